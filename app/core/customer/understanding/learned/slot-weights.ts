// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.expenses","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.inspection","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,6,4,6,4,6,6,9,5,9,8,6,6,5,4,4,6,4,5,7,8,7,5,7,7,5,6,5,7,5,7,3,1,6,4,4,5,6,7,7,4,5,5,4,3,5,6,6,5,6,5,7,6,6,8,5,5,4,3,5,5,7,6,6,5,5,6,5,5,6,5,4,7,8,4,5,4,7,6,3,4,4,3,2,6,5,5,4,3,4,1,5,4,5,4,6,5,6,6,6,4,6,4,4,5,4,7,4,6,5,6,6,4,4,7,6,3,5,5,6,2,5,5,7,6,7,6,5,6,5,7,3,6,6,5,6,8,3,6,6,7,6,5,5,8,4,7,8,5,4,4,5,5,7,9,7,7,7,8,4,6,7,4,6,5,5,5,4,4,6,3,4,5,5,6,4,4,5,7,4,5,7,7,5,4,4,4,7,6,8,9,5,7,7,9,6,4,6,7,5,8,5,6,5,6,6,3,6,6,6,5,5,4,7,6,7,8,7,10,9,7,9,10,5,6,8,5,6,5,6,6,4,4,6,5,24],
  features: `#	34 -25ő-24qŐťǫ-21Jĺ-20ň-19lCŗ-18Ŝ-17aĸńƠ-16QYłš-15AH-14oFŁŞŭǄǅǧ-13gNũŮų-12kxzKĽŀŇśơƭƷǘǡ-11iPUŕƝǠ-10ŉŚŨƓƦ-9ľŠŪƀƐƞƥǜ-8tĻŴƈƎƫǏǖǞ-7mļŋƵƸ7ƴƾǎ8sžǒǥ9bwżǑ10ŢŤƲƻ11Ƒǈ12hŰǉ13S14ūǗǤ15ĵŝŦƺ16ŸƉƪ17eŬźǟǪ18ǋ19ŔƌǇǚ20uGƄ21Ķƙ22IņƬƿ23n24Ź25ƚƯ26Ĺƕ27L28D29yř34œƖ36OƇ37Ǩ38Xŧǌ39d40Ɔ43ǣ44p48Tķ49Ř51ů55ƃ59ƢƳ64Ƽ65Ɣ71v80c81Ʈ82ſ83Ǔ90E
# $	54 -27Ǌ-22fǉ-18I-16X-15Ŝƫ-14SŔŲ-10UƩ-9ĺŏŝƊƔ-8uHş-7AFĵńőƯƴǠ7Ƅƺǆ10ƌ11b12p13Ķƃ14Rƪ15Oƿ16Ŏǋ17VœƂǌ19E20Ɔ22ǣ26Ƣ27Ř28ƾ29ů31Ǫ35ŧ36ř38ķ44Ɩ45Ʈ47Ǩ55c58T61Ǔ84Ƴ112ſ
# a	65 -12ĵ-11Ŧ-10d-9ĴŨƄ-8Ǡ-7Yǫ7ſ8ƕ9n10ƂƧƼ12pƖ23Ʃ28Ƣ33L35ņ40œ44ů55T63X
# aggregate	90 25ǣ
# and	69 -11Ş-9Ĵ-7TŠǩ9jǐǕ10ƌƾ11sŃœǤ12żƖ13ƍ15ŧ17Ŕǫ18ź20p45v70Ƽ
# at	90 -12o-7u8n17Ƨ25w
# before	86 -11Ƴ16Ǖ19T48Ŕ
# bucks	81 7Ɓ8ŕ12ſ13ƃ18œ29X
# by	86 9Ɠ13Ƨ14Ĺ15d
# car	84 -9ŷ7ŵ11Ų40ū
# cars	85 15ūű24Ŵ
# days	85 -9ǐ7j9ž12k14ǟ18Ǘ
# deductible	90 22ř
# did	85 -15d-7ŉŧ14e15Ƽ21p22Ɖ23Ź42v
# digit	90 7Ŭ9e10E
# digits	85 -14I-8Ś9Ŭ10d27E
# do	88 -14r11Ʃ13ƃ23Ʈ
# dollar	76 7ŧ9Ř13ř26Ĺ
# dollars	78 9ſ10ǚ11ƚ12X14ţ16Ŕ18Ŀ26ņ
# employees	90 -18Q-15Ǔ12Ǌ27ǉ
# feet	84 13Ƌ16Ƒ17ǂ27Ƈ
# for	74 -8ƞ-7Ř8T12ſ16ņ17ƙ18Ʈ23œ25p35d56Ƣ
# have	86 12u26r40ƴ
# house	90 -22Ɣ52Ɔ
# in	67 -27ſ-10Ǥ-8ǘ7ǝ8nvƦ9ƚ10Ŕ12Lżǎ13ŝ14ĴǞ16ƟƳ23Ƭ24ź31ǋ32ǌ39Ǒǣ40Ƅ
# is	67 -19p-9ň-7Šǫ7VƫǗ9cSŭƆƔƗƩƺ10I11GǤ12yůƑ14Ǉ18Ƽ21Ř33v34dŦ
# kids	86 -17Ǆ13Ƶ23n43u
# like	85 11c12V14ƿ15Ŭ24Ź31y
# ls	90 60b
# miles	73 -10r-8T15ǒ18Ż23ů25Ƒ29Ű
# minutes	73 8ş10aŅ11ōŰ13ǃ14ļǩ32O
# months	69 -13Ƣ-7Y7ƹ8ņ9Ļž11ư12Ń16ů18vGŨ22Ƅ28œǪ30ĵ
# now	86 -16E8ŔƼ12Ʋ17c38œ
# number	86 36ŝ
# numbers	88 -7Ǚ20ſ22E
# of	66 -18ū-15Ő-12ǋ-9ſ-8cx-7Rƀ8Ƅ9Ƈ10eǓ11Ů12Ŭǥ13nE19ŪŸ24s28u30r59Ř
# oh	90 13ķ18I
# okay	82 -17X-7Y21ů24Ʈ40W67ķ
# on	68 -11ǧ-10ň-9ūƄƠ-8Řƃ-7ǉ7ƙƨ8ƀ9Ƽ10Rƪ11Ʈ13ŲŹ15Ś17ů18cř20ǣ22ƕ26Ǥ29Ĵ30ŧ31Ɩ33Ǩ
# one	77 -19ǣ-18ſ-9ŭ9fpƿ13I15Œ19Ƭ24c67Ƽ
# or	68 -28b-19Ɩ-9ŏŤŦ-8dUƇ-7Ų9ƢǓǨ10vĶƁǈ14X15E19Ʈ21ŧƅƔ22T23ſ37Ư40Ř52ǣ66ř
# out	86 10ř15ş19Ƭ34Ĺ
# people	85 12ŅŴǙǠ15ǉ20ƀ
# per	88 10ſ13ǣ
# percent	75 10ķƖ12Żǖ15Ɯ19ĵ27ž
# pounds	90 -7c40Ƽ
# right	65 -19Ʈ-15Ǡ-11ǁ-10q-9au-8Ɲ-7ITť8pƚƞǟ9sū10vƌƫƿǋ11w12y13eŘŦ16Ǉ17Ŕŧƍǈ18ǐ20ǝ25ƕ30c34Ƽ37Ɔ49E61Ɣ
# so	85 7i8Ɓƌ13Ƴ16yş
# square	84 -15Ǎ37Ƈ
# talked	90 12r16Ʊ20B
# that	73 -8ĵ10d11CSŖ12ŔŤ18GƢ28Ř29M35I
# times	90 -12Ʃ10Ʈ18ǂ52ǫ
# to	80 -10Xŏ-7Ƙ8Ƹ17V22Ɩ33Ŕ38ǐ42T
# umbrella	88 10Ǖ13ƃ
# weeks	77 -8ư-7Ǫ7ľ10Ʀǟ12Ƅ16T34Ŷ
# with	88 -14E11Ÿ13ƿ36I
# would	90 10ƙ19ŏ21Ʋ23ǟ
# year	77 -20Ɔ-15ů-10c-8pŦ-7TŴ9m10ō18ź19Ł20v35ƫ36Ư60Ɩ
# years	57 -13ő-12Ɩ-10ƾ-9Ɔ-7ů8oyŝŷƧƶ9HŒ10Źƫ12Pŏ13ǥ14Şţ15Ƴǁ16G17Ţż18ƺ19Ǡ21Ž28ŤǇ31S32Ŧ44Ư
# yet	84 -9ƀ-7Ž35v54c
@day	64 7ľƘ9ōŮƽǋǡ10sǩ12iĹųǊǛ14g16R19ń21Ŷ43k44ǐ50L
@day $	75 9Ĺ11ō12Ů13Ŷ17Ǌ22ǐ29k32ń
@day and	86 10k13ǡ14s21ų
@day at	85 -8ń14ǩ50L
@day is	90 -8Ƙ15R17ǐ
@day or	85 -12k51L
@day right	90 9M
@month	66 -8Ź7Ǧ8ky9ĹƠ11Vů12ť15Ǟ19ǀ21Ŗ22Ŧź24p25ơ27dń
@month #	88 13p19Ŗ26d
@month $	90 -15ŖŦ-9Ź15ź17ů26ť30ń
@month and	85 10d13ơ17ź23Ǟ
@month is	90 12Ĺ17ń
@month of	88 -7ť17p29Ŧ
@month right	88 -7p16V19Ŧ
@month to	88 17ů27ơ
@name	53 -18ƺ-10ǅǫ-9ǟ-8ũ-7ťǡǥ7ź8aAŀ9pGŗ10Ƥ13Ľő14Ŀǔ15ŚƜ16J17ǚ18iƪǄ19ŕ21s23ŔŧƄ25o27tŻ29ƹ31Ǌ32Ĺ34Ǧ36œś
@name $	69 -46a-25Ÿ-11oś-10Ļ-8ź-7ĽŔŴƃ8ŕ9Ō10bǚ11ŀő18ư21Ɯ26t31œƄ38Ǧ41Ż43Ǌ47ŧ
@name and	82 -38o-13ƺ11aǚ16Ÿ18n20Ǆ67w
@name do	90 -14w-13o19Ĺ30a
@name is	84 -26w-9t21Ŵ26œ42o
@name or	86 -14w7o13P40a
@name over	86 12ǣ22ŝ29Ľ
@name say	90 -17B-9ŧ8r25œ33Ŕ42ŕ
@name you	88 9Ǟ16Ĺ
^ #	59 -25Ǔ-24ƃ-22Ŧ-17ǣ-15Ś-14c-13Ʈ-12Ɖǫ-11œ-9r-8ť-7pķŉƫƺǠ7Ǌ8hǛ9ţƪǇ10Gƚ11CǑǤ12UƲ13IZ14ūƢ15Ÿ16b17SŞ18ņǉ20Ƈ21XŰ22Ɩ23ů24v26ĵ30Ǩ47ř49ſ56Ɣ60Ƽ80Ư
^ @day	84 12ǋ34L
^ @month	90 7d15Ŗ17p
^ @name	90 11ƍ13o
^ a	73 -11ǫ-7n7ǟ8ŮƂǚ9ŻƠǊ10RƎƶ11ū12ƫƾǣ13Ƥƨ14ǌ15Ų16Ɔ17ǁ20ƣ
^ about	85 -15ť-9T7Ɔ16ů17Ŧ36ǌ
^ after	77 11y12ǟ13Ŧ23ř
^ alarm	90 21Ɛ
^ all	90 9g13ļ18ǀ22Ǘ
^ alright	82 8adE10ŘŚ11Ŵ13Š14Ŧ17ň
^ am	75 -17Ƙ11N27Ņ28a31ŉ37b47ǫ
^ and	45 -39Ǎ-21ĺ-19sǆ-18Ƶ-15ŴƤǫ-14Ÿ-13ťƌ-12Ǌ-11ŚƖ-10Ɗ-9ř-8ƟƣǇǖǚǟ-7źƸǒ7iǏ8ŨƇ9ŵŷ11Ĵš12e13R14ƭ15c16qvŀŮ17fnŰ18tGQĻ19D24B25pƪ26ŧ27Ʃ28ū29ő33w36œ38a40P41Ŏ55oC
^ annual	83 10ǌ13Tǋ
^ any	47 -32ǉ-16Ǔ-15ǒ-13nƱ-12gǑ-10cuŋǄǇǥ-9ŅŵƖǖǨ-8pƪǤ-7AŐŨƂ7y8WķŕşǁǦ9TĶƏǆ10Ĵƃǘ11ŁŞŠ12vŪƓǊ13V14ƿ15rūƒƤ18HƊǕ19ĸƬǛ20Ŋ21źƝ22Ɛ23k24ǅ29hżƚƟƺǞ30Ƴ31ƽ32ƾ34mǂ36ƻ55Ţ
^ anybody	75 -20Ƭ-19ƞ-9Ǜ-8Ǟ8Ƥ11z13ŗ17Ŵ18ƱǏǚ31nŽ34ǥ
^ anyone	86 -9Ƭ7Ƥ8Ŵ11Ÿ
^ anything	68 -16Ǡ-15Ōş-11Ɖƿ-10ŉǄ-8Ƌǂ-7J7ƍ8ƺ11Ķƃ12ƛǚ13Ƨ16Əƪ17ż22Ǝ25Ɠ26Ŋ30ƚ39Ť42Ŏ44ň
^ are	47 -25Ř-24ő-21N-19U-15ĻǑ-13V-11ƕƮ-10ś-9ŮųƢ-8TĽŃūƣƤǅ-7ĿŗšůƨǄǉǍǟǪ7jŷƁǐ8fƘ9CMQŭƍƳ10gļŀžƆǃǓ11œƊ12ķǊ13DSƑǂ14iŸſǒ15pƠư16GƷ17Oń18Ƽǈ19ł20u21Ū22Ǡǥ23Ǐ24Ǥ26v27ŅŐ28ũ30ŉ31P33xH34ţ37Ş40R44ǡ60ǫ
^ at	90 14ǔ30Ư
^ aw	90 9w17Ɔ
^ awesome	76 -10ǖ7ƅ8aƈ9c10ōű13ļ14Fś15IŤ16ǆ17Ɩ19Ķ
^ aww	80 7Ľ8x9ft12hz14w17ƭ
^ basement	90 -8ƈ31Ƌ
^ be	90 7ŀ13Ł14ư
^ been	82 -18Œ-16S8Ť70G
^ before	83 -7ō8ř11Ō12i13X17ŋ22a
^ besides	86 -8Ɩ9ƨ17ł23Ĵ
^ best	90 -20ş-8ǫ23ļ24Ş
^ big	85 -9ŕ-8Ǖ7ƞ9k16Ǔ18Ĺ28Ŕ
^ biggest	88 -12ŀ-7ǟ11Ǒ17ǖ
^ blood	90 -15ǃ19ƽ24ƾ
^ boy	90 -9w14bj24u
^ brick	86 22ƈ
^ burial	88 18Ʋ
^ business	83 -16Ǡ-12ǧ-10Ǎ-9ǌ-7Ǫ7ǖ10Ǥ19Ɵ28Ů41ǡ
^ by	79 -13Ƹ-12Ń8Ʒ12Ÿ22ƅ27Ŕ66ń
^ call	90 
^ can	59 -23Ŋ-15ĺ-14ŉ-11Ʒ-10JŖ-8Ū-7ƴ7aX9bLŶ11ǃ12DŬ14łƑǎ16ńŘ18e20ś28M30O31Ŝ39ŋō47Ʃ57ǫ
^ college	90 -21m11Ƴ49y
^ comp	86 14ǋ22ǥ
^ congrats	86 8Ƽ12ƔƠǡ
^ cool	78 -12ų8Ť9ǜ10dŖűŵ11Ɨ12p13Eř19ž
^ could	63 -21Z-9Ɨ-8ŷ-7ĸřǎ7ŚŬƦ8X9dŶƙ12e13s15Ƥ20M22ǟ24ƹ26ưǫ27ś39Ū54Ĺ
^ credit	90 31Ķ
^ days	88 -12ǐ13ǟ30R
^ describe	86 10Ų11Ǐ13ƈƊ
^ did	49 -23ťſ-19ũ-15aŀ-12oSņŋŞ-10L-9GWţƣƸ-8qŃŧŴŸǚ-7wĴĸļşŶźǜ7pŜŤƿǛ8kķĺŢƗƵƶ9ǈ10tƬƭƴ12ųŹƖ13xFƎƢ14bŁ15Ǧ16ǎ17Ļ19ƨ21Nƍ22ŕƛ25š26Ɣ27Ż31Ū32Ľ33j35Ř36Ň40ľŅ45Ũ46ŉ53ŗ77ǫ
^ do	37 -63Ř-39ň-37ŷ-34ų-27Ɩ-25ū-23ǧ-21ĴƢ-20eŰ-19OƮ-18Q-17ĺřŢ-16Ňő-15aĿŏƹǄ-14cŸ-13yƣƱ-12Mœ-11ŃƘƝƸǩ-10BŅƥ-9bikŎŤƦƪ-8CLşŪƨ-7lSĽńņŊũŵƍƵ7fAĸŗŚƐƧƬǋǖ8HſƩƴǉ9TŞƉƓǍ10Šǟ11uľƚƾ12ŌŶǂǤ13wPƗƲ14Wǅ15gXů16źǚǪ17ǈǗ18Ǚǡ19ǘǢ20śƺƻǀ21ŐǊǐ22ł23NƂ24Rōǣ25Ů26KǞ27zŋ29ű32ŉǛ33ŝƜǨ34Ǔ35UǕ39ŭƄǜ41ƀ44F46Ɵ51ƞ52ǒ53ǝ61Ơ63ơǫ
^ does	52 -18œ-16ŐƺƻǕ-15Ů-13ƃ-12Źƽ-11q-10ƉƝ-9ŗſ-8ŖŞǘǥ-7őţźƑƷǤ7ƇƊ8szľ9dĵ10bĴƥǒǚ11Ʊ12AŝŲǨ13ũŭű14ƞƿ15ķƖǢ16ųŷŻƈƣƤ17W18ǔ19Ǐ21Ƌ22ŉǣ25x26hƩ28L29Ŵ30Ƃ41Ǆ42ƫ51ň55ǩ
^ email	90 
^ ever	62 -16ƿ-13ƺ-12Ŵ-11Ǩ-10S-9ť-8rƟ-7ƞ7Ǧ8ž9ŮƛƜ11ƴ12ǫ13Vǟ14ƶ15ơ19Ţƃ21ŗ25Ƭ26Ť28ǚ30Ɲ38ż42ƾ
^ everybody	88 7ƙ8Ǔ12ſ16Ǉ
^ everybodys	84 -9ŗ9ų12A13Ĵ15K26Ŀ
^ family	90 -8n16ƿ40Ʀ
^ fire	90 -10Ƒ35Ŋ
^ first	90 -13o20a
^ flood	90 
^ folks	90 11Ļ18z
^ for	82 -10a-7ż9c10eo12ǅ13w15ǁ
^ full	81 -53R-11ſ33Ɓ56ǉ
^ garage	88 18ű
^ give	65 -16A-9e-8ŚŸ7avœƙ8ƔƖƨƭǍ9ňŞƢ10ő11wůǐ12ǒ13DŧǢ15ū17IYǜ18Ƈǉ25X
^ go	75 -14Ɩ7Ǌ10ƌƙ12ūǧ22ś30ş50Ŏ
^ good	75 -41L-16ǌ-13S-10ŷ-7Ŧ7Ƒ11Z12ƿ13őŽǛ14Ɣƻ15i17Ż18Ǉ25N41ǡ42ň
^ got	60 -19ņ-13ƿ-11ŠƳ-10Ř-8ź-7Ň7ű8Ɠ9j10łŵŶƦ11ǔ12Ŭ13Ŋ15k16ZśƧ23u26Śǧ31Ņ33Ő41ķ43A49n70ƀ
^ gotcha	88 10Ő11Ļ12Ÿ14V16Ŧ
^ ha	90 -7Ļ10g14c15ż20ő
^ happy	88 7Şǩ43ŷ
^ has	57 -10QƏ-8ť-7ƿ7ƕƱǣ8Uƃƴƽ9Žƌ11ŪƊƞƼ12j13Bş14Ɠ15hŕŗƛ16ƶǜǞ17Ţǩ20Ťǝ24Ɲ25Ŕ34Ǆ
^ have	50 -38G-19ƴ-14ĸ-13ƨ-12ũǨ-11ƿ-9ŝ-8nŎƂƪ-7OŞƬ7ƭ8ųƃƹǟǡǦ9ŲƏƻƼ10ƳǠ12ķţž13Źǀǁ14ĴśƲ15ťƺ16ƍƶǚ17ƙǗ18Ž19Ū20Ņ21Ķ22lşƾ26cǔ27Ň30Œ32r33Ƶ35Ő38Ʊ
^ he	90 -15p26q45v
^ height	86 22Ƽ
^ hey	85 30i
^ high	85 -15y-9Ƴ7ƾ33m
^ house	86 9D19H26Ɩ
^ how	33 -26R-21W-19Ɣ-15Fŉ-14UłŋŐǅ-13őƉ-12oŦƗ-11yǊ-10sHQŕ-9şǆǧ-8quwŠŭſƋƣƭƴ-7AMƟƳƷǃǎ7knVYŗŨŶƀƜƻǏ8XĽňŰŻǂǖ9hĴĸŔƃƄƅǥ10rƆƖ11gSĺ12ųŹƓ13TŴ14ķƬƮƹƿǑ15jŃƺǟ16vńƇƼǇǈǛ17ŢƥƯǌ18ů19OĹšżƌƛƨǒ21xťƦǚ22biņŖŧǫ23ŮƠǉǞ24zǍ25ǡ26Ř27Ųǘ28Ǔ30K33ũ34ŷ38ĵ39Ƶ47ư
^ i	47 -54ǫ-17ƅ-15ŏ-13ĺ-12ƙ-11cŶ-9VŉƯ-8HƳ-7ĻńźƩƮƲǠǨ7LŀŮŰųƼ8histŅňœǆ9CNSŒŤƜǀ10BřŚŻƃƔ11wţ12dnFŹƆƘ13ŕŦ14Gǈ15rETXǢ17vƎ18fĶǅ19IƠ20oŷ21ż22bŋ24Ǎ26P29e
^ if	52 -26Ŷ-20ƹ-12Ļ-10Łƭ-9Ťƺ-8ǫ-7Xőś7DNŕŞŲƀƨƵǑ8ƅƎƙƪ9Ƭ10Wŀş11Yŭ12ƃƱ13ŝƳ14ř18Ƃ19Ʈ22ĸŗǆ23ĿƐ25ư26Ɓ30ǟ31ļ34Z47ŏ
^ in	83 -14Ǐ-8ķ16ļƎ24ť34M
^ is	37 -31ƺ-22ǚ-20ŔŗƜ-19ŏ-18Śš-17nǐ-16Pœƕ-15vƔƦ-14gũƟǊǓ-13oQ-12lŝŢ-11ŧǟǣ-10kVŕ-9mBĸļţƣ-8cŅŐťŪůžƗƞƬǎǜǞ-7diĹĻŇƤƫƹǁ7pHSŁŽƊ8śŦƂƉƍƐƨƲǖ9wű10ZĺŉŖƎƘƠƩ11huƆƌ12ŶźƪǨ13AXŃŮǘ14ŞşƇƮ15JƧǤ16ŷƀ17NĵŰƾǉ18aEřƁǍ19fyųƖǙ20ńő21ǅ22F23Ƹǧ24x25ŴǇ26ơƭǝ27ƴ28ūƈ29ŭ31RǪ32ƥǄ35Ƴ36ǡ37stU42łŘ49Ŏ52ǫ
^ it	68 -13E-9Ɣ-8Ř-7GM7Jű8azŢƢ9Ĺ10Ľľǃ11ŃƩƵ12Ǫ13ĶŬ15ž16jŜ18ƕ22Œ26œ38Ɔ
^ just	72 -17Ÿ-16Ř-14Ŏ-11Ń-9Ɨ-8ŗ-7ƟǕ10Ǚ11Ű13LŉƤ14MY15ǧ17Ĵ19ſ20Š28ł32nō46ǉ
^ keep	85 -25ǫ-19Ƭ-7Ơ28ƹ40Ʒ77Ŏ
^ keeping	90 -22x-7t14Ʒ39ǡ
^ last	79 -15I8x11Ŕ13Ɖ14t16ĵ23E30ǀ31ŝ
^ let	73 -8o-7Ŝ7ĵžǊ8ŁńſƑƟ9Ɓǃ10řźƅ11Ɖƙ12ƒ13ő38a
^ liability	88 -60ǣ-17Ř97ſ
^ list	80 -7Ǜ10ĴŸ13Ǒ15Šǧ31Ɛ
^ llc	90 12ǈ
^ long	88 -26Ů-8Ǉ15SŰ56i
^ look	84 -9ǧ11ŘǤ12ƫ13j14ś33ƀ
^ lumbers	90 20ƕ
^ may	82 -7ŗż10Ō20a21ǫ26ŋ
^ mind	80 10c21ǃ
^ monthly	85 -10Ɩ24ĵ30œ
^ most	86 7ƚƴ16ƨ17ŗ
^ my	69 -22ǫ7DHK8pZū9Ŏǁ10jǈ11bQVǠ12IUŁƴ13ŀ15ǡ17ůƲ
^ name	85 -15w-12o-11ǅǧ-9ź14L15Ÿƚ60a
^ need	86 11ǩ19ƅ28Ƃ
^ nice	85 -7Ơ16ǋ20Š25ŷ30j
^ no	73 -13ū8Kǂ9ƅ10Ž11uƂƞ12Ǟ16W21Ŷ
^ nothin	90 10ǝ11ż14ƒ17ƽ
^ now	79 -14L-7xŅ8c10hTů11al13fnuB15ņ16N30ǫ
^ oh	62 -9ǫ-8ƙ7qŅņŔů8dxP9aNŽƋƟǅ10CőŪŷƐƚƠ11ŰƉ12W14G17Ŏ18U19Q21ǘ22Ţ25ť
^ okay	52 -22ǫ-14ǘ-12xŅ-11ų-10ł-9Q-8MNũ-7jķĻűư7aoqCPŴƊƺǒǗ8ľĿŘƙ9gnŶƄǔǙ10sLŪŮ11ŐřŸǧ12cŏţǃ13ń14JĺƁƗ15hT16p17œ18ŬƨƫǄǐ29Ƈ
^ on	88 11Q14ň80ƀ
^ one	75 -11Ƽ-9Ǔ-7ƨ7ſ8DƓ9f10Ǒ11F13Ʈ14u17m18ǒ21ǣ24ƀ25Ƈ28Ʃ46b
^ ooh	80 10Š12k13Hǅ15ƍƚ
^ ouch	86 10Ŧ12Ň13Ŕǥ14ŧŽ
^ over	86 -19cT-18Ǩ-13ƃ-7ŝ25Ƣ26ŧ36ǌ44ů58œ
^ own	84 -11Ƣ-8F-7ǎ23ĸ41ŭ
^ paid	85 -34Ɩ-25ŧ-23Ŕ7Ǔ23Ɨ31ŭ63Ɣ
^ perfect	86 11DŹ13Ś17ő
^ policy	88 
^ pool	90 23Ǝ
^ price	90 37Ŀ
^ read	75 -7ś7Ź8ǂ9J10ƫ11ǣ15Ś19Ř23ƣ
^ ready	90 -10Ń47ō
^ regular	90 10ƛ
^ remember	86 27ľ
^ rent	86 -22Ǔ16Ƣ39ƞ
^ roof	88 23Ɖ
^ roughly	79 -7ŧ12Ķ17ƙ19T
^ run	84 12Ɵ13ĸ18Ǌ22ǧ26ū
^ same	90 -11ż12ǀ13ǚ14ŽǄ
^ say	82 -11L7Ĺ9bƄ12ſ15Ŷ18ŋ21Ʀ24ƪ
^ shall	85 21ōƮ34ǫ
^ shingle	88 21Ɗ
^ should	71 -38Ŏ-19J-16Ư-11Ū-10Ǉ-8r9I10ƭ12ĵ18M22Ʈ31ŉ33ō35s36K53ǫ
^ since	85 -15GŪ-8ƺǠ-7Ŧ11Ǆ38S44Œ
^ smoke	88 31ƻ
^ so	38 -22ĵ-18Œ-15o-14ő-11řŦ-10j-9ŭƾ-8CXŁǧ-7bzŏƯ7aiBIZĸşŤŶƬƼƿǅǫ8AļłƖǊǍǑ9VŴźƞǥ10GĺŅŢƄƕǋ11DĻńŗŵƔ12kŚūƽǉ13TĿŘũƟ14ǇǗ15pxŕſƏƤǆ16ţťų17PƅƮ18q19g20nS22cŸ23ƨ25Ƣ26ŧ31Ŕ32ō
^ some	84 7h8ƚ10ƣ16Ŀ18ž20Q
^ something	86 -12Ŋ-7Ť11Ŏ18Ł21Ļ43ş
^ sorry	82 -20ł7u10ŉ30ǫ33a
^ sounds	80 8r10FƇ11LNƞ12Ũ13BǊ
^ spell	85 -16a7J41b
^ square	90 20Ƈ
^ state	86 -60ſ13Ƴ19Ņ66Ř
^ still	82 -20Ĵ-11ŭ-9U-8q-7Œ7ƌ16D17Jő28P33Ɩ39Q
^ sump	90 
^ take	90 -12Ĵ-8ũ-7Ķ19š29ǘ
^ tell	50 -16Ļ-13Ł-11şƝǒǫ-10oƟ-8Ŧƛǎ-7IƉƙƩǁǑǡǧ7SķŗƳǝ8MUšũŲơƢǛǠ9ghVŇŽƍƤƶǙ10ľŉǖ11Ɯ12ƋǊǘ13tņǓ14Ũ15ŏƵ16Fŀ17qŔŝƯƲ18H19n21P23uť24ĺ25Ŏ35ǆ
^ term	88 -22Ư27ƫ
^ text	90 -11K7Ŝ13Ŭ
^ that	67 -15ǫ-10œƜǀ-7F7ŎŻǉ8ƛǌǓ9Ƒǚ10SŕƈƔƽǞ11ƦƩǄ12lŨǘ13Ŧ14A21ǅ22ǁ26Ǒ38E46ũ
^ the	65 -11P7ERSķƉǕǩ8W9řŸƯǊǌ10Ūƈƿ11h12ť13Ə15M17ŌŬ18eŭ20m22ƛ32c
^ their	88 -27ǔ14ŕ17Ş22ņ
^ there	75 8ĵ10ľŮƷ11ƪ12Ƃ13ńř14ž15ūƫ18Ś
^ they	72 -7p7GUƘƾ8őŔűŲƅƆǃ9ƉƣƲǁ10vƗ11Ʈ13Ť14Ũ15ǌ16ŕ
^ think	88 12Ĺ15Ƹ17Ʀ
^ this	81 -9Ż8Ɖ10m15O18a23I
^ those	86 9ǏǦ11Ƴǎ12Ɯ
^ till	90 -26v-8ń21ų53Ư
^ towing	88 19Ƃ
^ ugh	82 7Ň11Ŝ12Ɯ13R18Ǟ24Ǧ
^ umbrella	90 -22ƃ23Ǩ
^ walk	64 -8ĵ-7ũ7ryǘ8Ɲǆ9ƙ10YŗŶƦưǊǗǚ11Ǫ12Ĺ13nRŽ15Ĵ17Ń18ǟ28ť
^ want	78 -15Ǩ-14ń-13Ƅ7s11Ŝ12ƅ14ŉƃ15ĵ17ſ21M29ō42ǫ
^ was	62 -12H-7Ɖǫ7Ū9Sƿ12ŧ14ŉǊ15ŽƏǌ17BĽ18ŕŹ20Ơ21Ļ23ņũ25ť45š52Ŧ
^ we	75 -10r-9Ƃ9k10GMƖ11ŌƋ12ŵ14j17ƪ19ľ22Ŗ
^ well	79 9HŅ10ş11a12kǌ14NŲ18ĺŨ23i
^ were	72 -19Ŕ-17d-13X-12Ƅ11Ɔ12Ž15ŢƷ16ŗ17Ʈ19ĽǦ20ƶ24l35ũ39Ũ
^ what	29 -32ŭ-31Ŵ-20Ʀ-19pU-18ŝ-17PŸ-15ĵŒŗưǒ-14uMƘ-13Ņź-12HSōŜ-11śǊ-10nFNŉŮűž-9łƭǍ-8OřŷƠƱƴǄǔ-7bKŽƛơƨƳǃǢǤǨ7ŇőšǦ8IŐŶƄƜƝǀǎ9ƚƥǋǙ10ŦŬƿ11ŎŹƌƏ12ERƊǌ13iǏ14hTſǟǥ15YňƓ16ũ17oQŔŞƋǑ18ZƩƹƾǐ19BLƢƼǕ20ƫ21lĿņųƈƖƗ22C23ŧ24Wƙ27ŀƸǪ28Ʈ29vĴ30ļƽ31Ř33ǅ34ĸŃǠ35Ŋǧ36ƣ37Ɣ38Xū40ť42ŏ44Łş46Ļ50œ60ŵ64ǆ65ĺ73ǫ
^ whatll	86 23ķ36Ń
^ whatve	84 12Ƨ14ƍ15Ū21ƙ
^ when	47 -25Ũ-22š-19a-18ť-14Ň-12ǟ-11Ɣ-10KķōŤǍǫ-9lĺũ-8ciƫƯ-7şƀ7ŃƕǚǠ8ĵƆƝǔǦ9ƓǑǩ10gƸ11ƴǝ12dkŢǎ13HƽǤ14ƌ15yŕŲź16pƶ17Ʀ18ƾ23Rǀ24ƻ27s28Œ29ń31v32ŗ33OƘ34Ŗ35Ŧ37ǐ42V57L
^ whend	76 -22ǐ-16Ǒ7żƻ12Ŧ13ƴ15ĶƉǤ18Ǉ21G26S
^ where	56 -22R-16ƌ-15P-13ń-12ţ-11Ɵ-10n-9ĺ-8ơư-7jsűƩǡ7rŰǖ8ƅƝƨ10zĹƧ11XŬŮ12y14ŅšǠ15Ľ16ǂ17lť19Ǚ20Żǀ22DƋ23ś28J32MƦ36q40ǫ57CǍ
^ whered	83 17lĽ19m
^ which	58 -14ǜ-12PǙ-11ž-8Ŀ-7ţ7ƑƗ8ŊƽǑ9QRŭǫ10bDƥ11ųƏ12Ł13Ÿ14Jź15ŉ16Ľŵ19ƶ22Ǌ26őŦ29C30ǘ
^ who	42 -22ų-18ǎ-17ŵ-16ĵƖ-15xƥư-14tTū-13aœƟ-11ŧźǉ-10PŘśŞũ-9vŹǋ-8HLVĺĻţƔǆ-7fBRĸŀōŗƊƠ7Ǜ8ǜ9ƒǟ10Ƴ11Ƃƞǀǩ12ƛǠ13ŅơǗ14ǧ16Ĵǝ17Qƴ18qŭƗǚ19őƄǇǏǒ21Ʀǈ22nƸ23Ľł26šǓǙǞ27ƭ29ŝƤ30A31ǖ35oŴ37Ÿƣ41Š42Ʊ46Ƶ47Ǣ56ǫ58u69Ǌ
^ whod	71 -25ǀ7A9Ƴ10Ŷƀ14ƴ15Ƅ17ƭ18Ʀǚ25Ʋ26Ǫ
^ whose	75 -19ƙ-8wA10F11ł14ĸǣ15ő17Ž19ǈ26Ƥ
^ why	65 -20Ņ-15ŕ-12ĽƸ-11i-10Ŕ-8l-7Ţ11ƹ13Bĺ19Ň20š21ƶƽ28ǫ36Ʒ37ţ40Łŷ41Ļ
^ will	78 -12m-11Ƥ-10ǎ-9ƴ-7ƣ8yķ10ź13Ż15ŜƦ29s44V
^ with	83 -12Œ10ǣ11ƃǨ15ű17Tŉ
^ work	84 -30R-28ŷ-24Ű-12a30U54Ů55Ɵ
^ would	52 -21Ƃ-15ư-14Ƹ-12Ǫ-10ƨƫ-9QƔǟ-8AļŉŊŘşǑ-7ŞƬǢ7ōřƀƊƚƝ8B9EńŶƪ10LƉ13M14ĿƱ15yWǨ16ŜƁ17Ķ18ƹ19ſǤ20ň23ǃ24ţƳǫ27ms29ŋ30ž35ŷ40T41Ʒ53r
^ wow	80 8ŕ9S10ƾǉ11R12u14Ƣ15ŧ20Œ
^ yeah	86 8œ13ű14Ƃ15Ɩ
^ year	84 8Ɔ30ū
^ you	51 -96Ơ-44ǡ-18ƃƦ-14G-13Ʃ-12Ş-11BLſ-10KŪŲ-9n-8MŀŘŰŸƔƳƸǑ-7bpZķńœŗťŵƽǟ7IŃŠź8ĽĿŇśƂƋ9deAĻőǃ10ŭŶƁƯƹǜ11gĺƉ12ĵō13ľŁƨ14aş15muHJŊŜƺ16jRǫ17ŒƬǂ18P19F20Oŉ21Ǩ22U24C25ŷ30Q33V38l42Ő67i72c77N80ň
^ your	64 -15aB-12Ŧ-10Ɨǚ-9vKū-8Ņ-7ǎ8wƭưƴ9ĸĻ10sA11Ŗ12pyDJPŝ13dE15XŹ16T17ļ19cņ22ƖƧ23ź24œ27o28M30ň
^ zip	86 
a	27 -27ǖ-24s-23Ł-22Ŋ-21ſ-20šư-19Ɨǐ-18Ş-15ajxňŦ-14Ŗǉ-13őƔǍ-12pCƘƿ-11ōŚŵƤ-10kDGşţŧƹǨ-9yśŠƩ-8cnrEJVǈǠ-7ŉŎŗƀƌƏ7iŌŕŘũŬƐƚƢƪǆǊǕǗ8Ůƣǡ9eRUŇŏƇƧƨƱƸƽƾǇǑ10MĿ11YŤūŸƆǥ12Iƻ13wĶƕǩǪ14ƝƦǔǛǞ15ŷžǀǏ16ŹƈƋƳǧ17ŭƒ18bhŝűƜƮǟ19ŻƑ20lŋŒť21Wľǜ22Ańǋ23SżƲ24LZǅǚ25Ɠƞ28řů29uĹƎ30fg31Ţƴǁǂ32NŜ33F35ļŶ36mǌ37X38ķ39ǫ40P42q43T44ƃ46ǃǣ49ƥ
a #	54 -38ſ-23Ɣ-20Ǩ-19f-16Ǫ-15c-12ŏ-11ƀ-10ŦƄ-9ŗǉǫ-8dŐŷƕǠ-7yHUǖ7żƧƷ8şƑǂǋ9œ10Ţ11vĶƚ12ŵ14ņŻ16Ɖ17ǎ18Ĺ22Ƣƣƨƫ24T25WƼ27X38Ɔ39ū43Ʈ48ǣ53Ř57ř61ǌ63ķ71Ƴ76ƃ
a @name	84 10ŝ12dŇ15Ĺ16Ļ
a a	73 -12Q-10n-9L7K8g9fq11őŢƝ12hƻ13Ŷŷơ14ƅ
a b	86 -9q15Ŭ27Ż40ǧ
a bachelors	88 31m
a backup	90 8Ƌ25Ŷ
a bad	79 -11L11ǚ30Ň48N
a ballpark	86 -12ĺ12ŧ25T28ļ
a bank	86 15Ĵŭ
a basement	75 25Ƌ
a bell	88 37ľ
a big	73 -12S-9F-7ŝ7Ɖƣ8ŜƑ9ţ13yƝ16Ŀ18g19Ǉ22ŧ28Ĺ37ƥ
a bit	88 -8g10ũ13j30Ŏ
a blood	88 11Ǆ25ǃ
a bop	86 26ǧ
a box	84 7f9Ő19m
a break	90 8m19Ɛ28Ţ
a bunch	90 13ǧ15Ņ
a business	80 -13ǈ-10Ǎ21Ɵ25ǧ
a buy	90 55Ǫ
a c	86 -8t17o22b
a car	68 -16ř-10ư-8Ŵ9Ž11ſ12Ŷ13ť20Ż22Ƅ24ū29Z
a card	84 -8Ś15Ĺ23eĵ
a cert	88 14ǔ20ǩ
a certificate	78 -8ƣ-7ǩ8ƅ10Ż25ǎ
a chair	80 -10Ǌ19Ǔ
a check	86 11Ť13Ĵ17WĹ19ƪƬ
a claim	75 -8Z-7Ũ8Ŧ10ĺ17ŕř30Ť
a clean	88 -7Ō9ż18Ť
a client	75 -17ǖ12ŋ14Ť16Ǩ40ǜ
a coi	90 15ǔ40ǩ
a commercial	84 -9ƃ11ǧ12š15Ǩ
a company	79 -10Q-7ǅ8ƶ13Ɵ16q17ƣ19Ţ
a complaint	90 36Ǟ
a contractor	90 -12Ǔ17ƍ23ƕ
a copy	79 7ƣ10ƅ28Ŝ
a couple	78 -14Ŋ8Ʀ9ǁ10ľ11SƚǠ12ǐ14U16ŋ18ū
a cousin	90 23n
a cpa	90 42Ǣ
a crash	84 -12Ʀ25Ž40Ƅ
a crawl	88 9ƈ28Ƌ
a creek	88 30ƛ
a customer	81 -15S-13Ǚ-7G17ǆ20ǜ31Œ35ǣ
a day	78 7L11ǘ17Ƃ20ǟ22Ŵ40ƻ47ƽ
a deadline	88 38ń
a deal	88 15ņ18ŏ23ō
a degree	90 -8Ƴ27m
a desk	88 -10Ǒ22Ɵ34P
a detached	90 21Ɠ
a different	90 -9Ū-8Q-7Œ14Ǉ15ŉ20V
a discount	78 8Œ11ĿŠ16m19ǫ
a doctor	84 -18ǀ14ƾ25Ǆ
a dog	86 9n14h
a driver	86 18Ÿ
a fake	90 14ŀ
a family	86 -26ƿ-15ũ19n30Ƶ52u
a fella	88 9ĸ13ǅ15ƀ19ƚ
a fence	85 12Ǝ34Ɠ
a few	80 -10Ŋ-7ƙ9m13Ƃ16Ɵ26ŋ
a financial	90 -8Ǣ47A
a fire	73 -9ŪǑ-7ǐ8Ɛ9ŀƒƙ10Ļ11ť16Ƒ28Ǥ33ǟ38Ʀ
a fireplace	86 24ƒ
a flat	84 -8ǫ7Ɯƶ10ř21Ƃ32ƪ
a flood	85 22ƛ
a form	88 -8ŭ12Ʒ19ƣ30ľ
a friend	82 22Ľ48A
a full	86 10ƭ11n
a funeral	88 22Ʋ
a garage	84 -10Ƨ42ű
a gate	90 16ƥ29ű
a good	65 -16ň-15Ų-11Űǡ-9ŵ-7Mű7Ƈ8WƊǅ9ŇũŻǊ10ŗ12BōŔǘ13i16ǫ20NU26I31ļ34ŷ37ǌ52L
a guardian	88 33Ʊ
a guess	90 15Ƒ17ǌ19Ɔ
a guy	90 11ť14Ǟ17ƀ
a high	88 15ř38ƥ
a hip	90 15Ɗ18ƞ
a home	90 -7ĸ13Ƈ26Ɩ31Ɵ
a homeowner	88 
a hot	86 15Ɣ35Ǝ
a hotel	88 33Ʀ
a house	75 -11ƞ-10D-9ơ12H23ƥ62F
a hurry	90 50ń
a hydrant	84 -7ś32Ƒ
a is	88 -10ǧ51ƕ
a job	74 -9ƢǊ-8P-7W7Ũ11ƹ12ŝ20ķŤǒ25qǕ
a junior	90 -9a8ź30w
a kid	83 -10Ÿ17ź20l27Ǝ30ƨ
a landlord	88 -25ƣ19Ļ52F
a laptop	90 -10Ǒ15Ǚ23Ɵ
a lawsuit	90 9ŀ20ĸ
a lawyer	80 7ĸ10A15Ǟ16ǫ37ƴ
a leak	79 -9ƞ15Ɲ29ť
a letter	86 -9ľ11Ź19ŕ27K
a license	77 -11n36Ÿ
a list	86 -16ĸ-13ƣ10ƾ14ǎ40ƙ
a little	65 -24x-9u7Wǆ8ŇųƇƓƨǃ9glqŀƵƻ10Iő11cķ12ņ13zŽ14Z16ŋƱ18Ŕ
a living	79 -13ƿ-12ŋ-7Ơ15z20q22ƴ52P
a loan	67 17Ƴ23Ĵ39ŭ
a local	90 14ŝ42l
a long	82 11Ş17g18Ź32Ś
a lot	70 -11ǂ7ŜƓ8ƣƪ9RŚƛ10ǘ11ŀ12ĸňů35ƞ41ơ
a m	90 21b46L
a medical	85 -15Ƅ8Ǚ18ǃ
a mess	88 12Ƶ16ŧ20Ŧ33i
a minute	86 -29O11f13ś16u29N
a mistake	90 23ǜ
a month	61 -17Z-15ĵ-13Ĵ-9dĹŨ9YƃƖǋ10Ƨǟ11ũ14ŏ19ķ20Tņ21Ʀ24ř37Ƣ52œ66X
a mortgage	75 -16Ɨ18F19Ɩ
a motorcycle	90 8Š12ū23ǂ
a mrs	90 44f
a nanny	88 30Ʊ
a new	75 -18U-9ƫ-8Ǥ-7ƠǠ9VƂ12ƅƷ13ź14Ǜ15H18Ǘ24Ǉ37G41S
a nice	86 8Ň9Ż12Ũ16Ʃ18k24i
a no	90 11ŏ12ƶ16ǃ
a normal	65 11Ǒ13RY26Ů
a number	83 -34I-20Ʈ-17Ś-10y-9ņ-7e14řǢ15ƀ17ļ58X66Ǫ
a nurse	79 -8M10Q13q19S24ǃ26U32P
a okay	86 37b
a one	83 -18ƫ-9ǫ10Ŭ12ƾ15Ū19ǉ25ƃ39ǣ
a or	90 -8ō10Ƃƍ
a parent	85 -14F14zƿ58u
a payment	90 -7ťƖ24ǚ33Ţ
a pension	85 38ķ
a permit	90 10ƍ11Ÿ16Ź
a person	88 -7Ǫ10Ŵ30ŝ
a photo	88 -7K25Ŝ
a physical	85 24ǀ32ǃ
a pic	90 -28K13Ŭ28Ŝ
a picture	78 9ŬƓ12ŵ34Ŝ
a pipe	85 30Ɲ
a place	85 -8F11ǡ12ƒ15Ʀ16M23Ƈ
a policy	73 -24Ƃ-12ŗ-7šƫ12Ƥ15ƣ19Ʈ24ļƪ35ƨ44Ő56Ŀ
a pool	80 19Ǝ
a private	88 10ǥ11Q13ǂ21ƣ
a quarter	88 12Ʈ14ƨ18ƚ28O
a quick	85 7ĸ27ŋ
a quote	88 17ľ35ĺ
a real	83 10F15Ŷ17ƒ18ŝ23Ŀ
a reason	90 16ŕ
a recorded	90 20Ō
a regular	86 8ų14Ɗ15Ź16ǀ19ƣ
a rental	85 -7Ʀ7F36Ŷ
a renter	90 17Ʀ43F
a restaurant	90 15ƥ23Ǐ
a ring	88 46f
a roommate	90 11Ÿ16n
a rough	86 -8Ŗ-7I16Ŧů21Z22S24Y
a safety	88 
a second	74 -9H9fļ10ŋ13A14IŪ17ǫ21y24Ɩ25Ǡ36N
a security	90 17Ɛ
a separate	90 -26ř18Š35Ɯ
a service	79 11Ʋ19Ť
a shed	90 28Ɠ
a side	90 33ų
a slab	86 38ƈ
a small	90 17ő29ŧ
a spouse	90 71f
a storage	86 20Ƨ
a strange	79 10y22Ǘ
a student	80 22Ƴ
a sump	90 21Ƌ
a term	88 -11Ŗ11Ư12ƫ
a time	88 18b41L
a total	90 9ƙ12ƻ18g
a trampoline	86 
a truck	90 -11Ƣ-8Š16Ǩ18ū20ǒ23S
a trust	86 18ƭ23ƴ
a typical	88 7ǩ11ǐ13T14ǁ16ǆ
a vacation	90 10k13ơ
a w	90 9Ǔ14b33ǉ
a way	90 17ŏ20ǃ26ŷ
a week	68 17Ůǟ22Ű23Ŷ27ų28R31ǁ
a while	79 -8S-7F7Ţ8G10Ʀ12ŝ13ŴǪ17ň38Œ
a whole	86 -7ƨ8u14hĸƫ16ŉ
a will	78 76ƴ
a win	90 36ļ
a wood	82 12ƒ
a workshop	79 16Ɵ
a wreck	84 19ŝƄ
a written	90 9Ǖ
a year	64 -15Ɩ-13Ŧ-11Ŕ-9ň-8ǡ-7ŭ7ƍ8ǟ9ľņư10Ŗ11pǌǩ14q15œ16c21ƞ25ǋ29ǂ40ĵ60ů65T
a yes	86 14Ō44ŏ
able	81 -11s7ư8Ŝ10oZ16ƹ17Nŗ
able to	81 -11s7ư8Ŝ10oZ16ƹ17Nŗ
about	41 -20x-12Ǩ-11cŖŘ-10ǒǤǪ-9ļŅőǇǉ-8Fœǅǡ-7jsŒŮ7ŢŰƐƑƤưǌ8ĶŊŦƢǁ9ķľĿũƇƮƳƼǞ10ŃǄǚǝ11Žƃ12HŋźƪǙ13hGĽųƏ14BVZƖ15pŇ16uAŕǃǎ17ŗťƸ20ňŵǆ21ŎƠ22Łžǖ23rŞ24TƵ27ş29ŀ36ĺ
about #	63 -15ň-11ĺ-10ūǤ-9şŦ-7ť8ǋǙ9Ƒƞǖ10ōŲƖƙ11c13ƌƬ15Ɵ16ƛ17Ƴ18ǂ21ǟ22ŧ23Ǒ25Z26Ĵ28Ʈ30Ƽ33ǌ43T
about $	73 -20ƞ-10ş-9Ƽ-8Ʈ-7ǡ8Ŋ9ŀ12ūǄ13U14Łǫ15v16ƺ18Ƹ21Ŧ23ĺƢ45ť
about a	79 -7T11ľ12ŋ17ŀ21X30ĺ
about all	88 9ŀ11Ƶ17r
about an	88 -17Ǩ21ƃ
about any	70 -13Ǒ-8Ǜ7ƨǓ8źǥ9Ž10ż12H13Ɲ14Ǟ15Ɵ17ų18Ţ19ƶ21ǚ
about anything	90 17ŀ24Ƨ
about being	88 7Ō15ş19ž
about how	82 -16Ǎ-14ǌ7Ɔ9Z15ů16Ƈ17G
about insurance	88 -13ƣ-7ĺ16ł30ǎ
about it	64 -45ş-19Ľ-13Ń-12ŏŗŧ-10Ƴ-9ť7Ǝ9ĻŨƱǁ11ĵŪ12Ʀ15Ķ16ƐǞ21Ŏŕŷ23r27A35ň39ũ42B46ŀ50Ł
about leaving	90 20V21ţ
about replacing	80 -8ĺ32Ļ
about right	86 8Z10ư12g14G16ƙ18Ʈ
about that	73 -24ť-11Ơ-10ū-9ǫ8ƃ9kŵ11v13t17ŷ18ǧ26ŗ27Ŏ28Ƶ46ň
about the	59 -22x-20cŞ-15ƛ-12Ɲ-11ňŖ-8vŎŘ-7rǊ8ŗŠ9ƸǏ10ŕŲ11HŁƨ12šơ13ş17Ň18ǖ20Őƪ22ž23ǝǫ27Ə30Ơǆ31u32Ŀ34p36ŵ41ť
about them	78 -13ŷ-9Ł43ş50Ş
about this	76 -8Ʋ-7ļň10Ǡ11Ō14Ʃ15hŏƵ21r24B
about to	78 9ź10ň19T
about uninsured	79 10ƀ
about us	85 -19A17Ň48Ľ
about what	78 10Ɣ11ť12gş14ƹ16ķň27ŗ
about when	90 -15ť-7z10Ƶ13ľ24Ŧ
about you	86 -7Ǫ10f12i15ư
about your	63 -15U-14Ɵ-12ǒ-11v-10BǏ-9rŁň-7VĿť8ľƥƿ9Ǘ10ƠƴǛ11kuƺ12q14ŋ15z16hŰǆ19lŝǙ22n23Pƪ24Şū28Ǌ47ş
above	80 -12ƥ-7c18Ǩ21Ķ30Ǝ48Ǐ
accent	88 47l
accident	76 -11ư10Ƶ12ſ16ŕ21Ž25Ŧ31Ƅ
accident $	83 18Ž28Ŧ
accidents	69 11ż15Ť32Ž
accidents $	84 19ż
accidents in	88 27Ž
accidents or	74 -7Ž29Ť
account	70 -14Ǣ9Y10J11a18ZǗ19e20œ22ŝǖ23ĵ42Ś
account $	82 -10Ǣ-7e14a15ĵ16Z22Ǘ32ŝ
account number	81 28e40Ś
accountant	77 15ǈ25A31B32Ǣ
accountant $	86 -8B-7ǈ22A32Ǣ
accounts	88 10ǖ26ķ
across	88 11Ű28Ľ
actual	86 -7Ő9Ǥ10ǈ11śƒ
actually	78 -8œ7ļŤ9ŝ11ſ12R14K16P27ŗ
add	73 -12Ŋ-10ō-8Ů-7ǚ9o10Ĵ11Ǣ12ĸ14Ǒ16Y21y23c33Ǡ34Ŏ62Ƃ
add up	86 -9Ů-8ǚ17Ǒ20ĸ21Y
added	84 9ƙ11ǧ25Ǡ27ƍ
adding	88 9ƍ12Ǡ
addition	90 10ƍ16Ʒ
additional	79 7ǔ10Ǧ12Ǖ16ǎ17ǩ
additional insured	80 7ǔ12Ǖ16ǎ17ǩ
additions	90 32ƍ
address	63 -15S-9Ǉ-7Ǡǧ9F12n16Ÿǩ20J21E29ű33Ǎ36G52D
address $	70 -16S-10Ǉ-7ǧ8JŸ10F13Dǩ14E21n24Ǎ36G
address of	84 -10G22D29Ǎ
adjuster	83 -10B47Ũ
adjuster $	90 
adt	90 40Ɛ
advice	76 28A30B39ǜ
advice $	85 7A21ǜ
advice on	90 -9B33A
afford	86 13ǖ19X24Ʀ
after	55 -14ř-9Ư-8Ɲ-7ōƜ7bǢǦ8űƿ9gŤƌǡ10ŝƆƫƭ11ĿƏǤ12tJUƩƹ14ǐ16EţŦ17wy18ļ19L20Ƶ21ũƄ25Ʊ26Ū27zĸŧ
after #	88 13ţ14Ŧ17ƿ21Ɔ
after $	83 -19ũ-7y8ĸ16ļ18w21zŪ33Ƶ
after a	75 -10Ū9Ǥ11ƙ16g18Ť21Ƅ
after closing	80 24ř
after high	90 43y
after that	78 -13y8ǡ11Ţ13m15ũ16tŪ17ƭ
after the	71 -7f7ư8Ƶ9Ķơ10ĸ11ǟǦ12Ǣ13bƱ15Ə17Ŀ22E25ũ36Ū
after you	79 8Ǥ9Ʃ14ƗǠ17ŝ23Ŧ24ƹ25Ʊ
after your	85 -32ř7z15ŝƩ49ŧ
afternoon	84 10gļ12i15Lō18j
afternoon $	88 -10i12ļ21j29L
afterward	88 -8ŧ10ũ13Ƶ18Ū
again	64 -10Ŷ-9Ĺ-7Ǫ7ƜƠ9ǁǫ11oƘ12t14L16k20Z24ŷ29ƕƙ30ŉ31Ū
again $	69 -11Ň-7Z9t10ǁǫ12LŝƘ13oƕ19ŉŷ20ƙ39Ū
again how	79 -10Ĺ33Z
against	72 10Ń11Bǣ13Ņ14r16Ĵ26Ƭ
against it	75 12B15r18Ƭ19Ĵ
age	69 -11w-10ŋƊ-8o10Ÿƿ12Ǐ14x22Ư37Ɖ63p95c
age $	77 -12w-10ŋ-9o13Ÿ17v21Ɖ28p31c
agent	66 -9ĺ7ƀ8Ǩ13Ǡ19Ŀ41Ň53ŝ
agent $	75 -10ĺ9Ň14ŝ22Ŀ
agent ever	90 7ŗ12ƀǨ
agents	78 -13a-11Ş27ŝ32Ņ43Ň
agents name	90 -22Ň-15a58ŝ
agents you	90 -14ŝ18Ň
ages	84 -10u-7ĺ7ƌ71v
ages $	90 -11u28v
aggregate	88 24ǣ
ago	77 -7OǇ11GĻ12ƶ15uƉ17ľ21f37Ŧ
ago did	88 -7Ǉ8ľ13G15Ŧ
ago was	88 18Ɖ27Ŧ
agree	86 -8q-7ƪǄ14ĺ17B21r28ł29ǫ
agreement	86 11Ƥ12ǎǪ23Ǖ
ahead	76 -9Ƴ9B10y13Ŀ16ƴ23ō29ş
ahead and	82 7Ś8ś27ş
air	85 -8ǈ8ƣ11Ĺ13ǎ16Ŋ20ƌ23ǅ
airbnb	85 39ƞ
alarm	75 -9Ƒ7Ǐ51Ɛ
alarm $	84 
alarm system	90 21Ɛ
alarms	86 24Ɛ
alcohol	71 34ǁǝ
alcohol $	79 26ǝ
alcohol these	80 16ǝ
all	48 -27ǫ-17a-16Ǔ-15š-14ư-13Ů-12l-10Ǡ-9ARSŁŘŲƖǨ-8łŰžƊǩ-7bOŒŷźƣƫ7ŋƈǊǔ8ŜŝŤƁƻǙ9tŐƴǁǖ10gŇŠƇƵǣ11sxůŵƃƋǪ12ĵƟǆ13wŭƹǀǗ14dWŀƤǘ15YĸƠǒ16ũŪǍ17ŗ18n19ƭǉ21k24ŧ29ƍ30Ń31ƙ32ǧ36Ŏ39Ĵ
all #	86 10dƤ15s27Ń
all $	72 -8ƙ-7RĴǦ7nƖƞ8H9z11ǁ12ŝƵ15ƍ17Ťƻ21gƟǣ22k24Ŏ31Ő
all about	90 -8Ł42Ń
all at	85 20ĵ
all day	88 -8L-7ƽ8ŵ10I38P
all do	85 -25P11W24Ƌ25ǧ30Ĵ34ǆ
all in	80 -11ť-8ƙ-7ž10ś13œ15ń16ŧ19ĸ30ǘ
all is	84 -19ƪ-11Ɗ13ĸ14u21n34ŗ
all lives	90 -9Ÿ24n
all of	72 -10ǩ-8ő-7Ƶ8rĸũ10ŧǚ12Ŏ13Ļŝǔ14ŀ16Ǎ17ƙ21Ĵ
all on	85 -10ƨ-8Ǐ-7ś10Ǚ11ƿ17qǪ18Ƈ31ƪ
all over	86 -11ǫ-10l8R12ǒ13C14Ūǖ15Ɣ
all right	90 -16ư-7r10Š15ƨ18ŋ27ƹ
all that	74 -10Ů-9Ƶ-7ƣ8ķƙ9Ŝ10kƥƲ11y13Ǜ14ǧ18YƁ48ũ
all the	72 7ƽǪ8ŀųƓ10śƎƠ11ƍ13ń15Ū16Ɵ20Ň
all these	88 11ǡ12Ƃ16Ļ23U
all this	80 -13Ǩ-11š10Ƶ12i13t16ţ21ƃ31r
all together	86 13sǋ17ǌ20Ĵ
all what	90 10œ12ƙ14L18T
all you	84 -18Ǔ-7Ǌ9Ʊ12ĸļ14Ǚ33ǉ
all your	76 7Ǌ8Z9ǖ10ƺ12Š14Ǒ15ǀ27Ǘ31ƙ
alls	90 16ŅƸƽ17n
ally	90 -7Ɨ11ƅ25ŭ
almost	75 10Ʋ11dk12Ť20Ǘ39Ǜ
almost cost	80 22Ǘ
alone	80 -11ŃƗ-7Ǎ9zŗư12ƹ19ł20Ǐ26n
alone $	84 -11ŃƗ10ư13ƹ20ł27n
along	78 9ž10t11ǂ12ŝ13iƠ15ķš18s19Ʃ
along $	85 -7q13xǂ14sŝ16iķ21Ʃ
along with	90 -7ƛ16Ơ
already	71 9vƘ10Žǫ11Ʋ13p16ź19ĺ28Ő30Ƃ
already $	85 -7Ő13ǫ42Ƃ
already have	86 7Ʒ14ĺ22Ő
alright	70 -7ǫ7dũƹ8ŘŚŴž9Š11Kňǃ12NŦ13Ōư18M26ŋ28i
alright $	84 10ŋũ14i24M
alright i	88 9dE11ŘŚ19ň
alright if	88 14K22ŋ
alright with	85 8ŋ10ĵ11Ō12ž14ǃ
always	77 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ29l
am	55 -13ŊƘ-9L-7GX7PŞǝ8kqŋƵ9Mľōť10rŶ11wUĺŇ12cIǧ13h14f15ņţ17ŅňŒ18gŽ20CŎ21bƠ24N27a29i35ŉ
am a	90 13K30g
am curious	85 8B9š11ŕ14rĺţ
am glad	90 10ĺ12Žƾ15ť
am going	83 10o11ż16a20P
am hearing	84 -18ǫ7U8H9g10ţ20Ŷ27h
am i	65 -15Ƙ-9Ś-8ĺ-7B7fƁ8uƻ9v12q14iō15ǧ17I18c20ň21ŉŒ22N26b27Ņ29aC44ǫ
am not	88 -8Ņ-7Q15B19Ş23N29ņ
am sorry	83 11ƿ13z16f19Ň
amount	71 10ƙƨƳ12ŧſ14ǘ16ƕ20X25Ř49Ʈ
amount $	84 -7Ǥ7Ʈ8Ř11ƙ13Ƴ15ſ
amount on	90 -10ƙ16Ǥ17ƨ19ŧ
amount you	90 10Ř27Ʈ
an	51 -18Ɵ-12Ǒ-11Ţ-9ǩ-8ep-7ĻśşŭƮ7NZŋƠǎ8ƄƓƥǨ9qFžƇƗƸ10Œ11ŕƐǍǞ12DP13lKƆ16ƶ17ǋ18JO19ūǘ20ķ22Ŀ26ƙ27b28ƃ29ƅ32ŝ33A38ǈ
an #	85 13Ų19ŝ
an accident	86 9Ƅ14Ž18ŕ
an accountant	85 57A
an agent	81 -11ĺ24Ŀŝ
an alarm	90 28Ɛ
an apartment	86 11ƥ16Ơ19D
an app	88 20ž33ǘ
an email	81 -12ǚ-10Ǣ25K33J
an emergency	90 20Z
an employee	85 25Ǟ
an excess	90 11Ǩ23ƃ
an hour	88 15ǋ16L35O
an insurance	86 -8Ļ-7ş7Ť12Ň19ĺĿŝ
an llc	86 23ǈ
an old	85 13ĺŁ14ū19Œ23ķ
an older	88 10ƌ25Ɔ
an s	88 -9p7ƅ10b29ǈ
an sr	86 12ƅ
an umbrella	71 15Ǩ27ǫ
and	31 -25ǫ-15ƣƥ-14ńŶ-13Sň-11ŞűƆǖ-10ŁǍ-9jZĽņŉŲ-8AĵŕƛƜƳǇ-7ľŢţųƔ7hUķŻƱ8eNQYłśťŬźƀǏ9uőŴƃƏƐƕƽǀǈǎǙ10fTƇƋƲ11ŒǛǢǤǧ12Ņǒ13tBŠƙ14pĸŮƝƪ15zƭǉ16PǁǗ17Dƌ18ŧƖǃ19ŰŸ21Ĵǅ22Ǒ23nWĺ24dvŎ25œǝ26ǜ29o32C34w35Ƽ40ū41Ǌ47a
and #	76 -15Ǆ-12Ǔ-8ŠƳ7ƼǑ8ƕƤ10ǣ13Ǌ15œ16Ĵ19n22Ɩ37v42ǉ
and @name	83 -7nw7o11ł12t13Ǌ16Ƥ19G33Ÿ
and a	67 -10Ǟ-7ǩ7bL8aƲǕǧ9Ū10hƓƽ11ķ12ǥ13ŰǊ16ǃ18v19W21u22ǒ26Ƽ28ū
and about	83 -17Ǎ-12ū-7ǡ9Z15U16Ƈ36Ĵ53Ƽ
and address	88 -7D24ǩ
and all	77 -8Ů-7ƣ8dƖƙ9ķƤ10kƲ12ƞ15ǧ16T18Y
and an	90 27ū
and and	74 -7ű7ŗ8P9ƞ10DķƲǔǨ11ƋƼ14ǀ17Ǜ
and any	88 12ǁ
and are	79 -8yŞ8c9ŷ10HƳ13F14Ǧ29u
and by	79 -29ƣ-8ǎ14p57ĺ
and cards	80 11ǘ
and clear	86 -7ŉ10ƹ15ŭ36Ɩ
and collision	80 18Ɓ
and company	90 16Œ39Ņ
and could	88 -11Ǫ10ǜ14ǡ15ư20W
and dad	88 23z
and did	78 8ƍ9Ɖ11Ū13n14Ŏŕ15ǡ16m18Ż
and do	69 -10ƌ-8ǣ7Ɵ10nǓ11ǔ12Řǁ13g15ƴ16ŋ
and does	86 12Ɯ35Ż
and everything	90 9Ũ11ƙǓ15Y
and for	84 -10Ƽ-9ř-8d7p10ſƙ12Ɓ15ǃ22Ǆ
and give	86 7Ś10ƙ13Ÿ
and hail	84 11Ɯ14ř
and has	79 13ǥ
and have	81 8Ǟ11Ţ14ƶ18Ƭ
and he	84 -11Ş8ƿ11ǔ22Ǟ26p28o30s
and his	88 -32d8Ǔ9Ƹ11n33p36ƪ
and how	57 -17ƥ-11Ĵ-9Ǎ-8Řťƌ-7owņǇ7gGķŮƉ8TƼ9xRŷƑƖƠƾǗ10ŧǉǏ12ŨƋ13cpŃƪ14ļƩ15ǆ17Ǆ19t20Ƈ46ƕ
and i	68 -12ƴ-10ǫ-9P7dkƍƮ8ƾ9qGMXŏ10ǈ11xŎő12Ǡ13Nŋƅ16O18ŉ29ō36L
and if	74 -9ǟ-7Ŝ7ţ8z9ƅ10ş11GIƱ13c30ƭ
and in	79 11Ǌ12ǌ19ǒ
and is	62 -15Ɯ-12Ɓ-7ū7ƄƓǆ8Ƴ9rǝ10ĸ11g14ƺ15FTǢ17ƫ19ř28Ů
and it	75 7gŔŴƒƛ8ǃ10Ơ11ƾǚ12Ƶ14ŽƝ16Nƴ17w
and just	90 24Ǎ
and last	81 -13Ÿ13o57a
and look	88 -16ŗ-7q10Ʊ20Ǜ40ŝ
and model	88 18ū
and no	84 8g9ǂ12ǁ13Ƶ15Ʋ
and not	90 -7v13ź16Ƭ19ǫ23Ļ
and on	90 -7ƪ9ļ14qy21Ĵ
and raised	90 -7d29l
and read	79 7Źǎ9Ƭ19ƽ37ś
and roughly	79 14ĸ29ư
and run	90 -8ŽǓ8Ǌ17ƀ26ť
and slow	90 -24ǐ13b28U
and some	88 9Ƹ11ƣ13ž15ĸ
and street	90 17D
and such	90 8w14ƽ
and tell	75 7ſ8ƊǊ9ŘƹǤ10Ĺƙ11WŁ12śū28ƀ
and that	74 -13Ř-8Ǌ8Š10ĸǁ13őż17ƨ18W21Ɲ26œ39ť
and the	58 -31ū-23p-12o-11ƕ-10aőƖ-9ƅ-8IƝƣ-7ĺƃƱǒ7ƎǀǨ8EŮǊǛǤ9eĸŬƈǅ10G11ŞƏǧ12œǗ13Ŕ17vCƭ21ŧ22Ŧ25w30d33n36Ĵ38D54ŵ
and then	76 -14ť-7ŝ8d9HǊ12Ņ16y18Ň21w67Ŏ
and they	79 -7ſ10ǘ11ķƦ21ǫ29ŧ35ƣ
and tube	90 31ƌ
and was	88 18Əǀ
and we	88 10Ʈ11Ư12M14s
and weight	83 9ǃ23Ƽ
and what	50 -14řŵ-13ǅ-12vƩ-10Ļ-9rsASŋşƞǫ-8gĴǢ-7ƸǠ7qwWŀƚƽǆǩ8yƆƖǈǣ9JRŗţƜǐ10ĿŎƗǄ11CŒƪǋ12ůŲƢ13P14Ś15Ʊ17B20a22d29ĺ36Ř38Ǌ39œ64ū
and when	75 -9ŗ-8ƣ9ƌ11yG12ŜƘ13Ɣ14P18šƩ21Ŗ
and where	73 -30őǍ-11Ŵ-7ű10D16X18Ǒ19ŵ41Q53C
and which	76 -36ŵ10d11Ƹ16ūŴ24Ŭ33Ÿ
and who	67 -20Ƥ-15ūƵ-14Ŵ-11Ÿ-9Ś7ǀ8aŭ13nƗ14Ǌ15A16hǒ17ť20ŧ26o28ő
and whose	78 -9n7ź16ő18A24Ƥ
and why	90 -14ǫ-10ţ-7o22ŀ29r36Ļ
and would	84 -10Ų12ĵƊ16ž
and year	86 15Œ20d
and you	68 -11Ş-9C-8ǐ-7M7ŭ8ōŵǊ9NRǈǍ11ŒƷ14ƪ19Ǘ22šƦǟ24f26Ŵ35p49a
and your	62 -11ŧ-9ŴǢ-8P-7ŵǖ7I8Ƅǥ9zőũƤ11řƚ13aǚ15v16ǅ18BǪ19qǈǐ22o25Ÿ27Ű28ł
animals	86 32h
annual	76 9Ƭ11ů12ǌ14ǋ19T
annual payroll	88 7ǋ
another	72 -9Š-8Ɵ-7d7vŸǊ9Ŏ10Źź14ŷ16ƶǠ17őŵ21HI26ơ27Ŷ36y
another car	90 -14Ŷ28ŷ46ŵ
answer	86 11K13Ŀ14ŕ15ǜ19Ŋ
answered	90 21Ŋ
any	40 -17Ʃ-15Ř-14Ǥ-13QƱ-12őœƂ-11cŉŋŗŭŵƙǇǒ-10Ɓƫǉ-9npqAǡ-8ņƉƷ-7szUĵŒśŝŴſƗƣǟǧ7vŞƏǘ8rxĴŕŪƿ9ōƛƤƧ10ŌǊǜ11ƶǕǖǞ12yŐƒ13uŊūƽǀǁǓ14Ťǆ15kǈ17Ɗǅ18Ķǚ19Ž20jWƓƳƾǛ21żƐƚƝ22Ƭǂ23Ǆ25Hƞ27g29ĸ30m31ų32hƻ35Ųƨƺ36ƍ38ź39Ɵ51Ţ
any #	84 -28ǉ-26ǥ-15Ǉ15h50Ǔ99Ƴ
any $	85 19Ɵ27g
any accidents	70 18Ť27Ž
any additions	90 32ƍ
any animals	90 12h
any bankruptcies	90 19Ķ
any big	84 25k
any business	86 -9ū17ų30Ɵ
any cash	88 -9Ʒ25ǘ32Ƭ
any chance	86 -12ŭ-10ǫ10lV14Ɩ16H21P
any claims	78 46Ť
any close	88 15ǚ39Ǜ
any complaints	90 39ş
any coverage	82 -18Ř-12ƨ-11Ʃ-7Ţ12Ƶ29ƪ31W37Ő
any damage	77 -17œ-11Ɲ24ť67Ų
any deliveries	90 10ų
any delivery	80 -7ų10Ů
any drugs	90 15ǁ
any excess	88 -8ſ31Ǩ
any family	79 17ƺ
any fender	88 20Ž
any health	81 7ƾ35ƺ
any heart	90 -12ƺ15ƾ22ƿ
any hobbies	88 -12ǂ45g
any insurance	88 -12őŢ15ƶ22ƀ24W
any jewelry	88 20ƚ
any kids	84 13u28ź
any kind	90 10ŕƟ14Ő
any leaks	85 29Ɲ33Ɗ
any life	83 -13ƫ-10Ʃ-9ƶ-8Ő9W67ƨ
any loans	88 15Ĵ24Ƭ
any losses	88 24Ť
any more	86 -16u37y
any of	71 -16Ɵ-12c-8A7ƨ9Ǩ10ź12ǊǓ14ų15ƿǑ16Ő26v29j31ƞ33Ƨ
any other	77 -14ƀ-10ņŵ7Ĵ9ƨ13ū14Ÿ21Ǎ25Ņ32Š
any plans	84 -7k11ǂ21Ǡ27H
any prescriptions	88 
any questions	84 -16ŋ44Ŋ
any reason	90 -11Ő10ŕ30ō
any remodeling	88 17ƍ
any roommates	88 -14n39Ƥ
any savings	88 16Z
any side	79 15Ɵ20T
any subs	90 19Ǔ
any tickets	82 -19Ž49ż
any time	86 -19ƾ10Ţ12y24ƶ33ƺ
any tobacco	88 -7Ǆ30ƻ
any trouble	88 -15ǉ14Ķ33Ǟ
any violations	90 14ż
any water	75 16Ɛ17ƛ29Ɲ
any wood	88 
any work	86 -10Q7ǒ20W24ǖ41Ɵ
anybody	56 -16Ƭ-12Ǒ-8Ǌ7Ƶƿ8ŕƂƃƉơƤƩ9ǉǛǤ10uŞƥǞ11zťŽƞ12ŝŸ13hŴƕǓǝ15ǣ16Őǖ17nłƶ19ǥ21Ņ22ĴųǪ23ƱǏ32ŗ
anybody $	80 -11ŝ10ŗŠŢ16Ĵ19łŽ20Ƶ23Ņ25h
anybody been	80 22Ť
anybody else	78 -11ł-9Ƥ7Ž12Ǫ17n24Ŵ31Ÿ
anybody ever	76 -11Ŵ-7Ť9ƪ11ǣǥ15ŝƶ17ǝ20ƞ21Ǟ24ŗ
anybody hurt	90 -11Ǜ18ǥ25ť
anybody in	90 10ų11ƀ14ƿ
anymore	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
anyone	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8ŅŠǚǝ10ƃǪ11n12Ɗǫ13łƞ16ŸƳǞ18ƱǤ19Ƶ23ŗǒ24Ŵơ
anyone $	88 -24Ǟ-20ŗ-9W14Š18n23Ƶ36Ŵ
anyone co	80 22Ƴ
anyone else	85 9Ÿ13Ņ17ł
anyone gone	79 13ǥ
anything	50 -12Ō-11Ļǫ-9HŉƉ-8Q7Bŕǐ8ƞǏ9ĴĸŠǕ10ŀƳƴ11Žƨƿ12kƓƟƵǑ14ĶƲƺǗ15Ő16gŪƽǂ17ƜƪǄ18ň20ƏǠ21ż22Ŋƚƾ23Ǝ25ŎŤƅ26ǁ27Ƨ
anything $	67 -11Ŋ-10Q-9ƨ-7ŕ7Ǟ8şų9Ūƅƪ10ƞǝ11ŀǂ12rǄ13ŎǕ15żƍ18Ĵ25Ǡ26g29ƾ
anything else	73 19ĸ23Š42Ŏ
anything from	90 -7Ɨ12gǗ24ƅ
anything fun	85 44k
anything in	76 -20ş-14ƿ-11ƾ-9Ƌ7Ǝ11Ƨ14Ő15Ķ17ƴ19Ə31ƨ34ƺ49ň
anything like	75 -11Ŏ-9ň7Ŵ10Ķżƞ12u14ƛǐ15ƻ29Ɵǁ
anything on	80 -17Ō-10Ū-8Ź10ŐƄ14Ť15ƅ16Ų18ƃ28ż37ƪ
anything special	78 20ƚ
anything that	85 9Ŏ10ƽ12ƒ13ƿ14ǂ15ƚ
anything to	90 -17ƍ7Ƹ15Ǝ16Ɯ23Ū
anything ugly	90 12Ķ23Ə
anything valuable	90 -19ƚ10Ƨ16Ƌ
anything you	78 -19Ǡ9ƾ12Ş20ƽ21Ƨ30Ŏ52Ŋ
anytime	90 39H
anytime soon	90 39H
anywhere	76 -9ǚ-8Ÿ8Ņ12ǂǙ13ǧ23Š26k30ŉ
apartment	62 -20Ǐ-10Ɵǩ-9Ɲ-7n9ƣ11Ơ12ű16G17F19ťƞ21ƙ22DƥƧ26ƢƤ31Ʀ
apartment $	70 -10Ɲƣ-8n13Ʀ17ƤƧ24ť26F39ƙ
apartment building	90 -21Ǐ13ƣ23ƥ
apartment do	80 -10Ɵ31ƞ
apartment or	88 -24F22ƥ27D
apartments	85 12ƣ17ƥ50Ǐ
app	69 -17Q-11ŗ8Ŝǈ10ŝ11ƅ15Ǟ16ƶ26ś41Şž42ǘ45ų
app $	80 10ś11Ŝ12ŝ24ž28ǘ
app is	90 -21Q-11ų34Ş38ǘ
app that	88 30ž
application	85 -7ż9ǂ10S11ƶ14ǁ17ō
applied	90 25ƶ
appointments	88 8ǀǙ9M13ǘ16Ŷ
appraise	90 -9ŧ29Ɣ
appraise for	90 -9ŧ29Ɣ
appraised	86 43ƚ
are	33 -20ŕ-17š-16ŝŲ-15ňŨ-14A-13Ŷźǅ-12ŋƩ-11ĽņƙƞǇ-10qľ-9mtŎŔťƃƕƖƭǧ-8WƪǝǞ-7KŵżƁƎƣ7dOſǏ8UYĶŏƓƮƽǖ9EłŦŭŮŴŷƻ10ŁŌƑǥǦǪ11jnƜǢ12zŀŐ13LŅœŞƂư14bVōŠƦƳ15ķńŉƄ16ŗơƹǂǉ17uyļ18k19ũƯ21ŃţǊ22gwRƠ23lP24fŪǓ25ĴĺŘū26Ǡ27ƺƼ28HQǐ29ai30ƥ31ǡ32xǈ34v36C37ő42F45ǫ49c
are #	82 -11Ş-7C7ƅ13p14ū36Ƽ55c
are $	79 -18V-15ő-11C-7M11r14c21ţ26bj61a
are a	76 -15ǃ-7u10F12ƹƾ16b21l26d37g73P
are at	83 -8Ř11U17œ20ſ21Ǎ42Q
are both	90 -13ŭ-11Ƥ10Š11l30F
are covered	86 -7Ő11Řǔ16ő32ƨ
are done	88 -17ŝ-7ū15ƅ17yļŸ25Ǡ
are going	86 11ǡ12Ń13ł15V
are gone	78 -10Ư-9Ǫ13Ʊ17ư23ƫ25Ƹ30ơ52ƹ
are good	90 -15ň9Ŋ21ō29Ō
are in	69 -23Ǐ-10ǉ-8Ÿ7i10ơ12F16Q19ƛ20Ƥ21ƺ22ŏ23Ǚ28Ŵ32ƥ47C
are insured	90 10Š12Ő14ő22Ř
are looking	86 -7Ő11ś14ǌ24Ʈ
are not	73 -14ǫ-10ş-9ŷ-8AP-7yF7L8ŁŐ9ƶ10Ƙ11ŵƆǟ12Ǣ13ŧ15Ţ16ơ18ň19Ǌ21ŗ25Ƴ32Q34g
are off	88 9R13Ƅ14N18k
are on	68 -9ſǋ7Ǩ8Ř10Tƥ11R13Ɠ15N16śǈ17ŴǢ19ū26ǉ30Ƃ
are out	90 8Ű33Ǫ
are over	85 -8c9Ű17T38Q39C
are paying	85 -9ĺ11ǧ12ŗ14Ĵ27œ
are pretty	90 14Ŏŷ22ţ
are right	90 -9T12M19ů
are the	62 -26ſ-16Ǒ-15R-12u-10ǣ-8ƹǅ-7kœ8bưǋ9Ŵ10ƄǦ11qYŞŮƝƠ12ǆ14yǗ15Ǌ16ǈ18Ś19ǒ23Ż24Ǥ30v44Ř48x
are their	88 -15ǒ-14P9w40Ǌ
are there	70 -8G7H11Ɗ12Ɠ13ǉ23Ÿ26ǫ30u33n40Ǐ
are they	62 -12ŕǡ-10Nǫ-8lŨ7ūǊ10Šƚǖ15UǑ16ǉ19œ21ş22wz29Ǔ37x61v
are things	85 32ǡ34i
are those	82 8ƞ10Ɗ12ƽ13ǒ16Ɠ24Ǔ
are unhappy	90 21ş
are we	71 -15Ļ-14P-13ǫ-11Ǌ-9ļ-7Nǒ8ŐŧƯ9ŸƆ11h12uŏƷ13ū14ōƇ18c21Ŧ22ń23v31X36ĺ
are with	82 -7s7ş9ţ12Q71ő
are worth	86 -25Ǒ-9Ų7ĸ9Ƨ19Ɵ33ƚ
are you	41 -24v-20ǟ-14ƙ-13ŔǤ-12ǉǊ-11qşšŧŸǗ-10zœƓƖơ-9eĽƄƨƪǧǪ-8WŁŴźŻƇƞǇǓǣ-7btŇňŎŕřŲƛƣƯƸǄ7oĶƢ8pVZƷǒ9FNŗƑư10yƔǆ11sGOķĺƠ12DĵŖ13ŞųŷƳǃ14LĿłŮ15Ǡ16ţƺƻ17Ɯ18őƥƽǥ19ĸŀ20ū21uEŭ22f23lńŅũſ25cļ26HR27Ʀ28ŉŐǂǈ29i31Ƽ33kP35Ńǐ36Ĵ37ǡ42C44Ū73ǫ
are your	60 -18ƚ-13ǆ-12œ-10ƕ-9Q-8x-7aP7Ǚ8yƿǊ10VƌǏ12Ɓ13ǫ14Ǘ15Y17R19zǌ20w22ǖ26Ǒ28Ǥ30Ļ37ǣ39v
area	79 -16Ɯ-8O-7S11Fŕ18j21E31C33l35I
around	58 -13H-10ǫ-9Ɣ-7ƺ7ƐƗǄ8Lņƀ9WŠƳǩ10ĶƧƴ12Ɠƕǃ13h14l15nTV17z18ǋ19C20šƎ21Ņ23Ŷ26s
around #	79 10œ11ůŲ12sŭ15Ķǋ28T
around $	73 -18t-15ţ-14H-8ƺ10ƱǄ11Ƴ13WĻ14Š15uŶ20V29s42Ņ
around here	84 -7B9Ŵ10ƀ21l26z
around if	79 27Ŷ
around it	86 15X16n33Ǝ
around so	90 23Ƨ
around the	83 -7Ǜ7k8Ǌ12nƐ13ƎƓ
around there	88 -8Ũ-7u10ƛ13lű14ņ18h
art	76 17ƚ
art $	78 12ƚ
as	57 -13Ʊ-8ŗ-7Šźǆǖǫ7lIŁœŵŽǃ8avKňţűžƨ9Cśŷƃǂ10dŪƴ12Ņ15F16Ÿ17ƭ18Ǖ19Őƣ20o25c27f50ǅ
as a	76 8fƺǜ9ż11lP12ŵ13ǂ14ƨ16Ÿ
as additional	86 8ǔ35Ǖ
as beneficiary	73 13ƭ
as it	85 7j11œƂ12Ǌ13ž15ŷ
as the	84 9ƃ12ƭ14ǅ18dƣ
as you	85 7o8Ǆ13K19p
as your	90 -10D9ŝ16ű19C
aside	82 12Ƴ30Z31Ʋ
aside for	86 12Ƴ18Ʋ
ask	59 -7Ǐǘ7ǔ8aiƉƗ9uĶƈƩ15A16Ţ17ǎ21c23ĺ29ǁ30ł34Ǖ35ŋ39Ŋ
ask $	82 -8ǔ16Ǖ44Ŋ
ask for	69 -15ż-11ƣ-8ǘ7ǀ9Ţ14Ɨ18ǁ21ǎ23Ǖ36ĺ
ask how	90 -8a14ci
ask me	83 -8Ƒ50Ŋ
ask so	90 9Ʒ12h
ask you	79 -49Ŋ-9Ǐ8Ǖ22ƣ69ŋ
asked	72 9Ŏƣ10p11Ņ12a15Ǩ16ǔ17Ɨ19Ŋ33ǩ
asked for	77 -19ǔ12ƣ19ǩ20Ɨ
askin	90 -8ƙ13v15ŋ17a
asking	73 -13ǎ-8ĺ-7ǫ7pǚ9ƢǨ11ŋ12cŗ13Ĵ14ľŎƣ18Ǖ20ƅ30Ɣ
asking $	85 12ņ15ŋƢ17ĴŎ24Ɣ
asking for	79 -14ǎ-9Ɣ8ǚ10Ǩ18ľ21ŗ22ƅ23ƣ
asks	83 -7ǩ10ǎ14w15m16hP
asks about	90 17m18h
asphalt	85 37Ɗ
assets	88 35ĸ
associates	90 20m
at	41 -21ƣ-19iƃ-17ŧ-16Š-15ƄǑ-14coǊ-12Ƭ-11ŕŖ-10lŁơǆ-9ĴŇŎŞţŦƹǓǖǠǪ-8kŉōŮƆƔƖƢƵƷǂǉǙǫ-7jRZŪųŴƀƁƅǅ7gwBŒƭ8ķƘƚƻ9qCDŅř10ůŸŹźƎƕ11YŽƨǌǦ12ĽŔƯǀǛǢǥ14bǣǨ15Vłƿǁ16uśſ17ǎǘǤ18NP19G20Ķŏš22sŐ23Ƨ25hLƪ26ŀ30ŝ31ű32ǝ33ľ34Ż35ņ37W42nƟ45QU47J48S
at #	68 -10ǁ-9Ő-8ňŠ7Rƕ9Ʃƺ10Ƌ12sƚ15Ǟ16ſ17Ǎ20V22Ʈ25ƿ29ǝ31ŘŹ33D41ņ42L
at $	75 -26P-14ŧ-13Ř-8ű9rņ11ƙ13Ņ14ř17Q21Ń25ƕ29Ķ52C
at a	75 -13L7q12ŝƳ14Ž15b20ķ24N35P
at all	69 -13ƨ-10r-8Ŏ-7Ǧ8sH9uzƿ10L11ŝ13ũ14W15ƍ16ƻ18Ťǧ19g20Ɵǣ22ƪ23ǁ24Ő
at fault	84 29Ž
at gmail	90 17J
at home	68 -10o-9tƱ-7Ǚ9q10p11ƪ14rY18w20h21Ɵ29ź45u49n
at it	75 -13Œ-8iG9gŝ11Pś13Ǡ21Ļ25ŗ29S
at least	86 -8G12Ũ13ǣ14Œ18ŘƠǇ
at night	68 7ǝ9nĹĿ10x11ƽ12ǁ13L17ǘ18Ǒ20ŀ22ļű23ǐ
at once	86 12s21ĵ
at one	90 -27ƃ8Š23P36Ǩ
at risk	80 13ĸ
at school	78 36Ż
at that	77 -11ŒǇ-7u8Ÿ11F12ư13V17ŝ18G19š21S30n
at the	54 -23ƣ-19Ř-15V-12CǠ-10iǫ-9Ǌ-8ƙ-7GƺǤ7LřťƎǀǛǝ8ŀŏ9sƲ10hŚǦ11ſǢ12ĿƝǌ14bƘ15Ļů16ŒƧ17ƨ18őű19ǘ20ǡ21t22ś23ĽŐš26Q27ǎ31Ɵ32S33P34ľ48U
at this	83 10ľ14V15Ŕ21G
at work	70 -29P-15Ƅ-10Ř-9ƞ-8LQS9Ǜ11VƩ12B14Ʊ15N16ņ28Uƨ34ǥ35Ļ57W
at you	88 7ņ23ŀ24ň
at your	66 -16D-14Š-11Ŗ-8ǧ-7ǥ7nǚǤ8ǃ9ư10ĹǛ11ŝƎƑ13Ķǝ14h15Y16űƧ17S19ǀ20Ÿ23G30ł32ƞ
attack	86 10ƿ13Ǫ17ƾ
attorney	90 8ƴ14Ƙ18B
audit	68 -12ŧ12ǥ13ǔ42Ǧ
audit $	82 19Ǧ
audit @name	90 -16ŧ19Ǧ
audit go	78 14ǥ
audited	85 36Ǧ
audited $	90 36Ǧ
auditor	86 27Ǧ
auto	68 7ĵū8ƅ10ƀǅ19ǧ23ĺ26Ƅ27ſ36ƃ47Š
auto $	82 16Ƅ20ſ25ƃ27Š
auto and	90 9Š13ƃ
automatic	90 11ĵ12Ɲ
average	90 -10q17ǋ29Ż
aw	90 9w17Ɔ
away	65 -8Ƒ8Bǃ9Ž11ķƩ12Ƶǁ14ţƶ17ļ23Ŋƨ28k37ơ38ZŻ
away $	79 -10ķ-7Ɲ10Ǫ11ƨ18ƶ26Ƶ30ơ38Z
away at	86 -21Ƴ46Ż
away for	85 30ķ
away from	86 12B17ǁ22ţ27k
away with	86 14Ŋ31ļ
awesome	72 -10ǖ7cŜƈ8u9nFōśűƩǌ10ƚ11ļ12C13Ť14IƖ15ǆ18Ķ22ǁ
awesome and	88 12a15F17u
awesome that	90 9ƈ11cŤ23Ķ
awful	88 10ũ13ưǋ14Ĺ
aww	80 7Ľ8x9ft12hz14w17ƭ
aww i	90 14hz17x
b	78 -8q9Ś12D13Ŭƞ31d35Ż37ǧ45ǅ
babies	90 -9ƭ15Ʊ18y23h
baby	72 -8Ǆ-7ƺ8w13ƽ16v17Ʊ23y25dĻ26x31ŷ41u
baby $	84 -16ŷ-10v11w18x23Ʊ29u
babys	85 -19d14V20v36w
bachelors	83 43m
bachelors $	90 
back	55 -11ŗ-10Ǟǫ-8rĻƙ-7Gƽ7ĿřƎƶǚ9IŒŴ10ůƀƴǀ12hŁƓƟ13uşǡ14œǁǥ15Lƫ16ũŵ17V19ǟ21ƛ22ƹ23ZƬ24ŉƕ25ľš26Ŧ
back $	73 -12s-8Ů7VƎǠ12Ƭ13H15ŵ18Ł19Ŧ22L23œ27Ɵ
back and	86 -12Ǟ-7ő14ƶ16ǥ17Ů20Ŵ
back in	80 9Ŧ13t17š27ľ
back on	71 8ǜ10ǁ11Ƅ17ř25Z36ũ
back then	84 -9Œ-7ũ11ŇƆ19Ŕš26ƫ
back there	88 12N23h27u
back to	80 -12ŗ-8ũ-7rř13Ŀŉ15V16ư17ľš29ƹ
back up	79 -16ƙ8ƛ12Ɠ14Ɲ17Ǚ19ǚ20ƕ26ǟ29ŉ
back when	90 -11Ŕ-10ƽ14šǁ22ƀ
backed	85 9Ž16ť37Ǚ
backed up	88 10Ɲ38Ǚ
background	86 11Ō20Ǟ28ǫ
backup	76 -8Ř21Ŷ24ƭ32Ő35Ɲ
backup $	90 30ƭ
backup coverage	86 -8Ř28Ő38Ɲ
backyard	90 12Ɩ14Ǝ
bad	71 -14ŵ-10L-7ő9Şǚ12ƈ14ţ21Ĺ25ǜ28Ž38Ň41N
bad time	85 -12L14Ň47N
balance	85 29Ɩ
balance on	90 18Ɩ
ballpark	78 -14œ-11ĺ7S9Ɩ10vļŧ12Y14G17ĸ20T25Ʃ
bank	68 -22Ś-10B-7Ŵ7ƛǒ8X11Ĵ19ƅ29ĵ32ŭ33Z34e52Ɨ
bank $	79 -7Ŵ13eĴ22Z27Ɨ
bank account	88 -27Ś19e38ĵ
bankruptcies	90 19Ķ
banks	86 10Ɨ35ƛ
bar	86 63ǝ
bar $	88 65ǝ
bare	86 -9ŷ9ƀ12Ř13Ő14Ɓ16ő
barn	86 44Ɠ
basement	64 -9ƚ10ƛ11ƞ12Ɵ18Ƨ26Ɲ49Ƌ
basement $	78 -11ƚ13Ɲ14Ƌ19Ƨ
basement and	79 14Ƌ
basement finished	88 19Ƌ
basement or	79 18Ƌ
bath	86 10ƍ16Ƈ
bathroom	88 7Ƈ15ƍ
baths	84 -7ǖ24ǆ26Ƈ
baths $	90 -7ƍǖ19Ƈ26ǆ
be	49 -12Ĺŷ-10ƙ-9qǕ-8Zƭ-7UōŘŲƕǪ7Tĵŀũ8bEķŁŪŶǟ9enžǚ10Ƥ11Ʈ12KŜ13VƣƯǠ14AHX15ǩ16Ŕ17OĸŐ20şƹ21Ńư22ļ23Ŀ24m25Ĵ26c27ŋǎ28y33ź35s36r
be $	76 -18ŏ-15ư-7U7V8Ư10ş12CĿ14gŶ16Ş17Ʈ18Ŕ20ļ31A39ǫ
be a	76 -8ŀ7Ś8bL9Š10ķũ14ŉ17ŜǠ21ŪƦ22ļ
be able	84 -11s8Ŝư10o17ŗƹ
be additional	90 -22Ǖ39ǩ
be alright	84 7ĵ8ǃ9ƹ17ư
be at	79 13ĸ
be comfortable	88 12e
be driving	86 38ź
be enough	90 15ŏ18ſ28Ʈ
be honest	90 8ŀ13ǚ
be in	84 -11Ư-9ƹ8sH13cƳ15y21r
be listed	84 8ŭ9Ÿ10ǩ15ƚ19ƣ29ǎ
be off	90 -12ń38O
be okay	80 -12T12ŋ13ž15ł30ư49X
be on	84 12Ÿź13x15Ʒ19Ŷ21Ƥ
be paid	79 37Ĵ
be straight	90 11ż26Ł
be stuck	79 -14Ĵ21Ŷ26ư
be the	82 7ƴ9r10zţ14y18s22Ń28ŀ
be there	90 -11q16Ʊ20s
be true	90 19Ń22ŏ
be willing	90 10ţ11ž
beagle	90 8Ɛ35h
beat	83 -15ŏ-8IŚŨ-7š21œ39ţ46ņ
because	67 -7ŧŪ7bBHŁŇŦƆƑǂ8IšſƤ9gŃŉŕŞƸ10uĶ13j15J18ť20ǃ
because i	81 -8ǫ9Ŕ11jŇ13ŃŉŞ21J
because it	90 7j15HĶ17u
because of	88 -12E-10Ŧ-9ŧ7ǁ13ŕ25ť27ƶ
because there	90 10ǂ12Ż31ǃ
becomes	90 15Ǫ18Ʃ
becomes of	90 15Ǫ18Ʃ
bedroom	76 9ƙ10Ƣ16ƞ17Ɵ
bedroom what	79 15ƙ
bedrooms	81 11Ƣ25Ƈ
bedrooms $	90 22Ƈ
been	48 -14O-11Q-9ǐ-8xŨ-7ƆƢƨƯǜ7aňƬǦ8j9kǫ10ůƍ11ŐƌǁǞ12ƶǇ13ƵǄ14ƺ15tŽ17ŷǚ19fƉ20Ťż21Ň24l26ŒŹ27iŞ31ƾ32Ţ34G35ǡ36S
been $	86 -24S-13ǐ-12x47ǡ73i
been a	82 -14G7S11Ƶ23ǡ47Œ
been any	80 22Ť
been at	79 -12Œ-7Ǉ27G63S
been audited	90 22Ǧ
been burned	90 -20ƶ35Ň
been doing	86 -14i-10G-9Œ15ǫ45S
been good	90 
been hacked	86 22ǚ
been hurt	74 38Ť
been in	70 -28Œ-18S-14Q-13Ť-12ǡ-9Ƣ-8O7ǀǁ9Ņ10Ǉ16ƺ23ǫ24Ǆ36Ž42G50ƾ53l
been insured	90 15ƞ26Ţ
been licensed	86 15ź
been redone	90 -8Ɔ14ƍ23ƌ
been there	76 -15S-10l-7Ţ7Ş12R17Œ76G
been to	90 -11Ũ12ǁ23Şů
been treated	85 14ǁ24ƾ
been turned	86 34ƶ
been with	71 -9Ş8f10Ň79Œ
beers	88 53ǁ
before	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
before #	88 -20Ŕ-7ƶ24L29ƿ46Ɔ
before $	72 -14Ŧ-10ř10ľ16ŗ17ǌ37Ň40Ŕ41ƶ
before i	82 8a10d12XŊŐ13Iŋ15ƅ
before the	79 -7Ū8Ŕ11ń13ƴ15Ŧ39J
before they	76 -14œ-7ŧ7Ɖ8Ǖ9ư10Ƴ14Ŕ15Ɨ70ř
before we	83 -12Ŏ8sŋ12Ŋ13ai14Ō15ł
before you	72 -10ŇƳ-8Ɣ7OƉǩ8Ń10ơ14Ǖ16Ƙ17ŏšƏ20ƅ21ǇǗ25ƭ
behind	70 7ſ9Ļư11u12Ƅ13ż14šƵ15pǊ20ź23ŴŸ25Ƹ
behind $	88 -12Ƶ37Ƹ
behind the	79 -8Ǌ29Ŵ31ź
behind you	86 -7G16Ƅ17uż18Ļ20p
bein	85 -11U7Ʀ10ƾ12Ōǡ13şƳ14H
being	73 -7O7c8ĸǫ9l10F11ŋ12ǡ13ŶžƂ15t16ş27Ō33U
believe	80 -8ƨ9Ō10lMSō13ŹƮ15m28ǫ
bell	88 37ľ
bell $	90 35ľ
belongings	85 12Ƨ24ƙ
below	88 -10ƛ37Ƌ
belt	90 11pƯ12ż
bender	90 9ĸ14Ť19Ž
benders	88 20Ž
benders $	88 20Ž
beneficiary	69 34ƭ
beneficiary $	80 15ƭ
beneficiary on	73 16ƭ
benefit	88 -8W8ƭ16Ʃ19ƨ20Ʈ
benefits	80 58W
benefits do	90 
besides	67 -12Ʊ-7Ɩ7Ņƽ8Ɠ9WŵƤƧ10ł12Ÿ14Ŵǉ17Ĵ19ĸ23u31ƨ
besides mira	79 19u
besides the	81 -8Ɩ8Š10ƽ11Ɠ12Ƨ25Ĵĸ
besides you	83 -9ĸ-7uł7Ÿ14Ƥ16Ǌ20Ŵ29n
best	69 -17ş-8ŀ-7xĺŁ7š8ĵǖ9Ɖ11tŇ15J16ļŃǫ20Ş24Ơ25K26U27ǡ30L35I
best number	86 19I
best part	85 26ǡ36U
better	66 -12ź-9bQ8Ń9a10ǃ12rKţƪǄ15qĿ19ş21p22ň23o24L28Ż32t
better $	80 -14ź-11r17L19t21Ŀ27Ż29ş
better half	77 -10Q9Ǆ15pƪ21q30o31r
better than	88 10ǝ11K15a23ň
between	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
between the	88 9ǉ15ƭ24ŉ
big	58 -15Ǌ-13ŭ-12ư-11ƃƊ-10S-9Fǫ-8œšƔ-7ŕǚ7Ńř8ĴƈƍƖƲ9yƝƞ10jĿ12gžƬ14ƥǇ16Ŕ17Ǐ18ŧ19kǑ20ǉǓ21Ǩ22Ɠ24őƮ28ƕ34Ĺ43Ƈ
big deal	90 -8ŝ9Ɖ20Ŀ
big is	74 -30Ǩ-19ƥ-15ŭ-10œ14Ɩ15řƓ17Ƭ20ǉ23Ǐ31Ƈ41ƕ44ƃ
big ones	88 15ƍ17Ĵ18ő
big trees	88 14Ɠ
bigger	90 12Ƭ14H20ňǠ
biggest	73 9Ǒ18ǖ33ŀ
biggest customer	76 10ǖ20ŀ
bigs	86 -11Ǩ-9Ɩ11ƃ19Ƈ20Ɠ22ǉ
bike	79 -9Ƌ11g15ǂ68Ƨ
bike $	88 13g17ǂ25Ƨ
bike kept	90 13Ƨ
bills	67 -7œ7Uǟ11Ǧ15Ƅ16Z19ł23ư26YǢ27Ʋ31Ĵ
bills $	86 -10ư10UǢ25ł32Ʋ
bills if	88 26ư
bills would	78 -11Ƹ11ư13ǟ20Ĵ
binder	86 -9ń11Ƙ22Ɨ
birth	75 21v23p32d
birth $	81 7p19d
birthday	71 12ŝ15v19d24p27c
birthday $	79 -15d12v24p
birthdays	90 10vǙ
bit	79 -8g7m8l9şũ10W11jŇ13ŀ15Ŕ17ǌ26Ŏ
bit of	90 11l12WŇ19ǌ
blame	85 8ŕ11Ǣ12Ƽ14H15Ņ
block	90 -9Ǎ12EǏ28ƈ
blood	72 11ǀ19Ǆ24ƾ34ƽ53ǃ
blood pressure	79 12ƽ22Ǆ31ƾ
blood test	88 23ǃ
blow	90 13ƃ17Ǩ19g29Ɯ
blue	88 -7G12Ĺ17ż33Ų
board	79 11ƈ12Ǟ18Ǝ23ł32r
board or	86 8r22Ǝ
boat	83 12Ĵ15t19Š32ĸ
bodily	81 16Ř21ſ
bodily injury	81 16Ř21ſ
book	80 8Lŕ16ļ21g31ǘ
booking	77 13ǟ15ǘ17Ǚ
booking system	78 15ǟ17Ǚ
bookings	79 23ǘ
bookings and	80 11ǘ
bookkeeper	84 12Ǣ21ǚ
bookkeeper $	90 -15ǚ34Ǣ
books	79 -14q20Ǌ27Ų38Ǣ
books $	86 27Ǣ
bop	84 -9ő-7n68ǧ
bop $	88 14ǧ
born	74 -7Ư13v41d43l47p
born $	80 -13l26d62p
born and	88 -7d43l
born in	90 -8l42d
borrow	80 8Ĺ21Ƭ24Ŷ38Ŵ
borrow it	90 -33Ƭ14Ĺ49Ŵ
boss	79 9QǛ11s12N14ǫ21ł27U29ǡ
boss $	90 -16U19ł21ǡ22ǫ
both	69 -19L-11ŭ-7ƺ7lŏŠƁƮƿ8ƅǘ9ƐƾǄ10p11z12ĸƱ13ƍ15Ź17Ƴ19q22F26ł30Ʒ52s
both $	86 -10Ƥ10Ɓ12ƾ17ĸ32Ʒ
both of	82 -8ƺ7ƭ8z11Ǆ12p13Ʊ18Ƴ28s
bother	85 -14s17ţ18ũ23Ō28ǃ
bother you	86 -14s19ũ23Ō29ǃ
bothered	80 23ĺ
bothered you	80 23ĺ
bothers	90 12ž21ş
bothers you	90 12ž21ş
bottom	88 7Ŭ10eņǧ12Ń
bought	71 -13ũ9Ř11Ũ13ƫ15ƠǑ16ƀƏ17ŗ19Ń21ƨ23ŷ28š29ƍ38Ɣ
bought in	90 11Ɣ21Ơ25ƫ
bought it	78 -11ũ9Ɣ11Ř18ŗƀ31ŷ34ƍ53š
box	73 -7pƪ7ŐŮǒ8D10ƅ11cq13d14Ǜ15fP16mƽ18ǩ
box $	84 -8p-7ƪ9D13qƅ16d20ƽ22ǩ
box here	90 7f10Ő12Ů
boxes	88 16ƽ41Ơ
boy	76 -7dǡ7y9n11bjv12Ŭ13x14w16ť22u27ź
boys	80 -11a7Ƒ11v12w13n14xő29u
branches	90 34Ɠ
brand	84 10ŷ13Ƃ14Ǉ16ĺ29Ɔ
brand new	86 10ŷ13Ƃ15ƆǇ17ĺ
break	77 -7ǫ7mO9Ū10x11Xű14ũƐ15NYƹ16k22Ţ
break in	86 11Ū15Ţ16Ɛ17ũ
breakers	90 31ƌ
breaks	84 -13Ɲ8ƛ10Ż12ƞ13ƣ19ǟ21Ţ
breed	86 17Ɵ35h
breed is	90 38h
brick	75 9Ǐ46ƈ
brick or	83 36ƈ
bring	64 -11ĺ-9k-8Ɠƹ7Ɵ8ŏ9Ŏ14rŝ15S17ŲƔ24uǓ26ǉ31ǌ36Tư
bring home	72 12q19T36ư
bring in	79 -9ƹ-8Ǖ9ư15Ɵ28T32uǓ40ǌ
bring you	79 16ŏ18ŝ19S
brings	86 9Ǫ43ĺ
brings you	88 44ĺ
broke	72 -7ŗ8ǟ9ĹƞƦ10ƀ11ŶƧǠ12Ƅ17Ɛ18ř20Ơ24Ƃ37ť
broke $	78 10Ĺ20ř22Ơ31ť
broker	80 18ŝ
broker bring	80 18ŝ
bronco	90 37ŷ
brother	72 -8Ů7H9e10nwƭǈǪ11Q14ņ15ž16Ƶ18B19ł23Ŵ25A
brother in	84 14Q15A17Bņ
brothers	85 -10A8Ǔ11ƴ20B25ǅ26ƿ
brought	86 9Ƙ14ǣ18r21Ļ31l
bs	90 -16ź47Ż
bs or	90 -16ź47Ż
bucks	81 7Ɓ8ŕ12ſ13ƃ18œ29X
bucks a	90 7X14ƃ
buddy	80 7Ƥ12ŝ13B17ľ22A34ņ
budget	81 14Y26Ĺ43X
budget $	86 28Ĺ45X
budget for	90 16X
bugging	90 -9ş9g13K19Ł
bugs	85 -8O18ž33ş
bugs you	85 -8O18ž33ş
build	75 -13Ǐ-9ǘ7ƕ9ǎ11ƍƒƳ12X13ǜ26ƫ35Ɔ56Ƽ
build it	90 24ƕ26Ɔ
building	64 -18Ɔ-11F-10ƫ-8ƈ7Ƨ8ǟ13Ɠ22ƣǤ39Ǎ58ƥǏ
building $	75 -11ƥ-10Ɔ9Ƨ16ƣ46Ǎ
building is	86 -13ƫ12ǟ35Ǐ
building or	90 -14Ǐ-12F40Ǎ
building your	88 -23Ǎ48Ǐ
buildings	85 -14ƕ11ƙ13ƓǤ17Ʀ
built	69 -9ƫ7ƳƼ8ǏǤ10b13ƈ14ĸ29ƬǠ38Ɔ
built $	79 32Ɔ
built up	85 -11ƫ-8Ɔ19ĸ55Ƭ
bump	86 8Ǥ13Ř14Ŕſ18Ƅ
bunch	86 13Ǌǧ14Ņ
bundled	86 31Š
bundled $	88 27Š
bureau	90 13Ņ14ŝ
burial	84 15ƨ29Ʋ
burial or	88 18Ʋ
buried	90 7j11Ʋ
burn	83 27ƒ29Ň
burned	75 -20ƶ-8ƙ7Ʀ10Ɩ11ŁǗ13ƓǤ23ƕ24ǟ26Ň
burned to	88 30ƕ
burner	90 -13ť13ƒ17Ļ
burst	85 26Ɲ
burst $	90 20Ɲ
bus	88 15Ǩ66Ŷ
busiest	88 38ǐ
business	51 -27ƃ-11C-9tGū-8ƙ-7DŀǛ8ųǚ9Ǌǖ11M13A14ǝ16Ǣ17ǐ18Ǥ19ŏ20ǒ21Ǩ22ǆ23ǈǟ24Ů25Ǡǣ26Ǉǡ28Ǫ29ǌ30Ǎ32ǅǧ33Ɵ
business $	65 -15ǟ-11ǖǧ-10GS-9ƃ-8Ǜ7ǈǪ8ǏǢ9A11ǒǚ15ǝ16M18ŏ20ǫ22ǡ34ǅ39Ǡ44Ǉ
business at	78 -22ǡ17Ɵ23U
business do	85 -21ǅ-18ǧ-7ǡ45ǌ61ǆ
business from	88 12Ɵ16Ǎ
business have	80 -18ƃ13Ǥ14ǣ19Ǩ23ǒ
business if	88 7ǟ15Ǫ
business in	90 -9Ǐ8ǅ18Ɵ29Ǎ
business is	84 -12Ǎ-9ŀ-8ǧ10ǝ14Ǐ24ǆ29ǖ
business name	90 -7Ǎ18ǅǒ
business out	88 -7Ǫ7Ǎ32Ɵ
business owners	86 -14ǈ27ǧ
business policy	88 -8ŗ15ǣ32ǧ
business since	79 15Ǡ
businesses	88 -7Ǫ9ǧ19ǆ23ǖ
busy	74 -10ǫ-8R9ǐ11x15P17t30U31N45ǡ
busy $	79 -16U-11ǫ22t28x45ǡ50N
busy over	90 -18x18U19ǡ
busy season	90 -14ǡ12ǐ14U
but	64 -12ǫ-8Ż7cm8wKſ9BŽǥ10ƔƱƺ11ƽƿ12łŲ14Ǜ15ŁǄ17ǀ18TƩǓ19ŋ24p
but i	83 8ž10T11w12rŋ13Ŏ
but otherwise	90 12Ǆ15ƺ
but what	84 9g10ŏ11Tſ14Ɣ37p
butcher	90 17b
buy	63 -15ŶǑ-12ŧ-11Ū-8Ʃ-7Ĺ8X9šƪǇ10Ń11Ƭ12W13H15ŭƫ20FǆǠ21ō24ƨ27Ɣ33Ǘ35ŷƙǪ48G
buy again	79 -10Ū42ƙ
buy from	85 -7Ĺ15ǆ42Ǘ
buy it	79 -15ŷ-14ŧ-9Ʃ9F11W15ƨǇ20G21ŭ26Ɣ27ō
buy sell	90 55Ǫ
buy that	90 8W15FǑ19š
buy the	82 -11Ŷ-10Ɣ7ƛ10F26G41ŷ
buying	90 -11ơ7Ɣ29H
by	52 -25ǎ-19œ-14ƘƟ-13ǫ-11u-10ŭ-9ŝƗǪ-8ŉŕŖŘŵƿǟ-7sōǔ7CǠǧ8EQǅ10ŌƙƳ11ũ12ǡ13wK14TŨǞ15jnŚ16aƞ18ư19ŃŰŶ21Ʀ23Ŏ24Pś26ĺƅ27ƀ29AŔ31oĵ34ǩ46Mń
by #	90 10Ɠ13Ƨ
by $	71 -15ń-9Ǫ-8ŝ-7u7q9Ń10Ţư15Ǡ16ǅ19ś23ǩ24w30Ʀ40A44o
by @day	85 9ƅ13ǡ14Ĺǩ17ń
by a	83 7ƒ11ƺ12A15ƀ16Ǟ
by any	90 -13ŭ-11ǫ11l18Ɩ22P
by how	90 16p17Ŕ
by now	88 11Ơ14Sũ16Gĸ
by the	73 -18ǎ-16Ɵ-14Ƥ-8Ɠư-7Ƙ9ƛ12a13Ǎ14ļŜ17Q22Ű23T27ƞ28Mń34ƣ
by what	88 -14Ƹ8ƅ14Ŕ48ń
by when	76 -28ƣ-8ǎǔ15ƅ19ǩ21ń52ĺ
by you	79 10ſ15Ǎ17Ō25Ũ26Ŷ30j
by your	77 10M13Ů14ŚǞ
by yourself	88 -8ǉ43n
c	81 -8t11ƾ13ǅ15o62b
c or	90 25b
cabin	90 11ƒ15ĸ17ơ
cake	88 9M14p31c
call	56 -20ǎ-12ŕ-10J-9Ř-8RŏǁǊ-7rŧƑ7ǟ9MǕ10Nš11ŌŲǓ12P13Ɛ14Ķ16ǝ17w18ŅƂ21sƣǫ24Ť25ŝ26ǅ27ļ29K32ł33o34a39ĺ52L
call $	72 -13ŕ-9Rǫ-8o10M13I16ļ18Ņ21K24ł28s31ĺ37L
call for	90 -28ǎ-10Ř15Ǣ17Ǖ32ƣ
call it	86 -20ĺ-8ŧŪ-7w12ǟ19Ų69ǫ
call or	82 16ł18K
call the	90 -10Ƒ10Ɛ11Ť17ǅ
call today	79 -31ĺ49Ļ
call you	76 -14s-9J-8ĺ10xŅ13ŝ46L62a
call your	84 -19ǆ-7ŵ17Ť19w21Ķ25ǅ43o
callback	88 24I
callback number	88 24I
called	69 -9ş-8Ļ8IN16ƣ17ƫ21oţ22Ņ23Ũ29ŕ31ǅ40w
called $	75 -37Ũ-7p18ƣ24o28w35Ņ46ŕ54ǅ
calling	78 -8O7Ļ13I35ĺ40C
calling about	90 -19Ļ34ĺ
calls	75 -11ƣ-7ľ7žǤ9ƕǕ13ǚ16ǎ18KŌ27ş33Ǜ
calls $	88 49Ǜ
came	67 -8ŝ-7Ŷ7adŽƕ8Ź9ŪƱƿ10ŏƛǀ11G12jĹ13šǠ14M18Ľ20Ɲ26ť29ŧ37ņ
came back	90 7ǟ14Ɲ18ǀ
came down	88 13ƿ16ŏ17ť
came in	83 10a16Ľ51ņ
came out	86 15ƛ20Ĺ31ŧ
came to	90 15GƱ19Mš
cameras	80 11ƚ27Ɛ
cameras $	90 13Ɛ
can	49 -14ŉ-13Ʒ-11R-9TŗŪ-8ctUŖ-7rŷơƴ7ŌşŲŹƺǃ8oƥ9Aļ10ŊŘƑ11eNŻǎǘ12JĵĿ14łƄ15Ǫ18ǩ19X20IMŚ22O23ŋō24Lń26ĺ27ś28Ŝ30s31ŬƩǫ33ŏ
can and	88 8ś10Ɗ13W17ƽ
can do	88 -18ō14s16Ş17Y34ŏ
can get	85 -9Ż10mǙ14ŏŜ
can hear	88 -9ǫ16xŀ18Ł
can i	64 -38ǫ-10Ŋ-9Ś-8Tś9ļ16IK18a20ŏ23e24L32J33ō59ŋ60ĺ
can not	75 -13ǫ-10ł-8ŗ-7Wǐ8Ʀ9ző11JKƱǟǢ12ƺ14Ŀ15Ǫ17ũ21A30Ƅ
can see	90 -11ǫ-10ĺ14ǁ17œ
can we	88 -10s18ō23M
can you	61 -23J-16K-12ŉƷ-9ō-8sYŋŪ-7œƴ7Ŏ9Ŷ10b12N13Ś14MƑ15ǎ16Ř23ł27Ŝ32Ŭ33ś34X35O51Ʃ80ǫ
cancel	85 36Ţ46Ʒ
canceled	88 -7ƾ33Ţ
cancer	78 10Ƶ34ƿ50ƾ
cancer $	85 -15ƿ38ƾ
car	47 -22Ɨ-18ő-14UƖ-13tŞ-12řư-11œŘ-10pĵ-9ĸƠƨ-8y-7ĹĺƀƷǫ8šƧ11Y12ƅ13Zž15ů19Ƅ23ŬƂ28Ż32Š34ű36ų38Ɓ46ź47Ŷ49ſ59Ų63Ů65ŭ80ū81ŷ86Ŵ87ŵ
car $	60 -14Ų-10U-9Ơ-8ĴŘŰ-7ƨ7Šŵ10ƅ11ſ14Ÿž15ŭ17Ƃ19ź27ų29ū32ŴƁ45ŷ65Ů
car accident	90 -13ư29Ƅ
car and	79 -10Ů7Ŭ8Ƅ19Y22ū49Ŵ
car do	90 -24ū10ǒ36Ŵ
car for	80 -10Ŵ-7ūŵ10Ų11ǒ15Ŷ16ť28Ů
car get	90 -12Ů25ŵ
car how	88 -15Ɩ14Ń16ŭ17ſ
car i	90 -10Ş-9ū22Ŵ23Ŭ26ŷ
car in	76 -13Ŵ-12œ-7ųǒ7Ů11Ţū12Ų20ů31Ű
car is	76 -60Ŵ-12Ų8š11Ƅ12Ů50ŵ56ū
car or	80 13ŷ14ź18Ů19ŭƧ21ū
car paid	78 27ŭ
car right	81 10ƅ13ź16ŷ38Ŵ
car that	86 -8ū25ŵ
car the	90 18ū25ŵ
car to	90 -12Ů-9y7Ŵ18Ż22ų
car was	88 33Ŷ
car were	74 -18ř13Ŷ32Z
car what	88 -14ū8Ŭ11ſ14Š26Ŷ
car worth	90 -7Ɣ34Ų
card	63 -11Ķ-8IŬ7Ɔ9bFľ10cd14P18ƅ19Ż21Ĺ23Ś29Ľ31Ǚ33ǘ34ĵ39ő47e
card $	78 -10eǘ10Ǚ13d15ƅ18P31ő35Ś
card is	88 13Ľ14F
card number	90 -17Ś-7I14ǘ44e
card numbers	88 49Ǚ
card or	90 -16e-9Ś8a50ĵ
cards	67 -10Ķū7Ɨ11ŝ14Ǟ41Ĵ48ƅ51ǘ
cards $	72 -10Ķ13Ĵ69ǘ
care	69 -23ŀ-9ǘ-8ő-7Ƴ7B9ŞžǢ10şǄ11W17Ƹ20Ũ21Ʈ24ŝ30z37Ŀ54Ʊ
care about	90 -29ŀ26Ƹ52Ŀ
care for	88 -7ő10B13ž16ş22Ʊ
care of	73 -10ǀ-9ǘ-7Ƴ7ǚ8Ƅ9Ǣ11Ş12WǄ13Ʊ22ŨƮ26ŝ34z
carrier	78 12ǥ13ţ14Ş15ş23ǫ26Œ40ő
carrier $	81 -12ǫ14ǥ18ş28Œ31ő
carry	60 -13œ-10Ǩ-9ſ-8ǫ-7ŴƟ7ƚ8ƹ9bŶ11ŐŠ13Ƥǧ15ų16ǜ17Ǒ20ƅ22ƃ23ǔ27ǣ29Ř30ƀǎ
carry $	75 -32Ř-19Ǩ-18ƣ-8ſ-7ŴƟǫ9Ǒǒ22ǧ32ƃ43ǎǣ48ƀ
carry for	88 15ǣ
carry on	79 14ŘǑ17ƨ
carry the	88 -9ǎ11ƅ12ƹ21Ƥ
carry their	88 -10ǣ41ǔ
carry today	79 -14œſ-11ǣ68Ř
carryin	86 -11ſ7Ĵ12Ƅ13Ř17ƨ
carrying	79 -13Ř-8ǣ8ŐŠ11ƀ13řǧ16Ĵ32ſ
carrying $	90 -8ſ12Š13ƀ17Ĵ
cars	61 -12v-11ő-7Ǩ7Ƃ10ű12Ų16Ɓ18ƃ27Š28Ÿ31Ů40Ŷ48ǒ73ū
cars $	75 -19Ŵ-8ū14Ů22Ÿ61ǒ
cars and	88 -12Ŵǒ-8Ǩ11ū16ŠŸ22ƃ
cars are	85 -15v10Ÿ51ū
cars do	90 -7Ĵ48ū
cars in	72 -7Ÿ12Ŷ14Ů24ū
case	78 -7ǫ10ƀƁ11FƋǪ17Ǣ18ƴǗ20ļ
cash	65 -8Ǣ-7űŶ11ƫ15ų19Z32Ʒ45Ƭ64ǘ
cash $	85 -10ƫǢ22ų36Ƭ
cash in	90 -9ű40Ƭ
cash value	72 -9ǘ7Ǥ18Ƭ21ƫ
cat	90 19h
catch	75 -12ǫ7w10s11ƍ16q18ǚ20L27a35N
catch you	82 -7S12s23L42N
catering	90 37ǝ
cats	85 8ŭ53h
caused	90 -24B19Ū29ŕ
ceiling	88 13Ɲ26X
cell	83 47I
cell $	88 35I
cert	81 7ǔ60ǩ
cert $	90 25ǩ
certificate	70 -10J11ǅ21Żǎ27ǩ
certificate $	78 13Ż14ǎǔ
certificate of	90 -7ǔ16ǩ
certificates	72 25ǔ
certificates $	85 
certificates for	80 -11ǩ15ǔ
certificates from	90 -16ǩ17ǔ
certs	85 7ǩ43ǔ
chain	90 -12Ɵ13ƓǗ16ǖ
chair	78 11ň12Ǔ
chair $	79 -10Ǌ11ň18Ǔ
chairs	83 -21ƞ22Ǌ27Ǔ36Ǎ
chance	83 -12ŭ-10ǫ9lV14dƖ15H17ľ21P
change	67 -7ļũ10EIţ11q12ŲƝ13Ʃ14ƹ15T19ŏ20Ū21ŕ25ň31ş
change $	76 -33ň-7ļ18Tƹ82ş
change jobs	90 10V27Ʃ
changed	68 -8ǌ8Ʃ11ŕƼƽ13ƺ25Ǡ29Ļ
changed $	86 -13ŕ-10Ǡ14Ƽ59Ļ
changed in	79 -9ǌ-8Ļ41Ǡ
changed since	90 17Ū
changed with	79 17ƺ
changes	83 -7ƶ10UƆ13H15u17Ķ24V
changing	85 -8P10ŕ28ţ
changing companies	90 30ţ
charge	75 -7ż8ƳǛ9Ǧ10ƕ11Ŗƶǔ12ǁ13ƣ18œ21ł25Ƣ
charge of	90 10Ǜ26ł
charge you	79 9Ǧ11ǔ12Ŗ13ƶ18ƣ21œ27Ƣ
chat	86 11L13ľ52N
cheap	86 -8c9r11Ť13Ƃ15ŧ16Ŀ22Ư
cheaper	86 10ƈ14Ŕ25ņ
cheapest	90 10ņ21Ŀ27š
check	65 -12Tĵ-8ŴǓ-7Ź7m8dƕ9cAĶ10ưǀ11ŝ12ƤƬ13JKĹơƪ14ǔ15őǒ16Ǥ19W20eǗ22ƭ24Ʈ31ŧ35Ĵ
check $	84 9Ũ13J18Ƭ28W30e
checking	88 10Z40ĵ
checks	79 -11ł9ǘ11ǋ14ǝ19ơ20Ǟ34Ǣ
checks on	90 13Ǟ28ơ
checkup	76 13ƺ31ǀ
checkup $	77 13ƺ15ǀ
chemical	90 20ǜ
chew	90 21ƻ
child	86 12ź14w15Ƴ17Ʊ18ŷ
children	75 11v15ƭ16y18Ʊ37u
children $	83 7Ʊ17uƭ
chimney	85 48ƒ
cholesterol	90 9Ǆ24ƾ
choose	80 -8Ɨ40š44Ń
choose $	90 39Ń
christmas	85 10ƌ20D21dk
church	80 -9f7Ľ10Ʋ14o15BŮ16t29Ƹ
city	77 -12Ř7ǀ10Ǖ12DǍǩ22Ƒ51C
claim	61 -7Z7ĺ10ņ12ŕ19ŧ24Ť25Ū33ř34Ũ38Ŧ42ť
claim $	75 -10Ũ29ŧ33Ŧ
claim go	79 16Ť24Ũ
claim tomorrow	80 -9Z17ř
claim was	86 13Ŧ22ť
claims	71 -9żǅ-8Ň13ǥ15Ũ18ĿǞ43Ť
claims $	82 -8Ť-7Ũ33Ǟ
claims in	88 21Ť
class	82 -13ǥ9d10ƅ19Ż49Ǧ
class $	90 13Ż14Ǧ
clause	90 38Ǥ
clean	78 -10Ō10ƾ16Ə19Ų32ż36Ť
clean record	88 -7Ō9ż18Ť
cleaned	88 -8ż12ƒ17ǑǤ29ǝ
clear	74 -15Ŧ-8N8ļ9Tƹ10ƾ14ų19ŭǀ28ŊƖ60ŉ
clear $	85 -17Ŧ-7ĸ14ƾ26ŉ36Ɩ
client	69 -11ƞ-8ŀ11Bŋ12Ť15Ǩ16ǚ25Ǖ26Ǚ41ǖǜ
client $	85 -10ƞ-8ŀ25ǖ41ǜ
client ever	79 8ǜ16Ť17Ǩ
clients	68 -12ǆ-7M8Ǚ10Ǖ11U13ǘ19ǖ30Ɵ31Ů33ƞ
clients $	82 10Ǖ13Ů16Ǚ
clients come	90 -8M20Ɵ26ƞ
clients ever	80 -10Ɵ31ƞ
climb	86 -8Ŵ8Ŕ11ƫ12ǂ26Ǌ
clock	84 -9Ɵ17q40R41ů
close	61 -10Ɗ-9Ť-7R7Ļ8Ɯ10Tǚ11ƗƵ15ƑƘ18Ŧ23Ʀ24Ɠ25ǐǛ27ǟ31ƛ32ś41Ű
close $	76 -7ŤƦ9Ɠ14Ƙ15T16Ƶǐ17ś23ǟ
close and	80 21Ɨ
close by	81 -15Ƙ-10Ɠ-7nƿ30ś36Ű41Ʀ
close calls	88 15ǚ39Ǜ
close for	78 21ǐǟ
close is	86 -10Ƙ14Ƒ34ƛ
close on	88 38Ƙ
close to	86 12ĻƓƛ31Ű
closed	73 10Ƙ13gƎƗ29ǐ46ǟ
closed $	83 -14Ʀ-8Ƙ30ǐ
closer	84 -14Ʈ-9Ƙ11Ƣ12LƼ13ƛ14œ18C33X
closer to	85 -14Ʈ-8Ƙ11Ƣ12Ƽ13L15œ18C34X
closin	86 13Ǫ46Ƙ
closing	70 -8ń8Ɨ20ř48Ƙ
closing $	86 16Ƙ
closing date	84 7Ƙ
closing what	80 24ř
clothes	86 27ƙ
cloud	88 13x25Ǚ
co	79 16Ĵ20Ƴ
co sign	79 16Ĵ20Ƴ
coast	88 12Z18C32Ɯ
code	73 -11ǥ-7J11ŕ12ǚ15Ǧ22E40I
code $	82 -7J13ǚ
coffee	83 -15ŷ10iZ13ǝ14Ŏ25M27ǫ
coi	86 14ǔ55ǩ
cold	85 7ǩ12Łǣ13ƒ40j
collect	88 -11ǩ25ǔ31ƚ
collections	90 18Ķ
college	66 -7Ƌ8x14ƞ18y28Ż39Ƴ41m
college $	74 -28Ƴ-7Ƅ14Ż30y44m
collision	72 -10ř22Ž60Ɓ
collision $	80 12Ž
collision on	83 9Ɓ13Ž
com	90 31J
come	55 -14ō-13ŗ-12m-10ũ-9őǌ-8ř-7ŨƹǊǫ7ĸŏƂƛǗ8bVŤǇǖ9k10ŧƖǋ11ZƟǛ12Ə13Ʈ15jĵ16W19lŁǃ20ť21ŝšƓ25Ń28Ɲ31Ĺ32ƞ41M44Ļ
come after	88 18b19ĸ
come by	86 -18Ɵ26M32ƞ
come down	84 -8ř35Ɠ43Ń
come from	81 -11Ɵ-8ư12Ɲ13ǖ18š25ť27Ĺ
come in	79 10ơǗ11ņǪ14Ǉ15k20q23Ɲ24ǖ
come out	81 -15ŗ-7q8W9ļ16ĵ18Ǜ26Ɩ36ŝ
come through	88 11ŧ30j
come to	71 -19ǖ-13ō-9ǌ-7ĵ7Ŋ11ŧ14ǋ15T16ƞ25ǃ37M48Ɵ
come up	71 -12mƝ-7Ɣ7ǅ9Ļ10Ŗ13ư16Z17Ə18ƛ22Ʈ26Ĺ29l
come you	85 -12Ľ-9H32Ł50Ļ
comes	69 -11nY-10ĵ8ƽ9ǋ11ŀƑ13ǃǌ14wǗ15Hǖ16W17J18œƂ20řǘ22T28Ŀ38ƞ
comes and	90 16Ƒ24Ƃ
comes from	90 -9ƞ11ƽ43ǖ
comes out	84 -14T-10ĵ-7ŧ12œ18ǃ20ř21Ǘ38Ĵ
comes to	84 -13n14ř19H29Ŀ42ƞ
comfortable	80 9T10MXō13eƵ
comin	82 8Mĵ10k13x16u36ķ
coming	70 -16Ǎ-7řưǂ8U9MĹƝ10ŀ11ĿǟǦ13H14pqYǡ16ŖǠ17ǀ20ź21kV
coming in	90 19Y25q
coming up	80 -8ǂ13Ǧ14Ŗ16p17H20ǀ25ź29k
commercial	74 -18ƃ7Ǎ9ǖ10š11ǧ13ǎǤ16Ǐ22Ǩ28ǆ
commercial umbrella	88 -21ƃ32Ǩ
common	90 9ǫ13Ǔ15Ǜ
commute	81 24Ů26Ű
commute $	85 23Ů26Ű
comp	65 -13œ-9Ǟ-8ő24Ɓ34ǔ108ǥ
comp $	79 -16œ10ǥ40ǔ
comp and	81 18Ɓ
comp audit	80 -10Ǧ16ǥ
companies	75 10Ł14mŠ16Ņ32ţ
companies $	84 7Ņ8Ţ29ţ
companies have	90 -7ţ13Ņ
company	52 -26ū-14S-12ſ-10oŔƃ-9f-8Ő-7wŁǥ7Ţ8qƈ9ǋǓ10WŤƘǈǊ11Ǣ12šţƣǌ13ƅǃ14ŝ15ǧ17Ɨ19ş20ǣ22ķƶǪ23ǆ24ņ25Ʃ26Ǡ28ǅ29QǇ31Ǩ33Şǒ38ŒŨ55ő
company $	63 -25ő-14S-12š-11f-10Łǌ-9ǒ-8ŅǠ7ǅ8ǆ9ǣ12ƣǇǋ13ŨƘǓ16ŞŠǊ17Ǣ23Œŝ26ţ34ş80Q
company and	90 -7ǅ18Ť40Ņ
company do	85 -14ǅ-9q-8ǒ10Ɨ13Ş17Ũ30ǆ46ő
company ever	85 -8ő13ƶ20Ţ
company got	90 9Ř42Ǉ
company have	86 7ǧ11ǣ15ƅ18Ǩ
company in	90 18Ņ34Ǡ
company or	85 -16ſ10Ņ19Œ20ǣ
company to	90 23š28Ǡ
company what	90 16Ř24Ŀ
company you	86 -14Ř-8ş7Ş10ţ14ő16Œ
companys	78 -19ő7ŕ9ǒ12Ǐ13ǅǨ15Ŀ17Qǡ18ǧ
companys name	90 -12Q16ǅ20Ŀ
compare	86 12Ń18Ņ23š
complaint	88 35Ǟ
complaints	86 37ş
complex	83 -13ǩ-12Ƈ-10ǅ31ƥ48ƣ
complex $	90 -14ǩ-13Ƈ45ƥ
comprehensive	83 37Ɓ
computer	81 9d11c13Ɵ15ǚ31Ǚ
computer $	90 7ǚ22Ǚ
computers	86 11b17Ǒ29ǚ
condition	81 -7ƾ15Ɗ18ŏ52Ų
condition $	90 10ŏ12Ɗ
conditions	82 -11Ų-10Ǆ-8ƽ9ŕ49ƾ
conditions $	86 -17ƺ-10Ų-8ƽ9ŕ38ƾ
congrats	84 8Ƽ10f11ǡ12Ɣ21Ơ
congrats on	90 8Ƽ12Ơǡ
construction	78 -7ǆ11Ǐ14ǡ17P22ƈ32Ɔ
construction $	90 12Ɔ30ƈ
contents	79 -14ƕ-9Ř36ƙ43Ǥ
contingent	90 38ƭ
contract	69 -8Ř8ƫ11Ƙ12Ś13Ƥ16Ł28Ɣ52Ǖ
contract $	82 9Ɣ11ƫ14Ś21Ǖ
contract for	79 11Ɣ17Ǖ
contractor	83 -11Ǔ15ƍ19ǩ21ƕ
contractors	84 -18Ǖ13ǔǣ14ŧ43Ǔ
contracts	81 9ǎ28Ǖ
contracts with	90 10Ǖ
conversation	86 11ļ12s23Ō
cool	69 -7ƞ7QŤŻǜ8dūűƗǊ9pŖ10EŅřƐƟ11gő12o14j16rĿž22ǘ27Ƈ
cool and	88 -21ƥ7ŵ10ƌ20o22Ŀ38Ƈ
cool cool	88 11Ť12ŵ14E16ř20o
cool so	90 8Ő12Ŗ13Ɨ17ő
copper	86 36ƌ
copy	79 7ƣ10ƅ42Ŝ
copy $	83 8ƣ11ƅ12Ŝ
copy of	90 18Ŝ
corner	88 7Ŭ8k11C15ő
corporation	88 14ǈ
corporation $	90 
correct	71 7ǂ8nųơ9ŘŢƬǞ10ź11Ő13d16œ18F22E
correct $	71 7ǂ8nųơ9ŘŢ10źƬǞ12Ő13d16œ19F23E
cost	62 -14ƣ-10šǫ-7ũ7Yǟ9Ǥ13Ĺş14Ŀ15ƙ16Ǘ20ƓƢ24ƲǑǜ25Ʊ27ƕ32œ43ŧ
cost $	81 -18ƣ-13Ǒ-9Ŕ9ǟ28ƢǤ38ŧ
cost on	90 9ƕ
cost or	90 -7Ŏ10ƙ12Ŀ13Ł
cost to	75 -7Ǥ7ƙ12Ɠ16ƕ17Ʋ18Ʊ45Ǒ
cost you	73 -29ǫ-10š7Ĺ9Yƙ14Ɠ16ŧ17Ŕ20Ǘ49œ
costs	79 7Ʊ9ǜ10Ƅ11Ǒ12ŕƯ13X15YƦ20ǟ
couch	83 10Ů12nƋ13g17Ʀ40ƙ
couch $	90 14n41ƙ
could	48 -12Ɵ-10ŵŷ-8nƄƗƨ-7ADFŽž7Ŋǃ8ŬƬ9WƑƯǑ10Ƥǫ12e13ĺ14ř15Ǝ17ŀŋ18ś19Mƹ22ǆ23şƦ25ưǪ26Ĺ28Ū30Ŝ32ǜ36Ŷ37X40ǟ43ĸ54Z
could a	88 8Ƒ11ǃ12ƞ
could be	80 13ĸ
could come	90 12Ɠ17ĸ
could fix	90 39ş
could get	90 11Ŝƞ32Ǝ
could go	90 8Ŭ9ĸ11ŀ
could he	88 
could i	80 -12Ĺ-11ư-10Ǫ7a9Ś30M35ŋ47ǆ
could it	88 -7Ǫ15ǜ48Ū
could not	71 -19Z-11Ŷ9G10ƹ11ōƔǈǖǟǡ14Ʀ16W31řǪ
could she	90 -12Ɨ-9ǎ18ƹ22Ƥ
could somebody	90 21ǜ
could take	88 9Ŷ15ĸ17Ƭ30Ǫ
could the	75 7ǟ8ǃ11Ū21Ǫ22Z
could they	79 8ş31ĸ54ư
could you	55 -31ư-8ĸ-7ŷǪ7dŬ9M11Ų15Ư18e20Ʀ21řǫ26ś32Ŝ34ǟ36Ŷ37X58Ĺ76Z
could your	90 -20Ʀ-14Z15ƹ62ư
count	81 9n12Ň14Ǧ19ƻ22Ÿ34ǉ
counting	82 -13ǉ-7o11Ư12Ƥǋ25Ʊ34Ƈ
country	82 7C11Ź13ǖ16ǂ17l
counts	72 18u27Ŀ34Ʊ
counts on	73 19u35Ʊ
county	79 7D10Ľǖ13żƑ20Ɔ33C
county $	90 7C12ǖ
couple	76 -13Ŋ7Ʀ9ľǁ10S11ƚ12ǐ14U15ŋ18ūǠ
couple of	85 -15Ŋ10Ʀ17U18ŋ21Ǡ
couple years	88 12HS
court	83 -11Ť45ƅ53D
cousin	85 9DǞ10ŝ22n
cover	69 -13ſ-7Ő7ř9ĿƜƤ10ƀưǔ11Z12űǧ14ǣ21Ʃ25ų26ŗ27ŧ28Ƴ32Ĺ
cover $	83 -15Ř-11ǣ13Ƴǔ16ǧ27Ʃ29ų40ŗ
cover the	90 -12ſ-8ų12Ƴ17Ĺ20ŧ30ǣ
coverage	54 -16Ǒ-10ŉśǒ-8Ǔǧ-7N7ĺŗƅƚǥ8Ŗƛ9Ƭǚ11XųƯǔ12ƀƜǎ13ƨǪ16Ŀń17Ɲ18WƁ19ƪ20ǜǟ22ŢƂ24Ʃ25ſ26Ʈ30Ő33Ǥ34Řƕ
coverage $	64 -20Ǥ-18ǧ-11Ʃ-9ĺŢ-7NŉǓ10ƚǪ11Şſǔ12Őƛ13ƅ14ƪ15ǚ16ǎ19Ƃ24Ɓ25ǜ26Ɲ28ŗ29Ŀ33ǟ
coverage a	90 -10ǧ-8Ř56ƕ
coverage amount	90 -7Ʈ31Ř
coverage do	80 -17Ő14Ǥ22Ř24ƨƮ
coverage does	88 -15ǒ-14Ř9Ǥ12Ǖ13ƪ25ǧ
coverage in	88 -12ƨ11ƀ14Ɯ31Ő
coverage is	84 -14ƀƮ-8Ƅ12ŃŘ18ſ24ƕ31Ő
coverage on	79 -7ƀ7Ř9Ɓ10Ɯ12Ő14Ǫ16Ƅƪ
coverage or	80 12ŏ17Ƭ20Ƃ26ĺƀ
coverage to	90 33ń
coverages	86 -7Ļ21š27ǧ43ś
covered	68 -8qƳǑ7ǔ9ő10ƂƝǣ12ǡ13Ŀ17ŗƁƯǤ19ŏ20Ř21ƨ27ƪ28ō36Ő
covered $	82 -9Ǒ-7Ř11ǔ25Ư27Ǥ32ŗ
covered for	84 -9ŐƳ14Ř18ƪ24Ɓ29ƨ
covered if	90 14Ɲ
covers	80 -15œ-10Ǌ9Ƴ10ƙ11Ƥ19ŗ21i48Ƅ
covers $	88 19ŗ
coworker	90 13B23Ƶ
cpa	85 -13r15B16A52Ǣ
cr	86 -11ň-9Ş8Ŵ25ŷ32ū
cr v	86 -11ň-9Ş8Ŵ25ŷ32ū
crash	81 19Ʀ23Ž38Ƅ
crash $	88 27Ž
crawl	83 8ƈ17Ə24Ƌ
crawl space	83 8ƈ17Ə24Ƌ
crazy	77 7ŕ9Ɖǫ10xEH11Ƴ12Ɣǐ14t17ň19i
credit	65 -9Ǟ-7ŝƅ8ƨ10ĹŞ11ĽƗ12ŭ14ZǙ23Ĵ25e52Ķ
credit $	80 -10Ǟ9ĵ28Ķ
credit card	86 -15Ķ12Ǚ15Ĺ35e
credit cards	83 -12Ķ7ǘǙ34Ĵ
credit score	86 9Ķ
credit union	86 -13Ķ-9ŝ13ƨ15Ľ17ŭƗ19Z
creek	79 15ƣ60ƛ
cremation	85 33Ʋ
cremation $	88 18Ʋ
crew	76 -10Ƈ-9œƄ7u13ǠǥǪ17k22Ǔ25ǋ37ǉǊ
crew $	85 -11Ƈ16Ǔ31ǉ44Ǌ
curious	83 7B8Ņš11ŕ13rĺţ14Ŋ
curious what	86 -13š8B11ŕ14ĺ15r17ţ
current	63 -15ǩ9ŗţ10śƷ12Őǧ15Œ16şǔ18Ř20ő28G29Ş30Ŗ36œ
current carrier	88 19ş30ő
current certificates	80 -11ǩ15ǔ
current company	85 -8ő25Ş27Œ
current policy	76 12ŗś13Ʒ28Ő
currently	82 11ő13Ƃ26Ő
cushion	86 51Z
customer	67 -13S-7G10ţ12ǆǕ14ŀ16ǜ22ǖ24ǣ38Œ40Ǚ
customer $	75 20ŀ28ǖ
customer there	90 -17S-8G49Œ
customers	71 -9lǙ-8ƫ9k19Ǖǖǡ25ǅ29Ɵ33ǘ
customers $	85 7Ǖ9ǖ21ǘ
customers come	90 -10l37Ɵ
customers pay	90 -19ǖ-13Ǚ43ǘ
cut	76 -11ƨǞ8Ť9ŧ10Ʃǁ11ǥ12V13Ʊ17Ǜ18I20ǅ28Ţ
cut off	85 20I27Ţ
cute	90 -7ƈ13Ɔ14ǅ22h
cyber	88 -10Ř-7Ő15ǧ49ǚ
d	84 -21b7ǁ10Ŝ14Ŭ16w34d48ǅ
dad	72 -11ť-9t9qš15Ÿ25B27ƿ37Ƶ56z
dad $	90 -10ť7t12q23Ƶ
dad died	90 8Ƶ
daddy	84 -7z8g9w11Ǌ12ƿ14Ǡ16š
dads	88 -9ƾ10Ƴ11ƿ15z
damage	66 -7Ɩ7ť20Ɲ23Ɯ25Ɓ31ſ34œ39Ų41ŧ
damage $	78 -9ť-8Ɩ7ũ10ƙƝ12Ɓ23Ɯ30œ
damage in	79 -11Ɲ29ť
damage on	84 22Ɓ42Ų
dangerous	84 -11g9Ŝ32ǂ
dash	84 -9ǒ12ǝ24Ŭ30ů
dash $	90 -10ǒ13ǝ27Ŭ
data	86 -9ǚ47Ǚ
date	66 -10v7ǩ8ǔ16S22ń24p27d35Ƙ40Ŧ56Ŗ
date $	79 -7v9d11ǔ22Ƙ28ń
date of	79 9d11Ŧ25p
dates	90 -10d38v
daughter	72 -13Ŵ-11m7KƳ9Ǡ10ƹ12B18v19ű21x23y27ź33u
daughter $	88 7w21u25x
daughters	81 -15b-10d7x10uv19ŴƳ40w
day	58 -15H-11Ƹ-10t-9ĺő-8œū7Uńűź8Ǡ9ơǑ10ǐ11ǗǞ12ĵǘǟ13j14p15Ơ17š19PRťƘ21Ŗ22ZƩ27ŵƻ31d36ƽ50i70L
day $	71 -11L-10ũ-7gŴǇ7k9x10ű11Ǡ12ơƩ13ǘ14ŵ15š18ƻ22PR24Ű27ťƽ33i
day and	80 8L13g14ƽ24d
day do	90 -14Ƹ-8ĺ11L15Ƙ18ń
day does	90 8ƅ13Ƙ14Ŗ
day going	90 33i
day of	88 10ǐ19ũ32ĵ
day or	86 -11t12qRŵ
day so	86 9Ƙ10I18U19i
day you	86 -12ő7Ƙ10d12š15Ũ24Ʃ
daycare	90 -8ƹ16Ʊ41Ɵ
days	59 -9ŲƟ7ǝǣ8C9fŶż10PőŝŮ11tzQƼ12Ǘ13œǠ14ŰƘ15ū16Ɣ17n20kŢ21g24ǐ45R
days $	66 -10Ų-9ƘƟ7ž8Pǫ9cǉ10fCǝǟ11U12q13ző14ŝƼ16ūǠ17œ19RƔ26n
days a	85 -8R19Ů28Ű
days are	90 -22ǟ-8Ƙ18P36ǐ
days off	88 -33R36k44g
days or	86 12ń23i30R
dead	84 11ǃǪ14Ū16ţ28ǟ32Ɠ
deadbolts	86 27Ɛ
deadline	85 -7ǫ12Ƙ42ń
deadline $	88 -7ǫ37ń
deal	76 -7A8Ɖ10Ų11Ʃƿ12ņ13ŁŨ14ŏŵ16Ŀ17Ƶ19ōŝ
deal $	84 12Ų15Ł16ŵ17ŏ22ō
deal with	88 -8A13Ʃƿ16Ũ20Ƶ29ŝ
dealer	90 15Ƃ18ƅ
dealt	88 -17ŝ9Ŷ29Ň
dealt with	88 -17ŝ9Ŷ29Ň
death	85 8ƭ9U18ƨ19Ʈ32Ƶ
death benefit	90 8ƭ20ƨ21Ʈ
debt	83 47Ĵ
debt $	90 11Ĵ
debts	90 34Ĵ
dec	79 9ƕ15ǣ19ś21Ŝ
dec page	79 9ƕ19ś21Ŝ
decent	86 14Ř15Ƅ18Ʋ20Ķ
decide	79 -7q14ń20A23ł35Ń
decide $	84 -13ł16ń22A31Ń
decides	90 15ł
decides $	90 15ł
deciding	90 10Ń26ł
decision	82 -8ǫ14Ń16ń27ł
decision $	88 12Ń19ń
decisions	90 10ǜ16A
declarations	83 18Ŝ23ś
declarations page	86 20Ŝ
decline	88 -16ŕ40ƶ
declined	88 22ƶ
deductible	60 7Ń8ĿƁ9ǫ11Z14Ɯ15Ƃ16ŧ17ŏ20ŉ39ř
deductible $	73 -22ř-9ŏ12Ƃ71Ɯ
deductible and	80 -19Ɯ25ř
deductible could	74 -9Ĺ24Z
deductible is	88 -20ř9Ɯ33ǫ
deductible on	88 -12ŧ39ř
deductible right	90 13Ń
deductible you	90 38ř
deep	86 9ǂ12Ƌ15N30ǝ
deer	88 32Ɓ
degree	81 12Ƴ46m
degree $	86 13Ƴ24m
deliver	76 -9R13Ɵ23ǒ26ų
deliver $	83 -16ǝ-9R44ǒ
deliveries	74 7ǝ13ǒ22ų
deliveries $	85 -23ǝ11ǒ35ų
deliveries work	80 20ǒ
delivery	77 -18ų-10ſ9Ů16ǒ17ǝ25ǣ
delivery or	80 -7ų10Ů
den	90 12ƒ
denied	90 33ƶ
dent	90 40Ų
dental	86 -10Ƃ-8Ǆ20P22Q30W
department	82 9Ɛ27Ƒ
department or	90 7Ƒ10Ɛ
depend	75 10Ƴ14Ʊ16z25ŀ
depend on	75 10Ƴ14Ʊ16z25ŀ
depends	77 21u23Ʊ
depends on	77 21u23Ʊ
describe	85 10ŲǏ11ƺ12ƈƊ
describe the	90 -9ƥ12Ǐ13Ųƈ
design	86 51ǜ
design work	88 37ǜ
desk	83 -9Ǒ10Ǌ13V21Ɵ31P
detached	86 21Ɠ
detached garage	88 20Ɠ
detectors	84 -17ƻ22Ɛ
detectors $	88 -18ƻ21Ɛ
device	86 42ž
diabetes	81 16Ǆ19ƿ
diabetes $	90 27ƿ
diagnosed	90 11ƾ
did	36 -23ǐ-21ſ-19ŀ-17Ş-16Aňœ-14o-13LļƩ-11VƑ-10JĴĸřǅ-9yRŋōŴŸƞƱ-8isUśŮƄơǜ-7KĿŃŰŷƦƯƸǆǏǗǘǩǪ7fvXŤƅ8pƆ9xŐŝƃƢƼǎǛ10ǈ11qǄ12cjŎŘƗƠƻǚǞ13Fŏƴ14ĺƛƫǀ16ƭ17ŒƜ18wŶǌ19Żƶƾ20Ŧ21ƉǠǦ22SŹ23Ŋ24Ņǫ25š26ľƏ27ƿ28ŕŢ29Ʈ30ŉŗ31Ŕ33ƍ34GƵǇ35mŇ36kņŪ37Ũ38Ɣ39ť40Ľ41ũ42ŧ46B
did @name	90 -14B-9ŝ-8ŧ-7rŔ23Ľŗ34ŕ
did a	81 -8ŧ-7ľ8ǀ9ƶ10ǟ11Ţƒ12Ľ15ƿ24ƴ
did anybody	81 -10Ƶ8ƃ10ŝ14Ƃƶƿ15Ʃ18Ǜ31ŗ
did anyone	78 -7ǀ21Ƴ24Ǥ26ŗ
did he	75 -16Ź-8aƸ8x11Ż12Ǆ13t14w15qźƏ20B25Ƶ
did i	63 -23Ƶ-13ŋ-11Lŧ-8BŇ-7Ŕţ7dxĿŐ8Zľů9F10eX11pCńƉǇ12gq13Ŭ15őŹ16c20DŁ21Ŏ24N28b29v36Ŋ73ǫ
did it	64 -19š-18l-14Ū-12Ƒ-11ľŗ-8GŒ-7Ř7Ļ11j12Ǒ13Ɖ14JŖƠƳ16Ɣ17Ŝ18Ţŧ23ŕ27Ũ32Ŧ76Ŕ95ť
did not	75 -15ǫ-8w-7Ū8ŋţ9ŊŢŻ10Ļ13ũ16r21E22Ŷ30a32Ŏ
did she	83 -14ŕ-8Ŵ-7ǫ9Ū11Ƶ12o13q15Ż18Ǟ24B
did somebody	79 -8ŃŝƵ11Ļ14š15Ř17Ľ19Ɔ21ŗ24Ň
did something	90 -23ŀ9Ŋ14ŕ25Ļ
did that	67 -24š-19Ɯ-17ǫ-11S-10œŪ-8A-7ĺŒ7g10ƝǞ11Ɣ12Ţ15H20d21Ũ25Ť26Ŧ32ŧ34ũ36j37ŉ
did the	57 -20ǫ-10ǅ-9ŤǓ-8ŪƔ-7őǏ7ĺŔƛǚ8fǎ9żƉ10Ũ11ƙǋ14ŻƷǦ15Ɨƾ16ƅƍǌ19ŧ20ŇųƼ21k23ņŝƜ28Əƣ29Ơ
did they	56 -18Ş-10ſ-9ĺ-8œ-7šǫ8ƂƊ9BƗ10Ƙƫ11Ə13Ƣ15Ż16Ǧ18ƽ19Ţ20SŐǀ21Ɔ22ť23ŕ31ŝŨ35ŧ36ņƾ41ƶ
did you	45 -26ǐ-24ŕƳ-21Ǒ-19o-18ţ-17ŝ-15ĻťŻ-14BƩ-13ſ-12Ɨ-11ƿ-10HļŎ-9abgVņşƾ-8nxDNƠ-7dCJĴĸŁňƆƶƷǜ7pƉƓƬǟ8Ųƀƌǀ9fĵ10ŧƖƴǓ11cǚ12Ǝǁ13ǈ14ŘŢ15Fǌ16Ŷƫ17ŉŗ20W23ƻ25S26Ƶ27ƭ30lŹ32ĺľ33k35Ǡ36wǇ42mƮ43ǫ44ƍ45ĽŅŒ57GŪƔ79š
did your	61 -13ƣƶ-11w-9ŗť-8ǀ-7q7ƀǨ8rŕ10nǥ11ƁƗƢ12zT13tŪ14Ǆǎ17ƛƨ19Ň20x25Ƶ39ƿ60B
did yours	90 -12Ɯ10B13ƛ15ƿ16Ǉ
die	82 9H12Ų14V30ƨ31Ƶ37ƿ
die of	90 -12Ƶ45ƿ
died	74 -9Ŷ8Ĺ11Ʊ18ƹ25Ǫ33ƨ57Ƶ
died $	79 12Ʊƹ16Ǫ18ƨ24Ƶ
difference	88 9Ƒ10Ŕ18Ń22ŉ
different	68 -17Ɯ-9Ŕ-7Q8CKǚ10Ǉǧ11Ǘ13Vǫ15Ū19ř22Ļş24ŕ
different $	88 -7ŉ34ǫ36ş
different for	79 -19Ɯ9ŏ25ř
different now	90 -8ŕ26Ļ39Ū
differently	90 -11ǫ-7Ļ11ŏ20Ū26Ũ
digit	90 7Ŭ9e10E
digits	78 8dŬ10e22E26I34Ś
digits on	90 10Ŭ25Ś
dinner	83 14nN16ǁ18L23ǫ
dinner $	88 25N29ǫ
disability	84 -8ƨ27Š32W
discount	73 7ĵŒ9Ŀ12Š14m15ǫ17Q19ž21Ż
discount $	84 13ž21ǫ
discount for	86 7m11Ż
discount so	88 -7W21Q
disease	88 14ƿ
district	86 -12Ƴ15Ǖǖ17Ƒ19Q
dive	88 44ǂ
diving	90 11ǂ23Ǝ
divorce	90 12Ķ16f
divorced	86 19f
dmv	88 -10Ɨ36ƅ
do	27 -35Ļ-24ţƪǇ-21G-20SŢ-19ƍ-18i-17ŧƔǄ-16Ť-14jŔŵ-13eš-12Ƶ-11xťŰƣƿ-10pƈƶ-9ĽňŎřŽ-8ĶŻƢ-7tBDŅŒŘŸŹǎǦ7ūƓƫǌǡǥǨ8ŗƁƚƨƯƲǈǔ9aŬƋƻǣ10VZĿŴŶƃƖƘƧƾǁ11IQłōőƄ12AŇŌśžƷƹǖ13Yļ14Jŉ15uyHŋƦƽǉ16UǢ17şűǫ18MĴĸ19FWŞ20ǀǙ21wŐƗǋǍ22ľńŝų23KOŮůſǂǊ24qTƞ25zƒǗǚǞ26ĵǑ27Ɵǜ28ǅǕ30Š31ƂƜǐ32ơǒ34Rŏƀ35P37ǝ40Ǔ41Ǜ42Ơ44ǘ46ǆ47g
do $	67 -18ǅ-16r-14ǧ-13oƪ-12gǄ-11Ǔǫ-10Ơ-9xź-8Ŀŏŵǉǟ-7ZĹňƟ10ơ11Ň17Ƹ19y20B25U29ů35ǌ36Ʀ43Ǌǡ44ǆ49ƹ73qP
do a	76 -10Ƅ-9d-7L9m12ƴ14ǃ15Ǜ22ŝ25X39M
do after	90 11U19y
do all	90 -7Lƽ10Ʊ39P
do any	77 -14Q-10P-7Ɵ9Ɠ10Ǜ12ź13Ǌ19ǜ26ǆ36ų46ǖ
do anything	81 13Ū14Ɯ20r37ǂ
do business	88 -45ǆ12ǖ13Ǎ14ǣ18ŏ39ǅ
do clients	77 -9ǖ-7M7Ɵ17ǘ46ƞ
do customers	88 -17ǖ-13Ǚ20ǘ36Ɵ
do for	67 -18ŝ-11ŋƿ-10ǔ-9Ǣǫ-7K9ųǘ10Ǌ11Ǔ12Ɓ16zĿ18gŏ19Ň22P33q38ĺ42Ʊ
do i	66 -43Ŏ-11J-8ŵ-7ū8Eǣ9luƣ12Ƈ13wŸǩ14ŋ19Ɨ22c25Ō28ŏ32aI34o71ǫ
do if	79 -10ǟ-8ư10ƹ14ĹŶ16Ǟ18ǚ25Ʀ
do in	84 -9ǆ-8ǝ12Ǌ16Ɵ18Ɯ29ǌ
do it	72 -22Ļ-19ř-14Ĺ-12Ʒ-8ň8Ŝ9ƒ10ĵǢ11B12K13łž15r23Ɨ26Ł28ō96ŏ
do not	59 -40ǫ-29Ş-12ō-11g-10N-9U-8aHĿő-7rĻǪ7ūŲƂƔǃ8MŌƋ9IŇŐƵ10cOĴľłŸžƢ11ŶǓ13ŉǢ14bP16ǔ17ĵ18lňŖ19Ņƽ21X26L44Ł61ş
do people	83 -27ǉ-11S-9Ǌ-8ƞ8ǜ23d29ǫ33Ǔ44ǘ
do right	88 -12ő11Ş24Ʃ27Ũ
do that	80 -16ō9ų13ǜ19U21Ş28ŏ
do the	63 -10r-9ƌ-8yǣ7Ǖǜ8k10ƫǘ11Ů12Y13ƞ14x15Ǣ18ǃ21Ʈ22Ƭ36Ǔ
do there	85 -9Ɵ-8Q10Ĵ66ǆ
do they	66 -24ń-13ţƅ-11aņ-10HŨ-9ǀ-8Ÿ-7ŕŘ8WƂǫ10ųǓ11ŴƎ12ƗƘǄǕ13ƬǗ15Ƣ17ǔǘ19T20R24wƩ26ƣ32yǩ36Ş59œ
do this	79 -12ļ13ń20ō37s58M
do to	78 -28X-11T-10Y-8Ƶ9ŏƜ11ſ35ǟ48ũ59Ĺ
do we	86 -20ƅ9Ƃ13ō14Ɓ27Ɨ
do with	78 -10BŒ-8ǐ12k18ŵ31g49Ů66Ʒ
do without	84 -10ư-9ŗ8Ŷ10Ǫ15Ŀ22ƹ28Ư
do you	30 -24ĻƣǇ-22Ł-20ƍ-19GƔ-18cŢƢ-17ŏş-16eSœƪƱǄǩ-15iŅũ-14ţ-13lqBŤŵŸƹ-12ňŪƬƵ-11jkxŇš-10ĹĽŨƈƩ-9ĺŔŧƶƿǃ-8ťŻŽƭ-7XĶƮǎ7zƐ8wNłƤƷƺǣ9ŚŭƌƘƼ10ŀŞŴƉƋƸƽǨ11nJƻƾǈ12CļŬǠ13ŋŕƙƚƲǡǢǥ14ƃƜǆ15YZĴľōūųƖƧǕ16VƄǁǧ17ĵŉŎƟ18uQśƅǌ19ƨǉ21ĿŐſ22Tǜ23AOƞ24WŗűǀǗ25őƒǍǖǚ26HǓǞ27Ƃǋ28FĸǑ29ǂ30Ů32ńůǙǛ33ŝ34P35ơ36R37Š38ǐ39K41ƀ48ǅ49ǝ54Ơ59g
do your	69 -17ų-10ǉ-9Ű-8lF-7ůǓ7ǃ8Bƿ10Ƅ11ƙ17ǕǢ26ǊǛ41z80ǒ
dob	85 28p53d
dob $	88 8p56d
doctor	71 -8Ļ9ƺ12ǥ13Ƅ14ƽ21Ǆ29ƾ30ǀ
doctor $	78 14ǥ17Ƅ23Ǆ
doctors	86 16Ƅ36ǀ
does	40 -22ſ-21ƃ-16Ů-15ƽ-13ƨƺƻ-12őŹ-11u-10ūƝ-9ŸƉƮǥ-8tPVōţŧŶƑƙƭǘ-7mĶĸńŋřšƦƷƾǋǍ7dTŉůƤƿǎ8ǈǌǗ9wǑǝ10ũƗǏǔ11LŲƎǧ12YŚǐ13łŘƱ14bŝ15ŗƈ16ŰƂǜǣ17xœŖƋƐƛǞ18sűŵǨ19ň20hƅƢƩǆǕǢ21W22ǒ23Ż24Ŵ25ź27ľƣƫ28Ǆ29rǊ34ǫ35ƪ36q38ǩ
does $	86 -20ƃ12Ś13q35ǫ37ǆ
does a	88 11ƪ23ǌ24ǫ28A
does anybody	75 -24Ÿ9n11Ʊǣ12Ŵ13ǜ14ŝ16ĴǏ19ơ26ƞ41ų
does anyone	84 -13Ů-11ŀ-9Ŵ9z24Ʊ34ǒ
does each	78 13Ǌ14ǈ19T
does he	70 -21T-19ǆ-14ƽ-9ƺ-8m19ŵ22r29ŝ32Ǆ39Ż40hŰ60q
does it	58 -60ƥ-21ſ-10qrňŮơǫ-8ŞŴǆǘ7Ƙ8TŃŰǈ9Ƭ10ľŬƂǁ12ŵǅǐ14ƐƠ17śƋ18b19ŷ22ů23Yƫ27ũ31Ų32ƈ35œŖ37Ř56Ǐ
does not	79 -12ŉ-7ƾ9Ǆ11Ū15sǛ24Ł35ǫ
does she	71 -13ź-10ķƺ-9Ǣ9Ż14Ǌ15ƹ22Ű23Ŵ24s27ƪ44o48x
does that	68 -14B-10Ř-9ũ-8ŵ7ŦǕ8œ9ĿƇ10Œ11dƛ12pƆ14Ŗ15Ů16ŀǑ18Ʃ27ľ54ǫ76ň
does the	54 -47Ǐ-36Ɩ-33Ŵ-24ų-15ƃ-13ſ-11Ɲ-10qŗ-9Ɖ-8Ɣ-7ƪ8łŵƊǐǗ9T10ňŭǢ14űƎ16Ǥ17ǧ18źǫ19ǆ20ǣ21ǩ22ƛƣƫ24W26ĺ27Ʃ28ǒ30ǕǨ33Ƣ40ƅ58Ɨ64ƥ
does your	54 -28Ű-19o-16ňǫ-14Ʊ-13Ź-12Ʃƻ-10xŮǒ-9pųǔ-8Ķƨ-7uĺƑ7ŞƄƋƲ8Ż9Ǔ10sƁ11d12ƪǝ14WŐœǆ15BŸ16qw17ķű18Ƥ19ł20Ǆ21ŗŵ23Ƃ26ƣ33r36ǩ39ź41Ǣ53Ŵ
does yours	90 10ſ13ƀ15b16ǎ
dog	75 7n12Ŭ73h
dog $	86 14Ŭ17h
dogs	84 -13ǅ17Ɵ38h
doin	81 7Ş9ŏ13ƪ16t17ǡ20Ǣ
doing	63 -10q-9Ļǝ-8vGŒ7ǃ8ōź9ūǆǫ10ş11c12Ƶ13Ʒ15ǒ17j18Ş23i24Ū28t29kxǡ32S
doing $	78 -12i9Ǔ11j12t16xǡ
doing for	88 -8ǫ7ķ20k37ş
doing in	90 8Ż18j
doing okay	90 -8Ƴ20i24t31x
doing that	85 -10G-9Œ11o48S
doing the	90 -17t7k11ō19Ƶ20c
doing this	90 12i21ǫ
doing with	90 15t21Ʒ
dollar	71 -7ǫ8ǘ10X13ƚǇ21ř22Ř23Ĺ31ŧ
dollar @name	85 30Ĺ
dollar amount	86 14X17ŧ
dollar deductible	88 -8ŧ29ř
dollars	75 -7Ɓ7ſ8m9ǚ10ƙƚ11X13ţ14Y17Ŀ22Ŕ24ņ
dollars a	90 14ŏ16X17Y
done	65 -16Ǒ-13ŝƟ-9sǫ-8Ǫ-7ūƊƨ7Ɖ8ptǄ9Ťƅǚ11ōǍǡ12ŸǆǠ14ŵ15Ş16Ũǟ17Ƹ18ļ25ǀ27y30Ū31ń38ƙ41ƍ
done $	76 -15ŝ-9Ǫ-7Ɗ9ńƉƌ11ǚ12yƅ14ǡ15ǆ17ļ18ƍ21Ǡ
done any	90 22ƍ
done now	88 -10s12pƙ19ō21ŵ
door	71 -15ǖ-9ǒǪ8Ʀ9ƚǝ10š12ǆǐ13Ƒǌ14Ŭǅ16Y19ƛ21ƥ25ŰǏ27Ɵ
door $	78 -15ǖ9Ʀ10Űƚ11š13Ƒǐ16ǅ17Ɵ22Ǐ
door to	90 33Ű
doordash	83 -7ǒ13ǝ35ų
doordash $	90 -8ǒ9ų21ǝ
doors	81 -14Ǐ9Ɛ12ƥ15Ǫ25Ǉ27ǟ
dose	90 -10Ļ58ƽ
dot	85 -12a54J
dot com	90 31J
double	90 14ř26Ŕ
down	52 -25ǫ-9Ư-7QŁŝƚǦ7fŀƇƣ8ewLUŚŦƑ9oŉŗƴǊ12ōŐŹƎǗ13Vǌ14cƂ15ūƸ16ƭǐ17Ǡ18Tťƀ19M21aşƶ25Ŷ27Ɠ28Ńǟ38Ƌ
down $	67 -10Ư-7o7vǗ8aM9ūƻǘ10L11fƎƲƸ12Ƈƶ18ş20ť24T26ǟ32Ɠ34Ŧ
down and	82 8d11ŉ15ŗ16ƙ
down as	85 8f10ƭ13ƣ14o18c26a
down at	88 10řş26U
down for	73 -17ǫ-7Ǧ8PŨǟ11ĸ14c16ƶ23ōŐ25ǐ
down in	88 -8f-7ƚ11Ķ20Ƨ
down right	88 -15d10ǈ15e16o21p
down the	80 -8Qǡ-7ƶ10ƌ12Ƒ14y15V18ū27Ǡ46ƀ
down there	75 -8ƙ69Ƌ
down to	79 7ŔǠ8V10H13Ɓ14ŀ52Ń
down what	86 -12P7Ŋ12q14ƽ15Ś16Ǥ
down with	83 10M11ŗ13ƿ20ĺ
downstairs	88 25Ƌ
downtown	84 8Ű13Ǎ14ƥ25Ǐ26ǫ
draft	88 19e23ĵ
draw	86 27ǃ29ǜ
drawer	86 -8ű9ŗ14ǘ17ŭ26ś
drink	78 -10ǆ8Ƽǝ14ǫ63ǁ
drink $	84 13ǁ24ǫ
drinks	85 45ǝ
drive	59 -20u-16q-10RŻ-9LT-8z-7r7Ÿ8ǒ10D11Ǌ13MQ15ƅ16ũ17ž21ź23Ů27Ŵ28ū29ŷ35ų41Ŷ43ŵ44ů59Ű
drive $	69 -27Ů-23u-16qů-14Żǒ-8z10Ŵ11Ǌ12D19ź28Ÿ33ŷ34Ŷ50ū66ŵ
drive for	84 -13Ŵ-8Ů-7ǒ12ũ21Q40ų
drive in	84 -13R-12L-11T17ů72Ű
drive it	80 -18Ű-14Ÿ-10ŷ7ů12Ŵ21ƅ89Ů
drive to	82 7ž23Ű39ǒ
driven	78 -10ū9Ÿ11ŵ13Ů15Ǎ
driven by	79 14Ů16Ǎ
driver	70 -20ŵ-7ŗ13ž17Ů19Ž20Ÿź23ſ26Ŵ29ƀ34Ż
driver $	83 -18ŵ13Ÿ14Ž20Ż27ſ
driver or	88 -8Ŵ20Ÿ28Ů
driver training	90 34Ż
drivers	66 -25Ŵ-7ů9Ŭ11ź14ƀ15ǝ17ǫ20ǒ21Ź23a35Ż44Ÿ
drivers $	80 -12ǒ-9Ŵ12ƀ19ǝ41Ÿ
drivers @name	84 -29Ÿ-8Ŵ59Ż
drivers in	90 11Ÿ
drivers license	79 -15Ÿ-7Ŭ27Ź30a
drives	65 -18n-16ū-15Ű9qŲ14Ÿ24ş33ǒ48Ŵ
drives $	86 -72Ŵ-17ǒ10ź88Ÿ
drives and	80 -19Ŵ35Ÿ
drives it	90 -30Ÿ-8n48Ŵ
drives the	86 -23Ÿ9ǒ12Ų13Ŵ
drives them	80 -16ū18ǒ
drives which	84 -49Ÿ-8ź61Ŵ
drives you	90 -7Ÿ34ş
driveway	78 -7ǒ7Ƒ10Ű30ū41ű
driveway $	90 -12ū8Ƒ32ű
driveway or	90 
drivin	78 7ƀ8ǒ11ų14ū19ż20S25ź
drivin $	90 8ž17ū19ź
driving	64 -19ǫ-16S-8Ō-7n7ƃ8Ż10L13ż16ū17Ů20ź24ů26N28ŵž29Ÿ30Ž39Ź
driving $	76 -16S-8ż9ž20ū32Ź36ŵ40Ž
driving or	88 9źŻ11z
drop	77 -7MŃ7Ţ10V13ƿ17Ŝ19Ɓ32Ʒ
drop it	90 -9M15Ɓ18Ŝ
dropped	82 7ƃ11ƁǪ29Ţ
dropping	88 9Ʒ10I23ų
drug	90 -7ņ11ǁ18Ũ32ƽ
drugs	84 40ǁ
drugs $	88 
due	78 -10ń-8ƣ7Ɖ12yŞ13ǀ17Ļ49Ŗ
due $	84 7Ɖǩ24Ŗ
dui	88 -14Ɲ41ż
duplex	90 -15œ17Ƣ26ƥ
during	88 -7i19Ůơ20P22R27Ɯ
during the	90 -7i19Ůơ21P23R
dwelling	80 -8Š52ƕ
dwelling limit	88 14ƕ
e	79 -9ƕ9ō15w49ǜ62b
each	63 -25Ř-12ư-8ĵ-7Dǆ7vūƌƐ8wĴŁ9ǋǣ10ƚƳǈ12ř14Ɩ17YŰ19Ƣ20œƸǍ21Ŵ33W35Ǌ
each have	79 -44Ř19Ŵ66W
each month	80 -14ư-11T-10ĵ11Ĵǋ22YƖ27Ƣ28œ
each of	76 -7ǆ10v13Ǌ19T
each one	88 11ƌ12Ǌ15ƚǈ
each way	86 25Ű
earn	80 -8X7Ƹ12ư23q28T35ŏ
earn $	86 -9X-7ŏ14ư19q41T
easiest	88 12Ŝ26K
easiest way	90 13Ŝ14K
easy	83 -12ǀ7Şž10k13Ǆ16MŨ17Ŝ
eat	85 -10W9ǥ17řŧ18ǝ40ƺ
education	81 31Ƴ44m
education $	85 21m31Ƴ
either	83 -9Ƭ8r11ƿ13Ž14Ǐ20ŭ
electric	85 -12ƒ21ƌ
electrical	82 20ƌ26Ǔ
else	53 -16ǫ-9œ-7źƖǤ7jŤƚǪ8ŏƓ9hƍƾ10ťǧ12ţ13Ǎ14ŵƛ16HŶǟ17ư18Ƥ19ƧǊ21Ĵ26Ÿ27n28ł29Ŵ39Š44Ŏ46Ņ
else $	71 -27Š-10ł-7ĸŶ9K10Ļŷ11Ǫ12Ņ13ƚ14ť20H21Ǎ25ŵ30Ŏ38Ƨ
else are	86 -14œ-8Ɩ37Ĵ40Ņ
else be	80 -14Ĵ30ư
else do	90 -14Ŏ23Š25Ŋ
else drives	90 -8n19Ŵ
else gets	90 -7Ÿ11n24ł
else has	88 12Š21hł
else i	90 24Ŏ
else in	86 -9Ÿ10Ņ11HŽ16n
else is	76 -13ł-8Ņ-7n9Ǔ14Ɠ15ƾ17Ƥ25Ŏ35Ǌ40Š
else lives	79 18n22Ƥ
else on	86 -13n-11Ŏ-9Ŵ-8Ņ-7D14Ť21ǧ25ƛ46Ÿ
else would	80 10ĸ
else you	77 9Š11Ņ14ĸ15ū
em	69 -22Ľ-18c7ơƦƱ8ŝŬƆƣǝ9Ŕƶ10ĴŲ11Ŵ13Ǘ14lţƳǍ15E18Ũ19şš23v24ǜ35Ş
em $	82 -26Ľ-7Ũ13Ŕ17l18Ǎ21ş35š44Ş
email	60 -12D-8ťǢ7Ɨ10ľ15ǩ17Ǘ27Ŝ40ǚ42K50J
email $	72 9Ɨ17J53K
email address	85 -9D36J
email for	88 39J
email me	88 -9J33Ŝ
email or	88 -13ľ10K15J
email something	80 22Ǘ
emails	88 12Ǚ24J
emergency	85 10Ƅ17Z
emergency fund	86 19Z
employed	85 -11o12Ƅ24Q33q
employed $	90 49Q
employee	80 -7ǉ11ǧ47Ǟ
employees	64 -15Q7ǋ11ǒ20ǥ21Ǔ27Ǌ33ǉ
employees $	79 -26Ǔ-17Q9ǋ28Ǌ30ǉ
employees are	80 19ǉ
employees or	73 -27Ǌ64Ǔ
employer	75 -7Ǌ20V24Ʃ28S36W40Q
employer $	82 -7Ǌ13V16Ʃ23Q32S
empty	81 10y45ơ
end	69 -11ǈ-10ĻŚ-8ŀ-7Ƃ8ŃƯ10j11ō12ļƹǅ13I15ł17i20Ʋ22Ŗš23ŧ26Ǧ30ŕ37b
end $	80 -7ŀƂ11Ư12łŃ13Ŗ21b22i27ŕ31Ǧ
end of	86 -13ǈ7ł8ń9Ŗ18ǅ
end up	82 7m15ƹ26ŧ27š
ended	85 9l11Ľ24ŧ30Ž
ends	80 -11ő11ƫ13Ś17e22ŖƩ
ends $	90 13ƫ26Ŗ
ends in	86 14Ś18e
engaged	90 38f
engagement	90 21ƚ
engagement ring	90 21ƚ
enjoy	86 14U21g25t
enough	72 7ƯƱƲ8ŏ9ş10Ł11ķƙ15jŸ18ry19ſ22Ŧ33Ʈ
enough $	88 11ſ55Ʈ
enough to	80 7ź8Ʋ9r13ƙ16ķŏ20Ÿ
equipment	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
equipment in	88 -13Ǒ20Ǥ24Ɵ
equipment values	79 -17Ǥ32Ǒ
equipment worth	88 29Ǒ
equity	88 -7Ɵ26Ɩ51ĸ
erie	90 9Š13lš26ő
errands	86 13ǒ38Ů
escrow	83 43Ɩ
escrow $	88 -24Ɨ67Ɩ
even	62 -13Ň-9u-8ĺ-7ƽ7œ8Ƴ9hǫ10Ŗ11ţŦƮ13YƆ14ũ19ŸƱƻ27Ž33ŝ35Ť
even a	76 -10u16ŽƆ17ƻ25Ʊ
even if	77 -7yǁ7ƻ10Ƴ11ŸŽ15ţ21Ť
even ones	80 9Ť
even small	79 22Ť
evening	90 47L
ever	48 -22ƿ-15Ų-14Ɵƺ-13ŕ-11SƄ-10ŧǖ-9Ŀő-8rƢ-7AŠŨűƍǀ7ţƴƹ8VǝǦǨǫ9ŐƓ10gCƋǒǗ11Ź12Ůǔǜ13RƎ15hŝǁǈ16ƫ17ƀ18ťǚǟ19žƃ20Ǟ24ĴŘųż25Ň28Ɲƞ29Ţ30ƛ33Ŵ36ƶ38ƾ42Ť43ŗ
ever $	90 -13ǝ16ų39Ő
ever been	65 -14ƺ-10S-8Ő7Ţ9ųƞ10Ƌ11Ǟ14ǟ18ƀ22ǁ25ǚ27żƾ30ƶ
ever come	75 -13ŗ-10Ɵ10ƶ11ƛ17ƞ21Ɠ30Ɲ36ŝ
ever empty	88 29ơ
ever explain	90 -11Ŵ12ƀ29ŗ
ever get	81 9Ǝ10ǚ13Ǧ14B16ƴ21g25Ƌ
ever gone	88 -7ơ14ƛ38ŗ
ever gotten	84 -11Ƌ-7ǥ9ƛ13ǝ23Ɲ30ƞ
ever had	65 -27ƿ-22ŝ7ǚǦ8Ť11Ɲ15ż16ǟ18Ǘ20Ň22ť23ƾ
ever have	83 -8ų18Ǟ28R58Ť
ever said	90 9ƶ18ǜ
ever sat	88 26ŗ
ever taken	80 -38Ƭ58Ĵ
every	60 -11Ů-10Ǖ-9tƱ-8Ǒ-7ǒ7ǀ8hź9bǟ10cUƫƿǧ12FųƖ13Yœƽ14Ǥ15ő16ĵ20ŵ23Ĵ24TǛ27ū30u33Űǔ
every #	85 10œ15T25ĵƫ
every @day	90 12g18Ǜ
every day	76 -12Ŵ-11t8R9q11ź13U18ƽ30Ű31ŵ
every month	70 -44œ-12ǟ-9Ʊ8Z15FƖ16T18Yő31u32Ĵ56ĵ
every time	90 -8O9ƛ10ş13Ǜ
every week	90 -7Ů15Ŵ32ǟ
every year	88 7ơ12ŝǀ19œ
everybody	72 -8zĴŗź7ŔŕƘǓ8Ǚ9HłŮŽſǁǉǚ12Ƥ13Ǉ16Ʈ17Ÿ18ĸ20n
everybodys	79 -9ŗ7ų9ŏ11gA12Ĵ14Kű15Ǌ16ǫ24Ŀ
everybodys got	85 -9ŗ8ų9ŏ12gA14Ĵ16Ŀ
everyone	90 -7ǒ13ž18Ÿ
everything	64 -8ǫ7bwUĴƵǓ8AŷǨ9KƘƽǤ12ŀƮǒ14ǆǑǘ15ļƱ18Y20Ŏ27iŠ28ƙ32ĸ
everything $	78 -8Ǒ7Ũ11Ǩ12b13Ƙ14ƽ21ƙ29Ŏ
everything in	85 -19X7Ǥ12Ƶ14ĸ16Š18Ǒ24Y
everything you	84 12ŷƙ15ĸ26Ĵ
evidence	88 9ƅ28Ɨ
evidence of	88 9ƅ28Ɨ
ex	90 -8D50ƭ
exact	86 -8ū7Z8d14ǅ17œ28Ŭ
exactly	72 -8Ǐ8DĻ9CŔ10ņ11Ł12Ţƣ13Ɨ14dǆ21ťƩ
exactly $	86 -9B11C12Ŕ13ņ17ť18d
exactly did	90 -10Ǐ16Ɨ17Ţ26ƣ
exactly does	79 15Ŗ28Ʃ
exam	75 -10Ƅ65ǃ
exam $	81 -10Ƅ35ǃ
excellent	90 16ƺ
excess	79 -9ſ-7ǣ14ƃ62Ǩ
excess liability	86 -9ſ-7ǣ16ƃ22Ǩ
exciting	90 13H27Ƙ
excuse	88 44ŕ
expand	90 -8Ʒ46Ǡ
expense	88 9ľ21Ĺ
expenses	82 -8œ15ǌ19Z20Y25Ʋ
expenses $	86 -8œ16ǌ21Y22Ʋ
expensive	83 10Ǒ13ǥ16X18ƙ24ƚ
experience	73 -7N11ũ12Ũǥ18Ǉ22Ň
experience mod	78 23ǥ
experience with	90 -10ǥ27Ň
expires	90 16e22Ŗ
explain	75 -11Ũ-10Ŵ10ƀ16Bŗ17ŉ20ŕ35ŋ
explain $	90 -9ŉ23ŋ
explain it	84 -12Ũ-11Ŵ18B23ŗ26ŕ
explain that	90 30ŉ
explained	85 14ŉ15ŗ
explained it	90 16ŉ
exterior	88 37ƈ
extinguisher	88 15Ɛ
extra	75 -10k-7ǂ11ųƸ12ŵ14Ʀ15ƶ19Ő21ƚ24ǉ29Ǧ34ƃ
extra #	90 -12Ǩ-7ǉ42ƃ
extras	86 51Ƃ
face	86 -10Ř14ƨ16M35Ʈ
facebook	90 27ǫ28Ľ
factor	90 -15J-9ł22Ń29ǚ
fair	76 -7Ʈ9ĽĿş16Ŋ19i20ĶŁ21Ũ24ň
fair $	85 14ŏ18ň24Ũ
fake	84 13ŀ50ǚ
fall	67 -17š-9ĺ-7Ļ7ľň9Ǡ10Ƅ13ǀ15dǛ16ř17y19Ŗ20ƙ21Ơ22Z28ŷ
fall back	73 11Ƅ18ř25Z
fall out	90 13ň33ƙ
falls	84 17ǣ21Ŧ23ƞǥ
falls off	88 22Ŧ24ǥ
familiar	88 24ľ33ŗ
family	58 -14Ƥ-12ļ-10ƹ-8ƾ7ŀ9qzY11hAƺ12Fūǉ13Ʋ15ũ16ƞ17Ƶ20u21Ʈư24Ƹ25y26Ʀ36ƿ40n
family $	72 -12ưƵ-11Ʈ-8Ž8ƀ10Ʀ11ƞƿ13ũ16Aǉ18F22y28u36n
family fall	80 24Z
family history	76 14ƿ16ƺ
familys	90 12Ư17Ǉ
far	63 -18U-13Ɵ-11ŵƳ-10š-7q7ƛ8mƑ9yŊů10Sň11vƯ12ŦŻƣ13Œ14Ĵ16u17Ơ19ǒ22i24ŉ25Ɯ37Ŵ52Ű
far $	76 -21Ű-8Œ10ŷ12ŊƑ13ň15ƣ17Ŵ19i20u23Ơ35ŉ
far are	88 22Ɯ
far do	88 11Ű26ů
far does	90 -12ŵ-7q54Ű
far is	79 -17U-16Ɵ60Ű
far out	90 -11Ű-9ů23Ư36ǒ
farm	75 -12h-9S9ţ10ľ11ŝǆ12Ƹ13Ɵ16ņŒŮ20Ņ32Ǔ41ő
farm bureau	90 13Ņ14ŝ
fars	85 11Űƛ12Ż16Ƒ
fars the	90 18Ƒ
fast	79 -21ǫ-11ŧ7ǩ11ǉ15ż18Ũ24ń41ŉ
fast $	90 -13ŧ-12ǫ7O23ŉ26Ũ
father	81 11B17Ƶ28ƿ31z
fault	77 9Ƅ14ť45Ž
fault $	88 11Ƅ19Ž
favorite	82 20Ơ21ǫ22Ş23ŷ
favorite thing	90 9Ơ13Ş30ŷ
fax	85 -9M9Ɨ19ƅ29Ŝ
fear	90 40ŀ
feel	65 -7ļŁ8Mſƺ9Ơǡ12ĶŇ14Ō15Ʈ16Ũũ17ǃ20ţž25ŏ27r29ň
feel $	88 19ň43ũ
feel about	73 -16ũ-9Ơ17Ō20ǃ24ž32ň39r
feel like	86 -17ũ10ſ22Ũ23Ơ
feeling	81 -11r9xň20t26ƺ27ũ
feels	88 12Ơ14X35Ʈ
feet	70 7r10Ƌ13UƑ14ǂ15Ƽ16ŁŨ17P19Ǎ37Ƈ
feet $	81 11Ƒ14P20Ł38Ǎ
feet is	88 -11Ǎ11Ƈ
feet right	90 -10Ǎ11Ƈ18ǂ
fella	79 7Ň8xĸ11ǅ12gŨ13Ņƀ14ņŝ15B17ƚ
fellas	90 9ƭ14Ň21Ǔ
fence	79 -13Ɲ14Ǝƛ48Ɠ
fence $	90 28Ɠ
fender	82 8ĸ11Ť12Ų36Ž
fender bender	90 9ĸ14Ť19Ž
fender benders	88 20Ž
few	71 -15Ţ-9Ŋ-8Ǡ8mǥ11Ƃ14HƟ20Ť21Ķ23ŋ
few questions	90 -11Ŋ15ŋ
few years	75 -16Ţ-8Ǡ9ǥ16H22ĶŤ
fianc	90 15o18p23q
field	86 8Ǌ12ƛ13Ĺľ15ś
fifth	90 14ĵ23Ņ
fight	85 -15ŕ13ŏ17Ű18rŨǞ
fight you	90 -15ŕ20rŨ
figure	72 -21Ǒ-8ǫ7Ư8yHXǌ9Ńƙ10ņřǋ11ĹƉ12ťƕ13Aŗŧ17Ų20Ʈ25ƚ
figure it	90 18A21ŗ
figure you	90 -9ƕ11HƯ12X27Ų
file	73 -9Ź7d10wǘ12ǅ13ǔ14Ǚ20ŜŤ22a27ǈ32ƅ
file $	85 7aJǙ12dw
file for	88 8Ť14ǔ21ǈ
filed	78 11Ǟ15ǔ16řŨ20ť35Ť
filed $	90 9ǈ17Ũ18ǔ
files	88 13ǚ36Ǚ
fill	76 8Ľ10ů13ĺ15ľ
fill in	79 -13Ļ31ĺ
filled	85 8aĽľ12ĺ15ō
filled out	86 8aĽľ12ĺ15ō
filling	90 22Ļ
filling out	90 22Ļ
final	79 8ľ13f22ł42Ʋ
final expenses	86 27Ʋ
finally	83 8x10j15t22k34Ơ
financed	84 43ŭ
financed $	90 21ŭ
financial	83 23B39A
financial guy	90 27B
financially	88 -9A12ư22Ĺ24Ʊ
financially $	88 -9A12ư22Ĺ24Ʊ
find	71 -9ǫ-7Ş7ŏŷ8ŨƬ9ſǃ10ƹ11ĸǡ13M14UŚ19šƾ24ǚ26ś31Ľ
find a	90 13ƹ14ǡ15ĸ16ŏ
find it	88 -9Ş10ŷ16Ś18U
find the	90 11Ƭ12Ś28ƾ
find us	90 28Ľ
fine	75 -9Ÿ9KǃǄ10iž11Ŧ12Ų14Ōǌǫ15Gœ16N25ŗ
fine $	86 10ǃ13KŦ17œ18G
fine print	90 19ǫ31ŗ
finish	84 -11ŋ7ƍ10ť15ǆ19m23ǫ
finished	73 10ǣ11ǟ12m14Ż17ƍ42Ƌ
finished $	84 19m24Ƌ
finished basement	90 
fire	63 -8ŪǑ7ŀƒƙ11ń19Ļ20Ǟ22Ǥ23Ŋ25ť26ǟ30Ʀ41Ɛ72Ƒ
fire $	86 -22Ƒ-10ŪǑ11ƙ18Ʀ19ťǟ33Ǥ
fire department	84 10Ɛ18Ƒ
fire extinguisher	90 16Ɛ
fire station	84 18Ƒ
fire truck	90 25Ƒ
fired	90 54Ǟ
fireplace	78 47ƒ
fireplace $	85 33ƒ
first	59 -10Ÿ-9ǎ-7ƣ7GƏƹǇǑ8e9wS10Ļ11Œš12śƪ14Z17x18ňƭ19aońƆ20Ŕǫ21AŐ23Ƙ24Ņ34ř
first $	79 9ń10AĴōƏ12Ƙ13ƹ39ř
first and	79 -9w-8Ÿ12o32ƭ44a
first months	80 24Z
first name	88 -8a14b23o
first one	85 8Ņ23ǫ36Ő
first page	90 7ř13ƫ18ś
fish	90 9ơ32g
fix	79 10ŏƏ13ǫ16ŤƦ25Ū26Ɓ28ş
fix one	90 39ş
fixed	85 9Ŷ16Ƃ21Ū23ƍ
flat	78 -8f7Ɯ9ř13ƶ18Ƃ20ǫ27ƪ42Ɗ
flood	71 92ƛ
flood $	90 28ƛ
flood insurance	84 16ƛ
flood zone	83 20ƛ
flooded	88 10Ʀ16Ƌ
floor	76 -15ƛ-11ő11xƐ17Ƌ22Ǌ28Ɲ48ƥ
floor $	86 9ƥ13x21Ƌ
floors	85 -12Ǐ7ƍ19ƥ22Ƈ
floors $	90 7ƍ23Ƈ
florida	88 30H
fly	86 -7Ź44ǂ
folks	65 7jlĺĿƜ8K9aư10BW12Ľžǘ13ſƞ14ƧǊǙ18Ş20ƨƿ21ǖ25ǉ30z
folks $	84 -10U-9ǉ13Ǚ14ſ28z29Ş
folks do	90 -9ǆ7w10ŗ12ǖ13Ǌ
folks still	90 25z
folks who	90 -9z9Ľ15W26ƞ
follow	86 11ŉ16g22KƩ
food	78 -8ǒ11ŀ13Y16ų40ǆ57ǝ
foot	79 -11c9jƇ10Ǎ19ż29ƕ39Ƽ
footage	84 25Ƈ
footage $	88 25Ƈ
for	34 -24Ŵ-21ƹ-19CŸ-18UŁ-16ƾǚ-15Ŕ-14Dŉƫǋ-12ŀł-11auŞƞƿǆ-10Ǐ-9hūŬ-8ŖŠǑ-7śƉƋƓƤư7yJMTZőű8NVŝƐƗƪ9clŊ10šơǡ11jƀƶǁ12ōƯ13wťžƽ14pLƖƣƱǓǠǩ15ǤǨ16gqœǎ17ŲƮ18ŕƙ19dķŧƅ20ŘŤƦ21QļŃ22b23kOXŗǃǕǧ24Ɵ26Ʋ27ũ28ĿƁ33ƕ34ųǄǢ36Ƣ38Ƹ39ĺǒ44Ɣ47Ů60Ƴ
for #	69 -12O-7ĵǐ7şžƕ10Ǥ11aŶƙƧ12żƄ15ŧ16Ǫ17œƮ21ǟ45Ɣ
for $	58 -23ǎ-20Ų-19ŧ-16ő-14ĺ-12ƟƹǊ-11Š-10Cǒ-9Ŕ-8X-7ŐǏ8şƮǑ9użƕƪ10Ť11OƖ12ŵƲ13Ƣ15Ǖ16ļťųǧ18ƽ23ƗƯ25ǫ37Ř43ŗ44Ů46Ɣ47Q75ƣ
for a	58 -12Ǡ-11ƣ-10ƿ-9Ů-8ĹŪǫ-7FXœ7LŻƑƸǐǪ8ŗǀǜ9qƂƮǃ10OY11PľƟ12Ţǒ13z14SŶƲ15ŋ17ǎ18řũ23H38Ʀ
for all	79 -11ǩ12ǚ15ǔ
for and	72 -26ƣ-7ǎ7ŗ11ĸ16ƀ26Ʊ52ĺ
for anything	90 -13QŤ23Ǆ38ƺ
for bodily	90 -8ſ26Ř
for business	88 -12ǧ11Ǥ41Ů
for college	88 -12m-11y-8Ƅ42Ƴ
for for	84 -11Ʀ-8ƾ9Ǆ11ů13Ůǜ14Ƴ17ŠƄ
for fun	86 7Ů27g
for good	90 20V43Ū
for her	90 -9Ƹ10Ƴ13x31Ƶ
for in	90 -14ĺ-11Ɣ39Ƹ54Ŀ
for insurance	82 -52ƣ-10ǘ-8ƕ-7ǫ17ĻǕ32œ59ǎ
for it	65 -14ŗ-11ƹǓ-8Ř-7Ǖ7ű8bZŨ9BƠ11Ǧ12ƭ13Fĵ16ŏ24Ɣ28œ31ő32r34Ų38ƕ54ŧ
for life	82 -17ż-9q-8r21ǁ26ƶ40ƪ
for me	64 -19a-7ǫ7Ǐ8nƌƯ9jOŎƊ10ƈ11ĸ13ǆǑ14TƐ15ū16Ŋ17Ĵ20Ǌ71b
for money	86 9ǚ22ųƟ
for on	78 10Ɣ13g15Ǖ20ƕ
for one	90 -14ƕ-7Ǜ15žǤ18ť28ǩ
for retirement	82 20ķ
for school	90 -15ŵ25Ů43Ƴ
for somebody	90 -12V10Ʊ36Q
for something	90 13ĺ19ƅ23Ť
for that	69 -16Ɣ-13ų-11D-8ǫ-7ĵňǦ7ŨǕǩ8Ƴǂ9Ƣ10ŕŦƁ11żǥ13ƣǒ16Eœ21Ɵ22ōŐ30ŷ42Ĺ
for the	53 -17Ů-14ſƣǆ-12ǌ-11Ǎ-10ƞǡǫ-9uQƯ-8řƟưǪ-7gxĸĺŹǏ7tŰƅƦǙ8ŦƎƔƭǁǅǐ9eǨ10FOƬǊǋǓǣ11P12ǈǒ13ǖ14Ţ16k17űž18ƚơ19wœ20Ƴ21Ʋ24ǃ33Ƹ34ŕ35Ǣ45ǧ52Ǡ57Ƣ
for their	88 29Ƴ
for them	75 -43Ƴ-10m-9ş12ư19x25ų29ƱƸ40y
for this	75 -7ļ7Ľ8Q10sXǌ12O14m19ǃ21ĵƷ
for today	90 -18ļ-15Ļ-11Ɣ31Ų39ĺ
for what	79 -11ź-10ų7ť9ƙ10r11ŧ12ĸ29Ůƨ
for when	83 -10ŗ9ĺ15Ɣ24ƀ31ķ
for wind	79 -18Ɯ25ř
for work	78 -12ǆ-7Ů9P10ŵ11Ɵ16ų31ǒ33q
for you	52 -40ǋ-22œ-21Ÿ-20Qřǐǚ-18ŮŴ-17Ɣ-15Uŷ-12nHPǔ-11CŦ-10Ł-9kS-8ƅǕ-7ŋųƱ7ǌ8iƮ9RYƻ10ŅƖ11MŇő12Zŗ13JŜ14jňşǊ16ĺŞǉ17ŏ18Ŋ19gLō20I22G25VǓǢ26dlN27ǒ30c31ǡ35ŝ36ļ38Ť41XĿ43š44ũ49Ń
for your	65 -34Ǒ-12ŕ-11ƫ-10a-9ƨ-8ƺƼ-7u7ny8WķƲǎ9ƴ10Ů11řǋ12dƶ14ƄƱ15ĺ16XƯ17œ18w20Ǥ22ƁƳ23Ǆ27Ɵ39p
for yourself	88 8Ǆ14Ʊ19Q
force	84 -7N7ń13ō38Ő
forever	84 13ƫ15Ų16G43H
forget	90 11ĵ12ƕ15ƪ17ƅ
form	69 -10o7ĺ9FƞƷ12mő13ahp14ƣ15Ľ19Ļ21ľ
form $	82 -63ĺ-8ŭ13ƞ16ő17ƣ85Ļ
form just	80 -60Ļ74ĺ
forward	83 -7ţ11Ǖ14ŏ15Ł16Ŝ37ō
forward $	90 -14Ŝ16Ł51ō
found	83 -8ƈ9Ŭ12Ɔ13Ś14Ų17ļ20ƫ28ś
found it	90 -8ƈ13Ɔ22ƫ31ś
foundation	85 15ƛ30ƈ
foundation $	86 15ƛ30ƈ
fourth	90 33k
frame	79 38ń43ƈ
frame $	90 17ƈ26ń
free	74 -7ŉ9ƹ10Ť12ĴŭƩ14ǃ16s17N28Ɩ30gL
free and	85 -7ŉ7ǃ10ƹ15ŭ35Ɩ
free or	90 12Ť16Ĵ
friend	76 16B19Ľ20Ƶ21a41A
friend or	90 21A
friend who	90 -7B13A14Ƶ
friends	84 9Ƅ12š17Ʀ18B
from	48 -16Q-14şǩǫ-11hĺś-9FŦƵ-8TōŴ-7fLŗǚ7mŰŷǑ8ušƆơƿǆǛ9ŁƀƨƫƬư10IňǇǟ11kŪƩ12ŜŹƜƞ13ņǏ14rWĸĹ15ťǓ16Ƒǌ17Ũƽ18ŏǞ19ŕŻƣǖ20ţǍ21ǔ22ľŔ23R25ŝ28ļ29ƛ33l37Ǘ
from #	83 -7Ɗ7Ɖ8ƌǗ10ƫ41Ŕ
from $	73 -11ĺ-9Ɵ8C9IƝ20l22š24Ĺ25ť35Ǎ40Ǘ
from @month	90 28ơ
from a	84 11I12ƣ13ƄǪ14u19ǆ
from before	88 -21Ŕ-7Ǘ14ƭ19l31u35Ɔ
from home	72 -13Q-12h-9m21Ɵ23Ż24ƞ42R
from it	86 -10Ŵ12B13ŁƟ26k27Ū28Ƭ
from me	81 -12Ƹ-9ǆ12ń15ň16Ɨ18Ŋ29ŏ38ļ
from scratch	88 13ƕ14Ő
from shipping	80 13ǟ
from the	65 -12Ƌǘ-11Ŧ-9ŝ7ŜŹŻƝƩǆ9ŧżƈ10ǔ11Ǎǜ12ųƙ13Ǒ15ǖ17ľ19ƽ24Ɯ25Ǐ29Ũ30ǌ31ƛ
from them	88 11ţ15Ŝ20ǔ
from there	88 10Ʈ16ŝ
from us	90 -15Ɨ11ƣ21ƅ
from what	88 -12l17ň18Z22P45Ŕ
from work	90 -10Ʃ-8L13sB33ƨ
from you	73 -14ŝ-13Ű-8Ĺ-7T7z9Ū10gƥǆ11Ƌ12ƑƸ14ǁ25ƞ30ưǓ34ĸ
from your	73 -13ǩ-8ƞ7ţ11ƛǔ12ƫ13Ŝ16Ƒ18W22ǘ25rƩ34ŝ35Ű
front	68 -10ť-8Ɵ7ņ8Źƞ9ƫ12Ļƥ13qĵ17ƈ18Ƒ29śǅ31Ǌ
front $	82 -9Ɵ17q18ƈ38ǅ
front door	90 -7ś13ƥ19Ƒ
front of	78 9Ź10ņƫ41ś
full	63 -15w-9Ǥ7qƳ8ųźƤǡ9Ŏƕ10œǆǝ11tƄ13DƦ14Ư16ơ19ŏ23ĵ27ǉ30R31a48Ɓ
full $	88 11ǡ32ĵ
full coverage	79 -7ŘƂ74Ɓ
full name	88 -20w10ƭ37a
full time	77 -14n12qų21ơ39R40ǉ
fun	72 -10Ŵ-7ǫ7ǂ10dǦ12Ƥ15x19ǡ20Ů29k49ŷ53g
fun $	85 23ŷ
fund	78 -20m15Ɨ30ǥ33Ƴ39Z
fund $	80 -21m21ǥ34Ƴ39Z
funeral	74 8Ļ16Ƶ52Ʋ
funeral $	82 -8ư24Ʋ
furnace	79 -9v11Z13Ĺ17Ə20Ƌ32ƌ
furnace $	88 -9v8ƌ34Ƌ
furniture	79 13Ƨ20Ƥ22G26ƙ
furniture and	86 44ƙ
fuses	90 31ƌ
g	86 -25Ř-7ƃ8Ǩ18bŻ56ǣ
game	88 -7Ľ14g53ǫ
gap	76 10Ư22Ŗ37Ţ68Ƃ
garage	70 -12ƿ11ť14ƞ18Ƨ23Ɠ25Ƈ35Ɵ39ű
garage $	78 -13ƿ15Ɵ23Ƨ29űƇ
garage driveway	90 18ű
garage or	90 
garden	90 18ƥ
gas	82 13Y18ƌ48ƒ
gate	86 14ƥ26Ǝ27ű
gave	76 -8ŏƨ7ż8Wŋ11ŕ12BŅ13ǜ14Ũ15ņ20ŗ38Ľ
gave you	77 -8ŏƨ7ŕż8Wŋ12BŅ14Ũ15ņ20ŗ39Ľ
gc	86 -11ƣ-7ō29ǩ45Ǖ
gc want	90 -7ō22Ǖ30ǩ
gear	90 -18ƙ-8ǚ-7ƞ15Ɵ47Ǒ
general	74 -19ſ-8Ř8ƺǘ16ǩ24Ǖ37ǣ
general contractor	88 8Ǖ20ǩ
general liability	79 -20ſ-8Ř48ǣ
georgia	85 8l15Ź17y19C
get	45 -17ƹ-16q-11Ůǫ-10yķĻŐƙƮ-9cƼ-8rŔǠ-7lnXŃŇœŘŦŴƔơǊǥ7źƕƨƵƸǛǟ8ŋŒžƷǐ9ĵŵŸƢư10bj11mpGRľŁŬƋǦ12Kŏ13IŷŹƛƪǁ14sJ15gSƘ16vļŻ17Hżƣ18Ǝ19Ɨ20Ƅ21kǗ23ŧƜ25ŉŲ26eW31ōŜ33Ŷ
get $	79 -13Z-9ư-7ĹŶ8B12Ż16Ɨ18ŧ26ƨ28Ų39ƪ
get a	72 -28ķ-11ǁ-10ŝ7žƕ8Ŝ9ǚ10ŗ12H13ŋ14ľ16Ɯǉ17AQ21ǫ27e30W
get around	75 -8s15ƴ16ƕ47Ŷ
get behind	90 -10ź9Ŵ24Ÿ
get by	82 -20ƹ12Ƅ13Ƶ19Ŷ39ư
get certificates	90 -16ǩ17ǔ
get cut	86 19Ǜ21I
get for	85 -39Ɣ-9ƕ23Ƣ51Ų59ŧ
get his	90 -19Ź-9a18wź
get hit	90 12ĹǦ15ƀƜ
get hold	90 -7ǫ34K
get hurt	85 -10Ǫ-7W19ƞ25Ƅ30Ǝ
get in	85 -15Ƴ-8L12s15ŝ18ť43m
get into	86 -13Ǉ-11š10Ǚ12ǚ13i46S
get it	75 -10ō-9ǩ-7ǫ7BO10eƘ11AŏŒƧ12ŀŜǅ15ĵƚ34b35Ɣ
get me	86 28Ŝ
get my	85 -7b16J19ľ32Ľ
get off	88 -17g12ō15L52R
get out	82 10N11H12V21ļ36g
get paid	86 8ǘ12Ɨ14ĵƄ20T
get started	88 11ō12Ōť
get that	74 -13d-12Sŗ-9ŧƼ-7š7H9žǇ10ŜƎǫ13Œ14Ū15X16C17p18ő19Ŭ24ō34ŉ37v
get the	75 8ř9Ŷ10Ĺ11D13ƫ15ƭ16ķ17Ƙ
get there	90 -7Ƙ18Ű37G
get this	82 -9s-8ǫ17ō22š31ƣ41ń
get through	85 -8R16Ĺ23W
get to	75 -9Ŵ-7y7Ű10Ƴ12k13GLŷ17ź19Z24ũ35Ŷ
get you	74 -12Ő-8ŻƲ7m8d11pƂ13Ŝż16ŷ17Ƶ18Ư25I27ŏ39ō
get your	74 -8ń8Ƥ9Ƙ10ŏ13Ź19Ũ21s25a26Ǘ
gets	72 -13ū-9A-7ŅŮ7nƱǎ9gTǉ10sŏŵƴ11Ƥ13Ŵŷǥ17Ư18Ƃ25ł34ƭ
gets a	88 8Ľ12ǉ13ŏ21ł
gets the	85 -10A7ǩ10Ʊ12Ŵ28ƭ
gets you	90 -8Ů-7Ɩ12g17ŷ23Ư24Ƃ
gettin	82 7ŀǞ8j11t12i16P21œ
getting	69 -7ǡ8AŶ9U10śƂƠƪ11Ų13ŀ14jŗźǢ15zǛ
getting any	90 8j25t
getting paid	80 8ǟ
girl	80 -9ǅ9ǘ12vǦ13l16Ǌ24w30u
girlfriend	86 -9ư8Ƥ15o18ƹ
girlfriend on	90 8Ƥ
girls	83 8v11ǟ12ƹ16uǞ
give	56 -20A-8Ǆǫ-7Ŷ7ewŋőƉƖƢƬǐǤ8ňƟǒ9Ũůƙ10IłŷǗ11oņ12xūƣƩǩ13ŧ14YŕŞǉ15DōƇ16Ǣ17dX19Ƃ26ǜ35W
give me	60 7ƔƖƨ8ƉƢ9ewő10ňǐ11Ķůŷǒ13oIťūƙ15Yǉ16ŧƇǩ17Dō19dǢ21X
give you	72 -9Ǆ-7ŭ7ŕ12Ƭ13Ǥ15ƣǗ16ŋ19Ʃ21ņ24x28Ƃ55W
gives	90 -8B30A
givin	90 12ǃ13Ł14t
giving	86 10A11ǃ12e17Ŷ19Ņœ
gl	80 -26ƃ-8Ŏ20ǧ28Ǩ90ǣ
glad	83 -7Ɓ9ĺ10ƾ14őťŦ17t22Ž28ŷ
glad you	86 9ĺ10ƾ12Ž14ő15Ŧ29ŷ
glass	79 -7Ő14Ɓ24ǎ30ǁ42Ƃ
gmail	86 29J
go	47 -16ǫ-15Űƶ-14l-13ŧ-12ũ-11qů-10uĺłňŞť-9ƟƥƳ-8xĹŇőŖűŲƪǍ-7nMĿŁŷƜǐǟ7ŐśƐǅ8dŴ9rwNŵſ10AŅŝǒ11ĸŉǀ12Ţ13Eş14ŜŤŨƌ15a16ŋǂ17ņǨ18moōš19VŕơƢ20ŔƯ21ŃŘ23Ū26Ɣ27ƠƩ28Ɩ29ŏ36Ǟ37Rƭ41Ŏ47Ʀ
go $	67 -11ư-10ƥ-9Ũ-7V8Ū9ſƋ10Ʒ11ŢƏǥ13ĵ14ZŘ15Ư16Œ17Ǩ22ŏǞ29Ơ33Ʀ37ņ
go about	90 16Ń18Ǟ
go after	88 -7DŘ19ƌ28E30ĸ
go ahead	78 7ś10B24ō30ş
go back	83 -7r10Ʀ11Ƭ16ư30ƹ
go by	81 -8qu14Ǟ15w18ǅ23a27Ń39o
go down	84 10V11ƌ12H13ť19ū30Ŧ
go for	76 -13ƹ-10ŗ9ŏ15Ɣ24Ƣ27r30Ť
go in	76 -9Ɵ8Ů9ǂ14m21Ǟ59R
go on	72 -9Ư-8Ű8d9c10Ņź14ƛ16Ŋ19ŵ21Ǫ27Ɩ73Ŏ
go over	74 10ŋŝ12Ɗ14s23Ɣ34ŗ37ŉ
go part	88 29Ʃ34V
go through	79 -7ŗ8f10Ļ13ǧ14ŋŪ26Ƶ32Ŝ
go to	72 -20Ƴ-15l-13Ǫ-10ł9Ǩ10ǀ11ż13y16Ƹ18m19Ʀ37A70ƭ
go up	75 -16ƶ-12ŧ-11š-10Ơ11ǂ12ƫ13cƆ14ƔƢ21Ū25ř26ſ44ŕ45Ŕ
go what	73 7Ř39ŝ
go when	90 7ƛ10ǂ
go with	75 -17ſ-13ň-11A-10Œ-7Ļ9BŢƩ10a14Ŷ16Ń19ō21Ŵ27Ũ31Ř45š
goal	90 42ļ
goes	68 -9p7Y8ŵƗǫ9Hƫǋ10KƷƹ11dJŃ12cEǜ13zǞǟ14ķ15łŴ18ǘ20o29ƭ
goes $	88 8Ŵ15Ʒ16ƹ18ǫ
goes to	83 -14Ŵ7zǢ13K16ŵ25ƭ
goes with	90 -7Ÿ13E33Ŵ
goin	82 -26ǡ-9Ǫ-7Ų9yƯ10HưƷ13V25U46i
going	56 -17Ţ-13Ű-11ƹ-10Ɩ-9t-8Łşƪ-7mť7eŊŨ8YţǠǪ10ſƟǅ11DPQƔǫ13HǇ14ƺ15ũ16Ŏ17ż19krŴź20ĺŪ25ǡ26y28V30Ń46Ő
going $	78 -25Ʒ-21ǡ9U11eY12Ŋ13Ǫ20Ǉ23Ŏ36i37ǫ
going for	83 -13Ɩ7ź8Ż14Ş20Ɣ25x
going on	79 -19Ń-13V-9is10Ō12p13Œ16Ɵ19Q20Ļ22ƺ40ĺ
going through	85 11U20Ũ32ũ
going to	63 -12x-9i-8ĺŀ-7ƪ7ĶŌ8aơƤƯǠǫ9ż12ſ13D14P16Ő20ź23Ʒ24Ū25H33r34y62Ń
golf	88 37g
gone	63 -12ū7ƛ8Ƣ9ƔƕƳǥǪ16Ɛ17œƫ18ŔƸ20Ŷ21Ʊ22ŗ38ư41ƹ45ơ
gone $	74 -9Ǫ10Ʊ11Ƴ21ƫ23Ƹ30ư39ƹ46ơ
gone through	79 13ŗǥ
gone up	79 24œ25Ŕ
good	53 -15uş-11Ǡ-10zŰ-9ŵ-8Dĺš-7HœŦűǝ7ţƔǁǔ8VŔŤŽƻǛ9ƏƖ10UZƊƯƷ11ƫ12J13pļŌ14ǌ15ő16Ūǫ17ň18Ż19Ķ20Wōŏ21ƺ22ŇŲ24xL27Nŷ28I33iǡ43Ş
good $	75 -25Ǆ-18u-13iǠ-8DŞ7Ŋ9HJO10ŉŷ12Ň15Ū17I18Ʒ19Ư20ƺ22Ų24x31ǡ71ň
good day	88 18ǘ40L
good for	82 -12ǡ11x12ǌ13L16Ťƻ21Ɩ22ZǇ
good grades	90 13Ż
good health	86 -20ƺ10Ƅ22Ǆ
good idea	90 9rs19B
good or	81 -16H-7ǡ10i12Ųƺ13Ū18V46ň
good outcome	90 35ļ
good shape	81 7ŲƊ22ƺ
good student	86 29Ż
good that	90 10c18Ǜ21i
good time	82 17Ɣ53N
good to	82 -15Ŋ-14ň11W15ŋ16ŏ20ō
got	41 -20ǫ-12řơ-11XŇǠ-10ľŷƍƮƯǥ-9ǟ-8iGPňŪƪǆ-7brRŒƃƩưƱƻǁǒ7gDŊŋşƂ8ŢůŴŹƄƘƦǔ9VłųƁǃǄ10hNţū11qŅŬƓƶǉ12EņŏƙƨǦ13ŲƛƧƽ14ĽŚŧƚƷ15Ş16šǤǧ17kœŶƐ18uǚ20jŉőŝ21Ŗ22śǑ23ķ24nŐ26Z29A32Š33Ļ38Oƀ
got #	72 -19ǣ-9ķ-8J-7c8ǘ9DŃ11j12Ř13ǚ15uEǤ17ǉ18ƪ27ſ28O32I
got $	68 -27ř-15Ő-13ƪ-9ŭƯ-7ķ8hĺ11Ŝ12ţ14Ɛ15q16Ŭ17Ŗ18şƇ20ƨ22O23ŗ26ū28ǖ32Ş39œŧ63ƀ
got a	59 -14uĸ-13ƀƿ-11Ʀ-9Ƃ-7ơ7mŝű8ņƓǔ9ūƋƳƺǍ10hƚ11UŰ12ŠŶ13ź15ƨ16Aŏƙ17ŐƧ19N22Ų23Ř26Ǣǧ28n35Z64ķ
got about	88 9Z11Ɵ
got an	85 -33Ǣ-9Ň12B15ŋ33ŝ55A
got another	88 9Ŷ14Ŏ21ƶ25ŵ
got any	78 -16Ř-12ź-9ņŠ8Ɠ9Ų11g15Ő27Ņ37u
got anything	90 -8Ŏ15Ǝ39Ő
got for	81 -10ǥ8ſƛ9Ŋ11ǧ14ƀ17Ɓ22Ƅ
got going	88 15Ş23Ǉ
got hurt	85 -9Ƅ7Ǜ11ǥ14Ǫ23W
got in	73 -11S8ƨ11Ɠ12ĸ15Ƨ16ƴ20ƙ22Ǒ30V
got insurance	90 34Ő
got insured	79 -12ƺ15Ƅ
got it	72 -7ľ8Kĸ9œƙ10śǋǢ12łŦ13ŉƆ15Ů17ő22n23Ɣ24ŏ
got on	76 -10ƙ8ƨ9Ɖ10Ǚ15ř16Ŗ20ƀ26ů30Ǥ
got put	90 14Ʀ34Z
got some	86 10Ň11Ŗ16Ƭ19ǉ
got something	90 -7ļ15g34Ŋ
got that	82 -11P11q12A13ƽ15ƿ20Ŵƚ
got the	68 -11Ő-8a7Ƥ8ĽŃŠƕ9ENšǣ10oƷ11ŭ14ŶƝ15DŚ17ŉŬ23Ŵ69ś
got there	88 11Ǒ15Ǌ20ŋ
got to	67 -8I-7aƀ7nQĸū8TœũŭŸƞƤ9lĽŧƁƅ10kŞ11ŢƘƣ12j20ł21ņǞ
got what	90 10ŵ14ǈ22ş
got you	70 -12Ņŷ-9ſ-7Ş8Œƽ9Ƅ10P11Ł12Ǧ13ő14ct17ŀ20Őţ21a22š25O66Ļ
got your	74 -14nŴ-12d-11ǥ-10P-9Ǌ-7aŐ8ĺŹ9ǀ10q12v13ǂ14ǅ15t19ŚǦ34ő58Š
gotcha	85 10ĻŐ12Ÿ14gV16Ŧ
gotten	77 -10Ƌ8ƛ9Ǜǥ12ǝ13Ņ14Ƣ15ƞ21Ɲ
gotten hurt	88 11Ǜǥ22ƞ
gpa	88 42Ż
grab	82 9I11aŹ16ƽ28ś
grab your	86 12Ź14aś
grade	82 -7ť9x20q21Ũ29v
grades	73 -9x7v62Ż
grades $	86 14Ż
grades at	80 19Ż
grandkids	90 10k27Ƹ
grandma	88 9n11Ÿ12ǖ20Ʊ
great	77 7Ŝ8ƈ9Ż10aJ11xƞǍ12ŵ20T
groceries	86 10z14X18Ů21Y
gross	79 -12Ǡ10T14Ɩ21ǋ46ǌ
ground	78 -14Ǐ8Ƽ15ƥ16ƕ36Ǝ
group	78 10P17Q32Ʃ40W
group life	86 12W23Ʃ
grow	79 -20H-7kpǂ10ǌ11Ƭ13v32l44Ǡ
grow up	85 37l
growing	86 12ǉ22y26Ǡ
grown	84 18Ư24n28v
grown $	90 7Ư30v
guardian	82 11Ʊ45ƴ
guardian $	90 -23ƴ46Ʊ
guess	78 -12Ǉ-10G9Ɖ10Ū11iǘ12ǌ13Ƒ14őů16Ɔ20P22ƙ42ǫ
guests	88 47ƞ
guitar	90 10ƚ31g
guns	82 40ƚ
guns $	88 41ƚ
gut	82 -8B7ƍ14Ǟ30Ń40ň
gut $	88 15Ǟ26Ń
guy	68 -17ǫ-7œ8ľǪ10ǥ11š12oxƏ13ŝ14M15gƣǗ17ť19Ǟ21ņ28Ň33ƀ39B
guy $	86 7A15ŝ16Ǫ19ƣ
guys	63 -10gN-8Ů7fŎǍǔ8Ɣ9xƹ10CőŒ11HY13Ǜ14Ɩ15kF16ŵ17Ĺ18j19ǉ23ǋ24ǡ29Ǔ34ǆ
guys $	81 -17ǉ-7Ƴ9ş10ũ11ǔ15ǋ16YĹ17Ɯ42Ǔ
guys do	85 -35Ǔ-10g11k12H44ǆ46ǉ
gym	72 -14V12gƩ17Q18P22Ř31Ļ
gym $	79 -15V-10Ř27P36Ļ
gym and	80 -17Ʃ38Ř
h	83 -8t9b10Ś11Ǣ16o
h are	90 12Ǣ
ha	86 10g12Ś13cŲ15ż19ő
hacked	83 34ǚ
hacked $	85 27ǚ
had	51 -18n-11ŧ-8GS-7dőǫ7ƒƜǚ8PŲƌǁ9ŋŞƏ10żǛǡ11ťŹƉ12tǗ13ĿŢ14Ǟ15Ʀǟ16Ķ17ƾ18Ǆǥ19ĻǇ20š22Ɲ23ŇŽ24Ĺ28ƿ29ǀ37Ť41Œ
had $	82 -10ż13Ť15cƝ22Ž
had a	62 -8ZŤ7ŶƦǚ8ĺƖ10ƻ12Ň13ř14ŋǡ17Ǘ18ŝ21ǀ22Ķť23ż
had an	86 -28ŝ-7Ţ8Ǟ9ƃ34Ň
had any	75 -10ƺ-7Ƃ10Ǜ11Ť12ǚ15ǀ16Ɯ22Ţ29Ǆ
had it	88 -31Ǉ-23n19Ə25ƿ46Œ
had that	85 10Ǉ11t16Ū18ƌ25Œ
had the	79 -12ƾ-7G10x12t13ƒ14ƿ20Ɖ57Ǉ
had to	65 -10ŧ-9Ň-7Ŷ7ũŷ8ƺ9ƙƵ14ZŞƦǞ21Ŀ30ǟ38Ĺ57Ť
had water	90 21Ɲ
haha	76 7Ľ9iŝ10œǚ11hjpH12tşűǀ15ƴ20Ų
haha $	83 8Ľ11ǚ12œ13htű22Ų
hail	69 7ŕ9Ɖ11Ŧ29Ɓ30ř62Ɯ
hail $	77 19Ɯ22ř
hail deductible	90 -18Ɯ18ř
hair	85 -10ű-7ł12N15P18U33Ɵ36Ǌ
half	67 -11Ʊ-9Qǉ-7ƨ7uĵśǄ8ķƅƓǟ9Ʃ11Ƌ12ƪǫ13p14O17q21r22oǖ26ƤǪ36Ʈ
half $	88 -21t-14Ʊ-11r13ƪ25o38Ƥ
half a	85 -8ǉ9ǋ12ǟ14Ř48Ʈ
half of	86 7Ɵ8Ƣ12Ǫ14ǖ
hand	71 -13ǎ-11Ǟ-10Ʀ8Ƹ9Ǒ10Ǌ12Mļŀ13Ǜǥ14S15Ƙǔ22Ǡ24Ƣ25ǘ
hand over	79 -8Ǡ13Ƣ17Sŀ
hand you	88 -12Ʀ18ǔ20Ƙ33Ƭ
handbook	90 31Ǟ
handle	71 11ŗ13s14ŨǞ16Ǌ18ƹ27Ĺ
handle it	90 12Ǟ26Ũ
handle out	79 9Ĺ19Z
handled	83 -8Ŧ10Ƅ16ń36Ũ
handles	78 -14ś-13Š14Ǣ15Ǟ17ǘ20ł25ŝ39ǚ
handles the	82 -15ś-13ŝŠ-9ǚ8Ǌ18ǘ35ł53Ǣ
hands	83 8Ǖ16Pś17t21ǉ23ǜ
hands on	90 22ś26ǜ
handy	77 7Ŭ10vŮ11Ś13M14ǘ40ś
handy $	81 14Ś47ś
hang	79 -9ƫ-7ō8Ŵ9Ŝ10V18Ɠ26Ʒ30ļ33Ł
hang on	90 -11ƫ9Ŵ32Ʒ
hang up	86 -7ōƓ11Ŝ34ļ36Ł
hangin	90 -13V-10ƙ9Ɠ11ƺ13Ĵ32i
hanging	81 -13Ɖ-7qń8Ĵ10i11a13t21Ɠ30V
hanging over	88 -14Ɖ8Ĵ24Ɠ
happen	64 -13Ş-9Ĺ-7Jũ8ŏƝƞ9Ǘ12Ʃ13Ū16ť17ļ19ŀ20ǚ21Ť23ǖ28Ļ35Ŧ41ư
happen $	77 -18Ū-15Ş-8Ƶ-7ũ10ǚ13ŀ23ť29ļ31Ŧ47Ļ
happen again	84 -7Ǫ46Ū
happen if	75 10ƞ11Ɲ13Ǫ23ǟ28ǖ
happen to	81 -23ǟ-12Ļ12Ś13Ǘ19Ʃ50ư
happened	61 -13ł-10ŀ-7Ł7ƪƱ8Ʀưǥ9Ļŧ10ŗ11Ǫ15ĺ16iŇŎ17ZƝ19ũ20ƭ21Ţ25Ƶ32ť
happened $	76 -32Ƶ-13Ǫ-12Ļ-9Ţ-8ư-7ĺ10šƱ12ĹŦŧ14ũ20ƭ29Ŏ66ť
happened again	79 -10Ĺ19Ū32Z
happened that	85 -16ł-10ť32Ļ36Ţ
happened to	78 -22Ļ-12ŗ-8ŀť-7FŁ7ǚ10ũ13Ʀƪ15Ň24ư31Ǫ44Ƶ
happened with	76 -20Ļ-15ť8Ň22Ƶ32Ɲ33ĺ
happens	64 -8Ļ7ǜ8ŀƛǔǪ9Ƅ11ļ16ƪ17ǥ19Ʃ20Ĺ21ǟ22ƀƹ23Ř28ǫ
happens if	79 -9Ǫ-7ƹ7ƞ8Ŷ9ǜ11ǥ12Ƅ20ǟ
happens to	75 -7V8ǟ18ŀ20ƪ27Ǫ37ƹ51Ʃ
happens when	78 -22Ʃ-7ŗ10ƀǔ15ǥ36Ř
happy	74 -11G-8ş8H11ļ16Ơ19U41ŷ45Ş
happy with	79 -7ş22Ş55ŷ
harassment	88 -15Ť30Ǟ
hard	68 7z8ks10ĸƋƛ11d12ƻ13Ƶǡ18žǛ27U32ǫ
hard $	90 13ž14Ƌ
hard for	79 12ĸ23Ƶ
hard where	80 16ƛ
harmless	90 -7Ɵ39Ǖ
has	50 -9nrťƏ-8dxAŹǀǓ-7Őƭƿǫ7Ūƞƪƺǔ8őŸƊƼƽ9qƕƗ10BƉƒ11ŃŵƓǎ12ŔŕŗŢźƛƶǜǞ13ş14Ƭǩ15ńůƌ16jvǝ19œǙ20Ɲ21ŠŤ22ƀ23ł26hǄ
has a	67 -7n8Ť9mŸżƒƴ11ƞ13ƾ14Ţ19Ɠ21Ǩ23ǜ
has an	90 11ƀ
has anybody	70 8ŝǛ9ƞƪ10ŕǣ11Ʊ12Ť15ǝǞ18ƶ20ƕ
has anyone	74 -13Ǩ-12Ə9Ǟ11ǥ13ƃǚǝ15Ɗ20ŗ
has changed	80 16ƺ
has he	90 -8d-7p16v28ǩ
has it	71 -7ťƆ7Ų8Ƈ9ŦƋ10U11Ǉ12ŢƬ14ƍ15Ɖ17Ū19œ22Ŕ28j
has the	69 -10ĻƋ7ƒǧ12ŠŤƛ14ƽ19ƗƝ23ƌ30ł
has to	84 -7rŏ21ǎ26Ń30ń31ł
has you	90 11ǈ21Q37ő
has your	75 -13ł-7ƾ8ŻŽƛ15qƼ17B18h21ŵ25Ǆ28Š
hate	82 9ƹ10K11ǀǢ13a14Ş16ť19ŀ
hate to	90 10ƹ15aŞ21ŀ
haul	84 -11Ɵ-7ǝ17Ű21Ƨ22Ů40ų
have	31 -22Ʃ-18ǆ-16y-15U-14Ű-13Łǩ-12gPš-11nMƗǌ-10œƆǡ-9HLQ-8xļĽŃƉƠƯ-7KTŀŔŕřƢƣǎǐ7GRŨżƇƶǠǪ8őűƴǅ9JĶłŇŊƁǀǇǑ10hrFŎŗūǊǣǫ11kĸŉŦƝƵǚ12ńŌŖŝŞƌǖǦ13IƏƬ14NSƎƞ15ƲǤ16lŹŽƓƚƜ17źſƱ19mĴŠţƀƂƙǈǟ20aŶƄǍǔǕ21ZŒŤ22ķǞ23ƐƳǉǧ24Ʒ25fƍ26ŏŘ27u28ś30O32ƾ34Ņƨ35Ő39ƪ
have $	58 -39Ǔ-26ǣ-23ſǆ-21Ő-20œ-19q-16Q-15ƨ-13ļ-12ŒŰƮ-11Ƃ-10Iśţƍ-9rƄ-8ŏƹ-7ŞŶ7uǕ8Ƈƭ9ĺŠƚ10Ɗƿǈ13ƈǒ14ŗůżǑ16Ĵǉ17ƌǤ20ƫ24ūǧ25OƙƸ31őǖ33Ǎ34Ʒ48m58ƪ86Ř92ƀ
have a	55 -29Ƃ-27ſ-26ū-23O-19nƣ-16Ʈ-12ų-11ơ-10Š-8Śśƀ-7ĴǇǉ7ŏƑƒƦƪ8Ťǃǒǧ9ŭ10kqǀǫ11żƐ12ō14ƞƲ15ŻƎƟǛ16Ɯ17Ǫ18ŝ19ŇƋ20ķƴ24f26ǣ28ŐƓ30uű33X35ǅ42Ǌ44FN
have an	70 -21ǚ-16Ň-9e8Ƅ11ǈ12ZķƃǞ21bJ35ŝ39Ǣ
have and	90 -11Ų12Ɗ14Ʒ16O
have any	66 -31Ǟ-23u-14œ-11ƀ-9ƫǄ-8ƾ-7ŢǊ10Žƞǒ11Ƶ15ƺ16ǀ17ǈ20ŲǓ23ź27Őƪ35ǉ45ƨ
have anything	83 -12ƺ8ƿ10Ŋ15ƵǨ16ƪ
have at	90 -19PU-9Ř-8Ʃ21ƪ39ƨ46W
have been	66 -12Ǉ-9Ƣ-7Ť7a8rŎ9R10Ŋ11Ţ12ňƬ17k19Œ30ǫ34ŷ71G
have current	80 -11ǩ15ǔ
have dealt	90 -14ŝ9Ŷ17Ň
have done	88 -10Ū7ƴ20Ǎ24ǟ25Ũ
have flood	88 34ƛ
have for	78 -13ǆ-12Ɣ-9ř-7r7O8ſ9ƐƜ12Ŋ13ƣ14ƪ15Ŧ22ǧ27ǫ
have full	90 -7Ƃ43Ɓ
have got	54 -22Ő-10ķǫ-9ŊǇ-8ǣǧ-7pŇƬ7vŋƎƕƫ8dļŖƂƺǙ9Uƴ11Ů12Ɛƨƽ13Cūų14Iş15ŅŎŗǃ19ŞſƳ20ŝƷ21D22ņ23ŉǑ24Ř27a31œ
have had	75 -10ż7Ť9ŒŢ11Ž12c17Ļ24Ɲǥ
have heard	90 10ŕ12ŀ18ť
have his	88 -17Ź-8ǥ-7ƪ36ǔ39ź
have i	86 -9ǫ10Ŋ17N18O33i
have in	78 -15X-12ƍ-11Ř-8ņ-7Őǫ10Ǉ11Z14Ŏ15ǁ17ķ36ƨ62Ʈ
have insurance	85 -20Ƃ-9Š-7ƀ12Ţ58Ő
have insured	90 -9Ǥ21ǆ23Š
have it	83 -12L-9Ř7ń9Z11Ǖ12ǔ13ǈ17ō31ś
have kids	90 -22y-8x49u
have life	88 -9W8ƨ15Š
have not	78 -8ǫ11Ŏơ13ǀ15nt16ľ17Ƭ18Ŋ21ţ
have now	84 -11u-7ƙ11ǣ22ǧ27ő31Ő
have on	78 -7Ř9ƙ12ſ13ƨǁ15p20a23ǧ
have one	90 -7ş11Ő12Ɲ24Ŀ
have rental	88 36Ƃ
have seen	90 8ķ12œ13ǧ
have some	88 7Ĵ13u26Ǌ
have something	85 -9ƛ-7Ŵǫ12ƃ15ūƋ21Ő42Ŷ
have that	76 -14G-12Ť-11ƨ-7Jś7ŒƧ8Ŷ11alƲ12Ʃǚ13O14u15Ƈ18Ś35Ŧ
have the	68 -32Ř-29Ɲ-10Ŝ7Ŭ8Šƹ10ńƎ11ř14ųƘ17śƌ20a24ż30Ő31rſ
have their	85 -14ǒ-8ǔ-7ƪ12ǚ16Ƥ22ŵ39Ǔ
have there	80 22Ť
have they	78 -18U-12ǥ-9i-7Ũ21Ő27Ǧ34ş83Ş
have through	69 -15Ʃ19W22ƨ71Ř
have to	58 -21ƨ-20ǔ-12ōŪ-10Ńś-8ǫ-7Ŀ7Rů8ŸƎ9zƖƯǞ10ƛ11ř12ŶƏ14ţ15Ĺ16ĵƔ17Ũ18ư19Ƴ20Oƙ21Ĵ23Ť24ńŧ29ƅ38ł39Ǖ65ŏ
have uninsured	86 17ƀ
have workers	90 -7ǔ23ǥ
have you	45 -18ƴ-17ƪ-14Şũ-11ǡ-10ŝżƂƯƿ-9œƞ-8NOńşŠųŶǧ-7GĺŎŴ7ZƼǛǣ8Ŗūƻǁ9ƐƬǦ10kĴśť11žǉǑ12ŐǗ13RƏ14VǤ15Ƴǖ16ƺǀ17Ž18ĶŇ19Ʋ21cƶ22ǔ23Œ24Ţƾ28fŪƵ31S32Ź33ǇǠ38l42Ʊ47Ņ50ƍ
have your	72 -11ŝ-10Vǀ-7Ő7Ŷƚ8ƻǚ16ŋŴ18Q21Š30w37Ō40ś
havin	88 8i12y13Ŀ16ń24ǡ
having	84 -9Ʈ-8ŝ15s17i23Ŀ36y
he	53 -18T-17dǆ-15ǫ-14Ǥ-13ƽ-12Ź-11mQ-10ŃŶ-9aœƨƼ-8jWŞƌƺǡ-7HŏŘƀƔƸƻ7ŵǥ8Ǜ9Ə10A11Ŵ12Ǟ13ǔ14Ʊ17wŰ18ǩ19ņ20ƿ23ź27v28o29x30Ƶ32ŝ36B42h43ƪ47ƹ49t51s53Ż55Ǆ67p83q85r
he $	84 -9ƌ7v13o14h42p
he a	90 22Ż
he do	84 -23ǆ11ŝǔ13Ż20ŵ28q32ƹ
he doing	90 -13x-8ǡ15ź24t
he get	85 -18Ź-9a9x17wź26Ż
he have	86 -11ƺ-9Ǌ9Ǆ16q25Ż27ƪ
he is	71 -12t-10B-9Ş-8ƺǫ-7H8ƪ10Ƥǔ11n14Ʊ19A21sǄ23ŝ32q47v52p
he keep	90 -9ĵ31ư
he say	86 -12Ń11ƺ27r
he take	86 -35ŵ-17ƽ30Ǆ44Ŵ
head	84 7ƴ8ƙ10Ʀ11ǉ17ŀ29ũ
headed	86 -18Ż19k20V24y
heads	88 -15Ɖ10ǘ13ź19n
health	57 -14z-7tň10ƶ15Ǚ17ƾ25W27ƿ32Ǆ45Ƅ61ƺ
health $	72 -16z-7ňƄ14ƶ33ƿ45Ǆ
health and	79 -9Ǆ-8ƿ16ƺ27W
health insurance	82 -20ƺ70Ƅ
health issues	88 12ƺ
health plan	79 -12ƺ15Ƅ
health since	80 16ƺ
health when	80 -7Ǆ16ƺ
health wise	86 -10ƺ13ƿ24Ǆ
healthy	79 11ƿ23ƺ24x
healthy $	83 -10ƺ17Ǆ27x
hear	62 -9wŷ7ZŁŪ8XƂƻ9lWŀǟ10kŝƎ11fgDů12hxŏƼ13at14ŇƉ16N20ň21Ľ23u26s36ǫ
hear $	86 -9ŷ14ŏ22Ɖ38ň
hear a	85 12Ň13ƻ14l17N41ǫ
hear about	84 13Ơ34Ľ
hear from	90 7ŏ19ŝ
hear it	86 7Ɗ10ƹ17ŀ18t23s
hear that	78 -10w-7ǫ8œ9xŇŐƿ10Ŀ11u12z14fk15D16g17ů20a
hear what	90 -12ǫ11ŕ13Ş15Ū
hear you	85 -11ǫ11ZŁŒ14ǟ17X23Ƽ
heard	75 -9Ş7šŷ8ŕ9Ō10UŀŇ11h14ť15r32ŝ
heard from	88 13Ň35ŝ
hearin	90 8ň17U21ō22i
hearing	84 -18ǫ7U8H9g10ţ20Ŷ27h
hearing $	84 -18ǫ7U8H9g10ţ20Ŷ27h
heart	72 -12ƺ-10n7ƛ9Ɔ10Ś11Ǫ12Ǡ14Ǆ16U21ƿ55ƾ
heart attack	86 10ƿ13Ǫ17ƾ
heart disease	88 14ƿ
heart trouble	86 -11n20ƿ22ƾ
heat	78 -8UƠ35ƒ49ƌ54j
heater	80 -11Ɲ46ƌ
heater $	90 26ƌ
heavy	88 8Ƽ11ǐ15Ǌ25Ǒ
height	79 8ǃ39Ƽ
height and	81 8ǃ28Ƽ
help	69 -10kr-8i-7c8ĻǞ9Ƴǫ10vţǋ11Ş12œŨǊ16s17z18Ķ25ŉ32ǉ39ĺ
help $	84 -14ǫ13ǋ31ǉ40ŉ
help me	88 -7ŉ12Ļ13Ł16ţ33ǫ
help you	80 -9i12vƱ15œ16Ũ45ĺ
helping	90 16z
helps	86 -15ł9c34A
her	62 -55d-33ƺ-18a-16Ƹ-14Ů-13Ǫ-12ǫ-11Ŷ-8fq10vǃǢ12zǞ13x14r15ŵ18w19ź22tƱǊ26ư27Ǆ29B34ƹ35Ƶ40s41Ż55o61p73ƪ
her $	79 -9o-8Ƹ7z11xƱ14Ǣ16Ǟ26Ƶ36ƪ42w
her gpa	90 28Ż
her on	90 26t30s
her own	83 -8Ŷ9o10źƹ24ƪ27ư
here	60 -14s-11ƪ7FŃŧƀǀ8ĻĽƇ9Vŵƫ10m11lůŷ13fŎƳ14ō15aŞū16u17z18o19c21ŋ24Ŀ35ļ38j
here $	72 -9I-7yƪ7Q8BƳ9ŧƂ10oŃ11uŎ12ļƫ15ůŵǫ16ŋ22z33Ŀ
here in	88 7ļ8Ź15ō16j
here is	85 9ƀǨ12Ƈ16I20m
here so	86 9ť11kŮ12j13y
here to	90 -7Q9ư21ŷ33Ş
here what	90 20Ƴ
hers	90 -8ū18Ŵ23ņ48ŵ
hesitation	90 29Ł
hesitation $	90 29Ł
hey	82 11r18N43i
high	67 -10Ƴ7ƭǄ8ƅƢ10vſ11ƚ16yƛ19l20ř26Ǩ32Ř33ƾ34ƥ
high blood	86 -8ƽ10Ǆ23ƾ
high does	88 -13ƥ15ſ24Ǩ28Ř
high is	88 11ƾ14Ř
high school	78 -11Ƴ8ƭ10ƅ12v20y24l
higher	79 7Řř8Ɣ11ņ12ŕ14Ŕ18Ǖ
highest	86 -8Ƌ37m
highway	88 12Ƣ14Ƒ22Ƃ25Ű
hike	90 -9ş14ŕ18Ļ34Ŕ
him	71 -16ƺ-11ƣ-9ƿ-7ƾ8f9rAƤƱ10twŇƵ14ŝ15ǎ18Ż31o36ƪ38Ǆ50s
him $	79 -18ƺ-9ƿ-8ƾ9Ż12wƵ15Ʊ21ŝ29o30ƪ43Ǆ
himself	88 7z13ƹ14t15a
hip	90 15Ɗ18ƞ
hire	76 -11Ǌ-8V8Ǟ9ǔ15ǆ21Ǔ23ǖ25Ʊ34Ǡ39S
hire $	90 -9V54Ǡ
hire a	86 10Ǔ12ǔ13Ǟ31Ʊ
hiring	90 -13ń32ǞǠ
his	64 -34Ŵ-33d-28Ź-17a-11ƺ-10ư-8ŶƄ-7m7nTZťƲ8BƿǪ10Ǡ12Ǆ13Ƶ14y19ƹ20o21ņƤ22ǔ23Ʊ25Ż26q30ƪ35p42ź55ŵ
his $	88 -30Ŵ13T15ņ18Ʊ63ŵ
his job	90 8q14t17ƪ
his license	90 -37Ź44ź
his own	83 -11ư-9aŶ-8Őǥ7ź16w22Ƥ29ǔ30ƹ
history	74 12Ň14ƾ15ƺ18Ť27ƿ
history $	88 17ƾ32ƿ
history i	80 -8ƿ18ƺ
hit	66 -20ř-11š-9ŐŢǞ8jƁǦ9Ƌ10ſ11ǚǨ17ť18ũƜ23Z35c44Ĺ47ƀ61Ž
hit a	90 13Ɓ16Ǩ19ť
hit and	90 34ƀ
hit tomorrow	79 -24ř10Ĺ31Z
hit with	86 -12ť12Ǧ13Ĺ15Ɯ16ǚ
hit you	84 -13š-11Ǟ-7ƀ10Ɯ18ť19j21ũ57Ž
hitched	90 47f
hits	80 -7ŗ15ǣ38ƀ
hits you	82 -7ŗ40ƀ
hobbies	83 15ǂ26g
hobbies $	83 15ǂ26g
hold	72 -15ǘ-13N-7ŋ7m11Bś14ł22ş27K29ũ30Ǖ37ǫ38Ǚ
hold harmless	90 -7Ɵ39Ǖ
hold of	88 -8ǫ37K
hold on	88 -18ǘ-9N13ś15ǫ32Ǚ
holder	86 13ŭ31ǩ
holding	78 -8x9ĺ16it18Ɗ27Ł28Ų
holding up	83 -8x18it20Ɗ33Ų
holding you	90 37Ł
holds	88 -24Ɩ24Ɨ27ŭ
holds the	88 -24Ɩ24Ɨ27ŭ
holidays	90 13U16ǉ
home	49 -17v-14ŵ-13Ŵ-12Q-11Mŭ-10NŒƱ-9moPǖ-8zǫ-7őǙǠ7Ō8ƏƐƗƞ9yŰư10gl11hĸĺ12wƝ13źƈ14ľǃ15ƹ16Ƈ17I20Ż21u22HƠ24qű25Tơ26ƕ28CƔ31F33sƖ35R36n44ŠƆ65Ɵ
home $	58 -29l-18v-15ŵ-14Š-11Q-9mNƱ-8p-7DǖǙ8ƃư10ũǃ12YƇƹ14Ű15hI16FƟ17ĺ18ƞ21R24n33H36u41s42Ɔ45ơ63C
home and	68 -13Ŵ8Ż12ť16T20ĸ27Š
home for	90 -31C13ű50l
home insurance	90 15Ɨ39Š
home is	90 -9z-7Ű11Ɩ14n15Ż
home loan	90 30Ɩ
home office	88 -15M-14R16Ō57Ɵ
home or	79 11ƞǃ12Fƹ16ƈ
home policy	90 -9Ɩ10Ɨ
home so	90 16s
home who	90 -12o-11n9Ÿ13ź25w
home with	83 -16F-14Œ12g13q21Š22t38n
homeowner	86 -13ǖ32F
homeowner $	88 -13ǖ31F
homeowners	79 10ƛ11ĺ27Ɨ40ǖ
honest	81 7ŀ11ǚ14ţ15ǁ16ňŷ
honestly	90 13ŉ20ŗ
hoping	82 -7ţ7H25X40ļ
hoping to	84 -7ţ8H22ļ30X
hospital	73 -12C-11Ť7Ű11qVĹſ12S15PƄ17ƾ21ƨǄǪ23Q26ƺ
hospital $	84 -19S-17ƺ-7Ǆ7Ƅ16Ǫ20P28ƨ55ƾ
hot	76 13Ɣ16ƌ40Ǝ53j
hot tub	81 44Ǝ
hotel	85 16ǖ36Ʀ
hour	81 -8N8ǋ10gR23ǐ25T30L32O
hour $	88 15ǋ19O27ǐ
hours	71 -18P-10ƨ-8ǆ9L10ǂ11Ʃ12Ʊ16U19ų59ǐ61R
hours $	83 -39R-12ƨ13Ʃ77ǐ
hours a	84 12ǂ20ų37R
hours do	88 -7ǆ59R
house	46 -20Ř-17Sǐ-15ŭ-14Ś-13Ų-10ĵŷǑ-9ū-8ŃǊǪ-7CUŁőǍ8ł9ƋƌƜǗ11ź12hƐƓ13ƃư14Ɗƥ15Ɲ16Ɨ17Űƍ18ǃ19Ĵƙƛ20nƘ21ƈ26D28MŠƕ29Hƹ32Ɣ33ƞ35G36Ƈ37ĸƟ39ơ40F42Ơ44Ɔ46Ɩ
house $	54 -20ǐ-18Ř-13Ĵ-12ǫ-10Ǒ-9ŷƒƖ-8ĸĻǊ-7SŃǓǢǪ7HƉƜ8ŰƐƘ9ƞ11ƙ13MŸ14Ɗ16h17GƍƓǃ19ƌ20Ɲƥ21łư24ơ25n26Ɔ29ƛƟ30ƇƠ31F40Ɣ
house and	75 -17Ɩ7Š10M11y15ǫ17Ǘ33Ĵ
house built	90 19Ɔ
house is	78 -13n-11ƌ-7FƔ8ĺƑ12Ư13Ɔƞ17Ƌ20Ǔ38ĸ
house like	85 12ƙ
house made	90 -10Ɩ34ƈ
house number	88 -24Ś-7I62D
house or	78 -16Ɔ10ĸ11ƓǢ16Ɩ19F27ƹ
house paid	90 -35Ɣ-19ŭ74Ɩ
house payment	84 -15ĵ-8Ţ8Ʊ37Ɩ40Ɨ
house right	86 -20Ɣ-7Ǩ16Š22ƃ25Ɔ
house savings	80 13ĸ
house the	88 -11ū26Ĵ34ĸ
house to	90 11ǃ20Ű28Ơ
house what	85 -8ű-7ĺ10ź11D14Ƙ40Ơ
house worth	90 -15Ų-9ƙ38Ɣ
household	68 -19Ŵ-12Xǌ20ư24T25ū26n27Y28Ÿ
household $	85 -11Ÿ24Y34n
household drives	80 -19Ŵ35Ÿ
household has	79 12Ÿ
how	29 -21W-16R-15wł-14osQŞƗǊ-13Őƃ-12HLőǆ-11yōŕŦ-10Mƣ-9dqAľœƭƱǠǧ-8DFśŭƶƷ-7ŎƁƂƝƫǀ7ghSŋŒŴƅƜǄǌǥ8ųơƥƹǍ9YĻňŔŗƸ10TƨƺǏ11GķŹžƓƦƬǛ12fUŧǫ13ǒ14pńŖǁǑ15jŢƖǈǞ16Ƒ17ƕ18kzŶƛǟǨ19vĹŮżƄǇ20ĽƼǚ21bZņ22Oƌ23ŘǓ24ťŨƠƮ25Űǉ26ũ27cšǡ28ĵƯ29ů30Ų31Ńư32K33ǘ37Ƶ38ŷ40Ƈ44t46x48i
how are	63 -34œ-13L-7R7U10ũ11a13ǉ15Z17Żƺ18Ń19Ū20z21ĵ24ǡ30Ů38x87i
how bad	88 16ǜ26Ĺ
how big	71 -19ƥ-15ŭ-13ư-9œ-7Ǌ12Ɠ13Ɩ14ř16Ƭ20Ǩ22Ǐ28ǉ33Ʈ37ƕ53Ƈ
how bigs	86 -11Ǩ-9Ɩ11ƃ19Ƈ20Ɠ22ǉ
how can	84 -17ŋ13ļ24ŏ35ĺ
how close	81 -14Ɗ-10Ƙ-7Ű21Ƒ26Ɠ32ƛ
how come	82 -12Ľ-8H31Ł61Ļ
how did	57 -30ŷ-26Ŧ-19Ū-12Œǫ-11Ƒ-9ŧƿ-8ņŔ8rBƏǥ9Ĺ10ŨƮ11Ɯ12Ń13Ŷ15ĵ19Ť22k25Ƶ27Ơ28ŝ29ǚ33Ľ68š82ũ108ť
how do	54 -31œ-28U-14łũǖ-13ŉ-12ƙ-11RńǉǙ-10ųƔ-9rzN-8MŴ-7ƭǩ7ŝ8nǅ9ŵ10w11bƄ12Ō13ƒ14aƸ17ǔ19Ǟ20žƌƠ21P24ǓǛ27Ůǫ28ǚ33Ń37g38K61ĵ70ǘ91ŷ
how does	77 9a14Ų15ļ17ǒ31ň39r
how far	67 -15U-14Ɵ-12Ƴ-10š-9ŵ-8q9mƑ10ů11S12v13ƛ14ŻƯ15Ĵ21ŒŴ23ǒ27Ɯ68Ű
how fars	85 11Űƛ12Ż16Ƒ
how fast	88 8ǩ17ż27ń
how has	80 -11Ŕ29œ
how have	90 -24S-21U16Ň31i46Ş
how high	79 -12ƥ9ƾ11ƛ13ſ32Ǩ41Ř
how is	53 -37Ɖ-26Ű-22pv-19S-17œ-15qw-14ƆǇ-13ǫ-11ǧ-10Ůǐ-9Ō-8nrƌ-7muƪ7Ŝ8Ǝƺ9ķŵƿ12ň14F15ż20Ǆ22NƵ24Ơ29Ǟ32ŷ33zǈ38b46Ų47j49Ɗ62i63ǡ70U89x116t
how it	75 8Ũ9Ų11ƴƵǁǅǫ12Ňũ13R14ŗš15Ŷ17ǡ
how long	55 -23i-21Ş-11ǡ-10š-9ǎ-8P-7Vő7ơ8vŖŹ9Z10Ɖ12H13ƅ14f15Ƒ21l22ư24GŰ25Ũ31ŢŦ34ǟ35SƯ37O39Ʀ43Œ53Ǉ
how many	47 -19ǋ-11ƍ-10Ň-9ixQǘǡ-8ĵŴƊ-7ŒǏ7ŠƤǒǗ8Ǫ9YŢƉ11ơƽ12Žƌǁ13cSųŵŹ14Űżƻ15Ƙ16Ưưǐ17Ÿ18Gůǥ19Ɩǫ20Ŗ22ŅƇ23hVūǙ24ǖ28Ǔ29nƥ36u41ǉ44Ǎ
how much	45 -23W-20ĵƃ-15ť-13UŨ-11ŐŮ-10ŷƗ-9FŶƯ-8ŕūŻƿǡ-7xőũŰƆƇƞƠǍ7zŖƼ8qĴſƹǎ9źƧ11ŀřţ12ŭƖƚǕ13ŴƍƸ14OY16ŲƟǝǤ17ǣ18Ǩ19ƕ20ƀƳ21ƙƬǋ22Ƣ23ZķƄƮ24ǌ26ĸ27Xƪ29Tůƨ30ņǑ34ŔƩ37ŘƔ40ŧ49œ
how often	70 -8ǒ-7ǝ8ǀ11ź12ŴǂǛ15ŝ16ƞ18ǁ19ơ21Ů24ų
how old	62 -29x-21tƊ-15u-10ƺǍ-9iwŵ-8o8Ǆ13Ź15Ǐ17Ư24ƌ31Ɖ35ƿ36Ɔ49v51p57c
how olds	77 -7q7Ǐ10ƌ11Ɖ15ƥ21p25v27Ɔ
how soon	84 -8H10y14ƅ66ń
how tall	82 -7i22Ǆ54Ƽ
how that	88 10ŷ12š15k17ŋ
how the	83 -18ǖ-16ř10Ƅ13ư17Ǉ18ǡ24ŉ25ǘ
how they	83 -9Ş10z13ő15Ǘ19ş
how was	75 -24ť-16ŝ-14Ŧ-13ŧ9Ň34k53Ƶ62Ũ
how will	88 23ļ24Ń
how would	65 -11Ɣ-8ǅ-7sŗ7ŏ10b11ǟ12ŉ13ō15Ŀ16ƺ18ƹ32Ŷ42Ĺ56ư
how you	70 -8ǫ-7t8ķŶ9Ƴ14U18ǃ19KšƠ22Ń25Ľ26ž31i
how your	83 -13o10ǈ15Ũ21q38x
hr	90 -23Ǌ-7ǫ11W29Ʃ48Ǟ
huge	90 15Ɣ24Ĺ
huh	75 -7vƙ7š9gxĻ10ŝ12ņƑǡ13rƠ20j21ŷ32ũ
huh $	80 10jx12Ļ13ǡ14rƠ24ŷ35ũ
hurricane	84 12ƛ19Ɯ
hurricanes	88 -9ŀ32Ɯ
hurry	85 22O46ń
hurt	62 -10ń-8ƀ-7ƹ12Ŀ17ƞ20Ĺǜ21Ǝ22Ǜ25Xť26Ť30ſ37Ƅ48ǥ
hurt $	79 -12ń-7ƞ7Ǟ10Ƅ14Ǫ22X25Ĺ46Ǜ
hurt at	88 -9Ǜ-8W26ƞ29ǥ
hurt in	85 19Ƅ23ť
hurt on	76 9ŀ18Ť25ǥ26Ǝ
hurt or	80 19Ť
hurt somebody	84 -11Ƅ57ſ
husband	59 -17ǀ-12ƺƻ-10Tǡ-9d-7PƼ11Ʊ13ư15n16ƭ17ołƵ19Ŵ21p22f23Žƪ26Ǆ31ƹ32t33r35q43s
husband $	79 -25t-20q-12r-11ư-7Ǆ13ŵ14ł16Ƶ19ƹ27ƪ28p33o
husband do	86 -15o-8rŵ-7ƪ13ƹ47q
husband drive	90 -42Ű-14q26ŵ47Ŵ
husband have	86 13ƹ23ƪ
husband how	90 -35Ŵ-11Ƽ-7pq16t23Ǆ61Ű
husband in	88 -17ƺ-8ƪ17Ǆ23f36q
husbands	74 -11s-10d-7ƾ9Ǆ10ż13ƪ16p34o41ŵ
husbands name	88 -10s11o
hustle	88 38ų
hydrant	76 49Ƒ
hydrant $	86 15Ƒ
hydrant within	90 18Ƒ
i	35 -25ƙ-23Ư-22Ƶ-19ƪ-18Ĺ-17ŗ-16ŵźƳƴ-15ƢƦǊ-14Ǫ-13ŘūƸ-11VŃŝšŲŶưƲǖǙ-10ĻĽŠŧŨƀƟƱǉǗ-9RĿşƛƨǇǚ-8ŪžƬǑǕǛǨ-7AQłŔŕƖƝǃǔǤ7gőǍ8xFŚ9kŅņŇŬŻƚƠǀ10Őœťǅ11pƗ12UXřƎ13ŖŷƼǈ14P15Ķ16iŹƆƺ17Œ18ļŸ19h20J21wĺ23u24O25flǆ26qōƄǢ27ľŎ28Ō29dE30v32ţ33C34eKM35D37L39o43Ŋ53ŏ55b56N58c71ŉǫ73I79a93ŋ
i am	59 -41ǫ-14Ŋ-7L7lzœŚƈ8vŞƋǆǝ9cfP10k11MľŋťŶ12BŇŎƵ13rU14wň15h16ŉ17ņţ18iĺ20NŽ21g24Ơ
i ask	78 -38Ŋ13c14u17ǫ20a34ŋ
i believe	90 -8ǫ11Ōō15lS
i call	74 -11J-9ĺǫ10KǢ17N22L38o45a
i can	64 -23ǫ-16ĺ-12ŉ-11R-10ŋ-7vD7ťƆ8oJś9ŌřƘƚǢ10xƎƠƺ11ŀŁ12Yşǩ14ũ15Iĵ18L19ńœ23Ż24Ŋ25Ś30ŏ
i catch	81 -13L-7ǫ12s16w17q47N
i come	88 -15ō59M
i could	81 8Ŝ9ŏ11G13Ɣ15Ŋ16I32ļ
i did	78 -19ǫ-9ŗ-8w9b10ŋ14ŉ15XŊ18C19Ŏ22E32a
i do	69 -11a-10T-9N-7ō7U8ƾ10Mł11Ŗ13O14Ş18bǢ23Ņ27X29L30ŏ48ĺ
i explain	82 12ŋ30ŉ
i get	67 -19ŉ-12d-8ƙƼ-7s7D8Ǉ9bōƘƧ11ŀ12OXŋ14CJǫ15p16ő18Ŭ23Ŝ33v35e
i go	85 -9ō-8ŗ10d11Ő16X19ŉ20Ŋ25ŋ
i going	90 -12Ń14ǫ29ŉ
i got	71 -10a7ŭƤ8Q9nœŧ10EšŸƁ11ƞ12ŞŢŹ14O17Ŵ23ŏ
i had	82 -8Ū9ĸ10ŶƦ12IŒ13ż14P19Ķŋ
i hate	88 -7ũ10ƹ11ǀǢ13K17ť
i have	57 -15G-14c-11ś-10Ǉ-9ƪ-8Ņ-7iSőŞ7kovFńƧǍ8Rļưƺǫ9tňŚƽ10BDUťƇƚ11Ů12Ţǆ13CP14Ŏ16uJŋ17ņ18dfŏ20Ŋ28ŷ29Ō33I84a
i hear	70 -16ǫ-9w7Œ8ŇŐ9Z10Wƹƻ11lsǟ12k13gDX14ů15Ƽ16hƉ20a22N29u
i heard	86 -9Ş9ŷ11Ō12U14h
i help	82 -9i62ĺ
i just	75 -7Ŗ7c8K9Ɨ10pŧ16dǫ19mSŐ27ň
i know	73 -23ŗ-21ǫ-10o-8Ŋ8kŇƎƹ9Cƫ10œ12Tǥ17ǡ19Ŗ20w28Ŏ34ŉ
i leave	90 12ǫ16Ŏ40Ŋ
i like	88 14ł22Ľ
i love	82 -13Ơ7U8ơ10C12ǅ13Ɠ15l18Ǎ29Ɔ
i make	90 -16ŋ13ļ42ŏ
i mean	81 -53Ŏ8ŦƼ10zP11Ļ13Œ34ŉ35ǫ
i need	61 -14ƅ-9a-8ƙƯ-7oū7puŦƄƕƤƭǜ8řŭűƷƼǅ9ƎƑǋǌǍ10ơ11Ǣ12Ŭ13hǀ14ſƞǇ15c16eqG17F19Ɔ20Ɣ
i put	77 -7ŋū9f11DEǀ12ƣ13w18ō23Ÿ24ǫ25c
i remember	88 -9ľ-8c11t12xƊ20E
i right	79 -10Ŏ-7G7rƣ8Ɠ9ǎ10fĻ12v17q20ǧ23i26Œ29ň
i run	85 -18Ư-9Ų7ŋ14ŉ18Ķ50Ʈ
i saw	86 7Ŋ13Ɯ14t18j
i say	88 -20a-15o-9N-7w7ǫ12ŉ34Ł43b
i see	86 -22ǫ-7Ţ9ƃ12ǒ22Ť31ŋ
i send	76 -19Ŝ8ƅ9D14ŝ16oǩ17ō27J
i sent	88 -13J-8ǫ56ľ
i should	70 -7ƿ7Ɨ11Ÿ13ŲǄ15ƚ17Ŏ18uƺ25f
i still	90 10ǘ13Ŋ15Mǈ
i take	88 -8ƨ13ĸ14ŋ16N20f31Ʃ
i tell	88 -22ǫ54ŋ
i the	85 22ǫ47Ņ
i think	83 -11Ƣ10řŹ11Ŗ13O15ǫ16Ǎ22G28h
i understand	90 12ŪǠ13ƿ14r
i use	88 29I
i want	76 -12s-11ń-9ĵǩ-7Ưǫ8ƍ9Ŕ10ŇƘ11y12vƠǅ15Ţ18ǘ21o25b
i was	88 8F9Ŋ13D19ǆ20Ķ
i will	66 -17ƴ-9Ń-8D7yƗƮ8cŏœŹ9X10ŉƐƼ11ƅ12ŋŦ16O17eN19o22Mő23ś28ō36L
i would	62 -19ǫ-10Sĺ-8d-7Ŋ7arGJƖǁ8bƘǌ9HŅųƈǈǋ10sŒ11eTŋœũŪ12Żƃ13PŖŰ14M16v17Ş19ř
i write	86 -10K9ǈ10w15o23Ź28ō
ice	88 12ƞ14Ɯ24ǐ
id	77 -12a-7Ŝ10d57ƅ59Ś
id card	88 17ƅ
id cards	86 -8Ŝ48ƅ
idea	78 7rs9Vŕ10Ʒ16B24ŋ28ň
idea $	86 10V14ŋ18B32ň
if	39 -21X-18Ļ-15ǫ-14Ł-13ŊǊ-12A-11ŘŮǍ-10yōőťƗƸ-9ŎŖǙ-8gLTUňšŧũǁǠ-7djŚūƖƴ7Y8ŗƮǆǤ9GŻ10ŭƂ11ŌŲƋƫǗ12cļƹ13H14rƐ15ĸŉŐţ16FWZĵ17I18ŞƬưƷǚ19ƃ20ǜ22ŋř23ƭǣ24Ɓƞƨ25Ĺ26ƱƳ28ſƦ36ŏ38ǟ39ƀ41Ŷ43Ƅ50Ʃ78Ǫ
if a	68 -17ř-11ư-10Ʀ-7Ǚ9Ŷ10Ɯ12Ǩ13ƞǜ14ǃ22Ƅ23ƀ24Z30ǣ
if any	88 12Ǩ21Ɵ
if anything	90 -9ƨ48Ő
if he	86 -10s8B10ƹ12Ǫ13Ƥ28r
if i	64 -15ō-13r-11XǪ-8fĹĺ-7Ŋƙ7sGI9D10o13Ķ14cCE15ŗǫ16q20œ23ŉ28ļ37ǆ38ŏ59ţ61ŋ
if it	65 -10ǫ-9ŖǪ-8ř7Ƶ8Ĺž10Ƃ11ŻƋ12Ɠ14ŶƷ16G17H20ƕƱ21Z24ƫ
if one	84 -9ƄǊ11ƀ15ǣ17Ǟ38ǥ
if she	85 -16ƹ8s16ư20ƭ25r
if somebody	75 -8ŗ-7Ʊ11ĸ17Ǥ19Ɛ23ƞ
if something	71 -20Ļ7Ʊ9ƪ13ư15Ĺ27ƭ29ř30Ǫ34ŗ
if that	78 -11Ɲ-7K11Ū12ŬƳ13Ʒ14cǤ43ǟ
if the	70 -11ư-10ƹ-9UŁƃ-7ŜƵ7ž8ƅ9ŀƷ10Ǩ12ǚ15Ƌ20ǟ22Z23Ʀ29Ǫ31Ɲ34Ŷ57ŏ
if there	75 -11Ǩ-8Ƒ8ńŻ12uHŕƒ15Ɛǟ18ŭ19ƃ23Ţ30ƀ32Ʀ
if they	80 -12ƨ11ŠŸ12V13ĸ14zƿ28Ʃ
if this	88 13NŌ19Ŷ
if we	81 -9ǆ-7Ǩ7Ʈ12Ʒ14ŏ18I19ƃ
if you	47 -18ŏŶ-16ţ-14Z-13ŗ-11Xŋ-10œǥǫ-9AŮƺǍ-8őŘƓ7bƢ8ņƂƽ9IP10Yĸ11ŝƔƮ12ĺ13ş15ǜ17ƙưƱ19ĹĿ20ĵ21W22F23Ų24Ƴ27Ş29ƹ31Ƭ32ř35Ɓ42Ƅ43ſ47ƨ57Ʃ77Ǫ
if your	69 -7Ǫ7ǘǜ8r9ƺ11Ƅǖ12ǟ15Ŷƅ21ư24ǚ26Ʀ28Ǘ
if yours	88 12ŷ31Ŷ
imagine	90 -8ǘ19Ǟ21ũ
important	78 -7ř10Ƹ14Ŏ18Ƴ28Ŀ
important to	84 10Ƴ13Ƹ16Ŀ
improvements	90 12Ǥ22ƍ
in	32 -29Ļ-28Ư-26œŘ-24ŕ-19ư-18Şǡ-17wǅ-15aţſƁƪǧ-14Ƽǉǫ-13ĴşƩ-12pxDŔŦƕƣ-11Ƣ-10oŋŎŒŜŻƂƚƞǆǚ-9PŃőŷƖƗǖ-8ƶ-7FŠƃƇƘǟǨ7NĽŏźƊ8jzĵłŴ9AMĺ10dQƀƄǁǍ11KļŝżƏƷƻǄǠ12ĿƋƸǩ13GŅ14ŨƨǊ15iyōž16ŮƜƥƾ17sEņ18mĸƒƹǀǣ19ƎƦƴ20ĶƠ21SŗŢƐǒ23ń24ŲǎǏǓ25Ű26qTś27vŤƺ28l29n31ŽƬ32ťƧƿ33RǑ37ķǇ39Zǋ40ǌ45C46Ɵ49Ǚ50ƙ
in #	65 -21Ư-11œ7ƔƜ8ƴ9ƌ10dQ11y12Œǩ13eŽ16Eƫ17ů18ƀƻ19ƉǇ21I23Ť26ƍ32Ǡ36Ɔ
in $	57 -46ŕ-21Ļ-14Ÿ-13Ư-12ŦǍ-11Wƞ-10Mƹǅ-9HƉƙƬǠ-8Ů-7Ɔ7dŖƎ8žƟƺ9Głŧ10kōǏ11Ɗǫ13F14sŹ15Y16ĸŤƝƥ17ƾ18ķ20uEřŲ22v24C25Ʒ27Ű31ǌ32Ʀ35q40ĺ48Ũ53S
in @month	74 -8p-7Ŗ8ơ10Ĺ11Ơ13y14ť15ź20Ǟ23ǀ28Ŧ
in a	56 -19Ɵ-9Ų-8œǫ-7Ƶ7ǩ8Ǐ9qĸżǌ10Ǚ11RZůƄǀǍ12ƚ13Žǋ14ťǤ16ǃ17ű18ǁ19iśƛ20T23Ŵ29ń32O35Ŀ36Ů
in an	86 -15Ƅ-11ĺ-7ž16Ž17P18Ơ25Ŀ32ǘ
in and	84 8ơ9Ʊ13Ų15dǙ
in any	88 9Ų
in at	84 11G64ņ
in between	90 7f15Ţ
in business	83 -16Ǡ-15ǡ-11S9ơ85Ǉ
in case	80 10ƀƁ11Ǫ12Ƌ18ƴǢ
in charge	90 10Ǜ26ł
in coverage	88 -20Ƃ-7Ő16Ʈ52Ţ
in for	86 10Ť11ǂ13Ƴ15ű21Ǔ33Ų
in force	84 -7N7ń13ō38Ő
in from	90 -19ǖ-8L13s26Ǘ27ǘ
in front	79 10ņ44ś
in full	86 39ĵ
in good	78 -7ƺ7Ɗ21Ų24Ǆ
in ground	90 -15Ǐ24Ǝ
in how	90 13c17Ų
in is	85 -7Ū12ŰƱ15s16ũ25Ǎ
in it	69 -13ǘ-10Ɯ-7Ʒ7ķ8Ňơ9ƅ10ƛ11Ɔ13Ǒ17ƫ18ǈ24Ƴƹ25ŗ37Ƭ
in law	81 12n13Q15zA16B17ņ
in liability	90 -46ſ10ƣ18ǎ39ǣ
in may	90 15vź
in mind	83 -13Ř-11ņ-9Ś8Ƹ35X55Ʈ
in my	85 8L12jŇ14żƿ15Ŏ
in on	80 8a13ĺ16ŭ31ŝ35s
in one	82 10Ʀ11ƺǖ14Ŕ23ĵŠ
in or	88 -14Ŵ17F18MƐ21ž36Ű
in person	88 -8ķ47M
in place	75 -14ƍ-10H9ǧ10Ƶ14ƴ19ō35Ő39ń56ƨ
in sales	88 -8ǝ-7Ʈ46ǌ
in savings	78 37Z
in school	82 -28Ƴ9x10Ż34m
in storage	88 -7ƙ28Ƨ
in that	67 -18Œ-10ǉ-8Ǒ-7Ǉ8b9Vǋ10lśƜƥ11MŮ13ųŴƎƠ15Ǖ16Ƨ17ť19Ʀ26S30Ƭ38Ɵ57G
in the	43 -19FƢ-17Sư-14ŢƚǍ-13Ŧǫ-12QƦǅǢ-11aŠƬƯ-10sOĻŮƣƥ-9ŔŘƆ-8JŗƨƮǌǖ-7pxzņŉŎƛ7ťŽǑǦ8ųƝǄǟ9fƏƵƻǉ10mŖż11ƐƑǀ13KLUľǂǎ14HŅƓǏ15Ķ16yNŁƹ17lūƾ21A22šƧƺ23ƋǠ25Ÿ26ƒƟ27ķ31Ŷƿ38n45Ǌ51Ǚ52Z59ƙ
in there	67 -21ǫ-20G-16ǆ-14Ƌ-12Ł-11Vŝ-9Ő-8ƚ7Ǖ8h11tƌƍǏ12Ţ13ƤƬ14ŉ17Ə30S37Ɵ39i43ň53ŗ70ƙ
in this	81 -24Ǉ-9G-7ƪ8ļ9jǥ10Š12S13q29ǫ
in to	79 -15Ɵ-9M10ǀ11Ʊ14Ű17Y21ś24ǖ36R
in tools	76 19Ɵ22Ǒ
in touch	90 12Ņ13K35ŝ
in town	88 7C11Ʀ15ǫ27Q
in trouble	88 8ǁ14p
in wages	85 44ǋ
in when	90 -11Ǌ19Ǔ21ǐ27G
in whose	80 20ǒ
in with	83 -7Ĺ8Ŗ10ŝƜ11j12œ14ǆ21ƹ27n
in writing	90 -7Ƶ19ƅ27ƴ
in your	60 -15w-12Ɓ-11Ŵǉ-10Ɣ-9Ƅ-8Ŷ-7ŲƓƚ7iHŗǔ8jķĽŕųƎǁ9Ł11ĶǙ12ƞ13ƽǣ14ļǜ15Ņťž17ŀŢ19ǒ20ŉ21cƥ23gƨ24ƧƸƿ25ǎ26Ů27Ɵ28ĸ
in zone	90 28ƛ
inches	90 10j26Ƽ
include	76 -13ǉ9s11Ƈ20ǋ37Ő
include $	80 41Ő
included	82 9W10Ŕǧ11Ɓ13ǥ14Ƣ15Ƃ16ŗ
income	68 -11ǧ-8Ǫ9Ư10Ʈ12u27Ʊ32ư33ǟ47T
income $	76 -24u-18ƹ7ǟ25ư41T44Ʊ
income besides	79 -14Ʊ40u
incorporated	85 13ǅ19ǈ
incorporated $	86 33ǈ
increase	80 26ŕ32Ŕ
increase $	85 11ŕ35Ŕ
independent	90 13z16Ǔ
info	84 11Ľ17ŋ22Ņ24Ǚ
information	82 11ľ17Ǚ19ļ
information do	90 16Ǚ
injuries	81 14ſ34Ƅ35ǥ
injuries to	90 10Ƅ26ſ
injury	78 7Ř8Ƅ42ſ
inside	74 -24Ǐ7ƫ10Ɲ13ŗƬ14ƍƑƥ15Ŭ17ǆ21űƧ44Ǥ
inside $	86 -20Ǐ-16ƙ15Ƨ18ƥ22ƫ31Ǥ
inside the	88 12Ɲ17Ƒ19Ŭ
inspector	77 29Ə
inspector say	79 17Ə
instacart	90 35ų
instead	85 9r13ƉǓ14KƷ
instead of	88 9r13Ǔ14K15Ʒ
instruments	78 27ƚ
instruments art	80 11ƚ
insurance	48 -13ƺǆ-12Ǥ-7qƕ7ŚƁƈǚ8rA9Xƛǒ10śşūƀƂ12Ţ13ĻřƶǪ14ŧƄƵǔǕ16ƨƫƯ17ŠƮ18ł19Ŀőǧ20Őǎ22WŇœŤƗ24ƅ
insurance $	58 -15Ň-13ƺ-12ƪ-11ĺƩ-10ƅ-9Ƥ-8őǧ-7ƕǘǫ7ŧ9ŤƵ10rŝŞƛǥ11ƗǕ13AǪ14ǎ15ǚ16Ƃ17ĿƯ18ƶ19Őǔ21Ƅ24ĻŠ25ƣ37œ
insurance at	86 -19Ʃ-17Ƅ-13Š-7Ǣ7Ő40W44ł
insurance card	88 17ƅ32ő
insurance company	80 10şƶ13ƈ17Ŀ
insurance do	79 -17ǆ-9ƨ15ŠƁ20ǧ26ƫ31Ʈ
insurance does	86 8ǧ23Ǖ
insurance for	90 8Ɨ9ǩ13Ţ
insurance from	88 12W15ƭ
insurance hits	88 20ƀ
insurance is	85 -12ƨ9ƪ13ſƫ20ǫ
insurance now	86 -10ő9ƨ25Ő
insurance on	86 -11r14ƅǪ25ƪ
insurance or	84 -8Ɨ8š9ƨ
insurance papers	88 25ǔ29ś
insurance pay	88 -8ő15ƪ20ƨ22ŧ
insurance through	88 -30ƨ46Ʃ
insurance to	90 -7Ǖ8Ɨ17Ʀ23Ŀ
insurance with	88 -16Š23ƪ26ő
insurance you	86 12Ʈ29ƨ
insure	84 -8ƣ-7Ǐ9ƕ11ū12Ǫ13T19ǎ23Ǥ
insure the	90 -9ƣ-8Ǐ21ǎ29Ǥ
insured	60 -16Ɣ-12Ǒ-11ƀ-10ƺ-7ƣ7ǅ8ƁǕ9ƞ10Ƅ11ǎ12ǩ13ǆ17Ţ20ŵ21ǔ22ǧ23Š27Ő36Ř37Ǥ39ƪ49ƕ
insured $	72 -17ƕ-9ő12ǩ13Ǖ23ǔ36ƪ39Š46Ǥ
insured at	86 -15Ř-10Ǒ-9Š-8Ő14Ǥ22ǧ40ƕ
insured for	78 -21Ɣ-16Š-7ƀ9Ǥ10ǎ11Ɓ53ƕ81Ř
insured what	80 -12ƺ15Ƅ
insured with	88 -8ƣ18ǧ34Š
insurer	83 13ţ14œ22ƶ26Œ42ő
insurer $	90 9ő14ţ20Œ
insures	90 14ő15Š
interest	86 -7B8Ƭ10ĺ14H18Ɩ21ň
interesting	88 11Ŏ23Bš
into	69 -11Ǉ-10Ƴ-7Y7izŏǙ8d9RǪ11š12ŃŋťƁ13ƀ14ķ17Ƭ18Ǡǥ19g29Ɲ33Sƍ
into it	88 8š12Ƭ13S25ƍ
into the	83 -12Ƴ-7ƹ9d11R14S21Ǡ22ǥ27Ɲ
into your	85 -8Y9Ǚǚ10Ɲ12Ǫ15Ń16ť18ķ
inventory	82 14Ǥ21ƙ23Ǒ26Ɵ
invoice	78 -10Ǣ11ǚ21Ǘ
invoice or	80 22Ǘ
involved	88 8Ž10P11ł18f
ira	88 57ķ
ira $	90 43ķ
is	23 -24š-22ũ-19ƹƺ-15ŇŤŧ-14ť-13cƞǚ-12Oŉ-11S-10ƿ-9Yľ-8BŢŨƯƻ-7ļŔǓ7CřźƐƑƗƬǌǪ8LŪǟǠ9ƀƃƨƱǞ10ĸŃŬƎƓ11EŀžƾǛ12lŠżƙƽǀǃǑ13nķĿņŊŞŮƒ14uFIŘƢǖǥ15fAKQXŸ16şŴƚƩƭǉǧ17aŗƣƧǘ18ĶſƳǇ19JƖơƤ20ƂƊƛ21hsŖ22NZłőŷƆƇǊ23qTŲ24pDPūŻǈǙ25ŎœǍ26ńƪ27v28yƫ29ŵƋƴ30ĺǅ31ƕǝ32jRǄ33ŭƈ34Ű35Ƹ36ǡǫ38o39ix41Ł42U44Ǐ48t
is #	69 -15b-14qœ-12ƪ-11Ʈ-10ŘƩ-8ǧ-7T7ſ8y9Ưǥ10ƜǊ14Ŕ16E18Ź27I28D34X38ƕǫ40Ƣ43v51p
is $	73 -19ƪ-15ř-10ū-8t-7ŗ7Ŭŵ9Ɨ10Ł11Őő12Ĵǟ13R15Ķ17w19Ņ23œ37ǫ40o
is @day	88 13k20L
is @name	75 -24ƺ-12ő-10i-8n-7bœ7aŝ8J23o29s43wǄ58t
is a	54 -22Ư-17iS-12sŖƔ-10ű-9Ų-8cpǐ-7XőŮƊ7fmUĴļŧ8ŢżƧǨ9xBYŝƐ10ŞŵǛ11CŚ12rŭŻƀǧ13ƈƉ14v15Ō16ƮǏ19řƪ20ǇǑ21Mžǃ29ū33Ɔ34ƫ37L40ǟ
is about	79 -15Ŗ7ǟ12ǁ13Ƒ14IZ16Ŋ18ĺ19Ƭ
is alcohol	78 23ǝ
is all	78 -11ń-9ū8Š9ZƝ11ƙ12ƨƸ13ōŎ14Ǒ15Ǫ23Ĵ
is an	78 -11Ǩ-8p11ĸ12ķšư15ǋ19ƃ29ǈ
is any	85 -15Ɵ12ŷ14u18Ǒ35Ƨ
is anybody	88 -13n-7TƵ9z23Ő35Ÿ36u
is anything	85 -11Ŏ15Ƨ16Ǘ19ƀ
is asking	90 7ǩ
is at	81 -7WǊ10r13q15ŏ17Ʊ18n21Ŀ35ƨ
is awesome	88 9ǡ12ǌ16Ʃ28ǁ
is been	80 -19G-7S9A12ľ19Ɖ25Œ33ǡ
is behind	90 20Ǌ25Ŵ
is business	82 -14Ǉ-13t-9ǧ21U89ǡ
is changed	78 17Ǡ
is different	85 -10Ŕ-9ǫ-7ş20Ū33ŕ34Ļ
is down	77 -8ƙ-7ǡ12ƭ20Ƌ27Ǡ
is driven	80 14Ů
is due	90 -10ƣ15Ş17y20Ļ
is everything	84 -7Y13U15ĸ26i27Š
is fine	86 13Ŧ16ǌ18G19N
is for	88 -10ŗ36Ʃ39ǫ
is free	90 11Ɩ16Ʃ17ǃ
is from	90 -8TƊ7Ɖ9ƌ16ǖ42ư
is going	77 -10ǫ-8iŀ9z11ƤƱ12Ǡ18ǡ19ĻŪ21Ń38ĺ
is good	82 -20ş9ƈ20S28p30Ş
is got	73 -20n-11ĺŅ-10Ǌ-8OŴ9ǀ10ũ11ǈ12Ł13ł14jĻ16ő19ƪ20ŀ23ţ29Ų57Š
is great	90 11Ż12a13x24T
is he	65 -15Ǥ-13v-11Q-9Bǡ-8Ƽ-7Hœƌ8o9nA10q11w12hǄ16Ż20ź23x32ņ47ƪ48p59t60s
is her	78 -25ƺ-17p-14a-12d-8Ů13ŵǊ25Ǆ29o44B45v47Ż
is his	81 -35ŵ-16ƪ-15w-14ƺ-10a-8m-7d11Ǌ18Ż23Ǆ31q44Ŵ50o
is holding	90 37Ł
is home	88 -8űǍ28l50C
is in	59 -28ǫ-23Ǎ-17ŰƢ-13ǘ-12ĺ-11Ʀ-10ŝƔƠ-8Ÿ-7Ɔƿ8Ɠ9ƌ10ł11W13Ƃ14ķǏ16R18qĸ19ŁūƊ20ƽ22n24Ƌ35Z36Ɵ37ǎ47Ǚ61ŗ65ƙ
is included	90 10Ƣ11W12ǧ18ŗ
is insured	90 13ǔ28Š38ƕ
is is	88 14u16o17p
is it	42 -29Ƭ-27ǫ-17sšƙ-16Ǌ-15Ǥ-14tŕũ-13aŹƔ-12ťůǓ-11fxNXŎŧƷ-10gyƧǐǖ-9CGĿƖƮǚ-8pwBĻŏŠųŶǠǣ-7kDIļŀŨƀƟƺǆǪ7ŦſƐǈǢ8KŃŜǏ9Őőŝşƽ10uƛ11ŉƁƆǦ12o13RƘǇ15ŰƗǝ16œŞơƾ17ķ18Ŗű19ƤƱǧ20T21Ơ22Ƹ23Ɗ25ŵ26ƫǘ28Ůǉǡ33ƈ34Ų37Łƕ38ŷ39iǙ41ƥ42U44ł45j46Ř49P50ǅ69Ƈ
is just	79 -21ū-7ŭ8Ɵ11hŮ12žƤ14ƫ17y23ŵ29Ÿ
is kept	85 -9G11ű13ţƧ22Ş
is left	79 8z14ŗƩ19Ƹ35ŭ
is licensed	90 -16Ź30Ÿ
is like	84 10Ŭ11Ƭ13ƃǁ
is most	84 -15ǘ12ĸ15Ŀ19ǌ
is named	71 -7Ÿ9Ɯ10w13Ƥ27ƭ
is new	90 -27ĺ-16ŝ-7ǌ29Ǡ73i
is next	78 -23Ƴ-11ǧ-9P-7ŏƥ16ƭ18Ǡ24Ś35y38V51Ǐ
is no	82 -7L8s11Ŗ12ƪǪ14Ū15Ŋ16ń
is not	70 -26Ł-15p-8Ś8UķĹƵ9ŗƆƤƶ10oŘ12cl17ƀƧ18w20ŷǓ34v93ǫ
is now	90 70N
is on	63 -27ƣ-20ǫ-18a-14ǘ-13ŭ-11ǎ-10r-8Ś-7tŹƫƬ7WǙ8ǝ9dƆ10żǅ11ĺſ13Ƽ14Ŵ16ů20ƕ21őƄ23ŀ25Ÿǧ27Ĵ30Ƥ31Ə41ƪ42ƀ72Ǌ
is one	86 7Ǘ9Ǎ18ǖ25y
is out	84 14ū16X29Ǌ
is recorded	90 
is right	86 -11Ł8k10D15s19ŏ37N
is she	69 -26ū-15Űƻ-14ƺ-12ǉ-8ŸƟ7v9Ǌ10ź11y12p13Ų18Ƶ23x24Ŵ25t29ŷǄ34ŵ51q
is sitting	90 8ơ13Ɵ15n
is smart	90 15Ū20Ņ22A
is so	90 8w9Ľ11ū30ǫ
is somebody	90 10ǩ19ł31ơ
is something	90 -7ǫ14j20Ŋƨ
is still	83 -8Ʃ8Ƭ10I12j14n16Ŋ21Ʒ24D
is stopping	88 19ţ30Ł
is that	42 -28ǉ-20w-17ĸ-15vŦ-14Aǎ-13iƕ-11IƙƮǧ-9kyUŉǌ-8jnƠ-7qHķŧ7fĹŃŋűǀǋǛ8lMŬŭŲŶŹžƓƲǃǇǒ9DŌŘƝƞƾǗǢ10duBŅƺǜ11TœƟ12bE13sS14GĿŖŰƽ15ļłƈƢǍ16pǫ17ųǘ19ĺŒ22ƫ24ĽŮ25Ŏū28hC29F38Q41R
is the	42 -32ŵƥ-28Ǌ-25Ƥ-20Ÿ-18Sŗ-16DƦ-15Wŧ-14Őƫ-12dnCǘ-11iƓǅ-10pTźƷ-9uńťŹƀƟƳǇ-8qtwMţŰƸǆǒǪ-7ĺłŊŚŤƜƪƺǄ7hkųƒ8mXŎƍ9cŠƽ10IKƇƩ11FƝǧ12ĴőżǤ13Ů14AŲƭ15Ŵ16EśǑ17ű18JUřů19vxŖƠ20QƖƢ22ǉ23y24ǎ25ƈƮ26ŃƬǍ27ǈ28ƚƛ29œ30Ł35ŭ38jŘ42ǡ44ū47Ǐ48Ɣ62ƣ
is their	88 -8I-7Ś27ŕ44ņ
is there	47 -16Ƥ-13Ɨ-12ƀǫ-10Ţ-9j-8GNUŗƞƱǈ-7yĿŘŠƦƧǉǊ7WŁƇƐƓƙǕ8źƖƫƬƵ9XŀńƄƒƽ10ĻƑƺ11Dƃ12ōşǤ14Ŋŭƨ16Ų18Z19ƋƸǨ20nǖ22ƎƥƩ25ǅ27ǝ28Ŷ30ƴ34A35f37Ƴ49Ǫ55Ŏ
is this	69 -23ł-19A-17o-16Š-14Ļ-10Ł-9ƣ-8Ƥ-7Ǡ8ơ9œ13Ő25Ǉ27Ǌ28ń29Ʒ34HI35N50ĺ96a
is under	88 -13Ɗ9G19Ƌ26n
is up	82 -29œ-11Ŕ-8Ł12t17Ż19žǆ25i28Ŗ63ĺ
is what	65 -13ř-11wſ-10ǫ-7K7rCśź8HŕŦƸ9cuyş10O11vņƍ14U15iŗ16G17Ĺ18ŀ19Ļ20Ƅ25ť35ŧ36p
is when	83 -12š10S14G17Ũ21Ŧ27Ŗ
is where	90 -11C10D36M
is work	83 -18i-17Ɵ-8xNR-7ǡ14Ű80U
is worth	82 -11Ů-9ƚ9Ų12ƙ15Ƃ28ĸ
is you	76 -21ǀ-15r-8z-7o7Ÿ9dhpǄ14ałŞ19Ű31Ƥ76n
is your	41 -28ŀ-27ǅ-26Ǌǎ-25B-22ǡ-21o-20Ƈ-19ƽ-16ĵǙ-15şƉư-14Œ-13nĴŮ-12L-11ŲƩƮ-10ƄƟǒǟ-9uCUŗ-8GHWĺŃŘŚƈƕǠ-7vĻłōūƀƣƥƬƱ7emKƾ8ŵżƆ9śŬƊ10Ƥ11ƚƪ12ƺǆǢ13dIǖ14iRŽǏ15ǘǤ16ķ17Ƣ18lXĶ19A20yŝŹźƭ21qD23ǉǌ24s26wœƴ27zƖ28T29ſǍ31ř32ǀǐ33xƼ34Pǥ39rǫ40ń43Ʀ52t54ň55Ű
is yours	80 -8F7ŵƔ8D9ǎ11A14Ų18Ķ26ƨ36ĸ
issued	90 11Ʒ38Ź
issues	86 10Ǆ12ƺ
it	28 -30ĺ-28Ǔ-21ź-19lq-18ƨǆǊǖ-17cGMņƪǫ-16yĹşǤ-15gCĴŸǄ-14pvǒ-13Š-12Lƹǟ-11XŞżƄƥƦƺ-10xzľƚǀǐǢ-9hu-8tIŇǎǛ-7HOZŻſƣǌ7Fķřǧ8DƀƍƱǋ9iJKĶƂǉǑ10WƅǠ11nŌŏŝŬųƸƽ12ŀƘ13Ţžǚ14őŧƃƒ16ł17ƿ18ŚŦŹƏƾ19PšůƋ20ĻơƤǡ21AśŵƁ22b23ǈ25ŋǙ26Ɖ27ńƕ28BǏ29ŃňƯ30ťƈƊƛ32œ33ōŖǇ34ƫ35UŜǅ36ĵũŭűƭ39ŘƇ40Ł41ŨŴ42Ơ43Ɣ44jŗƆƩ45ŕ47ŔƷ49r50Ū54Ůŷ56Ƭ68Ų
it #	83 -13ǣ-11U-10ŲƇ10ų29Ř82ſ
it $	42 -51ǆ-39œ-26Ÿ-25ƙ-24ŝ-21TĽ-17wĺŞū-16ş-15qĹƣǒ-14nǝ-13Qł-12ţƱǎǡ-11jHĴƸǩ-10oVZņźƖǟ-9ǍǢ-8iŃŦƈƥƮƾǊǓ-7ksOŚŻƋƨƪƴƶǅǕǖǗ7bŏŲƿ9WķļŎőƉ10fŒŬƅƒƩ11XťƍƟƯƵǙ12EńůŹƁ13ŀƛ15ĵųƕƫǋǏǨ16ŁŪƀƗǑ17ŜƏ18ƭ20ƃ22S25Ɣ26Dō27ŕ31ƽ33ŗŨǫ35ũ38rPƇǚ40ŭ41Ʒǈ44ŧ46Bŵ49Ŵ62Ƭ68ŷ87ň
it @name	88 14b16w35o
it a	64 -21ǐ-10Ƣ-9řŪſ-7ŧŮƕ7ŕŰƜǥ8Kĺ9ƫƵǧ10Ɩǣ14ƣ15U16iŔ17TƠ18Ƈ19F20œŘ22Ɲ30Ǉǡ41ƈ53ƥ
it about	85 11Ǡ13Ƹ18Ŕ20ĺ31ž
it again	86 -7ō9ž15Ƙ16ƕ36ŉ
it all	68 -14Ǔ-10ũ-9ōǏ-7AŁłůǊ8ĵńŜƙƠ9ŗƷǅ10Ĵ12ŧƘ13ťǞ14qƇǒ15ƴ16ƤǍ18k22ƍ25ǘ28Ńǉ32ƭ
it an	85 -22F21Ɔ31ƥ
it and	69 -18Ƭ8nŭ9p11Ǉ13ŵǅ16A17ƣ18ƫ60ƕ
it appraise	90 -9ŧ29Ɣ
it at	85 13Őšƙ16Ř
it back	82 -14ŗ14ŉ32Ƭ44ƕ
it be	73 -21ŏ-16ư-10r-7U7Ʀ8b11ş15M17ŞƮ27ļ29s33ŋ38ǫ
it been	79 -8Ɔ11ŢŦ12jǇ20UƉ
it before	82 -9Ň14ƴ42Ŕ
it built	90 -8ƶ32Ɔ
it burned	86 17Ɠ27ƕ
it but	88 9r10g16Ʊ27Ł
it by	83 -18ń-9M11ł16Ŝ18ũ29A31ǩ
it come	78 -21l9Ǘ10W12Ɯ13š16Tľ25ĵ31Ń50ť
it comes	84 14ř15ŀ22H29Ŀ
it cost	72 -10š-7ŒƕǤ8Ŕ9Y18Ʊ24œ26Ɠ42ŧǑ
it cover	90 40ŗ
it covers	90 19ŗ
it different	80 -19Ɯ25ř
it do	84 9ŗ12Ƨ15Ŧ
it does	88 -11ŉ13Ū14ǈ
it done	90 30ń
it down	90 8Ǡ15Ɓ17f24Ź
it due	88 -11ń37Ŗ
it ends	90 12Ŗƫ
it ever	83 -21Ų-12ǝ-9ŗ7Ţ14ų15Ů25Ź29Ƌ34ƫ
it finished	88 7Ƌ
it for	65 -22ǚ-18ř-13ŧ-10ƫǒ-9ŷź-8Ńư-7Ǌ7pōƅ8œ9Ɨ10őŶ11ļ13T15Ʈ16ŏ17Ʒ18ƕ22Ʊ25Ƹ31Ư45Ů62Ɣ68ŝ
it from	82 -19Ŕ10ƛ12Ű14Ŝ15Ũ17Ǉ33Ɔ
it go	75 -12š-11ŧƥ-10ơƱǪ-9ŗ-8Ũ-7ũƜ9Ū11Ƌ13Ʃ16j17ť21ŘŜ31ƭ33ŕ40Ŕ
it goes	88 7Ǣ15Ŵ
it going	84 -11ƹ-10sU7Ŀ11Ō12eơư14Ǫ16ǡ20i
it gone	79 24œ25Ŕ
it got	83 7ů8g9Ų10Ƈ12Ũ16Ƭ
it happen	84 -7Ǫ8Ū13ť34Ŧ
it happened	77 -15Ƶ-10Ĺ12ŧ17ťŦ18Ū30Z
it happens	90 10ż13Ţ
it hard	79 23Ƶ41U
it have	78 -67ƥ-24ƫ-16œŰ8ƌ10ǧ11Ǝ12ǈ14Ư18ƈ19ń20ů22Ų23bƬ77Ǐ
it how	86 11œ14x16Ź21Ɖ
it i	90 10ƹ12ŭ
it if	83 13ƞ15Ǫ16Ʃ22ƭ33Ʒ
it in	68 -47ŕ-14Ɓ-13J-11ǅ-10Ʀ-9ū-7ǍǠ8ŏƜǇǩ9ĸƋƬ10ķ12Ŵ13ŀń17KǏ21ō31Ů32ś33Ʒ44Ų61Ũ
it is	49 -25ǫ-24Ɣ-20ŷ-14ń-13ŗ-12pX-11EǄ-10cuLƭ-9Ɩ-8lMňƈƉƮ-7ozCPŪƠƼǋ7hNWūŬǟ8AŒƕƯƾ9diQŕǇǊ10aŀōŏƸǣ11Ļŋ12ĸŮŻƀƂ13ŚŲ14Ƴ15r17Ĵ18ƛǅǈǡ19Ÿǝ21kž22Ƥǆ23wƩ25Ş31ƫ32Ƣ36Ɗ39n44j46Ɔ
it it	90 7Ŧ15ŀ
it just	64 -22ſ-18ŵ-8ĺǑ-7ƫ7AƎƐƣƨ8ŢűŸźơƪ9ǈ10ǝ11ǅ12Ů17n18rǉ22ŝ25u29Ļ37Ɓ43ū
it lapse	90 
it last	85 -12ŝ-11c-10ť7Ɖ31Ŧ32ŗ38Ư
it like	79 -16T-13œ-10Ū7ŷ13Ʒ15ŮŲƦ16ƹ27Ʃ44j
it made	88 -12Ļ22ƈ26ƭ
it meant	79 29Ʊ
it more	79 -9ů-8ŔŮ7Ƹ10ŀ11Z13ş14ŷ18œ19Aň20ŉ21ǆ
it mostly	90 -10Ů11ĸ15ŵ
it new	90 -9ƈ16Ɔǆ
it now	77 -16Ɣ12ĵ29ũ34œ
it off	78 -8Ś12Ļśǀ15I17ĵ20ƅ23Ō
it okay	88 12K14Ķ18ǀ
it on	69 -21ľ-12Z-8Ř8ŔƢ9Ɔƨǚ10jKŲ11WĹ12űư13LŃ16ś22D24ĵ25Ő31Ɖ36ŕ
it one	80 -12Ǥ-9ǣ10Q22ƫ23i26Ɗ44ǧ
it only	85 -10Ů8Ƥ11ŉ12ū13ǋ17Ŵ25ǉ
it or	70 -16Ƭ-12Ƴ-8Ń-7Mő7ł8ŗƶ9ĹŧŴƍǚ10Ǝǂ11Bŋŏ12m13ưǇ14š15Ŝŭƣ17ŝ19Ʒ22r23c26Ŏ
it out	76 -20Ǔ-7Ƣ8Ʈ9Z10Ů11š12ĵ13Ʒ14Ƭ15A21ơ25ű28ƞ
it over	76 -8Ɣ-7Ŷ8Ŝ10Łŷ12Ż15ĵ16ƛ18Ə27r34Ǡ36Ƈ43T
it rains	78 12Ƌ14ƛ
it renew	76 35Ŗ
it right	75 -12ŗ-11ƣ-10Ǣ-9ǩ7ōƴ8ŏǧ9ĵŐǁǚ11Ųǅ12Fķŉ13Ǝ16tǎ21b
it run	83 -10Ư-7ň7Ţ20Ŗ31œ65Ų
it running	88 -26ǡ11Ų23ŷ28œ
it say	72 -25ſ7Ś8ůƀ9Qǎ14Ŭ16ǩ18ǅ23ś25Ř
it says	81 -9ǧ9qſ10ƫ11Ǥ12Ľ13F16ů19Ś20ś
it sell	88 -17ƹ39Ɣ
it sit	90 16ǝ31ƈ
it slow	90 -9Ŗ9b12ǡ15ǐ
it so	83 7mǥ8eO12ĸǔ13Ơ15Ļ
it something	90 -11ş12K18Ł27r
it sounds	90 -7ň12ō16ƿ21b
it start	90 -16Ƒ-13ń19ť24Ŗ29X
it still	78 -11a10œ11jS12Ū13ŝƩ14ķ15JǍ16H17Ƽ36ũ
it take	73 -11š-10Ʃ-9B-7Ʀ7Ƒ11Ŧ13Ʈ14ƕ15Ƴ16Ń18ţƙ20Y22Ű25ŏ40Ũ
it that	78 -14ǫ-10Ŕ-9Ŧ-8ľŧ-7Ų9KĽ10š11ƶ12Ļŕ13ĺ15ť17ů30Ł
it the	70 -21ſ-19Ɣ-14U-13œ-11ǥ-8ƺ-7ņƆƠ8Ž9xǃ10ǉǦ13Ǆ16ţ18ş22ĻĽ31Ş43Ř44š77Ł
it there	84 -35ŷ-24Ş-15ň-9Ř-8ǐ11Ǖ14ǟ15ǘ46U81Ơ
it to	70 -12ţ-10KƱ-9łƭ11ńƛ13Jĵ15ŵ16B21o22ŗ23Ŵ25Ƹ26ŝ27ř28Ů30Ư
it today	75 -9i7Ļ13œŲ26ō35Ł
it under	83 -7X10ǥ11Ŕ13ǅ41ŏ43Ɣ
it up	69 -10ń-9iK-8Ř-7ű7Dƒ8ů9ťƄ11ĵ12Ŗ13OƧ18ō20ƭ23Ś25œ30ś34r38V50ł
it used	86 -8ŵ25Ŕ30Ů
it was	71 -25ǀ-13Ŕǫ-9ť-8ƣ-7Ũ9ľƕƵ11šƱ12Ɔ13ŽƝ21Ŷ22Ľ33ũ39ƾ49Ū
it went	79 -9ǫ13ŇšƆƵ31ŕ38Ŕ
it were	80 13ǟ
it what	75 -7Ł7Bĸ8ƃ9Ňũ10Śš11ŒƘǃ13Žƙ14śƹ17ŕ18ƫ
it when	78 -12Ƶ12Ɔ13Ʃ19Ǒ24Ǟ30ũơ
it who	90 16Ǣ17ł
it will	86 12Ń13Ķ
it with	76 -13S-9ŝƭ-7š8Ŝ9ƛ10ś12ő13sŋ17Ʃ18Ƥ20Ņ21Ǉ36ŗ
it without	88 12Ɖ
it worth	90 -20ƚ-10U11Ɣ54Ų
it would	76 -18ŏ-9Ų13Ɣ15ņŶƑ17ŜŦƲ21ƕ27ŗ28ţ
it you	78 -10Ş-9f-8ŗš7B9Q11ž13oŷ15ŪƬ16Ŋ19ǎ21Žƶ37P
it your	78 -32Ǐ-9ƣƾ-8o-7Ɔƥ11ƿ16Ʀ17Ʊ23F27Ơ36ŷ48Ǎ53ł
it yourself	77 -9ƨ-8Ɨ10šƒ16Ɓ21Ť
itself	83 8Ǥ10Ł11Ɠ12ƚ16ĵ18ƕ21C
jewelry	73 37ƚ
jewelry $	88 
jewelry instruments	79 11ƚ
job	56 -18Œ-13Ř-10rGJ-9Ŵư-8ŗšŷǑǟǪǫ-7ųƃƞƢ7ŵ8Ǜ9ŉǓ10Ůǂ12Ť13ƨǒ14ķ17Ʈ18uR19ǥǩ22Ʃ23Ǖ24Ǌ28Ű40qV53UW54S60P
job $	66 -18Œ-11Ř-9Ɵ-8ŷƢ-7ǟ7g9Ů10t11ƩǛ13ǩ15W17ǒ19SVŰ23P24ǥ25uƨ26q54U
job ask	80 15Ǖ
job even	80 22Ť
job or	83 -11q12ŝ14WǊ
job title	90 10q36P
job what	90 16q20W
job you	90 -13r7S9U21ƮǕ
jobs	74 -7Ű7Ƒ10ǣǨ12ƪ13Ǔ15Ǌ20Vǆǖ22Ʃ29ǒ
jobs $	81 -9ǆ-8Ű23VƩ26ǒǖ27Ǌ
join	86 -10L10ŏ13Œ31s
judgment	90 11Ţ14c
jump	79 -10ŧ-8ň11Ǝ12ǂ18Ŕ29ŕ53ţ
jump $	88 33ŕ35ţ
junior	86 7ź18w19a
just	48 -12Ŏǒ-10ŃŘ-8xRľśŨŭ-7qDFIťŴƑƩƷǑ7sYŠƐƯǔǧǩ8rĴłōŜǜ9defvĸŶƙƟ10hUňųŷƎ11aƤǛ12uKŋƨǊ13ŕūƽ15SŐƣ17CǓ20ŗŮ23š24n27Ǎ28Ɓ29Ÿ30ĺ34ǉ35ļ
just a	76 -13ū-11ĺ-10n-8ŎǑ-7ǅ7W9Kŝ12ųŵ14ơ15Ŧ16ƣ18ǧ25ļ31ŷ33Ɵ
just for	85 -7ų14Ű19Ǔ31Ů
just get	88 -12ŝ8ƣ9Ź15aG16ŗ
just just	78 7ƣ8z9ŷ10ƄƳ11ǟ12Ŗ14ų21Ǎ
just kind	86 9ŗ10Ő20ƴ
just need	78 -15ƅ-8Ŗ8Ő9dp10eƗ11ŧ14Cő19S20m
just now	73 -26Ļ17ŋ59ĺ
just say	85 -8ŕ13Nō41ǫ
just so	86 -10ĺ-9ŗ15œ16ŉ17Y
just take	86 13ŇŮ17ǔ
just tell	86 -8ǫ12Ł13A17M
just the	69 -17ƾ-10ŷ-8Ɨ-7ŎŮŵƫǕ7ĸŘǋ8ſƁƄǜ9es10ŝƚ11Ÿƈ12Ƥ13Ť15ƨ16h17Ĵ18ƽ20Š27ū33Ǎ44u
just want	88 -10y10Ʋ11ƾ18ļ33ĺ
just what	88 -12Ů11Z25ƙ
just you	73 -19u-11Ɵ-10ŃŮ8Ǚ9Ƥ12sƪ13ŕ15y22ǈ24ł40Ÿ61n78ǉ
keep	57 -13Ƭ-11e-9ĵķř-7ŉ9W10ŬǪ11Ō12qƁƟ13ŠǛǫ14Ŋ15Ƌ16Ƨ17Zǟ18śƀ19oY20ư21Ǒ28Ʃ31Ŏű33Ʒƹ35Ǚ
keep $	84 -14o-13ķ-11Ɵ7h21q24ƹ28Ǚ32Ǒ
keep a	90 -9Ƌ9Ƨ12Ō
keep getting	80 8ǟ
keep going	85 -26Ʒ-7ŉ12Y13Ŋ36ǫ37Ŏ
keep in	88 9Ǚ27Ƌ
keep it	78 -17Ƭ-15Ƨ-11ƹ-7ś7Š9Ǡ21ưƷ36ű37Ʃ
keep on	88 12Ǒ19Ǚ
keep that	90 15Ş16Zű
keep the	75 -18ư-10Ǚ-9Ʒ-7Ɵ8Ǣ15śŬ16Y18Ǫ21Ƨ26ƀ46ƹ
keep your	86 16ŏ24ś
keepin	84 -7ŷ8U9t10Ł13Ƹ16ţ18ž27ǡ
keeping	79 -13N9Ū12Ʒ15Ł16U19t31x
keeping busy	90 -38U-13x26t45ǡ
keeping you	86 -34ǡ-14N17Ł49x55U
keeps	76 -9R9Ť10Ǣ11ţ12ƽ14c19ǔ22P24ŀ27Ş
keeps you	82 -9R12ţ13ƽ24P27ŀ30Ş
kept	74 -12D-10Ŏư-8G-7Ō9Z11Ƅ12ţŷ18Ş20Ǚ35Ƨ37ű
kept $	88 
kept you	88 -12ư-9G13Ƅ14ţ24Ş
key	88 79Ǫ
keys	73 9vń10ŀ33Ŵ42Ƙ
keys $	75 10Ŵ11v12ŀ35Ƙ
kick	86 -11L8ń11Ŗ14ƻ16ļ18ō
kick in	90 -12L9ń12Ŗ19ō
kid	75 -29Ŵ-13ū-10Ÿ-8Ƌ-7z9ŵ10n12ƞ14ƚƸ24ŻƎ26ƨ28l55ź
kid $	88 -8z7l17Ƹ32ƨ
kids	57 -11Ǆ-7r7qNƵ8Ƹ10Ŀ11ũ12Gƞ15Ǝ20ƴ22źƭƯ23n27w28v32Ƴ33Ʊ41y46x60u
kids $	68 -21ź-13Ǆ-9wy-7r10q15v17x20Ʊ27ƴ35n62u
kids are	85 -25v25w48Ư
kids college	90 9Ƴ12y
kids doing	86 -8Ƴ32x
kids in	90 13NƱ16v
kids names	86 26w
kind	55 -27ǝ-15Ƭ-13ƨ-10Ŧ-7Ůŷ7bţǧ8ńƲƺ9ŗƻǡ11RĻŋƜ12Ɗƴ13iXƐǈ14Ų15ƈ16qŐťǫ17ƥ19hŨ22ūǖ29ǆ31ƌ43ƫ
kind of	56 -28ǝ-15Ƭ-13ƨ-10Ŧ-7Ů7ţƟǧ8ń9Ʋƺƻǡ10h11RŋŨ12ŗƜƴ13iXƊ14Ɛǈ16q17ŐťŲƥǫ22ǖ24ƈ31ū33ƌ35ǆ
kitchen	72 8LŃ10Ɛ11Ǌ12Ơ14ǟ23ǝ26M51ƍ
kitchen $	86 7Ǒ11ǝ12Ɛ19ƍ
kitchen table	88 -7ƍ11Ń37M
knee	86 -7Ǫ14ƺ15ư43t
knob	90 31ƌ
knob and	90 31ƌ
knock	83 7Ť8m12ƍ14ĵ21R30Ż
knot	90 45f
know	52 -12ĺŏ-10i-9Ƹ-8ǖ-7lĿōƯ7ńŖŚƒǡ8OŇƝƹ9ľř10ļŤųƉ11hœŕƁǥ12GĶƐ13r14űƕ15cwŝ16A18ņǅ19Ƶ20ƫ21Ŏƺ31Ʃǫ44Ŋ48ŗ
know $	70 -9Ƹ-8ǫ-7ƿ7ſ8Ʃ9ƉǄ12ƺ14ƆƝ15r33Ŏ51Ŋ
know about	75 7h8Ɵ9ź10Ƥ16ŗ19Ɛ20ų
know how	78 -12iS-7ŗ8Ƒ9ǃ10ń11GŜ16O25c32Ʃ
know i	86 -22ŗ10ƹ12ŧ31ŉ
know if	72 -12ǫ9fƀƞƩƷ10FŐž11u12ƒ14Ɓƃ16ƫ
know it	84 -7ǫ12ŗ13p14Tǥ20ǡ
know of	90 7Ť12ƺ20h
know that	90 15ŗ23Ƶ37ņ
know the	85 9S11m12Ś14ŝ15G17Ŋ
know this	90 7Ř23ļ
know what	69 -18ŉ-16ƃ-11Ŗ-9ĺ8Ř9ŇƄƫ10ǌ20œ21ƕ62ǫ70ŗ
know where	88 -8Ŝ13ƅ26ű
know your	86 -9ŏ9ŗ24Ķ27ř
l	84 -24Ř-7ƃ7Ǩ13ǅ20ǣ69b
labor	90 9ǐ14Ǟ23Ŧ
ladders	90 -8Ŵ22ǆ25Ǌ
lady	80 -9Ǌ-7x9cŶ10ǃ12ŝŨ16t17o25ƞ
laid	82 7Ƅ15ňŶƩ16B21Ǫ
laid up	88 8Ƅ16Ŷ23Ǫ
lake	82 -11n8ƞ9ƛ16ĸ18k27ơ29g
land	80 -12ľ-8FŮ-7Ƃ7G8ǫ11š15Ʀ18J20Y32ĸ34ň
landline	90 30I
landlord	68 -18ƅ14Ļš20Ƣ30F38ƣ40ǎ
landlord $	84 -68ǎ110ƣ
landlord need	90 -53ƣ-10ƅ24ǩ62ǎ
landlord want	84 -14ǩ-12ƅ7ƣ47ǎ
lapse	81 43Ţ
lapse $	84 25Ţ
lapsed	90 17Ţ
lapsed $	90 17Ţ
laptop	88 -10Ǒ15Ǚ16ś23Ɵ
large	90 40Ƈ
last	46 -15œ-14Ū-13ť-11š-10dũƍ-9ŨŸ-8BLŉŖ-7pFSĻņŧƵǤǩ7jƕƸǨ8oƬ9yTŶƓƭ10ĺłŕƀƌƫǚ11ƴ12iŃƾ13ľżƼǪ14ŢŲŽ15cƻ17EƲ18Ťǋ19bƉƜ21ǥ22ƺǝ24Ķ25ŝǛǠ26a27Ǒ28Ň29ŗǌ39Ŕǀ
last #	71 -14I-10ƾ-9Ư8ǁ10ż11e12ǥ13Ž15ƻ21Eǋ22Ţ25Ŧ30ƺ
last $	80 -10c9a12ư38Ư
last agent	85 -31ŝ-7ŗ12ƀ33Ň
last check	90 13ƕ23ǀ28Ǥ
last checkup	77 13ƺ15ǀ
last few	78 -16Ţ-7Ǡ9ǥ19Ť23Ķ
last look	88 -18ŝ9ƭ18Ķ44ŗ
last looked	80 15Ǡ
last name	78 -12ǀ-7ǅ10w15a17o38b
last one	90 10Ǧ14Ɯ17y
last policy	79 -20Ļ37ĺ
last renewal	73 38ŝ
last see	86 -14ǀ14ƴ26Ǆ
last spring	79 11Ɗ30Ť
last statement	90 21Ƭ
last talk	90 -13Ň17ľŝ
last time	70 -8Ūǫ-7L7xĶǔ8ƻ9Ĺ10Ɖƭ11ƒƴ12tW13ƀ15Ɲ16ǚ17Ŷ24Ƽ28ŝ30ŕ
last update	90 -18Ǒ18Ǥ
last updated	78 -44Ǥ71Ǒ
last workers	80 -10Ǧ16ǥ
last year	70 -16Ŧ-11œ-8Ū7Ǔ9ǋǥ10Iǚ14Ţ17Ļ18Ǡ19Œ49Ŕ60ǌ
late	83 12ń16Lų17Ķ23ǐ
lately	73 -13ƾ-12ť7ƒƕ8U9Ǆ10Ž12Ǒǥ13Ļż14ǡ17Ť18ǀ19Ǟ20ƺ
lately $	75 -13ƾ-11Ǜ7ƒ10Ǆ12Ǒ14żŽ15Ǟǥ16ǡ17Ť19ǀ20ƺ
law	79 8Ʒ11n12Ÿ13Q14zA16Bņ
lawsuit	88 9ŀ16Ǩ20ĸ
lawyer	78 9A14Ǟǣ15ĸ16ǫ34ƴ
lay	90 11Ʀ16Ʃ22Ʋ
layer	88 12Ǩ14ƃƊ
leak	76 -12Ɖ-9ƞ12ŪƊ14Ɲ17Ɛ27ť
leak or	80 -11Ɲ29ť
leaks	79 -7ƌ33Ɗ45Ɲ
leaks $	86 -25Ɗ-7ƌ76Ɲ
lean	85 -9ǫ-8u20ň24z28A
lean on	86 -9ǫ-8u25z29A
lease	60 -19Ǐ-15Ŝ-9ŖǕ-7ƥ9ĺ12Ǒ15Ƣ21F36Ǎ40ŭ43ƣ53Ʀ61Ƥ74ǎ
lease $	73 -14ǎ-13ƣ12Ƣ17Fŭ47Ʀ50Ƥ
lease ask	78 43ĺ
lease it	84 -20ǎ12F18ŭ43Ǎ
lease require	88 26ǎ
lease say	84 -9ĺǎ60ƣ
leased	85 -14ǎ7Ǒ13Ǎ34ŭ
leasing	86 -16Ƥ12ƣ16ƅ30F33ŭ
least	86 -8G12Ũ13ǣ14Œ18ŘƠǇ
leave	60 7s8łŎơǐ9VƁ12ŋ13Ǟ14ĻƧ15ƭ16ű17Ʈǫ18ļ19Ř20ţ23ŊƵ34Ʃ35Ƹ
leave $	77 -9ţ12G16Ʃ31Ř
leave a	90 8m12Ư31ǫ
leave behind	88 -12Ƶ37Ƹ
leave it	83 -11ţ16ŋ21Ļ23Ƹ27ű
leave something	86 30Ƹ
leave the	81 -15Ƹ10Ǒ11Ɲ12s13Ɓ14ǐ17ƭ19Ƶ
leave them	82 -20Ƹ-9Ʃ-8š14ƚ25Ʈ61ţ
leave your	90 
leaves	90 8Ɛ12Ƃ15Y28o
leavin	90 9ŀ14ţƸ19y
leaving	82 9Ƹ15V18ŀ36ţ
left	69 -15ư-9ǫ7Ŋŗ8f9ƙƵ10lĹ11ĸ12ķƩ16ŎŖţ21ĴŞ25Ɩ28Ƹ29ŭ
left $	83 -17ư-9ǫ8z9Ƹ15ķ21ţ22Ɩ29Ĵ31Ş
left on	78 9Ɩ10f19Ŗ29ŭ
legacy	90 35Ƹ
legal	79 -12Ř7ƻǈ10Ɓ11Ō13ſ17ƴ27ǅ
legal name	88 31ǅ
legally	90 9f12Ÿ21ǈ
lender	72 -7Ŝ10ƅ14ŭ54Ɨ
lender $	84 9Ɨ
lender asked	80 21Ɨ
lenders	90 9ŭ13Ƙ18ƅ
less	79 -9ŭ-7ŧ9ĸ10S11G13Ɣ14ƨǉ16ů19Ƭ20Ŀ21ņ
less than	85 11S12G16Ɣƨ18ů
let	61 -9ŉ-8ŗǫ-7oŜű7œřŧŪƬ8iDŚūƙƷ9őƉ10ĶŢƒ11Oƅƞǀ12N13ń14Ɛ17ŏ18ļŋ26şž33a34Ǟ
let me	69 -9ŉ-8ǫ-7oŜ7IłńƑǃǊ8cœƁƟ9iDřŧźƅ10ŚƉ11őƒ14O22ŋ31a
let us	78 7ĸ8ſ10ž11aŁū12ōƙ16r19Ķ26ŏ
let you	80 -8ŗ7x9Ǖ12ń14Ţ19N20Ɛ31ļ38ş
letter	73 -8aǫ-7Ś8J9Ź11Ŭ14Ř16K24ś26b36ŕ41ľ
letter $	86 -7Ľ14ŕ19b37ľ
letters	84 31b35Ś
level	73 -7ƳǏ9Ŭ10ƥ15ƫ19m27Ƌ28Ƈ
level $	78 7m24Ƌ
liability	59 7ǌ8ǧ9ǔ11ǝ12Ř14ǜ16ƣ20ǎ22ƃ27Ɓ32ǣ37ſ
liability $	73 -33ǣ15ǝ16ǜ27Ř28Ǩ39Ɓ
liability do	88 -53ǣ25ſ51Ř
liability does	85 -7ſ17ǣ18ǎ
liability is	86 17ſ29ƣ
liability limits	70 -17ǣ-13Ɓ47ſ
liability on	90 12ſ
license	61 -9n-7Ŗ7ǝ11Ÿ12o13Ƽ17ǂ18dŬƅ21a24ź46Ź
license $	72 -31Ź-16Ÿ9dǝ12ǂ13ƅ14o15Ƽ22a27ź
license now	80 11Ÿ
license number	83 21Ź
license plate	88 -17Ź36Ŭ
licensed	75 11Ǫ24Ź35Ÿ
licensed $	85 16Ź
lie	90 13š55ŀ
lien	88 29ŭ
life	56 -17ż-13Ő-12Ř-11j-10q-9U-8Vő-7œŢ7ƭ9l10ũ12m21Ļ24iƮ26Ʒ28ǁ31ƹ34Ƭ37ƶ40Ư47ƪ48ƫ53Ʃ66ƨ
life $	76 -8Š8tƬ10ƺ15lƪ17ƨ20Ư23ƫ
life and	88 11Ƭ29W
life coverage	90 -15Ř-10Ʃ42ƨ
life insurance	66 -15Š-9Ő-8ő-7Ţ8ƬƳ9ƪ11Ʒ14Ļ15ƫ16ƶ24Ư30Ʈ40ƨƩ
life is	90 8Ʃ11ƨ13ƪ19ũ
life policy	76 7ƬƷ10Ʃ12ƭ14ƨƫ
light	83 9ƒ10Ļ16Ž17ō23ư
lights	88 -7Gŷ9D11Ţ18ż19Y23U
like	44 -18Jǒ-13ť-12ŏǆ-10ĿƤ-9ŀŜƥƨƽǠ-8Ǣ-7pqţƪƳƴ7ALŹƍƑƞƢƲǙ8alyFŕŗŬŸƐƚưǞ9m10DƆƿ11gŇŭ12ƒƯ13rŁŤŧŨ14jZŲ15RŃũſƩ16ůƼ17Œ18Ơ19ĵōǫ20ńŊǏ21v22Ƹ24ļ25K27ųǁ28ŷ33ň36Ş40U
like #	73 -24b-14T-13œ7O8RXŤŬ9ţƲ10Ʈ11ĵǁ12vƃ13Žſ14Eŧ16j19ů20Ř25Ʃ
like $	75 -29Ł-14ƚ-12g-11ƥ-10ǆ-8ŐŝŞ8Ň12Ƃ16Ʊ17ļǧ23ũ27Ǐ32ň33ǫ37R46ş
like a	66 -8ň7ŷƇƓƯ8FVŠƂƒ9ĻŝšƑǊ10nŤſ11ZőřŬŲŸƛƷ12z13ƞǏ19Ɩ25Ŧ
like about	78 -32ş-13ň23Ş63Ł
like an	86 7ķ11Ő14ū
like for	80 -10Ɵ-7ŷǘ7Ů8Ŷ11ưƲ12Rũ13Ƶ17Ǟ
like home	90 47Ơ
like how	88 11Ư14Œ18ǁ
like it	72 -23Ş-10Ơ-7ĵ9ƕ10i11ńŌ13U14ů15ō16b18m20Ł41ň52ŷ
like me	86 -13s9Ƽ13Ň14l16L
like that	69 -11Ŏ-9ǫ-8Q9Ķƞ10ŃŲż11uƚ12ǐ13ƻ19ǖ22ŕ24ŷ25Ɵǁ27Ƽ
like the	75 -10Şŷ7ň9Ļƈƙ12Ɔ14ŗ15D19Ũ27ń37Ơ
like this	76 -11ƹ-10ń-8ł-7Ƃ8B10Ŗ11Ő13ŪƦ17r19Ư22A35Ń
like to	65 -26Ş-11Rţ-10Ʀ-9Ŝ-8Ń-7ňŏŷƹ7ŕ9łƸ10ũ12ş14K15Ľ16MŎ17ŋ24y27g32ō46Ŋ52ļ58ĵ
like under	90 9Ű11ŧ14G
like what	85 -8ŷ10QŃ15v19Xŗ35ň
like when	88 -11ĵ12ƍ13ń20ǘ
like you	80 -10Ǣ-8ļ7ň10P11iNŊ12Vǚ13B
like your	81 -32P-17ļ-12ǆ-9M8Ŵ12L17F24ŷƸ28Ş35ǫ43U
likes	90 16ŌƱ
liking	83 -8q11b12Ơ16ň19t26x
limit	75 -26ſ-7ƙ7ż8Ř10ƀǏ11ƕ14y27Ǥ38ǣ
limit $	78 -27ſ-10Ř10ƕǏ11ƀ21Ǥ43ǣ
limits	61 -12Ɓ8Ŀ9Ǥ10Ƒ12š18Ǩ25Ǖ32ſ47Ř
limits $	73 -37Ř-14Ɓ7Ǥ11ĿǨ18š24ǣ57ſ
limits are	79 -13ſ23Ř
limits did	80 16Ř
limits do	78 -14ſ-11ǣ36Ř
line	64 -10Ŧ-8ƙ-7ƪ7rEƬ8wŇ10Ŗǆǫ11aǠ13VXŌ14ĵś15sIłƭ16qǌ17Ń18Ɲ19S22Ɩ27P
line $	79 -9ƙ-8Q13ōǤ17V22sś23Ɩ24ł
line is	90 -8ƪ14Ō21q
line of	78 -11Ǥ7q10Ň12ǆ17Ǡ26S37P
lines	90 10I
link	88 13Ɠ14ǚ23ō
liquor	90 -11ſ-7Ź14ǁ45ǝ
list	64 -7ŵǖ7ĴƤƾ8hŀƗ9fǎǑ11ǧ12ƞǚ13Šƚ15n16ǒǙ17Ņ18Ļ19Ɣ22Ɛ23ŭ25ƙ30ĿŸ
list $	86 7Ə9ĿŸ13Ļ15Ņ
list every	90 9Ÿ12n14h18ǧ
list for	90 15Ļ28Ɣ
list of	86 -15ƣ-9ĸ14ǎ20ǒ29ƙ
list off	88 -7ǒ7ĸ8Ɛ11Ĵ15ū
list the	88 -12ū-7Ǜ12Ɛ13ŭ14ƚǒ19ƞ
listed	79 7ŭ9ǩ12P14aƚ16ƭ17oƣ27ǎ
listed on	88 9Ÿƭ15ǩ39ƣ
listen	90 9B11s16A22ǫ
little	60 -8B-7Ɲ7gqŀƓƻƽǃ8dIőƵ9czĽũž10ķŬƐ11ŽƠ12ŋ13Z14Ŕ15ƨ18Ʊ19ņ20v23u27w31x
little $	79 -9u27Ʊ
little about	84 -21x10ǆ13qƵ14g18u23z
little bit	85 7m9l10ş11W12Ň15ŀ
little one	83 11Ž23v26x
little ones	83 9w10Ʊ57u
live	63 -17Ĺ-14Ǎ-10Ń-9IZ-7œǉ7XǙ8DƜơ9ƿ10ŝƄƦ14ƛ15ķƢ16F18GƆ19ĸ21h26Yƹ28n30ƥ33z36ư38C
live $	79 -12n-8Ʀ9Ǚ15D16z24ƹ27ĸ37C
live in	83 -12Ǐ11Y13Ɔ20Ʀ21C28ƥ
live on	81 -21Ĺ-12Ń-11ZƦ-7I10z15Ƅ21ķ24Y25ƹ37ư
live there	86 12nƆ13G22Ƣ
live with	90 17X43n
lived	85 -9Œ25l45G
lived there	88 -9Œ8l32G
lives	73 -12Ŵ-9z7D18Ƥ21Ÿ52n
lives there	78 8Ÿ9n24Ƥ
livin	79 8ķ10ơ12Ơ14ŀ15ŗ16H18P21S
living	69 -14V-11Ņŋőƿ-10Ş-7Ÿ7ƇƦ8kGƒ9f10ơƤ11ƙ12ƹ13Y16Ǐ17qH18nuƠƴ28zF32P
living $	80 -13ƿ-7Ơ14q30P33z
living there	85 -17V-13Ņ-12Ş13ơƤ20n23H31Ơ
llc	79 -8Ť20ǅ44ǈ
llc $	90 -9Ť26ǈ
llc or	88 13ǈ
loan	62 7Ƃ14ĴƳ23Ɩ44Ɨ47ŭ55Ƭ
loan $	83 -7Ɨ11Ƃ15Ƭ26ŭ27Ɩ
loan against	80 -38Ƭ58Ĵ
loan for	80 22Ƴ
loan maybe	80 22Ƴ
loan officer	90 31Ɨ
loan on	75 -23Ĵ71Ƭ
loans	70 -8ŭ16Ƭ25ưƳ48Ĵ
loans $	75 -34Ƭ-9ŭ8Ƴ28ư70Ĵ
local	81 13ǖ15Mő20Ŀ33l
located	86 -9Ǡ20CǍ
located $	88 27C
locations	84 20Ǡ28Ǎ
locations $	86 27Ǎ
lock	83 -12M10Ǒ11ƥ15Ǝ18ō21Ƨ28ǐ
locked	80 -7Ƨ13ŏ19ƥ25ű37ǚ
locked up	90 13ǚ20ű
locker	90 -7Ƌ48Ƨ
locks	90 7Ɛ
log	90 16Ǚ19ƈ23ś
logs	90 33ƒ
long	53 -22Ů-11šƸǡ-8PVőǎ-7DƩ7ŖŶ8gvŀ9Z10Ɖǫ11iH12ƅ13f14ŚŬůƑ18lŹ20ư22ơ23Ũ25Ţ26Ű27Ŧ29ǟ34S35GƯ36O37Ʀ43Ǉ50Œ
long $	79 -14Ƹ-12ţ7Œ8Ŷ19ơǫ20G21Ş23ů
long ago	82 -8Ǉ-7Ũ12G16Ɖ50Ŧ
long could	76 -12Ʀ-8Ư18Z20Ŷ23ư25ǟ
long did	88 -13š58Ũ
long do	81 -10P-9Ǉ13V20ƅ21O24H45Ư
long have	65 -10ǡ-8ǟ-7Ş7ƾ10Ź14Œ18O19f23S25Ǉ30l31Ţ38G
long is	86 -13ǎ-7OŮƤ14ơ27Ű44Ʀ
long time	86 10S11Ş13Œ19Ź
long would	85 -7ǟ8ƑǪ10ǚ11ƹ16Ư25ư
long you	78 -23G16Œ19Ư26O79S
longer	90 11ǎ13Ư18Ŗ
look	61 -14XƉ-13Ů-8qƹ7ļňƫǤǨ8Řƙ9ŏœŚŬǢ10pTYĿ11ŝ12jJĶǛ13Ɗ14RŃǌ16ŗ17ĻǞ20z22ƀ35Ʊ
look after	81 -7ũ14Ǣ31z40Ʊ
look at	70 -8ǧ-7i7ľƭ9ƫǤǨ12ś14Ķň15JǛ17ŝ18Ļ21Ń23ŗ
look for	90 10Ř15ƀ29Ŀ
look like	76 -15Ů-14X-7ƹǘ9ư10ŊƱ12œ13Y14Tļ17ǧ19Rǌ22Ǟ
looked	75 11ľ13ƭǠ26Ņ
looked at	76 11ľ13ƭǠ17Ņ
lookin	80 -8Ļ8N11ƈ13ţ14ĺńũ15ŀś17š18ƒ23Ǡ
lookin at	85 -8Ļ12ƈ15ũ16ńś17ŀ19ƒ
looking	68 -7Ő7š9ňƊ10ŅƘ11ŷǌ13ĺ14V15y17XĿś19Ļ20ń21H28Ʈ
looking at	79 -13Ļ-10ļ7Ń13Ņǌ14ŷ18y21ĺś22Ʈ
looking for	84 -18Ǡ-16Ļ-7ũ11š13Ʈ14ň16ļ21ĺ24Ŀ32H
looking to	82 14H17Ǡ20X29ń
looks	76 -16Ǣ-7Ŀ7ļ8zŶǘ10ơ11ŷǚ12L17ň25ŝ26ƹ
looks after	90 10z14ơ33ŝ
looks like	85 -11Ǣ9ļŶ13ǚ30ƹ
lord	90 13v14k
lose	67 -14ŉ-7Ř9ǖ10Ĺ11IŞş12ŀǛ14ƋƩ15Ǖ16ǟ18Œ22Ƶ30ǫ34ĸ
lose $	78 12ǖ14Ş22Œ25ĸ
lose somebody	79 35Ƶ
loss	75 -11G-7Ŏ7Ƽ14Ū18Ũ19řťƵ25Ť35ŧ42Ŧ
loss $	84 -20ť-13ř-12G-7Ŏ16Ū20ŧ21Ũ22Ŧ32Ƶ
losses	85 44Ť
lost	73 -18Ǟ-14t9ǂǖ11Ɯ12ƪ14Ƽ15ũƄƩ16Z29ŉ69Ƶ
lot	66 -12Ƈ-11ǂ7ƣ8RŚżƪǡ9ƈƛǘ10ŀů11ň13ő21ű30ť32ƞ34ĸ35ơ36Ɠ
lot $	81 -15Ƈ-11ǂ7Ž10ż12ƈ20Ɠ27ƞ54ơ
lot of	76 -8ű8Ŝ9ƣ10RƓƞ11ƛ12ǘ14ů15ň16ő
love	69 -7PŀŭƟ9ržǅ10Ɠǖ11Ƹ12lŽ13Ǎ14M16Ş22Ơ23Ɔ25U35ŷ36ǡ
love it	88 -10ǡ8ƞ16Ž40Ơ
love that	83 -13Ơ-7ŭ10C12ž15Ɔ17ŷ25ǖ
love to	84 8s13rŞ15Ƹ22M
love what	88 -14Ơ-9ǆǫ-8P20Ǎ36U60ǡ
loving	90 14t42Ơ
low	78 -8f-7ŒŨ8Ƽ9ĶĿ13ř14c15Ř21ƛ22ƙ46ņ
lower	73 -19ř14ǫ15Ƅ17ļņ23ŏ29Ƌ
lower level	78 36Ƌ
loyal	86 15Œ36ţ
loyalty	90 -7ǉ14Œ15Ǚ
ls	90 60b
lucky	85 8Ť11Ɩ34o
lumbers	90 20ƕ
lunch	86 8O14Lō18Nľ
lyft	90 38ų
m	83 20ƀ42L53b
machine	75 10ǘ14ƾ27Ǒ37ǟ
machine would	79 12ǘǟ
machines	82 -11R-7ŧ36Ǒ39Ǥ
mad	88 -7P21r35ũǫ
made	60 -11ƽ-10Ƹ-8Ɩ-7ĿǍǫ7f8ƦƿǀǞ9Ňţǈ11ń12ƴ14ƍ15Ɗ16Ơƭ17x18Ǐ20ĺ21ŷ24ŕ29ƈ31š40Ļ
made a	90 8ƙ14Ǟ
made of	79 -9Ɩ-8Ǎ-7Ļ21Ɗ24Ǐ42ƈ
made the	88 11f13ǀ26x
made you	65 -11ƽ9Ʀ13ţ21Ơ24ŷ27š28ĺ40Ļ
mail	78 -33J-8MƦ11n12ľ14ĵ17Ľ26E29K59D
mailbox	90 -7C10Ž15DĹ
mailed	90 11śŜ
main	73 -22P-11Ÿ-9ơ7M12ŝ13ş15ĸǟ16Ƌ17Ǎ24ĿŴǗ30Ɲ45ǆ
main supplier	88 -10ǟ19Ǘ
mainly	86 8Ŵ12ŵ13Ůǘ
make	58 -15ů-14Ů-12Ŕ-11ŋ-10R-8ł7ǒ8xŇƣ9sţųǔ10ńǟ11ōő12qƏƐ16ǂ17ňŰǜ18ū19PƟư20c22ļ24ǎ27T28Ń29ǆ38ŉŏ
make $	85 -17ň-15P-9ŏ-7ū11ǒ28ǆ56T
make a	81 -16ů-7Ơ8ǜ14TŃ17ńţ19q35P
make and	88 18ū
make it	85 8Ƒ14x32ư
make sense	82 -8ŏ8ň17s61ŉ
make sure	88 -8y7O10ƍ12Ƴǔ
make the	85 7ŭ9Ń16ļ18ōő
make this	88 -16ŋ21ļ38ŏ
make up	90 12ǖ30Ń
make you	72 -9Ŕ7ŀ8ǣ10Ń11Ň13ƣ14ũ15Ʈ20ţ32ǎ33c37ŏ
makes	69 -10ŉ7MƑǒ8p9šŪǔ10ŀǖ15X19Ƶ25ł26Ł
makes it	79 7Ŭ23Ƶ
makes the	84 9ǒ33ł
makes you	85 7ǥ8Ş13ŀ19X33Ł
makin	90 -9Ź9Ń13Ĵ17ƅ19ŭ
making	80 -12ŉ-7ĵ7ŭ9ųƟ13Ĵ20ǎ21ǫ31ƣ
making you	90 -8ǫ24ǎ25ƣ
mama	88 11T15ƪ17a33z
man	77 -9ƙ7g8ƥǊǐ10rŇŰ11jUũ12aĺ16Ƌ17ǉ32Ǫ
manage	79 -8ũ14Ƶ28Ŷ34ư
manage without	86 -20Ƶ40Ŷ
manager	83 -7Ǥ12ŏǎ13Ǟ14ƣ40Ǌ
many	47 -19ǋ-11ƍ-10Ň-9ixQǘǡ-8ĵŴƊ-7ŒǏ7ŠƤǗ8ŢǪ9YƉ10Ư11ơƽ12Žƌƫǁ13cSųŵŹ14Űżƻ15Ƙ16ưǐ17GŸ18ůǥ19Ɩǫ20Ŗ22ŅƇ23hVūǙ24ǖ28Ǔ29nƥ36u41ǉ43Ǎ
many bedrooms	84 24Ƈ
many certificates	90 29ǩ
many claims	90 11Ť
many days	77 13Ŷ15R17Ů20Ű22Ţ32Ƙ
many drivers	85 24Ÿ
many employees	75 26ǉ
many folks	90 14ĺ48ǉ
many hours	85 21ų55R
many locations	86 24Ǎ
many miles	73 11Ű12Ƒ18ů29ŵ
many minutes	85 11Ű19O
many months	81 -12ĵ17Z44ư
many more	86 -15Ư-13S-10Ɩ7Ɖ21Ŗ57V
many nights	86 7Ʀ16ų
many of	88 -11ǩ-9u-7Ƣ14c15Ƥ18ǔ47n
many people	73 -10Ŵ-9ǋ12ŸǙ36ǉ43n
many quotes	90 17Ņ
many square	84 -17Ƈ39Ǎ
many times	90 -7G19ż21Ť
many units	88 38ƥ
many vehicles	84 -41ǒ13Ǩ63ū
many weeks	86 -8Ŷ8ǟ18Ŗ21ơǪ
many years	66 -12Ť-8Q-7ŇżŽǡ7p9Ǉ12c19ƫ21ǫ22ƌ24Ź29Ɖ35Ư39G41S46Ɩ
marijuana	90 18ƻ23ǁ
marital	85 30f
marital status	85 30f
mark	90 14Ǝ30F
market	80 8ŕ9ƕ11ķ14Z22H39Ɣ
market value	88 10ƕ27Ɣ
married	73 9r12ƭ27ţ28o42f
married $	83 14ƭ29f
married to	90 -28f36o39ţ
match	79 -7Ÿ7w10ŘƯ11ř13Ş14Ɔ23ķ27W32Ŵ
match $	90 -16ķ16Ş17Ɔ44W
matter	86 11Ƅ12Ŀ23Ŏ
matters	83 9Ŧ10A11z23Ŀ
max	90 22ǫ40Ř
may	75 -8i7ǀ8Ƙ9Ō12vź14ĺ18aǫ21c23ŋ
may i	80 -8i-7ŗż10Ō15ĺ19ǫ20a25ŋ
maybe	74 -9Ǫ8ř9ƈ10Ǝ12ƨ13Ŗ19ưƳ
maybe $	78 10ƈ11Ǝ21Ƴ
me	37 -16B-13p-12Ļ-11ƛ-10G-9ŦƩǅ-8oŐƫ-7ųƱƷ7uŌśŧſƂƅƍƧƲǝ8aŚǩ9DŀŔţƃƜƯ10ijLYœƣƵƶ11ľŃŘŲ12Uņ13eƢǘ14ǫ15PŁŇŬŽ17c18dĴŅŎ19l22nĺūǊ23ǆ26Ŋ27O28bŋ36ť38Ľ39ŏ40Ŝ46ŉ
me $	63 -12š-11ő-10Ƹǒ-8ŝ-7PŁŪ7cCũ8ŀƆƐƪ9Ƃ10brŚūŸ11s12Ņś13T14ǫ15m16d18ļ31Ŋ33ŏ52ŉ59Ľ
me a	65 -17x-13K-9Ś-8ƴ7o8źƓ9Ƶ10eq13uĶů15Ŭ16Lƙ17z18IYǫ21XŎ48Ŝ
me about	57 -20Ŏ-14U-13Ş-12ǒ-11B-10r-9Ŧ-8VƛƟǠ-7ǉǑ7źżƓ8ƑƞƸǄǗǞ9ǥ10ĺŲơ11ūŽ12hƍƧ13lnķŢŰƠƤƨƶ14ŝǊ15uŇǍǚ16k17ŵƪǓ18ťǖǝ19H23Ƶ29P37ǆ
me and	85 9Ǌ10ŅƯ12Ł14ū18ƅ
me asking	85 10c12ņ14Ƣ16Ĵŋ
me from	90 -8ǚ9Ɛ12I18Ǒ
me how	65 -14ǖ-11o-7ƨ7Ŷƥǈ8SĹƳǁǉ9kǃ10Ʈ11ŨǇ12Ľ15qǡ16t17š18ǘ23Ư38x40U
me i	86 9ĺ17ń24E
me if	73 -13Ǎ7Ǩ8žƃ9ľ10HNŷ11Ƴ12Ʃ14ĵ26F28ŉ29ƀ
me in	84 10Ɯ11ŗ14ŉ16ƥ
me just	90 10e13i26a
me know	74 -7Ŝǫ7ń8ƑƟ9žƁǃ10ŧź11łřƅ12ƒ15O
me more	88 -7ť64Ŏ
me off	90 11J14Ř
me recording	90 
me so	88 -9Œ11b14Ŋ16ŉ
me that	80 -8ŏ7ŚŹ8ǎ10Ŭ18ŗ21Ŝ
me the	60 -12I-11ƥ-9aś-7J7ŎŬƌƔ8wKŚŲƚƣǣ9őǑ11œŧǒǢǪ13DōŜ16Ƈǩ17ƽ25ǎ28ņ31Ř33ť
me those	88 13Ŭ19ſ
me through	63 -8ĵũ-7L7ryƝ8Yǆ9Ǌǚ10ŗƦưǗǪ12RĹŽ14Ĵ16ǧ17Ńǟ18ū21Ŷ26n27ť
me to	71 -14ń-12Ƹ-7XĺļĿŊ9ƅ10ŉǠ11Ʈ12Ŏ15ſǫ17Mō19Kƃ34L35ŋ42ŏ
me what	58 -21ǎ-19ǫ-7PŎŝǡ7yCWœŖƧǔ8Mƈƙ9ňŪƟ11ŨŮ12Ƭ13Ɗƿ14Ɯƹ15ƣƲǙ16Ƌƴ17Ǡ18ũ19ŀƢ20ŏ21ś22Ş24g25Ł40ĺ
me when	86 9sǂ10ƶ13Ɔ14ńƂ
me where	82 11ǜ12l14ű16Ʀ32V
me which	86 -7Ÿ9Ƃ14ő20Ŵ
me who	79 -9Ɖ9ŭŴ10ǖ12ł17Ľ21ŝ27n36Ņ
me you	88 12Ł16j18ľ
me your	70 -13ś-7Ÿ7ƠǠ9œƉƲǢ10ŜƷ11aD12ǐ13ňŷ17Ŕ19ǉ23e25d
mean	78 -14œ-11ň-8Ɵ7Ŧ8Ƽ9z11Ļ12Œ24R25ŉ27ǫ33Ŏ
mean $	88 -24ǫ9Ƽ12Ŧ44ŉ
meant	79 29Ʊ
meant to	79 29Ʊ
med	84 58Ƅ
med pay	84 58Ƅ
medical	72 -12ƽ14ǃ15Qƿ18W21Ǚ25ƾ27Ƅ
medical exam	84 -11Ƅ18ǃ
medical payments	86 36Ƅ
medications	86 38ƽ
medicine	90 46ƽ
meet	80 -7Ʀ10a15ƨ44M
meet $	88 41M
meeting	90 12M
meetings	88 18Ǜ
meetings $	88 18Ǜ
mentioned	86 12Aŗ15n19Ž20Ņ
menu	90 16X23ǫ28ǝ
mess	84 9ũ11ŪƵ15ŧ17Ş19Ŧ30i
message	90 -7L15ĺ29K
met	88 10ŏ15Ʒ
metal	80 -8Ǎ24Ǐ33Ɗ
metal $	85 -9Ǎ28Ǐ
middle	80 16L19a23N
middle of	85 17L25N
might	81 -9f-7Ł9ƞ10Š11ǃ14o19yǐ23Ŏ28H
mileage	81 11Ű45ů
mileage $	85 44ů
miles	65 -9r-7T13ǒ16Ż25ŵ33Ƒ49ů50Ű
miles $	90 15Ż25ů
miles a	83 -8T27ů
miles do	90 
miles each	88 16Ű
miles is	90 33Ű
miles one	88 -25ů37Ű
miles to	90 -7ů33Ű
mill	90 14Q15U21D23Ǘ
mind	63 -11Ř-10ş-9ō-8Ś-7BNť7Ł8ĺś9ŅƵ10MĴƢ11cľƱ12ń13P14rũǃ20ŃƸ22ŏ23X26ŋ28ŀ31Ŝ34Ʈ
mind $	75 -15ǫ-11ş-10ņ-9Ś-7ť14Mĺń15ľ19Łũ22r26Ƹ29ŏƮ32X
mind a	90 -9Ŋ8ŋ16Ņ
mind if	81 18ǃ27ǫ
mind me	82 -7ƙ9cl11ņ13Ƣ15Ĵ23P29ŋ
mind on	90 40Ń
mine	78 -7F10exŝ11iƼ12Ņŋ13ņ14ŹƦ17ǫ21M
mine $	88 13i15ņ21ǫ24M
minimum	79 53ſ
minimum $	86 21ſ
minimum or	90 -20Ř52ſ
minute	79 -13O10fōƩ11ś13u37N
minute $	90 -28O14ō43N
minutes	70 7ş9aŅ10ō12ǃ13ļǩ20Ű51O
minutes $	81 11Ņ17ō23O
minutes before	90 20O
mira	77 -11ǫ14u31x41w
mira $	79 -8w19u27x
miss	82 -8ş10ĺ13ǡ19Ţ21ŎǛ41Ş
missed	84 18Ķ23Ţ26Ŏ
missing	84 -15ő13ŏ17Ɗ39ş
missus	85 11prt12sǄ15ƹ16ł
mistake	86 47ǜ
mobile	88 11C15ƹ27I
mod	75 63ǥ
mod $	88 34ǥ
mod and	80 13ǥ
model	81 24ǫ38ū
model $	84 39ū
mom	74 -9Ŵ8Ʀ10ź13ƿ17Ʊ25Ÿ29Ƶ45z
mom and	86 12Ƶ22z
moment	77 -8Ļ9ř20t32ő38Ő51N
moment $	88 11Ő16ő24t
moment or	90 18Ő25N
moms	84 -9P12Ʋ14q19Ŷ34z
money	59 -15ǖ-9Ů-8őş-7ǊǪ7Ʊ8ĿŇƬ9Ʋ10rzŀţƫ11X12Ũǚ14ZƍƳ15ĺ16TŁǘǜǢ17ƭ19Ĵư20Ɵ22Ƹ23A24Ĺ26ų
money $	74 -10Ů-7Ʊ7ļţǚ10A11ŇŨ15Ǘǫ18Ɵ23ǜ24ĺƭ27ų
money even	80 -9u27Ʊ
money is	88 -8T10ţ17r41ư
money or	88 -10ş16ƫ31Ł
money to	88 -9ő-8A14ǟ34Ĵ38Ƹ
monitor	90 -10Ÿ29ž
monitored	88 25Ɛ
month	54 -13ư-11ZĹ-10ǎ-9ŨƱ-7ƙǫ8ũƃƘƧ10œ11őŢ12p14ņ15ķǋ16Ĵ17Ŧǌ20dŖř21uT25Ʀ31Ɩ36ǟ39X47Ƣ51ĵ53Y
month $	64 -12ŏǎ-11d-10Yń-9Ʊ-8ĵ8ƃ9ő10X12F17Ɩ20ǋ22Ŗ25ņ26Ĵ28T29u33ǟ47Ƣ
month and	88 15Œ27Ŧ
month day	85 -21Ŧ-11ĵ23p33d
month for	81 -10ĵ-7X7ő13Ƨ17Ɩ33œ
month is	84 -10Ĵ7ĵ15X18Ɩ35Ƣ
month or	84 -8ńŨ7ĵ11XŖ12ņ15Ƙ
month right	88 -17ņ10ĵ23ń29X
month to	90 -16X-7ĵ16Ĵ33Y
month what	72 -18Z-7Ĺ9œ11ǌ12Y25Ʀ31ř
month you	88 -10X-8Ƣ24ŏ33œ
monthly	75 14YœƢ24Ɩ35ĵ
monthly or	83 36ĵ
months	64 -13Ƣ-8YƖ8Ļņž11ŃŖ14ů16vŨ17G19ĵ20Ƅ24Ǫ25œ32Z41ư
months $	72 7ǟ9Z12œ15ĵ19ů24Ƅ35Ǫ
months could	90 12ư
more	57 -19u-15Ř-10SƯ-9Ų-8xǫ-7HŞ7vœƂǁ8CŦƫǄǣ9Ƽǃ10ļƬǦ11JũǆǨ12AXŖ14Œ15rŧ16ńŸ18Ū19g20Z22Ŀŉ24ŀ28V30ſ35Ŕ47y52Ŏ
more $	79 -24Ř-8Ʈ10S11ŒƬ13ŉ18Ŏ19ň20y26Ÿſ
more about	85 -8x-7ť11Ŀ56Ŏ
more kids	86 -10u55y
more like	83 10Xţ12gƮ13ń16v20r
more of	82 10Ů14ń15ŷ16ŧų24g
more than	72 -9S7Źǖ8Ʊ9Œ10GŘƚ11ǣ12ZƂ13ǉ14ŧƼ15ŦǨ18œ19ſ
more the	90 13ŀ15ş20J
more to	90 -7ƹ23Ŏ34Ŀ
more years	88 -16Ư-14S8Ɖ58V
mornin	85 10ǝ11ƌ14ƿ
morning	73 -11ń8ĺŐ9a10ǟ12Ŷ14Ǜ16Ǟ18R21L27i29Ű
morning $	83 -17L-12ń9ĺ11aǟ19Ű20i24R
mortgage	64 9ĸ14F15Ư19ư21Ĵ26Ɨ46Ɩ
mortgage $	78 -17Ɨ14ĸ15ư18F45Ɩ
mortgage and	86 20Ĵ
mortgage company	86 -7Ɩ37Ɨ
mortgage on	79 -13Ɨ16Ɩ
mortgagee	90 19Ɨ
most	61 -11ǘ-7Ł8ĸ9Ļ10XZŞůƙƨ11ǌ14ĺŴ16Źƴ18ƚ28ŀ29ǫ39ĿŘ
most $	82 -7Ʈ9Ŀŀ14Ŵ18Ř26ǫ
most about	80 23ĺ
most expensive	90 11Ǒ19ƙ22ƚ
most important	83 17Ŀ
most people	82 12ǫ14Ļ15ů16ŗ22ƴ23Ź
most when	73 9Ŀ23ŀ
mostly	73 7Aǉ8ĸ10ŵ17PŮ22ǆ50ǖ
mother	79 -11Ǘ13ƭ15ŀ21n33ƿ44z
mother in	90 -7Ʊ19z25n
motorcycle	86 10ū18Š21ǂ
motorist	68 23ƀ
motorist $	75 9ƀ
motorist on	79 
move	68 -12VŦ-10Ŝ-8ť-7ǟ10n15ń16Ʀ17ő22Ł26yƹ31Ơ37ţ39G59H
move $	83 -25ō-16G14ţ58H
move go	88 52Ơ
move in	86 -15Ŧ-12H22ƹ41G
move on	90 -14H17ń33Ł
move out	90 -15H-8Ĺǟ16n25Ʀ44y
moved	80 10Ůơ12Ļœ13n16G21Ŧ
moved in	88 11ơ15n18G
moving	75 15Ł16y17ţ23n25Ơ32H
moving $	88 -9Ơ24Hţ
mrs	88 19a42f
much	44 -22W-20ƃ-19ĵ-15ť-13Ũ-11Ů-10ŐƗ-9FūŶƯ-8Ņƿǡ-7axőŕũŰƆƇƞƠǍ7qzŖſƼǎ8ţźƜ9řƧ11ŴƖƹ12ĴŭƚƸǕǫ13OYƍ14Ų15Ɵǝ16ǣǤ17ķǨ18ƕ19ƀƳ20ŀƬǋ21ZƙƢ22Ƅ23ǌ25ĸ26ƪ27Tů28ƨ29XņǑ32Ŕ33Ʃ35Ɣ36ŘƮ38ŧ45œ
much $	76 -25ŧ-18Ĵ-17ŭ-11œ13p17Ż18XŀƢ22T25ǫ31Ɩ54Ɣ
much a	90 -7Y19ķ20Ƣ
much are	83 -7Ƴ15ƕ19ĸœŘ31T
much cash	86 -8Ŷ12Ƭ14ǘ18Z
much comes	88 -8ƞ-7ŧ19ǖ21ř
much could	78 7XĹ17Ų
much coverage	78 -14ƀ-12Ʃ-8Ǥ-7Ő7ƨ8Ǖ16ƕ22Ʈ76Ř
much did	72 -19ř-18ƨƮ-10Ř-9œ7Ǔ8Ǒ15ǌ27ƍ31Ŕ35X43Ɣ49ŧ
much do	61 -25ǖ-22ĵ-19W-14U-13ƔǑ-11ǘ-10ǣ-9Ĵ-8ņŷ-7ǝ8ƖƢ9YŘ13Ƽ15ŭ19Ʃ24T25ř27Zǋ28ŀ29ƨ35ů41œƀ
much does	80 -17œ-12ŵ-9ů-7Ż15Ɵ17ǌ19q20ǫ24ź36Ŵƪ
much gl	90 44ǣ
much have	83 -11ƙ12Ƴ16Z26Ǥ35Ƭ
much inventory	90 -24ƙ25Ɵ52Ǒ
much is	68 -45ƃ-22ǘ-17T-12Ʈ-11ƄƢ-10WŘƗ-7Y8Ǒ11ķ16Ĵ17ƪ19Ų21ŭ25ƚ30Ʃ31Ɣ38ǫ46Ǩ77œ
much liability	83 -43ſ15ǎ45Ř
much life	80 -13ƪ12ƨ42Ʈ
much of	69 -25ǌ-11ķ-8ŀœ-7Tǁ10ŉƋƳ13zŔ18ƹ19ŧ21ǆ23ǖ28ư29ĸ30ǘ38ǝ
much stuff	90 -14Ř11Ƨ56ƙ
much time	86 50O
much umbrella	90 21ƃ
much was	80 -17Ŕ-16ť-13Ɣ15ņ17Ǧ83ŧ
much would	69 -16ư-15ĸ-11ƿ-10Ƅ-7ŧƔ8ǟ9ķ10Ƭ11Yǁ15ſƟƲ16Ř17ƨ18Ų23ţ24ƙ28Ʈ30Ƹ
much you	88 -21Ɣ35œ36Ʈ
must	85 12cǖ13x34ũ
must be	90 13c14xǖ
mustang	88 14ű20Ŵ28ŷ
my	57 -9ŗƵ-7wxĸś7QUŁŜƔƴƿǠǢ8ŉżǡ10ǘ11Mŷ12ŅŇƲ13bfťů14j15Ŏ16ŀ17J21L38ľ41ǫ44Ľ
my name	88 16ľ29Ľ
my number	90 37Ľ
my own	84 -8ǚ9ŽǞ10zĵ11e12J14Ɣ17ǫ
my wife	88 8ž9M10ŷ15V
my wifes	90 10ƞ13Ƽ15bj
myself	84 8ž11ŷż15ƽ19g
n	83 -8ū15w21Ŭ52b
name	53 -19p-14Ň-13svƱ-12BJ-10ǫ-9śǧ-8Dź-7nŅ7Lƚ8FĿ9ƴ10ǩ11ł13ƣ14hƤǢ15ƽ16AĽľŚ18ƨǒ19Qǀ20Ɨ21Ǖ23ĸ27ő35ŝ36w45b54o68ǅ74a
name $	64 -15v-14Q-13p-12ő-10J-8ŅŇ7bĸǅ8wǢ9ǩ10Ɨ11ǀ13Ŀ19h22ŝ24AĽ27ƨ44o71a
name and	79 -9D-8a7ƭ8Ƹ13Ś19ǀǊ21ǩ
name for	86 7a21b
name goes	90 13Ɨ28ł
name is	83 -13Ƥ-10a-7b12ǅ13w16ĸ29ő
name of	72 -10ǧ-8ǩ-7ao9ŭ15Ǣ16ƣƽ17ŝ25ő36ǅ42Q
name on	83 -21w9Ƥ10oľƽǅ13ő14ō17F26ƭ
name or	88 -7QǍ9ǅ39ǒ
name so	90 11Q14o15w
name the	86 -9a11w15Ś18o
named	67 -7oŸ8Ɯ9ǅ12Ƥ17w22ǎ28Ʊ51ƭ
named as	73 9ǎ12ƭ
named on	85 -8o18ǎ55ƭ
names	72 -13őƤ-12a-11ŭ-7ǆ10Ǌ11ƭ14o18ǈ21Q28Ǚ34F46w
names $	84 32w
names and	90 -9ǆ-7ǉ13Ǌ23Ǚ
nanny	88 30Ʊ
nationwide	90 -7S11ő17š21Œ
near	71 -9Ɲ8ǚ9ƞ11Ɯƹ17ƓǛ36C38ƛ
near the	76 10ƞ12Ɠƛ
near you	88 8Ɠ14Ɯ
nearby	81 11ƛ17z21ś
nearby $	81 11ƛ17z21ś
nearest	86 -8Ű30Ƒ
neck	90 13Ƙ19U22j
need	49 -13ļ-12ǔ-10ǫ-9ƨư-8ĿŊƙƣƿǘ-7gƹ7dřųŹƉƞǈǢǣ8ŒƦǇ9ŰƂǑ10FOŬǀ11sƆƔ12uvŶǋǌ13mpŦ15cǎ16G18Ɨ19e20ū21Ʈ22łń23YŁ25ƅ27ĺ28ŏ30ǩ36Ư44Ǩ
need $	80 -13ŏ-12ƿ-11ū-10ƨ-9ư12ł73Ʈ83ĺ
need a	73 -7Ŗ7ƅƉ8qƭ10ŧǋ12ƑǢ16Ŧ18S25T29ǩ39Ŷ
need an	81 -11ĺ17Ɨ24ƅ
need it	79 -7Ŗ11ǩ12r19Ǒ41Ư52ń
need proof	84 -24ƣ-8ǔ9ǎ18ƅ31ǩ
need the	66 -14ƅ-9ū-8ƙ7eD8Ŧǀ9Ƙ10pŒ11CŹǍ12Ʀ13Ƃ15ŰſƗ16ŖǇ17Ŭ18ǈ20Ɣ24Ɔ
need this	86 8ń13Ưǣ
need to	61 -15ĺǩ-14ƣ-12ļƯ-11Ʈ-9Ŋ-8SŶ7noƤǜ8ĸŭűƄǌ9ōƎ10hơ11Yœų13G14mƞ17cO18Fū19u22ŏ23sł33ǎ37Ł
need your	72 8aoƖǀ10ǅ11Śǋ13d14ő17Ư20p27e
needles	90 33ǃ
needs	73 -14T-7Ŝ9ŮŸ10Ɨ12ƣ15łǩ20g21Ʊ36ƅ
needs a	90 -8Ŝ10ƅ12Ů14ǩ
needs proof	90 33ƅ
needs the	85 12Ɨ15ƣ
needs to	90 12Ÿ27ł
neighbor	83 -13ŗ-7ľƠ7ơ10Ʀ11Ľ17ǫ19ƞ25B
neighborhood	88 11Ɣ12G13Ɔ25C
neighbors	75 8ť9ƞ13Ǐ16ƛ17ņ26Ơ
neighbors $	79 8ŀ
nervous	86 13ǂ32ŀ
nest	88 -15Ư15ķ21Z47y
net	84 -15ļ7J9Ǘ10Ƭ23Ǝ31ĸ
never	69 -8ŝ7cŨƴ8TŤ9Kƻǖ10lŇŲ11ŞŢ13ǂ16Ǜ17Œ23a
never want	79 15Ş22Œ
new	58 -15Ǎ-13Ɗ-12ŝǤ-11Ɲ-10Ů-8ƈƫǫ-7Œǡ7ƌǑ8HŔƅƽǆǕ10UŪƗ11Ǜ13DƂǗ14ŕ15Ʒ16Ļ18ƙ19Ɔ21Ɖ22ĺƍ24ź25G27œ32SŷƠ33Ǉ35i40Ǡ
new $	88 -31Ǡ-26ĺ-8G11S14ƆǑ19Ɨ73i
new construction	90 -10ƈ29Ɔ
new house	88 -22Ɔ9ĺ11Ļ25Ơ
new job	78 10SUV15Ǖ
new one	84 11ƁƷ12Ǉ21Ŕ
new place	84 -18Ǡ-7Ǉ19H21D35G40Ơ
newer	84 -7p11Ɗ12Ɖ14ŵ29Ɔ
next	66 -20Ƴ-10Cǧ-8P7Ʀ8Ū9p11ǂǘǫ12ńƀƭ17ĻŘǠ18ŏŚ19kƘ21H22Ŗ24y31V42Ǐ
next door	85 10Ʀ31Ǐ
next for	85 -25Ƴ-12ǧ-11Ǐ-9P40y46VǠ
next to	84 -26Ǡ11M17ƀ23Ř24Ś37Ǐ
next year	88 -13C-7ţ15ǂ37Ļ
nice	68 -19ǐ-9ƫ-8ƙ7Ű8bƊ9GŭƋ10qƂ11Ʃ12iǋ13ǅ14PŠƬ15kUŨ18F21j22Ơ23ŷ
nice and	85 -22ǐ10ŭ12b27U
nicotine	90 30ƻ
night	65 -7Ɯ7ũǝ8Ŀ9Uǫ10ƒƽ11n12Lųǘ13j16Ǒ17ǁ18ŀǐ20ļ21x23ť32ű
night $	70 -7W7ǐ8ǝ9Ŀ12ǫ13ǁ14ǘ17xű19Ǒ26ļ27ť
nights	76 15ŀ16x21ų24n31R
nights $	82 15n16ŀ22x27R
nights a	88 17ų
no	55 -20ŕ-10rǫ-9ŉ-7Ň7ƿǦ8sĴƺ9LXƲǣ10Wǜ11ťƵ12Ǟ14l15Ś16už17ƅ18ǉ19ńǁ20ŐƂ23Ŋ24ƀ27ňŽ28ǃ31ŢŶ56ƶ
no $	84 -27ŕ-8Ţ10ž26Ő53ƶ
no car	90 -14ū-10ŷ-7ĵ15Ĵ40Ŷ
no exam	90 24ǃ
no insurance	80 7Wƅ8Ţ20Ƶ49ƀ
no judgment	90 11Ţ14c
no more	90 8Ÿ12Ɩ13ǁ
no problem	90 10Ő12s22L
no shame	88 8F10ƾ11ƅ
no to	90 34ƶ
nobody	73 -8ǫ7K8Ʀƹ10ŚƱǁ12ť13Ƽ16n17Ư18g20Ÿ21ş
nobody else	86 23n31Ÿ
nobodys	80 7s9ų11g15ş17ł22ŗ32ơ
noise	86 -10Ƒ19Ɛ26ǫ
noise $	88 -10Ƒ20Ɛ26ǫ
non	83 8Ǆ14ǧ16ƻ42Ţ
non smoker	90 8Ǆ19ƻ
none	90 15x17Ɓ
normal	65 11Ǒ13Yǀ20R24Ů
normal week	66 41Ů
north	85 -8Ɯ-7ś7C12l16D18j23œ36T
nosy	86 9Ơ12l16Ż18ŋ
not	46 -22Ɲ-12Z-11ƙ-10ť-9ĺŏƨƪǉ-8VĸŀŚŝŤŴƩƾǐǥǧ-7jqŃŞŮŲǆ7ghmoƛƧǛ8BžƀƆưƵ9sEKŢŸƔ10ĵŇơǔ11dQľŖũƦƽǟ12ƶ13lrŶŽƬ14XņƇ15Ķŗ16Lňř17ŻƳǢǪ18cŎţƄ19v20Ǔ21b23Ő27ǫ38ş64Ł
not $	79 -34Ɲ-7ǫ10Ł11RŸ13ŋŎ15Ǫ16ƞ25ŗ37Ő
not a	86 -7o12ƶ13l15h27r
not catch	90 -9w38a
not counting	88 -7Ɵ13ǋ37Ƈ
not cover	86 11Ƥ12ų
not do	84 -23Ļ8ž13B14ƱǪ20Ǔ21r28Ł
not even	88 -7Ƃ14Ŗ21ũ
not go	86 -11ŉ7y11Ʀ12Ū
not have	78 -9ō-8ŗ-7Ŀ9Ƴ10ŉŜ11Ţ12Őƀ21ǔ24ĵŶ
not here	84 -8y8ư30ŞƳ
not i	84 12J16X
not it	84 -9Ś8Ũ10Uķ11Ĺ13Ř25ŷ
not let	90 10d12c14ń
not like	90 -21Ş-11Ł-10Ő7ş14Ō21ǫ55ň
not live	88 10z25Ʀ
not mind	78 -7ƙ8l10ņ12Ɣ13cƵ14ŅƢ15M17Ĵ25P
not need	84 7Z13Ư16Ƃ17s
not not	90 14Ŀ15ǁ
not open	90 -9ǐǪ59ǟ
not stay	80 -20Z36ř
not tell	88 11e14pǈ15Ƽ
not that	88 -39Ł23w90ǫ
not the	83 -12Ņ-9Ļ10ņ15Ƅ17ǫ26ţ
not there	90 8m15ư23ơ25Ǌ
not to	85 -11Ő11ds12Ň13p15ō16Ż35ǫ
not want	75 -9N-8a-7H10bǢ11ǃ14O15Ş18X24LŖ30Ł
not what	90 9ƕ13ž20ƚ
not work	86 -12U-10ǟ-7ǥ12W16Ŷ27Ǫ33Ƅ
not you	75 -33Ş-17ň-13ŗ-12ő11Ɨ12ƶ14nĿ15Łŉ26ƽ27ţ36Q73ş
not your	90 14o16Ǣ
note	78 -16Ɔ-9Ư11ǚ13ƹ14ń15ĴŲ29Ɩ45ŭ
note $	88 -9Ư13ǚ14Ų26ŭ
note on	90 -17Ɔ16ƹ29ŭ
notes	88 14Ĵ17ŋ30Ŏ
nothin	79 -9ŸƗ8żǝ11Ţ12ƒ15ƽƾ17ǧ18Ĵƪ22Š
nothing	73 -13w-11Ǉ-10y-7ǅ9Ŏ10j11Ơ12ƺ14ŀ15ļ17ƪ18ǫ19Lƻ23Ő29ƨ32ƀ38Ť
nothing $	86 12j20ƀ24ǫ
notice	80 23ĺ
notice say	80 23ĺ
now	48 -13ŠƮ-12Lǐ-11Q-10ǫ-9xƫ-8iţ-7ŅňŎŕǘǛ7zŋŹƠơ8SĿƬ9n10qFHXZŜ11ůƽ12Ųǁ13śƨ14uvGĵ15c16ǡ17ŵ18ō19ĺŘ20ŉ27s32őǧ33Ļ36ũ40Ū44Ő58œ62N
now $	55 -16Qǫ-12Š-10Ʈ-9Nƫ-7ǘ7eHĴřưƽ8PĵŒǠ9zśŞǁ10ŉ11ǡ12ơƬ13Zǧ14u15Ų17v21ō23ƨ26ũ27Ū32ĺ33Ő35œ43sĻő
now and	77 -11Ŕ-8ǫ12ǁ28œ
now are	90 10v12H13l15f
now for	83 -8ƣ-7ƙ10ů13Ǆ14ų36N39ǧ
now i	84 -7Ņ9c10Ŷ12Ļ14B16ņ26p
now is	86 -14Q11ō14N15Ř16S18q
now it	88 12Ʋ13Ő23Ŕ
now okay	90 -15L67N
now or	85 10N14ŉ17q18ũ22Ŀ
now right	85 7Ź10Ɲ12Ơ13ŉ
now tell	88 -11r-10Ǜ13ƪ14ŵƳǝ16ǚ
now the	88 8ŵ12h13ƀ
now what	81 11Ƣ12Eľ13ũ15ƽ16X30r
nowhere	88 9gŕ26Ĺ
number	53 -13ś-10ǫ-9Eňƥ-7Ǚ8řƀƝǛ10ǖ12yœŝƕ14Y16Ŀ18C19cļǉ22Ľ24Ʈ26Ź30XǪ31Ŭ32ņ36eD53Ś58I
number $	63 -10Ś-9X-7ňǫ7ƍ11ƀ13Ź16DƮ17ǉ18c21ŝ26I27Ľ29e39Ŭ
number and	86 26D
number did	86 -20X-9ŕ-8dIŘ14c41ņƮ
number for	85 15ř34I
number off	88 -10Ś8Ŭ12Ź14ǣ
number on	83 -11eƥ-8I-7ǘ14œ15D24Y40Ś
number one	85 -23I13Ǘ16Ɲ21ǖ43Ŀ
number right	90 10ļŚ
number start	90 12Ŭ21Ś
number that	88 -9Ś7Ŭ8Ź13Ř16X
number to	88 -10y19ļ
number you	85 14ļ16IX
numbers	70 -13I-12Śǣ-9DŔ-8Lǉ-7ǘ7Ŝ10p11ſ12Ɣ15Ǟ20š21K23Ǣ26ň34E37ƾ44Ř48Ǚ
numbers $	82 -16e-10Ŕ-7DI7ſ8E13Ǣ14ň31Ǚ44ƾ
numbers on	88 -27ſ-14ǣ51Ř
nurse	78 -8M8Q10q19S26U31P43ǃ
nuts	85 7œ11ƕƲ14t25ş
o	80 -9ƕ13ƞ33d35ǧ49ǜ
oak	86 13ƒƓ15Ū20D
occupation	81 -7ƪ23q31P
occupation $	83 11q25P
occurrence	85 38ǣ
odometer	85 39ů
of	36 -19Ƶ-16o-15ŏǉ-13Ń-12Ţǩ-11bwFŠšűǜ-10VķōŰŶŷƚǟǫ-9cIMľſƕǤ-8ĺĻţƀƍ-7fŊŒŵơƾ7nTUƞƤư8HĶƝƻǚǝ9iNŉƅƐǅǡ10atŚƜǂǍ11eEĸŇřūŬ13lpĴŋǁ14QĹǥ15ĵŜŝŦƣǘ16zKZŧƟƳǑ17jxƌ18gŘƇ19SŴƥƦƯƷ20Ųƃ21C22sǠ23rőƴǔ24ƈƿ26ƧǊ28Ŀ30Ɗǆ38ň39ǖ
of #	80 -7ť10Ʀ14ş15p20œ27Ɣ60Ŧ
of $	75 -16ǫ-10Ƶ-9ĻƖ-8ƫ10ƺ12ǍǏ14ŀ16h21Ư26Ł37ƿ40ƈ
of a	72 7ŧƥ8Ů10ńǓ11ŷ13Ļņ14Ŕųƴ15Ų16ƪ17Ǒ18gǚ26Ƈ29T
of an	84 10l11g15O16R22ĿǍ
of birth	79 11d24p
of building	85 -13ƫ-9Ǐ64ƥ
of business	88 13ǧ40ǆ
of construction	88 43ƈ
of coverage	84 -15Ő7ǔ12Ư50Ř
of em	83 -21c7u10Ŭƣ17Ƴ18lEǍ29v
of her	85 8z11Ʊ12r28ƪ
of insurance	75 -19ǎ10ǩ19Ɨ26ƅ33ƣ
of is	88 -9Ǎ12Ǐ
of it	66 -21T-17Ǔ-10Łŏ-8ūƔ-7őƗǆ7Ƴ8Jŀŗ9Ɯǚ10BƩ11Cƛ12Ũ13ǝ15Ŝ16ŭ17ťŲǋ18Ĵ20Ŏ24ĸ29ƞƷ63ň
of life	86 -23ƨ12W48ƫ
of mine	90 -8F14ŋ16ŝ17Ʀ
of money	86 -15Ĺ-7T11Z12Ʋ13ǆ16r23X
of pocket	83 -18Z26ř42Ĺ
of policy	76 -19Ƭ12Ő67ƫ
of roof	85 -23ǆ-10Ų-7Ɖ59Ɗ
of safety	88 19Ǜ
of shape	90 15ƺ38Ų
of that	69 -11ǈ-9ťǫ-7ŀ7Ŧ8a9Ǖ10Ň11Ų12ŜƠ14ǅ18Ū19Ʃ20Ŵ29j31ŧ50ŉ
of the	54 -11R-10PTŸ-9ķƖƙǧ-8nǎǠ-7oůƠƭǣ7ƐƱƳ8DUƇ9Ƭ10gƘǑ11jƊƽǊǪ12ƹǝ13Eĸ14ń15ƶǅ16alŧƉ17Ǔ18Q19łƃ22ĵƢư23CőŬ25Ɵ34Ŵ
of their	90 7Ř14Ƴ
of them	72 -21ǩ-17ǜ-12Ǖ7Ľ9ƣ10ūſƥ13ƽ16g43Ǌ49ǔ
of there	90 -7Ǎ7ŕ12H14Ʀ23Ɵ
of thing	86 7Ƃ11ǂ15ń16ƻ17ƣ
of this	79 -16ń-7Ļ7Ł8r11Ŗ16ŀ17ǌ24s27Ő36ļ
of those	69 -12ǘ-10Ǥ-8ǫ-7šǛ7Ż8ŖƝǓ9ƻ11ŷƊ12cƆ13Ŀ14Ķ15ǌ19i20Ņƫ26ųž
of us	88 9Ƈ14s15x24Ň
of what	83 11Ƴ13ť14ŜƷǖ24ƙ
of work	73 -12U-10ŲƦ8ƨ10Ňǋ13Ƅ15g28S33P51ǆ
of you	61 -17ū-9Ƣ-8xzǫ-7R7ņƱǄ8p9ƹ10ŝŮƤ14Şš15œ16T18Ÿ20ǁ22u25r33s34ś35K44n
of your	56 -34Ɩ-14ǌ-12ǉ-10Ĺ-9Aǩ-8ŀǕ-7ļŴ7NŊŽǔǜ8œƬǞǢ9ř11ũ12ŧ14Qǖ16U17Zĵő21Ĵ23ǎǥ24ƨ26eǝ27z28Ǌ29Ŀ31ǘ32Ɨ38Ƨ
of yours	81 -9v-7ŎǊ10B12Ƌ14ƧǨ16t17A33Ɵ40x
off	53 -16ư-11ń-9ŗƝǢǪ-8ŰǊ-7aPĿŋŷ7ƄƎƑƥǋ8ǀ9ƅƧ10ĴŹƮ11eqWŘƩ12uşŶž13ĵĸơǝ14IŌŬƐ15ŁŢ16jB18gǌ19ŦƜ20OƖ21yǥ23Ż24k27ł32R33ŭ37Ļ
off $	67 -12Ǣ-9Ɣ8Ĵǫ9Ō10ň12Ţ14Ɛ15Ɩ17Ŧ18Ļ19g23Ʃ24k26RŁ29ł34ŭ
off a	85 -9Ƅ8ĵ9m18e38ǥ
off like	90 15Ŧ24Ļ
off of	84 7Ŷ9D11Ɓ12ǌ14B
off or	76 20Ļ33ŭ
off right	90 -9Ś9ƅ14ł15R18I
off site	90 14ǝ21Ƨ
off the	72 -10ư-9ń9dō10Ƅ11ő12ƥ13X17Řǡ18q23Ŭ29O
off to	85 13Ś14ś18k42y
off what	90 -8Ĵ10ǜ17I19ǌ24ĸ
off work	90 13Ƅ14N16L
off your	78 -8Ŭ7Ɛ9J10Ĵ12Ɣǣ13ǝ21Ź22u
offer	78 -7X7ƶ8ƃ10ǜ14Ƃ24Ɣ25ǆ38ņ
offer $	86 13ņ30ǆ
offered	90 -18Ǩ19ňƃ
office	66 -16ǡ-15ǉ-7ŭ8Iǔ9P11Ō12Ŝ13Ǧ15ĺ17Ű18RŮ21ŝǍ22U24Ɵ30ƣ32Ǌ39M
office $	76 11IR12ǊǍ13M15Ŝ16Ű35Ɵ
office or	86 -18Ɵ-7U14P20MǍ27Ů
officer	90 31Ɨ
often	70 -8ǒ-7ǝ8ǀ11ź12ŴǂǛ15ŝ16ƞ18ǁ19ơ21Ů24ų
often $	79 12Ů16ǁ
often do	79 -8ǒ-7ǝ10ǀǁ13ų14ǂ16ŝ18Ǜ24Ů
often does	90 -9Ů18Ŵ22ź
oh	61 -10ǫ-8ƙ-7Ÿ7qķŅņů8axPŀŽƋƟ9CEINƚƠǅ10őŪūŷƐ11dWŰƉ13G17UŎ18Q20ǘ22Ţ25ť
oh #	86 9Ź10E17ū
oh a	88 8Ɗ9Ǚ10ŷ
oh cool	86 9C10Q16ő17g32ǘ
oh i	88 -7ź10Ɔ11C14Ž16N
oh nice	88 -10ƙ-7ǆ13Ƌ15q17ǅ19P20G
oh no	86 11l14ŀ18Ţ21ť
oh that	84 7ů9b11Ŕ17x18ŷ
oh you	84 -7ƞ13Ɛ14ƚƟ19Q
ohio	88 -7ǫ16l24Ż
okay	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10Q-9jų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNǃ17XŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
okay #	84 7Ƌ16yŸ
okay $	66 -18X-15Ƣ-14ƫ-11œ-8WƽǄ-7u7x8ǃ9i10Ɣ11bǀ13Kư14Ũ15ƾ17t18Ų19U23ŉ26Nĵ30ƺ32Ʈ34M36ǫ41ķ
okay a	88 11Ů12ƥ
okay and	74 -9Ƽ-8ƽ7ķſ8m9ƂƄƙ11IƎǁ12œǃǐ13P15X19ů20Ǆ
okay cool	84 -20ƥ11Ő12Pū14Ņ18o21Ŀ36Ƈ
okay good	88 9c10Z12ǧ13ǔ22ƫ
okay how	88 12Ƈ16Ǘ
okay i	79 -7ǫ8ŊƠ10ŀŖ11E12sƼ14b16lńŞ18ǐ
okay if	81 11ƺ12Ķ15r18ƨ36ŋ
okay let	90 -8ű13D15Ś
okay no	84 -11r10Ő11sƅ14ń18ľ27L
okay or	88 -15L18ķ22N
okay so	67 -14ǘ-12ų-11x-10Ņ-9ŉ-7ō7ŏź8hœŜűƖƗǧ9ņŝŢŪŮƁƑƷ11fvĴ12qřǒ13Ŵƨ14JǙ17ĺŶ20ţ
okay that	79 -12ǀ8Ŝ9pŉřś10Ŧ11ƊǄ14Ř21Tň
okay there	90 10Ż12Š
okay to	85 -8ū-7ż13K18ŋ20IŬ30Ō
okay what	90 -7ǫ17Ŧ19Ŏ
okay with	75 7ř11Ō12ǃ14ķł20X24ž
okay you	84 11Ƅ12Ź13Tő14ǀ
old	53 -25x-14u-13ņ-10ŵƊǍ-9tƺ-8iwŮǠ-7oŝǡǫ7ŘŪƱ8K9ƫ10ľŹ11DŸƁƯ13ź15Ţ17Sƙ18Ǐ19Ň22ķ26ƿ30p31Ɖ40Ɔ45c46ƌ49Ʒ51Ŕ60v
old $	82 -9p-8ŵ16ƌ21Ư26v
old are	78 -17u-11i27v63c
old enough	90 8ź23Ÿ
old is	67 -25x-22tƊ-11ƺǍ-9o9ƁǇ10Ǆ12ƌ13v17Ǐ35Ɖ44Ɔ72p
old one	81 13Ŗ14Ŕ29Ʒ
old policy	70 12ƫ13ŘŢ39Ʒ
old price	90 -15ņ33Ŕ
old was	90 -7pƵ51ƿ
older	78 9v19Ɔ28p29ŵ36z
older home	90 10ƌ26Ɔ
older than	90 15ŵ32p
oldest	75 -8pŹ-7Ƴ18ź26v28x29y39w
olds	77 -7q7Ǐ10ƌ11Ɖ15ƥ21p25v27Ɔ
olds the	81 7Ǐ12Ɖ16ƥ17Ɔ
on	33 -23Ʀ-18ǋ-17ļŷ-16Źǖ-15wŏŪǠ-14OŠƵǟ-13Ʃ-12Jŋŗ-11hlRľŜŞŰ-10eoGLņŔ-9NĸĿŉŶƮƲǎ-8nƳƾǍǡǢ-7tZŦƛƯƻǃǏǝ7ţŻŽǔǘ8ťżƅƑǈǥ9jTVơ11YŊŖūűƈƢƷǄǪ12ƹƽ13ŎŨƊƘǓ14BƏ15zFś16fŃ17AƄ18gUłŚƝ19yQŕŤŧǤ20cD21arĴĺƞưǧ22ǅǊ23ŀƬƭǁ24uřŲƁ25Ɖ26Ƃ27Ǩ28ŘŸǙ30Ļǉ32ƕƱ33s35Ƥ43ŭƀ44ƨ50Ɩ51ƍ52ƪ53ů
on #	88 -7ǋ10Ű12ǡ13Ǘ14Œ38Ǔ
on $	62 -34ǎ-30Ǡ-19ľ-18P-16Ǌ-13œū-12VƖƛ-8Ņ-7ŋ8xǧ9Ň10R11ƚǄ12Q13ĻŊ14DSUř15ư16Ĵ17Y18tAǆ19ƹǖ20Ǝ22Ńƥ23ť28Ɖƽ34ƍ35ƣ55ĺŎ
on @day	83 7M13Ů19ų26k42ǐ
on a	65 -12Ǡ-11ř-10L-8N7ŦǕǩ8ŀƈƟǓ9Ǆǚ10ňƒǁ11ĹŅť12Źǘ15ŧ16Ǌ17Ť19Ǚ20y
on and	90 13Ś15R22Ǣ
on any	84 -15Ƭƽ12ź19Ǆ30ƍ
on anything	90 -10Ļ-9ƾ10Ǆ13ƽ15Ĵ
on at	88 12s14S17Ɵ19Y30ƍ
on board	88 44r
on each	88 11v12Ɛ13ū18ř
on either	90 -9Ƭ12ƿ22ŭ
on file	83 7J11ǘ16ǔǙ
on her	82 -17ƺ-11Ƹ-8Ŷ8o10p11ƹ16Ǆ27ư47ƪ
on here	79 -11s-9ƪ8Ÿ11ŧ13fu18moūŵ
on him	90 -7ƨ13o54ƪ
on his	88 -12ư-9Ŷ8Ǖ14q32ƹ
on hold	90 -8Oŋ-7N25ş56ǫ
on in	78 -9s10Ō13i23Z
on insurance	78 14ł15Ǖ25ū
on it	59 -49Ĵ-15ŕ-14w-12Ɨ-11ň-10q-9oŪƣ-8Ł-7ĵŦƨǫ7WľŸ8űƋǧ10r11Ũ12ǎ13A16ōŐ17ơ20Ń26ũ28ƭ29Ə33Ų34Bř37ů47Ƭ51ŭ
on my	84 10Xť12i13fō16L18a
on one	81 -12T8ļ11P12Ņ17Ƈ18ư
on or	90 9Ɖ10ŕ13Ǝ
on paper	82 12ƴ15ǈ16K25Ǚ30ĸ
on payroll	78 -29ǋ-9u-7n15Ǔ53ǉ
on speaker	90 33s
on staying	88 -11V-8y23H25ţ
on that	64 -16ťǫ-15Ĵ-12Ź-10B-9Ŕ-8Třƥ-7iŎś7ŚƂƄƌ8ŊƉ9ŘŨ10ŲƠ11Ŭƭ12Ľş13ĻƖ16D19fš20Ɣƽ24Ɓ26ňů34ŭ36Ƭ39ŧ
on the	44 -19ǐ-18ǘ-15ƣ-13ƃǍǕ-12ų-11ƨ-10ƀƪǢ-9oļĿǎǡ-8ňŎƗƹǋ-7eAIMPŐŝŷƬǙ7Ƌ8nyœǉǦ9HƅƐƓǛǣ10ŬŽƼǁ11a12Ļűǧ13gQ16ǤǨ17bŊŴŸ18cŻ19ŖŮƁǊ20ź21ŭǠ25ǥ26sƂ27Ś28śƘ32FĴ33ƕ42ů43ǅ62Ƥ74Ɩ
on their	88 -10Ÿ12z13ž24y
on there	68 -14n-7Ɩ7Ɯ8aťƉ10ƁƝ11ƅ12ř13Ť16ƣ19Ɨ20ū23Ÿ26Ƃƭ27Ƅ29Ő48Ř67ƀ
on this	70 -13ĺ-12H-7aOō7A8wŃ9f10D12dB13s18rń25Ł26Ļ29Ÿ31Ő32ł
on those	86 13v16ƞ18Ɖ20Ĵ
on to	85 -17ǘ-10ƫ-7ľ13Ľ20Ǚ21Ƹ26ƍ32Ʒ
on top	77 -7ƈ10W13Ʒ18T19Ɗ33ƃ34Ǩ
on what	85 -7I12Z13ŗ14Ĵ23Y35u
on with	86 -12Ǆ7Œ11ƺ15Ŏ16s
on you	63 -30Ő-26Ƥ-21Ƽ-16ŭ-7Aƫ7żƓǞ9BŔƳ10cǁ11ƮǪ12q17Ƣǎ18jŀ19ŝ21Ž23ǀ28uz32U45Ʊ79ƨ
on your	53 -26ǖ-25R-19Ź-18ǫ-16Ő-14Ō-13Ÿ-12wFJŠ-10ory-9ũŮ-8qDǐǣ-7ptňŗŝŰư7ĺŵŻƅǇǋ8łŅŤƬƼǔ9xĿƛ10nNž11iő12aŨǈ13Ķ14cEƊ15uQǧ16Pż17Řƙ18Ɲ20ǁ21Ƥ26g29ƕƞ31T33V34ŕ36Ʊ39Ǌ41ŀ49ƀ56ƪ
on yours	85 9Ř11Ƣ16ť17Ų34ƨ
on yourself	84 -23ŧ14Ǫ75ƨ
once	72 -10ǫ7ƭǞ8ŉ9sǂ10yƅ11ŨűŴƩƽ12ũƷ17ĵ20V25Ū
once $	88 21ĵ
once you	90 10V14ű16Ʃ18Ũ
one	44 -26ǫ-22Ļ-21T-17ŏ-15a-14oůǕ-13tŸ-12ǜ-11ŎƕƟ-10nHKĴĺŗţũƙư-9MłŉŘŨƳǓ-8psŁńƘƞƯƱǀǆ-7jGUZĹŋŕƋƍƧƪǛǟǡ7Ŧ8Ɓƭǈ9főžƀƊƝǦ10řƚ11mJŃŐŭŰǥ12XŀżƔǔ13wAŒǪ14Eňƾ15uyŴƩǩ16vIŤ17Ǘ18ļšǨ19Pşƨƽ20ŖŶ21iŅ23ŽǊǧ24ŇŔū27Ƈ30Ʒ31ŷ32Ƽ34ĿǍ35ǣ37bŠ39ŵ56ǖ
one #	72 -16ƫ-15b-12ƕ-10ŭſ-9Ĵ-8Ǔ7ř8D9Ǩ11IǤ15Ɩ16ƃ17Ƭǒ35X65Ƽ107ǣ
one $	62 -21Ļ-13ŧ-12ǊǠ-10Fť-9ƽ-8ǫ-7ŃƬ7IŘǩ8bƸ9ƜƨǘǦ10ňřŦƚ11wņƈƑ12ŲƄƫ13Ŷ15iv16y18ŵ19šƔ29Ʒ31ŤŴ32ŭ34ŷ
one and	90 12Ɓ13ǧ19Œ
one car	86 -24ŵ-15ŷ28Ŷ65ū
one for	83 -19ƾ-9I11m14Ś15ż16Ǝ22Ŀƽ24i
one go	90 8ŵ10Ǧ21ĵ
one how	90 -8ŵ13ǚ14b15v
one in	81 7ŵ9ŷ11Ɓ12ž30ƀ33Ǎ
one is	84 -11o-8T10p11ƶ13Ŵ14q15ů17Ŕ23w
one of	63 -11ǉǕ-10Ǥ-9ňǫ-8Ƅ-7šŴǖǛ7QŖƀƝǪ8ſƻ9ŷƊƹƽ10SųƥǞǣ11Ɛ12g13Ķ14EƆ15Ň17iƫ19Ǡ21ǔ24ž26ǥ27Ņ36ő65Ǌ
one on	86 11Ľ20m22Š32P
one or	79 -23ƫ-12m7uŶ8Ť10Ŭ11ū12Ǩ13ż14ř16š18J45ƾ
one that	90 13ƫ14Ŵ16Ń
one thing	80 -18ŏ-10Ť15Ɲ25ļ39Ŀ42ş
one times	90 -9T18W23Ʃ27ƨ
one to	85 -7Ņ10z11ŀ13ň14B26ǫ27I
one way	84 -24ů8Ń44Ű
one with	90 -18ŵ7ľ13Ń37Ž
one you	76 8ŀŅ9Ň11řŵ12Ƃƽ14y18Ʒ30œ32A
one your	88 -12ƥ10ŵ13ơ14Ǐ23E
ones	62 -17Ɵ-11Ż-8Ŀ-7Ž7yǐ8ǚ10ŊŘŶ11ő12ĴŖū13ŵ14P18Ɗ20Ʒ21Ť22Ɛ27h30Ŵ36u
ones $	73 -8Ɲ9ǐ12ƍ13Ŋ15Ɛ19Ť23Ɗ25u
ones you	79 8Ť13Ɛ
online	75 -8ǌ-7š9ś11Ľ13K16Ǘ18Ņ22ľ29ņ41ǘ
online $	81 -8ǌ11ś14K16ľ18Ǘ21ņ28ǘ
only	65 -9T-8ǫ-7Ƹ7ƌƵ8ǀ9ǋ10Ņ11œŸż12ļĿƁ13Ů14Ť17ŴƤǜ18ǉǝ22ų24ư26ū
only paycheck	80 -10T32ư
ooh	79 9ŭ10Šƞ11k12ǅ13H15ƍƚ
open	66 -9R-8H-7Ƙ7ĸ8aűƎǍ9Ť10ŋƓ11ś12y15ž18Ǫ26W30ţ32Ǉ33ǟ50ǐ
open $	78 11Ǝǟ15y17ǐ40Ǉ
open to	85 -10H-7ǐ21ž42ţ
opening	90 -7H16ǐ38Ǡ
opinion	88 12ļ21A
option	90 18ň22ō
or	31 -42ǫ-14H-13dƆ-11ewŵ-10Ƴ-9VƵ-8lśƕƢǒ-7ŔůƪǘǤ7pEOœŢţŹƯǜ8gmDZŉőŴŸƄƼǝ9ŀŅŝƁǌǙǠ10NŲƿǃǅ11ƅƐƓƫǣ12ƖƟ13qySŽ14IMĸĽƇǖ15ĺŖŘǉ16ťǆ17Š18CŮǓ19PŰǄǍ20Ŀƌƒǁ21bŐ22ĵňƎ23łų24ūƈ25Ķ27uLƊƻ30K31Fƥ32ƾ33ř40f
or #	69 -16Ǌ-14Ɔ-12ců-11Ŧ-9ř-8U-7Ų8ż11Ƣ14E18Ƈ21Ǩ23Ǔ26ǣ27b33Ʈ43Ř48Ư49Ɩ
or @day	86 -12k34L
or a	58 -12ſ-10BƮ-8Ǐ-7ĿǤ7hJ8ĵĹŖŝƁƊƋǝ9ZƎǁǜ10FŬŹƝƦ11ƣǠ12ƴ14ĽƈƸ15I17Ļő20Ũ22A25ū30i49ƥ57ř
or about	88 -9x9ŀ12Ŀ
or after	90 20L26Ŧ
or all	85 -10l8ĵ10ų14Ǐǖ
or am	90 8aŅ10c15ň
or an	85 11ŝ16Ɛ19Œ21F
or any	73 -10Ɲ13Ɵ27ť
or anything	72 -22Ő-13Ť-8ƚ7mŪŴŹ8ųżǞ9Ķƞ11uƅ13ǐ14Ɵ15g21Ǒ39ƾ
or are	65 -15H-9eǫ7QŐ8aŗŧƻƾ9lsZţ10SŉǍǡ12P13ń14ǈ15Ÿ17u20N22V25x28F
or been	90 -8ƾ8ǁ11Ž16Ǆ
or better	88 -15ź42Ż
or can	84 8łś16ƥ20Ŋ
or closer	88 -15Ʈ13Lƛ17œ19C27X
or could	88 8Ŷ13Ū26X
or coverage	88 37Ŀ
or cremation	88 18Ʋ
or did	61 -18ǫ-12ũ-9Ʃ-7aŃţŪƗƜƷ7ŕǄ8pWƒƝƪ9őŖŘƊƨǥ10Ƙ11jŉŔ12HŲ13C14wJ15Ź18mŢƀƔ19ŗ21q26c27š
or do	61 -13ſ-10VǍǫ-8ųǓ-7Rŷơƣ7ƓƗǑǧ8ĺłūǔǢ9AǁǕǘǡ10sMňŐŠǄǐ11ōƸ13yƬ14nQǣ16Ǌ18Ń20ƒ21ǝ22Ű25ǉ26Ŵ28Ɵ
or does	71 -15q-11Ů-8sǄ7Ɛ8oWƪǗ9zƠ10Ŀƫǈ11ũƳ12Ǌǜ14ǁ15Ų19Ǥ20ŵ22Ɨ30ł
or drop	86 -8M17Ŝ18Ɓ
or email	78 -11J21K22Ǘ
or every	90 -8Ů7œ13ź15Ŵ
or for	83 9ƕ18Q42œ
or get	86 -10Ǫ11H17ĵǆ19Ǜ
or go	85 -12m-8V-7X8Ʃ11Ǩ13Ǟ14ż33ſ
or guns	90 
or hail	80 -19Ɯ25ř
or has	84 -8Ɔ-7d10Ť12œ14Ǉ16v18ƍ
or have	76 -10L7Ť8n9ƍ10G12fO13Ơǂ14ŉ15ō17ǉ18Ŷ
or home	90 -22Š17q26I35ĺ
or how	82 -12v-7q7Uƅ12b13Sŝ15p19ş23F
or in	84 9Z19ĵ32Ǚ
or is	56 -15Ɵ-14ǘ-11Ƴǫ-10ū-8xHǉǖǧ-7œƺ7AZĺŞǃǏǚ8pŗŷǄǅ10ǋ11yKňǌ12Lĸźǆ13Ǎ14Ŏ15TŁƜ17ł18NŝŲ19rķŪ20Ƈ22ž23űơ24u25q26n
or just	65 -10ǒ-8Ƒ-7L7ļƄ8ĵƁƅƳƽ9ǂ10fsCŇţƨ11ƯƴǊ13ƈ15U17ųƙ18ƣ20Ǜ28ŷ
or lease	86 -18ǎ-8Ǐ19F47Ǎ
or leave	88 -7Ƹ8ƃ15ƚ17ŋ
or like	88 11Ŵ16ő
or metal	86 -9Ǎ14Ǐ
or missing	90 16Ɗ
or more	75 -10Ř9S10gŒ12ų13ń14vCŮ15ŧ18r22ũ23ǆ43ſ
or nights	90 31R
or no	83 14ū25Ő48ň
or not	79 -34Ɲ7Ž9Ŷ11RƎ15m17Żƞ37Ő
or on	83 7ƅ13ō14Ž17P
or one	79 8ƨ9Ņ13Ɛ15ƥ16bĶ18Ǌ
or only	84 10ų12ǀ14Ů16ļ
or or	61 -8ǒ-7Ůǁ7ńŖźǝǨ8uňŜƎǂǍǛ9gĹƁƂƇƚƢƷ10ǉ13ƥ14Ŵǆ16ǖ18ł20ǐ22Ř
or out	90 18P
or over	84 -10Xŏ7c9T17Ɖ26ů
or part	86 12ǉ14R24G
or pay	88 16ǃ27Ǣ
or pleasure	86 -12a25Ů
or rent	85 -14Ƣ22Ǎ
or scuba	90 17ǂ
or sell	88 -14H7ƹ25Ǡ
or should	82 -15L-9ō-7K7M14ŉŜ17ľ18N22O
or side	80 -7ų10Ů
or siding	90 23ƈ
or somebody	83 9A10š11Fŀ13Ƃ21f26Ǎ
or something	86 -15ſ10Ŷ17Ļ18ť27Ř
or stay	90 -12t12qƩ14ǐ17ƹ
or still	90 14fƘ15t
or stylists	80 -10Ǌ19Ǔ
or text	90 
or the	63 -22ŭ-12Ŵ-10U-8Ǡ7Ľǅ8bEIŀƲ10ƫ12CƄ13Sƻ14eŅƊƌ15Š16Əǎ18ţ20ŖŞ22Ŀ25Ű26ǒ27ū
or tickets	74 -7Ž29Ť
or trampoline	90 
or upset	80 19Ť
or was	79 -7š10Ɲ11Ţ12ƈƿ13ĽŽ17ř20ť
or what	85 -14ŵ10ŷ16ť20P34Ů
or whole	85 -21Ư27ƫ
or work	90 -10Ɵǒ12Rǃ24Ǔ
or would	73 -13Ŷ7Ĺ8ĸ9Ưƹ10ŏŷư12Ʀ17Ǫ22ŋ30ǟ
or you	77 -10Ǔ-8Ļ9mH10fP11gň13y14ƍ15t20Ž
or your	78 -11r-10Ǆ11Ƅ12ƻƾ13cB14ƿǃ15Ǫ17J19Ű
order	90 13Ƶ16ŏǗ32ǫ
original	81 10Ɔ15ƌ18Ɖ23ƍ
original roof	86 -7Ɔ23Ɖ
originally	82 -8C25š27l
originally $	85 -8C15l30š
other	58 -14Ǐ-13ŧ-12Ů-9Cǒ-8ǧǫ-7ĻƺǕǤ7RŇƄ9ŉşƋǄ10Ž11Ǎ12owĴţƀƷ14Ǌ17ǉ18Ŵ22Ń28ſ31ĸ41Ɠ42ņ44ŵ46Š53Ņ
other agents	90 13Ň22Ņ
other car	85 26ū28ŵ
other drivers	88 13ƀ19Ÿ
other guy	84 -7œ7Ń26ƀ28ņ
other insurance	85 -15ƀ84Š
other one	81 -28Š-14ŧŮ-13Ǌ-11o-7Ń18ņƷ22w32ŵ43Ŵ
other policies	82 -7ǧ11ƨ33Š
other quotes	86 -13ņ30Ņ
other vehicle	88 -25ū-11Ŵ-10ǒ60ŵ
others	88 -14Ƅ-8Š17u19ū39ſ
otherwise	88 11v12Ǆ14ƺ
ouch	86 10Ŧ12Ň13Ŕǥ14ŧŽ
ought	88 8Ś12ƺ34Ŏ
ought to	88 8Ś12ƺ34Ŏ
our	74 -9s7ơǐǟ8I9Ō10jĺ37M61Ľ
ours	86 11G12ƖƷ14x
out	46 -20ǫ-17Ƣ-16T-15ũ-14Hǆ-12ńŞ-11Fţǟ-10ĸ-9ŇŏŕůŲ-8ŁŐƹ-7GLŀŃŰƌƔǔǡ7xǗ8ŮűǍ9ơƭǃ10gŠǂ11lCǤ12ňŧƦƳ14Œřŝǒ15bzļŎśƋƑƖǅ16œŢǊǪ17ĻľŊŘǩ18ų19Ǉ20ƺ21ŖƜ22ƫ24Ĺƞ25jǋ27Uĵ28Ƭ29V33y36Ǔ39Ɵ
out $	66 -20Ų-19ǫ-14Ļ-11H-8ǐ-7FĿ8ľǎ9Ƌ10ƫƷƸǁǥ12ĵŽ13ƨƴǃ14ĺ15U18ŗ20xŒ22Ƭ24Ţ26Ǔ28ƞ34Ŋ35y45Ŗ
out a	85 9Ʈ14ƨ15ǩ18ľ24Ɩ
out all	90 -7Ƴ13yĵ16Ū
out and	84 -16ŗ-7ǡ10Ɖ12ƙ13ś15U19Ǜ38ŝ
out any	90 -7H8ƞ13y23Ǔ
out at	88 8z13V19ň35Ř
out back	82 12ƎƓ28Ɵ
out for	80 -16ǟ-8Ĺ-7Ŀ12Ů20ņš21Ʀ22Ǫ23Ť36b
out front	90 43ǅ
out in	78 -8ń7Ǌ10Ƙ13Ƒ15C30ǋ
out like	90 15ƙ16Ʃ17ŗ
out of	59 -12T-10ƞǓǪ-9š-7Ļǆ7rW8yXƠ9Ƅƛ10SŲ11tŧƗ12ǋ13ǖǗǚ17Zĵ19Ƭ20ĴǂǍ23œ25ř27Ŀ31ļ45Ĺ55Ɵ
out on	75 -9r-7Ň7ś9Ř10ű11Ǌ13ōŮ14Ǉ16Ţ17q18g50V
out or	90 14U16n17ŗ
out that	86 -11ũ11Ǥ14Ŧ16ľť21Ļ
out the	79 -16ĺ-11ƌ-8ƙ7a8Š10ƚ11Ǔ15Ǥ16ĻǑ18Y
out there	72 -14Ɵ-7Ơ8ƀ10gE11ūűƑ13ų14qP15Ǌ16Q19ǫ24l35Ɯ39j
out to	77 -9ĺ7ŬƬ9ǃ11M16ő21Ǔ22ƭ35Ļ
out your	84 -7ƨ13z15ư18jǩ22Ǉ
outcome	90 35ļ
outfit	78 -7y7W10Œ11š13Ǡ19ƣ24ǆ25ő30Q
outfit $	84 -7y9Q11őŒ15Ǡ20ƣ
outside	74 -10t-9U7ű8ƊƓƨ10Ǣ13ǂ21gq29j32ƈ
outside of	88 -11U10ƨ11ƈ14C29g
outside the	88 -13C-11t9ű17ǂ30q
over	50 -16ǐ-15ō-14X-10lGŘšƱ-9yńƮƳ-8ſǟ-7őűŶźƝơƥƾǞǫ7qxWĴĵ8hŪŹƸ9ƚƼ10A11jrNşƏ12vRǏ13tSĽ14ŖŗƇ15iŞ16ŧ17ŉ19CPŀ20ƞ21UǪ22Tŝǉ23œƃƔ24Q25Ɠ26żǌ28Ǩ30Ƣ33ŜǠ36ů
over #	73 -44ǌ-21ǫ-16Ǩ-13Ǌ-8żƃ-7ŝ7Ÿ10S11ŦƔ12nĶ13Ƣ18Ƽ20ů23v29Ƈ30c43T46ǉ50œ52ŧ
over $	71 -26T-21J-13ō7ľǀ9ƓǦ10ĸ13ŏ14ŖƉ19ů21ż23Ǫǫ25r26Ū30ŀ50Ŝ
over a	75 -18ŧ-9Xŏ-7Ǡ10Ĺř13T16Ż18Ƣ21ƚ23ů27ƞ91ǌ
over at	78 -9Ǡ8Ű14qƧ16S18h19ŝ25Ľ30U34Q
over in	83 14ŝ17H37C
over it	80 -9U-7Ƴ14t15s16ŉƛ17ũ20ŗ26ƃ49Ǩ
over that	88 17ķ18x27ŉ
over the	68 -14ŝ-13Ɖ-8l7k8Ɗ10Ň11Ɣǖǘ14ŀ16Ń17Ǩ18Ǡ19Ǐ36Ɠ
over there	69 -19ǐ-10ũ-8ŀ10tNƢƣǊ11ǡ12W13Ơ14Ǣ16U17RŨ21ş23F27j28i31P38ŝŞ
over to	81 7JŜ12QƢ18Œ38Ǡ
over what	90 -12ŝ-7Ʈ15Ł17J33ŗ
over with	78 16ĵ17A19ŝ
over your	88 10ƃ15Nŗ
overall	90 -8Ǆ26ƺ
overnight	81 -7Ƃ13Ŗǘ14Ǒ31ű
overnight $	90 15ǘ18ű
overseas	90 -7ơ8ǂ30Ǘ
owe	68 -7őť9Ŋ11ĸ12Ƃ47ŭ50Ɩ58Ĵ
owe $	86 -10Ɩ-8ť19ĸ58Ĵ
owe on	74 -20Ĵ18Ɩ55ŭ
own	51 -17Uǎ-14Ŷǥ-12Ƣƥ-11ųƣ-10ŐŠ-9rĹ-8aşǊ-7gŎƫǣ7JƎƪưƲǕ8QŗźǇ10ǈ11ťŮǢ12ŉǑ14ŧ17ZƤǅ18ł21ƖǓ22Vƹ23zǝ26ŭ29ƙ32Ǎ34ǔ38Ɓƚ42ƨǡ51F52ĸ
own $	70 -27ǒ-10r-8ƫ-7PŶ7Ƹ8o10y11W12ƚ13Ǉ19ƪ22ūƙ24ư25Ƥ31V33ĸ
own a	85 -8ĸ7F14Ʋ22ŭ25Ǒ
own anything	86 19ĸ29ƚ
own car	81 -10Ŵƨ-9ū15ǒ16ŵ25ź26Ů49Ɓ
own cars	85 -7FūŮ17Ɓ67ǒ
own insurance	90 22ǔ
own it	86 -30F-10Ǎ-8Ƥǎ7Ƙ29ŭ44Ɩ
own jewelry	80 11ƚ
own life	90 -12Š38ƨ
own name	88 -10a-7Ǎ22ǅ38ƨ
own or	79 -13Ƣ11z17ł20Ǎ
own pocket	78 -11Ĺ7ř24ŧ32Z
own that	80 -10Ǐ13Ƨ35Ǎ36ĸ
own the	85 -38Ǎ-17ǎ19F60Ǐ
own words	86 19ŗ24ť29ŉ
own your	72 -18Ǐ23Ǎ43F
owned	90 -10S16ǧ27Ǉ
owner	78 -7Ƶ8Fǥ12ƣ14ǈ15Ɔ18Ǫ19aǤ20ǎ
owner $	86 -26F9ǥ24Ǥ25ǈ
owners	81 9ǋ10ǈ20Ɖ21Ǫ25ǧ
owners policy	88 -14ǈ28ǧ
owns	78 -12ƥ7Ǎ11F12Ǐ17ǒ39ƣ51ǈ
owns it	90 46ǈ
owns the	82 -12ƥ9Ǎ13ǈǏ14F40ƣ
p	85 -13Ʈ-11œ-10ņ10Ŝ17Ż41ǧ77Ƅ
package	80 -10ǚ18W50ǧ
package $	90 -11ǚ17ǧ21W
page	69 8ƕ9fƫ10Ŏ11Ǖ12ƀ16ǎ18Ŝ49ś
page $	81 7Ŝ8ļŘ20ǎ
page and	88 17ƀ
paid	58 -8Ǣ7Őǚ8TƄƯǋ9ĵƧƫƬǫ10ƭ11ƤƲƸ12Ǔ13ŧ17ĸƳ19ĴŤ20Ɣ28Ɨ32Ɩ39ŭ
paid #	90 15Ƨ33ŧ36Ŕ
paid $	77 8ǘǟ9ǋ12Ƅ20Ƹ
paid every	80 -9ǟ38Ĵ
paid for	82 -25Ɣ12ĸ18Ʋ20ǫ24Ƴ28Ɩ
paid it	79 -10Ǣ10ǚ17Ƭ22Ť
paid off	72 -9Ɣ39Ɩ61ŭ
paid yourself	80 9Ť
paper	78 10ƴ12Q13ś14ǈ24Ǚ27ĸ28K
paper or	90 -7ś18K25Ǚ
papers	80 -7ĸ8ǈ14ƘƤ17ƴ22ǔ34ś
papers $	88 10ǈ13ǔ30ś
paperwork	77 7Ɨ9Ŝ12iǅ15o17ś21JǢ
paperwork $	83 -12J13ǅ14Ǣ16o33ś
parent	84 -14F14zƿ17Ÿ58u
parent $	88 -14F-7n12Ÿ15z46u
parents	71 -11ƺ-10Ǆ7u11ƨ12Ʊ17Ƨ20š39ƿ50z
parents live	90 16z
park	81 11ǡ25ǫ34ű
parked	86 22ű
parking	85 -8D9Ƣ16ƣ23ű24ť
part	62 -12yť-9Dŵ-8ŗ-7Ŧ7Jŧ8dǥǫ9EŰưǜ10ǆǊ11Ʃ13GĿ14sŞ15ũ16ǡ18lŁş20Ƴ21Ŏ22Uƀ24C40ǉ43V46ŉ
part $	85 -9ŉ11ŀ14ǜ15Ǌ21Ŀ30ǫ
part of	70 -12y-10Dť-9ǫ7ƞ8J9ŧ10ũ11E12ưǆ14ş16G19ǡ22ls27U29C32ŉ34Ƴ
part time	78 11R24Ʃ29ǉ65V
partner	72 -12Qň10s12ł16orǄǪ18ƪƹ27Ǣ31q33t
partners	79 -27d-13Š-9cŰ7Ǫ12Ǆ17ƪ21o29ŵ33p34ǈ
parts	88 -10Ǉ-8G20Ŷ22Ǔ28l
party	84 11Ɩǣ12ƞ13Ʋ16Pƣ
pass	79 -19z11ƿ14sƹ17ƨ18ƭƴ20Ƶ35Ƹ
pass $	90 -14z19Ƶ20ƴ25ƭ
passed	76 7Ʋ8zƱ9ư10Ƴ14ƨ18ƹ42Ƶ
passed $	88 11Ʊ13ư
passed away	86 8Ʋ11Ƴ18ƨ30Ƶ
passengers	84 10Ƅ26ų
past	73 -14ŏ-7GŝŶ8Ưǀ9L10ƃƿ11Ǟ12ǁǐ14Ƽ17O22c23Ť28Ň41Ł
past #	80 -7GƯ10Lǀ11ƃƿ14ż23Ť26c
patch	88 18ƻ19Z29Ǜ
pay	49 -18Ŵǀ-17ǖǙ-15ļ-13Ĵ-12ŵ-11Ǫ-10Œǉǌ-8ĸŞŶƺǑ-7KůŸ8Ʀ9ƁƂƩǣ10Zǚ11Ʋ12Ǣ15Ũ16ŤƗ17ǥ19W20Ĺſ21ƳǤ22ŧ23ŗ24ő26Ŕ27ƄƢ28X31œŘ32Ɣ33Ǔ34ǋ36ų37ř45ĵ49Ǘ55ǘ
pay #	90 -41ĵ-9ř18Ĺ24Ŕ27Ƣ38œ
pay $	63 -23Ŕ-20ǋ-15Ũ-13ļ-10ƺǫ-9Ʈ-8Ĺǉ-7Ŀŧ12ǘǣ16Ƅ19Z23Ř26ų29ř32Ɣ34ĵ39X44œ
pay a	83 -8ĵ15ǃ18ř21Ǘ26œ
pay for	66 -21Ǔ-10ư-9ŘƄ-7ŧƨ7XœŤ8WZƞǘ9Ʋ10Ƃ14Ɓ15ǥ16Ʀ21Ĺ24ĵ30Ɣ31ő39Ƴ51ŗ
pay if	86 -10Ƅ-8ư-7ǖ10ſ14ƪ20Ǥ22ǚ23ƨ
pay in	86 -14œ11ĵ20Ƣ
pay it	86 -35œ16Ƭ75ĵ
pay out	77 -14ŗ-8Ĺ8Ǔ15ǋ17ƨ23ŘŤ36ŧ
pay the	78 -17ŵ-11ŧ-10œ8Ʋ9Ũ15Yư17Ǔ21ǫ22Ɨǋ25ſ
pay them	90 -13ĵ-9ůǗ-7Ŕ20œ52Ǔ
pay you	79 -26Ŵ-17ǖ-11ưǙ-7ŸǪ13ƀ26T31W38ų60ǘ
pay your	79 -27ǀ-13ǘ-10œ16ő21Ǘ27Ƅ51ǋ
pay yourselves	80 24ř
paycheck	70 -8Ĵ8ĵ10ǡ11ǋ14uƯ16qT17ư23Ʊ27Q33Z
paycheck $	82 -20u-17q11Z17ĵ43Ʊ46Q
paycheck and	79 -10T7W32ư
paychecks	90 10T25q
payin	81 7F11Ƣ12ǧ15ǟ16ƞ19WŨ
paying	62 -9B-8ĺƦǫ7ŀƷ9Ƅ14X15ǥǧ17Ƭ19ĵƢ20Ŕ23ŧ26Ĵ28Ɣ29œ31ƕ32ƞ35ņ
paying $	90 -13œ15ř24ņƢ31X
paying for	74 -14œ7ŗ9Ƴ12ņ15ŧ18ǧ37Ɣ43ƕ
paying now	76 -11Ŕ-8ĺ26ĵ60œ
paying on	90 -16œ14Ʒ17Ƭ40Ĵ
payment	73 -7Ƅ15e18ǚ20ŭ25Ɨ27Ţ41Ɩ
payment $	79 -15ĵ-7ū16Ţ17e21ǚ29Ɨ36Ɩ
payments	71 7Ţ12ƫ23ư25Ƅ27ĴĶ29ŭ31ĵ
payments $	84 -7eĶ7ĵ13ŭ27ư31Ţ
payments on	85 -8ĵƖ-7Ų15Ķ39ŭ
payout	88 -15Ƹ-8Ʃ15ǫ18ƭ35ŧ
payroll	65 -8u12Ǔǟ16Q23Ǣ37ǉ50ǋ
payroll $	71 -38Ǣ7Ǫ20Ǔ38ǉ48ǋ
payroll or	90 -7Ǔ8ǋ9Ǌ
pays	72 -17Ɩ7ŗƞ8UƗ9ſ10ƀ11Ż14ŉǥ15ƄƳ21ǫ23ǟ24Ǣ28ư
pays for	85 11ŗ13ǫ14ǥ19Ƴ
pays if	90 10ſ18ŉ21Ƅ
pays the	82 -14Ɩ9U15ǫ33ư34Ǣ
pays you	90 13ƞ14ƀ
pdf	90 -10ō9J30Ŝ
peels	85 -12Ǣ-7Ŵ51ǜ
peels $	88 -13Ǣ-8Ŵ52ǜ
pension	79 23ƹ57ķ
pension $	88 26ķ
people	58 -9S-8ū-7Ŀœ7ǁǚ8bůųƪǞǫ9ŇŠǣ10Şƙ11ƀǖǝ12ŹǓǙ13ƴǜ14dlK15Ÿƞǘ16ǋ17nƸ18Ǜ19ţǟ20Ǌ30ǉ
people $	79 -12ǘ-8ǫ9Ş10K12Š13ĻŘ14Ǌ15Ňů22Ź23ţǋ
people are	75 -11Ŵ-9ǋ10Rǫ11ǁ12Ǚ13b22n
people do	90 -7ū7Ř18Ÿ23ǉ
people in	90 7Ÿ10Ǧ13Ǌ
people or	86 -17ǒ14h27ǝ
people over	90 20Ş39ƞ
people to	90 31Ƹ
people who	90 -7ǊǓ12Ľ13Ŵ30ǖ
per	76 -14ŧǋ11Y14ǥ18ƕ21ǣ22ſ24œ31ř
per occurrence	88 26ǣ
percent	71 -14ř9ķƖǖǘ11Ǔ12Ż15ǈ16ǆ18ĵ19Ŕǝ25žƜ
percent $	90 -13ř9Ŕ15Ɯ
percent of	83 12ǘ13ǖ14Ǔ17ǝ22ǆ
perfect	80 7Ź10D11a12Ś15ļő22ş
permanent	88 31ƫ
permit	79 8Ÿƍ23Ź50ź
permit $	86 11Ÿ24ź
person	68 -8Ǌ-7ķ8g9Ÿ10adǐ11ŗ12Ŵ16ĿŇ17Ń19ſ23Ǫ29A30ŝ40M
person $	82 -9ƭ10Ž12dg15a24A
person or	83 9f14Mƭ21Ń
person who	88 12ŝ15ŗ
personal	73 -10ſ-8ǧ7f8ǙǤ12T14ƃ16J18Ƅ23Ů24ŋ37ƙ
personal $	86 -8ƙ15ŋ19J28Ů
personal property	84 -9ǧ-7ĸ10Ǥ46ƙ
pets	90 57h
phone	65 -15J-12š-10Ǉǚ-9ńň-7ƹ7ĿŨǘ8ż9rC10ĺǙ12SǆǞ14ǡ16Ļś17cŜŝ21ž23O25IM31ǫ39K
phone $	78 -13š-10ń-8Ŀƹ10ō11X12r14ǘ20ś25O29M31Ļ
phone number	83 -7Ū14C34I
phone or	86 -10J15Ŝ16K20I
photo	86 -7K24Ŝ
photo of	90 18Ŝ
physical	80 21Ɓ28ǃ29ǀ
pic	90 -28K13Ŭ28Ŝ
pick	71 -9Ť-8ţ8ƅǈ10ĺ11I13Wŷ17ĻƄ18Ư19Ŀ20Kš28Ń29L
pick that	90 19ŷ
pick them	90 -9ţ-8Ļ50š
pick up	84 -16š-11Ŀ-7L9Ƅ10ƅ13I14ĺ24K27Ļ
picked	79 -16Ř-8Ʊ9ƴ10wX12ŝ14ǡ16N20ř41š
picked up	86 12X14ŝ15ǡ18N
picking	88 9ǡ11Ŀ17i
pickup	85 -7Qǅ12Ǒ14Ŵ19Ůǒ
picture	72 -7Lš7ķŬ9Ƴ11nŵƈ12Ŷ13ť15ƹ17Ʈ21ŀ26fŜ
picture $	83 -8Ŭ-7š9ķ11Ŝƈ20Ʈ32f
picture of	80 10Ɠ17Ŭ20Ŝ
piece	88 18ř20Ǥ23ŭ
pill	90 12Ǆ25ƽ
pills	85 13ǁ38ƽ
pip	85 -9ǜ79Ƅ
pipe	81 -10ŉ11Ū40Ɲ
pipe burst	88 28Ɲ
pipes	84 12Ʀ13Ū37ƌ
pizza	90 12Ǐ32ǫ
place	55 -11ƌǅ-9pŅ-8Sǂ-7yĴŝƣƮ7ƓƕƘǢ8ƴ9hQƏ10ōŠǝ11UYƒƧǘ12Ǜ13ƜǪ14šƇƔ15Ʀ17Őƞ18ń19M20ƍƤ21Ǉǡ22DHƆƖǌ24ơ25Ƣƨ30G31Ơ43F
place $	63 -21Ǎ-15ǫ-14Œ-11ƌ-9p-8Ʒ-7vĴƙ7ǐ8j9ŦƑǢ10Ǝ11Fƴ12hƒƓƘƨ13YƔƕǝ14šƏ16ōƖƞǛ20Ő22Ɔ26ǡ27Ơ29D32H34Ǉ38ƍ
place or	85 15M16G25Š
place to	90 -13Ű-8ű9ǡ12ƒ29Uǫ
place with	90 -7n44Ƥ
place you	84 -15ǅ-9D11ņ15Ʀ21Q28FǍ
place yours	90 -8ƣ50F
places	83 -7W8ǂ11QƆƢ14Ǘ22ǖ33Ņ
plan	65 -11Ʃ-10ƺ-9Pş7yŞšƂƱǂ8uŃ9ŁŘǪ10rƄƸǠ11Ƴ13ŗ17ķ23ň25Ʒ27Ő37W42V
plan $	85 -14y8H12V13Ń14ň21Ƴ27Ƃ
plan pay	80 -12ƺ15Ƅ
plan to	84 12Vǂ16Ƹ17Ǡ27Ʒ
planned	86 -16u18ǂ19y
plannin	86 14V15Ĺ16ƍ
planning	76 9ƍ11Ʒ19Ʀ20H28y
planning on	85 -15Ǡ16H38y
planning to	81 13Ʒ19Ǡ23Ʀ
plans	69 -9Q7ǃ11V19H29Ǡ30ǜ34Ļ39k
plans $	86 37k
plans at	80 -15V42Ļ
plans for	88 19Ǡ
plans to	85 -8k11ǂ21Ǡ28H
plant	86 -10Ǡ13Ʃ19U32S
plate	79 -16Ź10ǂ16ǎ53Ŭ
plate number	88 25Ŭ
play	82 -10ũ8s10ƚ17ť19Ŋƞ32g
please	73 -10ǎ-9KƤǊ-8ƣ-7Ǎ7eE8IŚ9c11jw12Ŭ13b14Jǉ16d19D24a
please $	74 -10ǎ-9KƤǊ-8ƣ-7Ǎ7eE8IŚ9c11w12Ŭ13b14J17d20D25a
pleasure	79 15a35Ů
pleasure $	86 -12a26Ů
pleasure of	90 27a
plot	88 64Ʋ
plug	85 33ž
plug in	88 20ž
plumbin	90 19ƌ
plumbing	79 7Ǔ11Ɲ23ƌ
pocket	73 11Z12ǆ20Ĺ21ŧ36ř
pocket $	77 -20ř12ŧ15Z37Ĺ
point	90 8Ţ10ř20ŗ
points	88 -12m16ş54ż
policies	68 8ƨ9ƭƷ18ǔ32Š33ǧ
policies $	82 23ǔ
policies do	90 19Š
policies you	78 10ǧ13ƭ
policy	47 -15Ļ-13Ǩ-12Ɩ-10Ĵ-9ǈ-7IŁ7aœŜƁƂƤ8ļǃ9ŝ10Ţţƪ11Ǡ13ƃƕ14ƣ15őƝƮǤ16ĺǑ17ĿƜǧ18Ƭǣ20ŗŘƩ22Ʒ23Ŗ25ŒšŸƀ26ƨ28ś29ƫ31Ő38Ś
policy $	58 -25Ś-19ƨ-18Ő-13Ǩ-12Ĵǫ-10ǈ-9Ǥ-7ƪ7ƙ9ƭ10œū13Ř14ţƃ15aƣ17ŝ20Ʒ21ƝǑǠ25Œ27Ƭ29ǣ34š40Ŀ42Ÿ45ƀ
policy and	76 -19Ļ7Ŝ9Ǩ10Ǥ35ĺ
policy in	84 -14ƨ-13Ś16ļ20ś23Ő
policy include	80 41Ő
policy is	75 -19Ƭ10ĺ14Ƃ20Ÿ41ƫ
policy number	73 -11ś-8I101Ś
policy of	90 31ƪ
policy on	88 -7Ő48ƨ
policy or	79 -10ǣ7ƣ8ŐƤ11ƨ13Ɯ25ǧ
policy out	90 -9Ɩ-7š10Ɨ23ś28Œ
policy pay	86 -19ŵ-8ƨǙ17Ɓǣ19Ǥ27ſ
policy right	85 -10ƨǧ9ƫ11ź15ŐŚ16ǃ26ƕ
policy that	88 -8ƫ11Ƅ13ƨ20ş
policy today	78 -10ſ11ļ14Ř15ō
policy with	90 -13Ÿ-11Ś-10Ʒ-7Š22ŵ41ő
policy you	84 -11Œ-9Ɩ-7ƫ10ƨ19œ22Ŗ23Ʒ
pool	69 11Ƨ20Ɯ71Ǝ
pool $	82 -7ǧ13Ɯ27Ǝ
pool or	86 10Ɯ
porch	86 -12ǫ-7ƈ9D12ƆƠ17Ƨ
portable	90 -12ǫ38Ʃ
portable $	90 -12ǫ38Ʃ
position	90 -7G9Ž14S15V18Ǌ
postal	90 40E
postal code	90 40E
pounds	86 54Ƽ
prefer	88 8K27ĵ
premium	78 10ƫ11Ŕ12X19Ǧ30œ
premium $	84 12Ŕ43œ
premium audit	90 14Ǧ
prescriptions	86 17ƽ
prescriptions $	88 
present	86 10ő14ŒŞǞ17N
pressure	78 12ƽ21Ǆ30ƾ
pressure $	90 -7ǫ16ƾ19ƽ
pretty	70 -15Ǆ7ǡ8GSŎſƊ9Wŷǒ10ŖũǓ11ŵ13ƛ14ţ15Ƈ21U31ƺ
pretty good	86 11WŞ13ƺ14ǡ15G
price	62 -12ǔ-10ǫ-8ǅ-7xŨǕ7şǨ8ǃ9Ş10ļŊř11ĶƉǌ12ň14r16ŔƮ17ŋƫ18Ņ20Ɣ23Łš24Ŀŏ25ţ33œ34XŃ36ņ
price $	73 -14œ-13ǔ-8ǫ-7Ŀ7ž10Ņ12Ɣǃ14ŊƮ16ţ17r22Ŕ26š28Ł34ņ
price a	88 7Ɖ12Ǩ18ǌ
price is	88 -11Ł8Ŀ10ŋ19ŏ21ļ
price on	90 -10Ǖ28Ɣ38œ
price or	85 -25Ş-8x28ţ66Ŀ
price you	90 13ş18œ53Ş
primary	90 14ǀ
print	90 19ǫ31ŗ
private	84 10Qǥ12Ƴǂ20ƣ
problem	80 8Ő10sŌ11ĺ12Ŷ18L19Ł20ŝ
problem with	88 12Ō15ĺ22Ł
problems	83 8ƺ10Ǆ13Ɲ14ƾ20Ǟ
problems $	85 -23Ǆ12Ǟ14ƾ19Ɲ27ƺ
product	88 13Ɵ15ǆ16Ǘ21ƫ
product $	90 16Ǘ18ǆ22ƫ
products	90 8ǆ22ǣ
professional	83 11ƒ31ǜ
program	79 12ĽǇ13Ǚ30Ǜ33ǧ
program $	85 19ǧ33Ǜ
promise	86 10œŞ15d17ǫ28ŏ
pronounce	90 33b
proof	70 -13ǎ-12Ɖ-7Ǔ10ƣ16Ɨ25ǩ47ǔ69ƅ
proof $	84 -34ƣ9ǎ10ƅ15ǔ37ǩ
proof of	79 -22ǎ14ǔ22ƣ41ƅ
property	67 -8Ƥ-7ŘǊ7ƞǍ9HƎ11ĸ16Ɠ18ſǎ22D27ƙ43Ǥ
property $	84 -9ǧ-8Ǥ9ƞ11H12ƎƓ14D
property coverage	90 30Ǥ
property manager	86 -8ǊǤ12ǎ29ƣ
protect	88 19ǚ35ĸ
protected	72 9Ū14Ő16ĸ24ƀ
protected $	74 23ĸ
protecting	88 12Ƴ23Ő
protection	80 11X12Ƒ15ŗ19Ƅ20Ư23ĿŘ
pull	74 -7ű7łƍ8D10g11WōŚ12R14ĵ29d38ś
pull it	86 -8ű11D13Ś40ś
pull the	88 9ł10ţ15ō
pull up	90 11W37d
pulled	83 15ļ17ŋ48ż
pump	84 25Ƌ
pump $	86 8Ƌ
purchase	86 34Ɣ
purchase price	86 34Ɣ
push	85 8Ńń13ŋ14ō18Ƙ
pushed	90 9Ƙ18Ļ20H
put	55 -17ľ-13V-11ń-10Gœŗť-9WƜ-8yŨƙƵƷ-7ŋŶƅ7uDEƄƛƣƭ8ŉŤǠ9aūƎ10kűŲƳǦ11cRXŵ12ķŅŘ13LQƆƔ15ů16fĹŪ17ƍƒ19Sƾ20Ÿ22ƕƦ24ƽ27ƴ28Ɖ31H32Z35ō
put a	86 -11Ɠ10Q12ŧ15a17ž27Ɣ
put away	88 25Z
put down	85 9u10Ť12G13ƣ18c25ƭ
put in	76 -21G-11W9Ťƴ11E12QƐ15Ǝ19R21Ņ22ķ23ƒ24Ū34S
put it	76 -23ľ-13Zń11ǀ12Ĺ14f16Ų19ō22L33ƕ34Ɖ
put on	76 -13œ-8Ʒ11uƴ12DT13w17ūŵ26ů33Ÿ
put that	85 -9ŗ12Ɔ14Žƞ15Ɠ16ŉ
put the	86 -7ƙ8ƉƧ9Ɔ30ƾ
put toward	90 24X
put you	76 -16ſ-9Ļ-7cľŋ9f11Ľ12ƀ13Ƅ16Ĺ23Ř26ō29ǫ32Ʀ38ƽ
put your	86 11ľƗ14ō16ś18Ǧ
puttin	88 9H12Žƻ13ū18ķ
putting	79 -10a11Ƴ12w17Hů20ķ
putting on	90 8ů
quarter	85 11Ʈ14ƨ17ń18ƚ34O
question	84 8g11ĺ14A20Ŋ
questions	73 9d26ŋ40Ŋ
questions $	81 10Ŋ20ŋ
questions do	88 15Ŋ
quick	73 7Rś9Ōť11Śǋ14Ũ15d16P17Ş19E23ŋ
quiet	86 9L13ư24ǐ29Ł
quit	75 -12Ń-10ơ9o14VŢ30ƩǄ39ķ42ƻ
quit $	85 -13Ń-11ơ15ķ26Ʃ37ƻ
quote	70 7ac9Ɖ10ū11Ǩ12ľ15ſ18e22ĺ25J36ņ
quote $	80 11Ư13a15ľ23J24e
quote you	82 9Ǩ18ſ20ĺ33ņ
quotes	82 -12ņ44Ņ
quotes $	86 -13ņ30Ņ
race	88 61ǂ
rain	86 14ƺ28j
rains	77 12Ƌ26ƛ
rains hard	78 12Ƌ13ƛ
rainy	86 37Z
rainy day	86 37Z
raise	78 11Ŕ18G22Ƣ39Ʊ
raise the	86 -7ŕ14Ƣ20G
raised	81 -11E7ŕ13Ř15a23Ŕ27l
raised it	90 -13E8ŕ26Ŕ
ran	90 -18ť-15Ļ8Ǖ52Ţ
rate	72 -9U7Ɩ8dş10ƺ11Ķ12Ş13Ļŏ19Ŀ22c28œ35Ŕ46ŕ
rate $	84 -8ş22œ24Ŕ38ŕ
rated	86 -23Ŕ-10Ŧ16ş66ƶ
rates	80 -8ŕ8ţ11ǌ12cCH14ŏƖ22EŪ
rather	75 -7ǫ12s14ǃ19ĵĿ26Kŋ
rather i	83 -7ǫ24ŋ31K
rating	90 11ĶŸ
reach	76 9ľ11gK12ĺƑ13X16LĻ26I
reach out	88 15ĺ25Ļ
reach you	80 10ľ12K13Ƒ17L30I
reaction	90 38ň
read	64 -8ƭ-7Ŝǫ8Ǖǣ9Ź11dDņ12e15Ś16J17Ř19ƣ20aƽ24Ŭ26ś44ŗ
read it	90 16ś38ŗ
read me	68 7JƫƬ10ǣ11Ś12ņŹ14e16ś18Ř21ƣƽ26Ŭ
readin	88 7ŀ16I20jů
ready	79 -10Ń8Ǡ11ŚƘ13Ǧ15e53ō
ready to	82 -10Ń8Ǡ56ō
real	71 -11C-9ň-7I7FR8Ś9jŌŨƆ10PŶŻƑư14ŝ15d17Ŀ19ƒ24ĸ28ǫ
real quick	81 7a9Rś11Ō12Ś18dP
really	79 -13Ł8ŷƙ9ŀŶ10Ň12ƛ14g16ŗ20Ŀ
rear	90 33Ž
rear ended	90 33Ž
reason	75 -9Őǔ8ƃ10Bţ17ĺ25ō45ŕ
reason $	86 -11ǔ12B39ŕ
rebuild	79 37ƕ
rebuild $	84 23ƕ
recall	82 -7ĺ21q50ľ
receipts	85 23ƚ34ǌ
recently	88 13Ƶ24Ļ
reckon	90 12z14r18B22Ʋ
record	72 7ǡ16Ō17ǁ19Ť52ż
record $	82 47ż
recorded	78 37Ō
recorded $	90 20Ō
recorded line	88 19Ō
recording	84 -10s21Ō
records	81 -13Ō8ž18ǀ56Ǚ
red	88 18ż20Ə
redone	83 -7Ɔ10ƍƕ25Ɖƌ
redone $	90 -8Ɔ14ƌƍ
registration	86 -9ű31Ŭ
regular	74 9ƛƫ10ǖ13Ź14ǀ16Ɗƚƣ18ų
rely	90 7ǜ11Ʊ
rely on	90 7ǜ11Ʊ
remember	71 -7Ś8tŔ9xŧƊ10Ŧ15E25Ɖ45ľ
remember me	88 10ľ
remodeling	88 17ƍ
remodeling $	90 18ƍ
renew	75 -10Ƥ-9ǎ36Ʀ45Ŗ
renew $	76 25Ŗ
renewal	66 10Ţ13Ŝ22Ŗ23ĺ34ŝ
renewal $	84 -8ō7Ǡ13ĺ17Ŝ
renewal go	74 39ŝ
renewal notice	80 23ĺ
renewed	88 -8ŕ22Ţ25Ƣ
renews	90 -18Ư23Ŗ
rent	60 -25œ-15ŝ-13nǊ-12Ĵ-9ĵ-7PƋ8ŀƧǍ9ƥ11ƹ13ưǑ15ơǉǒ16ǟ18Ŷ19ƣ25Ǔ47F63ƞ104Ƣ
rent $	74 -19œ-12ƞ-10ĵ12Ƨ26Ƣ65F
rent a	78 -10Ǌ-9Ƣ18Ǔ21ǒ
rent from	88 -16ŝ-11F34ƣ38ƞ
rent loans	80 -14Ĵ30ư
rent or	90 30F
rent out	85 24Ǔ37ƞ
rent the	84 -23F-9Ƌ-8Ǔ-7Ƣ8Ǌ11ǟ13ŀ21Ǎ45ƞ
rental	70 -12Ƣ-7Ǖ9ĸ11Ʀ25Ŷ34Ƥ80Ƃ
rental $	88 25Ƃ32Ŷ
rental car	85 35Ƃ
renter	90 17Ʀ43F
renters	75 -35ǎ-9ǒǣ10Š11ƅǊ13ǉǔ15ĺ18Ƨ24Ǔ25Ő27Ƥ35ƣ
renters insurance	86 -40ǎ-10Š-7ĺǔ12Ƥ18ƅ31Ő47ƣ
renting	82 -11ǫ-10Ő13Ǎ20Ƥ33F
repair	82 8Ŷ12ŕ16Ĺ23ŧ
replace	74 -10ƕ10Ƅ11ſ12ư14Ɠ20Ǥ21Ʒ24Ǒ31ƙ
replace everything	88 8Ǒ26ƙ
replace it	88 -7ƙ34Ʒ
replace your	90 13Ƅ31Ǒ
replaced	80 23ƌ34Ɖ
replaced $	90 28ƌ
replaced the	90 7Ɖ
replacement	79 -24Ǒ7ƙ26Ǥ50ƕ
replacement cost	84 -23Ǒ8ƙ15ƕ24Ǥ
replacing	79 -8ĺ20Ļ25Ʒ
replacing it	79 -8ĺ20Ļ25Ʒ
report	79 7ť11ż13Ťǋ14Ķ21Ə26Ż
report $	88 12ż14Ķ25Ə
report card	90 31Ż
require	80 16ǎ29Ǖ
require $	83 -11ǎ12Ǖ33ƣ
requirements	90 -24ƣ29ǎ
requirements $	90 -24ƣ29ǎ
residential	90 12ǖ26ǆ
rest	79 -11Aƌ-7ƙ7Ƨ9zB10xƜ12ŎŠŸ19Ʋ21ǫ22t
rest $	88 13Ÿ21Ʋ23ǫ24t
restaurant	84 -12x-9ǒ10W11ǝ14ƥ17ǡ21Ǐ
retire	81 -9ķ12ŝ18Ư22Ʃ31V
retire $	84 -10ķ13ŝƯ41V
retired	86 -11t-7V8Ň11ů12q46P
retirement	76 26t55ķ
retirement $	81 -7Z15t23ķ
retiring	90 32V
return	84 8f10ǌǢ11ǈ13T23Ǜ
revenue	84 41ǌ
revenue $	86 40ǌ
review	86 -8Ƹ14ŗŷ16ŝ18Ǡ22ǫ
review $	90 -8Ƹ14ŝ15ŷ22Ǡ24ǫ
ride	78 -7ū8Ƅ15ŷ17ŭ24ǂ30ų57Ŷ
ride share	90 42ų
right	38 -15T-11xǫ-10nBť-8ijĸ-7mWǃ7dkqMĿƀƩƫƭƲƳǑǝǨ8cňśŮŲƨǀǈǧ9pGZőůǎǖ10ŇōŘ11eQ12swŒƟǓ13Eńƪ14uXƕƿ15oCŐƅƔƮƹ16SŨƞǡ17ŏ19ŁƆ20Şǅ22IP23b24N
right $	40 -15n-13T-12r-11NŐ-10k-9Bť-8x-7djmĸǧ7ŔŢŦƤƹƻǆǇǗǜ8ĽŊźƢƩƲƳǑ9uwļńŮƭƼǀǈǝ10ĿőƀƔǖ11ňŏŨ12eoEGĺǥ13QŁ14pŒŠƟƨǓ15ƪ16bƿǅ17PŞƅƕ18ƞƮ19S22I24Ɔ
right about	90 -10Ŏ10r14v22ǧ
right around	90 -9T-8Ũ8k15ņ16ů
right now	61 -13ǐ-11ŠƮ-8ĺ-7ƨ7ĻŲ8nŤƽ9XƔǧ10cĴ11uń12s13P17FZ18ō19ś20qr26ǡ35Ř38Ő47N
right there	86 11ƫ12M13ƈ15s
right what	90 10ǎ15ƙ
ring	70 -18Ɣ-16Ų-12ǫ-7ŋ12A16ŝ19Ɛ20K25ǌ27L28ľ35f36I62ƚ
ring a	88 37ľ
ring up	90 -7Ŋ17A25ŝ33ǌ
ring you	90 15I33L
risk	78 13ĸ21ƛ27Ū
risk if	80 13ĸ
river	86 45ƛ
road	76 -13R8ƀ11Ǩ12y21Ǡǡ23źƑ25Ů43D
road $	88 -15R-7ǡ9D15ź35Ů
roadside	79 16Ş30Ƃ
roadside $	90 24Ƃ
rock	90 7j16ǂ
roll	90 -10ń12Ŗ15Ƒ18ķ36Ż
roof	58 -18Ų-17ǆ9Ņǥ11Ɵ12Ƭ16h20Š24Ɠ32n82Ɖ86Ɗ
roof $	64 -17ǆ9Š13Ɵ16Ɗ19h25n28Ɠ
roof in	88 -13Ɖ19Ɗ
roof is	86 18Ɖ
roof right	88 -11Ɗ-7ǉ16n36Ɖ
roofing	86 -12Ɖ13Ɗ16P39ǆ
room	76 -9n7ƍ8Ƅ9ƒƦ10ƇƤ11Ơ13ǅ15Ɵ20X30ƙ
room $	88 -7ƚ8Ƨ10Ƅ12Ƈ14Ơ
roommate	84 10Ÿ14n34Ŵ
roommates	81 39Ƥ
roommates $	84 22Ƥ
rooms	86 -15Ƭ8Ƈ20ƍ30ƞ
rooms $	90 -16Ƭ24ƍ31ƞ
rough	81 -8Ŗ-7I7Ķ8ũ12ǂ15Ŧů20SZ22Y
roughly	68 -16Ǥ7YZ10Ķ12T13Œ16ư18ů19ƙ26ĸ
roughly $	80 -18Ǥ-8ư8ZƔ9Y13ƙ15Œ22ů
roughly what	73 13T15ƙ29ư
round	84 -12Ņ-9Ļ-8ŀ13ƙ16Ɣ24Ū25ǐ26ţơ
route	90 10mš18M
run	58 -12R-9Ʊ-8ńǓ-7ĴŅ7pĸņǡ8nŞƕƛƩƲǆ9ŉūǘ10ŖŤƍǊ11ų12Ǚ13Ŭƀǧ14YĶť15ŧ18eŲ21ƫ22Ɵ23O24ǐ27ǒ28Ʈƿ29A39Ǫ
run $	76 -13Rœ-8ń-7Ņ11ŧ12ū13Ư14ņ16ǆ22ť31Ų35O38ǐ
run a	85 13Ķ14ƕ37Ɵ
run and	80 -16ū18ǒ
run in	88 47ƿ
run it	79 -11Ʊ10ł18A20Ʈ41Ǫ
run me	86 18n23ǧ27ū
run out	86 -22Ų-11Ư7Ţ15Ʃ27Ŗ53ƫ
run the	82 -10Ɵ-8ū12p17Ť20ŬǍ23Y27e34Ǫ
run through	90 7ŋ15ǘ17ŉ
run you	88 -10Ŗ-7ň13ſ16ƍ46œ
run your	90 8Ķ12ż18ǡ
runnin	82 -10Ɵ-9ŷ-8Ů-7ǫ10R11Ǫ12f13ő15Ņ16qŵ17ŀ22ǡ
running	74 -12ū-10U-8n7L8k9u10żƾ14Ɵ15ǫ16ŷ17Ų18h19œ25ǟ
running $	88 -27ǡ20Ų31ŷǟ
running around	88 9L12u24h
runs	76 7Ǜ8ƀ9E11ǋ19ƣ27Ǌ30œŖ38Ų
rush	86 -15ĺ-14i-11r12s13ń24Ļ44O
s	79 -10p10Ź11Ɨ12J16ƅ20q26ǈ38b
safe	84 -7Ǜ20ƚ33ž
safe driver	90 19ž
safety	71 16Ɛ64Ǜ
safety $	86 12Ǜ
safety meetings	88 18Ǜ
safety program	86 11Ǜ
said	62 -11ń-9Ƣ-8oƣ-7ŁŐ7pruKĶūƟǖ8xSŋǞ9fOŭ10qŇŏŞǇǜ11ŕƆ12tŊ13dš14HƧ15GV17Ƹ18c21y24B30ƶ
said $	75 7Ƙ11HV12ŋ13Bŭ14ŞǇ15ǫ16Ɔ20ŕƧ24q29y
said you	78 7ƹ9ų10Hś11KƟ12A13ƶ15ǜ16Ň20d
salary	78 15ưǋ17Ʃ19u21ƨ24W37T
salary $	86 10W39T
sale	85 -12Ǖ7H13Ǫ16ƙ44Ɣ
sales	69 11ǖ14Ǣ26ǝ28ǘ66ǌ
sales $	84 -8ǝ27ǌ
sales is	75 8ǘ13ǖ42ǝ
salon	86 -11n-7ł13Ǐ26Ǌ28ǅ44ǡ
same	63 -11HŶ-8Gż-7őƷ7Ńŝǀǚ8ǧ9űŽǉǘ10ƈƘǠ11ƕ12o13Ň14kǄ17IŒ18ƫ23ŷ24ŵ26Š31SŪ37p
same age	88 -29c53p
same as	86 7Ǆ12o15ű26c
same company	88 -17S28Š34Œ
same one	88 -8Ŷ14ǘ24Iŷ
same thing	85 -10ż12ǧ13pŽ14ƈ39Ū
sat	84 10Ɯ13ư25ŗ
sat down	86 26ŗ
satisfied	88 22Ũ27Ş
satisfied with	90 10Ş22Ũ
save	78 -9Z7ļ12Ż20ĵ27ĺ28ř34ţ
save some	90 -15ţ10ļ32ĺ35ř
save you	90 14Ż17ţ
saved	81 -7ŏ7Ɓ8ţ12ŌƷ15Ǚ46Z
saving	88 -18y21ǫ41Ƴ
saving for	90 -18y42Ƴ
savings	66 9ư11Ƶ12ļ17ĸ26ř47Z
savings $	75 11ư12ĸ19Z
savings could	80 -20Z36ř
savings if	80 18Z
saw	79 7Ŋũ8Ũƭ11Ų12Ɯ13t16j18C21ǀ
say	51 -17a-14ƹ-13ŧſ-12o-10xL-9A-8Ņŏ-7cťƤ7ĶƦǆǓ8ŌŤŨƪƷǁǜ9wǅ10Ɵ11Ƅǩ12Qŋƾ13śųƶ14Ɗ15ŉŞ16ů17Łō18B19ƺ21ň22Ŭ23ǫ24œŕŘ25bł26Ƽ30T34ƣ49r
say $	67 -20ƾ-15ǎ-10Ńŕ7ł8Œ10ZŜŞ11ǆǓ13Ũǚ14Ƽ17ƺǀ18œ19ů24ň25Ŕǫ26w28rƣ31B
say about	69 -10Ńƣ-7ĺŔ8ƀ11r15Ə23ǎ38ŕ
say and	79 22ĺ25Ŭ
say for	90 -31ſ38Ř
say in	90 11ǎ16ǁ21ǩ
say it	79 -27ǀ-16Ų-8N-7Ņ9b12ŉ15ņ24Ɗ44ƾ
say on	86 10ů11Qś17Ŭ22ǅ
say so	88 8Ǥ11Ō13N
say that	88 -19Ū15Ɖ21ŉ35ǫ
say the	84 -11L7Ř10Ʀ12ōƫ14Ĵ19Ų20ŋ28œ
say what	86 14ň16ǫ18Ū32ų
say when	88 11ŕ12Ũ20r
say why	90 37ŕ
say yes	83 -30ŏ9ĺ32ł36Ń
say you	74 -17ǎ-7xǫ7ƅ8Ĺƛ10Ŀſ11Q12Ƅ13Ŷ14T15ŗ17ƺ39ƣ
say your	88 -19a-15o-7w10ĶƄ11ǜ44b
sayin	90 -9ň8o12Wƺ15b
saying	84 11o13N15Ĺŉ23b
says	73 -14ǎ-11w-10o-8ǧ7ťƫ8qƔƬǤ11FVĽ13c14ů16ŚƆ17śſ23a24ƣ
says $	88 14ŗ16ś18ǫ
scale	85 -8Ŕ-7Ƙ9ŀ14ň22Ń41Ƽ
scan	88 -8M42Ŝ
scare	90 17ƥ36ŀ
scared	86 -9Ƌ-7Ņ17ņ19ǃ22Ə30ũ
scares	90 -11ş42ŀ
scares you	90 -11ş42ŀ
scary	83 9ť10ǚ13V30ũ
schedule	84 13Ǥ19ƚ35R
schedule $	90 -15Ǒ21ƚ30Ǥ
school	62 -11š7ƅƤƸ9Ǩ10vySżǖ11KQ16Ů18Ǖ20l22Ƴ24m29Ż30x
school $	71 -17l11ż23xŻ24m39Ƴ
school and	88 10Ƥ14ŵ15Ż
school district	90 -12Ƴ16Ǖǖ20Q
school is	90 -10m8Ż12Ƴ13y
school or	83 -14ŵ-10š10v12ź15KS22Ů
schooling	90 40m
score	79 -8f12ž63Ķ
score $	84 53Ķ
scratch	88 13ƕ14Ő
scuba	84 38ǂ
scuba dive	90 27ǂ
season	82 -12j10U14x15Ɯ18ƞ20ǐ25ǡ
season $	88 -58ǡ-13j16Ɯ89ǐ
seasonal	90 17ơ28ǐ
second	66 -10ū-8H7f8ļŋ9d11AŪ12Iň13ǫ14p15Ŀō16Ǎ17Ɩ18y20Ǡ27ơ30Nŵ
second $	84 -31ơ31ǫ64N
second car	84 32ŵ
second home	90 -22ŵ-12N-7Ɩ72ơ
second vehicle	90 -12ū27ŵ
security	77 7eǚ9Ǚ13ķ36Ɛ
security system	90 17Ɛ
see	61 -15J-12ǫ-10ƚ-9Ư-7Q7ƟƮ8ƈƋǁ9vŔŵƴ10ĺŏŮŻƙƝǔ12Ť13ŀ14ŬƑ15y16Ľľ18ŋœŚǄ20HǠ22ƅ26ǀ30ŉ31V
see $	90 -22ǫ14ŵ15ƙ33ŋ
see a	83 -12ƚ-7ś14ƴ19Ƒ25Ǆ
see if	86 -9ļ8ǜ17Ţ22ĺ28œ
see the	78 -18J-7Ľ9ǀ12Ŕ14Ǚ19Ŭ23ǫ31ľ38Ǡ
see your	85 19ǀ29ƅ33V
see yourself	84 -8Q9ţ18V39H
seen	79 -14ũ-10Ǟ7ķ9ǧ10œ15t18ƛ21ǔ22Ƶ35ǫ
self	90 13Ƅ15Q
self employed	90 13Ƅ15Q
sell	68 -10Ń9ĹƂǗ14ƕƫ17Ɨ18ƹ35Ɣ39Ɵǖ43Ǫ45H
sell $	83 -20Ǡ-12ǖ12Ǘ15ǆ24Ǫ28H
sell for	86 -17ƹ49Ɣ
sell it	90 21ƕ
sell the	88 -11Ń14ƹǪ21H
selling	90 -8Ļ51Ǡ
send	64 -12ś-11ƣ-10ĵ7ŭǃ9ō11ŝ12Ƭ13oK16Ɨ22ǩ23Ĵ26Ľ27ǎ29J33Ŝ
send a	88 7K9Ľ11dǃ14Ĵ
send it	83 13D15Ŝ
send me	83 -14ś22ǎ24Ŝ
send that	90 -13J11Ŝ27ǩ
send the	79 11ŭ17o24Ɨ35J
send you	83 -12ƣ-8Ŝ7K14ǎ18ĽƬ21ō
sending	90 9ľƗ39Ŝ
sense	78 -7ŏ8ň9ř11šŪ16s48ŉ
sense $	88 -7ň44ŉ
sense to	90 -8ŏ17ň19s22ŉ
sent	76 -19ś-12ő-11Ǣ-8ǫ-7ŉ8š12ĺ13Ţ17J18ǚ38Ľ54ľ
sent you	84 -13ő9Ŝ10š15Ţ45Ľ
separate	80 11ƚ19Š29ř
serious	88 7ƿ13Ǒ18Ǆ21ƾ
serve	82 -10ǁ19ǖ42ǝ
serve alcohol	90 19ǝ
service	72 -8Ǥ7yţ9ş10Ş12ƑǠ16Ť17ǆ20Ŀ21Ų26Ʋ
service $	76 7yƲ9ţ11ş13Ƒ17Ť18ǆ24Ų
services	85 -10ǖ-7Ǣ12ǜ19ŝ25ǆ
set	67 -16V-14ŧ-11ũ-9Ʀưǡ-7Ɨ8ķƮ9Ŋ10L11Řř12Ƙ13ĵ15A18ū21T22ǟ26Z29Ļ32Ʋ36šţ42ǈ
set aside	86 34Ʋ
set on	88 -20V13Ŋ52ţ
set up	83 -11Ʀǡ9ķ29ǟ61ǈ
set you	90 -8Ɨ17ĻŘ
settle	88 -7ǫ12G13Ń17Ũ20Ŋ
settled	85 13ŧ33Ơ
settled in	90 36Ơ
settlement	90 19ŧ28Ƙ
sewer	84 36Ɲ
sewer backup	85 23Ɲ
shall	85 21ōƮ34ǫ
shall we	88 -7ǫ39ō
shame	88 8F10ƾ11ƅ
shape	75 17Ɗ33ƺ38Ų
shape $	85 8Ɗ10Ų
shape is	86 39Ų
share	74 -8R-7P7ź10ǖ11ǈ13ǚ15ƤǏ16n17Ŵ18Ƣ25ŋř27ų
sharing	88 -7F11T26Ƥ
she	56 -22ū-21ƺ-17ƻ-13ǫ-12wŕ-11ű-10Qǉ-9ķƗ-7LŶƾǎǢ7Ũ8UŲź10ƭǞ12yƆƤ13B14Ǌ19ŷ23ƪ29ŴƵ30p33Żƹ34xư36ŵ39os41t43Ǆ46qv56r
she $	86 -17ƺ14Ũ15v17Ǆ
she do	86 -11Ǣ8Ÿ16q18ƹ21Ǌ
she does	88 -11ű8rƪ12x13q17Ɵ
she get	90 -22ƹ-7Ŷ12ź14Ż37ư
she go	86 -8q24Ŵ28ƹ56o
she going	90 -19Ű12r13ź34Ŵ
she have	85 -12ƺ-10r13Ƶ17ƹ54ƪ
she is	73 -11w-7ƹ11A14r15U19p20Ż25t26s35v
she keep	90 -13ķ13o29ƹ
she take	88 -22Ŵ-9y23ŵ37Ż
shed	81 -7Ǒ8Ɵ32ƹ46Ɠ
sheds	90 21Ɠ
sheet	88 14fu19ś
shifts	88 25R28ǐ
shingle	82 21Ǉ25Ɗ
shingle or	90 
shingles	78 12Ɯ26Ɗ46Ɖ
shingles $	88 12Ɖ14Ɗ
shipping	80 13ǟ
shipping if	80 13ǟ
shoot	80 10h11c14J15a17Ŝ
shoot you	90 9K13c
shop	60 -32D-24ƥ-23ƣ-16Ő-14i-11w-10SƦ-9Ɣ-8ǩǫ-7xů7gĽǚ8ƶǨ9Ǣ10y11ǆ12UƂǒ13ǟǠ15RǪ17ǖ18Ǥ19ƙ21ǊǑ22Ɵ23Mš28Ǉ29ǅ31ǡ32ǎǧ37Ǐ39Ŷ42Ǎ
shop #	90 9ǟ10Ŷ
shop $	66 -27Ɵ-25ƣ-24ƥ-15ǐ-14D-11S-8iǩ-7ů8ǅǑ9g10ǚǨ12Ǌ13ǧ14ǒ15ǡ19ǖ21R25Ǐ29ǎ35Ǉ36ƙ50Ǎ51Ŷ
shopping	82 -7ǫ9ţ15ő30Ļ34Ņ
shopping around	85 9Ļ10ţ36Ņ
shops	86 -8ǐ8ǎ11Ǌ13ǅ14Ǫ15g
short	86 7W13ťƞ21ư
should	57 -17Ū-12r-10Ŋ-9Ǉ-7Ŷ7Ō8ǄǢ9hľ10ILŵƅ11ǫ12uO13ŏƺ14Ƹ16ŨƮƳ17NƯ18fM19ǩ20a21ĵƚ22sD25K26Ÿ27ŉ32ō
should be	86 -15ƣ13Ƴ14ǩ15ƚ17Ÿ
should i	64 -10ŎŪǇ-7Ư7Ÿ9cŌƅ10Ǣ11ľ12Iĵ14L15MO16N19ŏƮǫ22ō26aD32K33ŉ
should it	85 -11c10b12ƭ18ĵ19ǩ36Ư
should know	75 -8ƿ-7ƾ14Ǆ17h18Ŏ19ƺ
should we	78 12M18Ƴ20ō30s
show	74 -10L7ţŤ12Ƒ13nX14ǀ16d17Ŧ19ŏ20ǫ25ľ28ŋ
show up	86 15Ƒ20Ŧ
show you	86 -11L8ţ16X23ŏ32ŋ
showed	85 16ň24B
showing	85 -7ƈ9Ɵ12Ɔ16ƅ
shows	86 11ǔ13Ŧ16Ř30ǣ
shut	76 9ŷơǗ12Ō23ǐ35ǟ
shut down	88 10ǟ11Ǘ16ǐ
shut the	90 -7ǟ11ǐ15ơ
shutoff	88 20Ū43Ɲ
shutters	90 24Ɯ
sick	79 -11ưǟ8ŀǀ10x21W32ǝ35Ǫ
sick $	84 -12ư8ŀ9ǀ22W26Ǫ
side	64 -13ƺ-9ũǆ-8Ǒ-7ƾ7ŬƊ11ŕƋ12ķ13CƀǄ14ǝ15TŃŔ16ŨƂƿ19ų20Ǐ27Ǣ28Ɵ
side $	81 -17ƺ7Ǣ10ƿ11Ŭ14Ǐ16C17Ǆ20Ŕ
side business	79 15Ɵ
side hustle	88 38ų
side of	88 -12ǆ21C23ǝ26Ƃ
side work	79 -7ų10Ů
siding	82 43ƈ
siding $	88 23ƈ
sign	65 -9ŜƓ7ƪ8ł9H11ŗ12Ĵ13W15Ƴ17ŏƔ18ǫ20JƘ23Œ24ǅ28Ǖ41ō
sign $	88 -21ǅ18J20ō54ǫ
sign a	80 22Ƴ
sign off	90 21ł
sign up	84 9ƪ16W26Œ
signed	79 8Ŕ11ł13ō14Ƥ18ƴ
signed up	86 -7Œ9ŔƂ24ō
signs	84 -9Ʊ8q17ł20Ǣ27Q
signs your	90 -10Ʊ10q39Q
simple	88 14ļ26Ʋ
since	59 -9ŝǫ-7Ɣ7IŹƕ8P9ƌ10ŽƥƬ12Gź13B15Ť16ŘŦƻ20ǡ21tǇ27i33S34Œ36Ǡ38Ū
since #	72 -8Ū9ƕ10ƾ13ƬǇ14ƺ15Ť16S33G
since $	85 14t17Ŧ36Ū
since last	88 -9Ū13I20Ǡ
since somebody	80 15Ǡ
since that	90 11Ɖ17Ū21Ŧ
since the	88 17t38ǡ
since then	84 -18ƍ8ƌ54Ū
since when	84 -15GŪ-8Ǡ-7Ŧ16Ź38S39Œ
since you	81 -13Ū-8Ɣ-7Œ11Ž12Ř19iB20Ǉ29ƍ
single	78 -11ǁ15Ƈ21ǫ23ƚ38f
single $	90 32f
sink	88 10ƍ18Ɲ36Ĺ
sister	75 8Ǧ10ņ11hA14ƹ15U25Ʊ34B
sister say	88 -7A32B
sisters	85 -10w-9ǅ-7B7Ʀ27ƿ48A
sit	75 -12Ů10s12ƛ13ǝ15ĺ17M18ŵ26ƈ27Ł
sit down	84 7M9L15ǝ20ĺ
site	86 -13Ŵ14ǝ16ŵ21Ƨ
site $	90 7ǝ22Ƨ
sits	84 7ơ9ű11ŗ12ƃ
sittin	86 -10ş14H15Ł16n18ƚ
sitting	74 -8Ő7ƈ8Ł9ŵǨ11nZ12r13ŘƟ14j17ơ21M23ķ
sitting in	90 13Z17Ɵ
sitting on	90 11ƈ
situation	86 13zǪ14n17F
situation $	90 -7ƿ13Ǫ15z32n
size	83 -10ư8Ǡ15Ƈ17Ŕ25Ʈ
size of	88 8Ŕ16Ƈ
skip	82 -15Ǩ-11A8ŋ13BƂ15ƃ17ŊŰǃ
skip it	90 -16Ǩ13ǃ15ŋ17ƃ
sky	88 11ǂ12Ƣ33j
slab	82 10ƕ45ƈ
slammed	90 13i14ǐǡ
slammed $	90 13i14ǐǡ
sleep	74 -12ǉ10ŀű11xƞ14ũ18ĹŃ20ļƦ21ō24n28ƾ
sleep $	88 23x31Ʀ
sleep at	86 -10x11Ĺ14ƞ30ļ
sleeping	85 12Ŀ22x
sleeps	90 8Ɛ11n26ű
slide	90 23Ǝ
slow	75 -9Ŗ-8Ū-7N11ŉ15Ɲ20i23U24b25ǡ45ǐ
slow $	86 -16ǡ-8Ŗ7Ś8ǐ34U
small	74 -11ƙ-10ǖ8ƨ12Ǌ13ő15ǆ17Ƨ19Ť24ŧ
small ones	79 22Ť
smart	82 -9Ɲ11Ɣ15Ū17ŅƮ19Ɛ20A
smoke	71 -7ǁ11ƒ15Ʀ20ƻ30Ɛ32Ǆ
smoke $	80 21ƻ37Ǆ
smoke alarms	88 25Ɛ
smoke detectors	84 -17ƻ22Ɛ
smoker	88 8Ǆ19ƻ
smoking	90 34ƻ
snap	88 15Ŝ
snap a	90 
snow	85 10ǆ53j
so	34 -13Œ-12Ł-11oő-10ŦǠ-8aƾ-7ƓǄǫ7tJOƣƧƵƷƻǉ8DPļŊŕŢŮƦƿǁǃǇǈǥ9AIUĿūŶźƗƚƫǛ10ńŚŪſƕǆ11fwyĸĽŀų12gŠƏǋ13qSłōƉǗ14ƟƠ15LĶŤƅƘƮ16hk17sTĻŅŴŷŸƖ18ŉŖŞǜ19nĺƢ20c21QťƤ22ip24ƨ25Ŕ26ŧ27ţ
so #	69 -26Œ-24T-15Q-14ƆǠ-13cő-11řƮ-10ŭ-8CǊ-7ƚƠ9Ÿ12ƙ13DŰ14ƄǇ16ǋ17Ƭ19ǌ20dů24Ɣ29u32ŧ34Ƽ40Ɩ45Sǉ55E
so $	76 -9f-8o-7ǑǕ7ŻǏ8j10ĶƟ11ľŴ12Ƹ14Ƥ15C16ł19p20ǜ23ǃ
so @name	82 -14a10Ǌ14w15r20Ŵ23ź27s
so a	75 -19ƫ-8ż8Ť9ǁ10Ǟ12m13Ĺƃ15ķ19Ư20ū30ť35ǣ
so about	75 -10Ǥ-8ĺƼ-7ş7ǝ8ǋ13Ɩ15Zƙ31Ǒ32ǖ43Ʈ51T
so are	90 11Őŭ27ō
so do	82 -21ŏ8Ǚ11hR38ō
so far	75 -8Œ-7Ŵ7Ņ9ŷ11Ŋ12y13ň15ƣ20u23Ơ31i34ŉ
so give	77 7Ƙ8ļ9Ŧ10ŭƉǢ15Ķŷ19o
so he	80 10xƪǄ12s14r15Ǜ28q48p
so how	81 -7g7Ǥ8Ǫ9Ļ10ǣ12ơƳ22k27ť
so i	63 -18ŗ-13Ŋ-12ǫ-10R-7v7oIņť8XŋƷǌ9ińŅřƘƚǋ10ƿ11O12Y13Œ14aM15mĵ16ŉŚ17Ŗ18f20œ31L
so if	79 -10U-8X8B10ţ12ļ14Ĺ16Ǫ30Ŷ45ŏ
so is	82 7Ơƴ9Ů10ƒ11iř13tĶ14ĺ21Ɩ
so it	56 -18Ɣ-14ŷ-13o-12Ǆ-11Ɩ-10Ŵ-9pXŉœ-8r-7czDŵ7ĸĽŝƽ8ŪǆǏ9aūųƆƋƝ11k12hQş13Ɗ14wA15ŁńŚǈǝ16Şǅ17Ų18Ř19Ļűƫ20ŖŸ23ĴŮǡ25ŔƤ30Ƣ48n
so just	78 -21ū-18ƾ-7ǫ9S12ƚ13Ť14Ł20h21ƽ22Ÿ
so let	84 7s9I11Oœ13ł
so long	88 -16Ƹ-9G11Ş18ţ21ǫ
so much	88 9Ż16ŷ21ŀ
so no	84 -7ĵ15Ĵ21Ŋ
so one	86 -9W14Ž15ż16Ǎ41ƨ
so she	81 -10ű-9v-8L12t14Ż15Ɵ24sƆ29p
so somebody	90 -12Ǣ39ǚ
so stop	90 11ƾ12ľ15Ƃ
so tell	64 7kzAQŭűŷŻ8yŖŮǜ9Ɔǔ10CŞ12UƝƦ14Ľ15iƧǈ16Ņǁ19x
so that	68 -14E-8ŏ8ĸŚťƫ9Ƒ10ň11y12QƩ13bv15J16ū17ǅ21Ɖ22c23I28D32Ŏ35Š
so the	63 -11wūƕǉ-10ƣ-9oŉƳ-7Ł7ű8vMŪƩ9ƌǩ10ņşŮźƑǊ11I12UŦŴǤ13Ǘ14ĸŷƅǎ20aǕ22ŧ23Ň24Ş31Ə34ŵ
so there	67 8ƞ9ŖǏ10Ɠƚƨ11ķŪ12Z13ĸƎ15ƪƬ18ǧ28Ţ
so they	76 -16ƣ-11E-8Š-7ƨ10ņƕ14ǘ17œ18ƅ23ŧ24W50ŕ
so we	76 -10Ő-8ǫ10ŖŜƯ11TƗǁ12sĵ15ū23ō26Ʈ
so what	66 -13łœ-10ňŞ-8ƙ-7NŁ8bŇ9LŷƋ10ĸĺƮƯ11c15Jŀ16Qş21ū29PĻ30g33ǫ
so when	85 9R10ų13HŒ16Ƥ17ř
so who	88 11nǢ15wQ24u
so would	88 10ƙư12K14X
so you	49 -15p-14ř-13ǝ-12ĵƋ-11ǣ-10ĴŞƌǫ-9aŁŐūŮ-8ELĸĻōşŦ-7bhvIŇŭƆƝƣƶƹǟ7NŶƾǇ8ƛǒ9ļľőšŪơǛ10ńœŷƷǙ11CŃŝƟƠƨǂǜ12FHƼ13fŅśžƲƻ14RŴƢƦǀ15U16Ǡ17gVŉ18łƞ19ųƀ20ŘƳ21l22ĺ23Ɣ26Ŕţũ33G35c36ſ
so your	67 -11ő-8ƾ-7bƨ7q8xzǇ9tƄƜǪ10ŴƱ11oź12ŀƕ13Ŋ14e16Ǣ17ŬƵ18Ʃ19ǥ23B24ƿ31š
social	75 11Ǚ12ķ17ǈ26ǁ47e
social $	84 20ǈ30e
social security	84 7e13Ǚ16ķ
soft	88 8Ɗ19Ķ
softball	90 10g13x
sold	78 -11ŔƔ-9Ʊ-7Ĵ7ŗ10Ţ13P14Ɨ15ŷ18š20ĸ24ŝ27Ň34Ų
sold it	86 -12Ɣ-10Ʊ14ŗ33ŝ39Ų
sold you	88 -11Ŕ25š33Ň
sole	84 49ǈ
solo	90 -8F16s22f25Ƥ
some	62 -15Ŋ-11ǫ-7őƳ7ŎźŻƊƍƧǃ8UĹŖƑƪǧ9lzžǨ10ĸĿ11ťƬǉǠ13Q14š15ƣ19ĺƔǊ21m24ŋ26ř29ļ
some $	85 12u13z28Ɣ30ř
some money	88 9ļţ17Ƭ30ĺ
some of	84 -8ő-7Ǔ7Ǌ8ǟ10ƣ12ŧƧ18l
somebody	55 -11Ĵ-10nũ-9VƄ-8ŃŢ-7Ť7ƂǤ8hŘŴƦ9ĽŝƵ10šŨƞơ11fŇŶƆǀǜ12Ǎ13ĸ15ưǚ16ĿƗ17ƀƱ18F20QƐ21Ǟ27A30ſ
somebody $	73 10Ƥ17ƵǞ19Ǣ20f30ſ
somebody close	90 13Ļ
somebody could	90 28ĸ
somebody else	75 -14Ĵ-7ĸ7aŅ10Š13Ŵ14Ɨ15ł24Ǎ28ư
somebody in	85 12Ň18ǀ23ſ24A
somebody last	79 -8ŝ12Ǡ15ŗ
somebody or	85 -11V10Ő20Ŷ34Q
somebody sued	80 13ĸ
somebody to	90 14Ƃ44Ʊ
somebody without	90 -14Ő-11Ţ42ƀ
somebodys	88 -9Ʋ-7Ļ13Ő14ŭ16Ƶ18ť
someday	88 10Ʊ12z19VǠ32y
someone	81 9ƀ12ƕ13łǜ17ƵǇ28A
someplace	85 10Š13Ǎǟ15H19Ƨ
someplace else	88 11Š14ǟ16H
somethin	72 -13ş-8ƭ-7Š7Ŋ8Ĺň10HNZ11ĴŎƱ14Eƚ15ūž16Ņŷ21Ļ27ŀ
something	54 -14y-12ŀ-11ſ-9a-7HļōŝƚƛƝƷ7mƃƣƨǕ8ĺŋŐƋ9Ňƅ10PľŵƐ11Ǘǝǫ12rŕŤŬƮ13giNĹ14ĻŘ15Ńƭ16Z17ŁŶǪ19Ŋ20Ƽ21ŗ23ř24Ƹ27ƪ32ş
something $	78 -33Ł-18Ŋ-10ƚ-9a-7ō12ĹǕ14ĸř15NŐ19ŋ24ǫ28Ť
something broke	80 24ř
something else	80 -7Ŵ8ŷ9Ł10K11Ļ12j13ū14ŏ17ť30Ŷ
something happened	78 -21Ļ-7ŀ9Ĺ10řƪƱ14ư17Ǫ29ŗ30ƭ
something happens	86 10ŀŗ17Ǫ24ƪ
something i	90 -9ǫ18Ŋ34Ŏ
something in	88 -7ƪ8ļľ14q19ƅ
something like	85 33Ń34Ƽ
something on	90 -13Ļ-7ļ11Ƹ12Ŋ14ŕ24ƪ
something that	72 -13ǫ8UĻ10ƃ13X19Ƶ20Ǘ25Ł
something to	88 19Ŋ25ǫ
something you	77 -19Ş-7Ʒ7ĵŶ8ŋ10ľ13g14ŀ17ş19Ŋŵ23r24ĺ
somewhere	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś22Ʀ23ŵ
somewhere else	82 -25Š-8ŁŎ8H16ǟ20ţ29ŵ40Ƨ
son	73 -20t-14Ź-9Ư-8a7u9Ž10o12Ʊ14Ŵ18wǊ21x23y28ź29Ǡ35v
son or	90 8Ǡ9u12Ž
sons	85 -13ǈ-11o20uy25ǅ26x32w
soon	71 -8Ǟ9Ƃ11ƅ12Vŀ13Ŗ15y19Ǡ22ź26H42ń
soon $	77 -9Ǟ9ń15V22Ǡ24ź31H
sorry	73 -18ł7cŉƼ11z15Ň17Ƶ20a21f23ǫ
sorry i	85 -13ǫ9c21ŉ
sorry to	88 11ƿ12Ň13z17f
sort	88 11ǂ17ƣ38ƫ
sort of	90 11ǂ18ƣ20ƫ
sound	73 -13S7b8V9Ŧ11iƺ13ƙ15Gů17l19ľ28c47ň
sound $	90 24ň
sound like	86 -11ň9c12iľ22l
sounds	73 8nƇ9FLƞ10NŨƑǝ11BǊ12ƿ13ũ14Ǫ15b16Ŧ
sounds like	76 7rŇōũ9nFƇ10LNƞ11BŨ12ƿǊ14Ǫ17Ŧ
south	85 9l10Ɗ17C32ơ
space	75 -26F-16ƌ7ƈ9Ǥ15Ə21Ƌƒ32Ǎ36ǎ
space $	82 -22F9Ƌ14ƈ57ǎ
spare	83 -19Ŝ-12ǫ-11ū-7Ʒ8g30Ɵ34ŵ43O
speak	88 13ƿ15ǫ16ś17N23Ő
speaker	90 33s
speaking	88 36a
speaking with	88 36a
special	76 22Ơ35ƚ
special you	80 11ƚ
speeding	83 23ż
spell	76 -16a-9ǩ12ǅ13J14w16t40b
spell that	83 50b
spell your	90 -18a8J17w
spend	79 -12N8ű12Y13Ƹ19gl20k50X
spend a	90 12g15Y
spend your	88 -14N10g17Ƹ22l23k
split	75 12ſ15ĵǉ21Fƭ37Ƥ
split $	80 19ǉ
split it	90 18ĵ19Ƥ26ƭ
sports	86 30ǂ34g
spot	80 -13ǫ10F11ơǍǚ12ƛ19Ơ22ű27M
spots	90 8Ɗ
spouse	71 -25ƺ-7ƽ12o15ƹ16p20q29r34ƪ36Ǆ38s42f
spouse $	90 10s14Ǆ17ƪ22f
spouses	83 -11c-9a-8P10ƹ23q29o34p
spring	72 -12Ɲ8Ŧ9Ɗ10j11tńư12ƛǠ13ľ15k19H22Ŗ25Ť
spring $	78 -13Ɲ13ư14ƛ30Ť
sprinklered	90 -31ƥ45Ǐ
sprinklers	79 56ƥ
sprinklers $	88 -32Ǐ62ƥ
sprinklers in	90 -39ƥ61Ǐ
square	71 14ƕ18Ǎ29ǘ44Ƈ
square feet	76 18Ƈ22Ǎ
square footage	84 25Ƈ
sr	84 45ƅ
sr #	84 45ƅ
staff	81 -16ş29Ǟ33Ǌ50ǉ
staff $	86 -17ş21Ǌ33ǉ
stand	80 -13q-7Ǎ8Xſǘ12Kơ19r21Ǐ27ĸ
standing	88 15ƙ16Ɠ19ũ
start	65 -12Ƒ-10GLVƳ-7ĺ7Ÿ8Ŭ9Ļ10ř13ŚǕ14ƌ16d17X18aŖǇ19ť21ź22Œǫ26R27ń37S
start $	81 -26S-7ōŒ12Ŗ20Ǉ22d47ń
start it	90 -11L26Ǉ41ō
start the	88 -16Œ-15Ƒ8Ƙ10ǩ20ť23Ǉ
start to	90 -13ń11ť20ƌ29X
start with	79 -12Ǉ-10S-7ş8a11Ŭ12Ÿ18Ś37Œ
started	73 -10Œ9xŌ10Ž15ƿ19Ļ24ō25Ǉ27Ŕ36Ƴ
started $	85 -17Ǉ7ō11ť18ƿ22Ƴ
started it	90 12Ō33Ǉ
starting	84 -7ǫ8Ź9t11j36Ő
starts	85 7Ŭ8Ƙ11ŚŹ
starts with	88 7Ŭ11Ź12Ś
state	65 -14Ÿ-8S7Ɯ10Œŕ12Ķķ13mņ14Ŭ15Ż19EƳ21Ņǖ27őŹ28ǥ30Řƅ43C
state $	88 11ƅ29ǖ38C
state farm	83 -14Ź-9S11ţ12Ņ17Œ18ņ45ő
state is	90 11m28Ŭ
state minimum	84 16Ř
statement	83 13Ĺ16Ŀ29Ƭ30ś
station	84 18Ƒ
station $	85 18Ƒ
status	84 40f
stay	63 -25š-17Z-14Ļ-9t7n8gBưǊ9Vƪǐ11Ǡ14Ǫ17Ƨ20HţƦƩ23X24ř28ƫ42ƹ45ƞ
stay $	86 -17Ļ-10ƹ10ţƞ28Ʀ
stay at	90 -12t-10Ǒ10Ɵ12q15ƪ26Ƨ
stay closed	90 -15Ʀ18ǟ
stay in	83 -15ư15Ǌ23Ʀ61ƹ
stay there	76 -34Ʀ-19Z-7ƴ10ƹ11n24V25H31ƞ32ř
stay with	83 -32š11Ʃ23ţ33Ʀ
stayin	88 8y13K15ǡ19k
staying	69 -13S-9ƞ10H13n14tF15ǡ19ţ21Ļ23j24Ʀ36V
staying at	79 14n41Ļ
staying put	90 -8y-7V41H
staying with	85 22F23V
stays	90 -9D15Ʒ35ű
step	79 -13S-11ƞ-7J8Ǡ9dƊ11Ǫ17ſ21Ǉ34ǚ41Ʊ
step in	90 -11ƞ49Ʊ
steps	81 9ť18Ū23u44ƞ
steps and	90 7u11ť13ƞ
still	54 -10aƯ-9ƨ-8Ŵ-7ťź7MĴƻǈ8y9jőƷǡ10ƩƼ11Ơ13Ŋ14ŭƮ15fǫ16cƘ17zC18U19tŪ21ŸƖ22q23Q24P25D27v28J31Iũƭ
still #	88 -7Ź12j19Ƽ20c
still a	78 13ũ14I15c
still good	85 -11D8L10O17J21IƷ
still have	78 -11ƨ13Ʃ37Ĵ
still in	88 -7F9c17Ơ53v
still living	88 19z
still on	88 13D25ƭ
still owe	81 -28Ĵ11Ŋ43Ɩ
still the	88 7ƍ8H14F15ŝ16Ū
still there	90 -11ũ13Ū17Ʃ76ǫ
still with	85 -7Œ17ő24z52Q
stock	81 11ķ29Ǒ31Ɵ
stop	71 8ƾ9ľ11Ƃǝǟ13ŉ15ǐ33M
stop at	90 7ƚ
stop me	86 10ƾ11ľ14Ƃ17ŉ
stop you	80 13ǟ
stopped	84 13ŀ24ư
stopping	86 16y18ţ28Ł
stopping you	88 19ţ30Ł
storage	76 -10ƙ8Ɠ61Ƨ
storage $	88 -7ƙ28Ƨ
storage unit	85 20Ƨ
store	72 8ƥƽ10Ǒ11Ǡ13Ǐ14Ǉǘǡ15ǌǣ16ǐ20Ǚ22Ǥ23Ǎ
store $	86 -7ƥ9ǐ15Ǒ16Ǎ19Ǥ24Ǐ
store or	88 -16ǐǘ-7Ǐ8Ŵ14Ǎ18ƥǡ20ǌ
stored	88 -17Ǎ7Ƌ10Ƨ36Ǚ
storefront	90 18Ǎǎ
stories	88 -14Ǎ-7ƥ7Ƌ18Ǐ27Ƈ
storm	79 11Ū28j66Ɯ
storms	86 13ŕ30Ɯ
story	78 -7b7l12ŋ15O19š23Ŏ34ť43Ƈ
story or	90 -7b17O33Ƈ
stove	78 56ƒ
stove $	85 44ƒ
stove in	88 12ƒ
straight	75 -7G8ƾ9oż10lǩ11ŉǐ12ŕ14Ţ18Ŵ20Ł21Œ23ĵ
straight $	90 7j13l23Ŵ
straight with	88 11ż25Ł
strange	79 10y21Ǘ25K
strange invoice	80 22Ǘ
street	64 8ƈƥ9t10Ơ14E17Gŝǅ18Ǎ32ƛ34ű45D
street $	71 9ƥ10ƈ11tƛ22D24ű
street address	84 22ű
street and	90 15Ǎ22E
street or	90 13D25G
strip	88 7Ŭ21Ǎ34Ǐ
stroke	86 15ƿ25ƾ
structure	90 14ǈ30ƕ
stucco	88 38ƈ
stucco $	90 28ƈ
stuck	75 -14Ĵ12Œş14ƥ18Ł23ư24Ʋ27Ŷ
stuck with	78 -14Ĵ13Œ26Ʋ28ư
student	71 -8ŭ11Ƴ26Ĵ36Ż
student $	88 37Ż
student loan	80 22Ƴ
student loans	82 -9ŭƳ34Ĵ
stuff	62 -7ƿ7ŌƁƻǧ8Xƚ9ƎƴǁǗǚ10sŮƜ11ƊǞ12ƌ15şǒ16A19Ǆ21Ƥ22Ɵ25Ǥ27ƙƧ
stuff $	76 -12Ƨ-7B8Ť9Ƥ10Ɓ12ƊƴǁǙ13AŘƜ15ƌǑ18ǚ20ş
stuff at	90 -7ƙǑ8Ƨ10Ɵ14Ǝ
stuff in	86 -10ƙ-7ūƟ7Ǥ9Ǖ23ǒ
stuff is	88 -8ł11Ő14Ƨ20Ǟ23Ƥ
stuff worth	90 26ƙ
stylists	78 28Ǔ
stylists who	80 -10Ǌ19Ǔ
sub	84 -12ƌ-8ǩ34Ǔ45ǔ
subcontractors	83 17Ǔ
subs	70 -16ǩ10Ǧ45ǔ55Ǔ
subs $	78 -14ǩ8Ǧ46Ǔ
such	88 8w13ƽ14Ž
such $	90 8w14ƽ
sudden	90 12Ƶ16Ĺ17Ļ
sued	75 29ĸ39Ǟ
sued you	77 26Ǟ27ĸ
sugar	85 -10Ŧ9ƿ18ƾ26ƶ
summer	83 -11n14Ǝơ19ǉ24k32x
summer $	88 9ǉ15Ǝ22x
sump	81 44Ƌ
sump pump	84 25Ƌ
supper	90 13rǁ23L
supplier	81 -9ǟ27Ǘ
supplier $	88 
suppliers	82 28Ǘ
suppliers $	85 28Ǘ
supplies	90 10ǒ20Ɵ
supply	90 -12Ɵ7ǒ10ŕ14Ǘ
sure	78 -8y-7şǫ8ƍ10Ƴ11ũ12ŁƆ13Ĵ18ŗ21ǔ
surprise	90 20Ǧ
surrender	88 26Ƭ
surrender value	88 26Ƭ
survive	88 18x29ǟ
suspended	85 21ƅ32Ź
suv	90 -11ǒ-7Ÿ25Ŵ29ū
sweet	84 -7x7Ř8wŬ10Ś16tƓ17Ƹ18ŭ
swim	90 45Ǝ
swimming	88 18Ǝ
swimming pool	90 
swing	84 7R14ĵ21M28X
swing by	90 32M
switch	79 -10Ŧ-8ǌ10ŃŹ16ōţ27Œ
switch $	83 11Ń17ō21ţ
switching	88 33ţ
switching $	90 24ţ
system	69 -10ǉ7ķ8ǟ9ŚŢ12ǝ23ǚ24Ɛ25ǘ30Ǚ
system $	76 -10ǉ29Ɛ47Ǚ
system were	80 17ǟ
t	88 8ǚ15ƀ32b
table	79 8ś10TŃ11L12ư13Ƨ17s27n28M
take	53 -24Ĵ-17Ł-15Ļǫ-11ŵ-10AŸƵ-9yƪ-8ŷ-7PĿŲư7eWŦ8NŞǆǪ9fŋŪ10ƙǔ11ŜƖ12ŏ13Œ15ƑƬƱ16Ƙ17ǃ18zũ19ƕ20ňţ21šŨƳ22ŃƮ23Ʀ24ź25ĸ26B27Ǆ28Ż30Ʃ32ƽ35Ű36ǘ
take $	78 -32ŵ-18Ń-8ňƪ8ǒ9Ŵ17Ǆ25Bƽ35ź61ŏ
take a	77 -8ǫ8Ƒ11ǁ12Ż14Ƭ15eǃ25Ŝ
take bookings	79 10ǘ
take cards	88 31ǘ
take care	78 -7Ƴ7ǚ10Ǣ13W18Ʊ24Ʈ31z
take for	90 -50ŏ10Ʊ15ţ48Ń
take it	75 -22Ł-13š-11Ƶ-7Bƨ9kĸŮ10xŴ11ŏ14Nş16f17ƽ19ŵ50ũ62Ʃ
take on	90 -19ƽ-7P27ǆ34ň40B
take out	86 13œ14ƨ15Ƭ24Ɩ31Ƴ
take the	78 -18Ŵ-9y-7A9ƽ12Żǘ16ź22Ń32Ű37Ʊ
take to	78 -7Ń17Ƴ19Ʈ20Ũƙ21ţ22Y31ƕ
take you	84 -31Ʊ-7Ʃ36Ű64Ʀ
take your	85 8Ń11Ƃ12ǃ13Ň25Ŵ
taken	77 -10Ƭ9ĵ34Ĵ
taken a	79 -10Ƭ35Ĵ
takes	77 9Ƅ10Ʒ11OŴ13ŝŵǪ14ǃ26ǌ27Ǡ
taking	83 -7ŀ8kz10ĵ17t48ƽ
talk	69 -17ǫ-14Ŋ-12Ň7TU8ŋƄ10s11ŝŶ12ľŅ13ǛǢ14A16ŉ17Ķ22ĺ60N
talk $	82 9ļ10ľ49N
talk right	90 28N
talk to	86 -14Ň16ŝ17ŅǢ20A
talked	75 7Ņƃ8s10ƪ12Ʊ13ƹ16B24i28š33r
talked about	85 12ƪ15rƱ16ƹ
talked to	86 10ƃ13s14Ņ
talkin	86 8Ņ12aCƆ14Ŏ
talking	70 7Oń8ľŠŧ9Ǝ10c11huŅ12Ŕ13X14Ƈ18a20Ŧ21v25ň32ǫ
talking $	86 -7v9ĺ14Ŕ15ch26Ŧ
talking about	84 -12ĺ-7T10v11ŠƎ12Ƈ14ū15u17ǫ22X
talking to	83 14ľ23Ņ27a
tall	81 21Ǆ61Ƽ
tall are	85 -7i37Ƽ
tape	86 44Ō
tax	84 9f10ǌ11ǈ13T23Ɔ
tax return	90 9f10ǌ12ǈ15T
taxes	85 -7ŝ12ǅ14Ʒ15œ24T33Ǣ
teachers	90 18ķ
team	83 -7Ƣ8ł11Ǌ13ƹ21x35ǫ45ǉ
teen	86 -8Ÿ45ź
teenager	76 12Ů13Ż20ź
teenager in	79 14Ů
teenagers	86 13ź25v
teens	90 10źƃ
telematics	86 33ž
tell	45 -14Ļň-13ş-11owŤǒ-9bIŃ-8rŊŦƫ-7LXŜżƉǎǑǧ7zĵŘŝŢūŮƳƴƶǖ8jŁŅŇŔţũƜƸ9qFHĽƪǓǘǝǠ10EMŀłŐűƀǊ11gnǈ12xŽƋƯǁ13kuUĺŲƧƲ14Ƶ15i16ƅ17ŋƠ19ŕ20ť21ŗ22Pǆ23Ŏ35B
tell me	46 -30ǫ-15B-13ŋ-12Ļ-11ǒ-10o-8bpIŃŦƛƫ-7LŊŜşżƉǎǑ7tľŮƳƴǖ8jzĵūƜǚ9ŇšŢţŵƸ10qEFHŁűƠƶǓǘǝǠ11MłņŔƪǊ12gxŀŨƀƋƯ13inŅŘŝũŽƧ14kuPUŲƲ16ŗ19ĺƵ25ťǆ27Ŏ
tell you	69 -17Ũ-15rň-12w-9ĺœŘŝşŤ-7ņšƵ8y9Ʃ10ǁǈ11őƠ12ĽƗ18ų20ŗƅ21Ő27ŕ46ŋ47ǫ77B
tenant	86 -8Ǖ-7Ʀ11ƞ12ƥ16Ƥ27F
term	70 -11A10ƞƷ16B26Ŗ60Ư62ƫ
term $	90 -10ƫ16Ʒ18Ŗ
term or	82 -9Ư26ƫ
terrible	90 10g12wŔũ
test	85 8Ũ23ǃ
tests	90 31Ǜ36ǀ
texas	90 12Ź21l
text	72 11ƅ18Ŭ24Ŝ40K
text $	88 
text me	86 -14K9Ŝ24Ŭ
text or	90 35K
text you	86 14ƅ41K
than	63 -10C-9ǫ7LŪŵǎ8ŔƔ9aňŲƫǉǣ10ZƂƉƼ11Ŧŧƨ12œ13Ǩ15ņ16ĸ17Gů20Ǆ25K27pſ
than #	75 -11S8Œů11Ļ14ƉƼǉ16Ŧ17œ26G
than a	84 11ū12SĿƚ13ǣ17Ǩ
than that	90 16ŘŲ22ſ
than the	86 -17Ř-7p10ň13ŵ17Ŕ18ſ
than you	83 27Ǆ45p
thanks	86 9ĺ10ĸƶ11a
thanks for	86 9ĺ10ĸƶ11a
thanksgiving	88 36k
that	30 -27ǉ-16i-15PƮǡ-14ĺ-12yǏ-11XƋǠǪ-10sNĴƙ-9eZƜ-8ĿſƤƨƯƴǎ-7ŶƀƗơƪƹǌ7AŝűƂƃ8hnĸŢŤƎƞƢƳǃǅ9FŐūƈƌƍƔǒǩ10ŞƚǛ11lĶŽƉƛƽǗ12jķŖųŴƒƧǕ13ōŨǖǤ14MłŌ15ŕůǂ16oDƓƫǁ17tRŰƁƆƬ18żǟ19dCŚƩǍ20pľ22S23ŗŜŪ24uQŬŭƟ25Łœŧǫ28E29ž30ĻťƵ31Ů34ŷ36G41ŉ43Œ50Ĺ51š52bŎ53ň56ũ58Ŧ
that #	86 -10ř-8J8Ŭ14ǚ15œƁ
that $	53 -22ũ-16Ʈ-15ŧ-14Ļŏ-13Œť-10Ŷ-9Gŀǈ-8Xş-7QĽŜŷƕƣ7Ōǐ8lwőƁƻǛ9Oŭǅǒ10bqŖ11ŔſǃǇ13KůƼǖ14š15Hŉ16CŬ17Sŗ18mŁ21ǫ22DŦǁ23hǧ27ō28Ř29Ś30v35Ŏ38Ĺ58Ƶ
that @name	88 -11ũ-7ś11a15Ĺ55œ
that a	68 -32Ŧ-23ŏ-19ǎ-18U-13H-8ƣƦǓ-7ǌ7IƋ8ŖŮ9Ŀŉ10J11ł12Ƈ13ĸǔ14ĻŹ15ļ16Ĺ19ŧ20uťǫ22Œ24S28ũ30ŭ34hG
that about	75 -12Ƴ7Z9Ɣ10g12Gư17Tň27Ŏ
that accident	90 19Ŧ
that address	81 -18D-11Ǉ-9S9Ÿ12F18E20n40G
that all	80 -11S-7ǉ9ƽ12ƈ13Ǚ15uū17Ǎ23d34Ŏ
that almost	80 22Ǘ
that an	90 8Ŭ
that and	86 -7ƞ9g13G14Ɵ
that be	83 9V10ǃ11ķ13C14gAļ16ŏ17E
that bugs	90 7ş19ž
that building	90 -16Ǐ-11F12ǟ38Ǎ
that came	90 -8Ɯ20j29ŧ
that car	73 -13œ-11Ơ7Ŷ13Ų18ů21Ŵ27ų28Ů46ŷ
that claim	70 10Ť14Ŧ17Ũ21ť40ŧ
that clear	88 -17Ŧ36ŉ
that commercial	90 9Ǎ20Ǐ
that company	79 -14f-10QŔ14Ş17Œ18ŝ32ţ47š
that correct	80 8ƒ9pŐ11ŢǞ13F17d
that could	85 -13Ɵ-7ǖ11Ɠ12ǜ15Ĺ18Ǒ27ŀ
that coverage	88 -7W15œ43Ʃ
that day	90 -11ũ-8ǘ20Ǟ35ť
that did	83 13ŉ14ũ19H
that do	81 -29X-16ō-10Y-9ň-8Ƶ13ū29Ĺ37ǟ40ŏ49ũ
that does	90 11p
that down	85 -14d10ǈ12ƻ14Ǝ16oƇ21p
that everything	88 13Ĵ16ƽ33Ŏ
that for	78 -19Ƶ9Ů11j12bő13Şƽ14ť20Ő34ũ
that from	86 -14h9Űƕ12Ŝ16Ū19Ɵ
that go	90 -18š-15ť8Œ29Ŧ35Ũ
that goes	90 8Rƃ13E14ƫ
that got	82 -14ŷ-8ŧ-7Ų7Ƶ20ť28š37Ļ
that group	90 -13ƨ28Ʃ
that had	90 -10ƾ10ũ15ƿ
that happen	86 17Ŧ20ť
that happened	86 -11Ƶ-8F13š16Ʀ31ũ
that has	90 -8r12ƒ13œ18ł23Q
that home	88 -7ƈ12Ɔ14F15Ɵ17G20Ɩ
that house	84 -28S-10Ɠ14Ơ26ƆƔ54G
that how	75 7Ŵǘǟ9ƞ11ũƴ12ŇƵǅ13R14f16Ŷ22K24š28Ľ
that i	79 -11ǫ8au9I10Ŋ12Ų14bŞ16œ36Ŏ
that in	84 -12Mŗ-7ś13Z15ŉ18ō20Ś25ť
that is	49 -32ǫ-16Şǀ-14Ɔ-12ř-11j-10Kľšţũ-9k-8ĿłŮſƠ-7rsŉşŲŴƅ7RSXŶƀǛ8ŀŗǚǤ9lvĴŖ10wƈƩǇ11WķŅŋőūƨ13JǄ14ĽƔ15oZņŕǑ16bxŎ18Ŕǅ19ťŵƉ20pŨ24Šǁ26M31Łŧ33D35ĸ39I
that it	78 -17ť-13Ļ-12A9ŲƷ10ƁƅƦ11ļ12BŅ17ƛ18Ŧū23X34Ţ
that job	79 -22Œ-9G9ǩ21Ʃ27V31u44S
that just	90 9ƨ10ǋ26Ǌ
that kind	85 7OƂ11r12Ʋ16ƻ
that last	84 -9ŉ7ż8Ɖ9Ŧ11b13Ɯ30ǫ
that life	88 15Ƭ
that like	86 -12ǫ14Ƶ20ų50ũ
that little	85 -14x7Ŭ8ľ14ƽ15ƨ23Ơ
that loss	81 -12G-8ť-7Ŏ8ŧ15Ū20Ũ23Ŧ30Ƶ
that make	85 -11ň9ŀ15ŉ23ũ
that makes	76 7ŞŬ9pŁ12ǖ22Ƶ
that new	90 10tƍ15Ǒ19ŷ
that off	90 8Ǖ14D15Ś
that okay	83 15s32ŉ
that old	80 9H13Ųŷ14t15Ţƫ16ķ18ƌ
that on	84 7ż13Ɲƞ14Ž32ǘ
that one	69 -25Ļ-21F-14ǫ-12m-9Ɵ-8ň-7T8AŴ9Ɓ10Ŧ11ťżƆ12őřŮů13ų14Ų15g16bŀ18ƫ23ŭ27ŵ30Ɣ39ŷ43š
that or	90 -7q15ŋ23ł
that out	84 -14ŧ-7Ǌ11Ŝ16Ĺ17Ǔ21š24bŗ
that page	90 10Řś
that place	82 -7ƣ7š11n13Ɖ16ƙ24G40F
that policy	71 -14Ĵ-10ǫ-9Ŀ-7ŏƩ9ŚŤ11š15ş18Ř24Ŗ31ŗ34Ƭ55Œ
that premium	90 15X
that price	88 -7Ŀ10ř20ň21r38ņ
that right	52 -18w-17ŉ-16G-12ū-10Ɣ-9TĴ-8BEŎ-7cIPŦƌǫ7ŮƀƂƣƺǤ8dzDņƪǥ9XŊřŠƖǄ10ƭƼǛ11loŒǓ12ƞ13bƢ15ńǁ16Ƴ17ĺ19A20u21ő23S
that roof	85 -7Ɖǉ12Ɗ44n
that same	86 11I12Œ19ƕ23Ū
that so	76 -8o-7řǑǕ7fŻǏ8j10ĶĿŇƟ11ľŴ12Ƹ14Ƥ16ł19p20ǜ23ǃ
that somebody	90 -9I19ĸ26Ŀ
that sound	79 -14S10Ŧ14ƙ16G17ů21ľ40ň
that sounds	88 9ũ13Ƒǝ20Ŧ
that still	78 7H10fƭ11qO12F14V16C19P26c
that that	79 8ƍǡ11ĶƫƯ12ƿ13ū15y16p26Ļ
that the	69 -25ŭ-12I7mVƉƖƳ8ŁżƱǌ9ƩǊǩ10hŰǅ11Ƒ12a15ǒ17şŸǗ20ǉ27ū44E
that they	86 -7Ŧ7ƽ12ƶ13ƿ14Ʊ15ǀ17ƣ
that to	88 12Ŝ22ŗ
that truck	84 -16Ź9ŷ12Ů15Ŭ16Ŵ19ŭ
that up	90 -14ŉ-11ũ-8a20Ƅ32ǫ43š
that vehicle	90 -16ŵ16ű25Ů
that was	78 -8ŧ12Ų13ļ15ň19A25ťŦ54ŉ
that we	90 7Ō13Ŏ14ĸ
that what	64 -16œ-8hĸņňŗ-7Ū7ŕţžƈƪƫƿ8ŀŽƂƺ9MNũƌƢƱǣ10sTŔŞ11ŭƚ12BǇ13WƲǀǑ14ŅŶ15dƆƊ16Ƨ18ǖ20Ų
that when	90 16Ʃ19ń30ŗ
that who	86 10Ɨ13ŭƣǖ14z16Q
that whole	85 -17ƫ11Ǥ12ŧũ21Ƭ27Ʒ
that will	90 -9c10ś13ź17y25Ķ
that with	80 -30ő8zŠ11Ƃ68Q
that work	90 -14Q-8Ĺ-7Ǔ11Ʃ23ǫ25F43ň
that would	84 7ŏ12Ķ13ň14X18ǂ39c
that you	65 -20ǫ-13ł-10ǉ-9Ɵ-8ť-7iœ7ů8mŎǑ9Cƙ10nXķƛǗ13ƾ14aĺ15Ǣ20Ǎ21Ł23ş24Ř26ŤǊ32Ş56Ļ
that your	72 -10š-7t7ŰƳǋ8Śǒ10ŗ11I12Sŏ13oƾ17LŃǝ21ǫ31ǆ45Ů
the	22 -32ŗ-23ň-20BŒ-19Ş-18ŉŎ-17iƥ-14o-13Tļƃ-12zG-11Ź-10AũƦǐ-9HLŢƶ-8NVńŤƺ-7ŋŐǘ7ZūŲƸƾǝ8nFŪƀ9fŶƁƊƕǣ10amƎƜǋ11ĴƐƔ12cžƯ13dQĻƚǉǊǑ14ķĿőŘƂƑƲƹǅ15ōšŮűŻǕ16ŀťŰƆƙƩǃǌǙǦ17ŇŸƉ18JŃůƬ19eſƷƽǍ20ƒƞ21hxŖŴǥ22ľŵżƈƧ23kŚŧơư24Yŭǧ25ŨƌƠ26EUƋƍƝǈǩ27ƅƤ28yłƓƛǏ29ǡǨǪ30ƘǇǒ33ǎǠ34śǤ35ŁƗƭ36źƏƣ40Ǣ41Ƣ45Ŭ
the #	61 -18ū-15R-8oxXŧ-7ů7ķǟ8ƂƊǔ10ĵņŮǨ11OƄǆ12V13ŁǗ14œŠ15Ƙ16wŉ17IŸ18Ǥ19n21s24Ŀ26uſ27r41E
the @name	78 -22o-17Ǌ-13a-9ŝ7œŚ9Ƅ12ƚ51ő55ś60ŧ
the account	82 13Y14a15Z53Ś
the address	86 -10G8Ɵ14E31Ǎ
the adjuster	84 -11B42Ũ
the age	90 -9Ɗ22Ɖ
the amount	88 -10ƙ12Ʈ14Ƴ15Ǥ
the apartment	65 -14ƣ-13ƥ-10ǩ-9ƝƟ-7n12ƞ14ű17G19Ƣ21ťƧ24F29ƙ31Ƥ
the app	79 -13ŗ9ǈ11Ŝ12ŝ13ƅ33Ş53ų
the at	90 -13ř14ľ57J
the audit	77 -13ŧ29Ǧ
the auditor	90 21Ǧ
the auto	78 10ƅ11ź14Šſ23Ƅ24ƃ
the baby	79 -16ŷ-8ƺǄ10w20Ʊ25u26v35x
the babys	86 -19d-7ĺ14wV39v
the back	88 11ƛ19ƴ21Ų
the balance	90 29Ɩ
the bank	73 -10B7šǒ8e9ƛ11X16Ɨ19ŭ22ƅ45Z
the bar	90 36ǝ
the basement	71 -10ƚ8Ƌ13ƞ14Ɵ24Ƨ32Ɲ
the beneficiary	83 26ƭ
the best	73 -11Ş-7ŀŁ7D8š12Ň18JŃ20ǡ26Ơǫ27K29U37I
the big	79 -7ǚ8cſ9Ǖ12Ř13ƈ28Ǒ41ő
the bills	78 -7œ9U12ư13ŀ22ł31YǢ
the books	88 -16q16Ǣ24Ǌ
the boss	90 11Ǜ12s14N19ł
the both	90 -9ƭ-8ƺ12Ǆ13p15Ʊ
the bottom	90 -7ś7Ŭ10eņ13Ń
the break	90 11Ū17ũ
the broker	80 18ŝ
the building	70 -46Ǎ-18Ɔ-7ƈ8Ƨ9ƥ20Ǥ28ƣ111Ǐ
the business	59 -36ǡ-31ƃ-28Ɵ-21Ů-13C-9ŏ-8ǫ7ǇǌǢ8Ǌǖ9ǅ12ǝ14ǆ16A37Ǩ42ǒ44ǧ46ǈ53Ǫ55Ǎ66Ǡ
the call	85 7ł48s
the car	58 -25Ɨ-17ő-15t-14Ɩ-11Ş-10ŵ-9ĴŘ-7y7v8N9ŬŰ10Ɓ11ůƄ12Ů14Y16ƅ18ſ19Ż21ų27Š28ź40ű56Ų78Ŵ84ŭ
the card	80 -13e-8Ŭ12F13b15c22ő30ǘ38Ś
the cars	68 -17ū-9ǒ-7Ǩ13Š15Ų18Ŷ19Ÿ21ƃ45Ů
the cash	85 -13ƫ-10Ǣ11ǘ42Ƭ
the cert	90 25ǩ
the certificate	79 -9ǔ13ƣǅ26ǩ
the check	84 17ő26ƭ51ŧ
the children	88 -8ƴ13vƱ18ƭ
the chimney	86 40ƒ
the church	90 9ĽƸ18t
the city	88 14ǩ15Ƒ18D
the claim	76 -10Ť21ť25Ŧ27Ū
the client	90 9ǜ13Ǖ15Ǚ
the closing	83 17Ƙ
the cloud	90 26Ǚ
the coast	90 19C33Ɯ
the collision	90 -12ř29Ɓ
the comp	84 13ƁǦ20ǥ
the company	63 -24ő-16š-15ſ-12Q-11qŒƃ-10ū-9Şƣ-8ņ-7ŝ7hŸ8ş9ķ11Wǈ12ǫ16ǧ17ƩǆǊ18ǃǒ19Ǣ20ǅ25ǌ29ǣ30Ǩ32Ǫ42Ǡ47Ǉ67Ũ
the companys	84 -18ǅ-9Q7ŕ17Ŀ19ǡǧ21ǒ
the complex	90 -10ǅ-7ƥ30ƣ
the computer	88 7ś10d12c13Ǚ
the contract	73 18Ś20Ɣ25Ǖ
the cost	90 -7Ŏ13Ł21ş
the country	84 8C14ǖ16ǂ18l
the county	84 11CĽǖ14Ƒ
the coverage	80 -8Ɓ8Ư11ŏ12Ŋ16ńƪǤ23ƀ
the credit	82 -27ǘ-12Ķ-8ŝ11e12ƨ14ĹĽ15ŭ18Z49Ĵ
the creek	90 39ƛ
the damage	84 8ũ11ƙ22ŧ28œ
the dash	85 25Ŭ30ů
the date	85 -8p14d21Ŧ22Ŗ
the day	78 -11ő9Ŗ12Ũű15Ļ16ơ17i22Ʃ28Rš
the dealer	90 15Ƃ18ƅ
the dec	85 16ǣ25Ŝ
the decision	90 -10Ń-8ǫ26ł
the declarations	88 28ś
the deductible	74 -32Ɯ-10ŧ12Ŀ14Ĺ22ŉ37ř
the deliveries	78 -7ų30ǒ
the difference	90 11Ŕ19Ń23ŉ
the divorce	90 12Ķ16f
the dmv	88 -10Ɨ36ƅ
the doctor	84 -9Ļ17ƽ19ǀ23ƾ
the dollar	90 -7ť10ǘ18ŧ20Ř
the door	84 -10Ǫ10Ŭ11ƚ12š14ǐ15ǆ16ǌ17ǅ19Y
the doors	86 10Ɛ24Ǫ26Ǉ
the drivers	82 -9Ÿ7aŬ9Ź23ǫ
the driveway	84 -7ǒ62ū
the dwelling	88 -9Š33ƕ
the easiest	90 13Ŝ14K
the electrical	84 8Ǔ19ƌ
the end	78 -12ǈ-7ŀ10ŃƯ12Ǧ15ǅ18ł22Ʋ45b
the equipment	76 -8ƕ37Ǒ
the fall	85 10ľ12Ǡ17ǀ23y26Ŗ
the family	70 -29n-8Ʈ9Ļ12q18A20ZƸ28y29Ƶ46ƿ
the fifth	90 14ĵ23Ņ
the file	88 13w17a25Ŝ
the fire	79 9Ɛ14Ļť31Ƒ
the fireplace	90 19ƒ
the first	67 -10ǎ-8ƣ-7a7ōư8A9rƢƫ12e14Ļ19Zśš22x23Ɔ25ń31Ņǫ
the floor	88 -12ő13x31Ǌ34Ɲ
the form	72 -10o10ƞ11F12ĺ14ahmpő
the front	79 -11ť-7Ś10Ź11ƫ14Ļ15ƥ16ƈ24Ǌ
the full	79 -7c7Ƣ9źƉ10ƂƳ14œ18D19Ư
the funeral	81 42Ʋ
the furnace	81 -8v11ƌ14Ĺ17Z18Ə21Ƌ
the garage	81 -7ű15ť17ƞ33Ƈ37Ɵ
the gc	86 -11ƣ-7ō29ǩ45Ǖ
the general	84 19ǩ28Ǖ
the grades	79 31Ż
the grandkids	90 10k27Ƹ
the ground	85 8Ƽ18ƕ
the group	90 14ƨ23Ʃ
the guy	86 8Ɖ11ľ16ťƏ26B
the gym	72 -14V12Ʃ22Ř31Ļ34P
the heat	90 -16ƒ-9U-7i8ơ17ƌ33j
the holidays	90 13U16ǉ
the home	66 -13ŭư-10tR-7zź8hĸ11Ə12ŌƐ13ŸƆǍ16Ƈ17Ɨ22n23ľ25ƹ26Ɩ33q
the hospital	75 -11CŤ8Ű12VƄ13ſ14S18P20ƾ22ƨ23Ǫ24Ǆ28ƺ
the house	50 -20Ř-18ǐ-16ŭ-14Ś-13Ų-10Ļ-9ū-8ŃǓ-7ŁűǑǪ7Ƈ10GHŰƉ11ŠƊƋƜư12ź14hƐ15ƈ17MƝ18ƌƘ20ƛ22ƍ27Ɠ28ĴƆƕ29Ɵ33ƙƞ36nD37ƹ38ĸƖ39Ɣ
the household	70 -17Ŵ-12ǌ11ū13T14Y25Ÿ29nư
the id	86 -9Ź-8Ŝ14d31ƅ
the increase	83 32ŕ
the inspector	77 29Ə
the insurance	69 -42Ɩ-13Š9rXǕ10Ǧ11ƈƭ13řƦƨ17ǎ19ŧ20Ť31ł55Ɨ
the job	70 -11rJŴ-10ư-8ų-7ƞ8Ƅ9S11ŵ12Ǜ17ǩ18Ű23R24Ʈ26Pƨ33ǥ38U39W
the keys	74 9ź10ń12ŀ18Ŵ33Ƙ
the kids	64 -20u-7r7Ŷƪ8N9q10y11Ƹ12Ŀ14G17n23x26ƭƴ35Ư36Ƴ37Ʊ
the kitchen	76 8M9Ń10ƍ12ƐǊ15ǟ16ǝ19Ơ
the knot	90 45f
the lake	84 -11n9ƞ12ơ17ĸ18k30g
the landlord	76 -24ƣ-9F19š26Ƣ59ǎ
the last	57 -17Ļ-14ǫ-13ǌ-10w-9oƾ-8Ư-7Ǡ8eŤƭƴ9myŃŦƒ10W11ǀ12Ɲǚ13Žǥ14cłŒ15a17Ɯ18Ķƻ19Ʋ20ĺ22Ŕ24ƺ41Ň45ŝ
the lease	65 -51ŭ-16Ŝ-9Ŗ-7Ǖ17Ƣ19F22ĺ86Ƥ137ƣ
the legal	88 10ǈ12Ɓ17ǅ
the lender	75 -7Ŝ8ŭ42Ɨ
the letter	82 -7ǫ8ľ16Ř24ŕ28ś
the liability	84 -10ƣ-8ųſ12ǌ17ǧ61ǣ
the license	88 -19Ź44Ŭ
the life	80 -10r-9ƶ-7ż8ƪ9ƯƳǂ12ƨ24Ʃ26ǁ
the limits	85 14Ŀ18Ř
the line	81 -8Q10Ƭ12ĸ18VX27a30s
the list	90 9Ņ14Ļŀ21ǒ
the little	76 10ĽŬƱ12žǅ21vw33x
the loan	80 33Ɨ34Ƭ
the long	90 9Ł16Ŭ
the lot	85 -15Ƈ8ƅ11żǡ13ƈ39Ɠ
the lower	78 16Ƅ33Ƌ
the lucky	90 36o
the mail	85 -11J14ľ19Ľ28K
the main	83 -22ơ-12Ÿ15ŝş19ĸ20Ƌ22Ŵ35Ɲ
the market	85 24H38Ɣ
the menu	90 16X23ǫ28ǝ
the middle	82 17L24N
the moment	81 -7Ļ10ř22t34ő44Ő
the money	75 -18A-16ǖ-8ş-7Ʊǫ14Ŀ18ŀ21Ƹ23ǘ24Ł33Ǣ35ƭ36Ĺ
the month	79 -11ǎ12Ƣ14Œ23ń26ĵ34Ŧ
the morning	86 -16L-13ń-7ǘ19Ǟ25R26Ű
the mortgage	74 -12Ɩ12ĸ13Ɨ19Ư27ư35Ĵ
the most	79 -17ŗ-14ƚ7ǫ10Ǒ17X20ƙ38Ř
the move	86 -10ť17H49Ơ
the name	71 -10o-7a7d9ŭǀ14ƣ15ŝǢ16ƽ37ő41Q
the nearest	88 -8Ű30Ƒ
the neighbors	77 10ƞ16ť18Ơ
the new	67 -20Ɔ-18Ǡ-12Ǥ-8i-7GSŒ7Ŗ8Ʒ9ńƁ12Ǖ14Ŕ17D18ŕ24ŷ27Ǒ31U32Ļ39œ53Ơ
the next	79 -12C13ǂ14ļ23H25kŖ
the note	90 -12Ɩ-10Ư56ŭ
the number	73 -20Ŭ-12e-7ǘ8ƍ12œ13Ɲ19Ź21ņ24Ʈǉ39Ś
the numbers	90 -38ſ-13ǣ20e52Ř
the odometer	85 39ů
the office	73 -17ǡ-14Ɵ7ǚ10I14Ŝ17Ǌ25Ů28Ű30U41R
the old	65 -14ņ-9Ǡ9ŖŢ10ŘƊƌ15DƁ24S35Ŕ64Ʒ
the oldest	85 -9Ź-7Ƴ10v12ź29w
the on	88 -9Ɩ7ő8Ŵ14FŽ23Ŗ
the one	65 -16ƾ-14t-10Wŷƥ-9Ÿ-7aŨŪ7zŀŃǣ8IĽƭǖǩ9řŻǋ10ƄƵǏ11ŚƷ12u13Ŷ14h15Ƥƽ16Ʃ17Ň24œſ25Ž28Š29Ť30Ǎ33A46ū
the only	75 -9T7Ŵ12Ņ13ż17Ÿ21ū30ư
the original	84 11Ɔ21Ɖ
the other	65 -23Š-16Ņ-13ŧ-12Ů-10ǉ-9o-8Ļƺǒ-7Ÿ8R9ƥ10ū11şƄƋǄ14Ʒ17wŃŽ20ţ21Ŵ22Ǌ24ſ27ƀ45ŵ69ņ
the outside	86 -13j52ƈ
the owner	85 -26F-8Ƶ9ǎ20Ǫ21a24Ǥ26ǈ
the owners	90 10ǋ24Ǫ26ǈ
the package	90 20W
the paper	90 10ś15Q
the paperwork	79 10Ŝ12ǅǢ15o20ś22J
the past	84 -7G10ǀ15Ň29ż
the payment	85 12Ɩ23ĵ
the payments	85 -10Ĵ-7e14ƫ16Ɩ33ư
the payout	90 -15Ƹ-8Ʃ16ǫ18ƭ24ŧ
the payroll	85 -12ǋ16Ǣ22Q24ǉ
the pdf	90 -10ō9J30Ŝ
the people	88 -8Ǌ24ţ30ǖ32Ş
the person	90 13ŝ16ŗ
the phone	72 -19I-13š-10ń-9ň-8ǫ-7ƹ8XŨ9ō11rCĿ12ĺǘ13Kžǆ16ǡ18ś19cŝ22Ļ29O
the pickup	90 -7ǅ8ǒ15Ŵ20Ů
the picture	88 -7q10ķ12ƈ35f
the place	65 -18Ǎ-14Œ-13ƨ-12ǅ-10Hƌ-9pǫ-8ń-7Ĵ8ƓƜ10Ơ11ǟ12Ə13Ƙ15Qǘ17ƒ18Ǫ19Ɣ20ơ23Ɔ25ǡ27Ƥ32ǌ35Ɩ37Ƣ38Ǉ40ƍ42F
the plan	79 -9ş7H10zƱ12Ǫ13V14Ń15Ł20Ƴ
the plant	86 -10Ǡ13Ʃ19U32S
the plate	88 18ǎ22Ŭ
the pleasure	88 29a
the plumbing	88 13Ǔ
the policies	79 13ƭ
the policy	64 -22Ƥ-20ǧ-14Ǥ-9Œſ-8ŐśƖ8Ƙǫ10ōźƂƜ11Ŝū12Ŗ13œ14a17ƣ19Ƭ23Ǡ26őǑ29Ř36Ÿ47Ś
the pool	90 19Ǝ
the premium	90 12ƫ13Ŕ
the price	72 -25Ɣ-9ņ-7Ń9ş12ŋ13Ɖ14ĶŊ17Ş21ƫ27ţ35š36ŏ38Ł47œ
the proof	84 24Ɨ
the property	75 -12Ǥ-9Ƥ-8Ǌ-7ƙ8ĸ10Ǎ11Ǝ15ǧ22ǎ24Ɠ27D
the quote	82 9ac12ǅ25e31J
the rate	82 -10U12Ķ15ŏ16ĻŞ19ş31c
the rates	90 10ţ15c16ŏ
the reason	88 8Ţ10ƃ11ţ20ĺ
the registration	90 -9ű31Ŭ
the regular	90 13ų15ƚ
the renewal	76 -7ō15Ŝ34ĺ
the rent	81 -12ư-7P10Ƥǟ12ŀ16ƹ19F53Ƣ
the rental	90 -9Ƃ-8Ǖ-7ĸ47Ƥ
the renters	90 -11ǒǣ20Ǌ24Ǔ27ǔ
the repair	86 7Ŷ27ŧ
the rest	83 -12ƌ-11A-7ƙ7ƧǓ11Ɯ12ŎŸ13BŠ22ǫ
the restaurant	90 -13x-10ǒ12Wǝ19ǡ
the right	85 -13ǥ12ƯǦ13X15a23d
the river	90 43ƛ
the road	80 -14R9ƀ11ƑǨ13y22Ǡ23ǡ25ź27Ů
the roof	63 -9Ų13Ƭ15Ɠ37Ɗ59Ɖ
the safe	90 19ž
the sale	90 -13Ǖ50Ɣ
the same	65 -23c-11H-10Ŷ-7GőƷ7rŝƃǞ8ǧ9ŃŘ10űƈǉǘ11ƘǠ12Œŵ13o14Ň19Ūƫ25ŷ27Š33S39p
the scale	88 -9Ŕ-8Ƙ24Ń47Ƽ
the school	88 -13Ƴ15ǖ19Q26Ǖ
the second	79 20ō32ŵ
the service	88 -10Ş8Ũ9Ŀ10y11Ʋ13ş
the settlement	90 19ŧ28Ƙ
the shop	63 -24ƣ-23ƥ-15Ő-14D-11wS-10Ʀ-9i-7xů7Ɵ8ǑǨ9g10yǚǢ13ǅǒ14UƂ15ǟ16ǍǪ28ƙ29ǊǏ32Ǉ34ǎǡ38ǧ44Ŷ
the size	88 8Ŕ16Ƈ
the south	90 10l11Ɗ18C
the space	88 -30F30ǎ33Ǎ
the spring	86 7H11ľ14t15Ǡ28Ŗ
the square	90 
the state	74 -11Ƴ9Ɯ14ķ16ſ23E33C34ǥ37ƅ
the store	80 -12ǘ-7ƥ7Ŵ12Ǒ17ǌǡ18ǐ22Ǐ26Ǥ
the story	88 8l22š41ť
the street	76 9D10ƥǍ11Eƈ16ű28ƛ
the stuff	83 -17ƙ-11Ɵ11ƻ13Ǘ14ǁ49Ǥ
the subs	90 18Ǔ
the summer	90 11x16Ǝ24ǉ
the surrender	90 25Ƭ
the system	88 9Ǚ11Ś12Ţ17ǚ
the table	88 9ś21s30n
the tax	88 10fǌ25Ɔ
the the	68 -11J-7xX8ĽōŦǎ9kwşůƉ10Œƨǩ11ń12cňŕŬƝ13tuƙ14CV25ſ
the thing	84 7Ń12Ł13ŗ14Ş28ŀ
the things	90 9Ƨ11ŀƙ19Ş
the time	82 -7O9ų10ĵ12ń14Fļ36š
the title	82 24Ƙ35ŭ
the top	78 -16Ŧ9aś10Ɖ11Ļƃ12mƊ20Ŀǌ24Ś
the total	86 -12ť10Ƣ14Ĵ17ņ19ŧ
the truck	71 -28ū-15ƖƗ-14ǒ-7ĺƟ7Ų13ƨǑ18Ǎ26ŭ28ŮŴ38ŵ40Ĵ
the trucks	88 -17Ÿ-11U-10ƃ12Ǩ21Ŷ25ǒ
the umbrella	90 
the uninsured	86 24ƀ
the upstairs	88 12Ɲ23ƞ
the van	86 -7Ÿ8ǒ11Ɓ16Ů18k
the vans	90 -12ǅ26ǒ
the vehicle	85 9ű18Ŭ27ŭ
the vin	73 -16Ŝ106Ŭ
the water	69 -10Ɲ10Ǝ11Ƣ17q21ǟ22ơ28ƌ31ť
the way	73 -20Ű-7Ÿǫ7Ƌ8Ɓ9Ǝ13Ũ14ŪƸ18m20şƓ22y24a48Ł
the weather	85 8Ɯ42j
the website	88 11ǘ14ĺ19Ľ
the week	86 -14R9ǐ12L13Ů24P32i
the weekend	88 7k24ǁ
the what	84 8Ţ9ƃ11JŃ12ŀ14œ
the wheel	79 -8Ǌ31ź42Ŵ
the whole	72 -10ǌ-8ƙ7ĵŜƞ9hƲ10ŢťŲ11tŕƋ12œŨ13ǋ15O16k17ŧŰ19Ɖ20Ŏ
the windshield	88 8Ƃ29Ŭ
the winter	85 13ǐ19ơ25Ɲ
the wiring	84 8Ǐ18ƌ
the work	82 -9R8ƨǪ14ǆ16Ǣ18J19n30Ʃ35Ǔ
the worksheet	80 13ǥ
the worst	81 9ŷ12ǜ13Ǧ18Ǟ28ş30ŀ
the yard	79 -10ƙ8Ǝ10ŵ11H21Ơ23Ɣ33Ɠ
the year	75 10Ǧ11Ɔơ15Ŧ18ǌ19Ǉ
the zip	79 -12D13ŕ19E
theft	85 12Ť31ť39Ɓ
their	62 -13Ů-10P-8ŗŸǣ-7dŐ8zĿǚ9śƵǙ10Ş11ŨǓ14ŵ15y16ƤǒǗ21v26ŕ35Ƴ39ņ41Ǌ50ǔ
their excuse	90 35ŕ
their own	73 -15Ů-9ǣ-7F7Ƹ10zǚ13Ƥ17ŵǓ20y28ǔ34ǒ
their price	90 -16ǔ29ņ
theirs	88 10ŕ14Ǖ15ņ
them	51 -24Ƴǩ-22ŷ-13Ļ-12Ǉ-11ŀ-10Łť-9ań-8lm-7ĺůƩǘǫ7ŜŸƚ8egŕƣƽǜ9ŭ10ƅ12xŽƮ14ų16wǒ17Ũ18Ƹ19S20œ22Ǖ23Ŕ25Ǌ26y27Ǔ29ǔ35ş38ŒƱ44š48ţ49Ş
them $	58 -34Ƴ-24ŷ-12ǩ-11ŀǇǗ-10Œ-9ĵń-8mŁŴ7z8ǧ9PŃŘŜ10šŸ11w12œ13ǜ14x18ų20ǒ22Ƹǔ28ţƱ30y32Ǔ36S38ş42Ş
them and	80 -7Ş23Œ
them in	90 13Ǒ18Œ25š
them on	88 -11a-8ť15w17ƅ23Ũ
them or	90 -9š10ţ15Ţ25Ž
them right	90 10Ʊ14ş21Ş
them so	88 -16ţ-7ş13š22ŭ28Ş
then	63 -22ū-15ƍ-13ť-9ĻňŒ-8ũ7ƖǊ8csōŷǖ9QŅƀƈƙ10ǀ11yŊš12ŃŔ13Ŧƭ15dwư18ƫ19Ň20ŏ24ǟ32ǫ35Ū40Ŷ49Ŏ
then $	76 -16ƍ-12ū-10Ļň-8Œ-7Ǫ7ƌ12ƀ13ư16š17Ŕ21Ŷ23ƫ28ŏ29ǫ41Ū
then it	86 7Ǣ10Ɩ13Ǌ19y22Ŧ
then what	80 -15ťū7ư18Ʃ29Ŷ34ǟ67Ŏ
then you	88 12c13Ŋ15Ňƙ
there	37 -19ǐ-18d-17Ƨ-16C-15Ʊ-14ĿǇ-13rOŅŷ-12zTœǉ-11qIƝƯǑ-10cBĺŁƕ-9oĻŃŔǚ-8vĹļőŦŵŽƚǁǍ-7beKLĽŠǈǜ7PRZśşƢƣƪǃ8jŐƨǖ9Ɠ10ŘŚŪŻƐǨ11ķŭƒƛƦ12AWūƂǕ13huńŶƉƏƫ15ŢƬ16UŤƄ17Ǝ18lŊƞƩƴǅ19HƙƥƸ20ǝ21VřƃƜƳ22fƊ23ƀ26Ǐ27iŎǪ28Ÿ30ŞƋ31SǊ35Ơ37ơ40sǆ42Ɵ43n52ŝ76G
there $	51 -24Œ-20d-19ň-18u-17ŀŅ-16Ǉ-15Ǔ-14Ʊ-13ƯǪ-12ŷ-11Ųƚǉ-10AŹǑ-9gzDQTƝǍ-8fCƧǖ-7cMĻłƴƵƷ7iŗŚƌǡ8ŋƅ9ŉşƂƄƭ10RŐſƞ11šŧǕ12EW13tśŤūŻƦ14Ř15HƙǊ17hj20Ɖ25ŞƋ26Uǫ27VŸ28lƜ33Ɗ35ƀ43nƠ51G52ŝ65Ɵ66ǆ91S
there a	55 -14Ʊ-13ŀƗǨ-9Şƛ-8sUǫ-7jNSƀǉ7a8ķűƝ9AHłǕ10ųƐƖƙƨ11nƓ12ŎƒǞ13ń14ŒƑ15Ļ17Ƌ19ŭǅ21ŶǤ23Z26ǝ27Ƹ30Ǝ31Ǫ36ƥ37ƴ42f46Ƴ50ƃ
there an	84 -54ƃ-14ƥ-13ǈ-8Ǐ17ǅ18Ƈ27D55Ǩ
there and	70 -12q-9Ǣ-8n9Ş11gŀ12sW16ǉ22Ƥ46Ǌ
there another	90 8Ž11Ÿ26Ŷ
there any	67 -9Ő-7ųƿ8Ů9Ɠ10u15ƺ16ƛ23ō28Ƭ29Ų
there anything	69 -14Ő8Ƅ9Ş10ĸŊƿ12ŎƋƲ14Ǐ17Əƽ32ƨ
there are	86 13ƥ14ƻ16ū20Ơ
there been	79 11Ƶ33Ť
there by	86 -8ư13n17Ǎ21Q25ƹ
there cash	80 -20Ƭ22ƫ
there employees	80 -10Ǌ19Ǔ
there ever	90 -9ű15ǘ19Œ
there for	76 -19Z13ƙƱ17Vƀ19Ɵ34ř
there i	90 -12o11Ɨ15ƞ18M25w
there in	79 8Ţ16Ơ17ś21X
there is	59 -14s-13ǫ-10Ş-8ŀ-7Ƒ7HŌƓƚǅǏ8fķū9mZĴŢƎƫ10ĸ11Ɛƒ12žƬ14Śŭƃǧ16ń18Żƀ19Őǃ20řƪ21Ŋ25u26Ū28ǟ
there like	84 11Ő13R18ŝ
there more	90 -17S-8Œ-7y21Ÿ24Ŏ26G
there on	85 -8ĸ7n11ƫ12M13ƈ17F
there or	74 -20ǐ7ƬǙ8H10ƞ11l12ySUŗƁ16ş17n18i24ŝ40Ş
there right	90 -14Ł-9ƀ14ơ21ŗ22ƣ28Ř
there so	90 -10G12Ş14Ÿ
there somebody	86 -12ł11Ņ15ŴƱ28A
there something	73 9Ŏ13g14ŀ21Ƶ25Ł31ş
there sprinklers	86 15ƥ
there still	80 
there that	79 8G9j15ƙ
there was	83 -11ǟ11ľ12ŕ29Ʀ47Ţ
there what	81 -13P10Ź11lŵ14hǊ18ƨ
there when	90 -17Ƶ14Rƛƣ25ť
there with	80 7Ƭ10ƪ11ƞ13ű15ų53s
these	62 -12Rţ-9Ų-7iGƘǇ7ŝƢ8cĻƂǉǝ9fCǡ10ŗǎ11ő12tzƼ13Q14Ǡ15œ16ū17lPƔǫ23nAU24Ō
these days	65 -12R-10Ų-7Ƙ7qųǫ8Uǣ9cǉǝ10fC12ő13tzŝƼ14Q16Ǡ17œū18Ɣ22P25n
these things	90 16ŗ25A
these years	90 11ǡ17Ļ23U
they	43 -15Ŷ-14ńǪ-13aĺ-12ilǡ-11Ł-10Nŀũƹǥ-9ĵƄǙǠ-8cguCEXĹĻŉŖšſƍƵƷ-7npPļĿňŮŸƀƛƞǟǤ7UŻƂǃ8ƕǁ9BƉǕ10Sǔ11ŽƽƿǊ12z13őƨǗ14RƘǀ15ĸ16yŝŢųƏǩ17Ǔ18Ɔǘ19Ʃ20Ő22x24w25ŘƢ26řƾǦ27Ƭ30Ɨ31W32ƶ33œ34ƣ38ņŧư39v48ŕş56ŞŨ
they $	83 -9Ũ11ū40ņ
they all	90 -15a-12ǀ-10l-8Ǔ15ǖ34w35Ǌ
they are	76 7ŭƉ8ƙƳ9Ŕ12HR18œ19z25ţ
they at	80 20Ǒ
they be	86 -13T14ĸ38ư
they been	90 -17U-11Ũ-10i53Ş
they charge	85 -7ǫ9ƣ14Ǧ23œ29Ƣ
they cut	88 -12ƨ7Ţ11ŧ15VƩ
they did	86 -7Ũ7Ɖ15ő21ş23ŧ
they do	76 10Ÿư12Ų29ş31Ũ56Ş
they employees	79 -18Ǌ48Ǔ
they ever	86 -11ŧ-8Ũų15Bŗ24ť27ŝ29R
they gave	86 -8ƨ8ŕżƩ9W16ņŨ
they get	85 -10Ŷ15Ǘ16ư24Ƣ28ƨ
they give	76 10Ż12Ƃ13Ƭ15W16Ǘ17ŕ22ņ30Ʃ
they go	77 12ƊƳ13ŗ21ņ23ŝ
they got	86 -13ǥ-7ş9Ş20ǝ25Ő30Ǧ
they hand	90 -12Ʀ13ǔ20Ƙ34Ƭ
they handle	90 22Ǌ24Ũ
they have	75 -10Ū-9Ş-8şƹ7Ƒƽ8D9ő12ǀ14ưǄ15ƕƣƿ17ǍǓ20Ũ
they in	90 34v
they let	88 9U16Ţ45ş
they need	86 -31ń-17ƅ-7ư12Ư17Y18Ɨ20Ʈ33ǩ
they pay	73 -20œ-19ư-17ņ-15Ŕ-9Ǫ-8Ʈ-7ƄǓ10ſǘ13Ř18ǫ19ƨ22T23Ũ34W38ŧ52ř
they put	83 -14ſ-10Ũ12Ǧ14Ž25Ɔ26Ř28ƾ29ƽ
they quote	86 28ņ
they raise	90 26Ƣ
they say	78 13Ʈ17Ūǀ23ŕ26ƶ
they sell	90 15Ƃ19ƫ31Ɨ
they split	80 19ǉ
they take	82 -13z-9Ÿ-8ǘ9Żǒ13Wœ14Ŵ18Ş27ĸ
they tell	82 -19Ũ-10Řş10ƅ23ų26BŐ42ŕ
they treat	81 15ş49Ũ
they want	82 -9ǔ-8Ÿſ8ǩ10ű14Ř19ƅ33œ40ƣ
they were	86 -10Ũ10ņ12U14š23ŗ
they will	81 -8Ķ9Ǖ11źƉƣ12ńǔ16Ť23Ɨ
they would	84 10ǃ27ư28Ř
thing	59 -11ĸ-10VŤ-9ŏ-8Nż-7ň7WƉ8pƝ9ƈ10ĵŧƻǢ11ƒǅ12Ńƙ13ļ14Qŷ17ƣ20ťū21ž23ų24ƚƠ28Ŀŀ33Ş36ńŪ
thing $	73 -13ǫ-10Ť-7ş7Ŝ8Łźž9ǂ10Ɖǡ11ńŗƚ12ł13ťƻ14Ļŧ15ų18Ŀ20ŀ
thing about	80 -10ŀ-7Ŀ26ŷ29ş37ŞƠ
thing or	84 8ų13Ŗ17ť20Ū31ń
thing that	90 8Ń9ŀ
thing you	82 -12ĸ-7ƅ9š13Ş14Ń23ŀ26ū47ƚ
things	65 -11ǫ-9n-8B-7Ļ7Ńž8H10ŗ11Ş12ĺŠǆ13ŋ14Ŋ15ƙƧ16Ǌ21Ƥ23iU30ǡ34A
things $	82 -17ǡ-7Ļ14H16Š19ĺƙ30i
things are	78 -14ǡ-9n28Ƥ34U
things in	90 9Ƨ12ƙ
think	59 -17ƪ-12t-9ĺƯ-8qƢ-7ĴŏƷǢ7KŖŹƙƦƱ8OŜǌ10ĵ11GƔǍǟ13Ɖƹ16ƕ17h19H21ŕ24ŗ25Ʈ26Bũ34rŲ36ǫ41ň
think #	88 9ƕ22ƙ23ǟ
think $	75 -47ǫ-14t-12Ļ-9Ɣ-7ĴǢ9Źƹ10M11K12ĸ15Ʈ23B39Ų79ň
think about	73 -18ƪ-8ĺƮ9Łũ13Ʊ14ĵƦ15r17V26ǫ27Ļ
think it	85 -7Ʈ7ƕ14Ł15ŲƔ18B
think that	86 14H21Ɖ25ŗ
think you	78 -8V-7y9rř11OŖǫ13Ŝ14Ǡ16ŗ27HƮ
thinkin	85 11Ʈ12X13ŀƷ17V
thinking	70 -12ŷ-8ƫǫ-7Ʋ9XƁǠ13V15Ʒ16H17š19ĻƵ25Ʈ26Ư36y
thinking about	78 -11Ʈ-8Ʋ-7Ƴ7ŀ9H23Ƶ27Ļ28y29V
thinking of	82 -14V-11ĻƮ-9ƫ14H16y20Ǡ21Ư25Ʒ
thinks	88 45r
thinks it	90 46r
third	82 -7p8ŝ10ǣ11i12ƥ16Ǉ20d23q
this	46 -16o-15ŗ-14ƹ-12ň-11ťƪ-10ƍ-9ŅŠŲƂƅƤƲǨ-8yŻƠǪǫ-7nŊũŮǡ7ŉŖŝŪƣǀ8ŰƃƼ9xŤǃ10Ư11dmŁǊ12cXƗǌ13JŸ14H16Ǡ17AŔƵ18Ń22Mō23k25j26N27Ƙ28B29ł32Iĺ33ŏƷ34r37s38ļŌ46Ő47ń56Ļ58a
this $	62 -33Ǌ-24Ļ-12iH-11Ǩ-9ƹ-8ĺ-7ōƲ7B8łǃ9D10ŀƗ11tŤ12sA13ƃƷ15ĵ16MX18ń19Ƶ20Ł22Ń23Ō24ļ26ƣ52r62a
this a	82 -8Ǡ-7Ļ14I19ŏ23ń29N30Ǉ
this afternoon	88 -12L-7ń11ļ15ō20j22i
this by	88 -11Ǫ20A34M
this call	80 -7ŏ10s17ĺ18Ō25ļ
this is	82 -15Ŗ-13r12sNĻǣ18a20Ű33ĺ
this line	90 10Q13r
this month	86 -10ń15Ƙ35Ŗ
this morning	86 9ĺ10Ő11a22i
this off	86 7Ř18ǌ44Ļ
this on	85 -13ť23ł61Ļ
this one	82 -8Ʒ7ŔƉ8Ƽ9rĽŠ12ơ19ŵ
this ones	88 -10Ż9Ɖ11m18Ŷ30Ʒ
this over	86 25J
this so	90 12Ʒ13Ǣ15Ū18h
this stuff	90 11A14B17s
this summer	90 24x27k
this the	88 8a18ł
this thing	90 10ń11ŏ
this week	82 -29i12Ɨ18ő20ń23Ļ25Ƙ39L
this what	85 -15ĺ-8O9m12K18Ŀ26Ļ
this year	75 -23Ļ-8Vƍ-7Ư9Hƽ11ǌ12ń14Ƣ16ǀ19k31c41Ǡ
this your	82 -7r16Ʀ30I43H
those	57 -11ǘ-9aG-8Ǚ-7ĻŀƭǛ7ſƙ8AƜƞ9ĿŒƎǆǒǫ10EƉƠ11ĴĶňƊ12iŅƀƐǌ13ƆƱ15ŷ16wŲǓ17ž19ƫ20Ǧ22ǉ25Ɠ27ų32š
those #	79 -7ƹǓ8Ţ9Ŭ10w11ū12u15ǫ17Ŀ18E25Ǌ
those $	82 11Ŗ12v13Š14ƀ15ŷ17Ķ
those are	84 -9a11Ǧ14Ř16w17ǆ18Ơ22ǫ
those guys	86 7S10ş16Œ23Ǔ
those old	88 9Ǐ14Ū21Ɔ
thought	78 -8Ʊ-7Ǩ12Ʒ13x15Ʋ17ƃ18ŋ26ţ40ǫ
thought about	80 -16Ǩ12Ʒ17Ʋ23ƃ36ţ
through	51 -9LƖ-8QŐ-7ĵǫ7dŀƦƩưǗǨ8lŃŽƳƽ9Ţƨ10zĴŭƂǟ11Ŝ13ĹūŶǧ14nŨŪ15ŋ17jŗťƵ18őƏ19Ɨ22Ř23ƪǐ25ǘ26W27ũ
through $	84 -14m-9W9ń11Ɯ13ǐ15őũ17Ə25l
through a	84 8ŋŶ11ǐ16ǆ20Ƶ
through all	90 7t36ũ
through escrow	90 -13Ɩ37Ɨ
through how	88 11ŧƄ29Ń
through it	83 -8ŗǐ7Ŝ13ǟ15ŉ16Ʀ27ŋ31ť
through that	81 -13ũ-9n-7R8z15ǚ20ťŨŽ22Ƶ
through the	66 -15Ʃ-7ƾ7ť8Ŭ10Ľǥ12Ū13x14Əǘ18Ŝ19Ɯ21ŗ22Ř29ƪ35ƨ
through what	75 -12ť10y11r12Y13Ĵ14Ǫ17ưǟ20Ĺ
through work	70 -32ƨ-8R22W35Ʃ53Ř
through your	69 -21Ř-14Ɯ-8Q-7Lǟ10ƙ11Ǌ12Ŷ13ŀǨ14ŗ17Ƃǧ18R20j24n38W39ũ
throw	88 -9c-8Ř-7ƪ9Ʈ18œ23ŵ26ƞ
ticket	80 -8Ũ12Ǒ33ż36ŕ
ticket $	88 17ŕ31ż
tickets	69 20Ť32ż
tickets $	82 28ż
tickets even	80 22Ť
tickets in	78 9ż
tie	90 -9ǫ7ľ29f31Ń
tied	90 7ĸ14f19Ǒ
tight	90 12ų14H15ǟ21g
til	83 7ǩ10yƯ12V13v14Ļ
tile	88 34Ɗ
tile $	90 28Ɗ
till	72 -21v8s9cg10Ŗǀ11Ɠ16ńƘƫ17ų18Ļ48Ư
till the	83 -24v10ơ12gs14Ɠ41Ư
time	54 -14ƾ-9ǫ-7ĺŗƈƨǙ7tFǔ8bńŔŨƒƔơǚ9šƩǘ10yŶƶ11ŇŹƝ12Ţţ13kŪ16Ƽ19ŕŝǉ20gsƺ21ļ22ų29Vǐ32R34N37O42L
time $	66 -34L-15ń-9ǫ-8ǉ7Ŧ9šƘƼ10V11ǐ12ǘ14Ź16Ŕ19ţ20Ʃ21ļ27ŕ38g41NR
time and	85 -19R10z11N31L43ǉ
time do	84 -16g-11Ƙ20ų29ǐ31R41O
time does	90 -15q-9L15ǐ39s
time for	86 13b14n17O
time or	80 -10n7O12RǛ13ų14ơ16ǉ
time right	90 -14R18ƀǉ19Ũ23L
time so	90 8ŃŒ
time to	86 17Ɣ20L
time what	90 12Ş13v17Ŕ
time you	76 -8Ŕ-7Oǩ7ǔ8Ķş9xŇ10ǀ11ŗƭ12ƴƻ13ƒ16Ƽ19ǚ24k
time your	90 17Ţ21ŝ
timers	90 15Sǥ26ǉ
times	78 -12T8Ʈ9Ʃ13ǐ14W15ǂ16ż17Ť18ơ23ƨ43ǫ
times your	88 -12T21Ʈ23Ʃ26ƨ
tip	86 -7ļ12Ŋ47Ń
title	78 -10Ū9q17Ų23Ƙ30P40ŭ
title $	86 17P18ŭ
titled	90 9ǒ13ĸ
titled to	90 9ǒ13ĸ
to	31 -23ƨ-19Ų-16irťƋƫ-15Š-14nŗǊ-13SŐ-12qŦǇǜǥ-11wWƬǍǔ-10fjpvƽǧ-9cPǄǉ-8FőūƄƆƊǁǌǝǣǤ-7ŇœŽƂƇƈƪ7šƣǒǫ8TZŀňŘŚƑƓǂ9dĸŅƳ10zŭƩƲ11kƍ12IĽŋƅ13VļǙ14LOƙǕǞ15ĵřųźƗǖ16ŝŴŷƖ17Gǎ18etĻƞƦǃ19oyABŶǑ20Ư21sNĹƕ22ĴŨǟ23KYŎ26HĿŤƛ27aŞſ28XŌ29ŊŔţƱ30ũ31ŏŜ33ńƹ34Ń36Ǡ38ƭ41ō45ł46MŰ48Ƹ59Ʒ
to #	74 -14Ʈ-8ĵ-7LƘ9ŀǨ11ň12ſ13œ15VƄ17ž24T28ř33Ŕ34Xǐ
to $	65 -23ǫ-14ƅ-10K-7a7ŧ8C10ƿǀ12ŀ13Ɨ14JZ15ŃƵƻ18ŭ23Ƹ28ǖ29Ņ36ƭ
to @day	90 8L13k15R
to @month	88 17ů27ơ
to a	75 -13Ʈ-9ŏ-8FƋ7žƢǢ8Ŵƴ12Ʀ13Ĵœƞ17ǆ18ǫ20ƭ22XƝ30T
to add	90 -22Ǡ-13Ŋ-8ō8Ƃ35y56Ŏ
to ask	71 -12Ŏ-7ĺǫ7ƌƷ8Tƹǁ19ŋ21Ţ38ł76Ŋ
to be	60 -18ǫ-10Ǖ-9ĸŷ-8qXƹ-7ŀ8ź9Żſ11jǠǩ12łŎ13ĵũ14KŐŪƤ15Ŀ16Ń19ŏ21s22Ŕ23O24ş25Ĵ27Ƹ29ƣƯ35ǎ
to build	85 12ƍ13ƒ33ƕ
to buy	73 -9Ū-8ŷ11Ǒ12Ń13Ɣ15š23H25ō37ƙ
to call	79 -15ł-13s-9ĺŝ14Ľ21I22Ļ26L29Ť
to carry	90 8ǎ35ƅ
to change	78 9V14ţ19T24ŏ
to check	88 11m15A20ŝ
to close	76 -7Ť12Ƙ50ǟ
to college	81 -13Ƴ38y
to come	80 12ǃ13Ƃ14ŏ23MĹ
to compare	88 14Ń19Ņ
to cover	88 14ǟ37Ƴ
to do	65 -13ļ-11xR-10ǫ-9Œ-7ŶǕ7ŁƸ8Ŝŝŷ9kŇ10ǃ11B12Ŀń13ǆ20s24ŏ27g31yō35M41Ʒ45Ʊ
to drive	76 -11Ű-10ū-9Ÿ-8Ů-7ŵ11ũ36ųŶ51ŷ
to drop	90 -8Ń36Ʒ
to each	88 11Ƹ14Ĵ15Ř
to earn	90 -11T14ư46ŏ
to every	90 -14ĵ9ő13Ű20Ĵ
to expand	90 -8Ʒ46Ǡ
to file	88 27Ť28ƅ
to for	88 -17ǜ24A
to get	65 -11B-10ǁ-9Ő-8źǩ-7ŏ7eřǫ8Vů9ƭ10pAMžƳǅ11Ÿ12Ɨ13ŋ14ķ15ŨŰ17Ʒ18I20ǟ23ń26ŷ28b30Ł32K33ļ
to give	86 8r17łŞ
to go	67 -12Aň-9ř-8c-7ƪǫ7a8RŏƸ9sźƙ10kĸ11ŋ12ũ14ƌư21ŉ22Ɣ25B33Ʀ37Ư40ō57Ɩ
to have	75 -16ļ-10Ŋ-9ǫ7ƛ11łƅ12źƣ14Ř19Ǖ22s27Ŏ31ń33Ƹ
to hear	76 9ŕƿ10ŇŎ11rzŞŪƠ14f18ŏ21t28ǫ
to hire	86 -9V15Ʊ51Ǡ
to it	81 -8ł-7Ǫ9ĻŘ11W16Ŵ17ƀ20Ŏ35ƩǙ
to keep	73 -9Ʒ7Ʃ8Ɓ9Ō10ŞǪ11aoY12V13ŏ24ƀ
to know	64 -12ŏ-11Ŏ-10ĺƸ-8ŗ-7Ư7mŇƉƞƷ8fuFĽŐƄƕƤ9Śƺǌ11œƁơ12ƃ14ų17ű18cř75Ŋ
to last	90 -12ǌ10Ư17ǋ
to leave	73 10s12ļ17ţ19ǫ20Ƹ27ƭ
to list	79 9o10Ƥ12h13ƚ19n20Ÿ32ŭ
to live	86 -9œ-7ƹ11GY14Ɔ22Ƣ28ư
to look	79 -8iũ8ľƱ10Ǩ13ŏ20z25Ń26Ļ
to lose	78 12ǖ14Ş22Œ31ĸ
to make	79 -11Ů-8y8ƍ10Ƴ11O12ţ15Ń16ńŇō17Ə19ų
to me	75 -13ŗ11Ś12lŀŉ13Ľ15ś20Ŝ30ş
to move	78 -11Ŝ-8Ĺ-7ǟ8ōţ11ŏ19ń20Ʀ21H27Ł
to my	88 -12ŗ9ŜƘ12eŀ16ǫ
to need	86 7d10o12ł17a21P
to pass	86 12Ƶ15ƹ16s39Ƹ
to pay	70 -19ļ-18ƨ-12Ɣư-11Ĵ-10Œ-7œ11Ƴ12ƖƦ13YĹņŧƮǘ14Ǘ17Ʊ21Ŕ27Ť54ĵ56X
to pick	88 -11Ť-8Ļ10ǈ20ĺ35Ŀ
to price	90 12Ǩ13Ń17Ʈ
to protect	90 41ĸ
to pull	90 17ĵ24d
to put	71 -13ń-8Ʒ-7ƙƪ7ZŤ8aoQŸ9Ńŧ10G11qƞ12ĹƓ16ŵ19ō22ū31ƕ
to quote	90 7Ǩ20ſ
to reach	82 -11ĺ13Ƒ17K18L21Ļ24I
to read	86 -10ƭ-7Ś10ƾ15d19e25a
to rebuild	82 23ƕ
to record	90 -14ż33Ō
to replace	78 -8ƕ11ſ13ưǤ14Ɠ24Ʒ25Ǒ
to run	75 -9ń-8Ĵ-7ūŲ7ł10ż14ǡ16ǘ19Ŭ21Y22A25e27Ư34O
to save	83 18ļ22ţ32ř
to say	78 -18ŏ7Ǥ10ǫ11Ǌ12ł15ŗ17Ş19rŉ24Ń
to school	82 10Ŷ12lź14ŵ18m
to see	78 -8Ư-7ļ7ľǜ9ŔƮ10ǀ12v15ŢŻ16ŏǔ18ŀ26ĺƅ
to sell	85 -10Ń-8Ǡ13Ĺ62H
to send	83 8Ľ9Ŝ10d11ƅ13Ĵ
to show	90 9Ť
to sign	81 12Ǖ16š19ł31ō
to sit	90 8M9L24ĺ
to somebody	90 7Ǡ8a37Ɨ
to spend	88 15Ƹ59X
to start	80 -10L7Ƙ10ź21ō61ń
to stay	79 -7Ń10y12B13H14Ʀ21ƹ32X35ƞ
to take	79 9k10ŜƮǃ13Ǡ27z28Ƴ
to talk	86 -17Ŋ30ĺ50N
to tell	88 -8Ņ-7Ű10ŷ13l15k28ǫ
to that	78 -13f-10ƫ10O13ƱƷ19Ʃ20H24Ś36ţ49G
to the	58 -10nƟ-8H-7XƘǊǚ7VĿůƷ8ƑƢǞǩ9ŀƙ10ǆ11CǑ13M15y17ƕ20Ů21Ǫ22k23aRŰ28ſ32ƛ33ư37ǒ43ƞ47ƍ
to them	90 20Œ
to think	88 -10y-8Ʈ13Ł16Ʊ17ĵ19ļũ
to this	83 -12œ-8k-7r8Ŝ9ĺ14x21ł22Ŕ30Ŀ
to to	78 8Ǡ9X11jZ12ō13kŏư27Ɣ
to travel	90 -9ơ50ǂ
to us	85 8Ń10Ľ40Ļ
to use	84 -9Ŵ-7e10ž13ĵ19ź32Ť
to walk	86 16ŋ31ļ
to what	86 -8Ɓ-7Ő15ř16Ʒ18ň34Ř
to when	86 -12ł-7ũ8g18őš25A
to work	68 -13Ư-9Ʃ11ŷ13ŵư14Ů15U18Ŵ19Ǜ20V23ƹ39Ŷ54Ű
to you	60 -18Ǡ-14ōǫ-10Ļ-9AŏƱ-8ƭ-7iŁ7ĸƃƮ8ŨƄǗǩ10B11ľ14Ǒ16ŉƠ18Şƶ20oư22Ĺ28Ǐ29ŝ31MĿ34ł38ňǪ40ŗ53ũ
to your	65 -26X-20ŏ-19r-11ƊƋ-10Ň-8Y7ƜƸ8ŶƁ10ƪ12ŝŰƓ13ũƵƹ14A15Ʀ17B18Ĺ23Ʃ25ǃ33ƛ35Ǡ37Ɵ39ƭ40ǟ
tobacco	79 -7ƾ9Ǆ51ƻ
tobacco $	85 -18Ǆ37ƻ
today	54 -17ſ-11ǫ-9oŅǣ-8ƦƩ-7ǘ7ŒƁ8ƅ10ƕ11a12Ł13tţƬ14ŝ18ĺ19ǧ21Ų24j25OŘƨ28ő30ō32ļ33œ36i41ĻŐ
today $	56 -17ſ-12Ɣ-10ǣǫ-9oŅ-7Ʃǘ7ŁƁ8Œ9ƅ10ƕ12a14itĺţǧ15ő17œ24jļ25ĻŲ26O30ƨ32Ő43Ř
today is	90 11ĺ14Ő15ŏ
today or	86 11jŐ14ļ37ō
today right	90 -17Ř-12Ő14œ17ő25ō
today what	90 -12Ʀ14Ɣ26Ƭ
together	75 7š11fuǋ12Ĵ13M15ǌ25s35Š
together $	80 7š11Š12f14M16ǌ19Ĵ20s
told	72 -10Eǫ7jZ8ņŧǀ9Ʃ10luŢ11Ƃ12Ľ14ƾ16ƶ17d22B23ŕ27A29ŗ
told me	88 -8ǫ10jZ14lƂ24d
told you	75 -11E7ŗƛ8ǀ9ņ11ŢƩ13Ľ15ƾ17ƶ25Bŕ30A
tomorrow	65 8Ų9IƮǗǟ10Ʀǚǥ12ŗ16Ĺ18ƨ25Z27L
tomorrow $	80 -8Z7ĹƬǪ12Ǘ14Ŷǚ17L
tomorrow what	72 -13ư7Ĺ10ř11ŲƮ22Z24ƨ
tonight	79 -8ǐ8Ɓ12ǟ13ŗ15Ʀ16Ŝ17ƨ22r
too	61 -12Ǩ-10Ǌ-9Ƹ-8ķŨ7bcŏƁǈǫ8ņ9ŀ10ƃǝ11ǆ12Ǔ13ň14X15Šǁ16ŉƵǜ17ū20j21o22sUŅƪ24žƮ32q
too $	68 -15żǤ-9Ƹ-7Ũ8ŅŏƮǍ9PƁ10ŮŻ11bUņǈǜ13ǝ17q18Šǁ21ū28jƪ31s
too much	84 -9ķ7ƹ16ž26Ʈ33ǫ
too or	86 -15Ǩ8ǆ11Ƅ16ƃ18q24Ǥ
took	76 -10ǀǫ-8ƭ8kš9Ɓ11Ʊ12pǄ13Ń16Ƭ20t22Ƶ23Ũ24Ū
tools	69 -9űƕ8ƚ22Ů31Ǥ38Ɵ57Ǒ
tools $	88 -8Ǥ21Ǒ
tools and	78 27Ǒ
tools or	88 -7Ǒ17Ɵ28Ů
top	68 -14Ŧ-7Őƞ7a8WĻś9ƥ11mƷ12Ǫ14ǖ15T17ǌ24Ɗ28ĿǨ29Ś30Ɖ38ƃ
top $	90 -7ǉ12a13ƥ38Ǩ
top of	73 -7ƈ9WƉ10Ļ12Ʒ17T18ĿŚ30Ɗ41ƃ
tornadoes	88 17ŀ19Ɯ
total	74 -11ť-7ƨ7Ƈ8ƁƢ10ƻ11uY12Ĵ13ņ14g15Ÿ18ƙ19ǋ25ŧ31Š
totally	88 10Ł12ž13A18œ
touch	83 8ƛ10ĸ11Ņ12K13ǁ16ƾ32ŝ
tow	90 -8ō68Ƃ
toward	88 20ň23X
toward this	90 24X
towing	82 39Ƃ
town	74 -10ƅ-7Ɲ8ǫ9Ʀ10Űǀǒ11Ů12E16ơ19Q70C
town $	85 -34Ɲ12Űǫ23Q41ơ
track	90 12ǌ16ǔ
tracker	90 -13Ł31ž
tracking	90 12ž
trade	80 8yǥ9Ǉ12ǡ14m19z24PS
trade $	90 -7G21z30S
traffic	86 -12m-7ź12ŰǍ14ż15N
train	86 -17P-14Ŵ-7Ǫ15ư16Ǜ24Q35Ű
training	79 18P33Ǜ35Ż
trampoline	76 38Ǝ
trampoline $	82 12Ǝ
travel	82 13ǒ27ǂ36ơ
treat	78 -8Ş14ş15k21Ň27ŷ30Ũ
treat you	78 -8Ş14ş15k21Ň27ŷ30Ũ
treated	82 13Ňǁ17Ş22ƾ
treated for	85 14ǁ24ƾ
treatin	90 19U
treating	83 -9ƌ11ŷ15j18iU22Ş
treating you	83 -9ƌ11ŷ15j18iU22Ş
treatment	90 17ǁ18ǜ
treatments	86 24ǜ
tree	85 -17ŀ16D21Ɠ24ť27ǆ
trees	79 -9ƛ57Ɠ
trees near	90 -9ƛ22Ɠ
tried	90 15ǚ17ž
trip	85 16ƞ26k31Ű
trip to	90 15k33Ű
trips	90 8ƞ12ǂ21k
trouble	73 -12ǉ-10n7ǚ8ƺ9Ɲ11pĶ12ƾ13tƿ14ĺ16ş17Ų23Ǟ
trouble $	88 -18ƿ29ƾ
trouble with	88 -15ǉ13Ǟ14Ķ17ĺ22ş
truck	64 -15Ɨ-14Ɩ-13Ź-11ǆ-8Ƣ-7Ɵ7H9Ŭ10ĺǝǠǨ11ƨ12ŲǑ14S16Ǎ17ūƑ26Ů30Ĵ34ŭ37Ŵ41ŵ44ŷ
truck $	72 -17Ɨ-15Ɩ-14Źǒ-10ŵ-7ĺŮ11Ų12Ŭ13ǝ16ŭ19ĴǍ42ū54ŷ
truck for	90 -11Ƣ13ŵ19ǒ23S
truck is	88 -44ū-14ǆ-8Ů13ŭŴ83ŵ
trucks	76 -15Ÿ-10U-9ƃ7Ů8ū9Ǩ10Ƒ15Ŷ19Ƃ52ǒ
trucks $	85 -16Ÿ10ūƂ37ǒ
true	86 8Ũ16c18Ń21ŏ
true for	90 19Ń22ŏ
trust	74 -9T13ŏ14Ň15ƭ18Ł36A37ƴ
trust $	82 -10T15Aŏ39ƴ
try	81 -8N13ž22Ņǚ24I35L
try you	90 -9N40L
tub	81 44Ǝ
tube	90 31ƌ
tuition	86 47Ƴ
turn	75 -14ǜ-10y-8d-7Ɲ7v8ŏŤ9VƩ12űǩ14pơ15A24c
turn #	90 -11y10V11Ʃ15v18p
turned	72 -12ǫ-10Ʀ-8Ŧ9x12ť13ƙ18v19c20Ƭ23ŁŤ31ƀ48ƶ
turned down	81 31ƶ40ƀ
turned in	90 18ť21Ť
turns	88 47ź
turns #	88 47ź
tv	86 -8ŧ14őƜ18Ƌ30ƙ
twice	81 7Ť8ĵ9R12Ŗǧ14Ūƽ
twice a	90 9ĵ10R16ƽ
twins	90 14u21y26w
type	73 -11Ǐ-9Ɣ-7ś7cž8Ť9ǆǈ10ǋ13Ɗ14ƈǖ21d22ƥ35ƫ42ƾ
type of	79 -12Ǐ-9ƾ9Ť11ǆǋ14Ɗ15ƈǖ26ƥ27ƫ
typed	88 8b13Ľ16p24E
typical	88 7ǩ11ǐ13T14ǁ16ǆ
uber	81 -10Ŵ52ų
uber or	88 24ų
ugh	81 7Ň10Ŝ11Ơ12RƜ18Ǟ24Ǧ
ugly	85 8Ľ9Ǧ11Ķ13Ň22Ə
umbrella	63 16ǫ47ƃ50Ǩ
umbrella $	73 -14Ǩ47ƃ
umbrella on	90 26Ǩ
umbrella over	84 -65ƃ72Ǩ
umbrella policy	84 -18Ǩ35ǫ
uncle	84 9Ʋ11Ƶ12T20Bǡ
under	61 -14Ɗ-13ŭƉ7ǂ8ŔŘƚǇ9jGĶƘƝ10ńņŰƛ11żƋƟƥ12ū14ci15Š16hś17ů18Ļŏ19Ǧ20Ƽ21n24ǅ25ǎ27Ɣ30X
under #	73 -14ņ7T8Ƽ10Ǉ12Ű13GƉ15Ɣ23ů27ŏ35c
under $	84 -13c9ƛ14Ķ16Ǧ17X24Ƽ
under a	82 -7Š8X10ŧ12Ŕǂ18ū31ņ
under one	90 11ǥ33Š
under that	88 -21Ɖ-7ǉ10ŗ20j45n
under the	82 -16ŭ-14n9Ŋ12ǣ13ƚ16Ɲ17Ƌ20ż21i23ǎ
under your	82 -13Ɗ-9Ɖ-7Ǐ7Ś12ǎ16ƥ17Ɵ19ǅ28h
underinsured	88 -9Ř20ǫ23ƀ
understand	79 9rŁŪ10Ǡ11Ļƿ12ļ13ţ18ŗ37ŉ
underwriter	90 9e12nť15ǂ
underwriters	90 11ƉƎ15Ū
unhappy	86 47ş
unhappy with	86 47ş
uninsured	67 -9Ǥ58ƀ
uninsured motorist	68 23ƀ
union	83 -12Ķ-9ŝ11ƨ15Ľ16ŭƗ17WZ21ƪ
unit	76 -23Ƈ-19œ10Ǐ13ƥ17Ǎ19Ƣ20Ʀ24D28Ƨ
unit $	83 -25Ƈ-20œ-11Ǐ19Ƨ23ƥ24Ƣ26Ǎ
units	86 17Ʀ36ƥ
universal	90 27ƫ
until	90 14O19Ŗ23Ư
up	44 -18ǫ-15vŗ-13oƠ-12yţƸǠ-11GLŉŨŪƗƩ-10ŮǍ-9qswBŸƞƷ-8PņňťŭŰƁơƤƯƵƹǇ-7bQľŐūƀƘƙƣƨǋǧǨ7WYőǖ8rļĽŅűƈǐǔǡ9gCĸƕƻǦ10ZŧǑ11dOĻƮǎ12Ńś13ŀřš14ŊũƑư15VĵŘŝůžƉƥǀ16jHƫǜǟ17źƏƶ18ŚſǙ19K20ō21Ƅƍƛǈ22Ƭ23łǌ25xĺƦ27i28k30Ɔ31l34Ɗ35t36Ŕŕ45Ŗ
up $	58 -28Ū-17ǚ-13ƶ-11ŧ-9xŉŘƔ-8ư-7Ńǂ7iZœǎ8őƑ9AIǑǟ10HĽƏǞ11p12K14Oƕ15Ł16lVƆ17kŊź18śƦ21Ųǀ23Ŗǈ24ƍǙ26Ŕũ32ō36ĺ44ŕ
up a	85 10a11Ś13I15c17ů21Ŕ
up after	90 13Ƅ31Ū
up and	78 9Ť10i11ǅ12ǜ13Ǧ23H26tǐ27ǟ
up around	90 -8ǫ13ű40C
up at	79 8ǡ13Ƒ14V16r19š20m23ŝ30ŀ
up for	74 7H8ķŖƪ9ĺ10ť11kŦ12Ĵ16W18Ŵ22š24ž
up front	90 18ĵǊ
up if	90 14Ƅ17ǣ
up in	75 7Ǎ8ĸƒ10Ǫ11ǂ12ǌ13ő14Ŋ19l32Ƭ39Ɔ
up is	90 14Ő
up like	90 -12Ơ10Ǧ15Ɔ23ŕ
up on	77 -12Ǎ-7ű7Ǥ8Ɗ9ź10Ŗƌǔ11D13ƍ16ǎ19ǆ27ƈ
up or	86 -13Ŧ14š17ĵƦ24ǌ
up right	90 7Ƭ10Ɵƥ
up so	90 11Ʀ12OŖ
up that	90 11W13Ŏ15ǀ
up the	73 -15š-8I7ǚǤ9Xƅ11ĵƍƜ12ĿƐ13ĺǜ15k16ĸŝ19d23Ļ31ư
up there	77 -28Ɲ-7G8l10x13Ż34j37Ɖ61Ɗ
up to	71 -12oƝ-8v-7jŔƁ8k9ǔ10ŝƛ14Ƅ16ž17ƻ23œ27ř28g31Ř32t34ſ42x50ł
up with	68 -7ōƔ7VĽƂ9ŒŘ11Ŕ12ļ13šƕ14r15Z16Ə17ş21Ʈ27Ĺ
up your	76 -12Ƹ-10Ļ7Ƒ11d12ŕŘ14ń15jŋǑ16Ǚ26ǚ33Ń
update	90 -18Ǒ18Ǥ
updated	71 8Ǐ10ƭ17ƌ18ƴ20Ǒ28ƍ
updated $	73 9Ǐ21Ǒ34ƍ
upset	78 8r18Ť29ũ
upset after	80 19Ť
upstairs	79 11Ɲ14ƞ18Ƈ20Ʀ28Ǐ
us	62 -15A-11Ɨ-10Ņ-9ǫ8ūƙ9vx10r13ƅ15zĶŌž17ţ19ŏ28Ň29s32Ļ37ĺ67Ľ
us $	70 -16A-12Ɨ8jƣ11vz13Ň16ƅ25s37ĺ46Ļ64Ľ
us do	86 9ſ15ƙ21r24Ň
us to	90 8N9L15ĺ
use	57 -10Ǚ-9ƾ-7Ĵƽ7žƒǢ8ƑǕ9ĵŔ10Ǆ11ź14Ŷǒǫ15őǚ18I20Ǔ26Ť27ų33ǘ37ǁ54Ů
use $	80 -9ƽ-8ŵ-7ƶ10Ɔ12Ƒ22Ŷ26Ůǁ
use any	88 -7ǁ8ƻ25Ǔ
use for	90 -13Ǚ13Ǣ25ǘ29ǒ
use it	84 -10ǒ19ų20Ť
use that	88 -13ŵ11I22Ů
use the	67 -10ǒ9Ių15ź17ŵ33Ů
use tobacco	88 -8ƾ10ƻ17Ǆ
use your	86 8Ŵ14Ǖ20Ť
used	74 10Ǌ13ƻ20ƙ21ž26Ů39Ŕ44ŵ
used $	90 25ƙ30ŵ
used for	86 -12Ŕ9ŵ44Ů
used to	83 11Ǌ61Ŕ
using	84 -21D-11eǫ16ƻ19Ɨǈ20Ů21J30ő
usually	73 8Ɔ9Wƣ11ǣǫ13AǇ14Ńų15Ś16ĻŮ26L
usually go	90 21Ů
v	83 -10ň-9Ş8Ŵ15ƞ21Ŭ23ū24ŷ
vacant	84 46ơ
vacant $	88 15ơ
vacation	84 -13Ǡ46k
valid	88 11Ź
valuable	88 8Ƨ16Ƌ
value	67 -15Ǥ-9ǘ7ƕƙ8Ƃ11Ǒ12Ų19ŏ20Ɣ21Ŀ29Ƭ31ƫ
value $	79 11ƫ13Ɣ
value in	80 -20Ƭ22ƫ
value of	90 -9Ǥ12ƙ15Ǒ18Ų
values	78 -8Ǒ-7ǀ60Ǥ
values last	79 -45Ǥ73Ǒ
van	84 -14ų-7Ÿ11Ɓ16Ů18k20ǒ
vans	81 -11ǅ63ǒ
vape	88 44ƻ
vehicle	70 -22ū-16ǒ8ſ11Ŷ13ŷż14ŬƁ20ű22ŭ24Ŵ25Ů43ŵ
vehicle $	84 -11ǒ16Ů18ŵ
vehicles	70 -15ŵ-10Ů9ƅ54ǒ60ū
vehicles $	84 -13ŵ15ǒ41ū
vehicles do	79 -10Ů14ū15ǒ
vehicles does	90 -7ǧ35ǒ
vendor	90 33Ǘ
vendors	88 31Ǘ
version	88 17O25ť
video	85 7ƙ12g37M
vin	72 -16Ŝ109Ŭ
vin $	83 -18Ŝ44Ŭ
vinyl	88 13ƈ
violations	85 16ż
visit	85 -7Ł15Nǃ34ǀ
visit $	90 37ǀ
voice	90 -12ǫ11Ŀ15a16ľ18ŀ
volunteer	90 
volunteers	90 26Ƒ
w	82 -18Ş7ǁ10n12b28Ǔ30ǉ33Œ39T
w #	86 31Ǔ32ǉ41T
wages	75 -13ǌ8T10Ǟ13ǥ16Ƅ65ǋ
wages $	84 8ǋ14T15ǥ
wait	78 -7L8Ũ9Ŷ10Ő11Ǒ12Ļ14ū17ń18s19r21ś
waiver	90 -9ǔ-7ƣ8ǎ31Ǖ
walk	62 -8ĵũ7ƝƩƿ8ƙ9YŶƦǊǗǚ10ŗƏưǪ11n12RĹŽ14Ĵǖ16Ń17ǟ19ļƥ26ť
walk away	88 31ļ
walk me	64 -8ĵ-7ũ7ryǘ8Ɲ9ǆ10YŗŶƦưǊǗǚ11Ǫ12Ĺ13nŽ14R15Ĵ17Ń18ǟ28ť
walked	90 -12Ǫ-8Ĺ13Ž22ǖ34ǆ
walls	79 12ƙ16Ǐ26ƍ37ƈ
walls $	85 13ƙ24ƍ30ƈ
want	46 -15ś-10ŃŘŧŮƔƨ-9Nƫǁ-8crŐƩǔ-7mĹłşŷŸưƱǚ7ŵ8œǩ9H10oŜŪƂ11ƷǨ12Ŀ13ŋŞ14bŁ15LVńƀǃ16ĺŖƁƙǕ17JOŊſ18ĵ19yƃ20ǎ23s24KMƲ25ƭ26Xƣǫ27ƅƮ31Ƴ34ļ35Ƹ36Ư37ō
want $	75 -33ƣ-19X-13Ř-10ƨ-9ǫ-7ǣ11ƭ14Ǥ17ņ36ǎ42Ǖ72Ʈ
want a	79 -15ǩ-8ſ-7Ƃƃ8Ǩ12ƅƸ13Ŗ14Ʋ16ļ22ǎ27ƣ
want for	88 -14Ş-7ļ8Ƴ36œƸ
want it	75 -10ƫ9ƾ14Ŀ15ƭ23ń25K69Ư
want me	73 -14ń-11Ƹ-7XĺĿ9ƅ11ŉ12sƮ15ſƃ17ō18KLM19ǫ36ŋ43ŏ
want proof	90 -25ǎ10ƅ47ƣ
want protected	74 23ĸ
want that	85 8ĵƭ11Ƃ19K44ǫ
want the	77 -19ś-9X-8ǔ-7ĿŁ8žƙƯ11ǩ12ǃ15O16Ƅ21Ƃ22Ƹ24ſ32J
want to	53 -17Ǖ-11K-10Ʈ-9aĿŃŏƔ-8yNŧǁ-7cĸłŋŸ7vŪƚƠƸ8sLĻŎřƭǅǡ9ŢŻ10ǘ11ŖǨ12Oĵŵ13oA15Ŝǩ16ƣ17H19MƳ22V23bƀ26ĺŞ27ŁƷ31Ŋ47ō58X
want you	86 -8ō7ǎ10X17Ř28Ǖ
want your	85 -11ƭ7ƅ8Ɓ12Ƹ21Ŀ24a
wanted	84 -7ǫ10GƲƸ15Ǡ18Ǝ25Ŋ
wanted to	88 10Ʋ11Ƹ12G27Ŋ
wanting	88 -8y11ń12Ƴ15kĺ
wanting to	90 -9y12ńƳ15k
wants	75 -10Ƴ-7Ŋ8ŷƹ9fSǩ10Ľź12sƅ17ǫ18ƣ22Ǖ
wants to	85 -8Ŋ9ƹ10S11fĽ20ǫ21ƣ
was	45 -17œŞ-16d-12Ł-11HŃŤ-10Ưǥ-9ƊǟǤ-8CXŝŷǀǠ-7PĺŖƣƩƭǄ7Tǚ8cŇţǝ11ŹƠǌǦ12ƴǛ13ļ14kƌ15ǫ16Ə17Ɖƾ18ŕƶǞ19Ɲ20Ŋ21pBĻƦ22Ɔ24Ŕ25ŉ26ņŨ27Ū28ĽŢ29ƿ30Ž31Ŷ34š35Ɣ45ũ47Ƶ48ť49Ŧ50ŧ
was $	90 -31ǀ12ƕ17Ū50ƾ
was a	79 -10ǟ7F10ľŉ13ň17ŕǆ27Ţ28Ʀ
was about	90 12ť17ŧ
was anybody	90 25ť
was built	90 8Ɖ
was for	88 13Ļ19ũ31ŧ
was i	90 -11Ń-10C92ǫ
was in	82 -8Ŕť18ş32Ŷ36Ŧ
was it	61 -20Ş-17Ũ-16ũǫ-11Łŝ-10ņ-9ŇŲƾ7ƿ8lƈ9Ɖƴ10wřǀ11Ǉ12Ə13Ɲ14ŧ15Ať17Źƶ18Ž19ţ20cŗ21Ɔ26Ŋ34Ļ38Ɣ39Ľ49š53Ƶ
was not	90 14b15Ʀ17Ž
was on	88 -12ũ13B22Ũ24T
was that	64 -16š-9Ļŗ-7ŧŨ7Ŕ8Žƫ9ņŪ10SƔ15Ǌ22ƶ30ť41Ƶ49ũ51Ŧ
was the	61 -11œǤ-8ƣ-7ŤŽ8Ɓ9ƌƻǏǑ10Ɣ11Ǧ13ŝ14ņǌ15ũ18ť20ǝ21š29Ŕ30Ɲ36ŧ42Ũ
was their	90 
was there	80 -16Ƶ7ŤŽ8ŕ11Ţ12ƿ16ť18Ǟ20Ə21ŧ
was uninsured	80 
was your	67 -15Ŧ-10ŝƵ-8ǥ-7PǄ8ǀ10Ž11ƺ12o14z16p17Ŕ18ż19vB23Ǜ26Ų27Ň30k35ƿ
watch	88 18ǫ30Ʊ
watches	85 12ž17ơ20ƚ
water	60 -11Ɯ7Ɠ8ƎƑ13Ɛ14q15Ƌ16Ƣǟ17ơ31ť46ƌ61ƛ64Ɲ
water $	81 11ťƝ21q28ǟ29ƛ
water damage	85 -7ť34Ɲ
water go	78 22ƛ
water heater	83 -12Ɲ48ƌ
water in	90 -12Ɯ14Ǝ19Ɲ
water near	79 -7Ɲ20ƛ
water off	90 32ơ
way	62 -21ů-17ǫ-11Ļ-10Ņ-8ƺ-7Ÿƽ7Ǝ8r9ŉǁ10ŇƑǄ11ŏŨŶƸ13Xşǃ14j15m16yƓ19a20Ľŷ25ţ29Ł34Ű36K
way $	75 -23ů-9ǫ10r14Ű16Ľ21j24y49Ł
way around	88 -10ƺ10Ɠ13Ǝ17Ǆ20ǃ
way it	90 -9Ÿ11o12a18Ū
way to	78 -7ǫ15ŏ18Ŷ22ŷ48K
we	53 -16Ļ-13ň-12rP-10Ǌ-9šǆ-8Vŗǫ-7pxH7Šƫ8IńŊŐƁƝ9ĽŋƇ10cOŢƘ11fŇ12ƃƷ14uvŦ15Ƴ16hļś17Ư19X20Ŗ21łƮ22iĺƗ23Ōŏ24ŵ28ū33M34ľ40s90ō
we are	73 -10Ő-7ƺ9jŠƳǄ11łū12ļŔ14Mŏ16Ţ18śƅ20Ňō25Ʈ
we can	90 11Ư15s
we do	79 -10ň-9ǆ-7Ƃ10Ŝ11Ʒ12TŖƋ14ŏ15ł27M30ǫ
we get	76 10Ō12i16I28s41ō
we go	88 9s13X
we got	85 -8š18Ľ19ŋƘ
we have	77 10GŖŵ11OŎ13ƫ14ŏū29ō
we meet	88 22M
we need	88 -9ō10Ƃ13ł14ĸ16u
we talked	90 -13r7ľ10t14ƪ
we talking	77 -14ĺ-13ǫ7O9ŧū10ń12c13hu15Ƈ19X22Ŧ28v
we will	86 8M10dƮ13ĵ14s
weather	83 16ť22Ɯ35j
website	83 9ǘ12ĺ35Ľ
wedding	86 11ǩ12Ļ13ǖ15f
week	57 -7ǫ7ľŪ8Ɨǐ9xŴ11gő12ńų14PƘ16Ļ17iŰ21ǁ23Ŷǟ26L37Ů42R
week $	65 -9R7Ļ9Ɨ10Ŵ11ǟ13g18P19ǁ20Ŷ22L27Ů
week and	79 13Ů20Ļ
week do	81 -15Ů24ų27Ű
week is	78 9Ů24R
week or	90 13L28Ƙ
week you	90 13ľ23ǟ
weekend	76 -10ǐ9Ů10R19Ŧ20ǁ45k
weekend $	83 57k
weekends	81 -7kǁ11R18ǐ20ƞ28ų
weekends $	88 -8ǁ15R19ǐ
weeks	72 -8ư9ń10ũ11ƄǐǪ12Ʀ13ǟ15TŖ18ľơ25Ŷ
weeks $	86 -9ư-7Ǫ12ń26Ŷ
weigh	82 16ł22Ǆ35Ƽ
weigh $	85 34Ƽ
weight	76 8ǃ53Ƽ
weight $	82 24Ƽ
weird	90 -10JŻ11m29ǚ
well	68 -9q7Hş8Ū9aļǫ10Ųǌ11iNĺŨ12ǋ16ŗ17p19ŷ23Ņ31t40ǡ48Ş
well $	79 -9q-7i27Ş28ŷ44ǡ45t
well that	85 8Ũǡ12Ņ13x14ļ30p
went	67 -13ǫ-9ư7H8QZĻƮ9Ŧ10kŒǞ11zǇ14ŇƏ16Ƶ18l21Ł23ũ24ŕ27Ŕ29Ɔ38ť39š
went $	86 9Ũ14Ň21š30Ƶ
went down	90 13ǘ15Ŧ16ť
went from	90 46Ŕ
went through	88 -10ť-8ŘƵ19z20Ə51ũ
went to	88 -10ư11H13Ǟ14Ʈ30l
went up	86 -9ǫ36ŕ46Ɔ
went wrong	90 15Ň29ť
were	53 -17ļ-16ř-10ǫ-8ŃœƄ-7ŝş7ƨǪ8Ʒƹ9żƻ10ŇšƯƱ11PƉ12ĺŜƐǤ13Ǧ14ƶ15Wŗư16l17ZĽŹŽ18Ʈ21Ţ22rŔ24ņ25d29ǟ30ƾ32Ũ41ũ
were down	73 39ǟ
were gone	83 -9ŗ10Ʊ21Ɛ25ư
were hit	80 -19ř35Z
were in	80 16Ŷ
were not	81 -7şǟ7Ƴ9Ş12Ʊ14Ĺ18ư
were the	78 8Ǒ12Ɖ20Ǥ
were they	82 11U29Ũ47ņ
were you	64 -15ļ-12Ƅ-8Ń-7ƫ7Ũ8ǟ9Ɔ11X12ŗżƷƻ14l17ƯǦ18Źƶ21Ž26dĽ27ŢƮ35ũ38Ŕ
wet	88 -7D12j21ƛ23Ƌ24Ɲ
what	24 -30ŭ-25Ÿ-21ł-20ǒ-19ŴǢ-18ĵ-17nōŝ-16Fűź-15Ʀ-14ANŅƭ-12bŜŤơ-11HMOĽ-10zŋŒƤƶǁ-9stƃƞǍǚ-8xKSŉžƑƵǨ-7ĶŰƅƇƉƎƛƻǂǃ7dŦƟǀǖǣ8EƆưǥǪ9lyŪƌƾǈ10ioŚſƲƹǙ11Ŭ12Ɯ13hƄƩǐ14Ɠƪ15ŇřŶƚƷǋ16cqŲƿǟ17ƮƼǕ18ũƗ19vLQZţƊ21Ƌƕǅ22JWųƖǠǧ23mƏǌ24ĴǑ25Ŏ26ŕƈƨƫ27wYƸǫ28TXņ29CŃƣ30ň31ĸ32ƽǊ33ŧƢ34BĿŏŞ35gPŵ37ļŊ38Ɣ40ť44Ļ45Łŗǆ47Ŕ50Řşƙ52ū56ŀœ59ĺ
what $	73 -39ǫ-23ǚ-20ǒ-18ŵ-16Ÿ-15ū-10Şųź-9l-7Ɓ8ƈ9ŷ10ť15P17wƩ18Ŏ20ƙ22J26pŶ29Ř30ǟ39Ǌ43Ŕ46Ŵ47Ů
what a	84 -16ř-10Ǟ9ļŶ11ƕ49ǫ
what about	76 -18y-10P-8zĺş-7Ĵ7Ʃ12Š13ư14Ž19Ƴƿ33ŵƪ
what age	85 -13w8Ź14ƿ19v22c28Ư
what all	80 -23P-16ƪ10W12ĸ16Ĵť22Ƌ23ǧ31ǆ32ŗ
what amount	83 10ƙ11ƕ13Ř16X17ǘ21Ʈ
what are	55 -33P-16ž-15C-13Ļ-10QŔ-9cŕ-8uĴƚ-7iŧŮǧ7bXƕ8ǒ12Ŀ13yǣ14Rş16Ǌ17Ś18ŀŪ19ļƔ21œ22ĸ23k24YǑ25ǌ27v37w39Ř44Ń50ū57ĺ
what becomes	90 15Ǫ18Ʃ
what benefits	90 
what bills	78 -11Ƹ9ư13ǟ39Ĵ
what bothered	80 23ĺ
what breed	88 50h
what brings	88 44ĺ
what can	79 -10T-9ŗ15Ŀ17X61ĺ
what changed	86 -13ŕ-9ǌ20Ǡ51Ļ
what city	88 41C
what comes	84 -12Y-10ĵ-8ř7œ8Ŀ17ǌ21J23W33T
what company	88 -13Œş-12Ǉ-11ǅ-10ǒ-9Ş38ő86Q
what condition	90 23Ų
what could	65 -10ĹưǪ-8M20X35ǆ37ĸ48Z
what date	85 -8p12d13Ŧ31ń41Ŗ
what day	76 -12Ƹ-9Ƃ-8ĺ7ƅ11ń18d19ĵ20Ŗ22Ƙ58L
what deductible	73 -9Ĺ8ř12Ɓ22Z
what did	52 -27ŗ-24š-17o-16Œ-15ƍ-13ŘťƵ-11ǅ-10ŉ-9r-8AŃŨ7ż8zƗǋ9ŝƁǑ10Ƴ11Ʒ12ŕƾ13Ŷƙ14Ǡ16ǟ17ņƼ18Őǫ19W20Ňǀ21w23ǌ24Ū27mƿ28ŏƏ30Ŋ31ţ35Ɣ39B42Ŕ82ŧ
what do	48 -49ŭ-26RĻ-24ů-23ǒǫ-18XƮ-17Ǒ-15FƟ-14ńŵǖ-11qQ-10ŃőŔǔ-9LUŉŋŶƄƍ-8Œƈ-7VƞǉǐǓ7IǕǙǣǥǧ9Ʋ10ařƢƸǟ11YľŬ12ŁŐŗ13TĺƼǊ14Ų15ŕ16ƨưƷƽ17ſ18wŎ19ǝ23ǋ24Ů25ŏ26Ř29ň35o36ļ38Ş42ĸœş43ū44W47ų50ǅ57g59Ɩ69Ŀ71P
what does	55 -45Ŵ-34ň-20ſ-16ŖǢ-14Ǆ-12ź-11Ʃ-10Ų-9Ű-8ƹ-7Ż7WŞ8T9Ŭ10o12ǅǊ16Ǖ17ŗś18wƪ20ĺŘ21Y22Ő26ƣ35ǆ36Ƣ43ǫ48q64œ92ŵ
what else	71 -15ǫ-12œ13Ɠ14Ŋ16ƍ24Ĵ34Š57Ŏ
what exactly	85 -10Ǐ-7Ʈ8ť12Ļ13Ł15Ɨƣ30Ʃ
what got	83 -9B19ĺ20ť46Ļ
what grade	88 -8ť22Ũ37v
what happened	67 -17Ŧ-13łŗ10ǥ14ǫ18ĺ19ĻŇ20ť22Ŏ24Ɲ28Ţ37Ƶ
what happens	66 -8ŗ7ǜ8ǔ9ƛ10Ƅ16ļ19ǥ22Ʃǟ24ƀ25ĹŘ28ƹ
what has	73 15ƺ19Ɨ23Ń
what have	69 -9ńǥ-7Őş7ĸ9Ʋ11k12Z14ƁƧǑǣ15Ƅ16ƚ18Ū30Ş34ƍ37Ǡ
what hours	84 -17P12L20R
what i	69 -14ǫ-11b-8ah-7ĺ9Žƈ10uū11B13pŏ15Ŷ16ƚ22iŋ27U43ň58ŉ
what if	73 -16ǟ-12Wŧ-9Ļ-8ţƵ-7Ǚ7ŀ9Ʃ12ǣ13ƀ14Ĺ16Ǘ18Ŷ20Ƅ21ƞ22ǜ26ƨ75Ǫ
what insurance	86 -7Ŵ14ǧ20ǫ22ǒ
what is	38 -28ĸ-22Ŕ-21ƥ-19Š-18sĵŎ-17Ųǘ-16Ƴ-14ǒ-13qwCGŧư-12Ʀ-11ŝť-10zUŅƫ-9SWŐũŸƀƭƿ-8NōŜŴƁƹǖǪ-7kvHOłűŶ7r8ceIŰƢǕ9AYŕžǑ10ŞƠƮ11lmşƚƟ12LĿŚŻƓ13ER14DŬǉǌ15ŷǙ16JūƖ17ZƏƽ18ůƜƣƨ19gţ20ǎ21ĺŀƬ22KVƕƼǫ23ijy24Ƹǥ25ſǠ26Ǐ27ƈƋ28Tń34ņ35Ɣ37ň42œ49ŗ50P53ƙ89Ł
what it	73 -10ūŮ-8ǧ9ŕƫǤ10Ŕŵ11Řƙ12ţ14ŀũƊ15ƕ18ś30ŗ
what keeps	83 -9R12ţ13ƽ24P26ŀ30Ş
what kind	59 -28ǝ-17ŷ-15Ƭ-11ƨ-10Ŧ-9gň7ƪ8Ż9ƺǧ12RŨ13Ɯ15XƊƐǈ18qť20ƈƥ21ǫ25h26ǖ28ū35ǆ36ƌ44ƫ
what liability	73 -20ǣ12ſ30Ř
what life	88 -13Ř30ƨ
what limits	75 -8ǣ17Ǖ32Ř
what line	86 -7ƪ10P15ǆ41q
what made	65 -11ƽ-7Ŀ10Ň13ţ20Ơ24ŷ27ĺ34š60Ļ
what matters	90 11Ŀ
what month	88 8d21Ŧ
what number	79 -8ŕŘ-7d10I12c27X33Ʈ36ņ
what other	83 -7Ǥ11Ņ12Ĵ27Ɠ32Š
what part	81 -7ť7Ł10l13ŀ14ư17ŉ38C
what percent	82 7ǝ12ǘ14Ǔ19ǈ20Ŕ21ǆ
what questions	88 15Ŋ
what reason	90 19ŕ
what savings	80 -20Z36ř
what shape	88 18Ɗ
what share	90 14ǈǖ
what should	86 -39L-15K-12ǫ-11Ū20ǩ25Ũ31ŏ76a
what street	90 -9ű27D
what that	84 8Ňť12ŧ15B16œ18ũ
what the	74 7Ƙ10Ǫ11Cǣ12cưǫ14ŧ15ǀ20Ɔ25ǌ
what they	77 -15œ-8Ł8ŗƙ9Ŝ10ŕ11ǃ12H17Ǎ18ŞǊ25Ƣ28ų
what time	79 -17g-13q-10Ƙ9Ŧ14ǫ18ų19R36L39ǐ42s
what town	90 10l25C
what type	81 -13ƾ-12Ǐ-9Ɣ-7Ɔ11ǆ15Ɗ16ƈǖ27ƥ42ƫ
what vehicles	77 -10Ů-7ǧ9ū43ǒ
what was	64 -37Ŧ-13ņ-11œ-10ŉ-9Ń-8ǥ-7ŁŨ8Ɓ10Ǜ11oBŕ13Ļ15z17T18ŧ20ǫ24š27Ŋ51Ŕ52ť54ũ
what we	88 11Ƴ14O15ƫ16u
what went	84 -7Ř14Ň44ť47ũ
what were	83 -19ļ-7ũ12š32X48ƾ59Ŕ
what what	74 -7Ư8a9QŚſ10Ʀ11CIń12vƽ13ouS14Pļ
what will	86 -7ƴ19r31Ń
what work	88 -8ƨ11Ɵ15ƍ23Ǔ
what worries	72 24ŀ
what would	50 -17Xǫ-16Ū-12Ļŵ-10Y-9s-8TŘ-7cqxVĵŋ7Cřǣ8r9ƋưǗ11ňƓƩ12ŒƐ13ŀſ14Ƅ17Ǥ18ĸƪǑǖ20ƮǞ21Bǚ22ŁƱƸ23ĴƬ24Ńƨ27Ų28ƹ31Ŋ32Ɣ33ŏş57ļ
what year	67 -20Ǡ-15ǌ-10T-9Ŗ-7œůŵƯ10v15ū18d19p22Ɖ23S25Œ29Ǉ33G35Ɔ88Ŧ
what you	56 -42ǫ-19ǆ-16ƹ-14ŏ-13XŁţ-12Ɣ-11Ơǎ-10š-9Ŷŷƚ-8Ļū-7BKŇŉŊŐǪ7Nĸ8sĵŭƍǑ9T10Ǉ11yPŅŨ12ťƕ13dGĺœƊƧƸ14Y17uş18Ĺ20Ƣ24g25ƙ26ňƲ27ķ29mŧ32Ɵ37ǡ38U44ŲƷ69ŗ
what your	78 -14ǎ-7ĺ10ƹ12ŗ28r31ņ37ƣ
what zip	90 20E
whatever	77 -8Ƒ8żơ9qVśƓƟƫ12Ʋ15PŊ17Ū18Š
whatever $	83 -8Ƒ8ơ9Ɵ10żƓ11Vƫ13Ʋ16Ŋ
whatll	86 23ķ36Ń
whatve	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
whatve you	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
wheel	78 -8Ǌ23ź28Ÿ41Ŵ
wheel $	88 11Ŵ
wheel of	86 -8Ǌ55Ŵ
wheels	85 9Ł20ǒ26ū34Ŷ
when	40 -23ǫ-21a-19ť-18ƣ-17Ň-14lŪ-13ł-12zŤǪ-10MşŶǍ-9iƫǅ-8jFŅŉŊōŏƠưǡ-7qwCNQTUĻņŎŞţƁƄƊƞƷǟ7fĹĿŲƛƢ8ŀǞǤ9ĶŘƻǥ10HřũǇǝ11ŕƦƶǂ12ryŜƂǁ13ķƿ14ƌƏƯƹǀǑǠ15Ǜǩ16ŹƀƸ17dŝƉ18ĺ19ƾ20ź21Ǆ22GƵ23ŗ24S25OR27v28Ɔ29gV32sơƩ36ǐ37Ŧ38ń41Œ43Ƙ47L51Ŗ
when $	71 -40S-26ƣ-8ƽ-7Ŧǎǔ9ŝ10ź11Źǁ12Ƙ18ǩ19Ǉ20GƉ51ĺŒ
when a	84 -11Ǌ8Ǖ11ǔ16ǥ18Ǔ
when are	76 -13g-10i-8Ŗ9Ǡ10ơ13ń19s26L37ǐ42V
when could	86 9ǃ29Ŝ
when did	60 -33ǐ-29ť-16š-12Ňũ-11ŤŨƔ-10z-9V-8H-7ľŕƩǫ7ƕ8ǀ9Ɯ10ŝź11fƚƴ12ƵǛ14ƌƓ16ǁ17ƍ18ǄǤ19ƽ25ŗƻ26S27Ɔ34ƾ37Ǉ41G57Œ76Ŧ
when do	62 -25Ǉ-14G-13Ń-12SŖ-11Ʃǟ-9ǔ7c9Ŝǝ10Ǡ13ĵƗ15ǩ17L18H23d31yV45O58Ƙ60ń64R
when does	75 -7ƫ16źƅ17ǐ53Ŗ
when exactly	79 10Ŗ15Ţ16d
when he	85 14ǥ28ƿ31Ƶ
when i	86 -10ĵ9ǂ18ŷ19o20Ķǘ
when is	63 -18d-15Ŧ-13ń-11pǍ-9Ɔ-7RƤǡ7f8ǀ9ƭƴǚ10ƒǦ11Wŝ13Ź19k21ǎ26Ʀ29s55Ŗ56v63ǐ
when it	71 -16Ƶ-14ń-8Ǉ7Ɲ8ǐ9ũƆ10ŧ11Ƹ12ř15ƿ16ŖŦ18ť26Ŀ33ƛ
when she	88 -8ƻ11sź19Ǆ29Ƶ
when that	90 -12Ƶ17Ĺ22ũ
when the	76 -7ŗƆǐ8ơƢ11ŧǛ12œ13g14Ƥ16Ɖ23Ŗ44ƀ
when they	88 -9Ɣ10ż12Ɔ42Ə
when was	63 -16Ƶ-12Ǥ-11Ũ-10ũ-7Ɗ7Ɔ9ŦƉƌƻ10ƺ11żƔǑǛ12Ǐ13Ɲ14ŗ15Ž16ǝ24Ų29p32ƶ
when we	90 15ļ26ľ
when were	75 -9l8ƾǑ19Ǥ30d
when would	78 10Ʃ12Ƙ20HƯ21L28V52ń
when you	54 -14Œ-13V-12Ɲ-10ńŖŦǫ-9WłǅǪ-8ƣ-7şƶƻ7űƀƢǋ8ňřǟ10ǄǑ11Ź12ũǊ13ǂ15Ƹ16Ǟ17ƹ18Ǡ19A21ŘƔ22Ń23Ŕ24ŀŨ25Ƃ26r28gŕ29š31ķ50ơ68Ʃ
when your	86 8Ɔ9s24Ƶ
whend	75 -21ǐ-16Ǒ-11Ơ7żƻ12Ŧƴ14ƆƉ15ĶǤ17Ǉ25S30G
whend you	78 -22ǐ7ż8ƻ13ƴ15ĶƉ18Ǉ26S32G
where	49 -23ő-20R-18Ɵ-15Pƌ-14nń-13Ŝ-12Ŵơ-11s-10Gĺū-9Ʃư-8ōǆǊ-7Ƹǡ7z8yŠšƨ9Ư10FHǗǠ11YŢŵƧ12ŚťŬƝ13rĸƅ14Ľǂ15ņŻǑ16Ņǀ17Ĺśƹ19j22lĶ24Ǚ25JXƋ28q30Q33Ʀ37ǫ43DǍ44M56C58ű
where $	90 -9Ō8Ƨ21Ǚ23ű
where are	71 -11Ǘ-8Ǡ12ǂ13k17yǑ18C32l
where can	90 30J
where did	84 -12l22š30Ľ31ť32ǫ
where do	67 -24R-14lP-13ǫ-11n-10Ǚ-9Ɵ-8Ů7ƦǍ8Ǒ9HŰ10űǖ12Ǝ14Ŭ15zś16Y18Ǘ20Ƨ21M28J29ņ31Ǡ36C39Q
where does	72 -10Ɵ-8m8Ǚ11Ǘ13q15Ż16rŮ19ƛ30ű
where i	86 11ţ13Ƌ17M
where is	67 -28ő-18ƌ-12M-9J-8Ʃǡ-7Ǌ8Ĺ12Ż13śƝ15Xƨǫ16Š17l24ǀ25Ķ26Ǚ27Q29Ƌ33q54Ǎ
where it	86 -8J11ſ14Şǚ16ŏ26Ś
where should	82 8ǃ13ƅ14M26D
where the	88 8Ŭ12ű13Ư
where would	73 -16ţ-11ńư-9ű9H14ǟ18X22M25Ĺ31D34ƹ48Ʀ
where you	70 -19Q-10ĺ7Ʀ8ƯǍ9XƜ10VŢ11D12L19ţ23Fű24ĸ27C40j
where your	88 10D11Ŷ14r18Ķ
whereabouts	84 7M11Ǎ12ƥ23C
whered	77 -9Ż15Ľ19G26m28l
whered you	78 -9Ż15Ľ19G26m29l
whether	83 8ƒ9Ť11ƁƷ13ĵ
whether it	90 10ĵ15Ʒ
whether you	88 9ƒ10Ť11Ɓ
which	54 -13ǜ-12PǙ-11ž-7ţ7FŊźƂǑ8bŭŵ9ųƥ10dŁƏƑ12Ņŉūƶ13Ɨ14DĽŬ15E17JR19őǊ21Ŀ23Ŧ26C27ǘ32Q36Ŵ
which bank	88 -8Ŵ15ŭ19Ɨ
which car	69 -34ū10Ů15ź21Ÿ23ŵ26Ŵ
which cars	86 -22Ŵ-8Ÿ63ū
which company	80 -7Ņ10Ɔ15Q25ƶ41ő
which floor	88 16ƥ
which machine	79 10ǟ11Ǒ
which of	90 11Ǌ
which one	83 -19ǜ-7Ŵ7J12Ƹ14F29Ǌ30Ŀ
which ones	84 18ū43Ŵ
which other	88 -7ţ9Š31Ņ
which state	90 27Ŭ29C
which year	90 -8ū11d41Ŧ
while	70 -8Fŗ-7S7ŊŝǪ9Ŷƞ11ŴƂơ12Ǣ14ň17śƱ18Ɛ20Ũų21Ʀ22ǟ33Œ
while $	86 -8FS9Ţ11G15Ʀ42Œ
while you	84 -12ũ-9ŗ13ǟ15ơ16Ǣ21Ũ22ųƐ
who	38 -27Ɩ-23ū-21t-20ų-19ŵ-16x-15ĵœ-14Tƥ-13PƟǉ-12BLĸŘś-11ĻũǤ-10svĺŐţŹƔǆǋ-9fHVŀŮŷ-8RľŃōŚƊƠǅ-7yZĹĿŁňƙƨƹ7ǟ9lƀƒǩ10ơ11źǝ12wĴ13qǚ14ƛǏǠ15ƂƦǀǧǪ16Ǘ20ǈ21aŭ22ƸǇ23Ǚ24ƄǒǞ25ƴ27Ǔ28QŅ32ǫ34šƞƣ35oĽ36Š38Ƥ40Ƶ42Ŵ43u45ł46Ʊ48n49AƗǢ51Ÿ52ƭǖ53ŝ56ő68Ǌ
who $	88 -16Ɩ-10Ɖ-7ƭ10ŭ18Ɨ22Ƹ25ƅ
who all	81 -11Ɗ12Ĵ15ǈ16Ÿ35n
who are	72 -12QŠ-8xǔ8Ǔ12Ǐ14ǖ16no17Ǘ19ő21u23ǫ29Ǌ
who checks	90 17ǝ20ơ
who comes	85 -13n15Ƒ19w22Ƃ57ƞ
who could	86 9Ÿ15ƞ17Ʀ43Ǫ
who counts	73 19u35Ʊ
who decides	90 15ł
who depends	77 21u23Ʊ
who did	85 -21ǫ-17w-10Ǔ16ƍ20Ǌ22Ƶ28ƭ
who do	64 -23Ǌ-19ƅ-15ĵ-13Ɵǜ-9Rǆ-8Vƴ-7PŶƔǫ7ŝ8Ƹ10w11n12a13Ǘ14u18ƣƤ21ŠƂ24Ĵ29Ɨ32Ǔ42Qǖ53A66ő
who does	74 -29ų-17ǋ-9ǫ9ǒ16Ǔ23Ǌ26ǝ28Ǣ37ǜ39Ǟ
who drives	70 -31Ÿ-17ū-7n39Ŵ41ǒ
who else	68 -13Ÿ-12Š8Ŵ9n16h20ƛ26ł28Ņ29Ƥ30Ǌ
who gets	85 -10A9Ʊ12ƴ46ƭ
who handles	79 -13ŠǊ-11ś14Ǣ15Ǟ17ǘ18ŝ20ł40ǚ
who has	81 -8ő-7A11Ÿ14łƀ20ǎ31Š39Ǚ
who holds	90 -19Ɩ17Ɨ28ŭ
who i	86 -12ǫ9Ņ11r14ƣ26a
who in	73 -23n-17Ŵ10ǔ21ƿ42Ÿ
who is	51 -17t-16ǎ-15ū-11A-10xLŹ-9ǝ-8ŚƖǉǓ-7fFš7Ǡ8ƃ9qŶƪ10al11z14ǒǖ15Ǐ16Ǣ17őǫ18Q21ŭƤ22u24w26ǀǧ28Ŵ29ƴ31ŸƱ32Ɨ34ƣƭ41Š42no67Ǌ
who keeps	90 23ǔ
who lives	90 -11zŴ7n28Ÿ
who looks	88 -7Ǣ10z14ơ32ŝ
who makes	86 31ł
who needs	79 -15T9Ɨ10Ÿ12ł14ƣ19ƅ21Ʊ
who owns	82 -12ƥ10Ǎ12F14Ǐ20ƣ34ǈ
who pays	78 -7Ǫ12ƀ16ǥ17Ƴ18Ƅ26ǟ28Ǣ32ư
who rent	80 -10Ǌ19Ǔ
who runs	88 9Ǜ13ǋ20Ǌ
who sent	90 -14ő10ľ53Ľ
who should	88 -16ƣ15Ǣ16ǩ24Ƹ29Ÿ
who signs	86 -9Ʊ9q17Qł19Ǣ
who started	90 36Ǉ
who takes	88 15ŝ18Ǫ33Ǡ
who told	86 -12B13ņ15Ľ51A
who was	85 -13š-11ŧ-8ũ14Ň16ť50Ƶ
who who	88 10z12Ľ16Q
who works	71 17ƞ30Ǌ31Ǔ
who would	74 -19ő-10ţ7A8Ƴ11Ƹ13ƭǢ21Ʊ36Ʀ58ǫ
who you	83 -10ŭ-8O8a14Ǘ16Q21ŝ22ƭ41Ş
whod	66 -24ǀ-9u-8z8ŶƳ9Ŀƀ11ǥ15ŝ16ǚ17ƭ19Ƅ23Ʋ24Ʀƴ28Ǫ46Ʊ
whod pay	81 -28ǀ13ƀ14ǥ19Ƴ21ǚ28Ƅ
whod raise	90 10Ʊ
whod run	86 -12Ʊ-10A48Ǫ
whod take	85 -8Ƴ13Ʊ35Ʀ
whole	63 -9ǌ-8ƙƨǫ-7Ǌ7ƲǤ8ĸŢťũŲ9tBœŕƋ10lŉŨƯ11ǋ12O13k14Ʒǒ16hŰƉ17Ŏ20Ƭ23ŧ43ƫ
whole life	76 -9ƨ13l19Ʒ20ƫ27Ƭ30Ư
whole thing	86 9Ŝ16ť
whose	66 -17ƙ-8n-7w7Ƅ9Fĸ12ǣ13Ž17ǈ21ǒ26A29ł35ő41Ƥ
whose cars	80 20ǒ
whose fault	88 11Ƅ18Ž
whose name	83 -14Ƥ-7a16ĸ22ł23ő
whose things	79 -9n29Ƥ
whove	86 9ő10Ǌ17uw
whove you	90 10ő12Ǌ17w18u
why	61 -20Ņ-12ĽƸ-11iŔ-9l-7ŉŨŪ8Ŀ9ƹǈǦ10ŀ11š12ŢǞ15Ň19ƽ25r26ƶ27B30ĺǫ32Ʒ36ŷ42Ł44ţ49ŕ55Ļ
why $	88 36ŕ
why are	84 -24Ņ-20ţ-8ĺ14ǈ25ǫ57Ļ
why did	70 -20ǫ-17Ļ-12Ľ-10Ŕ-7Ł8ŕ11šǦ15Ǟ18Ţ34ƶ35ĺ37B46ŷ
why do	84 -30Ł-17ţ23Ň29ƽ35Ʒ37ǫ
why now	86 -7ǫ58Ļ
why would	90 -16Ƹ15ţƷ17ƹ25ǫ
widowed	90 14ƹ26f
wife	58 -18v-13Pūƽ-10Ʊƾ-9zƻ-7wƨ8Ƶ9Ǫ13ǈ14uưƹ20o21ŵ22Ǌ23f25Ǆ26q27p32ƭ34tƪ36s38r
wife $	78 -17ƻ-16Ʊ7oq9p11r19Ű20u22ƭ23t
wife do	86 -12ư-7r21q30ƹ
wife drive	88 -18ū8Ŵ40ŵ
wife have	85 -18ƹ-14r19ư35ƪ
wife on	86 -19ƽ-14q-11Ǣ-8ƾ25s26Ǌ29Ǆ
wife work	85 -7s15Ǌ37q
wifes	72 -24P-19ƺ-8d8ƞ10Ƽ11j12b13ư19Ŵ20Ǆ31q37p38o
wifes name	88 -14p18o
will	54 -10m-8Dĺǎǫ-7Ř7rzŦŻƐƦƯ8dļ9ŤƅƮ10Ǡ12cO13oN15ōő17Ŝ18e20sĶƗ21Mś24L25H27ź29V30y45Ń58ƴ
will $	79 43ƴ
will be	82 8c9ś11Ǡ15V21ź28y
will get	90 11d13N16Ŝ
will it	90 -7ƴ13I21Ń22s
will need	84 10Ź12cź13o16Ŧ
will not	75 7eƛ9ų10cœƉƤ11ĶńƯ12Ƽ
will or	90 29ƴ
will put	90 12Ɨ13ō27L
will you	78 -11Ƥ-10ƴǎ9ķƯ14Ŝ15Ʀ19ļ45V46Ń
willing	88 9ţ11ž
willing to	88 9ţ11ž
win	86 27b35ļ
wind	71 -24ř-7ǧ7ť11j12Ɠ83Ɯ
wind and	84 11Ɯ14ř
wind deductible	88 -72ř87Ɯ
wind or	79 -19Ɯ8ť25ř
windshield	84 8Ų23Ƃ27Ŭ
wine	86 35ǝ39ǁ
winter	79 -12ǟ-10ŉ-9ť9ƒ11Ū14ơ17Ɲ32Ŧ38ǐ
winter $	81 -10ŉ-9ťǟ9ƒ11Ū18Ɲ26ǐ33Ŧ
wire	90 -11Ǣ9Ǘ14ǚ
wiring	81 8Ǐ53ƌ
wise	75 -11ő8m10Ƶǌ11ƿ12ư14ƪ15w19Ǆ22g25V
wise $	79 -12ő7Ż9ƺ11ǌ12ƿ16wƪ22V
wishes	90 35Ʋ
with	38 -22Ļǒ-14ťƖ-13ǉ-12ŦŰƭ-11P-10Hǫ-9łƄƔơƣ-8ņƸƼǇ-7CJNĸŐūƨ7uŃŚǓ8ƊƠƲ9MSƜ10ǁǣ11rWŽƝ12ŅŮűƃƒǏǧ13ŁŔśŨƩƳ14AƂƏƵǞ15ļţ16aĹŝŷƦ17ŉšŭŴǃ18sQĺž19gVŋŘ20Ōŗ21ĵ22Ʒ24nų26b27ő28Şş30Ƥ33ŇŠ50Œ
with #	83 9ƃ12kũ14śű25Ĺ35b
with $	66 -14şŸ-12Œ-9Śťƭ-8ţ-7ŝŶƖǫ8ƛ9ǣ12ǚ13ĵ14šŭ16ƪƵ18aƦ19XŠǧ30Ƥ46ő48Q
with a	62 -17Q-11ų-10Ǉ-7Ś8gƊ10BSŇ11oƎǆ12qV13ƚǃ16ž17Ÿ18Ŭ19űƮ21Ĺ22b31Ǐ34ļ
with all	88 12GƂ14ś15t19ŀ
with an	81 9ǃ10ǝ11wŇ15ž22b
with anybody	90 13Š39Ņ
with anything	88 12ƒ15Ŋ16ş
with company	90 30Œ
with em	88 14Ŕ16ţ23ş
with family	90 -26n-8Ž-7ư33Ʀ42F
with her	90 -7ƪ7ƹ14Ż16s
with how	90 10Ũ
with in	80 18Z
with insurance	88 -9ǥ19Ň
with it	74 -27ǝ-21ǒ-10B-9ş7M8Vĵ11EƠ16ŵ17Łƒ20Ŵ28Ʒ29ŷ75ų
with me	74 -13ő-9Œ9ż11ŋŌśư12Ł13ŏ16ĺ18m64ŉ
with my	86 -8ǚ-7Ƶ8Ľ10f18z57ǫ
with no	78 -9ŷ7Ƶ11ƿ14Ţ24Ƃ28Ŷƀ
with now	88 -8ƣ16ş18ǧ
with one	81 8Ƈ17ő21Ņ22ļ23Œ27Ŷ
with rent	80 -14Ĵ30ư
with some	90 -9ő11Ɗ13ŧ20l
with somebody	90 12Ő16Ƥ
with that	69 -28S-16Q-9ǡ-8Ŧ-7sƗ8Ƶ9aũ10A11ŷǨ13Şƕ14Ō15ńŇ17rM23Ů27u29ť42š55Œ
with the	58 -26ť-25Œ-21Ş-16Ļ-15ŵ-13Ű-12E-11ňő-10š-8Ÿ7aƞƹǞ8qŀƢǐ9œŕƃǡ10ƾ11QşŮƏ12gƅ13ō14xWſ15Ŵ18ǥ20žƲƷ22SǇ23ĺŽƝ25IŠ26Ũ31ŷ
with them	65 -15ŷ-12ŀǇ7ĵǃ8Ś11ŘŠ12š14ş27Ŕ29S30ţ37Ş
with this	78 9Ťų10K11AǢ15ał18r19ŵ
with those	83 10Ş13Ř16U17Œ
with today	88 11ĺ24ő
with us	79 9ĽŐ10Ō13ĺ21s23z
with what	84 -7Ň8ŗ9P10Ŵ11ǣ16ĺ17B18ş
with with	86 13k15ź17Ɨ19ŀ22ĵ
with you	60 -17ő-12Fş-10zŴǫ-9U-8ţ-7q7Ƨ8ǁ9ĿŎ10Aś11ŭ12Ĵ14tǘ15Ǫ22i24ň26Ǔ27Ł28ŸǊ29ŗƩ33ŋ38ŝ39s62n
with your	65 -23ő-9ǒ-8Ł-7ť7ƜǕ8ľŚƹƽǞ10Ŝ11Ơ12r14ŃƵ15ŗţǝ16ĵŞƷ19ƺ21Œ26ş
within	86 -9ůƉ-7Ű16Ƒ19ǒ38Ŧ
without	63 -19Œ-13i-12ŗ-9G7ǃ8Ɖ9Ǣ11aĻư12Y14Ǖ17Ư18ŐƼ22ƀ23Ŀ26ƹ30Ǫ41Ŷ44Ţ
without $	86 -18Œ-17i-7Gƹ10Ţǃ15Ǫ19Ŀ55Ő
without a	88 12Ţ19Ŷ
without insurance	83 -15Ő12ƀ17Ƶ48Ţ
without it	82 -19Ƶ-9ư8e10d15Ļ38Ŷ
without you	79 -24ư-16Ŷ15Y33Ǫ52ƹ
without your	83 38ư
wood	70 8Ɠ31ƈ58ƒ
wood $	84 21ƒ
wood frame	88 38ƈ
wood stove	83 32ƒ
word	79 -10L7Ǖ13Ľǅ15ǔ18ŋǫ22ō35ł
words	86 19ŗ24ť29ŉ
work	47 -19ŷ-17i-12ǅ-11ƪ-10xŲƦƯǊ-8awĸĹ-7ŖţǑ7ƹǀ8BņŴ9JǍ10ǃǉ11N12zIŵ14X15Ǫ16ǆ17ƟǛ18ĻňŘƨ19ǖ20Ƅ21ƺǓǥ22L23Ŷ25ǜ26ǒ30S32Ű34V35Ů37q42Ʃ45RW48Q52U54P
work $	57 -22R-11ųƯǅ-9ŘƞƟ-7iŖţǟǨ7ǃǛ8ƱǢ9FŮ11ƹǡ12qN13Űǥ14ƨ15ŷ16SŴ18L20Ǫ25ǜ29U36Ʃǒ38W42V87ǆ
work and	75 -11P-9R-8Ů7gq8ǆ12N13ƨ15ŵ18nǒ
work are	78 -15V-13q40P41Ļ
work do	86 -8P38Ǔ
work for	74 -16Ɵ-14PǊ-13n-12ǒ-11RV-10Ʀ-7Ĺ7L10rǓ15Ƅ25ǉǖ27X36ň79Q
work from	74 -13Q-12Ɵ13ǟ25ƞ45R
work going	90 -8x18Ɵ26U
work if	82 10Ŷ12ǋ18ư
work is	86 -37ǆ-13U-12Ų-9Ɵ18Ŷ27R34q65P
work like	90 -11ǒ-7Ů11Q12P13Ɵ20ų
work or	81 -11a-9qƩ11Ŝ12ŵ13ǃ14Ű16ƨ18Ů24I
work out	90 -20R-12Ǔ-11W-9U-7P24Ǎ43Ɵƺ
work so	90 -11R7L8K9sǪ
work today	73 -8ƨ57Ř
work too	90 -17ƪ11ǜ21q
work week	88 -21Ů55R
worked	85 -9G13ĸ14Ň35S
workers	72 -9Ǧ-7Ś18ǥ20Ǔ33ǉ
workers comp	74 -9Ǧ37ǥ
workin	86 9U11Ǌ18ķ20Ņ
working	72 -10L-8Ʒǫ-7Ǔ8S12ķ14Ş17g21V25q29ĺ33PǊ
working $	83 -8Ǌ9g16q25V
working there	90 -14P-9Ʒ7V13S20Ǌ
working with	90 -8Ǔ7ǔ18U23Ǌ
works	66 -13ř-9ǉ-7R11ŗ13M14ŞƆ15ƞ17ŉ24L27Ǔ28Ǌ44ŋ
works $	84 -9R18Ɔ23L25ŋ
works for	85 7X9L18M43Ǌ
works there	76 13Ǌ19ƞ
works with	80 -18Ǌ37Ǔ
worksheet	80 13ǥ
worksheet $	80 13ǥ
workshop	77 -16Ǐ22Ɠ41Ɵ
workshop or	80 14Ɵ
world	86 11diC15ļ16ń
worried	85 9Ɯ21Ū23ŀ
worried about	90 10Ɯ12ŀ
worries	70 8Ő15ľ19ŀ20Ɠ
worries you	71 20ŀƓ
worry	84 11Ɯǣ36ŀ
worst	80 9ŷ12ǜǦ17ũ18Ǟ27ş29ŀ
worth	63 -13Ǐ-10Ů-8ŏ-7Uňǫ11Ƃ13ţ16Ɠ17ǟ26Ǒ27ƙ37ļ44Ɣ47ƚ52ĸ58Ų
worth $	69 -46ĸ8Ƨ12Ɵ19ǟ31Ǒ44ƚ50Ɣ54Ų
worth it	88 -9Ų-8ŏ48ļ
would	36 -19Z-16ĺĻ-14Ƃ-13ő-11SƫƵ-10qťŧ-9nOšűŸ-8dłŮƿ-7fjoNŉŝƛƢǅǜǠǥ7PŁŒƊǫ8eŊşƺǖ9HLŃřƨǞ10WƄ11Dŷǣ12AŗƬ13ĵƳǪ14mƁƃƑ15ǁǚ16BMŘƯǨ17cTĴĶńƔƸ18ŜŞƪ19sĿŶ20ňǤ21ſ22ŋŲƕǃ23Ʒ25ƙ26X28rƲ30ž31ļ32ưǟ33ƦƮ35Ʊ36ţ42Ĺ47ƹ51ŏ
would #	88 -13r10ƙ20ƕƮ21X
would a	73 -19ř-8Ŷ-7Ʈƹ8ſ9Ŝǫ10ĸ12ŏ15ļ19Ưǚ27Ĺ42m
would be	72 -14Ƹ7LƦ8ļ9ež10bńŐ13r15Ŷ16Ŝ17Ʈ19ţ21c22ŀ23Ĵĸ
would cost	90 17ƕ21Ʋ
would do	85 9ŏ10žƦƮ14Ĺ
would feel	90 9X13Ʈ
would get	85 10Ŷ15Ņ26Ų
would go	85 17Ū19V20Ɣ40Ʀ
would happen	72 -11Ļ-7ļ10Ɲƞ11Ǘ14Ǫ15Ʃ27ǖ44ư
would have	73 -9ţ-8Ʊ12Ĺ14ũ18ǟ20ƙ34ǫ48ŏ
would he	78 -11Ŷ-9sŏ-8ĵ10ƺ22B46r63ƹ
would i	86 -9Ʀ-8M14Ş18Ǣ39D
would it	63 -18r-16ưƹ-13ǟ-8ĹŶƷ-7Bĸ9Ō10Ƙ11Ʊ12M13Şţ14ļŃ16XŲ19ƭ20ŋ21ƙ23ƓƮ25ƔǑ48s
would keep	79 15ţ22ǟ
would like	77 9AŎŕ10Ʋ11X13Ƹ19Ư21ŋ
would look	90 13Ʊ14ư
would love	85 8s13rŞ22M
would make	75 -38ţ11Ń12x15Ʈ16ǂ28ļ33c49ŏ
would need	66 -10ĺ-9S-8d7QřƖ8GƉ9Ƙǁǋǌ10Œųǈ11œ12T14Ŗ15Ű18v
would not	86 13X14H19ŗ20Ŧ50ǫ
would pay	84 10Ƴ24Ř38ŗ
would rather	85 -7ǫ15ǃ17ĵ25K
would she	77 -8Ŷ8Ǫ31ư33ƹ57r
would somebody	79 -14Ĵ15Ʀ30ư
would still	79 39Ĵ
would stop	80 13ǟ
would take	82 8Ʊ14ţ16Ƒ17ƕ18Ʀ
would that	74 -33X-12Q-9YƓǑ-8ƙ-7ǘ7V8Aǃ9Ư10ķ11CļƮ12g15E16Ǟ22Ɣ25ň28Ǥ30ǟ31ŏ43Ĺ
would the	79 -10Ʀ10Ə14Ʃ18ƨƳ26ĹǨ44Ǫ
would they	74 -12TƦ-11ƹ-10Ǫ-7Ŷ10ſƮƯƳ14Y18ŘƁư24W36Ƭ43ƨ
would want	73 -12Ǩ-11Ʒǫ10ŖƭƲƸ11Ş12ĸŪ14AŻ15ř18ŵ19ƃ
would we	90 7ř22ŏ
would what	90 -8Ĵ11şƙ16Ŀ23ĸ
would worry	90 -7ư12ǣ27ŀ
would you	47 -34ƹ-25ư-24Ʈ-19Ɣ-18ŏ-16r-14őƂǫ-13ZŪ-12Ʊ-11ƨǪ-10XŃ-9ŀŘƕ-8AƩƫ-7ĺŮű7VŒƉǣ8ŨƋƟ9ǘ10ſǚ11bƁƊ12Ŝ13Lō14yƃ16ĵĶĹƺ17ř19Hńň20Łŗ21Ŋŋ22MĿǁǟ25Ų29ǃ30ŷ32ƪ35ş36Ƹ38T43ţ47ž51Ʀ54Ʒ61Ŷ
would your	63 -18s-15ŵ-11qƿ-8ƺǢ-7Ʀǟ8ǚ9Ʈ10Y11Ǫ13ǣ14W19ſ22Ƅ25Ǥ28Ʊ31B57ư73ƹ
wow	75 7ŕƾ8S9ţǉ10RǤ11u13Ƣ14ŧ15UŲ19Œ22Ŏ
wow that	88 8Ŧ12R16ŧ23Œ
wreck	79 -9ť14ũ15Ŷ16ƁƄ17ŝ19Ž
wreck $	90 -7ŝ25Ƅ
wrecks	90 36Ž
write	72 -13ư8ťƴǘ9ǫ11oƎ12KŚ13Ǟ14Ə15w16ĹƮ18Ź22ō
write it	85 -10K11ť16Ǟ23Ź27ō
write that	88 9ő10ǈ13b15Ǝ16o
writing	85 -7Ƶ7Ŋ12J13ő18ƅ25ƴ
written	78 -9ǫ7Ǖ10ż12Ʋ14ƴ18Ř24b25ſ
wrong	75 -9ŉ11Ǧ15Ť16C18ť21ŀŇ24ǫ31ş36ǜ
wrong $	84 -9ŉ12ǜ15Ň19Cŀ22ť
wrong with	90 9Ň45ş
wrote	83 -11P11q13ŵ15w17ƴ21ĺ35ŝ
x	84 -15Ŧ14b18Ŗ27ƛ
y	88 43b
yard	76 7Ǝ9ŵ10H16Ơ17ƞ21Ɣ61Ɠ
yard $	82 -11ƙ12Hŵ18Ơ19ƞ24Ɣ31Ɠ
yeah	71 -13Ŋ-9ũ7ŗ8cŜŮƜ9śşƊ10Ĺű11ŵżƂƖ12TƄ13ŋő14Œ20v
yeah $	75 -14Ŋ7ţ8ŗ9ŮƜ10cśş12ŵ13Ƅ14ŋ16Œ17T21v
year	50 -15ǫ-11C-10ŰŴ-9ĺňŵ-8ţŪŽ-7Vťŭŷ7Ţǩ8kq10S12vĻƉ13ưǀ14ƞ15Ɩ16GǦ17Ǡ18cź20ƫ21ĵ22ū24Ǉ25Ŕơ26ǂǋ29Œ31Tǐ32p34œƆ36d38ǡ41ůǌ48Ŧ
year $	60 -28Ɩ-25ů-20ƍ-11C-8ū-7V7pHƽǓǟǥ8ǉǐ9ńƼ10ŒƢǩ11qĻǀ13œ14k16d19c23Ŧ24ǋ25Ŕ27Ư29ĵ32Ǡ33ǡ44ǌ54T
year and	84 7ơ9d11ǒ13ǚ14Ŗ
year before	90 22ǌ
year built	88 13Ɔ
year did	76 -17Ŧ-8Ǡ-7ş22d27S33Œ42G
year do	88 14ƞ16ǂ
year for	84 -11ǌ8Ɖ11ǀ13T15ǋ19œ24ǡ
year is	82 -8Ɩ-7ŵŷ11ǂ13ŔƆ14ƞ16T18ơ25ū
year it	90 -12Ŗ13ƫ16Ɔ
year make	84 46ū
year of	90 -8ƈ14ŦƆ
year on	88 -11T-7ň18Ɔ29c40ů
year or	84 -28TƯ7Ŧ14ư16œ19ů64Ɩ
year right	85 -18ǌ16ņ17ƍ18Ţ20T
year round	90 27ǐ28ơ
year term	88 -7Ɩ18Ư40ƫ
year the	90 23Ǉ
year was	80 -18d-7ŽƯ7Ŧ8Ɖ11Ǧ12v14Ɔ24Ǉ26p
year you	90 -9ů12Œ19d23œ
yearly	84 12ů
years	52 -19ū-15T-13őœ-10ƾ-9ů-8ǉ-7Ǎǒ7oyƶ8cP9Şż10vUŏƖ11ţǁ12ķƳ13ǫ14Ķ15ƆƌƩ16Žƺǥ20Ǡ21Hƫ22Ļ24Ŧ25ŵ26V27ŒŹ29ŤǇ32Ɖ35G41S51Ư
years $	64 -28S-18Ǉ-10ŝ-9Ɩƾ-8Œ7ƻ8Uǡ9ŇżƷ11y15Ŧ16H18Ķ19vŽǠ26ǥ27ƺ32Ť62Ư
years and	86 10fŏ11Ž12ķ
years at	84 9Q16G20P24S27Ƴ
years do	90 -16Ư24V
years even	80 9Ť
years have	77 -18Œ-16G-7żŽ25Ǉ30VŹ47S
years in	88 -20G-18ƯǠ-7Œ18Ǉ89S
years is	88 7Œ16ŏ28Ş
years of	88 -9Ň11Ɩ12Ư15ś16Ǉ
years old	88 15cƉ
years on	85 11ƌ12S13Ɖ14ƫ
years or	85 -13G8Ź19S20Ư25ƫ
years that	90 11U14ŝ
years the	90 -25Ɩ-21ū-8G-7ĴƯ15Ɖ43Ɔ50ŵ
years with	82 -16ő-11Q48Œ53S
years you	88 -7G13ţ15Ļ19ƌ29Ɖ
years young	90 34c
yes	73 13Ō14ū15ĺ20d21Ő25Ń34ł42ŏ
yes $	79 9ł10Ō22d27Ń48ŏ
yes to	88 20ĺ
yet	67 -19ǟ-11tŽ-9G-7Ŵƀ7Ǝ8Łơ9Ʒ10ůǀǡ11uǍ12n13r16f20jxŅǩ25cƘ28ź30Ơ31v
yet $	70 -20ǟ-12t-11Ž-8ƀ-7Ŵ8Ǝ9Ł11ůǀ13n14Ņ16x17f21ǩ22j26Ƙ28cv33Ơ35ź
yet or	88 7v9Ņ16Ǎ17u
you	17 -29v-25ƿ-24Ż-23ŵ-22ť-21q-18Ŧźư-16oƆ-14bƪ-13ƈ-12ƇǄ-11Ŵ-10hŕŰǩ-9Ŗ-8ņŸƕ-7ŚŧƊƵ7łŭƅƤƬǆǏ8BƐƖǝǦ9IůǅǇǌǟ10YķŌūƉƙ11ŨƁƒƔǁ12ƧƭƾǔǛǢ13dŊƃƳǕ14pGMĶƼ15LQơƯǜǞ16ŇƄƸ17uƜǃǚ18ajkZĴĵōŐųŽſƺǈ19ŒŹƚǖ20ńƲǀǍǫ21žƷƽǓ23ĹŗƂ24ŷƮǗ25fSWĻŋŜ26HKĸļƻ27ĺǉǠǪ28TUĿŞǂ30Xƀ31nOľśţ32CŁŃ33ŪƨƩƶ34mFV35ƍ36gPŅ38ŉœŶ39ũ40NĽŝ41ő43AšƦ46l47i49Rş51ŀ56ň66c
you #	69 -9ŏ-8R-7Ʀ8Ŋ11uţ12ƹ13ſ14BEǗ19Ʊ24p25ŝ28c29r31ƴ35n51f52y
you $	43 -32Ƶ-31ǋ-25ǫ-23Ŵ-22Őř-21Ũ-19ǐ-17FŮŲ-15HŷŸ-14Ɣ-13vŎťǇǠ-12nƘƦưƳ-11wŅǔ-10ruPŘƅƣƪ-9ŖŰƌƭǍ-8ţŻƋƟƮƷƸƼƽǕǚ-7byZńŠŦŬųƆǈǜ7ĹŊŔǖ8Ĵƨ9VXƜǃ10žƍƏ11ŭƀƞ12JŁƂƬ13pŇǢ14GłƩǞ15ş16ĸĽš17lBŧƓƶǡ18ǁ19ŀŏ20ņŢ21Mǀǒ26ŉ27gjǏ29K32śǊǘǪ35aIŞƱƹ36Ŀ39L43i45ň47ũ51c61ǉ64œ76ŝ
you @name	88 12Ō17Ÿ18p26n
you a	60 -11ŊŻ-9ǩ-8ŏ-7ŭ7ĸŅŇǫ8Pǎǚ9Dļ10g11ƨ12ŕƬǉ14ŃŒŗū15Ƴ17ǔ18ǁ20Sŋ26Ƃ39u45l54ǂ
you about	73 -34ŕ-12r-9Ř-8ĺ8ňƃ9ž13Ľ17A18ų19ǟ23Őŗ27ş34ŀ49B
you actually	85 -7ǆ13R14ŗ17P20K
you add	83 -11Ŏ-9Ů8ĸ20Y36ƍ57Ǡ
you afford	88 19X24Ʀ
you all	85 -7ź12Y15nƵ21Ŵ
you already	82 9f13ĺƘƲ19Ő
you always	90 -17G13V18ǡ47l
you an	86 -10J8Ǖ11K25ƃ
you and	67 -15n-11ǉ-9pS-7Ǔ7fś8Ż9Ŗũ10Œǌ11Ŏŗ13M14G19dť20ǈǪ26Ǌ31Ƥ41ł49Ÿ
you any	84 -11Ʃǡ9ŕ12WŌ17u21M28x
you are	47 -46ǫ-19ŝ-16uū-15V-14v-13Ūǃ-11Xƞ-10bŭƁƽǈǉ-9GMńŎŮ-8xŋŐŒŖŲƕƩ-7EUŔťŨŶƃƖƤ7řũƛƯƴǀǌǦ8eŘƂǢ9lĺŏƫǜ10ĹşƼƾ11NTƳ12ŊůƸ13f14ŌśſǓ15ƨư17dnƠǟ19j20PRŁŗ21œţ22ƹǪ23C24H28ƺ30Ǡ31Ƅ34Ŵ36c40ơ43ő46g48a49FQ
you as	81 -16Ǖ-10ŗ-8ǖ10œ14Fň19Ņ20Ő26f28ǔ29ǅ
you at	67 -28Ʊ-23W-12ņ-11Ɵǫ-8ű-7SĻŘ8LŽ9š10v12ŏŤ13ő15P16ſ17V18tB26Ŕ32N35u36C39Ʃ40n
you back	76 -15ƙ-14š-12s9Ũ10ş16Ǚ18Ŕ19ǚ23Lœ32Ł
you be	70 -10ư-8ŋ-7Ĺ7eĵķƯǚ8Ń9cVƝ13sŶ14ŗ15ž21ǟ22H27T35X
you been	60 -53G-14ǡ-12O-11Ť-10ƶ-7ǫ11ŇŽ13ƵǦ22Ţ23Ǉ24ƾ25Ő27Œ28Ź33iƺ37l81S
you before	86 12ō13ơ17Ň21ŗ
you believe	90 -9ƨ15Ʈ43ǫ
you born	81 -7p15l43d
you both	88 -24L19Ź24q43s
you bought	72 -13ũ9Ř10ƨ11ŨǑ14ƫ15Ơ16ƀƏ19ŗ20Ń23ŷ29šƍƔ
you bring	69 -9k-8ƹ-7Ǖ19r26u28Ǔ29ǉ31T38ư
you built	86 -7Ɔ11Ǥ18ĸ43Ǡ
you burn	88 28ƒ
you busy	82 -51ǡ-11ǫ-9R21P28x29U79N
you buy	72 -28Ǒ-17Ŷ-13ŧ-8Ʃ8Ɣ11W13ƨ19ƫ27Ǡ28F42Ǘ57ŷ60G
you call	70 -16ǆ-12Ľ-9Ǌ-7ŧŪ8C11ƣ14Ǔ15Ų16ŝ17o19w20Ķ24ĺƂ34ǅ49ǫ
you called	77 -18ǅ-9Ļ-8w-7ş10I20Ņ24ţ26Ũ39ĺ46ŕ
you calling	85 -8O9Ļ14C25ĺ
you came	82 10d11Ź13ť14G17š23Ľ
you can	74 -7ǐ7ŶƦ8Ɗǩ10NWĿƄ11LŜ12ļǟ13Ş14Źƽ20A
you care	88 -28ŀ-7ő14ş25Ƹ50Ŀ
you carry	62 -13œǨ-8ſ-7Ɵ7ƨ8Ƅ12Š13ǜ16ų18Ǒ25ƃ33ǎ35Řƀ38ǣ
you carryin	90 -12ſ7Ĵ13Ƅ15Ř
you carrying	84 -13Ř-7ǣ12ƀ18Ĵ22Š23ſ
you change	76 -34ŏ-15ŕ-8ũ-7ļ11I14ŲƝ20Ʃ32ň36ş37Ū
you check	85 -9Ǔ-7ĵ10Ņ18J21Ǘ22ǔ
you choose	80 -8Ɨ40š44Ń
you close	73 -10ǟ16Ɨ36Ƙ44ǐ
you collect	88 -11ǩ25ǔ31ƚ
you come	72 -13m7ǅ15Ľ16Z22Ʈ58l
you could	66 -25Z-18ư-11ŵ-9ļ-8Ĺ-7F7Ŝ8ƕƚ9Ňšǖ11X13Ŀ16Ʈ18Ʀ19Ƭ20ǟ24ĺ26Ŷ28ř33Ǫ34ş
you cover	90 14Z47Ĺ
you covered	82 -7Ƴ21Ř30Ő43ō
you decide	84 -7q21ł31Ń
you deliver	79 -9R9ų13Ɵ20ǒ21ǝ
you depend	78 39ŀ
you did	70 -8ňƗ7Ūƺ8Ŀ9Ţ10Ļƴ11ũ17rő20ƵǄ21Ŷ
you died	83 -9Ŷ9Ǫ10Ʊ21ƹ42ƨ
you do	52 -28Ş-25K-24ŗ-19ǫ-13Ơ-12Lǒ-11ŉƄ-10Ļőƞƨǟ-9ZĺŀŘŧƙǪ-8djrHœşźǊ-7ĹŔţƊƋƽǐǕǨ7ĴŇŌƵ8ǚ9IƂƭ10Ʃ11Xž12ǣ13ŏ14Ő16lƯǞ17Ł18ľǅǝ19ů20ǜ21Jň22Ɵǂǃǆ25Ǣ26U27ĵŪ30g31ų35Ʀ38ǖǡ39Ŷ48Ǜ56ǌ143P
you doing	78 -11ǫ-9Ļ-8ǡ11k31Ū69i
you done	82 -13ǀ-10ń-7ƨ12Ǆ13p15y17ƍ50Ū
you down	79 -19ǫ-12Ư-8Ǧ-7Ŧ8f9ƶ15c17ǟ22Ő24a25ō39ş
you drink	83 -14ǝ53ǁ
you drive	68 -12ŵ-11ŷ-10T-8Ŵ8Ŷ9ũ10ƅ12Ÿž16Qǒ43Ů57ů59ū
you driving	81 -23ǫ-22ž-9ź40N72ū
you each	79 -44Ř19Ŵ66W
you earn	88 -9X-7q68T
you email	90 -32J55Ŝ
you end	85 8m17ŧ30š
you enjoy	88 15U25g
you even	88 -18Ň22ǫ47ŝ
you ever	59 -22ŝ-19Ƭ-17ŗ-11Ƅ-10ƿ-8ƝƢƾ-7Őƍ7Řƀǫ9ŀŽ10HŢ11ţƵ14žƶǟ15gǒ18ǁǗ19ť20Ǝǈǔ21Ť28Ŵ31Ň36Ĵ
you fall	77 -18š-10ĺ-7Ļ21ř25Ơ33ŷ
you feel	69 -11r-8Ơ8ƺ11MƮ13Ň16Ō17Ũ19ǃ22ţž23ũ53ň
you feeling	90 19ũ26ƺ
you figure	79 -23Ǒ8r9HƯ11y13Ɖ17ŗ19Ų31ƚ
you filed	83 8ǈ10Ť17ř18Ũ32ť
you fill	78 8Ľ13ĺ15ľ
you filled	90 9Ľ11ľ13ĺ
you find	78 -8Ş8ŷ9Ũ10š16U30ś35Ľ
you finish	90 9ƍ22m
you first	83 -17š11a12ŀ15G19Œ37Ŕ
you follow	90 -9K18g36ŉ
you for	73 -10Ǐ-7şƔ8ǜ9n12HƮǤ13ż15ŕ18Ƣ25ǩ27Ǖ35O49ƣ
you found	90 15Ų17ś22ƫ
you free	88 -14g-11s36N44L
you from	70 -13CǗ11ƽǟ13ň15ţ16ŷ17Ɯ24Ł26ŝ61l
you get	56 -22ķǫ-15b-14šƔ-12Ƴ-10s-9ńǇ-8ư-7AXũ7BĹ8ĵĽƀƫƱǦ9Jņ11TƘ12ƩǪ13Œż14gL17ǁ21Ɯ22RǗ23Ź24ľ25j26Ųƣ27ƪ28S30k43W45ŧ46Ŷ53ŉ
you getting	86 -7ƛ14ƪ15Ơ
you give	80 -7ť7O8D20dǜ21Ũ27e
you go	62 -18Ƴ-17ſ-16Ż-12l-11oŝư-9ł-7ƟǍ7Hţ9ŏ11Ǟ14NZǅ15ŶƔ17ǀ18V19a20ŅƩ22Ţ23řǂ25Ř26R27Ń31A33ơ53š55m
you going	75 14s15Vż16Ʒ21k35H46Ń
you golf	90 37g
you got	52 -18ƪ-12Ņ-11ťƃǟ-9ƀƯƺǥ-8œŸƞơ-7ļŎŒŞǇǫ7ŉŠŨƣǂ8ŝƆƈƖƝƤƭǅ9wZķĸźƁƂǣǨ10jtWĹŊŐšŬƋǑ11ƄǪ12ūƓƧ13ĽƐ14kƨ15śƔ16ǉ17N18ƙǊǖ19VƚǤ22Ŗ23ƶ24ŧ45O
you gotten	88 17Ņ
you grab	90 24ś
you grow	86 37l
you guys	68 -15Ǔ-10N-9gŮ-8ǒ7Ɯ8fhơ9ŎƳ10Ɣƹ12HYǍ14C16Ɩ18k20jĹ21ŵ23F28ǡ44ǆ
you had	58 -11ŧ-9ƺ-7GSŶ7Ķĺƙƻ8ř9ƒ10ŪŹŽƜ11ŲƏƦ12ŞŤƌǇǞ13ŇǛ14Ɖ16ŝ17ĿŢ18ƾ28ǀ29Ĺ34Œ
you hand	79 -15ǎ17ŀ27Ƣ
you handle	74 7Z13s15Ǟ29Ĺ
you happy	80 -11G18Ơ21U29Ş
you have	38 -24PƩǆ-20ƣ-18Ǩ-17Ǔ-16Wŏ-15Ţǫ-14ayǔ-13Ǡ-12ĿŲǩ-11UVŪ-10ũƪ-9lCŷƠƢƿǌ-8gBŁōŸƍưƹǄ-7nTĵŀŮƗƽǘ7ĴŖŭżŽƎƳ8kūƁƅƚǀǑǒǤ9ŧ10ƊƝǚ11fXơǈǍǖǪ12ƴ13Ņź14Ɠǅ15hFŉƙǢ16œƃ17uŐŒŗűǟ18ĸǥ19N20ţ21őŦŶ23ŝƜ24Ǖǧ25OƐ26ķƾ27Ǟ28ƀǉ29Z30mG31ſ32Ƅƞ34ƷǊ35Š39ś42Ƃ61Ř64ƨ
you hear	79 -8ŷ13Ƃ14ŝ30ň31Ľ43ǫ
you heat	86 -9Ơ32ƌ54ƒ
you hire	88 11ǔ32Ǔ
you hit	81 -14ƀ10Ɓ12Ƌ14ſ42Ž44c
you hold	82 -17ǘ-8N8m34ũ46Ǚ
you hoping	84 -7ţ26X39ļ
you how	78 -10L-8R8Ŋ9i10y11b12ő13Ņ18n40ŋ
you hurt	85 -11Ƅ58ſ
you i	84 10z11aǢ12ĸň13b14K
you if	73 -12ư-10Ǫ-8ţ9ņƩǖ10ŗǔ11ŌƜǗ13ŋ17Ĵ19Ƭ24W25ƀ
you in	63 -24Ʊ-14ǫ-12a-11q-10l-7Ů7ō8Ŀšƥƹ9Kƀ10p11Ƒƺǆ12iż14ž15ƛǪ16Nĺ21Ŵ22E23L29P34ń35O43Ʀ52C
you incorporated	90 7ǈ
you insured	81 -22ƕ-12Š-8ƀ23ő46Ő52Ř
you into	90 -8ǂ19g34š
you is	75 -9IǕ-7O8Zş9K10ż11Ǌ12Ǐ14ŕƤ17Ƃ21Ŀ
you it	88 -12E11ŗ13Ʃ18ŏ31ŕ
you just	71 -12ŝ-9y-7ś7Ʋ8Ů9ņǟ10Źǔǜ11Ŗǐ12GŜ14ǫ22ŗ24ļ25ĺ37š
you keep	64 -12e-11ţ-7ƹ7ǘǟ8Ɓ12Ŭ16ŠǛ17ű18Ɵ19Ƌ20Z21Ƨ22ś23Ʒ26Ǒ27Ʃ44Ǚ
you keeping	90 16Ū
you know	62 -16ŉ-14řƃ-11i7ŦƉ8pŜƾ10GƆƕ11ŝƝ12ľ15ļŕ16Ɛ18r19ƫ25ņ26Ƶ45Ʃ69ǫ79ŗ
you last	70 -12Ň8ƭ12ƴ13Ķ14ƚ17ƌƓ18ǀ26Ť36ŗ
you lease	85 -25ƣ-19Ǐ-7Fŷ18Ǒ24ǎ28Ǎ39ŭ
you leasing	90 -16Ƥ33F45ŭ
you leave	68 -9Ƶ-7š7Ʀ9Ǒ10G11ļơ16Ƨ19ű26Ř36ţ43Ʃ
you left	90 -8ǫ17ķ23ţ34Ş
you let	81 10ƞ12Ƭ23Ǟ29ž30ŋ
you like	58 -27P-26J-17ǆ-15ţ-13R-10ŃƦ-8jŏũ-7ĸŜųƟ7Xş8Mř10L11gǏ14s17ň22Ơ25ń27Ƹ28ļ32ō38ǫ40Ŋ42ĵ44K45Ł54ŷ64U91Ş
you live	71 -20ƹ-13Ǎ-11ŃǏ-8ǉ9Ɯ10D11ơ13G14Ƅ17ķ18ƛ21Y23Fĸ25Cƥ66n
you lived	86 -9Œ-7l61G
you located	90 -7Ǡ33C
you look	76 -7ļ7ŀŬ10Ŋ12ũ17J18ň21Ŀ
you looked	84 14ƭ30Ņ
you looking	76 -11ļ-7ũ10š12Ʈ13Ņ17Ļ20V21Ŀ24ń26X
you lose	73 13Ĺ14ŀ16ƋƩ22ǟ44Ƶ
you lost	81 -13ư-10ǟ10ǖ11Ƶ14ƪ16Ƽ17Ʃ19Z
you love	82 -8ǆ-7P13Ş15Ƹ27ŷ29Ơ50ǡ
you make	73 -21ŏ-17ů-12R-10ūǌ-7Ơ7ǜ11Ń12ǂ13ǔ15őǟ23ňŰ26Ɵ30P41ǆ56T
you manage	88 -10ư-9ũ18Ƶ41Ŷ
you married	83 18o24f
you mentioned	90 -8ŗ13A21Ņ25Ž
you mind	81 -9Ŋ-8c12ś25ǫ29Ŝ41ŋ
you miss	86 -8ş11ĺ13ǡ22Ţ44Ş
you more	79 9T10ţ11Z13Ǧ17ũ29ŀ30Ū35g
you most	69 -13Ŀ19ĺ38ŀ
you mostly	85 9A12P18ǖ23Ů
you move	84 -14Ŧ10ţ19H41G
you moving	90 -7Ơ41H
you my	90 42Ľ
you name	84 -25o-16Ʊ17ƴ28ƭ52w
you need	62 -26Ƃ-16ǎ-14ļ-10ſǘ-9c-8ƨ-7œ7rƮǜ10Y13Ǒ15ōƯ16O18Ʀ19ł21ŏ22ƣ25Ŷ29ƅ36Łū55ĺ57Ǩ58ń
you never	78 -7Ş9c11K13Ň22Œ
you nuts	90 -7Ÿ14t27ş
you off	84 -15ǫ-12ư7Ţ10d13ĻƄƩ14B23ş31Ł
you offer	88 12ǜ29ǆ
you okay	80 -23N-21Ū13ž14Ō16ł18Ũ27U66ũ
you on	66 -13Fŕ-10ƛ-9ĻŋŔŭ-8c-7ų8Aǌ9Ő10C11rĵĹ12Ľ13x14S15QƤ16R17n19š20I21sƥ24Ů25Ũ51ǫ65ƽ
you one	85 -8ƨ8Ń11ƻ12Ň14Sǈ27W
you open	74 -9HR11ž13Ǎ28Ǉ33ţ40ǐ
you or	67 -12r-9ƣ-8FJƺǏ7LĿƧ8ŀŏŸƥǊ9IŨƄ10ƻǩ11Ǫ13sĻľňƸ14Ǆ16ŰǑ17ǎ23pǉ27nŽ29Ǎ
you out	80 7z8g12U16Ƅ18C21ǚ29lų
you over	77 -18T7ǀ15ŏ16Uũ20Ƽ27ŝ28ż47c
you owe	71 -7őť12ĸƂ14Ɩ49ŭ85Ĵ
you own	60 -24ǒ-22ŭ-13ǎ-12ƨ-9ƥ-7Ŏ7ǈ8Ƨ15Ǒ19ūǏ20Ǎ29Ɩ43ƙ49ƚ54F73ĸ
you paid	73 28Ť29Ŕ
you park	83 42ű
you passed	83 8Ʋ10ưƱ11Ƴ17ƨ20ƹ
you pay	58 -33ǘ-29ŧ-14Ƅ-12ǌ-10ŗŘ-9TX-8ů-7Ƴ11ǫ12ǥ17Z18Ĺ21Ŕ26Ɨ35ő39řƢ42Ǘ48Ǔ56ǋ57Ɣ71œ
you paying	67 -10Ƴ-8ŧ9F17ǥ19œ20Ĵ23ĵ24Ŕ27Ƣ34Ɣ41ƕ
you pick	78 -8LĿţ10ƅ14W16ŷ24Kš25Ń28Ļ
you picked	85 -8Ʊ10ƴ12X17N22ř
you picture	90 -8š-7ǫ12Ƴ23Ʈ29ŀ
you plan	84 -11P16Ƹ17Ǡ34Ʒ41V
you planning	79 7V11Ʒ12ƍ13y15H20Ʀ
you play	88 11ƚ27g
you pretty	90 8Ĵ14Ş21U
you pronounce	90 33b
you pull	83 9łţƍ12g14R38ś
you put	68 -19G-17Z-11œ-10W-9ŗƓ-7Ƶ9Ɛ10T12ŉś14žſ15RűŲǠ17Ƴ18ķŅƔ20ƭ22ů23Ū24ƴ29S30ƍ
you putting	88 8ů11ķ12H13Ƴ
you quit	78 -12Ń-10ơ34Ʃ41ķ54ƻ
you rate	90 12ƺ
you rather	79 20Ŀ25ŋ
you reach	90 14g26ĺ
you read	84 8Ś12Ǖ25Ŭ
you ready	88 15ōǦ
you recall	85 -7ĺ35ľ
you remember	76 10cŔŧ12Ŧ16ľ32Ɖ
you rent	75 -31Ƣ-8Ƌ11ƥ12Ƨ17Ǒ20ơǓ24F26ƣ33ƞ
you renting	88 -12ǫ14Ǎ18F22Ƥ
you retire	84 7V20Ư23Ʃ
you right	73 -7ņŞ8ǋ9d10Ǐ11IKŗ13CŀŽ14œ15X17pň20Ʈ22Ň23Ũ24s
you run	71 -15ū-14ǘ-13R10Ǎ12A13ǆ15ǒ16Ǚ17ų19Ɵ35ǐ
you said	67 -16B-9Ƣ-8o-7Łŕ7hřśų8KĶƟ9pxASū10fuOŋŭ11Ň12qŞǇ14dtŊ16Ƨ17GH21c26y
you satisfied	90 10Ş22Ũ
you saw	86 8ũ9Ũ12Ų23ǀ
you say	65 -14ŉ-12x-9Ū-7cĸ7ĶŁŒ8Ŀ9QZĴňŜŞ10Ɖƥǚ11ŗǆǓ12ǁ14Ɵ15ŲƺƼ16Ɗ17Ň20œ21ō23w34T
you see	68 -16J-10ƚ-8Ǚ-7Q8ƊƵ11ƙ13ľ16ŬƑ17Ɵ18yǫ22Ľ23Ś24H25Ǡ31ǀ36ŉ37V
you seen	88 -15ũ19ǔ25Ƶǫ
you sell	81 -9Ǫ-8Ɨ7ǝ13Ǘ50Ɵǖ
you send	76 -13ś-11ĵ8Ɩ9ŭ12ǩ17Ĵ19ǎ34Ŝ
you serve	84 -10ǁ12ǆ43ǝ
you set	80 -18V-13ŧ-10Ʀ10Ʋ15ř19Z22ţ30ǟ
you share	88 17ǚ19Ǐ23Ƥ
you shopping	86 -8ǫ8Ņ10ţ30Ļ
you shut	90 -10ǟ-9Ɲ16ơ28ǐ
you sign	79 18WŒ25Ǖ29Ƙ
you signed	88 -11Ŕ10Ƃ15š25ō
you sleep	86 -16ű9x26Ʀ30ļ
you smoke	84 28ƻ
you so	84 -8ǫ10pŜ11Ş14X21ŀ23u
you sold	88 -12Ɣ-7Ĵŗ12Ţ23ĸ42Ų
you some	85 -18Ŋ13z16ţ19ŋ
you something	85 -17Ŋ8ľ9ţ16X20Ňŋ
you sound	83 -18ň9V15ƺ25i32c
you spell	84 -10ǩ12b13ǅ16w
you spend	84 -13N13Y21gkl
you stand	90 10X31ĸ
you start	76 -12ń-11G-10Ƴ-9V-8ĺ-7ş12Ļ16Ǖ29Ǉ31Œ32R43S
you started	90 -11Œ10Ǉ13Ž17Ļ18Ŕ
you stay	79 -11š-9ƹ15ǟ31Ʀ33V
you staying	74 -18H-10S16F29Ʀ33Ļ36V
you still	70 -10zƨ-9ĴŴ-8c-7H8ů10Ʃ11ƻ12ũ14C15ǡ23Ÿ27D32ŭ39Uǫ
you stop	88 14ǝ19M
you store	90 7Ɵ35Ǚ
you sub	90 -12ƌ37Ǔ
you swing	86 14M15ĵ29X
you switch	84 -17ţ11Ź33ŏ
you take	65 -19Ł-17Ļ-13Ŵ-11Ĵ-10ĸňǫ7Ŝ9ǁ10ǃ12z14Ū17ǆ18Ɩ19Œš21Ƙ22ũ25Ű26Ʃ40ǘ85ƽ
you taking	90 41ƽ
you talk	84 17Ņ19N20A
you tell	83 -8ŏƺ9ǜ10Ǆ12r14Ŏ16P22ŗ23Ř
you text	86 -21K10Ŭ27Ŝ
you that	72 -13Sŕ-10šƟ-9s-7Ŀ8Ƴ9ĹŌǑ11ZƛƱǗ12Ŋ13ķ14Ŏş15ƾ16ƕ19ŽǇ20B21K22ǈ24A
you the	68 -21F-15o-11Ǌ-9Tǫ-8Ǡ9ŀ10Ŀ11ƅ12Ƃ13Ũ14S15ŋƘ16Ÿ17ō21ǈ24Ɔ27ư29ł38ő
you there	83 -11ŀ-7Ů10š12Ǫ15ş16ŷǍ20Ş28ţ
you these	86 12ő14c18n24œ
you think	62 -11r-9ĺļƯ-8V-7Ĵŏ7ĸ8KŎǌ9BŜƙ12Ɣ14Ɖǟ15ƕƹ24H26ŕ28ŗ35Ʈ38Ų40ǫ51ň
you thinking	74 -12ŷ-9ŀ-8ƫƲ10yX17Ʒ22H23Ļ25Ƶ28Ư34Ʈ
you thought	84 -16Ǩ12ţ13ƃƷ19Ʋ
you to	65 -24Ŵ-13ō-11ǫ-10A-9ŝŤƸ8ńƞ9ǁ10MĺũƅƑ11Ŷ12ĻĽŘšŷƓƗ14Ư15BƲ16ő22Ǖ33ŏŜų44Ń
you today	81 -10i8ļ16ĺ17ƨ33ő
you told	88 -8ǫ11Z13l14Ƃ23d28ŗ
you took	84 -11ǀǫ11Ɓ12š13Ǆ18Ƭ24t28Ū
you train	90 -18P18Ǜ25Q
you trust	85 -10ƴ47A
you turn	83 -16ǜ-9d-8Ɲ10VƩ15űơ17A29c
you turned	81 -11Ʀƶ15ƙ16ť18Ť23Ƭ24c46ƀ
you under	83 -16ŭ12Ƽ16Ǧ24ǎ50c
you understand	90 20ŗ50ŉ
you up	72 -14ǫ-9Ŧ-7Ɨ7ũ9xOż11Cŝ12Ř13ƥ15k17ƻ18ō30ƶ34Ŗ40ŀƦ
you updated	86 14ƭƴ38ƍ
you use	61 -13ŵƻ-10Ǚ-8Œ-7Ĵ7Dƒ8ǒǢ9Ǖ10Ǔ12Ŕ16ǫ18ųǚ19ő21ǁ29Ů37ǘ
you using	88 -12e-11ǫ17ƻ20Ɨǈ22Ů24ő
you usually	83 16Aų17Ń29L
you want	51 -20ǫ-17Ř-16ś-12Ǖ-11œŞƔ-10řŮƨ-9Ńƫ-8ŒŔŧ-7Ő7Ŏ8Ļ9ƅ10asĿƪ11ǣ12H13ŏǃ16ſƄƲ18Mĵ19ŋƀƂƙ20J21Ɓ22V23Ǩ25yX27ŊƷ28K29ƭ37Ư40Ʈ41ńō43ƳƸ48ļ
you wanted	90 -7ǫ11Ƹ19Ǝ27Ŋ
you weigh	84 46Ƽ
you went	83 -11ư-9Ň9r12šƮ13Q15ĻǇ16Œ28Ł
you were	67 -10ŗ-7şŶ7lǟ8ňƳ9ĹƎ10ƨ11ŨǪ12ľ13ũ15Ʊ16P17ŜƐ18ĺ20ƹ21W24ư
you what	74 -21ǫ-19Bŏ-14ƹ-13Ļ-9şũ-7Ǫ9Ů10Ɩ11ľ12gIƀƩ13ť14Ř15c16Ł22ŋ23ŕ34ư39ļ
you when	73 -11Ŕ-7ŕ7š9ũ10Xžƀ11ƨ12GĺƸ15ő17Ɣ18Ź21Ƣ24ǁ
you will	77 -10y-9ƴ8c12z16Ŝ22Ń23Ǡ44H
you with	71 -18Q-14ş-13ł-7ǫ7ĺ9ţ10ŧǢ11Şũ26Aŗ47ŉ81ő
you work	65 -24Ɵ-20U-18Ǔ-13ǅ-12W-11Ǌ-10Ů-7q8Ű12ǟ16Ǎ19ƞ31ƺ36P62R111Q
you worked	90 -9G-7Œ26S
you working	90 -20g12Q58P
you worried	88 10Ɯ12ŀ22Ū
you would	59 -12ǫ-8r7Ƅƭǃ8ř9KĹĿ10VŪƯ11ž12ŀ13cPŲǕ14ŵ15Ʋ17ƙƸ18A19Şţ20ĵŶ22ŏ33Ʀ
you write	86 9ő11ƴ13b17Ǟ22ǫ
you you	83 7ƛ9ƅ10m14Łǀ
you your	90 -18Ǆ-10z-7ƭ27o62n
young	78 -7v8ź10Ƶ13Ʊ18ĶƯ52c
young are	86 -7v46c
younger	90 15ż30p
youngest	86 -15p7y31v
younguns	90 8ź11x12v30u
your	26 -24Ŧų-19Ő-17CōƉ-16ŭ-15ŎŘŲƍ-13ůƈƻ-12ūƫ-11ĽŒ-10fĹĺŉťƇƋ-9GŪƌ-8LZš-7ĵŅƶ7ņŖƞǃ8kũƺǎǠ9Jƀǆǔ10RŃŞŵżƁƙƟƨǇǨ11nĿœŹǈ12Žǩ13gľńƂǖ14lIŗŴ15Eŷſƛ16tƗǝǟǦ17hjyžǐǛǣ18vŚƤƭƸƼ19oVWǘǢ20TǍ21Šƹ22wśƱǀǊ23xň24pPřŝǄǒ25ƴ26sķłź28ǥ29ǋ30qƪ31dƵǗ32eƦƧǤ36rư42Ű44Ķ45Ƅ48ƿ50ǚ54B67z
your #	85 -9a-8Ŵ-7Y8e17w18ķ19ź22h
your @name	83 -15Ǌ-10Ļ-7a13ŕŚ31ś39Ƅ47œ
your account	84 -8Ǣ22Ś27œ30ŝ
your accountant	84 -28A9ǈ30Ǣ41B
your address	84 15Ÿ58D
your age	83 -12v-11ŋ69c
your agent	75 -25Ň12ŗ15Ǡ61ŝ
your agents	90 -22Ň-15a58ŝ
your annual	85 8T
your apartment	83 -23Ǐ14Ʀ24ƥ39ƣ
your auto	80 7ƃ10Ƅ13ƀ17ſ39Š
your baby	90 78ŷ
your bedroom	80 16ƙ
your belongings	85 12Ƨ24ƙ
your beneficiary	90 
your better	76 -10Q-8b15pƪ16Ǆ20q23ot30r
your biggest	75 44ŀ
your bike	88 16Ƨ
your birthday	78 -18v-11p-8c10Ź68d
your blood	88 -7ǫ7ƽǃ12ƾ
your booking	79 -33Ǚ17ǟ34ǘ
your bookkeeper	86 -11Ǣ27ǚ
your books	86 28Ǣ
your boy	85 -7d15ź16v17x25w
your boys	90 -11a14w17vx
your brother	75 -8Ů10ǈǪ11nƭ15ņ17Ƶ21ł25Ŵ26B
your brothers	88 -10A13ƴ22B27ƿ
your buddy	85 8Ƥ29B39ņ
your budget	84 27Ĺ36X
your building	88 13Ǐ22Ǎ
your business	71 -9Ɵ-8ŀƙǛǡ-7ǠǪ7ǝ11PǏ12ǚ14ǅ15ǧ16Ǣ19ǐ26ǣ30ŏ52ǆ
your call	90 -16ŕ-9o21ĺ66ł
your car	72 -56ŵ-11UŮ13ū17Ƨ18ž24Š27ŷ28Ų30Ŷ44Ŵ46ſ
your cell	85 37I
your check	85 -13T10e11W38Ĵ45ư
your children	90 13ƴ
your client	85 -11ǖ14B21ǚ22Ǚ
your clients	84 -14ǆ16Ǚ24ǖ
your closing	90 7Ƙ
your commercial	88 -10ǧ14ǎ17Ǥ
your commute	90 -30Ů65Ű
your company	73 -21ő-12Š-10Ł-9q-7wŒǄ7ţǞ8W10ǅ11Ǉǧ13Ť17Ǩ19ŝƩ22ǆ24ķŞ25ş
your contents	90 13ƙ21Ǥ
your coverage	76 -18Ʈ-9Őǟ-8ŉ7W9ƕ10X14Ʃ15ƅ18ő19Ŗ32Ř37Ţ50ŗ
your coworker	90 13B23Ƶ
your credit	73 14Ɨ43Ķ
your crew	85 -10Ƈ-9Ƅ15ǥ37ǉ50Ǌ
your current	66 9Őŗţ10śƷ12ǧ18Ŗ20ŒŘş30Gœ32Ş
your customer	90 7Ǚ19Ǖ
your customers	76 -9l22Ǖ24ǘ28ǅ
your dad	75 -15t-11ť9š15Ÿ28ƿ41z54Ƶ
your dads	90 -10ƾ11ƿ16z
your date	88 -50p52d
your daughter	73 -13Ŵ-11m7Ƴ10Ǡ12Bƹ19ű23x25y26vź
your daughters	83 -15b-11u-10d-7o7x11v19Ŵ20Ƴ44w
your days	90 -33R24k46g
your deductible	79 27ř43ŧ
your doctor	81 11ƺ25Ƅ27ǀ
your drive	88 -12L40Ű
your drivers	81 -15Ÿ-8ŬůŴ-7Ű23Ź24a39ǒ
your driving	86 -10Ō12ż39ž
your dwelling	90 
your email	75 -19K25ǚ44J
your employees	82 -26ǉ-7Ǔ9ǥ15ǒ60Ǌ
your employer	78 18Ʃ38W49Q
your end	90 -12Ļ15j24i45ŕ
your equipment	84 35Ǥ
your ex	90 -8D50ƭ
your experience	77 15Ňǥ
your family	69 -28Ƶ-23Ʀ-14ļ-12Z-10ƹ8ƀ9Ň10YƄ11Ž12ŀ13Ƹ16Ʋ29ư35Ʈ37ũ69n
your father	83 19Ƶ28z29ƿ
your favorite	84 -19Ş26ǫ27Ơ34ŷ
your feet	90 12Ł18U24P
your first	80 -11š-8Ÿ11Ƙ14bS17a21ň35Ő
your folks	76 -7ǆ11Ǌ12Bư19Ƨ25ƿ27ƨ47z
your friend	86 24B28Ƶ
your girlfriend	86 -9ư8Ƥ15o18ƹ
your goal	90 42ļ
your gut	84 -9B14Ǟ23Ń42ň
your guys	84 -7FǓ10ǥ13Ǧ16Ǜ21ǒ30ǋ
your half	90 -14Ʊ-8o-7ƨ9Ƣ12Ǫ38Ƥ
your hands	90 18P19t21ś
your head	85 -7Ř7ƴ8ƙ11Ʀǉ18ŀ29ũ
your health	63 -66Ǆ-8ňƿ-7ǀ12ƶ37Ƅ122ƺ
your height	86 19Ƽ
your home	65 -18v-12Ŵ-11Œ-9G-7nőǍ8Ɯ11ǃ19ĸ23ű24ƕ31Ɔ32F43Ɣ44Š
your honest	90 18ňŷ
your hours	85 -12ƨ14Ʃ26R
your house	71 -26Ɩ-15n-11ƙ-8ǊǢ-7őŢ7Ÿƞ8Mų11Ĺ12ĸ14Ű24łǃ28Ƈ30Ɨ31Ɵ41Š
your household	83 -14X16Y17ū
your husband	60 -20o-17ǀ-13ƻ-12ƺ-10Tǡ-8Ƽ-7P11Ʊ13ư15n17ƭ18ł20Ŵ22p23tŽ33ƹ34ƪ35Ǆ36r51s52q
your husbands	74 -11s-10d-7ƾ9Ǆ10ż13ƪ16p34o41ŵ
your income	72 -17ƹ10Ư11Ʈ13u18T29Ʊ35ư
your insurance	70 -14Š-13Ƅ-9Ǖ-7ŇŐƖƨǔ8ŗ9Xŝ10ǧ11Ś13ŨƁ14ş17Ƃ20Ť22œś30Ŀ72ő
your job	72 -11Ř-9Ɵǟ-8ŷ-7Ƅ7S8V9ǔ12ŮƩ13ǂ18Ű28U45W59P
your kids	76 -12x-10Ư8Ƅ9Ƴ12ź19u39w44v
your landlord	78 -69ǎ-15ƅ54ǩ94ƣ
your last	63 -27ŝ-15a-13Ŧ-11Ŕ-9ŗ-7d7Ʋ8ƀǨ9Ńƺ10Ž11Ʃǥ12Ƹ13ǋ14ƬǠ16ż17Tǀ19w20Ň21Ǜ22bc34ƾ
your lease	78 -72ƣ-13ĺ-12Ǎ-7ǩ76Ʀ85ǎ
your lender	86 8ƅ
your liability	83 -13Ř-9Ɓ7ǣ32ſ
your license	74 -8Ŗ13ƅ16Ƽ25d31Ź
your life	85 -14Ʃ12ƺ13ƨ14ƭ15Ƭ18ũƫ
your list	88 14Ļ16Ņ45Ŀ
your little	88 -10ǅ13u15wƟ20x
your main	81 -23P9ǟ12ơ20Ǘ27Ŀ52ǆ
your marital	90 28f
your medical	88 17ƾ23W
your mind	76 -12ǫ-11ş-10Ɣ-8ťƮ9ƙ10Ł13ĺ15ľń17r18Ƹ19ũ28Ń29ŏ35ŀ
your missus	90 11r12p15ƹ20Ǆ
your mod	90 44ǥ
your mom	76 -10Ŵ8Ʀ10ƿ25Ÿ30Ƶ45z
your moms	86 -8P7Ʀ20Ŷ36z
your money	78 -9uƭ12Ň15Ũ18A25Ʊ
your mortgage	82 -13Ĵ17Ɨ57Ɩ
your mother	81 -11Ǘ12n13ƭ34ƿ35z
your name	73 -28o-25w-16ǅ-11Bƭ-8ś8ƽ10ľō17F24ĸ27Ś32ǒ34b104a
your neighbors	90 -10ť11Ơ16Ǐ20ƛ21ņ
your number	86 -7e13Ǘ18Ŀ21ǖ54I
your occupation	86 -35q57P
your office	88 12ǔ17Ǎ19Ǧ21M
your old	85 -9ŝ-8Bŕ18ľ20Ň46Ŕ
your oldest	83 -7p9ź17v21w30y
your other	88 -15ū-11Ņ7Š27ŵ31o
your own	62 -26Ǐ-23ǒ-20Uĸ-12w-11ų-10yǥ-9ĹŠǊ-8rūƫ-7Ňşŵƣ7Wǈ9Ƅ10QƎǂǇǕ12ŗǓ13n14z15Ǣ16ť18ŧ20ŉ23Zǅ25ł27Ǎ29Ů30V36ǝ51Ɓ54ǡ69ƨ
your parents	73 -11ƺ-10Ǆ-8u12ƨƱ18Ƨ21š31z42ƿ
your partner	73 -12Qň11sǢ16oǄ18ƹ19ƪ20Ǫ22r32q33t
your partners	82 -28d-13Š-9cŰ10Ǫ12Ǆ19ƪ23o33ŵ40p
your passengers	90 28Ƅ
your pay	90 7Ʈư
your paycheck	77 -15q12ĵ16u17Ư27Ʊ28T37Q
your payroll	82 36ǋ
your people	74 -18ų-12ǘ-8n-7œ8Ǧ10ǚ11ǜ12ƸǛ13ǣ21l22ǒ32Ǌ35ǟ37ǋ
your phone	82 -7Ū18ž27IŜ
your place	72 7ŰƦ8H10nƝ11jƑƕƜǢ13Ɔ14Ǜ15hǝ16Y17M32ƞ
your plan	88 11ķ12V17Ƃ18Ş19ŗ
your plans	77 -10Q-7k14Ǡ16V40Ļ
your policy	67 -19Ő-17ƨǧ-10Ʃ-9ŘŚ-7Łƪ7ŖƤ8Ɯǣ11Ǧ16Ɓ17ţ21ŝƕ22Ǥ24ŗ25Ɲ31Ƃ32ś54ƀ
your property	88 8ƣ10ƞǤ
your record	88 -22Ō24ǁ30ż
your rent	85 24Ƣ
your roof	83 -37Ɖ16Ɠ17Ɵ26Ɗ29h
your roommate	90 39Ŵ
your salary	83 20Ʃ21u24ƨ41T
your sales	74 13ǖ31ǝ44ǘ
your schedule	90 -16ƚ55R
your score	86 -8f56Ķ
your share	88 -8P23Ƣ30ř
your shop	85 -10ǩ-7Ɵ14ǅ15Ǎ16ǏǤ25ǖ
your side	88 -12ũ-11Ǒ8u19ŕ22Ũ24Ɵ
your sister	78 10ņ12A26Ʊ36B
your sisters	90 -10wǅ7Ʀ61A
your social	80 18ǈ62e
your son	74 -21t-14Ź-9aƯ-7p10oŽ14Ŵ18wǊ22x24y26ź30Ǡ36v
your spouse	73 -26ƺ-14f-7ƽ16ƹ18p21q33r38ƪ39Ǆ42s
your spouses	85 -8P11ƹ13o15p26q
your steps	90 11ť34ƞ
your store	90 -8Ǚ18Ǎ21ǣ
your street	76 23ƛ
your stuff	81 -11Ů7ŝ21ƙ29ǚ37Ƨ
your subs	78 -14ǩ14Ǧ47ǔ
your system	88 -12ǉ18ǚ29Ǚ
your teenager	79 -12ź14ŮŻ
your things	88 14Ƨ22ƙ
your time	81 -9ƈ9z15ŋ19ļ20L38ń
your tools	86 -12ƕ10ƚ18Ǒ22Ǥ
your umbrella	88 23ƃ
your uncle	90 13Ƶ22B
your unit	88 -27Ƈ10Ʀ11Ǐ20Ǎ25ƥ
your vendors	90 10Ǘ
your weight	85 28Ƽ
your whole	85 -19ƫ17l20ǒ43Ư
your wife	59 -18v-14P-13ūƽ-10Ʊƾ-9zƻ-7ƨ7Ÿ9Ǫ10Ű13ǈ15uư16ƹ21o22ŵǊ23ƭ28Ǆ29p32q33t37ƪ39rs
your wifes	74 -20ƺ-10P-8d14ư16q20ŴǄ38p40o
your will	86 -8ō55ƴ
your wind	85 -8ǧ12ř27Ɯ
your work	76 -14ŷ-11w-9Ǒ13ǖ14ǃ17Ű18Q19ǜ24Ů37R
your yearly	86 
your your	85 -10s7qB10Ɯ11o14ƭ
your zip	79 32E
yours	60 -22Ɩ-16ŵ-12ǫ-11ƣ-10rvƜƠǊ-8Rłƙ-7ľ7opǠ8bƋƧƪƿ9SĿśƀƽǨ10tAťſƴ13BĶůƂǎ14ŷƢ15u17Ų19ŭ20Ɵ21Ƙ22Ŷ24x32ĸ33Ź35ƨ40Ŵ67F
yours $	71 -11ƠǇ-10Ɩ-8Ǌ7z8šƌ9wG12pƽ13Sťŷ14ƴ17Ƥ19Ƣ20Ź21uĸ25Ɵ26Ƙƨ35F
yours is	88 13ŷ14Ƌ17Ų22Ƃ
yours or	83 -13Ƥ-7ƣ12o16ĸ39F
yours was	90 29Ŷ
yourself	60 7šƒƤǪ8P9řƐƱǥ10Ɓ11V12Ǔ16cgǉ17ŤƗ19łǋ20Ŏŧ22n24H25ƨ
yourself $	65 7Ał8ƒ9Q11P13c15Ǔ17n18ƨ21Ŏ22Ť23g24ŧ
yourself or	76 9Ƥ11ǥ12Ǫ14ǜ18n23Ɨ
yourselves	80 24ř
yourselves if	80 24ř
zero	86 -9ż11Ő21Ť22Ś
zillow	88 -8Ų22Ɔ24Ɣ
zip	68 -11D7ŕ91E
zip $	81 23E
zip code	79 8E12ŕ
zone	78 10L23ǫ41ƛ
zone $	84 20ƛ
zone x	90 28ƛ
zoom	88 -12ǡ68M
~<#>	34 -25ő-24qŐťǫ-21Jĺ-20ň-19lCŗ-18Ŝ-17aĸńƠ-16QYłš-15AH-14oFŁŞŭǄǅǧ-13gNũŮų-12kxzKĽŀŇśơƭƷǘǡ-11iPUŕƝǠ-10ŉŚŨƓƦ-9ľŠŪƀƐƞƥǜ-8tĻŴƈƎƫǏǖǞ-7mļŋƵƸ7ƴƾǎ8sžǒǥ9bwżǑ10ŢŤƲƻ11Ƒǈ12hŰǉ13S14ūǗǤ15ĵŝŦƺ16ŸƉƪ17eŬźǟǪ18ǋ19ŔƌǇǚ20uGƄ21Ķƙ22IņƬƿ23n24Ź25ƚƯ26Ĺƕ27L28D29yř34œƖ36OƇ37Ǩ38Xŧǌ39d40Ɔ43ǣ44p48Tķ49Ř51ů55ƃ59ƢƳ64Ƽ65Ɣ71v80c81Ʈ82ſ83Ǔ90E
~<@d	64 7ľƘ9ōŮƽǋǡ10sǩ12iĹųǊǛ14g16R19ń21Ŷ43k44ǐ50L
~<@da	64 7ľƘ9ōŮƽǋǡ10sǩ12iĹųǊǛ14g16R19ń21Ŷ43k44ǐ50L
~<@m	66 -8Ź7Ǧ8ky9ĹƠ11Vů12ť15Ǟ19ǀ21Ŗ22Ŧź24p25ơ27dń
~<@mo	66 -8Ź7Ǧ8ky9ĹƠ11Vů12ť15Ǟ19ǀ21Ŗ22Ŧź24p25ơ27dń
~<@n	53 -18ƺ-10ǅǫ-9ǟ-8ũ-7ťǡǥ7ź8aAŀ9pGŗ10Ƥ13Ľő14Ŀǔ15ŚƜ16J17ǚ18iƪǄ19ŕ21s23ŔŧƄ25o27tŻ29ƹ31Ǌ32Ĺ34Ǧ36œś
~<@na	53 -18ƺ-10ǅǫ-9ǟ-8ũ-7ťǡǥ7ź8aAŀ9pGŗ10Ƥ13Ľő14Ŀǔ15ŚƜ16J17ǚ18iƪǄ19ŕ21s23ŔŧƄ25o27tŻ29ƹ31Ǌ32Ĺ34Ǧ36œś
~<a>	27 -27ǖ-24s-23Ł-22Ŋ-21ſ-20šư-19Ɨǐ-18Ş-15ajxňŦ-14Ŗǉ-13őƔǍ-12pCƘƿ-11ōŚŵƤ-10kDGşţŧƹǨ-9yśŠƩ-8cnrEJVǈǠ-7ŉŎŗƀƌƏ7iŌŕŘũŬƐƚƢƪǆǊǕǗ8Ůƣǡ9eRUŇŏƇƧƨƱƸƽƾǇǑ10MĿ11YŤūŸƆǥ12Iƻ13wĶƕǩǪ14ƝƦǔǛǞ15ŷžǀǏ16ŹƈƋƳǧ17ŭƒ18bhŝűƜƮǟ19ŻƑ20lŋŒť21Wľǜ22Ańǋ23SżƲ24LZǅǚ25Ɠƞ28řů29uĹƎ30fg31Ţƴǁǂ32NŜ33F35ļŶ36mǌ37X38ķ39ǫ40P42q43T44ƃ46ǃǣ49ƥ
~<ab	41 -20x-14c-13s-11ŖŘǪ-10ŅǇǉǒǤ-9ļőœ-8FŶǅǡ-7jŉŒŮǠǫ7ŢƐƑƢƤǌ8ŊŦƳǁ9ķľĿŃũƇƮƼǚǞ10Ǆǝ11ŋźŽƃƪưƹ12hGHǂǙ13VĽųƏ14BƖ15pŇǎ16uAŕťǃ17Ƹ18Ķ19ZƠ20ňŎŵǆǏ21žƎ22rŁǖ23Ş24TƵ25ŗ26ş29ŀ34ĺ
~<abl	81 -11s7ư8Ŝ10oZ16ƹ17Nŗ
~<abo	41 -20x-14c-11ŖŘ-10ŅǉǒǤǪ-9ļőœǇ-8Fǅǡ-7jsŉŒŮŶǠ7ŢŰƐƑƢƤưǌ8ŊŦƳǁ9ķľĿŃũƇƮƼǞ10Ǆǚǝ11ŋŽƃ12hGHźƪǙ13VĽųƏ14BZƖ15pŇ16uAŕťǃǎ17ŗƸ18Ķ20ňŎŵƠǆǏ21žƎ22Łǖ23rŞ24TƵ26ş29ŀ34ĺ
~<ac	54 -13ư-12ǫ-9Ĵ-8ş-7ǉ7JYżƒ8aœƓ9KŐ10PZ11Aǂ12eǘ14ķƔǈǙ15ŤŦŵſ16ĵĽŗ17ŝǗ19ǖ20BļƄ25l28Ś32Ǣ37Ž
~<acc	57 -13ư-11ǫ-8ş7YŕżƬ8aJſǈ11ZŤ12Aŝ13eǗǘ15ķœƔǙ16ļŦŵ18ĵ20ǖ21B22Ƅ28l30Ś34Ǣ41Ž
~<acr	85 11Ű16Ɠ27Ľ
~<act	73 -8œ7Ź8ŝǈ9ś10ſƒ11R13KŐ14P16ǂ25ŗ
~<ad	54 -14S-12ľ-11Ŋǫ-10ōǇǚ-8šŮ-7ŧ7ĴƙǕǢ8n10ǎ11Y12ŸǙ13cy16J17EƷ23Ɛ24Ŏűǩ25Ǎǜ26G28Ľ29Ũ31B38A42D43Ƃ45ƍǠ
~<add	57 -14S-11Ŋ-10ōǇǚ-7ǫ7FĴĸ8ƙǕǢ10n11ǎ12Y14ŸǙ15cy17J18EƷ25ű26Ŏǩ27Ǎ28G45D47Ƃ49ƍǠ
~<adj	83 -10B47Ũ
~<adt	90 40Ɛ
~<adv	73 36ǜ53B54A
~<af	54 -14ř-11ǫ-10Ư-8ŘƝ-7ńƜǪ7bǦ8űƌ9jŤƆƭǡ10ĿŝƏƫǤ11Uƹ12tJƩ13ǐ14gyļ15EţŦ17w20Ƅ21ŧ22Xư24Ʊ25zĸ26ũƵ28L31ŀ41Ū
~<aff	85 13ǖ23Ʀ38X
~<aft	55 -14ř-10Ư-8Ɲ-7Ɯ7bǢǦ8ű9jŤƌƭǡ10ŝƆƏƫ11UĿǤ12tJƩƹ14ǐ15g16yEļţŦ17w21Ƅ22ŧ25Ʊ26ĸ27zũƵ28L45Ū
~<ag	51 -13a-12Ŷ-11qŋ-10Ũ-9ĹŞƊ-8ōœťƪ-7w7txƘǏ8LĴ9Ǡ11f12kZľĿł13Ư15ŷ16BƬǫ17Ǖ20rŉƙ21ƕǣ22Ŧ25Ū27Ņ35Ɖ39p45v49ŝ61Ň63c
~<aga	60 -10Ŷ-9Ĺ8ǁǫ9oBǣ10rŅƘ11tĴ13L15k16Z20Ƭ21ŷ25ƙ26ŉƕ32Ū
~<age	58 -16ĺ-12w-11a-10ou-9ŞƊ-8ŋ-7ǫ7ƿǨ8Ÿ9Ǐ10x11Ǡ14Ŀ18Ư21Ņ29Ɖ51p52v62ŝ64Ň75c
~<agg	88 24ǣ
~<ago	77 -7OǇ11GĻ12ƶ15uƉ17ľ21f37Ŧ
~<agr	78 -7qƪ8Ǫ10Ƥ11ǎ13Ʊ15B19r21ĺł26ǫ29Ǖ
~<ah	75 -9Ƴ9B10yƅ12KƘ13Ŀ16ƴ22ō29ş
~<ahe	76 -9Ƴ9B10y13Ŀ16ƴ23ō29ş
~<ai	77 -8ǈ7ƣ10Ĺ12ǎ14ǂ15Ŋ18Qƌ20ǅ34ƞ
~<air	78 -8ǈ7ƣ10Ĺ12ǎ14ǂ15Ŋ18ƌ19Q20ǅ34ƞ
~<al	43 -19ǫ-17Ů-16Ǔ-13ƫ-12SŁŷƗ-11ŲǠ-10ARŰƖǨ-9bĿōŒŶƑƯ-8ŉőŞŨƊƛƨǩ-7cjBOšƣƳǦ7Mĺƴǣ8ĸŬůƇƸƹǀǪ9ķƋƟƷǆǍǏǘ10lwxWŀƘ11tŤǒ12YŇŝƤ13ĵŪ14ƃǝ15ŴƭƲ16sũǉ17ŗŵƠ18Ń19ŋŠ20kŧ21ŭ22dŐƂǗ23Ǜ24ƍƙ25i27ǁ28ǧ30Ŏ32Ĵ33n36Ɛ
~<ala	72 -8Ƒ7Ǐ12l18Ŭ69Ɛ
~<alc	71 34ǁǝ
~<all	48 -27ǫ-17a-16Ǔ-15šư-13Ů-12l-11ŷ-10ŘǠ-9ARSŁłŰŲƖǨ-8źžƊǩ-7bOőŒŨƣƫƳ7ƈƽǔ8ŜŝŤƁƻǙ9gtŐƴƵǁǖ10ŇůŵƇǣ11sxƃƋƸǪ12ĵŴƟǆ13wƠƹǀǗǘ14dWĸŀƤǒ15Yũ16ŗŪǍ18Šƭ19ǉ21k24ŧ25ŭ26n29Ńƍƙ32ǧ36Ŏ38Ĵ
~<alm	75 10Ʋ11dk12Ť20Ǘ39Ǜ
~<alo	72 -10ŃƗ-9ƫ-7ƯǍ7zŗ8žƄ9tƹ10ǂ11ŝ12iƠ13ķƷ14sš17łƩǏ22n
~<alr	64 7pvŘŚž8Ƙ9KŽ10NňŦƲǃ12Ōư14ź16Mĺ23ŋŐ26i27Ƃ
~<alw	77 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ29l
~<am	53 -13ŊƘ-9L-7Gőş7qX8kľŋōťƵǘ9rŶ10UĺŇƕǧ11cwI12Q13fh14ņţ15ňŒ16gŅ17Ž18CŎ20bƠ23N26a28i31Ʈ33ŉ38Ř
~<am>	55 -13ŊƘ-9L-7GX7PŞǝ8kqŋƵ9Mľōť10rŶ11wUĺŇ12cIǧ13h14f15ņţ17ŅňŒ18gŽ20CŎ21bƠ24N27a29i35ŉ
~<amo	70 10ƙƨƳ11ſ12ŧ13ǘ16ƕ19X45Ř47Ʈ
~<an	25 -19ƣǫ-17Sńŉű-16ţǇ-15Ļņ-13ĵ-12sV-11ĽƔƘ-10QŘŭƂƩƫ-9ŶƢ-8cFľŏǍ-7Łũƥǟǡ7ŒƭǐǪ8uNĺƇǎ9ŀťŪŰƖǆǋǕǤǥ10JƕƲǉǙ11BœŕƎƟǚ12łƤƧƱƵƿǀǒ13dƊƒƙǘ14Tŗŝŧǃ15tŐǏǑ16zPƅƏ17DķŴƐơƺ18mĶŢƶƻǗ19oźƳ20kHǞ21yCƍƝƨƪ22gwŠŸƃ23nŅŊŎǄǛ24ĸųżƓƾǁǅǈ25WŤŽƼƽ26Ų27vƞ30ƚǝ31ūǂ32a33Ĵ34hǊ36ǜ
~<an>	51 -18Ɵ-12Ǒ-11Ţ-9ǩ-8ep-7ĻśşŭƮ7NZŋƠǎ8ƄƓƥǨ9qFžƇƗƸ10Œ11ŕƐǍǞ12DP13lKƆ16ƶ17ǋ18JO19ūǘ20ķ22Ŀ26ƙ27b28ƃ29ƅ32ŝ33A38ǈ
~<and	31 -25ǫ-15ƣƥ-14ńŶ-13Sň-11ŞűƆǖ-10ŁǍ-9jZĽņŉŲ-8AĵŕƛƜƳǇ-7ľŢţųƔ7hUķŻƱ8eNQYłśťŬźƀǏ9uőŴƃƏƐƕƽǀǈǎǙ10fTƇƋƲ11ŒǛǢǤǧ12Ņǒ13tBŠƙ14pĸŮƝƪ15zƭǉ16PǁǗ17Dƌ18ŧƖǃ19ŰŸ21Ĵǅ22Ǒ23nWĺ24dvŎ25œǝ26ǜ29o32C34w35Ƽ40ū41Ǌ47a
~<ani	85 46h
~<ann	75 8Ĺ9Ƭ12ǌ13ů14ǋ17ş19T
~<ano	72 -9Š-8Ɵ-7d7vŸǊ9Ŏ10Źź14ŷ16ƶǠ17őŵ21HI26ơ27Ŷ36y
~<ans	79 10ǝ11Ŀ13ŕ14Kǜ18ļ35Ŋ
~<anx	88 23ƾ29ŀ
~<any	35 -21Q-16Ļ-15Řŭ-14Aőŵƙ-13œſ-12cŋƗǇ-11qƁƩ-10pFĺŒţƂƉƫǟǡ-9sUĵĿņűƣ-8wJSŇśŮŶžƆƘƠƢưƸǍ-7bGLŃŔũŻƹǢǨ7tķƯǗ8Wňū9ƛƱǆ10ƅǜǥ11ơǈ12uŸƤǝ13jƜǅ14Ə15łŕŞƐƒƝǕ16ŴǏǓǪ17ŪƊƶǖ18Ǝƪƿ20Ņŗ21ƽǚ22ĶǛǞ23ƃƵ24ŊƓ25mĴŠź26Ƨ27ghHǁ28ĸƾ29ŤǄ30Őƍƻ31żŽ32k34ƚƨ37ƞƳƺ38Ɵ39Ţ40ǂ43Ųų
~<ap	54 -14Q-11ŗ-10Ɵǫ-9ǩ-8nƝ-7ŧ7ŋƠ8ōŏǀ9vňű10łǁǞ11Gƞ13FǏ14BťƔ15ƣ16Ƨ17ƙ19Dśƾ20ƢƤ22ƚ23Ʀ29Şžƥ36ƶ41ǘ46ų
~<apa	61 -10Ɵǩ-9Ɲ-7n10Ơ11vű14G16FƞǏ18ťƣƧ20ƙ22D23Ƣ24Ƥ28Ʀ34ƥ
~<app	62 -15Q-12ŗ-10ǫ-7ŧ7iSŘŜǈ8ŝ9ŋŶ10ōŏƅ11ň12łǁǞ14ǀ17B18Ɣ22ś26ƚ34ž35Ş41ƶ47ǘ54ų
~<ar	32 -19Ũ-17ŝ-15ňŕ-14Aź-13Ųƙǅ-12Ľŋ-11qtľ-10ŎŔťǧ-9mƃƖƭǇǝ-8ĻŵżƣƩƪǛǞ-7KŜǟ7UYŏŷƮƽǖǙ8Łłƻ9XŌƑǢǥǪ10IĶŀŐŦ11TŴƂƚưǦ12ŞŭŮ13bVķōƦ14LńŉŗƄƓǉ15yœƹǂ16kļũ17Ņơ18ŠƯ19nsŃ20ERƠƳ21wz22fgjuPŪƺǊ23ĴĺŘūǓ24ƼǠ26HQǐ27ai28ƥ29ţ30xǡ31ǈ32v34lő38C39F41ǫ46c
~<arc	88 16ǜ19Ɗ
~<are	33 -17š-16ŝŨŲ-15ňŕ-14A-13Ŷźǅ-12ĽŋƩǇ-11ņƙƞ-10qľƕǧ-9mtŎŔťƃƖƭ-8WƪǝǞ-7BKŵżƁƎƣ7dŏŦſǏ8UYĶƓƮƽǖ9łŭŮŴŷƻ10nŁŌƑǥǦǪ11IŐǢ12zŀœƂ13LŅŞŠư14bVōƦƳ15ķńŉƄ16uŗơƹǂǉ17yļ18kũ19jƯ20ţ21EŃǊ22gwRƠ23P24fŪūǓ25ĴĺŘ26Ǡ27ƺƼ28HQǐ29ai30ƥ31ǡ32xǈ33C34v36ő39l41F44ǫ49c
~<aro	58 -13H-10ǫ-9Ɣ-7ƺ7ƐƗǄ8Lņƀ9WŠƳǩ10ĶƧƴ12Ɠƕǃ13h14l15nTV17z18ǋ19C20šƎ21Ņ23Ŷ26s
~<art	75 17ƚ20ǈ
~<as	47 -14Ʊǫ-11ǖ-9ŠŹǘ-8ōőşźǆ-7ũƙǙ7hu8AĺŸ9Ƃ10vFPŢ11ƭ12Ŏ13ǎ14pZƊ15mŅƔƲ16oǨ17ǔǩ20fłǁ21Ɨ26a29ƣƾ31ĸ37ŋ39ǅ41Ŋ43c52Ǖ
~<as>	57 -13Ʊ-8ŗ-7Šźǆǖǫ7lIŁœŵŽǃ8avKňţűžƨ9Cśŷƃǂ10dŪƴ12Ņ15F16Ÿ17ƭ18Ǖ19Őƣ20o25c27f50ǅ
~<asi	82 12Ƴ30Z31Ʋ
~<ask	54 -7Ǐǘ7Ɖ8mwĴĶƅƈ10Pľ11p12uǎ13AŢ14hĺ16ƣ17ǔ19ƔƗ21Ǩ22Ŏ23a24ǩ25ǁ26ł27c44Ǖ45ŋ53Ŋ
~<asp	84 16ƽ36Ɗ
~<ass	77 11Ƃ17mz60ĸ
~<at	41 -21ƣ-20ƃ-19i-17ŧ-16ŠƄ-15coǑ-14Ǌ-12ŖƬ-11lŕơ-10ŁŞţƹǆǖ-9ĴŇŎŦǓǠǫ-8kŉōŮųƆƔƖƢƵƷǂǅǉǙ-7ajRZŋŪŭŴżƀƁƅƱǜǟ7wŒƭ8ķŅŷƚ9qDřŹŽƎ10YůŸźƕ11ĽƨƯǌǦ12ŔǀǛǢǥ13bƘ14ǣǨ15uBVłśǁǚ16ſƿ17PǎǘǤ18N19CGŏš20Ķ21s22Ő23Ƨ24h25Lŀƪ29ŝ32ǝ33ľ34Ż35ņ37W38ű42nƟ45QU47JS
~<at>	41 -21ƣ-19iƃ-17ŧ-16Š-15ƄǑ-14coǊ-12Ƭ-11ŕŖ-10lŁơǆ-9ĴŇŎŞţŦƹǓǖǠǪ-8kŉōŮƆƔƖƢƵƷǂǉǙǫ-7jRZŪųŴƀƁƅǅ7gwBŒƭ8ķƘƚƻ9qCDŅř10ůŸŹźƎƕ11YŽƨǌǦ12ĽŔƯǀǛǢǥ14bǣǨ15Vłƿǁ16uśſ17ǎǘǤ18NP19G20Ķŏš22sŐ23Ƨ25hLƪ26ŀ30ŝ31ű32ǝ33ľ34Ż35ņ37W42nƟ45QU47J48S
~<att	78 7ƴ8Ŝƿ10ƓƘ11Ǫ13ű15Bƾ16ŷ27ǚ
~<au	59 -11ŧ7ƅƝ8ƀǥ9ǅ10Ƣ11ǔ14m15ǧ20ĺ21Ƅ23ſ31ƃ37Š45ĵ85Ǧ
~<aud	65 -11ŧ10ǥ12ǔ95Ǧ
~<aut	67 7ū8ƅƝ9ƀ10ǅ17ǧ23ĺ25Ƅ26ſ35ƃ42Š52ĵ
~<av	86 -11q-8Ǆ12w16ǋ27Ż35s
~<ave	90 -10q17ǋ29Ż
~<aw	59 -9ǖ-8Ƒ7BŽƚǃǌ8hCĹǇǋ9zķƭ10IŤƵǆ11Ɩ12ţƆƶ14Ķ16w17ŊƩ20ƨ22ŀ23ļ24k28ǁ34ZŻơ
~<aw>	90 9w17Ɔ
~<awa	65 -8Ƒ8Bǃ9Ž11ķƩ12Ƶǁ14ţƶ16ļ22ƨ23Ŋ26ŀ28k37ơ38ZŻ
~<awe	72 -10ǖ7cŜƈ8u9nFōśűƩǌ10ƚ11ļ12C13Ť14IƖ15ǆ18Ķ22ǁ
~<awf	88 10ũ13ưǋ14Ĺ
~<aww	80 7Ľ8x9ft12hz14w17ƭ
~<b>	78 -8q9Ś12D13Ŭƞ31d35Ż37ǧ45ǅ
~<ba	44 -17Ś-16Bĺ-14ŗ-13ƙ-11Ŏ-10rųƚǪ-9ŤƠǫ-8ŀŕŝƵǊ-7ajlņŸƥƮƷƺǄǅǕǤ7tSşŨŶƀǆǑǡ8ťŷƄƅƎƧƩǟ9œũƞƱ10ůƍǜ11Œƹ12gxĶ13Ƭ14Ɩ15uĴĵŭƕǁ16w17DVŐš18Ŧƫ19vy20hmŉ21eǙ22N23ľ25ǝ26ǚ28ŇƇƓ30Ž32Ɵ35Z37Ƌ40Ɨƛ44Ɲ
~<bab	69 -7ƭƺǄ9d11V12ƽ13h17Ɵ24xĻ28Ʊ29ŷ31v33y36w38u
~<bac	52 -12ŗ-8rGĻƙǪ-7Řƽ7IŴƶǀ8ŒƓƴ9ů10hŁƟưǑ11uş12ƭǁǡǥ13œƎƫ14LũŵŶ15Vƛ16ƹǟ17Ő18Ž19šƬ20Z22ľŉƕ23mŦ27Ǚǚ34Ɲ
~<bad	70 -14ŵ-10wL-7ő9Şǚ11ŉ12ƈ14ţ15Q20Ĺ25ǜ27Ž34N37Ň
~<bal	72 -10ĺ8vļƍ9ŧ10YĴ11gľ12G14ť16ĸ17T23ƖƩ
~<ban	65 -21Ś-15B-7Ŵ8AX10Ĵ12Ƅ13ǉ18ƅ22Ķ26ĵ30ŭ31Z33eƛ57Ɨ
~<bar	71 -8ŷ7ƀ8Ɩ9tĽŘ10ŐŒ11Ɓ12ő14Ǐ29h34D50ǝ53Ɠ
~<bas	63 -10ƚ7ǖ8Ɨ9Ĵ10ƛƟ11ƞ12Ń13ňŨƫ15g18Ƨ25Ɲ47Ƌ
~<bat	73 8Ɯ20Ƌǆ24ƍ53Ƈ
~<be	35 -18Q-17ĺŧ-16Ř-15ĹƔ-14v-13Z-12ūŮƱǐ-11PŝǓ-10ŨŪƖƛǧ-9dĻœŖƊƕǆǥ-8wNśŬƼǒǜǤ-7ŚŰűŵƁƈƎƷǅǍǘ7jOņŶƅưƺ8aoƘ9ĿƆƵ10ľŒƹ11fXŤƤǄǏ12cţƙǝ13yUƸǃǚ14iHŻƇ15řšƋƮǩ16ps17ŸżǇǎ18IWļǁ19KŐ20ŢźƉ21GĴĸŽƭ22mSŔŹƾ23Jş24r25ŌŴ27ŋ28uŃŇ30Ş32l33Lǡ34ƶ42tǫ
~<be>	49 -12Ĺŷ-10ƙ-9qǕ-8Zƭ-7UōŘŲƕǪ7Tĵŀũ8bEķŁŪŶǟ9enžǚ10Ƥ11Ʈ12KŜ13VƣƯǠ14AHX15ǩ16Ŕ17OĸŐ20şƹ21Ńư22ļ23Ŀ24m25Ĵ26c27ŋǎ28y33ź35s36r
~<bea	75 -14ŏ-8IŚ-7šŨǧ8bX10l12Ɯ19œ22k24Ų28h34ţ42ņ
~<bec	66 -7ŧŪ7bBHŁšŦƆ8IŃŉſƘƤ9gŕŞŶƸ10uĶ11Ǫ12jƩ15JŴ17ť19ǃ
~<bed	70 10Ʀ15ƞƟ18ƙ19Ƣ40Ƈ
~<bee	48 -14O-11Q-9ǐ-8xŨƆƨ-7ƢƯǜ7ƬǦ8jkǫ10ůƍ11ŐƌǇǞ12ƶ13ƵǄ14ƺ15tŽ16ǚ18ǝ19fŤƉ20ż21Ň23l26iŒŹ27Şŷ31Ţƾ34Gǁ35ǡ36S
~<bef	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
~<beg	90 12ť14ō15Ǉ22š
~<beh	69 7xſ9Ļư11tu12Ƅ13żƵ14šǊ15p19ź22Ŵ23Ÿ25Ƹ
~<bei	71 -7O7c8lĸƾǫ10FŋŶƳ11H12ž13Ƃ14t22ǡ23U27ş37Ō
~<bel	70 -8ƛƨ7M8lpSŌōż9Ƨ11ŹƮ13m16Ǒ22ǫ28Ƌ29ľ35ƙ
~<ben	64 -8ń9Ť11Ʃ13ƨ15Ʈ28Ž32ƭ34ǫ37W
~<bes	61 -16ş-12Ʊ-7xĺŀƖ7Wŵ8łƉƤƧ9t10ŇŸǫ12Ŵǉ13JŃ14ļ15Ĵ16ĸŞ20uƠǏ22KU24ǡ25ƨ27L30I
~<bet	63 -12ź-9bQ7C8Ǫ9aŢƭ10rţǃ11KŸƪǄ14qĿ16ŉ18ş19p21ň22o23L25Ż29Ń30t
~<bi	48 -25S-15ŭǊ-13œ-12ǫ-11qK-10šƊ-9FńƋ-8ŁŕŰƔ-7auOŶŻƠƦǚ7žƝƞǦ8ƄƗ9Zǖ10głƥǨ11ǏǕ13jŎŧ14kJƬ15Ǔ16ő17Ǣ18YƮ20Ǒ21Ŕƕ24c25vĵĹƲ26p27Ɠǉ28Ĵ35ŀ37d41h45Ƈ48Ƨ52Ǉ
~<bid	90 7ņ16Ņ32Ǖ
~<big	55 -15Ǌ-13ŭư-10SƊ-9Fœǫ-8ŕƔ-7šǚ7ŃƍƞƲ8yĴƈǠ9jĿňƝ11ž12gǖ13ƥǇǨ15Ŕ16ŧǏ17k18JƬ19Ǔ22őƮ24Ǒ26ƕ29ŀ31Ĺ33Ɠǉ52Ƈ
~<bik	78 -9Ƌ8ƚ11g15ǂ66Ƨ
~<bil	66 -12K-7œ7ǟ11Ǧ14Ƅ15Z18ł22ư25Ǣ26YƲ31Ĵ37ĵ
~<bin	85 -9ń11Ƙ12ō22Ɨ
~<bir	65 7Ǚ11ŝ12D22c37p39v53d
~<bis	88 7ǩ12ƂƼ27h
~<bit	78 -13q-8g7m8l9şũ10WŇ11j13ŀ15Ŕ16ǌ26Ŏ48h
~<bl	63 -8ǫ-7ǍǪ7E8jĹƃǏ9HƓ10Ņư11gżǨ12ƿ13i14U16Ǆ17uƜ18ƈ20ƾ22Ų23ŕ25ŋ27ƽ30ǀ43ǃ
~<bla	81 10Ǣ12Ƽ13H14Ņ36ŕ
~<ble	83 -7Ǫ7n8o10Ʀ14ư19U21i23u
~<blo	69 -7Ǎǫ9EǏ10jƃ11Ɠ12Ǩ13g14ƿ18Ǆ20ƈƜ23ƾ32ƽ33ǀ48ǃ
~<blu	84 -7G10Ĺ17ż32Ų35ŋ
~<bo	47 -19Z-15a-13L-12ŭ-10ƙ-9iśŞƪƯ-7hoŀňŎőœŖƄƟƤƩƵǗ7qƳǑǕ8jŘŬŷŹǙ9mƏƨǓ10rwFſƅǩ11ŌƁ12TUƀǃǛ13Šźǫ14xŃƷ15šƎ16vƞ18ĸŴ19Ų20Ł21Ɣ22pu23ǡ25ƍ26dsƠ27Ƭ31ƽ35ǘ36ǧ37l38łǢ
~<boa	72 7Ĵ8Ǖ10ƈǞ12t16Ǝ20ł22Š23ĸ28r31ƞ
~<bod	79 7ƺ13ǅ16Ř21ſ
~<bon	86 10Ǖ12Ƈ14ƀƁ32T
~<boo	62 -12q8j10Łǟ11Ǌ12ļǙ13ǚ14g15Ǔǡ20Ų51ǘ55Ǣ
~<bop	84 -9ő-7n68ǧ
~<bor	69 -15Z7Ĺ12v19Ŷ32Ŵ38d40l44pƬ
~<bos	78 9QǛ10s12Nǫ13l21ł26U28ǡ
~<bot	63 -18L-11ŭ-8ś7žƅǘ8pƐƾǄ9ĸ10zţƱ11ĺũƍ12ş13Ź15Ƴ16Ō17q19ƽǃ20F22ł24Ʒ25Ł37s
~<bou	69 -13ũ-7ť8Ţ9Ř10Ǝ11Ũ13ƫ14ƠǑ15Ə16ƀ17ŗ19Ń20ƨ22ŷ27š28ƍ36Ɣ
~<box	71 -7p7DŮǒ10cqƅ13df14PǛ15m18ǩ29ƽ32Ơ
~<boy	71 -11a-7d7y10bj11Ŭ12ő14ť20nv24wx25ź47u
~<br	50 -12Ƌ-10ŗ-9Ʈ-8jsśŮ-7zőœŘŤƙƢƱǑ7NYŝƠǆǫ8AƓǪ9SŲƘƞ10třƃ11qłƟǎǟ12ŃŴǅ13uyƆ14ƌƛ15ŷǍ16ņ17r18Bư19ĺƐǉ20hťǌ21ƂǓ22Ţƿ23l28ž30T36ƈ
~<bra	75 8ŷƠ11ƂǇ14ĺņƝǍ25Ɔ27Ɠ32ž
~<bre	67 -11ƔƝ-9Ʈ7Żư8xX9IűƘƞ10lƣ12YũƐƨ13kNƟ14ǟ15ƃ16ƿ20Ń21ƌ25ǫ31h35Ţ
~<bri	59 -9k-8Ɠƹ-7ǫ7ŎŏƯ8gǖ13rŝǆ14S15tƔ16Ų17q18ĺ21Ǔ22u24ǉ27ǌ29ư42T45ƈ
~<bro	60 -12Ƌ-9ŗ-7Ůǫ7enŶƀƄƭǈǋǠ8Ƨ9rQ10aǍǣ11ņŝžƵ12A13ĻƐƛƠ14łřƿ16ǅ17yŴ18Ƃ20l22ŷ27B28ť
~<bs	90 -16ź47Ż
~<bs>	90 -16ź47Ż
~<bu	40 -19ƶ-16ƃǑ-14C-13ŧŪ-12ŀ-11RŞūƞ-10lqļŗƾ-9rLňśũưƹǁ-8aoDĺŐťŻƷƸǘ-7nuOZŊŘŤŦŵơ7ľŅŋŕžƕƝƦǂǜǝ8bAFNŲǀ9ŏ10pņ11Kƙ12Bƣǖ13ǈǒǓ14Ǣ15UŁŷǣ16ōƨ18HŶ19GŠŮƓƟƬǌ20Ǩ21ŇǅǇ22ƒƔ23Ǐǟ24ƫǗ26ǧ27ş29Ɔ30Ƽ31ƥ32ǐ33ƲǆǤ35Ǫ38ǡ39X43Ǡ47Ǎ
~<buc	81 7Ɓ8ŕ12ſ13ƃ18œ29X
~<bud	72 7e10ŝ11ĻƵ13Y14ľ15Ƥ19A20B23Ĺ30ņ37X
~<bug	79 -7O8g11Ǣ16Łž18K65ş
~<bui	57 -10F-8ǘ7X8ĸŮƒƦ9ƍǜ13Ƴ19Ƭ20Ǡ23ƣ24Ɠ25Ǥ27ƫ32Ǎ36Ǐ44Ƽ46ƥ49Ɔ
~<bul	88 8Ľ14Ũ17Ŀ18h
~<bum	79 -10Ļ8Ǥ11Řſ13Ŕ14ť17Ƅ18ŕŲ19Ŷ
~<bun	75 -7x9ǜ10Ƈ11Ǌǧ12Ņ19ǂ20Ơ47Š
~<bur	64 -18ƶ-10ť-8ƙ9ŁŅŝƖƦǗ11ĻƓƨǤ19ƕƝ20ǟ29ƒ41Ň62Ʋ
~<bus	50 -26ƃ-12C-9GRūƙ-8ŀ-7DĻǛ8ųǊǚ10M12A13ǝ14P15NǢ17Ǥ18ŏ19ǒ20Ůǈǟ22ǖǪ23Ǡ24Uǣ25Ǉ27ǌ28Ǎ29ƟǨ30ǅ31ǆ32Ŷ36ǧ44ǐ53ǡ
~<but	63 -8Ż-7ƾ7im8wKſǫ9BōŽƔƱƽǥ10bƺ11Ųƿ12ł14ŁǛ15Ǆ17ǀǓ18TŋƩ23p
~<buy	62 -15ŶǑ-12ŧ-10Ū-9ơ-7ĹƩ7X8ƪ9ŃšǇ12W14ŭƫ19ƬǆǠ21ō23ƨ32Ɣ33Ǘ34FǪ35ŷƙ41H47G
~<by	52 -25ǎ-19œ-14ƘƟ-13ǫ-11u-10ŭ-9ŝƗǪ-8ŉŕŖŘŵƿǟ-7sōǔ7CǠǧ8EQǅ10ŌƙƳ11ũ12ǡ13wK14TŨǞ15jnŚ16aƞ18ư19ŃŰŶ21Ʀ23Ŏ24Pś26ĺƅ27ƀ29AŔ31oĵ34ǩ46Mń
~<by>	52 -25ǎ-19œ-14ƘƟ-13ǫ-11u-10ŭ-9ŝƗǪ-8ŉŕŖŘŵƿǟ-7sōǔ7CǠǧ8EQǅ10ŌƙƳ11ũ12ǡ13wK14TŨǞ15jnŚ16aƞ18ư19ŃŰŶ21Ʀ23Ŏ24Pś26ĺƅ27ƀ29AŔ31oĵ34ǩ46Mń
~<c>	81 -8t11ƾ13ǅ15o62b
~<ca	33 -20uU-19œǊ-18BƗƙ-17ŉƔƖ-16ư-15nvRŗ-14gryƪ-13Tŀň-12ŖřƟǆǉǍ-11tQĻŔũƞƦƳǐ-10lHŇƠƶǖǨ-9fŁƈƓ-8kFSŎƨǌǡ-7ķŐŦŰżƇƢƭƵƼǄǈǏǠ7YōǚǛ8ŋŘŜšǩ9ńŊŕśžƾ10Ņţƣ11CZĿŨŸǢ12ƀƩƿ13bĴĹŚ14ťŪǎ15hĵĽŏş16eŌŝǙ17ƃ19Ʒ20sMłŢ21Ɛ22ļǅ23aźƬ24ŬŻƂ25ǒ26wLƄǫ27oIKƱ28ǝ30ų31ſ35NƁ37Ŷ38Ŵ39ű40ŭ41Ų43ĺŷ45ŵ47Š48ƅ50Ů57ǘ77ū
~<cab	86 11ƒ12ƽ14ĸ16ƍơ
~<cak	88 9M14p31c
~<cal	52 -15O-11J-9ľŏŘǊ-8ruRŧǁ-7BŋŐǎǣ7Mš8ŲǞ9Ǔ10Pŕ11Ɛ12ƫ13Ķş14ţǕǝ15Nǫ16Ƃ17Ũ18s20Ť21Ǜ22Ō23ļ24ƣ25ŝ28ł31Ņ32CI37a45w46oǅ47K51L62ĺ
~<cam	64 -8ŝŶ7dŹƕ8ĸŻ9ƛƱƿ10Gŏǀ11jĹ12šǠ13M15Š16ű17Ľ18ŪƝ25ť28ŧ35ņ38Ɛ
~<can	48 -14ŉ-11R-10ŗŪ-9TŖ-8rtU-7vŷơƴ7oAŌŲǃ8ƥ9cļŘƑ10Żǎǘ11eJNĵĿ13łƄƷ15Ǫ18Xƿǩ19IMŊŚ21O22ŋō23Lĺńƾ26ś27Ŝ29s30ŬƩǫ32ŏ34Ţ
~<cap	90 -8ƈ14Ř33ǫ
~<car	40 -21œ-20ŀ-18Ɨ-15UĶƖ-14ĺ-13ư-12ƠǪ-10ƙƟƦƪǝǫ-9iuyĸũƳƷǨ-8nvCIļňŜƔƽǊǤ-7asxGHRTXŁŎŏśƣƩƬǉǠ7Ũǜ8bYŘƮǧ9Vů10ŒŚǔ11ǣ12zĵĿŝŪ13ĽŬ14őž15ǎ17ƀ18Ǚ20Ƃ21ƃ22Ÿ23Ĵ26ƄƱ27e31Ż35ź36ǒ38ų39ǘ43ſƁ48ű52ŭŴ54ŠŲ60Ŷ61ƅ63ŵŷ69Ů101ū
~<cas	63 -9Ŷ-7űŲ7ƀ8FƁƋǪ10ƫ14ųƴǗ15ļ16Z39Ʒ61ǘ63Ƭ
~<cat	68 -14ǫ8ő9sƍ11Ĺ13q14bƴ15ǚ16a17L40N52h63ǝ
~<cau	86 -23B-7O13a18Ū28ŕ34i
~<ce	59 -10n-9J-7Ŗ9Ʋǅ11ŀ15Q16XŻ17Ɲǎ30Ƌ33I53ǔ75ǩ
~<cei	85 17ŀ25XƝ
~<cel	80 -13n8d42Ƌ45I
~<cen	90 9Ǐ23Q
~<cer	61 -9J-7Ŗ10ǅ17Ż18ǎ56ǔ78ǩ
~<ch	46 -15ǫ-14ŭ-12ļŀƔ-11ŴƞƟ-10ũ-9Ş-8QƗƷǌ-7fsXŁŗŢŹƀƦǆ7kwƳ8DHƂƢƤƾǁǤ9WżƏƕƩƮ10ĵĿŝŷƱ11ƺǓ12lĶƯǘ13eŪǢ14ňƣƻ15ĻœŲǔ16Ńşơ17CţǍ19ľƭ21dĴƸ22ŧǀ23uņ24Nŕƒ25VǗ39š
~<cha	53 -15ƞ-12ŭ-10ŀƟ-9ļ-8ŞũǞǫ-7ƮƷǌ7ŋŖǁǊǗ8dqņŲƖƝ9TĶƼ10ŨƹǠ11ŏ13Hł14ƢƩ17Ƹ18Ūƣ20Ļň22şţǍǓ23C25ľœ30N31ŕ35V
~<che	57 -13T-11ł-9ŴƔƱǓ-8œ-7Qǫ7Aư8ţƺǝ9KƤƬ10JĹőǜǞ11šŤŲƪǒ12Ưǔ13iƏǤ15ĵ16ŝƭǗ17eW18ǘ20ĿƮƻ21ņǢ24ơ29Ĵŧ30ǀ
~<chi	68 7Ƶ8źǗ10żƭ11Ƴ13yŷƤ16v17l19w29Ʊ32u38ƒ
~<cho	75 -7Ɨ7Ǆ8ƞ20ƾ40Ń58š
~<chr	85 10ƌ20D21dk
~<chu	79 -9f7Ľ10Ʋ14o15BŮ16t28Ƹ
~<ci	71 -11Ř9Ǖ11DǍǩ15Ǆ19Ƒ27ż45ƻ47C
~<cig	82 17Ǆ52ƻ
~<cit	75 -11Ř7ǀ10Ǖ12DǍǩ20Ƒ31ż50C
~<cl	44 -13ǆ-10ŇƮ-9ZŀŞ-8inMńƍǅǍǫ-7ŌšũŶơƯǉ7TƏƾǞǨ8jŭǘ9ŧŻ10ż11PRĻƖƟ12xXƓ13ƙƦǛ14ŊŦŪ15ůƑ16ŮǊ18śŰ19ǚǝ20Ǚ21Ɨƞ24ťǤ25ƛǂ26Ǧ28Ũ30řǀǐǜ31ǖ33ŉǕ41ǟ48Ť62Ƙ
~<cla	56 -8Şżǅ-7ZŇ8ņŕ10Ŀǜ11x12ǝ13PǞ15Ǖ16ŧ17Ż22ŪǤ30ř33Ŧ34ť36Ǧ39Ũ50Ť
~<cle	67 -14Ŧ-8NŌ7ļ8Tƹ12ƏƒǑ13ųǊǤ14Ų15ǀ16ŭ17ƾǝ19ż21ƞ25ŊƖ27Ť51ŉ
~<cli	60 -12ǆ-8ŀǍ-7ǫ7ƫ8BŋŤ9U10ǘ12Ǩ14Ļ15Ǌ18ƞ20ǚ25Ɵ26Ů29Ǚ30Ǖ32ǀǜ37ǂ48ǖ
~<clo	53 -11Ʈ-9ŤƊ-8ńƟ-7n7gƎǚǪ9qř10C12j13Ǚ14Ŧ17RX18Ɠ20ƑƦ21Ǜ23ůŰƙ25Ɨ26ś33ƛ38ǐ53ǟ78Ƙ
~<co	30 -24ŷ-20ũ-19ū-17Ǎ-16ň-15vŵǫ-14NŔƷǄ-13cwłŴƽ-12Gů-11oBSŉƧ-10ftALRŎŦƃƫ-9OſƿǊ-8rzFƴ-7nPŭơƸǐ7ĸņŋƌƣǩ8DœŖŗƒǀǏǒǕ9dŌŶŻƇƈƬƶǋǑ10Œųǎǚ11yIJŝƓƪƮƾ12řƑƜ13śƆƤƦǘ14QƚǨ15mŮǇ16ŀǠ17kķŢƂǅǈ18E19ƳǦ20ƅǗ21ZƩǃǡǪ22Xǧ23Ńőƕƙǣ24ŁŜƯƱ25Ɲ27Ņ29Őǆ30jWšŧ32Cƞ33ş36Ĺ37Ŀ39MƁ40ǔ41Ǥ42ǥ47ǟ48ǜ
~<co>	79 16Ĵ20Ƴ
~<coa	83 10Ʃ11ZšƬ17Cǀ30Ɯ
~<cod	73 -11ǥ-7J11ŕ12ǚ22E37Ǧ40I
~<cof	83 -15ŷ10iZ13ǝ14Ŏ25M27ǫ
~<coi	83 13ǔ19ƚ35Ǥ53ǩ
~<col	59 -10Ş-8ř-7Ƌ7xŁ8ƭǣ9ƒǢ11Ķǫ12ƞ13ǅǗ17ǔ24Żƚ25Ž27jC28y32Ƴ35m44Ɓ
~<com	41 -24ū-17ŗ-15Ŕƃ-14Sĺ-13ſ-12oŐũƇ-11ƦǍǫ-10fF-9anGōŘųƔƨƯƹǉǩ-8iļńŲƪưǕ-7CLPłŉŋŪƄƱǂ7ĵƏƑ8Ŗťǀǘ9lVǞǪ10HƂƗǋǏǑǗ11ŰƓƩǚǡ12jƥǖ13Ǧ14ŁŮǌǛ16qƶǔǣ19kţŨ21TĹņŞ22ĿŒŝ23Ļ24QőşƝǅǠǧ25WǇ26JƁǆ27ƣǒ31ķǃ33Ǩ37Ńš41Ņ42M43ƞ67ǥ
~<con	54 -14Ř-10Ǩǫ-8ƽǄ-7ű7ŢƩ8ŚƟƤ9Pǩ10Ť11ƍƘǎ12kƠ14Ů15ǡ16ŉŌǓ17ŀ18ƈ20Kƭ21Ɣ22ŲƆƙ25ǜǤ27Ł34ƾ39Ǖ
~<coo	67 -7ƞ7QŅŤūűƗ8dŖ9kpƐ10gEőř11o13ǏǑǝ15rĿž16Ǌ20ǘ26Ƈ41j
~<cop	74 9ƅ10Ž22ż31ƌ38Ŝ
~<cor	67 -9w7nųơǂ8CDŘŢ9źƬǞ10Őő12d14œ17aF21E35ǈ
~<cos	60 -14ƣ-12ǫ-11š-8ũǋ7Ƅ8ƯǤ9ĽĿƦ10ǥ12ş14ƙ15Ǘ18Y19ƓƢ20Ĺ21ǟ24Ʋ26ƕ29œƱ30ǜ31Ǒ46ŧ
~<cou	44 -16Ɵ-11ŵŷ-10Ť-9ƨ-8ŞžƄƗǊǢ-7FVŉŽƘƜ7ūǠ8esƆƚǑ9uĺƍ10gn13WƎƤ14ŀŸƇƯ15MĿśƑƻ16řƙ17ƹ19ǆ20şư21ƅǪ22Ĺǉ23ŋ24Ū25Ŝ27Ʊ28CƦǜ29D31Ŷ32X33ĸ34ǟ48Z
~<cov	49 -20Ǒ-13ǫ-12ǒ-11ŉ-10qœ-9ĻǓ-8Ǌ-7rsyNĵŝ7Xƛ9š10Ƥǎ11ſǣ13śŧƜ14Wŏ15ǧ16ńō17Ţ18ƀƮƳǜ19Ĺ21Ɲ22ǔ25ųƁƨ26őƂ27ƕ28Ư29Ŀ31Ƅǟ33Ʃ36Ǥ38ƪ39Ř46ŗ47Ő
~<cow	86 12gB22Ƶ
~<cp	84 -13r16A19B52Ǣ
~<cpa	84 -13r16A19B52Ǣ
~<cr	54 -14ż-9œƇǞ-7yŝư7pĽŔŗŭƐǠǡ8kžǥ9i10ŁƈƏƦ11ŲǙ12Ƌ13xǓ15Ɨ16Ƅǋ17Ĵū18Ʋǉ19ƣ20e21t22ŷ23Ǌ24h36ƛ37Ž38ǐ45Ķ
~<cr>	86 -11ň-9Ş8Ŵ25ŷ32ū
~<cra	67 -13ż-11Z8xEHƉ9gtƔ10Ƴǐ11p13Əƣ14Łňƈ15iƦ16Ƌ21Ų30Ƅ48Ž
~<cre	59 -9Ƈ-8œƄǞ-7ŝƅ8ŔŞƐ9ĹĽŭƗǥǪ10ƣǠ12kZǙ13ž16Ǔ19Ĵǋ21Ʋ22e26Ǌ27ǉ32ǐ41ƛ50Ķ
~<cri	88 -31n9Ƙ18ŷ21ǡ42h
~<cro	86 -9ǉ12Ɨǚ14xŪ15ŗ36n
~<cu	52 -13ǩ-10ƨ-9Ǟ-8lł-7ķƢƫ7rŀŊƷǧ8Ǌ9şǔǛ10hǜ11Iűǡ12V13Ř14ǃǣ16Ş17GŢƟ19ǘ20ő22ţǕ23ŖǙ24Ő26Z29ǖ31œ36Œ45ǅ
~<cur	60 -14ǩ-7Ƣ7ŕǅ8ĺŗƊ9rŊśƷ10ǧ12Œ13ş14űǔ16Ř18ţ21Ş26Gő27Ŗ30Ő37œ
~<cus	61 -12S-8l-7ƫ7kƴ8ǆ9ţ11ŀ14ǜǡ20ǅǣ21Ɵ23ǘ27Ǖ28Ǚ30Œ32Z36ǖ
~<cut	73 -11ƨǞ-8ł8Ťŧǂ9ǁ10ƆƩ11ǥ12Ʊ14Ǌ16Ǜ17hI22V27Ţ30ǅ
~<cy	85 -10Ř-7Ő15ǧ16ǣ20g47ǚ
~<cyb	88 -10Ř-7Ő15ǧ49ǚ
~<d>	84 -21b7ǁ10Ŝ14Ŭ16w34d48ǅ
~<da	45 -17H-14ĺǫ-12b-11Ŕ-10mƸǒ-9oŒưƾǇǚ-8TVļĿňŐŚŷŻƖ-7WĴĻŃŏŞŠƷ7ntƔǘǝ8SŲƠ9Űǟ10jxAŢů11gƝ12Ƴ13ŵƜ14kZƁƩǂ15ŬƼ16BPǗ17ŧſ18ƻ20uźƵ21œŦŮű22šǙ23ƽ24ńǐ25vw27ƿ28Ǡ29ť32z41di44Ƙ47R48L53Ŗ
~<dad	68 -11ť-9tƾ8qƳǊ9ľ11Ǡ13Ÿ20š21AB39Ƶ44ƿ59z
~<dam	65 -7Ɩ20Ɲ23Ɯ24Ɓ29œ30ſ32Ų33ŧ39ť
~<dan	83 -11g9Ŝ32ǂ
~<das	83 -11Ś-9ǒ12ǝ29ů33Ŭ
~<dat	64 -7ǚ11ǔ16dS17v20p22ń34Ƙ35Ǚ38Ŧ54Ŗ
~<dau	69 -14b-12m-9d7K9BǠ10ƹ16yű23Ƴ26vxź36w40u
~<day	51 -17H-14Ų-10Ƹ-9ĺ-8Ǌ-7VļŒưƹǇǫ7fUżǑ8zQƦƼǞ10nqĵƟǘ11pńƔ12šƠ13jťǟ14Ţ15Ű17gk18ZƩǠ20ŖǗ22ŵƻ25P26d29Ƙƽǐ49i56R57L
~<de	44 -11ŕƻǄ-10nő-9RŽ-8qŞŴſǑ-7ĸňŠũƛ8AĶƜ9ŧƂƅƟƳƾǅ10WŇǗǟ11Ļ12ĿŉƑ13F14śǫ17ŏ18Ɓ19mŜ20Ɠ21Pžǣ23Ƶ24Ʊǒǜ25Ɛ28ų30ń31Ńř35ǝ36ł38Ĵ41ƶ43Ų
~<dea	64 -13ŀ-7A7ƿ8šţŲƂƘƩǃǪ9ņǫ10ŁşŨŪ11ŏŵ12Ŀƨ14Ʈ16ōƅ17Ɛ18Ň20ǟ21Ɠ23ń38Ƶ
~<deb	78 13e17ƪ74Ĵ
~<dec	62 -12ŕ-9ǫ-7ő8Ʊ9ŘƄ11ƍǣ12Ʋ13ƚ14Ķ16Ļ22ń23A29Ŝ31ś40Ń42ƶ58ł
~<ded	59 7Ń8ĿƁǫ11Z14Ɯ15Ƃ16ŏŧ20ŉ48ř
~<dee	79 8ǂ11Ƌ14N27ǝ29FƁ
~<deg	79 12Ƴ22j44m
~<del	64 -9ſ-8R10Ɵ17ǅǗ21ǣ33ǝ42ǒ48ų
~<den	74 -9ŽƂ-8Ǆ8Ļ10ľƒ11l17P18Q23ǫ25W26ƶ70Ų
~<dep	66 7Ɛ9Ƴ12I13Ǎ14z15u17ƾ22ŀƑ32Ʊ
~<des	74 -8Ǒ8fǊ9ŲǏ10ƺ11VƈƊ15Ɵ25P45ǜ
~<det	78 -16ƻ9Ɩ19Ɠ20Ɛ
~<dev	83 48ž
~<di	34 -28ň-24ǐ-22ſ-20ŀŞ-19œ-18A-17Ʃ-16ļ-15o-14y-13ō-12ĸŋƳ-11RŮƄƋƞǅ-10iJUśŴŷŸơƦ-9uūƯǉǜ-8hŁłǆǏǘǙ-7MŭűźƈƤǝǩ7cxNĻƃƜǛ8qŘŬůƚǈǎ9rĺŎƠǁǡ10FĶŚƗƴǌ11ǀ12WŠƫƻ13fƎǞ14ƶǚ15ŏǂ16wŒǄ17EŦŶ18IƉƬƭǠ19SǦ20ŊŹ21Ņš22ƛ23ľŗ24ŢƏ25vƮ26ƨ27Ŕ29Żƍ31Gş32kņŇ33Ɣ34ť35ƿ36Ǉ37Ľŕũ38ŧ39Bƾ41Ū42ǫ43ŉŨ44m49Ƶ
~<dia	73 -12ǌ14Ǆ26ƚ29ƿ43v47I48ƾ
~<did	36 -23ǐ-21ſ-19ŀ-17Ş-16Aňœ-14o-13LļƩ-11VƑ-10JĴĸřǅ-9yRŋōŴŸƞƱ-8isUśŮƄơǜ-7KĿŃŰŷƦƯƸǆǏǗǘǩǪ7fvXŤƅ8pƆ9xŐŝƃƢƼǎǛ10ǈ11qǄ12cjŎŘƗƠƻǚǞ13Fŏƴ14ĺƛƫǀ16ƭ17ŒƜ18wŶǌ19Żƶƾ20Ŧ21ƉǠǦ22SŹ23Ŋ24Ņǫ25š26ľƏ27ƿ28ŕŢ29Ʈ30ŉŗ31Ŕ33ƍ34GƵǇ35mŇ36kņŪ37Ũ38Ɣ39ť40Ľ41ũ42ŧ46B
~<die	70 -8L-7BŢ7HĹ8Ų10Ʊ11V17ƹ20Ǫ30ƿ57ƨ80Ƶ
~<dif	66 -17Ɯ7KƑǚ8C10ŃǇǧ11Ǘ12VĻŏ13ǫ16řş19ŉŨ23ŕ26Ū
~<dig	75 8d14Ŭ17e24I29E31Ś
~<dim	90 9Ƈ10ř15Ũ18Ƹ
~<din	79 13n14N15ǁ17L19ǡǫ23Ķ
~<dip	86 -8f11Ķ13Ƭ30m
~<dir	90 12s18P25Ň
~<dis	64 -23ň-12Ƌ-11Ƴ-9ƨ7Ŀ9ƙƝ10mƱƿǖ11IǕ12ŉƑƛǫ13ĴŰ16Żž17ů18rW24Q31Š50ş
~<dit	90 9Ɓ11ƛ15ƀ
~<div	73 9Ķƭ18Ǝ28f32Ƭ45ǂ
~<dm	88 -10Ɨ36ƅ
~<dmv	88 -10Ɨ36ƅ
~<do	24 -43Ļ-24ţ-23Ţ-22GƔ-15ŎšŤ-14ŸǇ-13Ž-12ĽŅŒƝƵ-11v-10eưǦ-9lBSŧŹ-8ijDĶŵƮ7QŋŖžƚƧƪƷǏ8ŌŮǉǖ9oLĿśūŶƦǈ10qsĸǁǠǣ11AXļŚƖƥƲǄ12FƎƗƘƙƫǔ13yŝƐƴƾ14dźƅƓƩǧ15ƹǫ16rKłƄǂǑǙ17HĴŪŬǨ18OųƛƟǋ19ŉŗƽǍ20Mōƒǡ21UŴ22zŠůƞǜ23ĵŐƜǟ24wJŞş25ńűǅ26PWǌǩ27TYơ28Rŏǚ29ƋǊǗǢ30Ǟ31Ǔ32ǐ33ľǛ34hǕǘ37gƂǝ39ƀ40Ơ43ǆ45ǀ48ǒ
~<do>	27 -35Ļ-24ţƪǇ-21G-20SŢ-19ƍ-18i-17ŧƔǄ-16Ť-14jŔŵ-13eš-12Ƶ-11xťŰƣƿ-10pƈƶ-9ĽňŎřŽ-8ĶŻƢ-7tBDŅŒŘŸŹǎǦ7ūƓƫǌǡǥǨ8ŗƁƚƨƯƲǈǔ9aŬƋƻǣ10VZĿŴŶƃƖƘƧƾǁ11IQłōőƄ12AŇŌśžƷƹǖ13Yļ14Jŉ15uyHŋƦƽǉ16UǢ17şűǫ18MĴĸ19FWŞ20ǀǙ21wŐƗǋǍ22ľńŝų23KOŮůſǂǊ24qTƞ25zƒǗǚǞ26ĵǑ27Ɵǜ28ǅǕ30Š31ƂƜǐ32ơǒ34Rŏƀ35P37ǝ40Ǔ41Ǜ42Ơ44ǘ46ǆ47g
~<dob	85 28p53d
~<doc	69 -8Ļ9ƴƺ11ǥ14ƽ20Ǆ26Ƅ28ƾ72ǀ
~<doe	40 -22ſ-21ƃ-16Ů-15ƽ-13ƨƺƻ-12őŹ-11u-10ūƝ-9ŸƉƮǥ-8tPVōţŧŶƑƙƭǘ-7mĶĸńŋřšƦƷƾǋǍ7dTŉůƤƿǎ8ǈǌǗ9wǑǝ10ũƗǏǔ11LŲƎǧ12YŚǐ13łŘƱ14bŝ15ŗƈ16ŰƂǜǣ17xœŖƋƐƛǞ18sűŵǨ19ň20hƅƢƩǆǕǢ21W22ǒ23Ż24Ŵ25ź27ľƣƫ28Ǆ29rǊ34ǫ35ƪ36q38ǩ
~<dog	72 -12ǅ-7ĸ8Ɵ12Ŭ13F101h
~<doi	61 -10q-9Ļ-8vGŒǝ7ǃ8ūźǫ9şƪǆ10cƵ13Ʒ14Ǣ15ǒ20j22Ū23Ş24i28kx31S39t41ǡ
~<dol	66 -8ǫ-7Ɓ7ǘǚ11ţǇ12Yƙ13Ŀ17Ř18ņŔ19Xř21ƚ25Ĺ35ŧ
~<don	65 -16Ǒ-13ŝƟ-9sǫ-8Ǫ-7ūƊƨ7Ɖ8ptǄ9Ťƅǚ11ōǍǡ12ŸǆǠ14ŵ15Ş16Ũǟ17Ƹ18ļ25ǀ27y30Ū31ń38ƙ41ƍ
~<doo	65 -14ǒǖ7ƙ8ƚǐ9š11ǆ12ťŬƑǅǌǏ14Y16Ǉ17ƛǝ19ǟ22Ű23ųƟ24Ɛ53ƥ
~<dos	88 -10Ļ61ƽ
~<dot	82 -15a14ō17Ǎ25ł52J
~<dou	90 14ř26Ŕ
~<dow	52 -10Ư-9ǫ-8Qƚ-7CŁŝŞƷǡǦ7fŚƥ8ewLUŗŦƑǊ9oŉƴ10ōƎ11ǏǗ12VŐŹ13Ƃǌ14cƸǠ15Mūǐ16ƭ17Tť18ƀ20aş21ƶ23H25Ŷ26Ɠ27ǟ28Ń52Ƌ
~<dr	44 -24n-19u-10Rǩ-9T-8qGPŃņŐœơƪ-7prvyHZłŌŒŗƓ7QŜũ8ĵŨƋǫ9DVśƃƅƴǀ10şſ11aűǃ12Ơǜ15Nƽ16ŢƁ17ż20Ʒ23Ŷ24ƀ29Űŷǝ30Ž33ūų35ŮŹ37ǒ40ŵž41Ɲ42ů44Ż47Ŵ54ź68ǁ74Ÿ
~<dra	73 -8Ő-7ű7rŗ8Ł12ǘ14ŭ16e19ĵ20ś22ǃ24ǜ41Ɲ
~<dri	46 -23n-19u-9rRTŗǆ-8q-7PŌœƪ7DǍ8MQ10ũƅ11ſ12ş13a17Nű19ż20ŷƝ26ų27ƀ28Ŷ32Ž34ǝ35Ű36ū37Ź39ǒ41Ů43ž44ŵ45ůǁ47Ż52Ŵ57ź78Ÿ
~<dro	69 -8MŃ7I8Ǩ9ƩǪ10Ŧ11jƿ15Ŝų19ǡ20V28Ɓ30Ţ35Ʒ
~<dru	79 15Ũ33ƽ48ǁ
~<dry	84 -10ǩ14ǔ20Ƌǆ29ǫ
~<du	68 -13œƝ-10ƣ-9ń9ĸŞŧ10y11ĶŊƢǊ12Ƅ13ƚ14ĻŮơ15P16R19ƥ20Ɯ24ǁ42Ŗ49ż
~<due	78 -10ń-8ƣ7Ɖ12yŞ13ǀ17Ļ49Ŗ
~<dui	84 -16Ɲ31ǁ63ż
~<dup	90 -15œ17Ƣ26ƥ
~<dur	88 -7i19Ůơ20P22R27Ɯ
~<dw	80 -8Š52ƕ
~<dwe	80 -8Š52ƕ
~<e>	79 -9ƕ9ō15w49ǜ62b
~<ea	57 -23Ř-17Ɗ-13o-9PĵǀǪ-8Dǆ-7a7kLŬǣ8ƚƳǄǈǋ9BŧŨ10Kǝ12ŀƖ13mư14YŰ16œƢ17xǍ18ŜŴǫ21MŎŏř22W23Ƹ27ƺ31Ǌ38q39T
~<eac	63 -25Ř-12ư-8ĵ-7Dǆ7vūƌƐ8wĴŁ9ǋǣ10ƚƳǈ12ř14Ɩ17YŰ19Ƣ20œƸǍ21Ŵ33W35Ǌ
~<ear	72 -22Ɗ-13o-9Ǫ-8X10LR12B18m22x28Ŏ30ǫ31ŏư45T53q
~<eas	78 -11ǀ7Ş9k11Ŭ12Ǆ15Ũ16K26Ŝ32M
~<eat	81 -10W8ǥ10X16řŧǝ21ŀ38ƺ
~<ed	79 -8ǁ30Ƴ33ƻ43m
~<edu	81 31Ƴ44m
~<ei	80 -11e-8Ƭ7r11ƿ13Ž14Ŗ18ǈ19ŭ25Ǐ
~<eit	83 -9Ƭ8r11ƿ13Ž14Ǐ20ŭ
~<el	52 -17ǫ-10œ-9ƒ-7źƖǤ7N8ahŏƓƾ9ťƥǧ10q11fţ12ƛǍ13ƚ14ŵ15KƤǊǟ16HŶư18Ƨ20ĴǓ23ƌ25nŸ26ł28Ŵ37Š43Ŏ44Ņ
~<ele	73 -11ƒ7ĵ8Pƙ9ƚ13K14ƥ15q22Ǔ34ƌ
~<els	53 -16ǫ-9œ-7źƖǤ7jŤƚǪ8ŏƓ9hƍƾ10ťǧ12ţ13Ǎ14ŵƛ15Ƥ16HŶǟ17ư19ƧǊ21Ĵ26Ÿ27nł28Ŵ39Š44Ŏ46Ņ
~<em	50 -18Ľ-14c-11D-9oťǢ-8ǫ-7aƼ8Ƴ9lEšţǊǍ10Ǔ11Ņ12VşŨǩ13ǥ14Ʃ15yǞ16qǜ17WZ20S21Ŝ22Ǘ23Ş25ǉ26Qǚ31vơ33K54J
~<em>	69 -22Ľ-18c7ơƦƱ8ŝŬƆƣǝ9Ŕƶ10ĴŲ11Ŵ13Ǘ14lţƳǍ15E18Ũ19şš23v24ǜ35Ş
~<ema	60 -12D-9ť-8Ǣ7Ɨ8Ǚ10ľ15ǩ17Ǘ27Ŝ39ǚ41K66J
~<eme	84 9Ƅ31Z
~<emp	58 -9o7y8ǒǧ11V14Ǔ16Ǌǥ17Ʃ19q21W23Ǟ25S31ơǉ32Q
~<en	58 -20ǫ-10Ļő-9Ƃƫ-8ŀ7ƙƠǡ9ļƹǅ10rłŲƚ11eyŸƥǍ12g13i14ſ15t16ŦƩ18IŽ19j21WƲǦ22fǈ23ŕ25Ʈ26š27U29b34ŧ44Ŗ
~<end	64 -11ǈ-10Ļő-9Ƃ-7ŀ7Ńƫ8ōƗƯ9j10ǅ11ļƹ13eł16i18ƩƲ21I22Ž24Ǧ26ŕ34bš38ŧ49Ŗ
~<eng	82 17ƚ21Ų34f
~<enj	83 12ǡ20g24t40U
~<eno	72 7ƯƱƲ8ŏ9ş10Ł11ķƙ15jŸ18ry19ſ22Ŧ33Ʈ
~<enr	90 37W
~<ent	88 -22ƫ18ƥ19Ǎ49ǈ
~<eq	67 -7ƕƙ7Ɩ11Ɵ14Ķ15ƭ20Ǥ23ŭ24Ǡ31ĸ42Ǒ
~<equ	67 -7ƕƙ7Ɩ11Ɵ14Ķ15ƭ20Ǥ23ŭ24Ǡ31ĸ42Ǒ
~<er	80 8Š11š12lǒ19ǜ22ő33Ů
~<eri	90 9Š13lš26ő
~<err	84 13ǒ20ǜ36Ů
~<es	76 -11C7ǋ12ƕ13ŵƴ15Ƹ27ĸ29Ɩ32Ɨ
~<esc	79 14ŵ31Ɩ33Ɨ
~<est	86 -12C8ǋ14ƕƴ17Ƹ30ĸ
~<ev	41 -16ŲƟ-13ƺƿ-12ŧƄ-11rSƢǕǖ-10yXĺ-9tŅƁ-8GŃŭƂƍ-7ajzWōšŨŪƕ7diUĵŐŠƋǒǛǜ8űƱ9uŎţũƀƎƽ10KTĸŀŇŘťŮŵ11CœǈǘǤǨ12ƻǫ13gǞ14ū15hnżƃ16Lžǟ17Űƞǁ18Y19Rƫ21ŢŴŸŽ22ƙ23Ɲǚ25Ʈ26ų27ŗƛ28ƶ29ƾ30ǔ36ŝ44Ĵ52Ť
~<eve	41 -16ŲƟ-13ƺƿ-12ŧ-11rSƄƢǕǖ-10yXĺ-9tŅƁ-8GŃƂƍƗ-7ajzWōšŨŪŭƅƕ7diUĵŐŠƋǒǛǜ8ű9uŎţũƀƎƱƽ10KTĸŀŇŘťŵ11CœŮǈǘǤǨ12ƻǫ13gǞ14ū15hnżƃ16Lžǟ17Űƞǁ18Y19Rƫ21ŢŴŸŽ22ƙ23Ɲǚ25Ʈ26ų27ŗƛ28ƶ29ƾ31ǔ37ŝ44Ĵ53Ť
~<evi	88 9ƅ28Ɨ
~<ex	50 -16g-12ǫ-11Ř-10VſǊ-9kūƄ-8ĿţƮ-7NĵŞǏǣ7eXŏŐƗƩ8ĹƙƦƶ9Ź10ǂǇ11Yť12Ň13dZňƘƲ14Ŭǉ15Ɛ17ŉǦ18Ơ19ǥ20ŋƈ24ƭ25Ƃƚ26ƃ29ŖƷ30ŗƴ31Ǡ37Ǩ43ǃ48ŕ
~<ex>	90 -8D50ƭ
~<exa	65 -9Ƅ-8Ǐ7Ļ8CŔǅ9Łņ11ŢƗƣ12œǆ18Ʃ19dť20Ŭ60ǃ
~<exc	69 -10V-8ſ-7ǣ9Hƃ10i12ƺ20Ƙ25ŗ30ŕ31Ơ33Ʒ53Ǩ
~<exi	88 18M24Ʒ
~<exp	59 -8œ-7Nǆ7ƀǑ10eX11ŏ12BZŹƙ13YĹǇ15Ňƚ16Ʋ17ǥ19ň20ŗ21ŉ26ŋ33ŕŖ40Ǡ
~<ext	69 -18g-10k9Ƹ10ų11ŵ13Ʀ14ƶ16ǂ17Ő18ƚ22ǉ23Ɛ26Ǧ28ƃƈ37Ƃ
~<ey	84 -8ǫ8r10Ƅ16ŗ20A29ŷ
~<eye	84 -8ǫ8r10Ƅ16ŗ20A29ŷ
~<fa	46 -26š-16ƹ-15Uļ-14ŵ-13Ƥ-12ĺƳ-11JŘŧ-10Ĺƾ-9pPX-8cŲƔƱ-7joCHRł7dFĴżƣƺǣǥ8řŞƅƛƲǛ9MŻƙǀ10ĶŖ11ńǒ12mŜƗƯ13EŊƑǉ14ƦưƵ15ľƄǓ16Ɯ17ĽŦƸ18rŀ19ŨŴ20ő21ň22ƞ23iŅ24uzŽ25Œ26n27y28Ʈ32ŷ35Ơǚ36ŉŰ42ƿ
~<fac	78 -13J-9Ř-8ł10ǖ13ƨ18Ń22ǫ23Mǚ24Ľ30Ʈ
~<fai	75 -7Ʈ8Ŀ9Ľœşǃ16Ŋ19i20ĶŁ21Ũ24ň
~<fak	84 13ŀ50ǚ
~<fal	66 -17š-9ĺ-7Ļ7ľň8Ǡ9Ƅ13ǣ14Ǜǥ15dŦǀ16ř17yZƞ19Ŗ20ƙƠ28ŷ
~<fam	57 -14Ƥ-12ļ-9ƹ-8ƾ7aŀ8zY9qǇ10A11hūƺ12FƲǉ14ľũ16ƞƵ18ŗ19u20Ʈ22ư23Ƹ24yƦ35ƿ38n
~<fan	85 -7o8ǅ14ƍ17ƚ18ŀ27r
~<far	59 -17U-11hšŵƳ-8q-7ū7Ŋŝů8yňƸǆ9v10Ư11ņŦƗƣ12Ĵ13ƛ14mu15ŻƠ17ǒ18iƑ22ŉƜ23Ǔ31ő33Ŵ34Ņ39Œ55Ű
~<fas	78 -21ǫ-11ŧ7ǩ9ś10ǉ11Ś15ż18Ũ24ń40ŉ
~<fat	79 11B15Ƶ22E27ƿ34z
~<fau	77 9Ƅ14ť45Ž
~<fav	81 -8ƹ19rƠ20ǫ22Şŷ
~<fax	85 -9M9Ɨ19ƅ29Ŝ
~<fe	52 -14Ţ-10ŞƝ-9Ŋǫ-8ļőƄǊǠ-7Tƙ7UŅƀƟ8MXƑƚǂ9txHPƎƼǓ10ŁŌ11şǍ12Ʒǃǥ13ŋ14ţž16Ơ17Qŀŏƛ20rŇŤ21ƺ23Ķň24ŽƇ26ũ29Ɠ30uŨ31Ʈ
~<fea	90 40ŀ
~<fee	58 -8Vļ-7T7ǡ8UƋ9MX10ĶŇƑǂ11tƼ12PŌ14ŁǍ15ǃ16ž17ţ18Ơ20ŏ23r25ƺ27Ũ28Ƈ30ň31ũ35Ʈ37u
~<fel	75 -8Ƅ7ĸƭ8x10Ũƞǅ11gņ12Ņƀǥ13ŝ15ƚ17Ǔ18ŇƷ
~<fen	72 -12Ɲ7ĸ9Ť10Ų12ƛ14Ǝ32Ž43Ɠ
~<few	71 -15Ţ-9Ŋ-8Ǡ8mǥ11Ƃ14HƟ20Ť21Ķ23ŋ
~<fi	43 -16Ÿ-15ŕ-13Şũ-12ļŁŶ-11ţƣƷ-10ŉ-9nCIŹƀƗǐǪ-8DŝŬźŽƓƟƵǖ-7lvPTŮƞƨƩƶǑǓǠ8rGŊŖƆƭǌ9ňƁƠǛ10kEŅŐŔŗŲ11Ĺōǈǚ12xšŨƘǔ13mU15ǟ16ǫ17foƦ18ǙǤ19aŭ20ŪƋƚ21ĶĽľ22AƐ24gń25XśƍƲ28Ǣ29Ļ30ƒ32ťƅ34ř36Ť54Ǟ62Ƒ
~<fia	88 14o17p22q
~<fie	86 8Ǌ12ƛ13Ĺľ15ś
~<fif	85 9Ǧ11ń13ĵ16Ŗ22Ņ
~<fig	68 -20Ǒ-12ŕ-8ǫ7yHXŏƙƳǋǌ8Ń9Ĺņř10ŧƕ11ťƉ12AŗƲǢ13Ũ14ŰǞ15Ų19Ʈ20r22ƚ
~<fil	62 -8Ź7ů8wŨ9ǅ10ō11Ľ12ř13ťǞ14ĺ15ĻŜ22ǔ23a26ǈ30ľ36Ǚ43Ťƅ
~<fin	56 -8ŞŸƗ-7Łũ7ĸŦǡ8tGMœŻ9ĹŌŚǌ10NU11ŗƱ12BłšƬ13kƾǃ14Eǫ15A16ƍǚǛ18ś19f20Ơ21mĽ24Ǣ26Ʋ28Ƌ29ŭ
~<fir	52 -12Ű-10Ÿ-8Ūǎ-7ĹşŶƣ7w8Œšƪ9sU10ŀśƚ11Z13xǫ14ňŊ15aƭ16oAƆ17ŐŔƦǤ18ťǟ19Ƙ20Ņ24Ļ26ń27ř30Ɛ39ƒ49Ǟ78Ƒ
~<fis	84 9ơ58g
~<fit	90 -10Ʈ12ň13ō15t57X
~<fix	72 -9ĸ7H8ŏ9Əǫ10ǂǎ12Ƃ13Ǥ14ŤƦǑ23Ɓ24ş28ƍ40Ū
~<fl	59 -13ő-11ſ-9Ǐ7yĽƄ8Ɛƙ9ƶ10ƒ11ƫǫ12Ƃ13Ʀ14Ƈǒ15Ǌ18H19ƪ20Ɲ21Ƌ24Ə31Ɗ43ǂ47ƥ70ƛ
~<fla	74 -8f8Ŋř11ƞ12ƶ14ƒƫ17Ƃ18ǫ25ƪ31Ə40Ɗ
~<fli	90 9ǎ13y14ƀ15ƙ
~<flo	63 -11ő-10Ǐ-8ſ8xƄ9Ɛ14Ʀ15Ƈ18Ǌ21H22Ɲ24Ƌ51ƥ76ƛ
~<fly	81 -7Ź9f10Ľ61ǂ
~<fo	32 -21ƹ-20Ÿ-19Ŵ-17Uǚ-16Ŕƾ-15CD-14Łǋ-13ł-12Ŧ-11Ǐ-10uŠ-9ovŀŖŭƓǑ-8sţƋƠƤ-7ŒŰƉƝǐǛ7ĻŊŐƀƈƛơǪ8ǖǡ9wGƶƽ10lHťżƯǓ11jKYšƪƱǇǠ12pLžƖƧƼǨǩ13qœƮǤ14ľǎ15dŕŘŧƣ17gQŤƟƦ18XķŃǝ19ŗŜǧ20bzOƲǉ21ƙǃ22ũƅ23Ǖ24ļƁ25kŲǊ26cō27Ŀ30Ǣ31ųƢǄ32ǒ34Ƹ35ĺ38ƕ39Ɣ48Ů55Ƴ
~<fol	63 -7ŷǫ7ĺƜ8agǣ9BWư11Ľžſƞǘ13ǊǙ14Ʃ17ŞǪ19ƨƿ20ǖ23Kǉ27Ƨ29z30ŉ
~<foo	69 -10c-7ǒ8jĵǍ9ŀ10š11Yƛ13ųƞ15Ū16ż23ƕ27Ƈ34Ƽ35ǆ49ǝ
~<for	33 -21ƹ-19UŴŸ-17ǚ-16ƾ-15Ŕ-14Dŉǋ-13Cł-12ŀŁ-11Şƿǆ-10Ǐ-9uƨƫ-8oŖśŠŭƓƜǑ-7vƉƋƝƠƤư7wZůƐǞ8lVŊšơ9jƀǁǡ10GŐƶ11HƯƽ12ťžƪ13pƖƱǓǠǩ14gqLƮǤǨ15ľœǎ16ŕ17ķ18dŤŧƦ19QļŘ20XŃƣǊ21bOŗŜǧ22kŲƟǃ23ƙ24ƅƲ25ũ26ĿƁǕ28ō31ƕ32ų33cǄǢ35Ƣ36Ƹ37ǒ38ĺ42Ɣ51Ů57Ƴ
~<fou	74 -20Ŧ7Ɔ8Ŭ11ŚŲ13ƛ15ļ18ƫ19ƈ24ś26k40Ǉ
~<fr	45 -16Q-15ŉ-14ǩ-13h-12ĺ-11ō-10Fǫ-9ŗŦǚ-8fTœŴ-7UVőūƋ7ĽƄƨưƿǛ8kňƀƬǟ9sI10LŜƜƝ11jHPWĹŐśŹƖƥǏ12ršǅ13ƅƫ14ĸƽǊ15gAŨƑǌǞ16BņŏŕŪŻƩ17ţƣǇǍǖ18RľǓǔ19Ŕƞ21ńŝ25ļƛ29l33ƈ34Ǘ43ǝ
~<fra	76 -7C9Ǔ13Ǉ15HP26ǫ31ƈ36ń
~<fre	72 -14ǫ-7ŉơ8Ǝ9Ťƹ10ƝƩ11Ŏŭ12Ĵ13ŀǃ14Ő16sN23j27Ɩ28g29L
~<fri	72 7Ƅ9Ŀ10š14Ʀ18ĽƵ19a30B36A
~<fro	47 -16Q-15ǫ-14şǩ-12h-11ĺō-10ŉ-9FŦƵ-8TŗŴǚ-7fALŎœƦ7ušŰơǑ8ťƆưƿǆǛ9ŁƀƨƬǇ10kIňƩǟ11Ɯ12ĹŜŹƥǏ13rWś14ĸǅǓ15ƫ16ŨƈƑǌ17ŪŻƽǊǞ18ņŏŕƞƣǍ19ǖ20ţǔ21Rľ22Ŕ23ŝ27ļ28ƛ32l36Ǘ
~<fry	88 77ǝ
~<fu	54 -16Ɵ-15m-13w-9ŴǤ-8cŘť-7nuvUĺ7ƕƧǆǦ8tǝ9dxƄƗ10ƏƦ11ŀƋƯƵǫ12Gŉơ13Ů15ŏ19ĵƤǥ20kǡ22ǉ23ƙ25RƳ26ah29Z35gŷ40Ɓ43ƌ45Ʋ
~<ful	63 -15w-9Ǥ7qƳ8ųźƤǡ9Ŏƕ10œǆǝ11tƄ13DƦ14Ư16ơ19ŏ23ĵ27ǉ30R31a48Ɓ
~<fun	63 -17m-9Ŵ8dǦ11Ƥ12Ɨ13xƵ17Ůǡǫ24kǥ25Ƴ30Z42ŷƲ43g
~<fur	72 -19Ɵ-9uv8d10Z11Ƨ12Ĺ15Ə18ƋƤ19G28ƌ35ƙ37h
~<fus	86 15Ʋ37ƌ
~<g>	86 -25Ř-7ƃ8Ǩ18bŻ56ǣ
~<ga	57 -11ƿ-8ƨ-7Dŏ7ŅŐŕ8BYŨƊ9ņǜ10Ƽ12ǆ13ŗƧ14ž15ƎƐƓ16Ŗ18ƞ19Ƈ20ƥ21ƌ23Ľ24Ɵ30g32ƒ42Ƃ45Ţǫ70ű
~<gad	88 -7Ǜ24ž26Ɛ
~<gal	88 7f16ƌ25ǫ
~<gam	86 -7Ľ27g51ǫ
~<gap	75 9Ư22Ŗ60Ƃ63Ţ
~<gar	67 -11ƿ-7D10ť12ƞƥ16gƧ21Ɠ24Ƈ31Ɵ55ű
~<gas	82 13Y18ƌ48ƒ
~<gat	81 10ǂ12ƞ14ƥ17Ő19ǆ24Ǝ37ű
~<gav	76 -8ŏƨ7ż8Wŋ11ŕ12BŅ13ǜ14Ũ15ņ20ŗ38Ľ
~<gc	86 -11ƣ-7ō29ǩ45Ǖ
~<gc>	86 -11ƣ-7ō29ǩ45Ǖ
~<ge	43 -20ƙ-18ƹ-17q-15ſ-14ǫ-13Ř-12Ů-11rķĻŐ-10cŠƮƼǊ-9XŔǠ-8uŃŇňūƔƖ-7ĸŖŞŦŭơƦǡ7TŋŒŗžƿǐǟ8iĵŁłƛư9bGRŬǉ10pIľƋƴǦ11Kƨǩ12tHSŵƯǁǕ13vCJļŻƂ15sŀŏźżƣ16ƎƘǛ17ŷƄƗƪ19gkŧŹǗǣ20ƭǑ21jƜ22Wŉ24e27Ŝ29ōŲ32Ŷ35m
~<gea	90 -18ƙ-8ǚ-7ƞ15Ɵ47Ǒ
~<gen	73 -19ſ-8Ř8ƺǘ11ƿ14Ǉ16ǩ24Ǖ36ǣ
~<geo	85 8l15Ź17y19C
~<get	44 -17ƹ-16q-12Ůǫ-11ķĻŐƙ-10cryƮƼǊ-8luXŃŔŘūƔƖǠ-7ŇňŞŦŭơƦǡ7žƷǐ8iŋŒŗƕư9bTĵŁłŬƛǉǟ10pGRľƴ11mKŹƋǦ12tIƯ13HSŵŻǁ14vJļƂ15ƣ16sŀżƘ17ŏŷźƎǛ18ƄƗƪ19k20gƭǗ22jŧƜ23Wŉ25e29Ŝ30ōŲ36Ŷ
~<gi	53 -11B-10ǫ-8sưǄ7lňŨůƟƬǒǤǦ8Ņƙ9IłŷǗǞ10ņƣƤƩǉ11ŧū12Xœǃ13YŞƇƹ14DōƸ15dƂǢ16ev18otx20wǜ21ŕ27u33W
~<gir	72 -11ư-9ǅ7ǟ8ǘ11oǦ12lǊ14Ǟ17vƤ19w25ƹ41u
~<giv	55 -10B-8Ǆǫ7wőƉƬǐǤ8ňůƟǒ9IłŅŨƙ10ŷǗ11oxņūƣƩ13XYœŧǃǉ14ŞƇ15tDō16dǢ17e19Ƃ22ǜ23ŕ34W
~<gl	69 -22ƃ-12Ő-9ư-8Ŏ-7Ř7ƾ9ťƮ10őŚƅ11ƨ12ŦǛ14t15ǧ17ǎ18Ž22ŷ24ǁǨ35Ƃ77ǣ
~<gl>	80 -26ƃ-8Ŏ20ǧ28Ǩ90ǣ
~<gla	73 -7Ő7ĺƁ8ƾ10ť11Ś12őŦ13Ǜ15t19Ž22ǎ24ŷ27ǁ38Ƃ
~<glo	90 -11ư14ƅƮ18ƨ
~<gm	86 29J
~<gma	86 29J
~<go	33 -26Ű-19Ʈ-18l-17ƪ-14ƍǆǠ-13FŁǐ-12ľűžǍ-11GTXŸ-10sǓ-9Ʋƾǟ-8bfvSřƜƥǁǏ-7MĴńƃƉƒƵƼǩ7ōŕŵƏƚǤ8IŌŖũǀǔǚ9WŚƩǧ10dĶőƊƢǦǨ11jŤżƌǂ12JœŻſƠ13aŘƺ14ţŲ15gn16Ņŗŝšƛ17ņŨư18Eļźƹ19kŠƯ20yUŋŶƖƫǑǞ21śƦ22ǖ23oRĻƷ24Aǡ25ƀ26iNOŉŔƐ27ĽŴ28ŏ29Ūơ30Z31ķŞ33Ŏ37ŃƔƭ52Ő53V
~<go>	47 -16ǫ-15Űƶ-14l-13ŧ-12ũ-11qů-10uĺłňŞť-9ƟƥƳ-8xĹŇőŖűŲƪǍ-7nMĿŁŷƜǐǟ7ŐśƐǅ8dŴ9rwNŵſ10AŅŝǒ11ĸŉǀ12Ţ13Eş14ŜŤŨƌ15a16ŋǂ17ņǨ18moōš19VŕơƢ20ŔƯ21ŃŘ23Ū26Ɣ27ƠƩ28Ɩ29ŏ36Ǟ37Rƭ41Ŏ47Ʀ
~<goa	86 17ť41ļ
~<goe	68 -9p7Y8ŵƗǫ9Hƫǋ10KƷƹ11dJŃ12cEǜ13zǞǟ14ķ15łŴ18ǘ20o29ƭ
~<goi	55 -16Ţ-14Ű-11ƹ-10Ɩ-9tŁ-8şƪ-7mť7eYŊŨǡ8ţƷǠ9ſƟǅ11DPQƔưǫ12Ư13Ǉ14Ŏƺ15ũ17ż18krŴ19ĺŪź20H23U29Ń31y32i37V42Ő
~<gol	83 11h12n28ķ34g
~<gon	63 -12ū7ƛ8Ƣ9ƔƕƳǥǪ16Ɛ17œƫ18ŔƸ20Ŷ21Ʊ22ŗ38ư41ƹ45ơ
~<goo	53 -16ş-15u-11zǠ-10Ű-9ŵ-8DĺšŦ-7HœűųǍǝ7VţŽǁǔ8ŔŤťƻǛ9UƊƏƖ10ZƯƷ11ƫ12J13pļŌőǗ14ǌǫ16ňŪ18Ż19WĶ20ōŏ21ƺ22Ų24xL26ŷ27IN29Ň31i32ǡ33Ľ42Ş
~<got	40 -21ǫ-12řơ-11ŇǠ-10XľŷƍƮƯ-9ǟ-8iGPňŪƪǆ-7brRŒƃƩưƱƻǁǒ7DŊŢƂƦǔ8hłŦůųŴŹƁƄǃ9ţǄ10NūŬƓ11qņŏƶǉǦ12EŲƙƝƧƨƽǝ13gŧƚƷ14ĽŚŞ15šǤ16kVƐǧ17uœŶƛ18Ņ19jŉőŝǚ20Ŗ21śǑ22ķ24n25Z28AŐ31Š37OĻƀ
~<gp	88 42Ż
~<gpa	88 42Ż
~<gr	53 -17ǫ-16H-11pǏ-8u-7k7wƥƱ8qŜŸƌƖƽ9mQƕ10ųƯ11aŨƂ12xYƣ13ǋ15ś17lƩ18nşŮ19T20y22Ǝ24WƸ35ǌ38Ǡ40Ż43v
~<gra	62 -8u7aǇǖ8xƚ10wƌƍƫƱƵ11Ÿƽ12mq13y15ŨƂ19ś23v33Ƹ41Ż
~<gre	74 -10ǫ7Ŝƈ8ƇƠ9aŻ10JǍ11xƞ12ŵ13ō19Tƣ
~<gro	62 -18H-13k-12Ǐ-8p7PTXƬǉ9ƥ10y11Ɩ12Qƕ13Ư15Y16ǋ17n22Ů23l24Ʃ27Ǝ29v31W43ǌ47Ǡ
~<gu	54 -11GŮǇ-10Nœ-7Ʀǁ7oCFŒŝůƑƝǌ8HMPY9ƆƏǗ10gjťƉƖƣǜ11AĹŵƙ12ņǥ13ƻ14ǉ15ǡ16xő17Ɯ18ǋ19Ň21ŃǞ22Bňƀ23Ǔ24ƞ26kǆ27ƴ44ƚ
~<gua	82 11Ʊ45ƴ
~<gue	73 -11Ǉ-9G8śƉ9iŪ10lǘ11Ƒǌ12őŗ13ů15Ɔ17P20ƙ35ǫ39ƞ
~<gui	84 18Aǜ23g31ƚ
~<gun	81 42ƚ
~<gut	80 -8B7ƍ14Ǟ29Ń39ň
~<guy	59 -20ǫ-10N-9œ-8Ů8őš9oCHŒ10FMYŝƏ11Ǘ12ƖƣǛ13kťŵ14ĹǞǥ16jņ17ǉ19x21ǋ22Ňǡ26ƀǓ30ǆ31B
~<gy	72 -14V12gƩ17Q18P22Ř31Ļ
~<gym	72 -14V12gƩ17Q18P22Ř31Ļ
~<h>	83 -8t9b10Ś11Ǣ16o
~<ha	27 -27n-21ǆ-16Ɔ-14g-13xňƯǓ-12AQTŁƫǌ-11Űƣǐ-10P-9CLMƗ-8K-7eŜǎ7ĿŪŲƇƒǅǑǢǤ8ţŹưƻǣ9lNŇƎƙƱƲƴǒǠǦ10oIŌŷƁǜ11UĶķŎŏőſƶ12ŗŶƚƬƺǈ13SƂƤǄǇǍ14aZŒŽƹ15ļŘŢƳǘ16uĴłŠŨƛƞǀ17mńřƐƿ18fhżƄ19ŅŐźǫ20Şťƾǉǧ21ƌƨǟ22tŦǊǖǪ23ŝŤƍ24ƷǔǛǥ25Ǖ26ĹƜ27iƵ29Oƀ33Ɠ35ś37Ɲ39Ǟ44ƪ54ǚ
~<ha>	86 10g12Ś13cŲ15ż19ő
~<hac	80 13ǫ54ǚ
~<had	51 -18n-11ŧ-8GS-7dőǫ7ƒƜǚ8PŲƌǁ9ŋŞƏ10żǛǡ11ťŹƉ12tǗ13ĿŢ14Ǟ15Ʀǟ16Ķ17ƾ18Ǆǥ19ĻǇ20š22Ɲ23ŇŽ24Ĺ28ƿ29ǀ37Ť41Œ
~<hah	76 7Ľ9iŝ10œǚ11hjpH12tşűǀ15ƴ20Ų
~<hai	67 -9ű-8ĵ7ŕ9NŦ12P14U15ǘ17Ɖ25Ɵ28ƁǊ29ř60Ɯ
~<hal	66 -11Ʊ-10ǉ-9Q-8Ņƺ-7bƨ7uĵ8ķƅƓǟ9Ʃ11Ƌƪǫ12p13Ǆ14O16ů17qt20r21ǖ26ƤǪ35Ʈ41o
~<han	56 -12Šǎ-11ķœ-10Ɖƙ-9Ʀ-8ō-7ŐŦƫ7ŗ8Mŀ9Ǜǥ10PSƘǔǕ12ĴłǉǢ13ƹǠ14ǜ15Ʒ17ĹǊ18VƢ19ŝ21Ł24iǚ29ļǞ30t31ŨƓ36ś40ǘ
~<hap	51 -13ş-12ł-10G-9Ł-7V7Ňǜ8ZĹũƠ9iƞ10ǟ11Ŏ12U13HŘƀ14Ťƪƭǫ16ǖǚ18ŀưƵ19Şǥ20Ţ21ƝƩ22Ǫ23ŷ24ŦŪ27ƹ28ļ29Ļ33ť
~<har	64 -12Ť-10ǈ7ks8ĸƈ9Ƌƛ10Ƶ11dƍƻǠǡ12ǅ16ž17ǥ19ũ24U27Ǖ28Ǜ29ǫ33Ǟ
~<has	50 -9nrťƏ-8dxAŹǀǓǫ-7Őƭƿ7Ūƞƪƺǔ8őŸƊƼƽ9qƕƗ10BƉƒ11ŃŵƓǎ12ŔŕŗŢźƛƶǜǞ13ş14Ƭǩ15ńůƌ16jvǝ19œǙ20Ɲ21ŠŤ22ƀ23ł26hǄ
~<hat	79 8ƹ10KǀǢ11L12aƵ13Ş15ť18ŀ25Ǜ
~<hau	81 -18ū-11Ɵ11ŵ16Ű19ŮƧ26ǒ39ų
~<hav	31 -22Ʃ-18ǆ-15UŰ-13gŁǩ-12MPš-11nƗǌ-10HLœƆ-9QļƮ-8xĽŃƉƠƯ-7pKTŀŔŕřƢƣǎǐǜ7GRĿŨżƇƶǠ8łőŝűƴǀǅǫ9rFJĶŇŊƁǇǑ10hĸŉŎŗūǊǚǣ11kŖŦƝƵ12sIŌŞƌǖǦ13iNƏƬ14SƎƞ15ƲǤ16lŹŽƓƚƜ17źſƱ18mńţǍ19ĴŠƀƂƙǈǟ20aŶƄǔǕ21ZŒŤ22ķǞ23ƐƳƷǉǧ24ƍ25fuŏ26Ř28ś30O31ƾ34Ņƨ35Ő39ƪ
~<he	39 -46d-19T-18ǆ-17Ƹ-16ƽ-15Pƨ-14łŶƝ-13ŮǤ-12Mşǡ-11QŲ-10ĹŘƔƩƯ-9RĵńŔŖŗŹƞ-8mLSķĸŃŤųƍƚƠƮǈǍ-7bGOŅŊřśŦžƅƟƭƷǎǗǚ7VĶŀǅǔ8ilyō9fNĿŇ10kĺƤ11WƳǩ12uUļĽů13ư14ŴǊ15wŁ16AǑ17ņ19Ƽ20Ƶ21ƄǞ24z25v26Ʊ28x29ƒ31ź32ƾ34ŝ35j36ƿ38ŵ39ƌ40ƺ45B48t49h50ǉ52qƹ56Ż59o60r64sǄ67ƪ79p
~<he>	53 -18T-17dǆ-15ǫ-14Ǥ-13ƽ-12Ź-11mQ-10ŃŶ-9aœƨƼ-8jWŞƌƺǡ-7HŏŘƀƔƸƻ7ŵǥ8Ǜ9Ə10A11Ŵ12Ǟ13ǔ14Ʊ17wŰ18ǩ19ņ20ƿ23ź27v28o29x30Ƶ32ŝ36B42h43ƪ47ƹ49t51s53Ż55Ǆ67p83q85r
~<hea	47 -13Ż-12z-11Ɲ-9p-8wƵ-7coŉǀ7DŌůŶƶ8ŏŕ9gN10yǙ11uĽƼǑ12ǅ14ň15Ň16sũ17k19x20ŀ21ŝ22U24W26hj31Ƅ37ƒ43ƾƿǉ51ƺǄ55ƌ
~<hei	79 8ǃ39Ƽ
~<hel	65 -12ł-10r-9k-8i-7ũ7ĻǞ8vƳǋ9œţ10ŞŨźǊǓ12őƴ14s17Ķ23ǫ24Aŉ31ǉ34z37ĺ
~<her	54 -43d-29ƺ-18Ƹ-14Ŷ-12q-11Ǫ-10Ů-9iM-8ŀ-7gţũƦ7xůƫǃ8ūŷǢ9luǞ10ņōŎ11ŴźƤ12Ş14cwǀ16rtƳǊ17ĿŋƱ22s23Ǆ25zư27ļ28Ƶ29B32j36ƹ38Ż49p50ŵ53ƪ62o
~<hes	85 42Ł
~<hey	82 11r18N43i
~<hi	48 -28Ŵ-26d-23Ź-17Ő-13ŶƄưǫ-12šƺ-11ńƣƨƳ-10Ţ-9aVœŗŨǊ-8ƽ-7uWŉőŧǘ7giƂ8ũƵǎ9ƛ10lwŇŰƢ11ş12m13ťǕ15tƿ16ƜǓ17qyņ18ǖ19Z20Ƥǔ22ƥƹƾ23p24ŘǞ25s26fǨ27cĹŔźƱ30Ż34o36S37ŵǄ39Ǡ41Ž42ƪ53ƀ
~<hid	90 11c15ş23i
~<hig	63 -10Ƴ-7Ƌ7vņƅƚ9ŕſƑ10Ŕ13Ƃ14yǕ15ƛƢ16Ű17l24řǨ27m30ƾ32ƥ35Ř
~<hik	85 9ŕ12g14ş17Ļ38Ŕ
~<him	70 -16ƺ-11ƣ-9ƿ-7ƾ7f8arƱƵ9AƤ10wŇ13ŝ15ƹǎ17Ż20t31o37Ǆ40ƪ46s
~<hip	90 15Ɗ18ƞ
~<hir	72 -11ńǊ-9V9ǔ12ǧ14ǆ20Ǔ23Ʊ32ǖ50Ǟ52Ǡ61S
~<his	61 -32Ŵ-31d-27Ź-16a-12Ƅ-11ư-8Ŷ-7mz7TZťǪ8B9ŇǠ10ƵǄ11ƾ13y14Ť18ƹ19o20ņƤ21ǔ22Ʊ24Ż25q28ƪ30ƿ34p40ź52ŵ
~<hit	63 -19ř-12Ő-10šŢ-9Ǟ-7ŗ7Ɓ8jǦ9Ƌ10ŠſǚǨ11ǣ17ťũ21ZƜ30f33c42Ĺ58Ž74ƀ
~<ho	26 -24W-22Ǌ-21őǆ-19o-18ō-17N-16PŐ-14œŦǧ-13AǠ-12dƭ-11QŎŵƂƱƷ-10wŞŴƫǀǪ-9ƣƶ-8łŚŬƴǢǤ-7EĶŉŊŏřśǅǜ7JńŧųƉǗ8ķňŢƩǒ9ŖžƎƜǂǕǙ10uzĺŶǁǈǞ11vżƄǟǨ12pŮƑƙƦǖǛ13GUĸŘŲŸźƥǇ14YZĴņƗǃǩ15bĵĽƈƘƼǚ16RŻƓƔ17ƌƞƮ18hHǐ19kťŨũǘ20lļƝƺǓ21Ńšǉ22Ĺƛǫ23ců24ǡ25OTƯ26gj30Ƶ32ư33Kƹ34Š35ŷ36Ƈ37tŰ38xơ39Ɔƕ40F41Ɵ45nƠ46Ɩ53i
~<hob	82 13ǂ50g
~<hol	63 -18Ɩ-14ǘ-12N-11Ũ-9Ǆ-7xō8iU9ś10ǉ11t12łƗ13Ĵƺ14Ɗ17ŕş18k20Ų22K24ũǕ26Ł29ǫ30ŭ33Ǚ41ǩ
~<hom	48 -17v-14ŵ-13Ŵ-12Q-11Mŭ-10NŒƱ-9moP-8zǪ-7őǅǙǠǧ7ŌƏƐƞ8ưǖ9gŰǫ10hĸ11wƝ12źƈƛ13ĺľǃ15Ƈƹ16I18Ż19u21HTƠ22q23űƗ24C27Ɣ28ƕ29ơ30s32Ɩ34nR43ŠƆ44l45F61Ɵ
~<hon	75 -9E-7ǫ8rI9ŉ10ǚ11f12ţ13cǁ14ňŭ15ŷ16ŗ30Ż
~<hoo	86 -9ż11Ʃ19Ľ20ǡ33ǝ
~<hop	78 -7ţ11ŷ16Ű18Ǜ23X60ļ
~<hor	90 -10Ǥ9ƺ14B16Ǡ
~<hos	71 -12C-11Ť7Ű9Ū10qVĹ11PSſ15Ƅ17ƾ20ƨǄǪ23ǖ24Q25ƺ32Ɲ
~<hot	72 -20D12Ɣ13ǖ15ƌ30Ʀ32J37Ǝ50j
~<hou	44 -20Ř-17S-16Ŵ-15PŭŲ-14ĵ-13Śƨ-11Xǆ-10ŷǌǑǫ-9ŃœǪ-8vCǉǊǘ-7ŁőŹǍ7Ʊ8łƌƜǗ9hźƋ11ƐƓ12ƃƊ13ƥ14ŰųƝ15OƗ16Yƍ17Ĵƛǃ19Ƙƙ20Lƈ23DŸ24ư25Š26Mƕƹ27H29ĸ31ƞƟ33GƇǐ34T35F36nƔ37ơ39Ơ41Ɩ44Ɔ46R
~<how	29 -21W-16Rł-15sw-14oQƗǊ-13Őƃ-12HLōőǆ-11yŕŦ-10Mƣ-9dqAľœƭƱǠǧ-8DFśŭƶƷ-7ŎŚŞƁƂƝƫǀ7ghŋŴƅƜǄǌǥ8ňųơƥƹǍ9YĻŔŗƸ10GTƨƺǏ11ķŹžƓƦƬǛ12fUŧǫ13ǒ14pńŖŢƖǁǑ15jǈǞ16Ƒ17ƕ18kvzŶƛǟǨ19ĹŮżƄǇǚ20ĽņƼ21bZ22Oƌ23ŘǓ24ťƠƮ25Űǉ26ũ27cšǡ28ĵƯ29ů30ŨŲ31Ńư32K33ǘ37Ƶ38ŷ40Ƈ43t46x59i
~<hr	90 -23Ǌ-7ǫ11W29Ʃ48Ǟ
~<hr>	90 -23Ǌ-7ǫ11W29Ʃ48Ǟ
~<hu	50 -18ǀ-16ƺ-15d-12ƻǫ-11P-10T-9CQƼ-8vƀ-7uŮƦǟ7Ʊ8nĿ11gjŴŷƭƵ12OłŝƞǇ13Ž14aƠǜ15fƎ17ńųǛ18Xťƹ19Hũ20Ť21ŵ25t26ƄƜƪǄ27ps28Ĺ31qſ36o37ǥ38r
~<hug	90 15Ɣ24Ĺ
~<huh	75 -7vƙ7š9gxĻ10ŝ12ņƑǡ13rƠ20j21ŷ32ũ
~<hun	82 -8C12Ơ13gǝ22Ǉ35H
~<hur	60 -8ƀ-7ƹ8ƛ11Ŀ15O17ƞ19Ĺǜ20Ǝ21Ǜ23ń24ť25XŤ32Ɯ34Ƅ39ſ46ǥ
~<hus	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8QƼ-7PŮǫ10ưƱ11n15Ŵƭ16łƵ21f22Ž23ų26ŵ29ƹ31t32pƪ33sǄ34r37q42o
~<hy	73 10Ǌ18P24ū48Ƒ
~<hyd	75 49Ƒ
~<hyg	90 12Ǌ23P
~<i>	35 -25ƙ-23Ư-22Ƶ-19ƪ-18Ĺ-17ŗ-16ŵźƳƴ-15ƢƦǊ-14Ǫ-13ŘūƸ-11VŃŝšŲŶưƲǖǙ-10ĻĽŠŧŨƀƟƱǉǗ-9RĿşƛƨǇǚ-8ŪžƬǑǕǛǨ-7AQłŔŕƖƝǃǔǤ7gőǍ8xFŚ9kŅņŇŬŻƚƠǀ10Őœťǅ11pƗ12UXřƎ13ŖŷƼǈ14P15Ķ16iŹƆƺ17Œ18ļŸ19h20J21wĺ23u24O25flǆ26qōƄǢ27ľŎ28Ō29dE30v32ţ33C34eKM35D37L39o43Ŋ53ŏ55b56N58c71ŉǫ73I79a93ŋ
~<ic	88 12ƞ14Ɯ24ǐ
~<ice	88 12ƞ14Ɯ24ǐ
~<id	69 -11a-7śŜ7V8ŕ9Ʒ12ǝ14BŬ17ŋ18d24ň50Śƅ
~<id>	77 -12a-7Ŝ10d57ƅ59Ś
~<ide	76 7rs8V9dŕ10Ʒ15B16Ŭ19ŋ27ň
~<if	39 -21X-18Ļ-15ǫ-14Ł-13ŊǊ-12A-11ŘŮǍ-10yōőťƗƸ-9ŎŖǙ-8gLTUňšŧũǁǠ-7djŚūƖƴ7Y8ŗƮǆǤ9GŻ10ŭƂ11ŌŲƋƫǗ12cļƹ13H14rƐ15ĸŉŐţ16FWZĵ17I18ŞƬưƷǚ19ƃ20ǜ22ŋř23ƭǣ24Ɓƞƨ25Ĺ26ƱƳ28ſƦ36ŏ38ǟ39ƀ41Ŷ43Ƅ50Ʃ78Ǫ
~<if>	39 -21X-18Ļ-15ǫ-14Ł-13ŊǊ-12A-11ŘŮǍ-10yōőťƗƸ-9ŎŖǙ-8gLTUňšŧũǁǠ-7djŚūƖƴ7Y8ŗƮǆǤ9GŻ10ŭƂ11ŌŲƋƫǗ12cļƹ13H14rƐ15ĸŉŐţ16FWZĵ17I18ŞƬưƷǚ19ƃ20ǜ22ŋř23ƭǣ24Ɓƞƨ25Ĺ26ƱƳ28ſƦ36ŏ38ǟ39ƀ41Ŷ43Ƅ50Ʃ78Ǫ
~<il	90 -10A16C19Ǆ26ƿ
~<ill	90 -10A16C19Ǆ26ƿ
~<im	73 -9ǫ-7ř9ƸǤ11Ǘ12Ŏ15Ǟ17ňũƍƳ25Ŀş
~<ima	90 -8ǘ19Ǟ21ũ
~<imp	74 -7ř9ƸǤ11Ǘ13Ŏ17ňƳ18ƍ25Ŀ26ş
~<in	28 -19Ɣ-18ĴĻǡ-17w-16Şǉ-14apŦƯ-13DţŷƩ-12oœ-11PŎŻǅ-10ƞƢ-9FŀŊŘŜũƘǆǢǨ-8ŃŕƲ-7Ĺşưǝ7jňƕƵǟ8AGōƛƻǍ9ūųƊƋƹƽǏ10dyƸǔ11WļőűžƱƺƾ12izŠŨǣ13mENšżƅƫǀǕ14sĿƎƠƴǠ15nƍƐƜƮǥ16ĶŇƦ17łńņŢƥƷǓ18qĺŲƝǤǩ19ŗ20ĸƒƨ21lv22ǒ23S24Ǒ25śƿǎ26Ű28RƏ29ƧǇ30Ž31ZƄ32ǌ33ť34Ť35ķǋ36C37Ɵ39T40ŐƬ56ƙ57Ǚ
~<in>	32 -29Ļ-28Ư-26œŘ-24ŕ-19ư-18Şǡ-17wǅ-15aţſƁƪǧ-14Ƽǉǫ-13ĴşƩ-12pxDŔŦƕƣ-11Ƣ-10oŋŎŒŜŻƂƚƞǆǚ-9PŃőŷƖƗǖ-8ƶ-7FŠƃƇƘǟǨ7NĽŏźƊ8jzĵłŴ9AMĺ10dQƀƄǁǍ11KļŝżƏƷƻǄǠ12ĿƋƸǩ13GŅ14ŨƨǊ15iyōž16ŮƜƥƾ17sEņ18mĸƒƹǀǣ19ƎƦƴ20ĶƠ21SŗŢƐǒ23ń24ŲǎǏǓ25Ű26qTś27vŤƺ28l29n31ŽƬ32ťƧƿ33RǑ37ķǇ39Zǋ40ǌ45C46Ɵ49Ǚ50ƙ
~<inc	60 -12ǉ-8Ǫ-7n7ŗƁƇ8ƮƯ9Ƃǅǥ10u12Ƣǈ14ǋ17Ƽ18ŕ23Ʊ24Ŕ26Ő27ư28ǟ41T
~<ind	85 11Ǎ12z13ƒ14ƨ15Ǔ
~<inf	73 9Ľ12ľ14ŋ15ż16ļ19Ņ21ŕ24x36Ǚ
~<inj	72 31ǥ38Ƅ51ſ
~<ins	43 -19ƺ-18ƔǏ-11Ǒ-10n-9Ů-8qĴŴ-7QŷƟǘǢ7śƒƬ8Œ9rşŵƧƷƽ10Ļų11řƁƚƮƵ12ĺŧƨƯǎǩ13łǆ14Ŀ15Wūǫ16Ťű17ŇƗƫǕǪ18ŢƄ19Řƅƣ20ƶ22œ26ǔ30ƪ31Əƕ36Š37ǧ39Ǥ41ő42Ő
~<int	64 -18ǫ-11Ǉ-10Ƴ-8X-7Y7diĺƁƷǙ8R10BŃŋ11ņťƖƣ12ķŰƀǟ13ň15Ž16gǠǥ21Ƭ22š23N26Ɲ30ƍ31S
~<inv	69 7P9ł11Ǥ13ǫ14f16ƙ18Ǘ19Ǒ20Ɵǚ21ĸ
~<ir	86 55ķ
~<ira	88 57ķ
~<is	23 -24š-22ũ-19ƹ-16ƺ-15ŇŤŧ-14ť-13cƞǚ-12Oŉ-11S-10ƿ-9Yľ-8BŢŨƯƻ-7ļŔǓ7CřŪźƐƑƗƬǌǪ8LǟǠ9ĸŬƀƃƨƱǞ10ŀŃƎƓ11EŹžƾǛ12lŠżƙƽǀǃǑ13nķĿņŊŞŮƒǥ14uFIŘƢǖ15fAKQXŸ16şŴƚƩƭǉǧ17aŗſƣƧǘ18ĶƳǇ19JƂƖơƤ20Ɗƛ21hsŖ22NZłőŷƆƇǊ23qTŲ24pDPūŻǈǙ25ŎœǍ26ńƪ27v28yƫ29ŵƋƴ30ĺǅ31ƕǝ32jR33ŭƈ34Ű35ƸǄ36ǡǫ38o39ix41Ł42U44Ǐ48t
~<is>	23 -24š-22ũ-19ƹƺ-15ŇŤŧ-14ť-13cƞǚ-12Oŉ-11S-10ƿ-9Yľ-8BŢŨƯƻ-7ļŔǓ7CřźƐƑƗƬǌǪ8LŪǟǠ9ƀƃƨƱǞ10ĸŃŬƎƓ11EŀžƾǛ12lŠżƙƽǀǃǑ13nķĿņŊŞŮƒ14uFIŘƢǖǥ15fAKQXŸ16şŴƚƩƭǉǧ17aŗƣƧǘ18ĶſƳǇ19JƖơƤ20ƂƊƛ21hsŖ22NZłőŷƆƇǊ23qTŲ24pDPūŻǈǙ25ŎœǍ26ńƪ27v28yƫ29ŵƋƴ30ĺǅ31ƕǝ32jRǄ33ŭƈ34Ű35Ƹ36ǡǫ38o39ix41Ł42U44Ǐ48t
~<iss	82 9Ǆ10Ʒ11ƺ34Ź
~<it	28 -31ĺ-28Ǔ-21ź-19lq-18ƨǆǊǖǫ-17cGMņƪ-16yĹşǤ-15gĴŸǄ-14pvǒ-13Š-12LXŞƹǟ-11żƄƥƦƺ-10xzľǀǐǢ-9huǛ-8tIŇƼǌǎ-7CHNOZŻƣ7Fķřƀǧ8DƍƱǉǋ9iJKĶƂƚǑ10WƅǠ11nŌŏŝŬųƸƽ12ŀƘ13Ţžǚ14őŧƃƒ15ł17Źƿ18ŚŦƾ19PšůƋ20ĻƁơƤǡ21Aśŵ22b23ǈ24ŋƏ25Ǚ26Ɖ27ń28BǏ29ŃňƯ30ťƈƊƛ32œ33ōŖƕǇ34ƫ35UĵŜǅ36Řũŭűƭ39Ƈ41ŨŴƠ43ŗƔ44jŁƆƩ45ŕ47ŔƷ49rŪ54Ůŷ55Ƭ68Ų
~<it>	28 -30ĺ-28Ǔ-21ź-19lq-18ƨǆǊǖ-17cGMņƪǫ-16yĹşǤ-15gCĴŸǄ-14pvǒ-13Š-12Lƹǟ-11XŞżƄƥƦƺ-10xzľƚǀǐǢ-9hu-8tIŇǎǛ-7HOZŻſƣǌ7Fķřǧ8DƀƍƱǋ9iJKĶƂǉǑ10WƅǠ11nŌŏŝŬųƸƽ12ŀƘ13Ţžǚ14őŧƃƒ16ł17ƿ18ŚŦŹƏƾ19PšůƋ20ĻơƤǡ21AśŵƁ22b23ǈ25ŋǙ26Ɖ27ńƕ28BǏ29ŃňƯ30ťƈƊƛ32œ33ōŖǇ34ƫ35UŜǅ36ĵũŭűƭ39ŘƇ40Ł41ŨŴ42Ơ43Ɣ44jŗƆƩ45ŕ47ŔƷ49r50Ū54Ůŷ56Ƭ68Ų
~<ite	90 19Ə47ƚ
~<its	83 8Ǥ10Ł11Ɠ12ƚ16ĵ18ƕ21C
~<ja	86 7Z11Ŭ16aƎ
~<je	71 9l14Ơ16ŷ36ƚ
~<jew	73 37ƚ
~<jo	54 -14Ř-11rG-10JŴư-8LŗšūųŷƢǑǟǪ-7Hƃƞ7Ǜǣ8ŉ9ǂ10ǖ11ŤǏ12ƨǨ13ķ14sƪ15Ʈ17uR18ŮǆǓǥ19ǫ21Űǩ22Ǖ34Ǌǒ37qƩ49U50W52S53PV
~<job	55 -18Œ-14Ř-10rGJŴư-9ǫ-8ŗšŷǑǟǪ-7HųƃƞƢ7Ǜǣ8Ů9ŉǂ10ǖ11Ť12ƨǨ13ķ15ƪƮ17uR18Ǔ19ǆǥ22Űǩ23Ǖ35Ǌǒ38Ʃ39q51UW53S54V55P
~<joi	83 -9L9fŏ18Ǐ27Œ29s
~<ju	47 -12ŃŎǒ-11Ř-9xĻŨ-8RľśũŭƩ-7qBDFIVXĿťŲŴƑƠƷƾǑ7crYłŜƐƟǜǧ8defmvGĴōŶƙ9UŢų10huŷŽǛ11KŋūƤƨǊ12ƽ14SŐƣ15ň16CƎǓ19ŗŮ20a22š23n24Ŕ26ĸǍ27ĺǂ28ţŸƁ33ļǉ36ŕ
~<jud	85 9Ž11Ţ13c19ĸ
~<jum	76 -10ŧ8ň11Ǝ28ŕ37ǂ39Ŕ49ţ
~<jun	85 7ź12G18aw
~<jus	48 -12Ŏǒ-10ŃŘ-8xRľśŨŭ-7qDFIťŴƑƠƩƷǑ7sYŠƐƯǔǧǩ8rĴłōŜǜ9defvĸŶƙƟ10hUňųŷƎ11aƤƨǛ12uKŋǊ13ūƽ15SŐƣ17CǓ20ŕŗŮ23š24n27Ǎ28Ɓ29Ÿ30ĺ34ǉ35ļ
~<ka	88 8w11b25Ƨ
~<ke	51 -12Ƭ-11NR-10e-9Dķ-8ĵř-7Gŉş7cWǫ8mPQŬǢ9ŠžƟ10Ƌư11xUŁŊƀƁǛ12tǔǟ14śǡ15o16YǑ17ŀ19Ŏ20Z21ŴƩ23ţ28Ƙƹ32Ş34Ʒ38Ƨ42Ǚ48ű61Ǫ
~<kee	54 -13Ƭ-11N-10e-9Rĵķ-8ř-7ŉ7qƸƽ8cW9PŬǫ10ŌžƟǢ12xUŀŊŠǛ13tƋǔǟ15ZŁƁƧǡ16ośţƀ17YǪ18ưǑ21Ş25ű26Ʃ28Ŏ30ƹǙ36Ʒ
~<kep	74 -12D-10Ŏư-8G-7Ō9Z11Ƅ12ţŷ18Ş20Ǚ35Ƨ37ű
~<key	71 9vń10ŀ33Ŵ41Ƙ63Ǫ
~<ki	47 -24Ŵ-14Ƭ-11kzŦŸ-10Ǆǝ-9Ťŷ-8amBƓ-7jtĴĸŘśƋƩ7ŖƪƺǑ8RXŋŲŵƜƲǟ9ńūƊ11Ƹǈ12Őťƈ13MĻǖ14hřŨƥƭƻ15iƞ16Ż17ƐƯ18qv19l20w24nƌƳ26Ǝƴ27ƍƱ28y34ƫ35ǆ42u50x51ź
~<kic	81 -10L7ń10Ļ12i13ƻ15ļ16ō18Ŗ28ř
~<kid	56 -25Ŵ-12Ÿ-11zūǄ-9m-7rĸ7N9Ŀũƚ11G13Ż18ƨƸ19ƴ21ƞƭ22Ư24l26w27v29Ƴ30n33Ǝ34Ʊ39y44x56u62ź
~<kin	55 -28ǝ-15Ƭ-13ƨ-10Ŧ-7Ůŷ7bńǧ8ŗƲƺǡ9ƻ11RĻŋƜ12Ɗƴ13iXƐǈ14Ųǫ15ƈ16qxŐť17ƥ19hŨ22ūǖ29ǆ31ƌ43ƫ
~<kit	71 8LŃ10Ɛ11Ǌ12Ơ14ǟ19ǆ22ǝ26M45ƍ
~<kn	51 -13ĺ-12ŏ-10iƸ-9nǖ-8Ǫ-7lĿŁōƯ7Śƒƹ8GOŇƝ9mřųƉ10hRĵļƁǥ11œŕ12rĶƐ13cűƕ14wŝŤ15Żƍ16ƌ17ǅ18ņƵ20Ŏƫ22f23t24A27ǫ29Ʃƺ42Ŋ43ŗ
~<kne	86 -7Ǫ14ƺ15ư43t
~<kno	51 -13ĺ-12ŏ-10iƸ-9n-8ǖ-7lĿōƯ7ŖŚƒƹ8GOľŇƝ9mřų10hRĵļƁƉ11œŕǥ12rĶƐ13cű14wŝŤƕ15Żƍ16ƌ17ǅ18ņƵ20Ŏƫ21ƺ22f24A29Ʃǫ42Ŋ43ŗ
~<l>	84 -24Ř-7ƃ7Ǩ13ǅ20ǣ69b
~<la	41 -23ť-19œ-14ũŪƅ-12PŮ-11dŖţƍ-10SƵ-9prĿŘƆƖǅ-8vCLRXŁŴſƂƄƿǇǤ-7sŠƶǁǉǟ7AFIJYƒơƢƫ8ƌƕƛƽ9gŲƯƼ10ktƃǄ12ŦƉƟ13EǐǨ14bcoňƇƻ15ŽƜǋ16ŃżƣƩ17ǝ18DŶƴǆ19aǠǪ20ŗ21Ť23Ʋ24ŇǑ25ǌǎ26Ǟ27Ǜ28ǫ29Ķ30ƺ32Ŕŝ34ĸ35ǥ39Ţ52ǀ
~<lab	83 8ǐ13Ǟ14h17ǀ21Ŧ23ƽ
~<lad	75 -12P-8Ƅ-7xŴ8cŶ9ǃ11ŝŨ15otƏ17ǆ20Ǌ21ǥ22ƞ
~<lai	82 7Ƅ15ňŶƩ16B21Ǫ
~<lak	80 -10n8ƞ14ŝ16ĸ17k26ƛơ29g
~<lan	63 -17ƅ-10ľ-8CŮ-7Ƃ10Ĺŉ12ĻƦ14JY16Ƣ19Iǆ20ň21ǫ22F23ĸ26š30ƣ36D43ǎ
~<lap	75 -8Ǒ12Ǚ13ś19Ɵ54Ţ
~<lar	85 20ǖ37Ƈ
~<las	46 -15œ-14Ū-13ť-11š-10dũƍ-9ŨŸ-8BLŉŖƞ-7pFSĻņŧƵǤǩ7jƕƸǨ8oƬ9yTŶƓƭ10ĺłŕƀƌƫǚ11ƴ12iŃƾ13ľżƼǪ14ŢŲŽ15cƻ17EƲ18Ťǋ19bƉƜ21ǥ22ƺǝ24Ķ25ŝǛǠ26a27Ǒ28Ň29ŗǌ39Ŕǀ
~<lat	70 -13ƾ-12ť7Uƒƕ8ƯǗ9ŽǄ10ń11żǑ12Ļǥ13ų14Ķǡ15NŤ17ǀ18Ǟ19ƺǐ
~<law	68 8Ÿ9ƃ10Qǣǫ11Ń12zBǨ13ņ17n19A24Ǟ27ĸƴ
~<lay	81 10Ʀ11Ǩ13VƃƊ14Ʃ16ŀ19Ʋ
~<le	43 -22ǫ-21Ŝ-20Ǐ-18ŗ-14nư-13ŉ-11wŷ-10ŐŮŶƱ-9TŲƪƳ-8HĽŔšǁ-7BPŃŝŻƀǟǪ7axķŌśƟƧ8Kĸŕ9mż10VźƯǅ11ƋǑ12zŎƖǈ13şƇƬ14ŴƁ15Ř16ľ17ŊŚž18ŋƵ19ƅƊ20Ɛ22ļ23hƗ25bŪƩǍ26FūƤ28Ʀ30Ǟ33Ɲ38ƣ41ţ52ǎ59ŭ61Ƹ
~<lea	49 -17Ǐ-14Ŝ-10őƉ-9ŖŞƞ-8ŷƥǕ-7nTŕŢŬƌƔƗǊ7Ơ8YňǇ9ĻŋűźƢƭǞ10Ƨ11uŪƮ12zAŀż13ťƐ14oVļ17ŊƵ18Ǒ22Ř25Ʃ27Ɗ32F35ƤǍ38Ɲ39Ƹ40Ʀ42ţ46ƣ56ǎ62ŭ
~<lef	69 -15ư-9ǫ7Ŋŗ8f9ƙƵ10lĹ11ĸ12ķƩ16ŎŖţ21ĴŞ25Ɩ28Ƹ29ŭ
~<leg	73 -12Ř-8n7f9ŸƁ10Ō12ſ14Ƅ15ƴ24ǅǈ28Ƹ53h
~<len	70 -17ŗ-7Ŝǫ8Ƙ9S20ŭƯ24ƅ29Ŵ52Ɨ
~<les	78 -9ŭ9ĸ10S11G13Ɣǉ14Ɵƨ16ůƬ20Ŀņ33Ū
~<let	58 -16ǫ-10ŉŜ-9ŗ-8Ľ-7oŞţű7iDOūŹǒ8őƙ9ŘŢƅƒ10Ķńƞǀ11N12Ƭ13Ɛ14xK16ŏ17ļŋś23aŕş24ľ27Ś28ž33Ǟ38b
~<lev	72 -7ƳǏ9Ŭǎ10ƥ14ƫ18m27Ƌ28Ƈ
~<li	34 -21œ-19Ĺ-18Jŏ-17Ǎ-16ţǒ-15ť-14ŵ-13pĺŎŜǉ-12ŴǇ-11Ǣ-10ŉűŻǓǛǟ-9WŐǄǈ-8QĴŚūƳǅǖǡ-7eTśŦƄƎƧǗǥ7gCHRńƇƑƮǧǨ8ŃƢƱ9htķůƁƷǂǕǝǤ10diŇŊźƃƭ11ŷŽǫ12lqDųƸǌǙ13rZļƬ14Sƒƚ15Ōſ16KŞƪ17Ƽ18Ŭ19ňũƆ20Ɛǣ21GƓƫƶ22vŀ23ĵư24xōƹ25uǏ26Ưǎ28F29UYĻ32ŸƩ34zPƠ35n36Řƨ38wŭ39ǁ41Ź
~<lia	59 7ǌ8ǧ9Řǔ11ǝ14ǜ16ƣ20ǎ22ƃ26Ɓ32ǣ42ſ
~<lic	59 -11n-7ŒŖ7ǝ8Ǫ11o12Ƽ16Ŭǂ17dƅ19a29ź38Ÿ64Ź
~<lie	80 -7Ǌ11š49ŀ53ŭ
~<lif	55 -17ż-13Ő-12Ř-11j-10q-9U-8VőŪ-7œŢ7ƭǊ8lBS10ũŲ11Ŷ12m20Ļ23i24ƮƷ28ǁ31ƹ33Ƭ36ƶ40Ư45ƪƫ52Ʃ65ƨ
~<lig	79 -7ŷ8D9ƒ10ĻŢ15Ž16ō17Y20Użư
~<lik	43 -18Jǒ-13ť-12ŏǆ-11q-10ĿƤ-9ŀŜƽǠ-8ƥƨǢ-7pţƪƳƴ7ayLŹƐƑƚƢ8lmFŕŗŬŸưǞ9b10rDƆƿ11gŭ12ŌŤũƒƯ13jZŁŃŧŨŲ14tRŇſƩ16xŒůǫ17Ƽ18vō19ĵńŊ20Ǐ21Ƹ23ļ25K26ŷǁ27ų31ň35Ş36UƠ
~<lim	59 -11Ɓ7Ŀ8ƕ9Ƒ10ſ11yš18Ǩ23Ɠ24Ǖ30Ǥ33ǣ51Ř
~<lin	62 -10Ŧ-8ƙƪ7rwEŇ8Ɠǚ9Ŗǆ10ƹǠ11a12VX13ĵ14łśƭ15sŌǌ17ŃƝ19S21Ɩ22Iō25P31q
~<liq	88 -11ſ10Z13ǁ44ǝ
~<lis	61 -7ŵƀǖ7hAPŀƗǑ9ar10ƞƣƭǚǧ11ǩ12Š13nƆ15ǒǙ16ĻŅƽ17Ɣ19o20Ɛǫ23ƙƚ27ŭ28Ŀ29Ÿǎ
~<lit	59 -8B-7Ɲ7gqŀƻƽǃ8dIőũžƵ9czķĻĽ10ŬƐ11ŽƠ12Zŋ14Ŕ15ƨ17Ʊ19ņ20v22u27w31x
~<liv	55 -16Ĺ-14Ǎ-13VŅ-12ŃŞ-11ő-10ZŋŒŴ-8IœŶǉǫ-7TŠƞǒ7ŝƄ8S11Ÿ12qDƛƢ13uƴ15ĸƆ16Ǐ17h18lķ21ơ22ƠƤƦ23H26ƥ29C30ưƹ32Y36P41F44z46G73n
~<ll	79 -8Ť16ǒ20ǅ44ǈ
~<llc	79 -8Ť16ǒ20ǅ44ǈ
~<lo	39 -30Ů-18P-14ƇƟ-12ŐūƘǉ-11nXŎǊ-10ŲƤ-9ahquxDFŇųƝ-8ŁŋŔŠŴŻſƔƨǁǢ-7bdWĵƕƷƸƽƿǂǏǒǓ7ĻľƑ8HRŖŧƂƎƖ9kļńƮƱ10ŹƄƙƼǌǛ11sŬƥ12ĶŚůƊ13ĺŏőŝŞŢǡ14ǖ15zŉţŭŰ16űƈƋ17ťŨŷ18GSň19ƒƧ20ƓƠǠ21ƦƳǚǟ22ś23Oņ24ŀǇǍ25ƗƞƯ26ĴĸŤ27Ŧ29l32Ŀ34ư37Ƭ39Œ45ơ54Ƶ
~<loa	58 12k18Ƃ20Ɩư34Ƴ37ŭ47Ɨ53Ĵ65Ƭ
~<loc	65 -7Ƌ7Ǒ9ŏ10ǖ11ő12C14ōű15QĿ21ǐǠ22Ǝ23l24ƥ27ǚ37Ǎ44Ƨ
~<log	81 -8Ʊ14Ǚ17ƈ21ś25ǚ26ő29ƒ
~<lon	53 -22Ů-11šƸǡ-8PVő-7DƩ7ŀŶ8gZ9Ɖ10iǫ11H12fƅ13ů14ŚŬƑ17Ŗ18lŹ20ư23Ũ25Ţ27ŦŰ29ǟ31ơ34S35G36O37Ʀ42Ư43Ǉ50Œ
~<loo	54 -14Ɖ-11ǫ-9iCŮ-8qŉŐ7fpTŚŬƈƘ8yYŗ9JVǛ10jƹ11Rľŀƒ12Ńƭ13ĶļǞ14Hŷ15s16Ŀ18ƀƊ19Ǡ20šǌ21ĺńƮ23Ļŝ24Ņ25ň26ś27Ʊ28z
~<lor	88 10ĺ13kv
~<los	59 -19Ƙ-17Ǟ-12t-10G-7XŘƹ7Ƃǫ8ş9IŞƪǛ10Ū11Ƅǟ12ZƋ13ťŨǕ14Œř15ǖ16Ƽ19ŀ22ũ23Ʃ25ŧ29ĸ31Ŧ42ŉ49Ť91Ƶ
~<lot	66 -12Ƈ-11ǂ7ƣ8RŚżƪǡ9ƈƛǘ10ŀů11ň13ő21ű30ť32ƞ33ĸ35ơ36Ɠ
~<lov	67 -7Pŭ8žǅ9r10tƓǖ11ŽƸ12l13MǍ15Ş22Ɔ24U30ŷ35ǡ53Ơ
~<low	68 -7fxŒŨ8Ķ9ǫ12c13Ř14Ƅ15ļ18ƛ21ŏ25ƙ27Ƌ35Ŀ56ņ
~<loy	82 -7ǉ11Ǚ27Œ34ţ
~<ls	90 60b
~<ls>	90 60b
~<lu	75 7OŤ9Ɩ10Ʋ12Lōź15Nľ16ƕ26Ǘ30o
~<luc	84 -7ǡ8Ť11Ɩ14ź33o
~<lum	85 19ƕ30Ǘ
~<lun	85 8O11Ʋ14Lō17ľ18N
~<ly	90 38ų
~<lyf	90 38ų
~<m>	83 20ƀ42L53b
~<ma	37 -19iJǋ-15ǡ-13RŔŗƙ-12œǚ-11tQŒǠ-10yPŨƩƸ-9dkNĵŧƓƢƹ-8ſƀƬƱǝ-7CILņŚťŪžƚƷǅ7WļŘŮƌƟ8xKķłńŇŭŽƏǒ9EŃũƯ10zG11ŕƊƳǊǐǔǥ12oYŅšƇƘƝǜ13hƥǪ14ǗǙ15ĺĻĿǁǏǓǟ16aTųŴƋƻ17ŵ18uVƭ19Ŗţ21nƵǑ23ūǖ26ŏ27cǎ30f32ƈ35ǉ36ƣ38ưǫ41Ǎ46ǆ48D
~<mac	70 -10R9Cǘ10l13ƾ32Ǥ33ǟ56Ǒ
~<mad	60 -11ƽ-10Ƹ-8Ɩ-7ĿňǍ7f8ţƦƿǀ9Ňǈ11rń12ƴǞ14ƍƠ15Ɗ16ƭǫ17x18ĺǏ21ŷ22ũ24ŕ29ƈ31š40Ļ
~<mai	64 -30J-19P-10Ÿ-8ơ-7Ʀ7nśŮŵ9Ĺǘ10ľŝş11Uĵ12ĸǟ13Ǎ14Ƌ18Ľ20Ŀ21EǗ24K25Ɲ26Ŵ38ǆ68D
~<mak	54 -14Ůů-12Ŕ-11ĵŋ-10RŹ-7a7Ň8sńţ9Xōőǟ11qƏƐǖ12ǫ13ǒ14Łňųǂ15xPĴūǔǜ16Ű17cư19ļŉƵ20ŭ23Ɵ24ł25TŃǆ27ƣ34ŏ35ǎ
~<mal	84 15aŶǜ18ŵ20Ǎ26Ǐ
~<mam	85 -9ƾ10Tƿ14Ʀƪ16a32z
~<man	46 -19ǋ-15Ǐ-11ƍ-10ix-9QƊǘǡ-8ĵŴƙ-7RŒǚ8Y9ŶƉƯ10ơƽ11ŵŽƌƫǁ12cSųŹƈ13Űżƻ14ƋƘƵǆ15ǫ16Ÿ17Gůǥ18ƇƖ19Ŗ20ŅǊǐ21Vū22hǙ23ǖ25ƥ26nǪ27Ǔ30u31ƣ32ư42Ǎ49ǉ
~<map	90 16ű23D
~<mar	65 -7ǫ7rƕ8ķŻ9Ǝ10Ǌ11qZ12ƻ13Ů16ǁ17Ƨ20F23ţ24Hƭ29oƔ56f
~<mas	88 15mǏ
~<mat	69 7Ɯ8zŦƄƯ9ř11Ş12ƆǗ13AVY14cŎ20ķƊ23W26Ŀ28Ŵ
~<max	88 -9Ś21ǫ53Ř
~<may	68 -8Ǫ-7i7řƘ8Ōƈ9źƎ10ƨ11v12ĺŖ16aǫ17ưƳ19c21ŋ
~<me	36 -17B-14p-12oƛ-11Gǅ-10ŐŕųƩ-9Ɵƫǒ-7rwĿňŤŻżƸ7DŀŌŔţƜǤǩ8jŃŘƯƿ9Uƃƣ10aKRYǘ11QņŽƢ12eŁŧƶ13ŗŬƵ14PŇ15cĴ16d17hl19ľ20ūƊǆ21i22ŊŚ24ĺŅ25nŋǄǝ26b27Ǌ30M32ťƄ33O34Ľ36Ŏ37Ŝ39ŏ40ǫ52ƽ55ŉ
~<me>	37 -16B-13p-12Ļ-11ƛ-10G-9ŦƩǅ-8oŐƫ-7ųƱƷ7uŌśŧſƂƅƍƧƲǝ8aŚǩ9DŀŔţƃƜƯ10ijLYœƣƵƶ11ľŃŘŲ12Uņ13eƢǘ14ǫ15PŁŇŬŽ17c18dĴŅŎ19l22nĺūǊ23ǆ26Ŋ27O28bŋ36ť38Ľ39ŏ40Ŝ46ŉ
~<mea	69 -12œ-10ňǒ-7Ɵ7ŶƼ8z11Œ14Ļ16ž21R22ŉ23ǫ25Ʊ28ǝ40Ŏ
~<med	66 -9ƪ7f12ƿǃ14Qƾ16W18Ǚ46Ǆ67Ƅ72ƽ
~<mee	75 9a14ƨ15Ǜ16O51M
~<mem	84 16ƥ17ľ20h35Ś
~<men	79 -7ŕ11A12h13nƿ14X17Ž18Ņ19ǫ24ǝ32ŗ
~<mes	78 -7L7ũ10hŪƵ11ĺ12ǜ14ŧǍ15Ş17Ŧ25K28i
~<met	75 -8Ǎ8ŏ22Ǐ25Ʒƽ31Ɗ
~<mi	48 -13ő-12T-10Ś-9Fť-8zBķňƔ-7qœūƖǖǪ7tyļ8ĺśǒǩ9hŘŲŻƽǗ10ĶǛ11Ɗ12HŃƸ13c14MXşŵ15i16Ņ17ŀŞǑ19Ţ20ŏ21xƮ22wſƑ23ŋŜ24ǃǜ25N28a33ǐ36Ŏ45O51Ű58ů
~<mid	78 15L17a19i21cN39ǐ
~<mig	81 -9f-7Ł9ƞ10Š11ǃ14o19yǐ23Ŏ28H
~<mil	62 -9r-7T7Q9U12ǒ14DŻ15Ǘ16ƽǫ23ŵ30Ƒ56Ű79ů
~<min	56 -8ť-7BFķŚ7ōƝƵ8ľŹƢƦǢǫ9Pĸńũ10Ʊǩ11r13ļŘŰ14śŲ17NŃŏƸ20X21MŅ22ǃ24ŀ28Ŝſ29Ʈ30ŋ54O
~<mir	77 -11ǫ14u31x41w
~<mis	68 -13ő-11ǫ8prŏ9sǄǡ11ƹ12ł13tƊ14Ķ17Ǜ23ş24a30Ş33Ţ35ǜ45Ŏ
~<mo	37 -21ť-16Ų-14QS-13Ǌ-12ŜƮ-11sxŭǒ-10cjWłƩǎǠ-9ŅŝšŤƙƞ-8śşƕƛƣǇǙ-7lKMňŕŗƆƷǐǡǤǧ7VžƬ8LŒƸ9FřŰŶŹƐǋ10ŸƚƵ11iŉƭ12ńƴ13ĻŐŖǖ14ǌ15rĺſƠ16ŔŦ17NZőų18XŁƗ19Aū20ůǆ21ǫ22T23nƿ26Ƣǥ27ĵŎţ28ǟ30Ʀ33G34ŀœ36HY37Ĵ38ĿƖư49y61z
~<mob	88 11C15ƹ27I
~<mod	71 19ǫ33ū60ǥ
~<mom	67 -9Ŵ-8Ļ-7P7qř9źƲ10ƿ12Ʀ14Ŷ15Ʊ16t22Ÿ24Ƶ27ő33Ő43N67z
~<mon	46 -13ǖ-10ťŮƙǎ-9şŧ-8Ÿ-7ŭƮǊ7pv8ĹĺŢǗǚ9GƍƳǪ10Łƭǘǜ11ķŦƄǢ12dřǋǌ13u14ŀŨƐƟƸ15Až16ņ21Ʀ24ZŖų27XĴ31T34Ɩ35ǟ36Ƣ40ĵư47Y48œ
~<mor	51 -18u-14Ř-10S-9Ųǫ-8xő-7HŞǇ7CļŦƿǄǣ8ƬƼǃ9RũǆǛǦǨ10AJXŖǞ11Ĵ12ŒŸ13rŧư14Ū15iF16g17Z18Ű19LĿŉ21ŀ24V26ſ29Ɨ31Ŕ34Ɩ41y44Ŏ
~<mos	58 -11ǘ-7Ł7ŵ8Ļ9Xƙƨ10Z11Ůǌ12PůŴ13ĺ14ĸŞƴ15Ź16ƚǆ26ǫ27ŀ35Ŀ36Řǖ
~<mot	63 -9ǒǗ10ƭ11ŀż12Šƴ16nū17Ʀǂ18ƀ26ƿ48z
~<mou	86 -7Q10kŉ12r15Ľ18Ş24u
~<mov	62 -12V-11Ŝ-10ť-8Ū-7ǟ7Ůơ8œ10Ķ11ǫ12ń13ō14Ʀ15ő20Ļ23ƹ31Ł37Ơ38n42y46ţ47G75H
~<mr	86 40a41f
~<mrs	88 19a42f
~<mu	44 -22W-20ĵƃ-16ť-14Ũ-11ŐŮǆ-10FŕŦūŶƗƯ-9Ņňǡ-8ŰƆƇƠƿ-7agŸƞǍ7zűźſƜƼǎǖ8ũƧ9ř10ŷ11ŭƖƚƹǕ12ĴƸ13OYőƍ14Ų15ƟǝǤ16ǣ17ķǨ18ƕ19ƀƳ20ŀŴƙƬǋ21ZƢ22Ƅ23ǌ25ĸƪ27Tůƨ28ņǑ29X32Ʃǫ34Ř35Ɣ36Ʈ37ŧ38Ŕ45œ
~<muc	44 -22W-20ƃ-19ĵ-15ť-13Ũ-11Ů-10ŐƗ-9FŕūŶƯ-8Ņƿǡ-7axőũŰƆƇƞƠǍ7qzŖſƼǎ8ţźƜ9řƧ11ŴƖƹ12ĴŭƚƸǕǫ13OYƍ14Ų15Ɵǝ16ǣǤ17ķǨ18ƕ19ƀƳ20ŀƬǋ21ZƙƢ22Ƅ23ǌ25ĸ26ƪ27Tů28ƨ29XņǑ33Ʃ34Ř35Ɣ36Ʈ38Ŕŧ45œ
~<mus	79 -10ǆ-8ň10ǖ11c12x13ű18Ŵ22ŷ30ũ35ǫ
~<my	56 -9ŗƵ-7wxĸśŰ7QUƔǠǢ8ŉƽǡ10ǘ11MŅƲ12bŇť13fjů14kŎ15gż16ŀ17J19ŷ21L38ľ40ǫ43Ľ
~<my>	57 -9ŗƵ-7wxĸś7QUŁŜƔƴƿǠǢ8ŉżǡ10ǘ11Mŷ12ŅŇƲ13bfťů14j15Ŏ16ŀ17J21L38ľ41ǫ44Ľ
~<mys	84 8ž11ŷż15ƽ19g
~<n>	83 -8ū15w21Ŭ52b
~<na	49 -19p-15ǫ-14s-13vŇ-12J-11B-10źǧ-9ś-8DŅǄǆ-7nƹ7CĿŴǊ8łŒƉǈ9ƣǩ11ǎ12h13AǢ14Ľƽǒ15ľŚƨ16ǀ17ǕǙ18Ɨ19l20ĸ24Ʊ30Fŝ31Q34ő40b48ƭ53o58a69ǅ76w
~<nam	50 -19p-14s-13vŇ-12J-11B-10źǧǫ-9ś-8Dǆ-7nŅ7ĿƱǊ8łǈ9ǩ10ƣ11ǎ13hAǢ14ǒ15ĽľŚƽ16őƨ17ǀǕǙ18Ɨ21ĸ31Fŝ32Q41b50ƭ55o60a70ǅ78w
~<nan	88 30Ʊ
~<nat	84 -7Sǫ15š18Œ31ő35l
~<ne	41 -19ļ-18ŗŝƝƳ-12Ŀňǔǡǧ-11ţƈƨƫ-10ŊŜũŮư-9XşƿǍ-8ANWŃŻƩǊǥ-7wLĵľŉŋŽžǒǓǙ7lxƔ8amzŪŴƭǋ9jpǗ10HƍǎǑ11cĸŁŷƮ12Ǝ13ZŚ14eƦƱ15VœŖƂƘ16Ļǃ17ƑƯǂ18iYū19Œ20S21ƞ22ńź24ƗǛ25ĺ26CƉ27Ǉ29Ǐ30y31ŏǩ32łƛƠǨ33Ǡ40Ɔ42ƅ45G
~<nea	66 -10Ɲ7ǚ8ƞ10Ɯƹ15Ɠ16zǛ17ś23Ƒ33C43ƛ
~<nec	90 13Ƙ19U22j
~<nee	48 -13ļ-12ǔ-11ǫ-9ƙƨư-8ĿŊŜƿǘ-7Hşƹ7ZŒřŸŹƞǇ8ŰźƂƦǑ9Ŭǀ10sFO11uŶƆƔ12mpvŦǋǌ14cǎ15G18Ł19eń20ūƮƱ21ǃ23YƗ25ĺ27ŏ34Ư38ǩ40ł43Ǩ46ƅ
~<nei	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~<ner	84 15ǂ30ŀ
~<nes	88 -15Ư15ķ21Z47y
~<net	84 -15ļ7J9Ǘ10Ƭ23Ǝ31ĸ
~<nev	69 -8ŝ7cŨƴ8TŤ9Kƻǖ10lŇŲ11ŞŢ13ǂ16Ǜ17Œ23a
~<new	57 -15Ǎ-12ŝƝǤ-10Ů-9ƫǡ-8ƈǫ7HƅƌǆǕ8Ŕƽ9jDUŪ10Ɨ11Ǜ13ƂƙǗ14ŕ15xƷ16Ļ21ĺƍ24ź26œ29Ɖ30Sŷ31Ơ32Ǉ34i38Ɔ39Ǡ40G
~<nex	66 -20Ƴ-10Cǧ-8P7Ʀ8Ū9p11ǂǘǫ12ńƀƭ17ĻŘǠ18ŏŚ19kƘ21H22Ŗ24y31V42Ǐ
~<ni	57 -13H-10ĸ-9Wƙ-8Ɯƫ-7ŞƟ7qGƋƬƽ8ƒƩ10Šǅǋǘ11kĿ13Ǒ14FLǁ16hUƻ17ļƚ18ťŷ19RŨ24ŀ25ų26nű27Ǔ30x36j37Ơ
~<nic	66 -19ǐ-11ĸ-9ƙƫ7b8řŭƊ9qGƂƋ11iƩ12ǅǋ13PƬ14kUŠ17F21Ơƻ22ŷƚ25Ũ30j
~<nig	62 -12H-7Ɯ7ũǫ8Ŀ9ƒƽ11Lǘ12j13ǐ15Ǒ16ǁ19ļ21ťƠ22R29űų30nŀ33x
~<nin	90 8L49Ǔ
~<no	36 -20Ɲ-18Ʈ-16yǐ-15iŕŞƙ-14Ʃƫ-13ĸŏŴǘ-12wVƜǇ-10kƸǅ-9ACŝŠſƑƗǥ-8UūƈƭǊǍǒ-7ĽŬűƷǆǌ7ĹŖŚƇƠǔ8bGŻƨǡ9xRōƦǢǪ10ĶŸ11Křž12lnŘƳ13TĺŊƪƬƵǓ14uŋŤŭƂ15gĵľ17Ļńƺǃ18ƻ19vƄ20ǫ21LŎƽ22Ĵőŗǁ23ňŽ26XŶ27c28ơ30ǧ32ũŪƀ34s36şƶ40œ41Ł42N46Ţ69Ő
~<no>	55 -20ŕ-10rǫ-9ŉ-7Ň7ƿǦ8sĴƺ9LXƲǣ10Wǜ11ťƵ12Ǟ14l15Ś16už17ƅ18ǉ19ńǁ20ŐƂ23Ŋ24ƀ27ňŽ28ǃ31ŢŶ56ƶ
~<nob	70 -9ǫ7KƦƹ9Ʊǁ10Śť12ł13nƼ15Ư19Ÿ25ŗ27g32ơ34ş
~<noi	86 -10Ƒ19Ɛ26ǫ
~<non	78 7Ǆ13xǧ14Ɓ27ƻ46Ţ
~<nor	63 -8Ǫ9lŃ11œǑ12DY13jAǀ20R23Ů26T
~<nos	86 9Ơ12l16Ż18ŋ
~<not	44 -22Ɲ-13y-12Zƙ-11ĸť-10ŏŴǉ-9ŞƩǇ-8iVŃŚŝƸǅǐǥ-7quAœƯǆǠ7sBEž8KŖƔ9dŇơƻǔ10QľũŶƦƹǟ11XŽƪƬƶ12lrņƖƺ13ĶňŗřƇ14Ţ15ǢǪ16cţŤŻƄƳ17v18bƽǓ19ŭ27LĴƀ33ǫ35Őş39Ŏ57Ł
~<now	48 -13ŠƮ-12Lǐǫ-11Q-9ƫ-8iňţ-7wŁŅŎŗǘǛ7zĿŹƠơƬ8S9nv10qFHXZŜ11ůƽ12xĹŲƨǁ13Gś14uĵ15c16ǡ17ŵ18ōŘ19ĺŉ26s32őǧ33Ļ36ũ39Ū43Ő57œ62N
~<nu	50 -14ś-13Œ-12ǫ-9Lƥ-8MŸ-7AŔŕŗŪ7řŜǞ8ŝǖ10yşƕ11Kšǉ12C13cYĿ14qUňœ15E17ļ18PĽ19Ǣ20ƾ21SƮ22Ź25X26ņǃǪ27DŘǙ29QŬ37e41Ś46I
~<num	51 -14ś-10ǫ-9ƥ-8L-7Ŕ7řƀƝǛ8ŜǞ9ǖ10ŝ11yňœšƕ12Kǉ14YĿ15CE17c18ļ19Ľ20Ǣ21ƾ22Ʈ23Ź26X27ņ28DŘǙǪ30Ŭ38e42Ś47I
~<nur	75 -18Œ-8M8Q23q24U30P34S41ǃ
~<nut	83 7ňœž11ƕƲ13t24ş
~<o>	80 -9ƕ13ƞ33d35ǧ49ǜ
~<oa	84 13ƒ15Ū19D47Ɠ
~<oak	84 13ƒ15Ū19D47Ɠ
~<ob	90 14b27ǃ
~<oc	76 22q29P34ǣ
~<occ	76 22q29P34ǣ
~<od	83 14o20m38ů
~<odo	84 14o39ů
~<of	33 -23ǉ-20Ƶ-17ŏ-16oŷ-15Š-14Fǟ-13bVšǩ-12wţűŵſ-11ķĺľŃŊƚ-10ōƕ-8fŒżƸƾǪ-7GŤƨǙǤǧ7qtyŁŋş8ŅŇƂƄƶǝ9EQ10kpxřŹžƅƖƘơǍǘǥ11KĹņŧƞƳǚ12zNū13WZŻǂǑ14lMƌƦ15eSŮŲƗƷ16ĸŌŜŬƇƐƯ17uCOĴ18rUĵőųǠ19łƥǁ20ŘŭƜƴ21ƈƿ22sĿŴ23ƣ24jŦǔ25Ƨ26gŝƊ27Ɵ29Rƃ34ǖ35ǆ38Ǌ43ň
~<of>	36 -19Ƶ-16o-15ŏǉ-13Ń-12Ţǩ-11bwFŠšűǜ-10VķōŰŶŷƚǟǫ-9cIMľſƕǤ-8ĺĻţƀƍ-7fŊŒŵơƾ7nTUƞƤư8HĶƝƻǚǝ9iNŉƅƐǅǡ10atŚƜǂǍ11eEĸŇřūŬ13lpĴŋǁ14QĹǥ15ĵŜŝŦƣǘ16zKZŧƟƳǑ17jxƌ18gŘƇ19SŴƥƦƯƷ20Ųƃ21C22sǠ23rőƴǔ24ƈƿ26ƧǊ28Ŀ30Ɗǆ38ň39ǖ
~<off	49 -15ư-13ńǉ-12Ǩ-10ŗƝ-9aǢǪ-8ĿŋŔŧůǞ-7ŊŠţŷƞƠ7ĴŮƧǀ8qŘǜǦ9eşŹžƩƮǆǝ10WĸŶ11ĵŁŝơ12jŅňŢŬƐ13ƘƟ14gBUƔǍ15ŦƃǊǌ16ƖƜ17Oņ18Ɨƣ19kuyIǥ20Ż21Ō23łŭ28Ļ32M43R
~<oft	70 -8ǒ-7ǝ8ǀ11ź12ŴǂǛ15ŝ16ƞ18ǁ19ơ21Ů24ų
~<oh	61 -15ǫ-8ƙ-7Ÿ7ķŅů8axCPŀŽƋƟ9EINūŷƚƠǅ10őŪƐ11dWŰƉ12Ż13G15l17UŎ18Q20ǘ21Ţ25ť
~<oh>	61 -10ǫ-8ƙ-7Ÿ7qķŅņů8axPŀŽƋƟ9CEINƚƠǅ10őŪūŷƐ11dWŰƉ13G17UŎ18Q20ǘ22Ţ25ť
~<ohi	88 -7ǫ16l24Ż
~<ok	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10Q-9jų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNǃ17XŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
~<oka	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10Q-9jų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNǃ17XŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
~<ol	51 -14uƊ-13ņ-12o-10ũǍ-9ŝŴƳƺ-8iqŮǠǡ-7ŕƠǫ7ƥ8Kƫ9ľŸ10Ư11DƁ12ķ13yŵ14Ţ16ƙ17wS18Ň21zǏ24ƿ31ź36Ɖ42c46Ʒ48Ŕ56ƌ59p68Ɔ74v
~<old	51 -14tuƊ-13ņ-12o-10ũǍ-9ŝŴƳƺ-8iqŮǠǡ-7ŕƠǫ7ƥ8Kƫ9ľŸ10Ư11DƁ13yŵ14Ţ16ƙ17wS18Ň21zķǏ24ƿ31ź36Ɖ42c46Ʒ48Ŕ56ƌ59p68Ɔ74v
~<on	29 -25ŏǫ-23Ʀ-18noǟ-16ŋŗ-15tŹ-14lGLOƟ-13ŜǠ-12ĸƯƲƳǡ-11epHNŞ-10RZƛƠǎǢ-9kƙǋ-8Łŉǃ-7œŝŢŦƧƫƮƵǌǕ7ķƎ8YĽŔų9cFŅŠƇƘǞǩ10ĺŇŚšŨžƹǖ11UĿłűƏƐ12aĵĻŕşŶƅƈǣ13zEQVżƞƼ14vǔ15rBŧŲǥ16iśưǤ17fDĴŊřǁǗ18gŽƄǅǪ20yŸƕǙ21ƉƊ22Ń23s24AŘƁ25ŀƝǘ26ƬƱ28ŵƭƽ29bŖŤ30ǧ31ū32ǉ33Ʒ34ƍǨ35ů36ŴƤ38ŭǊ40ƀƂ42ƪ47uƖƨ
~<on>	33 -23Ʀ-18ǋ-17ļŷ-16Źǖ-15wŏŪǠ-14OŠƵǟ-13Ʃ-12Jŋŗ-11hlRľŜŞŰ-10eoGLņŔ-9NĸĿŉŶƮƲǎ-8nƳƾǍǡǢ-7tZŦƛƯƻǃǏǝ7ţŻŽǔǘ8ťżƅƑǈǥ9jTVơ11YŊŖūűƈƢƷǄǪ12ƹƽ13ŎŨƊƘǓ14BƏ15zFś16fŃ17AƄ18gUłŚƝ19yQŕŤŧǤ20cD21arĴĺƞưǧ22ǅǊ23ŀƬƭǁ24uřŲƁ25Ɖ26Ƃ27Ǩ28ŘŸǙ30Ļǉ32ƕƱ33s35Ƥ43ŭƀ44ƨ50Ɩ51ƍ52ƪ53ů
~<onc	72 -10ǫ7ƭǞ8ŉ9sǂ10yƅ11ŨűŴƩƽ12ũƷ17ĵ20V25Ū
~<one	43 -26ǫ-23Ɵ-22Ļ-21T-18ŏ-16a-15Ÿ-14oůǕ-13t-12nŎƕǜ-11ư-10HKĺŗţũƙ-9MŉŨƋƳǓ-8psŁłńŋƘƞƯǀǆ-7jGLUZĹŕŝƠƧƪǄǛǟǡ7őƁƭ8žƀǈǏǦ9řżƚ10fŃŊŐǥ11JXŀŭŰƐǔǪ12AŒƔƝ13Eň14mvƊƩƾ15Iǩ16şšǗ17ƨ18wPļŅŽƽǨ20iyǊ21h22ǧ24ŇŔ25Ƈ27Ŷ28Ŀ29Ŗ30ŷ31ŤƼ32ū33Ǎ34ǣ35Ʒ36bŠŴ40u48ŵ53ǖ
~<onl	62 -9T-8ǫ-7XšƸǌ7ƌƵǋ8Ľǀ10KœŸż11ļĿ12ŮƁ13ŤǗ15ǜ16Ƥ17Ŵǉǝ18ľ20ų23ņư24ū25Ņ39ǘ
~<oo	78 8ż9ŭ10Šƞ11k12Hǅ13Ɠ14ƍ15ƚ
~<ooh	79 9ŭ10Šƞ11k12ǅ13H15ƍƚ
~<op	62 -14H-10R-8ƣǫ-7Ƙ7ĸļűƎ8yŤ9ŋƓǥ10ś11ň12š13ōž14A16ŸǪ24WǠ27ţ28ǟ47Ǎ53ǐ65Ǉ
~<ope	64 -14H-11R-8ƣ-7Ƙǫ7aĸűƎ9yŤƓ10ŋ11ś12š14ž17ŸǪ25WǠ29ţǟ50Ǎ55ǐ67Ǉ
~<opi	88 12ļ21A
~<opt	86 14ǥ17ň21ō
~<or	31 -32ǫ-14H-13dw-11eŵ-10VƳƵ-9ǒ-8śůƕƢƪ-7xŃŔşƆǘǤ7gmpEOZőœŢŹǜ8DŀŉŴŸƄƼǝǠ9ŅŝƁǌǙ10NŲƫƿǃǅ11šƐƓƟǣ12ŘƖǗ13qySŽǈ14CIMĸĺĽŖƇǉǖ15ƅǆ16Šť18ĿŮǓ19PŰǄǍ20bŐƒǁ22ĵňƎ23ł24ūƈ25ĶƊ26ƌƻ27uL30FK31ƥ32ƾ33řų40f
~<or>	31 -42ǫ-14H-13dƆ-11ewŵ-10Ƴ-9VƵ-8lśƕƢǒ-7ŔůƪǘǤ7pEOœŢţŹƯǜ8gmDZŉőŴŸƄƼǝ9ŀŅŝƁǌǙǠ10NŲƿǃǅ11ƅƐƓƫǣ12ƖƟ13qySŽ14IMĸĽƇǖ15ĺŖŘǉ16ťǆ17Š18CŮǓ19PŰǄǍ20Ŀƌƒǁ21bŐ22ĵňƎ23łų24ūƈ25Ķ27uLƊƻ30K31Fƥ32ƾ33ř40f
~<ord	83 10Ƶ11ƅ12ũ14ǀ15ŏǗ27ǫ29ų
~<ori	75 -8C7Ɔ14ƌ16Ɖ20ƍ22š24l
~<ot	57 -14ŧǏ-11Ů-9Cǒ-8ǧǫ-7ĻœǕǤ7RŇ8şŲ9ŉŽƋ10Ǎ11owƀƷ12Ĵţ13uǊ16ǉ17ŴǄ18ū21Ń30ĸ39ŵ40ŠƓ41ņ51Ņ53ſ
~<oth	57 -14ŧǏ-11Ů-9Cǒ-8ǧǫ-7ĻœǕǤ7RŇ8şŲ9ŉŽƋ10Ǎ11owƀƷ12Ĵţ13uǊ16ǉ17ŴǄ18ū21Ń30ĸ39ŵ40ŠƓ41ņ51Ņ53ſ
~<ou	44 -26ǫ-17TƢ-16H-15ũ-14FŞ-12ń-11ĸţ-10ŁŏŲ-9sůŰƔƹǡ-8iLŀŃŐŷ-7ruDŉƌƤƪƱƾǔǟ7ŮƓ8ŠƭƷǃǤǥ9lňǐǠ10zCŧƨ11śűŽƦƳ12œřŝơ13bxŊǅǊǒǪ14ĻŘŢƋƑƖ15ƈ16qĴőųǇǩ17ľǂ18Ɯ19MUŒ20ƞƫ21QĹŖ23ǋ25ĵƺ26V27yƬ29Ŏ30ļ33ƟǓ34g36Ľ47j
~<ouc	86 10Ŧ12Ň13Ŕǥ14ŧŽ
~<oug	88 8Ś12ƺ34Ŏ
~<our	72 -9s7Iơǐǟ8ō9GŌƖƷ10jĺ12x32M59Ľ
~<out	45 -22ǫ-17Ƣ-16HT-15ũ-14FŞ-12ń-11ţǟ-10ĸŏŲ-9ŁŇůŰ-8ŀŃŐŷƔƹ-7uGLƌƤƱǔǡ7ŮǗ8ŠƓƖơ9ƭǃǤ10lCƨ11zňŧƳǠ12śűƦ13Ŏřŝǒ14bĻœǅǊ15ŘŢƋƑǪ16qĴľƈǩ17ŊőųǇ18ǂ19Œƺ20UŖƜ21ƞƫ22Q23Ĺ24ǋ26ĵ27VƬ28y31ļ34ƟǓ36g42j
~<ov	49 -16ǐ-15ō-14X-13š-11ơ-10lGŘƮ-9yńŶƱƳ-8źſƂƟǟ-7őƙƥƾǄǞǫ7hWĴĵƸ8ŪŹƚƝ10jANƏ11rvƺǏ12Ľű13tSŗşƇǗǘ14iŞ15Rŉ16Cŧ17ƞ18Pŀ20UŝǪ22œƃƔǉ23QƓ24żǌ27Ǩ28Ŗ29Ƣ32ŜůǠ35T42Ǒ
~<ove	49 -16ǐ-15ō-14X-13š-11ơ-10lGŘƮ-9yńŶƱƳ-8źſƂƟǟ-7őƙƥƾǄǞǫ7hWĴĵƸ8ŪŹƚƝ10jANƏ11rvƺǏ12Ľű13tSŗşƇǗǘ14iŞ15Rŉ16Cŧ17ƞ18Pŀ20UŝǪ22œƃƔǉ23QƓ24żǌ27Ǩ28Ŗ29Ƣ32ŜůǠ35T42Ǒ
~<ow	48 -20ƥ-17U-14Ŷ-13Ƣ-12ŠųǊ-11Ő-9rĹőƞƵǥ-8gGPSşǣ-7ŀŃŎƗƠƫǟ7Ůź8Ǣ10Ɖ11ŉǑǒ13ŧǅ15ZłƤ17Ǉ18ǧ19ƹǓǪ20Vƣ21zǝ23ƙ31ƚǔ32Ǎ35Ɓ37Ĵ38ƨ39ǡ53ĸ58F59Ɩ62ŭ63ǈ
~<owe	67 -7őť9Ŋ11ĸ12Ƃ46ŭ56ĴƖ
~<own	49 -21ƥ-17U-14Ŷ-11ųƢǊ-10ŐŠ-9rĹƞƵǥ-8Sşǣ-7gGPŀŎƫ7ŗź8Ů9Ǣ10ť11ŉƉǑ12ǒ13ŧǅ16ZłƤ18Ǉ19ƖǓǧ20ƹǪ21Vƣ22zǝ25ŭ26ƙ32ǔ33Ǎ35ƚ36Ɓ39ƨ40ǡ46ĸ60F64ǈ
~<p>	85 -13Ʈ-11œ-10ņ10Ŝ17Ż41ǧ77Ƅ
~<pa	36 -20ŕŝŴǖ-17nĻŏ-16yļňŒ-15ĺŮŲƺ-14dBƍ-13ūůƙǌ-12vDōţŷ-11ńǊ-10aŅŐŠŸƆƠ-9xPŖťŶƟơǇ-8bjSŃŦŪŽƅƦƶƽǑ-7cFNRľłŋƚƛǀǒ7TšƫǅǆǛǣ8Ƹǃǡ9tĶņŎŜƧƯǎǤ10s11pƭ12ſƕ13oQƪƬ14lŗ15zVƴǠǫ16ř17Ʊ18uUŘƲƵ19ƀ20Xǟ21Ũǧ22ZĴŉ23ƻǈ24ű25ųƖǥ26W27Ŕǉ28ƿ29œǚ30qƢǗ32Ť33Ƴ34ư37Ɨ39ƞǓǘ41śŭ43Ǣ45Ɣ46ĵ47Ł50ŧ51Ƅ61ǋ
~<pac	74 -10ŝ-9ǚ12Š13ŗ14H16W20ų40ƻ41ǧ
~<pag	69 8ƕ9fƫ10Ŏ11Ǖ12ƀ16ǎ25Ŝ49ś
~<pai	57 -8Ǣ7TŐƯǋǚ8Ƅƫǫ9ĵƧƬƭ10Ƥ11UƲƸǓ12Ũǅ13ŧǆ16ĸ17Ƴ18ĴŤ20Ɣ27Ɨ31Ɩ38ŭ
~<pan	84 -7Ū9ƌ11Ƃ13Ɗ17MŦ
~<pap	68 7Q8iŜ11ƘƤ12oǅ13J16Ǚ17Ǣ18ĸ19ǈ21ǔ22K28ƴ55ś
~<par	52 -15DF-14c-12dŠ-11yQň-10n-9ŗƺ-7vŜųƠǇ7EƩ8Ÿ9ĿŞŶƹǃ10ũǓ11ƧǄ12şǪ13Ł14Ƴ15ŵǢ16sCŎƀƣ17U18qtǡ19ǫ22ošƪ23p24ƞ25ǈ29lǉ30V33ƿ35u36ŉ40z44ű
~<pas	62 -13ŏ-11z-7GŝŶ7sLƳ9gƃǁǞ10ǐǝǪ11Ƽǂ13ƴ14ų15Oƭ16ƿ18cŤ22Ňƨ24ƹ25Ƹ34Łǚ47Ƶ
~<pat	77 -12Ÿ-10ƍ9n11o16Zƻ19ǀǙ25Ǜ57Ǡ
~<pay	43 -20ǀ-18ǖ-17Ŵ-16Ǚ-15ļ-13ĸŵƸǪ-12nǊǌ-11BŒ-10ĺŞŶŸ-9Pţůƹ-8ūŲƺǑǠ-7AKłňŐŕŝťŦŮƙǝ7Ʋ8F9TƁ10Ťǫ12Ķǉ13ĹőƖ14ŢƕƬǧ15ǚ16ņǤ17Ĵ18Ʊ21ſ22QŨǟ23ZŘ24qŗƳ25ŭ28W30ų31ƞǥ32XřƗ34ŔǓ35ưǢ39Ƣ40Ǘ42œ44Ɣ46ǘ48ŧ49Ƅ64ĵ69ǋ
~<pd	90 -10ō9J30Ŝ
~<pdf	90 -10ō9J30Ŝ
~<pe	48 -12ŧ-10Ǣ-9SWĸūǧ-8Qňśż-7vŁŒƉǍ7řǈǓ8DKŃƕǆ9lŮƴƶ10aJőŔŠǞ11nƀƸƹǪ12ŚƣǃǕǖ13xŋžƫǛ14dƞǟ16AƜ17Ňǘ18ŝ19Ÿǝǣ22ǉǙ23şǊ24ź26Mƙ27Ź31hķ37ǜ
~<pee	81 -15ţ-12Ǣ-8Ş-7Ŵ24ǃ28ş49ǜ
~<pen	76 11ŚƷ12m18ƶ22ƹ25Ǖ54ķ
~<peo	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~<per	55 -12Wŧ-11ǋ-8ǧ-7Qĸ7Tőſƃǐ8fYļŴŻǓǥ9Ÿ10ĿřƄǈ11ƕǆ12ĵŃŇş13JŔǝ14aœǣ15ŮǪ16ŋ17ƫ18ž20ŹƜ21ŝƙ22A31Mź
~<pet	86 -16ţ-8Ş10Š30ş54h
~<ph	61 -14J-12š-10Ǉ-9ń-8ňŸǢ-7ƹ7rCŨű9ĺ10Ǟ11Sƽǆ12ś13ǡ15cĻŝƁǙ17ƺ20ǃ22O23M24I28žǫ31Kǀ33Ŝ36ǚ
~<phi	90 11ű42ǚ
~<pho	63 -14J-12š-10Ǉ-9ń-8ňŸǢ-7ƹ7Ũż8Cǚ9r10ĺ11Sǆ12śǞ14ǡ15Ǚ16cĻŝ23O24M25I30žǫ33K35Ŝ
~<phy	78 20Ɓ24ƺ26ǃ41ǀ
~<pi	54 -14Ř-12Ť-9ŉƱ-8ţƗƙǜ-7ǆ7ĻťŴŷ8NWƟ9ŝŮƦƹǤ10f11ĺŬƮǡ12ſƯ13ŀƓ14hLŪ15X16ŭ17tƊ21Ńř22ƌ23Ɲ24ƈ27ǒ29Ŀ30š32Ŝ34ƽ39ǂ60Ƅ
~<pic	59 -13Ř-11ǫ-9Ʊ-8ţŤ7Ǒ8nŵŶƠ9Ŵŷ10tNWĻť11ŝŮƹ12ř13XŬƄƮǡ14ĺƯ16ŀ17L19f25Ń30ǒ34Ŀ36Ŝ39š
~<pie	82 8Ƙ11Ɗ15ƚ16ř18Ǥ20ŭ30ƈ
~<pil	78 -7ǫ10Ǆ11ſ12ĸǁ54ƽ60ǂ
~<pin	86 -14Ɗ9ŕ12Ɔ13ǫ28Ɠ
~<pip	73 -9ŉ-8ǜ15Ʀ22Ū32ƌ34Ɲ67Ƅ
~<pit	86 -9f32h35Ɗ
~<piz	88 10ų12Ǐ31ǫ
~<pl	45 -13Pƣ-12ĺŭǊ-11ǅ-10puvKŝũ-9ĸœşƬƺ-8iĴƙ-7OśŷƮ7dƏƒƤƧ8jYķňƇƜǛ9gŅǫ11Ļōơ12SńŮ13žƌƝǘǡ14Wšǖ15MUƔǜǪ16ƖƷǇ17aGƦƨǌ19ƞƠ20ƆǠ21k22Ş24yƢ25ǂ26ƍ27F28D29Ő37V38Ʋ42Ŭ43H
~<pla	48 -13P-11ĺũŹǅ-10ƌ-9puvœşƣƬƺ-8ĴŝŮƮ-7iŷƙ7AQŠƏƲǝ8ƒƧ9YňƇǛ10ķŅƔƜ11gǫ12ō13Ļń14ơǘǡ15Ƥ16MUWšǖǪ17Ɩǜ18DǇǌ19ƨƷ21ƞƠ22ƆƦ23GǠ24k26yƢ29ƍǂ31F33Ő38Ŭ40V46H
~<ple	69 -10ŭǎ-9KƤǊ-8ƣ-7Ǎ7eEIŚ9c10jwŬ12bǉ13J15d18D30Ů33a34Ş
~<plo	88 64Ʋ
~<plu	71 9ŹƐ11jƔ12S16Ɲ27ž35ƌ
~<po	43 -15Ļ-12ƖǨ-11Ĵ-9ǈ-8cmnGIņ-7XŁŎŏŴ7qƑƪǀ8ţƤƭǠ9Ĺŧ10őş11ľƕƣƶ12ŢƃƝ13ĺĿƁƛƧƮǑǤ14ƜƬ15Řǣ16E17ƀ20ŒŖšǫ21ŠƘ22Ÿ23ś25ƫƷƼ26ŐƨƩ29ż32ŗ33ř34Ś35ǧ40Ǝ
~<poc	72 7Ƹ10Z12ǆ20Ĺ21ŧ35ř
~<poi	81 -12m-7Ũ7Ţ9ř15ş31ŗ47ż
~<pol	46 -15Ļ-12Ɩ-11ĴǨ-9ǈ-7IŁǆ7aƤǃǔ8ļŝƘ9ƪƭ10ŢţǠ12ƃƕ13őƣ15ĺĿƝƮǑ16ƁƜǤ17Ƭǣ18ŘƩ19ŗ22Ŗƀ23š24ŒŠŸ27śƷ28ƫ29Őƨ37Ś39ǧ
~<poo	69 11Ƨǥ20Ɯ71Ǝ
~<por	79 -7ƈ8D11ƆƠ14ǫ15Ƨ16ř32Ʃ
~<pos	76 7ŜŽ12SV15Ǌ19ľ24ƶ25Ƙ32E
~<pou	81 8M11j12ǝ51Ƽ
~<pow	90 8ƴ13Ƌ21q
~<pr	45 -13ĺş-12Ǌ-11Ƃǅ-10iFIŲǉ-9aľłŨƤǕ-8nxňƋơ-7mCŀŉŕŠŦŧŮƁǏǖ7UƇƯƶǑ8ĵƀƉƮ9PĻŹžƔǛ10KŋƒƓǚ11DQǁ12š13bwǩ15ŗǄ16Ņǜǧ17ƚƽǈǞ19ŔŪƾ20Ǥ21ƙ22Łņţ24ǫ25ŏƣ27Şǔ28ƺ32ƫ34XĿ37ĸœ39Ń41ƅ
~<pre	60 -13ňƍ7ŷſ8XŒũŵǓ9Ǟ10Şƛ11Nţǟ12Ƈ13wƉǦ14Ŕ16Ǆ17ĵ18U19œ20Kǫ21ƾ22Ū29ƽ36ƺ
~<pri	58 -11ǔ-9Iǅ-8Ǖ-7xŘŨ7ŊƳǃ8Şǀǋ9ĶļřƢǌ10ňƉǨ11Ɩƙƣ12rǑ13ǫ14ŗƮ15ƫ17Ɣ19ŋ20Ł21ŏœš22ţ24Ŕ26ƚ29ŃŅ30X33ņ43Ŀ
~<pro	51 -16ş-10Ɖ-9Ǌ-8ŒƂƤǓ-7ĺňǉ7dŗƝƹǗ8Lŝǚ9lŁžƄƓƗǣ10ſƍƫƯǆ11ƀ12ŏ13ĻŹƒǛǞ14Ő15DŞǁ16ƙǩ19Ńƣ20ǜ21b22ǈǧ26Ǥ42ǔ45ƅ46ĸ
~<pu	50 -16ľ-13Vŗť-12œ-11Ũ-10GƙƟ-9ŶƵ-8vńŏŕƅƜƷ-7Mƨǫ7ckEƎƫ8ŲǦ9X10wŅŋŘŽƆ11DLQ12ĹĻ13rŪ14fƘƾ15qƳ16RSūƒ18dŸƕƦ20ƍ21Ƌƽ24Tůƴ26żƉ27Zś30Ɣ33ķ38h45ō53H
~<pul	71 7łƍ8Dō9g10W11RŚ12ļ13ĵ14ŋ27T28d36ś40ż
~<pum	83 -9ƛ40Ƌ
~<pur	81 10Ů14ƫ22y32Ɣ
~<pus	79 7Ń8ń12ŋ13ō14Ļ17H25Ƙ27r
~<put	54 -16ľ-13V-11ńœ-10Gŗť-9yWƙƜ-8ŨƵƷ-7ŋŶƅ7ŉŤƄƛƣƭǠ9kűŲŵƎǦ10c11wRX12QŅŘŽƆƔ13L15ĹŪ16f17ƍƒƳ18S19ūƾ20Ÿ21ƕ22Ʀ24ƽ26ůƴ28Ɖ31Z34ō36ķ48H
~<qu	55 -10KŃơǫ-8ŏ-7Ŷ7aAŚưǋ8PľńŢǨ9VŌ10dĵƚ11ŗŞſ12eǐ13E16Ł18ĺ19Ǣ20JOƩ21ņ23ZŅŨ24ķ28Ǆ36ŋ39ƻ42Ŋ
~<qua	81 -9K11Ʈ13ƨ15ń17ĵƚ33O
~<que	70 7g8dĺ11A25ŋ55Ŋ
~<qui	64 -11Ń-9ơ-8ņŏ-7Ŷ7oťƗ8Ōǟ9Śưǋ11PVŢ13d14Şǐ15ŗ16E17ŋ20Ł24ƩǢ25Ǆ28ZŨ31ķ46ƻ
~<quo	67 8ƉǄ9Őū11Ǩ12ľ14ſ17e21ĺ24J30Ņ33ņ
~<ra	54 -15ť-13ǫ-10ņŉŨ-9Ŧ-8ǅ-7ŧƔ7IRXŞƋ8SǃǛ10şŪƷ11Gĵŋ12a13clƖƢ14ĶƇ15ŏūƺ16K18œů19ƛ20C22Z24Ʊ26Ţ33Ŕ38Ŀ40jƶ41ǂ48ŕ
~<rac	81 11N31ů64ǂ
~<rai	64 -10c-9E-7ŉŨ9Ƌ10aŘƺ14G18Ƣ19l25ƛ27ZŔŕ31Ʊ51j
~<ran	78 -16ť-13Ļ-10ǅ7Ǖ8T9Ǝǚ10I14X18Ŀ22Ƈ44Ţ
~<rat	63 -9U-8Ŧǫ-7ņ7Ÿ8sCHƺǌ9Ş10gǃ11ĻŲ14ĵŔş16EŋŪ17ĶƖ20Kŏ23œ28c31Ŀŕ45ƶ
~<re	37 -26œ-16ĵ-15AŁ-14sĴń-13ũ-12CS-11şŲƔ-10bŃŉőźƪǞ-9hļŏŞťƋƠƨƮǚǧ-8lyNZŅŊŋŐŭŮűƖƝƟƭƳƿǪ-7iopMłŔŦūƀǐǨ7IŹǡ8Ɗƥ9deJ10uPŤǀ11ŚśŢŻƌƚƧǕǙǛǟ13ķĽưƷǖ14KVŬǦ15ŕƏǁ16a17Ǥ18tƶ19ŪƙƦ20ĸǓ22BĻō23Ƥ27ŖżƂ28ĺǆ30ŗƞ31Ŷ35ŝ36ƕƣ41ǌ44Ō47ƍ58FƉ66ľ68Ƣ
~<rea	53 -12ŁŃ-11CŸ-10Ő-8ƭǔ7Ǧ8ŀŝǕǫ9LŶ10ů11ŘƘ12g13ƒ14JƑƣ15ƽ16jĸĻŬ17eŽ18I19dňŚ22Ŀ24ś25ĺ26aK28ŕ42ŗ46ō
~<reb	77 9ƙ15ǟ50ƕ
~<rec	59 -12s-8ƽ-7ĺũ7rz9ǜ10Ŧ11Ǌ12ĻƲǀ13q16ƚǌ17Œ18ŤǦ26B32ǁ33Ǚ34ż45ľ67Ō
~<red	75 -8Ɔ9ƕ15ż17Ə22Ɖ23ƌ49ƍ
~<ref	80 7Ś17ľƙ30ƶ47Ľ
~<reg	68 -10ǉ-8ű7ƛ8ƫ9ĺ10ŷ11Ź12ǀǅǘ14Ɗƚƣ15ų17Q24Ŭ25ǌ28ǖ
~<rej	90 19ƶ
~<rel	81 9ƭ25Ʊ27u39H
~<rem	67 -11ń-7Ś7t8xŧ9aŦƊ11Ǉ13ǆ14E23Ɖ30Ƹ37ƍ39ľ
~<ren	50 -24œǎ-14n-12ĴƯ-10ǫ-9ŕ-8PĵǕ-7HŗƋǣ7ƥǔ9Ŝ10ưǟ11ơǑ12ŝƹǍ15ƍ19Ƨ20ĸǉ25ĺ29Ţ30Ǔ31Ŷ32ƣ36Ʀ44Ƃ46Ŗ48Ƥ54ƞ83F100Ƣ
~<rep	60 -7ĺǟ7Ƅ8Ĺŕżſư9Ŷ10ĶƓǋ11Ļ12ŝ13Ť14ǆ15Ə16ƌ19Ż20ŧ23Ɖ27ƙ29ƕ33Ʒ36Ǥ42Ū
~<req	75 -15Ƥ10ĺ12Ǜ19ľƣ20ǎ26Ǖ
~<res	70 -10Aƌ-9S-8ǒ-7ƙ7zW8BƜ9ǖǝ10ŎŠŸ11ţƥ13U15Ǐ16GƲǡ17ǆǫ18t22n
~<ret	67 7ǌ8qůǢ9ŝǈ10T13t14Ư18ƩǛ20ǆ31P35ķ40V
~<rev	78 -7Ƹ13ŷ15Ǡ19ǫ26ŝ28ŗ36ǌ
~<ri	37 -19ǫ-17T-12ť-11x-10jn-9i-8mŎ-7UWƜǃ7dpŮƐƨǈǖǧ8GōŘů9ALŇǌǎ10sQXŝ11eńŒŪƟǓ12uEƪ13oqƕƷ14CKŐŨƅƞƮƹƿ15SľŁ16ŏ17wƥ18ŞƆ19b20P22Nų23f24ǅǡ26Ŷ31ƚ34ǂ36ƛ39I
~<rid	73 -7ū7Ƅ9ž11Ŋ12wŷ15ŭ22Ʒ33ǂ38ų53Ŷ
~<rig	38 -15T-11xťǫ-10nB-8ijĸ-7mWǃ7dkMĿƀƩƫƭƲƳǑǝǨ8cňśŮŲƨǀǈǧ9pGZőůǎǖ10ŇōŘ11eQ12swŒƟƪǓ13Eń14uXŐƕƿ15oCŨƅƔƮƹ16Sƞǡ17qŏ19ŁƆ20Şǅ22IP23b24N
~<rin	69 -18Ɣ-16Ų-12ǫ12A16ŝǡ17ĺ18KƐ25ǌ27L28ľ35fI68ƚ
~<ris	73 -11g-10Ɯ12ĸ25Ū30ǂ36ƥ40ƛ
~<riv	84 14ǅ54ƛ
~<ro	48 -17Ų-14Ǥ-13ƆƖ-11lR-9ĻŐǇǔ-8cĿń-7ŀņœŧǉ7TXƫ8ľƇǊǠ9ơư10ĶŪƔǡ11ƍǂ12ōţƞǐǫ13ZŏŮŴź14ŠŻƂ15ĸ16SůƟ17eYƓ18ǅ19ķ21Ƒ22D24n26ǆ28h36ƙ49Ƥ71Ɗ76Ɖ
~<roa	71 -13R10Ǩ11y14Ş19Ǡǡ21Ƒ22ź23Ů26Ƃ40D
~<roc	85 -15Ɩ15ǂ16Ɨ
~<rol	84 -10ń11Ŗ14Ƒ16ƚ17ķ24Ǌ25ō33Ż
~<roo	54 -18Ų-9ŐƆǔ7Ņǥ8ǅ9P11Ƈ13hX14ŏ15ƞ16ƍ17Ŵ18Š19ƙ20Ɵ21Ɠ32ǆ33n58Ƥ81Ɗ88Ɖ
~<rot	85 -13Ǉ16S18ľ26ķ32h
~<rou	64 -16Ǥ-9ĻŅ7m8ǂ10Ŧ11Œ12MS13T14ư15Ķơ17ŪƔ18ǐ19ţ21Z24Yĸ26e27ƙ28ů
~<ru	53 -13iĺ-10ŶƱ-9Ů-8rUĴǓ-7jňŴƅ7cEŅŉŵƲǋǘ8qŤ9hų10ŬǙ11ŧƣ12ĶĻťżǧ13Y14Ƒƫǟ15Lƀ16eǛ17ǡ19ǐ22A23Ɵǒ26ƝǊ28ŖƮ30ƿ39œ42Ǫ47O57Ų
~<rul	88 7Ʈ23Ǜ24L
~<run	54 -9ńƱ-8UǓ-7ĴňŮŶ7EŅŉŌƛƲǆ8qŵǋǘ9hŤ10ųǙ11Ŭ12Ķŧżƣǧ13Yť14ƫ15ǟ16eƀ17ǡ20Oǐ23AƟ24Ʈǒ27Ǌ30Ŗ31ƿ41œ43Ǫ45Ų
~<rus	84 -14ĺ-13i-11r11s12ń20Ų24Ļ43O
~<s>	79 -10p10Ź11Ɨ12J16ƅ20q26ǈ38b
~<sa	41 -17ő-15ŧ-14nŐ-13AL-12ńŅƹ-10PŀŶǎ-9giJşťŴżƞƢ-8svŦƯǕ-7xƲǟ7ĶŪžƜƧƸǃǩ8cĺŊōŒŚǜ9uŷƊƟư10VǄǝ11ŋŌųƆ12ŗŠǋ13qłŲŵǫ14ŉŬƳ15ƫƺƼ16WţƔǡ17ŇŨǅ18ůǀǘ20SŘ21ś22ŕ24p27Ş28B29ƶ30ǌ32řƣ33b35TǛ43Z44r
~<saf	68 10ķ14Ɛ16ƚ27ž55Ǜ
~<sai	62 -11ń-9Ƣ-8oƣ-7ŁŐ7pruKĶūƟǖ8fxSŋŭǞ9O10ŇŏŞǇǜ11ŕƆ12tŊ13dš14HVƧ15G17Ƹ18c21qy24B29ƶ
~<sal	63 -10nǕ-8Ū7Ǫ8Ǐ9ǖ10ƙ11ư12ǍǢ13ŲƩ14uǊ16ƨ18ǋ19W20ǅ22ǝ24ǘ25T29Ň31Ɣǡ57ǌ
~<sam	62 -11HŶ-8Gż-7őƷ7Ńŝǚ8ǧ9űŽǉǘǠ10ƈƘ11oƕ12Ň14kǄ16Œǃ17I18ƫ23ŷ24ŵ26Š31SŪ36p
~<sat	79 9Ɯ12ư19Ũ24ŗŞ
~<sav	61 -14y-8ŏ8ŻƷ9ŌƵ11Ǚǫ12wĸ16ļ18ĺ19ĵ27Ƴ37ţ45ř70Z
~<saw	78 7ŊŨũ8ƭ11Ų12ƜǛ13t16j18C20ǀ
~<say	50 -14ŧƹ-12A-11L-10x-9oƤǎ-8Ņǧ-7CĸĻŀŐ7ŤƪƫǁǓǜǤ8NŌŗŨ9ƄƆƟǅ10ŋ11Qƾǩ12ų13Ɗƶ14ňŞ15ōŚ16Ł17B20œ21Ŭ22ŕǫ24łŘśƼ25ƺ26ŉů29T46b47r49ƣ
~<sc	54 -11šǫ-8fş-7MŔŴƋǛ7vyVŦżǨ8Sņǖ9qQŃŠƚƥ10ažǃ11Ů13Ə14Ǖ15l19R22ǂ23Ƽ24x27Ƴ30Ż32Ŝũ37m41Ķ45ŀ54ǚ
~<sca	67 -10ǫ-9ş-8ƋǛ-7MŔ7ţ9ňŦ10V12ņŠƥ14ǃ16ŃƏ30Ŝ31Ƽ45ũ58ŀ68ǚ
~<sch	60 -11š7Ƹ8Ǩ9vyKżǖǤ10S11qQ13ƚ14Ů17Ǖ19l22R28x31Ƴ34Ż43m
~<sco	78 -8f19ž61Ķ
~<scr	79 11Ų12Őƕ13Ŝư17a
~<scu	84 38ǂ
~<se	44 -33ś-16Łŭ-14ƣǢ-13jǊ-12ũƦ-11hCǤ-10nMŎŕŗŷƯưǞ-9cgkABXĸļŃťŶ-8airzƨƩƷǘǣ-7uFPŒƓƱǉ7VŢŮƏƕƮƹ8TŝŲǙ9KŚŬƊƵǟ10ĺōƋ11ĴŊ12ZƖƴ13Ť14Ŀǀǔ15NƑǆ16ĻƗ17yšƅ18Ɣǧ19ľǐ20ƘǄǖǪ21ơǝǩ22Ǎ23ǈǎ24œřţ25Ʋ26Ɲ27Jŵ28ŋƟ31Ɛ32H33ū37Ŝ41ŉ46Ľ58Ǡ
~<sea	77 -12j-9h9Uż13xƊơ14Ɯ16ƞ18ǡ31Ǎ42ǐ
~<sec	63 -10ū-8H7fļ9dǫ10AķƸ11IňŪǎ13pĿ14ō15Ǎ16yƖ18Ǡ20ŋ25ơ28NƐ29ŵ
~<see	60 -15J-10ƚ-9ƯǞ-7nQǖ7Ɵ8ŵƈƋǁ9vŏŔŻƙ10ĺŤ11t12ŀƛǫ13ŬƑ14Ɲ15yľ16Ľ17Ǆ18ŋŚ19ƵǠ20HŮƴ21ƅ25œǀ26ǔ28ŉ29V
~<sel	66 -10Ń-7Ļ8Ƅ9ĹƂǗ10Q12ƕ13Əƫ15Ɨ17ƹ34Ɣ37ǖ40H41Ǫ42Ǡ43Ɵ
~<sen	59 -27ś-11ƣǊǢǫ-10ĵ-7Lŏ7ōŪƺ8ĺŝ10ŢƬ11s12Ɛǚ13š16K19ő20Ɨ21Ĵ23ǎ29ŉ32ǩ39J46ľ48Ľ57Ŝ
~<sep	79 8f19Š25ƚ29ř
~<ser	65 -10A-9ǁ-7Ǥ7şƳǑǙ8Ş9Ɨ10ƑǠ13ŝŤŬǄ15ƾƿ16Ŀ18Ų21Ʋ31ǝ36ǆ
~<set	63 -15V-13Ł-11ũ-9Ʀǫ-8ƙưǡ-7ş7GķŃƐƮ8Lŧ9ŨƋ10Řř12ĵ13œ14A17ū19T21Ơǟ22Ŋ23Z28Ƙ29šƲ33ţ37Ļ38ǈ
~<sew	84 36Ɲ
~<sh	41 -24ū-19wƣƥ-18i-17Őű-14SƦ-13PQŔƻ-12ŁŊŕŖŧ-11jZůƔ-10ĸŗŹ-9lDGHVķļşŢŭǉ-8CFĺŃŒŞŮƕƠƧƨ-7LŀńŝŠƗƛƩƾƿǓǙǜ7OĻǑ8Ŷƪǃǐ9fJŌřśųƵǗ10hľšţ11yƜǘǣǤǩ12aKĵŏŨǢ13NŅ14ŉƙǖǡ15xƮ16pBƉƚƝƺ17UŲƅƭ18ǧ19ŋŷƟǅǎǪ20nMŻưǇ21Ǎ22rR23o24t25q26ōũŴƓ27v29ŵ30Ƥ31ƹǄ32ǊǏ35sƊ40ǟ
~<sha	63 -10Ɖ-8R-7P7ŷƅƾ8ǖ9M10ƭ11Ǌǚ13ŴƢ14ōƮ15ǈ16Ǐ17ǫ18Ɗ20ŋ21ř23ų25ũ27ƺ29n36Ų40Ƥ
~<she	54 -22ū-20ƺ-17ƻ-14ǫ-12ű-11wŕ-10Qǉ-9ķ-8Ɨ-7LŶƾǎǑǢ7ŲƟ8Uż9fśǞ10yƭ11ƆƤ12Bņ13Ǌ18ŷ20ƪ27Ƶ28pŴ31Ż32x33ư34ŵ37s38o39t41ƓǄ43qv53rƹ
~<shi	66 9Ɯ10Uǟ12Ǘ16Ǉ19ţ20ǐ37R41Ɖ42Ɗ
~<sho	48 -20ƥ-19Ūƣ-18r-16Ő-12iŊƦƹ-11wSZ-10Ɣǐ-9Ł-8xDĸœŔşźƪ-7qļŖŗŞŧŭůŹƵƿ7ƂǠ8kRUƸǒ9dBXŋŜ10OŨ11ghsŎƮƯƳƺƼƽ12ǃǖ13fJŸ14ĻǇǤ15šǑǘǣǩ16Kũƅ17ĵľ18ŅƟ19ŉŶǊ20a21NŏƙǢǪ22Mƚǡ23ō24ǧ28ǅǏ29Ǎǎ
~<shu	71 -7ŧ8ŷơǗ11Ō15Ū18Ɯ21ǐ36Ɲ56ǟ
~<si	45 -20ư-14Ŵ-12ňŞũ-11ŝşƓǆ-10wŐőǟ-9cĸŋŜǊ-8OXĻŶƙƷƸǑ-7ŅŎœŖťŮŷƺ7ŏƧ8ĶŤųźơƳǅ9QŃŦƴ10dƲƻǨ11IĹƂ12JǄǇǏǡ13ft14Ř15nō17iSǕ18MWƚ19ķƇ20ŔŵƟ21Ł22łǪ23BƘ26AŪ27Ǡ28Ǣ36Œ38ƈ40ǝ42ƿ44ǫ
~<sic	79 -11ưǟ7ŀ8ǀ10x20ƿ21W32ǝ34Ǫ
~<sid	62 -13ƺ-9ũǆ-8Ǒ-7ƪƾ10ŕƋ12ķƀ13CǄǝ14Ń15TŔŨƂƿ19ųǏ26Ǣ27Ɵ31ƈ
~<sig	61 -9Ŝ-8ƓƱ-7ň7Hš8ľƤǋ10Iŗ11Ĵ12W13ƴǢ14yƳǫ15Ɣ16Œ18J19Q21ǅ25ŏ26Ǖ35Ƙ37ł45ō
~<sim	86 14ļƐ25Ʋ
~<sin	57 -20ō-12ŏ-10ǁ-9ŝ-7ŞƔ7I8Pƌ9ŽƇƥƬ11GźƝ12B14ŘŦ15Ťƚƻ16d19Ǉǡ21t22Ĺ24S25f26i31Œ32Ǡ36Ū61ǫ
~<sis	72 -8wǅ8Ǧ9ņ10h14ƹ15U24Ʊ26ƿ27B51A
~<sit	63 -14Ŵ-11Ů-9ş-8qŐ7H8ZǪ9rzƟ10jĺŘƛ12Fƚ14ƧǨ19ķơ21ǝ26ƈ30n33M34ŵ38Ł
~<siz	82 -10ư8Ǡ17Ŕ25Ʈ26Ƈ
~<sk	73 -13Ǩ-10A7ŋ9pſ10Ƣ11BƂ13ƃ14Ŋǃ15Ű21Ǒ22Ł27j29ǂ
~<ski	79 -14Ǩ-11A8ŋ10pſ12BƂ15ƃ16ŊŰǃ23Ǒ
~<sky	81 11Ƣ30j33ǂ
~<sl	62 -13ǫ-12Ū-11Ǚ-10Ŗǉ-7Ų7ĿŢƕƞ8ŉ9ũ11ƁƝ12ľ13ĹſƦ14Ń15ļƎ17ō18ǡ19b21ƾ22ǣ23ű24i26n32xUƈ46ǐ
~<sla	76 7ǐ10iƕ12ǡ17Uſ41ƈ
~<sle	70 -11ǉ7ŀ8ƞ9Ŀ12ũ15Ĺ16Ń17Ʀ18ļ20ō26ƾ28ű30n38x
~<sli	82 -11ǫ-8Ǚ11Ţ15Ɓ17ľ21Ǝ31ǣ
~<slo	75 -9Ŗ-8Ū-7N11ŉ15Ɲ20i23U24b25ǡ45ǐ
~<sm	62 -11ƙ-9ǖ-8Ɲ7Ɣƨǝ9HƒǊ11ŅŪǆ13ƦƮ14AƧ17ǅ18ŧŨ20ő33Ǆ36Ɛ58ƻ
~<sma	70 -11ƙ-9ǖ-8Ɲ8ƨ9Ɣ10H11Ǌ13ŅŪǆ14Ʈ16AƐƧ18Ť21ŧ23ő
~<smo	68 -13Ť10ƒ14Ʀ21Ũ25Ɛ37Ǆ65ƻ
~<sn	74 8Ǧ9Ňǆ12Ŝ29ơ34ž58j
~<sna	83 10Ň14Ŝ33ž
~<sno	79 9ǆ31ơ63j
~<so	30 -18ő-14Œ-13ƙǚ-12X-11Ɠ-10ƾǓ-9ƛǄ-8ŹƈǦ-7aoŠƹǐ7xCNVōŕŨžƊưǛ8izŲƟƺǃ9lvEUZľŞŸŽƉƏƘǉǋ10eqsŤűƗǀǠǪ11kuķļĽƀƖƿǅ12TşƐơƢƵǙ13LĿœŔŘŝūƨƮǇ14hpŉšƕƧƼǗ15HĹŇƦƪƱǍ16gňŵ17ŊŖŶ18mPĶŅřƫ19Ŵƅƣ20fAŀſ21ŧ22ǈǊǜ23ź24Ļŷ25cĺť26w27ĸńţ28y29QƤ33ǁ
~<so>	34 -13Œ-12Ł-11oő-10ŦǠ-8aƾ-7ƓǄǫ7tJOƣƧƵƷƻǉ8DPļŊŕŢŮƦƿǁǃǇǈǥ9AIUĿūŶźƗƚƫǛ10ńŚŪſƕǆ11fwyĸĽŀų12gŠƏǋ13qSłōƉǗ14ƟƠ15LĶŤƅƘƮ16hk17sTĻŅŴŷŸƖ18ŉŖŞǜ19nĺƢ20c21QťƤ22ip24ƨ25Ŕ26ŧ27ţ
~<soc	72 9j10Ĺ16ǈ17Ǚ22x26ķ28ǁ45e
~<sof	81 7Ɗ9g11x17Ķ28q
~<sol	71 -10ŔƔ-9Ʊ-7F7Ţƒ8Ɔ11Ɗ12sPƗ13ŷ16fš17ĸ18Ƥ21ŝ24Ň31Ų40ǈ
~<som	44 -13nsŠ-12Ţũ-10IōƄƷ-9ƙƛƝ-8őƳ-7aWŪŸƩ7ļŷǟ8ŀŊƕƗǀ9ŬƔ10rśťūǇ11PZǞ12Nšžƣư13ŘƦ14zĺƀƧƼǜ15şŶƵ16ĿŁſ17ĹƸǊǠ18ŵǍ19ĸĻ20Ɛ21m22Ňŋ23Ʊ24ƪ28Q29A32ř
~<son	70 -20t-14Ź-11ǈ-10a-9Ư9Ž11ŴƱ16Ǌ20ǅ23u25ź27Ǡ33v39y42x43w
~<soo	71 -8Ǟ9ĿƂ11ƅ12Vŀ13Ŗ15y19Ǡ22ź26H41ń
~<sor	72 -17ł9ǂ10z13ƣ15Ň16Ƶ19a20ǫ21f31ƫ
~<sou	64 -12S-9ǐ-7ǫ7iFLƇƊƞ8ŨƑǝ9BƺǊ10Ťũƙƿ11CGǪ13ů16ľ18b20l21Ŧ22c23ơ42ň
~<sp	50 -26ǫ-15Ŝ-14ƺ-12Pƌ-11Ɲ-10c-9yňū-8zōőƙƷ-7ũƢƽǩ7ľƟ8HŐƏǉ9CMǑ10lĵǅ11Šžƭ12ŃŖƋƒƚǀ13ƛƥ14tƊƹ15YŤǂ16rǏ17ű18Jŵ20k21ƪ22Ơǎ23oǄ24OX25fƤǍ26q28bż30p36s41g
~<spa	70 -24F-16Ŝ-15ƌ-11ľ-9ū-7Ʒ7Ǚ8ƯǤ11Ɔ14Ə16J19Ƌ20ƒ25Ɵ28ŵ30Ǎ34ǎ35O
~<spe	61 -8ǩ8ƿ9Ƹ10atJś11ƨ12g14kǅ15l16ŐžƠ17ǀ18sƚ19Y33X36ż39b
~<spl	75 -7Ƣ12ſ13Ǝ15ĵǉ20F21ƭ43Ƥ
~<spo	64 -23ƺ-18ǫ-13P-11aƟ-10c8ƛǍǚ10ľ13ƠǑ14C17ű18M20ƹ21ǂ25r29ƪ30s31Ǆ33o35fgq41p
~<spr	66 -11Ɲ7Ŧ8Ɗƺ9j10tńƛưǠ11ľ13k17H19ŖŠ20Ń22Ť23ƥ26Ǐ
~<sq	70 9ǃ11ĸ14ƕ18Ǎ29ǘ44Ƈ
~<squ	70 9ǃ11ĸ14ƕ18Ǎ29ǘ44Ƈ
~<sr	81 -12ĺ-9ǩ-8Ǩ98ƅ
~<sr>	84 45ƅ
~<st	36 -18ĺ-16ƨƵ-15Ɔ-14Şŷ-13ZŃšŧŨū-12LŦƀƔƣƯ-11aNŗƄƢǫ-10pGŇŏŰųƸ-9bhiļŠŲŵ-8ĹşƉǂ-7esWŜžǆǢ7QƖƠ8SƱ9qŕƅǘ10KOķŢǊǗ11IJőűƓƟ12ŚƌƘ13vHVƦǞǥ14řŬƛƭ15EƙƩǉ16UōŻ17ŪŹƳƹǙǡǤ18yƾǐ19fM20tƊƒ21Łƞ22j23Œ24mCƇƈư25Ǒ26XǍǏǚ27ť32ţ34D35ũ41Ǉ42Ƨ43Ɯ
~<sta	47 -19š-18ş-13Gĺ-11D-10LŗŸ-9NUZŁŉƵ-8isŃŰŷǍ-7zPŨƛƴǓ7dņƌƑƜƧǏ8kķĸũǕ10śƬ11nŅŐźƓƩ12ŔŖŚűǖ13jrESńŒǞ15Ř16fHĻƫ17RŬǥ18ƅ19Vőǡ22řťƞǊ24Ƴ25Ʀ26Cƹǉ27ō29Ź30X38ţ39Ǉ
~<ste	70 -7Jǡ7ť8d9Ǫ11ǐ12gŪ13Ɲ14ſ17uƊ18Ǉ20Ǒ26ƾ28ƞǚ32Ʊ
~<sti	54 -12ƨ-10aŴƯ-8ź-7pťƆ7MĴƻ8yƷǡ9jŁ10Ƽ11Ơ12OŊ13ŭǫ14Ʈ15cf16ƈƘ17zCƩ18U19tŪ21ŸƖ22q23Q24P25D27v28J30ũ31Iƭ
~<sto	54 -12ƙ-8ƥ-7bƢƣƵǖ7ĸţǝ8yŉ9Ǉǘǡǣ10Oŋŕǎ11šǌǚ12Ŏ13j14ŁƟ17Ǥ20ť21ǐ22ư24Ǎ25Ǒ28M30ǏǙ35ƒ44Ƈ47Ƨ54Ɯ
~<str	56 -13ǫ-8Pǡ-7aSƙ7ŕśũƿǐ8ŴƠ9G10ŁŚ11tE12Ɠƞ13ŝŮżǗ14Œǅ16Kĵ17ƕǏ18ň20ƾ22U24Ţ26ű28Ǎ35ƛ36D
~<stu	56 -8ŭƿ-7Ŕūǫ7ƎƳƴ8sƜǁǚ9ŒǞ10ŁƊƌƥ11ĴǗ13ũǒ14A16ưƲǄ18ŶƟƤ19ş22ƈǤ23Ƨ26Ż34m39ƙ
~<sty	76 7Ɗ27Ǔ
~<su	51 -19ǩ-13Ǡ-10yƣ-9Ŧ-8şƌ-7ŤƙǊ7ļƆƎơƶǉǛǣ8Ǖ9ƅǫ10t12kōŴǁ13ū15i16Ǧ17ŏƬ18Ź23ĸƍǞ24Ə25x26Ƌ28jL29ƾ32Ǘ63Ǔ64ǔ
~<sub	64 -21ǩ-9ƌƣ9ǁǦ11Ǖ21ō82Ǔ83ǔ
~<suc	85 8w11Ŝ13ŽƂƽ
~<sud	88 11Ů12Ƶ15Ĺ17Ļ
~<sue	75 29ĸ39Ǟ
~<sug	83 -9Ŧ9ƿ14Ǜ17ƾ25ƶ
~<sui	86 12ň14ĸǣ31L
~<sum	75 -10n12Ǝ13ơ18ǉ22k29x40Ƌ
~<sun	82 -16Ǡ8ļ9Ŋ31ƍ51j
~<sup	69 -8ǟ7ő9rƘǁ11z12nǒ16L22ǫ26ŏ46Ǘ
~<sur	68 -7yşǫ7ƍ8ŐǄ9ũƳ10txĴƆ12a14Ǧ15ŗ18ǔǟ25Ƭ27i31ƾ33Ə
~<sus	85 21ƅ32Ź
~<suv	90 -11ǒ-7Ÿ25Ŵ29ū
~<sw	65 -11ǫ-9Ŧ-8ň-7Ůǌ7ŃŹƒƣ10ĵƓ11ōŪǘ12tŭƸ14M15D16c19X20Ʒ21Œ28Ŵ35ţ45Ǝ
~<swa	86 -9Ů15Ū27Ʒ37Ŵ
~<swe	78 -9ň-7x7ŚŬ8wƭ9ƒƣ14Ɠ15tƸ17ŭ18D20c
~<swi	69 -9Ŧ-7ǌ8Ń9Ź11ĵ12ǘ14ō15M22X23Œ39ţ48Ǝ
~<sy	67 -10ǉ7ķǟ8ŚŢƌ10E11ǝ12D19Ǘ22Ɛǚ24ǘ29Ǚ
~<sys	68 -10ǉ7ķ8Ţƌǟ9Ś11ǝ20Ǘ23Ɛǚ24ǘ29Ǚ
~<t>	88 8ǚ15ƀ32b
~<ta	46 -21I-19ĻŁ-18ǫ-15Ƶ-13y-11xŀł-10Ÿơ-9PŊŘŚŲǊ-8Ŀőŗŭƍ-7GōŖŢųƉƛƸǖǟ7rńƌƖ8avĶŋŒ9nMOœƷ10ftũ11ƑǅǪ12ŜţƆƘ13Ʈǝ14ƕ15sňƱǠ16ľŦŨźƊƳǌ17Ǜ18zŅƦ19ĸǃ20ŃŻ21Ʃ25T26Ű29ǘ30BƼ32š33Ō34Ǆ38Ŭ39N40Ǣ50ƽ
~<tab	76 8ś9TŃ11Lư12Ƨ15ž17s26n27M31Ɗ
~<tak	51 -20ǫ-17Ł-16Ļ-11AƵ-10ŷŸ-9yƪ-8ŀŲ-7PĿūŭư7eNǆ8ĵŋŪƬ9fktǔ10ŜŮƖƙ11ŏŴƱ12Œ13Ǣ14Ƒǌ15Ƙ16ũǪ18ňţƕǝ19š20ŃŨƮƳ21ƦǠ22zǃ23ź24ĸŻ25BǄ27Ʃ33Ű34ǘ59ƽ
~<tal	58 -12Ň-7xŊ7hiKŎŶƎ8Ʊ9Oŉƹ10BXƇǢ11ƪ12ĺ13sĶ14v15ňŦǄ19a20Aš21r24ľǛ28Ņ42Ƽ44N
~<tap	83 11Ɲ67Ō
~<tax	78 8fǌ10ǈ11ǅ13œƷ21Ɔ35TǢ
~<te	41 -18Ť-15ň-13ş-12oIĻŃ-11Ÿǒ-10bLĸŦ-9arwXż-8JŊœƉǑ-7GŉōŚŠŧŪƭǎǏǧ7nsMĺŇŐűƀǘǝ8uEķĽŜơƤƷǈ9kyŽ10qŮŲƋƧƶ11łƲǀǃǚǞ12ilŔţžƵǗ13ŋƠǛ15ŕťǫ16U17ŗǁ18xŖũǆ19Ŏ20ƅƪǉ21ƞ22F24g29ƫ30Ǌ38PƯ39B41ź48K
~<tea	75 -15ŉ-13h7qł9Ǌ11Uƹ12ǅ13ƪ14ķ15Ɵ19g20x21ǫ37P39ǉ
~<tee	69 -8Ÿ8Ů9Ż10ƃ11ţ13ǁ19v74ź
~<tel	44 -14Ļň-13ş-12Ť-11owǒ-10I-9bŃ-8rXŦƫ-7LŊŚŜżƉǎǑǧ7jzKĵŘūŮƳ8qŅŇŔţƜƸǓǝǠ9sFHMĽŀłűǊǘǫ10gEŐƀƯ11nĺƋǈ12kuxUŲŽƧƶǁ13Ʋ14ũƵ15ižƅƪ16ŋ17Ơ18ŕ19ť20ŗ21Pǆ22Ŏ34B
~<ten	78 -7zƦǕ9ĻƵ10ơƥ12C13Ƥ23R28F32ƞ
~<ter	68 -11A-10Ť7g8wŔ9ũƞ10Ʒ14Ǘ15B16Ǟ26Ŗ58Ư60ƫ
~<tes	81 8Ũ21ǃ28Ǜ31ǀ
~<tex	69 -9J9Ź11ƅǚ16l17Ŭ27Ŝ73K
~<th	17 -20T-16ǐ-15ƪ-14o-12X-11gŅŹ-10ĺ-9Lŗ7HVǇǙ8űŵƈƝƨǃǌ9KŐőŴŷƁƂƑƧƿǏ10eDUYĶŲ11AĿŒŕşżƐƔƻǦ12fļŃųƍƲƷ13ķŇŶſƜƥƸ14rRľŪŻƊƙƫǡǥǧǪ15wřǍǟ16hŘŜŰƀƉǔǩ17JQŌǅ18ōŖƎƘƞƳǆǎǓǝ19Śśũƒƭ20jsWŉŸƅƆƌǈ21dEťůžƋƚƽǊ22lłœŝƛ23vŮ24yźơǠ25aƠ26ŁƏƬ27kǕǨ28bxGĹŭ29ưǢ30ŦƢǫ31ŬǤ32Ɠǒ33nŧƟ35ņŎƗ36ŞŨƩ37ƣ38š41ň46S
~<tha	29 -22ǉ-16ǡ-15iPƮ-13y-12Ǐ-11sXĴĺƋƙǠǪ-10N-9ZƜƯ-8eƤƴ-7rŶƀƗơƪƹǌ7KŢŤƃƢƳǃ8hnFƌƍƎƼǅǒǩ9ŐŞƈƱǛ10klĶƛǕǖǗ11ķĽųŴŽƂƒƧƽ12ajŖŨūǤ13oCMłŌōƔƚǂǄ14ņŕ15tDĸƆƓǁ16RŰƁƬ17SżƉǟ18dŚƩǍ19ľ21ŗŪƫ22uŜǫ23QŁŬŭůƟ27EťžƵ28p29ŧŮ30œ32Ļŷ38ŉ40G44Œ48ĹŎ49bš51ň52Ŧ53ũ
~<the	19 -24Tň-21ǐ-19ļ-17Bŉŗ-16o-15ńũŷŹ-14ŋ-13LN-12XĺŅ-11iprO-9ǘ-8CI7jZĴōŜţƨƹƻǉ8FĿŊųƱ9ŔŠƳƷ10ůűƄƫƴƿǀǌ11PžƥǇ12JWŇŎżƐƔƚƲǙ13ťŰƈƍƧǍ14lķƁƑ15efŖŚšŪƆƎƝǥǦ16wGŭƂƤǃǏǧ17kŃŘşƊǅ18YľŁŴſƜƞƸǔ19ŕŵŻǆǩ20łőƉƙǝ21hEƒƘǈ22svřŸƛƬ23UœŝŶƅƟǓ24śƀ25ƌǠ26ƽǊǡ27ƋƓǎǪ28ƠǨ29Sơƭ30nǢ31xŧźƩ32ņƏǤ33Ǖ35ŬƢǒ36Ɨ38y39Şƣ41ư47Ũ
~<thi	40 -24ƪ-17o-14ƅƍǪ-13nœ-12ƨ-11Ĵ-10ĸƀƭƲǁ-9PTŅŘŻżƂƆƳ-8şƓ-7gtuFRZĹŇśƞƫƴǓ7UVŕŜǣ8xGšūǌ9ŗŸƗ10iQŔƙ11ňƚ12ŁŲž13jŖųƽ14hXŏƉ15yōƣǡ16ŃƯǊ17cdNĿ18kMĵ21Ş22Ǡ25Iĺ27ŀł28sŪƘ29Ʈ30AB31Ő32Ō33ń36Ʒ38H44aļ60r61Ļ
~<tho	55 -11ǘ-9aG-8ĻŀŗǙ-7ƭƹǛ7HƜƱ8AĿƎƞƲǆǒ9ŒƉƠ10EĴĶŅƃ11iPŋƊƐǌ12ƀƆ13ŷ14xƷ15wŲǓ16ž18Ʃƫ19ţǦ21ǉ24Ɠ25ųǫ30š37ň
~<thr	51 -9LƖ-8QŐǫ-7cmĵƾ7ŀŃŽƦƩư8lŢƨƳƽ9z10ĴŭƂǞǟ11Ŝŵ12ĹūŶǧ13nŪƞ14Ũ15ŋ16Ƶ17jŗť18őŘƏƗƪ23ǐ24ǘ26W27ũ
~<ti	47 -14ƾ-9Gœŗ-8nMŉ-7iŀƈƪǙǠ7Ʃ8ySƝƫƶ9ŢŹƼ10kŖŲǊ12WŒǑ13şƊ14ŝǉ15qĻ16Ƙƺ19fŤ20ŭ21sơ23ų25Rļ27V30ǐ32ŕ34O35ń36NƯ38Ń39L40g44ż
~<tic	65 -7Ũ9Ǒ12Nĺ13ŷ17ş18Ť26ŕ55ż
~<tie	84 -8ǫ18Ǒ29Ń40f
~<tig	88 12Lų14Hǟ21g
~<til	68 -10v-8ǫ8cgs9ǀ10Ŗ11yƓ14ń15ųƘƫ26Ɗ28Ļ53Ư
~<tim	53 -14ƾ-10T-8ĺœŗ-7GMƈǙ7bŇƒƔǚ8šŤŨƓƨǂǘ9yŶƶ10ŹƝ11SŢţ12kŪƩ14Ƽ15Wǫ17Œ18ŕŝǉ19gsơƺ20ļ22ų27V29ń31R32N35O37ǐ38L
~<tin	88 7Ɗ8ƚ14g18Ǌ25q
~<tip	85 -7ļ12Ŋ21T47Ń
~<tit	75 -9Ū7ǒ8q10ĸ11Ǌ16Ų18P22Ƙ35ŭ
~<to	29 -26ť-22nŦǊ-21r-19ƫ-16Ƌǣ-14Sǉ-13cWƽǇ-12wPķƈǍ-11FŽƆǔ-10hűǘ-9Dżǥ-8fŇƄƔ-7pƴǅǧ7kuŧƉƲǒǤǪ8gIŁňŋŕŚǋǙ9Vĵĺųŷźƞ10TņŴž11GſƅƗƟǕǞ12dŅƖǛ13eĽŮƙƵ14yřŶƜǃǎ15Šǖ16oBNƯ17Ŏƕ18ZŞƃ19jƁ20tHŨ21ĹŔŤũƻǨ22ļŝ23CŘƂ24KLĻŌƱ25asYŊƦǟ26ńŜƛ27OĴŃ28ƹǠ31ţ32XĿƭ33ō34Aŏ35Ǒ38ł39Ƹ40M44Ű52Ʒ
~<to>	31 -23ƨ-19Ų-16irťƋƫ-15Š-14nŗǊ-13SŐ-12qŦǇǜǥ-11wWƬǍǔ-10fjpvƽǧ-9cPǄǉ-8FőūƄƆƊǁǌǝǣǤ-7ŇœŽƂƇƈƪ7šƣǒǫ8TZŀňŘŚƑƓǂ9dĸŅƳ10zŭƩƲ11kƍ12IĽŋƅ13VļǙ14LOƙǕǞ15ĵřųźƗǖ16ŝŴŷƖ17Gǎ18etĻƞƦǃ19oyABŶǑ20Ư21sNĹƕ22ĴŨǟ23KYŎ26HĿŤƛ27aŞſ28XŌ29ŊŔţƱ30ũ31ŏŜ33ńƹ34Ń36Ǡ38ƭ41ō45ł46MŰ48Ƹ59Ʒ
~<tob	79 -7ƾ9Ǆ51ƻ
~<tod	54 -17ſ-13ǫ-9oŅǣ-8ƦƩ-7ǘ7ŒƁǤ8ƅ10xƕ11a12Ł13tŝţƬ16vĺ18ǧ21Ų24j25OŘƨ28ő30ō32ļ33œ36i40Ļ41Ő
~<tog	75 7š11fuǋ12Ĵ13M15ǌ25s35Š
~<tol	72 -10Eǫ7jZ8ņŧǀ9Ʃ10luŢ11Ƃ12Ľ14ƾ16ƶ17d22B23ŕ27A29ŗ
~<tom	65 8ŲǗ9IƮǟ10jƦǚǥ12ŗ16Ĺ18ƨ25Z27L
~<ton	78 -8ǐ-7ļ8Ɓ11Ŋ12bǟ13ŗ15ŜƦ16ƨ21r
~<too	56 -11ƕǨ-9ŐƸǀǊ-8ķŞ-7Řƭ7pŀŃƱǄǆ9ƃǝ10ŨƬ11ňǓ12X13tŠƁǁ14ŉǜ15Ūū17Uƪ18jo19Ņ20s21Ʈ22ŮžƵ23Ǜ26Ɵ28qǤ43Ǒ
~<top	68 -14Ŧ-7Őƞ7aś8WĻ9ƥ11mƷ12Ǫ13ǖ15T17ǌ24Ɗ28ĿǨ29ŘŚ30Ɖ38ƃ
~<tor	84 8ǟ16ŀ42Ɯ
~<tot	71 -11ť-7ƨ7ŁƁƇ8Ƣ9Ažƻ10uY11Ĵ12ņœ13g14Ÿ16Ŷ17ƙ18ǋ24ŧ29Š
~<tou	78 8ƛ9ĸ10ŅŎƻ11Kǟ13Łǁ14ƾ30ŝ
~<tow	67 -16Ř-13ƅ-8c-7ōƝ7Ʀ8ǀǒ9Ű10Ů12ƥ14ơ15ňǗ17QX22Ǩ26E62C76Ƃ
~<tr	47 -18ǫ-15Ɩ-14ŀ-13ŸƗ-11nCŹƛǉ-10Tź-9Gƌ-8qRőŝŢƢǪ-7OśųƠ7DŃƞƣƭưǔ8z9ĺş10cŬǠ11ILŅŻǞǨ12ż13ū14ƾ15ŴŶǁ16ŏŮŲǍǑ17PĴŞŨƑ18Qǂ19Aǜ20Ǝ21S22ơ23ŭƂ25ƴǛ26Ňǚ28ŵ31k36Ű37ǒ48ŷ50Ɠ58ž
~<tra	59 -12Ŵ-11Ł-10C-8źǫ-7L7Zƃǌ8lNŶǍǡ9ư10ǔ11ŲƣǑ12zQƟ17S18Żż23ǒ26ǂ28Ǝ29Ű33ơ34Ǜ35P57ž
~<tre	63 -13ŀ-10ƌ-8ƛ7j9ş11D12kƚ13iƾ15ť18ǆ19ǁ20Ũ21Ş22U26Ň29ǜ30ŷ59Ɠ
~<tri	74 7ł9Ŭǂ13ž16Ɠ18ƞ24Ƃ27Ű30ǚ39k
~<tro	73 -12ǉ-10n7ǚ8ƺ9Ɲ11pĶ12ƾ13tƿ14ĺ16ş17Ų23Ǟ
~<tru	58 -14ŸƗ-13Ɩ-12Ź-11ǆ-10PU-8T-7ƃƟƢ8Ŭ9ƨǝǠ10ŁǑ11ŃŇŲƭ12QS13ŶƂǍ18c19Ǩ21ū23ŏƑ25ĴŮ27A30ŭ32Ŵ33ƴ36ŵ37ŷǒ
~<try	78 -8N10ŘůǠ12ž21Ņǚ23I33L
~<tu	61 -14ǫ-12ǜ-10y-9wķƦ-8ŦƨƼ-7t7ĸǠ8ű9ťƙ10pzơǩ11Aǌ14CZ15Ƭ17Ŋ20ƌ21a23Ł25źƀ26Ť32cƎƳ34Ǟ37v38ƶ
~<tub	78 27ƌ42Ǝ
~<tui	86 47Ƴ
~<tur	64 -13ǜǫ-9yƦ-8Ŧ-7t7Ʃ8ĸǠ9ű10ťƙǩ11ơ12pAǌ16Ƭ19Ŋ21v25Ł26ź27Ťƀ35c36Ǟ40ƶ
~<tv	84 -8ŧ13ő14Ɯ18Ƌ41ƙ
~<tv>	86 -8ŧ14őƜ18Ƌ30ƙ
~<tw	77 7Ť8ĵ9R11uǧ12Ŗƽ13Ū22w38y
~<twi	78 7Ť8ĵ9R11ǧ12uŖƽ14Ū22w24y
~<ty	69 -11Ǐ-9Ɣ7Ť8ǈǐ10pTĽǁǋ12Ɗ13ƈǖ17E18d20ƥ21ǆ22b33ƫ38ƾ
~<typ	69 -11Ǐ-9Ɣ7Ť8ǈǐ10pTĽǁǋ12Ɗ13ƈǖ17E18d20ƥ21ǆ22b33ƫ38ƾ
~<ub	81 -10Ŵ52ų
~<ube	81 -10Ŵ52ų
~<ug	76 7Ľ10ĶŜƠ11Ɯ12R17Ǟ18Ň19Ə31Ǧ
~<ugh	81 7Ň10Ŝ11Ơ12RƜ18Ǟ24Ǧ
~<ugl	85 8Ľ9Ǧ11Ķ13Ň22Ə
~<um	63 16ǫ48Ǩ49ƃ
~<umb	63 16ǫ48Ǩ49ƃ
~<un	51 -19œ-18Ƈ-13Ɗ-11Ǥ-10ǫ-9Şƣǉ-8őŝ7ĽņŊŰżƗơ8cWūƟƯǡ9iyZŖŪƪ10BTŏŠƴ11ghĹśůƢ13D14ŗƠƼ15Ǧ16ţƧ18ŉƫ19nĻǅ20XƔ21Ƌ22Łşǂ24ǎ26Ʀ38ƥ49ƀ
~<unc	84 9Ʋ11Ƶ12T20Bǡ
~<und	58 -14Ɗ-13ŭ7jŔƚƿǇ8GƘƝ9ĶńņŰƀƛ10żƟƥ11cū12Ūƴ13iŠ14hŏś15ů16ǂ18ŗƋƼǦ22ŉǅ24ĻƔǎ26nX
~<unh	86 47ş
~<uni	61 -19Ƈ-16œ-9ĶǤ-7ŝ9Ǎ11Ľ12WZŭƗ13y14ƪ15Ƣ18ƫ19D22Ƨ35Ʀ36ƥ50ƀ
~<unp	90 30Ơ
~<unt	90 14O19Ŗ23Ư
~<up	42 -19ǫ-16v-15ŗƩ-13oyţƠ-12ŨƸǍǠ-11GLŉŪŮƗ-10sŸ-9wBņƷƹ-8bPňťŭŰƁƋơƤƯƵǇ-7QľŐŢūųŽƀƘƣƨƾǄǋǧǨ7ĸļĽŅűƇǔǡ8gCZƕƻǐǦ9dŧƭ10OĻśƮǎ11rŃǤ12ŀřšưǑǜ13ŊƉƌƑǀ14VŘŝůžǟ15jźƫƶ16ƏǏ17ōŚſƥƴǙ18Kƛ19Ƅǈ20ŜƬ21Hĵ22łǌ23xĺ25i26k28lƆ29ũ32tƊ33ŔƦ34ŕ42Ŗ50ƍ
~<up>	44 -18ǫ-15vŗ-13oƠ-12yţƸǠ-11GLŉŨŪƗƩ-10ŮǍ-9qswBŸƞƷ-8PņňťŭŰƁơƤƯƵƹǇ-7bQľŐūƀƘƙƣƨǋǧǨ7WYőǖ8rļĽŅűƈǐǔǡ9gCĸƕƻǦ10ZŧǑ11dOĻƮǎ12Ńś13ŀřš14ŊũƑư15VĵŘŝůžƉƥǀ16jHƫǜǟ17źƏƶ18ŚſǙ19K20ō21Ƅƍƛǈ22Ƭ23łǌ25xĺƦ27i28k30Ɔ31l34Ɗ35t36Ŕŕ45Ŗ
~<upd	69 8Ǐ11ƭ17ƌ18Ǥ19ƴ33ƍ
~<upg	88 21ƍ
~<ups	70 7r9nHƝ11q12ƞ15Ƈ16Ť17Ʀ25ƙǏ26ũ
~<us	50 -12e-10Ņ-9iDƾ-8ƽǙ-7KĴŒŗŞƱ7rŵǄǇ8Ŷƅ9Śźǒ10Ɔǈǚ11zŃŌƣ12Ķţ13ƻ14Iŏ15Ǔ17Ň18J19sƙ21ŤŴ22L27ĺ28ǘ29ő31ǁ32ųž33Ŕ36Ļ52Ľ93Ů
~<us>	62 -15A-11Ɨ-10Ņ-9ǫ8ūƙ9vx10r13ƅ15zĶŌž17ţ19ŏ28Ň29s32Ļ37ĺ67Ľ
~<use	55 -9ƾ-7ĴƽǙ7ƑǕǢ8ĵ10Ǆ11ź12ŵǫ13Ŷǒ14ƙǚ15ő17I19Ǔ23ž24ŤŴ26ų32ǘ35ǁ38Ŕ72Ů
~<usi	84 -21D-11eǫ16ƻ19Ɨǈ20Ů21J30ő
~<usu	73 8Ɔ9Wƣ11ǣǫ13AǇ14Ńų15Ś16ĻŮ26L
~<v>	83 -10ň-9Ş8Ŵ15ƞ21Ŭ23ū24ŷ
~<va	57 -11ų-10HǠ-8ǅǘ7ŹǑ8x9ŲƋ10CŮ11Ň13Ū15ŏ17ĿƔ22ƚ23Ƭ30ơ32ƫǤ36ƻ42k57ǒ
~<vac	78 -12Ǡ42k44ơ
~<val	62 -8ǘ7ŹƂ11ŲƋ12C14Ū17ŏ19ĿƔ25ƚƬ27ƫ34Ǥ
~<van	75 -13ų-10ǅ10Ɓ14Ů15k16Ň76ǒ
~<vap	85 57ƻ
~<ve	60 -7Ǡ7ōǩ8d9ŷ10ż11OłŬƁ13Ů16ť17ű18ŭ19Ŵ21ş23ŵ32ūǇǒ42Ǘ
~<veh	63 7ſ8Ŷ11ŷż12ŬƁ14Ů18ű20ŭŴ25ŵ34ǒ35ū
~<ven	76 -8Ǡ7ǘ10ǩ28ş41Ǉ53Ǘ
~<ver	83 11d12ō16O24ť
~<vi	63 -15Ŝ-7K7Ɔƒ8ag9ƈ10Nǃ14e15Ĵ17ƽ25ǀ26M31ż44ƞ91Ŭ
~<vid	85 7ƙ12g37M
~<vin	70 -16Ŝ10ƈ105Ŭ
~<vio	82 42ż
~<vis	76 11a13Nǃ17e19Ĵ30ǀ54ƞ
~<vo	77 -11Ľő-10Q10Ŀ13a15ŀ17e21ł23Ƒǫ29ľ
~<voi	86 -13ǫ-12Ľ11Ŀ14a17ŀ19e33ľ
~<vol	84 26Ƒ
~<w>	82 -18Ş7ǁ10n12b28Ǔ30ǉ33Œ39T
~<wa	35 -20Řů-16Ů-15dŅœ-14N-13ŝŸƞƨ-12ƜƩǔ-11giuCPŀł-10ZŚŠƽ-9őŤƊƖǀ-8UWĹŞŬųƬǁǜǤ-7hlķŎŐŴƟƫǘ7ƠǏǦ8bOĵĺŕſǛǨ9JƄƆ10oĻƉǖ11pŹƭ12kžƎƙƦƾǩ13Ňƶǆǎ14rŏŔŪ15xŁŰƁǃ16TńƃƏ17BMţƔƳ18yXƮƲǞ19ƣ20šƈ21ņŉƅƯ22Ũ23sōƿ24Ţũ25ŊŽ27ƵǋǕ28ŧ29ƌ31j32Ƹ33ĽŦ34K35ļŶ36ƛ40ǫ54ť64Ɲ
~<wag	75 -13ǌ10Ǟ13ǥ16Ƅ33T60ǋ
~<wai	73 -8ǔ-7LŒ8ǩ9Ő10ǑǞ11Ļ13ū14ń16sŶ18r20ś23ƀǕ
~<wal	59 -8ĵũƵ7ŗưƿǚ8ŶŹƦǊǗ9YƏ10nR11ƛ12Ǐ13Ĵ15ļŃƙǟ17ƥ18ƍ19Ž23ǆ24ť25ƈ27ǖ30x
~<wan	45 -16ś-11Ɣ-10ŃŘŧŮƨ-9rNŐƩƫǁ-8cimłşƱǔ-7uĹŗŚŰŶŸơưǚ7œŵ8oŪƎǠ9HŜƂ10ĿŁƷǨ11ŋ12Ş13bǩ14yLŖƀ15Vƙǃ16ſƁ17JO18ĵƃǎ19ŏ20ń22Kĺ23MƲ24Xƭ26Ʈ29sŊǕ30Ƴ32ǫ33ƅ35Ư36ļōƣ39Ƹ
~<war	84 -12V-7ĻƦ9ǂ10Ɲ14B15Q26Ǎ61j
~<was	45 -17œŞ-16d-12Ł-11HŃŤ-10Ưǥ-9ƊǟǤ-8CXŝŷǀǠ-7PĺŖƣƩƭǄ7Tǚ8cŇţǝ10r11ŹƠǌǦ12ƴǛ14kƌ15ļǫ16Ə17ŕƉƾ18ƶǞ20Ŋ21pBĻƦ22Ɔ24Ŕ25ŉŨ26ņŪ28ĽŢ29Ɲƿ30Ž31Ŷ34š35Ɣ45ũ47Ƶ48ťŦ49ŧ
~<wat	58 -10Ɯ7Ƒ8Ǝ12qƐ13ƚ15Ƌǟ16Ƣ21Ʊ22ǫ23ž28ťơ44ƌ58ƛ65Ɲ
~<way	62 -22ů-17ǫ-11Ļ-10Ņ-8Řƺ-7Ÿƽ7Ǝ8r9ŉǁ10ŇƑǄ11cŏŨŶƸ13Xşǃ14j15m16yƓ19a20Ľŷ25ţ29Ł34Ű36K
~<we	40 -16ř-15œŘ-14qŝǊ-13VŎ-12Cň-11ŻƀǆǠ-10yGŃǒ-9ţŤŭźƩƺǓ-8nJĴĿůžƍƔƙ-7ABDKŉƚƠƢǉǥǫ7rŁśƃƐǦ8ŗŜŰ9LńųƏƜƻǄǐǛ10ŵŹ11fƳƷ12PŏƋ13tŅņƘǡ14XZŌšƝ15ūǘ17l18Ŗťƾ19djłŞƯ20Ţ21MŦ22sŇ23Ɔ24ŶƼ26ĽŨ27iŮƗ28ľ29Ŕ31Rĺǟ32kƮ38ũ39ǁ64ō
~<we>	53 -16Ļ-13ň-12rP-10Ǌ-9šǆ-8Vŗǫ-7pxH7Šƫ8IńŊŐƁƝ9ĽŋƇ10cOŢƘ11fŇ12ƃƷ14uvŦ15Ƴ16hļś17Ư19X20Ŗ21łƮ22iĺƗ23Ōŏ24ŵ28ū33M34ľ40s90ō
~<wea	78 8Ɗ9U15ť21Ɯ26Ǜ30ǫ32j
~<web	81 10Ņ12ĺ33Ľ39ǘ
~<wed	84 11ǩ12Ļ13ǖ15f
~<wee	53 -7ňưǡǫ7ƗǪ8gxTŴ10őŖ11ƞơ12PŦƘ14iĻ16Ű18ń20ľ21ǐ23L24ų29k31ǟ39Ŷ43Ů50R51ǁ
~<wei	70 -8JŻ7ǃ8m9Ń12ł18Ǆ22ǚ28ŀ55Ƽ
~<wel	67 -12q-9G7HşŪ9aiNļǫ10Ųǌ11ĺŨ12PƗǋ15ŗ17p19ŷ21S22Ņ30t38ǡ46Ş
~<wen	66 -12ǫ-9ư7H8QZĻƮ9Ŧƭ10kŒǞ11zǇ14ŇƏ16Ƶ18l21Ł22ũ24ŕ27Ŕ29Ɔ37ť38š
~<wer	53 -17ļ-16ř-10ǫ-8ŃœƄ-7ŝş7ƨǪ8Ʒƹ9żƻ10ŇšƯƱ11PƉ12ĺŜƐǤ13Ǧ14ƶ15Wŗư16l17ZĽŹŽ18Ʈ21Ţ22rŔ24ņ25d29ǟ30ƾ32Ũ41ũ
~<wet	88 -7D12j21ƛ23Ƌ24Ɲ
~<wh	19 -26ō-21t-19Nĵ-18Ť-17xzƠ-16ŋ-15ž-14bŐŭ-13Fŉ-12Ŝ-11Kľǉ-10UŌŮǨ-9HƇ-8ŨƟǡ-7fŴƎƑǃ7dSŢżſƂƊƶǒ8cWŬƮƲǓ9krƍƼǕǗǘǛ10aEũźƚƜƹǅǏ11yPT12GRŲųƉƭƾ13ońňţƕƘǌǩ14hƯǢ15uƓǇǈ16mĽšŸƤƨǟ17ŎŵƷ18lDǞ19ŶƴƵƿǙ20vXĴņŒƆƈƦǪ21wļƫǀǐǧ22AYŏƏ23gŝťƋǑ24œŕŖŠŧ25qƄƢǠ26JĸĿŃǆ27ŘŞƸ28ŔƱ29ǖ31BşƔ32ƙ33LŊŦƽǊ36ŀ37Ɨƣ38Ļ40ĺū41ŗ43Q44Łő55C66ǫ
~<wha	24 -30ŭ-25Ÿ-22ł-21ǒ-19ŴǢ-18nĵō-17ŝ-16AFűź-15ŅƦƭ-14N-13b-12HĽŜŤ-11MOŋƑ-10tzŒƞơƤƶǁǚ-9sSƃǍ-8xKŉŰžƵǨ-7ĶƅƇƉƎƻǂǃ7dǀǣ8yEƆƌưǈǥǪ9loƟƾǙ10iŚƍƲƹ11ŬƜ12ķƩ13hƄǐ14ſƪ15cŇřŶƚƷƿǋ16Ųǟ17ƮƼǕ18qZũƗ19vLQţŪƊ20Ɠƕǅ21ƋǠ22JWųƖǧ23mĴƏǌǑ25Ŏ26ŕƨǫ27wYƸ28TXņƣ29Cƫ30ĸňƈ31Ǌ32ŧƢƽ33ĿŞ34gŏŵ37ļ38Ń39ť40P41B43œ44Ļŗ45Łǆ46Ŕ48Ŋ50ŘşƔ54ū55ŀ56ƙ58ĺ
~<whe	36 -22a-18ƣ-17ŇőƟ-16Ơ-15Ǫ-14Ūư-13nłōǡ-12Ŋƫ-11iPŉşƞǅǆ-10wUťǊ-9uNTĻŎŤƄƪ-8bWƮƳǢ-7zIƊƙƬ7jRŕšż8ƂƴƸ9qĺŢƶǔ10ŝŠƀƝƿ11śƏƻǤ12ƅǙǩ13ķŹ14dH15lJƋǁǇ16XĽƾǑǛ17yĹŗǠ18ƵǄ19rơƯ20sǂǐ21vOƉ22gĶźƩ23V24ńǀ25ƹ26MQ27Ǎ28D29Ɔ30G31S33űƦ35ŒƘ37Ŧ39L43Ŗ44C
~<whi	52 -14ž-13ǜ-12P-11Ǚ-8ŗţ-7WĻƹ7bŭź8ŁǢ9dňƑƥ10śūƏƶ11ŅŉƱ12ŊƐƗƦ13DĽŨŬ14Eƽ15ƂǊ16Rǀ17ő18Ŀǟ20ŒŦ21a22C23ų25ǘ30JQ43Ŵ
~<who	36 -27Ɩ-24ū-22ų-20ŵƙ-17x-15tT-14ƥǉ-13PŐśŮƟ-12LĵĺĻœŘţƨ-11sHVƔ-10fvŀŁōŹƩǅ-9yZřŷƊƠǆǌ-8DRĹľńŚƆƹ-7mBIļňŊŋŏŖŗşũŻǤ7ơ8ƒ9ĴƳǝǥ10Ǡǩ11qŧƲ12hźƀƛǏ13lƂǧ14wƉ18ŭǙǚ19aǇ20ƫ22Ǟ23ƸǗ24QǓ25Ņǫ26Ʀǈ28šƞǪ31oĽ33ƣƴ35ŠƵ36Ƅ38Ŵ41ǒ45uƗǢ46Ÿ49nǖ50ƭ54Ƥ57łŝ62AǊ67Ʊ84ő
~<why	60 -20Ņ-12Ƹ-11iĽŔ-9l-7ŉŨŪ8Ŀ9ŞƹǈǦ10ŀ11š12ŢǞ15Ň19ƽ24r26ƶ27B29ĺ30ǫ32Ʒ36ŷ41Ł43ţ48ŕ54Ļ
~<wi	34 -33P-22ǫ-21Ļ-20vřū-17ƖƱ-15ƨǒ-14ǉ-13DŰ-12łůƔƽ-11iťƄƸǇǡ-10Gĸƍƺƾ-9CņŲƘƟƫǟ-8hƆƥǎǙǜǤ-7ĴňƁƻǀǆǖ7eķŅŔŨűŽƂƩƮǅǣ8LƭƳ9AĹĺŘƼǕ10jušŻƃǞ11yQŝŬƏǊǐ12aƀƗǚ13Ķŭŷźƒǃ14ŉţŵƝǁ15ƦƷ16ŌǏ17ŋƲ18fƌƵ19nMĵƤƹ20pŦŶž22gśŞŢų24ŴǪ25Ň26tőŠƪ27ư28bq30ļ31rŃ33Ǆ35VŒ36oş37s43ƴ45Ɯ
~<wid	85 8ƭ11ƹ12Ǫ20Ƶ24f
~<wif	56 -32P-20ƺ-19v-17ū-12ƽ-10wƱƾ-9zƻ-7dƨ7jƵǪ8b10ƹ11u12ǈ18Ŵ20Ǌ22f24ŵư31tƪƭ32s40rǄ49oq54p
~<wil	54 -11D-10m-9ĺ-8ǎǫ-7Ř7rzļŦŻƐƦ8dǂ9ŤžƅƮ10cǠ11Oƣ12N13o14ōőǅ17Ŝ18e20sĶśƗ21M24L25H27ź28V29y45Ń76ƴ
~<win	63 -23ř-10ǟ7ƒ8Ū9Ɠ10ơ11Ɲ12ť14Ƃ18b19Ŭ21j23ǝ24ļ25Ŧ28ǁ29ǐ77Ɯ
~<wir	75 -10Ǣ7Ǘ22Ǐǚ54ƌ
~<wis	73 -11ő7m9Ƶ10ƿǌ11ư13ƪ15w18Ǆ20g25V28Ʋ32ş
~<wit	38 -16ĻťŰ-15Ɩǒ-13ǉǫ-12Pƭ-11Ǉ-10Hů-9łōƄƔơƣƨ-8CGņƸ-7yJNĸūƫƱǝ7ŚƊƜƠ8MĿƲ9ǁǕ10rŽƝǣǧ11WŅŮƒưǏ12ŔŨűƃƩ13AŁŗśƂƦƳƵ14ĹţƏǞ15ļŷ16ŝšŴǃ17sQŉŘŭƀƹ18gĺŋžǪ19V20ĵŌ21Ʒ23aų24bn25ő26şŢ27ŞŶ30ŇƤ32Š41Œ
~<wo	31 -24ő-21Z-15ƫƵ-14Oš-13x-12nwœŝūǏǠ-11koŠŸ-10ĺśűƛƿǅǐ-9fhlŚŢƂơƽǇǝ-8ŔťƠƼ-7aGŽƅƖƤǙǡ7ňƪƳǛǣ8DĵķŒƬǨǪ9TĴƑǑǚ10cmŮƸǁǒ11Ŀƃǫ12Ɓ13sĶŊŗŜǜ14şſƷ15ńǊǖ16MƕǤ17BŀƄƨǉ18ƈ19ƺǃ20ţƒƚǞ21XŞƟƲ22rƓƩ23Ř24žưǥ25qƮǓ26Ʀ27LRS28Ŷ29Wĸ30Q31ŰƱ32ļƔ33Ĺƙǟ34Vŋƹ40UŲ42ŏ55P
~<woo	69 12g17j19Ɠ30ƈ57ƒ
~<wor	40 -14ŷ-12iŏ-11aĹŃƦƪƯǏ-10xőřƘ-9wū-8GOTĿœŠš-7hjkrHĴŒŖŝƵƷǐǚǨǫ7gJōŗŞşƜǟ8zňŵǪ9ńǑ10Ňƙǆ11ķĻǖ12XŘƨǛ14łƓ15Ŷ16ƄƺǞ19ǒ20ŉƔ21ŋǉ22Ů23ļ25Lǜ26ŲƚƩ27Ǌ28ĸ34RVƟ35WŰ38Ǔǥ39Q42q43S44ŀ50U61P
~<wou	36 -19Z-16ĺĻ-14Ƃ-13ő-11SƫƵ-10qťŧ-9nOšűŸ-8dłŮƿ-7fjoNŉŝƛƢǅǜǠǥ7PŁŒƊǫ8eŊşƺǖ9HLŃřƨǞ10WƄ11Dŷǣ12AŗƬ13ĵƳǪ14mƁƃƑ15ǁǚ16BMŘƯǨ17cTĴĶńƔƸ18ŜŞƪ19sĿŶ20ňǤ21ſ22ŋŲƕǃ23Ʒ25ƙ26X28rƲ30ž31ļ32ưǟ33ƦƮ35Ʊ36ţ42Ĺ47ƹ51ŏ
~<wow	75 7ŕƾ8S9ţǉ10RǤ11u13Ƣ14ŧ15UŲ19Œ22Ŏ
~<wr	59 -13ư-9PŉŪŷ-7aƵ7JƎ8oŵƲǦ9KĺŏŚƮǫ10ĹƄƅǕ11CƁƏ12ńŇŘ14Ź16ŀō17Ŷ18ő19ť21ſ22wşǞ24b26ǜ35ŝ43Ž46ƴ
~<wre	75 -8ť13ũ15ƁƄ16ŝ25Ŷ57Ž
~<wri	66 -13ư-9ŷ-7Ƶ7ż9JŊƎ10oƲǞ11KŏŚ12Ǖ13ĹƅƏ14wťƮ15Ř16Ź19ō20ſ23b28ő38ƴ
~<wro	71 -10P-8ŉ-7Ū9q10Ǧ11ŵ12w14Cƴ15ĺť17ŇǞ20ŀ22ǫ28ŝ29ş33ǜ
~<x>	84 -15Ŧ14b18Ŗ27ƛ
~<y>	88 43b
~<ya	73 7MƎ8ŵ9ū10H11a12J16ƞƠ20Ɣƛ56Ɠ
~<yar	75 7Ǝ9ūŵ10H16Ơ17ƞ20ƛ21Ɣ58Ɠ
~<ye	42 -15Ŵ-13ũǟ-12CňŉŪŸ-11ŊŰƾ-10tšťŭƀ-9lőŲƔ-8BŀŖŧųſǅǫ-7ahsĴĿŎƛƱ7ŁŐƞƷ8jư9xĶŃ10ūƌƩ11fżƺ12ƘǦ13Ơ14VŔ15ĵľŤ16Hłǥ17ǩ19ŵǀǂ20œơ21TŹǐ22ǋ23Ļ25ŏ27Ɩ29pǠ30ǡ31ǌ32ź33ƫ34Ɖ36v37dG39Sů40Ɔ42Ǉ44c45Ư47Œ60Ŧ
~<yea	43 -11CňŊũŪŰŴƾǍ-10ĺť-9nŭ-8lŉšſƔ-7uŀŅŖŲǅ7UķśƳ8Ţƞ9Ķư11ƌƩ12żƺ13ǀǦ15Vź16ĵŔ17Hơǥ18vŤ20ŵŹǂ22œǋ24Tǐ25Ļ26d28Ɩ29c31Ǡ32pǌǡ33ů34ƫ36Ɖ41SƆ42G44Ǉ47Ư49Œ62Ŧ
~<yes	73 13Ō14ū15ĺ20d21Ő25Ń34ł42ŏ
~<yet	67 -19ǟ-11tŽ-9G-7Ŵƀ7Ǝ8Łơ9Ʒ10ůǀǡ11uǍ12n13r16f20jxŅǩ25cƘ28ź30Ơ31v
~<yo	14 -26Ŧ-19ť-18Ż-17ƈ-15Ƈ-14ŧ-12ŵƆ-11Ÿ-10vƣ-8Ƌƹ-7ǅ7ZźƁƅƒƔƟƵǨ8ŒŨűǇ9eyUĵŊŌōřƃǔǕǞ10ƞƾǁǈ11wLYĻƜơƮƯƴǌǏ12słŇŮŰżưƻǘǟ13apĺŗžƛƿǦ14MQǐ15IŐƱƽǆǑǓǜǣǤ16kxKWŠƚƤƷƸǝǥ17ķƧƭǊǢǪ18fĴśƂƲǃǒ19BSŃŜŞƺ20ŋǫ21CĹľţŹſǂǛǠ22ńŽƶǍǗ23ļƄƼ24dHOXŁŪƍ25gnuzŅ26mĶĸŝ27jŶ28AĽĿšŷ29ŉǀ30Ʃǚ32ƀǉ33N34Tǖ36Fŀő37Ʀ38Vœ39ũƨ42Pş43i44l46R56c62ň
~<you	14 -26Ŧ-19ť-18Ż-17ƈ-15Ƈ-14ŧ-12ŵƆ-11Ÿ-10vƣ-8Ƌƹ-7ǅ7ZźƁƅƒƔƟƵǨ8ŒŨűǇ9eyUĵŊŌōřƃǔǕǞ10ƞƾǁǈ11wLYĻƜơƮƯƴǌǏ12słŇŮŰżưƻǘǟ13apĺŗŠžƛƿǦ14MQǐ15IŐƱƽǆǑǓǜǣǤ16kxKWƚƤƷƸǝǥ17ķƧƭǊǢǪ18fĴśƂƲǃǒ19BSŃŜŞƺ20ŋǫ21CĹľţŹſǂǛǠ22ńŽƶǍǗ23ļƄƼ24dHOXŁŪƍ25gnuzŅ26mĶĸŝ27jŶ28AĽĿšŷ29ŉǀ30Ʃǚ32ƀǉ33N34Tǖ36Fŀő37Ʀ38Vœ39ũƨ42Pş43i44l46R56c62ň
~<ze	86 -9ż11Ő21Ť22Ś
~<zer	86 -9ż11Ő21Ť22Ś
~<zi	66 -10D15Ɔ29Ɣ104E
~<zil	86 -8Ų21Ɔ38Ɣ
~<zip	68 -11D7ŕ107E
~<zo	74 -12ǡ9L11x12h19ǫ38ƛ57M
~<zon	78 10L23ǫ41ƛ
~<zoo	86 -11ǡ14h67M
~@da	64 7ľƘ9ōŮƽǋǡ10sǩ12iĹųǊǛ14g16R19ń21Ŷ43k44ǐ50L
~@day	64 7ľƘ9ōŮƽǋǡ10sǩ12iĹųǊǛ14g16R19ń21Ŷ43k44ǐ50L
~@mo	66 -8Ź7Ǧ8ky9ĹƠ11Vů12ť15Ǟ19ǀ21Ŗ22Ŧź24p25ơ27dń
~@mon	66 -8Ź7Ǧ8ky9ĹƠ11Vů12ť15Ǟ19ǀ21Ŗ22Ŧź24p25ơ27dń
~@na	53 -18ƺ-10ǅǫ-9ǟ-8ũ-7ťǡǥ7ź8aAŀ9pGŗ10Ƥ13Ľő14Ŀǔ15ŚƜ16J17ǚ18iƪǄ19ŕ21s23ŔŧƄ25o27tŻ29ƹ31Ǌ32Ĺ34Ǧ36œś
~@nam	53 -18ƺ-10ǅǫ-9ǟ-8ũ-7ťǡǥ7ź8aAŀ9pGŗ10Ƥ13Ľő14Ŀǔ15ŚƜ16J17ǚ18iƪǄ19ŕ21s23ŔŧƄ25o27tŻ29ƹ31Ǌ32Ĺ34Ǧ36œś
~ab>	73 -7Ɖ8I9ƕ10aŹ12hŦ14ƽ24ś29Ɗ39ƈ
~abe	79 16Ǆ18ƾ19ƽƿ
~abet	80 16Ǆ19ƾƿ
~abi	57 -7ƨ7ƒƽǌ8ĸǔǧ9Ʊ10yŘƍơǝ13hŠǜ15ƣ19ǎ20W21ƃ26Ɓ29ǣ32ſ
~abie	90 -9ƭ15Ʊ18y23h
~abil	58 -7ƨ7ǌ8ǧ9ǔ11ǝ12Ř13ǜ14Š16ƣ19ǎ21Wƃ26Ɓ30ǣ33ſ
~abin	86 11ƒ12ƽ14ĸ16ƍơ
~abl	64 -15œǫ7Ńſ8L9ƱƵ10eINňŉŗƊ11Ƌ12T13lƦ14ư16Ƨ17ƹ18n24ƚ25Ʃ26s28M62X
~able	64 -15œ-14ǫ7Ńſ8L9ƱƵ10eINňŉŗƊ11Ƌ12T13Ʀ14ư16Ƨ19n25ƚƩ26s28M53X
~ably	90 12X16ƹ20l
~abo	41 -20x-14c-11ŖŘ-10ŅőǇǉǒǤǪ-9ļœ-8sFǅǡ-7jŉŒŮŶǠ7ŰƐƑƢƤưǌ8ŊƳǁ9ķľĿŃũƇƮƼǚǝ10Ǆ11ŋźŽƃ12hGHƪǙ13VĽųƏ14BZŇƖ15puǎǞ16AŕťƸǃ17ŗ18ĶŦ20ňŎŵƠǆǏ21žƎ22ŁŞǖ23r24TƵ26ş29ŀ34ĺ
~abor	90 9ǐ14Ǟ23Ŧ
~abou	41 -20x-12Ǩ-11cŖŘ-10ǒǤǪ-9ļŅőǇǉ-8Fœǅǡ-7jsŒŮǠ7ĶŢŰƐƑƤưǌ8ŊŦƢǁ9ķľĿũƇƮƳƼǞ10ŃǄǚǝ11Žƃ12hHŋźƪǙ13GĽųƏ14BVZƖ15pŇ16uAŕťǃǎ17ŗƸ20ňŎŵǆ21žƠ22Łǖ23rŞ24TƵ26ş29ŀ36ĺ
~abov	80 -12ƥ-7c18Ǩ21Ķ30Ǝ48Ǐ
~abs	88 16Ĺ18ǀ19ž
~aby	69 -7ƺǄ9d11V12ƽ16Ʊ17Ɵ20y24Ļ29ŷ31v35x36w38u
~aby>	71 -8Ǆ-7ƺ8w13ƽ15v17Ʊ23y24Ļ25d30ŷ37x40u
~abys	84 -19d14V19v21Ɵ34w
~aca	75 -12Ǡ29ų40k42ơ
~acan	84 46ơ
~acar	90 35ų
~acat	83 -13Ǡ14ơ45k
~acc	56 -13ư-11ǫ-8ş7JYŕ8aſǈ10ZŤ12Aŝ13eǗǘ15ķœŵƔǙ16ļŦ17ĵ20Bǖ22Ƅ27l30Ś32ƻ33Ǣ40Ž
~acce	83 -7ł22ǘ26Ǚ28Ɣ42l
~acci	65 -9ư9żƵ10ſ13ŕ14Ť20Ŧ27Ƅ48Ž
~acco	62 -9şǫ7Ǆ8Y9aJ10ǈ13Z14e15AǗ16ŝ17œ18ķļŵ20ĵ23ǖ24B33Ś36ƻ38Ǣ
~ace	49 -15v-11Wǅ-10Ƭ-9pĴŘƣ-8uSĺ-7yĸĻŗŝŤŧ7ǟ8wUYƷǘǝ9ŅšƈƌƓƔǖ10ƦǛǪ11QŰ12ƇƞƮǫ13xŐƉ14ĽńŠ15ƍƏƙơƤ17ƖƧǡ18FǇ19Dǌ20ƕǎ21Ɔ25GƠ26HƋƢ28ƨ29Ǎ30M34Ǥ38ǂ51ƒ
~ace>	50 -13v-10Ņǅ-9pĴŘ-8ƣ-7uSWĸŝ7ƴǟ8ǝ9wUYƈƷǘ10ƓƜƦ11ŰƙǛǪ12šƔ13xŐƇƞƮǑ14ŠƆ15ńƏ16ƍƤ17ơƧ18ƖǡǤ19DǇ20FƢǌ21ǎ25M26GƠ27HƋ29ƨ30Ǎ34ǂ50ƒ
~aceb	90 27ǫ28Ľ
~aced	80 23ƌ34Ɖ
~acem	79 -24Ǒ7ƙ26Ǥ50ƕ
~aces	82 -7W8ǂ11QƆƢ14Ǘ22ǖ32Ņ
~ach	55 -24Ř-15ǫ-11hư-10ĵ-9Rǆ-7Dǧ7XƑƚǋǣ8ƜƳǈǞ9ķř10Lƾ11ƣ12Ɩ13IŰ14YƸ15kǍ16œƢ17Ŵ18qƓ20ĺ21Ļ23mP24ǟǤ27KW29Ǌ41Ǒ
~ach>	60 -25Ř-11hư-8ĵ-7Dǆǧ7gwKĴľƌƐ8Xĺšǋǣ9ƑƚƜƳǈ10Ɵ11Ļř12L14ŰƖ16Y17I18kœƢƸ19ŴǍ30W33Ǌ
~ache	72 -10ǫ7ŷƺ12Ǟ14Pķ26Ɠ29K32m33q
~achi	70 -10R-7ŧ9ǘ11U13ƾ14Ļ17ĺ21P32ǟǤ54Ǒ
~aci	77 -7ĺ9ǂ20Ļ25Ʒ
~acin	77 -7ĺ9ǂ20Ļ25Ʒ
~ack	49 -11ŝ-9Ļ-8XŘƙƽ-7GKŎŏŤƵ7uWŒşƴǔ8hų9rƟǑ10ǡ11ũƭǁǥ12LœŵŶƎƫǫ13HVƛƠƹ14Ž15Őǟ17Ƭ18Zš19Iľ20ƕ21ŉ22Ŧ23ƻ25ǧ27ůǙ31Ɲ45ž59ǚ
~ack>	53 -11ŗǫ-9Ǟ-8Ļƙ-7GKXƽ7Ɛƾ8ŒŴǔ9ƴǀ10ƀ11hrƓƟ12uŁş13ǁǡǥ14Lœƫ15ũŵ16V18ǟ20ƛƹ21Ƭ22IZ23ľŉƕ24š25Ŧ30ů
~acka	78 -10ǚ13Š17W22ų43ǧ
~acke	70 -11Łŝ7Ž9N10ǫ12ŗ13ť23Ơ33Ǚ40ž43ǚ
~ackg	86 11Ō20Ǟ28ǫ
~acki	84 16H19ž25Ž
~acks	82 14Ɲǚ15ž44ƻ
~acku	75 -8Ř20Ŷ23ƭ29Ɲ30Ő34ǚ
~acky	90 12Ɩ14Ǝ
~aco	88 8Ň9ư11C13l28ŷ
~acon	90 8Ň10ư12C13l
~acr	85 11Ű16Ɠ27Ľ
~acro	88 11Ű28Ľ
~act	55 -14Ř-10J-7łūƆǫ7RņŢƒƘ8ŐŚƍƤǜ9Ɨǩ10ƕ11ǂ12Ń13Q14Ʃ15dŗťƔ16ǚ17ƈ18ǔ20Łň21Ǔ22Ŭ31K37ǆ39Ǖ
~act>	67 -8Ř-7ū8ƫ9ǅ10Ƙ11Ś12Ƥ13œ16Ł20Ŭ26Ɣ27K49Ǖ
~acte	90 11Ŭ
~acti	81 8Ź14ǜ15ǆ18ǂ21Q22Ő34ň
~actl	72 -8Ǐ8DĻ9CŔ10ņ11Ł12Ţƣ13Ɨ14dǆ21ťƩ
~acto	70 -12JǕ-7ł9ǖ10ŧǣ12ƍ14ǩ16Ń17ƕ22ǚ26ǔ33Ǔ
~acts	81 9ǎ28Ǖ
~actu	73 -8œ-7Ő8ŝǈ9ś10ſƒ11R13K14P22ǆ25ŗƈ
~acy	85 8ž16ƽ33Ƹ
~acy>	85 8ž16ƽ33Ƹ
~ad>	45 -19n-12RŐŧŵ-11LƩ-10Ƅ-9SƭƳ-8pGXŉœƂ-7lQUļľőŴƁƆƞ7eŠƏǛ8ŢťƜ9yǗǚ10şšƓƴƽǂ11ŚśŮźƑƣ12tŞţżǜ13aĶĻǥ14ŜŬǄǞ15ĿŷŹƉƦƵ16Ɲ17BǇ19ǡ20Nƾ21Ľŗ24ǀǟ28Ťƿ29zD31Ĺũ34ŇŒ46Ž
~ada	90 -9v-8w8Ǔ15Ǟ39x
~adb	85 26Ɛ
~adbo	85 26Ɛ
~add	55 -14S-11Ŋ-10ōǚ-9Ǉǫ-8Ƅ-7Ů7Ĵƙƿ8š9n10Əǆǎ11A12YŸǕ13yǙ14cǥ16Ǌ17EƷ24Ŏű25ǩ26Ǎ27G29J43D45Ƃ47ƍ56Ǡ
~add>	73 -12Ŋ-10ō-8Ů-7ǚ9o10Ĵ11Ǣ12ĸ14Ǒ16Y21y23c33Ǡ34Ŏ62Ƃ
~adde	78 -9Ƅ-7Ŵ9ƙ11ǧ16ƏǊ18ǆ22ǥ23Ǡ25ƍ
~addi	72 9Ǧ10Ǖ14ǎ15ǩ16Ǡ25Ʒ37ƍ
~addr	63 -15S-9Ǉ-7Ǡǧ9F12n16Ÿǩ17Ǚ20J21E29ű33Ǎ36G51D
~addy	78 -7z7wƸǕ9ZǊ10ľ11ƚƿ13Ǡ14š17J18A
~ade	55 -11ƽǫ-9Ƹ-7ĿňťƖ7ƦƿǀǓǞǡ8mqŇţǈǘ9ń10k11Vƴ12zŨ13Ɗ14xƠ15PSƭ16y17ĺ19ŷǏ21vŕ25ƍ26Żƈ28š35Ļ
~ade>	58 -11ƽ-10Ƹ-8ŻƖǫ-7Ŀňť7ƦǞǡ8Ňţƿǀ9ǈ10qń12mzƴ13Ũƍ14Ɗ15Ơ16PSƭ17Ǐ18vĺ20ŷ22xŕ27ƈ29š37Ļ
~aded	84 -18Ż18k19V24y
~ades	72 -9x10Ǔ17ƍ58Ż
~adg	86 -12w-7Ǜ24ž26QƐ
~adge	86 -12w-7Ǜ24ž26QƐ
~adi	78 -13P9Ʋ10ŜƁ12u13Ǌ14I15B16j17ů18kƟ19Ʒ
~adin	80 10ŜƁ13u14I17j18kůƟ
~adj	83 -10B47Ũ
~adju	83 -10B47Ũ
~adl	82 -8N12Ƙ14ŉ17p19ǫ30ń
~adli	84 12Ƙ20ǫ31ń
~ado	81 8ŝǟ14a16uŀ41Ɯ
~ado>	88 9ŝǟ16a25Ɯ
~adoe	88 17ŀ19Ɯ
~ads	72 -12Ɖ-8ƾ-7Ÿ8Ƴǘ9źƿ11a12z15nŞ22Ń28Ƃ
~ads>	80 -13Ɖ-9ƾ-8Ÿ9Ƴǘ10ƿ11ź13a14z17n
~adsi	79 16Ş30Ƃ
~adt	90 40Ɛ
~adt>	90 40Ɛ
~adu	86 -11Ż11Ƴ17m26y
~adua	86 -11Ż11Ƴ17m26y
~adv	73 36ǜ53B54A
~advi	73 36ǜ53B54A
~ady	65 -8ŃǊ-7x7ǃǫ8ŚŨ9ŝŽǐ10pƲǦ11t12e13o14ź16Sĺ17Ƙ19ƞ24Ő27Ƃ39ō
~ady>	65 -8ŃǊ-7x7ǃǫ8ŚŨ9ŝŽǐ10pƲǦ11t12e13o14ź16Sĺ17Ƙ19ƞ24Ő27Ƃ39ō
~afe	68 10ķ16ƚ26žƐ55Ǜ
~afe>	83 -7Ǜ13Ɛ20ƚ32ž
~afet	71 16Ɛ64Ǜ
~aff	73 -15ş-10m-7ź9Ǎ10Űǖ11ż12MN20Ʀ26Ǟ30Ǌ32X45ǉ
~aff>	81 -16ş29Ǟ33Ǌ50ǉ
~affi	86 -12m-7ź12ŰǍ14ż15N
~affo	85 13ǖ23Ʀ38X
~aft	54 -14ř-9Ư-8Ɲ-7Ɯ7bǦ8ű9jŤƆƌƭǡ10ĿŝƏƫ11eUǤ12tJƩƹ13ĵ14ǐ15gEţŦ16yļ17w20Ƅ21ŧ24Ʊ26zĸũƵ28L44Ū
~aft>	88 19e23ĵ
~afte	55 -14ř-10Ư-8Ɲ-7Ɯ7bǢǦ8ű9jŤƌƭǡ10ŝƆƏƫ11UĿǤ12tJƩƹ14ǐ15g16yEļţŦ17w21Ƅ22ŧ25Ʊ26ĸ27zũƵ28L45Ū
~ag>	86 -29I-8Ś9Ł14ƞ77Ŭ
~aga	60 -10Ŷ-9Ĺ7ǫ8ǁ9oBǣ10rŅƘ11tĴ13L15k16Z20Ƭ21ŷ25ƙ26ŉƕ32Ū
~agai	60 -10Ŷ-9Ĺ8ǁǫ9oBǣ10rŅƘ11tĴ13L15k16Z20Ƭ21ŷ25ƙ26ŉƕ32Ū
~age	41 -17Ǒ-12aŪǒ-11wĻ-10oqǌ-9ĵ-8NŋƊƙƷǓ-7nsuzLňōŨŵƤ7ĴŮ8ńƪǕǞ9Ƅ10KœŜƀƟǥ11ŅŢƚǟ12TƓƩǤ13ŧƂǊǜ14ŐŻ15ųƣƮ17ůƉ18fĿź19űƖǧ20W21ŘƗƜǎ23ťŲƇƝ24ư25ƕ26Ɓ28Ư31ś32p34ſ35ŝ36Ƨ37ǋ43cŇ44v
~age>	44 -17Ǒ-11Ūƣǒ-10qŝ-9w-8oŋƊƷǓ-7NĵňƙƤ7xŜťƵǫ8TĸĺĿǔ9ĴŻ10ńŶƪǕ11Kǧ13Ţƀǟ14Ɠ15Ɨǜ16ŐœƂƟƩ17ǎ18űƮ20śůƉ21ŧǤ22WƖƜ25Ƈ26ŘƝ27ư28ƕ29Ɓ30Ų31Ư36p38ſ40Ƨ53c
~aged	80 -9ŧ-7Ų15Š33f38ť
~agee	90 19Ɨ
~agem	85 18ƣ20ƚ
~agen	64 -12a-10Ş-9ĺ8Ǩ13Ǡ18Ŀ25Ņ72ŝ75Ň
~ager	70 10ŏǎǞ11hŮƣ12Ż20v27ź33Ǌ
~ages	69 -13ǌ-12Ǐ-9u-7Ļǫ7TŜ9Ǟ12ǥ14Ƅ16š17ƣ18ų19ǧ33ś56v59ǋ
~agg	81 8r12iR15ņ22ǣ
~aggr	88 24ǣ
~agi	81 -9D-7ǘ9z15ű16Ǟ19ũ24Ƶ25ŏ
~agin	83 -9D-7ǘ10z16ű17Ǟ19ũ24Ƶ
~agl	90 8Ɛ35h
~agle	90 8Ɛ35h
~agn	83 13D14ƿ36ƾ
~agno	83 13D14ƿ36ƾ
~ago	77 -7OǇ11GĻ12ƶ15uƉ17ľ21f37Ŧ
~ago>	77 -7OǇ11GĻ12ƶ15uƉ17ľ21f37Ŧ
~agr	77 -7qƪ8Ǫ10Ƥ11ǎ13Ʊ15B19r20ĺ21ł28Ǖ50ǫ
~agre	78 -7qƪ8Ǫ10Ƥ11ǎ13Ʊ15B19r21ĺł26ǫ29Ǖ
~ah>	70 -13Ŋ-9ũ7ŗ8cŜŮƜ9śşűƅƊ10Ĺ11ŵżƂƖ12TƄ13ŋő14wŒ15ţ18v
~aha	76 -9Ŧ7Ľ9iŝ10œǚ11hjpHƶ12tşűǀ15ƴ20Ų
~aha>	76 -9Ŧ7Ľ9iŝ10œǚ11hjpHƶ12tşűǀ15ƴ20Ų
~ahe	76 -9Ƴ9B10y13Ŀ16ƴ23ō29ş
~ahea	76 -9Ƴ9B10y13Ŀ16ƴ23ō29ş
~aho	90 15JK
~aid	52 -11ńƢ-10ŗ-8RXƣ-7oŁťưǢ7fqOĵŏŕŞƬ8ƝǇ9ƤǓ10dtTŊšŧǪ11yGHVƄƲ12ĸ13c14ŤƳ15ĴƔ19Ƨ23ƶ24ƗƸ27Ɩ29B31ŀ41ŭ
~aid>	52 -11ńƢ-10ŗ-8RXƣ-7oŁťưǢ7fqOŏŕŞƬ8ĵǇ9ƤǓ10dtTŊšŧǪ11yGHVƄƲ12ĸ13c14ŤƳ15ĴƔ19Ƨ23ƶ24ƗƸ27Ɩ29B31ŀ41ŭ
~aig	75 -11Z-7G8ƾ9oż10lǩ11ŉǐ12ŕ14Ţ17Ų18Ŵ20Ł21Œ23ĵ
~aigh	75 -7G8ƾ9oż10lǩ11ŉǐ12ŕ14Ţ18Ŵ20Ł21Œ23ĵ
~ail	53 -12ť-8MǢ7ĹĽŦ8UĵǏ10ǑǗ13ǩ14ǒ15ǆ16E18Ů20s22řƁƉ27ľŜ30D31ǚ42K45Ɯ78J
~ail>	55 -10ť-8Ǣ-7M7nƉ8ŦǏ9ĵ11Ǘ14Dǩ16ǆ17E22Ŝ23Ɓ24ř28ľ34ǚ45K48Ɯ68J
~ailb	90 -7C10Ž15DĹ
~aile	80 7wƅ9Ŝ10ś14Ɖ16Ǒ23ǒ
~ails	85 10Ɩ11ƉǙ23J
~aim	58 -8ż-7ZŇǅ9ņ10ŕǥ11Ŀǜ13ǝ14Ǟ18ŧ23Ū31ř34Ŧ37ť44Ũ54Ť
~aim>	61 -7Z7ĺ10ņ12ŕ19ŧ24Ť25Ū33ř34Ũ38Ŧ42ť
~aims	71 -9żǅ-8Ň13ǥ15Ũ18ĿǞ43Ť
~ain	50 -12Ŷ-11Ǫ-10cŸƽ-9ĹƟ-8Őơ-7ōŧŲǊ7rUĸƘƲƺƼ8LĴǅ9Ɗ10ŝƓǍ11Q12ǁ13ŗ14kĿƛƬ15ŷ16BǞ17ŻƋ18ŕƕƙǗ19ŋŰ22Ū26Ǜ30ş32Z35ŉ36j42ǆ50Ɲ
~ain>	56 -29P-12ŶǪ-9ĹŸ-8Ɵơ-7ŧ7ŗ8oşƺ9tĸƘƲǖǛǟ10BU11Ɗ12kLŝƋǍ13ŕ14Q16jZ17Ŀ19ŷ22ŋŰ24Ūƙ25ƕǗ32ǆ34ŉ38Ɲ
~aine	79 -8ƽ10j11ŉǚ12ǁ14ŗ16Ƽ24P
~aini	78 -12c17P28j32Ǜ33Ż
~ainl	86 8Ŵ12ŵ13Ůǘ
~ains	66 -7Ő7kŕ9Ń10BƋǣ12Ņ13r14Ĵ21ƛ23ƝƬ
~aint	76 9Ɠ10œǃ14q15ǅ17ǆ29Ǟ35ş
~ainy	86 37Z
~air	60 -9ű-8ĵ-7ǈ7Ƌ8ŕƝ9PŪŶǎ10Uǂ12Ƈ13iQƌǅǆǘ14Ł15ĶŨ17Ĺ18Ʀ19Ǐ20ƞ21Ɵ22Ǎ24Ŋ25ŧ26ňǓ37Ǌ
~air>	65 -8ű7NĽĿş9ŕǎǓ11P12U14iƌ16Łǅ17ĶŨ18ŧ20Ĺ24ƟǊ26Ŋ29ň
~airb	85 39ƞ
~airs	72 10Ɲ12ŧ15ƇƋ17ǆ18ƦǊ21Ǔ25Ǐ28Ǎ
~ais	69 -11ŧ-10E-7Ũ10k11aŘ15G17Ɣ19Ƣ21l27Ŕ29ŕ30ƚ33Ʊ
~aise	69 -11ŧ-10E-7Ũ10k11aŕŘ15G17Ɣ19Ƣ21l27Ŕ29ƚ33Ʊ
~ait	75 -7LŒ8ǩ10gŐǞ11Ǒ12Ļ13ū15ń16Ŷ17s18r20ś
~ait>	78 -7L8Ũ9Ŷ10Ő11Ǒ12Ļ14ū17ń18s19r21ś
~aiv	88 -9ǔ7ǎ29ƀǕ
~aive	88 -9ǔ7ǎ29ƀǕ
~ak>	67 -11Ɖ-8ƞ7űǦ8X9xœƒƓƿ10Ɗ11Ɲ12śũ13kYƹ14Ő15D17Ţ23ťƐ26N29Ū
~ake	45 -20ǫ-16ĻŔ-14yů-13Ů-12nAŷ-11RŸƪ-10FĹŘ-9rĿŕť-8Ɣƹ-7iuVĺŗƆƿǓ7OPƱƵ8ŪƏ9gpŒƛ10xơǂ11zƘ12kMļƌ13Ǫ14ŨƑƦǌǝǠ15Ňƕ16łǎ18sBšźƟ19ŉǔǜ20ŻƮǃ21ƩƳǄ22ţ24Tƽǚ25cǘ27ĸŀňǆ34ũ35ŏ41Ű49Ń
~ake>	47 -23Ĵ-20Ł-16Ļ-15Ŕ-14yů-11nARŮŵƪ-10ĹłŸǫ-9Fŕŷ-8rĿť-7iĵŘŝƔƹǓ7fŜžƐƖǪ8Pưǒ9MūƏ10Œ11gŇƑơ12zƘƟƬƱǂ13kǃ14ļšǔ15Ũ16ƕƦ18ǎ19B20ź22Ǆǜ23ŀũƩƳ24ŻƮ25ţ26Tƽǚ27ŉ28cǘ30ĸǆ31ň38ŏ41Ń44Ű
~aked	90 16Ɲ
~aken	76 -10Ƭ9ĵ23ũ34Ĵ
~aker	78 -14ǫ8M11x13Ɵ17a18Ń19ł26ƌ28s
~akes	65 -10ŉ7pŇšƄ8ŀŪŴƷǔ9Oŝǖ10Ǫ11ŵǃ13ƛ14X17Ƶ20ǌ22łǠ23Ł
~aki	69 -11ŉ-7ŹǊ7ųƟ9Iƅ10Ǣ11tž12Ů17ǎ20Ĵ21aŭ26ƣǫ38ƽ
~akin	69 -11ŉ-7ŹǊ7ųƟ9Iƅ10Ǣ11tž12Ů17ǎ20Ĵ21aŭ26ƣǫ38ƽ
~aks	74 7ƛ9Ż10ƞ11ƣ16ǟ18Ţ21Ƨ28Ɠ30Ɲ31Ɗ
~aks>	74 7ƛ9Ż10ƞ11ƣ16ǟ18Ţ21Ƨ28Ɠ30Ɲ31Ɗ
~al>	41 -22Ř-17C-15ƽ-13œ-12Ť-11Őťų-9ŗŦŴſƣ-8XŞŭŷƞǉ-7wzŀŉŕşźƪ7ŋŠǂǓ8ĺņŖŧƉƫƿǅǖ9RƑ10ƶǣ11lŶ12Yƺǋ13AŁƌƵǈǕǙ14IļőƚƤǐǧ15EłƁǏ17PWǃǜ18ǀǩ19TƊƒƾǁ20eǎ21Ů22Ƅ23ƙ24fǫ25Q32Ƃ34ǆ43ŝ58Ʋ
~ala	66 -8Ƒ9Ĵ11l12ư14Ʃ16u17Ŭƨ20W22Ɩǋ27T62Ɛ
~alan	83 12Ĵ29Ɩ
~alar	68 -8Ƒ13ư14Ʃ16u18ƨ21W23ǋ30T64Ɛ
~alc	71 34ǁǝ
~alco	71 34ǁǝ
~ale	63 -10Ǖ-7ŔƘ7b8šǁǪ9Lň10Ƃǖ11ƙǗ12ǞǢ13Ŷ14Ń15C16ƅ17ƽ19ǘ23ǝ27ŇƼ31Ɣ58ǌ
~ale>	78 -11Ǖ-8ŔƘ7H8ŀ12ňǪ14ƙ19Ń38Ƽ40Ɣ
~aler	83 12š14Ƃ16ǁ17Ǘ22ƅ24ƽ
~ales	68 8b11ǖ14Ǣ26ǝ27ǘ32Ň64ǌ
~alf	66 -11Ʊ-10ǉ-9Q-8Ņƺ-7bƨ7uĵ8ķƅƓǟ9Ʃ11Ƌƪǫ12p13Ǆ14O16ů17qt20r21ǖ26ƤǪ35Ʈ41o
~alf>	67 -11Ʊ-9Qǉ-7ƨ7uĵśǄ8ķƅƓǟ9Ʃ11Ƌ12ƪǫ13p14O17q21r22oǖ26ƤǪ36Ʈ
~ali	78 -13ŀ-11ƚ8ǥ9Ź14Ŷ17ŵ18ş24ǀ
~alid	88 11Ź
~alk	53 -12Ƶ-11Ň-9ũ-8ĵŊ-7jĻōŘŜŮ7nXƦ8BOŋƏƪ9ĴƇǢ10iĺ11sĶŃňƹ12vŦ13ǟ15ŶŽƥ16a17ļ18Aš19ǆ20ť21x22rľǖ24Ǜ25Ņ39N
~alk>	58 -17ǫ-13Ŋ-10Ň-8ĵũ-7ň7sRƙǊ8YŗŝƦǗǚǪ9ŅƏư10nľ11AĹŉŽǢ12Ĵŋǖ13ĶǛ14Ń15ǟ17ĺƥ18Ŷ23ļť50N
~alke	73 -11Ǫ7ƃ8sŽ10ƪ11K12Ʊƹ15B17ǖ23i27šǆ32r
~alki	67 7ńţŧ8CƆ9cŎƎ10hu11Ŕ12ľ13XƇ15Ņ17v19Ŧ24ň26aǫ33x
~all	39 -20Ř-17Ł-15B-14Oŏ-13pRŰưǩ-12u-11JŔǓ-10bņŉŒŞźƦǨ-9VŻŽƊǎ-8iňœŢŮŶżơƳǂǠ-7hSXĽūŬŲƀƉƑ7ATĻşŪǕǗ8qWZőũƂƤǒǘ9ŀǈ10łƞǔ11aPĵŠƘ12nŇţƣƭǉǏ13ŌŨǫ15Yĸǣ16gŭƛ17xCǍ18dI19ĺ20Ơ21ļľǧ22sŅƼ23k24ŎƈǛ25ƍǆ26Ĵŝ27ƺ28ŗƙ30ŧ32ǅ33oŤ35K36Ń39L43w
~all>	42 -17ǎ-16ư-15RŘŮ-13lŕǩ-12ŏ-11OŁš-10J-9BSŔŞŨŰźžƑƖǨ-8bcpAŉŶŻƊƫǓ-7uVŒŢŽƦƳ7ĵĺŇŠƇ8Ķůƹ9aŀťŪŭŷƃǏ10nWƤǀǒǘǛ11ĸũƂǗ12Yǔ13qZƛ14ŗƭ15ǉ16gKłƺ17kx18ļ20ǅ21d22Ǎ23wƍƠ24osǆ25ŝǧ27Ƽ28Ńƙ29Ŏ30ľ31Ĵŧ34L35Ť
~allb	88 24I
~alle	67 -9ş-8Ļ8IN9Ź10Ɯ12H15ƣ16ƫ20ţ21oŅő22Ũ28ŕ29ǅ39w
~alli	75 -13O7Ļ11aK12I33ĺ40C
~allp	77 -11ĺ7S9vļƖ10ŧ11Y13G17ĸ20T25Ʃ
~alls	66 -10ƣ7ƕǕ8ǆ9Ņǚ10Šƽǣ11nƸ13ƙǏ14ƞǎ15KŦ16Ō17ǥ19ƍ23ş28Ǜ30ƈ
~ally	59 -8CƗǪ7ĵſ8tŸƛǣ9K10PŇŨųǇ11ĹĻŚŮ12Ŀŭǈ13k14Ʊ15lšƘ17Ń19Lƺ21Ơ24A26ŗ
~alm	75 10Ʋ11dk12Ť20Ǘ39Ǜ
~almo	75 10Ʋ11dk12Ť20Ǘ39Ǜ
~alo	68 -11Ń-9Ɨƫ-7ƛƯ7žƄ8ƍƹǍ9iŝƇǂ10ł12nķšƷ13s14ŷƴ15Ʃ16Ǌ17C21ǅ26Ǐ32ǡ43Ơ
~alon	70 -11Ń-10Ɨ-9ƫ-7ƛƯ7ŗƄ8žƍƹǍ10iǂ11łŝ12Ơ13nsķšƷ16Ʃ17Ǌ22ǅ27Ǐ33ǡ
~alr	64 7pvŘŚž8Ƙ9KŽ10NňŦƲǃ12Ōư14ź16Mĺ23ŋŐ26i27Ƃ
~alre	71 9vƘ10Žǫ11Ʋ13p16ź19ĺ28Ő30Ƃ
~alri	70 -7ǫ7dũƹ8ŘŚŴž9Š11Kňǃ12NŦ13Ōư18M26ŋ28i
~als	73 -11ǒ-8Ů-7ƈ8őƞǞ9w13ǗǢ15ŵ19Ɗ20ǖ26h29ĸǝ
~als>	74 -11ǒ-7ƈ8őƞǞ9w13ǗǢ19Ɗ20ǖ27h29ǝ30ĸ
~alt	55 -16ŝ-14z-8t-7pň9ƶ15x16ƾ17Ň18Ǖ23WƊǙ33ƿ39Ƅ54Ǆ75ƺ
~alt>	80 -15ŝ8Ŷ26Ň34Ɗ
~alth	56 -14z-8t-7pň10ƶ15xǙ17ƾ24W34ƿ41Ƅ56Ǆ76ƺ
~alty	88 -7ǉ14ŒǙ29Ǖ
~alu	62 -8ǘ7Ƃ11ŲƋ17ŏ19ĿƔ25ƚ26Ƭ27ƫ34Ǥ
~alua	84 8Ƨ15Ƌ35ƚ
~alue	64 -8ǘ7ƙ8Ƃ11Ų18ŏ19Ɣ20Ŀ27Ƭ30ƫ35Ǥ
~alv	86 10Ū15ƌ19Ų
~alw	77 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ29l
~alwa	77 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ29l
~am>	52 -13ŊƘ-9LƄ-8XŮ-7FGQ7kwŷƊ8rxMō9U10cIĺĽŇŋǐ11Œ12h13fţ14ņň15Ņ16Ž17Ǜ19bŎ23Nǉ24a25ǚ26g27i30C32ŉ33ǧ36ǫ39Ơ49ǃ
~ama	63 -8ƾ-7Ɩ7ųƿ9ƪ10lƦ11a16Ŭ19Ɲ22QƜ23zƁ28œ29ſ31Ų32ŧ37ť
~ama>	85 10T13ƪ14l16a22Ŭ32z
~amag	65 -7Ɩ20Ɲ23Ɯ24Ɓ29œ30ſ32Ų33ŧ39ť
~amb	88 9aļ11ŬƄ14ư
~ame	41 -20ƺ-15v-14B-12Ũ-11ũǡ-10xDǆǍ-9uĺżƦƷǥ-8Wŭƙ-7cqŞŦŶƀƂƔƵ7dghŽƪƽ8Głƕƫ9iŒŵŷƝǒ10Šƨ11Ɨǔ12ĸľŔƚƱǙǚ13ĿƄƤǕ14ńƜǢ15tASŚƹ16pő17Ż18ņśǄ20œ21Ū22QƐ23Ǧ25F26ƈǀ27Ĺ28ĽŕŝǊ29ŧ36b46aƭ47ǅ57o83w
~ame>	43 -20ƺ-15v-14B-13Ũ-11ũǡ-10Ǎ-9xDĺżƦƷǥ-8u-7cqWŁŞŦŶƀƔƙƟǇǎ7dFIŸƣƽǠ8hGŽƚ9iƕƫ10łŒŵŷƝƪƭǔ11QƜƨǒ12ŠƗ13Ŕ15SĸľĿńŕƄǕǢ16tŪǚ17Śƹ18pA19Ż20ś21œǄ22ņƤ24Ǌ25őǦ27ƈ28ǀ29Ĺ30Ľ31ŝŧ38w39b44ǅ58a67o
~amed	66 -7oŸ7Ɯ9ǅ11ƤǇ14ǃ16w22ǎ23ŕ28Ʊ49ƭ
~amer	78 10ƚ11Ū48Ɛ
~ames	72 -13őƤ-12a-11ŭ-7ǆ10Ǌ11gƭ14o18ǈ21Q28Ǚ34F45w
~ami	57 -14Ƥ-13ļ-9ƹ-8ƾ7ŀ8zY9qPǇ10A11hūƺ12FƲǉ13ǃ14ľũƽ16ƞƵ18ŗ19u20Ʈ22ư23Ƹ24yƦ35ƿ38n
~amil	58 -14Ƥ-12ļ-10ƹ-8ƾ7ŀ8zY9qǇ11hAūƺ12Fǉ13Ʋ14ľũ16ƞ17Ƶ18ŗ20uƮ23ư24Ƹ25yƦ36ƿ39n
~amin	85 -7ǆ9ǃ10Ǔ18P24ƽ
~amm	86 12i14ǅǐǡ20ǚ
~amme	88 12i14ǐǡ21ǚ
~amo	69 -14ǌ-7ǫ9a10ƙƨƳ11ŧſ12D13ǘ15ƕ19X24ƚ44Ř46Ʈ
~amou	70 9a10ƙƨƳ11ſ12ŧ13ǘ16ƕ19X45Ř47Ʈ
~amp	70 7Jơ9Ż10jĸǜ14Ǌ16ǃ17Š19ű34Ǝ
~ampl	90 9J21ǃ
~ampo	75 16Ǌ37Ǝ
~ams	84 -17ŉ-16Ǜ7ƀ15ǚ17ƪ19ž23ƽ24g
~ams>	85 -17ŉ-16Ǜ7ƀ15ǚ20ž23ƽ24g
~an>	39 -24Ɵ-19ų-17Ļ-14Ŵŷ-13Ÿ-12tT-11vŖǡ-10ťơƮǑǚ-9nSőƭǏǧ-8cuCŅűźƤƲƵǆǓ-7fHQşƞǐǖ7MŀŘ8qĸŤƂƆǃ9zůŹƁƩǄǍ10XŐŦżƙƳƴǉ11pIJNŎŚ12aŁńſǋǨ13rZŇƱ14ŒŲ15DƄǊ16ĺňōśǎ17sķ18bVWŋŭƅ19ŏ20ǘ22ǫ23ŝūŬ25Lƃǈ26KĿ28Ƭ29OǪ30Ɨƥ35Ŝ41A
~ana	70 -12Ǐ-8ũ-7Ǥ7z10ŏǎǞ14ƻ18ǁ19ŕ20Ŷ26ư30Ƶ32Ǌ44ƣ
~ana>	90 18ƻ23ǁ
~anag	72 -12Ǐ-8ũ-7Ǥ8z10ŏǎǞ21Ŷ27ư31Ƶ33Ǌ45ƣ
~anc	45 -14ǆ-13ƺ-10Ƌ-8ƕ-7uQŴǘ7pBXşƀƚƱǒǤǪǫ8ŋśūŰ10Ǖ11Ļřƶǔ12ŧƇƓ13ƨƮƯ14PŠƫǢ15łŤǧ16ĹĿőƗƛƿ17ŐŭƄ18ŇƅƵǎ19Wœƾ20Ƃ25Ɩ26Ʒ29A45Ţ
~anc>	90 15o18p23q
~ance	46 -13ƺǆ-9Ƌ-8ƕ-7qQŴǘ7rXŊůƀ8ľşǒǤǫ9ŋśūŰ10ǕǪ11Ļƶ12řŭǔ13Aŧ14ƨƯ15PŠƫƮ16ĿłŤǧ17Őőƛƿ18ƄƗǎ19WŇƵ20œƂƾ21ƅ26Ɩ27Ʒ46Ţ
~anch	85 15Ǎ24Ƈ32Ɠ
~anci	76 7ǅ8ŭ10ư18ĹƱǢ20B28A
~and	29 -39ǫ-16Ŷ-15ƥ-14ƺ-13ŞűǍ-12jľŲ-11ƅƨƻ-10AĽńņ-9ĿŐŢųƔƛƳǓǖ-8SVĵŁŊŪ-7ŷƧ7eILYŚƃƊƏƐƕƵƽ8ŅŬƀƇƋƲǧ9cŒǤ10zBĹŝ11ŽǢ12nJƝǚ13DŵƱǏǒ14ƌƖƙǁǗǛ15ĴłŗƸǃ16d17frŨ18PŧŴǅǞ19WƭǄ20Ŏ21ƹǝ22œŸǘ23vśǑ24ĺ25ǉǠ26pŮǊǎ28os29C30twĸǜ31Ƽ35ū38aƪ
~and>	30 -33ǫ-15ńŶƣ-14ƥ-13űǍ-12ľŞǖ-11ƺ-10ZņŲƻ-9jAĽŕŢũƛ-8SĵĿųƳ-7ŁŊƔƧ7euNYŀťŬơǈǔ8őŗśƃƏƐƕƽǙ9LŅƇƋưƲ10łŒŠǢǤǧ11Bƙǒ12nƱǘ13zJPŮŽƝ14D15ƹǁǏǗ16rƌƖǃǄǛ17ŧŸ18Ĵ19f20ǅǉ21doŴ22vWŎœƭ23ǝ24ǜ25sǑ26ĺ27t28pǠ31C32w33Ƽ35ĸƪ37ūǊ43a
~andb	86 13x29Ǟ
~andd	86 8ƸǕ9Ŝ10Z11Ǉ13ƚ
~ande	86 -7Ū9ŧ12ŕ13Ƃ17Ŧ
~andi	80 -9Ɨ11ŗ13ƙ14Ɗ15Ĵ17Ǥ23Ɠ33ũ
~andk	90 10k27Ƹ
~andl	59 -16ƅ-12śŠ-7ǫ8ŗ9Ǌ10sń11Ļšǘ13ł14ƹ15Ǣ17IƢ20c21ĹǞ22ŝ26Fǚ28ƣ35Ũ41ǎ
~andm	84 9n10c11ǖ18Ÿ19Ʊ
~ands	67 -12s-11d-7jƾ8żǄ9ǒ11Ĺƪ12Pś13rǕ14pt16ǉ18ǜ21ǆ23Ů30o35ŵ
~andy	77 7Ŭ10vŮ11Ś13M14ǘ40ś
~ane	68 -7ŀ7Cƌ9ƒƛ13MƂƊǑǤ19ǫ22ǝ23ƫ31ǂ39Ɯ41D
~ane>	78 -9ǫ9C11ƛǂ18Ɯ49D
~aned	88 -8ż12ƒ17ǑǤ29ǝ
~anen	88 31ƫ
~aner	88 18MƂ
~anes	84 -8ŀ30Ɯǂ
~ang	54 -11P-10Ɖ-9gƙǪ-8ƫ-7ōǌ7EŉŲƼƽ8uűƝ9Ķ10ŜƄƹ11Iŏ12ĴļǠ13ƞǫ14ňƩ15ŷ16KTƺ17Ŵ18ŁǗ19Ūǂ20ţ21Ļ22ş23i28ŕ29Ɠ38Ʒ41V
~ang>	75 -9ƫ-7ō8Ŝ9I10V12ű16Ɠ24ŷ25ŴƷ28ļ31Ł
~ange	57 -8gļũ-7ǌ8EXƼƽ9qŲƝ10uĶƺ11Ƅƹ13ŏ15VƞǠ17KƩ18T19Ǘ20ň21Ūǂ24ş25Ļŕ
~angi	73 -11Ɖ-9ƙ-8Ǫ-7qP8ŕ9aưƺ11t17Ĵ20Ʒ21ţ26Ɠ27V34i
~ani	67 7Ɠ8Ŷ9rŁŎ10ŠǊ12mƌ13Ňƍ14Ņ17ǈ19ƞ25u26ǫ28ţ34h
~anie	75 10Ł14mŠ16Ņ32ţ
~anim	85 46h
~anin	84 -8Ǌ-7T11Ɠ12rŎ27ƞ32u
~anis	90 8Ɗ16ǫ19Ň
~aniz	90 -7w9ļ16ƌ24ǈ
~ank	62 -21Ś-15B-12ķ-9ǅ-8C7AX8g9Ɔ10Ĵ11t12H13ƌ14ĽĿ17ƅ21Ķ23k26ĵ29ŭ30Zƛ31e54Ɨ
~ank>	67 -22Ś-10B-9ǅ-7Ŵ8X11Ĵ14ƌ16ĽĿ18ƅ29ĵ31ŭ33Z34e51Ɨ
~ankr	88 31Ķ
~anks	76 -14ķ8ĺƶǞ9aĸƗ14t29k30ƛ
~ann	64 -17u-7ưǫ7Ʒ9ƫǖ10ǌ11ů12wǂǋ13VƦ14ş15T17H19ƍ21Ʊ22Ĺ27A38y
~anne	82 -15u-7Ǣ12ǖ17ǂ18y36A
~anni	74 7Ǡ9Ʒ13Ĺ16VƦ21H23ƍ29y
~annu	76 9Ƭ12ǌ13ů14ǋ19T
~anny	86 15ƫ30Ʊ
~ano	71 -12h-9Š-7d7vŸƟǊ9ŎŹ10ź11C14ŷ16ƶǠ17őŵ19I20H26ơ27Ŷ35y
~anot	72 -9Š-8Ɵ-7d7vŸǊ9Ŏ10Źź14ŷ16ƶǠ17őŵ21HI26ơ27Ŷ36y
~ans	58 -8Qŭǅ-7yLĹ7Ŷ8l9BVŕ10K11ŲƬ12ļ13Ǌ15H19ưƳ22Ǡ27Ļ31k32Ŋ34ǜ38Ĵ57ǒ
~ans>	60 -8Qŭǅ-7y7Xǫ9BV13Ƭ14Ǌ16H21ưƳ23Ǡ25ǜ29Ļ33k40Ĵ45ǒ
~answ	79 11Ŀ13ŕ14Kǜ18ļ45Ŋ
~ant	43 -19ś-12Ɣ-11Řŧƨ-10rNŃŮƦƫ-9cmxŐŚǁǔ-8iułŗřŝşǒ-7ĹŸưǚ7oUƱǄ8FHŜŪƤƷ9Łűƥ10ŋŞǨ11yŎ12bBLŖƀƚƞǩ13V14Oƙǃ15JſƁǡ16ĵ17Sƃǎ18Ań20KMĺ21ơƲǢ22Xƭ23Ǖǫ24ĿƮ25ŊƑ27s30ƅ32ƣƯ33ō34ļ38Ƴ40Ƹ
~ant>	44 -19ś-11ŘƔƨ-10ŃŧŮƫ-9rNŐŚƦǁǔ-8cmxłřŝǒ-7iuĹŗşŷŸưǚ7FUƂǩ8HǄ9oŜŪűƤƱƷ10ƥǨ11ŞǕ12bŁŋŎ13BSƀ14LVĺńŊŖƙǃǡ15Ɓ16yJOſ17ĵơ18ƃǫ19Aǎ21sMǢ22KƲ23Xƣƭ24ƅ25ƑƮ26Ŀ31ļ33Ư35ō37Ƹ39Ƴ
~ante	83 -7ǫ10GƲƸ11Ɔ14Ǡ17Ǝ25Ŋ
~anti	84 -8y9ļ10ńŶƳ14k15ĺ18ƚ
~ants	73 -10Ƴ-7Ŋ7ƹ9fSĽźơǩ11ƅ12s16ǫ17ƣ19ƞ22Ǖ
~anu	86 24ƈ33ǆ
~anx	88 23ƾ29ŀ
~anxi	88 23ƾ29ŀ
~any	31 -21ſ-20Ļ-17Řŭ-16œ-15iŇƙ-14AĵƂ-13wŋŔ-12foƁ-11FUŃũƢǋ-10asűŶŻƠǟǡ-9dJĺļśƄƮƸƹ-8bpCLĹŏž-7PRĽńŜŮŷƔ7jŴƌǣ8şƇƜ9ƊǕǗǝ10Ũǧ11WłƝƯǚǨǫ12VƐƒ13őŪū14ƃƎƏƪǈǏǐ15ŕŗƅƤƿǠ16ĶķơƵǥ17Ǟ18źƓ19HĴƍǆǙǛ20gƥǍǒ21ŊƧǄ22ĸƶƾ23ŞŸǉ24mŐƽǪ25knƨ26ƚ28Šǖ30Ƴ31ƺǁ33uŲƞƟǅ34Ž35ŅŤżƻ36ǂ38Ǔ40h45Ţų
~any>	34 -17ſ-16ǡ-15œŘƂ-14ŴƱǤ-13ŗŭ-12ĵŇŉƁƙ-11ioŋ-10fwAUŔƄƢǋ-9azĻǏ-8dsŃśŦũƠƷ-7FļłňŎűŶŻƀƕǟ7GŌŹ8yŐůƊƏƘǒǞǣ9kŖƒƖǠ10ŊƇǇǪ11ǀǊ12ĶƤǐǫ13jƓǙ14şƚƳǄ15nŠŨŸƝƾ16HķƬ17ƐƥƽǛ18gVūƶǁǈǨ19ǂ21Wĸǉ22ŅŽƍƞ23Ťǖ24ŞŲƨ25ǆ26mőǍ27ż28źƺ32ǅ33Ɵ34ų36u37ƻ38Ǔ46h54Ţ
~anyb	56 -16Ƭ-12Ǒ-8Ǌ7ƿ8ŕƂƉơƤƩǙ9ǉǛǤ10uŞƥǞ11zťŽ12ŝŸ13hŴƃƕǓǝ15ǣ16nŐǖ17łƶ19ǥ20ƞ21ĴŅų22Ǫ23ƱǏ32ŗ
~anym	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
~anyo	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8ŅŠǚǝ10ƃǪ11n12Ɗǫ13łƞ16ŸƳǞ18ƱǤ19Ƶ23ŗǒ24Ŵơ
~anys	78 -19ő7ŕ9ǒ12Ǐ13ǅǨ15Ŀ17Qǡ18ǧ
~anyt	50 -12Ōǫ-11Ļ-9ŉƉ-8Q7Bŕǐ8ƞǏ9ĴĸŠǕ10ŀŽƳƴ11kƨƿ12ƓƟƵǑ13HĶƺ14ŐƲǗ15gŲƽ16ŪǂǠ17ƜƪǄ18ňƾ20Ə21ż22Ŋƚ23Ǝ24ŎŤ25ƅ26ǁ27Ƨ
~anyw	75 -9ǚ-8Ÿ7Ť8Ņ12ǂǙǧ23Š26k30ŉ
~ap>	69 -7cŮű7rŤ8Ʒ9D11Ŝŧ12Ŀż16U26Ư30ŖŴ32Ţ72Ƃ
~apa	61 -10Ɵǩ-9Ɲǫ-7n11vű14G16FƞǏ18ťƣƧ19Ơ20ƙ22D23Ƣ24Ƥ28Ʀ34ƥ
~apar	61 -10Ɵǩ-9Ɲǫ-7n11vű14G16FƞǏ18ťƣƧ19Ơ20ƙ22D23Ƣ24Ƥ28Ʀ34ƥ
~ape	60 -9Ɖ-7q7C8ŔƘ9ŵƤǅ10oĿ11J14šǙ15ĸǢ16ǈ17Ɗ18Kǔ23ņ24ƴ25ƺ29ƻ33vŲ39Ō46ś
~ape>	71 12ŵ16Ɗ31ƺ35Ųƻ36Ō
~aper	66 7iŜƈ9Ƙ10CŔ11Ƥǅ12oJ16ǙǢ17ĸ18ņǈ20ǔ21K27ƴ38v52ś
~apes	85 10ņ12Ų20Ŀ25š
~api	85 -8ƈ9Ƴ11Ō14ƻ27ǆ30ǫ
~apin	88 12Ō14ƻ28ǆ
~app	48 -13Q-11GŁ-7zFVƨǠ7ZĹ8ǁǞ9Ŏƪǟ10Uŏşǀ11BƀƔ12HŤƭƵ13ǫ14iǖǚ15śư16ŀŘ17Ţǥ18ƚƝƩ19ŷ20Ǫ21Ŧ23ž24ƹ25ļ26Ļ29ť30Ū31ƶ34ǘ36ų37Ş
~app>	69 -17Q-11ŗ8Ŝǈ10ŝ11ƅ15Ǟ16ƶ26ś41Şž42ǘ45ų
~appe	51 -12łŞ-9Ł-8ş7ňǜ8HńŇ9iZĹƞ10ǫ11Ŏǟ13ƀ14ŘŤƪƭ16ǚ17ǖ18Ƶ19ưǥ20ļŢƝ21Ʃ22ŀ23Ǫ24Ŧ27ƹ29Ļ33ť34Ū
~appl	78 -7ż9Sǂ11ǫ12ǁ13Ř15ō36ƶ
~appo	86 8Ǚ9M12ǘ15Ŷ20ǀ
~appr	76 -8ŧ-7Ƶ10i13ŋ14ŏŞ17ł23BƔ33ƚ
~appy	72 -10G8H11ļ15Ơ18U32ş39Şŷ
~aps	73 8Ɲ12Řş29ž77Ţ
~aps>	85 -7Ƃ11Ɲ14Řş29Ţ
~apse	78 57Ţ
~apt	84 -9Ǒ-8ǫ11ū13ǁ14Ǚ15ś22Ɵ
~apto	88 -10Ǒ15Ǚ16ś23Ɵ
~ar>	38 -25U-21őƗ-18n-16ĺ-15ţ-14şƳ-13Ş-12RVƔƙƨƱƷ-11PŤũƀ-10rwĸƦƪ-9bjśƟƮƵƸǊ-8ĿŖŚŜťŨƍƝƤƬǄǍǪ-7otAFŋŎƈƩƺǁǅǆǈǘǙǣǫ7NXĽƯƶƼƾǠ8ľŽƄ9kƹ10Sƚ11ơƻǦ12pxŀŔƖ13gǑǒ14uœŬƫ15ZŊƉǂ17vǋǛ18cTƂƊƋƜǝ20Ɔǐ21dƣǇ22Š23ŉǀ24űƛ25ŦŻǡ26Ɓ27ǌ30Œ32Ŷſ34Ű36ź38ů39Ųų42Ů50ŭ57ŷ60ŵ65ū76Ŵ
~ara	62 -11Ťƿ-8D9hť11ƞ13Ŝǃ14Š15śƧ19Ɠƚ22řƇ27Ɵ33Ǟ51ű
~arac	90 11Ŭ
~arag	68 -11ƿ-7D10ť13ƞ17Ƨ22Ɠ24Ƈ31Ɵ56ű
~aras	86 -15Ť46Ǟ
~arat	74 7f16Ŝ18Š19ś23ƚ27ř
~arb	78 10ƛ11Ľ12tŒ17zǏ20ś
~arbe	90 13Ľ14tŒ19Ǐ
~arby	81 11ƛ17z21ś
~arc	83 14ţǊ15ǜ18Ɗ41D
~arch	88 16ǜ19Ɗ
~ard	50 -17Ķ-10ZŞ-9Iŉŋ-8Ů-7pţŧųŶǝ7ƶƻǡ8bł9gPXňŏ10ŅžǛǫ11aōŪƔ13ĹƵ14Ś15Ǟ16ũƛǂ17ľŜ22Ǝ23ĵĽ24Uőƴ25rŝǙ26Ĵ31Ɠ34eƞ47ƅ60ǘ
~ard>	53 -11Ķ-10Z-9ŋŞ-8Iĺ-7ŉ7cdť8ŻƠƶƻǡ9b10X11Płňŏž12aƔǛ13ƅƞǫ15ĹŚ16Ƶ18ōŝ19ľ24ƎǘǙ25ĵ26UĽ27rő36Ɠ37e
~arde	82 16ƥ21g27ũ37ƞ
~ardi	78 -7ō10ƈƱ11ĺ28Ŝ42ƴ
~ards	66 -10Ķ-7Ŝ7Ɨ8Ǖ10Ū11ŝ14Ǟ17Ņ18ƛ40Ĵ47ƅ50ǘ
~are	32 -18Ų-16Aňŕ-14ĽŜƞǅ-13ŎŔƩǇ-12Ŷźƙ-11ľť-10tƃƋƪǧ-9ƖǝǞǟ-8ņŨżƎƣ-7mJKŒŰǕ7YŁłŭ8Ɵǚǥ9ILŌŐǦ10UœŠƂưƳ11ųƤƦǖ12bōŴƹǏ13yķļŅŉ14ŗơƻǂǉǢ15ńƄƇ16jkŞūƮ17uRţƯ18PŃǊǍ19HĿƑƿ20wEOŪ21nĺƺǓ22f23gĴ24V25Qũ26aiǐ27xŀ28Řƥǡ29Ǡ30ǫ31vCƠƱƼ32ző35l37F39ǈ45c
~are>	32 -20ŕ-16AňŲ-14ņŜ-13Ʃǅ-12Ľƙ-11ŶźƞǇ-10ľŎťƃƭǧ-9mtŔšƖƪǝǟ-8żƎǞ-7KŨƣƧǕ7YĶłŭŮƓǪ8EŁŦƤƻ9jŌŐƑƟǍǥǦ10UœƜƳǚ11LŠƂƦưǖ12ƹ13bVķŀōųŴǏ14uļńŉŗơǂǢ15yũǉ16nŅŞƄƇƮ17kRţū18PƯ19ŃǊ20HĿ21lwĺ22Ǔ23fgOĴŪ24Ƽ25z26QƱƺǐ27ai28ƥ29xŘǡ30Ǡ32vƠ33őǫ34C35ǈ39F46c
~area	79 -16Ɯ-8O-7S11Fŕ18j21E31C33l35I
~ared	84 -9Ƌ-8Ŕ-7Ņ16ņ18Ƽ19ǃ22Ə29ũ
~aree	90 16q35V
~areh	90 10ǈ16Q28Ǎ
~aren	69 -12F-10ƺǄ-7n11ƨƱ14Ÿ17Ƨ19š49ƿ54u60z
~ares	79 -10ş-7Ű12Ƥ14ƭ20n27Ƒ36ŀ
~aret	86 18Ǆ30ƻ
~arg	69 -9şǞ7Ƴ8ŖƕǛǦ10Bǔ11ńżǁ12ņ13Ɨ14ƶ15ǖ21ł22Ƣ25ƣ30Ƈ36œ
~arge	70 -9Ǟ-7ş7ļƳ8ŖƕǛǦǫ10ǔ11ńżǁ14ƶ15œ16ǖ21ł24Ƣ27ƣ30Ƈ
~ari	68 -8ĺ8ňƫ10ǋ13ƻ15ŅŶơƭ16iō17ǁ19ƤƧ20h22fŃ27Ƹ28U
~arij	90 18ƻ23ǁ
~arin	75 -8ĺ9ň17iŅōŶ21Ƨ22Ƥ23h25Ń31U
~arit	82 29f34Ƹ
~ark	64 -9Dĺ7v8ķǡ9GYŻƎ10Z11ƣ13ĸŮǞ15Tǫ16ť19F20Ʃ24H27Ɣ28h69ű
~ark>	70 -13œ-10ĺ8vƖ9ļŧǡ10YƎ11hG15ĸǞ18T21ǫ22FƩ40ű
~arke	75 8ŕƕ10ķ11F13Z17Ů18ű30H34Ɣ
~arki	83 -8D8Ƣ16ƣ22ű23ť26h
~arl	77 -13d7m9ů11R12L16ŋ19p28C
~arly	79 7m10ů11R12L
~arm	64 -11h-9V-8SƑ8ľ9ŝǆ10Ƹ11ƽ13ņŮ15ƚ27ǓǕ29Œ32Ņ34ő44j58Ɛ
~arm>	67 -11h-10V-8SƑ9ľ10ŝǆ11ƟƸ14ņŒŮ18Ņ29Ǔ36ő43Ɛ46j
~arml	90 -7Ɵ39Ǖ
~arms	84 20Ņƚ23Ɛ
~arn	69 -13o-9Ǫ-8X7ǂ8sŪ11mB16ź28ŏ30ư33Ǜ43T50q57Ɠ
~arn>	75 -8X7Ƹ11ư12B21q27T31ŏ38Ɠ
~arne	82 10Ū12s14m20ź39Ǜ
~arni	86 -10Ǫ9ǂ18q24T26ư
~aro	58 -17ǫ-13H-9Ɣ-7ƺ7tƐƗƠǄ8Lņƀ9WŠƳǩ10ĶƧƴ12Ɠƕǃ13h14l15nTV17z18ǋ19C20šƎ21Ņ23Ŷ25s
~arou	58 -17ǫ-13H-9Ɣ-7ƺ7ƐƗƠǄ8Lņƀ9WŠƳǩ10ĶƧƴ12Ɠƕǃ13h14l15nTV17z18ǋ19C20šƎ21Ņ23Ŷ25s
~arp	83 -9D-7Š7Ǧ16Ɲ17ū18ŷ32ű
~arpe	90 7Ǧ17Ɲ
~arr	55 -14œ-10ǈ-8Ŵ-7ūŵƟ7uŝŶƖƹ8bWř9ş10ǅ11Ƥ12ĴƄǥ13Őƃ14ƨǜ15ŠųǑ16Œƅ18ǣ19oǔ20ǧ21ő24Ř26ǎ28ţ29f33ƀ
~arri	67 -11ǈ-8ƃ7r8Ş9ƭǨ10uWŝǥ12şǅ13ǫ20Œ24o30ő35ţ36f
~arry	58 -12œ-10Ǩǫ-7ūŴƟ7ſƚ8Ŷƹ9bř12Ƥ13Ƅ14Ĵ15ƨǜ16ŐŠų17Ǒ18ƅ20ǣ21ƃǧ22ǔ27Ř28ǎ37ƀ
~ars	47 -20ő-18ǉ-15T-14œ-10Ņ-9ĴůƾǍ-8nũ-7aiFǓǨ7ƁƖ8UYĿǁǖ9o10ķƳ11ŏƩ12ĶņŎǥ13ƃƆƌ14Žƺƻ15ƚ16Hţ17Ǡ18Šƫ19ĻŵŸ21ŦŮ22V23Œ24Ź25Ť26Ǉ27ŶƉ30Gǒ35Sū44Ư
~ars>	47 -20ő-18ǉ-15T-14œ-10Ņ-9ĴůƾǍ-8nũ-7aiFǓǨ7ƁƖ8UYĿǖ9ǁ10ķƳ11ŏƩ12ĶņŎǥ13ƃƆƌ14Žƺƻ15ƚ16Hţ17Ǡ18Šƫ19ĻŵŸ21ŦŮ22V23Œ24Ź25Ť26Ǉ27ŶƉ30Gǒ35Sū44Ư
~art	45 -18Ɗ-16n-15c-14Ɲ-12yň-11LQĺŠŦ-10NőŗƟƵ-9u-8iHřƅ-7gwzKĹļœŘŜŨŭůŲŷƱ7DEGĿŹƹ8ƒǏ9Łųƙ10Ŕũ11sŐźƀƧǡǢ12ĻŎŖŵƮ13qƐƤƦ14CRƢ15ƚǥǪ16O17otƪƿ18pŚ19ń20Vť21U22S23lƥǄ24ƣǉ25ŉō27Ƴ29ƾ31ǈ32ǫ33ƞ37Ǉ
~art>	53 -12y-11LŦƑ-9nDĺŗŵ-8ƝƵ-7ř7ŪŰƩǆǊ8svŅƳǕ9aEũƚǄ10AĿŞşƌƮ11Ɛ12ƿ13lXŖ14ŁǇ15Œ16Ŏź17ńųƀǡ18Ś19dC20R23ǫ27SU28V33ǉ35ŉ39ƾ
~arte	70 -10Œ-8K8Ō9ŽƮ11ńƨ14ĵƚƿ16Ļ22xō24Ǉ25Ŕ28O34Ƴ
~arti	78 -8c-7ǫ8tŹ9ǂ10j16š19ō20ǈ28Ő30ƞ
~artm	60 -10Ɵǩ-9Ɲ-7n10Ơ11ű14G16FƞǏ17ƣ18ťƑƧ20ƙ21D23Ƣ24Ƥ26Ʀ33ƥ
~artn	68 -23d-14Š-11Qň-8cŰ9s10ł12r15ƹ20Ǫ23Ǣ25Ǆ26t29q31ŵ32ƪ33op34ǈ
~arts	79 -9Ǉ-8G7Ƙ10ŚŹƣ18Ŷ19Ǔ25l
~arty	84 11Ɩǣ12ƞ13Ʋ16Pƣ
~ary	63 -10Ǉ7ťǚ9ǀ10V11qS12ľưǋ13Ʃ15u17Wƨ22ũ29ƭ30T
~ary>	63 -10Ǉ7ťǚ9ǀ10V12Sľưǋ13Ʃ15u17Wƨ23ũ29ƭ30T
~as>	38 -22Ş-14nHǀ-13ſ-12ĺŏǖǟǠǤ-11ơƯ-10XƩ-9iuxGĸĿŒŖŘƙ-8grŀŁŎŴƖǪ-7LVZĹƢƳƷǍǐǢ7Iƕ8ļŠűƐƗƹǇǊǌǙ9jFşŸƀǕǜ10ƾǏ11fqƺǦ12hlŇƭǛ13ĻłŊŲƃ14Ǆ15oƦ16Ɔ17ņŉƿ18kŨƉǝ19c21ĽƂƴ23pvŶƶǞ24B25ŕš26ŢƔ27Ūǅ28Ŕ29Ɲ30ƒ32ťũ34Ž35ƌ39ŧ41Ƶ42Ŧ
~ase	51 -19Ǐ-14Ŝ-12Ǖ-10Ǌ-9ǫ-8Ŗƚ-7Kƥǣ7bƛƿǉ8ƞƟ9JŃ10dŕǗǢ11DƢ12aļŨ13ƧǑ14Ɣ18Ŕ19Ɲ23FŞ28ƣ33Ǎ41Ʀ42ŭƤ45Ƌ54ǎ
~ase>	55 -18Ǐ-15Ŝ-11Ǌ-9Ǖǫ-8Ŗ-7Kƥ7jIƁƴǪ8bƿǉ10JŃǑ11dŕǗǢ13ļŨ14DƢ15aƔ20Ŕ26F27Ǎ30ŭ33ƣ45Ʀ48Ƥ59ǎ
~ased	84 -14ǎ13Ǎ24ŭ43Ş
~asem	64 -9ƚ10ƛ11ƞ12Ɵ18Ƨ26Ɲ49Ƌ
~ash	59 -12żǒ-9Ŷ-8ŚŲǫ-7űǢ9ƋƎƟƫ11Əƣ13DſƦ16ǝ20ů22Ŭ23Z26Ƅ34Ɲ36ų37Ʒ42Ž57Ƭǘ
~ash>	61 -12ǒ-8Ŷ-7űǢ8Ş9ƫ11ƣ13ſ14Ʀ16ZŬ17Žǝ21ů27Ƅ30Ʒ38ų41Ƭ60ǘ
~ashe	79 -15ż-7ƞ10Z13Ƌ14Ɵ24Ƭ30Ɲ35Ž
~asi	73 -13Ƥ9Ŝ10ŬƳ13ƅ15KMŨ17ň20ƣ26F27Zŭ28Ʋ
~asid	82 12Ƴ30Z31Ʋ
~asie	85 11Ŝ12Ŭ18KM
~asin	85 -15Ƥ16ƅ25ƣ30F32ŭ
~ask	54 -7Ǐǘ7ĴƉ8mwĶƅƈ9ľ10P11puƫ12Aǎ13Ţ14hĺ16ƣǔ18Ɨ19Ɣ21ŎǨ23a24ǩ25ǁ26cł44ŋǕ53Ŋ
~ask>	59 -7Ǐǘ7ǔ8aiƉƗ9uĶƈƩ15A16Ţ17ǎ21c23ĺ29ǁ30ł34Ǖ35ŋ39Ŋ
~aske	72 9Ŏƣ10p11Ņ12a15Ǩ16ǔ17Ɨ19Ŋ33ǩ
~aski	71 -12ǎ-8ĺ-7ƙǫ7ǚ8Ƣǩ9Ǩ10v11a12cĴŗ13ľŎƣ15ƫ18Ǖ19ƅ22ŋ29Ɣ
~asks	83 -7ǩ10ǎ14w15m16hP
~aso	69 -10j-9Őǔ7ƃ8U9Bţ11Ǐ12xňƜơ14ƞ15ĺ16ǡ22ō37ǐ40ŕ
~ason	69 -10j-9Őǔ7ƃ8U9Bţ11Ǐ12xňƜơ14ƞ15ĺ16ǡ22ō37ǐ40ŕ
~asp	84 16ƽ36Ɗ
~asph	85 37Ɗ
~ass	59 -13Ť-11ǥ-8zŐ7mƿǛ8sĴŚǪ9ǂ10PƁ11x12ƴ13ųƭ16Ż17ǎ20ƨǁ22ƹ23gƸ30Ǟ32ǚ38Ƃ42ĸ46Ƶ51Ǧ
~ass>	69 -16z-11ǥ-8Ő8dƅ9ƿ10Ĵ12sƁƹ14ƨƭ15gŻƴ17Ƶ21ǎ26ǁ29Ƹ36Ƃ39Ǧ
~asse	68 7Ʊ8ưƳ9Ǜ10Śƨ11ǂ13xǪ15Pƹ20ų37Ƶ50ĸ
~assi	83 12Ƃ15g17Ǟ19z20Ǧ
~assm	88 -15Ť30Ǟ
~asso	90 20m
~assw	88 52ǚ
~ast	44 -16Ū-15Őœ-14Gŧ-13ť-11SŏšũƔ-10dƍ-9BĻŸƵ-8pFņŖ-7sHIXĿňƖǤ7oCłƭ8yTĺŕƓƫǚ9imĹƀƯ10ľƌƴ11ŃǪ12OŢŽ13ŉŲƻƿ15EƲ17bǋ18ŝƉ19ǥ20ŁƺƼ22Ǡ23aĶż24Ǜ25Ǒ26cŗ27Ťǌ28ǝ31Ɯ34Ŕ37ǀ39ƾ42Ň
~ast>	45 -16Ū-15œ-14Gŧ-13ť-11SŏšũƍƔ-10d-9BĻŸƵ-8pFŖ-7sHXņƖǤ7oCłŨƬǐ8yTŕƓƫƭǚ9ĺƀƯ10iľƌƴƾ11Ń12OŢǪ13ŲŽƿ14ŉƻ16EƲ17ǋ18bƉ19ŝ20Ƽǥ21Łƺǝ23ĶżǠ24aǛ25Ǒ27cŗ28ǌ29Ť34Ɯ35Ŕ41ǀ43Ň
~aste	82 9ś11Ś14m16rŀ
~asti	90 13ǘ
~asu	75 7Ƹ13a16ƚ18ž32Ů
~asur	75 7Ƹ13a16ƚ18ž32Ů
~asy	83 -12ǀ7Şž10k13Ǆ16MŨ17Ŝ
~asy>	83 -12ǀ7Şž10k13Ǆ16MŨ17Ŝ
~at>	20 -21ǉ-18Ÿ-17ơ-16ĵ-15ŅƤ-14ŭƦ-11ǒǢ-10szFŋƃ-9Ŵƴ-8iOźƀ-7eƱ7VńŖŜżƁ8ŚűƧƮǐǑǠǣǩ9nqtUŮŲƍƾ10aZƒƝƲ11TřŽƓƗ12oPŻƕƚǘǤ13ƆƋƣƷǁǍǛǥ14ĴŇǝ15jlĶľŞůŹſƬǋ16ķƖƼǌ17wRƪƵ18WţŬƸ19vĹŕšƔƩ20ŃƊƿ21uLƏƟǕ22Xũ23BƈƌƢ24Jǅ25ŉŧŪųŵƨ26ŊƫǊǧ27mDĸ28EŒ29GĿ30gY31hƙƽǆ32bļť34CĻ35ǫ36S39ŀŁŔ40Ŏ41ş42ĺ46ņŦ47ŗ48Qŏ52ū53œŘ54ň
~ata	83 -9ǚ14Ĺ17ƴ46Ǚ
~ata>	86 -9ǚ47Ǚ
~atc	64 7Ř8sřŲƍ9ŐŞƕ11Ɔ12qwZơƻǫ14aŊƚǚ15ķ16L18Ǜ19W21Ŵ23ž24Ʊ32N
~atch	64 7Ř8sřŲƍ9ŐŞƕ11Ɔ12qwZơƻǫ14aŊƚǚ15ķ16L18Ǜ19W21Ŵ23ž24Ʊ32N
~ate	42 -16ǫ-12Ő-11B-10DĺŗũƜƞ-9hlJŎŝƵǆ-8jFTUšŶŸſǇǠ-7buŃŉŧŨƔƙƠǪ7VŅżŽƚƣǂ8ĻƎƢǈǖǗ9ŏŴŹƊ10qőœ11cĿřşƳ12śƅơ13ŘŻ14ńŪűƬƴƺ15ťŦǅǞ16ƒǔ17Ƙǎǩ18Ƥ20EĶŕǍ21dm22CŠǥ23ƍ24Ŗƶǀ25Ş27ƌ37ƛ40Ŭ41ǝ42Ɲ
~ate>	50 -13Ǒ-12v-11ǫ-10U-9DJĺ-7lFPŐŗśŤũŸſ7ķƴ8LŰǝ9cŋŠŹ11ǂǣ12pEŅƎƣƳǅǐ13ĸűǖ15œ16őřŴ17mƅ18Ŕ19CŘǍ20ńŻǥ22Şǎ23ǩ24Ƙ25Ķ27Ŧ33Ŗ35dŕ39Ŭ
~ated	63 -18Ŕ-9Ŧ-7Ǡ7Ǐ8űƬƳ9Ňƭǁǅ11şǍ12Ş13ƌǈ14C15ƴƾ16Ǒ28ƍ46ƶ
~atel	72 -13ƾ-12ť7ƒƕ8U9ŽǄ12ƚǑǥ13Ļż14ǡ16Ť19Ǟ20ƺ40ǀ
~atem	83 13Ĺ16Ŀ29Ƭ30ś
~aten	90 22Ǟ
~ater	58 -12L-10Ɯ7Ƒ8Ǝ9Ǘ10V12ŲƐ13qN15Ƌǟ16ƊơƢ20ƒ28ť30ƌ51ǝ57ƛ64Ɲ
~ates	63 -9d-7ŕ8ǌ9cyCH10ŏƖ11Š13m15Ŭ17EŪ25vǔ30Ƥ
~atev	77 -8Ƒ8żơ9qVśƓƟƫ12Ʋ15PŊ17Ū18Š
~ath	61 -11ǫ-7Ơ8BťƘƞ9sƨ10Őǃ12cY13Ʈ14CĿ15ĵ16bǆ18ƍƿ20ŋ21K23jƜ25z41Ƶ44Ƈ
~ath>	77 7ƭ8Uƍ15YƇ16ƨ17cƮ29Ƶ
~athe	67 -8ǫ9Bť10sƞ11bŐ12ǃ15C16ĵĿ17Ɯ21Ƶ22ŋƿ23K27j28z
~athr	82 10b18ƍ19Ƈ
~aths	84 -7ǖ24ǆ26Ƈ
~ati	51 -13Ť-12ǫ-9Ś-8GűǓǔ-7Űƪ7ŁōśƍƛǄ8Ǖ9HŜŨ11iŀǞǥ12qŌǁǅ13nƳ14őšƽ15Pļƈ16ǈ17žƑƲ18ǍǙ19lU20Ǉ22k25Ŭ26Ş29mŕ35ż49Ǡ
~atic	81 10ĵƝ31ž
~atie	90 11n22Ǚ
~atin	71 8Xƌ9ĶŷŸ10j12ƽ17Ǉ18ŀŞ19iǅ22H29U
~atio	54 -11Ť-9Ś-8Ǔǔ-7Hű7ŖơǙǜ8nōƍƛǇ9FśǄǕ10ŁŒŜ12Ǟǥ13qŌ14ǁ15šƳ16ƈ17Pļ18ő19ƑƲ20Ǎ21ǈ24k26m27Ŭ31ŕ39ż52Ǡ
~atis	88 22Ũ27Ş
~atl	83 11ǂ12Ű22ķ34Ń
~atll	86 23ķ36Ń
~atm	82 15ǁ40ǜ
~atme	82 15ǁ40ǜ
~ato	88 11ƣ14j16ƥ20ǆ24Ÿ
~ator	90 11ƣ16ƥ21ǆ25Ÿ
~ats	74 7ŠŭƼ8f9ƌ10Ɣǡ11o12Ǜ18Ơ30Ǎ37h
~ats>	75 7ŠŭƼ8f9ƌ10Ɣǡ12Ǜ18Ơ30Ǎ37h
~att	69 7ŜŦƜƿ8zƄƓ9ľƘǪ10C11Šű13ABŷƾ15Ų16Ƌ17Ŏ23ǚ28Ŀ
~atta	81 9Ŝƿ10Ɠ12ǚǪ13C16ŷƾ
~atte	75 8Ŧ9zƄ10ľ12Š13ű14Aǚ18ŎƋ31Ŀ
~atto	90 8ƴ14Ƙ18B
~atu	79 10Ɩ11ľ12ł37f
~atus	84 40f
~atv	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
~atve	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
~au>	90 13Ņ14ŝ
~aud	65 -11ŧ10ǥ12ǔ95Ǧ
~audi	65 -11ŧ10ǥ12ǔ95Ǧ
~aug	68 -14b-12m-10ţ-9dĻ8aǠ9Bƹ15ǫ16yű22Ƴ25iv26xź35w39u
~augh	68 -14b-12m-10ţ-9dĻ8aǠ9Bƹ15ǫ16yű22Ƴ25iv26xź35w39u
~aul	72 -16ū-10Ɵ9Ƅ10ŵ13ť14Ű17ŮƧ23ǒ34ų42Ž
~aul>	84 -11Ɵ-7ǝ17Ű21Ƨ22Ů40ų
~ault	77 9Ƅ14ť45Ž
~aur	83 -12x-9ǒ10W11ǝ14ƥ19ǡ20Ǐ
~aura	83 -12x-9ǒ10W11ǝ14ƥ19ǡ20Ǐ
~aus	65 -14Ļ-11B-7ŧ7bHƆƤ8IŃŉŞſ9gƸ10uĶ11Ƣ12j14ŕ15J17ťǕ19ǃ26Ǥ49Ł
~ause	65 -14Ļ-10B-7ŧ7bHŦŪƆ8IŃŉŞſƤ9gƸ10uĶ12j14ŕ15J17ťǕ19ǃ26Ǥ49Ł
~aut	66 -13ǫ7ū8ƅƝǅ9ƀ11Ū17ǧ22ĺ24Ƅ26ſ34ƃ42Š51ĵ
~auto	67 7ū8ƅƝ9ƀ10ǅ17ǧ23ĺ25Ƅ26ſ35ƃ42Š52ĵ
~ave	30 -19y-18ǆ-16Uš-15ŁŰ-13gnǩ-12MPœƗ-11ǌ-10HLƆǡ-9CQTŃ-8xKŀŔƉ-7pAĿųƢƣǎ7Wŉŝƴǅ8FJRĶĸŋŎŦūǀǊǒ9hkGŇŞŻżǇǚǣ10ĵłŖŨƌ11ISńƋƝƧƬǖǦ12NƎƏƞǂǑ13ƙƱ14lŹŽƓƜƲǤ15űſƁǟ16ĴŏŗŶź17Ōƀƚ18aŠƄǈǍǫ19ǔǕ20mķŘŤ21ŊƳƸ22ƐƵǉǧ23fZƍơ25uŒśƂƷ28Ǟ29Oƨ30ƾ31ţ32Ő35ƪ37Ņ
~ave>	31 -19yǆ-16Uš-15ŁŰ-13gMǩ-12PƗ-11nœǌ-10HLƆǡ-9xQŃ-8KTŀŔƉƣ-7pAĿųƢǎ7rRĽ8WĵĶŎƴǀǅ9hFJĸŇŉŋŦūżǇǊǣ10kGŝŞǚ11IńŖŨƌƝƧǦ12NSƋƏƬǑǖ13łƎƞ14ŌƁƙǤ15lŹŽƓƜƱƲ16űźſǟ17Zŗ18ĴŠŶƀƂƚǈ19aŏƄǍǔǕǫ20Ť21mķŒŘƷ22ŊƐƳƸ23Ƶǉǧ24fƍ26uś29ţǞ30Oƨ31ƾ34Ő36ƪ38Ņ
~aved	81 -7ŏ7Ɓ8ţ12ŌƷ15Ǚ46Z
~avel	77 -12C-7Ǩ10ƃ11ǒ12Œ19Ƃ37ǂ45ơ
~aver	90 -10q17ǋ29Ż
~aves	90 8Ɛ12Ƃ15Y28o
~avi	61 -9Ʈ-8Hŝ7ư9stļƵǫ10Vń14ǡ16ĸƸ17i18ŀ23Ŀř27Ƴ30y39ţ40Z
~avin	61 -9Ʈ-8Hŝ7ư9stļƵǫ10Vń14ǡ16ĸƸ17i18ŀ23Ŀř27Ƴ30y39ţ40Z
~avo	80 -8ƹ17ƫ19rƠ20ǫ21Ş22ŷ
~avor	80 -8ƹ17ƫ19rƠ20ǫ21Ş22ŷ
~avy	88 8Ƽ11ǐ15Ǌ25Ǒ
~avy>	88 8Ƽ11ǐ15Ǌ25Ǒ
~aw>	69 7wƭ9nŲ10tŸƜ11QƆ12zA13j14Bņ15C16Ł18ǀ21ǃ23ǜ
~awa	65 -8Ƒ8Bǃ9Ž11ķƩ12Ƶǁ14ţƶ16ļ22ƨ23Ŋ26ŀ28k37ơ38ZŻ
~away	65 -8Ƒ8Bǃ9Ž11ķƩ12Ƶǁ14ţƶ17ļ23Ŋƨ28k37ơ38ZŻ
~awe	70 -9ǖ7Ŝƈ8nu9FōƩǌ10ļƚ11Cŭǘ13ŤƖ14Iǆ17Ķ21ǁ30ś
~awer	86 -8ű9ŗ14ǘ17ŭ26ś
~awes	72 -10ǖ7cŜƈ8u9nFōśűƩǌ10ƚ11ļ12C13Ť14IƖ15ǆ18Ķ22ǁ
~awf	88 10ũ13ưǋ14Ĺ
~awfu	88 10ũ13ưǋ14Ĺ
~awl	82 17Ə18ƈ20Ƌ
~awl>	83 8ƈ17Ə24Ƌ
~aws	81 8ŀ10n11ƃ13Ʊ15ǞǨ17ĸ
~awsu	84 9ŀ12ƃ15ǞǨ18ĸ
~aww	80 7Ľ8x9ft12hz14w17ƭ
~aww>	80 7Ľ8x9ft12hz14w17ƭ
~awy	77 7Ǖ9A13ǣǫ14Ǟ15ĸ32ƴ
~awye	77 7Ǖ9A13ǣǫ14Ǟ15ĸ32ƴ
~ax>	75 -8M7f8Ɨǌ10ǈ12T15Ķ17ƅ18ǫ20Ɔ25Ŝ33Ř
~axe	85 -7ŝ12ǅ14Ʒ15œ24T33Ǣ
~axes	85 -7ŝ12ǅ14Ʒ15œ24T33Ǣ
~ay>	33 -20ǖ-19ĸ-17A-16Ƹǌ-14oŅǉ-13żǇǝ-12ŀšŴ-11GĴŭƤ-10ƍƴǙ-9uxƯǑ-8QŠūŸſƿ-7HSŒşŪǂ7ŉŝŶƠ8ƹǁǤ9Ƣ10ŻƮƻ11OũƁƑƼǩ12DƂƗƦǧ13cRWĹńŊƊƫƾ14TŔţŲƞƨƲƶ15űƇ16ryłŤƘƣ17Kơƽ18ŐǓ19gpŰƺ20ŬƔ21ķ22jŌǃ23L24ō25bŨƄ26ŋ27őǘ28Zǋ29ŁƩ30ų32kXǗ34ř36ǐ38i43œ55ĵŘ58d
~ayb	74 -9Ǫ8ř9ƈ10Ǝ12ƨ13Ŗ19ưƳ
~aybe	74 -9Ǫ8ř9ƈ10Ǝ12ƨ13Ŗ19ưƳ
~ayc	68 -8Ĵ-7ƹ7ĵ9ǋǡ12u13Ư17ư23T26Q28Z30Ɵ34qƱ
~ayca	90 -8ƹ16Ʊ41Ɵ
~aych	69 -8Ĵ7ĵ9ǋ10ǡ13u14Ư20ư22Ʊ23T27Q28Z35q
~aye	85 11Ǩ12š14ƃƊ18ţ
~ayer	88 12Ǩ14ƃƊ
~ayi	56 -15ǫ-11S-9Bĺ-8P-7ňŘ7tKĹŉ8ǟ9n10Ʀ11oXţ12Ũǥ13k14jĻ15Ƭ16ĵŀ17W19ǡ20Ŕŧ21Fǧ22b24VĴœƔ25Ƣ26ƕ28ņ32ƞ
~ayin	56 -15ǫ-11S-9Bĺ-8P-7ňŘ7tKĹŉ8ǟ9n10Ʀ11oXţ12Ũǥ13k14jĻ15Ƭ16ĵŀ17W19ǡ20Ŕŧ21Fǧ22b24VĴœƔ25Ƣ26ƕ28ņ32ƞ
~aym	65 -7ūƞ8e10ƫ15ǚ17Ƅ20ư21Ķ22ĴƗ30ĵŢ38Ɩ44ŭ
~ayme	65 -7ūƞ8e10ƫ15ǚ17Ƅ20ư21Ķ22ĴƗ30ĵŢ38Ɩ44ŭ
~ayo	85 -14Ƹ-8Ʃ10ƛ14Vǫ17ƭ34ŧ
~ayou	86 -15Ƹ-8Ʃ10ƛ15ǫ17ƭ34ŧ
~ayr	65 -8u12Ǔǟ16Q23Ǣ36ǉ64ǋ
~ayro	65 -8u12Ǔǟ16Q23Ǣ36ǉ64ǋ
~ays	53 -15wƖ-11Ų-10oǎ-9Ɵ-8Ǌǧ-7DĺňǑ7fĶǡ8nœŮżƞƮƼǠǥ9tzƄǗǤ10qŚśƆƳ11VŉūŰƘ12Ľƙ13Uǉ14x15alƣ16Ǣ17gŢűſư19Ɣǟ20kǐ22c27ǫ38R
~ays>	53 -15wƖ-11Ų-10oǎ-9Ɵ-8Ǌǧ-7DĺňǑ7fĶǡ8nœŮżƞƮƼǠǥ9tzƄǗǤ10qŚśƆƳ11VŉūŰƘ12Ľƙ13Uǉ14x15alƣ16Ǣ17gŢűſư19Ɣǟ20kǐ22c27ǫ38R
~azy	77 7ŕ9Ɖǫ10xEH11Ƴ12Ɣǐ14t17ň19i
~azy>	77 7ŕ9Ɖǫ10xEH11Ƴ12Ɣǐ14t17ň19i
~ba>	82 -7u37ǂ85ǅ
~bab	68 -7ƭƺǄ8d10V11ƹ12ƽ13hl16Ɵ23Ļ27Ʊ28ŷ30v32y34x35w36u
~babi	90 -9ƭ15Ʊ18y23h
~baby	69 -7ƺǄ9d11V12ƽ16Ʊ17Ɵ20y24Ļ29ŷ31v35x36w38u
~bac	51 -12ŗ-9G-8ĻƙƾǪ-7XŘŤƽ7ŒŴƓƶǀ8ƴ9hŁů10rƟưǑ11uşǁ12Ǝƭǡǥ13LœŵŶƫ14Vũƛƹ15ǟ17ŐŽ18Ƭ19Zš21Iľƕ22mŉ23Ŧ27Ǚǚ31ƻ33Ɲ
~bacc	79 -7ƾ9Ǆ51ƻ
~bach	83 43m
~back	52 -12ŗ-8Ļƙ-7GXŘƽǪ7Ŵƶǀ8ŒƓ9ůƴ10hrŁƟǑ11uş12ƭǁǡǥ13LœƎ14ŵŶƛƫ15Vũƹ17ǟ18ŐŽ19Ƭ20Zš22Iľŉƕ24Ŧ27Ǚǚ34Ɲ
~bad	70 -14ŵ-10wL-7ő9Şǚ11ŉ12ƈ14ţ15Q20Ĺ25ǜ27Ž34N37Ň
~bad>	71 -14ŵ-10L-7ő9Şǚ12ƈ14ţ21Ĺ25ǜ28Ž38Ň41N
~bal	69 -10ĺ7ļ8vĴŧƍƗ9xš10Yľ11Gƛ13ť14ƞ15ĸ17T19g22ƖƩ
~bala	83 12Ĵ29Ɩ
~ball	72 -10ĺ8vļƖ9šŧ10xYƗ11ľ12Gƛ14ťƞ16ĸ18T20g23Ʃ
~ban	53 -18Ś-16dǀ-15ƺ-14B-12ƻ-10Tǫ-9Qǡ-8Ƽ-7P7Ĵư8Ʊ9ŴƄ10nǉ13ł14ƅƭ15Ƶ17Ķ18f20Ž21ĵ24Zŭŵ26eƛ27ƹ28t30psƪǄ31r34q39o46Ɨ
~band	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ7L10ưƱ12nǉ15Ŵƭ16łƵ20f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~bank	65 -21Ś-15B-7Ŵ8AX10Ĵ18ƅ22Ķ28ĵ31Zŭ33eƛ57Ɨ
~bar	71 -8ŷ7ƀ8Ɩ9tĽŘ10ŐŒ11Ɓ12ő14Ǐ29h34D50ǝ53Ɠ
~bar>	86 63ǝ
~barb	90 13Ľ14tŒ19Ǐ
~bare	85 -9ŷ9ƀ12Ř13Ő14Ɓ15ő
~bark	90 8Ɛ42h
~barn	84 72Ɠ
~bas	63 -10ƚ7ǖ8Ɨ9Ĵ10ƛƟ11ƞ12Ń13ňŨƫ15g18Ƨ25Ɲ47Ƌ
~base	64 -9ƚ9Ɨ10ƛ11ƞ12Ɵ13Ń18Ƨ26Ɲ48Ƌ
~bat	73 8Ɯ20Ƌǆ24ƍ53Ƈ
~bath	74 8Ɯ21ǆ24ƍ54Ƈ
~bbe	90 12Ƣ17aƝ
~bber	90 12Ƣ17aƝ
~bbi	81 15ǂ17ƫ18ƪ25g
~bbie	82 15ǂ19ƪ25g
~bco	80 8Ǔ19ǔ
~bcon	80 8Ǔ19ǔ
~be>	48 -13Ǫ-12Ĺŷ-10ƙ-9qǕ-8Zƭ-7UĺňōœŘƕ7bEķŀŁŶǟ8Ūžǚ9enƤ11ŜƈƮ12KVƨƯ13AHƣǠ14XƳ15Ŕƌǩ16Oĸ17Ő19şƹ20Ń21ļ22Ĵ23Ŀ24m25c26ǎ27ŋ28y31ź33ư34s35r
~bea	75 -14ŏ-8IŚ-7šŨǧ8bX10l12Ɯ19œ22k24Ų28h34ţ42ņ
~beag	90 8Ɛ35h
~beat	81 -15ŏ-8IŚ-7šŨ20œ26Ų38ţ45ņ
~bec	65 -7ŧŪ7bBHŁŞšŦƆƤ8gtIŃŉſƘ9ŕŶƸ10uĶǪ11jƩ13Ǐ15JŴ17ť19ǃ
~beca	67 -7ŧŪ7bBHŁŇŦƆƑǂ8IšſƤ9gŃŉŕŞƸ10uĶ11Ŷ13j15J18ť20ǃ
~beco	86 12Ƙ15Ǫ17Ʃ
~bed	70 10Ʀ11ƽ15ƞƟ18ƙ19Ƣ40Ƈ
~bed>	90 14ƽ17Ƈ20Ʀ
~bedr	72 8ƙ15ƞƟ20Ƣ22Ƈ
~bee	48 -14O-11Q-9ǐ-8xŨƆƨ-7ƢƯǜ7ƬǦ8jkǫ10ůƍ11ŐƌǇǞ12ƶ13ƵǄ14ƺ15tŽ16ǚ18ǝ19fŤƉ20ż21Ň23l26iŒŹ27Şŷ31Ţƾ34Gǁ35ǡ36S
~been	48 -14O-11Q-9ǐ-8xŨ-7ƆƢƨƯǜ7aňƬǦ8j9kǫ10ůƍ11ŐƌǁǞ12ƶǇ13ƵǄ14ƺ15tŽ17ŷǚ19fƉ20Ťż21Ň24l26ŒŹ27iŞ31ƾ32Ţ34G35ǡ36S
~beer	84 38ǝ39ǁ
~bef	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
~befo	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
~beg	90 12ť14ō15Ǉ22š
~beh	69 7xſ9Ļư11tu12Ƅ13żƵ14šǊ15p19ź22Ŵ23Ÿ25Ƹ
~behi	70 7ſ9Ļư11u12Ƅ13ż14šƵ15pǊ20ź23ŴŸ25Ƹ
~bei	71 -7O7c8lĸƾǫ10FŋŶƳ11H12ž13Ƃ14t22ǡ23U27ş37Ō
~bein	71 -7O7c8lĸƾǫ10FŋŶƳ11H12ž13Ƃ14t22ǡ23U27ş37Ō
~bel	69 -8ƛƨ7M8lpSŌōż9ƆƧ11ŹƮ12m15Ǒ19Ɛƽ21ǫ28ľƋ34ƙ
~beli	80 -8ƨ9Ō10lMSō13ŹƮ15m28ǫ
~bell	84 12Ɔ24Ɛ35ľ
~belo	78 -9ƛ11Ƨ18Ǒ33Ƌ40ƙ
~belt	90 11pƯ12ż
~ben	64 -8ń9Ť11Ʃ13ƨ15Ʈ28Ž32ƭ34ǫ37W
~bend	83 8ĸ12Ť37Ž
~bene	65 11Ʃ13ƨ15Ʈ34ƭ38W
~ber	48 -15ś-11ǫ-9Lńţƥ-8ŗŪŴ-7AŐŕŽ7ŜƊǇǖ8hňœ9yǉ10KĿő12C13Yƕǂ14ƉƝ15ļ17cšƸ18Ǘ19ƾǢ20ŘƮ21Ź22Xľ23Ľņǁ24Eǚ25ǙǪ26D27Ŭ28ų35e42I46Ś
~ber>	50 -15ś-11Ř-10ňǫ-9ƥ-8ŠŪǙ-7Ŵ7řƊǛǧ8ǖ9ŝ10œƕ11y13YĿ15CƉƝǂǉ17ļ19c21Ǘ22Ʈ23Ź24ǁ25ǚ26Xľ27ĽǪ28ņŬ30ų33eD52I57Ś
~bers	68 -12IŚ-11ǣ-10Ŕ-9D-8Lǉ-7ǘ7Ŝ10p11ſƔ12Ǉ14ƕǞ16h19š20K22Ǣ25ň33E35ƾ43Ř46Ǚ
~bes	61 -16ş-12Ʊ-7xĺŀƖ7Wŵƒ8łƉƤƧ9t10ŇŸǫ12Ŵǉ13JŃ14ļ15Ĵ16ĸŞ19Ǐ20uƠ22KU24ǡ25ƨ27L30I
~besi	67 -12Ʊ-7Ɩ7Ņƽ8Ɠ9WŵƤƧ10ł12Ÿ14Ŵǉ17Ĵ19ĸ23uǏ30ƨ
~best	69 -17ş-8ŀ-7xĺŁ7š8ĵǖ9Ɖ11tŇ15J16ļŃǫ20Ş24Ơ25K26U27ǡ30L35I
~bet	62 -12ź-9bQ8aŢǪ9ƭ10rţǃ11KŸƪ13qĿƿ14ƾ16ŉ17ş18p21oň22L23Ǆ25Ż28Ń30t
~bete	81 16Ǆ19ƿ
~bett	66 -12ź-9bQ8Ń9a10ǃ12rKţƪǄ15qĿ19ş21p22ň23o24L28Ż32t
~betw	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
~bid	90 7ņ16Ņ32Ǖ
~bie	78 -8ƭ12x13Ʊ14ǂ15y17ƪ19h24g
~bies	78 -8ƭ12x13Ʊ14ǂ15y17ƪ19h24g
~big	55 -15Ǌ-13ŭư-10SƊ-9Fœǫ-8ŕƔ-7šǚ7ŃƍƞƲ8yĴƈǠ9jĿňƝ11ž12gǖ13ƥǇǨ15Ŕ16ŧǏ17k18JƬ19Ǔ22őƮ24Ǒ26ƕ29ŀ31Ĺ33Ɠǉ52Ƈ
~big>	58 -15Ǌ-13ŭ-12ư-11ƃƊ-10S-9Fǫ-8œšƔ-7ŕǚ7Ńř8ĴƈƍƖƲ9yƝƞ10jĿ12gžƬ14ƥǇ16Ŕ17Ǐ18ŧ19kǑ20ǉǓ21Ǩ22Ɠ24őƮ28ƕ34Ĺ43Ƈ
~bigg	71 8Ǒ9Ƭ11H16ňǠ17ǖ31ŀ
~bigs	86 -11Ǩ-9Ɩ11ƃ19Ƈ20Ɠ22ǉ
~bik	78 -9Ƌ8ƚ11g15ǂ66Ƨ
~bike	78 -9Ƌ8ƚ11g15ǂ66Ƨ
~bil	54 -12K-7őųƨ7ǧ8ǔ9ǝǦ10ŘƄƹ12ZŠƣǜ14ł16I17ư18ǎ19W20ƃƲǢ21Y23Ĵ24Ɓ27ǣ29ĵſ
~bile	88 11C15ƹ27I
~bili	58 -7ƨ7ǌ8ǧ9ǔ11ǝ12Ř13ǜ14Š16ƣ19ǎ21Wƃ26Ɓ30ǣ33ſ
~bill	66 -12K-7œ7ǟ11Ǧ14Ƅ15Z18ł22ư25Ǣ26YƲ31Ĵ37ĵ
~bin	69 -8ń7P8ƒƘ9ōƽ11ĸǂ12ƍ13ơƫ15Ɲ17Ɨ34ƌ
~bin>	83 11ƒ14ĸ16ơ17ƌ
~bind	85 -9ń11Ƙ12ō22Ɨ
~bing	76 7Ǔ8P9ǂ12Ɲ22ƌ
~bir	64 7Ǚ11ŝ12D22c27ơ37p38v52d
~bird	90 39ơ
~birt	65 7Ǚ11ŝ23c38p39v53d
~bis	88 7ǩ12ƂƼ27h
~bisc	88 7ǩ12ƂƼ27h
~bit	76 -13q-8g8lũ9WşƦ10Ň11j13eŀ15Ŕ16ǌ25Ŏ46h
~bit>	78 -8g7m8l9şũ10WŇ11j13eŀ15Ŕ16ǌ26Ŏ
~bla	81 10Ǣ12Ƽ13H14Ņ36ŕ
~blam	83 10Ǣ12Ƽ13H14Ņ37ŕ
~ble	51 -13œǉ-7ŘǪǫ7ƿ8eTƋ9oŁŜŝŲƦƺ10iuŃŏƂƜ11UƧ12ŧ13nZĺ14ŮƝ15ƾ16L17Ŕ18Ʃ19ƚ20Mƻ22ư24ŉ25s26Ǟ36ř39X
~ble>	53 -13œ-11ǉ-8Ǆ-7Ŷ7IĶĺňƵ8entƊƋƾ9TŜƿ10şŲƦ11Ƃ12ŃŏƜƧ14Zŧư15ŉŮǞ19ŔƩ20s21M38ř41X
~blem	75 7Őƺ8Ǆ9sŌ10ĺ11Ŷ12ƾ13Ɲ16L17ŝǞ18Ł
~bles	78 -8ǁ7n8o10Ʀ18U20i22u32ƚƻ
~bli	84 13bư17Ƨ18ƿ
~blin	90 14ư19ƿ
~blo	69 -7Ǎǫ9EǏ10jƃ11Ɠ12Ǩ13g14ƿ18Ǆ20ƈƜ23ƾ32ƽ33ǀ48ǃ
~bloc	90 -9Ǎ12EǏ28ƈ
~bloo	71 15ƿ19Ǆ24ƾ33ƽ35ǀ50ǃ
~blow	86 12ƃ13j14Ɠ16Ǩ18g25Ɯ
~blu	84 -7G10Ĺ17ż32Ų35ŋ
~blue	88 -7G12Ĺ17ż33Ų
~bly	90 12X16ƹ20l
~bly>	90 12X16ƹ20l
~bnb	85 39ƞ
~bnb>	85 39ƞ
~bo>	88 35ƞ
~boa	71 7ĴĽŬ8Ǖ9ŏ10ƈǞ12t16Ǝ20ł22Š23ĸ26r31ƞ
~boar	75 7ĽŬ8Ǖ9ŏ10ƈ11Ǟ17Ǝ21ł30r34ƞ
~boat	82 9Ĵ15t26Š32ĸ
~bod	46 -14Ƭ-13Ƅ-12źǑ-10Ţ-9VŎ-8ŃƨƲ-7rBTƖƟ7fƦƮƯ8ŐƗƥǝ9FKĴƃǇǛ10ŘšưǖǙǜ11Qƕǉǣ12ŕƀƂƶǥ13ǁǓǪ14Ž15hĸŴƐ16şǤ17gŅǏ18ŗƤ19ŝƵ20ťų21ƞǚ22Ŀ23A24Ǟ25n27ł31Ÿ35ơ36Ʊ38ſ
~bodi	81 16Ř21ſ
~body	46 -14Ƭ-12źǑ-10ŢƄ-9VŎ-8ŃƨƲ-7rBTƖƟ7fƦƯ8ŐƗƥƮǝ9FKĴƃǇǛ10šưǖǙ11ƕǉǜǣ12QŕƀƂƶǥ13ǁǓǪ14Ž15hĸƐ16şŴǤ17gŅǏ18Ƥ19ŗŝƵ20ťų21ƞǚ23AĿ24Ǟ25n26ſ27ł31Ÿ35ơ36Ʊ
~bol	84 20Ų24Ɛ
~bolt	84 20Ų24Ɛ
~bon	86 10Ǖ12Ƈ14ƀƁ32T
~boo	61 -11q7j9Ł10Ǌǟ11ļǙǚ13gǓ14ǡ16ǫ18ĽǞ19Ų48ǘ76Ǣ
~book	62 -12q10ǟ11ļǙǚ14gǊ17ǫ18Ľ19Ǟ22Ų49ǘ77Ǣ
~boot	88 13j15Ł22Ǔ
~bop	84 -9ő-7n68ǧ
~bop>	84 -9ő-7n68ǧ
~bor	62 -14Z-13ŗ-7ľ7ĽƆƔ8ƛǞǫ9ĹǏ10v12Bņ13Ŧ15C17xŶ19ƞ20Ơ28Ŵ34l37p39Ƭ40d
~bor>	79 -12ŗ-8ľ-7Ơ7ơ8ǐ9Ʀ10Ľ12Ǟ16ǫ18ƞ20Ŧ23B
~borh	88 11Ɣ12G13Ɔ25C
~born	73 -7Ư13v21x42l46p49d
~borr	78 -17Z8Ĺ23Ŷ36Ŵ50Ƭ
~bors	75 8ť9ƞ13Ǐ16ƛ17ņ26Ơ
~bos	78 9QǛ10s12Nǫ13l21ł26U28ǡ
~boss	79 9QǛ10s12N14ǫ21ł27U29ǡ
~bot	62 -17L-11ŭ-8ś7žƅƾǘ8pĸƐǄ10zţƱ11ĺũƍ12ş13Ź15Ƴ16qŌ19Fƽǃ22ł23Ʒǫ25Ł36s
~both	64 -18L-11ŭ7lžƁ8ƅƐƾǄǘ9pĸ10zţ11ƍƱ12ĺşũ14Ź15Ƴ17qŌ20Fǃ23ł24Ʒ26Ł38s
~bott	84 -9ś9ņǧ10e12Ń27ƽ
~bou	40 -20x-12Ǩ-11cŖǇ-10ŅőǒǪ-9ļœǉ-8sFŒŶǅǠǡǤ-7jŉŮ7ĶŊƐƑƢƤưǁ8ķƇƳƼǞ9ľĿǚǝ10GŽǄ11HŋŢźƃƎƨƪǙ12hĽťǑ13BVZųƖ14pŇ15uŕǎ16Ƹǃ17ƍ18Ašŷ19Łňŵǆ20ŎŞ21ŃžƔǖ22rƏ23TƵ25ş26ŗ28ŀƠ34ĺ
~boug	71 -13ũ9Ř11Ũ13ƫ15ƠǑ16ƀƏ17ŗ19Ń21ƨ23ŷ28š29ƍ38Ɣ
~boun	86 -7ť7J12Ţ13Ǝ
~bout	41 -20x-12Ǩ-11cŖŘ-10ǒǤǪ-9ļŅőǇǉ-8Fœǅǡ-7jsŒŮǠ7ĶŢŰƐƑƤưǌ8ŊŦƢǁ9ķľĿũƇƮƳƼǞ10ŃǄǚǝ11Žƃ12hHŋźƪǙ13GĽųƏ14BVZƖ15pŇ16uAŕťǃǎ17ŗƸ20ňŎŵǆ21žƠ22Łǖ23rŞ24TƵ26ş29ŀ36ĺ
~bov	80 -12ƥ-7c18Ǩ21Ķ30Ǝ48Ǐ
~bove	80 -12ƥ-7c18Ǩ21Ķ30Ǝ48Ǐ
~bow	90 -9ő16N31ǫ
~box	69 -7pƪ7ŜŽ9cƅ10q11Ĺ12d13fP14m15ś17ǩ18D24J28ƽ31ƠǛ
~box>	70 -7pƪ7ŐŜŽ10cqƅ11Ĺ13d14fP15mśƽ17ǩ19D24J31Ǜ
~boxe	88 16ƽ41Ơ
~boy	71 -11a-7d7y10bj11Ŭ12ő14ť20nv24wx25ź47u
~boy>	76 -7dǡ7y9n11bjv12Ŭ13x14w16ť22u27ź
~boys	80 -11a7Ƒ11v12w13n14xő29u
~bra	73 7Ơ8ŷ11lŻƂǇ13ņƝǍ14ĺ25Ɔ26Ɠ31ž
~brak	88 38ž
~bran	79 9ŷ12ƂǇ14Ǎ15ĺ27Ɔ29Ɠ
~bre	58 -10Ɲ-9Ɣ-8Ʈ7xIűƞ8Ƙƣ9l10YũƐƟƨ11kN12ǟ14ƿ17Ń18ƌ25Ţ27h36ǫ39Ǩ58ƃ
~brea	69 -11ƔƝ7Żư8xX9Iűƞ10Ƙƣ12ũƐƨ13kNY14ǟ16ƿ21Ń22ƌ27ǫ36Ţ
~bree	85 17Ɵ42h
~brel	63 16ǫ43Ǩ64ƃ
~bri	59 -9k-8Ɠƹ-7ǫ7Ŏŏ8gǖ12a13rŝǆ14S15tƔ16Ų17q18ĺū21Ǔ22u24ǉ27ǌ29ư42T45ƈ
~bric	75 9Ǐ59ƈ
~brid	90 -7ƅ14ǖ21ǆ26t29ū
~brin	62 -9kƹ-8Ɠ8Ŏŏ13ŝ14r15S17ŲƔ18q20ĺ23uǓ26ǉ29ǌ30ư45T
~bro	60 -12Ƌ-9ŗ-7Ůǔǫ7enŶƄƭǈǋ8rũƧ9Qǎ10aǍǣ11ņŝžƵ12AǂǕ13ĻƐƛƠƿ14łř16ǅ17yŴ18Ƃ20l22ŷ27B28ť
~brok	67 -7ŗ8ĸĹƞƦ9Ŷƀǋ10ũƄƧǠ14ŝ16Ɛ17ř18Ơ21Ƃ34ť
~bron	90 37ŷ
~brot	70 -8Ů7wƴ9eǈǪ10nƭ11Q13ņ14ž15Ƶ16A18łƿ20Ŵǅ34B
~brou	85 9Ƙ14ǣ17r21aĻ31l
~bs>	63 -11źǩ7J8Ǩ9ƪǣǦ12žǀǊ16Vǖ17ǆ18Ʃ24ǒ33Ż38ǔ61Ǔ
~bsi	82 8ǘ10Ņ12ĺ33Ľ
~bsit	82 8ǘ10Ņ12ĺ33Ľ
~bt>	83 47Ĵ
~bts	90 34Ĵ
~bts>	90 34Ĵ
~buc	81 7Ɓ8ŕ12ſ13ƃ18œ29X
~buck	81 7Ɓ8ŕ12ſ13ƃ18œ29X
~bud	72 7e10ŝ11ĻƵ13Y14ľ15Ƥ19A20B23Ĺ30ņ37X
~budd	78 12ŝƵ13Ļ16ľƤ21A23B33ņ
~budg	80 8e14Y26Ĺ41X
~bug	79 -7O8g11Ǣ16Łž18K65ş
~bugg	90 -9ş9g13K19Ł
~bugs	85 -8O18ž33ş
~bui	55 -10F-8ǘ7XĸƒƦ8Ůƍǜ12Ƴ15ǟ18Ƭ19Ǡ22ƣ23Ɠ24Ǥ26ƫ31Ǎ33Ǐ41ƕ42Ƽ44ƥ47Ɔ
~buil	56 -10F-8ǘ7XƦ8ĸƍƒ9ǜ12Ƴ15ǟ18Ƭ19Ǡ23Ɠƣ25Ǥ26ƫ32Ǎ33Ǐ42ƕ43Ƽ45ƥ48Ɔ
~bul	86 8Ľ10Ƅ14Ũ17hĿ
~bull	88 8Ľ14Ũ17Ŀ18h
~bum	79 -10Ļ8Ǥ11Řſ13Ŕ14ť17Ƅ18ŕŲ19Ŷ
~bump	80 -10Ļ8Ǥ11Ř12ſ13Ŕ15ť17Ƅ18ŕ19Ų
~bun	75 -7x9ǜ10Ƈ11Ǌǧ12Ņ19ǂ20Ơ47Š
~bunc	86 13Ǌǧ14Ņ
~bund	84 10ǜ55Š
~bung	88 -8x12Ƈ23ǂ24Ơ
~bur	63 -18ƶ-10ť-8ƙ7ǂ8ŁŅƖ9ŝƂƦǗ10ƨ11ĻƓǤ14D15m18Ɲ19ƕ20ǟ28ƒ39Ň60Ʋ
~bure	90 13Ņ14ŝ
~burg	90 12ǂ
~buri	80 14ƨ37Ʋ
~burn	69 -19ƶ-10ť-8ƙ9ŁƖ10Ǘ12ĻƓǤ17m21ƕ22ǟ31ƒ47Ň
~burs	82 13Ƃ25Ɲ
~bury	90 20D47Ʋ
~bus	49 -26ƃ-9GRūƙ-8qŀ-7rDĻǛ7ųǚ8Ǌ9Mŵ12AP13ǝ14N15Ǣ17Ǥ18ŏ19Ůǒǟ20ǈ21ǖ22ǠǪ24UǇǣ27ǌǍ28ƟǨ30ǅǆ35ǧ39Ŷ43ǐ51ǡ
~bus>	82 14Ǩ19ŵ28C75Ŷ
~busi	51 -27ƃ-11C-9tGū-8ƙ-7DŀǛ8ųǊǚ11M13A14ǝ16Ǣ18Ǥ19ŏ20ǒ21ǈǨ22ǖ23ǟ24ŮǠǪ25ǡǣ26Ǉ28ǌ29Ǎ30Ɵ31ǅ33ǆ38ǧ39ǐ
~busy	74 -10ǫ-8R9ǐ11x15P17t30U31N45ǡ
~but	63 -8Ż-7ƾ7im8wKōŽſǫ9BƔƱƽǥ10bƺ11Ųƌƿ12ł14ŁǛ15Ǆ17ǀǓ18TŋƩ23p
~but>	64 -12ǫ-8Ż7cm8wKſ9BŽǥ10ƔƱƺ11ƽƿ12łŲ14Ǜ15ŁǄ17ǀ18TƩǓ19ŋ24p
~butc	90 17b
~butt	90 12i13j15ō28ǫ
~buy	62 -15ŶǑ-12ŧ-11Ū-9ơ-7ĹœƩǤ7X8ƪ9ŃšǇ12W14ŭƫ19ƬǆǠ21ō23ƨ32Ɣ33Ǘ34FŷǪ41H43ƙ47G
~buy>	63 -15ŶǑ-12ŧ-11Ū-8Ʃ-7Ĺ8X9šƪǇ10Ń11Ƭ12W13H15ŭƫ20FǆǠ21ō24ƨ27Ɣ33Ǘ35ŷǪ44ƙ48G
~buyi	85 -11ơ7Ɣ12Ƭ19F40H
~by>	50 -24ǎ-19œ-14Ɵǫ-13Ƙ-10ŝŭ-9ŕƗǪ-8ŉŖŘŵƿǄǟ-7hsōūźƝǔ7ƽǅ8EQƱ9ŌũƙƳ10gǡ11yz12Kƛ13jTŨǞ14nĻŚ15aƞ16ŷư18uwŃŎŰŶ19Ʀ20x22d23P24ƅ25ĺƀ27A28Ŕ29ĵ30o32ǩ35ś43Mń
~bys	84 -19d14V19v21Ɵ34w
~bys>	85 -19d14V20v36w
~cab	85 10ƒ12ƽ13ĸ14Ŧ16ƍơ
~cabi	86 11ƒ12ƽ14ĸ16ƍơ
~cak	88 9M14p31c
~cake	88 9M14p31c
~cal	48 -14O-11Jŏƽ-10rŔ-9uBRŋŘƘ-8Őǆ-7nptņŪƔǎǘǣ7PQŁőŕǜ8ƿǫ9WǙ10ƁƌƐƫ11Ķşţ12NƂƾǝ13ŃƺǀǕ14Ƅ15sM16l17Ť18ŌǛ20ļƼ21ľǓ22ƣǃ25łŝŨ27Ņ28I33a40C41w42oKǅ45L52ĺ
~cal>	63 -11ƽ7ǐ8T9ǁǆǖ11Mő12QƿǊǜ15WĿƁƌ17Ǔ18ŁǙ19ƾ22Ƅǀ25l33ǃ
~cale	82 -8Ŕ-7Ƙǘ8ŀ13Lň17Ǟ19Ń39Ƽ
~call	51 -14O-12J-9ŏŘǁǊ-8rtuRŋ-7pBņŐǎ7Mš8qŲǓ9Pŕ11Ɛƫ12Ķş13ţ14NǕǝǫ15Ƃ17sƺ20ŤǛ21Ō23ļľ24ŝƣ27ł28Ũ29Ņ31CI36a40L44w45oKǅ57ĺ
~cam	63 -9Ǜ-8ŝ7dŹŻƕ8ĸƱƿ9ŏƛǀ10GĹ11jD12šǠ13M14Š15ű16Ľť17Ū18Ɲ27ŧ34ņ37Ɛ59ǚ
~came	64 -8ŝ7dƕ8Źƚ9Ʊƿ10Gŏƛǀ11Ĺ12jšǠ13M17Ľ18ŪƝ25ť28ŧ35ņ38Ɛ
~camp	88 9ơ13ĸŻ22Š24ű
~can	47 -14ŉ-11R-10ŗŪ-9TŖ-8rtU-7vŷƴ7oǃ8cDļŘƥ9ŻƑ10eNĿǎǘ11Jĵ12łƄƷ13M14Ǫ17ǩ18Xƿ19IŊŚơ20O21ŋō22Lĺńƾ24Ɯ25ś28s29ŬƩǫ30ŏ33Ţ47Ŝ
~can>	49 -14ŉ-13Ʒ-11R-9TŗŪ-8ctUŖ-7rŷơƴ7ŌşŲŹƺǃ8oDƥ9Aļ10ŊŘƑ11eNŻǎǘ12JĵĿ14łƄ15Ǫ16M18ǩ19X20IŚ22O23ŋō24Lń26ĺś30sŬ31Ʃǫ32ŏ50Ŝ
~canc	71 8Ƶ14Ŋ30ƿ38Ʒ39ƾ57Ţ
~cand	90 7Ɵ11ƀ32c
~cane	79 -8ŀ12ƛ46Ɯ
~cant	84 46ơ
~cap	85 -7ƈ13Ř15ŵ27ǆ30ǫ
~car	39 -22œ-17Ɨ-15ĶƖư-14Uĺǫ-12ƠǪ-10iyŎƙƦƪǝ-9nuļŅŉŜƳƷǊ-8svxCGIRŁňƔƩƽǤǨ-7aghklHTXŏŗśƬǟǠ7ŘţƟƮǜ8bYƏǧ9Œůǔ10ŚťŪǣ11ĵĽŀŝ12zĿŬ13ľőž14ǎ15V16ƀǙ18ũ19Ƃ21Ÿƃ23Ĵ25Ƅ27e30Ż32Ʊ35ǒ36ź38ǘ41ſ42Ɓ44ų47ű50ŲŴ51ŭ52Š58Ŷ59ƅ60ŵŷ66Ů98ū
~car>	47 -22Ɨ-18ő-14UƖ-13tŞ-12řư-11œŘ-10pĵ-9ĸƠƨ-8y-7ĹĺƀƷǫ8šƧ11Y12ƅ13Zž15ů19Ƅ23ŬƂ28Ż32Š34ű36ų38Ɓ46ź47Ŷ49ſ59Ų63Ů65ŭ80ū81ŷ86Ŵ87ŵ
~card	58 -19Ķ-12ū-8ŜŬ-7I7dŝ8bF9c12PǞ17Ż19Ĺ21Ś23ľ25Ľ31ĵ32Ǚ33Ĵ35ő42e59ƅ75ǘ
~care	64 -10ő-9ǫ-8Ŏǘ-7ƋƳ8ŞžǢ9Ǆ10qW11ƥ12ņ13ũǃ16ƏƸ18Ũ19Ʈ20Ū22ŝ23V28zƟ32ŀ33Ŀ61Ʊ
~carp	86 -9D7Ǧ33ű
~carr	57 -14œ-9Ŵ-8ū-7Ɵ7ſƚƹ8bWŞţŶ9ř10ş11Ƥ13ĴƄǥ14Őƃƨ15Šųǜ16Ǒ17ƅ18Œ19ǣ20ǔ21ǧ25ő26Ř27ǎ36ƀ
~cars	61 -12v-11ő-7Ǩ7Ƃ10ű12Ų16Ɓ18ƃ27Š28Ÿ31Ů40Ŷ48ǒ73ū
~cart	90 35ų
~cary	83 9ť10ǚ13V30ũ
~cas	62 -9Ŷ-7űŲ7ƀƁ8FƋǪ10ƫ14ųƴǗ15ļ16Z39Ʒ60ǘ62Ƭ
~case	77 -7ǫ10ƀƁ11FƋǪ17ƴǗǢ19ļ
~cash	65 -8ŶǢ-7űŲ11ƫ15ų17Z42Ʒ64ǘ66Ƭ
~cat	55 -13ǫ-9J-8ż7ƍǁǅ8bŠơ9SōǠ10qCŬƴǄ12aǚ13L14Żƽ15ǔ16ǎ18Ƴ20H23ǩ26k27m32N34Ǎ41h49ǝ
~cat>	90 19h
~catc	75 -12ǫ7w9ő10s11ƍ16q18ǚ19a20L45N
~cate	62 -9J-7Ǡ8H10ǅ13CǍ18Ż19ǎǔ28ǩ57ǝ
~cati	67 -9ż7ǂ8Sƶ10ǁ11ơ13ōǄ14Ŭ16H18ƽǠ23Ƴ29Ǎ33k35m
~cats	85 8ŭ53h
~cau	66 -11B-7ŧ7bHŁšŦƆ8IŃŉŞſƤ9aguƸ10Ķ12j15J17ť18Ū20ǃ24i31ŕ
~caus	66 -11B-7ŧ7bHŁšŦŪƆ8IŃſƤ9gŉŞƸ10uĶ12j15J17ť20ǃ31ŕ
~cce	82 -7ł22ǘ25x26Ǚ28Ɣ42l
~ccen	88 47l
~cci	65 -9ư9żƵ10ſ13ŕ14Ť20Ŧ27Ƅ48Ž
~ccid	65 -9ư9żƵ10ſ13ŕ14Ť20Ŧ27Ƅ48Ž
~cco	61 -9ǫ-8ş7Ǆ8JY9a10ǈ13Z14eAǗ16ŝ17ķļœŵ19ĵ23Bǖ26ƈ32Ś35ƻ37Ǣ
~cco>	76 -7ƾ8Ǆ33ƈ49ƻ
~ccou	64 -9ǫ8Y9J10a11ǈ14Z15eAǗ17ŝ18œ19ķ21ĵ24ǖ25B34Ś40Ǣ
~ccu	75 10Ƭ16ơ21q29P33ǣ
~ccup	79 -7ƪ17ơ22q31P
~ccur	84 38ǣ
~ce>	36 -24ǫ-16v-15ťŶ-14Nǉ-13Ĵŗ-12uĸǆ-11pTŎŕŵƹǅ-10gCǖǙ-9ƝƱǓǢ-8Řƚǐ-7lLOķųŸƐƿǀǈ7bSĶŦƍƑƗƦƯƲƵ8tńżƧƩƶǑǦ9jŉƂƏƜƢƬ10ơǣǤ11DŇƔƣǚ12BRƄƛƷǡǪ13iƋƫ14žƤ15řţŨƅǌǧ17PŃǠ18FņŒ19U20HX21Aƨǜ23œŰƓ24Ť25ǂǎ26ŠšƠ27ĿƮ28M29Ǎ30GƖǇ33ƒ34Ő35Ū
~ceb	90 27ǫ28Ľ
~cebo	90 27ǫ28Ľ
~ced	71 10K11ǋ15f30Ɖƌ35ŭ
~ced>	71 10K11ǋ15f30Ɖƌ35ŭ
~cei	78 16ŀ23XƚƝ31ǌ
~ceil	85 17ŀ25XƝ
~ceip	84 25ƚ34ǌ
~cel	71 -12n-7ƾ7d12ƺ14Ŋ37ƋƷ40I59Ţ
~cel>	85 36Ţ46Ʒ
~cele	86 -7ƾ9d32Ţ
~cell	76 -12n13ƺ39Ƌ43I
~cem	78 -24Ǒ-10Ľ7ƙ12Ʋ16ľ26Ǥ50ƕ
~ceme	79 -24Ǒ7ƙ12Ʋ26Ǥ50ƕ
~cen	55 -12ř-10n-9ǌ-7Ŗ7Ƅƶǘ8ŻǓ10oŦ11QŒƲƼǈ12ĶĻǆ13ĵŔǂ14Ŭ16dƅ18až20ǝ21Ɯ26ź27l34Ÿ59Ź
~cens	59 -11n-7ŒŖ7ǝ8Ǫ11o12Ƽ16Ŭǂ17dƅ19a29ź38Ÿ64Ź
~cent	65 -14ř-9ǌ-7ŧ8cķƖǖǘ9ŘƄƶ10ŻǓ13QŦƲǈ14Ķ15Ļǆ16ĵŔǝ21Œ22ž25Ɯ33l
~cer	58 -11J-7Ŗ7Ƶ8jX9ǅ14Y16Ż17xǎ18ŀ19Ł21Ů24ƿ29Ɨ35ƾ52ǔ73ǩ
~cer>	75 9Ƶ11j23x25Ɨ33ƿ48ƾ
~ceri	86 10z14X18Ů21Y
~cern	85 9Ŀ29ŀŁ
~cert	61 -9J-7Ŗ10ǅ17Ż18ǎ56ǔ78ǩ
~ces	65 -10ĸ-8ſ-7łƥ7ĴŝƂǚ8QƊƢǜ9ƆǑǖ10Ǘ11ƃƙ13Ǐ14ŋ18ǆ20Ǣ23Ń31Ǚ33ƚ35Ņ50Ǩ
~ces>	70 -7ƥ8ĴƂ9QƆƊƢǚǜ10ŝǑǖ11Ǘ12ƙ15ŋǏ16ƚ20ǆ22Ǣ39Ņ
~cess	76 -8ſ-7łǣ14ƃ28Ń37Ǚ59Ǩ
~ch>	38 -20ƃ-19Pĵ-18ť-15ŨǙ-12ŕŶǡ-11hũƞƿǆǒǜ-10iuxHńň-9ŗƵ-8ŎǪ-7fŐƯư7CōŬŽƋƱƲǛ8kqRYĿƆƽ9wIJĽŉŝŲǕǝǤ10EŦź11DOŅƜǍ12ƑƧ13ŀŭƍǨ14ĴŘƚǌǘ15NƄƬǋ16Ɩ17QƕƟǣ18ņřůƀƪ19ƨ20Ƴ21Zķǫ22ĸ23Lƙ24Ʃ26T27ŧƔƮǑ28Ƹ29Ƣ30XŔ35œ36Ǌ48Ŵ
~cha	52 -15ƞ-12ŭ-11ŀ-10Ɵ-9ļŞ-8ŁũǞ-7ĿƮǌ7dņŲƝǗ8qTĶƖ9ŨƼǠ10ŊŏƹǤ12HłƩ13Ƣ16Ƹ17Ū18ňƔƣƷ19ţ20Ǔ21şǊǍ23C24ľœ25Ļ29N30ŕ35V
~cha>	84 10ĻŐ11Ÿ13g14V16Ŧ20Ŋ
~chai	72 -18ƞ-10Ɵ8ŕ10ňƓ12ǖ16Ǌ31Ǎ34Ǔ
~chan	57 -9ļŭ-8ũ-7Ʈǌ7P8EIŲƼƽ9dquƖƝƺ10Ķľ11Tƹ12Ǥ13ŏǊǠ15HƩ20ňŪ22Ʒ23Ļţ24ş31Vŕ
~char	69 -10ş-9Ǟ7ƳǛ8ŬǦ9ƕ10Ŗǔ11żǁ12ņ14ŋƶ18ł23CƢ25ƣ27Ƹ35œ
~chas	84 22Ũ33Ɣ
~chat	83 -8ň11L12C25ľ49N
~che	50 -18ǫ-12Ŵ-11ł-10Ɣ-9œǓ-7nŹƟƦƸǖ7gLPķŷƪƬƱ8Jšǒǜ9Ťǆ10iǋǔ11ŝƏƺƼ12Qƭǘ13ƊǗ14eƮǢ15MĵǞ16RĿŲ17WņǤ18ư19fZĴ21ƚǝ22ŧ23ƻ24ǀ25mƯ26K27ƍ32Ɠơ42q
~chea	78 -7c8rŧ9Ťƈ11Ŕ12Ƃ19š20Ư32ņ33Ŀ
~chec	56 -12ł-9Ɣ-8œŴǓ7cATǡ8uţƤƺǝ9őƬƯ10KĹƪƱǒǞ11J12Ǥ13Əǔ14ǋ15ŝǗ16eQƭǢ17ǘ20WƮ22ĵŧơ23qĴ24Zư29ǀ
~ched	72 7Ƙ9ƻ10Ŏ11Ǥ16ƚ19Ɗ26Ɠ27R28K29f
~chel	83 43m
~chem	90 20ǜ
~chen	71 8LŃ10Ɛ11Ǌ12Ơ14ǟ19ǆ22ǝ26M45ƍ
~cher	79 -11ǫ15bPķ18Ų37q
~ches	74 7Ưƺ8jƛ10Ųž17gƚ20Ƽ21ơ26Ɠ
~chew	86 33ƻ
~chi	60 -11R-8Ɵ-7ŧ7ƭǘǜ8Uż9ƤƳǫ10yźƾ11Ļŷ12ažƊ13lv14ĺ16wP20ţ26uǟ27Ǥ28Ʊ33ƒ44Ǒ
~chil	71 7Ƹ9ź12żƭƳ13y14ŷ17v18l20w30Ʊ32u
~chim	85 48ƒ
~chin	67 -12R-8Ɵ7q8Ǘǘ10U11ǫ12ƾ13Ļ14ž16aĺ18P23ţ31ǟǤ50Ǒ
~chit	88 16ǜ19Ɗ
~cho	59 -7Ɨ8vǨ9yKSżǖ10Ƥ11qQ14Ů15ƾ16Ǖ18l27x28Ń30Ƴ34šŻ43m
~chol	90 9Ǆ24ƾ
~choo	60 -7Ɨ8Ǩ9vyżǖ10KS11qQ15Ů17Ǖ19lš28x29Ń31Ƴ34Ż44m
~chr	85 10ƌ20D21dk
~chri	85 10ƌ20D21dk
~chu	79 -9f7Ľ10Ʋ14o15BŮ16t28Ƹ
~chur	80 -9f7Ľ10Ʋ14o15BŮ16t29Ƹ
~cia	57 -14ƃ7ưǎǧ8iķŋ9Ǥ10Ş11ǈ12mqĹǏǙ13BǢ14Ǌ15ƠƱ16ƘƚǨ19A20ǆ21ǁ26ƭ28ǀ34e
~cial	61 -15ƃ7őšưǖǧ8ǎ9ķ10Ǥ12ǈ13ĹǏǙ14BǢ16Ơ17ƘƱǨ18ƚǀ20A21ǆ22ǁ37e
~cian	88 10P18ǀ20q22Ǌ
~ciar	69 34ƭ
~ciat	85 12i14ŋ16Ş18m
~cid	61 -9ư8żƱƵ9ſ10ń12ŕ13Ť14A15Ļ18Ŧ24Ƅ30Ń37ł44Ž
~cide	62 -9ư8żƱƵ10ńſ12ŕ13Ť14A16Ļł18Ŧ24Ń25Ƅ45Ž
~cidi	88 10Ń30ł
~cie	67 7Ǒ8ƨƷ9ƭ10Z14Ķ16ƚ18ǔ30Š32ǧ
~cies	67 7Ǒ8ƨƷ9ƭ11Z14Ķ16ƚ18ǔ30Š32ǧ
~cig	82 17Ǆ52ƻ
~ciga	82 17Ǆ52ƻ
~cin	73 -7ĺƾ7Ɨ8ǂ11ŭ18Ļ20Ǆ21ƽ24Ʒ
~cin>	90 13Ɨ
~cine	86 -8ƾ23Ǆ25ƽ
~cing	78 -8ĺ8ǂ12ŭ20Ļ25Ʒ
~cis	79 -8ǫ8ǜ12AŃ16ń28ł
~cisi	79 -8ǫ8ǜ12AŃ16ń28ł
~cit	72 -11Ř7ǀ9Ǖ10H11iDǩ12Ǎ19Ƒ21Ƙ30ż33Ơ46C
~cita	90 39ż
~citi	88 13H14i26Ƙ
~city	77 -12Ř7ǀ10Ǖ12DǍǩ22Ƒ51C
~ck>	43 -23ǫ-20Ɨ-19ŗ-16ǆ-15ŹƖ-14M-13ţǞ-12X-11GƙƢ-10pŢťų-9inyƽǓ-8ŕŘƩƷǊǢ-7glsłňŎŏŰŸžƠƦƳƵǕ7jVŲƍƫǏǥǨ8ƭǒ9eqƄƑƮǐ10dQSĿŃşƎǋǡ11JōūǁǗǚ12KŁƛ13EĹƟƯƹ14uŋŝŭŮƥƲǪ15ľŧǔ16Ŷǀ17Lŉ19ǝ20Ƭ21Iƕ24Z25Ŵ26RĴư27š29WǑ31ŷ35ũƈ36ŵ43ů
~cka	78 -10ǚ13Š17W22ų43ǧ
~ckag	78 -10ǚ13Š17W22ų43ǧ
~cke	54 -13Ř-10ŁƖ-9Ɣ-7ƉƱ7ǆ8ƍ10şŽ11ŧ12Əƥ13ŤƠ14Ɗ15vĻű16š17NƗ20ZĹ21ŕǡ22ƧǙ26ř27ž43ż49ǚ
~cked	65 -14Ř-8Ʊ-7ƔƧ7jXƴ8wŝ10ŏťƍǡ12ž13N14Ž15ZřƏƥ16Ơ17ş19ű20Ļ23š25Ǚ45ǚ
~cker	76 -11Ł-7Ƽ12ǫ19ǚ21Ɗ23v27ž40Ƨ
~cket	61 -11Ɩ-9ŝ-7Ũ8NǑ9Zŗ10ǆ11Ɨ14ǡ15ŧ16Ť17Ĺ27ŕ29ř53ż
~ckg	86 11Ō20Ǟ28ǫ
~ckgr	86 11Ō20Ǟ28ǫ
~cki	72 7ZĿ10ĺ11Ǝ13HX14Ł15ž18Q19ţ21Ž23i43ĵ
~ckin	72 7ZĿ10ĺ11Ǝ13HX14Ł15ž18Q19ţ21Ž23i43ĵ
~ckl	81 -9ņ-8Ŷ15Nǁ16ĺ18ŷ20Z21Ũ
~ckle	84 15ǁ16Nĺ18ŷ
~cko	84 -10ĵ7Ƃ10Ŷǝ12z13r17B19ǘ20Ʋ
~ckon	90 12z14r18B22Ʋ
~cks	62 -15Ÿ-10ł-8U7ſǋ8LžƑƝǚ10ƈǝ11Ŷ12ơ13ĸœŮ14Ǟ16qĿ18ř20X21Ž25Ƃ26Ǣ31ƻ45ǒ
~cks>	62 -15Ÿ-10ł-8U7ſǋ8LžƑƝǚ10ƈǝ11Ŷ12ơ13ĸœŮ14Ǟ16qĿ18ř20X21Ž25Ƃ26Ǣ31ƻ45ǒ
~cku	67 -7Ř7Ǒ9ſ10Ŵ11ƺ15Ů17Ŷ20ƭ25Ɲ26Őǀ27ǒ30ǚ
~ckup	67 -7Ř7Ǒ9ſ10Ŵ11ƺ15Ů17Ŷ20ƭ25Ɲ26Őǀ27ǒ30ǚ
~cky	78 7Ť11ǚ12Ǝ18Ŵ20Ɩ31o
~cky>	82 8Ťŭ10Ɩ12ǚ33o
~ckya	90 12Ɩ14Ǝ
~cla	56 -8Şżǅ-7ZŇũ8ņŕ10Ŀǜ11xŜǝ12P13Ǟ14ś15Ǖ16ŧ17Ż22ŪǤ27D29ř32Ŧ34ť38Ũ49Ť50Ǧ
~clai	58 -8ż-7ZŇǅ9ņ10ŕǥ11Ŀǜ13ǝ14Ǟ18ŧ23Ū31ř34Ŧ37ť44Ũ54Ť
~clar	83 18Ŝ23ś
~clas	78 -12ǥ8d10ƅ15x18P25Ż71Ǧ
~clau	88 25Ǖ36Ǥ
~cle	57 -13Ŧ-8Ōǫ-7N7Ǌ8ųƧǤ9ŠŷƒǑ10ŬƏ11Ɓ12ŮŲǀǡ13Bǈ14Tƾǂǝ15ű17ƞǒ18Ŵŵ20Ŋ21Ɩ22Ť26ż31ŭ42ŉ45ū
~cle>	67 -15ǒ-13ū7ſƲ8Ƶ9TŶ10Ƨ12ŷż13ŠŬƁ15ǂǡ16B18ű21ŭ23Ŵ24Ů38ŵ
~clea	67 -14Ŧ-8NŌ-7Ǌ7ļ8Tƹ12ƏƒǑ13ųǤ14Ų15ǀ16ŭ17ƾǝ19ż21ƞ25ŊƖ27Ť51ŉ
~cles	69 -15ŵ-9Ů9ƅ18ǈ42ǒ69ū
~cli	59 -12ŕǆ-8ŀǍ-7ǫ7ƫ8BŋŤ9U10ǘǣ12gǨ14ĻǊ17ƞ20ǚ24Ɵ26Ů28Ǚ30Ǖ31ǀǜ37ǂ40ƶ47ǖ
~clie	62 -12ǆ-8ŀ8B9ŋŤ10U11ǘ13ǚǨ20ƞ26Ɵ28Ů31ǕǙ34ǜ53ǖ
~clim	81 -7Ŵ8PŔ10ƫ23Ǌ53ǂ
~clin	80 -15ŕ-9Ǎ43ǀ56ƶ
~clo	53 -11Ʈ-9ŤƊ-8ńƟ-7n7gƎǚǪ9qř10C12j13Ǚ14Ŧ17RX18Ɠ20ƑƦ21Ǜ23ůŰƙ25Ɨ26ś33ƛ38ǐ53ǟ78Ƙ
~cloc	83 -9Ɵ14ƿ17q38R40ů
~clos	54 -11Ʈ-9ŤƊ-8ń-7R7Ƽǚ8gƎǪ10Cř15Ŧ18X19Ɠ20Ʀ21Ƒ22Ǜ25ŰƗ27ś34ƛ41ǐ55ǟ82Ƙ
~clot	86 27ƙ
~clou	85 12x23j24Ǚ
~clu	70 -16ǉ8sWŔ9Ɓ10ŸƇ11Ƃ15Ƣ17ǋ18ǥ31Ő51ŗ
~clud	70 -13ǉ8sWŔ9Ɓ10ŸƇ11Ƃ15Ƣ17ǋ18ǥ23ŗ31Ő
~co>	69 -7ƾ7Ǆ10Ľ13Ĵ17Ƴ20Ǘ27ŷ30ƈ43Ķ44ƻ
~coa	83 10Ʃ11ZšƬ17Cǀ30Ɯ
~coas	88 12Z18C32Ɯ
~cod	73 -11ǥ-7J11ŕ12ǚ22E37Ǧ40I
~code	73 -11ǥ-7J11ŕ12ǚ22E37Ǧ40I
~cof	83 -15ŷ10iZ13ǝ14Ŏ25M27ǫ
~coff	83 -15ŷ10iZ13ǝ14Ŏ25M27ǫ
~coh	71 34ǁǝ
~coho	71 34ǁǝ
~coi	83 13ǔ19ƚ35Ǥ53ǩ
~coi>	86 14ǔ55ǩ
~col	58 -10Ş-8ř7xŁ8ƒƭǢǣ11Ķľƞǫ13ǅǗ17ǔ24Żƚ25Ž26jC27y31Ƴ34m43Ɓ
~cold	85 7ǩ12Łǣ13ƒ40j
~coll	60 -9ř-8ǩ7xC8ƭ11Ķ12ľƞ17ǔ25Żƚ26Ž28y33Ƴ35m45Ɓ
~colo	90 -15Ş14Ʒ20Ǘ24ǅ25ǫ
~colu	90 14Ǣ31C
~com	40 -23ū-17ŗ-15Ŕƃ-14ĺ-13nSũſǫ-12oŐ-11ōƇƦǍ-10Fƙƨƹ-9asŘųƔǉǩ-8fiDńŲƪǕ-7rACLPłňŉŋŪƄƠƸƿǂ7uťƏ8lVŖƮƱǀǘǞ9HƂƗǋǏǑ10ƓƘǖǗǚǡ11jŰưǪ12ƥǌǦ13Ł14ŮǛ15qƶǔǣ16Şǟǧ17Ʃ18kşţŨ20Ĺņ21WĻļĿŝ22ŒǠ23QőƝǅ24ǆǇ25JƁ26ƣǒ29ǃ30ķ32Ǩ34Ń36š40MŅ41ƞ48T65ǥ
~com>	90 31J
~come	50 -14nō-13ŗ-12ő-11mY-10ũǊǧ-9ƹǫ-7ńŔŘŨƔƙƦǆ7gkZřŤƟ8Œ9wG10HœƏǛ11JƑ12j13ǘ14Ŀ15lŁƱǋ16ļǗǟ17ŝšǖ18ťƓƮ19Ƃ21ư22W23Ń25ĹƝ26ǃ35M38Ļ56Tƞ
~comf	79 8T9ō10M13eƵ21X
~comi	68 -16Ǎ-7řǂ8jxUĹ9ŀ10Ŀǟ11uǦ12Hǡ13pYƝ14q15MŖǠ16ǀ19ź20V28k29ķ
~comm	66 -16ƃ7ǖ8őšǓ9Tǧ10ǜ11ǎǛǤ14Ǐ16B19Ǩ24ǆ27Ű35Ů
~comp	47 -25ū-14œ-13S-12oſ-10ŐŔ-9fwVĺĻƃƇǉǩ-8źǫ-7aHǖ7ǋ8ŠŢƘ9yǌǢ10Ŀŝƅ11mļǃ13ǑǞ14ƗǙ16ƥǚ18Ǫ19ķŃƩǆǠ20ǣ21šƶǔ22ņǧ24Ş25Ǉ26şǅ27ţ28Ũ30ő31Œ32Q33Ɓǒ34Ǩ35ƣ53Ņ84ǥ
~con	51 -14Ř-10ū-9Ǩ-8cHűƽǄ-7ĸ7pPňƤ8Śǩ9ōŤƍ10fkļƠǍǎ12yǠ13Ů14ĿŉŌǡ15ŀƘ16Iƈǔ17Ɩ18K19ŲƆƔơ20ƙƭǓ21ŵ22N23ǜǤ24Ł31ƾ35Ǖ
~con>	90 8Ň10ư12C13l
~conc	84 9Ŀ29ŀŁ
~cond	62 -10ū-8HǄ-7ƽ7fĹļŪ8dŋ9ǎ10A11IňƊ12ŏǫ13pō14Ŀ15kǍ16yƖ18Ǡ25ơ27Ųŵ28N30ƾ
~conf	88 18Ť35ŉ
~cong	81 8Ƽ9fƖ11Ɣǡ20Ơ
~cons	72 -11Ǩ8ž10Ǐ11ƃ13ǡ15P26ƈ34Ɔ37ǜ
~cont	59 -14Ř7ŧƫ8Ţ9ƍƘ10ŚƤǆǩ11ƾ13Ł18Ɣ20ǔ23ƭ24K25Ǔ26ƙ30Ǥ42Ǖ
~conv	80 -10ű7M8ļ11s13Ʃ15Ɵ21Ō24Ů
~coo	67 -7ƞ7QŅŤūűƗ8dŖ9kpƐ10gEőř11o13ǏǑǝ15rĿž16Ǌ20ǘ26Ƈ41j
~cook	86 -7Ŵ11Ǌ13k18Ǐ19ǝ
~cool	68 -7ƞ7QŤŻǊ8dŖūűƗ9pŅƐ10Eř11goő13Ǒ16rĿž21ǘ26Ƈ43j
~cop	74 9ƅ10Ž22ż31ƌ38Ŝ
~copp	86 36ƌ
~copy	79 7ƣ10ƅ42Ŝ
~cor	56 -9s-8w-7fv7őƬǅ8Ő9F10d11œǁ12aŤǀ15ŵ17E18ž27Q31Ǚ37ż41ǈ43Ķ64Ō
~cord	63 -8s14ǀ15ǁ16Ť19ŵ36Ǚ42ż74Ō
~core	78 -8f19ž61Ķ
~corn	88 7Ŭ8k11C15ő
~corp	78 -8p11ǅ59ǈ
~corr	70 -9w7ǂ8nDŢųơ9ŘƬǞ10ź11Ő13d15œ18aF22E
~cos	60 -14ƣ-12ǫ-11š-8ũǋ8ĽņƯǤ9ĿƦ10ǥ12ş14ƙ15Ǘ18Y19ƓƢ20Ĺ21ǟ24Ʋ26ƕ29œƱ30ǜ31Ǒ44ŧ
~cost	60 -14ƣ-12ǫ-11š-8ũǋ7Ƅ8ƯǤ9ĽĿƦ10ǥ12ş14ƙ15Ǘ18Y19ƓƢ20Ĺ21ǟ24Ʋ26ƕ29œƱ30ǜ31Ǒ46ŧ
~cot	90 30ƻ
~coti	90 30ƻ
~cou	43 -16Ɵ-12ŵ-11ŷ-10ŤƨǊ-9ňŞƄƗ-8FVŽ-7rTŉŘƘƜƩƵǎ7sƆƚǑ8uĺƍ9gmnW10ABķŝŻ11Ǘ12ƎƤƻ13ŀŸƇƯ14MřśƑƙ16eƹǢ17Ŀư18ƅǆǪ19ş20Ś21ĵĹŋǖ23ŪƱ24Ŝ26CDǜ27Ʀ29Ŷ31ǟ33X34ĸ44ǉ47Z
~couc	83 10Ů12nƋ13g17Ʀ40ƙ
~coul	48 -12Ɵ-10ŵŷ-8nƄƗƨ-7ADFŽž7Ŋǃ8ŬƬ9WƑƯǑ10Ƥǫ12e13ĺ14ř15Ǝ17ŀŋ18ś19Mƹ22ǆ23şƦ25ưǪ26Ĺ28Ū30Ŝ32ǜ36Ŷ37X40ǟ43ĸ54Z
~coun	54 -9ưǊ-7I7eYƤǋ8lnŠżƑƻǈǦ9Œǂ10mQZœ11ŝ12ŸŻžƆǗ13ƍ15uķ19BƇ21ĿŚ22Aĵ23Ǣ24C31ǖ35Ʊ59ǉ
~coup	75 -13Ŋ7sƦ9ľǁ10S11ƚ12ǐ13U15ŋ17Ǡ18ū
~cour	79 -10Ť17ų43ƅ50D
~cous	83 8D9ŝǞ20C21n
~cov	49 -20Ǒ-13ǫ-12ŉǒ-10qĻœ-9Ǔ-8ĵǊ-7rsyNŝ7Xƛ8Ĵ9š10Ƥǎ11ſǣ13śŧƜ14Wŏ15ōǧ16ń17Ţ18ƀƮƳǜ19Ĺ21Ɲ22ǔ25ųƁƨ26őƂ27ƕ28Ư29Ŀ31Ƅǟ33Ʃ36Ǥ38ƪ39Ř46ŗ47Ő
~cove	49 -20Ǒ-13ǫ-12ŉǒ-10qœ-9ĻǓ-8ĵǊ-7rsyNŝ7Xƛ8Ĵ9š10Ƥǎ11ſǣ13śŧƜ14W15ŏǧ16ńō17Ţ18ƀƮƳǜ19Ĺ20ǟ21Ɲ22ǔ25ųƁƨ26őƂ27ƕ28Ư29Ŀ31Ƅ33Ʃ36Ǥ38ƪ39Ř46ŗ47Ő
~cow	86 12gB22Ƶ
~cowo	90 13B23Ƶ
~cpa	84 -13r16A19B52Ǣ
~cpa>	85 -13r15B16A52Ǣ
~cr>	86 -11ň-9Ş8Ŵ25ŷ32ū
~cra	65 -13ż-11Z7EHƉ8gtx9ŐƔƳ10ǐ11p12ƕ13ŁňƏƣ14ƈ15iƋƦ29Ƅ30Ų47Ž
~cras	79 -15ż19Ʀ37Ƅ58Ž
~crat	86 12Ų13Őƕ
~craw	81 16Ə18ƈ20ŁƋ
~craz	76 8ǫ9EƉ10xH11Ƴ12Ɣǐ13t15ƣ16ň18i
~cre	57 -10Ƈ-9Ǟ-8œƄƽ-7ŝ8ĹŜŞƐƗǁ9ŭƣǠǥǪ11akZ12žǙ15Ǔ16Ĵ17ŕ18ǋ20Ʋ21e25ǉǊ31Ŕǐ39ƛ48Ķ
~crea	78 -8ƽ12ǁ21ǐ25ŕ32Ŕ
~cred	64 -9Ǟ-7ŝƅ8ƨ9Ş10ĹƐ11ĽŭƗ14ZǙ22Ĵ24e56Ķ
~cree	75 7Ǥ12ŔŜ14ƣ16a17ž55ƛ
~crem	84 33Ʋ
~crew	76 -10Ƈ-9œƄ-7y7u13ǠǥǪ17k21Ǔ22ǐ25ǋ37ǉǊ
~cri	74 -26n7Ƙ8Ų9Ǐ10ƈƊƺ14ŷ18ǡ35h36ƽ
~crib	84 10ŲǏ11ƺ12ƈƊƽ
~crip	83 29ƽ
~cro	74 -9ũ-8ǉ9Ű10ǚ11x12Ū13ŗ23Ľ29Ɩ31n42Ɨ
~cros	85 11Ű14Ū15ŗ27Ľ
~crow	79 -8ǉ31Ɩ33n45Ɨ
~cs>	79 9ƙ10ƚ16ǒ21ǫ22Ǌ30ž
~ct>	57 -10Ƴǩ-7ū7Ƭ8ŏřŚţƘǖ9őƑƤǗǜ10ļľ11QUŁƶǚǠ13Fş14d15ǔ16Ŭ17E18ƚ19ĸ20ƫ21œƔ22K51Ǖ
~cte	68 8Ŭ11I13Ő14Ɗ15ĸĹ23ƀ25ň
~cted	69 11I13Ő14Ɗ15ĸ16Ĺ24ƀ25ň
~cter	90 11Ŭ
~cti	55 7rƐƑƭǏ8ǎǜ9ZĶǡ11ƂƄǂ12ŏƜ13QŘƈƏƯ14ŧ15ǃ16ŉ17xƆ21Ŀň23ǫ26Ő35ř
~ctib	59 7Ń8ĿƁ9ǫ11Z14Ɯ15Ƃ16ŏŧ20ŉ39ř
~ctin	84 10Ƴ12ƭ16ǆ22Ő
~ctio	67 -8ǆ9rXƑǏ10ŗ11Pǎǡ13Ķ15Ƅ16ƈƏƯ17Ŀ18ǫ19Ř20ǃ21x22Ɔ27ň
~ctiv	88 9Ź13Ɛ20ǂ24Ő
~ctl	70 -10r-9w-8Ǐ8Ļ9CŔ10sŁņ11ƣ12ŢƗ14d19D20ŮƩ21ťǆ22a
~ctly	70 -10r-9w-8Ǐ8Ļ9CŔ10sŁņ11ƣ12ŢƗ14d19D20ŮƩ21ťǆ22a
~cto	60 -13ƻ-11Ǖ-10J-8Ļ-7ł7ƺǖ8ǣ9ǥ10ƍ12ƽǩ14Ńƕ15Ɛ17Ǆ18ǚ22Ƅǔ24ƾ25Ə26Ǔ48ǀ
~ctor	60 -13ƻ-11Ǖ-10J-8Ļ-7ł7ƺǖ8ǣ9ǥ10ƍ12ƽǩ14Ńƕ15Ɛ17Ǆ18ǚ22Ƅǔ24ƾ25Ə26Ǔ48ǀ
~ctr	73 -11ƒ7ĵ8Pƙ9ƚ13K15q22Ǔ34ƌ
~ctri	76 -11ƒ9P16q23Ǔ37ƌ
~ctro	86 9ĵ10ƙ11ƚ17K
~cts	76 7ǆ9ǎ12ƺ17ǣ18ƍ26Ǖ
~cts>	76 7ǆ9ǎ12ƺ17ǣ18ƍ26Ǖ
~ctu	64 -9Ř-8œ-7LŐšǫ7śſ8ŵƒƳ9nRŶƠ10K11ť12PƊ13ƹ15Ʈ16ǈ17ǆ18ŀƕ20fŗ22ŜƓ32ƈ
~ctua	75 -8œ-7Ő7ļ8ŝ9śǈ10ſƒ11R14K15P25ŗ
~ctur	68 -8Ǥ-7Lš7Ŭ8Ƴ9ŵǈ10nƠ11Ŷ12ť14Ɗƹ16Ʈ19ŀƕ22f23Ŝ24Ɠǆ29ƈ
~cub	84 38ǂ
~cuba	84 38ǂ
~cui	86 7ǩ11Ƃ12Ƽ13t26h
~cuit	88 7ǩ12ƂƼ27h
~cup	78 16ơ22q24ǃ30P
~cupa	81 -7ƪ23q31P
~cur	58 -14ǩ-7Ƣ7ĺŕƊǅ8rŊŗś9ķƷǧ12Œş13ű14ǔ15Ř17ţ20Ş22ǣ25Gő26Ŗ27Ɛ29Ő32œ
~curi	73 7Ņš8Ǚ9ŕ11ĺ12rķŊţ34Ɛ
~curl	88 12Ɗ13ǅ
~curr	61 -14ǩ-7Ƣ8ŗţ9śƷǧ13Œ15şǔ17Ř23ǣ24Ş27Gő28Ŗ31Ő35œ
~cus	60 -12S-8l-7ƫǗ7kƴǆǎ9ţ10ŀ13ǡ14ǜ18r20Ɵǅǣ23ǘ25Ǖ27Ǚ29ŕ30Œ32Z35ǖ
~cuse	88 44ŕ
~cush	86 51Z
~cust	62 -12S-8l-7ƫ7ƴ8kǆ9ţ11ŀ14ǜǡ21ǅǣ22Ɵ24ǘ28Ǖ29Ǚ31Œ37ǖ
~cut	72 -11Ǟ-10ƨ-9ĵ-8ł8Ťŧǂ9ǁ10ƆƩƱ11ǥ16ǘǛ17hI21V27Ţ30ǅ45ƴ
~cut>	75 -11ƨǞ-9ĵ8Ť9ŧǁ10Ʃ11ǥ12V13Ʊ16Ǜ17ǘ18I19ǅ28Ţ
~cute	90 -7ƈ13Ɔ14ǅ22h
~cy>	47 -15Ļ-13Ǩ-12Ɩ-11Ĵ-10Ŏ-9ǈ-7IŁŏ7ZœŜƁƂƽ8ļŝƚ10Ţţƪ11ƄǠ12ƃǤ13ƕƣ14Ƹ15őƝƮǑ16ĺ17ĿƜǧ18Ƭǣ19ŘƩ20ŗ22Ʒ23Ŗ25ŒšŸƀƨ26ś29ƫ31Ő38Ś
~cyb	88 -10Ř-7Ő15ǧ49ǚ
~cybe	88 -10Ř-7Ő15ǧ49ǚ
~cyc	81 -11ǒ14Ƨ15ǣ16Š19g21ū22ǂ
~cycl	81 -11ǒ14Ƨ15ǣ16Š19g21ū22ǂ
~da>	88 30H
~dad	66 -10ť-9tƾ7ZƳǊ8qľ9ƚ10Ǡ13Ÿ14J20Aš21B38Ƶ42ƿ57z
~dad>	71 -10ť-9t8š9q14Ÿ25B26ƿ36Ƶ55z
~dadd	78 -7z7wƸǕ9ZǊ10ľ11ƚƿ13Ǡ14š17J18A
~dads	88 -9ƾ10Ƴ11ƿ15z
~dam	65 -7Ɩ20Ɲ23Ɯ24Ɓ29œ30ſ32Ų33ŧ39ť
~dama	65 -7Ɩ20Ɲ23Ɯ24Ɓ29œ30ſ32Ų33ŧ39ť
~dan	79 -11g8Ŝ13Ɓ14ű17Aǜ25ū30ǂ
~dang	83 -11g9Ŝ32ǂ
~dar	88 -8Ŕǘ-7ő14L15ƶ16ű19ƼǞ
~das	75 -15ǒ-10Ś-9ſ10Ƅ11t14ŭ20ƹ22ǝ26ů29Ŭ30ų
~das>	90 -11ſ13tƄ18ŭ24ƹ
~dash	76 -15ǒ-10Ś23ǝ27ů30Ŭų
~dat	59 -7ǚ7šƣ9ƛƭ10ǔǜ14SƌǤ15vƴ18p20ńƈ21d27ƍ30Ƙ31Ǚ34Ŧ48Ŗ
~data	85 -9ǚ48Ǚ
~date	60 7Ǐ9ƭ10ǔ14SƌǤ15ƴ16v18p20ń25d28ƍ31Ƙ35Ŧ50Ŗ
~dati	82 12š15ƛǜ28ƈ
~dau	68 -14b-12m-9d7K8Ǡ9Bƹ16yű23Ƴ25v26xź35w39u
~daug	68 -14b-12m-9d7K8Ǡ9Bƹ16yű23Ƴ25v26xź35w39u
~day	43 -19ǫ-17H-16ſ-11oŅ-10Ƹ-9XŃňƹ-8uTĸŠƙƪưǇ-7wŞŷƮǆ7šţųǟǩ8ĹƠƩƬƱǉ9tUťƅ10yŰ11zŢƔ12ǧ13cxZ14Ů15ŖƨǗ16ŘŵŶ17OPƻ18Ļļ19pń20őǠ21ŝ22g25ō26œ28ŐƘ29ƽ31j46L48k49ǐ56R58i86d
~day>	46 -17ǫ-16ſ-15H-11Ņū-10oƸ-9XƦǣ-8TĸŃňƪǇ-7ƙƟ7gvĺŁŮǗǛǞ8ţǩ9ƠƩƬ10cĹšŶ11PǠ12yŲ13ťƅ14őŝǧ15ZŖ16ń18œŵƨ19OŘƘƻ21Ļ22ļ25pR27ō31Ő32j33ƽ35ǐ40k53L58i94d
~dayc	90 -8ƹ16Ʊ41Ɵ
~days	58 -9ŲƟ-7wǑ7Cǝǣ9fPőŶż10tUŝŮƼ11zQ12œǗǠ13Ű14ūƘ15ǉ16nƔ19xŢ20g23kǐ43R
~dba	90 -8u13x94ǅ
~dbo	81 25Ɛ28Ǟ
~dbol	85 26Ɛ
~dboo	90 31Ǟ
~dd>	72 -12Ŋ-10ō-8Ů-7ǚ9o10Ĵ11ĸǢ14Ǒ16mY20y22c32Ǡ34Ŏ61Ƃ
~dda	86 8ƸǕ9Ŝ10Z11Ǉ13ƚ
~ddad	88 8Ǖ9Ƹ10Z11Ǉ13ƚ
~dde	75 -8Ƅ-7Ŵ8ƙ9Ƶ10Ůǧ13ĹĻ15ƏǊ17ǆ21ǥ22Ǡ24ƍ
~dded	84 9ƙ11ǧ25Ǡ27ƍ
~dden	88 11Ů12Ƶ15Ĺ17Ļ
~dder	85 -9Ƅ-7Ŵ17Ə19Ǌ20ǆ24ǥ
~ddi	69 7lƤ8ǖǦ9Ļ10Ǖ12fB14ǎ15Ǡ23ǩ24Ʒ36ƍ
~ddin	78 8ƍ10lǩ11Ļ12ǖ14fƷ24Ǡ
~ddit	75 -7Ǡ7ǔ9Ǧ11Ǖ12Ʒ15ǎ16ǩ32ƍ
~ddl	78 15xL16a19i21N26v
~ddle	79 16xL18a23N26v
~ddr	63 -15S-9Ǉ-7Ǡǧ9F12n16Ÿǩ17Ǚ20J21E29ű33Ǎ36G51D
~ddre	63 -15S-9Ǉ-7Ǡǧ9F12n16Ÿǩ17Ǚ20J21E29ű33Ǎ36G51D
~ddy	72 7Ƹ8ZǊ10ŝƚƿǠ12Ļ13š16JƵ24ľ29ņ36A
~ddy>	74 7gwƤƸǕ9ZǊ10Bŝ11ƿǠ14š15ľ20A30ņ
~ddys	88 12ľ13ƚ14Ƶ16Ļ20A
~de>	47 -18ǫ-12ƽ-11ƺ-10Uũǉ-9ŻƸ-8rĿňœťūƪƾǍǑ-7pGŘƉƖǊ7gPŔƑǝ8iASƠƴǦ9cmzTƎ10łƄ11jǋ12vEĺ13x14ZŬűƟƧƲ15ń16ƍ17Őƭƿ18qƙ20ŨƊǂ22IŷǤ23Ǣ24Ƃ26ų27ĻŃ29Ǐ30šŶ31ŕƈ
~dea	62 -13ŀ-8AŞ7šţŲƂƩǃǪ8Ƙ9bŁņŏşŨŪ10ŵ11B12Ŀƨ13Ʈ15ōƅ16ŋ17ŇƐ19ǟ20Ɠ21ńň35Ƶ
~dea>	78 7rs9Vŕ10Ʒ16B24ŋ28ň
~dead	74 9Ǫ10Ƙǃ13Ū14ţ16ǫ21Ɛ24ǟ26Ɠ27ń
~deal	70 -13ŀ-7A7ƉǞ8ũƿ9šŲ10ƂƩ11Łņ12ŏŨŵ13ş14ĿƵ18ōƅ21Ň
~deat	85 8ƭ9U18ƨ19Ʈ32Ƶ
~deb	78 13e17ƪ74Ĵ
~debt	79 75Ĵ
~dec	62 -12ŕ-9ǫ-7ő8Ʊ9ŘƄ11ƍǣ12Ʋ13ƚ14Ķ16Ļ22ń23A29Ŝ31ś40Ń42ƶ58ł
~dec>	79 9ƕ15ǣ19ś21Ŝ
~dece	86 14Ř15Ƅ18Ʋ20Ķ
~deci	69 -8ǫ7ǜ10Ʊ18Ļ25ń26A46Ń66ł
~deck	90 17ƍ
~decl	76 -14ŕ16Ŝ21ś53ƶ
~ded	54 -16Ŧ-12Ż-7Ő7ǥ8Ƣ9ƅƋ10k11V12eƜ13Ļŏǧ14yƁǠ15ZƱ16ŗŽƍ17ŉ20Ź25Ō29Ǉ30Ƃ32ŧ43ř
~ded>	62 -18Ŧ-14Ż-8ǫ-7Ő7WƁƝǕ9ǥ10Ƣ11ƅƋ12k14eV15Ļ16ǧ17yƱǠ18ŽƂ19ƍ20ŧ21ŗ23Ź29Ō33Ǉ
~dedu	59 7Ń8ĿƁǫ11Z14Ɯ15Ƃ16ŏŧ20ŉ48ř
~dee	79 8ǂ11Ƌ14N27ǝ29FƁ
~deep	86 9ǂ12Ƌ15N30ǝ
~deer	88 32Ɓ
~deg	79 12Ƴ22j44m
~degr	79 12Ƴ22j44m
~del	61 -8Rſ9ƭ10Ɵ12ķ15ǫ16ǅǗ19ǣ27ū31ǝ32ƍ40ǒ45ų
~del>	79 22ǫ37ū
~deli	63 -9ſ-8R10Ɵ12ķ13ƍ17Ǘ20ǣ33ǝ42ǒ47ų
~den	55 -12ň-10ŭ-9ư-8S-7Ƃ7lƒƫƳǓ8ſ9Ĺŕ10Ťƥ11Ŭǆ12gGPŦ13QƵ14Ļ15Ɨ17nWķ19Ĵ21Ƅ23Ƭ27Ż28ƶ31Ž37ǫ50Ų
~den>	79 11ƒƵ14Ĺ15Ļ16ƥ26ķ
~denc	85 -11S8ƅ24G27Ɨ
~deni	88 16g32ƶ
~dent	58 -12ň-9ŭư-7ƂǄ7dľƫƵ8ƳǓ9ſƶ10ŕ11Ť12Ŭ13Pǆ14Q17Ŧ18n19W20Ĵ21ǫ23Ƅ28Ż34Ž53Ų
~deo	85 7ƙ12g37M
~deo>	85 7ƙ12g37M
~dep	65 7Ɛ8Ƴ11Ǔ12IǍ14u17ƾ21ŀ22Ƒ23z31Ʊ
~depa	80 9Ɛ28Ƒ
~depe	68 9Ƴ12IǓ15u22ŀ24z33Ʊ
~der	51 -15Ɗ-9ƄǨ-8ĿŜŞũŴƉ-7sDOǉǍ7PĶņƀƟǀ8cūŰżƥ9ŠŪƆƏǆǗ10iśƕƵ11hxƛǥǫ12ůǂ13ŗƼ14ųŵ15ƋǦ16z18ŉŽƘƞǅ19ĻŏƔƬ20nǎ21pX23ŭ24Ŋ26ǩ30ƅ35Ɨ
~der>	54 -13Ɗ-12ƉǊ-9Ǩ-8ŜƄ-7Ŀ7jwGNƃƝǘǫ8ĶņőŰ9PūżƋƟƥ10ƆƏ11cƵǗ12iŠƘ13hśƛƬǥ14ů15Ļŵƅ16nƼǩ17Ǧ19z20ŭŽǅ22Ɣǎ23pŏ25X39Ɨ
~dere	90 12ƅ13Ƭ15ǀ
~deri	85 -9Ř20ǫ23ƀ24Ŋ
~ders	69 -7ǫ7rŪ8Ł9ĻļŊƘǠ10ƴƿ11ţ12Ǫ13ƅ15Žƕǆ16ǩ18Ǌ24ų25ŗ26ƞ31ŉ
~derw	83 8e9Ǝ10Ɖ11nť13Ū14ǂ
~des	57 -14Ʊ-9ǫ-7pƳǑ7VƈƤƧ8ŸƊǏ9WƟ10Ǌ11ǉ12őƍ14xĴ15ĸ16uź17yłǦ18ũ19vP25ƨ28w33ǜ42Ż
~des>	61 -14Ʊ-8x-7ǫ7ŵžǖ8ƤƧǓ10W11Ÿ12ǉ13Ŵ14őƍ15Ĵ16ĸ18uǦ19ł27ƨ46Ż
~desc	85 10ŲǏ11ƺ12ƈƊ
~desi	85 52ǜ
~desk	83 -9Ǒ10Ǌ13V21Ɵ31P
~dest	74 -9p-8Ź-7Ƴ20v24ũ28xyź38w
~det	78 -16ƻ9Ɩ19Ɠ20Ɛ
~deta	85 10Ɩ21Ɠ
~dete	84 -17ƻ22Ɛ
~dev	83 48ž
~devi	83 48ž
~df>	90 -10ō9J30Ŝ
~dge	74 -11w7e8Ž13Y14ĸ20ž22QƐƞ24Ĺ38X
~dge>	88 -13w9e10Ž20ĸ26Q
~dget	78 -7Ǜ14Y21ž23Ɛ25Ĺ41X
~dgm	90 11Ţ14c
~dgme	90 11Ţ14c
~dia	70 -12ǌ9Ʊ13Ǆ24ƚ28ƿ37ƴ41v45I46ƾ
~diab	80 16Ǆ19ƾƿ
~diag	84 14ƿ37ƾ
~dian	82 11Ʊ45ƴ
~dic	68 10Lƺ13ƿǃ14Q15ƾ17W19Ǚ23Ƅ34ƽǄ
~dica	70 13ǃ14ƽƿ15Q16Ǆ17W20Ǚ23ƾ24Ƅ
~dici	86 -8ƾ23Ǆ25ƽ
~did	36 -23ǐ-21ſ-19ŀ-17Ş-16Aňœ-14o-13LļƩ-11VƑ-10JĴĸřǅ-9yRŋōŴŸƞƱ-8isUśŮƄơǜ-7KĿŃŰŷƦƯƸǆǏǗǘǩǪ7fvXŤƅ8pƆ9xŐŝƃƢƼǎǛ10ǈ11qǄ12cjŎŘƗƠƻǚǞ13Fŏƴ14ĺƛƫǀ16ƭ17ŒƜ18wŶǌ19Żƶƾ20Ŧ21ƉǠǦ22SŹ23Ŋ24Ņǫ25š26ľƏ27ƿ28ŕŢ29Ʈ30ŉŗ31Ŕ34GƵǇ35mŇ36kņŪƍ37Ũ38Ɣ39ť40Ľ41ũ42ŧ46B
~did>	36 -23ǐ-21ſ-19ŀ-17Ş-16Aňœ-14o-13LļƩ-11VƑ-10JĴĸřǅ-9yRŋōŴŸƞƱ-8isUśŮƄơǜ-7KĿŃŰŷƦƯƸǆǏǗǘǩǪ7fvXŤƅ8pƆ9xŐŝƃƢƼǎǛ10ǈ11qǄ12cjŎŘƗƠƻǚǞ13Fŏƴ14ĺƛƫǀ16ƭ17ŒƜ18wŶǌ19Żƶƾ20Ŧ21ƉǠǦ22SŹ23Ŋ24Ņǫ25š26ľƏ27ƿ28ŕŢ29Ʈ30ŉŗ31Ŕ34GƵǇ35mŇ36kņŪƍ37Ũ38Ɣ39ť40Ľ41ũ42ŧ46B
~die	69 -11P-8L7HĹƤ8Ų9ƈ10Ʊ11VǊ16ƹ19Ǫ29ƿ56ƨ79Ƶ
~die>	81 9H10ƈ12Ų14V30ƨƵ37ƿ
~died	74 -9Ŷ8Ĺ11Ʊ18ƹ25Ǫ33ƨ57Ƶ
~dies	88 -13P-8L10Ƥ15BǊ16Ŷ
~dif	66 -17Ɯ7KƑǚ8C10ŃǇǧ11Ǘ12VĻŏ13ǫ16řş19ŉŨ23ŕ26Ū
~diff	66 -17Ɯ7KƑǚ8C10ŃǇǧ11Ǘ12VĻŏ13ǫ16řş19ŉŨ23ŕ26Ū
~dig	75 8d14Ŭ17e24I29E31Ś
~digi	75 8d14Ŭ17e24I29E31Ś
~dil	80 10Ʋ16Ř21ſ
~dily	81 16Ř21ſ
~dim	90 9Ƈ10ř15Ũ18Ƹ
~dime	90 9Ƈ10ř15Ũ18Ƹ
~din	52 -13Ɔ-12ƫ-10F-9ō-8sxŤƪ-7rGŘųƌƔ7fĴŖƦƷǁ8jtNYǡ9Lĺšǩ10kůƺ11ƶǠ12ƙƟ14Ų15ł16I17SĶ18ũƈƊ20u21Łż22ƣ23Ō24Ǥ28Ǎ31Ɠ37Ǐ42ƥ44Ŝ
~din>	70 -7HǏ8ĺŜƣƬ9Łŗ10Ǡ11IƊƷ12Ůż13Ŗũ14jk15ĴŌƟ16ů17ƺ
~ding	55 -13Ɔ-11ƫ-10F-9ǫ-8sƕƪ-7rxGōŤƌ7ǂǖ8fiYũź9IƦ10tƊǩ11š13Ōżƶ14łƙ15ĶŁ16Ų17ƣ19S20ƈ22u26Ǥ28Ɠ31Ǎ41Ŝ45Ǐ48ƥ
~dinn	83 14nN16ǁ18L23ǫ
~dip	86 -8f11Ķ13Ƭ30m
~dir	90 12s18P25Ň
~dis	64 -23ň-12Ƌ-11Ƴ-9ƨ7Ŀ9ƙƝ10mƱƿǖ11IǕ12ŉƑƛǤǫ13ĴŰ16Żž17ů18rW24Q31Š50ş
~disa	81 -8ƨ8Ĺ14Ʊ16ŉ26Š31W
~disc	70 7ĵŒ9Ŀ12IŠ14mǫ16QĴ18ž20Ż21r
~dise	86 14ƿ19Ǥ
~dist	83 -14Ƌ-11Ƴ14Ǖǖ16ůƑƛ18QŰ
~dit	55 -10ŧ-8Ǟ-7ŝƅƽǄ7ŞǕǥ8ƐƗƷ9ĽŭƊ10ZǙ11ŏǩ15Ĺǔ18Ĵ19ǎ20e21ƍ22Ų24ƾ48Ķ86Ǧ
~dit>	60 -11ŧ-8Ǟ-7ŝ7ƨ9Ş10ĹĽƗǥ11ŭ12ǔ13ZǙ21Ĵ23e36Ǧ48Ķ
~ditc	90 9Ɓ11ƛ15ƀ
~dite	85 36Ǧ
~diti	68 -8ƽǄ7ŕ8ĹǦ9Ǖ11Ʒ12Ɗ14ǩ15ŏ24ǎ27ƍ31ƾ33Ų
~dito	86 27Ǧ
~dits	90 7Ķ10Ǧ14Ɛ
~div	71 9Ķƭ12ƨ18Ǝ28f31Ƭ51ǂ
~dive	86 50ǂ
~divi	78 10ǂ11ƭ13ƨ20Ǝ35Ƭ
~divo	82 10Ķ33f
~dju	83 -10B47Ũ
~djus	83 -10B47Ũ
~dki	90 10k27Ƹ
~dkid	90 10k27Ƹ
~dle	61 -13ś-7Ŧ8s9ŗ11ńǘ12apxLŝ13ł14Ǌ15ƹǢ17N20cvĹ21Ǟ27ǚ28Š30ǃ34Ũ
~dle>	67 8ǜ9sǃ10ŗ12ŨǞ13pL14a15Ǌ17ƹ18Š19N24Ĺ
~dled	78 -8Ŧ9Ƅ15ń28Š33Ũ
~dles	75 -14ś-13Š13Ǣ14Ǟ15ǘ17ł23ŝ26c27ǃ36ǚ
~dli	78 11Ƙ14ŝ17ƿ18ǫ19i25I28ń
~dlin	79 -7ǫ11Ƙ14ŝ17ƿ20i25I37ń
~dlo	68 -18ƅ14Ļš20Ƣ31F34ƣ48ǎ
~dlor	68 -18ƅ14Ļš20Ƣ31F34ƣ48ǎ
~dma	86 9n11Ÿ12ǖ20Ʊ
~dma>	88 9n11Ÿ12ǖ20Ʊ
~dmv	88 -10Ɨ36ƅ
~dmv>	88 -10Ɨ36ƅ
~dne	90 -11ũ9o11ƾ14R19ť
~do>	27 -35Ļ-24ţƪǇ-22G-20SŢ-18iƔ-17ŧǄ-16Ť-15jŔ-14ŵ-13eš-12ťƵƿ-11xŰƣƶ-10pƈ-9ĽňŎřŽƍ-8ĶŒŘŻƢ-7tBDŅŸŹǎǦ7ūƫǌǡǥǨ8ŗƁƚƨƯƲǈǔ9ŬƋƻǣ10IVZĿŴŶƃƖƘƧƾǁ11QłōőƄ12AŇŌśžƷƹǖ13Yļŉ14aJ15uyHŋƦƽǉ16UǢ17şűǫ18MĴĸ19FWŞ20ǀǙ21wŐƗǋǍ22ľńų23KOŮůſǂǊ24qTƞ25zŝƒǗǚǞ26ĵǑ27Ɵǜ28ǅǕ30Š31Ƃơǐ32ǒ34RŏƀƜ35P37ǝ40Ǔ41Ǜ42Ơ44ǘ46ǆ47g
~dob	85 28p53d
~dob>	85 28p53d
~doc	69 -8Ļ9ƴƺ11ǥ14ƽ20Ǆ26Ƅ28ƾ72ǀ
~doct	70 -8Ļ9ƺ11ǥ14ƽ20Ǆ26Ƅ29ƾ59ǀ
~doe	40 -22ſ-21ƃ-16Ů-15ƽ-13ƨƺƻ-12őŹ-11u-10ūŸƝ-9ƉƮǥ-8tPVōţŧŶƑƙƭǘ-7mĶĸńŋřšťƦƷƾǋǍ7dTŉƤǎ8ŀǈǌǗ9wƜǑǝ10ũŲƗǏǔ11LƎǧ12YŚǐ13łŘƱ14bŝ15ŗƈ16ŰƂǜǣ17xœŖƋƐƛǞ18sűŵǨ19ň20hWƅƢƩǆǕǢ22ǒ23Ż24Ŵ25ź27ľƣƫ28Ǆ29rǊ33ǫ35ƪ36q38ǩ
~does	40 -22ſ-21ƃ-16Ů-15ƽ-13ƨƺƻ-12őŹ-11u-10ūŸƝ-9ƉƮǥ-8tPVōţŧŶƑƙƭǘ-7mĶĸńŋřšťƦƷƾǋǍ7dTŉƤǎ8ŀǈǌǗ9wƜǑǝ10ũŲƗǏǔ11LƎǧ12YŚǐ13łŘƱ14bŝ15ŗƈ16ŰƂǜǣ17xœŖƋƐƛǞ18sűŵǨ19ň20hWƅƢƩǆǕǢ22ǒ23Ż24Ŵ25ź27ľƣƫ28Ǆ29rǊ33ǫ35ƪ36q38ǩ
~dog	72 -12ǅ-7ĸ8Ɵ12ŨŬ13F101h
~dog>	75 7n12ŨŬ72h
~dogs	84 -13ǅ17Ɵ38h
~doi	61 -10q-9Ļ-8vGŒǝ7ǃ8ūźǫ9şƪǆ10cƵ13Ʒ14Ǣ15ǒ20j22Ū23Ş24i28kx31S39t41ǡ
~doin	61 -10q-9Ļ-8vGŒǝ7ǃ8ūźǫ9şƪǆ10cƵ13Ʒ14Ǣ15ǒ20j22Ū23Ş24i28kx31S39t41ǡ
~dol	66 -8ǫ-7Ɓ7ǘǚ11ţǇ12Yƙ13Ŀ17Ř18ņŔ19Xř21ƚ25Ĺ35ŧ
~doll	66 -8ǫ-7Ɓ7ǘǚ11ţǇ12Yƙ13Ŀ17Ř18ņŔ19Xř21ƚ25Ĺ35ŧ
~dom	82 10ƎǗ14o38ů
~dome	84 11Ǘ39ů
~don	63 -15Ǒ-13ŝƟ-11Ɔ-9sǫ-8Ǫ-7ūƊƨ7tǄ8pŤǚ9ƅǡ10a11ōǆǍ12ŸǠ14ŵ15ŞŨǟ17Ƹ18ļ24ǀ25ƌ26yƉ28Ū30ń37ƙ47ƍ
~done	63 -15Ǒ-13ŝƟ-11Ɔ-9sǫ-8Ǫ-7ūƊƨ7tǄ8pŤǚ9ƅǡ11ōǆǍ12ŸǠ14ŵ15ŞŨǟ17Ƹ18ļ24ǀ25ƌ26yƉ28Ū30ń37ƙ47ƍ
~doo	65 -14ǒǖ7ƙ8ƚǐ9šƒ10ǆ11Ƒ12ťŬǅǌǏ14Y16gǇ17ƛǝ18ǟ20Ɛ22ŰųƟ52ƥ
~door	65 -14ǒǖ7ƙ8ƚǐ9šƒ10ǆ11Ƒ12ŬǅǌǏ14Y16gǇ17ƛǝ18ǟ20Ɛ22Ű23ųƟ52ƥ
~dor	81 7ű58Ǘ
~dor>	90 33Ǘ
~dors	88 31Ǘ
~dos	86 -10Ļ18C59ƽ
~dose	88 -10Ļ61ƽ
~dot	82 -15a14ō17Ǎ25ł52J
~dot>	85 -12a54J
~dou	86 13ř25Ŕ32ǂ
~doub	90 14ř26Ŕ
~dow	51 -11ŧ-10Ưǫ-8QƚƷ-7CŁŝŞũƫǡǦ7eowUŚŦƜƥ8LŗƑǊ9ŉōƴƵ10fƎ11ŐǏǗ12VŹƹ13cƂǌǠ14MūƸ15jǐ17Tƀ19aş20ƶ21ƭ22H23Ŷ25Ɠ27Ń28ť43ǟ51Ƌ
~dow>	86 8ƭ12Ǫ18jť20Ƶ
~dowe	90 14ƹ26f
~down	51 -11ŧ-10Ư-9ǫ-8ƚ-7CQŁŝŞƫƷǡǦ7eUŚŦƥ8owLŗƑǊ9ŉƴ10ōƎ11ŐǏǗ12VŹ13cƂǌǠ14MūƸ15ǐ16ƭ17Tť18ƀ19ş20aƶ22H24Ŷ25Ɠ28Ń44ǟ51Ƌ
~dra	67 -7Őű7rŁŗ11ǘ13śŭ14e17ĵ20ǃ22ǜ38Ɲ44Ƒ
~draf	88 19e23ĵ
~drag	90 9r11Ł
~drai	88 -9Ő51Ɲ
~dran	75 49Ƒ
~draw	79 -8ű8ŗ13ǘ15ŭ24śǃ26ǜ
~dre	60 -14S-9Ǉ-7Ǡǧ7F11nƭ12y14ŷƱ15vŸƴǩ16Ǚ19EJƠ24u27ű31Ǎ32G48D
~dren	74 8w14ƭ15y18Ʊ19v36u
~dres	63 -15S-9Ǉ-7Ǡǧ9F12n16Ÿǩ17Ǚ20J21E29ű33Ǎ36G51D
~dri	46 -23n-19u-9rRTŗǆ-8q-7PŌœƪ7DǍ8MQ10ũƅ11ſ12ş13a17Nű19ż20ŷƝ26ų27ƀ28Ŷ32Ž34ǝ35Ű36ū37Ź39ǒ41Ů43ž44ŵ45ůǁ47Ż52Ŵ57ź78Ÿ
~drin	73 -10ǆ7Ƽ11ǫ45ǝ83ǁ
~drip	90 42Ɲ
~driv	47 -24n-19u-11ǫ-9RTŗ-8qr-7PŌƪ7D8MǍ9Q10ƅ11ũ12şſ13a17N18ű20ŷż28ųƀ29Ŷ33Ž36Ű37ū38Ź40ǒ44Ůž45ŵ47ů48Ż54Ŵ59ź82Ÿ
~dro	63 -7MŃ7Ǩ8ƩǪ9j10Ŧƿ12ƞ13ųƟ14Ŝ17Ƣǡ18V19Ƈ25Ɓ27Ţ32Ʒ
~droo	72 8ƙ15ƞƟ20Ƣ22Ƈ
~drop	70 -7MŃ7I8Ǩ9Ǫ10Ʃ11Ŧƿ15Ŝų21V28Ɓ31Ţ36Ʒ
~dru	79 15Ũ33ƽ48ǁ
~drug	80 15Ũ34ƽ48ǁ
~dry	84 -10ǩ14ǔ20Ƌǆ29ǫ
~ds>	45 -16Ɩ-15s-13Tǫ-12dƠƾ-11c-10ǁǌǤ-9AWŌ-8iĶŜŴŷŻƨư-7lQŃƂǍ7gŇŭƛƩǀ8eťůƓ9Ŗǚǜ10ƎƿǕǗ11BőƦǝ12Ɔƚƭ13ơ14ũƴ15jƬƯ16wŉǩ17pŅƸ18Ů19ź20ĴƗ21nƫƽ22ƞƼ25Ǚ28yƳ29ǘ31x32vŵ44ƅ46Ʊ53u
~dsh	79 8ŲǕ21Ƃ24Ń25Ŭ
~dshi	84 8Ų23Ƃ27Ŭ
~dsi	79 16Ş30Ƃ
~dsid	79 16Ş30Ƃ
~dt>	90 40Ɛ
~dua	85 -11Ż11Ƴ15ƨ17m25y
~duat	86 -11Ż11Ƴ17m26y
~duc	57 7ĸƁǫ8Ɵ9Z10Ǘ12ƚ13Ɯƫǣ14ŏƂǆ15ŧ19ŉ21Ƴ30m46ř
~duca	81 31Ƴ44m
~duct	59 7ĿŃƁ8Ɵǫ10Ǘ11Z14Ɯƫǣ15Ƃǆ16ŏŧ20ŉ48ř
~due	76 -10ń-8ƣ7Ɖ12Ş13ǀ16Ļ33y47Ŗ
~due>	76 -10ń-8ƣ7Ɖ12Ş13ǀ16Ļ33y47Ŗ
~dui	84 -16Ɲ31ǁ63ż
~dui>	88 -14Ɲ41ż
~dul	81 7L8Ƙ13Ǥ19ƚ32R
~dule	82 7L9Ƙ13Ǥ19ƚ32R
~dup	90 -15œ17Ƣ26ƥ
~dupl	90 -15œ17Ƣ26ƥ
~dur	88 -7i19Ůơ20P22R27Ɯ
~duri	88 -7i19Ůơ20P22R27Ɯ
~dvi	73 36ǜ53B54A
~dvic	76 28A30B39ǜ
~dvis	84 28B31A
~dwe	80 -8Š52ƕ
~dwel	80 -8Š52ƕ
~dwo	90 16g17ƍ32ǀ
~dy>	44 -16ũ-14ŃƬ-12Ǒ-10VŢƄƨ-9T-8IŎœŭƔƟǫ-7qGŧŪƖƭǡ7eŇƥƯƿǝ8gvSĿŨƃǇǛ9tŗƗưǖǣ10fQŕťŶǉǓǜ11ƕƘƶǥ12FƀǁǠǪ13ĸųŴ14hƐ15łņǤ16ŅšŽơƵǏ17Ś18ś20ǚ21Ƥ22ōƂ23Ǟ24Ő25mſ26n28Aƞ29ŝŸ33Ʊ
~dys	69 -9Ʋ7ƞ8ľ9Ĵƚ10ŗşŭǙ11ťű12KǊ13łǫ16ų17gƵ19Ŀ24A26ơ
~dys>	69 -9Ʋ7ƞ8ľ9Ĵƚ10ŗşŭǙ11ťű12KǊ13łǫ16ų17gƵ19Ŀ24A26ơ
~ea>	71 -15Ɯ-8O8V9Ʒ10F11ǅ13B16j19Eŕ21ŋ25ň26ƾ28C29l30I
~eab	84 7M11Ǎ12ƥ23C
~eabo	84 7M11Ǎ12ƥ23C
~eac	58 -24Ř-14ǫ-11hư-10ĵ-7Dŷǆǧ7wUXľǣ8Ƒǈǋ9ƚƜƟƳ10ķ11Lř12Ɩ13ƣ14IŰ15YƸ17kœƢ18qňŴǍ19x22ĺĻ23P25W29K31Ǌ
~each	58 -24Ř-13ǫ-11hư-10ĵ-7Dŷǆ7wUXľǣ8Ƒǈǋ9ƚƜƟƳ10ķ11Lř13Ɩƣ14IŰ15YƸ17kœƢ18ŴǍ19q22ĺ23Ļ25P29W30K32Ǌ
~eact	90 38ň
~ead	53 -14Ż-11Ÿ-9ƭƳƹ-8ĸ7pņŪƲǕǦ8jkVƷ9n10dJŘů11Sŀǘ12Őƴ13ŠżƐǟ14ƽ15śũƣ16ŬźƓ17eńŚ18ş19yƂ20Ƙ25a33ŗ44ō50ǉ
~ead>	59 -13ǫ-9ƭ-8ŐƳ-7ĺŜ7BĿƷǃǕǣǪ8KŹƉǓ9DŪ10Jŀņţ11e13d14ōŘ15ż16Šƴ17ƣƽ18Śǟ19śũ20Ɠ21şŬ22a39ŗ
~eadb	85 26Ɛ
~eade	84 -18Ż14ǘ18k19V24y
~eadi	82 10HƁ11Ŝ13u15I18ů19j
~eadl	84 12Ƙ20ǫ31ń
~eads	82 -14Ɖ-8Ÿ9ǘ11ź13a18n26Ń
~eady	67 -9Ń8vǫ9Śǐ10ŽǦ11Ʋ12p13e15ź16Sĺ18Ƙ25Ő28Ƃ42ō
~eag	77 11Ű30h43ů
~eage	81 11Ű45ů
~eagl	90 8Ɛ35h
~eah	71 -13Ŋ-9ũ7ŗ8cŜŮƜ9śşƊ10Ĺű11ŵżƂƖ12TƄ13ŋő14Œ20v
~eah>	71 -13Ŋ-9ũ7ŗ8cŜŮƜ9śşƊ10Ĺű11ŵżƂƖ12TƄ13ŋő14Œ20v
~eak	61 -11Ɖ-10Ɣ7x8Iűƣƿ10ś11kYũƹ12ƌǟ13Ő15Ū18sŃť22a23NƐ29Ţ32ǫ34Ɗ38Ɲ
~eak>	68 -11Ɖ-8ƞ7ƎǦ8X9xű10Ɗƿ12śũƝ13kYƹ15Ő17Ţ18Ū24ť26N27Ɛ
~eake	81 -8ǫ27ƌ28Ń30s
~eaki	84 11I19ǫ34a
~eaks	75 7ƛ9Ż11ƞ12ƣ16ǟ19Ţ31Ɲ32Ɗ
~eal	51 -13z-9pC-8tǒ-7AŴ7ŗŵ8ŏƠƵ9ƶ10dŝ11ō12ƅǫ13xǙ14ŷƒƾ15ŨŶ16ĸ19ǝ20WŇ26ƿ28Ŀ36Ƅ50Ǆ69ƺ
~eal>	66 -10C-7AI7RŶ8jŌŚƆ9PņňŲŻƑƩư11Łŏ12ŵ13Ƶ14d15ō17ƒǫ20Ũ22ĸĿ35ŝ
~eale	86 12š15Ƃ23ƅ
~eall	79 -13Ł8ŷƙ9ŀŶ10Ň12ƛ14g16ŗ20Ŀ
~eals	90 -12ǒ10Ǟ37ǝ
~ealt	56 -16ŝ-14z-8t-7pň10ƶ15xǙ17Ňƾ24W34ƿ41Ƅ56Ǆ76ƺ
~eam	75 -16ŉ7Ǌ9ǃ10ƛ11ƹ12ś13Ɗƪ16ŷ18x19ǐ28Ơ30ǫ35g39ǉ
~eam>	77 -7Ƣ8Ǌ10ƛ12ƹ13śƊ15g16ŷ19x20ǐ29Ơ31ǫ41ǉ
~ean	63 -12œǊ-8Ō-7Ɵ7Xƾ8r10Œ11ƒ12ĻƏǑǤǫ13Ų14ŉ18uƞ19Rżǝ20AƱ24z28Ť35Ŏ
~ean>	69 -12œ-9Ō-7uƟ9Ļƾ11Œ14Ə16Ųǫ17ŉ21R22A27z28ż29Ŏ31Ť
~eane	86 -8ż12ƒ17ǑǤ29ǝ
~eani	84 -8Ǌ-7T11Ɠ12rŎ27ƞ32u
~eant	79 10Ŷ29Ʊ
~eap	77 -7c8rŧ9Ťƈ11ŔƂǫ19š20Ư31ņ32Ŀ
~eap>	86 -8c9r11Ť13Ƃ15ŧ16Ŀ22Ư
~eape	82 9ƈ12Ŕ19Ŀ21š34ņ
~ear	39 -17n-16ĺŰ-15ő-14ƙ-11ŴǍ-10şŮŲƔƱƵ-9jwŃŅŧſƄƝǊ-8ĴŖŗŜŻƊƍƪǅǒǝ-7ŋŨŷŸƮǖǗ7fĶƩ8mĽŎ9kŇŊŔŵƑ10ƹƿ11VǦ12ĵŤ13ǥ14svœơ15xǑ16ǂ17HŹŽǛ18ŀźǐ19ŉǋ20ǀ21dĻƾ22hŝ24ƛư25c26pŏǌǡ29ƫ31qǠ32Ɩ33Œů34Uǫ35STƆ36G39Ǉ40ƉƯ46Ŧ
~ear>	45 -14ŷ-13ƙ-11ĺţŰ-10nťŴŵ-9wVŤũƱ-8şŧƔ-7bŮƄƍƝƵǊ7SXĻƊƓƞǫ8tŽ9vCŝ10Ł11Gư12uĽźƼ13ksŊǠ14Ǧ16ūƫƹ18ĵŔ19ơǇ20ŀƉǑ21ƛ22xǂǋ23ǀǛ25c26pTǐ27Ɔ28ŉ29ŒƖ30dœ31Ŧ33ǡ35ǌ43ů
~earb	81 11ƛ17z21ś
~eard	75 -9Ş7šŷ8ŕ9Ō10UŀŇ11h14ť15r32ŝ
~eare	86 -8Ű30Ƒ
~eari	79 7H9ţ10ň11ǫ18iō19Ŷ25h34U
~earl	80 7m10ů11R12L
~earn	73 -13o-9Ǫ-8X8Ū9s12m18ź31ŏ32ư46T53q
~ears	51 -19ū-15T-13œ-12ő-9ůƾ-8ǉ-7Ǎǒ7cyƶ8Pż9UŞǫ10vŏţƖǁ12ķƳ14Ķ15ƆƌƩ16ŎŽƺǥ20Ǡ21Hƫ22Ļ23Ŧ25ŵ26VŒŹ29ŤǇ31Ɖ34G40S50Ư
~eart	70 -21Ɗ-11ƺ-9n7ƭ8ƣ9Ɔ10ŚǪ11ũǠ13Ǆ15Uƒ20ƿ33ǫ50ƾ
~eas	51 -17Ǐ-11Ǌ-10Gǀ-8ŐŖƥǔǕǫ-7ƔƗ7xňŒǄ8ƜƠǇ9dJŘŬƚƞƢ10Dž11ǡ13Ǒ15ŨǗ16ĺō17ŔŮ19Mƿ20a25Şǐ30ŕ32ƤǍ33F36Ʀ40ƣ52ǎ61ŭ
~eas>	90 -7ơ8ǂ30Ǘ
~ease	56 -18Ǐ-15Ŝ-10Ǌ-9Ǖ-8Ŗ-7Kƥǣ7cjĺ8bƿǉ10J11d12Dŕ14aƢ15Ǒ18F21Ŕ26Ş32ƣ37Ǎ45Ʀ48Ƥ51ŭ61ǎ
~easi	79 -14Ƥ10Ŝ11Ŭ15ƅ16K17M23ƣ28F30ŭ
~easo	70 -11j-9Őǔ7ƃ8U9Bţ12xňơ13Ɯ14ƞ15ĺ17ǡ23ō37ǐ41ŕ
~east	84 -8G12Ũ13ǣ14Œ17ƠǇ18Ř21ƿ
~easu	75 7Ƹ13a16ƚ18ž32Ů
~easy	83 -12ǀ7Şž10k13Ǆ16MŨ17Ŝ
~eat	56 -12ŏ-11W-10ǫ-9hƝƠ-8ƽ-7IĻšŤ7ťŵƘ8ŧƨ9iřǝ10T11kŨƮƾ12ŀœǞ13Ų14Ɯǅ15Ƶ17Ş20U23ţŷ24Ň25ǁǜ26ŪƺǍ28ņ43j46ƒ66ƌ
~eat>	64 -12ŏ-11U-10Ş-8iWƠ-7IŚ7xŻ8aJżƞǍ9ŵ10ŧ11ş12ř13ǝ14kœ15T17Ũŷ19Ň27ƒ28ţŪ31ƺ34ņ39ƌ40j
~eate	71 -11Ɲ11Ňǁ15Ş17Ǟ18ƾ22Ų25ƒ31ƌ
~eath	76 7ƭ11Ƙ14ť16ƨ17Ʈ20Ɯ23Ƶ31j
~eati	75 -8ƽ9Xƌ10ŷǁ11j19ŀŞ20iǅ31U
~eatm	82 15ǁ40ǜ
~eats	88 -10h-7ǉ11ƌ36Ǎ
~eau	84 12Ņ13lŝ24b
~eau>	90 13Ņ14ŝ
~eav	58 -8ő-7Ş7ŎƂ8ơǊ9YƁ11ŋ12Ǟ13ĻƧƭǐ14Ʈǫ15ű17oļŀŘ18V21Ŋ22ƵǑ32Ʃ48Ƹ53ţ
~eave	60 -7ő7sƂ8VŎơǐ9Ɓ10Y12ŋ13ƧǞ14Ļƭ15ű17Ʈǫ18oļŘ19ţ23ŊƵ33Ʃ34Ƹ
~eavi	79 12y14V21Ƹ25ŀ47ţ
~eavy	88 8Ƽ11ǐ15Ǌ25Ǒ
~ebo	54 -11Ĵ-10nũ-9VƄ-8ŃŢƲ-7Ť7hśšťŴƂǤ8ŘƦ9ŝ10fŇŨŶƞơ11ƆǀǍǜ12ĸǫ13Ɨǚ14ư15Ŀ16ƀƱ18F19Ƶ20QƐǞ26AĽ29ſ
~ebod	54 -11Ĵ-10nũ-9Ƅ-8VŃŢƲ-7Ť7hťŭƂǤ8ŘŴƦ9Ľŝ10ŇšŨƞơ11fŶƆǀǍǜ12ĸ13Ɨ14ưǚ16Ŀƀ17Ʊ18F19Ƶ20QƐǞ26A29ſ
~eboo	90 27ǫ28Ľ
~ebs	82 8ǘ10Ņ12ĺ33Ľ
~ebsi	82 8ǘ10Ņ12ĺ33Ľ
~ebt	79 75Ĵ
~ebt>	83 47Ĵ
~ebts	90 34Ĵ
~ebu	77 9ƙ15ǟ50ƕ
~ebui	78 15ǟ51ƕ
~ec>	78 9ƕ13Ƹ15ŋǣ19ś21Ŝ
~eca	65 -7ĺ7bBHŁšƆ8IŃŞſƤ9gDŕƸ10uĶŶ12j13J15q17ť19ǃ38ľ
~ecal	82 -7ĺ21q50ľ
~ecau	67 -7ŧ7bBHŁŇŦƆƑǂ8IšſƤ9gŃŉŕŞƸ10uĶ13j15J18ť20ǃ
~ece	71 7Ƴ9Ɗ10ƶ11ŘƄ13ř14ƲǊ15ŦǤ16Ķ17Ļ18ŭ21ǌ23Œ33ƚ
~ece>	86 9Ƴ18ř19Ǥ22ŭ
~ecei	84 25ƚ34ǌ
~ecen	79 -9ǌ11ƶ13ŘƄ17ŦƲ18Ķ19Ļ26Œ
~ech	86 11Ŷ15y23ǫ63Ǌ
~eci	64 -13ǫ8i11ŋŞ12Ʊ16w18Ơ19ǀ20ƚ22Ļ23ń24A42Ń60ł
~ecia	74 10i12ŋ14Ş21Ơ22ǀ23ƚ
~ecid	73 10Ʊ12ń17A20Ļ37Ń44ł
~ecis	79 -8ǫ8ǜ12AŃ16ń28ł
~eck	54 -12ł-9Ɣ-8œťǓ-7ǫ7uţũƤǝ8ĹƬƯƱƺ9BKUƁƍƪǒǞ10JǑ11jƲ12ƏǔǤ13Ŷǁǋ14Ǘ15eQƭ16ƮǘǢ18W20ŧơ21qĵ22ZĴư26ŝ27ǀ38Ž
~eck>	58 -8ťŴǓǢ-7œ7dAĶőƘǀǡ8cƤǋ9ũŶơƯ10quUĹƁƬ11JKŽƪ12jǔ13ƱǑǒǤ16Ǘ17e18ƭƮ19Q20W21ŝ22Z23ư25Ĵ26ŧ
~ecke	90 -9Ɣ11Ž13Ŷ14ŝ22Ə
~ecki	85 9Z14ţ51ĵ
~ecko	88 -10ĵ12z14r17B20ǘ21Ʋ
~ecks	74 -11ł8ǘ9ǋ13ǝ17ơ18Ǟ19q29Ž32Ǣ
~ecku	76 13ƺ31ǀ
~ecl	75 -14ŕ-9ũ16Ŝ18Ǧ20ś49ƶ
~ecla	82 18Ŝ20Ǧ23ś
~ecli	82 -15ŕ58ƶ
~eco	57 -12s-9ū-8H-7F7d8fA9IľňŪǜ10Ʃ11ōƚ12pĿǀ13BƘǁǍ14ŤƖ15yǠ23ơ25N26ŵ31Ǚ38ż65Ō
~ecom	81 11šƘ13Ǫ15ǜ16Ʃ20B
~econ	66 -10ū-8H7f8ļŋ9d11AŪ12Iň13ǫ14p15Ŀō16Ǎ17Ɩ18y20Ǡ27ơ30Nŵ
~ecor	64 -8s14ǀ15ǁ16Ť38Ǚ43ż75Ō
~ect	53 -12ƻ-9ǆ-8ǩ-7vƉ7IKļľőŗŚţ8dĶƍǎǜ9qĹœşƶǚǠ10UƄ11FǓ12DĿƯ13ƀ14ǔ15ňǃ16xE20aŘƐ23Ɗ24ƌ26ĸƚ27Ő38Ə
~ect>	64 -9ǩ-8ǆ7nŐŘŢųźǞ8Ƭ9Ś10dŏőţ11ļǜ12ľœ13UƶǚǠ16Fş17ǔ20E21ƚ23ĸ
~ecte	69 11I13Ő14Ɗ15ĸ16Ĺ24ƀ25ň
~ecti	69 9rX10ƐƑƭ12ŗǎ13Ķ15Ő16ƄƏ17Ư18Ŀ20Řǃ22x
~ecto	73 -15ƻ19Ɛ34Ə
~ectr	73 -11ƒ7ĵ8Pƙ9ƚ13K15q22Ǔ34ƌ
~ecu	75 -11Ǌ-7ƭ7e8Ǚ11t13ķ14Ǐ35Ɛ47ƴ
~ecur	76 7eǚ9Ǚ13ķ36Ɛ
~ed>	30 -37ǫ-27Œ-23Ŧ-19Ɣ-17Ǔ-16ļŲ-15AŃƩ-14Ĵőœ-13XĿŻƥǊ-12HWŖƧǘ-11gLVǉ-10śƛ-9zDķųſƿǄ-8ntTŋŝƖƜ-7ŜźƆ7orQSŀŁŗŘŮ8iĸŎřƃƎǑ9FǏǝ10ŊŞŠǁ11Yţ12ŏűƁƋƴǧ13PńƼǔ14żƂ15eŽžǦ16ĺŨŭŵ17włŌƏƹ18ĽŐƅ19ZŅƠ20ĻƯ21lŔŪƌǙǚ22ƕƪǨ23GŇšƓ24Ʊǅ25Ǟ26ƀƄ27ŹƉƗƬ28hƣ29ōƝƵ30Ǥ32ƍƭ33m35ŕ36Ţ38ť41ǩ43Ǉ53f55ƶ
~eda	84 9fƱ12z14Ɓ18VǠ26ū30y
~eday	88 10Ʊ12z19VǠ32y
~edd	84 11ǩ12Ļ13ǖ15f
~eddi	84 11ǩ12Ļ13ǖ15f
~ede	90 11Z14Ʊ20ł34Q
~edi	58 -10Ų-8ǁǞ-7ŝƅ7ƺ8ŞƐ9ĹĽŭƗ10ƍǃ11ƿ12QWZƾ15u18Ƅ19Ĵ22e23ƻ24ż27ƽ29ǄǙ51Ķ
~edic	68 10ƺ13ƿǃ14Q15ƾ17W19Ǚ23Ƅ34ƽǄ
~edin	79 11ź22u36ż
~edit	64 -9Ǟ-7ŝƅ8ƨ9Ş10ĹƐ11ĽŭƗ14ZǙ22Ĵ24e56Ķ
~edl	88 -7Ł45ǃ
~edle	88 -7Ł45ǃ
~edo	80 -7Ɔ10ƕ24Ɖƌ39ƍ
~edon	83 -7Ɔ10ƍƕ25Ɖƌ
~edr	72 8ƙ15ƞƟ20Ƣ22Ƈ
~edro	72 8ƙ15ƞƟ20Ƣ22Ƈ
~eds	70 -14T-8ƪ-7Ŝ8ŮŸ9Ɨ11ƙ12ƣ13ǩ14ł15ƓǄ18g20Ʊ33ƅ41ƽ
~eds>	70 -14T-8ƪ-7Ŝ8ŮŸ9Ɨ11ƙ12ƣ13ǩ14ł15ƓǄ18g20Ʊ33ƅ41ƽ
~edu	58 7ǫ8Ɓ9ZǤ12ƚ13Ɯ14Ƃ15ŏŧ19ŉ21Ƴ22R30m46ř
~educ	58 7ĿŃ8Ɓǫ9Z14ƂƜ15ŏ16ŧ19ŉ22Ƴ31m47ř
~edul	82 7L9Ƙ13Ǥ19ƚ32R
~ee>	54 -14J-12ŷ-10ƚ-9QǪ-8Ư-7jxļŅśŪƞ7vDĴŭŮƈƙƝǁ8sBŏŻưƺǔ9ƓǄ10rNƗ11ťŬǂ12yľƑƣ13M14Ľŋǫ15œŤǆǠ16HĺłŚ17gƅ19Ɩ20Lŉ22ǀ24V25tǃ26m29Ǟ
~eed	47 -13ļǫ-12ƨǔ-11V-10AňŊ-9ĿŜƙư-8ƹƿǘ-7HŎŗş7OŒŰƦǇ8źžƂǑ9Ŭǀ10sŶƆƔ11pvōǋǌ12mŦ13cQ14Gǎ17Ł18eń19ūƮ21ǃ22hYǁ23Ɨ26ŏ27FƱ28ĺ31ż33Ư37łǩ42Ǩ43u44ƅ
~eed>	48 -13ļ-12ƨǫ-11Vǔ-9AňŊƣư-8gĿƙƹƿǘ-7Ŏ7OŒřŹƉǇǢǣ8ŰƦǑ9žƂǀ10sŬ11ōŶżƆƔǌ12mpvǋ13QŦ14c15Gǎ17Ɨ19ełū20Ʈ21ń22Ł23hY24ƅǁ27ŏ28F29ǩ30ĺ31u35Ư43Ǩ
~eedi	79 11ź22u36ż
~eedl	88 -7Ł45ǃ
~eeds	73 -14T-7Ŝ9ŮŸ10Ɨ12ƣ14ǩ15ł20g21Ʊ36ƅ
~eek	53 -7ưǡǫ7ƗǪ8xTŴ9gƣ10őŖ11PƘƞơ12ŦŰ13iĻ18ń20ľǐ23L26ų27ǁ28k30ǟ37ƛ39Ŷ43Ů50R
~eek>	56 -7ǫ7ľŪ8ŴƗǐ9x10gƣ11ő12ńų13PŰƘ15Ļ16i20ǁ22Ŷǟ25L36Ů40ƛ41R
~eeke	72 12ǁ15Ů18Ŧƞ19R21ų37k
~eeks	72 -8ư9ń10ũ11ƄǐǪ12Ʀ13ǟ15TŖ18ľơ25Ŷ
~eel	59 -9Ǣ-8ļ-7Ş7iŁſǡ9XǪ10ĶŇƝ12tŌǒ13Ũ14Šū15ǃ16ź17ţž18r19Ơ20Ÿ21ŏŶ25Ŵƺ30ň31ũ33ǜ34Ʈ
~eel>	63 -7ļŁǊ7ſ8MƠƺǡ10Ǫ12ĶŇƝ13ŌƮ15Ũ16ũ17źǃ19ţž23Ÿ24ŏ26r28ň33Ŵ
~eeli	78 -11r7ň9x11iŁ19t24ũ25ƺ
~eels	76 -11Ǣ-7Ŵ10XƠ18ǒ23ū28Ʈ30Ŷ45ǜ
~eem	85 11Ƥ12ǎǪ36Ǖ
~eeme	85 11Ƥ12ǎǪ36Ǖ
~een	46 -13O-11QŴ-10ǐ-9x-8ŨũƆƢƨ-7nŗƯǜ7jōůƘƛ8k9ŉŐƍǔ10ƌǁǦ11vƶǇ12Ǆ13ƺ14tŖŽ15aǚ16ŷ18ŤżƉ19Ň20f22lǫ24iŒŹ25ŞƵ29ƾ32G33Ţǡ34S49ź
~een>	47 -14O-10Qǐ-9Ŵ-8xŨũƆƢƨ-7nŗƯǜ7j8ōƛ9kŉŐůƍ10ǁǔ11ƌǇ12ƶ13Ǆ14tŽƺ15ǚ16a17ŷ18ż19ŤƉ20Ň21f23l24ǫ25iŒŹ26ŞźƵ29ƾ33G34Ţǡ35S
~eena	73 12Ů13Ż21v32ź
~eens	86 10źƃ14Ŝ
~eent	88 9Ƙ10Ǧ11ń32Ŗ
~eep	51 -12Ƭ-10eķǉ-9Rĵ-8ř-7irŉŷƄƶ7cǫ8PĹŬ9ļĿŃŌƟƦǚ10UŊŠ11ōǛǟ12tǔǡ13ŁƧ14ZśţƀƁǑ15oY16ŀưǝ17n18ƾ19ŞƋ21ž23Ŏ24Ʃ27Ǚ28ƹ32Ǣ33Ʒ39x43ű
~eep>	54 -13Ƭ-11ǉ-10e-9ĵķř-7ŉ8qNWǪ9ũŬ10Ō11ĹŃŔƁƟǫ12ŊŠƦǛ13ļōǟ15nZƧ16ƀ17oYśǑ18ưǝ19ƾ22Ƌ26ŎƩ30Ʒƹ32Ǚ37ű
~eepe	82 10x20ǚ23Ǣ
~eepi	71 -13N7Ʒ8Ū9Ŀ11ƸǢ12ţ15ž21U22Ł25t27ǡ43x
~eeps	74 -8R7Ǥ8n9ŤǢ10ţ12ƽ14c15ű18ǔ21P22ŀ27Ş
~eer	71 9e10Ł13q16i20Ǒ21Ƒ25Ɓ27V30ǝ33ǁ
~eer>	76 -10ǁ22Ǒ27Ɓ29V33ǝ
~eers	82 15q24Ƒ49ǁ
~ees	62 -15Q-8W-7ƛ7ǋ10œǒ17j19ǥ20Ǔ25Ǌ32ǉ44Ɠ
~ees>	62 -15Q-8W-7ƛ7ǋ10œǒ17j19ǥ20Ǔ25Ǌ32ǉ44Ɠ
~eet	55 7fƋǁǥ8hUţƠ9śŷƨǂ10ŁŭƸǛ11EƼ12OPŝŨƑǒ14Gǅ15Ń17t27ű28Ƈƛ29Ǎ39M48D
~eet>	56 7fhƋ8UƠǥ9ƨǂ10śŭƸ11EŁƼ12PŨ13ŝƑǒ14G15Ńǅ18t27ű28Ƈƛ30Ǎ32M35D
~eeth	88 9ƭ11ƣ15ţ
~eeti	82 11M17Ǜ18O
~eez	88 12Ɲ15ĸ32j
~efe	78 -10m-7ľ12Ż23ĵ27K45Ľ
~efer	79 -7ľ24ĵ28K46Ľ
~efi	65 10ƑƩ11Ʈ13ƙƨ14U34ƭ38W
~efic	69 34ƭ
~efit	77 13Ʃ16ƨ18Ʈ49W
~efo	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
~efor	56 -13œ-12ŧ-11Ŏ-10Ɣ-8Ū7iľŁŌŶưƴ8lƉ9ŗƘǇǩ10ŋŏǗ12aƏ14uTŊ15LOłƿ16ƭǕ18ń19Ŧǌ20ƶ21J22ƅ26Ŕ28Ň30Ɔ39ř
~efr	88 17Ǎǎ19ľ
~efro	90 18Ǎǎ
~eft	67 -14ư-9ǫ7Ŋ8fŤ9ƙƵ10lĸĹ11ķƩ15Ŏ16Ŗţ20ĴŞ22ť24Ɩ26Ƹ27ŭ31Ɓ
~eft>	67 -14ư-9ǫ7Ŋ8fŤ9ƙƵ10lĸĹ11ķƩ15Ŏ16Ŗţ20ĴŞ22ť24Ɩ26Ƹ27ŭ31Ɓ
~efu	88 -7ũ20Ǜ33ƶ34Ū
~ega	72 -12Ř7f9ŌƁ10ĺŸ12ſǇ15ƴ19ǣ23ǅǈ28Ƹ
~egac	90 35Ƹ
~egal	77 -12Ř7ƻ8f10ŌƁ11Ÿ13ſ16ƴ25ǅǈ
~egat	88 24ǣ
~ege	66 -7Ƌ8x14ƞ28Ż33y38Ƴ40m
~ege>	66 -7Ƌ8x14ƞ18y28Ż39Ƴ41m
~egg	86 11ǖ14ķ20Z43h
~egi	78 -8ű10ť12ō15ǘ17ǅ19š20Q28Ŭ29ǌ
~egis	81 -9ű16ǘ19ǅ29Ŭ30ǌ
~egr	79 12Ƴ13ŷ22j44m
~egre	79 12Ƴ13ŷ22j44m
~egu	73 -10ǉ9ƛƫ12Ź13ǀ15ƚ16Ɗƣ17ų31ǖ
~egul	73 -10ǉ9ƛƫ12Ź13ǀ15ƚ16Ɗƣ17ų31ǖ
~ehe	83 37Ɓ
~ehen	83 37Ɓ
~ehi	59 7Ļư8u10ŷƄƵǊ11ŬƁ12šſ13pŮ16űź18ŭ19Ÿ20Ƹ21ż22ŵ31ū32ǒ38Ŵ
~ehic	63 7ſ8Ŷ11ŷż12ŬƁ14Ů18ű20ŭŴ25ŵ34ǒ35ū
~ehin	70 7ſ9Ļư11u12Ƅ13ż14šƵ15pǊ20ź23ŴŸ25Ƹ
~eho	66 -18Ŵ-12XŰ-11ǌ-8f7şǈ11o12Q19ư20Ǎ21Ƒ23T24nū26Y27Ÿ
~ehol	68 -19Ŵ-12Xǌ8ǈ20ư24T25ū26n27Y28Ÿ
~ehou	88 -14Ű16Q27Ǎ28Ƒ
~eig	63 -11ŗ7ŃƔƦǂǫ8ĽƆ9ƛ11łŖ12ņ13B16Ǆ19Ǐ20ƞƠ27ŀ32C55Ƽ
~eigh	63 -11ŗ7ŃƔƦǫ8ĽƆ9ƛ11łŖ12ņ13B16Ǆ19Ǐ20ƞƠ27ŀ32C55Ƽ
~eil	83 17hŀ24XƝ
~eili	85 17ŀ25XƝ
~ein	70 -10e-7O8lĸƾ10FHŋŶƳ11ž12Ů13ũƂ14t16ŷǈ21ǡ22U27ş36Ō
~ein>	84 -11eU7Ʀ10ƾ12Ōǡ13HşƳ19ǈ
~eing	72 -7O7c8lĸ10F11ŋǡ12Ůž13ŶƂ14tũ16şŷ27Ō32U
~eip	84 25ƚ34ǌ
~eipt	84 25ƚ34ǌ
~eir	61 -13Ů-10P-8JŗŸǣ-7dŐŻ8zĿ9śƵǙ10ŞǓǕ11ŨǗ14yŵ15Ƥ16ǒ20v27ǚ32ŕ34Ƴ40Ǌ49ņǔ
~eir>	62 -13Ů-10P-8ŗŸǣ-7dŐ8zĿǚ9śƵǙ10Ş11ŨǓ14ŵ15y16ƤǒǗ21v26ŕ35Ƴ39ņ41Ǌ50ǔ
~eird	90 -10JŻ11m29ǚ
~eirs	88 10ŕ14Ǖ15ņ
~eit	83 -9Ƭ8r11ƿ13Ž14Ǐ20ŭ
~eith	83 -9Ƭ8r11ƿ13Ž14Ǐ20ŭ
~eje	90 19ƶ
~ejec	90 19ƶ
~ek>	56 -7ǫ7ľŪ8ŴƗǐ9x10gƣ11ő12ńų13PŰƘ15Ļ16i20ǁ22Ŷǟ25L36Ů40ƛ41R
~eke	72 12ǁ15Ů18Ŧƞ19R21ų37k
~eken	72 12ǁ15Ů18Ŧƞ19R21ų37k
~eks	72 -8ư9ń10ũ11ƄǐǪ12Ʀ13ǟ15TŖ18ľơ25Ŷ
~eks>	72 -8ư9ń10ũ11ƄǐǪ12Ʀ13ǟ15TŖ18ľơ25Ŷ
~el>	55 -8ļŞ-7ƳǊ7ƥǪ9ŇƝƫǖ10ĶƮǗ11AŌǫ12Ƃ13mũǃ15ţźžǂ16ǀ18ŏ19ŨŸƇƋ21rŢơ22ū23ň27Ŵ29Ʒ34Ʀ
~eld	75 -9G7Ų11Ĺľśƛ15JPƴ18a19Ƃ24Ŭ26S
~eld>	76 7Ų11Ĺľśƛ15Jƴ18a19Ƃ24Ŭ
~ele	68 -10ƒ7dPĵ8ƃƙ9Œ11K12ƍ13ƥ14q16Šǫ20Ǔ23ž24Ţ31ƌ
~elec	73 -11ƒ7ĵ8Pƙ9ƚ13K15q22Ǔ34ƌ
~eled	86 -7ƾ21ƍ32Ţ
~elem	86 33ž
~elf	57 -8Ř-7ǎ7Pƒƚǀ8atĵřƄƐƱǜǥ9VƁƽ10ƕ11Ǔ12C13ƹ14ǉ15cQŤ16Ɨ17Ŏǋ18ł19ŧ20nHƤ21ƨ27g
~elf>	57 -8Ř-7ǎ7Pƒƚǀ8atĵřƄƐƱǜǥ9VƁƽ10ƕ11Ǔ12C13ƹ14ǉ15cQŤ16Ɨ17Ŏǋ18ł19ŧ20nHƤ21ƨ27g
~eli	59 -10C-9rƨ-8Rſ7iŁơ8ǂ9ŹƟƮƱ10m11ķŊ12ƍ13tǫ15ǍǗ16ũ18uƺ19ǣ24ń29ǝ38ǒ43ų
~elie	79 -8ƨ9MŌō10lS13ŹƮ14m15Ʊ27uǫ
~elin	72 -11rC8x10iŁơ11ǂ14Ŋ15ƍ17t22ũƺ30ń
~eliv	64 -9ſ-8R10Ɵ17Ǘ21ǣ23ǝ42ǒ49ų
~ell	40 -19Ļ-17Ń-13ňǒ-11aorŠ-10LX-9ŊŜşŤŦżǑǧ-8cdvTōŧǎǟ-7GĴŚŬƉǏǩ7fEMNűƏƐƚ8uUĹŁŽ9ŝƯǅǈ10ũƧƲƵƶƷ11giIŨƪ12ŋŕŞƅƠƹ13ƀǓ14kťǝ15PŎ16xĺŇŷƔǫ17bņ18Ɨ19Ɵǆ23BǪ24ŗǡ25Ų26Ņ27ǖ28Ǩ29Ƌ31Ǡ32tƕ34ľƃ36H
~ell>	42 -17Ń-15Ļ-12ň-11ǒ-10arX-9oLŊ-8ŜşŤŦżǑ-7TōŚŧŬƉǎǟǧǩ7gFŀłŇŔźƜǁ8pMNĽŐűƀƕǘǥ9nEUƋ10uƯǈǠ11ŁŽƗƧƲǝ12ŷ13bix14IŋŕƅƵƹ15kƠ16Şť17PŎ18Ɣ19ĺŲ20Ɵ21Ņǆ22ľ25Ǫ26ǡ28ŗ30ǖ31B35t42H
~ella	60 -10n8gņǅ9ŅŨƀ10ŝ11B12ƚ13Ǔǫ14Ň31Ƌ40Ǩ59ƃ
~elle	78 -7w7ǅ8ƒ9ŷ12b13ƺ14Ų16Ə
~elli	73 -7ĻŠ8ƶ9Ĺ10ũƪ14s18fņ40Ǡ46ƕ
~ello	88 -11B11w22Ʒ24ǫ30ľ
~ells	88 9K10ǝ14C17Ɨ
~elo	71 -8ƛ7D9Ƨƶ16Ǒ26Ƌ34H36mƙ
~elon	81 11Ƨƶ19Ǒ43ƙ
~elor	83 43m
~elow	88 -10ƛ37Ƌ
~elp	66 -12ł-10kr-8i7Ǟ8vĻƳ9ǋ10œţǓ11ŞŨǊ12ő15s18Ķ24Aŉ32ǉ36z37ĺ
~elp>	69 -10kr-8i-7c8ĻǞ9Ƴǫ10vţǋ11Ş12œŨǊ16s17z18Ķ25ŉ32ǉ39ĺ
~elpi	88 26z
~elps	86 -15ł9c34A
~elr	73 37ƚ
~elry	73 37ƚ
~els	52 -18ǫ-10œ-8ǢǤ-7źƖƙƣ7ŏ8hƊƍƓ9ťƾǒǧ11ţ12ƽǍ13ŵƛ15Ƥǟ16Hư18ƧƮ20Ĵū21Ǌ23Ŵ24nŸ26ł29ǜ36Ŷ38Š43Ŏ44Ņ
~els>	75 -11Ǣ-7Ŵ10XƠ12Ɗ17ǒ20ƽ23ū28Ʈ29Ŷ44ǜ
~else	53 -16ǫ-9œ-7źƖǤ7jŤƚǪ8ŏƓ9hƍƾ10ťǧ12ţ13Ǎ14ŵƛ15Ƥ16HŶǟ17ư19ƧǊ21Ĵ26Ÿ27nł28Ŵ39Š44Ŏ46Ņ
~elt	86 10jp11żƯ23ǅ
~elt>	90 11pƯ12ż
~elv	78 9xō11a23ř
~elve	79 10xō23ř
~ely	70 -13ƾ-11ť7Uƒƕ8ƱǗ9ŮŽǄ11Ǒ12Ļǥ13żƚ14Ūǡ16Ť17ǀ18Ǟ19ƺ
~ely>	70 -13ƾ-11ť7Uƒƕ8ƱǗ9ŮŽǄ11Ǒ12Ļǥ13żƚ14Ūǡ16Ť17ǀ18Ǟ19ƺ
~em>	48 -22ŷǩ-15c-14ƳǇ-13ĻĽ-12aŀ-10ť-9mńǉ-8ƄƠƩ-7AOōŏőŧũŮůƴ7eL8ƅǍ9ſ10xŚŢųƮǘ11EŽ12ƣǚ13ǒ15ŝƐƸ16S17œ18wǙ19Ǖ20ƚǊ21v24yǜ25Ǔ27Ŕǔ28Ũ36Œ40Ʊ43ş54š55ţ69Ş
~ema	58 -12D-9Ľť-8Ǣ7ƗǙ9ƛ12q15ǩ16Ǘ21žƲ22ľ26Ŝ35Ǌ37ǚ39K61J
~emai	60 -12D-9Ľť-8Ǣ7Ɨ8Ǚ15ǩ17Ǘ23ľ27Ŝ38ǚ41K64J
~emat	79 30žƲ
~emb	68 -11ń7t8xŧ9Ŧ11ƊǇ14E16h21Ś22Ɖ30Ƹ39ľ
~embe	69 -11ń7t8ŧ9xŦƊ11Ǉ15E16h22Ś24Ɖ30Ƹ40ľ
~eme	54 -18Ǒ-15g-10ń-7ƣƳ7ƊƤƲǇ8ĹƟ9Ŀ10ƛ11E12ƍ13Ƭ14ZƧ15Ƙ16ŧǂ18śƉǕ21ƝǤ23Ƹ24tǎ30ľ31ƕ36ķ39Ƌ
~emem	70 -11ń-7Ś7t9xŧƊ10Ŧ12Ǉ15E24Ɖ31Ƹ41ľ
~emen	57 -19Ǒ-7ƣƳ7ƞǪ8Ĺ9ŧƟ10Ŀ11ƛ13ƍ14Ƭ15Ƨ17Ƙ19tśǕ23ƝǤ25ǎ34ƕ39ķ42Ƌ
~emer	84 9Ƅ31Z
~emi	74 -7Ū9ƫ10Ŕ11aX13Ŧ16ǜ18Ǧ29œ
~emic	86 -7Ū17Ŧ19ǜ
~emiu	78 10ƫ11Ŕ12X19Ǧ30œ
~emo	79 10ũ16ľǆ44ƍ
~emod	83 46ƍ
~emp	58 -9o7yǚ8ǒǧ11Vƥ14Ǔ16Ǌǥ17Ʃ19q21W23Ǟ24S31ơǉ32Q
~empl	59 -9o8ǧ9ǒ12V14Ǔ16Ǌ17ǥ18Ʃ20q21W24Ǟ26S32ǉ33Q
~empt	80 10y15ǚ44ơ
~ems	79 8xƺ9Ǆ10ƌ12Ɲ13ƾ16Əƚ19Ǟ
~ems>	80 8ƺ9Ǆ10ƌ12Ɲ13ƾ16Ə17ƚ19Ǟ
~en>	33 -24ū-17łƣ-15şƄ-14z-12NTŁ-11FZťƁǅ-10QUŠ-9qņŻƨƷǆǙǜ-8JŴƊƪǒ-7nĸŰƟƧǈǌ7ĴĻŘř8ŇŏƴǑǞ9bŀŪƱƸ10OŃŕƏƒƞǝǥ11ŷƛƺƻǂ12Rţũų13ƭ14Ǉǔǡ16Ťưƶǀǫ17Vƌƿ18ż19dfgƍ20ƀƝ21vyķŎǁ22ŢŽƉƩǛ25Ǆ26Ɔƾ27ńƵ28Źǚ29Ŧ30sŝǟ31ơ32Ƙ37GL39ǐ40ź42S44Ŗ48Œ
~ena	70 9hơƥ11Ů12ŻƤ17Ǖ20v25F28ƞ29ź
~enag	73 11h12Ů13Ż21v31ź
~enan	83 -8Ǖ-7Ʀ10ƥ11ơ14Ƥ30F34ƞ
~enc	62 -11Ɲ-9S-8Nń-7Ÿ7nŔ8ũƺ9Ũǥ10ƛ11Ǝ12ŃŚ14ŉǇ15Kż16G18Ň19Ɨ22Z27ǣ33ǫ36Ɠ
~ence	63 -11Ɲ-10S-8N-7Ÿ7nŔ8ƺ9Ũũ10ƛǥ12ŃƎ14Ǉ15ŉż16K17G18Ň19Ɨ27ǣ38Ɠ
~ency	84 9Ƅ17Z
~end	47 -16ŗ-13śǊ-12ǐǑ-11ĵƂƣ-10Ơ-9ǈ-8syĺœťưǘ-7nrNňƨ7gizKōƉƶǇǤ8aeĶƤ9űƞ10RųƩƵ11SƲ12YĴő13lŕ14ŭ15AŦƹ16GŴŹǦ17ǎ18ƅ19JƱ21Iŧ22bǩ23X26š28B29Ľ30k32ŽǗ33Ŗ36Ƭ40Ŝ53Ɨ
~end>	52 -23ǐ-14ŗ-12Ǒ-11Ļś-10Nƣ-9ĵŚƠǈ-8Lư-7sƂ7ƴǅ8IŀłƆƬƱ9KĶƉǤ10gil11aƗǇ12šǁ13ōŧ14ŖƲ15S16oĴǩ18ŕƹ19GŦǦ20Ŵǎ22BJ23A24Ŝ26b29X31Ľ39k
~enda	85 -7ǘ12š14L15űǜ16I19Ǟ
~ende	63 -8ǫ7ŤƘ8ĽŲƭ10Ǔ15ŧ18ŭ23Ź25Ƭ36ƅ46Ɨ47Ž
~endi	80 7ľ9Ļ14Y15IŖ18š19Ɨƶ33Ŝ
~endo	83 60Ǘ
~ends	66 -15o-12Ǌ7ƄƤ8š9Rƫ10Ś13BƦǩ14eǐ16uƞ18ŖƩ19Ʊ22ų26ő29Ƭ
~ene	50 -14ſ-11łƣƯ-10ŕ-9ŀŘƤǎ-8ǟǫ-7FŁ7Ŝ8eƌǪ9ŋƨ10Ʈǩ11Ƣ12iŇŎ13ZƝ14ũ16šǕ19Ƶ23ŝ24ťǣ25Ǉ27ĺ28W29Ʀ41ƭ48Ţ49Ŗ
~ened	60 -13ł-9ŀ-8ǟ-7Łƣ7ƦƱ8ĻưǞǥ9ŗŧ11Ǫ14ĺ15iŎ16ZŇ17Ɲ19ũƭ20ŢǇ21š25Ƶ30ť
~enef	65 11Ʃ13ƨ15Ʈ34ƭ38W
~ener	73 -19ſ-8Ř8ƺǘ14Ǉ16ǩ24Ǖ36ǣ
~enew	61 -13Ư-10ŕƤ-8ǎ12Ŝ15Ƣ19ĺ29Ʀ31ŝ39Ţ63Ŗ
~eng	74 9hSƄ13ǂ16ƚ18Ų21Ư22ų30f
~enga	84 18ƚ35f
~enge	82 10Ƅ11h14ǂ25ų
~eni	72 -9i7M9HǊ10ŀ11űǐ12gǫ13r15R17P21Ū26ƶ29Ǡ40L
~enie	88 10M32ƶ
~enin	75 -9i9H10ŀ12gűǐ13rǫ16R22Ū31Ǡ42L
~enis	90 12Ǌ23P
~enj	83 12ǡ20g24t40U
~enjo	83 12ǡ20g24t40U
~enn	88 7Ź12c13Ʒ14mC
~eno	70 -9Ǔ-7H7ƯƱƲ8ŏ9Łş10ƙ11ķ13Q15jŸ17y18r19ſ22Ŧ26ƍ32Ʈ
~enou	72 7ƯƱƲ8ŏ9ş10Ł11ķƙ15jŸ18ry19ſ22Ŧ33Ʈ
~enov	88 -11Ǔ34ƍ
~enr	90 37W
~enro	90 37W
~ens	50 -10n-9œ-8Ļ-7ŒŖǖ7o8sCXZŻƙ9Ɛ10ŘƩƪ11Yƚ12dŬǂǆǪ13RƲ14ƀƅ15aǟ17ǫ18Ɓ24ǥ26ź27Ĺ29ŉ30Ÿƹ31ķ34Ǒ48Ź
~ens>	62 -8Ļ-7ǖ7Ǫ8ƛǔ9Ƅ10ţ11ļ14C15ƪ16ǆ17Rǥ18Ʃ19Ĺ20ƀǟ21Řƹ27ǫ37Ǒ
~ense	56 -10n-7ŒœŖ7Ū8lǪ9ǌ10s11oƼ12Z13YĹ14ǂ15Ŭ16dƅƲ18a25ź34ŉ35Ÿ56Ź
~ensi	70 -8Ř7ƇǑ11ǥ13XŻ15ƙ19ƚ20ƹ27Ɓ49ķ
~enso	90 20Ɛ
~ent	35 -17ň-15Ǌ-13aXǄ-12ǣ-11ūƔ-10hsƩǌǢǩ-9vŀłŃųŴƪǅǫ-8gijRTZļņŉōŎŷƀƈƉƍƽǥ-7oqwyHOŚƓƸǂǋǐ7ƫǉǨ8ŭƭ9ĿǔǠ10ĽŗƕƵǍ11Ŕ12ĴŅƆƘ13GĸĻŢǘ14uWĵĶńƄǕǞ15ŦƦƿ16ŝťŪŻƖ17tőŶ18ŕšƂƋ19Ų20lŖşǚ21ķľŽ22ƟǇǈǙ23NŒƙ24Ǥ25ǜ26ƞƣƥ27z28Ǔ30Ő31Ƨ33Ǒ38Ň43Ƥ45ǖ54F63Ƣ
~ent>	39 -19Ǐ-18Ǌ-16n-15ƍ-14ĸ-13ň-12P-11Q-10XƔǌǩ-9sǢ-8RŤūƩ-7hjvAZĺļŀŃŅņŮŴƂƅƈưǥ7DŁƘƫƵ8ŲƗǧ9žƆƦƾ10ƄǨ11ŖŪ12zƭǙ13Ŀ14ĽńǕ15ŔŞƤƥ16uŐŢ17őǠ18š19GƖǞ20tŻƣ21ŦƋƕǜ22ľǓ25l26ķŇŕťƧǚ27F28NŒ29şǑ33ƞ41ǖ68Ƣ
~enta	68 -13Ƣ-7ǄǕ11Ʀ15P17Q21W24Ŷ32Ƥ36ĸ64Ƃ
~ente	71 -24ǎ-9ǒǣ9ŠƦƺ10cƅ11ǉ12ǔ14ĺǍ17QƧǫ22Ǔ23Ő24Ƥ28F31ƣ
~enth	88 9Ƙ10Ǧ11ń32Ŗ
~enti	70 -13ǫ-10Ơ-9Ő-8ƫ-7ŕ7Ļ8dƶ9ľǖ10AǍ12nƆ14Ŭ15Ž16ŅƤǆ28ŗ38ǈ41F
~entl	76 -9ǫ9ŏ10ő12ƂƵ15Ļ16Ū20Ũ23Ő
~ento	81 14Ǥ21ƙ23Ǒ29Ɵ
~entr	88 7Ǧ9Ǐ18ƥ
~ents	51 -11ƕǆ-10Şƣ-9aƺǄ-8Ř7Ŷƫ8UƧ9ƥ10ǜ11ƍ12Ƅƞ13ĸšưǖ14ŽƚƟ15Ƣǎ16ŝ17ĴŅǘ18ĶŭǙ19ĵ20ŮŲƙ25Ň26ƿ27Ǐ30Ǥ32z
~enu	79 10ǩ14X19ǫ24ǝ38ǌ
~enu>	90 16X23ǫ28ǝ
~enue	83 10ǩ40ǌ
~env	88 9D12Ơ14l19ǫ
~enve	90 10D14l30ǫ
~eo>	85 7ƙ12g37M
~eon	80 9ƀ11ƕƲ13łǜ17ƵǇ27A
~eone	81 9ƀ12ƕ13łǜ17ƵǇ28A
~eop	57 -9S-8ū-7Ŀœ7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ20Ǌ22ƞ24Ǚ27ǟ29ǉ
~eopl	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~eor	84 8l15Ź17y18C
~eorg	85 8l15Ź17y19C
~eow	76 9ƛ10ĺ24Ɨ25F27ǖ
~eown	76 9ƛ10ĺ24Ɨ25F27ǖ
~ep>	54 -13Ƭ-11eǉ-10Sķ-9ĵř-8ƙ-7JŉƄƠ7ǫ8qNWũ9Ŭ10ŃŌſǠ11ĹŔƁƊƟ12ŊōŝŠƦǇǛǟ13nļ14Ƨ15Z16śƀǪ17oYǑǝ18ư19ƾ21Ƌǚ25Ŏ26ƩƱ29ƹ30Ʒ31Ǚ37ű
~epa	68 7Ɛ8Ʋ10ŕ11Ŷ12ĹŪ16Š17ǆ21ƚ23Ƒ24ř29ŧ
~epai	77 11ŕ13Ŷ14ĹŪ19ǆ33ŧ
~epar	73 7f8Ɛ18Š23ƚ25Ƒ26ř
~epe	65 8x9Ƴ11Ǔ12I14u16ǚ18Ǣ21ŀ23z31Ʊ32Ū
~epen	68 9Ƴ12IǓ15u22ŀ24z33Ʊ
~eper	82 10x20ǚ23Ǣ
~eph	88 -8ŷ8s11h16I22ǫ24Ŵ
~epi	71 -13N7Ʒ8Ū9Ŀ11ƸǢ12ţ15ž21U22Ł25t27ǡ43x
~epin	71 -13N7Ʒ8Ū9Ŀ11ƸǢ12ţ15ž21U22Ł25t27ǡ43x
~epl	61 -13Ő-9ƀ7ƄǍ8ſ9Hư10Ɠ13ĻƧ16ƌ23Ɖ27ƙ30ƕ31Ʒ35ƒǤ65Ǟ
~epla	61 7Š8ſƄ9HưǍ10Ɠ13ĻƧ16ƌ23Ɖ27ƙ30ƕ33Ʒ35ƒǤ
~epo	76 9Ũ10ż13Ķǋ15Ǎ20ŤƏ24Ż
~epor	77 9Ũ10ż13Ķǋ20ŤƏ25Ż
~eps	70 -8R7nŤ9Ǣ10ţƽ13c14ű15Ū17ǔ20uP21ŀ25Ş36ƞ
~eps>	70 -8R7nŤ9Ǣ10ţƽ13c14ű15Ū17ǔ20uP21ŀ25Ş36ƞ
~ept	72 -11D-10Ŏư-8G-7Ō7Ǚ8ƒ9Z10Ƅ11ţ12ŷ15Ǌ17Ş18Ł19ǘ24Ɣ34Ƨ36ű
~ept>	73 -11D-10Ŏư-8G-7Ō8ƒǙ9Z11ţƄ12ŷ18Ş19ǘ24Ɣ35Ƨ37ű
~equ	63 -14Ƥ-7ƕƙ8ĺ10ƟǛ13Ķ14ƭ15ƣǎ16ľ18Ǥ20ŭ21Ǖ22Ǡ29ĸ39Ǒ
~equi	64 -13Ƥ-7ƕƙ10ƟǛ13Ķ15ǎ16ƣ19Ǥ20ŭ22ǕǠ29ĸ40Ǒ
~er>	28 -41d-33ƺ-24ĺ-22ōš-17ŁƸ-16mŘƨ-14ŷƙƦƽ-13lƍƖ-12GƯ-11ZňŶƟƠ-10ŐūǀǓ-9ńƮǤ-8ŨƑƘƲǍ-7iŉřǇǧ7ŅŜŝŢǫ8rvŭǑǒ9sư10FĿœŪŽƱƴǂ11CŧƀǈǙ12jŏśƏƢ13cEťžƫǠǦ14AVľŦ15Ňǃ16hHǎǥ17PXĽŤ18eyLQUŬŴŹƔƾƿǉ19Kĸƹ20źƗ21ŚůƞƪǄǗ22Ǩ23xƃƋƌǪ24ĴųŻż25wǞ26ŗ27zIơǌ28Šŵǚ29Bţƶǁǝ30ő31oǣ32p33qƵ34Ɠ36t37Œ39ņ40ƛ44Ɲ
~era	50 -15Ǒ-10ǒ-9qŉ-8ƫǓǫ-7NǄ8MXųƨƬǋǚ9ſƯǔǩ10šƀǪ11ŻƜǎ12ŸƚƵ13Ŀ14ńƝƪ15WśƁ17ǟǣ18ƂƩǇǍǜ19ƺ20Ţ21ŘƮǕ25Ǥ26Őǧ30Ɛƕ32Ʋ
~era>	88 9Ū18M25Ɛ
~erag	53 -16Ǒ-10ŉǒ-9q-8Ǔ-7NĻ7ĺƅƚƛ8ĸŖǧ9ųƬǋǚ10XƯ11ƀǔ12šƜƨǎǪ13Ż15Ŀń16Ɲƪ17Wś18Ɓ19ǟ20ǜ21ŢƂƩ24ſƮ28Ǥ29Ő30Ř32ƕ
~eral	66 -17ſ-8Řƫ7Ļǘ14Ƶǩ21Ǖ25ǣ26ƺǧ45Ʋ
~eras	80 11ƚ27Ɛ
~erat	83 7ǅ8ǉ23Ÿ34ǇǍ
~erc	64 -15ƃ-14ř7ő8ķšƖǘǧ9Ǔ10Żǎ13ǈ14Ǐ16ĵǖǝ17Ŕ19Ǩ22ž25ƜǤ39ǆ
~erce	70 -15ř9ķƖǖǘ11ŻǓ15ǈ16ǆ17ĵ18Ŕǝ24ž28Ɯ
~erci	73 -17ƃ7Ǎ9őǖ10šǧ12ǎ13Ǥ16Ǐ22Ǩ28ǆ
~ere	31 -21ǐ-20ő-18Łŷ-16T-15Oǉ-14p-13œ-12Ŧ-11bxŴƚ-10vIRƱǇǓ-9ŀłƔƕƘǈ-8eĵŒǥ-7LŃŜƆƈƗƵƼǌ7hŤŶŹƙƞ8XķňŉŘƒƛƣƪƫƻ9uŏťūƯ10rƁƾǂ11dmĹōŻƅƏƜƴ12ikJUZĶņŊŕřŵƐƬǝ14sWŚšƂƉ15ƊǀǤǫ16ŪƀƸǙ17ŗŨǊ18ƃǅ19ŸǍǪ20SƎƳ21VśŢũƟ22fnĽŎ23ơ24HQƨǆǟ25Ő26D28jMƠ31ŞűǏ32lCŝ33Ʀ39Ƌ57G
~ere>	32 -24ő-21ǐ-17ŷ-16Ł-15OTǇ-14ǉ-13p-12KŦ-11xŃŴ-10vIœƕƚ-9bRĺĻłƔƘƱ-8eBŀǈǒǓǥ-7ƗƼǌǡ7ŐŹƹǕǤ8hFŤƅƒƸƻǖ9ķŨŶƛƞƫƬ10uXŊšťūƂƙǂǨ11ŗƏƾǀ12dƴǅ13kJĶņƃƥǝ14rUZĹŚŵ15WƐƨ16iŻƉƊ17ĽƀǍǙ18VǏ19sǊ20ŎŸǫ21SƎ22CHũƜ23śƟǪ24flnŢơ25Ƴ26ǆ27ǟ28DMQ30jƠ33ű34ŝ36ŞƦ41Ƌ56G
~erea	84 7M11Ǎ12ƥ23C
~ered	60 -21ƥ-13Ǩ-8ŻƳ-7qńǑ7őƬǒ8Ƃǣ9ŠƝ10ǀǡ11ĽĿ12Gň13ĺƃ14ŗǅ15ƁƯǤ16ŏŘ18lƨƸ19mŊ20ƪ24ō29Ǐ31Ő
~eren	66 -17Ɯ7Ƒǚ8C9Ǉ10Ńǧ11Ǘ12Vŏ16Ļř17ş19Ũ20ŉ23ŕ24K26Ū
~eres	79 -11ǫ7ĸƬ9ĺ10Ŏ12H15Bƣ16šƖ18ň
~erf	78 7Ź10D11a12iŚ15ļő21ş23Ɲ
~erfe	80 7Ź10D11a12Ś15ļő22ş
~erg	81 9ƄƋ26x29Z
~erge	84 9Ƅ31Z
~eri	58 -8A-7NŘ7dlũƞǑ8XŨżǗǥ11bŬ13ƿǇ14YŊƀǊ16ŁŇƊ17Ƹ18ƈǄ25ƾ34ų37ǝ39ő
~eria	85 10ǚ15Ǘ17Ŭ25Ɗ
~erie	64 -7N7Ů8hšǄ9lũǒ10XŨǥ13ƾ15Ǉ16Y17ő18ų19Ň
~erin	73 -8Ř8k9ƯƸ10ƞ13ǫ16b19Ŋƀ23Łų31ő42ǝ
~erio	81 -9A12Ǒ16Ǆ19ƾ20ƿ34ƈ
~erl	88 -9K13bŖ18ĵ24Ź
~erly	90 -9K13b19ĵ24Ź
~erm	64 -11A-10Ť7h8Ʒ9ƞ12g13Ǘ14B15Ǟ16j18Ź23Ŗ39ź54Ư78ƫ
~erm>	70 -11A10ƞƷ16B26Ŗ60Ư62ƫ
~erma	84 10h19g29ƫ
~ermi	77 -11Ť8ŌŸƍ18Ǟ22Ź48ź
~ern	71 -9Q7Ŀ8gļ10i11LŖǘ12VōǑ14ņ15j23ŀŁ27ű43ǖ
~erne	90 -8X18ŀ19ņ
~erni	80 -7Ƃ13Ŗǘ14Ǒ15V31ű
~erno	84 10gļ12i15Lō18j
~ero	75 -15Ŧ-10g-8ż7Ǆ8Ŝ10Ő18Ť20Śƾ29ǂ32Ɖ
~ero>	86 -9ż11Ő21Ť22Ś
~erol	90 9Ǆ24ƾ
~erou	84 -11g9Ŝ32ǂ
~err	75 -7ǫ9wũ10Ŕ11ǒ16Ųǟ18ǜ25Ľ29N32Ů
~erra	86 13ǒ38Ů
~erri	90 10g12wŔũ
~erru	86 -7ǫ20ǟ35N
~ers	42 -27ǎ-19ĸ-18nŠ-17d-16DIǣ-15Wœ-13őǫ-12ůƼ-11FŔ-10Rǃ-9ctCLľŧŶƁƂ-8PQXŏŞŷƩƮǍ-7VŀōŎŤŲƓơƦƵǟǦǨ7zśƃƌǚǡ8aBĿŇŋŴŹƪǞǩ9Ņǔǘǝ10KƅǊǥ11ŌŒŝšƈƒ12bŉŘƳ13ƕƾƿǢ14ŪųźŽƘƙ15ƉƑƞ16pE17ļŃŻſƗƣ18Mǁ20ƽ21Ǒ22ŗǙ23ŵǅǉ25ƥ26Ƅ27Ÿƴ28ǓǪ29ǖ30h31Ƥ36Ǘ37A38ǈ41v
~ers>	44 -23ǎ-22d-17n-16Šǣ-15D-14ĸœ-13I-11yőŮůŰƼ-10cFŔƫ-9ltLľǃ-8RŧƂǠǫ-7rCWťŶŷƩƵǂǍǦ7ƜƟ8ĺŃšƌǡ9BŐƅƿǚǩ10ŹƘƳǔ11zŅňŪƪǘ12Kśƒǝǥ13Œƈ14Ǣ15bƾ16ųźƉƑ17ŘŻƣǪ18EƄƕƞ19pſƗǅǙ20ƴǁ21A22ƽ23Ÿ24ƤǑǗ25ŵ26ƥǉ28ǈ30Ǔ32h33ǖ48v
~ersa	82 11ļ12s22Ō25ƫ
~erse	84 -9ǎ8ǂ10lƹ13ǀ20Ƥ28Ǘ
~ersh	85 13š27ǈ
~ersi	82 9Ƴ13ǅ16O18y23ť
~erso	63 -12W-8ǧ-7ķ7g8aŗŸ9ſƃǐ10fT11Ŵ12Ǌ13JĿ14Ƅ15Ń17Ň19ŋŮ21Ǫ26Aŝ27ƙ36M
~erst	76 8Ū9rŁ10ĻƘǠ11ļƿ12ţŽ15Ű17ƴ28ŗ34ŉ
~ert	56 -9JǊ-8űƤ-7Ŗ7HšƎƒ8ǅ9ƟƩ10őƍ12Ɠ14ſ15Ż16Ů17T18D19ƣ21ƙ23ĸ30ǎ32Ǥ50ǔ70ǩ
~ert>	79 7ǔ11ƒ13Ʃ58ǩ
~erti	63 -9J10ǅ16ƣǎ17ĸ18Ż19Ůǔ20T28ǩ
~erts	85 7ǩ43ǔ
~erty	67 -8Ƥ-7ŘǊ7ƞǍ8H9Ǝ10š11ĸ13ő16Ɠ17ſ18ǎ22D27ƙ43Ǥ
~erv	64 -9ǁ-7Ǥ7fŞşƳǙ9CƗ10ƑǂǠ13ŝŤ16Ŀ18Ų21Ʋ22ŀ32ǝ35ǆ
~erve	78 -10ǁ7Ŵ9fǙ18ǖ43ǝ
~ervi	69 -9ǖ-8Ǥ7yţƳ9Şş10CƗ11ƑǠ14ŝŤ18Ŀ19Ų23Ʋ37ǆ
~ervo	86 13ǂ32ŀ
~erw	69 -7ŧ7eũƎ8nvŜƉ9ťƵǄ10iǅ11ƺǂ13o15ś19JǢ36Ū
~erwa	85 -8ŧ9ũ11Ƶ31Ū
~erwi	88 11v12Ǆ14ƺ
~erwo	77 7Ɨ9Ŝ12iǅ15o17ś21JǢ
~erwr	83 8e9Ǝ10Ɖ11nť13Ū14ǂ
~ery	51 -11Ť-10ŘǕ-9ŗŴ-8z-7Xƞ7gFŀƘƫƿǓǝ8ĿŕǆǇǊǒǘ9ļœƖƾ10ĵőűǚ11Ƌ12b13UŎǛ14ǣ15inK16ŠŮŵ17Ǥ18Tĸƽ20ū21u22Ÿƙ23Ʈ24Y25ǔ26Ű30Ĵ
~ery>	57 -10Ǖ-9ſƱ-8Ǒ7hMōź8bŁƲǟ9cUƫƿ10ǝǧ11FœƖ12Yĵƽ13őƋƾǤ17ǣ19ŵ21Ĵ22Ǜ23T25ū28u30Ű31ǔ
~eryb	68 -16ŗ-8z-7ź7łŕǙǚ8AHŮſǁ9gǉ11ũűƤǫ12KǇ15Ÿ16nĸ17Ʈ18Ǌ19Ŀ
~eryo	90 -7ǒ13ž18Ÿ
~eryt	64 -8ǫ7wUƵǓ8AŷǨ9KƘƽǤ12ŀƮƸǒ14ƱǆǑǘ15ļ18Y20Ŏ26ĸ27iŠƙ
~es>	30 -26P-23ƃ-21Ů-20ŧ-19ņ-18ſ-17aĵĻ-16Ş-15Ʈ-14tńŔƺ-13iŕ-12GRSŢŹƕƥƸǍ-11lŨŸǀǁǟ-10CNżƔ-9fMVĽŭƧƵƶ-8QŇţƽǇ-7DIőŒƘƝƦƴǠǡ7gŏǦ8ŌœŚűų9HŁźƋ10ŃŘřŪƱƼǗǝǥ11rEƆ12AƅƑƢƩƫƿ13TĶůǃǐ14OŵƊƞƷǛ15cĴŠƜǆǜ16WľşƛƲ17ƂƐ18puŖǘǫ19ŤƌǂǓǚǨ20ŝūǋ21ƣǏǞ22vxǕǖ23Yŀ24Ƥƪ25hwǔǧ27ǑǙ28Ǣ29ŻǤ30ǌ31Ņǩ32Ǌ33qƚ36Ű37ǒ45łǄ46Ɠ47o73Ŵ
~esc	72 8Ų9ƺǏ10ƈƊ12ŵ28Ɩ30Ɨƽ
~escr	73 8Ų9ƺǏ10ƈƊ29Ɩ30Ɨƽ
~ese	61 -12Rţ-9Ų-7iGƘǇ7ŝŞƂƢ8cĻŒǉǝǡ9fCǞ10ŗǎ12tzNƼ13Q14œǠ16lūǫ17PƔ18ő22nU23A24Ō
~ese>	62 -12Rţ-9Ų-7iGƘǇ7ŝƢ8cĻƂǉǝ9fCǡ10ŗǎ11ő12tzƼ13Q14Ǡ15œ16ū17lPƔǫ23nAU24Ō
~esen	86 10ő14ŒŞǞ17N
~esh	90 -11ǫ16Ŏ19ľŐ
~esi	63 -12Ʊ-11S-10ň-7Ɩ7WƓƤ8xłŵƧ10Ÿ11ǆ12Ŵ13ǉ14G16Ĵ17ĸ19Ǐ20u22ǫ24n28ƨ30Ł37ǜ
~esid	65 -12Ʊ-11S-10ň-7Ɩ7Ɠǖ8WŵƤƧ9ł11Ÿ12Ŵ13ǉ14ǆ15G16Ĵ18ĸ20Ǐ22u25nǫ29ƨ
~esig	85 52ǜ
~esit	85 42Ł
~esk	82 -9Ǒ10Ǌ13V20Ɵ31P
~esk>	83 -9Ǒ10Ǌ13V21Ɵ31P
~eso	71 -9ǖ7cŜƈ8uƩ9nFōśűǌ10ļƚƝ12C13Ť14IƖ15ǆ17Ķ22ǁ
~esom	72 -10ǖ7cŜƈ8u9nFōśűƩǌ10ƚ11ļ12C13Ť14IƖ15ǆ18Ķ22ǁ
~esp	86 8Ńǎ14ţ19U
~espe	90 8Ń15ţ20U
~ess	45 -16ƃ-11ſ-10ū-9ŎŘŭ-8NŀŒ-7LTĻŁłōŐƞ7ĿţǞ8AMņ9ǐǩ10KǤǫ11ŤƿǢ12Jŏ13EƘ14PůǇǈǛ15ǒ16Ńűǖ17ǜǠǣ18ŮǄǡ19Ǫ20Ǖ21Ū22Gǅ23ƾǆǍ28iǟ29ǌǙ30ǧ32DUƟ50Ǩ
~ess>	46 -16ƃ-11C-10ū-9tſ-8ŎŗŘŭǑ-7uNĻŀŒƞ7nŞƆǊ8MĿţŪǄǞ9Aņǩ10ǐ12ǢǤ13JU14EPŏ15ŃůǇ17űǈǒ18iǙǣ19ŮǆǠ20ǫ21ǡ22Ǖ23G24ǅǪ25Ǎ27Ɵ28ǧ29ǟ31ǌ35D52Ǩ
~essa	90 -7L15ĺ29K
~esse	76 -7ōǪ9h10uC12ƴǜ15ǆ17ƿ18ǖ19i21Ǚ26Ǜ
~essi	73 -7ǫ7o8ś9PŇƒ10u11l13ŗ14Ť16ƾ19ň24Ƙǜ
~esso	90 12Ǒ20Ɵ40Ū
~essu	78 12ƽ21Ǆ30ƾ
~est	50 -20ş-16pŰ-11C-10ĻŁƯ-9ƌƙƽǒ-8c-7jPŕťƋƳƵǆǟ7ŗŜūƥǁ8ŷƖ9ZļǏǑ10JŎƲ11ĺľŞƾǃ12ŀ13Bũ14ź15UŋƠ16ňƣǀ17ǐ18mtƚ19Lš20Ǜ22I23wƑ24vƞ26Ŀǖ27ǡ29K33yĸ37Ŋ
~est>	54 -20ş-16pŰ-10ĸĻŁƌƯ-9A-8c-7ťƙƳ7ŃŇţơ8ķŜūźƣ9ŷƖǁ10ļ11JZƲǑ12Ş13ǃǫ14xŀ15ũ16š17Ơǡ18U19ǐ20mň21tLƚ25wI27Ƒ30ǖ31v32Ŀ33K39y
~esta	80 -11xC-9ǒ10Wǝ13ƥƴ16Ƹ19Ǐǡ28ĸ
~este	83 7ĸ8Ǆ14Ǜ16ƣ22ƾ
~esti	68 7Ŏ8dĺǗ9Aľ11ƕ17š18B24ŋ53Ŋ
~estl	90 13ŉ20ŗ
~ests	82 11ź24Ǜ32ǀ41ƞ
~et>	38 -21ƹǫ-18qƦ-16Ů-15Ş-14yŐ-13ŦŽƖ-12VňŗŴǠ-11lŇ-10œŔŖƙ-9zĴĿŎųƍ-8oĺǤ-7łťƆƊƭƮǇǊǓǧ7cfmtLOTľŕŝţŵŷŻƐǟǦ8gwőƒ9aKšūŬƨǀǅǐ10rxNSŅƅ11GIƑƣ12kŉǩ13DJűƄƪƸ14ńŲƇƕ15ļŹƜǗ16ŋƋƗƠƲǞ18Ŝ19eMWĵřǈǍ20HĸŏŶ21jōşƷ22ĹźƎ23Zż25ƛ27Ɲ28vž30ŧ31Ƙ34Ł
~eta	75 -8Ǎ9Ɩ16Ɠ22Ǐ23ǆ31Ɗ
~etac	86 21Ɠ
~etal	80 -8Ǎ24Ǐ33Ɗ
~etc	86 9śơ12ż23Ţ
~etch	86 9śơ12ż23Ţ
~ete	71 -14ƻ11Ʋ14Ǆ16yƿ18jƐ32ů
~etec	84 -17ƻ22Ɛ
~eter	83 13Ʋ21j38ů
~etes	81 16Ǆ19ƿ
~eth	51 -15y-11ſ-9aļ-8ōŝ-7ƛƝ7mĵţ8EľŅŇŋƅƱǫ9rPŎŕžƐǌǗ10giŐƮǝ11Ŭ12sĴŘŷ13Ńƣƭ14ŗŠ15ūŶǪ16ş17Ť18NĹƼ20řƸ21Z22Ŋƪ27Ļ29Ł
~ethe	71 7ƒ8ŤƁ9ĵƣƷ10fuǋ11ĴƂ12M14ǌ23s32Š
~ethi	52 -15y-11ſ-9aŠ-8ļƷ-7ōŝƛ7ŐŵƋƨ8ŀŇ9mEPľŅŋŎƅƐƭƱǫ10irŕžƮǗǝ11gŤ12Ŭ13ŃŘŷ15ŗŶǪ16ū17ş18Ĺ19NƼ21řƸ22Z23Ŋƪ28Ļ30Ł
~eti	64 7ů9ńŝǊǡ10ƾ12ņǛ13t14O15Ư16M17Ʃ23Ņ29P34ķ38V
~etim	85 10M13ǡ15ń16Ǌ
~etin	81 8Ľ11M17Ǜ18O
~etir	69 9qů10ŝ14t15Ư19Ʃ32P37ķ42V
~eto	85 -8ǫ10ǈ12Ň16ǁ17ł61l
~ets	61 -12ū-8A7Tƴ8sĻŏŵ9Ƥ10ƍ11ŴƯǥ14Ƃǡ16Ť18Ɛ19ŷ20ĸ21ł22Ɵ23ǫ24ż29ƭ31h
~ets>	61 -12ū-8A7HTƙƴ8sĻŏŵ9Ƥ11Ŵƍǥ12Ư14Ƃǡ16Ť18Ɛ19ŷ21ĸł23ǫ24ż29ƭ31h
~ett	53 -22ǫ-13Ł-9Q-7B7ĺǃ8PŗǄ9zĿ10jqŊşƇǛǢ11G12xŃ13Lţ14ňƘ15p16Śŧƪƻ18o19Ż20K21U22ŀŕś24ľƺ26œ29Ơ30b36t
~ette	60 -12ǫ-11ź-9Q7ŃŬŹ8ǒ9ǃ10rţƪ11ŀ13qĿ16Lş18ś19pňŚ20ƻ21o23Ǆ24KŻ27ŕ28tľ35b
~etti	66 -11Ł-7ǡ7Ŷ8iAUś9Ƃ10ŲƠƪ12P13ŗźǢ14tǛ15z17xŀ19j37œ
~ettl	78 -7ǫ10G11Ń14Ũ16Ŋ21Ƙ27ŧƠ
~etty	70 -15Ǆ7ǡ8GSŎſƊ9Wŷǒ10ŖũǓ11ŵ13ƛ14ţ15Ƈ21U31ƺ
~etu	81 -9ƙ8f9ǌ10Ǣ11Ɛǈ12Ƌ13T22Ǜ
~etur	84 8f10ǌǢ11ǈ13T23Ǜ
~etw	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
~etwe	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
~ety	70 15Ɛ18ƾ62Ǜ
~ety>	70 15Ɛ18ƾ62Ǜ
~eve	40 -19ƍ-13rĺŧƺƿ-12ƄƟ-11yXƢǕ-10s-9jtJOŅƁǏ-8zWĻŭƂƅƔƗƩ-7kIQĹňŉŶŻƑƕƠƧƯǍǠǪ7uVŀťũűƱƴƽǨ8CĸŎŒŘƎ9ūŮŵŹƆǈǘǤ10œƓƤ11gmnşƀƇ12Ū13T14hKǌ15LŇŠžƞǞ16ǁǛǧ17YŰŸƻ18Rżƃǟ19Ŵƙ20Žǫ21ŗƋƝǚ24Hų26Ţ27ƛƫƾ28ƶ29Ʈǔ31ŝ42Ĵ52Ť
~eve>	79 -8ƨ8l9Mō10S12Ō13ŹƮ14m21d25ǫ
~evel	72 -7ƳǏ8ŷ9Ŭ10ƥ14ƫ18m27Ƌ28Ƈ
~even	59 -13Ň-12ƍ-9uƠ-8ĺ-7ƽ7ŖűƳǩ8hǫ10ţŦƮ12Y13Rũ15Ū17Ʊƻ18Ÿ23Ɔ26Ž27ǌ30Ť31ŝ32L
~ever	42 -13ŧƺƿ-12rƄƟ-11SƍƢǕ-9tOŅŖ-8djsJXƅƗ-7yzLWĺĻōŭƑƔƕ7UŐƋơǒ8VĵƴǜǨ9iŀŎŸƎ10RĸťŵƀǈǘǤ11CŝŮƓƤ12ŒŘ13gnūƽ14ǁ15uT16hKžƮ17ŠǛǞ18ƞǧ19Yƃ20Űǟ21ŴƝ22żƙ23ǚ25Ňŗ26Hƫ27ų30Ţƛƶƾ31ǔ34Ť45Ĵ
~evi	73 -7Ƹ7Ŕƅ9ŷǎ13ƉǠ17ǫ23Ɨ24ŝ27ŗ42ž
~evic	83 48ž
~evid	88 9ƅ28Ɨ
~evie	84 -7Ƹ14ŷ16Ǡ21ǫ28ŝ31ŗ
~ew>	52 -14ŢǍ-12Ɗ-11ƝǤ-10Ůƫ-9Ŋǎ-8ŦƤǡ-7ĵŒƄƈ7ƽ8kIUƗƟưƴ9Ū10ƙ11ŴƻǗ12DŕŤǛ13ĶƷǥ14ĻǓ15Hŋ16ĺƆǋ17œƍ18źƉ19Ƃ22GƦǊ24ǉ27SƠ29Ǉ30i32ŷ35Ŗ36Ǡ
~ewa	63 8Ű10Ţ12Ŝ21ĺŖ24ū32ŝ33ű
~ewal	66 10Ţ13Ŝ22Ŗ23ĺ34ŝ
~eway	78 -7ǒ7Ƒ10Ű30ū41ű
~ewe	67 9ŝŵƊ13ŗū16Ţ19Ƣ22Ɔ27Ɲ33ƚ
~ewed	85 -8ŕ12ŝ17ŗ20Ţ25Ƣ
~ewel	73 37ƚ
~ewer	78 11ƉƊ12ŵ27Ɔ33Ɲ
~ewh	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś22Ʀ23ŵ
~ewhe	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś22Ʀ23ŵ
~ews	84 -17Ư11ƻ18j21Ŗ26ǐ
~ews>	84 -17Ư11ƻ18j21Ŗ26ǐ
~ex>	75 -12œǩ-11DƇ-9ǅ8ų13ƌƢ15ƚ27Q41ƣƭ50ƥ
~exa	64 -9Ƅ-8Ǐ7CĻ8ŔŹǅ9Łņ10ƣ11lœŢƗ12ǆ18Ʃ19dť20Ŭ59ǃ
~exac	70 -8Ǐ-7ū7DĻ8C9Ŕǅ10Łņ12ŢƗƣ13œǆ20ťƩ21d22Ŭ
~exam	74 -10Ƅ8J69ǃ
~exas	90 12Ź21l
~exc	69 -10V-8ſ-7ǣ9Hƃ10i12ƺ20Ƙ25ŗ30ŕ31Ơ33Ʒ53Ǩ
~exce	76 -8ſ-7ǣ13ƺ14ƃ60Ǩ
~exch	90 -12V44Ʒ
~exci	84 12H13i24Ƙ39Ơ
~excl	88 9ǥ33ŗ
~excu	88 44ŕ
~exi	88 18M24Ʒ
~exis	90 24Ʒ
~exp	59 -8œ-7Nǆ7ƀǑ10eX11ŏƙ12BZŹ13YǇ15Ňƚ16Ʋ17ǥ19ň20ŗ21ŉ26ŋ27Ĺ33ŕŖ40Ǡ
~expa	90 -8Ʒ46Ǡ
~expe	65 -8ǆ-7Nœ8Ǒ9ũ10Ũ11Ǡ12X13ŏƙ14ZǇ15Y17ƚ18Ʋ19Ň20ǥ22ň30Ĺ
~expi	81 14e18Ź47Ŗ
~expl	71 -11Ũ7Ŵ9ƀ15B27ŉŗ32ŋ41ŕ
~ext	57 -18Ƴ-17g-10C-9Jǧ-8P-7ŗ7ųƅ8pŵǚ9kƀǘ10ńƭ11Řƶ13ŐŬǠ14Ļƚ15ŏŚ16ƘƦ17yHǉ18ŖƐ21ŜǦ22ǂ23ƃƈ26V30Ƃ36Ǐ58K
~ext>	61 -18Ƴ-10C-9ǧ-7P7Ūǫ8pƅ10ǂǘ11ńƀƭ14Ŭ15ŘǠ16Ļŏ17ŚƘ18k19HŜ21Ŗ22y29V32K39Ǐ
~exte	88 37ƈ
~exti	80 23K27Ɛ
~extr	73 -19g-10k10ųƸ12ŵ14Ʀ15ƶ18Őǂ20ƚ23ǉ28Ǧ29ƃ39Ƃ
~ey>	41 -16Ŷ-14ń-13Ůǡ-12ac-11ĵũƀƹǙǥ-10nuƄǠ-9gĻŅŉŊŖšſƞƷ-8lpCEPłňŸżƛǖǤ-7sMŃŎƖƠǂ7rSĴƍƕǃ8ƉƲƽǕǢ9iĹŻƟƸƿǔǗ10Žƨƫ11ATĸŝ12Rǀ13yŐŢƩ14Bƚ15Ǔǩ16zƆƳ18xǪ19Ƙ20Řƒ22ř23ƾ24w26WǦ28œƗƢǘ29Ƭƶ31ƣ33ų35vņŧƏ40ş44ŕ51Ş55ư62Ũ
~eye	84 -8ǫ8r10Ƅ16ŗ20A29ŷ
~eys	72 8ƾ9vńų10ŀ18ƣ33Ŵ42Ƙ
~eys>	72 8ƾ9vńų10ŀ33Ŵ42Ƙ
~fac	76 -13J-10Ř-8ł10ǖ12ƨ17Ń21ƈǫ22Mǚ24Ľ28ǆ30Ʈ
~face	81 -9Ř13ƨ23ǫ24M26Ľ32Ʈ
~fact	84 -14J-8ł11ǖ20Ń23ƈ27ǚ32ǆ
~fai	75 -7Ʈ8Ŀ9Ľœşǃ16Ŋ19i20ĶŁ21Ũ24ň
~fair	76 -7Ʈ9ĽĿş16Ŋ19i20ĶŁ21Ũ24ň
~fak	84 13ŀ50ǚ
~fake	84 13ŀ50ǚ
~fal	66 -17š-9ĺ-7Ļ7ľň8Ǡ9Ƅ13ǣ14Ǜǥ15dŦǀ16ř17yZƞ19Ŗ20ƙƠ28ŷ
~fall	66 -17š-9ĺ-7Ļ7ľň8Ǡ9Ƅ13ǣ14Ǜǥ15dŦǀ16ř17yZƞ19Ŗ20ƙƠ28ŷ
~fam	57 -14Ƥ-12ļ-9ƹ-8ƾ7aŀ8zY9qǇ10A11hūƺ12FƲǉ14ľũ16ƞƵ18ŗ19u20Ʈ22ư23Ƹ24yƦ35ƿ38n
~fami	58 -14Ƥ-12ļ-10ƹ-8ƾ7ŀ8zY9qǇ11hAūƺ12Fǉ13Ʋ14ľũ16ƞ17Ƶ18ŗ20uƮ23ư24Ƹ25yƦ36ƿ39n
~fan	85 -7o8ǅ14ƍ17ƚ18ŀ27r
~fanc	90 8ǅ14ƍ18ƚ
~far	59 -17U-11hšŵƳ-8q-7ū7Ŋŝů8yňƸǆ9v10Ư11ņŦƗƣ12Ĵ13ƛ14mu15ŻƠ17ǒ18iƑ22ŉƜ23Ǔ31ő33Ŵ34Ņ39Œ55Ű
~far>	63 -18U-13Ɵ-11ŵƳ-10š-7q7ƛ8mƑ9yŊů10Sň11vƯ12ŦŻƣ13Œ14Ĵ16u17Ơ19ǒ22i24ŉ25Ɯ37Ŵ52Ű
~farm	73 -12h-9S9ţ10ľ11ŝƸǆ13Ɵ15ņŮ31Ǔ33Œ37Ņ39ő
~fars	85 11Űƛ12Ż16Ƒ
~fas	78 -12Ɣ-11ŧ7ǩ8ǫ9ś10ǉ11Ś15ż18Ũ24ń40ŉ
~fast	78 -12Ɣ-11ŧ7ǩ8ǫ9ś10ǉ11Ś15ż18Ũ24ń40ŉ
~fat	79 10B22E26ƿ30Ƶ34z
~fath	79 11B26ƿ30Ƶ34z
~fau	77 9Ƅ14ť45Ž
~faul	77 9Ƅ14ť45Ž
~fav	81 -8ƹ19rƠ20ǫ22Şŷ
~favo	81 -8ƹ19rƠ20ǫ22Şŷ
~fax	84 -9M9Ɨ17Ķ19ƅ29Ŝ
~fax>	84 -9M9Ɨ17Ķ19ƅ29Ŝ
~fe>	50 -16vż-14ū-13P-12jŐƽ-11Ř-10Ʊƾ-9zUƻ-8Qőǫ-7œŢ8ũ9ǈ10uư11mƚ15Ļ16foŵ17iqǊ19Ǆ20Ʈ21p22ž24ǁ26s28Ʒ29Ƭ32t33ƶ34ƭƯ37r40ƹ41ƫ46Ʃ53ƨ56ƪ
~fea	90 40ŀ
~fear	90 40ŀ
~fec	78 7Ź10D11a12Ś15ļő21ş26x
~fect	78 7Ź10D11a12Ś15ļő21ş26x
~fed	88 -18Ŧ9V23ş33Q45Ɖ
~fed>	90 -18Ŧ10V24ş46Ɖ
~fee	57 -14ŷ-8Vļ-7TŞ7UƋ8Ŏǝ9XŇǂ10tĶƑƼ11PŌ12ǫ13iŁǍ14ǃ16ţž18Ơ20ŏ22r24ƺ26Ũ27MƇ28ň31ũ34Ʈ36u
~fee>	82 -15ŷ10iZ13ǝ14Ŏ25M26ǫ
~feel	62 -8ļ7iMſ8ǡ11XĶŇ12t13Ō14Ũ16ǃ18ž19rţ20Ơ22ŏ27ƺ33ň34ũ38Ʈ
~feet	70 7r10Ƌ13UƑ14ǂ15Ƽ16ŁŨ17P19Ǎ37Ƈ
~fel	75 -8Ƅ7ĸƭ8x10Ũƞǅ11gņ12Ņƀǥ13ŝ15ƚ17Ǔ18ŇƷ
~fell	75 -8Ƅ7ĸƭ8x10Ũƞǅ11gņ12Ņƀǥ13ŝ15ƚ17Ǔ18ŇƷ
~fen	71 -12Ɲ7ĸ9Ť10Ų11l12ƛ13Ǝ14Ż20ǫ31Ž43Ɠ
~fenc	76 -13Ɲ13ƛ15Ǝ47Ɠ
~fend	80 8ĸ11Ť12Ų23ǫ35Ž
~fer	61 -16Ɯ-13Ǩ-7Xœ7C8Ǉǜ9Sķǧ10ƂǗ11Vŏ12ňř13Ļ15ş16ŕŨ17ŉ18ĵǆ19ŃŅƃ20Ɣ21ņ24Ū27K34Ľ
~fer>	73 -7X8ƃ10ǜ11ķ12S13Ƃ17Ľ22ĵƔ23ǆ35ņ
~fere	65 -16Ɯ-13Ǩ7Cǚ9Ǉǧ10Ń11Ǘ12Vŏ13ň14ƃ16Ļřş18Ũ19ŉ22ŕ24K26Ū
~fers	90 -11ņ-10Š11Ɖ14Ń31Ņ
~fes	68 -18ƺ-13P-8d7ƞ8Ň9ƒƼ11bjB13Ťư18ŴǄ23ǜ29q34p36o
~fes>	71 -24P-19ƺ-8d8ƞ10Ƽ11j12bB13ư19ŴǄ30q36p38o
~fess	80 10Ňƒ12P16Ť28ǜ
~fet	70 7ś16Ɛ63Ǜ
~fety	71 16Ɛ64Ǜ
~few	71 -15Ţ-9Ŋ-8Ǡ8mǥ11Ƃ14HƟ20Ť21Ķ23ŋ
~few>	71 -15Ţ-9Ŋ-8Ǡ8mǥ11Ƃ14HƟ20Ť21Ķ23ŋ
~ff>	49 -15ư-12ŗǢ-10ń-9rǪǫ-8aţŰ-7ĿŋŔŷƾƿǆǟ7qŪƊƌƮǒ8eƅƴ9uWĸŶŹƐƩǊǕǝ10jĴŘžƁ11sĵơǚ12ŁŬ13AIŢƟ14ƎǄ15gƤ16OƖǌ17Ŧ18BƝǥ19yŌŻƙ21Ǟ22kǤ24Ɯ26RƧ27ǉ28ŭ29ł32Ļ
~ffe	61 -15Ɯ-13Ǩ-11ŷ-7X7CZǝ8Ǉǜ9ŎƂǗǧ10ň11Vŏ12Ļř15ş16MŅŨ17ŉŕ18ǆ19Ńƃ20Ɣ22ņ24Ū38ǫ
~ffee	83 -15ŷ10iZ13ǝ14Ŏ25M27ǫ
~ffer	63 -16Ɯ-13Ǩ-7X7Cǚ8ǜ9Ǉǧ10ƂǗ11Vŏ13ňř14Ļ16ş17ŕŨ18ŉ19ǆ20ŃŅƃƔ23ņ25Ū
~ffi	63 -15ǡ-14ǉ-10Ļ-9m-8ŭ-7ƥ7ǔǫ8IP9Ōż10Ŝ11N12ǏǦ14ĺ17RŮ19ŝ20UƘ22Ɵ25Ű27Ɨ28ƣ29ǊǍ36M
~ffic	63 -15ǡ-14ǉ-10Ļ-9m-8ŭ-7ƥ7ǔǫ8IP9Ōż10Ŝ11N12ǏǦ14ĺ17RŮ19ŝ20UƘ22Ɵ25Ű27Ɨ28ƣ29ǊǍ36M
~ffo	85 13ǖ23Ʀ38X
~ffor	85 13ǖ23Ʀ38X
~ffs	88 14V18u24ƙ
~ffs>	90 15V25ƙ
~fia	88 14o17p22q
~fian	88 14o17p22q
~fic	54 -13ǉǡ-11J-8m-7ŭƥ7Ŝ8Ōż9N10ǏǦ11ĺŬ14Żǎ15RŮ16ŝ17UƘ19Ɵ21Ű23Ɨǔǩ24Ǎ25ƭǊ27ƣ31M33Ķ
~fic>	85 -12m-7ź7Ļ12ŰǍ14ż15N
~fica	63 -9J7ŕ10ǅ13Ŭ18Ż19ǎ20ǔ28ǩ
~fice	65 -15ǡ-14ǉ-8ŭ-7ƥ7ǔ8I9P10Ō11Ŝ13ǏǦ14ĺ17Ű18RŮ20ŝ21UǍ23Ɵ29ƣ30Ǌ31Ɨ38M
~fici	68 19Ƙ33ƭ
~fie	78 7Ǌ11ľƛ12Ĺś16J18aŨ19Ǧ23Ş
~fied	86 20Ũ21Ǧ26Ş
~fiel	83 8Ǌ12Ĺľƛ14ś17J20a
~fif	85 9Ǧ11ń13ĵ16Ŗ22Ņ
~fift	85 9Ǧ11ń13ĵ16Ŗ22Ņ
~fig	68 -20Ǒ-12ŕ-8ǫ-7Ʀ7yHXŃƙƳǋǌ9Ĺņř10ŧƑƕ11AťƉ12ŗƲǢ13UŨŰ14Ǟ15Ų19Ʈ20r22ƚ
~figh	83 -14ŕ12ŏ13Ƒ16U17rŰ18ŨǞ
~figu	70 -20Ǒ-8ǫ7XƯƳǋǌ8yH9Ńƙ10Ĺņřƕ11ťŧƉ12A13ŗƲǢ16Ų20Ʈ23ƚ
~fil	62 -8Ź7ů8wŨ9ǅ10ō11Ľƙ12ř13ťǞ14ĺ15ĻŜ22ǔ23a26ǈ30ľ36Ǚ43Ťƅ
~file	67 -8Ź7d8ǘ9w10Ũǅ13ř15Ǟ16ť17Ŝ20a25ǔ29ǈ33ƅ40Ǚ48Ť
~fill	71 9ů12ō13ƙ14Ľ19Ļ20ĺ35ľ
~fin	55 -9Ɖ-8ŞŸƗ-7Ł7ĸƊ8tGMœŻ9ĹŌŚǌ10NUƱ11Bŗ12kłšƬƾǃ13ǫ14E15Aƍ16ǚǛ18fś19Ơ20m21Ľ24Ǣ26Ʋ27Ƌ29ŭ42ǆ
~fina	66 -8Ɨ7j8ƅư10f11t14Ʊ15Ĺŋ16ł17kB20A25Ơ30Ǣ33Ʋ38ŭ
~find	70 -9ǫ-7Ş7ŏŷ8Ũſ9ƹǃ10ĸ11ǡ13MŚ14U17Ƭ19šƾ24ǚ25ś30Ľ
~fine	75 -9Ÿ9KǃǄ10iž11Ŧ12Ų14Ōǌǫ15Gœ16N25ŗ
~fing	80 -11Ɖ8b12Ɗ13Ū15P22E23f28Ǜ35ǆ
~fini	70 -9ŋ8ť10ǟǣ12ǆ13Ż18ǫ23ƍ27m38Ƌ
~fir	52 -12Ű-10Ÿ-8Ūǎ-7ĹşŶƣ7w8Œšƪ9sU10ŀśƚ11Z13xǫ14ňŊ15aƭ16oAƆ17ŐŔƦǤ18ťǟ19Ƙ20Ņ24Ļ26ń27ř30Ɛ39ƒ49Ǟ78Ƒ
~fire	60 -13Ű-8ŪǑ7k11ń12U13ƚ18Ļ21Ǥ22Ŋ23ťƦ25ǟ38Ɛ47ƒ52Ǟ93Ƒ
~firs	58 -10Ÿ-9ǎ-7ƣ7eGƏǇǑ8S9w10Ļšƪ11sŒ12ś14Z16x17ƭ18aň19ońƆǫ20AŐŔ23Ƙ24Ņ33ř
~fis	82 8ơ10h12n56g
~fish	82 8ơ10h12n56g
~fit	69 -8ǫ-7y8ŅňŒƮ9ōš11tƩǠ14ƨ16ƣ21őǆ26Q43X50W
~fit>	74 -7y9Ʈ10ōŒš12Ǡ13Ʃ16ƨ17ƣ23őǆ29Q47X
~fits	78 10Ņ12t13ň56W
~fix	72 -9ĸ7H8ŏ9Əǫ10ǂǎ12Ƃ13Ǥ14ŤƦǑ23Ɓ24ş28ƍ40Ū
~fix>	79 10ŏƏ13ǫ16ŤƦ25Ū26Ɓ28ş
~fixe	84 9Ŷ13ǎ15Ƃ21Ū22ƍ
~fixi	90 -7ơ7y10H13ƍǂ
~fla	73 -8f8Ŋř11ƞ12ƶ14ƒƫ17Ƃ18ǫ21ŕ25ƪ31Ə39Ɗ
~flat	76 -8f7Ɯ8ř12ƶ18Ƃ19ǫ23ŕ26ƪ41Ɗ
~fli	90 9ǎ13y14ƀ15ƙ
~flo	63 -11ő-10Ǐ-8ſ8xƄ9Ɛ15Ƈ18Ǌ21H23Ƌư41Ɲ51ƥ76ƛ
~floo	64 -11ő-10Ǐ8x9Ɛ15ƇƦ18Ǌ22Ɲ24Ƌ52ƥ78ƛ
~flor	86 -10ſ12Ƅ30H
~fly	81 -7Ź9f10Ľ61ǂ
~fly>	86 -7Ź44ǂ
~flyi	90 11f22ǂ
~fo>	84 11Ľ17ŋ22Ņ24Ǚ
~fol	63 -7ŷǫ7ĺƜ8agǣ9BWư11Ľžſƞǘ13ǊǙ14Ʃ17ŞǪ19ƨƿ20ǖ23Kǉ27Ƨ29z30ŉ
~folk	64 7jĺĿƜ8Kǣ9aư10BW11Ľžǘ12ſ13ƞǊǙ14Ƨ17Ş20ƨƿ21ǖ25ǉ30z
~foll	81 15g17Ƨ20KƩ41ŉ
~foo	69 -10c-7ǒ8jĵǍ9ŀ10š11Yƛ13ųƞ15Ū16ż23ƕ27Ƈ34Ƽ35ǆ49ǝ
~food	78 -8ǒ11ŀ13Y16ų40ǆ57ǝ
~foot	74 -11c9jǍ10š12ƛ15ƞ18ż25ƕ30Ƈ36Ƽ
~for	32 -22ƹ-20U-19ŴŸ-18ǚ-17ƾ-16ŉ-14CDǋ-13ŀ-12Şǆ-11ŎǏ-10śƨ-9oŖŠŭƫǑ-8ŁŒƋƓƜƠƤ-7vŚŪŰƝƞǝ7jV8ŏŦƗƭǁǌǡ9HMťƯƵ10ńšŧž11ƖơƪƮǠ12gpŐŕƆƱǓǥ13lqGǤǨ14ǎ15ķŤƽ16Ŋ17JTŇŘ18QƣǊǩ19bľŜǧ20dkƟƦǃ21ƶ22LŃƙƲ23Ŀũ24ļřŲ25ōƁ26ŗ27O29ƅƕǕ30cųǄǢ31X32Ƣ33Ƹ35ĺƔǒ48Ů50Ƴ
~for>	34 -24Ŵ-21ƹ-19CŸ-18UŁ-16ƾǚ-15Ŕ-14Dŉƫǋ-12ŀł-11auŞƞƿǆ-10Ǐ-9hūŬ-8ŖŠǑ-7śƉƋƓƤư7yJMTZőű8NVŝƐƗƪ9clŊ10šơǡ11jƀƶǁ12ōƯ13wťžƽ14pLƖƣƱǓǠǩ15ǤǨ16gqœǎ17ŲƮ18ŕƙ19dķŧƅ20ŘŤƦ21QļŃ22b23kOXŗǃǕǧ24Ɵ26Ʋ27ũ28ĿƁ33ƕ34ųǄǢ36Ƣ38Ƹ39ĺǒ44Ɣ47Ů60Ƴ
~forc	84 -7N7ń13ō38Ő
~ford	80 -7Ŵ11ǖ14Ŭ15ŷ19ū21ů22Ʀǥ33X
~fore	55 -13œŧ-11Ŏ-10Ɣ-8Ū7ľŌŶƫ8lŗƉ9ƘǇǗǩ10aŋŏ12Ə13uTł14Ŋƿ15LOŲǕ16ƭ17Gń18ǌ19Ŧ20Jƶ21ƅ25Ŕ26H28ŇƆ31Ǌ38ř
~forg	86 10ĵ11ƕ14ƪ16ƅ18ľ
~form	65 -12ţ-9o8ƞ9FƷ11mő12ahp13ƣǙ14cĽ15ļǫ18Ļ19ľǞ20ƽ
~fort	75 7T9MōƲ12eCƵ14Ů17Ŵ18X41c
~forw	80 -7ţ11Ǖ13ŏ14Ł29ō44Ŝ
~fou	74 -20Ŧ7Ɔ8Ŭ11ŚŲ13ƛ15ļ18ƫ19ƈ24ś26k40Ǉ
~foun	76 -20Ŧ8ŬƆ12ŚŲ13ƛ15ļ18ƫ20ƈ25ś41Ǉ
~four	90 33k
~fra	75 -9C9Ǔ13PǇ14H22ǫ30ƈ34ń48ŀ
~fram	78 9Ǔ14Ǉ17P37ń39ƈ
~fre	71 -13ǫ-7ŉơ8Ǝƹ9ŤƝ10ŭƩ11Ŏ12Ĵŀ13ǃ14Ő15sľ16N23j27LƖ28g
~free	73 -7ŉơ9ƹ10ŤƝ11ŭƩ12Ĵ14ǃ16s17N24j28Ɩ29gL
~fri	70 -7ư7Ƅ8o9Ŀš13Ʀ14Ƥƹ17aĽƵ29B34A
~frie	70 -7ư7Ƅ8o9Ŀš13Ʀ14Ƥƹ17aĽƵ29B34A
~fro	47 -16Qǫ-14şǩ-12h-11ĺō-10ŉ-9FŦƵ-8TŗŴǚ-7fALŎœƦ7ušŰơǎǑ8ťƆưƿǆǛ9ŁƀƨƬǇǟ10kIňƩ11Ɯ12ĹŜŹƥǏ13rWś14ĵĸǅǓ15ƫ16ŨƈƑǌ17ŪŻƽǊǞ18ņŏŕƞƣ19ţǖ20ǔ21RľŔ23ŝ27ļ28ƛǍ32l36Ǘ
~from	48 -16Q-14şǩǫ-11hĺś-9FŦƵ-8TōŴ-7fLŗǚ7mŰŷǑ8ušƆơƿǆǛ9ŁƀƨƫƬư10IňǇǟ11kŪƩ12ŜŹƜƞ13ņǏ14rWĸĹ15ťǓ16Ƒǌ17Ũƽ18ŏǞ19ŕŻƣǖ20ţǍ21ǔ22ľŔ23R25ŝ28ļ29ƛ33l37Ǘ
~fron	67 -10ť-8Ɵ7ņ8Źƞƫ11ƥ12ĻǍ13qǎ17ƈ18Ƒ24ĵ28ś29ǅ30Ǌ
~fry	88 77ǝ
~fs>	82 -10Ņ8Ǆ13V16t21ǆ23oƙ26ŏ
~ft>	63 -14ư-9Ū-8ń7f8ĸŤƙƵ9lUĹ10ķŲƩ11Ķǫ12Ŷ13eŎ14Ŗţ15ĵ17R18ĴŞ21ť22Ɩ24ŭ25ų28Ɓ43Ƹ
~ftb	90 10g13x
~ftba	90 10g13x
~fte	53 -14ř-9xƯ-8ŵƝǒǫ-7Ɯ7ǂ8jŖűƌƭǛǡ9ŤƆƞ10UĿƏƫƹǤ11t12JƩǁ13ǐǦ14gŮơ15yEļţŦų16w19Ƅ21ŝŧ24ĸũƱ25zƵ27L43Ū
~ften	70 -8ǒ-7ǝ8ǀ11ź12ŴǂǛ15ŝ16ƞ18ǁ19ơ21Ů24ų
~fter	55 -14ř-10Ư-8Ɲ-7Ɯ7bǢǦ8ű9jŤƌƭǡ10ŝƆƏƫ11UĿǤ12tJƩƹ14ǐ15g16yEļţŦ17w21Ƅ22ŧ25Ʊ26ĸ27zũƵ28L45Ū
~fth	90 14ĵ23Ņ
~fth>	90 14ĵ23Ņ
~fts	88 25R28ǐ
~fts>	88 25R28ǐ
~ful	60 -14w-9ŤǤ-7cP7qœźƤǡ8iŎųưǋǏ9Bőƕǝ10tDũƄ12Ʀ13ƯǛ14ơǞ18ŏ22UĵŪ26ǉ28R29a45Ɓ
~ful>	77 -11Ť-8P8b10ŉ11ưǋ12iBĹ13ő15ũ19Ǟ28Ū33U
~full	62 -15w-9Ǥ7qƳǡ8ųźƤ9Ŏƕ10œǆǝ11tƄ13DƦ14ƯǛ15ơ19ŏ23ĵ27ǉ29R31a47Ɓ
~fun	63 -17m-9Ŵ8dǦ11Ƥ12Ɨ13xƵ17Ůǡǫ24kǥ25Ƴ30Z42ŷƲ43g
~fun>	72 -10Ŵ-7ǫ7ǂ10dǦ12Ƥ15x19ǡ20Ů29k49ŷ53g
~fund	78 -20m15Ɨ30ǥ33Ƴ39Z
~fune	74 8Ļ16Ƶ52Ʋ
~fur	72 -19Ɵ-9uv8d10Z11Ƨ12Ĺ15Ə18ƋƤ19G28ƌ35ƙ37h
~furn	73 -9v10Z12ĹƧ15Ə18ƋƤ20G28ƌ36ƙ
~fus	80 14Ʋ30ƶ31ŉ34ƌ
~fuse	83 31ƶ36ƌ
~gac	90 35Ƹ
~gacy	90 35Ƹ
~gad	86 -7Ǜ9ŝ24ž26Ɛ
~gadg	88 -7Ǜ24ž26Ɛ
~gag	62 9ĸ12F13ƚ14Ư18ư20Ĵ26f38Ɨ44Ɩ
~gage	62 9ĸ12F13ƚ14Ư18ư20Ĵ26f38Ɨ44Ɩ
~gai	60 -10Ŷ-9Ĺ8ǁǫ9oBǣ10rŅƘƼ11tĴ13L15k16Z19Ƭ21ŷ25ƙ26ŉƕ32Ū
~gain	60 -10Ŷ-9Ĺ8ǁǫ9oBǣ10rŅƘƼ11tĴ13L15k16Z19Ƭ21ŷ25ƙ26ŉƕ32Ū
~gal	74 -12Ř-8x10ŌŸƁƇ12ſ13fƌ16ƴ20Ơ21ǫ24ǅǈ
~gal>	79 -12Ř7ƻǈ10Ɓ11Ō13ſ17ƴ27ǅ
~gall	86 12Ÿ15f20ǈ25ǫ
~gam	86 -7Ľ27g51ǫ
~game	86 -7Ľ27g51ǫ
~gan	88 9ļ10C15Ǉ22ǈ
~gap	75 9Ư22Ŗ60Ƃ63Ţ
~gap>	76 10Ư22Ŗ37Ţ68Ƃ
~gar	64 -8Ŧ-7D8ĺ9ť11ƥ12ƞǄ13ƾ15gƧ19ƶ20xƓ22Ƈ29Ɵ40ƻ53ű
~gar>	83 -10Ŧ9ƿ17ƾ19ƻ25ƶ
~gara	69 -11ƿ-7D10ť14ƞ17Ƨ22Ɠ24Ƈ32Ɵ57ű
~gard	86 13ĺ17ƥ22g
~gare	86 18Ǆ30ƻ
~gas	82 13Y18ƌ48ƒ
~gas>	82 13Y18ƌ48ƒ
~gat	75 -8ǔ9ǂ11ƞ13ƥ15Ǖ16Ő17ǆ21ǣ22Ǝ34ű
~gate	79 13ƥ22ǣ24Ǝ36ű
~gav	76 -8ŏƨ7ż8Wŋ11ŕ12BŅ13ǜ14Ũ15ņ20ŗ38Ľ
~gave	76 -8ŏƨ7ż8Wŋ11ŕ12BŅ13ǜ14Ũ15ņ20ŗ38Ľ
~gc>	86 -11ƣ-7ō29ǩ45Ǖ
~ge>	41 -17Ǒ-15w-11ŀŝǒ-10LǓ-9ŋǠ-8oĵŁũƊƙ-7sNōżƤǊ7ŶƢǗ8łńƪǕ9XĴňŕŖ10yǧ11xĸŢ12ƀƓƞǟ13şƗƟƮǔǜ14Ƃ15ŏŐǎ16œ17śůű18Ǥ19WŧƉƖ20TƜ22mƩ23KŘưƳ24ŲŻ25Ɓ30Ɲ31ƕ33p34ſ35Ư36Ƨ41Ƈ48c
~gea	90 -18ƙ-8ǚ-7ƞ15Ɵ47Ǒ
~gear	90 -18ƙ-8ǚ-7ƞ15Ɵ47Ǒ
~ged	63 -8ŧ-7şǌ7Ʃ8ŕ9bRƝƼ10ƽ11Š12ƺ13żƄƣ22Ǡ24Ļ25f29h30ť36m
~ged>	63 -8ŧ-7şǌ7Ʃ8ŕ9bRƝƼ10ƽ11Š12ƺ13żƄƣ22Ǡ24Ļ25f29h30ť36m
~gee	85 18Ɨ22ǂ
~gee>	85 18Ɨ22ǂ
~gem	85 18ƣ20ƚ
~geme	85 18ƣ20ƚ
~gen	59 -16ſ-11a-9ĺŞ-8Ř8ƿ10Ǉ11Ǡ16Ŀ18ǩ19Ǖ20Z23Ņƭ29ǣ30ń64ŝ67Ň
~genc	83 9Ƅ30Z
~gene	73 -19ſ-8Ř8ƺǘ11ƿ14Ǉ16ǩ24Ǖ36ǣ
~gent	63 -12a-9ĺŞ8Ǩ12Ǡ18Ŀ25Ņƭ32ń70ŝ72Ň
~geo	85 8l15Ź17y19C
~geor	85 8l15Ź17y19C
~ger	61 -9gŠ7ƄƯǄ8HŏǞ9tōťŪŻżƣ12Ŗ13vňǠ15fų16Eǎ18p20Ǜ21hź25ƾ27Ǌ31ǂ34ƞ
~ger>	66 -7Ǥ7hţ8Ƭ9HŏƯǞ10ťŮŻżƣǂ11ōǛ13Ŗ14ňźǠ17ǎ18fEƞ21p30Ǌ
~geri	88 10ǚ11Ǆ13h18ƾ
~gero	84 -11g9Ŝ32ǂ
~gers	75 9Ƅ10b11ź12ŪǛ21ƞ22vų
~ges	61 -13ǌ-11pǏ-8c-7Ļ7UƆǑ8H9ơǛ10ǥ11Ķ12Ƅ13ƣ14š16Vųǧ18y25ŀ28ś29ǖ52ǋ69v
~ges>	66 -13ǌ-12Ǐ-7ĺĻ7T8UƆ9H11ǥ12Ķ13Ƅ15yš16ƣ17Vų18ǧ30ś53v56ǋ
~gest	69 -12p8Ǒ11ơǛ22v30ŀ33ǖ
~get	43 -17ƹ-16q-13ƙǫ-12yķĻŮ-11rŐ-10cƮƼǊ-9lŔǠ-8ĸŃňŖŘūŭƔƖ-7ĶŇŞşŦơƦǡ7GŁłŋŒŗưǐ8biƛǟ9pRľńŬƴǉ10mKƋǦ11tIŹƯǛ12HSĵļŵǁ13vJŏŻƐƕ14XŠ15ŀżƗƣ16ĹŷźƎƘ17Ƅ18ž19gkƭǗ20Ƃ21jWŧƜ22ŉ24eƪ28ōŜ29Ų31s35Ŷ
~get>	45 -17ƹ-16q-12yƙ-11ķŐŮǫ-10cĻƮ-9Ƽ-8lrœŔŭƔǠǥ-7nPŃŇŖŘŦŴơǊ7YźƨƵǛ8ŋŏŒƢƷǐ9bjŁŵŸư10Ŭ11mpGRľńƋǦ12KŷŹƕ13sIƛǁ14Jĵ15gSļŻƘ16vXżƣ17HƎƗ18Ĺ19Ƅ20kž21ƪǗ23ŧƜ24Ų25Wŉ26e30Ŝ31ō33Ŷ
~geth	75 7š11fuƂǋ12Ĵ13M15ǌ25s34Š
~gets	71 -13ū-9A-7ŅŮ7Ʊ9gTŵƴǉ10sŏ11Ƥ12ŷ13Ŵǥ17ƂƯ21Ɛ25ł34ƭ
~gett	67 -7ǡ7Ŷ8iAUś10ŲƂƠƪ13PǢ14tŗźǛ15z16œ18ŀ20j
~gge	68 7łţǑ9Ƭ10HRƝǛ11ō15ňǠ16ǖ29ŀ31h
~gged	85 7i13RƝ40h
~gger	85 9łţ11Ƭ13H15ō19ňǠ
~gges	72 9Ǒ12Ǜ17ǖ32ŀ
~ggi	84 -8ş8r9g12K16Łņ
~ggin	85 -8ş9gr12K16ņ17Ł
~ggr	88 24ǣ
~ggre	88 24ǣ
~gh>	47 -27ǫ-10Ő-9LƖơ-8QĵœŲ-7ŖŠţ7zRSZĹŢŭůƂƙƨ8ĴǞ9Cŗ10nŪūŶŸ11rŁŨǧ12ŋ13ťƜƵǦ14ŜƛƮ15őǟ16ƏƗƼƾǄ17Yřſ18yŦ19ƪǐ20W22ǘ23ƥƩ24Ǩ25j26ũ40Ř
~ghb	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~ghbo	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~ghe	75 -7Ƌ7Ř8Ɣ10ņ11ŕ14Ŕ17Ǖ31m
~gher	78 7Řř8Ɣ11ņŕ14Ŕ18Ǖ
~ghes	86 -8Ƌ37m
~ghl	68 -16Ǥ7YZ10Ķ12T13Œ16ư18ů19ƙ26ĸ
~ghly	68 -16Ǥ7YZ10Ķ12T13Œ16ư18ů19ƙ26ĸ
~ght	35 -16T-14m-12W-10ĸ-9Ƃ-8şƱƵ-7třŪƜ7DLĿŒůŰƟƪƭƮƺǎǝ8QŦżưǓǟ9eCXńŐš10vĻŚŴźƃƒǞ11boKUŖŞƅƏƕƿǁǡ12alPSŗŠŢ13MŀōŎ14EļŘƆƍƠƲǘ15iHƹǅ16ŏƞƨ17rIŋųƳ18Ɣ20Ł21uy23Nǐ24Ũ25xň26Ǒ27ű30w31Ƽ
~ght>	36 -16T-11BW-10ĸ-9Ƃ-8mşƱƵ-7RƜ7gŀŇŒůƺ8KŃŢŦŰŷƟƪƮǎǝǟ9deuQXŴǓ10CĿńňŐŚšƒưǞ11wĻƃƏƿ12lŠƅƕǁǡ13MSų14aōŗŞƲ15oEHPļŎŘƆƍǘ16ƞƹǅ17ŏƨ18brIŋ19iƔ21Łű25N26Ũ27ǐ28Ǒ33Ƽ
~ghte	67 -13b-12m-8d8Ǡ9BLƹ10Ƒ11Ŗ14U16yű22Ƴ24ź25vx35w39u
~ghts	72 7D8Ţ12x13HUŀ14ż15Y17y19ų21n29R34ň
~ghw	88 12Ƣ14Ƒ22Ƃ25Ű
~ghwa	88 12Ƣ14Ƒ22Ƃ25Ű
~gia	85 8l15Ź17y19C
~gia>	85 8l15Ź17y19C
~gie	86 -10Ǫ11ư12Ǌ22P
~gien	90 12Ǌ23P
~gin	61 -10ş-8C-7DPƊƱǘǫ7aťƧƺ8ō9TŁ10ű11ƌǞ12ţ13Ĵũ14ĺŲǡ15ƍ16ƵƷ17œ18lǚ20VƓ22ņ23ƙ29i33š
~gin>	78 -9ƙ-8D-7Ʊ7rƓ9z10ƺ11Ĵ12ō13ű15ņ19šǡ20ĺ24ǚ32i
~gina	75 -8C7Ɔ14ƌ16Ɖ20ƍ22š24l
~gine	86 -7ǘ18Ǟ20ũ22Ų
~ging	69 -11Ɖ-10ş-7P7ŕ9atKƧ12T13Łņ17Ɠ18ƙ20VœţƵƷ
~gir	72 -11ư-9ǅ7ǟ8ǘ11oǦ12lǊ14Ǟ17vƤ19w25ƹ41u
~girl	72 -11ư-9ǅ7ǟ8ǘ11oǦ12lǊ14Ǟ17vƤ19w25ƹ41u
~gis	80 -8ű14ť16ǘ18ǅ29Ŭ30ǌ
~gist	80 -8ű14ť16ǘ18ǅ29Ŭ30ǌ
~git	75 8d14Ŭ17e24I29E31Ś
~git>	90 7Ŭ9e10E
~gits	78 8dŬ10e22E26I34Ś
~giv	55 -10B-8Ǆǫ7wőƉƬǐǤ8ňŨůƙƟǒ9IłŅŷ10Ǘ11oxņūƣƩ12ŧ13XYœǃǉ14tŞƇ15DōǢ16d17ek19Ƃ22ǜ23ŕ34W
~give	56 -9B-8Ǆǫ-7Ŷ7ewŋőƉƖƢƬǐǤ8ňƟǒ9Ũůƙ10IłŷǗ11oņ12xūƣƩ13ŧ14YŞǉ15DōƇ16Ǣ17dX19Ƃ23ŕ25ǜ35W
~givi	78 8Ǟ9A11tŁ13e16Ŷ17Ņœ20ǃ27k
~gl>	80 -26ƃ-8Ŏ20ǧ28Ǩ90ǣ
~gla	72 -7Ő7ĺƁ8ƾ10Śť12őŦ13Ǜ15t19Ž22ǎ24ŷ27ǁ38Ƃ
~glad	83 -7Ɓ9ĺ10ƾ14őťŦ17t22Ž28ŷ
~glas	78 -7Ő11Ś14ƁǛ24ǎ29ǁ41Ƃ
~gle	66 -10ǁ8Ɔ10Ɯ11Ƈ14ǫ16Ǉ19ƚ24h28f40ƉƊ44Ľ
~gle>	70 -10ǁ7b9Ɔ13Ƈ17Ǉǫ19Ɗ20ƚ26h31f46Ľ
~gles	78 12Ɯ26Ɗ46Ɖ
~glo	90 -11ư14ƅƮ18ƨ
~gly	84 8Ľ9Ǧ11Ķ12Ň14t22Ə
~gly>	84 8Ľ9Ǧ11Ķ12Ň14t22Ə
~gma	86 29J
~gmai	86 29J
~gme	90 11Ţ14c
~gmen	90 11Ţ14c
~gn>	64 -9Ŝ-8Ɠ7ƪǂ8ł9H11ŗ12WĴ15Ƴ16Ɣ17ŏǫ19Ƙ20J23Œǅ27Ǖ35ǜ40ō
~gna	90 -8ƻ12ľ14ł17I19Ǆ
~gne	79 8Ŕ11ł13ō14Ƥ18ƴ
~gned	79 8Ŕ11ł13ō14Ƥ18ƴ
~gni	88 13ǋ14ŏ24Ƙ
~gnin	88 13ǋ14ŏ24Ƙ
~gno	83 13D14ƿ36ƾ
~gnos	84 14ƿ37ƾ
~gns	84 -9Ʊ8q17ł20Ǣ27Q
~gns>	84 -9Ʊ8q17ł20Ǣ27Q
~go>	47 -17ǫ-16Ű-14lqŧ-13ũ-12ť-11Şů-10ĺłň-9xƟƥƳ-8ĹŇŖűŲŷƪƶǇǍǟ-7nMOĽĿŁƜǐ7dŐśƐǅ8NŴŵ9rwľŅŝſ10AŉŨǒ11ĸŢǀ12f13EŜşŤ14aƌ16ņŋǂ17ōơǨ18moŕšƯ19VƢ20ŔŘ21Ń22Ū26Ɣ27ƠƩ28Ɩ29ŏŦ36Ǟ37Rƭ40Ŏ46Ʀ
~goa	86 17ť41ļ
~goal	88 42ļ
~goe	68 -9p7Y8ŵƗǫ9Hƫǋ10KƷƹ11dJŃ12cEǜ13zǞǟ14ķ15łŴ18ǘ20o29ƭ
~goes	68 -9p7Y8ŵƗǫ9Hƫǋ10KƷƹ11dJŃ12cEǜ13zǞǟ14ķ15łŴ18ǘ20o29ƭ
~goi	55 -16Ţ-14Ű-11ƹ-10Ɩ-9tŁ-8şƪ-7mť7eYŊŨǡ8ţƷǠ9ſƟǅ11DPQƔưǫ12Ư13Ǉ14Ŏƺ15ũ17ż18krŴ19ĺŪź20H23U29Ń31y32i37V42Ő
~goin	55 -16Ţ-14Ű-11ƹ-10Ɩ-9tŁ-8şƪ-7mť7eYŊŨǡ8ţƷǠ9ſƟǅ11DPQƔưǫ12Ư13Ǉ14Ŏƺ15ũ17ż18krŴ19ĺŪź20H23U29Ń31y32i37V42Ő
~gol	83 11h12n28ķ34g
~gold	90 12h13n30ķ
~golf	88 37g
~gon	63 -12ū7ƛ8Ƣ9ƔƕƳǥǪ16Ɛ17œƫ18ŔƸ20Ŷ21Ʊ22ŗ38ư41ƹ45ơ
~gone	63 -12ū7ƛ8Ƣ9ƔƕƳǥǪ16Ɛ17œƫ18ŔƸ20Ŷ21Ʊ22ŗ38ư41ƹ45ơ
~goo	53 -16ş-15u-11zǠ-10Ű-9ŵ-8DĺšŦ-7HœűųǍǝ7VţŽǁǔ8ŔŤťƻǛ9UƊƏƖ10ZƯƷ11ƫ12J13pļŌőǗ14ǌǫ16ňŪ18Ż19WĶ20ōŏ21ƺ22Ų24xL26ŷ27IN29Ň31i32ǡ33Ľ42Ş
~good	53 -16ş-15u-11zǠ-10Ű-9ŵ-8DĺšŦ-7HœűųǍǝ7Vţǁǔ8ŔŤťŽƻǛ9ƊƏƖ10UZƯƷ11ƫ12J13pļŌǗ14őǌ15ǫ16Ū17ň18Ż19Ķ20Wōŏ21ƺ22Ų24xL27Nŷ28I29Ň32i33ǡ43Ş
~got	40 -21ǫ-12řơ-11ŇǠ-10XŷƍƮƯ-9ǟ-8iGPňŪƪǆ-7brBRŒƃƩưƱƻǁǒ7DŊŢƂƦǔ8hłŦůųŴŹƁƄǃ9ţǄ10NūŬƓ11qņŏƶǉǦ12EŲƙƝƧƨƽǝ13gŧƚƷ14ĽŚŞ15šǤ16kVƐǧ17uœŶƛ18Ņŝ19jŉőǚ20Ŗ21śǑ22ķ24n25Z28AŐ31Š37OĻƀ
~got>	41 -20ǫ-12řơ-11XŇǠ-10ŷƍƮƯǥ-9ǟ-8iGPňŪƪǆ-7brBRŒƃƩưƱƻǁǒ7gDŊŋşƂǔ8ŢůŴŹƄƘƦ9VłųƁǃǄ10hNţū11qŅņŬƓƶǉ12EŏƙƨǦ13ŲƛƧƽ14ĽŚŧƚƷ15Ş16šǤǧ17kœŶƐ18uǚ19ŝ20jŉő21Ŗ22śǑ23ķ24nŐ26Z29A32Š33Ļ38Oƀ
~gotc	85 10ĻŐ12Ÿ14gV16Ŧ
~gott	77 -10Ƌ8ƛ9Ǜǥ12ǝ13Ņ14Ƣ15ƞ21Ɲ
~gpa	88 42Ż
~gpa>	88 42Ż
~gra	58 -8u-7ť7xĽƚǡ8wƵǕ9ƫƱǙ10Ÿǫ11mqyžƌ13ŨƠ14ƂǇ15Ǜ18ś20v23ƍǧ26ƽ31Ƹ36Ż
~grab	82 9I11aŹ16ƽ28ś
~grad	67 7Ƴ14mqy15ƍ16Ũ28v43Ż
~gram	76 -7ǉ11ĽǇ12Ǚ17ž20ƽ21Ǜ22ǫ31ǧ
~gran	73 7cknǕ8ZŜ9Ǉǖ11xƚ12ƫƵ13ƍ15Ÿ16Ʊ41Ƹ
~grat	81 8Ƽ9fƖ11Ɣǡ20Ơ
~gre	65 -8q-7ƪ7aŷŻƠ8JŤŵƞƤǍǎ9xƳ10ō11Ʊǫ12B14ƣǣ15jr16Tĺ17ł24Ǖ34m
~grea	76 7Ŝ8ƈ9Ż10aJ11xƞǍ12ŵ20T
~gree	72 -7q7Ǫ9Ƥ10ƠƳǎ12Ʊ13ō14Bǫ17r19jĺł26Ǖ38m
~greg	88 24ǣ
~gro	61 -17H-13k-12Ǐ-9p7TXŌƬǉ9ƥ10y11ƕƖ12QƯ13Ǟ14ǫ15Y16nǋ21Ů22l24Ʃ25Ǝ28v30W42ǌ46Ǡ
~groc	85 10z13X21Y32Ů
~gros	79 -12Ǡ10T14Ɩ21ǋ46ǌ
~grou	70 -13Ǐ7ƋƼ9PŌ13ƥ14ƕ15Q16Ǟ21ǫ28Ʃ30Ǝ36W
~grow	72 -20H-14k-9p-7ǂ8ǌ9Ɠǉ10Ƭ13y15Ư20n29l35v67Ǡ
~gs>	52 -11Ļ-10ƕǫ-9nǅ-7BőŝƖǨ7ļŠ8ƟǛ9Ŋŋƻǆ10qĸƇ11ǉǊǘ12TŁƸ13ş14i15žƤư16ƏƓ17Uƒ18řƧ20ǡ22ǁ25A29ƙ30ĺ32Z34h
~gua	80 11Ʊ15ŉ31ǫ44ƴ
~guar	82 11Ʊ45ƴ
~gue	72 -11Ǉ-9G7ś8Ɖ9iŊŪ10blǘ11Ƒǌ12Bőŗ13ů14Ɔ17P19ƙ33ǫ39ƞ
~gue>	90 -7ļ12Ŋ14b15B
~gues	73 -11Ǉ-9G8śƉ9iŪ10lǘ11Ƒǌ12őŗ13ů15Ɔ17P20ƙ35ǫ39ƞ
~gui	78 16A17ǜ21g25Ɛ29ƚ
~guis	84 29Ɛ
~guit	86 25g32ƚ
~gul	72 -10ǉ9ƛƫ12Źǀ15Ɗƚ16ųƣ19k30ǖ
~gula	73 -10ǉ9ƛƫ12Ź13ǀ15ƚ16Ɗƣ17ų31ǖ
~gum	90 -8ǁ11Ŋ22D25ƻ
~gun	76 8Ƈ9xź10v24u50ƚ
~guns	78 7ź9x10v25u49ƚ
~gur	70 -20Ǒ-8ǫ7XƯƳǋǌ8yH9Ńƙ10Ĺņřƕ11ťŧƉ12A13ŗƲǢ16Ų20Ʈ23ƚ
~gure	70 -20Ǒ-8ǫ7XƯƳǋǌ8yH9Ńƙ10Ĺņřƕ11ťŧƉ12A13ŗƲǢ16Ų20Ʈ23ƚ
~gut	80 -8B7ƍ14Ǟ29Ń39ň
~gut>	82 -8B7ƍ14Ǟ30Ń40ň
~guy	59 -21ǫ-10N-9œŮ8őš9oCHŒ10FMYŝƏ11bǗ12ƖƣǛ13kťŵ14ĹǞǥ16jņ17ǉ19x21ǋ22Ňǡ26ƀǓ30ǆ31B
~guy>	68 -17ǫ-7œ8ľǪ10ǥ11š12oxƏ13ŝ14M15gƣǗ17ť19Ǟ21ņ28Ň33ƀ39B
~guys	63 -10gN-8Ů7fŎǍǔ8Ɣ9xƹ10CőŒ11HY13Ǜ14Ɩ15kF16ŵ17Ĺ18j19ǉ23ǋ24ǡ29Ǔ34ǆ
~gym	72 -14V12gƩ17Q18P22Ř31Ļ
~gym>	72 -14V12gƩ17Q18P22Ř31Ļ
~ha>	70 -7nƠ8iŸǚ9hjpHœ10cŚşƶǀ11tVőűż12Q14ƴ15Ǜ16Ŋ17g28Ų
~hac	80 13ǫ54ǚ
~hack	80 13ǫ54ǚ
~had	51 -18n-11ŧ-8GS-7dőǫ7ƒƜǚ8PŲƌǁ9ŋŞƏ10żǛǡ11ťŹƉ12tǗ13ĿŢ14Ǟ15Ʀǟ16Ķ17ƾ18Ǆǥ19ĻǇ20š22Ɲ23ŇŽ24Ĺ28ƿ29ǀ37Ť41Œ
~had>	51 -18n-11ŧ-8GS-7dőǫ7ƒƜǚ8PŲƌǁ9ŋŞƏ10żǛǡ11ťŹƉ12tǗ13ĿŢ14Ǟ15Ʀǟ16Ķ17ƾ18Ǆǥ19ĻǇ20š22Ɲ23ŇŽ24Ĺ28ƿ29ǀ37Ť41Œ
~hah	76 7Ľ9iŝ10œǚ11hjpH12tşűǀ15ƴ20Ų
~haha	76 7Ľ9iŝ10œǚ11hjpH12tşűǀ15ƴ20Ų
~hai	63 -18ƞ-8ĵű8NňƓ9Ŧǖ11P13U14ǘ15Ɵ16Ɖ27ƁǍ28ř29Ǔ40Ǌ56Ɯ
~hail	69 7ŕ10Ŧ18Ɖ29Ɓ30ř62Ɯ
~hain	88 -12Ɵ10ŕ13Ɠ16ǖ
~hair	71 -19ƞ-9ű-8ĵ10Nň12P15U16ǘ27Ɵ31Ǎ33Ǔ46Ǌ
~hak	86 8Ǖ15M37ũ
~hake	86 8Ǖ15M37ũ
~hal	63 -11Ʊ-9Qǉ-8Ņ-7bƨƺ7ƅƓ8ķǟ9Ʃ10Ƌƪ11p12Ǆ13Oō15ů16qt17ƽ19rǖ23Ǫ24Ƥ26Ɗ36ǫ38o49Ʈ
~half	66 -11Ʊ-10ǉ-9Q-8Ņƺ-7bƨ7uĵ8ķƅƓǟ9Ʃ11Ƌƪǫ12p13Ǆ14O16ů17qt20r21ǖ26ƤǪ35Ʈ41o
~hall	84 21ōƮ34ǫ
~halt	85 37Ɗ
~ham	84 8F9Ľ10ƾ11ƅ17Ǌ18C
~hame	88 8F10ƾ11ƅ
~han	47 -14Š-13ũ-12ƙ-11Cķŭ-10ǫ-9Ʀ-8ōŐŘŤƮǌ-7joyŉŞťƍưƵǪ7ĴĶľƘǔǥ8HłņǍǢǨ9ZƝƩ10GƂǜ11ĹůŲ12Ǆ13sPĸŁŝƢƺƼ15kţ16Kļşǉ17pſ18ƹǚ19iĻǠ20tŪ21ň22ŨǊ23Ɠ27ŕ28ƷǞ31ǘ35ś36V
~han>	63 -10C-9ǫ7LŪǎ8ŔƔ9aňŲƫǉǣ10ZƂƉƼ11Ŧŧƨ12œ13ǍǨ15ņ16ĸ17Gů20Ǆ25K27pſ
~hanc	82 -12ŭ-10ǫ9lV10Ƃ14dƖ15H16ľ20P
~hand	58 -13ǎ-12Š-9Ʀ-7œŦ7ŗŚǑ8ļ9Mŀ10tPńǔǕǛǥ11SƘ12ǢǤ13łƹǉ15ǜ16Ǡ18ĹǊ19sƢ20ŝ26ǚ31Ǟ32Ũ35ś41ǘ
~hang	56 -9Ɖƙ-8ũƫ-7Pōǌǫ7tI8EŲƼƽ9uƝ10TĶ11ƹ12ŏ13ĴļǠ16Ʃ17ƺ19ň20ŁŪ22ţ23Ļş24i29ŕ31Ɠ40Ʒ45V
~hank	78 -14ķ8ĺǞ9aĸƶ15t19Ľ30k
~hap	50 -11ł-10GŁ-9Ɖ-7Vň7iŇũǜ8ZĹƠ9ƞ10Ŏǟ12Uƀ13HŘŞƪǫ14ŤƊƭ15ǖ16ǚ17ŀƵ18ư19ǥ20ŢƝƩ21ŷƺ22Ǫ23şŦ24Ū26ƹ27ļ28Ļ30Ų32ť
~hape	74 -11Ɖ22Ɗ32ƺ48Ų
~happ	50 -11ł-10Ł-9G-7V7Ňũǜ8ZĹƠ9iƞ10Ŏǟ12Uƀ13HŘ14Ťƪƭǫ15Şş16ǖǚ17ŀ18ưƵ19ǥ20ŢƝƩ22ŷǪ23Ŧ24Ū26ƹ27ļ29Ļ33ť
~har	57 -12Ť-10ş-9F-7PRŀ7Ƌǁǔ8żƵǚǠ9dņƍƭƻƽǡ11žƶǅ12łŴ15ǥ16CũǏ18řƣ20UųƸ21Ǟ23Ǖ25nǫ26ŋ28œ30Ǜ32Ƣ36Ƥ
~hara	82 -14Ť10Ŭ44Ǟ
~hard	67 8ks9ĸƈ10Ƌƛ11dƵǠǡ12ƍƻ17Ǜ18ž20ũ26U31ǫ
~hare	72 -8R-7P10ǖ12ƭ13ǚ14Ǐ16Ŵ17Ƣ18ǈ24ŋř26Ƥ27ų33n
~harg	72 -9şǞ7ǫ8ƳǛǦ9ƕ10Ŗǔ11ż12ǁ13ņ15ƶ20ł24Ƣ27ƣ38œ
~hari	84 -7F10T25Ƥ34Ƹ
~harm	88 -7Ɵ17ƽ38Ǖ
~has	50 -9nrťƏ-8dxAŹǀǓǫ-7Őƭƿ7Ūƞƪƺǔ8őŸƊƼƽ9qƕƗ10BŨƉƒ11ŃŵƓƛǎ12ŔŕŗşŢźƶǜǞ14Ƭǩ15ńůƌ16jvǝ18œƔ19Ǚ20ŤƝ21Š22ƀ23ł25Ǆ26h
~has>	50 -9nrťƏ-8dxAŹǀǓ-7Őƭƿǫ7Ūƞƪƺǔ8őŸƊƼƽ9qƕƗ10BƉƒ11ŃŵƓǎ12ŔŕŗŢźƛƶǜǞ13ş14Ƭǩ15ńůƌ16jvǝ19œǙ20Ɲ21ŠŤ22ƀ23ł26hǄ
~hase	84 22Ũ33Ɣ
~hat	20 -21Ÿ-19Ņ-18ĵǉ-17s-14źƤ-13UǢ-12ơ-11xŭ-10Ʀ-9zǒ-8NOŋŝű-7ŴƭƴǎǨ7cńǖǜ8qŜƮǍǟ9jISŹƲƹ10ŇŚůſƁƄƟƾǐ11řżƊƌƍƚ12ZŖŮŲƋƗ13auwTǛ14hLľţƩǠ15ĴƆǌ16ƕƷǋǑ17oƿ18lĹšƼ19DJWƓƖƸ20ŒŬƨƬƵ21RķƏƣǕ22vŕǧ23EGX24bmYŧ25PũƢǫ26gĸŞ27CĿŪŵƈǅ28ŉųƫ29ņ30QťǊ31BŃ32Ɣ33ǆ34ƽ35ļŊ36ŀ39Ř40Ļŏƙ41Ł43œŔŗş44Ŏ45ĺ49Ŧ55ň57ū
~hat>	20 -21Ÿ-19Ņ-18ĵǉ-17s-16Ǣ-14źơ-13UƤ-11xŭ-10Ʀ-9zǒ-8Nű-7ŋŝŴƴǎǨ7pńſƪǖ8aŜƍƟƮǍǜǟ9ISŹżƲ10jŇůƁƄƾǐǛ11řŚƊƌƚ12ZŖŮŲƋƗ13uwTƓ14hLľ15ĴţƩǌǠ16ķƆƕƷǋǑ17ƿ18loƼ19DJĹšƖ20WŬƨƬƵƸ21PŒƏǕ22RŪƔƣǧ23vEŕŞ24mGXYŃƈ25bBŧũ26Ƣƫǫ27gĸĿŊŵǅ28Cŉų29ņ30QǊ31ť34ƽǆ35ļ36ƙ37ŀ40ĻŏŘ42Ł43ş44ŎŔŗ45ĺ49Ŧ54œ55ū56ň
~hate	73 -7Ƒ7żơƹ8qVƓƟ9KśƫǀǢ11aƲ12Ş13Ŋť14P16ŀŪ17Š
~hatl	86 23ķ36Ń
~hatv	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
~hau	81 -18ū-11Ɵ11ŵ16Ű19ŮƧ26ǒ39ų
~haul	81 -18ū-11Ɵ11ŵ16Ű19ŮƧ26ǒ39ų
~hav	31 -22Ʃ-18ǆ-15UŰ-13gŁǩ-12MPš-11nƗǌ-10HLœƆ-9QļƮ-8ĽŃƉƠƯ-7pKTŀŔŕřƢƣǎǐǜ7GRĿŨżƇƶǠ8łőŝűƴǀǅǫ9rFJĶŇŊƁǇǑ10hĸŉŎŗūǊǚǣ11kŖŦƝƵ12sIŌŞƌǖǦ13iNƏƬ14SƎƞ15ƲǤ16lŹŽƓƚƜ17źſƱ18mńţǍ19ĴŠƀƂƙǈǕǟ20aŶƄǔ21ZķŒŤ22Ǟ23ƐƳƷǉǧ24fƍ25uŏ26Ř28ś30O31ƾ34Ņƨ35Ő39ƪ
~have	31 -22Ʃ-18ǆ-16y-15U-14Ű-13Łǩ-12gPš-11nMƗǌ-10œƆǡ-9HLQ-8xļĽŃƉƠƯ-7KTŀŔŕřƢƣǎǐ7GRŨżƇƶǠǪ8őűƴǅ9JĶłŇŊƁǀǇǑ10hrFŎŗūǊǣǫ11kĸŉŦƝƵǚ12ńŌŖŝŞƌǖǦ13IƏƬ14NSƎƞ15ƲǤ16lŹŽƓƚƜ17źſƱ19mĴŠţƀƂƙǈǟ20aŶƄǍǔǕ21ZŒŤ22ķǞ23ƐƳǉǧ24Ʒ25fƍ26ŏŘ27u28ś30O32ƾ34Ņƨ35Ő39ƪ
~havi	78 -10ŝ-8Ʈ9x12t13ń14s20ǡ23i33Ŀ43y
~hbo	70 -11ŗ7GŬ8Ʀ9ĽƔ10Ɔǫ11ƛǏ14ņ15B18C23ƞƠ
~hbor	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~hda	70 8Ǚ12ŝ19p22v25c27d
~hday	70 8Ǚ12ŝ18d19p22v26c
~he>	21 -32ŗ-26ň-22Ş-20iT-19Œ-18ŉŎ-17Źƥ-16ƺ-14zļ-13ƃ-12AGL-11HũƦǐ-10ńœ-9NVŐŢŤƶ-8uPǘ-7ŋǆ7FQĽƔƕ8cfoĹŲƁƎǉǣ9ŪƐƜƯǊǋ10ĴŘž11ķĻő12ĿņƑƚƲǑ13ōšťŮűŸƂƽǅǕ14ŀŃƩƿǃǌ15ůƉƙǙǦ16JƬƵ17ŇŖſƷ18eƆƒƞƪǍ19ƌǥ20kľŧżơƧƹ21Ś22ŭƈƠǧ23YŨƋƍ24sEłƅƝǈ25ƛƤ26ƓǄǏǡǤ27UǒǨǪ28ƘǇ29tvŰŴư30ǎǩ31pŁśǠ32Ɨ33hŻƣ34yƏ35q36ŵƭ37Ǣ38Ƣ39x40ź43Ŭ49r
~hea	46 -13Ż-12cz-11Ɲ-9pwƳ-8ŉƵǀ-7o7DŌŏů8agNŚ9Ư10uƼǙ11ĽƴǅǑ12ş13Ňš15syņňũ16k17ō18xŀ20ŝ21U24W25j26Ŀ27h30Ƅ36ƒ41ǉ42ƾƿ50ƺǄ54ƌ
~head	68 -15Ż-12Ɖǫ-9Ƴ7B8źƦ9Ŀ11Ǟ12ŀ13n15V16k18ōƴ22ũ26ş27y66ǉ
~heal	56 -14z-8t-7pň10ƶ15xǙ17ƾ24W34ƿ41Ƅ56Ǆ76ƺ
~heap	78 -7c8rŧ9Ťƈ11Ŕ12Ƃ19š20Ư32ņ33Ŀ
~hear	56 -13ƺ-9w-8nŉƵ7lWōŚƻǄǟǪ8akťƎ9frDŌůƼ10ixŏ11tNŕŶƉƒ14gŀ16ǫ17Ľ18u19Ňƿ23s26ň31ŝ34U37ƾ38h
~heat	70 -10Ɲ-8UƠ19ǅ47j60ƒ89ƌ
~heav	88 8Ƽ11ǐ15Ǌ25Ǒ
~hec	56 -12ł-9Ɣ-8œŴǓ7cATǡ8uţƤƯƺǝ9őƬ10KĹƪƱǒǞ11J12ǑǤ13Əǔ14ǋ15ŝǗ16eQƭǢ17ǘ20WƮ22ĵŧơ23qĴ24Zư29ǀ
~heck	56 -12ł-9Ɣ-8œŴǓ7cATǡ8uţƤƯƺǝ9őƬ10KĹƪƱǒǞ11J12ǑǤ13Əǔ14ǋ15ŝǗ16eQƭǢ17ǘ20WƮ22ĵŧơ23qĴ24Zư29ǀ
~hed	62 7ǟ8Ŏƻǣ9mrǤ10Ļ11Ż12ƍƘ13Ňƚ16Ɗ17H18Ƭ22ƹ23fKR34Ƌ59Ɠ
~hed>	64 -7Ǒ7Zǟ8ƻ9Ŏǣ10mr11Ļ12Ż13ƍ14Ň17HƊ19Ƭ23ƹ25fK35Ƌ46Ɠ
~heds	90 21Ɠ
~hedu	82 7L9Ƙ13Ǥ19ƚ32R
~hee	67 -7Ǌ7Ł9u10fǥ14śǒ15Q16iŠ18ū19ź20Ń23Ÿ24Ŷ35Ŵ
~heel	74 -8Ǌ8Ł16ǒ18Š20ū22ź26Ÿ27Ŷ38Ŵ
~heet	75 11f12uǥ16ś23Ń
~hef	85 12Ť31ť39Ɓ
~heft	85 12Ť31ť39Ɓ
~hei	60 -13Ů-12P-8ŗŸǣ-7dŐ7zǚ8ĿƵ9śǙ10ŞŨǓǕ11Ǘ13ŵ14y15Ƥ16ǒ20v28Ƽ31ŕ33Ƴ40Ǌ47ņ48ǔ
~heig	79 8ǃ39Ƽ
~heir	61 -13Ů-10P-8ŗŸǣ-7dŐ7ǚ8zĿ9śƵǙ10ŞǓǕ11ŨǗ14yŵ15Ƥ16ǒ20v32ŕ34Ƴ40Ǌ49ņǔ
~hel	63 -12ł-10kr-7iũ7ĻƳ8vǋ9ţ10ŞŨźǊǓ11ő12ƴ14s15ņœ17Ķ22ǫ23Aŉ30ǉ32m33z35ĺ
~hell	88 8ňœ14ź22ņ24ǫ
~helo	83 43m
~help	66 -12ł-10kr-8i7Ǟ8vĻƳ9ǋ10œţǓ11ŞŨǊ12ő15s18Ķ24Aŉ32ǉ36z37ĺ
~hem	51 -24Ƴǩ-22ŷ-13Ļ-12Ǉ-11ŀ-10Łť-9ań-8lm-7ĺůƩǘǫ7ŜŸƚ8egŕƣƽ9ŭ10ƅ12ŽƮ14ų16wǒ17Ũ18xƸ19S20œǜ22Ǖ23Ŕ25Ǌ26y27Ǔ29ǔ35ş37Ʊ38Œ44š48ţ49Ş
~hem>	51 -24Ƴǩ-22ŷ-13Ļ-12Ǉ-11ŀ-10Łť-9ań-8lm-7ĺůƩǘǫ7ŜŸƚ8egŕƣƽǜ9ŭ10ƅ12xŽƮ14ų16wǒ17Ũ18Ƹ19S20œ22Ǖ23Ŕ25Ǌ26y27Ǔ29ǔ35ş38ŒƱ44š48ţ49Ş
~hemi	90 20ǜ
~hen	38 -27ť-22a-18ƣ-17ū-16Ǫ-14lł-13Ļş-12zŤ-11FŞ-10ǅǍ-9iŉōǡ-8juNUņŮƄƊƞƠƮƷ-7qITZŁŐŻſǙ7Ĺŕũǥ8šŪżƦ9ŃƭǊ10frŜƁƴǁǂ11HķřŝƂƿǠ12Əƶƹǀ13Źƍǝ14ŶƯƸƻǛǤǩ15Ķƾ16ĺƌǟ17yŗǇ20źƀƵǄ22ƉƩǐ23vOR24Ŏ25dV26g29ơ33G34sSƆ35ń38Œ39Ƙ47Ŗ49LŦ
~hen>	39 -26ť-22a-18ƣ-17ū-16Ǫ-14lł-13zĻş-12Ť-11Ş-10ǅǍ-9iŉōǡ-8juFNņţŮƄƞƮƷǆ-7qCTUŁŋŻſƁƊ7ĹŘǞǤ8ĶŕũŪǥ9šƦƭǇ10rŃƻǂǊ11ŜƂƿǁ12ķřŝƶƹǠ13ƏǀǑ14HƯǛ15ŶŹƉƸǝǩ16ĺƍƾǟ17ƌ18G19yŗ20Ǆ21źƀƵ22S23vƩ24OR25Ŏ26dV27gƆ30ơ34ǐ36sń37Œ41Ƙ44Ŧ48Ŗ50L
~hend	75 -21ǐ-16Ǒ-11Ơ7żƻ12Ŧƴ14ƆƉ15ĶǤ17Ǉ25S30G
~hens	79 -7ǖ11f13ţ19C22ǆ35Ɓ
~her	31 -42d-21Ůǐ-19ő-18T-16ĺŜƺ-15OǇ-14œǒ-13ĻŦŷƚ-12Ɔ-11ƕƮƾ-10aŧŨǎǡ-9ŏƘƱǥ-8ŒŔƈƔƯƼǣ-7LRľŀƌƗǁǜ7qwĴŊŕƉƒƙƛƬ8UŢƏ9kžǏǝ10ĽŐŚşŤťŴƐƫǨ11JĶţźƂƃ12hŋǀ13iķř14ƎƝǪ15puū16yVƊƟǅǙ17Ǆ18śƜƥ20SƓƴǆ21ŸƳ22ŎŻƀ23fƪ24B25DƠƵƹ26HŅǃǍ27C29ſ30Şƿ31nQŠű32MŝƦ34zơ35oǊ36l39jsņ44Ƌ48ŵ56G
~her>	46 -42d-31ƺǫ-26Ů-18a-16ŧ-15Ƹ-11Cœƨ-10ĻƟǧ-9mĺƞǒǗǤ-8XļśŝŢŨŰƧƬǅǆ-7gFĹŏƦǪ7xĿŭǌǍǞ8nƭ9vHŋţŸƱƷ10r11qAŌƶ12IĵŃǉ13jtĴŽơ14K15yĸ16ź17ư18ſ21Ŵƹ24ŻƝ25Ǆ27Ɠǃ28w29sǊ34B35ƿ36p37zŅ41ņ45Š46ƪ47o49Ƶ50ŵ
~here	33 -24ő-20ǐ-17Ł-16ŷƱ-15OǇ-14dTŜǉ-11KŴ-10pxIŔŦƆƚ-9bRĺƕƷ-8vBłƘƮƵǈǒ-7eŃũżŽƔƶƾǓǡ7AXƐ8ŋŐŶƩǃǕǟ9hFļƅƉƒƸǖ10ķƏƞƬ11UĹŊŤťƂƄƛǂǨ12uūƙƨǀ13mĶĽƃƫƴƹǅ14kJŚŢŻǝ15ř16ŵ18ƊƎƥ19iƜǏǙ20sVƀǊǪ22ŸǍ23ŎƳ24SƟ25Hś26fnơǫ28ǆ29D30Q32CMƠ33j35ű37Ş39ŝƦ41l43Ƌ64G
~heri	86 13ƞ14żƸ20b31Ł
~hers	70 -12Ƅ-10A-8ǎ-7Š8ž9ū10Ŵǀ11Ɛ13uķ15zB16ņşƤ20ǅ21ƿ23ƴ31ŵſ
~herw	88 11v12Ǆ14ƺ
~hes	57 -15ż-14ţ-11R-8Ƙ-7iGƋƞǇ7cĻƢǉǡ8fCŗ9gőǎ10zǫ11t12Qƚ13œǠ14lūơ15Ɣ16P18Ɠ19nA21U22ŌƲ24mƙ25Ž26ŁƼ
~hes>	69 -15ż-7ƞ7jƛƺ9Ųž10Ɵ15g16ƚ18Ƽ19ơ24Ɠ26Ʋ30Ž31ƙ
~hese	62 -12Rţ-9Ų-7iGƘǇ7ŝƢ8cĻƂǉǝ9fCǡ10ŗǎ11ő12tzƼ13Q14Ǡ15œ16ū17lPƔǫ23nAU24Ō
~hesi	85 42Ł
~hest	86 -8Ƌ37m
~het	83 8ƒ9Ť11ƁƷ13ĵ
~heth	83 8ƒ9Ť11ƁƷ13ĵ
~hew	83 -8ŷ9ƃ15I22Ŵ32ƻ
~hew>	85 -8ŷ10ƃ16I20ƻ23Ŵ
~hey	43 -15Ŷ-14ĺńǪ-13ǡ-12acl-11Ł-10ŀũƹǥ-9ĵſƄǙǠ-8guCEXĹĻŉŖšƍƵƷ-7npPļĿňŮŸżƀƛƞǟǤ7UŻƂǃ8ƕǁ9BSƉǕ10ƽǔ11iŽƿǊ12zőǗ13ƨ14RĸƘǀ15Ţ16yŝųƏǩ17Ǔ18Ɔǘ19Ʃ20Ő21x24w25ŘřƢ26ƾǦ27Ƭ30Ɨ31W32œƶ34ƣ37ņư38vŧ48ŕş55Ũ56Ş
~hey>	43 -15Ŷ-14ĺńǪ-13ǡ-12acl-11Ł-10ŀũƹǥ-9ĵſƄǙǠ-8guCEXĹĻŉŖšƍƵƷ-7npPļĿňŮŸżƀƛƞǟǤ7UŻƂǃ8ƕǁ9BSƉǕ10ƽǔ11iŽƿǊ12zőǗ13ƨ14RĸƘǀ15Ţ16yŝųƏǩ17Ǔ18Ɔǘ19Ʃ20Ő21x24w25ŘřƢ26ƾǦ27Ƭ30Ɨ31W32œƶ34ƣ37ņư38vŧ48ŕş55Ũ56Ş
~hic	50 -13ǜ-11PžǙ-7Wţ7bźſƅ8Łųŷżƥ9dűƏƑƗ10Ņƶ11ŉ12DŮƁ13ĽƊ14ER15J16őǊ19Ŀ21Ŧ23CŬŭ24ǒǘ27ŵ29Q38ū46Ŵ
~hich	54 -13ǜ-12PǙ-11ž-7ţ7FŊźƂǑ8bŭŵ9ųƥ10dŁƏƑ12Ņŉūƶ13Ɨ14DĽŬ15E17JR19őǊ21Ŀ23Ŧ26C27ǘ32Q36Ŵ
~hick	90 11ǝ26Ɗ
~hicl	63 7ſ8Ŷ11ŷż12ŬƁ14Ů18ű20ŭŴ25ŵ34ǒ35ū
~hid	90 11c15ş23i
~hie	81 -10ƺ7Ų17Ǒ22Ƃ26Ŭ30Ǆ
~hiel	84 8Ų23Ƃ27Ŭ
~hif	84 13U26ǐ48R
~hift	84 13U26ǐ48R
~hig	62 -10Ƴ-7Ƌ7vƅƚ8ſ9ŕƑ10Ŕ13Ƃ14yƛǕ15Ƣ16lŰ24řǨ26m30ƾ31ƥ34Ř
~high	63 -10Ƴ-7Ƌ7vņƅƚ9ŕſƑ10Ŕ13Ƃ14yǕ15ƛƢ16Ű17l24řǨ27m30ƾ32ƥ35Ř
~hik	85 9ŕ12g14ş17Ļ38Ŕ
~hike	88 14ŕş18Ļ29Ŕ
~hil	63 -8ŗ-7FS7űŶź8ƞ9ŴƂơǇ10żƭƳ11lyŷǢ13ň15vś16Ɛ17w18ŨųƦ19ǟ28uŒ42Ʊ
~hild	71 7Ƹ9ź12ƭƳ13y14ŷ17v18l20w30Ʊ32u
~hile	70 -8Fŗ-7S7ŊŝǪ9Ŷƞ11ŴƂơǇ12Ǣ14ň17śƱ18Ɛ20Ũų21Ʀ22ǟ33Œ
~him	68 -16ƺ-11ƣ-8ƿ-7ƾ7afr8AƱƵ9ŇƤ10w13ŝ14ǎ15ƹ17Ż20t30o36Ǆ38ƒƪ44s
~him>	71 -16ƺ-11ƣ-9ƿ-7ƾ8f9rAƤƱ10twŇƵ14ŝ15ǎ18Ż31o36ƪ38Ǆ50s
~himn	85 48ƒ
~hims	88 7z13ƹ14t15a
~hin	37 -15nJ-14ōŝƗ-13cR-12Ōœ-11stFIŉ-10vőǃ-9lSTſƆƢ-8wxŒŔůƂơƩƫ-7fozCĽņţŭŰŻƍƬƶǖ7pşź8YǊ9ZĸĹļŬƣǄǒǕǘǨ10PĵŷŽƀǁǂ11jƠƵǟ12AĴřųƜƺ13BHńƒǠǡ14ŁŃƾ15żƏǚ16Ɗƻ17ūƱ18UƅƎƨǗǤ19gŗŞ20ŐŠŪ21Ƨ22ĻƉ24ŕŲƽ25ž27iƙƚ28ňǫ30ƪ31Ʈ32Ť33Ƹ36ŎǑ38Ŋ41r47ŀ
~hin>	65 -13ş-9Ɵ-8ƉƗƭ-7ůŸ7ĹŃ8HNZŢǚ9ƒƱ11ŲƎƑƪƽ12qEŎŠƚ13Ņū14ŷǒǧ15U18Ļ23ŀ24Ĵž27Ŧ
~hind	70 7ſ9Ļư11u12Ƅ13ż14šƵ15pǊ20ź23ŴŸ25Ƹ
~hine	70 -10R9ǘ13ƾ32jǟǤ55Ǒ
~hing	40 -17y-15Vſ-14ǟ-13aHJ-12nŝ-11ŌōŦ-10ŉũ-9FIœƗƦ-8chŅőŢƯ-7sSŒƂƆƔƕơ7ťŶƘƿǝ8ĶƱǨ9Y10ĿƒƵ11ŕřŬƣǕ12UŷŽƲǄǆǫ13Łūƀ14ƎƽƾǁǑǚ15žƜƠƺǂ16ĺųǡ17AĸŠƏǗ18PļŗƊƸƻ19Ńş20ń21Ɖ22ƅ23ƙ25gŪ26Şƚ27ŐƧƨ33Ŏ34i37Ť39Ŋƪ54ŀ
~hink	55 -18ƪ-12ĺ-11tŷ-8qƢ-7ĴŏŘţƫƲ7OŜƁ9ĵƔ10GǍǟ11X12šƉƹǠ13ŀƯƵ14ƕƷ16h18ŕ19Ļ20ŗ23ũ24B25y26V27ǫ30H31Ų36ň49Ʈ58r
~hio	81 -7ǫ14l21Ż48Z
~hio>	88 -7ǫ16l24Ż
~hion	86 51Z
~hip	72 7ƭ8Ƶǟ11š12Ɗ13Ǘ14ƞƤ21ţ22ǈ
~hip>	78 9ƭƵ12š13Ɗ15ƞ23ţ24ǈ
~hipp	79 12ǟ15ƤǗ
~hir	69 -11ńǊ-8V-7p7i8ǔǣ10ƥ11ǧ13ƘǆǇ17cd18q19Ǔ22Ʊ31ǖ47Ǟ49Ǡ58S
~hird	82 -7p8ŝ10ǣ11i12ƥ16Ǉ20d23q
~hire	74 -11Ǌ-8V9ǔ12ǧ15ǆ19Ǟ21Ǔ24Ʊ27Ǡ33ǖ62S
~hiri	88 -12ń31Ǡ39Ǟ
~his	44 -27Ŵ-21Ź-15ŗ-14ň-12dƄǫ-11ƍư-10ƅ-9ŅœŠŲƂƨǨ-8UũƠǡ-7guPĸŊŎŞşŧŮƭƮ7ŰƼ8ƃǃ9xŁ10XņŻƯƱ11cƗǌ12JŸǊ13qHƪ14A15Ŕǔǚ16Ť17Ń19pƿ20Mō22jkǠ23Ƶ24N25Ƙ26łź28r30IĺŏƷ32sB36ļŌ39Ő44ańŵ52Ļ
~his>	45 -28Ŵ-21Ź-15ŗ-13ň-12d-11ƍǫ-10ƅư-9ŅœŠŲƂƄƨƺǨ-8UũƠǡ-7guPĸĹŊŞŧŮƭƮ7ŤŰƥƼ8ƃǃ9x10XŁņŻƯƱ11cƗ12JŸǊǌ13H14qƪ15AŔ16ǔ17Ń19p21Mō22kǠ23j24N26ƘƵ27łź29r30Ʒ31Iĺŏ33sB37ļŌ40Ő45ańŵ54Ļ
~hist	73 7Ǚ9ż11Ň13ƾ14ƺ18Ť27ƿ
~hit	62 -19ř-12Ő-11š-10ŢǞ-7ŗ7ƁǦ8j9ſƋƽǚ10ŠǜǨ11ǣ12Ɗǀ15J16ťũ21ZƜ28f29a31c41Ĺ57Ž71ƀ
~hit>	66 -20ř-11š-9ŐŢǞ8jƁǦ9Ƌ10ſ11ǚǨ17ť18ũƜ23Z35c44Ĺ47ƀ61Ž
~hitc	90 47f
~hite	84 -7x14ƽ15ǜ18Ɗǀ
~hits	80 -7ŗ15ǣ38ƀ
~hly	64 -15Ǥ-10ŧ7œ9TĶ11Ƣ12Œ13ư17ůƙ19YƖ25ĸ29ĵ
~hly>	64 -15Ǥ-10ŧ7œ9TĶ11Ƣ12Œ13ư17ůƙ19YƖ25ĸ29ĵ
~ho>	38 -27Ɩ-23ū-21t-20ų-19ŵ-16x-15ĵœ-14Tƥ-13PƟǉ-12BLĸŘś-11ĻũǤ-10svĺŐţŹƔǆǋ-9fHVŀŮŷ-8RľŃōƊƠǅ-7yZĹĿŁňŬƙƨƹ7ǟ9lƀƒǩ10ơ11źǝ12wĴ13qǚ14ƛǏǠ15ƂƦǀǧǪ16Ǘ20ǈ21aŭ22ƸǇ23Ǚ24ƄǒǞ25ƴ27Ǔ28QŅ32ǫ34šƞƣ35oĽ36Š38Ƥ40Ƶ42Ŵ43u45ł46Ʊ48n49AƗǢ51Ÿ52ƭǖ53ŝ56ő68Ǌ
~hob	82 13ǂ50g
~hobb	82 13ǂ50g
~hod	66 -24ǀ-9u-8z8ŶƳ9Ŀƀ11ǥ15ŝ16ǚ17ƭ19Ƅ23Ʋ24Ʀƴ28Ǫ46Ʊ
~hod>	66 -24ǀ-9u-8z8ŶƳ9Ŀƀ11ǥ15ŝ16ǚ17ƭ19Ƅ23Ʋ24Ʀƴ28Ǫ46Ʊ
~hoe	83 11Ǫ12Ń13Ǣ14ś20Ǒ21Ƥ24Ƽ
~hoev	90 13Ń23Ƥ
~hol	51 -19Ŵǌ-16Ɩ-13ǘ-11NXǊ-8š-7xDōƨ7łƋƯ8ĸƗƾǋǒ9Ĵƺ10OŰƉƊƷ11B12hŎưǗ13ş15tTƬǫ16ū17ŧ18ŸǕ19YŁ20Ų21ŕ23ǁǝ24Ǚ25kKũ30n31ǩ34ƫ40ŭ
~hol>	71 34ǁǝ
~hold	59 -17ŴƖ-13ǘ-11NX-10ǌ-8Ǆ8Bś11itłƗ12ƺ13Ɗ15ư16Ų17ş19T20n21ū22ŸǕ23Yũ25Ł27ǫ29Ǚ31K37ǩ48ŭ
~hole	62 -9ǌ-8ƙƨǫ-7Ǌ7œũƲǤ8tBĸŕŢťŲ9lŉƋ10ŨƯǋ12O13kĴǒ14Ʒ15Űƾ16hŎƉǗ20Ƭ22ŧ42ƫ
~holi	85 12U15ǉ29k
~holl	88 -13Ũ14J26ŕ30n
~hom	48 -17v-14ŵ-13Ŵ-12Q-11Mŭ-10NŒƱ-9moP-8zǪ-7őǅǙǠǧ7ŌƏƐƞ8ưǖ9gŰǫ10hĸ11wƝ12źƈƛ13ĺľǃ15Ƈƹ16I18Ż19u21HTƠ22q23űƗ24C27Ɣ28ƕ29ơ30s32Ɩ34nR43ŠƆ44l45F61Ɵ
~home	48 -17v-14ŵ-13Ŵ-12Q-11Mŭ-10NŒƱ-9moP-8zǪ-7őǅǙǠǧ7ŌƏƐƞ8ưǖ9gŰǫ10hĸ11wƝ12źƈƛ13ĺľǃ15Ƈƹ16I18Ż19u21HTƠ22q23űƗ24C27Ɣ28ƕ29ơ30s32Ɩ34nR43ŠƆ44l45F61Ɵ
~hon	61 -14J-12š-10Ǉ-9ńǉǢ-8EŸƹ7ŉż8CţǙ9fĺ10Sŗŭǁ11ŷǆǞ13śǡ15rĻŜŝ16ǚ22O23M24Ż26cž30I34K38ǫ
~hone	62 -14J-12š-10Ǉ-9ńǉ-8Ÿƹ7ż8Cŉ9ĺţǙ10ŗ11SǁǆǞ12ŷ13ǡ15Ļśŝ16cŜ17r22O23IM28ž35K39ǫ
~hoo	57 -9ǫ7GǨ8vySǖ10aqQĽƙ11Ŝ12Cǡ13K14Ů15šǕ19J20ǝ25l26xŃ29Ƴ32Ż41m
~hood	82 -7ż11GƆƔ21l22C31ǝ
~hook	88 12Ʃ17ƙ19Ľ21ǡ
~hool	61 -11š7Ƹ8Ǩ9vż10yKSǖ11qQ15Ů17Ǖ20l29x32Ƴ35Ż44m
~hoos	80 -8Ɨ40š44Ń
~hoot	79 10h11c14J15a17Ŝ
~hop	55 -29D-22ƣƥ-16Ő-15iǫ-11wǐ-10S-9ŔƔƦ-8ǩ-7kqPń7őŰŷǨ8UǢ9yǆ10ǒǟǠ11Ƃ13R14gƓǛ15ǖ16Ļƙ18ǑǤ19ǘ20Mš22ǏǪ23X24Ǌ25ŅǇ27ǡ29ǧ32Ŷ33ǅ34ǎ35Ǎ41ļ49Ɵ
~hop>	58 -30D-23ƣƥ-15Ő-13i-11w-10SƦ-9Ɣ-8ǩǫ-7q7gĽǚǨ8Űƶ9Ǣ10yUǆ11ǒ12ƂǟǠ14RǪ15Ɠ16ǖ17Ǥ18ƙǊ20Ǒ22Mš24Ǐ26ǅ27Ǉ29ǡ31ǎǧ38ŶǍ53Ɵ
~hopi	80 -7ţ7H23X30ǘ43ļ
~hopp	79 -7ǫ7ţ13X14ő28Ļ41Ņ
~hops	85 -8ǐ8ǎ11Ǌ13ǅǪ15g
~hor	79 -9Ǥ8ƺ9ǖ10ƞ12Bť14Ǡ19ư21k29ő
~hore	90 11ǖ24k33ő
~hort	86 7W13ťƞ21ư
~hos	52 -14C-13a-12Ť-11ƭǘ-10G-8nƙǙ-7ĻŀŨǛ7ĿƎǆ8wĴŒƉƠǣ9ESĶŅŪƊ10iňƀƐƱƾǌ11ƆǪ12ƨǈǖ13ŷ14ŲſǄǓ15AQžƄ16ƫ17ƺ18Ǧ20łǉ21Ɲ22ųƓ24ǒ25ő28š30Ƥ
~hose	53 -13a-11ƭǘ-9G-8nǙ-7ĻŀƙǛ7ƎƜ8ĴĿŒǆǣǫ9wEŪŽƉƠ10ĶňƀƊƱǌ11iŅƆƐ12ǈ13ŷ15ŲžǓ16A17ƫ18Ǧ20łǉ22Ɲ23ųƓ25ǒ27ő29š31Ƥ
~hosp	73 -12C-11Ť7Ű10qV11PSĹſ15Ƅ17ƾ21ƨǄǪ23ǖ25Q26ƺ
~hot	68 -19D-7ǫ7Ƈ10ƚ11Ɣǖ14ƌ15ǃ19ƽ26ž29ŜƦ30J35Ǝ46j
~hot>	74 11Ŝ13Ɣ16ƌ29ž38Ǝ51j
~hote	85 16ǖ36Ʀ
~hoto	85 -7K8Ǚ24Ŝ
~hou	40 -22SŘ-17ŗŭ-16XŴƨ-15Œ-14rŪ-13iœŷǆǇ-12ŊŚŲ-11ǑǨ-10ŃőǊǌ-9vŁŹƪƿǘ-8CZŅşűǉǚǠ-7ĺŀťŮƦƾǤ7fƋƸ8sƮƲƺƼǫ9ŐƀƉƊƐƓƚƳ10ų11ňǢ12ĿƝƥǩ13ĴƑ14hNƩ15KLŶƘƙƛ16ŉǪ17ōƗ18ƈ19ƃ20YŠƍ21Ţ22Oƕǃ23aGĸư25ƞƯ26Ɵ28TƇ29nƔǐ30H31F32ơ34Ơ35MƖƹ36D38R39Ɔ42Ÿ
~houg	75 -8Ʊ-7ŗ10x11Ʒ14HƲ16ƃ17ŋ19P21ţ22ǫ28Ʃ35ň
~houl	56 -16Ū-13Ŋ-12r-9ŋǇ-8Ŷ7Ō8ǄǢ9hľ10ILŵƅǫ12uO13ŏƺ14Ƹ15ŨƮ16ŎƯƳ18fM19ǩ20aƚ21sDĵ23K25Ÿ26ŉ27N31ō
~hour	68 -17P-12ƨ-9ǆ-8N-7ĵǓ7gǋ9Ʃǂ12Ʊ15U18ų27O35L36T66R76ǐ
~hous	45 -19Ř-17ǐ-16SŴ-15ŭŲ-13Ś-11X-10ĵŷǑ-9őǌǪ-8ŃǊ-7vCUŁűŹǫ7ūǍ8łŰƌƜ9ƋǗ10ź11hTƓ12ƃƐ14ƊƝƥ15Ɨ16YƍƑ17ǃ18Ĵƛ19ƙ20Ƙ21ƈ24Ÿ25DŠ26ƕư27M28Hƹ30ĸ32ƞ34G35ƇƟ36n37ơ38FƔ40Ơ44Ɩ45Ɔ
~hout	63 -19Œ-13i-12ŗ-9G7ǃ8Ɖ9Ǣ11aĻư12Yƍ14Ǖ17Ư18ŐƼ22ƀ23Ŀ26ƹ30Ǫ41Ŷ44Ţ
~hov	86 9ő10Ǌ17uw
~hove	86 9ő10Ǌ17uw
~how	29 -22W-17R-16ł-15swƗǊ-14QŐ-13Hőƃǆ-12Lō-11y-10AMƣƱǠǧ-9oqœŕŭƭƷ-8DFŎśƂƶ-7PŚŞƁƝƞƫ7ghŴƸƹǄǌ8XĻŔŗųơƥǍ9fGYƨǔ10TŹžƆƦƬƺǏ11nķŋŤŧƓǛ12Uƅ13pňŖǑǒ14jńŢƖǁǈ15Ǟ16ƕǣ17Ŷǟ18vzĹżƄƛǚǨ19kŮǇǫ20ĽƼ21bZƑ22OņƌǓ23ťƮ24Ơǉ25Ű26ũ27cšŲƯǡ28ĵů29ŘŨ30ư31Ń32Kǘ34Ƶ37ŷ39Ƈ42t46x59i
~how>	29 -21W-16Rł-15swŞǊ-14QŐƗ-13Hƃ-12Lōőǆ-11y-10AMƣƱ-9oqœŕƭǠǧ-8DFŎśŭƶƷ-7PŚƁƂƝƟƫ7ghŴƅƜƸǄǌ8ňŔųơƥƹǍ9fGXYĻŗƨ10TŹƦƬƺǏ11nķŋŧžƓǛ12UŤ13ǒ14jpńŖƖǁǑ15ŢǈǞ16ƕ17Ŷǟ18vzĹżƛǨ19kŮƄǇǚ20ĽƼǫ21bZņƑ22OƌǓ23Ř24ťŨƠƮǉ25Ű26ũ27cšƯǡ28ĵŲ29ů30ư31Ń32Kǘ35Ƶ38ŷ40Ƈ44t46x48i
~howe	85 16ň24B
~howi	84 -7ƈ9Ɵ11ǩ12Ɔ16ƅ
~hows	86 11ǔ13Ŧ16Ř30ǣ
~hr>	90 -23Ǌ-7ǫ11W29Ʃ48Ǟ
~hre	85 11ƺ20Ǟ
~hrea	88 11ƺ21Ǟ
~hri	85 10ƌ20D21dk
~hris	85 10ƌ20D21dk
~hro	51 -9LƖ-8QŐǫ-7cĵƾ7ŀŃŽƦƩư8lŢƳƽ9zƨ10ĴŭƂƇǟ11Ŝŵ12ūŶ13nĹŪƞǧ14Ũ15ŋ16ƍƵ17jŗŘť18őƏƗ19ƪ23ǐ24ǘ26W27ũ
~hroo	84 18ƍ20Ƈ
~hrou	51 -9LƖ-8QŐ-7ĵǫ7ŀƦƩưǗǨ8lŃŽƳƽ9Ţƨ10zĴŭƂǟ11Ŝ13ĹŪūŶǧ14nŨ15ŋ17jŗťƵ18őƏ19Ɨ22Ř23ƪǐ25ǘ26W27ũ
~hrow	88 -9c-8Ř-7ƪ9Ʈ18œ23ŵ26ƞ
~hs>	62 -13Ƣ-8Ɩ-7Y7ŖǦ8Ļž10Ń12Ǌ13ů14uŴ15v16GŨ17Ƈǆ18ĵ19Ƅ23Ǫ24œ30Z38ư
~ht>	36 -16T-11BW-10ĸ-9Ƃ-8mşƱƵ-7RƜ7gŀŇŒůƺ8KŃŢŦŰŷƟƪƮǎǝǟ9deuQXŴǓ10CĿńňŐŚšƒưǞ11wĻƃƏƿ12lŠƅƕǁǡ13MSų14aōŗŞƲ15oEHPļŎŘƆƍǘ16ƞƹǅ17ŏƨ18brIŋ19iƔ21Łű25N26Ũ27ǐ28Ǒ33Ƽ
~hte	67 -13b-12m-8d8Ǡ9BLƹ10Ƒ11Ŗ14U16yű22Ƴ24ź25vx35w39u
~hter	68 -14b-12m-9d8Ǡ9BLƹ10Ƒ14U16yű23Ƴ25vx26ź35w39u
~hts	72 7D8Ţ12x13HUŀ14ż15Y17y19ų21n29R34ň
~hts>	72 7D8Ţ12x13HUŀ14ż15Y17y19ų21n29R34ň
~hug	90 15Ɣ24Ĺ
~huge	90 15Ɣ24Ĺ
~huh	75 -7vƙ7š9gxĻ10ŝ12ņƑǡ13rƠ20j21ŷ32ũ
~huh>	75 -7vƙ7š9gxĻ10ŝ12ņƑǡ13rƠ20j21ŷ32ũ
~hum	90 9ś11Jƾ14ŝ
~hun	82 -8C12Ơ13gǝ22Ǉ35H
~hunt	85 -8C14g37H
~hur	59 -8fƀƹ8Bƛ10otŮ11Ŀ15O16ƞ18ǜ19ĹƎ20Ƹ21Ǜ22ń23ť24XŤ32Ɯ33Ƅ38ſ45ǥ
~hurc	80 -9f7Ľ10Ʋ14o15BŮ16t29Ƹ
~hurr	75 -8ŀ11ƛ19O40ń42Ɯ
~hurt	62 -10ń-8ƀ-7ƹ12Ŀ17ƞ20Ĺǜ21Ǝ22Ǜ25ť26XŤ36Ƅ40ſ48ǥ
~hus	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8QƼ-7PŮǫ10ưƱ11n15Ŵƭ16łƵ21f22Ž23ų26ŵ29ƹ31t32pƪ33sǄ34r37q42o
~husb	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ10ưƱ12n15Ŵƭ16łƵ21f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~hust	88 38ų
~hut	71 -7ŧ8ŷơǗ11Ō15Ū18Ɯ21ǐ25a36Ɲ56ǟ
~hut>	76 9ŷơǗ12Ō23ǐ35ǟ
~huto	88 20Ū43Ɲ
~hutt	90 24Ɯ
~hwa	85 11Ƣ13Ɲ14Ƒ21Ƃ24Ű
~hway	88 12Ƣ14Ƒ22Ƃ25Ű
~hy>	59 -19Ņ-12Ƹ-11ĽŔ-10i-8lo-7ŉřŨŪ7ƿ8ĿǦ9ŀƹǈ10Ǟ11š12Ţ14Ň17ƺ18xƽ24r25ƶ26B28ĺ29ǫ31Ʒ35ŷ40Ł42ţ47ŕ53Ļ
~hyd	75 49Ƒ
~hydr	75 49Ƒ
~hyg	90 12Ǌ23P
~hygi	90 12Ǌ23P
~hys	78 20Ɓ24ƺ26ǃ41ǀ
~hysi	78 20Ɓ24ƺ26ǃ41ǀ
~ia>	82 7l9ǚ13D15Ź16y18C
~iab	58 -7ų7ƫǌ8Řǔǧ11Ǆǝ13ƾƿ14ǜ16ƣ19ǎ21ƃ26Ɓ31ǣ41ſ
~iabe	80 16Ǆ19ƾƿ
~iabi	59 7ǌ8ǧ9ǔ11ǝ12Ř14ǜ16ƣ20ǎ22ƃ27Ɓ32ǣ34ſ
~iag	83 14uƿ36ƾ
~iagn	84 14ƿ37ƾ
~ial	59 -15ƃ-9ǫ7acƫưƷǎǧ8ƨ9ķƶǗǤ10Ŭ12ĹǈǏǙ13ǍǢ14B15Ơ16ƊƘƱ17ƚǀǨ18AƲ20ǆ21ǁ34I35e
~ial>	60 -14ƃ-7ǫ7acšƈƫǂǙ8Ʒǎǧ9ķƨƶ10ŬǤ12ǈǏ13Ǎ15B17ƠǨ18Ʋ20ǁ22ǆ25A26ƚ34I36e
~iall	84 -9A11ư21Ĺ22Ʊ24Ƙ
~ials	86 -8ƈ7Ǚ11ő15ǗǢ23Ɗ
~ian	75 -12h8PƆ10Ʊ12o14p15Ɵǀ16q19Ǌ41ƴ
~ian>	79 9P10Ʊ15ǀ18q43ƴ
~ianc	88 14o17p22q
~iar	68 19ľ25ŗ33ƭ
~iar>	88 24ľ33ŗ
~iary	69 34ƭ
~iat	85 12i14ŋ16Ş18m
~iate	85 12i14ŋ16Ş18m
~ibe	80 9ŠŲ10ƒǏ11Ɗƺƽ12ƈ13š21ő
~ibe>	85 10ŲǏ11ƺ12ƈƊ
~ibl	58 7wĿŃŔũ8Ɓǫ11Z12ƿ13Ɯ14Ƃ15ŧ16ŏ17Ů19ŉ24ƻ37ř
~ible	58 7wĿŃŔũ8Ɓǫ11Z14ƂƜ15ŧ16ŏ17Ů19ŉ24ƻ37ř
~ic>	68 -12ǆ-10mƒ-7KŪ7ĵ8ŶƝǗ9ňŬŰǘ11Nżƾ13tŦ14Ƨ18ƌ20ŏŜ27ǫ36ǀ
~ica	55 -9J-7ŀż7Tƛƶ8ǅǆ10ōŨƽƿǜ11QŬǊ12WǄ13ƁƌǓ15ŻƺƾǙ16Łǀǁǎǔ18Ƅ23ǩ28ǃ31Ɯ
~ical	64 -11ƽ7ǐ9Tǁ10ǆ12ǜ13QŨƿ14Ǌ15WƁƌ18ƺǓǙ19Łǀ20ƾ23Ƅ33ǃ
~ican	79 -8ŀ12ƛ46Ɯ
~icat	61 -9J7S8ƶ9ǁ10ǅ12ōǄ13Ŭ17Ż18ǎ19ǔ21ƽ27ǩ
~ice	45 -22ǫ-15ǡ-13ǉ-12n-11ĸ-10xŘŶ-9lCǖǤ-8ĻŒŗŧ-7JǇǕ7cFƬƼǏǦ8ŲǗ9oŁŔŤ10dPŋŞŷƮǍ11AľƔƠ12BŬƟ13Ʋǋ14ŏŰǚ15RŝǊ16jĺ17Ņƣǆ18aŃœ19ĿţƗ20Uź21X22Mņ24šž26Ÿ27ƚ31ǜ47Ź
~ice>	50 -22ǫ-16ǡ-13ǉ-10xŘ-9ŶǢǤ-8Ļŗŧƙ-7lCƅǕ7krĶŮżǋ8ŠǌǦ9FƬǚ10Ų11ŅŋŔŝŷǗ12jPŁŤƮǍ13ŞƔƠ14AƟ15B16ŰƲ17ŏ18RǊ19ĺ20ƣ21Ń22Uœ23ţž24Ŀ25X26ņ27M28šǜ
~icen	59 -11n-7ŒŖ7cǝ8Ǫ11o12Ƽ16Ŭǂ17dƅ19a29ź38Ÿ64Ź
~icer	84 12j44Ɨ
~ices	76 -11ĸ-9ǖ-8ƥ7ž11ŝǚǜ12Ǒ13Ņ14ƙ16Ǐ21ƚ22ǆ
~ich	54 -13ǜ-12PǙ-11ž-7ţ7FŊźƂǑ8bŭŵ9ųƥ10dŁƏƑ11ū12Ņŉƶ13Ɨ14DĽŬ15E17JR19őǊ21Ŀ23Ŧ27ǘ32CQ36Ŵ
~ich>	54 -13ǜ-12PǙ-11ž-7ţ7FŊźƂǑ8bŭŵ9ųƥ10dŁƏƑ12Ņŉūƶ13Ɨ14DĽŬ15E17JR19őǊ21Ŀ23Ŧ26C27ǘ32Q36Ŵ
~ici	61 7ƨƷ8ǝ12ǀ13q14ƚ15Ǌ16Ǆǔ17Ƙƽ27Šƭ29ǧ
~icia	67 7P13ǀ15q17Ǌ19Ƙ31ƭ
~icie	68 7Ǒ8ƨƷ9ƭ16ƚ18ǔ31Š32ǧ
~icin	85 -8ƾ13Ɨ23Ǆ25ƽ
~ick	52 -14Ř-13ǫ-10ŧƆư-9ŶƱǟ-8ņőƉ-7ŗƸǅ7NōŚ8Łŝş9OPŖ10dXZƄƯ11xEK12ƿ13iŋƊǑ16ŕŮŷ18ǢǪ19L21WŃ22ĺǚ23Ũǡ24ǝ25ǒ27ĻĿ32š34ř41ż45ƈ
~ick>	60 -11Ť-10ưǟ-8ţǫ7IOĺŌŖ8ļŨƻǋ9Śŷ10ō12dP13ĿŞ14xĻƄǚ15EKšƯ16L17ŋ23ŃǝǪ25W44ƈ
~icke	62 -13Ř-8Ɖ-7Ʊ7wXƴ8ƗǑ9ŝ12N16şŤ17Ɗ19Ļ23ř25ŕǡ26š51ż
~icki	81 7ǡ8ţ9Ŀ11ĺ15X19Ł27i
~ickl	85 -9ņ-8Ŷ16Nĺ18ŷ21Z22Ũ
~icks	83 -8I8Ŗǒ10Ʃ12LŮ14ƈ23Ŀ28ř
~icku	83 -7Qǅ11Ǒ12ſ13Ŵ19Ů36ǒ
~icl	63 7ſ8Ŷ11ŷż12ŬƁ14Ů16ǈ18ű20ŭŴ25ŵ33ǒ35ū
~icle	63 7ſ8Ŷ11ŷż12ŬƁ14Ů16ǈ18ű20ŭŴ25ŵ33ǒ35ū
~ico	84 13ņ27ƻ53Ķ
~icot	90 30ƻ
~ics	81 9ƙ10ƚ21ǫ22Ǌ31ž
~ics>	81 9ƙ10ƚ21ǫ22Ǌ31ž
~ict	68 -8ǫ-7Lš7ŬƆ9ǖ10nŵƈƠ11Ŷƺ12ťǕ13Ƒ14ƹ15Q16Ʈ20ŀ21Ů23f24Ŝ
~ict>	85 -12Ƴ15Ǖǖ16Ƒ19Q
~ictu	71 -7Lš7Ŭ9Ƴ10ŵ11nŶƈƠ13ť14ƹ17Ʈ21ŀ24f25Ŝ
~icy	47 -15Ļ-13Ǩ-12Ɩ-10Ĵ-9ǈ-7IŁ7aœŜƁƂƤƧ8ļǃ9ŝƘ10Ţţƪ11Ǡ13ƃƕ14ƣ15őƝƮǤ16ĺǑ17ĿƜǧ18Ƭǣ19Ʃ20ŗŘ22Ʒ23Ŗ25ŒšŸƀ26ƨ28ś29ƫ31Ő38Ś
~icy>	47 -15Ļ-13Ǩ-12Ɩ-10Ĵ-9ǈ-7IŁ7aœŜƁƂƤ8ļǃ9ŝ10Ţţƪ11Ǡ13ƃƕ14ƣ15őƝƮǤ16ĺǑ17ĿƜǧ18Ƭǣ20ŗŘƩ22Ʒ23Ŗ25ŒšŸƀ26ƨ28ś29ƫ31Ő38Ś
~id>	34 -24ǐ-23Ŵſ-19œ-18o-17ļ-15ŸƩ-14ALR-13ō-12JŞŷ-11sňŮơ-10iUĿŁńƦƱǅǢ-9PłŃƋƑ-8ĹřŰưǆǏ-7aQŠűžǉǗǙǝǩ7rƃƼǋǎǛ8ĵƴǑǕ9pFŐƠǄǈ10jŎƧƻ11flt12xƛǀ13ĺ14ŤƆǚ15dqwŒƎƜƾǌǞ16ŏŦƸǠ17ƫǫ18ŶƉ19źƭǦ20ŅŊ21ŻƖ22ŗŚ23ľŭ24SŹƏƮ25Ţƿ26ŉƗ28ƅ29cŨ30mšƵ31ŔŪ32kťƍ33ŕƶ35ũ36ņ37ĽŇǇ39G44Ɣ47ŧ63B
~ida	78 -9ſ11UƄ14ǉ17Aǜ18ǆ26k27H
~ida>	88 30H
~iday	85 12U15ǉ29k
~idd	79 10l15L17a20i22N
~iddl	79 15L17a20i22N
~ide	47 -14S-12ưƺ-11U-9ũūǨ-8ŚƾǑ-7aŐśźƖƪ7CňŒŤƑǉǝ8ĴĻŨƊǖ9eiqĸŋŔƎƥ10ŕƷ11TƝ12Ǐ13jZŦƗƟ14gnűƲ15ułǆ16ƈ17M18ƙ19ǂ20ƧǤ21ŬƄ22ƂƨǢ23ő25Ƭ26Ń28Ŷ29Ž30ų
~ide>	54 -12ƺǫ-11U-9ũǑ-8ƪƾ-7ū7tŕŗŭŷƀƋƍƷǆ8ńšǄ9Ƒǝ10gACƊ11iŒƥ12qTŔŨƎƿ13ł15Ŭ17jZűƟƧ18ƲǏ19ƈ20ƙ24ǂ27Ǥ28Ǣ30Ƃ31ų34Ń37Ŷ
~idea	78 7rs9Vŕ10Ʒ16B24ŋ28ň
~ided	88 -18ł13Ʊ17Ɲ20e25Ļ
~iden	62 -9Sňư7dťǖ8żƵ10ſ12ŕ13ŤŬ14Gǆ18Ŧ19Ɨ20n25Ƅ26ǫ28Ƭ44Ž
~ideo	85 7ƙ12g37M
~ider	84 -12Ǩ12Ŋ13ƃ14w19ő
~ides	65 -12Ʊ-7Ɩ7ųƓ8ŵžǖ9ƤƧ11W12Ÿ13Ŵ14ǉ15ő16Ĵ18ĸ20ł22u29ƨ
~idi	76 7Ń8Ő11ǂ14Ů26ł39ƈ
~idin	76 7Ń8Ő11ǂ14Ů26ł39ƈ
~ido	85 8ƭ11ƹ12Ǫ20Ƶ24f
~idow	85 8ƭ11ƹ12Ǫ20Ƶ24f
~ids	57 -12Ǆ-7r7qNƵ9ĿŅ10ũǝ12Gƞ15Ǝ20ƴ21ƭ22źƯ23n25Ƹ26w27v30Ʊ31Ƴ41y46x59u
~ids>	57 -12Ǆ-7r7qNƵ9ĿŅ10ũǝ12Gƞ15Ǝ20ƴ21ƭ22źƯ23n25Ƹ26w27v30Ʊ31Ƴ41y46x59u
~ie>	71 -14Ǫ-13Ơ-12Ő-10ǔ7Ƙ8ƈ9lư11V12Ų19őš21f22h23Ń25ƨ26Ƶ31ƿ32Ƥ40ŀ
~iec	83 9Ƴ11Ɗ15ƚ16ř18Ǥ21ŭ
~iece	83 9Ƴ11Ɗ15ƚ16ř18Ǥ21ŭ
~ied	61 -8Ŷǫ8Ʊ9ƭǚ10žơ11ŷ12ŨǑ14ŀŪƹǦ15Ş16ţ20Ǫ22ƨ23o35ƶ41f43Ƶ
~ied>	61 -8Ŷǫ8Ʊ9ƭǚ10žơ11ŷ12ŨǑ14ŀŪƹǦ15Ş16ţ20Ǫ22ƨ23o35ƶ41f43Ƶ
~iel	77 7ŲǊ11Ĺľƛ12ś16J18a20Ƃ24Ŭ
~ield	77 7ŲǊ11Ĺľƛ12ś16J18a20Ƃ24Ŭ
~ien	55 -12ǆ-9ŀ-7ư7ŋǥ8ŨƦ9U10Ƥƹǘ11ƵǚǨ12PĽǇ13a15Ň20ƞ23Ɵ24AŮ27Ǖ29Bǜ34ŭ40Ǚ44ǖ
~ien>	88 29ŭ
~ienc	72 -7N8n10ũ11Ũ12ǥ17Ǉ23Ň
~iend	70 -7ư7Ƅ8o9Ŀš13Ʀ14Ƥƹ17aĽƵ29B34A
~ieni	90 12Ǌ23P
~ient	61 -12ǆ-8ŀ8BŋŤ10U11ǘ13ǚǨ19ƞ26Ɵ27Ů31Ǖ33ǜ46Ǚ52ǖ
~ier	68 -9ƺ-8ǟ9Ŭ10ǥ11ţ12Şş14M15ų20ǫ23Œ25ƈǄ34ő45Ǘ
~ier>	71 -9ƺ-8ǟ10Ŭ11ţǥ12Ş13ş15Mų21ǫ23Ǘ24Œ26Ǆ36ő
~iers	81 28Ǘ30ƈ
~ies	52 -11Pǫ-10Ǎ-9Ơ-8L-7őşƃ7xųſǋ8mBťƆ9ƟƪƾǨ10YĸľŅǒ11ŀƚ12Ɠǅǔ13ghĶ14uKƇǊ15ǝ16yƞ17ƄƱǏ18ǂ19ƣǥ20ţǐ22ǧ25c28Š
~ies>	53 -11PǍ-9Ơ-8ǫ-7Lőƃ7xWZŶſǋ8mBťųƣ9ƆƟƾǨ10YĸľŅƪ11ǒ12ŀƓǅ13ghĶǔ14Ǌ15uƇ16yǝ17ƄƞƱǏ18ǂ20ǥ21ţ23ǧ26c30Š
~iest	79 9Ǒ11Ŝ13ƚ16ƣ23K34ǐ
~iet	81 9Lǈ12ư21ƾ22ǐ27Ł
~iet>	86 9L13ư24ǐ29Ł
~iev	79 -8ƨ9Mō10lS12Ō13ŹƮ14m16Ǒ25ǫ
~ieve	79 -8ƨ9Mō10lS12Ō13ŹƮ14m16Ǒ25ǫ
~iew	83 -7Ƹ11B14ŷ16Ǡ20ǫ27ŝ30ŗ
~iew>	85 -7Ƹ12B13ŗ14ŷ16ŝ18Ǡ21ǫ
~if>	39 -21X-18Ļ-15ǫ-14Ł-13ŊǊ-12A-11ŘŮǍ-10yōőťƗƸ-9ŎŖǙ-8gLTUňšŧũǁǠ-7djŚūƖƴ7Y8ŗƮǆǤ9GŻ10ŭƂ11ŌŲƋƫǗ12cļƹ13H14rƐ15ĸŉŐţ16FWZĵ17I18ŞƬưƷǚ19ƃ20ǜ22ŋř23ƭǣ24Ɓƞƨ25Ĺ26ƱƳ28ſƦ36ŏ38ǟ39ƀ41Ŷ43Ƅ50Ʃ78Ǫ
~ife	49 -29P-17vū-16ż-15ƺ-13Ő-12Ř-11ƽ-10wƾ-9zUƱǫ-8Qőœƻ-7Ţ7S8uũ9ǈ10m14Ļ15fŴ16iǊ19ư20ŵƮ24sǁ28ƬƷ30t31ƶ32Ǆ33ƭ34Ư36ƹ37q39rƫ41o44Ʃ45p51ƨ52ƪ
~ife>	50 -16vż-13Pū-12jŐƽ-11Ř-10ƾ-9zUƱƻ-8Qőǫ-7œŢ8ũ9ǈ10ư11mu15Ļ16foŵ17iqǊ19Ǆ21pƮ24ǁ27s29ƬƷ32t33ƶ34ƭƯ37r40ƹ41ƫ46Ʃ53ƨ56ƪ
~ifes	71 -24P-19ƺ-8d8ƞ10Ƽ11j12bB13ư19ŴǄ30q36p38o
~iff	66 -17Ɯ7CKƑǚ10ŃǇǧ11żǗ12VĻŏ13ǫ16řş19ŉŨ23ŕ26Ū
~iffe	66 -17Ɯ7KƑǚ8C10ŃǇǧ11Ǘ12Vŏ16Ļř17ş19Ũ20ŉ23ŕ26Ū
~ifi	63 -9J10ǅ13Ŭ15Ǧ18Ż19ǎ20ǔ28ǩ
~ific	63 -9J10ǅ13Ŭ18Ż19ǎ20ǔ28ǩ
~ift	74 -10Ū7Ľ8PǦ10ĵ11UǊ13Ŗ15Ų17Ŷ18Ņ20ǫ22Ƹǐ42R
~ift>	83 -10ńŪ8Ľ12U18Ų20Ŷ24R25Ƹ26ǫ
~ifth	90 14ĵ23Ņ
~ifts	88 25R28ǐ
~ig>	58 -15Ǌ-13ŭ-12ư-11ƃƊ-10S-9Fǫ-8œšƔ-7ŕǚ7Ńř8ĴƈƍƖƲ9yƝƞ10jĿ12gžƬ14ƥǇ16Ŕ17Ǐ18ŧ19kǑ20ǉǓ21Ǩ22Ɠ24őƮ28ƕ34Ĺ43Ƈ
~iga	81 9C17Ǆ52ƻ
~igar	82 17Ǆ52ƻ
~igg	70 7łţ8Ǒ9tƬ11H12ō13x15ňǠ17ǖ30ŀ
~igge	71 7ł8ţǑ9Ƭ11H12ō16ňǠ17ǖ31ŀ
~igh	35 -17T-13W-11ĸǫ-10ŷ-8şţ-7tšƵ7muDGKLĿŒŔřŚũŴƟƪǎǝ8alHQXŐżƭǏǓ9deňŦſƦƮǟ10ńŋƑƒưǕǞ11rwSUņŖƕƨƿǁǄǡ12PŞŠƢ13EMōŢ14oļƥǘ15ƅƛ16Ɣƹǅ17bŏŰ18IŁŨų19űƠǑǨ20yƆ22ƾ23ǐ25N28Cƞ29ŀŘ32Ƽ
~igh>	65 -10Ƴ7Ƣ8ƅ9v10ſƚ12ł15yƛ16C18l20ř24ƼǄ25Ǩ30Ř32ƾ33ƥ
~ighb	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~ighe	75 -7Ƌ7Ř8Ɣ10ņ11ŕ14Ŕ17Ǖ31m
~ight	36 -16T-14ǫ-11BW-10ĸ-8mţŷƂ-7ş7gRŇŚůǖǧ8uDKLQŒŰżƟƠǎǓǝ9adeHŴƔƪǟ10XĿńňŐŦư11ŋŘũƒƮǞ12rwCUŖƅƕƿǁǡ13MPSŠƨ14yōŢ15oEļŀŞǘ16Ɔ17ƹǅ18ŏƞ19bI20ŨűųǑ22Ł24ǐ27N33Ƽ
~ighw	88 12Ƣ14Ƒ22Ƃ25Ű
~igi	68 -7C7d8T12Ŭƌ14Ɖ16e18ƍ20š21I22l26E28Ś
~igin	75 -8C7Ɔ14ƌ16Ɖ20ƍ22š24l
~igit	75 8d14Ŭ17e24I29E31Ś
~ign	60 -9Ŝ-8ƓƱ-7ň7Hľ8Ƥǋ10IĴŗ11W13ƴǢǫ14QƳ15Ɣ16Œ18J21ǅ25ŏ26Ǖ32ǜ34Ƙ37ł44ō
~ign>	64 -9Ŝ-8Ɠ7ƪǂ8ł9H11ŗ12WĴ15Ƴ16Ɣ17ŏǫ19Ƙ20J23Œǅ27Ǖ35ǜ40ō
~igne	79 8Ŕ11ł13ō14Ƥ18ƴ
~igni	88 13ǋ14ŏ24Ƙ
~igns	84 -9Ʊ8q17ł20Ǣ27Q
~igs	82 -12Z-11Ǩ-9Ɩ11ƃ17ų18Ƈ19ŲƓ21qǉ
~igs>	84 -11Ǩ-9Ɩ11ƃ17ų19Ƈ20Ɠ21qǉ
~igu	70 -20Ǒ-8ǫ7XƯƳǋǌ8yH9Ńƙ10Ĺņřƕ11ťŧƉ12A13ŗƲǢ16Ų20Ʈ23ƚ
~igur	70 -20Ǒ-8ǫ7XƯƳǋǌ8yH9Ńƙ10Ĺņřƕ11ťŧƉ12A13ŗƲǢ16Ų20Ʈ23ƚ
~iju	90 18ƻ23ǁ
~ijua	90 18ƻ23ǁ
~ike	43 -18Jǒ-12ŏǆ-10ĿŀƤ-9ŜƥƨƽǠ-8ĺţǢ-7pqŎűơƪƳƴ7alyLŬŹƑ8mFũŸưǞ9ĻŁƆ10rDŭƚƿǫ11ŧŨ12jŌŤƒƯ13ZŃŲ14RŇŕſƩ15ů16gŒ17ƠƼǏ18ńō19ĵŊŔ20v21Ƹ23ļ24K25ų26ŷǁ33ňƧ34Ş38Uş
~ike>	43 -18Jǒ-13ť-12ŏǆ-10ĿŀƤ-9ŜƥƨƽǠ-8ĺţǢ-7pqűƪƳƴ7alyLŹƐƑ8mFŬŸưǞ9ĻŁ10DŭƆƿǫ11ŇŧŨ12rƒƯ13jZŤũŲ14RŃſƩ15ŕůƼ16Œ17gƠǏ18ō19ĵńŊ20v21ŔƸ23ļ25Kų26ŷǁ28ş33ň34ŞƧ38U
~ikes	83 -10ũ12ƚ14ť15ŌƱ16Ĺ20ş
~iki	79 -14ķ-7q9Ŕ10b11g15ň22x33t34Ơ
~ikin	79 -14ķ-7q9Ŕ10b11g15ň22x33t34Ơ
~il>	54 -10ť-9Ɵǫ-8Ǣ-7Mŉ7vVĻŚŦ8Ǐ9ĵ10Ŗ11ǑǗ13ƒ14Dƽ15ǆ17Eǩ19Ư21Ŝ22Ɓ23ř28ľ33ǚ44K47Ɯ66J
~ilb	90 -7C10Ž15DĹ
~ilbo	90 -7C10Ž15DĹ
~ild	56 -10F-7ƈǘ7XƦ8ƒƭǜ9ŷǂ10y11Ɔ12lv14w16Ƴ18Ǥ22Ʊ23ƣ24u25Ɠ31Ǎ33ƫ36Ǐ38Ƽ44ƕ46ƥ
~ild>	68 -12Ǐ-8ǘ8ǎ9źƍ10Xƒ11wƱǂǜ13ŷ21Ƴ23ƫ31Ɔ38ƕ50Ƽ
~ildi	63 -18Ɔ-10Fƫ-8ƈ7ƙƧ11Ʀ29ƣ30ƓǤ38Ǎ52Ǐ56ƥ
~ildr	74 8w14ƭ15y18Ʊ19v36u
~ile	54 -10rŗ-8ǫ-7FSTšŹ7ĸƂǅǇ8h9řť10ňǑǞ11wƱ12ŻƐ13aų14IƦ15ǟ17śŵƊ18Ŝǔ22Ũǈ23Œ24Ɲǒ26Ƒ30ƅ31Ǚ35Ť47Ű69ů
~ile>	63 -9ŗ-8Ź-7FSǫ8wŴŶƞǘ9ĸƂơƹǇǢ10ǅǔ11Ǚ12ň13ś14Ũ15ŤƱ16aŜƐ17ų18IƦ19ǟ23ǈ24Ɗ26ƅ28Œ
~ilea	81 11Ű45ů
~iled	75 7Ŝ9ś10Ǟ11ƅ13Ɖ15řŨǔ19ť33Ť
~iler	85 17h18Ǒ24ǒ
~iles	64 -9r-7T9ǚ13ǒ15Ż24ŵ26Ǚ32Ƒ48ů49Ű
~ili	56 -7Ůƨ7ǌǧ8ǔ10ŀǝ11Řƅǒ13YŠǜ15Xľƣ16Ɲ18ǎ19Wŗ20ƃ25Ɓ27ǣ30ſ
~ilia	88 24ľ33ŗ
~ilin	79 9fD16ŀ17ƅ23XƝ
~ilit	58 -7Ůƨ7ǌ8ǔǧ10ǝ12Řǒ13ǜ14YŠ15ƣ19ǎ21Wƃ26Ɓ28ǣ32ſ
~ill	44 -12K-11mť-10auAƨƳ-9ŁŘŲŴŶŷƸ-8pBĸŒƞǎǪ-7ŐřşšŮƢǉ7NķŊŭ8oǅǗ9ĽśƿǠ10fńŜųưǄ11D12eŸƖƼ13ƔƮƲ14stYĶƗǢ15qy16OPōőŪź17Ļľ18zC19LƘ20cM21Qũƭ22HĴ23ĵ24JV25IU31Ń32Ư40ƽ57ƴ
~ill>	46 -14a-11m-10Aƨ-9uţťŴƳ-8BŁŘ-7pĸŒŷƞǎ7ļůƫƻ8NķĻŊƽ9oōŭǗ11fś12CńŜų13eƖƼ14DŸ15tĶ16qƗƮ17ź18sOPŪ19ő20yzL21Ƙ22Uƭ23cM24ũ25Q26HJV27I34ŃƯ45ƴ
~ille	81 7a8Ľľ11ĺ14Cō25ĵ
~illi	78 -9K8ţǠ9ž13C15ĵľ18Ļ21ƽ
~illo	84 -8Ų16ƣ20Ɔ27ǅ37Ɣ
~ills	65 -7œ7Uǁǟ11Ǧ14Ƅ15Z18ł21ưƴ25YƲǢ30Ĵ31ƽ
~ils	84 10ƉƖ11Ǚ23J
~ils>	85 10Ɩ11Ǚ23J
~ilt	69 -9ƫ7Ƴ8ǏǤ9b11ż13ƈ14ĸǟ29ƬǠ38Ɔ
~ilt>	69 -9ƫ7Ƴ8ǏǤ9b13ƈ14ĸǟ29ƬǠ38Ɔ
~ily	57 -14Ƥ-12ļ-10aoxƹ-8ƾ7ŀ8zY9qǇ10AŘ11hūƺ12FƲǉ13ſ14ũ16ƞƵ20Ʈ22Ů23ư24yƸ26Ʀ31w36ƿ37nu
~ily>	57 -14Ƥ-12ļ-10axƹ-9o-8ƾ7ŀ8Y9qz10AŘ11hūƺ12FƲǉ13ſ14ũ16ƞ17Ƶ20Ʈư22Ů24yƸ26Ʀ31w35ƿ38nu
~ilys	90 12Ư17Ǉ
~im>	57 -13ƺ-9ƣ-8Z-7Ɲƿ7tAŇƤƵ8wņ9ŕŝ12ǎ14Ż17ŧ21Ť22oŪ27Ǝ28ƪ30řŨǄ32ƀ34Ŧ37ť39s
~ima	76 -7ǘ7ǋ12ƕǀ16Ǟ18ũ41h
~imag	90 -8ǘ19Ǟ21ũ
~imal	85 46h
~imar	90 14ǀ
~imat	90 7ů9ǋ15ƕ
~imb	76 -7Ŵ7PŔ9ƫ12Ƃ22Ǌ42Ɠ48ǂ
~imb>	84 -7Ŵ7ť8Ŕ11ƫǂ24Ɠ25Ǌ
~imbi	90 10P15ǂ
~ime	52 -14ƾ-9ŗǙ-8ĺœǠ-7ŉƈƪ7byƒ8ƨƸǂǘ9ƶǝ10ŹƝ11SŢţƩ12kŪǜ13Ƽ14WŶ15sǫ16HŨ17ŕŝǉ18gŒų19ļơƺ27V30N33R34O36ǐ37Lń
~ime>	53 -14ƾ-9ǫ-7ĺŗƈƨǙǠ7btƒǚ8yšƔơƩƸǘ10ŇƝƶ11Ź12kŢţ13Ū14TƼ15Ŷ17HńŨ18ŝ19gsŕųƺǉ20ļ28Vǐ32N34R36O41L
~imer	86 14L15Sǥ19Œ25ǉ
~imes	76 -12T8Ʈ9Ʃ11ǡ12ǐ13W14ǂǊ16ż17Ťơ22ƨ41ǫ
~imi	59 -11Ɓ7Ŀ8ƕ9ĻƑ10ſ11yš18Ǩ24Ǖ30Ǥ33ǣ52Ř
~imit	59 -11Ɓ7Ŀ8ƕ9Ƒ10ſ11yš18Ǩ24Ǖ30Ǥ33ǣ52Ř
~imm	84 17Ǝ20Ɠ
~immi	85 17Ǝ
~imn	85 48ƒ
~imne	85 48ƒ
~imp	72 -7ř9Ǥ10ļſǗ12ŎƐ16ňƳ17ƍ21Ʋ24Ŀ25ş
~impl	86 14ļƐ25Ʋ
~impo	78 -7ř10Ƹ11Ǘ14Ŏ18Ƴ27Ŀ
~impr	85 10Ǥ20ňƍ29ş
~ims	70 -9żǅ-8Ň10ƹ11t12a13ǥ14Ũ17ĿǞ42Ť
~ims>	71 -9żǅ-8Ň13ǥ15Ũ18ĿǞ43Ť
~imse	88 7z13ƹ14t15a
~imu	78 -8Ś45Řſ
~imum	78 -8Ś45Řſ
~in>	29 -33ǫ-26Ř-23Ư-22Ļſ-21ŕŞ-20ǅ-19œƩ-18P-17Ƽ-16wŒŜ-15D-14cşƁ-13pƂ-12ŧƖƶ-11ŔŻƉƔƣư-10Ƣ-9ǨǪ-8rFţƇƈƪǖ-7auJŶƃƚƞǉǤǧ7MƀƄƳǄ8zūŴƏ9ľŌƥǁǡ10ŁǗ11źƆƜƨƸƹƻ12OļŊƦǀ13kmQŉšǣǩ14ĵŅŪƊƾ15VŀƋƐƘƴ16vĿŮ17ŨŰǓǠ18ETĶŢƝ19sĺŝƎ20lyHŤťŲǆ21ĸżƷ22ś23UņōǎǑ24ŗƧƽƿǏ25jqSǒ27tńƒ28ŽƬǋ29žƠ30Ŭ31n34ǌ36R37ƺǇ38CƟ40ķ41iƙǙ44Z
~ina	62 -10Ť-8Ɨ-7Cţ7ƅǗ8fư9Ǌ10t11ƌ13ƉƱǞ14Ĺŋ15kqBłƍ17lšƧ19A23Ơ28Ǣ30Ʋ35ŭ
~inal	68 -8C-7ţ8j10f11t12ƌ14Ɖ17ƍ18kł19lš26Ơ35Ʋ
~inan	72 -8Ɨ8ƅ9ư16ŋƱ17Ĺ19B23A34Ǣ43ŭ
~inb	90 9Ŝ12ǂ35J
~inc	52 -12ǉ-11ǫ-9ŝ-7ƔǪ7uŽƂǅǥ8ŸƌƥƬ9Ƣ10BGźƖǈ12Ƽǋ13ŕŘŤŦ14ƻ17ǡ18tǇ19ŔƱǟ20Ő22ư23i29S30Œ31Ǡ33Ū34T
~ince	59 -9ŝǫ-7Ɣ7IŹƕ8P9ƌ10ŽƥƬ12Gź13B15Ť16ŘŦƻ20ǡ21tǇ27i33S34Œ36Ǡ38Ū
~inch	88 7X10j26Ƽ
~incl	72 -14ǉ7Ÿ8sWŔ9Ɓ11ŗƇǥ12Ƃ16Ƣ18ǋ32Ő
~inco	66 -11ǧ-8Ǫ9Ư10Ʈǅ12u14ǈ26Ʊ31ưǟ46T
~incr	80 26ŕ32Ŕ
~ind	47 -25ǝ-16Ř-14ř-12Bş-11Ŧ-10Ʃ-9vŮ-8INňŞǅ-7fGĿŧƆƨƷ7pRżſƐƴ8ń9jxPUƊƾ10ŬƒƗǈ11qrŃŴźƈ12MŐŲƂ13ŸƵǚǡ14hŀƥ15gƹǃ16ĻĽŏū17ǖ19śŜ20šŨƮ21ť22ǆ25ƌ26X27ŋ30Ƹ33ƫ67Ɯ
~ind>	48 -25ǝ-15Ř-14ƨ-13ř-12B-11şŦ-9v-8NňŞŮƩƬǅ-7zGIĿŧ7ƻǫ8pRŲżſƴ9PƊ10Uƾ11qźƐǈ12rŃťŴƈ13ŐŸƵǡ14Mńƥǚ15hǃ16gŀū17ĻĽǖ19ŏ21śŜšŨ22Ʈ23ǆ26ƌ27X28ŋ31Ƹ35ƫ64Ɯ
~inde	79 -9ń10Ƙ11z14Ǔ20Ɨ26x
~indo	86 13ƒ14Ɯ18jť
~inds	80 8Ų10ŉ12Ǣ21Ƃ25Ŭ
~ine	44 -24ƃ-13tC-11FRƙ-10Ŕūƞ-9ĻŀŎŕŧŶǛ-8DšŸƪƹ-7hlHTĺőŤťŭư7sVǗ8AłŃƭ9ǚ10KS11Ɠǐ12ľƖƻƼǖǢ13ŅŏŲǃ14Ǆ15ŗǒ16ņŌǈǨ17MŮ18śƎƝǪ19qǁǇǘ20Ɵǣ21jǆǍǫ23ǅ24I25ǓǝǠ27ƶ28ǑǤ29P30ǡǧ33ń35ǟ36ǌ
~ine>	53 -12ŕ-9ƙǖ-8Ÿ-7FŔšƞơƪƹ7abŋ8GĵœŹƿǞ9iNV10MǗ11qsłŃƭǃ12S13Kľ14ǌǝ15PŗǑǫ16śƝƻƽ17Ɩ18ŅŲ19Ō20jƶǟ22Ǝ23ņ25Iǘ28ǁ41ń
~ined	75 10jǚ11ŉ13Œŗ15Ƽ18ƶ26Ɲ
~iner	86 9ǃ20ǡ27P
~ines	50 -26ƃ-12ƽ-11C-10Ɗ-9tGūƙ-8R-7DŀǛ7ųǚ8Ǌ10M12A13ǝ15ƓǄ16ǐǢ18Ǒ19ŏ20ǒǨ21ǈǟ22ǖ23Ǫ24ŮǠǡǣ25Ǉ27ƟǍ28ǌ31ǅǆ33Ǔ37ǧ40Ǥ
~inf	73 9Ľ12ľ14ŋ15ż16ļ19Ņ21ŕ24x36Ǚ
~infl	90 22ż30ŕ
~info	76 10Ľ13ľ15ŋ17ļ20Ņ38Ǚ
~ing	28 -21G-18ōƫ-17ŒŘƖ-16sƆ-15ŢƩ-14Ľőŝ-13ǜ-12vƹ-11oƼǖǣ-9lOŨƑǐ-8ŏŰǔǙ-7DWŇ7ĶňŌŽƮƳƴǄ8emņŧůŶƏƝǕǝ9ZĸŅŜƂƕ10ghrMŉřŷƇƺ11IKķųŹƌƐƟǢ13ŗżưƽǞ14qœƙƤ15LYŮƥ16ŊƔƠ17zFĴƅƧǌ18ļŁƎƷ19TľĿźƊƵǂ20fǆ21žƻ23ĵŞşƪ24PŃƘ25uyXǏ27UŀŤ28Ŏţƣ29kǛ31Ū32ǫ33xŐ35ƚ36i37j39Ļ41ĺ42t43Ǡ44Hǡ45V
~ing>	28 -19Gƫ-17ō-16Ɩ-15sŘƉ-14ŒŢƩ-13ĽƆ-12Ǉǜ-11ovCőǖǣ-10ŏŝƹƼ-9ŋ-8OŨƑǐ-7lDQǔǙ7ŕšŲƧƱǁǄǗ8KĶňŌŧŽƮƳƴǕǟ9emņŉůƝǝ10ŅŗŜŶ11hMƺ12fgIķŹƂƌƟǞǢ13rLTŊųŷ14ƽ15ļżƕƥǛ16qYĺœŮǆ17Ɣ18ĴƅƠƵ19zFŞžƎƷǂǌ20UľĿŁź21Ń22ƻ23ĵ24şƘƪ26uyPŀǏ27Xţ28iŤŪ29ǫ30Ŏƣ31kŐ32ƚ34xǡ39j43t45ĻǠ46V47H
~inge	81 8b9ŏ12Ū22E23f28Ǜ34ƭ
~ingi	88 16T17q21ǡ23ĺ
~ingl	68 -10ǁ10Ɯ12Ƈ17Ǉǫ19ƚ31f42Ɖ43Ɗ
~ings	54 -10Ļƕǫ-8n-7Bŝş7KŞ8ļǛ9Šǆ10ŁŊŋƻ11ĸ12ƸǊ13T14ǘ16i17Ƥư19UřƧ22ǡ27A31ƙ33Z34ĺ
~ingu	84 29Ɛ
~ini	63 -11c-9ŋǍ7ať8ļǣ9ǆǟ13Pǫ14A20ƍ21j22m25Ǜ26Ř31Ż33Ƌǀ36ſ
~inim	78 33Ř45ſ
~inin	77 -12c17P28j32ŻǛ
~inio	88 12ļ21A
~inis	70 -9ŋ8ť10ǟǣ12ǆ13Ż18ǫ23ƍ27m38Ƌ
~inj	72 31ǥ38Ƅ51ſ
~inju	73 32ǥ38Ƅ52ſ
~ink	52 -17ƪ-12ĺ-11tŷǆ-8qĴŘƢ-7ŏţƫƲƳ7OƁ8ĵƔ9GōƝǍǟ10XƹǠ11šƉ12ŀƕƯƵ13Ʒ14h17ŕƥ18Ļŗ20Ǐ21ũ22B23Ĺ24yV27HŲ29ǫ30ňǝ42Ʈ55ǁ58r
~ink>	57 -16ƪ-12t-11ǆ-9ĺƯ-8qĴƢ-7ŏƷǢ7Źǌǚ8O9ĵ10ōƔǍ11GƝǟ12Ɖƹ15ƕ16h18H20ŕƮ22ŗ25Bũ28Ĺ32Ų35ň38r40ǫ43ǁ
~inki	68 -12ŷ-8ƫǫ-7ƲƳ8Ɓ9Ǡ12ǁ13ŀ15H16š18Ƶ19X21Ļ25Ʒ27VƯ34Ʈ35y
~inkl	77 28ƥ32Ǐ
~inks	80 40r42ǝ
~inl	85 8Ŵ12ŵǘ13ŮƜ
~inly	86 8Ŵ12ŵ13Ůǘ
~inn	78 -12ǃ-9ƹ8ŕ10nťƦ11Ɲ13Nư14ƨ15ǁ16L20ǫ24ƽ
~inne	79 -12ǃ-9ƹ8ŕ11Ɲ13nư14N15ƨ16ǁ17L21ǫ25ƽ
~ino	85 -16Ɩ7v15C24ƽ31ŭ
~ins	41 -19ƺ-18ƔǏ-11nǑ-10Ŵ-9Ůŷ-8qQ-7ƆƟǘǢ7Œŵ8wųƧ9aĻřƁƨ10ĺŧƮƵ11CłƯǎǩ12Ŀǆ13ŘǕ14WŤūűƗǪ15Ň16rŢƄƙ17ƅƝƣ18ƛ19ƚƶƽ20Ƭ21œǫ24ƕƫǔ25ƪ29Ə33Š34Ő35ǧ37őƀ48Ǥ
~ins>	67 -8Ő-7ǆ7ŕ8űƓ9u10Ƌ11Ł12Ƣ13ƫ14ƚ15yǖ17ƽ18w21ƛ23aƝ24C28ƙ
~insi	73 -40ǎ-23Ǐ7ƫ9Ɲ10Ÿ12ŗ13Ƭ14ƍƑƥ15Ŭ16ǆ20ű21Ƨ41ƣ43Ǥ
~insp	74 18Ɗ57Ə
~inst	65 7ŃǓ10BKƉƷǣ11Ņ12ƒ14Ĵ15ǆ19r22ƚ23Ƭ24ų35ǫ
~insu	44 -19ƺ-17Ɣ-11n-10Ǒ-9Ǔ-7qQĴŴǘ7Xƛ8ŒśƂ10ŵƽ11Ļřş12ƁƮƵ13ĺŧƨƫƯǩ14ł15WĿǕ16ŘǪ17Ťū18Ɨ19ŇŢƄ20ƅ21ƶ24œ27ǔ30ƪ31ƕ36ǎ38ŠǤǧ42ƀ43ő45Ő
~int	57 -11ŉ-10mƳǇ-8ǉ-7XōŨƵ7ŃŶƣ8Bŋǅ9qƖ10ķŰƀǙ11ňŽǆǏ12gǀ13Ǡǥ15Ų18šƬ19Ŧ20NǞ26ƍǐ27S31ż34ş35Ɲ38ŗ
~int>	75 8řƓ10œǃ13qǫ16Ǐ22Ų29Ǟ41ŗ
~inte	68 -10ŉ-8ť7ƒ8ĺƷ9ŗŪ10HŽ11ơ12Bšƣǅ13ņŰƖ14Ɲ15ň24Ŧ26N32ǐ
~intm	86 8Ǚ9M12ǘ15Ŷ20ǀ
~into	69 -11Ǉ-10Ƴ-7Y7izŏǙ8d9RǪ11š12ŃŋťƁ13ƀ14ķ17Ƭ18Ǡǥ19g29Ɲ33Sƍ
~ints	81 -11m49ż50ş
~inu	66 -7Ɣ7ş8afŅƩ9śŢ10u11ǃ12ļǩ13ĸ18ōŰ28N38O
~inut	67 7ş8afŅƩ9ś10u11ǃ12ļǩ18Ű19ō29N38O
~inv	69 7P9ł11Ǥ13ǫ14f16ƙ18Ǘ19Ǒ20Ɵǚ21ĸ
~inve	78 13Ǥ15ǫ18ƙ22Ǒ23Ɵ24ĸ
~invo	74 7Ž8P10ł15f20Ǘ22ǚ
~iny	80 7ƚ12ƈ35Z
~iny>	85 8ƚ37Z
~inyl	88 13ƈ
~io>	82 -11ƍ-7Ÿǫ15lB19Ʒ22Ż61Ǡ
~iol	82 42ż
~iola	82 42ż
~ion	44 -10Nǆ-9Ǔ-8GŉŝŞţűƣ-7auwLŐœŰƀǫ7QŖťǟǩ8qƏƯǞ9Tłšǁ10xŋƗƹ11nōőƆƘǃǕ12Ǎ13Ʋǈ16kļŌ18ŕŬ19mŅƑƾ20Ų21ż22ķƈ24ǎ25APŊ26Ɓ27ŗ28ŽƳ29ƍ30ň31ǜ36Z
~ion>	48 -15ǫ-11Ť-9NĶĹƽǆǔ-8ŝǓ-7Lţű7OWƄǇǕǥ8ĿŖťŶƗǄ9ŘƯǞǟ10qTżƏǎ11Sƹ12łǃ13AŅƆ14ōƑƘ15ŽƲ16ŗ17ŕ18ļǈ19Ōƍ21kŬ22m25ƈ26ķ30P32ŲƁƳ34ň40Z
~iona	73 -9ƽ9ũƒǦ11ǁǕ13g15ǎǩ18Q26ǜ
~ione	85 11Ĺ12Aŗ15n19Ž20Ņ
~ions	59 -10Ų-8Ǆ7dŇŽ9AŗŪƑ10ĶŤǠǫ12Ŝ15ś16Ǎ17ż19ǜ20ŋƍ25ƽ28ƾ29Ŋ
~ionw	88 -7S15š18Œ33ő
~ior	78 -12œ-10I7ź13Ŕ16aw30Ŀ32ƈ
~ior>	80 -12œ7ź14Ŕ17aw33ƈ
~iou	75 -9A7Ņš8Ŕ9ŕ10Ƙǝ11rĺŊǑ12ţ15Ǆ17ƾ18Ɖƿ19w22ŀ
~ious	75 -9A7Ņš8Ŕ9ŕ10Ƙǝ11rĺŊǑ12ţ15Ǆ17ƾ18Ɖƿ19w22ŀ
~ip>	59 -12ǫ-11Ǩ-10AD-8ť-7ļǜ7Ţ8ĸšƂ9Ɗ11ƃƝǃ12ľ13Ǎ16ţ17kǈ19B20Ŋ22ƞǏ30Ń33Ű54Ƅ78E
~ipe	74 -10ŉ13ǘ15U16Ʀ22Ū29ş31Ɲ32ƌ
~ipe>	78 -10ŉ11Ū14ǘ31ş34Ɲ
~ipes	84 12Ʀ13Ū37ƌ
~ipl	88 -8ō27Ƃ30m
~ipm	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~ipme	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~ipp	74 -7f9Ķť11Ƭǟ12ƙǁ13Ǘ14Ƥ18Ɲ29h
~ippe	82 -8f9Ɲ10Ķť12Ƭ14ƙǁ15Ǘ32h
~ippi	79 11Ɲ12ǟ15Ƥ
~ips	81 -8Ǚ10ǂ19kE20T30ǣ
~ips>	81 -8Ǚ10ǂ19kE20T30ǣ
~ipt	77 22ƚ27ƽ31ǌ
~ipti	85 24ƽ
~ipts	84 23ƚ34ǌ
~iqu	86 -11ſ10Z13ǁ18ƚ43ǝ
~iquo	90 -11ſ-7Ź14ǁ45ǝ
~ir>	56 -12Ů-10ŗ-8ű-7dFŐŸǈǟǣ7azŞǎ8śǙ10U12iyŵƌ13ĿŁǅǗ14ĶŧƤǒ16Ĺ18v20Ɵ22ŊǓ24ňŨ28Ƴ31ŕ33ņ44ǔ52Ǌ
~ira	73 -11ǫ7ž13u16Ŗ26x39w46ķ
~ira>	75 -11ǫ14u27x40w47ķ
~irb	85 39ƞ
~irbn	85 39ƞ
~ird	76 -10Ż-9J-7p8ŝ9ǣ10i11ƥ13Ǉ19d21q23ǚ32ơ
~ird>	78 -10Ż-9J-7p8ŝ9ǣ10i11ƥ15Ǉ19d22q24ǚ
~ire	53 -13Ű-12Ƥ-10Ǌ-8ƫǑǢ-7ZƷǫ7ńŲǛ8eļǆǧ9U10tŹƯ11ƚƣ12ǚ13ĻƩǎ14Ǔ15Ʊ16ŖǤ17ǕǠ18Ŋ19ť21ǟ22Ʀǖ23P28ķ34Ɛ41ƒ43S59Ǟ81Ƒ
~ire>	58 -10Ǌ-8ķŪǑǢ7ŝ8ń10ǆ11ǎ12Ư13Ź15VƩ16Ǔǖ17Ļ18Ʊ19Ǥ20Ǖ21Ŋ22ť24ǞǟǠ25Ʀ28S37Ɛ65Ƒ
~ired	75 -19ǎ-14Ƥ-10t7Ň10qůǚ12Ǜ13Ųǧ14Ū24S34ƣ39P44Ǟ
~irem	74 -20ƣ24ǎ25t53ķ
~irep	77 52ƒ
~ires	85 13ǖǞ15e16ļ20Ŗ
~iri	73 -11ń14ƽ21Ǐ23Ǡ25V34Ǟ51ƌ
~irin	73 -11ń14ƽ21Ǐ23Ǡ25V34Ǟ51ƌ
~irl	72 -11ư-9ǅ7ǟ8ǘ11oǦ12lǊ14Ǟ17vƤ19w25ƹ41u
~irl>	80 -9ǅ9ǘ12vǦ13l16Ǌ24w30u
~irlf	85 -9ư14o17ƹ21Ƥ
~irls	83 8v11ǟ12ƹ16uǞ
~irm	90 13Ǣ19C
~irs	56 -12Ÿ-9ǎ-8ƣ7eƏǇ8wSņšǕ9Ļƪ10ƋƦ11sśƇ12ŒǆǓ13ZǊ16xƭ17aňǫ18ońƆ19AŔǏ20Ő21ƘǍ22Ņ32ř
~irs>	70 7ŕ8ŧ9Ɲ11ņǕ13Ƌ15Ƈ16ǆ17ƦǊ20Ǔ24Ǐ28Ǎ
~irst	58 -10Ÿ-9ǎ-7ƣ7eGƏǇǑ8S9w10Ļšƪ11sŒ12ś14Z16x17ƭ18aň19ońƆǫ20AŐŔ23Ƙ24Ņ33ř
~irt	64 7ƘǙ11ŝ12P17Ň37p38v40c52d
~irth	65 7Ǚ11ŝ23c38p39v53d
~is>	22 -24ũ-23š-19ƺ-18ť-17ƹ-16Ň-15ŧ-14ƞǚ-11d-10ľŤư-9OYŢŨŴƻ-8SŉŹƟ-7Ŝƅ7ĸōƀǁǞ8ŚŪŬƃƓƗ9ŊžƎƼƾǇǛ10lnBCņŗŮƱǑ11aķĻŀŞƙǖ12uEFKŸƒƣƵ13ŐşŠƚƩƭƽǃ14Řǧ15QXŌƂƧǀǉǘ16fſơƳǥ17rĶļĿźżƖƢ18ŃƊƛǊǠ19MœŲ20INŷƆ21ZƇǙ22PŎǈǍ23hTū24vDJĺőŻƤ25qsŖƫ26ƪƴ27ƋǄǅ28A29Rƕǝ30oyŭ31pŰƈ32ǡ33Ƹ35łǫ36j38ń39U40i41Ǐ43tx48Ł55ŵ
~isa	77 -8ƨ13ƐƱ15ŉ17e19Ĵ21Ĺ24Š29W
~isab	82 -8ƨ14Ʊ16ŉ26Š31W
~isc	69 7ĵ9ĿƂƼ11IŠ13m14ǫ15Ĵ16Q18ž19Ż20hr
~isco	71 7ĵŒ9Ŀ12IŠ14mǫ16QĴ18ž20Ż
~iscu	86 7ǩ11Ƃ12Ƽ25r26h
~ise	59 -11őŧ-9E-7ŨƑ7ƪưǌ8akwŐŕ9ŀ11G12AƐƺǍǤǦ13gƔ15ltƢ17Bƿ18ŏ19V20ƚ22ŔǄ23Ʊ25ǫ28ƥ
~ise>	63 -11ŧ-10ő-8ƚ-7AƑ7vŔ8wƪưƿǌ9k10dŀ12G13ƐƺǍǤǦ14g16tƔ17Ƣ19ŏ21V23Ǆ26Ʊ27ƥǫ
~isea	88 14ƿ
~ised	76 -11E7ŕ11Ő12Ř14a15B20Ŕ25l36ƚ
~ises	90 -8B19A
~isf	88 22Ũ27Ş
~isfi	88 22Ũ27Ş
~ish	63 -9ŋ7hǟ8nǃǣ10ǆ11Ż12Ň18ş19ƍ20Ɛƙ21ļ23Ʋǫ24m28ǚ33Ƌ41g
~ish>	75 -10ŋ-7Ş7Ɗ8ơ9ť10hǃ11n13ǆ17m23ş25g26ļ32ǫ
~ishe	68 9ƙǟǣ11m13Ż14gŇ15ƍ22Ɛ26Ʋ38Ƌ
~ishi	86 10g16ƙ40ǚ
~isi	63 -9řƜǫ9aŃ11Nǃ12ńŕ17ƛƽ18A22ł25ǀ28Ž44ƞ48Ɓ
~isin	82 -11Ɯ12A22ŕ23ƛƽ
~isio	67 -9ř-7ǫ7ǜ10AŃ13ń23ł30Ž52Ɓ
~isit	78 11a13N14ǃ31ǀ55ƞ
~isk	76 -12g12ĸ20ƛ27Ū31ǂ
~isk>	78 13ĸ21ƛ27Ū
~iss	66 -13ő-10ǫ-8Ĺ-7L7prsƷ8tZŏ9ƺǡ10T11ƹ12łŲ13ĶƊǜ16ŶǄǛ22ş27Ź29Ş31Ţ43Ŏ
~iss>	82 -8ş10ĺ13ǡ19Ţ21ŎǛ41Ş
~isse	84 18Ķ23Ţ26Ŏ
~issi	76 -14ő-7LĹ7Ō8Ŏ10Z12Tŏ15ŲƊ16ǜ21Ŷ35ş
~issu	77 9prsƷ10t11ƺ13ƹ14ł20Ǆ32Ź
~ist	50 -10űƋƳ-9Z-8wţƄ-7ĸňśŵƅ7zƑƛƭǕǧ8gDUůŰƺǘǩ9ŅŠŤƀƆƷ10dŲƚ11hkťƾǒ12o13ƔƱ14ǀǙ15ƐǓ16Ŭ17ƙǌ18Ļ20a21BĿŭ22ǜ28A29Ÿ34ƿ35ƣ
~ist>	58 -24ǎ-13ǫ-9Z-7ŵǖ7hľŀūƗǁǑ8fǊǣ10Ųƞǧ11gŠǚ13n14PǒǙ15Ņƀ16ť17Ɣǀ19Ɛ21ŭ22ƙ23Ļ26Ŀ27Ÿ30ƣ
~ista	80 -14Ƌ12Ƃ15ůŰ16ƛ44ǜ
~iste	65 -8w7Pǩ8hrņǅ10oƹ11ƚ12zUƭǘ13ƣ20Ʊ21ǎ23ƿ24ǌ25ǫ29a30B41A
~isti	86 20Ɔ23Ʒ
~istm	85 10ƌ20D21dk
~isto	73 7Ǚ11Ň14ƺƾ18Ť27ƿ
~istr	80 -11Ƴ-8ű14Ǖǖ15Ƒ17Q29Ŭ
~ists	76 10Ÿ17Ǌ27Ǔ
~it>	27 -28Ǔ-26ĺ-25ǫ-21Ǌ-19gqņǖ-18Gƪ-16lC-15pvƹǞ-14yŞŠǟ-13zşŸƄ-12ƚƨ-11uxľƺǐǢ-10tIĴżƣǆ-9Hſ-8ŻƥƼǒǛ-7aOƓƙǎǕǗǤ7iƅƍǋ8eJKŏųƂ9nZƢƽǍǨ10ŌƘƸǣ11WžǑ12ŀŢŬƒǉǠ13FłŎƃ14DŚŦ15ƿǦ16PƏƾǚ17Aůŵ18Źơƻǡ19bš20ő21ķŽ22ĻŋœƁƋǈ24BŃńśƤ25Ɖ26ĶƯǏ27ƛ28ƀƇƈƊƕ29ŖǙ30Ǉ31ňŜ32Uƫ33ĵűǅ35ōť36ƭ37Ŵ38Ř39jŕŗŨũŭƔƠ41Ɔ43Ʒ44Ŕ45rŪ47Ł50ŷ51Ů52ƩƬ61Ų
~ita	65 -12C-11Ť-7ƈ8PV9qĹſ10SƸ12Ƅ14a15ƾ16ƽǫ17gƨ18ǄǪ20ǖ21Q22f23ƚƺ25ż29Ł
~ital	70 -12C-10Ť7Ű10qPVĹſ11S14Ƅ16ƾ19ƨǫ20ǄǪ22ǖ23Q24f25ƺ
~itar	86 25g32ƚ
~itat	81 33ż39Ł
~itc	64 -9Ŧ-8ǌ7LƛƯ8ŹƐ9ƀǊ10Ơ12ǟ13ō15gŃ16ǆ17Œ19ǝ22M25fƊ31ţ38ƍ
~itch	64 -9Ŧ-8ǌ7LƛƯ8ŹƐ9ƀǊ10Ơ12ǟ13ō15gŃ16ǆ17Œ19ǝ22M25fƊ31ţ38ƍ
~ite	60 -12Ŵư-11q-7xŀ7nƍ8Kŷǝ9oŚƽǂǞ10ŵǜ11ǘ12wĹƊǀ13ƧƮ14ŞŹƎ15ő18ōǫ23ĽƏ24Ǧ30ƚ34h40Ơ
~ite>	65 -12Ŵư-11q7ĺƴ8ƍ9KƎǝ10oŚƽǞ11ŵ12Əǘ13wǀ14ĹƠƮ15Ƨ16Ź17Şŷ20ō24ǫ26Ľ39h
~itec	88 16ǜ19Ɗ
~ited	81 8Ŷ34Ǧ38Ơ
~item	90 19Ə47ƚ
~iter	84 8e9Ǝ10Ɖ11nť13Ū14ǂ
~ites	88 -9ŷ8Ǖ10Ǩ12Ņ16ő
~ith	38 -16ĻťŰ-15Ɩǒ-13ǉǫ-12Pƭ-11Ǉ-10Hůơ-9łņƄƔƣƨ-8CGūƸ-7yJNĸŪŲƟƫƱǝǠ7ŚƜƠƿ8MĿƲǧ9ǁǕǣ10WŮƝ11Ņƒư12AŔŨűƃƩƳ13ŁŗśƂƦƵǅ14rĹţŷƏǞ15ļŴ16ŝšŽǃ17sQŉŘžƀƹ18gĺŋǏǪ19Vĵ20Ō21Ʒ23anų24b25ő26şŢŭŶ27Ş30ŇƤ39Š41Œ
~ith>	38 -22Ļǒ-14ťƖ-13ǉ-12ŦŰƭ-11P-10Hǫ-9łƄƔơƣ-8ņƸƼǇ-7CJNĸŐūƨ7uŃŚǓ8ƊƠƲ9MSƜ10ǁǣ11rWŽƝ12ŅŮűƃƒǏǧ13ŁŔśŨƩƳ14AƂƏƵǅǞ15ļţ16aĹŝŴŷƦ17ŉšŭǃ18sQĺž19gVŋŘ20Ōŗ21ĵ22Ʒ24nų26b27ő28Şş30Ƥ33ŇŠ50Œ
~ithe	82 -9Ƭ8r11ƿ13ŽǏ15Š20ŭ
~ithi	86 -9ůƉ-7Ű16Ƒ19ǒ38Ŧ
~itho	63 -19Œ-13i-12ŗ-9G7ǃ8Ɖ9Ǣ11aĻư12Y14Ǖ17Ư18ŐƼ22ƀ23Ŀ26ƹ30Ǫ41Ŷ44Ţ
~iti	61 -9ƽ-8Ǆ-7ŐŮ7iHǕǦ8JSVƷ9Ǌ11ņƊ12ƅ15Yǂ16aƞ18ƴ19ǩ20Ņ21ǎ23ƍ25ŏŲ26Ƙƾ31Ƴ
~itie	88 -9Ů11Ƴ21Y22ǂ
~itin	75 8ǩ10aiHő11J15ŏ16ƅ21ƞ22Ƙƴ
~itio	65 -8ƽǄ-7Ǡ7Ǧ8Ĺ9VƘƷǕ10SǊ11ņ12Ɗ13ǩ14ŏ23Ņǎ25ƍ27Ų29ƾ34Ƴ
~itl	75 -9Ū7ǒ8q10ĸ11Ǌ16Ų18P22Ƙ35ŭ
~itle	75 -9Ū7ǒ8q10ĸ11Ǌ16Ų18P22Ƙ35ŭ
~ito	75 -9Ÿ23žǦ26Ɛ35ƞ
~itor	75 -9Ÿ23žǦ26Ɛ35ƞ
~its	55 -12Ɓ-9ǫ-8ĸƣ7h8tňƃƑ9ĵšƦ10ƕǞǤ11ƚ12CZ14E15Ǩ18I20ǣ22ŚƥǕ23ƀ27ſ35W37Ř
~its>	55 -11Ɓ-8ƣǫ7ehŅ8tňƃ9ƑƦ10šǞ12Z14E16Ǩ18I21ǣ22ŚƥǕ24ƀ27ſ35W39Ř
~itse	83 8Ǥ10Ł11Ɠ12ƚ16ĵ18ƕ21C
~itt	56 -14ǫ-9B-7XŐƝ7djrIžƵ8zĽ9ŬƐƴ10ŽƚƠ11ŋơ12Ł13Ŕƨ14bƟ15M16Ʊ17ņŘƻ18vZ20hu24ſ25wķ26x
~itte	76 -27n-8ǫ7Ǖ9ż12Ʋ14ƴ18Ř23b24ſ35h
~itti	71 -10ş-8Ő7Ķƈ8HZ9ŵǨ11r12ŘƟ13jƻ14ƚ16ơ20ķŁ21M24n
~ittl	60 -8B-7Ɲ7gqŀƓƻƽǃ8dIőƵ9czĽũž10ķŬƐ11ŽƠ12ŋ13Z14Ŕ15ƨ18Ʊ19ņ20v23u27w31x
~itu	76 11zǪ12nƧ15F19Ƥ21G25ƙ
~itua	86 13zǪ14n17F
~itur	79 13Ƨ20Ƥ22G26ƙ
~ity	54 -14ƫ-9I-7ƨ7DǍǔǧ8Vǩ9Ǖǝ10ǒ11y12Šǜ14Ƒƣ15Ɩ16Ŀ17ǎ18Wķ19ƃ20Ƹ24ƁƐ25ǣ28ſ29ĸǈ34C
~ity>	54 -14ƫ-9I-7ƨ7DǍǔǧ8Vǩ9Ǖǝ10ǒ11y12Šǜ14Ƒƣ15Ɩ16Ŀ17ǎ18Wķ19ƃ20Ƹ24ƁƐ26ǣ29ĸǈ31ſ34C
~ium	78 10ƫ11Ŕ12X19Ǧ30œ
~ium>	78 10ƫ11Ŕ12X19Ǧ30œ
~iva	82 9ǥ10Q12Ƴǂ14Ʀ20ƣ
~ivat	84 10Qǥ12Ƴǂ20ƣ
~ive	41 -20u-15RĹ-13ŗ-12T-11Z-10qŃŘǄ-9BLƪǫ-8ipsĿŅœŠƱ-7PSŎƞǁǆǡ7aşƅƚƤǝǟ8ōŽƟǥ9dhƂƇƙǢ10ǣ11xzűƁ12Źƹ13YƢ14žƆ15Xŕǜ16Ǘ17Ŷ18Cƥǂ20ŵư21W22ū24ŷ26ŮŰ27lG28nD30ů31źƛ33ƀ40Ŵ42ų43ŸŻ68ǒ
~ive>	47 -20u-18Aǫ-16Ĺ-15q-12T-10RŃűǄǍ-9LZŘǕ-8sşƪ-7ipĿœŗƱǆ7oIņŐǗ8GQķŋŞƀƛƣ9Fĸŧũžƅƚ10ōǥǩ11ŕǒǟ12dhƂƇǢ13ƙ14Ɓ15ƹ16nxzYŮƢ17źƆ18Ŵ19lX20ǜ21ųƥ22Ŷǂ24ư25C26W28D30ŷ31ū32ŵ41ůŰ
~ived	85 -9Œ25l45G
~iven	76 -10ū-9ǩ8Ÿ11ŵǔ12ŕ13Ů15Ǎ
~iver	54 -20ŵ-8ŗŰ-7Rǔ7ſ8Ɵǅ9yž10ǫ11Ů14Ǘ15Źƫ16Žǝ17Ǖǣ18a23ź33ƀƛ34ų51Ÿ54Ż55ǒ
~ives	61 -15ū-14Ű-7z8qŲ14Ƥ20A22ş26n28ǒ31Ÿ35Ŵ
~ivew	78 -7ǒ7Ƒ10Ű30ū41ű
~ivi	55 -25ǫ-14V-10ŋőŞ-9ƿ-7vXŌŒ7eœ8Ŷƃƙ9Y10ŮŻ11q12tuƎƴǏ13ơǃ17ů19Ơ20iHNǂ21ŵŽ22ū23žƬ24kŸż25F26z30PŹ32ź
~ivid	88 12ƭ15ƨ39Ƭ
~ivin	55 -25ǫ-14V-10ŋő-9Şƿ-7XŌŒ7e8œŶƃƙƹ9Y10ŮŻ11q12ƎƴǏ13tuơǃ18ů19Ơ20iN21HŵŽ22ū23ž24kŸż25F26z30PŹ32ź
~ivo	82 10Ķ33f
~ivor	82 10Ķ33f
~ix>	78 10ŏƏ13ǫ15Ť16Ʀ23h25Ū26Ɓ28ş
~ixe	82 -8f9Ŷ10Ķ12ǎ15Ƃ20Ū22ƍ34Ǒ
~ixed	85 9Ŷ16Ƃ21Ū23ƍ
~ixi	88 7y9H13ƍǂ
~ixin	90 -7ơ7y10H13ƍǂ
~ize	78 -14ư-7Ʒ8Ǡ11ƹ14ƌ16Ŕ21H23Ʈ24Ƈ
~ize>	80 -14ư-7Ʒ8Ǡ12ƹ14Ƈ17Ŕ22H24Ʈ
~ized	90 8ļ11Ƈ16ƌ
~izo	90 -10Ǥ8Ź16Ǡ22ơ
~izon	90 -10Ǥ8Ź16Ǡ22ơ
~izz	88 10ų12Ǐ31ǫ
~izza	88 10ų12Ǐ31ǫ
~jec	81 15ƶ20ƍ24ǃ
~ject	81 15ƶ20ƍ24ǃ
~jew	73 37ƚ
~jewe	73 37ƚ
~job	55 -18Œ-14Ř-10rGJŴư-9ǫ-8ŗšŷǑǟǪ-7HųƃƞƢ7Ǜǣ8Ů9ŉǂ10ǖ11Ť12ƨǨ13ķ15ƪƮ17uR18Ǔ19ǆǥ22Űǩ23Ǖ35Ǌǒ38Ʃ39q51UW53S54V55P
~job>	56 -18Œ-13Ř-10rGJ-9Ŵư-8ŗšŷǑǟǪǫ-7ųƃƞƢ7ŵ8Ǜ9ŉǓ10Ůǂ12Ť13ƨǒ14ķ17Ʈ18uR19ǥǩ22Ʃ23Ǖ24Ǌ28Ű40qV53UW54S60P
~jobs	74 -7Ű7Ƒ10ǣǨ12ƪ13Ǔ15Ǌ20Vǆǖ22Ʃ29ǒ
~joi	83 -9L9fŏ18Ǐ27Œ29s
~join	83 -9L9fŏ18Ǐ27Œ29s
~joy	82 12ǡ15Ů20g23t38U
~joy>	86 14U21g25t
~jua	90 18ƻ23ǁ
~juan	90 18ƻ23ǁ
~jud	85 9Ž11Ţ13c19ĸ
~judg	85 9Ž11Ţ13c19ĸ
~jum	76 -10ŧ8ň11Ǝ28ŕ37ǂ39Ŕ49ţ
~jump	76 -10ŧ8ň11Ǝ28ŕ37ǂ39Ŕ49ţ
~jun	85 7ź12G18aw
~juni	86 7ź18w19a
~jur	72 11ĸ31ǥ38Ƅ51ſ
~juri	81 14ſ34Ƅ35ǥ
~jury	77 7Ř8Ƅ13ĸ41ſ
~jus	48 -12BŎǒ-10ŃŘ-9x-8Rľśŭ-7qDFIťŴƑƠƩƷǑ7sYŠƐƯǔǧǩ8rĴłōŜǜ9defvĸŶƙƟ10hUňųŷƎ11aƤƨǛ12uKŋǊ13ūƽ15SŐƣ16Ũ17CǓ19ŕ20ŗŮ22š24n27Ǎ28Ɓ29ĺŸ34ǉ35ļ
~just	48 -12BŎǒ-10ŃŘ-9x-8Rľśŭ-7qDFIťŴƑƠƩƷǑ7sYŠƐƯǔǧǩ8rĴłōŜǜ9defvĸŶƙƟ10hUňųŷƎ11aƤƨǛ12uKŋǊ13ūƽ15SŐƣ16Ũ17CǓ19ŕ20ŗŮ22š24n27Ǎ28Ɓ29ĺŸ34ǉ35ļ
~kag	78 -10ǚ13Š17W22ų43ǧ
~kage	78 -10ǚ13Š17W22ų43ǧ
~kay	47 -14ǘ-13Ƣ-12Ƹ-11QĻ-10j-9ų-8Ǔ-7rŗū7tţŨŮŽƭǙ8ŉůŸƠƷǔ9IőƁǧ10JĺńƧư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNXǃ17ŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
~kay>	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10Q-9jų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNǃ17XŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
~ke>	37 -23Ĵ-18J-16Ŀƪ-13nŵ-12ĺƥ-11łƤ-10ŎƔ-9ĹŅƨǒǓ-8HŁśűƴǑǠǤ-7CņŮƖƫƭǉǛ7MZƕ8ijšŤŭǔ9ŀſƒƞ10ĵř11ƬƻƼ12ţưƳǆǎ13ŊŻƸƽǏ14ƑƟǂ15vŷ16BźƂǜ17ŉƮ18Ňōǫ19Kŏ20ĸńƦǚ21TŨǁ22gŒ24c25şų27Ơǘ29ļ30UƩǄ31Ş32Ń33ũƧ35Ű38Ɛ53ň
~ked	55 -13Ř-11GǪ-9Ɣ-8ǫ-7ŒƧƨ7akFķŏťǨ8Nƃƹǖǡ9ž10BƝ11ZľŇŮǔ12řƏƗƠƥ13iş14Ŋ15Ļ17Ž19ǆ20SǙ22r25ǩ29Ņ30ű31ǚ37š
~ked>	55 -13Ř-11GǪ-9Ɣ-8ǫ-7ŒƧƨ7akFķŏťǨ8Nƃƹǖǡ9ž10BƝ11ZľŇŮǔ12řƏƗƠƥ13iş14Ŋ15Ļ17Ž19ǆ20SǙ22r25ǩ29Ņ30ű31ǚ37š
~kee	53 -12Ƭ-11N-10e-9Rĵķ-8ř-7ŉŷ7Ƹƽ8cW9PŬǫ10ŌžƟ11Uŀǚ12hxŊŠǛǟ13tƋǔ14ŁƧ15ZƀƁǡ16ośţǪ17YǑ18ư20Ş24ű25Ʃ28Ŏ29Ǚ30ƹ33Ǣ36Ʒ
~keep	53 -12Ƭ-11N-10e-9Rĵķ-8ř-7ŉŷ7qƸƽǪ8cW9PŬǫ10ŌžƟ11ŀǚ12xUŊŠǛ13tƋǔ14ŁƧ15ZƀƁǟǡ16ośţ17YǑ18ư20Ş24ű25Ʃ28Ŏ29Ǚ30ƹ34Ǣ36Ʒ
~kel	88 11ř14Ũ16Ų17Ū
~ken	65 -9Ƭ7ĵ8mƗ9ǋ11ǁ12QŮ15ƞ16Ŧ17R19ũų28Ĵ33k
~ken>	74 -10Ƭ7ǎ9ĵ10Ɨ11ǋ22ũ33Ĵ
~kend	72 12ǁ15Ů18Ŧƞ19R21ų37k
~kep	74 -12D-10Ŏư-8G-7Ō9Z11ţƄ12ŷ18Ş19Ł20Ǚ35Ƨ37ű
~kept	74 -12D-10Ŏư-8G-7Ō9Z11ţƄ12ŷ18Ş19Ł20Ǚ35Ƨ37ű
~ker	60 -10Ł-7Ǧ7xK8A9gƟǁ12aŝ13Ń14łƵǚ15Ǔ16Ɗ17v19ƌ20Ǟ21sžƻ25ǉǥ30Ƨ
~ker>	66 -10Ł9AK10g11ǁ12ǥ13ŝ14a16łŃƵǚ18Ɗ19ž23sǞ24ƻ34Ƨ
~kers	69 -8Ǧ-7Ƽ10x17ǥ18Ǔ20v23ƌ31ǉ
~kes	64 -10ŉ-9ũ7pŇ8ŀŪŴƚƷǔǖ9Oŝ10ťŵǪ11Ĺǃ13şƛ14XŌ16Ƶ20ǌ21ł22ŁǠ
~kes>	64 -10ŉ-9ũ7pŇ8ŀŪŴƚƷǔǖ9Oŝ10ťŵǪ11Ĺǃ13şƛ14XŌ16Ƶ20ǌ21ł22ŁǠ
~ket	60 -11Ɩ-9ŝ-7Ũ7N8ķǑǖ9ŗǆ11Ɨ13ǡ15ŧ16ĹŤ19Z24H26ŕƔ28ř52ż
~ket>	65 -12Ɩ-9ŝ-7Ũ7ƕ8Nǖ9ķǑ10ŗǆ12Ɨ16ŧ17H18Ĺ21Z26ż28ŕƔ31ř
~kets	68 9H16ǡ20Ť31ż
~key	71 9vń10ŀ33Ŵ41Ƙ63Ǫ
~key>	86 8k77Ǫ
~keys	73 9vń10ŀ33Ŵ42Ƙ
~kgr	86 11Ō20Ǟ28ǫ
~kgro	86 11Ō20Ǟ28ǫ
~kic	81 -10L7ń10Ļ12i13ƻ15ļ16ō18Ŗ28ř
~kick	81 -10L7ń10Ļ12i13ƻ15ļ16ō18Ŗ28ř
~kid	55 -24Ŵ-12Ÿ-11zūǄ-9m-8ĸ-7r9Ŀũ11G12Ż15Ǒ17ƨ19ƴ20ƞƭ21Ư24l25w26v29Ƴ30n31Ǝ33Ʊ34Ƹ38y43x55u61ź
~kid>	75 -29Ŵ-13ū-10Ÿ-8Ƌ-7z9ŵ10nƚ12ƞ14Ƹ22Ǒ24ŻƎ26ƨ28l54ź
~kids	57 -12Ǆ-7r7qNƵ9Ŀ10ũ12Gƞ15Ǝ20ƴ22źƭƯ23n25Ƹ27w28v31Ƴ33Ʊ41y46x60u
~kin	44 -22ǝ-16ƨ-15Ř-14Ƭ-13j-11Lŉŷ-10nş-9GœŤƙƩ-8ōőũŴơƳǓ-7lBDŝƛ7QŎŔƆƜǨ8ĿűŲƐƷǈǏ9RŭƠ10ŽƎǠ11ƒƔƥ12ľŨžǖ13giƊƯǊ14Ĵŋǘ15śƅƈ17Pţƽ18ťƻ19Ņūǆ20qǫ21š22hĵňƌ23ĺĻ24t25y26Hń30ƣ33xXƮ35V37ƫ39a
~kin>	64 -12ǫ-8ŗ-7Źƙ7pƈƮ8ĴƷ9ŋţƎǢ10HŮ11tVńśƅ12šžƫ13ŁŭƒǏ16ŅƠ17ĺǠ18Ɔ19X21ŀ29a
~kind	55 -28ǝ-15Ƭ-13ƨ-10Ŧ-7Ůŷ7bńǧ8ŗƲƺǡ9ƻ11RĻŋƜ12Ɗƴ13iXƐǈ14Ųǫ15ƈ16qxŐť17ƥ19hŨ22ūǖ29ǆ31ƌ43ƫ
~king	49 -16ŉ-10LUŘũ-9rŀ-8ŐœƳ-7jnGTŁşƫǓ7vǁ8Ƈ9cqťƅƢǙ10QǨ11ŅśŦűǕ12Ĵ13hľŽ14ńšƯƻ15PĺĿǊ16ǫ17Ɣ19ǘ20Ļ21gt22ĵ23aHƽ24X27x29ň32V33yƮ36ƣ
~kip	82 -15Ǩ-11A8ŋ13BƂ15ƃ17ŊŰǃ
~kip>	82 -15Ǩ-11A8ŋ13BƂ15ƃ17ŊŰǃ
~kit	71 8LŃ10Ɛ11Ǌ12Ơ14ǟ19ǆ22ǝ26M45ƍ
~kitc	71 8LŃ10Ɛ11Ǌ12Ơ14ǟ19ǆ22ǝ26M45ƍ
~kke	81 20ǚ37Ǣ
~kkee	81 20ǚ37Ǣ
~kle	73 12ǁ14Nĺ16ŷ27ƥ31Ǐ
~kler	77 28ƥ32Ǐ
~kne	85 -8Ǫ14ƺ15ư19ƿ43t
~knee	86 -7Ǫ14ƺ15ư43t
~kno	51 -13ĺ-12ŏ-10iƸ-9n-8ǖ-7lĿōƯ7ŖŚƒƹ8GOľŇƝ9mřų10hRĵļƁƉ11œŕǥ12rĶƐ13cű14wŝŤƕ15Żƍ16ƌ17ǅ18ņƵ20Ŏƫ21ƺ22f24A29Ʃǫ42Ŋ43ŗ
~knob	90 31ƌ
~knoc	81 7Ť8m13ĵ20R27ƍ29Ż
~knot	90 45f
~know	52 -12ĺŏ-10i-9Ƹ-8ǖ-7lĿōƯ7ńŖŚƒǡ8OŇƝƹ9ľř10ļŤųƉ11hœŕƁǥ12GĶƐ13r14űƕ15cwŝ18ņǅ19Ƶ20ƫ21Ŏƺ25A31Ʃǫ44Ŋ48ŗ
~kon	90 12z14r18B22Ʋ
~kon>	90 12z14r18B22Ʋ
~kru	88 31Ķ
~krup	88 31Ķ
~ks>	48 -15ǫ-14Ÿ-12RƟ-10ł-9Q-8nķĹőƵƸ-7gIŁŤƭƮ7tƆ8aTŮǉǙǛ9ŉŢǞ10wľŲŻƨƹ11Žǖǘ12ĿŖǓ13ĸž14ſƿ15XœƓ16ǚǟ17Ƃ18Ɗ20Ş21rƛ22Ƨƻ23ƞ24Ɲ25zơ27Ŷ28L29ŋ30ǝ32ǒ38Ǌ46Ǣ
~ksg	86 9Ǟ34k
~ksgi	86 9Ǟ34k
~ksh	72 -15Ǐ11ǥ20Ɠ39Ɵ
~kshe	80 13ǥ
~ksho	77 -16Ǐ22Ɠ41Ɵ
~kup	67 -7Ř7Ǒ9ſ10Ŵ11ƺ15Ů17Ŷ20ƭ25Ɲ26Őǀ27ǒ30ǚ
~kup>	68 -7Ř8Ǒ11Ŵƺ15Ůǒ18Ŷ21ƭ27ǀ28Ő30Ɲ
~kups	90 13ſ17ǒ45ǚ
~ky>	76 -12g7Ťŭ9Ɩ10Ƣ11ǚ28j30o41ǂ
~kya	90 12Ɩ14Ǝ
~kyar	90 12Ɩ14Ǝ
~kyd	86 25ǂ
~kydi	86 25ǂ
~la>	61 8ǅ9gŨƀ10Ņŝ11ņ12Bƚ14ǫ42Ǩ58ƃ
~lab	75 -7Ǆ7ǐ9ƕ11Ǟ12hl15ǀ19ŦŬ21ƽ30s40ƈ
~lab>	80 10ƕ13h43ƈ
~labo	90 9ǐ14Ǟ23Ŧ
~lac	50 -12ĺ-11ǅ-9ĴƬ-8pvSƣ-7yWŗŝŤŧƮ7hĻƏƜƴǟ8ǝ9UYŅƔ10ƓƦǖǘ11ŰƇǛǪ12QšǍ13Ɖƞ14ŐŠ15ń16Mƍơ17ƙƤ18ƖǇǡ19Dǌ20Ƨ22ƕƨ25ƆƷ26Ơ27GH28Ƣ29Ǥ36F39ƒ
~lace	51 -11ǅ-9ĴƬ-8pvSƣ-7yWĺŗŝŤŧƮ7ōƜƴǟ8hƏǝ9UYƷ10ŅƓƔǖǘ11ƇƦǛǪ12QšŰǍ13ƞ14ŐƉ15ńŠ16Mƍơ17Ƥ18ƙ19ƖǇǡ20DƧǌ22ƨ23ƕ26Ɔ27GƠ28HƢ30Ǥ37F40ƒ
~laci	79 -8ĺ20Ļ26Ʒ
~lad	72 -12P-8Ƅ-7xŴ7cĺŶ8ƾǃ10Ũ11őŝ12ťŦ14oƏ16ǆ19ŽǊ20ǥ21ƞ24ŷ29t
~lad>	83 -7Ɓ9ĺ10ƾ14őťŦ17t22Ž28ŷ
~ladd	85 -9Ƅ-7Ŵ17Ə19Ǌ20ǆ24ǥ
~lady	80 -9Ǌ-7x9cŶ10ǃ12ŝŨ16t17o25ƞ
~lag	90 7f15ƞ21Ə
~lai	54 -8ŇŴżǅ-7Z7ň8ņŶƺǥ9ĿƩƲ10ǜ12ǝ13Ǫ15ŧ17ŗ20ŉ21BŪ23ŋş25ŕ29ř31ŦŨ32Ǟ33ť48Ť
~laid	82 7Ƅ15ňŶƩ16B21Ǫ
~laim	58 -8ż-7ZŇǅ9ņ10ŕǥ11Ŀǜ13ǝ14Ǟ18ŧ23Ū31ř34Ŧ37ť44Ũ54Ť
~lain	68 -11Ũ-9Ŵ8ƀƊ11ƺ12Ʋ15B20ŕ24Ǟ26ŉŗ30ŋş
~lak	80 -10n8ƞ14ŝ16ĸ17k26ƛơ29g
~lake	80 -10n8ƞ14ŝ16ĸ17k26ƛơ29g
~lam	78 7ƀ10Ǣ11iƼ12Hǐǡ14Ņ16ƒ35ŕ
~lame	81 10Ǣ12Ƽ13H14Ņ16ƒ36ŕ
~lamm	90 13i14ǐǡ
~lan	51 -17ƅ-13P-11Ů-10ľ-9ƺ-8CQş-7hœƞơ7ŗŰƸ8U10AJ11FYŕƢ12ķƄƖ13Sƍ14ǆ15I17ĸ18ĹƦ19Őǜ23WƣƷ25šǠ28DĻ29kHňǫ34yǎ41ǂ45V
~lan>	65 -11Ʃ-10ƺ-9Pş7yŞšƂƱǂ8uŃ9ŁŘǪ10rƄƸǠ11Ƴ13ŗ17ķ23ň25Ʒ27Ő37W42V
~lanc	82 10Ƅ12Ĵ28Ɩ
~land	64 -17ƅ-10ľ-8Ů-7Ƃ9Ɯ10Ĺ12Ʀ13Ļ14J15Y17Ƣ20Iǆ22F24ĸ26ň27š31ƣ44ǎ
~lane	83 -10C-7hV32ǫ38ǂ52D
~lann	71 -14u8Ʒ10ǖ14ǂ15VƦ17Ĺ19A20H22ƍ43y
~lans	69 -9Q7ǃ11V19H29Ǡ30ǜ34Ļ39k
~lant	81 -9Ǡ12Ʃ14Ű15l18U30S
~lap	74 -8Ǒ9Ŋ11Ŗ12Ǚ13ś17U19Ɵ54Ţ
~laps	78 57Ţ
~lapt	88 -10Ǒ15Ǚ16ś23Ɵ
~lar	56 -12ǫ-10nǉ-7ƁƑ7ţ8ưǇ9uYĿŹƙǀ10šƩ11Ŝųƣ13Řś14Ŕƨ15Xņř16W18ǋ20ĹƊ22T24Ƈ28ŧƋ29ƚ35ǖ53Ɛ
~lar>	65 -10ǫ-8n8Xƛƫ9ǖ11ŹǇ12šǀ14ƣ16ų19Řř20Ĺ24Ɗ25ƚ28ŧ33Ƌ
~lara	83 18Ŝ23ś
~larg	85 20ǖ37Ƈ
~larm	73 -8Ƒ7Ǐ70Ɛ
~lars	74 -9ǉ-7Ɓ7ſ8m9ǚ10ƙƚ11X13ţ14Y17Ŀ21ǖ22Ŕ23ņ
~lary	78 15ưǋ17Ʃ19u21ƨ24W37T
~las	45 -15œ-14ťŪ-13ũ-12Ũ-11š-10ƍ-9ņŸǩ-8BLĻŉŖƞƵǤ-7pFSňŘŧƆƶǙ7oPŚƕƭ8yTƀ9iłŕŶƓƫǚ10xĺƴǓ11ŻƌƾǎǪ12ľŃżƼǁ13ŲŽǥ14cŢƻ16EŤƲ18bƜǋ19Ɖǝ21Ƃƺ23Ķ24ŝ25aǠ26Ǒ28ŗǌ30Ǜ34Ň38Ŕǀ41Ǧ
~las>	88 9ƭ14Ň20Ǔ
~lash	86 -7ƞ15ƎƟ17Ə20ſ
~lass	71 -11ǥ-7Ő7d9ƅǛ10Ś13Ɓ14x15P21ǎ23Ż26ǁ37Ƃ62Ǧ
~last	46 -15œ-14Ū-13ť-11š-10dũƍ-9ŨŸ-8BLĻŉŖ-7pFSņŧƵǤǩ7jƕƬƸǨ8o9yTŶƓƭ10ĺłŕƀƫǚ11ƌƴ12iŃƾ13ľżƼǪ14ŢŲŽ15cƻ17EƲ18Ťǋ19bƉƜ21ǥ22ƺǝ24Ķ25ŝǛǠ26a27Ǒ28Ň29ŗǌ39Ŕǀ
~lat	61 -13ƾ-12Ź-11ť-7f7ŽƖƬǄǗ8ńƶ9ĻǑǥ10ųǫ11ĶŤǡ12ǎ13NƂ15ŕǀǞ16ƺ17ǐ19ƪ33Ɗ40ż53Ŭ
~lat>	78 -8f7Ɯ9ř13ƶ18Ƃ20ǫ27ƪ42Ɗ
~late	66 -13Ź-12ƾ-11ť7UƕǂǗ8ŽƬƯǄ9ń10żǑ11Ļǥ12ų13ĶŤǎǡ14N16ǀ17Ǟ18ƺǐ60Ŭ
~lati	77 9ƭ10Ɩ25ŕ38ż
~lau	86 -11Ļţ25Ǖ26ǫ35Ǥ
~laus	88 25Ǖ36Ǥ
~law	68 8Ÿ9ƃ10Qǣǫ11Ń12zBǨ13ņ17n19A24Ǟ27ĸƴ
~law>	79 8Ʒ11n12Ÿ13Q14zA16Bņ
~laws	81 8ŀ10n11ƃ13Ʊ15ǞǨ17ĸ
~lawy	77 7Ǖ9A13ǣǫ14Ǟ15ĸ32ƴ
~lay	74 -12ũ8Ʀ9ƚ10Ǩ11V12ƃƩ14ŀ15ťƞ17ŊƲ19Ɗ28g36D
~lay>	78 -11ũ7sƊ9ƚƦ14Ʃ16ťƞ18ŊƲ30g38D
~laye	88 12Ǩ14ƃƊ
~lba	88 24I
~lbac	88 24I
~lbo	84 -7C8Ľ9Ž14DNĹ21Ǜ
~lbox	88 -7C10Ž14Ĺ15D22Ǜ
~lc>	79 -8Ť20ǅ44ǈ
~lco	71 34ǁǝ
~lcoh	71 34ǁǝ
~ld>	31 -22x-19Ŵ-16ĻőƵ-15qťŮǘǠ-13oœ-12ŽƟǍ-11FQűŵ-10ktUƠơƢǅǇǐ-9ņŠŤŧƜƽǥ-8iwĺŐŭǉǊǒǝ-7nzRųƖǌ7jŁŒŞŷƺ8Lƪ9eƃǁǙǚǩ10mĴķňśŪǆ11ĿƚǣǨ12rYŀŘŬƬ13AĶľſƕǕǤ14ańōƔ15pŇřƁ16ŔƉƑƼ18ǜ19ZǪ20BTļžƲƳ21ŗƙ22ƌƸ23Dŋ24ĵşǃ25ƆƱǫ26Ÿ27Ŝţ29ĸ30s32Ų33ŶƮ34vKMƦǟ35cƯ37X38Ʒ45ŏƹ52Ĺ56ư
~lde	65 -7ŹǊ10N12Ǫ13PƆ15p18ƕ21ķ22y23xŵ24ź25v28zŭ32w35ǩ
~lder	71 -7Ǌ7ǈ8v11N13Ǫ15P16Ɔ19ƕ25p26ŵ31ŭ32z39ǩ
~ldes	75 -9p-8Ź-7Ƴ21v28x29yź39w
~ldi	60 -17Ɔ-10Fƫ-7xGƈ7ƙ10iƦ11t13Ɗƺ20Ų21S27ƣ28ŁƓ29Ǥ36Ǎ48Ǐ51ƥ
~ldin	60 -17Ɔ-10Fƫ-7xGƈ7ƙ10iƦ11t13Ɗƺ20Ų21S27ƣ28ŁƓ29Ǥ36Ǎ48Ǐ51ƥ
~ldr	74 8w14ƭ15y18Ʊ19v36u
~ldre	74 8w14ƭ15y18Ʊ19v36u
~lds	73 -21Ɩ-13Ǥ-7q9ƌ10Ɖ13ƥ19Ɨ20p22ŭ24v29Ɔ31ƫ
~lds>	73 -21Ɩ-13Ǥ-7q9ƌ10Ɖ13ƥ19Ɨ20p22ŭ24v29Ɔ31ƫ
~le>	39 -17Ł-13œš-11ŪǄ-10rƍ-9ijAFSłōƄƭƳǌǍǫ-8ƢǕǥǧ-7oQĻńŐŘŚƈ7kżƇǉ8ŉŋƅƋƬǛ9nŒūƧǘǜǟ10fuNPũŬŭ11vŮƔǇ12hlĹ13ŵǙ14sňűƼ15RƞƱƹǃ16wxLMƐǋ17IŃƁǊ18ZŠƊ19ŧ20dřŜƂƦ21Xƚƫ23ŲǞ25Ũ28a29Ľų31ǈ
~lea	46 -17Ǌ-16Ǐ-14Ŝ-12őŦ-11Ɖ-10Ŗ-9nNŷ-8KœŕƔƥǕ-7SĿšŢƌƗƙǒǓ7JňűƒƭǇǞ8uDĻŋźƢƧǀ9AŪƏǝ10zťƮƾ11oŀ12Ɛ13VŤ14Ş15ƖƵ16Ů17ļ18a21ů22ŘƩ24ż25ƊǑ26Ƥ27F28Ǎ30ŉ33Ŋ34Ɲ35Ƹ36Ʀ38ţƣ45ǎ63ŭ
~leag	80 11Ű45ů
~leak	71 -12Ɖ-8ƌƞ11Ū15Ɛ23ť41Ɗ56Ɲ
~lean	70 -9ŌǊǫ8Ɠ9ƾ10r12ƒ14ƏǑǤ16ňŲ19z20u21ƞ22żǝ23A31Ť
~lear	72 -14Ŧ-9N7sŪ8Tļƹ10ƾ14ų18ŭź19ǀ27ŊƖ59ŉ
~leas	55 -18Ǐ-15Ŝ-10GǊ-8ŖƥǕ-7KŕƔƗ7jĺŨƅ8Œǉ9b10JƠǇ11dDŘƢ14Ǒ22Ů24a25Ş35Ǎ36F37Ƥ42Ʀ48ƣ57ǎ68ŭ
~leav	58 -8ő-7Ş7ŎƂ8ơ9YƁ11ŋ12Ǟ13ĻƧƭ14Ʈ15ű16ǫ17oļŀŘ19V22ŊƵ32Ʃ48Ƹ53ţ
~lec	69 -10ƒ-9ǩ7Pƙ10ƭ11ľ12K13Ķ14q18Ǔ20ǔ32ƌ37ƚ
~lect	69 -10ƒ-9ǩ7Pƙ10ƭ11ľ12K13Ķ14q18Ǔ20ǔ32ƌ37ƚ
~led	57 -9Ļş-8Ŧ-7Ŋŗ7bĸļ8ƅƱ9ǔ10ŉŋřŷ11ńŶ12ťƍƣ13ƫ14jƉ15o16ĵŅţ17N18ŠŤ19Ơ20Ţ21ŕ24ż27w28ǅ41Ũ
~led>	57 -9Ļş-8Ŧ-7Ŋŗ7bĸļ8ƅƱ9ǔ10ŉŋřŷ11ńŶ12ťƍƣ13ƫ14jƉ15o16ĵŅţ17N18ŠŤ19Ơ20Ţ21ŕ24ż27w28ǅ41Ũ
~lee	69 -11ǉ7ŀ8ƞ9eĿ10Ł12ũ15Ĺ16Ńǒ17Ʀ18ļ19ō25ƾ27ű29n37x
~leep	70 -11ǉ7ŀ8ƞ9Ŀ12ũ15Ĺ16Ń17Ʀ18ļ20ō26ƾ28ű30n38x
~lef	69 -15ư-9ǫ7Ŋŗ8f9ƙƵ10lĹ11ĸ12ķƩ16ŎŖţ21ĴŞ25Ɩ28Ƹ29ŭ
~left	69 -15ư-9ǫ7Ŋŗ8f9ƙƵ10lĹ11ĸ12ķƩ16ŎŖţ21ĴŞ25Ɩ28Ƹ29ŭ
~leg	62 -10Ř-7nƋ7Ɓ8ŌŸ10ſ12ƴ13ƞ20ǅǈ22Ƹ26Ż31y35Ƴ37m44h
~lega	75 -12Ř7fƻ10ŌŸƁ13ſ16ƴ24ǅǈ29Ƹ
~lege	66 -7Ƌ8x14ƞ28Ż33y38Ƴ40m
~lem	71 7Ő8sĺŌǄ10Ŷ11ƾ12Ɲ15Lŧ16ŁŝǞ22Ƙ27ž
~lem>	80 8Ő10sŌ11ĺ12Ŷ18L19Ł20ŝ
~lema	86 33ž
~leme	90 19ŧ28Ƙ
~lems	83 8ƺ10Ǆ13Ɲ14ƾ20Ǟ
~len	67 -16ŗ-7Ŝǫ7Ƙ8S10L11ƺ12ƌǞ14ŋ16ǚ19ŭƯ23ƅ27Ŵ50Ɨ
~lend	70 -17ŗ-7Ŝǫ8Ƙ11L13Ǟ20ŭ24ƅ29Ŵ52Ɨ
~lent	90 16ƺ
~ler	67 -12Ɵ-11Ũ-10ū8ŵƃ9jőš10HŒƂ11ǁ12hx13ƏǗ15Š17ƅ18ƽǊ19ŕǒ21v24ƥ28ǏǑ
~ler>	76 -12Ũ-11ūƟ10jŵ11ő12HƂ15xƅƏǁ19Š20ǒ22ŕ32Ǒ
~lere	90 -31ƥ45Ǐ
~lers	74 9ƃ11š12Œ14h16Ǘ21ƽ23v52ƥ
~les	51 -13ś-11PŠ-10Ů-9rŭ-8Tő-7wŸǋǫ7ŷƟƨǞ8ƬǗ9łţ10uUƜ11iĿņŻƽƾǈǛ12ŝ13c15Ɗ16ǃǝǢ17ƚ18ƻ20Ǖ21Ū22Ň24Ƒ27Ɖ28ǘǙǚ37Ű38ǒ43ǌ44ů45ū
~les>	53 -13ś-11PŠ-10ǁ-9rŮ-8T7LŵǊ8ŷǞ10łƜ12ŻǈǛ13ŝ15cƽ16Ɗ18ǃǝ19ƚƻǢ25Ƒ29Ɖ30ǚ31ǘǙ36ů39Ű41ǒ47ūǌ
~less	71 -9ŭ-7Ÿ7oĸƟ9SƦ10G11Ɣƨǉ12ǁ14ůƬ15ţ16U17i18uĿņ30ŪǕ
~lest	90 9Ǆ24ƾ
~let	57 -15ǫ-10ŉŜ-8ŗ-7oŞţűƹ7iOūƞ8ƅƙ9ĶĿńŘŢ10ǀ11yNƬ12ő13Ɛ14xKŹ15ŏƒ16ļŋ17ś22a23ŕş24ľŚ27ž29Ɲ32Ǟ37b
~let>	60 -9ŉ-8ŗǫ-7oŜűƹ7iDŧŪūƷ8ŚŹƙ9Ɖƞ10ĶŢƅ11Oǀ12Nń13ő14Ɛ16ƒ17ŏ18ļŋ26şž31Ɲ32a34Ǟ
~lett	69 -10a-9ǫ7J8ŬŹ9ǒ11x13Ř15K22Śś34ľŕ50b
~lev	72 -7ƳǏ8Ŭ9ǎ14ƫ18m23ƥ27Ƌ28Ƈ
~leve	73 -7ƳǏ9Ŭ10ƥ15ƫ19m27Ƌ28Ƈ
~lex	78 -13œ-12Ƈǩ-9ǅ9ų14Ƣ15ƚ43ƣ52ƥ
~lex>	78 -13œ-12Ƈǩ-9ǅ9ų14Ƣ15ƚ43ƣ52ƥ
~ley	88 8w12f14Ɯ16Ų
~ley>	88 8w12f14Ɯ16Ų
~lf>	54 -8ĸ-7ŐưǊǎǐ7VřƄƈƐǀǜǥǫ8ƁƋƪƽ9qƕǓ10OƹǄ11tC12ck13ĵŤƓ14rŎƗ15ƨ16łǖ17noŧ18H22ǋ26ƮǪ40Ƥ47g
~lfr	85 -9ư14o17ƹ21Ƥ
~lfri	85 -9ư14o17ƹ21Ƥ
~lia	58 7ǌ8Řǔǧ9D11ǝ13ǜ16ľƣ19ǎ20ŗ21ƃ26Ɓ31ǣ41ſ
~liab	59 7ǌ8ǧ9Řǔ11ǝ14ǜ16ƣ20ǎ22ƃ26Ɓ32ǣ42ſ
~liar	88 24ľ33ŗ
~lib	86 7Ů10Š14š15Ŷ19ŵ23ő
~lic	43 -13n-12Ɩ-11Ǩ-10Ĵ-9IǇ-8ǈ-7Ł7ļŝŬƘƪƼǃ8Ţţƭ9Ǡ10dƅǝ11őƃƕ12ōƣǂ13ƝǑ14ĺĿƮǤ15Ɯ16ŖŘƩƬǣ17Œ18ŗš20aƀ21Š24ź25śƷ26ƫ27Őƨ33Ś36ǧ45Ź50Ÿ
~lica	85 -7ż9ǂ10S11ƶ14ǁ17ō
~lice	59 -11n-7ŒŖ7ǝ8Ǫ9ż11o12Ƽ16Ŭǂ17dƅ19a29ź37Ÿ64Ź
~lici	68 8ƨ9ƭƷ10ǝ18ǔ32Š33ǧ
~licy	47 -15Ļ-13Ǩ-12Ɩ-10Ĵ-9ǈ-7IŁ7aœŜƁƂƤ8ļǃ9ŝƘ10Ţţƪ11Ǡ13ƃƕ14ƣ15őƝƮ16ĺǑǤ17ĿƜǧ18Ƭǣ19Ʃ20ŗŘ22Ʒ23Ŗ25ŒšŸƀ26ƨ28ś29ƫ31Ő38Ś
~lid	75 7ƒ9Ź10Ɔ11U13ǉ14Ɓ18Ǝ25k
~lid>	83 8ƒ10Ź11Ɔ15Ɓ
~lida	85 12U15ǉ29k
~lide	90 23Ǝ
~lie	57 -12ǆ-8ƨǟ-7ĵǊ7yBŋšŤ8ƮƱ9UŹ10mǘ11ǚǨ14ƶ15ǫ16u17ƞ24Ů27ŀ28ǕǙ30ǜ36ŭƟǗ46ǖ
~lie>	90 13š55ŀ
~lied	90 25ƶ
~lien	61 -12ǆ-8ŀ-7Ǌ8B9ŋŤ10U11ǘ13ǚǨ19ƞ26Ɵ27Ů30Ǚ31Ǖ33ǜ40ŭ50ǖ
~lier	75 -8ǟ50Ǘ
~lies	85 9ǒ13y16Ʊ19Ɵ29u
~liev	80 -8ƨ9Ō10lMSō13ŹƮ15m28ǫ
~lif	55 -17ż-13Ő-12Ř-11jq-9U-8VńőŢŪ-7œ7Ǌ8lBS10ũŲ11Ŷǫ12m20Ļ23i24Ʈ28ǁ30ƹ33Ƭ34Ʒ36ƶ40Ư45ƪƫ52Ʃ64ƨ
~life	56 -17ż-13Ő-12Ř-11jq-9U-8VőŢ-7œ7ƭ8lB9S10ũ12m21Ļ24iƮ28ǁ31ƹ34Ƭ35Ʒ36ƶ41Ư46ƪƫ53Ʃ66ƨ
~lift	88 -11ńŪ10P14Ǌ19Ų21Ŷ28ǫ
~lig	76 -7ŷ8Dƒ9TĻŢ11b14Ž15ōƏ16Y19żư20Uƽ
~ligh	78 -7ŷ8D9ƒ10ĻŢ14Ž15Ə16ō17Y20Użư
~lik	43 -18Jǒ-13ť-12ŏǆ-11qĿ-10ŀƤƨ-9ŜƽǠ-8ƥǢ-7pĺţƪƳƴ7aLŗŹƐƑƚƢǍ8lmFŕŬŸưǞ9b10grDŁƆƿ11ŭ12ŌŤũƒƯ13jZŃŧŨŲ14tRŇſƩ16xŒůƼǫ17ň18vō19ĵńŊ20Ǐ21Ƹ23ļ25K26ŷǁ27ų32ş35Ş36UƠ
~like	43 -18Jǒ-13ť-12ŏǆ-10ĿŀƤ-9ŜƽǠ-8ƥƨǢ-7pqĺƪƳƴ7ayLŗŹƐƑƚƢ8lmFŕŬŸưǞ10DŁƆƿ11grŭ12ŌŤƒƯ13jZŃŧŨŲ14RŇũſƩ16Œů17ňƠƼ18ōǫ19ĵńŊ20vǏ21Ƹ23ļ25K26ŷǁ27ų32ş35Ş39U
~liki	80 -14ķ-7q11b15ň23x33t35Ơ
~lim	58 -11Ɓ7ƕƫ9Ƒ10yſ11š16Ǌ17Ǩ22Ɠ23Ǖ29Ǥ33ǣ37ǂ50Ř
~limb	79 -7Ŵ8PŔ10ƫ22Ǌ31Ɠ51ǂ
~limi	59 -11Ɓ7Ŀ8ƕ9Ƒ10ſ11yš18Ǩ24Ǖ30Ǥ33ǣ52Ř
~lin	50 -14ǫ-12ŕ-11ƙǍ-10Ŧ-8ŪƞƮ-7jOšūƨ7VĻŊƹ8Kƅƍ9ŅƭǆǗ10łŌƽ11xǂ12atĺ13S14iŃǒ15śƺ16mTƖ17Pĵ18sũ19Xƿ21qƎ22ľǘ23ņ24Cǀ27ōƕƝ30ƶ31I34Ǡ37ń
~lin>	73 -7C7Ƴ9aĹ10Ɲ12ư13sĵŝ14Ŋ15Hľŀ18ņ21ƽ30i
~line	57 -12ŕ-10Ŧ-7ƙƪ7ŇƘǆǌ8XŖ9aKǠ10ĵ11Vƿ12łŅƭǗ13sŌ14Ń15ņƝ16Sľ19śƖ22P26Ǝ27q28ǘ35I38ƶ46ń
~ling	60 -12ŀ-9r-7Oū7D8ƊƝơƪǂ9I11ƍ12tĻşƅƿ15X17xCō19ƺǒ22T23ĺ26m27ũ34Ǡ35ƕ
~link	88 13Ɠ14ǚ23ō
~lip	84 -12ǫ-8Ǚ8ǎ11Ţ12ƀ14ƙ17ľ31ǣ
~lip>	90 -12ǫ-7ť9ǎ12Ţ14ƀ19ľ
~liq	88 -11ſ10Z13ǁ44ǝ
~liqu	88 -11ſ10Z13ǁ44ǝ
~lis	56 -9Zřş-8ţ-7ŞŵƀƷǖ7JŲ8arƣǣ9ƭǚǧ10gǩ11ŠƆ12nƚ13ǒǙ14Ņƽ15ĻƔ16ǀǫ17o18ļǓ19f21ƙ23Ž25Ŀŭ26Ÿǎ27Ɛ42Ɓ
~lisi	70 -9ř20ƽ31Ž55Ɓ
~list	59 -9Z-7ŵƀǖ7PŀƗƞǑ9arƣǣ10Ųƭǚǧǩ11gŠ12Ɔ13nƚ14ǒǙ15Ņ16ĻƔ17ǀ18o19ƐǓǫ22ƙ26Ŀŭ27Ÿ28ǎ
~lit	51 -7BŮƝ7czIĻĽƨǔ8ķŬƐǝ9ŋŘƠǒ10ZŠ11Ŕǜ12FYƣƱ13ĵƭ15ņ16uǎ17v18ƃ21w22Ɓ23Wǣ26x27Ƥ35ſ
~lit>	75 12ſ14Ļ15ĵǉ21Fƭ37Ƥ
~litt	59 -8B-7Ɲ7gqŀőƻƽǃ8dIžƵ9czķĽũ10ŬƐ11ŽƠ12Zŋ14Ŕ15ƨ17Ʊ19ņ20v22u27w31x
~lity	58 -7ƨ7ǌ8ǔǧ10ǝ11ķ12Řǒ13ǜ14Š16ƣ19ǎ21Wƃ26Ɓ28ǣ32ſ
~liv	52 -15Ĺ-13VŅǍ-11ŃőŞŴſ-10ZŋŒǫ-9R-8IœŶǉ-7TŠƞ9Ÿ10qƛ11DƢ12uƴǗ14ĸƆ15Ǐǣ16hķǝ17l20Ơơ21HƤƦ24ƥ27Cǒ28ưƹ30Y33P34ų38F41z43G68n
~live	55 -15Ĺ-14Ǎ-12Ŵ-9RZŃſ-8Iǉ-7Œœ7ŝơƦ8ƄƟƿ11ƛ12DķƢ13FŸǗ14Ƥ15Ɔ16ĸ17hǣ18ǝ20l21z22Yƹ26ƥ31Cưǒ38ų43G59n
~livi	66 -15V-11Ņŋƿ-10őŞ7ŀ8kƒ9Ƥ10ŗƙ11ƹ12Y15nǏ16qS17uơƴ27z28Ơ29H32F46P
~lk>	58 -13Ŋ-10Ň-8ĵũ-7ňœŘ7sRŝƙǊ8YŗƦǗǚǪ9ŅƏư10nĹľ11AŉŽǢ12Ĵŋǖ13ĶǛ14Ń15ǟ17ĺƥ18Ŷ23ļť50N
~lke	73 -11Ǫ7ƃ8sŽ10ƪ11K12Ʊƹ15B17ǖ23i27šǆ32r
~lked	73 -11Ǫ7ƃ8sŽ10ƪ12Ʊƹ15B17ǖ23i27šǆ32r
~lki	67 7ńţŧ8CƆ9cŎƎ10hu11Ŕ12ľ13XƇ15Ņ17v19Ŧ24ň26aǫ33x
~lkin	67 7ńţŧ8CƆ9cŎƎ10hu11Ŕ12ľ13XƇ15Ņ17v19Ŧ24ň26aǫ33x
~lks	64 -7ŝ7jĺĿƜ8Kǣ9aư10ABW11Ľžǘ12ſ13ƞǊǙ14Ƨ15Ǜ16Ş20ƨƿǖ24ǉ29z
~lks>	64 -7ŝ7jĺĿƜ8K9aư10ABW11Ľžǘ12ſ13ƞǊǙ14Ƨ15Ǜ16Ş20ƨƿ21ǖ24ǉ29z
~ll>	32 -24ǎ-18ư-17Ř-16ň-15ǩ-14mAżƨ-13Ů-12šŶ-11ŉŰ-10rŒ-9lGTŴƆ-8vĹşŬžǐǤǦ-7pXƌǂǨ7Ňǌ8eNůŸŻǔǠǢ9ŀƘƧǗǫ10Ǜ11KŖŝƐƤƺǅ12Bŭųǧ13gyzUķŋŷƵ14JVĶĺłťǘǪ15sxDźƮƹ16noŪǝ17MśŧƗ18ļŅƟƠǍ20ƙ21qũƍ22dQ23Ĵƭǡ24Ťǖ25ŗƁ26kƼ27ĵ28L30Pǋ31ǆ32I35Ư36H37Ŏ38ľǉ42Ń43ƴ45t
~lla	56 -10n-8Ʈ7gǅ8ŝţŨ9BƙǇ10YĿ12Ǔ13ŇŘ14Ŕ15X16ř21Ĺ23ņ28Ƌ29ŧƚ37Ǩ54ƃ
~lla>	61 8ǅ9gŨƀ10Ņŝ11ņ12Bƚ14ǫ42Ǩ58ƃ
~llar	66 -11n-8ǫ-7Ɓ7ǘǚ11ţǇ12Yƙ13Ŀ17Ř18ņŔ19Xř21ƚ25Ĺ34Ƌ35ŧ
~llas	88 9ƭ14Ň20Ǔ
~llb	86 8Ľ23I
~llba	88 24I
~llc	79 -8Ť16ǒ20ǅ44ǈ
~llc>	79 -8Ť20ǅ44ǈ
~lle	55 -8Ļşǩ-7Ƅ7bHļŲŹƭ8ĿƒƜ9Ľƺ10ŋƞ11ĺƏ12ƣƫ14Ķ15oĵľŅţŨǔ16ő21ŕƚ22Ż25y26w28żǅ30Ƴ32m
~llec	79 -10ǩ12ƭ16Ķľ23ǔ33ƚ
~lled	64 -9ş-8Ļ7Nō8I9b10ļ12ŋ14ĺ15ƣƫ18oŨ19ĵţ20Ņ25ŕ32w33ǅ34ż
~lleg	66 -7Ƌ8x14ƞ28Ż33y38Ƴ40m
~llen	90 16ƺ
~ller	88 -13Ũ14ő16H18Ə26ŕ
~llet	84 7ő8Ľ9ƒ12Ź16Ŀ
~lli	60 -11O-9ř-7ǫ8aIJũƪ10sľ11ĵ12ņ13Ļ14f15ƽ17ō22Tĺ26Ž34ƕǠ45Ɓ47C
~llin	65 -11O-7Šǫ7Ĺžƶ9aIũƪ11sľ12ĵ14ņ15Ļ19ō24T25ĺ37ƕǠ52C
~llis	71 -10ř11J18f32Ž56Ɓ
~llo	73 -10B-7Ųŷ9w10ƣ13g15Ƨ17ƆƩ18KƷ19Ŵ23ľǅ30Ɣ33ŉ35ǫ
~llow	74 -10B-7Ųŷǫ9w11ƣ13g15Ƨ18KƆƩƷ20Ŵ24ľǅ31Ɣ33ŉ
~llp	77 -11ĺ7S9vļƖ10ŧ11Y13G17ĸ20T25Ʃ
~llpa	77 -11ĺ7S9vļƖ10ŧ11Y13G17ĸ20T25Ʃ
~lls	58 -12ƣ7CŅǆǚ8nŠǣ9ZƗƸǦ10hƙ11ƄƞǋǏ12Ŧǎ13KŌ14łǥ16ƍ17ư18ƴ19ş21ƲǢ22Y25ĴǛ26ƈ36ƽ
~lls>	59 -12ƣ7Ņǆǚ8nCǣ9ZƗƸǦ11hƙƞǋǏ12ŦƄǎ13K14Ōǥ15ł16ƍ18ư19şƴ22ƲǢ23Y25ĴǛ27ƈ36ƽ
~lly	59 -8CƗǪ7ĵſƛ8tŸǣ9KǇ10PŇŨŮų11ĹĻŚ12ĿŭǈǛ13k14Ʊ15lšƘ17Ń19Lƺ21Ơ24A26ŗ
~lly>	59 -8CƗǪ7ĵſƛ8tŸǣ9KǇ10PŇŨŮų11ĹĻŚ12ĿŭǈǛ13k14Ʊ15lšƘ17Ń19Lƺ21Ơ24A26ŗ
~lmo	75 10Ʋ11dk12Ť20Ǘ39Ǜ
~lmos	75 10Ʋ11dk12Ť20Ǘ39Ǜ
~lo>	86 -7F15s19f23ǫ24Ƥ
~loa	58 -14Ʀ-8Ʃ12k18Ƃ20Ɩ27Ŝ34Ƴ37ŭ41ư46Ɨ53Ĵ65Ƭ
~loan	58 18Ƃ20Ɩư34Ƴ37ŭ47Ɨ53Ĵ65Ƭ
~loc	63 -11Ɵ-7Ƌ8E9ŏ10ƿǖ11Cő12qű13Ŀō14Q15ƈ19ǐ20ƎǠ22l23ƥ26HRǚ29Ǎ30ů42Ƨ
~loca	72 11ǖ13Mő14C15Ŀ24Ǡ27l31H45Ǎ
~lock	68 -12Ɵ-11MǍ-7Ƌ7Ǒ9E10ŏ11ƿ13q14ōű16Qƈ20ǐ23Ǝ25ƥ29Rǚ32ů47Ƨ
~log	79 -7Ʊ11Ɲ13Ǚ16ƈƴ20ś24ǚ25ő28ƒ
~log>	88 16Ǚ18ƈ19ƴ23ś
~logs	90 33ƒ
~lon	50 -22Ů-12Ń-11Ƹ-10DV-8PőƗƫ-7j7gsZķ9HƉǑ10ž11fůƅƹǊ13ŚŬƑ14Ŗǡ15Ʒǅ16l17iŹ18Ǐ20ǫ21Ũ22ƙ23Ţư24Ŧ25Ű27ǟ28S30ơ31G33Ʀ34OƯ39Ǉ45Œ
~lon>	85 -11n-7ł12Ǐ24ǫ25Ǌ28ǅ43ǡ
~lone	79 -11ŃƗ-7Ǎ8zŗư9Ƅ10ƍ12ƹ18ł20Ǐ25n
~long	51 -22Ů-12ǡ-11Ƹ-10V-8Pőƫ-7D7gķ8ZƷǫ9Ɖ10sHǑ11fžƅ13ŚůƑ14Ŭ15Ŗ17lŹ18ư19i22Ũ24Ţƙ25Ŧ26Ű28ǟ29ơ30S32G34Ʀ35OƯ40Ǉ46Œ
~loo	50 -16ǫ-13őƉ-10iŐ-9ŉŮǏ-8qPQ-7g7Y8JVƿǛ9jRľŀƒƦƹ10Ń11HļƇƭƾǊǞ12ĶŷǄ13s14Ŀƀ16ƊƝ17šƋǠ18ĺńƮǌ19ŝ20ƽ21Ļ22Ņň23ś24zƱ26ǀ33ǃ39ƥ56ƛ
~lood	63 11Ƌ13ƿ14Ʀ16Ǆ18ƾ30ƽ31ǀ44ǃ88ƛ
~look	54 -14Ɖ-11ǫ-9iCŮ-8qŐ7pTŚŬƈƘ8yYŗ9VǛ10jJ11Rľŀƒƹ12Ńƭ13ĶļǞ14Hŷ16Ŀ18Ɗ19ƀǠ20šǌ21ĺńƮ23Ļŝ24Ņ25ň26ś28zƱ
~loor	73 -16ƛ-11Ǐ-10ő10xƐ14Ƌ18Ƈ22Ǌ27Ɲ63ƥ
~lor	63 -17ƅ-12Ş-8ſư8Ƅ9kvǫ10Ʈ13Ļš14ŴǗ16ǅ18Ƣ21H29F32mƣ44ǎ
~lord	67 -17ƅ-7ǫ10kv14Ļš19Ƣ31F34ƣ47ǎ
~lori	86 -10ſ12Ƅ30H
~lors	83 43m
~los	50 -15Ǟ-11tƮ-10Ɗ-9G-8ńŶƿ-7nRļŘšƹ7IŞƪ8ŨƄƜ9CZťƋǕ11XŒǖ14ŀƦ16ũƓ18ŧƩ19Ƒ20Ƽ21ĸř22Ɨ23Ű24ś29Ǜ30ƛ33Ť34ŉ37ǐ41Ŧ44ǟ64Ƙ70Ƶ
~lose	54 -12ŉ-11Ʈ-9ŤƊ-8Ŷ-7RŘ7ĹşƼǚ8gIŞƎ9ŀƩ10CƋ11Ǖ13Œ14Ƙ15XŦ17Ʀ18Ɨ19Ɠ21Ƒ22ǫ24Ƶ25ĸ26Ű27ś32Ǜ33ƛ42ǐ51ǟ
~losi	67 -17ǫ-8ń8Ɨ10ŀǪ14ũ19ř36ŉ69Ƙ
~loss	72 -11G-7Ŏ13Ū16Ƶ17Ũ18řť33ŧ40Ŧ62Ť
~lost	73 -18Ǟ-14t9ǂǖ11Ɯ12ƪ14Ƽ15ũƄƩ16Z29ŉ69Ƶ
~lot	64 -12Ƈ-9ǫ-7ƍ7żƣƪǡ8RŚ9ŀůƈǘ10ň12ő19ƙ20ű23C28ť29ơ31ĸƞ34Ɠ38ǂ45Ʋ
~lot>	65 -12Ƈ-8ǫ7ƣƪ8RŚżƛǡ9ůƈǘ10ŀň12ő20ű29ťǂ30ơ31ƞ32ĸ35Ɠ46Ʋ
~loth	86 27ƙ
~lou	79 10Ŝ11x15Ơ16ŷ21j22Ǚ
~loud	82 11xŜ22j23Ǚ
~lov	67 -7Pŭ8žǅ9r10tƅƓǖ11ŽƸ12l13MǍ15Ş22Ɔ24U30ŷ35ǡ53Ơ
~love	68 -7Pŭ8ǅ9rž10ƅƓǖ11Ƹ12lŽ13MǍ16Ş21Ơ22Ɔ24U35ŷ36ǡ
~lovi	88 14t42Ơ
~low	59 -13x-9BšŲ-8ŖŨŪ-7fNŷ7d8cƃƓƣƩ9Ǩ10Ƨ11ļƄƆ12K13iƷ14Ơ15Ŵǡ16ŏƜ17bUǅ18ľ19ƙ21g23Ɣ26Ɲ28Ŀ34ŉǐ46ņ47Ƌ
~low>	64 -13ǫ-10Ų-9B-8ŖŨŪ-7fxŒũ7ĶŘ8wƃƇ9c10řǨ11Ɲƣ13ŉƆ14Ɣ15KƩƷ16iƠ17ƙǡ19bUƜǅ20ľ24g26Ƌ35ņ37ǐ
~lowe	71 -18ř-7x8Ɲ13ǫ14Ƅ16ļņ19Ŵ22ŏ28ĿƋ
~lowi	88 13j14Ɲ34ŉ
~lows	90 15ƓƔ23Ƨ
~loy	58 -9o7ǧ8ǒ12V14ŒǓ16Ǌǥ17Ʃ19q21W23ţǞ26S27ǉ32Q
~loya	82 -7ǉ11Ǚ27Œ34ţ
~loye	59 -9o8ǧ9ǒ12V14Ǔ17Ǌǥ18Ʃ19ǉ20qS22W24Ǟ33Q
~lp>	69 -10kr-8i-7c8ĻǞ9Ƴǫ10vţǋ11Ş12œŨǊ16s17z18Ķ25ŉ32ǉ39ĺ
~lpa	77 -11ĺ7S9vļƖ10ŧ11Y13G17ĸ20T25Ʃ
~lpar	77 -11ĺ7S9vļƖ10ŧ11Y13G17ĸ20T25Ʃ
~lpi	88 26z
~lpin	88 26z
~lps	86 -15ł9c34A
~lps>	86 -15ł9c34A
~lre	71 9vƘ10Žǫ11Ʋ13p16ź19ĺ28Ő30Ƃ
~lrea	71 9vƘ10Žǫ11Ʋ13p16ź19ĺ28Ő30Ƃ
~lri	70 -7ǫ7dũƹ8ŘŚŴž9Š11Kňǃ12NŦ13Ōư18M26ŋ28i
~lrig	70 -7ǫ7dũƹ8ŘŚŴž9Š11Kňǃ12NŦ13Ōư18M26ŋ28i
~lry	73 37ƚ
~lry>	73 37ƚ
~ls>	52 -12ƣ-10d-9Őǫ-8Œœű-7ųŴŸƱǪ7ZƗƸƹǗǟǦ8t9ƄǋǏǖǙ10Ŧǎ11pKŌưǥ12łŮ13JūŶ14ƍƞǞ15ĸş16ƴ17Ʈ18ƈƲ19Y20ĴǢ21Ɗ22Ǜ24Ɵ25ǝǤ27h28ǜ29b41Ǒ45ƽ
~lse	53 -16ǫ-9œ-7źƖǤ7jŤƚǪ8ŏƓ9hƍƾ10ťǧ12ţ13Ǎ14ŵƛ15Ƥ16HŶǟ17ư19ƧǊ21Ĵ26Ÿ27nł28Ŵ39Š44Ŏ46Ņ
~lse>	53 -16ǫ-9œ-7źƖǤ7jŤƚǪ8ŏƓ9hƍƾ10ťǧ12ţ13Ǎ14ŵƛ16HŶǟ17ư18Ƥ19ƧǊ21Ĵ26Ÿ27n28ł29Ŵ39Š44Ŏ46Ņ
~lt>	63 -13ŝ-9ƫ7pƄƯǏǤ8bżǫ11ťƈ12ĸ13ǟ20Ň26ƬǠ27Ɗ34Ɔ36Ž
~lth	56 -14z-8t-7pň10ƶ15xǙ17ƾ24W34ƿ41Ƅ56Ǆ76ƺ
~lth>	57 -14z-7tň10ƶ15Ǚ17ƾ25W27ƿ32Ǆ45Ƅ61ƺ
~lthy	79 11ƿ23ƺ24x
~lts	85 20Ų25Ɛ
~lts>	85 20Ų25Ɛ
~lty	88 -7ǉ14ŒǙ29Ǖ
~lty>	88 -7ǉ14ŒǙ29Ǖ
~lua	84 8Ƨ15Ƌ35ƚ
~luab	84 8Ƨ15Ƌ35ƚ
~luc	83 8Ť10ū11Ɩ14ź33o
~luck	83 8Ť10ū11Ɩ14ź33o
~lud	70 -13ǉ8sWŔ9Ɓ10ŸƇ11Ƃ15Ƣ17ǋ18ǥ23ŗ31Ő
~lude	71 -12ǉ8sWŔ9Ɓ10Ƈ11Ƃǥ15Ƣ17ǋ24ŗ31Ő
~lue	63 -9ǘ7Ƃ8Ĺ11ŗ18ŏ19ĿƔ26Ƭ28ż29ƫ32Ų34Ǥ
~lue>	66 -15Ǥ-9ǘ7ƙ8Ƃ9Ĺ11Ǒ12ŗ13ż19ŏ20ĿƔ28Ƭ31ƫ33Ų
~lues	78 -8Ǒ-7ǀ60Ǥ
~lug	85 33ž
~lug>	85 33ž
~lum	70 9Ɔ10Ɣ11jǢ12S15ƕƝ24C25Ǘ39ƌ
~lumb	71 10Ɣ11j12S15ƕƝ24C25Ǘ35ƌ
~lun	76 7O10Ʋ12Lō15Nľ23Ƒ31ŋ
~lunc	85 8O11Ʋ14Lō17ľ18N
~lunt	81 25Ƒ34ŋ
~lus	90 7Ƌ11Ź12Ɛ17ŗ
~lve	75 7Ž8P9xō10ł15f17Ū22ř
~lved	88 8Ž10P11ł18f
~lves	78 9x10ōƝ23ř
~lwa	76 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ28l
~lway	76 7ƞ8ř9Ľ10ĹŇǫ11V13Ķ14ǡ21ƙ28l
~ly>	43 -19ǫ-13ŧƾǤ-12rş-11N-10ŰƟǪ-9ioSľ-8BňŎŲƍƷǅǐ-7xQĺńŋơǏǠ7DŃŐŴƒƱǝ8ĹƖƘƩƮ9ŸƏƙƣǗǛ10tRĶǜ11PŉœũƸǀ12lTŪƠ13yż15ZĸŇƦ16w17LYůųſǆ18nĿǂ19ŗưƵ20Aǉ21Ťū22uǖ26ĵ27Ũ30Ļƿ33ƺ66Ů
~lyf	90 38ų
~lyft	90 38ų
~lyi	90 11f22ǂ
~lyin	90 11f22ǂ
~lys	90 12Ư17Ǉ
~lys>	90 12Ư17Ǉ
~ma>	76 -21Ő7n9TŸƛ10lǖ11ƪ14a17Ʊ20Ŭ25m28z51ƾ
~mac	70 -10R9Cǘ10l13ƽƾ32Ǥ33ǟ56Ǒ
~mach	71 -10R9ǘ13ƾ33ǟǤ57Ǒ
~mad	60 -11ƽ-10Ƹ-8Ɩ-7ĿňǍ7f8ţƦƿǀ9Ňǈ11rń12ƴǞ14ƍƠ15Ɗ16ƭǫ17x18ĺǏ21ŷ22ũ24ŕ29ƈ31š40Ļ
~mad>	88 -7P21r35ũǫ
~made	60 -11ƽ-10Ƹ-8Ɩ-7ĿǍǫ7f8ƦƿǀǞ9Ňţǈ11ń12ƴ14ƍ15Ɗ16Ơƭ17x18Ǐ20ĺ21ŷ24ŕ29ƈ31š40Ļ
~mag	64 -7Ɩ9D12Ǟ18ũ19ŏƝ22Ɯ23Ɓ29œſ32ŧŲ38ť
~mage	65 -7Ɩ20Ɲ23Ɯ24Ɓ29œ30ſ32Ų33ŧ39ť
~magi	86 -7ǘ18Ǟ20ũ26ŏ
~mai	55 -17P-9ťŸ-8Ǣ-7ơƦ7ĹĽ8ŝş9Uĵĸ10Ǎǟ12Ƌ14ǩ16EĿ21Ɲ22Ŵ29ľŜ31D32ǆ33Ǘǚ45K84J
~mail	57 -9ť-8MǢ7nƗ8ĹĽ9ĵ10U14ǩ15Ǘ17E30Ŝ31ľ33D35ǚ47K87J
~main	71 -21P-11Ÿ-9ơ7M8Ůŵ10ǘ12ŝş14ĸǟ16Ƌ17Ǎ23Ŀ24Ǘ29Ɲ30Ŵ43ǆ
~mak	54 -14Ůů-12Ŕ-11ĵŋ-10RŹ-7a7Ň8sńţ9Xōőǟ11qƏƐǖ12ǫ13ǒ14Łňųǂ15xPĴūǔǜ16Ű17cư19ļŉƵ20ŭ23Ɵ24ł25TŃǆ27ƣ34ŏ35ǎ
~make	55 -15ů-14Ů-12Ŕ-11ŋ-10R7Ň8sţų9Xńǟ10ōő11qƏƐ12ǖ13ǒ15xŁňǂ16Űǔǜ17PūƟư18c20ļƵ21Ń22ǎ25T26łǆ28ŉ35ŏ
~maki	78 -12ŉ-11ĵ-8Ź-7a7Ń9ųƟ10ƅ20ǎ21ǫ24Ĵŭ30ƣ
~mal	59 -11ƙ-8ǖǪ-7ų7Ŷ8Ń9HǊǑ10aǜ11Yǆ12Aŵǀ13ƧǍ15Ť18RŧǏ19ő25Ů31h
~mal>	65 10h11Ǒ13Yǀ20R24Ů
~mall	71 -12ƙ-10ǖ-9Ǫ8ƨ10Ń11HǊ13ǆ15A16ƧǍ18Ť21Ǐ23ŧ24ő
~mals	86 32h
~mam	85 -9ƾ10Tƿ14Ʀƪ16a32z
~mama	85 -9ƾ10Tƿ14Ʀƪ16a32z
~man	45 -19ǋ-15Ǐ-12ǡ-11ƍ-10ix-9Qǘ-8ĵŒŴƊƙǚ-7RŞƟ7q8YŶƉ9gơƯƽ11SUųŵŽƌǁ12cŰŹżƈ13ƘƵƻǆǫ14Ƌ15Ÿ16Gůǥ17ƇƖ18Ŗ19Ņǐ20ū21VǙ22ǖ25nǪ26hƫǓ29u30ƣ31ư40Ǎ42ƥ47ǉǊ
~man>	71 -8ƙ7hǐ8rŰƾ9j10ĺŝũ11a14qƋ15ǉ21g23U25Ň29Ǫ34ƥ51Ǌ
~mana	72 -12Ǐ-8ũ-7Ǥ8z10ŏǎǞ21Ŷ27ư31Ƶ33Ǌ45ƣ
~mane	88 31ƫ
~manu	86 24ƈ33ǆ
~many	47 -19ǋ-11ƍ-10Ň-9ixQǘǡ-8ĵŴƊ-7ŒǏ7ŠƤǗ8ŢǪ9YƉ10Ư11ơƽ12Žƌƫǁ13cSųŵŹ14Űżƻ15Ƙ16ưǐ17GŸ18ůǥ19Ɩǫ20Ŗ22ŅƇ23hVūǙ24ǖ28Ǔ29nƥ36u41ǉ43Ǎ
~map	90 16ű23D
~mar	62 -8őƝǫ7rŻ8ķ9ŪƎǀǊ10qZ11HŅƻ12Ů13ƐƮ14A15ǁ17Ƨ19F20ţ21Ơ22ƭ28o35Ɣ53f
~mari	79 16ƻ17ƭ20ǁ22Ƨ27f
~mark	76 -7Ǥ8ŕƕ10ķ11Ǝ12Ż13Z17Ů24F30H34Ɣ
~marr	73 -7ǫ9r11ƭ12u26ţ28o42f
~mart	82 -9Ɲ11Ɣ15Ū17ŅƮ19Ɛ20A
~mary	88 14ǀ16q
~mas	76 -8Ƽƾ9ƌƿ12mƦǏ14y18dD19k21v23ŷ
~mas>	79 -9ƾ-8Ƽ9ƌƿ12Ʀ16y18D19dk22v24ŷ
~mat	61 7ĵƄ8jľř9Şƕ10AƆ11nVY12cļŎǙ14Ǘ17ķƊ19ž20W22ĿƲ32Ƥ46Ŵ
~matc	79 -7Ÿ7w10ŘƯ11ř13Ş14Ɔ23ķ27W32Ŵ
~mate	72 7ǋ8Ÿ11ƕ12Ǘ14nV21Ɗ25Ŵ38Ƥ
~mati	72 9ĵƝ10ľ15Ǚ17ļ27žƲ
~matt	77 9ŦƜ10zƄ15A19Ŏ32Ŀ
~max	88 -9Ś21ǫ53Ř
~max>	90 22ǫ40Ř
~may	68 -8Ǫ-7i7řƘ8Ōƈ9źƎ10ƨ11v12ĺŖ16aǫ17ưƳ19c21ŋ
~may>	75 -8i7ǀ8Ƙ9Ō12vź14ĺ18aǫ21c23ŋ
~mayb	74 -9Ǫ8ř9ƈ10Ǝ12ƨ13Ŗ19ưƳ
~mb>	79 -7Ŵ8Ŕ10Ŭƫǂ13jƔ14Ŋ18Ķ22Ɠ23Ǌ
~mbe	49 -15ś-11ǫ-9ńƥ-8L-7aAŗ7řŜǇǞ8ŝǖ9hň10yœš11KĿǉ13CY14ƕǂ16ļƉ17Ľ18cƸǗ19Ǣ20ƾ21Ʈ22Ź23X24ľ25Eņ26DŘǙǪ28Ŭ36e43I47Ś
~mber	49 -15ś-11ǫ-9ńƥ-8L-7aAŗ7řŜǇǞ8ŝǖ9hň10yœš11KĿǉ13CY14ƕǂ16ļƉ17Ľ18cƸǗ19Ǣ20ƾ21Ʈ22Ź23X24ľ25Eņ26DŘǙǪ28Ŭ36e43I47Ś
~mbi	73 8P11x12ǂ16Ɲ37ƌ
~mbin	74 8P12ǂ16Ɲ37ƌ
~mbr	63 16ǫ48Ǩ49ƃ
~mbre	63 16ǫ48Ǩ49ƃ
~mbu	85 10Ƅ14Ƃ29C
~me>	29 -25B-21v-14XƷǙǡ-13Őǌ-12ŦŭƩǍ-11ũŮǥǪ-10ƙ-9ŗżƎǤ-8ƦƳƾ-7zňŨǏǨ7DVĵłŷƍ8eŅƇƲ9ĴźƒƗƠƮǃǄǔ10SœŹư11ŊŌūƃƣ12ŎűƤ13hŁŕŚƕơǐ14kMŔƪǘǚ15jCŇǀǆǦ16Ɯ17dIƹ19qtuHĺŃśšƆǅǉ21LľƔ22lsŠŻ23FƝ24wņ25Ɩ26ŉ28Ŝŧ29ƈ30ŋ31Ĺļŏ32nǊ33o34Ɵ35Ľ36O37a38Rť39ŝ42b47T
~mea	69 -12œ-10ňǒ-7Ɵ7ŶƼ8z11Œ14Ļ16ž21R22ŉ23ǫ25Ʊ28ǝ40Ŏ
~mean	70 -13œ-10ň-7Ɵ7ŦŶƼ8z11Œ14Ļ21R22ŉ24ǫ25Ʊ40Ŏ
~meas	90 22ž
~meb	54 -11Ĵ-10nũ-9Ƅ-8VŃŢƲ-7Ť7hťŭƂǤ8ŘŴƦ9Ľŝ10ŇšŨƞơ11fŶƆǀǍǜ12ĸ13Ɨ14ưǚ16Ŀƀ17Ʊ18F19Ƶ20QƐǞ26A29ſ
~mebo	54 -11Ĵ-10nũ-9Ƅ-8VŃŢƲ-7Ť7hťŭƂǤ8ŘŴƦ9Ľŝ10ŇšŨƞơ11fŶƆǀǍǜ12ĸ13Ɨ14ưǚ16Ŀƀ17Ʊ18F19Ƶ20QƐǞ26A29ſ
~med	58 -11ƪ-10o-7ŤŸ7i8ǐ9Ƥǡ10ƾƿǇǚǠ11Vǜ12Q13WƓǝ14wǙ18ŕ19ǎ20y22ǃ30Ʊ37Ǆ41ƭ57Ƅ62ƽ
~med>	64 -7oŸ8ǅ9i10ǐǡ11ƤǇ12ǚ13ǃ14ǜ15Ɠǝ16w21ŕǎ26Ʊ42Ƅ47ƭ
~meda	86 10fƱ12z18VǠ31y
~medi	68 13ƿǃ14Q15ƾ17W19Ǚ23Ƅ34ƽǄ
~mee	75 9a14ƨ15Ǜ16O51M
~meet	75 9a14ƨ15Ǜ16O51M
~mel	90 10ǝ12ƶ13j38ń
~mem	68 -11ń7t8xŧ9Ŧ11ƊǇ13ƥ14E16h21Ś22Ɖ30Ƹ54ľ
~memb	69 -11ń7t8ŧ9xŦ11ƊǇ15E16h22Ś23Ɖ30Ƹ40ľ
~men	45 -13Ť-10Ļǩ-9QœŲ-8Ɣ-7sZŕūƳ7Gĸťƍǚ8BFƄƞƢǀǁǏ9Ƭ10ƑƙƚƝǝ11Ƙư12Ǟ13ĴĶƗǕ14DőǠ15WŐŗƦ16ś18ǎ19ĵ20ǖ21ƖƤ22Ţƥ23ŭƧǜ24ƕ26t27Nķ28Ǒ29Ƌ
~mend	88 12š16ǜ22B
~ment	46 -13Ť-10ǩ-9QĻœŲ-8Ɣ-7ZūƳǫ7ĸƟǚ8FGťƄƍƞƢǁǏ9ǀ10ƝƬ11Ƒƙư12Ƙƚ13ĴĶƗǞ14őǕ15DƦǠ16WŐŗś18ǎ19ĵǜ21ǖ22ŢƖƤƥ24ŭƕƧ27tN28ķǑ31Ƌ
~menu	90 16X23ǫ28ǝ
~meo	72 8ƀƛ9ĺ11ł12ǜ15ƕƵǇ22Ɨ23F24A25ǖ
~meon	81 9ƀ12ƕ13łǜ17ƵǇ28A
~meow	76 9ƛ10ĺ24Ɨ25F27ǖ
~mep	85 10Š13Ǎǟ15H19Ƨ
~mepl	85 10Š13Ǎǟ15H19Ƨ
~mer	56 -14ƃ-10n-8l-7śƫ7ţǧ8Lơǎǥ9GƎ10ŀ11Ǐ12ǜǡ15ǞǨ16Z17ǅǣ20ǘǤ21x22Ɵ23k24Ǖ25Ǚ27ǉ28ǆ33Ɛ40ǖ43Œ
~mer>	64 -13S-10n-7G9ţ10Lơ11Ǝǆ12Ǖ13ŀ14ǉ15ǜ18k19Ǟ21ǖ22ǣ24x38Ǚ50Œ
~mera	78 10ƚ11Ū48Ɛ
~merc	72 -17ƃ7Ǎ9őšǖ10Qǧ12ǎ16Ǐ21Ǩ27ǆ28Ǥ
~merg	84 9Ƅ31Z
~mers	69 -9l-8ƫǙ9k11Sǥ12Œ17ǖ18Ǖǡ19Gǉ24ǅ28Ɵ32ǘ
~mes	59 -14ő-13a-12Ƥ-10nYŭǆ-9yLĵƜ-7uǉ7ĺƛǋǡǪ8ŀƽǌǐǜ9gTŞƑǍ10ż11oœŤǂǃǖ12HŦ13JQǈ14ƂƨƩ15ř16Ǌǘ17ơ18K19WǗ20i22ĿǙ23ǫ27F31ƞ48w
~mes>	60 -14ő-12aƤ-10nYŭ-9ĵƜ-7ŧǆǉ7ƛǋ8ƽǡǪ9ŀƑǌǐ10gT11oœżǂǃ12ǖǗ13HŤ14JQƩǈ15Ƃƨ17řǊǘ18ơ20W23Ǚ24Ŀ28Fǫ32ƞ49w
~mess	79 -7L8ũ10hŪƵ11ĺ12ǜ14ŧ16Ş18Ŧ25K29i
~met	50 -15y-10ļſ-9asŠ-8ō-7ŝšƛǍǠ7rŀ8mEPŅŎƅƐƭƱ9gińŋŕžƮƷǗǝ10ŏ11ŤŬ12ľŃŘŷƲ13Ǐ14ŗŶǪ15jŇşūƽ17N18ĹƼ19řƊ20ZƸ21ůƪ22Ŋ25Ļ26Ł32l
~met>	88 10ŏ15Ʒ
~meta	80 -8Ǎ24Ǐ33Ɗ
~mete	83 13Ʋ21j38ů
~meth	52 -15y-11ſ-9aŠ-8ļƷ-7ōŝƛ7ŐŵƋƨ8ŀŇ9mEPľŅŋŎƅƐƭƱǫ10irŕžƮǗǝ11gŤ12Ŭ13ŃŘŷ15ŗŶǪ16ū17ş18Ĺ19NƼ21řƸ22Z23Ŋƪ28Ļ30Ł
~meti	88 14ǡ16ńǊ
~mew	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś21Ʀ23ŵ31ǫ
~mewh	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś22Ʀ23ŵ
~mfo	79 8T9ō10M13eƵ21X
~mfor	79 8T9ō10M13eƵ21X
~mic	85 -7Ū10C17Ŧ19ǜ
~mica	90 20ǜ
~mid	78 15L17a19i21cN39ǐ
~midd	79 15L17a20i22N
~mig	81 -9f-7Ł9ƞ10Š11ǃ14o19yǐ23Ŏ28H
~migh	81 -9f-7Ł9ƞ10Š11ǃ14o19yǐ23Ŏ28H
~mil	53 -13Ƥ-12ļ-9rƹ-8T-7œśƾ7qUYǛ8Ǉ9hAǉ10Fƺǒ11DŻƲǫ12ľũƽǗ13ƞ15Ƶ16uŗŵ18Ʈ20ư22yƦƸ25Ƒ33ƿ35n42Ű66ů
~mile	63 -9r-7T13ǒ15Ż23ŵ31Ƒ57Ű83ů
~mili	88 24ľ33ŗ
~mill	85 14QUǛ20D21Ǘ23ƽ
~mily	58 -14Ƥ-12ļ-10ƹ-8ƾ7ŀƯ8zY9qǇ11hAƺ12Fūǉ13Ʋ15ũ16ƞ17Ƶ20u21Ʈ23ư24Ƹ25y26Ʀ36ƿ39n
~min	52 -15Ǎ-11ť-9Ť-8Ś-7FZŗřšƛǅǆǪ7HľńũŹƦǦ8CĻƱ9ruYŲƎǩ10aŖźǠ11xļŘŰǀǞ13Vś14Ń15NķŏƸ16XƝ17Ņ18P20k21ǡ22ǃ25Ŝ26ſƮ27ŋ29ŀƽ31M49O
~min>	78 7M8ĵ9kǓ11u12x25ƽ27ķ35O
~mind	63 -11Ř-10ş-9ō-8Ś-7BNť7Ł8ĺś9MŅƵǢ10ĴƢ11cľƱ12ń13P14rũǃ20ŃƸ22ŏ23X26ŋ28ŀ31Ŝ34Ʈ
~mine	75 -7F8ǃ10eixŝ11ŅŋƼ12ņś13ŹƦ17ǫ18M
~ming	68 -16Ǎ-7ưǂ8MƝ9Ĺŀ10ĻĿ11ǟǦ13pHPƎ14qCY15ŖǠ16ǀ19ź20k21V30ǡ
~mini	78 33Ř45ſ
~minu	66 -7Ɣ7ş8afŅƩ9ś10u11ǃ12ļǩ13ĸ18ōŰ28N38O
~mir	77 -11ǫ14u31x41w
~mira	77 -11ǫ14u31x41w
~mis	65 -12ő-8Ĺ-7L7pr8sZǃǄ9dTǡ10ƹ11ł12tŲ13ĶƊ16ŶǛ21ş22a26Ş29ŏ31Ţ42Ŏ47ǜ
~mise	86 10œŞ15d17ǫ28ŏ
~miss	68 -13ő-10ǫ-8Ĺ-7L8prtŏ9sZǄ10Tǡ11ƹ12ł13ĶŲƊǜ17ŶǛ23ş30Ş33Ţ45Ŏ
~mist	84 30a45ǜ
~mit	58 -11Ɓ7ƕ9Ƒ10yſ11š16Ź17ǅǨ18ō23Ǖ29Ǥ33ǣ35ź50Ř
~mit>	70 -24ſ7ŘŸƍ9ƀǏ10ƕ13y20Ź23ō25Ǥ36ǣ43ź
~mits	61 -12Ɓ8Ŀ9Ǥ10Ƒ12š18Ǩ25Ǖ32ſ47Ř
~miu	78 10ƫ11Ŕ12X19Ǧ30œ
~mium	78 10ƫ11Ŕ12X19Ǧ30œ
~mle	90 -7Ɵ39Ǖ
~mles	90 -7Ɵ39Ǖ
~mma	75 -7Ƽ9Ÿ14n16y23v26Ŵ40Ƥ
~mmat	76 9Ÿ15n27Ŵ41Ƥ
~mme	68 -16ƃ-9n7ǖ8őš9iǧ10ǐǡ11ƎơǎǤ12ǜ14Ǐǚ16BƓǉ19k20Ǩ25xǆ
~mmed	86 12i14ǐǡ19ǚ21Ɠ
~mmen	88 12š16ǜ22B
~mmer	70 -17ƃ-9n8őǖ9šǧ12ƎơǎǤ15Ǐ16ǉ20k21Ǩ26ǆ27x
~mmi	81 -7ǁ7ƻ8ŁŶ12T16Ǝ
~mmin	85 17Ǝ
~mmo	90 9ǫ13Ǔ15Ǜ
~mmon	90 9ǫ13Ǔ15Ǜ
~mmu	78 -7O33Ű43Ů
~mmut	78 -7O33Ű43Ů
~mne	85 48ƒ
~mney	85 48ƒ
~mob	88 11C15ƹ27I
~mobi	88 11C15ƹ27I
~mod	69 17ǫ31ū36ƍ59ǥ
~mod>	75 63ǥ
~mode	75 21ǫ34ū39ƍ
~mok	68 10ƒ14Ʀ25Ɛ37Ǆ76ƻ
~moke	69 10ƒ15Ʀ25Ɛ37Ǆ51ƻ
~moki	88 34ƻ
~mom	67 -9ĻŴ-8P7qř9źƲ10ƿ12Ʀ14Ŷ15Ʊ16t17j22Ÿ24Ƶ27ő33Ő43N67z
~mom>	74 -9Ŵ8Ʀ10ź13ƿ17Ʊ25Ÿ29Ƶ45z
~mome	76 -8Ļ9ř19j20t31ő38Ő50N
~moms	84 -9P12Ʋ14q19Ŷ34z
~mon	45 -13ǖ-10ŧŮƙǎ-9şŸ-8ŤŭǊ-7nŉŘŹƩƮƯ7ĹĺǗǚǞ8GƳ9ƍǪ10ķŁŢƄƭǘǜ11řŨǀǋǢ12u13ŀůźƐƚƟ14AņžƸ15ơ19Ʀ20ń22ų23pXZ26ĴŦ27d29T32Ɩ33Ƣǟ37ĵ38Ŗư43œ44Y
~mon>	90 9ǫ13Ǔ15Ǜ
~mone	59 -15ǖ-9Ů-8őş-7ǊǪ7Ʊ8ĿŇƬ9ƫƲ10rzţ11X12Ũǚ14ZƍƳ15ĺ16TŁǘǜǢ17ƭ19Ĵư20Ɵ21ŀ22Ƹ23A24Ĺ34ų
~moni	80 -9Ÿ25ž28Ɛ
~mont	48 -10ƙǎ-9ŧƱ-8ǫ-7Ź7vVő9Ǟ10G12ĴķŢƄ13Zǀǋǌ14ř15TůǪ16uź18ņơư24ń25p26Ʀ29XŦ30dǟ36Ɩ39Ƣ42ĵŖ49œ51Y
~moo	90 -17Ť-7ň8Ơ14i23ů28Ũ
~mor	49 -18u-15Ř-12ǫ-10S-9ő-8xƹ-7HŏŴǇ7ĹŗŶƼǃǄ8ARXũƬǆǛǦ9rJľŖǞǨ10Ĵ11Œƨ12ŪŸ14giFư16Ŧ17ŉŰ18Ŀŀ19ŧ21Ư22V25ſ27Ɨ28Ŕ32Ɩ35Z38yL40Ŏ
~more	56 -19u-15Ř-10S-9ǫ-8x-7H7vƂƫ8CǄǣ9DļƬƼǃ10ũǦ11AJXǆǨ12ŖƯ13Œ14r15ńŸ17Ū18g19Z20Ŧ21ŉ22Ŀ24ŀŧ27V29ſ34Ŕ45y49Ŏ
~morn	70 -11ń7ĺ8aŐƌǝ9ǟ11Ŷƿ13Ǜ15RǞ27i28Ű30L
~morr	65 8Ų9IƮǗǟ10Ʀǚǥ12ŗ16Ĺ18ƨ25Z27L
~mort	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~mos	56 -11ǘ-8œ-7Ł7dkĻŵƲ8Ťƨ9XZƙ10Ůǌ11ĺůŴ12P13ĸŞƴ14Ǘ15Źƚǆ24Ǜǫ25ŀ31Ŀ34Ř35ǖ
~most	56 -11ǘ-8œ-7Ł7dkĻŵƲ8Ťƨ9XZƙ10Ůǌ11ĺůŴ12P13ĸŞƴ14Ǘ15Źƚǆ24Ǜǫ25ŀ31Ŀ34Ř35ǖ
~mot	63 -9ǒǗ7cũ10ƭ11ŀż12Šƴ16nū17Ʀǂ18ƀ26ƿ47z
~moth	76 -11Ǘ9c12ƭ14ŀ15ƴ19n32ƿ58z
~moto	66 -9ǒ12ż13Š17ū18ǂ22ƀ
~mou	68 -7ǫ7kŉ9arƙ10ƨƳ11Ľŧſ13Şǘ15ƕ18uX44Ř45Ʈ
~moun	70 8k10ƙƨƳ11ſ12ŧ13ǘ16ƕ19X45Ř47Ʈ
~mout	88 -7Q11ŉ12r15Ľ19Ş24u
~mov	61 -12V-11Ŝ-9ť-8Ū7Ůơ8œ9ǫ10Ķǆ12ń13ōƦ15ő20Ļ22ƹ30Ł36Ơ37n41y46Gţ74H
~move	65 -11V-10Ŝ-9ť8Ůơ9œ11Ķ13ń14Ļ15Ʀ16ő20nŁ24ƹ29yƠ34ţ50G52H
~movi	74 8Ļ9ō11Ơ14Ł15ǫ16ţ17y23n31H
~mp>	61 -13œ-9ŧǞ-8ő-7ň7Ř8Ǝ9ſǂǜ12Ƅ20Ɓ21ŕ23Ŕ31ǔ37Ƌ39ţ99ǥ
~mpa	50 -26ū-14S-12ſ-10oŔǥ-9fĺŐƃ-8wVĻ-7H7qƈǡ8WŤǓ9Ƙǈǋ10ŠŢƣǊ11ǌǢ12Ŀƅ13mŝşǃ16Ɨ18ǣ21ķŃǆǪ22ƶǠ24ņšƩ25ǧ27Ǉ30Şţ33Ũ34Œ35ǅ36Q37Ņǒ38Ǩ39ő
~mpan	50 -26ū-13S-12ſ-10oŔ-9fŐƃǥ-8wĻ7qƈ8WŤǓǡ9Ƙǈǋ10ŠŢƣǊ11šǌǢ12ƅ13mĿŝǃ15Ņ16şƗ18ǣ21ķǪ22ǆ23ƶǠ24Ʃ25ņǧ27Ǉ31Ş32ţ34Ũ35Œǅ37Qǒ38Ǩ40ő
~mpar	83 -7ǫ22š37Ņ43Ń
~mpe	78 -10Ļ10ǂ14ņťŲ18ŕǥ19Š23Ŕ28Ņ
~mped	86 -11Ļ11ǂ21ŕ27Ŕ
~mper	90 17ť22ŠŲ
~mpl	56 -9oƇǅǩ7ǧ8ƺǒ9Ɛ11V12yǃ13Ǔ14Ǌǥ16ƩƲ17ş18q20Wƥ25S27ǉ28ļ30Qƣ38Ǟ
~mpla	80 13ƺ31Ǟ37ş
~mple	75 -12ǩ-11Ƈ-10ǅ8J12ļ18yǃ22Ʋ28ƥ42ƣ
~mplo	59 -9o8ǧ9ǒ12V14Ǔ16Ǌ17ǥ18Ʃ20q21W24Ǟ26S32ǉ33Q
~mpo	69 9Ƹ10Ǘ12Ŏ14Ǌ16Ƴ24Ŀ34Ǝ
~mpol	75 37Ǝ
~mpor	77 -7ř10Ƹ11Ǘ13Ŏ18Ƴ27Ŀ
~mpr	77 9Ǥ10Ǒ18ňƍ27ş34Ɓ
~mpre	80 11Ǒ21ň36Ɓ
~mpro	88 -7ŏ11Ǥ21ƍ31ş
~mps	88 9ơ13ĸ16ǂ19ň25ǥ
~mps>	88 9ơ13ĸ16ǂ19ň25ǥ
~mpt	79 -10ĺ10y15ǚ26Ļ44ơ
~mpty	81 10y45ơ
~mpu	76 8d9b10c11ŻƟ15Ǒ20ű26Ǚ40ǚ
~mput	77 8d9b10c11Ɵ15Ǒ27Ǚ41ǚ
~mrs	88 19a42f
~mrs>	88 19a42f
~ms>	60 -14ŉ-13Ǜ-12ţƬ-8żǅ-7PŇ7ƌ8aƝƲ9qƾǚ10ǥ11Ũ12cŅŶƏǗǫ13ž14ĿƐ15ƍƽ16g18ƞ20Ɯ23zŘ26ƚ29Ǟ32Ƈ33Ť
~mse	86 7z10x12ƹ13t14a
~msel	86 7z10x12ƹ13t14a
~muc	44 -22W-20ƃ-19ĵ-15ť-13Ũ-11Ů-10ŐƗ-9FŕūŶƯ-8Ņƿǡ-7axőũŰƆƇƞƠǍ7qzŖſƼǎ8ţźƜ9řƧ11ŴƖƹ12ĴŭƚƸǕǫ13OYƍ14Ų15Ɵǝ16ǣǤ17ķǨ18ƕ19ƀƳ20ŀƬǋ21ZƙƢ22Ƅ23ǌ25ĸ26ƪ27Tů28ƨ29XņǑ33Ʃ34Ř35Ɣ36Ʈ38Ŕŧ45œ
~much	44 -22W-20ƃ-19ĵ-15ť-13Ũ-11Ů-10ŐƗ-9FŕūŶƯ-8Ņƿǡ-7axőũŰƆƇƞƠǍ7qzŖſƼǎ8ţźƜ9řƧ11ŴƖƹ12ĴŭƚƸǕǫ13OYƍ14Ų15Ɵǝ16ǣǤ17ķǨ18ƕ19ƀƳ20ŀƬǋ21ZƙƢ22Ƅ23ǌ25ĸ26ƪ27Tů28ƨ29XņǑ33Ʃ34Ř35Ɣ36Ʈ38Ŕŧ45œ
~mum	78 -8Ś45Řſ
~mum>	79 -8Ś15Ř52ſ
~mus	79 -10ǆ-8ň10ǖ11cx13ű18Ŵ21Ņ22ŷ30ũ35ǫ
~must	80 11c12xǖ13ű18Ŵ24ŷ31ũ
~mut	76 -9Ŧ-7O11ƶ32Ű34ő42Ů
~mute	79 -7O34Ű35Ů
~mv>	88 -10Ɨ36ƅ
~my>	57 -9ŗƵ-7wxĸś7QUŁŜƔƴƿǠǢ8ŉżǡ10ǘ11Mŷ12ŅŇƲ13bfťů14j15Ŏ16ŀ17J21L38ľ41ǫ44Ľ
~mys	83 8ž11ŷż14ǅ15ƽ19g
~myse	84 8ž11ŷż15ƽ19g
~na>	82 7Ź10Ǘ11Ř17ƻ20ơ21ǁ23Ƨ
~nac	79 -9v11Z13Ĺ17Ə20Ƌ32ƌ
~nace	79 -9v11Z13Ĺ17Ə20Ƌ32ƌ
~nad	83 8ǟ15a16ŀ42Ɯ
~nado	83 8ǟ15a16ŀ42Ɯ
~nag	66 -11Ǐ-8ũ7z9ŏǎǞ10hŮ11Ż18v19Ŷ24ư27ź28Ƶ30Ǌ41ƣ
~nage	66 -11Ǐ-7ũ8Ƶ9ŏǎ10hŮǞ11Ż18v19Ŷ27źư30Ǌ41ƣ
~nal	59 -10ſ-8ƽ-7Cǧ7ƒǦ8Tǁ10tIƌơ11Qƃƍǎ12JƉǩ13fƄ15kł16lšǐ17Ů19ŋ20ǜ22Ơ28ƙǕ29Ʋ
~nal>	62 -11ſ-8ƽǧ7ƆǦ8ƒ9TǁǕ11Iƌơ12Qƃǎ13JƉƍǩ14Ƅ15f16ł18Ůǐ20ŋ21ǜ30ƙ31Ʋ
~nall	75 -8C7cxũ8ƨ9j13t20k22l23š30Ơ
~nam	44 -17ǫ-15ƺ-14v-13B-10ǧ-9pxDŇǆǡ-8uMŅťŨũǍǟ-7ŵƦǉǠǥ7Gǎǩ8Ʊ9ƚ10hƪǄǚǢ11łƤƽǒ12ƨ13ľƗǔ14iŕŧǕǙ16ĸƄ17ŔƜǀ18tAĿŚ20ƹ21Ż22ś24ĹĽ25Fő26QœǦ31ŝ33Ǌ42b45ƭ48a54ǅ65o91w
~name	44 -17ǫ-15ƺ-14v-13B-10ǧ-9pxDŇǆǡ-8uMŅťŨũǍǟ-7ŵƦǉǠǥ7Gǎǩ8Ʊ9ƚ10hƪǄǚǢ11łƤƽǒ12ƨ13ľƗǔ14iŕŧǕǙ16ĸƄ17ŔƜǀ18tAĿŚ20ƹ21Ż22ś24ĹĽ25Fő26QœǦ31ŝ33Ǌ42b45ƭ48a54ǅ65o91w
~nan	68 -8Ɨ-7ƦǕ7Ŋư8ƅơƥ10Ǆ11Ƥ15ŋ16Ĺ18B21A24F32ƞǢ39Ʊ40ŭ
~nanc	72 -8Ɨ8ƅ9ư16ŋƱ17Ĺ19B23A34Ǣ43ŭ
~nann	88 30Ʊ
~nant	82 -8Ǖ-7Ʀƻ10ơƥ14Ƥ17Ǆ29F34ƞ
~nap	83 14CŜ33ž
~nap>	88 15Ŝ
~nat	78 -12Ť-8ǫ-7S9ľ12ł13š14g16Œ20ŕǞ29ő33l
~nati	79 -12Ť-7Sǫ14š16Œ20Ǟ21ŕ29ő33l
~nb>	85 39ƞ
~nc>	90 15o18p23q
~nce	42 -15ǆ-11ťƋƝ-9Ɣǫ-8NQǘ-7quŅţŶƞǟ7KŋŚūŰƩƭ8ŦũƬǕǪ9ŀƶƻǔ10bŧŭƨƮǥ11PVőŠƯ12AŁŨƫǡ13tłœƵǧ14ŐƄƿ15GŉƗǣ16iSWǎ17ĿŇƂ19ŒǠ20Ɠƾ21ƛǇ22Ɩ24ƅƷ26Ť34Ū44Ţ
~nce>	43 -14ǆ-10ťŭƋƝ-9Ɣ-8QǘǢǫ-7qN7ŘřśūżǤ8KŚŰƩƭǕǚ9ŦƬƵƷǪ10bũƶƻǔ11PŢŧƨƮǥ12VőŠƂƯ13ƫǡ14tĿłœǧ15ŐŨƄ16AGSWŉƗǣ17iǎ18Ň20Œ21ƓǠ22ƛǇ23Ɩ25ƅ29Ť37Ū
~nced	80 41ŭ
~ncel	78 -7ƾ15Ŋ42Ʒ65Ţ
~ncer	74 8Ŀ9Ƶ24ŀ25Ł32ƿ46ƾ
~nces	85 10Ĵ11Ƃ20ŋ21Ǣ
~nch	72 -10Ɵ-9ń7jO9Ʋ10Ǌǧ11ō12LŅ13Ǎ14q15Nľ19ƇƼ25Ɠ39ǫ
~nch>	76 -10ń7O11Ǌǧ12LŅō14Ǎ15Nľ21Ƈ43ǫ
~nche	83 9j12Ʋ24Ƽ31Ɠ
~nci	74 8ŭ9ť10ư11Ś12Z16Ɩ17ƱǢ18Ĺ20B27A
~ncia	78 10ư18ƱǢ19Ĺ21B29A
~ncl	69 -13ǉ7WŸ8sŔƲ9TƁƵ10ŗƇǥ11Ƃ15Ƣ16Bǡ17ǋ31Ő
~ncle	84 9Ʋ11Ƶ12T20Bǡ
~nclu	72 -14ǉ7Ÿ8sWŔ9Ɓ11ŗƇǥ12Ƃ16Ƣ18ǋ32Ő
~nco	66 -11ǧ-8Ǫ9Ư10Ʈǅ12u14ǈ26Ʊ27ŷ31ưǟ46T
~nco>	90 37ŷ
~ncom	68 -11ǧ-8Ǫ9Ư10Ʈ12u27Ʊ32ư33ǟ47T
~ncor	85 13ǅ19ǈ
~ncr	79 26ŕ32Ŕ
~ncre	79 26ŕ32Ŕ
~ncy	80 9Ƅ12Ǝ13ƍ16Zƚ
~ncy>	80 9Ƅ12Ǝ13ƍ16Zƚ
~nd>	27 -26ǫ-22ƣ-19ř-17Hƨ-15ĵĿ-13Ř-12ŁŢƔ-11ņşŷ-10ĹŊǍǓ-9xFũűų-8jŞƠǕǟ-7ŗŶƅǪ7TUŃŦƋƳǋǏǘ8YňŋŠżŽ9łŮƈ10BNōťƎǤ11sDĶźƙǅǈǎ12bgiGPŏŨůǁǗǛǥǦǩ13nv14WļƕƮƲ15fhŎƐƫƭƴǉ16ŀœŸ17ĽƗǄǆǑǜ18krzśŧ19d20ltĴŅƖơ21ĺƱ22ƪ23Ƹ24wŜƹǠ25J26oƼ27ƌ28š29ĸǃ30X31Ɯ32Ǌ33pC38aŴ42ū
~nda	75 -7ǘ9ƀƣ10tš12Lƶ13űƛǜ14Iŭ16Ǟ20ƹ26ƈ
~ndat	81 10ƣ12š14ƛǜ28ƈ
~ndb	86 13x29Ǟ
~ndbo	90 31Ǟ
~ndd	86 8ƸǕ9Ŝ10Z11Ǉ13ƚ
~ndda	86 8ƸǕ9Ŝ10Z11Ǉ13ƚ
~nde	52 -13Ɗ-8Ŧƕ-7Ŝ7Ķņƀƴ8ŰżƟƥ9cū11hiŏśŠ12ůƛǂ13ŗ15xƋƼ16Ǧ17Ŋ18ŉŹƔƬ19ĻƘǅ20ǎ22nXŧ33Ǉ36Žƅ39Ɨ
~nded	74 -20Ŧ8lǕ9Ľŕ11Ƃ17ƅ23Ž26ŧ27Ź40Ǉ
~nden	90 13z16Ǔ
~ndep	90 13z16Ǔ
~nder	54 -13Ɗ-7zŜ7GƝƴ8ĶņŰƀ9ūżƟƥ10c11iŪ12hŏśŠƛ14ů15ŗǂ16xƋƼǦ18Ŋ20ŉŽƘƬǅ21ĻƔ22ǎ24nX26ƅ41Ɨ
~ndi	67 -8ŷǄ-7ƽ7Ĺƨ8ŗƗ9ƙǎ11YĴǤ12IŖ13š14ŏ16ƶ18Ɠ23Ɗ26ũ27Ŝ31Ų33ƾ
~ndin	73 9ŗƗƬ11ƙ12YƊ13IĴŖ16š17ƶ20Ɠ28ũ30Ŝ
~ndit	74 -9Ǆ-7ƽ8ŕ9Ĺ11ǎ14Ɗ16ŏ36Ų37ƾ
~ndk	90 10k27Ƹ
~ndki	90 10k27Ƹ
~ndl	58 -16ƅ-12ś-7ǫ8ŗ9sǊ10ńǘ11Ļš12ł14ƹǢ16Ƣ17I19c20ĹǞ21ŝ25F26Šǚ27ƣ32Ũ40ǎ
~ndle	64 -12ś-7Ŧ7Ƅǜ10ŗ11s12ńǘ15łŝǊ16ƹǢ22cĹ23Ǟ29ǚ30Š36Ũ
~ndli	88 16ŝ29I
~ndlo	68 -18ƅ14Ļš20Ƣ31F34ƣ48ǎ
~ndm	84 9n10c11ǖ18Ÿ19Ʊ
~ndma	86 9n11Ÿ12ǖ20Ʊ
~ndo	76 -7ƫ7ļ9Ǝ10ƨ11ƒ13Ɯ16jť20k54Ǘ
~ndor	83 60Ǘ
~ndow	85 -8ƫ8ļ11ƨ14Ɯ18jť
~nds	56 -13s-10dǌ-9jǁǫ-7cƾ7NŚƑƫǢ8PĹśƂƪƿǐǪ9ũ10buƦǩ11eoptŦǕ12ǉ14ŖƩƱǜ15rǆ16ų19Bƚ20őŬƞ21Ů23Ƭ28ŵ29Ƽ
~nds>	57 -13s-10dǌ-9ǁ-8ǫ-7cjƂƾ7NĹŨƑƫǒǢ8Śƪƿ9PśũǐǪ10uƦ11boptŦǩ12eǉ14ŖƩƱǜ15r17ų19Bƚ20ƞ21ő22Ů24Ƭ29ŵ30Ƽ
~ndsh	82 8ŲǕ22Ƃ26Ŭ
~ndy	77 7Ŭ10vŮ11Ś13M14ǘ40ś
~ndy>	77 7Ŭ10vŮ11Ś13M14ǘ40ś
~ne>	37 -22Ɵ-21Tŏ-18ŕ-17Ɨ-15oĴů-14WĻŎŮǕ-13FHŉţƪǓ-12tRĹŘ-11Ł-10UZƯ-9alŢƋƏƠǉǐǛ-8ĸĺűźƣƧ-7kpLƂǜ7wĵ8ōƜǊǔǝ9vşƐƔƨǆǥ10MOSŌŸżƌƩưƾ11ŤŲƖ12ĿŖƭƱƻǁǒǧ13EXǪ14ņŪǩ15ŽƊƝ16DļƵƶǞ17AŅƍƎƸƹǟ18œ19łŇŗžƷǗǫ20śŶƇ21KŴŷƛ22iŔ23yPǘ25ƽ26ǣ27Ǎ28Ƽ31Š32bń33ơ36Iŵ38ǖ
~nea	65 -10Ɲ7ǚǦ8ƞ9ǫ10Ɯƹ15Ɠ16zǛ17ś23Ƒ24ƾ33C42ƛ
~near	67 -10Ɲ-7Ű7ǚ8ƞ10Ɯ11ƹ16ƓǛ17zś24Ƒ34C44ƛ
~nec	86 -8Ū12Ƙ14I18U21j
~neck	90 13Ƙ19U22j
~ned	52 -13ǫ-12u-8Sĸ-7Ŧżƣ7mnōŽǑǟ8Ɠǧ9yZƼǂ10ĺŅƴ11ciŎƤ12vƬ13jŤƕ14Łũ15ŢƭƵ16šƀ18ǝǤ21ŗ27Ň31ƝǇ34ť42ƶ
~ned>	52 -13ǫ-12u-8Sĸ-7Ŧżƣ7mnōŽǑǟ8Ɠǧ9yZƼǂ10ĺŅƴ11ciŎƤ12vƬ13jŤƕ14Łũ15ŢƭƵ16šƀ18ǝǤ21ŗ27Ň31ƝǇ34ť42ƶ
~nee	47 -13ļǫ-12ǔ-9ƨ-8ĿŊŜƙƿǘǪ-7Hşƹ7ŒŸŹƦǇ8ŰźƂǑ9OŬǀ10sFƆ11puvŶƔ12mŦǋǌ14cǎ15G18eŁń19ūƮƱ21ǃ22tY23Ɨ24ĺ26ŏ34Ư38ǩ39ł42Ǩ45ƅ
~nee>	86 -7Ǫ14ƺ15ư43t
~need	48 -13ļ-12ǔ-11ǫ-9ƙƨư-8ĿŊŜƿǘ-7Hşƹ7ZŒřŸŹƞǇ8ŰźƂƦǑ9Ŭǀ10sFO11uŶƆƔ12mpvŦǋǌ14cǎ15G18Ł19eń20ūƮƱ21ǃ23YƗ25ĺ27ŏ34Ư38ǩ40ł43Ǩ46ƅ
~nef	65 11Ʃ13ƨ15Ʈ34ƭ38W
~nefi	65 11Ʃ13ƨ15Ʈ34ƭ38W
~nei	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~neig	70 -11ŗ7G8Ʀ9ĽƔ10Ɔ11ƛǏǫ14ņ15B18C23ƞƠ
~nel	88 10ƄƌǞ14Ɗ
~nen	88 31ƫ
~nent	88 31ƫ
~ner	54 -19d-15ſ-13ň-11QŘť-9Š-8c-7GŏŰƞǊ7rMNƒǂ8a9ƂƆǁǡ10LưǤǧ11AǢǩ12PźƉǎ13Ļ15Ɨ16ŀƽǕ18FǄ19t20q22ŵƪ23ǖ24ǣ25op35Ʋ37Ǫ49ǈ
~ner>	62 -12Qť-11ňǖ-7Ƶ7nĹő8sNĿƒƣƹ9łư10Ļ11aƂƆǁ12Lǡǫ13orǄ14Ǥ15APƪǎ17Ǣ26q27FǪ28t
~nera	67 -17ſ-8Ř7Ļƺǘ13MǇ14Ƶǩ22Ǖ32ǣ45Ʋ
~ners	67 -23d-12Š-11ǃ-8cŰ7ƛ8ǋ9ĺ10Ǆ11ƨ12ƪ16źƉǧ18oǪ21ƽ22Ɨ24ŵ27p41ǖ55ǈ
~nerv	84 15ǂ30ŀ
~nes	46 -24ƃ-12ƽ-10t-9GŀŸŻƙƯ-8Ŀũ-7xDĻŧƾ7ĴŊŷ8ŖŵƝǏ9AMZƓ10ǝ12ŤƜƟǚ13PƷ14hƐǂǛǢ15Ǒ16ŏǒǖ17ǐ18ǈǟǠǨ19Ů20ŴǡǪ21Ǉǣ22yƿ23uǄǅǍ25ǌ27ǆ29Ǔ33ǧ36Ǥ
~nes>	59 -20Ɵ-14ƽ-11R-10Ż-9Ÿ-8Ŀŀ-7ŧŽ7žƊǐǚ8ƀ9ŊŘśŶƁƿ10őū11Ĵ12Ŗŵ13P14Ɠ18ƷǄ19ŤƜǂ20Ɛ22h24Ǒ26Ǥ28Ŵ30Ǔ32u
~ness	50 -26ƃ-10ū-9tG-8ƙ-7Dŀũ7ƴ8ťųǊǚ9Ǆ10M12Aǝ15ǐ16ƿǢ17Ǥ18ŏǛ19ǒ20Ǩ21ǈ22ǖǟ23ŮǪ24Ǡǡǣ25Ǉ27ǌ28ǅ29ƟǍ32ǆ36ǧ
~nest	75 -13Ư10ŉǚ12ķţ14ňǁ15ŷ16ŗ17Z40y
~net	80 -14ļ-7hX8Ǘ10Ƭ11ƽ15ƍ16ņ21Ǝ29ĸ33ǫ
~net>	82 -15ļ-7X9Ǘ10Ƭ12ƽ17ņ22Ǝ30ĸ
~nev	69 -8ŝ7cŨ8TŤ9Kƻǖ10lŇŲ11ŞŢ13eǂ16Ǜ17Œ23a
~neve	69 -8ŝ7cŨ8TŤ9Kƻǖ10lŇŲ11ŞŢ13eǂ16Ǜ17Œ23a
~new	52 -15Ư-14Ǎ-11ƝǤ-10Ƥ-9Ůƫǎǡ-8ƈǫ7ƅƽǕ8jDUŪƗ9Ŝ10ƂǛ11Ƣ12ƙǗ13xƷ14Ļ15ŝ17ƍ20ź23œƦ26Ɖ27Sŷ28Ơ29Ǉ30Ţ31i34Ɔ35ĺ37G39Ǡ57Ŗ
~new>	56 -15Ǎ-13Ɗ-12ŝǤ-11Ɲ-10Ů-9ǎ-8ƈƤƫǡǫ-7Œ7HƅƌǆǑǕ8Ŕƽ9U10ŪƗ11Ǜ13DŕƂǗ15Ʒ16Ļ17ƙ18Ɔ19ĺ21Ɖƍ23ź24G26œƦ30SƠ31ŷ32Ǉ34i38ŖǠ
~newa	66 10Ţ13Ŝ22Ŗ23ĺ34ŝ
~newe	79 -7ŕ11ŵƉƊ16ū20Ţ23Ƣ27Ɔ
~news	86 -18Ư18j22Ŗ
~nex	65 -19Ƴ-10Cǧ-8P7Ʀ8Ū9p10ǂ11ǘǫ12ńƀƭ14Ĺ16ŘǠ17Ļ18ŏŚƘ19k20H22Ŗ24y31V41Ǐ
~next	66 -20Ƴ-10Cǧ-8P7Ʀ8Ū9p11ǂǘǫ12ńƀƭ17ĻŘǠ18ŏŚ19kƘ21H22Ŗ24y31V42Ǐ
~ney	58 -15ǖ-9Ů-8őş-7ǊǪ7ĿŇ8ƘƬ9zBƫƲ10ţ11Xǚ12Ũ13ǜ14ZĺƳ15Łǘ16rTƭǢ18Ĵư20Ɵ21ŀƍƸ22A23Ĺ32ƒ33ų
~ney>	58 -15ǖ-9Ů-8őş-7ǊǪ7ĿŇ8ƘƬ9BƫƲ10zŀţ11Xǚ12Ũ13ǜ14ZĺƳ15Łǘ16rTƭǢ18ư19Ĵ20Ɵ21ƍƸ22A23Ĺ25ų32ƒ
~nfe	90 18Ť29x
~nfl	90 22ż30ŕ
~nfo	76 10Ľ13ľ15ŋ17ļ20Ņ38Ǚ
~nfo>	84 11Ľ17ŋ22Ņ24Ǚ
~nfor	82 11ľ17Ǚ19ļ
~ng>	27 -22ƫ-18ō-17ŘƖ-15ő-14sĽƆ-12ŏǖ-11oƉƩǣ-10DŋƼǎ-9ƸǐǙ-8vAQWŝǔ-7ƹ7KņŌŧŰŽƝƳƴǑǕ8emŅŗŜũơƺǝ9MŖŬ10hŒŶƂƟƱǞ11LOŊųƌǟǢ12qTĺƽ13Ķœżƕ14rIŹƥưǆǛ15SYķů16gFƔǌ17fzUĴŞ18ľŃŷźƎǂǇ19Ư20ĿžƵƻ21ĵƠ22Ƙƪ23yPļƅ24uX25ŤǏ26ŪƣƷ27ǡ28kŎŐţǫ30ŀ31ƚ32Ł33xş36j41Ǡ42Ļ43i44tH46V
~nga	82 -7x11Ƈ18ƚ22Ơ34f
~ngag	84 18ƚ35f
~nge	54 -9gũ-8ļ-7ǌǫ7pqŲơƼƽ8u9ĶƝ10Ŗƹƺ11Ư13fƞ14vVųǠ15Ʃ16KT17ƄǛ18ŏǗ19ň22Eşƭ23Ļŕ27Ū42ǂ
~nge>	63 -7ļũ7Ʒ8ţ9EXŲ10q11ƝƩ13ƹ16Ǘ19KŕŪ20T23ň24ŏ29ş
~nged	67 -8ǌ8Ʃ11ŕƼƽ13ƺ14Ƅ24Ǡ29Ļ
~ngen	90 38ƭ
~nger	70 -10g7bhŜ8Ƅǎ9Ư11Ūż14Ŗ19fEƞ20ų22p24Ǜ38ǂ
~nges	78 -14p9Ɔ10U12H13ơ14u16Ķ23V26v
~ngi	68 -11Ɖ-8Ǫ-7P7ŕ8aƺ9Ƨ10t11T15Ĵ16ĺŲǡ18Ʒ19ţ23Ɠ24V27ƙ31i
~ngin	69 -11Ɖ-7P7ŕ8aƺ9Ƨ10t11T15Ĵ16Ųǡ17ĺ19Ʒ20ţ24VƓ27ƙ31i
~ngl	68 -10ǁ7bƭ10Ɯ12Ƈ16ǫ17Ǉ19ƚ31f42ƉƊ
~ngle	68 -10ǁ7b10Ɯ12Ƈ16ǫ17Ǉ19ƚ31f42ƉƊ
~ngr	79 7Ƽ8Ɩ9f10Ɣ11ũǡ13ǝ19Ơ
~ngra	81 8Ƽ9fƖ11Ɣǡ20Ơ
~ngs	54 -10Ļƕǫ-8n-7Bŝş7KŞ8ļƷǛ9Šǆ10ŁŊŋƻ11ĸ12ƸǊ13T14ǘ15i17Ƥư19UřƧ22ǡ27A31ƙ33Z34ĺ
~ngs>	54 -10Ļƕǫ-8n-7Bŝş7KŞ8ļǛ9Šǆ10ŁŊŋƻ11ĸ12ƸǊ13T14ǘ15i17Ƥư19UřƧ22ǡ27A31ƙ33Z34ĺ
~ngu	76 9xź10vŊ14ŉ25u26Ɛ28bǫ
~ngui	84 29Ɛ
~ngun	88 10x11ź12v30u
~nha	84 11Ʀ24ƽ46ş
~nhap	86 47ş
~nic	64 -19ǐ-11ĸ-8ƫǍ-7ǡ7břŶƊ8qGŭƋ9Ƃǫ10iƩ11tKǋ12PŠǅ13kƬ14U16F20Ơƻ21ŷ24Ũ28j29ƚ31Ǌ33ǀ
~nic>	86 -9Ǎ11Ŷ17tK46ǀ
~nice	68 -19ǐ-11ĸ-9ƙƫ8bŭƊ9GƋ10qƂ11Ʃ12iǋ13Pǅ14ŠƬ15kUŨ18F22Ơ23ŷƚ31j
~nico	90 30ƻ
~nics	88 10ƙ11ƚ23ǫ24Ǌ
~nie	73 8M10Ł14mŠ16Ņ25ƶ31ţ
~nied	90 33ƶ
~nies	75 10Ł14mŠ16Ņ32ţ
~nig	59 -12H-7ƂƜ7Ŀ8Ŗ9ŗƒƽ10ƨ11jŜ12rLƦ15ǁ17ļť20RƠǘ24Ǒ25ǐ26ų28nŀ31x50ű
~nigh	59 -12H-7ƂƜ7Ŀǟ8Ŗ9ŗƒƽ10ƨ11jŜ12rLƦ15ǁ17ļť20RƠǘ24Ǒ25ǐ26ų28nŀ31x50ű
~nim	75 32Ř40h44ſ
~nima	85 46h
~nimu	78 33Ř45ſ
~nin	53 -13ū-11cn-10ńǤ-9UǊ-7ň7dTűŵǋǎ8PĹŌ9VǞǫ10Ųǡ11œƍƘ12ŅŪ13ijŀư14rƞ15y17HƦ19Ż20qŰ21ǟ24u25Ǔ28R31Ǜ32Ǡ35L42ƀ
~nin>	70 -12c-8Ůŷ-7ǫ7Ł8ưǝ9ƌƘ10fVǋǎ11dőƍƿ12ĹŅűǠ13qŵ18ǡ21j24Rŀ
~ning	58 -14ū-10Uń-8nǊ-7Ł7aưƾ8Ŷǐ9Pŷ10RTƟ11qǞ12Ų13hœƦ14iŪ16ƞǫ17r18y19Ű20H22Ż25Ǡ26ǟ29u34Ǜ36L
~nins	67 -9Ǥ58ƀ
~nio	75 -11Ķ-8ŝ10ļƨ13Ľ14ŭƗ15wWZ16a17A18ƪ
~nion	79 -12Ķ-8ŝ10ƨ11ļ14Ľ15ŭƗ16WZ19Aƪ
~nior	86 7ź18w19a
~nip	90 15ĸ35h
~nis	68 -9ŋ7ť9ǟǣ11ǆ12Żƙ13Ň16P22ƍ23Ǌ26m29ǫ37Ƌ
~nish	69 -9ŋ8ť10ǟǣ12ǆ13Żƙ14Ň22ƍ27m30ǫ37Ƌ
~nist	88 22P30Ǌ
~nit	66 -21Ƈ-17œ-8Ÿ-7ƣ8ƍ9a10Ǎ12V16DƤ17GƢ20ž21ƙ22Ɛ30Ʀ35Ƨ39ƥ
~nit>	76 -23Ƈ-19œ10Ǐ13ƥ17Ǎ19Ƣ20Ʀ24D28Ƨ
~nito	80 -9Ÿ25ž28Ɛ
~nits	86 17Ʀ36ƥ
~nitu	79 13Ƨ20Ƥ22G26ƙ
~niv	84 9Ƴ19y25ƫ
~nive	84 9Ƴ19y25ƫ
~niz	90 -7w9ļ16ƌ24ǈ
~njo	83 12ǡ20g24t40U
~njoy	83 12ǡ20g24t40U
~nju	73 32ǥ38Ƅ52ſ
~njur	73 32ǥ38Ƅ52ſ
~nk>	53 -18Ś-16ƪ-11tǆ-10Ư-9ĺŏ-8qƢǢ-7ŴƷǅ7OƦ8Ŀ9ōƔƝǍǟ10ƌ11ĽƉƹ12ƅ13ƕ15h16B17GHŕ18Ʈ20ŗ22ũ24Zŭ25Ĺ26e29Ų31ĵ32ň33ǫ35r39Ɨǁ
~nki	67 -12ŷ-8ƫǫ-7ƲƳ8ƁǠ11Ɔ12ǁ13ŀ15Hš18XƵ21Ļ25Ʒ26VƯ33Ʈ34y
~nkin	67 -12ŷ-8ƫǫ-7ƲƳ8ƁǠ11Ɔ12ǁ13ŀ15Hš18XƵ21Ļ25Ʒ26VƯ33Ʈ34y
~nkl	76 -7C16H28ƥ32Ǐ
~nkle	77 28ƥ32Ǐ
~nkr	88 31Ķ
~nkru	88 31Ķ
~nks	71 -13ķ7ĺǞ8aĸƗƶ13t27k28ƛ35r36ǝ
~nks>	73 -13ķ7ĺ8Ɨƶ9aĸ14t29ƛ36r37ǝ
~nksg	86 9Ǟ34k
~nli	75 -8ǌ-7š9ś11Ľ13K16Ǘ18Ņ22ľ29ņ41ǘ
~nlin	75 -8ǌ-7š9ś11Ľ13K16Ǘ18Ņ22ľ29ņ41ǘ
~nly	64 -9T-8ǫ-7Ƹ7ƌƵ8ŵǀ9ǋ10ŅœŸż12ļĿƁ14Ťǘ16Ƥǜ17ǉǝ20ų23ŮŴ24ūư
~nly>	64 -9T-8ǫ-7Ƹ7ƌƵ8ŵǀ9ǋ10ŅœŸż12ļĿƁ14Ťǘ16Ƥǜ17ǉǝ20ų23ŮŴ24ūư
~nne	72 -14u-11ǃ-9ƹ-8Ū7ŕǞ10IƝǖ11nC12Nư13ƨ14ǁǂ15yL18ǫ22ƽ31A
~nned	84 -16u9ŕ18yǂ
~nner	79 -12ǃ-9ƹ-7Ǣ11ǖ13nư14N15ƨ16ǁ17L20ǫ22A25ƽ
~nni	65 -11ū-9U-7n7uŷƷ8cżƾǪ9fŌť10ŀő11Ĺŵ13hqV14HŲƦ15ǡ16Ņœƍ19ǟ23y
~nnin	65 -11ū-9U-7n7uŷƷ8żƾǪ9fŌť10ŀő11Ĺŵ13hqV14HŲƦ15ǡ16Ņœƍ19ǟ23y
~nnu	76 9Ƭ12ǌ13ů14ǋ19T
~nnua	76 9Ƭ12ǌ13ů14ǋ19T
~nny	82 12j14ƫ28Ʊ32ǫ
~nny>	82 12j14ƫ28Ʊ32ǫ
~no>	55 -20ŕ-10rǫ-9ŉ-7Ň7ƿǦ8sĴƺ9LXƲǣ10Wǜ11ťƵ12Ǟ14l15ŚƟ16už17ƅ18ǁǉ19ń20ŐƂ23Ŋ24ƀ27ňŽ28ǃ31ŢŶ56ƶ
~nob	69 -9ǫ7Ʀƹ9Ʊǁ10Śť12łƼ13n15Ư18Ÿ24ƌ25ŗ26g32ơ34ş
~nob>	90 31ƌ
~nobo	70 -9ǫ7KƦƹ9Ʊǁ10Śť12ł13nƼ15Ư19Ÿ25ŗ27g32ơ34ş
~noc	79 7mŤ13ĵ16ơ20R27ƍ29Ż
~nock	81 7Ť8m13ĵ20R27ƍ29Ż
~noi	85 -10Ƒ15C19Ɛ25ǫ
~nois	85 -10Ƒ15C19Ɛ25ǫ
~non	78 7Ǆ13xǧ14Ɓ27ƻ46Ţ
~non>	83 8Ǆ14ǧ16ƻ42Ţ
~none	90 15x17Ɓ
~noo	80 -11ń9g10ļ12iC13ǩ14ō17j21L
~noon	82 -11ń10gļ12i13ǩ14ō18j22L
~nop	88 12X20Ţ25ƽ
~nor	63 -8Ǫ9lŃ11œǑ12DY13jAǀ20R23Ů25Ż26T
~norm	64 -8Ǫ9Ń11Ǒ12Y13ǀ14A20R23Ů
~nort	85 -8Ɯ-7ś7C12l16D18j23œ36T
~nos	78 8Ơ10l13ƿ15QŻ16ŋ34ƾ
~nose	86 32ƾ
~nosy	86 9Ơ12l16Ż18ŋ
~not	44 -22Ɲ-13ĸ-12ZťŴƙ-10ŏŞƟƩǉ-9puVƸǇ-8iqŃŚŝǅǐǥ-7AœŮſƯǆ7EKŵŸ8ŖŷƔƪǔ9yŇőƦƻ10Qľņũƹǟ11lrXƬ12HŗƇƖƺ13Ķňřţ14ŢŽǪ15cŻƄǢ16IŤƳ17ƽ18bŭǓ20f21ƶ24v25ƀơ26LĴ27Ŷ32ǫ34ş35Ő38Ŏ56Ł
~not>	46 -22Ɲ-12Z-11ƙ-10ť-9ĺŏƨƩƪǉ-8VĸŀŚŝŠŤŴƾǐǥǧ-7jquŃŞŮŲǆ7ghmoƛƧ8BžƀƆưƵ9sEKŢŸƔ10ĵŇŖơƦǔ11dQľũƽǟ12ƶ13lrŶŽƬ14XņƇ15Ķŗ16Lňř17ŻƳǢǪ18cvŎţƄ20Ǔ21bf23Ő27ǫ38ş64Ł
~note	75 -15Ɔ-8Ư11ǚ13ƹ14ńŲ15ŋ24Ŏ26Ĵ28Ɩ43ŭ
~noth	63 -12w-9Ǉ-8dƗƟ-7ĸ7jŠƠ8ŢŹź9ƒƺ10ƽ11ŀŷƾ12ļǠǫ13Ĵǧ14őŵƶ15HL16Iƻ17ƨ19ŎŐ22yŶơ25ƀƪ34Ť
~noti	78 10ƌ12HK22ĺ
~nou	71 -8ǫ7ƯƱƲ8ŏ9ş10Ł11ķƙ15jŸ18ry19ſ22Ŧ25b32Ʈ
~noug	72 7ƯƱƲ8ŏ9ş10Ł11ķƙ15jŸ18ry19ſ22Ŧ33Ʈ
~noun	88 33b
~nov	85 -14x-10Ǔ-7it17ǌ32ƍ50Ǟ
~nova	88 -11Ǔ34ƍ
~now	43 -16i-14ŠƮ-12Lǐ-11QŁ-10ŃŏţƸǊ-9ǖǘ-8bdoŅňšŢƯǛ-7VWŀǇǢ7pqZŕűƕƨǥ8ĶńůƁƽǁ9xOĹŜƐƫ10hōśųƝ11ĺŎǅ12GľřŤ13rF14uAĵŝŵ15ǫ17Ƶ19cņŘǡ22ŉƩƺ24s25jĻő26ǧ28ơ29ũ33ŗŪ34Ŋ37Ő52Nœ
~now>	43 -16i-14Ʈ-13Š-12Lǐ-11Q-10xŁŃŏţƸ-9Ǌǖǘ-8doŅňŢƯǛ-7bgVWšǢ7qAZűźƕǥ8pńůƁƨƽǁ9vOĶŜƐƫ10hwōśƝơ11ĺŎųǅ12GľřŤ13r14Fĵŝŵ15u18jƵǫ19Ř20cņǡ22ŉƩƺ24s25ő26Ļǧ29ũ33Ū34Ŋŗ38Ő52N53œ
~nowb	90 39ơ
~nowh	88 9gŕ26Ĺ
~nro	85 -17Ǡ32ƍ35W
~nrol	90 37W
~ns>	46 -18Ŀ-15o-13W-11cĸ-10PŞƥƱǄ-9ĺŭ-8ňŐŮƍƕǤ-7gŅŎŰųǉǗ7Ŝƫ9yŘƪ10aĹƩǥ11Rƛ12qĻŲƳƹǟ13EœǠ14ŋŖƙƝ15żƀƓưǢ16Ū18ƾ19Ŋǈ20x23kCǍǫ25Ǒ26uƽ27Ĵ29ŀź30w31ƣ32Ƃ33ƚǊ35ǜ41ǒ
~nsa	90 23ǥ
~nse	56 -10n-7ŒœŖ7ŪƒǪ8l9ǌ10os11Ƽ12AZ13YĹ14ǂ15Ŭ16dƅƲ18a25ź33ŉ35Ÿ56Ź
~nse>	59 -9n-7Ŗ7šǝ8Ū9l10Ÿ11os12Ƽ14Ĺ15ǂ17dŬƅ19a22ź36ŉ41Ź
~nsed	75 11Ǫ24Ź35Ÿ
~nses	82 -8œ15ǌ19Z20Y25Ʋ
~nsh	86 10ƭ14Ŝ40j
~nshi	90 11ƭ42j
~nsi	63 -29ǎ-21Ǐ-10Ǩ-8Ř8ŸƝ9ŗƃǥ11XŬŻƥƬ12ƍƑ14ǆǒ16ƚ17űƙƧ24Ɓ26H27ƹ35ƣ36Ǥ43ķ
~nsid	73 -23Ǐ-11Ǩ7ƫ9Ɲ11ƃ13ŗƬ14ƍƑƥ15Ŭ16ǆ20ű21Ƨ43Ǥ
~nsio	79 8Ƈ23ƹ57ķ
~nsiv	75 9Ǒ12ǥ15XŻ16ƙ21ƚ31Ɓ
~nsm	88 -8L12Z13ƻ15Ŷ18Ų
~nso	86 10ǚ19Ɛ
~nsor	90 20Ɛ
~nsp	73 7ž13l18Ɗ56Ə
~nspe	74 18Ɗ57Ə
~nst	61 7ǏǓ8ǆ9BKƉƷǣ10PŅǡ11ƒ13Ĵ17Ƌ18r20ƚ21ƈƬ22ų25Ɔ31ǫ
~nst>	72 10Ń11Bǣ13Ņ14r16Ĵ26Ƭ
~nsta	78 -8Ů14ƒ18ǆ22Ƌǫ29ų
~nste	85 9r13ƉǓ14KƷ
~nstr	70 9Ǐ12ǡ13P20ǫ24ƈƚ29Ɔ
~nsu	44 -19ƺ-17Ɣ-11n-10Ǒ-9Ǔ-7qQĴŴǘ7Ƃƛ8Œś9ƽ10ŵ11Ļřş12ƁƨƮƵ13ĺŧƫƯǩ14ł15WĿŘǕǪ17ŁŤū18ŇŢƗǜ19Ƅ20ƅ21ƶ22œ26ǔ30ƪ31ƕ36ǎ37Š38Ǥǧ42őƀ45Ő
~nsul	86 10ǝ25ƽ44ǜ
~nsur	44 -19ƺ-17Ɣ-11n-10Ǒ-9Ǔ-7qQĴŴǘ7Xƛ8ŒśƂ10ŵ11Ļřş12ƁƮƵ13ĺŧƨƫƯǩ14ł15ĿŘǕ16WǪ17ŁŤū18Ɨ19ŇŢƄ20ƅ21ƶ22œ27ǔ30ƪ31ƕ36ǎ38ŠǤǧ42őƀ45Ő
~nsw	79 11Ŀ13ŕ14Kǜ18ļ45Ŋ
~nswe	79 11Ŀ13ŕ14Kǜ18ļ45Ŋ
~nt>	33 -18Ɣ-17ň-16P-15ŃŮư-13nƍƨ-12ŀłŤ-11gixūǌ-10rRŅŷƩ-9dfhpwITĸĹųŴ-8cjŨǥ-7CźżƉƎƽǁǐ7zBŚűƁ8sĽŊŗŝǗǙǤ9uĻŔƃƾǠ10Sőœ11šŲžƄƅƖǃ12Gǅǘ13tŁǕ14MťŪƋ15NļľŖśŦơǓ16ķƙǜǨ17ŕşſ18eKXƤǫ19ōŞŢŻƕƧƲǚ20ƥ21ŋƯǎǑ22ńƸ23ĵŇ25ƑǞ26lƭ27Fƣ29ŒƳ31Ŀƞǉ36Ʈ39ǖ53Ƣ
~nta	64 -12Ƣ-8Ǖǫ-7Ǆ7k9Ű10Ʀ12ǈ14P15Q19A20W21Ŷ25B26KǢ30Ƥ34ĸ60Ƃ
~ntal	68 -13Ƣ-7ǄǕ11Ʀ15P17Q21W24Ŷ32Ƥ36ĸ65Ƃ
~ntan	77 15ǈ25A31B32Ǣ
~nte	59 -21ǎ-11ŉƕ-9Řť-8ǒǣ-7XƵǧ7cGŽƆƺ8Hǘǫ9šơǅǉǔǠ10BňƍǍ11ņŰƎƖ12Ɲ13ƅƧ14Q16ŊŐ17ƑǓ18ĺ19ŦƤ21N22F24ƙ27ǐ29Ǥ35ƣ
~nted	78 7ƅ9GƲƸǎ12ŗǫ13Ǡ16Ǝǅ23Ŋ
~ntee	84 26Ƒ
~nten	77 -13ƕ-9Ř10Ʒƺ11c35ƙ42Ǥ
~nter	63 -29ǎ-10ŉ-9ť-8ǒǣ-7Ƶ7Ūƒ8ŠŽƅƦ9H10ơǉǔǘ11BňšǍ12ņŰƍƖ13Ɲ15QƧ19Ǔ20ĺŐ21Ŧ22Ƥ24FN29ǐ40ƣ
~nth	48 -10ƙǎ-9ŧƱ-8ǫ-7Ź7vő9Ǟ10G11Ƙ12ĴķŢƄ13Zǀǋǌ14řź15TůǪ16u17ơ18ņư25Ʀ26p29XŦ30ǟ31ń33d36Ɩ39Ƣ42ĵ49œ50Ŗ51Y
~nth>	51 -13ư-11ZŨ-10ǎ-9Ʊ-7Źƙǫ7VƃƧ10őǞ12ņƘ13Ţ14Ĵķǀǋ15ǌ16ź17řơ19uT23Ʀ28Ɩ30p32Ŧǟ33Xń40d41Ƣ44Ŗ45ĵ47Y
~nthl	75 14YœƢ24Ɩ35ĵ
~nths	64 -13Ƣ-8YƖ7ņǦ8ĻŖž11Ń14ů16vŨ17G19ĵ20Ƅ24Ǫ25œ32Z41ư
~nti	63 -13ǫ-12Ơ-11Ő-9Ś-8Cƫ-7oŕ7dgľƳƶ8Ţ9OĺƆǋǍ10kǉ12ŖŬƚ13ŅŽ14n16Ʊ19Ǣ21H22Ƈ23Ƥ24ŗƭƯ29ǆ33F34ǈ
~ntia	85 11ǖ12ƫ14ƶ23ǆ
~ntil	90 14O19Ŗ23Ư
~ntin	68 -11ǫ-9Ő-7CŚ7ļń8gƳ9ŢƯ10ǋǍ11kǉ12ĺ16ǆ18Ʊ21Ǣ23H24Ƈ26Ƥ27ƭ36F
~ntio	84 -7ŕ12A15n18Ž19Ņ34ŗ
~ntit	90 -22ƫ11d51ǈ
~ntl	75 -9ǫ8f9ŏ10ő11Ƶ12Ƃ15Ļ16Ū20Ũ23Ő
~ntly	75 -9ǫ8f9ŏ10ő11Ƶ12Ƃ15Ļ16Ū20Ũ23Ő
~ntm	86 8Ǚ9M12ǘ15Ŷ20ǀ
~ntme	86 8Ǚ9M12ǘ15Ŷ20ǀ
~nto	65 -11Ǉ-10Ƴ-7Ʈ7diŏǍǙ8RƀǪ9š10ƥǤ11ŃŋťƁ13ķ14ǫ15Ƭ16ƙǠǥ17g18Ǒ19Ǐ22Ɵ27Ɲ31S33ƍ
~nto>	69 -11Ǉ-10Ƴ-7Y7izŏǙ8d9RǪ11š12ŃŋťƁ13ƀ14ķ17ƬǠ18ǥ19g29Ɲ33S36ƍ
~ntor	81 14Ǥ21ƙ23Ǒ29Ɵ
~ntow	84 8Ű13Ǎ14ƥ25Ǐ26ǫ
~ntr	60 -8Ř8ŧŹ9Ƙǖ10ŚƍƤǂ11lƾǆ12ƥǩ13Łƕ19Ɣ20ǔ25Ǔ45Ǖ
~ntra	61 -7Ř7ƫ8ŧ9Ƙ10ŚƍƤ11ǆ12ǩ13ƕ14Ł20Ɣ21ǔ26Ǔ46Ǖ
~ntry	80 7C11Ź13ǖ15ǂ16lƥ
~nts	49 -12ǆ-11aƕ-10Ş-9ƺǄ-8mƳǉ7Uƅƥƫ8Ƨ9ǜ10ƍư11šƄ12ķĸƚƟ13uŽǎ14ŝƢ15ĿŅǘ16Ĵŭ17ĶǖǙ18ĵŲ19ŮƙǕ22Ň23ƞ24ƿ26şǏ28Ǥ29Ʊ30z32ż
~nts>	49 -12ǆ-11aƕ-10Ş-9ƺǄ-8mƳǉ7Uƅƥƫ8Ƨ9ǜ10ƍư11šƄ12ķĸƚƟ13uŽǎ14ŝƢ15ĿŅǘ16Ĵŭ17ĶǖǙ18ĵŲ19ŮƙǕ22Ň23ƞ24ƿ26şǏ28ƱǤ30z32ż
~nty	78 7D9ǖ10WĽ13żƑ20Ɔ33C
~nty>	79 7D10Ľǖ13żƑ20Ɔ33C
~nu>	90 16X23ǫ28ǝ
~nua	75 9Ƭ12ǌ13ů14ǋ19T
~nual	75 9Ƭ12ǌ13ů14ǋ19T
~nue	83 10ǩ40ǌ
~nue>	83 10ǩ40ǌ
~num	51 -14ś-11ǫ-9ƥ-8L-7Ŕ7řƀƝǛ8ŜǞ9ǖ10ŝ11yňœšƕ12Kǉ14YĿ15CE17c18ļ19Ľ20Ǣ21ƾ22Ʈ23Ź26X27ņ28DŘǙǪ30Ŭ38e42Ś47I
~numb	51 -14ś-10ǫ-9ƥ-8L-7Ŕ7řƀƝǛ8ŜǞ9ǖ10ŝ11yňœšƕ12Kǉ14YĿ15CE17c18ļ19Ľ20Ǣ21ƾ22Ʈ23Ź26X27ņ28DŘǙǪ30Ŭ38e42Ś47I
~nur	75 -18Œ-8M8Q23q24U30P34S41ǃ
~nurs	75 -18Œ-8M8Q23q24U30P34S41ǃ
~nus	88 12Ƈ15ǂ20ĸ33T
~nut	65 7Ņ8afśƕƩƲ10tu11ǃ12ļǩ18ōŰ25ş28N37O
~nute	67 7ş8afŅƩ9ś10u11ǃ12ļǩ18Ű19ō29N38O
~nuts	84 7ňœ11ƕƲ13t24ş
~nve	71 -9ű7D10s11lƩǤ16ƙ18Ō20ŮǑ22ĸ34Ɵ36ǫ
~nven	79 8M14Ǥ15ǫ20ƙ22Ǒ28Ɵ
~nver	79 -10ű7ļ11s12l13Ʃ15Ɵ20Ō24Ů25ǫ
~nvo	74 7Ž8P10ł15f20Ǘ22ǚ
~nvoi	76 20Ǘ23ǚ
~nvol	88 8Ž10P11ł18f
~nwi	86 -7S15š18Œ22g32ő
~nwid	88 -7S15š18Œ33ő
~nxi	88 23ƾ29ŀ
~ny>	34 -17ſ-16ǡ-15œŘƂ-14Ǥ-13ŗŭŴ-12iĵŇŉƁƙ-11foŋ-10wAUŔƄƢǋ-9azĻũǏ-8dsŃŎśŦƠƷƹ-7pFļŀłňűŶŻƀƕǟ7yGŌŹ8kŐůƊƏƘǒǞǣ9ŖƒƖǠ10ŊƇǇǪ11ǀǊ12ĶƤǄǐ13ƓƳǙ14ş15nŠŨŸƝƬƾ16gHZķƐǚ17jūƚƥƶƽǛ18VǁǈǨ19ǂ20ǉ21Wĸ22ŅŽƍ23Ťǖ24ŞŲƞƨ25ǆǫ26mőżǍ28źƺ32ǅ33Ɵ34ų35u36ƻ38Ǔ45h54Ţ
~nyb	56 -16Ƭ-12Ǒ-8Ǌ7ƿ8ŕƂƉơƤƩǙ9ǉǛǤ10uŞƥǞ11zťŽ12ŝŸ13hŴƃƕǓǝ15ǣ16nŐǖ17łƶ19ǥ20ƞ21ĴŅų22Ǫ23ƱǏ32ŗ
~nybo	56 -16Ƭ-12Ǒ-8Ǌ7ƿ8ŕƂƉơƤƩǙ9ǉǛǤ10uŞƥǞ11zťŽ12ŝŸ13hŴƃƕǓǝ15ǣ16nŐǖ17łƶ19ǥ20ƞ21ĴŅų22Ǫ23ƱǏ32ŗ
~nyl	88 13ƈ
~nyl>	88 13ƈ
~nym	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
~nymo	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
~nyo	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8ŅŠǚǝ10ƃǪ11n12Ɗǫ13łƞ16ŸƳǞ18ƱǤ19Ƶ23ŗǒ24Ŵơ
~nyon	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8ŅŠǚǝ10ƃǪ11n12Ɗǫ13łƞ16ŸƳǞ18ƱǤ19Ƶ23ŗǒ24Ŵơ
~nys	78 -19ő7ŕ9ǒ12Ǐ13ǅǨ15Ŀ17Qǡ18ǧ
~nys>	78 -19ő7ŕ9ǒ12Ǐ13ǅǨ15Ŀ17Qǡ18ǧ
~nyt	50 -12Ōǫ-11Ļ-9ŉƉ-8Q7Bŕǐ8ƞǏ9ĴĸŠǕ10ŀŽƳƴ11kƨƿ12ƓƟƵǑ13HĶƺ14ŐƲǗ15gŲƽ16ŪǂǠ17ƜƪǄ18ňƾ20Ə21ż22Ŋƚ23Ǝ24ŎŤ25ƅ26ǁ27Ƨ
~nyth	50 -12Ō-11Ļǫ-9HŉƉ-8Q7Bŕǐ8ƞǏ9ĴĸŠǕ10ŀŽƳƴ11ƨƿ12kƓƟƵǑ13Ķƺ14ƲǗ15ŐŲ16gŪƽǂ17ƜƪǄ18ňƾ19Ǡ20Ə21ż22Ŋƚ23Ǝ24ŎŤ25ƅ26ǁ27Ƨ
~nyti	90 39H
~nyw	75 -9ǚ-8Ÿ7Ť8Ņ12ǂǙǧ23Š26k30ŉ
~nywh	76 -9ǚ-8Ÿ8Ņ12ǂǙ13ǧ23Š26k30ŉ
~oad	70 -12R-7HƩǫ10yǨ11Ǎ13Ş14kǂ17Ǡ18ǡ20Ƒ21ź22Ů25Ƃ34Ŝ36D
~oad>	74 -13R-7Ʃǫ8ƀ10Ǩ11yǍ15ǂ19Ǡ20ǡ22Ƒ23Ůź36Ŝ38D
~oads	79 16Ş30Ƃ
~oak	81 10Ɲ12ƒ14Ū16œ19D45Ɠ
~oak>	85 12Ɠ13ƒ15Ū16œ20D
~oal	88 42ļ
~oal>	90 42ļ
~oan	58 8A18Ƃ19ư20Ɩ34Ƴ37ŭ46Ɨ53Ĵ65Ƭ
~oan>	62 7Ƃ14ĴƳ23Ɩ44Ɨ47ŭ55Ƭ
~oans	70 -8ŭ16Ƭ25ưƳ48Ĵ
~oar	75 7ĽŬ8Ǖ9ŏ10ƈ11Ǟ17Ǝ21ł30r34ƞ
~oard	75 7ĽŬ8Ǖ9ŏ10ƈ11Ǟ17Ǝ21ł30r34ƞ
~oas	86 12Z16ŀ18C26Ɯ
~oast	86 12Z16ŀ18C26Ɯ
~oat	78 -18Ʀ8Ĵ10ƩƬ14t15ť16ǀ25Š29ư30ĸ
~oat>	79 -18Ʀ10ƩƬ11Ĵ14t15ť17ǀ18Š29ư30ĸ
~ob>	55 -18Œ-13Ř-10rGJ-9Ŵư-8ŗšŷǑǟǪǫ-7ųƃƞƢ7ŵǛ8ŉǓ9ǂ10Ů11Ť13pķƨǒ17RƮ18uƌ19ǥǩ22Ʃ23Ǖ24Ǌ27Ű33d39qV52UW53S59P
~oba	78 -7ƾ9Ǆ13ƹ17l51ƻ
~obac	79 -7ƾ9Ǆ51ƻ
~obb	79 11Ƣ12ǂ17ƫ48g
~obbi	82 15ǂ17ƫ25g
~obi	88 11C15ƹ27I
~obil	88 11C15ƹ27I
~obl	75 7Őƺ8Ǆ9sŌ10ĺ11bŶ12ƾ13Ɲ16L17ŝǞ18Ł
~oble	75 7Őƺ8Ǆ9sŌ10ĺ11Ŷ12ƾ13Ɲ16L17ŝǞ18Ł
~obo	69 -15l-7F7KƦƹ9Ʊǁ10Śť12łƼ13n15Ư19Ÿ21ǫ25ŗ26g31ơ34ş
~obod	70 -9ǫ7KƦƹ9Ʊǁ10Śť12ł13nƼ15Ư19Ÿ25ŗ27g32ơ34ş
~obs	74 -7Ű7Ƒ9Ƴ10ǣǨ12ƪ13Ǔ15Ǌ20Vǆǖ22Ʃ29ǒ
~obs>	74 -7Ű7Ƒ10ǣǨ12ƪ13Ǔ15Ǌ20Vǆǖ22Ʃ29ǒ
~oca	71 -10ƽ10ǁ11ǖ12ő13M14C15Ŀ23Ǡ27l30H44Ǎ
~ocal	81 13ǖ15Mő20Ŀ33l
~ocat	76 17C25Ǡ33H51Ǎ
~occ	75 15ơ21q23x28P33ǣ
~occu	75 16ơ21q29P33ǣ
~oce	81 7Ǟ9z13X16ō20Y30ŃŮ
~ocer	85 10z13X21Y32Ů
~oci	73 12ķ16mǈ18Ǚ28ǁ46e
~ocia	73 12ķ16mǈ18Ǚ28ǁ46e
~ock	59 -20Ŧ-12Ɩ-10MǍ-7ťƋǟ7Eĵ8ŏǆ9ƿǂ10jƗ11qĸōűƟ13Qƈ15ŧ17ķǐ19ƍƎ20Ż22ƥ23ǚ25ũ26Ǒ27řů38RƧ39Ĺ
~ock>	67 -20Ŧ-11MZ-9Ǎ7ķ8EǏ9ƍƥ11ĵƎǂ13q14ōƧ15ƈ16Ɵ17Ĺ20ǐ23Ż30ũ31ů32Ǒ46R
~ocke	66 -12Ɩ-7Ƌ8j10ŏǆ12ķƍƗ16ƥ19ŧ20ű28Ĺǚ29Ƨ31ř
~ocks	85 21ĸ
~oct	70 -8Ļ9ƺ11ǥ14ƽ20Ǆ26Ƅ29ƾ59ǀ
~octo	70 -8Ļ9ƺ11ǥ14ƽ20Ǆ26Ƅ29ƾ59ǀ
~od>	46 -20u-15ş-12zǀǠ-10œšŰ-9ĺŵż-8DĸŦư-7nvHĻŁŊűƙƩǒ7UƀƊƏƖƫƷ8CƯǄ9ļƭ10pyJŌŤƔƾ11ũǌ13ňŪŻ14WŝƦƲ15ŏŷǪ16ĶōŲƄǫ17Ňƺƽǆ19xƈ20L22N23I25ƴ26iƱ27ǡ29ǃ32ƒ33Ş40ǝ44ǥ50ƛ
~oda	54 -17ſ-12ǫ-9oŅǣ-8ƦƩ-7ǘ7ŒƁǤ8ƅ10ƕ11a12Ł13tţƬ14ŝ18ĺ19ǧ21Ų24j25OŘƨ28ő30ō32ļ33œ36i41ĻŐ
~oday	54 -17ſ-12ǫ-9oŅǣ-8ƦƩ-7ǘ7ŒƁǤ8ƅ10ƕ11a12Ł13tţƬ14ŝ18ĺ19ǧ21Ų24j25OŘƨ28ő30ō32ļ33œ36i41ĻŐ
~odd	90 18x21m30v
~ode	66 -10ǥ7Ʀ10bŕǚ12Ƌ17ǫ20E29ū33Ǧ34ƍ36I
~ode>	73 -11ǥ-7J11ŕ12ǚ15Ǧ22E40I
~oded	88 10Ʀ16Ƌ
~odel	75 21ǫ34ū39ƍ
~odi	79 10ƛ16Ř21ſ
~odil	81 16Ř21ſ
~odo	84 14o39ů
~odom	84 14o39ů
~ods	83 10Ʀ12Ň13Ɠ21j24Ǘ
~ods>	83 10Ʀ12Ň13Ɠ21j24Ǘ
~odu	83 12Ɵ15Ǘ20ƫǣ22ǆ
~oduc	83 12Ɵ15Ǘ20ƫǣ22ǆ
~ody	46 -14Ƭ-12źǑ-10ŢƄ-9VŎ-8ŃƨƲ-7rBTƖƟ7fƦƯ8ŐƗƥƮǝ9FKĴƃǇǛ10šưǖǙ11ƕǉǜǣ12QŕƀƂƶǥ13ǁǓǪ14Ž15hĸƐ16şŴǤ17gŅǏ18Ƥ19ŗŝƵ20ťų21ƞǚ23AĿ24Ǟ25n26ſ27ł31Ÿ35ơ36Ʊ
~ody>	47 -14Ƭ-12ũźǑ-10ŢƄ-9V-8ŃŎƨ-7BTŭƖƟǫ7zŇŞŶƆƮ8fşƥƦƯ9Ŀǝ10šƗưǇǖǛ11ǜǣ12QŐŕŗťƂƕǉ13Fƶǥ14ƀǁǓǪ15ųƵ16hƐƞǤ17ĸŴ18AłŅŽơǏ19Ƥ20ŝ23ǚ26Ǟ27ſ29n32Ÿ37Ʊ
~odys	70 -8Ʋ-7Ļ8Aƞ9Ĵ10ŭ11ŗşǙ12Kťű13Ǌǫ14ł16ų18g20Ŀ27ơ
~oes	40 -22ſ-19ƃ-15őƽ-14Ůƺ-13Ÿƨƻ-12ūŹ-11uƝƮ-10tŶ-9VńōţŧƉƙǥ-8vPĶĸšŢƑǍ-7myXĻŋŎŏřşŠťƔƦƾ7wŉƖƞƹǈǎǗ8ƜƼǑ9ELũŲǏ10ǐǔ11ķƎƭƱǧ12ŘŚŝ13dœ14bzŗ15oƂƈƗ16YŖŰƋƛǣ17sűƐǨ18ňƢ19hWƩ20ƅǆǕ21ǒ22łŻ23ŵǜ24xźǞ25Ǣ26ƣƫǊ27ľǄ28r32Ŵ34qƪ36ǫ39ǩ
~oes>	40 -22ſ-19ƃ-15őƽ-14Ůƺ-13Ÿƨƻ-12ūŹ-11uƝƮ-10tŶ-9VńōţŧƉƙǥ-8vPĶĸšŢƑǍ-7myXĻŋŎŏřşŠťƔƦƾ7wŉƖƞƹǈǎǗ8ƜƼǑ9ELũŲǏ10ǐǔ11ķƎƭƱǧ12ŘŚŝ13dœ14bzŗ15oƂƈƗ16YŖŰƋƛǣ17sűƐǨ18ňƢ19hWƩ20ƅǆǕ21ǒ22łŻ23ŵǜ24xźǞ25Ǣ26ƣƫǊ27ľǄ28r32Ŵ34qƪ36ǫ39ǩ
~oev	90 13Ń23Ƥ
~oeve	90 13Ń23Ƥ
~of>	35 -19Ƶ-18ǉ-16ŏ-15o-13Ń-12šŢ-11bcwFűŷǜǫ-10VķōŰŶƚǟ-9IMĺľſƍƕǤ-8ĻŊţƀ-7fyŒŵơƾ7HUƻǚ8iNĶŉƐƝǝǡ9aŚǂǅǍ10etEĸŇřū11pŬ12lĴǁ13QĹŋŦŲǥ14ĵŜŝ15hzKSZŧƳǑǘ16gjxƌƗ17ŘƇƥƷ18ŴƦƯ19ƃ20CǠ21ső22rƟƴ23ƈƓƿ24ƅƧ25Ǌ26n29ǆ32Ŀ37ň38ǖ39ǔ49Ɖ51Ɗ
~ofe	79 -16Ŧ10Ňƒ12P28ǜ50Ɖ
~ofes	81 10Ň11ƒ12P29ǜ
~off	48 -16ŷ-15ư-13ǉ-12ńǨ-11aŗ-9ǢǪ-8ĿŋŔŧůǞ-7ŊŞŠţƞƠǟǡ7qĴŪƧ8ŘƩƮǜǦ9eĸŅşŹžǆ10WĵŝŶơ11jŁňŬƐ12ŢƟ13gUƔƘǍ14BŦƝ15ƃǊǌ16OņƖƜǝ17Ɨ18yIƣǥ19ku20ŌŻǫ22ł23ŭ27Ļ41R46M
~off>	52 -16ư-11ńŗ-9ǢǪ-8ŰǊ-7aPĿŋŷǟ7ƄƎƑƥ8Ūǀ9ĴƅƧ10qŹƩƮ11eWŘşž12uĵĸŶǝ13ŬƐơ14IŌ15ŁŢ16jB17Ɲǌ18gŦƜ19OƖ21yǥ22Ż24k26ł31R32ŭ37Ļ
~offe	70 -14Ǩ-13ŷ-8Š-7X8ilZ9ǜǝ11Ń12ňŎƂ20MŅ22ƃǆ23Ɣ26ņ41ǫ
~offi	64 -15ǡ-14ǉ-8ŭ-7ƥ7ǔ8IP10Ō11Ŝ13ǏǦ14ĺ16Ű18RŮ20ŝƘ21UǍ23Ɵ28Ɨƣ30Ǌ37M
~ofi	83 -11Ɖ8Ɗ16P53ǆ
~ofin	84 -11Ɖ8Ɗ16P54ǆ
~oft	67 -8ǒ7g8ǀ10ź11ŴǂǛ14Ķ15ŝƞ17ǁ18ơ20Ů22q23ų
~oft>	88 8Ɗ19Ķ
~oftb	90 10g13x
~ofte	70 -8ǒ-7ǝ8ǀ11ź12ŴǂǛ15ŝ16ƞ18ǁ19ơ21Ů24ų
~og>	73 12ŨŬ13Ǚ15ƈƴ19ś70h
~oga	90 -9ǔ-7ƣ8ǎ15C19Ǖ
~oge	75 11fuƂǋ12Ĵ13M14ť15ǌ25s34Š
~oget	75 7š11fuƂǋ12Ĵ13M15ǌ25s34Š
~ogr	78 11ŤǇ12Ľ13Ǚ17ž23Ǜ32ǧ
~ogra	78 12ĽǇ13Ǚ17ž23Ǜ32ǧ
~ogs	80 -13ǅ16Ɵ29ƒ36h
~ogs>	80 -13ǅ16Ɵ29ƒ36h
~oh>	60 -11ǫ-8ƙ-7ŮŸǡ7kqķů8axCPŀŭŽƋƟƠ9EINőŪūƐ11dWŰ12G14ŷƍ15Ɖ16Ŏ17U18Qǅ20ǘ21Ţƚ24ť
~ohi	88 -7ǫ16l24Ż
~ohio	88 -7ǫ16l24Ż
~oho	71 34ǁǝ
~ohol	71 34ǁǝ
~oi>	86 14ǔ55ǩ
~oic	73 -11ǫ-10Ľ9Ŀ12a14ŀ19šǗ21ǚ27ľ
~oice	73 -11ǫ-10Ľ9Ŀ12a14ŀ19šǗ21ǚ27ľ
~oil	85 -13Ɵ9ƌ18Ǒ22ƒ40Ɲ
~oin	50 -15m-13Ű-12qLŢƹ-11G-10Ƴ-9uœƖ-8vőťŲǝ-7Ł7ſƟǅ8QƔư9DşƚǇǏ10ŎƯǢ11jŒǒ12sƺ13r14ĺǫ15ŗ16HŴǀ18xũƷ19U20tŞǤ23SŃź24y32V35kŐŪ40ǡ41ż49i
~oin>	73 -9L-8Ǫ-7Ųǡ8tyŏƯ9HưƷ10Œ12Vƪ18Ǣ22U26s43i
~oing	52 -16Ţ-12Ű-11qƹ-10GƳ-9Ɩ-8uvœƪǝ-7mőť7PYǪ8Ɵǅ9Qſ10jDƔǇ11H12Ʒǒ13ƺ14rŎż15t16ĺ17Ŵ18Şǫ19xy20ũ21i25SVŃź37k38Ū41Ő47ǡ
~oint	76 -11m7Ţ8fMř10ǘ13şŶ16Ǐ18ǀ29ŗ44ż
~ois	85 -10Ƒ15C19Ɛ25ǫ
~oise	86 -10Ƒ19Ɛ26ǫ
~ok>	57 -14XŮƉ-11Ƌ-9Ŧ-8qƹ-7i7ĿŏŘŚšǨ8gYŬǄǝ9T10jŝƬǛ11JĶƊ12RƛƵǡ13ŗǌ14tĻ15zĽŨŪǘ17ļƙ18p19ƀ22Ń33Ǟ41Ʊ
~oka	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10jQ-9ų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16CMNǃ17XŲƮ19bŋ20Ō24Ƈ25ũ26ķƺ
~okay	47 -14ǘ-13Ƣ-12Ƹ-11Ļ-10Q-9jų-8Ǔ-7r7tUŝţŨŮƭǙ8ŉůŸŽƠƷǔ9IőƁǧ10Jĺńư11ŦƗƨǄ12hpKWĵřŬƾ13Ŏ15iǐ16MNǃ17XŲƮ19bŋ20Ō24Ƈ26ķƺ27ũ
~oke	58 -8Ū-7ŗǁ7Ƨ8kŝũƄƒƭƿǋ11ĽŶǀ12ƾ14ř15Ơ16i18ľŅƂǠ19Ʀ22ǫ27ť31Ǆ34Ɛ41ƻ
~oke>	63 -9Ū-7ŗǁ7ƀƞ9ũƄƒƧƿǠ10ľ13ǀ14Ŷƾ15ř16Ơ17iƻ20ƂƦ27Ǆ28ǫ29ť41Ɛ
~oked	73 11kľ12ƭǠ16Ľ23Ņ
~oker	75 7Ǆ13ĸ17ŝ28ƻ
~oki	60 -9Cǫ-8Ő-7Ř7ŷƊǟ8ŅňƘ9ŀţǌ10Ļ11yǙ12VƒǏ13XĿ14Ǡ18Hš22ĺƻ24Ʈ26śǘ28ń
~okin	60 -9Cǫ-8Ő-7Ř7ŷƊ8ŅňƘǟ9ŀţǌ10Ļ11Ǚ12yVǏ13XĿƒ14Ǡ18H19š22ĺƻ24Ʈ26śǘ28ń
~okk	81 20ǚ37Ǣ
~okke	81 20ǚ37Ǣ
~oks	70 -13q7Ŷ8zơ9ŷ11L13ň16Ǌ20ǚ22ŝŲ24ƹ46Ǣ
~oks>	70 -13q7Ŷ8zơ9ŷ11L13ň16Ǌ20ǚ22ŝŲ24ƹ46Ǣ
~ol>	53 -12ķ-11š-7ƞ7gvyESőřżƐƟǖ8otKƧ9jŪǛ10J11rĿžƾ12Ů14ƜǕ15lQǘ17Ƴ19m20Ƈ23ǝ24xǁ30Ż49Ǝ
~ola	81 13Ɗ41ż
~olat	82 42ż
~old	46 -22Ŵ-17Ɩ-13oǘ-12xƔ-11XǍ-10qNŮǡ-9ƳǊǌǠ-8uEŋƠ-7arĴņōőœƟƵǄ7ľŕŷƯưǫ8ƶ9ĽşƁ10ŵǪ11yAĸ12Tū13ƙ14nwBSƗ16Ǖ17zYǏ18ŗŢ19ƿǙ22j25Ÿ27ź28Ł29Ɖ30Kǩ31Ň32cŭ33ķŔ36Ų38Ʒ48ƌ51p57Ɔ64v
~old>	48 -24x-20Ŵ-12ƊƔǘ-10NXŵǍ-9itŮƺǌ-8wEŋǠǡ-7ouĴņ7ĸ8ľ9DŕŷƯƶ10ĽũƁưǫ11nşźǪ13AT14Sūƙ16BǏ18YǕ19ķ20ŗŢ21ƿ22Ų23Ǚ24j26p27Ɖ29Ÿ32Ɔ33KŇ35Ŕ36c41ƌƷ52v
~olde	67 -7ŹǊ7ǈ13Ɔ16p22yķ24xŵ25ź26v29zŭ33w37ǩ
~oldi	75 -8x8ĸĺ15t16i17Ɗƺ27Ų37Ł
~olds	75 -21Ɩ-7q9ƌ10Ɖ14ƥ20pƗ23ŭ25v27Ɔ
~ole	60 -10Ɵ-9ƨǌǫ-8ƙ7BĸťũŲ8ltŉŕƋ9Ũ10Ưǋ11ƚǊ12kOǑǒǚ13ĴƁƷ14Űƾ15hŎƉǗ19Ƭ21ŧ24j32ǈ40ƫ
~ole>	61 -9ƨǌǫ-8ƙ7ũŲ8tBĸœŕť9lŉƋ10ŨƯ11ǋ12kOǊ13ĴƁǒ14Ʒ15hŰ16ŎƉ20Ƭ22ŧ33ǈ41ƫ
~oles	86 8Ǆ18Ǘ23ƾ
~olf	86 14ƈ36g
~olf>	86 14ƈ36g
~oli	45 -15Ļ-12Ɩ-11ĴǨ-8ǈ-7IŁǆ7Ɓǃǔ8ļŝƘ9Ţţƪƭ10Ǡ12őƃƕƣƮ14kĺƝǑ15ĿǤ16ƜƬ17ǣ18mŗŘƎƩ21Ŗ22šƀ23Š24ŒŸ26ś27Ʒ28ƫ29Őƨ36Ś38ǧ
~olic	46 -15Ļ-12Ɩ-11ĴǨ-8ǈ-7IŁǆ7aƁƤǃǔ8ļŝƘ9ƪƭ10ŢţǠ12ƃƕ13őƣ15ĺƝƮǑ16ĿƜǤ17Ƭǣ18Ʃ19ŗŘ22Ŗ23šƀ24ŒŠŸ27ś28ƫƷ29Ő30ƨ37Ś39ǧ
~olid	82 8ƒ11Ɔ12U14ǉ28k
~olin	73 12Ƴ31m36Ǝ
~olk	64 7jĺĿƜ8Kǣ9aư10BW11Ľžǘ12ſ13ƞǊǙ14Ƨ17Ş20ƨƿ21ǖ25ǉ30z
~olks	64 7jĺĿƜ8Kǣ9aư10BW11Ľžǘ12ſ13ƞǊǙ14Ƨ17Ş20ƨƿ21ǖ25ǉ30z
~oll	51 -12u-11ǫ-9Ũ-8Ƅ-7ńƋƦǩ7gJřƑƙƾǓ8ķĿƧ9YĶŔ10Řǟ11nKQ12ņōƩ13Xŕ14ǔ17Ǣ18Ĺ20W21Ž22y23ŧ24ŉ26Ƴǉ31Ɓ34mƚ40Ż47ǋ
~oll>	64 -8uń8Ŗ10Ƒ11ǟ12ķǓ15n16Q22Ǣ25Ż37ǉ49ǋ
~olla	66 -8ǫ-7Ɓ7ǘǚ11ţǇ12Yƙ13Ŀ17Ř18ņŔ19Xř21ƚ25Ĺ35ŧ
~olle	63 -10Ũ-8ǩ-7Ƌ8x9ƭ10ƾ12Ķľ13ƞ18ŕǔ26Żƚ30y35Ƴ38m
~olli	70 -9ř8C11J21ō31Ž54Ɓ
~ollo	81 15g17Ƨ20KƩ41ŉ
~olo	84 -14Ş-7F12Ʒ15s19Ǘ20f22ǅ23Ƥǫ
~olo>	90 -8F16s22f25Ƥ
~ols	68 -9űƕ8Żƚ13t21Ů30Ǥ37Ɵ56Ǒ
~ols>	68 -9űƕ8Żƚ13t21Ů30Ǥ37Ɵ56Ǒ
~olt	83 19Ų23q24Ɛ
~olts	85 20Ų25Ɛ
~olu	80 12Ǣ24Ƒ28C
~olum	90 14Ǣ31C
~olun	84 26Ƒ
~olv	88 8Ž10P11ł18f
~olve	88 8Ž10P11ł18f
~om>	46 -17Qǫ-15śŴ-14şǩ-12hĺ-11n-10Ŧǡ-9FōǠ-8fALTŗǒǚ-7œũŶƚƹ7XŁƱǆ8ƀƄƤƨƫƬưǛ9IĸňŪƩƵǇǟ10kŸ11ŜŹƜǏ12rWĹ13oJť14Ǔ15Ƒƿǌ16ŏŨƽǞ17ņŕţŻ18ƟƣǍǖ19ǔ20zľŔƞ21R23ŝ26ļƍ27ƛ28ƙ31l32M34Ǘ
~oma	81 -9Ŧ10ĵƝ12ƶ13j25ŷ28m
~omat	86 11ĵƝ14j
~ome	35 -16vSōƄ-15ƙ-14ũ-13Ţ-12Ū-11ŉƷƿǧ-10ŔŗŮųƫƳ-9BŭŲǥ-8aXYĴňŦŴƨǈǑǓ-7żƴǐǔ7rWƀƧǍ8sśŶƂƇƑƝƠƼǋǣ9nIQZƸǁǇ10hſƈǘǟ11ůƏƱ12ĸŋŻƮ13MŀǕ14wľŇǗ15ŐŒƪǜ16Ń17jACN18qļĿ19ĺš20uRŁŠƐ21ƔƗ22Ĺť23űƕǃ26H27Ɔơ31ĻƖ32ư33ř36ƞ39F40Ɵ42ǖ43l52T
~ome>	42 -20ǫ-19ő-18ŗ-16v-14ŵ-13Řŭ-12NŒ-11ǙǪ-10PXŊō-9ńœŨŴŶƙƦƳǤ-8łşƄƅƨ-7oSŀŅŉŔŕǍǑǓǧ7ĶŖƃƑƹ8jwŁ9řŝźǁ10ŋŧƓƮ11hĵŤ12ľƇǟ13HĸŃ14ƈ15ƏƠ17Ɲ18ƞ20Ż21sIMĺš23qFƕǃ24ű25ťơư27CRĹ28l30n31Ɣ33uĻ35ŠƆ38ļ44Ɩ55T57Ɵ
~omeb	54 -11Ĵ-10nũ-9Ƅ-8VŃŢƲ-7Ť7hťŭƂǤ8ŘŴƦ9Ľŝ10ŇšŨƞơ11fŶƆǀǍǜ12ĸ13Ɨ14ưǚ16Ŀƀ17Ʊ18F19Ƶ20QƐǞ26A29ſ
~omed	88 10Ʊ12z19VǠ32y
~omen	77 -8Ļ9ř20t32ő38Ő51N
~omeo	72 8ƀƛ9ĺ11ł12ǜ15ƕƵǇ22Ɨ23F24A25ǖ
~omep	85 10Š13Ǎǟ15H19Ƨ
~omer	62 -12S-8l-7ƫ8kţǆ11Gŀ14ǜǡ20ǣ21ǅ22Ɵ24ǘ28Ǖ29Ǚ37ǖ45Œ
~omes	67 -11nY-10ĵƜ-8y8ƽ9xƛƩǋǪ11WŀƑǌ13wǃ14ǖ15H16J17Ƃ18œ20řǘ21T22Ǘ27Ŀ37ƞ
~omet	51 -15y-10ļſ-9asŠ-8ōƷ-7ŝƛ7ŀŐŵƋǊ8rEŅƭƱ9gmPľŋŎŕƅƐǗ10ińžƮǝ11ŤŬ12Ř13Ńŷ15jŇŗūŶǪ16ş17N18Ĺ19Ƽ20řƸ21Z22ůƪ23Ŋ26Ļ27Ł32l
~omew	73 -22Š-8Ŏ-7Ł7Qſ9ĶǍǟ13ű15ţ17œƧ20ś21Ʀ23ŵ31ǫ
~omf	79 8T9ō10M13eƵ21X
~omfo	79 8T9ō10M13eƵ21X
~omi	66 -15Ǎ-10ǔ-9Ő-7řǂ7ĿŞ8jxĹ9ŀ10uǟǦǫ11d12pHœƝ13qY14MŖǜ15ǀǠ18ź19V21ŏ27k28ķǡ30Ƥ
~omin	68 -16Ǎ-7řǂ8jxĹ9ŀ10uĿǟ11Ǧ12H13pYƝ14q15MŖǠ16ǀ19ź20V28k29ķǡ
~omis	84 10œŞ14d16ǫ19ǜ27ŏ
~omm	63 -15ƃ7őšŸ8Ǔǧ9T10ǎǛǜ11Ǥ12n13Ǐ15B18Ǩ22Ŵ23ǆ26Ű32Ƥ33Ů
~omma	76 9Ÿ15n27Ŵ41Ƥ
~omme	72 -17ƃ7Ǎ8ǖ9őš10ǧ12ǎǤ13ǜ16Ǐ18B21Ǩ27ǆ
~ommo	90 9ǫ13Ǔ15Ǜ
~ommu	78 -7O33Ű43Ů
~omo	65 8Ų9IƮǗǟ10Ʀǚǥ12ŗ16Ĺ18ƨ25Z27L
~omor	65 8Ų9IƮǗǟ10Ʀǚǥ12ŗ16Ĺ18ƨ25Z27L
~omp	47 -25ū-15ĺ-14œ-13S-12oſ-10ŐŔ-9fwVƃƇǉǩ-8źǫ-7aHǖ7Ļǋ8ŠŢƘ9yǌǢ10Ŀŝƅ11mļǃ13ǑǞ14ƗǙ16ƥǚ18ǆǪ19ķŃƩǠ20ǣ21šƶǔ22ņǧ24Ş25Ǉ26şǅ27ţ28Ũ30ő31Œ32Q33Ɓǒ34Ǩ35ƣ53Ņ84ǥ
~omp>	65 -13œ-9Ǟ-8ő24Ɓ34ǔ108ǥ
~ompa	50 -26ū-14S-12ſ-10oŔǥ-9fĺŐƃ-8wVĻ7qƈǡ8WŤǓ9Ƙǈǋ10ŠŢƣǊ11ǌǢ12Ŀƅ13mŝşǃ16Ɨ18ǣ21ķŃǆǪ22ƶǠ24ņšƩ25ǧ27Ǉ30Şţ33Ũ34Œ35ǅ36Q37Ņǒ38Ǩ39ő
~ompe	86 17ņ20ǥ31Ņ
~ompl	74 -12ǩ-11Ƈ-10ǅ-7Ş12ƺ17y23ş26ļ27ƥ29Ǟ42ƣ
~ompr	82 11Ǒ37Ɓ
~ompu	77 8d9b10c11Ɵ15Ǒ27Ǚ41ǚ
~oms	72 -13Ƭ-7P7Ƣ10Ʋ11q16Ŷ19ƍ24ƞ29z40Ƈ
~oms>	72 -13Ƭ-7P7Ƣ10Ʋ11q16Ŷ19ƍ24ƞ29z40Ƈ
~on>	30 -22Ź-20ŷ-19t-18Ƶǋ-17Ʀǖ-16NƩ-15ŋ-14GŞ-13hpľŉŏŜŪƮǍ-12JRŐŔŰ-11eĸŠ-10nőœƠǢ-9OŦũƫƿǝ-8oKņƾǟ-7wƙƼ7ūű8jŤŨƢǐ9HTYŎŴż10Sśťǈ11ŧ12Ʋǥ13vPŊŚǪ14ŖƝǤǧǫ15DMVķŬƊƑ16ńňŽƞƳƹ17acFUĴźǄ18fuzłƄƘƬǡ19xyƏƭư20BZŘƉ21ĺƂǙ23gŀǁǨ24Ļǉ25rQŃōřŸ26ƈ27ƕ28ǅ29AƤ30sƁ31Ʊ33Ǌ34ŕ35Ų37ŭƨ38ƀ43Ɩƪ46ů56ƍ
~ona	64 -11ſ-8ƽǧ7ňũ8ƒǦ9ǁ10agTǕ12Qƃǎ13Jǩ15Ƅ19Ůǐ21ŋ22ǜ27ơ31ƙ
~onal	65 -11ſ-8ƽǧ7ũǙ8ƒǦ10TǁǕ12ƃơ13Qǎ14Jǩ15Ƅ19Ůǐ21ŋ22ǜ32ƙ
~onc	69 -11ǫ7ĿŉǞ8sǂ9yƅ10ŨűƩƽ11ũŴƷ16ĵ19V23ŀŁŪ28ŷ
~once	70 -11ǫ7ĿŉǞ8sǂ9yƅ10ŨűƩƽ11ũŴƷ16ĵ19V23Ł24ŀŪ
~onco	90 37ŷ
~ond	61 -11ū-10ǌ-8HǄ-7ƽ7ļŋŪ8dƑ9Aǎ10ňŭƛ11IƊǫ12ŏ13pĿō14kŞǍ15Ɩ16yŊ18Ǡ21ƚ25ơ26Ųŵ27N28ƾ
~ond>	65 -10ū-8H7f8ļŋ9dƑ11AŪƛ12Iňǫ14pĿō16ŞƖǍ17y19Ǡ27ơ29N30ŵ
~ondi	74 -9Ǆ-7ƽ8ŕ9Ĺ11ǎ14Ɗ16ŏ36Ų37ƾ
~one	37 -22ŏ-18Ů-17a-16Ɵ-15oƗ-14sWůǕ-13ĻŎǑ-12HƦƯ-11jRĸŕǓ-10TŋŝŢźƋǉ-9ltFGƏƘƪǛ-8NUVľŉũƠƧ-7qDŘűŻƆƣ7czŸƃƾǆǔǦǨ8Oƨǥ9mvEœżƙƩ10KPƶǘǪ11nłňŨƀƉƔǏ12Ɓƫƽǒǫ13wƊ14hiūƭƳǚǩ15ǧ16XƛǗ17ŗųƐǞ18ŀŪư19Ƈ20ļĿŖŽƵƹ21ž22Ņŷ23uIƼ24ŇŤƱ25Ʒ26bŔǣ27y28Ŷ29Ǎ31Ƹ32Aǖ33Šƍ35ơ39Ŵ44ŵ
~one>	39 -21T-20ŏ-19Ɵ-16a-15o-14sĴůƗǕ-13Ř-12WĻŎţŮ-11HŉŕǓ-10jRĹ-9tFGZĸŁŋƏƪƯǑ-8UŢźƋƘƦǁǛ-7lNQVľũűƠƧƬǐ7mōŒšŭƚƫǡ8uūƀƁƃƉƾǏǨ9cnOŰǔ10wXƊ11vEƐƙƨ12KPłşŸżǥ13œŖƔƩǊǗǫ14Ťưƽǒ15ĿƱǩ16Ǫ17iŗŪǧ18ŽƛƵ19ƍƸǞ20Aļ21Ņ22ŇƇƷ23ƹ24Ŵŷ25Iž26ŶƼ27y29bŔǣ32Ǎ36Š39ơ40ŵ46ǖ
~oned	82 11ŗ12A14n17ƶ18Ž19Ņ
~ones	60 -17Ɵ-10Ż-9Ÿ-8Ŀ-7Ž7ŉǐǚ8ƀ9ţŶƁ10ňŊőŘŷǁ11Ĵ12Ŗū13ŗŵ14P18ƊƷ20Ť21Ɛ25h29Ŵ34u
~oney	59 -15ǖ-9Ů-8őş-7ǊǪ7Ʊ8ĿŇƬ9zƫƲ10ţ11X12Ũǚ14ZƳ15ĺ16TŁǘǜǢ17ƭ18r19Ĵư20Ɵ21ŀƍ22Ƹ23A24Ĺ34ų
~onf	88 18Ť35ŉ
~ong	50 -22Ů-11Ƹ-10Vŉ-9Pőũ-8ƫ-7jDļƤ7ķƷ8ťƉ9bsCHǑ10žƅǞ11Ň12ů13ŚŬƑ14Ŗ15ş16fil17ŹƠư19Ũ20ŀǜ21ƙ23Ţǫ24Ŧ25Ű27ǟ28Sơ31G33OƦƯ38Ǉ43Œ
~ong>	51 -22Ů-12ǡ-11Ƹ-10V-9ŉő-8Pũǎ-7jD7gZķ8Ť9HťƉ10sC11fŇžƅǑ13ŚůƑ14Ŭ16ş17ilŹư20Ũơ22ŀǜ24ŢŰǫ25Ŧ28ǟ29S30Ư32G34OƦ40Ǉ44Œ
~onge	86 11ǎ12Ư14ơ17Ŗ
~ongi	83 11Ƨ44ƙ
~ongr	81 8Ƽ9fƖ11Ɣǡ20Ơ
~oni	70 -9Ÿ-7ǐ7Ɓƙ9ƚ10Ʒǎ11ǟ12ŗƦ13K14ŜƨǊ18r20ž24Ɛ
~onic	86 9ĵ10ƙ11ƚ17K
~onig	79 -8ǐ8Ɓ12ǟ13ŗ15Ʀ16Ŝ17ƨ22r
~onit	80 -9Ÿ25ž28Ɛ
~onl	62 -9T-8ǫ-7XšƸǌ7ƌƵǋ8Ľǀ10KœŸż11ļĿ12ŮƁ13ŤǗ15ǜ16Ƥ17Ŵǉǝ18ľ20ų23ņư24ū25Ņ39ǘ
~onli	75 -8ǌ-7š9ś11Ľ13K16Ǘ18Ņ22ľ29ņ41ǘ
~only	65 -9T-8ǫ-7Ƹ7ƌƵ8ǀ9ǋ10Ņ11œŸż12ļĿƁ13Ů14Ť17ŴƤǜ18ǉǝ22ų24ư26ū
~ono	86 32b34Ż
~onou	88 33b
~ons	55 -11Wǈ-10Ų-9Ǩ-8Ǆ7ŤƃƻǏ8AŗƑ9Ķǡ10uy11ŜƟ12Ǌ13ś14ǅ15ż18ŋƈ19w21ƽ22x24Ɔƾ25Ū26ŊǍ38ǜ39Ƃ
~ons>	58 -11Wǈ-10Ų-8Ǆ9AŗŤƑǫ10Ķ11uy12ŜƟ13Ǌ15śǅ17żǜ20wŋ23ƽ24x27Ūƾ28ŊǍ42Ƃ
~onsi	88 -13Ǩ8ǎ13ƃ
~onst	75 10Ǐ13ǡ16P27ƈ35Ɔ
~ont	44 -17Ř-11ǫ-9Ʊ-8Ɵ-7cĹĺŉŪŭƣƮ7ŁƍǞ9GƄƑƔ10ZĴķƈƙǀ11Ƙǋǌǩ12řǔǪ13TĻů14uśźƭ15ơ16KŢưǅǊǓ20ņ21ńǤ22pƦ24X26Ŧǟ27d30Ǖ32Ɩ35Ƣ37Ŗ43œ45ĵ47Y
~ont>	67 -10ť-8Ɵ7ņ8Źƞƫ10l11ƥ12ĻǍ13qǎ17ƈ18Ƒ24ĵ28ś29ǅ30Ǌ
~onte	79 -14ƕ-9Ř36ƙ43Ǥ
~onth	48 -10ƙǎ-9ŧƱ-8ǫ-7Ź7vVő9Ǟ10G12ĴķŢƄ13Zǀǋǌ14ř15TůǪ16uź18ņơư24ń26pƦ29XŦ30ǟ33d36Ɩ39Ƣ42ĵŖ49œ51Y
~onti	88 12Ţ37ƭ
~ontr	62 -7Ř7ƫ8ŧ9Ƙ10Śƍ11Ƥǆ12ƾǩ14Łƕ20Ɣ21ǔ26Ǔ47Ǖ
~onv	80 -10ű7M8ļ11s13Ʃ15Ɵ21Ō24Ů
~onve	80 -10ű7M8ļ11s13Ʃ15Ɵ21Ō24Ů
~onw	88 -7S15š18Œ33ő
~onwi	88 -7S15š18Œ33ő
~oo>	61 -12Ǩ-9Ƹ-8ķŨ7bcŏƁǈ8hņ9ŀ10Jƃǝ11ǆǓ13ň14Xǁ15Š16ŉƵǜ17ū20jo21U22sŅƪ24žƮ32q
~ood	48 -15ş-14uz-12Ǡ-10Ű-9ĺœšŵż-8DHĸŦű-7ŁŊƩưǍǒ7ZƏƖƫƻ8lCUƊƦƯƷ9ŤƴƾǄ10JļőƓ11pŌƔǌǗ13yŪ14ňƿ15WŻ16ŏ17Ķō18Ųƺƽǆ19ŷ20xƈ21Lǀ23N24I25Ň27i28ǡ29ǃ34Şƒ43ǝ59ƛ
~ood>	48 -15ş-14u-12zǠ-10Ű-9ĺœšŵż-8DĸŦ-7HűƩǒ7Zƫƻ8lUƊƏƖƯƷ9CƴǄ10Jļ11pŌőŤƔƾ12ǌ14yňŪ15Ż16W17Ķōŏ18Ųƺ19Ňŷƽǆ20ƈ21xL23N24I28i29ǡ31ǃ34ƒ35Ş43ǝ53ƛ
~oode	88 10Ʀ16Ƌ
~oods	84 10Ʀ12Ň13Ɠ21j24Ǘ
~oof	54 -17Ų-13Ŧ-11ǎ-7ƆǓ8ŅƬǥ9P10Ɵ11Ɨ14ŏ15h18Šǩ29n30Ɠ33ǆ34ǔ48ƅ80Ɗ103Ɖ
~oof>	55 -17Ųǆ-11ǎ8ǥ9ŅƬ10Ɵ12Ɨ15h19Šǩ30n32Ɠ36ǔ49ƅ79Ɗ80Ɖ
~oofi	84 -11Ɖ8Ɗ16P54ǆ
~oog	90 -8ƈ12Ɔ15C60Ľ
~ooh	79 9ŭ10Šƞ11k12ǅ13H15ƍƚ
~ooh>	79 9ŭ10Šƞ11k12ǅ13H15ƍƚ
~ook	49 -17q-13Ɖ-10ŮƋ-9iC-8ŐŞŦ-7QŴƟ7jyV8ľŀƬǛǝǡ9RƒƛƵƹǏ10kŷ11tĶĽŨŪ12HĿƙǚ13p14Ǌ15ŲƀƊ16Ǡ17ĺƮ18Ńńǌ19Ļŝ20ļŅňš21ś22z27Ǟ31Ʊ35ǘ63Ǣ
~ook>	57 -14XŮƉ-11Ƌ-9Ŧ-8qƹ-7i7ĿŏŘŚšǨ8gYŬǄǝ9T10jŝƬǛ11JĶƊ12RƛƵǡ13ŗǌ14tĻ15zĽŨŪǘ17ļƙ18p19ƀ22Ń33Ǟ41Ʊ
~ooke	74 11kľ12ƭǠ16Ľ24Ņ
~ooki	61 -9C-8Ő-7Ř7ŷƊ8Ņňǟ9ŀţƘǌ10Ļ11Ǚ12yV13ĿƒǏ14X15Ǡ19Hš22ĺ25Ʈ26ś27ǘ28ń
~ookk	81 20ǚ37Ǣ
~ooks	70 -13q7Ŷ8zơ9ŷ11L13ň16Ǌ20ǚ22ŝŲ24ƹ46Ǣ
~ool	52 -11š-9ųƕ-7ƞ7vyESżƧ8oKŪ10Ŀ11rž12q13Ɯ14lQǕǘ20ƇǤ22Ǜ23x25Ƴ27ŮƟ31j34Ż36m47Ǝ52Ǒ
~ool>	55 -11š-7ƞ7pESőřƐƟǖ8gvyKżƧ9joŪ10Ǜ12rĿŮž15ƜǕ16lQǘ18Ƴ20m21Ƈ25x31Ż51Ǝ
~ooli	88 15Ƴ37m
~ools	68 -9űƕ8Żƚ21Ů30Ǥ37Ɵ56Ǒ
~oom	61 -14Ǡ-12Ƭ-9ǔ-7Ő7Ƌƒǡ8Ơ9ǅ14XƢ19Ŵ23Ɵ30ƙ32ƞ40Ƈ45M57ƍ67Ƥ
~oom>	67 -15Ǡ-9ǡ-8n7Ƅ8Ƌƒ9ƠƢƤ10ǅ13ƞ14Ƈ16X27Ɵ34ƙ43ƍ50M
~oomm	76 9Ÿ15n27Ŵ41Ƥ
~ooms	75 -14Ƭ8Ƣ20ƍ26ƞ42Ƈ
~oon	68 -8Ǟ7g8iļĿƂ9ƅ11Vŀōǩ13yŖ14j17LůǠ21ź24H31ń
~oon>	68 -8Ǟ7g8iļƂ9ƅ11Vŀōǩ13yŖ14j17LůǠ21ź24H31ń
~oop	88 -7ŉ10ż14ł22s
~oor	62 -13ǒǖ-10ő7ƚǐ8xšǆ9ƒǥ10Ƒ11ŬƋǌǏ12ǅ13YƇ15gǇǊ16ǝ17ǟ21ŰųƟ22Ɲ29Ɛ85ƥ
~oor>	67 -14ǖ-10ő-8ǒǪ7Ʀ8ǝ9xšƐƚ10ǆǥ11ǐ12Ƒǌ13Ŭǅ15YƋ17Ǌ23ŰǏ24Ɲ25Ɵ58ƥ
~oord	83 -7ǒ13ǝ35ų
~oors	75 -13Ǐ11ƒ14Ǫ17ƥ19Ƈ22g23Ǉ24ǟ
~oos	78 -8Ɨ12f20C39š42Ń
~oose	78 -8Ɨ12f39š42Ń
~oot	68 -13Ť-10Ź7Ǎ8h9š11JŁƛ12a14Ŝƞ16żǓ18j20Ũ23ƕ28Ƈ32Ƽ
~oot>	73 -11Ź8jƇ9hǍ12J13Ł14a15Ŝ18ż27ƕ36Ƽ
~oota	84 25Ƈ
~ooth	88 -16Ť8Ơ22Ǔ27Ũ
~op>	51 -25D-21Őƣ-14ƥǫ-13i-12Ŧ-11S-10w-9nŃŔƔƦ-8őƞǩ-7kqŏŝůƆư7UŢƿǆǢ9TŗŜǌǒǠ10m11RƁƓǑ12Ǥ13śżƙǊ16Ƃ17Ɗ18Ŀšǟ20ǏǪ21ŚƉǇǈ22ǅ23ǖ24ǡ26ǎ27ƃ29ƷǍ30Ǩ32Ŷ37M55Ɵ71ǧ
~ope	57 -10R-9ǫ-8Ƥ-7uŘǈǊ7yXŤŷ8ŋ9śƣ10š11žǎ12ļŢǛ13Ǫ14ŹſƎ15Ÿ20D21ƓƙǠ22W24ţ30ĸ32Ǥ34ǟ48ǐ49Ǎ58Ǉ
~ope>	88 9D12X20Ţ21ļ
~open	65 -13H-10R-8ƣ-7Ƙǫ7ĸ8aűƎ9ŤƓ10yŋ11ś13š14ž17Ǫ26WǠ29ţ39ǟ55Ǉ59ǐ
~oper	65 -8Ƥ-7ŘǈǊ8bH9Ǝ13Ǉ15Ɠǎ16ſ17DŸŹ19ƣ26ƙ27ĸ33Ǎ37Ǥ
~opi	76 -7ţ7H17A22X29ǘ52ļ
~opin	77 -7ţ7H18A22X52ļ
~opl	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~ople	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~opp	67 -9ǫ7I8Ǫ9Xŀ10VƁ11yő15ų17Ł18ư20ţ22ĻŢ28ƌ34Ņ
~oppe	73 9ƁǪ11ŀ20ư25Ţ31ƌ
~oppi	73 -8ǫ7Ʒ8I11V12Xő13y17ų19Ł22ţ25Ļ31Ņ
~opr	88 11ǈ25ƽ
~opri	88 11ǈ25ƽ
~ops	78 -7ǐ7ǎ8Oż10ƩǊ11Žǅ12Ǫ13gŦ14ƍ21ư29Ř
~ops>	78 -7ǐ7ǎ8Oż10ƩǊ11Žǅ12Ǫ13gŦ14ƍ21ư29Ř
~opt	85 14ǥ17uň21ō
~opti	90 18ň22ō
~opy	79 7ƣ10ƅ42Ŝ
~opy>	79 7ƣ10ƅ42Ŝ
~or>	26 -23ǫ-18ƹ-15ŁƆ-14ś-13Ƥ-12ŔŴŸ-11ǋ-10ivĻƠ-8UŵƉǚ-7oHĴŎŚŞ7rYŅŊőŢƀƇƷǎǙ8kESTĽłōƑƚǀǨǩ9ŽƏǌ10żſƄǥ11FPŝűƣǓ12ŕŧƞƦƽǆ13INXƱƶǡ14ļƎƒǗǝ15uĸũūŻžƯ16pňŐƐ17MĵķŗƌƢǉ18yOƻǍǠ19ŘƲǁ20gĶƕƖǕǢǧ21Ńǅ22KQŤŰƊƟǃ23ťƅƈ24řŲ25qƴ26Ɓ28Lƾ29Ƹ30ǒ31fĺŮƥ35b37ƔƳ40Ŀ45ų47Ǆ
~ora	71 -10ƙ8Ɠ11ǅ28ǈ57Ƨ
~orag	76 -10ƙ8Ɠ61Ƨ
~orat	80 12ǅ31ǈ
~orb	90 17Ĺ26Ɛ
~orc	71 -10ǒǫ7D9ĶƠ10Ɔ11ō12Ƨ14Š18ū19ǂ28f31Ő
~orce	76 -7N10Ķ11ō30f34Ő
~orch	86 -12ǫ-7ƈ9D12ƆƠ17Ƨ
~orcy	84 -11ǒ17Š22ū24ǂ
~ord	54 -10s-9Lƅ-7Ǌǒ7ŏǅǝ8ĽšŬŷǔǗ9Ļŗ10ŋǁ11Ť12ūŵ13ōťůǥ14Ʀ15ŉƢ16ǫ20Xǀ21Fł25ƣ27Ǚǚ35ż36ų37ǎ61Ō
~ord>	60 -16ƅ-9L-7Ŵ7ǖ8kv9ĽŬǅǔ10š11XĻŷ13ŋŌǁ14Ťū15ǚǥ16ō17ƢƦ24F25ł32ƣ35ǎ42ż
~orda	82 -7ǒ13ǝ18X35ų
~orde	72 8Ƶ9Ŷƅ10ũ11ǀ12ŏ13Ǘ20ǫ24ų44Ō
~ordi	81 -10s7Ɔ39Ō
~ords	74 -12Ō7ž8ǎ16ŗ17ǀ19ů20ǚ21ť22ŵ25ŉ46Ǚ
~ore	47 -16Ř-15ǫ-13S-10ĵť-9fx-8jĹņƀƙƞ-7cnUĴŕŤźƢƣƩƹǚ7rŴžƯǆǎǦ8LłŒŖǐǨ9kŧŲƏƿǤ10ŸƐƭ11gOTXő12ŊƫǕ13GZǇ14ŉǏǣ15Ŀ16ƅ17ƶ18ŀ19Vſ20Ɔ21HŇ22Ǌ25ǌ26JĶǙ27ńřǍ30Ŏ33Ŧ34y48Ŕ
~ore>	48 -16Ř-14ǫ-12S-10ĵ-9fť-8xĹņ-7UĴŕŤźƀƙƞƩƹǊǚ7ADŋŏŒŪǖǙǦǩ8aŖƯǆǐǨ9rLƏ10łŧƿ11őŸƭǤ12OTXŊǍ13gǇǕ14Z15ŉ16Ŀǣ17ƅƶ18ŀ20Vſ22ŇƆ26ǌ27J28Ķńř31Ŏ33Ŧ35y50Ŕ
~ored	82 -16Ǎ9Ƨ22Ɛ33Ǚ
~oref	90 18Ǎǎ
~ores	86 -14ƥ8ž16Ǐ23k26Ǎ
~orev	84 13ƫ15Ų16G43H
~org	78 7lļ9ĵ10ƕ13ƪ14Źƅ15y16ľ17C20ǈ
~orge	90 11ĵ12ƕ15ƪ17ƅ
~orgi	85 8l15Ź17y19C
~orh	88 11Ɣ12G13Ɔ25C
~orho	88 11Ɣ12G13Ɔ25C
~ori	61 -11Ǎ-8Iſ-7CǤ8ǖ11ƆƌǠ12ƉƍǏǫ14Ơ16Ş17ŷ18šƇ19l20ƀ21H23Ŀ
~orid	86 -10ſ12Ƅ30H
~orie	85 -13Ǎ-7ƥ7Ƌ12ǖ17Ǐ26Ƈ
~orig	75 -8C7Ɔ14ƌ16Ɖ20ƍ22š24l
~oris	68 23ƀ
~orit	79 -10I19Ơǫ21Ş22ŷ31Ŀ
~ork	43 -19ŷ-12Ư-11ixřƦƪǏ-10aĹŲ-9őţ-8wGļōƔƘǑ-7sĿŀŃŒŕŖŝŠťūƷ7ĺŅŉŴǃ8Ǟǫ9zNǪ10Iŵ11BŇŞ12ǆǢ13ķǖǛ14Řƨ15XĻň17ŶƄ18ƺ19g20J21ǀ22ǒǜ23ŋǉ28L31ŮǊ33Ʃ37RƟ39W40Ű41QV43Ǔǥ45q47S49U68P
~ork>	46 -19ŷ-11ƪǊ-10ixĹŲƦƯ-9aĸ-8wţ-7ĿōőŖǑ7ņ8ŴǃǍ9ǉ10N11z12Iŵ13X14Ǫ15ǆ16Ǜ17ŘƨǢǫ18ĻňƟǖ20ƄƺǓǥ21JLŶ23ǀ25ǒǜ29S30Ű33V34Ů35q41Ʃ42R44W45Q51U52P
~orke	68 -8GǦ8ĸ9B11Ň16Ƶ18Ǔ24Ǟ26S29ǥ30ǉ
~orki	70 -10L-8Ʒǫ-7Ǔ11Ş16Ņ20V24q25ķĺ29g35P41Ǌ
~orks	61 -13Ǐ-12ř-8ǉ-7R8kǥ10ŗ11M12ƙ13ŞƆƞ16ŉ17Ɠ22L24ǊǓ30Ɵ41ŋ
~orl	86 11diC15ļ16ń
~orld	86 11diC15ļ16ń
~orm	56 -11ţ-8oǪ-7œ7FŃƷ8Ɖ9őǑ10ahmpYĻǀǙ11cAƣ12ļĽǫ16ľƽǞ17jR19Ů21ƥ63Ɯ
~orm>	65 -9o7ĺ8ƞ9FŪƷ10Ɖ11ő12ahmp13ƣ14Ľ15Ļ20ľ22j52Ɯ
~orma	63 -8Ǫ8ľ9Ń11Ǒ12Yǀ13AǙ14ļ20R23Ů24ƥ
~orms	82 -15ţ12ŕ19c21ǫ28Ɯ
~orn	62 -10ń7ƌ8őƘ9Ŷƿ10v11ŀǛǟ12BR13UǞ17x23i25LŰ30Ɯ35l38p41d
~orn>	72 13v17U21x42l45p49d
~orna	84 8ǟ16ŀ42Ɯ
~orne	83 7kŬƴ11C13Ƙ14ő17B
~orni	70 -11ń7ĺ8aŐƌǝ9ǟ11Ŷƿ13Ǜ15RǞ27i28Ű30L
~orp	78 -8p11ǅ59ǈ
~orpo	80 12ǅ31ǈ
~orr	54 -14ł-8w7ŪźƮ8Z9dz10ľŇœƵ11Ɯ12fǫ13FŐ14ŶƓƨ15Ĺ16E20L24Ŵ27a42Ƭ50ŀ
~orre	70 -9w7ǂ8nDŢųơ9ŘƬǞ10ź11Ő13d15œ18aF22E
~orri	69 7Ɯ8Ő14ľ17Ū20Ɠ37ŀ
~orro	63 7ŲƦǟ8ǚ9IŗƮǥ11Z17ƨ19Ŷ22Ĺ26L28Ŵ41Ƭ
~orry	71 -17ł8Ɯ9ǣ10z15Ň16Ƶ19a20f22ǫ30ŀ
~ors	58 -14Ǖ-13ƻ7ŧƞǣ8ƒ9ƄǦ10ƛƫǔǪ11ņũ12Ǟ13Ƈ15gŸ17Ǉǟ19şƠǗ22ǀ23ŀƥǜ29m33Ɛ36Ǔ
~ors>	60 -14Ǖ-13ƻ7gƞ8ŧǣ9Ƅƒ10ǔǪ11ņƛƫ14Ƈ15ǜ16Ÿ18Ǉǟ19Ǘ20Ơ22ǀ24ƥ30m34Ɛ38Ǔ
~orse	90 9ƺ14B
~orst	80 9ŷ12ǜǦ17ũ18Ǟ27ş29ŀ
~ort	51 -12Ǐ-9ŏ-8Uň-7śũƮǤ7eFQĶţ8Ƴǋ9j10CĴŴƯ11ŤƓǟ12ť13ĿƏ15Ż16űƩ17ƫ19ƙǑ20Tǂ22cg25ư27ļ30Ɨ32Ɩ33Ɣ34ƚ43ĸŲ
~ort>	71 -8D9żƞ10C11gzŤ12Ķǋ13ƣ16Q17ư19Ə20ť23Ż26ű29ƫ
~orta	70 -7ř7T8Mō9Ƹ11eƵ12Ŏ15X16Ƴǫ22Ŀ27Ʃ
~ortg	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~orth	62 -13Ǐ-9ŏ-8Uň-7śǤǫ8lƂ11Dţ12jœ14Ŵ16Ɠǟ21T25Ǒ26ƙ35ļ42Ɣ45ƚ49ĸ55Ų
~orti	90 18ř50c
~orts	84 8Ť29ǂ33g
~orw	79 -7ţ10Ǖ12ŏ13Łƙ28ō44Ŝ
~orwa	79 -7ţ10Ǖ12ŏ13Łƙ28ō44Ŝ
~ory	66 -9ư-8ǫ7ǝ8ŋƣ9Ʈ10Ň11Ǥ12Oƾ13ľƺ15šŤ16ƙǑ18Ŏ22Ɵ23ƿ28ť34Ƈ
~ory>	66 -9ư7ǝ8ŋƣ9Ʈ10Ň11Ǥ12Oƾ13ľƺ15šŤ16ƙǑ18Ŏ19Ɵ23ƿ28ť35Ƈ
~os>	85 -17ş8Ǚ11ő13ņǔ16y23Ş
~ose	46 -16ŉ-13a-12nŤƮ-10ņŶƭǘ-9Gũ-8ĻļŨƹǙ-7řŧ7ciEşƀƉƋǕ8ĶŲƊǌ9ŷƐǚ10XŏŦƘǈ11AŞžƾǓ12Ʀ13Ǝ14Ɲƫ15ƗǦ16ł17ųƵǉ18Œ19Ɠ20ŃśŰǒ21ƑǛ22őǫ24ĸ25Ƥ26ƛ32ƽǐ40ǟ43š
~ose>	47 -15ŉ-13a-12n-11Ť-10ņƭǘ-9G-8œŨũŶƙƹǙ-7XĻļ7wIŅňŔƆƉƗƱ8ciEĶşƀƊƋƘǕ9ǌ10ŦŷƐǈǚ11ŏ12AŞŲžƦǓ14ƫ15Ƒǐ16Ǧ17ł18ųǉ19ŒƛƵ20ǒ21ŃƓ22śǛ23őǫ26ĸƤ29ǟ30Ű32ƽ45š
~osed	72 8ƾ10Ƙ12g13ƎƗ29ǐ46ǟ
~oser	84 -14Ʈ-9Ƙ11Ƣ12LƼ13ƛ14œ18C33X
~oses	81 -13Ű11ŪƂ14Ƒ15Ɲ20ƾ
~osi	66 -18ǫ-7ń8Ɨ9ƿ10SVŀǪ13Ǌ14ũ17ǅ19ř35ŉ68Ƙ
~osin	67 -17ǫ-8ń8Ɨ10ŀǪ14ũ19ř36ŉ69Ƙ
~osit	90 -7G9Ž14S15V18Ǌ
~osp	73 -12C-11Ť7Ű10qV11PSĹſ15Ƅ17ƾ21ƨǄǪ23ǖ25Q26ƺ
~ospi	73 -12C-11Ť7Ű10qV11PSĹſ15Ƅ17ƾ21ƨǄǪ23ǖ25Q26ƺ
~oss	63 -12Ǡ-10G-7Ŏ7QŰ8s9N10Ɩ11g13Ƶ14ťŨ16ł17řǋ20Ƙ21UŪ22ǡ23Ľ28ŧ35Ŧǌ53Ť
~oss>	65 -12Ǡ-10G-7Ŏ7gQŗǛ8sŰ10N11ŪƖ15ťŨƵ16łř17ǋ21Ť22U23ǡ24Ľ29ŧ36Ŧǌ
~osse	82 28Ƙ43Ť
~ossi	90 9Ŝ15Ū
~ost	50 -14Ǟ-12ƣ-11tšǋǘ-7ŒŲųƞ7kĸş8CŮůŴƼǌǫ9PĺŞƩ11ľƴǆǗ12Xŉƚ13Ź14YƄƓƢƶǟ16Ĺ17œ18Zŀ19ƙ20EƕǛ21Ʊ22ǜ25Ʋ27Ř31Ǒ35Ŀŧǖ42Ƶ
~ost>	52 -14Ǟ-12ƣ-11tǘ-10š7kůƜƪǤ8ƨ9şƄƼǌ10ĹŴ11ĺƩ12ƴǗ13Ź14ƚǫ15Ƣ16Ɠ17ŉƱ18ǜ20Zŀœ21ƙ22ƕǛ25Ǒ26Ʋ31Ř33ŧ42Ŀ44Ƶ
~osta	88 17C39E
~ostl	72 7Aǉ8ĸ9Ĺ10ŵ16P17Ů22ǆ49ǖ
~ostp	90 29ƶ
~osts	79 7Ʊ9ǜ10Ƅ11Ǒ12ŕƯ13X15YƦ20ǟ
~osy	86 9Ơ12l16Ż18ŋ
~osy>	86 9Ơ12l16Ż18ŋ
~ot>	35 -17Ɲ-14Ǡǥ-13ƩƮǆ-12iƍ-11ǒ-10Ťŷƪǐ-9xSŒƯƸ-8pPƻ-7zŃŪƃƾƿǩ7bIĹšƚƤƬǍ8dhtĶĽŊūƘƣǃǫ9uMNZŉœůƌǧ10gkKLŝţťŧǓ11fňőŚŻƕǤ12ŢƐƷ13ŎžƇƞǔ14vŗśƦǚ15ĸŅŜǑ16nƎƔƧƲƳǂ17EƼƽǪ18űơƶ20ķņŠ21Aƛ22Ƅ24Ŷ25Ŗ26Ɠ27j28J30Ļƀ35ş36O38Ő49Ł
~ota	68 -11Ǉ-10ť-7ƨ7ŁƁƝƢ8ž9Aƻ10uYņ11ĴŲ12gSœ13Ÿǁ14ľ15Ŷ16ƙ17ǋ23ŧ27Ƈ28Š
~otag	84 25Ƈ
~otal	71 -11ť-7ƨ7ŁƁƇ8Ƣ9Ažƻ10uY11Ĵ12ņœ13gǁ14Ÿ16Ŷ17ƙ18ǋ24ŧ29Š
~otc	85 10ĻŐ12Ÿ14gV16Ŧ
~otch	85 10ĻŐ12Ÿ14gV16Ŧ
~ote	57 -13Ɔ-9Pǫ-7ĵś7qŵƐƑ8ƹǖ9ľńŋŗǨ10wŲƴ11Ư12łſƄ14eĿ15Řƀ16Ŏ19Ĵǚ20JŅƖ21Ő22ŝ27ņ28ĺ29ĸ32ŭ38Ʀ
~ote>	64 -14Ɔ-9P-8Ņ-7ś7Ɖ8qū9wŵǚ10ƹǨ11ľń12ĴŲƴ13ſ15ł16e23JƖ26ŝ31ņ36ĺŭ
~otec	66 8Ū9XƐƑ12ŗ14ǚ15Ƅ16Ư18ĿŘ19ƀ25Ő36ĸ
~otel	83 15ǖ59Ʀ
~otes	78 -12ņ12Ĵ15ŋ26Ŏ42Ņ
~oth	48 -16Ů-14ŧ-13Ǐ-12ŭ-11CœƟ-10ǒ-9dĻǇǗǤ-8ŘśŞƗƞǆ-7agNTƤǂ7oAǊ8ŐŨūŽ9quFƙƳƶ10nyIłŎƨƻƾ11ķŀŌŶƀǉ12Hţžơƴǃ13ŃŤ14şŹƭ15ƪ16ŁǍ17BĴ18Ǔ19sǄ24Ŵ25ĸƷ29Ɠ34ƿ37zŅŵ38Š40ņ41ſ
~oth>	67 -19L-13Ť-11ŭ-7ƺ7lŏƁƮƿ8ƅƐƾǄǘ9p11zƱ12ĸƍ14Ź17ƳǓ18q20FķŨ25ł29Ʒ51s
~othe	51 -17sŮ-14ŧ-13Ǐǫ-10CƟ-9œǒǗǤ-8Ļǆǧ-7śƞǂ7ĴŉőũƋǓ8ouAǍ9vłƵ10ƶǅ11ūŸŽƙ12Ōƭ13nIƴ14wžǃǄǉ15HţǊ16ŃŶơ17ş18B19y21ĸ22Ł23Š27Ŵ32zƓƿ40ŵ42Ņ43ņ45ſ
~othi	69 -13w-10yǇ-8ŸƗ-7ǅ9jŢ10ƒƠ11ƺ12ŀŎƽƾ13ļ15Ĵǧ16ǫ17Šƻ18L21Ő23ƨ30ƀ32ƪ38Ť
~oti	74 -11ő-9Q-7ƺ9ŐũƌǄ11HK20ĺ24ƻ30ǫ
~otic	79 10ƌ12K22ĺ
~otin	84 -12ő-10Q-8ƺ11ŐǄ27ƻ36ǫ
~oto	65 -9ǒ12ż13Š17ū18Ŝǂ21ƀ
~oto>	86 -7K24Ŝ
~otor	66 -9ǒ12ż13Š17ū18ǂ22ƀ
~ots	83 7Ɗ11j12ǂ18ǃ24ƽ
~ots>	83 7Ɗ11j12ǂ18ǃ24ƽ
~ott	71 -9śƋ8eņǛǥǧ10Ń11Ņōǝ13ƞƢ19Ɲ20ł22ƽ25h26C
~otte	75 -10Ƌ9Ǜǥ12Ņōǝ14ƞƢ20Ɲ22ł28C
~otto	88 7Ŭ10eņǧ12Ń
~ou>	17 -29v-25ƿ-24Ż-23ŵ-22ť-21q-18Ŧźư-16oƆ-14bƪ-13ƈ-12ƇǄ-11Ŵ-10hŕŰǩ-9Ŗ-8ņŸƕ-7ŚŧƊƵ7łŭƅƤƬǆǏ8BƐƖǝǦ9IůǅǇǌǟ10YķŌūƉƙ11ŨƁƒƔǁ12ƧƭƾǔǛǢ13dŊƃƳǕ14pGMĶƼ15LQơƯǜǞ16ŇƄƸ17uƜǃǚ18ajkZĴĵōŐųŽſƺǈ19ŒŹƚǖ20ńƲǀǍǫ21žƷƽǓ23ĹŗƂ24ŷƮǗ25fSWĻŋŜ26HKĸļƻ27ĺǉǠǪ28TUĿŞǂ30Xƀ31nOľśţ32CŁŃ33ŪƨƩƶ34mFV35ƍ36gPŅ38ŉœŶ39ũ40NĽŝ41ő43AšƦ46l47i49Rş51ŀ56ň66c
~oub	72 -12ǉ-10n7ǚ8ƺ9Ɲ10Ķř11pƾ13tĺƿ16şŲ18Ŕ22Ǟ
~oubl	72 -12ǉ-10n7ǚ8ƺ9Ɲ10Ķř11pƾ13tĺƿ16şŲ18Ŕ22Ǟ
~ouc	73 7ĸƛ8ŎŦ9nŅŇŮƻ10gKŔŧƋ11Žǁǥ13ƾ14Ʀ28ŝ32ƙ
~ouch	73 7ĸƛ8ŎŦ9nŅŇŮƻ10gKŔŧƋ11Žǁǥ13ƾ14Ʀ28ŝ32ƙ
~oud	80 10Ŝ11x14Ơ22jǙ27ǁ
~oud>	82 10Ŝ12x14Ơ23Ǚ27ǁ
~oug	46 -11œ-10ƖǤ-9LĵŐŲ-8Qơ-7mIŊŖŠƾ7zĻŜţŭ8ĶŁŪŶſƀƂ9nxĹūŷ10ǧ11ZƮ12yŎšťŸƵǟ13ĸƃư14ƗƲ15ňőŦ17ũ18WŃŨůƙ19rŗƪǐ20ƨƩ21ŋŘƍǘ22jlY23Ɣ25Ə
~ough	46 -11œ-10ƖǤ-9LĵŐŲ-8Qơ-7mIŊŖŠƾ7zĻŜţŭ8ĶŁŪŶſƀƂ9nxĹūŷ10ǧ11ZƮ12yŎšťŸƵǟ13ĸƃư14ƗƲ15ňőŦ17ũ18WŃŨůƙ19rŗƪǐ20ƨƩ21ŋŘƍǘ22jlY23Ɣ25Ə
~oul	33 -17Ļ-14nƂ-13SőƵƿ-12qťŧǇ-11œ-10Fŝű-9oĺłŮŽƛƢƫǐǠ-8jwQŢūƆƟƽƾǅǊǥ-7ilxUŔŭźƜƠơǎ7ŉŗśŨŬƎ8bNWŎŪǑǩ9Ÿǣ10eŞ11mBŘƁƪǚ12LTńƃǁǨ13aKĴǆ14cĿňƚƺ15Ķŀǜ16rſƬǤ17ļřşƕ18DƑƔƷ19ōƳǫ20Zƙ22ƸǪ23žƲ25Ų27ĵŋǃ28Ʊ30Ŝ31ţƯ34s35ĸ36Ʈ37Ŷ38Mǟ39Ʀ47X49ƹ50ŏ52ư56Ĺ
~ould	33 -17Ļ-14nƂ-13SőƵƿ-12qťǇ-11œŧ-10Fŝű-9oĺłŮŽƛƢƫǐǠ-8jwQŢūƆƟƽƾǅǊǥ-7ilxUŔŤŭźƜƠơƼǎ7ŉŗśŨŬƎ8bNWŎŪǑǩ9Ÿǣ10e11mBŘŞƁƪǚ12LTńƃǁǨ13aKĴǆ14cĿňƚƺ15ŀǜ16rĶſƬǤ17ļřşƕ18DƑƔƷ19ōƳǫ20Z21ƙ22Ƹ23žƲǪ26Ų27ĵŋǃ28Ʊ30Ŝ31ţƯ34s35ĸ36Ʈ37Ŷ38Mǟ39Ʀ47X49ƹ50ŏ52ư56Ĺ
~oun	44 -16ǫ-14H-13S-11IưǏ-10ŀŁ-9oťǟ-8tĴŃŗǁǍ-7PĺřŞŷ7ŪžƍǃǗ8zLķœǦ9ľŨŻƳ10VśƆƈƑ11vŠšŶƙ12Ņǘ13ĿƯ15ĵĶůǢ16nAB17sƇ18ǋ20ň21ŘŚ22blƼ23ǖ24Ʈ25ƕ26Ǉ28u30C33c36Ǝ38Ʊ42ǉ
~ounc	82 11Ţ12Ǝ30b
~ound	52 -13H-11SǏ-9ŀ-8t-7Łǫ7Gƛǩ8ĶŦƓƥƧƴǪ9hTŲǃǊǐ10ƞơƫǞ11bcŪƙ12zLŨ13nCľƈ14ů15śǋ16Ŷ17VŅš20ƕ21l23s29ň30Ƽ33Ǉ35Ǝ
~oung	71 9Ƶ10p11żƱ16ĶƯ17ź23u25v41c
~ount	52 -9Ǌǫ-8ư-7I7enAŠŧſƑǈ8mŒœżƻǦ9QZǂ10ŝƕ11ŻžƆǗ12Ÿƍ14uķ15X16ǘ18BƇ19Ŀ20Ś21ĵ23C24Ǣ30Řǖ31Ʈ33Ʊ56ǉ
~oup	70 -12Ŋ8ǁ9PSľ10ƚ11xǐ12U14ŋ15QǠ16ū28Ʃ36W
~oup>	78 10P13x17Q31Ʃ40W
~oupl	75 -13Ŋ7sƦ9ľǁ10S11ƚ12ǐ13U15ŋ17Ǡ18ū
~our	25 -24Ŧ-21Ő-19C-16Řƍ-15ōƉ-14ūƈƫ-13ųƻǫ-12ĵĹŉŒ-11ŪƇ-10fZ-9ŎŭƖ-8ĺŅůƶ-7GĴŁŲƣƮ7MŃŖŞũǔ8HJżƁǜǠ9ĽŽǈ10ľńǇǖǩ11ƀƢƺ12hklv13ĸĿŗŚƂǎ14cEIǣǨ15yžƅǘǛǦ16WƛƟƭƸǟ17oƼǊǍǢ18nŠſƹǝ19Dňŷ20pstPǀ21gwVŝźƤǒ22jƱ23ķśŹǄ24Ɨ25R26łƵ27Fřƪƴ28dqǗ29ŴƦ30eǤǥ31T32xƧưǐ33r34ǋ35ƨ37Ű39Ƅ45ǚ47Ķ49ƿ56B66z
~our>	26 -24Ŧų-19Ő-18CōƉ-17ŭ-16Ř-15ŎŲƍ-13ůƈƻ-12ūƫ-11ŉŒ-10fĹťŪƇƋ-9Gƌ-8Zšƶ-7ĵĺŅ7ņŖƞǃǎǠ8kũƺǆ9JMŃƀǇǔ10ĿœŞŵŹżƁƙƟƨǨ11nĽǈ12ńŽǩ13ŗƂǖ14lRľŴƛ15EŷſƗ16gtŚǐǝǦ17hyIžǘǛǣ18ovWƤƭƸƼǟ19VǢ20jǍ21wśŠƹ22ƱǀǊ23sxňŝ24pPřǄǒ25ķłƴ26ź28Tǋǥ30qƪƵǗ31d32eƦƧǤ35r36ư41Ű44ĶƄ48ƿ49ǚ53B67z
~ours	51 -14ŵ-13Ɩǫ-11vƠǊ-10ƣ-9rœƜ-8źƙǆ-7hPĵľ7UſƤƴƽǨ8tBťŷǉ9łšƂ10uĶůųƢ11ŎƱǎ12gŤ13Ɵ14AŲ15nŧŭŶƘǋ16cƗ17H20ř25ĸ26Ź28x33Ŵ34ƨ36Rǐ52F
~ourt	79 -10Ť28k43ƅ50D
~ous	43 -20Ř-18Ŵǐ-17Sƺ-15ŭŲ-14P-13Ś-12ǫ-11X-10ĵŁőǊ-9cAUňǌǤǪ-8ŃœǠ-7gvűŹƨƽǆǚ7ƜƾǗ8źƋ9ahTƓ10Ɛ11ƃ12ƊƝƥ14ƍƑƗ15YƉƪǃ16sĴ17ƙ18f19ƈ20oqr21Ÿƛ22ư23MŠ24pŀƕƘ25H26D27ĸƞǄ29G32FƇƟ33ơ34Ɣǂ40ƹ41Ɩ42Ɔ44n46Ơ
~ous>	68 -11g7Ŝƛ8ŕŢǝ9rĺƘǑ10Ŋţ13ƠǄ15ŷƾ16Ɖ17w44ŀ60ǂ
~ouse	44 -20Ř-17ƺǐ-16SŴ-15ŭŲ-13Ś-11PX-10ĵŷǑ-9őǊǌǤǪ-8cCŁŃ-7vUœűŹǚǠǫ7łūƌǍ8ŰƜǗ9źƋ10T11hƐƓ12ƃ13Ɗƥ14rƝ15ƍƗ16YƑƪǃ17sĴƛ18ƙ19fƘǄ20ƈ21o22q23DŸư24MŠ25pƕ27H29ĸ30ƞ33G34ƇƟơ35n36FƔ39Ơ41ƹ42Ɩ44Ɔ
~ousi	83 8D9ŝǞ20C21n
~out	35 -20ǫ-17F-15ci-13xĸńǉǨ-11ŏ-10sſƾǡ-9oDLŴ-8vŅƕƽǔ-7wKŔŚţŭŸƁƅƔƢǏ7hpYŐŖŗřƉƋƯǁǄǑǗǙ8zTǍǢ9QƃƈƏƦ10ŕƑƫƮƸ11ťƀƹǚǩ12qBĹŁŵŽžƞǊ13ŝƍ14lĴƠƭ15eAZƜƼǆ16ļŞŶƳƵǂǎǝ17uĵŧ18VŀşƖ19rĻľŊǋ20CĽơƺǃ21ň22yĿǖǪ23ų24ĺ25jƬ27Ŏ29Ɵ30gǓ41Ţ
~out>	36 -17ǫ-15cF-14i-13ńŅǉǨ-12xĸ-10ŉŏſƾ-9osLŴǡ-8ŭƕǔ-7vwDKSőŔŸƅƢƽ7YŋŐŕŖřŦźƉƎƴǄǗ8hpTśƋƙơƯǁǑǙ9uUŗƃƏ10Ʀǂ11gzŞƑƫƮƸ12lƀƹǚǩ13jBĹŁŵŽž14ĽŝťƍǊ15ƜƞƠƭƼ16AZǎ17ŶƳƵ18ǝ19ĵŧ20rVŀŊşǋ21ľƺǃ22Ļň24ĿƖǖǪ25ų26ĺƬ27y29Ŏ32Ǔ33Ɵ43Ţ
~outc	90 35ļ
~oute	90 10mš18M
~outf	77 -7y7W10ŅŒ11š13Ǡ18ƣ24őǆ30Q
~outh	80 9lƊ10ŉ11r14Ľ16C17Ş21u30ơ
~outs	70 -9tUƗ7Ɗ8ƓƨǍ9Ǣ13ƥǂ16Ŋ17Ĵ19gqC27j30ƈ
~ova	85 -10Ǔ17ǆ19ł32ƍ
~ovat	88 -11Ǔ34ƍ
~ove	40 -17ǫ-16ť-15ǐ-14VƟ-13Ŷƥ-12ƱǓ-11Ų-10Xņňŭź-9głŤũŴƵƷǄǊǒ-8oĸŅŔūƙƾ-7bmpzŎŕŠƖƭǁǆǇ7nrĽŹƅƆƇƏƤƺ8MśŢƀƛǗ9RŀŝƜǧ10QƎƚǘ11ĴţƂƔƞƸǜǣ12Şű13Cńœǉ14ĶĹųǞ15ż16WŜƨǑ17ĿŷƁƕƯǔǪ18GşƃƢ20ŏǠ21ŧůƄƓ22Ʃ23TŘƝ24Ŗƒƪ25ǌ26U28HőǖǨ30ǏǤ31ŐƠ38ǡ40ŗ
~ove>	58 -12Ŧ-11V-10ƥ-9Ŝť-8ĺƵ-7cļŀǟ7nƅƓǅǖ9luMŞŽ10wƦ11ńǍ13ŁǨ15Ķ16ş17U18Ɔ19Bő20ƹ21yƎ26ţ28ŷ30G33Ǐ40ƒ42Ơ46ǡ48H
~oved	79 10Ůơ11Ļœ13n15G21Ŧ
~ovem	90 12Ǥ22ƍ
~over	42 -18ǫ-15ǐ-14y-12ǊǑ-11lGơƱǓ-10ťŶǆ-9ņŲźƟǄǒ-8ŤŴƦƷƹƾ-7agoBVĻŔƋƥ7AŃşƮƸǏǡ8vśƏƳ9SĽƇƺǗ10œŢƀƛǧ11PRŝƚƜƞǘǟ12CQŀŞǣ13Ĵǜ14űƔ15Uǉ16ŏőƂǞ17WųƓ18ĹƁƨ19żƃƯǔ20ĿƕǨǪ22Ƣ23Ƅ24ŜŧůǖǠ25ŘƝƩ27ƪ28ǌǤ29TŖ35Ő44ŗ
~ovi	71 7Ļ8ō11t13Ł14ǫ15őǟ16yţ21n28H45Ơ
~ovid	90 8ǆ20őǟ
~ovin	72 7Ļ8ō11t13Ł16ţ17y22n28H58Ơ
~ow>	27 -27W-21Ǌ-20Q-19o-16Hł-15Ş-14yM-13Dǆ-12RŭƗ-11ƱǢ-10Šƃƭƶ-9Lǖ-8dŁūƟ-7CEōƍƴ7nYĶŎœŝƢƳ8ŢƹǄǑ9fĺƦ10ķƜǈǌǒ11vXŋŔřƋƔơǞ12uGĽŖŧŪƆƩǁǐ13hkTųŹ14ńŶǇǥ15ŉŊŤŴżƂǅǟ16pSŐŵ17UľŨŮƛƺ18OĹƌƑǓ19šǉǨ20zƕ21ŰƄƨƯƼ22ĵĻ23NŃť24bKŘƖƬƮǘǚ25Ơ27ǡǫ28cņŗ30ůư31ŷ32j35ZũƇ37x38Ų40t43Ƶ47i
~owa	82 -8v-7w8aǓ19ň22X36x
~owar	88 20ň23X
~owb	88 7ƙ38ơ
~owbi	90 39ơ
~owe	59 -15Řř-12Z-9ť-7xőƔƩ7ƹǫ8Ŋ9ĸƂ10Ńňƥ11ļƄ13qņǗ14Ŵ15B16fŏ20Ǩ22ĿƗ24Ƭ31Ƌ39ŭ41Ɩ48Ĵ
~owe>	68 -7őť9Ŋ11ĸ12Ƃ47ŭ50Ɩ58Ĵ
~owed	75 -13Z-7ŷ10Ɲƹ14ň19Ŵ20B21f30Ɨ33Ƭ
~ower	71 -18ř-17Ř11ǫ12Ń13ņƥ14Ƅ16qļ22ŏ24Ǩ39Ƌ
~owh	88 9gŕ26Ĺ
~owhe	88 9gŕ26Ĺ
~owi	71 7ǆ8Ɵ9Ɠǉǩ10Ɔ11Ɲ13ƅ18yǠ20j24ŉ32Ƃ
~owin	71 7ǆ8Ɵ9Ɠǉǩ10Ɔ11Ɲ13ƅ18yǠ20j24ŉ32Ƃ
~own	42 -13ƞƥƫ-12rųƅ-11PŠƢƵ-10gĹŁŎőŞƝǥ-9SUŝŷƟƷǫ-8sŘšǆǣ-7bXĿńňţũſƠƱǉǦ7jnŰƉǏǑ8TşǅǋǤ9MŮŹƭǌǐ10eQZłƀƲǖǪ11ǧ12ŗƤ13vEūƎƸǇǒ14Ǔ15HŉƖƶ16z17Ń18aƓ19ŭ20ťƙ21ƹ22ƣǝ23ƚ24ǔ26l27CVǡ29Ǎǟ34ƨ35Ɓ36ĸ39Ƌ54ǈ60F
~own>	44 -15ǎ-14ǥ-13ƫ-12r-11PŠųƢ-10gĹŁŞƅƞ-9UŎŝƝ-8sőŷ-7XĿňšţſƗƟƵƷǣǦǧǪ7ōŶƘƧǗǠǢ8nŰǑ9acTş10Źƭǈǌǐ11eMŮƀƲ12QZł13ŗƤǅ14ƎƸ15vū16ƶƹǓ17zŉƖ18Ń20ŭƓ22ťƙ23ǝ26ƚǔ28l29ƋǍǡ30CV34ǟ37Ɓƨ38F42ĸ
~owne	66 -8GS7ƛǋ8ĺ9ƣ10j12Ɔ15aƉǇǤ17ǎ20Ɨǖ27Ǫ28Fǈ29ǧ
~owns	74 -11ƥ-7c7Ǎ10F11ƹǏ16Eǒ21Ƌ31H36ƣ47ǈ
~ownt	84 8Ű13Ǎ14ƥ25Ǐ26ǫ
~owo	90 13B23Ƶ
~owor	90 13B23Ƶ
~ows	78 10gǔ12AŦ13ƓƔƜ15Ř19Ƨ27ǣ
~ows>	78 10gǔ12AŦ13ƓƔƜ15Ř19Ƨ27ǣ
~ox>	69 -14Ɩ-7pƪ7ŜŽ9ƅ10cq11Ĺ12d14fmP15śƽ17ǩ18D24Jŭ31Ǜ
~oxe	88 16ƽ41Ơ
~oxes	88 16ƽ41Ơ
~oy>	72 -7d7y8n9j10bv11U12xŬ13w14ť15Ů16ǉ17g19t21u26ź
~oya	82 -7ǉ11Ǚ27Œ34ţ
~oyal	82 -7ǉ11Ǚ27Œ34ţ
~oye	59 -9o8ǧ9ǒ12V14Ǔ17Ǌǥ18Ʃ19ǉ20qS22W24Ǟ33Q
~oyed	85 -11o12Ƅ24Q33q
~oyee	62 -17Q-7W7ǋ9ǧ10ǒ18Ǔ19ǥ24Ǌ27ǉ31Ǟ
~oyer	74 -7Ǌ8Ɵ20V24Ʃ28S36W40Q
~oyi	86 9Ĺ13ǡ19ş27U
~oyin	86 9Ĺ13ǡ19ş27U
~oys	79 -13Q-11a7Ƒ10v12w13nő14x16q17ƚ28u
~oys>	79 -13Q-11a7Ƒ10v12w13nő14x16q17ƚ28u
~pa>	78 -12r7Ǚ10j12BŚ15A37Ż48Ǣ
~pac	67 -25F-14ƌ-10ŝ-9ǚ7Ǥ11ŗŠ12H13Ə14W15ƈƋ18ųƒ22Ơ28Ǎ32ǎ36ƻ37ǧ
~pace	75 -26F-16ƌ9Ǥ15Ə17ƈƋ21ƒ32Ǎ36ǎ
~pack	73 -10ŝǚ12ŗŠ13H16W20ų24Ơ40ƻǧ
~pag	69 8ƕ9fƫ10Ŏ11Ǖ12ƀ16ǎ25Ŝ49ś
~page	69 8ƕ9fƫ10Ŏ11Ǖ12ƀ16ǎ25Ŝ49ś
~pai	56 -8Ǣ7TŐƄƯǋ8ŶƧƫƬ9ĵĹŪƭ10ƤƸǓ11UŨǅ13Ʋ16ĸƳ18ĴŤ19Ɣ26Ɨǆ31Ɩ37ŧŭ
~paid	58 -8Ǣ7Őǚ8TƄƯǋ9ĵƧƫƬǫ10ƭ11ƤƸ12Ǔ13ŧ14Ʋ17ĸƳ19ĴŤ20Ɣ28Ɨ32Ɩ39ŭ
~pain	85 10Ɠ17UŨ18ǅ20ǆ
~pair	78 11ŕ13Ŷ14Ū15Ĺ19ǆ34ŧ
~pan	50 -26ū-14S-12ſ-11Ŕ-10o-9fŐƃǥ-8wHĻ-7aĺŪ7qŦƈǡ8MWŤǓǫ9ŢƘǈǋ10ŠƣǊ11šƊǌǢ12mĿƅƆ13ŝǃ14Ņ15ş16Ɨ18ǣ21ķǪ22ǆ23Ʃƶ24ņ25ǧ27Ǉ31Ş32ţ33Ũ35Œǅ37Qǒ38Ǩ39ő48Ǡ
~pand	86 -7ŪƷ17Ŧ44Ǡ
~pane	88 10ƌ14Ɗ18M
~pani	74 10Ł11ǫ14mŠ16Ņ32ţ
~pany	51 -26ū-13S-12ſ-10oŔ-9fŐƃ-8wĻǥ-7Ł7ƈ8qWǡ9ŤƘǋǓ10ǈǊ11šţƣǌǢ12ƅ13ŝǃ14Ŀ17Ɨ18şǣ21ķǪ22ǆ24Ʃ25ƶǠ26ņǧ28Ǉ32Ş35Ũ36Œǅ38ǒ39QǨ41ő
~pap	68 7Q8iŜ11ƘƤ12oǅ13J16Ǚ17Ǣ18ĸ19ǈ21ǔ22K28ƴ55ś
~pape	68 7Q8iŜ11ƘƤ12oǅ13J16Ǚ17Ǣ18ĸ19ǈ21ǔ22K28ƴ55ś
~par	47 -18Ŝ-15cnĺ-12Q-11dyň-10ŗǩ-9ūƝƺ-8HœŭųƷǇ-7aXőţŮƄƅ7vşƙƠƹ8TŧũƖǃǓ9ŶǏ10ŁǄǪ11ŎřƳ12ƑƚǢ13sCƀƤ14qU15tƦǡ16ť17Ņ18Ƣ19oƪ20pŃƩ21ǈ22GO23V24ƥƧ25lǉ28ƣ29ƿ30uš31ŉ32ŵ33ƞ35z43ű
~para	76 7f12h16ǃ18Š24ƚ28ř
~pare	66 -15Ŝ-12Fǫ-10ƺ-9ūǄ-8V-7nƷ9Ń10ƨƱ12Ÿ13Ņ16Ƨ21Ɵ26ŵ33O35š47ƿ51u57z
~park	68 -10ĺ-9D7ļŧƖ8v9ǡ10Y11G12ƣ15ĸ17Tť19ǫ21Ʃ63ű
~part	51 -14c-12Š-11dyň-10nQƟ-9ǩ-8ŗƝ-7œŜųƅǇ7šŶƩ9FĿŞƹ10DǓǡ11ũƙǏ12Ǫ13Łş14ƑƧƳǢ15ŵ16GŎ17qstUƀƢ18CƤǄ19Ʀ21oƪ22ƣ23p24ǈ27ƥ29lǉ32V36ŉ41ƞ
~pas	62 -13ŏ-11z-7GŝŶ7sLƳ9gƃǁǞ10ǐǝǪ11Ƽǂ13ƴ14ų15Oƭ16ƿ18cŤ22Ňƨ24ƹ25Ƹ34Łǚ47Ƶ
~pass	67 -10z7ư8Ƴƿ10s11gǂǪ15ƴ16ųƭ25ƨ26ƹ28Ƹ38ǚ54Ƶ
~past	72 -14ŏ-7GŝŶ7Ư8ǀ9L10ƃƿ11ǁǞ12ǐǝ14Ƽ17O21c23Ť27Ň41Ł
~pat	72 -11Ÿ-10ƍ-7ƪ8n9o15Zƻ17ǀǙ20q23Ǜ26P53Ǡ
~patc	86 18Zƻ29Ǜ
~pati	76 -12Ÿ-10ƍ9n18Ǚ22q29P56Ǡ
~pay	42 -20ǀ-17Ŵǖ-16Ǚ-15ļ-13ĸŵƸǪ-12nǊ-11Bǌ-10ĺŒŞŶŸ-9PůŲƹ-8ţūƺǑ-7AKłňŐŕŝŠŦŮƙǝǠ7ǫ8FT9Ɓ10ŤƲ12ĶĹǉǧ13őƖƬ14Ţƕ15ņǚ16ĴǤ17Ʊ21QŨſ22ǟ23ZŗŘƳ24q25ŭ27W30ųƞ31řƗǥ32X33ŔǓ34ưǢ38Ƣ39Ǘ41œ43Ɣ45ǘ47ŧƄ67ǋ86ĵ
~pay>	49 -18Ŵǀ-17ǖǙ-15ļ-13Ĵ-12ŵ-11Ǫ-10Œǉǌ-8ĸŞŶƺǑ-7KůŸ8Ʀ9ƁƂƩǣ10Zǚ12Ǣ14Ʋ15Ũ16ŤƗ17ǥ19W20Ĺſ21ƳǤ22ŧ23ŗ24ő26ŔƄ27Ƣ28X31œŘ32Ɣ33Ǔ34ǋ36ų37ř49Ǘ55ǘ71ĵ
~payc	69 -8Ĵ7ĵ9ǋ10ǡ13u14Ư20ư22Ʊ23T27Q28Z35q
~payi	61 -9BƦ-8ĺǫ7ŀƷ9ǟ11F13Wǥ14XŨ17Ƭ18ĵ22Ŕ23ŧǧ27Ɣ28ĴƢ30œƕ31ņ44ƞ
~paym	65 -7ūƞ8e10ƫ15ǚ17Ƅ20ư21Ķ22ĴƗ30ĵŢ38Ɩ44ŭ
~payo	88 -15Ƹ-8Ʃ15ǫ18ƭ35ŧ
~payr	65 -8u12Ǔǟ16Q23Ǣ36ǉ64ǋ
~pays	72 -17Ɩ7ŗƞ8UƗ9ſ10ƀ11Ż14ŉǥ15ƄƳ21ǫ23ǟ24Ǣ28ư
~pda	69 8Ǐ11ƭ17ƌ18Ǥ19ƴ33ƍ
~pdat	69 8Ǐ11ƭ17ƌ18Ǥ19ƴ33ƍ
~pdf	90 -10ō9J30Ŝ
~pdf>	90 -10ō9J30Ŝ
~pe>	62 -10Ǐ-9ŉƔ-8š-7śƉ8XŪǈǋ10ŵ11ƈǖǘ13Ţ14ļ17dƥ23ş25Ɗ26Ɲ27ƺ28ƫ29Ų30ƻ31Ō34ƾ
~pea	75 11ƿ13ś14N18ƣ19ňŐ21s25x29a37Ū
~peak	78 10ǫ11ƿ14ś15N20Ő24s30a
~pec	65 -8ǆ10ţ12ŏ13UǠ14Ĺ16Ɗ17Ơ19ǀ20ƚ22ň47Ə
~peci	75 22Ơ23ǀ24ƚ
~pect	70 -8ǆ11ţ14ŏ15UǠ16Ĺ17Ɗ24ň52Ə
~ped	67 -9Ļ-8rŗ8ĶƁƬǂǪ9Ľŀŷ10Ōƙ11pUŪ12Ǘ14ń15ŕ18Eư20Ŕ21Ţ25h
~ped>	67 -9Ļ-8rŗ8ĶƁƬǂǪ9Ľŀŷ10Ōƙ11pUŪ12Ǘ14ń15ŕ18Eư20Ŕ21Ţ25h
~pee	73 -14ţ-11Ǣ-8Ş20ž22ǃ24ş44ǜ46ż
~peed	79 22ž50ż
~peel	85 -12Ǣ-7Ŵ51ǜ
~pel	73 -16a-9ǩ7w8ƒ12J14t18ǅ19Ǎ50b
~pell	74 -16a-9ǩ7w8ƒ12J14t18ǅ51b
~pen	46 -13Ş-12Rłœ-11NŁ-9Ŀş-8V-7nFLňƣƮ7ƶ8lŎƅ9űƀƚƪ10zŚǠ11šƭƲ13Ǖǖǚ14ưƵ15WŹƩ16ļŢţ17ZĹƝ18Ť19Ŧ20Ū21Ʊ24YĻ25ť27ǥ28ķ30ǟǪ31ŀ33X36ƹǇ39ǐ
~pen>	58 -13Ş-9Ĺ-8HR-7ũǫ7űƎƝǍ8ŋƓǗ10yśŪƩ12ťž15ļŀ17ǚ20ǖ22W23Ǫ24Ļ25ţ27ŤǇǟ29Ŧ35ư43ǐ
~pend	64 -10N8Ƴ10Ƹ11IǓ13uƶ14gƅ15kl19z20Yŀ23Ź30Ʊ39X
~pene	60 -13ł-9ŀ-8ǟ-7Łƣ7ƦƱ8Ļưǥ9ŗŧ11Ǫ14ĺ15Ŏ16iZŇ17Ɲ19ũƭ20ŢǇ21š25Ƶ30ť
~peni	84 11H13ŀ14ǐ25Ū35Ǡ
~pens	59 -9œ-8Ļ-7V7ƛǔ8Ƅǌ10Xļ11Zƙ13YƩ14ƪ15Řƚ16Ʋ19ƀǟ23ǫ30ǥ32Ĺ38ƹ39ķ
~peo	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~peop	57 -9S-7Ŀœū7ǫ8bůųƪǞ9ŇŠǣ10Şƙǝ11ƀǖ12ŹǓ13Kƴǜ14dlŸǘ16nǋ17Ƹ18ţǛ19ǟ20Ǌ22ƞ24Ǚ29ǉ
~per	48 -14ŧ-13W-11šǋ-9Ř-8yNƂ-7PĺňōűǕ7fřƄǈ8aLĵşƓƕ9Ńņƙǝ10œǁǅǎ11ŮǓǪ12KŋƘ13ƫǔǙ14žƣǣǥ16ADŔŝƜ17ſƴ18ƌ19ŸǇ20J21vǍ23ǢǤ24M25ź26Ň29Ź30ĸ33ś
~per>	64 -15ŧ-12ǋ-8š7x8rƴ9YŔś10QťŲǈ11ǥ12ǚ14ƕ15LŠ16ņ17œǣ18ſǙǫ21Kĸǁ24ř26ƌ
~pera	84 7ǅǣ8ǉ18Ǉ23Ÿ35Ǎ
~perc	70 -15ř9ķƖǖǘ11ŻǓ15ǈ16ǆ17ĵ18Ŕǝ24ž28Ɯ
~perf	80 7Ź10D11a12Ś15ļő22ş
~peri	73 -7N11ũ12Ũǥ18Ǉ23Ň
~perm	75 8ŌŸƍ22Ź26ƫ47ź
~pers	60 -11Wĸ-8ķǧ-7y7ŗŸǓ8Ŀſƃǐ9fTŴƤ10nǊ11ƴ12JƄ14Ń16Ňǔ17ŮƘ18ŋ19Ǫ22ś24Aŝ25ƙ30v33M
~pert	67 -8Ƥ-7ŘǊ9HƎ16Ɠǎ17ſ20ƣ22D27ƙ29ĸ40Ǥ
~perw	77 7Ɨ9Ŝ12iǅ15o17ś21JǢ
~pes	78 9ņ11ŪŲƦ18Ŀ23š34ƌ
~pes>	81 11Ʀ12Ų13Ū36ƌ
~pest	90 10ņ21Ŀ27š
~pet	81 -15ţ-8Ş9Š16ņ28ş29Ņ51h
~pet>	90 -16ţ-8Ş7Ɲ10Š32ş
~pets	90 57h
~pgr	88 21ƍ
~pgra	88 21ƍ
~pha	84 16ƽ36Ɗ
~phal	85 37Ɗ
~phe	90 -8ŷ11h16Ĺ17I24Ŵ
~phi	88 11ű16ƥ41ǚ
~phis	90 17ƥ42ǚ
~pho	63 -14J-12š-10Ǉ-9ńŸǢ-8ň-7ƹ7Ũż8Cǚ9r10ĺ11Sǆ12śǞ14ǡ15Ǚ16cĻŝ23O24IM29ž32K34Ŝ46ǫ
~phon	64 -14J-12š-10Ǉ-9ńŸǢ-8ňƹ7ĿŨż8Cǚ9rǙ10ĺ11S12ǆǞ14ǡ16cĻśŝ17Ŝ23O24M25I30ž38K46ǫ
~phot	85 -7K8Ǚ24Ŝ
~phy	78 20Ɓ24ƺ26ǃ41ǀ
~phys	78 20Ɓ24ƺ26ǃ41ǀ
~pic	59 -13Ř-12ǫ-9ŤƱ-8ţ7ŶǑ8nTŵƠǁǆ9WťŴŷ10tNĻ11ŝŮƹ12ř13XŬƄƮǡ14ĺƯ16ŀ17L18f25Ń30ǒ34Ŀ36Ŝ39š
~pic>	90 -28K13Ŭ28Ŝ
~pica	88 7ǩ11ǐ13T14ǁ16ǆ
~pick	64 -13Ř-9ŤƱ-8ţ-7ǅ7ſƅǈ8Ǒ9i10Ŵ11WĻŷ12NŮ13ŝ14řƄ15X16Ưǡ17ĺ18K25L29Ń33ǒ38Ŀ49š
~pict	71 -7Lš7Ŭ9Ƴ10ŵ11nŶƈƠ13ť14ƹ17Ʈ21ŀ24f25Ŝ
~pie	79 8ƘƳ11Ɗ14ƚ15ř16ơ17Ǥ20ŭ29ƈ
~piec	83 9Ƴ11Ɗ15ƚ16ř18Ǥ21ŭ
~pil	78 -7ǫ10Ǆ11ſ12ĸǁ54ƽ60ǂ
~pill	81 10Ǆ12ǁ59ƽ
~pin	59 -13N-10Ɗ-7ƛ7ŌőƆƝƸ8yV9ƋƻǢ10ų11bƤ13A15ž16UƓ17zĻ18ǆ20t21ţǡ22Ʒ23Ņ31xX33Ł37ļ
~pin>	75 7UŊ8tzŁƁ10Ʒ12ţƸ13VX15ǆ20ž24ǡ
~pine	90 -15Ɗ12Ɔ14ǫ29Ɠ
~ping	62 -11N-10ǫ-7ƛ7Ŀǆ8ŌƝǟ10yőƋƻǢ11zƤ12bU13ţ14tų15Ʒ17X19Ļ23Ņ28ļŁ36x
~pini	88 12ļ21A
~pip	73 -9ŉ-8ǜ15Ʀ22Ū32ƌ34Ɲ67Ƅ
~pip>	85 -9ǜ79Ƅ
~pipe	76 -10ŉ16Ʀ23Ū33ƌ36Ɲ
~pir	79 7ž13e15ƽ17Ź46Ŗ
~pira	90 8ž20Ŗ
~pire	84 14e19Ź30Ŗ
~pit	70 -12C-11Ť-9f-7ƈ7Ű10qPVĹſ11S14Ƅ16ƾ19ƨ20ǄǪǫ22ǖ23Q25ƺ26hƊ
~pita	72 -12C-11Ť7Ű10qV11PSĹſ15Ƅ17ƾ20ƨǄǪǫ23ǖ24Q26ƺ
~piz	88 10ų12Ǐ31ǫ
~pizz	88 10ų12Ǐ31ǫ
~pla	44 -15ĺ-13Pũ-12Ƭ-11Źǅ-10ĴœŝŨŴ-9puvƣ-8ĸŤŧŮƮǉ-7iŎŷǊ7Yňǫ8ķƄƇƉơǛ9gōŰǍǞ10ş11ńŠ12Ƥ13Mŉšƙǖǘǡ14UWŋƖǜǪ15Ǉ16DƕƞƠƦǌ17Ƨƨ18ŗƆ19Ǡ20kGŕ21Ļ22Ƣ23y24Ǥ25ƍ26F29Ő33ƒ34Ŭ35V40ǂ42Ʒ49H
~plac	50 -12ĺ-11ǅ-9ĴƬ-8pvSƣ-7WŗŝŤŧƮ7hĻƏƜƴǟ8ǝ9UYŅƔ10Ɠǖǘ11ŰƇƦǛǪ12QšǍ13Ɖƞ14ŐŠ15ń16Mƍơ17ƙƤ18Ɩǡ19DǇ20Ƨǌ22ƕƨ25ƆƷ26Ơ27GH28Ƣ29Ǥ36F39ƒ
~plai	68 -11Ũ-9Ŵ8ƀƊ11ƺ12Ʋ15B20ŕ24Ǟ26ŉŗ30ŋş
~plan	56 -12P-9ƺ-8Qş-7Fơ7rŁǪ8lƄƳƸ9U10ŗƦ11Ĺ12A13ŕǫ14Sķň15ƍ20Ļ21Ő22ǜ26W27Ʒ30Ǡ32k33H38y46ǂ50V
~plat	78 -15Ź10ǂ16ǎ73Ŭ
~play	82 -10ũ8s10ƚ17ť19Ŋƞ32g
~ple	52 -15œ-11Ǎ-10Ŋ-9ŭƇƤǩ-8ǅǎ-7FGĿōƄ7ůƙƪ8Ňƀǖǝ9ŋǜ10űŹǓ11lyƴǁǃǊ12nŸǘǣ13ƲƸǫ14JŘƂǋǟ15bţŮ16ƞǛǠ17D21aƣǙ24d32Ş34ƥ35ǉ
~ple>	55 -11Ŋ-7Ŀōœ7bļŞƚƪǐǞ8ŇŠůƙ9ƀǖǣ10ŋǝ11ŹǓǙ12Kűƞǁǃǜ13lƴ14dŸƸǘ15nƂƲǋǟǫ17ţǛ18Ǡ19Ǌ28ǉ
~plea	69 -10ŭǎ-9KƤǊ-8ƣ-7Ǎ7eEIŚ9c10jwŬ12bǉ13J15d18D30Ů33a34Ş
~ples	86 8s14Ř17Ǚ
~plex	79 -13œǩ-12Ƈ-9ǅ14Ƣ44ƣ52ƥ
~pli	65 -13Ő-10ƀ-9ş-8ǟ7Sǂǒ10ſƐǁǉ11ĵ12ō14Ɵ16F18ƭ22ļ26ƶ37Ƥ42Ǘ71Ǟ
~plic	85 -7ż9ǂ10S11ƶ14ǁ17ō
~plie	72 -8ǟ8ǒ16Ɵ20ƶ48Ǘ
~plit	75 -7Ƣ12ſ15ĵǉ21Fƭ43Ƥ
~plo	58 -9o7ǧ8ǒ12VŴƩ14Ǔ16Ǌǥ19mq21W23Ǟ26S28Ŝ31ǉ32Q42Ʋ
~plot	88 64Ʋ
~ploy	59 -9o8ǧ9ǒ12V14Ǔ16Ǌ17ǥ18Ʃ20q21W24Ǟ26S32ǉ33Q
~plu	71 9ŹƐ11jƔ12S16Ɲ27ž35ƌ
~plug	85 33ž
~plum	74 11Ɣ12j13S16Ɲ37ƌ
~ply	88 -12Ɵ7ǒ10ŕ14Ǘ
~ply>	88 -12Ɵ7ǒ10ŕ14Ǘ
~pme	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~pmen	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~poc	72 7Ƹ10Z12ǆ20Ĺ21ŧ35ř
~pock	72 7Ƹ10Z12ǆ20Ĺ21ŧ35ř
~poi	76 -11mƟ7Ţ8Mř10ǘ13Ŷ14ş16Ǒ18ǀ29ŗ44ż
~poin	77 -11m7ŢǙ8Mř10ǘ13Ŷ14ş18ǀ29ŗ45ż
~pok	90 -8ǫ15ľ19ǀ21C
~pol	45 -15Ļ-12Ɩ-11Ǩ-10Ĵ-8ǈ-7IŁǆ7Ƥǃǔ8ļŝƘ9Ţţƪƭ10Ǡ12őƃƕƣ14ƝƮǑ15ĺĿƁǤ16Ɯ17Ƭǣ18ŘƩ19ŗƎ21Ŗ22ƀ23Šš24ŒŸ26ś27ƫƷ29Őƨ36Ś38ǧ
~poli	46 -15Ļ-12Ɩ-11ĴǨ-9ǈ-7IŁǆ7aƁƤǃǔ8ļŝƘ9ƪƭ10ŢţǠ12ƃƕ13őƣ15ĺƝƮǑ16ĿƜǤ17Ƭǣ18ŘƩ19ŗƎ22Ŗ23šƀ24ŒŠŸ27ś28ƫƷ29Ő30ƨ37Ś39ǧ
~pon	84 8ǎ12Ƒ15ƛ27ƶ
~pone	90 29ƶ
~poo	69 11Ƨǥ14Ǌ20Ɯ71Ǝ
~pool	69 11Ƨ20Ɯ71Ǝ
~por	63 7řŨƸ8żƆƠǅ9z10ĶŎťǋ12Ƨ13QƳ15Ť16Ə17ǂ19Ż21Ŀű24Ʃǈ34g
~pora	79 12ǅ31ǈ
~porc	86 -12ǫ-7ƈ9D12ƆƠ17Ƨ
~port	66 -7D7řŨ8żƸ10zť11ĶŎǋ14QƳ15Ťǫ17Ə18ǂ20Ż22Ŀ23ű25Ʃ36g
~pos	75 7Ž11S12V15Ǌ18ľ23ƶ25Ƙ28ŏ31E
~posi	90 -7G9Ž14S15V18Ǌ
~poss	88 9Ŝ30Ƙ
~post	82 21ľ26ƶ35E
~pot	76 -14ǫ7Ɗ9Fū11ƛơǚ18Ơ21ű24M26Ǎ
~pot>	79 -14ǫ10F11ơǚ12ƛ18Ơ22ű25M27Ǎ
~pots	90 8Ɗ
~pou	66 -24ƺ-15c-12a-11P-7ƽ8j10ǝ21ƹ26r31ƪ32Ǆ33s35o37q38f40Ƽ42p
~poun	84 -7c9M53Ƽ
~pous	69 -25ƺ-11aP-10c-7ƽ23ƹ28r32ƪ34Ǆ35s36o39q40f44p
~pow	90 8ƴ13Ƌ21q
~powe	90 8ƴ13Ƌ21q
~pp>	69 -17Q-11ŗ8Ŝǈ10ŝ11ƅ15Ǟ16ƶ26ś41Şž42ǘ45ų
~ppe	50 -12łŞ-9Ł-8ş-7VǠ7nHZńŇň8Ĺǫ9iƞǟ10L11Ŏ12Ťƀƪ13ŘƭǗ14ǁ15ǚ16ǖ17hƵ18ƌ19ļǥ20Ʃ23Ŧ24Ɲ25ƹ28Ļŀ29Ǫ32Ūư36Ţ38ť
~pped	71 -8ŗ-7f8ť9ĶƁǪ10ŀƬ11ƙ12ŪǗ15ń19ư23Ţ27h
~ppen	52 -13Ş-12ł-9Ł-8ş7ĺǜ8HŇũ9ZĹ10iƞ11Ŏǟ13ƀ14Řƪ15Ťƭǫ17ǖǚ18Ƶ19ư20ǥ21ļŢƝ22ŀƩ23Ǫ25ŦŪ28ƹ30Ļ34ť
~pper	80 11r14n20L27ǁ34ƌ
~ppi	68 -7ǫ7I9Ɲǟ10V11Xő12y13Ƥ16ų18Ł19ţƷ23Ļ28Ņ
~ppin	68 -7ǫ7I9Ɲǟ10V11Xő12y13Ƥ16ų18Ł19ţƷ23Ļ28Ņ
~ppl	68 -8ǟ7ǂ8S9ǁ10ǫ11Ř12ǒ13ō31ƶ55Ǘ
~ppli	70 -8ǟ7ǒ8Sǂ11ǁ14ō15Ɵ28ƶ46Ǘ
~pply	88 -12Ɵ7ǒ10ŕ14Ǘ
~ppo	83 -12Ǘ7Ǚ9M11ǘ13z15Ŷ20ǀ32ŏ
~ppoi	86 8Ǚ9M12ǘ15Ŷ20ǀ
~ppr	76 -8ŧ-7Ƶ10i13ŋ14ŏŞ17ł23BƔ33ƚ
~ppra	81 -8ŧ26Ɣ37ƚ
~ppro	88 -7Ƶ16ŏ19ł28B
~ppy	72 -13ǫ-10G7H11ļ15Ơ17U30h32ş39Şŷ
~ppy>	72 -13ǫ-10G7H11ļ15Ơ17U30h32ş39Şŷ
~pra	78 -8ŧ12k14ǜ19Ń20Q24Ɣ36ƚ
~prai	80 -8ŧ12k25Ɣ37ƚ
~pre	58 -12ƍ7ŋũŵǑǞ8XŒǓ9ƛ10Nţǟ12wƇƉ13ŔǦ15Ǆ16Š17U18œǫ19Kĵ20ŃŞ21Ū25Ɓ27ƽ33ƾ34ƺ
~prea	84 25Š26Ń
~prec	88 -16ǫ13i15ŋŪ16Ş23w
~pref	85 -8ľ26ĵ31K
~preh	83 37Ɓ
~prem	78 10ƫ11Ŕ12X19Ǧ30œ
~pres	69 7ő8Ş9Ǒ11ŒǞ13N14ǟ18Ǆ35ƽ42ƾ45ǫ
~pret	70 -15Ǆ7ǡ8GSŎſƊ9Wŷǒ10ŖũǓ11ŵ13ƛ14ţ15Ƈ21U31ƺ
~pri	54 -11Ɲǔ-9Iǅ-8Ũ-7xŘǕ7tńƉƛưǀǋǍ8kĶľňřƢǌ9uƙǨǫ10rƖƣǦ11Ǒ12Hŗ13ƫƮƽ14Ŗ15Ɣ16ŋŤ17ƥ18Łš19ŏœ20ţǏ22Ŕ24ƚ25Ņ26Ń27X30ņ39Ŀ
~pric	61 -13ǫ-11ǔ-8ǅ-7xŨǕ7şǨ8ŊŞǃǋ10ĶļřƉƢ11ňǌ12ƙ13rǑ15ŔƮ16ŋƫ19Ɣ22ĿŁ23ŏš24ţ28ƚ31ŃŅ32X33œ35ņ
~prim	90 14ǀ
~prin	65 -11Ɲ7Ŧǚ8Ɗ9jt10ńƛưǠ11ľ12ku14Ɩ17H18Ŗ21ŗ22Ťƥ26Ǐ27ǫ
~prio	90 -13œ-12I16Ŕ35Ŀ
~pris	85 13Ő19ǍǦ
~priv	83 10Qǥ12Ƴǂ20ƣ
~pro	51 -10Ɖ-9Ǌ-8ňŒƂƤǓ-7ĺƵǉ7dƝǗ8Lŝǚ9lŁžƄƓƗǆǣ10ſƫƯ11ƀ12ĻŹǞ13ƒǛ14BDĿŐ15Şƙǁ16ǩ17ŏ19Ńƣ20ǜ21b22ƍǈǧ31Ǥ42ǔ44ĸ45ƅ
~prob	74 7Ő8Ǆ9sŌ10ĺ11Ŷ12ƹƾ13Ɲ16lL17ŝǞ18Ł
~proc	90 8Ǟ18ō34Ń
~prod	83 12Ɵ15Ǘ20ƫǣ22ǆ
~prof	80 10Ň11ƒ12P28ǜ
~prog	78 11ŤǇ12Ľ13Ǚ17ž23Ǜ32ǧ
~prom	84 -11ĺ9œŞ12v14d16ǫ27Ļŏ
~pron	88 33b
~proo	70 -13ǎ-12Ɖ-7Ǔ10Ŀƣ16Ɨ24ǩ47ǔ68ƅ
~prop	65 -8Ƥ-7ŘǊ8bH9Ǝ15Ɠǎ16ſ17Ź18ƣ20D25ƙ27ĸ31ǈ37Ǥ
~prot	66 8Ū9XƐƑ12ŗ14ǚ15Ƅ16Ư18ĿŘ19ƀ25Ő36ĸ
~prov	80 7ǆ8ŏ10Ǥ17łő19ƍ24ş25B
~ps>	61 -12ł-9RǙ-7aŨƂ7qĸňƽǪ8gşƝǅǤ9Ŧƍ10ǒ11uű12Ūų13kEư14nTǔ16cPǥ17ŀ18ŞŢǂ22Aǣ26ǚ29ƞ31Ř
~pse	72 8r16Ť27ũ50Ţ
~pse>	81 43Ţ
~psed	90 17Ţ
~pset	78 8r18Ť29ũ
~psi	90 12H33ƙ
~pst	79 11Ɲ14ƞ18Ƈ20Ʀ28Ǐ
~psta	79 11Ɲ14ƞ18Ƈ20Ʀ28Ǐ
~pt>	71 -11D-10Ŏư-8G8ƒǙ9Z10Ƅ11ţŷǥ14ǚ17Ş19ǘ24Ɣ34Ƨ36ű
~ptc	88 31Ķ
~ptci	90 19Ķ
~pti	75 -11ǫ9ū11ǁ13N14ň15Ǌ17ǟ18ō21ƽ23Ł
~ptio	78 -10N15ň16Ǌ18ǟ19ō22ƽ
~pto	88 -10Ǒ15Ǚ16ś23Ɵ
~ptop	88 -10Ǒ15Ǚ16ś23Ɵ
~pts	84 23ƚ34ǌ
~pts>	84 23ƚ34ǌ
~pty	81 10y45ơ
~pty>	81 10y45ơ
~pul	71 7łƍ8Dō9g10W11RŚ12ļ13ĵ14ŋ27T28d36ś40ż
~pull	71 7łƍ8Dō9g10W11RŚ12ļ13ĵ14ŋ27T28d36ś40ż
~pum	83 -9ƛ40Ƌ
~pump	83 -9ƛ40Ƌ
~pur	81 10Ů14ƫ22y32Ɣ
~purc	86 34Ɣ
~pus	78 7Ń8ń11Ż12ŋ13ō14Ļ17H21ű25Ƙ27r
~push	79 7Ń8ń12ŋ13ō14Ļ17H25Ƙ27r
~put	53 -16ľ-13V-11ńœť-10GWŗ-9yƙƜ-8ĸŨŶƵƷ-7ŋƅƝ7ŉŤƭ8ƎǑ9kűŲŵǦ10wRX11QŅŘŽƆ12LƔ14ĹǙ15fŪ16cƍ17ƒƳ18Sūƾ19Ÿ21ƕƦ23ƽ25ƴ26ůǚ28Ɖ30Z33ō36ķ47H
~put>	55 -17ľ-13V-11ń-10Gœŗť-9WƜ-8yŨƙƵƷ-7ŋŶƅ7uDEƄƛƣƭ8ŉŤǠ9aūƎ10kűŲƳǦ11cRXŵ12ķŅŘ13LQƆƔ15ů16fĹŪ17ƍƒ19Sƾ20Ÿ22ƕƦ24ƽ27ƴ28Ɖ31H32Z35ō
~pute	76 8d9b10c11Ɵ15Ǒ27Ǚ40ǚ
~putt	76 -10a10Žƻ11Ƴ12w14ū16ů24H35ķ
~py>	67 -13ǫ-10G8ƅ9ſ10ļ14Ơ15ž16U28h29ş35Ŝ36Şŷ
~qua	67 -7K7Ʈ10ƨ13ƕ14ĵƚ15ńƭ17Ǎ27Oǘ41Ƈ
~qual	90 21ƭ
~quar	68 -7K7Ʈ11ƨ13ƕ14ĵƚ15ń17Ǎ27Oǘ42Ƈ
~que	69 8d9ǃ11A14ƚ17ĸ18ĺľ24ŋ53Ŋ
~ques	69 8d11A14ƚ18ĺľ24ŋ54Ŋ
~qui	57 -12Ƥ-11Ń-10ơ-9ƙƬ-7ņŏŶƕ7Ōư8PŚǋ9ŢƟ10VĶ11d12Ş13ŗƣǎǐ14Eŭ15ŋ16Ǥ17ŁǠ19Ǖ21ƩǢ22Ǆ25ķŨ29ĸ30Z35Ǒ41ƻ
~quic	71 -8ņŶ7Rś9ŌťƗ10ǋ11Ś15dP16Ş17Z18E22ŋ27Ǣ32Ũ
~quie	86 9L13ư24ǐ29Ł
~quip	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~quir	76 -15Ƥ13Ǜ19ƣ20ǎ26Ǖ
~quit	72 -12ơ-11Ń7ǉ9oǟ12Z13Ţ14V20Ɩ29ƩǄ35ķ40ĸ53ƻ
~quo	66 8ƉǄ9Őūǁ11Ǩ12ľ17e19ĺ24J29Ņ33ņǝ
~quor	90 -11ſ-7Ź14ǁ45ǝ
~quot	67 8ƉǄ9Őū11Ǩ12ľ14ſ17e21ĺ24J30Ņ33ņ
~ra>	67 -11ǫ-9k9ųƸ10Ż11uŵ13MƦ14ƶ17Őƚ18Ɛ21ǉ22x25Ǧ29ƃ35w42ķ
~rab	82 9I11aŹ16ƽ28ś
~rab>	82 9I11aŹ16ƽ28ś
~rac	58 -8Ř7ŧƫǌ8Ƙ9Śƍǜ10Ƥǆ11wǩ12ƕ14Q18Ɣ19ǔ21ů23Ǔ44ǂǕ63ž
~race	86 17w60ǂ
~rack	73 -12Ł7Ų10Nǌ13ǔ28ů75ž
~ract	61 -8Ř7ƫ8ŧ9Ƙ10ŚƍƤǜ11ǆ12ǩ13ƕ14Ł15Q20Ɣǔ25Ǔ46Ǖ
~rad	64 -7ť7Ǉ8Ǔǡ11q12B13p14zƍƟ15Ũ16Ʒ18P19S21y24m25v35Ż
~rade	66 -7ť7Ǉǥ9Ǔǡ12mq15zƍ16Ũ19P20S27v45Ż
~radu	86 -11Ż11Ƴ17m26y
~raf	81 -11m-7ź11ŰǍ13ż14N18e21ĵ
~raff	86 -12m-7ź12ŰǍ14ż15N
~raft	88 19e23ĵ
~rag	50 -18Ǒ-11ƙǒ-10qƿ-9ŉ-8ĻǓ-7Nǫ7ņŖƞ8ųƬǋǚ9XƀƜƯ10Rƨǔ11šŻǎǪ14ĿńśƝƪ15WƇ16Ɓ17ǟ18ƓƟǜ19ŢƂƩ22ſƮ24Ǥ27ŐŘ30ƕ37ű47Ƨ
~rage	50 -18Ǒ-11ƙǒ-9qŉƿ-8Ǔ-7NĻ7Ŗƞ8ųƬǋǚ9XƀƜƯ10ǔ11šŻƨǎǪ14ĿńśƝ15WƇƪ16Ɓ18ƓƟǜǟ19ŢƂƩ22ſƮ24Ǥ27ŐŘ28ű30ƕ48Ƨ
~ragg	86 9r13iR16ņ
~rai	57 -11ŧ-10c-9EŐ-8Ũǫ-7ŪǪ7kGŢƋ8ưƺ10Ų11Ǒ13QŁƔ14PZǒ15Ƣ16Œ17ĵ20Ŕƛ21Ż22Ű23l24ƚ26Ʊ31ŕǛ34ŀ39Ɲ48j
~raid	90 17Ɲ58ŀ
~raig	75 -11Z-7G8ƾ9oż10lǩ11ŉǐ12ŕ14Ţ17Ų18Ŵ20Ł21Œ23ĵ
~rail	90 19Ǒ26ǒ
~rain	65 -12Ŵ-11c-7Ő7ǥ8ǚ9Ƌ10ƺ11ư16Q21P24ƛ25Ż26ZŰ33Ɲ36Ǜ51j
~rais	69 -11ŧ-10E-7Ũ10k11aŘ15G17Ɣ19Ƣ21l27Ŕ29ŕ30ƚ33Ʊ
~rak	86 14h38ž
~ral	65 -17ſ-8Řƫ7Ļǘ13Ɗ14Ƶǩ15C19Ƒ21Ǖ25ƺǣǧ44Ʋ
~ral>	65 -17ſ-8Řƫ7Ļƺǘ14ƊƵǩ19Ƒ21Ǖ25ǣǧ44Ʋ
~rall	90 -8Ǆ26ƺ
~ram	65 9Ľ10ưǙ13Pǃ14ž17ƽǫ18Ǜ21Ǉ26ǧ29ń32ƈƎ
~ram>	79 12ĽǇ13Ǚ24ǫ29Ǜ33ǧ
~rame	78 14Ǉ17ǃ37ń43ƈ
~ramp	75 37Ǝ
~rams	90 -7Ǜ21ž25ƽ
~ran	45 -13ǆ-12ťƺ-10L-9ǅ-7qQŴƾǘ7rŸƀƞ8şūƁǚǪ9ZǇǏǗǡ10ǫ11řƄƇƨƶ12KĺƓǔ13ŧƆƮ14ŠƯǕ15XŮ16łŐǧ17ő18Ťǎ19œƗ20Ňǒ21ƅƵƸ22Ƃƫ25W27Ŀ28Ƒ34Ţ
~ran>	90 -18ť-15Ļ8Ǖ52Ţ
~ranc	48 -13ƺǆ-8ƕ-7qǘ7AŚƁǍǚ8rXƀƛ9ƂǒǤ10śşū11ŢǕǪ13ĻřƇƶǔ14ŧƄƵ15ƓƮǫ16ŠƨƫƯ18łǧ19ĿŐő20ǎ21œŤƗ22WŇ24ƅ
~rand	69 7cknZŜŷƎ8ǖ10xƚǒ12Ƶ13ĺ14ŸƱ20Ǉ21Ƃ23Ɔ29Ů38Ƹ
~rang	75 8T9y14X19Ǘ21ƞ23K
~rank	90 -11ǅ-8C13g19H23Ŀ
~rans	83 -8L9ǚ11Z14Ŷ15l17Ų20ǒ
~rant	72 -10x-8ǒ9Wǝ10ƥ17Ǐǡ47Ƒ
~rap	84 -10ǫ11Ơ14ż19ń
~rar	90 11U15S18Ǜ
~ras	68 -13Ťż7Ş9lwƚ13ƣ15Ʀ22Ɛ31Ƅ36Ǟ39Ƃ50Ž
~ras>	76 11ƚ25Ɛ44Ƃ
~rash	78 -14ż9Ş15ƣ18Ʀ36Ƅ58Ž
~rass	85 -15Ť46Ǟ
~rat	56 -9ǫ-8UŦ7sŞƺǡ8gŖǃ9Ļ10d11ŔśŜǅ12fĵŠƠ13EŪ14ŋ15Ķ16Ųƚ17KŏŬ18c19řǈ20œƖ21ŸǇǍ24ş26Ŀ27ŕ39ƶ
~ratc	86 12Ų13Őƕ
~rate	63 -9U-8Ŧ-7ņ8Hƺǌ9ĶŞ11Ļ12dǈ13Ŕ14Šǅ15Ŀ16EŪƖ19ƚ21ŏ22ř23cœ25ş26Ǎ31ŕ44ƶ
~rath	75 -7ǫ12s14ǃ19ĵĿ26Kŋ
~rati	71 -7ű7ǉ9ĶŸ11ǈ15ŖŜ17ś25Ŭ31Ǉ
~rats	84 8Ƽ10f11ǡ12Ɣ21Ơ
~rav	76 -12C-7Ǩ10ƃ11Ơǒ12Œ19Ƃ24ū37ǂ45ơ
~rave	76 -12C-7Ǩ10ƃ11Ơǒ12Œ19Ƃ37ǂ45ơ
~raw	74 -8ű8ŗ12ǘ14ŭ15Ə16ƈ18ŁƋ22śǃ25ǜ
~raw>	85 21Ł26ǃ29ǜ
~rawe	86 -8ű9ŗ14ǘ17ŭ26ś
~rawl	82 17Ə18ƈ20Ƌ
~raz	76 8ǫ9EƉ10xH11Ƴ12Ɣǐ13t15ƣ16ň18i
~razy	77 7ŕ9Ɖǫ10xEH11Ƴ12Ɣǐ14t17ň19i
~rb>	90 17Ĺ22ű
~rbe	85 -11Š12Ľƨ13tŒ18Ǐ25Ɛ
~rbn	85 39ƞ
~rbnb	85 39ƞ
~rby	81 11ƛ17z21ś
~rby>	81 11ƛ17z21ś
~rce	66 -14ř8ĶƖǖǘ9ķō10ţǓ11Ż13ǈ15ĵǆ17Ŕǝ23ž26fƜ29Ő
~rce>	79 -7N10Ķ12ō13ţ14f35Ő
~rced	86 19f
~rcen	70 -15ř9ķƖǖǘ11ŻǓ15ǈ16ǆ17ĵ18Ŕǝ24ž28Ɯ
~rch	71 -12ǫ-9f-8C8Ơ9ƆƲ12oǜ13BŮƧǤ14t15Ɗ21D25Ƹ27Ɣ
~rch>	75 -12ǫ-9fC7Ľ9ƠƲ10Ɔ13o14BŮƧ15t22D27Ƹ
~rcha	85 18Ǥ34Ɣ
~rchi	88 16ǜ19Ɗ
~rci	73 -17ƃ7Ǎ9őǖ10šǧ12ǎ13Ǥ16Ǐ22Ǩ28ǆ
~rcia	73 -17ƃ7Ǎ9őǖ10šǧ12ǎ13Ǥ16Ǐ22Ǩ28ǆ
~rcy	81 -11ǒ11Q13Ǌ17Š21ū23ǂ
~rcyc	84 -11ǒ17Š22ū24ǂ
~rd>	48 -11I-10ZĶĺ-9pLŞǊ-8JŉŴŶ-7śţǝ7mūƻǇǔ8akqPŌ9hňŏŤžǁ10šŷƔƞƦǛǥ11Ś12Ƣǡ13Ĺ14Ƶ15ľǫ17d18XǙ19ŝ20ǘ21Ǝƣ22rĵő23U24ǚ25Fǎ29łō31ĽƓ32ż33e
~rda	82 -7ǒ13ǝ18X35ų
~rdas	83 -7ǒ13ǝ35ų
~rde	69 8Ŷƅ10ǀ11ŏ12Ǘ13ƥ16g19ǫ22ų30ƞ32ũ42Ō
~rded	78 37Ō
~rden	88 18ƥ22g
~rder	79 9Ŷ10Ōƅ11Ƶ12ǀ13ŏ14Ǘ25ǫ26ų35ƞ
~rdi	73 -9s9ƈƱ10ĺ26Ŝ34Ō40ƴ
~rdia	82 11Ʊ45ƴ
~rdin	78 -9s-7ō7Ɔ11ĺ28Ŝ37Ō
~rds	62 -10Ō-9Ķ7Ǖ9Ū10ŝ13ŗǀǞ15ůŵ16Ņƛǚ17ť20ŉ25ơ37Ĵ41Ǚ43ƅǘ
~rds>	62 -10Ō-9Ķ7Ǖ9Ū10ŝ13ŗǀǞ15ůŵ16Ņƛǚ17ť20ŉ25ơ37Ĵ41Ǚ43ƅǘ
~re>	25 -16ŕ-15ƪ-14IK-13ź-12Ųŷ-11tB-10ŁňƖƵǧ-9epŜǑ-8NœżƈƌƔ-7mĵŒƲƿǜ7guŪŭŸžƊƫƱǀ8YŌŚƻǘǫ9ĹŇŐŹƽ10ƎƓƨƴƸǂǊǦ11UķŻƏ12ĴŃŅƇƹǨ13wļŦƄƅƐǗ14rOZĿŊŢƯǐǟ15kXōŝūƂǌǕ16sxőťŮƙǡ17dMSŀſƑƳ18vűŵƉƦƼǓǖ19jnśƟǍǙ20zJƾǈ21Pŉ22ƺ23ŗřǪ24lƜƮ25ĶńŎŔ26Ƌ27ƥ28Hơ29acyǤ31DFǠ33iQ34f36ũ38ǆ42GŞ44CƠ51V
~rea	46 -15Ł-12ƜƝ-11ŤŸƔ-9bǔ-8qHSŧƭ-7tAŉœťŴƤƦǑ7gYůǐ8ŠŻƞư9EXĸƒǍ10ĻŝƑ11ŞŬ12lƠ13eUňŔ14kƛ15dŚƂ16Ũ17JĿŃƚ18ƣǁǜ19Ž20CK21ŇŢƘ24a26śǫ28jŷ30ĺ32ŕ34ōŗ40I
~rea>	79 -16Ɯ-8O-7S11Fŕ18j21E31C33l35I
~reab	84 7M11Ǎ12ƥ23C
~reac	72 -8ŷ8g9ľ11Ƒ12X15L24I25ň29ĺ31Ļ39K
~read	57 -11Ÿ-8ƭ-7ƹ7DŽƺǘǣ8uĺƲǦ9dpŃņưǕ11jůź12Ř14ŠƘ15Ś16Jƽ17ƣ18Ő19Ŭ21eś22Ƃ24a31ō37ŗ
~reak	70 -11ƔƝ-7H7OŪŻƎ8x9IXű10ƞƣ12Ɛ13kYũ14Nƹ15ǟ21Ń23ƌ28ǫ37Ţ
~real	67 -12Ł-11C-9ň-7I7Rŀ8jŇŌŚŨƆƑ9PŻƛư10g12ŗŝ14d17Ŷ18ƒ22ĸ25ǫ33Ŀ
~ream	86 12ƛ15ś22ŷ23ǐ33Ơ
~rear	88 21ƚ32Ž
~reas	69 -9Őǔ7ƃ8B9ţ12ň15ĺƚ17ƿ23ō27Ŕ51ŕ
~reat	63 -10ƌ-8ƽ7x8ajJƘƞǍ9şŵ12k13iƾ14Ǟ16T20Ũ21Ş22U28ŷ29ǁǜ30Ň
~reau	90 13Ņ14ŝ
~reb	77 9ƙ15ǟ50ƕ
~rebu	77 9ƙ15ǟ50ƕ
~rec	54 -16ǫ-11ť-8ƽ-7ĺő7rŋŐŞƶ8azŦƄǜ9dƁǊ10FĻŝǀ11qœƲ13ƚǌ14Ť15ŒŶ16EǦ22B28ǁ29ż30Ǚ38Ž40ľ60Ō
~reca	81 -11ǫ-7ĺ14Ū20q49ľ
~rece	77 11ƶ16ŦǊ18Ļ22ƚǌ26Œ
~reci	90 13i15ŋ17Ş23w
~reck	73 -8ť10z11r12ũ13ǁ14BƁƄ16ŝ17Ʋ24Ŷ55Ž
~reco	62 -12s8š11ľǜ13ǀ14ǁ15B16Ť36Ǚ42ż72Ō
~rect	70 -9w7ǂ8nDŢųơ9sŘźƬǞ11Ő13d15œ18aF22E
~red	47 -18ƥ-16Ǒ-15Ɣ-12Ǎ-11ƆƤǨ-10t-9Wŝŷ-8rŅŔŻǓǠ-7ijsŎ7ňŗƲƼǅǆ8ZǛ9ƃǩ10ŢƉƯǃ11ŏ12Sũŵ13ĴŊƌƸ14mƣ15ƈ17eōƁƐƨ18Ǟ19l20PǏǧ21Əǔ23Š26ƍ27Ǚ31Ľ32Ř33Ǥ36ƕ39Ķ42Őƀ45ƪ
~red>	49 -18ƥ-16Ǒ-13Ɣ-12Ǎ-11ƤǨ-9tƺ-8rWŻǠ-7ijsŅŔŷƆƍǓ7GĺņǛǡ8ňŗżƼǅǆ9Ʋǩ10ƃ11ŢƐƯǃ12ŏƨ13Sũŵ14ŊƸ15mƣ16ƈ18ōƁǙ21lP22Ǐǔǧ23Ə24ĽŠ26Ǟ32ƕ35ŘǤ44Ő46ƀ47ƪ
~redi	64 -9Ǟ-7ŝƅ8ƨ9Ş10ĹƐƺ11ĽŭƗ12ƍ13Z14Ǚ22Ĵ24e56Ķ
~redo	80 -7Ɔ10ƕ24Ɖƌ39ƍ
~ree	54 -13ŀ-8ŉơ7ŔŜƩ8aBĴōƟƱ9sǃ10ĺ11ENłž12rŝť13Gǅ14ƠǍ16ǆ17V19ƖǕ20gLƣ24h26ű27jm44Ɠ47D59ƛ
~ree>	67 -15ŀ-7qŉ9ĺƳ10ŭ11ĴƩ12sBDǃ13Ɠǫ15N16rƣ18ť21łǆ25Ɩ26L27g35m
~reed	83 15Ʊ17Ɵ41h
~reek	79 15ƣ60ƛ
~reem	85 11Ƥ12ǎǪ36Ǖ
~reen	86 -11ǫ12Ơ14Ŝ18ō19a
~reer	90 16q35V
~rees	78 -9ƛ22j56Ɠ
~reet	64 8ƈƥ9t10Ơ14E17Gŝǅ18Ǎ32ƛ34ű45D
~ref	73 -7ũ9ľ11Ƒ14Ǎǎ15ƙ16U20ĵ25K28Ūƶ42Ľ
~refe	79 -7ľ24ĵ28K46Ľ
~refr	88 17Ǎǎ19ľ
~refu	90 -7ũ34ƶ35Ū
~reg	67 -10ǉ-8ű7ƛ8ƫ9ĺ10ŷ11Źǅ12ǀǘ14ƊƚƣǄ15ų17Q18ǣ23Ŭ25ǌ28ǖ
~rega	86 13ĺ24ǣ
~regi	79 -8ű7Ɨ16ǘ18ǅ20Q28Ŭ29ǌ
~regu	73 -10ǉ9ƛƫ12Ź13ǀ15ƚ16Ɗƣ17ų31ǖ
~reh	78 -13Ű9ǈ14Q24Ǎ25Ƒ35Ɓ
~rehe	83 37Ɓ
~reho	86 -14Ű10ǈ16Q26Ǎ28Ƒ
~rei	90 10ǂ14Ƃ
~rej	90 19ƶ
~reje	90 19ƶ
~rel	61 7Ů8Ɩ14ǫ18Ʊ20u29H41Ǩ62ƃ
~rell	63 16ǫ43Ǩ64ƃ
~rely	86 7ǜ11ŮƱ
~rem	60 -17gƣ-10ń-7Ś7axŦŧƊƫ8X10Ǉ11ǆ12E14ŔǦ17ǂ19ǎ21œƉ22Ʋ26Ƹ27t32ƍ34ľ36Ǌ41ķ
~rema	82 31Ʋ52Ǌ
~reme	64 -18ƣ-17g-10ń-7Ś8xŧƊ9Ŧ10Ǉ14E20ǎ21ǂ22Ɖ28Ƹ29t37ľ45ķ
~remi	77 10ƫ11Ŕ12aX19Ǧ30œ
~remo	82 16ǆ46ƍ
~ren	44 -22ǎ-18n-13Ɯ-12Ưǩ-11Ĵǫ-9PQƺ-8HĵōǕ-7XƄƋǄ7Ļšǟ8vř9ŨơǍǑǧ10ƹǣ11ŉ12ƍ13ŝŞ14KƱ15ĸŪǉ16GőƬǔ17ş19ĺ23Ţ24ŶǓ26ŐƣƧ28Ʀƿ34zƂ39Ƥ42ƞ50u60Ŗ63F79Ƣ
~ren>	75 11v14ƭ16y18Ʊ37u
~renc	78 -7ľ8Ƒ9Ŕ16Ń19ŉ20K35ǣ
~rend	85 37Ƭ
~rene	61 -13Ư-10ŕƤ-8ǎ12Ŝ15Ƣ19ĺ29Ʀ31ŝ39Ţ63Ŗ
~reno	86 -10Ǔ7ƹ33ƍ
~rent	47 -19n-17ǎ-13Ɯ-12ǩ-11Ĵ-10ŝǣ-9PŔǫ-8QĵƺǕ-7ƄƋǄ7ŘŸưƹ8Ʀǟ9Ļš10ơǍǑ11ŕřǧ12Ũ16ŖŞ17ĸǉ18őŪǔ19G21ş27Ŷ28ŐƧ31uƿ32ƣǓ36z38Ƃ46ƞ49Ƥ69F82Ƣ
~rep	58 -7ĺǟ7ĹżſƄ8ŕŶư9Ķǋ10ĻƓ12ŝ13Ťǆ14ƌƏ19ŧŻ21Ɖ24ƙ28ƕ30Ʒ33ƒ34Ǥ41Ū
~repa	76 9Ʋ11ŕ13ŪŶ14Ĺ19ǆ33ŧ
~repl	62 8ſƄ10ư11Ɠ13Ļ16ƌ23Ɖ29ƙ30ƕ34Ʒ36ƒǤ
~repo	77 9Ũ10ż13Ķǋ20ŤƏ25Ż
~req	75 -15Ƥ10ĺ12Ǜ19ľƣ20ǎ26Ǖ
~requ	75 -15Ƥ10ĺ12Ǜ19ľƣ20ǎ26Ǖ
~rer	79 -16Ŧ-13q-9S12ţ13œ15ǔ18Ŵ21ƶ22Q24Œ34Ɖ40ő
~rer>	83 13ţ14œ22ƶ26Œ42ő
~res	52 -20S-10A-8şƌƙǇǒǠ-7PŁǧ7ŖšŤ8eNļľƖ9ňƚǟǢ10ƲǙǡǩ11őƜǄ12kǑǖ13BƓ14Š15tEJŀƑ19ŎŸǏ21Ǟ22ű24ƽ29ǫ30Uƾ34n38D39G41Ǎ
~res>	70 -11ƥ-9ş-7ƣ7Ř8Ǟ10őƠƤǖ11Šƭ12eǏ13nļ14ƚǢ15Ǒ16Ŗ18k20Ɠ21Ǎ31ŀ
~resc	84 37ƽ
~rese	86 10ő14ŒŞǞ17N
~resi	83 -12ň-11S11ǖ19G21ǆ27n36ǫ
~resp	88 8Ńǎ15ţ19U
~ress	59 -14S-9Ǉ-7Ǡǧ8FŤǞ9ũ10nǫ12ňǟ13ǩ14ǄǙ15Ÿ18J19E24U26ű30Ǎ32G35ƾ46D
~rest	68 -11A-10ƌ-8ǒ-7Űƙ7Wǫ8zĺƜ9ǝ10HŠŸ11ƣƥ13š14ňƖ15Ǐǡ16Ʋ17t18Ŏ20B23Ƒ
~ret	60 -10ǫ7ŖſƊǈǒǢ8TũżǓ9ŀŵ10ƛ11t12ţƇƯ15ŢƩǛ18Uǆ19ƻ26ƺ27P31ķ35V
~retc	88 9ơ13ż24Ţ
~reti	69 9qů10ŝ14t15Ư19Ʃ32P37ķ42V
~rett	68 -7ǫ7Gĺǡ8SWŎŷſƊ9Ŗǒ10ũŵǓ12ŀ13ƛ14ţƇ21U22ƻ30ƺ
~retu	84 8f10ǌǢ11ǈ13T23Ǜ
~rev	73 -14ƍ-7Ƹ7Ŕ9Gŷ11ƫ13ŲƉ14Ǡ16ǫ18Ū24ŝ26ŗ33ǌ37H
~reve	77 -15ƍ11ƫ13Ų14G20Ū37ǌ39H
~revi	82 -7Ƹ8Ŕ14ŷ15Ɖ16Ǡ19ǫ27ŝ30ŗ
~rew	73 -9œ-8Ƅ-7y12ǥǪ13Ǡ15ƴ20Ǔ21ǐ24ǋ27k34Ǌ35ǉ
~rew>	74 -9œ-8Ƅ13ǠǥǪ15ƴ17k21Ǔ25ǋ35Ǌ36ǉ
~rfe	80 7Ź10D11a12Ś15ļő22ş
~rfec	80 7Ź10D11a12Ś15ļő22ş
~rga	90 -7w9ļ24ǈ29x
~rge	66 -9Ǟ-7ş7ĵŖƕǛǦǫ8ǔ9t10żƪǁ12ƅ13ƶ14œǖ19ł22Ƣ23Z24ƣ27ƾ28Ƈ46ń
~rge>	73 -7ǫ8ƳǛ9ƕǦ10Ŗǔ11ƶ12ǁ13ƣ17œ22ł24Ƣ31Ƈ
~rgen	83 9Ƅ30Z45ń
~rger	88 10Ǆ14t41ƾ
~rges	88 -11Ǟ19ǫ21ǖ
~rget	86 8ļ10ĵ11ƕ14ƪ15ń16ƅ
~rgi	82 7l15ņŹ16y17C24œ
~rgia	85 8l15Ź17y19C
~rho	88 11Ɣ12G13Ɔ25C
~rhoo	88 11Ɣ12G13Ɔ25C
~ria	75 8uƆǚ9Ǎ10ƫ12Ǘ13ƨ15Ŭ16ƭ22Ɗ25Ʋ
~rial	78 10Ǎ13ƨǗ16Ŭ23Ɗ26Ʋ
~rib	80 9gŲ10wŔǏ11ũƈƺƽ12Ɗ
~ribe	84 10ŲǏ11ƺ12ƈƊƽ
~ribl	90 10g12wŔũ
~ric	55 -14ǫ-11ǔ-9ƒƳ-8ŀǅ-7xŨ7ŊřŞǃǋ8ļƉ9QĶƑƙƢǌ10qňǊ11rǑǡ12ŋ13ŔƮǚ14Ůƫ15Ǔ16Ɣ18Ŀ19Łš20ŏ21ţ24ƌƚ26Ņ28Ń29Xœ31ņƜ41ƈ
~ric>	85 -12ƒ21ƌ
~rica	73 -7ŀ11ƛ17Ǌ18ƌ23Ǔ42Ɯ
~rice	61 -11ǔ-10ǫ-8ǅ-7xŨǕ7şǨ8Ŋǃǋ9Ş10ĶļřƉƢ11ňǌ12ƙ13r15ŔƮ16ŋƫ18ƚ19Ɣ22Ł23Ŀŏš24ţ31Ņ32X33Ńœ35ņ
~rici	90 10PǑ14ƚ21q
~rick	74 9Ǐ18ǡ19ǚ58ƈ
~rict	82 -11Ƴ8ǆ11ǖ14Ǖ16Ƒ18Q26Ů
~rid	70 -9ſ8ž10Ŋǖ11wŷ12Ů13ū15ŭ16ǆ17Ƅ20t21Ʒ23H31ǂ35ų50Ŷ
~rida	85 -10ſ12Ƅ20ǆ29H
~ride	74 -7ū7Ƅ9ž11Ŋǖ12w14ŷ16ŭ21t22ǂ39ų53Ŷ
~rie	52 -9Ǎ-7Nňƃư7XşŨŷſǋǚ8žƾ9ƤƦƵƹǏ10ľ11aŪǇ12YĽšƓǝ14ŇŒƇ20B22ţų23AƄ24ŀ25fo34ő37ǥ
~rie>	88 9Š12š13l14h25ő
~ried	68 -8ǫ7ƘƜƝ8rƲ11ƭǚ12ž13ŷ16Ū17ŀ19ţ26o36f
~rien	64 -7Nư7š8oĿũ10Ũǥ11Ʀ13Ƥƹ14Ƶ15Ǉ16aĽ20Ň26B31A
~rier	77 12ţǥ14Şş17ų22ǫ26Œ39ő
~ries	61 -10Ǎ-8ƃ7ŐŮǄǖ8ǒ9WXǋǨ10ſ12ƾǏ13ľų14Y15ǝ16ŀ17Ɠ18Ƈ22Ƅ25ǥ
~rig	38 -16Tǫ-12xť-10nB-9jĸ-7mUWŎ7ciĿłŮŲƀƨƭƳǑǨ8lGũǈǖǧ9sZőŚůǎ10KŇŠ11dewCQŦƉƟ12ŒƪǓ13aouXńŐƍǡ14ňŋŘƔƕƿ15ŨƅƞƮ16MSōŏ17qE18Ł19Şƹǅ21IP22bƆ31N
~righ	38 -16T-15ǫ-11x-10nBť-9jĸ-7mUWŎ7cqĿśŮŲƀƭƳǑǨ8iGƨǈǖǧ9ZōőŚũůǎ10sKŇŠ11deQŦ12wŒƟƪǓ13ouXń14aňŋŐŘƔƕƿǡ15CŨƅƮ16Sŏƞ17EM18Ł19ŞƆƹǅ21IP23b31N
~rigi	75 -8C7Ɔ14ƌ16Ɖ20ƍ22š24l
~rij	90 18ƻ23ǁ
~riju	90 18ƻ23ǁ
~rim	84 10Ŭ12ǀ20Ɠ
~rima	90 14ǀ
~rin	49 -12ǆ-10XƝ-9ŘşƓƹǒ-8yFƠ-7ļŀŉŋœƍǕǟ7rŅŊō8jHƐ9hSŐŗ10KŁŖƀ11qƧ12ŃŚųƤ13VƜǠ14őŤƥ15LǓ16ĺǉ17Uŝ18f19Ǟ23I24uǫ25ľ30ư31ƌ32Ǐ34T38ǌ45ƚ52ǁ53ǝ
~rin>	75 8k9Ư10ǧ14Uƽǝ15Ǐ16ō17i18ĺő19Ő21Ŋ
~ring	53 -14ǫ-10iXƝ-9ǒ-8yFşƓƹ-7ŀŊŋƠ7Rƛǡ8AŅŮŶ9rUŚơ10H11jS12Ɛ13hqKŖƤ14ŁŃƜ15Vų16Ť17LǞǠ18Ǔ20ĺŝ21ǉ23fǝ25I28u29ľ30ƌ33ư38T42ǌ49ƚ
~rink	68 -10ǆ7Ƽ10ǫ25ƥ28Ǐ42ǝ77ǁ
~rins	88 -9Ř20ǫ23ƀ
~rint	85 7Ś8ƅ29ŗ39ǫ
~rio	74 -12œ-10I-9A7Ņš9ŕ11rĺŊǑ12ţ13Ŕ15Ǆ17ƾ18ƿ28Ŀ31ƈ
~rior	83 -13œ-11I14Ŕ32Ŀ35ƈ
~riou	78 -9A7Ņ8š10ŕ11Ǒ12rĺŊ13ţ15Ǆ18ƾ19ƿ
~rip	70 -7ō8ǂ13B16Ǎ18ƞ21Ƃ24ƽ25Ű26Ǐ27ş28Ɲ37k
~rip>	78 14ƞ16BƝ19Ǎ23k28Ű29Ǐ
~rips	88 7ƞ11ǂ21k
~ript	83 29ƽ
~ris	61 -10gǈ-9Ɯ-7Ǌ7Őƌ9ĸ10ŝ12ǅ13ǍǦ14dD15k20ƀ21Ū24ǂ30ƥ33ƛ
~rise	81 12Ő18ǍǦ40ƥ
~risi	90 -12Ɯ26ƛ
~risk	76 -12g12ĸ20ƛ27Ū31ǂ
~rist	67 8ťƌ16dD17k22ƀ
~rit	59 -15n-12ư-9I7Ʋǣ8oJŊŏŪŷǞ9KķŚǂ10eƅǕ11wĹƏǫ12gƠƮ13Ř14ŞŹƎ16ſ17ō18Ŀ19f20b23h24ő26Ɛ32Ƹ33ƴ
~rita	84 14Ƹ30f
~rite	67 -12ư7ťǘ8nƉ10oŪŷ11KŚǂ12Ǟ13Ə14wĹ15ƠƮ17ŞŹƎ18ő20ō24ǫ
~riti	82 7Ŋ12J13ő16ŏ17ƅ24ƴ
~ritt	77 -27n-8ǫ7Ǖ10ż12Ʋ14ƴ18Ř23b25ſ35h
~rity	74 -10I8Ǚ13ķ25Ŀ29Ƹ34Ɛ
~riv	46 -23n-19u-11ǫ-9qPTŗ-8rR-7ŌŒ7DǍ8M9ƣ10ũƅ11ſ12ş13a14Q17Nű20ŷż26ųƛ27ƀ28Ŷ33Ž35Ű36ūŹ39ǒ43Ůž44ŵŻ46ů53Ŵ58ź80Ÿ
~riva	83 10Qǥ12Ƴǂ20ƣ
~rive	49 -19u-17n-8zLRT-7qrŗ8DǍ9MQ11Źƅ12ũſ13Ž14a15ş18ū19ű21ųž22ŷ26ŵ27ƀ29ƛ31ů32Ŷ34Ů37Ż38Űź39ǒ55Ŵ59Ÿ
~rivi	62 -22ǫ-10n-8Ō9Lųƃ12Ż16Ů22ů25N26ūŵ27Ž28ż31ž32Ÿ36Ź39ź
~riz	90 -10Ǥ8Ź16Ǡ22ơ
~rizo	90 -10Ǥ8Ź16Ǡ22ơ
~rk>	45 -19ŷ-12ĺœ-11ƦƪƯǊ-10ixĹŲ-9a-8wMţǑ-7CĿōőŖťūƔƙ7TņŴǃ9ǉ10zNŵ11I12X13Ǫ14ǆ15Ǜ16ĻŘƨǢ17FňƟ18Lǖ19Ƅƺ20ŶǓǥ21J22űǀ24ǒǜ29Ű31Vǫ32SŮ33q41R43QW49U50P54Ʃ
~rke	64 -8GǦ7ĸ8ķ9BF10Ň11Z14Ů15űƵ17Ǔ22Ǟ25HS27ǥ28Ɣǉ
~rked	78 -9G12Fĸ13Ň17Ů19ű32S
~rker	70 -8Ǧ10B17Ƶ18Ǔ25Ǟ30ǥ31ǉ
~rket	79 8ŕƕ11ķ14Z32H38Ɣ
~rki	67 -11ǫ-10L-7DƷǓ7Ƣ10Ş12ƣ15Ņ17hű18Vť23q24ķĺ27g33P39Ǌ
~rkin	67 -11ǫ-10L-7DƷǓ7Ƣ10Ş12ƣ15Ņ17hű18Vť23q24ķĺ27g33P39Ǌ
~rks	61 -13Ǐ-12ř-8ǉ-7R8kǥ9Ż10ŗ11Mœ12ƙ13ŞƆƞ16ŉ17Ɠ22L23Ǌ24Ǔ30Ɵ41ŋ
~rks>	65 -13ř-9ǉ-7R9k10Ż11ŗ12Mœ13ƙ14ŞƆƞ17ŉ23L26Ǔ27Ǌ43ŋ
~rksh	72 -15Ǐ11ǥ20Ɠ39Ɵ
~rl>	79 9ǘ12vǦ13l15Ǌ24w29u
~rld	86 11diC15ļ16ń
~rld>	86 11diC15ļ16ń
~rlf	85 -9ư14o17ƹ21Ƥ
~rlfr	85 -9ư14o17ƹ21Ƥ
~rli	90 13Ɗ
~rlin	90 13Ɗ
~rls	82 -14d7v10ǟ11ƹ16uǞ20p
~rls>	82 -14d7v10ǟ11ƹ16uǞ20p
~rly	76 -9K7m9ĵů11bR12L20T21Ź
~rly>	76 -9K7m9ĵů11bR12L20T21Ź
~rm>	56 -10A-9SV-8o-7Ƒ7ŝŪƉǆǢ8Ƹ9mņŒ10apŮ11ƣ12BĽ13ŅƷ16ƞ19Ŗ23Ǔ24ľ35Ɛ39ő43Ɯ47Ư49ƫ57j
~rma	61 -8Ǫ7hľ9Ń10Ǒ11Yƽ12gǀǙ13Aļ19R21ƫ22Ů23ƥ
~rmal	64 -8Ǫ9Ń11Ǒ12Y13ǀ14A20R23Ů
~rman	82 10h18g28ƫ31ƥ
~rmat	81 11ľ17Ǚ19ļ
~rme	88 21Œ27Ǟ
~rmer	88 21Œ27Ǟ
~rmi	75 -11Ť8ŌŸƍ16C18Ǟ22Ź25ƽ47ź
~rmin	88 -13Ť19C21Ǟ30ƽ
~rmit	79 8Ÿƍ23Ź50ź
~rml	90 -7Ɵ39Ǖ
~rmle	90 -7Ɵ39Ǖ
~rms	76 -14ţ-7ŗ10ŕ15Ǘ17c18Ņƚ19ǫ20Ɛ26Ɯ
~rms>	76 -14ţ-7ŗ10ŕ15Ǘ17c18Ņƚ19ǫ20Ɛ26Ɯ
~rn>	61 -30ŀ-12ǜ-9y-7Xǟ7ưǢ8ǈ9Bű10ơǩ11qA14U15cm16vǛ17x18ĿŇ19ƒ28Ł30TƓ31ŏ34d35l49p
~rna	74 -9v7ǟ10aZ12Ĺ14ŀ15Ə17Ŋ19Ƌ30ƌ37Ɯ
~rnac	79 -9v11Z13Ĺ17Ə20Ƌ32ƌ
~rnad	84 8ǟ16ŀ42Ɯ
~rne	62 -13ǫ-10Ŧ7x8sĻőƒƖ9ƘǗ10mŀƓǤ12Bņź15cvƬ18Ňƕǟ19Ť24ƶ25ƀ26Ł29Ǜ
~rned	66 -12ǫ-8Ŧ7x9sƖǗ11mŀťƓǤ16c17vƬ19ƕ20ŇŤǟ26ƶ27ƀ28Ł
~rner	79 -11ť7k10C11ƒ13ő15Ļ20ź
~rney	90 8ƴ14Ƙ18B
~rni	63 -10ń-9Ǫ7aŐǠ8ŖƧǟ9ĸ10dŶƿǑ11V12qǛ13RǞ16GTƤ18ư23ű24iL25Ű31ƙ
~rnig	81 -7Ƃ13Ŗǘ14Ǒ31ű
~rnin	67 -11ń-9Ǫ7Őǂǝ8aƌǟǠ11dŶƿ12Ǜ13q14RǞ18T19ư26i27LŰ
~rnit	79 13Ƨ15V20Ƥ22G26ƙ
~rno	82 -14x-7t10gļ14ō15L17jǌ48Ǟ
~rnoo	84 10gļ12i15Lō18j
~rns	81 -17Ŀ-13o-10Ł20q27Ɠ43ź48ŀ
~rns>	81 -17Ŀ-13o-10Ł20q27Ɠ43ź48ŀ
~ro>	83 -9ż11Őǜ12ƒ20Ť22Ś
~roa	70 -12R10yǨ11Ǎ13Ş14ǂ18Ǡǡ20Ƒ21ź23Ů25Ƃ36D
~road	70 -12R10yǨ11Ǎ13Ş14ǂ18Ǡǡ20Ƒ21ź23Ů25Ƃ36D
~rob	73 7Ő8sǄ9Ō10ĺƢ11Ŷ12ƹƾ13Ɲ15Lƫ16Ǟ17Łŝ30ǫ
~robl	75 7Őƺ8Ǆ9sŌ10ĺ11Ŷ12ƾ13Ɲ16L17ŝǞ18Ł
~roc	76 -14Ɩ9z12X13ǂ14Ɨ15ō19Y28ŃŮ
~roce	81 7Ǟ9z13X16ō20Y30ŃŮ
~rock	85 -15Ɩ15ǂ16Ɨ
~rod	83 12Ɵ15Ǘ20ƫǣ22ǆ
~rodu	83 12Ɵ15Ǘ20ƫǣ22ǆ
~rof	80 10Ň11ƒ12P28ǜ
~rofe	81 10Ň11ƒ12P29ǜ
~rog	75 -8ǔ10Ť11ĽǇ12Ǚ13ť16Ǖ17ž22Ǜ31ǧ
~rogr	78 11ŤǇ12Ľ13Ǚ17ž23Ǜ32ǧ
~rok	66 -7ŗ7ƞ8ĸĹƀƦ9ŶƧǋ10ũƄƿǠ13ŝ15Ɛƾ16ř18Ơ21Ƃ34ť
~roke	66 -7ŗ7ƞ8ĸĹƀƦ9ŶƧǋ10ũƄƿǠ13ŝ15Ɛƾ16ř18Ơ21Ƃ34ť
~rol	62 -8uń-7n8Ŗ10tƑ11ƚǓǟ12ķ15Q16Ǌ17ō21Ǣ23Ż25W28ƾ34ǉ59ǋ
~rol>	88 9Ǆ27ƾ
~roll	64 -8uń-7n8Ŗ10Ƒƾ11ǟ12ķǓ16Q18ō22Ǣ25Ż26W35ǉ61ǋ
~rom	48 -17ĺ-16Q-14şǩ-12h-11ś-9FōŦƵ-8LTŗŴ-7fAŎƦǚ7ŰơǑ8ušƆƿǆǛ9ŁňƀƨƫƬư10kIǇǟ11ĻŪƩ12ŜŹƜƞ13rĹņǏ14Wĸ15ťǓ16Ƒǌ17Ũƽ18ŻǞ19ŕƣǍǖ20ţ21ǔ22ľŔ23R25ŝ27ļ29ƛ33l34ŏ37Ǘ
~rom>	48 -16Q-14şǩǫ-11hĺś-9FŦƵ-8TōŴ-7fALŗǚ7mŰŷơǑ8ušƆƿǆǛ9ŁƀƨƫƬư10IňǇǟ11kŪƩ12ŜŹƜƞ13ņǏ14rWĸĹ15ťǓ16Ƒǌ17Ũƽ18ŏŻǞ19ŕƣǖ20ţǍ21ǔ22ľŔ23R25ŝ28ļ29ƛ33l37Ǘ
~romi	86 10œŞ15d17ǫ28ŏ
~ron	61 -8ŉ-7ZƟ7Źƚƫ9Ǧ10Ļƥ11qKǍ12Cǎ13Ǟ15ƈƑǫ16ŀŇ24śşŷ26bǅ27Ǌǜ28ĵ
~ronc	90 37ŷ
~rong	73 -8ŉ8Ŀ11Ǧ15C17ťǞ21ŀŇ23ǫ30ş34ǜ
~roni	86 9ĵ10ƙ11ƚ17K
~rono	88 33b
~ront	67 -10ť-8Ɵ7ņ8Źƞƫ11ƥ12ĻǍ13qǎ17ƈ18Ƒ24ĵ28ś29ǅ30Ǌ
~roo	50 -18Ų-13ŦǠ-11ǎ-10Ǔ-9ŐƆ7Pǅ10Ɨ11XƛƢ12hŏ14Ŵ16Šǩ18Ɠ21y22ƙ24ƞ25ǔ29nƟǆ32Ƈ43ƅ45ƍ53Ƥ73Ɗ94Ɖ
~roof	54 -17Ų-13Ŧ-11ǎ-7ƆǓ8ŅƬǥ9P10Ɵ11Ɨ14ŏ15h18Šǩ21Ɠ29n33ǆ34ǔ48ƅ80Ɗ103Ɖ
~room	61 -14Ǡ-12Ƭ-8ǔ-7Ő7Ƌƒ8Ơ9ǅ14Ƣ15X20Ŵ25Ɵ30ƙ32ƞ40Ƈ57ƍ68Ƥ
~rop	60 -8Ƥ-7ŃŘǊǫ7bHǪ8ƎƩ9Ŧƿ10Ĺ12Ŝų13Ɠ14ſǎ15Ź17Vƣ22DƁ23ƙ24Ţ25ĸ28ǈ30Ʒ34Ǥ
~rop>	75 -7MŃ7Ţ10V12ƿ17Ŝ18Ɓ32Ʒ34ǈ
~rope	66 -8Ƥ-7ŘǊ8b9HƎ15Ɠǎ17ſ18Ź19ƣ21D26ƙ28ĸ38Ǥ
~ropp	77 7ƃ8Ʒ9I10Ǫ12Ɓ13V18ų27Ţ
~ros	73 -15ş-11Ǡ9TŰ11ǔ12ŗŪ13Ɩ14Ŕ19ǅ20Şǋ23Ľ42ǌ
~ross	75 -11Ǡ9TŰ12ŗŪ13Ɩ20ǋ24Ľ43ǌ
~rot	59 -10Ǉ-9P-7Ů7XƐƭǈǪ8Ƒ9QSņŗ10ĺ11ľžǚ12AƄƵ14łƯƿ15ĿŘƀ16ķŴǅ17ƴ18w20h21Ő23ŝ25B31ĸ
~rote	65 -9P7Ū8q9XƐƑ10ŵ11ŗ12ĺƴ13ǚ14wƄ16Ư17ĿŘ18ƀ24Ő26ŝ36ĸ
~roth	69 -8Ů7ewƴ9nǈǪ10ƭ11Q13ņž15Ƶ16A17ł18ƿ19ǅ20ķŴ34B
~rou	44 -14HǉǤ-13Ǐ-11Ő-10Ɩ-9ĵǫ-8gq-7IļŁňŖŞŷƫƮ7arƐǃ8Ļū9xZŗŲƠǧ10CƵ11Ĺŋť12ĸŜǋ13nŅőŘƳ14jƏǁ15zŨƙư16ešƕ17ƪ18sTƗ20YǂǘǞ21Ū22Ķ23ũů26Ʃ27Ŷ28Ǝ30ǐ31l48W
~roub	73 -12ǉ-10n7ǚ8ƺ9Ɲ11pĶ12ƾ13tƿ14ĺ16ş17Ų23Ǟ
~roug	49 -12Ǥ-10œƖ-9L-8QŐǫ-7ĵơƾ7SŃŽƩƳƽ8ĴŢƨǟ9zTĶĻŭƂ10rŜ11ū12nĹŪŶǧ13ŋŨ14jZŗƙƵ15ť16ĸƏƗ17ő18ư19Ř21ůƪǐ23Wǘ24Y25l31ũ
~roun	56 -13H-12Ǐ-7ŀƺ7LƀƗ8WņŠƳǩ9ĶƥƧƴ10Ɠ11nǃǞ12hlơ13TVŪ14zǐ17Cǋ19š20Ņ21Ŷ23ƕ27s39Ǝ
~roup	78 10P13x17Q31Ʃ40W
~rous	83 -11g9Ŝ20a32ǂ
~rout	85 9š10m17M35e
~rov	79 7ǆ8ŏ10Ǥ17łő18ƍ22ǡ24Bş
~rove	82 9ŏ10Ǥ19ƍ23ǡ25B27ş
~row	58 -17H-12k-8cp7ǚǟ8jIŗǥ10yZœƮ12ŵƯ13ƞ14ƨ16Ŷ19Ĺ22lƖ24L26Ŵ28v32Ɨ39n44Ƭ52Ǡ
~row>	60 -16H-7c7ǟ8IƗǚǥ9vŗ11œ14ŵ15Ʈ16ƨ17ƞ18Ŷ20ZĹ23l24Ƭ25L27Ŵ30Ɩ32Ǡ
~rowe	86 -15Z-11Ɩ30Ƭ36Ɨ
~rowi	85 11Ɠ12ǉ21y23Ǡ
~rown	83 14j18Ư24n27v
~rp>	88 -9p-7Š19ūŷ32ǈ
~rpe	90 7Ǧ17Ɲ
~rpo	77 -8D11ǅ18Q29ű30ǈ
~rpor	78 -8D11ǅ18Q29ű30ǈ
~rpr	85 13Ő19ǍǦ
~rpri	85 13Ő19ǍǦ
~rra	85 13ǒ37Ů
~rran	86 13ǒ38Ů
~rre	57 -14ǩ-8w-7Ƣ7ŗţźǞ8śƷǧ9d12Œş13F14aǔ17E18Ľ20Ş21ǣ22Ř24GőŖ30Ƭ38Ő45œ
~rrec	70 -9w7ǂ8nDŢųơ9ŘƬǞ10ź11Ő13d15œ18aF22E
~rren	60 -14ǩ-7Ƣ8ŗţ9śƷǧ13Œ14ş15ǔ16Ř23Şǣ24Ƭ27GőŖ31Ő34œ
~rri	59 -10ǈ-8ƃ7Ŕũƭǥ8ŝƛǨ9uWşǫ11ǅ12ľ14Ū15Ɠ18Œ21o26ő29ţ30fŀ34Ɯ
~rrib	90 10g12wŔũ
~rric	79 -8ŀ12ƛ46Ɯ
~rrie	61 -8ƃ7Şƭ8ǥǨ9Wş10ǫ12ľ15Ū16Ɠ19Œ22o27ő31ţ32fŀ
~rro	62 7ŲƦǟ8ǚ9IŗƮǥ10Z14ǜ17ƨ19Ŷ21Ĺ26L28Ŵ40Ƭ
~rrow	63 7ŲƦǟ8ǚ9IŗƮǥ11Z17ƨ19Ŷ22Ĺ26L28Ŵ41Ƭ
~rru	86 -7ǫ20ǟ35N
~rrup	86 -7ǫ20ǟ35N
~rry	55 -21Ɵ-14ł-13œ-10Ǩ-7NūŴư7bzƹǫ8ř10OŇŲ11Ƥ12ƄƵ13ĴŐ14afƨǜ15ŠųǑ17ƅ20ƃǔǧ21ŀ25Ř26hǎǣ28ń35ƀ
~rry>	56 -21Ɵ-14ł-13œ-10ſǨ7zŶƹ8bŐ9ǫ10OŠ11ŇŲǧ12ƤƵ14aųǜ15f16Ǒ18ƅ20ƃ21ǔ22ŀ27hŘ28ƀǎ29ń32ǣ
~rryi	76 -8ǣ8ŐŠ10ƀƄ12ǧ13řƨ21Ĵſ
~rs>	36 -28ő-26œ-24dn-19T-14rDIƼ-13Ĵłǎǣǫ-12lľũ-11CƖư-10PQWĵƵǃ-9jŉřůŰƓƙƹ-8sŖŝǌǦ-7gJMOĹĽŀŁńōơƬƮǤ7BKĻţťƇƺ8zŮŲƆƈǢ9Uķźƫǀ10VśŭƃƋƕƿǅǙ11EƟǠ12ĶŘƞƪƴǏ13xŤŽƒƘƧ14bƳ15fŦŴƄƌƗ16ųŻƑƛ17hmƤǥ18RſǑ20Ɖǁǈ21Œƽǐ22Aū23Ɛǒ24p25F26ŵŶ27Ǘ28Ǉ29ƥ30Ư31ǖ32v33G35S40Ÿ42Ź44Ǔ
~rsa	82 11ļ12s22Ō25ƫ
~rsal	90 27ƫ
~rsat	86 11ļ12s23Ō
~rse	56 -9M-7ǎ7ƂƱǀ8ǥ9SVƁƐ11QƺǓ14cǉ15Ť16Ɨ17gUłǋ18ŎŧǗ20nƤ21H22ƨ24ř29ǃ30P
~rse>	75 -8M8Qƺ10q18S25U30P41ǃ
~rsea	90 -7ơ8ǂ30Ǘ
~rsel	58 -7ǎ7ƒ8PƱǀ9Ɛǥ10VƁ11Ǔ15ǉ16cgŤ17Ɨ18łǋ19Ŏŧ21nƤ23Hƨ26ř
~rsh	84 13š26ǈ
~rshi	85 13š27ǈ
~rsi	78 -13Œ8Ƴ10x13ǅ14q15O17yS22ť
~rsin	90 -15Œ16q20S
~rsio	88 17O25ť
~rsit	88 10Ƴ11x20y
~rso	63 -12W-8ǧ-7ķ7g8aŗŸ9ſƃǐ10fT11Ŵ12Ǌ13JĿ14Ƅ15Ń17Ň19ŋŮ21Ǫ26Aŝ27ƙ36M
~rson	63 -12W-8ǧ-7ķ7g8aŗŸ9ſƃǐ10fT11Ŵ12Ǌ13JĿ14Ƅ15Ń17Ň19ŋŮ21Ǫ26Aŝ27ƙ36M
~rst	56 -10Ÿ-9ǎ-7Ĺƣ7esšŰŽǦ8wSũƪ9rǞ10Œś11ƴ13Zǫ14ş15xƝ16Ļňƭ17ań18oŗƆ19AŐŔ20ŉ23Ņ25ŀ29Ƙ33ř
~rst>	57 -10Ÿ-9ǎ-7Ĺƣ7eƏǇǜ8wSĻšũǦ10Ǟ11Œƪ12ś13Z14ş16xƝ17ňƭ18aońƆǫ19Ŕ20AŐ22Ƙ23Ņ26ŀ34ř
~rsta	78 9rŁŪ10Ǡ11Ļƿ12ļŽ13ţ16Ű30ŗ35ŉ
~rt>	48 -12yŦ-11LƑƵƹ-10ĺŗŵ-9nP-8ǖ-7ļřŜŨŲƙƦǟ7EĶƮǋ8Qŀƀƌ9ŖƐƩƿ11lĹŻƏ12ŁǇ13ŎŒųź14XńűƎƞưǫ15ŚǛǡ16ƫ17dDRĿ18ǜ20ƅ21ſ22S23CV24UŤ25Ƅ26ǉ30ŉ32ǩ34ƾ37ť42ǥ
~rta	70 -7ř7T8Mō9Ƹ11eƵ12Ŏ15X16Ƴǫ22Ŀ27Ʃ
~rtab	76 -13ǫ8T9Mō12Ƶ13e17X31Ʃ
~rtan	78 -7ř10Ƹ14Ŏ18Ƴ28Ŀ
~rte	69 -10Œ-9ű-8K7Ũ8ŌƘ9ŽƮ10ƨ11ń13Ɵ14ĵƚƿ16Ļ21x22ō24Ǉ25Ŕ28O34Ƴ
~rted	73 -10Œ-9ű8Ũ9xŌ10Ž14Ɵ15ƿ19Ļ24ō25Ǉ26Ŕ36Ƴ
~rter	83 -9K11Ʈ13ƨ15ń17ĵƚ34O
~rtg	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~rtga	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~rth	56 -17Ɗ-12Ǐ-8Uŏ-7aňśŵǤ7l9ŝţ10jD11œ12Ŵƒ14Ɠǟ15c16T19k21ǫ22Ǒ23ƙ31pvļ37Ɣ40ƚ43ĸ44d48Ų
~rth>	59 -18Ɗ-12Ǐ-9ŏ-8U-7ňśǤ7Ƃ8l10ţ11jD12œƒ13vŴ15Ɠǟ16p17T21k22ǫ23Ǒ24dƙ33ļ40Ɣ43ƚ46ĸ51Ų
~rthd	70 8Ǚ12ŝ19p22v25c27d
~rti	60 -9J-7ǫ7j9ſǅ12řš14ō15ĸƣǈ16Żǎ17Ů18Tǔ21Őƞ26ǩ32c
~rtie	83 16ƣ22ĸ30ƞ46c
~rtif	64 -10J10ǅ19Żǎ20ǔ29ǩ
~rtin	79 8Ź9t10j13ſ20ō29Ő
~rtm	60 -10Ɵǩ-9Ɲ-7n10Ơ11ű14G16FƞǏ17ƣ18ťƑƧ20ƙ21D23Ƣ24Ƥ26Ʀ33ƥ
~rtme	60 -10Ɵǩ-9Ɲ-7n10Ơ11ű14G16FƞǏ17ƣ18ťƑƧ20ƙ21D23Ƣ24Ƥ26Ʀ33ƥ
~rtn	68 -23d-14Š-11Qň-8cŰ9s10ł12r15ƹ20Ǫ23Ǣ25Ǆ26t29q31ŵ32ƪ33op34ǈ
~rtne	68 -23d-14Š-11Qň-8cŰ9s10ł12r15ƹ20Ǫ23Ǣ25Ǆ26t29q31ŵ32ƪ33op34ǈ
~rts	72 -8Ǉ-7G7Ƙ9ŚŹƣ15Ŷ17Ǔ22l25gǂ36ǔ
~rts>	72 -8Ǉ-7G7Ƙ9ŚŹƣ15Ŷ17Ǔ22l25gǂ36ǔ
~rty	65 -8Ƥ-7ŘǊ7ǣ8H9šƎƖ10ĸƲ12ő14Ɠ15ſ16Ňƞ18ƣǎ21D25Pƙ42Ǥ
~rty>	65 -8Ƥ-7ŘǊ7ǣ8H9šƎƖ10ĸƲ12ő14Ɠ15ſ16Ňƞ18ƣǎ21D25Pƙ42Ǥ
~ruc	58 -16ǆ-14ŸƗ-13Ɩ-12Ź-10U-7ƃƟƢ7ǈ8ĺŬǠǡ9ƨǝ10ŲǑ12Q13SƂǍǫ14Ŷ15ƈ16Ɠ19Ǩ20ū21Ɔ22ƕ23Ƒ26ĴŮ30ŭ32Ŵ35ŵ37ǒ38ŷ
~ruck	61 -14ŸƗ-13Ɩ-12Ź-11ǆ-10U-8Ƣ-7PƃƟ9ĺŬ10ƨǝǠ11Ǒ12Ų13Q14SŶƂǍ21Ǩ23ū25Ƒ27Ů28Ĵ32ŭ33Ŵ38ŵ39ǒ40ŷ
~ruct	73 -7ǆǤ8Ǐ10ǈ13ǡ14P21Ɠǫ25ƈ29ƕ30Ɔ
~rud	90 12ƫ15ƶ16c
~rude	90 12ƫ15ƶ16c
~rue	86 8Ũ16c18Ń21ŏ
~rue>	86 8Ũ16c18Ń21ŏ
~rug	80 15Ũ34ƽ48ǁ
~rug>	90 -7ņ11ǁ18Ũ32ƽ
~rugs	84 40ǁ
~rui	90 26t31Ɲ
~rul	86 12c22Ǜ23L
~rule	88 7Ʈ23Ǜ24L
~rum	78 27ƚ
~rume	78 27ƚ
~run	54 -9ńƱ-8UǓ-7ĴňŮŶ7EŅŉŌƛƲǆ8qŵǋǘ9hŤ10ųǙ11Ŭ12Ķŧżƣǧ13Yť14ƫ15ǟ16eƀ17ǡ20Oǐ23AƟ24Ʈǒ27Ǌ30Ŗ31ƿ41œ43Ǫ45Ų
~run>	58 -12R-9Ʊ-8ńǓ-7ĴŅ7pĸņǡ8nŞƕƛƩƲǆ9ŉūǘ10ŖŤƍǊ11ų12Ǚ13Ŭƀǧ14YĶť15ŧ18eŲ21ƫ22Ɵ23O24ǐ27ǒ28Ʈƿ29A39Ǫ
~runn	71 -12ū-10U-8n7k8Rŷ9użǪǫ10fŌƾ11ŀő12ŵ14q15h16Ų17œǡ18Ņ23ǟ
~runs	76 7Ǜ8ƀ9E11ǋ19ƣ27Ǌ30œŖ38Ų
~rup	81 -7ǫ19ǟ28Ķ33N
~rupt	81 -7ǫ19ǟ28Ķ33N
~rus	70 -16ĺ-12i-10r-9T9s10ń12ŏ14Ňşƭ16ŁŲ19Ļ33A36O41ƴ
~rush	86 -15ĺ-14i-11r12s13ń24Ļ44O
~rust	72 -9T12ŏ14Ňƭ15ş17ŁŲ35A42ƴ
~rve	77 -10ǁ-8Ł7Ŵ9fǙ17ǖ38Ə42ǝ
~rve>	81 -10ǁ18ǖ41ǝ
~rvi	67 -8ǖǤ7Ƴ8Şş10CƗ11xƑǠ13ŝ14Ť18Ŀǟ19Ų22Ʋ27i36ǆ
~rvic	69 -8ǖǤ7yţ9Şş10Ɨ11Ƒ12Ǡ14ŝ15Ť19ĿŲ23Ʋ37ǆ
~rviv	85 16x23ǟ35i
~rvo	86 13ǂ32ŀ
~rvou	86 13ǂ32ŀ
~rwa	75 -7ţŧ7ũ10ƵǕ11ŏ13Łƙ21Ū26ō41Ŝ
~rwar	76 -7ţŧ8ũ10ƵǕ12ŏ13Ł22Ū27ō41Ŝ
~rwi	88 11v12Ǆ14ƺ
~rwis	88 11v12Ǆ14ƺ
~rwo	77 7Ɨ9Ŝ12iǅ15o17ś21JǢ
~rwor	77 7Ɨ9Ŝ12iǅ15o17ś21JǢ
~rwr	83 8e9Ǝ10Ɖ11nť13Ū14ǂ
~rwri	83 8e9Ǝ10Ɖ11nť13Ū14ǂ
~ry>	44 -14ł-11N-10Ʊ-9Ǖ-8ŭŴƞǇǨ-7iXĺŢŷƪ7bcDš8WYŅǜ9ŵƅǀ10flLǚ11I12ĴŀƋ13ŇūƺǤ14ƃ15ƾǧ16ľũǛ17ƭ18ƀƨ20ńťǎ21ŘƇ24h25Űƚƿ26Ʋ27ǝ28u35T37ǣ39ǔ
~ryb	68 -16ŗ-8z-7ź7łŕǙǚ8AHŮſǁ9gǉ11ũűƤǫ12KǇ15Ÿ16nĸ17Ʈ18Ǌ19Ŀ
~rybo	68 -16ŗ-8z-7ź7łŕǙǚ8AHŮſǁ9gǉ11ũűƤǫ12KǇ15Ÿ16nĸ17Ʈ18Ǌ19Ŀ
~rye	88 15Ƌ29ǫ42ǝ
~ryer	88 15Ƌ29ǫ42ǝ
~ryi	74 -8ǣ8ŐŠ9ůƄǠ10ƀǝ12řǧ13ƨ19P20Ĵſ
~ryin	74 -8ǣ8ŐŠ9ůƄǠ10ƀǝ12řǧ13ƨ19P20Ĵſ
~ryo	90 -7ǒ13ž18Ÿ
~ryon	90 -7ǒ13ž18Ÿ
~ryt	64 -8ǫ7wUƵǓ8AŷǨ9KƘƽǤ12ŀƮƸǒ14ƱǆǑǘ15ļ18Y20Ŏ26ĸ27iŠƙ
~ryth	64 -8ǫ7wUƵǓ8AŷǨ9KƘƽǤ12ŀƮƸǒ14ƱǆǑǘ15ļ18Y20Ŏ26ĸ27iŠƙ
~ryw	86 -10Ǜǩ11Ơ13ź14ǔ16ǚ18ǆ
~sa>	85 13z16Ǎ19e21Ĵ22C
~sab	82 -8ƨ14Ʊ16ŉ26Š31W
~sabi	84 -8ƨ27Š32W
~saf	68 10ķ16ƚ26žƐ55Ǜ
~safe	68 10ķ16ƚ26žƐ55Ǜ
~sag	86 -7L11Ů15ĺ28K
~sage	86 -7L11Ů15ĺ28K
~sai	62 -11ń-9Ƣ-8oƣ-7ŁŐ7pruKĶūƟǖ8fxSŋŭǞ9O10ŇŏŞǇǜ11ŕƆ12tŊ13dš14HVƧ15G17Ƹ18c21qy24B29ƶ
~said	62 -11ń-9Ƣ-8oƣ-7ŁŐ7pruKĶūƟǖ8xSŋǞ9fOŭ10qŇŏŞǇǜ11ŕƆ12tŊ13dš14HƧ15GV17Ƹ18c21y24B30ƶ
~sal	62 -10nǕ-8Ū8Ǐ9ǖ10ƙ11ưǗ12ƩǍǢ13Ų14uƨǊ15W17ǋ18ƫ19ǅ22ǝ23ǘ25T28Ň30Ɣ31ǡ56ǌ
~sal>	88 27ƫ
~sala	78 15ư17Ʃ19u21ƨ24W26ǋ34T
~sale	66 -10Ǖ10Ǫ11ǖ12ƙǗ13Ǣ25ǝ26ǘ31Ň33Ɣ61ǌ
~salo	85 -11n-7ł12Ǐ18Ǎ22Ǌ27ǅ43ǡ
~sam	62 -11HŶ-8Gż-7őƷ7Ńŝǚ8ǧ9űŽǉǘǠ10ƈƘ11oƕ12Ň14kǄ16Œǃ17I18ƫ23ŷ24ŵ26Š31SŪ36p
~same	63 -11HŶ-8Gż-7őƷ7Ńŝǀǚ8ǧ9űŽǉǘ10ƈƘǠ11ƕ12o13Ň14kǄ17IŒ18ƫ23ŷ24ŵ26Š31SŪ37p
~sat	75 9Ɯ10ļ11sư18Ũ19ǥ20Ō21ŗ23Ş
~sat>	84 10Ɯ13ư25ŗ
~sati	79 10ļ11s20Ũ21Ōǥ24Ş
~sav	61 -14y-8ŏ8ŻƷ9ŌƵ11Ǚǫ12wĸ16ļ18ĺ19ĵ27Ƴ37ţ45ř70Z
~save	73 -9ŏ10ŌƷ11Ż13Ǚ23ĵĺ26ř33Z39ţ
~savi	65 -14y8ư10Ƶ12ļ15ǫ17ĸ25ř29Ƴ45Z
~saw	78 7ŊŨũ8ƭ11Ų12ƜǛ13t16j18C20ǀ
~saw>	79 7Ŋũ8Ũƭ11Ų12Ɯ13t16j18C21ǀ
~say	50 -14ŧƹ-12A-11L-10x-9oƤǎ-8Ņǧ-7CĸĻŀŐ7ŤƪƫǁǓǜǤ8NŌŗŨ9ƄƆƟǅ10ŋ11Qƾǩ12ų13Ɗƶ14ňŞ15ōŚ16Ł17B20œ21Ŭ22ŕǫ24łŘśƼ25ƺ26ŉů29T46b47r49ƣ
~say>	51 -17a-14ƹ-13ŧſ-12o-10xL-9A-8Ņŏ-7cťƤ7ĶƦǆǓ8ŌŤŨƪƷǁǜ9wǅ10Ɵ11Ƅǩ12Qŋƾ13śųƶ14Ɗ15ŉŞ16ů17Łō18B19ƺ21ň22Ŭ23ǫ24œŕŘ25bł26Ƽ30T34ƣ49r
~sayi	80 -9ň-7ǫ10W11ƺ13N14Ĺŉ17o35b
~says	73 -14ǎ-11w-10o-8ǧ7ťƫ8qƔƬǤ11FVĽ13c14ů16ŚƆ17śſ23a24ƣ
~sba	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ10ưƱ12n15Ŵƭ16łƵ21f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~sban	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ10ưƱ12n15Ŵƭ16łƵ21f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~sca	66 -11ǫ-9ş-8ƋǛ-7MŔ7ţ8wň9VŦ10ŵ11Šƥ12ņ14ǃ16CŃƏ19ǆ29ŜƼ45ũ57ŀ67ǚ
~scal	82 -8Ŕ-7Ƙ8ŀ10w13ň21CŃ38Ƽ
~scam	88 -11ť-10Ǜ84ǚ
~scan	86 -8M10ƀ41Ŝ
~scar	73 -9ş-8Ƌ-7ǫ7ǚ8ţť11V13ņƥ16ǃ18Ə51ũ57ŀ
~sch	60 -11š7Ƹ8Ǩ9vyKżǖǤ10S11qQ13ƚ14Ů17Ǖ19l22R28x31Ƴ34Ż43m
~sche	82 7L9Ƙ13Ǥ19ƚ32R
~scho	61 -11š7Ƹ8Ǩ9vż10yKSǖ11qQ15Ů17Ǖ20l29x32Ƴ35Ż44m
~sco	67 -7f8Ŀ11IŠ13mǫ15QĴ19ŻǗ34ž52Ķ
~scor	78 -8f19ž61Ķ
~scou	72 7ĵŒ9Ŀ12Š14m15ǫ17Q19ž21Ż
~scr	69 8ŲǏ9ƺ10ŐŜƈƊƕư15a27Ɩ29Ɨ33ƽ
~scra	84 12Ųƕ13Ő14ư
~scre	90 15Ŝ20a
~scri	76 9ŲǏ10ƺ11ƈƊ37ƽ
~scro	80 32Ɩ34Ɨ
~scu	79 10Ƃ11Ƽ23r24h35ǂ
~scub	84 38ǂ
~scui	88 7ǩ12ƂƼ27h
~se>	32 -23Ř-21ŧ-16ņƭ-15Ǚ-14Ǉ-13ŚƨǏ-12Ő-11XĻŋ-10ŖŭűŲ-9CKRSńŗŜũƬƾ-8LZōœŝůǅǞ-7xķĺżƚƮƲǑǖ7hśŞƉƘƝƱǢ8cPĹŉŬƼ9tŌƵƽǛ10qĶŁƈƕ11awJMž12sŸƍ13ŃŴƊƋƣ14IŏőŕūŰƗƛǒ15dfǦ16ŹƟơưƹǉ17ŮźƑƓƥǁ18nŎǓ19DƐ20UŔƇƞ21ǟ23ĴƖ24ǃǫ26HŅ27Ǆ28łƠƦ29ų30Ǎ31š33Š35F36Ɔ38ǎ39Ɣ44Ƥ45ĸ
~sea	73 -11j-9h7ơ8Uż11ƿ12Ɗ13xƜ15ƞ17ǡ24Ǘ29Ǎ40ǐ
~seas	74 -11j7ǂ8Uơ11ƿ13xƜ16ƞ18ǡ24Ǘ41ǐ
~sec	63 -10ū-8H7fļ9dǫ10AķƸ11IňŪǎ13pĿ14ō15Ǎ16yƖ18Ǡ20ŋ25ơ28NƐ29ŵ
~seco	66 -10ū-8H7f8ļŋ9d11AŪ12Iň13ǫ14p15Ŀō16Ǎ17Ɩ18y20Ǡ27ơ30Nŵ
~secu	76 7eǚ9Ǚ13ķ36Ɛ
~sed	56 -10ǎ-8Eŗ7ŐƘǍǜ8giƁƗƴ9Ǝƻ10ŪǪ11Ķŭ12rƙƹ14žƶ15ū16Ŏ17Ź18lŮ20ŕ22Ţǐ23ŞŸƚ26Ƶ31ŵ33ǟ41Ŕ
~sed>	56 -10ǎ-8Eŗ7ŐƘǍǜ8giƗƴ9Ǝƻ10ŪǪ11Ķ12rŭƙƹ14žƶ16Ŏ17Ź18lŮ20ŕ22Ţǐ23ŞŸƚ26Ƶ31ŵ33ǟ41Ŕ
~see	59 -14J-9ƚǞ-8Ư-7nQǖ7Ɵ8ŔŵƈƋǁ9vŏŻƙ10ĺŤ11tƛ12ŀǫ13ŬƑƝ14y15Ľľ17Ǆ18ŋŚƵǠ19Ů20Hƴ21ƅ24œ25ǀǔ28Vŉ
~see>	61 -15J-12ǫ-10ƚ-9Ư-7Q7ƟƮ8ƈƋǁ9vŔŵƴ10ĺŏŮŻƙƝǔ12Ť13ŀŬ14Ƒ15y16Ľľ18ŋœŚǄ20HǠ22ƅ26ǀ30ŉ31V
~seen	79 -14ũ-10Ǟ7ķ9ǧ10œ15t18ƛ21ǔ22Ƶ35ǫ
~seh	68 -19Ŵ-12Xǌ20ư24T25ū26n27Y28Ÿ
~seho	68 -19Ŵ-12Xǌ20ư24T25ū26n27Y28Ÿ
~sel	53 -10Ń-9Ř-8ưǫ-7ĸĻǎ7CVĵƄƐǜǥ8Ɓƽ9Ǔ11Ə12ǉ13cQŤ14Ŏ15Ał16ŧǋ17n18Ƥƨ20ƕ22gř24Ɣ25ƹ27Ɨ28ǖ29Ǡ31Ɵ38Ǫ51H
~self	57 -8Ř-7ǎ7Pƒƚǀ8atĵřƄƐƱǜǥ9VƁƽ10ƕ11Ǔ12C13ƹ14ǉ15cQŤ16Ɨ17Ŏǋ18ł19ŧ20nHƤ21ƨ27g
~sell	66 -10Ń-7Ļ9ĹƂǗ12ƕ13ƫ14Ə15Ɨ17ƹ34Ɣ37ǖ40H41Ǫ42Ǡ43Ɵ
~selv	79 10xō23ř
~sem	64 -9ƚ10Ƃƛ11ƞ12Ɵ18Ƨ26Ɲ49Ƌ
~seme	64 -9ƚ10Ƃƛ11ƞ12Ɵ18Ƨ26Ɲ49Ƌ
~sen	57 -26ś-12ǫ-11ƣǊǢ-10ĵ-8Ź-7Lŏ7ōŝƺ8ĺŞǂǞ9ŒŢ10NƬ11sƐǚ12š15K16ų19Ɨ20Ĵ22ǎ26ő28ŉ31ǩ38J44ľ46Ľ55Ŝ
~send	63 -13ś-11ƣǊ-10ĵ7ǃ8ō10ŝ11Ƭ12K21ĽƗ23Ĵ26ǎ28J31ő35ǩ58Ŝ
~seng	82 10Ƅ11h14ǂ25ų
~sens	75 -7ŏ7ň8ř10šŪ16sƐ46ŉ
~sent	73 -18ś-11Ǣ-9ǫ-7ŉ8š10ƺ11ŞǞ12ĺŒ13Ţ14N16J17ǚ36Ľ52ľ
~sep	79 8f19Š25ƚ29ř
~sepa	79 8f19Š25ƚ29ř
~ser	63 -11Ʈ-9ǁ-7śƘǤ7fœşǑ8ŞƒƢƼ9LƗƛǠ10Ƒ11CǄ12ŝŤŬ14Ŀƾ15ƿ17Ų20Ʋ24X30ǝ35ǆ
~ser>	82 -14Ʈ-8Ƙ10Ƣ12ALƛƼ14œ17C32X
~seri	84 -9A13Ǒ17ŬǄ20ƾ21ƿ
~serv	66 -9ǁ-7Ǥ7fƳǖǙ8Şş9Ɨ11ƑǠ13ŝ14Ť16Ŀ18Ų21Ʋ33ǝ37ǆ
~ses	63 -21ŵ-11Ű-9c-8a-7œ7PƂ8Ū9ŚƔ10AƑǌǎ11Ɲǆ12xZƿ13ƾ14ǖ15qTY16Ǚ18ƲǛ20ƌƘǕ21o25p27Ŵ29Ť
~ses>	64 -21ŵ-9c-8a-7œ7Ƃ8PŪ9ŚƔ10Aǌǎ11Ɲǆ12xZ13ƿ14ƾǖ15TY16qǙ18ƲǛ20ƌǕ21o25p28Ŵ30Ť
~set	60 -15V-12Ł-9Ʀưǫ-8ǡ7ķŨƐ8LŧƋ9Ř10ř11ĵũ13AœŤ16ū18Tǟ19Ơ20Ŋ22Z26Ƙ28šƲ31ţ35Ļ36ǈ44ĸ
~set>	64 -16V-14ŧ-9Ʀưǡ8ķƮ9LŊ10Ř11řƘ12ĵ14AŤũ17ū20Tǟ22ĸ25Z27Ļ30Ʋ34šţ39ǈ
~sets	84 13Ļƙ33ĸ
~sett	77 -13Ł-8ǫ10G11Ń13Ũ16Ŋ20Ƙ24œ27ŧƠ
~sew	84 36Ɲ
~sewe	84 36Ɲ
~sfi	88 22Ũ27Ş
~sfie	88 22Ũ27Ş
~sgi	86 9Ǟ34k
~sgiv	86 9Ǟ34k
~sh>	58 -12ǒ-11iĺ-9r-8Ŷ-7űǢ7ōǃ8Ŏƫ9Őǆ10ƣ11ľ12mſƘ13ĻńƦ14Žǫ15ZŬ16gşǝ17ļ20ů26Ƅ27Ʒ29O35ų38Ƭ56ǘ
~sha	62 -10Ɖ-8R-7P7ŷƅ8ǖ9M10Qƭǚ11Ǌ13ōŴƢǛ14Ʈǈ16Ǐǫ18Ɗ19ŋ20ř24ų25ũ26ƺ27n35Ų39Ƥ
~shak	86 8Ǖ15M37ũ
~shal	85 21ōƮ34ǫ
~sham	86 8F10ƾ11ƅ18Ǌ
~shap	74 -11Ɖ22Ɗ32ƺ48Ų
~shar	70 -9F-8R-7Pǫ7T9ǖ11ŷ12ƭ13ǚ16Ŵ17Ƣǈ19Ǐ23ŋř29ų32n45Ƥ
~she	51 -21ū-20ƺ-16ƻ-15ǫ-12ŕű-11w-10Qǉ-9ķĹŶƗ-8Wť-7iLũƞƾǎǑǢ7fUśǞ8gƭ9y10ƆƍƤ11BņǊ12Ń13Ƭ14Ň15ƐƟ16ŷ18ƪƲ20Ž24Ƶ25p26ŴƋ27Ɲ29x30ư31ŵ34s35oƓ37t38Ǆ39vŻ40q48ƹ49r
~she>	56 -22ū-21ƺ-17ƻ-13ǫ-12wŕ-11ű-10Qǉ-9ķƗ-7LŶƾǎǢ7Ũ8UŲź10ƭǞ12yƆƤ13B14Ǌ19ŷ23ƪ29ŴƵ30p33Żƹ34xư36ŵ39os41t43Ǆ46qv56r
~shed	66 -7Ǒ7Z8ǟ9ǣ10m11H12ĻŻ14Ň15ƍ19Ƭ24ƹ37Ƌ49Ɠ
~shee	75 11f12uǥ16ś23Ń
~sher	77 13żƋ17g26Ɛ45Ɲ
~shes	82 -15ż-7ƞ12ƙ14Ɵ32Ʋ37Ž
~shi	61 7ƭ8šǟ9U10ƎƙƝǗ14Ǉ15Ƃ16ţ18Ŭǈǐ26j27ǚ34R36Z37Ɖ38Ɗ
~shie	84 8Ų23Ƃ27Ŭ
~shif	84 13U26ǐ48R
~shin	69 7gƷ10Ɯ11Ɲ12Ǝ13ƙ17Ǉ31jǚ43Ɖ44Ɗ
~shio	86 51Z
~ship	74 9ƭ11š12ǟ13Ǘ22ţ23ǈ
~sho	47 -20ƥ-19Ūƣ-17r-15Ő-12iŊƦƹ-11wSZ-10Ɣǐ-9qŁ-8xDĸœŔşźƪ-7ļŖŗŞŭůŹƵƾƿ7UƂƸǒǠ8dkRX9BOŋ10ghŎŨƓƮƳƺ11sƯƼƽǃǖ12Ÿ13fJĻǤ14šǇǑ15ũǘǣǩ16KĵŜžƅ17ľǊǏ18ŅŉŶ19a20ŏƙǢ21MNǡǪ22ƚ23ōǧ27ǅǍ28ǎ43Ɵ
~shoe	90 12Ǫ14Ǣ16ś27Ƽ
~shoo	78 10ch14J15aƙ16Ŝ
~shop	57 -30D-23ƥ-22ƣ-16Ő-13iǫ-11w-10SƦǐ-9Ɣ-8ǩ-7qsxŔů7XĽƶǚǨ8őǢ9y10ǆ11UƂǒǟǠ14R15Ɠ16gƙǖ19ĻǑǤ20ǘ21Mš22Ǫ23Ǐ25Ǌ26ŅǇ28ǡ30ǧ33Ŷ35ǎ36ǅǍ51Ɵ
~shor	85 7W13ťƞ20ư23k
~shot	82 9Ƈ12ƚ13Ŝ18ǃ24ƽ32ž
~shou	56 -16Ū-13Ŋ-12r-9ŋǇ-8Ŷ7Ō8ǄǢ9hľ10ILŵƅǫ12uO13ŏƺ14Ƹ15ŨƮ16ŎƯƳ18fM19ǩ20aƚ21sDĵ23K25Ÿ26ŉ27N31ō
~show	68 -9L8Ɔǩ10ň11Ƒǔ12nX13Řƅǀ16dBǫ17ŏ21ľ23ǣ25ŋ26Ŧ
~shu	71 -7ŧ8ŷơǗ11Ō15Ū18Ɯ21ǐ36Ɲ56ǟ
~shut	71 -7ŧ8ŷơǗ11Ō15Ū18Ɯ21ǐ36Ɲ56ǟ
~sib	86 8Ŝǎ19ƿ
~sibl	86 8Ŝǎ19ƿ
~sic	70 -11ưǆ-10ǟ9ň12Ũ18xWƁƿ21ƺ23ǃ28ǝ30Ǫ31ǫ36ǀ
~sica	78 16Ũ20Ɓ24ƺǀ26ǃ
~sick	78 -11ưǟ7ŀ8ǀ20xƿ21W32ǝ34Ǫ
~sid	52 -12Ʊ-11ƺ-10S-9UňƖǨ-8tũƪǑ-7ƾ7ŕŗŴŸƀƃƷ8ųƑƓǫ9Ɗǝ10CŃǄǉ11GTĴĸƥƿ12gŔŨ13ǆ14ŬǏ16ZƟ17jnűƙ18Ʋ19q20u23ƧǤ26ƨ27ƂǢ47ƈ
~side	53 -12Ʊƺ-10SǨ-9UňũƖ-8tǑ-7ƪƾ7ŕŗŴŸƀƃƋƍƷ8ųƓ9Ƒǝǫ10CŃƊǄǉ11GTĴĸƥƿ12gŔŨ13ǆ15ŬǏ16Ɵ17Zűƙ18jnƲ19q20uƈ23Ƨ24Ǥ27ƨǢ28Ƃ
~sidi	82 43ƈ
~sie	79 10Ŝ12Ŭ16K17M21ǅ33ǐ
~sies	81 11Ŝ21ǅ23K34ǐ
~sig	60 -9Ŝ-8ƓƱ-7ň7Hľ8Ƥǋ10IĴŗ11W13yƴǢǫ14QƳ15Ɣ16Œ18J21ǅ25ŏ26Ǖ32ǜ34Ƙ37ł44ō
~sign	60 -9Ŝ-8ƓƱ-7ň7Hľ8Ƥǋ10IĴŗ11W13ƴǢǫ14QƳ15Ɣ16Œ18J21ǅ25ŏ26Ǖ33ǜ34Ƙ37ł44ō
~sim	86 14ļƐ25Ʋ
~simp	86 14ļƐ25Ʋ
~sin	44 -24ƃ-17ō-14D-13ū-12ĻƙƤǁ-10Ɯ-9Ş-8ńŶǛ-7erTĸŔƔƞ7tPź8nJŕ9AŤŦ10FřƗƚƛƣƽǝ11dǐ12Ǟ13ĹŭǢǤ14ŏ15fşǒ16iǖ17Ǩ18ǟǣ19Sƻ20ǌ21Œ23ǅǍ24Ɵ26ǫ27ǆǈǪ30Ůǧ32ŉŪ34ǡ36ǇǠ43Ƙ
~sin>	74 -13Œ-8Ƶ-7ǅ7oDƛ8ŕŝǞ9Ŏ10A11ƣǪ12Ū14ũ16S18n39Ƙ
~sinc	59 -9ŝǫ-7Ɣ7IŹƕ8P9ƌ10ŽƥƬ12Gź13B15Ť16ŘŦƻ20ǡ21tǇ27i33S34Œ36Ǡ38Ū
~sine	51 -27ƃ-11C-9tGū-8ƙ-7DŀǛ8ųǚ9Ǌ11M13A14ǝ16Ǣ17ǐ18Ǥ19ŏ20ǒ21ǈǨ23ǖǟ24ŮǪ25Ǡǡǣ26Ǉ28ǌ29Ǎ30Ɵ32ǅ33ǆ38ǧ
~sing	60 -22ō-16D-11Ƥ-9SƜǁ-8e-7ń7uŀ8ŕƣ9lőƵ10qŗƅƛ11ƇƊƻ12JǞ13ǈ14Ů16řƚ17dƗ20F21ŭ25ş27f29Ƙ44ǫ48ŉ
~sink	88 10ƍ18Ɲ36Ĺ
~sio	60 -9ř-8ǫ7PZŇƒ8ATŃŲƾ9g10O11ńŗŤ14ň15ť16Ŷ17ƹ19łƘ25Ž38ǜ41ķ43Ɓ
~sion	60 -9ř-8ǫ7PZŇƒ8ATŃŲƾ9g10O11ńŗŤ14ň15ť16Ŷ17ƹ19łƘ25Ž38ǜ41ķ43Ɓ
~sis	69 -38ǎ-8wǅ7Ǧ9ņŸ10hƂ13zƹ14U22Ʊ26B36ƿ39ƣ49A
~sist	70 -38ǎ-8wǅ7Ǧ9ņ10hŸƂ13ƹ14zU22Ʊ25ƿ26B39ƣ49A
~sit	58 -14Ŵ-11Ů-10ş-9ǫ-8qŐŕ7rzZǪ8jNSŘǊ9yƛǃ10Fƚ11ǒ13ƧǨ16ơ17ķĺ18ǝ22Ɵǀ23Ľƈ26n29M31ŵ39ƞ58Ł
~sit>	72 -12Ů9s12Nƛǃǝ15ĺ16M17ŵǒ18Ɵ20Ł24ƈ29ǀ
~sita	85 42Ł
~site	76 -12Ŵ7ǘ8Ǩ9Ņ11ĺ12ǝ14ŵ18Ƨ31Ľ
~siti	82 7ŋ8Ž10Ƴ12a13SV17Ǌ23ƞ
~sito	90 42ƞ
~sits	84 7ơ9ű11ŗ12ƃ
~sitt	72 -10ş-8Ő7Ķƈ8H9ŵǨ10Z11r12Ř13jƟ14ƚ16ơ21MŁ22ķ24n
~situ	86 13zǪ14n17F
~sity	90 12x20y
~siv	75 9Ǒ12ǥ15XŻ16ƙ21ƚ31Ɓ
~sive	75 9Ǒ12ǥ15XŻ16ƙ21ƚ31Ɓ
~siz	79 -14ư-10Ʒ12ƹ16Ŕ23Ʈ24Ƈ42H
~size	79 -14ư-7Ʒ8Ǡ12ƹ16Ŕ22H24ƇƮ
~sk>	57 -7ǏǑ7aiƉ8ĶĸƗ9uƈƩ11Ǌ13Ɵ14Aƛ15Ţ16ǎ18Ū19c20P22ĺ27ǁ28ł33ŋǕ37Ŋ
~ske	71 9Ŏƣ10p11Ņ12a15Ǩ16ǔ17Ɨ19Ŋ20Ł33ǩ
~sked	72 9Ŏƣ10p11Ņ12a15Ǩ16ǔ17Ɨ19Ŋ33ǩ
~ski	67 -12ǎ-10ǫ-9A-8ĺŉ7ǩ8ſƢ9vŎ10BŗƂ11cĴľ12ƃƣ13Űǃ14ƫ16Ǖ17a18Ŋƅ19Ǒ27ŋƔ
~skin	71 -12ǎ-8ĺ-7ƙǫ7ǚ8Ƣǩ9Ǩ10v11a12cĴŗ13ľŎƣ15ƫ18Ǖ19ƅ22ŋ29Ɣ
~skip	82 -15Ǩ-11A8ŋ13BƂ15ƃ17ŊŰǃ
~sks	83 -7ǩ10ǎ14w15m16hP
~sks>	83 -7ǩ10ǎ14w15m16hP
~sky	78 -13g11Ƣ29j64ǂ
~sky>	83 -13g11Ƣ31j45ǂ
~skyd	86 25ǂ
~sla	76 7ǐ10iƕ12ǡ17Uſ41ƈ
~slab	82 10ƕ45ƈ
~slam	88 8ƀ12i14ǐǡ
~sle	69 -11ǉ7ŀŜ8ƞ9fĿ12ũ15Ĺ16Ń17Ʀ18ļ20ō26ƾ27ű29n37x
~slee	70 -11ǉ7ŀ8ƞ9Ŀ12ũ15Ĺ16Ń17Ʀ18ļ20ō26ƾ28ű30n38x
~sli	79 -27ň-16Z-11ǫ-8Ǚ11Ţ15Ɓ16ľ18Ų20Ǝ29ǣ64ş
~slid	88 17Ɓ23Ǝ
~slip	88 -12ǫ-9Ǚ12Ţ18ľ33ǣ
~slo	75 -9Ŗ-8Ū-7N11ŉ15Ɲ20i23U24b25ǡ45ǐ
~slow	75 -9Ŗ-8Ū-7N11ŉ15Ɲ20i23U24b25ǡ45ǐ
~sma	69 -11ƙ-9ǖ-8Ɲ8ƨ9Ɣ10HǊ13ŅŪǆ14Ʈ15ŇƐƧ16A17Ť21ŧ22ő
~smal	73 -11ƙ-10ǖ8ƨ11HǊ14ǆ17Ƨ19Ť23ŧ25ő
~smar	82 -9Ɲ11Ɣ15Ū17ŅƮ19Ɛ20A
~sme	85 -15Ť10ǝ18Ň28Ǟ
~smen	86 -15Ť18Ň29Ǟ
~smi	90 -8L13Z16Ŷ18Ų27ǅ
~smo	67 -13Ť10ƒ14Ʀ21Ũ24Ɛ36Ǆ74ƻ
~smok	68 10ƒ14Ʀ25Ɛ37Ǆ76ƻ
~sna	83 10Ň14Ŝ33ž
~snap	84 14Ŝ33ž
~sno	79 9ǆ31ơ63j
~snow	80 10ǆ31ơ64j
~so>	34 -13Œ-12Ł-11oő-10ŦǠ-8aƾ-7ƓǄǫ7tJOƣƧƵƷƻǉ8mDPļŊŕŢūƦƿǁǃǇǈǥ9AIUĿŶźƗƚƫǛ10ńŚŪſƕǆ11fwyĸĽŀų12gŠƏǋ13qSłōŵƉǗ14ƟƠ15LĶŤƅƘƮ16hk17sTĻŅŴŷŸƖ18ŉŖŞǜ19nĺƢ20c21QťƤ22ip24ƨ25Ŕ26ŧ27ţ
~soc	71 9j10Ĺ15m16ǈ17Ǚ21x26ķ27ǁ44e
~soci	73 12ķ16mǈ18Ǚ28ǁ46e
~sock	90 12j16Ĺ18ķ
~sof	81 7Ɗ9g11x17Ķ28q
~soft	81 7Ɗ9g11x17Ķ28q
~sol	71 -10ŔƔ-9Ʊ-7F7Ţƒ8Ɔ11Ɗ12sPƗ13ŷ16fš17ĸ18Ƥ21ŝ24Ň31Ų40ǈ
~sold	78 -11ŔƔ-9Ʊ-7Ĵ7ŗ10Ţ13P14Ɨ15ŷ18š20ĸ24ŝ27Ň34Ų
~sole	84 49ǈ
~solo	90 -8F16s22f25Ƥ
~som	43 -13sŠŢũ-10ƄƙƷǖ-9őƛƝ-8Ƴ-7nSWŉŪŸ7ioŀŷƕƗǀǆ8ŬƔ9rǇ10PZťűƚưǚ11NŘšžƣǞ12zFūƦ13ĶļĿƀƧƼ14şŶƵǁǜ15Łſ16ĹĺśǊǠ17ĸŵƸǍ18Ļ19Ɛ20m21ŋ22ŇƱ23ƪ27Q28A31ř
~some	43 -13sŠŢũ-10ƄƙƷǖ-9őƛƝ-8Ƴ-7nSWŉŪŸ7ioŀŷƕƗǀǆǟ8ŬƔ9rǇ10PZťűƚư11NŘšžƣǞ12zFūƦ13ĶļĿƀƧƼ14şŶƵǁǜ15Łſ16ĹĺśǊǠ17ĸŵƸǍ18Ļ19Ɛ20m21ŋ22ŇƱ23ƪ27Q28A31ř
~son	56 -16t-12Ź-11WŐǈ-10j-8ipƯǔǧ-7ķĸ7ſơƱ8TŽƜǏ9Ŀƞǡ10ĺƟ11JƄ12Ń13ƃ14uǅ15ŇŮ16ŋōǪ18Ŵź19AǠ20v21ŝ22fŪǊ23ƙ24x26y31Mŕ35w37ǐ
~son>	59 -17t-12Ź-10jŐ-9i-8pƯǔ-7ķ7oBţǊ8dŗƱ9Ɯ10Žƞ12ĺ13ĿŃ14yǡ16wſ17Ňō18Ǫ19f21Ŵź22ǐǠ23vA24ŝ26x34Mŕ
~sona	71 -10ſ-8ǧ-7ĸ8ƨǙǤ9ň11T13ơ14ƃ15J18Ƅ21Ůǐ23ŋ36ƙ
~sons	81 -14W-12ǈ-10o18uyƟ23ǅǊ24x25Ū29w
~soo	71 -8Ǟ9ĿƂ11ƅ12Vŀ13Ŗ15y19Ǡ22ź26H41ń
~soon	71 -8Ǟ9ĿƂ11ƅ12Vŀ13Ŗ15y19Ǡ22ź26H41ń
~sor	70 -17ł9ǂǑ10z13Ĺƣ14Ň15ƐƵ18ǫ19a20f30ƫ
~sorr	73 -18ł7cŉƼ11z15Ň17Ƶ20a21f23ǫ
~sort	88 11ǂ17ƣ38ƫ
~sou	64 -12S-9ǐ-7ǫ7iFLƇƊƞ8ŨƑǝ9BƺǊ10Ťũƙƿ11CGǪ13ů16ľ18b20l21Ŧ22c23ơ42ň
~soun	66 -12S-7ǫ7nLNƇ8iFƞ9BŨƑǝ10ƙƺƿǊ11Gũ12Ǫ13lů16ľ19b23cŦ44ň
~sout	85 9l10Ɗ17C32ơ
~spa	69 -24F-16Ŝ-15ƌ-11ľ-9ū7Ǚ8ƯǤ11Ɔ14Ə15ƈ16JƋ19ƒ25Ɵ28ŵ29Ǎ33ǎ35O
~spac	75 -26F-16ƌ9Ǥ15Ə17ƈƋ21ƒ32Ǎ36ǎ
~span	90 8Ɗ11Ư15Ɔ16ǫ
~spar	83 -19Ŝ-12ǫ-11ū-7Ʒ8g30Ɵ34ŵ43O
~spe	58 -9ǩ8ţƿ9atJśƸ10ƨ11gU12ƅ13kƊǅ14lŐ15žƠǀ16ƚ17s18Y21Ź31X34ż37b42Ə
~spea	78 10ǫ11ƿ14ś15N20Ő24s30a
~spec	67 11ţ14U16Ɗ18Ơ20ǀ21ƚ50Ə
~spee	79 22ž50ż
~spel	75 -16a-9ǩ7w13J14t18ǅ52b
~spen	74 -12N7ű12Ƹ14ƨ17gƅ18kl24Y27Ź46X
~sph	85 37Ɗ
~spha	85 37Ɗ
~spi	72 -12C-11Ť7Ű10qV11PSĹſ13ƽ15Ƅ17ƾ20ƨǄǪ23ǖ24Q26ƺ
~spit	73 -12C-11Ť7Ű10qV11PSĹſ15Ƅ17ƾ21ƨǄǪ23ǖ25Q26ƺ
~spl	73 -7Ƣ12ſƎ13l14ĵ15ǉ19F20ƭ42Ƥ
~spla	90 15Ǝ17l
~spli	75 -7Ƣ12ſ15ĵǉ21Fƭ43Ƥ
~spo	63 -23ƺ-17ǫ-12P-11aƟ-10c7ǚ8ƛǍ10ľ13ƠǑ14C17ű18M20ƹ21ǂ25r29ƪ30sǄ33o34fg35q40p
~spor	85 30ǂ51g
~spot	78 -13ǫ7Ɗ10F11ơǍǚ12ƛ18Ơ22ű26M
~spou	69 -25ƺ-11aP-10c-7ƽ23ƹ28r32ƪ34Ǆ35s36o39q40f44p
~spr	66 -11Ɲ7Ŧ8Ɗƺ9j10tńƛưǠ11ľ12k13u17H19ŖŠ20Ń22Ť23ƥ26Ǐ
~spre	86 26Š27Ń
~spri	67 -11Ɲ7Ŧ8Ɗ9j10tưǠ11ľńƛ13ku17H19Ŗ23Ťƥ27Ǐ
~squ	70 9ǃ11ĸ14ƕ18Ǎ29ǘ44Ƈ
~squa	71 14ƕ18Ǎ29ǘ44Ƈ
~sr>	84 45ƅ
~ss>	44 -15ƃ-14z-13C-12Ő-11ū-10Řşſǥ-9ltĻŀŭǑ-8uŶƞ-7cSŒŔŠƪ7AƅƴǛǞ8Żƿǋǐ9sǠǤ10Mŏ11JPǎǢ12giEƨ13ĽŃ14GŪůűǇ15ťƸǒ16ǆǈǙǣ17Ťǫ18Ů19ǁ20ƂǕǪ22Ǎ23ŧƟǅ24ŞƵǦǧ26ǟ27UŦ32D35ǡ48ǌ49Ǩ
~ssa	88 -7L15ĺ21a29K
~ssag	90 -7L15ĺ29K
~sse	62 -7ŭ7ƨƳǜǪ8C9Śƴǂ10ǆ11x12Pƿ13iĶƹǖ15Ţ17rųǙ18Ǜ19Ŏ20Ƙ27Ť31Ƶ44ĸ
~ssed	70 7zưƱ8u9Ƴ10ǜ11ƨƴ15Ķ16ƹ17i18Ţ19r22Ŏ38Ƶ
~ssen	82 10Ƅ11h14ǂ25ų
~sses	73 7Żǧ11Ś13ǆ15x16Pƿ17ǖ20Ǚ22Ǜ24Ƙ37Ť
~sset	85 67ĸ
~ssi	65 -13ő-8ǫ-7Lũ8uZŇƂƒ9lTŏŗƾ10Ū11Ų12ŤƊǞ14gzŶ15ň16Ǧ21Ƙ29ş35ǜ
~ssin	76 -15ő-8ǫ7o8Ŏś11uŏ12lŗ13Ū15ƊǞ35ş
~ssio	72 -7LĹ7Ō9PZŇƒ11Tƾ12g13Ų14Ť18ň19Ŷ24Ƙ40ǜ
~ssis	86 13Ƃ19z
~ssm	88 -15Ť30Ǟ
~ssme	88 -15Ť30Ǟ
~sso	84 12Ǒ18m19Ɵ37Ū
~ssoc	90 20m
~ssu	71 -11ǫ8prsƷ9t10ƺ11ƽ12ƹ13ł27ƾ30Ź38Ǆ
~ssue	82 9Ǆ10Ʒ11ƺ34Ź
~ssur	78 12ƽ21Ǆ30ƾ
~ssus	85 11prt12sǄ15ƹ16ł
~ssw	88 52ǚ
~sswo	88 52ǚ
~st>	33 -24ǎ-18p-16Ū-15Ű-14Fǘ-13RVťƍƮƷ-12Ŏŏţ-11q-10XŊ-9lDGĽŵƂǕ-8dHśŻƛƳǆǟ-7őƅƶǅǒǢ7łŃŢŷƑƘƨƪƫƻǁǂǔ8eŽƝƢǠǣ9ŕƀƼǓ10bELĴĶńŘŝǖ11Šƕ12cACřƐƓǚ13šŲżƉǋǍǝ14mUŐūƁƬƺ15Łň16ƭƵǜǫ17nxũǐ18ŉƣ19vŤƲ20wŗ21ļ22Ņƙǉǌ23yK24Ÿ25Z27ƚ29Ŕƴ30ŀƜ31Ǜ33ĺ36ǀ40Ň45Ǒ57Ŀ
~sta	45 -19š-18ş-14Dĺ-13G-12Ÿ-11PǍ-10szLUZŮ-9NƵǒǓ-8iIŃŏŨƗ-7cuŝŦſƠ7ŗśƣǕǫ8nŰƧ9ŅŐųźŽƓƩƬ10rŉŖŚƝǖ11jńŔŘƿǞ12S13RŒ14fH15Ŭƫǥ16őƅ17Vű19Ǌ20ĸĻť21ř22Ƴ23ƹ24ǉ25ō26Cƞ27XŹ28ǡ30ǜ32E33Ǐ34Ʀ37Ǉ43ţ
~stac	86 14őƐ34ų
~staf	81 -16ş29Ǟ33Ǌ50ǉ
~stai	75 14ƞ15Ƌ16Ƈ19Ʀ22Ɲ26Ǐ
~stak	86 47ǜ
~stal	83 16ƒ19ǆ36E
~stan	67 -12Ƌ-11q-9ǫ-8Ɨ-7őǍ7Ū8œţǘ9KűƂƙơƿǁ11Ɗƶ12Ĵůƛ13Ű14Ǐ15Ŵ16ŷ18Ɠ19ĸ23r24ŗ26ũ30ŉ
~star	59 -12ũƑ-10GLV-8ĺ-7ŉş7Ž8ř9Ƙ10Źƿ11aŒŬ12ƌǕ14dƣǫ15X18Ŕź19ŖŚ20ŐƳ21ń22Ļ23R33ť37S38ō57Ǉ
~stat	60 -14Ÿ-8S7Ŀ8ŕŽ9ĹŒƴƽ10ĶƸ11mņŬ13Ż14ķ15Ƴ16ĸ17Eś18Ņ19Ƭǖ22Ƒ24ő25ǥ26f27Řƅ28Ź29C
~stau	83 -12x-9ǒ10W11ǝ14ƥ19ǡ20Ǐ
~stay	58 -16Z-15š-12S-7DŃ7KƪưƷ8ǐǠ10yF12Ƨ13Ǫ14k17jn18Ʃ19X20ű21řǡ25ƫ27H33ƞ36V37ƹ39Ʀ46ţ
~ste	54 -10J-9ǉ-8w-7Ŷǡ7ŀƉǐ8oUŪƝǛ9zƪƭ10uſƊǫ13ŚǇ14Ǒ16B17Ɛƿǎ18ƞ19ǌ20ƣ22rǙ23a24Ũ29ǘ30ƾ32A37ǚ41Ʊ
~stea	82 8r11Ǔ13KƉƷǐ17g20S
~sted	75 7ŭ8ǩ10P12Ǜ13aƚ15ƭ16oz25ǎ31ƣ
~stem	68 -9ǉ7ķ8Ţƌǟ9Ś11ǝ23Ɛǚ25ǘ30Ǚ
~sten	84 -7Ɔ8B9s14A15r33ƾ41ǫ
~step	73 -12S-7J7Ǡ8dťƊ10Ǫ15Ūſ17u20Ǉ29ǚ30ƞ33Ʊ
~ster	65 -9w7śƳǅǦ8hņ9Ś10m11ŀ12Uƪƹǘ14ƾ16B17a21Ʊ23ƿ24ǌ35Ũ44A
~sti	51 -12ƨ-10aŴƯ-7puťź7yŁƢǡǫ8jǥ9šƼ10BƠ11Oǘ12ŭ13cƮ14f15CƈƩ16zŋ17tUŪ18Ɩ19Ÿ20q21QƷ22PƘ24vD26J28ũƭ29I43Ŋ
~stic	79 7Ŭ8ţ9Ʃ10OǗ12ǘǚ19Ł25ƈ
~stil	54 -10aƯ-9ƨ-8Ŵ-7ťź7MĴƻǈ8y9jőƷǡ10ƩƼ11Ơ13Ŋ14ŭƮ15fǫ16cƘ17zC18U19tŪ21ŸƖ22q23Q24P25D27v28J31Iũƭ
~stim	90 9ǋ15ƕ
~stin	77 -14ǋ-8ǫ9ŧ10ľŎ14Ƣǥ18šƆ19B21Ʒ
~stio	70 7g8dĺ11A25ŋ55Ŋ
~stl	69 7A8ĸż9Ĺŉŵ13Ů15ŗ16P21ǆ28ų45ǖ
~stle	86 10ż37ų
~stly	71 7A8ĸ9Ĺŉ10ŵ15ŗ16PŮ21ǆ47ǖ
~stm	82 10ƌ19D20d21k28ĸ
~stma	85 10ƌ20D21dk
~sto	49 -12ƙ-11S-10ƫ-9ƄƵ-8nśƥƭ-7bGƞƢƣǫ7yŉ8OŋƺǇǎǚ9ŕǌǜ10Ŏš11j12Łƾ13ŀǣ14ţǅ15ƿǤ16ƴ17ť18ǐ19ưǍǡ21ǑǕ23Œǖ25M26ǘ27Ǐ30Ɵ31ƒ39Ƈ42Ƨ47Ɯ59Ǚ
~stoc	79 11ķ19ĸ29ƟǑ
~stom	62 -12S-8l-7ƫ8kǆ9ţ11ŀ14ǜǡ21ǅǣ22Ɵ24ǘ28Ǖ29Ǚ31Œ37ǖ
~stop	67 8ľƾǟ9ŀ10Ƃǝ12yŉ13ţ14ǐ21Ł32ư34M
~stor	57 -12ƙ-8ƥƵ-7ƣ7ŪǠ8ŇŋƉƽƾ9Oǘ10ƺǇǐǣ11ŕǎǡ12šŤǌ14Ŏ15jǤ18ƿ22ť26Ǎ32Ǐ41Ǚ46Ƈ53Ƨ58Ɯ
~stov	78 56ƒ
~stp	90 29ƶ
~stpo	90 29ƶ
~str	53 -9Ƴ-7aSƙǤ7ŴƠƿǕ8GĹŁ9Qş10tE11ƑƓƞ12ŝŮżǅǗ13Œ15Kĵ16ňƚ18űƾ19ƕ20UƆƈ21Ŭ23ŢǏ32Ǎ33ƛ34D
~stra	67 -8ű7żƾ8loy9ŉǩ10ŕƂǐ13Ţ14ş16Ŵ17ŁƞǗ19Œ20K21ĵ23Ŭ
~stre	62 8żƅƥ9śũ10Ơ13tE16GŝŢǅ17Ǎ25U32ű41ƛ42D
~stri	74 -14ǫ-10Ƴ9ǖ12ǝ13Ǖ14Ƒ16QŚ22Ů27Ǐ28ňǍ
~stro	83 11Ŀ14Ĺƿ23ƾ
~stru	68 7Ǐ9ǈ12ǡ13P19Ɠǫ23ƈƚ27ƕ28Ɔ
~sts	68 -7v7ǜ8Ƅ9ŸźǑ10ŕƯ11XƜ12Ʀ13Y14Ǌ17ǟ19Ǜ23Ǔ27ǀ32ƞ
~sts>	68 -7v7ǜ8Ƅ9ŸźǑ10ŕƯ11XƜ12Ʀ13Y14Ǌ17ǟ19Ǜ23Ǔ27ǀ32ƞ
~stu	56 -8ŭƿ-7Ŕūǫ7ƎƳƴ8sƜǁǚ9ŒǞ10ŁƊƌƥ11ĴǗ13ũǒ14A16ưƲǄ18ŶƟƤ19ş22ƈǤ23Ƨ26Ż34m39ƙ
~stuc	73 -14Ĵ11ş12Œ13ƥ17Ł22ư23Ʋ26Ŷ31ƈ
~stud	70 -8ŭ10Ƴ26Ĵ36Ż44m
~stuf	62 -7ƿ7ŌƁƚƻǧ8X9ŮƎƴǁǚ10sƜ11ƊǞ12ƌ13Ǘ15şǒ16A19Ǆ20Ɵ21Ƥ25Ǥ26Ƨ45ƙ
~sty	76 7Ɗ27Ǔ
~styl	76 7Ɗ27Ǔ
~sua	73 8Ɔ9Wƣ10ǫ11ǣ12ǂ13AǇ14Ńų15ŚŮ16Ļ26L
~sual	73 8Ɔ9Wƣ10ǫ11ǣ12ǂ13AǇ14Ńų15ŚŮ16Ļ26L
~sub	64 -21ǩ-9ƌƣ9ǁǦ11Ǖ21ō82Ǔ83ǔ
~sub>	84 -12ƌ-8ǩ34Ǔ45ǔ
~subc	80 8Ǔ19ǔ
~subs	70 -16ǩ10Ǧ11ǁ45ǔ55Ǔ
~suc	85 8w11Ŝ13ŽƂƽ
~such	88 8w13ƽ14Ž
~sud	88 11Ů12Ƶ15Ĺ17Ļ
~sudd	88 11Ů12Ƶ15Ĺ17Ļ
~sue	71 8ƷǄ10ƺ26ĸ29Ź37Ǟ
~sued	73 9Ʒ27ĸ30Ź38Ǟ
~sues	86 10Ǆ12ƺ
~sug	83 -9Ŧ9ƿ14Ǜ17ƾ25ƶ
~suga	85 -10Ŧ9ƿ18ƾ26ƶ
~sui	79 8ŀ10ň11ƃǣ14ǞǨ28L29ĸ
~suit	79 8ŀ10ň11ƃǣ14ǞǨ16ĸ28L
~sul	86 10ǝ25ƽ44ǜ
~sum	75 -10n12Ǝ13ơ18ǉ22k29x40Ƌ
~summ	83 -11n14Ǝơ19ǉ24k32x
~sump	81 44Ƌ
~sun	82 -16Ǡ8ļ9Ŋ31ƍ51j
~sup	69 -8ǟ7ő9rƘǁ11z12nǒ16L22ǫ26ŏ46Ǘ
~supe	90 10ő13Ƙ30ǫ
~supp	70 -8ǟ7ŕ9rǁ11z12n13ǒ17L26ŏ47Ǘ
~sur	42 -18ƺ-17Ɣ-12n-11Ǔǫ-10Ǒ-8q-7yQŴŶǘ7ŒŗśƂƳ8ŵǟ9žƮ10aĺĻřƵ11ŧŮƁƨǄ12iŘƫƯǦǩ13łŤ14WĿǪ15ūƬǕ16Ɨ17ŇŢ18ŁƄƅ19œƏ20ƶ27ƪ29ƕ30ǔ32ƾ34ǎ35ŠǤ36ǧ38ő39ƀ48Ő
~sura	48 -13ƺǆ-7qƕ7ŚƁƈǚ8rAƛ9XƀǒǤ10śşūƂ11ŢǕǪ13Ļřƶǔ14ŧƄƵ16ƨƫƯ17ŠƮ18łǧ19ĿŐő20ǎ21Ť22WŇœƗ24ƅ
~sure	52 -17Ɣ-12ƣ-11Ǒ-10ǫ-9ƺ-8nǓ-7Ʈ7ƄƆƞ8a9ŗƚ10Ţǆǩ11ƶ13ŒǄ15ŵ18Őǧ19ƾ20Ůǎ21Ř26ŁŠ28ő29ƪ31ǔ34Ǥ45ƕ46ƀ
~surg	88 10Ǆ14t41ƾ
~suri	88 -8ǒ8ū12žǧ23ĺŐ
~surp	86 13Ő19Ǧ
~surr	85 37Ƭ
~surv	84 -9Ł16x23ǟ35i41Ə
~sus	79 10prt11sǄ14ƹ15ł19ƅ29Ź
~sus>	85 11prt12sǄ15ƹ16ł
~susp	85 21ƅ32Ź
~suv	90 -11ǒ-7Ÿ25Ŵ29ū
~suv>	90 -11ǒ-7Ÿ25Ŵ29ū
~swa	86 -9Ů15Ū27Ʒ37Ŵ
~swap	86 -9Ů15Ū27Ʒ37Ŵ
~swe	72 -8ň-7ǫ7wƭ8ƒƣ9Ŀ11ŕ12K13ƓƸǜ14tD15ŭ16ļ18c40Ŋ
~swee	80 -7x7Ŭ8wƭ9Śƣ14Ɠ15t16Ƹ17ŭ19D
~swer	79 11Ŀ13ŕ14Kǜ18ļ45Ŋ
~swi	69 -9Ŧ-7ǌ8Ń9Ź11ĵ12ǘ14ō15M22X23Œ39ţ48Ǝ
~swim	82 58Ǝ
~swin	84 7R14ĵ21M28X
~swit	76 -9Ŧ-8ǌ10ŃŹ16ō25Œ44ţ
~swo	86 10H51ǚ
~swor	86 10H51ǚ
~sy>	68 -14ǫ-10ǀ-8R-7Ů7kǐ8lo9Ǆ10gx11M13PŜŨŻ14ŋ15t27NUƟ40ǡ
~sys	68 -10ǉ7ķ8Ţƌǟ9Ś11ǝ20Ǘ23Ɛǚ24ǘ29Ǚ
~syst	68 -9ǉ7ķ8Ţƌǟ9Ś11ǝ23Ɛǚ25ǘ30Ǚ
~ta>	78 -8ǚ8ŕ9ĺ11ŰƝ16C21ǅ43Ǚ
~tab	69 -13ǫ7ōśƦ8Ń9L10ư11eƧƵ12X13ž14s15T21n28ƊƩ32M
~tabl	71 -13ǫ7śƦ8Ńō10Lư11ƧƵ12e13X15s16T22n29Ʃ33M
~tac	73 8Ŝƿ11őƐǚǪ14ƾ27Ɠ28ų30K38ŷ
~taca	90 35ų
~tach	83 9Ŝ17ŷ32Ɠ
~tack	82 9ƿ12ǚǪ13őƐ16ƾ
~taf	81 -16ş29Ǟ33Ǌ50ǉ
~taff	81 -16ş29Ǟ33Ǌ50ǉ
~tag	79 -27I-7Ś24Ƈǫ71Ŭ
~tage	83 25Ƈ
~tai	73 7k8Ɩ13ƞ15Ƌ16Ƈ18Ʀ21Ɲ22ǆ25Ǐ
~tail	90 11Ɩ28ǆ
~tain	90 10k14Ɲ
~tair	76 11Ɲ14ƞ16ƇƋ19Ʀ26Ǐ
~tak	51 -20ǫ-17Ł-16Ļ-11AƵ-10ŷŸ-9yƪ-8PŀūŲ-7Ŀŭưǖ7eNǆ8afĵŋŪƬ9ktƙǔ10ŜŮƖ11ŏŴƱ12Œ13Ǣ14ƑƘǌ15Ǫ16ũ18ňţƕǝ19š20ŃŨƮƳ21ƦǠ22zźǃǜ23ĸ24Ż25BǄ27Ʃ31Ű34ǘ59ƽ
~take	51 -17Ł-15Ļǫ-11A-10ŷŸƵ-9yƪ-8PŲ-7Ŀūŭư7eNŞǆ8fŋŪƬ9aǔ10ŜƖƙ11ŏŴƱ12Œ14Ƒǌ15Ƙ16ũǪ17z18ţƕǝ19ňš20ŃŨƮƳ21Ʀ22ǜǠ23ź24ĸŻ25Bǃ26Ǆ27Ʃ30ƽ31Ű34ǘ
~taki	80 -9ǫ8z9ĵ12Ǣ14Ů16t45ƽ
~tal	51 -12Ň-11Řť-10Ť-8ŊŴǊǍ-7xőŗƈƩƵǕ7BOƪǎǢ8gŸƒƙǆ9ĺƴǋ10sƾǪ11uvWĶňŦ12Ǐ13fƇǖ14aP15ƺ16š17rƊ20Eĸľ21ŧƤǄǛ22ŅŠ23A26Q32Ŷ35Ƽǫ37N42Ƃ
~tal>	58 -11C-10Ťť-8ŘǍ-7ƈǕ7quƻ8VYĴĹ9SņƄǎ10gŸƨǄ12ƙ13ƾǋ15WǪ16Ǐ17Ŷ18f19ŧƺ21Ɗ22PŠ24E27Ƥ31Q39ǫ54Ƃ
~tale	90 18ǁ20Ŷ
~talk	59 -12Ň-7xŊ7chCŎƆƎ8KƱ9OŉŶƹ10BXƇǢ12iƪ13ĺ14sĶ15vňŦ19a21Aš22r25ľǛ29Ņ45N
~tall	75 -7i8Ł10ž11A14ƒ15œ17ǆ20Ǆ57Ƽ
~tals	88 -7Ƃ12ƞ25ǖ37ĸ
~tam	88 12j13ǜ15ǅ25ƽ
~tan	61 -18ǫ-11Ƌ-10q-8Ɨ-7ő7œƂơ8CKŎűƙƿǁ9ƛ10ĴůƊƶ12ŰƳǈǜ13ŴƌǏ14ŷ16ĸƓƸ18AĿ20rŗ21ũ22B25Ǣ26ŉ
~tanc	84 -14Ƌ12Ƃ13ǁ14Ƹ16ů17ƛ19Ű
~tand	70 -11q-9Ɨǫ-7Ǎ7ļŁſǠ8Ūǘ9œţơ10Kƙƿ11Ɗ12Ĵƶ15Ǐ19Ɠ20ĸ25rŗ28ũ31ŉ
~tang	88 14ű20Ŵ28ŷ
~tant	70 -10ǫ9Ƹ12Ŏ14ǈ16Ƴǜ22A24Ŀ28B30Ǣ
~tap	83 11Ɲ67Ō
~tape	85 57Ō
~tar	58 -12ũ-11Ƒ-10GV-9L-8ĺ-7ŉş7ř8Ƙ9ľ10aŒŹƿ11ūŬǕ12ƌ14dXƣǫ15g17Ŗź18ŔŚ19ŐƳ20ƚ21Ļ23R31ń33ť36S37ō56Ǉ
~tar>	88 -7ſ9ƚ22ƣ30g
~tart	59 -12Ƒ-10GLV-8ĺ-7ŉşũ7Ž8ř9Ƙ10Źƿ11aŒŬ12ƌǕ14dǫ15X18ź19ŔŖŚ20ŐƳ21ń22ť23RĻ37S38ō58Ǉ
~tas	88 9Ĺ12Z15Ų
~tat	59 -14Ÿ-8S-7ǫ7Ŀ8ĹŕŽƽ9Œƴ10ĶƸ11mņŬ13Ż14ķƳ16Eĸś18ŅƬǖ21Ƒ23Łż24őǥ26fƅ27ŘŹ29C
~tate	62 -14Ÿ-8S7Ŀ9ĹŕŽƴ10ŒƸ11Ķņ12mŬŰ14Ż15ķƳ17Eĸ18ś19ŅƬǖ25ő26ǥ28Řƅ29Ź31C
~tati	75 -8Ű12ƽ26Ł29Ƒ30ż
~tatu	84 40f
~tau	82 -12x-9ǒ9Ŝ10W11ǝ13ƥ19ǡ20Ǐ
~taur	83 -12x-9ǒ10W11ǝ14ƥ19ǡ20Ǐ
~tax	78 8fǌ10ǈ11ǅ13œƷ21Ɔ35TǢ
~tax>	84 9f10ǌ11ǈ13T23Ɔ
~taxe	85 -7ŝ12ǅ14Ʒ15œ24T33Ǣ
~tay	58 -16Z-15š-12S-7DŃ7KƪưƷ8ǐǠ10yF12Ƨ13Ǫ14k17jn18Ʃ19X20ű21řǡ25ƫ27H33ƞ36V37ƹ39Ʀ46ţ
~tay>	63 -25š-17Z-14Ļ-9t7n8gBưǊ9Vƪǐ11Ǡ14Ǫ17Ƨ20HţƦƩ23X24ř28ƫ42ƹ45ƞ
~tayi	68 -12S-9ƞ10HK13ntF17k18ţ20j21Ļ23Ʀ26ǡ33V
~tays	90 -9D15Ʒ35ű
~tba	84 10g12xLš14ƛ18ƞ
~tbal	85 10g12xš14ƛ18ƞ
~tch	56 -7ǌ7Vřż8bƆ9wZǟ10qōƻǚ11ŃŊƚ12ķ13ŒŢǆ14Ő15Ǜǝ16ơ17MWŴž19Ʊ20fgL22ţ23Ɗ25N30a40ƍ
~tch>	63 -10Ŧ-7ǌ7ŃŘƍƯ8sřŹƊƕ9ŐŞƀ10ż11qwZƆ12ōƻ13ǚ15ķ16LŢ18Ǜ19WŒ20Ʊ21a24N25Ŵ
~tcha	84 10ĻŐ11Ÿ13g14V16Ŧ20Ŋ
~tche	65 7LŃžƛ8Ɛ9ŲǊ11bƠ13ǟ15gƚ17ǆ19Ɗơǝ23M25f39ƍ
~tchi	81 7N17ǫ18ž20a29ţ
~tci	90 19Ķ
~tcie	90 19Ķ
~tco	88 14Ľ34ļ
~tcom	90 35ļ
~tdo	88 -9ŧ26g30ǟ
~te>	45 -14P-13v-12OưǑ-10U-9qĵŗ-8blBŎŤŧũŸƔƛƯ-7jxDFXŃŇŐśƆƈƞƟƷǆǇǊǪ7JƏƧ8pƍǐ9eKĸŮƣƳƹǂǣ10cŝűƻǖ11Eœŵǀ12ƅǝ13wĺřŻ15ĽōŔŘǍ16ƎƖǥ17őǩ18N19ŰŹƴǎ20mƘ21Ķǅ22Ŧŭ24ńņ26Ŗ28ŕ29d30C31hŞ33Ŭ
~tea	71 -15ŉ-12h8Ǌ9UǓ10Kƹ11ƉƷǅǐ12ƪ13ķ14Ɵ15ǫ17S18x27q33g35P37ǉ
~teac	81 -13h-11ǫ12U15ķ16Ɵ31q41P
~tead	83 8r11Ǔ13KƉ14Ʒǐ20S
~team	80 -16ŉ-7Ƣ8ł10Ǌ12ƹ14ƪ20x33ǫ38g42ǉ
~tec	64 -13ƻ8XŪ9Ƒ10yǜ11ŗ13Ɗǚ14Ƅ15Ư17ĿŘ18ƀ24Ő26Ɛ29Ǌ35ĸ
~tect	64 -13ƻ8XŪ9Ƒ10ǜ11ŗ13Ɗǚ14Ƅ15Ư17ĿŘ18ƀ24Ő26Ɛ35ĸ
~ted	53 -13Œ-12ĺ-9Ŧ-7ő7ŞşƚǍǛ8uIŀŐƟǈ9ozNƎƿ10CƊƌ11Ĺƴƾ12ĸƀ13łƭ14ňŊǑ16ǅǇ19ƣǦ21ƍ22ō23Ơǎ28Ļ31Ƴ43ƶ
~ted>	53 -13Œ-12ĺ-9Ŧ-7ő7ŞşƚǍǛ8uIŀŐƟǈ9ozNƎƿ10CƊƌ11Ĺƴƾ12ĸƀ13łƭ14ňŊǑ16ǅǇ19ƣǦ21ƍ22ō23Ơǎ28Ļ31Ƴ43ƶ
~tee	66 -8Ÿ7ƘǦ8ńŮŻƊ10ƃ11ţ12Ɲǁ18v19Ǒ20Ƒ23Ŗ68ź
~teen	69 -8Ÿ7ƘǦ8ńŮ10ƃ11Ż19v24Ŗ72ź
~teer	83 24Ǒ25Ƒ
~tel	44 -15Ļ-14ň-13ş-11owƾǒ-10IX-9brŃ-8ŊŜŦƫǎ-7LŚŬƉǟǧ7jzĵŅŇŘţƜǗǝ8qĽŔƸǊǓǠǫ9sEFHMŀłŐűƀƚǄǘ10gnƯǥ11uxĺƋƶǁǈ12kŲƧƵ13Ʋƺ14ũžƪǖǞ15iƅ16ŋƠ17Uŕ18ťŽ19Ŏŗ20P21ǆ22ǀ33B36Ʀ
~tel>	80 14ǖ25ǀ56Ʀ
~tele	84 8s21ǫ31ž
~tell	45 -15Ļ-14ň-13ş-12o-11wŤǒ-10I-9bŃ-8rXŊŦƫǎ-7LŚŜżƉǑǧ7zKĵŘŝŢūŮƳƴǖ8jqŅŇŔţƜƸ9FHĽűǓǘǝǠ10sEMŀłŐƀǊ11gnƯǈ12uxĺŲŽƋƶǁ13kUƧƲ14Ƶ15iũƪ16ƅ17ŋƠ19ŕ20ŗť21P22ǆ23Ŏ35B
~tely	73 -13ƾ-12ť7ƒƕ8U9Ǆ10Ž12ƚǑǥ13Ļż14ǡ17Ť18ǀ19Ǟ20ƺ
~tem	65 -9ǉ7Ţ8Śƌ9Ĺ11ķĿǝ13Ə22ƐƬǘ23ś28Ǚ33ƚ34ǚ
~tem>	68 -9ǉ7ķ8Ţǟ9Ś11ǝ21ƚ23Ɛǚ24ǘ30Ǚ
~teme	83 13Ĺ16Ŀ29Ƭ30ś
~ten	58 -11ƕ-9Ƌ-8z-7ǒ7Ʒƺ8ACŅźƲǂ9rűŴƢƤƴǞ11ŝ12x14ǁ15RƝ16bŮſ17ǫ18ų19F20Ǜ22ơƾ25ƙ31Ǥ47ƞ
~ten>	62 -9Ƌ-8ǒ7sżǀ9ŅŴźƲ10Aǂ11Ƣƴ12ŝ13x14Ř16Ɲǁ17ơ18bŮſ20ų22Ǜ25ƞ
~tena	83 -8Ǖ-7Ʀ10ƥ11ơ14Ƥ30F34ƞ
~tend	88 -8z10ĻƵ11Ʒ16ű
~tent	78 -13ƕ-9Ř31ƾ36ƙ42Ǥ
~tep	73 -12S-7J7Ǡ8dťƊ10Ǫ15Ūſ17u20Ǉ29ǚ30ƞ33Ʊ
~tep>	79 -13S-11ƞ-7J8Ǡ9dƊ11Ǫ17ſ21Ǉ34ǚ41Ʊ
~teps	81 9ť18Ū23u44ƞ
~ter	41 -25ǫ-21ǎ-19ř-17n-13Ļŉ-11ŷ-10TXœųŶ-9dDPĽŵƔǪ-8fŁŅŏŗŘūƂƜǣ-7lCIĴłŞƠƽǁǖǜǧ7vxOļŠƎƤ8FŖŻƑǄǙǦ9gEĸŧƪǓǘ10JKŕ11huűƈƵǌǗ12qň13yů14bľţťƳƿǚǟ15NŚśŨƌƒ16Ƌ18zB19tƹ20LUũƄ22ƣ24Ư25Ŧǐ26ĿơƱ27A29ǝ31wƝ37ƛ39Ū40ƫ
~ter>	44 -18Ɯ-17ř-13Ŵ-12ŉ-10ōǫ-9Ļ-8iPTĽŐŵŶŷƞ-7fDHĵĺŅŏœŔšŽƔǪ7pňźƏǤ8ƋǠ9Ǧ10ļ11EŤƵǙ12ouwJOǘǝ13abũŻ14BFĸűǌ15qLŕŧ16z17Ků18ľśţŨ19Ŀť20y21Ū22tƹ24Ƅ25U27Ŧ28ƌ29ơǐ31Ʊ33Ɲ42ƛ
~tere	76 -11ǫ7Ƭ9ĺŎ11ǒ12H14BŠƣ15šƖ17ň18ǅ
~teri	79 14Ǘ23Ɗ26ƈ48ǝ
~term	69 -11A-10Ť10ƞƷ14Ǘ16B17Ǟ26Ŗ59Ư61ƫ
~tern	82 -7X10gļ12i14Lō16V17ņ18j
~tero	90 9Ǆ24ƾ
~terr	82 -7ǫ8g11wŔũ19ǟ33N
~ters	61 -29ǎ-22n-10ǅ-9d-8oBǒǣ-7ayǫ7vƉƎǊ8mŽƅ9ŪƑƪ10ǉǑǔ11ĺ12ŰŴ14ƧƳ15ĿƜ17b18ƒƿ19ŐǓǚ20Ƥ23w25Ś26h27ƣ43A
~terw	85 -8ŧ9ũ11Ƶ31Ū
~tery	90 15Ʋ21Ƌ
~tes	56 -10ǫ-9ņ-8d-7ŕŷ7yHŏ8CĴōőƖ9Š10ļ11mşǩ12ŋƿ13Ŭ14EŪ18ŎǛ20ǀ21vŰǔ22Ǆ23ǃ26Ƥ35Ņ38O
~tes>	56 -9ņǫ-8d-7ŕŷ7aHŏǌ8yCĴōő9ŠƖǃ10ļ11mşǩ12ƿ13ŋŬ14EŪ18Ŏ21vŰǔ22Ǆ26Ƥ35Ņ38O
~test	81 8Ũ21ǃ28Ǜ31ǀ
~tev	77 -8Ƒ8żơ9qVśƓƟƫ12Ʋ15PŊ17Ū18Š
~teve	77 -8Ƒ8żơ9qVśƓƟƫ12Ʋ15PŊ17Ū18Š
~tex	69 -9J9Ź11ƅǚ16l17Ŭ27Ŝ73K
~texa	90 12Ź21l
~text	70 -9J11ƅǚ17Ŭ28Ŝ75K
~tfi	75 -7y7W9ŅŒ11š12Ǡ15J18aƣ23őǆ29Q
~tfit	77 -7y7W10ŅŒ11š13Ǡ18ƣ24őǆ30Q
~tfo	90 26ǥ30ƽ
~tfor	90 26ǥ30ƽ
~tga	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~tgag	64 9ĸ13F15Ư19ư21Ĵ40Ɨ46Ɩ
~th>	34 -23Ļ-22ǒ-15P-14Lť-13NňūŰǉ-12HZŐǎ-11ŤŪƣ-10ĿƼǤ-9oǇ-8hJOōŧƭưǐǜǝǡ-7CEGƛƫƱƸ7aŢźŽƧƩǣǧ8qrSŔűƝƮǦ9glAĹŁŝŦŮƒ10ŉŘƠǅ11pFĺšƾƿǑ12ŷƂƏƔǃǓ13Qž14ŗŨơ15ŋƃ16nƄ17ķŅŌ18uųƳǄǞ19V20bWŲŴ21ńşţƢ22XŞƵǟ23ŖƤ24ĸ25Tƚ26Ň27Ʀ28Š29őƺ30Yļ32Ʒ40s43ĵ46d48Œ
~tha	29 -22ǉ-16ǡ-15iPƮ-13y-12Ǐ-11XĴĺƋƙǠǪ-10N-9ZƜƯ-8eƤƪƴƹ-7rŶƀƗơǌ7KŢŤƃƢƱƳǃ8hnFƌƍƎƼǅǒǩ9ŐŞƈǛ10klĶƛǕǖǗ11ķĽųŴŽƂƒƧƽ12ajŖŨūǤ13oCMłŌōƔƚǂǄ14ņŕ15tDĸƆƓǁ16RŰƁƬ17SżƉǟ18dŚƩǍ19ľ21ŗŪƫ22uŜǫ23QŁŬŭůƟ27EťžƵ28p29ŧŮ30œ32Ļŷ38ŉ40G44Œ48ĹŎ49bš51ň52Ŧ53ũ
~than	61 -10Cǫ7ŔŲǎ8ňƔǣ9Zƫǉ10ŦƂƉƨƼ11sœŧ12ǍǨ14Ľņ16aGů19Ǆ22ĸ23kK25p26ſ
~that	30 -27ǉ-16i-15PƮǡ-14ĺ-12yǏ-11XƋǠǪ-10sNĴƙ-9eZƜ-8ĿſƤƨƯƴǎ-7ŶƀƗơƪƹǌ7AŝűƂƃ8hnĸŢŤƎƞƢƳǃǅ9FŐūƈƌƍƔǒǩ10ŞƚǛ11lĶŽƉƛƽǗ12jķŖųŴƒƧǕ13ōŨǖǤ14MłŌ15ŕůǂ16oDƓƫǁ17tRŰƁƆƬ18żǟ19dCŚƩǍ20pľ22S23ŗŜŪ24uQŬŭƟ25Łœŧǫ28E29ž30ĻťƵ31Ů34ŷ36G41ŉ43Œ50Ĺ51š52bŎ53ň56ũ58Ŧ
~thd	70 8Ǚ12ŝ19p22v25c27d
~thda	70 8Ǚ12ŝ19p22v25c27d
~the	19 -25Tň-21ļǐ-18ŗ-16ńŉ-15ĺŹ-14p-13LNX-12ũ-11irOŷ-10oǘ-8ŋ-7Cǂ7cFĸŊŌōųƻǋ8ŅŔƳƵ9Pűƫƴƶǀ10ůžƥƧ11JWżƍƐƔƚƲǇ12ĿŰǙ13lĴŎƁƈƑǌ14efwķŇŖťƎǥǦǧ15GŘŚŪŭƂƆƝƞƤǉ16kšŴǏ17zľƊƜǍǔ18YőŕŻƀƸǆǩ19ŃƉǝ20EşŵƒƘƟ21hœřŝƛǅ22UśŠſƬ23ƅǃǓ24svłŶƿǈǊǠ25ŁŸƌƙƽ26Ơǎǡ27ƋƓƭ28nSǨ29ņǪ30xƩǢ31ŧǕǤ32źƏ34Ƣǒ35ŬƗ36ơ38Şƣ40ư41y46Ũ
~the>	22 -32ŗ-23ň-20BŒ-19Ş-18ŉŎ-17iƥ-14o-13Tļƃ-12zG-11Ź-10AũƦǐ-9HLŢƶ-8NVńŤƺ-7ŋŐǘ7ZūŲƸƾǝ8nFŪƀ9fŶƁƊƕǣ10amƎƜǋ11ĴƐƔ12cžƯ13dQĻƚǉǊǑ14ķĿőŘƂƑƲƹǅ15ōšŮűŻǕ16ŀťŰƆƙƩǃǌǙǦ17ŇŸƉ18JŃůƬ19eſƷƽǍ20ƒƞ21hxŖŴǥ22ľŵżƈƧ23kŚŧơư24Yŭǧ25ŨƌƠ26EUƋƍƝǈǩ27ƅƤ28yłƓƛǏ29ǡǨǪ30ƘǇǒ33ǎǠ34śǤ35ŁƗƭ36źƏƣ40Ǣ41Ƣ45Ŭ
~thef	85 12Ť31ť39Ɓ
~thei	61 -13Ů-10P-8ŗŸǣ-7dŐ7ǚ8zĿ9śƵǙ10ŞǓǕ11ŨǗ14yŵ15Ƥ16ǒ20v32ŕ34Ƴ40Ǌ49ņǔ
~them	51 -24Ƴǩ-22ŷ-13Ļ-12Ǉ-11ŀ-10Łť-9ań-8lm-7ĺůƩǘǫ7ŜŸƚ8egŕƣƽǜ9ŭ10ƅ12ŽƮ14ų16wǒ17Ũ18xƸ19S20œ22Ǖ23Ŕ25Ǌ26y27Ǔ29ǔ35ş37Ʊ38Œ44š48ţ49Ş
~then	63 -22ū-15ƍ-13ť-9ĻňŒ-8ũ-7Ǫ7cŷƖǊ8sōƀǖ9yQŅƈƙ10ǀ11Ŋš12ŃŔ13Ŧƭ14C15dwư18ƫ19Ň20ŏ24ǟ32ǫ35Ū40Ŷ49Ŏ
~ther	34 -22C-21Ƨ-20œǐ-19Ʊ-17d-16Ů-15TĻǫ-14qǇ-13OƝ-12prƯǑ-11ļŔƕǒǚ-10ŏƚǁǗ-9ĹŦƾǜ-8cĽŧżƔƮ-7aLXĶĺĿŜŷƆƘǂǥ7ĵŪŭƐ8AMķŚƁƦ9RWĸŢťžǨ10Bńƒƫ11ĴŐƄƉƏƞ12ŴŶƂƬƵ13hyUƎƙ14lŊ15ƩƸǏǝ16ŅŤ17VƳ18jřşƃ19uŠūŵƥ20ƊƜ21ǃ22z23iŞǅ24fHņ25ƀƓ26SŎƴ27ŸǪ28Ơ31ſǆ32ƋƟ36Ǌ37ƿ43sŝ45ơ48n65G
~thes	61 -12Rţ-9Ų-7iGƘǇ7ŝƂƢ8cĻǉǝǡ9fC10ŗǎ11ő12tzƼ13Q14œǠ16ū17lPƔƙǫ22nAU24Ō
~they	43 -15Ŷ-14ńǪ-13aĺ-12ilǡ-11Ł-10Nŀũƹǥ-9ĵƄǙǠ-8cguCEXĹĻŉŖšſƍƵƷ-7npPļĿňŮŸƀƛƞǟǤ7UŻƂǃ8ƕǁ9BƉǕ10Sǔ11ŽƽƿǊ12z13őƨǗ14RƘǀ15ĸ16yŝŢųƏǩ17Ǔ18Ɔǘ19Ʃ20Ő22x24w25ŘƢ26řƾǦ27Ƭ30Ɨ31W32ƶ33œ34ƣ38ņŧư39v48ŕş56ŞŨ
~thi	34 -17o-16n-14ſ-13œƂ-12FTŻ-11l-10ţƆƍ-9uvwņŭůŴǙ-8ptRűƖƦƫǖǟ-7CźơƬƶǉǜǞ7ŽƀƺǕǝ8ĴŗŷƯǁǒǡ9jĿŋŖřƎǂǊ10cUƅǫ11gmƱǑǗ12dƃƒƾ13MŏųƏƨ14XĵŠžƣƸƻ15ŞūƼ16ƙǠ17IĺŲ18Ōŕ19sƧƽǄ20ň21łƵ22kN24iƚƪ25HŁńŪ26A27Ʈ28aB30ŀ31ŎƷ32ŊƘ36Ť40ļ45Ő54Ļ55r
~thin	38 -17a-15J-14Ɨ-13nōŝţſ-11tŉŌŸǇ-10csFIǃ-9TŏőœƢ-8lƂƊơ-7oxSņŔŰŻƆƩƫ7NĶƃƜƲǧ8Yǆ9şżƼǝ10ZĸĹļŬƀƣǄǕǨ11ĵŽǁǒ12ŷƠǂ13ĴřƎƺ14ABUńųƒǑǡ15HǗǠ16gŃƏƱƾǫ17Łƻ19ūžƅƨ20ƵƸ21ŗŞ22ĻŐŕŠŪƙ23Ƨ25ƽ26Ų29ƚ30i32ňƪ33ŀƮ37Ť38Ŏ40Ŋ43r
~thir	79 -7p8ŝ9iǣ12ƥ15ƘǇ19d20c22q
~this	46 -16o-15ŗ-14ƹ-12ň-11ťƪ-10ƍ-9ŅŠŲƂƅƤƲǨ-8yŻƠǪǫ-7nŊũŮǡ7ŉŖŝŪƣǀ8ŰƃƼ9xŤǃ10Ư11dmŁǊ12cXƗǌ13JŸ14H16Ǡ17AŔƵ18Ń22Mō23k25j26N27Ƙ28B29ł32Iĺ33ŏƷ34r37s38ļŌ46Ő47ń56Ļ58a
~thl	75 14YœƢ24Ɩ35ĵ
~thly	75 14YœƢ24Ɩ35ĵ
~tho	52 -17ŗ-16G-11ǘ-9ŀ-8Ǚ-7ŒƭǛǨ7ŻƎƞƠǆǢ9EYĴĶŅƊǌ10PŋƃƐƯǕ11ŷƆƷ12ƲƼ13xŐž14wŲǓ15Ŀƫ16ƉƩ17ţ18Ǧ20ƹǉǫ22ųƓǪ27š29Ţƀ31Ŷ34ň
~thos	57 -11ǘ-9aG-8Ǚ-7ĻŀƭǛ7ſƙ8AƜƞ9ĿŒƎǆǒǫ10EƉƠ11ĴĶňƊ12iŅƀƐǌ13ƆƱ15ŷ16wŲǓ17ž19ƫ20Ǧ22ǉ25Ɠ27ų32š
~thou	61 -19Œ-17ŗ-13i-9G-8Ʊ-7SǨ7Ʒ8xƉ9ưǢ10aĻ11HY12ƃ13ŋǫ14Ǖ15PţƯ16Ʋ17Ƽ18Ő21ƀ22ĿƩ24ƹ27ň29Ǫ39Ŷ41Ţ
~thr	50 -9LƖ-8QŐǫ-7cĵƾ7ŃŽƩưƳƽ8lŢƨ9zĴŭƂƇ10Ǟǟ11Ŝŵ12ĹūŶǧ13nŨŪƞ15ŋ16ƍƵ17jŗŘťƏ18őƗƪ22ǐ24ǘ25W26ũ
~thre	85 11ƺ20Ǟ
~thro	51 -9LƖ-8QŐǫ-7cĵƾ7ŀŃŽƦƩư8lŢƳƽ9zƨ10ĴŭƂƇǟ11Ŝŵ12ūŶ13nĹŪƞǧ14Ũ15ŋ16ƍƵ17jŗŘť18őƏƗ19ƪ23ǐ24ǘ26W27ũ
~ths	62 -12Ƣ-8Ɩ-7Y7ņŖǦ8Ļž10Ń13ů14uŴ15v16GŨ17Ƈǆ18ĵ19Ƅ23Ǫ24œ30Z38ư
~ths>	62 -12Ƣ-8Ɩ-7Y7ņŖǦ8Ļž10Ń13ů14uŴ15v16GŨ17Ƈǆ18ĵ19Ƅ23Ǫ24œ30Z38ư
~thy	79 11ƿ23ƺ24x
~thy>	79 11ƿ23ƺ24x
~tia	83 10ǂ11ƫǖ12a14ƶ23ǆ
~tial	83 10ǂ11ƫǖ12a14ƶ23ǆ
~tib	59 7Ń8ĿƁǫ11Z14Ɯ15Ƃ16ŏŧ17Ů20ŉ39ř
~tibl	59 7Ń8ĿƁǫ11Z14Ɯ15Ƃ16ŏŧ17Ů20ŉ39ř
~tic	60 -7Ũ7OĵƝƩǎǗ8KƌƾǑǘ9ŷ10šǜ11N12ş14Ť15Qǈ18ƈ21ž23ŕ26ĺ31Ł50ż
~tic>	83 10ĵǗ11Ɲ12ǘ14ƾ
~tice	78 10ƌ11K14ǜ21Qĺ
~tick	64 -7Ũ7ţƩǚ8O9Ǒ12Nĺ13ŷ14ş15Ł17Ť20ƈ25ŕ54ż
~tics	86 33ž
~tie	72 -11Ơ-9ǫ-8Ů-7ǟ8Ƴ10hǏ12Ǌ13Ɔ14ƣ15Ǒ17YǂǙ23ĸ24Ń25ƞ33f39c
~tie>	88 -9ǫ14h28f31Ń
~tied	90 7ĸ14f19Ǒ
~tien	90 11n22Ǚ
~ties	77 -11Ơ-8Ů-7ǟ9Ƴ11Ǐ13Ǌ14Ɔ15ƣ18Yǂ19ĸ27ƞ42c
~tif	63 -9J7ŕ8ǅ13Ŭ18Ż19ǎ20ǔ28ǩ
~tifi	63 -9J7ŕ10ǅ13Ŭ18Ż19ǎ20ǔ28ǩ
~tig	88 12Lų14Hǟ21g
~tigh	88 12Lų14Hǟ21g
~til	52 -10a-9ţŴƨ-8pźƳ-7uŒťŮƸ7ĴőƩǀ8jOVǡ9ƫƼǫ10YųƠǒ11Ŋ13ŭƮ14f16yzCU17Ŗ18tvŪ19ĻƊƖ20Ÿ21cq22Q23P24D27JƘ28ƭ29ũ30I45Ư
~til>	79 -7H9y11V12vO13Ļ17Ŗ29Ư
~tile	88 34Ɗ
~till	53 -10a-9ţƨ-8ŴźƳ-7uŒť7ĴƷǀ8őƩǡ9jOńƼ10yĻųƠƫ11v12Ŋǫ13ŭ14Ʈ15f16C17zU18Ū19t20ŸƖ21q22cQ24P25D26Ư28JƘ29ƭ30ũ31I
~tim	52 -13ƾ-9ŗǠ-8ĺœ-7ŉƈƪǌǙ7bšƒƓǂǚ8ŤŨƨǘ9yƝƶ10Źƕ11SŢţƩ12kŪ13Ƽǫ14WŶ15s16H17ŝǉ18gŒŕų19ļơƺ27V30N33R34O36ǐ37L38ń
~time	52 -13ƾ-8ĺœŗǠ-7ƈƪǙ7bšƒǚ8ŤŨƨǂǘ9yƶ10ŹƝ11SŢţƩ12kŪ13Ƽ14WŶ15sǫ16H17ǉ18gŒŕŝų19ļơƺ27V31N33R34O36ǐ37L38ń
~tin	49 -11Cş-10ǡ-9sQƵ-8SłŚǫ-7uGĿňŕţǖ7rwNōŏśšŲźƆƞơ8gqzOůƅ9PĶƷ10ƱǅǇ11Kƚ12tƴǜ13ŐƐ14Ƙ15nƳ17MƇǊǛ18iǆ19eƤ20Uœ21FŀǢ23ƭ30ƻ32ķ38j53H
~tin>	65 -12şǋ-8CŐ-7SŚ8tūŽƻ9FOƞƭ10nōƷƽǥ12jPUķŏǆ13xƚ14Ɔ15œǇ18ǜ20ŀǉ22i45H
~tine	90 30ƻ
~ting	52 -13ǉ-10ǡ-8yQƵ-7słǖ7tBŀŘŮſǍ8knwĶŞźƻ9zNĺœšƅơǊ10śůǆ11Ʊ12U13Kǅ14ƴ15Ƙ16FƐ17ƤƳ18ƭ19MǛ20eƇ21HŐǢ25ķ31j
~tio	47 -13Ť-9NŚǆǓ-8GŸƣƪ-7wŉűƀ7SřŜ8ĶĿŘƽǥǩ9qƯǞǟ10AƏǁ11ŋšŽƆ12xļőǃ13nŌǕ14ōǍ15Ʋƾǈ16Ų18k21mPŅŗ22ňŕŬƑ24ƈ27żƍǎ28Ŋ33Ƴ39Ǡ
~tion	47 -13Ť-9NǆǓ-8Gƣƪ-7wŉű7SřŜ8ĶĿŖśƽǥǩ9qƯǞǟ10AŘƏǁ11ŋšŽƆ12xļőǃ13nŌǕ14ōǍ15Ʋƾǈ16Ų18k21mPŅŗ22ňŕŬƑ24ƈ27żǎ28Ŋ33ƍƳ
~tip	85 -7ļ12Ŋ21T47Ń
~tip>	86 -7ļ12Ŋ47Ń
~tir	68 9qů10ŝ12Ų13tļ15Ư18Ʃ32P36ķ41V
~tire	69 9qů10ŝ12Ų13ļ14t15Ư17V19Ʃ33P38ķ
~tiri	90 32V
~tis	83 -8ǫ10Ļū12ľǁ20Ũ25Ş
~tisf	88 22Ũ27Ş
~tist	90 -9ǫ11Ļ12ū13ľ14ǁ
~tit	72 -18ƫ-9Ū8dq9Ǌ10ĸ11Ų13ņ16P26Ņ31Ƙ33ŭ40ǈ
~titi	90 13Ƙ17ņ32Ņ
~titl	75 -9Ū7ǒ8q10ĸ11Ǌ16Ų18P22Ƙ35ŭ
~tity	90 -22ƫ11d51ǈ
~tiv	83 -7ǫ7ŋ8Ź13Ɛ18ǂ23Ő35l
~tive	84 -7ǫ7ŋ8Ź14Ɛ23Ő35l
~tle	56 -11ǫ-9Ū-8B-7Ɲ7ckĸŀŷƵ8zIķĽŋŨžƐ9PŊŬ10Ž11Z12qŔǊ13a14ƨ15v16Ʊ17wņ18ŧ20uŲ21ŭ23ƽ27ų29x30ƘƠ
~tle>	57 -11ǫ-8BŪ-7Ɲ7gŀőũƵƻ8ckIĽŋžƐ9zķŨŬ10ŊŽƠ11Z13qŔ14ƨ15aƘ16Ʊ18Pņ19vw20Ų21u24ŭ27ų30x
~tled	81 8ǒ12ĸŧ31Ơ
~tlem	90 19ŧ28Ƙ
~tles	88 -14P14Ǌ17ŷ29ƽ
~tll	86 23ķ36Ń
~tll>	86 23ķ36Ń
~tly	61 -14ǫ-9r-8wǏ7ĹņŔ8sŁŵƂƵ10ŗŢƗƣ12dPŪ15Ũ16DťƩ18aĻŐ31Ů36ǆ37ǖ
~tly>	61 -14ǫ-9r-8wǏ7ĹņŔ8sŁŵƂƵ10ŗŢƗƣ12dPŪ15Ũ16DťƩ18aĻŐ31Ů36ǆ37ǖ
~tma	81 -15H10ƌ20dk29Ơ36J
~tmas	85 10ƌ20D21dk
~tme	58 -13Ɵ-10ǩ-8Ɲ-7n7Ŷǘ9Ơǁ11ű13Gƞǀ15FǏ16ťƣ17ĸƑƧ18ƙ20D21Ƣ23Ƥ24Ʀ25ǜ32ƥ
~tmen	58 -13Ɵ-10ǩ-8Ɲ-7n7Ŷǘ9Ơǁ11ű13Gƞǀ15FǏ16ťƣ17ĸƑƧ18ƙ20D21Ƣ23Ƥ24Ʀ25ǜ32ƥ
~tne	68 -23d-14Š-11Qň-8cŰ9s10ł11ƴ12r15ƹ20Ǫ23Ǣ25Ǆ26t29q30ŵ31ƪ33op34ǈ
~tner	68 -23d-14Š-11Qň-8cŰ9s10ł12r15ƹ20Ǫ23Ǣ25Ǆ26t29q31ŵ32ƪ33op34ǈ
~to>	31 -24ƨ-20Ų-17nƋǇ-16rƫ-15ŗǊ-14Ő-13Ŧ-12qǍǔǜ-11fijwWťƽǄǣ-10cpvPőǉ-9FǝǤ-8œƆƊƪǁǌ-7uŇśƇƈǈ7TZŀŅŚ8ĸňƁƑƓǪ9dŭƩ10Ʋ11kIĽŋ12gļšƝ13zVźƀƙǞ14LOǕǖ15ĺřŝųŴŷƅƖƗǙ17tGĻŶƃƞǃǎ18eoABĵƦ19syƕǑ20KNĹƯǟ21YĴ22Ũ23Ŏ24ƍ25HŞ26aĿŤƛ27X28ŊŌŔƱ29ţ30ũƹ31ŏ32ń33Ń37ƭ38ſ39ōŜ42Ǡ45MŰ48Ƹ50ł58Ʒ
~tob	79 -7ƾ9Ǆ51ƻ
~toba	79 -7ƾ9Ǆ51ƻ
~toc	79 11ķ19ĸ29ƟǑ
~tock	79 11ķ19ĸ29ƟǑ
~tod	53 -16ſ-13ǫ-9oŅǣ-8ƦƩ-7ǘ7Œƴ8ƅ9xƕ11a12Łŝ13tţƬ15ĺ16v18ǧ21Ų23j24Oƨ25Ř28ő29ō32ļœ35i40ĻŐ
~toda	54 -17ſ-12ǫ-9oŅǣ-8ƦƩ-7ǘ7ŒƁǤ8ƅ10ƕ11a12Ł13tţƬ14ŝ18ĺ19ǧ21Ų24j25OŘƨ28ő30ō32ļ33œ36i41ĻŐ
~tof	86 9ǂ19Ū42Ɲ
~toff	86 9ǂ19Ū42Ɲ
~tog	75 7š11fuƂǋ12Ĵ13M15ǌ25s34Š
~toge	75 7š11fuƂǋ12Ĵ13M15ǌ25s34Š
~tol	72 -10Eǫ-7ǖ7jZ8ņŧǀ9Ʃ10luŢ11Ƃ12Ľ14ƾ16ƶ17dǚ22B23ŕ27A29ŗ
~told	72 -10Eǫ7jZ8ņŧǀ9Ʃ10luŢ11Ƃ12Ľ14ƾ16ƶ17d22B23ŕ27A29ŗ
~tom	56 -11S-9ś-8l-7ƫ7kIţƝǆǚǟ8jŀƦƮǥ10ŗ12ǜǡ13Ĺ15ƨ18Zǅ19Ɵǣ21ǘ23L25Ǖ26Ǚ28Œ33ǖ
~tom>	88 7Ŭ10eņǧ12Ń
~toma	86 11ĵƝ14j
~tome	62 -12S-8l-7ƫ8kǆ9ţ11ŀ14ǜǡ21ǅǣ22Ɵ24ǘ28Ǖ29Ǚ31Œ37ǖ
~tomo	65 8Ų9IƮǗǟ10Ʀǚǥ12ŗ16Ĺ18ƨ25Z27L
~ton	75 -7ļǐ7Ɓ10Ŋ11bǟ12ōŗż14ǫ15Ŝ16ƨ20r23Ʀ28l
~ton>	86 10Ʀ14ōż18ǫ33l
~toni	79 -8ǐ8Ɓ12ǟ13ŗ15Ʀ16Ŝ17ƨ22r
~too	56 -11ƕǨ-10Ƹ-9ŐǀǊ-8ķŞ-7Řƭ7pŀŃƱǄǆ8ǝ9ƃ10ŨƬ11ňǓ12Xƴ13tŠƁǁ14ŉūǜ15Ū17Uƪ18jo19sŅ21Ʈ22ŮžƵ23Ǜ26Ɵ28qǤ43Ǒ
~too>	61 -12Ǩ-10Ǌ-9Ƹ-8ķŨ7bcŏƁǈǫ8ņ9ŀ10ƃǝ11ǆ12Ǔ13ň14X15Šǁ16ŉƵǜ17ū20j21o22sUŅƪ24žƮ32q
~took	76 -10ǀǫ-8ƭ8kš9Ɓ11Ʊ12pǄ13Ń16Ƭ20t22Ƶ23Ũ24Ū
~tool	68 -9űƕ8ƚ20Ů30Ǥ31Ǜ37Ɵ56Ǒ
~top	60 -13Ŧ-9Ő-8ŝƞǑ-7ƈǫ7OWľŀƂǙǝǟ8ƍƥ9yƷǪ10Ɵǖ11ŉţǐ12T13m15śǌ17Ł21Ɗ23Ŀ24Ř25ŚǨ26Ɖư29M31ĵ32ƃ
~top>	62 -13Ŧ-9Ő-8ƞǑ-7ư7WĻľƂ8ƥǝ9Ǚǟ10ƷǪ11ŉǖ12Ɵǐ13m14T15ǌ17ś22Ɗ25Ŀ26ŚǨ27Ɖ28M34ƃ
~topp	79 11ŀ15y17ţ22ư25Ł
~tops	90 9O17ƍ24ư36Ř
~tor	48 -12Ǌ-11ƻǫ-10ĻǕ-9JƵ-8ĸőŗǒ-7ałŵƭ7OŕżǇǘ8ǌǐǑǡ9ŃšŤƀƕǆǩ10Ŏū11jƄƘǂǄ12ǚ13žƿ14ƺǣǦ15ťǔ16ƞƟƽ18ǓǤ19ƏǍ26ƐƾǏ33ƴǙ36ǀ37Ƈ43Ƨ71Ɯ
~tor>	61 -16Ǔ-12Ǌ-10J-8ĻŸ-7łő7ǈ8ƺ9ǥ10Ƅƍǔ11ż12ƽ13ǩ14Ńǆ15ƕ17Ǆ18ǚǦ19ž21Ə24ǀ25ƾ26ƞ38ƴ
~tora	76 -10ƙ8Ɠ61Ƨ
~torc	84 -11ǒ17Š22ū24ǂ
~tore	67 -7ƣ9Ǒ10Ǡ11Ƨ12ƽ13Ǉǎǘǡǣ14ǌ15ǐ17Ɛ19Ǥ25Ǐ43Ǎ46Ǚ
~tori	67 -11Ǎ8Ɔ9ǖ13Ǐ21Ƈ23ƀ
~torm	75 10ŕŪ13Ɖ26j88Ɯ
~torn	80 7ƴ8ǟ12Ƙ15ŀ16B40Ɯ
~tors	69 -16Ǖ-14ƻ10ǣ11ŧ12Ƅƥ13ǔ18Ÿ23Ɛ27ǀ47Ǔ
~tory	66 8ƣ10Ňŋ11Ǥ12Oƾ13ƺ15šŤ16ƙǑ18Ŏ23Ɵƿ28ť34Ƈ
~tot	71 -11ť-7ƨ7ŁƁƇ8Ƣ9Ažƻ10uY11Ĵ12ņœ13gǁ14Ÿ16Ŷ17ƙ18ǋ24ŧ29Š
~tota	71 -11ť-7ƨ7ŁƁƇ8Ƣ9Ažƻ10uY11Ĵ12ņœ13gǁ14Ÿ16Ŷ17ƙ18ǋ24ŧ29Š
~tou	78 8ƛ9ĸ10ŅŎƻ11Kǟ13Łǁ14ƾ30ŝ
~touc	80 8ƛ10ĸŅŎ11Kƻ13ǁ15ƾ31ŝ
~tov	78 56ƒ
~tove	78 56ƒ
~tow	65 -15Ř-13ƅ-8c-7ōƝ7Ʀ8ǀǒ9ŇŮǍ13ơ14ňŰǗ16Q17X18Ǐ19ǫ22ƥǨ25E49l54C73Ƃ
~tow>	90 -8ō68Ƃ
~towa	88 20ň23X
~towi	82 39Ƃ
~town	70 -10ƅ-8c-7Ɲ8Ʀ9ǀǒ10ŇŮǍ11ƥ15ơ16Ű18Q20Ǐ23ǫ27E53l59C
~tpo	90 29ƶ
~tpon	90 29ƶ
~tra	50 -11LŘǫ-10kCG-9ź-8Ĺśű-7œ7yŢŵƍƦưǩ8ŲƟƶǑ9zQŐƕ10Sƞ11Ǘ12lĵƚ13Kǉ14ŁŻƔ15Ŭ16ǂ17ǒǔǦ18Œ20ż22Ǝ23ƃ24Ű26ơǓ27P28Ǜ31Ƃ37Ǖ45ž
~tra>	75 -10k-7ǂ11ųƸ12ŵ14Ʀ15ƶ19Ő21ƚ24ǉ29Ǧ34ƃ
~trac	60 -8Ř7ƫ8ŧǌ9Ƙ10ŚƍƤ11ǆ12ǩ13ƕ19Ɣ21ǔ25Ǔ46Ǖ61ž
~trad	78 8ǥ9yǇ11Ǔ12ǡ14m18zƟ23P24S
~traf	86 -12m-7ź12ŰǍ14ż15N
~trai	67 -7S7lż8oǩ9ŉǐǚ10ŕ11ư13ŢǑ16Q17ǒ18Ł19Œ20P21ĵ26Ű27Ż40Ǜ
~tram	75 37Ǝ
~tran	73 -12L9y10Z11Ƃ12Ŷ13l14Ų17ǒ18Ǘ20ƞ23K
~tras	84 11Ş16ƣ50Ƃ
~trat	84 -9ű19ş30Ŭ
~trav	78 -12C-7Ǩ10ƃ12Œǒ38ǂ46ơ
~tre	56 -16g-13ŀ-9ƌ-7Pǫ7şũǞ8śƠ9kt10iƚƾ11ŝ12EŢťƣǆ14GǅǍ17Ũǁǂ18Ş22Ň25ǜ26ŷ27ű29ƛ42U48D49Ɠ
~trea	66 -10ƌ10şƛ11jś12k13ƚ14iƾ20ǁ21Ũ23UŞ28Ň31ŷǜ
~tree	61 -13ŀ7ƥ8tƈ9Ơ13E14ƣ15ŝ16Gťǅ17Ǎ19ǆ23ƛ32ű54D56Ɠ
~tres	84 -8P10Ɯ11ƅ12Ǟ14ũ36U
~tret	88 9ơ13ż24Ţ
~tri	64 -13ǫ-10ƒ-9Ƴ7ǂǖ9ǝ10ž11Ǖ12ŬƑ13qQŚ14Ɠƞ18ŮǓ19Ƃ23ňŰǍǏ26ǚ31ƌ34k
~tric	72 -11ƒ-10Ƴ8P9ǖ12Ǖ14Ƒ15qQ19ǚ21Ǔ22Ů35ƌ
~trie	88 15ǚǝ16ž
~trig	88 9ł10ţ15ō
~trip	76 -7ō9ǂ18Ǎ20ƞ23Ƃ27Ű28Ǐ41k
~tro	68 -12ǉ-10n7ƚƺ8ĿƝ9Ķǁ10p12tĺ13K15şŲ16Ĺ21Ǟ23ƿ44ƾ
~trok	86 15ƿ25ƾ
~tron	84 8ĵ10ƙ11Ŀƚ16K
~trou	73 -12ǉ-10n7ǚ8ƺ9Ɲ11pĶ12ƾ13tƿ14ĺ16ş17Ų23Ǟ
~tru	55 -15ǆ-14Ɨ-13Ÿ-12ŹƖ-10U-8T-7ƃƟƢ7ŬǈǠ8ƨǝǡ9ŁŲ10ŃŇƭǑǫ11QS12ŶƂǍ14ƈƓ16c17ƚ18ūǨ19Ɔ20ƕ21Ƒ22ŏ24ĴŮ25A28ŭ30Ŵ31ƴ33ŵ34ǒ35ŷ
~truc	58 -16ǆ-14ŸƗ-13Ɩ-12Ź-10U-7ƃƟƢ7ǈ8ĺŬǠǡ9ƨǝ10ŲǑ12Q13SƂǍǫ14Ŷ15ƈ16Ɠ19Ǩ20ū21Ɔ22ƕ23Ƒ26ĴŮ30ŭ32Ŵ35ŵ37ǒ38ŷ
~true	86 8Ũ16c18Ń21ŏ
~trum	78 27ƚ
~trus	74 -9T13ŏ14Ň15ƭ18Ł36A44ƴ
~try	73 -7N9ŘŹǠ10ů11ž12ǖ14lǂ15ƥ18ǚ19Ņ21I31L
~try>	74 -7N10Ź12žǖ14ǂ15lƥ18ǚ19Ņ22I31L
~ts>	40 -18Ş-16G-15aū-11PƁ-10cAŐƋƳǆ-9mvVőśŨǄǇǉ-8ĺŧƩǠǪ-7ikrJŁņŋŎƇƓƖǁ7Ełŝźǐ8ŷƢ9IŅŶƯƽǖǘǜǨ10tƄǙǟ11gUĵĿƀƦǀ12nƭǍǛǡǩ13Yšſǂǌ14Ňŭ15Ķ16ŲƙǓǔ17ƐǏ18ƿ19RWĸŚŽ20zňƍƚǎǤ21ǣ22Ĵ24ƥ27Ʊ28ş30Ř34ƞ39hż45Ǖ
~tse	83 8Ǥ10Ł11Ɠ12ƚ16ĵ18ƕ21C
~tsel	83 8Ǥ10Ł11Ɠ12ƚ16ĵ18ƕ21C
~tsi	74 -10t-9U7ű8ƊƓƨ10Ǣ13ǂ21gq29j32ƈ
~tsid	74 -10t-9U7ű8ƊƓƨ10Ǣ13ǂ21gq29j32ƈ
~tsy	90 13o37Ɵ
~tsy>	90 13o37Ɵ
~tta	78 8ŕŜƿ10ĺƓ12ǚǪ13C15ƾ16ŷ
~tta>	88 9ŕ11ĺ
~ttac	82 9Ŝƿ10Ɠ12Ǫ13ǚ16ƾ17ŷ
~tte	55 -21n-19ǫ-11ź-9Q-7d7ű8rAŠţƞƪƲƴǃ9ŀƢǚ10ƜǛ11qŎƝǝ13Lş14łňſ15ś16Ř17opCŚ18hƻ21KŻǄ24tŕ33ľ34Ŀ48b
~tte>	90 26ƻ33C
~tted	90 13ľ15ō18ŀ28ł
~tten	70 -10Ƌ-8ǫ7ƛǕ8żǥ9ǝ11ŅƲ12ű13ƞƢƴǛ16Ř19Ɲ21bſ
~tter	59 -22n-13ǫ-11ź-9Q-7d7Źǒ8ǃ9Šţ10rAƪǄ12Ƌ13qŎ14Ɯ15ş17ś18pLŚ19ň20o23hKŻ26ŕ27ľ28t34b37Ŀ
~tti	59 -12ş-9ǡ-8Ő-7s7ŽƠƳǨ8rwPŲƂƟƪǊ9hŗŘ10ū11ůźƚǛǢ12tśơ13xzŀ17M18nƻ21H26j28œ42ķ
~ttin	59 -12ş-9ǡ-8Ő-7s7ŽƠƳǨ8rwPŲƂƟƪǊ9ŗŘ10ū11ůźƚǛǢ12tśơ13xzŀ17M18n19ƻ21H26j28œ42ķ
~ttl	58 -10ǫ-8B-7Ɲ7dgŀƵƻ8cIĽŋőŨũŲž9zķŊŬƐ10Ž11Z12Ŕ14aƘƨ17Ʊ18wņŧ19v22u25ƽ30x31Ơ
~ttle	58 -10ǫ-8B-7Ɲ7dgŀƵƻ8cIĽŋőŨũŲž9zķŊŬƐ10Ž11Z12Ŕ14aƘƨ17Ʊ18wņŧ19v22u25ƽ30x31Ơ
~tto	81 -8ś7ƴ9eņǧ11Ń12Ƙ13ō16B24ǫ
~ttom	88 7Ŭ10eņǧ12Ń
~ttor	90 8ƴ14Ƙ18B
~tty	70 -15Ǆ-7ǫ7ǡ8GSŎƊ9Wŷǒ10ŖũǓ11ŵ13ƛ14ţ15Ƈ18ſ21U31ƺ
~tty>	70 -15Ǆ-7ǫ7ǡ8GSŎƊ9Wŷǒ10ŖũǓ11ŵ13ƛ14ţ15Ƈ18ſ21U31ƺ
~tua	71 -8œŦ-7Ő8śŝǈ9ſƶ10nzƒǪ11R13KP14F23ŗ31ő
~tual	73 -8œŦ-7Ő8ŝǈ9ś10ſƒƶ11R13K14P25ŗ32ő
~tuat	86 13zǪ14n17F
~tub	76 9dqƜ26ƌ41Ǝ
~tub>	79 9qƜ43Ǝ
~tube	90 31ƌ
~tuc	72 -14Ĵ-8ķ-7Ƽ11ş12Œ13ƥ17Ł21ư22vZƲ26Ŷ31ƈ
~tucc	88 38ƈ
~tuck	74 -14Ĵ-9ķ-7Ƽ11ş12Œ14ƥ18Ł22vZư23Ʋ26Ŷ
~tud	70 -8ŭ10Ƴ26Ĵ36Ż44m
~tude	71 -8ŭ11Ƴ26Ĵ36Ż
~tuf	62 -7ƿ7ŌƁƚƻǧ8X9ŮƎƴǁǚ10sƜ11ƊǞ12ƌ13Ǘ15şǒ16A19Ǆ20Ɵ21Ƥ25Ǥ26Ƨ45ƙ
~tuff	62 -7ƿ7ŌƁƚƻǧ8X9ŮƎƴǁǚ10sƜ11ƊǞ12ƌ13Ǘ15şǒ16A19Ǆ20Ɵ21Ƥ25Ǥ26Ƨ45ƙ
~tui	86 47Ƴ
~tuit	86 47Ƴ
~tul	86 11Ɩ13z
~tup	88 -10ƙ12Ɛ13Ƌ31Ǉ
~tup>	90 -10ƙ12Ɛ14Ƌ32Ǉ
~tur	57 -18ǫ-13ǜ-11q-10Ʀ-8LŘŦ-7itšƆ7nHTľłűŶơ8pǩ9A10ƹ11ƊƮǑ12ƕ14GƤƬǈǛ15Ŋ17vǌ18ŁŜťƀƓ19ǆ22fź23Ť24ƈ25ƙ27ŀ28cǇ31Ǟ35ƶ
~ture	64 -7LĸŘšƆǠǫ7Ƴ8HľŵƠǈ9nł10Ŷ11ť13ƮƹǑ15ƕ16Ƥ17G19ƙ20f21Ɠ22Ŝǆ27ƈ34ŀǇ
~turn	63 -13ǫ-12ǜ-9yŦƦ-7t7ƩǠǢ8ĸűǈ9Tťƙ10ǩ11pơ12A16Ƭ17Ǜ18Ŋ19ǌ20v24Ł26źƀ27Ť32c35Ǟ39ƶ
~tus	83 21C39f
~tus>	84 40f
~tv>	86 -8ŧ14őƜ18Ƌ30ƙ
~tve	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
~tve>	78 7ƛ8ū11ſƓƧ13ƈƍ14Ū19ƙ
~twe	78 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ16h21ŉ
~twee	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
~twi	78 7Ť8ĵ9R11ǧ12uŖƽ14Ū22w24y
~twic	81 7Ť8ĵ9R12Ŗǧ14Ūƽ
~twin	90 14u21y26w
~ty>	48 -14ƫ-12Ǆǫ-10Ǌ-9IƤ-8Ɵƨǆ-7Řųǉ7ǝ8ƇǙ9Ɔƞǜ10ƾǍ11Ň12Ɠǒ13UĿ14yķŠ15Pƙ16ƃ17Ƹ18Ɓ19ƑƖƺ21Wǈǣ23ơǕ26D27Ǥ28ǎ29ƣ30ĸ31Ɛ40Ǜ48C52ſ
~tyl	76 7Ɗ14ƌ27Ǔ
~tyli	78 28Ǔ
~typ	69 -11Ǐ-9Ɣ7Ť8ǈǐ10pTĽǁǋ12Ɗ13ƈǖ17E18d20ƥ21ǆ22b33ƫ38ƾ
~type	71 -11Ǐ-10Ɣ-7ś7cž8Ť9bǆǈ10Ľǋ11p12Ɗ13ǖ14ƈ18E19d21ƥ34ƫ40ƾ
~typi	85 10ǐ13Tǁ15ǆ17b
~uab	84 8Ƨ15Ƌ35ƚ
~uabl	84 8Ƨ15Ƌ35ƚ
~ual	62 -8Ŧ-7Őœ7ƣǣǫ8Wſƒƶ9ǂǌ10AKůƨǇ11Ńųǋ12PŚŮ13Ļƭ15T18ŗ22L26ő
~ual>	71 -8Ŧ7Ǥ8śǈ9ƒƶ10ů11ǌ12ƨǂ13ƭǋ18T31ő
~uall	68 -7œ7Ɔƣ9Wſǫ10ǣ12AKŃǇ13Pų14ŚŮ15Ļ21ŗ24L
~uan	90 18ƻ23ǁ
~uana	90 18ƻ23ǁ
~uar	66 -7K7ƮƱ10ƨ13ĵƕƚ14ń17Ǎ26Oǘ36ƴ41Ƈ
~uard	82 11Ʊ45ƴ
~uare	71 14ƕ18Ǎ29ǘ44Ƈ
~uart	83 -9K11Ʈ13ƨ15ń17ĵƚ34O
~uat	80 -10Ż10Ƴ11z12Ǫ13n15mF21y
~uati	83 7m10y12zǪ14n16F
~ub>	75 -11ƌ-7ǩ8qƜ16ų30Ǔ40ǔ41Ǝ
~uba	84 38ǂ
~uba>	84 38ǂ
~ubb	90 11d17Ɲ
~ubc	80 8Ǔ19ǔ
~ubco	80 8Ǔ19ǔ
~ube	78 -9Ŵ27ƌ50ų
~ube>	90 31ƌ
~uber	81 -10Ŵ52ų
~ubl	71 -12ǉ-10n7ǚ8ƺ9Ɲ10Ķř11pƾ12ĺ13tƿ14Ƨ16şŲ17Ŕ22Ǟ
~uble	72 -12ǉ-10n7ǚ8ƺ9Ɲ10Ķř11pƾ13tĺƿ16şŲ18Ŕ22Ǟ
~ubs	70 -16ǩ10Ǧ11ǁ45ǔ55Ǔ
~ubs>	70 -16ǩ10Ǧ45ǔ55Ǔ
~uca	81 31Ƴ44m
~ucat	81 31Ƴ44m
~ucc	88 38ƈ
~ucco	88 38ƈ
~uch	44 -23W-20ĵƃ-16ť-13Ũ-11Őƿ-10ūŶƗƞƯ-9Fŕ-8aũƆƇƠǡ-7ixőŗŰǍ7ţźſƜƧǎ9řǫ10Ŵǁ11ŭƋƖƚƹǕ12ŽƸ13OYŝŲƍ14ĴƟǝ15Ǥ16ķǣ17ƀǨ18ƕƳ19ŀƬ20ǋ21ZƄƢ22ǌ25ƪ26Tů27ƨǑ28ņ29X30ĸ31ƙ32Ʃ34Ř35ƔƮ37ŧ43œ45Ŕ
~uch>	44 -23W-20ĵƃ-16ť-13Ũ-11Őƿ-10ŶƗƯ-9Fūƞ-8ŕũƆƇƠǡ-7aixőŗŰǍ7ŖţźſƜƧƾǎ9řǫ10Ŵǁ11ŭƋƖƚƹǕ12ŽƸ13OYŝŲƍ14ĴƟǝ15Ǥ16ķǣ17ƀǨ18ƕƳ19ŀ20Ƭǋ21ZƄƢ22ǌ25ƪ26T27ůƨǑ28ņ29X30ĸ31ƙ32Ʃ35ŘƔƮ37ŧ39Ŕ43œ
~uck	57 -14ŸƗ-12Ź-11ǆ-10U-8ķ-7ƟƢ7Ŭſ8ĺźǝǠ9ŁœǑ10Ųƥ11Qƚ12SǍ15ZĴ16vưƲ17Ǩ19X21Ƃ22o23ŮƑ27ŭ28ū30Ŵ33Ŷ35ŵǒ36ŷ
~uck>	60 -14Ɨ-13Ɩ-12Ź-11ǆ-8Ƣ-7Ɵ7ĸŜ8Ŭ9ĺźƨǠ10ŁǑǝǨ11Ųƥ12ƚ13S14Ǎ16Ƒ17Ĵư18Ʋ22Ů23ū24Ŷ29ŭ35Ŵ37ŵ41ŷ
~ucks	71 -14Ÿ-9U7ŕ8ū10ſƑ13Ŷ16œ25X29Ƃ48ǒ
~ucky	85 8Ť11Ɩ34o
~uct	56 7ƁƟǈ9ǆǡ10PZƫǗ13Ɯǣ14Ƃ15ŏŧƓ18ŉƈ22ƕ23Ɔ24ǫ45ř
~uct>	84 12řƟ14ǆ15Ǘ20ƫ
~ucti	58 7ĿŃ8ƁǏ10Zǡ11P14Ɯ15ŧƂƈ16ŏ19ŉ20Ɔ25ǫ38ř
~ucts	90 8ǆ22ǣ
~uctu	86 -7Ǥ12ǈ25Ɠ29ƕ
~ud>	79 9Ŝ12x14Ơ22Ǚ26ǁ
~udd	75 9Ů11ŝ12Ĺ15ľƤ20A21Ƶ22B26Ļ31ņ
~udde	88 11Ů12Ƶ15Ĺ17Ļ
~uddy	79 7Ƥ10B12ŝƵ14Ļ16ľ21A33ņ
~ude	63 -11ǉ-8ŭ7sWŔ8Ɓƫ9ƇƳǥ10Ƃƶ11cƄ13Ƣ15ǋ20ŗ23Ĵ28Ő32Ż
~ude>	75 -13ǉ9s11Ƈ13Ƅ14c20ǋ36Ő
~uded	80 9WŔ10Ɓǧ12ǥ14ƂƢ30ŗ
~uden	70 -8ŭ9ƫ10Ƴ11ƶ26Ĵ35Ż
~udg	76 7e8Ž9Ţ12c14Y17ĸ24Ĺ39X
~udge	78 8e9Ž14Y17ĸ25Ĺ40X
~udgm	90 11Ţ14c
~udi	65 -11ŧ7Ÿ12ǔ16ǥ95Ǧ
~udit	65 -11ŧ10ǥ12ǔ95Ǧ
~ue>	60 -14Ǥ-9ńǘ-7ƣǫ7BƂ8bĹŊŞ9cǀ10ŗǑ11ĻŃż12Ǐǩ17Ɣ18Ŀ25yƬ27ƫ28ǌ29Ų32ŏ35Ŗ
~ued	73 7ƭ9Ʒ27ĸ30Ź38Ǟ
~ued>	73 7ƭ9Ʒ27ĸ30Ź38Ǟ
~ues	61 -9Ǉ-8G-7ƦǑ7iŪǄ8lŗƺǘ9AƑǌ10ő11ůƚ12Ɔ13P15ĺľ16ƙ21ŋ29ǫ32ƞ46Ǥ47Ŋ
~ues>	74 -7Ǒ9Ǆ10ƺ15ƚ57Ǥ
~uess	76 -11Ǉ-10G8ś9ŪƉ10i11lǘ12Ƒǌ13őŗ14ů16Ɔ18P21ƙ37ǫ
~uest	68 8d10A17ľ18ĺ24ŋ38ƞ53Ŋ
~uff	62 -7ƿ7ŌƁƚƻǧ8X9ŮƎƴǁǚ10sƜ11ƊǞ12ƌ13Ǘ15şǒ16A19Ǆ20Ɵ21Ƥ25Ǥ26Ƨ45ƙ
~uff>	62 -7ƿ7ŌƁƻǧ8Xƚ9ƎƴǁǗǚ10sŮƜ11ƊǞ12ƌ15şǒ16A19Ǆ21Ƥ22Ɵ25Ǥ27ƙƧ
~ug>	78 -7Ł7KĽ9ǁ11Ǣ15Ũ28ƽ29ž40ş
~uga	85 -10Ŧ9ƿ18ƾ26ƶ
~ugar	85 -10Ŧ9ƿ18ƾ26ƶ
~uge	90 15Ɣ24Ĺ
~uge>	90 15Ɣ24Ĺ
~ugg	86 -8ş9g12K14Ǜ18Ł
~uggi	90 -9ş9g13K19Ł
~ugh	45 -15m-13b-11œ-10LŐŲƖǤ-9ĵơ-8QŤƾ-7pqGIOĺĿŊŖŞŠƱ7ĶŁŪŭŶſƀƂ8nĹū9Ƶ10ťƜǧ11iZŎšŸƠƮ12ƃǟǦ13ĸňŦƗưƲ14vő16Ńũ17rWŗŜŨůƙƪ18źƨǐ19uŋƍ20ŘƩƳǘ21jlwY22yƔ24Ə25x
~ugh>	49 -27ǫ-9LŐƖ-8Qĵœơ-7mŠţƾ7lSůƽ8zRĴŢƙƨ9ZŭƂǞ10Ĺŗ11nūŶŸſ12ŋŨŪƜǧ13rŁ14yťƵǦ15Ŝǟ16Ʈ17őƏƗ18YŘ19Ŧ21Wƪǐ23ǘ26Ʃ27j28ũ
~ughl	68 -16Ǥ7YZ10Ķ12T13Œ16ư18ů19ƙ26ĸ
~ught	59 -13b-12ũ-11m-9d-8Ʊ8rŨƺǣ9H10ŗƠƫǑ11ŋƃ12yĻűƀƏ14ŷ15ŃţƨƲ19ilŎƳ20ǫ21všźƍ25ň29wƔ30x32u
~ugl	85 8Ľ9Ǧ11Ķ13Ň22Ə
~ugly	85 8Ľ9Ǧ11Ķ13Ň22Ə
~ugs	78 -7O17ž31ş37ǁ
~ugs>	78 -7O17ž31ş37ǁ
~uh>	75 -7vƙ7š9gxĻ10ŝ12bņƑǡ13rƠ20j21ŷ32ũ
~ui>	88 -14Ɲ41ż
~uic	71 -8ņŶ7Rś9ŌťƗ10Ůǋ11Ś15dP16Ş17Z18E22ŋ27Ǣ32Ũ
~uick	71 -8ņŶ7Rś9ŌťƗ10Ůǋ11Ś15dP16Ş17Z18E22ŋ27Ǣ32Ũ
~uie	86 9L13ư24ǐ29Ł
~uiet	86 9L13ư24ǐ29Ł
~uil	56 -10F-8ǘ7XƦ8ĸƍƒ9ǜ12Ƴ15ǟ18Ƭ19Ǡ23Ɠƣ25Ǥ26ƫ32Ǎ33Ǐ42ƕ43Ƽ45ƥ48Ɔ
~uild	58 -10F-8ƈ-7ǘ7ƍƳ8XƒƦ9ǜ12Ɔ19Ǥ24ƣ27Ɠ33Ǎ35ƫ37Ǐ39Ƽ47ƕƥ
~uilt	69 -9ƫ7Ƴ8ǏǤ9b13ƈ14ĸǟ29ƬǠ38Ɔ
~uin	84 -16Ɩ7Ŭ10ĸ13t29Ɲ30ŭ
~uip	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~uipm	69 -7ƕƙ17Ɵ21Ǥ28Ǡ48Ǒ
~uir	76 -15Ƥ13Ǜ19ƣ20ǎ26Ǖ
~uire	76 -15Ƥ13Ǜ19ƣ20ǎ26Ǖ
~uis	79 14Ĺ22ż23t27Ɛ29ǁ
~uish	84 29Ɛ
~uit	65 -11ơ-10Ń7oňƼ8Ƃǟǣ9ƃ10Z11VŢǞǨ17gƖ18h22L23ƚ25Ʃ26Ǆ31ķ34Ƴ47ƻ48ĸ
~uit>	71 -11Ń-10ơ8ho9ňƂ10ǣ12Ţ13VǨ15Lĸ28Ǆ29Ʃ37ķ39ƻ
~uita	86 25g32ƚ
~uiti	86 47Ƴ
~uits	82 10L11Ƽǟ12ƃ13h17Ǟ19Z
~uity	88 -7Ɵ26Ɩ51ĸ
~ul>	72 -10Ɵ-8P8b9ŉ10ưǋ11iBĹ12ő14ũŰ17Ǟ18ŮƧ26Ū30U34ų
~ula	70 -10ǉ7ƫ8Ƅƛ9ƖƬ12Źǀ14šƚ15Ɗƣ16ų29ǖ
~ular	72 -10ǉ9ƛƫ12Źǀ14š15Ɗƚ16ųƣ30ǖ
~ulat	88 11Ɩ12Ƭ
~uld	33 -17Ļ-14nƂ-13SőƵƿ-12qťǇ-11œŧ-10Fŝű-9oĺłŮŽƛƢƫǐǠ-8jwQŢūƆƟƽƾǅǊǥ-7ilxUŔŤŭźƜƠơƼǎ7ŉŗśŨŬƎ8bNWŎŪǑǩ9Ÿǣ10e11mBŘŞƁƪǚ12LTńƃǁǨ13aKĴǆ14cĿňƚƺ15ŀǜ16rĶſƬǤ17ļřşƕ18DƑƔƷ19ōƳǫ20Z21ƙ22Ƹ23žƲǪ26Ų27ĵŋǃ28Ʊ30Ŝ31ţƯ34s35ĸ36Ʈ37Ŷ38Mǟ39Ʀ47X49ƹ50ŏ52ư56Ĺ
~uld>	33 -17Ļ-14nƂ-13SőƵƿ-12qťǇ-11œŧ-10Fŝű-9oĺłŮŽƛƢƫǐǠ-8jwQŢūƆƟƽƾǅǊǥ-7ilxUŔŤŭźƜƠơƼǎ7ŉŊŗśŨŬƎ8bWŪǑǩ9Ÿǣ10e11mBŘŞƁƪǚ12LTńƃǁǨ13aĴǆ14cKĿňƚƺ15ŀǜ16rĶſƬǤ17ļřƕ18şƔƷ19DōƑƳ20Zǫ21ƙ22Ƹ23žƲǪ26Ų27ĵǃ28Ʊ29ŋ30Ŝ31ţƯ34s35ĸ36Ʈ37Ŷ38Mǟ39Ʀ47X49ƹ50ŏ52ư56Ĺ
~ule	77 -11ū8Ƙ9d10ŵ12Ǥ17ƚ20Ǜ27L30R
~ule>	81 9d13Ǥ17L18ƚ33R
~ules	90 13L24Ǜ
~uli	90 -7ū27ƽ29ǒ
~ulin	90 -7ū27ƽ29ǒ
~ull	58 -14w-9Ǥ-8cĹ-7ĸ7qWļĿŎųƕƤǡ8Śǝ9œƦǆ10htŋƄ12Ǜ13Ư14ơ15ŏ18dD21T25ǉ27ś29a32ĵż37R43Ɓ
~ull>	60 -14w-9Ǥ-8Ĺ-7c7gqōųƤǡ8WŎŚƕ9ǆ10tœƄƦǝ14Ư15ơ17ŏ19dD26ǉ28a29ś33ĵ38R45Ɓ
~ulle	81 8Ľ14ļ16Ŀ17ŋ47ż
~ult	75 9Ƅ12ǫ14ť39ǜ43Ž
~ult>	76 9Ƅ12ǫ14ť44Ž
~um>	69 -8Ś8ƫ9Ɔ10XŔ11Řǝ13ƻ17DŶǦ26œ45ſ
~umb	47 -13ś-9ƥ-8L-7aŔŗ7ŊǖǞ8ŝ9ňœš10yĶ11KĿǉ12YƔ13ƕ14cE15ļ16Ɲ17Ľ18ǗǢ19ƾ20Ʈ21Ź22ƌ23X24ņŘ25DǙǪ28CŬ34eƃǨ38Ś42I
~umb>	88 14jƔ16Ŋ20Ķ
~umbe	51 -14ś-11ǫ-9ƥ-8L-7Ŕŗ7SřƀƝǛ8ŜǖǞ10ňŝ11yœš12Kǉ13Ŀ14Y15CEƕ17cļ18Ľ20ǗǢ21ƾ22Ʈ23Ź26X27ņŘǪ28DǙ30Ŭ37e41Ś46I
~umbi	75 7Ǔ17Ɲ38ƌ
~umbr	63 16ǫ48Ǩ49ƃ
~ume	76 11ƴ26ƚ
~umen	76 11ƴ26ƚ
~umm	82 -11n-7ǁ7ƻ14Ǝơ19ǉ24k32x
~umme	83 -11n14Ǝơ19ǉ24k32x
~ump	68 -12Ļ-11ŧ-7ƛ7ň8Ř9Ǝ10ſ12ť14Ƅ15Ų33ǂ40ŕ43ţ46Ŕ48Ƌ
~ump>	71 -10ŧ-7ň7Ǥ9Ř10Ǝ11ſǂ15Ƅ25ŕ27Ŕ38Ƌ47ţ
~umpe	83 -10Ļ10ǂ15ť20ŕŲ25Ŕ
~un>	55 -12R-10ǫ-9ńŴƱ-8ĺŸǓ-7ĴŅŶ7nƍƕƛƩǆǦ8ŉŞǘ9ŖųƤǊ10xŤŮ11Ǚ12Ŭƀ13Ķťǧ14YŧŲ17e20Ɵƫ21k22Oǐǡ23ǒ26Ʈ27Aƿ32ŷ36Ǫ38g
~unc	71 -8Ɵ8AT9ŢƵ10ƎǊǧ11Ņō12L13B14qNľ16ǡ17Ʋ25b
~unce	84 -7ť7J12Ţ30b
~unch	78 -9Ɵ7O10Ʋ11Ǌǧ13LŅō16qNľ
~uncl	84 9Ʋ11Ƶ12T20Bǡ
~und	47 -15Ǐ-14mH-13Ɗ-12Sŀ-10Ǎ-9Şǉ-8tŷǟ-7IřŤŭƉƤǁ7Ũƀƞơǃ8bśƙƫ9zŏ10CLľŗƈƿ11TĶǂ12šŶƋƗ13iGņƛǋ14VŅǥ15ļŉƕƥ16lsƴǅ17ǎǦ18ZƔ19h20ĻŪ22c23XƳ24ň26ů30Ƽ34n35ƎǇ46Š
~und>	53 -15m-13H-11SǏ-8ŀ-7t7Wļņǩ8ƥƧƴ9GTƓ10hnŦƫǃǞ11Ųơ12Ū13zCƙǐ14ľ16śůƗǋ17cVš18Ņ19Ŷǥ21ƕ22Z23l24s29ň30Ƴ36Ǝ
~unda	85 15ƛ30ƈ
~unde	58 -20Ŧ-14Ɗ-13ŭ7jŔƚƿ8GĶƘƝ9ńņŰƀƛ10żƟƥ11cū12Ūƴ13iŠ14hŏś15ů16ǂ18ŗƋƼǦ22ŉǅ23ĻƔ24ǎ26nX39Ǉ
~undl	84 10ǜ55Š
~unds	71 -7c7Ƈ9FLƞ10BNŨƑǝ11ƿǊ13ũǪ14b15Ŧ41Ƽ
~une	73 8Ļś16ĹƵ60Ʋ
~uner	74 8Ļ16Ƶ52Ʋ
~ung	68 7Ƶ8Ƈ9p10Ʊǝ11ż14Ư15Ķ16ź17ũǂǇ21u23v29Ơ39c
~ung>	76 -8v-7Œ8ź9Ƶ12Ʊ13Ơ16Ư17Ķ19Ǉ23ũ50c
~unge	79 13pż20ǂ25v
~ungu	88 10x11ź12v30u
~unh	86 47ş
~unha	86 47ş
~uni	60 -19Ƈ-16œ-9ĶǤ-7ŝ9Ǎ10Ľ11WŭƗ12awyZ14ƪ15Ƣ17ƫ18D21Ƨ35ƥƦ49ƀ
~unin	67 -9Ǥ8Ʀ58ƀ
~unio	78 -12Ķ-8ŝ10ƨ13Ľ15ŭƗ16wWZ17a19ƪ
~unit	74 -23Ƈ-19œ-8ƣ7Ǐ11Ǎ19Ƣ23D27Ƨ34Ʀ44ƥ
~univ	84 9Ƴ19y25ƫ
~unn	70 -13ū-10U-8n7jkR9użƾǪ10fŀŌ11ő12ŵ14hq16œŲ17ǡ18Ņ23ǟ37ǫ
~unni	71 -12ū-10U-8n7k8Rŷ9użǪǫ10fŌƾ11ŀő12ŵ14q15h16Ų17œǡ18Ņ23ǟ
~unny	90 13j36ǫ
~unp	90 30Ơ
~uns	69 -15ǫ7ƀ8E9v10ǋ12A17ƣ20u23œ24Ǌ26Ł27Ŗ31j33Ų41ƚ
~uns>	71 7xƀǛ8E9v11ǋ17ƣ21u24Ǌ28œŖ35Ų43ƚ
~unt	51 -10ǫ-9ưǊ-7Iǟ7eAŠŧżſƻǈǦ8ŒœŖǂ9QZŝžƆƕ10Ż11mŸǗ12ƍ13ķ14uX16Ƈǘ17BCŋ18Ŀ19HŚƯ21ĵ22Ƒ23Ǣ29ǖ30ŘƮ33Ʊ54ǉ
~unt>	58 -16Ǣ-7ǟ7Yƙƨ8JŇ9ŠŧſǘǦ10mœ11ž12eQƕƻ13Z14ŻǗ15Ÿ16ǖ17ŝ18X19Ř21ŋ24ĵ32Ś37Ʈ55ǉ
~unta	76 9k15ǈ25A31B32Ǣ
~unte	80 14ǘ17ƍ24Ƒ
~unti	74 -7CŚ10g11OƤǋ13ǉ15Ŗ20Ʊ23Ǣ27Ƈ29Ư31H
~untr	82 7C11Ź13ǖ16ǂ17l
~unts	69 7ǖ17u20ķŘ25Ŀ33Ʊ
~unty	78 7D9ǖ10WĽ13żƑ20Ɔ33C
~uor	90 -11ſ-7Ź14ǁ45ǝ
~uor>	90 -11ſ-7Ź14ǁ45ǝ
~uot	67 8ƉǄ9Őū11Ǩ12ľ14ſ17e21ĺ24J30Ņ33ņ
~uote	67 8Ɖ9ū11Ǩ12ľ14ſ17e21ĺ24J30Ņ33ņ
~up>	42 -20ǫ-18ŗ-15v-13oƠǠ-12yţƙƸ-11wBGLŉŨŪƗ-10ƀƷǄǍ-9qsūŸƁƞƵ-8bņňťŭŰơƤƯƹ-7nzľŢųŽƘƣǋǧǨ7rűƈƐƻǇǐǔǡ8gZĸĽŶƕǃǦ9CśŧŴǒ10ŐŘƮǎ11dhŃš12OVĻŀřŝƫư13ŊũƑƺ14ĵůžƉƥƶǑǜ15jHƭǟ16źƏ17ŚƝǙ18Kōƛ19Ƅǈ20ƍƬ21ł22ǌ23ĺſƦ25i26k28WƆ29l30x31ǀ32ŕƊ33t34Ŕ42Ŗ
~upa	81 -7ƪ23q31P
~upat	81 -7ƪ23q31P
~upd	69 8Ǐ11ƭ17ƌ18Ǥ19ƴ33ƍ
~upda	69 8Ǐ11ƭ17ƌ18Ǥ19ƴ33ƍ
~upe	88 9ő12Ƙ30ǫ
~uper	90 10ő13Ƙ30ǫ
~upg	88 21ƍ
~upgr	88 21ƍ
~upl	73 -13Ŋ-12œ-7Ʃ7Ʀ9Sľǁ11ƚǐ13UƢ14ŋ17ūǠ21ƥ35Ŝ
~uple	74 -13Ŋ-12œ7sƦ9ľǁ10S11ƚǐ13UƢ15ŋ17ūǠ21ƥ
~upp	69 -12ǫ-8ǟ9rǁ11z12n13ǒ16L26ŏ29h46Ǘ
~uppe	88 13rǁ16n22L
~uppl	72 -8ǟ7Ɵ8ŕ13ǒ59Ǘ
~ups	69 8nH10qſ11ƞ12ǒ15Ƈ16Ť17Ʀ23ƙ24Ǐ26ũ34ǚ
~ups>	86 13nq16ǒ43ǚ
~upse	78 8r18Ť29ũ
~upsi	90 12H33ƙ
~upst	79 11Ɲ14ƞ18Ƈ20Ʀ28Ǐ
~upt	81 -7ǫ19ǟ28Ķ33N
~uptc	88 31Ķ
~upti	88 17N21ǟ
~ur>	26 -24Ŧų-19Ő-18CōƉ-17ŭ-16Ř-15ŎŲƍ-13ůƈƻ-12ūƫ-11ŉŒ-10fĹťŪƇƋ-9Gƌ-8Zšƶ-7ĵĺŅ7ņŖƞǃǎǠ8kũƺǆ9JMŃƀǇǔ10ĿœŞŵŹżƁƙƟƨǨ11nĽǈ12ńŽǩ13ŗƂǖ14lRľŴƛ15EŷſƗ16gtŚǐǝǦ17hyIžǘǛǣ18ovWƤƭƸƼǟ19VǢ20jǍ21wśŠƹ22ƱǀǊ23sxňŝ24pPřǄǒ25ķłƴ26ź28Tǋǥ30qƪƵǗ31d32eƦƧǤ35r36ư41Ű44ĶƄ48ƿ49ǚ53B67z
~ura	47 -13ƺǆ-8x-7qƕ7AŚƁƈǚ8rXƀƊƛǤ9şƂ10śūǏǡ11ŢǕǪ12Ƒƶ13Ļřǔ14ŧƄƵ15ƨƯ16ŠƫƮ18Ŀłőǧ19Ő20ǎ21œŤƗ22Ň23ƅ28W
~ural	88 19Ɗ26Ƒ
~uran	48 -13ƺǆ-8x-7qƕǘ7AŚƁƈƥǚ8rXƀƛ9ƂǤ10śşūǡ11ŢǏǕǪ13Ļřƶǔ14ŧƄƵ15ƨ16ƫƯ17ŠƮ18łǧ19ĿŐő20ǎ21Ť22ŇœƗ24ƅ28W
~urc	76 -9f7Ľ9Ʋ13o14BŮ15t27Ƹ29Ɣ
~urch	76 -9f7Ľ9Ʋ13o14BŮ15t27Ƹ29Ɣ
~ure	48 -20ǫ-14Ǒ-13Ɣ-12ƣ-9Wĸƺ-8ĺǓ-7LŏǏǠ7ƲƹǢ8Ţǩ9Ų10GHƤƶǄ11Œ12f13Ɠ14ŐŜƳ15ťǧ16ŗŮƾ17ƙƮ18ƈǎ19Łŵ21Ř22ŀŠ24ƚƪǇ26őǆǔ34Ǥ39ƀ47ƕ
~ure>	56 -32ǫ-17Ǒ-10ş-9Ř-7LšƣǏǠ7ĴĹľņřǋ8AƉƧƫ9aŃŧƹ10Ǥ12ŲƤƳǎ13GHǄǔ17ƚ18fŜ19ťǆ20ƾ22ŗŮ23ƙ24ŁƮ28ŀ29Ǉ31ƕ
~urea	90 13Ņ14ŝ
~ured	56 -15Ɣ-12Ǒ-9ƺ-7ƣ7ƁǅǕ8Ƅƞ10ǎ11ǆǩǫ12Ʋ15Ţ18ŵ19ƈ20Šǔǧ24Ő26Ř27Ǥ36ƪ42ƕ53ƀ
~urer	83 13ţ14œ22ƶ26Œ42ő
~ures	79 -7ĸ8ŘǤ12ő13Š14Ơ16Ǣ17ƚǑ23Ɠ
~urg	82 9Ǆ10ǂ13t35ƾ44ń
~urge	86 10Ǆ13t37ƾ46ń
~uri	64 -7ǒ7ŕǙǝ8ųǧ9rƨǃ10ķŊţſ12Ů13jPơ15R16Ő19Ɯ25ĺ26Ƅ27ǥ28Ʋ29Ɛ
~uria	84 15ƨ29Ʋ
~urie	78 9Ʋ13ųſ33Ƅ34ǥ
~urin	79 -7iǒ7ūž10jǝ11ǧ12ǃ15Ů17ơ18P19R20ĺŐ24Ɯ
~urio	83 7B8Ņš11ŕ13rĺţ14Ŋ
~urit	76 7eǚ9Ǚ13ķ36Ɛ
~url	86 -8ĵ12Ɗǅ20T
~urli	90 13Ɗ
~urn	57 -13ǫ-12ǜ-9y-8Ŧ-7tŪƍƝƨ7aĹĻűƖǗ8TƓ9ơǤǩ10pA12vƬ13ƋƏ14mGƤ15Ǜ16Ŋƕǟ17ǌ19ƶ21ƌ22ƀ23Ťź25ƒ27c29Ł30ƙ31Ǟ34Ň
~urn>	69 -13ǜ-9y-8d7ŏŤƩ8VǌǢ9ǈ10T11űǩ12ơ13p14A17m18Ǜ19c21Ň22ƒ
~urna	78 -9v11aZ13Ĺ16Ə18Ŋ20Ƌ31ƌ
~urne	66 -11ǫ-8Ŧ8xƒ9ĻƖǗ11ƓǤ16c17vƬ19ƕǟ20ŇŤ26ƶ28ƀ31Ł
~urni	75 8Ł10Ǡ12ĸƧ13d19Ƥ21G39ƙ
~urns	88 47ź
~urp	85 13Ő19Ǧ
~urpr	86 13Ő19Ǧ
~urr	58 -15Ɵ-14ǩ-9u-7ŀƢ7ţ8ŗśƛƷ9ǧ10O12Œ13ş14ǔ15Ř22Şǣ23Ƭ26GőŖ29hŐ30ń32Ɯ33œ
~urre	60 -14ǩ-7Ƣ8ŗţ9śƷǧ13Œ14ş15ǔ16Ř23Şǣ24Ƭ27GőŖ31Ő34œ
~urri	79 -8ŀ12ƛ46Ɯ
~urry	83 -22Ɵ-10u22O43h45ń
~urs	49 -16Œ-14ŵƖǫ-11vǊ-10Ơƣ-9rMœƜ-8ƙǆ-7hĵľŁŐźƹ7BQťſƴƽǨ8šǉ9uĶłůųƢ10ŎŤƱǎ11g12qƟ13APŲƝ14nŧŭŶǋ15cƗƘ16H17Ƃ19ř22U23ĸ24ǃ25Ź26S27x31Ŵ32ƨ34Rǐ49F
~urs>	57 -16Pŵ-14Ɩ-13ǫ-11vƣ-10ƠǊ-9rƜ-8łƙǆ-7ľ7boƋƧƪƷƿ8Sś9UĿſƀƴƽǨ10tAť11ů12BĶųŷƂ13uƢǎ15Ɵ16Ų18ŭŶ20Ƙ25ƨ29ĸ31Ź32x38Ŵ42R45ǐ61F
~urse	57 -9M7ƂƒƱ9ƁƐǥ10SV11Ǔ12Q15cǉ16ŤƗ18UłŎǋ19gŧ21n22Hƨ25ř29ǃ30P
~ursi	90 -15Œ16q20S
~urst	85 26Ɲ
~urt	60 -10ń-8ƀ-7ƹ11Ŀ17ƞ18Ť19Ĺǜ20Ǝ21kǛ23ť25X31ƅ35Ƅ37D38ſ46ǥ
~urt>	61 -10ń-8ƀ-7ƹ12Ŀ17ƞ18Ť19ǜ20ĹƎ21Ǜ24Xť29ſ32ƅ36Ƅ38D47ǥ
~urth	88 9d32k
~urv	84 -9Ł16x23ǟ35i41Ə
~urvi	85 16x23ǟ35i
~ury	75 7Ƅ12ĸ16D38Ʋ40ſ
~ury>	75 7Ƅ12ĸ16D38Ʋ40ſ
~us>	56 -18ǫ-15A-11gƗ-9ň-8dP-7ļ7łƘǑ8avƹ9ŵŷƠǨ10Ņ11wƅƾ12zĶŌžƇƉ13ű14ĸ15Cŏ20r23ţ24fsŇ26Ļ34ŀ41ĺ46Ŷ47ǂ59Ľ
~usb	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ10ưƱ12n15Ŵƭ16łƵ21f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~usba	57 -17ǀ-16dƺ-12ƻ-10ǡ-9T-8Ƽ-7PQǫ10ưƱ12n15Ŵƭ16łƵ21f22Ž27ŵ29ƹ31t32pƪ33sǄ34r37q42o
~use	40 -20Ř-17Ų-16Sŭƺǐ-14PĻ-13Ś-12Xŷ-11ƽǌǪ-10cBœŗƾǑ-9ŒŢŧƨǙǠ-8vCņǟ-7eiKZŅňŝŨűŹƀǆǧǨ7hƋ8Ɠ9ƃƐ10Ĵ11rƊƝƥ12Jƍ13IŤƛǕ14sYƗƪ15źƶ16fƘǓ17ƈǘ18oqTŠư19ŸžƑ21pMƕ22Ł23ĸŕųƌ24DǄ25Ŕƞ26ƙƟǁǃ27HƔ28FGơ29Ƈ30n33Ơ36ƹ37Ɩ43Ɔ47Ů
~use>	42 -20Ř-17Sǐ-16ŭƺ-15Ų-14Ļ-13Ś-12ūŷ-11ƽǪ-10PǊǑ-9ŧƾǙ-8CŒŢŵǠ-7evKņňœŗŪƀƨǆǟǧǨ7ŰƜ8qžƋǤ9hƓư10Ɛ11Ĵŕƃƌ12rƊƝƥ13J14Iƍ15nŤƛƪ16sźƗƙ17Ƙ18fǓ19ƈǘ21Ƒ22M23ŠƔƕ25Ł26Dų27Ǆ28ƞƟǁǃ29H30Fĸ31GƇơ34ƹ35Ů36Ơ39Ɩ44Ɔ
~used	72 -20B10Ǌ13ƻ15Ū20ƙƶ21ž23ŕ26Ů36Ŕ43ŵ
~useh	68 -19Ŵ-12Xǌ20ư24T25ū26n27Y28Ÿ
~uses	76 -24ŵ-10c-8a-7P9ƹ12Ɣ19T20q25ƌǕ26o31p34Ŵ
~ush	73 -13ĺ-12i9s11ŋō14Ɲ15H16r18ń23Ƙ34Ļ37O43Z
~ush>	79 -14ĺ-13i-11r7Ń10s12ŋō17Ƙ19ń21Ļ41O
~ushe	88 9Ƙ18ĻƝ20H
~ushi	86 51Z
~usi	50 -26ƃ-14D-13ū-9tG-8ƙǛ-7eŀ8ųǊǚ9Ɨƻ10M11n12AJ13ǝ14ŉ15Ǣ16őǤ18ŏǒ19ǫ20Ǩ21ǖ22ǟǡ23Ǡ24ǣǪ25Ǉ26ǆ27ǌ28Ǎ29Ɵ30ǅ32ǈ35ǧ36Ů38ǐ
~usie	88 38ǐ
~usin	50 -26ƃ-14D-13ū-9tG-8ƙǛ-7eŀ8ųǊǚ9Ɨƻ10M11n12AJ13ǝ15ŉǢ16őǐǤ18ǒ19ŏ20Ǩ22ǖǡ23ǟǠ24ǣǪ25Ǉ28ǌǍ29Ɵ30ǅ32ǆǈ35ǧ36Ů
~usp	85 21ƅ32Ź
~uspe	85 21ƅ32Ź
~uss	90 16Ʋ22a27r
~ust	44 -13śǒ-12BŎ-11ŭ-10ľŃŘ-9l-8RťƠƩǑǠ-7qDFIPĻĿƑƷƾ7dvĸōŜŧ8ehUňƎƢ9uűƤǊǛ10aKŁūƨ11ŇŋŶƙƽǣ12Őũƣ13ǘ14CŨŮǓǕ15AŒǅ17ŕŗǜ18Ɵ19š20n21ŷǖ22Ǚ24ĺųŸ25Ɓ28Ǎ30ǉ31ļ35ƴ
~ust>	47 -13ǒ-12Ŏ-10ľŃŘŴ-8RśŨŭ-7qDFIPĿťƑƠƩƷƾǑǕ7cfrYĴłŜƐƯǩ8dvĸōŧŶŷƟǜ9eUňųƎ10hƤǛ11auKƨǊ12Ňŋŕū13Łƙƽ14Őũƣ15S16CǓ18Ů19Aŗ22nš26Ǎ27ĺƁ28Ÿƴ33ǉ34ļ
~usta	88 14ű20Ŵ28ŷ
~uste	83 -10B47Ũ
~ustl	88 38ų
~usto	62 -12S-8l-7ƫ7ƴ8kǆ9ţ11ŀ14ǜǡ21ǅǣ22Ɵ24ǘ28Ǖ29Ǚ31Œ37ǖ
~usu	73 8Ɔ9Wƣ10ǫ11ǣ12ǂ13AǇ14Ńų15ŚŮ16Ļ26L
~usua	73 8Ɔ9Wƣ10ǫ11ǣ12ǂ13AǇ14Ńų15ŚŮ16Ļ26L
~usy	74 -10ǫ-8R9ǐ11x15P17t30U31N45ǡ
~usy>	74 -10ǫ-8R9ǐ11x15P17t30U31N45ǡ
~ut>	34 -20ńǫ-16iF-14WǉǨ-13xĸ-12s-11ŨŴƅ-10vŏőŒŭǡ-9ǔ-8MNŔţƄƝƢƷǜ-7ŚũƨǏǣ7UXŪűƒƔƸ8zŋśŞŤƏƐƹǀǁǂǚ9fjľŲƃƜơƫ10glŝŶƮƵǊǐǗǩ11uķŃƎǅǛ12ABHƠǄǥ13ƀƑ14ƽǎ15TĵşƩƼǝ16VĽŀŊƞ17ǋ18ŁŵŽƭǃ19žǪ20pryƖ21ĺųƳ22ĹōƦƬ23ŧƉ24Ļƍƺ25ǖ26ƴ27Ɵ28Ŏ29ĿǓ34Z35ň42Ţ
~utc	83 16b29a32ļ
~utch	88 17b31a
~utco	90 35ļ
~utd	88 -9ŧ26g30ǟ
~utdo	88 -9ŧ26g30ǟ
~ute	61 -9ǫ-7D7afƩǅ8Ɔ9uƟ10Mǃ11ļǩ12hśǑ16ō21Ǚ26N27Ů29O31ǚ42Ű
~ute>	71 -16O7š8m9fōƩ10śƆ11ǅ12u14M15h22ŮŰ33N
~uter	76 8d9b10c11ŮƟ15Ǒ27Ǚ40ǚ
~utes	70 7ş9aŅ10ō12ǃ13ļǩ27Ű49O
~utf	77 -7y7W10ŅŒ11š13Ǡ18ƣ24őǆ30Q
~utfi	77 -7y7W10ŅŒ11š13Ǡ18ƣ24őǆ30Q
~uth	79 9lƊ10ŉ11r14Ľ16CŞ20u29ơ
~uth>	81 9l10Ɗ11r14Ľ16C17Ş30ơ
~uti	80 -10ǫ-7ǟ9b13Ū14Ǌ19Yǒ33e
~utin	88 9Ů37e
~uto	65 -10Ǌ7ūǂ8ƅ9ƀ10ǅ14Ū16ǧ22ĺ23Ƅ26ſ31Ɲ34ƃ39Š41ƴ50ĵ
~uto>	68 7ĵū8ƅ10ƀǅ19ǧ23ĺ26Ƅ27ſ36ƃ47Š
~utof	86 9ǂ19Ū42Ɲ
~utom	88 11ĵƝ
~uts	68 -9U-8Ɨ7ƊƓƨ8ƕǍ9ƲǢ12ǂ13ƥ16ĴŊ18Cş19gq26j29ƈ
~uts>	77 10ƕƲǍ11ƥ12t18Ŋ20C21ş
~utsi	74 -10t-9U7ű8ƊƓƨ10Ǣ13ǂ21gq29j32ƈ
~utt	70 7ŕ8jV9iŽƻ10ōƳ12a13ū14ůǊ18Ɯ20ǫ22H32ķ
~utte	88 23Ɯ
~utti	75 -10a9V10ŽƳƻ12w14ū15Ǌ16ů23H34ķ
~utu	86 -10Ŧ12ƶ14H23ŀ39ő
~uv>	90 -11ǒ-7Ÿ25Ŵ29ū
~uy>	58 -16ǫ-15ŶǑ-12œ-11Ū-8Ʃ-7Ĺŧ7XǇ8ǥ9oŝťƬ10xMWƏ11H12gƣ13Ńŭƫ14F15ņǞ16ǆ17Ǡ18š19ō21ƨ22Ň23Ɣ27ƀ31ŷ32B39ƙǪ43GǗ
~uyi	85 -11ơ7Ɣ12Ƭ19F40H
~uyin	85 -11ơ7Ɣ12Ƭ19F40H
~uys	63 -10gN-8Ů7fŎǍǔ8Ɣ9xƹ10CőŒ11HY13Ǜ14Ɩ15kF16ŵ17Ĺ18j19ǉ23ǋ24ǡ29Ǔ34ǆ
~uys>	63 -10gN-8Ů7fŎǍǔ8Ɣ9xƹ10CőŒ11HY13Ǜ14Ɩ15kF16ŵ17Ĺ18j19ǉ23ǋ24ǡ29Ǔ34ǆ
~uzz	88 -7ť17Ǝƥ23ŉ
~vac	76 -14ŭ-12Ǡ-9Ɲ12ƌ22ǎ41k43ơ
~vaca	78 -12Ǡ42k44ơ
~val	61 -8ǘ7ŹƂ10ŲƋ12Cǆ13ł14Ū17ŏ18ĿƔ23ƚ25Ƭ26ƫ33Ǥ
~vali	88 11Ź
~valu	63 -8ǘ7Ƃ11ŲƋ18ŏ19ĿƔ25ƚ26Ƭ27ƫ34Ǥ
~van	74 -13ų-10ǅ10Ɓ13ƌ14wŮ15k16Ň75ǒ
~van>	84 -14ų-7Ÿ11Ɓ16Ů18k20ǒ
~vani	90 16ƌ19Ň
~vans	81 -11ǅ63ǒ
~vap	85 57ƻ
~vape	88 44ƻ
~vat	79 -10Ǔ9ǥ10Q12Ƴǂ14ƥ19ƣ30ƍ
~vate	82 9ǥ10Q12Ƴǂ20ƣ
~ve>	28 -19šǆ-18AP-17g-16Ńœ-15LT-14ĹƗǌ-13qĿŀŜ-11pŔǄ-10yKŁƫƯǎ-8UǓǘ-7V7BŻƌǝǣ8izSXŧŨŪűǜǦ9NZžƆƋƛƞƱǅǍǒ10ŋŗƏơǂǑǢ11wŌƲǕǡ12ōŎŰŶƇƧ13FłńŏőŘŠƁƅƬǊ14IĴźƜǈ15hDHŒŴƎƓƠƵƷǔǤ16CŊŤŵŽſƒƸ17GĶŹƳǟ18aǖǧ19dƄǏ20fƀǫ21śƂƹ22W23mķůƍƚǉ24ŷƐǞ25uƙƨ26ƾ27Oƪ28lţū31ŅŞ34Ő
~ved	70 -8Œ7nPŮ8łơ10ĻŌ11Ʒ12Ǚ14f18Ŧ20l38Z48G
~ved>	70 -8Œ7nPŮ8łơ10ĻŌ11Ʒ12Ǚ14f18Ŧ20l38Z48G
~veh	63 7ſ8Ŷ11ŷż12ŬƁ14Ů18ű20ŭŴ25ŵ34ǒ35ū
~vehi	63 7ſ8Ŷ11ŷż12ŬƁ14Ů18ű20ŭŴ25ŵ34ǒ35ū
~vel	67 -12C-7ƳǏ7Dŷ8Ŭƃ9ƥ10Œǒ13ƫ16Ƃ17m25Ƌ26Ƈ31ǂ39ơ
~vel>	69 -7ƳǏ8Ŭ9ƥ10ǒ14ƫ17mƂ22ǂ25Ƌ27Ƈ30ơ
~vem	90 12Ǥ22ƍ
~veme	90 12Ǥ22ƍ
~ven	55 -14ƍ-12Ň-9uĺūƠ-7yĸƽǠ7hŕŵƮǔ8Ů9ţŦǤ10Ǎ11Y12Rũƙ14ŪŸ15Ʊ16ƻ17ǫ18Ɵ20Ɔ21ş24Ž25ǌ27ŝ28Ť29LǇ38Ǘ54Ǒ
~ven>	60 -13Ň-9uū-8ǩ-7ĺƽ7œƳ8ŵǔǫ9hŕŖ10ŦŮƮ11ţǍ12YƆ14ũ16Ÿ17Ʊ18ƻ26Ž30ŝ33Ť
~vend	83 60Ǘ
~veni	82 9M13ű19R53L
~vent	75 -15ƍ-10Ơ-8Ǡ9ǩ13ƆǤ14ǫ19Ūƙ21Ǒ26Ɵ28ş40Ǉ
~venu	83 10ǩ40ǌ
~ver	34 -16ǐ-15Ŷ-14ƿ-13XŅƱƷ-12LĻƍ-11yIņŭƦǄǑ-10ozJňŕŲƗǊ-9pGƆƑ-8mqrDŁłŵƥƭ-7ĺŚšƉƧǃǓ7Wļźƚǣ8nKŠŴƂƄƜƢ9iĹŀťŽſƕ10ŏœƁǛ11PRŰűƯǘǪ12őǉ13YŞůǠ14ĿŮžƙ15hŜƨǖ16UŖǜ17ǝ18CHƪǨ19ŝƮƾǌǗǚ20Ʃ21ŇŤŹ22Ɠƞƶǧ23ƀ25ǟ26żƫ27Ǟ28Ř30ƃ31Ǥ33Ţ34Ő35T36Ɲǒ37ŸŻǔ39ƛ40ų42Ĵ51ŗ
~ver>	39 -20ƿ-17ō-16ŵ-15yXőŕƺ-14ǐ-13ƄƱ-12Ʈ-11šƍ-10ŅūŶǊ-9łńņǆǤ-8IƁƗ-7bLĺĿňŔűƅƆƑƘƥƦƯǅ7vVĽťƎƏƩƳǏǜ8ŽƇƚƤǕǗǘǚǦ9ŉŒǁǈ10ŘǪ11UœŪŹƔǔ12ǝ13Şǣ14Rǟ15QŮƢǉ16hTĹŀƝ17ųŻ18ž19Pŧƫǒ21CHŜ22Ǡ24Ǩ25ŝŢůƀ26ǌ27ƾ28Ňƶ30Ɠ33ĴŤ35Ŵżƃƛ36ƞǞ48ŗ
~vera	53 -16Ǒ-11ǣ-10ŉǒ-9q-8ƫǓ-7NĻǄ7ĺƅƚƛ9ųƬǋǚ10XƨƯ11ƀǔǪ12šƜǎ13Ż14ƺ15Ŀń16Ɲƪ17Wś18Ɓ20Ʃǜǟ21ŢƂ24ſƮ28Ő29ŘǤǧ32ƕ
~vere	68 -8qƳǑ7ǔ9ő10ƂƝǣ12ǡ13Ŀ17ŗƁƯǤ19ŏ20Ř21ƨ27ƪ28ō36Ő
~veri	70 7k8Ư9Ƹ10d11ǒ31ő46ų
~vern	79 -9Q-7Ƃ12Ŗ13ǘ14Ǒ30ű49ǖ
~vers	61 -24Ŵ-13œ-8ůǊ-7ų7ļŬƙƤ8sŃ9źǅ12Oŗƀ13yƳǝǫ15i16Ōťƫ17ǒ19Ź20a32Ǘ35ŻƄ37Ÿ
~vert	84 -10ű14Ʃ16Ɵ25Ů27T
~very	51 -10ŘǕ-9ŗŴ-8tŤ-7zXƞ7ŮƘƫƿǓǝ8gFĿŀŕƸǇǊ9ļƖǆǒǘ10ő11œűǚ12bĵ13UǛ14Ŏǣ15K16inŠŵ18TƽǤ19ĸ20ū22uŸƙ23Ʈ24Y25ǔ26Ű31Ĵ
~ves	58 -15ū-13Ű-11ţ-8Ş-7z7xōŲƂƝ8q9YĶ11Ǒ13Ƥ17oř18A19ĸ20n27ǒ28Ÿ31Ŵ41ş
~ves>	58 -15ū-13Ű-11ţ-8Ş-7z7xōƂƝ8qŲ9YĶ12Ǒ13Ƥ17oř18A20n27ǒ28Ÿ31Ŵ41ş
~vew	78 -7ǒ7Ƒ10Ű30ū41ű
~vewa	78 -7ǒ7Ƒ10Ű30ū41ű
~vic	64 -8ǖ-7Ǥ7Ɔ8Şş9Ɨ10ƑǠ13ŝŤ16Ŀ17Ų20A21Ʋ24B34ǆ36ž38ǜ
~vice	64 -8ǖ-7Ǥ8Şş10Ƒ11Ǡ13ŝŤ17ĿŲ21AƲ24B34ǆ36ž38ǜ
~vid	75 7ƅǆ9ƭ10g12ƨ16ő17ǟ21Ɨ32M33Ƭ
~vide	76 7ƅǆ10ƭ11g16ő22Ɨ32M34Ƭ
~vie	82 -15Ơ-7Ƹ11B13ŷ16Ǡ27ŝ30ŗ39ǫ
~view	83 -7Ƹ11B14ŷ16Ǡ20ǫ27ŝ30ŗ
~vin	49 -17ǫ-14őŜ-13Ş-10ŋ-9vŝƮƿ-8X-7jĺŌŷǐ7ŶŻ8uYŮ9qĸǡ10tƎơƴǏ11ŁƸǃ13N15Ŀů16nŀř17ū18ŵŽž19kF21zŸ22PżƳ26Źź27Z30i31H32y38ţ55Ơ70Ŭ
~vin>	62 -14Ŝ-11ǫ-7v7ōơƳǃ8ŁţųƠ9tHńūƸ11PĻŗ15ŀż16Sǡ17ź19y91Ŭ
~ving	52 -15S-13ő-12Ş-9ŋƿǫ-8XƮ-7ĻŌŝ7sļ8Ŷƹ9uY10Ů11qĸĿūżƴǏ12Ǝ13ź15P16N17Fů18yřŸžƳ21ŵ22nŽ23kz25H28i30ZŹ34ţ51Ơ
~viny	88 13ƈ
~vio	80 9Ŕ18Ɖ41ż
~viol	82 42ż
~vis	72 12Nǃ16e18Ĵ20a21B25A29ǀ51ƞ
~vise	85 19A28B
~visi	77 10A11a13Nǃ31ǀ55ƞ
~vit	90 11ǎ23ǂ25ƽ
~viv	85 16x23ǟ35i
~vive	88 18x29ǟ
~voi	73 -12ǫ-10Ľ9Ŀ12a14ŀ16e19Ǘ21ǚ28ľ
~voic	74 -11ǫ-10Ľ9Ŀ12a14ŀ20Ǘ22ǚ28ľ
~vol	79 8Ž9P10ł16f24Ƒ
~volu	84 26Ƒ
~volv	88 8Ž10P11ł18f
~vor	75 -8ƹ9Ķ16ƫ17rƠ18ǫ20Ş21ŷ29f
~vorc	82 10Ķ33f
~vori	82 20Ơ21ǫ22Ş23ŷ
~vou	86 13ǂ32ŀ
~vous	86 13ǂ32ŀ
~vy>	86 -12ǫ8Ƽ11ǐ12Ơ15Ǌ25Ǒ
~wag	75 -13ǌ10Ǟ13ǥ16Ƅ33T60ǋ
~wage	75 -13ǌ10Ǟ13ǥ16Ƅ33T60ǋ
~wai	73 -8ǔ-7LŒ8ǩ9Ő10ǑǞ11Ļ13ū14ń16sŶ18r20ś23ƀǕ
~wait	75 -7LŒ9ǩ10ŐǞ11Ǒ12Ļ13ū15ń16Ŷ17s18r20ś
~waiv	88 -9ǔ7ǎ29ƀǕ
~wal	55 -9ō-8ĵũ-7Ƶǩ7ŶŹǊǚ8YŢƦǔǗ9nRƏ10ƛ11Ǐ12Ĵ13Ń14ļƙǟ15ƍ16ƥ17ĺŖ18Ž22ť23ƈ25ǖ27xŝ35ǆ
~wal>	66 10Ţ13Ŝ22Ŗ23ĺ34ŝ
~walk	61 -8ĵũƵ7ţƙưƿ8Ŷǚ9YŗƦǊǗ10Ə11nR14Ĵ15ļ16Ńǟ18ƥ20Ž24ǆ25ť28ǖ31x
~wall	75 -13Ƌ-9ǩ10ƙ11Ź12ǔ17ǆ18ƛ20Ǐ24ƍ35ƈ
~wan	45 -16ś-11Ɣ-10ŃŘŧŮƨ-9rNŐƩƫǁ-8cimłşƱǔ-7uĹŗŚŰŶŸơưǚ7œŵ8oŪƎǠ9HŜƂ10ĿŁƷǨ11ŋ12Ş13bǩ14yLŖƀ15Vƙǃ16ſƁ17JO18ĵƃǎ19ŏ20ń22Kĺ23MƲ24Xƭ26Ʈ29sŊǕ30Ƴ32ǫ33ƅ35Ư36ļōƣ39Ƹ
~want	45 -16ś-11Ɣ-10ŃŘŧŮƨ-9rNŐƩƫǁ-8cimłƱǔ-7uĹŗŚşŰŶŸơưǚ7œŵ8oƎǠ9HŜŪƂ10ŁƷǨ11Ŀŋ12Ş13bǩ14yLŖƀ15Vƙǃ16ſƁ17JO18ĵƃǎ20ń22Kĺ23MƲ24ƭ25X26Ʈ29sŊǕ30Ƴ32ǫ33ƅ35Ư36ōƣ37ļ39Ƹ
~wap	86 -9Ů15Ū27Ʒ37Ŵ
~war	69 -11ţ-10V-8Ʀ-7ŧ7ũǂ8ƝƵǚ9Ǖ11BŁŏǠ12Q15ň16X19Ū21Ǎ23qō37Ŝ50j
~ward	74 -7ţŧ7ũ9Ƶ10Ǖ12ŏ13Ł17ň18X21Ū25ō40Ŝ
~ware	83 10ǚ14Ǡ15Q25Ǎ28q
~was	45 -17œŞ-16d-12Ł-11HŃŤ-10Ưǥ-9ƊǟǤ-8CXŝŷǀǠ-7PĺŖƣƩƭǄ7Tǚǝ8cŇţ10r11ŹƠǌǦ12ƴǛ13ƌ14k15ļǫ16Ə17ŕƉƾ18ƶǞ20Ŋ21pBĻƦ22Ɔ24Ŕ25ŉŨ26ņŪ28ĽŢ29ƿ30Ž31Ŷ34š35Ɣ36Ɲ45ũ47Ƶ48ťŦ49ŧ
~was>	45 -17œŞ-16d-12Ł-11HŃŤ-10Ưǥ-9ƊǟǤ-8CXŝŷǀǠ-7PĺŖƣƩƭǄ7Tǚ8cŇţǝ11ŹƠǌǦ12ƴǛ13ļ14kƌ15ǫ16Ə17Ɖƾ18ŕƶǞ19Ɲ20Ŋ21pBĻƦ22Ɔ24Ŕ25ŉ26ņŨ27Ū28ĽŢ29ƿ30Ž31Ŷ34š35Ɣ45ũ47Ƶ48ť49Ŧ50ŧ
~wash	86 14Ƌ51Ɲ
~wat	58 -10Ɯ7Ƒ8Ǝ12qƐ13ƚ15Ƌǟ16Ƣ21Ʊ22ǫ23ž28ťơ44ƌ58ƛ65Ɲ
~watc	78 16ơ18ƚ30Ʊ32žǫ
~wate	60 -11Ɯ7Ɠ8ƎƑ13Ɛ14q15Ƌ16Ƣǟ17ơ29ť46ƌ61ƛ68Ɲ
~way	54 -11ů-10ĻŅǫ-9ŘŸ-8ƽ-7ŎőƝƺǒ7ĶŨŶƸ8mķŏşƩǄ9BXǡ10jy11Ƃƶ12ļ13Ɠ14a15Ňŷƨ16lƑǁ17Ŋū18ǃ20ƙ22kĽŁ25ű28ơ29ZŻ31K33ţ34Ű
~way>	55 -17ǫ-11ů-10ĻŅ-9Ÿ-8ƽ-7ŎőƝƺ7ŉŨƵ8ķŇŏŶƩƸǄ9mş10BX11jƶ12yļƂ13Ɠ14a16ĽŷƑƨǁ18Ŋū19ǃ22k24Ł27ű29ơ30ZŻ31K34ţ36Ű
~ways	75 7ƞ8řƮ9Ľ10ĹŇǫ11V12Ķ13c14ǡ21ƙ28l
~wbi	90 39ơ
~wbir	90 39ơ
~we>	51 -15Ļ-13Pň-12r-10Ǌ-9šǆǫ-8Vőŗť-7pxHŘƔǒ7IŐƁƂƝ8ĽńƇ9cOŋŢƘ10fŇ11ƃƷ13uvŦ14ĸŊ15hśƳ16ļƯ18X19łŖ20ĺƮ21iƗ22Ōŏŵ26ū32Mŭ33ľ38sĴ43Ɩ86ō
~wea	78 -8ň8Ɗ9U15ť21cƜ26Ǜǫ32j
~wear	85 -9ň10Ɗ12U23c28ǫ29Ǜ
~weat	83 16ť22Ɯ35j
~web	81 10Ņ12ĺ33Ľ39ǘ
~webs	82 8ǘ10Ņ12ĺ33Ľ
~wed	70 -12Z-7ŕŷ8ǩ9ĻŝƝƹ10ǖ13ňŗ16Ţ18Ŵ19BƢ27Ɨ30Ƭ31f
~wed>	72 -13Z-7ŕŷ9Ɲƹ10ŝ14ňŗ17Ţ18Ŵ20fBƢ28Ɨ31Ƭ
~wedd	84 11ǩ12Ļ13ǖ15f
~wee	52 -8ǫ-7cuyňŎưǡ7ŃŢŸƗ8gTƓƸ9őŖŭ10ƞơ11DŦƘ12iŉƭ13Ļ14PǪ15Ű17ń18ǐ19ľ22L23ų28k30ǟ38Ŷ42Ů48R49ǁ
~week	53 -7ưǡǫ7ƗǪ8xTŴ9g10őŖ11ƞơ12PŦƘ14iĻ16Ű18ń20ľ21ǐ23L27ųǁ29k31ǟ39Ŷ43Ů50R
~ween	79 -10Ŵ7ǉ10C11Ǫ12Ţ13ƭ14ŃŸ21ŉ
~weet	80 -7x7Ŭ8wƭ9Śƣ14Ɠ15t16Ƹ17ŭ19D
~wei	70 -8JŻ7ǃ8m9Ń12ł14h18Ǆ22ǚ28ŀ55Ƽ
~weig	72 7ǃ9Ń13ł19Ǆ29ŀ57Ƽ
~weir	90 -10JŻ11m29ǚ
~wel	61 -11q-8G-7Š8aiNļŲǫ9Ũǌ10Pĺǋ11Ɨ13ŗǗ15p17ŷ19S20Ņ27t29ƚ34ǡ38ƕ42Ş
~well	65 -9q-7Š7HşŪ8a9ļǌǫ10NŨŲ11iĺ12Ɨǋ14ŗ16p18ŷ21Ņ30t38ǡ40ƕ45Ş
~welr	73 37ƚ
~wen	66 -12ǫ-9ư7H8QZĻƮ9Ŧƭ10kŒǞ11zǇ14ŇƏ16Ƶ18l21Ł22ũ24ŕ27Ŕ29Ɔ37ť38š
~went	67 -13ǫ-9ư7H8QZĻƮ9Ŧ10kŒǞ11zǇ14ŇƏ16Ƶ18l21Ł23ũ24ŕ27Ŕ29Ɔ38ť39š
~wer	50 -28ř-18Ř-10pœƩ-9ŝ-7şűƀƫ7ļƥƷƹ8Ňżƻǜ9šƯƱ10qPĺŜ11ŏśƐǤ12ƶǦ13lư14WZ15Ž16ĽŹƮǨ17ŗƉ18Ɲ19Ţ20rŔ22Ɔ23d25Ƌ26Ŋ27ƾǟ29Ũ31ņ38ũ
~wer>	65 -17ř-16Ř-7ű7K8Ɗ9ŵƉ10Ńŕƥǘǫ11ņǜ12ŭ13Ƅ14ļŊ15q19ś20ŏ22ƆǨ25ƋƝ
~were	52 -17ļ-16ř-10ǫ-8ŃœƄ-7ŝş8Ʒƹ9żƻ10ŇšƯƱ11PƉ12ĺŜƐǤ13Ǧ14ƶ15lWŗư16ŊŽ17ZĽŹƮ20Ţ21r22Ŕ23ņ24d29ƾǟ31Ũ40ũ
~wers	88 7ƴ13Ƌ21ļ
~wes	70 -10ǖ-7x7Ŝƈ8u9nFōśűƩǌ10ļƚ11C13Ť14IƖǆ17Ķ18ū21ǁ30Ŀ
~weso	72 -10ǖ7cŜƈ8u9nFōśűƩǌ10ƚ11ļ12C13Ť14IƖ15ǆ18Ķ22ǁ
~west	90 -9x19ū43Ŀ
~wet	88 -7D12j21ƛ23Ƌ24Ɲ
~wet>	88 -7D12j21ƛ23Ƌ24Ɲ
~wfu	88 10ũ13ưǋ14Ĺ
~wful	88 10ũ13ưǋ14Ĺ
~wha	24 -30ŭ-25Ÿ-22ł-21ǒ-19ŴǢ-18nĵō-17ŝ-16AFűź-15ŅƦƭ-14N-13b-12HĽŜŤ-11MOŋƑ-10tzŒƞơƤƶǁǚ-9sSƃǍ-8xKŉŰžƵǨ-7ĶƅƇƉƎƻǂǃ7dǀǣ8yEƆƌưǈǥǪ9loƟƾǙ10iŚƍƲƹ11ŬƜ12ķƩ13hƄǐ14ſƪ15cŇřŶƚƷƿǋ16Ųǟ17ƮƼǕ18qZũƗ19vLQţŪƊ20Ɠƕǅ21ƋǠ22JWųƖǧ23mĴƏǌǑ25Ŏ26ŕƨǫ27wYƸ28TXņƣ29Cƫ30ĸňƈ31Ǌ32ŧƢƽ33ĿŞ34gŏŵ37ļ38Ń39ť40P41B43œ44Ļŗ45Łǆ46Ŕ48Ŋ50ŘşƔ54ū55ŀ56ƙ58ĺ
~what	24 -30ŭ-25Ÿ-22ł-21ǒ-19ŴǢ-18nĵō-17ŝ-16AFűź-15ŅƦƭ-14N-13b-12HĽŜŤ-11MOŋƑ-10tzŒƞơƤƶǁǚ-9sSƃǍ-8xKŉŰžƵǨ-7ĶƅƇƉƎƻǂǃ7dǀǣ8yEƆƌưǈǥǪ9loƟƾǙ10iŚƍƲƹ11ŬƜ12ķƩ13hƄǐ14ſƪ15cŇřŶƚƷƿǋ16Ųǟ17ƮƼǕ18qZũƗ19vLQţŪƊ20Ɠƕǅ21ƋǠ22JWųƖǧ23mĴƏǌǑ25Ŏ26ŕƨǫ27wYƸ28TXņƣ29Cƫ30ĸňƈ31Ǌ32ŧƢƽ33ĿŞ34gŏŵ37ļ38Ń39ť40P41B43œ44Ļŗ45Łǆ46Ŕ48Ŋ50ŘşƔ54ū55ŀ56ƙ58ĺ
~whe	36 -22a-18őƟƣ-17Ň-16ŎǪ-15ōư-14nłŪ-13Ŋǡ-12Pƞƫǆ-11iwşƠǅǊ-10uUĻŤťƄƙƪ-9NTƳ-8bWZŁƊƮǢ-7czIŌƖƬ7RŅœšżƂƸǚ8qĺƀǔ9Ţƶ10ŕŝŠƧƴƻƿ11ƏƝǛǤ12ķƅǩ13lŹ14dŵǁ15JĽƋƾǇǑ16yHXŗƵǠ18kƯǄ19rsơ20ǐ21OśƉƩǙ22V23vń24ƹǀ25Mǂ26gĶĹź27D28Ɔ29GQ30S31Ǎ35ŒƘ37Ŧ38L39ű42C43Ŗ45Ʀ
~whee	74 -8Ǌ8Ł16ǒ18Š20ū22ź26Ÿ27Ŷ38Ŵ
~when	40 -23ǫ-21a-20ť-18ƣ-17Ň-14lŪƠ-13ł-12zŤǪ-10FMşŶǍ-9iŅƫǅ-8jNUŉŊōŏƊưǡ-7qwCQTĻņŎŞţƁƄƞƷǟ7ĹĿŀŲƛƢǞ8H9Řřżǥ10ŕũƦǝ11ƶǂ12ryŜƂƴƿǁ13ķƻǀǠ14ƌƏƯƹ15Ǜǩ16ŝŹƀƸǤ17dĶ18ĺ19ƾǇ20ź21ŗǄ22Ƶ24ǐ25ORƉ27v28V29g32sơƩ36Ɔ37S38Gń41Ƙ43ŒŦ47L51Ŗ
~wher	47 -23ő-20RƟ-16n-15P-14ń-13sŜŴơ-12Ŏ-11ĺū-10ōƌƩǆ-9ŁŸưǊ-8Ƹ-7Ŋŝƀƞǡ7yœŠſƨ8ŚŻƯǚ9mFǟ10YĸŢť11rŬƝ12Hņƅ14ŉǀǑ15ţ16jƹ17k18q19Ņ20Ƨǂ21Ľ23JXƋ25ŵ26Ķ27Ĺ28ś32ǫ34lǙ40D44M47Q48Ʀ52Ǎ63ű64C
~whet	83 8ƒ9Ť11ƁƷ13ĵ
~whi	52 -14ž-13ǜ-12P-11Ǚ-8ŗţ-7WĻƹ7bŭźǇ8ŁƥǢ9dňƑƶ10śūƏ11ŅŉƱ12ŊƐƗƦ13DĽŨŬ14Eƽ15ƂǊ16Rǀ17ő18Ŀǟ20ŒŦ21a22C23ų25ǘ30JQ43Ŵ
~whic	54 -13ǜ-12PǙ-11ž-7ţ7FŊźƂǑ8bŭŵ9ųƥ10dŁƏƑ12Ņŉūƶ13Ɨ14DĽŬ15E17JR19őǊ21Ŀ23Ŧ26C27ǘ32Q36Ŵ
~whil	70 -8Fŗ-7S7ŊŝǪ9Ŷƞ11ŴƂơǇ12Ǣ14ň17śƱ18Ɛ20Ũų21Ʀ22ǟ33Œ
~whit	85 -7x14ƽ18ǀ23J41a
~who	36 -27Ɩ-24ū-22ų-20ŵƙ-17x-15tT-14ƥǉ-13PŐśŮƟ-12LĵĺĻœŘţƨ-11sHVƔ-10fvŀŁōŹƩǅ-9yZřŷƊƠǆǌ-8DRĹľńŚƆƹ-7mBIļňŊŋŏŖŗşũŻǤ7ơ8ƒ9ĴƳǝǥ10Ǡǩ11qŧƲ12hźƀƛǏ13lƂǧ14wƉ18ŭǙǚ19aǇ20ƫ22Ǟ23ƸǗ24QǓ25Ņǫ26Ʀǈ28šƞǪ31oĽ33ƣƴ35ŠƵ36Ƅ38Ŵ41ǒ45uƗǢ46Ÿ49nǖ50ƭ54Ƥ57łŝ62AǊ67Ʊ84ő
~who>	38 -27Ɩ-23ū-21t-20ų-19ŵ-16x-15ĵœ-14Tƥ-13PƟǉ-12BLĸŘś-11ĻũǤ-10svĺŐţŹƔǆǋ-9fHVŀŮŷ-8RľŃōŚƊƠǅ-7yZĹĿŁňƙƨƹ7ǟ9lƀƒǩ10ơ11źǝ12wĴ13qǚ14ƛǏǠ15ƂƦǀǧǪ16Ǘ20ǈ21aŭ22ƸǇ23Ǚ24ƄǒǞ25ƴ27Ǔ28QŅ32ǫ34šƞƣ35oĽ36Š38Ƥ40Ƶ42Ŵ43u45ł46Ʊ48n49AƗǢ51Ÿ52ƭǖ53ŝ56ő68Ǌ
~whod	66 -24ǀ-9u-8z8ŶƳ9Ŀƀ11ǥ15ŝ16ǚ17ƭ19Ƅ23Ʋ24Ʀƴ28Ǫ46Ʊ
~whoe	90 13Ń23Ƥ
~whol	63 -9ǌ-8ƙƨǫ-7Ǌ7œũƲǤ8ĸŢťŲ9tBŕƋ10lŉŨƯǋ12O13kǒ14Ʒ16hŎŰƉǗ17n20Ƭ22ŧ43ƫ
~whos	66 -17ƙ-8n-7w7Ƅ9Fĸ12ǣ13Ž17ǈ21ǒ26A29ł35ő41Ƥ
~whov	86 9ő10Ǌ17uw
~why	60 -20Ņ-12Ƹ-11iĽŔ-9l-7ŉŨŪ8Ŀ9ŞƹǈǦ10ŀ11š12ŢǞ15Ň19ƽ24r26ƶ27B29ĺ30ǫ32Ʒ36ŷ41Ł43ţ48ŕ54Ļ
~why>	61 -20Ņ-12ĽƸ-11iŔ-9l-7ŉŨŪ8Ŀ9ƹǈǦ10ŀ11š12ŢǞ15Ň19ƽ25r26ƶ27B30ĺǫ32Ʒ36ŷ42Ł44ţ49ŕ55Ļ
~wic	81 7Ť8ĵ9R12Ŗǧ14Ūƽ
~wice	81 7Ť8ĵ9R12Ŗǧ14Ūƽ
~wid	80 -7S7ƭ10ƹ11Ǫ14š17Œ19Ƶ22f30ő
~wide	88 -7S15š18Œ33ő
~wido	85 8ƭ11ƹ12Ǫ20Ƶ24f
~wif	56 -32P-20ƺ-19v-17ū-12ƽ-10wƱƾ-9zƻ-7dƨ7jƵǪ8b10ƹ11u12ǈ18Ŵ20Ǌ22f24ŵư31tƪƭ32s40rǄ49oq54p
~wife	56 -32P-20ƺ-19v-17ū-12ƽ-10wƱƾ-9zƻ-7dƨ7jƵǪ8b10ƹ11u12ǈ18Ŵ20Ǌ22f24ŵư31tƪƭ32s40rǄ49oq54p
~wil	54 -11D-10m-9ĺ-8ǎǫ-7Ř7rzļŦŻƐƦ8dǂ9ŤžƅƮ10cǠ11Oƣ12N13o14ōőǅ17Ŝ18e20sĶśƗ21M24L25H27ź28V29y45Ń76ƴ
~will	54 -11D-10m-8ĺǎǫ-7Ř7rzļŦŻƐƦ8d9ŤžƅƮ10cǠ11Oƣ12N13o14ōǅ15ő17Ŝ18e20sĶśƗ21M24L25H27ź28V30y45Ń76ƴ
~wim	82 58Ǝ
~wim>	90 45Ǝ
~wimm	86 17Ǝ
~win	58 -23ř-9ǟǫ-7ƹ7uŪƆơǩ8ư9ĵƨ10ťƅ12Ţ13gMǠ15wŉ16bƓ17Ŭ18XƝ21ļǝ22Ŧ25ǁǐ26j27y38Ƃ70Ɯ
~win>	81 8ŉŭ10ǩ11Ɠ25b32ļ
~wind	67 -24ř11Ɠ17gƂ21ťŬ24j85Ɯ
~wine	86 35ǝ39ǁ
~wing	69 7Ɵǆ8ǉ9Ɔ10Ɲ11ĵ12ƅ16MŉŢ17y19Ǡ20j23X31Ƃ
~wins	90 14u21y26w
~wint	79 -12ǟ-10ŉ-9ť9ƒ11Ū14ơ17Ɲ32Ŧ38ǐ
~wir	75 -10Ǣ7Ǘ22Ǐǚ54ƌ
~wire	86 -11Ǣ9Ǘ25ǚ
~wiri	79 23Ǐ57ƌ
~wis	70 -11ő7m8vƵ9ǌ10ưƿ12ŀƪ14w15ƺ19g23V26Ʋ27Ǆ30ş
~wise	72 -11ő7m9vƵǌ10ƿ11ư12ŀ13ƪ15wƺ20g24V28Ǆ
~wish	86 33Ʋ39ş
~wit	37 -16Ļ-15ťŰ-14Ɩǒǫ-13ǉ-12Pƭ-10HůǇ-9łƄƔơƣƨǌ-8CGņƸ-7JNĸūƫƱǝǠ7MŚƜƠƲ8ĿǕ9ǁǣǧ10rWŮŽƝ11ŃŅŔŨűƒưǏ12ŁśƃƩƳ13AĹŗƂƦƵ14ļšŷƏǞ15ŝŴ16ƀǃ17sQĺŉŘŭžƹ18gVŋǪ19ĵŌ20Ʒ22aų23bn25őşŢ26Ŷ27Ş29ŇƤ31Š35ţ52Œ
~witc	76 -9Ŧ-8ǌ10ŃŹ16ō25Œ44ţ
~with	38 -16ĻťŰ-15Ɩǒ-13ǉǫ-12Pƭ-11Ǉ-10Hů-9łƄƔơƣƨ-8CGņƸ-7yJNĸūƫƱǝ7ŚƊƜƠ8MĿƲ9ǁǕ10rŽƝǣǧ11WŅŮƒưǏ12ŔŨűƃƩ13AŁŗśƂƦƳƵ14ĹţƏǞ15ļŷ16ŝšŴǃ17sQŉŘŭƀƹ18gĺŋžǪ19V20ĵŌ21Ʒ23aų24bn25ő26şŢ27ŞŶ30ŇƤ32Š41Œ
~wl>	82 -8ő8ƈ17Ə24Ƌ28ǫ
~wn>	44 -15ǎ-14ǥ-13ƫ-12r-11PŠųƢ-10gĹŁŞƅƝƞ-9UŎŝ-8sőŷ-7XĿńňœšţſƗƟƵƷǣǦǧǪ7ōŶƘƧǗǠǢ8nŰǑ9acTşƴ10łŹƭǈǌǐ11eMŮƀƲ12QZ13ŗƤǅ14ƎƸ15vū16ƶƹǓ17zŉƖ20ŭƓ22ťƙ23ǝ26Ńƚǔ28l29ƋǍǡ30CV34ǟ37Ɓƨ38F41ĸ
~wne	66 -8GS7ƛǋ8ĺ9ƣ10j12Ɔ15aƉǇǤ17ǎ20Ɨǖ27Ǫ28Fǈ29ǧ
~wned	88 -10S14j15ǧ26Ǉ
~wner	67 -8G7ƛǋ9ĺ10ƣ12Ɔ15Ǥ16aƉ17ǎǧ20Ɨǖ28Ǫ29Fǈ
~wns	74 -11ƥ-7c7Ǎ10F11ƹǏ16Eǒ21Ƌ31H36ƣ47ǈ
~wns>	78 -12ƥ-7c7Ǎ11F12Ǐ17Eǒ39ƣ51ǈ
~wnst	88 25Ƌ
~wnt	84 8Ű13Ǎ14ƥ25Ǐ26ǫ
~wnto	84 8Ű13Ǎ14ƥ25Ǐ26ǫ
~woo	69 -8ĸ12gŝ13Fƍ17j19Ɠ29ƈ56ƒ
~wood	69 -8ĸ12gŝ13Fƍ17j19Ɠ29ƈ56ƒ
~wor	40 -14ŷ-13Ĺŏ-12aƦƯ-11xŃƘƪǏ-10őř-9wĿšū-8sGOTœŕŖŝŠ-7bchijruĴŁŒųƷǐǙǤǨ7zňŗŞǟǪ8ŵǫ9ńŇǑ10BĻƙǆǖǢ11XķŘƨǛ12ł13Ŷ14gƓ15ƄǞ16ƺǚ18Jŉǒ19ŋƔǀ20ǉ22ļŮ24L25ƩǊǜ26Ųƚ28ĸ33R34VŰ35W36QƟ37Ǔǥ41q42S43ŀ49U60P
~word	74 -10L7Ǖ12ǅ13Ľǔ14ŗ15ǫ16ŋ20ōť23ŉ33ł41ǚ
~work	43 -19ŷ-12Ư-11ixřƦƪǏ-10aĹŲ-9őţ-8wGļōƔƘǑ-7sĿŀŒŕŖŝŠťūƷ7ĺŅŉŴǃ8Ǟǫ9zNǪ10Iŵ11BŇŞ12ǆǢ13ķǖǛ14Ř15XĻňƨ17Ŷ18Ƅƺ19g20J21ǀ22ǒǜ23ŋǉ28L31ŮǊ34Ʃ37RƟ39W40Ű41QV43Ǔǥ45q47S49U68P
~worl	86 11diC15ļ16ń
~worr	67 7Ő9ǣ14ľ16ŪƜ19Ɠ65ŀ
~wors	79 9ŷ12ǜǦ16ũ18Ǟ27ş29ŀ
~wort	63 -13Ǐ-10Ů-8ŏ-7Uňǫ11Ƃ13ţ16Ɠ17ǟ26Ǒ27ƙ37ļ44Ɣ47ƚ52ĸ58Ų
~wou	36 -19Z-16ĺĻ-14Ƃ-13ő-11SƫƵ-10qťŧ-9nOšűŸ-8dłŮƿ-7fjoNŉŝƛƢǅǜǠǥ7PŁŒƊǫ8eŊşƺǖ9HLŃřƨǞ10WƄ11Dŷǣ12AŗƬ13ĵƳǪ14mƁƃƑ15ǁǚ16BMŘƯǨ17cTĴĶńƔƸ18ŜŞƪ19sĿŶ20ňǤ21ſ22ŋŲƕǃ23Ʒ25ƙ26X28rƲ30ž31ļ32ưǟ33ƦƮ35Ʊ36ţ42Ĺ47ƹ51ŏ
~woul	36 -19Z-16ĺĻ-14Ƃ-13ő-11SƫƵ-10qťŧ-9nOšűŸ-8dłŮƿ-7fjoNŉŝƛƢǅǜǠǥ7PŁŒƊǫ8eŊşƺǖ9HLŃřƨǞ10WƄ11Dŷǣ12AŗƬ13ĵƳǪ14mƁƃƑ15ǁǚ16BMŘƯǨ17cTĴĶńƔƸ18ŜŞƪ19sĿŶ20ňǤ21ſ22ŋŲƕǃ23Ʒ25ƙ26X28rƲ30ž31ļ32ưǟ33ƦƮ35Ʊ36ţ42Ĺ47ƹ51ŏ
~wow	75 7ŕƾ8S9ţǉ10RǤ11u13Ƣ14ŧ15UŲ19Œ22Ŏ
~wow>	75 7ŕƾ8S9ţǉ10RǤ11u13Ƣ14ŧ15UŲ19Œ22Ŏ
~wre	75 -8ť13ũ15ƁƄ16ŝ25Ŷ57Ž
~wrec	75 -8ť13ũ15ƁƄ16ŝ25Ŷ57Ž
~wri	64 -12ư-9ŷ-7Ƶ7żƉ8n9oJŊŏŪƲǞ10KŚǂ11Ǖ12ĹƅƏ13wƮ14Řť16ŹƎ19ōſ23b27ő37ƴ
~writ	65 -13ư-9ŷ-7Ƶ7żƉ8n9JŊŏŪƲǞ10oKŚǂ12ƅƏǕ13wĹƮ14Ř16ŹƎ19ōſ23b27ő38ƴ
~wro	71 -10P-8ŉ-7Ū9q10Ǧ11ŵ12w14Cƴ15ĺť17ŇǞ20ŀ22ǫ28ŝ29ş33ǜ
~wron	74 -8ŉ11Ǧ16C17ť18Ǟ21ŀŇ24ǫ30ş35ǜ
~wrot	83 -11P11q13ŵ15w17ƴ21ĺ35ŝ
~ws>	73 -15Ư9gnǔ10ƻ11AŦƓƱ12ƔƜ14Ř15j16Ŗ18Ƨ22ǐ25ǣ
~wsu	84 9ŀ12ƃ15ǞǨ18ĸ
~wsui	84 9ŀ12ƃ15ǞǨ18ĸ
~ww>	80 7Ľ8x9ft12hz14w17ƭ
~wye	77 7Ǖ9A13ǣǫ14Ǟ15ĸ32ƴ
~wyer	77 7Ǖ9A13ǣǫ14Ǟ15ĸ32ƴ
~xac	70 -8Ǐ-7ū7DĻ8C9Ŕǅ10Łņ12ŢƗƣ13œǆ20ťƩ21d22Ŭ
~xact	70 -8Ǐ-7ū7DĻ8C9Ŕǅ10Łņ12ŢƗƣ13œǆ20ťƩ21d22Ŭ
~xam	74 -10Ƅ8J69ǃ
~xam>	75 -10Ƅ65ǃ
~xas	90 12Ź21l
~xas>	90 12Ź21l
~xce	76 -8ſ-7ǣ13ƺ14ƃ60Ǩ
~xcel	90 16ƺ
~xces	79 -9ſ-7ǣ14ƃ62Ǩ
~xch	90 -12V44Ʒ
~xcha	90 -12V44Ʒ
~xci	84 12H13i24Ƙ39Ơ
~xcit	84 12H13i24Ƙ39Ơ
~xcl	88 9ǥ33ŗ
~xclu	88 9ǥ33ŗ
~xcu	88 44ŕ
~xcus	88 44ŕ
~xed	85 9Ŷ16Ƃ21Ū23ƍ
~xed>	85 9Ŷ16Ƃ21Ū23ƍ
~xes	79 -9f10Ķ11ǅ12ǎ13œƷ14ƽ22T30Ǣ37Ơ
~xes>	79 -9f10Ķ11ǅ12ǎ13œƷ14ƽ22T30Ǣ37Ơ
~xie	90 24ƾ
~xin	90 -7ơ7y10H13ƍǂ
~xis	90 24Ʒ
~xist	90 24Ʒ
~xpa	90 -8Ʒ46Ǡ
~xpan	90 -8Ʒ46Ǡ
~xpe	65 -8ǆ-7Nœ8Ǒ9ũ10Ũ11Ǡ12X13ŏƙ14ZǇ15Y17ƚ18Ʋ19Ň20ǥ22ň30Ĺ
~xpec	84 -9ǆ18ŏǠ19Ĺ31ň
~xpen	74 -7œ7ľ9Ǒ11ǌǥ14X15ƙ17YZĹ20ƚ21Ʋ
~xper	73 -7N11ũ12Ũǥ18Ǉ23Ň
~xpi	81 14e18Ź47Ŗ
~xpir	81 14e18Ź47Ŗ
~xpl	71 -11Ũ7Ŵ9ƀ15B27ŉŗ32ŋ41ŕ
~xpla	71 -11Ũ-10Ŵ9ƀ15B27ŉŗ32ŋ41ŕ
~xt>	61 -18Ƴ-10C-9ǧ-7P7Ūǫ8pƅ10ǂǘ11ńƀƭ14Ŭ15ŘǠ16Ļŏ17ŚƘ18k19HŜ21Ŗ22y29V32K39Ǐ
~xte	88 37ƈ
~xter	88 37ƈ
~xti	80 23K27Ɛ
~xtin	80 23K27Ɛ
~xtr	73 -19g-10k10ųƸ12ŵ14Ʀ15ƶ18Őǂ20ƚ23ǉ28Ǧ29ƃ39Ƃ
~xtra	73 -10k-7ǂ10ųƸ12ŵ14Ʀ15ƶ18Ő20ƚ23ǉ28Ǧ29ƃ39Ƃ
~yal	81 -7ǉ8M11Ǚ27Œ33ţ
~yal>	86 15Œ36ţ
~yalt	90 -7ǉ14Œ15Ǚ
~yar	73 8ŵ9ū10HƖ15ƛ16Ơ19Ǝ20Ɣ21ƞ53Ɠ
~yard	73 8ŵ9ū10HƖ15ƛ16Ơ19Ǝ20Ɣ21ƞ53Ɠ
~ybe	72 -9Ǫ-8Ř8ř9ƈ10Ǝ11ƨ12ǧ13Ŗ19ưƳ40ǚ
~ybe>	74 -9Ǫ8ř9ƈ10Ǝ12ƨ13Ŗ19ưƳ
~yber	88 -10Ř-7Ő15ǧ49ǚ
~ybo	53 -15Ƭ-12Ǒ-11ź-7T7uĸƂƉƩǤ8KǇǛ9ŞťǞ10ŝŴƥ11Ŀǚǝ12hŐŕƃƕƮ13Ǚǫ14ǖǣ15Žƶǉ16Ǔ17ƞƤǥ18ŅŗųƱ20Ǫ21łǏ22Ĵ24Ÿ28n
~ybod	53 -15Ƭ-12Ǒ-11ź-7T7uĸƂƉƩǤ8KǇǛ9ŞťǞ10ŝŴƥ11Ŀǚǝ12hŐŕƃƕƮ13Ǚǫ14ǖǣ15Žƶǉ16Ǔ17ƞƤǥ18ŅŗųƱ20Ǫ21łǏ22Ĵ24Ÿ28n
~yca	86 -8ƹ8E15Ʊ16D39Ɵ
~ycar	90 -8ƹ16Ʊ41Ɵ
~ych	69 -8Ĵ7ĵ9ǋ10ǡ13u14Ư20ư22Ʊ23T27Q28Z35q
~yche	69 -8Ĵ7ĵ9ǋ10ǡ13u14Ư20ư22Ʊ23T27Q28Z35q
~ycl	81 -11ǒ14Ƨ15ǣ16Š19g21ū22ǂ
~ycle	83 -11ǒ14Ƨ17Š22ū23ǂ
~ydi	86 25ǂ
~ydiv	86 25ǂ
~ydr	75 49Ƒ
~ydra	75 49Ƒ
~ye>	90 8r13ǅ
~yea	43 -11CňŊũŪŰŴƾǍ-10ĺť-9nŭ-8lŉšſƔ-7uŀŅŖŲǅ7UķśƳ8Ţƞ9Ķư11ƌƩ12żƺ13ǀǦ15Vź16ĵŔ17Hơǥ18vŤ20ŵŹǂ22œǋ24Tǐ25Ļ26d28Ɩ29c31Ǡ32pǌǡ33ů34ƫ36Ɖ41SƆ42G44Ǉ47Ư49Œ62Ŧ
~yeah	71 -13Ŋ-9ũ7ŗ8cŜŮƜ9śşƊ10Ĺű11ŵżƂƖ12TƄ13ŋő14Œ20v
~year	44 -14ő-11CŪŰƾ-10ĺňŴǍ-9ťŭ-8lnŉŮſƔ-7uŀŖşšŲƄǅ7UķŽƳ9Ţƞư10Ķ11ƌƩ12ƺ13ǀǦ14ŵ16TVĵź17Ŕǥ18H19vœŤ20ơ21Źǂ22cƖ23ǋ25ǐ27d30Ļ33pǠǡ34ůǌ35ƫ38Ɖ41Œ43Ɔ44GS46Ǉ48Ư64Ŧ
~yed	83 -11o11Ƅ12š18ţ24Q32q
~yed>	83 -11o11Ƅ12š18ţ24Q32q
~yee	62 -17Q-7W7ǋ9ǧ10ǒ18Ǔ19ǥ24Ǌ27ǉ31Ǟ
~yee>	80 -7ǉ11ǧ47Ǟ
~yees	64 -15Q7ǋ11ǒ20ǥ21Ǔ27Ǌ33ǉ
~yer	66 -7Ǌ7A8ĽǨ9ǣ10ƃƊ11Ƌ13ĸ17V21Ʃ24S27ƴ30ǝ31W32ǫ35Q
~yer>	67 -7Ǌ7A8Ľ9Ǩ10ƃƊ11Ƌǣ13ĸ17V19ǝ21Ʃ24S28ƴ32W35Qǫ
~yers	88 8Ǖ9Ɵ15ǝ
~yes	72 -8ǫ-7B8Ƅ13Ōŗ14ĺū17A19d20Ő25Ń34ł41ŏ
~yes>	72 -8ǫ-7B8Ƅ13Ōŗ14ĺū17A19d20Ő25Ń34ł41ŏ
~yet	67 -19ǟ-11tŽ-9G-7Ŵƀ7Ǝ8Łơ9Ʒ10ůǀǡ11uǍ12n13r16f20jxŅǩ25cƘ28ź30Ơ31v
~yet>	67 -19ǟ-11tŽ-9G-7Ŵƀ7Ǝ8Łơ9Ʒ10ůǀǡ11uǍ12n13r16f20jxŅǩ25cƘ28ź30Ơ31v
~yft	90 38ų
~yft>	90 38ų
~ygi	90 12Ǌ23P
~ygie	90 12Ǌ23P
~yin	54 -18ǫ-11S-10ơ-9Bĺ-8ňŘ-7gĸũǣ7ţǟ8nş9XƄ10oƦ11ŨƵǥ12jkUĹĻřǂ13ſ15W16ĵ18Ŕ19ŧ20V21bƬ22œ24ŀƕƢ26ņǡ28Ɣǧ29H30ƞ31F37Ĵ
~yin>	69 -10ſ-8ň7fĴǠ9ŘƢƬƺǧ10bHKǝǡ12ƞƨǟ13P14k15Ũ16FƵ23W25ŀ
~ying	56 -16Ř-15ǫ-11S-9Bơ-8ĺ-7Pĸǣ7ƀ8tU9n10ş11X12ţƦ13bĹřǂǥ14Ļ15jƬ17ĵƢ18FŔǡ20ŧ21ſƞ22Hœǧ24V26ƕ29Ɣ31ņ33Ĵ
~yl>	88 13ƈ
~yle	90 8w9Ɗ16ƌ
~yli	78 28Ǔ
~ylis	78 28Ǔ
~ym>	72 -14V12gƩ17Q18P22Ř31Ļ
~yme	65 -7ūƞ7S8e10ƫ15ǚ17Ƅ20ư21Ķ22ĴƗ30ĵŢ38Ɩ44ŭ
~ymen	65 -7ūƞ7S8e10ƫ15ǚ17Ƅ20ư21Ķ22ĴƗ30ĵŢ38Ɩ44ŭ
~ymo	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
~ymor	83 -8ş9KŲ10zŞ14ŧ19Ŧ31Ư
~yon	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8Ņžǚǝ10ƃǪ12Ɗǫ13nłƞ15Ƴ16Ǟ18ƱǒǤ19Ƶ20Š21Ŵ23ŗ24ơ28Ÿ
~yone	63 -12Ǩ-11Ů-10RƏ-9Wŀ-7ƬǊ7ǥ8ŅŠžǚǝ10ƃǪ12Ɗǫ13nłƞ16ƳǞ18ƱǒǤ19Ƶ21Ŵ23ŗ24ơ28Ÿ
~you	14 -26Ŧ-19ť-18Ż-17ƈ-15Ƈ-12ŵƆ-11Ÿ-10vƣ-8Ƌƹ-7ŧǅ7źƁƅƒƔƟƵǨ8ŒŨűǇ9eyUĵŊŌōřƃǔǕǞ10ƞƾǁǈ11wLYĻƜơƮƯƴǌǏ12słŇŮŰżưƻǘǟ13apĺŗŠžƿǦ14MQǐ15IŐƛƱƽǆǑǓǜǣǤ16kxKWƚƤƷƸǝǥ17ķƧƭǊǢǪ18fĴśƂƲǃǒ19BSŃŜŞƺ20ŋǫ21CĹľţŹſǂǛǠ22ńŽƶǍǗ23ļƄƼ24dHOXŁŪƍ25gnuzŅ26mĶĸŝ27jŶ28AĽĿŉšŷ29ǀ30Ʃǚ32ƀǉ33N34Tǖ36Fŀő37œƦ38V39ũƨ42Pş43il46R56c62ň
~you>	17 -29v-25ƿ-24Ż-23ŵ-22ť-21q-18Ŧźư-16oƆ-14bƪ-13ƈ-12ƇǄ-11Ŵ-10hŕŰǩ-9Ŗ-8ņŸƕ-7ŚŧƊƵ7łŭƅƤƬǆǏ8BƐƖǝǦ9IůǅǇǌǟ10YķŌūƉƙ11ŨƁƒƔǁ12ƧƭƾǔǛǢ13dŊƃƳǕ14pGMĶƼ15LQơƯǜǞ16ŇƄƸ17uƜǃǚ18ajkZĴĵōŐųŽſƺǈ19ŒŹƚǖ20ńƲǀǍǫ21žƷƽǓ23ĹŗƂ24ŷƮǗ25fSWĻŋŜ26HKĸļƻ27ĺǉǠǪ28TUĿŞǂ30Xƀ31nOľśţ32CŁŃ33ŪƨƩƶ34mFV35ƍ36gPŅ38ŉœŶ39ũ40NĽŝ41ő43AšƦ46l47i49Rş51ŀ56ň66c
~youn	71 9Ƶ10p11żƱ16ĶƯ17ź23u25v41c
~your	25 -25ų-24Ŧ-21Ő-18C-17ō-15Řƍ-14ūƉƫ-13ƈƻ-12ĺĽŒ-11ĹŉƖ-10fŪƇ-9LZĵŎǫ-8Ņŭůƶ-7ĴŁŲơƮ7kœũǆ8JŃŞƁǔ9HľżŽǈǜǠ11ńƺǖǩ12ƀƢǇ13lvIƂǎǐ14chEĸĿŗŚǝǟǣǨ15jžǛǦ16yWƛƭƸ17goƼǊ18TŠƟƹǍǘǢ19nſ20ptňŷǀ21wƤ22VŝźƱǒ23ķǄ24sśŹƗ26P27łƪ28qFřƴƵ29dǗ30eŴƦǤǥ32x33rƧư36ƨǋ38Ű39Ƅ46ǚ47Ķ49ƿ57B66z
~yout	88 -15Ƹ-8Ʃ15ǫ18ƭ35ŧ
~ype	71 -11Ǐ-10Ɣ-7ś7cž8Ť9bǆǈ10Ľǋ11p12Ɗ13ǖ14ƈ18E19d21ƥ34ƫ40ƾ
~ype>	73 -11Ǐ-9Ɣ-7ś7cž8Ť9ǆǈ10ǋ13Ɗ14ƈǖ21d22ƥ35ƫ42ƾ
~yped	88 8b13Ľ16p24E
~ypi	85 10ǐ13Tǁ15ǆ17b
~ypic	88 7ǩ11ǐ13T14ǁ16ǆ
~yro	65 -8u12Ǔǟ16Q23Ǣ36ǉ64ǋ
~yrol	65 -8u12Ǔǟ16Q23Ǣ36ǉ64ǋ
~ys>	47 -16d-13ĺ-12Ų-10oN-9GňŠŧǎ-8pŃŘšŨŽƟƲǑ-7BDLŁŞŷŸƅƱǁǞǪ7YƙƳǛ8nńŚşǙ9lCUĽŰŵǤ10fuŗųƞǅ11jAFŢƣǢ13ƚǟ14c15VĹưǋ16wĿſ17gvǐ19ơ21űǆǉ22ƔǓ24q26kx29Ŵǫ30R33ǡ39Ƙ
~yse	84 8ž11ŷż15ƽ19g
~ysel	84 8ž11ŷż15ƽ19g
~ysi	77 19Ɵ20Ɓ24ƺ26ǃ41ǀ
~ysic	78 20Ɓ24ƺ26ǃ41ǀ
~yst	68 -9ǉ7ķ8Ţƌǟ9Ś11ǝ17ƣ23Ɛǚ25ǘ30Ǚ
~yste	68 -9ǉ7ķ8Ţƌǟ9Ś11ǝ23Ɛǚ25ǘ30Ǚ
~yth	48 -17ǫ-12ĻŌ-10Hŉ-9JQƉ-8ţǟ-7Ł7ƞ8Ʊǆǒ9ļŽƳǕǘ10kƟƨ11Ɠƴƿ12gYĶƲǗǨ13ĴŲƺ14ŪƜƪ15ǂ16ňƙƾǄ17ŐƵǠ18żƏƚ19iŀ20ŤƎ22ŊƽǑ23ƅ24ǁ25Ƨ29ĸŠ39Ŏ
~ythi	48 -17ǫ-12ĻŌ-10Hŉ-9JQƉ-8ţǟ-7Ł7ƞ8Ʊǆǒ9ļŽƳǕǘ10kƟƨ11Ɠƴƿ12gYĶƲǗǨ13ĴŲƺ14ŪƜƪ15ǂ16ňƙƾǄ17ŐƵǠ18żƏƚ19iŀ20ŤƎ22ŊƽǑ23ƅ24ǁ25Ƨ29ĸŠ39Ŏ
~yti	90 39H
~ytim	90 39H
~ywa	86 -10ǩ8Ť14ǔ20ǆ
~ywh	75 -9Ǜ-8Ÿ8Ņ10Ơ11ź12ǂǙǧ23Š26k30ŉ
~ywhe	75 -9Ǜ-8Ÿ8Ņ10Ơ11ź12ǂǙǧ23Š26k30ŉ
~za>	90 12Ǐ32ǫ
~ze>	79 -14ư-10ŉ-7Ʒ8Ǡ11Ū12ƹ14Ƈ16Ŕ22H24Ʈ
~zed	90 8ļ11Ƈ16ƌ
~zed>	90 8ļ11Ƈ16ƌ
~zer	84 -9ż11Ő14ƥ20Ť22Ś
~zero	86 -9ż11Ő21Ť22Ś
~zil	86 -8Ų21Ɔ38Ɣ
~zill	86 -8Ų21Ɔ38Ɣ
~zin	90 15ĸ22H32j
~zip	68 -11D7ŕ107E
~zip>	68 -11D7ŕ91E
~zon	75 -8Ǥ8ų10L13Ǡ18ơ21ǫ26Q39ƛ
~zon>	90 -10Ǥ10ų16Ǡ32Q
~zone	78 10L23ǫ41ƛ
~zoo	86 -11ǡ14h67M
~zoom	88 -12ǡ68M
~zy>	75 7ŕǫ9EHƉ10x11ƒƳ12Ɣǐ13t16ň18i19ŉ
~zza	88 10ų12Ǐ31ǫ
~zza>	90 12Ǐ32ǫ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [52,-1,17,0,-3,-4,6,-4,0,0,-6],
  features: `#	34 -37c-34k-25d-15e-14f-12i8h10a20g26b111j
# $	55 -77j-15d-11k-5h-4e24a29b66g
# a	65 -12g-11b-7e9j33a
# aggregate	89 
# and	68 -15c-7k-4d8ag11j
# at	89 
# before	86 -5j14a
# bucks	80 -7c6a14h
# by	86 
# car	83 -8c11i
# cars	84 -4d6f7a
# days	84 -5g7a
# deductible	89 -15g-8c-7j13b19a
# did	84 -11a14j
# digit	89 -4a7k
# digits	84 8k
# do	87 
# dollar	75 -31g-8b4i16c25j
# dollars	77 -19a-11c8b12j19g
# employees	89 -11a-5j20d
# feet	83 
# for	73 -10j-7g7a17b
# have	86 -7a8b
# house	89 4j
# in	66 -15a-5g4bd17j
# is	66 -25a-7c-5di51j
# kids	86 -9c-4a13g
# like	84 -4c5d7g
# ls	89 -35b-10j4i48a
# miles	72 -20g27a
# minutes	72 -9c-5d5i13j
# months	68 -12g-10a8h29b
# now	86 -12c16a
# number	86 -20j5a22b
# numbers	87 -8a6k14c
# of	72 -32g-14i-6a15k43c
# oh	89 -8b5a6j
# okay	81 -15g-5c25a
# on	67 -24c-17a8e17j25b
# one	76 -13c-12b-9g-6a11d26j
# or	67 -43a-11j-7b27c45g
# out	86 -10c-6g12hj
# people	84 -9b4c12a
# per	87 -11g10a
# percent	75 -17g-6k9h10a
# pounds	89 7a
# right	64 -5a7j
# so	84 -14j-7a-4c12h17e
# square	83 6j
# talked	89 6a
# that	72 -6g-5bfk-4c7a25j
# times	89 -9c13g
# to	79 
# umbrella	87 -4a6j
# weeks	76 -15g-8a14c19i
# with	87 
# would	89 -7g7j
# year	76 -6f18b
# years	56 -27g-12d-11j-4ik6h11f14b17c18a
# yet	83 -9b15a
@day	63 -13g-7e13aj
@day $	75 -16b-8c4d5j29a
@day and	86 -10g6c10j
@day at	84 5b
@day is	89 -7g10j
@day or	84 -11a13b
@day right	89 5j
@month	66 -11e-9c-7g-4d5f10i23j
@month #	87 6j
@month $	89 
@month and	84 -8c-6ej26a
@month is	89 8f
@month of	87 
@month right	87 
@month to	87 
@name	52 -22c-8i-6k-4h14d17g21j
@name $	68 -43c-29a-11b-5k7i13j23d55g
@name and	81 -16c-6g6i20b
@name do	89 -12c-5g22b
@name is	83 -14g-13a4j13e14d
@name or	86 5a
@name over	86 -8d16j
@name say	89 -25c27g
@name you	87 5a
^ #	58 -49g-27a-19c-13e-11k-10d-7i-4f56j90b
^ @day	83 -6a6b
^ @month	89 -5e14j
^ @name	89 -20a9j18d
^ a	72 -13d-11g-10c-4b10j11a23k
^ about	84 -16a-12c33j
^ after	87 -8ac8e11g
^ alarm	89 -5cjk24a
^ all	89 -7ag16j
^ alright	81 -26a-11j-8k6g7d12c25e
^ am	74 -17k-16j-12c-6g-5d-4f5b28i36a
^ and	44 -58ab-33k-9j8f20i30e32d40g53c
^ annual	82 -15a26g
^ any	46 -40b-29g-21k-13j-8ei-7h-6f9d51a90c
^ anybody	75 -9b-6cd31a
^ anyone	86 -36a-4c46d
^ anything	67 -14k-12b-8i-5g8a44c
^ are	46 -46c-38g-29d-22i-20k-14j-11f-10e-7h77b139a
^ at	89 -16g-9c26e
^ aw	89 -13a4c9e12i
^ awesome	76 -10g-5k6a16c
^ aww	79 -12a-5g-4j5k7e10d
^ basement	89 -7c21a
^ be	89 -4i12k
^ been	81 -15a-9c-4e7b36g
^ before	82 -10k-8g4ai17c
^ besides	86 -9d5c12a
^ best	89 -17a13c21e
^ big	84 -22g38a
^ biggest	87 -16a12c21d
^ blood	89 -14c21a
^ boy	89 -5g7i12h
^ brick	86 -22a-8c33b
^ burial	87 
^ business	82 -17c-9b17a24g
^ by	79 -36c9k37e
^ call	89 
^ can	58 -38k-16f-15i-13j-9bd-8g-7e20c108a
^ college	89 -10g-7bc29a
^ comp	86 -6cg-5b9a16d
^ congrats	86 6c
^ cool	77 -7a-5cj8de
^ could	62 -24k-16c-7ej-6f13i56a
^ credit	89 -5a16c
^ days	87 -25a29g
^ describe	86 -6g-5c-4a23k
^ did	49 -48c-46j-37g-25h-24e-14k-11d-7i37b192a
^ do	37 -63c-40d-25g-22e-21k-19i-16hj-14f26b234a
^ does	51 -52c-36g-18e-11dk-10ij-6f172a
^ email	89 -19a-6k38c
^ ever	61 -19g-12b-10k-9c-8d-7j-6h19i63a
^ everybody	87 -6g5d7c
^ everybodys	83 -5g4i
^ family	89 -9b-5g-4j12c16a
^ fire	89 -11a-7c23k
^ first	89 -10a20c
^ flood	89 -6c16a
^ folks	89 5a6h8g
^ for	81 -18k-15d-5ab19c34g
^ full	80 -21b-6k-5c10a27g
^ garage	87 -14a-9c28f
^ give	64 -20a-18e-6j-5d-4f25c36k
^ go	75 -16a-9c41k
^ good	74 -28e-27b-7g-6j16c58a
^ got	59 -34j-20k-17bcd-6f-5eh13i36g84a
^ gotcha	87 -5j5b6d
^ ha	89 5b8d
^ happy	87 16a
^ has	58 -14c-12d-8bj-7g-5e-4k71a
^ have	52 -29g-16j-14c-13k-11i-6df-4e113a
^ he	89 -14b7a15j
^ height	86 -16a-6j33g
^ hey	84 -5j-4g5a20i
^ high	84 -11a-6c28b
^ house	86 -5a6c15g
^ how	33 -86a-32b-27j-21k-19d8e13h26c75g88i
^ i	46 -58a-35b-20g-15d-9c7i15fj109k
^ if	55 -20b-19jk-13i-7d-4h47g50c
^ in	82 -10i-5g9b11c
^ is	37 -85j-74c-37f-33g-29k-28e-22i-11h101b251a
^ it	67 -38a-16g-7d-4i7j9h10k12e15f18c
^ just	71 -25b-7g-5ce8j13k28a
^ keep	84 -6c-5bdj10a21k
^ keeping	89 
^ last	79 -39a-11j6k18c43e
^ let	72 -9d-6a-4i5c26k
^ liability	87 -15a-14g5b27c
^ list	79 -15a-7d-5c35k
^ llc	89 
^ long	87 -18g-17e43a
^ look	83 4c
^ lumbers	89 -4c5a8g
^ may	81 -8j-4k6ac10d
^ mind	79 -15g-13c-9k51a
^ monthly	84 -11a-7c-6b28g
^ most	86 -10b7a11g
^ my	68 -9g-8hk-7j-6b4i9c12e15d
^ name	84 -14a-5e9k18c
^ need	86 -52k-17c76a
^ nice	84 -15b-11c-5j6e8g25a
^ no	72 -9a-7b-5k-4c5f28j
^ nothin	89 -10a9j
^ now	78 -6b-5j4g6af
^ oh	62 -28b-26j-9g6i10a11k12df15c
^ okay	51 -37a-25j-21k-7i-5b5e9h13f14d31g37c
^ on	87 6a
^ one	74 -61b-8c18k26j29a
^ ooh	79 -7ad-5k4i11c
^ ouch	86 -30g-9a10e11d24c
^ over	86 -9j-7g22a
^ own	83 -17a-5c29b
^ paid	84 -8d-5k25g
^ perfect	86 4d
^ policy	87 -5a-4g16c
^ pool	89 -9b22a
^ price	89 
^ read	74 -13c-12a-4g37k
^ ready	89 -7c-6k26a
^ regular	89 9c
^ remember	86 -8k21a
^ rent	86 -20a-15k-5b9g42c
^ roof	87 -41a8g17c23i
^ run	83 -6c-5g20k
^ same	89 -14a7b18k
^ say	81 -38c-18a-9j-4b8fi9d17k32g
^ shall	84 13a
^ shingle	87 -7a17b
^ should	70 -13c-8k-6g-5j-4b52a
^ since	84 -6ac16e
^ smoke	87 14c
^ so	37 -84a-34k-31g-14i-13b-12e-7d6c216j
^ some	83 -14a-9c4k7h8d10b
^ something	86 -32j-8c-6b56a
^ sorry	81 -7j-6d4i17c
^ sounds	79 -7a-5i6j
^ spell	84 -4a12k
^ square	89 -28c-8a41g
^ state	86 -17d-15a-10g-9c6j52b
^ still	81 -6bc8j13a
^ sump	89 9a
^ take	89 -21c14k18a
^ tell	50 -33a-26c-9g-7b-5f5d91k
^ term	87 
^ text	89 6a
^ that	67 -30j-23b-12c18h45a
^ the	64 -61a-12i-7f-6h13d17j28k36g
^ their	87 -24a-8c-5e10h38g
^ there	74 -4c16k
^ they	71 -52a-8d-6b5f13e23g32i
^ think	87 5k
^ this	80 -6j15a
^ those	86 -10a7d
^ till	89 14e
^ towing	87 -6c-4a20b
^ ugh	81 -9c-8j5i6eh8g
^ umbrella	89 -15h-6c-5g37a
^ walk	65 -12c-10a43k
^ want	77 -21k-7bcg-6j-5h66a
^ was	63 -28c-25i-21g-20ej-7h58b78a
^ we	75 -23a-5g8ek24j
^ well	78 -16b-7c-5i-4j6d8k11g12h
^ were	71 -19i-8c-7egj63a
^ what	30 -126a-49b-42k-35j-13h-4d18f39i49e60g162c
^ whatll	86 -6e-5g17c
^ whatve	83 -6a7f8g
^ when	47 -46a-12jk-9f-5bhi30c79e
^ whend	76 -10c-9a-6g40e
^ where	55 -56a-17b-9e-8d-7k-5h4g14i27c69f
^ whered	82 -10a25f
^ which	60 -32a-16b-10fgk-5j9e89c
^ who	43 -48a-24g-20b-16k-8e-7ij-4f149d
^ whod	70 -23a-6c-5g50d
^ whose	75 -18a-12c-4g12b35d
^ why	64 -39a-7bc-6g-4k80h
^ will	77 -20c-12k-4e7b41a
^ with	82 -20k-14c8f31a
^ work	83 -23c-15a-10f-6i67b
^ would	51 -53c-31g-26k-20j-18i-16f-9e-8d-4h69b128a
^ wow	79 -7j-5a12h
^ yeah	86 -15a-6j-5b6c11g13f
^ year	83 -29e-23a-7g70c
^ you	50 -52c-21k-17bf-14d7e11i24gh73j
^ your	63 -76a-26k-12i-9e-5h7d11c22f33j65g
^ zip	86 -11a-8k27c
a	28 -19d-15e-9f9g13i15j17b18k34a
a #	53 -19a-17c-16e-9f-6i-5k12j14b18h39g
a @name	83 -8c-6e17a
a a	72 -14j5e6a10f
a b	86 -5c8b
a bachelors	87 7j
a backup	89 -23a-5d32i
a bad	78 4k12a
a ballpark	86 -6g5k11a
a bank	86 -5ag-4d12c
a basement	83 -12b9c13i
a bell	87 10a
a big	72 -11g-8b-7d6k18i
a bit	87 
a blood	87 6j
a bop	86 -5g6c
a box	83 11k
a break	89 -9b-8c7e13a
a bunch	89 -11a16b
a business	79 -15a7b13c
a buy	89 
a c	86 -15a27i
a car	75 -5j6a7g
a card	83 -26a5ijk17c
a cert	87 5j
a certificate	77 -7d6c7g
a check	86 4c
a claim	82 -9c10b
a clean	87 -9a10j
a client	83 -7k-5e8c11a
a coi	89 -9k8a
a commercial	83 
a company	79 -5a10d
a complaint	89 
a contractor	89 9d
a copy	79 -6c-5k5e8i9a
a couple	77 -13b9g
a cousin	89 -5b8a
a cpa	89 -6d8a
a crash	83 -7g10c
a crawl	87 -5c13i
a creek	87 -4c4g5f
a customer	80 -5a6c10g
a day	77 -5i10g
a deadline	87 
a deal	87 -10j-9g10c15a
a degree	89 -7a16b
a desk	87 9b
a detached	89 
a different	89 -24b-12c-7j9k11g24a
a discount	77 -10j7c17a
a doctor	83 5e
a dog	86 -18a9b12j
a driver	86 -10k12d
a fake	89 -8g-6b15c
a family	86 7d
a fella	87 -5i7g9c
a fence	84 -4a8c
a few	79 -14b5j12a
a financial	89 
a fire	72 -12c7a10d
a fireplace	86 5a
a flat	83 -14g-5a7j14b
a flood	84 4b
a form	87 
a friend	81 -15b20a
a full	86 -7a-6c13b
a funeral	87 -11c14g
a garage	83 
a gate	89 -12b4f13a
a good	64 -24a-5bc-4f5h7k15e18g
a guardian	87 -16d21a
a guess	89 -7a15k
a guy	89 
a high	87 -12g-5b20a
a hip	89 
a home	89 -6b-5g14i
a homeowner	87 
a hot	86 -9b-4j8a12g
a hotel	87 -7a6j
a house	83 -16a10c14b
a hurry	89 
a hydrant	83 
a is	87 
a job	79 -11a-6g-5i4b9f12c
a junior	89 6a
a kid	82 -8c-4g6f16k
a landlord	87 4b
a laptop	89 -12a14b
a lawsuit	89 -6g6c
a lawyer	79 -11d-6g7k10a
a letter	86 
a license	87 -10c-8b4k14d
a list	86 -12c-8b24a
a little	67 -16g-5j5k7a12b
a living	79 -20a-8g14bc
a loan	81 -9c4a7d
a local	89 13b
a long	81 -19a6bhi9c
a lot	69 -23a-5dk-4e8fg23c
a m	89 -7e-5j17c
a medical	84 -4c14a
a mess	87 -9c11e
a minute	86 -17j4i9k10a
a mistake	89 -13a-12g30c
a month	63 -9b-6e6j7c16g
a mortgage	83 9a
a motorcycle	89 6a
a mrs	89 -4b8a
a nanny	87 -4a4d7b
a new	74 -24b-5j10c22a
a nice	86 -16a-6c9j18b
a no	89 -12g6h12c
a normal	82 -5a5c
a number	82 -7a-4c8jk
a nurse	78 -6c8a
a okay	86 -6a-4c26i
a one	82 -27a7c12f17b
a or	89 -12b14a
a parent	84 -11b-5c22a
a payment	89 
a pension	84 -8g-6a8c9b
a permit	89 -4a
a person	87 -14b14a
a photo	87 
a physical	84 
a pic	89 9k
a picture	77 10k
a pipe	84 8c
a place	84 -10i12g
a policy	72 -14d5a22k
a pool	79 -8b7a
a private	87 7f
a quarter	87 -5a5c6j
a quick	84 9k
a quote	87 -5b14a
a real	82 -20a4k19b
a reason	89 -5b7h
a recorded	89 
a regular	86 -7a5i8b
a rental	84 -12a13b
a renter	89 6a
a restaurant	89 -6b4j6a
a ring	87 -9b-4j16c
a roommate	89 -6c9b
a rough	86 -14c-8k25g
a safety	87 -9c11a
a second	73 -7b-4k4i6d12a
a security	89 5a
a separate	89 -18b24a
a shed	89 -8b-6a20c
a side	89 6g
a slab	86 -5c5b
a small	89 -6a6b
a spouse	89 8a
a storage	86 7a
a sump	89 
a term	87 7k
a time	87 -12a-5e23k
a total	89 7j
a trampoline	86 
a truck	89 
a trust	86 -15b15a
a typical	87 -4c9g
a vacation	89 5g
a w	89 
a way	89 -6k-5c22a
a week	70 -8c-5i17g
a while	79 7g8a
a whole	86 -9a-6d8c10b
a will	77 -17b-4k32a
a win	89 8a
a wood	81 -6b8a
a wreck	83 -5a4d
a written	89 -10c4a9b
a year	63 -50c-13e8j57g
a yes	86 -13g7j13c
able	80 -11c19a
able to	80 -11c19a
about	41 -9d-8a-7e7h12c23k
about #	62 -22a-21c-7e9g49j
about $	72 -18k-10e-9i-4hj8c49g
about a	78 -17c-10k4i12a15g
about all	87 -7g18c
about an	87 
about any	69 -23a25k
about anything	89 -4a6k
about being	87 10c
about how	81 -11g-9c6j8b12e
about insurance	87 
about it	66 -32g-15j-11k11h16ci25a
about leaving	89 -4i10a
about right	86 -21j21a
about that	72 -14c-7b4a10i21k
about the	60 -15i-7a-5b9g13h14k
about them	77 -4g6c
about this	76 -9g-5jk23c
about to	89 -6cd-4g9b11a
about us	84 -8c-7a5f6i11h
about what	77 -23c-10k7a32g
about when	89 -11g7c8e
about you	86 -5k4c10b
about your	62 -20a-9g-6i-5b18k27c
above	79 -11c15d
accent	87 4a5j
accident	75 -16c-5a5i7d16e
accident $	82 -17c8a18e
accidents	76 -7b10a
accidents $	83 -6b8a
accidents in	87 
account	69 -14d-10k-5g14b24c
account $	81 -14d-12c6aj13g
account number	80 -15c-11g-5k35a
accountant	76 -7g-5h7c13a
accountant $	86 
accounts	87 -6ac5k10f
across	87 -4c5f
actual	86 -12b-7g-5c12a15i
actually	77 -9a-7i5g6b11c
add	72 -21b-14a-5f11j12g15c
add up	86 -13c-5f25g
added	83 15a
adding	87 -6b8a
addition	89 -17a7e17c
additional	78 5b
additional insured	79 -6c7b
additions	89 -12c12a
address	62 -10a-9b-7g-6j-4i8e10c11k14f
address $	69 -8ak-6dj12e24c
address of	83 -21k-5a34c
adjuster	82 -4g7i
adjuster $	89 
adt	89 
advice	75 -11c4k8a10d
advice $	84 -10k17a
advice on	89 12d
afford	86 -26c6d22g
after	56 -21g-5fk6a8bd16c
after #	87 8e
after $	82 -9g7i
after a	81 -6g6d8i
after high	89 8c
after that	77 -7i-4c10a11b
after the	70 -15a18c
after you	78 5a7d
after your	84 -4a
afternoon	83 -12c8g9i
afternoon $	87 -9c10g
afterward	87 -5a6j
again	67 -8b-4fk4j7i11e
again $	71 -11b-9c16e19a
against	77 -4cd7b
against it	83 4h8b
age	68 -25a-8jk-7bi-6d25e47g
age $	76 -29g-9k-8e-5di66c
agent	65 -19g-6ei-4j8a12c16d
agent $	75 -6dg5h6c7a
agent ever	89 -9c-4d19a
agents	77 -14c-10g-9a9i15d17b
agents name	89 -14c-7g24d
agents you	89 -14a15b
ages	83 -15a5c27g
ages $	89 -16a8g23c
aggregate	87 
ago	76 -18g-16j-11c-6i7h16a36e
ago did	87 17e
ago was	87 -8g15e
agree	86 -5c4h
agreement	86 -6e-5d6a7b
ahead	75 -7c8j
ahead and	81 16a
air	84 -7a-5g4b5c6f
airbnb	84 -7b13a
alarm	74 -5g-4k6j10a
alarm $	83 6a
alarm system	89 -5ck20a
alarms	86 5g
alcohol	75 6g7c
alcohol $	79 -12a4b8g10c
all	47 -9c-7h-5ab13i31g
all #	86 -6c13e
all $	71 -14c-10j-8b-6g46a
all about	89 4a
all at	84 -5j8d
all day	87 -4c4k9f
all do	84 -10a16g
all in	79 -18c-14a7b11d16g
all is	83 -8a-6g22c
all lives	89 
all of	76 -4b5i
all on	84 -19b6j18a
all over	86 -22a-7c5g7d10b11k
all right	89 6a
all that	73 -6j-5f-4a7g10c
all the	71 -9bc5h8a11g
all these	87 -9g7a8c
all this	79 -13g-12h-7ak7i40c
all together	86 9c
all what	89 -10c-8e21g
all you	83 -15a-5c5bg15j
all your	75 -4c4g7j
alls	89 -12e20c
ally	89 
almost	82 5k
alone	79 -5g-4c16a
alone $	83 -4g10a
along	77 -10g4a8i
along $	84 -9g-6b6i12a
along with	89 -9a11b
already	70 -5i-4d4j5e
already $	84 -6j11a
already have	86 -6a8b
alright	69 -15k-5j4c5d17e
alright $	83 -14i-8k5j24a
alright i	87 -16a-7k5g6e17c
alright if	87 12a
alright with	84 10a
always	76 -9j-7i-6b6g7ad10f
am	54 -11c-8b-6e-5dg7ai14h16f
am a	89 -7g13c
am curious	84 -6j14k
am glad	89 -8k-5a4c6h7e
am going	82 -8a-4c15k
am hearing	83 9j
am i	64 -27c-25k-15g-5h-4e17j19i21a26f
am not	87 -27a-6i-4k7cg27j
am sorry	82 -18j4k5d7g8c
amount	70 -26a-4f4i5b11g15k
amount $	83 -17c30g
amount on	89 -5c
amount you	89 -26a6k10j22g
an	51 -11i-10e-9b4g7ac9h14j
an #	84 -10c-9a-4j11i14b
an accident	86 5d
an accountant	84 8a
an agent	80 -24g-6i6c15d16a
an alarm	89 -5b7c
an apartment	86 -8a5b10c
an app	87 -7i12a
an email	80 -13c6b10a
an emergency	89 
an employee	84 5a
an excess	89 
an hour	87 -18c-5a5k24g
an insurance	86 
an llc	86 -6h5b7c
an old	84 -10g9f
an older	87 -8a12b
an s	87 -6j10a
an sr	86 -6k8a
an umbrella	70 -10a-6g7f9h13c
and	32 -36a-14b-8h-5f14gk17e28j38d
and #	75 -9g-5c16d
and @name	82 4j8a
and a	66 -35a-7d-5bi24c36j
and about	82 -8g9b
and address	87 7k
and all	76 -16c-5f6k17g
and an	89 -5a7j
and and	73 -16c-15b-6j-5k6a18i24e
and any	87 -4c11a
and are	79 -11c10b
and clear	86 -5c13j
and collision	79 -5dg5a12b
and company	89 -8a8b
and could	87 -7c14a
and dad	87 8a
and did	77 -15c-5g23a
and do	68 -34c-11g-4k4b13d47a
and does	86 -7a-5b5g16c
and everything	89 -5c5g6i
and for	83 -48c-6a11df16g22e
and give	86 5k
and hail	83 -12a-4c24g
and have	80 -5b10g
and he	83 -14a-12dj17g30c
and his	87 -15c-14a22ej
and how	60 -25a-18c-6j-5bfk9g11d55i
and i	67 -24a-12j-8g-7h-6c19d46k
and if	73 -9c-5b5i10df
and is	74 -10j5c7b9d
and it	74 -5i5d12j
and just	89 8a
and last	80 -25k-4d47c
and look	87 -5i8a
and model	87 4k
and no	83 -10a6c11j
and not	89 5c
and on	89 -8k4eg
and raised	89 4a9j
and read	79 -15c-7g27k
and run	89 -11a11b
and slow	89 -7a6b
and some	87 -6c-4a4d5j7h
and street	89 -21a24c
and such	89 
and tell	74 -6c7ak
and that	73 -12acd6i8f33g
and the	58 -48d-21a-14i-11b-6f8e33k68c
and then	75 -17k-5d15j20c
and they	79 -7g13j
and tube	89 8a
and was	87 14a
and we	87 -13a15k
and weight	82 -14c-8j-4a36g
and what	54 -29j-20a-12g-11b8c12d26k34e
and when	74 -15a-12g-6c4f11b26e
and where	77 -8a-5b25f
and which	84 -9ce-8j30a
and who	69 -13a-10c-6b38d
and whose	89 -21a27d
and why	89 -9c-7a24h
and would	83 -6b-5i17a
and year	86 -12a12e
and you	67 -32a-17b-5i-4g13j24d26c
and your	61 -31a-18b-10k-7fi6h11c14j18e32g
animals	86 
annual	76 -15a10c17g
annual payroll	87 -30g-4a39c
another	71 -7c-5g5e11a
another car	89 
answer	86 7g
answered	89 9c
any	40 -58b-18j-10e-9g-8f13k40c77a
any #	83 
any $	84 
any accidents	81 8a
any additions	89 -12c12a
any animals	89 
any bankruptcies	89 5a
any big	83 -20a-4g26c
any business	86 -6c9a
any cash	87 -51a59g
any chance	86 
any claims	77 -4cg15a
any close	87 6a
any complaints	89 -20a23c
any coverage	81 -6c-5g15a
any damage	87 -6g8a
any deliveries	89 
any drugs	89 
any excess	87 
any fender	87 
any health	80 -13c-5j26a
any heart	89 8a
any hobbies	87 -24a-5g31c
any insurance	87 
any jewelry	87 -16a22c
any kids	83 
any kind	89 -7c16h
any leaks	84 -6b11a
any life	82 -30a31g
any loans	87 -8c10a
any losses	87 
any more	86 -6b11a
any of	70 -8c-5b-4g20a
any other	76 -6d4a8c
any plans	83 -12c14a
any prescriptions	87 7c
any questions	83 -14a11c
any reason	89 -33a34c
any remodeling	87 
any roommates	87 
any savings	87 -19a-7c29g
any subs	89 -4b7a
any tickets	81 -6b19a
any time	86 
any tobacco	87 -6a7k
any trouble	87 6k
any violations	89 
any water	82 -8g-5c4a11k
any wood	87 4a
any work	86 -47a54c
anybody	56 -13c-11b-6j-5g6h14d26a
anybody $	79 -11e-9b-7d6g25a
anybody else	77 -12c-5a28d
anybody ever	76 4k
anybody hurt	89 -6g18a
anybody in	89 
anymore	82 -6a-5ck5g11e
anyone	67 -13c-4k11a16d
anyone $	87 -4k9a
anyone else	84 -33d38a
anything	50 -21b-6degi-5h10k17c31a
anything $	66 -22a5gi7k9c
anything else	79 -27a5k25c
anything from	89 -4c5a8i
anything fun	84 -14a-7i23c
anything in	75 -18a-7b38c
anything like	74 -5b21a
anything on	79 -14j26a
anything special	89 -13a16c
anything that	84 -9a-4c15b
anything to	89 
anything ugly	89 -4k11a
anything valuable	89 -23c25a
anything you	77 -24c5k23a
anytime	89 7j
anytime soon	89 7j
anywhere	76 -11c6f17a
apartment	67 -9d-5g7a8c
apartment $	79 -11g-10b12a15c
apartment building	89 -5g8k
apartment or	87 -5a10c
apartments	84 -7c-5b16d
app	68 -9g-5d5c16a
app $	79 7a
app is	89 -5a10c
app that	87 -6i12a
application	84 5h
applied	89 
appointments	87 -4a4cd
appraise	89 -13g9c10b
appraise for	89 -13g9c10b
appraised	86 -5c11g
are	33 -14g-5dh4j9e11f18a27b
are #	81 -17j-5cd14a20g
are $	79 -31f-10j-9ag-4b7k31d33c
are a	75 -18a6e15j
are at	82 -15a-5g8k15j
are both	89 12a
are covered	86 -13c-10a24g
are done	87 -12c-6e26d
are going	86 
are gone	77 -9a-6e10c15j
are good	89 -14a-5k-4c26j
are in	71 -24b-5k9a14j15d
are insured	89 -6b-5a4j7k
are looking	86 -6i-5g5j12h
are not	72 -16c-11e9d13j15g
are off	87 -6a4d6i
are on	75 -5j7a
are out	89 6a
are over	84 -22a28j
are paying	84 -6a-5k8ci
are pretty	89 
are right	89 
are the	63 -23g-10k-6be-4f14aj26c
are their	87 -25g27c
are there	73 5a11c
are they	68 -9b-8a-6cj-5d18f24g
are things	84 -8g17i
are those	81 -12a-7i6g19b
are unhappy	89 -18a16c
are we	70 -15dj-9ck-6a-5f19b44g
are with	81 -5h-4a8j15c
are worth	86 -6g-4a6k9b
are you	40 -45g-38dj-25k-5h5i10e28c33f48b55a
are your	61 -50c-5k-4j9b22e34g
area	79 -19c-13ae5bk41f
around	58 -8j-7b-6c-4a6d12f
around #	79 -8b5j8a
around $	72 -6d-4f11b
around here	83 -11c-6a-4b5d13g15f
around it	86 -5b
around so	89 
around the	82 -18a6cf8k
around there	87 -6a11f
art	84 -39c-7b50a
as	58 -22a-18c-17i-11b-9k6g18h25d30j
as a	76 -9jk-6b10ad12f
as additional	86 -4c4a
as it	84 -9c9g
as the	83 -10g-6c9i11a
as you	84 -28a8c30g
as your	89 
aside	81 -7b6a8g
aside for	86 -7b5g9a
ask	60 -16b-6k7ef11d13a
ask $	81 -4i10a
ask for	78 -12g7k16c
ask how	89 5i11g
ask me	82 -10k-4g9c13a
ask so	89 6k
ask you	79 -5g4j
asked	76 -9k-4c4i6b10g
asked for	87 
askin	89 -20a5c9bj
asking	72 -6k-5i8e12g
asking $	84 -6c14g
asking for	79 -21g12a15c
asks	82 -14d-5g5j7k16c
asks about	89 -9c11k
asphalt	84 -5b5c7a
assets	87 -4g5k6b
associates	89 -5c12b
at	42 -17b-13i-7h-6d7c16k17g33j
at #	67 -14a-5g-4i4e11c17j
at $	74 -18f-11d-9e-6a-5j19c37g
at a	75 -8g-7e-6i5k8fj
at all	68 -11g-6e-5bk6j29a
at fault	83 5a
at gmail	89 8j
at home	70 -14b-4e4c5k6g13a
at it	81 7c
at least	86 -8b7a14g
at night	71 -5j-4b17f
at once	86 4b
at one	89 -17a-7g8b19c
at that	76 -14a-5j10d20g
at the	56 -22c-9f-7ae6j7h9ik18b
at this	82 -13c18e
at work	72 -12c-10b-6j8g38a
at you	87 -5a-4c13g
at your	66 -21a-11b-10c7g8f9e11j13k
attack	86 -8a-6e6d8g
attorney	89 -7c6a
audit	71 -17a-8i6k21b
audit $	81 -8g10a
audit @name	89 -39c-23i64g
audited	84 11a
audited $	89 11a
auditor	86 5e
auto	67 -11g-6i9f13c
auto $	81 -14g5fk10c
auto and	89 4a
automatic	89 6a
average	89 -8c10g
aw	89 -13a4c9e12i
away	65 -13b-6ci-5j5g8k16d
away $	79 -10g-7bc6e9f12d
away at	86 -6bg7a14c
away for	84 11a
away from	86 -5j5bc
away with	86 -9a5k6c
awesome	71 -9j13k
awesome and	87 5a
awesome that	89 -5k6a8e
awful	87 -5a5c7i
aww	79 -12a-5g-4j5k7e10d
aww i	89 -4a5d7c
b	77 -18c4a8g9b
babies	89 
baby	71 -8d5e12a
baby $	83 -8d11a
babys	84 -6a8c
bachelors	82 -4c4j9b
bachelors $	89 10a
back	55 -12c-7di6j8h10a12g
back $	72 -12c-5b7e11g15a
back and	86 -6g5b7c
back in	79 -9ac-5eg9j25h
back on	82 -13g19a
back then	83 -16c-10h-7a11k23g
back there	87 -5j5ac
back to	79 -13c-5g5j6h10k
back up	79 -10c-7a5b7k12g
back when	89 -9ce5a19i
backed	84 7c
backed up	87 
background	86 6b
backup	76 -11a-8b-4g27i
backup $	89 
backup coverage	86 7c
backyard	89 -8a10c
bad	70 -7j-6a-5e5g17i
bad time	84 12a
balance	84 -14c19g
balance on	89 -19g18c
ballpark	77 8g
bank	67 -15g6c10b15d
bank $	78 -11c-6g10b14d
bank account	87 -9a5c8b
bankruptcies	89 5a
banks	86 -13c-5i10g14d
bar	86 -11d-4c15a
bar $	87 -11d16a
bare	86 -6g5a7d
barn	86 -13a-4k17c
basement	68 -5c6a7g8i
basement $	77 -9g-4j24a
basement finished	87 -8a15b
bath	86 -10c6f11a
bathroom	87 -10a11b
baths	83 -15b-11a5k12c14g
baths $	89 -14b-7a9j20c
be	49 -15i-11f4a5j7c8e12d
be $	75 -17a-16c9e15g16d
be a	76 -10d17c
be able	83 -11c16a
be additional	89 9b
be alright	83 -6j13a
be comfortable	87 4c
be driving	86 
be enough	89 -29c6a25g
be honest	89 5b
be in	83 -4j
be listed	83 -9c-4k6a10d
be off	89 5e
be okay	79 9a
be on	83 -8a-5k-4i4g7c8j
be straight	89 10k
be the	81 -8d-7i-4b6ac17h
be there	89 
be true	89 
be willing	89 -5i8a
beagle	89 
beat	82 -6b-5k-4j6g19a
because	66 -11a-10i6d13c
because i	80 -6i-5d-4a6c7g8b
because it	89 -10b-5c-4j25g
because of	87 -11g-5a9j14c
because there	89 -6c-4i5a9g
becomes	89 -6g5c9a
becomes of	89 -6g5c9a
bedroom	86 -7a4c
bedrooms	80 6k
bedrooms $	89 
been	49 -11j4hk10c18i
been $	86 -9g-6a21i
been a	81 -13a5j17g
been at	79 -10a-6b-4c21g
been audited	89 10a
been burned	89 -17a24i
been doing	86 -13i8b13a
been good	89 -5i-4j6c8a
been hacked	86 
been in	69 -13c-5b10d11a
been insured	89 
been licensed	86 5g
been redone	89 -7j16e
been there	76 -15g-9ac5j6eh17b
been to	89 -9g12i
been treated	84 5a
been turned	86 9a
been with	75 -7a-5k8b22g
beers	87 
before	55 -15k4dfg11i
before #	87 -5c8b
before $	71 -32c-5dj5af6b18g21i
before i	81 -10g-9k9c21a
before the	79 -8g-4e23c
before they	76 -14c-5a26g
before we	82 -10a-5k5i11c
before you	71 -10g-9a-7k-4i14c18d
behind	69 -9c-8g-6i-5b4k5f11h14d
behind $	87 7c
behind the	78 -10c-5b-4i11a18d
behind you	86 -7a7d
bein	84 -9a-6c8be
being	72 -16b-7g5c7f9ai
believe	79 -12g-7a-5bk7cj8e11f
bell	87 10a
bell $	89 7a
belongings	84 -4j13g
below	87 -7a8b
belt	89 -11b-5k4a12g
bender	89 5a
benders	87 
benders $	87 
beneficiary	77 -10g-4a6c14d
beneficiary $	79 -5c16d
benefit	87 -18c22g
benefits	79 -9g5a9c
benefits do	89 7c
besides	69 -6g-5b4c19d
besides the	80 -21d-7g16c17a
besides you	82 -40a48d
best	68 -9g-8a-5d5k7e9h13c
best number	86 7a
best part	84 11c
better	65 -8f-5i10k11b
better $	79 -9c-7i7g16a
better half	76 -13a-10g-8f-7b15k22c
better than	87 -12a6c8b
between	78 -7ak7f10b
between the	87 
big	58 -14i-10d4c6ag11bk
big deal	89 -7b7a
big is	80 -23i29g
big ones	87 -10a7b
big trees	87 -6c11a
bigger	89 -6c6b
biggest	78 -14a10c17d
biggest customer	86 -5c9d
bigs	86 -10i14g
bike	79 
bike $	87 -6b5c6a
bike kept	89 
bills	69 -13g-7a6c9b12d
bills $	86 -14a5b9d
bills if	87 -5c5d
bills would	89 -11g15c
binder	86 -9c6f8b
birth	75 -6eg-4a7k21c
birth $	80 -8e9k12c
birthday	70 -13k-6a-5b5j26e
birthday $	79 -17g-13c44e
birthdays	89 -5c8k
bit	78 4a9g
bit of	89 -6c11g
blame	84 6b7d
block	89 -5b10c
blood	71 -5bgk6j8e14a
blood pressure	78 -8b6a7c9j
blood test	87 4b
blow	89 -5g6i8a
blue	87 -7c9g
board	78 -7b16a
board or	86 
boat	82 -7c10a
bodily	80 -7a4g9c
bodily injury	80 -7a4g9c
book	79 -9c-4ae5g6k9h
booking	87 8c
booking system	89 8c
bookkeeper	83 -5c15d
bookkeeper $	89 -8j-4c5a17d
books	79 -6c5j6b
books $	86 5d
bop	83 -6g5c7a
bop $	87 -5g7c
born	73 -9g-6d8ce12a
born $	79 -13a9e11c
born and	87 4a9j
born in	89 -9e-8j-5d5c25a
borrow	79 -11a8b17d
borrow it	89 -17a21d
boss	79 5e9a
boss $	89 -14a5c15b
both	68 -13c4dg7j9b
both $	86 -7k-5j-4c6b14a
both of	81 -15a-11c4k5e8b12g
bother	84 9a
bother you	86 9a
bothers	89 13h
bothers you	89 13h
bottom	87 7c
bought	70 -9i-7ej7a9k16b
bought in	89 -10c18g
bought it	77 -9e-6c5b9a12k
box	72 -11c-6f-4b5d10k13e
box $	83 -8c-6fk4d8a16e
box here	89 5k
boxes	87 -9a4c9b
boy	75 -10c-6a-5gk5b6i9h12j
boys	79 -9a16b
branches	89 7i
brand	83 -6e-5c8b9i
brand new	86 -4a9b10i
break	76 -24a5g6c7b9f
break in	86 -10b6e8c
breakers	89 -5b7a
breaks	83 -8g-4b18c
breed	86 6c
breed is	89 6c
brick	75 9c
brick or	82 -6b9a
bring	70 -17c-11a-7i6f18d23g
bring home	87 -6c9g
bring in	79 -35c-10a22d33g
brings	86 -20g6c22h
brings you	87 -26g6c23h
broke	77 -14a-11d-5g6f9i22c
broke $	89 -16a8f17i
bronco	89 -13a5k15i
brother	71 -10k-6g5j6d8c10a
brother in	83 -8g-6j-4dk6a22c
brothers	84 -11d12c
brought	86 -5c5k8e
bs	89 -5b13a
bs or	89 -5b13a
bucks	80 -7c6a14h
bucks a	89 -5c10a
buddy	79 -6d4k10g
budget	80 -6a12g
budget $	86 -7g-6a22c
budget for	89 -26c27g
bugging	89 -5g7ck
bugs	84 -6cg-5i9b12h
bugs you	84 -6cg-5i9b12h
build	74 -26c-6d-5j6e11g19a
build it	89 
building	63 -9a5c12k
building $	74 
building is	86 -7b14c
building or	89 -4a8b
building your	87 8g
buildings	84 -15a15c
built	68 -10b-8g12c21e
built $	78 -22a-11e-6g43c
built up	84 -8a5cg
bump	86 
bunch	86 -11a-5c6d15b
bundled	86 -4i13a
bundled $	87 -4i16a
bureau	89 6j
burial	83 8b
burial or	87 
buried	89 -6b9c
burn	82 -5i5c
burned	75 -17a-12c10g24i
burned to	87 -7c13g
burner	89 -4b5a
burst	84 6c
burst $	89 
bus	87 4a5j
busiest	87 -9a8ce
business	51 -11i-6f7j8g9d
business $	64 -11g-8d-6a4c5i6k18b
business at	89 -5ag17c
business do	84 
business from	87 9b
business have	79 9a
business if	87 
business in	89 -16b5f16a
business is	83 8g
business name	89 -11c11a
business out	87 -15c8k12a
business owners	86 
business policy	87 -12b14a
businesses	87 -14a-4g5cd15b
busy	73 -6g-5c6i7a13e
busy $	78 -4e5i15a
busy over	89 -5a8c
busy season	89 -14a-13c5b28e
but	64 -7bi-4dk5aej19g
but i	82 -5a18k
but otherwise	89 -5a6j
but what	83 -7k-6a-5c12eg
butcher	89 -4b14i
buy	64 -6gi-5a4e5f8c9b
buy from	84 -5a5c
buy it	79 -40c-14a6f7h12b37g
buy sell	89 
buy that	89 -5c6g
buy the	81 -23e-15b-7g18a29c
buying	89 
by	52 -21d-7gh-6k12e19i21b
by #	89 
by $	70 -23b-6d-5fjk16g27c
by @day	84 -9a13j
by a	82 -7i-6j-5c4b5k13a
by any	89 
by how	89 -10g12b
by now	87 -9a7be
by the	72 -13g-10j-5ei-4k4d6b8f10c12a
by what	87 -30c35e
by when	84 
by you	79 -11g5f8c
by your	87 5b7a
by yourself	87 7b
c	80 -46a6c19i32j
c or	89 -15i-10a34b
cabin	89 -9b-6c15i
cake	87 -10c8a9g
call	56 -27g-13i-9k-7c4a10b17h35d
call $	71 -13e-9c-7d6k17h19a
call for	89 4g
call it	86 -5g5c
call or	81 -9a14b
call the	89 -5d6a
call you	75 -19g4c10e13d
call your	83 -16c-6a6b27d
callback	87 -8a5c8k
callback number	87 -8a5c8k
called	68 -16j-8g-7k-5e13h29c
called $	74 -16j-7h-5k33c
calling	77 -10c-5g10b15f
calling about	89 6a8c
calls	74 -7ac6k19j
calls $	87 7a
came	67 -13a-9i-6c9b12g14j
came back	89 -8c5j8g
came down	87 -4k13b
came in	82 -9a-4g15j
came out	86 -6ci-5j20g
came to	89 
cameras	79 -6b5k11c
cameras $	89 -5a14c
can	48 -25k-23j8di10ef12c14a
can and	87 5k
can do	87 7c
can get	84 -13a-5c5e6dk
can hear	87 -6k-5j15c
can i	63 -17k-12g-9j-8d14i41a
can not	74 -38a-8g-7e-4f6k26c30d
can see	89 -7c6a8k
can we	87 6b
can you	60 -46k-13j-7e-6d-4i11c15f27a32g
cancel	84 
canceled	87 
cancer	77 -12bg5d8e11j
cancer $	84 4k
car	48 -9d-8be-7j6fg9i12a13c
car $	60 -16i-14j-9d-5a16b34c
car accident	89 4d5i
car and	78 -11c-8f6g10a
car do	89 5c
car for	79 -5g4b
car get	89 -8b6a9i
car how	87 -5i-4a13c
car i	89 -5ak6i8c
car in	84 -15c-6a6b19i
car is	84 -10d-5a5k10c
car or	79 -12a6c11b
car paid	89 -8a11b
car right	80 -8c9gj
car that	86 6j
car the	89 -7c14b
car to	89 -4a11b
car was	87 -15b5di12a
car what	87 -11g8d13c
car worth	89 
card	63 -28a-9g13c14i19b
card $	77 -12a-10k7i24c
card is	87 5j
card number	89 -31a7k31c
card numbers	87 -9c12a
card or	89 8b
cards	69 -8b-5g7d11a
cards $	77 -7j-4i21a
care	68 -9c-5k10d
care about	89 
care for	87 12c
care of	72 -10c5j7d
carrier	77 -16a4k7c17d
carrier $	80 -21a8c18d
carry	62 -9b-4i4h5c9a
carry $	75 11c
carry for	87 -5a8c
carry the	87 8h
carry their	87 
carryin	86 -12a7j9b
carrying	79 -14j-7d9g17a
carrying $	89 -16g18c
cars	65 -23k-12g7c8d23i
cars $	83 -14c20i
cars and	87 
cars are	84 -27g-9a16d26c
cars do	89 
cars in	87 10a
case	77 -5a7j
cash	67 -17a-15c5k22bg
cash $	84 9a
cash in	89 -35a42g
cash value	77 6ac
cat	89 -4a7b
catch	75 -13c-11a-7d4j11e25k
catch you	81 -10c-5ijk9ag15e
catering	89 
cats	84 -12b7ag
caused	89 -18c23a
ceiling	87 -20c-9a8j15fg
cell	82 -8g6b14c
cell $	87 -10c17a
cert	80 -10a10b
cert $	89 
certificate	69 -12a15d
certificate $	77 -5cd12a
certificate of	89 
certificates	76 11a
certificates $	84 10a
certificates from	89 
certs	84 5f12a
chain	89 
chairs	82 -23j5b9g18d
chance	82 -7c12a
change	68 -8b-6g8k18c
change $	84 -5c9a
change jobs	89 -5c6a
changed	74 4a6c
changed $	86 
changed since	89 9c
changes	82 -14c19a
changing	84 -5i12k
changing companies	89 6k
charge	74 -6c-5a5d
charge of	89 
charge you	79 -10a5j
chat	86 -7e-4c8a9j
cheap	86 -10cj8b9ag
cheaper	86 8a
cheapest	89 10j
check	64 -7a-6j-5i-4g10b14c
check $	83 -15a-6k-4g8c20b
checking	87 -9g-4c4bk9i
checks	78 -4j5abg
checks on	89 -7a7d
checkup	86 18e
checkup $	87 18e
chemical	89 
chew	89 
child	86 -15d-4e7c9i10g
children	75 -9d7b
children $	82 -10d4g10a
chimney	84 -6b6d
cholesterol	89 -9g4a9i
choose	79 -14b-6egh7i12c18a
choose $	89 -7e5c6a7i
christmas	84 12f
church	79 -7b4f7a
city	76 -6b7a11f
claim	63 -14a-13j-4d10i11c15g
claim $	74 -16e-8i7c9a11g
claim was	86 -9c4j10e
claims	70 -8c-7g5k10j
claims $	81 13a
claims in	87 8a
class	81 -5g4c5k6f
class $	89 
clause	89 
clean	77 -25i-4g4j31a
clean record	87 -9a10j
cleaned	87 -4a
clear	73 -15c4j8a11b
clear $	84 -8gj5e19a
client	72 -6e-5j5b18d
client $	84 -9c18d
clients	70 -5g6e8c
clients $	81 5c
clients come	89 6c
climb	86 -5bc6d8a
clock	83 -7c-5aj11e12b
close	63 -14i-8d-6b6c10e18g
close $	76 -15a-12c9b11e16g
close by	80 -13c-5b-4e7f32g
close calls	87 6a
close is	86 4g
close on	87 -7a-5g4e11j
close to	86 -14g5a18c
closed	72 -18e-6b5a7d8ij
closed $	82 -14g-5b6ai9c
closer	83 -13a-5j8g17b
closer to	84 -11a-7g-5j27b
closin	86 -9c-5a6d15e
closing	73 -18c-5g6k20e
closing $	86 
closing date	83 -5a5k9c
clothes	86 12g
cloud	87 -5a5bj
coast	87 6g
code	72 -6ag-5f7k21c
code $	81 -6a5k8c
coffee	82 -5a6k8i
coi	86 -9k7a
cold	84 
collect	87 7b
collections	89 -5b9a
college	65 -4fi9c11b
college $	73 -8bg22c
collision	71 -10c-5d-4j4b5e8g9a
collision $	79 -6g7ab
collision on	82 4e5a
com	89 -4a9j
come	56 -14g-13c-12b-9k-6j11f18a45h
come after	87 -8a13c
come by	86 6f8a
come down	83 -6g5c14a
come from	80 -22f-14a-4h7b9c31i
come in	79 -12b-9h-6f9c14a
come out	80 -13e10dg
come through	87 -9i12g
come to	75 -15b-8d-6e-5k-4h10g15f20a
come up	74 -17a-11c-8g-6e4i16h27f
come you	84 -20i-16g-4a52h
comes	68 -14a-8e6d7gj9b
comes and	89 6c
comes from	89 
comes out	83 -13g9c11j
comes to	83 -8g-6e18c
comfortable	79 9a
comin	81 -27a-10g7d9i26c
coming	69 -27b-9k-7j8g9a11f16c
coming in	89 -16c10a14i
coming up	79 -32a-17b58c
commercial	73 -12c6ak7d
commercial umbrella	87 9a
common	89 -10a6b13c
commute	80 -16c4k5a13g
commute $	84 -16c6a15g
comp	67 -12c7a8g11d
comp $	79 -26c13a22g
comp and	80 -5dg5a13b
companies	74 -5i6d8k
companies $	83 -10c-5i-4b5k15d
companies have	89 -7d11c
company	51 -9a-4c5ei22b
company $	63 -20b-10j-9h-6g-5e6k7f12c14a16d
company and	89 6a
company do	84 -8d-7g26c
company ever	84 6a
company got	89 6k
company have	86 -6a-5g14e
company in	89 
company or	84 -11a-5k18b
company to	89 
company what	89 -6a4g5c
company you	86 -12c-8a14de
companys	77 -7d-5g6k8j
companys name	89 -5c10a
compare	86 -11c5k11d
complaint	87 
complaints	86 -14a18c
complex	82 -10c18d
complex $	89 -9c16d
comprehensive	82 -8a6c11h
computer	80 -7c-6a-4g7b9e
computer $	89 
computers	86 -4g4c6i
condition	80 -6gk-5a4j6c13i
condition $	89 -5a7j
conditions	81 -12c10a
conditions $	86 -14c15a
congrats	83 -11a5c12i
congrats on	89 -11g5a11c
construction	77 -5g4c
construction $	89 7b
contents	78 -16c23g
contingent	89 6a
contract	71 -14g-5a5bj6f12k
contract $	81 -6a-5c-4g9f10k
contractor	82 7d
contractors	83 -5d4a6g8b
contracts	80 7d
contracts with	89 
conversation	86 -10k5c7j
cool	68 -11j-8b-7f5e10c23d
cool and	87 9c
cool cool	87 -10a9g14c
cool so	89 -11c-6g7ad11e
copper	86 -15b16a
copy	78 -7k-6c4e7ij
copy $	82 -4k6i12a
copy of	89 6e
corner	87 -9a-6k9c16f
corporation	87 -16a-6i24b
corporation $	89 -16a-6i24b
correct	70 -8a-7b-6c32j
correct $	70 -8a-7b-6c31j
cost	62 -33a-13c-6i5j15b38g
cost $	80 -12c-4b5g12a
cost on	89 
cost or	89 -8g-6a-5k24b
cost to	74 -16a-9c33g
cost you	77 -9c15g
costs	78 -14b-7k-5h6g23a
couch	82 -7a8bc
couch $	89 
could	50 -18k-16j-6d-4h11g18e29a
could a	87 -11g-7a27c
could come	89 9c
could fix	89 -4g7c
could get	89 -12a18k
could go	89 5k
could he	87 
could i	79 -9g-8i-7k-5j33a
could it	87 -4c10g
could not	74 -6c-4g6d7f
could she	89 
could somebody	89 6a
could take	87 -6b-4d4k11a
could the	83 -18a-4i13g17e
could they	79 -5g4c5a
could you	60 -40c-31k-11j-5f7b10g20e26i35a
could your	89 -4i10a
count	80 -18c-8a5e6j8g15k
counting	81 -18c6k16g
country	81 -6g-5c16f
counts	86 -5e10c
county	78 -11b-9g-4j7a8d10c
county $	89 -12b-10c5f10d11a
couple	75 -12f-8b8g15c
couple of	84 -12f5i6j12c
couple years	87 -5b13g
court	82 -35a6f7c22j
cousin	84 -5b4a5d
cover	68 -21g-7a4i9k10b15c
cover $	82 -10g5c9a
cover the	89 -10g5a10i
coverage	53 -6ad-5h6g8bc
coverage $	64 -45g-8b-7j-5k8i10c61a
coverage a	89 
coverage amount	89 -13c-4b4a11g
coverage do	79 -11g-6a20c
coverage does	87 
coverage in	87 -13a-4g8b11c
coverage is	83 -6a7c
coverage on	78 -6c19g
coverage or	79 -23a29b
coverage to	89 -6a11e
coverages	86 -14g-6a5c20h
covered	67 -13c-7f-6j-5k5e7b12a13g
covered $	81 -29g14c17a
covered for	83 -29c33g
covered if	89 
covers	79 -15g-11d9a11c15k
covers $	87 -15g8c14a
coworker	89 
cpa	84 
cr	86 
cr v	86 
crash	80 -9b-7g8c12d
crash $	87 -9b-5c11d
crawl	82 -6bc5a9i
crawl space	82 -6bc5a9i
crazy	76 -4ij6b7h
credit	64 -15f-12g14c16a
credit $	79 -7c-5g14a
credit card	86 -6c7a
credit cards	82 -9c6g9a
credit score	86 -19a7i24c
credit union	86 7j
creek	79 -5c4f6a
cremation	84 
cremation $	87 
crew	76 -9c-8a-5i4e5d9g
crew $	84 -6i6g
curious	82 -8a-6j20k
curious what	86 -6j12k
current	66 -15a-6j-5b7g13e15c
current carrier	87 -8a-4k23c
current company	84 -18e-6g30c
current policy	86 -21c-13g4a31e
currently	81 -12g9a10j
cushion	86 -10c6a8k
customer	68 -6a7d
customer $	83 -4c8d
customer there	89 12a
customers	70 -12b6a14d
customers $	84 -4a6c
customers come	89 -8b-5d15a
customers pay	89 8i
cut	75 -8i-5k7b9c
cut off	84 -4k12c
cute	89 6i
cyber	87 
d	83 -5c6i
dad	71 -15c-14a7k9g19f
dad $	89 -4a6b
dad died	89 5i6c
daddy	83 -5g5a6d
dads	87 6b
damage	67 -16c-7be6k12a19g
damage $	77 9a
damage on	83 -7g5j7a
dangerous	83 -12c6e7a
dash	83 -8k4a6g
dash $	89 -8k7a
data	86 -6d-5c7f9a
date	66 -22a-14g17c29e
date $	79 -17ae46c
date of	78 -5gk-4a20e
dates	89 8k
daughter	71 -7b5c7j8a
daughter $	87 
daughters	80 -10g-6k6b10c
day	57 -19g-17i-6d-5b5h10k13a29e
day $	70 -26g-8j-6cd4f7e13h25a
day and	79 -13a-8j17e
day do	89 7e
day does	89 -5a14e
day going	89 
day of	87 -6g-5i4k7j
day or	86 
day so	86 -6e9a13k
day you	86 4k
daycare	89 6g
days	60 -17a-11j8b9i26g
days $	68 -9c-7f-4j5a8bg
days a	84 
days are	89 -10g-8a8i14c
days off	87 -4gj9i
days or	86 -11a-6i11bg
dead	83 7a
deadbolts	86 9a
deadline	84 
deadline $	87 
deal	76 -13g-7j-5i15ac
deal $	83 -11j-4cg22a
deal with	87 -11a4j5c6b
dealer	89 -10a6j11d
dealt	87 8i
dealt with	87 8i
death	84 -16c4i20g
death benefit	89 -17c23g
debt	82 -12a13b
debt $	89 9c
debts	89 -15a21c
dec	78 
dec page	79 
decent	86 -10b13a
decide	78 -27a9bd18j
decide $	83 -23a12d20j
decides	89 
decides $	89 
deciding	89 7a
decision	81 -7a9c
decision $	87 10c
decisions	89 -11c11a
declarations	82 5k
declarations page	86 -8a11k
decline	87 -9a7be
declined	87 8a
deductible	63 -4ak5gj7b
deductible $	72 -26a-5i7g39c
deductible is	87 
deductible on	87 -21c-9a14b18g
deductible right	89 
deductible you	89 -7a5jk
deep	86 -14a-5b6j9g12i
deer	87 18c
degree	80 -4g5c9b
degree $	86 13b
deliver	75 -8b-4d12c14a
deliver $	82 8c
deliveries	79 -11c6d13g
deliveries $	84 -12c14g
delivery	87 -7g8i
den	89 
denied	89 -5c7d
dent	89 -8c9g
dental	86 5j
department	81 -14c-10a5g10b18d
department or	89 -10a14b
depend	82 8b
depend on	82 8b
depends	87 
depends on	87 
describe	84 -6g-5a-4i21k
describe the	89 13k
design	86 -5a6b
design work	87 
desk	82 -5a10b
detached	86 -6b4j6a
detached garage	87 -6b6a
detectors	83 13c
detectors $	87 -25c36a
device	86 7j
diabetes	80 11a
diabetes $	89 7b
diagnosed	89 -25a9e20c
did	36 -26k-13d-11b4j8h15i16ce22a
did @name	89 -10g7a10c
did a	80 -9g5c9a
did anybody	80 7a
did he	75 -5g-4j13a
did i	62 -22a-12b-10e-9g-6ck16i60j
did it	63 -55c-7j-5k5h9i17e21b28g
did not	74 -13g-8d-5i6j23c
did she	82 -9b17c
did somebody	78 -6e-5c5hi13a
did something	89 
did that	69 -24a-16i-9j7e21b34g
did the	60 -28b-9j-8e-5hk14i21c34a
did they	56 -18gi-12j-6k7d9bc36a
did you	45 -20g-18k-7d-6b10h13i15c16e18f
did your	62 -28g-10j-9b-7d6e14f20a24i
did yours	89 6cg
die	81 -5c5g10i
die of	89 -7g-4a16c
died	73 -10e-7c7a12j
died $	79 -9e5j
difference	87 -7c7g
different	71 -12b-8j-5h-4a4k27c
different $	87 -17h24c
different now	89 -4g7c
differently	89 -5c6a
digit	89 -4a7k
digits	77 -5b17c
digits on	89 -9k9a
dinner	82 -7j-6i-4k5d8e10a
dinner $	87 -7g-6j7c12a
disability	83 7a
discount	72 -7gj5b14k
discount $	83 5d
discount for	86 -10cj24a
discount so	87 -10a5d13k
disease	87 -5c11a
district	86 -7b9j
dive	87 -9b5a10g
diving	89 
divorce	89 -6b8a
divorced	86 -12j-8c9a20b
dmv	87 -4a12d
do	27 -40k-37j-13g8i11h15b18f20e32c41a
do $	66 -31g-4i6j10c20a
do a	76 -14a-4c12k16b
do after	89 8c
do all	89 -5a6g
do any	76 -5b6a
do anything	80 -7c8a
do business	87 -20c9k15d
do clients	87 6c
do customers	87 -8b-5d7i14a
do for	68 -22g-6e-4a6d39c
do i	66 -18k-10ac-7e5g7j13b27d
do if	79 -13g11ac
do in	83 -13k-8a-6cg16i20d
do it	71 -11c-10g4i10h20a
do not	58 -50a-20c-8b7j17i29h33g
do people	82 -9c-5dg5e7i12a
do right	87 -8ci16a
do that	79 -10g-5j4a7e9c
do the	69 -11g5c6i13k
do there	84 6c
do they	65 -14g-12c-7i4f17a19d
do this	79 -7a9b
do to	77 -21g-16a51c
do we	86 -8j14a
do with	77 -13eg-8a40c
do without	83 -15g-9c4k23e
do you	30 -46jk-13d4i9g14e17f21c28b55a
do your	68 -7a-6e-5d7g11c14f
dob	84 -9a19c
dob $	87 -5a20c
doctor	70 -18g6d8i
doctor $	77 -14c-12g5e14di
doctors	86 -9a18d
does	41 -24k-11j-8h11e14i20d21a
does $	86 -39a5b37c
does a	87 -17c17g
does anybody	75 -13a23d
does anyone	83 -10c13a
does he	69 -29c8g21d
does it	59 -17c-14g-6ai5df19e27b
does not	79 -15a-5k7j17c
does she	70 -15c-8b-4f4g34i
does that	67 -8d-7j-5c7e17i
does the	56 -12d-9k-8b-6c6eg12f22a
does your	54 -30b-16k-15f-8e-6j4g13d16c51a
does yours	89 -4d9a
dog	75 -9a5bc7j
dog $	86 -9b15a
dogs	83 -11b15a
doin	80 -7k-4j11c
doing	62 -13g-7d-6ej-4h9k12c16i
doing $	77 5ck
doing for	87 7c
doing in	89 -13c-4g29i
doing okay	89 -16a23i
doing that	84 -11i-8a8b13g
doing the	89 -7d7f
doing this	89 -16g20a
doing with	89 -7a5cik
dollar	70 -15g5a6j7k
dollar @name	84 -22g-6a5i27c
dollar amount	86 -6a10b
dollar deductible	87 -13g-9c-5a28j
dollars	74 -21a4b10j24g
dollars a	89 -7g4a
done	64 -17e-9a-5k4f7b12d16c
done $	76 -6g-4i4a6b
done any	89 
done now	87 5c
door	70 -14b-5a-4i5gk7j12f
door $	77 -5d9a
door to	89 
doordash	82 5a
doordash $	89 5d
doors	80 -13c14e
dose	89 -12c14g
dot	84 -12a17j
dot com	89 -4a9j
double	89 -15a8g14b
down	53 -22c-14i-13a5d10hk15g17j
down $	69 -15cj-5i10eg13a
down and	81 -8c11e
down as	84 -17a24j
down at	87 -7b8a
down for	77 -8c-6e15g
down in	87 
down right	87 
down the	79 -12a6k9b
down there	82 -7b16c
down to	78 -12g8c9d
down what	86 -10c-6k6g19h
down with	82 -18a10h15b
downstairs	87 
downtown	83 9a
draft	87 -5a4c
draw	86 -9c5b10e
drawer	86 -8a9b
drink	77 16a
drink $	83 -7b12a
drinks	84 -10d6a
drive	58 -12k-10c8d20i
drive $	68 -10g-6ak-4b7d26i
drive for	83 
drive in	83 -15c4k6g12f
drive it	79 -4c5i6j
drive to	81 -8i-5f11g
driven	89 -16b6df10a
driver	69 -16a5bk6cd
driver $	82 -24a-12c4b14g23d
driver or	87 -7g13c
driver training	89 -11a-5b21c
drivers	65 -17a-5bi8c24d
drivers $	79 -33c9a29d
drivers @name	83 -42d-7g-5c59a
drivers in	89 
drivers license	78 -12a5k11c
drives	69 -26d8k26a
drives $	86 -43d44a
drives it	89 5k
drives the	86 -7a8d
drives which	83 -4c5d
drives you	89 8c
driveway	77 -10a-6f-5g32b
driveway $	89 6a
driveway or	89 6b
drivin	77 -10a6cd
drivin $	89 8c
driving	64 -9bg-5dj6ce25a
driving $	76 -12b-5c22a
driving or	87 -12b-6d-4k8g16a
drop	76 -12a-7c-5j5g10h21b
drop it	89 -13a18b
dropped	81 -8g16h
dropping	87 -7c4g7a
drug	89 
drugs	83 -11c6a12d
drugs $	87 -12c6a12d
due	77 -12c-7bg13a22e
due $	83 -9c-4g18e
dui	87 -19a21c
duplex	89 -6g6j
during	87 6c
during the	89 6c
dwelling	79 -11a-8c5k16g
dwelling limit	87 -11c21g
e	78 -17a-12g34j
each	66 -10c-6ae-5b7k8d10g11j
each month	79 -8c5j12g
each of	86 -14k-8c7g18d
each one	87 -8c6d9k
each way	86 -7g12j
earn	79 -16c8g
earn $	86 -25c5a19g
easiest	87 -13b21i
easiest way	89 -10b-7c22i
easy	82 -16j5b6c7a
eat	84 -17a10g15b
education	80 -5abgj14ck
education $	84 -5bg4a16k
either	82 -6a6j
electric	84 -8a8bk
electrical	81 -11c-5j5d9ag
else	55 -12g-7a4b5j7d8h9c
else $	70 -14b-11d4c5f24a
else are	86 -8g-6a14c
else do	89 
else drives	89 
else gets	89 11d
else has	87 -7a4c6d
else i	89 -5a7c
else in	86 -39a13b28d
else is	76 4c
else on	86 
else you	87 -15b-9a9c15k
em	68 -21a-12c-5ik4d9j17e21g
em $	81 -21a9j26c
email	61 -7g-6e-5i-4d4b7a21c
email $	71 -16a-5j7f13b21c
email address	84 -8c4a8k
email for	87 
email me	87 -11k19a
email or	87 -4b10a
emails	87 5a
emergency	84 5d
emergency fund	86 
employed	84 4i7f
employed $	89 -6d7f
employee	79 8j
employees	70 -5j11d
employees $	78 -20j11a19d
employer	74 -6g8b
employer $	81 4c
empty	80 -6ac-5k12g16e
end	68 -10b-9j-8c10g22i
end $	79 -13c-6j7g20i
end of	86 -15b4d17a
end up	81 -19c-6b4f10i13g
ended	84 -8a10d
ends	79 -5c8j
ends $	89 
ends in	86 -5c10j
engaged	89 -7j5e9a
engagement	89 -5c12g
engagement ring	89 -5c12g
enjoy	86 -4g7c
enough	71 -18i-15b-7c7g17h22a
enough $	87 -29c-21i23h29g
enough to	79 -14g10a11c
equipment	71 
equipment in	87 -8a11b
equipment worth	87 -9c10g
equity	87 -22c-5b8a20g
erie	89 -16a24j
errands	86 -21k-8b12a18i
escrow	82 -13c-5k8a14d
escrow $	87 -12c9a15d
even	69 -8cd-6g-5b5j9k17a
even a	84 6a
even if	87 -6c-4d6a8k
evening	89 -20a22j
ever	49 -31b-15j-14g-9c-8h-6ek9i16d77a
ever $	89 
ever been	66 -8b-6a-5g13c23i
ever come	82 -4i11a
ever empty	87 -11g17a
ever explain	89 -25a-8c35d
ever get	80 5c
ever gone	87 
ever gotten	83 
ever had	70 -9b4c10a
ever have	82 -4c10a
ever said	89 
ever sat	87 6a
every	60 -17c-14i-10e-5k4d5ah10f11g12b
every #	84 -8j21b
every @day	89 
every day	76 -10i-6a4j7bg
every month	74 -10j-8c7d9g17b
every time	89 -8g-5e7a9c
every week	89 
every year	87 -8c9g
everybody	71 -27a-10d-5c6b10e14g15k
everybodys	78 -6k-5g6f9c
everybodys got	84 6c
everyone	89 -5d10k
everything	63 -22a7bg15i
everything $	77 -16c8e18a
everything in	84 -12c5bj8g
everything you	83 -18a-4c7g9k11i
evidence	87 -12a7j13e
evidence of	87 -12a7j13e
ex	89 12a
exact	86 -5a6f8k
exactly	76 -11i-8a-5jk4e5fg18c
exactly $	86 -10i-7c9f13g
exactly did	89 5e
exam	75 6b7a
exam $	80 13a
excellent	89 7b
excess	78 4b
excess liability	86 4d5a
exciting	89 -10c-6b5a13e
excuse	87 -19g17ch
expand	89 -5c8a
expense	87 
expenses	81 -5g-4a6jk
expenses $	86 -6g4c7k
expensive	82 -5b8g11a
experience	78 -6bg-4d7c10a
experience with	89 -10a7c9j
expires	89 
explain	74 -11c-9b-6i21a22d
explain $	89 8a
explain it	83 -22a-9b33d
explain that	89 
explained	84 
explained it	89 
exterior	87 -5b-4a16c
extinguisher	87 7c
extra	75 -10j-5d-4a8c17g
extra #	89 -9j-7c-6g26a
extras	86 
face	86 -13a-8c9g11k
facebook	89 -5b6j9c
factor	89 -8a12j
fair	76 -8g-5f6a14c
fair $	84 -6j22a
fake	83 -14g-7b5a8i9c
fall	74 -21a-8g-6j13ce19b
fall out	89 -8a5g8b
falls	83 -20c-5d-4g33a
falls off	87 6c
familiar	87 -13g-8a-6c10b16i
family	60 -7e-5j4d13a
family $	71 -11g5b12c
family history	84 -12c23a
familys	89 
far	62 -27i-11bj-6c11f13a47g
far $	75 -21g-11j5b9c32a
far are	87 6g
far do	87 -34g-7i44f
far does	89 -13i18g
far is	79 -6a7i
far out	89 -4i10g
farm	74 -16d-7g5aj8e11b
farm bureau	89 6j
fars	84 -9i-7a10g11f
fars the	89 -5i7g
fast	79 -13i-6k4c5a8g11e
fast $	89 6a
father	80 -8a-7b10c11f
fault	76 -11d22b
fault $	87 -35d40b
favorite	81 -4g12c
favorite thing	89 
fax	84 -9c5i6f
fear	89 -4ad15c
feel	64 -16c-9a-5e-4k5h8bg17i
feel $	87 6c
feel about	72 -8g-7c-5a30i
feel like	86 -9a-5i17b
feeling	80 10c
feels	87 10c
feet	69 -4bi4j7a
feet $	80 -7b12a
feet is	87 
feet right	89 
fella	79 -11a6b10c
fellas	89 -17b6e19a
fence	78 4k
fence $	89 5c7a
fender	81 7a
fender bender	89 5a
fender benders	87 
few	75 -13b-5c5jk16a
few questions	89 -6c12a
few years	83 -9b-7c15a
fianc	89 -4k14j
field	86 -6ab13g
fifth	89 5b
fight	84 -7i4a
fight you	89 -7i12a
figure	71 -15c-7j-5a7e9k15g
figure it	89 -24g-10a5b8j24c
figure you	89 -10c4a7e
file	72 -6c-5b-4d20a
file $	84 -12c5k12a
file for	87 -4b7a
filed	77 5fj
filed $	89 6f
files	87 -10a11d
fill	86 -9a-8h-4b7k18c
filled	84 
filled out	86 6c
filling	89 9c
filling out	89 9c
final	78 -6j-5b-4g20a
final expenses	86 5a
finally	82 -11a6h13i
financed	83 
financed $	89 
financial	82 5c
financial guy	89 6c
financially	87 
financially $	87 
find	70 -18c5a6hi
find a	89 -4c6a
find it	87 -11a6k8d
find the	89 -18c-7g10e17a
find us	89 7i
fine	74 -9a-5gj10b18k
fine $	86 -7j16k
fine print	89 
finish	83 -6c16a
finished	72 5c
finished $	83 6a
finished basement	89 -5c9a
fire	63 -9j-5b7d9k10f
fire $	86 -9g7i
fire department	83 -10a-4c6dg11b
fire extinguisher	89 5a
fire station	83 -12a-6c14f17g
fire truck	89 5g
fired	89 5d
fireplace	77 5ac
fireplace $	84 8a
first	59 -5eg4d5a10k
first $	78 -22g-10a4f7b10j16c
first and	79 -17k-7d39c
first name	87 -16c14a
first one	84 -13k-5c4b18a
first page	89 -9a-6g14c
fish	89 -16b14a
fix	78 -5g5a6b
fix one	89 -4g7c
fixed	84 -5b-4e12c
flat	77 -15g4j18b
flood	70 8d9a
flood $	89 9c
flood insurance	83 9a
flood zone	82 14a
flooded	87 -6g7i
floor	76 -7ad7j9c
floor $	86 
floors	84 -7c-5a-4j5k18g
floors $	89 -8c-5a-4j23g
florida	87 12f
fly	86 
folks	64 -7a-6j-5ek6b8h16d
folks $	83 -9a6h7j
folks do	89 -24c-14k7a36d
folks still	89 -7j-5ci30a
folks who	89 
follow	86 -10g5a6i7b
food	77 -7a12g
foot	79 -6c11a
footage	83 5c7g
footage $	87 -8a18g
for	34 -24b6i8j13ah26k
for #	68 -12g-7a-5dh7k21c
for $	58 -13c-11e-7d-5bfj11a39h
for a	61 -9g-6c5de9j14a
for and	86 -10c-5g6j9i
for anything	89 
for bodily	89 -13c17g
for business	87 4a
for college	87 4d
for for	83 -12a4g11b
for fun	86 
for good	89 -5a14b
for her	89 
for in	89 -22g26c
for insurance	81 -6c16g
for it	69 -28c-19b-6i18a45g
for life	81 -17c11a14g
for me	63 -20c-12bj-6g-4d9i20e35k
for money	86 -6b5ak
for one	89 10a
for retirement	81 -16g-8b6a17c
for school	89 -12b7c8a
for somebody	89 -18a7g13b
for something	89 9b
for that	68 -12gj-7d7b8h10c19a
for the	53 -39c-15a-6i9d10j11g17k23f
for their	87 -9c11g
for them	83 -14g13a
for this	74 -29c-5b37g
for today	89 
for what	79 -26g-8j-5k8b10ah19d
for when	82 -13c-5b5ak11e
for work	77 -6g6c
for you	53 -39g-23k-8ej-7h15b29i49c
for your	64 -22b-6h-4i5j11c22k
for yourself	87 -10a5d11b
force	83 -7a5b
forever	83 -8a5b12g
forget	89 -5c8g
form	71 -13c-8h-7j11b28k
form $	81 -8h14k
forward	82 
forward $	89 4c
found	82 -9g-6a-5k25c
found it	89 -7g14c
foundation	84 -6g5i8b
foundation $	86 -7g5i8b
fourth	89 -8c13a
frame	79 -15c4b5j15e
frame $	89 -14c6b17e
free	73 -25i-17g7e17a23c
free and	84 -5c12j
free or	89 -11a17b
friend	75 -14b5j9h13a
friend or	89 -21b6d21a
friend who	89 4a
friends	83 -17a5d16b
from	48 -5c-4d5efi9h
from #	82 -11a-4j16e
from $	72 -25c-7g12d27i
from @month	89 
from a	83 -5a5bci
from before	87 
from home	77 -23b-7f-5i5g43a
from it	86 -24a25c
from me	80 -24k-14g-5a5j6e37c
from scratch	87 10b
from the	64 -23a-17c-7e-6i5k10b22j29g
from them	87 -6j-4c21a
from there	87 -10b8k10f
from us	89 -4k5c
from what	87 -17a-7c32g
from work	89 -13c-8b6e8f12h
from you	72 -16a-8g-4b11c15i16k
from your	72 
front	67 -23b-8g-5j-4e6k8c34a
front $	81 -22b5c23a
front door	89 
front of	77 5c6k
full	62 -14f-7e-4j6k8g10c13b
full $	87 
full coverage	78 -11g-4k5c15a
full name	87 9k
full time	76 -14b-5e28g
fun	71 -14a-9j-8e-6g-5c5k20b27i
fun $	84 -6b9a
fund	77 -11i18a
fund $	79 -11i18a
funeral	73 5j
funeral $	81 -10g10c
furnace	79 -6g-4b4j
furnace $	87 -15g17i
furniture	79 11g
furniture and	86 
fuses	89 -5b7a
g	86 -16a6c9j11g
game	87 -7a10j
gap	75 5e8a
garage	69 -10c-7b-4g26f
garage $	77 -10b5k22a
garage driveway	89 -20f-14a-9c49b
garage or	89 -46b-7a54f
garden	89 -10a7c11b
gas	81 -12a12bi
gate	86 -12b7i12a
gave	75 -5ei4c7g
gave you	76 -5e8c
gc	86 -13g5a12c
gc want	89 -11g5a9c
gear	89 -22g-6a4f27c
general	73 -5i4ak6g
general contractor	87 
general liability	79 -21c8a20g
georgia	84 -6a-5c14k
get	45 -16b-11f-6j5i13e15k18a
get $	79 -14c-6a-5e35g
get a	71 -16b-7g-5a-4j7d15k19c
get around	83 4i5k
get behind	89 -23a10k18d
get by	81 -4c5g
get certificates	89 
get cut	86 -4gk13c
get for	84 -35c-5a51g
get his	89 -20a7e15b
get hit	89 -8d7f9c
get hold	89 -11c16i
get hurt	84 -22d30c
get in	84 -11i6e10c
get into	86 -27c-7b-5g6d12a25e
get it	74 -20a-14j-11c11i14eg17k
get me	86 -10a-9g6ek14i
get my	84 -11c9a12f
get off	87 -7c9e
get out	81 
get paid	86 -11a5i6b
get started	87 -15i-8g-4j8a28c
get that	73 -16a-12c-5e11h32j
get the	75 -6c-5f11a
get there	89 -11a-6e-5f5b18c
get this	81 -9b-6ik11a15g
get through	84 -8e4c9i
get to	74 -18a-6g7i19b
get you	73 -11g5b6e11c
get your	73 -14f6k17c
gets	71 -5c6b
gets a	87 
gets the	84 8a
gets you	89 
gettin	81 -9a6k8b
getting	71 -7g-6bk5e9a12i
getting any	89 
girl	79 6g7j
girlfriend	86 
girlfriend on	89 
girls	82 -9ag13c16b
give	55 -15e-12d-8j-7f-4bi9c10g11a28k
give me	60 -28a-18e-9j-5d29c49k
give you	71 -13c-5k-4d9h22g
gives	89 9d
givin	89 -9c4b9a
giving	86 
gl	79 -12g7a12c
glad	82 -8k-7a-4g5dh8ce
glad you	86 -5a-4k5e6dh
glass	78 -7d-6a-5cg28b
gmail	86 -7a5b7j
go	48 -15c-11gj-9e-7b-5i6d12a26k30f
go $	69 -13ci-11b7h33g
go about	89 -5c6i
go after	87 7c
go ahead	77 -7c5b10a
go back	82 -6gk18a
go by	80 -8e-5g11b16a
go down	83 6k
go for	84 -38c6a13e27g
go in	76 -14i-9b-5cf15a22g
go on	76 -33a-7cg-5di12b57k
go over	79 -18b-4c32a
go part	87 5c
go through	79 -5bgk6i8c
go to	71 -47a-42g23c29d51f
go up	74 -8g-6b5h18a
go when	89 -7a7f9g
go with	75 -19a6j15c
goal	89 -7a18c
goes	67 -10i-4d6e18k
goes $	87 -13c-7i-5g30a
goes to	82 -8g-7d6k7c10j
goes with	89 8k
goin	81 -4g15j
going	55 -9f-8j7g10k14h
going $	77 -25a25k
going for	82 -34c-15b14a36g
going on	79 -15c-6k4b10a12g
going through	84 -12g-8a-5k34c
going to	63 -22g-13a-8j-4i4ef6dk14b20c
golf	87 5a6c
gone	66 -7e-5d6b11j
gone $	73 -10c-5eg5b9ad
good	52 -9f-7k-6g7a8h10bi
good $	74 -58b-11c36i44a
good day	87 -7e6a
good for	81 -7g-5c9be
good grades	89 -6i8c
good health	86 -10i15a
good idea	89 
good or	80 -7c-6i19b
good outcome	89 8c
good shape	80 -8a5b9i
good student	86 -7b22c
good that	89 -11a10b
good time	81 -23c-6g5e29a
good to	81 -6g-5i-4bk5a10c13j
got	40 -14f-4a4e5bg6k8c10j13d
got #	71 -26a-17k4b6j36g
got $	67 -19d-8g6k10b15a
got a	59 -21g-13k-12b-8e-7j5d19i48a
got about	87 
got an	84 -7d-5j23a
got another	87 -4c17a
got any	77 -47a-4c56g
got anything	89 -32a30c
got for	80 -8a16g
got going	87 -12g16c
got hurt	84 -18c10a14d
got in	78 -18c-5a6k26g
got insurance	89 -24g6d23a
got it	71 -12j-9g-7i15e18d
got on	76 -8d-5ak7f13c
got put	89 -5a8c
got some	86 -9c-7g6b10e13i
got something	89 -5a6b
got that	81 -14c-4eg6a18h
got the	67 -15j-7c-5bfgk5e15d29a
got there	87 -9g6d10a
got to	66 -33a-7b5e45k
got what	89 
got you	69 -17g-14c-4b5a9e25j
got your	73 -13e-9b-8c8h23g
gotcha	84 -7a-4j7c12d
gotten	76 -4g9a
gotten hurt	87 
gpa	87 -6a9c
grab	81 
grab your	86 -9a5k8c
grade	81 -11g18c
grades	79 -5g6b13i
grades $	86 8i
grandkids	89 6a
grandma	87 -6g-5a6j7c
great	76 -9i-8j-4k5a6f11c
groceries	86 -5f-4b5a12g
gross	78 -9a-5e-4b7k8j13g
ground	77 -6c4j6g
group	77 -9c5d9b
group life	86 -5g8c
grow	79 -8ag11bc
grow up	84 -8g7c11a
growing	86 -5b4f
grown	83 -6b-4g5e15a
grown $	89 -5bg6e8a
guardian	81 13d
guardian $	89 -16d20a
guess	77 -15d-6g26a
guests	87 -4i7g
guitar	89 -4e7c
guns	81 -13b7a16c
guns $	87 -13b21c
gut	81 -16c-15a-11g19b26i
gut $	87 -6a8b
guy	67 -7e-5b11d
guy $	86 -7b11a
guys	63 -10c-6j-5bd5i6g7f19e
guys $	80 -12a-4bi5e23c
guys do	84 -5g
gym	86 5b7c
h	82 
h are	89 
ha	86 -9c7d10i
hacked	82 
hacked $	84 
had	53 -7bg-4de7c12a14j
had $	81 -8a-4j8c9k
had a	68 -16b-10j-7e-6hk7i12g27a
had an	86 -5c4a6h
had any	74 -5c-4g14a
had it	87 
had that	84 -7j-4b7g11a
had the	78 -18a-5ch6d11j12e
had to	70 -24g-9k6b17a20c
had water	89 
haha	76 -9a-4c6g12b
haha $	82 -6i-5a5c14b
hail	72 -14cg-8j-5f5a6h15e27i
hail $	87 -35g20a21c
hail deductible	89 -26c5a27g
hair	84 -4b5dk
half	66 -24c-7j10k30d
half $	87 -26c30d
half a	84 -20j-15g9b30a
half of	86 -17c20g
hand	75 -17c-4j6g10b11f
hand you	87 -10c-4i16g
handbook	89 
handle	74 -28a-11c-5g49i
handle it	89 7i
handled	82 -21i23a
handles	77 -16a9d12b
handles the	81 9d
hands	82 -6b-5e6c9a
hands on	89 
handy	76 -6c-5k-4gj11f16a
handy $	80 -4c16a
hang	79 -9e-6g5cd7a
hang on	89 -7k7d
hang up	86 -10e-5i-4g6a7c11k
hangin	89 
hanging	80 -20a5e24i
hanging over	87 
happen	65 9c
happen $	76 -9c9g
happen again	83 -11a18c
happen if	83 6k
happen to	80 -4g8c
happened	63 -11ag-10e4j8ch10d
happened $	75 -9c-8e4f6d12j
happened that	84 -5h11c
happened to	77 -8g-5a8dh
happened with	84 -5a10c
happens	65 -9e-8d5a6k8c9g
happens if	79 -9a-6dg30c
happens to	74 -44c-4e16a30g
happens when	89 -6c14a
happy	73 -13c-12j-10i-5g7k10h27a
happy with	78 -17j-10i-5c40a
harassment	87 -5c6a
hard	75 -11j4cf5i
hard $	89 7f
harmless	89 6a
has	53 -7j-6b-5d-4g31a
has a	73 -5c16a
has an	89 
has anybody	72 6g
has anyone	79 
has he	89 -5b8j
has it	74 14b
has the	72 -6j-4d10e13a
has to	83 -8c-7a9j11d
has you	89 -5g9c
has your	74 -4d6a10c
hate	81 -11a6cf12g
hate to	89 -6a-5d5k9f
haul	83 9b
have	31 -12i-10f-7d4b7k10g14cj21a
have $	58 -11a-7eg-5di5b34c
have a	54 -9d-6bc5i10j21a
have an	69 -16g-13c-11b21d26a
have and	89 
have any	65 -14c-6d31a
have anything	82 -22c29a
have at	89 -8g-5a15c
have been	66 -22g-17i-6d5be10cj11h12k
have dealt	89 8i
have done	87 -12a-4g5f12c
have flood	87 5a
have for	77 -16c-10a-5b36g
have full	89 
have got	53 -40a-6c-4fh6e19k33j
have had	75 -20a-6g7hi16k
have heard	89 -9c-8g10h12i
have his	87 -7a10b
have i	86 5a
have in	77 -21c-4a33g
have insurance	84 6a
have insured	89 -8a12c
have it	82 6a
have kids	89 -18b19a
have life	87 
have not	77 -19g4c7f14e
have now	83 -5a4c
have on	77 -10b-8ac14d16g
have one	89 4j
have rental	87 -5b6a
have seen	89 -9a-8c5d8g10f
have some	87 4b
have something	84 -14b19a
have that	75 -17a-7e-4b11j23c
have the	67 -75a10g30d46c
have their	84 -11b12a
have they	77 -16g8a15c
have to	59 -27a-13e4d18b25g
have uninsured	86 
have workers	89 
have you	46 -16i-14k-10d-8fj-6h-4e13b21g46a
have your	71 -12a-5k-4g8c14b
havin	87 7a
having	83 7a
he	52 -18e-8a-6k-4f5i7g11cd16j
he $	83 10j
he a	89 9a
he do	83 -7g10c
he doing	89 10i
he get	84 -8c15a
he have	86 -4a4c5g
he is	70 -19c-11a-5d14j25g
he keep	89 
he say	86 7a
he take	86 -29c28d
head	83 -11b-6k8ag11c
headed	86 7f
heads	87 7g
health	61 -14g-11a-5dj10c29i
health $	71 -13g-8c14a18i
health insurance	81 
health issues	87 
health wise	86 
healthy	78 -9i5j7b12a
healthy $	82 -7i-5bj25a
hear	61 -18g-14bi-8e-7h5j25k27a
hear $	86 -25c-9gk-4e18j34a
hear a	84 -9b-7k27a
hear about	83 -7i-6j5f16k
hear from	89 -13k15c
hear it	86 6ac
hear that	77 -20j4c5dg15a
hear what	89 -15c-12a36k
hear you	84 -16g-12a14c16j
heard	74 -13g-11a-5k5j9i11h13e
heard from	87 -6c-5a17e
hearin	89 -8a13j
hearing	83 9j
hearing $	83 9j
heart	71 -5c7d12a
heart attack	86 -8a-6e6d8g
heart disease	87 -5c11a
heart trouble	86 6a
heat	77 -24g5i8k15c
heater	79 -8b-6i12g
heater $	89 -5i8g
heavy	87 -4i5g
height	78 -12a-8j-6e7g25c
height and	80 -15c-8j-5a34g
help	68 -17c-8a8h9b14i
help $	83 -10j6b11a
help me	87 4k9h
help you	79 -17c24i
helping	89 -9b13a
helps	86 -7a10b
her	61 -21c-11b-7k-6e12d38g
her $	78 -28a-5c18d27g
her gpa	89 5g
her on	89 9a
her own	82 -13b7h17a
here	59 -14g-8a-6de4f6hk7bj10c
here $	71 -14g-9i-8d5c7j24a
here in	87 -10a-5g-4f5b15c
here is	84 -9c-6ab12i18k
here so	86 -8c12h
here to	89 -14a-5g11b12c
here what	89 10g
hers	89 -45i-6g5j20c30d
hesitation	89 
hesitation $	89 
hey	81 -7g-6j9a17i
high	66 -13ai-8j-7c-5d15g17b21f
high blood	86 -9a-6b17c
high does	87 -11i22g
high is	87 4j
high school	77 -31a-15c-4dg27f28b
higher	78 -7g-6c21b
highest	86 -7b17c
highway	87 -5c4g7a
hike	89 4g
him	70 -12k4g6j10e
him $	79 -17k-4bj5a11g15e
himself	87 -5j10b
hip	89 
hire	76 -10e-9g5d9c10b
hire $	89 -4c9a
hire a	86 8b
hiring	89 4c
his	63 -29a-20d-10cg6h8i18j20b28e
his $	87 -28d-10g-5a45c
his job	89 -6ag6b7c
his license	89 
his own	82 -12a16b
history	79 -5b-4a10j14c
history $	87 -11a18c
hit	67 -19g-7b-5d5c7e11i14a
hit a	89 -7a5j10c
hit and	89 -10c-8g8a12e
hit with	86 7f
hit you	83 9a
hitched	89 -6a7b
hits	79 -5b15a
hits you	81 -4d11a
hobbies	82 -6g6c
hobbies $	82 -6g6c
hold	71 -12c-11g-4d9b10a18i
hold harmless	89 6a
hold of	87 -15c-4g21i
hold on	87 
holder	86 -15a27d
holding	77 -11g-6i4d8c15a
holding up	82 -4c18a
holding you	89 -7g-5i17c
holds	87 
holds the	87 
holidays	89 -12b-10f31a
home	51 -10c-9b-7h7egk8f18a
home $	60 -24b-11c-6dk-5j6e7f49a
home and	84 -4bk5c11a
home for	89 -5a7b
home insurance	89 
home is	89 -8c13e
home loan	89 -19g7k15c
home office	87 6a
home or	78 -12b-9a28c
home policy	89 6k
home so	89 4e
home who	89 -5d5k
home with	82 -14a9d17b
homeowner	86 -6b10a
homeowner $	87 -6b11a
homeowners	79 -18a-9c-5k12d20b
honest	80 -6c5b8k
honestly	89 11i
hoping	81 6c
hoping to	83 8g
hospital	72 -4i5a
hospital $	83 -7b18a
hot	75 -13f-6bc9g11a14j
hot tub	80 -8b5j7a
hotel	84 -7a6j
hour	80 -19c-5a7e10bg
hour $	87 -18c25g
hours	70 -16g-10a-6i15c31e
hours $	82 -16a-10g43c
hours a	83 7g
hours do	87 8c
house	47 -16c-8e4i8d12a15g
house $	55 -20g-11a-10k-7j11b13i41d
house and	83 -20a12d
house built	89 
house is	77 -8g-7a7d
house like	84 -10a5k13c
house made	89 -4g7c
house number	87 -25a-11g38c
house or	77 -18a-8e9cf19b
house paid	89 5a
house payment	83 -20c-17a-5b49g
house right	86 
house the	87 -8c13g
house to	89 -4c7a
house what	84 -6k7e12h
house worth	89 -41g42c
household	75 17c
household $	84 -18c17g
how	30 -113a-38b-28j-25d6c12e13h94g127i
how are	67 -62g-14a-6j5k16c73i
how bad	87 -9i-6ac23g
how big	74 -27i-6bc-5a50g
how bigs	86 -10i14g
how can	83 -10g-7a22i
how close	80 -9i17g
how come	81 -28i-20g-11c-5j-4a77h
how did	60 -79g-22a-17e-10j-4k11h32c103i
how do	57 -66g-31a-18b-12e-7j-6d6k27c119i
how does	76 -32g-7a-5d12c42i
how far	66 -30i-8c-7b26g27f
how fars	84 -9i-7a10g11f
how fast	87 -13i-10a14e17g
how have	89 -9g16i
how high	79 -12i-6a33g
how is	53 -88g-21j-8d-7k-6e-5b-4a32c121i
how it	75 -30i-18g21a40j
how long	55 -46i-17a-11c-6h-5j-4d5k34e62g
how many	47 -31i-25a-18c-7j-5bd4k103g
how much	45 -32a-30i-14j-12k-5d-4ef4b110g
how often	73 -17i-8ac-5b13d35g
how old	62 -32i-18k-11b-9j-7a5c80g
how olds	76 -16i25g
how soon	83 -30i-19a-6b8g58e
how tall	81 -23i-5c32g
how that	87 -6i10k
how the	82 -4g6a7k
how they	82 -12i-5g7b13a
how was	74 -25g-5b43i
how will	87 -11g16i
how would	67 -64g-21a-7k-6c112i
how you	69 -18g5k7a19j
how your	82 -10i7k8a
hr	89 -4a5j
huge	89 -8a-6c7f8b11g
huh	74 -20a-14g5c16j20i
huh $	79 -25a-7c21j26i
hurricane	83 
hurricanes	87 
hurry	84 -6b12a
hurt	65 -19f-11b9i15c17a
hurt $	78 -22f-14c9d11i21g
hurt at	87 
hurt in	84 -17d-6g11a17c
hurt on	86 -8a6i11d
hurt somebody	83 -5g11c
husband	58 -18c-7i4e5g11d18a
husband $	79 -18d-15a8j9b23c
husband do	86 -6eg15c
husband drive	89 -15c22d
husband have	86 -30c33g
husband how	89 -7c4i5g
husband in	87 -9b-5g6c10a
husbands	73 -18a-7g-6d5i6j7b21c
husbands name	87 -5ade-4j25c
hustle	87 6g
hydrant	76 -6i-5c6a15g
hydrant $	86 -6i4f8g
hydrant within	89 5a
i	34 -26ag-21b-19d-7f10e20i35j75k
i am	58 -31a-11i-7f-5d8g10cj19hk
i ask	77 -22c-9g14d23a
i believe	89 -6a13j
i call	73 -11e-8a5d13b18c
i can	63 -23a-9j-7g6h10e22k
i catch	80 -5ck4a12j
i come	87 6f11a
i could	80 -6a-4j5k10c
i did	77 -12a-9h-7dg17c19j
i do	68 -12aj-11k-6b6e17c20i
i explain	81 -9b-8i-6d31a
i get	67 -16f-14c-10k-8i-4d9e23a26j
i go	84 -6k4c
i going	89 6a
i got	70 -16c-15j-13a-6g27e29k
i had	81 -12c-8j-5fk5ei7a17g
i hate	87 -8k-4g6c7f8d
i have	56 -64a-18k-4i11e13d27j37c
i hear	69 -9b-8k-7ag9c29j
i heard	86 -8a6j9c
i help	81 -11c-8g27i
i just	75 -15b-7g11a20k
i know	72 -20k-7b-6j-5d6i11c13f14a
i leave	89 
i like	87 -6d5a
i love	81 -9j-5k5c10e11f
i make	89 -7g9i
i mean	80 -18c7h8ab
i need	60 -39a-14c-9d-8ej-7bg101k
i put	76 -14c-10e-6k7f29g
i remember	87 -8j-5c-4e9i17a
i right	78 -6j7a8c
i run	84 -7k-5c7a12b
i saw	86 -6ck4a5j11i
i say	87 -30j9b30i
i see	86 -12c-8a-6k5h7d20j
i send	75 -12a4c5b17f
i sent	87 -7c13a
i should	73 -34a-6i14b26c
i still	89 -7j-6h-5k5g13f
i take	87 -11a-7bdg-5c40j
i tell	87 -10k-9c-7g29a
i the	84 -13k-5c10a12b
i think	82 -8hi-5a5f6g8b10c
i understand	89 -9a7k10j
i use	87 -14c6k11a
i want	76 -31a-11c-9j4g9e11i31k
i was	87 -9e-5cj22g
i will	65 -20a-8i-4c43k
i would	61 -47a-12gj-9cd-7e7f99k
i write	86 5c8a
ice	87 -15c-5a5e14i
id	76 -31a-6e4j5b37c
id card	87 
id cards	86 -21c8j13a
idea	77 -9g-4h8a10k
idea $	86 
if	41 -19b-12ahj-11i6d9g13f24c42k
if a	74 -4a18c
if any	87 
if anything	89 -7a12g
if he	86 -7g-5k17c
if i	63 -18k-13g-8i-5d54a
if it	69 -7g10f
if one	83 -10a-9g5d6i13c
if she	84 -11g-6i7a10c
if somebody	82 -4cg15a
if something	74 -12c-5g4f5i12d
if that	77 -11bc-9j-7e13k24g
if the	69 -13g-4a7c9bj
if there	74 -14c-8b5ef18k
if they	79 -9g-5j9a10c
if this	87 -5a5c7k
if we	80 -26b28g
if you	49 -32a-11d-8i-7h6ef20g43k
if your	71 -22a-7k-5g17d26c
if yours	87 -12a6b7k
imagine	89 9c
important	77 -5g6bh
important to	83 5b
improvements	89 
in	32 -10c-4b8ag13fj15i
in #	64 -20a-11k-6c-4i16g28j
in $	57 -23g-17e-15j-13b-6ac5k7d9i25h42f
in @month	73 -7c-6e5f7j9i
in a	59 -23c-21a-19i5j26b40g
in an	86 -7g13c
in and	83 -47c-5dgj22i41e
in any	87 6a
in at	83 4g
in between	89 -5a11b
in business	82 5g
in case	79 5c
in charge	89 
in coverage	87 8a
in for	86 -6c6f9a
in force	83 -7a5b
in from	89 -6c5b7e
in front	78 8c
in full	86 4a
in good	77 
in ground	89 
in how	89 -7g7k
in is	84 
in it	71 -34c-8e9g13b26a
in law	80 -8g-5j-4dk9a21c
in liability	89 
in may	89 7j
in mind	82 -6a13c
in my	84 -9c-6a6g17k
in on	79 -16j-6h9abk
in one	81 -7ag5d17c
in or	87 -18b23a
in person	87 
in place	74 -14g-7i6c7a8j14e
in sales	87 -17c17g
in school	81 -15b-9f-6i-5c13a32g
in storage	87 -4g10a
in that	66 -12b-8e-6j-5k4i5f29g
in the	45 -29j-12i-11f-5k7bh11d13a39c
in there	68 -26a-5fg4e7b9c16i
in this	80 -9k-6a6g10e12c
in to	78 -8h-5gi-4a7f10b12c
in tools	84 -29c33g
in touch	89 -6g13d
in town	87 -4f4j
in trouble	87 5a6g
in wages	84 -29c35g
in when	89 
in with	82 -11a-5b-4e4c10j11d
in writing	89 -11d17a
in your	59 -20g-18b-7f-6e9k45a
in zone	89 
inches	89 -10a4bg5j
include	86 -6c6ab
included	81 -11b11c
income	70 -22a16c19g
income $	76 -26a19g23c
incorporated	84 -8b16a
incorporated $	86 -4b12a
increase	79 -11g-5k7e14a
increase $	84 -6k-4g8a9c
independent	89 -6a6b
info	83 5c
information	81 -4b9c
information do	89 -6a12c
injuries	80 -9c10g
injuries to	89 -12g12c
injury	77 -6b7c
inside	73 -19c-7a7g13f14b
inside $	86 -10c8g10a
inside the	87 -10a-5b4k18f
inspector	87 
instacart	89 -4j5e
instead	84 -9k-8c7g10b
instead of	87 -8c10b
instruments	89 -6b7c
insurance	47 -10j8e20c
insurance $	58 -24g-7d7b11e17a
insurance at	86 
insurance card	87 -4d12c
insurance company	79 -5d-4g7ci
insurance do	78 -5a-4g12c
insurance does	86 -15c-8e28g
insurance for	89 -5h6c8a
insurance from	87 
insurance hits	87 
insurance is	84 -6b-5c6g13a
insurance now	86 -20a23g
insurance on	86 -8a-5g7c14e
insurance or	83 -14a21c
insurance papers	87 -8a13f
insurance pay	87 -27c-9b5a34g
insurance through	87 -7k20a
insurance to	89 -9b4a8d
insurance with	87 -5a8d
insurance you	86 
insure	83 7b
insure the	89 -6d13a
insured	61 -26c-5e6k15g19a
insured $	71 -6g-5cde6k17a
insured at	86 -35c-8b18a28g
insured for	77 -16c-6b5d6g7k8a
insured with	87 
insurer	82 14d
insurer $	89 6a
insures	89 
interest	86 -15c-7jk10ah12g
interesting	87 -10a-4gj5k7c14h
into	68 -17g-6h5ac8k14d
into it	87 -6i-5g15a
into the	82 6e9c
into your	84 -13a-4k11cd
inventory	81 -5c5k
invoice	89 
involved	87 5b
ira	87 
ira $	89 
is	23 -12k-9g-5h9i22d23a53j
is #	68 -10g-4d23j
is $	72 -27a-23g-19j5e28c41d
is @day	87 -7a7b
is @name	74 -11g-8d8a11i
is a	53 -19b-13j-10d-7i16g17e19a
is about	78 4j
is all	77 -7c-6ae-4j5d8i9g
is an	77 -13c7g13h
is any	84 
is anybody	87 -15a25d
is anything	84 5k
is asking	89 
is at	80 -31c8k28a
is awesome	87 -6j-5c5a9g
is been	79 -13g-6j25c
is behind	89 -6c15a
is business	81 -9g-7c22i
is changed	89 -4g11c
is different	84 -7g11h
is down	87 7c
is due	89 -4c13e
is everything	83 -12a6j13b
is fine	86 -8j-6a4c16k
is for	87 9a
is free	89 -8j-5c5e12a
is from	89 -10a18e
is going	76 -9g-6i-4bk10d23c
is good	81 -15j-6ac6b9e18g
is got	72 -14c-12a7h13j14d
is great	89 -7j-4b8g16c
is he	65 -14j-10a-7c10b12d17i
is her	77 -9g5a11c
is his	80 -9d-5gk6i16e
is holding	89 -7g-5i17c
is home	87 
is in	60 -44g-10e-8i-6f-4j5d15c57a
is included	89 -18g20c
is insured	89 
is is	87 
is it	42 -16jk-9d9h16i41a
is just	78 -17a6j11b
is kept	84 -11a-9g-5c8k25h
is left	78 -30c4b5k23g
is licensed	89 
is like	83 5g6c
is most	83 -7g6a
is named	84 -18d-9c8j19k
is new	89 -14e-5g20c
is next	77 -8g-5j9f12c
is no	81 -13a-12c6e10k11j
is not	69 -17d-9i-8c37a
is now	89 -8b26a
is on	63 -31g-14j-10e-8c-4i6d9h16k43a
is one	86 -14b14a
is out	83 -12a13d
is recorded	89 -9j4k9a
is right	86 4i6f
is she	68 -48a-16d-5j15b30i36g
is sitting	89 8d
is smart	89 -11c-8a19d
is so	89 -6b-4j16c
is somebody	89 -16a18b
is something	89 -9h-5a5g13c
is still	82 -6a5c6j
is stopping	87 -7c13h
is that	41 -34k-30a-25i-19g-15e-12h-11c-10d18b158j
is the	42 -15j-14h-11k5ade7f10b17gi
is their	87 -38c7a36g
is there	51 -41b-10c-9j-8f-7d-6e36g56a
is this	68 -40a-22c-5jk33b49d
is under	87 -14g-5a5c8bf
is up	81 -19g-15i-7a10j41c
is what	64 -34c-19a-9gi-5bd85j
is when	82 -14e-4a29j
is where	89 -6f-5k14j
is work	82 
is worth	81 -7g-6j-5a18c
is you	76 -19d4e18j
is your	41 -22k-21c-19dj-4h5f16ab19i24e25g
is yours	79 -10e-6bj-5k22g
issued	89 7c
issues	86 
it	28 -10c-6e7h8g10i24b26j
it #	82 -18g29c
it $	43 -35k-12e-9b-8f-7h15d20c30j31g
it @name	87 -14b9a11j
it a	63 -9c-5j5a10i13b
it about	84 -15a-5c13b20h
it again	86 5a
it all	67 -31c-8k7b15i21g
it an	84 -6g10c
it and	77 -11a-6g4k7c13d
it appraise	89 -13g9c10b
it at	84 -9a13f
it back	81 -5b-4a7g
it be	72 -7j-5g-4k7b15a
it been	79 -6bc-4g12a14i
it before	81 -59c63g
it built	89 -11e6c10a
it burned	86 -7c13g
it but	87 6k
it by	82 -8c-6j5ik7b
it come	77 -11g-5h12c17b
it comes	83 -12g-6e24c
it cost	71 -24c-10a42g
it cover	89 -11g13c
it covers	89 -16g7a14c
it do	83 -9g-8j-7a9c19e
it does	87 -8b8i9c
it done	89 4f5a
it down	89 -10j6b9a
it due	87 -7b9a
it ends	89 
it ever	82 4a
it finished	87 -15a17c
it for	66 -11c-6a-4e7d9b12g
it from	81 -5ac6f10b
it go	74 -13c-5b-4k4h9e16a
it goes	87 5j
it going	83 -12g16e
it got	82 -9b-5a7c10g
it happen	83 
it happened	87 -8e-6c12j
it happens	89 -8a6k9g
it have	77 -8bg18a
it how	86 -7k9i10e
it i	89 9f
it if	82 -10a5b7k
it in	67 -19g-12i-9j6b11ae18c
it is	48 -31d-22b-19g-13i-7h8a9k16f26j42c
it it	89 10g
it just	65 -7d-6jk4c13ah
it lapse	89 
it last	84 9e
it like	78 -16c-15a-8i4b6h33g
it made	87 11c
it more	78 -14a20b
it mostly	89 -8a9b
it new	89 
it now	87 -8g4c7a
it off	77 -6ad5j9f
it okay	87 
it on	68 -17g-8a4b7i11k16d
it one	79 -5j6f7b
it only	84 8a
it or	69 -39a-8c-7k-4fg9d10j11i40b
it out	76 -6ce-5j-4g5k8a11f
it over	76 -7e-5g7b16c
it rains	89 8f
it renew	84 -15c-13a-7g13b23e
it right	75 -24a17k19i
it run	82 -15c-6a4i10b11g
it running	87 -29c7i22g
it say	77 -13g7f16c
it says	80 -12a-9c-4g8fk17j
it sell	87 -15c17g
it sit	89 -12a10b
it slow	89 -17k-5a5b21i
it so	82 -16i-8a6c23k
it something	89 -12a9c
it sounds	89 6a
it start	89 -24f-5a7i26g
it still	77 -18b-7cg10a31i
it take	72 -13a-5i6e27g
it that	77 -17g-7j12c18i
it the	69 -13j-6e8c15b
it there	83 -11i-9c9d12a
it to	69 -19b-5c5f6dg12e
it today	82 -28g7h8c19i
it under	82 -18c-5e5a24g
it up	68 -10i-6a-4f5g10e14b
it used	86 -21c26g
it was	70 -19e-12gi-8a11j12k31c
it went	78 -12a-7g-5i6h25j
it what	74 -22a-8c-7g-5j-4d6k9e15i21h
it when	77 -17e-10g-9b13i27a
it who	89 -9a-6j19d
it will	86 
it with	76 -19b-11e-6c-4k9d40a
it without	87 5d
it worth	89 -16c16g
it would	75 -16g-9c-7i16j19k
it you	77 -18a-14g-7jk-5d5c7f20bh
it your	77 -15a-6j-4g6c23b
it yourself	87 9a
itself	82 5a
jewelry	78 -6a10c
jewelry $	87 -37c40a
job	57 -15g-6d-4e4a5f8k18c
job $	66 -11g-5b7c17a
job or	82 -17a-4i4f22b
job title	89 -5g5k6c
job what	89 -5a7k
job you	89 -9a8b
jobs	73 -13b-11k-6c15a18d
jobs $	80 -14k-7g8a19d
join	86 -7k-5j16e
judgment	89 
jump	79 -6a4c21h
jump $	87 -22c5g25h
junior	86 7c
just	48 -22c-10g-8ei-7d8a11j19k27b
just a	75 -16b9g16a
just for	84 -22b26a
just get	87 7a
just just	77 -14b-9g33a
just kind	86 5a
just need	77 -18a-9c7b32k
just say	84 -13j-6gh-5i6c10a16k
just so	86 -23a-4k6di11cj
just take	86 -4gk15b
just tell	86 -5i7k
just the	68 -34b-5k6j44a
just want	87 -11a8e
just what	87 -11c7k9b
just you	72 -5k19a
keep	57 -13g-8i-7e-5b18a19k
keep $	83 
keep a	89 -8c14a
keep going	84 -14a-13b32k
keep in	87 -14a20c
keep it	77 5b
keep on	87 
keep that	89 -12b16a
keep the	74 -11k-10a-7c5j30b
keep your	86 -7c13f
keepin	83 4j
keeping	78 5b10i
keeping busy	89 -5a8i
keeping you	86 9a
keeps	76 -11a-6g4e7h12c
keeps you	81 -6ag8hk9c
kept	73 -10g-5c4fk22h
kept $	87 -5h7c
kept you	87 -9g-4c26h
key	87 -6bg18a
keys	77 -15a5d6be
keys $	83 -9a4e9b
kick	86 -8c-6a4b12e
kick in	89 -10a-7c5g13e
kid	74 -15d-7b-4g7a12c13k
kid $	87 -8f18k
kids	56 -14k-6c-5g5j6a11b14d
kids $	67 -15a-13k-7g5c13i26b
kids are	84 -16c28d
kids college	89 -5g7c
kids doing	86 -12i23a
kids in	89 -8b13a
kids names	86 
kind	55 -9a-7j-6f-4e9g22c
kind of	56 -14j-10b-5f-4e7a10g20c
kitchen	71 -10a-4b5i13g
kitchen $	86 5j
kitchen table	87 -5c6b7i
knee	86 
knob	89 8a
knob and	89 8a
knock	82 -7g-5b6k14c
knot	89 -15b-6a7e18j
know	51 -15c-11g-9d-5b-4h5f7e15a30k
know $	73 -40a-5i-4b9h11e14g16c
know about	74 -17a8c16k
know how	77 -8i-6g6c16a
know i	86 -7a-5k8f12i
know if	71 -16a-8c-7b39k
know it	83 -6k4bg
know of	89 4a
know that	89 -4g6a
know the	84 -8d6aeg
know this	89 6i
know what	68 -55g-50c-8h123a
know where	87 -4a10k
know your	86 -30a8ci19g
l	83 -60b-15c-6i16g68a
labor	89 -6c11j
ladders	89 -7b5d6g
lady	79 -8a-6d-4g5i7c16j
laid	81 -13c-6b8a9d
laid up	87 -9a-6c5ik10d
lake	81 -6i-5a13g
land	79 -28bc-6f-4j4i23e42a
landline	89 -13a15b
landlord	67 -5ef4j7d10a
landlord $	83 -18a17b
landlord need	89 -11k16a
landlord want	83 -4c6a9g
lapse	80 10j
lapse $	83 -8a11j
lapsed	89 -10c-7i19h
lapsed $	89 -10c-7i19h
laptop	87 -17j8a13b
large	89 -17i17g
last	48 -11k-8a-6df12g14i21e
last #	70 -10eg-9j-7b4k7d13a21c
last $	79 -7e19g
last agent	84 -8g-4de8h10a
last check	89 -10c19e
last checkup	87 18e
last few	89 -7c5a
last look	87 -8c16e
last name	77 -31k4i15b28a
last one	89 -5g8i
last see	86 -4a10e
last statement	89 
last talk	89 9c
last time	69 -18a-13c-5j4i9k29g
last update	89 6e
last updated	89 
last year	69 -36e-23g-4b6h25j32c
late	82 12g
lately	72 4i11a
lately $	75 7a
law	79 -8g-6j-5d5k8a14c
lawsuit	87 -6g4a5c
lawyer	77 -8d-7g4a11k
lay	89 -11c-6j9ag
layer	87 6k
leak	84 -5b-4c13a
leaks	79 -6b10a
leaks $	86 8a
lean	84 -12a12b
lean on	86 -5a5b
lease	61 -11d-7g12c17b
lease $	72 -10c-7b-6d30a
lease ask	89 9c
lease it	83 -22a24b
lease require	87 
lease say	83 12c
leased	84 
leasing	86 5a6b
least	86 -8b7a14g
leave	60 -18g-5a4b8d12f15h
leave $	87 -8e4f8a
leave a	89 -12b15a
leave behind	87 9c
leave it	82 -8a7f11d
leave something	86 5a
leave the	80 -5g4b12e
leave them	81 -11g17h
leave your	89 9h
leaves	89 6a
leavin	89 
leaving	81 -4i7b
left	68 -11c-4a4bk18g
left $	82 -10g-6a5b13c
left on	77 -27c10k23g
legacy	89 4c
legal	79 -5b-4c5k10a
legal name	87 5k
legally	89 -5b-4d4ak9c
lender	76 -7a-5b18c
lender $	83 -16a-5b21c
lenders	89 
less	79 -12c-6a5f11b14g
less than	84 -11a-5c6f14b
let	60 -10d-6j-5f7eh17k
let me	68 -9c-7d6e7a12k
let us	77 -17a4e6b9k13c
let you	79 -6bg4a5c9h
letter	72 -6h-5k6a14i
letter $	86 -36a-12k4j19i31c
letters	83 6a
level	77 -12b-4g20c
liability	60 -4a6b8g
liability $	72 -60c-5k27a39g
liability do	87 -6b9g
liability does	84 5g
liability is	86 -12g16c
liability limits	81 -44g-17a70c
liability on	89 
license	62 -14e-8j5k9g13c
license $	71 -16e-13c-4d6k11a19g
license number	82 -8g-7a25c
license plate	87 7b
licensed	74 -16a-15c-14g5bj12d28e
licensed $	84 -21c-15g38e
lie	89 -5c11a
lien	87 -8c9d
life	55 -21c-9b-8a6f8e27g
life $	75 -19d-11g-8j4i5c41a
life and	87 -4cg5j8f
life coverage	89 -35a35g
life insurance	65 -29a-26c5bi12d17e21g
life is	89 -5i14j
life policy	76 -17b6ac9f
light	82 -5b6d11a
lights	87 -9a6b
like	43 -10b-5f6h8e11d13i
like #	72 -29a-22b-12k-6i20j26g34c
like $	74 -39a-16g-5e-4i4k62c
like a	66 -7j-5bk-4g6c9de
like about	77 -6g8c
like an	86 -11a-6b9f16c
like for	79 -38c46i
like home	89 -10a13i
like how	87 -9i6c11e
like it	71 -11cj-6h-4f4k5a11e18i
like me	86 -14a-5k23b
like that	68 -28c-4b19a22j
like the	74 -18a-5g5h7j9b10e
like this	75 -7b7a8d
like to	64 -19gi-7b-6e5f7d9k43c
like under	89 -6g4a7b
like what	84 -42c-5e4f46a
like when	87 5g
like you	79 -8f-5i4c17k
like your	80 -13c7e9ad
likes	89 5a6k
liking	82 -7g6i14k
limit	75 -24a20c22g
limit $	77 -26a12c28g
limits	66 5g7c
limits $	72 -32c-14a-5k56g
limits do	89 -22g24c
line	63 -10j-9a-8e-6f6k14g23c
line $	78 -5bd7ac
line is	89 -9j-6g4c10a
line of	77 -10a-9b-4e8c21g
lines	89 
link	87 
liquor	89 9a
list	64 -27a-6g4h35k
list $	86 -16g16i
list every	89 5dk
list for	89 -14c-6aj-5i9h24g
list of	86 -12c7a12k
list off	87 -8a13k
list the	87 -9a5b8k
listed	79 -10c-7k4ae5i7d
listed on	87 
listen	89 5j
little	60 -5e4a7i
little about	83 -7c10k
little bit	84 -5b4c8a
little one	82 -7c4i
little ones	82 11a
live	63 -27a-11e-8k-6i8g11c14b32f
live $	79 -22f7a8k9c
live in	82 -35c-4g10a37f
live on	80 -15k-11a8g10b18c
live there	86 
live with	89 4k
lived	84 7a
lived there	87 4a
lives	79 
lives there	89 
livin	79 -19a-9d-7c9i11j23b
living	68 -11bg4k5i6a18c
living $	79 10a
living there	84 -15d-6i7g20a
llc	79 -7a-5h5c17b
llc $	89 7b
llc or	87 -5b8c
loan	68 -17g5f7k18c
loan $	82 -24g-9b13a25c
loan officer	89 -9a5c8d
loan on	83 -8c10b
loans	72 -14c5b6g9j
loans $	81 -14c16j
local	80 -5j7b9a
located	86 8f
located $	87 7f
locations	83 -8c8a
locations $	86 
lock	82 -8c-7g5b6ai8e
locked	79 7j
locked up	89 4g
locker	89 6a
locks	89 
log	89 -5b6a
logs	89 -8ab5k14i
long	53 -37i-9aj-7cd-5b8f12h17e45g
long $	78 -16c-5e6i13h15g
long ago	81 -20g-6i40e
long could	75 -9i-6a22g
long did	87 6g
long do	80 -10i-5ak29g
long have	67 -14i-7a27g
long is	86 -4c16e
long time	86 -12a-8e-5c5h7b20g
long would	84 -8a22g
long you	77 -6g14k
longer	89 -10a7d
look	62 -15g-7a-4j4d5h18c
look after	80 -11c12d
look at	73 -7g-6i4a5b12e
look for	89 
look like	76 -4a8i14c
looked	82 -10d-5c7a16g
looked at	86 -10d17g
lookin	79 -14a-8g8cj14b
lookin at	84 -19a-8g9j11c14b
looking	67 -14c4h6j7e
looking at	79 -7a6b
looking for	83 -11g-10b5k23a
looking to	81 -28c-6b-5i5j15e19g
looks	76 -5bej4ak10c
looks after	89 6d
looks like	84 6k
lord	89 -5a5g6c
lose	73 -10e5di10h
loss	74 -8e-6c-5a5g11j13b
loss $	83 -11e5g11c
losses	84 
lost	72 -15c-5b7k11i16a
lot	65 -17a-4e7g14c
lot $	80 -7c-6e-5b28g
lot of	75 -14g5d21c
love	68 -9b-8g-7c-6j6i8k9h13f
love it	87 5c
love that	82 -4j5f8a
love to	83 -9c-6bj12f19k
love what	87 4f8a
loving	89 12i
low	77 -31i-13a6e22b25g
lower	79 -12g8c9b
loyal	86 -7c5a10h
loyalty	89 -9a8j10e
ls	89 -35b-10j4i48a
lucky	84 -6b7ac
lumbers	89 -4c5a8g
lunch	86 -4b6c12a
lyft	89 
m	82 -10a-5e7j15c
machine	82 -13a-5d4j7c11g
machines	81 -10g5k11a
mad	87 
made	64 -15g-7bk-4d6f35h
made a	89 5a
made of	79 -9g-4h21c
made the	87 -6d7j11f
made you	73 -8k-7g-5ae15c19h
mail	77 -16a4bdj7f
mailbox	89 6c
mailed	89 6b
main	72 -6a17d
main supplier	87 -17a21d
mainly	86 -7a-4g13c
make	57 -17d-9k-7e4c6b11g21i
make $	84 -31c-29k63g
make a	80 -38c-12a10k42g
make and	87 9k
make it	84 -5c11a
make sense	81 -9c15a
make sure	87 -6c11i
make the	84 -17d-13g5a9i23c
make this	87 -19g19c
make up	89 -9g8ci
make you	71 -14ag-8i-7e5k6bh26c
makes	72 -8b-4a4g8d
makes the	83 -4a10d
makes you	84 -5b5a8g
makin	89 -5b7a
making	79 -12j-7g5a7bd11c
making you	89 -9a10c
mama	87 -9a5c8g
man	76 -18g4a6k12c
manage	79 -10g16i
manage without	86 -5g4a5i
manager	82 -16g16c
many	47 -31i-22a-21c-8j-5d99g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -7i11g
many drivers	84 
many employees	83 
many folks	89 4h
many hours	84 7g
many locations	86 
many miles	72 7g
many minutes	84 
many months	80 
many more	86 
many nights	86 8g
many of	87 
many people	79 10g
many quotes	89 
many square	83 
many times	89 7g
many units	87 7g
many vehicles	83 -5c10a
many weeks	86 -7c-4a17g
many years	66 -11a-5i4k19g
marijuana	89 10a
marital	84 -8a-6g9ck
marital status	84 -8a-6g9ck
mark	89 -7b-5a11k
market	79 -13c-6a4e8g9b
market value	87 -14c9b10g
married	72 -5dk7a18b
married $	82 -9j-5b18a
married to	89 -7b13a
match	78 -20c-4de6k8j9g11a
match $	89 5j
matter	86 -7b-4d11a
matters	82 -5g5k7b
max	89 -10g17c
may	75 -5k4c5d9g
may i	79 -7j-4k6ad13c
maybe	80 -13c7e15a
me	37 -25a-21d-19cg-13f-10h-9i149k
me $	62 -66k-8e-5d-4f6b11g12j60a
me a	64 -20c-7j4i14g18k
me about	56 -22a-6b44k
me and	84 -13a8b9k
me asking	84 -12c23g
me from	89 7a
me how	65 -13g-9a34k
me i	86 -26k7gh16j
me if	72 -16a31k
me in	83 -5i18k
me just	89 -7k7i
me know	73 -14a-10c-6g40k
me more	87 
me off	89 4k
me recording	89 4a
me so	87 -22k-8j-6c20i21a
me that	79 -12k-5ag28c
me the	59 -19g-8j-7b-6d-5e15k46c
me those	87 -8a11k
me through	64 -15a-14c-6g-4bd57k
me to	70 -27k-12g7j11a12e14b
me what	57 -24c-19g-8j-6a-4e12d66k
me when	86 -10a14e
me where	81 7k
me which	86 -6c14k
me who	79 -5d-4c14k
me you	87 -13a5j10b
me your	69 -18e-8g9ak18c
mean	77 -9j-4k5h8b10a
mean $	87 -14c8b18a
med	83 -6g13a
med pay	83 -6g13a
medical	71 -4a6b
medical exam	83 6a
medical payments	86 
medications	86 -19a21c
medicine	89 
meet	79 -9a-8j5fg13c
meet $	87 8f
meeting	89 
meetings	87 -7c20a
meetings $	87 -7c20a
mentioned	86 -10k-7a9c10j
menu	89 10c
mess	83 -9c11e
message	89 9c
met	87 -8k-6a7c13j
metal	79 -5j5c9b
metal $	84 8c
middle	79 -12a-6i-4g6b7e19c
middle of	84 6a8e
might	80 -18b4e6d9h12c
mileage	80 -11a5c6gk
mileage $	84 -11a7c9g
miles	64 -12c-5i4a24g
miles $	89 6a
miles a	82 7g
miles do	89 
miles each	87 -7g8j
miles is	89 
miles one	87 -12a13g
miles to	89 11g
mill	89 -10a5j6i
mind	62 -18g-11k-9c-7d5h10b29a
mind $	74 -26a-5c6e10h12b13g
mind a	89 10a
mind if	80 -13g-12c35a
mind me	81 -19c-11a8j9f18g
mind on	89 -4g8i
mine	77 -17g-14k-8c-6j5e6bi32a
mine $	87 -10c-9g12a13b
minimum	79 -6c6a7g
minimum $	86 -7g15a
minimum or	89 -10a-7c15g
minute	79 -17j-4e17k
minute $	89 -7a13k
minutes	69 -9c-5d5a12j
minutes $	80 -8a12j
minutes before	89 -6a9j
mira	87 -13a22j
miss	81 -7g-6b11c
missed	83 6k
missing	83 -7b5i10a
missus	84 -7j9b13e
mistake	86 -13a-12g31c
mobile	87 -7a-6k6b9f
mod	83 -8a-4cd9g13j
mod $	87 -16c20g
model	80 -10a-6g10b14c
model $	83 -11a11b13c
mom	73 -5d4a6b
mom and	86 8a
moment	76 -11b-8j4g6dk10a
moment $	87 -5g8d
moment or	89 -8b9a
moms	83 6a
money	60 -9j-7d-6i-4e7g11f12a
money $	73 -5c9d
money is	87 -6a6k
money or	87 -17a19b
money to	87 -30d-13g47c
monitor	89 -6k15a
monitored	87 -13a5c16d
month	55 -14j-7ch19g24e
month $	65 -22b-12e-5j6d17g18a
month and	87 -20e7k16c
month day	84 -33e-23a-7g66c
month for	80 -8c-5k-4a7j11g
month is	83 4k
month or	83 -7b18a
month right	87 
month to	89 -8g-4hk21c
month what	86 -9b-8j5cg6ae
month you	87 5j
monthly	74 -16a6g10bc
monthly or	82 4b
months	65 -10g-9a7h28b
months $	76 -13a-11j-6g4k34b
months could	89 
more	56 -14j-9d-8g-7i-4e4a10k11h29b
more $	78 -5a18b
more about	84 -13a-6c-5j31k
more kids	86 -11b23a
more like	82 -15a-14c14b18h
more of	81 -11a14b
more than	71 -38b-12j-6c9g56a
more the	89 -5a10b
more to	89 -8d6b12c
more years	87 
mornin	84 -10c6e13g
morning	72 -8a-6ej5k7g9f
morning $	82 -8c14g
mortgage	65 -12d6j7a12c
mortgage $	77 -14d-12b10a16c
mortgage and	86 
mortgage company	86 -5a6b
mortgagee	89 -10c14d
most	65 -13b-5i-4e5g27c
most $	81 -7g12c
most expensive	89 -6g12c
most important	82 5c
most people	81 -10b-4i7h8a10g
mostly	72 -10c-8k20b
mother	78 -11a-6b-4g8cd12f
mother in	89 
motorcycle	86 -7b5a7k
motorist	76 -23c8b20a
motorist $	81 -23c28a
move	67 -10b-8g-6c4h11a20e
move $	82 -9c17a
move go	87 7i
move in	86 -12c15e
move on	89 -12i-6b-5gk7a9h18e
move out	89 
moved	79 -13g-7a-6b9f13ce
moved in	87 -11g16e
moving	75 -11a-8e8bi9d
moving $	87 5a
mrs	87 7a
much	45 -30i-17j-13k-7c-6de4ah16b66g
much $	76 -38g-4c18a33b
much a	89 
much are	82 4g
much cash	86 
much comes	87 4g
much could	89 
much coverage	77 -4a10g
much did	71 -7i17g
much do	66 -11c-6i24g
much does	79 
much gl	89 
much have	82 5g
much inventory	89 -4a8g
much is	67 -6k-5i17g
much liability	82 
much life	79 5g
much of	72 -8j-6c6i22g
much stuff	89 5g
much time	86 
much umbrella	89 7g
much was	79 
much would	68 -8i-5a-4ck31g
much you	87 
must	84 4c6d
must be	89 -8a6c7d
mustang	87 -9b12i
my	56 -18j-9a-8k6e7b11i13d18f
my name	87 -7c7k
my number	89 -11c15f
my own	83 -9k-7j5g8d
my wife	87 -8i10a
my wifes	89 -9a-7c5gi10d
myself	83 6c8a
n	82 -14a-6k-5g13c18j
name	52 -28j-27g-9e-8a-5h6f7b14i19k47c
name $	63 -30a-10g-7k-6e7f8d20c24b
name and	78 -10d26k
name for	86 -11k-7c23a
name goes	89 -7c-6a17d
name is	82 -8b-6j6a11d
name of	71 -6g-4a4i7k15d
name on	82 -18k-5d9c20a
name or	87 -6b10a
name so	89 -15d19c
name the	86 4k7c
named	74 -16c-13b6aj8d13k
named on	84 7a
names	71 -6bg5dj7c
names $	83 -7g6c
names and	89 -15k-10c9j21d
nanny	87 -4a4d7b
nationwide	89 7a
near	74 -8b-4k9f11a
near the	86 5a
near you	87 -8b14f
nearby	80 7a
nearby $	80 7a
nearest	86 -10a-5c5j17f
neck	89 -13c13i
need	48 -15i-12a-11g-10c-9d-8j-6b9h12e67k
need $	79 5g
need a	72 -8g10k18b
need an	80 -8c18a
need it	79 -9g-8b-7i11a17e
need proof	83 -8k-5h4c13a
need the	66 -31c-14g-12b-10a-9d27h44k
need this	86 7a
need to	60 -18a-13b-8i8e34c
need your	71 -11ac-5g-4j40k
needles	89 11a
needs	72 -9e4c6i10j
needs a	89 -5a4ck
needs proof	89 -4a6j
needs the	84 5j
needs to	89 8a
neighbor	82 -10a5i6b7c
neighborhood	87 -6j-5a6g8e
neighbors	82 -6c9j12a
nervous	86 -4a4b
nest	87 -8g-6j-5k9i10e
net	83 -7b-5c4a12g
never	72 -15a-5k8h10i11j
new	58 -18k-5e4ag11i16c
new $	87 -7b13a
new construction	89 5b
new house	87 9a
new job	89 
new one	83 -10b6a10g
new place	83 -16ak-4b16i31c
newer	83 10b
next	65 -5g-4j5ch12b
next door	84 4j7a
next for	84 -7g12c
next to	83 -5j10f
next year	87 -9b9ah
nice	67 -8e-5j4d6ac7i
nice and	84 -16a5c6b8d
nicotine	89 
night	67 -12j-11b5e12a14f
night $	73 -9g-5j14f
nights	75 -11i-8c-6a9b23k
nights $	81 -9i-8cg27k
nights a	87 
no	54 -36b-20i-10d-4g5f6e8a9c50j
no $	83 -5b-4c5j8a
no car	89 -5g9c
no exam	89 -17a20b
no insurance	79 -7d9c
no judgment	89 
no more	89 5a
no problem	89 -7a6c9e
no shame	87 -9c-7j-4b7f8e14g
no to	89 
nobody	72 -6dk-5e4cf5g8j
nobody else	86 7j
nobodys	79 -5b6a7j
noise	86 9c
noise $	87 -8a10c
non	82 -10bc9h14a
non smoker	89 -9b12a
none	89 -5a6j
normal	80 -5a
normal week	89 
north	84 15a
nosy	86 -10c6ak10f
not	45 -15b-5d10k22h
not $	79 -13c-10b-7g5k8i24a
not a	86 -8a13h
not catch	89 -8a-7d24k
not counting	87 -19c6k15g
not cover	86 -11a13k
not do	83 -10c11h
not even	87 -6a5c6e
not go	86 -13a-7g4f23c
not have	77 -11c-5d29a
not here	83 -4f5b6g
not i	83 8i
not it	83 -8a6f10j
not let	89 -7g-6c10e
not like	89 -36a38c
not live	87 
not mind	77 -23c-14a7j9f23g
not need	83 -13a-8g4d6e14j
not not	89 -6b6a
not open	89 
not tell	87 -16k-10c-6h14a20g
not that	87 -11g-9j-7hi41a
not the	82 -5j5d9h
not there	89 -6e-4g6a10c
not to	84 -7a-4c5k8e
not want	75 -33d-13c6g15h16e22a
not what	89 4g7h
not work	86 -5c7a
not you	74 -24a-10g7h28j
not your	89 5d
note	77 -9a19b
note $	87 -4a5b
note on	89 -5a7b
notes	87 7a
nothin	78 -10a-7c20j
nothing	72 -5b7i9j
nothing $	86 -5b15a
now	50 -30j-8i6c7a9h21g
now $	57 -30j-14d-12i-11c-9k10ah17b50g
now and	87 -19g6a21d
now are	89 -11b-4i4a13g
now for	82 -13a11k
now i	83 -11c-7a5k13h
now is	86 -12b6d10g
now it	87 -4c5g
now okay	89 17a
now or	84 -12a20b
now right	84 4g
now tell	87 7k
now the	87 -7g7c8f
now what	80 -19g-7i-4jk46c
nowhere	87 -16a-5g-4k5c6i15h
number	52 -17j-10d-8ei-7ab18f25g27c
number $	62 -9k-6i-5aj11f12b20c
number and	86 -25a-4g30c
number did	86 -46c49g
number for	84 9k
number off	87 -10c4a8k
number on	82 -22k-6c-4b33g
number one	84 -8a13c
number right	89 
number start	89 -8c-7b17a
number that	87 -12a-6c12k14f
number to	87 -16a22c
number you	84 -18c6k8a
numbers	69 -24f-11g-8e4j12a13k23i
numbers $	81 -10g4k7a
numbers on	87 -11g-4b7k10c
nurse	77 -10c-6b6a9h
nuts	84 -4j10g
o	79 -10c-8j-5g5b22a
oak	86 -6b4c10a
occupation	80 -6a-5k25c
occupation $	82 -6a20c
occurrence	84 -21c9a10g
odometer	84 -7a13g
of	36 -9b-5h5j8d12k13i15c
of #	79 -9b-8e-7c-6g5a6d11hj
of $	74 -6a-5h4g5k10c
of a	71 -7a8c
of an	83 -9b8a
of birth	78 -8c-5g4k18e
of building	84 -7b15c
of business	87 6c
of construction	87 6c
of coverage	83 7j
of em	82 -14k7b9g
of her	84 -10b6d8a
of insurance	74 -8a-5g-4h11j14e
of is	87 -6b8c
of it	66 -22k-10g-4d10c11i13a
of life	86 -14g-6a10i14c
of mine	89 -8k15a
of money	86 -27c26g
of pocket	82 
of policy	84 7c
of roof	84 6c
of safety	87 -5g6c
of shape	89 9i
of that	68 -22a-16c-7b-4e6i9h11g28k
of the	54 -33c-20a-5e5k9d17g36f
of their	89 7g
of them	76 -10c-6a9b13d
of there	89 -4c12a
of thing	86 8a
of this	79 -12a-6b6g9c11j
of those	68 -13d-9g-7j-5i5bc31a
of us	87 -16a5b7h
of what	82 -31c-8g5e16b21a
of work	72 -12a-8b-6i-4e10c24g
of you	66 -35c-10b4e11a27k
of your	57 -5e-4k5i6d7b10c
of yours	80 -6dg-5e19c
off	52 -9g-8j-7c-6d8ae13bk
off $	66 -14g-13d-8bk9c41a
off a	84 -7k-5a5b13c
off like	89 6h8e
off of	83 -10a6b9h
off or	86 -18a-6c30b
off right	89 6j
off site	89 4g5k
off the	71 -7b11k
off to	84 -6a13k
off what	89 -19c7a19g
off work	89 -6a6i
off your	77 -9j-6a9d14k
offer	77 -6b6a7c
offer $	86 9c
offered	89 -14a-6g5k9b10c
office	65 -9g-6j-5c-4k4f10b16a
office $	76 -6d-4cj7a8f11b
office or	86 6a
officer	89 -9a5c8d
often	73 -17i-8ac-5b13d35g
often do	78 -7a21d
often does	89 -8i-7c-6d24g
oh	60 -24j-20b-10g6ci11k12adf
oh #	86 -13a-11c12d16b
oh a	87 -14b-9c-4j16i21a
oh cool	86 5ac
oh i	87 -10a10f12e
oh nice	87 -14e-5f30c
oh no	86 -16i-10g-4e7f26c
oh that	83 -4b15a
oh you	83 -25a-6b11g12f14d
ohio	87 -8a5j9g
okay	46 -22j-18b-7k6ef8a10d12g17i
okay #	83 -7b-6j22c
okay $	65 -23g-21c-6d-4e12b19i33a
okay a	87 5d6c
okay and	73 -29c-12d-8b-6i-5e5f20a40g
okay cool	83 -8bg5d11c
okay good	87 -11g-7a20b
okay how	87 -8g-6b20i
okay i	78 -7a-5k5g11e
okay if	80 -9i-6k-4c11g12a
okay let	89 10c
okay no	83 -11a-6g9e16c
okay or	87 -19b-12a36i
okay so	66 -36a-14i-8k-5j4f8c10h15d33g
okay that	78 -14a-11g5c7ei12f
okay there	89 -9a-7cd9b19g
okay to	84 -6k-5g19a
okay what	89 -8g-4b24c
okay with	75 -18g-8i7c8b20a
okay you	83 -15a-10c6e10d17g
old	54 -31i-13k-9b8j15e40g
old $	81 -11i-9g5a21c
old are	77 -22i-9b39g
old enough	89 5k
old is	68 -11e-8k-5a-4b39g
old one	80 -4j6b
old policy	81 -6g5c
old price	89 -12g12e
old was	89 -13e-7i22g
older	77 -5ag24b
older home	89 7b
older than	89 -9a-6g19b
oldest	75 -9b-6g-4c6k7a15j
olds	76 -16i25g
olds the	80 -10i16g
on	33 -18f-14bc-5e6i13j15g16k20a21d
on #	87 -9a12d
on $	62 -45a-11g-8j-7i6e7b27k42c
on @day	82 -14b19a
on a	67 -22a5j7be8i
on and	89 -5j7a
on any	83 -6c9k
on anything	89 -4a
on at	87 
on board	87 9b
on each	87 -8c6g8k
on either	89 
on file	82 -8c-4b13a
on her	81 -22a-12c6h37g
on here	78 -14b-7a-5d4c7j24k
on him	89 -18k19c
on his	87 -5k6c
on hold	89 
on it	60 -14cj-12i-9f-6b-5e5g8d52a
on my	83 -12a5j11h
on one	80 -4dg4i5b8a
on or	89 -10a-8bg-6e-4k18c24d
on paper	81 -13g-6d10c12b
on payroll	89 4b
on speaker	89 -5k13a
on staying	87 -8f18a
on that	63 -21b-15ce-14j10i13a14h36g
on the	45 -15k-12h-9a-5b-4e4c15j20d25i
on their	87 -11a-5k6b14e
on there	67 -33k-12c-5j-4i5d23g40a
on this	69 -18c-11g-8i-7b-4d4h5a11e13j20k
on those	86 -6c7a9g
on to	84 8b
on top	76 -12g-6c7a8b11j
on what	84 -31a-16ck8b26d34g
on with	86 -10c8b9e
on you	64 -24b-6i-4g9j10c16k
on your	54 -28g-20j-14c-11d5be7i9f11h47a
on yours	84 -19c-9b5a30g
on yourself	83 -7g7c
once	71 -8g10b
once $	87 4b
once you	89 
one	43 -12b-7e5d7f8i18j
one #	71 -40a-13c11b20j28g
one $	61 -19h-14b-13d-5a12i38c
one and	89 -7g5j9k
one car	86 -6b6a
one for	82 -9c12d
one go	89 9f
one how	89 9i
one in	80 -6i7f
one is	83 -5a5h8j
one of	63 -23c-14g-11jk10d14a31b
one on	86 -14b-6j5c19k
one or	79 -28a-7g8c10f21b
one that	89 -8b4c6a
one thing	79 -13a-5g27c
one times	89 -7g-5a17j
one to	84 -10k7ai
one way	83 -12a6c13g
one with	89 11b
one you	76 -6g7b
one your	87 -16a5k16c
ones	65 -9c-7g-4i5e6b8d9k
ones $	79 -10b-7c5a21k
online	75 -8bg8c10a
online $	80 5i
only	66 -12d-10a9k11j17b
ooh	78 -13a-5k-4j7g11c
open	65 -16j-10g-5i-4e10b24a
open $	77 -24e-15a17b26c
open to	84 -6c14a
opening	89 -11a-8c20e
opinion	87 -6a5j
option	89 -7a10j
or	31 -81a-65j-33e-26k-20g-12h-5c6d23f263b
or #	72 -45b-9j7a24g34c
or @day	86 -11a13b
or a	57 -19j-17g-10e5df46i
or about	87 -10c-6d-5k6a7b13e
or after	89 -7a10b
or all	84 -4j4b5e
or am	89 -13b24a
or an	84 -7d-6a13c
or anything	71 -12c-8b6k17a
or are	64 -53a-7i-6cj-4d13h62b
or been	89 -5b6k
or better	87 -15c-13b11g19a
or can	83 -8a17b
or closer	87 -9a12g
or could	87 -21a-6j13b17c
or coverage	87 5b
or cremation	87 
or did	60 -9i-4c5b8f12j
or do	60 -69a-7d-5f-4eg11i92b
or does	70 -51a-6d8f19c40b
or drop	86 -14a21b
or every	89 -4a9g
or for	82 -19a-7c35b
or get	86 -12b-4g7c18a
or go	84 -4f14a
or guns	89 -13b20a
or has	83 -9a7j13b
or have	76 -42a-5c56b
or home	89 -11a16b
or how	81 -8b-6g-5c23a
or in	83 -16a-9g32b
or is	55 -19a-17gj-13c-11i-10d-7k5fh94b
or just	65 -15a-8c-5k-4e5j39b
or lease	86 -14a14b
or leave	87 -20a27b
or like	87 -8c-6b6a14d
or metal	86 -5b8c
or missing	89 -7b6a9i
or more	75 -16a-5c7g21b
or nights	89 
or no	82 -61b-6c4k74a
or not	78 -15b-7g8c29a
or on	82 -15a-5b4f9i10d
or one	78 -25b-7g-6j8i30a
or only	83 -5c10b
or or	60 -44b-9j-4h6i9g20f33a
or out	89 7a
or over	83 -15a23b
or part	86 -16b-6a33g
or pay	87 -16a17b
or pleasure	86 5k
or rent	84 
or scuba	89 -9b12a
or sell	87 -18a20b
or should	81 -25a31b
or siding	89 
or somebody	82 -21b9i14a
or something	86 4b
or stay	89 14b
or still	89 -12a16b
or text	89 
or the	64 -14g-9ch-8j-7i-5k10a17d25b
or trampoline	89 -8b7a
or was	78 -20a-8j-6c42b
or what	84 -10g-5a12c15i
or whole	84 -5a10b
or work	89 -26a4f23b
or would	72 -21a-6g-5k37b
or you	76 -14b4f5d6ac
or your	77 -12b-4g7c8a10f
order	89 
original	80 -6a-4c18b
original roof	86 -8j13a
originally	81 -11b6d8ac
originally $	84 -7b-5f9c13a
other	57 -17j-7cf-5e-4b15dh18g
other agents	89 -7a6bi
other car	84 -15b-14d-6g10a33c
other drivers	87 -6d-4c16a
other guy	83 -7c-5b17g
other insurance	84 -6d17c
other one	80 -20d-10g7f30c
other policies	81 -5j14c
other quotes	86 -4g8a
other vehicle	87 4i
others	87 -6g8c
otherwise	87 -5a6j
ouch	86 -30g-9a10e11d24c
ought	87 -9d6c11a
ought to	87 -9d6c11a
our	73 -11a-6c7fj9i
ours	86 -5g5b
out	45 -11di-7c-4j9e20k30a
out $	65 -43g-5e8b10d41c
out a	84 -6b4k9a
out all	89 4j
out and	83 -5i9a
out any	89 
out at	87 -10a11c
out back	81 -9a-7g-5b25c
out for	79 -5g
out front	89 -4a12c
out in	77 -23c-5j4d9a19g
out like	89 -9b12a
out of	59 -10g-5d6bh8k9j
out on	75 -6bc7g8e9f
out or	89 -4c7a
out that	86 -6g9c
out the	79 -6d8c9k
out there	71 -20c-5f7bd8k12g
out to	76 -20d-5e5c8a22g
out your	83 -11c11i13j
outcome	89 8c
outfit	77 -22k-11a5f25c
outfit $	83 -7a-5c7f
outside	73 -17a-7g-5f9b11j16c
outside of	87 
outside the	87 -4f8j
over	50 -8a-5i-4ceh6b9d11j14g
over #	72 -16j37a
over $	70 -9j-6adg5e6k9c14b
over a	75 -11j-5g7k16a
over at	77 -14a7i19j
over in	82 -7d6b8j
over it	79 -67a-7b78g
over that	87 13a
over the	70 -7c-4jk12a
over there	68 -20a-11c-5f10j14b19d
over to	80 -25a5k14b18j
over what	89 -8b-7c12af
over your	87 -15b6c15a
overall	89 
overnight	80 -12b4k5e8a
overnight $	89 
overseas	89 7f
owe	70 -27d-13a7b9c29g
owe $	86 -31c31g
owe on	80 -51c55g
own	52 -22c-13j5f9ai28b
own $	69 -9c-7k-5b4h9e17a
own a	84 -11b13a
own anything	86 -11b-4c20a
own car	80 -8g-6j22a
own cars	84 -16c-4b7a20i
own insurance	89 
own it	86 -32a5k39b
own life	89 -5c9f
own name	87 6j
own or	79 4a
own pocket	89 -7c15g
own that	79 -11a-9g-5j14k22c
own the	84 -5a5b
own words	86 -5a7i
own your	86 -4a5b
owned	89 5a
owner	77 -6b-5d5k11a
owner $	86 -8b9a
owners	80 7a
owners policy	87 
owns	77 5b7d
owns it	89 
owns the	81 -6a6b7d
p	84 -7b-5g6a9c
package	79 -8a-6g8b11c
package $	89 
page	68 -9g-5b20k
page $	80 -16k9c12a
page and	87 
paid	63 -16c4b6a8d13g
paid #	89 
paid $	87 -5b7g
paid for	81 -13g-12c7b27a
paid off	77 -5g22a
paper	77 -15g-7d11b17c
paper or	89 -8a9b
papers	79 -9a-5c12f
papers $	87 
paperwork	76 7i10d
paperwork $	82 12a
parent	83 -11b-9c7d18a
parent $	87 -5c7d
parents	70 -5d5b
parents live	89 -5a6b
park	80 -5a8j
parked	86 8f
parking	84 -14g-5c10b14a
part	61 -23a-13d-7ei-4h9g23f32c
part $	84 -37b-9a5j46g
part of	69 -12a-9dg-5k6bc29f
part time	77 -16g-4a25b
partner	71 -16k4a5b12c
partners	79 -7e-6c18g
parts	87 -9a13i
party	83 5c
pass	79 -13e-8b10a11d
pass $	89 -4e6g
passed	75 -9c-4k5d9g
passed $	87 -4g12a
passed away	86 -10c-5a5d14g
passengers	83 -7b5g8a
past	72 -12g5i16a
past #	79 7a
patch	87 -9a5bk
pay	51 -27c-14e-6dfk10b19i21a23g
pay #	89 
pay $	68 -51c-15d11a63g
pay a	82 -8a5g7b
pay for	68 -11g-8b4d5ci14a
pay if	86 -7a6d9g
pay in	86 -63g-12a17b60c
pay it	86 
pay out	76 -11a15g
pay the	77 -25c7i10g16a
pay them	89 
pay you	78 -19c8i10b
pay your	78 -13d-5g9c18i
paycheck	72 -8c-4k4i6fg
paycheck $	81 -5cg8f
paychecks	89 6j
payin	80 -16c-5i12ag
paying	65 -30a-5e5ik7d24g
paying $	89 -14c20g
paying for	80 -8a4i7k
paying now	86 -22c10i13g
paying on	89 -6k4g
payment	72 -19a-5c7bg16e
payment $	78 -10a7g13e
payments	70 -12j-11g5ik16a
payments $	83 -7a15b
payments on	84 -13a8d13b
payout	87 14g
payroll	67 -7a5g6cd
payroll $	75 -26a-7d-5bi24g26c
payroll or	89 
pays	71 -19a-16g4i6j37c
pays for	84 -8b7i9d
pays if	89 -12g7d9j
pays the	81 -24d-9a7b35c
pays you	89 
pdf	89 -6c7f
peels	84 -12c12d
peels $	87 -12c13d
pension	79 -8a5c10b
pension $	87 -9g-5b7c9a
people	58 -6j-4e4a17d
people $	78 -10a-5i10b18c
people are	81 8a
people do	89 -18c9g18d
people in	89 8g
people or	86 -10a-5b5d7g9c
people over	89 
people to	89 -4c8i
people who	89 -7a7k
per	76 -19c14g
per occurrence	87 -21c10a11g
percent	70 -11c-8a-6k7h23g
percent $	89 -5c9b
percent of	82 -15c-6b27g
perfect	79 -12i-7g-4j27c
permanent	87 -4j7c
permit	78 -16g6a15e
permit $	86 6e
person	67 10a
person $	81 4b
person or	82 -8b5a7c
person who	87 -8b-7d18a
personal	72 -15c-7b5a10j12g
personal $	86 -5b13a
personal property	83 -4a13g
pets	89 
phone	64 -7h-5d-4i5c9e12b
phone $	77 -7h-4k5g6b8a
phone number	82 -12a-11g-5k30c
phone or	86 -12a16b
photo	86 
photo of	89 -12a11k
physical	79 -7g6c
pic	89 9k
pick	70 -10g-8h6ci16k
pick that	89 4i
pick them	89 
pick up	83 -7h-4ei20a
picked	78 -12c-5i4b5j11h
picked up	86 -10c4a5gh6b
picking	87 -6g4a5c
pickup	84 4g
picture	71 -7c-6j4d6afk
picture $	82 -10j-5c19a
picture of	79 10k
piece	87 4c
pill	89 -12a7j9b
pills	84 -7d4c8a
pip	84 -22b28a
pipe	80 -4a13c
pipe burst	87 -7a10c
pipes	83 -12a5k11b
pizza	89 5j
place	54 -9b-6j-5c7a11dg
place $	62 -37k-12g-4a18i38c
place or	84 -19a21b
place to	89 
place with	89 5k
place you	83 -22b-10c-7g9jk20a
place yours	89 -8b17a
places	82 -9ac7b12d
plan	67 -7k-5b-4i6a13j
plan $	84 -10k10j
plan to	83 -5f4be7a
planned	86 
plannin	86 -5c16a
planning	76 -9b17a
planning on	84 -6b11a
planning to	80 -4b7a
plans	71 -12a-5g6b21c
plans $	86 -29a41c
plans for	87 -30a36c
plans to	84 -18c20a
plant	86 -7g-6e15c
plate	78 -10g12a13c
plate number	87 -9g-4a17c
play	81 
please	72 -23a-7b-6ej10c19f23k
please $	73 -20a-5bej10k12c21f
pleasure	78 -16c-8a-4f13d19b
pleasure $	86 -5a-4f20b
pleasure of	89 6d
plot	87 -9b9a
plug	84 11a
plug in	87 6a
plumbin	89 -7a7j
plumbing	78 -11g6c11a
pocket	77 12g
pocket $	87 -5g7c
point	89 -7b8a
points	87 -8c-5bg9a13h
policies	71 -12a-4d4b16c
policies $	81 -5j-4g8b11c
policies do	89 -7a6g
policy	49 -11i-6d4k6g12e
policy $	59 -29c-28g-9k4d8b9h25e37a
policy and	84 
policy in	83 -4c13a
policy is	83 -8a-5g6c15j
policy number	72 -15a-8g9b21c
policy of	89 -10b12a
policy on	87 6a
policy or	79 -10c-5gj8b20a
policy out	89 
policy pay	86 -12c16g
policy right	84 
policy that	87 4f5k
policy with	89 -6a10k
policy you	83 -9c5a6g
pool	68 -4g4j10a
pool $	81 5a6b
pool or	86 -20b22a
porch	86 -7a6b7c
portable	89 
portable $	89 
position	89 8c
postal	89 5c
postal code	89 5c
pounds	86 4g
prefer	87 -15a-5c7j17b
premium	77 -7c-4j6a13g
premium $	83 -17a26g
premium audit	89 -4c7k
prescriptions	86 8c
prescriptions $	87 7c
present	86 -10a7k8j
pressure	77 -8b6a9cj
pressure $	89 -6b5j8c
pretty	69 -6c-4g13a
pretty good	86 -14i-6g6e8c10a
price	61 -11h-6i-5b4c6eg17a
price $	72 -16a-7bk7e9j15g
price a	87 -12a-8c7b12g
price is	87 10a
price on	89 -14c15g
price or	84 -10h-5a7c14b
price you	89 -16a9k11b
primary	89 
print	89 
private	83 -10a-4c6f10b
problem	79 -7a-4g6ce9b
problem with	87 10b
problems	82 -12c12j
problems $	84 -10c15j
product	87 -5g5bc
product $	89 5b
products	89 -15b20c
professional	82 -6b5a
program	79 -13a6g11c
program $	84 -16a5k16c
promise	86 -5c-4j6g
pronounce	89 7i
proof	69 -12c-9j-7k14a23h
proof $	83 -6k10a
proof of	79 -10j-6h17a
property	66 -6b5d8gk
property $	83 -7g-6a6k9d
property coverage	89 
property manager	86 -16g16c
protect	87 -8j9c
protected	89 -7c10j
protecting	87 -6g14c
protection	79 -10a7gj
pull	73 -6cg6k15e
pull it	86 -4a5c8b
pull the	87 -8b-7c-5g5h17e
pull up	89 -6a10k
pulled	82 4a11g
pump	83 9a
pump $	86 9a
purchase	86 -9a13g
purchase price	86 -9a13g
push	84 -11b-5g6c7e12a
pushed	89 -16a17b
put	54 -15c-9e-8i-6j5a7f14g19d
put a	86 8g
put away	87 -8g9c
put down	84 -13c-7e5b9k14g
put in	76 -12d-8g5b21a
put it	75 -19b-10c-8j4g8f14a16d
put on	75 -6a4c5b
put that	84 -15a-7c-4j6i8g10d
put the	86 -11g-5be-4cj12a22d
put toward	89 10g
put you	75 -8a-6f-4g10j
put your	86 5a
puttin	87 -4k14j
putting	78 -7d-5c8e10g
putting on	89 -7d15g
quarter	84 -5a
question	83 -13j-6h-4e6d9k13a
questions	72 -6a-5k6c9j
questions $	80 11c
questions do	87 10c
quick	72 -9a9gk
quiet	86 -6c-5a8e12k
quit	74 -6g-4e10a
quit $	84 -9e-6g8c10a
quote	69 -6k-5a7b16g
quote $	79 -18c-4b4k9a11g
quote you	81 -7c4b6g
quotes	81 8a
quotes $	86 -4g8a
race	87 -6b7a
rain	86 -6b11a
rains	87 7f
rainy	86 -22c-11i6a32g
rainy day	86 -22c-11i6a32g
raise	77 -13c6g7d
raise the	86 -5c5b6d
raised	80 11j
raised it	89 -5c
ran	89 -5ac9k
rate	71 -8j-6b-5ac7h12k14g
rate $	83 -10g-6e7a11h
rated	86 -10g-7c-6b12h14a
rates	79 7j
rather	74 -10c6j7k10b
rather i	82 -9c6k8j
rating	89 -10a8b
reach	75 -8b-5cd18e
reach out	87 -5d5gh
reach you	79 -8b-7c-4g24e
reaction	89 5k
read	63 -18a-15g-10i-5j9b14c37k
read it	89 9a
read me	67 -15a-11g-5j7b34k
readin	87 -5c10g
ready	78 -11c5k21a
ready to	81 -9c24a
real	70 -15c-8f-6ai6k8e11j13g
real quick	80 -7c5a6k
really	78 -6k-4bg9a11i
rear	89 -7a11d
rear ended	89 -7a11d
reason	75 -13a-9b-7eg-4k19c31h
reason $	86 -7c-5e7h18a
rebuild	79 -7c5g10a
rebuild $	83 
recall	81 8b
receipts	84 -9g5c9k
recently	87 5b
reckon	89 -8c9g
record	71 -16i-6g-4c18j22a
record $	81 -5gj6a9i
recorded	77 -11j6ak7b
recorded $	89 
recorded line	87 -6a9b
recording	83 8a
records	80 -8d-6a4f6k11e
red	87 -5b14a
redone	82 -7a-5c19e
redone $	89 
registration	86 
regular	73 -9a-7j7k18c
rely	89 
rely on	89 
remember	70 -13c-5b-4k6de9j10a
remember me	87 -7k16a
remodeling	87 
remodeling $	89 
renew	81 -16c-7g21e
renew $	84 -15c-7g23e
renewal	76 -10b5c7h
renewal $	83 -18c22e
renewed	87 6a
renews	89 
rent	61 -13k-10ae-8i-5j16b29g
rent $	73 -33c-5b45g
rent from	87 -10c5b9d
rent or	89 -6i12b
rent out	84 -8b-5g22a
rent the	83 -13g5b12c
rental	69 -8g11b
rental $	87 -10b11a
rental car	84 -8b4a6c
renter	89 6a
renters	74 -11j-6b8k19a
renters insurance	86 -21j25a
renting	81 10c
repair	81 -17b-12g-4h6c9j22a
replace	73 5a
replace everything	87 -5c
replace it	87 
replace your	89 -21g5i21c
replaced	79 -7a-5c5e6g7b
replaced $	89 5e
replaced the	89 -10e11g
replacement	79 -13g5a6b
replacement cost	83 -11g8b
report	78 -5a8k9h
report $	87 -5g16c
report card	89 -7a-5c16k
require	79 5c
require $	82 6c
requirements	89 -10a16c
requirements $	89 -10a16c
residential	89 -5a5b
rest	79 -21k-5j8c10d
rest $	87 -9c7g
restaurant	83 -6b5j
retire	80 -6ag10bc
retire $	83 -4g4c5e
retired	86 4j
retirement	75 -9c-7a8f9g
retirement $	80 -8g-5b6a7c
retiring	89 4a
return	83 -11b7j
revenue	83 -7a7c8g
revenue $	86 -7a7c10g
review	86 -14e13a
review $	89 
ride	77 -17a-8b-5j11f25i
ride share	89 7b
right	37 -15ac-10e-7h-4fk6b21i52j
right $	39 -49a-20c-10g-9b-8de-5f5k16i108j
right about	89 
right around	89 -6b7f
right now	60 -42j-8ik7d9b12c18a25g
right there	86 -15j-12g32a
right what	89 -10a-8j21c
ring	69 -11ab-8k-6i-5c17d28g
ring a	87 10a
ring up	89 -24c-5a9d25g
ring you	89 -9e-8a-4i8g21c
river	86 -13b-6e-5c11g20a
road	75 -7k5f6c7a
road $	87 -9g-6b17c
roadside	79 -5b4a5c7j
roadside $	89 -5c15a
rock	89 11c
roll	89 -6b9a
roof	59 -9e-6h4d8g10cj
roof $	68 -22c-11i-9b16j31a
roof in	87 -12a-9g12c21i
roof is	86 -8a-6g14c
roof right	87 
roofing	86 -4b
room	75 -18b-4g5c11i18k
room $	87 -9b5d13c
roommate	83 -8c12d
roommates	80 5c
roommates $	83 
rooms	86 9a
rooms $	89 -5g11a
rough	80 -15c-7k-6a6f22g
roughly	76 -15f-8a8c15g
roughly $	79 -14c-8a21g
round	83 -9a-8c10h11b
route	89 -8a6h9b
run	58 -16e-7ck4h5bd6a23g
run $	76 -29e-23k-11a5b9j22c30g
run a	84 5a
run in	87 -15c14g
run it	78 -7a-6j-5g6d8c
run me	86 11k
run out	86 -7a10b
run the	81 -10c-6a5b14g
run through	89 -5c-4k6a8b
run you	87 6c
run your	89 10a
runnin	81 -12a-10g-4f5d11c15b
running	73 -13c-6b11a12g
running $	87 -7g7i
running around	87 9a
runs	76 -10j-7ac6e10bg
rush	86 -7k-5c8e14a
s	79 -11a-5ck8b19j
safe	83 -5k4j14a
safe driver	89 4j
safety	70 -8g-7a5k11c
safety $	86 
safety meetings	87 -7c20a
safety program	86 -21a6b18c
said	62 -10a-6cg-5i-4e6k15h23j
said $	74 -10c-8gh-5i5a35j
said you	77 -19c-7g5k9h22e
salary	77 -6a-5c5d
salary $	86 -7a-5c16g
sale	84 -11a5b6d
sales	72 -11e-7b-6j-5k6ac22g
sales $	83 8c
sales is	83 13c
salon	86 -4g4j6a
same	62 -29b-9j-7f6e7k13g23a
same age	87 -14a26g
same as	86 -7f-5b18a
same company	87 8j
same one	87 -7b-5k19a
same thing	84 -24a-4g6d8k10c11i
sat	83 -4j11c
sat down	86 7a
satisfied	87 5a10h
satisfied with	89 14a
save	77 -11g-4j8ac
save some	89 6a
save you	89 -8a10c
saved	80 -10c5a12g
saving	87 -5g12a
saving for	89 -5g12a
savings	76 -20a-7i8b23g
savings $	82 -19a7c17g
saw	78 -9k6a7c9i
say	52 -21e-14h10k13c20i
say $	67 -18c-9a-7bd-5k8i43j
say about	78 -14g-6i28c
say for	89 -35g5d31c
say in	89 5a
say it	78 -20a-18g-16k-7j16c19i27b
say on	86 -9c-6i9f12g
say so	87 -7a5g6k
say that	87 -16b-7j33a
say the	83 -13c-10i-4a14k18g
say what	86 -10g-7h-6bij-4c49a
say when	87 -13g-9e-6i27c
say why	89 -21h24a
say yes	82 -5j6h
say you	73 -17a-10g-6e5f6j9d14c
say your	87 -25j-10a-4c5d31i
sayin	89 -11c-6ai14j16d
saying	83 -26j-13c13a30i
says	72 -25c-12a-9g6k7f8h15b20j
says $	87 -4c4j
scale	84 -14c-7e6i19g
scan	87 5bi
scare	89 10a
scared	86 -6i9a
scares	89 
scares you	89 
scary	82 -11j5e21i
schedule	83 -4g5k
schedule $	89 
school	62 -23c-10a-5k-4i4d5j7b15f20g
school $	74 -17b-13i-7f11a13c25g
school and	87 -4bg11a
school district	89 -6b10j
school is	89 7i
school or	82 -9i-6b10a11g
schooling	89 -44g-5a13k39c
score	78 -40a21g29c
score $	83 -38a4i22c23g
scratch	87 10b
scuba	83 -9b6g9a
scuba dive	89 -9b5a10g
season	81 -13a-9c4b26e
season $	87 -9ac30e
seasonal	89 6b
second	65 -11b-7g7j15c
second $	83 -5dj6k10a
second car	83 -16a23c
second home	89 
second vehicle	89 -5j10c
security	76 10b
security system	89 5a
see	60 -13c-11h-6a6b10ef
see $	89 -4c9j
see a	82 8e
see if	86 -5ck6e7g
see the	77 -15a14i15f
see your	84 
see yourself	83 -15a-6i4e8g14b
seen	79 -6c5a12f
self	89 5i
self employed	89 5i
sell	67 -12c4g19b
sell $	82 -6g5bc6a
sell for	86 -16c5j17g
sell it	89 -8a-4c5g8b
sell the	87 -5a13b
selling	89 10e
send	63 -8g7b12f
send a	87 7d
send it	82 -10a5b6f
send me	82 -15k24a
send that	89 5b
send the	78 -8a-4d7f
send you	82 6i
sending	89 7d
sense	77 -4c5a8b
sense $	87 -8c16a
sense to	89 5b
sent	75 -10c6a8h
sent you	83 -8c9h
separate	79 8b
serious	87 -8c5a6g
serve	81 5a
serve alcohol	89 
service	76 -8a4i8k
service $	84 -6a6c
services	84 -6d8a
set	66 -15i-6e-4g5d11c22b
set aside	86 5g
set on	87 -8f12a
set up	82 -26i-14g-8a13b44c
set you	89 -5a8b
settle	87 -9i-8g-7a13h18c
settled	84 -18a-6c-5e7g26i
settled in	89 -26a29i
settlement	89 -9b-6c10ag
sewer	83 -8b10a
sewer backup	84 -8b12a
shall	84 13a
shall we	87 9a
shame	87 -9c-7j-4b7f8e14g
shape	75 -12c-9a-4g26i
shape $	84 10i
shape is	86 -14c22i
share	73 -15i-12j-5d8b12a22k
sharing	87 -6g6a
she	55 -19c-18d-14e-7f-6a6h10b11g14j30i
she $	86 -13a-6i7g20j
she do	86 -6g6a7b
she does	87 -8ac5b11k
she get	89 5a6c
she go	86 -18b-6i5c25a
she going	89 7c
she have	84 -27c7h20g
she is	72 -8g-7a-6i-4bc14j18k
she keep	89 -4b8a
she take	87 -24a-4g7b30c
shed	80 -9b14c
sheds	89 -26b6k9c12a
sheet	87 7j
shifts	87 -9c10b
shingle	81 -11a-5e7j11b
shingle or	89 -4b5c
shingles	77 -13c-5b21e
shingles $	87 -4c5a
shoot	79 -6c-5j5i7k10f
shoot you	89 
shop	60 -12c-11b-9k-4h7i8a20f
shop #	89 6c
shop $	68 -18b-9g-8h-7f-6k5di7c12e25a
shopping	81 -12c6d10h
shopping around	84 -8c6a9h
shops	86 -13e-8ac7k9d16g
short	86 
should	57 -10k-9ij-6g13c14f15b
should be	86 -15a19c
should i	63 -32c-14k-6j6g9f13a15e19b
should it	84 -13e17c
should know	81 -29a31c
should we	77 -8b-5g23a
show	73 -24g-16i-8c7bk10d28a
show up	86 -5k-4c6h8d
show you	86 -8i-6cj-4g14a15k
showed	84 -13g12c
showing	84 -5a8j
shows	86 -5a4d7j
shut	75 -9c7b15i
shut down	87 
shut the	89 10a
shutoff	87 
shutters	89 -8b14a
sick	79 -5g10c
sick $	83 -5g-4k14c
side	67 -9k-6b25a
side $	80 -8k-7j-6b5c21a
side hustle	87 6g
side of	87 -4a
siding	81 -21a27b
siding $	87 
sign	67 -8c-6i-5g8b17e
sign $	87 -16g-5e19c
sign off	89 
sign up	83 -8g9e10a
signed	79 -16b-8c-6e-4g7j13a19i
signed up	86 -8c-6be22i
signs	83 
signs your	89 4d
simple	87 -22a21b
since	61 -11a-10g5ej8c10i
since #	76 5j
since $	84 -36a16b26c
since last	87 -9e11a
since that	89 4g
since the	87 5c
since then	83 -12c-7j12e15a
since when	83 -7c18e
since you	80 -11a15j
single	77 -14a25b
single $	89 5b
sink	87 
sister	74 -10g-4a7c10j
sister say	87 -5g12c
sisters	84 -9c8a
sit	74 -14a-5jk-4i7g8h14b
sit down	83 -10a-5k5b10h
site	86 5j
site $	89 4g5k
sits	83 -12f8j14a
sittin	86 -15j25a
sitting	73 -11j-10g-5ak5d8b12f15c
sitting in	89 -5g10b
sitting on	89 -4j5a6g
situation	86 -6a5b6j
situation $	89 -5a6j
size	82 -22c-11a4b5k32g
size of	87 -9g12k
skip	81 9b
skip it	89 -11a12b
sky	87 -5k11i
slab	81 -16c25b
slammed	89 -6a5b
slammed $	89 -6a5b
sleep	73 -11a5k7j8f
sleep $	87 -4ae11f
sleep at	86 7k
sleeping	84 -4b13a
sleeps	89 
slide	89 -6b6a
slow	75 -5cj-4k11i12a
slow $	86 -5b-4c10a
small	79 -6g5a7c
smart	81 -16b-12c7i9g16d
smoke	70 5a6c
smoke $	79 7a
smoke alarms	87 -5a6g
smoke detectors	83 13c
smoker	87 -9b12a
smoking	89 -8b5ak
snap	87 5k
snap a	89 -8a7k
snow	84 -11a5c13j
so	33 -43a-34b-25g-13i-10f-8d12e28h35k89j
so #	68 -14c-9a-6d5g30j
so $	76 -6b-5a24j
so @name	81 
so a	75 -11a20j
so about	75 
so are	89 -36j7b9d24a
so do	81 -14j-6bg-5k38a
so far	74 -13g-11j-5b5c35a
so give	76 -5a19k
so he	79 -12a23j
so how	80 -15j-11i-8ag5h12e35c
so i	62 -43a-18j-4b5c9d13i16e24k
so if	78 8j
so is	81 -33j-17b-7h-5k5c14g24i26a
so it	55 -21d-13g-9a-5i10c51j
so just	77 -10a-8c4j22k
so let	83 -4c5k6g
so long	87 -8g19h
so much	87 -11g-8c-4j10b18h
so no	83 -10a5c12j
so one	86 -9c8g
so she	80 -5ck6e11j
so somebody	89 
so stop	89 -7a14k
so tell	63 -11c-9j-8a-7d47k
so that	67 -12k4f5j
so the	62 -32a-5gi13bd24j
so there	67 -8a-5k22j
so they	75 -8i-7c5g8d11a
so we	76 -9c-6g4d5j12e
so what	66 -51j-23a-12bi-6d-4f18g36h57c
so when	84 -10j16e
so who	87 -15j-9k-7a16d20c
so would	87 -10c-5gj33a
so you	48 -23c-15k-9ab-6g-5i5h9d64j
so your	66 -16a31j
social	74 25c
social $	83 -16b-5k34c
social security	83 -4c7b
soft	87 7a
softball	89 
sold	77 -11e-9g-8b-4h7c10j23i
sold it	86 -8b-7g10c12a
sold you	87 -11a-9g-8e13j20i
sole	83 6b9a
solo	89 -8a16b
some	61 -17g-12a4ei10k21b
some $	84 -10b13a
some money	87 
some of	83 -7c-6b8g9a
somebody	57 -8b-7k-6e-5g-4f8i12d14a
somebody $	79 -15a13b
somebody close	89 
somebody could	89 -8a10c
somebody else	82 -12a15b
somebody in	84 5g
somebody or	84 7b
somebody to	89 11g
somebody without	89 
somebodys	87 -5a4k
someday	87 6d
someone	80 -9c-7b-5d9a22g
someplace	84 -4a4b
someplace else	87 -7a7b
somethin	71 -6c-5j5f9a
something	55 -11j-10h-7i-5k5e7g8bc11d
something $	77 -13g-6i6c16e
something else	79 -19b5i21a
something happened	77 -7a-5c-4g5f6i12d
something happens	86 -49c8a43g
something i	89 -9h-5g7a17c
something in	87 -4a6c
something like	84 -20a25j
something on	89 
something that	87 8b
something to	87 5b
something you	76 -12a-4j6b20c
somewhere	72 -18c-8f-5k9a13h23b
somewhere else	81 -24c4b5f7a15h
son	72 -8g7e9b
son or	89 -5a7b
sons	84 -9k-5c18a
soon	70 -26i-9c-7b5g11a32e
soon $	76 -33e-6c-4i6b20g23a
sorry	72 -23j-5b-4e7i9cg13a
sorry i	84 -6ad5i15c
sorry to	87 -14j6d9ac
sort	87 15c
sort of	89 9c
sound	72 -15c-7f7g8i9k10a
sound $	89 -6g11i
sound like	86 -8f-7b12k13a
sounds	72 -11g-10a-8i-5b7k13e17j
sounds like	75 -11g-9c-8i-6a15e18j
south	84 -7a17j
space	74 -7b5d7i
space $	81 -9a6d8c
spare	82 -14a5c12b
speak	87 7j
speaker	89 -5k13a
speaking	87 -18a-5c27j
speaking with	87 -18a-5c27j
special	84 -4a9c
speeding	82 12a
spell	75 -8acj8i22k
spell that	82 -25a-6j37k
spell your	89 -12k-6c5i15a
spend	78 -17c-10i-8e-5a5b7f35g
spend a	89 -24c8i21g
spend your	87 -20g-19i-5a5b8f38c
split	83 -7a-6i7b8k
split it	89 
sports	86 -5c5a
spot	79 -12a8b11f
spots	89 6a
spouse	70 12k
spouse $	89 5a
spouses	82 -9g17c
spring	77 -14a-5g6j22b
sprinklered	89 
sprinklers	79 -7b10a
sprinklers $	87 
sprinklers in	89 
square	70 -6ab5j6c9g
square feet	76 6j
square footage	83 5c7g
sr	83 -6k5a7f
sr #	83 -6k5a7f
staff	80 -7c4a5b
staff $	86 -8c8b
stand	79 -20g-16a-14f-6dj11b12e47c
standing	87 4g12i
start	64 -20f-5j6b7a10g15e
start $	80 -9e-7a-5g8b21c
start it	89 -19a22b
start the	87 -16c-8g7i17e
start to	89 -24f-5a-4c34g
start with	79 -13b-12e-5c37a
started	72 -10i-5bj11a15g
started $	84 -19i28c
started it	89 6a
starting	83 -4g5i6b
starts	84 -11a-6e11k13f
starts with	87 -9a14f
state	64 -19d-7e-5g6j10b11f16a
state $	87 -9a16c
state farm	82 -17d13b15a
state is	89 
state minimum	83 -7g13a
statement	82 5b
station	83 -12a-6c14f17g
station $	84 -12a-6c15f16g
status	83 -8a-6g-4b9k16c
stay	63 -7h-6i-5e7b8g18f
stay $	86 7f
stay at	89 -9a-7c6b9g
stay closed	89 
stay in	82 -12a-5g21b
stay there	84 5g
stay with	82 -11h5ag15c
stayin	87 -7a-5g9bc
staying	72 -8f-4d20a
staying put	89 -7a9b
staying with	84 -6b4h6c
stays	89 
step	79 -8c7d9e
step in	89 
steps	80 -5c17a
steps and	89 -10a11c
still	55 -13k-10b-9c-7dh6f14i19a21j
still #	87 -8g-5c22a
still a	89 -10b5a9e
still good	84 -18a22j
still in	87 -11a17b
still living	87 15a
still on	87 -9a18j
still owe	80 -13c23g
still the	87 -5a7b
still there	89 -6j8b
still with	84 -8b24a
stock	80 -5b17g
stop	75 -11a-7c8e17k
stop at	89 4a
stop me	86 -11a19k
stopped	83 8c
stopping	86 12h
stopping you	87 -7c13h
storage	75 -7b-5g7c13a
storage $	87 -4g10a
storage unit	84 9a
store	71 -13b-5d28a
store $	86 -7a6f8c
store or	87 -9b13a
stored	87 -5a-4d8cf
storefront	89 -15a14b
stories	87 5c
storm	79 -7g-6b-5e5i11ac
storms	86 -12a-5g5i15c
story	77 -7f-6a-4h4j10k11b
story or	89 -11a13b
stove	77 -6b8a
stove $	84 6a
stove in	87 
straight	75 -4ij6e7k8b
straight $	89 
straight with	87 -15a-4i9k14b
street	65 -8g-6ae-5k6b8ci10f
street $	74 -21a-6g-4k8c30f
street address	83 -18f-4a26c
street and	89 
street or	89 -8a12b
strip	87 -8a5c6b
stroke	86 -10c4k9a
structure	89 6j
stucco	87 14b
stucco $	89 17b
stuck	82 6a9d
student	74 -8b-4k4g5j12c
student $	87 -5j21a
student loans	81 -11c11gj
stuff	61 -18a-5d5c9i19k
stuff $	75 -25b-6g-5c13k26a
stuff at	89 -7b-6a-4j23c
stuff in	86 -17c21i
stuff is	87 -5c5a
stuff worth	89 -18c18g
stylists	89 4j
sub	83 
subcontractors	82 4g
subs	69 -5a11g
subs $	77 -25a6b22g
such	87 
such $	89 
sudden	89 -5e8a
sued	82 -6a11g
sued you	87 -7a-6c14g
sugar	84 -11a7b8c
summer	82 10b
summer $	87 -12b20a
sump	80 9a
sump pump	83 9a
supper	89 -5a-4i13g
supplier	80 10d
supplier $	87 -9c16d
suppliers	81 5b
suppliers $	84 6a
supplies	89 -16f20c
supply	89 -6c10h
sure	77 -4b9ai
surprise	89 
surrender	87 -7a-4g16c
surrender value	87 -7a-4g16c
survive	87 -8c10g
suspended	84 -5b8c
suv	89 5c
sweet	83 11c
swim	89 -11a-7b7f18c
swimming	87 4k
swimming pool	89 
swing	83 -25c9b10i15g
swing by	89 -11g13i
switch	78 -15g5b9f10c
switch $	82 -15g12ac
switching	87 -5c5h7a
switching $	89 -5c10a
system	71 -6b7c12k
system $	76 -11c-5j9k25a
t	87 -36a37j
table	78 -14a-4k4b8d13g
take	53 -9i-8f-6ac5h8k12d15b
take $	77 -20a-6j19d
take a	76 -11c-4d5k6b17a
take cards	87 -7c17a
take care	77 -6c13d
take for	89 -5a6g
take it	74 -20a-16g-7bc-6e-4f8h10d12i30j
take on	89 -17g18c
take out	86 8a
take the	77 -18c-16d-6i7g17h18b
take to	77 -5c14g
take you	83 -10a-6j-4ci7d21g
take your	84 -6a11b
taken	87 8a
takes	76 -7c5k7j
taking	82 5d
talk	68 -7g6a7c
talk $	81 -4g13c
talk right	89 5a
talk to	86 -7k10a
talked	74 -12c-10g-6e5j6d10a15i
talked about	84 -13c22a
talked to	86 6c
talkin	86 -21c-8g-5j6ab10k21f
talking	69 -15k-6a-5j13d17g
talking $	86 -9dg-4k6h9e14c
talking about	83 -26c-5b7a11i19g
talking to	82 9a
tall	80 -23i-5c31g
tall are	84 -12i13g
tape	86 -7c19a
tax	83 -11b5e
tax return	89 -12b4acj
taxes	84 -11a5j8b
teachers	89 -5c4j6i
team	82 -5c-4a6j8k
teen	86 -4ab9c
teenager	86 -7b9d
teenagers	86 -9c-6d5a7b9g
teens	89 
telematics	86 -4c7h
tell	44 -20g-13b-10ij-7e-6f6a75k
tell me	45 -41a-16g-9b-8i-7ce-5fhj114k
tell you	68 -44k-17g-7b-5j10h15c54a
tenant	86 -6b6k
term	69 -19c-10a-5f6j16b17g
term $	89 -18a21b
term or	81 9b
terrible	89 9c
test	84 5c
tests	89 
texas	89 
text	71 -13c-6k12ab
text $	87 
text me	86 -5k11a
text or	89 -11c15b
text you	86 6a
than	62 -7j-6ik6h23a
than #	74 -13bj-9c-4g5f9h35a
than a	83 -7b8c
than that	89 -10b5a10g
than the	86 -8g10b
than you	82 -14a-5g22b
thanks	86 -6k6e7c
thanks for	86 -6k6e7c
thanksgiving	87 -10a5c11b
that	29 -23c-8g-4d4k8a14h62j
that #	86 -7b-6c5k6g8a
that $	52 -21g-10bd-6i4f14h18j19a
that @name	87 -8ae-6b9i17c
that a	67 -11e-10j-4ci4k40b
that about	82 12j
that accident	89 5b
that address	80 -7c6d
that all	79 -16b-7c5e7j16a
that an	89 -7i11a
that and	86 -5g4f12c
that be	82 -7j-4g5c10d
that bugs	89 -11c-5i-4g9b15h
that building	89 
that came	89 -4b8a
that car	72 -27c-15a-5j8h11b12d24g
that claim	73 -11j-8k-6e-5i-4b5h7g8a17c
that clear	87 -8j12a
that commercial	89 -7b10d
that company	79 -11c-10g-6bj5ae10h17i
that correct	79 -5a9j
that could	84 -5b10a
that coverage	87 
that day	89 4c
that did	82 -11a-9g10b11i
that do	80 -9g-8a25c
that does	89 5k
that down	84 -6a11j
that everything	87 12a
that for	77 -21g-7a7i26c
that from	86 -4b13a
that go	89 -5g9e
that goes	89 
that got	81 -7g10a
that group	89 -5g9c
that had	89 -5g6i7d
that happen	86 -7c-5a7b13g
that happened	86 5b
that has	89 -9b13a
that home	87 -9b10a
that house	83 -19c-14a13h25g
that how	74 -31i-24g-6k18a58j
that i	79 -30a-10g-9j-6i14b19c28k
that in	83 -14a-6b-4k5i11j17c
that is	48 -48c-24b-7ef-6a-4i7d28g75j
that it	77 -26a38j
that job	78 -9a19g
that just	89 6b
that kind	84 -8c-7i7g9a
that last	83 -22a-5c9e11b13i
that life	87 -9a6cg
that like	86 -34c-4a5b46i
that little	84 -9a12c
that loss	80 -4e6g
that make	84 6a
that makes	86 -6b-5c5f8a
that new	89 -5c4i5g
that off	89 -17a9k10b
that okay	82 8a
that old	79 -7c5e17a
that on	83 -8a-4b6c9d
that one	68 -10a-9j8fh9b
that or	89 7a
that out	83 -7g-5ak6bc7d
that page	89 -5a7k
that place	81 -13a-6j-5k-4ci5d6h9e17b
that policy	70 -15c-14k-10j6d8e12a19g
that premium	89 -5g-4c7ak
that price	87 -4c4g
that right	51 -9a-5c22i
that roof	84 5b
that same	86 5i
that so	76 -5k-4g6h11j
that somebody	89 -8a10c
that sound	79 -12g-5c19i
that sounds	87 -10g14e
that still	77 -7a6e13j
that that	79 -6g-5j6c13a
that the	68 -62b-10g-8k-5d39a58j
that they	86 -15a5c15b
that to	87 7a
that truck	83 5a
that up	89 -7j4i8a
that vehicle	89 
that was	77 -21g-10k-7e-6d7i43c
that we	89 -9j8c
that what	63 -31c-25g-19a-13k-5i5f103j
that when	89 -5c12e
that who	86 -8d-5a17j
that whole	84 
that will	89 
that with	79 -15b-8d-6j6c28i
that work	89 6b
that would	83 
that you	67 -42j-19g-14b-8h-6e7i8k24d49c
that your	71 -16b-12g-7i9a34j
the	22 -8g7c10d13h14e15f16k24j
the #	63 -30c-14a-12gi15j28k38b
the @name	77 -8g-6j-5b-4ik6c29a
the account	81 -5g-4k6a8c
the address	86 -29k-10a50c
the adjuster	83 -4g7i
the age	89 -26c5k26g
the amount	87 10j
the apartment	73 -9b-6d5g7j
the app	79 -6cg-5b10i15a
the at	89 -14g7f12c
the audit	76 -15a-10g23b
the auditor	89 5a
the auto	77 -8a-7g7j14c
the baby	78 -8d10a
the babys	86 
the back	87 6g
the balance	89 -14g16c
the bank	72 -7g11a
the bar	89 -12d15a
the basement	75 -14a-4g10b14c
the beneficiary	82 -10g-4a8c13d
the best	72 -8g6a12h
the big	78 -25a-8g14k20b
the bills	77 -7g6b10a
the books	87 -6d-5c7b
the boss	89 -4b6e8a
the both	89 -6a6k
the bottom	89 5c
the break	89 -11a15c
the building	69 -25c-9a-4i4b7k29g
the business	59 -25i-11b-9k-7e7h15j36c
the call	84 9a
the car	59 -31dg-23b10i12f26a38c
the card	79 -17k-10a12c19i
the cars	76 -26k-9a6b11i17g
the cash	84 -14g-7a7b12c
the cert	89 
the certificate	78 -5k6di
the check	83 -21d-9i-5b8gk22c
the children	87 
the chimney	86 -6b7d
the church	89 -4a6f
the city	87 -14b4f17a
the claim	75 -8ei21c
the client	89 
the closing	82 -11c-5b6ae9k
the cloud	89 6b
the coast	89 6g
the collision	89 -11c-7b19g
the comp	83 -13c-10b8a24g
the company	62 -19g10k11e12i
the companys	83 -8c7k10j
the complex	89 -11c-4a26d
the computer	87 -7cg10e
the contract	77 -17g-5a8f18c
the cost	89 -6ai7k13b
the country	83 -5g17f
the county	83 -11bc-5g-4j13d17a
the coverage	79 -20a-6c9jk12b
the credit	81 7j
the creek	89 -37g38i
the damage	83 -8e18g
the dash	84 -8k6ag
the date	84 -32c-5a4b7k30e
the day	77 -33c-9g-7b4i17h34e
the dealer	89 -10a6j11d
the dec	84 4e
the decision	89 
the declarations	87 -5k7a
the deductible	80 -24c5a6gh7bi
the difference	89 -7c10g
the divorce	89 -6b8a
the dmv	87 -4a12d
the doctor	83 -20g7k14i
the dollar	89 -4j9g
the door	83 -15a-4b6g12f
the doors	86 
the drivers	81 -13a5f10c
the driveway	83 -10b-4g8c11f
the dwelling	87 -29g4k25c
the easiest	89 -10b-7c22i
the electrical	83 -5j7a9g
the end	77 -12b-10c-6j10g23a
the equipment	84 -9a8e14b
the fall	84 -11a4j14b
the family	74 -7bg7c11a
the fifth	89 5b
the file	87 -6c13a
the fire	79 -6g8c
the fireplace	89 -5a5bc
the first	69 -9eg-8k5c7i22a
the floor	87 5b
the form	76 -29c-8h-6j17b34k
the front	78 -18b-6c10k16a
the full	79 -16f-8j4a5b8k15c
the funeral	80 -10a5d6bc
the furnace	80 -13g-4b4j11i
the garage	80 -4b5k10a
the gc	86 -13g5a12c
the general	83 -21g6b21c
the grandkids	89 6a
the ground	84 -14a-4c8g17b
the group	89 -10c-6a8b11g
the guy	86 -14g-6e-5b7c20d
the gym	89 6b
the heat	89 
the holidays	89 -12b-10f31a
the home	66 -36a-24g-8i-5d6e11j17k21bc
the hospital	75 -7b7j
the house	51 -24g-10e-6fh-5b9c17i19a22d
the household	81 -18c16g
the id	86 -6ae14c
the increase	82 -11g-5k8e20c
the inspector	87 
the insurance	68 -33c-12b-5j10a12k16d18g
the job	69 -14a-12c11b13j
the keys	79 -8a5d6e
the kids	63 -11g-6d-5f5j7c8i9a
the kitchen	76 -9b11i
the knot	89 -15b-6a7e18j
the lake	83 -9a8b
the landlord	75 -20c-8a7j10d12g
the last	61 -38c7b11d19a
the lease	67 -18d-9k-6b-5g6j42a
the legal	87 7k
the lender	82 5k
the letter	81 -5bh5c15a
the liability	83 5k
the license	87 16c
the life	79 -7b9a
the limits	84 -34g5b29c
the line	80 -7ck7d13g
the list	89 -8g-6b15c
the little	75 -6c7j
the loan	79 6f
the long	89 -9a14f
the lot	84 6k
the lower	89 -12a12b
the lucky	89 11c
the mail	84 -9a5b7c
the main	82 -4c6a
the market	84 -13c5ej7a
the menu	89 10c
the middle	81 8e12b
the moment	80 -13b-6j5g7d14a
the money	74 -6c6b10f
the month	78 -12c-7j-6bg20k21e
the morning	86 -11c-6ai-5j34g
the mortgage	73 -14d-8a4b5j16g
the most	78 -20a5c20g
the move	86 6i
the name	70 -25c-6g5i6e7a19k
the nearest	87 -5a7j
the neighbors	87 -5c4j11a
the new	69 -15k-8c-7a-6b8h12i19g
the next	78 -11f-6e-4g6b7i14c
the note	89 
the number	72 -18a8f15c
the numbers	89 -11g-5ak7b17c
the odometer	84 -7a13g
the office	72 -5ij-4c19b
the old	69 -14b-13g4j5c7e19a
the oldest	84 4e
the on	87 -7a4d5e
the one	64 -11a-6eg14j19c
the only	81 -13a4c5j7b
the original	83 -8j10b
the other	65 -23c-16j-13b12a13h38g
the outside	86 6c
the owner	84 -8b4c7a
the owners	89 8a
the package	89 4a
the paper	89 6c
the paperwork	79 7a
the past	83 7a
the payment	84 -17c-8a-5g5k6b21e
the payments	84 -12b6a9i
the payout	89 15g
the payroll	84 -42c-10b10a42g
the pdf	89 -6c7f
the people	87 -13a-10h-5g5b7d15c
the person	89 -8b12a
the phone	71 -17c-7h5e12a17g
the pickup	89 
the picture	87 -11j-5c21a
the place	65 -26e-23b-16c5d7i25a35g
the plan	79 -7b-5g5j14c
the plant	86 -7g-6e15c
the plate	87 -15c-8b28a
the pleasure	87 -10c17d
the plumbing	87 6a
the policy	65 -24a-13k-10i-9g12d21b26c
the pool	89 -4b8i
the premium	89 -30c5a30g
the price	71 -10j-9h33a
the proof	83 -35c35h
the property	74 -18g-6b5d10k17c
the quote	81 -10k13g
the rate	81 -13c-12a-10b-6j6e7k37g
the rates	89 9j
the reason	87 -5b14h
the registration	89 
the regular	89 -12a11k
the renewal	84 -10b-6c17a
the rent	80 -7a-5i5g6bh
the rental	89 4a
the renters	89 -4a5d
the repair	86 -14b13c14a
the rest	82 -21k-7g-4j7d8a17c
the restaurant	89 
the right	84 -12g-8j4c5k7b10i
the river	89 -10b15g
the road	79 10a
the roof	66 -9e-7c-6b-4a14d25j
the safe	89 -4a4j
the sale	89 
the same	65 -32b-9j-6f7e14c16a19g
the scale	87 -15c-7e21g
the school	87 -6b-5a16j
the second	79 -31a8j31c
the service	87 -8a6i
the settlement	89 -9b-6c10ag
the shop	64 -23a-9g-4f4d7i12e16b
the size	87 -9g12k
the south	89 -15a18j
the space	87 
the spring	86 -11a14b
the square	89 -35g34c
the state	73 -11c-6g-5b19f
the store	79 -7b4c8a
the story	87 -8f19k
the street	76 -6c-5e5b10a
the stuff	82 6j
the subs	89 6c
the summer	89 5a
the surrender	89 -35g35c
the system	87 -10a6k11c
the table	87 -4a9d
the tax	87 -5g-4a4j6e
the the	67 -12b-8d-4e4k5g7j13f
the thing	83 -5g10c
the things	89 -13a15j
the time	81 -8ck-6b5j13h
the title	81 -9c-5b4a10d
the top	77 -4cj5a8k
the total	86 -13c-5k-4e30g
the truck	75 -23b5aj13d
the trucks	87 -8c9a
the umbrella	89 -17a5k15b
the uninsured	86 -6a9j
the upstairs	87 
the van	86 -5ag6bh
the vans	89 -10c13a
the vehicle	84 -6c-5b5k8a
the vin	72 -17a29c
the water	71 -14i-4j5g15f
the way	72 -12j-5g28c
the weather	84 6ci
the website	87 -14j-6h11a13b
the week	86 -4g5b7h
the weekend	87 -6a10c
the what	83 -31c5gi6f8b16h
the wheel	78 -5c-4ai18d
the whole	71 -10b-9i-5c6aj9gk
the windshield	87 5bk
the winter	84 14a
the wiring	83 -6aj-4c17e
the work	81 -22c-15i-7e-4d19g28k
the worst	80 -7ai6h11c
the yard	78 -7c15a
the year	75 -9c-5a5k7g10e
the zip	79 -13j-8c7a21k
theft	84 7b
their	61 -14c-8b4e8h17g
their excuse	89 -18g7h23c
their own	72 -5k5a11e
their price	89 -12a23g
theirs	87 -6c4b9h
them	53 -15e-12a-8k-6j7bdg9ci12h
them $	60 -13b-9ek-7h-5j13i17g20c
them in	89 -5b4h7a
them on	87 4k
them or	89 -15c-9a13b19h
them right	89 
them so	87 -14c18h
then	62 -13b-11k-10h-5fgi24c26a
then $	76 -22c-10hj6e9k15g23a
then it	86 9a
then what	79 -24k-15g-7e52c
then you	87 6j
there	38 -18f-11j-10b-6e-4d5k7gi18c37a
there $	51 -27g-20f-10k4dh7b15i16c20a
there a	56 -21b-15c-7j-5f7d19a25g
there an	83 -19b25a
there and	80 -29c-8i14d30a
there another	89 -17a19b
there any	78 -12a4i13c
there anything	76 -6k13b
there are	86 -9b-5k26a
there by	86 -16a4g6f10b
there ever	89 4a
there for	84 -8c7a8b
there i	89 
there in	78 -9b6c
there is	58 -11b-8hi-7fj6g16c23k
there like	83 -9c-6b5ak10g
there more	89 5a
there on	84 -8ej-5b22c
there or	73 -27a-5i6f31b
there right	89 
there so	89 -7c7a11h
there somebody	86 -8a-4c6b16d
there something	78 -4k18c
there sprinklers	86 
there was	82 -11a-9c6f8k11j
there what	80 -9a-5j-4e5f7g16c
there when	89 -4a7e
there with	79 -7bj-5c6di8a
these	63 -6j7a14i
these days	67 -11c7g16i
these things	89 4i
these years	89 -7g12c
they	43 -9j-8i-6ck8g9f16d18b
they $	82 7c
they all	89 -11c4b8a
they are	76 -19c10h15g
they be	86 7b
they been	89 -11g14i
they charge	84 -5a5j
they cut	87 -8i4ab6g
they did	86 -16b-8i9g18a
they do	76 -9i-8g5d8a12c
they ever	86 -11g-9a29c
they gave	86 -6a-5e6ck
they get	84 -9c12g
they give	75 -14c7a14g
they go	87 -12i5b8g
they got	86 -7g11c
they hand	89 -10c12g
they handle	89 -5b-4c6i8k
they have	74 -19b-7d-5ik4j7c22a
they in	89 -10b-4i5g14c
they let	87 10h
they need	86 -9c12g
they pay	72 -12c-6g19b
they put	82 -6a10d
they quote	86 6g
they raise	89 
they say	77 -22h-6g6b7j18c
they sell	89 6c
they take	81 -15a21d
they tell	81 -7gk5a13c
they treat	80 -8cj-5ag6b24i
they want	81 -20c-18j9b10a21g
they were	86 -10g-5a6i9bj
they will	80 -17a-6g6d21c
they would	83 -17a5bj14g
thing	58 -52a-17g-4j5i9hk19b40c
thing $	72 10h
thing about	79 -6ag21c
thing or	83 -11e-7i-6a31b
thing that	89 -5g9c
thing you	81 8c
things	66 -21g-7k18i20j
things $	81 -5j10b
things are	89 
things in	89 
think	59 -12j-8c-5d6f7h25i
think #	87 -7g10a
think $	74 -14c-6eg37i
think about	78 -15g-6k33c
think it	84 -9c-7a21g
think that	86 
think you	77 -8c-7i-6h7e8b14g
thinkin	84 7b
thinking	69 -10c-8b-5i7g20h
thinking about	77 -14g-9b-6h18c21a
thinking of	81 -10a7e16g
thinks	87 
thinks it	89 4j
third	81 5i
this	45 -11b-9i6g8a28d
this $	61 -19g-6j6ek22a
this a	81 -7a14b
this afternoon	87 -9c10g
this by	87 4d
this call	79 -10i-6g-5k-4ad9h23c
this is	81 -10c17j
this line	89 -8j4c5k
this month	86 -16b-9e-4h5c31a
this morning	86 -4e11c
this off	86 -6j-5c6h16g
this on	84 -9b-6g9ah
this one	81 -10a8ck
this ones	87 -5a
this over	86 -13c15f
this so	89 
this stuff	89 -5d4b5c
this summer	89 
this the	87 -21c8h17a
this thing	89 6k
this week	81 -11g-7a-6c-4k8be9dh
this what	84 -9e-7b6g15c
this year	74 -17c-12e-11k-6b4i21a28g
this your	81 -10c-6d24a
those	56 -15f-12c-8b4a5h11e21i
those #	78 -10d-7h-5a-4i5k29c
those $	81 -22b-9c-6j7d10g25a
those are	83 -11h-8a25j
those guys	86 -8a6g7e
those old	87 -13a8b10e
thought	77 -20d-16c13g25a
thought about	79 -14c4h14g
through	53 -20g-13e-6h4i7j9f10d16k
through $	83 -8b-7g-4di23f
through a	83 -5c4d7a
through all	89 -13a-5g7i15c
through escrow	89 -12c8a15d
through how	87 -10i6k11g
through it	82 -9a-5g6i12b
through that	80 5ck
through the	71 -7c4aj
through what	75 -12c22k
through work	81 -7k-4g10a
through your	71 -15g-4e24c
throw	87 -19c13gk
ticket	79 -8a9b
ticket $	87 
tickets	77 -7c-6b4k6a7j
tickets $	81 8j
tie	89 6e
tied	89 -8b-4g18j
tight	89 -6c9a
til	82 -7g4e7h
tile	87 -5gj7c12b
tile $	89 -9a-5j-4g7c18b
till	71 -9a-7i-6dk-5j8f9b20e
till the	82 -6a4b5c
time	53 -12b-11ij-7a-5f14g40e
time $	65 -21i-11g-7k4c6b25a
time and	84 -7a-5e13k
time do	83 -27c-10g40e
time does	89 -10c-8g-4a22e
time for	86 -5a7d
time or	79 -7b-6e26g
time right	89 
time so	89 6g
time to	86 -32c-6g9a39e
time what	89 -10c-8e-6a6h25g
time you	76 -4a6e9k
time your	89 -8g10b
timers	89 
times	77 -7a-4c10g12j
times your	87 -9c6g10j
tip	86 -9g16c
title	77 -5b8dk
title $	86 6d
titled	89 6j
titled to	89 6j
to	31 -14j-9a12b13f16k18c22g
to #	73 -10a-5g8i14b
to $	67 -21c-12a-10e-6b10g19d26f
to @day	89 -6a5c6b
to @month	87 
to a	75 -11g-10a-4d4e12c16b
to add	89 -17c-6b26a
to ask	70 -12c-7b5f12ek
to be	61 -17a-10i-9k-4f10d18j24c
to build	84 5g
to buy	79 -9c-4ek16g
to call	78 -14b-9k-7d-5h-4j14e29a
to carry	89 5g
to change	89 
to check	87 -7a-5j5k11d
to close	86 -21g5a23c
to college	80 -21a31c
to come	79 -4c7i15f
to compare	87 -11c5k11d
to cover	87 4a
to do	66 -8i-5g-4j7c12e
to drive	76 -22a-6bg36i
to drop	89 8a
to each	87 -10g-4a12c
to earn	89 -9g4b13c
to every	89 -13g6d13f
to expand	89 -5c8a
to file	87 -10a6c8b
to for	87 4d8h
to get	64 -16a-14j-10ce12f17g24i
to give	86 -5d7b9a
to go	66 -18b-11k-9f-6e-4g14c49a
to have	74 -19a8k10j14e
to hear	75 -19i-17j-8bg-5f7a9c43k
to hire	86 -4c8a
to it	80 -6aeg6h20c
to keep	72 -11a-5e-4c7j21b
to know	63 -30a-7b-6de26c34k
to last	89 8g
to leave	72 -4d7e
to list	79 -22k-5a4b10d16c
to live	86 -5e5g6a
to look	78 -7a-6g-4h4d5b12c
to lose	89 -7g7d8c
to make	78 -10c-5bgk4e8a9i10h
to me	74 -17c-7g10j16a
to move	77 -9c-8i-6g5aj6h13e
to my	87 -7k5a8e
to need	86 10k
to pass	86 -13e-9b5f11a13d
to pay	69 -12c9b13a
to pick	87 6c
to price	89 -6ag7b10j
to protect	89 -8j10c
to pull	89 9k
to put	70 -8c-4i4b14a
to quote	89 -12a16b
to reach	81 -8bc24e
to read	86 -12i-5aj6b18c
to rebuild	81 -5c8g
to record	89 
to replace	77 6g
to run	75 -28e-9a-6j15c31g
to save	82 
to say	77 -7c14a
to school	81 -15a-9c4g5i6b14f
to see	77 -9c10e
to sell	84 -9c17a
to send	82 -9a6d8k
to show	89 6a
to sign	80 -5j-4ce24a
to sit	89 -5k11h
to somebody	89 
to spend	87 -34c-5a5b38g
to start	79 -5g-4c15e
to stay	79 4k
to take	79 -5k5d14a
to talk	86 -6k-5b23a
to tell	87 -5i9a
to that	77 -9g-6j8f14b
to the	58 -16g-6d5a10j14i
to them	89 6i
to think	87 7c
to this	82 -9e-6j9g10h
to to	77 -20a-16c6i10b11e15g
to travel	89 -8c4a6f
to us	84 -8g15c
to use	83 
to walk	86 -5a6b7c
to what	86 -26c4k9b17g
to when	86 -29a-11e-5g14k17c21d
to work	67 -12a5i14f
to you	59 -11g-6e4b5fh7j8a
to your	65 -13a-8hi-4e6j8g20c
tobacco	79 -7b9a
tobacco $	84 -6b11a
today	58 -9k-4h4c6di7g
today $	61 -22g-14k-9j-8b-7h4f6d12i21a22c
today is	89 5c6j
today or	86 -9a8b
today right	89 5j
today what	89 -18c23g
together	75 -9a-7b-6g-5i5h7e9j11f
together $	79 -12b-6g-5i-4k6fh8e10j
told	71 -13c-6a9g20j
told me	87 -11a18j
told you	74 -12c9j10g
tomorrow	69 -7d-4b5j8g9e
tomorrow $	79 -25a5k9i10g15c
tomorrow what	86 -5a14g
tonight	79 -20a6g9j16c
too	61 -18k-8h-7g5b7f25a
too $	67 -9c-6k-5h9i23b
too much	83 -32g13b24a
too or	86 -40b43a
took	76 -11g6k8j
tools	71 -12b-5a25g
tools $	87 -33c-6a44g
tools or	87 -12a-9b-4g28c
top	67 -12g12j15c
top $	89 -7c-6g-5b5f14j
top of	72 -5g5k6b8a
tornadoes	87 -4a9c
total	73 -8a-5e4k6d10g
totally	87 -6j-5c13h
touch	82 -9g11d
tow	89 -11k-6b24a
toward	87 -10a6b10g
toward this	89 10g
towing	81 -7c14b
town	73 -8dg-6a5c9k16f
town $	84 -8d-6f6a16c
track	89 -7b9g
tracker	89 -11c-10a11b15h
tracking	89 -13c4a13h
trade	79 -12a-9c8b12e
trade $	89 -11c15e
traffic	86 -6b6g7a
train	86 -13a4c11b
training	79 -10a23c
trampoline	75 -11b18a
trampoline $	81 -4b5a
travel	81 -9c5f7g
treat	77 -11j-9c-5g10b20i
treat you	77 -11j-9c-5g10b20i
treated	81 4a
treated for	84 5a
treatin	89 13i
treating	82 8b
treating you	82 8b
treatment	89 
treatments	86 
tree	84 -13b5a16j
trees	79 -12i5k10c
trees near	89 7a
tried	89 -13c14d
trip	84 
trip to	89 -4a
trips	89 -6c8a
trouble	72 -6bc5k9a
trouble $	87 5a
trouble with	87 -5a6j9b
truck	65 -12b-7c9d11a
truck $	77 -6b11a
truck for	89 
truck is	87 
trucks	75 -9a17c
trucks $	84 -29a27c
true	86 7c
true for	89 
trust	73 -12a8h11b
trust $	81 5c
try	80 -19c7a22e
try you	89 -21c6b25e
tub	80 -8b5j7a
tube	89 8a
tuition	86 19g
turn	75 -13e4b6c10a
turn #	89 -6b4e6a
turned	71 -9c-6i10d
turned down	80 6a
turned in	89 -5a5b
turns	87 6a
turns #	87 6a
tv	86 10c
twice	80 -10a-5g4d12b
twice a	89 -7a6b
twins	89 
type	72 -8g-6a10c17k
type of	78 -5ab9k12c
typed	87 -18k4c7a13j
typical	87 -4c9g
uber	80 6a
uber or	87 5a
ugh	80 -11a-9c-8j5h6e7g17i
ugly	84 -4k5f6a
umbrella	62 -9g-6i4f7h11b
umbrella $	72 -11g-9c4k30a
umbrella on	89 
umbrella over	83 -6c10a
umbrella policy	83 -19a31c
uncle	83 -6d
under	60 -14j-7d-6e-4h6c9f11g17a
under #	72 -22g-7j-6c-4e5f16b27a
under $	83 -10b-5a-4j22g
under a	81 
under one	89 -22c-12a12b27g
under that	87 7a
under the	81 -4b5a
under your	81 -9b-7c-5d9f13a
underinsured	87 -7a13g
understand	79 -10c-7a-4i7hk15j
underwriter	89 6d
underwriters	89 -7c5g7a
unhappy	86 -11a11c
unhappy with	86 -11a11c
uninsured	72 -25g6j8b18c
uninsured motorist	76 -23c8b20a
union	82 6j
unit	76 -12c6j7a9g
unit $	82 -11c9ag
units	86 7g
universal	89 -7j13b
until	89 -6a5e6j
up	43 -12c-7j5g9h11e18f
up $	58 -28a-25g-15j-10b-6i4f6k10h28e40c
up a	84 -11g7c9b
up after	89 -5a5di
up and	77 -5g5b6a9e
up around	89 7af
up at	79 -4i5k9d
up for	73 -7ei6j11g
up front	89 10a
up if	89 4d
up in	74 -17a5j7cf9b
up is	89 -6i8b
up like	89 -4a7h
up on	76 -7b-5j8k17g
up or	86 -12b-8c5i7a13g
up right	89 
up so	89 -8g-6a5j9c
up that	89 -6g5c
up the	72 -12c-11a-7h5k12b22g
up there	76 -12a-11c-6g6j14ef
up to	70 -16a-11c-8e11b33g
up with	70 -11c-10b-8a9e13i15h
up your	75 -15a-13c-8g-5b8e40i
update	89 6e
updated	75 -13b18c
updated $	79 9e
upstairs	79 -5g4ac5f
us	62 -10ag-9d4e15bh
us $	69 -8g5j8ab
us do	86 -16a8h10k
us to	89 4i5c
use	60 -16b-14c-5fg16i36a
use $	79 -5c13a
use any	87 -4b10a
use for	89 -8b10c
use it	83 -7g5c
use that	87 -5b-4g6a9c
use the	79 -14c7b10i
use tobacco	87 -7b8a
use your	86 4bg
used	73 -25i-17a6g13b30c
used $	89 -37i-10g6b46c
used for	86 -20g-5b34c
used to	82 -38c-8a6d8b37g
using	83 -8b20a
usually	72 -8g-6cj8f11e
usually go	89 7d
v	82 -4k7c
vacant	83 5a
vacant $	87 9g
vacation	83 -13c8f9a
valid	87 -5b15a
valuable	87 -22c25a
value	68 -5e-4a11i15g
value $	79 -7c-5a5b25g
value of	89 -29c-10a20i21g
values	89 7e
van	83 -5g6bh
vans	80 -12c-5b15a
vape	87 -23b25a
vehicle	69 -12a4b10k
vehicle $	83 -4g5i
vehicles	73 -7g4c7j13a
vehicles $	83 -7c15a
vehicles does	89 -4g8c
vendor	89 -7g10c
vendors	87 6i
version	87 
video	84 5a
vin	71 -17a-5j8b28c
vin $	82 -48a-5j-4k62c
vinyl	87 -8a5j10c
violations	84 4a
visit	84 -19b-8g11h18a
visit $	89 -8g4a9c
voice	89 -14a-6k7b23c
volunteer	89 
volunteers	89 -7a9b
w	81 -12c4a15g
w #	86 -12c16g
wages	75 -9a-7b-4c6d10k13g
wages $	83 -16g4k9d12c
wait	77 -15j-5b6h14a
waiver	89 -7c10j
walk	62 -6ce-5a-4i37k
walk away	87 7c
walk me	65 -14a-12c48k
walked	89 -7a-5g16c
walls	79 7b9c
walls $	84 10b
want	46 -13d-9j4k5h6a12e16b
want $	74 -12a-6c-4e4j21g
want a	79 -6b-5g17c
want for	87 -9c10g
want it	74 -14a-11i-9g-7c5b7j31e
want me	72 -22k-7eg7c8j12b16a
want proof	89 -22j25a
want that	84 -35d-5c7h32a
want the	76 -14a-5c-4g8b9i10h
want to	53 -27j-22g-9a-4f10d15i23k29b
want you	86 6g
want your	84 -12i-5a5b14c
wanted	83 -7b-5k5c
wanted to	87 -5b6c
wanting	87 -5bi-4e5a10g
wanting to	89 -5bci5a11g
wants	75 -14a-5i7fj12k
wants to	84 -8a5k8f
was	45 -34f-13k-10g6h7j10b11c16i20d
was $	89 -8c-5b17g
was a	79 -21g-5a5b6f8k10i
was about	89 -11k15c
was anybody	89 -6g18a
was built	89 -11b-5g6a11c
was for	87 -5i-4g11j
was i	89 -77f79c
was in	81 -14b-7e9c16a
was it	60 -21eh-8k-7i6j17d21a26g
was not	89 
was on	87 -8c4k5a11g
was that	63 -52c-51g-10k8b10a23d27i46e
was the	60 -37c-12k-11j-8a-5d4fi16e19h39g
was their	89 -23g6a21c
was there	79 -25a31b
was your	68 -14a-10c9be17g
watch	87 6j
watches	84 -6i-4jk6a12c
water	62 -14i-7j-5e12f20g
water $	80 17a
water damage	84 -8g4a7k
water heater	82 -6i-4a13g
water in	89 9a
water off	89 5b7a
way	61 -21b-8fj5c13h23i
way $	74 -38a5cg9b20i
way around	87 -4b8a
way it	89 -4b9k
way to	77 -6bg-4ck12i18a
we	52 -8f6i10j11c
we are	72 -5d6h8j
we can	89 -7a7k
we do	78 -7b-5g8k
we get	75 -14g-9k-4j16a22c
we go	87 7b
we got	84 -22c-12g-4i5j9a30d
we have	76 -12g-5c13e
we meet	87 
we need	87 -9b-8j4f5c12a
we talked	89 -12a6i12j
we talking	76 -16ac-9d39g
we will	86 -11a10k
weather	82 -7a5bi6c
website	82 -6h-4j4a5c12b
wedding	86 -8d4e12j
week	62 -14a-9c4e5d7b10h
week $	74 -10g-6e6h8c
week do	80 5g
week is	89 6i
week or	89 -10a15b
week you	89 
weekend	75 -13a-7e-4g4i9j15c
weekend $	82 -9a15c
weekends	80 -7j4e6a
weekends $	87 -4j7a
weeks	71 -12b4c9gi
weeks $	86 -8i-5b6a9g
weigh	81 -32c-10d10a34g
weigh $	84 -23c23g
weight	76 -12j-5a26c
weight $	81 -18a-9j14c26g
weird	89 -5c5a
well	67 -16b-8e-7j6a7h13d14i
well $	79 -16g20c
well that	84 -9j-8e-5i11d17g
went	66 -21g-10ai-7b5ck9h10e23j
went $	86 -8g-5i21j
went down	89 -12a-8j23e
went from	89 
went through	87 -7k11a
went to	87 -13c6fg7a
went up	86 -11a5j8h
went wrong	89 -5g6k11h
were	55 -13c-9h-6f4g8e10k16a
were gone	82 -5k4a7f
were not	80 -11g5bi6c
were the	89 -5c16e
were they	81 -6c5i7ag
were you	63 -22c-19i-15j-9f-7d-6h19k35a36g
wet	87 6i
what	25 -105a-43b-40j-32k-7d9f31h47e84g140c
what $	72 -46c-13j-9e-7d-4ak9b11i68g
what a	83 -27c5g10a12d
what about	76 -20g7cd20a
what age	84 -23g-12c42e
what all	79 -16a-8j34c
what amount	82 -12a-5g29c
what are	57 -25a-12j-10b-8k-7dh-6f8e10i11c53g
what becomes	89 -6g5c9a
what benefits	89 -8g13c
what bills	89 -12g16c
what breed	87 6c
what brings	87 -26g6c23h
what can	79 -45c-9e4k18i40g
what changed	86 
what city	87 9f
what comes	83 -15c-4a5j9g10b
what company	87 -7g16c
what condition	89 -9c-6g17i
what could	79 -10a21c
what date	84 -83c-6g93e
what day	76 -46c-18g-11j-8a96e
what did	53 -44a-39e-18i-15j-7dh-5bf34c119g
what do	48 -71a-54e-16k-10bij-9f12d25h67c90g
what does	59 -27e-25a-9k-8j-5d-4h24i30c32g
what else	75 -11g-8a-6d39c
what exactly	84 -7a17c
what got	82 -20g7hj17c
what grade	87 -10g19c
what happened	69 -9g-8a-6i-5j10h21c
what happens	67 -31g-8de5a48c
what have	71 -11a-5b26c
what hours	83 -27c-9g41e
what i	68 -40c-17g-10h-9e-5bik16j80a
what if	72 -15g-9d9c25a
what insurance	86 -10g-7e-5c28a
what is	39 -61j-22b-11k-9i-6d9a14e16c21h83g
what it	72 -23cg4j5i12k29a
what keeps	82 -6ag8k9ch
what kind	59 -17a-14b-8h-7j4d6g8i40c
what life	87 -17c20g
what limits	82 -17c19g
what line	86 -7a-6g15c
what made	72 -9k-7eg-5a32h
what matters	89 -4g
what month	87 -52c-13g-7j73e
what number	79 -30c39g
what other	82 -13g-6a10d11c
what part	80 -15c32f
what percent	81 -8c-7b28g
what questions	87 10c
what reason	89 -7gh16c
what shape	87 -8c4k12i
what share	89 -14g26c
what should	86 9c
what street	89 7f
what that	83 5c6g
what the	73 -20a-8g14k22j
what they	76 -24c-15g-4b8h10k12j18a
what time	78 -27g-6j-4a18e30c
what town	89 -18c-7g32f
what type	80 -5b17c
what vehicles	87 -8g-4a15c
what was	63 -25a-24j-14e-13dk-9c32g37hi
what we	87 -13c-6g11a13j
what went	83 -6g-5j9h16c
what were	82 -16e-9a7c10g12k
what what	73 -22c-7j-5bk4i8g39e
what will	86 -5g12c
what work	87 6c
what worries	87 -5g6c
what would	52 -59a-41k-15e-12i-10b-9j-7df7h35g129c
what year	66 -58c-47g-16a-10j-9b-5f16d136e
what you	55 -133c-30g-11e-9h-5f11d15b21k72j81a
what your	77 -15g-10c-6a6i15j20k
what zip	89 
whatever	76 -15c-6a-4g5d31k
whatever $	82 -5c15k
whatll	86 -6e-5g17c
whatve	77 -17a-6d6fg23c
whatve you	77 -17a-6d6fg23c
wheel	77 -8a-5c-4i7k14d
wheel $	87 -14a5e20d
wheel of	86 -4a5j7d
wheels	84 6i8c
when	41 -27a-18f-15j-13h7g86e
when $	75 -4c6a7e
when a	83 -11e-5b6a7c
when are	75 -16a-7e34c
when could	86 -16a20e
when did	60 -25ac-20g-7j-5di101e
when do	62 -25ac-8j-6k-5b13g69e
when does	75 -15a-5c26e
when he	84 -13e-4i5a17g
when i	86 -14e-5f9i18g
when is	62 -19a-15c-7j-6dgi65e
when it	74 -34e5f8j9b12a
when she	87 -9e-6c26a
when that	89 -9e5b12i
when the	75 -33e-13b-5cd9j12g35a
when they	87 -11e8ac
when was	64 -18c-15a-6k-5j62e
when we	89 -13g-9e-5i32c
when were	83 -12a18e
when would	77 -21a-6c-5g-4k47e
when you	56 -111e-11f-7h12g13b24k26ad33c
when your	86 -4e6c
whend	75 -12c-10a-6g46e
whend you	77 -10c-8a33e
where	49 -47a-25b-22e-13d-5j4g15k17c90f
where $	89 7f
where are	75 -13a-7c-6b39f
where can	89 -20c24f
where did	83 -17c-5a-4h31i
where do	66 -33a-8g-4e18c43f
where does	77 -16a-6e14f22c
where i	86 -14c-8f-5b10j18h
where is	66 -16a-14c-12e-9b-8j-7ik-5d11g73f
where it	86 -5cj6f11a
where should	81 -15c25f
where the	87 -5c4k11a
where would	72 -29a-9c-8k-4bi23g42f
where you	69 -55f-5b7j10k20c34a
where your	87 10k
whereabouts	83 -5b-4c18f
whered	76 -18a-9g-8b-5c54f
whered you	77 -14a-8bg-4c49f
whether	82 11k
whether it	89 7k
whether you	87 5k
which	55 -31a-18j-14g-6i-5h6b9e11f27c31d
which bank	87 
which car	78 -9c-6a6k16d
which cars	86 -12d20c
which company	79 -24c6a9f16d
which floor	87 -8d12c
which of	89 6d
which one	82 -43c12k13b29d
which ones	83 -10c-4a9b14d
which other	87 -9c-5a24d
which state	89 -5d10c
which year	89 -16d-14c-8j24e25a
while	69 -8c-5bi6j10a15g
while $	86 -11c13a14g
while you	83 -8c13g
who	39 -24g-19a-14e-12j-11bi-5f123d
who $	87 -19a-16d42b
who all	80 -11a19d
who are	71 -6c-4b9d
who checks	89 -4d10a
who comes	84 -9a14d
who could	86 -5d4a5k
who decides	89 
who depends	87 
who did	84 -6b16d
who do	63 -34a-13k-12g-4b25d53c
who does	73 -8a17d
who drives	73 -27d-7c6k30a
who else	71 -8a22d
who gets	84 -9d11a
who handles	79 10d
who has	80 -11a6c16d
who holds	89 
who i	86 -21d-8k14a21c
who is	52 -20j-16c-12a-5g-4bik72d
who keeps	89 5d
who lives	89 7a
who looks	87 5a
who makes	86 -4a6d
who needs	78 4j5a
who owns	81 -6a6b8d
who pays	77 -7b-5g-4a28c
who runs	87 -13g18d
who sent	89 
who should	87 -5a12d
who signs	86 -5a9d
who started	89 
who takes	87 7j
who told	86 -13c16g
who was	84 -5bc14d
who who	87 -7d4a11k
who works	83 4d
who would	73 -11c-5k9d20a
who you	82 -32d16k18a
whod	66 -10g-9a-6k-4j5c39d
whod pay	80 -7a-6g5d17c
whod raise	89 -5a9d
whod run	86 7d
whod take	84 -7c12a
whole	63 -19d-10i-5f-4c7aj9k17b
whole life	75 -20d7b24a
whole thing	86 -7i4e9a
whose	70 -30a-5gj9b43d
whose fault	87 -13d26b
whose name	82 -10c-8b-6a27d
whove	86 -12a16d
whove you	89 -24d-9a35c
why	60 -21c-17a-10bg-7j-5dei91h
why $	87 -22h10j16a
why are	83 6h
why did	69 -23a-7c-4j51h
why do	83 -11a29h
why now	86 -10c25h
why would	89 -17a19h
widowed	89 -5c-4j9ab
wife	57 -12g-8i-7d-5jk21b24a
wife $	77 -30a36b
wife do	86 -6g12c
wife drive	87 -7g12c
wife have	84 -11b13a
wife on	86 -4c10a
wife work	84 -4c6a
wifes	71 -24a5c14gi
wifes name	87 6c
will	53 -12b-7cf-5h-4d5j10e13a21k
will $	78 -5k11a
will be	81 -16k-7a6j16g
will get	89 -8a9j
will it	89 -5g8a10c
will need	83 -8k17c
will not	74 -12a-6c14e15k
will or	89 
will put	89 -4a10k
will you	77 -17g-10k-9c6be13i20a
willing	87 -4i11a
willing to	87 -4i11a
win	86 8j
wind	74 -30a6i10b21g
wind and	83 -12a-4c24g
wind deductible	87 -16a4c8b9g
windshield	83 -4j4k
wine	86 -6i-4c7g9a
winter	79 -6b-4g6c19a
winter $	80 6c7a
wire	89 -5a4b5i
wiring	80 -7j-6c7a12e
wise	74 -19a-7d15g18c
wise $	78 -11c-7d21g
wishes	89 -7j-5g18a
with	39 -15e-7g4ck5f7h8a9j15d
with #	82 -13a-7g6fj15c
with $	65 -18g-15c-10b-8a5h9k18d29i
with a	62 -24b-15a-5c-4g5de10i15h21f
with all	87 -4g
with an	80 -12c-6i12j13a
with anybody	89 -8d6a7g
with anything	87 -25a7k19c
with company	89 -7a4j7c
with em	87 -5a-4c6j7k
with family	89 
with her	89 5b
with how	89 -14i26a
with insurance	87 -10a5c14b
with it	73 -5cdk9hi12b
with me	73 -14c-13k8h27a
with my	86 -6ik5f8b
with no	77 -6c17a
with now	87 -4h7c
with one	80 -5c5g10j
with some	89 -9b10a
with somebody	89 -11b18a
with that	68 -19b-10g-5i4k5e10a19c
with the	59 -27a-13c-9g-6h-4f12j13i14e28b
with them	66 -20a-10d-9bk-6hi12c59g
with this	77 -7b5a9d
with those	82 -24a5e6h8i12g
with today	87 -22i-7h38c
with us	79 -5ck10a12b
with what	83 -21c6a8i13b
with with	86 8c
with you	61 -18j-11e-9k-7c11d17a32b
with your	66 -16e-9cg-5j7b12k14h15a
within	86 -5b12a
without	63 -5ab4k19e
without $	86 -9d-7a7b11c
without a	87 
without insurance	82 5g
without it	81 -10b-4j8e11a
without you	78 -7a4g6j
without your	82 -5g8i
wood	69 -4i9a
wood $	83 
wood frame	87 6j
wood stove	82 9a
word	79 -12a-6g-5c9b21k
words	86 -5a7i
work	48 -11a-9j-8d-6e9c18b22f
work $	57 -13e-8i-7k-5bdj10g14f29a
work and	83 -17i-12g7a29k
work do	86 6g
work for	73 -18a-14g7d13b20c
work from	80 -8f16a
work going	89 6i
work if	81 
work is	86 -5bc6a10g
work like	89 -6g6b9f
work or	80 -11a-6b-5g6c17f
work out	89 -13b14a
work so	89 -6c6g8e
work too	89 9i
work week	87 
worked	84 -8j7c
workers	76 -5b6a10j
workers comp	79 -5b7j9a
workin	86 -18b-7c5i6j12a
working	71 4c6d
working $	82 -5e
working there	89 -5a4e
working with	89 -12a7i8d
works	71 -18c-16i-12g10b11aj14e
works $	83 -17c-16i-10g11k14a24e
works for	84 -7e-4a10c
works there	86 5d
workshop	87 -10g12c
world	86 -10i-5a5k7c8f
worried	84 -4b6i
worried about	89 
worries	81 -6a-5g12b
worries you	83 -5g5c
worry	83 -7g-6b17c
worst	79 -11i-7a5hj10c
worth	62 -14c-8e-6j4k33g
worth $	68 -50c-6a62g
worth it	87 -13g14i
would	37 -6c-5e12bik
would #	87 -9g-5b24a
would a	72 -7g-5f7c13a
would be	71 -23c-13a-5b13j14h19k
would cost	89 -17g-9c27a
would do	84 -37a6j11k23c
would feel	89 -26c29g
would get	84 -8c5k12g
would go	84 -5a7i
would happen	76 -6g9c
would have	79 -21d-5g5a7j8i9c
would he	77 -6b-5g-4k11c18a
would i	86 -7a5cf
would it	62 -18f-7ijk-5e4a11c37g
would like	76 -12c-6b15d18k
would look	89 -4c8d
would love	84 -12a-9c-5j13f20k
would make	75 -18g-12a-7e42c
would need	66 -23a-12g-6e-5j56k
would not	86 -36d-6cg52a
would pay	83 -18g-14a4d7j27c
would rather	84 -9c8j11k
would she	76 -19g6bh17c
would take	81 -5a4d
would that	73 -10bj-6g-5k7d10i16a
would the	79 -24c5f15b19g
would they	73 -21a-19c11d17b19g
would want	79 -12a-9c-7b10j24k
would we	89 9c
would what	89 -7g15c
would worry	89 -6bg14c
would you	47 -63k-34c-23j-5h5eg22f29a35i42b
would your	64 -19k-6cj-4d8g9b21a
wow	75 -18a-7j-6b-5d-4i10h13g22k
wow that	87 -9c-6j6e15g
wreck	78 -11a14d
wreck $	89 
wrecks	89 5a
write	71 -9c-8b4g6k8a
write it	84 -7c5ik6j
write that	87 5d
writing	84 -5dk5b8a
written	77 -23a-17b-9g10i23c24j
wrong	74 -6j-5bgi5a7h16c
wrong $	83 -9g-5j5k8a10h
wrong with	89 -5a16c
wrote	82 -6h13a
x	83 -7c-6a14b
y	87 -4ci19j
yard	76 -7c4g5a8b
yard $	81 -8b5g14a
yeah	70 -21a-8e-7b-6k6di10f22j
yeah $	74 -14a-6c33j
year	49 -10afk-9i5c7gj29e
year $	59 -37c-20k-8g20e55a
year and	83 -27k-11e-7g10b37c
year before	89 -14c6g11e
year built	87 -17a-4g27e
year did	75 -23g-12a-5f-4j14c41e
year do	87 
year for	83 -13c-9a19g
year is	81 -6ej19c
year it	89 -11e-4a20c
year make	83 -7a8k15c
year of	89 12k
year on	87 -17b14j
year or	83 -7c6e
year right	84 
year round	89 -11a12b
year term	87 -6f14a
year the	89 -8c-5a6j11e
year was	79 -39e-15g-5b21d44c
year you	89 -15c-12a13k17e
yearly	83 -10j16g
years	51 -14d-11j-8i6ac7g10b13h
years $	64 -27j-7f-6c16a36b
years and	86 10b
years at	83 -13a22c
years do	89 
years have	76 8g
years in	87 
years is	87 -17a7j18h
years of	87 
years old	87 -22g-15a6b33j
years on	84 -9b6j
years or	84 5a
years that	89 7c
years the	89 -13g13c
years with	81 -24c-10a-5dh14j40g
years you	87 10h
years young	89 -4g7k
yes	72 -19g-5a9c12j14h
yes $	78 -19g9c20j
yes to	87 -8k-5c18h
yet	66 -12g-10j-6c-5bd7e15i26a
yet $	69 -9j-6de-4c8b13a17i
yet or	87 -31b32a
you	17 -22k-6e8d14b16i17f24j29h33a
you #	68 -25d-20c-17i-16j-10a11b19k65g
you $	43 -18a-17k-14f-12h-10e7j15g18i23c31d
you @name	87 
you a	61 -32c-11k-8g-5ij4dh6e21a30b
you about	72 -10g-8a-6k6b9h15c
you actually	84 9g
you add	82 -5f-4c6ag
you afford	87 -26c10a22g
you all	84 -12a11b
you already	81 
you always	89 10b
you an	86 -14a-5e7c15b
you and	66 -14c-6aj-5i5g10e28d
you any	83 -18a7d15h
you are	47 -38b-31f-17a-7i-5e-4g9c21d39k45j
you as	80 -15ac-5i-4b8g12d19j
you at	69 -21e-10j-6ik5b9h10a22g
you back	75 -9c-6i9e13g
you be	69 -17c-7i-4j11b13e17a
you been	60 -13c-8j-5k4h15a24g
you before	86 -8g17e
you believe	89 5a
you born	80 -20e-10j-5d21c24a
you both	87 4e
you bought	71 -13g-7i-6e-4j7c10k17a
you bring	77 -10eg-6i17c21d
you built	86 -7g9c
you burn	87 -5i5g6c
you busy	81 11a
you buy	71 -18g-6b-5i4f5h10ce
you call	73 -48c-15a-7g-4k7f12b28d31h
you called	76 -13j-11c-5eg8d16h19a
you calling	84 -7a8c9b
you came	81 -14a-7g12k14j
you can	73 -23a-12g-6bc-4f5k6j18e26d
you care	87 -5g-4h10c
you carry	65 -7b-5g-4d7a15c
you carryin	89 -10a10b
you carrying	83 -7d-5a8c12g
you change	75 -6b-4g17c
you check	84 -7c6i
you choose	79 -14b-6egh7i12c18a
you close	78 -12c-7a-6g9j21e
you collect	87 7b
you come	77 -14b-11ac-6g8i16h24f
you could	68 -30a-5e6df7i9gk
you cover	89 -9g10i
you covered	81 -12g-5j7e8a11c
you decide	83 -7a10b
you deliver	79 -7b5a
you did	74 -7g-5i5b6hj
you died	82 -6ac5g9j
you do	51 -24g-22b-8i-5f8a13h19j22k
you doing	77 -31a5c36i
you done	81 -5cg-4a13b
you down	78 -8a21j
you drink	82 
you drive	67 -13k5af9c
you driving	80 -6b-4k8c12a
you earn	87 -31c4k6a19g
you email	89 -6k10a
you end	84 -6b5a12i
you enjoy	87 -4g7c
you even	87 -8d15a
you ever	62 -18b28a
you fall	87 -11g20c
you feel	68 -9c-6g-5a7bh11i
you feeling	89 4i
you figure	79 -6ag4c9e
you filed	82 7j
you fill	89 -9h19c
you filled	89 
you find	77 -19c6d7i8fk
you finish	89 8a
you first	82 -16c-5a29g
you follow	89 -10g5ai7b
you for	72 -10c-4i6g7k11e
you found	89 6c
you free	87 -14b-8c5e20a
you from	72 -5i-4a5b8h13j
you get	56 -20a-8d-4j18b20g
you getting	86 -12a12b
you give	79 -28k14a19c
you go	61 -65a-15eg-14i-7j4h13d20c41bf
you going	74 -7a4gi6f
you golf	89 5a7c
you got	52 -13k-9d-7j-6h-5i-4g17b41c
you gotten	87 
you grab	89 -7k-5c15a
you grow	86 11a
you guys	67 -10g-5j4ai8f16e
you had	61 -13g-8k-4f8b10c17j
you handle	79 -28a-6c5b40i
you happy	79 -9ci4b6a8h9k
you have	38 -21a-17e-9g-6f8j12d17c36k
you hear	79 -30c-6g-4e5i39a
you heat	86 -7g6i
you hire	87 -5e7d
you hit	80 -6a-4j8e9c
you hold	81 -6g13a
you hoping	83 6c
you how	77 -17i-13c-5j8e19ak
you hurt	84 -5g12c
you i	83 -14a-6ij-4b5k7dg14c
you if	72 -7i-6c15g
you in	62 -15gj-8i4c16h25f
you incorporated	89 
you insured	80 -12a-5g10b16c
you into	89 11d
you is	74 -11g-8a10c13j
you it	87 -6c-4a17j
you just	70 -6i-5h7f20b
you keep	63 -9g-8b6d8c10f
you keeping	89 -17a7b12i
you know	61 -37a-19c-7d-6k8j13b21e33g
you last	72 -10c-8a31e
you lease	84 4a
you leasing	89 6b
you leave	70 -13e-8c-7b-5g7f17a18h
you left	89 -5g7c
you let	80 -12k-4c5b17a
you like	57 -20j-14g-8h-5ad7c11e12i28b
you live	70 -10c-8a-6k-4e8b11g19f
you lived	86 7a
you located	89 6f
you look	84 -5g6f12c
you looked	83 -18c-10d8a25g
you looking	75 -19c-10a-5i5b10gk15e
you lose	79 -10e-9c4i6a17g
you lost	80 -6c8g
you love	81 -9c-6g5h8j12a
you make	72 -53c-14d5ab13i48g
you manage	87 5a
you married	82 -8j-4c18a
you mentioned	89 -10k-8a10cj
you mind	80 -7k-4c26a
you miss	86 -7b-6g6a8c
you more	79 -17a-8g12b21h
you mostly	84 -18a16b
you move	83 -6a7e8c
you moving	89 
you my	89 7k
you name	83 8c
you need	61 -29k-11i-8g4j14c18h24e
you never	89 4j6h
you nuts	89 
you off	83 -5j9b
you offer	87 8c
you okay	79 -6aj-4c23i
you on	65 -25a-15d-6j-5h8k12i14c22b
you one	84 -6h-5dg4j6c7b
you open	73 -36e-5b9a37c
you or	66 -10c-9g-5e6b9d13f
you out	79 -11c-7bj11a22e
you over	76 -18j-4c5g7b17a
you owe	75 -28d10g21c
you own	64 -6b-5j7ac16k
you park	82 -4f9j
you passed	82 -14c-4k4d5a12g
you pay	61 -12b-7de5g9a20i
you paying	73 -8a-5e5i18g
you pick	77 -9g-8h-5e4a7c11i
you picked	84 -10c-4i6h7g8j
you picture	89 4g
you plan	83 -7c-5a4bek
you planning	78 -9b13a
you play	87 -10c10g
you pretty	89 -9c-8i9a10b
you pronounce	89 7i
you pull	82 -4c4ah
you put	67 -16c-6b8d10f15a
you putting	87 -13c-7b5e7a11g
you quit	77 -9e-5g5c9a
you rate	89 
you rather	79 12b
you reach	89 -4e5h
you read	83 -30k5j31c
you ready	87 
you recall	84 -10j7a8b
you remember	75 -8d-6i4k12e
you rent	75 -10c-8e5d20a
you renting	87 
you retire	83 -8a-7e-6g11b14c
you right	72 -15g-8i4b12ac
you run	75 -23k-12b-4g5c7e8j27a
you said	66 -11gi-8ac9h15j16e
you satisfied	89 14a
you saw	86 -5a14c
you say	64 -43a-20c-9k-8e-5f-4d9h15b24g45j
you see	67 -14h-9g-8j-4d5b7ai16f
you seen	87 4c5a
you sell	80 -10g5c14a
you send	76 -11k9e11a
you serve	83 7a
you set	79 -17c-6f6b9a14g
you share	87 -8b12a
you shopping	86 -8c14h
you shut	89 -4b10a
you sign	79 -6cg20e
you signed	87 -6bceg23i
you sleep	86 
you smoke	83 6a
you so	83 -5j-4g4k6b7h
you sold	87 5c
you some	84 -6a-4c5j7k
you something	84 -6c10j
you sound	82 -10b-8ci8a22g
you spell	83 -7ac-6j12i13k
you spend	83 -11i-6e7f14c
you stand	89 -6j-4g7b
you start	75 -19a-9eg15b31c
you started	89 -19c22g
you stay	78 -11h-4k13c14f
you staying	80 6c
you still	69 -16c5b17g
you stop	87 6a
you store	89 
you sub	89 
you swing	86 -26c4a11i15g
you switch	83 -5a10f
you take	67 -15g-9j-8d9a10b13c14h
you taking	89 
you talk	83 7c
you tell	82 -53k-6g23a44c
you text	86 -4k5a
you that	71 -9gk-5j8d12c13a
you the	70 -13g-6i-5e28b
you there	82 -12a5j10h
you these	86 -5aci6d13g
you think	63 -19c-11j-8b-5i15h27g
you thinking	73 -14a-7h6e18g
you thought	83 -14c15g
you to	65 -19b-8j-6eh-4c5d10i14ag
you today	80 -7g8a9c
you told	87 9j
you took	83 -11c-4a6h12k
you train	89 4c
you trust	84 4k
you turn	82 -12e4f10g
you turned	80 -6c-5a4b9g
you under	82 -6g6a
you understand	89 7j
you up	71 -13g-11c-7f5j14a22e
you updated	86 -13b21c
you use	66 -8b-5f16ai
you using	87 -9b12a
you usually	82 -6a-5c7i8d
you want	51 -54a-15g-13k7f10d15j32c34b
you wanted	89 8c
you weigh	83 -28c29g
you went	82 -11a-6b-5c10k19j
you were	66 -22a-6k5f6e10d11j
you what	73 -7e-5k6ab8i
you when	72 -16e-14d13i16a17g
you will	76 -22k-9a8e9g19j
you with	70 -32b-22g-13k7h29i39a
you work	67 -11b-6e7d14a
you worked	89 
you working	89 7f
you worried	87 4a
you would	60 -30a-15b-12g-11i-5e11d22k53j
you write	86 -4k5d11i
you you	82 -13c18h
you your	89 
young	77 -10ij-9c-8e-4f4b9k27g
young are	86 -10i17g
younger	89 -7g7b8c
youngest	86 6k
younguns	89 -4g9b
your	26 -6h8a9g12j14i15ef
your #	84 5k
your @name	82 -21g7a8k18c
your account	83 -14d-6ck11j16a
your accountant	83 -7g10c
your address	83 -25a-15k7c40f
your age	82 -61c-7k77g
your agent	74 -10a-4i7g12d
your agents	89 -14c-7g24d
your annual	84 -8g11c
your apartment	82 -5b7a
your auto	79 -6a-5c4k14f
your baby	89 -9b9a
your belongings	84 -4j13g
your beneficiary	89 
your better	76 -13a-10d-8fg-7b4i15k31c
your biggest	82 
your bike	87 4b
your birthday	77 -13k18c
your blood	87 12e
your bookkeeper	86 -17a22d
your books	86 5d
your boy	84 -7c12j
your boys	89 5k
your brother	75 -14a-4k11d16c
your brothers	87 -11d8a12c
your buddy	84 -5a6c11g
your budget	83 -6a19g
your building	87 -12g15c
your business	70 7b
your call	89 -7dh-5b7c13a
your car	71 -34c-10b-6e4d11j42g
your cell	84 -8g10a15c
your check	84 -16g-7a5d6b23c
your children	89 -10d14a
your client	84 -10a4d7bc
your clients	83 
your closing	89 -5g
your commercial	87 -5c9k
your commute	89 -17c18g
your company	72 -8cg-6j4d11k13a
your contents	89 -9c11g
your coverage	75 -10c5i12g
your coworker	89 
your credit	72 -15g-14f4k6e9i17c
your crew	84 4d
your current	68 -10g8k14e
your customer	89 -8a5d10f
your customers	75 -10a-5b20d
your dad	75 -22a-16c9k13g21f
your dads	89 6b
your date	87 -15c21e
your daughter	72 -5b4a5j6c
your daughters	82 -19a-9g6j8b14c
your days	89 -4g10i
your deductible	78 -34c-11b8a45g
your doctor	80 5c
your drive	87 -14c19g
your drivers	80 -5d4k
your driving	86 -11c-5g10i12a
your dwelling	89 -34c39g
your email	74 -10a-8d-6j-4f8k33c
your employees	81 8b
your employer	77 -6a4c
your end	89 -14a-4gj27i
your equipment	83 -8c8g
your ex	89 12a
your experience	87 -9a4g12c
your family	68 4i9g
your father	82 11c
your favorite	83 9c
your feet	89 -8b10a
your first	79 -9b-7g-6i-5c28a
your folks	76 -12k-7j-6g5c7a12b13d
your friend	86 -9c-5ad8j11h
your girlfriend	86 
your goal	89 -7a18c
your gut	83 -16c-11g-6a8b27i
your guys	83 -7c19g
your half	89 -23c24g
your hands	89 -5b10a
your head	84 -11b11a12c
your health	72 -11k-8g-6i-5a31c
your height	86 -24g-5e30c
your home	70 -16c-8b5f18g
your honest	89 -5c6k
your hours	84 -29c-11g9a34e
your house	70 -12i-11d-6c8f13g16a
your household	82 -17g20c
your husband	59 -15d-9e4h5bc7g18j
your husbands	73 -18a-7g-6d5i6j7b21c
your income	76 -17g-5a29c
your insurance	69 -26a-24g-11d-5b10f68c
your job	71 -12b-10g34a
your kids	75 -22a-13c4j6b30d
your landlord	77 -13g-6f6a16c
your last	66 -6d-4j7i9a
your lease	77 4c
your lender	86 -8a-6k21c
your liability	82 -26g6a26c
your license	73 -27c-14e-11b-4dj9f18g42a
your life	84 -12b-5i5j7f11a
your list	87 -5g10h
your little	87 -8b8i9a
your main	80 -8g10c
your marital	89 -6g7c
your medical	87 -10ac5j6d10b
your mind	76 -24g-21a5i7e11h13b17c
your missus	89 14e
your mod	89 -19c-4d11g15j
your mom	75 -6d9a
your moms	86 
your mortgage	81 -14g5k16c
your mother	80 -6b-4a4d12f
your name	72 -26a-21j-9d-5g6k7f13bi27c
your neighbors	89 5j
your number	86 6c
your occupation	86 11c
your office	87 5f
your old	84 -6c5a7g
your oldest	82 -10c-9b9a18j
your other	87 -5c12d
your own	63 -20c-6k7bg11f14a
your parents	72 -4d6a
your partner	72 -15k-6a11b14c
your partners	81 -7e12g
your passengers	89 
your pay	89 5g
your paycheck	76 -5a-4ck7fi
your payroll	81 -56c9b13d40g
your people	73 -14g-4e4ab6i8d
your phone	81 -6j-4i18a
your place	71 -7ag7e14d
your plan	87 -14a16j
your plans	87 
your policy	66 -12b-9c-8d-6g-5f13h30a
your property	87 -25g-5a11d23c
your record	87 
your rent	84 -46c11a39g
your roof	82 -5i5g
your roommate	89 -9b15d
your salary	82 -14g6k7c8d
your sales	80 -28c37g
your schedule	89 5c
your score	86 -27a10c26g
your share	87 -13c-9j12a15g
your shop	84 -8h-5k7g13c
your side	87 -8k-6j-5c24a
your sister	77 -10g-6b8c11j
your sisters	89 -5a4g
your social	79 -17b-9k5a31c
your son	73 -8g6ab7e
your spouse	72 -6a5b6k
your spouses	84 -17c6k14a
your steps	89 -21c25a
your store	89 -5a6f
your street	86 10a
your stuff	80 -18c15g
your subs	77 -7g5b10a
your system	87 6g
your things	87 
your time	80 -19g10a12e
your tools	86 -8c8g
your umbrella	87 7g
your uncle	89 -5a5c7b
your unit	87 -8a7b
your vendors	89 6i
your weight	84 4g
your whole	84 4j
your wife	58 -10g-7dk-5i7j30b
your wifes	73 -9ad5c6k13g
your will	86 
your wind	84 -8a-4c15b
your work	75 -5c-4gj8f16a
your yearly	86 -13g-5a18c
your your	84 -7b5c7a
your zip	79 -10b5k6a7c
yours	59 -16b-9j-8c-7k-4h8a17e24g
yours $	70 -25c-9k-6j6g9d33e
yours is	87 
yours or	82 -8bc8a11d
yours was	89 -7a4bd
yourself	61 -10e-8a-6gi-5f4d7c11k17b
yourself $	70 -20b-12e-6g9c12k28a
yourself or	76 -23a29b
zero	86 -4c7a
zillow	87 10c
zip	67 -14j-10a-6g13k27c
zip $	80 -16j11a13c
zip code	79 -9a13c
zone	77 -9e-5j9a17c
zone $	83 13a
zone x	89 
zoom	87 7a
~<#>	34 -37c-34k-25d-15e-14f-12i8h10a20g26b111j
~<@d	63 -13g-7e13aj
~<@da	63 -13g-7e13aj
~<@m	66 -11e-9c-7g-4d5f10i23j
~<@mo	66 -11e-9c-7g-4d5f10i23j
~<@n	52 -22c-8i-6k-4h14d17g21j
~<@na	52 -22c-8i-6k-4h14d17g21j
~<a>	28 -19d-15e-9f9g13i15j17b18k34a
~<ab	41 -8e6ah21k
~<abl	80 -11c19a
~<abo	41 -7ae7h9c22k
~<ac	55 -15g-8h-7b-6k5e6i9j10ac
~<acc	58 -12g-8k-6h7e11c13j
~<acr	84 4f
~<act	72 -7b6i11a
~<ad	53 -22b-11g-7a-6h-5i6ef7j9d16ck
~<add	56 -26b-6ai8f10k11e19c
~<adj	82 -4g7i
~<adt	89 
~<adv	72 -6g-4e4bj5k7a
~<af	55 -14g-6fk5j7ab8i12d
~<aff	84 -8c6dg
~<aft	55 -16g-5fk6abcj8d9i
~<ag	51 -23j-13k-12a-9f6bd8h16g40e
~<aga	64 -7d-4f9i10e
~<age	57 -32a-14j-9k-5fi6b10c13e17d31g
~<agg	87 
~<ago	76 -18g-16j-11c-6i7h16a36e
~<agr	77 -5de-4k6b8a10h
~<ah	74 -6a7ej
~<ahe	75 -7c8j
~<ai	76 -5g5af
~<air	77 -6g5a6f
~<al	43 -12h-6b-5k5c8i15a20g
~<ala	71 -5k7a10j
~<alc	75 6g7c
~<all	47 -11e-8h-7a-5b5j15i28g
~<alm	82 5k
~<alo	71 -12g-6c4b6i18a
~<alr	63 -15k-4i5a6c21e
~<alw	76 -9j-7i-6b6g7ad10f
~<am	52 -12c-11b-9d-7e-5k9i11fg12h13j
~<am>	54 -11c-8b-6e-5dg7ai14h16f
~<amo	69 -6a-5k4i19g
~<an	26 -54b-17i-6f6e11g14a19j22k38c39d
~<an>	51 -11i-10e-9b4g7ac9h14j
~<and	32 -36a-14b-8h-5f14gk17e28j38d
~<ani	84 
~<ann	74 -15a7k9c11g
~<ano	71 -7c-5g5e11a
~<ans	78 -5a7c
~<anx	87 -7b12a
~<any	35 -71b-16j-14g-11i-9e-4f12k15d26c105a
~<ap	56 -6g-4d6f8j15a
~<apa	65 -5bg5aj
~<app	61 -7d5f11a
~<ar	32 -17g-6c6e9f19b34a
~<arc	87 
~<are	33 -15g-5dh4e7fj9c16a26b
~<aro	58 -8j-7b-6c-4a6d12f
~<art	83 -38c-7b49a
~<as	48 -27a-20i-15k-13b-6c8eh12g16d48j
~<as>	58 -22a-18c-17i-11b-9k6g18h25d30j
~<asi	81 -7b6a8g
~<ask	55 -10k-6h-5b-4i4j5f9g10ce
~<asp	83 -6b5c9j
~<ass	76 -7g5j13b
~<at	41 -17b-10i-7dh-6f5a16k22g29j
~<at>	42 -17b-13i-7h-6d7c16k17g33j
~<att	77 -7c-5f4g5d6i
~<au	59 -13i-9g-6d6f8a9c13b
~<aud	67 -7i-6a5k17b
~<aut	66 -11g-6i7a9f12c
~<av	86 -17c10gj
~<ave	89 -8c10g
~<aw	58 -23a-18j-4b9i12e16d20k
~<aw>	89 -13a4c9e12i
~<awa	64 -13b-6i-5j-4c6a7k16d
~<awe	71 -9j13k
~<awf	87 -5a5c7i
~<aww	79 -12a-5g-4j5k7e10d
~<b>	77 -18c4a8g9b
~<ba	44 -18a-7e-5f-4h6j10b11g13i19c
~<bab	68 -6d-4b4e12a
~<bac	52 -12d-6e5abhj10i
~<bad	69 -13a-7j-5e4cg7b17i
~<bal	71 -12c-7a7k23g
~<ban	64 -9g-7c-6i-5j14b24d
~<bar	70 -15a-5dg9e27c
~<bas	66 -6a5j6c7i
~<bat	72 -11a-5b-4i4fjk5c9g
~<be	36 -17i-7f-4c9e10h12g16a23d
~<be>	49 -15i-11f4a5j7c8e12d
~<bea	74 -8c5b6g12a
~<bec	65 -11i5d15c
~<bed	74 -10a-6c4k19g
~<bee	49 -12j-4d4hk10c17i
~<bef	55 -15k4dfg11i
~<beg	89 8k
~<beh	68 -9c-8g-6i5f11h14d
~<bei	70 -9b-4g5e6f9i
~<bel	69 -21b-9k6g9f19a
~<ben	67 8a9d
~<bes	61 -14g-7a-6i-5b5e7h13d15c
~<bet	62 -12a-7i4k14c18b
~<bi	49 -22i-11j-6h4d6k11c15g18b
~<bid	89 6a
~<big	56 -21i-6j-4a8k13b22g
~<bik	77 7k
~<bil	68 -14g-10j8b12d
~<bin	84 -9c6f8b
~<bir	64 -10a-6g-5d-4b16e24c
~<bis	87 -6c7g
~<bit	77 5a9g
~<bl	62 -10k-6g-5b5e6d9c13a
~<bla	80 5c6bd
~<ble	82 7d
~<blo	68 -12g-9b-6k8e11c16a
~<blu	83 -7c6a8g
~<bo	47 -28g-18i-16f7dh10k21a30b
~<boa	71 -8b-6c5j18a
~<bod	78 -10i-9a4k16c
~<bon	86 -5g11a
~<boo	65 -12a-5e4j5h6d11b
~<bop	83 -6g5c7a
~<bor	68 -11g-5k5b6ce8d
~<bos	77 -8j-5f8c20a
~<bot	63 -5g-4c5h6a8b
~<bou	68 -9ij-7e-5c11k14a17b
~<box	70 -7ac-6f4d8k13e
~<boy	70 -14a-8c-5g-4d4i8hj18b
~<br	52 -15a-13b-12k-6d-5e7f9h16c26g
~<bra	74 -11c-6ej-4k9a24i
~<bre	66 -24b-11a-5k6f16c20g
~<bri	63 -14a-8i-5ek7d10g13h
~<bro	62 -14d-6a4j12c13i
~<bs	89 -5b13a
~<bs>	89 -5b13a
~<bu	40 -13d-8c-7f-5i5h11j14b16g23e
~<buc	80 -7c6a14h
~<bud	71 -8d-4ab6k15g
~<bug	78 -11g-6i7k8b10h
~<bui	56 -7adj-5i10g11k18e
~<bul	87 -6c5f6i7b
~<bum	79 -10a-6c9b13j
~<bun	74 -10c-7g9bi14a
~<bur	63 -16a-5b7g8j18i
~<bus	50 -15i-9f-4k6cj9bde
~<but	62 -5ad10e17g
~<buy	63 -8g-6i-4k5af7b
~<by	52 -21d-7gh-6k12e19i21b
~<by>	52 -21d-7gh-6k12e19i21b
~<c>	80 -46a6c19i32j
~<ca	33 -19g-6c-4e4k10h11f13i16a23d
~<cab	86 -9b-5c-4a9j14i
~<cak	87 -10c8a9g
~<cal	51 -32g-17ai-6e4k7f9c14b23h28d
~<cam	63 -10i-8b-5d-4f6k13j19g
~<can	47 -15k-13j-10g-5b5i9c10f11d12a15e
~<cap	89 -6a-5bg19c
~<car	41 -11k-9eg-5b7d26c27i
~<cas	63 -19a-4cd4j6k11g20b
~<cat	67 -13d-7ci5b8g9e18k
~<cau	86 -17c-5d10k18a
~<ce	59 -12a-7k-5g6b7d8cf10j
~<cei	84 -9a-4c6gj12f
~<cel	79 -11g6b19c
~<cen	89 -12a12j
~<cer	62 11d
~<ch	46 -14j-8e-6d5fg8b12k20a
~<cha	55 -15c-10ij-7e-4f10b11k14dg
~<che	57 -8d-6i-5ghj5k6e7a8c14b
~<chi	67 -14d-5a4f5b6i8g
~<cho	75 -16g-14b-7e-4j6h8c13i18a
~<chr	84 12f
~<chu	79 -7b4f7a
~<ci	70 -5d8k9f
~<cig	81 -4a6bk
~<cit	74 -8b7c10f
~<cl	45 -19i-11c-5h5a7b8f13e17g
~<cla	57 -8a-7dj5k10i12c
~<cle	66 -23i-11c7j10b28a
~<cli	62 -11g-6b-4k6f11a12d
~<clo	54 -20a-19c-12i-4h5j9b23e28g
~<co	31 -32c-12k5f7ij10b13h26a28g
~<coa	82 -7a9bg
~<cod	72 -8g-7a-5f7k24c
~<cof	82 -5a6k8i
~<coi	82 -9k6a9b
~<col	58 -10c-6i7g10b13a
~<com	40 -11a-4eg9d10f29h
~<con	54 -9ce-6h-5dk6f7i16b21a
~<coo	66 -16b-11j-7f5e6a7c26d
~<cop	73 -14b-7k-6g5j6i18a
~<cor	66 -27a-7k-6i10b11f29j
~<cos	60 -17a-9i-5h4b9j28g
~<cou	47 -9b-8k-7h-5d14c15g19e
~<cov	48 -22d-10f-4e6k11a12c22b
~<cow	86 5c
~<cp	83 
~<cpa	83 
~<cr	53 -13g-12f-9a-7j6dk7e10i22b
~<cr>	86 
~<cra	66 -10g-7a-5j-4e4h7k8d12b
~<cre	58 -11f5a8e
~<cri	87 5e6i
~<cro	86 -15a8i17b
~<cu	53 -17a-9b6di8c12k
~<cur	62 -21a-11b-6g-5d10e13c17k
~<cus	61 -10c-7b4k7a13d
~<cut	72 -6k6g7b8c
~<cy	84 4d
~<cyb	87 
~<d>	83 -5c6i
~<da	44 -11i-10d-7c-5h5f10gk28e
~<dad	67 -16c-8a-6j5k8b16f
~<dam	67 -7bce6k12ag
~<dan	82 -12c6e7a
~<das	82 -10k5g12a
~<dat	64 -17a-15g-8d-6h10k16c26e
~<dau	68 -7k-5deg6j8a13c
~<day	51 -8ai-5f-4c7k8g24e
~<de	45 -17a-12cf-5h6e12d15b19gj
~<dea	63 5a7d
~<deb	77 -25a12b20c
~<dec	61 -7g-6b4e6a7d13j
~<ded	63 -9a-8c-4k5b24g
~<dee	78 -8b-4af6g9i11c
~<deg	79 -8c7b12g
~<del	67 -12c-10b10a15e
~<den	73 -7c4gj5h
~<dep	70 -16c-4i8b13d
~<des	73 -13a-6g15k22b
~<det	77 -6b11c
~<dev	82 6j
~<di	34 -15bd-14k-5j10i15e16c17g33a
~<dia	72 4a
~<did	36 -26k-13d-11b4j8h15i16ce22a
~<die	69 -11ce6a7gi8j
~<dif	68 -12b-6j6k8g16c
~<dig	75 -7a-5b6k19c
~<dim	89 -11a5g9b
~<din	79 -7j-6i5d8e12a
~<dip	86 -19b9c15a
~<dir	89 -8a6b8h
~<dis	63 -25c5j6g13a14k
~<dit	89 6f
~<div	72 -10c-9j6g22a
~<dm	87 -4a12d
~<dmv	87 -4a12d
~<do	24 -41k-17j6i11b13d22f29e54a
~<do>	27 -40k-37j-13g8i11h15b18f20e32c41a
~<dob	84 -9a19c
~<doc	68 -21g-7a4j6i19d
~<doe	41 -24k-11j-8h11e14i20d21a
~<dog	71 -5b4ac6j
~<doi	61 -12g-10j-8d-7e-5h17i20c
~<dol	65 -14a-5c4k7g14j
~<don	64 -17e-9a-5k4f7b12d16c
~<doo	64 -18b-8c-6i5k7f10j12e
~<dos	87 -12c14g
~<dot	81 -12a-6c21j
~<dou	89 -15a8g14b
~<dow	52 -20c-14i-11a7e9k10h12g14j
~<dr	44 -14c-13g-6f4e8d9hi22b
~<dra	72 -6ac-5g5b7e
~<dri	46 -7g-6h-4f6i7b8c15a
~<dro	68 -16c-14a15b20h
~<dru	79 -13c10d
~<dry	83 
~<du	67 -8bf-5a7eg11k
~<due	77 -12c-7bg13a22e
~<dui	83 -9a18c
~<dup	89 -6g6j
~<dur	87 6c
~<dw	79 -11a-8c5k16g
~<dwe	79 -11a-8c5k16g
~<e>	78 -17a-12g34j
~<ea	58 -26c-12a-10b-6e13i25k27g
~<eac	66 -10c-6ae-5b7k8d10g11j
~<ear	71 -24c-12b4i16g18k
~<eas	77 -17j-7b6ak17i
~<eat	80 -19a11g13b
~<ed	79 -6g-5bj11c14k
~<edu	80 -5abgj14ck
~<ei	79 -11b6j12a
~<eit	82 -6a6j
~<el	53 -18a-14g-4e7h8j10d13c
~<ele	72 -7c-4i5j6g
~<els	55 -12g-7a5j8h9cd
~<em	51 -9a-5hi-4b9g10d15e
~<em>	68 -21a-12c-5ik4d9j17e21g
~<ema	60 -9g-6e-4d9a19c
~<eme	83 5d
~<emp	60 -8c8e9d
~<en	57 -28b-5c5k11g13ah
~<end	63 -12bc-11a7g9j19i
~<eng	81 -10j-6c8a10g
~<enj	82 -4g5c9a
~<eno	71 -18i-15b-7c7g17h22a
~<enr	89 -7g-6e18c
~<ent	87 -4b5j
~<eq	68 -15c4a16g
~<equ	68 -15c4a16g
~<er	79 -21k-10b15i19j
~<eri	89 -16a24j
~<err	83 -21k-10b18i19a
~<es	75 -15c-9f-4g5j10d17a
~<esc	79 -13c-6k11d15a
~<est	86 -9f5b
~<ev	42 -16c-11b-7h4d5j6ik7f28a
~<eve	42 -16c-11b-7h-5e7fik34a
~<evi	87 -12a7j13e
~<ex	51 -17i-15g-7j6a8k12h17e
~<ex>	89 12a
~<exa	66 -12a-11i-5d4c6b10f16e
~<exc	68 -18g-6jk8e11h13a
~<exi	87 -5a10j
~<exp	60 -16c-11g-5f4j7ah12dk
~<ext	68 -11j-8b-6d11g21c
~<ey	83 -20a8bi11d
~<eye	83 -20a8bi11d
~<fa	46 -31i-21d-15k-5h12ce13f20a28g
~<fac	77 -12a-11b-10c5g9k10d16j
~<fai	75 -5f6c12a
~<fak	83 -14g-7b5a8i9c
~<fal	71 -11g-8d-7j-5c8a12e19b
~<fam	59 -7g-5j-4e6b11ci
~<fan	84 -19b-8g-5j7h15c16a
~<far	58 -41i-16d-14c-5b7ae13f64g
~<fas	77 -12i-5k5ac7g11e
~<fat	79 -16k-9a-7b9c11f14j
~<fau	76 -11d22b
~<fav	80 -4g12c
~<fax	84 -9c5i6f
~<fe	52 -33b-6e4h5j6g7ci21a
~<fea	89 -4ad15c
~<fee	57 -7e5g7h11i
~<fel	74 -9b8c
~<fen	71 -16b-5c21a
~<few	75 -13b-5c5jk16a
~<fi	43 -9b-5e-4ci4g5a6fj14d15k
~<fia	87 -5k8j
~<fie	86 -6ab13g
~<fif	84 4b
~<fig	67 -16c-8i4h6e7k12g
~<fil	63 -10b-8h-6g5k9d11c
~<fin	55 -15c-14g-5f5a6eh7i12b
~<fir	52 -9e-4h6f10d18k
~<fis	83 -15b4f13a
~<fit	89 5a
~<fix	71 -8g-6d-5ek6a16c
~<fl	58 -10g-8e-4i4j9k19b
~<fla	73 -16g6k17b
~<fli	89 -5c6a7k
~<flo	62 -7a9f
~<fly	80 -4fj9a10b
~<fo	33 -10e6bc7h8g12i20k
~<fol	62 -8gj-6ck-5e7h9b15d
~<foo	68 -9b-8k-6i11c25g
~<for	34 -8c-5e8i9hj12g29k
~<fou	73 -16g-7k6b18c
~<fr	44 -26g-13b-6d4h5ai11jk13e17c
~<fra	76 -9c-7a-6g7j17e
~<fre	71 -19g-11a4bk6e22c
~<fri	71 -4e4j5c8h
~<fro	47 -20b-8g-6d5i6ck8h21a
~<fry	87 -4a6j
~<fu	53 -14f-7e-4ch5g7a12i22b
~<ful	62 -14f-7e6k8g10c13b
~<fun	62 -8e-7c-6g-5j5a15i16b
~<fur	71 -7c-6k4g8e
~<fus	86 -5b7a
~<g>	86 -16a6c9j11g
~<ga	56 -9ac-7g-5h4i18f19j
~<gad	87 -5a8k
~<gal	87 7j
~<gam	86 -9a4b10j
~<gap	74 5e8a
~<gar	67 -5cg-4b24f
~<gas	81 -12a12bi
~<gat	80 -10b-5g5a6i10j
~<gav	75 -5ei4c7g
~<gc	86 -13g5a12c
~<gc>	86 -13g5a12c
~<ge	43 -10j-8bf-7g-4h7i12e16a24k
~<gea	89 -22g-6a4f27c
~<gen	72 -5i4k6g
~<geo	84 -6a-5c14k
~<get	43 -12f-10b-8j-5c11i14ek18a
~<gi	52 -18e-8f-7d-6j5bc15a24k
~<gir	71 -7a6c14b
~<giv	54 -14e-8j-7f-5di-4b9g14a27k
~<gl	68 -13g-8k11c20b
~<gl>	79 -12g7a12c
~<gla	72 -9ag-7k-5j4h5ce23b
~<glo	89 -6c8g
~<gm	86 -7a5b7j
~<gma	86 -7a5b7j
~<go	33 -9j-5ai9c12h16b31k
~<go>	48 -15c-11gj-9e-7b-5i6d12a26k30f
~<goa	86 -7a17c
~<goe	67 -10i-4d6e18k
~<goi	54 -11f-5bi10k14h
~<gol	82 -7g-5a5c7i8b
~<gon	66 -7e-5d6b9j
~<goo	52 -9fk-6g5b7h9ai11c
~<got	40 -15f5k6b7j13c15d
~<gp	87 -6a9c
~<gpa	87 -6a9c
~<gr	53 -11a-8h-7ik6g8dj11bc
~<gra	62 -18g-12a6b7i8d10cj
~<gre	73 -9ik-7j5f12c
~<gro	61 -7i-4eh6j17g
~<gu	53 -22c-7h6k10j18i
~<gua	81 13d
~<gue	72 -17d-6c6b10a14j
~<gui	83 -5a7gk
~<gun	80 -13b7a10c
~<gut	79 -16c-15a-11g6k18b25i
~<guy	58 -9b-8c-5h4i5df8g12e
~<gy	86 5b7c
~<gym	86 5b7c
~<h>	82 
~<ha	28 -10h-9ef-6g4c10k11b26i38a
~<ha>	86 -9c7d10i
~<hac	79 7c
~<had	53 -7bg-4de7c12a14j
~<hah	76 -9a-4c6g12b
~<hai	69 -14c-10g-7b-6j-5f5h14e24i
~<hal	65 -7j-6b8a9d10k
~<han	56 -20c-9egj13b33i
~<hap	52 -18e-9gj-5i4b10c13h14ak
~<har	68 -7g-6j6c12a
~<has	53 -7j-6b-5dg32a
~<hat	78 -5k-4j4a5f10g
~<hau	80 -13c-4g9b16i
~<hav	31 -13i-10f-7d7k10g13cj26a
~<he	39 -30e-19b-7a6h8g12j15f16k23d
~<he>	52 -18e-8a-6k-4f5i7g11cd16j
~<hea	48 -13bg-5a-4c4i9j15f28k
~<hei	78 -12a-8j-6e7g25c
~<hel	64 -18c-7j7h12bi
~<her	53 -29i-12a-11e-5b7h8j12f20d21g
~<hes	84 -5b8a
~<hey	81 -7g-6j9a17i
~<hi	48 -28d-27k-17a-6g10cf13e20j42b
~<hid	89 -4c
~<hig	62 -13i-11a-8j-5d10g18f25b
~<hik	84 -13a-7c-6k6j23g
~<him	69 -12k6b10e
~<hip	89 
~<hir	71 -20e-12g8j11b20c
~<his	61 -26a-22d-11g-6k5h6i15b24j26e
~<hit	64 -19g-6d4e9i17a
~<ho	27 -66a-32b-20j-10d-5k14e66g109i
~<hob	81 -14a-6g25c
~<hol	62 -17g-7b-5e-4k8a9fi20d
~<hom	50 -10c-7h-4i5k6e7f15a
~<hon	74 -12a-7g-4f5k6j7c8b
~<hoo	86 -5a6j8b
~<hop	77 -13a4b6c11i
~<hor	89 -7j4b10a
~<hos	70 -6i4f10j
~<hot	71 -14f-9c8g13a15j
~<hou	45 -8c-7f6d7b9g17e
~<how	30 -114a-39b-28j-26d10e13h89g143i
~<hr	89 -4a5j
~<hr>	89 -4a5j
~<hu	50 -16f-12b-10k8c11j12i16a
~<hug	89 -8a-6c7f8b11g
~<huh	74 -20a-14g5c16j20i
~<hun	81 -7b-5g8a13j
~<hur	62 -19f-13b-7e8i12c26a
~<hus	56 -6k-4i6d
~<hy	72 -6i-5c14g
~<hyd	75 -6i-5c5a14g
~<hyg	89 
~<i>	34 -26ag-21b-19d-7f10e20i35j75k
~<ic	87 -15c-5a5e14i
~<ice	87 -15c-5a5e14i
~<id	68 -11g-9d-7e-4h7k29c
~<id>	76 -31a-6e4j5b37c
~<ide	75 -9g10k14a
~<if	41 -19b-12ahj-11i6d9g13f24c42k
~<if>	41 -19b-12ahj-11i6d9g13f24c42k
~<il	89 -4c5a
~<ill	89 -4c5a
~<im	72 -10g-4aj5bh17c
~<ima	89 9c
~<imp	73 -8g5bh10c
~<in	29 -29c-11b6d9j11i17f20g28a
~<in>	32 -10c-4b8ag13fj15i
~<inc	62 -7b-5hi5a22c
~<ind	84 -10a10b
~<inf	72 5c13a
~<inj	71 -8b-5d7a8g
~<ins	43 -15j-11c11a12dfg
~<int	63 -13a-11g-7i-5cf5e7j10d11hk
~<inv	72 -14c11ag
~<ir	86 -7d8a
~<ira	87 
~<is	23 -11k-9g-5h8i21d23a53j
~<is>	23 -12k-9g-5h9i22d23a53j
~<iss	81 4k
~<it	28 -7c-6e4a5g7h10i23b26j
~<it>	28 -10c-6e7h8g10i24b26j
~<ite	89 
~<its	82 5a
~<ja	86 -24b7g12f17a
~<je	75 -10a-4b9i11g
~<jew	78 -6a10c
~<jo	55 -14g-12b-7k-5hi5e7d17c22a
~<job	55 -12g-10b-5e-4h5f8d12c16a
~<joi	82 -7jk4c15e
~<ju	47 -13c-12gi-11d-7e4j10a12h17k26b
~<jud	84 -5j7a
~<jum	75 -5b8c19h
~<jun	84 5c
~<jus	48 -23c-11g-9i-8e-7d7a11j22k27b
~<ka	87 -13c-12i7ae15b
~<ke	51 -23g-5i6a17h22k
~<kee	54 -20g-5e7a12c19k
~<kep	73 -10g-5c4fk22h
~<key	75 -5g5d6e
~<ki	47 -10a-5eh5ci8j12b14g
~<kic	80 -15c-5i6e7g9b10a
~<kid	55 -9g-4hk4j5bf11a
~<kin	55 -12a-7ej-6f5bi9g21c
~<kit	70 -10a-5bc5i10j12g
~<kn	50 -16bg-11d-6c-5h8j9e17a30k
~<kne	86 
~<kno	50 -16b-15g-10d-7c-5h7j10e16a31k
~<l>	83 -60b-15c-6i16g68a
~<la	42 -16f-10d-9b8g11j13a20e
~<lab	82 -9c18j
~<lad	75 -8ab6c14j
~<lai	81 -13c-6b8a9d
~<lak	79 -7d-6i-5a6j12g
~<lan	62 -12b-10f-5c8j13e18a
~<lap	75 -10c-7i-6j9ab14h
~<lar	84 -16i10c11g
~<las	48 -11ak-7df4c11g13i21e
~<lat	69 -7c6i8g
~<law	67 -19g-10j-9d9k14a22c
~<lay	80 -8j5c9a
~<le	43 -22b-11g-8i5h15k21a32c
~<lea	50 -20g-8i-5e-4k8h10d26b
~<lef	68 -11c-4a4bk18g
~<leg	72 -18d-10g-9b10a11k26c
~<len	72 -13a-5b9k14c
~<les	77 -23a4f5b9c12g
~<let	57 -7dj-5fg4e6i14k
~<lev	77 -12b-8a-4g5d20c
~<li	33 -31a-9b-7e11i12df16c22k24g
~<lia	60 6b7c
~<lic	59 -11a-4i4k5b10de
~<lie	79 -12c10a11d
~<lif	55 -12c-7ab5ef21g
~<lig	78 5d
~<lik	42 -11b-7g-5fj5h6e9d12k19i
~<lim	62 -22a-4d22cg
~<lin	61 -12a-9e-7j-6f12k13g20c
~<liq	87 9a
~<lis	60 -21a-5g7d26k
~<lit	60 -5e7i9c
~<liv	55 -26a-13e-8d-6k-5gh19bc25f
~<ll	78 -8a-5h4c19b
~<llc	78 -8a-5h4c19b
~<lo	39 -25i-16d-7a-6c-4j9e13fk16b18g19h
~<loa	63 -12g-4e6k8j10b
~<loc	64 -16c-10g4f5i6b18a
~<log	80 -12b-4dj13i14c
~<lon	52 -37i-15a-9j-8c7f11h17e47g
~<loo	54 -6dg-5a6bh13c
~<lor	87 -5a4g6c
~<los	61 -18e-10c-4f4jk5h9i17a
~<lot	65 -17a-4e10g14c
~<lov	67 -10cg-9b-8j-5d7ak8h12fi
~<low	70 -29i-6a5e12g29b
~<loy	81 -10c-4b7j8e9h
~<ls	89 -35b-10j4i48a
~<ls>	89 -35b-10j4i48a
~<lu	74 -12b-6d6c7g17a
~<luc	83 -6b5a7c
~<lum	84 -5c6g
~<lun	84 -6b6c11a
~<ly	89 
~<lyf	89 
~<m>	82 -10a-5e7j15c
~<ma	38 -12e-10k-9i-8a6b15ch32g
~<mac	74 -10a-5d8f9j
~<mad	63 -15g-7k-6b-4d6f35h
~<mai	63 -14a-7g-4i6f7bc18d
~<mak	54 -13j-8k-5de5a9g10c17i
~<mal	83 6a
~<mam	84 -13a4c6b8g
~<man	45 -12i-11c-10bj-6k-4a5d66g
~<map	89 -9a6c8j
~<mar	64 -8g-6d-5i-4h8jk13b
~<mas	87 -10a16b
~<mat	68 -9d-6e-4c7a10k13j
~<max	87 -11g17c
~<may	70 -7c-5bk-4i4e7g15a
~<me	35 -27g-22ad-14i-13f-8c-4e15b125k
~<me>	37 -25a-21d-19cg-13f-10h-9i149k
~<mea	71 -10j-5k8b11h
~<med	65 -12g-6i-5k13b17c
~<mee	74 -5k6c
~<mem	83 10a
~<men	78 -12k-4b6a7j10c
~<mes	77 7e
~<met	74 -8k-7ag8bj16h
~<mi	48 -11d-9k-7fj-5b6a7i12e23g
~<mid	77 -9a-6i4c6b7e8g
~<mig	80 -18b4e6d9h12c
~<mil	61 -11a-6c27g
~<min	55 -26c-11j-9k-8d9b10i17g24a
~<mir	87 -13a22j
~<mis	67 -21g-16j-4b7i8e9a26c
~<mo	38 -18j-13i-5ag7k11f16be25c
~<mob	87 -7a-6k6b9f
~<mod	75 -17a-6e-5d9bc11j
~<mom	66 -6j-5c-4b4k5g17a
~<mon	47 -17j-9i4g13e19c
~<mor	51 -14j-9d-6ci8h12k26b
~<mos	61 -7k-5e5b17c
~<mot	66 -8cg-4b6d8f10a
~<mou	86 -9g-4a9i11c
~<mov	61 -14b-7a-6k-4g4f6j23e
~<mr	86 -5b17a
~<mrs	87 7a
~<mu	44 -25i-19j-10k-8c-4d13b62g
~<muc	45 -31i-17j-13k-7c-6de4ah16b67g
~<mus	79 -9b-6g4c5d10i
~<my	55 -19j-7ak-6g5e6b10i12d18f
~<my>	56 -18j-9a-8k6e7b11i13d18f
~<mys	83 6c8a
~<n>	82 -14a-6k-5g13c18j
~<na	49 -32g-16a-13j5h9i11k21d32c
~<nam	50 -31g-19j-9e-6b-5h5f11i14k15d40c
~<nan	87 -4a4d7b
~<nat	83 7j
~<ne	41 -15g-14d-13a-11c6ej17h20i28k
~<nea	68 -11b-8ck12a21f
~<nec	89 -13c13i
~<nee	47 -14g-13i-11c-10b-8d-5f-4a5e13h62k
~<nei	73 -4k5e
~<ner	83 
~<nes	87 -8g-6j-5k9i10e
~<net	83 -7b-5c4a12g
~<nev	72 -15a-5k8h10i11j
~<new	57 -19k-9a-6e8c13b21i
~<nex	65 -5g-4j5ch12b
~<ni	57 -17j-7i-5eh5d6b7af15k
~<nic	66 -8e-6j5b6aci
~<nig	63 -14i-12j-6c5g11f18k
~<nin	89 
~<no	37 -34b-14d-6i-5e14g31h41j
~<no>	54 -36b-20i-10d-4g5f6e8a9c50j
~<nob	69 -9e-7b-6d4a6c13j
~<noi	86 9c
~<non	77 -10b-9c-5k6a8h17j
~<nor	74 8a
~<nos	86 -10c6ak10f
~<not	44 -9d-7a-6c-5b7k18j20h
~<now	49 -29j4b13cg17h
~<nu	49 -14e-10d-7b5i6k18c23g
~<num	50 -13ej-8d-7b-6h9i10k16g24c
~<nur	75 -10c-6b5j6a9h
~<nut	82 -6j9g
~<o>	79 -10c-8j-5g5b22a
~<oa	83 -6b-5g6i7a
~<oak	83 -6b-5g6i7a
~<ob	89 
~<oc	76 4c6g
~<occ	76 4c6g
~<od	82 -16a-6c11g19k
~<odo	83 -9a12g
~<of	33 -7gh-5j8i13k18a20d
~<of>	36 -9b-5h5j8d12k13i15c
~<off	49 -23g-14j-12c7e10d12k13a15b
~<oft	73 -17i-8ac-5b13d35g
~<oh	60 -21j-18b4i5c6a9k11df
~<oh>	60 -24j-20b-10g6ci11k12adf
~<ohi	87 -8a5j9g
~<ok	46 -22j-18b-7k6ef8a10d12g17i
~<oka	46 -22j-18b-7k6ef8a10d12g17i
~<ol	51 -41i-11k-7c-5d14e16j45g
~<old	51 -41i-11k-7c-5d14e16j45g
~<on	30 -13f-11e6i17j25k29d
~<on>	33 -18f-14bc-5e6i13j15g16k20a21d
~<onc	71 -8g10b
~<one	42 -8a-6cg-5b6i7f10k11d17j
~<onl	63 -12d-8g-4e5c7k10b13j
~<oo	77 -20a-5k-4j7i10c12g
~<ooh	78 -13a-5k-4j7g11c
~<op	61 -9g-8c8e15a
~<ope	63 -10j-8g-6ci4k9e10b15a
~<opi	87 -6a5j
~<opt	86 -12b6a9j
~<or	31 -71a-67j-31e-27k-23g-13h-4c5d24f257b
~<or>	31 -81a-65j-33e-26k-20g-12h-5c6d23f263b
~<ord	82 7f8e
~<ori	74 5d6b
~<ot	56 -12j-7f-5be14g15dh
~<oth	56 -12j-7f-5be14g15dh
~<ou	43 -26g-5i-4d5b6jk15e23c
~<ouc	86 -30g-9a10e11d24c
~<oug	87 -9d6c11a
~<our	71 -10a-8c-7g5j6f12i
~<out	44 -12i-6d-4g5a6bk9e13c
~<ov	49 -10c-7i-5h4b6df8j14g
~<ove	49 -10c-7i-5h4b6df8j14g
~<ow	49 -18d-16cj-4e5ik10a22g26b
~<owe	69 -27d-14a5c6k7b33g
~<own	50 -19c-14j6i21ab
~<p>	84 -7b-5g6a9c
~<pa	37 -30e-15h-5k6c10b12a16g18f19i
~<pac	73 -5g-4j5f14a
~<pag	68 -9g-5b20k
~<pai	62 -8c7d8b10g
~<pan	83 5a6b
~<pap	67 -14g-13a4d8cf9b
~<par	51 -17e-15k-11d-6h-5a5b23c29f
~<pas	61 -13e-7c4j9d15a
~<pat	76 -12b12a
~<pay	44 -14a-11c-9e-7k-6hj-5f9b24i41g
~<pd	89 -6c7f
~<pdf	89 -6c7f
~<pe	47 -10i-7f-4a5g18b20d
~<pee	80 -7a7c8d
~<pen	76 -7a9bc
~<peo	57 -7j-4e9a16d
~<per	54 -12c-11i4e5a12bg
~<pet	86 -16a-4g6k22c
~<ph	60 -7dh-4g5j6e7k10b
~<phi	89 
~<pho	62 -7h-6d8e11b
~<phy	77 -7g6k
~<pi	53 -15g-8i-6j5c16a20k
~<pic	58 -8c-7e-5a-4j8b19k
~<pie	81 -6g8ek
~<pil	77 -7d-5g6ab13c
~<pin	86 -6ci8e10a
~<pip	72 -6b10a11c
~<pit	86 -4b8a
~<piz	87 5j
~<pl	45 -8i-7h-6g-5b5j7a10k11f13c
~<pla	47 -8k-5h6j7d8a14c
~<ple	68 -10a-9d-6ej-5c8b14f23k
~<plo	87 -9b9a
~<plu	70 -8g-6b4c12e
~<po	44 -17d-14i-6f6egh8k11c19a
~<poc	76 -7a6c11g
~<poi	80 -7c-5g10a12h
~<pol	47 -14a-11i-8d7k10b11e13c
~<poo	68 -4g4j10a
~<por	79 -7d5bc
~<pos	75 5c6a
~<pou	80 -8c-5e-4j21a
~<pow	89 
~<pr	44 -31a-7i-6d5g6b7k14j34c
~<pre	59 -14a-7i-6f-5eh-4d6g7c9k12j14b
~<pri	57 -17a-11h-7i-5d8f9b13g14c
~<pro	52 -16a-11b5j14c18h
~<pu	50 -24c-13i7e9d18b22g
~<pul	70 -6j-5c11e
~<pum	82 10a
~<pur	80 -23a12bg
~<pus	79 -7g-5d6e8a
~<put	53 -19c-9i4f14d19g
~<qu	54 -9h-7i4g11b15c
~<qua	80 -8a9j
~<que	69 -6h-4e5acd
~<qui	63 -6d-5j5b18c
~<quo	66 -5ck4j5ab8g
~<ra	54 -16i-8ce-6b7j8h10g12a14k
~<rac	80 -6b9a
~<rai	66 -18c-11i-7e-6k5j18a21g
~<ran	77 -4c6k
~<rat	62 -15c-11a-6d-5i-4f4g5j7b13h19k
~<re	38 -24i-14f-9g7k12a13b14h15e19j
~<rea	53 -18i-13a-12b-9f-8g-4d7e9c20h36k
~<reb	76 -11c14a
~<rec	58 -16i-12d-9c-5h7k18b23a
~<red	75 -6c5a16e
~<ref	79 -13c5b17d
~<reg	67 -11c-4d6k18g
~<rej	89 -6a6h
~<rel	80 
~<rem	66 -17k-5bg5d7a8i15j
~<ren	52 -9ij-8k-7a5h6d7c8g20b
~<rep	60 -6d-5b7k12a
~<req	74 -4g12c
~<res	69 -18k-6a-4g7i8bh10d
~<ret	66 -6b4f5g8j
~<rev	77 -6e4a5g9c
~<ri	36 -20c-16b-14e-11k-10h8a11g27i47j
~<rid	72 -17b-10d-5k-4gj7a8f11c22i
~<rig	37 -15c-10e-9a-7h-4fk21i52j
~<rin	68 -19b-9k-8c-7i5a17d26g
~<ris	78 -5cg7a10b
~<riv	83 -12b-6ce11g19a
~<ro	49 -10b-9f-5a7d9c23g
~<roa	70 -6b-5k10ac
~<roc	84 8c
~<rol	83 -15j-6b-4c9d18a
~<roo	54 -21b-11e-7h-4f5aj6i9cg10dk
~<rot	84 -12c-8a10be
~<rou	67 -28a-10f-6k-5d12h17b26g
~<ru	53 -23c-11e-10j-6fk-5i6a7d18b41g
~<rul	87 5c
~<run	54 -13c-12e-8aj-5f8d21b31g
~<rus	83 -5c7e13a
~<s>	79 -11a-5ck8b19j
~<sa	41 -26e-10b-8f6a11k20i25j
~<saf	67 -11g4b5a7cj
~<sai	61 -9a-6cg-5i-4e6k15h23j
~<sal	64 -12e-7i-6b5j6h9d16g
~<sam	62 -29b-10j-7f7k8e12g25a
~<sat	79 -6gj6a8h9c
~<sav	66 -6c-5i-4f5bj16g
~<saw	77 -9k-5g4a8i11c
~<say	50 -22e-19c-10g-8h-7a6d7f9j12b13k33i
~<sc	54 -26a-8c-5j5f6d9b12g14i
~<sca	67 -21c-11j-6d-5f8h14g20i
~<sch	60 -15g-10a-6i-4h5bdj7k13f
~<sco	77 -28a-4k4i19g21c
~<scr	78 -9a-8c-5g11d16b
~<scu	83 -9b6g9a
~<se	43 -24c-9h-6dj14e15f43a
~<sea	76 -11a-8c6b23e
~<sec	62 -9g6jk10c
~<see	59 -21c-11h5d7i8e19f
~<sel	65 -8c-5k7e15b
~<sen	58 -11g-6j-4c5a9f12b
~<sep	78 10a
~<ser	66 -9c-6d5k15a
~<set	62 -16a-10e-6j7c11b19g
~<sew	83 -8b10a
~<sh	41 -24g-12de5j9k14a22f26i
~<sha	62 -19c-12j-7dg-4h8ab10f15k16i
~<she	53 -18d-15e-12b-8f5h7g21j26i
~<shi	68 -7acg-5d6j11b20e
~<sho	48 -14g-12e4a13d29f
~<shu	70 -16g6c7a13i
~<si	46 -15a-11g-5dh7e9j42b
~<sic	78 -5g9c
~<sid	65 -9k8a16b
~<sig	62 -9g-8c-6b-4h6i8a9j10e
~<sim	86 -23a24b
~<sin	58 -16a-11g-4h6i7cej16b
~<sis	71 -6g11j
~<sit	62 -11j-7g-6i-5k5a9c16b
~<siz	81 -22c-12a4b5k32g
~<sk	72 -9c-4k8i11e
~<ski	78 -13c6b13e
~<sky	80 -4k9i
~<sl	61 -14g-6cd-5e5f6i10a21b
~<sla	76 -10c-5g26b
~<sle	69 -4e5j7f
~<sli	81 -8g5b10c
~<slo	75 -5cj-4k11i12a
~<sm	62 -10b-9j4gk9d18i
~<sma	73 -6j-5bc6i14d
~<smo	67 -10b5a15i
~<sn	73 -9f-6a-5b9c15j
~<sna	82 7c
~<sno	79 -9f-6a18j
~<so	29 -32g-17f-14i-7d18hk21e60j
~<so>	33 -43a-34b-25g-13i-10f-8d12e28h35k89j
~<soc	71 -8d-6j11b21c
~<sof	80 8j
~<sol	70 -11g-5h-4de5bj7a17i
~<som	44 -15j-9c-8f-6g-4k14d17a32b
~<son	69 -8gk-7c-4d6e7b18a
~<soo	70 -26i-7b4g9a31e
~<sor	71 -24j-6b-5e6i7g10a22c
~<sou	63 -17c-8f-6g-5b9k10e23j
~<sp	51 -16e-13a-8hi-5d4j5g9cf18k19b
~<spa	69 -7b-5e-4f4i7c12a
~<spe	62 -13a-9ei-4h8k10j26g
~<spl	81 -11a-6i7bfk
~<spo	63 -14g-8j7f8b11ck
~<spr	68 -5g5j14b
~<sq	69 -5a-4b7c9g
~<squ	69 -5a-4b7c9g
~<sr	80 -31k6f15a19c
~<sr>	83 -6k5a7f
~<st	37 -31d-19h-6g10i13f17c18ab20k
~<sta	47 -30d-13h-11i-10j6a11g12fk14c25b
~<ste	69 -18c4a6dg8e
~<sti	54 -13k-11c-8h-7d-4e9f13i14a19j
~<sto	54 -12b-9g5a14k19c
~<str	57 -18g-7d4i7f9ck11b
~<stu	57 -6af-4j6c7i12k
~<sty	86 -5a8c
~<su	51 -18f-8j-6i13g14a22c
~<sub	63 -4cd5b7j9g
~<suc	84 14a
~<sud	87 -5e5c
~<sue	82 -6a11g
~<sug	82 -12a8c9b
~<sui	86 -7g13e
~<sum	75 -4g8ab
~<sun	81 -5k7e
~<sup	68 -14f-8j-7i4g6h7k14d
~<sur	67 -16b-9j-4f5gi13c15a
~<sus	84 -5b8c
~<suv	89 5c
~<sw	64 -13j-11c-5ak8i9f11g12b
~<swa	86 -9a10b
~<swe	77 -9j-5ck4e18g
~<swi	68 -7j-5a6i7b12f
~<sy	69 -6b7c13k
~<sys	70 -6b7c14k
~<t>	87 -36a37j
~<ta	45 -20c-16i-9k-6a4j20bg29d
~<tab	75 -17a-4ck7d9b12g
~<tak	51 -12c-9fi9b10k16d
~<tal	57 -13c-11k-9i-6j7b8af12d15g
~<tap	82 -9c-6k5b20a
~<tax	77 -8a4e8j
~<te	41 -33c-15i-14f-9d-8g-6e9h12j24a56k
~<tea	74 -6g5j
~<tee	72 -10c9h12g
~<tel	43 -20g-14b-10i-6cf5ah63k
~<ten	77 -5b-4c5h9j10a
~<ter	67 -13c-6a-5f-4i4j15bg
~<tes	80 4c
~<tex	68 -15c-10k5j10b19a
~<th	17 -5h7e8j10b18k20g27i35a
~<tha	29 -19c-11g15a17h56j
~<the	20 4f6a7j8i9d11b18k35g
~<thi	40 -16g-15a19d20h22i
~<tho	54 -16d-15f-9b5g6ac8h9e21i
~<thr	52 -13e-12g-10c-6h6di8f10j21k
~<ti	47 -22i-8a-6d-4g6j8h44e
~<tic	70 -14c4k5j11h
~<tie	83 -9b-6g5e14j
~<tig	87 -10c6e7a
~<til	67 -10gj-9i-8k-7d-6a5ch6f18b20e
~<tim	52 -14i-10b-8a-6f5c12g35e
~<tin	87 8k
~<tip	84 -9g14c
~<tit	74 -5b-4g7jk8d
~<to	29 -7h5k6cj17f38g
~<to>	31 -14j-9a12b13f16k18c22g
~<tob	79 -7b9a
~<tod	57 -9k-5h5di9g
~<tog	75 -9a-7b-6g-5i5h7e9j11f
~<tol	71 -13c-6a9g20j
~<tom	69 -8d-5b5ij7g9e
~<ton	77 -20a6g8j19c
~<too	56 -12k-7b-6c-5h7f10g18a
~<top	67 -12g10j15c
~<tor	83 
~<tot	70 -9a-5e-4i4g6k7d9h
~<tou	77 -12g-9a-4k6c8j14d
~<tow	67 -10d-7c-5ei8a12f15b
~<tr	47 -10b-6f-5cg5ad13e14h
~<tra	58 -8d-6c5b9e14h
~<tre	62 -9g8c12i
~<tri	73 -13b8ad
~<tro	72 -6bc5k9a
~<tru	58 -11a-4b10cd
~<try	77 -22c6g7a20e
~<tu	60 -9i-6ek14ag
~<tub	77 -8b13a
~<tui	86 19g
~<tur	64 -7i-6e5f6g7b
~<tv	83 9c
~<tv>	86 10c
~<tw	76 -11a11b
~<twi	77 -10a11b
~<ty	68 -7a-5b7j9ck
~<typ	68 -7a-5b7j9ck
~<ub	80 6a
~<ube	80 6a
~<ug	76 -10c-8j-5ak5egh17i
~<ugh	80 -11a-9c-8j5h6e7g17i
~<ugl	84 -4k5f6a
~<um	62 -9g-6i4f7h11b
~<umb	62 -9g-6i4f7h11b
~<un	51 -12i-8d-4e8g13j21b
~<unc	83 -6d
~<und	57 -11c-9i-8e-4d5a6bf21g
~<unh	86 -11a11c
~<uni	63 -13g5c8j12b
~<unp	89 
~<unt	89 -6a5e6j
~<up	42 -15b-6dj7h10a13e18f
~<up>	43 -12c-7j5g9h11e18f
~<upd	72 -13b7e10a11c
~<upg	87 -8a14c
~<ups	74 -8b-5g4i12a
~<us	51 -15g-10j-5d8c12h22a
~<us>	62 -10ag-9d4e15bh
~<use	57 -5bfj-4i10c21a
~<usi	83 -8b20a
~<usu	72 -8g-6cj8f11e
~<v>	82 -4k7c
~<va	58 -23b-14c-4ek5j7i9g31a
~<vac	77 -15c5g7f15a
~<val	64 -7a-5b-4d9i10c11g
~<van	74 -13c-5g5h6ad7j
~<vap	84 -24b5k22a
~<ve	60 -16g-12a-7e-6d7j24bk
~<veh	64 -5g-4d6ck
~<ven	75 -15g-8ac5j13k22b
~<ver	82 -5a10k
~<vi	62 -9ak-8g-4d6h7i22c
~<vid	84 5a
~<vin	69 -23a-5g7b35c
~<vio	81 
~<vis	76 -7k-6b9h14a
~<vo	76 -9k-8a11b17c
~<voi	86 -12a-11k13b20c
~<vol	83 -5a7b
~<w>	81 -12c4a15g
~<wa	35 -30f-5b-4j6d8g11aci15k17h
~<wag	74 -9a-4c6d10k
~<wai	72 -5cj6h7ai
~<wal	59 -10a-7ci-6e5b8g33k
~<wan	45 -11d-5i-4j4f6h9k10b11e
~<war	83 7a
~<was	45 -34f-13k-11g6ah8bj10c15i20d
~<wat	59 -19i-8e-5a10f12c16g
~<way	61 -22b-10j-8f-5a5c7e13h22i
~<we	40 -13b-12f-7g5j12k16i24a
~<we>	52 -8f6i10j11c
~<wea	77 -7eg-5b5i8c9a
~<web	80 -6h-5dj8a12b
~<wed	83 -8d-7a4e6k12j
~<wee	56 -12a4c5g8h
~<wei	69 -11dj9a21g
~<wel	66 -16b-8e-7j6a7h13i14d
~<wen	66 -21g-11a-10i-7b5ck9h10e24j
~<wer	55 -13c-9h-6f4g8e10k16a
~<wet	87 6i
~<wh	20 -160a-50b-48j-19k-15i36f37h41g75d99c106e
~<wha	25 -114a-45b-42j-23k-11d-5i9f30h45e86g150c
~<whe	36 -67a-31b-19j-16h-6g-5d22k76f80e
~<whi	53 -31a-10i-7h-5g7f8e24c29d
~<who	37 -40a-33g-20i-15e-13j-10f-9c-5h165d
~<why	60 -23a-21c-11g-10b-7j-5dei98h
~<wi	34 -6f5i6c17k18a
~<wid	84 -6g-5j5e7b8a
~<wif	55 -9d-6j-5e4ac22b
~<wil	53 -12b-7cf-6h-5d-4i5j9e19a22k
~<win	63 -5f-4e4i14g
~<wir	75 -7j10e
~<wis	72 -8j-7d-6b9g19c
~<wit	38 -7b-6g5h6k8j10a13d
~<wo	32 -10a-8e-5c16f25bk
~<woo	68 -7c6i
~<wor	42 -9a-7i-6de7c12k13b22f
~<wou	37 -6c-5e12bik
~<wow	75 -18a-7j-6b-5d-4i10h13g22k
~<wr	58 -20b-13g-7e-5f4i13dj19c
~<wre	75 -5a-4c12d
~<wri	65 -18b-8a-6g-4e4d8i13c20j
~<wro	70 -6b-5gi-4ej13c17a
~<x>	83 -7c-6a14b
~<y>	87 -4ci19j
~<ya	72 -7c-5d8k11b
~<yar	74 -5c4a7b
~<ye	41 -16k-12d-5f8j15h16e19c
~<yea	42 -15a-12k-11i-7d6b7j8h12e14c19g
~<yes	72 -19g-5a9c12j14h
~<yet	66 -12g-10j-6c-5bd7e15i26a
~<yo	15 -15k9a11e12dfg14bh15c21ij
~<you	15 -15k10a11e12dfg13b14h15c21ij
~<ze	86 -4c7a
~<zer	86 -4c7a
~<zi	66 -13j-8a-6g12k32c
~<zil	86 -7a9c
~<zip	67 -15j-8g13k25c
~<zo	73 -9e-5j-4g7b10a14c
~<zon	77 -9e-5j9a17c
~<zoo	86 6b
~@da	63 -13g-7e13aj
~@day	63 -13g-7e13aj
~@mo	66 -11e-9c-7g-4d5f10i23j
~@mon	66 -11e-9c-7g-4d5f10i23j
~@na	52 -22c-8i-6k-4h14d17g21j
~@nam	52 -22c-8i-6k-4h14d17g21j
~ab>	72 -12c-5g4e22b
~abe	78 -4c10a
~abet	79 11a
~abi	58 -7c6di
~abie	89 
~abil	59 6ag
~abin	86 -9b-5c-4a9j14i
~abl	63 -7gk-4e5a9d16c
~able	64 -12g-7k7a9d17c
~ably	89 7g
~abo	41 -9e-8a-5b6fhj22k
~abor	89 -6c11j
~abou	41 -9ad-7e-5b7fh10c23k
~abov	79 -11c15d
~abs	87 4j
~aby	68 -9d-4b4e13a
~aby>	70 -8d5e11a
~abys	83 -6b5c
~aca	75 -15c-5j7fg15a
~acan	83 5a
~acar	89 -4j5e
~acat	82 -13c8af
~acc	57 -12g-6bhk5e8ac14j
~acce	82 -9b5j9a
~acci	69 -15c4ai6d13e
~acco	61 -12g-8d-5hk5b8j24c
~ace	48 -12c5bj6i13d
~ace>	49 -10c6g7d9i
~aceb	89 -5b6j9c
~aced	79 -7a-5c5e6g7b
~acem	79 -13g5a6b
~aces	81 -9ac7b12d
~ach	56 -12a-6i5ck7e14j
~ach>	62 -15ac-6b6d8g9e11jk
~ache	71 -5ek6b8c10j
~achi	72 -5dj7a16c
~aci	87 5a
~acin	87 5a
~ack	49 -10e-8d-4b4i12a18h
~ack>	54 -10i-9c-6e4j7hk18g
~acka	77 -6g-4j4a7bc
~acke	69 -6g5f10h
~ackg	86 6b
~acki	83 -13c10b12h
~acks	81 -10b-5i5c13a
~acku	75 -8b-5g22i
~acky	89 -8a10c
~aco	87 -9a-8c9j10f
~acon	89 -10a-8c8j10f
~acr	84 4f
~acro	87 -4c5f
~act	56 -14g-9a-5hi-4e6b8d9f13k14c
~act>	69 -19g-9a6b11f19k
~acte	89 -20a14bc
~acti	80 -8c-4b14a
~actl	76 -11i-8a-5jk4e5fg18c
~acto	69 -14c-8a6b8j9g11d
~acts	80 7d
~actu	72 -11b-9j-7g6i11c14a
~acy	84 -5a8j
~acy>	84 -5a8j
~ad>	45 -16g-6de-4h5b6j9fk22c
~ada	89 -8g6i7c
~adb	84 
~adbo	84 
~add	54 -29b-6ai6f7k8e14d20c
~add>	72 -21b-14a-5f11j12g15c
~adde	77 -9b-4c8d13a
~addi	71 4ae
~addr	62 -10a-9b-7g-6j-4i8e9c13k14f
~addy	77 -4k6c8d
~ade	58 -27g-14a-8d-7k-5j5e8f12i14c29h
~ade>	61 -21g-9a-6k-5d4f5c8e32h
~aded	83 4a7f
~ades	76 -12a-7g6b12i14c
~adg	86 -5a8k
~adge	86 -5a8k
~adi	77 -23a-4k7b22f
~adin	79 -23a-5c-4k8g10b23f
~adj	82 -4g7i
~adju	82 -4g7i
~adl	81 -9a12b
~adli	83 
~ado	80 -7a7d
~ado>	87 -7c6g
~adoe	87 -4a9c
~ads	71 
~ads>	79 -5j-4c5b6g
~adsi	79 -5b4a5c7j
~adt	89 
~adt>	89 
~adu	86 -5b5a
~adua	86 -5b5a
~adv	72 -6g-4e4bj5k7a
~advi	72 -6g-4e4bj5k7a
~ady	64 -9d-7g5a7e14j
~ady>	64 -9d-7g5a7e14j
~afe	67 -11g5j7bc
~afe>	82 -5k13a
~afet	70 -8g-7a5k11c
~aff	72 -15c-5fk5dj11a12g
~aff>	80 -7c4a5b
~affi	86 -6b6g7a
~affo	84 -8c6dg
~aft	55 -18g-5f6b7d8j9ci
~aft>	87 -5a4c
~afte	55 -16g-5fk6abcj8d9i
~ag>	86 -11a-7b-5g7k23c
~aga	64 -7d9ei
~agai	64 -7d-4f9i10e
~age	41 -11j-9a-7bi11c13d18g21k
~age>	43 -24d-12b-10h-5a7f8e10c18k31g
~aged	79 -12g-9f-4j5b9a15c
~agee	89 -10c14d
~agem	84 -15c10g15d
~agen	63 -27g-6ej15b27d
~ager	74 -6g6ac
~ages	68 -11a-9b-6ei-5j10k11h19g
~agg	80 -6b-5c4ah5i
~aggr	87 
~agi	80 -6a-4g9cf
~agin	82 -4a5c9f
~agl	89 
~agle	89 
~agn	82 -10a4e5c
~agno	82 -10a4e5c
~ago	76 -18g-16j-11c-6i7h16a36e
~ago>	76 -18g-16j-11c-6i7h16a36e
~agr	76 -5de5a6b10h
~agre	77 -5de-4k6b8a10h
~ah>	69 -31a-11b-9e-7k5di9f12h28j
~aha	75 -9a-4c6g12b
~aha>	75 -9a-4c6g12b
~ahe	75 -7c8j
~ahea	75 -7c8j
~aho	89 5b
~aid	55 -27c-7e-6f-5ai5k9bd11h24j
~aid>	55 -26c-9a-7e-6f-5i5k9d11bh24j
~aig	74 -4aij6ek8b
~aigh	75 -4ij6e7k8b
~ail	54 -20g-6c4f5b12e19i
~ail>	56 -19g-4k5ce7b15i
~ailb	89 6c
~aile	79 -9c-6a8i11e
~ails	84 
~aim	59 -11a-5dj8g12i
~aim>	63 -14a-13j-4d10i11c15g
~aims	70 -8c-7g5k10j
~ain	52 -8k-7i6f9d13g
~ain>	57 -10c-8k-5h-4a4e5f25d
~aine	78 -9d15a
~aini	77 -8a-4g22c
~ainl	86 -7a-4g13c
~ains	72 -10c-5d-4j4b5f11h
~aint	75 -7a18c
~ainy	86 -22c-11i6a32g
~air	60 -12j-7h-6g-5e5a10d20c
~air>	67 -22g-6h5k6j7a21c
~airb	84 -7b13a
~airs	71 -19j-12a9b13dg
~ais	68 -4k5j10b
~aise	68 -8c5j11b
~ait	74 -13j-6b6h8i11a
~ait>	77 -15j-5b6h14a
~aiv	87 -7c-5a6b10j
~aive	87 -7c-5a6b10j
~ak>	68 -8k-5b6f7a
~ake	45 -8e5bi6g9c
~ake>	47 -10e-7j-5d-4a5h7g8i11c13b
~aked	89 -9a4c8k
~aken	84 6a8j
~aker	77 -12b26a
~akes	67 -9b-4a4j7d
~aki	68 -13gi-11b-6k5j13d16c19a
~akin	68 -13gi-11b-6k5j13d16c19a
~aks	73 -10g-9b5i7a14c
~aks>	73 -10g-9b5i7a14c
~al>	42 -25i-16f-12e8cg11a16bk22j
~ala	65 -16c-4e10j17g
~alan	82 -14c-5a18g
~alar	67 -4c8j
~alc	75 -8a7c13g
~alco	75 6g7c
~ale	63 -15e-5i6h15d18g
~ale>	77 -14c-12a-6e4b5di16g
~aler	82 -5g-4a7j10d
~ales	70 -11e-9j-8i-7b-5k4c7h15g16a
~alf	65 -7j-6b8a9d10k
~alf>	66 -24c-7j10k30d
~ali	77 -12b5k21a
~alid	87 -5b15a
~alk	53 -10g-7ce-4j5f8d20k
~alk>	58 -6i-5g-4f33k
~alke	72 -17g-5k4d9c14i
~alki	66 -16c-8k-5j8b9dg12f
~all	39 -10a-9j-8i-6e16h20d24b
~all>	42 -13i-11k-7a-5c17b22dg
~allb	87 -8a5c8k
~alle	67 -17j-11g-7a-5e9d12h23c
~alli	75 -11c-7a-6d9k10b12f
~allp	76 7g10k
~alls	66 -14e-8d-6g10b13a16j
~ally	58 -17g-8a-6j-4b7ce11i12h
~alm	82 5k
~almo	82 5k
~alo	67 -22g-7c15a27i
~alon	69 -15g-7c4j5i20a
~alr	63 -15k-4i5a6c21e
~alre	70 -5i-4d4j5e
~alri	69 -15k-5j4c5d17e
~als	72 -7d4f6ack
~als>	73 -5d-4k6f13c
~alt	57 -17g-9a-7d-4h6c7b8j24i
~alt>	79 -6b4a6i
~alth	59 -14g-6ad7c11b21i
~alty	87 -8a-4c8j9e
~alu	65 -18a10i11c12g
~alua	83 -15a19c
~alue	67 -6a11i14g
~alv	86 10j
~alw	76 -9j-7i-6b6g7ad10f
~alwa	76 -9j-7i-6b6g7ad10f
~am>	51 -13c-9g-7b-6d-5e5j10i11h13a15f
~ama	64 -8e-6b-5d-4c15j17g
~ama>	84 -7a-4k5c7g
~amag	67 -7bce6k12ag
~amb	87 -15a-5k6c14f
~ame	41 -29b-10h-9a-7i6ej9fg13c16k22d
~ame>	42 -13ab-9h5e9d14c16g18k
~amed	72 -19b-16c6j7d12fk
~amer	77 -7b5k10c
~ames	71 -6g5dj6c
~ami	58 -9g-6j-5ck7a8e10bi
~amil	59 -7g-5j-4e4d7a10b11i
~amin	84 -7a-6c18e
~amm	86 -6a5b
~amme	87 -6a5b
~amo	68 -13a-5k-4bf13c18g
~amou	69 -13a-5bk-4f13c19g
~amp	69 -22b-10c7j9g24a
~ampl	89 4j
~ampo	74 -11b-4c17a
~ams	83 6a
~ams>	84 6a
~an>	39 -28i-21k-19g-8j4e6b8h13d35a39c
~ana	69 -26g-6b11h13di
~ana>	89 10a
~anag	71 -25g-5b4a14d15i
~anc	44 7a10e11g
~anc>	89 -4k14j
~ance	45 -7j-6i-5c-4a7k8b11e14g
~anch	84 6i
~anci	76 -13b17a
~and	30 -12cf-10h-9a-6b9g11i24j26e34d
~and>	31 -13b-9a-8cfi-7h10g13k22j27e31d
~andb	86 
~andd	86 -11a5e6c
~ande	86 4b6k
~andi	79 -7b8j10i
~andk	89 6a
~andl	59 -17a-8g-7f-6ce6d19b22i
~andm	83 -5g5j6c
~ands	67 -13k-10a-7d-6e-4b13j16i20c
~andy	76 -6c-5k-4gj11f16a
~ane	67 7c8f
~ane>	77 -4b11f
~aned	87 -4a
~anen	87 -4j7c
~aner	87 -7a6c
~anes	83 5a
~ang	56 -13g-10bj-8h-5f-4d10c21a29i
~ang>	74 -10b-9eg-5j4d5c12i13a
~ange	60 -8b-6j-5h-4i4c27a
~angi	72 -13a-4f4e9k14i
~ani	66 -10ag-9c-5i5k11j23d
~anie	74 -5i6d8k
~anim	84 
~anin	83 -12a-8c-4b7h23d
~anis	89 -7a6c7j
~aniz	89 5a6j
~ank	61 -12g-6a-4h11b23d
~ank>	66 -15g-5a8b10k11d
~ankr	87 7a
~anks	75 -12a-7k4e7b15d
~ann	63 -6d5g6a14j
~anne	81 -8d11j
~anni	73 -11b-7c30a
~annu	75 -15a10c16g
~anny	86 -5a5j7b
~ano	70 -10c-5gk5e6b8aj
~anot	71 -7c-5g5e11a
~ans	59 -14a-5fi4c6j16b
~ans>	62 -4a4d5b
~answ	78 6c
~ant	43 -11d-4i10k11a17b
~ant>	44 -12d-6gj-5f5ek14b28a
~ante	82 -5k5c
~anti	83 -7a-4e8g
~ants	72 -16a6f10j12k
~anu	86 -8bg19a
~anx	87 -7b12a
~anxi	87 -7b12a
~any	31 -49b-24i-16j-7e-4f7d9c16k45g69a
~any>	34 -36b-22j-20i-8ef12k19c39a61g
~anyb	56 -15c-11b-6j-5g6h14d23a
~anym	82 -6a-5ck5g11e
~anyo	67 -13c-4k11a16d
~anys	77 -7d-5g6k8j
~anyt	50 -21b-7e-6dgi-5h7j9k17c30a
~anyw	74 -11c6f14a
~ap>	68 -13j-5d-4g5k6e9a13b
~apa	65 -6g-5b4a5j
~apar	65 -6g-5b4a5j
~ape	59 -21g-7c-6e4f10a30i
~ape>	70 -17c-15b-5g22i27a
~aper	65 -14g-10a-4j7f8c14b
~apes	84 -4g7j14i
~api	84 -5ab14j
~apin	87 -5ab11j
~app	48 -18e-10g-7d6a7b11hk14c
~app>	68 -9g-5d5c16a
~appe	53 -17e-6ag5h9k19c
~appl	77 -7c4h12g
~appo	86 -4a10f
~appr	75 6b
~appy	71 -11j-9i-5g6k10h17a
~aps	72 -7i-5b8j14h
~aps>	84 12c
~apse	77 -10c-7i9j15h
~apt	83 -17j11b13a
~apto	87 -17j8a13b
~ar>	38 -14bd-10hi8ef15g21c26a
~ara	61 -11c-9g-4bdi8k34f
~arac	89 -20a14bc
~arag	67 -14c-10b-5g4k5j26f
~aras	86 -5c6a
~arat	73 -5c10a
~arb	77 -6c6a11e
~arbe	89 -4c13e
~arby	80 7a
~arc	82 -15a-8c11h13j
~arch	87 
~ard	50 -15k-14g-9a6d8eij10b16c
~ard>	54 -20a-9d-8k-4g9c12ei20b
~arde	81 -13a10b20c
~ardi	77 -7c-4g7aj12d
~ards	68 -18b-7g5j7d22a
~are	32 -10i-6g-5h5d6k9f12j37b
~are>	32 -9g-7i-4h5ak6ej7f36b
~area	79 -19c-13ae5bk41f
~ared	83 -7c-6i6g8a
~aree	89 
~areh	89 
~aren	68 -8c-4b19a
~ares	79 -9a-5c6j15f
~aret	86 7b
~arg	68 -15i4d20g
~arge	69 -14i5d11c
~ari	67 -15g-6bd9c12a17j
~arij	89 10a
~arin	74 -11g-5b22j
~arit	81 -6g-4ab8c9k
~ark	63 -5gh-4di11k
~ark>	69 -7ab-4f5gj8c10k
~arke	74 -15c5g6j7f
~arki	82 -13g10b14a
~arl	76 -11cj10g15a
~arly	79 -11cj11ag
~arm	63 -16d-7c-5i-4f4b15e19j
~arm>	67 -15d-12g5c6e9bj10a
~arml	89 6a
~arms	83 -6c-5a5g8j
~arn	68 -10b-4c5i16g
~arn>	75 -12a9g
~arne	81 -6g-5c5aei
~arni	86 -18b-13c16ag
~aro	58 -7bj-5ac4k6d12f
~arou	58 -7bj-5ac6d12f
~arp	82 -6a6j8k
~arpe	89 -7a10k
~arr	55 -10i-5e4ac5b6k
~arri	67 -6g-5ai4c10b12d
~arry	59 -7d-6i8g13a
~ars	48 -17a-9d-5e7f8b9h21g
~ars>	48 -16a-9d-5ej4c7f8b9h21g
~art	46 -11h-8ci-6k-4j6f11a15d22g
~art>	52 -15b-8hj-7c-6i12e16g28a
~arte	69 -10i-4c6a13g
~arti	77 -5g9b
~artm	63 -9c-5i4j17d
~artn	67 -14k-8e11g12b
~arts	79 -21a-6e-4g9k11i12f
~arty	83 5c
~ary	66 -10j-8a-7cg9e13d18i
~ary>	66 -10j-9a-7cg9e13d18i
~as>	39 -24f-19k-8bg6i7e12h17d20j26a
~ase	52 -24d-6h-5a4j6b8f13k15c
~ase>	55 -23a-11d-6i-5h8b10f16k21c
~ased	83 -20d20a
~asem	68 -5c6a7g8i
~ash	59 -21a-6i-5e6dg7b8j14c
~ash>	62 -12a-4ei5c8d10b15g
~ashe	79 -8g5k14c
~asi	72 -11c-7b5jk13i
~asid	81 -7b6a8g
~asie	84 -13b-5c6k20i
~asin	84 5ab
~ask	55 -9k-6ah-5bi4f6g10e20c
~ask>	60 -16b-6k7ef11d13a
~aske	76 -9k-6a4i5cg6b
~aski	70 -15a-5i4j6b7ce10g
~asks	82 -14d-5g5j7k16c
~aso	68 -24a-9g-5k-4d10c14e26h
~ason	68 -24a-9g-5k-4d10c14e26h
~asp	83 -6b5c9j
~asph	84 -5b5c7a
~ass	58 -14e-9c-7i9k27b
~ass>	68 -12e-8g-5j6k7f15b
~asse	67 -10c4k7j8g
~assi	82 -5b10c
~assm	87 -5c6a
~asso	89 -5c12b
~assw	87 -9a16b
~ast	46 -16k-7d-6f-4h6bci15g23e
~ast>	46 -15k-9b-8f-6d-4h7i9a17g24e
~aste	81 -14a9c16b
~asti	89 5f
~asu	75 -9a-5f11d16b
~asur	75 -9a-5f11d16b
~asy	82 -16j5b6c7a
~asy>	82 -16j5b6c7a
~at>	20 -8d-7a-5b5i8f13j14h21c22g41e
~ata	82 -5dh5a6bf
~ata>	86 -6d-5c7f9a
~atc	63 -12d-10i-9c-4fh7b11j26k
~atch	63 -12d-10i-9c-4fh7b11j26k
~ate	42 -13b-12i-10d-8a12c13e15f25k
~ate>	49 -13a10f23e
~ated	64 -27b5a8h29c
~atel	71 -5c13a
~atem	82 5b
~aten	89 -6d9a
~ater	59 -18a-15i-5e6b10fk21g
~ates	64 -6d-5eg4b8a10j
~atev	76 -15c-6a-4g5d31k
~ath	61 -19a-13i-8d-7c-6e8k9f12g13j18b
~ath>	76 -19c4f6aj10g
~athe	66 -12a-7g-4e5k7f9j11b
~athr	81 -12i-5ac24b
~aths	83 -15b-11a5k12c14g
~ati	50 -12g-6ac7fk15bh
~atic	80 -4c6h7a
~atie	89 
~atin	70 -6ac6bk8i
~atio	53 -8gi-6a-5e6h7k9f13b
~atis	87 5a10h
~atl	82 -5e13c
~atll	86 -6e-5g17c
~atm	81 
~atme	81 
~ato	87 5i6c7j
~ator	89 6c7j
~ats	73 -24b6g9c10i
~ats>	74 -12a-10b6g9c11i
~att	68 -6f-5a5d11b
~atta	80 -15a4j6bdi
~atte	74 -6df-5g4k15a
~atto	89 -7c6a
~atu	79 -9j-6g8k13c
~atus	83 -8a-6g-4b9k16c
~atv	77 -17a-6d6fg23c
~atve	77 -17a-6d6fg23c
~au>	89 6j
~aud	67 -7i-6a5k17b
~audi	67 -7i-6a5k17b
~aug	67 -9d-5g5j12c
~augh	67 -9d-5g5j12c
~aul	71 -15c-11d-6g13i28b
~aul>	83 9b
~ault	76 -11d22b
~aur	82 -6b5ij
~aura	82 -6b5ij
~aus	64 -10i6d12a
~ause	64 -10i5a6d
~aut	65 -11g-8i-5d5c8f9k10a
~auto	66 -11g-6i7a9f12c
~ave	30 -13i-7e-6f5b8k9c13j30a
~ave>	31 -11i-8e-7f-6d4bh10k14j19c24a
~aved	80 -10c5a12g
~avel	76 -12c5f7d
~aver	89 -8c10g
~aves	89 6a
~avi	65 -11i-8c14g15b
~avin	65 -11i-8c14g15b
~avo	79 -5a-4g17c
~avor	79 -5a-4g17c
~avy	87 -4i5g
~avy>	87 -4i5g
~aw>	68 -13g-10j-9d-4k14c15ei
~awa	64 -13b-6i-5j-4c6a7k16d
~away	65 -13b-6ci-5j5g8k16d
~awe	69 -8a-7j-4d7b12k
~awer	86 -8a9b
~awes	71 -9j13k
~awf	87 -5a5c7i
~awfu	87 -5a5c7i
~awl	81 -15c-9g4a8i14b
~awl>	82 -6bc5a9i
~aws	80 -7g4ac7b
~awsu	83 -6g5c8a
~aww	79 -12a-5g-4j5k7e10d
~aww>	79 -12a-5g-4j5k7e10d
~awy	76 -7g-5d5a10k
~awye	76 -7g-5d5a10k
~ax>	75 -9bg5fk6c
~axe	84 -11a5j8b
~axes	84 -11a5j8b
~ay>	33 -14h-8a-6j12g20c38i
~ayb	80 -13c7e15a
~aybe	80 -13c7e15a
~ayc	70 -11c-5bk6f12g
~ayca	89 6g
~aych	71 -10c-5bk6f8g
~aye	84 -5c-4b13k
~ayer	87 6k
~ayi	58 -16j-11f-8ce14d17gi
~ayin	58 -16j-11f-8ce14d17gi
~aym	64 -8j8b12e
~ayme	64 -8j8b12e
~ayo	84 13g
~ayou	86 14g
~ayr	67 -7a5g6cd
~ayro	67 -7a5g6cd
~ays	53 -13a4bd6i
~ays>	53 -13a4bd6i
~azy	76 -4ij6b7h
~azy>	76 -4ij6b7h
~ba>	81 -9b5g9a
~bab	67 -6d-4b4e11a
~babi	89 
~baby	68 -9d-4b4e13a
~bac	51 -12d-7e4k5hj6a10i
~bacc	79 -7b9a
~bach	82 -4c4j9b
~back	52 -11d-6e5h7c11i
~bad	69 -13a-7j-5e4cg7b17i
~bad>	70 -7j-6a-5e5g17i
~bal	68 -13c-10a-8b4k35g
~bala	82 -14c-5a18g
~ball	71 -11b-6a5j19g
~ban	52 -9c-8gi-6k6e14b25d
~band	56 -6k-4c6d8be
~bank	65 -7cg-6i-4j8b25d
~bar	70 -20a-5dg9e27c
~bar>	86 -11d-4c15a
~barb	89 -4c13e
~bare	84 -6g6d
~bark	89 -6j12c
~barn	83 -24a27c
~bas	66 -6a5j6c7i
~base	67 -5c6ag7i
~bat	72 -11a-5b-4i4fjk5c9g
~bath	73 -12a-4bi4fk5cj10g
~bbe	89 
~bber	89 
~bbi	80 -6g11c
~bbie	81 -6g6c
~bco	79 
~bcon	79 
~be>	49 -18i-12f6j9dk12e14a
~bea	74 -8c5b6g12a
~beag	89 
~beat	80 -5k-4j6g13a
~bec	64 -11i-4f5d18c
~beca	66 -11a-10i4g6d13c
~beco	86 -8g11a
~bed	73 -10a-6c19g
~bed>	89 
~bedr	76 -7a6k
~bee	49 -12j-4d4hk10c17i
~been	49 -11j4hk10c18i
~beer	83 
~bef	55 -15k4dfg11i
~befo	55 -15k4dfg11i
~beg	89 8k
~beh	68 -9c-8g-6i5f11h14d
~behi	69 -9c-8g-6i-5b4k5f11h14d
~bei	70 -9b-4g5e6f9i
~bein	70 -9b-4g5e6f9i
~bel	68 -14b-6k5g7a9f11j
~beli	79 -12g-7a-5bk7cj8e11f
~bell	83 -4a6j7b
~belo	77 -9b9g16a
~belt	89 -11b-5k4a12g
~ben	67 8a9d
~bend	82 7a
~bene	70 9d
~ber	48 -16b-8h-6d4c6e9a13i14g
~ber>	49 -13b-10i-9j-7d-6h4a11c14e15f19g
~bers	67 -24f-7ce-5g11k15a22i
~bes	61 -14g-9ab-5j5ei7h12c13d
~besi	68 -6g-5b19d
~best	68 -9g-8a-5d5k7e9h13c
~bet	61 -8i12c15b
~bete	80 11a
~bett	65 -8f-5i10k11b
~betw	78 -7ak7f10b
~bid	89 6a
~bie	77 -6g5c
~bies	77 -6g5c
~big	56 -21i-6j-4a8k13b22g
~big>	58 -14i-10d4c6ag11bk
~bigg	75 -12a9g16d
~bigs	86 -10i14g
~bik	77 7k
~bike	77 7k
~bil	56 -9j-6g-4k6f8d14b
~bile	87 -7a-6k6b9f
~bili	59 6ag
~bill	68 -14g-10j8b12d
~bin	68 -15g-10b8i10j11c
~bin>	82 -9ab9j13i
~bind	84 -9c6f8b
~bing	75 -11g-9b13ac
~bir	63 -11a-5bd-4g15e23c
~bird	89 
~birt	64 -10a-6b-4d14c21e
~bis	87 -6c7g
~bisc	87 -6c7g
~bit	76 -5c6d8g
~bit>	77 4a9g
~bla	80 5c6bd
~blam	82 6bd
~ble	52 -12k-6i-5f-4h4g5j7b10a15c
~ble>	54 -11k-7e-6j-5i6b35a
~blem	74 -6c-5g6e7b9j
~bles	77 -30a-6b7d10g26c
~bli	83 
~blin	89 
~blo	68 -12g-9b-6k8e11c16a
~bloc	89 -5b10c
~bloo	70 -6g-5b-4k6j10e12a
~blow	86 -7g-4j4a5c9i
~blu	83 -7c6a8g
~blue	87 -7c9g
~bly	89 7g
~bly>	89 7g
~bnb	84 -7b13a
~bnb>	84 -7b13a
~bo>	87 -10a7k
~boa	70 -8bc5j20a
~boar	74 -5b12a
~boat	81 -7c10a
~bod	46 -16b4cjk10d
~bodi	80 -7a4g9c
~body	47 -16b4k5aj11d
~bol	83 6b
~bolt	83 6b
~bon	86 -5g11a
~boo	63 -6eg4d5jk6b
~book	64 -5ce5dhk6j
~boot	87 7c
~bop	83 -6g5c7a
~bop>	83 -6g5c7a
~bor	63 -12g-11k-5h6d8j11b16e
~bor>	79 -9a4i5b9j
~borh	87 -6j-5a6g8e
~born	72 -10g-6dk7a16e
~borr	77 -10a8b16d
~bors	82 -6c9j12a
~bos	77 -8j-5f8c20a
~boss	78 -5f8a9c
~bot	63 -5cg5h7b8a
~both	65 -7c-5k4a5hj9b
~bott	83 4ck
~bou	40 -11e-10d5bfh7c28k
~boug	70 -9i-7ej7a9k16b
~boun	86 -4c9a
~bout	41 -9ad-7e-5b7fh10c23k
~bov	79 -11c15d
~bove	79 -11c15d
~bow	89 4b
~box	68 -7a-6f8k12e
~box>	69 -7c-6f-4b5d10k13e
~boxe	87 -9a4c9b
~boy	70 -14a-8c-5g-4d4i8hj18b
~boy>	75 -10c-6a-5gk5b6i9h12j
~boys	79 -9a16b
~bra	72 -6egj23i
~brak	87 -4k14a
~bran	78 -6e-5c-4g7b14i
~bre	57 -10b-8i-7a-5k7h9fg13c
~brea	68 -7a-6b-5gk7f15c
~bree	84 6c
~brel	62 -6bi4f7h15g
~bri	63 -15a-8i-5ek7d10g13h
~bric	74 10c
~brid	89 -8d-6a8c9j
~brin	68 -14a-12c-7i-5e5f6g14d16h
~bro	62 -15d11j13i
~brok	74 -18a-12d-6g4b6f9i19c
~bron	89 -13a5k15i
~brot	69 -10k-9g5j12a17c
~brou	84 -5cg5k7e10a
~bs>	63 -14b-10ck8g11d22a
~bsi	81 -6h-4j4c5a12b
~bsit	81 -6h-4j4c5a12b
~bt>	82 -12a13b
~bts	89 -15a21c
~bts>	89 -15a21c
~buc	80 -7c6a14h
~buck	80 -7c6a14h
~bud	71 -8d-4ab6k15g
~budd	77 -8d6gj
~budg	79 -6a11g
~bug	78 -11g-6i7k8b10h
~bugg	89 -5g7ck
~bugs	84 -6cg-5i9b12h
~bui	55 -7d-6c-5i-4hj9g10k17e
~buil	55 -7d-6c-5i-4hj9g10k17e
~bul	86 -7c5f6i7b
~bull	87 -6c5f6i7b
~bum	79 -10a-6c9b13j
~bump	79 -6c13j
~bun	74 -10c-7g9bi14a
~bunc	86 -11a-5c6d15b
~bund	83 -4i12a
~bung	87 -8b-6cg8a16i
~bur	62 -18a-9b-5k16i22j
~bure	89 6j
~burg	89 5a
~buri	79 5c
~burn	68 -8b-7c-5a12g17i
~burs	81 9c
~bury	89 -21a27j
~bus	49 -15i-8f-4k8ej9bcd
~bus>	81 -5g-4i4c7j
~busi	51 -14a-12i-6f4g6j11cd12b
~busy	73 -6g-5c6i7a13e
~but	62 -10a-5d10e16g
~but>	64 -7bi-4dk5aej19g
~butc	89 -4b14i
~butt	89 -10a7e9b
~buy	63 -6i-5g-4k5af7b
~buy>	64 -6i-5a4e5cf9b
~buyi	84 -6c14a
~by>	50 -26d-9g-7h-6k9c14e19b20i
~bys	83 -6b5c
~bys>	84 -6a8c
~cab	84 -11b-7a-4c8e9j13i
~cabi	86 -9b-5c-4a9j14i
~cak	87 -10c8a9g
~cake	87 -10c8a9g
~cal	48 -19g-17i-14ae-6c8f18h27b28d
~cal>	62 -8ci5d8a9b
~cale	81 -7ce-4a4k6i14g
~call	51 -35g-16i-11a-9e5cj7f19b22h26d
~cam	62 -10i-9b-5d-4f8k12j20g
~came	64 -9ai-5d7k11gj
~camp	87 -14b-4c9a13g
~can	46 -16k-13j-7g6c7i8f9d12e14a
~can>	48 -25k-23j8d10ef11i12c13a
~canc	70 -12g-11b4d7e8k14j
~cand	89 -5a6k
~cane	79 5a
~cant	83 5a
~cap	84 -14a-7b-6g9j21c
~car	41 -14k-10j-9b-6eg4d9a19c34i
~car>	48 -9d-8be-7j6fg9i12a13c
~card	58 -12ag-6k-4h11b13c14i
~care	64 -12c-5bk-4i7g9d14a
~carp	86 -6a6j8k
~carr	58 -7i-6b6cg7k8d
~cars	65 -23k-12g7c8d23i
~cart	89 -4j5e
~cary	82 -11j5e21i
~cas	63 -19a-5c-4d6jk11g20b
~case	76 -7a10j
~cash	66 -16a-8c4k15g22b
~cat	54 -9a-8i-7j-5cd6f8eg24k
~cat>	89 -4a7b
~catc	74 -15d-4i4j10e22k
~cate	63 7f10d
~cati	66 -7j-6b15k
~cats	84 -12b7ag
~cau	65 -10i-5c18k
~caus	66 -10i6ad
~cce	81 -9b5j9a
~ccen	87 4a5j
~cci	69 -15c4ai6d13e
~ccid	69 -15c4ai6d13e
~cco	61 -14g-9d-6hk-5ei7j15b23c
~cco>	76 -5c6b10a
~ccou	63 -11g-7dk-5ah4f7j11b23c
~ccu	74 12g
~ccup	79 -7a-5k24c
~ccur	83 -21c5a8j10g
~ce>	36 -16c-10j-6f-5h4d5e6g10k14b16a18i
~ceb	89 -5b6j9c
~cebo	89 -5b6j9c
~ced	70 -14j-6a-5c32b
~ced>	70 -14j-6a-5c32b
~cei	77 -9a5j7k10f
~ceil	84 -9a-4c6gj12f
~ceip	83 -9g5c9k
~cel	70 -11g-4a10b14c
~cel>	84 
~cele	86 
~cell	76 -12g10b16c
~cem	77 -13g6b7a
~ceme	78 -13g5a6b
~cen	55 -12c-11a-5i6ej8b13g
~cens	59 -11a-4i4k5b10de
~cent	64 -14c-6dk6h11j19g
~cer	58 -9b-6gi5a6j17d
~cer>	74 -12g-11b-4a5e6k10j12d
~ceri	86 -5f-4b5a12g
~cern	84 -5g7ac
~cert	62 11d
~ces	64 -21c4i5k20d
~ces>	69 -22c6k11a16d
~cess	75 -8a-4g7d
~ch>	39 -38a-37i-15j6e9f11g15c19k28d29b
~cha	53 -11ij-9e-6c-5af7k10b17g21d
~cha>	83 -7a-6g-5j12cd
~chai	76 -20j-14a-6c7g8h16bd
~chan	59 -7b-6hi-5deg12k28a
~char	68 -9c-7a5b9g
~chas	83 -19a25g
~chat	82 -7c-4egk7d13j
~che	50 -8h-7d-5a4e5g9b14j
~chea	77 -10c6b9g14a
~chec	57 -9a-6j-5g9c11be
~ched	71 -10i-9g7j13c
~chel	82 -4c4j9b
~chem	89 
~chen	70 -10a-5bc5i10j12g
~cher	79 -12a-6c17i
~ches	73 -6k-4e4c
~chew	86 5bk
~chi	60 -13j-9d-5e8ac14b
~chil	70 -12d-5e5f6bi9g
~chim	84 -6b6d
~chin	68 -14j-5di-4g9c12b15a
~chit	87 
~cho	59 -23g-7e-4b5i7d9c12f
~chol	89 -9g4a9i
~choo	60 -15g-8h-6e5dj12c13f
~chr	84 12f
~chri	84 12f
~chu	79 -7b4f7a
~chur	79 -7b4f7a
~cia	59 -13g-5i7bd21c
~cial	62 -6j-5i-4g24c
~cian	87 -6c12j
~ciar	77 -10g-4a6c14d
~ciat	84 -5c11b
~cid	64 -10c-6g-4a6i7j10e11d
~cide	64 -19a-12c-5g4b6i10e12d13j
~cidi	87 -9b-8j20a
~cie	68 -8b-5d16c
~cies	69 -8a-4d16c
~cig	81 -4a6bk
~ciga	81 -4a6bk
~cin	78 -5j
~cin>	89 4a
~cine	86 5c
~cing	89 4i
~cis	78 -4k6d
~cisi	78 -4k6d
~cit	71 -13b-5g8e10a12f
~cita	89 5c6k
~citi	87 -9c-6b4a12e
~city	76 -6b7a11f
~ck>	43 -14a-12bj-7h7c10g11d12e14k16i
~cka	77 -6g-4j4a7bc
~ckag	77 -6g-4j4a7bc
~cke	56 -11i-9e-7cd-5a14bhj
~cked	64 -8i-7eg-5f5a6c8bh11j
~cker	76 -12a-8c-5g5f11b12h
~cket	65 -8c-4bi4f5k8j10g
~ckg	86 6b
~ckgr	86 6b
~cki	71 -15g-11a5i12h17b
~ckin	71 -15g-11a5i12h17b
~ckl	80 -9c-6g4a7d14h
~ckle	83 -9c-5g6a14h
~cko	83 -9c-6a7i12g
~ckon	89 -8c9g
~cks	61 -14b-11i-10d-4f8h9g28a
~cks>	61 -11i-10d-7b8h9g20a
~cku	69 -9c-5a13e16i
~ckup	69 -9c-5a13e16i
~cky	77 -6a4g15c
~cky>	81 5g7c
~ckya	89 -8a10c
~cla	56 -16a-7d9k10ci
~clai	59 -11a-5dj8g12i
~clar	82 5k
~clas	77 -7b-5g4ck6af
~clau	87 
~cle	57 -21i-10g-8d8j10bk26a
~cle>	66 -10a-7d7b17k
~clea	66 -23i-11c7j9b28a
~cles	72 -9g-5b7cj14a
~cli	60 -12g-8k4e6f8a14d
~clie	64 -7g-6j6c12d
~clim	80 -11b5d16a
~clin	79 -7k-5d5b6e10f
~clo	54 -20a-19c-12i-4h5j9b23e28g
~cloc	82 -9c-5aj-4i8e9g12b
~clos	56 -15c-11a-9i4fj17g19e
~clot	86 12g
~clou	84 -7a6b8j
~clu	73 -6b14a
~clud	74 -8b5g12a
~co>	71 -11a-6c10i15g
~coa	82 -7a9bg
~coas	87 6g
~cod	72 -8g-7a-5f7k24c
~code	72 -8g-7a-5f7k24c
~cof	82 -5a6k8i
~coff	82 -5a6k8i
~coh	75 6g7c
~coho	75 6g7c
~coi	82 -9k6a9b
~coi>	86 -9k7a
~col	58 -10c-6i7g9b12a
~cold	84 
~coll	59 -8c-6i-5d9g10b15a
~colo	89 4j
~colu	89 5d
~com	40 -23a-6e-5jk5b7f8d26c27h
~com>	89 -4a9j
~come	51 -9e-8ak-6i-4j7c37h
~comf	78 -5c4g7a
~comi	67 -27b-13a-10k-7j10fi38c
~comm	66 -9a-4j6k12g14b
~comp	46 -8g-4a4ek8d16b
~con	50 -10e-8c-7h-5d-4k7b8j10fi16a
~con>	89 -10a-8c8j10f
~conc	83 -5g5b7c
~cond	62 -12g-7b10c11ij
~conf	87 -6d4a9c
~cong	80 -8j12i
~cons	71 -16c5g22a
~cont	60 -12c-7e5d7k9g12b
~conv	79 -10k6j8c
~coo	66 -16b-11j-7f5e6a7c26d
~cook	86 -10b5d12a
~cool	67 -11j-8b-7f5e9c23d
~cop	73 -14b-7k-6g5j6i18a
~copp	86 -15b16a
~copy	78 -7k-6c4e7ij
~cor	56 -17a-16i-13d-6h-4k5g8f10b36j
~cord	62 -15i-11c-9d-7g4e5k7j12b19a
~core	77 -28a-4k4i19g21c
~corn	87 -9a-6k9c16f
~corp	77 -6i14b
~corr	69 -8a-7b-6c32j
~cos	60 -17a-9i-5h4b9j29g
~cost	60 -17a-9i-5h4b9j28g
~cot	89 
~coti	89 
~cou	44 -10d-9h-8a-5i14e16c19g
~couc	82 -7a8bc
~coul	50 -18k-16j-6d-4h11g18e29a
~coun	55 -11a-8hi-4cd6g11f19k
~coup	75 -12f-8b8g14c
~cour	78 -37a6b14c23j
~cous	82 -5b5d6f
~cov	48 -22d-10f-5e-4j5k11ac22b
~cove	48 -22d-10f-8g-4j5k11a16c22b
~cow	86 5c
~cowo	89 
~cpa	83 
~cpa>	84 
~cr>	86 
~cra	65 -16a-12g-6j-5e4h7d8k23b
~cras	78 -9b-6a-4j6k9c12d
~crat	86 9b
~craw	80 -14c-9g4a8i14b
~craz	76 -4ij5c6b7h
~cre	56 -12g-11f-4h4c8b12e19a
~crea	77 -11g-5k10e16a
~cred	64 -15f-12g5k12ac
~cree	75 -5c-4k7a
~crem	83 8c
~crew	75 -11c-5ai4e5d9g
~cri	73 -9g-8a8d15k
~crib	83 -6ag-4i20k
~crip	82 11d
~cro	73 -17c-6gk6i10d13b
~cros	84 -5c4f5bi
~crow	78 -13c-6k5a9b11d
~cs>	79 -12a4c7h8b
~ct>	58 -27a-9g-8ei7h12c13k23j
~cte	74 -14a10b11j
~cted	76 -12c5i13j
~cter	89 -20a14bc
~cti	56 -8c-7d-5ef5g7j9a12k
~ctib	63 -7c-4k5j14g
~ctin	83 -7g7c13k
~ctio	66 7k
~ctiv	87 -7c11a
~ctl	73 -10i-7b-5k5fg16c
~ctly	73 -10i-7b-5k5fg16c
~cto	60 -20g-12a-5c5e14i25d
~ctor	60 -20g-12a-5c5e14i25d
~ctr	72 -8a-7c5bk6gj
~ctri	75 -13c5b7gj
~ctro	86 -6a7c
~cts	75 -14b7d22c
~cts>	75 -14b7d22c
~ctu	63 -9g-8j-7b7c9k11a
~ctua	74 -5b-4j6ci
~ctur	67 -8g-4j5f7k10a
~cub	83 -9b6g9a
~cuba	83 -9b6g9a
~cui	86 5g
~cuit	87 -6c7g
~cup	77 -10a-8k23c
~cupa	80 -6a-5k25c
~cur	59 -18a-5d8j9e18k
~curi	72 -9a-6j-5g9b19k
~curl	87 10i
~curr	63 -8b4j5g12e
~cus	61 -14g-6a-5ej13h17d
~cuse	87 -19g17ch
~cush	86 -10c6a8k
~cust	62 -7b6a13d
~cut	71 -6k6g7b8c
~cut>	75 -8i-5k7b9c
~cute	89 6i
~cy>	48 -12i-5c7ak11e
~cyb	87 
~cybe	87 
~cyc	80 6k
~cycl	80 6k
~da>	87 12f
~dad	66 -12a-11c-5j7bg16f
~dad>	70 -15c-14a7k9g19f
~dadd	77 -4k6c8d
~dads	87 6b
~dam	67 -7bce6k12ag
~dama	67 -7bce6k12ag
~dan	78 -11c-5f6e17a
~dang	82 -12c6e7a
~dar	87 5k
~das	74 -10k-4b15a
~das>	89 5j
~dash	76 -10k16a
~dat	59 -20g-10ad-7h-5b28c33e
~data	84 -7d-5h7f9a
~date	61 -15g-14a-11b-5d24c36e
~dati	81 -7g-5a4i6c9b
~dau	67 -7k-5dg5a6j12c
~daug	67 -7k-5dg5a6j12c
~day	44 -17a-9b-7g4f5j20e26c
~day>	47 -23g-21a-11i-8b9j13f25e33c
~dayc	89 6g
~days	59 -11j-10f-4e8a11i16g
~dba	89 
~dbo	80 
~dbol	84 
~dboo	89 
~dd>	71 -21b-20a-6f9cj11g19k
~dda	86 -11a5e6c
~ddad	87 -6a7c
~dde	75 -9b-6e8d16a
~dded	83 15a
~dden	87 -5e5c
~dder	84 -7b4g11d
~ddi	68 -6d-5g5f6j7e
~ddin	77 -11c-8d5k6f11j
~ddit	74 5e
~ddl	77 -11a-6i4g6be12c
~ddle	78 -11a-6i5g6b7e13c
~ddr	62 -10a-9b-7g-6j-4i8e9c13k14f
~ddre	62 -10a-9b-7g-6j-4i8e9c13k14f
~ddy	71 4g
~ddy>	73 -6j7g8c
~ddys	87 -9c11j
~de>	49 -20a-8g-7k-6e7f12i13j20h
~dea	61 -10g-6h-4j5d9k12a
~dea>	77 -9g-4h8a10k
~dead	73 -7g-5k4c12a
~deal	69 -14g-6a5bk9c11d
~deat	84 -16c4i20g
~deb	77 -25a12b20c
~debt	79 -25a12b21c
~dec	61 -7g-6b4e6a7d13j
~dec>	78 
~dece	86 -10b13a
~deci	68 -6g-5ak10j11d
~deck	89 5j
~decl	75 -4c5b6e
~ded	55 -8e-6b-5j-4h6i12ag
~ded>	61 -12b-10g-9j-7e-6h6di10c22a
~dedu	63 -9a-8c-4k5b24g
~dee	78 -8b-4af6g9i11c
~deep	86 -14a-5b6j9g12i
~deer	87 18c
~deg	79 -8c7b12g
~degr	79 -8c7b12g
~del	63 -6g-5c9a10e
~del>	79 -7a-6g-4e10b13c
~deli	66 -16c-9b14e15a
~den	57 -8ag-5f-4c5d13e16j
~den>	78 -6g-5e5ci9b
~denc	84 -12a-10g6k7j13e
~deni	87 6d
~dent	60 -15c-6bk5g7a11ej
~deo	84 5a
~deo>	84 5a
~dep	69 -15c-6a-5i12d13b
~depa	79 -14c-10a5g9b18d
~depe	75 -5a12b
~der	51 -19a-7e-6j6d10f15b21g
~der>	53 -18j-12e-6hk10f12b28c
~dere	89 -18c7f16g
~deri	84 -10a4c10g
~ders	68 -19c-15a-6i5h8k9e18j
~derw	82 -7c4g5d6a
~des	58 -24g-7a7b12c13k14j
~des>	63 -13g7i9d14c
~desc	84 -6g-5a-4i21k
~desi	84 -5a6b
~desk	82 -5a10b
~dest	73 -9b-8g-4i4ck6a14j
~det	77 -6b11c
~deta	84 -6b4j5a
~dete	83 13c
~dev	82 6j
~devi	82 6j
~df>	89 -6c7f
~dge	73 -8a-6j9g15k
~dge>	87 -6j6a
~dget	77 -10a6k11g
~dgm	89 
~dgme	89 
~dia	69 8d
~diab	79 11a
~diag	83 -10a5e6c
~dian	81 13d
~dic	67 -20a5be18c
~dica	69 -18a6b15c
~dici	86 5c
~did	36 -26k-13d-11b4j8h15i16ce22a
~did>	36 -26k-13d-11b4j8h15i16ce22a
~die	68 -11e-4d5gj7i8a
~die>	80 -5c-4j5g7a10i
~died	73 -10e-7c7a12j
~dies	87 -5a4k14c
~dif	68 -12b-6j6k8g16c
~diff	68 -12b-6j6k8g16c
~dig	75 -7a-5b6k19c
~digi	75 -7a-5b6k19c
~dil	79 -7a7g9c
~dily	80 -7a4g9c
~dim	89 -11a5g9b
~dime	89 -11a5g9b
~din	51 -12i-5a4b6c12j15f
~din>	69 -6k-5i7a10j
~ding	54 -13a-5hi6b7c10j18f
~dinn	82 -7j-6i-4k5d8e10a
~dip	86 -19b9c15a
~dir	89 -8a6b8h
~dis	63 -25c6g9j11a14k
~disa	80 4a8j
~disc	69 -7j11b13k
~dise	86 -5c4j8a
~dist	82 -20c-7b5k8j18g
~dit	55 -19g-7f-5d5c6k7e20b
~dit>	60 -14f-8g6k13c14b
~ditc	89 6f
~dite	84 11a
~diti	67 -9g4f7b8i
~dito	86 5e
~dits	89 -6a4b5k
~div	70 -10c-9j5g11b14a
~dive	86 -9b5a10g
~divi	77 7b
~divo	81 -10j-8c14b15a
~dju	82 -4g7i
~djus	82 -4g7i
~dki	89 6a
~dkid	89 6a
~dle	62 -15a-7j-6c-5f13b15i
~dle>	69 -41a-9g-5j5be7h40i
~dled	77 -23i33a
~dles	74 -6a-5g8d12b
~dli	77 -8d12b
~dlin	78 -8d12b
~dlo	67 -5ef4a6c7d
~dlor	67 -5ef4a6c7d
~dma	86 -6g-5a6j7c
~dma>	87 -6g-5a6j7c
~dmv	87 -4a12d
~dmv>	87 -4a12d
~dne	89 -13d14c
~do>	27 -41k-37j-10g8i11h15b18f19e30c42a
~dob	84 -9a19c
~dob>	84 -9a19c
~doc	68 -21g-7a4j6i19d
~doct	69 -18g-5a7i20d
~doe	41 -24k-11j-8h4c11e13i19a20d
~does	41 -24k-11j-8h4c11e13i19a20d
~dog	71 -8b4ac6j
~dog>	74 -9a5c7j
~dogs	83 -11b15a
~doi	61 -12g-10j-8d-7e-5h17i20c
~doin	61 -12g-10j-8d-7e-5h17i20c
~dol	65 -14a-5c4k7g14j
~doll	65 -14a-5c4k7g14j
~dom	81 -6c12g
~dome	83 -10a12g
~don	62 -15a-6k7b10d12c
~done	62 -15a-6k7b10d12c
~doo	64 -13b-9c-6i5k7f10j11e
~door	64 -13b-9c-6i5k7f10j11e
~dor	80 -11b-9g5i9c12a
~dor>	89 -7g10c
~dors	87 6i
~dos	86 -12c14g
~dose	87 -12c14g
~dot	81 -12a-6c21j
~dot>	84 -12a17j
~dou	86 -13a8g14b
~doub	89 -15a8g14b
~dow	52 -18a-9ci-5g6d7k9h10e23j
~dow>	86 -6g5e8j12i
~dowe	89 -5c-4j9ab
~down	52 -15i-13a7e9k10h13j
~dra	66 -10c4e9g
~draf	87 -5a4c
~drag	89 -6b5ah6i
~drai	87 
~dran	75 -6i-5c5a14g
~draw	79 -8ac9e12b
~dre	59 -11a-6j-5i-4g7e13f15k
~dren	73 -9c6b
~dres	62 -10a-9b-7g-6j-4i8e9c13k14f
~dri	46 -7g-6h-4f6i7b8c15a
~drin	72 -9d23a
~drip	89 -5a6b
~driv	47 -8g-5h6b8i9d10c
~dro	64 -18a-14c6k16b18h
~droo	76 -7a6k
~drop	69 -16c-11a16b21h
~dru	79 -13c10d
~drug	79 -13c8a10d
~dry	83 
~ds>	45 -6h-4f6g21j
~dsh	79 -4j4k7b
~dshi	83 -4j4k
~dsi	78 -5b-4g4c7j
~dsid	78 -5b-4g4c7j
~dt>	89 
~dua	84 
~duat	86 -5b5a
~duc	60 -17a-8b-6f-5d5k15g22c
~duca	80 -5abgj14ck
~duct	61 -12a-5k9c20g
~due	76 -12c-7g-6b13a22e
~due>	76 -12c-7g-6b13a22e
~dui	83 -9a18c
~dui>	87 -19a21c
~dul	80 -6g4k7e
~dule	81 -5g4k7e
~dup	89 -6g6j
~dupl	89 -6g6j
~dur	87 6c
~duri	87 6c
~dvi	72 -6g-4e4bj5k7a
~dvic	75 -11c4k8a10d
~dvis	83 -11d6j11c
~dwe	79 -11a-8c5k16g
~dwel	79 -11a-8c5k16g
~dwo	89 -7a5c7j
~dy>	45 -9b5j9e17a
~dys	68 -9g-7e8k14j
~dys>	68 -9g-7e8k14j
~ea>	70 -17c-13e-12g-5h8j12k35f
~eab	83 -5b-4c18f
~eabo	83 -5b-4c18f
~eac	59 -13i-9a-5b6g7e8j9k
~each	60 -14i-9a-5b5c6k7eg8j
~eact	89 5k
~ead	52 -23c-16i-9d-6a-5h11f16bg31k
~ead>	58 -13i-8g-6e-4adf14b15c22k
~eadb	84 
~eade	83 7f
~eadi	81 -22a-5c9g24f
~eadl	83 
~eads	81 -5a6g
~eady	66 -7c-6i9e12a
~eag	76 -10a4k6g
~eage	80 -11a5c6gk
~eagl	89 
~eah	70 -21a-8e-7b-6k6di10f22j
~eah>	70 -21a-8e-7b-6k6di10f22j
~eak	62 -13b-11ik-10g4f12a18c20j
~eak>	70 -7k-5c4j7f
~eake	80 -6b-5k18a
~eaki	83 -13ai10c25j
~eaks	74 -9b-8g11a16c
~eal	53 -17g-13a-10f-5h5k8j12b28i
~eal>	66 -10i-8f5j6ae10k
~eale	86 -11a7j11d
~eall	78 -6k-4bg9a11i
~eals	89 -13a5d11b
~ealt	58 -15g-7a-6d5c11b26i
~eam	75 -9cg5k9i
~eam>	76 -9g-8c7k10i
~ean	64 -21i-6c-5gj9h10b23d
~ean>	68 -26i-5j4h15b27a
~eane	86 -10a10c
~eani	83 -12a-8c-4b7h23d
~eap	76 -10c5b9g14a
~eap>	86 -10cj8b9ag
~eape	81 6a8j
~ear	39 -16i-7b-6d5f6hk9j15a17e
~ear>	45 -17i-11b-8h-7g5k7c12j16e17a
~earb	80 7a
~eard	74 -13g-11a-5k5j9i11h13e
~eare	86 -10a-5c5j17f
~eari	78 -6b-5g20j
~earl	79 -11j-5c11g
~earn	72 -27c-6b6ei9a15g
~ears	51 -14d-12j-8i5c6g10b13hk
~eart	69 -6c-4j6a8d
~eas	51 -18gj-17d-6a7e9f11bk14h18c
~eas>	89 7f
~ease	56 -24d-16g-5hi8a11bf15k17c
~easi	78 -7bc-4g5k16i
~easo	69 -24a-9g-5dk10c15e26h
~east	83 -13b5d6a13g
~easu	75 -9a-5f11d16b
~easy	82 -16j5b6c7a
~eat	55 -15j-8d-5eh-4c8g17i18b
~eat>	63 -17j-10g-6d7a10c11i15b
~eate	70 -5bi7a12g
~eath	75 -15c-7a6b8i14g
~eati	75 -4c6b9i
~eatm	81 
~eats	87 -9a5k7c
~eau	83 5a
~eau>	89 6j
~eav	58 -14g-10i-9c-4k7d10b11f14h
~eave	60 -18g-5c8d12f15h
~eavi	78 -5ci10b
~eavy	87 -4i5g
~ebo	56 -9b-7g-6e-5fk6ij7a9c11d
~ebod	57 -6be-5g-4f8i11a12d
~eboo	89 -5b6j9c
~ebs	81 -6h-4j4c5a12b
~ebsi	81 -6h-4j4c5a12b
~ebt	79 -25a12b21c
~ebt>	82 -12a13b
~ebts	89 -15a21c
~ebu	76 -11c14a
~ebui	77 -7c14a
~ec>	77 5a
~eca	64 -14a-11i-6e-4f4g9b10k11c
~ecal	81 8b
~ecau	66 -14a-10i6d9c11k
~ece	70 -10g-6b10a14k
~ece>	86 
~ecei	83 -9g5c9k
~ecen	78 -6b16a
~ech	86 5j
~eci	65 -9g-7k-6a8j10d14c
~ecia	80 6c
~ecid	72 -9a5c6d8j
~ecis	78 -4k6d
~eck	55 -8c-6g-4hj5b6d7i10e
~eck>	59 -5ac-4j5e6i12d
~ecke	89 -8g6k13c
~ecki	84 -9g-4c4b8i
~ecko	87 -7c9g
~ecks	73 7g8a
~ecku	86 18e
~ecl	75 -4c5b6e
~ecla	81 5k
~ecli	81 -5k6be
~eco	56 -13i-10d-9g-4h9j13c20a
~ecom	80 -8g5a15c
~econ	65 -11b7j10c
~ecor	63 -15i-11c-9d-7g4e5k6j12b20a
~ect	54 -17g-11a-9e-6f-5d-4b5h9c15k30j
~ect>	63 -12a-10i-9g-5e10h17j20c
~ecte	77 -13c5i13j
~ecti	68 -8b-5d5j15k
~ecto	77 -15g12ci
~ectr	72 -8a-7c5bk6gj
~ecu	74 9b
~ecur	76 10b
~ed>	30 -24g-22b-10i8k11dh12f35a36j
~eda	83 -5k5d10b
~eday	87 6d
~edd	83 -8d-7a4e6k12j
~eddi	83 -8d-7a4e6k12j
~ede	89 6d
~edi	57 -14f-13g34c
~edic	67 -19a6b21c
~edin	78 -5b9c
~edit	64 -15f-12g5k12ac
~edl	87 -6c-5b9a10h
~edle	87 -6c-5b9a10h
~edo	79 -7a-4c18e
~edon	82 -7a-5c19e
~edr	76 -7a6k
~edro	76 -7a6k
~eds	69 -22b-10e4i6j7c10ag
~eds>	69 -22b-10e4i6j7c10ag
~edu	60 -10a-6f-5d10k15g
~educ	61 -13a-5f7k19g
~edul	81 -5g4k7e
~ee>	53 -18g-16i-10h-5b-4c4d5f11e21a22j
~eed	46 -17g-14bi-7d-5f5a16h55k
~eed>	47 -16i-15g-11j-7bcd-4f10e12h60k
~eedi	78 -5b9c
~eedl	87 -6c-5b9a10h
~eeds	72 -9e4c6i10j
~eek	55 -10a-6b5g7hi
~eek>	60 -13c-6a4bd10h
~eeke	71 -7a15c
~eeks	71 -12b4c9gi
~eel	58 -8b-7ej14d15i
~eel>	62 -19c-10a5h8g9d11i
~eeli	77 -7g-4a6k14c
~eels	75 4c8d
~eem	84 -6e-5d6a7b
~eeme	84 -6e-5d6a7b
~een	47 -13j-6e4g5b8f17i
~een>	48 -13j-9a-5e8bf11c17i
~eena	79 -9c-5b9g10a
~eens	86 7a
~eent	87 
~eep	51 -14g-9e-7a4i5f6d7j19k
~eep>	54 -10e-8g-6b8j9f21k
~eepe	81 -7a-5c14d
~eepi	70 -5g7a8i
~eeps	73 -9a4e7h10c
~eer	70 -5i13c
~eer>	76 -4fi5a15c
~eers	81 -6a7b
~ees	66 -12i-6cj4k9d16g
~ees>	66 -12i-6cj4k9d16g
~eet	56 -13k-7d-6e-5g6b7hj8f11c
~eet>	57 -9ek-8a-7d-4g4j10f21c
~eeth	87 -8c-4k6e12h
~eeti	81 -7c6j13a
~eez	87 -38a-11c8b16g35i
~efe	77 -5g6j11b
~efer	78 -7a-5g5j13b
~efi	69 9d
~efic	77 -10g-4a6c14d
~efit	76 -7c7a11g
~efo	55 -15k4dfg11i
~efor	55 -15k4dfg11i
~efr	87 -16a16b
~efro	89 -15a14b
~eft	66 -12c-5i9b15g
~eft>	66 -12c-5i9b15g
~efu	87 -12c16d
~ega	71 -10b-9g-5d4cj8a15k
~egac	89 4c
~egal	76 -9b-6g-4d9k13a
~egat	87 
~ege	65 -4i8c11b
~ege>	65 -4fi9c11b
~egg	86 -13g9i10c
~egi	77 -22c25g
~egis	80 -22c26g
~egr	78 -8c7b12g
~egre	78 -8c7b12g
~egu	72 -7j-4g6ak9c
~egul	72 -7j-4g6ak9c
~ehe	82 -8a6c11h
~ehen	82 -8a6c11h
~ehi	59 -11g-5i8dh9k
~ehic	64 -5g-4d6ck
~ehin	69 -9c-8g-6i-5b4k5f11h14d
~eho	71 -5b15c
~ehol	74 17c
~ehou	87 
~eig	64 -11d-8j8c23g
~eigh	64 -11d-8j9c23g
~eil	82 -6c-4k6gj11f
~eili	84 -9a-4c6gj12f
~ein	69 -23b-8c-4g4e6f16ai
~ein>	83 -9c-8b8e10a
~eing	71 -17b-7g7f9a17i
~eip	83 -9g5c9k
~eipt	83 -9g5c9k
~eir	60 -22c-5b14h16g
~eir>	61 -14c-8b4e8h17g
~eird	89 -5c5a
~eirs	87 -6c4b9h
~eit	82 -6a6j
~eith	82 -6a6j
~eje	89 -6a6h
~ejec	89 -6a6h
~ek>	60 -13c-6a4bd10h
~eke	71 -7a15c
~eken	71 -7a15c
~eks	71 -12b4c9gi
~eks>	71 -12b4c9gi
~el>	55 -20a-8e-4c4j5i11bd
~eld	74 -13a-4b9g12j
~eld>	75 -13a-4b9g12j
~ele	67 -10c-8b-5i4h13a
~elec	72 -8a-7c5bk6gj
~eled	86 
~elem	86 -4c7h
~elf	58 -10e-5gj4c6k19b
~elf>	58 -10e-5gj4c6k19b
~eli	60 -19g-14b7cf15e
~elie	78 -12g-7a-5b-4k6c7j8e11f
~elin	71 -14g-5e6k17c
~eliv	68 -12c-10b11a14e
~ell	39 -22b-9f-8c-5ei5a6h61k
~ell>	41 -21g-20j-13e-10f-8bc12a76k
~ella	59 -13b-6i-5d5h8c13g
~elle	77 -16b-5c6a7g
~elli	72 -16a-11c-10k13eg18j
~ello	87 7c
~ells	87 -7a13j
~elo	70 -9c5g8a
~elon	80 -17b-4j11g21a
~elor	82 -4c4j9b
~elow	87 -7a8b
~elp	65 -18c-6j7h12bi
~elp>	68 -17c-8a8h9b14i
~elpi	87 -8b13a
~elps	86 -7a10b
~elr	78 -6a10c
~elry	78 -6a10c
~els	54 -14g-8a-6e8h10c14d
~els>	74 8d
~else	55 -12g-7a5j8h9cd
~elt	86 -10b-4k12g
~elt>	89 -11b-5k4a12g
~ely	69 -4b8a9i
~ely>	69 -4b8a9i
~em>	49 -29a-5f5d7b9h10c18g
~ema	58 -11g-6e20c
~emai	60 -9g-6e-4d11a18c
~emat	78 6h
~emb	67 -14c-5bg6d8j10i
~embe	68 -14c-5bg6d8aj10i
~eme	54 -8g-7b-6c-5k8j11ad14i
~emem	69 -14c-5bg-4k6d8aj10i
~emen	58 -6e-4g5a7ci
~emer	83 5d
~emi	73 -11k11c14g
~emic	86 -6a5b
~emiu	77 -7c-4j6a13g
~emo	79 -8c9j
~emod	82 -6c10a
~emp	60 -9c-6j5b8e9d
~empl	62 -9g-4ce6b11d
~empt	79 -6c-5ak12g16e
~ems	79 -12c8a11j
~ems>	79 -12c6a11j
~en>	34 -14h-13f-11a-4k6bi16g58e
~ena	73 -11c-8b6gj14a
~enag	78 -9c-5b8g10a
~enan	82 -4b5ak7j
~enc	62 -9b-4i5e6a7k10j
~ence	64 -9b-8c-4di6ae9k13j
~ency	83 4d
~end	47 -25a-9b-6d-4k5hj6f7i10cg19e
~end>	52 -15c-13d-9a-6b-5k11i13fg20e
~enda	84 -7b-6f7a11c
~ende	64 -16a-7b5g6d17c
~endi	79 -8a-4c6h10j
~endo	82 -8g5i9c
~ends	67 -6a-4c4e10b
~ene	53 -11g-7i-6c6k9b10h11d
~ened	62 -11eg-6a8cdh
~enef	70 9d
~ener	72 -5i4k6g
~enew	69 -9c-8g6h17e
~eng	73 -10j-5c9k14g
~enga	83 -10j-6c4e7a11g
~enge	81 5g
~eni	71 -30a-9g6f16j18e
~enie	87 -5c6d
~enin	75 -31a-10g5f16j18e
~enis	89 
~enj	82 -4g5c9a
~enjo	82 -4g5c9a
~enn	87 6j
~eno	69 -18i-17b6g12a16h
~enou	71 -18i-15b-7c7g17h22a
~enov	87 -11a8d12c
~enr	89 -7g-6e18c
~enro	89 -7g-6e18c
~ens	50 -6fi7bk8h
~ens>	63 -10e-9d6k8gh10a
~ense	56 -8g-7a-4h6k7de9b
~ensi	69 -4f7g8h
~enso	89 5c
~ent	36 -22c-13i-5f7ej8a12k18b19d
~ent>	40 -21a-17i5e6h9k13d16g18b
~enta	67 -12g6j14b
~ente	70 -8j-5g5k6b7a
~enth	87 
~enti	69 -10k-6b-5di4j5ce13a
~entl	75 -12g-6c9j11a
~ento	80 -5c5k6g
~entr	87 -7a13j
~ents	53 -10c-6f-5h10i12ad
~enu	79 -10a-4k6g16c
~enu>	89 10c
~enue	82 -8a7c8g
~env	87 -7a7ck
~enve	89 -6a5c7k
~eo>	84 5a
~eon	79 -9c-8b-5d9a22g
~eone	80 -9c-7b-5d9a22g
~eop	57 -7j-4e4a5b16d
~eopl	57 -7j-4e9a16d
~eor	83 -6a-5c14k
~eorg	84 -6a-5c14k
~eow	75 -9c-8a-4k5j9d14b
~eown	75 -9c-8a-4k5j9d14b
~ep>	53 -7g-6b-5ce-4a8f11j19k
~epa	67 -11c-5a-4h4gj11bd
~epai	76 -5a-4h5i8j
~epar	72 -15c11b15d
~epe	70 -11a9d13b
~epen	75 -5a12b
~eper	81 -7a-5c14d
~eph	87 
~epi	70 -5g7a8i
~epin	70 -5g7a8i
~epl	62 -7dg-5j12b21a
~epla	62 -6dg7a13b
~epo	76 -5b4f8k9h
~epor	76 -5b9hk
~eps	69 -4j4c5h6a
~eps>	69 -4j4c5h6a
~ept	71 -13g-10b4a21h
~ept>	72 -10bg-5c4f6a21h
~equ	64 6a12g
~equi	65 5a13g
~er>	28 -23e-21g-14i-10b-5h6k10f28a46d50c
~era	49 -7di-6f5h8ck9j
~era>	87 
~erag	52 -7d-6a4k5b6c7h
~eral	65 -5i
~eras	79 -6b5k11c
~erat	82 -5c8j
~erc	63 -11c-6a-4d5h6j7b17g
~erce	69 -11ac-6k7h10b20g
~erci	72 4a5k
~ere	32 -23e-20d-14j-13b12i13g15hk60f
~ere>	33 -19e-18d-12b-5j6a7g9i11h12k13c40f
~erea	83 -5b-4c18f
~ered	61 -18ac-6jk6i7g9b39f
~eren	67 -12b-7j-5h4g6k23c
~eres	78 -10j-8ac7g9k21h
~erf	77 -12i-9a-6g6b26c
~erfe	79 -12i-7g-4j27c
~erg	80 4d9i
~erge	83 5d
~eri	60 -17k-13d-8ci-7f5e6b9a17j25g
~eria	84 5g
~erie	68 -9c-7a-5ef13g21j
~erin	72 -17k-14d-10c-7i11g13b15e17a
~erio	80 -6b6a
~erl	87 -9a-5c19j
~erly	89 -9a-5c20j
~erm	63 -22c-6f9g13e20b
~erm>	69 -19c-10a-5f6j16b17g
~erma	83 -5j6c
~ermi	76 -16g9a15e
~ern	70 -11c-5d5i7j8b
~erne	89 5b
~erni	79 -12b5e8j
~erno	83 -12c8g9i
~ero	75 -23g-16c6i16a22e
~ero>	86 -4c7a
~erol	89 -9g4a9i
~erou	83 -12c6e7a
~err	74 -23k5c6a13ij
~erra	86 -21k-8b12a18i
~erri	89 9c
~erru	86 -9a20j
~ers	41 -14i-10g-9e-7c-5h-4f4a12d17j18k21b
~ers>	44 -13g-11f-10e-9i-6h4c9b17dk18a
~ersa	81 -11k4c11b
~erse	83 -8d-4c4g17f
~ersh	84 -5a4b5c
~ersi	81 5k
~erso	62 -10c4k6aj
~erst	76 -19a-11c-5i6hk8b20j
~ert	56 -9c-8b-4ehi6aj12dg
~ert>	78 -17a-9c10g18b
~erti	64 -15b-6j9d16a
~erts	84 5f12a
~erty	66 -8b4d5j6g7k
~erv	66 -6d-4g11b
~erve	77 -4c7a10b
~ervi	71 -5d7k
~ervo	86 -4a4b
~erw	68 -9c-5bk4j6i13d
~erwa	84 -6b5j
~erwi	87 -5a6j
~erwo	76 7i10d
~erwr	82 -7c4g5d6a
~ery	51 -28a-11d-6c-4e5i7j8f11k14b16g
~ery>	58 -20c-11e-10i-6k5b8g9f12aj
~eryb	67 -25a-8d5f7e8g10k
~eryo	89 -5d10k
~eryt	63 -23a7b14i15g
~es>	30 -25f-13h9j11k22b23d27g
~esc	71 -9g-5i7d8a11k
~escr	72 -9g-5i7d9a12k
~ese	62 5k14i
~ese>	63 -6j7a14i
~esen	86 -10a7k8j
~esh	89 -10a5j11k
~esi	64 -12g-5i20d
~esid	66 -10g-5a20d
~esig	84 -5a6b
~esit	84 -5b8a
~esk	81 -5a10b
~esk>	82 -5a10b
~eso	70 -8j-4ad13k
~esom	71 -9j13k
~esp	86 -6a8b11h
~espe	89 11h
~ess	44 -16i-9g-4h4adf14j25c
~ess>	46 -11i6f12a13c
~essa	89 9c
~esse	76 -13a-6g8k16b
~essi	72 -7b9c13j
~esso	89 -20a-6b5i22c
~essu	77 -8b6a9cj
~est	50 -21g-11b-10a-5k7e8d15i31c
~est>	54 -19g-18k-16b-11a7hi8d10f11e30c
~esta	79 -9f-4c4j5i6a
~este	82 -9g-5a8i11k
~esti	67 -7a-6eg5bh9ck
~estl	89 11i
~ests	81 -4i6g
~et>	38 -16d-5j5a10e19c26k
~eta	74 
~etac	86 -6b4j6a
~etal	79 -5j5c9b
~etc	86 -6g5b7k
~etch	86 -6g5b7k
~ete	70 -12b-4j15a17g
~etec	83 13c
~eter	82 -7ac22g
~etes	80 11a
~eth	51 -11i-8j4b9d10f12e
~ethe	70 -13a-7b-6g-5i5hk8j10f11e
~ethi	53 -14j-11h-7i-5k4e8a9c10b11d
~eti	64 -8c-6b6j7f15a
~etim	84 -9b17a
~etin	80 -7c4f6j9a
~etir	68 -5a5f
~eto	84 -9ag8c16b
~ets	63 -14c7aj12k
~ets>	63 -14c7j9a11k
~ett	53 -11f-9c-5d6g7k8b21i
~ette	59 -9f-8h-5g5i7ck12b
~etti	67 -19c4e5b9i10g
~ettl	77 -14a-11b-5ej5c8g10h16i
~etty	69 -6c-4g13a
~etu	80 -11b-4h6j10c
~etur	83 -11b7j
~etw	78 -7ak7f10b
~etwe	78 -7ak7f10b
~ety	69 -8g4k7c
~ety>	69 -8g4k7c
~eve	41 -26b-6g-5h8i9j12af24k
~eve>	78 -12g-5bk6cj8e11f
~evel	77 -29b-4g15a20c
~even	65 -10a-9d-5i5ek22j
~ever	42 -22c-9bej4g5d12i22a25k
~evi	72 -9a-7c7de10j
~evic	82 6j
~evid	87 -12a7j13e
~evie	83 -5e11a
~ew>	53 -16k-7c-4f5g6i18a
~ewa	70 -7ag-6f6h20b
~ewal	76 -10b5c7h
~eway	77 -10a-6f-5g32b
~ewe	68 5ae9c
~ewed	84 4a8e
~ewel	78 -6a10c
~ewer	77 7a
~ewh	72 -18c-8f-5k9a13h23b
~ewhe	72 -18c-8f-5k9a13h23b
~ews	83 -13c-5a6b8j11i
~ews>	83 -13c-5a6b8j11i
~ex>	74 -13c-8g5a11b14d
~exa	66 -12a-11i-6d5b10f16e
~exac	73 -11a-10i-6j10f14c
~exam	73 -10c5b14e
~exas	89 
~exc	68 -18g-6jk8e11h13a
~exce	76 -4a10b
~exch	89 8a
~exci	83 -9c-6b7a12e
~excl	87 -5c10a
~excu	87 -19g17ch
~exi	87 -5a10j
~exis	89 
~exp	59 -16c-10g-7b-5f7h11a12d13k
~expa	89 -5c8a
~expe	66 -5dg-4ef4i7j11k
~expi	80 11e
~expl	70 -13c-9b-7i9a11h20d
~ext	56 -10j-6dfk10c13ab
~ext>	61 -6cgk-4f8a21b
~exte	87 -5b-4a16c
~exti	79 -4k9a
~extr	72 -10j-5d8c15g
~ey>	41 -25j-6e-5k5g9ab11cd18f
~eye	83 -20a8bi11d
~eys	76 -16a5de10b
~eys>	76 -16a5de10b
~fac	75 -17b-5c9k10dj
~face	80 -10b-5a5j6g10k
~fact	83 -8bg-5c5j7a12d
~fai	75 -5f6c12a
~fair	76 -8g-5f6a14c
~fak	83 -14g-7b5a8i9c
~fake	83 -14g-7b5a8i9c
~fal	71 -11g-8d-7j-5c8a12e19b
~fall	71 -11g-8d-7j-5c8a12e19b
~fam	59 -7g-5j-4e6b11ci
~fami	59 -7g-5j-4e4d7a10b11i
~fan	84 -19b-8g-5j7h15c16a
~fanc	89 -20b5c24a
~far	58 -41i-16d-14c-5b7ae13f64g
~far>	62 -27i-11bj-6c11f13a47g
~farm	72 -17d-9c6b10j12e
~fars	84 -9i-7a10g11f
~fas	77 -12i-5k5ag8c11e
~fast	77 -12i-5k5ag8c11e
~fat	78 -16k-7b-4a7c11f14j
~fath	79 -7b8c11f
~fau	76 -11d22b
~faul	76 -11d22b
~fav	80 -4g12c
~favo	80 -4g12c
~fax	83 -9c5i6f
~fax>	83 -9c5i6f
~fe>	49 -8i-6d-5k-4c4e12b19a
~fea	89 -4ad15c
~fear	89 -4ad15c
~fec	77 -9i-7g-5j5a25c
~fect	77 -9i-7g-5j5a25c
~fed	87 -17g6j19e
~fed>	89 -18g-4a6j19e
~fee	56 -7ae-5j7gh16i
~fee>	81 -7b6k7i
~feel	61 -13a-7ej5h7b17i
~feet	69 -4bi4j7a
~fel	74 -9b8c
~fell	74 -9b8c
~fen	70 -17b-8c27a
~fenc	76 -17b16a
~fend	79 5a
~fer	61 -11eg-7a-6h-4j4i8k34c
~fer>	72 -11g-7e9b15c
~fere	67 -12a-7j-6bh9k30c
~fers	89 -8c7i8a
~fes	67 -19a10c12i13g
~fes>	70 -24a5c14gi
~fess	79 -6b4a6c
~fet	69 -8ag4k11c
~fety	70 -8g-7a5k11c
~few	75 -13b-5c5jk16a
~few>	75 -13b-5c5jk16a
~ff>	48 -12a-10d-6cj-5f5i8e15b25k
~ffe	62 -12b-11j-6h-5de11i13k20c
~ffee	82 -5a6k8i
~ffer	64 -10b-8j-6h-4e6i9k22c
~ffi	63 -14c-6gj7f12a15d
~ffic	63 -14c-6gj7f12a15d
~ffo	84 -8c6dg
~ffor	84 -8c6dg
~ffs	87 -7a6d7g
~ffs>	89 7g
~fia	87 -5k8j
~fian	87 -5k8j
~fic	55 -13c-11j-6b4g5f32d
~fic>	84 5a6g
~fica	64 -5c-4b10d
~fice	64 -11c-10g-6j-4e9af16d
~fici	76 -11g-5a6e13d
~fie	77 -13a-9b-4c8gh15j
~fied	86 5a10h
~fiel	82 -18a-6b12g18j
~fif	84 4b
~fift	84 4b
~fig	67 -18c-7i4h6e8k10g
~figh	82 -5i
~figu	69 -16c-6a6e7k13g
~fil	62 -10b-8h-5g5k9d11c
~file	66 -8c-5b-4g5j10a
~fill	75 -9a-8h-5b8d17c
~fin	54 -15g-13c-5f6eh7ai9b
~fina	65 -9g-5jk-4c6bi7e
~find	69 -18c4a6hi
~fine	74 -9a-5gj10b19k
~fing	79 -14k-4a7c13j
~fini	69 12a
~fir	52 -9e-4h6f10d18k
~fire	59 -8j-5be-4h8dfk
~firs	59 -5eg4d6a10k
~fis	81 -6b
~fish	81 -6b
~fit	68 -20k6dg11c
~fit>	73 -20k-8a4f13c17g
~fits	77 -11g6a10d
~fix	71 -8g-6d-5ek6a16c
~fix>	78 -5g5a6b
~fixe	83 -4de12c
~fixi	89 5f
~fla	72 -17g5a6k19b
~flat	76 -16g-5c4j7a21b
~fli	89 -5c6a7k
~flo	62 -12a5b9f
~floo	63 -5a5g
~flor	86 -5c12f
~fly	80 -4fj9a10b
~fly>	86 
~flyi	89 13b
~fo>	83 5c
~fol	62 -8gj-6ck-5e7h9b15d
~folk	64 -7a-6j-5ek6b8h16d
~foll	80 -9g5i12a
~foo	68 -9b-8k-6i11c25g
~food	77 -7a12g
~foot	73 -10b-5k4a20g
~for	33 -27c-7e5h10j13i19k34g
~for>	34 -24b6i8j13ah26k
~forc	83 -7a5b
~ford	79 -10c-4e4d7i
~fore	55 -15k-13a-4h9i12g17b
~forg	86 8g
~form	67 -15c-8g-7a7h24k
~fort	74 -9c-5a11b13g
~forw	79 10a
~fou	73 -16g-7k6b18c
~foun	75 -14g-8a-5k6b25c
~four	89 -8c13a
~fra	74 -8ac-6g5b7j16e
~fram	77 -11c-6a-4g4b18e
~fre	70 -18g-13a4k6be22c
~free	72 -17g-12a5bi6e21c
~fri	69 -5g-4e8h
~frie	69 -5g-4e8h
~fro	46 -12b-11g-7d5i6k7ch15a
~from	48 -5c-4d5efi9h
~fron	66 -12bg-4e6k9c26a
~fry	87 -4a6j
~fs>	81 -25d-6b16g22c
~ft>	62 -8c-6i-4d6k8a11g
~ftb	89 
~ftba	89 
~fte	54 -6fk-5e5j10g17d
~ften	73 -17i-8ac-5b13d35g
~fter	55 -16g-5fk6abcj8d9i
~fth	89 5b
~fth>	89 5b
~fts	87 -9c10b
~fts>	87 -9c10b
~ful	60 -14f-4e5k8b9i11a
~ful>	76 -12g-11c-5b15i17a
~full	62 -14f-5e6k8g9c13b
~fun	62 -8e-7c-6g-5j5a15i16b
~fun>	71 -14a-9j-8e-6g-5c5k20b27i
~fund	77 -11i18a
~fune	73 5j
~fur	71 -7c-6k4g8e
~furn	72 5g
~fus	79 -5c9d
~fuse	82 -13c5a15d
~gac	89 4c
~gacy	89 4c
~gad	86 -5a8k
~gadg	87 -5a8k
~gag	63 4g11a
~gage	63 4g11a
~gai	64 -7d-4f9i10e
~gain	64 -7d-4f9i10e
~gal	73 -14b-11g-4d7k12i13a
~gal>	78 -5b-4c5k10a
~gall	86 -5b-4d4ak9c
~gam	86 -9a4b10j
~game	86 -9a4b10j
~gan	87 4k
~gap	74 5e8a
~gap>	75 5e8a
~gar	63 -15a-7g-6d-4ce6b9j22f
~gar>	82 -10a6b8c
~gara	68 -14c-10b-5g5j7a27f
~gard	86 -12a5j8b10c
~gare	86 7b
~gas	81 -12a12bi
~gas>	81 -12a12bi
~gat	75 -10b-7c-6g5ai19j
~gate	79 -9b-4g7ai
~gav	75 -5ei4c7g
~gave	75 -5ei4c7g
~gc>	86 -13g5a12c
~ge>	41 -20d-17i-11h-8b-6aj5f7e14k30c38g
~gea	89 -22g-6a4f27c
~gear	89 -22g-6a4f27c
~ged	66 -11g-8f-6j-5h18c20a
~ged>	66 -11g-8f-6j-5h18c20a
~gee	84 -14c9a13d
~gee>	84 -14c9a13d
~gem	84 -15c10g15d
~geme	84 -15c10g15d
~gen	58 -20g-9j-8e8a14b27d
~genc	82 4d
~gene	72 -5i4k6g
~gent	62 -26g-7e-5j4a13b28d
~geo	84 -6a-5c14k
~geor	84 -6a-5c14k
~ger	61 -7ak-5i5b15j
~ger>	68 -19a-16g-8k11d13j19c
~geri	87 
~gero	83 -12c6e7a
~gers	75 -7cd-5i4b8a14g
~ges	61 -9b-8j-7i-6e5g8h11d13k
~ges>	65 -12c-9b-6ei-5j10g11ahk
~gest	72 -15a-5g-4j15d17c
~get	43 -16f-13b-5c7gi11a17k18e
~get>	44 -16b-11f-6j12e14gk16a
~geth	74 -10a-6bg-5i5h7e9j11f
~gets	70 -6c5b6k
~gett	68 -9g5e10i
~gge	71 -7b-5a-4j10c15d
~gged	84 -6b8a
~gger	84 4h
~gges	77 -15a10c17d
~ggi	83 -5c7g
~ggin	84 
~ggr	87 
~ggre	87 
~gh>	48 -17c-10e-8j-5i7hk12f36g
~ghb	73 -4k5e
~ghbo	73 -4k5e
~ghe	74 -9g10c13b
~gher	77 -7g-6c20b
~ghes	86 -7b17c
~ghl	76 -15f-8a8c15g
~ghly	76 -15f-8a8c15g
~ght	34 -15d-6gh8k13c31j
~ght>	35 -11d-6b-5h5e6i7a29j
~ghte	67 -7g-5dk6j7e8c
~ghts	71 -22a-11i-7g13b15c19k
~ghw	87 -5c4g7a
~ghwa	87 -5c4g7a
~gia	84 -6a-5c14k
~gia>	84 -6a-5c14k
~gie	86 -8c8g
~gien	89 
~gin	60 -11a-9c-8j9k10i16g
~gin>	77 -6c
~gina	74 5d6b
~gine	86 9c
~ging	68 -22a-15c-6j4f11k15i20g
~gir	71 -7a6c14b
~girl	71 -7a6c14b
~gis	79 -16c24g
~gist	79 -16c24g
~git	75 -7a-5b6k19c
~git>	89 -4a7k
~gits	77 -5b17c
~giv	54 -15e-8j-7f-5i4c6a7g26k
~give	55 -15e-7bdfj-4i8c10ag28k
~givi	77 -5ac7d13b
~gl>	79 -12g7a12c
~gla	71 -12a-9g-7k-5j4h5e9c23b
~glad	82 -8k-7a-4g5dh8ce
~glas	77 -7d-6g27b
~gle	66 -17k-8cg-7a8j12ei20b
~gle>	69 -17k-8a-7e-5g6j11i26b
~gles	77 -13c-5b21e
~glo	89 -6c8g
~gly	83 -4k5f6a
~gly>	83 -4k5f6a
~gma	86 -7a5b7j
~gmai	86 -7a5b7j
~gme	89 
~gmen	89 
~gn>	65 -8c-6i-5g12b17e
~gna	89 
~gne	79 -16b-8c-6e-4g7j13a19i
~gned	79 -16b-8c-6e-4g7j13a19i
~gni	87 -6a8c
~gnin	87 -6a8c
~gno	82 -10a4e5c
~gnos	83 -10a5e6c
~gns	83 
~gns>	83 
~go>	47 -22cgj-9b-8i8d14e22a24k29f
~goa	86 -7a17c
~goal	87 -7a17c
~goe	67 -10i-4d6e18k
~goes	67 -10i-4d6e18k
~goi	54 -11f-5bi10k14h
~goin	54 -11f-5bi10k14h
~gol	82 -7g-5a5c7i8b
~gold	89 -10a-6g8i10b
~golf	87 5a6c
~gon	66 -7e-5d6b9j
~gone	66 -7e-5d6b11j
~goo	52 -9fk-6g5b7h9ai11c
~good	52 -9f-7k-5dg8h9bc10i
~got	40 -15f5k6b7j14c15d
~got>	40 -14f-5a4e5bg6k8c10j13d
~gotc	84 -7a-4j7c12d
~gott	76 -4g9a
~gpa	87 -6a9c
~gpa>	87 -6a9c
~gra	58 -24a-14g-5h5d6b11i28c
~grab	81 
~grad	69 -15g-6a-4ej13i26c
~gram	76 -5ai5g9c
~gran	72 -8a-5i-4g5e9j12d
~grat	80 -8j12i
~gre	64 -12k-10i-6cj6h10g11b15a
~grea	76 -9i-8j-6k6f11c
~gree	71 -8c-6e-5dk6a8gh12b
~greg	87 
~gro	60 -8i-6e-4h8b15g
~groc	84 -5f-4b5a12g
~gros	78 -9a-5e-4b7k8j13g
~grou	69 -11c-5ek6g16b
~grow	71 -12g18c
~gs>	54 -15b-8k-5f-4c4d5j6g11a15h
~gua	79 -4a9d
~guar	81 13d
~gue	71 -17d6b9a13j
~gue>	89 
~gues	72 -17d-6c6b10a14j
~gui	77 -4e5g7k
~guis	83 5a
~guit	86 -5a-4e7k8g
~gul	71 -6b-5g-4e6k8c12a
~gula	72 -7j-4g6ak9c
~gum	89 -7a7b
~gun	76 -5b7ac
~guns	77 -6g-5b8a13c
~gur	69 -16c-6a6e7k13g
~gure	69 -16c-6a6e7k13g
~gut	79 -16c-15a-11g6k18b25i
~gut>	81 -16c-15a-11g19b26i
~guy	58 -10b-6c-5h4i5df7g11e
~guy>	67 -7e-5b11d
~guys	63 -10c-6j-5bd5i6g7f19e
~gym	86 5b7c
~gym>	86 5b7c
~ha>	69 -14a-6j6i13d16b
~hac	79 7c
~hack	79 7c
~had	53 -7bg-4de7c12a14j
~had>	53 -7bg-4de7c12a14j
~hah	76 -9a-4c6g12b
~haha	76 -9a-4c6g12b
~hai	66 -23j-15c-13a-5f5h7b13e15d22i
~hail	72 -15c-10g-8j-5f6h15e27i
~hain	87 -6c10h
~hair	75 -19j-15a7g13b20d
~hak	86 -8a-4c4j13f
~hake	86 -8a-4c4j13f
~hal	63 -12b-6j-5e-4h6k7d27a
~half	65 -7j-6b8a9d10k
~hall	83 14a
~halt	84 -5b5c7a
~ham	83 -9c-6a-4k6f7e12g
~hame	87 -9c-7j-4b7f8e14g
~han	48 -14g-13c-12j-8e8k10b20i29a
~han>	62 -6ik-4c6h20a
~hanc	81 -7c8a
~hand	59 -24c-7e6f9a12b18i
~hang	58 -10g-9j-8b-7e-6h-5f10i12c14k16a
~hank	77 -12a-5g5e7b10c
~hap	51 -20e-16g-9j6c7b11h14k23i
~hape	73 -13c-10g-9a40i
~happ	52 -18e-9gj-5i5b8a12h13k17c
~har	58 -12i-7j-5g7b13a17k
~hara	81 -12a8c11b
~hard	72 -6gj-5k4f12c
~hare	71 -15i-7j-5d8b11a21k
~harg	71 -18c4d12g
~hari	83 -6g10a
~harm	87 7j
~has	52 -7bj-5d11g19a
~has>	53 -7j-6b-5d-4g31a
~hase	83 -19a25g
~hat	21 -31a-19b-6j-5d12f18h42c43e45g
~hat>	21 -20a-18b-4d10f19h35c39g46e
~hate	72 -16a-10c-6j-4e4f6g7d26k
~hatl	86 -6e-5g17c
~hatv	77 -17a-6d6fg23c
~hau	80 -13c-4g9b16i
~haul	80 -13c-4g9b16i
~hav	31 -13i-10f-8d5b7k9g13cj26a
~have	31 -12i-10f-7d4b7k10g13j14c22a
~havi	77 9a
~hbo	73 -6k4a5e
~hbor	73 -4k5e
~hda	69 -9k-6a-5b5j29e
~hday	69 -6ak-5b5j25e
~he>	21 4a11fi12h14dk23j
~hea	47 -15c-9g-8b-5h5a13j14f23k
~head	67 -26c-20a-5e10k23f31g
~heal	59 -14g-6ad7c11b21i
~heap	77 -10c6b9g14a
~hear	55 -26g-11b-9i-6c5e6d14a15k19j
~heat	69 -8g-5b12ck
~heav	87 -4i5g
~hec	57 -6gj5b9ce
~heck	57 -6gj5b9ce
~hed	61 -19g-12i-7b-4af15j37c
~hed>	63 -15ag-11i-6e13b16j33c
~heds	89 -26b6k9c12a
~hedu	81 -5g4k7e
~hee	69 -11b6jk11d
~heel	73 -14b5k8a11d
~heet	83 7j
~hef	84 7b
~heft	84 7b
~hei	59 -11a-5b-4di14h21g
~heig	78 -12a-8j-6e7g25c
~heir	60 -18c-5b14h16g
~hel	63 -17c-4e6h10i18b
~hell	87 5c
~helo	82 -4c4j9b
~help	65 -18c-6j7h12bi
~hem	52 -15e-11a-7k-4j5b6d7g9ci12h
~hem>	53 -15e-12a-8k-6j7bdg9ci12h
~hemi	89 
~hen	39 -24f-18a-10bhj-8k-4d8g9c100e
~hen>	39 -21f-19h-11a-9jk-8b12g20c77e
~hend	75 -12c-10a-6g46e
~hens	78 -4c21h
~her	31 -30ae-10i-4b5j7c12g23h70f
~her>	45 -22c-12a-8k-7e5f7j14h24dg
~here	34 -27e-20d-15b-13a-8j8i10k16h18c71f
~heri	86 -10g7b12c
~hers	69 -30i-12g-5k4a6fj8dh19c
~herw	87 -5a6j
~hes	57 -14j-12b-8e6g10i18ac
~hes>	68 -9j-5e8a9cg
~hese	63 -6j7a14i
~hesi	84 -5b8a
~hest	86 -7b17c
~het	82 11k
~heth	82 11k
~hew	82 4k5b
~hew>	84 
~hey	43 -12j-8k-4ce4g8f14d17b
~hey>	43 -12j-8k-4ce4g8f14d17b
~hic	52 -31a-16j-15g-6h-5i6ek9bf26d30c
~hich	55 -31a-18j-14g-6i-5h6b9e11f27c31d
~hick	89 -4a4g5b
~hicl	64 -5g-4d6ck
~hid	89 -4c
~hie	80 -4j6b
~hiel	83 -4j4k
~hif	83 -5c-4d4b7e
~hift	83 -5c-4d4b7e
~hig	62 -13i-11a-8j-5d10g16f25b
~high	62 -13i-11a-8j-5d10g18f25b
~hik	84 -13a-7c-6k6j23g
~hike	87 -6a6j
~hil	63 -11d-9c-5e10b21g
~hild	70 -11d-8c-5e5f6bi10g
~hile	69 -8c-5i5b6j15g
~him	67 -11k13e
~him>	70 -12k4g6j10e
~himn	84 -6b6d
~hims	87 -5j10b
~hin	37 -19g-5j5f9b20c23i
~hin>	64 -7c-6i-4k8b9j12f
~hind	69 -9c-8g-6i-5b4k5f11h14d
~hine	74 -5d4k
~hing	40 -23g-12a-9h-8f5b6e9j17i44c
~hink	55 -17c-11j-7d5g19i22h
~hio	80 -12c6k8g
~hio>	87 -8a5j9g
~hion	86 -10c6a8k
~hip	76 -10a-6g8b9c
~hip>	77 -9a-6g9bc
~hir	68 -19e-11g7b8j9a16c
~hird	81 5i
~hire	73 -18e-11g8j11b17c
~hiri	87 
~his	43 -7a-5i11d12j18e
~his>	44 -9a-8c8j14d19e
~hist	78 8j10c
~hit	62 -21g-6d-5k4e6a7c8i9j
~hit>	67 -19g-7b-5d5c7e11i14a
~hitc	89 -6a7b
~hite	83 9c
~hits	79 -5b15a
~hly	68 -22a-14f9b16c18g
~hly>	68 -22a-14f9b16c18g
~ho>	39 -24g-15a-14e-12bj-11i-6c-5f123d
~hob	81 -14a-6g25c
~hobb	81 -14a-6g25c
~hod	66 -10g-9a-6k-4j5c39d
~hod>	66 -10g-9a-6k-4j5c39d
~hoe	82 -9b-5i5g6a9d
~hoev	89 4k
~hol	52 -20g-5eh4bk7d8c11a
~hol>	75 6g7c
~hold	60 -25g-4efj7a9i10c21d
~hole	61 -19d-8c-5f-4i6j9k11a16b
~holi	84 -12b5a16f
~holl	87 -11a12d
~hom	50 -15c-8h-5i4k5e7f11a16d
~home	50 -10c-7h-4i5k6e7f15a
~hon	60 -10a-8h-6f-5d4k6e10c18b
~hone	61 -8h-6j-4a6ek16b
~hoo	57 -13g-10h-5a4b5k8c20f
~hood	81 -5aj5g6f8e
~hook	87 -6a6j8b
~hool	61 -13a-11g-5i6dj7b13f
~hoos	79 -14b-6egh7i12c18a
~hoot	79 -6c-5j4a5k9f
~hop	56 -8be-5k4g13i16f
~hop>	59 -8k-7b-4ch7i20f
~hopi	79 6c
~hopp	79 -5d7c9h
~hops	84 -13e-8c7k16g
~hor	78 -4c4d6a
~hore	89 -5a4j6d
~hort	86 
~hos	52 -13ac-11f5j8e14i23d
~hose	54 -15f-14a-13c-4g9e18i27d
~hosp	72 -5b-4i4f5a
~hot	67 -13cf7g15j21a
~hot>	73 -13f-6bc7g14j15a
~hote	84 -7a6j
~hoto	84 -4c5a
~hou	41 -8d-7ijk-4h5ab10g15c22e
~houg	74 -20d-7j-4k7g24c
~houl	56 -9ij-7k-5g5b9a12c14f
~hour	67 -13a-8g-7i-4d7b36e
~hous	46 -8c-7e-5f7d11a17g
~hout	62 -8a-5b4k6j19e
~hov	86 -12a16d
~hove	86 -12a16d
~how	30 -107a-34b-22j-19d-5fk7e13h74g137i
~how>	30 -102a-32b-28j-20d-6k-4f10e14h84g122i
~howe	84 -13g12c
~howi	83 -7a12j
~hows	86 -5a4d7j
~hr>	89 -4a5j
~hre	84 -6d9a
~hrea	87 -6d7a
~hri	84 12f
~hris	84 12f
~hro	52 -13e-10cg-9a-6h8f9d10j24k
~hroo	83 -10a11b
~hrou	53 -20g-13e-6h4i9f10d11j16k
~hrow	87 -19c13gk
~hs>	63 -18a-6e5k6h7c15b
~ht>	35 -11d-6b-5h5e6i7a29j
~hte	67 -7g-5dk6j7e8c
~hter	67 -7g-5dk6j7e8c
~hts	71 -22a-11i-7g13b15c19k
~hts>	71 -22a-11i-7g13b15c19k
~hug	89 -8a-6c7f8b11g
~huge	89 -8a-6c7f8b11g
~huh	74 -20a-14g5c16j20i
~huh>	74 -20a-14g5c16j20i
~hum	89 -5a9e
~hun	81 -7b-5g8a13j
~hunt	84 -13b-6g5j19a
~hur	60 -18b-15f-8e7i9c30a
~hurc	79 -7b4f7a
~hurr	75 15a
~hurt	65 -19f-11b-4e7g9i14ac
~hus	56 -6k-4i6d
~husb	56 -6k6d
~hust	87 6g
~hut	70 -16g-7j5c13i18a
~hut>	75 -9c7b15i
~huto	87 
~hutt	89 -8b14a
~hwa	84 -5c4g6a
~hway	87 -5c4g7a
~hy>	58 -14cd-12gi-6bek-5f84h
~hyd	75 -6i-5c5a14g
~hydr	75 -6i-5c5a14g
~hyg	89 
~hygi	89 
~hys	77 -7g6k
~hysi	77 -7g6k
~ia>	81 -9a-5c4g12k
~iab	59 -4i4c17a
~iabe	79 11a
~iabi	60 6b7g
~iag	82 -8a4e5c
~iagn	83 -10a5e6c
~ial	59 -7gi-6j-5d-4k12a30c
~ial>	60 -8b-6g-5ij11a27c
~iall	83 -4c6b7e
~ials	86 -10d13c
~ian	74 -10c5e8j10d
~ian>	79 -7a-6c-4k12d14j
~ianc	87 -5k8j
~iar	74 -20g-11a8b13di
~iar>	87 -13g-8a-6c10b16i
~iary	77 -10g-4a6c14d
~iat	84 -5c11b
~iate	84 -5c11b
~ibe	79 -11a-8g-6b6j10i18k
~ibe>	84 -6g-5a-4i21k
~ibl	61 -7b-6dk-4f12g17a
~ible	61 -6dk-4f12ag
~ic>	67 -17a-6cd-4j10f13k18b
~ica	55 -5i6gj12d
~ical	63 -9c-4i4g5d8j
~ican	79 5a
~icat	62 -8a-6b7c9d
~ice	46 -18g-12j-11h6ik13b16c20d
~ice>	50 -12g-8hj7d10i16ab
~icen	59 -10a-4i4k5b10de
~icer	83 -8a6f7d
~ices	76 -7b-6c7d9a
~ich	55 -31a-18j-14g-6i-5h6b9ef30c31d
~ich>	55 -31a-18j-14g-6i-5h6b9e11f27c31d
~ici	64 -18a-12g7d8j19c
~icia	73 -11g-6a4e9j12d
~icie	70 -12a-4d4b18c
~icin	84 5c
~ick	52 -12c-9di-5a4e9h14k16b
~ick>	59 -10h-7j-5adg7e17c18k
~icke	65 -19c-10i-6d9h12b15j
~icki	80 -8g-7a6b11c
~ickl	84 -9c15h
~icks	82 -10c-5b5g9a
~icku	82 -7c-5a6b11g
~icl	64 -5g6ck
~icle	64 -5g6ck
~ico	83 -8a-5bj24g
~icot	89 
~ics	80 -5a4c7h
~ics>	80 -5a4c7h
~ict	67 -8b-6c-4i5adk
~ict>	84 -7b9j
~ictu	70 -7c-6j4d6fk
~icy	49 -11i-6d-5a6bgk12e
~icy>	49 -11i-6d4k6g12e
~id>	34 -17k-14d-10b9c10e12i14a18h23j
~ida	77 -9b-5ag25f
~ida>	87 12f
~iday	84 -12b5a16f
~idd	78 -12a-6i-4g5f6b7e12c
~iddl	79 -12a-6i-4g6b7e18c
~ide	48 -18g-11h-6k-5c4f5a6e9d11i23j
~ide>	54 -12a-9e-7k-5h-4c8f14i16j
~idea	77 -9g-4h8a10k
~ided	87 -6k4c5a
~iden	64 -21c-10g-5a8d9j22e
~ideo	84 5a
~ider	83 -14d4a20c
~ides	67 -8b-7g8a10j12d
~idi	75 -6j25b
~idin	75 -6j25b
~ido	84 -6g-5j5e7b8a
~idow	84 -6g-5j5e7b8a
~ids	56 -15k-8c4j6d10b18a
~ids>	56 -15k-8c4j6d10b18a
~ie>	70 -19b-17c-6k4i10ae22j
~iec	82 -4g9k
~iece	82 -4g9k
~ied	60 -17c-9g-7e-6k7d8i12a18j
~ied>	60 -17c-9g-7e-6k7d8i12a18j
~iel	76 -14a-4b9g13j
~ield	76 -14a-4b9g13j
~ien	57 -14g-6e-4k6bc14d
~ien>	87 -8c9d
~ienc	77 -6g6c7b
~iend	69 -5g-4e8h
~ieni	89 
~ient	64 -7g-6j6c12d
~ier	67 -7a-6g8k22d
~ier>	70 -9a-7b-6i-5g9k24d
~iers	80 5b
~ies	54 -20a-17f-5h-4j7b10d11gk14c
~ies>	54 -17f-13a-10i-4e6c11dk15b17g
~iest	79 -12b-10a-9g7e12c18i
~iet	80 -12c6a7e10k
~iet>	86 -6c-5a8e12k
~iev	78 -10g-5bk-4a4c6j8e11f
~ieve	78 -10g-5bk-4a4c6j8e11f
~iew	82 -4e11a
~iew>	84 -14e13a
~if>	41 -19b-12ahj-11i6d9g13f24c42k
~ife	48 -7d-6a-5j5g11c12b
~ife>	49 -7i-5d4f5e10b12a
~ifes	70 -24a5c14gi
~iff	68 -12b-6j-5a5k7g22c
~iffe	68 -12b-6j-5h6k8g16c
~ifi	64 -5c10d
~ific	64 -5c10d
~ift	73 -8c-4d12a
~ift>	82 -4d4e8a
~ifth	89 5b
~ifts	87 -9c10b
~ig>	58 -10di4c6a11bk
~iga	80 -5a6bk
~igar	81 -4a6bk
~igg	73 -11a-5j4c7g15d
~igge	74 -11a-4j11c16d
~igh	34 -19a-8h-6c8e10f11bg32j
~igh>	64 -32c-13di-8j-5a16b20f41g
~ighb	73 -4k5e
~ighe	75 -9g10c13b
~ight	35 -18a-5bh6i7e38j
~ighw	87 -5c4g7a
~igi	67 -7j-5a-4i7k19c
~igin	74 5d6b
~igit	75 -7a-5b6k19c
~ign	61 -8cg4a5j6i10e
~ign>	65 -8c-6i-5g12b17e
~igne	79 -16b-8c-6e-4g7j13a19i
~igni	87 -6a8c
~igns	83 
~igs	81 -12b-10i13a15g
~igs>	83 -12b-10i13g14a
~igu	69 -16c-6a6e7k13g
~igur	69 -16c-6a6e7k13g
~iju	89 10a
~ijua	89 10a
~ike	42 -7b-5a4h6k7c9d18i
~ike>	42 -5b5ceh10d12i
~ikes	82 -8e-4g5ci10k
~iki	78 -10ac8ik10g
~ikin	78 -10ac8ik10g
~il>	55 -12g-8k-7a-6c6h10e12i14b
~ilb	89 6c
~ilbo	89 6c
~ild	55 -21c-13d-5j10k11b23g
~ild>	67 -22c-18d-8j6i22g28a
~ildi	62 -19a4j12k14c
~ildr	73 -9c6b
~ile	53 -13c-8k-5h-4di15b26g
~ile>	62 -6ik-5d6g13ab
~ilea	80 -11a5c6gk
~iled	74 -9a-6c4f9i10e
~iler	84 -7c5j7a
~iles	63 -12c-5i6d23g
~ili	57 -6c-5ad6i7g13b
~ilia	87 -13g-8a-6c10b16i
~ilin	79 -5b5g6f
~ilit	59 -5f10b12g
~ill	44 -15h-12g-8b-5d4i5c6f9e10a23j
~ill>	46 -15h-14d-11b4f6ak9i13e26j
~ille	80 
~illi	77 -8j-5i20a
~illo	83 -9a5j9c
~ills	67 -14g-4e8b16d
~ils	83 
~ils>	84 
~ilt	68 -11b-10g-5d18c21e
~ilt>	68 -10b-9g-4d12c21e
~ily	58 -7e-5j-4f6a7b8c
~ily>	58 -7e-5j-4f7ab9c
~ilys	89 
~im>	58 -25a-17k-8j-5bd8i10e16g30c
~ima	75 6c
~imag	89 9c
~imal	84 
~imar	89 
~imat	89 
~imb	76 -14b-8g5c7j11a
~imb>	83 -6c-4b5d8a
~imbi	89 -8b9a
~ime	51 -10bi-6af20g35e
~ime>	52 -11b-10j-8i-6f-5c20g36e
~imer	86 4b
~imes	75 -6c10g11j
~imi	62 -17a-5ej-4d18c21g
~imit	62 -23a-5j-4d23cg
~imm	83 6k
~immi	84 6k
~imn	84 -6b6d
~imne	84 -6b6d
~imp	71 -23a-5j-4g5h9c24b
~impl	86 -23a24b
~impo	77 -5g6bh
~impr	84 8c
~ims	69 -10c-8g5k6j11b
~ims>	70 -8c-7g5k10j
~imse	87 -5j10b
~imu	77 -7c10g
~imum	77 -7c10g
~in>	29 -22a-13k-12c6e9i12b20f52j
~ina	61 -11g-5j7d14b
~inal	67 -8g-7j-6e6i7d10a
~inan	71 -5a-4g10e12b
~inb	89 -5c8a
~inc	54 -8h-7b-4g4i6e22c
~ince	61 -14a-6g5ej8c9i
~inch	87 
~incl	76 -8b5g7a
~inco	68 -8a12c18g
~incr	79 -11g-5k7e14a
~ind	47 -11k-8e-6a-4cj8d14h15bi
~ind>	48 -13k-5j9c11b16h
~inde	79 -11c-6e-5a5f8i12b
~indo	86 -12bc9dj13i
~inds	79 -4j
~ine	44 -18i-12f-8g-5d5e9k14b15c23a
~ine>	52 -12j-11d-9g-8f-5hi8b23c25a
~ined	75 -9d18a
~iner	86 -12a-7c19e
~ines	50 -15i-6f-5e4j5k6c10b11d
~inf	72 5c13a
~infl	89 -6c9a
~info	76 -4b4a13c
~ing	28 -15j-4c4dh7b9k12e19a32i
~ing>	28 -29j5f6d7e20k29i33a
~inge	80 -22k11j13c
~ingi	87 -5a7b
~ingl	67 -20a-6cg7j12e27b
~ings	57 -10a-8k-4f6gi8h9j
~ingu	83 5a
~ini	62 -9ab-6d-4i4fg24c
~inim	77 -7c11g
~inin	76 -8a22c
~inio	87 -6a5j
~inis	69 12a
~inj	71 -8b-5d7a8g
~inju	72 -7b-5d5a8g
~ink	52 -19c-14d-8j-6k6g14i20h22a
~ink>	57 -9cj-6d-5ek6h11a20i
~inki	67 -12c-5i5a6g19h
~inkl	76 -7b11a
~inks	79 -9d6a
~inl	84 -8a13c
~inly	86 -7a-4g13c
~inn	77 -11c-10j-6i-4k6e7b10a11d
~inne	78 -9j-8c-6i-4k5d6e7b12a
~ino	84 -16c-9b8a18g
~ins	42 -20j6d10b13a18f
~ins>	69 -12j-10bg-5cde5h22f23a
~insi	72 -20c-9a-4j8g13f14b
~insp	80 -22g11c16i
~inst	69 -6k-5j5a6b
~insu	44 -7j-6i5g6c7b8d
~int	56 -15g-9i-5ab5f7k13c15h
~int>	75 -6b6g12a
~inte	67 -13a-9c-6i-5d7b8j16h
~intm	86 -4a10f
~into	68 -17g-6h5ac8k14d
~ints	80 -5abg10c12h
~inu	65 -9c-5d6i10k
~inut	66 -9c-5d6i8a10k
~inv	72 -14c11ag
~inve	77 -10c-6b4k8a12g
~invo	79 -5c
~iny	79 -11ci-7a6k27g
~iny>	84 -22c-11i7k30g
~inyl	87 -8a5j10c
~io>	81 -6a4j7c
~iol	81 
~iola	81 
~ion	43 -4dhi5f8j10k18b
~ion>	47 -28a4f7k8g11c19b
~iona	72 12a
~ione	84 -10ak7f8c9j
~ions	58 -21c-10g5j11k32a
~ionw	87 5a
~ior	77 -6j-5ab6g23c
~ior>	79 -4bj8c10g
~iou	74 -9c-6j8g17k
~ious	74 -9c-6j8g17k
~ip>	59 -19g-11d-5ef-4j7a17k33c
~ipe	73 -15a-4i7k12c14b
~ipe>	77 -5a5b12c
~ipes	83 -12a5k11b
~ipl	87 -10b4a10c
~ipm	71 
~ipme	71 
~ipp	79 -14a17b
~ippe	81 -10a12b
~ips	80 -6g16a
~ips>	80 -6g16a
~ipt	76 -10g6k10d
~ipti	84 8c
~ipts	83 -10g-5c8k12d
~iqu	86 5b
~iquo	89 9a
~ir>	56 -12b-4i4c7j11k
~ira	78 -8a-7g5e19j
~ira>	81 -12a21j
~irb	84 -7b13a
~irbn	84 -7b13a
~ird	76 -9c
~ird>	77 -8c4i
~ire	52 -16e-6h4b9f22c
~ire>	57 -13g-11j-9e-6a-5h6k7f8d12b18c
~ired	74 -13b-10e5g18a
~irem	73 -15a5c7f9g
~irep	76 5ac
~ires	84 -8d-6a9b10j
~iri	72 -5g4a9e
~irin	72 -5g4a9e
~irl	71 -7a6c14b
~irl>	79 6g7j
~irlf	84 4a
~irls	82 -9ag13c16b
~irm	89 -14a7j10b
~irs	56 -11j-7e-5a-4i8k9b13d
~irs>	69 -19j-13a5h11dg12b
~irst	59 -5eg4d6a10k
~irt	64 -11a-5bd-4gi14c21e
~irth	64 -10a-6b-4d14c21e
~is>	22 -17g-13b-5k11e20d35a45j
~isa	76 -7ck5j13b
~isab	81 -4b5a9j
~isc	68 -8c-5j8b12k
~isco	70 -7j4b6a13k
~iscu	86 -6ac5b7g
~ise	59 -12d-5h-4e6g7bj14c
~ise>	62 -12a-5e7g19c
~isea	87 -5c11a
~ised	75 -7c7j8a
~ises	89 -10d4g7b
~isf	87 5a10h
~isfi	87 5a10h
~ish	62 -11g-5bi-4d8c28a
~ish>	75 -9b-5gj8c23a
~ishe	67 -6g16a
~ishi	86 -8a5bf
~isi	62 -7k-5c5h10a
~isin	81 -9a4c5j8g
~isio	67 -10c-5k5aeg9b
~isit	77 -12b-8g9h16a
~isk	86 -14c5a13b
~iss	65 -12g-7j-5d5c7ek11a
~iss>	81 -7g-6b11c
~isse	83 6k
~issi	75 -5c5i12a
~issu	76 -6j-5g7b11e
~ist	52 -12b-9c-6a-4i5d8h11j23k
~ist>	59 -16c-9a-7g8h27k
~ista	79 -13a-5b4g5k15c
~iste	65 -19c-5bk4j6d10g14a
~isti	86 -11g11c
~istm	84 12f
~isto	79 -5b8j10c
~istr	79 -7b4a7j
~ists	86 -6a5d
~it>	27 -7dfk5i8a9h11cg23b26j
~ita	64 -10b-5ei6c18k
~ital	69 -6b-5g-4i9c10k
~itar	86 -5a-4e7k8g
~itat	80 -7b4a5k6c
~itc	63 -7a-4c5g9f
~itch	63 -7a-4c5g9f
~ite	60 -8h-6j-4f6d15a
~ite>	64 -7h4a6k10c
~itec	87 
~ited	80 6i11a
~item	89 
~iter	83 -7c4g5d6a
~ites	87 -4a10d
~ith	38 -6g5h6k11j13d
~ith>	39 -15e-7g4ck5f6a7h9j15d
~ithe	81 -12a6j10b
~ithi	86 -5b12a
~itho	63 -5ab4k19e
~iti	60 -12a-6d-5jk5c9eg10b
~itie	87 -8a-6c-5f9bg
~itin	74 -5k-4c5b6a9e
~itio	64 -5k-4a4b5i6g
~itl	74 -5b-4g7jk8d
~itle	74 -5b-4g7jk8d
~ito	74 -7k-5b-4g7a12d
~itor	74 -7k-5b-4g7a12d
~its	56 -12f-5g5k7c12a
~its>	57 -12f-7g6k9ac
~itse	82 5a
~itt	55 -18g-7e-5ah6f10i33c
~itte	76 -22a-17b-6g8i22c23j
~itti	70 -23j-11g-5k6d10ab11f12c
~ittl	60 -5e4a7i
~itu	75 -7a5b7g
~itua	86 -6a5b6j
~itur	79 11g
~ity	55 -5di-4e4f6j10g
~ity>	55 -4i4f6j11g
~ium	77 -7c-4j6a13g
~ium>	77 -7c-4j6a13g
~iva	81 -10a-5c5f10b
~ivat	83 -10a-4c6f10b
~ive	41 -21e-10c9f12g16k18a
~ive>	46 -24e-7d-6a5i9ck13f16g
~ived	84 7a
~iven	86 -15b5d6f11a
~iver	55 -9b-7c-5i4k6g22d
~ives	65 -15d-6b-5g10k25a
~ivew	77 -10a-6f-5g32b
~ivi	54 -21g-4f6i9b10a13c
~ivid	87 -6a7b
~ivin	54 -20g6i14c16a
~ivo	81 -10j-8c14b15a
~ivor	81 -10j-8c14b15a
~ix>	77 -5g5a
~ixe	81 -4d11c
~ixed	84 -5b-4e12c
~ixi	87 5f6j
~ixin	89 5f
~ize	77 -25c5j28g
~ize>	79 -22c29g
~ized	89 4a6j
~izo	89 
~izon	89 
~izz	87 5j
~izza	87 5j
~jec	80 5h
~ject	80 5h
~jew	78 -6a10c
~jewe	78 -6a10c
~job	55 -12g-10b-5e-4h5f8d12c16a
~job>	57 -15g-6d-4e4a5f8k18c
~jobs	73 -13b-11k-6c15a18d
~joi	82 -7jk4c15e
~join	82 -7jk4c15e
~joy	81 5c8a
~joy>	86 -4g7c
~jua	89 10a
~juan	89 10a
~jud	84 -5j7a
~judg	84 -5j7a
~jum	75 -5b8c19h
~jump	75 -5b8c19h
~jun	84 5c
~juni	86 7c
~jur	71 -5d-4b8g
~juri	80 -9c10g
~jury	76 -4b7c
~jus	47 -22c-13g-8e-7d-4i6a10j23k25b
~just	47 -22c-13g-8e-7d-4i6a10j23k25b
~kag	77 -6g-4j4a7bc
~kage	77 -6g-4j4a7bc
~kay	46 -20j-19b-7k6ef9a10d12g17i
~kay>	46 -22j-18b-7k6ef8a10d12g17i
~ke>	37 -11j-9d-8e4ab8h14i29c
~ked	56 -11e-7dk4h6bi7c9j
~ked>	56 -11e-7dk4h6bi7c9j
~kee	53 -21g-5e8d10c19k
~keep	53 -20g-5e4a8cd19k
~kel	87 -9a-7c10g
~ken	67 -10d-8a10c15j
~ken>	80 -8d-5c7b13j
~kend	71 -7a15c
~kep	73 -13g4fk21h
~kept	73 -13g4fk21h
~ker	62 -12g-9b-8k9h12j19a
~ker>	68 -11g-8k5b12h
~kers	72 -9b-5c10j13a
~kes	65 -12b-5a5di6j11k
~kes>	65 -12b-5a5di6j11k
~ket	63 -11c-5i-4d10j11g
~ket>	67 -10c-5a5fj6b12g
~kets	76 -9b-7c7j13a
~key	74 -5g5f6e
~key>	86 -7b-6g7f14a
~keys	77 -15a5d6be
~kgr	86 6b
~kgro	86 6b
~kic	80 -15c-5i6e7g9b10a
~kick	80 -15c-5i6e7g9b10a
~kid	54 -9g-4hk5f15a
~kid>	74 -15d-8b-4g8a12c13k
~kids	56 -15k-7c-6g4j10ab14d
~kin	44 -18g-5ei4d8b15h18c
~kin>	63 -9ci-8d-5g7j11fk
~kind	55 -10a-7ej-6f5i9g21c
~king	49 -13c-11k-7g6be7a13d16h
~kip	81 9b
~kip>	81 9b
~kit	70 -10a-5bc5i10j12g
~kitc	70 -10a-5bc5i10j12g
~kke	80 -5a14d
~kkee	80 -5a14d
~kle	72 -8bc-5g12h15a
~kler	76 -7b11a
~kne	84 
~knee	86 
~kno	50 -16b-15g-10d-7c-5h7j10e16a31k
~knob	89 8a
~knoc	80 -6g5k14c
~knot	89 -15b-6a7e18j
~know	51 -15c-11g-9d-5b-4h5f7e17a30k
~kon	89 -8c9g
~kon>	89 -8c9g
~kru	87 7a
~krup	87 7a
~ks>	48 -13i-12b-7f-5g8h9j11c28a
~ksg	86 -13a5cd11b
~ksgi	86 -13a5cd11b
~ksh	87 -10g12c
~ksho	87 -10g12c
~kup	69 -9c-5a13e16i
~kup>	70 -15a-4b13e21i
~kups	89 -10c-5i6g13a
~ky>	75 -6k-5c4g8i12a
~kya	89 -8a10c
~kyar	89 -8a10c
~kyd	86 
~kydi	86 
~la>	60 -10a-5i-4e6h17g
~lab	74 -23c-6g-4e19b20j
~lab>	79 -15c22b
~labo	89 -6c11j
~lac	50 -9j-4k5a6b9g12d
~lace	50 -8j-7c8b9g13d
~lad	71 -14a-10bk-5g5e8d12cj
~lad>	82 -8k-7a-4g5dh8ce
~ladd	84 -7b4g11d
~lady	79 -8a-6d-4g5i7c16j
~lag	89 -5c4k6a
~lai	55 -7aj8i15d
~laid	81 -13c-6b8a9d
~laim	59 -11a-5dj8g12i
~lain	67 -7i7c17d
~lak	79 -7d-6i-5a6j12g
~lake	79 -7d-6i-5a6j12g
~lam	77 -12a6d10b
~lame	80 -6a6bd
~lamm	89 -6a5b
~lan	51 -8di-7b5e7a8g17j
~lan>	67 -7k-5b-4i6a13j
~lanc	81 -15c-5a20g
~land	63 -13b-11c-10f5d7j13e19a
~lane	82 -5b12f
~lann	70 -10b-8cd5j29a
~lans	71 -12a-5g6b21c
~lant	80 -15a-6e13b14c
~lap	73 -11c-7i-6j-5g7b13a14h
~laps	77 -10c-7i9j15h
~lapt	87 -17j8a13b
~lar	55 -9a-8i-5eh-4f10c11g12jk
~lar>	64 -20g4i12k19c
~lara	82 5k
~larg	84 -16i10c11g
~larm	72 6aj
~lars	73 -16a9j24g
~lary	77 -6a-5c5d
~las	47 -14d-9k11i12c18e
~las>	87 -17b6e19a
~lash	86 -10a7f14c
~lass	70 -10g-9d-5j4k5f18b
~last	48 -11k-10a-6df12g14i21e
~lat	60 -6g-5e12a16b
~lat>	77 -15g4j18b
~late	65 4i8g
~lati	76 -10c15a
~lau	86 
~laus	87 
~law	67 -19g-10j-9d9k14a22c
~law>	79 -8g-6j-5d5k8a14c
~laws	80 -7g4ac7b
~lawy	76 -7g-5d5a10k
~lay	73 -4b13c
~lay>	77 4j7g
~laye	87 6k
~lba	87 -8a5c8k
~lbac	87 -8a5c8k
~lbo	83 -7a5cf
~lbox	87 5c
~lc>	79 -7a-5h5c17b
~lco	75 6g7c
~lcoh	75 6g7c
~ld>	32 -15k-12h-10d-5c5j10e34a38g
~lde	65 -12c-9g5k11j14d
~lder	70 -9c-8a8b19d
~ldes	74 -9b-6g-4c6ak15j
~ldi	59 -11g-7a-6bi5d10k21c
~ldin	59 -11g-7a-6bi5d10k21c
~ldr	73 -9c6b
~ldre	73 -9c6b
~lds	72 -16i-6a9b21g
~lds>	72 -16i-6a9b21g
~le>	39 -21f-13e-6k8c10g21i31a
~lea	47 -26i-19g-10c-9e5h6a12f14k36b
~leag	79 -10a5c6gk
~leak	74 -10b21a
~lean	69 -23i-5g5b24d
~lear	71 -15c-6g-5k8e17b
~leas	55 -18d-8e-6ai7f19k23b
~leav	59 -18g-9c-7i-4k7d11bf14h
~lec	68 -15c-4i4k7j10g
~lect	68 -15c-4i4k7j10g
~led	56 -10b-8k-6e5ai7h13c
~led>	56 -10b-8k-6e5ai7h13c
~lee	68 -4deg7f11j
~leep	69 -4e5j7f
~lef	68 -11c-4a4bk18g
~left	68 -11c-4a4bk18g
~leg	61 -15d-10g-7i7a9k30c
~lega	74 -9b-7g-4d7c11a12k
~lege	65 -4i8c11b
~lem	70 -14c4h5ae8j
~lem>	79 -7a-4g6ce9b
~lema	86 -4c7h
~leme	89 -9b-6c10ag
~lems	82 -12c12j
~len	69 -20a5d7bk14c
~lend	73 -9a-5b-4g19c
~lent	89 7b
~ler	66 -6c-4k7j13a
~ler>	75 -5a-4k6dj
~lere	89 
~lers	73 -10c-4b19a
~les	51 -8i-6b-5ajk5c9d25g
~les>	53 -10i-9b-6a-5fh6e7d32g
~less	70 -14a5d8cg
~lest	89 -9g4a9i
~let	56 -8j-6g5i15k
~let>	59 -8a-7j-5fi6eh18k
~lett	68 -6h12i
~lev	76 -14b-4g5d19c
~leve	77 -12b-4g20c
~lex	77 -10c-8g4j15d
~lex>	77 -10c-8g4j15d
~ley	87 -7c7g
~ley>	87 -7c7g
~lf>	54 -14e-12c-9j-5h-4g8a13k15b23d
~lfr	84 4a
~lfri	84 4a
~lia	59 -7g-5a7i13b
~liab	60 6b7c
~liar	87 -13g-8a-6c10b16i
~lib	86 -10b-6g4a5c11j
~lic	45 -18a-17i4h8b9c11k18e
~lica	84 5h
~lice	59 -11a-4i4k5b10de
~lici	70 -13a-4d4b16c
~licy	49 -11i-6d6gk12e
~lid	75 -25b-7g-5k6e13f27a
~lid>	82 -11b-6g7e19a
~lida	84 -12b5a16f
~lide	89 -6b6a
~lie	58 -20g-9k-4f12c27d
~lie>	89 -5c11a
~lied	89 
~lien	63 -7g18d
~lier	74 4b9d
~lies	84 -15f20c
~liev	79 -12g-7a-5bk7cj8e11f
~lif	54 -12c-8a-7b5ef20g
~life	55 -11c-9a-8b5ef21g
~lift	87 
~lig	75 -5j5d
~ligh	77 5d
~lik	42 -11b-7g-5fj5h6e9d12k19i
~like	42 -11b-5f5k6h7e9d14i
~liki	79 -8g9i14k
~lim	60 -11b-9a19cg
~limb	78 -11b-5g5d16a
~limi	62 -23a-5j-4d23cg
~lin	49 -26g-15d-8h-5e9f12i15k17a20c
~lin>	72 -13a-8d-7g-5f6bi30j
~line	56 -9j-6f-5d7k26c
~ling	60 -20g-18j-4h6e9ik16f19a
~link	87 
~lip	83 -5d6k11b
~lip>	89 -9c7k12b
~liq	87 9a
~liqu	87 9a
~lis	56 -19a-9c4d22k
~lisi	69 -23c-5d-4j4b5e8a23g
~list	60 -24a-16g4j6c10d25k
~lit	52 -7e-6df-5h6cg11k16b
~lit>	82 -7a-6gi7bk9c
~litt	60 -5e4a7i
~lity	59 5k6g
~liv	53 -15a-8d-6k-5h-4g6j8c10b22f
~live	56 -8k-7a-6i7g24f
~livi	65 -13g-10a-9d8bj11c12i
~lk>	58 -6i-5g-4f33k
~lke	72 -17g-5k4d9c14i
~lked	72 -14g-5k4a5d14i
~lki	66 -16c-8k-5j8b9dg12f
~lkin	66 -16c-8k-5j8b9dg12f
~lks	63 -7a-6j-5ek5b8h16d
~lks>	63 -7a-6j-5ek5b8h15d
~ll>	32 -16f-6hi-5ej12c14d52k
~lla	55 -12b-8a-7d-5i10j20g
~lla>	60 -10a-5i-4e6h17g
~llar	65 -14a4g14j
~llas	87 -17b6e19a
~llb	86 -12a5cf8k
~llba	87 -8a5c8k
~llc	78 -8a-5h4c19b
~llc>	79 -7a-5h5c17b
~lle	55 -12j-11e-5i-4k5a6g7dh14c
~llec	78 -10c-4b5g12a
~lled	63 -15j-8e-6k-5b11h26c
~lleg	65 -4i8c11b
~llen	89 7b
~ller	87 -9a7b9c
~llet	83 -10ac5f7b9d
~lli	59 -24c-10d-8i-5h-4k8f9b12a13e14g
~llin	64 -17c-7i-6d6b7a8g9f10e
~llis	70 -10c-5d4b5e7a8g
~llo	72 -7g11c
~llow	73 -7g11c
~llp	76 7g10k
~llpa	76 7g10k
~lls	59 -16e-15g-5k7d8a16b21j
~lls>	59 -16e-15g-5k7d9a16b19j
~lly	58 -18g-7a-5j-4b5f6c8e11i12h
~lly>	58 -18g-7a-5j-4b5f6c8e11i12h
~lmo	82 5k
~lmos	82 5k
~lo>	86 -7a15b
~loa	62 -12g-4e6k7j10b
~loan	63 -11g-4e5b7k8j
~loc	62 -16c-5j-4g10b12e14a
~loca	71 -12c-5j5b11af
~lock	67 -7f-6c5a7b11e
~log	79 -12b-5j12i13c
~log>	87 -5b5a
~logs	89 -8ab5k14i
~lon	50 -33i-14c-11b-8j-6d5f12eh13a40g
~lon>	84 -4g4j6a
~lone	78 -5c15a
~long	51 -32i-11bcj-4d6f10h14e46g
~loo	50 -7d-6g6e7j15c
~lood	62 -13g-7b-4k5d6e15a
~look	55 -6adg4b6h14c
~loor	72 -11a-7d4k15g
~lor	62 -8e-6a-5k5d8b13j
~lord	66 -7e-5f6d10c
~lori	86 -5c12f
~lors	82 -4c4j9b
~los	51 -16c5k6e7g8j
~lose	56 -11e-4a5h8c13g
~losi	69 -14g-11c-5i-4b4k5d31e
~loss	71 -8e-6c-5a4g11j12b
~lost	72 -15c-5b7k11i16a
~lot	63 -7a-5be-4j13c18g
~lot>	64 -6a-4e7g14c
~loth	86 12g
~lou	79 -5g8i
~loud	81 4ab
~lov	66 -14b-10g-7j-6c-5d7k8ah12fi
~love	67 -14b-8g-6j6i8k9h13f
~lovi	87 8i10a
~low	60 -7gk-5dhj6c32b
~low>	63 -5k-4j21b
~lowe	75 -14g6a10b
~lowi	87 6b
~lows	89 -6a5g6c
~loy	60 -11c-9g4h6j9d
~loya	81 -10c-4b7j8e9h
~loye	62 -8g-4ce6b11d
~lp>	68 -17c-8a8h9b14i
~lpa	76 7g10k
~lpar	76 7g10k
~lpi	87 -8b13a
~lpin	87 -8b13a
~lps	86 -7a10b
~lps>	86 -7a10b
~lre	70 -5i-4d4j5e
~lrea	70 -5i-4d4j5e
~lri	69 -15k-5j4c5d17e
~lrig	69 -15k-5j4c5d17e
~lry	78 -6a10c
~lry>	78 -6a10c
~ls>	52 -20e-7b-6k-5g5d7j12c26a
~lse	55 -12g-7a5j8h9cd
~lse>	55 -12g-7a4b5j7d8h9c
~lt>	62 -14d-5k-4g5aj9c15e
~lth	59 -14g-6ad7c11b21i
~lth>	61 -14g-11a-5dj10c29i
~lthy	78 -9i5j7b12a
~lts	84 7b
~lts>	84 7b
~lty	87 -8a-4c8j9e
~lty>	87 -8a-4c8j9e
~lua	83 -15a19c
~luab	83 -15a19c
~luc	82 -6b5a9c
~luck	82 -6b5a9c
~lud	74 -8b5g12a
~lude	75 -5b11a
~lue	66 -8a-6d-5c5e10i12g
~lue>	67 -7a-6e11i14g
~lues	89 7e
~lug	84 11a
~lug>	84 11a
~lum	69 -11a8j11e
~lumb	70 -5b-4a8j11e
~lun	76 4c13a
~lunc	84 -6b6c11a
~lunt	80 -4k7b
~lus	89 
~lve	81 
~lved	87 5b
~lwa	76 -9j-7i-6b6g7d8a10f
~lway	76 -9j-7i-6b6g7d8a10f
~ly>	44 -11d-10k6h9i11c24b
~lyf	89 
~lyft	89 
~lyi	89 13b
~lyin	89 13b
~lys	89 
~lys>	89 
~ma>	75 -12b-10a-6k5e7d8j13c
~mac	73 -14a-5d8f15j
~mach	75 -4d7c
~mad	63 -15g-7k-6b-4d6f35h
~mad>	87 
~made	64 -15g-7bk-4d6f35h
~mag	66 -8b-7e6k9a11g
~mage	67 -7bce6k12ag
~magi	86 -5a14c
~mai	54 -14g-9e-4h7f11d18c
~mail	57 -12g-7e8f11c13a
~main	70 -11a10c16d
~mak	54 -13j-8k-5de5a9g10c17i
~make	55 -10d-7k-5j-4e14g20i
~maki	77 -13j-7g-4i6d10c11a
~mal	67 -11g4b9c
~mal>	79 -5a
~mall	75 -8g-4j4c14b
~mals	86 
~mam	84 -13a4c6b8g
~mama	84 -13a4c6b8g
~man	45 -16i-12j-11c-7k-5b-4a5d63g
~man>	70 -19g-9i4b5ck6a9e
~mana	71 -25g-5b4a14d15i
~mane	87 -4j7c
~manu	86 -8bg19a
~many	47 -31i-22a-21c-8j-5d99g
~map	89 -9a6c8j
~mar	62 -11c-5h5b6dj8k
~mari	79 -7g8k
~mark	75 -7a7jk
~marr	72 -5dk8a18b
~mart	81 -16b-12c7i9g16d
~mary	87 
~mas	75 -14a-4k11f19b
~mas>	78 -6a5b11f
~mat	60 -7eg-6b4h9aj
~matc	78 -20c-4de6k8j9g11a
~mate	71 -9a-5g5c7j11d
~mati	71 -5k5h7a
~matt	76 -7g-6d5c8a
~max	87 -11g17c
~max>	89 -10g17c
~may	70 -7c-5bk-4i4e7g15a
~may>	75 -5k4c5d9g
~mayb	80 -13c7e15a
~mb>	78 -18c-12a-8be4i7f15k18g
~mbe	48 -11b-7h-5j5a6k7c15gi
~mber	48 -11b-7h-5j5a6k7c15gi
~mbi	72 -13g-8b18c
~mbin	73 -13g-9b5a19c
~mbr	62 -9g-6i4f7h11b
~mbre	62 -9g-6i4f7h11b
~mbu	84 7j
~me>	29 -21a-16d-11j-10f-9i-4b10g16c18e82k
~mea	71 -10j-5k8b11h
~mean	74 -9j-7c-5k4a7b12h
~meas	89 4c
~meb	57 -6be-5g-4f8i11a12d
~mebo	57 -6be-5g-4f8i11a12d
~med	59 -14g-7i5j6k9f11d
~med>	67 -16c-14b-7g4ej6d8a11fk
~meda	86 -5k6d8b
~medi	67 -18a6b18c
~mee	74 -5k6c
~meet	74 -5k6c
~mel	89 -5g6h9c
~mem	67 -15c-5bgk5d6j9i15a
~memb	68 -14c-5bg6d8aj10i
~men	47 -11a-5g4f5k8c11bd
~mend	87 -6a14c
~ment	47 -7h-6ag5f6k10b12d
~menu	89 10c
~meo	71 -17c-5k4d7b20g
~meon	80 -9c-7b-5d9a22g
~meow	75 -9c-8a-4k5j9d14b
~mep	84 -4a4b
~mepl	84 -4a4b
~mer	56 -9g5k16d
~mer>	66 -8a-7e5d13b
~mera	77 -7b4a5k10c
~merc	71 6a
~merg	83 5d
~mers	68 -11b6g12d
~mes	58 -11a-8i-5f5cd8b17j
~mes>	59 -9e-7a-6i-4f7d18j
~mess	78 7e
~met	51 -11k-10j-9i4ag8d10c13b
~met>	87 -8k-6a7c13j
~meta	79 -5j5c9b
~mete	82 -7ac22g
~meth	53 -14j-11h-7i-5k4e8a9c10b11d
~meti	87 9a
~mew	72 -18c-8f-5k-4d12h13a22b
~mewh	72 -18c-8f-5k9a13h23b
~mfo	78 -5c4g7a
~mfor	78 -5c4g7a
~mic	84 -7a5b
~mica	89 
~mid	77 -9a-6i4c6b7e8g
~midd	79 -12a-6i-4g6b7e18c
~mig	80 -18b4e6d9h12c
~migh	80 -18b4e6d9h12c
~mil	53 -6e-5af8bi16g
~mile	62 -8c-6i-4a28g
~mili	87 -13g-8a-6c10b16i
~mill	84 -12a4j6i7c
~mily	59 -7e4d13a
~min	51 -23k-17j-7d6cf7g8e14i19h
~min>	77 -66a-11j5d8i14c16h36g
~mind	62 -24k-18g-4d5h7c10b25a
~mine	75 -18g-14c-13k-6j5bi21e24a
~ming	67 -17b-9j-6k9h10f17c
~mini	77 -7c11g
~minu	66 -9c-5d6i8a10k
~mir	87 -13a22j
~mira	87 -13a22j
~mis	64 -20j-13g-4d6i7e13c19a
~mise	86 -5c-4j6g
~miss	67 -10g-7j8e11a
~mist	83 -12gj5i24c
~mit	60 -20a-6j9e10g20c
~mit>	69 -16a-5k6g13e16c
~mits	66 5g7c
~miu	77 -7c-4j6a13g
~mium	77 -7c-4j6a13g
~mle	89 6a
~mles	89 6a
~mma	74 12d
~mmat	75 12d
~mme	67 -5a-4g9c10b
~mmed	86 -6a5b
~mmen	87 -6a14c
~mmer	69 7b
~mmi	80 -9a-5c5g6k7b
~mmin	84 6k
~mmo	89 -10a6b13c
~mmon	89 -10a6b13c
~mmu	77 -22c4k7b12g
~mmut	77 -22c4k7b12g
~mne	84 -6b6d
~mney	84 -6b6d
~mob	87 -7a-6k6b9f
~mobi	87 -7a-6k6b9f
~mod	71 -7a-6e-5d9bj
~mod>	83 -8a-4cd9g13j
~mode	75 -6g-4e7c10b
~mok	67 -15b-5i4g5cj14a
~moke	68 -9b-5i4g5c6j10a
~moki	87 -8b5ak
~mom	66 -12c-6j-4b4k13g17a
~mom>	73 -5d4a6b
~mome	76 -11b-10c-9j6dk10a14g
~moms	83 6a
~mon	46 -5a4b5e20c
~mon>	89 -10a6b13c
~mone	60 -9j-7di-5e7g10f11a
~moni	79 -6k15d
~mont	49 -11a-7c8j10e13g
~moo	89 -20a-7g-4c6bj25i
~mor	49 -13d-10c-9j-6i5h7k9g10e23b
~more	55 -13j-8i-7d-5c-4g6k11h28b
~morn	69 -13a-10c-8j5e8f17g
~morr	69 -7d-4b5j8g9e
~mort	65 -4g4c6aj
~mos	60 -6e-4i8b16c
~most	60 -6e-4i8b16c
~mot	66 -8cg-4b6d8f11a
~moth	75 -8ab-5g6c9d11f
~moto	71 -14c22a
~mou	67 -16a-6k-5f11gi21c
~moun	69 -5k-4f4i19g
~mout	87 -9g-6a9i11c
~mov	61 -14b-13a-6k-4g4f14j23e
~move	64 -22b-6k-5di5f32e
~movi	73 -9e-8a-7c-4g8bdij
~mp>	61 -9c-7i-5e9d11a12h
~mpa	49 -8a-7g-5c-4h9k22b
~mpan	50 -7a-6g-4c4j6k23b
~mpar	82 5k6d
~mpe	77 -13c-12b-4d9j12g19a
~mped	86 -13c10j12g
~mper	89 -13b18a
~mpl	58 -13g-11a12b20d
~mpla	79 -12a21c
~mple	75 -15c6b15d
~mplo	62 -9g-4ce6b11d
~mpo	68 -6g5h13a
~mpol	75 -11b19a
~mpor	76 -6j-5g5h10b
~mpr	76 -8a10h11c
~mpre	79 -11a10h11c
~mpro	87 
~mps	87 -9a5j11c
~mps>	87 -9a5j11c
~mpt	79 -5ak-4c11g16e
~mpty	80 -6ac-5k12g16e
~mpu	75 -11a-4c5b8e
~mput	76 -8g-7a6b8e
~mrs	87 7a
~mrs>	87 7a
~ms>	59 -16c-7g-6e6i10k35j
~mse	86 -5j9b
~msel	86 -5j9b
~muc	45 -31i-17j-13k-7c-6de4ah16b67g
~much	45 -31i-17j-13k-7c-6de4ah16b67g
~mum	77 -7c10g
~mum>	78 -6c4a6g
~mus	78 -16b-6g5d9i11a
~must	79 -9b-6g4c5d10i
~mut	76 -22c4k5a6b12g
~mute	79 -16c4k5a13g
~mv>	87 -4a12d
~my>	56 -18j-9a-8k6e7b11i13d18f
~mys	82 -6k6c7a
~myse	83 6c8a
~na>	81 -12c8g10b
~nac	79 -6g-4b4j
~nace	79 -6g-4b4j
~nad	82 
~nado	82 
~nag	67 -17g-9b-6c13a14i15d
~nage	68 -16g-9b-6c13ai16d
~nal	59 -13c-10e4b6d16a
~nal>	61 -19c-8e-5i4k7b23a
~nall	74 -9a-5g4h5d8c9i
~nam	44 -15b-12g-11e-8h6f8k23d26c
~name	44 -15b-12g-11e-8h6f8k23d26c
~nan	67 -7c-6g-4i5j9e13b
~nanc	71 -5a-4g10e12b
~nann	87 -4a4d7b
~nant	81 -4b4a5k8j
~nap	82 4k
~nap>	87 5k
~nat	77 -11a6j13h
~nati	79 -12a-5c6j13h
~nb>	84 -7b13a
~nc>	89 -4k14j
~nce	42 -5d-4cf9a12e13k
~nce>	43 -7dj-4a5i8e11bk13g
~nced	79 -5a11b
~ncel	77 -5a4j5k
~ncer	73 -16g-12b-4i4cd7e8j9a
~nces	84 -7c14a
~nch	71 -10g-7a7k19b
~nch>	75 -11g-6j5bk12a
~nche	82 -12a4j5i
~nci	73 -13b5g15a
~ncia	77 
~ncl	72 -7d-5b4k7c9a
~ncle	83 -6d
~nclu	76 -8b5g7a
~nco	67 -18a-4j11ci17g
~nco>	89 -13a5k15i
~ncom	70 -22a16c19g
~ncor	84 -8b16a
~ncr	79 -11g-5k5b7e9a
~ncre	79 -11g-5k5b7e9a
~ncy	79 -7b-6j8a
~ncy>	79 -7b-6j8a
~nd>	28 -9b-8c-7i-4a8f13g18j24d27e
~nda	75 -6f-4g5i10c
~ndat	80 -7g4i5c9b
~ndb	86 
~ndbo	89 
~ndd	86 -11a5e6c
~ndda	86 -11a5e6c
~nde	52 -14a-12e-6i7f8k9b20g
~nded	73 -9b-5a7ck8d
~nden	89 -6a6b
~ndep	89 -6a6b
~nder	54 -11e-5cd-4ai8bf22g
~ndi	66 -10a-7c-5e-4d12i15j
~ndin	72 -7b-5a-4e5h10j
~ndit	73 -7g-6c5bf10i
~ndk	89 6a
~ndki	89 6a
~ndl	58 -9ag-7ef5d18i19b
~ndle	65 -12c-11a-7g6dk10b22i
~ndli	87 -8d-4a15b
~ndlo	67 -5ef4a6c7d
~ndm	83 -5g5j6c
~ndma	86 -6g-5a6j7c
~ndo	75 -15b-9g-5k5a7d9j15i
~ndor	82 -8g5i9c
~ndow	84 -12b-5ac7j9d12i
~nds	56 -19a-10g-6f6i8e11c19j
~nds>	57 -14a-8g-5f5i7c9e15j
~ndsh	81 -4j4bk
~ndy	76 -6c-5k-4gj11f16a
~ndy>	76 -6c-5k-4gj11f16a
~ne>	37 -10h-8i-7e4d7f9j10b15c19a
~nea	67 -16c-8k-7b10j11a20f
~near	68 -9b-8ck9a21f
~nec	86 -17c7a13i
~neck	89 -13c13i
~ned	53 -12b-9k-6ceg5a12j29i
~ned>	53 -12b-9k-6ceg5a12j29i
~nee	47 -14gi-10bc-8d-5f13h62k
~nee>	86 
~need	47 -14g-13i-11c-10b-8d-5f-4a5e13h62k
~nef	70 9d
~nefi	70 9d
~nei	73 -4k5e
~neig	73 -4k5e
~nel	87 4d5a
~nen	87 -4j7c
~nent	87 -4j7c
~ner	53 -13ik-5h4e5g6j10f13b
~ner>	61 -15k-12g-10b-8i-5j13a14e15f18c
~nera	66 -5i4a5j
~ners	66 -17c-13a-8e7j17g23b
~nerv	83 
~nes	47 -9g-7fi-5e4a9d15k18b
~nes>	60 -11g-10c-9i-6j7bd9a16k
~ness	51 -11i-8e-6f5g9j11b12c
~nest	75 -10g-9c-7j5b7e16i
~net	79 -7b4a9g
~net>	81 -8b-4j8a10g
~nev	71 -16a-6c8h9i10j
~neve	71 -16a-6c8h9i10j
~new	54 -21k-8a-4f4j7h8e12b19i
~new>	57 -19k5ac10e11i
~newa	76 -10b5c7h
~newe	78 8b
~news	86 -11c-6a8j12i
~nex	64 -5g-4j4ch8b
~next	65 -5g-4j5ch12b
~ney	58 -9j-7i5gk9f13a
~ney>	58 -9j-7i-6b5gk9f15a
~nfe	89 5a
~nfl	89 -6c9a
~nfo	76 -4b4a13c
~nfo>	83 5c
~nfor	81 -4b9c
~ng>	27 -37j-8b-5c8f9h18g20i22k37a
~nga	81 -10j-7bc5ag15i
~ngag	83 -10j-6c4e7a11g
~nge	56 -9k-7hi-4f15c23a
~nge>	67 -7bg-6k-5j6a30c
~nged	73 6c
~ngen	89 6a
~nger	69 -10ak4e9b11j
~nges	77 -14c6k20a
~ngi	67 -6a-5c-4f5gk12i
~ngin	68 -6a-5c-4f5k6g12i
~ngl	67 -21a-16k-7cg-5d6j14i17e26b
~ngle	67 -21a-15k-7g-6c6j12e14i26b
~ngr	79 -7j-5a11i
~ngra	80 -8j12i
~ngs	57 -21a-8k-5f5i7g8h9j19c
~ngs>	57 -10a-8k-4f5i8gh9j
~ngu	75 -6g-5d6b12c
~ngui	83 5a
~ngun	87 -4g8b
~nha	83 -7a7d8c
~nhap	86 -11a11c
~nic	63 -8ej5i9c
~nic>	86 -5d11f
~nice	67 -8e-5j4d6a7ci
~nico	89 
~nics	87 -7a9c
~nie	72 -6c-5i7k11d
~nied	89 -5c7d
~nies	74 -5i6d8k
~nig	60 -15i-8b-6j-4a8g13f19k
~nigh	60 -15i-8b-6j4e13f20k
~nim	74 -8c5a10g
~nima	84 
~nimu	77 -7c11g
~nin	53 -18a-11b-8g4f8j10c11d15e
~nin>	69 -7a-5k7e15b
~ning	57 -30b-12a6f8k10d11eg
~nins	72 -25g6j8b18c
~nio	75 -4a7j8c
~nion	78 -7a10j
~nior	86 7c
~nip	89 
~nis	67 -4g9j
~nish	68 -4g4c6j
~nist	87 5j
~nit	65 -10ab-8k-5i7j14d20g
~nit>	76 -12c6j7a9g
~nito	79 -6k15d
~nits	86 7g
~nitu	79 11g
~niv	83 -7j12b
~nive	83 -7j12b
~niz	89 5a6j
~njo	82 -4g5c9a
~njoy	82 -4g5c9a
~nju	72 -7b-5d5a8g
~njur	72 -7b-5d5a8g
~nk>	53 -12g-11j-7c10b17i
~nki	67 -13c-8d-6i6g17a19h
~nkin	67 -13c-8d-6i6g17a19h
~nkl	76 -7b10a
~nkle	76 -7b11a
~nkr	87 7a
~nkru	87 7a
~nks	70 -7k-6a5e6bdg
~nks>	72 -6ck4a6e9g
~nksg	86 -13a5cd11b
~nli	75 -8bg8c10a
~nlin	75 -8bg8c10a
~nly	65 -15a-12d-4g8ck11j18b
~nly>	65 -15a-12d-4g8ck11j18b
~nne	71 -15c-6ik6bej13a
~nned	83 
~nner	78 -8c-6i-4k7e17a
~nni	64 -9c28a
~nnin	64 -9c27a
~nnu	75 -15a10c16g
~nnua	75 -15a10c16g
~nny	81 -4g6b8j
~nny>	81 -4g6b8j
~no>	54 -32b-20i-10d-4g5f6ae7c50j
~nob	68 -9e-7bd-5k5c10a12j
~nob>	89 8a
~nobo	69 -9e-7b-6d4a6c13j
~noc	79 -6a5k13c
~nock	80 -6g5k14c
~noi	84 8c
~nois	84 8c
~non	77 -10b-9c-5k6a8h17j
~non>	82 -10bc9h14a
~none	89 -5a6j
~noo	79 -14c-5a6g8i14j
~noon	81 -12c7g8i
~nop	87 -17c18g
~nor	73 -11b18a
~norm	78 -6a
~nort	84 15a
~nos	77 -4ac5k8f
~nose	86 -10a6c8e
~nosy	86 -10c6ak10f
~not	43 -12b-9c-8d-5a4e5k18h28j
~not>	45 -23b-5d10k12j22h
~note	75 18b
~noth	63 -11c-5k-4bg27j
~nou	70 -15b-8ci-4j6g17h20a
~noug	71 -18i-15b-7c7g17h22a
~noun	87 -4j11i
~nov	84 -15a7cdg
~nova	87 -11a8d12c
~now	43 -21j-7d11h18k21a
~now>	44 -21j-6d-4ci4h6fg20k21a
~nowb	89 
~nowh	87 -16a-5g-4k5c6i15h
~nro	84 -7g-5a17c
~nrol	89 -7g-6e18c
~ns>	46 -11egij7f8h16k26c
~nsa	89 5g
~nse	56 -8g-5c-4h5k6be7d
~nse>	59 -15e-9j6g7b8a9c
~nsed	74 -16a-15c-14g5bj12d28e
~nses	81 -5g-4a6jk
~nsh	86 -5c9a
~nshi	89 -5c5a
~nsi	63 -15c-14a-5i6h7f12g20b
~nsid	72 -19c-5a7g13f14b
~nsio	78 -9a5c9b
~nsiv	75 -7b-5k6ag9h
~nsm	87 10j
~nso	86 4g7c
~nsor	89 5c
~nsp	77 -21g10c11b15i
~nspe	80 -22g11c16i
~nst	63 -7j9g10b
~nst>	77 -4cd7b
~nsta	77 -4j
~nste	84 -9k-8c7g10b
~nstr	72 6c
~nsu	44 -6i4g6a7bd
~nsul	86 -10c4b6j
~nsur	44 -7j-6i4a5bg7c8d
~nsw	78 6c
~nswe	78 6c
~nt>	33 -16i-8df-7j5eh12a18b20g25k
~nta	63 -15g-5h4j8a11b
~ntal	67 -8g6j7b
~ntan	76 -7g-5h7c13a
~nte	58 -18c-14a-9i12h13g17b
~nted	77 -25a-5k7f9d20b
~ntee	83 -5a7b
~nten	76 -10c22g
~nter	63 -10c-9b-5di9k14ah
~nth	49 -11a-7c8j10e13g
~nth>	52 -14c-7h5ij13g14e
~nthl	74 -16a6g10bc
~nths	65 -10ag-4e7h27b
~nti	62 -7ck-6i-4f10g14j
~ntia	84 
~ntil	89 -6a5e6j
~ntin	67 -7i-5e5d6j12g
~ntio	83 -10k8j9a
~ntit	89 
~ntl	75 -12g7j11a
~ntly	75 -12g7j11a
~ntm	86 -4a10f
~ntme	86 -4a10f
~nto	64 -14g-7j-6h-5i4e10k11d15a
~nto>	68 -17g-6h5c6a8k14d
~ntor	80 -5c5k6g
~ntow	83 9a
~ntr	60 -11g-7a-5e-4hi5b8k9j15f
~ntra	62 -12a-6eg5d8k9bj
~ntry	79 -6g-5c-4b5a16f
~nts	50 -7b-5k4h6a7i8d
~nts>	50 -7b-5k4h7ai8d
~nty	77 -14g-11b-5j6d25c
~nty>	78 -11b-9g-4j7a8d10c
~nu>	89 10c
~nua	74 -11a5j16g
~nual	74 -11a5j16g
~nue	82 -8a7c8g
~nue>	82 -8a7c8g
~num	50 -13ej-8d-7b-6h9i10k16g24c
~numb	50 -13ej-8d-7b-6h9i10k16g24c
~nur	75 -10c-6b5j6a9h
~nurs	75 -10c-6b5j6a9h
~nus	87 -5fg18a
~nut	64 -7j-6cd4i7g8k9a
~nute	66 -9c-5d6i8a10k
~nuts	83 -6j4c9g
~nve	70 -6b-5e6j13g
~nven	79 -5c4k6g
~nver	79 -10k-4e9j14c
~nvo	79 -5c
~nvoi	84 5a
~nvol	87 5b
~nwi	86 5a
~nwid	87 5a
~nxi	87 -7b12a
~ny>	34 -33b-25i-19j-9e-8f9c14k37a72g
~nyb	56 -15c-11b-6j-5g6h14d23a
~nybo	56 -15c-11b-6j-5g6h14d23a
~nyl	87 -8a5j10c
~nyl>	87 -8a5j10c
~nym	82 -6a-5ck5g11e
~nymo	82 -6a-5ck5g11e
~nyo	67 -13c-4k11a16d
~nyon	67 -13c-4k11a16d
~nys	77 -7d-5g6k8j
~nys>	77 -7d-5g6k8j
~nyt	50 -21b-7e-6dgi-5h7j9k17c30a
~nyth	50 -21b-6degi-5h10k17c31a
~nyti	89 7j
~nyw	74 -11c6f14a
~nywh	76 -11c6f17a
~oad	69 -6k-4dg4j15a
~oad>	73 -7k4f13a
~oads	79 -5b4a5c7j
~oak	80 -6b-5g5i6k
~oak>	84 -6b4c10a
~oal	87 -7a17c
~oal>	89 -7a18c
~oan	63 -11g-4e5b7k9j
~oan>	68 -17g5f7k18c
~oans	72 -14c5b6g9j
~oar	74 -5b12a
~oard	74 -5b12a
~oas	86 -7a4g8c
~oast	86 -7a4g8c
~oat	77 -7c6a
~oat>	78 -7c6a
~ob>	56 -17g-8d-5e-4hi5f8k29c
~oba	77 -6b9a
~obac	79 -7b9a
~obb	79 -18a26c
~obbi	81 -6g12c
~obi	87 -7a-6k6b9f
~obil	87 -7a-6k6b9f
~obl	74 -6c-5g-4a5e7b9j
~oble	74 -6c-5g6e7b9j
~obo	68 -8be-7d6c7a13j
~obod	69 -9e-7b-6d4a6c13j
~obs	73 -13b-11k-6c15a18d
~obs>	73 -13b-11k-6c15a18d
~oca	70 -14c-5j4b11f17a
~ocal	80 -5j7b9a
~ocat	75 -10c9f
~occ	74 9g
~occu	75 4c9g
~oce	80 -5f-4b4j6i7g
~ocer	84 -5f-4b5a12g
~oci	72 -7a-5j-4k13b19c
~ocia	72 -7a-5j-4k13b19c
~ock	59 -21a-11d-8f6e11c12g18i
~ock>	66 -25a-10j-5d-4f12e13c24i
~ocke	68 -5a5b7j8g
~ocks	84 -7d4j8a
~oct	69 -18g-5a7i20d
~octo	69 -18g-5a7i20d
~od>	46 -17k-11c-9f5b6a10j32d
~oda	58 -9k-4h4c6di
~oday	58 -9k-4h4c6di
~odd	89 -14ac7b9g21k
~ode	65 -17g-7a-6e-5f-4d5b9k30c
~ode>	72 -6ag-5f7k21c
~oded	87 -6g7i
~odel	75 -6g-4e7c10b
~odi	79 -7a4g15c
~odil	80 -7a4g9c
~odo	83 -9a12g
~odom	83 -9a12g
~ods	82 -12c-11a4f7b11i
~ods>	82 -12c-11a4f7b11i
~odu	82 -10b-5g-4a23c
~oduc	82 -10b-5g-4a23c
~ody	47 -16b4k5j7d9a
~ody>	48 -15b-7c4h7de12a
~odys	69 -7e-6g-4b6j8ck
~oes	40 -13jk-9h7i13a14e22d
~oes>	40 -13jk-9h7i13a14e22d
~oev	89 4k
~oeve	89 4k
~of>	35 -10e-4g5a6c7hk10j13d15i
~ofe	78 -16g-6b6c16e
~ofes	80 -6b6c
~off	48 -16g-14j-13c6ai7e9d12b15k
~off>	52 -9c-6dj8e12bk
~offe	69 -7g-6j6c9k10i
~offi	64 -14c-11g-6j9af16d
~ofi	82 -4b7c
~ofin	83 
~oft	69 -16i-10c-7ab5j12d32g
~oft>	87 7a
~oftb	89 
~ofte	73 -17i-8ac-5b13d35g
~og>	72 -4a5c6j
~oga	89 -9c15j
~oge	74 -11a-6bg-5i5h7e11f12j
~oget	74 -10a-6bg-5i5h7e9j11f
~ogr	77 -5i5g7a
~ogra	77 -5ai5g10c
~ogs	79 -18b4k7a13i
~ogs>	79 -18b4k7a13i
~oh>	59 -26j-22b-4g7k8i13df14c
~ohi	87 -8a5j9g
~ohio	87 -8a5j9g
~oho	75 6g7c
~ohol	75 6g7c
~oi>	86 -9k7a
~oic	78 -10a-5k4b11h15c
~oice	78 -10a-5k4b11h15c
~oil	84 -12a5c21b
~oin	49 -11g-10j-9f-7d4e7a8i9c11k15h
~oin>	72 -6k5a6j12e
~oing	51 -12j-11f-5d-4g10hi11c17k
~oint	75 -6bg6af10h
~ois	84 8c
~oise	86 9c
~ok>	57 -19a-5g4dj5i8k13h
~oka	46 -22j-20b-7k6ef10ad12g17i
~okay	46 -22j-18b-7k6ef8a10d12g17i
~oke	60 -20d-8b-4e5j7g13c15a
~oke>	64 -12d-6bj-4g4i9a18c
~oked	79 -10d-4i4j6a15g
~oker	82 -9b-4k10aj
~oki	62 -7bg5e6a12j
~okin	63 -7g-5a5e12j
~okk	80 -5a14d
~okke	80 -5a14d
~oks	69 -5e15a
~oks>	69 -5e15a
~ol>	53 -7h-6bk-4j5f9g16d
~ola	80 
~olat	81 
~old	46 -12ik-7h-6c-5f11d18g29j
~old>	49 -14k-9b-7c-6h5a24j26g
~olde	66 -15g-11a-7c11bj14d
~oldi	75 -14g4d11c15a
~olds	74 -15i24g
~ole	59 -11c-8d-6fi-5g6k14a19b
~ole>	61 -13d-12i-9c-5f5g8k10a20b
~oles	86 -14g9i10a
~olf	86 5a7c
~olf>	86 5a7c
~oli	46 -19g-14i-11b-7d5a9f12k14e25c
~olic	48 -11i-10a-8d6bg7k11ce
~olid	81 -17b-5c7e10a15f
~olin	72 -37g-11b11k14a26c
~olk	64 -7a-6j-5ek6b8h16d
~olks	64 -7a-6j-5ek6b8h16d
~oll	51 -8h-5ef4d6g8a13b
~oll>	66 -7a-4b4c15d
~olla	65 -14a-5c4k7g14j
~olle	62 -5i-4e7b9a
~olli	69 -11j-10c-5d5e8g18a
~ollo	80 -9g5i12a
~olo	83 -11a15b
~olo>	89 -8a16b
~ols	70 -12b-4a25g
~ols>	70 -12b-4a25g
~olt	82 6b
~olts	84 7b
~olu	79 -7a7b
~olum	89 5d
~olun	83 -5a7b
~olv	87 5b
~olve	87 5b
~om>	46 -12c-6b-5a5j6h7e8i12k
~oma	80 -5b4i9c
~omat	86 5ai
~ome	36 -25j-9c-6f-4e5k7g20h27d29b
~ome>	43 -17j-10d-6g-5b4f7e11ak27h
~omeb	57 -6be-5g-4f8i11a12d
~omed	87 6d
~omen	76 -11b-8j4g6dk10a
~omeo	71 -17c-5k4d7b20g
~omep	84 -4a4b
~omer	62 -4a18d
~omes	66 -11a-9e5dk6j12b
~omet	52 -15j-12h-8i-6k5e8b9acg10d
~omew	72 -18c-8f-5k-4d12h13a22b
~omf	78 -5c4g7a
~omfo	78 -5c4g7a
~omi	65 -20b-12j-9k-8a9fi32c
~omin	67 -18b-17a-10k-9j9i10f37c
~omis	83 -6c-5j4g10a
~omm	62 -6aj-5c-4i8d10g13b
~omma	75 12d
~omme	71 11c
~ommo	89 -10a6b13c
~ommu	77 -22c4k7b12g
~omo	69 -7d-4b5j8g9e
~omor	69 -7d-4b5j8g9e
~omp	46 -8g-4a4ek8d16b
~omp>	67 -12c7a8g11d
~ompa	49 -8a-7g-5c-4h9k22b
~ompe	86 
~ompl	73 -12b-5g-4k5a12c13d
~ompr	81 -9a4c10h
~ompu	76 -8g-7a6b8e
~oms	71 -5c4k11a
~oms>	71 -5c4k11a
~on>	30 -21c-14f6e7g10dk12a14h34j
~ona	63 -13c-5e4k6agj8b
~onal	64 -16c-5e4k5b7agj
~onc	68 -13g-11a-5j7ck9i13b
~once	69 -12g4a8c9b
~onco	89 -13a5k15i
~ond	60 -9g-6b-4de10i11cj
~ond>	65 -13b7j14c
~ondi	73 -7g-6c5bf10i
~one	37 -12e-10h-5i5cdg9bk12j13f
~one>	39 -10e-7h5ag7df10c15j
~oned	81 -10k-7bd8c9aj
~ones	62 -14c-9g-6a-5j9bd15k
~oney	59 -9j-7di-6e5g6c10f11a
~onf	87 -6d4a9c
~ong	49 -26i-19j-12b-6d4af12e13h40g
~ong>	51 -33i-13j-9d-7b5f6a11e16h32g
~onge	86 -12a7d
~ongi	82 -9b10a12g
~ongr	80 -8j12i
~oni	69 -25a7j9d23c
~onic	86 -6a7c
~onig	79 -20a6g9j16c
~onit	79 -6k15d
~onl	63 -12d-8g-4e5c7k10b13j
~onli	75 -8bg8c10a
~only	66 -12d-10a9k11j17b
~ono	86 -4j10i
~onou	87 -4j11i
~ons	54 -7ag-5e6k10j21c
~ons>	57 -11ag-5b-4e6j9k31c
~onsi	87 8b
~onst	74 7g
~ont	45 -7c-5h6j10k12g
~ont>	66 -12bg-4e6k9c26a
~onte	78 -16c23g
~onth	49 -11a-7c8j10e13g
~onti	87 4b
~ontr	62 -6eg5d8k9b
~onv	79 -10k6j8c
~onve	79 -10k6j8c
~onw	87 5a
~onwi	87 5a
~oo>	60 -18k-8h-7g-5c5j8f11b19a
~ood	47 -12k-6f-5g5e8bj9a11i
~ood>	47 -12k-9c-8f4h5de6b7j19a
~oode	87 -6g7i
~oods	83 -12c-11a4f7b12i
~oof	55 -5ck4ad12h
~oof>	56 -8e-7k5d13h
~oofi	83 
~oog	89 -7b5j15a
~ooh	78 -13a-5k-4j7g11c
~ooh>	78 -13a-5k-4j7g11c
~ook	50 -5c6k11j12h
~ook>	57 -19a-5g4dj5i8k13h
~ooke	80 -10d4j6a13g
~ooki	63 -7g5e12j
~ookk	80 -5a14d
~ooks	69 -5e15a
~ool	52 -12b-8a-7h-6i7f17c18d
~ool>	55 -7hk-4i6f11g19d
~ooli	87 -43g-5a12k36c
~ools	71 -12b-4a25g
~oom	61 -7j-6ag4i5d16k
~oom>	68 -13a-5bd5ce7i17k
~oomm	75 12d
~ooms	75 -5c5k7a
~oon	67 -18i-13c-6b4j10ag27e
~oon>	67 -18ci-6b4j11g12a28e
~oop	87 -6a7j9g
~oor	61 -11b-9d-7i-6ac6f7j10e19g
~oor>	66 -10bd-6a-4i4g5k6c8j11f
~oord	82 5a
~oors	75 -20c-7a-6j6bk12e15g
~oos	77 -9b-6egh6i9a15c
~oose	77 -9b-6egh6i9a15c
~oot	67 -5abe-4d5f7g20i
~oot>	72 -4cg8af
~oota	83 5c7g
~ooth	87 -15a-7g6b26i
~op>	52 -15gk-10j-5d7a11b16f19c
~ope	56 -9c-6j-4fg5d7be15k
~ope>	87 7k
~open	64 -16j-10g-6i5k10e11a16b
~oper	64 -7c-6b7k8g11j
~opi	76 -10a5c11j
~opin	76 -12a5c11j
~opl	57 -7j-4e9a16d
~ople	57 -7j-4e9a16d
~opp	66 -15b-9g-5d-4k5c15a28h
~oppe	72 -15b-8g7c11a14h
~oppi	72 -5d5a17h
~opr	87 -19c7b18g
~opri	87 -19c7b18g
~ops	77 -14c-13a-6e6j7d11k19g
~ops>	77 -14c-13a-6e6j7d11k19g
~opt	84 -12b7d9j
~opti	89 -7a10j
~opy	78 -7k-6c4e7ij
~opy>	78 -7k-6c4e7ij
~or>	26 -48a-26ej-14c-6gk11i16f167b
~ora	70 -6ij-5g10b12a
~orag	75 -7b-5g7c13a
~orat	79 -6i14b
~orb	89 -8a10j
~orc	70 -9j-6g7ak13b
~orce	76 -9j-8c8a18b
~orch	86 -7a6b7c
~orcy	83 -9b6a7k
~ord	53 -12g-11c-7h14k25b
~ord>	59 -25c-11ei-6f4g7d9k13a15bj
~orda	81 -16g4a18c
~orde	71 -12j-9a-7c5fk6e8i15b
~ordi	80 12a
~ords	73 -19a-8d-4j5b7ck9e
~ore	46 -27a-9k-8j8d14g31b
~ore>	47 -12k-10j4d5h11g16b
~ored	81 -17a7f11d12c
~oref	89 -15a14b
~ores	86 -11c7k8a
~orev	83 -8a5b12g
~org	77 -8c5g11k
~orge	89 -5c8g
~orgi	84 -6a-5c14k
~orh	87 -6j-5a6g8e
~orho	87 -6j-5a6g8e
~ori	63 -12g-7c-5i-4j6f8b11d12a
~orid	86 -5c12f
~orie	84 -12c5a12d
~orig	74 5d6b
~oris	76 -23c8b20a
~orit	79 -8ag27c
~ork	44 -15g5c7b10a19f
~ork>	47 -10j-7ae-5dk6c18b21f
~orke	70 -5bg5ac
~orki	69 -20b4j5i8ad
~orks	69 -19g-14i-8c10abj13e
~orl	86 -10i-5a5k7c8f
~orld	86 -10i-5a5k7c8f
~orm	61 -14g-13b-8f-7e5h7c11i22k
~orm>	67 -9j-8h-7e-4g18a23k
~orma	72 -10b-4f5a10c
~orms	81 -23a-5g11j12i13c
~orn	61 -11j-8d-5ack5i7g15f17e
~orn>	71 -11g-7k-6d11a16e
~orna	83 
~orne	82 15f
~orni	69 -13a-10c-8j5e8f17g
~orp	77 -6i14b
~orpo	79 -6i14b
~orr	56 -6bh-5af-4k7i10j12c
~orre	69 -8a-7b-6c32j
~orri	76 -6g5i7b
~orro	66 -8a-4c6g7de
~orry	70 -23j-10b-4e6i14a23c
~ors	58 -6c-5f-4i5e13b
~ors>	60 -12c-4f4j5d6be
~orse	89 -7j6a7b
~orst	79 -11i-7a5hj10c
~ort	51 -13e-10c-7i-6d-5j5h8a9bk26g
~ort>	70 -6a-5bi7hk10c
~orta	69 4h7a
~ortg	65 -4g4c6aj
~orth	61 -9c-8ej5a28g
~orti	89 -14c-12a13bg
~orts	83 -5c
~orw	79 10a
~orwa	79 10a
~ory	67 -9f-6ah-5i6b9j10gk
~ory>	68 -8f-7a-6h-5i6b8g10jk
~os>	84 -23a-10d39c
~ose	47 -12a-11bf5j8g16i25d
~ose>	49 -16f-14b-6c4h5e12i14g24d
~osed	71 -15a-11e-7b7d8ij18c
~oser	83 -13a-5j8g17b
~oses	80 -18c-4b9j10f13a
~osi	67 -11g-6i-5c-4b5d27e
~osin	69 -14g-11c-5i-4b4k5d31e
~osit	89 8c
~osp	72 -5b-4i4f5a
~ospi	72 -5b-4i4f5a
~oss	62 -8c-7e-5ah8b11j15g
~oss>	65 -10c-8e-4a5b12g15j
~osse	81 
~ossi	89 -4aj4c5b7g
~ost	51 -11e-8d-5h-4i6a8b23g
~ost>	54 -20a-7e-6d11k35g
~osta	87 5c
~ostl	71 -11c-8k-5g4f20b
~ostp	89 
~osts	78 -14b-7k-5h6g23a
~osy	86 -10c6ak10f
~osy>	86 -10c6ak10f
~ot>	35 -10b-6f7d9k11h14g19j
~ota	67 -12a-6i-5j6dk8gh
~otag	83 5c7g
~otal	70 -13a-5e-4i4g6k7d9h
~otc	84 -7a-4j7c12d
~otch	84 -7a-4j7c12d
~ote	58 -8h-7k-6d-4e5g13j18b
~ote>	64 -9k-6h4a15bg
~otec	72 -13a7j9c
~otel	82 -9a6j7b
~otes	77 -4c13a
~oth	47 -19k-14a-5f-4c4b11h12i16d17j
~oth>	66 -22a-17c-4k7j16i24b
~othe	50 -15k-9bj-5ei12c13a16dh
~othi	68 -7a-5bc6i26j
~oti	79 -5b20a
~otin	83 -5b14a
~oto	69 -18c-4g4k27a
~oto>	86 
~otor	71 -14c22a
~ots	82 7a
~ots>	82 7a
~ott	70 -5b15a
~otte	75 -4g12a
~otto	87 7c
~ou>	17 -22k-6e8d14b16i17f24j29h33a
~oub	71 -8c4k6b9g
~oubl	71 -8c4k6b9g
~ouc	72 -35g-19a-5k4b7ej21d27c
~ouch	72 -35g-19a-5k4b7ej21d27c
~oud	79 -9c4b11h
~oud>	81 -9c12h
~oug	48 -13e-12d-11i-5b5h10g11c15k18a
~ough	48 -13e-12d-11i-5b5h10g11c15k18a
~oul	34 -16j-8k-7h5bg9i10e43a
~ould	34 -15j-7hk5bg9i10e40a
~oun	44 -21a-9h-6j-4i6f15b19g25k
~ounc	81 -6j-5c10i
~ound	51 -8g-5a4b5f6e7k
~oung	70 -12j-11ai-7e-6f10k11b15g16c
~ount	53 -12a-9h-6d-5ci7f14k20g
~oup	69 -13f4ci9g
~oup>	77 -10c5d9b
~oupl	75 -12f-8b8g14c
~our	25 -14a-9h7b9i12g13e16fj17c
~our>	26 -6h7g13j16e17fi
~ours	51 -9i-8j-6h-5f7c24e
~ourt	78 -23a6f20j
~ous	44 -6ef-5j6ad10g15k
~ous>	67 -16a-6g-4j6i7c16k
~ouse	45 -8e-6f5d6k8a9g
~ousi	82 -5b5d6f
~out	35 -23a-15d8h11e14j22c24k
~out>	35 -17d-6b-5i-4f7a9g11e36k
~outc	89 8c
~oute	89 -8a6h9b
~outf	76 -22k-11a5f11d16c
~outh	79 -12a-11g8ci15j
~outs	69 -19a-10g5b10fj15c
~ova	84 -20a7d10c14j
~ovat	87 -11a8d12c
~ove	39 -10g5h6bf11a18e
~ove>	57 -22b-19c-16g-5j7f10h12a16e21d
~oved	79 -13g-7a-6b9f13ce
~ovem	89 
~over	41 -16d-4f5ac6k9g23b
~ovi	70 -17c-14e5b6dgj14i
~ovid	89 -9c-6e15g
~ovin	71 -10c-9e-6g5d6j7b14i
~ow>	27 -75a-34j-25d-17b10k14eh84i87g
~owa	81 -6a5bi
~owar	87 -10a6b10g
~owb	87 
~owbi	89 
~owe	61 -28d-6i-5e7g9a16b17c
~owe>	70 -27d-13a7b9c29g
~owed	74 -9gj6b7k16a
~ower	74 -11g5b14c
~owh	87 -16a-5g-4k5c6i15h
~owhe	87 -16a-5g-4k5c6i15h
~owi	70 -6f6aj10b
~owin	70 -6f6aj10b
~own	43 -18c-15g-6i5h9f11k29b
~own>	45 -16c-11g-6i5a7h11k12f20b
~owne	65 -4e5j10a
~owns	73 -10a5d16b
~ownt	83 9a
~owo	89 
~owor	89 
~ows	77 -10b4j11d
~ows>	77 -10b4j11d
~ox>	68 -7c-6f-4b4d9k12e
~oxe	87 -9a4c9b
~oxes	87 -9a4c9b
~oy>	71 -8g-7a-5ck6b8h10ij
~oya	81 -10c-4b7j8e9h
~oyal	81 -10c-4b7j8e9h
~oye	62 -8g-4ce6b11d
~oyed	84 4i7f
~oyee	67 -5c4a9d
~oyer	73 -6g8b
~oyi	86 -6g-4b8a9k
~oyin	86 -6g-4b8a9k
~oys	78 -10a-5j6c9b
~oys>	78 -10a-5j6c9b
~pa>	77 12a
~pac	66 -13g-7c10b12a
~pace	74 -9g-7c4d6i11b
~pack	72 -5g5f13a
~pag	68 -9g-5b20k
~page	68 -9g-5b20k
~pai	60 -6eh-5ac-4f9bj12g
~paid	63 -16c-6a8d13g16b
~pain	84 -9a6b10c
~pair	77 -14b-4h5i8j9a
~pan	49 -5ch24b
~pand	86 -5c5b
~pane	87 9a
~pani	73 -6g-5i5c6d8k
~pany	51 -7a-5d4i5e23b
~pap	67 -14g-13a4d8cf9b
~pape	67 -14g-13a4d8cf9b
~par	47 -18e-10a-8h-6i4d12b17c28f
~para	76 -5g14f
~pare	65 -12c5b7a9d
~park	67 -7c-5g4b7k8a
~part	51 -24a-16e-11k-6h-4i9b11g19f28c
~pas	61 -13e-8c4j9d14a
~pass	66 -13e-6c-5i-4k4a12dg
~past	71 -12g5ij13a
~pat	71 -12b-7g6a22c
~patc	86 4k
~pati	76 -6g-5ak25c
~pay	44 -13a-11c-9e-7k-6hj-5f9b24i41g
~pay>	50 -27c-14e-6dk-5f9b19i22ag
~payc	71 -10c-5bk6f8g
~payi	63 -20a-11c-5e9d33g
~paym	64 -8j8b12e
~payo	87 14g
~payr	67 -7a5g6cd
~pays	71 -19a-16g4i6j37c
~pda	72 -13b7e10a11c
~pdat	72 -13b7e10a11c
~pdf	89 -6c7f
~pdf>	89 -6c7f
~pe>	61 -15g-13b-4e12a17i18k
~pea	74 -12i-6k6c27j
~peak	77 -12i-6k-4a7c28j
~pec	70 -21g-6a6k8ch17i
~peci	82 6c
~pect	74 -22g7k8h18i
~ped	66 -15k-12a-7e-4d8i9h10g19j
~ped>	66 -15k-12a-7e-4d8i9h10g19j
~pee	72 -7g-6k-5b7d22c
~peed	78 -5k-4j5a17c
~peel	84 -12c12d
~pel	72 -10c-9a-7j4d12i20k
~pell	73 -10c-9a-8j4d12i21k
~pen	47 -16e-12j-9i-4d11k13cg22b
~pen>	58 -16j-11g-5e5k11c14b18a
~pend	67 -10ci-8e-7a5f10b31g
~pene	62 -11aeg8ch11d
~peni	83 -12a-10c8i19e
~pens	60 -10e-9d-5f7k10g12c
~peo	57 -7j-4e9a16d
~peop	57 -7j-4e9a16d
~per	48 -14i-9c6a7j9d10k12b
~per>	63 -9ci-4be6d7g9k17a
~pera	83 -5c7j
~perc	69 -11ac-6k7h10b20g
~perf	79 -12i-7g-4j27c
~peri	77 -6g-4d7bc
~perm	74 -17g-6j5a6b14e
~pers	59 -14c-4a6b8fk
~pert	66 -6b5d7g8k
~perw	76 7i10d
~pes	77 -13a-5g6j9b12i
~pes>	80 -12a-8g10b15i
~pest	89 10j
~pet	80 -21a-4d16k19c
~pet>	89 -26a-5g17k21c
~pets	89 
~pgr	87 -8a14c
~pgra	87 -8a14c
~pha	83 -6b5c9j
~phal	84 -5b5c7a
~phe	89 8b
~phi	87 8a
~phis	89 9a
~pho	62 -7h-6d8e11b
~phon	63 -7h-5d-4i4c9e12b
~phot	84 -4c5a
~phy	77 -7g6k
~phys	77 -7g6k
~pic	58 -11c-8a-7e-5j8b19k
~pic>	89 9k
~pica	87 -4c9g
~pick	63 -5e6b8k
~pict	70 -7c-6j4d6fk
~pie	79 -4a7e8k
~piec	82 -4g9k
~pil	77 -7d-5g6ab13c
~pill	80 -7d5c6j7b
~pin	59 -9b-8g-5f6k10j12ah
~pin>	75 -15a-11d5b11c19j
~pine	89 -6ci4g8e
~ping	63 -12b-8c-6j-5eg-4f5k13h23a
~pini	87 -6a5j
~pip	72 -6b10a11c
~pip>	84 -22b28a
~pipe	75 -14a13c14b
~pir	79 -4a6j11e
~pira	89 -5g4a7e
~pire	83 6e
~pit	69 -8b-4i4f6j11a
~pita	71 -5b-4i4f5a
~piz	87 5j
~pizz	87 5j
~pla	44 -9i-8e-7gk7a9b13d19c
~plac	50 -9j-7c5a8bg12d
~plai	67 -7i7c17d
~plan	57 -10d-9g-7i-5e4h7f13j15c
~plat	77 -10g8a13c
~play	81 
~ple	52 -10e-8c-5h4g15dk
~ple>	55 -13f-11a6j12c14d
~plea	68 -10a-9d-6ej-5c8b14f23k
~ples	86 -10c5a13g
~plex	79 -10c-7g4j16d
~pli	66 -16f-8i-6j-4g4k7bd9a11c
~plic	84 5h
~plie	71 -14f10d12c
~plit	82 -7a-6i7b8k
~plo	60 -10g-5e8a9d
~plot	87 -9b9a
~ploy	62 -9g-4ce6b11d
~plu	70 -8g-6b4c12e
~plug	84 11a
~plum	73 -7ag13e
~ply	87 -6c-4b10h
~ply>	87 -6c-4b10h
~pme	71 
~pmen	71 
~poc	76 -7a6c11g
~pock	76 -7a6c11g
~poi	76 -6g-5c5a7f10h
~poin	76 -6g-5c5a7f10h
~pok	89 8a
~pol	47 -12i-8d8k11ce
~poli	47 -11i-8d5g8k9c11e
~pon	83 6b
~pone	89 
~poo	68 -4g8j9a
~pool	68 -4g4j10a
~por	62 -9dg-8i-5j-4e4a7k11h22b
~pora	79 -6i-5j19b
~porc	86 -7a6b7c
~port	66 -7g8k12h
~pos	74 5c11a
~posi	89 8c
~poss	87 7g
~post	81 7a
~pot	76 -9a5b16f
~pot>	79 -14a8b17f
~pots	89 6a
~pou	65 -8g-7j-6e-5i7c14ak
~poun	83 -4j10a
~pous	68 -11g13k15c
~pow	89 
~powe	89 
~pp>	68 -9g-5d5c16a
~ppe	51 -22e-10a4g7k15h17c
~pped	70 -9a-6e13h
~ppen	53 -18e-5ag5h9k19c
~pper	79 -8b5a11g
~ppi	71 -5c6b16h
~ppin	71 -5c6b16h
~ppl	67 -14f-4e7g9d11h
~ppli	69 -14f9c10d
~pply	87 -6c-4b10h
~ppo	82 10f
~ppoi	86 -4a10f
~ppr	75 6b
~ppra	80 -5a8b
~ppro	87 5a
~ppy	71 -14j-10i-5g5k10h22a
~ppy>	71 -14j-10i-5g5k10h22a
~pra	77 -6a5c6b
~prai	79 -6a5c8b
~pre	57 -13a-7i-6ef-5d5g7k10j11bc
~prea	83 5g
~prec	87 -4g10k
~pref	84 -16a-5g4c5j16b
~preh	82 -8a6c11h
~prem	77 -7c-4j6a13g
~pres	68 -12b-6g-5de13j21c
~pret	69 -6c-4g13a
~pri	54 -19a-13h-5i6fj15g23b
~pric	60 -11h-7i-4d5e26c
~prim	89 
~prin	67 -15a-14c4g5f7j19b
~prio	89 -6a11g
~pris	84 -7g8a
~priv	82 -10a-4c5f10b
~pro	51 -13a-5b5j11c17h
~prob	73 -6c-5g5e7b9j
~proc	89 -7a-5g5j8i
~prod	82 -10b-5g-4a23c
~prof	79 -6b10c
~prog	77 -5i5g7a
~prom	83 -8c-5j14g
~pron	87 -4j11i
~proo	69 -16c-9j-7k7b11a23h
~prop	64 -6c-5bi6g7ak
~prot	72 -13a7j9c
~prov	79 10a
~ps>	60 -7ce-5f5k6g8a
~pse	76 -10c-6g8j15h
~pse>	80 10j
~psed	89 -10c-7i19h
~psi	89 -5b8a
~pst	79 -5g4ac5f
~psta	79 -5g4ac5f
~pt>	70 -20b-10g-5c16a21h
~ptc	87 7a
~ptci	89 5a
~pti	74 -13a-7k-6g10c28j
~ptio	77 -5a7c9j
~pto	87 -17j8a13b
~ptop	87 -17j8a13b
~pts	83 -10g-5c8k12d
~pts>	83 -10g-5c8k12d
~pty	80 -6ac-5k12g16e
~pty>	80 -6ac-5k12g16e
~pul	70 -6j-5c11e
~pull	70 -6j-5c11e
~pum	82 10a
~pump	82 10a
~pur	80 -23a12bg
~purc	86 -9a13g
~pus	77 -5d6e
~push	79 -7g-5d6e8a
~put	52 -20c-6i6f7b13dg
~put>	54 -15c-9e-8i-6j5a7f14g19d
~pute	76 -8g-7a6b8e
~putt	75 -7d-6c-5a7e8g11j
~py>	67 -9c-7j-5g9h22a
~qua	67 -14a7g15j
~qual	89 -4a5k
~quar	67 -10a8g13j
~que	68 -6h-4e4d6a9b
~ques	68 -6h-4e4d7b
~qui	57 -9d-8j-5i5e10g20c
~quic	70 -5d-4b7gk
~quie	86 -6c-5a8e12k
~quip	71 
~quir	75 -4g15c
~quit	71 -13c-4e5a7b9g
~quo	65 -7c-6k8g11a
~quor	89 9a
~quot	66 -5ck4j5ab8g
~ra>	69 -16a-5d9g10j16c
~rab	81 
~rab>	81 
~rac	58 -14c-8a-7ei-4g8k14h17b
~race	86 -6b9j
~rack	72 -23c6a22h
~ract	62 -15a-7eg4d8ck18b
~rad	65 -19g-16a-5j6e8b13i24c
~rade	67 -17a-14g-4dj6e9b15i19c
~radu	86 -5b5a
~raf	80 -6b
~raff	86 -6b6g7a
~raft	87 -5a4c
~rag	49 -14b-9d4jk8h12a15f
~rage	50 -8d-5bi6hj8a10f
~ragg	86 -7b-5c4h5agi
~rai	57 -13i-12d-4h14bg
~raid	89 5a
~raig	74 -4aij6ek8b
~rail	89 -6c5aj
~rain	66 -12d-8i6c20g
~rais	68 -4k5j10b
~rak	86 13a
~ral	64 -5i9j
~ral>	65 -5i9j
~rall	89 
~ram	64 -6bk-5i10f13e
~ram>	78 -13a6g11c
~rame	77 -15c-7a-5g14f17e
~ramp	75 -11b19a
~rams	89 10a
~ran	44 -10k6g8ce9i
~ran>	89 -5ac9k
~ranc	47 -10j-4a8e21c
~rand	68 -22k-6c-5b10d17ai
~rang	82 -9k6a
~rank	89 9k
~rans	82 -12a4j12b
~rant	71 -8b-7c6a12g
~rap	83 -7b-4g15c
~rar	89 -10g-4a5b16c
~ras	67 -16b-11g-7j-6a7d19k27c
~ras>	76 -9b7k12c
~rash	77 -9ab-8g-4j6k12d17c
~rass	84 -5c9k
~rat	55 -22c-8ad-5f-4g9h22b24k
~ratc	86 9b
~rate	62 -15b-11c-6d9k13h19a
~rath	74 -10c6j7k10b
~rati	70 -14a-10c-6i5e14k23b
~rats	83 -11a5c12i
~rav	75 -13c-7a5f7d9i
~rave	76 -13c-6a5f7d9i
~raw	73 -21c-10g-4a6e7i24b
~raw>	84 -9c4b10e
~rawe	86 -8a9b
~rawl	81 -15c-9g4a8i14b
~raz	76 -4ij5c6b7h
~razy	76 -4ij6b7h
~rb>	89 -8a7f8j
~rbe	84 -9a-5c6j12e
~rbn	84 -7b13a
~rbnb	84 -7b13a
~rby	80 7a
~rby>	80 7a
~rce	65 -22c-6j-5adk-4e15h17g24b
~rce>	78 -7c11h
~rced	86 -12j-8c9a20b
~rcen	69 -11ac-6k7h10b20g
~rch	70 -11a-9e7g14c
~rch>	75 -10e14c
~rcha	84 -11a4j12g
~rchi	87 
~rci	72 4a5k
~rcia	72 4a5k
~rcy	80 -9b6k10a
~rcyc	83 -9b6a7k
~rd>	48 -17c-4a4i7j30b
~rda	81 -16g4a18c
~rdas	82 5a
~rde	68 -19a-13j-7g6i10c22b
~rded	77 -11j6ak7b
~rden	87 -11a8b11c
~rder	78 -18a6f7i8e11b
~rdi	72 -9c-6bk-5g8j11d18a
~rdia	81 13d
~rdin	77 -6c-5k8j18a
~rds	63 -12b-7g5k6e9c
~rds>	63 -12b-7g5k6e9c
~re>	25 -6e-4h6b7d15gk24f25a
~rea	46 -23g-14a-8di-6j6c9e14h19k29f
~rea>	79 -19c-13ae5bk41f
~reab	83 -5b-4c18f
~reac	71 -18i-7b-5d12c16e
~read	56 -12i-6dg-5cfj6a9b36k
~reak	69 -8g-7k7f17c
~real	66 -14c-8f6e9g12j
~ream	86 -6a-5g5be6i
~rear	87 -7a11d
~reas	68 -16g-15b-11k-6j5d26h28c
~reat	62 -15j-7g-6dk-4c11b15a16i
~reau	89 6j
~reb	76 -11c14a
~rebu	76 -11c14a
~rec	54 -16c-14i-8g-7h-4d13bk14a23j
~reca	80 -5c-4e8b10k
~rece	76 -9g4c7k
~reci	89 7c
~reck	72 -11c11d
~reco	61 -16i-9d-6c5j12b13a
~rect	69 -7bc-6a32j
~red	47 -11c-8bh19f21a
~red>	50 -21c-15e-8b-7h6d11g18a32f
~redi	63 -14f-11g4k11a15c
~redo	79 -7a-4c18e
~ree	54 -13g-10k-9d-7e6bf9j23c
~ree>	66 -25i-22g-5k5e15j20a22c
~reed	82 6h
~reek	79 -5c4f6a
~reem	84 -6e-5d6a7b
~reen	86 
~reer	89 
~rees	77 -12i5k19g
~reet	65 -8g-6ae-5k6b8ci10f
~ref	72 -21a-8c-7g5j13d25b
~refe	78 -7a-5g5j13b
~refr	87 -16a16b
~refu	89 -12c17d
~reg	66 -11c-4d7k17g
~rega	86 7j
~regi	79 -22c26g
~regu	72 -7j-4g6ak9c
~reh	77 -6a5c10h
~rehe	82 -8a6c11h
~reho	86 
~rei	89 4c6j
~rej	89 -6a6h
~reje	89 -6a6h
~rel	60 -7b-6i5f6h17g
~rell	62 -6bi4f7h15g
~rely	86 
~rem	59 -14k-13a4c7i10g13j
~rema	81 -16a8c14b
~reme	64 -8b-6ack4d10j11i
~remi	76 -11k-4j4a13cg
~remo	81 -7c10j
~ren	46 -13j-10i-7f4b7e9c24g
~ren>	74 -9c6b
~renc	77 -18c5a12g
~rend	84 -6a12g
~rene	69 -9c-8g6h17e
~reno	86 -11a8d12c
~rent	48 -16j-8i-5fh9a15g26c
~rep	58 -8d4a6bk
~repa	76 -5a-4h5i8j
~repl	63 -6g-4d10ab
~repo	76 -5b9hk
~req	74 -4g12c
~requ	74 -4g12c
~rer	78 -17g-5ac8f12d16e
~rer>	82 14d
~res	51 -24a-14g-5i-4b7c12j15h16fk
~res>	69 -9a-7g9b16j
~resc	83 7c
~rese	86 -10a7k8j
~resi	82 -6a-5g5bj
~resp	87 -6a-5c8b12h
~ress	58 -20b-12g-8i11a12f14c17k
~rest	67 -14k-11a-6c-5j8d9g11f17h
~ret	59 -5d-4gh5c6k7bj
~retc	87 -6g5b7k
~reti	68 -5a5f
~rett	67 -5g6ab
~retu	83 -11b7j
~rev	72 -6e-5i25g
~reve	76 -13a5bc18g
~revi	81 -7c-5e9g11a
~rew	72 -12c-5k6d12g
~rew>	73 -10c-5k4e6d11g
~rfe	79 -12i-7g-4j27c
~rfec	79 -12i-7g-4j27c
~rga	89 10i
~rge	65 -15i-4k6g7d8j
~rge>	72 -15i-6c-5a6d17g
~rgen	82 5d
~rger	87 10j
~rges	87 -14g7a9c
~rget	86 -6k7g
~rgi	81 -22c-6a-4j13k21g
~rgia	84 -6a-5c14k
~rho	87 -6j-5a6g8e
~rhoo	87 -6j-5a6g8e
~ria	74 -6c6ae
~rial	77 7b
~rib	79 -8g-6i-5j10c18k
~ribe	83 -6ag-4i20k
~ribl	89 9c
~ric	54 -12h-10i-6b-4f9a12j18c
~ric>	84 -8a8bk
~rica	72 -12c7g12a
~rice	60 -11h-7i-4d5e24c
~rici	89 -6a14j
~rick	73 10c
~rict	81 -14b8j10a
~rid	69 -17d-14b-6g-5k5j12c17f20i
~rida	84 -10a11f
~ride	73 -19b-16d4a9f11c22i
~rie	54 -18ac-8ef4i15j21b22d
~rie>	87 -16a24j
~ried	67 -10g-6ck5d6a8b11i
~rien	66 -10g-6e-4d6j7bh8c
~rier	76 -18a4k6c17d
~ries	65 -27c-5f6b12d23g
~rig	37 -12k-8c-7ah-6fg6d20i47j
~righ	37 -15a-13c-12k-8h-5f22i50j
~rigi	74 5d6b
~rij	89 10a
~riju	89 10a
~rim	83 -9a12c
~rima	89 
~rin	50 -24k-22c-18i5b9a10d11e14j23g
~rin>	75 -15a-6k8g19j
~ring	54 -21k-13i-11c4g6h7a14e17d
~rink	67 -9d-7b31a
~rins	87 -7a13g
~rint	84 -7c-4a7b9f
~rio	73 -8j-7b-6a6c9g18k
~rior	82 -9a-6b7g18c
~riou	77 -11c-6j19k
~rip	69 -10c6d9b10j
~rip>	77 -9a9j10b
~rips	87 -6c7a
~ript	82 11d
~ris	66 -20c-9g-8d-4k7f10b31a
~rise	80 -7g11a
~risi	89 9c
~risk	86 -14c5a13b
~rist	72 -22c6b10f18a
~rit	58 -15ab-6e-5g-4f4i7d12j30c
~rita	83 -8a-6g9ck
~rite	66 -9b-5c4g6a13d
~riti	81 -5d5b9a
~ritt	76 -22a-17b-6g8i22c23j
~rity	73 -6g5b15c
~riv	47 -6eh4b5c7ai8d
~riva	82 -10a-4c5f10b
~rive	49 -11e-4h8d10i
~rivi	61 -9b-6g-4j6e11c16a
~riz	89 
~rizo	89 
~rk>	46 -11a-8e-7d-6j5g12c13b17f
~rke	65 -9c7j10f
~rked	77 -5j5c7f
~rker	72 -5b6a9j
~rket	79 -13c4e5b6g
~rki	67 -13g-11b8d19a
~rkin	67 -13g-11b8d19a
~rks	68 -23g-14i5a8k9b10j13e
~rks>	69 -16g-14i-10c5a8k9bj13e
~rksh	87 -10g12c
~rl>	79 -5a6g7j
~rld	86 -10i-5a5k7c8f
~rld>	86 -10i-5a5k7c8f
~rlf	84 4a
~rlfr	84 4a
~rli	89 11i
~rlin	89 11i
~rls	81 -9g-8a12c15b
~rls>	81 -9g-8a12c15b
~rly	76 -15c4a7j9g
~rly>	76 -15c4a7j9g
~rm>	56 -18d-14c-11h-9f7a10j20k23b
~rma	69 -7b-5g-4f4j5e9c
~rmal	78 -6a
~rman	81 -4fj6c10a
~rmat	80 -4b9c
~rme	87 -6a-5b6e13g
~rmer	87 -6a-5b6e13g
~rmi	74 -21g-14c5b8a14e16h
~rmin	87 -13c-7g19h
~rmit	78 -16g6a15e
~rml	89 6a
~rmle	89 6a
~rms	75 -26a6c10i18j
~rms>	75 -26a6c10i18j
~rn>	60 -10d-7bk-5i13c21a
~rna	73 -9b-6a-5g5i20c
~rnac	79 -6g-4b4j
~rnad	83 
~rne	62 -19c-7a-6k4d9f17i
~rned	65 -20a-16c8de10g19i
~rner	79 -6k-5g6c14f
~rney	89 -7c6a
~rni	62 -18c-15b-12a-4h5k8f14e32g
~rnig	80 -12b4k5e8a
~rnin	66 -14bc-6j-5a6f11e27g
~rnit	78 -10a6j11g
~rno	81 -17c-5a11i15g
~rnoo	83 -12c8g9i
~rns	80 -5a10c
~rns>	80 -5a10c
~ro>	82 -4c4d6a
~roa	69 -6b-5k5j16a
~road	69 -6b-5k5j16a
~rob	72 -4a5be8j
~robl	74 -6c-5g6e7b9j
~roc	76 -5bf7cj
~roce	80 -5f-4b4j6i7g
~rock	84 8c
~rod	82 -10b-5g-4a23c
~rodu	82 -10b-5g-4a23c
~rof	79 -6b10c
~rofe	80 -6b6c
~rog	75 -8c-5i8a12j
~rogr	77 -5i5g7a
~rok	71 -12d-10a-5g5f8i10c
~roke	71 -12d-10a-5g5f8i10c
~rol	63 -13j-9g-4b8a12d14c
~rol>	87 -9g9i
~roll	65 -12j-6e-4b5d10a18c
~rom	48 -10c-5d-4b5fik6g8h
~rom>	48 -8c-5d4e5fi8h
~romi	86 -5c-4j6g
~ron	60 -17g-13bj-10d-8e4h11k14i19a22c
~ronc	89 -13a5k15i
~rong	72 -6j-5gi4a7h14c
~roni	86 -6a7c
~rono	87 -4j11i
~ront	66 -12bg-4e6k9c26a
~roo	51 -17c-7b5e8g9dk10h
~roof	55 -5cik4d6a12h
~room	62 -8a-6bj-5g6d7i17k
~rop	59 -20c-8i-4a5g7k15bh
~rop>	75 -9c-7j-4k5g9h16b
~rope	65 -6b4d6j7g8k
~ropp	76 -6c7a14h
~ros	72 -35a-5e6j7k9g17c
~ross	74 -10a-8c-5e5j6k11g
~rot	61 -11k-9g-7h-5d7b13c14j
~rote	69 -6h7c8j
~roth	68 -10k-9g5j11b15c
~rou	45 -24c-10a4j5g8f10b11dk
~roub	72 -6bc5k9a
~roug	51 -11a-7h-6e-4c5i9dj14k
~roun	56 -13a-7c-6j4d7b14f
~roup	77 -10c5d9b
~rous	82 -12c6e17a
~rout	84 -11a-5g6h9b11c
~rov	78 8a
~rove	81 7a
~row	59 -11c-5h8be11d
~row>	62 -19c-14a-4h5j6eg15b16d
~rowe	86 10a
~rowi	84 -5b4f
~rown	82 -6b-5g5ei13a
~rp>	87 
~rpe	89 -7a10k
~rpo	76 -6i-5c7j13b
~rpor	77 -6i-5c14b
~rpr	84 -7g8a
~rpri	84 -7g8a
~rra	84 -14k-8b6a18i
~rran	86 -21k-8b12a18i
~rre	58 -13b-12a-8c-5di10e12g30j
~rrec	69 -8a-7b-6c32j
~rren	62 -8b-5a-4di5k11e14g
~rri	61 -13g-6e9d11c17b
~rrib	89 9c
~rric	79 5a
~rrie	64 -11ag8c11d19b
~rro	65 -5c4g6d7e
~rrow	66 -8a-4c6g7de
~rru	86 -9a20j
~rrup	86 -9a20j
~rry	56 -22j-11b-10d-6e9g19c27a
~rry>	57 -16bj-6e-5d23ac
~rryi	75 -8j-7d-5c6ab10g
~rs>	36 -17j5ck10b12a13e15d
~rsa	81 -11k4c11b
~rsal	89 -7j13b
~rsat	86 -10k5c7j
~rse	58 -12e-9i-4d4h5f7k12b
~rse>	74 -7b-6c8h18a
~rsea	89 7f
~rsel	61 -10e-8a-7i10k16b
~rsh	83 -6a4b5c
~rshi	84 -5a4b5c
~rsi	77 -4a5k6j
~rsin	89 
~rsio	87 
~rsit	87 4j
~rso	62 -10c4k6aj
~rson	62 -10c4k6aj
~rst	56 -14i-13a-7g-4ef5b8h16k21j
~rst>	57 -10i-6eg6j10c12k
~rsta	77 -18a-10c-5i7hk21j
~rt>	48 -12b5gj6e12c
~rta	69 4h7a
~rtab	76 -6c10a
~rtan	77 -5g6bh
~rte	68 -10i-5c6j10a11g
~rted	72 -10i-6b-5c13g15a
~rter	82 -6a10j
~rtg	65 -4g4c6aj
~rtga	65 -4g4c6aj
~rth	55 -6dj-5f-4h11e20g
~rth>	58 -13e-10j6abk20g
~rthd	69 -9k-6a-5b5j29e
~rti	60 -7j8d9a10g
~rtie	82 5b9g
~rtif	65 11d
~rtin	79 -11a5i10b
~rtm	63 -9c-5i4j17d
~rtme	63 -9c-5i4j17d
~rtn	67 -14k-8e11g12b
~rtne	67 -14k-8e11g12b
~rts	71 -7eg-6c-5a8ik14f
~rts>	71 -7eg-6c-5a8ik14f
~rty	64 -6a-4e7k
~rty>	64 -6a-4e7k
~ruc	59 -11b-5a5j7d13c
~ruck	62 -13b10cd
~ruct	72 -6a5cj
~rud	89 -17c-6e-4b9a23g
~rude	89 -17c-6e-4b9a23g
~rue	86 7c
~rue>	86 7c
~rug	79 -13c8a10d
~rug>	89 
~rugs	83 -11c6a12d
~rui	89 
~rul	86 5c
~rule	87 5c
~rum	89 -6b7c
~rume	89 -6b7c
~run	54 -13c-12e-8aj-5f8d21b31g
~run>	58 -16e-7ck4h5bd6a23g
~runn	70 -4f7b
~runs	76 -10j-7ac6e10bg
~rup	80 -6c19j
~rupt	80 -6c19j
~rus	69 -8c-7g4e7h9b
~rush	86 -7k-5c8e14a
~rust	71 -13a-6g-4c8h10bk
~rve	76 -13j-5g7a10bc
~rve>	80 7a
~rvi	69 -8b-6d6k7g12a
~rvic	72 -6d7k
~rviv	84 -9c-8b9g15a
~rvo	86 -4a4b
~rvou	86 -4a4b
~rwa	75 -7b13a
~rwar	75 -7b13a
~rwi	87 -5a6j
~rwis	87 -5a6j
~rwo	76 7i10d
~rwor	76 7i10d
~rwr	82 -7c4g5d6a
~rwri	82 -7c4g5d6a
~ry>	46 -9bc6f11j12a
~ryb	67 -25a-8d5f7e8g10k
~rybo	67 -25a-8d5f7e8g10k
~rye	87 
~ryer	87 
~ryi	73 -8j-7d-5c6g7a8b
~ryin	73 -8j-7d-5c6g7a8b
~ryo	89 -5d10k
~ryon	89 -5d10k
~ryt	63 -23a7b14i15g
~ryth	63 -23a7b14i15g
~ryw	86 -5a6g
~sa>	84 -6k5c
~sab	81 -4b5a9j
~sabi	83 7a
~saf	67 -11g5j7bc
~safe	67 -11g5j7bc
~sag	86 -6b4k8c
~sage	86 -6b4k8c
~sai	61 -9a-6cg-5i-4e6k15h23j
~said	62 -10a-6cg-5i-4e6k15h23j
~sal	63 -12e-7i5h7a8d10g
~sal>	87 -7j13b
~sala	77 -6a-5c5dg
~sale	68 -11e-8i-4jk6d7h9a11g
~salo	84 -4g9j
~sam	62 -29b-10j-7f7k8e12g25a
~same	62 -29b-9j-7f6e7k13g23a
~sat	74 -14k-6g8h10a13c
~sat>	83 -4j11c
~sati	78 -13k4j8a9h
~sav	66 -6c-5i-4f5bj16g
~save	72 12a
~savi	73 -9a-7i7b17g
~saw	77 -9k-5g4a8i11c
~saw>	78 -9k6a7c9i
~say	50 -22e-19c-10g-8h-7a6d7f9j12b13k33i
~say>	52 -21e-14h10k13c20i
~sayi	79 -22c-12j6a14d23i
~says	72 -25c-12a-9g6k7f8h15b20j
~sba	56 -6k6d
~sban	56 -6k6d
~sca	66 -12c-7ad-5f-4k7h13g18i
~scal	81 -6e-4c5i15g
~scam	87 
~scan	86 -7a5bgi
~scar	72 -10j-9c-5bd-4k10h13i16a
~sch	60 -15g-10a-6i-4h5bdj7k13f
~sche	81 -5g4k7e
~scho	61 -13a-11g-5i6dj7b13f
~sco	66 -18a-6j-4e8k14g15c
~scor	77 -28a-4k4i19g21c
~scou	71 -7gj5b14k
~scr	68 -12g-10c7k13b16d
~scra	83 -12a14b
~scre	89 4a
~scri	76 -7ag8d17k
~scro	79 -13c-6k11d16a
~scu	78 -5c11g
~scub	83 -9b6g9a
~scui	87 -6c7g
~se>	33 -29b-24e-15f5i7k9h10d18g32ac
~sea	72 -13c-4d4b5f21e
~seas	73 -14c-4d5f7b21e
~sec	62 -9g6jk10c
~seco	65 -11b-7g7j15c
~secu	76 10b
~sed	55 -21i-14c-11a-6f-4g8h11e13dj20b
~sed>	55 -21i-14c-10a-6f-4g8h11e13j14d18b
~see	58 -22c-11h5dj7i8e18f
~see>	60 -14c-11h-7a6b8j10ef
~seen	79 -6c5a12f
~seh	75 17c
~seho	75 17c
~sel	54 -6i-5j-4h31b
~self	58 -10e-5gj4c6k19b
~sell	66 -8c-5k-4i4g8e16b
~sem	67 -5b4a6g7i
~seme	67 -5b4a6g7i
~sen	56 -8cg-4e5k6a8f10b
~send	62 -9g6b12f
~seng	81 5g
~sens	75 4a5b
~sent	72 -10c-4eg6a7hk
~sep	78 10a
~sepa	78 10a
~ser	64 -8dj6ag16b
~ser>	81 -15a-5j7g19b
~seri	83 -12c6g14a
~serv	68 -6d4a9b
~ses	62 -8g-5di5af8bj
~ses>	63 -10g-4d5k6a9bj
~set	61 -17a-11e12g14b
~set>	65 -10i-7e-6g-5a8c20b
~sets	83 -6g5bk
~sett	76 -15a-13c-11b-6e-5j9h14i29g
~sew	83 -8b10a
~sewe	83 -8b10a
~sfi	87 5a10h
~sfie	87 5a10h
~sgi	86 -13a5cd11b
~sgiv	86 -13a5cd11b
~sh>	58 -9j-8i-6fh-4k4g5d6e11c18a
~sha	61 -21c-9d-7g-6j-4h6a9f10b14k15i
~shak	86 -8a-4c4j13f
~shal	84 13a
~sham	86 -9c-6a-4b7f8e14g
~shap	73 -13c-10g-9a40i
~shar	69 -15i-8g-6j-5d8b15a20k
~she	50 -21d-16e-10f-5g9k13c21i22j
~she>	55 -19c-18d-14e-7f-6a6h10b11g14j30i
~shed	66 -13b-11g-4a7k11j26c
~shee	83 7j
~sher	76 7c9a
~shes	81 -8j-4g6k7c9a
~shi	62 -13c-10g-9d-8a5f9k17e18b
~shie	83 -4j4k
~shif	83 -5c-4d4b7e
~shin	68 -14a-13c-4g7j8f10b14e
~shio	86 -10c6a8k
~ship	79 -7g-6a6b10c
~sho	47 -20g-13e7a13d28f
~shoe	89 -8a-5i6g12d
~shoo	77 -6j-5c5k9f
~shop	58 -12b-7e-5ck5i7g17f
~shor	84 
~shot	81 6a
~shou	56 -9ij-7k-5g5b9a12c14f
~show	67 -34g-16i-6e6b8k12d14j17a
~shu	70 -16g6c7a13i
~shut	70 -16g6c7a13i
~sib	86 -5c7g
~sibl	86 -5c7g
~sic	69 -11ag6b7k8cj
~sica	77 -7g10j
~sick	77 -5ag9c
~sid	53 -7ae-6k-5hi-4g10j11d21b
~side	54 -7e-6k-5hi6a9j11d
~sidi	81 -21a27b
~sie	78 -12b-7a-4g5k6e18i
~sies	80 -12b-9a5c7e18i
~sig	61 -9cg6i9ej
~sign	61 -8cg5aj6i10e
~sim	86 -23a24b
~simp	86 -23a24b
~sin	45 -15a-11g-9i-8f-5k9d11c15j17b18e
~sin>	73 -12a-8g-4fk4j8h11e13c
~sinc	61 -11a-10g5ej8c10i
~sine	51 -12i-8a-6f-5e5g6cj12bd
~sing	61 -19g-10h-5fi5a8j9b16e
~sink	87 
~sio	59 -6j6e9b11a
~sion	59 -6j6e9b11a
~sis	68 -6b-4g5d10j
~sist	69 -8g-6b5d10j
~sit	57 -17g-8ij-5k-4d6bh15c27a
~sit>	71 -8b-6d-5ik8a17h
~sita	84 -5b8a
~site	76 -7h-5d10b
~siti	81 -10a6b7c
~sito	89 6a
~sits	83 -12f8j14a
~sitt	71 -23j-11g-5k5b6d11f12c16a
~situ	86 -6a5b6j
~sity	89 5j
~siv	75 -7b-5k6ag9h
~sive	75 -7b-5k6ag9h
~siz	78 -22c30g
~size	79 -22c30g
~sk>	59 -7k-5j6e7f10d
~ske	75 -9k-6a4i6b8c
~sked	76 -9k-4c4i6b10g
~ski	67 -15a-5di5c6e10b12g
~skin	70 -14a-5i4j5b7ce10g
~skip	81 9b
~sks	82 -14d-5g5j7k16c
~sks>	82 -14d-5g5j7k16c
~sky	77 -13c-4k9i14a
~sky>	82 -12c-4k10i11a
~skyd	86 
~sla	76 -10c-5g26b
~slab	81 -16c25b
~slam	87 -7a5b
~sle	68 -4e5j7f
~slee	69 -4e5j7f
~sli	79 -6g5b10c
~slid	87 -6b-4g5c6a
~slip	87 -9a-4g6c12b
~slo	75 -5cj-4k11i12a
~slow	75 -5cj-4k11i12a
~sma	72 -6j-5bc8a13d
~smal	78 -6g6c10b
~smar	81 -16b-12c7i9g16d
~sme	84 -12c6a11h
~smen	86 -12c6a11h
~smi	89 -5a5bk
~smo	66 -10b5j15i
~smok	67 -15b-5i4g5cj14a
~sna	82 7c
~snap	83 4k
~sno	79 -9f-6a18j
~snow	79 -9f11j
~so>	33 -41a-35b-26g-13i-10f-7d12e28h40k88j
~soc	70 -9d-7j17c20b
~soci	72 -7a-5j-4k13b19c
~sock	89 -8d5a10b
~sof	80 8j
~soft	80 8j
~sol	70 -11g-5h-4de5bj7a17i
~sold	77 -11e-9g-8b-4h7c10j23i
~sole	83 6b9a
~solo	89 -8a16b
~som	44 -20j-9f-5c5k10a12d31b
~some	44 -20j-9f-6c-4g6k12ad31b
~son	55 -12g-8d-7k-5af12c16e17h
~son>	58 -19g-10d-6b-5j5i10c20eh
~sona	70 -15c7b9j10g
~sons	80 -8k-6b20c
~soo	70 -26i-7b4g9a31e
~soon	70 -26i-7b4g9a31e
~sor	69 -24j-8b-5e6i9ag24c
~sorr	72 -23j-5b-4e7i9cg13a
~sort	87 15c
~sou	63 -17c-8f-6g-5b9k10e23j
~soun	65 -16c-8f-5b11e12j14k
~sout	84 -7a17j
~spa	68 -6e-5g-4f10b11a
~spac	74 -9g-7c4d6i11b
~span	89 -5ek-4j4a6c8g
~spar	82 -14a5c12b
~spe	59 -12a-11e-5b-4d4i6k7gj11c
~spea	77 -12i-6k-4a7c28j
~spec	73 -21g8h13c16i
~spee	78 -5k-4j5a17c
~spel	74 -9c-8aj12i21k
~spen	73 -15c-10i-8e6f39g
~sph	84 -5b5c7a
~spha	84 -5b5c7a
~spi	71 -4i4f9j
~spit	72 -5b-4i4f5a
~spl	79 -17a-6i6k19b
~spla	89 -12a4f14b
~spli	82 -7a-6i7b8k
~spo	62 -14g-8j-5d7f9c11k14b
~spor	84 5a
~spot	77 -6a6b11f
~spou	68 -11g13k15c
~spr	68 -6ag4d5j14b
~spre	86 
~spri	69 -8a-5g6j14b
~squ	69 -5a-4b7c9g
~squa	70 -6ab5j9g
~sr>	83 -6k5a7f
~ss>	44 -14i-8eg-5h5jk11f16c17b
~ssa	87 9c11a
~ssag	89 9c
~sse	61 -12a-9c-7i5j10k20b
~ssed	69 -11c-7a6g9k10b
~ssen	81 5g
~sses	72 -5g10b
~sset	84 -5g-4a5b7j
~ssi	64 -9b-5d-4f4a7j14c
~ssin	75 -12a4i8c13j
~ssio	71 -10b5c16a
~ssis	86 6c
~ssm	87 -5c6a
~ssme	87 -5c6a
~sso	83 -18a4i6b16c
~ssoc	89 -5c12b
~ssu	70 -7g-5di5a8e10c
~ssue	81 4k
~ssur	77 -8b6a9cj
~ssus	84 -7j9b13e
~ssw	87 -9a16b
~sswo	87 -9a16b
~st>	34 -19a-17c13hj18b31k
~sta	45 -30d-10h-7i-6a4f5e6j9g14b15k20c
~stac	86 5e
~staf	80 -7c4a5b
~stai	75 -6g6a12f
~stak	86 -13a-12g31c
~stal	82 
~stan	66 -17a-15f-8b-7d5e7j11cik
~star	58 -11f-7j-6i-5h5k7b9e14g
~stat	59 -21d-7a-5i8j13f15b
~stau	82 -6b5ij
~stay	59 -8d-7hi-6e9a10f11b
~ste	54 -9c-8a-6f5d6bgik
~stea	81 -8ck-7a7e14b
~sted	74 -11c4e6d
~stem	71 -6b7c14k
~sten	83 -8g-6i4b14c
~step	72 -17c7d11ag
~ster	64 -13a4c11i
~sti	51 -24g-9e5b6c8a9i10f14j
~stic	79 -6c-5a7b9f
~stil	55 -13k-10b-9c-7dh6f14i19a21j
~stim	89 4k
~stin	76 -32g-14a-4j6k13b15h29c
~stio	69 -6h-4e5acd
~stl	68 -14c-9k8i21b
~stle	86 6g
~stly	70 -14c-8k-6g4f10i21b
~stm	81 -6bc-4d5a8g12f
~stma	84 12f
~sto	50 -16b-10g-8f-7e10ak14c19d
~stoc	79 -7b16g
~stom	63 -7b19d
~stop	69 -15a-7g6e9h13k
~stor	58 -14g-9b-7h-6e5jk11a27c
~stov	77 -6b8a
~stp	89 
~stpo	89 
~str	54 -16g-8d-4h5f10bc14k
~stra	69 -8c-6ij7e9k10a
~stre	63 -16g-8e-4dj6c9bfk10i
~stri	73 -7a-6k-4b6j16c
~stro	82 -12c5a10b
~stru	70 -4a5j10c
~sts	70 -9b-6ik-5h5j10g17a
~sts>	70 -9b-6ik-5h5j10g17a
~stu	57 -6af-4j6c7i12k
~stuc	78 -6j-5c-4k7a8d9b
~stud	74 -8b-4k5j14c
~stuf	61 -18a-6d4c6g9i19k
~sty	86 -5a8c
~styl	86 -5a8c
~sua	72 -8g-6cj4f11e
~sual	72 -8g-6cj4f11e
~sub	63 -4cd5b7j9g
~sub>	83 
~subc	79 
~subs	69 -5a11g
~suc	84 14a
~such	87 
~sud	87 -5e5c
~sudd	87 -5e5c
~sue	75 -5a8g
~sued	79 -8a8g
~sues	86 
~sug	82 -12a8c9b
~suga	84 -11a7b8c
~sui	78 -12g-5j7a11e
~suit	79 -12g4c7a11e
~sul	86 -10c4b6j
~sum	75 -4g8ab
~summ	82 10b
~sump	80 9a
~sun	81 -5k7e
~sup	68 -14f-8j-7i4g6h7k14d
~supe	89 -6j5d10k
~supp	69 -14f-5i5g6h11d
~sur	42 -9j-8f4g10d12a19c
~sura	47 -10j8e20c
~sure	53 -9ce-8f-6g-5h5j9b13a14d
~surg	87 10j
~suri	87 6d
~surp	86 -7g11a
~surr	84 -6a12g
~surv	83 -14j-8b6g7c15a
~sus	78 -7j-5k6c12e
~sus>	84 -7j9b13e
~susp	84 -5b8c
~suv	89 5c
~suv>	89 5c
~swa	86 -9a10b
~swap	86 -9a10b
~swe	71 -11j-8k20g
~swee	79 -4jk10c
~swer	78 6c
~swi	68 -7j-5a6i7b12f
~swim	81 -12a-5b6f15c
~swin	83 -25c9b10i15g
~swit	75 -15g-5j5c8f9a
~swo	86 15b
~swor	86 15b
~sy>	67 -18j-9c-6g-5b5f11e26a
~sys	70 -6b7c14k
~syst	71 -6b7c14k
~ta>	77 -12a-7d-6c6f8g13h
~tab	68 -11c-8a5b11d13g
~tabl	70 -10c-5j-4a12d14g
~tac	72 -12a7i9d
~taca	89 -4j5e
~tach	82 8i
~tack	81 -12a-6e8g10d
~taf	80 -7c4a5b
~taff	80 -7c4a5b
~tag	79 -21a6b28c
~tage	82 -8a5c7b
~tai	72 -7g6a11f
~tail	89 
~tain	89 -11c4a15f
~tair	76 -5g4f7c
~tak	51 -10i-9fg6c8b10k15d
~take	51 -14a-10i-8f-7g4h6cj9d10k17b
~taki	79 -14b9d15a
~tal	50 -16i-10e-5j7f10g11b15d
~tal>	57 -10a-7ei4j11bk14c
~tale	89 -10a4d6bc
~talk	58 -10c-9k-7g-6j5b7i8f10a13d
~tall	74 -22i-10c-6j11h28g
~tals	87 -10b5a7f
~tam	87 4j
~tan	60 -15f-8d-7g-6b7k8j9i10c
~tanc	83 -14c5k16g
~tand	69 -20a-15f-7dg5h6ek10j23c
~tang	87 -9b12i
~tant	69 -12g18a
~tap	82 -9c-6k5b20a
~tape	84 -7c18a
~tar	57 -11f-7ij-5h5c6bek18g
~tar>	87 7c
~tart	59 -11f-8j-6i-5h6k7b9e17g
~tas	87 -5h-4g4f11a
~tat	58 -21d-5i-4a6k7j8c10b12f
~tate	61 -21d-6g7j16a17b
~tati	74 -16a-4b12fg
~tatu	83 -8a-6g-4b9k16c
~tau	81 -6b4j5i6e
~taur	82 -6b5ij
~tax	77 -8a4e8j
~tax>	83 -11b5e
~taxe	84 -11a5j8b
~tay	59 -8d-7hi-6e8a9f10b
~tay>	63 -7h-6i-5e7b8g18f
~tayi	70 -8f-7g-5d6b10c14a
~tays	89 
~tba	83 -10b-4c7e13g
~tbal	84 -10b14g
~tch	55 -11g-6c-4adeh11b28k
~tch>	62 -21c-15a-10g-7d-4h8f9j15b32k
~tcha	83 -7a-6g-5j12cd
~tche	65 -6b-5e8i13g
~tchi	80 -11j-6c22a
~tci	89 5a
~tcie	89 5a
~tco	87 8c
~tcom	89 8c
~tdo	87 -20g7b19c
~te>	44 -10a-7d-6hj5f9k10b15g16e
~tea	70 -8c-5k-4g4e6ij12b
~teac	80 -5g4c5i7a
~tead	82 -9k-8c-6a6g7e14b
~team	79 -5acg5i6j8k
~tec	67 -12a-5d8j18c
~tect	68 -14a-5d4j19c
~ted	54 -15b-5k5ef7j13d
~ted>	54 -15b-5k5ef7j13d
~tee	67 -12c5a8h12g
~teen	71 -8b-5c8a10g
~teer	82 6b
~tel	43 -22g-12b-9c-8i-6f-4d5hj8a62k
~tel>	79 -8a6j7b
~tele	83 7h
~tell	44 -21g-14b-10i-6f-4c5a65k
~tely	72 -5c13a
~tem	67 -5d5c13k
~tem>	70 -6b9c12k
~teme	82 5b
~ten	58 -24b-9i-8ef-7k8c25g28j
~ten>	63 -19ab-7e-5k8d11c18g21j
~tena	82 -4b5ak7j
~tend	87 -9b-6f4j7h17a
~tent	77 -15c5b22g
~tep	72 -17c7d11ag
~tep>	79 -8c7d9e
~teps	80 -5c17a
~ter	41 -11f-8a-5d5c10jk26b
~ter>	45 -10h-4f8gk16b
~tere	76 -19a-9c-6j-4i4d5b7g8k20h
~teri	78 -6b13c
~term	68 -19c-9a-5f6j16b17g
~tern	81 -12c-5a7g8ij
~tero	89 -9g4a9i
~terr	81 -5ak5c17j
~ters	60 -14j-10g-7d4b7a24c
~terw	84 -6b5j
~tery	89 
~tes	56 -8c-7g-6d-4h4b15j23a
~tes>	56 -10c-6g-5d16j23a
~test	80 4c
~tev	76 -15c-6a-4g5d31k
~teve	76 -15c-6a-4g5d31k
~tex	68 -15c-10k5j10b19a
~texa	89 
~text	69 -15c-11k11b19a
~tfi	75 -22ak5f10d14c19j
~tfit	76 -22k-11a5f11d16c
~tfo	89 -13c-5g20h
~tfor	89 -13c-5g20h
~tga	65 -4g4c6aj
~tgag	65 -4g4c6aj
~th>	34 -19a-12e-9c6k7d10j11g14b32i
~tha	29 -19c-11g15a17h56j
~than	60 -8k-5j-4f5beh11a
~that	29 -23c-8g-4d4k8a14h62j
~thd	69 -9k-6a-5b5j29e
~thda	69 -9k-6a-5b5j29e
~the	19 5hi9j10c12a13bk14d19g
~the>	22 -8g7c10d13h14e15f16k24j
~thef	84 7b
~thei	60 -18c-5b14h16g
~them	53 -15e-11a-8k-6j6b7dg9ci12h
~then	62 -13b-12k-10h-5fgi23c31a
~ther	35 -14f6d7c16h22a
~thes	62 -7j5a10g14i
~they	43 -9j-8i-6ck8g9f16d18b
~thi	34 -9b4h5j6ak15d18i
~thin	38 -8g-6d5h16c29i
~thir	79 7a
~this	45 -11b-9i6g8a28d
~thl	74 -16a6g10bc
~thly	74 -16a6g10bc
~tho	51 -15f-12bd5h21i25e
~thos	56 -15f-12c-8b4a5h11e21i
~thou	60 -18d-6b-5j5g17ce
~thr	52 -13e-12c-10g-6h4d8fj12b22k
~thre	84 -6d9a
~thro	52 -13e-10cg-9a-6h8f9d10j24k
~ths	63 -18a-6e5k6h7c15b
~ths>	63 -18a-6e5k6h7c15b
~thy	78 -9i5j7b12a
~thy>	78 -9i5j7b12a
~tia	82 -5b11c
~tial	82 -5b11c
~tib	62 -8b-4k9g11a
~tibl	62 -8b-4k9g11a
~tic	63 -11c4b6f14h
~tic>	82 4f5b
~tice	89 9c
~tick	68 -16c5k10h
~tics	86 -4c7h
~tie	71 -9c-8a-6f7e10g14j
~tie>	87 -4b6e
~tied	89 -8b-4g18j
~tien	89 
~ties	76 -10c-8a-5f12b16g
~tif	64 -7c-4b9ad
~tifi	64 -5c-4b10d
~tig	87 -10c6e7a
~tigh	87 -10c6e7a
~til	52 -20k-13d-6c-4g5a6i8f10b14e16j
~til>	79 -7g4j7h9e
~tile	87 -5gj7c12b
~till	53 -17k-11d-8c-7h8i11ae12f17j
~tim	51 -15b-11i-6f-4d14g33e
~time	51 -15b-9i-6f18g35e
~tin	49 -21g-10a4e5j10k29b
~tin>	64 -35g-4a4bk7i10j21c
~tine	89 
~ting	52 -17c-6i5e10g17b
~tio	46 -8e-6g-5a7f8cj9k13b
~tion	46 -8e-6a-5g7cf8j9k13b
~tip	84 -9g14c
~tip>	86 -9g16c
~tir	67 4f
~tire	68 5f
~tiri	89 4a
~tis	82 -5gj8a15h
~tisf	87 5a10h
~tist	89 7h
~tit	71 -5b6dj9k
~titi	89 
~titl	74 -5b-4g7jk8d
~tity	89 
~tiv	82 -7c7j
~tive	83 -6c7j
~tle	56 -15a-10e4h6g12k15i
~tle>	57 -8a-6e-4g5bh9k10c
~tled	80 -19a-8c-5e5j7g25i
~tlem	89 -9b-6c10ag
~tles	87 4k
~tll	86 -6e-5g17c
~tll>	86 -6e-5g17c
~tly	62 -12k-11g8f10a12b
~tly>	62 -12k-11g8f10a12b
~tma	80 -4cjk4b8a11f
~tmas	84 12f
~tme	60 -13c-7i5j7f17d
~tmen	60 -13c-7i5j7f17d
~tne	67 -14k-8e11g12b
~tner	67 -14k-8e11g12b
~to>	31 -14j-9a-7i5d12g16bcf21k
~tob	79 -7b9a
~toba	79 -7b9a
~toc	79 -7b16g
~tock	79 -7b16g
~tod	57 -9k-5h5i9g
~toda	58 -9k-4h4c6di
~tof	86 -6a10g
~toff	86 -6a10g
~tog	74 -10a-6bg-5i5h7e9j11f
~toge	74 -10a-6bg-5i5h7e9j11f
~tol	71 -15c-6a7d9g19j
~told	71 -13c-6a9g20j
~tom	57 -12b5a7i10d
~tom>	87 7c
~toma	86 5ai
~tome	63 -7b19d
~tomo	69 -7d-4b5j8g9e
~ton	74 -21a-6k9j26c
~ton>	86 -5k4e9c
~toni	79 -20a6g9j16c
~too	56 -13k-7c-5h7f10g17a
~too>	61 -18k-8h-7g5b7f25a
~took	76 -11g6k8j
~tool	71 -12b-5a26g
~top	60 -17g-9a6h7b10c11k
~top>	63 -12g-6a-5d4e8c10b14k
~topp	78 -5ag6c11h
~tops	89 7d
~tor	49 -31g-10h-9f-8b5k6cj8i23ad
~tor>	62 -19g4e6dj8ci
~tora	75 -7b-5g7c13a
~torc	83 -9b6a7k
~tore	66 -5bi8f13d
~tori	72 -33c5e7b9d20a
~torm	75 -6bg-5e9i24c
~torn	79 -5c4a
~tors	68 -6g-4k5i9d
~tory	68 -8f-6a-5h-4i5b6c11jk
~tot	70 -13a-5e-4i4g6k7d9h
~tota	70 -13a-5e-4i4g6k7d9h
~tou	77 -12g-9a-4k6c8j14d
~touc	79 -9g-7a9j14d
~tov	77 -6b8a
~tove	77 -6b8a
~tow	64 -11dg-6i-4e13b14f15a
~tow>	89 -11k-6b24a
~towa	87 -10a6b10g
~towi	81 -7c14b
~town	69 -20g-9d4b8k13c17f
~tpo	89 
~tpon	89 
~tra	50 -11i-9d-4j7e8bh16k
~tra>	75 -10j-5d-4a8c17g
~trac	60 -20c-6ei7k11b15h
~trad	77 -9a-7c7b11e
~traf	86 -6b6g7a
~trai	66 -16d-14a5k7e13b17c
~tram	75 -11b19a
~tran	79 -6c10b
~tras	83 -5g10c
~trat	83 8k
~trav	77 -9c5f8d
~tre	55 -23g-10e-5d5fk7b15c20i
~trea	65 -13g-12j-4k11b29i
~tree	62 -7e-6bg-4d9f12j16c
~tres	83 10k
~tret	87 -6g5b7k
~tri	63 -13b-4i10d14j
~tric	71 -14c-7b4d6ag14j
~trie	87 -13c13d
~trig	87 -12b5ah8c
~trip	75 7a
~tro	67 -10c7a9k
~trok	86 -10c4k9a
~tron	83 -8a5c
~trou	72 -6bc5k9a
~tru	56 -14a-6b-4i5k6j7d18c
~truc	59 -11b-5a5j7d13c
~true	86 7c
~trum	89 -6b7c
~trus	73 -12a8h11b
~try	72 -25c-4i12a13f20e
~try>	73 -21c-8g12a13f22e
~ts>	41 -13b-12g-9e-7h4f15d17c23k
~tse	82 5a
~tsel	82 5a
~tsi	73 -17a-7g-5f9b11j16c
~tsid	73 -17a-7g-5f9b11j16c
~tsy	89 -17b16a
~tsy>	89 -17b16a
~tta	77 -26a4dj6i7g14h
~tta>	87 -13a16h
~ttac	81 -15a5g6bdi
~tte	54 -17g-13f-7h-6b-5d7k9i10a16j17c
~tte>	89 
~tted	89 -5a5c
~tten	69 -21b-12g-5f8i20c21j
~tter	58 -9f-6egh8b10k17a
~tti	59 -11c-10j-6h-5k6fg8e12b
~ttin	59 -13j-11c-6h-5k6fg8e14b
~ttl	58 -12a-9e-5d-4j4c5hk6g19i
~ttle	58 -12a-9e-5d-4j4c5hk6g19i
~tto	80 5e
~ttom	87 7c
~ttor	89 -7c6a
~tty	69 -10g13a
~tty>	69 -10g13a
~tua	70 -4g6c8i
~tual	72 -6b-4j6ci
~tuat	86 -6a5b6j
~tub	76 -8b-6g8e11a
~tub>	79 -8b5ck
~tube	89 8a
~tuc	77 -6j-5c-4k7ad9b
~tucc	87 14b
~tuck	80 6a9d
~tud	74 -8b-4k5j14c
~tude	74 -8b-4k4g5j12c
~tuf	61 -18a-6d4c6g9i19k
~tuff	61 -18a-6d4c6g9i19k
~tui	86 19g
~tuit	86 19g
~tul	86 -7j-5g6c15a
~tup	87 9c
~tup>	89 9c
~tur	56 -12i-9e-5h5k7fg12a
~ture	63 -5i5k7a
~turn	63 -8i-7e4j7a8g
~tus	82 -8a-6g-4b9k15c
~tus>	83 -8a-6g-4b9k16c
~tv>	86 10c
~tve	77 -17a-6d6fg23c
~tve>	77 -17a-6d6fg23c
~twe	77 -9k6f9b
~twee	78 -7ak7f10b
~twi	77 -10a11b
~twic	80 -10a-5g4d12b
~twin	89 
~ty>	48 -11i-6b-5f4d7c9k12ej
~tyl	84 -12a8c10b
~tyli	89 4j
~typ	68 -7a-5b7j9ck
~type	70 -9g-4b8j14c
~typi	84 -8a-5c8k9g
~uab	83 -15a19c
~uabl	83 -15a19c
~ual	61 -10a-4b4g6i7e
~ual>	70 -8b-4f9g11i
~uall	67 -10a-5j-4i7f9e
~uan	89 10a
~uana	89 10a
~uar	65 -12a5g9d13j
~uard	81 13d
~uare	70 -6ab5j9g
~uart	82 -6a10j
~uat	79 5j
~uati	82 5j
~ub>	74 -5g-4b4k6c
~uba	83 -9b6g9a
~uba>	83 -9b6g9a
~ubb	89 -7c-4k7a10e
~ubc	79 
~ubco	79 
~ube	77 13a
~ube>	89 8a
~uber	80 6a
~ubl	70 -8c4k6b9g
~uble	71 -8c4k6b9g
~ubs	69 -5a11g
~ubs>	69 -5a11g
~uca	80 -5abgj14ck
~ucat	80 -5abgj14ck
~ucc	87 14b
~ucco	87 14b
~uch	44 -31i-16k-13j-6a6d10c19b42g
~uch>	44 -30i-16j-14k11c19b42g
~uck	58 -24b-6k-4j6h9c13d18a
~uck>	63 -17b-6c-5k15d18a
~ucks	70 -5b10c11h
~ucky	84 -6b7ac
~uct	58 -16a-5d-4f7j13c18g
~uct>	83 -14a22g
~ucti	61 8g9b
~ucts	89 -15b20c
~uctu	86 -6ag5c9j
~ud>	79 -9c9b11h
~udd	74 -8d-5e4ac5g6j
~udde	87 -5e5c
~uddy	78 -7d-5c4k6j7g
~ude	67 -15b-8e-5k18a22g
~ude>	82 -23c-5e4a5b7d20g
~uded	79 -11b6a8c
~uden	73 -11b-6k-4d4g7j10a11c
~udg	75 -7j9g
~udge	77 -7j6c10g
~udgm	89 
~udi	66 -8i-5a5k15b
~udit	67 -7i-6a5k17b
~ue>	61 -5ad7i11e12g
~ued	78 -9a-5d5e8g
~ued>	78 -9a-5d5e8g
~ues	62 -11d-7h-6c5k10j11a12b
~ues>	80 -6a6be
~uess	75 -15d-7g-5c11a15j
~uest	67 -6h-5ei4b7a
~uff	61 -18a-6d4c6g9i19k
~uff>	61 -18a-5d5c9i19k
~ug>	77 -6c14a
~uga	84 -11a7b8c
~ugar	84 -11a7b8c
~uge	89 -8a-6c7f8b11g
~uge>	89 -8a-6c7f8b11g
~ugg	86 -5g6ck
~uggi	89 -5g7ck
~ugh	46 -18d-9e-7b7h11g12a14ck
~ugh>	50 -16b-10e4i6g7d9hk10f
~ughl	76 -15f-8a8c15g
~ught	58 -31d-7j-6i-5f-4g8k11b16c26a
~ugl	84 -4k5f6a
~ugly	84 -4k5f6a
~ugs	77 -16c-7g-5i5b11dh
~ugs>	77 -16c-7g-5i5b11dh
~uh>	74 -24a-14g5c18i24j
~ui>	87 -19a21c
~uic	70 -5d-4b7gk
~uick	70 -5d-4b7gk
~uie	86 -6c-5a8e12k
~uiet	86 -6c-5a8e12k
~uil	55 -7d-6c-5i-4hj9g10k17e
~uild	57 -17c-4di4e7b10k16g
~uilt	68 -10b-9g-4d12c21e
~uin	83 -5a10c
~uip	71 
~uipm	71 
~uir	75 -4g15c
~uire	75 -4g15c
~uis	79 -5gj4b14a
~uish	83 5a
~uit	64 -17c5a24g
~uit>	70 -11g-4e6c16a
~uita	86 -5a-4e7k8g
~uiti	86 19g
~uits	81 -4ag4b12e
~uity	87 -22c-5b8a20g
~ul>	71 -13g-10c-5k11i19a
~ula	69 -13j6k7acg
~ular	71 -7j-4g6ak9c
~ulat	87 -8j12g
~uld	34 -15j-7hk5bg9i10e40a
~uld>	34 -15j-7hk5g9i10e11b34a
~ule	76 -5g15e
~ule>	80 -5c11e
~ules	89 -6g8e
~uli	89 -17c-4a22i
~ulin	89 -17c-4a22i
~ull	57 -11f-8j-4d9g14b
~ull>	59 -15f-7j5c6e10k11b
~ulle	80 -4c5f9b10g
~ult	74 -12c-11d6ak21b
~ult>	76 -11d22b
~um>	68 -12c-5a13b16g
~umb	47 -13a-12e-11d4ij9c18g20k
~umb>	87 -14a-13c-9e-6f5i19k25g
~umbe	50 -11j-8bd-6h-5e8i9k13c20g
~umbi	75 -12g4j17c
~umbr	62 -9g-6i4f7h11b
~ume	86 -5b5j6c
~umen	86 -5b5j6c
~umm	81 9b
~umme	82 10b
~ump	67 -5bi8j13h
~ump>	70 -5g-4i6a18h
~umpe	82 -13c-4h11g13j
~un>	55 -21e-15c-10j-5a18i20b25g
~unc	70 -10j-6cg-5e5i11k22b
~unce	83 -4c5a6i
~unch	77 -9a-5c7k20b
~uncl	83 -6d
~und	46 -14i-13c5k9f10g17a
~und>	52 -10j-5c5b6f11a
~unda	84 -6g5i8b
~unde	57 -10c-9ei-4d5ab6f20g
~undl	83 -4i12a
~unds	70 -9ai-8b-7g9k12e15j
~une	72 -6b5j6a
~uner	73 5j
~ung	67 -8a-7fj-5de7k8g9b10c
~ung>	75 -10cei-4f8k9b25g
~unge	79 -6g8a
~ungu	87 -4g8b
~unh	86 -11a11c
~unha	86 -11a11c
~uni	62 -13g-5i-4k5j6a10c12b
~unin	72 -26g5dj8b16c
~unio	77 -4k9c
~unit	73 -12c-4b5j6a15g
~univ	83 -7j12b
~unn	69 -4f7b
~unni	70 -4f7b
~unny	89 
~unp	89 
~uns	68 -10j4e6b
~uns>	70 -10j4b5e6c
~unt	52 -10h-7d-6i-5c-4a6f8k9j20g
~unt>	57 -15cd-13a-6f8b22k30g
~unta	76 -7g-5h7c14a
~unte	79 -9a6j8b
~unti	73 -17c-9a5d9g12j
~untr	81 -6g-5c16f
~unts	77 -18k-6b-5e5cg8f13a
~unty	77 -14g-11b-5j6d25c
~uor	89 9a
~uor>	89 9a
~uot	66 -5ck4j5ab8g
~uote	66 -7k4j6b9g
~up>	42 -13c-11a-9j4k5h15f16i17e
~upa	80 -6a-5k25c
~upat	80 -6a-5k25c
~upd	72 -13b7e10a11c
~upda	72 -13b7e10a11c
~upe	87 -6j5d10k
~uper	89 -6j5d10k
~upg	87 -8a14c
~upgr	87 -8a14c
~upl	72 -13f-5b8j13c
~uple	73 -13f-5b8j14c
~upp	68 -14f-5ij5g6h7a10d
~uppe	87 -6a13g
~uppl	71 -14f-4g7ch10d
~ups	72 -6bck-5d4i22a
~ups>	86 -8c16a
~upsi	89 -5b8a
~upst	79 -5g4ac5f
~upt	80 -6c19j
~uptc	87 7a
~upti	87 -11a21j
~ur>	26 -6h7g13j16e17fi
~ura	47 -5bj7e18c
~ural	87 8a
~uran	47 -8j8e19c
~urc	76 -7b11g
~urch	76 -7b11g
~ure	48 -21c-7e-6f-5i-4h5j12k16bd
~ure>	55 -19c-6j-5a-4f7g9d12k19b
~urea	89 6j
~ured	57 -12c-7e5k7j22a
~urer	82 14d
~ures	79 -12a-7g4d5j10c
~urg	81 5a8j
~urge	86 9j
~uri	63 -12a-8j11b17k
~uria	83 8b
~urie	77 8g
~urin	78 5d
~urio	82 -8a-6j20k
~urit	76 10b
~url	86 10i
~urli	89 11i
~urn	56 -10b-8e-7a-5h6cj8i20g
~urn>	68 -14e-10b-9i7g11c18a
~urna	77 -10b-8g-6a4j20c
~urne	65 -19c-10a8d11g16i
~urni	74 -14a7e8g9b
~urns	87 6a
~urp	84 -7g8a
~urpr	86 -7g11a
~urr	59 -10b-5cdi4k5j7a8e11g
~urre	62 -8b-5a-4di5k11e14g
~urri	79 5a
~urry	82 -6b12a
~urs	50 -10i-6f-4b6ac23e
~urs>	56 -13b-10j-7k-5h6g8a36e
~urse	59 -11e-8i-7f-5g5c6h8j9k10b
~ursi	89 
~urst	84 6c
~urt	62 -13f-10b-5a9i12cj
~urt>	63 -13f-10a-9b8i13j20c
~urth	87 -13c-5k10e13a
~urv	83 -14j-8b6g7c15a
~urvi	84 -9c-8b9g15a
~ury	74 -16a-4b5c24j
~ury>	74 -16a-4b5c24j
~us>	55 -20g-19a-8dj-5f6b14eh17k20c
~usb	56 -6k6d
~usba	56 -6k6d
~use	41 -12e-11i-9f-5j5h14c16a18d
~use>	42 -12e-7f5i6k7h9d16a
~used	71 -25i5cg12b16d
~useh	75 17c
~uses	76 -5bg5a8c
~ush	72 -11c-9g-5d12e23a
~ush>	79 -11b-9k-7g14e24a
~ushe	87 -16a17b
~ushi	86 -10c6a8k
~usi	50 -13i10d12c
~usie	87 -9a8ce
~usin	50 -12i-6e4ag9c11d
~usp	84 -5b8c
~uspe	84 -5b8c
~uss	89 4g7b
~ust	44 -27c-22g-15e4h7j15b24a27k
~ust>	47 -25c-12e-10i-9g5h11j20k31b
~usta	87 -9b12i
~uste	82 -4g7i
~ustl	87 6g
~usto	62 -7b6a13d
~usu	72 -8g-6cj4f11e
~usua	72 -8g-6cj4f11e
~usy	73 -6g-5c6i7a13e
~usy>	73 -6g-5c6i7a13e
~ut>	33 -14c-6d4a5b6e20g28k
~utc	82 -14j-4b5ck8a12i
~utch	87 -14j-4b10a13i
~utco	89 8c
~utd	87 -20g7b19c
~utdo	87 -20g7b19c
~ute	60 -24c-6d4e10b11i13k
~ute>	70 -16c-14j-6e6i7g8b18k
~uter	76 -8g-7a6b8e
~utes	69 -9c-5d5a12j
~utf	76 -22k-11a5f11d16c
~utfi	76 -22k-11a5f11d16c
~uth	78 -20a-12g8bc12i14j
~uth>	80 -14a-5g10c15j
~uti	79 -13a-7d-5f9k16b
~utin	87 -6a-5g6c9b
~uto	64 -7i9f10c
~uto>	67 -11g-6i9f13c
~utof	86 -6a10g
~utom	87 7a
~uts	67 -20a-5e-4d5j6b9f18c
~uts>	76 -6j5g15f
~utsi	73 -17a-7g-5f9b11j16c
~utt	69 -12a-8d-7c-4i6g10hj11e
~utte	87 -8b14a
~utti	74 -7d-6c-5a7e8g11j
~utu	86 6a
~uv>	89 5c
~uy>	58 -5ai6c8d
~uyi	84 -6c14a
~uyin	84 -6c14a
~uys	63 -10c-6j-5bd5i6g7f19e
~uys>	63 -10c-6j-5bd5i6g7f19e
~uzz	87 -12b-7g6k16a
~vac	75 -15c5g7f14a
~vaca	77 -15c5g7f15a
~val	64 -14a-5bd9cij11g
~vali	87 -5b15a
~valu	66 -18a11i12cg
~van	73 -18c-7g4h6d20j
~van>	83 -5g6bh
~vani	89 -6c-4a17j
~vans	80 -12c-5b15a
~vap	84 -24b5k22a
~vape	87 -23b25a
~vat	78 -12a-4g4bf6cd
~vate	81 -27a5f9b17c
~ve>	28 -13b-12e4f12j13h14k16c21a
~ved	69 -6k11e
~ved>	69 -6k11e
~veh	64 -5g-4d6ck
~vehi	64 -5g-4d6ck
~vel	69 -25b5cd7fk13a
~vel>	72 -10b6f7c
~vem	89 
~veme	89 
~ven	59 -14c-10d-8g-7i-5a6f7b18k19j
~ven>	67 -14b-8cd-7g4j8k26a
~vend	82 -8g5i9c
~veni	81 -24a4b8f19j
~vent	74 -15c19k
~venu	82 -8a7c8g
~ver	34 -28c-7e6b15d21k33g
~ver>	40 -19b-17e-8f-7h-6c8i20k22d27a
~vera	52 -8a-7d4k6b7h8c
~vere	67 -13c-7f-6j-5k5e7b12a13g
~veri	73 -26c-14k-8d4bj13e14a18g
~vern	78 -5d5e
~vers	60 -15g-8a-7i-5e6bf9d10k14c
~vert	83 -4c5a12g
~very	51 -34a-10d6i9f14g15k19b
~ves	62 -25d-11b-6j-5i6c16g31a
~ves>	63 -25d-7b-5ij11cg26a
~vew	77 -10a-6f-5g32b
~vewa	77 -10a-6f-5g32b
~vic	65 -7c-5g10k
~vice	65 -6c-4g5a11k
~vid	74 -12c-8a5j6be9g
~vide	75 -4acg6j11e
~vie	81 -4e11a
~view	82 -4e11a
~vin	49 -15g-8h-7e-6k-4f4a6ij16b25c
~vin>	61 -13a-7g-6d-5k6c10j23b
~ving	53 -9g-6eh-5fj7i15c20a
~viny	87 -8a5j10c
~vio	79 -11c11g
~viol	81 
~vis	71 -9d-6gk7h22c
~vise	84 -11d5a11c
~visi	76 -8g-6b5j9h
~vit	89 -5c6d
~viv	84 -9c-8b9g15a
~vive	87 -8c10g
~voi	79 -10k-6a10b16c
~voic	79 -5ak4b16c
~vol	79 -6a11b
~volu	83 -5a7b
~volv	87 5b
~vor	74 -10j-6g8c9a11b
~vorc	81 -10j-8c14b15a
~vori	81 -4g12c
~vou	86 -4a4b
~vous	86 -4a4b
~vy>	86 -5i5g
~wag	74 -9a-4c6d10k
~wage	74 -9a-4c6d10k
~wai	72 -5cj6h7ai
~wait	75 -13j-6b6h8i12a
~waiv	87 -7c-5a6b10j
~wal	57 -7i-6a-5d-4ef5g30k
~wal>	76 -10b5c7h
~walk	61 -9a-6i-5d-4e33k
~wall	74 -13c7b13g
~wan	45 -11d-6i-4j6fh9k10b11e
~want	45 -11d-5i4f6h10k11be
~wap	86 -9a10b
~war	68 -5c-4b7g9j
~ward	73 -5c5ag
~ware	82 -7a5g9j
~was	44 -33f-13k-10g6ah8bj10c15i19d
~was>	45 -34f-13k-10g6h7j10b11c16i20d
~wash	86 6a
~wat	59 -19i-8e-5a10f12c16g
~watc	77 -7i-5g4j6d10c
~wate	61 -14i-7j-5ae4k5c12f20g
~way	53 -18bj-6c7i8k9h11g17d
~way>	54 -13b-10fj8gk10h12d13i
~ways	75 -12j-8i-7b7de10f
~wbi	89 
~wbir	89 
~we>	50 -21d-8af5i9j17c22g
~wea	77 -8e-7c-5bj5i9a14g
~wear	84 -13c-10b-5ej17a19g
~weat	82 -7a5bi6c
~web	80 -6h-5dj8a12b
~webs	81 -6h-4j4c5a12b
~wed	69 -10dg7e10k12a
~wed>	71 -10g-9j4e6k19a
~wedd	83 -8d-7a4e6k12j
~wee	54 -14a-9k4g6h7i10c
~week	56 -17a5gi8ch
~ween	78 -7ak7f10b
~weet	79 -4jk10c
~wei	69 -11dj13a21g
~weig	71 -11dj5c6a23g
~weir	89 -5c5a
~wel	62 -15b-9a-8e-6j4k6h12i13dg
~well	64 -13b-10c-8ej7h12d13i14g
~welr	78 -6a10c
~wen	66 -21g-11a-10i-7b5ck9h10e24j
~went	66 -21g-10ai-7b5ck9h10e23j
~wer	52 -10h-7f-6i5e6k9b18a
~wer>	67 -6gi-4k5a12b15c
~were	55 -9ch-6f8e9k17a
~wers	87 4b
~wes	69 -9j-4d8a12k
~weso	71 -9j13k
~west	89 -5c11a
~wet	87 6i
~wet>	87 6i
~wfu	87 -5a5c7i
~wful	87 -5a5c7i
~wha	25 -114a-45b-42j-23k-11d-5i9f30h45e86g150c
~what	25 -114a-45b-42j-23k-11d-5i9f30h45e86g150c
~whe	36 -63a-20b-19j-12c-9g-8d4i20k73f78e
~whee	73 -14b5k8a11d
~when	40 -33a-19f-16j-14h-9c4k109e
~wher	47 -54a-26e-20d-18b-7j-6c-5g9k12h131f
~whet	82 11k
~whi	52 -37a-10i-7h-5g6f8e10b24c28d
~whic	55 -31a-18j-14g-6i-5h6b9e11f27c31d
~whil	69 -8c-5i5b6j15g
~whit	84 -13a8c17j
~who	37 -40a-33g-20i-15e-13j-10f-9c-5h165d
~who>	39 -24g-19a-14e-12j-11bi-5f123d
~whod	66 -10g-9a-6k-4j5c39d
~whoe	89 4k
~whol	62 -11di-6c-5f5a7j9k17b
~whos	70 -30a-5gj9b43d
~whov	86 -12a16d
~why	60 -23a-21c-11g-10b-7j-5dei98h
~why>	60 -21c-17a-10bg-7j-5dei91h
~wic	80 -10a-5g4d12b
~wice	80 -10a-5g4d12b
~wid	79 -6g-5j-4i4e6b12a
~wide	87 5a
~wido	84 -6g-5j5e7b8a
~wif	55 -9d-6j-5e4ac22b
~wife	55 -9d-6j-5e4ac22b
~wil	53 -12b-7cf-6h-5d-4i5j9e19a22k
~will	53 -12b-9c-7f-5dh-4i6j10e18a22k
~wim	81 -12a-5b6f15c
~wim>	89 -11a-7b7f18c
~wimm	86 4k
~win	58 -26c-9e-8f-5h6j8i9a10b27g
~win>	80 6a9j
~wind	68 -21a-5c14i16g
~wine	86 -6i-4c7g9a
~wing	68 -21c-6f4k7i9g20b
~wins	89 
~wint	79 -6b-4g6c19a
~wir	75 -7j10e
~wire	86 -7a4g5i
~wiri	78 -7j6a11e
~wis	69 -10a-7d8g20c
~wise	71 -25a-7d14g19c
~wish	86 -7gj17a
~wit	38 -13g-5b4k5cj7h8f13d15a
~witc	75 -15g-5j5c8f9a
~with	38 -7b-6g5h6k8j10a13d
~wl>	81 -6b-5c5a9i
~wn>	45 -12g-10c-6i4a6h9k12f19b
~wne	65 -4e5j10a
~wned	87 5i
~wner	66 -4i5j8a
~wns	73 -10a5d16b
~wns>	77 -8a7d14b
~wnst	87 
~wnt	83 9a
~wnto	83 9a
~woo	68 -8c-5d6i14j
~wood	68 -8c-5d6i14j
~wor	42 -11a-8e-4j5c9k19f20b
~word	73 -23a-8g-4j20k22b
~work	44 -16g5cd6a7b19f
~worl	86 -10i-5a5k7c8f
~worr	72 -11g4i17c
~wors	79 -9i-7a5hj10c
~wort	62 -14c-8e-6j4k33g
~wou	37 -6c-5e12bik
~woul	37 -6c-5e12bik
~wow	75 -18a-7j-6b-5d-4i10h13g22k
~wow>	75 -18a-7j-6b-5d-4i10h13g22k
~wre	74 -13c-5a12d13i
~wrec	75 -5a-4c12d
~wri	64 -19b-4e7ci8d18j
~writ	64 -19b-4e7ci8d18j
~wro	70 -6b-5gi-4ej13c17a
~wron	73 -6j-5bg-4i6a7h15c
~wrot	82 -6h13a
~ws>	72 -11a-9c7d8i11j
~wsu	83 -6g5c8a
~wsui	83 -6g5c8a
~ww>	79 -12a-5g-4j5k7e10d
~wye	76 -7g-5d5a10k
~wyer	76 -7g-5d5a10k
~xac	73 -11a-10i-6j10f14c
~xact	73 -11a-10i-6j10f14c
~xam	73 -10c5b14e
~xam>	75 6b7a
~xas	89 
~xas>	89 
~xce	76 -4a10b
~xcel	89 7b
~xces	78 4b
~xch	89 8a
~xcha	89 8a
~xci	83 -9c-6b7a12e
~xcit	83 -9c-6b7a12e
~xcl	87 -5c10a
~xclu	87 -5c10a
~xcu	87 -19g17ch
~xcus	87 -19g17ch
~xed	84 -5b-4e12c
~xed>	84 -5b-4e12c
~xes	78 -19a-5d8j20b
~xes>	78 -19a-5d8j20b
~xie	89 -7b-5c7a8j
~xin	89 5f
~xis	89 
~xist	89 
~xpa	89 -5c8a
~xpan	89 -5c8a
~xpe	66 -5dg-4ef4i7j11k
~xpec	83 -8c10k
~xpen	73 -7b4a6j
~xper	77 -6g-4d7bc
~xpi	80 11e
~xpir	80 11e
~xpl	70 -13c-9b-7i9a11h20d
~xpla	70 -13c-9b-7i9a11h20d
~xt>	61 -6cgk-4f8a21b
~xte	87 -5b-4a16c
~xter	87 -5b-4a16c
~xti	79 -4k9a
~xtin	79 -4k9a
~xtr	72 -10j-5d8c15g
~xtra	72 -10j-5d9c15g
~yal	80 -10c-4b8ej9h
~yal>	86 -7c5a10h
~yalt	89 -9a8j10e
~yar	72 7b
~yard	72 7b
~ybe	77 -13c-4b7e16a
~ybe>	80 -13c7e15a
~yber	87 
~ybo	53 -12c-8b-7j4h7de11k
~ybod	53 -12c-8b-7j4h7de11k
~yca	86 5g
~ycar	89 6g
~ych	71 -10c-5bk6f8g
~yche	71 -10c-5bk6f8g
~ycl	80 6k
~ycle	82 6k
~ydi	86 
~ydiv	86 
~ydr	75 -6i-5c5a14g
~ydra	75 -6i-5c5a14g
~ye>	89 -15a5ci9b
~yea	42 -15a-12k-11i-7d6b7j8h12e14c19g
~yeah	70 -21a-8e-7b-6k6di10f22j
~year	43 -15i-11d-9k-8f-6j10h11b14c18eg
~yed	82 -5c6fk
~yed>	82 -5c6fk
~yee	67 -5c4a9d
~yee>	79 8j
~yees	70 -5j11d
~yer	66 -12g-5f5b13k14a
~yer>	67 -12g-9j-5f-4d6b14k16a
~yers	87 7j
~yes	71 -17g-11a-4k8c11j14h
~yes>	71 -17g-11a-4k8c11j14h
~yet	66 -12g-10j-6c-5bd7e15i26a
~yet>	66 -12g-10j-6c-5bd7e15i26a
~yft	89 
~yft>	89 
~ygi	89 
~ygie	89 
~yin	55 -21j-16c-12f-9e4k6d13i14bg16a
~yin>	68 -11c-8k-7i-5ag11j12d26b
~ying	58 -31j-9f-7bce11k19gi21a
~yl>	87 -8a5j10c
~yle	89 -8a-4g8c9b
~yli	89 4j
~ylis	89 4j
~ym>	86 5b7c
~yme	64 -8j-5g7k8b12e
~ymen	64 -8j-5g7k8b12e
~ymo	82 -6a-5ck5g11e
~ymor	82 -6a-5ck5g11e
~yon	66 -16c5a12d
~yone	66 -16c12ad
~you	15 -15k11ade12cf13b14h16g20i21j
~you>	17 -22k-6e8d14b16i17f24j29h33a
~youn	70 -12j-11ai-7e-6f10k11b15g16c
~your	25 -8h5d7j11i13f15e18g
~yout	87 14g
~ype	70 -9g-4b8j14c
~ype>	72 -8g-6a10c17k
~yped	87 -18k4c7a13j
~ypi	84 -8a-5c8k9g
~ypic	87 -4c9g
~yro	67 -7a5g6cd
~yrol	67 -7a5g6cd
~ys>	46 -29a-9g-5h6f8be11cj12k
~yse	83 6c8a
~ysel	83 6c8a
~ysi	76 -7g-6b6k8a
~ysic	77 -7g6k
~yst	70 -6b7c14k
~yste	71 -6b7c14k
~yth	47 -15b-8d-6h-5e4i5g10k13a17c
~ythi	47 -15b-8d-6h-5e4i5g10k13a17c
~yti	89 7j
~ytim	89 7j
~ywa	86 
~ywh	74 -10c4k13a
~ywhe	74 -10c4k13a
~za>	89 5j
~ze>	79 -13c-9a28g
~zed	89 4a6j
~zed>	89 4a6j
~zer	83 -7g-4c5k6a
~zero	86 -4c7a
~zil	86 -7a9c
~zill	86 -7a9c
~zin	89 -32a37i
~zip	67 -15j-8g13k25c
~zip>	67 -14j-10a-6g13k27c
~zon	74 -9e-5d-4g7j8a15c
~zon>	89 -10b16j
~zone	77 -9e-5j9a17c
~zoo	86 6b
~zoom	87 7a
~zy>	74 -7j-4c7h8i
~zza	87 5j
~zza>	89 5j`,
};
