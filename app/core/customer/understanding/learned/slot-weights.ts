// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [6,6,5,5,3,6,7,10,6,8,7,6,6,5,4,4,5,3,4,5,6,7,4,7,7,5,5,5,7,5,7,4,2,7,5,5,5,6,7,7,3,6,5,4,3,5,5,5,4,7,6,6,6,6,5,6,3,3,5,4,6,6,6,4,4,5,5,5,6,6,5,6,8,4,5,4,6,6,3,3,5,2,3,5,4,5,2,3,5,2,5,5,4,4,5,5,5,6,5,3,5,4,4,4,5,6,4,6,5,6,4,3,4,7,4,4,6,5,6,2,4,4,7,6,7,6,4,6,5,7,3,6,5,4,5,7,2,4,5,7,7,5,7,5,5,8,5,3,5,5,5,6,9,5,7,6,8,3,5,7,3,6,4,4,6,4,5,6,3,4,4,5,6,4,4,6,6,5,6,6,7,3,3,3,3,8,6,8,9,4,7,7,10,5,4,6,6,5,7,5,7,4,5,6,2,6,6,5,5,4,4,6,6,6,7,7,10,7,7,10,9,5,6,7,5,5,5,5,5,4,4,5,5,24],
  features: `#	35 -26Ť-25ŏ-23J-22qĹŐǩ-19ŃŨ-18QķŖŬ-17lCŠ-16KP-15ŁŇňřũŲƵ-14NŴǥ-13AŭƟǃ-12gkzUľƞƫǜ-11itFŚśƎƑƛƜ-10aHļņƇƤǎǚǞ-9xBĻĽĿŀńŝƉƊƕƣƾǖǟ-8műƍƮǂǈǔǠǤ-7ZŔ7SůƼ8bwRŷƏƲǆ9YŸŽ10ťƹǐ11ĴưǢ12hţŻǏǣ13f14šǅ15ƋǕ16ǉ17ƗƸǨ18ĸūŹƽ19œƨƪǇǝ20nĵŅƓ21Gƃǘ22LŪƈ23e26Ř27Ƙƭ28y29u31Ŧ32DIŒƆǦ34O35ƔǊ37p40X41d45ƅ47Ķǡ49T51Ů54ŗ58ƂƠ62Ʊ64ƒ65ƺ66ž73v77Ƭ83cǑ89E
# $	54 -21ǈ-17I-15őƩǇ-14BSƉ-12ƒ-11qńřǞ-10Ʋ-9FĸűŶ-8œ-7fxHŖƤƵ7pŮżƺ8yƗǄ9Ƹ10bƄ11ƂƋ12GRƽ13ĵ14VƁƅ15Ǌ17ō18ǉǡ19Œƨ24E25Ƽ27ŗƠ30Ŧ34Ǩ36Ř37Ķ42Ƭ43Ǧ53Ɣ59T68c77Ǒ78ž84Ʊ
# a	66 -17Ĵ-11ť-10ǝ-9ZœǞǟ-8Ǌ-7Ÿ7ŎƓ9n11ƺ12ƥ14p25ƔƠ34L39Ů44Ņ49Œ50TX
# aggregate	89 25ǡ
# and	69 -11Ĺ-10ǧ-8ŝ-7ŸǑ7uƽ8G9ł10sƼ11ǌ12Ƌ14Ɣ16pŦ17œ19ǩ21Ź46v75ƺ
# at	89 -9u8n16ƥ24w
# before	89 18Ǔ21T36œ
# bucks	84 -10Ǧ10Ƃ13ž26X
# by	86 11Ƒ13ĸ15d18ƥ
# cars	89 -8n11ŷ14Ű22ų
# days	86 -7ǎ8k19Ǖ21Žǝ
# deductible	89 -8ƚ24Ř
# did	86 -16d-9ǩ12ƺ15e18p23ƈ25Ÿ36v
# digit	89 8eū
# digits	86 -7ř9d15ū37E
# do	89 13Ƨ37Ƭ
# dollar	76 8Ƙ9ŗ10Ŧ11Ƃ19Ř25ĸ
# dollars	78 -9ķ-8Ǡ7ĸ8ž9ŎƘ10ľǘǝ12X14Ţ17œ24Ņ
# feet	84 13Ɗ15ǀ18Ə30Ɔ
# for	74 -21ƒ-8c-7Ɵ7ƌ9ž12T14Ņ15Ɨ16Ƭ22p24Œ34d49Ơ
# have	87 24u38Ʋ
# in	67 -31ž-9Ĵ-8ŷ-7Ǣ7œ8nv9Ķ10ţ11Ƙǌ14ǉ15LŹ16Ɲ23Ʊ24ƃƪ31Ǌ40Ǐ42ǡ
# is	66 -21p-12ŕ-11ǩ-8ř-7Ňœƭ8cSžƧ9VŸƶ10yŻƏƸ11Ƙ14I16Ů20ƒƩ22ƅ23ŗ24ƺ28ť33v37d
# kids	86 10Ƴ20u23n
# like	86 10ū12c13V17ƽ30y
# ls	89 -9Ŧ-7ŗ60b
# miles	75 7Ů14ǐ19ź20ů23Ə
# minutes	73 7Ş9ń10ů11a12Ōǁǧ15Ļ38O
# months	69 -11p-9Ơ-8XŁ-7Z9ĺƹ13ł14v15ŧ16G22ĴŒ23ƃ25Ů28Ǩ
# now	87 -9E13ưƺ18cƒ40Œ
# number	86 -11Ǩ9I45Ŝ
# numbers	89 -10D8e11ž23E
# of	67 -15Ū-11c-9ŏ-8ǉ8ƃ9Ƭ10ŭǑ11E12ǣ21eŷ26su31r52ŗ
# oh	89 11dIĶ
# okay	82 -15X-12Œ22Ƭ37W63Ķ
# on	68 -10Ƃ-9ž-8ŗŴ-7rŇŏ8ĵƬ9ſƺ13řŸ14ű17cŦ18Z21Ɠ23Ř31ŮǦ32Ǣ33Ɣ38ǡ
# one	77 -23ǡ-8Ŭ7fI9p18ő19ƪ22c67ƺ
# or	68 -25Ɣ-23b-11Ƃ-7d7Ǒ9Ơ10ĵǆ13Ǧ14v15X17ƒ18T22Ŧ24E26Ƭ35ŗ39ž46ƭ60Řǡ
# out	86 7Ř15Ş18ƪ32ĸ
# people	86 -8ǉ9Ǉ11ń12Ǟ28ſ
# per	87 -13Ƭ15ž
# percent	76 -10Ř7œǛ8Ŕ9Ķ12ǔ13ź16ƚ18Ĵ30Ž
# pounds	89 36ƺ
# right	65 -23Ƭ-11ŐŒ-10ƿ-8Ĺ-7qI7ƽ8ţ10vŗ11yƋƴ12wĴ13e14Ǜ16pť17ƌ18ǅǆ20ő22cŦ23Ɠ24ƺ26œ29ǎ45ƅ47E57ƒ
# so	87 15Ş16y
# square	84 -11ǋ43Ɔ
# talked	89 15Ư16r22B
# that	74 -14K-8ő8Œ10G14C16Sţ19IƠ28ŗ32M
# times	89 10ǀ47ǩ
# to	81 -9L-7X8R12ƶ15V30œ38ǎ43T
# umbrella	89 8Ǔ
# weeks	78 -10XǨ9š10Ƥ11ŧƃ13Tǝ32ŵ
# with	87 -22E13ƽ30I
# year	76 -15Ů-13c-11T-10ƅǊ-9ť10Ō14Ɖ18v19Ʃ20Ź21ŀ38ƭ55Ɣ
# years	58 -12ƅ-10ŐƼ-8œ-7cƔǩ7yŚŸ9ƥ10Hƴ11ŎƱ12o13šŶƈƩǣ14ƿ15Gő16ŝŢ17ż18ţƸ22ŻǞ25Sǅ32ť40ƭ
# yet	83 43c47v
@day	63 -7ǝ8sŌ9ǟ10ŭƻǉ11g12ǧ13ŵ15Ǚ17Ń18iǈ21R41ǎ44k50L
@day $	75 10i11ĸŌ13ŭ19ŵ23Ńǈǎ28k
@day and	87 7ǘ10ǎ13kǟ17s
@day at	84 -17ǎ10ǧ30L
@day is	89 11ǎ16R
@day or	84 45L
@day right	89 9Ǚ11M
@month	67 -10Ÿ-8Œ8Ǥ9ĸ10k11yV14ǜ17Ť19ťŹ22ƾ23p24Ɵ26Ńŕ27d
@month #	89 -9Ɵ7ŕ10p27d
@month and	86 10Ź13ƛ25ǜ
@month is	89 9ƾ10ŕ12ĸ14Ń
@month of	89 -12d15p34ť
@month right	89 13ť15Ɵ17V
@name	53 -15Ƹ-14Ť-10ǃǩ-8ǣ-7uvŨǠ7ŁƘ8arŐ9Ǩ10bp11Ŀ12iļ13ľ15J16řǒ19ǂ20sƨƷ23ǘ24œŦ25ź26o29t31ǈ33Ǥ36ĸ37ŒŚ
@name $	69 -42a-19ŷ-15o-14ļ-9A-7ƫ8Ŕ9ǘ11ĸ12ĿŒ14Ʈ18bt19Ő20Ǥ41ź43Ŧ50ǈ
@name and	82 -16o-11Ƹ-8Ǡ-7ŷ11ǘ12a14nǂ77w
@name do	89 -12w-7o19ĸ22a
@name is	87 -24w13A15ŕ27Œ31o
@name or	87 -11w-9Ÿ7o35a
@name over	87 13ǡ15Ŝ28ļ
@name you	87 17ĸ
^ #	60 -23Ť-22ť-21ǡ-20ǩ-17ř-14Ũƈ-12K-11Ǒ-9ž-8RƂǞ-7ľƊǊ7œƱ8hǙ9Sǈ10CIőŢƘǢ11Uư12ůǏ14bGYƠǇ15c16ŅŪŷ18ŝƆǅ22vŮƔ24X25Ĵ26Ǧ41Ř59ƒ62ƺ79ƭ
^ @day	83 9R13kǉ44L
^ @month	89 -11d14ŕ16p
^ a	72 -7ǩ7RƊ8Ƣǘ9ƞǈǡ11ƼǊ12ŪƦƩ14ű15ƅƍ17ƿ20ź23ơ
^ about	84 -19Ť-8T9ƅ10Ů15ť48Ǌ
^ after	76 11ǝ12ť23Ř
^ all	89 8g14Ļ21ƾ26Ǖ
^ alright	89 10E14d18Ň
^ am	74 -7Ɩǆ17a19N26ń28b30ň54ǩ
^ and	45 -39ǋ-27Ǆ-22ų-20ǈ-18Ź-17sǩ-16Ƣ-14ĹƔƳ-12ŷ-10ŗ-9zű-8ǔ-7dķŖŚƉƗƶ7rAŘƺ8eTŬƫǎ9yZƖ10Jĺǃ11ž12Ŀ13I14ĻƧ15vŴ17ů18pQŦ20f21c25ƨ26q29Ū30Bō31PŐ32D33w41aC43Œ56o
^ annual	83 9Ǌ11T13ǉ
^ any	47 -33Ǉ-18Ɓ-16g-14Ťǐ-13ǅ-12ƈƩ-11ƨ-10ƗǏǧ-9Ƨ-8ńŏƯǂǢ-7nQŴǑ7ĶŉƋƦǒ8YĵŲŷƃƎǄǤ9Tǎ10ZűƌǙ11Ū12yǖ13Vũ14rvş15Hƚǆ16ķƑƘǈ17Ş18ƪ19ƐƽǓ20kǜ22ƉƸǃ23ƛ25š26ŹŻƱ28Ƽ32hƻ33m39Ɲ42ƹ43ǀ
^ anybody	75 -17ƪ-9ţ-7ńƜ10Ƣ12ŖŷƯ17Ǎ19ǘ23ż28n32ų35ǣ
^ anyone	89 8Ƣ16ż26ŷ
^ anything	68 -11ǂ-8Jž-7ŋƝƽ8Ʀ9Ŀŉ10ƑƨƸǘ12ĵƌƥ16ţƂƘ17Ż27ƍ41Ň52ō
^ are	46 -29Ő-22ŗ-21NU-20ĺ-18T-16Ǐ-15Ƭ-14Ū-12ƃƠ-11ļ-10aǨ-9VŹƒ-8ŭƓƝƣ-7ŖŘŲźſơǄǋǓ7nƤ8ĴĿǈ9kDĹ10uCOŽžƌ11SĶƉƮǒ12zZ13gpĻŷ14ŃşũƅƏǀ15iQ16ƺǆǞǢ18Gń20ŁŶǣ21ǁ22ƵǍ24ň25H26Ũ27Pŝƞ31xŏ33v41Ţ42R47ǟ67ǩ
^ at	89 -9Ǥ-8Ʀ12ǒ29ƭ
^ awesome	76 -11ǟ-10ǔ8Ū9iƄ10ŌƇ11cĻŚţŰ14F15IƔ16Ǆ22ĵ
^ aww	80 10tv11z12x13ƅ17ƫ
^ been	81 -12S8ţ15ż62G
^ before	82 -11Ŧ-9Ō7ŏ9Ř12iXŉ14Ŋ30a
^ besides	86 -15n7ķ11ş12Ʀ15Ł22Z
^ best	89 -9Ş23Ļ32ŝ
^ big	87 -12Ŕ7k8ĸ13Ǒ27œ
^ biggest	87 -20Ŀ24ǔ
^ blood	89 17ƻ27Ƽ
^ boy	89 9uŔ14b16j
^ brick	87 10Ƈ
^ burial	87 19ư
^ business	83 -20Ǟ-15ǥ-10Ǌ9ǔ31ŭ35ǟ
^ by	79 -10ŕ12ŷƵ24œ36Ƅ63Ń
^ call	89 
^ can	59 -17Ƶ-15ň-13Ĺ-11ŕ-10J-7sŎ7Dř8wƏ9K10Ńǁ11Ł13ū15ŵ17eNŗǌ29O31MŚ32Ŋś36Ō41Ƨ60ǩ
^ college	89 -14m32y
^ comp	87 10ǣ17ƀ
^ congrats	87 9Ɩ12ƺ14ǟ15ƞ
^ cool	84 -10D8Ÿ11ǚ12Ř13p14dE
^ could	62 -17Y-8VŘ-7Aķ9ś10XŢūƗǚ12aƢǝ13dMŵ22ǩ24Ś28ũƷ32Ʈ58ĸ
^ credit	89 17ĵ
^ days	87 -8Ɩ14ǝ26R
^ describe	89 -9ǋ11ƣ12Ǎ13Ɖ
^ did	49 -16Ş-15a-13ŊŤ-12yK-11ǃ-9WĻłŜŷƼǚ-8nGƚƯ-7wALZőŦŵƞƶǂǘǣ7FśŻƂƓ8kmżƪƫƳǅǆ9ĶĹ10ptōšǌ11Ɣ12ĺƍ13ŀƠ15x17b18ƌƙ19Ǥ22ŗƒ23ŖƦ24ļ25N26ź28j31ņŠ38Ŕ39ũ41ňŧ44ń49Ľ72ǩ
^ do	37 -50ŗ-40Ň-37Ų-33Ɣ-29ŶƠ-25Ř-24ŪƬ-21e-20Ʀ-19OQ-18Zǥ-17ņ-16cǂ-15Œ-14ńŷƣǌ-13ľŐůƳ-12łƖ-11aŃōŎƤƯƶ-10kCLũ-9qĹŉţƨƵ-8BSŞšŢơ-7jŀűƉƌƮƷǄǊ7nsHŵǀ8fTŖŽƙ9PķřŝƓǝ10gưǇ11ǖ12ŋƿ13uWƼǕ14ųƲǢ15XŮǘ16KŭƘǆǟǨ17Śǈ18ŹƕƸ19NŏƑƹƾ20w21ƥǎǗǠ22ǋ23Ľ24ǡ25ŁŊŌ26ǜ28Ɓǚ29Ǚ30zǓ31ŰǦ32ňƃ35ŜǑ36F38U43ſ45Ŭ48Ǜ49ƚ55Ɯ56Ɲ61Ɵǐ64ǩ68ƞ
^ does	51 -20ŏ-17ŸƹǓ-15Ƹ-14ǌ-13Ś-11pŝƦ-10Ŗž-9ŒƄƈƤǇ-8Ƃǜǣ-7ōŭŴŷǩ7Ľłƍ8qzŰƉƐǘ9ŜŨƃƆƔǐ10dƨǍ11AZřƢ12ĶŬƞƽ13b14s15WňƇƜƯǠ19ŲŶǒǡ20ź21Ƨ22h23xųƊ24Ɓ26ű32L37ǂ42Ʃ45Ň49ǧ
^ ever	62 -13ǖ-12ųƸ-11Ǧ-9Ǜ-8Ɯ7Ʋ9ƗǤ10Ųƴ11Vǩ13Žƚ14Ŗ20š21ţ22ƪ25Ƃ27ǘ31ƛ36Ƽ38Ż
^ everybody	89 8Ǒ13ž17ǅ
^ everybodys	83 9Ų12A13Z21K27ľ
^ family	89 -11Ƴ-9ů-7n8ƽ40Ƥ
^ first	89 16a
^ folks	89 10ŘƗ11ĺ20z
^ for	81 8c10e12o14wǃ15ƿ23Ʊ
^ full	81 -41R-19ǡ-8ž47ƀ72Ǉ
^ garage	89 
^ give	66 -22A-8GW7ƔƗ8IŪ9ŇŒƦƫǧ10wŐŝƠǎ11Ɔƒ12D13ǐ15ŦǠ19Ǉ20ǚ29X
^ go	76 -8Ɣ9d10Ɨ21Ś27Ş59ō
^ good	75 -42L-16Ǌ-10Sŝ-7Ŷ7Ǉ12ƽ13Ő14Ǚ15Yƒ16źƹ18ǅ22N29i34ǟ39Ň
^ got	60 -15Ņ-14ƀ-13şǀ-12Ʊ-11Ǡ-9Ū-8eĸ-7wĺŗ7kŁŉ8fŚ10g12Y14Ƒ16Ʋ17ř20Ŵ21Ƥ26ń35A37ǥ38nŏ44Ķ72ſ
^ happy	87 10ŝ31Ŷ
^ has	57 -12ƈ-8Ť-7nŁŐƾ7ƐƳƻǡ8UŲƲƺ9ƘǦ10űŹƉƜ11ũƓǜ12jB15Ŗ16ŔƑ17ƙ18Ƌǚ19hƴǛ20ţ21š26ƛ28œ31ǂ
^ have	50 -37G-25Ʋ-13ķ-10ǥ-9wŜƦ-8şŬǢ-7uŗƜƨƽ7iŢżƺǋǙǟ8ŝ9ŲƷǩ10ŚűŸƈƿǞ11Ķƹ12ŖŤ13Ɨ14Z16ƸǕ18ư19lĵńǘ20ũƾ22Ş23ƌ24ƴ26c28Ƽ29ŏ30ő33r34ņ35ǒ41Ƴ49Ư
^ he	89 -20p12ź31q42v
^ height	86 
^ hey	84 17i
^ high	84 -9ź24m
^ house	86 -9ƕ-7ƞ11D28H29Ɣ
^ how	32 -26R-21W-19c-18Łň-16ŏ-14Ő-13Fƕǃ-11DŞŬƩ-10qŊťƊǄ-9yQUƝ-8sŔžƛǈǌǤǦ-7AHMĽŋŚơƥƯƵƾǂǞǥ7ĿŖƬƿǗ8nXĹŘţŲƖƹǍ9rtYŒŪƂƭǀ10ƅƏ11ghſƽǅǆ12GSķŧŸƪǐ13łŦŭůƃƑƦƷƸǔǙ14jƚ15ĶŠƙǏ16xŃŮųǊǩ17OļœƔƤǟ18ŤǇ19šƺ20ǖǝ21vzŻƆ22bĸŅŕƣǋǜ23ǘ24iƋ25ŨǑ27ŗƞ30K31ű35Ʈ36Ŷ38ĴƳ
^ i	47 -50ǩ-17Ŏ-14Ƅ-12Ĺ-11ƭ-10Ō-9ŵƟƦ-8ŃŞƗƬƲǞ-7MňűŹƠǘ7lJŭƍ8BXńŒŔŮŸƒƹ9CTŋ10mtFSřƢ11wG12ƾǆ13dhŶƚ14vţƖ15nrĿǠ17Ż18ƞ19ǃ20ǋ21Pĵ22E23fŊ24e26o28b30I
^ if	52 -28Ʒ-21ŵ-16ĺ-11ǩ-9Ɣƕ-8ŊŨƫ-7ŃƲ7BDŔƍƓƦ8NŞƃƄƤƱǡ9ŬűžƨǨ10Ƃ11WƪƯ12ŜƗ14ŘƎ16ǝ17Ƭ19ŖƁ20ſ22ľ24ƀ25Y26Ǆ27ķƮ33Ļ38Ŏ
^ in	83 13ţ16ƍ17Ļ33M
^ is	37 -29Ƹ-23œ-21Ɠ-20ǘ-19Ŗ-18Ǒ-16ƚ-15vŎŮ-14nĺńš-13koPQƗǎ-12řŨ-11lŔŠǡ-10mrĶķŜƛƤǍǏǝ-9cgiBĻŧƒƩƷ-8ĸ-7DVŤŦũƻƽƿǜ7wSTżǔǦ8ƎƑ9ĹłŉŰƅƋƦ10yGXŲźƊ11uŝƄƆƌƞƼǇ12hHňƂ13EťŶƨ14axNƬ15Ƨ16JƁǖ17ŐŚſ18ŘŞŬŹƀƍ19şǃǥ20fŃǂ21FƶǗ22ŪƔǋǟ24ů25ƇƣƫǛ26Ɵǅ30ƲǢ33tƱ34RǨ35U36s37ŗ38ŭ39Ł46ō53ǩ
^ it	69 -12ƒ-9Ǧ-8MƬ-7Eŗ7ƪ8Ƃ9JĸńšƓƹǁ10ļ11aĽłǨ12zƳ13ĵ14Ƨ15j17Ž18ū31Œ48ƅ
^ just	71 -19ł-16uƝƞ-12ō-9ŗŷ8Ǘ10ůƢ12ǥ13LMň15ŭ17ž20Zş33ŁŌ41n56Ǉ
^ keep	84 -21ǩ-16ǖ-14ǟ-7aƅƪ22Ʒ35Ƶ80ō
^ keeping	89 -25x8Ƶ45ǟ
^ last	80 -9Ɖ-8Ƹ-7Iǂ8œ13ƈ16tĴ17e18Ŝ32E33ƾ
^ let	76 -9ǩ-7w7ŀƏ8Kķ9Ű10Ńƀ11Ź12Ř13ž15Ɛ31a
^ liability	89 -56ǡ-20ŗ73ž
^ list	81 -9Ǚ8ş9Zŷ12Ū19ǥ21Ǝ
^ llc	89 
^ long	87 -26ŭ9ő14S18ů59i
^ look	83 10Ǣ12Ś13ŗ14j33ſ
^ may	81 -11Ż-9ǘ10J18ŋǩ19a33Ŋ
^ mind	80 14Ž15Ŋ30ǁ
^ monthly	86 16Ơ17Ĵ
^ most	86 14Ʀ21Ŗ
^ my	68 -28ǩ7MYśƿǆ8ĸŪƜ9lVōƍ10bjIUŀ11ĿǞ12ư13Ʋ14Qǟ18Ů
^ name	86 -38w-14o14ơ15L16ŷ52a
^ need	87 -9ƭ-7Ł15ǧ38Ɓ39Ƅ
^ nice	87 -7ŀƞ16ǉ22ş29Ŷ32j
^ no	73 -9Ū7ż8Ɗ9KƄƿǀ10ǜ11uƁƜ13Ų15W34ŵ
^ nothin	89 14ŻƐ18ƻ
^ now	78 7hƽ9c10T13uB14f15Ņ16nN32ǩ
^ oh	64 -12Ŕ-9ŷ-7ŏƵǄǐ7Cńǋ8abŅŮżƌƎ9ŬƟ10gƞ11xPũŹǃ12WŐ15ō18GQ19U20ǖ22š29Ť
^ okay	54 -18ǩ-13Ũ-12ĶŲ-11ű-10ǖ-9iǨ-8bNŪ-7xŖ7aglŘǒ8quOŉųǡǥ9cosLĽľřƀƴ10Ŏŏ11ŵǆǗ12ǐ13ƕ14hŗŭ15JĹŒŷ16ū17pTŃƦ19Ʃǎ20ǂ26Ɔ
^ on	89 11Q17Ň37ſ
^ one	74 -14ƺ-10w-8Ʀ-7ľ7Ǐ9fƎƑ12F13Ƭ14u16ǐ17m18ǡ23Ƨ28ſƆ49b
^ ooh	82 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
^ ouch	89 11ņŦ16ǣ18œ
^ over	86 -25c-18Ǧ-14Ɔ-12TƂ-8ƒ-7Ŗ21Ơ31Ŧ37Ǌ43Œ49Ů
^ own	84 -8Ơ13F24ķ
^ paid	87 -23Ɣ-15ǒ15ƏǑ23Ŭƕ
^ perfect	89 9a14ř16D
^ policy	89 
^ price	89 -9Ɓ38ľ
^ read	75 -11ǌ8Ǔ10ř11JƩƻ12ǡ20ơ
^ ready	89 -14Ţ40Ō
^ regular	89 13ƙ
^ remember	86 10Ľ
^ rent	87 11Ơ28Ɯ
^ roughly	79 19T
^ run	86 14ķ21nǈ25ǥ
^ same	89 -9Ż-8Ƹ8ƾ10ǘ11ǂ17ż
^ say	81 -8Ŀ7ž10ƃ15b17ō21Ŋŵ22Ƥƨ
^ shall	84 19ŌƬ30ǩ
^ shingle	89 
^ should	70 -40ō-28J-14r-8ǅ7I8ǧ11N13ƫ14Ĵ17M23Ƭ27K37ň43Ō46ǩ49s
^ since	86 -18G-9Ǟ-7ũ15ǂ39S45ő
^ smoke	89 -8ǂ17Ǝ
^ so	38 -26Ĵ-22ő-15ƭ-14bo-12j-11ť-10ŘƉǐ-9v-8ƀƼ-7ƋƑǑǥ7EWĺŮƜƪưƹǘ8AVYĻņŕŖŨŴƒơƾ9ŁŢūŵżǃǋ10BQUŃǣ11GţƓƔǅ12kqŗřƝ13gTŔ14xDŲųƈǕ15Ƭ16pPƢǇ17ŤŷžƻǄ18cn21ŦŪ23Ʀ25S26Ơ27Ōœ
^ some	83 11Ƙ14ơ17ľ19Ž24Q
^ something	86 -15Ŀ11ƶ20ō33ĺ36Ş
^ sorry	81 -7Ũ7ƺ13ň27ǩ35a
^ sounds	80 7ƆǓ10r11B12LƜǈ13F14Nŧ
^ spell	84 -11a41b
^ state	87 -55ž12Ʊ22ń64ŗ
^ still	82 -7qz8ƫ14Ƌ15D17Ő21J30Q38P
^ take	89 9ǖ31Š
^ tell	50 -16ǩ-15ĺƛ-13ŀ-11Gŗƙ-10BŞƝǂǐ-9iyI-8Ʈƿǟ-7Ŋťǌ7ŢƜǅ8MĶŖŠƌƟƠǛǣ9lĽňŪƴ10hSVŧǞ11ŅƢ12FŜŨưǈǑǔ13gĿǖ14UƊ15ntƸ16qŎ17œƭƳ18H19PōŤ20u29Ĺ39Ǆ
^ term	87 21Ʃ
^ text	89 22ś
^ that	67 -10Œƾ-9D-8Ňǩ-7ƅ7ō8ťǇǑ9ƙǊǘǜ10lŧƇƏƧ11Ƥǂ13Aƻ16ƒǖ20ƿ24ǃ25Ǐ32E48Ũ
^ the	65 -8PQ-7Ĺ7SĵŦƍǈ8WŔťƖƾ9ŤŷƭǊ10h12Ƈƽ13ŋ14ƙ15Ř16MŬ17em20ũ29c
^ their	87 15Ņ18ŝ
^ there	75 -7Ʀ8Ĵ9őŽ10ĽƨƵ12Ńŭ13Ɓ14Ř17Ʃ23ř
^ they	72 7GUőƖ8ƈ9ŐŰƿǁ10eűƅƕư11œƬ12ţơ15Ǌ
^ think	89 8ĸ16ƶ19Ƥ
^ this	80 7Ľƈ9m10O18a
^ those	86 7Ʊ10Ǥ12ǌǍ
^ towing	89 
^ ugh	86 11ņ13R20ǜ26Ǥ
^ walk	64 -12ƽ-9Ũŭ7r8ůǄ9ƛ10nżǈǕǘǨ11ĸǖ12RƗƤƮ16ŵ17Zł19ǝ27Ť
^ want	78 -13Ǧ-12ƶ-9H9ň10ś14Ƃ20ž24M34Ō40ǩ
^ was	62 -11AƳ-10ŀƒ8Ŧ9ũƽ11BS14ňŔ15ŸǊ17ż21ĺ24ļŅ26ƞ27Ũ29Ť31Š53ť
^ we	75 -7r9GM10Ɣ11ŴƊ17Ľ21ƨ22j23ŕ
^ well	79 -10t8kHńǊ11aŧ13N14ű19Ĺ20i
^ were	72 -21d-16ŝ-12œ-7ł10ƅ13ƴ15Ƶ18żƬ20šǤ35Ũ45lŧ
^ what	29 -31ų-29Ŭ-22ń-21Ź-20Ƥ-19Ŝǐ-16U-15pH-14zőś-13ŷ-12nMOSĴƖ-11FGļǠ-10NŁƭǢ-9quĽňŊŌƞƥƫƯ-8bsxřŮŰƙƸǦ-7ĵţŽƁƟƢƲǁǂǈǋǒ7Šŵ8Őƚǉ9ņŇŕƃ10ŸƛǍ11wDǣǤ12I13QTƋǎ14ioť15RZžƧǓǝ16ƽ17ƉƩ18ƕƘƼǏ19hlWYĻōűƇƊƠǊ20ŝƺ21CLœ22ŨŲƑ23ŅǨ24v25ƗơƶƷ26ķľ27ƒ28Ŀ29BłŦƬ30Ūǃ31Ɣƻ33ǥ35ŎŤ36ŀŉ38Ǟ41XŒ46Ş49ĺ54Ĺ55ŗ58Ǆ67Ŵ74ǩ
^ whatll	86 -9Ƨ21Ķ27ł
^ whatve	83 8ƎƦ12ũ13ƌƥ25Ɨ
^ when	46 -24Š-22ŧ-19ņ-16ǋ-15l-13Ĺ-12Ƣ-11a-10ǩ-9Ťżſƒ-8ĶǙ-7KĺŌŵƧƷƽ7Ĵłƛǘ8fŇŜƄǛǧ9GƚǏǒ10pűƑ11kŔƶƼ12Ƴ13HšƻǢ14ƴǞ15ǌ16yƤ17dƾ21ŹƋ24R26Ɩ28ť29ǎ30ƹ31sv33Ŗ35Ńő36O38ŕ41V56L
^ whend	76 -23ǎ-15ƉǏ-7ŧ12ť13Ʋ15ŻǢ17ĵ19ƈǅ22G32S
^ where	55 -16R-15Ń-14ǈ-12P-11ƋƮ-10sKĹ-9VŢƝ-8xŵǨ-7nŰƧ7ǔ8kz9ŭƙ10QXƛǕ11yŠ12ļū13rńǏ17Ťƥ18ǀ19ź20ƾ21l22ŚƤ23Ɗ24J27DǗ31q32M40ǩ48C61ǋ
^ whered	82 7Ʀ10m12ļ28l
^ which	58 -17ǚ-10ų-8KǗ-7Ƥ7ǩ8DEńƁƏ9ŉŹ10QǏ11LŸƴ12b13R14ŀŲƕ15ň16ļƣǖ17J22Ŵ25ť26ǈ27Ő35C
^ who	41 -30Ų-18ŴƔ-16ǌ-14ĴƣƮ-13PT-12Ǉ-11ƒ-10aŇ-9Ūŭ-8vDYĹŒŝŵŸǢ-7xBHLWķĸĿłŚŢŹſƅƝ7Ƅǝ8Ǖǧ9Ɓ11ƙ12QŬƜƟǥ15ǘ16ńƲƶǐǛ17ǚ18qǍ20ZǑ21nŁƢǆ22o24ƤǗ25ǅǜ26ǔ28ƫ29Aļ30ƕ31ơ32Š33ŐŜ35uƯ39ŷǠ41ş43Ƴ44ų51ǩ83ǈ
^ whod	70 -16ƾ10ŵ11Aſ12Ʊ15ƫ20ƤƲǘ24ư27Ǩ
^ whose	76 -11w-8Ɨ10ǐ14ķǡ15Ł21ǆ24Őż42Ƣ
^ why	65 -21ńœ-11ŉ-8ƶ-7Ŕ12BĹ18ņ20Š22ƻ26ƴǩ35Ţ36Ƶ39Ŷ42ĺ43ŀ
^ will	77 -16Ƣ-13Ʊ-11Q-8mHƲ10Ź16yƤ18ź21s48V
^ with	82 -8n10ǚ11ǡ13TŰǦ23Ƃ24ň
^ work	86 -15Ɲ17U21Rŭ
^ would	52 -18ƒ-15Ɓ-14Q-13Ʈ-12ĻƩ-11JǏ-10ňũƶ-9ZƤƪǨ-8ĸǝ-7ŉŚŞ7ŋŘƃƓƘ8Eǂ9ĴƈƉ10M11ŎǦ13L14W15yĵľŢƯ17Ǣ19ŵž21s22ƀ23Ʒ24Žǩ25m26Ň27Ʊ28ś32Ŋ33Ŷ34ǁ48T50r58Ƶ
^ wow	80 9ǀ10S11ťŦǇ12Ƽ14uRƠ24ő
^ year	84 27ƅ32Ū
^ you	50 -104ƞ-44ǟ-17xƨ-16BŖƂƤ-13ŝű-12Lƻ-11ŃƱ-10Ŀƶ-9bSŅƬǎ-8GŒŗƗ-7nvYĶĸōž7ĺǞ8eKłőşǁǚ9UŪŹƀ10d11ľŌƁƖƦ12AHļƈ13akĽŞƷ14ŀƸ15mśŵ16ƪ17Ĵǀ18Oƭ19Ő20u24gC25Ǧ26P27jF29ǩ30ň31Qŏ32lV66c67N68i88Ň
^ your	63 -17B-14ƕǆ-11ĸ-9ƹ-8x-7ǌ7wƮǂ8dm9ƛ10sAIĺ11yXŹ12pķ13z16ŕƔ17JŒŸƥ18co20Ņ28Ň32M34E
^ zip	86 7E
a	28 -26ŀ-25ǔ-24s-22ƕ-20ť-19xŌǎ-18Ǉ-17ŝƮǦ-16jŉŴƷ-15aƧ-14pŠž-12DƉƒ-11CJVŕŞƖǋ-10t-9krzEŇŐŢƢƽǗ-8yřųƞǆ-7ńǞǤ7MUŔƦƾ8ņŜŽƝǒǝ9KĵľƳƼ10iIŅŎŬŭŷƏƟ11ƗƛǅǍǓ12lYƆƎǏǟǣ13wǈ14AƅƊƥǙ15ehŪŸŻơƬƹǜǥǨ16WŤǧ17ǚ18ƐƱ20bŰźƇ21ŃŶƓ22ưǘ23SŮƚƜ24őŘ25NŊ26LĽǉ27Ƥ28ƍǃ29š30śƑ31Ķĸ32fŵƿǀ33Ļ34m35Ǌ36gFƲ37Xǩ39uP41T44ǁǡ45q49Ƃ50ƣ
a #	54 -24ž-21ƒǦ-17Ɖ-12cķǝ-11Ǩ-10Oō-9ŎťƓǧǩ-8UſƊǞǟ-7b7ǀǉ8Ş9ŅŕƏ10ĵĸƥ11ŒŦƘ12ƈƩ13vź15Ʀǌ17T18š21ơ23W24ƺ38X43ǡ46Ƭ49Ū53ŗ56ƅ59ĶƱ61ŘǊ85Ƃ
a @name	83 -7s9ņ16oĸ17ĺ
a a	73 -14Q7n9qŔ10T11ŐŵŶ12Ű13hƄƛ14Ɵ
a b	86 -14ƨ13ū22ź37ǥ
a bachelors	87 33m
a bad	78 9ǘ20ņ35N
a ballpark	87 -7Ĺ10Ů14T23Ļ
a bank	86 -9Ĵ8Ŭ11e16Z
a basement	75 31Ɗ
a bell	87 40Ľ
a big	72 -8S-7Ɯ7ƙơ9g10Ţ12y13ƛ17ľ18ǅ23Ŧ37ƣ39ĸ
a bit	89 13ǁ14j35ō
a blood	87 8ǂ16ǁ
a bop	86 -9Ķ42ǥ
a box	83 10ƿ11ǐ13f16mŏ
a bunch	89 7ǥ16ń
a business	81 -10ǋ-8ǆ11ǃ25ǥ28Ɲ
a buy	89 -15H47Ǩ
a c	86 -7t16o23b
a car	69 -17Ř7ź9ŵ10ż26ƃ33Y
a card	83 -10I16ĸ19Ĵ25e
a cert	87 11ǒ25ǧ
a certificate	78 -14ơ12ź26ǌ
a chair	80 18Ǒ
a check	87 -11ƫ11Z15ƪ18W21ƨ
a claim	74 -15Y-13Ť-7d10ť19Ř22ţ25Ŕ
a clean	87 -12ŋ24ţ
a client	75 -8ǔ11ŊǓ15ţ17Ǧ26ǚ
a coi	89 13ǒ37ǧ
a commercial	84 -16Ƃ13ǥ25Ǧ
a company	80 -8Q10š12qƝ16ơ22ƴ
a complaint	89 27ǜ
a copy	80 8ơ28ś
a couple	79 -9ŵ-8ǝ-7ŭ8Ƥ9SŊǎ10Ǟ11UĽ12Ƙ15ƿ17Ū
a cousin	89 7ŷ25n
a cpa	89 -11A43Ǡ
a crash	84 -12Ƥ19ż37ƃ
a crawl	87 11Ƈ12Ɗ
a customer	81 -18S-11G-8ţǗ-7ǔ14Ǆ20ǚ25ő45ǡ
a day	79 -10Ɩ-7i9L10ǖ13Ɓ21ǝ37ƻ39ƹ
a deadline	87 39Ń
a deal	87 14Ņ21Ŏ22Ō
a degree	89 16m
a desk	89 -16Ǐ16Ɲ34P
a detached	89 -7Ű28Ƒ
a different	89 -11Q11I14ǅ16Vň
a discount	80 9ş10m12ľ17ǩ19ő20Ž
a doctor	83 -17ƾ12Ƽ23ǂ
a dog	87 11h
a driver	86 31ŷ
a fake	89 16Ŀǘ
a family	86 -16ƽ-13Ɯ27n31Ƴ47u
a fella	87 13ǃ17ſ18Ƙ
a fence	86 8ƍ46Ƒ
a few	80 10mĽ14ƁƝ31Ŋ
a financial	89 -10B48A
a fire	72 -12Ǐ-8Ű-7ŵ8ĿƗ9ĺƐ12Ť16Ə20Ǝ26Ǣ35ǝ38Ƥ
a fireplace	87 27Ɛ
a flat	84 -9Ɖ11ƚ13ƴ20Ɓ31ƨ
a flood	86 32ƙ
a form	87 -9ļ11Ƶ22ơ30Ľ
a friend	81 -8Ƴ10Š12Ɯ20ļ38A
a full	86 -8ƽ14Ƽ
a funeral	87 26ư
a garage	84 38Ű
a good	65 -19ű-8Ň-7Xǟ8BW9sǃǈ10Ŗ11Ũ12Ōœ13ǖ15ǩ20U21IN22i27Ļ37Ǌ41Ŷ47L
a guardian	87 -19Ʋ35Ư
a guy	89 8Ť14ǜ19ſ
a high	87 -20ŗ18Ř27ƣ
a hip	89 18Ɖ27Ɯ
a home	89 -13ǃ-7ķ13Ɔ23Ɣ39Ɲ
a homeowner	87 29F
a hot	87 26ƒ29ƍ
a hotel	87 -11X-7ŵ39Ƥ
a house	75 -16ƞ-9D-7ƝƟ19H26ƣ55F
a hurry	89 42Ń
a hydrant	86 25Ə
a is	89 -15ŏ-8Ǣ60Ɠ
a job	74 -16ƨ7U10ŧ15Ʒ19Ķ20ţ21ǐ27Ǔ32q
a kid	82 17l25ƍ27Ʀ32Ź
a landlord	89 -11Ɣ45F
a lawsuit	89 11Ŀ27ķ
a lawyer	80 8ķ11A14ǜ15ǩ32Ʋ
a leak	78 -11Ɯ18ƛ34Ť
a letter	87 14Ŕ37K
a license	77 -8n34ŷ
a list	86 -13ķ-7ơ7Ƽ19ǌ48Ɨ
a little	65 -25x-7u7ĴƦ8gqVWƑ9wńņƆ10IĿŐƳƹ11cǄ12zŅƯ13Ķ15Y17ż19Ŋ20œ
a living	80 21Ʋ32q45P
a loan	67 -7Ʀ8ƪ14Ʊ23Z39Ŭ
a long	82 -7S11ŝů19g20Ÿ26ř
a lot	71 -12Ǉ-8Ű-7ǀ7tR9ś10ķƙ11ŇŮơ13ǖ16Ŀ35ƜƟ
a m	89 24b47L
a medical	84 14ǁ
a mess	89 13Ƴ17ťŦ31i
a minute	86 -38O7f12uŚ14i42N
a mistake	89 36ǚ
a month	61 -26Ĵ-15Y-12Z-8ũǦ-7ĸĹ7Ƃ8ǧ9ǉ11ƥ12Ũ16Ŏ18Ƥ19Ɣ20TĶ25Ř29Ņ30Ơ43Œ60X
a mortgage	75 18F21Ɣ
a motorcycle	89 12ş16Ū20ǀ
a mrs	89 43f
a nanny	87 -11Ʒ13Ɯ29Ư
a new	75 -18U-14ƞ-8Ʃ-7Œ9bƁ11ŬƄ14ƵǙ17Ź21Ǖ23Hǅ41G48S
a nice	86 -8U14Ƨ17i
a no	89 8ƴ11Ž14Ŏ
a normal	65 10n16RǏ24ŭ
a number	82 -28Ƭ-27I-19ř-7ū12Ǡ15ſ16ĻŘ46X66Ǩ
a nurse	78 -15ő12qQ23S25U27ǁ28P
a okay	86 44b
a one	83 -10Ǧ12ū15Ǉ16Ƽ18ũƂ27ǡ
a or	89 -13Ō7ƌ15Ɓ
a parent	84 8ŷƽ54u
a pension	84 31Ķ
a permit	89 10Ÿ13ƌ
a person	89 -12Ǩ-9ǌ10ơ37Ŝ
a photo	89 36ś
a physical	84 8ƾ34ǁ
a picture	79 12Ŵ14ū31ś
a pipe	86 24ƛ
a place	84 13MƐǟ15Ƥ33Ɔ
a policy	73 -19Ɓ-14ǥ-10ƣ-8ĹƩ8Ƣ12ơ17Ƭ22Ļ23ƨ42Ʀ45ľ51ŏ
a pool	80 21ƍ
a private	87 11Q12ǀ14ǣ21ơ
a quarter	87 14Ʀ15Ƭ18Ƙ22O
a quick	86 10ķ11Ǐ27Ŋ
a quote	87 -14ń9Ľ46Ĺ
a real	84 13ŵ14F17Ɛ22ľ
a reason	89 -10š13Ŕ
a recorded	89 21ŋ
a regular	86 -7Ź10ŲŸ17Ɖơ
a rental	86 42ŵ
a renter	89 17Ƥ42F
a restaurant	89 15ƣ25Ǎ
a ring	89 17Ǝ47f
a safety	87 
a second	74 -10Ŵ8fǋ10A11Ļ15I17ũƟ18Ɣ23y24ǩ26Ǟ33N
a security	89 31Ǝ
a service	78 11ư19ţ
a slab	86 43Ƈ
a spouse	89 61f
a storage	86 19ƥ
a strange	79 10y22Ǖ
a student	80 -9Z19Ʊ
a sump	89 27Ɗ
a term	87 -8ŕ14ƭ33Ʃ
a time	87 15b28L
a trampoline	87 15ƍ
a truck	89 17ŪǦ23ǐ28S
a trust	86 -16A17ƫ26Ʋ
a typical	87 9ƿ10T11ǎ15Ǆ
a w	89 7Ǒ16b28Ǉ
a week	68 -9ǎ12ǝ21ů22ŭ26ŵ27Ų29ƿ31R
a while	80 -12ŭ10G12ų13ŲƤ15Ǩ16Ň40ő
a whole	86 -12Ʀ-7ǩ7Ǖ11h14uň15ķƩ
a will	78 75Ʋ
a win	89 -7Ŏ50Ļ
a wood	83 7Ƈ14Ɛ
a workshop	79 
a wreck	84 8ż13žƃ20Ŝ
a written	89 13Ǔ
a year	64 -16Ǆ-15Ɣ-12ť-10œǟ-7ƅ7Ɵ9Ņǝ10Ľ11ƮǊ13p14ŕ15Œ17Ɯ18c19q24ǀ36ǉ42Ĵ55Ů57T
a yes	86 9ŋ43Ŏ
able	81 -9s13Y15Ʒ17Nś
able to	81 -9s13Y15Ʒ17Nś
about	41 -17x-15c-11ńŕǅǩ-10Sǐ-9ǢǨ-8QĻŏŐŗǃǟ-7ŒşƵƼǇǦ7ŖűƂƋƍƏǊǘ8mHPĶŊŔšŢźƔƢƸƺǗ9nGĽľťŨƆƎƱǛ10ů11uAŉŲŹƈƬǏ12ņ13pBVłǜ14Yļƨƶǁǌ15h16Ǆ17Ť18ō19Ŵ20ŝ21Ž22ŀŇƞǔ24TƳ25Ş27r28Ŀ37Ĺ
about #	63 -18v-17Ĺ-16ť-10ŴǢ-8ŇŞ7Ǘ8ǉ9OĶƈƏƜ10ŌǛ12cű13ƪ14ǀ15ƋƝ16ZŦƱ18Ɨ20ƙ21ǝ23Ǐ24Ƭ28T32Y33ƺ35Ǌ
about $	72 -13ĺƺ-12ľŞ-11Ƽ-9Ƴ-8Ɯ7h9Ŀ12ƠƸ15Ū16Uƶ17ǩ18Ų19ŀǂ20vť32Ĺ38Ť
about a	78 -10ń12ĽŊ18X19Ŀ20Ĺ
about all	87 -7ĺ12Ƴ31r
about an	89 13ǁ17Ƃ
about any	70 8Ķ9ƌƦǣ10ţǑǜ11Ż13Hƛ14Ų15ƴ18ǘ22š
about anything	89 15ƥ16Ŀ
about being	89 11ŋ
about how	82 -9Ķ8ƅ9YƆ10Ů15T16G
about insurance	87 24ǌ
about it	65 -37Ş-12ƞƸ-9Ʊ-7Ŗ8ĺ12ĵƤ13Ĵŧ14A18Ǝ19Ŷ20ǜ24Ň26ō27r29B35Ũ38Ŀ42ŀ
about leaving	89 20V25Ţ
about replacing	80 -11Ĺ31ĺ
about right	87 13Ƭ
about that	74 -14Ť-12ǩ-11Ũ-8ŝ10kŴŶ12v14t18ǥ28ō32Ƴ48Ň
about the	60 -18cƙ-15ƛǈ-14x-12ŕŝ-11Ň-9ŧ-8ōœ-7ŶǞ7ŉƦ8ĽǙ9Źż10űƧƶ11HƈƟ13Ŗǩ14ņǍ15Ǜ17u22Ŕƨǔ24Ž31p34Ǆ35ľŴ41Ť44ƞ
about them	77 -20ŀ-13ǩ-11ƞ46ŝ57Ş
about this	77 11ŀ12ŎƳ13ƧǞ14hB20r
about to	78 11Ň13Ź19T
about uninsured	79 15ſ
about us	84 -15A14ņ49ļ
about what	80 11gŇ14ĶŞƒ17Ʒ
about when	89 -20Ť14Ľ35ť
about you	87 8fm9ƨ
about your	63 -17ǂ-13v-12Ƨ-10ǐ-9UǍ-8ľōƝ-7ryBĹ7ƽǄ8ƣǕǗ10ƞƲ12Ŋ13Ŗ14zů17qu18hŪ19ƨ21l23ŝ27n30P32Ƹ34ǈ49Ş
above	80 -12ơ-7Ƣ16Ǧ23ĵ27ƍ51Ǎ
accent	87 50l
accident	78 -12Ƨ11Ƴ14Ŕ15ż20ť42ƃ
accident $	84 -13Ƨ-7ż17ƃ22ť
accidents	68 8Ż15ţ34ż
accidents $	83 -7ż19Ż
accidents in	89 -13ţ-7S31ż
accidents or	73 -7Ż30ţ
account	70 -14I-9ūǠ10a15e17Ŝ18Y19Œ20ǔ21ĴǕ41ř
account $	82 -16e-8Ǡ-7Œǆ9ř10Ķ12a13Y22ĴŜ25Ǖ
account number	81 -16I-11ū22e44ř
accountant	76 16ǆ23A30B32Ǡ
accountant $	86 18A41Ǡ
accounts	87 14ǔ28Ķ
across	87 7ů11M24ļ
actual	89 10ǆ16Ǣ
actually	80 -8ů-7Ǆ10RĻţ12ž17K18P29Ŗ
add	73 -16Ǌ-13Ō10o11Ǡ12Z15ķ17ƌ21cyǏ29Ɓ37Ǟ38ō
add up	89 -7ǘ20ķ26Ǐ
added	84 11ǥ24ƌ26Ǟ
adding	87 7ƌ9Ǟ
additional	79 10Ǥ13Ǔ18ǌ19ǧ
additional insured	80 13Ǔ18ǌ19ǧ
additions	89 -7y40ƌ
address	63 -11S-7ǅ9F11ŷ12n17ǧ20E23J26Ű32Gǋ53D
address $	70 -9S-7ǅ9ŷ11EFǧ13Ű19n21J31ǋ36G
address of	83 -11G8ǧ14ǋ24D
adjuster	83 44ŧ
advice	75 21A29B41ǚ
advice $	84 14A29ǚ
advice on	89 -10ǚ28A
afford	86 -8ǩ-7ŵ9ǔ16X20Ƥ
after	56 -11ƭ-9Ř-8ƚ-7u7bVǞǟ8ŰƋƕƧ9ţƩƫ10tJľ12Ʒ14UŢǢ15EŜǎǤ16Ļ17wť18y19LƃƳ20Ũ21ķ23Ư24z25Ŧ37ũ
after #	89 -8Ň11ƽ14ť15Ţ
after $	82 -7y13wķ14Ļ20ũ23z24Ƴ
after a	74 7ƙ9Ɨ12Ǣ14ƃ17g18ţ
after closing	80 24Ř
after high	89 33y
after that	79 -10ƚ-8u7m10ƈ14t16ƫ19Ũ26ũ
after the	71 -7Ǝ8ƟǠ9ĵ10Ƴ11Ʈǝ15bľ20Ư21E22Ǥ24Ũ25ũ
after you	78 10ƧǢ12wŜ13ƕ14Ǟ20ť21Ʒ27Ư
after your	84 -36Ř16Ŝ20Ƨ40Ŧ
afternoon	83 -11Ń-8a10Ļ11g13LŌ15i18j
afternoon $	87 12Ļ18L20j
afterward	89 9Ũ13Ƴ19ũ
again	64 -11ĸ8ƚ9Ŝƿ10o12ǩ14t15k17Y19L21Ŷ28ň30Ɠ31Ɨ34ũ
again $	69 -8Yņ9t10Lƿ12oŜ13ňŶǩ24Ɨ44ũ
again how	79 -11ĸ31Y
against	72 10Ǆ11łǡ12Bń14Z16r27ƪ
against it	75 13Bƪ16Z17r
age	69 -22Ɖ-14ǆ-7Ʀ8xŸ10ŷ13ƽ18Ǎ22ƭ37ƈ66p97c
age $	78 -16Ɖǆ-10x-7ń15ŷ18v26ƈ44cp
agent	66 -8ŏ8Ŗ10ſ15Ǟ20ľ47ņ62Ŝ
agent $	75 -7Ĺ16ņ22Ŝ23ľ
agent ever	89 -8ŏ10Ŝ11Ŗ15ſ
agents	78 16Ŝ28ń35ņ
agents name	89 -19ņ44Ŝ
agents you	89 -8Ŝ19ņ
ages	83 -8Ĺ70v
ages $	89 13v
aggregate	87 25ǡ
ago	77 -10ǅ-8ŧ10Gĺ12uĽ13ƴ17f18ƈ35ť
ago did	87 13G19ť
ago was	87 -8ŧ-7ǅ21ƈ24ť
agree	86 -16p13Ĺ17B21r29ǩ32Ł
agreement	86 7Ƣ10ǌ13Ǩ32Ǔ
ahead	76 9dŚ12y15ľ16Ʋ22Ō28Ş
ahead and	82 10d13Ś30Ş
air	84 -10ǆ12ĸŉ13ơ15ǌ17Ƌ23ǃ
airbnb	86 36Ɯ
alarm	75 9Ǎ53Ǝ
alarm $	83 37Ǝ
alarms	87 20Ǝ
alcohol	71 -9Ƽ35ƿ36Ǜ
alcohol $	79 22Ǜ
alcohol these	80 19Ǜ
all	48 -21ǩ-18a-15AǞ-10bRSů-9pŐƮǑ-8Ňŗŝƥ-7lŀŁŎœŶƉƋơ7ĴŒŨǈǒǗǡ8sUţƖƾ9ŏƷ10tPņƨƲƹ11gŤǔǨ12wŃŮŴƞǄǋǐǕ13WũƳ14dş15nƢ17xĿƊƝƫǖ18ķ20Ǉ21k22Ŧ23Ŗ25ƌƗ28łō32Z36ǥ
all #	86 10d14sƢ28ł
all $	72 -11R-10Z-9Ũ7HĿƳ8n9ţƔ10Ɯ11xŏ13zŞ16ǡ17ƌ19Ɲ21kƹ23g27ō
all about	89 9ƨǄ32ł
all at	84 14Ĵ
all day	87 -7dg8I11Ŵ38P
all do	84 11W16Z27Ɗ29ǥ39Ǆ
all in	80 -18Ɨ-9Ť14ŃŒ18Ŧ19ķ37ǖ
all is	83 -8ƨ-7ƈƉ8ţ11ķ13u23n37Ŗ
all lives	89 -18ŷ33n
all of	71 -9ŐŴ-7d7t8ǘ11ĺĿŦ13Ū15ǒ16ZŜǋ
all on	86 -10Ʀ12ƽ14Ǘ15Ǩ19q31ƨ
all over	87 11R12ǐ13C14ƒ18ǔ
all right	89 -9r13Ʒ14ş15ŊƦ
all that	76 -14ƽ-7ơ7ƣ10Ķ12yƗ13k14ťǙ16ǥ40Ũ
all the	74 -9ƗƮ7ş8Ɗ10ƞƷǏ11Ƈƻ12Ń13Ǩ14ŚŲ15ũ16Ɲ21ņ
all these	87 -9P7ǟ10Ɓ17ĺ29U
all this	81 -7ĺ11ĿƳ18t41r
all together	86 13Ǌ15ǉ25Z
all you	83 -21Ǒ9Ư12ķŭ13Ǘ14ĻŻ34Ǉ
all your	76 -10ƥ9ǔ12Ǒ17şƾ27Ǖ52Ɨ
alls	89 -8ş-7Ʀ11ƶ14ń15ƻ28n
allstate	89 -10ŗ16ő17Ņ36Ő
almost	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
almost cost	80 22Ǖ
alone	80 -12ł-9r-7ǋ7Ŗ12Ʈ14Ʒ24Ł25nǍ
alone $	83 -13ł-9r13Ʈ15Ʒ18Ł28n
along	78 -9ƙ7t9Ƃ11ǀ13Šƞ17Ķ18i19s20Ƨ
along $	86 -10t12sxǀ19Ķ23iƧ
along with	89 -10ƙ10sƂ16ƞ
already	73 -10ų7v8Ɩ9Ƶǩ15Ź16pĹư28Ɓ29ŏ
already $	86 -25ŏ11ǩ42Ɓ
already have	89 15Ĺ16Ƶ
alright	71 -7ǟ7E8Ĵ9Ʈ11d12Kŋ13NŇƷ15ǁ19M28Ŋ30i
alright $	83 -8ǟ7ŊŨ10ŋ20i23M
alright if	87 16K24Ŋ
alright with	84 11Ĵ19ǁ
always	78 -11G7ǩ8ņƍ9ļƜ10ĸŘ11V13ĵ23l24Ɨ
am	55 -15ŉ-9X-7ǐ7rzAŮƊƼǄǌ8PĽǩ9wŌ10Ņ11cfqUŵ12hMņŝǥ14ńŇ15gI16ƞ18Cż19b20ō23N29i33a35ň
am a	89 12K30g
am curious	89 11B14r19Ĺ
am going	83 12o13Ż14a18P
am hearing	83 -11ǩ-10ǐ8U9g13Ţ20ŵ26h
am i	65 -18Ĺ-7BXƖ7ĿōƑ8uơƹǀ9vǌ10A11I14Ō15ǥ16iq18cŇ19ň20b21Nń26C30a40ǩ
am not	87 15BN22ŝ23Ņ
am sorry	83 -9a10ƽ11TŤ12z15f21ņ
amount	71 -7ľŖ10Ʊ11ƚƦ14Ŧǖ15Ɨ21XƓ25ŗ51Ƭ
amount $	87 -11Ǣ12Ɨ13Ʊ20ŗ
amount on	89 12Ǣ15Ʀ19Ŧ
amount you	89 -8ľŖ44Ƭ
an	52 -16Ɲ-15ŏ-12Ƨ-11eĺǧǨ-10Ǐ-9Ǡ-8nĿŐ-7ŖŶ7YŊƞƣǜ8ǃǚ9qĹőƶ10Fǌ11Jǋ12ƅǦ13DOŔƕ14Pƃ15Kƴ17lN20Ūǖ21ǉ22Ķ25ľ26Ƅ28Ɨ29b33ŜƂ39A56ǆ
an #	87 -11Ǩ9Ū34Ŝ
an accident	87 -14Ƨ16Ŕ20ƃ
an accountant	84 -14Ǡ61A
an agent	81 -10ņ-7Ĺ11Ŝ25ľ
an alarm	89 
an apartment	86 17Dƞ
an app	89 15Ž41ǖ
an email	80 20J30K
an emergency	89 18Y
an employee	84 15ǜ
an hour	87 16L23ǉ26O
an insurance	86 -10ĺ-7Ő11ţ12ņ14Ĺ20Ŝ25ľ
an llc	86 48ǆ
an old	84 -12ǩ11ŀ13Ĺ19őŪ22Ķ
an older	87 11Ƌ22ƅ
an s	87 13Ƅ16b27ǆ
an sr	87 29Ƅ
an umbrella	71 9Ǧ15Ƃ22ǩ
and	32 -27ǩ-16Sű-14Ňƅ-13ƣ-12jŃǋ-11ňŵƚ-10Ĵŀǅǔ-9KļĽŨŲ-8bŅŰƙơ-7ŝũŶƒǒǓ7egUĵņŤſƊƔǆǍǗ8fŐřūƜ9QķőƃƯưǀǣ10hqNńžƀƻǢ11BPŘƆƛƫǎǠǥ12pƓƗƿǌǙ13ƾǁ14nųźǕ15ƨ16JTşŷ17ƎǇ18ō19Ƌ20dzZŦů21ǐ22D23vW24ĹŒ25ǃǏ26CǛ29ǚ31oǈ33w35ƺ42Ū47a
and #	76 -17uǑ-7Ÿ9Ǐ12Ƣ15Œ20n31v46Ǉ
and @name	84 -10w10Ƣ13ǈ18Ł40ŷ
and a	67 -11Ǉ-9ǧ-8ƶ-7ţ7ũ8aL9ehưǌ10bƊƑǥ11Iǈǣ12ů13WĶ15ƻ16Ū18ǁ20v23ǐ25ƺ31u
and about	82 -12Ĺ-10Ŵ-9vĶĿ9YƆ19U22Z59ƺ
and address	89 -8D27ǧ
and all	77 -10Z-9ơ-8p8d9Ɨ10ĶƔǏ12TƜ13Ƣ14k16ǥ
and an	89 10ƣ21Ū
and and	74 8Ŗǒ9Ǧ10dJƜư11Ǝ12ƺ14ƾ19Ǚ
and any	87 11ǐ12ƿǣ13ƽ
and are	80 9Ʊ10Ǝ11F12Ǥ37u
and by	78 -21ǌ-17ơ14p62Ĺ
and cards	80 18ǖ
and clear	87 -11ň12Ŭ13Ʒ41Ɣ
and collision	80 36ƀ
and could	89 12ǚ14ǟ21W
and dad	87 36z
and did	81 8m12nōżƌ15Ŕ23ź
and do	70 -8Ƌ-7Ŗǧ7ǖ8ŏƂ10gŲƄ11ǌ12Ɓ15Ŋŗ19Ǒ
and does	89 12Ǎ13ź14Ǝ
and for	83 -15ƺ11ǁ12ƻ13ž14Ɨ22ǂ
and give	89 10d13ŷ14Ɨ
and hail	86 11Ř
and has	79 12ǣ
and have	80 17ƪ
and he	83 -9q-7ŝ9ǒ10ƽ20p24ǜ28o30s
and his	87 -37d-9Ɖ7ƶ8Ǒ13n34ƨ36p
and how	57 -19ƣ-14o-12w-10œ-8ƃǉ-7u7kőƨƭƺ8gŧŭƏǟ9xĵłǕ11ŶǄ12ŷ15ĻŦ17Ǉ18T19Ɔ20cǂ25t47Ɠ
and i	68 -12Ʋ-10v-7pP7ǆ8iMŊ9GTXŐœ11qxō12ňƄǞ16O18N30Ō32L
and if	74 7Ʈ8cƓ11zGIŢƃ12Ƨ17Ư32ƫ
and in	78 8Ǌ11ǈ16ǐ
and is	62 -11ƚƪƽ-9ƣ7ƃ8ƱǄ9r10gF12Ǡ13Ƹ14Ǜ15T17Ř23Ʃ
and it	75 8ų9š10Jƞ11ǘ12ƳƼ13Ɛƛ16Ʋ20Nż24w
and just	89 7K21ǋ
and last	80 -7Ÿ7o59a
and look	89 -7ŧ23Ǚ34Ŝ
and model	87 25Ū
and no	83 7g10ƎƳ11ƿǀ14ư
and not	89 15ƪ17Ź18ǩ22ĺ
and on	89 -7Ŋ12Ļ13y15q20Z
and raised	89 -8d30l
and read	80 7e9ƪǌ11Ÿ16ƻ20Ś
and roughly	79 -11T27Ʈ
and some	87 9Ž11Ǆ13ƶ14ơ16ķ
and street	89 -7ř16D
and such	89 9Zŭ12w13ƻ
and tell	74 -10ơ7ƇƷ8Ǣ9žƉƗ10ŗǌ12ŚŠ14W15ŀ25ſ
and that	75 -16ǈ8Ʀǚǥ10ķ12ş14Ŵ25Œ26W36Ť
and the	59 -24p-22Ū-13Ɣ-12a-9uƂ-8Śơǋ-7qŐų7tEķǌǏ8ŭǟ9hwTƗǈ10ŝƫǢ11ŬƇǥ12œ13řǦ14n15ť16Ǖ18Œ19d20C24Ŧ28v34Z42Ŵ47D
and then	76 -22Ť7Hƫǈ10d11ƭ12ń13y19w25ņ72ō
and they	80 -8v-7ļƔǑ7Ƥ10Ķǖ24ǩ30Ŧ32ơ
and we	87 11Ƭ13sƭ20M
and weight	82 
and what	50 -15Ź-12ĺ-11sSŴ-10ƧǠǩ-9Ş-8ťǄ-7ŠŨ7oyWœƕǔǙ8ľƌ9JƊ10Ţƨ11wƉǂ12ő13ŗř15Ơ16Ưǉǎ20P28dq29Ĺ33ǈ37Œ60Ū
and when	74 -9ŭ-8Ũ8ƾ9Rť11yG12Ƨ14P16ƒ17ŕ29Ɩ
and where	72 -40ǋ-11ų-9Ő-8r10Ǟ11Ʀ13X17Ǐ21Ŵ31Q51C
and which	75 -28Ŵ-10C10J11ƶ20Ū22ū27ų37ŷ
and who	67 -17Ƣ-16ŷ-14Ū-11Ƴ-9ƫ-7ǌ8ƕǈ9aş13ƾ14A15Q16h19Ť26o28Ő32ǐ
and whose	78 9Ƣ11FŹ16A
and why	89 -14ǩ-10ƭ19Ŀ26r32ĺ
and would	87 27Ž
and year	87 15d
and you	68 -17c-8ƌ-7Mŝ7Nƾǋ8Ō9ůƃ10R11ƨƵ12sų14őŘǆǕ20ǝ24ŠƤ26p27f53a
and your	62 -23ų-13G-10ǔ-9x-8őŒŴǠ-7sP7ŷǣ8Ũ9DƂƟ10ŐƢ11Ƙ12J14ƃǃ15aqŁǘ17ǎ18ovǨ23ƺ26ǆ31B32ů
animals	86 31h
annual	76 9ƪ12ŮǊ14Tǉ
annual payroll	87 
another	72 -12ş-9FǢ-8Ū-7dL8ż10ō11Ź14v15ƴ17Ő18Ǟ19HŶ20I26Ŵ29Ɵ30ŵ36y
answer	86 12K13ľ15ŉǚ17Ŕ
any	40 -23Ɓ-19Ƨ-14ǅǢ-13QŗƩ-12ŅƈƗǐ-10ǧ-9cFňŖŴƯǇ-8zUĴŐŽƭ-7qsNĿōųƞƠơƮǝǟ7ŌƚƨǄ8rĶǈǏǚ9vxYũƴǘ10Şƥ11ƽ12kyZǙǜ13ţŪǔ14ĵŋŏżƐǃ15Wƾ16ƪƿǑ17ƙƱƼ19Żǆ20uƉƘ21jƛ22Ƒ23ǂ25H26Ɯ27gǀ29ƻ30mƦ31Ų32ű34hķš36Ƹ37ƹ41Ź43Ɲ45ƌ
any #	83 -23Ǉ-17ǅ-15ǣ14h32Ǒ104Ʊ
any $	84 7ƨ8ǂ20Ɲ23g28ƿ
any accidents	70 -7Ż11ż25ţ
any additions	89 -7y40ƌ
any animals	89 12h
any bankruptcies	89 21ĵ
any big	83 14Ƒ40k
any business	86 8ǐ16Ų28Ɲ
any cash	87 20ǖ
any chance	89 13H16V23P
any claims	79 33ţ
any close	87 17ǘ43Ǚ
any coverage	81 -19Ʀ-17ŗ-13Ƨ33W36ŏ38ƨ
any damage	76 -14ƛ30Ť48ű
any delivery	80 -8Ų9ŭ
any drugs	89 22ƿ
any excess	87 27Ǧ
any family	78 17Ƹ
any fender	87 25ż
any health	80 7ǂ12Ƽ24Ƹ
any heart	89 12Ƽ21ƽ
any hobbies	87 -16ǀ46g
any insurance	87 -13Ǔ-7Ő15ƴ17Wſ
any jewelry	89 
any kids	83 24u38Ź
any leaks	84 18ƛ29Ɖ
any life	82 -15Ʃ14W57Ʀ
any loans	87 -9Ʊ24ƪ
any losses	87 29ţ
any more	86 53y
any of	72 -12Ɲ-7cNŽ7ǕǗ8Ǧ10ǈ12Źƽ15ŲǏ16ŏƦ17Ǒ25j27v31Ɯ33ƥ
any other	77 -19Ņ-12š11Ʀ13ŷ17Ū18ǋ20ş32ń
any plans	83 14ǀ36H
any prescriptions	87 15ƻ
any questions	83 19ŉ
any reason	89 -12ŏ30Ō
any remodeling	89 
any roommates	87 8Ƣ
any savings	87 13Y
any side	78 20T
any subs	89 12Ǒ17ǒ
any tickets	82 -18ż-8ţ31Ż
any time	86 -10VƼ-8Ǩ7H10y13š20ƴ43Ƹ
any tobacco	87 35ƹ
any trouble	87 -14Ǉ12ĵ30ǜ
any violations	89 
any water	75 14Ǝ33ƛ35ƙ
any wood	89 23Ɛ
any work	86 -15Q-13Ɨ13W17ǔ49Ɲ
anybody	56 -14ƪ-12Ǐ-9š-7ťƉ7ŔƁǘ8ƟƧǢǩ9ƈ10ŁƣǙ11ŝƂǇ12nŏǑǜ13ƓƢ14żƴ15hŜŷǔǛǡ16Ɯ17Ť19Z20ǣ21ńųƯǍǨ22Ų23Ŗ
anybody $	80 -9Ŝ-8ǣ-7Ƅ11Ŗ19ń20Ł37h
anybody been	80 23ţ
anybody else	78 -12Ł-7Ƣ10Zż12Ǩ13ų28n33ŷ
anybody ever	77 -12ţ-9Ŕ9ǜ11ǡ12Ŝ16Ǜ17ǣ21ƴ30Ŗ32Ɯ
anybody hurt	89 -9ť15ǣ33Ť
anybody in	89 9Ų12ŷſ13ƽ
anymore	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
anyone	64 -13ƈ-11ǈ-9R-7ZŹ7ńşǘǛ9ŷǨ10żƜ11nzǩ13ƉƱ16Ư17ŖƳ18ǜǢ19ų20Ł22ǐ27Ɵ
anyone $	87 15ş18Ƴ19Ł27n35ų
anyone co	80 -9Z19Ʊ
anyone else	84 7Ƣ13Ł14ų17ń
anyone gone	79 12ǣ
anything	50 -14ǩ-10ź-9w-8H-7ž7BNűƐǍ8Ŀ9Z10ƂƱƻ11Ųưƽ12kƦƲƸǀǏǓ13gǕ14ĵƳ15ƨ17ũ18Ňŏǂ19Ƙ20Ǟ21ŻƼƿ23ōƥ24ţƄ25ŉƍ
anything $	67 -10źƦǩ-9ţ-7ŉ8z9Ŀƾ10ŏŲǓ12rũ13ƌǛ14Ż15Ǟ18g19ƨǂ21Z32Ƽ
anything else	74 -9ŉ19ķ20ş28ō
anything from	89 -9ƕ12Ǖ14g24Ƅ
anything fun	84 -9g34k
anything in	78 -13Ƽ-9ƽ-8ōƝ-7zŞ11ţ16ĵ19ƥ20Ʋ31ƦƸ47Ň
anything like	74 -9ŇōƘ7Żǀ8gĵƹ11uųǎ12ŲƜ20Ɲ31ƿ
anything on	80 -15ǂ-9ž-8ŋŔŸ9ţ10ƃ16ű19ƂƄ24Ż28ƨ
anything special	77 23Ƙ
anything that	86 -10Ŀ13ƽ15ǀ16ōƘ
anything to	89 -12ţ8ƚ12ƶ17ƍ24ũ
anything valuable	89 -10Ƙ12Ɗ
anything you	78 -17Ǟ10ƻ12ƥ13ŝ29ŉ40ō
anytime	89 -7Ǟ29H
anytime soon	89 -7Ǟ29H
anywhere	76 -8D7Ƥ12Ƌ13ńǗ15ǥ23ş30ň34k
apartment	61 -20Ǎ-10ǧ-8Œƛ7Ű11ƞ14G16F18ơƣ20D21Ťƥ22Ɯ23Ɨ26Ơ27Ƥ29Ƣ
apartment $	69 -10ơ-9ƛ9Ƣ17Ƥ20Fƥ29Ť41Ɨ
apartment building	89 -21Ǎ15ơ20ƣ
apartment do	80 29Ɯ
apartment or	87 -15F20D30ƣ
apartments	84 -8ƜƢ24ƣ46Ǎ
app	71 -18ų7ƿ8ǆ9ś12Ƅ14ƴ24Ś32Ž33ǖ34Ų41ŝ
app $	82 11ś18Ž37ǖ
app that	89 19Ž
application	84 7ǀ10S13ƴ14ƿ17Ō
applied	89 -11Ʀ39ƴ
appointments	87 7ƾ8Ǘ11M15ŵǖ
appraise	89 28ƒ
appraise for	89 28ƒ
appraised	87 42Ƙ
are	33 -15Ŕű-14ŧŴƔƗ-13AļŅŜŹ-12mŇœŠŵ-11tŰƀǃǖǥ-10ŊƧ-9ĽŤƫƯǂǅǛ-8ōƝ-7IKSőśŻƓǜ7psĴŚƬǊǗ8dTŁŋťƢǐǡ9UĵķĿńŮƙƚƤǔǣǤ10yEŀŞşŬž11RĶŖƏƑƖƹƻ12ňŒŭųƮ13nLVŌƁ14ŝ15u16bĻŃŏŨƟƱƷǀ17ƭ18kzũŶ19Ĺ20ǇǑ21a22gPłŢƞ23wŗǈ24Ūƺ25fl26QZǞ27Ƹ29ƣ30iHǎ31Ő33x34vFǟ40ǆ41C43c46ǩ
are #	83 -13Ĺ-10v-7ŝ7ū12pƄǆ28ƺ60c
are $	79 -7vM12rŢ14j21b66a
are a	75 -14ǁ-7S7ƹ12ƷƼ14F20b23l27d29g72P
are at	83 -7Pƚ10S12U16Ř19žǋ47Q
are covered	86 -14Ŗ-9ŏ10ǒ16ŗ17Ő27Ʀ
are done	89 -10Ū9y14Ļ18ŷ29Ǟ
are going	86 12Ł14łǟ15V
are gone	78 -13Ɣ-10ƭ13Ư15ƶ16Ɵ17Ʈ18Ʃ53Ʒ
are good	89 -14Ň8ŉ16ŋ22Ō
are in	68 -21Ǎ-13Ƥ-10ǖ-9ǐ-8ŷ9ƃ10ơ15Q20ƙ21Ŏ23Ƹ24Ǘ28Ƣ33ų36ƣ44C
are looking	87 15Ǌ26Ƭ27ĺ
are not	73 -15ǩ-14V-12P-9Ũ7ƅ8ŀ9LǠ12ƴǝ13Ŧ15Ň19Ɵ21Ʊ22Ŗ24ǈ30g34Q
are off	87 7k10N13Rƃ
are on	67 -8Ŵ-7ŷǉ8TƢ10ƣ13ŗǠ14ŚƑ16Ɓ17NŮ18ǆ20Ū29Ǉ
are out	89 -7ǈ13ů19Ǩ
are over	86 -10c-7Ǟ31T32C38Q
are paying	84 -9Ĺ15Z23Ŗ27Œ
are right	89 10M22Ů
are the	62 -19ž-17u-15Ǐ-11mR-9kƷǩ-7ZŪ7qūųƞ9ǉ10ŝƮǈǤǨ11ƛ12şǄ13Ǘ15y16Ǣ17Ǖ18ŭ19ź20ř21ǐ23ǆ34ŗ36v43x
are their	87 -11P42ǈ
are there	70 -7Ɯ9Ǝ12Ǉ15Ɖ16Z22u24ŷ30ǩ32n41Ǎ
are they	62 -16ǟ-15ŝ-14Ŕ-10ŧǩ-8cŅ-7ƅǃ7Ǝ8ƪ9Ś10ǔ11ş14ŒŪǏ15Ǉ16U17Ş29w32x33Ǒ67v
are things	84 -13U28ǟ30i
are those	81 -9ƈ9ǐ10Ɖ12Ɯƻ19Ƒ22Ǒ
are we	72 -22ĺ-15P-12Nǩ-9Ř8Ū9ŦƆ10Oƅ11Ŏ13Ƶ17hŌť19c21Ń28v29X43Ĺ
are with	81 8ŝ10Q13Ţ54Ő
are worth	86 -9Ǣ7ƥ8Ɨ19Ɲ27Ƙ
are you	40 -30v-18ǝ-16ƗǇ-13Ǩ-12ņœƃǈǢ-11zļǂǍ-9ŞşƆǑ-8beŠűƝƦǔǕǥ-7tIŇŊōŘƀƛơǅǖǛ7oĵĶƓƢ8YŗǄǞ9npsDŕŖƖ10ƣ11yGLƸ12Vſ13fFŬ14ŁŽƏƱƹƻ15Ĵľŭǣ16ń17Ržƚ18ŐŝŶ19lEHĻ20Ŀ21ķ22ŢŪƞǁ24cŃňŨ27uƤ28ŏǀ29Pǆ30ƺ31kł32i33Z36ǎ39ũ43C50ǟ71ǩ
are your	60 -28ŗ-14Ǆ-13Ƙ-12n-11Œ-8x-7Ư7ƀưƽ9ǎǒ10užǍǏ12Vǈ13wǩ20R24Ǌ27ĺǔ28Ǣ38v41ǡ43z
area	80 -17ƚ-13S-10ǅ-7ő7F9Ŕ23E24j27C29l34I
around	58 -12ǩ-10H-7Ɔ7tųƇ8ŭƕǗ9uĵşƱ10ƥ11ƎƑ12nǁ13hLƓ14ǉ15V16T18lŠ19ń20ƍ22C24ŵ26s
around #	80 7Œǉ10Ů12s13Ǘ15ĵ26T
around $	73 -11H7ǂ10Ʊ14W15ş17ŵ22u23V26s33ń
around here	84 8Ɠ11ų21l
around if	78 21ŵ
around it	87 15Xƍ17n
around so	89 11ő19ƥ
around the	82 -8ƙǙ12n15Ƒ17Ǝ26ƍ
around there	89 -9u-7X8l10Ņ13ƙ18h
art	76 36Ƙ
art $	78 28Ƙ
as	57 -18ǩ-14Ÿ-9şƯǄǔ7abdCŇƦǀǍ8ŢŴǁǣ9ż10j11vŚũ12Fń13p16oǓ17ơƲ18ŷ21f22ŏ25ƫ26c56ǃ
as a	76 7flƸ9őǚ10P11ŴƦǀ13Ż27ŷ
as additional	86 34Ǔ
as beneficiary	72 23ƫ
as it	86 7Ŷ11Ɓ12ǈ13Œ18j
as the	83 -17Ÿ11ƫ14ơǃ18d
as you	84 11K13Ǎ14ǂ17p
as your	89 -7D8Ű18C
aside	81 11Ʊ31Y34ư
aside for	86 11Ʊ25ư
ask	59 -10vǍ-8Ƅƭǧ7Ŧơƾ8iƕ9Ƨǒ10aĵš11uAƇǌ21Ĺ26c29Ŋ30ƿ31Ǔ33Ł48ŉ
ask $	81 -7Ƶ20Ǔ47ŉ
ask for	69 -14Ż-8ŉ9ƾ10ƕ13ǌ14Ǔ19ƿ32Ĺ
ask me	83 51ŉ
ask so	89 8h12ũ13Ŧ14Ƶ
ask you	79 -26ŉ-12Ǎ9Ǔ18ơ76Ŋ
asked	72 -8ŷ8ơǒ11apńō14ƕ16Ǧ17ǧ
asked for	77 -20ǒ13ơ17ƕ20ǧ
askin	89 9ǧ11v13Ŋ16a
asking	73 -17ǌ-7Ʋ9cǘǦ11Ŋ13ō14ZĽǧ16ơ19Ǔ21Ƅ24ƒ
asking $	84 9Ơ16ō17Z18Ŋ34ƒ
asking for	80 -18ǌ-7Ʋ10ǘǦ18Ľǧ23Ƅ25ơ
asks	82 -11ǧ-8Ĺ9ƍ14w15hǌ16mP
asks about	89 -8Ĺ10ƍ16h17m
asphalt	86 33Ɖ
assets	87 36ķ
associates	89 18m
at	41 -19ƂǞ-17c-16iŔ-15R-14ơǈ-13ŝş-12ƃƳǏ-11lŀƪƷ-10ŌōŒŕųƵǄ-9kőŦŧǔǩ-8ňůƀƚƶǗǝǨ-7oZņŢſƞƠƯ7rDĺŇřƓƧǠ8łŘŹƦ9qĶŮƭưǌ10œƖ11ńŷ12bxCPƹǊǡǢ13żƽǦ14ĵļ15ƾ16ŁžǙ17VŎǣǤ18N19suŚǖ20h23ƥ25ŏŜƨ26LĿŰ27Ǜ28GĽ29ź35W38Ņ42U44nJƝ45Q50S
at #	69 -17ǎ-10ƿ-8c-7Q9Ƨ10RƊ11Ƹ12Ƙ13Ÿ15sž16ǋ19VǛ24ŗƬƽ31D35L40Ņ
at $	75 -14R-8ųƨ-7Ĺŗǩ8I12r13Ɨ20łń21ĵ24Q35Ɠ57C
at a	75 -7ƚ10ƹ13bqN14Řư19Ķ20ż33P
at all	69 -12Ʀ-10R-9r-8Ǣ-7ō7H8su9Ůƽ10x11L12zWŞ15ţŨǡ16ƌ17ǥ18Ɲ19ƹ20ŏƨ23g
at fault	86 26ż
at gmail	89 
at home	69 -20Ǐ-12Ư-7ǔ10q11ƨ12r19w20h24Ź31Ɲ45n50u
at it	74 -12ő-9G8sƝǅ10Ǟ11Ś21ĺ25Ŗ26Ŝ27S
at least	89 -9S12ő14ǅǡ16ŗ
at night	68 -9ƪ-8ŝ-7Ƥ7ĸǛ10ľ11Lƻ13ƿ14x17ǖ21ĻĿŰ22Ǐ24ǎ
at once	86 14Ĵ
at risk	80 13ķ
at school	78 -15m-7Ʊ37ź
at that	78 -12D-7u13FSŜƮ14V23G38n
at the	55 -18ŗ-16ơ-15Ǟ-13ǩ-12V-11C-9iƳ-8gH-7ƗǗ7htŮŵƁƾ8ƕǏǛ9Ő10Ŏ11ư12Š13bsľžƛƦ14DĿǊ15řǌ18ƖƥǤ20ĺǖ21Ɲ22Ľ25ļǟ26PQŚ31S33ŏ49U
at this	83 8SĽ12V15œ21G
at work	69 -27P-16Ɯ-14Q-13ƃǟ-11Ŕ-9ŗ-7ů9B10Ư12Ǚ15VƧ16Ņ20N26Ʀ30U34ĺ43ǣ59W
at you	87 20Ň21Ņ22Ŀ
at your	66 -20D-13ş-8ŕ-7ǋ7ǘǜǠǢ8Ķ9ĸ10Əƣ11h13ƍǛ15ĵƥ16S18Ǚ19Gƾ28Ű32Łŷ33Ɯ
attack	86 14ƽǨ18Ƽ
attorney	89 8Ʋ15Ɩ18B
audit	68 -10Ƴ13ǣ15ǒ53Ǥ
audit $	81 -11Ƴ19Ǥ
audit @name	89 24Ǥ
audit go	78 15ǣ
audited	84 20Ǥ
audited $	89 14Ǥ
auditor	86 -7ǣ27Ǥ
auto	68 -9ő-8ǡ-7ǉ7Ź10ſǃ19Ĺǥ28Ƃ32ž38ƃ43ş
auto $	81 17ş19Ƃ25ž
automatic	89 10Ĵ13ƛ
average	89 -14ƨ7R16ǉ26ź
away	66 -9ƀ8B9ŢżƧǁ11Ƴ12Ķƿ15ƴ18Ʀ20ŉ22Ļ31ź33k38Ɵ41Y
away $	79 7Ʀ10Ǩ12Ń15Ƴ17Ɵ19ƴ29Y
away at	89 -10Ʊ35ź
away for	84 7Ɵ9Ʊ15k27Ķ
away from	87 12B14Ţ18ƿ26k
away with	86 13ŉ39Ļ
awesome	72 -10ǔ7Fŏ8ciuŌ9CŰ10nĻŚţƇǊ12Ƨ13IƔ15Ǆ21ĵƿ
awesome and	87 8o9ŏ12F19u
awful	87 12ĸƮ14ǉ17Ũ
aww	80 10tv11z12x13ƅ17ƫ
aww i	89 13z15ƅ17x
b	78 -13ƨ12D13ū14Ɯ33dǥ42ź47ǃ
babies	89 15Ư19h26y
baby	72 -16ǂ-8Ƹ11v13w14ƻ16Ư19y22ĺ27dx32Ŷ41u
baby $	83 -13Ŷ-12v7x18w20u23Ư
babys	84 -18d-10o-7ǃ15V24w32v
bachelors	82 44m
bachelors $	89 25m
back	55 -16ţ-14ǩ-12r-10Ŗ-8ĺ-7G7HœƍƜ8IŞų9őŘǤ10ŴƲ11Ƒƾ12ƴƿǟǣ13hŀŒŮſƝ14uŨ15Ʃ16L18ƙ19V20Yǝ21ƪ22ĽňŠ23Ʒ25ť28Ɠ
back $	73 -13Ɨ-12Š9ĽƓǞ10ƪ14H15V16ŀť17Ŵ22Œ25L34Ɲ
back and	87 -9ţ13ŭ15ƴǣ22ų
back in	81 7ť8y10Ľ14t15ƴ16Š
back on	70 -10Ʈ9ƿǚ10ƃ16Ř25Y27Ũ
back then	83 -7ĺ10ņ11ƅ12ƒ14œ21Š26Ʃ
back there	87 -8x-7ǩ24u29h
back to	80 -13r-11Ŗ11ň12V13ľƮ17Ľ25Ʒ26Š
back up	80 -13ţ-10Ɲ10Ƒ11ƙ16Ɠ17ƛ18Ǘ22ňǘ25ǝ
back when	89 10Š13ƿ29ſ
backed	87 10żƛ39Ǘ
backed up	89 10ƛ40Ǘ
background	86 7ŋ8s24ǜ27ǩ
backup	79 28ƫ36ƛ
backup $	89 34ƫ
bad	70 -11Ŵ7ǘ10Ů11ŝ13Ƈ15Ţ16Ǥ22ĸ26żǚ30N36ņ
bad time	84 14ņ21N
balance	86 -15Ŭ-12ƕ9Z42Ɣ
balance on	89 -15Ŭ11Z27Ɣ
ballpark	79 8Ɣ9Ů10v14G15Ļ19ķ24T
bank	68 -20ř-11I-7ŀ7Ǖ8X11Z13ƙ18Ƅ27Ĵ32Y33Ŭ35e54ƕ
bank $	79 10Ĵ14Z15Ƅ22Y30ƕ
bank account	87 -25ř-14I25Ĵ32e
bankruptcies	89 21ĵ
bar	86 9Ɗ64Ǜ
bar $	87 65Ǜ
bare	87 -7ž12ŏ14ƀ15Ő23ŗ
barn	87 -9Ɠ42Ƒ
basement	64 10Ɯ11Ɲ13ƥ24ƛ52Ɗ
basement $	78 20ƥ
basement and	79 18Ɗ
basement finished	87 8Ɗ
basement or	79 22Ɗ
bath	87 17ƌ18Ɔ
bathroom	87 10Ɗ12ƌ
baths	84 21Ǆ27Ɔ
baths $	89 -14ƌ22Ǆ28Ɔ
be	49 -15Ǔ-14ĸ-13Ŷ-11Ō-9QŇƤƨ-8űƗƫǨ-7Ƅ7ĴŀŃśŷǝ8CMœƢƬǁǘ9nKōŨ10b12Tơǧ14AXĿ15HǞ16Vƭ17Ʒ18ķ19ľŏ20Ʈ21OZ22mŞ23ł25cĻŊ26ǌ29s32y34rŹ
be $	75 -10Ʈ-8Ŏ-7ƶ11g12ƭ13VŞ14ŵ15C16ŝ17ľƬ21Ļ29A44ǩ
be a	78 -7ǩ7Ķ10Ũ11s12Lňř14b21Ǟ24Ļ
be able	84 -9s16Ʒ18ś
be additional	89 -21Ǔ37ǧ
be alright	83 10ĴƮ11Ŋ16ǁ17Ʒ
be at	79 12ż13ķ
be comfortable	87 11M12e
be driving	86 49Ź
be enough	89 9Ŏ14ž23Ƭ
be honest	89 10ǘ13Ŀ
be in	83 -7Ʒ9c12yHƱ19r
be listed	83 -7ƫ7Ŭ8ŷ12ƕ14Ƙ15ơ16ǌ
be off	89 -7Ń14y47O
be okay	80 -7Ƭ8Ř11Ł14Ŋ15Ʈ44X
be on	83 7ū11ŷ12x13Ź14Ƶ17ŵ23Ƣ
be paid	80 33Z
be stuck	78 -16Z8ư20ŵ24Ʈ
be the	83 -10Ư8Ʋ10r11z13y19sĿ27ł
be there	89 -10ƨ10ƭ17Ư25s
be true	89 16ł24Ŏ
beagle	89 8Ǝ35h
beat	84 -14I-10Ŏ-7X12Œ22Ţ49Ņ
because	68 -12ŉŦ7gHļŀŰƢǚ8błśŝƶ9Iņňƴ10ĵ11ju13J18ǁ24Ť
because i	81 -13ǩ9őǚ11ŝ12ņň13jł18J
because it	89 13H16ĵ18u
because of	89 -15Ŧ16ƴ19Ť
because there	89 7ź8ǀ28ǁ
becomes	89 17Ǩ21Ƨ
becomes of	89 17Ǩ21Ƨ
bedroom	76 7y12ƜƠ18Ɲ
bedroom what	79 8y12Ɨ
bedrooms	81 7Ơ17Ɔ
bedrooms $	89 7Ɔ
been	48 -9Ǜ-7LOƦ7ŇŉŲƘƴƸǤ8tAſƈƪ9Ɗƾ10kż11ŮƋǂǅǘǜ12Ƴƿǩ13ŏ14Ŷ16ƌ18fő19Ż20ŝ21ņŸ22lţ29i32Ƽ34š36ǟ37G39S
been $	86 -26t-13U-10Ƽ-8S40ǟ70i
been a	82 -14G10i13SƳ25ǟ38ő
been any	80 19ţ
been at	80 -17ő7ǅ12G60S
been audited	89 17Ǥ
been burned	89 -11ƴ29ņ
been doing	86 -10G11ǩ51S
been hacked	86 
been hurt	73 38ţ
been in	70 -32S-17ő-16ţ-8ǟ9ń10Ƹ20ǂ26ǩ35ż37Ƽ41G50l
been licensed	86 16Ź
been there	76 -10i9S11R21ő69G
been to	89 -10ǘ8ƿ17ƾ22ŝ24Ů
been treated	84 -12Ǜ18ƿ25Ƽ
been turned	86 30ƴ
been with	71 -13ŝ-9Ő7f16ņ70ő
beers	87 -7ŭ45ƿ
before	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
before #	87 -12œ22ƽ29L44ƅ
before $	72 11Ľ17Ǌ37œ42ƴ51ņ
before i	82 7ŏ12IX14ŉ15ŊƄ20a
before the	80 -15ũ9Ƶ10ƮƲ16ť21Ř23Ń39J
before they	77 -11Ŧ-8Ǖ8Ǔ10ƈ14ƕ21œ53Ř
before we	82 -9ō8a10Ł11iŉ12ŋ13s
before you	72 -14ņ8ŧ9V10łƟǧ12Ƅ13Š14Ɩ19ǅ22Ŏƫ24Ǔ25Ǖ
behind	71 -13ƨ10ƙ12Ż13ƃƳ15Š16u17ŷ18pŹ22ųƶ
behind $	87 -11Ƴ37ƶ
behind the	80 26Ź27ų
behind you	87 12ƙ15Ż16ƃ19u23p
bein	84 -9U8Ƽ10Ƥǟ11ŞƱ13H14ŋ
being	74 -10ĺ-9Oǁ-8Ŀ7l8ŵǩ9ķ10ctŊ12FŞǝ19ǟ25ŋ34U
believe	80 8Ō10lm11M13S14Ƭ15Ÿ28ǩ
bell	87 40Ľ
bell $	89 33Ľ
belongings	86 12ƥ24Ɨ
below	89 31Ɗ
belt	89 10ƭ12p14Ż
benders	87 25ż
benders $	87 25ż
beneficiary	68 37ƫ
beneficiary $	80 20ƫ
beneficiary on	72 13ƫ
benefit	87 14Ƨ19Ʀ23Ƭ
benefits	80 51W
benefits do	89 11W
besides	67 -12ŵ7Ł8Ƣ9ų10Ɯƥ13Ǉǈ14Ŵŷ19Z20ķ21u30Ʀ
besides mira	79 30u
besides the	81 -7ƗƦ9ş13ƥ26ķ31Z
besides you	83 -14ń-9u-8ķ12ųƢ15ŷ19ǈ40n
best	69 -14Ŀ-10P-7ŀŞ7Ĵƈ8ņ10ǔ11t16Ļł17ǩ19ƞ21Kŝ26L27U30ǟ37I
best number	86 -8ū38I
best part	84 -12P-8Ŀ-7ǩ31ǟ36U
better	66 -12Ź-11Q-9b7ł9Ţ10a11Kǁ12r13qǂ14ľƨ19pź20L23o24ŇŞ34t
better $	80 -15r-13Ź-7ķ8L19ź20t23ľ33Ş
better half	76 -12Q-7Ƹ10t14p17ƨ18q30o36r
better than	87 16a24Ň
between	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
between the	87 8m11Ǉ13ƫ21ň
big	58 -17Ƃ-15Œ-12Ɖ-9Ŕƞ-8Ʈǈ-7SĻƒ7JŢƘƪǁ8yZư9jłžƇƛ10Ř12ľ13ǅ14Ǎ16œ17ŦǇǏ18ƣ20Ǧ21Ǒ22Ƒ25Ƭ27k28Ő29Ɠ35ĸ41Ɔ
big deal	89 8ƈ22ľ
big is	74 -35Ǧ-18Œ-14ƣ-7ƒƞ12ƪ15Ɔ16Ř18Ǎ22Ǉ38Ƃ43Ɠ
big ones	89 17Z19Ő
big trees	89 18Ƒ
bigger	89 12ƪ14H21Ň24Ǟ
biggest	72 14ǔ34Ŀ
biggest customer	76 15ǔ17Ŀ
bigs	86 -16Ǧ16Ƃ21Ɔ23Ƒ25Ǉ
bike	80 -17Ɗ-8Ƙ-7Ű11g17ǀ65ƥ
bike $	89 -8Ű10ƥ12g19ǀ
bike kept	89 20ƥ
bills	67 -8ŵ7Ŀ8U11Ǥ17Y19Ł23ƃ24Ǡ25Ʈ26ư31Z
bills $	86 -12Ʈ10ƃ11U17Ǡ23ư25Ł
bills if	87 31Ʈ
bills would	77 -11ƶ8Ʈ9ƃ11ǝ21Z
binder	86 9Ƅ13Ɩ22ƕ
birth	75 -7ǒ21v27d28p
birth $	80 -15v34d
birthday	71 11v12d14Ŝ29p31c
birthday $	79 -11d9v10c17p
birthdays	89 10v11Ǘ
bit	79 8m10WŞ11ǁ12jņ14œ15Ŀ16Ǌ30ō
bit of	89 11W14ņ19Ǌ
blame	86 10Ǡ11ƺ13Hń17Ŕ
block	89 8Ǎ32Ƈ
blood	72 12ƾ17ǂ23Ƽ34ƻ44ǁ
blood pressure	78 20ǂ31Ƽ
blood test	87 31ǁ
blue	89 8ĸ15Ż34ű
board	79 12ǜ14Ƈ22ƍ24Ł35r
board or	87 24ƍ
boat	82 11Z15t19ş34ķ
bodily	82 16ŗ18ž
bodily injury	82 16ŗ18ž
book	80 -7ļ9Ŕ10L12ű14Ļ22g36ǖ
booking	76 13ǝ14Ǘ21ǖ
booking system	77 10ǖ14Ǘǝ
bookings	79 18ǖ
bookings and	80 18ǖ
bookkeeper	83 10Ǡ18ǘ
bookkeeper $	89 -19ǘ23Ǡ
books	80 -7q18ű19ǈ24Ǡ
books $	86 
bop	83 -17Ő-8Ķ72ǥ
bop $	87 -9Ķ31ǥ
born	73 -7ŕ9v36d38l46p
born $	80 -22l29d59p
born and	87 -8d44l
born in	89 -7l30d
borrow	81 11ĸ20ŵ32ƪ37ų
boss	79 -9i7Q9ǩ10ļ11sN28U29Ł32ǟ
boss $	89 -11U17Ł25ǟ27ǩ
both	69 -13L-9Ũ-7wō7pƬ8ş9lƢǖ11ƫ12Ưǂ13ķ15Ʊ16Ÿ20ƀ21Ǝ24Ł29Ƶ49s
both $	86 17ķ21Ƶ31ƀ
both of	81 -10Ũ7z8p13ƫƯ14s15Ʊǂ
bother	84 -11ķ-8s13Ţ21ŋŨ26ǁ
bother you	86 -8s21ŋŨ27ǁ
bothered	80 21Ĺ
bothered you	80 21Ĺ
bothers	89 13Ž16ŀ21Ş
bothers you	89 13Ž16ŀ21Ş
bottom	87 10Ņ11eū13ł14ǥ
bought	71 -10Ũ-8ƭ7ư8Ǣ9Ŗŗ10ŧƈƩ11Ǐ12ƞ19łŶ22ſƦ23ƌ32Š33ƒ
bought it	78 -9ł11ŗ12ƈ14ƒ25ſ27Ŷ34ƌ49Š
box	73 -7Ő7d8ƿ9ŭ10qǐ11Ƅ13cŏƋǙ14mP15ǧ19ƻ20f
box $	83 -7Ő8d9D13qƄ17ǧ23ƻ
box here	89 14ŭ15f17ŏ
boxes	89 -7Ʀ15ƻ37ƞ
boy	75 -7d7Ŕ9y10bū11nŤ12ju14v21x22w25Ź
boys	80 -11Ǉ7n10w11mvx15Ő38u
brand	86 13Ɓ14ǅ17Ĺ32ƅ
brand new	87 13Ɓ15ǅ17Ĺ19ƅ
break	80 -8Ǝ-7H10X11x12mO16Ũ17kN24š
break in	89 -8Ǝ18šŨ
breaks	86 12ơ13šƜǝ
breed	86 23Ɲ37h
breed is	89 26h
brick	76 10Ǎ36Ƈ
brick or	83 19Ƈ
bring	63 -11Ů-10Ʒ-9ǩ-8Ƒ-7knĹ8MōƝ10r13Ŝ15S16q19ű22ƒ25ǇǑ29Ʈ35Ǌ39T
bring home	71 17T20q30Ʈ
bring in	80 -14Ů-11Ʒ-8n-7ǩ12Ʈ17Ɲ33Ǒ37T52Ǌ
bring you	78 14Ŏ17Ŝ19S
brings	86 15Ǩ41Ĺ
brings you	87 42Ĺ
broke	72 -12Ǐ-7Ư9ĸ10Ɯǝ13ƥǞ14ŵ15ƞ19Ǝ20Ř22Ɓ37Ť
broke $	78 10ĸ17ƞ22Ř36Ť
broker	80 18Ŝ
broker bring	80 18Ŝ
brother	72 -11ŭ-8Ź8Ǩ10nƫ13AŁŅ14Q16ǆ17Ƴ19B22ų
brother in	83 15A16Ņ17Q18B
brothers	84 8Ǒ16B23ƽ27ǃ
brought	86 -7Ƴ12Ɩ13rǡ27ĺ31l
bs	89 -16Ź42ź
bs or	89 -16Ź42ź
bucks	84 -10Ǧ10Ƃ13ž26X
buddy	80 -10Ʒ12Ŝ13B18Ľ22A33Ņ
budget	81 25ĸ44X
budget $	86 19X26ĸ
budget for	89 29X
bugging	89 -8Ş7g29ŀ
bugs	86 -11ŝ-10O16Ž36Ş
bugs you	86 -11ŝ-10O16Ž36Ş
build	75 -14ƪ-9Ǎ7ǚ10ǌ12Ɛ13X29ƅ44Ʃ56ƺ
build it	89 24Ɠ25ƅ
building	64 -16Ʃ-11ƅ-8F9ǝ16Ƒơ23Ǣ37ǋ54ƣ59Ǎ
building $	74 -14ƣ-10ƅ8ơ17Ǎ67ǋ
building is	86 -20Ʃ-7Ǩ13ǝ41Ǎ
building or	89 -15Ǎ9Ǣ27ǋ
building your	87 -15ǋ-10ƣ52Ǎ
buildings	87 7Ǣ18Ƥ
built	70 -11ǋ-10Ʃ-7ť7ƺ8Ǣ9b11ƱǍ15ķ19Ƈ25Ǟ28ƪ41ƅ
built $	79 40ƅ
built up	84 -12Ʃ20ķ37ƪ
bump	87 -7ƀ10ŗ11Ǣ14œ16ƃ
bunch	86 13ǈ16ń18ǥ
bundled	87 34ş
bundled $	87 34ş
bureau	89 7ő11Ő12ńŜ
burial	83 13Ʀ29ư
burial or	87 19ư
buried	89 29j
burn	83 17Ɛ24ņ
burned	75 -10ƴ-8Ɨ10ŀƔ11Ǣ12Ǖ13Ƒ22Ɠ23ņ25ǝ
burned to	89 29Ɠ
burst	86 10Ƥ23ƛ
burst $	89 20ƛ
bus	89 17Ǧ58ŵ
busiest	87 37ǎ
business	51 -22Ƃ-13Ū-11D-9RōƗ-8GƷ-7t8Ų9ǘ10ǔ11Ǒ12AMǛ14Ǡ18ǎǢ20Ǧ21Ŏ22ŭǐ23ǝ24Ǆ25Ǟ26ǆǡǨ27ǅǟ29ƝǊ31ǋ32ǃ34ǥ
business $	64 -17ǝ-16ŭ-15S-14Ƃ-8G7ǆ9A11Ǎ12ǘ14Ǜ16M18Ŏ19ǃ22ǟ23ǩ49Ǟ52ǅ
business at	78 -18ǟ9Ɲ22U
business do	84 -20ǥ-9ǟǡ-8Ɲǎ42Ǌ72Ǆ
business from	87 -9Ǩ7ǅ17ǋ24Ɲ
business have	80 -12Ƃ-9Ū24ǡ33ǐ
business if	87 12ǝ25Ǩ
business in	89 -21Ǎ8ǃ24ǋ
business is	83 -20ǥ-16ǡ-7ǋ9ŭ10ǐ18Ǎ22ǔ27Ǆ
business name	89 -7ǋ28ǃ
business out	89 18Ɲ
business owners	86 -8ǆ32ǥ
business policy	87 26ǡǥ
business since	79 16Ǟ
businesses	87 -9ǆ8ǥ19Ǆ20ǔ
busy	73 -9ŭ8ǎ10x14P16t31U34N46ǟ
busy $	78 -24U-10ǎ-7P20t22x43N46ǟ
busy over	89 -12x15ǟ20U
busy season	89 22Uǎ
but	65 -8ǩ-7ŉ7fmKƬƽ8cBľžƒƙ9ŎƸ10ƯƲǣ11żƻǂ12ű13Ł15ƾǙ16ŀ19ŊǑ20Ƨ23pT
but i	82 -8ŉ7ƺ8Ž9w10rTš12ō14Ŋ
but otherwise	89 8ű13Ƹǂ
but what	83 7g10T12ž13Ŏƒ33p
butcher	89 29b
buy	63 -13ũ-9ƧǏ-8ŁǢ-7Yŵǌ7Šƨ8Xƪ10łƙ11Hǅ13WƩ18Ǆ19F21ŌŬǞ22ƒ25Ʀ33Ŷ34Ǩ35Ǖ38Ɨ45G
buy again	78 33Ɨ
buy from	84 -7Y14Ǆ42Ǖ
buy it	80 -15Ŷ-9Ƨ-8ǌ9ƒ10FW13GƦ14ǅ29Ō31Ŭ
buy sell	89 -15H47Ǩ
buy that	89 -9Ʀ11Ǐ14W16F19Š
buy the	83 -13ũ-7ƒ34Ŷ44G
buying	89 -11Ǣ16ƒ20F22H
by	52 -30ǌ-20Œ-18Ɲ-15Ź-12rƖ-11ǩ-9ňŌŕš-7sƽǈǝǨ7dKƐƙƢ8bƥǞ9Ʊǃ10Qřơ11aŧƗ14TŨƜǟ15ǜ16j18nůſƮ19ōŵ20PƤ22ł24A26Ś29Ĺ32oœƄ36Ĵǧ42M51Ń
by #	89 12Ƒ18ƥ
by $	71 -14Ź-12Ńů-9Ƴ-8r-7ņ9ł10ǁ14Ƅ15Ʈ17Ǟ18Śǧ20w21ǃ27Ƥ31A50o
by @day	86 13ĸǟ18ǧ21Ń
by a	83 7ſ9Ƥ13A15Ɛ16ǜ
by how	89 14œ16p
by now	89 12G15S17Ũ
by the	73 -21Ɲ-17ǌ-10Ɩ-8Ʈ-7Œ11ƙ12Ļ14aǋ16ś19Q22Ɯ23Ń24T26M27ů34ơ
by what	87 -11ŕ12œ18Ƅ55Ń
by when	75 -21ǌ-16ơ8Ń12ł17Ƅ22ǧ59Ĺ
by you	82 9ŋ16ǋ22ŧ25ŵ35j
by your	76 -10a12ŭ13ǜ16ř23M
by yourself	89 47n
c	80 -7t9ǆ12ǃ14o15Ƽ57b
c or	89 12ǆ29b
cake	87 9Ľ11M13p29c
call	56 -18ǌ-15J-12Ŧ-11R-8Oƿǈǡ-7tBŔ7ĺƎǠ8Nǝ9łűǑ10PǓǛ12w14ĵ16MƁǩ18ń24ţ26ǃ27sŜ28Ļ29K31Ĺ32oơ33Ł35a50L
call $	72 -15ĺ-13R-10aǩ-7Ŕ12M15Ł19Ļ20ń22K28s42L45Ĺ
call for	89 -26ǌ-11ǡ15Ǡ19Ǔ41ơ
call it	86 -26Ĺ-17Ŧ-7ũ8ĵǃ10ţ13ǝ19ű72ǩ
call or	81 13MŁ17K
call today	79 -20Ĺ43ĺ
call you	76 -14J-8Ĺ8ń12x15Ŝ22L72a
call your	83 -19Ǆ-7t15ĵ19ţ23ǃ51o
callback	87 27I
callback number	87 27I
called	69 -10v7Ŝ8I9ơ10NĹ17Ʃ22o23Ŕ24ŧ31ńǃ37w
called $	74 -36ŧ-10v10ơ24o32w37ń41Ŕǃ
calling	78 -10ŏ34C45Ĺ
calling about	89 31Ĺ
calls	75 -10ơ7ŽǓ8Ǣ13ŧǌ14ǘ18Ş21K26ŋ37Ǚ
calls $	87 49Ǚ
came	67 -9ņ-8ĺ7a8GƯƾ9ĸ10Ŏũƽ11j12ƙ13dMƛ14Š16ŤǞ23ļ32Ŧ37Ņ
came down	87 14ƽ15Ŏ21Ť
came in	82 11a28ļ50Ņ
came out	86 16ƙ18ĸ28Ŧ
came to	89 11GƯ18M19Š
cameras	81 10ũ19Ƙ34Ǝ
camry	89 36Ū
can	49 -17Ƶ-13R-11ňŕ-9ļ-8gũ-7ĺłƟǋ7oŨƣǁ8Ļƍ9wŵǝ10eJ11NĴŗŸ12Łź13ǌǖ14ľř16ƃǧ17ŃǨ19ŉ20IO21MX23Ƨ24ū26Ĺ27ŊŎ28Ō29LŚś30ǩ31s
can and	87 10ƻ12Ɖ19W
can do	89 18ŝ25Ŏ
can get	84 8Ǘ10mŮ11ş14Ŏ
can hear	87 14s17xĿ20ŀ
can i	63 -40ǩ-9N-7ĺ8s9wKĻ12M14I21e25Ŏ26J28LŌ59Ŋ65Ĺ
can not	75 -14ǩ-12Ƨ-9W8Ƥ9zK10Ő11ƸǠ12Ư17ľǝǨ18Ũ22A30ƃ
can see	89 -9Ĺ13ƿ20Œ
can we	87 -14Ń7L17Ō
can you	62 -18JƵ-16ň-11Ĺ-8Ŏǖ9DƏ12ř16ŵ17ŗ18ǌ19M20Ł21N28ū34ś41O42XŚ47Ƨ79ǩ
cancel	84 -10Ǟ26š48Ƶ
canceled	89 -7Ƽ20š
cancer	77 -9A11Ƴ38ƽ52Ƽ
cancer $	84 -11ƽ47Ƽ
car	49 -19Ɣƕ-17t-14ķ-13ŒŗŘƒ-12Ʈ-11pŝ-10ũ-9ƪǖ-8sŐƢƱǝǩ-7FUĸƘƞǂ7Ƅǐ11Ůƥ16YŽ20ū23źƃ26Ɓ28Ų33şŰ34ƀ38ž46Ź49ŵ53ű57ŭ60Ū61ų62Ŭ78ŴŶ
car $	61 -19ű-12ŝ-10ŗƮ-9ƪ-7Ƣ9ş10Ų12Ű13Ž14Ƅ16ŵ17Źž20Ŵ33ŭ38Ūƀ50ų55Ŷ
car and	87 -8Z8ū12ƃ13Ƃ18ş
car do	89 -7Ŵ7Ū8ǐ40ų
car for	83 -14ų9ŵ16ǐ30ŭ
car get	89 -10ŭ-8ů39Ŵ
car in	77 -15Œ-8Ų7ŭ14Ū21Ů30ů
car is	76 -40ų-13ű-10Ź9ŠŰ11ŭ27Ū53Ŵ
car or	82 -14ŵ-13ů-9Ƙ-7F9Ŭ14Ź16Ŷ26ƥ33Ū
car paid	77 37Ŭ
car that	89 
car to	89 -16ŭ-9Ʊ13ų23ź28Ų
car were	73 -18Ř11ŵ35Y
car worth	89 -16ķ-14ƒ54ű
card	63 -15ū-11I-7ĵǩ7ƅ8Dŗ9cF10d12P13b17Ľ18ř22ĸ23ź28Ƅ32ļǗ33Ő34Ĵ39ǖ45e
card $	78 -10ū-7e10Ǘ14d15P19Ƅ26ř27Ő
card is	87 8Ƅ11ļź14F
card number	89 -15ř-12I12ǖ46e
card numbers	87 44Ǘ
card or	89 -18e-7ř13a50Ĵ
cards	68 -10ĵ-8Ŵ-7dļ8ƕ15Ŝ44Ƅ46Z49ǖ
cards $	72 -10ĵǗ-7Ƅ20Z64ǖ
care	69 -18Ŀ-8ų7Žƃ8ŝŞ10Wǂ15ŧ16Ŝ17ƶ21Ƭ34ľ35z46Ư
care about	89 -22Ŀ23ƶ46ľ
care for	87 7B9Ž14Ş19Ư
care of	74 -11ƾ-8ų9ƃ10ŝƯ11W12ǂ16ŧ17Ŝ23Ƭ40z
carrier	78 10Ŧ11Ş13ŝ14Ţ24ǩ27ő41Ő
carrier $	81 13Ş28ő33Ő
carry	60 -13Ǧ-10Ɲ-9ƣ7ǐ8ǣ9b10ŵƢ11ƀ12ş14ƙ15ǒ16ŏ17Ƅ18ŲǏ19ŗǚ25Ƃ28ǌǡ29ſ
carry $	75 -17ŗ-15ž-13ơ-9ƃƝ9ǥ13ǐ18Ƃ48ǌǡ49ſ
carry for	87 18ž
carry on	78 10ŗ13Ʀ20Ǐ
carry the	89 8Ƅ19Ƣ
carry their	89 23ǒ
carry today	80 -18ž-16ǡ36ŗ
carryin	86 7Z11ƃ15Ʀ
carrying	81 -9ǡǩ-8Ɠ12ſ13Řǥ20Z21ž
carrying $	89 -8Ɠ12ş13Z14ſ
cars	61 -16Ő-14Ǧ-13Ǉ-10n-9ǃ-8ŗ-7Ɨǈ7ž12ű13ƀ19Ű20Ƃ26ŷ29ŵ30ş32ŭ50ǐ77Ū
cars $	75 -11ųǃ-8ŗ10ž16ŭ18ŷ51ǐ
cars and	87 -18Ǧ15ş18ŷ19Ƃ
cars are	87 9ŷ64Ū
cars in	72 12Ū13ŭ15ŵ
case	78 10ƀ11ĿǨ12FƊ13Ɓ16I20ĻƲǠ21Ǖ
cash	65 -12Ŝ-8Ű10Ǣ18Y23Ų34Ƶ44ƪ62ǖ
cash $	86 -19Ʃ-15Ŝ-8ƓǍ32Ų57ƪ
cash in	89 -10Ű7ǖ8Ƶ11ƪ
cash value	72 -12ǖ12Ǣ13ƪ24Ʃ
cat	89 34h
catch	76 -14ǩ7w11S12ǘ13s17q19L20a33N
catch you	82 -7ǩ14s21L38N
catering	89 45Ǜ
cats	84 7Ŭ9Ɠ40h
caused	89 -21B12ũ36Ŕ
cell	82 49I
cell $	87 31I
cert	80 -7Ń9ǒ63ǧ
cert $	89 16ǧ
certificate	69 -7Jŕ12ǃ20ǌ21ǧ22ź
certificate $	78 -13ơ-11ǧ14ź17ǒ
certificate of	89 9ǌ
certificates	71 10ǧ20ǒ
certificates $	84 7ǧ
certificates for	80 19ǒ
certificates from	89 -10ǧ11ǒ
certs	84 44ǒ
chain	89 -9Ǌ-7Ɲ9Ƒ12Ǖ16ǔ
chair	78 12Ň17Ǒ
chair $	79 12Ň17Ǒ
chairs	84 -21Ɯ7Ǉ29Ǒ42ǋ
chance	84 12H15dV20Ľ22P
change	66 -7Ƶ8ŰƧƭ9I10q11űƛ13TƷ18Ŕ23Ŏ24Ş26Ňũ
change $	75 -34Ň-13Ƨ-12Ŏ17TƷ89Ş
change jobs	89 -14Ş16V27Ƨ
changed	67 8ƧǕ9ƻ10ƺ11Ŕ16Ƹ23Ǟ31ĺ
changed $	86 -12Ǟ-7Ŕ59ĺ
changed in	78 -7Ǌ34Ǟ
changed since	89 12ũ19Ǟ
changed with	79 -10Ǟ21Ƹ
changes	82 9ƅ10U11H16uĵ27V
changing	86 10Ŕ20Ţ
charge	75 -7Ǡ9ǒ10ƴǙ11ơ14ƿ17ŒƓ21Ơ22Ł
charge of	89 -7Ǡ13Ǚ27Ł
charge you	80 7Ɠ10ǒ12ơ15ƴ20Œ23Ơ
chat	86 11L50N
cheap	87 -9c8r14Ɓ15Ŧ18ľ22ƭ
cheaper	87 15œ33Ņ
check	65 -19Œ-15Ư-10TĴ-9ƒ-7ŷ7dKĵƓ8f9ĸŧƟ10cAńƪ11Ƣǐ14ƨ17JŜƫǕǢ18WŐǒ20e22Ƭ29Ŧ34Z
check $	83 -10K10J12ŧ14ƪ27e29W
checking	87 -9Ķ10Y39Ĵ
checks	78 -18Q-12Ł12ǉ14Ǜ20Ɵ24ǜ38Ǡ
checks on	89 24Ɵ
checkup	76 -9ǜ14Ƹ38ƾ
checkup $	76 15Ƹ26ƾ
chemical	89 19ǚ
chew	89 28ƹ
child	86 -8ƶ10Ź15wƯ16Ʊ17Ŷ
children	75 7Ʋ11v12yƫ17Ư39u
children $	82 7Ư8Ʋ9u16ƫ
chimney	87 -11ǚ52Ɛ
cholesterol	89 12ǂ23Ƽ
choose	80 29Š40ł
choose $	89 37ł
christmas	84 10Ƌ19D20d23k
church	80 9ļ10ư13o16Bŭ17t30ƶ
city	76 -7ŗ9ǧ10ƾǓ12ǋ14Ə52C
claim	61 -13Y-10d10Ņ12Ŕ21ũ23Ŧ26Ř33ŧ34ţ36ť45Ť
claim $	75 -9Ť18Ŧ45ť
claim go	79 19ţ28ŧ
claim tomorrow	80 -16Y20Ř
claim was	87 8ŧ31Ť
claims	71 11ǣ16ǜ18ŧ22ľ39ţ
claims $	82 -10ŧ21ǜ
claims in	89 8ţ
class	81 -12ǣ10Ƅ30ź51Ǥ
class $	89 10Ǥ25ź
clean	78 -12ŋ13Ɛ21ţű38Ż
clean record	87 -12ŋ24ţ
cleaned	87 8Ɛ17ǏǢ28Ǜ
clear	74 -15ťǐ8Ƽ9Ļ11Ʒ12T14ƾ16Ŭ18Ų26ŉ31Ɣ57ň
clear $	86 -17ť11Ƽ28ň38Ɣ
client	69 -8Ɯ-7Ŀƃ10Ŋ13ţ15ǗǦ16ǘ20Ǔ33ǔ36ǚ
client $	84 14ǔ26ǚ
client ever	78 8ǚ17ţǦ
clients	68 -14Ǆ8Ǔ9Ɩ10U15ǖǗ20Ɲ21ŭ22ǔ36Ɯ
clients $	81 13Ǘ21ŭ
clients ever	80 29Ɯ
climb	86 -11ų10Ʃ14œ27ǈ
clock	84 -7L16q36Ů37R
close	61 -11Ɖ-9ţ-8Ɵ7ĺ8c10ǘ11ƕ12Ƴ16Ə19ťƖ23Ƒǎ24Ƥ25Ǚǝ29Ś30ƙ38ů
close $	76 -9ţ-8Ƥ8T9Ƒ10Ś17ǎ19ǝ27Ƴ
close and	80 17ƕ
close by	82 -15Ɩ-10Ƴ33Ś34ů44Ƥ
close calls	87 17ǘ43Ǚ
close for	78 -10Ɵ20ǎ23ǝ
close is	89 -7ǝ16Ə22ƙ
close on	87 46Ɩ
close to	89 11ĺ20ƙ26ů
closed	73 12gƕ14Ɩ27ǎ51ǝ
closed $	82 -11Ƥ-8Ɩ19ǝ27ǎ
closer	84 -15Ƭ-7Ɩ9LƠ11Œ13ƺ19C29X
closer to	84 -15Ƭ-7Ɩ9LƠ11Œ13ƺ19C29X
closin	86 -7ŕ14Ǩ41Ɩ
closing	70 10ƕ21Ř45Ɩ
closing $	86 
closing date	84 21Ɩ
closing what	80 24Ř
clothes	87 16Ɨ
cloud	87 12x32Ǘ
co	79 14Z18Ʊ
co sign	79 14Z18Ʊ
coast	87 13Y20C33ƚ
code	74 -11ǣ-8J13ǘ17Ǥ27E35I
code $	81 -9J7Ǥ9E10I14ǘ
coffee	82 -8Ň9iY13Ǜ15ō26Mǩ
coi	86 13ǒ49ǧ
cold	84 12ǡ13Ɛ15ŀ44j
collect	87 -13ǧ-9Ǥ25ǒ28Ƙ
collections	89 9Ƙ19ĵ
college	66 -8Ɗ13Ɯ20y27ź41Ʊ42m
college $	74 -12Ʊ59m
collision	72 -14Ř-11Ƶ32ż60ƀ
collision $	80 24ż
collision on	82 -11Ƶ13ż35ƀ
com	89 32J
come	55 -15m-13ŗ-10Ǔ-8ŘǊ-7ŧƤƶǣ7ļĽŉƟ8ŎżƔǅ9Vţ10bǉǕ11Y12qƚ13WĴǙ15Ƭ16ŀƑ17lǁ18Ŝ20j21ł23Ť24Š25ƛ32Ɯ35ĺ39ĸ41M
come after	87 14ķ19b
come by	86 -25Ɲ26Ɯ36M
come down	84 -18ƛ-7Ř9Ŏ27Ƒ40ł
come from	81 -9Ʈ-7Ɲ14ƛǔ17Š26Ť30ĸ
come in	79 -18ƙ-13Ɲ8kǖ12Ǖ13Ɵ14ƒǅǨ22qƛ23ǔ
come out	82 -9ƶ12W16Ɣ17Ĵ19Ļ21Ǚ32Ŝ
come through	89 43j
come to	71 -19ǔ-8Ǌ11ŉŦ12T14ǉ18Ɯ24ǁ32M49Ɲ
come up	71 -17m-13ŗ7ŕ9ǃ10ĺƙ11ŠƮ18Y22Ƭ27l31ĸ
come you	87 -7H32ŀ47ĺ
comes	69 -10nŦ-8Ĵ7ł10wƏǉ11Ŀ13ŒǊǕ14H16JƁ17W20ǔ22ľ23T24ǖ29Ř37Ɯ
comes and	89 7g12Ɯ13Ə21Ɓ
comes from	89 50ǔ
comes out	83 -12T-11Ŧ-8Ĵ7ǁ15Œ23Ř24Ǖ34Z
comes to	83 -11n14Ř18H27ľ31Ɯ
comfortable	80 10Ō11T12M13Ƴ14e17X
comin	81 8Ʈ9kM12x15Ĵ18u36Ķ
coming	72 -9ǋ-8ŷ7yM9U10ǝǤ11ľ12Hŕǟ13ǁ15ŹǞ16p17V21ƾ23k
coming up	80 -9ŷ11Ǥ13ŕ18p20HŹ24ƾ31k
commercial	74 -15Ƃ-9Ɔ8Ǣ10ǋǌǔ11ǥ16Ǎ17Ǧ26Ǆ
commercial umbrella	87 -17Ƃ27Ǧ
common	89 13Ǒ14Ǚ
commute	80 24ŭ34ů
commute $	84 31ů
comp	65 -16Ő-10ǉ-7ţ27ƀ39ǒ109ǣ
comp $	79 29ǒǣ
comp and	81 25ƀ
comp audit	80 -13Ǥ16ǣ
companies	75 -9V8ĵ9š12ŀş20m22ń30Ţ
companies $	86 -10V11š20ń23Ţ
companies have	89 10ń
company	53 -19Ū-14S-12fń-11Ƃ-9aų-8TŤǣ-7Ʀǂǌ7qƜ8ŅƇǆǑ9Ǡ10Ɩǈǉ12Š13WƄơǥ14ǁ15ƕǊ16Ŝ17Ţ18ţ20Şǡ23Ķƴ24Ǩ25ƧǄǐ26QǞ27ǃ30Ǧ31ǅ33ŝ36ő38ŧ44Ő
company $	63 -19Ő-17ǐ-14Ǟ-13f-12ƴ-9ǥ-8S-7Ǌǌ7ǆǤ8Ɯ9ǡ12Ǒ13Ɩǉ14ơ15ǈ16ŝş18ŧǄ22Ţ23Ŝ28Ş31ő95Q
company do	86 -14q-10ǐ-9Q13ŝ22ŧ29Ǆ44Ő
company ever	86 -7Ő10š11ţ27ƴ
company have	86 9Ǧ12ǡ17ǥ22Ƅ
company or	87 13ŉ20ǡ
company you	87 -11Ş-8Ǆ9ŝ15Ţ16ő19Q
companys	78 -15Ő-9w11ŔǍ13ǃ14ľǦ17Q19ǐǟ20ǥ
companys name	89 -10w-9Q9ǐ22ľ30ǃ
compare	87 9ŗ16Š23ń
complaint	87 27ǜ
complaints	87 39Ş
complex	82 -13ǧ-8ƆƜǃ35ƣ43ơ
complex $	89 -14ǧ-9Ɔ-7Ǎ7ơ48ƣ
comprehensive	84 38ƀ
computer	80 9d10Ɲ11cŚ19ǘ31Ǘ
computer $	89 11ǘ30Ǘ
computers	86 -8Ǘ13b24Ǐ26ǘ
condition	82 -9Ƽ15Ɖ23Ŏ55ű
conditions	81 -10űƌ12Ŕ49Ƽ
conditions $	86 -17Ƹ-10ƌ-9ű13Ŕ57Ƽ
congrats	86 9Ɩ12ƺ14ǟ15ƞ
congrats on	89 12ƺ14ǟ16ƞ
construction	78 -8Ǆ11Ǎ13ǟ15P24ƅ27Ƈ
construction $	89 9ƅ22Ƈ
contents	78 -15ŗ-8Ɠ43Ɨ46Ǣ
contingent	89 39ƫ
contract	68 10ƖƩ12Ƣ13ř16ŀ24ƒ50Ǔ
contract $	81 13Ʃ14ƒ19ř25Ǔ
contract for	79 20Ǔ
contractor	84 14ƌ19Ɠ20ǧ
contractors	83 13ǡ14Ŧǒ32Ǒ
contracts	80 21Ǔ
contracts with	89 23Ǔ
conversation	86 15Ļ18s21ŋ
cool	73 -9D-8ƣƷ7ŲŸ9ńǚ10jŘ11dpCEǈ13grŐ14o17ľ24ǖ25Ɔ
copper	87 31Ƌ
copy	79 7ơ42ś
copy $	83 8ơ14ś
copy of	89 17ś
corner	87 10Ő11C12ū
corolla	89 -9ŷ7ƀ24ų
corporation	87 25ǆ
corporation $	89 15ǆ
correct	71 7bmŲƊ8pƟƴǀǜ9nƪ10d11Ź13ǅ16ŏŒ18F21E
correct $	72 7bšŲƊ8mpƟƴǜ9nƪǀ10d11Ź13ǅ16ŏ17Œ18F22E
cost	62 -13ơ-11Š-9ō-8ţƵ10ľƗ11ǝ13Ş14ĸ15ǕǢ16Ơ17Ƒư24ǚ25Ɠ26Ư27Ǐ30ŒŦ
cost $	81 -17ơ-13Ǐ-7ǩ15ǝ16Ŧ23Ơ32Ǣ
cost on	89 28Ɠ
cost or	89 -13ō14Ɨ19ŀ
cost to	75 -11Ǣ-9Ƶ8Ƒ10Ɨ18ư19Ư54Ǐ
cost you	73 -18ŀ-12Š-8ǩ8Ƨ10ĸ13œƑ14Ŧ20Ǖ38Œ
costs	80 7ƯǏ10ǚ11XŔ12uƭ14Ƥ21ǝ
couch	86 9ŭ12gn19Ƥ20Ɨ
could	48 -9ƃƦ-8nAV-7ŽƖƝ7IŠǩ8eW9dƢǏ10ƭ11ūƏƷ13Ĺ14ƍ15ĿŊŘũ16M18Ś22ŞƤǄ24Ʈ28ś31Xǚ32ĸǨ39ŵ41ķǝ53Y
could a	87 8Ə
could be	80 13ķ
could go	89 8ū
could he	87 -8Y14Ʈ
could i	80 -9Ʈ-7Y17a22M28Ŋ44Ǆ
could it	89 16ǚ25ũ
could not	71 -17Y-10ŵƮ7ǔ8ǆǕǝ9G10ǟ11Ō14WƒƤ33Ř34Ǩ
could she	89 18Ƣ24Ʒ
could somebody	89 -9A12ķ27ǚ
could take	87 12ŵ15ķ18ƪ24Ǩ
could the	75 8ǝ11ǁǨ20Y
could they	79 15Ş31ķ58Ʈ
could you	55 -36Ʈ-13ƪ-10ķ-7V8ŢƗ9ū10eű11M12d16ƭ19ǩ21ŘŚƤ29ś30X33ŵ36ǝ57ĸ82Y
could your	89 -20Ƥ-7Y16Ʒ51Ʈ
count	81 -9ƿ7Ǥ8ņ11n12u22ŷ26Ǉ27ƹ
counting	82 -9Ǉ10nǉ11ƭ16Ƣ24Ɔ26Ư
country	81 -10ƚ-8Ĺ8Ÿ10Cƈ16ǔ19ǀ21l
counts	71 22u24ľ26Ư
counts on	72 23u27Ư
county	80 7Ə13Ż14ļ22ƅ29C
county $	89 7ǔ10C
couple	77 -8ŵǝ-7ŭ7Ƥ8S9Ŋǎ10Ľ11U12Ƙ15ƿ16Ū21Ǟ
couple of	84 8Ƥ10Ŋ17U25Ǟ
court	83 -9c36Ƅ51D
cousin	84 -7q7ŷ8D10ǜ12Ŝ22n
cover	70 -10ž-9Ƭ-8Ɓ-7mǢ7ŲƝƢ10Y12ǥ13ƃ14Ű16ǡ20Ƨ24Ŧ26ĸŖ28Ʊ
cover $	84 -15ŗ-10Ƭ-9Ɓ-7Ǣ13Ʊ15ǥ24Ƨ42Ŗ
cover the	89 -13ž15ĸ21ǡ25Ŧ
coverage	54 -15Ǐ-13ň-10Ś-9Ɣ-7Ɲǡ7ŖŝƘǣ8ƛƪǓ9ŉǘ10Xŕ11ƭ12Ʀ13Ńǒ14ƚ15ǌǨ16Wſƀ19ľƁǚ20ǝ21ƨ22Ƨ24žƬ26š30ŏ31ŗ32Ɠ33Ǣ
coverage $	64 -21Ǣ-20Ɠ-15Ƨ-11Ĺ-10ǥ-7WłŃ7X9Ǩ10ŠƘ11ŝ12ƛƨǒ13ž15Ƅ16ŏǘ19ǌ25Ŗ28ǚ29Ɓ31ľ36ǝ
coverage do	80 -15Ɓ-9ŏ-8žƨ11Ǣ13ƭ22Ʀ34Ƭ47ŗ
coverage does	87 10ǥ12Ǔ16ƨ
coverage in	89 -18Ʀ16ƚ35ŏ
coverage is	84 -11Ɣ-9Ƭ8Ǣ14ł20ž23ŗ32Ɠ
coverage on	79 9ƚ10Tŏ14Ǩ22ƀ31ƨ
coverage or	80 -7ǡ9Ŏ10Ɓ11ŉ12ƀ14ƪ21Ĺ26ſ
coverage to	89 -12Ƅ12ƭ41Ń
coverages	87 -8Ǣ19Š20ǥ45Ś
covered	68 -11Ǐ-9p-8Ř-7Ǩ9ǟ10ŗǡ12ŐƁƭ13ľ15Ŗ18ŎƦ22ƀǢ25Ō28ƨ30ŏ
covered $	81 -13Ǐ-11p8ſƨǒ15ƭ29Ǣ35Ŗ
covered for	83 -7Ŗ8ƨ18ƀ22ŗ25Ʀ
covers	81 8Ʊ9Ƣ11ƃ16Ɨ19i24Ŗ
covers $	87 27Ŗ
coworker	89 12B24Ƴ
cpa	84 9A15B50Ǡ
cr	87 25Ŷ39Ū
cr v	87 25Ŷ39Ū
crash	81 -8Ʈ18Ƥ28ż34ƃ
crash $	89 20ż
crawl	83 13Ƈ21Ɗ
crawl space	83 13Ƈ21Ɗ
crazy	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
credit	64 7ő9ŝ10ƕƦ11ĸļ12Ŭ13Y15Ǘ20Z23e50ĵ
credit $	80 9Ĵ29ĵ
credit card	86 -9ĵ13Ǘ16ĸ38e
credit cards	82 -11ĵ8Ǘ12ǖ27Z
credit score	86 11ĵ
credit union	86 -13ĵ13Ʀ15ļ16ƕ20Y21Ŭ
creek	83 -12ů-7ǝ13ơ54ƙ
cremation	84 33ư
cremation $	87 19ư
crew	76 -10ǧ-8ŒƆ10ǒ11uǙ12ǣ13Ǟ15Ǩ16k23Ǒ24ǉ36Ǉ37ǈ
crew $	84 -8Ɔ13Ǚ18Ǒ37Ǉ40ǈ
curious	86 11B13ŉ14r17Ĺ
curious what	89 11B14r19Ĺ
current	63 -12ǅ-9D-8Ơ8S9ŚŢ10ŏŜƵ11ő14Őǒǥ15Ş23ŗ26G28ŝ29ŕ33Œ
current carrier	87 15Ş22Ő
current certificates	80 19ǒ
current company	87 -16ǅ-7Ő17ő21ŝ
current policy	76 11Ś13Ƶ20ŏ
currently	84 14ŐƁ27ŏ
cushion	86 49Y
customer	66 -21S-10G-7ţ7ŵ8Ǔ10Ţ11ĿǄ16ǚ22ǔǡ34Ǘ49ő
customer $	75 -17ǡ16Ŀ39ǔ
customers	71 -13ő9k18ǟ19ǔ23Ǔ26ǃǖ27Ɲ
customers $	84 24ǖ
customers come	89 -7ǖ42Ɲ
customers pay	89 33ǖ
cut	76 -10ǘ-8ţ-7Ʒ7Ƨ9ŋ10ƿ11ǣ13VƯ14Ǚ20ǃ30I32š
cut off	84 27š37I
cyber	87 18ǥ50ǘ
d	83 -17b12ū17w37d50ǃ
dad	72 -7p8t10AŠ11q25B26ƽ32Ƴ39z
dad $	89 -7p11t14q25Ƴ
dad died	89 7Ƴ
daddy	83 7g9Ƴ12ǈ14ƽ15Ǟ16Š
dads	87 12Ʊƽ19z
damage	67 -13T7Ť13Ũ19ƛ21ƚ25ƀ27Œ31ž35Ŧű
damage $	78 -21Ť8Ŧ9ű12ƀ16Ũ19ƛ27ƚ
damage in	80 -10ƛ37Ť
damage on	84 20ƀ22ű
dangerous	83 9ś29ǀ
dash	84 -11ǐ14Ǜ21ū24Ů
data	86 52Ǘ
date	67 -17v-7Q15S20d23Ń27p37Ɩ39ť62ŕ
date $	79 7d22Ń24Ɩ
date of	78 -15v10ť25d29p
dates	89 -7d9ǒ47v
daughter	72 -24ų-9p7K8w9Ǟ10BƷ13u16Ű17x19v20y34Ź
daughter $	89 -8Ź7v25x
daughters	81 -15b-10ǃ-9d-8Ź7ƫ8x9v16Ʊ23u25ų33w
day	58 -16Ĺ-9Œ-8Qųǩ-7HőǄǈ7Ź8UƁƟǎ9Ńů10ŧǕ11ĴƄǝǞ12Ǐ13pŕ16jŠǖ18Ťƞ20PRƖ21Ŵ23Y26ƹ27Ƨ33d37ƻ49i65L
day $	72 -13Ũ-12Ĺ-10L-8ő9x12Ɵ13ĺŠƧ14ǖ17Ǟ19ƹ20P22ůƻ24R28Ť32i
day and	80 10L12g20ƻ23d
day does	89 10Ɓ15ŕ19ƄƖ
day of	87 9ǎ21Ũ31Ĵ
day or	86 -7p8ŭ9R12q13Ų19Ŵ
day so	86 -14L-9Q7I16iƖ17U
day you	86 -7Ő10Š12Ɩ20ŧ30Ƨ
days	59 -7A7ŵ8CŐŕƖƸǛǡ9Ż10QŜŽ11ů12fŒŪŭǕ13nƺ14tǞ17kšƒ19g28ǎ38R
days $	66 7t8ǩ9CP10qǛ11UŐ12R13Ž14fŒŜ15ƺǝ16Ǟ17ŪǇ20ƒ21n
days a	86 20ŭ28ů
days are	89 -23ǝ-13Ǉ-7Ɩ18P20ǟ50ǎ
days off	87 -27R-15P30k34g
days or	86 -8U9Ń17i25R
dead	84 12Ǩ13ǁ14ũ16ŢƑ28ǝ
deadbolts	87 -8ƣ25Ǝ
deadline	86 44Ń
deadline $	87 33Ń
deal	76 -14ǩ-12Ƹ-9n-7Ő7ƈ8Ŵ10Ƨ12Ņƽ13ŀŧ16Ŏ18Ƴ19ľŌ21Ŝ
deal $	84 -14ǩ10Ŵ14ŀ20Ŏ22Ō
deal with	87 -13Ƹ-11n-7Ő12Ƨ14ƽ16ŧ21Ƴ27Ŝ
dealt	87 -8Ŝ10ŵ30ņ
dealt with	87 -8Ŝ10ŵ30ņ
death	84 9U19Ʀ21Ƭ32Ƴ
death benefit	89 20Ʀ23Ƭ
debt	82 37Z
debt $	89 8Z
debts	89 38Z
dec	80 -9J12Ś14ǡ28ś
dec page	80 -9J12Ś29ś
decent	87 15ŗ16ƃ18ư
decide	78 -7q10Ń14Ł19A31ł
decide $	83 -25Ł13Ń22A34ł
decides	89 25Ł
decides $	89 25Ł
deciding	89 10ł30Ł
decision	81 14ł19Ń38Ł
decision $	87 27Ń
decisions	89 -8Ł12ǚ13A
declarations	84 15ś23Ś
declarations page	87 7Ś16ś
decline	87 32ƴ
declined	87 17ƴ
deductible	59 8ľ10Y11ƀ12Ɓ15Ŏ16Ŧ17ƚ21ň36Ř
deductible $	73 -23Ř-9Ŏ-8Ŧ12ƀ13Ɓ70ƚ
deductible and	80 -14ƚ23Ř
deductible could	73 21Y
deductible is	89 -28Ř9ƚ27ǩ
deductible on	87 8ƚ11Ř
deductible right	89 11ł
deep	87 10N35Ǜ
deer	89 7g19ƀ
degree	80 -13w16Ʊ47m
degree $	86 -14w14m17Ʊ
deliver	76 8Ǖ12ƝǛ15Ų33ǐ
deliver $	82 -17Ǜ19Ų48ǐ
deliveries	74 8Ǜ10ǐ26Ų
deliveries $	84 -17Ǜ40Ų
deliveries work	80 16ǐ
delivery	76 -11ž7ŭ8ǐ10Ǜ18ǡ
delivery or	80 -8Ų9ŭ
denied	89 35ƴ
dental	86 -9ǂ22PW24Q
department	82 -11Ƥ11Ǝ29Ə
department or	89 12Ə13Ǝ
depend	74 10Ʊ16Ư22z28Ŀ
depend on	74 10Ʊ16Ư22z28Ŀ
depends	77 -7A22Ư30u
depends on	77 -7A22Ư30u
describe	87 -8ǋ9Ƹ10ƣ12Ǎ13Ɖ
design	86 45ǚ
design work	87 38ǚ
desk	84 -15Ǐ8ǈ12V15Ɲ29P
detached	87 -7Ű27Ƒ
detached garage	89 -7Ű27Ƒ
detectors	84 -11ƹ24Ǝ
detectors $	87 -11ƹ20Ǝ
device	87 38Ž
diabetes	80 11ƽ14ǂ
diabetes $	89 14ƽ
diagnosed	89 28Ƽ
did	36 -20ǎ-18Ň-15VƧ-14Œ-13AĻ-12yzŝ-11JKLŊžƏƯ-10ķǚ-9UZŷǃǍǖǧǨ-8sRľĿŏŚƗƜƟǄǕ-7iIMPłŌŪŶŽƃƭƷǇ7fXƁǝ8vŗƞ9ŎŜƂƺǜ10jţƠǆ11cFƲ12qxNĹƅƙ13ōǂǊǘ14ƈƕƾ16ƹ17ƩƼ18ŉŵŸƫƴ19őźǞ20ťǤ21ƽ22SŖ23w25ǩ28ĽŔƬ29ƌ30ńň31Gņšǅ32mŠ33k34œ36ļ37Ť38ŅũƳ42ƒ43ŧŨ46Ŧ50B
did a	82 -10ǚ-7Ŧ7ƴƾ9ƽ10Ɛ14ļ18ǝ22Ʋ
did anybody	83 -10š10Ŕ12Ɓ13Ƨƽ14Ƃ15ƴ16Ǚ21Ŝ
did anyone	78 -8Z18Ʊ23ŖǢ
did he	75 -11Ǚ-9ƨ-7Ÿƶ9w10ƾ12t13x15ǂ17qŹ21ź22Ƴ42B
did i	63 -22Ƴ-15Ŋ-13ǃ-12Ŧ-10B-9ĺ-7Lņ7uxHƎ9oXŃ10eFYƈ11p12qĽ13cŐūŮ14gǅ16C17Ÿ18ŀ20D22b26ō28ŉ31v33N66ǩ
did it	64 -16Š-14l-12ļ-10Ə-8ũƓ8ĺ9ŞƺǏ10jƚƞ11Ʊ15Jŕ16Ŕśš20ƒ22Ŧ25ŧ31ť49œ92Ť
did not	75 -13ǩ-11ũ-8ǝ7Ŋ9Ţ12ĺ15Ũ17r19ŵ20E22a33ō
did she	84 -9Ŕ13oq20ǜ21B
did somebody	79 -8ž-7ŜƳ10ĺŠ13ŗ15ļƅ20ņ28Ŗ
did something	89 12Ŕ13ŉ25ĺ
did that	67 -19Š-17S-15Ňũƚ-13ǩ-10Ƴ-9Ĺ10ǜ12ƛ13š15H18ƒ19ť20ŧ21Ť22ţ24d30Ũ34Ŧ35ň49j
did the	57 -19Ť-17ǩ-13Ǟ-9Ǎ-8Ő-7ŉǣ7Ŗ8Ĺƾ9fżƳ10Ŕ11ǉǌ12ƈǏǘ13kƚ14ƕƵǤ15ŜǊ17ƺ18Ƽ19ƌ20Ņ22ơ23œ27ņ29ƞ
did they	56 -14œ-11Œǩ-10Ĺŝ-8w-7ňƽ7Ő8BƁ9Ɖ10źƩǤ13ŗ14Ơ15ƾ17šƻ22S25ƅ36ƴ37Ƽ42Ņ43Ŝ46ŧ47Ŕ48Ŧ
did you	45 -32Ŕ-23Ŝ-21ņǎ-19Ƨ-15ōǏ-14HŢ-12gyBVƼ-11oŞ-10CJĻŤźǉǚ-9bĺƞƱ-8jŀŧƚƴ-7adxķƅƯƵǌǧ7ĴƋƲ8œǑǤ9ƑƔǘ10XŉƍǊ11Ŗǆ12cŬƿ13Fǝ16Ʃ17Ÿ18Wŵ19š22lň25Ƴ26S27ƹǅ28Ĺ30Ľ31ƫ34kƌ38őƬ41Ǟ42ļ43m44w46ǩ47G49ƒ51ń66ũ77Š
did your	61 -13z-9Ƹ-8ơ-7ƞƾ7Ŝżǅǌ8Ŕ9nT10ſƕƠǣ11ƀ12pźƨ13tũ16ƙǂ18xņƦ21Ƴ35ƽ47B
did yours	89 -8ƚ7B13ƙ17ƽǅ
die	82 -9š7H12V23Ƴƽ26Ʀ
die of	89 -17Ƴ46ƽ
died	73 -13r7ĸ14Ư22Ʒ27Ǩ32Ʀ59Ƴ
died $	79 -7Ʈ13Ʒ16Ư20ƦǨ40Ƴ
difference	89 -8ũ8Ə16ł20ň
different	69 -12ƚ-9Q-7Ǝ7Iǘ8Ƭǥǩ9CK10ǅ11V12Ǖ15ũ18Ř19ĺ22Ş24Ŕ
different $	89 -10ũ-7K33ǩ39Ş
different for	79 -14ƚ7Ŏ22Ř
different now	89 -8Ş-7Ŕ16ĺ29ũ
differently	89 -11ǩ-9Ş16Ŏ23ũ31ŧ
digit	89 8eū
digits	79 8d10e12ū25E30I32ř
dinner	82 13n17ƿ18LN21ǩ
dinner $	87 -8L23ǩ32N
disability	83 25ş32W
discount	74 8Ĵ9mŮ11ľ14ş15ǩ17ő19Ž20Qź
discount $	84 10ő15Ž18ǩ
discount for	89 7źŽ11ő
discount so	87 7ş12Ů26Q
disease	87 17ƽ
district	86 14ǔ16ƏǓ20Q
dive	87 41ǀ
divorce	89 12ĵ19f
divorced	86 22f
dmv	89 31Ƅ
do	27 -39ĺ-30ƨ-24ƒ-22S-21ǅ-19Ţ-18Ŵ-17GƠ-16jBƳ-15iţǂ-14Ŧ-13ešǌ-12rŘŠƽ-11tō-10vLœŤŷƇơ-9npŇőŨƌƮǤ-8xĵļůżƴ-7cŗŸƅǍ7ųƊưǦ8uŐūƔƦƩƺǆ9QĻŞŪűŵƑƗƿ10IŌŶƃƼ11aVŊŋŚƤ12HŖŜ13Yķƥƹǔ14ŬƘƵ15AMZŽƾǇǠ16FWľŰǩ17UƷ18ňƐǀǗ19yJņ20ŏ21qzOĽƻǉ22wŃŝŮǋ23Ų24Ĵžƕǜ25ǈǓǘ26KTŭǎǚ27ƜǕ29RşƟǃǏ30ǐ31Ɓ34Ǜ35Pſƚ37Ǒ38Ǚ39Ŏ41Ɲ44Ǆ45ƞ46g48ǖ
do $	66 -18rŜ-16ƞ-15ǥ-14ƨǝ-13g-11ĸŹ-10Ǉǩ-8Ŏǣ-7oŇŒŴƝǂǡ9Ɵ12B17ƶ18y24U25Ů28ņ29Ƥ32Ǆ33ǈ35Ǌ41Ʒ50ǟ68P72q
do a	76 -8ǝ-7ĸ10Ǐ14Ǚ21M24Ŝ27X
do after	89 13U26y
do all	89 -7dg10Ư39P
do any	76 -19ǐ-11Q8Ǜ11ǈ15ŹǄ16Ƒǚ25Ų37ǔ
do anything	80 -11Ŀ8ƚ19r21ũ30ǀ
do business	87 -47Ǆ15ǡ18Ŏ44ǃ
do clients	77 -14ǔ18ǖ48Ɯ
do customers	87 -15ǔ21ǖ41Ɲ
do for	67 -17Ŝ-16L-12Ǡ-11Őǩ9ŧǄǖ11Ǚ12ƀ16ǈ20ľņŎ21gP33Ĺ37q43Ư
do i	66 -43ō-9Ū-7tňƊ8ơ9uwEļ10ǡ11l13ŊƆ16ŷǧ19Ŏ22c24Iƕ26o29ŋ33a76ǩ
do if	80 -14ǝ-12Ʈ17ǜ20ǘ23Ʒ24ĸ26Ƥ
do in	84 13ǈ25Ɲ26Ǌ
do it	72 -23ĺ-20ĸŘ-18ƶ-12Ƶ-9ǚ-8X7ǖǠ9KŁƐ11Ĵ12ŶƗ18Ƭ19r33ŀ36Ō81Ŏ
do not	59 -29ǩ-24ŝ-16N-9Ōǐ-7gōŐŶ7pYűƁƳ8MņŖ9ƊƠ10IZĽŽ11ŁŇň12ĴŕŪŵǠ13OP14Ǒ15ǒ17ńŏ18bX19lL21ƻ43ŀ54Ş
do people	82 -22Ǉ-13S-7Ɯ11ǚ19d23Ǒ28ǩ42ǖ
do right	87 -7Ő7ŝ20Ƨ23ŧ
do that	80 -8ǩ12ƌ13ǚ15Ų18U21Ŏ24ŝ
do the	63 -13y-8W-7ƋƱ7Ǔ8ŭǐ9ŪǏ10Ʃ11kžǚ13xǠ15ǁ16Ɯ18Ƭ22ƪ28Ǒ
do there	84 -9P68Ǆ
do they	66 -27Ń-12Ŧƾ-11UƄ-10aŅŵǉ-9Ų9WǌǑǩ10Ɩƪǂ11Ɓơ12Ǖ13ƍ15Ơ16Ǔ17T18ƕǖ21ǒ22RƧ23y25ǧ32w40ŝ55Œ
do this	79 -11Ļ-7H7Ƶ14NŌ23s54M
do to	78 -23X-13ƽ7Ŏ10ž11ƚ33Ũ36ǝ67ĸ
do we	86 -9Ƅ7Ŏ9Ō12d14ƀƁ23ƕ
do with	78 -12B-8ŝ7k32g38ŭ73Ƶ
do without	83 -8b-7ƦƮ8Ǩ16ŵ17Ʒ18ľ28ƭ
do you	29 -26Ơ-24qĺƒ-23ŀ-22ƨ-20ǅ-18c-17S-16ơƳǌ-15eBǂ-14rGŞŢŨũŷƧƯ-13ŒšţŴƌƪ-12ilĸńǧ-11jŎ-10pĹļŠƇ-9kxņƬǁ-8LŇŤŧƷƽ-7tőźƫ7ƂƎ8NĻƸǢ9zŽƊƋƑƵǐǟ10uCűǦ11ZŝŶƃƢưƼǆǖ12ūƗƺƿǞ13ŔųƔǠǥ14ōƶƹƻǊ15YĴŊŌŪ16Ǔ17QVĽŚƄƐƦ18ŏŐƥǇ19OňŬƘƚ20Hžƾǚ21JŲ22WŖƜǏǔ23FŰƁ24Tķľǀǘ25Aǜ26ǕǗ27Ŝ28Ů29PRŃǉ30ǋǑ31KŭƟǎǙ33ş37Ɲ39ſǃ46Ǜ52g54ƞ
do your	69 -12Ǜ-11Ǉ-10Ǒ-9ů-7Cŭǜ8Ǔ9ƃ11Ǐ12ǒǔ15Ǡ29ǈ31Ǚ36z69ǐ
dob	84 -17Ÿ30p51d
dob $	87 -18Ÿ13p54d
doctor	71 7Ƹ11ǣ16ƃƻ19ǂ32Ƽ35ƾ
doctor $	78 -10ƾ11ƃ13ǣ23ǂ
doctors	87 9ƃ27ƾ
does	41 -19ž-18Ƃ-15Ÿƹ-14tŭ-13ƦƸ-11ŵƤǣ-10Ūƻǋ-9şǇǖ-8QVĵōŐŷƈƓ-7ķŃŘŞŲƛƬƵ7ƞǊ8zňŶƍƎǍǕ9ƕǒǦ10ŨǏǡ11dŁ12Lűǎǥ13ŗŜƙ14ŒŴ15ƊƯ16bƠ17xůƁǚ18ŇŖơǜ19hsŹ20Ƈ21ƄƧǄ22Ǡ23ŕŰ25Ǔ26Wź27ųǂ28Ľ29ǐ30Ʃ31rǈ34ǩ35ǧ37qƨ
does $	87 -16Ƃ-11t-8Ǧ-7ŭ15q27ǩ31Ǆ
does a	87 7ƨ18ǩ23A27Ǌ
does anybody	75 -13ŷ-8ǜ7Ŝ8n12ǡ13ƐƯ14ƟǍ20Z25Ɯ44Ų
does anyone	83 -20ŷ16z24Ư32ǐ
does each	78 9ǆ19T
does he	71 -33T-18ƹ-15Ǆ-13Ň-12ŏ-11Ź-7W15Ŝ31ů33ǂ35h38r41ź43q
does it	58 -46ƣ-17ž-16r-15ǩ-12ŝ-9ŭ-8Ǧ-7Ķų7Śǉǥ8pǆǕ9TĽƎƧ10ŮƊƿ11łƖ12ǎ13ǃ15Ŵ16ů17ƞ18Œ19b22Ŷ24Ũ31Ƈ33űƩ39ŕ45ŗ58Ǎ
does not	80 10ſ13s15Ǚ25ŀ38ǩ
does she	72 -19Ź-13Ǡ-11Ƹ-9LƤ-8Ķō-7WŴ8ǂ14ů18ǈ22Ʒ25sų29ƨ41o54x
does that	68 -14B-8Ũ7Ǔ8dľť12p13Ɔ14Ŀ15ŭ16Ƨ17Ǐ29Ľ61ǩ64Ň
does the	54 -50Ǎ-35Ɣ-26Ų-20ų-12žƂ-9Ŗŗƈ-8Ūǋ-7qŒƨ7ŚǕ8ƉƝǎǩ10TŴƍơ11Ňǈ13ř14ǡ16ǥ17Ű18ƙ20Ǆǧ21ƧƩ22WŹ24ĹǠ25Ơ27Ǔ29Ǧ36Ƅ38ǐ56ƕ60ƣ
does your	54 -28ů-17ŇŸ-15o-14p-13ǩ-12Śǒ-11ŭƯ-10x-9ƣƦƧǇ-8ĹŗŲǈ-7ĵ7źƎưǌǛǜ8ŝƀƊ9ƃ11dRǂ13ŖŰ14wŏƢ15ŷ16ƨǄ18qsĶŁ19Ǡ21B25ơ26Ɓ28W30Œ32ŴŹǧ38rų
dog	75 11ū75h
dog $	86 12ū
dogs	83 -8ǃ-7Ƹ23Ɲ38h
doin	80 8Ŏ14tƨ15kŝǠ16ǟ20i
doing	63 -9ŲǛ-8G7Ź8Ō9kƵǑ10ŀ11ŝ12c13ŞƳ18j19ǐ21ũ26t27ǟ29x36S
doing $	78 -33i12xǑ13j18ǟ26t
doing for	87 -14ǩ-11ŝ7Ķ12k31Ş
doing in	89 8ź13j
doing okay	89 22x26t35i
doing that	86 -11ǩ12o54S
doing the	89 -18t12Ō19c20Ƴ
doing this	89 8i22ǩ
doing with	89 -12i16Ƶ20t
dollar	71 -9Ť7Ƙƚ8ǖ10Ƃ11X13ǅ16ŗ19ĸ21Ř39Ŧ
dollar @name	84 36ĸ
dollar amount	87 11ƚ15X17Ŧ
dollar deductible	87 -8Ŧ27Ř
dollars	76 -9ķ-7Ǡ7ž9mŎƘǝ10ľǘ11Ɨ12X14Ţ16œ24Ņ
done	66 -13ƉƝ-11Ǐ-9XŪ9tǂǘ10pǟ11ǋ12ŌǄ13ŷƈ15ŝǞ16ƶ21Ļŧǝ25ƾ26y28ũ29Ń35Ɨ37ƌ
done $	76 -14Ɖ7Ń11y12ǘ14ǟ15Ǆ17ƈ19Ļ23Ǟ28ƌ
door	73 -10ǐ7ů10Ǜ14ūǄ15ƙǊ16ǃ19Ɲ27Ǎ28ƣ
door $	80 8ůƝ18ǃ25Ǎ
doordash	84 9Ǜ30Ų
doors	80 -12Ǎ-9Ʈ12Ǩ14Ǝ22ǅ26ǝ
dose	89 50ƻ
dot	84 -15a59J
dot com	89 32J
double	89 21Ř28œ
down	52 -25ǩ-14ƛ-9Ɵ-8QŭƘǐ-7CPŀǑǟ7qĹŎư8efňřǉǛ9jopŉƆǈ10Ō11ŖƲǕ12LƏ13cŸſ14UVƁƶ15ƫ16ŪǊ17ǎ18TǞ19ƴ20M21Ş23ŤŵƑ25ł26a28ǝ34Ɗ
down $	67 -15ƛ-11w-10Ɗ-7Ɨ8vƶ9uƹǖ10a11Ū12fLƍư13Ɔ20ƴ23ť24Ť26T27ǝ32Ƒ
down and	82 13d17Ɨ21Ŗ
down as	84 9ƫ12oơ18c21a
down at	87 12Ř16Ş29U
down for	73 -15ǩ-10Ɵ8L9c11ŧ13ķ18Ō26ǎ
down in	87 -9Ƙ12ĵ15ƥ
down right	89 -17d11ǆ16eo18p
down the	80 -11Q-9ŭ13y14VƏ17Ū27Ǟ28ſ
down there	75 -7ƥ68Ɗ
down to	78 10H11V12ƀ13Ǟ14Ŀ17ŉ21œ48ł
down what	86 -8P13Ǣ14q15ř
down with	83 13ƽ16M18Ĺ
downstairs	89 23Ɗ
downtown	84 -7M10ǋ11ů17ƣ23Ǎ27ǩ
draft	87 18Ĵ23e
draw	86 17ǁ28ǚ
drawer	87 -10Ű15Ŭǖ34Ś
drink	78 -8Ǆ9ƺ13ǩ62ƿ
drink $	83 -7Ǜ18ǩ22ƿ
drinks	84 -14Ǆ13ƿ53Ǜ
drive	59 -24ź-20q-16u-12z-11r-8ǂ-7i10Dŷǈ11Qǐ15M16ŹƄ17Ũ20Ž26Ŷ29Ū30ŭ40Ųų41Ŵ42ŵ47Ů54ů
drive $	70 -29ź-23Ů-20q-19ŭ-18u-13z-9ǂ-7ǐ9ǈ10Ų13D18Ž21Ź23Ŷ27ų33ŵ34ŷ54Ū55Ŵ
drive for	84 -21ų-8ǐ15Ũ17Q44Ų
drive in	83 -9i28Ů65ů
drive it	80 -30ů-20ŷ9Ŵ10Ů20ų22Ƅ82ŭ
drive to	83 -8Ū-7ŭ36ǐ38ů
driven	77 10ŭŷ16ǋ18Ŵ
driven by	79 12ŭ16ǋ
driver	70 -16Ŵ-13ǧ-10Ǚ11Ž18ŭ23Ź24ž26ŷſ27ų55ź
driver $	83 -10Ŵ23ŷ30ž34ź
driver or	87 20ŷ25ŭ
drivers	68 -22ų-15Ų8ż11Ź16ǩ20ŸǐǛ24a29ź32ŷ
drivers $	81 -20ų-15Ų-9ź9Ź25Ǜ50ŷ
drivers @name	86 -23ŷ53ź
drivers in	89 10ŷ
drivers license	80 -20ŷ-13ū-8Ź26Ÿ31a
drives	65 -26n-14Ū-8tŴ10Ź11q21ŷ26Ş32ų34ǐ
drives $	86 -82ų-13ǐ17Ź89ŷ
drives and	80 -19ų40ŷ
drives it	89 -22ŷ-7n12ǐ35ų
drives the	87 -15ŷ39ų
drives them	80 -16Ū27ǐ
drives which	86 -34ŷ-10Ŵ50ų
drives you	89 39Ş
driveway	78 -8ŷ8Ə24Ū39Ű
driveway $	89 9Ə27Ű
drivin	77 7Ų8ǐ9ź17Ż18Ū23Ź24S
drivin $	89 -9ŷ7Ž18Ź29Ū
driving	66 -19S-12ǩ-11ŋ-7uń8L9t12Ū13Ż17Ƃ22Ų23Ů26ŹżŽ28Ŵ30ŷ31N39Ÿ
driving $	77 -19S-13Ų-7u14Ž15Ź17Ū29Ÿ34ż37Ŵ
drop	77 -7ł9Ŕ10V15ƽ20ś22ƀ34Ƶ
drop it	89 14ƀ20ś
dropped	83 7Ƃ9ƀ11Ǩ34š
drug	89 -11Ņ16ŧ17ƿ33ƻ
drugs	83 7ƻ41ƿ
drugs $	87 8ƻƿ
due	78 9ƾ10ƈ12y13ŝ14ǧ45ŕ
due $	83 -7ǒ10ƈ15ǧ22ŕ
duplex	89 -7Œ11Ơ17ƣ
during	89 14ŭ17Ɵ20P24R
during the	89 14ŭ17Ɵ20P24R
dwelling	82 45Ɠ
dwelling limit	89 24Ɠ
e	76 -10ƨ-8ǩ7ǣ8ǆ9KŌ15w24J48ǚ53b
each	63 -25ŗ-9D7v8ƔƢ9wǉǡ10T11Ʊ15ųǋ17Ř18Ơ19Œů22ƶ31ǈ37W
each have	78 -30ŗ20ų57W
each month	83 -8T8Z11Ɣ13ǉ28Ơ29Œ
each of	76 8ƫ9v11ƶ18ǈ22T
each one	89 9ƻ10ǆ
each way	87 -8Ů28ů
earn	80 8Ʈ26q29Ŏ30T
earn $	86 10Ʈ16q24T
easiest	87 9ś22K
easiest way	89 9ś13K
easy	84 -11ƾ10Ž11k12ǂ16Mŧ18ś
eat	84 -13P7ǒ10ǣ13k17Ř21Ǜ41Ƹ
education	80 28Ʊ42m
education $	84 13m30Ʊ
either	82 -11ƪ7ƹ8r14ƽǍ16Ŭ19ż
electric	86 24Ƌ
electrical	82 18Ƌ30Ǒ
else	54 -22ǩ-9D-7ſǢ7ǥ8ĺƘƼ9ŉ10h11ķǋ14Ţŵƙ15Ŵƥǝ16HƮ18ŷ21Ƣ24Zųǈ27n28Ł37ş42ń43ō
else $	71 -13ŷ-12ķ-7Łş8Z9aK11wńŶǨ12ĺ13Ƙ19ǋ21H23ƥ25Ŵ41ō
else are	86 -13a29Z42ń
else be	80 -16Z27Ʈ
else drives	89 -7n13ų
else gets	89 8ų12n33Ł
else has	89 11Ł13ş21h
else i	89 -10ŉ29ō
else in	86 -15ŷ7ţ13ż28n
else is	76 -17Ł-14n10Ǒ12Ƒ13Ƽ21ō26Ƣ29ş32ǈ
else lives	78 -10ŷ14n15Ƣ
else on	89 -18ō-14D-12n-11Ł-7ń21ǥ31ƙ46ŷ
else would	80 15ķ
else you	78 8ķ14ńŪ
em	70 -16c-9Ũ-8BŠţ-7ƃ7őǛ8uƅƟ9Ūų11Zœžơ12ŧűƯƱ13lEǋ14Ǖ16Ş21ŝǚ22Ţ25v
em $	84 -7ƃƶ9Ţ10Ş14œž17l19ǋ30ŝ
email	61 -12D-8ļ-7Ś9ƕ16ǧ17Ǖ18Ľ23ś37K40ǘ44J
email $	72 11ƕ43K
email address	84 -11D30J
email for	89 -12K21J
email me	89 -13J-9Ś31ś
email or	87 -9ļ31K
email something	80 22Ǖ
emails	87 16J
emergency	84 11ƃ17Y
emergency fund	86 18Y
employed	86 -7oǜ28Q42q
employed $	89 -7ǜ42Q
employee	80 -8Ǉ11ǥ48ǜ
employees	63 -10W-9qQ8ǉ17ǣ20Ǒ23ǈ35Ǉ
employees $	79 -24Ǒ-11q7ǜ11ǉ18ǈ31Ǉ
employees are	80 18Ǉ
employees or	72 -25ǈ-9Ǉ61Ǒ
employer	74 -9ő-8ŗƦǈ19V25S28Ƨ30Q37W
employer $	81 -9őŗǈ9V13W15Q16Ƨ27S
empty	82 10y43Ɵ
end	69 -13ő-12ũǆ9Ōŕƭ11jłư12I13Ļǃ14Ʒ15iŁ17Ń20Š25Ǥ26Ŕ28Ŧ39b
end $	80 -13ũ10Ł12ƭ14ŕ17ł19i20Ŕ21b30Ǥ
end of	87 -14ǆ8Ł17ǃ23Ń
end up	81 -14ő7m17Ʒ25Š34Ŧ
ended	87 11ļ15l24ż
ends	80 -7Ő7ř10Ʃ16e27ŕ28Ƨ
ends $	89 12Ʃ31ŕ
ends in	87 8ř18e
engaged	89 36f
enjoy	86 19U21g25t
enough	72 7ſƭ8Ư9ư10Ɨ11ŀ13r14Ķ16yž17j20ŷ25ť33Ƭ
enough $	87 -7Ŏ10ſ54Ƭ
enough to	80 7Ź11Ƭ12Ɨ13rư14Ŏ17Ķ23ŷ
equipment	68 18Ɲ21Ǣ28Ǟ45Ǐ
equipment in	87 -15Ǐ15Ǣ32Ɲ
equipment values	78 -22Ǣ40Ǐ
equipment worth	87 29Ǐ
equity	87 -11Ɲ23Ɣ50ķ
errands	87 35ŭ
escrow	84 -14W43Ɣ
escrow $	89 -24ƕ-14W61Ɣ
even	62 -10Ű-8Ĺ7ǜ8hƿǣ10nŢǩ11ŕƬƹ12ŷ13ŒŜ14Ũ16Ư28ż37ţ
even a	76 -7Ű13ƹ22żƯ
even if	78 8Ʊ14Ţ22ţ
even ones	80 14ţ
even small	79 10ǜ18ţ
evening	89 9Ľ43L
ever	48 -14ƃ-12ŦƸ-10Ŕ-8ľŧűƢƽ-7SŁŐŰƝǔǙ7VƗƟƹǤ8ŭƚƷ9ŸǕǛǩ10CŢǐ12ƍƑ13gƿǆǒǚ14RŤƊ15Ʃǝ16hŜƂ17ŲŽǘ19šſ20ǜ23ņƙ26ŗųŻ27Zƛ30Ɯ34ƴ35Ƽ37ţ39Ŗ
ever been	64 -12Ƹ-9Ǜ-7ŏ9ǘ11ǜǤ12Ɯ13Ų14Ɗ15ſƴ16Ż20ƿ32Ƽ
ever come	76 -12ƙ9ƴ15Ɯ21ƛ24Ƒ35Ŝ
ever empty	87 25Ɵ
ever get	82 11Ʋǘ12ƍ24g28Ɗ
ever gone	89 -8š29ƙ36Ŗ
ever gotten	83 -18Ɗ-10ǣ12ǘ14Ǜ16ƙ20ƛ39Ɯ
ever had	65 -17Ŝ-7ƽ7ƛ8šƙ12Ƽǝ16ņ17Ǖ19ţŤ23Ż
ever have	83 -18Ŝ-10Ų15ǜ16ņ18ǝ30R44ţ
ever said	89 -11š20ǚ23ƴ
ever sat	87 29Ŗ
ever taken	80 -42ƪ61Z
every	60 -11ŭǏ-10i-8OǓ-7L7uŐŜŞƟ8h10cUųǥ11FŴƽǢ12Ʃ13Ūǝ15ĴŒ17ƻ18T24Ǚ26Z33ǒ37ů
every #	86 -9Z12T21Ĵ25Ʃ
every @day	89 -7L26Ǚ
every day	78 -8ų7R10qŹ11Ų14U21Ŵ23ƻ27ů
every month	72 -32Œ-8ǝ8Ɣ9Ő11Y12T14F35Z52Ĵ
every time	89 -10O8Ǚ10ǒ12Ş
every week	89 -13ŭ14ų32ǝ
every year	87 -7q10ƾ13Ɵ14Ŝ17Œ
everybody	72 -11ƀ7ŭǗǘ8Ƣ9HŁœŔƖƿ10żž11Ƴ12ŷ13ķǅ15Ƭ22n
everybodys	78 -9nƳ8Ŏ9gƬ11AZ12Ű14ǈ18ǩ19K25ľ
everybodys got	84 8Ų9Ŏ11g13AZ19ľ
everyone	89 -12ǐ15Ž25ŷ
everything	65 7ƂƳ8bAŘǑ9ƬƻǏǦ10KĿǢ11ŝ12U13Ǆǐ14ǖ16Ư17Ļ19ō24ş28i29Ɨ31ķ
everything $	80 -10Ǐ9Ɨ10Ƃ11Ř13bǦ16ƻ29ō
everything in	86 7Ɨ13Ƴ14ķ17Ǐ19ş
everything you	84 -8Ǐ11ş17Z19ķ34Ɨ
ex	89 51ƫ
exact	87 12Y13ǃ25ū
exactly	73 -11Ǎ10Ņ12šƕ13ŀ14dǄ15ơ18Ť19Ƨ
exactly $	89 -10B-9ŕ13Ť14Ņ23d
exactly did	89 -13Ǎ9B17ƕ19š20ơ
exactly does	79 15ŕ26Ƨ
exam	75 69ǁ
exam $	80 26ǁ
excellent	89 7ĵ17Ƹ
excess	79 -10ž66Ǧ
excess liability	87 -11ž33Ǧ
excuse	89 41Ŕ
expand	89 -11H36Ǟ
expense	87 12Ľ29ĸ
expenses	82 13Ǌ17Y22ư
expenses $	87 14Ǌ20ư
expensive	82 10Ǐ13ǣ14X17Ɨ31Ƙ
experience	72 -8ţ10ŧ14Ũ15ǣ19ǅ22ņ
experience mod	78 24ǣ
experience with	89 23ņ
explain	75 -7ŧ12Ŗſ15Ŕ17B20ň37Ŋ
explain $	89 -9Ŗ54Ŋ
explain it	86 -7ŧ14Ŗ20B25Ŕ
explain that	89 -7Ŋ26ň
explained	84 8Ŕ13ň19Ŗ
explained it	89 13Ŗ14ň
exterior	89 32Ƈ
extra	78 -13a-8k8Ǧ11Ų12ƶ14Ƥ18ƴ23Ƃ27Ǉ31Ǥ
extras	87 -7ų47Ɓ
face	86 -22ŗ14Ʀ29M33Ƭ
facebook	89 -8ǘ27ļ31ǩ
factor	89 -21J-12Ł30ł31ǘ
fair	76 -8a7Ş10Ŏ13ļľŧ15iŉ18Ň23ŀ25ĵ
fair $	84 7Ƹ13ŧ14Ŏ
fake	83 -17Ť15Ŀ48ǘ
fall	67 -18Š-10Ʈ-8Ĺ-7ĺ7Ľ9ŇǞ10ƃ12Ǚ14ƾ15Ř16y17d19ŕ23YƗ24ƞ29Ŷ
fall back	72 -10Ʈ11ƃ17Ř26Y
fall out	89 13Ň34Ɨ
falls	84 -12Ư-8Ǘ7ƾ14ť26ǡ28ǣ29Ɯ
falls off	89 7ƾ14ť30ǣ
familiar	87 25Ľ32Ŗ
family	58 -13Ƣ-7ůƼ7z8Ŀ10Ƹ11Ǉ12AF13h14ư16ŪƳ17Ɯ19ŨƮ22uƶ24ƤƬ27y33ƽ39n
family $	71 -11Ʈ7ƶ8ſ10A14ƤǇ15Ũ17F25y28n32u
family fall	80 -11Ʈ22Y
family history	75 15Ƹƽ
familys	89 8ƽ9Ʈ13ƭ17ǅ
far	64 -17Ŵ-15L-8R-7ƛ9yS10Ňŉ11mvƏ12ƭ13uZőťƙ15ź16ųƞ17ň22ǐ24ƚ31i47ů
far $	78 -12L-9ƙ11Ə13Ňŉ18u22ƞ23ň26i
far are	87 -9ƛ-7l19ƙ22ƚ
far do	87 14ů15Ů
far is	80 -8R8ƙ37ů
far out	89 -11ů23ƭ37ǐ
farm	74 -11h-7S7Ÿ8Ľ10ŜŢǄ13Ņ15ŭ16őƝ18ńƶ36Ő37Ǒ
farm bureau	89 7ő11Ő12ńŜ
fars	87 -7i13ů18Ə
fars the	89 18Ə
fast	79 -15ǩ-7HŁ12ŧ13Ǉ15Ż24Ń42ň
fast $	89 -7Ŧ7O16ŧ20ň
father	81 11B16Ƴ20z31ƽ
fault	78 10ƃ14Ť42ż
fault $	89 9ż11ƃ
favorite	83 -7ƌ18ŝƞ19ǩ24Ŷ
favorite thing	89 -18ǩ-7ƌ7ƞ20ŝ29Ŷ
fax	86 -8Ʋ7ƕ16Ƅ30ś
fear	89 32Ŀ
feel	65 -7ŀ7ĸ8Ƭ9Ƹ10ņǟ11ŧž12ĵ13ŋŨƞ18ǁ20Ŏ21Ž24Ţ25r26Ň
feel $	87 -7Ƭ45Ũ
feel about	73 -20Ũ-8ƞ14ŋ24ǁ26Ž40Ň43r
feel like	86 -15Ũ-14r-9Ƭ15ž18ŧ29ƞ
feeling	81 -14r-11ǂ7Ň17Ƹ20t28Ũ
feels	87 -7Ŗŗ10X12ƞ40Ƭ
feet	70 -9Ņ8r10Ɗ12Uǀ14ŀ15ŧƺ16Ə19P21ǋ34Ɔ
feet $	81 16P17ŀ25ǋ
feet is	89 12Ɔ
feet right	89 -8ǋ10Ɔ15Ə16ǀ
fella	79 -7d8ņ10g11Ņ12ǃ13xſ14ń15BƘ17Ŝ
fellas	89 -7ǐ9ƫ12ņ22Ǒ
fence	81 -7Ɠ8ƍ54Ƒ
fender	82 -7Ű10ţ12ű34ż
fender benders	87 25ż
few	71 -15šǞ8mǣ9Ľ12Ɓ13Ɲ15H19ĵ20ţ27Ŋ
few questions	89 23Ŋ
few years	75 -16š-15Ǟ9ǣ16H21ĵţ
fianc	89 -10d12f16o18p21q
field	87 14ĸ15Ś18ǈ
fifth	89 16Ĵ26ń
fight	84 -11Ŕ9Ŏ15r16ů19ǜ21ŧ
fight you	89 -11Ŕ17r23ŧ
figure	72 -14Ǐ-8B8ƭ9yXłœƗ10ŖƓǊ11ĸ12ǉ14A16ƈ17Ƭ18ű20Ƙ
figure it	89 -10B18A29Ŗ
figure you	89 -9Ŗ8H10ƭ18X31ű
file	72 -9o-7Ÿǧ10J11d16ţ18ś20ǒǗ21Ƅ25ǆ29a
file $	84 -16ǖ-10o-8ǧ11ǒ12J13d15Ǘ19a
file for	87 13ǒ17ǆ
filed	80 8ǆ11Ƅ13ǜ26Ť33ţ
files	87 -7ǔ14ǘ36Ǘ
fill	77 12ĽŮ21Ĺ
fill in	80 -39ĺ59Ĺ
filled	84 7Ĺ8ĽƊ11a15Ō23ļ
filled out	86 7Ĺ8Ľ12a15Ō23ļ
final	78 8f11Ľ23Ł45ư
final expenses	86 24ư
finally	83 7x8ĺ10j15t22k28ƞ
financed	84 50Ŭ
financial	83 12Ǡ23B37A
financial guy	89 10A25B
financially	87 -9A16ƮƯ21ĸ
financially $	87 -9A16ƮƯ21ĸ
find	71 -12ǩ8žƪ10Ŏƾ11ķǟ12Mŧ13UƷ15Š20ŚƼ24ǘ34ļ
find a	89 -11Ř14ǟ15ķŎ18Ʒ
find the	89 11ƪ26Ƽ
find us	89 
fine	77 7ǂ9iǁ11ťű12Ǌ13Žǩ14G19Nŋ28Ŗ
fine $	87 12ǁ13ť16G
finish	84 11Ť12ƌ14Ǆ19m27ǩ
finished	74 8ź11ƌǡ15m34Ɗ
finished $	83 11Ɗ18m
finished basement	89 14Ɗ
fire	64 -11Ǐ-7Űŵ7ĿƐƗ8ţ11Ń19ǜ20ĺŉ23Ǣ25Ƥ27Ť28ǝ32Ǝ77Ə
fire $	86 -18Ə-14Ǐ-8ŵ10Ɨ20Ƥ21Ťǝ31Ǣ
fire department	84 -9Ƥ10Ə12Ǝ
fire station	84 27Ə
fired	89 -8ż47ǜ
fireplace	78 52Ɛ
fireplace $	86 28Ɛ
first	59 -10ĸ-7ǌ7Gǅ8Ơ9Sž10ewŠ11ƨ12a13YŚ14ŕ15x16œƫ17Ń18ǩ19AŇ20ƅ21oń22ŏ25Ɩ28Ř
first $	79 -11ĸ-7ǎ8A9Zŕ11Ō14Ʒ15Ń22Ɩ43Ř
first and	79 -8u36ƫ49a
first months	80 -11Ʈ22Y
first name	89 -26a16b30o
first one	86 9Š19ǩ34ŏ
fish	89 11Ɵ29g
fix	81 -8ƌ9Ŏ16ǩ17ţƤ18ƀ31Ş35ũ
fixed	87 11ŵ17ũ29ƌ
flat	78 -18ƈ10ƚ17Ɓ21ƴ22ǩ27ƨ47Ɖ
flood	72 86ƙ
flood $	89 16ƙ
flood insurance	84 25ƙ
flood zone	83 20ƙ
flooded	87 7ƙ9Ƥ13Ũ14Ɗ
floor	77 -10Őƙ10x17Ɗ21ƛ23ǈ48ƣ
floor $	86 12x19Ɗ
floors	87 -11Ǎ-7ƙ13ƌ17ƣ18Ɔ
florida	89 33H
fly	86 -7Ÿ50ǀ
folks	65 -12Ɲ-7S7alľ8UĹǈ9Wƣ10ļƮ13Ž14ƥǖ16ŝƜ17Ǘ20ǔ21Ʀ23ƽǇ33z
folks $	84 -9S7ő13Ǘ31ŝ
folks do	89 7ǔ9Ŗ11w15ǈ
folks who	89 14Wļ27Ɯ
follow	86 -7ǩ16gň23Ƨ26K
food	80 -14ǐ-7ƿ36Ǆ48Ǜ
foot	80 -11c-8Ÿ10j12ǋ21Ż29Ɠ39ƺ
footage	84 32Ɔ
footage $	89 21Ɔ
for	34 -23C-22ų-17Uŷ-16ŀƼǘ-15ǉ-13DŁňœ-12ĿŏƮ-11ƚ-10ƧƩƸǍ-9ZŚƢ-8hvƑƷǜ-7aļŕŪūŮƞƦǄǛ7cGŅŉƎ8wMYŐŘžƟǟ9ŌŜŠǦǧ10Vƴ11jLNƯǑ12pŔŽ13ƬǞ14gyŦƭƻƿ15ŒŤű16qǢǥ17lţƗ18Ɣ20Xłǁ21ŨƄư22bdOĻƝǌ23ŖŗƀƤ24kQǓ25Ķ29ľ30Ǡ32Ɠ34Ĺ35ƶǂǐ40Ơ43ŭ44Ų47ƒ57Ʊ
for #	70 -13O-12X-11Ʈ-8ŗ9Ş12aƗ13ƥ14ŒǨ15Ŧ16ŽƬ17ƃ32ǝ36ƒ
for $	58 -28Ĺ-21ǌ-17ű-16ų-15Ǒ-12ş-11ǐ-10Őǡ-9Ǎ-8Cľŉ-7Ŧ8ŒŞƄ11uOƠǏ12Ŭ13Ųǥ14Ɣƻ18Ļƕ19ƭ22Ǔ26Ť28ǩ35Ŗŗ41ŭ46Q52ƒ86ơ
for a	59 -18ơ-10XǞ-9ũǩ-7b7LŖƬǁǧ8OĹŗ9šƾǨ10ŽƝ12P14ǐ15ư16q17ŵ18S19ǌ20Ũ21H24Ŋ26Ř47Ƥ
for all	79 9ǘ18ǒ
for and	71 -19ǌ-15ơ8Ŗ10ķ14ſ27Ư56Ĺ
for anything	89 -11ţ12z13ǂ32Ƹ
for bodily	89 -7ž36ŗ
for business	87 10Ǣ47ŭ
for college	87 -12m42Ʊ
for for	83 -10Ƥ-7ƶ13Oş15ǂ16Ʊ23ƃ
for fun	86 -8Ĺ34g
for good	89 28V40ũ
for her	89 -15ƨ-12ƶ10Ź13xƱ28Ƴ
for in	89 -17Ĺņ37ƶ51ľ
for insurance	81 -54ơ-12ǩ-7Ɠ15ĺ26Œ75ǌ
for it	65 -19Ŗ-10ĸ-8ŗƠ-7Ĺ7ǒ8bYƫǡ9B10Ǥ13FŎƞ14ƒ15Œ20Ĵ32ű34Ő35r36Ŧ40Ɠ
for life	81 -17Ż-14q-12Ʀ22ƿ28ƴ33ƨ
for me	64 -11a-8Ǚ-7ǋǩ7ƣ8nśƉǍ9Tƭ10j11ōǄ12ķ15ų16Ǝ17ŉ18Zǈ22Ū26Ǐ71b
for money	86 -13ƃ10ǘ19Ɲ26Ų
for on	78 -12ŗ12g15Ǔ17Ɠ
for retirement	81 -10V39Ķ
for school	89 -11Ŵ14ŭ21Ʊ
for somebody	89 -8V9Ư38Q
for that	71 -16ĴŇ-13Ų-8ƒ7Ŕ9źǀ10m11ťŧǣ12ƝƠǐ14EŒŻ24Ō31Ŷ35ĸ
for the	53 -17ŭ-15ơ-14xƯ-11QǊ-10Aǋ-9gZŎƮ-8ĹǄǟǩ-7Řƴ7důƤƺǌǎǗǛ8zĶŒťǈǓǔ9tFƿ10Pƪƫǉǡ12ŔǆǑ13eƗƱ16ŰƄ17OƘƟư18w22ǁ24k25ƶ30Ǡ37ǥ53Ǟ66Ơ
for their	87 -11ǧ-8m11ǒ24Ʊ
for them	75 -33Ʊ-15Ş-9ź-8ŝ-7Ļ15Ʈ22x35y36ƶ38Ư
for this	74 9Q10Ǌ11Oļ12s15m16Ƶǁ20X21Ĵ
for today	89 -19Ļ-17ĺ-9ƒ34ű35Ĺ
for what	81 -7Ŗ10ķ12Ɨƻ13r16ƒ26Ʀ
for when	84 -9Ũ7Ĺ19ƒ21ſ37Ķ
for wind	79 -13ƚ22Ř
for work	79 -13ų-7Ǒ8Ɲ15Ų22q23Ŵ33ǐ
for you	52 -40ǉ-24Q-23ǎ-20ŷǘ-18ŭƒ-17CŘ-15ŒŶ-13ųǩ-11SUW-9ǒ-8ZňŊ-7KOPŀŗ8JƳ9ŝŞƔ10Rńƹ11jǇ12ś13Mǈ14ņ15LYŉŌ17gIǑ18Ň21ŖǠ23Ĺ24d27cŜǟ28Gǐ29V30Ŏ31N34ţ36l42Š43X44Ļ45ľ46Ũ51ł
for your	65 -25Ǐ-12ƺ-8vƸ-7Ŕ8WŐźƲǌǧ9wƷ10d11Eǉ12XŘƯƴ13ƭ14ƃ15Ĺ18Œ19Ʊ21ƀǂǢ25Ɲ40p
for yourself	87 -10g14ǂ15Ư22Q
force	83 7Ʀ12Ō36ŏ
forever	84 -9s11Ʃ14ű15G40H
forget	89 11Ɠ16Ƅƨ
form	69 7Fǆ9Ƶ10ĹŐƜ11h13a16ơ18m20ļ21Ľ
form $	83 -38Ĺ13ŐƜ20ơ45ĺ
form just	80 -39ĺ59Ĺ
forward	82 -8H13Ŏ15ŀ20ś30Ō
forward $	89 -14ś-7H17ŀ43Ō
found	84 13ż14ř15Ļű22Ʃ28Ś
foundation	89 29Ƈ
fourth	89 -7g7x34k
frame	80 38Ń42Ƈ
frame $	89 22Ń
free	74 -10ň9Ŭ11Ʒ12ţ13Ƨǁ17Z18s20N24L31gƔ
free and	86 -11ň11Ŭ12ǁ13Ʒ41Ɣ
free or	89 -7Ř15ţ21Z
friend	75 8Š9Ɯ15Ƴ18ļ20a28B44A
friend or	89 10A12Š
friend who	89 16AƳ
friends	84 11Bƃ19Ƥ
from	49 -23ǩ-15T-11Şǐ-10hųǧ-9QƤ-8Lǈ-7ĴŒƛƳǘǤǥ7uŦſƄƟǅǙ8ƈƚƽǖ9kŲŶŸƅƦƪǏ10ŀŠƩ11IŇœśũƉǝ12ƧǄ13rŧƜǍ14WķƏ15ŅŤǜ16ĸƻǊ17ź18ĽŢǋ19RŎǑ20Ŕơǔ22ǒ23Ŝ25ƙ30Ļ34l40Ǖ
from #	84 -10Ɖ-8ƅ10ƈ15Ʃ54œ
from $	72 -7ƢǄǔ8IŸ9C10F11Ʀ16Š17lĸ23Ť33ǋ43Ǖ
from a	83 -8Ɯ9Ə11ơ12Iƃ13Ǩ15u18Ǆ
from before	87 -15œ13l16ƫ24u34ƅ
from home	73 -11h23Ɯ25ź32R
from it	86 -14ų10ŀ11B12Ɲ26k29ƪ30ũ
from me	80 12Ň13ŉ15Ńƕ26Ŏ48Ļ
from scratch	89 13Ɠ19ŏ
from shipping	80 13ǝ
from the	67 -14ǐ-10œ-9ǖ-8Ǥ7MRśź8l9ǣ10ńŢ13Ŧǒ14ǋ15ŲƗ16ƚ17ƻǏ18ƙ20ǔ21Ľ24Ǎ25ŧ31Ǌ
from them	89 19ś25ǒ
from there	89 11Ƭ19Ŝ
from us	89 -10ƕ14ơ25Ƅ
from work	89 -10LƧ7B10s16Ʀ
from you	74 -21Ŝ-15T-7Y8Ə11gƊƣ12Ǆ13ƶ15ƿ23Ɯ27Ʈ35ķ36Ǒ
from your	73 -10ņ-9Ǖ7Ţ10ƏƩ15ś16ƙ18W25rƧ26Ŝǖ
front	69 -8Ť-7Ŵ7ŅƩ10j12ĺƏƣ13q14Ĵ17Ƈ30Ś31ǃǈ
front $	82 7eŚ16qƇ39ǃ
front of	79 8ř10Ņ11Ʃ41Ś
full	63 -15wǡ-9ŏǢ-8Y-7c8quōŲ9Ƽ10ƠǄǛǟ11ŹƃƓƟƢ13D14Ƥ15ƭ17Œ18ĴŎ23Ǉ33R34a51ƀ
full $	87 14Ĵ15ǟ
full coverage	79 -10ŏ-7ǡ10ž67ƀ
full name	87 -21w44a
full time	77 -10t-7ƀ11Ų13q14Ɵ43RǇ
fun	72 -8Ĺǩ7ǀ9vǤ14Ƣ17x22ǟ28k50Ŷ54g
fun $	84 -7Ĺ24g36Ŷ
fund	77 -20m-10y14ƕ31YƱ36ǣ
fund $	80 -20m-11y24ǣ31Y32Ʊ
funeral	74 14Ƴ53ư
funeral $	81 -12Ʈ21ư
furnace	81 12Y15ĸ23Ɗ27Ƌ
furnace $	87 20Ƌ27Ɗ
furniture	80 13ƥ20G22Ƣ30Ɨ
furniture and	87 37Ɨ
g	86 -24ŗ12Ǧ16b17ź60ǡ
game	87 13g47ǩ
gap	77 -7Ǌ11ƭ24ŕ33š67Ɓ
garage	71 -7zƽ10Ɛ15ŤƜ16Ƒ18ƥ20Ɔ31Ű33Ɲ
garage $	78 -8ƽ-7z10Ƒ11Ɛ22Ɔ25Ű27ƥ
garage driveway	89 
garden	89 19ƣ
gas	84 7Ƌ45Ɛ
gate	87 -8ƙ17Ű18ƣ26ƍ
gave	76 -7w9WŊŔŻ10ńǚ12B15Ņ25Ŗ38ļ
gave you	77 -7w9WŊŔŻ10ń12B16Ņ25Ŗ39ļ
gc	86 -18ơ30ǧ43Ǔ
gc want	89 -12ơ19Ǔ34ǧ
general	74 -24ž8ǖ17ǧ19Ǔ21Ƹ38ǡ
general contractor	89 21ǧ
general liability	79 -26ž61ǡ
georgia	86 9l15Ÿ17y18C
get	46 -16q-15ŭ-14œŠ-11ĺ-10ĶƉƷƺ-9ŏ-8lŝƤƬǞ-7rUľŁłŒŕƌǩ7mļūŮǧ8jGQŐƖƮǇǎǘ9KƈƠƨƵƶ10ŀǤ11bIĴ12pĽŹƊ13JRĻőŴǙ14Ż15sƙ16ƿ17gvS18ƍ19HŶƃƚ20ƕơ21źǕ23kňŦ25ű26e28ŵ31Ō32Wś
get $	79 -18œ-12Y-7Ŀ8ź13B15Ǚ16ƕ19Ʀ26Ŧ27ű39ƨ
get a	73 -29Ķ-11Ŝ-9I-8ƿ-7Ō7ơ9K10ǘ11H12Ŗƚ14k15A16Ľ17ǩ20Ǉ21Q28e29W
get around	75 -8Ɔ10Ʋ12Ɠ39ŵ
get by	82 -10Ʒ9ƃ15Ƴ18ŵ43Ʈ
get certificates	89 -10ǧ11ǒ
get cut	86 16Ǚ38I
get for	86 -34ƒ-9Ŗ21Ơ45ű55Ŧ
get his	89 -9Ÿ11w27Ź
get hold	89 31K
get hurt	86 -9WǨ10Ɯ29ƃƍ
get in	86 -9L-8d10s15ƣ20Ŝ26m
get into	86 -13ǅ8Ǘ12ǘ13i46S
get it	75 -7ň8ő9eƥ10Ŏ11O13ś14Ƙǃ15Ĵ17Ŀ30ƒ38b
get me	86 7ǉ33ś
get my	84 -8I16Ľ17J45ļ
get off	87 -12g-11ŭ14Ō16L48R
get out	81 7H9ƚ11Ļ12V15N37g
get paid	86 14ƕ15ǖ16TĴ21ƃ
get started	87 -13Ʊ8Ť13dŌ
get that	74 -16d-14Ŧ-12ļ-11ƺ-7kŠƈ8ǩ9ŽƎ10H11śƍ12Xǅ13ő15pũŻ18ŌŐū19C40ň41v
get the	76 -10ƚ8ŵ9ƈƖ10ĸŘ14Ʃƫ17wĶ
get there	89 8P17ů29G
get this	82 -10ǩ7J13Ō20Ń32ơ
get through	84 14ĸ27W
get to	75 -14ƪ-7W8LƱ9ő14Ŷ16Ũ17Y21kŹ41ŵ
get you	74 -11ĺ-10ŏ-8Ʃƶ7m8Ţ9şŮ10d11p14IƭƳ18ś21Ŷ25Ŏ42Ō
get your	74 -8w-7Ʀ7s10ŪƢ11WƖ13ŎŸ15ŧ16a29Ǖ
gets	72 -10Ɣ-9Ǩ-7ń7g8ŴƓ9TƲǌǣ10sļƯ11Ŷ12Ƣ15ƭ16Ɓ18Ŏ30Ł36ƫ
gets a	87 14ļ24Ŏ32Ł
gets the	86 14Ư24ƫ
gets you	89 -12Ɣ10g14Ŷ19ƭ21Ɓ
gettin	81 7x10j11Ŀ17P18i19Œ
getting	69 -8ƙ7Ŀ8ƞ9jŵ10zŚǝ11Aűƨ13Ǡ14UǙ15tƖ
getting any	89 22t
getting paid	80 14ǝ
girl	80 -11Ǉ9ǖǤ11v14l15ǈ16w32u
girlfriend	87 -10Ʈ15Ƣ24Ʒ
girlfriend on	89 16Ƣ
girls	83 -9Ʈ8v13Ʒ14u17ǜ
give	57 -22A-12nŵ-9U-8ǂǩ-7GšǓ7ewŐťƒƠǎǢ8mŧǐ9tvŇŊƆƝ10o11IŔƁƗǕ12ǧ13OơƧ14ŝ15Ǉ16dxDŌŦ17ŁǠ18X23ǚ36W
give me	61 -9W-7Gř7ŒŪŮƖƫ8ewťƠƦ9ŐƆǎ10ƒ11Ň12ovĵǐ14I15OƗ17DŌǇǧ18d20Ǡ22XŦ
give you	72 -12Ʀ-11ŵ-10ǂ-9U-8š-7Ƹ8ő9ƪ11Ǣ12ŅŔ15ŊƁ16Ǖ17ơ19Ƨ25x59W
gives	89 -7ǚ23A
givin	89 14ǁ15t18ŀ
giving	86 -10X11e12ǁ17Œ18ń20A24ŵ
gl	80 -17Ƃ-13ō-8ŏ19ǥ23Ǧ91ǡ
glad	83 -18ƀ-8ƒ7Ĺ12Ƽ14Ő15tť24ż30Ŷ
glad you	86 -8ƒ-7ƀ7Ĺ12ż13Ƽ14Ő16ť31Ŷ
glass	79 -9ŏ15ƀ20ǌ30ƿ46Ɓ
gmail	86 32J
go	47 -16Ŧ-14ǩ-13Ű-12q-11ŤŮƝ-10Ň-9lĹŨƯ-8uĶƮǝ-7nvyLĸļŁņůűŶŹŽƬƴǋǎ7dķŪǐ8ń9NŚŞťƋƷƾ10ǃ11wŊśŜ12E13aŔţŧ14Ņňŗǀ15ŴǦ16łŌŠš17ũƒ18Aƭ19oŖž20Ơ21Ƨ22œ23VƔ25Ɵ27Ŏƞ32m37ǜ40R41ō43Ƥ44ƫ
go $	67 -12Ʈ-11Ŕŧ-9B-8ń10Ţ11ž12š13ǣ14Y15őƭ20ŗƞǜ21Ŏ22Ǧ33Ņ38Ƥ
go about	89 15ǜ17ł
go after	87 21Ƌ23ķ26E
go ahead	78 9d12Ś24Ō29Ş
go back	82 -13r10Ƥ13Ʈ14ƪ26Ʒ
go by	80 -16Ź-11q-8r-7ǋ13ǜ16w17a22ǃ25ł37o
go down	84 11H13V18Ū30ť
go for	75 -8Ũ10Ŏ16ƒ22Ơ25ţ29r
go in	76 -15Ɲ-10ůź9ǀ11ƛ12Ɵ21ǜ32m65R
go on	71 -10ƭ-9Ů8cŋſ9ńŉ10Ź11s12Ǩ23Ŵ31Ɣ76ō
go over	74 7Ŋ9Ľ10s12ŜƉ29ň44Ŗ
go part	87 -8R28Ƨ30V
go through	80 7ǥ8Ŋ10fĺ20ũ25Ƴ26ś
go to	71 -11yƱ-9l-8Ư-7Ǩ10ƾ14ůźŻ15Ƥ31m44A79ƫ
go up	75 -10Ŧ10ǀ13cƠƩ16ƒ18ũ23ž24Ř41Ŕ46œ
go what	73 44Ŝ
go when	89 8ǀ19ƙ
go with	76 -13Ň-10ő-7ĺ9ƔǤ11aŗŵ12wB14š15ł20Ō24ŧ29Š
goal	89 43Ļ
goes	69 -11Œ-10Z-9q-8w7Ļ8RƔƩ9Ɯǩ10c11HKłŴƵǉ12EƷ14Ł15J16Ķ17ųǝ19o24ǖ29ƫ
goes $	89 13ų16Ƶǩ19Ʒ
goes to	82 -8w15K17Ŵ32ƫ
goin	81 -31ǟ-9Ʃ8y10U11Ʈ13V14ƭƵ15H39i
going	56 -17Ʒ-15š-10ŀŞź-8Ō-7gtƱƳ7Qĵĺ8eiDŧ9ǃ10PňũǞǩ11HžƒƸ12Ţ13U14ŨƝ15Żǅ19rō21Ĺ22Ź25k26y30łǟ32V51ŏ
going $	78 -31ǟ-21Ƶ-9Ʒ-7VƄ11ŉ13eǨ24U25ǅ27ō37iǩ
going for	83 -10ź-9Ş9Ź13ŝ25ƒ27x
going on	79 -17ł-11V-8ō12pő15kQ18Ƹ19ĺ24Ɲ42Ĺ
going through	86 -7Ƴ13U17ŧ31Ũ
going to	63 -10x-7ĹĿ7ƢƭƯǩ8aoľŻƟǞ10Dĵ13Pũž16ŏ18H20Ƶ22Ź27r38y56ł
golf	87 35g
gone	63 -11Ɣ-8ƭ7Ɠǣ9ŨƠ10Ʊ11ƒƶ13ƙ14Ʃ17ŒƎ21Ŗ22œ24Ư34Ʈ37Ɵ40Ʒ
gone $	74 -9ƭ13Ʊ16Ư17Ʃ18ƶ30Ʈ32Ɵ35Ʒ
gone through	79 12Ŗǣ
gone up	79 25Œ29œ
good	53 -8XĶĹŘǋ-7HőŒŞžƼ7Jƒ8ŋœǙ9ţƹǊ10pMVƔǈ11UƩƭƵǩ12Y15Ő16Ļ18Ƹ19ņű20WŇ21ŌŎũź22ĵ23L24N25x29Ŷ31iI33ǟ45ŝ
good $	74 -16i-12ŝ-10ǂǊǥ-8N-7u7Ƹ8Lņ9O11Ŷ12ň17ũ19ƭ23Ƶǟ25xI33ű58Ň
good day	87 12i18ǖ28L
good for	81 -13ǟ-9Ķ7Ǌ11x14L16ţ18Ɣƹ22ǅ26Y
good health	86 -14Ƹ-7ƽ9ƃ21ǂ
good idea	89 11B14s
good or	80 -12H-10ǟ-7N7ĵ12ũ13űƸ25V42Ň
good outcome	89 25Ļ
good shape	81 9Ɖ11ĵ30Ƹ
good student	87 16ź
good that	89 9cũ18Ǚ22i
good time	81 15L17ƒ57N
good to	81 -14ŉ-13Ň-10Ř7t11W14ŊŎ21Ō
got	41 -23Ř-20ǩ-13ǐ-12ƭ-11RƟƬ-10PŇƌƹ-9XǞǣ-8berHĽũƄưƷƾǄ-7ilőœƯ7ĸĹǃ8ŁŞƖƦƵǅǒ9aƗƤǁ10dVŊŝūŮűžƑƙƥ11qEķŅřšŦųŴƃƲ12ghuNńŵǇ13Źƴ14kƎǘ15ļŪƻǤ16jŕŠǢ17Ś18ňŐǥ19Ŝ20n21Œ23YǏ25Ķ28ş30A33ŏ35ĺ36ſ40O
got #	72 -17c-14Ķ-13ǡ-12J-10R-8ŏ-7Ɨ8ǖ12E14Ǉ15Dǘ18ŗ19jƨ22I23Ǣ29ž30u33O
got $	68 -29Ř-16ǐ-13ľŏ-10ń-9ƃƭ-8aS-7Őǅ10Ż11ŗ13ŢƆƔƦ14ŕ15O16ǔ17qŞ20h26Ŗ27ū31ŝ32Ŧ37Œ38Ū56ſ
got a	59 -25u-14ķ-10O-9Ɓ-8ſ-7DŴ7gŅ8ŊŪƸ9ƋƎƥǋ10Ʊ11hUĸů12ş13ţƑ14Ʋ15ŎƗ16ŹƦ20ű22Nŗ23Ǡ25Y30ŏ32n38ǥ64Ķ
got about	87 -7Ǣ7Ǘ8Ǐ12O15Ɲ
got an	84 -49Ǡ9B15Ŋ26Ŝ57A
got another	87 -8Ū13ō18ƴ23ŵ33Ŵ
got any	80 -18Ņ-15ǀ-11ş-7wŗ15ű16u18gŏ39ń
got anything	89 -7ō12k17ƍ23ŏ
got for	81 -7ǣ8ĶǙ9ž10ſ30ƃ31ƀ
got going	87 -10Ş-7Ƅ14ŝ28ǅ
got hurt	84 8ǣ13Ǚ16Ǩ29W
got in	72 7Ʀ10ƑǗ12ķ15Ʋ24Ǐ29Ɨ32V
got insurance	89 7Ő18ŏ
got insured	78 17şƃ
got it	74 -7uŤ8ŠƢ9KķŁǠ10fŒ11Ɨ12Ŏ13ǉ15ŭǅ16Ő17ňƒ18ƅ22n
got on	76 -13Ɨ-8j7a8ƈ9Ǘ13Ř19ŕƦ23Ǣ29ſ30Ů
got put	89 20Y
got some	87 8ņ9j10ǀ16Ǉ18ƪ
got something	89 7k12g26ŉ
got that	83 -8P7ř13A14qŠ15ƽ18Ƙ
got the	69 -8ae7ł8ŠƜ9E10N11dşŬ12oļ15ňƛ17Dŵ22ų68Ś
got there	87 12ŕ13Ǐ18Ŋ
got to	69 -12I-11v7sŪ8TŨƢ9AŷƖƚ10jļŒǓ11Ŷ12kš13ǜ14c16ķ18Ņ22Ł
got what	89 12ǆ33Ş
got you	71 -7Ƭ8Pŀ11LƳ12ő14ctǤ19ƻ20a22Ŀ29O65ĺ
got your	74 -19n-11ǣ-9d-8ŗ-7P9Ĺ11ǀ12q15tǃ17v20ř24Ǥ33Ő54ş
gotcha	89 12g15Vĺ17ť
gotten	76 -17Ɗ7Ǚǣ8Ļ11ǘ12Ǜ13Ơ14ƙ15Ɯ18ƛ
gotten hurt	87 9Ǚ12ǣ25Ɯ
gpa	89 46ź
grab	82 10ƻ11a15Ÿ32Ś
grab your	86 12a16Ÿ26Ś
grade	81 -9ź-8y10x13m17ŧ19v23q
grades	73 -13m-9y-7x13v62ź
grades $	87 25ź
grades at	80 -14m20ź
grandkids	89 7k24ƶ
grandma	87 11ŷǔ13n16Ư
great	76 -15Ŝ8Ļ9ĵ10x11ƇƜ12aJǋ13Ŵ14ņ18T
groceries	89 14X25ŭ
gross	79 -10Ǟ-7œ11T23ǉ46Ǌ
ground	80 -10Ǎ9ƺ10Ɗ13Ɠ26ƣ30ƍ
group	78 13Q36Ƨ43W
group life	86 25Ƨ
grow	79 -12H7Ǌ14ƪ28l41Ǟ
grow up	84 31l
growing	86 14Ǉ23yǞ
grown	83 -16y19ƭ22n31v
grown $	89 -17y20ƭ34v
guardian	81 -8w11Ư40Ʋ
guardian $	89 -24Ʋ53Ư
guess	80 -12S-8ǅ9ƈ10ũ11Ǌǖ12i25Ɨ44ǩ
guests	89 45Ɯ
guitar	89 14Ƙ24g
guns	83 39Ƙ
guns $	89 19Ƙ
gut	81 13ǜ14ƌ27ł43Ň
gut $	87 14ǜ20ł
guy	69 -16Ŵ-12ǩ-7Ɯ7Ał8x10Ŝ11ǣǨ13g14M18Ǖ19ǜ20Ņ22ơ26ņ37B43ſ
guy $	86 -10B8ż12A16ŜǨ17ơ
guys	64 -14R-10Nŭ-9Ŷ7fSŞž8kǎ9ǐǣ10wCŐƚƷǋ12x13Ɣ14ŴǙ15Hĸ18j19Ǉ24ǟ25ǉ35Ǆ36Ǒ
guys $	83 -9Ǥ-7Ʊ9ĸ10ǒ11Ş15ǉ20ƚ37Ǒ
guys do	84 -16Ǒ11H15k34Ǉ45Ǆ
gym	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
gym $	79 -12V-7ŗ23P35ĺ
gym and	80 -13Ƨ34ŗ
h	83 -7t10W12Ǡ14o28b
h are	89 10W13Ǡ18b
hacked	82 29ǘ
hacked $	84 29ǘ
had	51 -14n-12zǩ-10S-8d-7ńƃ7Ť8PŊűŶ9ŝ10vľŸƋƤǟ11tǕ12ƈǝ13Ƽǜ14Ǚ16ĵǅ18Żǂ19Ššǣ20ƛ21ĸż25ƾ34ņ37ţ39ƽ47ő
had $	81 -8Ż14cƛ22ţ25ż
had a	62 -23ţ-13Y-10ǜ7Ĺ8Ɣ9ƾ11ņ13šżǟ15ŊŘŜ17Ǖ19Ť24ĵ33Ż
had an	86 -22Ŝ9Ƃ11ƴ25ņ
had any	75 7ţ9ǘ11ǜ13ƾ16Ǚ30ǂ
had that	84 12t14ő15ǅ17ũ20Ƌ
had the	79 -9A-7ǝ7ĺƐ10f11t12x21ƈƽ59ǅ
had to	65 -8Ř9ŶƤ10Ũ14ŝƳ16Y18ľǜ28ǝ30ĸ50ţ
haha	76 -7q9ŋ10hŒ11pHļŜŞƾ12jt15Ʋ20ű
haha $	82 7ǘ12hļŒ13t22ű
hail	70 8Ŕ9ƈ24Ř30ƀ63ƚ
hail $	77 19Ř36ƚ
hail deductible	89 -12ƚ20Ř
hair	86 16N17PU19ǈ33Ɲ
half	67 -12Q-8ƯǊ7Ķ8tƄǩ9Ƨǝ10u11O12pŗ14ƨ15q21ǔ24r26ƢǨ37o39Ƭ
half $	87 -16t-10r-9Ư16ƨ37Ƣ45o
half a	84 13ǝ17ŗ55Ƭ
half of	86 9ƝƠ13Ǩ
hand	70 -8ţ-7ǌ7ƶ9ǈ10MĻ11SĿ12Ɩǣ13ǒǙ14Ś22Ǟ23ǖ25Ơ
hand over	78 -12Ǟ13Ơ14Ŀ16S
hand you	87 16Ɩǒ34ƪ
handbook	89 -7Ǡ30ǜ
handle	70 -8Ʈ7ŧ9ǘ10Y11sǠ12Ŗ16ǈ18ǜ21Ʒ28ĸ
handle it	89 10ŧ
handle out	79 -7Ŧ12ĸ20Y
handled	84 16Ń35ŧ
handles	78 -12ş-11Ś9Ǡ10ǜ18Ł21ǖ23Ŝ34ǘ
handles the	81 -20Ŝ-13ş-11Ś-8ǘ7ǈ23ǖ29Ł56Ǡ
hands	82 11Ś12Ǔ17t18P23Ǉ29ǚ
hands on	89 13Ś33ǚ
handy	77 -9ŏ8ŭ10v11ř12M19ǖ40Ś
handy $	81 -9ŏ13ř46Ś
hang	81 -9ƌƩ10V11ų15Ƒ27Ƶ33Ļ40ŀ
hang up	87 36Ļ43ŀ
hangin	89 -12V13Z38i
hanging	80 -15ƈ9a25Ƒ28V
hanging over	87 -17ƈ-7Ɖ29Ƒ
happen	64 -11Ư-10ǩ-9Y-7J9ƛƜǕ11Ƨ14ũ15ĻŤ18ţ22Ŀ23ǘ24ǔ29ĺ36ť42Ʈ
happen $	76 -13ũ-10Ƴ-9ǩ-8Ʒ13Ŀǘ16ţ21Ť22Ļ31ť48ĺ
happen again	84 52ũ
happen if	75 -7Ʒ11Ɯ12ƛ14Ǩ24ǝ29ǔ
happen to	81 -16ǝ-13ĺ-12Ư13Ǖ18Ʒ19Ƨ54Ʈ
happened	61 -12Ł-9Ŀ-7Ƨ7Šǣ8ƨ9ƯǨ10Ʈ11Ǥ13YĹƛ14Ũ15iņō17š18ƫ27Ƴ32Ť
happened $	76 -25Ƴ-14Ʈ-10Ǩ-9ĺ-8šũ-7Ĺƛ7ťŨ9Ŧ11Š14ĸ17ƫ25ō65Ť
happened again	79 -11ĸ21ũ27Y
happened that	86 -21Ť-16Ł32ĺ45š
happened to	78 -31ĺ-7Ŀ8ƫǘ11Ũ13ņƤ15ƨ25Ǩ29Ʈ54Ƴ
happened with	76 -24Ť-12ĺ7ņ23Ƴ32ƛ33Ĺ
happens	64 -9Ʈ-8Vĺ7Yǒǚ9ƃ10ƙ11Ļ12ĸƨ13š17ſǣǨ18ŗƧ19Ʒ22ǝ30ǩ
happens if	80 -14Ǩ9ƛ10ŵǚ12ǣ13ƃ24ǝ
happens to	74 -9V-7Ʈ7ǝ16Ŀ18ƨ28Ʒ37Ǩ46Ƨ
happens when	77 -14Ƨ7ǖ9ǒ10ǣ11ſ31ŗ
happy	75 -10őŞ-7Ŭ9ŧ10d12Ļ15ƞ18U38ŝ40Ŷ
happy with	80 -11őŞ-7Ŭ10ŧ25ŝ57Ŷ
harassment	87 -13Ş29ǜ
hard	68 -7Ŋ8ķƎ9kŽ10s12d13ƹǟ15ƙƳ17Ǚ29U33ǩ
hard for	79 10ķ23Ƴ
hard where	80 
harmless	89 -7Ɲ35Ǔ
has	50 -11Ǟ-10nƾ-9rŸ-8ŎŤǑ-7ŏ7űƸǒ8ũƉ9qQǜ10Bŷƙ11łŴƓ12Ŗƕƻǌ13ŃŔƑƘǦ14jŐœǚ15všŹƪƴ16ŒǛ17ş19ŮƋǂ20Ǘ21ƛ22ţ23ſ25Ł26h
has a	67 -7ƾ7š8Żƴ10ƜƲ13Ƽ17ŷ22Ƒ23ǚ25Ǧ
has an	89 12ſ
has anybody	69 7ŜǙǣ10ŔƜǜǡ11ƴ12Ư13Ǜ15Ŗ16ţ19Ɠ
has anyone	74 -15ƈ7ƂƳ8ǣ13Ǜ15Ɖ17ǘ
has changed	80 -11Ǟ17Ƹ
has it	71 -8ƛ7ƈ10Ůƙǅ11Uű14ƪ15Ɗ18ũ21Œ25œ28j
has the	69 -19Ɗ-9Ɯ9ǥ11şƐ12ţ13hƕƘ17ƙ21ƻ29ƛ30ŁƋ
has to	83 -12Ŏ-7r13ƕ22łǌ26Ń29Ł
has you	89 12ǆ19Q43Ő
has your	74 -11Ƽ-7ƨ8p10ż11ƺ12ƙ16qš18B19hŴ22ǂ25ş
hate	81 7ƾ10ŽǠ13aŝ15Ť16Ŀ
hate to	89 15ŝ16a18Ŀ
haul	86 -18ǖ17ů22ƥ29Ų
have	31 -21Ƨ-16Ǆ-15P-14ŀ-13gƕ-12ůŲ-11jyMƭǊ-10HLŠƞơǑǧ-9nqQUĿǎǟ-8xTœŷǌ-7ĻŘƅƤ7ŌŕƄƮƶǏ8kJťŧƀƸǠǩ9FŃňƆƴǨ10ķŉŋŜƍǅǘǢ11hSŁŰŻƜƳǡ12NņƋƚƾǈ13Ūžƛ14ŝƁǆǋǔ15alIŖƪ16ư17şŸŹż18mƑǓ19ZƃƘ20ƎƗǝ21YĶŢţ22ǜǥ23ŵſƵ24ŎǇǒ25ŚƱ26ŗ28fŏőƌƯ29Ƽ30OƦ32uń40ƨ
have $	57 -40Ǒ-23Ǆ-20qQ-19Ɓǡ-18Ɵ-16Œ-15ő-14ŏǣ-12ƥƬǦ-10ǩ-9Ţ-8ŎƦƭ-7ķŚŝǜ7Ǣ8ŘşǓ9ńƎƫƽ10Ĺ11Ɖ12Ɔ13ŖƘ14ŻƇǇ15Ʃ19ǋǐ20ǥ22Ƌ25Ū26Ɨ27ƶ28Ő29O30ǔ39Ƶ50m53ƨ69ŗ78ſ
have a	55 -29Ɓ-26O-25ž-21Ū-19Ƭ-15nǘ-13ƞ-11Ųơ-10H-9ſƂƦ-8ŘŚƨƪ-7sŋşƳ7mľŖ8oBŹƟƥƱ9źǦ11ŎƲǨ12ŌŬ13Ɯư15qƍ16ƝǙ18ĶŜ19ŏ20ņ21Ɛ23Ǝ24ƚǡ25f26Ƒ29Ɗ31XŰ37Nǃ39u42F44ǈ
have an	70 -23ņ-13e-9ǘ-7K10ƃ12ǆ13ĶƂ20bJ23Ŝ35Ǡ
have any	66 -22ǜ-13ǈ-9ŗ-7ǂ7ŋǕ8h10ŪƘ11űǐ12ķ15ǆ16Ƹ18Ź19ƾ26ŏƦ37ƨ41Ǉ
have anything	82 -13Ƹ-9ō8ķ9Ƴƽ10ǂ15Ǧ26ƨ
have at	89 -21P-14q-13ŗ-12Ƨ-9U11ŏ15ƨ40Ʀ60W
have been	67 -10t-9Ő-8ǅǟ-7ŝţƋ7ĺ9aR10rS11ŇŉŨ13ƪ14ƌ20k22ő25Ŷ37ǩ61G
have current	80 19ǒ
have dealt	89 -8Ŝ10ŵ18ņ
have done	89 -15ũ-10X-7Ń8Ʋ17ǋ30ǝ32ŧ
have flood	89 15ƙ
have for	77 -7ŗ11ž14ŉ15ť26ǥ28ǩ
have full	89 -8ŏ19ƀ
have got	54 -14ŏ-11cǥǩ-10pR-9ǡ-7NĶŵƟƪƾǙ7hqOŊŻƎƸ8ŢƝƩƲ9Uţǉ10vńŭƼ11ŬǗ12duŪ13ƍƻ14ō16ǁ17CŖ18ŝŞ19ŅňƱ20Ŝ21DžƵ23Ǐ24ŗ25a32Œ
have had	76 -7Ż9iš12cĺţ13ż17ő23ǣ26ƛ
have heard	89 10Ŕ16Ň18Ť
have his	87 -11ǣ-9ƨ36Ź39ǒ
have i	87 14ŉ17O30i
have in	78 -16ŏ-14X10ǅ12Ǘ16ƿ18ō45Ʀ55Ƭ
have insurance	86 -12ſ-9Ɓ51ŏ
have it	82 -9Ǥ8Y10ǒ12Ǔ13ǆ15Ō19Ś
have kids	89 -8v31u
have life	87 11şƦ
have not	78 -11ŀ-10ņ-7ŷ8ō9f10Ŝ11Ɵ12ƾ13n16ƪ17t18Ľ22ŉ23Ţ
have now	83 9Ő11ǡ24ŏ37ǥ
have on	79 -11d-7Ŋ7Ʀ9ƿ11J13Ɨ14p18ǥ20a
have rental	89 37Ɓ
have seen	89 -7ǩ7ǒ13Œ14ǥ
have some	87 17u27ǈ
have something	89 11Ū28ŏ33ŵ
have that	75 -9w-8JŚƊ8O10őřư11aƥ12lŵ13żǘ14u15Ɔ23ť
have the	69 -26ŗ-9Ǡ-7G7Ķ8ƀ9eŃ10Ʒ11ūżƖ13ł14Ƌ15Ż16aŲ24ž28ş31r32Ś
have their	86 -12ǐ10ǘ18Ƣ41Ǒ
have there	80 19ţ
have they	78 -25i-12ǣ-7ŧ31Ş39Ǥ86ŝ
have through	68 -11Ƨ16Ʀ65ŗ
have to	58 -24Ʀ-19ǒ-15r-11ƕ-10ķ-8łŌő-7ſǃ7Wūŷƙǝ8zƭ9Ů10Ř12Ĵ13ƒ14Ţŧ15ŵ18ĸŦ19Ń21Ɨ22Ʊ24ZƮ25ţ28Ǔ33OƄ40Ł51Ŏ
have uninsured	89 11ſ
have workers	89 7ǣ
have you	45 -23Ʋ-21G-15wŝ-13uO-12ŗǐ-11ǥ-10Ŝƭ-9ŞşŲƁƜƦ-8mŨŬŵǗ-7ƨƽǟ7ňűƔǀǔ8ķŚŤƷƿǇ9ŕŖƹǕ10hkVŪǙǡ11Zżƪ12Ǐ13R14ƀ15Ƹ16ĵšƱ18c21ƴ22ƾ23fS24ưǞ25Ƽ27ņ29ũǅ30ŏǒ34őŸƳ36l44ƌ49ń51Ư
have your	72 -13ƾ-9aŏ-7VŜ7ŵ8J9Ǔ15sQŊ18ų22ş31Ś37ŋ40w
havin	87 8y13ľŃ14i28ǟ
having	83 12i14s21ľ33y
he	53 -26T-17ƒƹ-16dŵ-14Q-13PŇƺǄ-11ĸŏǩ-9ņŪ-8WŎŗŸ-7fYĹŀŝŷƶƻ7ǣ11Ư12A13ǒǜ17ƽ19Ņ20xŴ21ů24w25v26Ź27Ŝ29o32Ƴ41ƨ44Bź49hsƷ50t59ǂ67p87q89r
he $	83 7o22hp
he a	89 7ź
he do	84 -18Ǆ-17P-13ĸ-12Ǚ10ǒ13Ŝ14ź29Ʒ56q
he doing	89 -34x7ź16Ź26t
he get	84 -8Ÿ10w14x24Ź32ź
he have	87 -15ŏ-8W12q17ź21ƨ
he is	71 -12B-7ǩ8Ņ9Ƣ10n12ǒ15h17s18ƨǂ22qA25Ŝ47p51v
he keep	89 -8Y18Ʒ26Ʈ
he say	86 8Ƹ12ƾ18r
he take	86 -15Ź-9Ŵ-8ź28ų42ǂ
head	83 12Ƥ13Ɨ17Ŀ21Ũ23Ǉ
headed	86 -11ź-7m14k22V25y
health	57 -16z-10p-8Ǟ9Ǘ10ƴ12Ƽ25Wƽ35ǂ47ƃ60Ƹ
health $	72 -20z-11p-7Ƹ14ƴ37ƽ45ǂ
health and	78 -13ƽ-10ǂ14Ƹ26W
health insurance	81 -25Ƹ-7ş64ƃ
health issues	87 16Ƹ
health plan	80 18ƃ
health since	80 -11Ǟ17Ƹ
health when	80 26Ƹ
health wise	86 -9Ƹ8ǂ14ƽ
healthy	78 9ƽ21Ƹ24x
healthy $	82 22ǂ25x
hear	62 -9wƶ-7śŝ7k8WYőƉ9Dŀŋ10fxƁƹǝ11aƍ12gNŮ13tƺ14l15ņƈ16ŇŎ18hļĿ22u31s43ǩ
hear $	86 -7ǩ11s24ƈ25Ŏ32Ň
hear a	84 -18s8l13ņ14ƹ31ǩ
hear about	83 13ƞ33ļ
hear from	89 
hear it	86 10Ʒ12Ɖ16t17sĿ
hear that	78 -9w-8ǩ8ņƽ9Ŀƣ10x11kuzľ13D15af18g20Ů
hear you	84 -7ǩ9ŀ12Xŋ14ǝ15Y16ő21ƺ
heard	76 -9Ǧ8rŔ11U13Ň15Ť24Ƃ31Ŝ
heard from	89 -7ǂ14ņ23Ŝ
hearin	89 -19ǩ-9a17i18U21Ō
hearing	83 -11ǩ-10ǐ8U9g13Ţ20ŵ26h
hearing $	83 -11ǩ-10ǐ8U9g13Ţ20ŵ26h
heart	72 10ƅ12Ǩ13Ǟ14ǂ16U23ƽ55Ƽ
heart attack	86 14ƽǨ18Ƽ
heart disease	87 17ƽ
heart trouble	86 17ƽ21Ƽ
heat	78 -11U-7ƞ35Ɛ42j44Ƌ
heater	81 16Ɛ28Ƌ
heater $	89 8Ƌ
heavy	87 11Ưǎ17ǈ27Ǐ
height	78 37ƺ
height and	80 11ƺ
help	69 -8r-7iq8vŀ9Ư10Ţǩ12ŝ13sǈ14Œ19z20ĵ27ň30Ǉ39Ĺ
help $	83 -12ǩ13z32Ǉ43ň
help me	87 -8ň-7Ļ13ĺŀ14Ţ31ǩ
help you	80 -7iĺ10v12Ư18Œ47Ĺ
helping	89 22z
helps	87 -12Ł8cǇ31A
her	62 -44d-38Ƹ-19ǩ-12ƶ-11q-9ŵ-8ŇƦǨ-7ļĿłŸ8ƱǁǠ9xǈ10r12Ưǜ14z17Ŵ19w24tB25Ʈǂ32s36ŹƳ37Ʒ39ź53o61p77ƨ
her $	78 -16ǩ-13ǂ-8ļƶ7z9x12Ǡ16ǜ23Ƴ44ƨ55w
her on	89 9s26t
her own	83 -8ŵ-7ǥ8Ź10o21ƨ29Ʈ
here	60 -15s-9pŨ-8ŵ-7O7lĺ8fFļłŭŸżƆƟ9V10BŏƩ11aōŝ12mƱ13uŌŶ14Ů17o18Ū19ľ20c21Ŋ42Ļ43j
here $	72 8Ɓ9uQ10Ʒ11jƟ12łƩ13l14B15Ŋ16ǩ19Ů20Ļ27ľ
here in	87 -10O8Ļ11Ō12Ÿ17j
here is	84 -7s12IƆ17o20m
here so	86 11j12k13ŭ14y
here what	89 -11Ũ7j12Ū16Ʊ
hers	89 -23ŭ-8Ź18Ņ21ų44Ŵ
hesitation	89 29ŀ
hesitation $	89 29ŀ
hey	81 -10t10r20N39i
high	67 -7Ʊ8Ƅƚ9Ř10žƠ16ly20ƙ27ŗ29Ǧ31Ƽ40ƣ
high blood	86 16Ƽ
high does	89 16ž27ŗ29Ǧ
high is	87 12ƚ15ŗ20Ƽ
high school	77 -8Ʊ8vƫ9Ƅ19ly
higher	79 -7ž7ŘƓ9ƴ14ŅŔ15œƒ17ŗ20Ǔ
highest	86 31m
highway	87 8Ơ13Ə20Ɓ22ů
him	71 -24Ƹ-14ƦƼ-10ơ7wƷ8r9Ƣ10tAź11ņƯƳ13ǌ17Ŝ20o33ƨǂ53s
him $	80 -27Ƹ-15ƦƼ9w13Ƴ14Ư18o22Ŝ30ƨ39ǂ
himself	87 -9Ʈ8a13t15Ʒ
hip	89 18Ɖ27Ɯ
hire	76 -12ǈ-10Ʒ-7V8ǒ13Ǆ19ǜ26Ư31ǔ32Ǟ33Ǒ39S
hire $	89 -8V54Ǟ
hire a	86 -11Ʒ11Ǒ13ǜ15ǒ32Ư
hiring	89 -8H25ǜ31Ǟ
his	63 -32d-21ų-17a-12ŵ-10sŸƮƸ-7Ɖǃ8nǨ10Ǟ12yǂ14Ƴ20qŅƢǒ22źƯ23Ʒ28o29ƨ37p47Ź61Ŵ
his $	87 -27ų11T15Ņ19Ư60Ŵ
his job	89 -7o15t16ƨ
his license	89 -14Ÿ39Ź
his own	82 -16ŵ-12Ʈ-11ǣ10w12Ź19Ƣ27ǒ43Ʒ
history	73 10ņ12Ƽ14Ƹ20ţ26ƽ
history $	87 15Ƽ20ƽ
history i	80 -14ƽ17Ƹ
hit	66 -19Ř-8š7œŤƀ9ƑǤ10Ɗ11jžƚǘ12Ǧ15Ũ26Y32c38ſ42ĸ57ż
hit tomorrow	79 -23Ř10ĸ35Y
hit with	87 8ĸ12Ǥ19ǘ
hit you	84 -7ſ15Ũ16ƚ17j50ż
hitched	89 -15S43f
hits	82 15ǡ45ſ
hits you	83 49ſ
hobbies	82 10ǀ23g
hobbies $	82 10ǀ23g
hold	72 -14Ŋ-10ǖ-9N8m10Ś12Ł20Ş28Ǔ29K35Ǘ51ǩ
hold harmless	89 -7Ɲ35Ǔ
hold of	87 43K
hold on	87 -12ǖ13Ś22ǩ33Ǘ
holder	86 9h39ǧ
holding	78 -9Ŭ11i15t19Ɖ28ű30ŀ
holding up	82 -9Ŭ-7x12i19t20Ɖ30ű
holding you	89 37ŀ
holds	87 -7Ɣ12ƕ23Ŭ
holds the	87 -7Ɣ12ƕ23Ŭ
holidays	89 7k10Ǉ14U
home	49 -20M-16Ǐ-14ŬŴ-13Ǣ-12Nǔ-11ŐƯ-9ǃǩ-8vű-7Z7ŷ8hlĽƌ9gy10ĹŹƖ11wķƮ12ƛ13ůƇưǁ17Ʒ19ITƞ20Ű21u22ź23H24q25Ɔ27Ɠ29CƟ31sF32ƒ33Ɣ34nR40ş43ƅ61Ɲ
home $	58 -28l-18Ǐ-15Ǣ-13NŴǔ-12Ư-11T-7pv7ǁ8r9FLŨ10ƌ11IƮƷ12hźư15Ĺ20Ɯ21ů22Ɔ23R32n36H37u41s45ƅ55Ɵ65C
home and	68 9Ǝ16T20ķş
home insurance	89 -13Ő23ş
home office	89 -32M-13R10ŋ61Ɲ
home or	80 7ƅư13F14Ƈǁ20Ʒ
home policy	89 -12Ɣ9Ɠ10Ɲ12ƕ
home so	89 7Ƌ9s
home with	83 -13F-7ő11g16q22ş31n
homeowner	86 34F
homeowner $	87 32F
homeowners	81 -10ǆ-7F7Ĺƙ11Ɠ27ƕ34ǔ
honest	81 9ǘ11Ŀ14QŢ15Ň16ƿ
hoping	81 -9ƒ-8Ţ-7Ĺ12H24X46Ļ
hoping to	83 -8Ţ12H22Ļ25X
hospital	74 -11ţ-9C7ǔ8ž10V11q13ĸ14Sƃ16P18Ƽ19ǂ21ƦǨ24QƸ
hospital $	83 -13Ƹ-9S8ƃ12Ǩ21P26Ʀ55Ƽ
hot	76 13ĵ18Ƌ22ƒ35ƍ54j
hot tub	82 41ƍ
hotel	84 -11X-9Ǌ-7ŵ15ǔ54Ƥ
hour	80 -14N-7Œ9ǉ12gR24Oǎ25L26T
hour $	87 14O23ǉ27ǎ
hours	71 -10P-7Ʒ8Ƨ9ǀ10L12Ư15U30Ų47ǎ72R
hours $	82 -16R64ǎ
hours a	83 11ǀ20Ų29R
hours do	87 -8P-7ǎ70R
house	46 -16ǎ-15Ŭ-14ŗǦ-13ǈ-12Œ-11ńǋ-10SƘƤǏ-9ĴŴǖǨ-8ǔ-7Yƃ7Ɗ9Ǖ11Ƒƚ12ŁƉƮ13hůŹƎ14Ƌƌƕƙ15Ƃ17Z19Ɨǁ21ƣ22Ɩ23n24Ƈ25D26HM28Ʒ29Ɠ30ş31G34Ɯ35ƆƒƝ36ķ38Ɵ40F43ƅƞ47Ɣ
house $	54 -20Z-17ǎ-16ķ-15Ɛ-13ǈ-11ǋ-10ŒƤ-9ĺƔƢǏ-8vSŗǔ7GƂ10HMƛ12Ɵ13ŷƗ14ƉƓ15ƌƷ16ƇƮ17Ƒ18ůǁ19h20Ɩ21nŁ24Ƌ25ƣ30ƙ31F32ƒ35Ɔƞ36Ɲ39ƅ
house and	76 -22Ɣ10Ź11yM15ǩ22Ǖ31Z
house built	89 15ƅ
house is	78 -14Ɲ-12ƒ-9Ƌ-7F7Ə8ƅ9Ĺ14Ɗ15Ɯ20ƭǑ46ķ
house like	89 7ķ8ŷ13Z18Ɛ
house number	87 -8I49D
house or	80 -11ƣ7Ʒ8Ǡ11ŰƑ12Ś13F14Ɣ
house paid	89 -15ƒ-14Ŭ65Ɣ
house payment	83 -13Ĵ-10ƃ7Ʈ9Ư40ƕ48Ɣ
house right	87 -18Ǧ8ƅ15ş19Ƃ
house savings	80 13ķ
house the	87 -11Ŵ20Z32ķ
house what	86 17Ź48ƞ
house worth	89 -7Ɣ15ķ25ƒ
household	68 -17ų-7Ǌ14Ʈ15Ū25T27nŷ
household $	86 -22ŷ41n
household drives	80 -19ų40ŷ
household has	78 20ŷ
how	29 -21W-20w-18Ł-15ƕ-14FRŏƂ-13Ǆǈ-12sMĽŐťƩ-11DHLŌ-10QƛǞ-9oAŚŝƝơƯƵǥ-8Ƣƾ-7dyCIşƜƫ7hǂǡ8TĶőƦƪ9fGŇœƑǍǙ10SŦŽƚǊ11ŖšƤƸ12kƔƙƟƣǋ13pŸƃƿ14zǏǩ15ǆ16jvUŃŵƏ17ŕǜǝ18Ɠ19ŗŭǦ20ƺǅ21ĸŨŻǑ22bOƞǘ23ŅƋ24Ƭ25YļŤű26ŮůǇ27Šƭ28ŧ29cĴł30ǖǟ31Ʈ35K36Ƴ37Ɔ41Ŷ43t44x47i
how are	63 -23Œ-14L-11mu-9R-8ǂǩ-7ŷ7ǆ9a10Ƹ12Ũ13Ǉ15Y18ź19zũ20ǟ25Ĵ36xŭ72i
how bad	87 16ǚ20Ǥ28ĸ
how big	71 -18ŒƂ-14ƣ-8Ʈ-7ƒƞ11ƪ15Ř17Ǎ20Ǧ24Ǉ33Ƭ37Ɠ51Ɔ
how bigs	86 -16Ǧ16Ƃ21Ɔ23Ƒ25Ǉ
how can	83 -7ǩ14Ļ24Ŏ27Ĺ
how close	83 -15Ɖ-7ǝ20Ƒ23Ə26ƙ
how come	84 -7H31ŀ51ĺ
how did	57 -30ťŶ-17ƽ-15őũ-13Ň-12g-11ŗ-10Ə-7Ŧżƙ10Bǣ11Ƭ13ł14ŵ15Ĵ16ţ21k27ƞǘ28ŧ30Ƴ32Ŝ41Š46ļ69Ũ81Ť
how do	54 -24U-20Ł-18ƒ-17Ũ-13Vň-12Ų-11Œ-10rų-9Ɲ-7zXŦǗ7ƞ8ƣǃǐ9Ǖ10ŋ11w12aƐ13Ƌ15ƶǒ17Ž18Ǒ19ǩ21bPǙǜ31ǘ35ŭ41ł43g47K59Ĵǖ91Ŷ
how does	77 -8ů-7Ǒ10Ŵ12ǐ15Ļ35Ň50r
how far	68 -18Ŵ-8R-7ƛ10S12v13mƏ14ƭ15Z16ő17ųź21ƙ24ǐ25ƚ52ů
how fars	87 -7i13ů18Ə
how fast	87 -7HŁ17Ż27Ń
how has	80 -14œ27Œ
how have	89 -11Ƽ-8S7ņ10i28ŝ
how high	80 -8Ř7ſ11ƚ13žƙ17Ƽ35Ǧ40ŗ
how is	52 -35pƈ-23S-22v-21ŭ-19w-16q-12Œƨ-11Gůƅ-10ŋŬǅ-8rŗşǋǩ-7uƝ7ĵ8Y10Ķ12Ƹƽ17Ň20Nǂ21Ƴ22Ż26ƞǆ27ǜ28z32b37Ŷ47Ɖ50j51U55ű57i63ǟ80x111t
how it	75 -9z8ƿ10ǩ11ų12ņƳǃ13R15ŵ16ǟ17Ũ18Ŗ19Š
how long	55 -24i-14Ƣ-13ŝ-10ŐƬǟ-9nŭ-8Dǌ7ŸǨ9vƏ10ŕ11Y12fů13Hƈ17Ɵ19l22Gŧ23Ʈ27šť31ƭ34ǝ40O41Ƥ43ő44S50ǅ
how many	47 -22ǉ-11ǖ-9iņŧ-8xőŹ-7TƃƉǟ7şƈƢǣ9ţƖ10Ǩ11Sƿ12ƋƟ14Ų15ŴŻżǎ16cGŮŸƹ17ŷƮǩ18ůƭ20Ɣ21Vńŕ22Ɔ23Ūǔ24h26ƣǗ30Ǒ32n36u42Ǉ47ǋ
how much	45 -20WƂ-15Ĵ-13ŏƩ-12UŤŧ-11ŶƕǇ-10FƆǗ-9ŎŨƅ-8ŭƭ-7nŴŵƞǟ7qŕǌ8ž9Źƌ10ŢƊ11ZƘƝƶ13űƔǓ14OǢ15Ʊ16ŬǛ17Ŀ19ĶŘƓǦ20ǡ21ſƠǉ22Yķƪ24XƃƗ25œ26ƧƬǊ28Ņ30TŮƒƦ32ƨǏ35ŗ42Ŧ44Œ
how often	70 -16ǐ7Ŝ8Ź9ųƐ11Ǚ14Ɯǀ15ƿ20Ɵ23Ų24ŭ
how old	62 -26x-23t-22Ɖ-17w-11Ɗ-8Ƹǋ-7u9ǂ10Ƴ12Ÿ15Ǎ19ƭ24Ƌ30ƈ32ƽ36ƅ47v53c59p
how olds	77 8ƈ10Ƌ12ƣ19v22p25ƅ
how soon	83 9Ƅ10y58Ń
how tall	81 -8c21ǂ64ƺ
how that	87 -9Ƴ13Š15Ŷ16k18ŊŤ
how the	83 -18ǔ-16Ř-7Ť9Ŋ11ź14Ʈ18ǅ20ǟ21ň30ǖ
how they	83 7z9Ŕ11Ő14Ǖ20Ş
how was	74 -11ť-8ţ-7Ť11ņ15Ũ40k42Ƴ43ŧ
how will	87 17ł24Ļ
how would	65 -11Ƨ-9ƶ-7O9b10ư11ŌŎ13ň14Ƹ15ǝ19ľ22Ʒ25ŵ42Ʈ47ĸ
how you	70 -11t-10xǩ7ŵ8Ķǎ9Ʊ12Uǖ14ǁ19K21ļ22ƞ24ł25Ž26Š51i
how your	82 -7ƨ11ƃǆ18q22ŧ32x
hr	89 -13ǈ-8Ǡ7W27Ƨ52ǜ
huh	77 7y9ƞ10ĺ11Əǟ12Ņ14j19Ŷ22Ũ
huh $	82 7x11jĺ12ǟ13ƞ21Ŷ24Ũ
hurricane	84 13ƙ17ƚ
hurricanes	87 -13Ŀ29ƚ
hurry	84 19O47Ń
hurt	62 -8Ʈ-7Aſ7Ŀ8W16Ɯ18ǚ19ƍ20Ť22ţ23ĸ24Ǚ27X34ž36ƃ42ǣ
hurt $	78 -21ǣ13ƃ17Ǩ24X26ĸ43Ǚ
hurt at	87 -10W-8Ǚ29Ɯ40ǣ
hurt in	84 16Ť33ƃ
hurt on	76 9Ŀ13ţ25ƍ31ǣ
hurt or	80 20ţ
hurt somebody	84 -12ƃ-8ſ54ž
husband	59 -17ƾ-14ǟ-13u-12Ƹ-11ƺ-9P-7Ň7ůŷ8ų9ƮƯ13o15Ł16p17ƫƳ20f21n22ż23ǂ25ƨ27Ʒ28q29r31t39s
husband $	80 -26q-20t-19Ʈ-11s16ŁŴ17Ƴ18p20ƨ34Ʒ
husband do	86 -8Ŵ-7o8Ʒ37q
husband drive	89 -36ů-21q-9ǂ39Ŵ58ų
husband have	86 -14r14Ʒ
husband how	89 -30ų-16ƺ25ǂ47ů
husband in	87 -15Ƹ-13ƨ13ǂ20f21q
husbands	74 -18d-8Ƹ-7sQƦ7r11ƨ12q14ǂ19p30Ŵ35o
husbands name	87 32o
hustle	89 39Ų
hydrant	78 48Ə
hydrant $	86 20Ə
i	35 -22Ƴ-20ƭ-19ĸ-18ƗƲǘ-16ĺǈ-15ŗƱƶ-14RŦ-13ŞŪű-12sſƠ-11ŖŧŹƤƨǔ-10łũŰŴƦƮưǑǨ-9AĶŠŵŽƝǗ-8VļľśşƀƛƯǇǏǓǕǙǚǞ-7YķŔŜƪǍǒǛǡ7ńźƍƹǋ8TXŤƖơǟ9ĿņšūŶƕ10UƞƸǧ11ŅŮŸƅ12GŐƾ13ŷǆ14pƺ15ĵ18iĻ21Ĺ22fǄ23hlvO24J25ŢǠ26dĽŌ27uw29q30e31Cōƃ32E34K35M36D38ŋ39ŉ40L42o50N51Ŏ55b58c72I73ň74ǩ91a95Ŋ
i am	59 -36ǩ-16ŉ-8ǐ-7Ŀ7czIƳ8afŮƊƼǁ9krŪǄ10P11ĽŇ12wBŊŵ13Ņŝ14ņō15hMU16iNň18g19ƞ20ż21Ĺ
i ask	77 -17ŉ10c15u16ǩ19a35Ŋ
i believe	89 -8ǩ12Ō13l15S
i call	73 -14J-10s-9Ĺ-7t8K11Ǡ17N26L30o46a
i can	65 -23ǩ-14Ĺ-13R-10Ŋ7ŐūŮƅ8ŤǠ9ŢƸ10oĿŘřŞƖƞǧ12xĴƍ13L14ŀŒ15Ũ17I20Ń21ź22ŉ23Ŏ
i catch	81 -13ǩ-7L12S14w15s18q47N
i come	87 45M
i could	81 -11Ş-7ľ10G11ŉ16Ŏƒ17I37Ļ
i did	78 -17ǩ8Ŋ13X14ň21E23Cō25a
i do	69 -12N-7ŀ9Y10L11M13Ł16OǠ18ŝ21X22bń39Ŏ48Ĺ
i explain	81 -8Ŗ15Ŋ30ň
i get	67 -18ň-14d-10ƺ-9I-8S7Ōǅ8HJƎƥǩ9ő10b11wX14pOū15Ŀ17CŐ29ś35e37v
i go	86 11ŉ13Ŋ15X21ň
i going	89 19ǩ27ň
i got	74 -12v7p8Q9Ƣ10EŊŠŷ11dŒ12Ŏš13Ÿ14c15O
i had	81 -9ǩ7őƢ8Ƥ10ŵ12I13Ż16P20Ŋ22ĵ
i hate	87 8ƾ10Ǡ17Ť
i have	57 -14S-12c-11ǘ-10G-9Ɵ-8ŝƦ-7ŏŚƊǟ7qRľŬƸ8kFUƻ9tvŇřŭƘƥƮǋǩ10BPŤƆǄ12Ŋ13ōŎ14oŅ16D17fC18uŉ21J22d24Ŷ31I33ŋ71a
i hear	70 -22ǩ-9w7ľ8sĿƣ9kņ10WX11DYőƷǝ12ƹ15gŮƺ17lN18ƈ19a22h27u
i heard	87 7b13U
i help	81 -7iĺ68Ĺ
i just	76 -9ŕ7mpK9ƕ10c12Ņ13d14ŏ17S23ǩ26Ň
i know	73 -17Ŗ-15ǩ7c9kCƩƯ11Œ12ǣ13T16ǟ18ŕ19w21ō32ň
i leave	89 -8ƶ10ŋ17ōǩ49ŉ
i like	87 12wŁƎ15ļ
i love	82 9Ɵ12Ƒǃ13l15ǋ22ƅ
i make	89 14Ļ42Ŏ
i mean	82 -53ō9ƺ11ĺť28ň42ǩ
i need	62 -14Ƅ-8a-7IĹ7šųžƵǋ8pƃǊ9hťƺ10nŘƍ11Ɠ12ƾ13cƒ14eFGǠ15ū17ǅ18q19Ɯ
i put	76 -13Ŋ-10Ū7m11Ɖơƾ12E13w16Ō18ŷ20c24ǩ
i remember	89 -11c-7Ľ11Ƣ12tx18E
i right	79 -13ō-11ǩ10Ƒ12vơǌ19ǥ21q22i27Ň
i run	84 7Ŋ10ĵ14ň50Ƭ
i saw	86 11f14t18ƚ20j
i say	87 -18a-17ǃ8ň13ǩ27ŀ42b
i see	86 -24ǩ9Ƃ11ǐ18E23ţ31Ŋ
i send	76 -22ś-7d7D13K16o17Ŝ18ƕ19Ō22ǧ26J
i sent	87 47Ľ
i should	70 -12ƽ-10Ƽ-9ŉ-8R7h9ƕ10űŷ11Ƅ13Ƹ15Ƙ16ǂ18ō20u26f
i still	89 10ǖ11ǆ14M18ŉ
i take	87 -9Ʀ8Ŋ12ķ20N21f27Ƨ
i tell	87 -23ǩ11i50Ŋ
i the	84 15ǩ40ń
i think	84 8ŕ13hO17ǋ20G
i understand	89 10ũ11r12Ǟ13ƽ
i use	87 38I
i want	76 -11Ō-9s-7ǩ7ƌ10ƞ11yņ12oƖ13v15Ļǃ16š19ǖ23b
i was	87 12D14ŉ16Ǆ24ĵ
i will	66 -19Ʋ-8ǩ-7vł9XňŊŒœ10ƺ11Ƅ14co15OŚ16e19Ő21N22M27Ō34L
i would	63 -9Ĺ-7ŉŵǩ7bŔŘŮƅƾ8eAQōƔǆ9GHńǊ10řźƖ11ţǉ12J13Tŕ14ŊŒ16vM
i write	86 9ǆ15o25Ÿ26Ō
ice	89 10j13Ɯ22ǎ
id	79 -11a8d52řƄ
id card	89 24Ƅ
id cards	87 36Ƅ
idea	78 9BŽ10TƵ11V12s25Ŋ26Ň
idea $	86 11B13VŊ32Ň
if	39 -26ĺ-19ǩ-17X-14ǋ-13dǈ-12ŉ-11ŀƶ-10ŇōŨ-9AŗƔƕƲƳǐǞ-8jkTŤŪżǗ-7iyUőŕŞƌǤ7Ɗƍ8bšźƎƝ9Ǣ10cǦ11GŢƁƂǄǕ12H13FĻŋ14WķňűƵ15ǘ16ŏŘ17IĴǚ18rŝ19ƪƮ22Y23ƀƜ24ŊžƯƱ26ƫ27Ʀǡ28ĸ30Ƥ34Ŏ38ſǝ39ŵ44ƃ51Ƨ73Ǩ
if a	67 -17Ř-9Ƥ7ŵ9ƚ13Ǧ19Ɯ22ƃ30Y32ſ37ǡ
if any	89 11Ǧ16ǂ23Ɲ
if anything	89 -9Ʀ49ŏ
if he	86 -9Ʈ-8s10Ʒ12ƢǨ25r
if i	64 -10ĸŉŞ-9rYŘ-8XĹŌ-7k7sGĵǩ9D10o12E13C14q15Œ18Ŗ22ň26Ļ34Ǆ43Ŏ48Ţ69Ŋ
if it	65 -7ŕ7ĸ8ł11ĴƑ12źƙ13Ɓ14H16G17ƩƯ19YƓƵ30ŵ
if one	86 -10ǈ16ǡ17ǜ44ǣ
if she	84 -13Ʒ9s14ƫ24Ʈ26r
if somebody	75 -17Ư-7Ŗ12ķ15ſ16Ɯ18Ǣ22Ǝ
if something	70 -30ĺ-7Ƥ7ƨ9Ŀ11Ư12Ʈ20ĸ23Ŗ24ƫ30Ř36Ǩ
if that	78 -8ĺ11ƑƱ12Ǣ13ũƵ14c40ǝ
if the	70 -12Ƴ-10ǐ-8Ƃ-7Ʒ8ƵǌǘǦ17Ɗƛ19Ƥ20Žǝ22Ǩ24Y43ŵ47Ŏ
if there	77 -7Űŵ10ŃǦ11uH12Ŕ15Ɛ16š17Ŭ18ǝ29ſ35Ƥ
if they	80 -7Ƴ13V15z16ƽ24Ƨ
if this	87 12ŵ14ŋ18N
if we	80 9Ļǁ10şƵ12Ŏ16I17Ƃ
if you	47 -25ŵ-19Ŏ-14Y-13Ŗ-12ŊŢǩ-11ǋ-10dXſ-9ŒŨƔƵ-8ǣ-7ŀłŃŇŗżƑ7ţƮ8ŞŸƫ9BPƁƤƬ10ķŜƒ11bĹ12ƍƗ13I18ƯƱǚ19FĴ21Wľ22ĸ24Ř27ŝ28űƷ29ƀ30ƪ37ž40ƃ44Ʀ62Ƨ64Ǩ
if your	68 -18ǣ-11Ǐ7ƫƸ8rƃǚ10ǝ11ŵǔ13Ƅ18ƤƮ26ǘ31Ǖ
if yours	89 16Ŷ31ŵ
important	78 11ƶ16ō17Ʊ29ľ
important to	83 11Ʊ13ƶ16ľ
improvements	89 12Ǣ23ƌ
in	32 -39ƭ-29ĺ-23ŒŔŗ-18aZƮ-17ƨǄ-16Ŷ-15uŢž-14ŝǟ-13wxōœź-12ŊƁƓǝǥǩ-11oƕƘƧ-10şƆƠƺǃǘ-9Dśơǔ-8pBOłŞǇ-7cŦŴƒƜưǦ7zŏųſƬ8Ļńŵƃƿǀ9jAXŇ10GĹƶǂǈ11iMŎŻƛƵ12KŷƊǞ13QŌƤƹǋǓ14yEƞƦƱƼǧ15Ņ16ľŤƎƲƷ17ŧǐ18ƚƣǡ19sƐ20qSķŽƾ21ƍ22ĵŃǍ23mš24Ǒ25lŚţǌ26vŖƪ27nR28ű31ůǏ32Tƥƽ33Ķ34ż36ǅǉ37Ƹ40Y42Ǌ43C49Ǘ51Ɨ56Ɲ
in #	65 -21ƭ-18S-13Œ-7œƺ7ǣ9yƚ10ǧ11dƴ12eƩ13ő14Ƌ15Eż16ţƲǅ17ƈ18ƌ19ſƹ22IŻ24Ů36ƅ38Ǟ
in $	58 -44Ŕ-17ƭ-16Ɨ-15ƙǋ-14ǖ-13ų-12ǅ-11Ʒ-9lB-8Wƅƈ-7y7ƢƮƱǣ8TXŁŃ9ǄǤ10Fƣ11Ư12Ŧ13RƝǐ14vEŌ16sƛƼ17Ř18qƉ19ķ20Ƶ21ĶǊ22Ĺ24ţ28ů30ű31C33Ƥ51ŧ62S
in @month	75 -7pŕ7Ľ8ƛ9Ź10ĸ11Ɵ12y20Ť21ǜ26ƾ27ť
in a	56 -15Ǆ-9ĹƝ-8R-7Xǩ7ĻƼ8żž10Ǣ11Yƾǋǧ12Ƙƿ14ƚ15ķŰ17ǁ19i20ƙǉ24ŃŚ25Ǌ28Oľ31T35ŭ
in an	86 -16ņ-8Ĺ-7ƃ8ż17ƞ18P26ľ39ǖ
in and	84 -10ŭ11dR13Ǘ14Ɵ
in any	87 7ű22ż
in at	83 10G56Ņ
in between	89 14P20š
in business	82 -11ǝ-8ǟ10Ɵ76ǅ
in case	80 11ƀǨ12Ɗ13Ɓ18I20ƲǠ
in charge	89 -7Ǡ13Ǚ27Ł
in coverage	87 -27Ɓ16Ƭ51š
in for	86 10ţ11ǀ16Ű23Ǒ27ű
in force	83 7Ʀ12Ō36ŏ
in from	89 -19ǔ-10L10s25Ǖ32ǖ
in front	80 10Ņř44Ś
in full	86 33Ĵ
in good	78 -7ƽ10ĵ22ǂ28ű
in how	89 10Ǣ11Ʈ13c
in is	84 -10ũ-8ķ7ůƯ12s14ƣ17Ũ22ǋ
in it	69 -10ǖ-9ǩ8Ƅ10ƅƙƟ11ĶƷ13ƐǏ16ǆ25Ʃ28Ʊ32ƪ46Ŗ
in law	80 9n14A15Ņ16Q17B
in liability	89 -40ž9Ƃơ15ǌ41ǡ
in may	89 11šŹ14v
in mind	82 -8I-7Ņ34X46Ƭ
in my	84 11L13jņ14Ż16ƽ19ō
in on	81 -8ŏ10a12Ĺ22Ŭ28Ŝ39s
in one	81 8ƤƸ9œ10ǔ14ĴŽ21ş
in or	89 9F17M22Ž35ů
in person	87 50M
in place	75 -8H-7Ɛ7Ļ8Ƴ16Ʋ20Ō29ŏ38Ń57Ʀ
in sales	87 -7Ƭ43Ǌ
in savings	78 34Y
in school	81 7v34m
in storage	87 9ƥ
in that	67 -16Ŷ-12C-8őƆǩ-7Rǈ8ƍ9Ľƣ10lMǋ12Ť13ƞ14Ųųż16ƥ17Ǔ19Ǘ20S22Ƥ24ƪ44G53Ɲ
in the	43 -26ĺ-24Ʈ-19Sƣ-15Fǖ-14šƠƪ-12ƅơ-11Jŗşǐ-10PƘƜƨǋǚ-9aĿōŭƭǅ-8qŅŚƦǜ-7iQœŖƤǊǔ7XŻŽƚƾǧ9ĽńŕŹƁƏǂǇ10Ǝǝ11ƃƹ12Uţ13mHŤǞ14Lƌ15ŀƑƼ16fNŠ17lKĹƊǀ18ĵ19yƷǌ20Ū21Ķ22A23ƐƸǍ25ƥ26Ɲ28ŷƽ30ŵ37ǈ42n51Y52Ǘ63Ɨ
in there	67 -23Ǆ-18Ƙ-16G-15ǩ-11VŜ-9ŀ-8ō7h8Ş11Ǎ12Ƌ13ňšƢ15ƛ20ƪ22SǓ28Ɲ35i40Ň49Ŗ71Ɨ
in this	81 -19ǅ8Ļ9ǣ13q16k31ǩ
in to	79 -28Ɲ-7i7ƾ8ǖ12ţ15ů17Ś23ǔ34R
in tools	75 -7Ǣ18Ɲ35Ǐ
in town	87 8C15ǩ35Q
in trouble	87 11Ʈ13p
in wages	84 44ǉ
in when	89 -10ǈ21ǎ25Ǒ33G
in whose	80 16ǐ
in with	82 -8H9ŕ10ƚ11j13Œ14Ǆ23Ʒ24n
in writing	89 -10Ư16Ƅ27Ʋ
in your	60 -20Ƥ-15Ǎ-10Ɨ-9a-8wYƘǏ7ļƪ8HŐ9ŀƍ10ĵŲ11Śƿ12ǡ13ĻƜǗ14ĶńšŽ15ƻ17ǌ18c19gƦ20Ŀň21ķ22ǐǚ24ƶ31Ɲƥ36ƣƽ
inches	89 15j26ƺ
include	76 -13Ŗ-12Ǉ14sƆ15ǉ32ŏ
include $	80 -14Ŗ35ŏ
included	83 7Ơǣ10Ɓ13œ
income	67 -7Ǣ8ƭǔ10Ƭ12u30Ư33Ʈ35ǝ47T
income $	76 -24Ʒ-14u8ǝ30Ʈ39Ư52T
income besides	79 30u
incorporated	84 11ǆ13ǃ
incorporated $	86 25ǆ
increase	81 24Ŕ36œ
increase $	84 10Ŕ27œ
independent	89 16Ǒ
info	83 8ļ11Ľ13Ŋ21ń23Ǘ
information	81 8Ǖ11Ľ19Ǘ21Ļ
information do	89 30Ǘ
injuries	81 9ž33ƃ40ǣ
injury	78 12ƃ45ž
inside	74 -23Ǎ8Ʃ9ƌ11Ŗƛ12ƪ14ūŰƏ15ƣƥǄ44Ǣ
inside $	86 -25Ǎ-14Ɨ15ƥ20Ʃ21ƣ26Ǣ
inside the	87 14ƛ17ū18Ə
inspector	79 18ƈ
inspector say	79 18ƈ
instead	86 7rM12Ǒ14Ƶ16K
instead of	87 7r12Ǒ15Ƶ16K
instruments	78 30Ƙ
instruments art	80 8Ƙ
insurance	48 -16Ƹ-13Ǆ-10Q-9Ǣ7ŧŪƀƇǤ8rřŜ9Aƙ10ſƴǨ11ŘŚ12ĺƁƳǒ13Ş14šƩ15şŦƃƦƬƭ18ŁŐǓ19ľ20ŏǥ21WƄ22Œţƕ23ņǌ
insurance $	57 -16ƨ-11Ƹǩ-10ņ-8ĹƢƧƬǢ-7Łǥ7ľšƕ9Ʀ10A11ŝŦ12ƙ13ŏǘ14ǌ15ƴ16ţƃơ17ƭǒ19ƁǨ24ĺ25ş38Œ
insurance at	86 -21Ƨ-14ƃ-13ş-7Ƹ46WŁ
insurance card	87 20Ƅ30Ő
insurance company	80 -16Q-9ǥ7ƴ10Ǥ15Ş16Ƈ17ţ20Ő22ľ
insurance do	78 -23ƨ-16Ǆ-8Ƨ15ƀ19Ʃ20ş28ǥ30Ƭ
insurance does	86 23Ǔ
insurance for	89 13ƕ
insurance from	87 12W17ƫ
insurance hits	89 30ſ
insurance is	87 -17Ʀ-7Ő9Ʃ12ƨ24ǩ
insurance now	86 -7Ő12Ʀ19ŏ
insurance on	86 -9Ʀ-7r14ǌ15Ǩ22Ƅ23ƨ
insurance or	87 7Ʀ8AŠ
insurance papers	89 -8Ǘ22ǒ31Ś
insurance pay	87 -10Ő-9Ǩ8ž15ƨ16Ŧ17Ʀ
insurance through	87 -25Ʀ13ƕ42Ƨ
insurance with	87 -24ş23ƨ31Ő
insurance you	86 9Œ13Ƭ14Ş44Ʀ
insure	83 11ǌ12Ū13ƓǨ20Ǣ
insure the	89 12ǌ30Ǣ
insured	61 -21ſ-16Ǐ-12Ő8ǃ9Ǔ11šƃ12Ɯǌ13Ǆǧ16Ŵ20ǥ23ş26ǒ29ŏ32Ǣ40ŗ41ƨ53Ɠ
insured $	71 -16Ő-14Ǐ-7tŴſ13ǧ16Ǔ30ǒ35ş47Ǣ52ƨ
insured at	86 -12ƨ-9ŗ22ǥ38Ɠ
insured for	78 -14ş-7ƒ10ǌ41Ɠ72ŗ
insured what	80 18ƃ
insured with	87 -8ơ-7Ŭ7Ő14ş18ǥ
insurer	82 -10ŗ-7S13Ţ14Œ19ƴ33ő46Ő
insurer $	89 11Ő14Ţ29ő
interest	86 -12Z-7ǩ11Ĺ13Hƪ22Ɣ24Ň
interesting	87 11ō19B22Š
into	69 -12Œ-11ǅ-10H-8Ł-7Ō7ż8ſǨ9i10łŎ11gG12ƀ13Ŋ14dRƪ15Ķ17ŠǞ20ǣ21ƛ29ƌ34S
into it	87 8ĺ16S25ƌ
into the	83 -12ƌ-9H11S12ƛ14G18Ǟ19R25ǣ
into your	86 -12Œ-9Ł8Ǘǘ12Ǩ14ƛ17ł21Ķ
inventory	81 15Ǣ22Ɨ26ƝǏ
invoice	77 21Ǖ23ǘ
invoice or	80 22Ǖ
involved	87 9Ł10ż16f
ira	87 57Ķ
ira $	89 39Ķ
is	23 -22Ũ-20Š-18Ƹ-17Ʒ-15c-14ĺ-13ņŦǘ-12ňǒ-11Ť-10SŏőţƜƽ-9Ƭ-8OĻšŲ-7dBĽŎƹ7złƞǎǙ8FƐƒƙƦǞǢǧ9ƀƏƪǊǝ10EķųƕƗƯƾǁǨ11ľƍƔƧǜ12lnXĿŅŝŞƼǔ13fAƑǖ14ŕŖǇǥ15KĶşǣ16ahŷơ17ĵŉŐŗŭſƢ18IžƥƫƱǈ19ōƩ20JŁƉƘƠ21qsvDQRTźǅ22yNPYƅ23p24ŬǗ25Ɵ26Ɓ27ŪŶƆ28ůǃǆ29ŒƇƊƓƨǂ30ĹŃƲǋǛ31Ŵǟ32j33ű35ƶ36o37x39ŀ40i43Uǩ45t46Ǎ
is #	70 -21Ƭ-19q-18ŏ-12s-11Œ-10Ĵ-9T-7Ǣ7ǈ8y9ƭǐǣ10Eƶ11Ɔ15œ20Ÿ22I26D31ǩ33X45Ɠ48v50p55Ơ
is $	74 -26t-23Ŗ-21Ř7ŀǖ8œŴƕ13RZŐ15ĵŒ17Jń18w48ǩ50o
is @day	87 9k11L
is @name	75 -33i-20Ƹ-12Ő-9b10J15o24s35ǂ47w60t
is a	54 -22Ɖ-20ƭ-17S-11Ű-9i-8ŀŇŕű-7pŨūƖ7ŏŒŢƁƥ8qŋ9BUŽ10rCĿŝšŬſǙ11bxĻǍ12ǥ13Řƈ14vƤ16ƇƬ19ƨǁ20ǅǏ21M24Ū25Ʃ37L39ǝ41ƅ
is about	78 -15ŕ8ů11I13Ə14ŉ18Ĺ19ƪ31Y
is alcohol	78 21Ǜ
is all	78 -10ƥ-9Ŵ10ķ12ş13Ʀƶ14ŌǨ18Z26Ɨ
is an	79 10ŠǦ11ķ13Ʈ14ǉ17Ķ27ǆ
is any	84 -9Ɲ10Ǘ12u15Ŷ18Ǐ30ƥ
is anybody	89 -12n-8Ł28ŏ48ŷ
is anything	84 9ĵ15ƥ16Ǖ17ſƐ
is asking	89 -27ơ9Ƅ12ǌ21ǧ
is at	80 -15W-10Ř11qƯ13r14Ŏ24ľ25Ʀ
is awesome	87 7o12Ǌ13ǟ16Ƨ26ƿ
is been	82 9ƌ10š11i13Ľ21A35ǟ
is business	81 -10Ɲ-8Ǆ-7ǆ14U91ǟ
is changed	77 34Ǟ
is different	84 -15ǩ-8Ş26ĺ27ũ32Ŕ
is down	77 -8ŭ11ƫ25Ɗ26Ǟ
is driven	80 12ŭ
is everything	84 15ķ20ş23i25U
is fine	87 13ť14Ǌ16G22N
is for	89 -8Ő10ſ16Ŵ51ǩ
is free	89 9Ɣ16ǁ17Ƨ
is going	78 -8ōǩ7Ź9z10žƢ13ƯǞ16ǟ18ĺ24ł41Ĺ
is good	82 -7ű7t14ĵ19S22p26ŝ
is got	75 -31n9ŀų10Ũǆ12Ł13j15Ő25Ŀƨ31ű52ş
is great	89 12x15a23T
is he	64 -18v-14BPQ-12ƺ-9Ūź-7fŗ8A9n12o13r16h17ǂ23w29Ŵ30Ņ31Ź35p37q43ƨ60s62t
is her	79 -26Ƹ-23d-9qwŇ-8x10Ŵ15ǈ19o27ǂ38v41B46ź
is his	80 -32Ŵ-13Ƹ-12a-9w-8ǃ11ǈ17ǂ21ź37q42oų
is holding	89 37ŀ
is home	87 -7ǋ29l47C
is in	59 -22ǖ-19Ƥǩ-16Ĺ-15ƒ-14Ƣ-13ǋ-12Ơ-11ōǏ-10Ŝ-9ƅ-7ŷ7Ł8ŐųǍǑǙ10WƋ12Ɖ13ķ16Ū17Ƒ19qƊ20ƻ21Ɓ22ŀ24n25Ķ34ǌ43Ɲ46Y47Ǘ74Ɨ75Ŗ
is insured	89 -11ŗ12ş16ǒ18Ɠ
is is	87 -12d9Ů13u15p17o
is it	42 -26ǩ-22ƪ-17Ÿ-15ō-14rƒǡ-13aftwCDƗ-12ksLŔŤŨƥǘ-11NXŏŮŵƵǞ-10xŌőŠƠǏǑ-9bpyBŅŖŦŧŷƘƭƽǔ-8vĿƔƬ-7GMĻńƸǈ7śŜǥ8FWŊŕůƐ9ơƹ10ŪǤ11Řť12RŚŭžǍǠ13ňƼǖ14oŐƅƖ15ƀ16ūǅ17Ķŝ18ƯǛ20ŒƕƞƢ22ŴǇ23uƟƶǆ25TƉ29ŀ30ŰƇ32űƣǟ34Ɠ37i38Ʃ40UǗ41ŗǃ44jŁŶ52P64Ɔ
is just	80 -8Ū-7n10ƿ11Wŭ13Ŵ15Ʃ16y17Ƣ34ŷ
is kept	86 -8ő10ƥ21Ű30ŝ
is left	79 7z12Ŗ13Ƨ25ƶ40Ŭ
is like	86 -11Ǧ11ƂƊ12ƪ
is most	83 -9ǖ18ľ19Ǌ
is named	71 8Ƣ9ƚ32ƫ
is new	89 -18Ŝ-13Ĺ-10Œ21Ǟ72i
is next	78 -16Ʊ-13ǥ-12W-10ƣ-7Ŏ17ƫ21ř25y33Ǟ40V58Ǎ
is no	81 -9L-7Ʀ8s11ƨ12ŕ13Ǩ15Ńũ19ŉ
is not	70 -29ŀ-18p-12ř-7ō7ſƳ8ĸŗ9Uŧ10lŮ12cƢ14w21Ǒ22Ŷ24ƥ31v84ǩ
is now	89 47N
is on	64 -42ǩ-19a-17Ƭ-16ơ-12Ʀ-10ǌ-9qrƔ-8ǖ-7Ʃ7dŀ8Fǥ9Ŗ10ĹŻƑ11ŗ12Ƣ13Ő14ƺǛ15žƃ17ǃ21ĿƓ26Z27ŷ39ƨ46ſ66ǈ
is one	87 8ǋǡ20ǔ25y
is out	86 17X18ǈ
is right	86 12s35N
is she	69 -24Ū-14ƹ-12Ɖ7o10p12ź13x15Ŷ16űǂ17Ƴ18ry24t41Ŵ54q
is sitting	89 8Ɵ14n16Ɲ
is smart	89 16ũ19A24ń
is still	83 -7c12ŉ13nƪ22D26Ƶ
is stopping	87 23Ţ27ŀ
is that	42 -28Ǉ-18w-15v-14ķǥ-13iU-12A-11yĺƞǊ-10jĶň-9ŦƓƳ-8Ǣ-7nIZśƗƹǘ7fJłƀƁƺƼ8WŔŸƔƘƠǁ9BűŽƍƝƾǕ10psGŐůŷưǋǚǛ11FSTūǉ12ńŵƅƇƜǩ13Łſƛ14bdEŪ16uĻľƙƻ17Ĺ20ļǖ21őŒ22ŕ24h25Ʃ26ō28C33R34ŭ48Q
is the	42 -42Ŵ-28Ƣ-25Ƥ-24ƣ-20S-19ŷƩ-17pǈ-14i-13dGTYŖƝǄ-12ūůƶǂ-11qCŵƑǖ-10nľſǅ-9ĻŃŹƯƱ-8LWŁœƗƨǐ-7sņŇŤƸǒ7JĶķƄƦǎǜ8XōƐ9hkŚƊƌƟ10ƅƉƋǊǏǢǩ11Ƨ12IKƛƞ13wA14mvUŘųǌ15E16Ŷƫƻ17ű18Q19Ů20ŭǥ21y22FłŗƘǆǇ23ŕƆ24ƪƬ25x30Ƈ32Œ34Ǎ35jŬ37ǋ38ŀ39ǟ54Ū55ơ57ƒ
is their	87 21Ŕ31Ņ
is there	47 -18ǩ-13šƢ-12jyŏ-11ľƨ-10U-9ŗřƥǆ-8şǈ-7G7ƙƪ8ƁƏƳǍ9ŀƸ10XŃű11ŞǓ12Dƃ13ŁŌŹƑǦ14Ŭ15YƦƶǢ16nƍ19AƂǔ21ƣ22Ɗǃ23Ƨ26Ǜ28ŵ29ŉ31Ʋ38Ʊ41f50Ǩ51ō
is this	68 -20ĺ-18Ł-17ơ-16Aş-13o-11s-7r15ŏ22Ń24ǅ25Ƶǈ30H38N39I43Ĺ97a
is under	87 -9Ɖ-7c9G15Ɗ27n
is up	81 -27Œ-21ŀ-7ǩ12t16ź18ŽǄ23i28ŕ61Ĺ
is what	65 -16Ř-8a7cľƃƶǢ8uEŞơ9LĿťƱ10iyHĴŀƌ11Ņ12Ź13vĸƠ14U15G19ĺ24Ť28Ŧ33p
is when	83 -7Š10G12S13ŕ14ƅ17ŧ18ť
is where	89 -7C18D39M
is work	82 -24ǟ-12i-9R-7ŭ21ů79U
is worth	81 9űƗ12Ɓ21ķ
is you	76 -22ƾ-18u-9ƫ7h8Ł10pŷ15ŝ17a23ǂ27Ƣ67n
is your	41 -34ǌ-33ǈ-27Ŀǟ-23Ɔƻ-22B-20ŭ-19oǃ-18Ǘ-15řǞ-14C-13őƓ-12ŪƃƇƈƗƬ-11ŖƝƧ-10MŁŕŞƮƯ-9LĹŋŬ-8WĴĺŦƖƩƷǐ-7nłŎŏŰſǆǝ7gKŅƕ8Ŵǀǂ9vŀƞǔ10DIĶŚşƢ11dƸǖ12Rŗż13eƠ14ĵūƼ15Ÿžƫ16qwŹƔǄ17zXǠǢ18Ƙ19ǇǊ20ilsAŒǍ25ǋ26y27ƾ28TŜǎ29P30Ř33Ʋ34r37ƺ38Ń40ǣ41x49t51ů53Ƥ56Ňǩ
is yours	80 -13Ɲ-7FƩ7D10Ŵ11Ɖ12A13ű14ƒ15ǌ21ĵ24Ʀ33ķ
issues	86 13ǂ16Ƹ
it	28 -35Ĺ-22MĸŅ-20Ʒ-19Ǒ-18lvCǔ-16y-15cqLƸǄǈ-14ŹƦƨǐ-13xZŝǢ-12agŷǝǩ-11YŞƃƤǌǖǙ-10ptOXŉƘǕ-9hņŻƾǠ-8zşƣǜ-7GHĻǂ7Dţ8ŋŜŵƄ9ŘŽƁƎƶƻǘ10ſƖǏǧ11ŐŦŸƈ12JǞ13ĵĿŲƌƯ14Ƽ15inšƂ16AFŴƊ17ŁūƐ18ĺŠťǟ19ƽ20ŮƓǆ21PŎƙ22ł23břƢ24ŔŚƀ25Ŋƭ26śƟǗ27B28Ň29Ɖ30ǅ31ŤŬǍ32ŃŌƇ33Ĵ34UŒ35Ű36ƞƫ37rƆ38ŭųƧ39ŕƒ40ŧ41jŀƩ42Ũũ43ǃ44ŗ45ƅƵ48œ50Ŷ52Ŗ55ƪ67ű
it #	87 -9Ɔ-8Ŷ-7ű27ŗ94ž
it $	43 -42Ǆ-30ŝ-27Œ-23ŷ-21TĹƶ-20ĸŪǛǟ-19Ɨ-17ļŞǌ-16ǋ-15ƔƯ-12qwZŜƣƱǖ-11słƞ-10jyHľŢƇǐ-9oMOYšơǧ-8inVƲƼǇǈǝǢ-7ackCŹƟƨƮǠ7bŠƽ8Ĵ9ĻœƎƕ10fūŰŸ11UŎŐŗƅƓƭ12Ɛƙ13XűƝ14ŤſƌǗǦ15ĿŃōƀǍ16Ʃǉ17ŧ18EŮƫ19SŭŲ21ś22Ǐ23őƂ24Ōƻ25ƒ27ũ28DŨǩ29Ŗ30ŀ31Ŧ32ŴƆ35Pǘ39ǆ43B44r45Ŭ47Ƶ50ų59Ŷ63ƪ87Ň
it @name	87 -9Ÿ-7v15bw29o
it a	64 -16Ơǎ-12Ƙ-10Ʀǉ-8X-7Ōǌ7Š8KŗƳ9Ɣǣ10Fƅ11ĺ13i15ơ16Œ17Tů20Uœƞ24ƛƩ26Ɔ27ǟ28Ŷ33ǅ40ƣ48Ƈ
it about	84 -11ń-7Ş13ƶ14Ǟ15œ17Ĺ25Ž
it again	89 28Ɠ43ň
it all	68 -13A-12Ũ-10b-7wǑ7Ɗ8Œ9ĺƗƵǗ10ǃǐ11Zǜ13Ŗ14Ƣ15qƖ16Ťǋ18kƲ20ƌ21ł23Ǉ30ǖ34ƫ
it an	84 -14F-9D15ƅ24ǆ40ƣ
it and	70 -14ƪ-7ƒ9pJ11ǃ15A17ơ26Ʃ61Ɠ
it appraise	89 28ƒ
it at	86 11ŠŰ14ŗ15Ɨ16ŏ
it back	82 -13Ŗ12ň13ŭ30ƪ46Ɠ
it be	73 -13Ʈ-9rŎ8Ư12b14Ş15M16ŝƬ29Ļ33s41Ŋ44ǩ
it been	80 -7ǟ9ƈ10ņ12jǅ13i15š21U
it before	81 10Ʋ45œ
it built	89 18ƅ
it burned	87 -7ǝ16Ƒ27Ɠ
it but	87 8g15Ư28ŀ
it by	82 -24Ń7Ł12ū18śŨ31Aǧ
it come	77 -16l9Š10ƒ11WǕ13T16Ľƚ21Ĵ23ł45Ť
it comes	83 10ł14ĿŘ18H27ľ
it cost	72 -18ŀ-12Š-11ƓǝǢ-9Ƶ-7ǩ7œ8Ƨ18Ư21Ƒ34Œ47Ŧ48Ǐ
it cover	89 -10ŗ27Ŗ
it covers	89 28Ŗ
it different	80 -14ƚ23Ř
it do	84 10ƥ12Ǝ13ű35Ŗ
it does	89 -8ů13Ŵ14ǆ
it done	89 10ǁ25Ń
it down	89 14ƀ15Ǟ18f26Ÿ
it due	89 25ŕ
it ends	89 11Ʃ14ŕ
it ever	83 -12ű12ƙ21Ÿ22ŭ31Ʃ37Ɗ
it for	65 -23ǘ-18Ř-13Ǡ8Ō9pT10Ļ11Ő12ƭ14ŭŽ15ƓƬƵ16ŎŲ23Ư25ƶ53ƒ56Ŝ
it from	83 -10œ8ũ13Ʀ16ǅ17ś19ŧ33ƅ
it go	76 -11Ũ-10Ŧ-9Ǧ-7Ķ11ƒ12Ƨ13ƞ14j20ś25ŗ27Ŕ30ƫ33œ
it goes	89 16ų
it going	83 -22Ʒ-7Ŷ7ŋ12Ɵ14eľǨ15iƮ21ǟ
it gone	79 25Œ29œ
it got	84 7gƆ10š12Ů14ű17ƪ
it happen	83 14Ť20ũ36ť
it happened	76 -11ĸƳ-7š8ť9Ŧ20ũ25Y27Ť
it hard	79 22Ƴ40U
it have	78 -60ƣ-32Ʃ10Ůǥ11ƭǆ15ű16Ń19Ƈ22b25ƪ88Ǎ
it how	89 13b15x18Ÿ
it if	83 -7ƹ18Ƨ20ƫ35Ƶ
it in	68 -49Ŕ-18ǖ-16J7ţ8Lƚ9ǧ10Ɗ11bĴŃŎ13Ŀ16ƪ20ŌǍ23Ś25KƵ44ű67ŧ
it is	49 -19ƒ-16u-13ǩ-12XŶƬ-11bƫ-10c-9ľŖ-8CLMŇŤ-7pPĴŚŠŦũƺ7QŔƧƻǈ8aGšƼ9AZŊŌŽƭƽ10iŭƊƮ11NWƗƙƵ12rŎřū13źƁƶ14ſǆ16ƱǛǟ17ǡ19k20ŝǃǅ21űǄ22Ƣ23ŷƩ25w33Ɖ35n41ƅƠ44j
it it	89 15ť21Ŀ
it just	64 -27ž-16D-12Ǐ-11ǡ-10Ŷ-9Ĺŵ-7ŁƩ7ŭơ8Űƭ9ŠŹƦǆǋǛ10ƨǃ11ƝƟ13ń15nŜ18Ǉ28ĺ32ƀ42u48Ū
it lapse	89 10š
it last	84 -15Ŝ-7Ɖ19ƈ20Ŗ29ƭ35ť
it like	83 -9Ŕ13Ƶ14œŶ17űƤ25j
it made	89 -7Ĺ27ƫ33Ƈ
it meant	79 30Ư
it more	78 -12œ-7ŝũ10ź11YĿťŶ14Ň18AŞ20Ǆ23Œ26ň
it mostly	89 -7ŭ9ķ14Ŵ
it new	89 -7Ƈ10Ǆ14ƅ
it now	76 -13ƒƸ11Ů27Ĵ29Ũ31Œ
it off	77 8Ƃ11ĺƾ14I15Ś19ŋ22Ƅ
it okay	87 9ĵ18Ŋƾ
it on	70 -12Y7œƠƮ8ǘ9Wű12jŚ13LĸŰ17Ĵ35D39Ŕ
it one	80 -10Ǣ-7U10Q11Ʃ16i27Ɖ39ǥ
it only	86 -17ǌ-10Ŷ14ň19ųƢ26Ǉ
it or	70 -14ǖ-12s-10Ʊ-9Ő-7ƪ7ǘ8ĸŁŠ9mŎǀ10Ŧ11BFŊŖƌƮƴǅ13ơ17ś22cƵ25rŜ33ō
it out	77 -12Ǒ-10ĸ-8B7Ƭ10YĴ13bƵ14Š15AŰ17ƪ23Ɵ34Ɯ
it over	78 13Ŷ14ŀ16Ĵ33r35Ǟ39T40Ɔ
it rains	78 20ƙ
it renew	75 23ŕ
it right	75 -18ŗ-11Ŗơ8ƍ9ĴŎ11ňűǘ12F13Ʋǌ14tƿǃ16Ķ20b23ŏ
it run	83 -11Uƭ8š17ŕ22Œ57ű
it running	89 -23ǟ13ű21Ŷ22Œ
it say	72 -21ž-10Ÿ7ǌ9ſǓ11řƺ12Qǉ14ū15ǧ21ǃ22Ś31ŗ
it says	80 9ž10ƩǢ12qFļ18ř22Ů23Ś
it sell	87 -7Ļ10ű40ƒ
it sit	89 19Ǜ28Ƈ
it slow	89 -9U-8ŕ7J16b17ǎ23ǟ
it so	82 -9Ǥ7e11ǒ12Oķ13ƞ16ĺ
it sounds	89 -8Ň13Ō14ƽ25b
it start	89 -14Ə-12ĸ-7ǅ7b18Ť22ŕ33X
it still	78 -13a-8Ÿ7Œ9S11j12ũǋ13JŜ14Ƨ15H16Ķ17ƺ31Ũ
it take	74 -11Ũ-9B-7ŠűƤƧ12ť13ƬƱ23ů24ł26Ţ28ŎƗ39ŧ
it that	78 -12ť-7ű7Ť8K9Pƴ10Ŕ12ĺŠ14Ĺ16ļƐ21Ƴ28ŀ
it the	70 -38ž-18ƒ-14Œ-13Ņ-12ō-11U-10ǣ-7łƞ8ƈƶǇ9xŘ10ŉǤ11Ǡ13ǂ14ļƄ23Ş25ĺ37Š42ŝ46ŗ64ŀ
it there	86 -38Ŷ-25Ň-12ŝ12Ǔ14ǖ20ǝ42U73ƞ
it to	70 -13Ţ-12ů-11ƫ-9ņ-8K-7ŌƳ8Ƣ9Ŵ12Ĵ17B18Ń21J24Ř27ŖŜų30ŭ31ƶ38ƭ
it today	75 -9Ń7ĺŒ25Ō35ŀ
it under	82 9œ12ǣ27Ŏ42ƒ
it up	70 -7iK7Š8Ĵ9Ť10Ů12ƥ13O16Œ17Ō21ŕƫ24r26ř35Ś36V48Ł
it used	87 29ŭ
it was	71 -22ƾ-10œ-8Ŧ8Ƴ9ƅ10Ư11ĺƓ12Ɛƛ18ż21ļ33Ƽ34Ũ37ŵ39ũ
it went	79 -9z-8ǩ-7ĺ13ņƅƳ17Š32Ŕ44œ
it were	80 13ǝ
it what	77 7ņǁ8Ƃ9ő11f13ŇŚ14Š15Ŕ16Ɨ20Ʃ
it when	78 -8ƙƳ8s11ƅ15ǜ19Ɵ21Ǐ25Ƨ28Ũ
it who	89 11ŁǠ
it will	86 9ĵ11ł12ƹ13ũ
it with	77 -12Ŝ-9S8Ŋƙ11sŚ12Ŭ18ńƢ20ǅ27Ƨ40Ŗ
it without	87 10ƈ21Ǩ
it would	76 -16Ŏ-11ű-7rǩ7Ə14ƒ15ŵ16Ņť19ư24ŖƓ27Ţ
it you	78 -7Ŗŗ8Ž9r11ŀ13oQ15ƪ16Ŷ18ƴ20ũ23ǌ25ż39P
it your	78 -37Ǎ-14ƅ-13ů-11A-10ķ-9Ņ9ǒ14B16Ư17ƽ19Ƥ21F29ƞ38Ŷ51ǋ55Ł
it yourself	76 -10ǚ7ǅ10Ɛ15Š16ƀ21ţ
itself	83 -7ŗ10Ǣ12Ƙ16Ɠ18Ĵ21C
jeep	89 -22ǐ12Ū19ų20Ŭ
jewelry	73 39Ƙ
jewelry $	87 20Ƙ
jewelry instruments	80 8Ƙ
job	56 -15G-9Ťǝǩ-8ōŲǨ-7ǂ7ţŧ8Ŵ9ňƷ12ĶƦ13Ɲǀǐ15Ƭǧ16ů18RǓ20ǣ22Ƨ26ǈ38V41q50S51U55P57W
job $	67 -9ǝ-8ţ7t8W9Pů11ǧ15ǈ16S19ƦƧǐ26ǣ30q38V69U
job ask	80 16Ǔ
job even	80 23ţ
job or	83 7Pŭǈ25W
job title	89 12q41P
job what	89 -7ǥ14q17W
job you	89 12S13U14Ƭ22Ǔ
jobs	74 -12Ş-7Ūů9Ǧǧ11ǡ13ƨ16Ǒ18ǈ19V21Ƨǔ27Ǆ31ǐ
jobs $	80 -8ůǄ-7Ū10ǧ11Ƨ22V23ǔ30ǈ33ǐ
join	86 -9L9Ŏ10ő28s
jump	80 -14ĺ-12Ň-8V8ǀ9ƍ32Ŕ33Ţ34œ
jump $	89 -15ĺ-11Ň16œ37Ŕ
junior	87 8m20w22a
just	48 -17ŗ-16ł-15ƞ-14ǡ-11DǏ-10ō-9ǐ-8qƣƳƼ-7wFų7fŁŴŵƮ8evUZŅşǙǚ9hsķŶƍ10ŇƊƗ11ŊƦ14uCSǈ15ơ16ŔƢ17KŪƻ18ŖǑ24nŭ25Ĺǋ28ŷ30Šƀ31Ļ34Ǉ
just a	78 -14Ǐ-13ů-12ō-7Ǉ9K10ƿ11WŲ15Ɵ16ơ18ǥ21Ļ25Ŷ26Ɲ
just for	84 -8k13ů20Ǒ30ŭ
just get	89 -13Ŝ8ơ15Ŗ
just just	77 -13ƽ-8ŭ7zŶơ8ǒ9Ťƃ10U11Ų12ŕƼǝ13Ƈ20ǋ
just kind	89 9Š25Ʋ
just need	78 -9ŕ-7Ƅ7mƭ8p9ƕ11e12dŐ14C15ŏ18S
just now	73 -8ĺ19Ŋ40Ĺ
just say	84 13Ō16N40ǩ
just so	87 -9Ĺ7ŋ17ň21Œ
just take	86 8Ŋ9ś15ņ20ǒ
just tell	86 8Ž9ŀ17M
just the	70 -19Ƽ-16Ŷ-13Ǉ-11ŗ-9D-8ƣ-7Ʃ7ķ8ƃǉ10Ż11sƢ12Š13ǚ15Ʀ17ŷ18ş20hZ21ƻ24Ū25ž39ǋ49u
just want	87 8Ƽ14ư16Ļ30Ĺ
just what	87 -7ŭ16Y24Ɨ
just you	73 -18uł-16Ɲƞ-9ŭ7Ǘ12Ƣƨ14y15sŔ22ǆ25Ł30ŷ54n90Ǉ
keep	56 -12eǟ-10ǖ-9Řǔ-8x-7ĶƅƤ7ŉŸ8Wƀ10q11şǨ12ŋūƊǙ13Yǩ14Ʈ15Ɲ17Ś18ſ19ƥ20ǝ21oǏ30ō31Ű32Ǘ34ƧƷ36Ƶ
keep $	83 -20Ɲ-9Ķ-7ƨ18q22ƷǗ43Ǐ
keep a	89 -19Ɗ17ŋ20ƥ
keep getting	80 14ǝ
keep going	86 -23Ƶ-15ǟ11ŉ41ǩ42ō
keep in	89 16Ǐ31Ɗ
keep it	78 -22Ʒ-15ǖ-8Ś-7xƹǗ7Xũ13Ǟ23Ƶ24Ʈ30Ű46Ƨ
keep on	87 -12ǔ8Ǐ32Ǘ
keep that	89 12ŝ14Ű20Y
keep the	74 -19Ʈ-8Ǘ-7ƅ7ƀ8ƥ9Ś10Ÿ18ū22Ǩ29ſ63Ʒ
keep your	86 -10Ř15Ŏ30Ś
keepin	83 -9Ŷ9ŀ11ƶ17UŢ18Ž25ǟ
keeping	78 -8N7UƵ14ŀũ17tǟ28x
keeping busy	89 -46U-20x23t71ǟ
keeping you	86 -48ǟ-8N16ŀ53xU
keeps	78 -9ŭ12ŢǠ14c16ƻ17ǒ22P27Ŀŝ
keeps you	82 -10ŭ12Ţ18ƻ23P29Ŀŝ
kept	74 -9D-8ō-7ŋő8Yƃ18Ŷ21Ǘ24ŝ26Ű38ƥ
kept $	87 -8Ű-7ŋ19ƥ21Ǘ
kept you	89 -9ő10ƃ33ŝ
key	87 81Ǩ
keys	74 9v10Ń12Ŀ28ų35Ɩ
keys $	75 9v12Ŀ38Ɩ
kick	87 7Ń15Ōƹ17Ļ
kid	75 -19ų-9Ɗ-8Ʊ-7Ţ9Ŵ10nƶ14Ɯ15Ƙ16ź23ƍƦ27l63Ź
kid $	87 -8Ţ-7z8l12ƶ29Ʀ
kids	57 -9B-8t-7Z8Nƶ10Ɯ11ľ18ƍ21ŹƲ22ƫ23ƭ24n28vƯ29w34Ʊ40y48x64u
kids $	68 -19Ź-8ƭ9qƯ15Ʊ28Ʋ32n37v52u
kids are	84 -29v-17y14w50ƭ
kids college	89 7y
kids doing	86 -11t-7u47x
kids in	89 -12B7y14vN17Ư
kids names	86 35w
kind	56 -31Ǜ-18Ʀ-12ƪ-8Ňťƅ7Ƹƹ8ĺŢƨǟ9bư10ű11Ǝ12iXŊƉǩ13ŧƲ14Ťǆ15RƇ16hq18ŏ21ƣ26ǔ27Ū32Ǆ36Ƌ44Ʃ
kind of	56 -31Ǜ-17Ʀ-12ƪ-8Ňťƅ7ŴƸƹ8hŢǟ9ƨ10ư11Ǝ12iXŊ13űƲ14ŤƉǆ15R16q17ǩ18ŏ21Ƈƣ26ǔ33Ū34Ǆ37Ƌ
kitchen	72 9L11Ǝǈ14ƞ15ǝ21Ǜ24M54ƌ
kitchen $	86 12Ǜ
kitchen table	87 8ł35M
knee	87 13Ƹ39t
knock	83 7ƌ9Ĵ10mţ22R27ź
knot	89 41f
know	52 -12Ŏ-10Ĺƽǔ-8ŌƂƮ-7d7ŕƀƜ8OƷ9hĽņŋƐǂ10GňţŲƛ11Ű12Ŕǣ13cĵŒƸ14Ǝ15AƧ17r18ŅŜƓƩǃ19wō21Ƴ32ǩ37ŉ46Ŗ
know $	70 -19Ļ-14ǩ-12ƽ10žƧ12Ƹ15Ŗ17ƛ20r31ō50ŉ
know about	75 -11ƧƼ8Ƣ9Ź10h13ţ14Ŗǂ16Ų22Ǝ
know how	78 -9S7Ə8GŃő10ś14O17ǩ22c
know i	87 -13Ŗ31ň
know if	75 8KƧ9fšƵ10Ʃ11uF12ƜǦ15Ɛ
know it	83 -7ǩ9Ŗ10ĵ11pƯ14ǣ15T18ǟ
know of	89 8h9Ƹ11ţ
know the	87 10S11G13ű17Ŝ
know this	89 13ŋ24Ļ
know what	69 -13Ƃ-11ň-9ŘƮ-8Ĺ-7ŕ9ƃƩƷ10ņǊ13ŗ16Ƨ24Œ28Ɠ44ǩ62Ŗ
know your	87 -7Ŏ10Ř12ĵ
l	83 -23ŗ11ǆǦ12ǃ21ǡ69b
labor	89 14ǜ20ť
ladders	89 -11ų-8Ɖ9Ǚ19Ǆ27ǈ
lady	80 -16ǈ9cŵ10ǁ14Ŝŧ16t27o28Ɯ
laid	82 13Ƨ15Bŵ21Ň25Ǩ
laid up	89 17ŵ28Ǩ
lake	82 13ķ14ƙ23kƟ25g
land	81 -8ļ7G11Ƒ15Ƥ18J34ķ36Ň
landline	89 23I
landlord	68 -12Ƅ-8Ɣ-7Ǔ22Ơ29F39ơ41ǌ
landlord $	83 -56ǌ87ơ
landlord need	89 -54ơ-13Ƅ26ǧ52ǌ
landlord want	83 -8ǧ26ǌ
lapse	81 32š
lapse $	83 33š
last	46 -11dŦ-10ŨũƉǢ-9pŠ-8BŃňŒŕŤƃƳǗǧ-7DSľŧƌƟǜ7wŬƶ8yŁƩƫƼ9Ŕ10eiĽłƑƓ11ŵǘ12űŻ13ĹƋƲ14ƺ15ƹǨ16ż17šƈƚư18E19bcǉ20Ǜ21ǣ22ţƸ24aŜ25ĵǏǙ27Ǟ31ņŖǊ37œ38ƾ
last #	71 -13ƭ-10Ƽ-7œǞ7Ż8ƿ9ţż10ǣ14ƹ18š20ť22e25ǉ27EƸ
last $	80 7oǊ9a24Ʈ44ƭ
last agent	84 -35Ŝ14ſ56ņ
last check	89 11Ɠƾ26Ǣ
last checkup	76 15Ƹ26ƾ
last few	78 -16š9ǣ16ţ21ĵ
last look	87 -12Ŝ8ƫ20ĵ33Ŗ
last looked	80 12Ǟ
last name	78 -15ƾ-7ǃ7o20w25a45b
last policy	79 -12ĺ35Ĺ
last renewal	72 8Ǟ43Ŝ
last see	86 -20ƾ15Ʋ25ǂ
last spring	79 8Ľ27ţ
last statement	89 7ƪ11Ķ
last talk	89 -13ņ12Ľ29Ŝ
last time	71 -10ǩ-9Ɖǎ-8ĺǢ-7ũǗ7ĸƐ8ƫ9Ʋ10Ɠ12ĵ13W14tƈ17ƛ18ǘ22ŵƺ23Ŝ30Ŕ
last update	89 -17Ǐ18Ǣ
last updated	77 -43Ǣ71Ǐ
last workers	80 -13Ǥ16ǣ
last year	70 -22ť-8ǩ8ǉǦ9ǣ10Iǘ15ĺ18š19Ǟ20ő52œǊ
late	83 12OŃ13L17ĵǎ
lately	73 -16Ƽ-9Ť7UǕ8Ǚ10ƓǏ11Żǂ12ţżǣ13ĺǜ15ǟ17ƾ20Ƹ
lately $	75 -17Ƽ7Ǖ10Ǐ11ǂ12ţŻ13ż15ǣ16ǟ19ƾ21Ƹ
law	79 11ŷ12Ƶ14A15Ņ16Q17B
lawsuit	87 11Ŀ19Ǧ26ķ
lawyer	78 10A13ǜ14ǡ15ķǩ29Ʋ
lay	89 13ŚƤ16Ƨ22ư
layer	89 7Ǧ15Ɖ
leak	75 -12ƈ-10Ɯ12Ɖ13ũ21ƛ22Ǝ32Ť
leak or	80 -10ƛ37Ť
leaks	80 28Ɖ36ƛ
leaks $	87 -19Ɖ67ƛ
lean	84 21Ň22z25A
lean on	86 23z26A
lease	60 -29Ǎ-18ś-9ŕ-8ǧ-7ǩ8Ĺ10F15Ơ30Ŭ34ǋ41ơ53Ƥ63Ƣ69ǌ
lease $	73 -12Ŭơ-9Ǎ12Ơ15ǋ46Ƥ57Ƣ
lease ask	77 36Ĺ
lease it	84 -20ǌ13F15Ŭ20ǋ
lease require	87 16ǌ
lease say	83 -8ǩ-7Ĺ50ơ
leased	87 -8D15ǋ
leasing	87 -16Ƣ-7Ƥ12ơ16Ƅ26Ŭ43F
least	89 -9S12ő14ǅǡ16ŗ
leave	60 -14Ǩ-10ƨ-8Ŏ-7Ő7V8Gŷ9sŁƀǎ10ŰƂ13ĺƟǜ14Ŋƫ15ǩ16Ƭ17Ļƥ20ŗ23Ƴ25ŉ26Ţ35ƶ37Ƨ
leave $	76 -8Ţ9Ŋ11GƧ32ŗ
leave a	89 -11ƶ10m14ƭ34ǩ
leave behind	87 -11Ƴ37ƶ
leave it	83 -12Ţ-9ƭ9Ƃ17ŊŰ20ĺ28ƶ
leave something	86 33ƶ
leave the	81 -12ƶ-7ǩ9ŋ10ƛ13ƀ14sǎ19ƫƳ
leave them	82 -27ƶ15Ƙ26Ƭ52Ţ
leave your	89 11Ƨ
leavin	89 7y14Ţ17ƶ
leaving	82 10ƶ11y18V23ĿŢ
left	69 -10ŀ8ŖƈƳ9fŉ10ĸ11ķ13ĶƧ15ŕ16ō17Ţ19Ɣ20Z21ŝ26ƶ28Ŭ
left $	84 -11ŀ7z10Ɣ12ƶ16Ķ22Ţ28ŝ34Z
left on	78 10ƈ11f12Ɣ17ŕ31Ŭ
legacy	89 40ƶ
legal	80 11ǆ13ŋ17Ʋ29ǃ
legal name	87 32ǃ
lender	72 9Ŭ15Ƅ59ƕ
lender $	84 11Ƅ26ƕ
lender asked	80 17ƕ
less	79 -9Ŧ-8Ŭǉ9Ǉ10G13Ʀ15SŅƒ17Ů19ƪ23ľ
less than	84 11G14Ʀ16S17ƒ18Ů
let	63 -13Ŕ-11ǩ-10Ƥ-9wň-7Ŗ7ŁƀƛǓ8iŹ9ĵŘžƜ10Ńřƪ11Oš12Ɛƾ14rN15Ŋ16ŪƎ17Ļ19Ž21Ŏ25Ş27a35ǜ
let me	71 -10ǩ-9ň-8Ō-7w7dK8cŃőţŰ9Łƀ10iŹ11Ř12ř13O14Ɛ16a19Ŋ
let us	79 -12s7ŀ9ķ10Ž13Ōž14ĵ16a21r22Ū33Ŏ
let you	80 -12Ŕ-11Ƥ7Ƅ8x10Ǔ12Ń14š23Ǝ24N26Ļ38Ş
letter	74 -11œ9J10ū16K23b26Ś35Ľ40Ŕ
letter $	86 10Ŕ16b23Ľ
letters	86 9ř29b
level	73 -11Ʊ-8ƭ9ŀ16ƣ17Ɔ19Ɗ22mƩ
level $	78 -11Ʊ17m20Ɗ
liability	59 -9Ƭ7ǊǥǦ12Ǜ13ŗ15ơ18Ƃǌǚ30ƀ33ǡ36ž
liability $	72 -29ǡ-11Ƭ12Ƃ16ǚǛ26Ǧ34ŗƀ
liability do	89 -54ǡ21ŗ51ž
liability does	84 -12Ǧ18ǡ27ǌ
liability is	86 -10ǡ8ž28ơ
liability limits	70 -13ǡ-12ŗ37ž
liability on	89 -11ŗ10Ƃǚ23ž
license	62 -7nŕ12Ƅ13ƺǛ16oū17ǀ19d21a25Ź46Ÿ
license $	72 -20ŷ-12Ÿ7d10ǀ15ƺ16Ǜ18Ƅ19o21a30Ź
license now	80 17ŷ
license number	83 -13ū28Ÿ
license plate	89 -18Ÿ44ū
licensed	75 9Ź11Ǩ21Ÿ45ŷ
licensed $	84 16Ÿ
lie	89 12Š52Ŀ
lien	89 28Ŭ
life	55 -13Ż-12qŏŶ-11Ő-7Cŗ7ƫ9ş10Ũ13m20iĺ23Ƭ29Ƶ32ƪƭƿ33Ʒ38ƴ48ƨƩ53Ƨ65Ʀ
life $	75 -12q-7C8ƪ9ƭ11tƨ15l18Ʀ29Ʃ
life and	87 7Ʀ11ƪ23W
life coverage	89 -7Ƨ55Ʀ
life insurance	65 -12Ő-9ş-8ŏ8ƨƩƵ9ƪ11ƴ14ĺ23ƭ29Ƭ32Ʀ39Ƨ
life is	89 -9Ʀ12Ƨƨ22Ũ
life policy	76 12ƦƧƫ13Ƶ15Ʃ
light	83 11ĺ17Ō18Ʈ22ż
lights	89 -9Ŷ8D11š15Ż22U
like	45 -18J-14Ŏ-12Ť-11ŢƦǐǞ-10PƣǄ-9Ǧ-8ĿƬ-7nqCľśƟƢƱǝ7aœƊƌƔư8FX9lmsAƁƂƘƠǖ10ţŧƎƽ11gDőƜ12ŀņƐ13jYŮ14ƭ15łŨ16Ų17rűƺǍ18RŉŌǩ19Ń20žƞ21vĻ23ƶ24Ĵ27K29Ŷƿ35ŝ36Ň39U
like #	78 -19b-10Ǧ7OƬǉ10RƂ11ư12jĴ13vE24ž25ŗ
like $	75 -42ŀ-15Ʈ-13Ǆ-12ƣ-9Ŧ13Ɓǥ14ņ17Ļ18Ư23Ǎ30ŇŨ31Ş33ǩ34R
like a	68 -8ķ8ūƁƭ9ĺŶǈ10nFţƑƵ11ž12ŐŘ14YűǍ18Ɣ19Ɯ24ť
like about	78 -30Ş-20Ň-11ǩ36ŝ61ŀ
like an	89 20Ū
like for	83 -10ŭ-8Ũ-7ƶ8ĻƷ10RƳ12ư13ŵ16Ʈ
like it	72 -24ŝ-18ƞ-11Ĵ7r9Ǝ10ǃ11Ɠ17Ō18b19mŮ21ŀ35Ň37Ŷ38U
like me	86 8l9Ƃ10ƺ12ņ
like that	69 -10Q-9ō-8Uǩ-7ŝŪƙƞ7ĵŨƹ9u10ŇƜǎ11űųƘ12łœ13ǔ14ĸŲ17Ɲ19Ŕ27ƿ28ƺ30Ŷ
like the	77 9ĺ10Ň13Dŧ14ǁ16Ŗ23Ń37ƞ
like this	76 -12Ʒ-7Ļ12r14ũƤ18ŏ19ƭ23A35ł
like to	65 -11ŝ-10ŇƷ-9ĸƤ-8O-7łŢ7AŔ8wJŁ10ļ12KŞ16ō17Ŋƶ19M20g22yŌ42ŉ51Ļ55Ĵ
like what	86 -8y9P15Q16X19v32Ň
like you	80 7cDŇ8l9N10i11B12Vŉǘ
like your	81 -12P-9Ň-7Ʀ11Ŷ12L17F19ŝ22ƶ31U32ǩ
liking	82 -9q10bƞ13Ň23x24t
limit	75 -34ž-9Ɨ8y9Żſ10Ǎ18Ɠ27Ǣ40ǡ
limit $	78 -35ž-8Ɨ9ſ11Ǎ17Ǣ19Ɠ43ǡ
limits	61 -17ơ-10Œ7ƂƘ11Ə14Ǧ15Š21ǌ28Ǔ33ž50ŗ
limits $	74 -66ŗ-12Œ7Ǣ9Ƃ25Š37ǡ59ž
limits are	79 22ŗ
limits did	80 12ŗ
limits do	77 -18ž-13ǡ40ŗ
line	64 -8œ-7LŃƟ7Eŗƪ8O9wņŕƛ10VŚǄ11XǞ12Ĵǩ14as15SƫǊ16I17ł19ŁƔ21q22ŋ24P
line $	78 -10Q9ŋ10Ǣ13Ō14V15Ś19s21Ɣ27Ł
line is	89 13q
line of	78 12ņ14Ǆ17Ǟ18qS30P
lines	89 8I
link	87 -7J9Ƒ14ǘ23Ō
liquor	89 -18Ÿž10ƿ39Ǜ
list	65 -8Ǚ7Ƣ8Ū9hǏ10fnĿ11ń13ĺƎǌǗǥ14ŬƜ15Ƙ16ǘ17ş18ƒ20ǐ28ŷ29ľ31Ɨ
list $	87 12ľ13ĺ14ń
list every	89 10n11ŷ14h21ǥ
list of	86 -8ơ19ǌ23ǐ38Ɨ
list off	87 7ş10Z17Ū
list the	89 -8Ǚ16Ƙ18Ǝ19Ɯ
listed	79 -8f10ƕ11P13a14Ƙơ15ƫǌ18o
listed on	87 9ŷ10ƫ33ơ
listen	89 -9ǘ12s18ǩ
little	59 -10o-9ǟ-8B-7ƛ7ĿņƆƑƝƻ8cdIŐƳ9ļƹǄ10zĶŽƎ12ƞ13Y14ż16œƦ17vŊ18Ņ22Ư23w27u30x
little $	79 10Ű25Ư
little about	83 -18x11g13quƳ14Ǆ19z
little bit	84 9m11WŞ13ņ16Ŀ
little one	82 12żƯ14w22vx
little ones	82 -10o15w64u
live	64 -19ĸ-15ǋ-8Ƨ-7YŒŵ8Ŝƽ9Ɵ10DXƤ13Fƅ15Ķ16ƃ17Ơ19ķ22zG23h34n35ƣƮ36Ʒ43C
live $	79 -9n-7Ƥ9z15D16Ʒ28ķ46C
live in	84 -14Ǎ-7ŵ12ƅ17ƣ18Ƥ20C
live on	81 -21ĸ-10Ƥ-8Ƨ-7Y10z19ƣ20Ķ22ƃ27Ʒ48Ʈ
live there	87 -8Œ11G25Ơ
live with	89 -8Ő12Ƣ17X37n
lived	84 -8CS23l29G
lived there	87 -8S28G
lives	73 -13z7ŷ13Ƣ51n
lives there	77 7n16Ƣ
livin	79 -7Ū10FŖ12Ʋ13Ɵ15Ŀƞ17H19P25S
living	70 -19ŝ-12Ő-7ơ9kƤ11f12Ƣ13Ʒ15Ʋ16HǍ17n20ƞ24q26F30P32z
living $	80 19z28q38P
living there	86 -23ŝ17n18Ƣ25H34ƞ
llc	79 22ǃ54ǆ
llc $	89 41ǆ
llc or	87 16ǆ
loan	63 13Ʊ15Z25Ɣ43ƕ53Ŭ58ƪ
loan $	82 -7ǌ10ƪ11Ɓ20Ŭ35Ɣ
loan against	80 -42ƪ61Z
loan for	80 -9Z19Ʊ
loan maybe	80 -9Z19Ʊ
loan on	75 -24Z-7Ɔ9Ŭ69ƪ
loans	69 10ƕ13ƪ21Ʈ25Ʊ50Z
loans $	74 -37ƪ8Ʊ24Ʈ64Z
local	81 9Ŝ15Őǔ16M20ľ41l
located	86 16ǋ18C
located $	87 21C
locations	83 17Ǟ33ǋ
locations $	86 44ǋ
lock	82 -8s14ƣ17ǎ21ƥ22Ō
locked	80 14Ŏ20ƣ24Ű40ǘ
locked up	89 16ǘ19Ű
locker	89 -11Ɗ50ƥ
locks	89 12ũ13ƍ
log	89 -7Ž13Ǘ19Ś24Ƈ
long	53 -25ŭ-14Ƣ-10ŐƬǟ-9n-8Dǌ-7ŞŠƶ7g8ĿƏ9vŕŵ10iYŮǩ11fH12ƈ13ū14řŝ15Ɵ17l19Ÿ20ŧ21Ʈ22ů25šť31Gǝ35ƭ37S38OƤ44ǅ51ő
long $	79 -11ů-8S-7ƶ8Ţ9ŵ10G11őŝ16Ů19ǩ
long ago	82 -11ǅ-9ŧ11G20ƈ40ť
long could	75 -10Ƥ13ŵ21YƮ34ǝ
long did	87 -8Š59ŧ
long do	80 -24ő-10Ƭ-8n7Ə19Ƅ25H29OV44ƭ
long have	65 -11i-8ŝǝ-7ƭ9O12ǅ13SŸ16f26š29lG30ő
long is	86 -22Ƣ-14ŭ-12ǌ-11ő17ů33Ɵ42Ƥ
long time	86 7S11ŝ16ő21Ÿ
long would	84 7Ə10ǘ12Ʒ14Ǩ26Ʈ
long you	78 -12Ƅǅ-11i-10ǩ-8G21őƭ36O78S
longer	89 12ƭǌ23ŕ
look	61 -19ƈ-10ǩ-8ŭƷ-7qƳ7ĻǢǥ8ŇŒǜ9TŉǠ10pĽŗ11ř12JĵŜ13ľǙ15j16ĺłŖ17Ǌ18R22ſƉ24z32Ư
look after	80 13Ǡ31Ư33z
look at	70 7s8Ǣ9Ś13Ľ14J15ĵŇ17ĺŜǙ21ł23Ŗ
look for	89 -8Ĺ14ŗ17ſ24ľ
look like	77 -9ŭ-7ǩ8j11ǜ12TŉŒƯ14ǥ19Ļ22Ǌ25R
looked	74 8Ǟ9Ķ12ĵĽƫ28ń
looked at	76 9ĶǞ12Ľƫ15ń
lookin	80 7H10Ƈ12Ŀ13Ţ14ĹŃ16ŚŠŨ17Ɛ25Ǟ
lookin at	84 -9N10Ƈ13Ŀ15HŃ18ŨƐ19Ś
looking	68 -13ņ8Š9ŇƖ11VǊ12XŚ13ńŶ14y17ľ18Hĺ19Ń21Ĺ30Ƭ
looking at	80 -23ĺ7X8ł14Ǌ16ŚŶ17y19ń20Ĺ23Ƭ
looking for	83 -18ĺ-16ņ-14Ǟ8Ļ11Š14Ň16Ƭ24ľ25Ĺ33H
looking to	81 -13V11XŢ16Ǟ33Ń
looks	76 -11Ǡ7A8ǖ9ĻƟ10ǘ11zƌ12Lŵ17Ň24Ŝ32Ʒ
looks after	89 11Ɵ13z31Ŝ
looks like	86 12Ļǘ13ŵ36Ʒ
lord	89 8Ź11v13b15k
lose	67 -9ň-7ŨƤ7ǔ10Ş11IĸƊ12ĿŝǙ13Ƴ16Ǔǝ17Ƨ20ő24ǩ37ķ
lose $	78 8ǔ16ŝ22ķ23ő
lose somebody	79 34Ƴ
loss	75 -10ĸ-8ō10ƺ13ũ15ŧ16Ƴ17ţ23Ť26Ř29Ŧ44ť
loss $	83 -16Ť-8ō17ŧ21Ŧ22ũ23ť28Ƴ
losses	86 50ţ
lost	73 -15t-10Ʒ-8ǉǝ9ǀ11ǔ12ƨƺ15Y17ƚ18ƃ21Ƨ28ň69Ƴ
lot	67 -13Ǉ-7ǀ8ś9żƙ10ŇŮŰŻƇơ11ǖǟ15Ŀ28Ɵ30Ƒ32ķƜ
lot $	81 -15Ǉ-7Űƅǀ11ż12Ż13Ƈ29Ɯ30Ƒ44Ɵ
lot of	77 -8Ű8RƑ10śƜ11ƙ12ơ13Ň15ǖ
love	69 -12Ɲ-7Ţ7ƊƟ8rŝ9ƍƶǃǄǔ10lƉƑǩ11ǋ13M17ƅ23U29Ŷƞ33ǟ
love that	83 -13Ɲ9Ž12ƍ24ǔ32Ŷ
love to	84 -8Ţ10r11ƶ12Ɖ23M
love what	87 -21ƞ-7Ŷ16ǋ34U71ǟ
low	78 -12ŧ-8ž-7ŠŦ9ƺ10ĵ11Ů14c15Ř20ƙ25ŗ26Ɨ39Ņ
lower	73 -20Ř12ǩ14Ļƃ20Ņ24Ŏ25Ɗ
lower level	78 29Ɗ
loyal	87 -8Ň20ő38Ţ
ls	89 -9Ŧ-7ŗ60b
lucky	86 9ţ34o
lunch	86 10LŌ13O18NĽ
m	82 27ſ42bL
machine	74 10ƛǖ13Ƽ24Ǐ34ǝ
machine would	79 11ǖ13ǝ
machines	81 -17Ŧ34Ǣ37Ǐ
mad	87 12ǜ18r34ǩ35Ũ
made	60 -14ƻ-11Ň-8Ǣ-7ƈǩ7ǆ8Ɨƽƾ12Ń14ƲǍ15ƌ16ƞƫ17xƉ18Ĺ22Ŷ24Ŕ29Ƈ31Š41ĺ
made a	89 7ǜ16ƗƲ
made of	80 -9ƈ20Ǎ24Ɖ46Ƈ
made the	87 13ƾ25x
made you	65 -14ƻ24ƞ25Ŷ29Š38Ĺ40ĺ
mail	75 -13JM11n13ĴĽ14ļ23E36K50D
mail $	89 7J16Ľ27E
mailbox	89 10D11ż13ĸ
main	73 -15P-12Ǐ-10Ɵ-9ŷ13ķ14Ŝǝ15Ɗǋ18Ǖ22ľ23ų32ƛ42Ǆ
main supplier	87 -9ǝ10Ǖ
mainly	87 9Ŵ19ǖ20ŭ
make	57 -15ŭ-11ŝ-10ŁǞ-9ƣ-8Ů-7Bķƶ7űƙƞƳǐ8xņƎơƬ9Ō10ŐŬǝ12Ųǒ14Ń15Ɲ16qŇǀ17P18cǌ19ĻŪůƮ21ǚ22ł25Ǆ29ň33T37Ŏ
make $	84 -17Ň-14Ŏ-7P31Ǆ79T
make a	80 -7Ů12Ţ19ǚ20ł23P24q26Ń
make and	87 13ǐ25Ū
make it	84 8Ə14x19Ʈ
make sense	81 9Ň14s52ň
make sure	87 8ƌ9Ʊ11ǒ
make the	84 -14Ţ14ł15Ő16Ŭ17Ō18ĻƮ
make this	87 12Ļ24Ŏ
make up	89 12ǔ25ł
make you	72 -18Ň-10ƣ-8Bƶ9Ļƙ11OĿơ12ņ13Ţ14Ƭ15Ũ26c28ǌ36Ŏ
makes	69 8ŋ9pM11ŝ12X14Ŀ19Ƴ22ŀ26Ł
makes it	79 23Ƴ
makes the	83 8ǐ34Ł
makes you	84 14ŝ15X17Ŀ28ŀ
makin	89 -8Ÿ12Z14ł21Ŭ22Ƅ
making	82 -8ň-7a15Z23ǩ26ǌ31ơ
making you	89 -11ǩ21ơ29ǌ
mama	87 11T15aƨ37z
man	78 7ǈ8ņů9grƊƣ12Ĺ13UǇ27Ǩ
manage	79 -7ũ13Ƴ26ŵ33Ʈ
manage without	86 -17Ƴ36ŵ
manager	82 -9Ǣ8Ŏ10ơ11ǜ12ǌ41ǈ
many	47 -22ǉ-11ǖ-9iņŧ-8xőŹ-7TƃƉǟ7şƈƢ9ţƖǨ10Ʃ11SƟƿ12Ƌƭ14Ų15cŴŻżǎ16GŮŸƹǩ17ŷƮ18ů20Ɣ21Vńŕ22Ɔ23Ūǔ24h26ƣǗ30Ǒ32n36u42Ǉ47ǋ
many bedrooms	84 16Ɔ
many certificates	89 20ǧ
many claims	89 -11ŧ22ţ
many days	78 -14Ǉ-7ǩ11ŵ12ŕ13ǎ16šů18ŭ19Ɩ29R
many drivers	86 26ŷ
many employees	75 -7Ǒ27Ǉ
many folks	89 14Ĺ36Ǉ
many hours	84 -12ǎ24Ų38R
many locations	86 25ǋ
many miles	74 8Ə23ů27Ů28Ŵ
many minutes	84 8ů18O
many months	81 -7Ů7Ɵ12Y50Ʈ
many more	86 -10ƭ10ƈ19ŕ61V
many nights	89 8Ɯ17Ƥ18Ų
many of	87 -13ǧ-8ǩ-7ƣ11cƢ19ǒ45n
many people	73 -9Ǒ-8ǉ9ŷ10Ǘ33Ǉ38n
many quotes	89 36ń
many square	83 -31Ɔ40ǋ
many units	87 -16Ƥ-8ǋ44ƣ
many vehicles	83 -30ǐ14Ǧ46Ū
many weeks	86 -9ŵ9Ƥǝ16ŕ21Ɵ23Ǩ
many years	66 -10ņ-9ż-8V-7DőţŪŻǇ8p14ǅ15Ʃ19Ƌ20ƈ24cŸǩ34Ɣ36ƭ40S45G
marijuana	89 17ƹ21ƿ
marital	84 30f
marital status	84 30f
market	81 -8Ǣ-7r7Ķ10Ɠ11Ŕ16Y22H36ƒ
market value	89 -9Ǣ12Ɠ24ƒ
married	73 11r12ƫ21Ţ27o43f
married $	82 -9Ţ16ƫ34f
married to	89 -30f34o35Ţ
match	80 -8ǩ8ƅ9ƭ11w13Ř22Ķ24ų27W
matter	86 10ľ11ƃ20ō
matters	83 -8d12ť13A15z33ľ
may	75 -11Ż-8ǘ-7i8Ɩ9JšŹ10ƾ11c12vĹ14ŋ15ǩ17a29Ŋ
may i	80 -11Ż-9ǘ-7i9J13Ĺ17ǩ18ŋ19a32Ŋ
maybe	74 -8Z10Ƈ11Ʀ14Ʈ15ƍ17Ʊ
maybe $	78 -9Z11Ƈ16ƍ19Ʊ
me	38 -19B-16G-11Ʃ-10pĺ-9wƙǃ-8Ƶ-7AWľŔƧƽǂǊǦ7kEŰƁƐơǠ8ŅžƨƭƳǧ9DŦƉ10sŋřƊƴ11ijMĿŢƠǏ12uUĽœ13LŀłŠż14ņōūƂǖ15P16cde17lǈ18Ū19ǩ21Zń22Ĺŉ23n27O28ŊǄ31b33Ť36ļ37Ŏ50ň52ś
me $	63 -12ŀ-9ũǐ-7ƦǙ8cŚƨ9rOTřƁǄ10s11dĿń12śƎ15m17ǩ19ĻĽŪ30Ŏ37ŉ56ň63ļ
me a	66 -15x7Ʀ8ŦŮ9quM10IūƳǄ12e13ĵ15z18L20Ɨ23ǩ26ō29X38ś
me about	57 -23ō-10ƙǐ-9UǞ-8rBŝƝ-7gyťƽ7AƏƥƿ8ŉŻżƑ9űŹƶ10ŴƌƟ11Ūůƴǣ12kņǈǘǛ13ĶƢ14hlƞƦƸ15šƨ16ǋ17ǔ18nǑ20uH21ŤƳ24Ǆ32P
me and	84 -8Ʋ9Ƈ12ƭ15Ƅ17ŀ18ń
me asking	84 8c9Ơ17Z23Ŋ
me from	89 -7ǘ13I26Ǐ
me how	65 -15ǔ-13G-8ǩ-7ƨ7bŔƃ8ƣƱǆ9ļǁ10ik11Ƭ12ǅ13q14t17Sŧǟ21ǖ24Šƭ34x41U
me i	86 7Ĺ9ś16Ń23E
me if	73 -15ǋ7Ľ8ƍ9H11Ʊ12ŶƧ13N14Ĵ15Ž21F28ňſ
me in	84 10Ŗ12ňƚ15ƣ
me know	75 -10ǩ8Kő9ŃţŰ10Łƀ11Ź12Ř14O15Ɛ
me more	87 44ō
me recording	89 19ŋ
me so	87 12ŀ15ŉ24ň30b
me that	81 -7ǩ8ŉ10ǌǓ15ś22ū23Ŗ
me the	61 -16I-15Ś-12J-8a-7Gǩ7ĿŰƖƪ8wDťŸƫ9Őǡ10ūƆǨ11ƒ12ǐ13ō14ŦǠ15ś17ǧ19Ōƻ23Ť26ǌ28Ņ39ŗ
me those	89 11I14ž
me through	63 -12ƽ-9Ũŭ7r8ůǄ9ƛǈǨ10żǕǖǘ11ĸ12RƤƮ16ŵ17Zł18ǝǥ26n27Ť
me to	70 -12Ń-11ƶ-8ĻľǦ9Ƭ10Ǟ11ň14ō15Ō18žǩ20M22K26L28Ƃ32Ŋ44Ŏ
me what	58 -16ǩ-12ŗ-9P-8ĺōŤ-7ǌ7MŖŢƚơǒ8WŇœŕ9y10ŭƥ11Ŏƪ12ƝǗ14Ʒƽ15ƉưǞ16Ʋ18Ŀ19Ơ20Ś22Ũũ24gƊ27ŀŝ44Ĺ
me when	86 8ƅ12ƴ15Ɓ18Ń
me where	81 12Ƅ13Ű15Ƥ26V
me which	87 11f12Ő27ų
me who	80 -7Őƕ12Ŭ13ļǔ16n20Ŝ41ń
me you	87 7k11ŀ19j20Ľ
me your	70 -12X-8Ś7Ļś8ƈ10bŒƵǎ11a13Ň16DœǞ18d19e20Ǉ
mean	79 -15Ň8Ǝ9ƺ10ĺ11ť21ǩ23ň32ō
mean $	87 -22ǩ10ƺ12ť37ň
meant	79 30Ư
meant to	79 30Ư
med	84 -8ž56ƃ
med pay	84 -8ž56ƃ
medical	72 -9Ĵ-7Ʀƻ11ǂ12ƽǁ15Q16Ǘ20W21Ƽ31ƃ
medical exam	83 14ǁ
medical payments	87 -11Ĵ36ƃ
medications	86 -17ǂ30ƻ
medicine	89 -13ǃ31ƻ
meet	80 -7C13Ʀ14a38M
meet $	87 11M
meeting	89 16M17O
meetings	87 18Ǚ
meetings $	87 18Ǚ
mentioned	89 -8ŷ14n15A16ż22ń
menu	89 15X22ǩ24Ǜ
mess	86 9ũ12Ƴ16ť17Ŧ22ŝ29i
message	89 16Ĺ25K
met	87 -9ƌ8M9Ŏ10Ľ16Ƶ
metal	80 17Ǎ32Ɖ
metal $	84 19Ǎ
middle	80 7ĵ8L11v21a23N
middle of	84 9L24N
might	81 -16Ǟ8ǁ10Ɯ11o18y19ō20ǎ30H
mileage	81 12ů41Ů
mileage $	86 31Ů
miles	66 11ǐ16ź24Ŵ27Ə39ů52Ů
miles a	82 31Ů
miles each	89 -8Ů14ů
miles one	87 -24Ů37ů
miles to	89 21ů
mill	89 -7S17Q18U26DǕ
mind	63 -11Ş-7IŤ7ŉŽ8Ś9Ơ10cM11PZŃ12Ľ13Ư20łŨ21ƶǁ22Ŏś23X27Ŋ28Ŀ32Ƭ
mind $	75 -10Şǩ-8Ť-7I10ĺ11Ŀ14M15ŀ16Ĺ17ŃŨ18Ľ21Ƭ30ƶ33Ŏ35X
mind a	89 14ń
mind if	80 7ǁ14Ž22ǩ
mind me	81 7c8l9Ơ16Z20P32Ŋ
mind on	89 39ł
mine	77 -7d9Şƺ10xŊ11Ɖ12ń14Ƥǩ15ŜŸ19M
mine $	87 7i19ǩ23M
minimum	80 21ŗ46ž
minimum $	86 46ŗ
minute	80 -20O11uŚ12iŌƧ39N
minute $	89 -39O15Ō46N
minutes	70 7ńŞ10Ō11aǁǧ14Ļ17ů56O
minutes $	81 11ń14Ō19O
minutes before	89 28O
mira	76 -11ǟ19u31x43w
mira $	78 -14w21u24x
miss	82 -11Ş-7Ɣ11ǟ13Ĺ18š22ō25Ǚ43ŝ
missed	84 -7Ŭ17ĵ26š27ō
missing	84 -12Ő-10ő15Ɖ17Ŏ46Ş
missus	84 8p11t13r14sŁƷ16ǂ
mistake	86 42ǚ
mobile	87 11CƷ34I
mod	75 65ǣ
mod $	87 36ǣ
mod and	80 12ǣ
model	82 25ǩ38Ū
model $	84 39Ū
mom	74 -7Ũ11Ź13ƽ17Ư22ŷ28Ƴ54z
mom and	86 -8Ũ7Ƴ36z
moment	80 -12ŗ18Ő32ŏ50N
moms	86 10Ƥ12ư14zŵ15q
money	59 -14ǔ-11Şŭ-10ƃ-9ƭ-7Ŝţ7ƯǕ8Ǥ9XľņŢƩ11Y13rZ14Tưǘ15ŧƱ16ŀ17ƌƝǖǚ18ĹƫǠ22ƶ24ĸ28Ų30AƮ
money $	73 -13ŭ-11ƃ-8ţ-7Ǡ8ǘ11ŧ13ņ15ǩ16ƝǕ17A18ƫ23ǚ24Ĺ36Ų
money even	80 26Ư
money is	87 -18T10ƶ15Ţ22r33Ʈ
money or	87 -14Ş13ǁ17Ʃ30ŀ
money to	87 -10ǩ-7A14ǝ25Z40ƶ
monitored	89 
month	54 -14ĸ-8Yũ-7ĹǦǩ7F9Ũƥǧ12Ǌ15ǉ16p17ĶŕŘť18š19Z20dŅ24TƤ25Œ29Ɣ35ǝ36X40Ơ47Ĵ
month $	65 -17Ĵ-14ĸ-13Ŏ-9Ń-7Ĺǌ7Ǖ8Y11F12ŕ19ǉ21X25Ņ27T39Zǝ59Ơ
month and	89 -8d29ť
month day	84 -22ť-9Ĵ29p32d
month for	81 -12X-11Z10Ő11ǧ15ƥ21Ɣ39Œ
month is	84 -11Œ-7Z13X15Ĵ23Ơ25Ɣ
month or	86 8Ń15Ĵ19Œ
month right	87 -16Ơ20Ń31X
month what	71 -16Y7Ǌ9d24Ƥ33Ř
month you	89 -11X27Ŏ28Œ
monthly	76 11Ɣ17Ơ37Ĵ
monthly or	83 18Ĵ
months	64 -11p-8XƠ-7ZŁ8ĺƹ9ŕ12ł13v14ŧ15G17ĴŮ19Œ20ƃ24Ǩ29Y30Ʈ
months $	72 -8X-7Z8YƮ10Œ15Ĵ22Ů25ƃ32Ǩ
months could	89 17Ʈ
more	57 -16ŗ-13u-10sǩ-9H-8ŝű-7U7FŨǂ8XőťƒƩ9ĻŞǁ10Jŕ12AźƪǦ14ŷƺǄ16Ń18Ǥ19grY20Ŀ21ũ24ň32Vœ36ž47y52ō
more $	78 -25ŗ-11G8ňōő13yƪ14SǤ15Ň28ž29ŷ
more about	84 13ľ57ō
more kids	86 -16u54y
more like	83 -10s-7y7X8Ƭǉ11g13vŃ24r
more of	82 7P11ŭ13Ŷ14Ń17Ŧ21g
more than	72 -10S7ŗŮ8ƯǇ10źƁƘ12Gǡ14Y16Ǧ18Œ19ť21ƺ23ž
more the	89 -8ŝ15Ŀ19J23Ş
more years	87 -10ƭ-7Ɖ10ƈ62V
mornin	84 7L11ůƋ15ƽ
morning	74 9ŏ11ǝ13aĹǙ18Lů20R27i
morning $	82 -17L9iů12ǝ14a15Ĺ22R
mortgage	64 7h12Fƭ17Ʈ19Z24ƕ49Ɣ
mortgage $	78 -27ƕ19FƮ36Ɣ
mortgage and	89 -9Ɣ30Z
mortgage company	86 -8Ɣ39ƕ
mortgage on	79 20Ɣ
most	60 -9ǖ8Ƙ9nXĺŝƦ11ŮƗ12Y13ĹǊ15Ʋ17ų24ǩ27Ŀ40ľ41ŗ
most $	81 10ų16ŗ26ľǩ
most about	80 21Ĺ
most expensive	89 7Ƙ11Ǐ19Ɨ
most important	82 22ľ
most people	83 11ǩ13ĺ15Ŗ16Ů22Ʋ
most when	73 10ľ25Ŀ
mostly	73 -12ƌ8ķ10Ŵ11Ǉ22ŭ24Ǆ51ǔ
mother	78 -11Ǖ11Ŀ14ƫ20n33ƽ42z
mother in	89 8z24n
motorcycle	87 11ş16Ū21ǀ
motorist	68 25ſ
motorist $	74 23ſ
motorist on	79 
move	67 -11Vǝ-10ś-9ķ-7Ł8ŉ10nŎ14ŃŌƤ16Ő19ŀ22y24Ʒ30ƞ33G40Ţ61H
move $	82 -12V-8G18Ţ70H
move go	89 49ƞ
move in	86 -7H24Ʒ34G
move on	89 -9H-8Ł12ĸ13ŉ16Ń32ŀ
move out	89 -13ǝ-9H-7G14n20Ƥ34y
moved	80 -7H7yŒ8nŭ11Ɵ12ĺƢ17ť18G
moved in	87 -7H9n12Ɵ13Ƣ21G
moving	75 7g13y14ŀŢŻ21ƞ22n31H
moving $	87 -12y-7ƞ8H9g22Ţ
mrs	87 20a41f
much	44 -19WƂ-15Ĵ-13ŏƩ-12Ťŧ-11aƕǇ-10FƆǗ-9ŎŨƅ-8ŭŵƭ-7nƞǟ7ŕǌ8Źžƌ9ŢƊ10Ɲ11Ƙƶ12űƔƷ13OĶǓǢǩ14ZƱ15Ǜ16Ŭ17Ř18Ǧ19Ɠǡ20ſǉ21YķƠƪ23Ɨ24œƃ25ĿƧǊ27TŅ29XŮƒƦ30ƨǏ34ŗ39Ƭ40Ŧ42Œ
much $	78 -17a-11ǉ-9ķ-8Ķ-7Œ9ź14p15Ʒ16Ŀ20ǩ23X24T28Ơ
much a	89 -13Œ11Ʈ12Ɓ22Ķ
much are	82 -12Ɨ-7F11Ɠ14ƒ16ŗƠ18ķ32T
much cash	86 -19Ʃ17Y19ƪǖ
much comes	87 -12Ŧ8Œ18ǔ27Ř
much could	77 -7Ŧ7Y9ķĸ15ű16X
much coverage	78 -16ŏ-12Ɓ-11ž-10Ɣ-7ſ11Ǔ18Ɠ33Ƭ82ŗ
much did	71 -20Ʀ-16Ƭ-10Ǟ-8Œŧ11Ǌ14Ǐ17œ20ƌ37ƒ41X49Ŧ
much do	61 -24W-23ǔ-14Ĵ-12ų-11Uƒ-10Z-7ǡ12Ŭ15T18YƔ20Ƨ21ǉ32Œ33Ŀ35ſ39Ʀ42Ů
much does	80 -16Ŵ-11ŗ-8Ů-7n7Ǌ19ǩ20qŹ21Ɲ28ų38ƨ
much gl	89 52ǡ
much have	82 -10Ɨ11Y16ƱǢ22ƪ
much inventory	89 -26Ɨ31Ɲ37Ǐ
much is	68 -40Ƃ-20Ƭ-16ǖ-14ƕǇ-10Ŧ-9XƅƠǗ-7ŗƃ7ƨ11Ɣƥ12ű15ǉ16Ŭ19Ƨ20Ř22ZĶ25Ƙ28ƒ32ǩ42Ǧ53Œ
much liability	82 -13ž-12ǡ-11Ǧ21ǌ33ŗ
much life	80 11Ʀ43Ƭ
much of	69 -23Ǌ-14Tǡ-12Ɲ-9Ƭ-8Ķƿ-7Ũ7ƪ9Ƨ10ň11ƊƱ15œǄ18ǔ24Ʒ25Ʈ28ķŦ29ǖ40Ǜ
much stuff	89 -13ŗ9Ɗ60Ɨ
much time	86 53O
much umbrella	89 15Ƃ
much was	80 -20œ-11Ť12Ņ71Ŧ
much would	69 -21Ʈ-20ķ-12ƃ-11Ŏ-8Ŧ-7TXŵ8ư12ǝǡ14ŗ15ƪ16űƝ19Ʀ21Ţƶ27ž28Ƭ44Ɨ
much you	87 -13Ŧ-8ƒ-7ǖ14ƿ28Ƭ33Œ
must	87 9ǔ12x15c34Ũ
mustang	89 16ų17Ű19Ŷ
my	56 -7xƳ7zŤŻƒƽ8ưƲǞǟ9Qń11ņ12fǖ13bĿŮ14J15j16Mō20Ŷ23L42Ľ43ǩ48ļ
my name	87 19Ľ28ļ
my number	89 -9I31ļ
my own	83 7e10żǜ12z16ƒ21ǩ
my wife	87 8Ž11M13V15Ŷ
my wifes	89 11Ɯƺ14bj
myself	83 -7Ʀ8mŽ9ǚ10Ż14Ŷƻ17g
n	82 11ǆ16w23ū58b
name	53 -15ǩ-13ņ-11Ưǌ-9sǋ-8xJƣ-7pǄ8Lľ9ƫ10h11ŁƢ13řƕƻǠ14ĽƦƲƾ15ļǧ16ơ17F18A19ǐ23ķǓ24Q30ŐŜ33w44b52o67ǃ71a
name $	63 -16Q-8ņŐ7ǧ8ķƕ13hľ14Ŝ19ǃ24Ʀ28A34o35ļ69a
name and	79 -11a-7D13ř19ǈ23ǧ24ƾ
name for	87 -9o15a17b
name is	82 -15Ƣ-9a11wF16ķ17ǃ30Ő
name of	72 -9wƣ-8a-7Ǆ14Ŝ17ƻ19Ǡ20Ő24ơ38ǃ46Q
name on	82 -12w-9a-8Ʀ7Ƣ9Ő10ǃ11Ľ13Ō17F20ƫ
name or	87 -7ǋ10ǃ42ǐ
name so	89 10Q15o16w
name the	86 -15a-9x-7n13Ƣ18wř23o
named	67 -10Ʋ7Ƣ8wƚ9ǃ21ǌ32Ư45ƫ
named as	72 10ǌ12ƫ
named on	84 15ǌ45ƫ
names	72 -12a13ǈ15oƫ20Qǆ26Ǘ55w
names $	83 7ǈ27w
names and	89 8ƻ16ǈ27Ǘ
nanny	87 -11Ʒ13Ɯ29Ư
near	71 8ǘ12Ʒ15Ƒƚ21Ǚ26ƙ34C
near the	76 17Ƒ26ƙ
near you	89 19ƚ
nearby	82 -8ƛ17z20ƙ22Ś
nearby $	82 -8ƛ17z20ƙ22Ś
nearest	86 29Ə
need	49 -10ǒǩ-9ĻƗơ-7IVŖƷ7moCFOřťŲƅǆǉǢ8ŘƍƖ9cqTūƒǅǠ10psƤ11Ǐ12uvǡ13ƜƾǊ14Ū15ŵ16Gǌ18e19Ɓƕ21ŀ23ŁŃ24Ƭ26Ĺ28Ŏ29Ƅ37ƭǧ44Ǧ
need $	80 -9Ʈ-8ŎŪ-7ŃƄ14Ł64Ƭ81Ĺ
need a	73 -9ŕ7ƈ10qǠ12Ɓ13Ƅǉ15Ƥ17S23T27ǧ42ŵ
need an	81 7J9Ů25ƕ37Ƅ
need it	79 -31Ƅ16ǧ18r21Ǐ48Ńƭ
need proof	83 -21ơ-12Ń-10ƕ11ǌ32ǧ35Ƅ
need the	68 -14Ƅ-7Ń8eQǠ9ǋ10pťž11Ɓ12CƒƤ13ƕ14ƅƖ15ŕ18ǆ19ū21ǅ
need this	86 9Ń14ǡ21ƭ
need to	61 -16Ĺǧ-13ơ-9ŵƨ-7ƭ7qķŋšƃǦ8hƮǊ9nƁ10Ų11G12ƍ13FOŒ15cŏ18uƜ20Ŏ21Ū22s26ǌ32Ł39ŀ
need your	72 10Ɣƭǃ11opŐř17dƾ23e
needles	89 37ǁ
needs	73 -15T7ŭŷ12Ł13ƕơ21g22Ư25Ƅ
needs a	89 9ŭ14ǧ
needs proof	89 19Ƅ
needs the	84 15ơ
needs to	89 9ŷ14Ƅ22Ł
neighbor	83 -10ƞ10ĸ11ļ12Ƥ13Ɵ17Ɯ19ǩ23B
neighborhood	89 -7Ŷ11G12ƒ27C
neighbors	75 -9B8Ŀ9Ɯ11Ť12ƙǍ14Ņ29ƞ
neighbors $	79 12Ŀ
nervous	86 13ǀ31Ŀ
nest	87 -8v-7ƭ16Ķ22Y35y
net	83 -18T10ƪ12J15ƍ28ķ
never	69 -9Ŝ-8ŷ7Tǜ8cƙƴ9Kƚƹǔ10ņ11Ʋ12ŝǀ17Ǚ20ő22a
never want	79 16ŝ24ő
new	58 -16ǩ-15Ɖ-13Ŝ-9ǋ-8Ʃ-7kŠŷƇ7DžƻǏǓ8Ƅ9œ10UǙ11HũƋ14ƁƗ16ƅǕ19ĺ21G23ĹƵ24ƈƌ25ŒŹ30ƞ31S32ǅ36iŶ39Ǟ
new $	87 -36Ǟ-12Ĺ-10Œ10S11ƕǏ12ƅ73i
new construction	89 -7Ƈ27ƅ
new house	87 -17ƅ10Ĺ15ĺ29ƞ
new job	77 10U12Ǔ18S
new one	83 9Ƶ10ƀ11b13Ŭǅ19œ
new place	84 -14Ǟ12D23G29H43ƞ
newer	84 -12p14Ŵ15Ɖ35ƅ
next	66 -14Ʊ-12ǥ-10W-8Nƭ8ŗ9pũ11ǩ12ſƫǀ13Ń14ĺ15ǖ16H17řǞ18kƖ19Ŏ21y22ŕ30V41Ǎ
next door	84 31Ǎ
next for	84 -17Ʊ-14ǥ-12W-7ŎǍ28y39Ǟ46V
next to	84 -7Ǟ9M12ŗ16ſ23ř38Ǎ
next year	89 -10ƭ17ǀ36ĺ
nice	70 -11ǎ-9Ʃ-8Ǆǟ-7C7G8kľ9iŬƌ10cƟ11ƁƧ12qǉ13UƉǃ14ƪ15PŶ16F17ş20j22ƞ
nice and	87 -11ǎ-9ǟ13ƌ29U
nicotine	89 31ƹ
night	65 -9ƪ-8ŝ-7Ƥ7R10LUľŨƻ11ǩ12j13x15nƐ16ǖ18Ǐ19ƿ20ĻĿ23ǎ33Ű
night $	70 -9nƪ-8ŝ7Ǜ10x11ľ12Ŀ13ǩ14ǎ16Űƿ18ǖ21Ǐ22Ļ
nights	77 10Ŀ12n13Ƥ18Ų23x36R
nights $	82 11Ŀ25x32R
nights a	89 8Ɯ22Ų
no	56 -23Ŕ-12ǂ-9Ūǩ-8rwĹňŘƵ-7ķƦǟ7Lũƨ8KWXŲưǚǡ9lsĽĿƸǒ10ZƄƳ11Ŗ12ŽǇ14ŏŤ15řż17u20ƿ22ſƁ24Ńŉ25Ň29š30ǁ31ŵ57ƴ
no $	86 -30Ŕ16Ž17ŏ56ƴ
no car	89 -10Ū14ź16Z42ŵ
no exam	89 24ǁ
no insurance	80 7Ƅ10š11W18Ƴ41ſ
no more	89 10Ɣ11ŷ12ƿ
no problem	89 9s14ŏ17L
no shame	89 8Ƽ11Ƅ
no to	89 -11š34ƴ
nobody	76 -7G7K8Ǣ10Ưƿ11ƭ13ƺ15n17Ş18ŷ21g
nobody else	89 -8G21n25ŷ
nobodys	81 7g9s10Ş11Ŗ19Ł29Ɵ
noise	86 15Ǝ24ǩ
noise $	87 15Ǝ26ǩ
non	82 -12Ŕ13ƹǂǥ38š
non smoker	89 15ƹǂ
none	89 11Ş13ƀ15x
normal	65 10n14ƾ15Ǐ20R23ŭ
normal week	66 39ŭ
north	86 10l11C17j19D38T
nosy	87 9l11T14ź29Ŋ
not	46 -13VƧ-10Yřű-9ŝǐ-8qNłŎŤƗƦ-7pĹĿśţŴƨǎ7GKŕŢſ8dmBńťƢ9ľŽƙƴǒ10ŅŇż11EQƆƥ12XźƃƟƪǝ13ĽŵƤ14lƻ15LŖƱǠ16v17crĵ18ōŘ22ǑǨ23b26ǩ40Ş64ŀ
not $	82 -17ĺ-16ǩ-10Ŕ7ŏ9RŖ10Ǩ12ō13Ŋ17Ɯ47ŀ
not a	86 8ƴ18h25r
not counting	89 10ǉ26Ɔ
not cover	86 7ƙ9ƝƢ12Ų
not do	84 -26ĺ-7gǩ7B8Ž12Ǩ15Ư20r23Ǒ27ŀ
not even	89 11Ş16ŕ21Ũ
not go	87 8y10Ľ11Ƥ
not have	78 -8ǝǤ10Ʊ14ŏ19ǒ20Ĵ21ŵſ
not here	84 -11Ũ8Ʈ15Ʒ21ŝ24Ʊ
not i	83 9Ľ12Ļ16X
not it	83 -14ř-8ŀ11ĸ12Uŧ16ŗ27Ŷ
not let	89 8Ƅ10d13cŃ
not like	89 -17ŝ7ŋ11Ş25ǩ51Ň
not live	87 -7ŵ12z22Ƥ
not mind	78 8l10cƳ11ń12Ơ15M16Z20P
not need	84 12Y14Ɓ15s22ƭ
not not	89 8ƿ10Ɖ12ľ
not open	89 -10Ʈ-9ǎ62ǝ
not stay	80 -18Y38Ř
not tell	87 7e10ǆ13p14ƺ
not that	87 -36ŀ-7Ő17w86ǩ
not the	84 9Ɖ11ŀ12m16ǩ
not there	89 10Ʈ26Ɵ30ǈ
not to	84 -13ŀ-11ŏ-7Ş9d12ņ13s14Ōź19ǩ
not want	75 -11N-7Ō7ǁ8Ǡǩ9XŽ10b16ŕ19Oŝ22L30ŀ
not work	86 -15Ƨ-10ǐ-9ǝ-7U9W15ŵ29Ǩ30ƃ
not you	75 -33ŝ-22Ň-10Ő-8r-7ŷ12nƴ14ň16ľ27ƻ29Ţ32Q62Ş
not your	89 8o11Ǡ
note	79 -10ƭ9ǘ12ű13Ń14Ʒ16Z21Ɣ38Ŭ
note $	87 -11ƭ10ǘ14ű17Ɣ25Ŭ
note on	89 16Ʒ21Ŭ
notes	87 9Ŋ14Z32ō
nothin	78 9ōŻ12ţŸƐ13Ƽ14ǥ15šƻ16ƨ19Z23ş
nothing	73 -8ƭ8Ų9ŭƸ12Ŀ14Ļ17ǩ20ŏ21ƹ23ƨ24L26Ʀ27ſ37ţ
nothing $	87 21ǩ
notice	80 21Ĺ
notice say	80 21Ĺ
now	49 -17Q-15ş-14ǩ-13ƨ-11ų-10AŭƬǎ-9xŀƗ-8Ɓ-7jŖŢŪǑ7fpzPŊŚŮǘǞ8GŝƻǇ9Zľ10qHYĹ12nŴ14Sŗƿ15Ʀ16ű18ǟ19ň21v22cŌ24Ĵ26s37ũǥ38Ũ39Ő48ĺ49ŏ56Œ64N
now $	54 -27ǩ-25Q-20ƨ-15ş-11ų-10AŃƸ-8ŭƁ-7aTŀǑ7eNƮǔ8PŹƳ9zHƿ10Ĵǟ11SŝǞ13Y14ň17ǥ18ű20Ō24vĹ26ŏũ27Ũ29Ʀ36Œ41s48Ő59ĺ
now and	78 -13œ11ƿ26Œ
now are	89 7v10H17f
now for	83 -8ơ-7ŽƸ11ǂ19Ų32N38ǥ
now i	83 10cĺŵ14B17Ņ21p
now is	87 -14G-11Q-9ŏ10N12Ō13q16S26ŗ
now it	87 -13Œ8ƽ12ŏ13ư22œ
now okay	89 43N
now or	84 8ň14N16q18Ũ26ľ
now right	87 10Ÿ12ƞ17ň
now tell	87 -8r13Ʊ15Ŵƨ17ǘ
now what	82 7Ơ11EXŨ13Ľ14ƻ24r
nowhere	89 8g38ĸ
number	53 -16ƣ-13Ś-10ǩ-9Ǘ-8Ŗ-7pEKĽ7ƆǉǙǡ8ſƛ9Řǔ11Ɠ13Ǉ14yŒ17cCļľ18Ļ19Ŝ23Ÿ26Ƭ28Ǩ29X30Ņ34D37ū38e50ř55I
number $	63 -9Ǩ9I11ſ15Ǉ16c17D18ŸƬ20ļ28e29Ŝ41ū
number and	86 -8ř25D
number did	86 -16X-12I-10p14c41Ņ48Ƭ
number for	84 -7X16Ř34I
number off	87 14ǡ21ū
number on	83 -15ƣ-9ū8Ɠ9Œ15D42ř
number one	86 -9I13Ǖ16ƛ19ǔ41ľ
number start	89 8ū29ř
number that	87 -12ř9ū12Ÿ16ŗ17X
number to	87 9I12e16ř17Ļ
number you	84 12Ƭ14Ļ22I
numbers	70 -12I-11ř-10ǡ-9œ-7D9dpYś13ƒ18Š20Ǡ22K23Ň29E34ŗ35Ƽ51Ǘ
numbers $	81 -20e-10Dœ9Ňū14Ǡ28Ǘ41Ƽ
numbers on	87 -13ǡ-8ž45ŗ
nurse	77 -14ő12qQ23S25U27P38ǁ
nuts	86 13ư14t30Ş
o	80 -10ƨ7D12ř15Ɯ34ǥ35d51ǚ
oak	86 14ũƐ19D21Ƒ
occupation	80 23q30P
occupation $	82 10q32P
occurrence	84 39ǡ
odometer	86 39Ů
of	36 -17Ƴ-15ł-13oŠŰ-12LĶŎşůǩ-11bIĹŌŶƓǇǍ-10fVšŵ-9wĽſǚ-8cvMƾǎǝǡǥǧ-7ŴžƈƌƘƦ7ķňŷŽƛƜǉǋǛ8TĵņŏƚƧǌ9iĿŃǀ10altuQZŪǟ11AHřŚƩ12ĸƎƿǃ13EYŐƆ14eƝƤ15gŊƣƭƱǣ16jKĴŜơǏǖ17pzś18sľŦ19rŗ20xSű21ƋƵǒ22ťƲǞ23Cƥƽ24ǈ26Ƈ28Ƃ33Ɖǔ35Ǆ36Ň
of #	81 -11d-7Ť8Ƥ11Ş14p23ƒ63ť
of $	74 -14Ƴ-9ǩ7hƸ10Ǎ12ƭ24Ŀ27ŀ38ƽ42Ƈ
of a	72 8Ǒ9Ŧƶ10ŧŭŶ11ĺŃ12ń13Ņ14gƆƲ15ű17ƨ18œ19Ǐ20ǘ31T
of an	83 -7L9g12OR16Ƃ22ǋ28ľ
of birth	78 -15v25d29p
of building	84 -21Ʃ-15Ǎ61ƣ
of business	87 10ǥ39Ǆ
of construction	89 35Ƈ
of coverage	84 -10ŏ-7ƨ8ǒ12Ƭ20ƭ40ŗ
of em	83 -18c-10Ũ10Ş12u13ơ14Ʊ16E17l18ǋ31v
of her	84 -7ǥ8z10r25ƨ
of insurance	75 -18ǌ13ŏ16ƕ27ơ35Ƅ
of is	89 10Ǎ14A
of it	67 -17T-13ƒǩ-11ŝ-10ƕǑ-9Ŵ-8Őƿ-7ŀł7Ŗƽǘ8śǢ9B10J11ű12ƙ13ķĿŤ14ŧŬ15Zō17Ƨ18Ǜ21ǉ31Ƶ32Ɯ73Ň
of life	86 -18Ʀ-8ƨ12W37Ʃ
of mine	89 -8d14Ŋ17Ƥ20Ŝ
of money	86 -14ĸ12ư13Ǆ21rX
of pocket	83 -17Y8Ř10Ŧ36ĸ
of policy	75 -16ƪ14ŏ78Ʃ
of roof	86 -17Ǆ-16Ʃ-7ƈ56Ɖ
of safety	87 22Ǚ
of shape	89 -12Ɖ12Ƹ29ű
of that	69 -11ǆ-8ǩ7ƪ9a10ņ11ƞ13ǃ17ű18ś21ųƧ25j34Ŧ50ň
of the	55 -14T-12ǡ-9nRǄ-8ŷǆ-7PĶĹůžƔƞ7ƈơǔ8gSƯǈ9DŦƪ10ŹƂƴ11ƉƻǃǛ12ƆƖƱǨ13Ǝ15ajƷ16Ń17lǏ18EQ19ƝƠƮ20CķŁŐ22ųǑ23ū31Ĵ
of their	89 -11Ƭ14Ʊ18ǒ
of them	72 -20ǚ-18ǧ-10Ǔ-7ų9ž11ơ12ƻ16Ū18g33ǈ47ǒ
of this	80 -8ƶ-7N8t13Ŀ16s17Ǌ31ŏ33Ļ
of those	71 -10Ǣ-9ǖ-7UŠ7Ƙƣ8ƅƚƛǑ9R10Ɖ12c15ĵŲ16Ǌ19Ʃ22ń25i34Ž
of us	87 14x15s26ņ
of what	82 -8ķ10Ů11Ʊ13ŋ14Ƶ15Ť24Ɨ
of work	72 -18U-16R-11Ū-9Ʃ-8Ƥ11ņ13ǉ14g15Ʀ17q19ƃ29S47Ǆ51P
of you	61 -14Ū-7ǩ7ŅřƢ8żƷ9ŭƯ10ƫ11ǂ13Ŝ14Œ16T18ŷ19ŝƿ22u23s27r30n32Ś37K
of your	56 -35Ɣ-12Ǌ-11qPĸ-9ųǧ-7Ƨ7Ǡ8ŉƪ9NŦ10Třǜ12QŘǄ13Ũǃ16Ƃ17UŐ18YĴľ21Z22Ʀ23Ǜ24ǣ26z29ǖ30e32ǈ33ǌ36ƥ40ƕ
of yours	80 -13v7w8Ŝ11B12Ɗ14ƥ15Ǧ16t18A37Ɲ41x
off	53 -12P-10ŭǠ-9ǈ-8Ń-7ůƕǨ7cĴƃƏǚ8ƻǓ9DŽƧ10ŵſƬƾ11qZǛ12eķŀƄ13Wš14ťƥ15Ɵ17gjŋǊ19Ɣ20kB22Iǣ23y24O26Ŭź27Ł33R34ĺ
off $	67 -18Ǡ-12P-10ǟ-9ŭ8Ɗǩ9BZ10ť11Ň12š13g14ĺ17I19ŋ20ŀ22kƧ27ŬƔ31R36Ł
off a	84 -7ǈ10m11Ǔ15eĴ42ǣ
off like	89 13ŷ14ť24ĺ
off of	83 -10š7ŵ8Dƻ9ƀ11Ŕ12BǊ13A
off or	76 16Ŭ20ĺ
off right	89 8Ƅ15R17I
off site	89 14Ǜ32ƥ
off the	73 8dƃ9ź11ŌŐŰ12X13ƣ17ǟ18ū20q38O
off to	84 12k14ř16Ś45y
off what	89 12ǚ13I18ķ19Ǌ
off work	89 11N13ƃ17L
off your	80 10Z12Jƻ13ǡ15Ǜ
offer	78 -7X8ǚ11Ɓ12ƴ13Ƃ20Ǆ22ƒ32Ņ
offer $	86 15Ņ23Ǆ
offered	89 -7Ǧ7Ƃ18Ň
office	66 -15ǟ-14Ǉ-9ĺ7ŭ8I9śǘ11P12Ĺ13Ǥ18Rů19Ŝ22ǋ24U26Ɲ34ơ35M39ǈ
office $	76 -7Ů8M9Ɩ11I12ś13Rǋ27ů40Ɲ
office or	87 -21Ɲ11ŭ17P20ǋ21M
often	70 -16ǐ7Ŝ8Ź9ųƐ11Ǚ14Ɯǀ15ƿ20Ɵ23Ų24ŭ
often $	79 12ŭ17ƿ
often do	80 -18ǐ11Ɛ17ǀǙ25Ų30ŭ
often does	89 -13ŭ10Ŝ14ųŹ
oh	63 -11Ŕ-9ŷ-7ŏƵǄǐ7CEńŅƌƎǋ8abŪŮż9gŬƟ10dxŹƞǃ11PWŐũ12Ŀ14ō17G18Q19U20ǖ21š29Ť
oh #	86 7ƶ10dE12Ÿ19Ū
oh a	89 8Ɖ12Ǝ14Ŭ
oh cool	86 -7ŏ8Q9Ų15C16g17Ő28ǖ
oh i	87 -7ƀ11ƅ13ƌ14ż16N
oh nice	89 -8Ǆ16q17G18ǃ20P
oh no	87 -8Ƶ16š20Ŀ25Ť
oh that	83 7t9œ12Ů14b15Ŷ20x
ohio	89 -7d7ź29l
okay	49 -15Ų-10jƶǖ-9ŖƻǨ-8SŪ-7QĻǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11Łňūŭ12hpMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
okay #	89 9ų16y19ŷ
okay $	66 -15ƻ-14XƩ-11ŎŒ-10P-9Ŋ-8ś-7ǂ7Ʈ9Ũ10N11ƾ12ƒ13Ĵ16bƼ17iUň18tǁ25M26K28Ƹ30ű31Ƭ33ǩ42Ķ
okay a	89 10Ɠ14ƣ15ŭ17b
okay and	74 -14ƺ-8Ƭ-7Ŗ8ƁǐǢ9ĶŦƃƈǁ10ŗǆ11Ižƿ12bŒƗǎ13X14P20ǂ
okay cool	86 -27ƣ11qń19o20ľ33Ɔ
okay good	87 -10Ķ8c10Y11ǒ12ǥ23Ʃ
okay how	87 12Ɔ16Ǖ
okay i	80 9s11E13ƺ14l16Ń20ŝǎ
okay if	80 -9Ǩ8ƊƸ9ĵ10r15Ʀ37Ŋ
okay let	89 12Ū14Ŏ16ř
okay no	84 -10r10Ƥ11s13ŏ17Ń18Ľ24L
okay or	87 19Ķ21N
okay so	73 -13Ų-10ǖ-7ŷ7hƵ8vĺŜ9aq10Ŏų11Zƕ12ǐ14ŘƦ17Ǘ18J19ŵ25Ĺ
okay that	80 -11ƾ10pŴ11śǂ12ň15ŗ16Ɖ21T22Ň
okay to	84 12I18Ŋ20ŋ23ū
okay what	89 7Ƈ17ōť
okay with	75 8Ř10Ł11ǁ16Ķ17X21Ž
okay you	87 8Ÿƴ10T13Őƾ
old	53 -23x-16Ǟ-15w-13ǩ-10tƉƊ-9Ņ-8ŴƸǋ-7uŜ7Kǂ8Ư9őũŪ10ĽšŸ13DƗ14ŷƭ15S16Ź17ƀ18ņ19Ǎ23Ķ24ƽ33p38ƈ42c44Ƶ45Ƌ46ƅ52vœ
old $	82 -19w10v15ƈ21ƭ
old are	78 -12x-8uƅ15v45c
old is	67 -24t-23Ɖ-17x-12Ɗ-9Ƹǋ8ƀ10ǂǅ16Ǎ26vƋ33ƈ48ƅ72p
old one	81 -10Ƭ11ƀƩ19œ28Ƶ
old policy	70 -8Ǟ10ŗ15š33Ƶ
old price	89 -10Ņ46œ
old was	89 -10ǅ54ƽ
older	78 7Ƌ11v16ƅ26p31Ŵ41z
older home	89 11Ƌ22ƅ
older than	89 14Ŵ35p
oldest	75 -11Ÿ17Ź28x29y30v41w
olds	77 8ƈ10Ƌ12ƣ19v22p25ƅ
olds the	81 -12v8ƈ13ƣ24ƅ
on	33 -20Ƥ-18ĻŊũǞ-17Ƴǉ-16ŶƧƬ-14wJPľǔǠ-12dehŎťŵưǝǩ-11OŅŸƼ-10lņňŏŝšƆǋ-9HLśşƩ-8GNRXYŒ-7CIKŜůƅƭƱƹƺǁ7ōŪŭƟ8ļŠƝ9ĴŤźżƠǑǖǨ10zƍǡǣ11uFǒ12VŧŰŲƈ13fƄƻǚ14BƵƷ15QƉƛƮ16rŉŚƇ17Ałŕřţǥ18gUƖ19TŁ20yƃƿ21ZŔŦǃ22Dĺƫ23Ǣ24cĿ25ŗŘƪ26aƁǈ27Ĺŷ28ƜƯǇ29űǗǦ30ƀ31s36Ɠ38Ƣ43Ʀ46Ŭſ48ƌ50Ů55Ɣ58ƨ
on #	87 13Ǖ14őůǟ33Ǒ
on $	62 -34ǌ-23Ǟ-14P-12Ŀ-11V-9Ū-8Ƴǈ-7ŶƔ8xǂǥ9s10I11QUƘ13Z14SŘ15A17t18Ʒ19ƍǄ20ĺłƻ21Ť22ƣ23DƮǔ34ơ36ƌ58ō61Ĺ
on @day	83 -21Ɩ-7L9M15ŭ24k32ǎ
on a	65 -13Ǟ-7dL7ĿƿǓ8ĸŚųǑ9łť10nńƐƝǧ11Ň12ŋǖǩ13ŤŸ17Ŧ18ţǗ19ǈ20y
on and	89 13ř15R17Ǡ
on any	86 11Z36ƌ
on anything	89 12ƻ14Z16ǂ
on at	89 -7Ǟ14S21ƌ27Ɲ
on board	87 47r
on each	89 11v27Ř
on either	89 -11ƪ17ƽ18Ŭ
on file	82 -8ǧ11J23ǒ25Ǘ
on her	82 -22Ƹ-8ŵ8ǂ10o12p29Ʈ55ƨ
on here	79 -12s-7G11u14ż19m24o30Ū
on him	89 -17Ʀ44ƨ
on his	87 -17ŵ-13Ʈ14qƨ46Ʒ
on hold	89 -15Ŋ-10O25Ş51ǩ
on in	78 -11Ʈ9i21Y
on insurance	78 11Ł15Ǔ29Ū
on it	59 -37Z-14Ŕ-11ŇƔ-10Ť-9Ĵơ-8sw-7oƦǩ7ĽŖŠţƩ8ŷƊƌǡ10ŚŦŰǌ11r12AŁƟ14Ōŧ19łŘ21Ũ27ƫ30Bŏ32Ů33ű40Ŭ48ƪ
on my	83 13fŌ16L20a
on one	82 -7T7Ǎ11Ļń15Ʈ
on paper	81 8ǆ12Ʋ14K24Ǘ26ķ
on payroll	78 -19ǉ22Ǒ50Ǉ
on speaker	89 32s
on staying	87 13H27Ţ
on that	64 -15Œ-12ťƣ-11Z-9ǩ-8ƙƦ-7ŏǘ7ŉţƃǦ9ŕř10ű11ƞ12Dƫ13ļŞ14ĺŗ16ŧ18ǌ20ƻ21fŬ22ƀ23Ɣ26Ů29ŇŠ30Ŧ36ƪ
on the	44 -21ǎ-15ľǉ-13ŗǠ-12ƂǋǖǗ-11ōǓ-10ŸǑ-9IWŊƅ-8deJĻĿŇŏţƤƨǄ-7oMŀŜŽƦƷƻǐ7Ƒƒ8żƙ9qž10nŒŰ11gQ12ųƄǥ13ūƇƿǦ14Ǉ15ź16ZŭŷŹƀƺ17aǈǞ18bc19ŉǢ20FƁ21ǡ24ř25ŕǣ28Ɠ32s33Ś41Ů42ŬƖ50ǃ63Ƣ82Ɣ
on their	87 15zŽ24y
on there	70 -18Ƭ-12jn-9Ɣ-7ķŁ7a8žƚ10ƪ11ƀ12ŘƄ13ơ14ţ15ƛ17ƃ20ƕ27Ɓ32ƫ34ŷ56ŗ61ſ
on this	71 -8H-7aǚ7wA10f12dŏ18B19rŷ20sŃ24ŀ38Ł
on those	86 -7Ɖ8Ɯ11v24Z29ƈ
on to	84 -12ǖ-10ƫ-9Ʃ-7Ɣ15ļ16ƶ18ƌ20Ǘ34Ƶ
on top	78 -9ž10W13Ƶ17T21Ɖ30Ƃ45Ǧ
on what	87 12T14Y16ZŖ
on with	87 7ō8Ƹ14s
on you	63 -33ƺ-26Ƣ-20ŏ-10Ŭ-8A7ǚ8ƬƱƿ9ŦŻ11Ǩ13q14ż15ǌ16Ŝ17cƠ20œ23ƾ28u29Ŀ31U33z52Ư76Ʀ
on your	52 -34ǩ-30ǔ-19R-15rŷ-13J-12Ÿ-11qFũ-10pwņŨ-9Ŝǃ-8ŚŮǄǡ-7vyŋŞşǂǋǢ7ajUƺ8ţƟǅǉǒ9ľƄƛ10iŐŧŻ11xNQŴǆ12cuPĵ13ǥ14EĺǗ17ŽƉƗ18ƿ23ŗ26g27Ư28T29VŔƜƢ33ǈ38Ɠ39Ŀ47ſƨ
on yours	86 8Ơ18Ť19ű32Ʀ
on yourself	83 -13Ŧ-7ŗ15Ǩ77Ʀ
once	74 -11ŭ7ţƫ8ňǜ9yƻǀ11ĴŨũųƧ13ŲƵ19V
once $	87 14Ĵ
one	45 -33ǩ-19DK-17a-16n-15ĺ-14T-13tŨŮǚ-11pŷƌ-10UZŃŎƨǓ-9HĹŊŖƱ-8osMķĸŀňŗŢŧƓƗǄǎǝ-7jrLPŁťǊ7fŒūƘƢƣǉǍ8łžƉƔǜ9ŏǤ10ůƎ11ŘŻǒ12mőƀ13wŞƧǕǦǨ14XŐŕŽƛƼ15AŇų16vœǣ18yJ19ǥ20uĻńţŵƻ21ŠżƆƦ22ǈ24Ū26Iņ27iŶ30Ƶ31ľ33ƺǡ36ǋ38b39Ŵ40ş52ǔ
one #	72 -12b-8ŬƷ-7ľƵ15ǐ17ƪ18Ɣ34X60ƺ101ǡ
one $	63 -14ł-13ĺƬǞ-10ƻ-8ƪ7ƀƛƯ8ļŅŸżƇƶǔ9ƏƦǤ10IŬ11Ř12bŇűƃ14iv16y21w25Š28Ƶ29ţŴ33ų43Ŷ
one and	89 7ǉ11ƀ21ő
one car	86 -23Ŷ-13Ŵ30ŵ70Ū
one for	84 -23Ƽ-11a-7U7m11b17i18ř20ľ26ƻ
one go	89 11Ǥ12Ŵ
one how	89 13ǘ14b18v
one in	81 9Ŵ11ƀ14Ŷ24ſ32ǋ
one is	84 7ƴ11p12Ůų15q21œ23w
one of	64 -13ǚ-9qǓǢ-8Uųǔ-7Šǩ7RƚƛǨ8žƉƣ9ƻ10S11ƅƷǜǡ12g13Eĵ16Ʃ17ņ19Ǝǒ22iǞ30ńǣ34Ž35Ő52ǈ
one on	89 11ļ21m25ş
one or	80 -21Ʃ-11m-10b7ŵǦ12uū13ţ15Ř16ŠŻ17J41Ƽ
one that	89 -7n12ųƩ13łƢ
one thing	81 13ƛ25Ļ40ľŞ
one times	89 -8T16WƧ27Ʀ
one to	84 -16K-13ń10Ŀ11z14BŇ22Iǩ
one way	84 -23Ů12ł36ů
one with	89 -14Ŵ9Ľ13ł17ǁ36ż
one you	77 -15ľ7ŭ10m12yń13Ɓ15ƻ16Ƶ22A29Œ
one your	87 -8ǋ10Ɵ14Ǎ
ones	63 -8oQ-7ńŻƌƝ7myǜ8ŵǍǎ9ŗ10wŴ11ZŐŕ16ŪƉ17ŉ23ţ25Ƶ26hƎ31uų
ones $	73 -7ƛ8ǜ10ǎ13Ǝ16ţ17u20Ɖ21ŉ
ones you	79 13ţ20Ǝ
online	75 -9I9Ś12K17ń18Ǖ21Ľ28Ņ39ǖ
online $	80 -9I-8ļ-7Ǌ10Ś13KĽ19Ņ20Ǖ22ǖ
only	65 -14ǡ-13ǌ-11T-8Ŷ8mƋƳǈ9ĻƘƜǖ10Ʋ11ń12ŷ14ţǚ15ƀǛ16Ų17Ǉ18ľŭ19ŪƢ21ųƮ
only paycheck	80 -12T28Ʈ
ooh	82 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
open	66 -14HR-11Ǉ-8Ʈ-7ő7ţ8ķŽƑ9ŊŧŰǋ11y19Ǩ26W27Ţ30ǝ37ǅ53ǎ
open $	77 -16R-12Ǉ-7ő11ŧ12ǝ15y24ǎ41ǅ
open to	84 -18H11Ž43Ţ
opening	89 12ǎ36Ǟ
opinion	87 12Ļ19A
option	89 16Ň22Ō
or	32 -39ǩ-15e-14Ō-11H-10dœƱƳ-9lVƅƠƨǈ-8łƷ-7wxBXZŵƓǌǘ7pRńūžƥǊ8nůŸżƑƵƺ9PTĿƃǥ10ENŕƄǀǔǛ11mķĹļŬƆǁǇ12yšƔǃ13ISŪƝƩǄǋǡ14Ő15ţƛƭ16Łŗƽ17qCŤŰűų18ŭ19ƋǑ20bşŲ21M22uĴľƿ23ĵƍ24Ň25KƇƐǂ27Ɖƹ29Ř30FLƼ32ƣ39f
or #	68 -21ǈ-19c-10Ƃ-9Ů-8ǇǊ-7Sť10ţƠ11EŻ21Ɔ22Ǧ31b33ǡ35Ǒ36Ƭ38ŗ45Ɣ46ƭ
or @day	86 -8ĸ50L
or a	58 -10Ǒ-8ŵǍǩ-7DUǀǌ7ǆǋǓ8Żƶ9hǞ10bĸƇƉƍƐƥƿǚ11fYūƛƤǛ12ŕ13Fŧ14Aļ16ơ17Ő18ĺ24i28Ū60Ř63ƣ
or about	89 11Ŀ13ŉ14ľ
or after	89 20L23ť
or all	84 8Ǎ13Ĵ16Ų17ǔ
or am	89 13acŇ
or an	86 -12ƣ-10Ǩ9A14F16Ŝ19ő
or any	72 -9ƛ34Ť
or anything	72 -15ŏ-8Ƙ7mƄ8gĵ9ş11uųƜǎ22ŲǏ39Ƽ
or are	66 -12eH-8ǩ-7n7sy8ũ9auYŢŦƜƪ10ňŖ11NS14ǆ15l16ŷǟ17Ń21V23x27F
or better	89 -15Ź32ź
or can	83 7Ś10Ł11ŉ18ƣ
or closer	89 -16Ƭ10L15Œ20C22X
or could	89 8ŵ10ĸ19X
or coverage	87 -9Ɓ38ľ
or cremation	87 19ư
or did	61 -17ǩ-11Ť-9ũƧ-8ǚ-7Ŭžƽ7pŔŦƐƦƴǃ8HĽƌƛƞƼ9ňŕŗ10jšƉ11ǂ12ű14JŸ15w16CŖ17œ19ſ20m23q24cƒ38Š
or do	61 -11Ɵ-10Ŷ-9Ʀǋǐǩ-8V-7BƄǑ7sŏŚşǃǜ8kAOŰƁǂǓǟ9nŪ10yŇƕƪǎ11Qƶƹ12Ɛ14ǖǡ17ǈ18ł21Ǜ22ůǇ29Ɲ33ų
or does	71 -12q-10ŭ-7ų7Ŏ9zľŰ10WƨƩƱǕ11ǆ13Ũ14ƿǚ15ű17Ǣ24Ŵ26Ł
or drop	87 13ƀ20ś
or email	78 22Ǖ
or for	84 -8Ǣ-7X14Ɠƭ21Q47Œ
or get	86 9H16Ǚ17Ǆ18Ĵ
or go	84 -11m17Ż30ž
or guns	89 
or hail	80 -14ƚ23Ř
or has	83 -8d-7Ř7Œƌ8ƈ13ţ14ǅ20v
or have	76 -10Ń8ţ9G11ǀ12ƌ13fŌƞ14nǇ17ňŏŵ
or home	89 -22ş-8L17q25I28Ĺ
or how	84 -16v7U14S20p21Ş
or in	84 -13Ķ9Y13PǗ
or is	56 -11ǎ-10Ɯǆ-9RƱǖ-8łǩ-7fsľŒŨƇǇǛ7pĸŉƦƩǃ8KķĹŃŇŶǣ9ńƆǂ10iAŁŖ11ŜƄǄ12yǊ13ōǋ14Ǎ16TŰŽƚ18Ķ19nŀ20Nũ21ű26u27qƟ
or just	66 -12ů-8qƣ7ƃƓƻǒ8DŲƭ9ƀƎƦƴǀ10f11ņŢǈ12sKƇ14UƲ17Ɨ18ơǙ27Ŷ
or lease	86 -19ǌ-12Ǎ9Ŭ12F32ǋ
or leave	87 -10ƶ16Ƙ18Ŋ19Ƃ
or metal	86 11Ǎ
or more	76 -15ŗ-10G-9s-7y7ǉ8ő10gŭ11v12Ń14CS15Ŧ21r26ŨǄ48ž
or nights	89 27R
or no	84 -7Nǟ7Ž16ŏ45Ň
or not	80 7ŏ9Rź10m11ŵ12ƍ13š16Ɯ
or on	84 7MƦ14Ō17P
or one	79 9Ƙ10Rƚ13ńƣ18ĵƎ23b
or only	83 8Ǣ9ƾ11Ų13Ɯ14ŭƲ16Ļ
or or	60 -11ŭ-9ƥǝ-8ǐ7DFľŉŠŰƵǀǚ8cguĸƇ9ŬŲƀǛ10ƘƠ11Ɔǔ12ǋ13ƸǄǎ14ŏƣ17Ł18ų21ŗ
or out	89 20P
or over	83 -8X8c14T15Mƈ28Ů
or part	86 14R23GǇ
or pay	87 18ǁ23Ǡ
or pleasure	86 32ŭ
or rent	84 -9Ơ23ǋ
or scuba	89 25ǀ
or sell	87 -8H11Ʒ33Ǟ
or should	81 -9KŌ-7L13ŋ17Ľś18N19O
or side	80 -8Ų9ŭ
or siding	89 10Ƈ
or somebody	84 -10ķƢ10Ŀ17AF22f24ǋ
or stay	89 -9ǝ-7p10ǎ14q
or still	89 9Z13Ɩ15t17f
or stylists	80 18Ǒ
or text	89 
or the	64 -11Ǟ-10ž-8ơǩ-7Šǥ7ļŬǡ8IŗƊư9b10ĿƩ11ŹƠǁ12eCSŪƃ14ƹ16Ƌ18ńşƉ19Eŕ24ů27ǌ29ǐ30ŝ
or tickets	73 -7Ż30ţ
or trampoline	89 
or upset	80 20ţ
or was	80 -11Ŧ-8ƅ11Řţƽ13ļƇƛ16š41Ť
or what	87 -12Ŵ12ǆ16Ť29ŭ
or whole	84 36Ʃ
or work	89 -23Ɲ15ǁ17R27Ǒ
or would	74 -8ŵ7ĸƯ10Ƒƭ11ķŎƤƮ12Ǩ13Ŷ14Ʒ21Ŋ31ǝ
or you	78 7ż10gƢ11fŇ12n13yƌ14t
or your	79 -8ǂ9c10ǁ11ƃƽ13ƹ15Ǩ17J20Ƽ
order	89 12Ƴ16Ǖ19Ŏ32ǩ
original	81 14Ƌ19ƈ21ƌ
original roof	86 22ƈ
originally	82 11Š25l
originally $	86 9l
other	58 -10š-9nƂǍ-8Ŝǩ-7Cŏ7ŞŷſǑǦ8ňŪ9ǋ10ǂ11Ƶ12ų14ow20ǈ24Ǉ26ł27ķ28ž39Ƒ43ŅŴ45ş57ń
other agents	89 -10Ŝ13ņ18ń
other car	84 -7ų19Ū28Ŵ
other drivers	89 16ŷ
other guy	84 -19Ŵ8ż10ł25ſ27Ņ
other insurance	86 -14š-7ŏſ72ş
other one	81 -20ş-15ł18Ƶ21Ņ22w24Ŵ45ų
other policies	82 -12Ƃ10Ʀ13Ǧ35ş
other quotes	86 -16Ņ19ń
other vehicle	87 -19Ū-18ų55Ŵ
others	89 -11wƃ18u23Ū30ž
otherwise	87 8ű11v12ǂ13Ƹ
ouch	89 11ņŦ16ǣ18œ
ought	87 8Ƹ14ř30ō
ought to	87 8Ƹ14ř30ō
our	74 -7w8Ɵǝ9j10Ļ13Ľ35M67ļ
ours	87 11G12Ɣ13Ƶ14x
out	46 -22T-18ǝ-17ǩ-15Ơ-14Ũ-11FHķƋơǄ-10GĿņǒ-9LŎŝ-8ŀł-7imŔŢŶƷ7xYşſƕǈ8qƊƟƤƧǋǌǕǙ9lzţƫǀǞ10ƏƱ11CŇőŚǢ12ĻŘ14gōŒƚǧǨ16bĽŕŜƔ17ĺŉǃ19ŗƜǅǐ20Ƹ21š23Ʃ24ĸ26Ĵ27jUVǉ34ƪ36Ǒ37yƝ
out $	66 -15ĺű-13ǩ-9ŧǨ-8ľ7Ƃ8ĽƗƶǌ9ļƊ11ƦƵ13Ĵ14Uż16x18Ʃ19Ǒ21ő23Ĺ27Ɯ28ƪ29ŕ33š38yŉ
out a	84 -9ļ9Ƭ13Ʀ18Ľ23Ɣ
out and	86 -8Ŀ11Ɨ12Ś19U22Ǚ33Ŝ
out any	89 12y22Ǒ29Ɯ
out at	87 10zŘ12V17Ň36ŗ
out back	82 -15Ɨ12Ƒ14ƍ37Ɲ
out for	80 -22ǝ9ş16Ņ17Ƥ19ţ22Š26Ǩ38b
out front	89 43ǃ
out in	78 10Ĵ11ů12Ɩ16Cǈ27ǉ
out like	89 15Ɨ19Ŗ21Ƨ
out of	59 -16T-9ơƶ-8Ǩ-7CƜǑ7ǌǓ8yXŸƞ9N10tSƙ11ƃ12ű14ǔǕǘ15Ŧ16ǀǉ17Řǋ19Yƕƪ20Zľ22ĴŒ30Ļ42ĸƝ
out on	76 -11ņ-7Ʀ7šƪ10Ś13Ō14ŭǅ19q22g45V
out or	89 12Ĵ14n15UŖ
out that	87 -14Ũ-8ŧ11W12Ǣ14ť18Ľ20Ť
out the	80 -37Ĺ-9Ƌ-8Ɨ-7ƪ9ļǑ11a12ǐ16ǏǢ43ĺ
out there	74 -10ƞ-9ĺ10gŰ11EƏ14q15P17ſǩ20Q25l31ƚ42j
out to	78 -18Ĺ7Ŝū10ƪǁ11M14Ő21ƫ26ĺ28Ǒ
out your	84 -7ƈ9Ǩ14j18ǧ23ǅ
outcome	89 25Ļ
outfit	78 -7Ƴ7W9Ş10ő11Š13Ǟ18ơ23Ő29Q31Ǆ
outfit $	83 7SǄ10ŐŞ12ő15Ǟ19ơ
outside	74 -15U7Ǡ8ƣ10qƉ14ǀ15Ʀ18g29j32Ƈ
outside of	87 -17U9C19Ʀ26g
outside the	87 -7p16q20ǀ
over	50 -17X-14Ō-12ŗšǎ-11Ʊ-9ƬƯ-8ŠųŹ-7KƤ7ZĶőŕũƶƾǠ8WĴŸƺ9hxF10vRĽƘ11ir12SƞǍ13jtAļ14MƆǨ15ŝ16ň17ĿƂ18CPŖƒƜ21Ǉ22QTUŦ23ŜŻƑ24Œ26ƠǊ27Ů28Ǟ31śǦ
over #	73 -47Ǌ-17Ǧ-11ǩ-10Ŗ-9XƂ-7rŻ11n12ĵ14S16ƺ21vƠ22ƒ25Ɔ28c41Ŧ45Œ47Ǉ61T
over $	72 -20J-18T-12Ō-9š-7cŖ8Ŏ9Ǥ10ŉƌ11ķ13ŕƈ14Ľ15ũ19Ǩ23Ŀ24Ż26Ů27ǩ33r54ś
over a	75 -13Ǉ-9Ǟǟ-7X9ź12M13ĸ18Ů19Ƙ30Ɯ97Ǌ
over at	78 -12Ǟ-7cǈ8ƾ13qƥ14S18h25ļ26Ŝ30U35Q
over in	83 9z16H36C
over it	81 -10Ʊ-9UŜ11s15t17Ũ19ň20ŖƂ57Ǧ
over that	87 15ň19Ķ22x
over the	67 -15ƈ-9Ŝ-7Ɯ7ĽŻ8Ƃ10kƒ11Mǖ12Ŀ13ǔ14ł19Ǎ21Ǟ49Ƒ
over there	69 -12ǎ-11Ǩ-10Ũ-8ŖŶ-7Cŗų7Ş8ơǈ11tƠ13Ǡ14Wŧ16R18F22U24ƞ25ij32PŜŝ
over to	81 7Q8Ÿ11J13Ơ21ő37Ǟ
over what	89 -13Ŝ19ŀ34Ŗ
over with	78 16Ĵ24Ŝ25A
over your	87 -7š7j13Ƃ15N23Ŗ
overnight	81 -7Ū10Ǐ14ŕ16ǖ29Ű
overseas	89 12ǀ29Ǖ
owe	67 -7ƒ10Ɓ11Ǥ12ķŉ40ŬƔ61Z
owe $	86 -8Ɣ-7ƒ18ķ38Z
owe on	74 -28Z30Ɣ43Ŭ
own	51 -17ŵ-16Ųƣ-15ơ-13ǌǣ-12ǈ-11UĸƠ-10Ɛ-9ƕ-8ņŏŭ-7aƝǥ7y8ŦǏǐ9Źƃƍƨư10Ǡ11ňǆ14Ł15Ŭ16Y17Ɣ18ǃ19Ƣ21z22V24Ǜ26Ʒ30ƗǑ33ǒ35ǟ38Ƙ42ƀƦ44ǋ53ķ59F
own $	70 -17ǐ-10ņ-7ŵǏ7o8Wǆ9ƨ13yǅ16Ū17Ƙ22Ʈ23Ɨ26Ƣ27V42ķ
own a	86 -11ƕ-7ŏ7F19ư20Ŭ27Ǐ
own anything	86 7ķ26Ƙ
own car	84 -15ų17ǐ23Ź62ƀ
own cars	84 -9Ū-8ŭ15ƀ57ǐ
own insurance	89 41ǒ
own jewelry	80 8Ƙ
own life	89 33Ʀ
own name	87 -7aǋ7w22ǃ33Ʀ
own or	79 -8Ơ8š10Ł14z21ǋ
own pocket	77 -12ĸ8Ř15Ŧ30Y
own that	80 -13ƣ-9ǌ-7Ǎ12ƥ28ķ36ǋ
own the	84 -32ǋ-15Ɛ-9ǌ-8ķ-7ơ11Ŭ26F59Ǎ
own words	89 10Ŗ32ň
own your	71 -9Ǎ-7ơ34ǋ41F
owned	89 14ǥ24ǅ
owner	77 -13Ƴ-8Ʒ-7ǋ10ǆ11F12ǣ17ơǢ18ƅ22aǨ29ǌ
owner $	86 -16F-8Ʒ13ǣ20Ǣ27ǆ
owners	81 -11Ǉ11ǉ17Ǩ22ǆ29ǥ
owners policy	87 -8ǆ32ǥ
owns	78 -8ķ-7ƜƝǇ7Ǎ10ǋ12F18ǐ30ơ50ǆ
owns it	89 -8Ǉ14ơ37ǆ
owns the	81 -8ķ-7ƜƝ7Ǎ13ǋ14F18ǆ19ơ
p	84 -13ǩ-8Ƭ8D12ź36ǥ79ƃ
package	80 18W46ǥ
package $	89 16ǥ20W
page	70 -8J7f8ļ9Ļ10ōſ20ǌ25ś49Ś
page $	81 -9J7ŗ11ĻŚ24ǌ
page and	87 17ſ20ś
paid	58 -11ǒ-8ǟ-7ƅ7Tŏǘ8ƪ9ĴƩǖ10ƏƢƥƫ11ǩ12ƃ13ƭǉ15Z16œ17ķǑ19Ʊ20Ŧ22ţ26Ɣ27ƕ40Ŭ
paid #	89 -8vƔ17ƥ27œ33Ŧ
paid $	76 10ƃ12ƶǉ13ǝ14Ʊǖ
paid every	80 33Z
paid for	81 -19ƒ-7ƶ11ķ13Ŭ15Ʊ18ǩ21Ɣ
paid it	78 12ǘ16ƪ22ţ
paid off	72 -10ǟ32Ɣ46Ŭ
paid yourself	80 14ţ
paper	77 8ǆ11Ʋ15Q19Ś23Ǘ24ķ28K
paper or	89 16K17Ǘ
papers	80 -7HǗ8ǆ12ǃ13Ɩ16ƢƲ19ǒ24Ś
papers $	87 -7Ǘ9ǆ13ǃ16Śǒ
paperwork	78 -8Ł8ś11ǃ12i14o16Ś20Ǡ21J
paperwork $	82 -8JŁ11ǃ12Ǡ15o38Ś
parent	84 8ŷƽ54u
parent $	89 40u
parents	71 -18ǂ-17Ƹ8u9Ʀ10Ư12Š20ƥ44ƽ61z
parents live	89 23z
park	81 11ǟ26ǩ37Ű
parked	86 31Ű
parking	87 -15D12ż15Ơ23Ű
part	62 -24Ŗ-16y-10P-9D-8Ĺ-7q7ǌ8dE9JůƮǈǚǣ10sǄ13GľŨ15Ş16Ʊǩ17Ƨ19l20ǟ22ŀ23U25ō30C41Ǉ46Vň
part $	84 -8qňŨ13ǚ14Ŀ16ǈ20ľ28ǩ
part of	70 -17ǩ-16y-10DP-8Ĺ-7Ŀ8ǌ10E11J12ŨƮǄ15sŞ17G22l25ǟ28U29Ʊ31ň35C
part time	77 14R24Ƨ29Ǉ66V
partner	73 -17Ƹ-10Q-9Ň10Ł13ǂ14or16sƨ18Ǩ25Ʒ26Ǡ29q30t
partners	79 -18d-9Ů-8Ő8Ǩ16ǂ18ƨ24o31p33Ŵ41ǆ
parts	87 -7ǅ20ŵ24Ǒ31l
party	83 11Ɣ13ǡ14ơư15Ɯ16P
pass	79 -12z-10Ǩ10Ʀƫ11s12ƽ15Ʒ19Ƴ20Ʋ32ƶ
pass $	89 -10Ǩ-8z20Ƴ22ƫ23Ʋ
passed	75 9ư10z13Ʀ18Ʒ39Ƴ
passed $	87 7Ʈ10Ƴ16Ʒ
passed away	86 -10Ǩ11ư14Ƴ17Ʀ
passengers	86 14ƃ27Ų
past	74 -16Ŏ-10Ɣ-9ŵ8mǀ10Żƽǜ11ƭƿǎ12ƺ13c19ņ22O40ŀ
past #	82 7ƾ10ǀ12ƽ13Ż17c
patch	87 -7ƾ7ũ18ƹ20Y30Ǚ
pay	49 -21ų-20Ǩ-14ƾ-12ĻŔǏ-11Ǌ-9ƶǔ-8ņőǗ-7Ŵǥ7ǁ8Y9ƀƁƤǠ10ǘ14ţư15Wǣ16ĸ19Ʊ20ŖǢ21ŧƕ23Ŧ24X25Őœž27ǉ29ŗŲ31ƠǑ32Œ36ƃ38Řƒ44Ĵ47Ǖ58ǖ
pay #	89 -41Ĵ-21ƒ-12Ř14ĸ22œ35Ơ37Œ
pay $	62 -31œ-14Ŧ-13Ƭ-12ǉ-11Ļ-9Ŗ-8ƶ-7Ǖǩ8Ɓ12Ų16Y21ŗ26Ř28Ĵ32Œƃ40X51ƒ
pay a	83 -18Ĵ-11Ŧ7Ơ12Ř15Œ17ǁ24Ǖ
pay for	66 -12Ʈ-10Ǒ-9ǩ-8ŗǉ-7mŨ7Yǡ9ǖ10ư15ƀǣ20ĸ22Ƥ23Ĵ28ƒ31Ʊ35Ő45Ŗ
pay if	86 -12Ʈ-10ƃ-8Ǩ13ž15ƨ21Ǣ23ǘ26Ʀ
pay in	86 10ĴƠ
pay it	86 15ƪ73Ĵ
pay out	77 -12ĸ-9ŧ-8Ǩ8ŘǑ12ǉ15Ʀ16ŗ27ţ39Ŧ
pay the	78 -14Œ-10ŦŴ10ŧ13ư14ƕ15Ǒ16Ʈ20ǉ23ǩ28ž
pay them	89 -29Ĵ-10œ8ž24Œ51Ǒ
pay you	79 -32ų-21Ǒ-13œ-12ǉ-8Ǩ-7Œ14Ŧſ26T40Ų41W65ǖ
pay your	78 -18ƾ-7Œ14Ő34Ǖ36ƃ52ǉ
pay yourselves	80 24Ř
paycheck	69 -8Ǡ9ǟ10Ĵƭ11ǉ14T21qƮƯ29QY
paycheck $	81 -14q9Y17Ĵ29Ư46Q
paycheck and	79 -12T11W27Ʈ
payin	80 -9Ņ8Z12ǥ13ǝ16Ɯ17ŧ19W20Œ
paying	63 -14B-9Ĺ7Ŀ8Ř9ŦƵ11Ŗ13ǥ14Xœ18ŒƜǣ20Ơƪ21Ĵ23Z28ƒ31Ɠ39Ņ
paying $	89 -9B-7Œ13Ř14Ơ29XŅ
paying for	74 -24Œ-7Fľ9Ʊ12ŅƠ16ǥ17Ŗ41Ɠ47ƒ
paying now	76 -13œ-8Ĺ31Ĵ41Œ
paying on	89 -7ō15Ƶ18ƪ31Z
payment	74 -11ƃ7Ŏ8Ư11ŉ14e20Ŭǘ26ƕ31š35Ɣ
payment $	79 -15Ĵ11Ŭ16e23ǘ24š25Ɣ29ƕ
payments	71 7Ɣ12Ʃ17Ʈ24Z26Ŭƃ28ĵ32Ĵ
payments $	83 -8ĵ10ƃ12Ʈ16Ŭ28š
payments on	86 -18Ĵ-12š17ĵ19ƃ30Ŭ
payout	87 -11ƶ14ƫǩ35Ŧ
payroll	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ54ǉ
payroll $	70 -41Ǡ10Ǩ19Ǒ28Ǉ56ǉ
pays	73 -25Ɣ-14Ň-7xŐ7Ŗ9Uǌ10źƕƜ11Ʊ14ňſ21ǝ25ƃ27Ʈǩ30Ǡ
pays for	87 -16Ň-8x-7ơ10Ŗ11ǌ13Ʊǣ19ǩ
pays the	82 -25Ɣ7ƃ11U16ǩ31Ʈ36Ǡ
pays you	89 8ǖ15Ɯ20ſ
peels	84 -8ų50ǚ
peels $	87 -8ų37ǚ
pension	79 26Ʒ55Ķ
pension $	87 
people	58 -10SŪų-7ľ7şƿ8bĺŲſǘǜǤ9Ůƨǩ10ŗƗǡ12dƲ13ǔ14lǖ15Kǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ26Ǉ
people $	80 -13n-9Ŗ8ņǇ12ş13ĺ15Ů16ŗ18ŝ19ǈ21ǉ
people are	74 -8ǉ8R9ŷǩ10ƿ11Ǘ12b16Ǉ18n
people do	89 -10Ū18ŷǇ
people or	87 -11ǐ12h25Ǜ
people over	89 -15Ǉ-7U21ŝ41Ɯ
people to	89 13K33ƶ
per	78 -12ůƬ-9ǉ-8Ɔ-7ű12Ů13ž14ǣ17Ř21Ɠ23ǡ36Œ
per occurrence	87 26ǡ
percent	71 -12Řƿ8Ķǖ10ǔ12ź15Ǒ16ĴǆǛ17ƚ18Ǆ27Ž28œ
percent $	89 10Ž15œ
percent of	82 -7Ɖ10ǖ12ǔ14Ǜ18Ǒ26Ǆ
perfect	81 12a13ř14D16Ļ21Ş
permanent	87 31Ʃ
permit	80 12ƌ23Ÿ43Ź
permit $	86 28Ź
person	68 -11Ƭ-9ǈ-7ǌ7ơǠ8agŷ10Ŗ11łųžǎ12h15ľņ23Ǩ26A33Ŝ37M
person $	82 -14ƫ-8Ŝ8d11ag19h26A
person or	82 -8ǌ8f9ơ12ƫ14ł15M19h
personal	74 -7Ǧ8Ǘ9f11Ǣ12Ƃ13T16J17ƃ18Ŋŭ36Ɨ
personal $	86 -8Ɨ8Ŋ19J23ŭ
personal property	84 13Ǣ39Ɨ
pets	89 54h
phone	65 -16J-11Š-10ǅ9CĹľǗ10ǖ11Ǆ12rŜ13SĺŚ14ś15ǟ16c18Ž19O25I28M32ǩ41K
phone $	78 -17J-13Š-10Ž-7Ń9X10Ō13ǖ14K16Ś17r26ĺ34M35O
phone number	82 13C27I
phone or	86 18ś22I
photo	87 37ś
physical	80 21ƀ30ǁ38ƾ
pick	71 -7Ţŧ7ǆ10I11Ŝ13W15Ŷ16K18ĺľ19L20ƭ21Š31ł
pick that	89 -8ŧ12Š28Ŷ
pick up	86 -15Š7ƃ13IĹ18Ŝ19ĺ21K
picked	80 -9Ư9K10X11Ʋ14wǟ16N29Š32Ř
picked up	87 10K11X16ǟ18N
picking	87 12ľ23i
pickup	84 -14ǃ8Ǐ12O17ŭ25ų26ǐ
picture	72 -14ǩ-10ƨ8Ʊ10Ŵ11nŤ12ūƷ16Ƈ17Ƭ19Ŀ25ś28f
picture $	82 -11ƨ10Ƈ18ś20Ƭ38f
picture of	81 11ś15ū
pill	89 8ǂ33ƻ
pills	84 13ƿ33ƻ
pip	86 -7X81ƃ
pipe	83 9Ƥ38ƛ
pipe burst	89 9ƛ
pipes	84 7Ƥ16ũ33Ƌ
pizza	89 11Ǎ31ǩ
place	55 -15Ƌ-14Z-10ő-9ƪ-7SŜơǈ7jŠƏ8hƚ9ƍƒƖƲǛ10Ōşǋ11ƐƤǙ12ǖ13UǨ16ŏƆƜ17ƅǊ18Dƌƥ19Ƣ20HŃǅǟ21MƟ22Ɣ25Ơ26Ʀ28G34ƞ42F
place $	63 -17Ƌ-16Z-12ǋǩ-10ő-9G-8ƗƤ7Rƚǎ8Ɵ9jťƏƑǠ10h11ƍƐ12ŠƓƖƲǛ14FƦǙ15ŌƔ21Ɯ22H23ƅ25Dŏ28ǅǟ31ƞ32ƌ
place or	84 8D15G22M25ş
place to	89 8ǟ13Ɛ28U29ǩ
place with	89 41Ƣ
place you	83 -11D-7ơ7Q12Ņ15Ƥ20ǋ22F
place yours	89 -7Ʀ41F
places	82 11ƅ12Ơ13Q14Ǖ16ǔ27ń
plan	65 -11Ş-9QŒ-7Ƨ7kǞ8zŝ9ŀłŠǨ10Ư11uƶ12ŗƃƱ23ĶŇ24Ƶ28ŏ39W43V
plan $	84 -22y11V13kłŇ21Ʊ38Ɓ
plan pay	80 18ƃ
plan to	83 7ǀ10V16ƶ19Ǟ27Ƶ
planned	86 14ǀ32y
plannin	86 -8u13V14ƌ17ĸ
planning	76 9Ƶ11ƌ22y23HƤ
planning on	84 -20Ǟ10H37y
planning to	80 -12y10Ƶ15H21Ǟ27Ƥ
plans	68 9ǀ11V19H29ǚ30ĺ31k32Ǟ
plans $	86 13Ǟ38k
plans at	80 -12V41ĺ
plans for	87 32Ǟ
plans to	84 14ǀ37H
plant	86 -13Ǟ-7W7ů10Ƨ18U30S
plate	80 -16Ÿ10ǀǌ62ū
plate number	89 21ū
play	82 -13Ũ9s17ŉ20Ť21Ɯ34g
please	72 -19ơ-10pǌ-7Ƣ10jw11bǇ13c15d19D24a
please $	74 -19ơ-10p-9ǌ10w11b14c15d21D25a
pleasure	80 20a36ŭ
pleasure $	86 37ŭ
plot	87 -7ŏ60ư
plug	86 10Ə39Ž
plug in	89 38Ž
plumbin	89 11Ǆ18Ƌ
plumbing	80 7Ǒ13ƛ23Ƌ
pocket	72 8Y12Ǆ18ĸ23Ŧ29Ř
pocket $	76 -14Ř16Y39ĸ
points	89 -11m-10u-8ǋ16Ş45Ż
policies	68 -10Ƃ7Ʀ9ƫ11Ƶ14Ǧ18ǒ36ş37ǥ
policies $	82 -13ǥ-12Ƃ11ş22ǒ24Ǧ
policies do	89 
policies you	78 9ş13ƫ
policy	47 -13Ǧ-10ZĺƔ-8Iŀǈ-7Ŭƣ7ƃƙǁǤ8ĻŜƖƛ10žƨǏ11ŢƁƂǢ12šƢ13Ĺƚ16ľƓơ17Őǥ18ŠƬ19ƪǡ20ŗ21Ƨ22őŖƵ23ſ24ŕ25ŷƦ26Ś29Ʃ36ŏř
policy $	58 -29Ʀ-16řǦ-11Ş-10ǩ-9ZǢ-8Ĺşƣ-7ŏŬ7ŚƩ8ŒŖ9Ɨƫ10Šǁ11ŪƛǞ12ő14aǏ16ŜŢƧ17ơƵ21ǡ26Ƃ31ƪ35ľŷ40ſ
policy and	76 -12ĺ8ǥ9ǢǦ13Š34Ĺ
policy in	84 17Ļ23Ś26ŏ
policy include	80 -14Ŗ35ŏ
policy is	75 -15ƪ12Ɓ20ŷ47Ʃ
policy number	73 -15Ś-11I-8Ŗ92ř
policy of	89 -7ǥ28ƨ
policy on	89 -7ǥ58Ʀ
policy or	80 7ơ11ƙƢƦ14ƚ34ǥ
policy out	89 -12ŠƔ-7ŕ12ƕ25Ś30ő
policy pay	86 -11Ŵ16ǡ18ƀ21Ǣ32ž
policy right	87 -21Ʀ12ŏ13Ʃ18ř28Ɠ
policy that	87 11ƃ19Ʀ20Ş
policy today	78 8Ō10Ļ25ŗ
policy with	89 -14ŷ-10ş25Ŵ43Ő
policy you	83 9Ʀ16Œ18ŕ32Ƶ
pool	69 13ƥ21ƚ73ƍ
pool $	82 15ƚ21ƍ
pool or	87 11ƚ
porch	89 8D10Ə13ƞ16ƥ
portable	89 38Ƨ
portable $	89 38Ƨ
position	89 8ż15V17Sǈ
postal	89 40E
postal code	89 40E
pounds	86 50ƺ
prefer	87 16K24Ĵ
premium	77 10Ʃ12Xœ14Ǥ29Œ
premium $	83 13œ35Œ
premium audit	89 
prescriptions	86 16ƻ
prescriptions $	87 15ƻ
present	86 10őŞ12Őǜ14ŝ20N
pressure	78 20ǂ31Ƽ
pressure $	89 -7ǁ8Ƽ27ƻ
pretty	71 7ƉƑ9WŕŢƞǐǑ10ōŴŶƙ12Ũ14Ɔ16G20U28Ƹ
pretty good	86 -7ű11G12W14ǟ16Ƹ
price	63 -11ǩ-10Ɓ-9Ł-8Ʒ-7Ǔ7Ř8ƴ9Ļ10Ţǁ11ĵŇǊ12Ş13r14Ŋ15ŝƬ17Ʃ18ľ19ń21œ22Ŏ25ŀŒŠƒ32Xł37Ņ
price $	74 -19Œ-18ľ-12ǩ-8Ʒ8ń11ƴ13Ƭǁ14Ţ16r17ƒ20œ23ŀ34Ņ35Š
price a	89 7Ǧ9ƂƗ19Ǌ
price is	89 9Ŋ13ľ18Ļ
price on	89 -16ľ-9Ǔ32ƒ34Œ
price or	87 -9Ɓ74ľ
primary	89 22ƾ
private	83 10QŊ11Ʊǀ13ǣ20ơ
problem	80 8sĹ11ŵ12ŋ15L18Ŝ19ŀ
problem with	87 -11ŏ13Ĺŋ21ŀ
problems	82 9Ƹ11ƛ12Ƽǜ
problems $	84 -28ǂ12ƛ13Ƽ37Ƹ
product	87 9Ɲ14Ǆ15Ǖ21Ʃ
product $	89 15Ǖ17Ǆ22Ʃ
professional	82 10Ɛ27ǚ
program	79 8Ŋ11ļ12ǅǗ26Ǚ31ǥ
program $	84 22ǥ29Ǚ
progressive	86 16Ņő18ń20Ő
promise	87 -9p11Œ17ǩ19d29Ŏ
pronounce	89 30b
proof	71 -14ǌ-11Ń-8Ǥ15ƕ17ơ24ǧ52ǒ57Ƅ
proof $	83 -39ơ11ǌ22ǒ39ǧ
proof of	80 -26ǌ-10ƕ7ǒ30ơ32Ƅ
property	67 8Ɯǋ15Hķ16Ƒ17ž18ǌ20D27Ɨ42Ǣ
property $	84 11DƜ14Ƒ19H
property coverage	89 28Ǣ
property manager	86 -9Ǣ13ǌ25ơ
protect	87 13ǘ36ķ
protected	72 9ũ13ŏ17ķ18ſ
protected $	73 21ķ
protecting	89 12wƱ14ŏ
protection	80 -8ķ-7Ʊ8X10Ə18ľ19ƃ20Ŗƭ22ŗ
pull	74 7Ł8Ţ9Ōǐ10gƌ11R12Ĵř15W22d36Ś
pull it	87 -7Ĵ14ř46Ś
pull the	87 10Ł11Ţ15Ō
pull up	89 7W29d
pulled	83 -10š12Ļ14Ŋ45Ż
pump	84 26Ɗ
pump $	87 24Ɗ
purchase	87 31ƒ
purchase price	87 31ƒ
push	86 12ł13Ŋ15Ō
pushed	89 9Ɩ16ĺ20H
put	55 -13VŒ-11Ŋ-10WųƪƯ-9yG-8n-7Ťŧƽ7ľňƈƎƙƫǞ8EŪǤ9s10cSĺƃ11uRXŰ12ńŗŷŽƱ13fLűƒ14QĶŴƅ15Ůƌ16ĸũƤ17ƐƓ22Ƽ23ƻ27Ʋ30Y32H36Ō
put a	86 -11Ƒ10Q17Ž19a24ƒ
put away	87 10Ʊ19Y
put down	86 -7Ō11c12ơ13u24ƫ
put in	76 -16G-12ų-9WƯ-7ƽ8ţƲǢ10ƍ11Ƽ12E15Q17R19SńũƎ21Ɛ25Ķ
put it	76 -14Y-7H7ż11ƾ12ƅ13ű14ĸ15f20Ō24L35Ɠ
put on	76 -15Œ10u12Ʋ13w14T17Ū20ŷ21Ŵ24Ů
put that	87 -8Ɠ8űƅ12Ƒ13Ɯ18ň
put the	86 7ƈ8Ƈ12Ž26Ƽ
put toward	89 25X
put you	75 -13Ŋ-8Yž-7ƿ12ļ13ſ17ĸ19ƃ21ŗ27ǩ30Ƥ34Ōƻ
put your	86 10ƕ12Ľ13Ō18Ǥ
puttin	87 8ż12ƹ13H15Ū18Ķ
putting	79 10Ʊ11Ů12w13H17Ķ
quarter	84 -10N14ƦƬ16Ń17Ƙ34O
question	83 11Ĺ13A28ŉ
questions	72 9d32Ŋ33ŉ
questions $	80 23Ŋ
questions do	87 17ŉ
quick	74 -8Ş8aķŚ9Ǐ11dŋ12řǉ17ŝ20ŧ21Ŋ
quiet	86 10L15Ʈ27ǎ31ŀ
quit	74 8o12V15š28ǂ33Ƨ35ƹ39Ķ
quit $	84 8Ķ29Ƨ36ƹ
quote	70 -14ń7Ľ8ƈǃ12Ǧ17ž19e24Ĺ27J36Ņ
quote $	80 8Ľ11Ĺ20J23e
quote you	81 -12ń11Ĺ21ž25Ņ
quotes	81 -15Ņ51ń
quotes $	86 -16Ņ19ń
race	87 57ǀ
rain	86 -9ň8ƙ12Ɖ13Ƹ30j
rains	77 32ƙ
rains hard	78 18ƙ
rainy	86 44Y
rainy day	86 44Y
raise	78 -7Ʈ7Ŕ9œ11Řƴ22Ơ50Ư
raise the	87 13ƴ15Ơ20Ư
raised	81 -7d14a15ŗ26œ39l
rate	72 8Ű9źƴ10ĺ11ŝƔ12ĵŞ14Ŏ18ľ21c31ŒŔ35œ
rate $	86 10œƴ20Ŕ25Œ
rated	86 -17œ15Ş55ƴ
rates	81 12CHǊ13cŎ16E19ũ
rather	74 -8ǩ7M9I12Ĵ15s21ľ23Ŋ25K
rather i	82 -9ǩ9I23Ŋ31K
rating	89 14ĵ
reach	76 -8Nǩ8Ŝ9gĹ11X13K16Ľ17L22I25ĺ
reach out	87 9Ŝ14Ĺ30ĺ
reach you	80 -8Nǩ7Ə15K17Ľ19L26I
reaction	89 43Ň
read	65 -11ǩ7Ʃƪ9Ÿǡ10Ņ12dŗ14eDJ15ơǓ17ř18aŚ21ƻ23ū40Ŗ
read me	68 7ƪǓ8Ʃ9JŚ10Ÿǡ11Ņ13ŗ14ř15e17ơ23ƻ30ū
readin	87 11ř12Ŀ15I20j23Ů
ready	78 -13Ţ-7ŕ8ř11eǞ12ƖǤ51Ō
ready to	81 -13Ţ11Ǟ54Ō
real	71 -9CI7Ś8aŧ9jŵƅƮ10řź11dŋƏ13c14Ɛ17ľ24ķ36ǩ
real quick	81 8Ś10a13dŋř
really	80 -16Ŝ-10ŀ9Ŀ11ŵ12g13ľƙ18ņŖ
reason	76 -10ŏ8Ƃ17Ĺ25Ō37Ŕ
reason $	87 -10š7B47Ŕ
rebuild	80 42Ɠ
rebuild $	84 24Ɠ
recall	81 -8Ĺ11Ŧ19q50Ľ
receipts	84 21Ƙ34Ǌ
recently	87 -7Ə7ţ12Ƴ25ĺ
reckon	89 7r13zB22ư
record	73 8ŋ11ǟ15ţ17ƿ47Ż
record $	81 43Ż
recorded	78 45ŋ
recorded line	87 31ŋ
recording	83 27ŋ
records	82 -12ŋ-8Ű16ƾ42Ǘ
redone	83 16ƌ18Ƌ25ƈ
redone $	89 13Ƌ19ƌ
registration	87 30ū
regular	75 -9Ǧ-7Ź8KŸ9ųƂƩ10ƙ11ǔ12Ƙ14Ɖ15ơ18Ų
rely	89 9ǚ13Ư
rely on	89 9ǚ13Ư
remember	71 9txƢƶ12œ14E49Ľ
remember me	87 17Ľ
remodeling	89 
renew	74 -15Ƣ33ŕ34Ƥ
renew $	75 16ŕ
renewal	66 -10Ŕ7Ǟ12š18ś23Ĺ28ŕ38Ŝ
renewal $	83 -10ŕ-9Ŝ-7Ō9Ǟ15Ĺ23ś
renewal go	73 44Ŝ
renewal notice	80 21Ĺ
renewed	87 24šƠ
rent	60 -20Ŝ-15Z-9Œ-8nƊ7ǋ9ǝ10ƥǇ15Ǐǐ17Ɵ18ŵ19ơƮ30Ǒ41F66Ɯ112Ơ
rent $	73 13ƥ29Ơ62F
rent a	78 17Ǒ23ǐ
rent from	87 -24Ŝ29Ɯ33ơ
rent loans	80 -16Z27Ʈ
rent out	87 18Ɯ23Ǒ
rent the	87 -29F-10Ɗ26ǋ45Ɯ
rental	71 -12Ơ-11Ɯ12Ƥ13ķ24ŵ31Ƣ68Ɓ
rental $	87 7Ƥ28ŵ
rental car	87 40Ɓ
renter	89 17Ƥ42F
renters	76 -33ǌ-8ǐ-7F8ş9ǒ15ƥ18Ǉ21Ǒ22Ĺ23ŏ28Ƣ42ơ
renters insurance	87 -38ǌ-20ǒ12Ƣ28ŏ56ơ
renting	81 12Ƣƣ48F
repair	86 12Ŕ20Ŧ
replace	74 -12Ɠ-7ǝ9ž11Ƒ12Ʈ13Ǣ16Ƶ23Ɨ35Ǐ
replace everything	87 46Ɨ
replace it	87 -7Ō12Ǐ29Ƶ
replaced	81 -10ƚ23Ƌ31ƈ
replaced $	89 26Ƌ
replacement	80 -31Ǐ11Ɨ29Ǣ51Ɠ
replacement cost	83 -27Ǐ12Ɨ24Ɠ34Ǣ
replacing	79 -11Ĺ18ĺ25Ƶ
replacing it	79 -11Ĺ18ĺ25Ƶ
report	80 13Ż14ţ16ĵǉ32ź
require	80 13ǌ17Ǔ
require $	82 -17ǌ37ơ
requirements	89 -23ơ13Ǔ31ǌ
requirements $	89 -23ơ13Ǔ31ǌ
residential	89 14ǔ28Ǆ
rest	80 -10Ƌ8ś11ŷ12zB19ō20tư23ǩ
rest $	87 -9x-7Ǒ9ś12ŷ21ư22t26ǩ
restaurant	83 -11ǐ13Ǜ14ƣ20ǟ21Ǎ
retire	80 14Ŝ17ƭ24Ƨ34V
retire $	83 9ƭ12Ƨ15Ŝ39V
retired	86 -9Ķ-8V-7p13q46P
retirement	75 -10V25t52Ķ
retirement $	80 -10V14t24Ķ
retiring	89 37V
return	83 8f10ǆ11ǊǠ14T15ŧ20Ǚ
revenue	83 39Ǌ
revenue $	86 36Ǌ
review	87 -11ƶ-7q16Ŗ17Ǟ19Ŝ27ǩ
ride	79 -8Ŵ-7Ū9ƃ24ǀ25Ŭ36Ų51ŵ
ride share	89 38Ų
right	38 -15ǩ-12B-10jTŻ-9xƉǁ-8iRǎ-7nķƀǊ7cFMYĻŭŲŴưǛǞǥ8eŐřťŰƨƫƹǄǈ9sQļņŉŌœŗųƦƾ10pEŇƩ11ŧƽǌǑ12XŃƜƝǔ13uSŏűơƷ14oƅƒ15ŀƬ16Ɠ17CIőǃ19NŎŝǟ21P23b
right $	40 -13N-11nB-10kŻ-9rŏƉƭ-8jǁ-7xRǊǥǩ7wXĹŃŔřƘƴǀǋǔǨ8EŭŶŷǛ9AĻŰŴưƹǜ10ļŉœťũŪųƒƨƫƾǄǞ11eQŀ12oşƷƽǃǣ13ŇŐƝƬǑ14pƦ15PƜơ16S17uŎ18bƓ19őŝ20ƅ21I
right about	89 -14ō11Ŏ15v21ǥ
right around	89 -7X10Ņ13Ů
right now	62 -10ǎ-9Ɓǩ-7Aş7c8Fţƒǥ10Xǔ11ŃŚŲ12P14s16ű17qrY18Ō21Z27ŗ28ǟ30ŏ47N
right there	87 -8ƅ10M12s14ƇƩ16Ś
ring	71 -23ƒ-15ű-11ǩ16Ŝ20K22LǊ23Ǝ30Ľ35f36I64Ƙ
ring a	87 40Ľ
ring up	89 9A22Ŝ28Ǌ
ring you	89 15I19L
risk	78 13ķ20ƙ29ũ
risk if	80 13ķ
road	76 -14R-8I7C10Ǧ12y19Ə21ŭ22ǟ23Ǟ24Ź41D
road $	87 -16R7ǐ10D15Ź35ŭ
roadside	80 12Ŏ15ŝ31Ɓ
roadside $	89 26Ɓ
rock	89 7j15ǀ
roof	58 -13Ǆ-12Ʃ-8ƚ-7c7Ǎ8ńǣ11ƪ13h20ş27n30Ƒ84Ɖ87ƈ
roof $	64 -11Ǆ12ş17h19ƈ20Ɖ22n34Ƒ
roof in	89 -15ƈ39Ɖ
roof is	86 -7c15ƈ20Ɖ
roof right	89 -25Ɖ12n24ƈ
roofing	87 7Ɖ15P37Ǆ
room	77 -8Ƙ7Ɗ8Ƣ10ƃ11Ɔ13ǃ14ƞ20XƗ21Ɲ
room $	87 -9Ƙ8Ɗ12ƃ13Ɔ16ƞ
roommate	87 7Ƣ11n25ų
roommates	80 37Ƣ
roommates $	83 8Ƣ11n
rooms	89 25ƌ26Ɯ
rough	83 -9ŕ10ĵ11T12ǀ19S21Y
roughly	69 -9Ǣ7Y8TǊ10Ɨ17Ʈ19ķŮ
roughly $	82 -11Ǣ-8Ʈ9Y13Ǌ23Ů30Ɨ
roughly what	73 7T25Ʈ
round	87 11Ɵ15Ɨ17ƒ22ǎ
run	58 -13R-11Ư-8Uǟ-7Ńŷ7ķŻǄǋǜ8ŅňƓ9ŝưǉ10ţƧ11Œƌǥ13ĵŕǗ18Ŧ20Oſ21eƩ23ūűǎ26ƽ27A28Ɲ30Ƭǐ37Ǩ
run $	76 -16R-10U8ƭǐ12ű13Ŧ15Ņ17Ū21Ǆ31O33ǎ
run a	84 9ĵ13Ɠ44Ɲ
run and	80 -16Ū27ǐ
run in	87 21ǉ43ƽ
run it	78 -10Ư7Ł10e12ū20Ƭ24A43Ǩ
run me	89 24n26ǥ
run out	86 -16ű-12ƭ8š17ŕ19Ƨ57Ʃ
run the	83 8p16ţ19ǋ23eū31Ǩ
run you	89 -9ű11ž22ƌ24Œ
runnin	81 -7ǩ9R10ŋǨ11ń14qŐ15f17Ŀ19Ŵ24ǟ
running	75 9k10ń12ű13Ƽ14ǩ15u16ŒŶ19h23ǝ
running $	89 -24ǟ-15Œ25Ŷ28ǝ35ű
running around	89 11L19u24h
runs	77 -14n8E18ơǉ19ƽ25ŕǈ33Œ41ű
rush	89 -11i-10r13s17Ń48O
s	79 7Ÿ14ƕ18qƄ24ǆ31b
safe	83 -9R18Ƙ36Ž
safe driver	89 17Ž
safety	70 19Ǝ62Ǚ
safety $	86 
safety meetings	87 18Ǚ
safety program	86 10Ǚ
said	63 -10š-8Ʈ7pxKWĵǔ8rņŊŬƝ9uS10Ų11ftŎŝǅǜ12ǚ13dqOƅƥ14GH16c17Ŕƶ19V21y23B31ƴ
said $	74 -8c7ŅƖ8ǩ10HVW11BŊŬ14ǅ15ŝ16ƅ19ƥ24Ŕ25q26y
said you	78 -9Ʈ10Ʒ11HK12A13ņƝ15Ų18ǚ19ƴ21d
salary	78 14Ƨ18Ʈǉ19Ʀ22W33T
salary $	86 10W43T
sale	86 -9Ǔ14Ǩ17Ɨ46ƒ
sales	68 11ǔ13Ǡ27Ǜ29ǖ65Ǌ
sales $	83 43Ǌ
sales is	75 -10Ǌ8ǖ13ǔ34Ǜ
salon	87 -13Ł-12t-7D7Ǎ23ǈ30ǃ36ǟ
same	63 -11Q-10Ƹ-7ŻƳ7ŘŜƢǍǜǥ8łőǠ9oǇ10Ƈ11żƓ14kņ16Ɩ17Iǂ18ŶƩ19ũ22şŴ30S35p
same age	87 -25c45p
same as	86 7Ű11o14ǂ25c
same company	87 -18S23ş38ő
same thing	86 -8Ż13pǥ16ż17Ƈ33ũ
sat	84 12ƚ15Ʈ28Ŗ
sat down	87 29Ŗ
satisfied	89 -9Ő15ŧ24ŝ
save	78 -11ķ-7XY7Ž11źǁ18Ĵ26Ĺ27Ř32Ţ
save some	89 -17Ţ11Ļ31Ĺ32Ř
saved	80 9ƀ12ŢƵ13ŋ14Ǘ15Ĵ41Y
saving	87 -11y7Ķ24ǩ26Ʊ
saving for	89 -11y7Ķ27Ʊ
savings	65 -14N-7Ķ9Ţ11ĻƳ16ķ28Ř47Y
savings $	74 7ķ14Y
savings could	80 -18Y38Ř
savings if	80 25Y
saw	79 8ƫ10f12ŧ13t15Ũƚ17C18j21ƾ
say	51 -15aŦž-12A-11Ʒ-9cJķ-8qCĿƗ-7pŞŢŸƻ7XZőřţǘ8łƨƾ9Ƥ10ƝƵǑǚ11QňŮ12ĵŊƴ14ŝƼ16ŀǧ17BŌŚƈƸ18ŇŋŔ19ǩ23ŗ24ū25ơ27b28ŁŒƺ32T53r
say $	67 -12Ƽ-10J-9ǌ-8ŔŦ-7ƃƷǈ7ŀ8ŋ9Ś10ř11śǄ12őƺ14YƸǘ16ơǑ19ŁŮƾ20r22w23ǩ24Œ25Ň28B30œ
say about	69 -7œ7Ŕ13ſ15ƈ18ǌ19r
say and	78 -10C12ƺ21Ĺ24ū
say for	89 -25ž16ǉ45ŗ
say in	89 11ǌ19ǧ
say it	79 -24ƾ-13ű-7Ŧ7ň10Ŕ11ƒ13ĵ15b16ŅƉ38Ƽ
say on	86 -11Ÿ13Śű15Q17ū25ǃ
say so	87 9Ǣ10ŋ18N
say that	87 -7cũ12ƈ18ň30ǩ
say the	83 -7ƒ12ŌƤ15Zŗ21Ŋű25Œ
say what	89 9Ŕ13Ň15ǩ19ũ
say when	87 -9w13ŧ15Ŕ27r
say yes	82 -26Ŏ28Ł33ł
say you	74 -10ǌ-8ǩ9ǧ10Ǔ11ľǗ12ǔ14Ƹ17ŵ25T27Ŗ29ơ
say your	87 -17ǃ-16a-9A11ĵ12ƃ16ǚ43b
sayin	89 11b15Ƹ
saying	83 -7g8Ŏ10N12o14ň16ĸ21b
says	72 -11ǌ-9w-8ǘ7Ʃǩ8ŖƪǢ9VƬ10qļ11cFƒ16ř17aƅ18ž19ŚŮơ
says $	87 -9ǘ11Ŗ15Śǩ17ƅ
scale	84 9Ŀ14Ň23ł44ƺ
scan	89 34ś
scare	89 -10ǩ16ƣ38Ŀ
scared	87 18Ņ21ǁ30Ũ
scares	89 -11Ş38Ŀ
scares you	89 -11Ş38Ŀ
scary	84 11ǘ14V38Ũ
schedule	84 -8L13Ǣ16Ƙ37R
schedule $	89 -20Ǐ-8L13R20Ƙ23Ǣ
school	61 -9Ũ-8Ŵ7Ƅ8v9KƢǔǦ10yS11Ż12Q15ŭ16Ǔ20l21m26Ʊ29x37ź
school $	70 -12l-9Ũ11m14Ż21Ʊ23x26ź
school and	89 7m14ź15Ƣ
school district	89 15ǔ17Ǔ21Q
school is	89 13ź
school or	82 -10Ŵ-9ź7v10m13KŹ15S17ŭ
schooling	89 -8Ĺ42m
score	78 55ĵ
score $	83 23ĵ
scratch	89 13Ɠ19ŏ
scuba	83 37ǀ
scuba dive	89 32ǀ
season	81 -14j15xƚ17Ɯ22ǎ28ǟ
season $	87 -32ǟ-14j17ƚ58ǎ
seasonal	89 -10ǟ19Ɵ27ǎ
second	66 -7Ū7ŕ9dA10pĻŇ11ǩ12IƔ14ũ15ľ16Ō17yǋ21Ǟ28Ŵ29Ɵ30N
second $	83 -20Ɵ-16Ŋ-7Ŵ36ǩ70N
second car	84 42Ŵ
security	77 10e11Ǘ13Ķ40Ǝ
security system	89 31Ǝ
see	62 -21Q-13J-11ǔǩ-9ũ-7nƶ7Ŏǐ8ūŴƉƏǗ9ĹŢźƊƝƿ10všţƛƲ12Ŀ13Œ14EĽ16ļ17yǂ20ŊřǞ24Hƾ26ň27Ƅ33V
see a	82 12Ə14Ʋ15ƾ24ǂ
see if	87 -13Ļ18š21Œ22Ĺ
see the	78 -16J-15Q11ūǗ19Ƅ20ǩ23Ľ38Ǟ
see your	84 7ƾ20Ƅ27V
see yourself	83 -11Q-9n19Ţ25V39H
seen	80 -9ǜ10Œ17t20Ƴ23ǒ30ǩ
sell	67 7Ɠ8Ǖ9ĸ10Ɓ16ƕ18Ʒ19Ʃ31Ɲ35H38ƒ40ǔ44Ǩ
sell $	82 -12ǔ7Ʒ11Ǖ16ǄǨ24H
sell for	86 -7Ļ9ű55ƒ
sell the	87 -11Ʒ14Ǟ15Ǩ
selling	89 45Ǟ
send	64 -14ơ-10Ĵ-8Śǩ-7p7Ƅǁ8Ɣ9ŧ11Ōƪ12o13Ŝ18K20ǧ21ļ22Z25Jƕ28ś40ǌ
send a	87 -9p7K9d12Zǁ14ļ
send it	83 7J11K12Dś
send me	82 -11ơ-9Ś17ś36ǌ
send the	79 16o29J41ƕ
send you	83 -7ơ7K14ƪ16ļ18ǌ22Ō
sense	80 9ĵŇ14s51ň
sense $	87 -8sŇ40ň
sense to	89 16ň18Ň23s
sent	76 -16Ś-11Ŕ-9Ǡ10K13Ĺ14š15ǘ20J36ļ46Ľ
sent you	84 -12Ŕ15š41ļ
separate	82 11Ƙ14ş26Ř
serious	87 11Ǐ17Ƽ18ǂ
serve	81 33Ǜ
serve alcohol	89 17Ǜ
service	71 -7ŗ10ŝŞ11ŢǞ13Ə15ţ19űǄ20ư24ľ
service $	75 -9ľ-7ŗŝ10ư12Ţ14Ə16Ş17ţǄ21ű
services	84 13ǚ19Ǆ23Ŝ
set	67 -10Ƥǉ-8VŒ-7žǃǟ8LŉŴƄ10Ƭ13A19ŗƖ21TĴǝ23ĺ26Y33Ţ34Š38ư44ǆ
set aside	86 31ư
set on	89 -9V11ŉ47Ţ
set up	82 -11Ƥ-8ǃǟ-7Š11Ķ13ŗ33ǝ62ǆ
set you	89 -9ž11Ĵ15ŗ18ĺ
settle	89 10G11Š14ł17ŧ
settled	86 9Ń12Ŧ30ƞ
sewer	86 36ƛ
sewer backup	87 23ƛ
shall	84 19ŌƬ30ǩ
shall we	87 36Ō
shame	89 8Ƽ11Ƅ
shape	75 9ĵ17Ɖ37Ƹ40ű
shape $	86 9Ɖ13ĵ
shape is	86 -12Ɖ57ű
share	74 9Źǆ12Ǎ13ǔ15ǘ18Ƣ21Ơ22Ř23ų24Ŋ26Ų
sharing	89 -12F11Ų13Ǎ17T23Ƣ
she	56 -21Ū-19ƹ-17Ƹ-12Ʊǩ-10LƉǠ-9Ƥ-8Ŕŵ-7cWĶōŮ7Ɲ8Uƫ9ŧ10ůűŶǜ11BƢ12ƅ17pǈ18yų19Ƴ24ƨ26Ŵ30x33Ʒ35Ʈ38s39oǂ40tź45q50v57r
she $	86 11v12p15ŧ
she do	87 -15rǠ11ŷ19q20Ʒ23ǈ
she does	87 7r12q13x17Ɲ
she get	89 -10Ʒ-8ŵ8Ź10ź32Ʈ
she go	87 -15Ʈ-12q-9r21Ʒ52o
she have	86 -14Ƹ-9ō-7ǥ12ǂ51ƨ
she is	73 -12x8qAŹ10p14U16t20r21s23ź29v
she keep	89 -10Ķ14o33Ʒ
she take	89 -13ų-9rƱ27Ŵ28ź
shed	82 35Ʒ44Ƒ
sheds	89 24Ƒ
sheet	89 7w13u14f18Ś
shifts	87 7Ǉ16R27ǎ
shingle	82 -8ƈ22ǅ35Ɖ
shingle or	89 
shingles	78 16ƚ24Ɖ40ƈ
shingles $	89 13ƈ18Ɖ
shipping	80 13ǝ
shipping if	80 13ǝ
shoot	80 -9ŷ7h9K13c14a16ś
shoot you	89 15cK
shop	60 -28D-17ơ-16Ƥ-15ƣ-12ŏ-11i-7S7gļǙ8ǘǝ10yǄǐ11U13Ǩ14Ǟ15Ǣ16ǔ17Ɨ18Ǡ19ƁǏ20M21Ɲǈ22Š23ǃ28ǥ29ǅǍ31ǟ34ŵ35ǌ41ǋ
shop $	66 -35Ɲ-18ơ-15ƣ-12D-10U-8S-7ő9gǘǙǞ10Ɓ11ǃ12ǐǥ15ǟ18ǌǍǔ21ǈ34ǅ42ŵǋ43Ɨ
shopping	83 -14ǩ34ń37ĺ
shopping around	86 35ń
shops	86 7Ǣ10ǌ12ǈ14gǨ15ǃ
short	86 10W14Ɯ16Ť25Ʈ
should	56 -13rũ-12ŉ-10ƽ-9Ƽ-7RĹǅ8ƸǠ9Ľ10h11ILOƄǂ12ƬƱ13ŋŎǩ14u15Mƶ17f18ŧ19Ƙǧ20aDNƭ21ŷ22Ĵ26Kň27s34Ō
should be	87 7ū13Ʊ15Ƙ17ŷ
should i	64 -17ō-11s-7Ĺǅ10Ǡ12Ľ13NOĴ14L15IM16ŋ17Ƭ18Ŏ23D24ǩ25Ō26a32K34ň
should it	84 15b17ƫ18Ĵǧ28ƭ
should know	74 -13ƽ-11Ƽ-9ŉ15hƸ17ǂ21ō
should we	77 8Ʊ14N23Ō31s
show	74 -15Ÿ-9Ƥ-8Ƴ-7G8ǒ9ţ10ƹ11kŢ12Ə13nĽ14X16dť20ǩ22Ŏ28Ŋƾ
show up	87 -10Ƥ12ƹ14kƏ18ť
show you	86 13Ţ16X26Ŏ33Ŋ
showed	84 -11Ʒ9Ň12Ņ18B
showing	89 12I17Ƅ
shows	86 7ſ10ǒ13ť18ŗ30ǡ
shut	76 -7Ǩ8Ǖ9Ɵ15ŋ25ǎ46ǝ
shut down	87 -12Ɵ9Ǖ11ǝ21ǎ
shut the	89 -12ǝ8ǎ23Ɵ
shutoff	87 22ũ33ƛ
sick	79 7xƽ20W32Ǜ38Ǩ
sick $	83 21W39Ǩ
side	64 -18Ƹ-10Ũ-8Ǆ7u9ſƕ11Ŕ13Ķŧ14œ15TłƁǛ16CǍ17ƽǂ21Ɲ25Ų30Ǡ
side $	81 -22Ƹ10ƽ11uŲ13ƕǠ14Ǎ15C18œ22ǂ
side business	79 
side hustle	89 39Ų
side of	87 -9Ǆ-8Ǒ-7ƿ21Ǜ23Ɓ24C
side work	79 -8Ų9ŭ
siding	82 37Ƈ
siding $	87 10Ƈ
sign	65 -9Ƒ9HŁ10Ŗ11Z12ƨ13ƖƱ16ƒ17JŎǩ19W24ǃ28ő30Ǔ38Ō
sign $	87 -23ǃ-7Ǔ16J18Ō52ǩ
sign a	80 -9Z19Ʊ
sign off	89 23Ł
sign up	83 15W19ƨ35ő
signed	79 -9O9Ɓ10Ł14œ15ŌƢ19Ʋ
signed up	86 -10O14Ɓ15œ20Ō
signs	83 13q15Ł18Ǡ23Q
signs your	89 -9Ǡ15q45Q
simple	87 -8ƶ14Ļ15Ʋ27ư
since	59 -13ǩ-11ņ-10Ő-7Ş8IPżƸǂ10ƣ11ƪ12G13B15ŗŹƹ18ť19ţ21ǟ24iǅ28t31ő36SǞ42ũ
since #	71 -11Ǟ-10Ő11Ƽ12żǅ14ƪ15Ƹ19S34ţ35G
since $	86 -12ƌ15t18ť27ũ
since last	87 13I30Ǟ
since somebody	80 12Ǟ
since the	89 19t38ǟ
since then	84 -8Ş56ũ
since when	86 -18G-10Ǟ-7ũŷ21Ÿ39S41ő
since you	82 -10ũ-7ƈ16ŗ20iB22ǅ24ƌ
single	77 -8Ɗ-7ƿ15Ɔ16ǩ22Ƙ30f
single $	89 22f
sink	87 -12Ň8ƌ18ƛ31ĸ
sister	74 8ƽ9hŅǤ14U16Ʒ18A28Ư32B
sister say	87 34B
sisters	84 -12o-8aw10Ƥ24ƽ41A
sit	75 -11ŭ-7ų9s11L14Ĺƙ15Ǜ20M21Ŵ24Ƈ26ŀ
sit down	84 10M13L18Ǜ19Ĺ
site	87 13Ǜ18Ŵ31ƥ
sits	87 -8Ū22Ű23Ɵ
sittin	86 13H17nƘ
sitting	75 9Ƃ10n11ŀŚ12rYĵƝ15Ɵ17jM20Ķ
situation	86 12Ǩ13Ź15nz19F
situation $	89 12Ǩ14Ź16z24n
size	83 7r12Ǟ13œƆ31Ƭ
size of	89 8r14Ɔ
skip	82 -13Ǧ10Ŋ14B15Ƃ16ůǁ
skip it	89 -14Ǧ11Ŋ17Ƃ18ǁ
sky	87 14Ơ15ǀ34j
slab	82 13Ɠ43Ƈ
sleep	74 -9ũ-7ƾ8x9Ŀ14ĸ15Ũ16n17Ű18Ō19Ƥ20Ļł29Ƽ
sleep $	87 -9ĸ20x34Ƥ
sleep at	87 -7Ƥ9ĸ11Ű28Ļ
sleeping	84 -12ǟ13ľ20x
slow	76 -10ŕ13bň15iƛ23U24ǟ41ǎ
slow $	89 -18ǟ-8ŕ18ǎ36U
small	74 -10ǔ9Ʀǜ12ƥǄ13Ő14ǈ16ţ24Ŧ
small ones	79 10ǜ18ţ
smart	83 -7ƛ15ũ18A21ń22Ƭ26Ǝ
smoke	71 11Ɛ18Ƥ20ƹ25Ǝ26ǂ
smoke $	80 -10Ǝ12ƹ30ǂ
smoke alarms	89 20Ǝ
smoke detectors	84 -11ƹ24Ǝ
smoker	87 14ǂ16ƹ
smoking	89 17ƹ
snap	89 26ś
snap a	89 26ś
snow	84 12Ǆ64j
so	35 -13ő-12Ĵ-9ŀǑǩ-8ƀƉƑƼǐ-7oťƊǤ7CŜūŰǗǣǨ8qIJOPŔřũŭŮƘƤƵƽǡ9DEŃŗƾƿ10AGżǙ11ĿŒşŲƹǄǇ12yķŌŢƓƖơƩƻǕ13hUĹŷžƈ14kŁŵƝƞ15sŪŶƔƬǚ16cfĻţŤ17STĵńŕ18Ơ19nwƢ20pų21Ŧ22iĺň23œ24Ʀ25Q27ŝ
so #	70 -26Tő-16cp-11vƅ-10ŐƬ-9Ǒ-8Ŭŷ-7ƕǜ9Rƃ10ų12ů14D17ƪǊ22dŮ29u31ƒ34Ŧ35Ɣ38Ǉ40ƺ45S59E
so $	76 -10ņ9Ǎ10ĵƶ11Ŝųź12jp13Ƣ15C17ǚ18Ł24ǁ
so @name	83 8ǈ16w21r33s
so a	75 -11Ɣ9Ū13ĸƐǜ14Ǝƿ16Ķƭ24ǡ29Ť
so about	76 -22Ǌ-8Ʊƺ11Y13Ǜ23Ɨ27Ǐ36ǔ37Ƭ54T
so do	82 -15Ŏ7h8y9R28Ō
so far	75 -17L-9ƙ12y13Ňŉ16u22ň24ƞ40i
so give	77 -9d8ĻǠ9ƈ10ŮƖ11ťŦ15ĵ20o
so he	80 -8v11x15Ǚ19q22ƨ62p
so how	82 -16g8ŤǢ10ĺ12KƟǡ14Ǩ20k
so i	63 -12Rŉǩ-11Ŗ-7Ŏ7oOĻŁŊ8fTřƵƾ9iŃńǊ10ŘƖ11X12ƽ13Ĵ14aőŕ16Mň19b23Œ26L
so if	79 -10ǐ-7Xľ12Ļ13b14ĸ19Ǩ29ŵ46Ŏ
so is	84 -11ǟ13Ĺ14tŭ15ĵ18Ɣ
so it	57 -14u-12Ŵ-10bĴŒ-9oXųƒ-8c7ŎƊƶ8wŞƛ9aķǍ10ƻǄ11QŬǛ12kŝŭǆ13ZŃƅǡ14AŰ15řƉ16űǃ17ĺŀ19ŗƩ22ǟ26ŷ28ŕƢ29œ43Ơ46n
so just	79 -22Ƽ-17Ū9Ž10S13Ż20ŀ24hƻ25ŷ
so let	84 7sI8O10őţ12Ł
so long	89 -8ƶ9Ţ18ŝ22ǩ
so much	87 -11ǩ10ǚ17Ŀ21Ŷ
so no	86 12ż16Z18ŉ
so she	80 -10L-7Ů10t16Ɲ20ź24ƅ31p34s
so somebody	89 -9Ǡ39ǘ
so stop	89 7Ƽ9Ľ16Ɓ
so tell	64 -7ǍǤ7fQƍƙ8kŰƹǒ9yACŕŬŭ10zŶ11Uơƥ12iŝƛƤ13ƿ14xũǆ17ń
so that	70 -20Ɖ-19E10ķŸ11yŇ12Ƨ13Q14J16ş17ť18Iƈǃ19v21c22Ū24ō27b29D
so the	64 -11w-10ƒơ-9ŸƉǏ-7ƅǖǩ7Ņ8Ǧ9Əǧ10MŹ11IƘ12Uķųǌ13Ǣ14ŰƋǓ15a16ŭƄ17ƧǕ18Ŷƈ24ŝ26ņ27Ŧ35Ŵ
so there	68 7Ƒ8ƍƙ9ŕǗ11ķŏƏƘ12ũ13Ʀ14Ķƨ15ƪ21ǥ23š25Y
so they	78 -7Ʀ10Ņ15ŧ17Œ19ǖ21W38Ŕ
so we	78 -11ŏ8s11ƭƿ14Ĵ17Ū29ŌƬ
so what	67 -15Ł-14Ň-12Ņ-11N-10ŀ-9ŗ-7ŖŰǐ7ņƓ8dkķ9Ƭ10cƭ12BĹ15Q17JŞ19Ŀ20Ū26ĺ29g32P34ǩ
so when	87 12R15H17ŘŲƢ
so who	89 10Ǡ13nQ16w
so would	87 12X13K
so you	49 -17Ĵ-14aǛ-13vǡ-12ŭƋ-11pZŘ-10Ɗǩ-9bťƅ-8ķĸŌŝŪŻƨǔ-7hjrsELşǟǥ7NPRSŃƕƖƙƵƼǋǣ8Ůǅ9ĻŵƲ10CŖŢżǄǙǜ11łũſƞǀ12FńƌƔǗ13UŜųƝƤƹ14gHŒŶƒ15Ơư16lŐƾǚ17ŁňŚŨ19VĹǞ21ŗ22fƱ23œƜ24Ų29G32ž36c
so your	67 -11p-9ǧ-8bŐǩ7ŹǨ8o9xǌ10Ƴ11ų12Ŀŉ14eƧ15ƽ16ūƯ17ǣ22BƓ23Ǡ33Š
social	74 -10X13ĶǗ16ǆ22ƿ49e
social $	83 19ǆ27e
social security	83 12e15ĶǗ
soft	89 8Ɖ14ĵ
softball	89 12g13x
sold	78 11Ŗ13Ŷƕ15P16ķ21Š23ņ28Ŝ38ű
sold it	87 -11ņ14Ŗ35Ŝ43ű
sold you	87 26Š38ņ
sole	83 42ǆ
solo	89 -12F14s19f23Ƣ
some	62 -15ŉ-8ŐƎ-7Ɯǩ7UōũƘƶǁ9lĴķĺŦſƏƨǇǦ10ŠŤƌ11Ž12ľƪ13ƒǈǞ17Q18Ŋơ20Ĺ25Ļ26m28Ř
some $	84 -7Ţ7z14u15Ĵ23ƒ30Ř
some money	87 18ƪ30Ĺ
some of	84 -10Ő9ǝ10ƥ13Ŧ14ơ18l
somebody	55 -12Z-10Ũǎ-9n-8ƃǩ-7V7hǧ8ņŗƜƤ9Pļŧƅ10ŵƾǋ11ŜƟƳǘǚ12fſƮ14ķƎ15ƕ16ľƯ18Fǜ21Q26Až
somebody $	73 -8ſ9ŵ10Ǟ16Ǡ19fƳ26ǜ27ž
somebody close	89 12ĺƳ
somebody could	89 17ķ
somebody else	75 -15Z-8ķ9ń11a12şƕ21ǋ23Ł24Ʈ
somebody in	86 -10Ƴ-8nƃ14ņ20ƾ22A26ž
somebody last	79 -7Ŝ12Ǟ19Ŗ
somebody or	86 -8V10Ƣ19ŏŵ37Q
somebody sued	80 13ķ
someday	87 8Ư12z15Ǟ16V29y
someone	80 -9š9ſ10ŁƓ13ķ14ǚ15ǅ16Ƴ24A
someplace	86 -7Ɨ10ş14ƥǋǝ16H
someplace else	89 11ş14ǝ17H
somethin	71 -7Ş7NŇŊǖ8Y9Hǃ10Ư11Z12E13Ƙ14Ž15ń17ĺ18Ū19ĿŶ
something	54 -11ũ-9Ƶ-8ƘƤ-7HŤ7ơƮ8Ŋōţƫ9NłƄƦ10P11ŔƬǕǛ12giūŴ13Ŗŗ14ņ15Řǩ16ŵ17Yĺŏ18ĸŉ19Ǩ21ƺ23ŀ24ƨƶ25Ş
something $	80 -24ŀ-7ŘƘ8ķ11Ǔ13ĸ16ŏ21NŊǩ24ţ
something broke	80 24Ř
something else	81 10Ū11KŶ12jw14ĺŀŎ26ŵ
something happened	78 -32ĺ-8Ƥ11ĸŘ12ŖƨƯ14Ʈ18Ǩ29ƫ
something happens	86 -9Ʒ8Ŀ14Y16Ŗ19ƨ24Ǩ
something in	87 -8Ʋ11Ļ14q16Ƅ
something like	84 7Ł9ŏ24ł34ƺ
something on	89 -11ƫ12Ŕ13ŉƨ14ƶ
something that	72 -15ǩ11U14X18Ƴ20Ǖ21ŀ
something to	87 -8ō8ŉ17ǩ32ƶ
something you	78 -14ŝ-8Y7Ĵ8ŉ10Ľ11ŊŞ12g13Ŀ18Ĺ22Ŵ
somewhere	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű19ŚŢ21ƥ22ŴƤ
somewhere else	81 -14ş-8ŀ16ǝ22Ţ28Ŵƥ
son	72 -19t-14ǟ-11p-7ƭ10uźżƯ17yų18w19ǈ25x28Ź34Ǟ41v
sons	84 -15ǆ-7B17ǃ18y20x24u31w
soon	71 -7ǜ7ƕ9Ɓ10V13Ŀ16ŕ17y18Ǟ24Ź27H44Ń
soon $	77 -7ǜ8Ń16V21Ǟ25Ź35H
sorry	74 -12v-7Ũ7Ťƺ9Tň10z12Ƴ15c18ņ21f22aǩ
sorry i	84 -13v-12ǩ7ƺ19c21a23ň
sorry to	87 -8a10ƽ11Tņ12z17f
sort	89 11ǀ31Ʃ
sound	73 -7S8b10iVť15G16l19Ľ28c48Ň
sound $	89 34Ň
sound like	86 -10Ň7Ž8c11iĽ21l
sounds	73 8rŨǛ9BŌ10LƜ11FŧƏƽǈ12NǨ14ť15b
sounds like	76 9rŌ10BƜ11FLNǈ12ƽǨ13ŧ15ť
south	84 17lC32Ɵ
space	75 -23F-9Ɔ10Ǣ12Ƈ19Ɗ21Ɛ24ǋ39ǌ
space $	81 -23F-9Ɔ14Ɗ16ǋ52ǌ
spare	82 -15ǩ7g26Ŵ33Ɲ43O
speak	87 12ƽ14N17ǩ19Ś26ŏ
speaker	89 32s
speaking	87 -13ǩ38a
speaking with	87 -13ǩ38a
special	75 24ƞ32Ƙ
special you	80 8Ƙ
speeding	83 30Ż
spell	75 -11a11Jǃ13tŵ15w42b
spell that	82 46b
spell your	89 -13a18w
spend	79 9Ű13ƶ15g16l19k49X
spend your	87 17ƶ18l21k
split	76 -13Ő-8u16ĴǇ27ƫ34Ƣ
split $	80 18Ǉ
split it	89 -15Ő-10u18ĴƢ31ƫ
sports	86 30ǀ31g
spot	81 8Ɵ11ƞ12Fǋ13ƙ15ǘ23Ű25M
spouse	70 -11Ƹ-10d-7ƻ14o15Ʒ18p26q30r33ƨ35s36ǂ40f
spouse $	89 -10Ƹ9ǂ12ƨ13s15f
spouses	82 -14a-11d-9P7Ʒ15q25p28o
spring	72 7Ľ11jtŃť12ƮǞ13k17ŕ21H23ţ
spring $	78 8Ľ14Ʈ26ţ
sprinklered	89 -19ƣ47Ǎ
sprinklers	79 -7Ǎ50ƣ
sprinklers $	87 -23Ǎ57ƣ
sprinklers in	89 -50ƣ56Ǎ
square	71 -7ļ17Ɠ23ǋ31ǖ35Ɔ
square feet	77 11Ɔ27ǋ
square footage	84 32Ɔ
sr	84 -8ő60Ƅ
sr #	84 -8ő60Ƅ
staff	80 -9Ş29ǜ31ǈ48Ǉ
staff $	86 -10Ş12ǜ20ǈ31Ǉ
stand	80 -7ǋ7X10Kƚ11Ɵ14ǖ23ķ25Ǎ26r
start	65 -14V-11ĸƏ-10G-9Ƅ-7Q7ŷ8Ř9ǧ10d11Ō15Ƌ16Ť18XřŹ19ŕǩ20őǓ21a22ǅ28R32Ń35S
start $	81 -23S-10Ƅ-7Ť16dŕ42ǅ56Ń
start it	89 -21Ń24ǅ37Ō
start the	87 -14Ə-13ő-9Q11Ɩ14ǧ22Ťǅ
start with	79 -16ǅ-10S7ū11ŷ18a23ř41ő
started	73 -9ő7S9dx13ĺ17ƽ21Ōǅ24œ33Ʊ
started $	84 7Ť9Ō12d13Ʊ20ƽ
started it	89 26ǅ
starting	84 9Ō11j12Ÿ13t26ŏ
starts	89 11ū
state	65 -8S-7ŀ7ƚ8ĶőŢ11Ņ12ĵ13ŐŔū18E19Ʊ22ńǔ24ŗ27ǣ31Ÿ32Ƅ43C
state $	89 -10Ő32ǔ50C
state farm	83 -9Ÿ-8S9ń11Ţ12ő16Ņ31Ő
state minimum	83 36ŗ
statement	83 8Ķ17ĸľƪ19Ś
station	84 27Ə
station $	84 27Ə
status	83 38f
stay	62 -15Y-12ĺ-7ŀ8gŐǏ9VƨƮ10ǞǨ11Ƨ12B14X15Ţ16ƥ17H22Ƥ25Ř26Ʃ36Ɯ39Ʒ
stay $	87 -15ĺ-8ŀ-7Ʒ20Ƥ26Ţ
stay at	89 -7p14q16ƨ25ƥ
stay closed	89 -12Ƥ22ǝ
stay in	82 -9Ʈ-8H7ǈ28Ƥ48Ʒ
stay there	75 -21Ƥ-17Y10n11Ʒ22HV31Ɯ33Ř
stay with	84 7Ƨ10Ţ11Ő25Ƥ
stayin	87 10H11yK12ǟ18k
staying	69 -10yQ-9SǞ7H11F12t13n15ǟ17Ţ18j21Ƥ27ĺ32V
staying at	78 -8Ǟ12n40ĺ
staying put	89 -11V-10y35H
staying with	84 -12Q7nŢ16FV
step	79 -9S-8J7Ǩ9d10Ɖ11Ǟ19ž20ǅ34ǘ43Ư
step in	89 42Ư
steps	81 -12Ư7Ť9Ř25u27ũ36Ɯ
still	54 -11a-9Ÿ-8x-7ƭ7HĶŜƌ8yƋƹƺ9Ő10Zƞ11Ƶ12j13ŉ14fzŬƬ15t16Uǩ17C18c19qũƖ20PƔ21ŷ26Q27J28D29v30Iƫ31Ũ
still #	87 -8Ÿ18ƺ22c
still a	77 14v15c
still good	84 10O12L13J26Ƶ32I
still have	78 29Z
still in	87 7c17ƞ47v
still living	89 25z
still on	89 11Ǘ19D30ƫ
still owe	81 -15Z10Ŭ16ŉ33Ɣ
still the	87 14Fƌ16Ŝ17ũ
still there	89 -18D-12Ũ15ũ17Ƨ63ǩ
still with	84 17Ő23z56Q
stock	81 8Ķ24ƝǏ
stop	71 7Ŋ8Ǜ10Vǁ11ǝ12Ɓ14ň17ǎ31M
stop at	89 
stop me	86 7Ƽ8Ľ10Ŋ15Ɓ18ň
stop you	80 13ǝ
stopped	84 7M12t26Ʈ
stopping	86 15y22Ţ24ŀ
stopping you	87 23Ţ27ŀ
storage	75 7Ɗ10Ƒ55ƥ
storage $	87 9ƥ
storage unit	84 18ƥ
store	71 -9Ơ-7Ɯ7M10ųƣ11Ǟ13ǅǍ14Ǐǖ15ǡ16Ǌ18ǎ19ǟ22Ǘ24ǋ25Ǣ
store $	86 -7Ɯ8ǎ10M17ǋ19Ǣ21Ǐ24Ǎ
store or	87 -13ǎ-10ǖ14ų15ǋ17ƣ20Ǌ25ǟ
stored	89 -27ǋ-7Ɨ14ƥ32Ǘ
storefront	89 -8D19ǌ25ǋ
storm	79 -8ĺ9ƈ13ũ30j55ƚ
storms	87 10Ŕ34ƚ
story	78 -12b8l10Ŕ12Ŋ15O24ō32Ť44Ɔ
story or	89 -12b17O34Ɔ
stove	80 51Ɛ
stove $	84 30Ɛ
straight	76 -8ǝ7Ƽ8ǎ10ǧ11Ż12l13š14ň15Ŕ20ŀ22Ĵ
straight with	89 14Ż24ŀ
strange	78 9y20Ǖ26K
strange invoice	80 22Ǖ
street	64 7ǝ10t11ƞ14EŜ16Gǋ18ǃ25Ű33ƙ45D
street $	71 13t17Ű22D
street address	84 
street and	89 -14D15ǋ22E
street or	89 15Ű19D24G
strip	87 11ū18ǋ33Ǎ
stroke	86 13Ƽ18ƽ
stucco	89 39Ƈ
stuck	75 -15Z9ő10Ş14ŀƣ18Ʈ24ư29ŵ
stuck with	78 -16Z9ő20Ʈ26ư
student	70 9m12Ʊ27Z36ź
student $	87 40ź
student loan	80 -9Z19Ʊ
student loans	81 40Z
stuff	64 -12Ƽ-8Ū-7ž8XŁƹǕǥ9A10sŋƉƲǏǜ12ǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
stuff $	78 -12Ɲ-8ž-7ƥ7ƿ8ƢǗ9Ť10A13ŗƉ14ƗƲ18Ƌǘ19Ǐ
stuff in	86 -9Ɨ-8Ū-7Ɲ7ǌ9Ǣ10Ǔ15ƥ21ǐ
stuff is	89 -15A9Ɗ16ƥ21ǜ22Ƣ
stuff worth	89 -12ƥ38Ɨ
stylists	77 10ǈ23Ǒ
stylists who	80 18Ǒ
sub	83 -10Ƌ32Ǒ38ǒ
subcontractors	82 8ǒ18Ǒ
subs	69 -7Ǣǧ40ǒ56Ǒ
subs $	77 22Ǒ
such	89 9Zŭ12w13ƻ
such $	89 9Zŭ12w13ƻ
sudden	89 14ĺ17ĸ
sued	74 -7ƴ10Ŀ30ķ39ǜ
sued you	76 -7ƴ22ǜ28ķ
sugar	84 7ƽ16ƴ17Ƽ
summer	83 16Ɵ21Ǉ25k28x
summer $	89 13Ǉ19x
sump	81 45Ɗ
sump pump	84 26Ɗ
supper	89 12rƿ18L
supplier	80 -8ǝ29Ǖ
supplier $	87 13Ǖ
suppliers	81 21Ǖ
suppliers $	84 
supplies	89 9ǐ21Ɲ
supply	89 -7Ɲ10Ŕ16Ǖ
sure	78 7Ļƌ8sƅƱ11Ũ12Zŀ15ǒ20Ŗ
surprise	89 9ĸ20Ǥ
surrender	87 30ƪ
surrender value	87 30ƪ
survive	87 16x24ǝ
suspended	86 8Ƅ35Ÿ
suv	89 -15ŷ17ų27Ū
sweet	89 -8x15ƶ16w17t29Ŭ
swing	83 10R14Ĵ25M27X
swing by	89 30M
switch	79 -9Ǌ7Ŏ11Ÿ12łŢ15Ō30ő
switch $	82 8Ŏ13ł15Ţ16Ō
switching	87 36Ţ
switching $	89 26Ţ
system	69 -7n9ǝ11b14Ǜ18ǘ20Ǝ26ǖ27Ǘ
system $	76 -13ǖ-7n24Ǝ56Ǘ
system were	80 15ǝ
t	87 17ſ43b
table	78 7ł9T11Ś13Ʈ14ƥ19s26M28n
take	53 -23Z-13ŀ-10rƨ-9Ŷ-8Xĺűǩ-7ƆƢƳ7ťǄ8ņŊŞǨ9fNƏƔ10ũ11ŝǒ12Ŏś13ƪ15őƯ16Ɩ17ŨƓƗ18ǁ20zŇŠƬƱ22Ţź23ŧƤ24ł25B26ķ28ǂ31Źǖ32ƻ33ů34Ƨ
take $	77 -12Ŵ-11ł-9ƨ-8Ƭ-7Ň7ǐ9ų10ķ19ǂ22B23ƻ38Ź65Ŏ
take a	77 7źƏ9ĵ10e11ƿ13ƪ26ǁ27ś
take bookings	79 18ǖ
take cards	87 11ǖ
take care	77 12WƯ24Ƭ31z
take for	89 -57Ŏ10Ư15Ţ52ł
take it	75 -27Š-13ŀ-12ų-9r-8ƙƦ10kxķ12Ŏ16Ş17fN22Ŵƻ46Ũ67Ƨ
take on	89 -35ƻ-7ł28Ǆ35Ň40B
take out	86 -8Z-7ķƠ13Ʀ15Œ17ƪ23Ɣ33Ʊ
take the	77 -14ų-11B-9Ʊ7Ə8Š11ǖ15Ź19ł27ź30ů52Ư
take to	79 -11Ũ-10ł14Ʊ16ŧ22Ƭ29Ɠ31Ţ33Ɨ
take you	84 -38Ư30ů63Ƥ
take your	84 -9Ƣ8Ɓ9ł11ǁ15ņ24ų
taken	77 -10Ŭ-7ƪ16ƛ35Z
taken a	79 -10Ŭ-7ƪ36Z
takes	78 7O9ƃ10Ƶ11Ǩ12Ŝ13ſǁ14ų24Ǌ30Ǟ
taking	82 -15ǩ10zĴ11t12k44ƻ
talk	69 -21ǩ-20ņ-14ŉ7gTĻĽǚ8AL12sĵǠ14ń15Ŝ18ňǙ24Ĺ53N
talk $	81 8s9Ś12Ļ30N
talk right	89 -8ǩ42N
talk to	86 -24ņ11A16Ǡ19ń21Ŝ
talked	75 8tń10s12ƨƯ15Ʒ18B22i29Š38r
talked about	86 11r15ƨƯ19Ʒ
talked to	87 13s19ń
talkin	86 8Ľ9C11ań12ƅ15ō
talking	70 -8Ƴ7Ńń8şŦ9Ɔ10cOŉ11Ľƍ13X15h16ať20v26Ň34ǩ
talking $	89 -10Ū-9ǩ-7v7Ĺ18c24h26ť
talking about	84 -10Ĺ-9Ƴ11ş12Ɔ13ƍ17Ū20X21v22ǩ
talking to	83 -7ǆ18Ľ19ń23a
tall	80 -8c21ǂ73ƺ
tall are	84 -8c29ƺ
tape	87 54ŋ
tax	83 7ǃ8f10ǆ11Ǌ15T19ƅ
tax return	89 9f11ǆ12Ǌ16T
taxes	84 10ǃ14Ƶ15Œ17T27Ǡ
teachers	89 13Ķ
team	82 -14Ů7Ł14Ʒǈ17x32ǩ48Ǉ
teen	86 -17ų54Ź
teenager	76 9Ƃ12ŭ13ź23Ź
teenager in	79 9Ź12ŭ
teenagers	86 18v
telematics	87 31Ž
tell	45 -21Ň-16ĺ-13I-11GƩ-10ǐ-9łś-8bŉŞţǝ-7aLťǥ7hzļŀńņšƉƟƧƴƶǑ8jFSŝŪŰſƱǈ9qxĿŨƭưǞ10nHĴűŶƥǆǖ11gEMœżƸ12ŠŢƞƿ14kuĹŊŖ15U16ƄƊƳ18i20P22ōŤ24Ǆ25Ŕ41B
tell me	46 -29ǩ-18B-16Ŋ-12I-11GƩ-10ĺǐ-8łŉśǝ-7bťƕǥ7hlŁŅŗŜƞƨƿǔ8zFņšŧŰƄƉƟƱƴƶǑ9jSŀŪſưǈ10qxĴŝűƭǖǞ11nEHĿŶƥƸ12MœŢŨż13giPŠ15kń16uƊ17U18Ƴ20Ĺ22Ŗ24ōŤ27Ǆ
tell you	69 -24Ň-18ŧ-12ń-9ĹĺƷ8iyǆ9ƞƿ10Ő11Ƨ12ļƕ13Ƅ34Ŕ37ǩ46Ŋ89B
tenant	87 10Ǣ14ƣ16Ƣ21F
term	69 -10Ɣ8W9Ƶ11Ɯ18B21ŕ61Ʃƭ
term $	89 -10Ʃ7ƭ18Ƶ23ŕ
term or	81 7ƭ34Ʃ
terrible	89 7g10wœ12Ũ
test	84 12ŧ30ǁ
tests	89 29Ǚ36ƾ
text	72 16ū18ś31K
text $	87 
text me	86 7ś19ū
text or	89 
text you	87 -20ś37K
than	63 -11ǩ-8C-7t7ŴƘ8LũźƁǌ9aƦǡ10ƒ11Yœť12Ň13ŒƩ14Ǧ16ǂ17ƺ18G19Ņž20ķŮ22K27p
than #	75 -8ǉ9ƈǇ10ĺ14Ů18ť21Œ22ƺ25G
than a	83 9SƓ11Ū12ź13ľƘ14ǡ18Ǧ
than the	87 -12p12Ň13Ŵ22œ
than you	82 -9t8ŇƸ22ǂ53p
thanks	86 9a10i11ķ12ƴ
thanks for	86 9a10i11ķ12ƴ
thanksgiving	87 33k
that	30 -29Ǉ-17i-15sǞ-14ĹǨ-12ŘƚƬ-11PZǟ-10NŹƨ-9yXYƊƓ-8eUƭƲƷǈ-7ŵơƣƾǡ7HVŐűƐƱǐǚ8alķųƅƑƔƯǁǃǔǧ9FżƇƜǕǢ10xĵŗŮŲƄǓǝ11WŁŜšŪŻǖ12ŌŬƘƪ13Œŕ14jAŋůƙ15Mŧƌǀ16oĽŔƥ17dƍƩǋ18tuřũƿ20CƧ21pQRŀśū22DƝ24ǩ25SŽ26Ť27Ŧ29ĺ30E35ňŭ36Ƴ41Ŷ42G45ő49Šť50b51Ň52ō53ĸ56Ũ
that #	86 -10ƚ-9J8ū10ƀ11ƈ15ǘ27Œ
that $	53 -20Ũ-19ś-17ŎŦ-12ĺ-10ńőŵŶ-9QŒũǆ-8iĿŖơǝ-7ķŪ7OųƌǃǐǦ8ŐƘǙ9Ŕǔ10q11ūǁ12ƺ13hŕŮǅ14Kž15HŬ16ŗ17DSř18b19ŀœ21mň22ťǩ23vƿǥ24C28Ō35ō37ĸ56Ƴ
that @name	89 -9Ũ13a14ĸ20Œ
that a	68 -31ť-21UŎ-8Ǌ-7xƞƽ7ŁƊ8Ʃ9ň10ƴƼ11Ÿ12ũƆǒ13Ļľŕ16ķ18u19Ŧ21ǩ22Ť23ĸ24ő25Ũ29S38G39h
that about	74 -10Ʊ13Ňƒ17T31ō
that accident	89 40ť
that address	81 -17D-7uǅ13F16E28n44G
that all	80 -13S9ƻ12uŻǗ15ǋ17Ū29d36ō
that almost	80 22Ǖ
that an	89 7ū8ƅ12ǆ
that be	82 -8ĸ7Ķ10ǁ12g13Ļ14EŎ15A16CV
that bugs	89 7Ş17Ž
that building	89 -15ƣ-8Ǎ-7Ǩ13ǝ27ǋ
that came	89 -7ƃ18j30Ŧ
that car	75 -16Œ-10ƒ-7ŝ11ŵ17ŭ20Ů29Ŷ33Ų37ű
that claim	70 9ũ13ť14ţ20Ť26ŧ32Ŧ
that clear	87 -17ť39ň
that commercial	89 -10Ɔ-7ơ11ǌ13ǋ17Ǎ
that company	80 -17f-8ŧ-7ǅ13Ŝ19ŝ24ő31Ţ43Š
that correct	80 8ŏš9Ų10ƴǜ12p14d
that could	86 -7Ɲ16ǚ19Ǐ24Ŀ
that coverage	87 -16ň-10š-9ł11Ŕ15Œ19Š39Ƨ
that did	83 -11Ŧ13ň15v16Ũ17Ť19H
that do	81 -23X-14ƽ12ƍ18Ū31ĸ35Ũ37ǝ44Ŏ
that does	89 7Ľ11Ű12p
that down	86 -16d-9Ɗ10ǆ12ƹ16oƍ17pƆ
that everything	87 17ƻ34ō
that for	77 -14Ƴ10jŝ11b12Őŭ13Ť15ƻ24ŏ42Ũ
that from	89 -13h12ś16ũ26Ɲ
that goes	89 12ERƩ
that got	82 10ŤƳ32ĺ
that group	89 22Ƨ
that had	89 -10A14Ũ24ƽ
that happen	86 16ť29Ť
that happened	87 -15Ƴ11ť13Š16Ƥ24Ũ
that home	87 13Ɲ15F16G18Ɣ
that house	83 -14S-11Ƒ10ƅ14ƞ22ƒ53G
that how	74 -9z-7ǘ8ǎ11ų12ņǃǖ13R14f15ŵ16Ũ21K27ļ28Š
that i	81 -11Ŋ-8ǩ11a12u13ű14ŉ40ō
that in	84 -9Ś-8s11ř16ň18Y23Ō
that is	49 -18ǩ-17ƾ-15ŝ-14ŘŨƅ-12ľ-11KŠ-10jƳ-9rŭƑ-8dŬűƞǐ-7ksŁňŷŻƉƜ7iLZĶłƈƌƠ8vEōŵƦǢ9qĿŊƇǖǘ10wXYƧǂǅ11RUŸ12Sńƥ13ļ14Ņœƒ15oxǏ16ş17ſ19W21pŦŴ22ŤŪ23Iŧƿǃ24M29b33Dķ36ŀ
that it	78 -21Ť-15ĺ-7A7Ū9ƀ13BĻńƵ16ť18ƙ23X43š
that job	79 -18G16Ƨ34S35V
that just	89 -13Ǉ-7n8Ʀ13Ƣǉ27ǈ
that kind	86 10ǚ11ƹ12ư14r16S
that last	86 -8ňŨ9řƈ19Ż29ǩ
that life	87 -10Ʀ7ƭ10ƪ14Ƨ
that like	89 -18ǩ-11Ŧ10Ƴ43Ũ
that little	84 -10x10Ž11Ľū13Ʀ16ƻ27ƞ
that loss	81 -8ō13Ŧ15ũ16ŧ24ť26Ƴ
that make	84 -27Ň14Ŀ21Ũ24ň
that makes	76 10p11ł14ŝ22Ƴ
that new	89 -7Ĺ8ƌ11Ǐ14t24Ŷ
that off	89 11ŋ14Dř
that okay	83 -9Ŋ12s24ň
that old	81 7H8Ƌ9ű15t17Ķš
that on	84 10Ż12Ų13ƛƜ27ǖ
that one	71 -16ĺ-15ŵǩ-11ƻ-10m7I8ųƅ9ƀ10AŮƩ13ŐŘű14bĿŻ18g19ƒ22Ŵ46Š49Ŷ
that or	89 -9ƣ-8q11D12Ŋ14Ŭ18Ł
that out	86 -9Ř-7Ƌ9Ƃ12Ǒ14b17ĸ24Š
that page	89 8ŗŚ12ś
that place	82 12n19Ɨ20G24F
that policy	71 -12Z-11ǩ-9Ƨǥ-7Ʃ7ś9ţ13ŗ15Š18Ş19ř29ŕŖ36ƪ40ő
that premium	89 14X
that price	89 -12ǩ-9Ʒ-7s12Ŏ20rŇ39Ņ
that right	52 -23G-22w-18ň-10Bƒǩ-9cZ-8Pƹ-7ŇŠŪǥ7ĵĻŉŚƗƝƪƿǙǚǛ8Dƨǣ9őƠ10dloŘşƫǂǑ11zŭ12Ɯ13Ɣƺ14Ńſ16Ʊ18uĹ19S22A24Ő
that roof	84 -10h-7c19Ɖ36n
that same	86 -9ĺ13I17Ɠ21ő24ũ
that so	76 9Ǎ10ĵƶ11ľŜųź12jp13fƢ17ǚ18Ł24ǁ
that somebody	89 -7IK13ķ22ľ
that sound	80 -8S11ť17G21Ľ46Ň
that sounds	89 10Ǜ11Ũ14Ə18ť
that still	78 -10t10Pƫ11O12fF13qV15C26c
that that	79 9ĵ10Ʃ12ƌƭƽ13y18pŪ26ĺ
that the	69 -12C-9I7ƈƧ8aǃǇǨ9hƔƛƬǊ10kuVŀŪŻƏ11ů12ŞƒƯ18ŷǐ20Ǖ36E
that they	87 -9ť11Ưƻ12ƴ14ƽƾ
that truck	83 9Ŷ18ų19Ŭ24ŭ
that vehicle	89 -10Ŵ14Ű27ŭ
that was	80 -9ǩ-7nŨ10ǜ12Ļť13ű14AŇ60ň
that we	89 11ķ12ō
that what	63 -11Ɲ-9RŒũ-8hǐ-7lŐ7NPTŕŗŪſƨƩ8MŽ9UŢŬƁǡ10sBűƉƸ11œŔŨƋǅ12WŝƘư13dǏ14ŵƾ15ń16ƥ17ǔ25ƅ
that who	86 -7a12zơǔ17Q
that whole	86 -13Ʃ12ŨǢ23ƪ32Ƶ
that with	80 -23Ő7ƴ9Ɓ19b76Q
that would	83 -11Ŀ10ĵ12XŇ14ǀ30c
that you	65 -17ǩ-14Ł-11Qķ-9ŒŤ-7Sƾ7Ňƙ8LŉƖ9ŋǏǕ10n11XĶō12CƼǠ13aĹ15ţ18ǋ20Ş21ŀ28ŗ34ŝ60ĺ
that your	72 -17Ŵ-7s7R8IƱǉ9ů10ƭƼ11Ŗ13oSŎ14Ơ19ł20L21Ǜ23ǩ25Ǆ49ŭ
the	22 -25Ŗ-24ő-23Ň-19ƣ-18Bŝ-17iō-16Ļ-15ň-14TƤ-13pŢ-12ŏŸƴ-11Hš-10oGŃƂ-9NVǖ-8zPŊ-7ALŒƳ7bĵĸƓƼƽ8JQƆƦƶ9acŵƉƷƾ10fmwDƭǑ11dŐşűƒưǓ12ŗŰŽƎƘƚ13ľžƍǡ14ĿŪ15ĶŭƁƜǁǃǛǤ16ŌśŤŧŮŻƏ17eŴƗǇǊ18ƅƙƪƵ19ņƊƥǐǣ20ĽůƌǋǏ21hŦźƈƻǗǦ22xĺŁŕƇƐƧ23kłŷǆǧ24Eřǥ25ǍǨ26y27UƟƢǅ28ƋƑƮǌ29ųƞ30ūǢ31Ƅ32Ǟ33Śơƫ34Źƕǟ35ŀ36ƛ37Ɩ40ŬƠ43Ǡ
the #	61 -15ŦŪ-12C-8Xƭ-7Ǥ7ĶŅŕǒ8Tľŭ9ū10žƃ11OVǦ12ňǄ14ŷ16wIŀşǢ17ĴǕ19Œ22su25Ɩ27r39E
the @name	78 -17a-13ǈ-12o-10ļ-8Œ13Ƙ15ř30Ő42Ŧ49Ś
the account	84 -11ū-10e-7ǆ13a16Y44ř
the address	87 -12G14E18ǋ
the adjuster	84 31ŧ
the age	89 12Ǎ16ƈ
the amount	87 -8ľ-7Ɨ12Ǣ13ƓƬƱ14ŗ
the apartment	64 -17ƣ-12ơ-10ǧ-9ƛ-7Œ11ŰƤ15G16Ɯ17F24Ơƥ25Ť29Ɨ33Ƣ
the app	82 -7ǖ9Ś11śǆ14Ƅ19Ų31ŝ
the at	89 59J
the audit	76 -11Ƴ36Ǥ
the auditor	89 16Ǥ
the auto	78 -11Ĵ11Ź16ž19şƂ23ƃ
the baby	78 -18ǂ-13Ŷ-9Ƹ17vw18u21Ư39x
the babys	86 -18d7w15V33v
the bank	73 7eǐ9X12Ĵƕ15ƙ20Ƅ26Ŭ41Y
the bar	89 36Ǜ
the basement	70 12Ɲ13Ɯ16ƥ30ƛ
the beneficiary	82 18ƫ
the best	72 -18ŝ-12Ŀ-11P-7ŀū7J8ņ18ł21ƞ23K24ǟǩ29U38I
the big	79 7cƓ10Ǔ14ž15Ƈ26Ǐ44Ő
the bills	79 10U12Ŀ23Ł30Ǡ35Ʈ
the books	87 -8q21Ǡ26ǈ
the boss	89 7Ǚ12N15s16Ł
the both	89 9p16Ư17ǂ
the bottom	89 11eŅū13ł
the broker	80 18Ŝ
the building	69 -49ǋ-11ƅ7ƣ16ơ26Ǣ105Ǎ
the business	58 -39ǟ-25Ƃ-23Ɲ-18ŭ-10D-9ō-8Ʒ-7ŎŪ7ǝ8ǃǅǈ9ǔ12Ǜ16A18Ǌ25Ǆ27Ǧ32ǐ40Ǩ41ǥ50ǆǋ69Ǟ
the call	84 20Ł45s
the car	61 -21ƕ-19Ɣ-18t-14ų-12ŪŴ-10ŗ-9ƪ-8Z-7Ʊ7Š8Ž10NūŲ12Ů14Ƅ15ŭ17ƃ19ž21ź23ů26ş35ű39Ź43Ű69Ŭ
the card	80 -13ū-11e10a12F14cŗ18Ő19b33řǖ
the cars	68 -16Ǧ-15ǐ-8ŗ9ķž11şŰ14ŷ16ű22Ƃ23ŵ49ŭ
the cash	84 -15Ŝ-12Ʃ7ĸ10ǖ41ƪ
the cert	89 16ǧ
the certificate	78 -12ǒ-8ŕ14ơ16ǃǧ
the check	84 -15Ư-11ƒ11ĸ15Ő22ƫ46Ŧ
the children	87 16v17ƫ20Ư
the chimney	87 -11ǚ52Ɛ
the church	89 10ļ19t28ƶ
the city	87 -7ŗ10ǧ16Ə17D
the claim	77 -7ŧ18ũ24Ť29ť
the client	89 9Ǔ11ǚ18Ǘ
the closing	84 31Ɩ
the cloud	89 33Ǘ
the coast	89 20C35ƚ
the comp	83 13ƀ15ǣ19Ǥ
the company	62 -20Ő-15Š-12Ƃ-10ơ-8aQTŤ-7žƄ7ŷ9Ķ11ǩ12ǐ13WǠ15ǈ17ǃ18ǁ21ƧǄǥ25Ǌ26ǡ27Ǧ37Ǩ46Ǟ52ǅ62ŧ
the companys	83 -17ǃ12Ŕ19ľ20ǟ22ǥ27ǐ
the complex	89 -9ǃ-7Ǎ27ơ
the computer	87 10d12c13Ś
the contract	72 16ř23Ǔ26ƒ
the cost	89 -13ō19ŀ22Ş
the country	83 -8Ĺ10C16ǔ19ǀ22l
the county	84 7Əǔ15Cļƅ
the coverage	80 -11Ƭ8Ń9Ŏƭ11T12ľ14ƨǢ18ŉ23ſ
the credit	81 -19ǖ-11ĵǗ13eƦ14ļ15ĸ18YŬ37Z
the damage	84 -16T-7ŗ17Ũ25Ŧ39Œ
the dash	86 21ū25Ů
the date	84 -9Q10Ɩ23ť36ŕ
the day	80 -14Ĺ-7Ő7Ł12i16Ɵ17ĺ18ŧ26Š28Ƨ29R
the dec	84 -9J14ǡ35ś
the decision	89 -7ł32Ł
the declarations	87 34Ś
the deductible	74 -22ƚ-7Y11ľ12ĸ23ň47Ř
the deliveries	78 -16Ų9Ǜ24ǐ
the divorce	89 12ĵ19f
the dmv	89 31Ƅ
the doctor	83 -7Ŧ19ƻ26Ƽƾ
the door	86 -7a7Ƙ12ū17Ǆ18Ǌ22ǃ
the doors	86 -8ƣ-7ƺ15Ǝ18Ǩ23ǅ
the drivers	83 -8G10Ÿ13a15ż20ǩ
the driveway	84 -8ŷ53Ū
the dwelling	87 25Ɠ
the easiest	89 9ś13K
the electrical	84 22ƋǑ
the end	78 -14ǆ7Ń11ƭ12Ǥ13ư14ł15ǃ18Ł50b
the equipment	75 49Ǐ
the fall	84 9Ľ12Ǟ18ƾ20y27ŕ
the family	70 -33n7Ʈ8q9m14Y18Aƶ22Ƴ32y44ƽ
the fifth	89 16Ĵ26ń
the file	87 -10o23ś32a
the fire	79 10Ǝ15ĺ17Ť45Ə
the fireplace	89 7Ɛ
the first	67 -7ǌ7orŌ8Ň11Ơ13e17Y19Ś21x22Š25ńƅ28Ń30ǩ
the floor	89 -11Ő12x28ƛ31ǈ
the form	71 8ļ10Ɯ11Ő12hFĹ14a19m
the front	80 -8Ť7e12Ʃ15ĺ17Ƈƣ21ǈ
the full	80 -12Ǉ-9c9Ɓ13u14Ơ15Ź18D21ƭ24Œ
the funeral	80 32ư
the furnace	82 12Y15ĸ23ƊƋ
the garage	82 -8Ű13Ɛ17Ɯ19Ť24Ɔ34Ɲ
the gc	86 -18ơ30ǧ43Ǔ
the general	84 -11ž20ǧ22Ǔ
the grades	78 -13m26ź
the grandkids	89 7k24ƶ
the ground	86 10ƺ14ƍƓ
the group	89 10Ʀ27Ƨ
the guy	89 8ƈ9Ľ26B
the gym	72 -11V12Ƨ21Pŗ31ĺ
the heat	89 -12U8Ɵ13Ƌ29j
the holidays	89 7k10Ǉ14U
the home	68 -14Ŭ-9ƮǢ7ķŋ8Ǝ9F11ƕ12ƌ13ǋ14Ľ21ŷ24q26n29Ɔ34Ɣ39Ʒ
the hospital	76 -11ţ-9C7ǔ8Q9ž10V15S18Ƽ19P21ǂ22Ʀ24Ǩ34Ƹ
the house	50 -16ǎ-15ŗ-14Ŭ-13ǈ-12Œ-11ĺǋ-10ń-9vŴƢ-8Ǩ7Žƞ8yƊƙ9Ǝƭ10şƆƉƛƝ11Ƈ12ƚƮ14M16Ź17hů19ƌ21Ƌ26ZƔƖ28Ƒ29D30Ɯ33Ɠ36ƅ38ķƷ39Ɨ43ƒ48n
the household	70 -17ų-8Ǌ7T16Ū19n24Ʈ30ŷ
the id	89 10d28Ƅ
the increase	83 14œ26Ŕ
the inspector	79 18ƈ
the insurance	70 -43Ɣ-13ş-11ơ-9Ǩ-8ƃ-7ľǥ7r9XŞƦ11Ƥ12Ǥ13Ƈƫ15ǌ18Ř23ţ24Ŧ33Ł72ƕ
the jeep	89 -22ǐ12Ū19ų20Ŭ
the job	69 -9ŲǓ-8Vţ-7J11S14Ŵ18ǧ19Ƭ20Ʀ22P23ů24R28U36ǣ37W
the keys	74 10Ńų12Ŀ39Ɩ
the kids	64 -25u-9B-7Zƙ7y8ŨŹƶ9q10N13xľ18nw26ƫƲ32ƭ37Ʊ44Ư
the kitchen	76 8M12ǈ13Ǝ15Ǜ16ǝ17ƞ26ƌ
the knot	89 41f
the lake	84 14ķ16Ɵ23k26g
the landlord	76 -19ơ-10ǧ28Ơ69ǌ
the last	57 -13ǩ-12ƭ-11Ƽ-10wĺǊ-8Ŧ-7Ǣ7mƓ8y9ł10WŬ11ac12ƹǣ13œƛǘ14Łťƚ15ĵ16ő17ţ18ƾ21ĹưƸ37Ŝ47ņ
the lease	65 -20ś-11Ŭ-8ŕ-7Ƥǩ16Ơ21Ĺ76Ƣ126ơ
the legal	89 12ǆ17ǃ
the lender	75 12Ƅ28ƕ
the letter	84 -9œ30Ś36Ŕ
the liability	83 -12ƀ-11ơ12Ǌ18ǥ58ǡ
the life	80 -12W-7r7Ʊǀ8ƭ9ƨ13Ƶ15Ʀ19Ƨ30ƿ
the limits	87 39ŗ
the line	80 -10Q-8Ŋ-7ǩ10ƪ12ķ14X15V26s28a
the list	89 13ĺ16Ŀ24ǐ
the little	76 -12o8Ž9ļǃ18vƯ24x34w
the loan	80 -8Ɔ32ƪ52ƕ
the lot	86 -8ƅ9Ƅ13Ż14Ƈǟ35Ƒ
the lower	78 16ƃ28Ɗ
the lucky	89 35o
the mail	84 -18J15Ľ17ļ33K
the main	83 -20Ɵ-9ŷ14ų16ķ17ŜƊ38ƛ
the market	86 -7r24H41ƒ
the menu	89 15X22ǩ24Ǜ
the middle	81 7ĵ8L11v23N
the moment	84 -12ŗ19Ő55ŏ
the money	75 -17ǔ-12Ş-11Aƭ-9ǩ10ƶ12Ŀ15ľ23ŀ27ǖ35Ǡ42ƫ44ĸ
the month	80 -8ǌ13Ơ22ť26Ń32Ĵ
the morning	89 10ů24R
the mortgage	74 8h15ƭ20Ʈ24Zƕ
the most	78 -22Ƙ-14Ŗ10Ǐ11ľ15X30Ɨ38ŗ
the move	87 16H46ƞ
the name	71 -9aw11d13Ŝ14ơ17ƻ18ǃ19Ǡ28Ő47Q
the nearest	87 30Ə
the neighbors	77 9Ŀ10Ɯ12Ť19ƞ
the new	67 -25Ǟ-21G-18ƅ-11ǩ-9iS-8Ǣ8ŕƀǅ9DŃũ12œƵǓ20Ǐ32ĺ33U35Ŷ44Œ56ƞ
the next	80 -8Ń16Ļǀ17ŕ21H23k
the note	89 -11ƭ47Ŭ
the number	74 -18ū-8e-7I8Œ10D13ŗŸƛ19Ǉ20Ņ33Ƭ44ř
the numbers	89 -25ž8ū11d17e46ŗ
the odometer	86 39Ů
the office	74 -16Ɲǟ-7Ů11IM12ǘ13ŭ15ś19ǈ27ů31U42R
the old	65 -18Ǟ-9ŅƬ7Ʃ8ŗ11Ɖ13Ƌ19D21ƀ25S48œ57Ƶ
the oldest	84 -12Ÿ13Ź18v33w
the on	87 -8ŷ-7ƀ13ų14Fż15Ő19ŕ
the one	65 -18Ƽ-16D-15Ŷ-14t-13ľ-10ap-9Ŵ-7nǩ8zIļłƛƵ9źŻǨ10ǁǉǍ12Ƴ13řŵ14ņ17h19uƢƧƻ20ž22ţ23Œ28Aş30ż32Ūǋ
the only	74 -11T7B9ų10m11Ƙ13ń19ŷ24Ū25Ʈ
the original	84 11ƌ21ƈ
the other	67 -13ş10ƣ11Şǂ14Ƶ15ſ16ų17w22Ū23ł25ǈ30Ŵ31ž72Ņ
the outside	87 -10j51Ƈ
the owner	84 -17F-14Ƴ-8Ʒ-7ǋ17ǌ18ǆ20Ǣ24a25Ǩ
the owners	89 -12Ǉ13ǉ19Ǩ32ǆ
the package	89 15ǥ18W
the paper	89 -7S18Q27Ś
the paperwork	80 -8Ł8ś11ǃǠ15o19Ś21J
the past	84 7ƾ10ǀ12ƺ13Ż14ņ
the payment	86 9ŎƔ13ŉ21Ĵ
the payments	84 -8Z-7Ŭ14Ʃ21Ʈ23Ɣ
the payout	89 -12ƶ14ǩ15ƫ24Ŧ
the payroll	84 -25ǉ15Ǡ21Q41Ǉ
the phone	72 -18I-12Š-9ǩ7X9K10CŌ11Ĺ12Ǆǖ13ľ14rŜ15ŚŽ16ĺ17ǟ19c37O
the pickup	89 11ǐ18ŭ27ų
the picture	87 -12ƨ7Ķ11Ƈ44f
the place	66 -16ZƋ-13ǩ-10Ʀ-9Hƪ-8ő-7ơ7RƑ11G12Ɵ13ƒƖ16Ɛǖ22ǊǨ24ƅ26ǟ28Ƣ30Ɣ32ƌ34ǅ43Ơ47F
the plan	79 -13Ş9Ƶ11k12ł13zǨ14ŀƯ15Ķ19Ʊ
the plant	86 -13Ǟ-7W7ů10Ƨ18U30S
the plate	87 11ǌ
the pleasure	89 22a
the plumbing	89 11Ǒ
the policies	79 13ƫ
the policy	64 -16ǥ-11ŏŞƢ-10ş-9Ʃ-7Ŭſ7ŚƧ8ǩ10Ɩ11Ūƚ12Œ13a14ơ15ŕ16ř19Ǐ20ƪǞ27Ő29ŗ32ŷ
the pool	89 30ƍ
the premium	89 11Ʃ14œ
the price	74 -22ƒ-21ľ-15Ņ-12ł-8œ7ƈ9Ř11ƴ13Ŋ14ĵ17Ş21Ʃ23Ŏ25ŝ39ŀŠ40Œ
the proof	84 12Ƅ29ƕ
the property	75 12ǋ16ǥ22ǌ24D25Ƒ
the quote	82 7c14ǃ24e32J
the rate	81 9Ű11ź13ĵ15ĺ16ŎŞ17ŝ28c
the reason	89 9Ƃ13Ŕ14š20Ĺ
the renewal	76 17ŕ21ś35Ĺ
the rent	84 12Ƣ40Ơ
the rental	89 43Ƣ
the repair	89 22Ŧ
the rest	84 -10Ƌ8ś12ŷ13B20ō25ǩ
the restaurant	89 -11ǐ15Ǜ22ǟ
the right	84 -12ǣ9X11ƭ12aǤ14d
the road	80 -15R11Ǧ12y13Ə22ŭ24Ǟ26Ź27ǟ
the roof	63 -8ƚ8Ǎ13ƪ19Ƒ52Ɖ77ƈ
the safe	89 17Ž
the same	66 -20c-11Q-7őƳ7ŗƢǞ8łŘŜǍǜǥ9Ǡ10Ǉ11oƇ15ņ16Ŵ17Ɩ19Ʃ22Ŷ23ş32S40p
the scale	87 24ł48ƺ
the school	87 15ǔ21Q24Ǔ
the second	80 21Ō42Ŵ
the service	89 -8ŝ8ľ13ư22Ş
the shop	62 -17ơ-16Ƥ-14ƣ-12D-10i-7S7Ǟ8g9ǘ10yǝ11Uǐ14Ǩ19Ǡ22Ɓ24Ǎ27Ɨǋ30ǈ31ǅ32ǥ33ǟ38ǌ39ŵ
the size	89 8r14Ɔ
the south	89 18C19l
the space	87 -26F17ǋ22ǌ
the spring	86 15tǞ28ŕ
the square	89 28Ɔ
the state	74 -16ŗ-7Ÿ9ƚ11Ķ21E22ž30C33ǣ42Ƅ
the store	80 -7Ɯ12ų17Ǐ18Ǌ20ǎ22Ǎ23ǟ30Ǣ
the story	89 -7ũ9l37Ť
the street	78 10ǋ11E19Ű34ƙ
the stuff	82 -19Ɨ-8Ɲ8ƿ11ƹ12Ǖ13ƥ41Ǣ
the subs	89 8Ǒ9ǒ
the surrender	89 26ƪ
the table	87 12Ś23s32n
the tax	87 9f12ǃǊ20ƅ
the the	67 -11J-8H-7Ʃ7ļťƈ8aSŌŰźǌǠǧ10ŗŮƦ11ckuVū12CGƄƛ13ŃŇ14tŔ15Ɨ23ž
the thing	83 7ŝ10ł13ŀ14Ŗ45Ŀ
the time	84 10Ń11Š13Ļ14ų15F16Ų
the title	82 -9Q29Ɩ40Ŭ
the top	79 -9œ8Ƃ11ĺ13Ɖ21Ǌ23ľ31ř
the total	86 -10Ť15ŅƠ16Z23Ŧ
the truck	71 -35Ū-21ǐ-20Ɣ-8R9ŶǏ12ŰƦ15ŭ17ǋ23Ŭ24ų30Ŵ39Z
the trucks	87 -16ų-13Ƃ7ǐ19Ǧ20ŵ
the umbrella	89 12Ǧ
the uninsured	86 22ſ
the upstairs	89 12Ƥ13ƛ15Ɯ
the van	86 -8Ɨ-7H10ƀ18kǏ20ŭ23ǐ
the vans	89 11ŭ32ǐ
the vehicle	86 11Ű22ū29Ŭ
the vin	74 -14ś67ū
the water	70 12ƍ17Ƌ19q21ǝ22ŤƟ
the way	74 -12ŝ-11ō-7ůŸ9oƀ10Ƈ11ŧ14ƶ15ũƑ19m20y27a47ŀ
the weather	84 16ƚ34j
the website	87 9ļ12ǖ13Ĺ
the week	86 -12R8ǎ9L10ĺ11ŭ20P23i
the weekend	87 -7ŭ11k21ƿ
the what	83 -12Ŕ8Ƃ9Œ13J14Ŀš
the wheel	80 26Ź39ų
the whole	74 -9Ǌ-7ƶ8Ĵ9Ɯ10śư11h12t13š14Ŕ15ǉ17Ŧ18ků22ōƈ24O
the windshield	89 8Ɓ20ū
the winter	84 8Ɛ13ǎ22ƛ23Ɵ
the wiring	84 15Ǎ31Ƌ
the work	82 -7Ɖ7Ʀ13Ǩ14Ǡ15Ǆ18J28Ƨ41Ǒ
the worksheet	80 12ǣ
the worst	81 9Ř13Ǥ14Ŷ19Şǜ29Ŀ
the yard	80 8Ŵ12H18ƞ21ƒ39Ƒ
the year	76 -9œ-7Ƅ7ƅ9pƟ10Ǥ12Ʒ18ťǊ23ǅ
the zip	80 28E
theft	87 10Ǝ12ţ15Ť39ƀ
their	62 -11ųǥ-9ǧ-8PƬ-7mŭ8ľŚ9z10ŝƳǗ12ŧ13y17ƢǑǕ19ǐ21Ŕ23v31Ņ36ǈ38Ʊ50ǒ
their own	74 -13ų-8ŭ8ǘ12z13Ƣ20y23Ǒ28ǐ32ǒ
their price	89 20Ņ
theirs	87 -8Ŧ8Ŕ13Ǔ21Ņ
them	52 -25Ʊ-18ǧ-16ŀ-14ǩ-12ĴĿŶ-9ĺƞǅ-8AOĹźǌ-7ĻŦƳǖ7Űŷƻ8ePžƘơ9gŔś10ŬƄ11w12xǚ13Ƭ14ş15żƶ18S19ŧ20œǈ21ǐ22Ǔ23Œ28y32Ư34őǑǒ35Ţ37Ş42Š52ŝ
them $	58 -26Ʊ-20Ĵ-16ŀ-13ǩ-12Ŷ-11Ŀ-9ƞ-8Aź-7ǧ7z8łŷ9ŗ11P12ś14Œ15x17ǚ22ƶ25ǐǒ26y30SŠǑ32Ư35ŝŞ45Ţ
them and	80 -8ŝ25ő
them in	89 8Ǐ18ő23Š
them on	87 16Ƅ19ŧ20w
them right	89 8ž19ŝ
them so	87 -8Ƴ13Š19Ŭ21ŝ
then	64 -20Ť-11Ǐ-9Ş-8ŘŪƼ-7ĺ7Źƾ8msťŶƒƭ9cwyŌœſƇƮ10ńŉ11d12Š14ł16ƫ20Ʃ21Ŏ26ņǝ29ŵ34ǩ36ũ51ō
then $	77 -9ŘŞŪ-7ĺ8ņ11ƒ12ſ13œ18Š24Ʃ27Ŏ32ǩ36ŵ46ũ
then it	87 9Ɣǈ14ť17y
then what	81 -24Ť-13Ǐ11m13ƧƮ36ǝ73ō
then you	89 11ŉ13ƭ15cņ
there	37 -19ǎ-18dǅ-17C-16r-15ĺŒ-14Tľņƥ-13łųŶ-12ĻńŐƬ-11IşŪǏ-10cœǑ-9ǘ-8ŀśŸƅƘƛƭ-7bzOĸťŲŴŻƒƼǇǊǞ7PŤƀƈƠơǝ8RWĶŔřŚŞšƑǔ9Y10ŖƣƩ12jŃŗŬŵƏǓǦ13hţƍ14HƃƜ15luUƤƶ16ǃ18Ƨ19ŉƙƪ20ƁƂƗƚƲǛ23ōŘ24fƉƱ25i26V27ŝǈ28ŷ29ǍǨ32SƊƟ34ſ35ƞ38Ǆ40Ɲ44Ŝ46s50n67G
there $	51 -23ő-21ǅ-20d-19Ǒ-16ĿńņŇƘ-15u-14TƩǏ-12Dƭ-11ĺ-10űŶƦ-9gCZ-8cŁłŐųŸƬǇ-7fQXŀǋǗ7tĶŖƄƜƟƠƤ8ňřŞţźƋǂ9RŊ10WŦƃ12Eƈƫ13Ś16H20hǓ21ŗ22ŷ23U25Ɨ26lnƚǩ28ǈ29Vŝ31ſƉ32Ɗ39G53Ɲ54Ŝ58ƞ67Ǆ74S
there a	55 -16Ư-15Ŀ-13Ǧ-11Gľřǩ-10AU-9ŏŗƨ-8jƙ-7r7aƔ8WĹ9š10ƏƦ11nŁŲ12Hǜ13Ń14YǓ16ōŹ18Ƒǃ20ŬƊƍǢ21ƶǛ24ő26ŵ37Ʋ38Ǩ41ƣ46Ʊ50f52Ƃ
there an	84 -43Ƃ-24ƣ-13ǆ8Ŕ14Y17ǃ27D44Ǧ
there and	69 -12Ǡ9ƚ10gsJ14W15Ƣ16ĿǇ33ǈ
there another	89 7Ŵ10ż14ŵ
there any	66 -11ƽ-9ŏ7ŭ11u14Ƹ18ű20ƙ22Ō
there anything	68 -8ƥ-7ō7ķ8ƃƻ9Ɗ10ƽ11ŝư14Ǎ17ŉ31Ʀ
there are	89 -7Ŷ15ƹ17ƞ
there been	78 12Ƴ31ţ
there by	87 -11Ʈ14n18ǋ24Q29Ʒ
there cash	80 -15ƪ30Ʃ
there employees	80 18Ǒ
there for	75 -17Y14ƗƯ15ſ17Ɲ23V35Ř
there i	89 10ƕ14Ɯ17M24w
there in	80 -7ƥ8ƾ10šƎ11j14Ɓ18Ś22X
there is	60 -9Ű-8s-7Iōǩ7mŕřƙǃǗ8ZķŭƘǦ9Ɓ10šũ11ĶŬƐƩ12ƪ13ŉ16ŃƤǥ17ǁ20Yſƨ21Ř26ŏ27u30ǝ
there like	87 8D12R13Ɯ
there more	89 -16y-9S12G23ŷ26ō
there on	84 -11ķ-9H-8ƅ7ū9M13Ʃ14nƇ15G20F
there or	74 -10ǎǨ-8ǟ7l10nŖƪ12yƀƜ13SŜ17iŞ19U33ŝ
there right	89 -9ķ-8ŀ18ơ24Ŗ28ŗ
there so	89 13ŷ
there somebody	87 19ń34AƯ
there something	73 -13ŝ-7ǩ7ŉŏ11g12Ŀ17ō19Ƴ24ŀ27Ş
there sprinklers	86 
there still	80 
there that	78 8G12Ɨ13j
there was	83 -8ŵ-7Ǌ11Ľ13Ŕ21Ƥ32š
there what	82 -9P9a10ǈ11Ǐ12h19Ʀ
there when	89 -9Ƴ-7š13Rơ14ƙ26Ť
there with	80 8n9Ɯ13ƪ16Ű45s
these	62 -7iR7ŖŜƁ8ƸǛ9CĺŐƠ10ǌ11ǟ12fŒ14ŋƺ15QŪǞ16tǇǩ17n18l19ƒ20P25AU
these days	65 -7iARǎ7Ų8Ƹǟǩ9CǛǡ10Ő12Ŝ14fŒ15ƺ16QŪ17tǇǞ20nƒ28P
these things	89 -7Ŝ11Ŗ33A
these years	89 -9P7ǟ18ĺ30U
they	44 -18i-14ĹŃǟ-13ŵǨ-11acXƵ-10ǞǢǣ-9ĸĺŀňƷǝ-8ļĿŠŲƳ-7jlCMYľŶŷƔƙǃǗ7ŖƈƍǇǈǛ8ŢŹƋƽǕ9ƾƿ10zSǏ11UƖ12ƁǓǧ13Őǒ14żƻ15RķƦ18yš19x21Ǒ22ŗƅǖ23Ơ24Ƽ25ŘƧǤ26ŜŦ27ƕƪ29ơƴ32W33wŒ35ŅƮ37v43Ş50Ŕŧ52ŝ
they $	83 -10c-8Ŧƅ-7ŧ21vŪ37Ņ
they are	76 -7Ǣ7Ŭ8Ƈ10ƈǏ11HRŝƗ12œ17Œ25Ţ
they at	80 19Ǐ
they be	86 -7T15ķ16y33Ʈ
they been	89 -27i53ŝ
they charge	86 15Ǥ22Œ25Ơ
they cut	89 9š10Ƨ15V
they did	87 8ż11Ő12Ş14Ŧ
they do	78 -9ķ13Ʈ14ű21Ş30ŧ38ŝ
they employees	79 -24ǈ-9Ǉ48Ǒ
they gave	87 8Ƨ10ŔŻ11W
they get	84 8Ʈ14Ǖ20Ʀ21Ơ
they give	76 -11ŵ-9U7WŔ9ő10ƪ12Ņź15Ɓ17Ǖ26Ƨ
they go	76 -13ŧ-10Ŧ10Ʊ13Ɖ15Ŗ23Ņ28Ŝ
they got	87 -13ǣ-10Ş13ŝ20Ǜ45Ǥ
they hand	89 11ǒ16Ɩ35ƪ
they handle	89 10ŧ22ǈ
they have	75 -13ũ-9ŝ7Dǖ10Őƻǒ11ǂ12ƾ13Ʈ14ǋ15ƽ16Ǒ26ŧ
they in	89 14v
they let	87 -12Ŕ16š45Ş
they need	87 -36Ń-15Ƅ10Ʈ11Ƭ19ƭ27ƕ40ǧ
they pay	74 -34œ-19Œ-17ŅŔ-15Ʈ-12ǉ-11Ǩ-9ƒ-7ǑǕ10ž15ŗ21Ʀǩ22T26ŧ39W41Ř56Ŧ
they put	83 -8ŧ-7žƿ7żǤ24ŗ25Ƽ26ƅ27ƻ
they quote	86 26Ņ
they raise	89 13œ25Ơ
they say	78 -8w12Ƭƾ17ũ23ƴ26Ŕ
they sell	89 -8Ǟ14Ɓ21Ʃ25ƕ
they split	80 18Ǉ
they take	82 -7Ơǖ8ǐ11Ź12W14Œ25ŝ31ķ
they tell	83 -20ŧ8Ƅ19B52Ŕ
they treat	81 19Ş42ŧ
they want	83 -7ŷǧ10Ű11ǌ36Œ48ơ
they were	89 -9ƙ-7X10Ņ13UŨ
they will	81 -9Ǥ-7Ǎ9ƈ10Ǔ11eǒ12ŃŹ14ơ15ƕ16ţ
they would	84 11ǁ12Ŗ15Ʈ18ŗ
thing	61 -12N-10V-9ķǩ-8ĺ-7JŊţŻƳ7śƹǘǟǠ8OŖǥ9pŠŤƛ10ŦƇ11Ź12QĴŕŞǃ13ĻŽ14Ŷ15Ų17Ƙ18Ū19Ɨ20ƞ21ł33Ŀ34Ń37ľŝũ
thing $	76 -8Ş-7ǩ7Ł9ŀǀ10śŽƹ11O12Ńǟ13Ŗ14Ŀ15ŦŹ16Ƙ22ľ
thing about	80 -17ǩ-8ľ-7Ŀ24Ŷ28ƞ40Ş49ŝ
thing or	83 -9N11Ų15Ť18ŕ25ũ26Ń
thing that	89 -9ŝ13ł30Ŀ
thing you	82 -10ķ-8ǩ-7ľ14ŝŠ17ł22Ŀ29Ū50Ƙ
things	65 -12ǩ-8Bĺ-7n7HPŖŽ8ł9Ĺ10ŝş12Ɨ13Ǆ16Ŋ17ƥ19i20ǈ21U24Ƣǟ32A
things $	81 -27ǟ-9ĺ9Ŋ12H13ş15Ĺ17Ɨ29i
things are	77 -13ǟ33Ƣ37U
think	59 -15Ǡ-12X-11Ĺƨ-7qŃƭ7KOōƶ8hƯ9ķƤǊ11Ĵƒǋ12Ɠǝ13G17Ʒ18Ŗ19ű21BŔ22Ũ23Ƭ27H34ǩ41rŇ
think $	76 -49ǩ-19Ǡ-7t8M10Ʒ11K14Ƭ15ķ23B24r72Ň
think about	72 -11ĹŇƨ10rŨ12Ư13ŀ14V15Ƥ16Ĵ24ĺ29ǩ
think it	84 -8r8Ə9Ɠ11B18ŀ22ű
think that	87 15H23Ŗ
think you	79 -7V7ű8ŕ10O12ǩ16rǞ20Ƭ38H
thinkin	84 8V9X10ĺ11ƭ13Ƭ15Ƶ
thinking	69 -14ŗ-9ǩ-8i7Ǟ8ƀǦ12H13Ƶ14X15Š16ĺ19V20ƭ22Ƴ23Ƭ32y
thinking about	78 -9Ƭ11Ŀ13ĺ25Ƴ26y33V
thinking of	81 -13Ƭ-9V-8i12ƭ14Ǟ15y17H25Ƶ
thinks	87 10h31r
thinks it	89 32r
third	81 10Ɩ11ǡ12ƣ15ǅ23dq
this	46 -19Ʒ-16ƌ-14Ŗş-13o-11Ň-10nŒŤƄ-9ƶ-8ŠŨƯ-7pyĸŉŞűƗƢưǚǟǩ7OŊŜǁ8tťƭƺ9Hňƕǈ10œŴŷ12mǞ13Jŀ14XǊ15c18dƳ19ł20AM21k22jƖ24Ō26B30N31ŁŎ32I33sƵ34Ļ37Ĺ39rŋ44ŏ45Ń52ĺ57a
this $	62 -32ǈ-28ĺ-13HƷ-12i-8Ĺƶ7ľ8BNǁ10ƕƵ11Ń13AŁţ16ĴĿƳ17t18Ļ19sŀ22M23ơ24X26łŋ49r67a
this a	81 13N14I22Ń29ǅ
this afternoon	87 -11Ń-9a11Ļ14Ō17i20j
this by	87 16MŃ19A
this call	80 7ŋ13Ĺ16s35Ļ
this is	82 -17ŕ7Ľ13ĺǡ15s16N19a28Ĺ
this line	89 11r12Q
this month	89 8ĺ24ŕ
this morning	86 -17L11iŏ15a16Ĺ
this off	86 18Ǌ40ĺ
this on	84 -10Ť-7Ƴ12Ł82ĺ
this one	84 7r9Ɵƺ14ļ23Ŵ
this ones	87 -9ƌ8ƈ10m13ŵ25Ƶ
this over	86 -7D7M9A21J
this so	89 10Ǡ12Ƶ16ũ17h
this summer	89 19x30k
this the	87 -13n10ĺ12a18Ł
this week	82 -19i-7H11ƕ21ĺ26ŃƖ43L
this what	87 7ǒ9K11m13ľ
this year	74 -16ĺ-15ƌ-10ƭ10H11Ńƺ13Ơƾ16Ǌ20ť24k25Ǟ26c
this your	81 -9s10Ł17Ƥ26I40H
those	58 -9ǖ-8D-7CŖ7xŕűƕƵǌ8AƗ9ƞǄǐ10EĵŲſƉƜ11ZŇƅƍ12ŝƎǊ13Ư14ń15wǩ16iƈǑ20Ǉ21ŽƩǤ23Ƒ36Š
those #	81 -10D9wI10šžƘ14u20E22ǩ
those $	82 8ŕ9Ǣ10v16Ŷ19ĵ20ſ
those are	86 -10ũ-7Ŷ11Ǥ15ŝ17ƞ18wǄ19ǩ
those guys	87 11SŞ20Ǒ
those old	87 -8Ƌ11Ǎ17ũ22ƅ
thought	78 7Ƶ9ư11Ƃ13x18Ŋ21Ţ35ǩ
thought about	80 8Ƶ10ư15Ƃ27Ţ
through	51 -13ƽ-9m-8ŏŭƔ-7L7ŵżƤƦƮƱǕǝ8ļłšƻ9lzŬǦ10Ɓ11ŖśƚƧ12Z13Őǥ14ĸŧ15nŊ16Ƴ17Ťũ18j21ƨ22ŗǖ23ƕ25WŨ26ǎ
through $	84 -20m-9ǝ10ǎ11Ń12Ũ18Ő19ƚ24l
through a	83 -10ŭ9Ŋ10ǎ11R14ŵǄ19Ƴ
through it	82 -7ǎ11Ũ15ňǝ18Ƥ20Ŋ37Ť
through that	82 7Ť14ż17ŧǘ25Ƴ
through the	66 -11Ƨ7ǖ9ļǣ16ũ17ś19Ŗŗ20ƚ25ƨ37Ʀ
through what	76 -7Ť7y10rŵ15ǝ17Z18Ǩ19ĸƮ
through work	70 -33Ʀ33Ƨ36W40ŗ
through your	69 -14ƚ-13ƽ-12ŗ-9ǖ7Ɨ10ůǈ12Ŀ15Ǧ16Ɓ17ǥ19n22W35j42Ũ
ticket	80 37Ŕ41Ż
ticket $	87 12Ŕ25Ż
tickets	69 15ţ28Ż
tickets $	82 
tickets even	80 19ţ
tickets in	78 22Ż
tie	89 -11ǩ9Ľ21f30ł
tied	89 18f19Ǐ
tight	89 12Ų14H23g
til	82 -7ƅ7Ƅ11yV13ĺƭ14v
tile	89 22Ɖ
till	72 -25v7Ɨ8Ɵ9cg10Oƾ11sƑ13Ʃ17ĺ22Ńŕ48ƭ
till the	82 -28v-17y11g13Ƒ14sƟ61ƭ
time	54 -12Ƈ-9ƼǗ-8Ɖ-7ƨǢǨ7ĵŊőųǘ8ƒƫ10yƈ11kņŵƛƴǖ12ŃœŲŸ13Ƨ14ƺ15Ŝ16š17ũ19gs21ĻŔ22Ǉ24Ƹ28Vǎ31R35O39N41L
time $	66 -20L-13Ń-12Ǉǩ7ŠŢ10bũ11ų12Ų13Ɩ14Ļ15œƺ16Ÿǖ21Ƨ28ǎ29Ŕ36gN44R
time and	84 -12R15L16N32Ǉ
time do	84 -12Ɩ-9g24ǎ33R35O
time does	89 -13q-10L-8ƨ16ǎ37s
time for	86 9L10N14n30O
time or	80 7Ǚ9Rǒ12Ų15Ɵ26Ǉ
time to	86 18ƒ23L
time what	89 -9ő10Ř11v12ŝ16œ
time you	76 -11O-7Ǘ8Ɛƫ9Ʋ10Ş13Ŗ14ĵƾ21ǘ23k
timers	89 -13R16ǣ17S30Ǉ
times	80 -13T8ţ9ǀ11ǎ13WŻƧ17Ɵ23Ʀ41ǩ
times your	87 -13T9W18Ƨ26Ƭ29Ʀ
tip	86 -9ƺ13ŉ42ł
title	78 -9Q-8Ŕ10q17ű27Ɩ36P41Ŭ
title $	87 10Ŭ24P
titled	89 12ǐ13ķ
titled to	89 12ǐ13ķ
to	31 -24Ʀ-21Ʃ-20Sű-19nǒ-17r-16Ŗş-15i-13pqŤǣ-12vƪǈ-11ņǅǋǛ-10fwQŏťƊƻǂǇǢ-9Fŕǆǡ-8jPWƁƘƼǊǖǥ-7cƉƣƬǚǟ7ķŇŽǀǐ8ĿńŴǍǩ9dƑƳǜ10oŊƌƖưǧ11kLVŘřƙƧƮ12ǓǗ13tzOT14Ŷǔ15ĴųƗǌ16GNļŲ17BƓƜ18ĻŝŹ19y20ĸƕ21eľ22ZĺŧƤǝ23KŜ24asA25ōƭƯǁ26XŎŵǏ27Hŋ28œƷ29śţž30Ũ32Ǟ33łŉ37Ţ39Ń41M42ů43ƫ44Ō45ƶ46Ł59Ƶ
to #	74 -14Ƭ-9L-8Ţ-7ƅ9Ŀ10Œž12Ň13Vƃ25TXŘ26Ž34ǎ44œ
to $	65 -23ǩ-17ś-14a-11A-9Ǟ-8Ʃ-7Ƅ7C8ƪƶ9ƾ10Ŧ12Ŀƽ13ƹ17ƕ19Y25Ƴ26J27ń29ǔ41ƫ
to @day	89 15k24R
to a	75 -14Ƭ-9Ɗ-8ǘ7Ÿ8Ʋ10Œ13ZƤ16Ǆǩ18Ɯ20X21ƛ22ƫ25T
to add	89 -23Ǟ-13Ō-7ŉ14Ɓ31y65ō
to ask	71 -13ō-11v-7ǩ7ƿ8T9ũ12š14cŊ44Ł79ŉ
to be	60 -18ǩ-17Ǔ-10Ŷ-9Ŋ-8Ōƨ-7yķƄ7zƕ8ŃřżƯ9Łź10jK11ōœ12žǧ14ĴŹǞ15ŨƢ18Ŏŏ19ł20sZơ23ƭ25Ş26ƶ29O33ǌ
to build	87 8ƌ14Ɛ37Ɠ
to buy	73 -9Ŷ-8ŁƦ9Ǐ11W12ł15ƒ16Š26Ō28H39Ɨ
to call	79 -17Ł-9Ĺ11I15ļ19L23ĺ26ţ
to carry	89 -9ő30Ƅ
to change	77 10Ŏ13Ţ15V18T
to check	87 7m11f16AŏŜ
to close	76 -9ţ16Ɩ49ǝ
to college	80 -22Ʊ8ź14m32y
to come	80 7ǖ10ǁ14Ŏ20ĸ31M
to compare	89 10ŗ24ń
to cover	87 -11Ƭ-8m14ǝ35Ʊ
to do	64 -14Ļ-10Őǩ-8HŝƮ-7x7ŀŃ8ņƷ9Ŝ10ŶǄ17ľ19gŎ21s35y36M40Ō47Ư48Ƶ
to drive	79 -7Ū13Ũ14Ź30ŵ39Ų47Ŷ
to drop	89 -8ł45Ƶ
to each	89 12Z15ƶ
to earn	89 10Ʈ35Ŏ
to every	89 -13Ĵ-7i12Ő13ůų21Z
to expand	89 -11H36Ǟ
to file	89 9Ƅ21ţ
to for	87 10ĺ29A
to get	64 -10ŏ-9ŎŨ-7űƿ7V8MŘƖ9pŮ10Iƫ11ŷƕǃǩ12ŧů13AĶŊ17ǝ18ĻƵ20b28ŀŶ29KŃ
to give	86 -13n8Ʈ16ŝ28Ł
to go	67 -12rŇ-10Ř-9c-8A-7ǩ7asŨſ8NƗƶ9VŹ11kķ12Ŋ14ň16Ƌ19ƒ20Ʈ21B33Ōƭ35ƔƤ
to have	75 -8ƕ10ŁƷ12Ź19Ƅ20Ǔ28ō36Ń42ƶ
to hear	76 -22s-10ƶ-7a8r9ņŔƽ10ō11zŋƉƞ14f21t22Ŏ41ǩ
to hire	86 -7V16Ư52Ǟ
to it	80 -13yŁ10ĺƚ11W12ŗ15ſ18ų23ōƧ39Ǘ
to keep	73 -9Ř7ŝũƀƎ8gƷ10Ǩ11Ŏ13a15Vŋ27ſ
to know	66 -13ǩ-11ĻŎ-10Ĺō-8Ŗ7fAŘšƓƵ8uwGļņŰ9ţƃǊ10rFƜǦ12Ų14Œ16c68ŉ
to last	89 -10Ǌ-7Ń18ǉ35ƭ
to leave	73 11Ļ13s15ǩ18Ţ29ƫ36ƶ
to list	80 10Ƣ12h15Ƙ17n18Ŭ26ŷ
to live	87 -8Œ11G13ƅ21Ʈ25Ơ
to look	79 8s12Ư13Ŏ15ř17Ľ22z24ł28ĺ
to lose	77 8ǔ15ŝ23ő26ķ
to make	79 -14ŭ-10ķ7ƌ8ĻƱ10ł14ņ15Ō17O25ŃŲ
to me	75 -11Ŗ10l11ň12ř13Ś14Ľ17Ŀ30Ş34ļ37ś
to move	78 -12Vǝ-11ś-8Ł14Ţ15Ŏ17Ƥ18Ō19Ń24ŀ43H
to my	89 7e13ĿƖ20ǩ
to need	86 11Ł13o14a19P
to pass	86 -11ƫ12s17Ʒ35ƶ
to pay	71 -18Ʀ-14Ļ-12Œƒ-11ƶ-9ľő-8Ř7ŧ10ĸ12ŅƤǖ13Ƭ14Ŧ15Ǖ16Ʊ19Ư24ţ26œ49Ĵ57X
to pick	87 -10ĺ9ǆ16Ĺ26ľ
to price	89 -9ľ7Ǧ9Ƃ16Ƭ20ł
to protect	89 43ķ
to pull	89 20Ĵ21d
to put	71 -7H8QY9ŽƑ11qsłƜ12ĸ17Ō19Ŵ24Ū25Ɠ
to quote	89 16Ǧ23ž
to reach	82 -8NĹ7Ə16I20L27K33ĺ
to read	86 -9ř7Ƽ15d17e22a
to rebuild	82 25Ɠ
to record	89 13ŋ
to replace	78 -13Ɠ-7ǝ10žƗ12ƑƮ17Ƶ37Ǐ
to run	76 -7Ńſ12Ż20ƭ21ū28A30O32e
to save	83 -11ķ12ǁ21Ţ22Ļ30Ř
to say	78 -15Ŏ8Ǣ11ǈǩ16r17Łŝ20ň34ł
to school	82 10ŵ12lŹ16m19ź
to see	78 -9ƶ-8ǩ7ƾǒ11Ŏ13ź14v16š17Ŀ26Ĺ32Ƅ
to sell	84 8Ǟ14ĸ46H
to send	82 -8p-7K9d11Z13ļŧ24ś
to show	89 7Ƅ11Ŏţ
to sign	80 10Ǔ20Ł29Ō
to sit	89 11M13L21Ĺ
to somebody	89 8Ǟ13a27ƕ
to spend	87 -7ľƱ15ƶ45X
to start	81 -10Ƅ-9Q11Ɩ27Ō58Ń
to stay	79 -9V-8Ţ9y11B12Ʒ17H21X25Ƥ32Ɯ
to take	79 -8Z8ł10kś14ƬǞ23ǁ27z30Ʊ
to talk	86 -16ŉ20N32Ĺ
to tell	87 -13ń15Ŷ16k23ǩ
to that	78 -16f-10Ʃ-9V8O9ŋ10Ư15Ƶ16H22ř28Ƨ31Ţ40G
to the	58 -17Ɲ-9nŤŪ-8ǘǢ-7Ʒ7VľţųƏƛǄǧ8ƕǜ9Ơ10Mƾ11Ɨ12Cŭ14yƶ15ƓǏ18R24kǨ27až29ƌ34ǐ39ů40ƜƮ
to them	89 23ő
to think	87 -10r15Ư17Ļŀ19Ĵ21Ũ
to this	84 -7r9Ĺ14œ21Ł28ľ
to to	77 -7Ń7X8gƓ10ŌǞ12jNYƮ14k15Ŏ22ƒ
to travel	89 -8Ǟ-7Ɵ43ǀ
to us	86 12ļł31ĺ
to use	84 9ő22Ź34ţ
to walk	86 15Ŋ39Ļ
to what	87 16Ň17ŘƵ
to when	86 -7P10g16Ő30Š31A
to work	68 -11r-9Ů-8ƭ8y10Ʈ11Ŷ12U16Ǚ20Ʒ21V24Ŵ30ŭ38ů42ŵ
to you	61 -21ĺ-20ǩ-12Ƙ-11s-10šǝ-9ņ-8iŎ-7ƫƳ7KķƕƪƱƶ8dIƃƬǧ9Ǖ11BĽň15Ǐ16ŝ19ƙ20ƞƴ22Ʈ24ľ25Ŗ26M27ĸ31ǍǨ34Ł36Ŝ42Ũ50Ň
to your	66 -27X-15Ŏƽ-14rƯ-12Ɖ-11ņ-9Ɯ-7qŃƮ9ŵƚƷ11Ŭǉ14Aƙƨ15BƑ17Ƥ18Ũ19Ƴ20Ŝ21ĸ22Ƨ34ǁ39Ɲ41Ǟ42ƫ44ǝ
tobacco	79 10ǂ48ƹ
tobacco $	84 -12ǂ37ƹ
today	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7o7ő8Ɠ9Ƅ11a12Ŝ13t15ƪ16ű19Ĺǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ39i41ĺ
today $	56 -16ž-14ǡ-10ƒ-9ǩ-8Ń-7oŊƨ8ő9Ɠ12a13tƄǥ16j17Ő18ű20i21Ļ23ĺ27OĹ30Œŗ31Ʀ37ŏ
today is	89 15Ŏ17ŏ
today or	87 12j15Ļ35Ō
together	76 7u10f11Ǌ12M13ǉ14Z17s33ş
together $	80 12sǊ13fMş16Z
told	73 -8n-7Ƴǩ8ƾ10lŖƧ11juļƁ12Ŧ14Ƽ15ƴ16dŔ27B31A
told me	87 7Y12l14jƁ21d
told you	76 -8n-7Ƴ9ƾ11ŖƧ12ļ15Ƽ16Ŕƴ30B34A
tomorrow	65 7Řǝ9IƬǕǘ10űƤǣ14ĸ15Ʀ22Y26L
tomorrow $	80 -8Y7ǝ12Ǩ13Ǖǘ21ĸ
tomorrow what	71 -7Ʈ11ŘƬ17űƦ18Y
tonight	80 -9Ǩ-7ǎ8Ɗ9ƀ12L13Ŗś15Ʀ16Ƥǝ19r
too	61 -16a-13Ż-10ǈǦ-9ő-8Ķ-7Ł7buƎƷ8ūƢǢ9cĿŎŪ10Ǜ11ŇƂ13X15oǄǑǚ16ňşƳ17ƿ18ń19Ž21UƬ22s25ƨ28jq
too $	68 -15Ż-9ő-7XǢ7ź8qŅŴǆǋ9Ǝ10Ƣ11bŪ12UŎ13ń16Ǜ19şƿ31s32ƨ35j
too much	83 -18a-9Ķ7Ž13X16Ʒ25Ƭ30ǩ
too or	86 -13Ǧ10ƃ12Ǆ16Ƃ20qǢ
took	77 -12ŝƾ-9Ł8ƀ12ǂ13Ư14łŠ16ƪ21tũ22ŧƳ
tools	69 -15Ű10ŭ16Ƙ27Ǣ37Ɲ57Ǐ
tools $	87 -7ƪ27Ǐ
tools and	78 9ŭ27Ǐ
top	69 -9œ-8ž9Wĺǥ11Ƶ12Ǩ13ǔ14T15ƣ17Ǌ24ƈƉ25ř30ľ33Ƃ37Ǧ
top of	74 -9ž10Wĺ12Ƶ17T20ľ22ř32Ɖ43Ƃ
tornadoes	87 16Ŀ18ƚ
total	76 -9Ť-7ǥ9Ɨ10ƹ11u12Ơǉ13ZŅ15gƀ19Ŧ27ş
touch	84 -8d8ƿ11Kķń14Ƽ19Ŝ
toward	87 21Ň25X
toward this	89 25X
towing	82 36Ɓ
town	74 7Ÿǩ9ǐ11ŭ21Ɵ23E24Q71C
town $	84 -29ƛ7ů15ǩ29Q44Ɵ
track	89 13Ǌ17ǒ
tracker	89 -16ŀ34Ž
tracking	89 19Ž
trade	80 -16G9ǅǣ10m12ǟ29PS
traffic	87 -11m11ů13ǋ15N17Ż
train	87 -10ų15Ǚ25Q34ů
training	83 -15ǧ29ź38Ǚ
trampoline	76 31ƍ
trampoline $	81 14ƍ
travel	83 -8Ǟ14ǐ26ǀ35Ɵ
treat	78 -10ŝ12k17Ş24ņ28ŧ32Ŷ
treat you	78 -10ŝ12k17Ş24ņ28ŧ32Ŷ
treated	81 -11Ǜ15ƿ23ŝƼ
treated for	84 -12Ǜ18ƿ25Ƽ
treatin	89 19U
treating	82 15U18ijŝ
treating you	82 15U18ijŝ
treatments	86 38ǚ
tree	84 -21Ŀ15D23Ƒ25Ť30Ǆ
trees	80 -13ƈ55Ƒ
trip	84 8Ɯ26k33ů
trip to	89 15k35ů
trouble	73 -12Ǉ7ǘ8Ʈ9ĵ10ƛ11p13tĹƼƽ14Ş16ű21ǜ
trouble $	87 -10ƽ11Ʈ29Ƽ
trouble with	87 -14Ǉ12ĵ17ĹŞ19ǜ
truck	64 -18Ɣ-10R-9Ǆ-7U7Ǐ8ű9Ű10ƦǞ11ǛǦ13Ĺ14ǋ17SƏ19Ū26ŭ28Ŭ30Z38Ŷ39ų40Ŵ
truck $	72 -21ǐ-20Ɣ-9Ǆ7ű11Ǐ14ų15Ǜ18ǋ23Z34Ū56Ŷ
truck for	89 -7Ū9Ŵ21ǐ28S
truck is	87 -45Ū-13ŭ-7ŀ9Ŭ11ų17Ŷ76Ŵ
trucks	75 -14ų-11Ƃ11Ə16ƁǦ17ŵ55ǐ
trucks $	84 -15ų8Ɓ42ǐ
true	86 12ŧ14c15ł23Ŏ
true for	89 16ł24Ŏ
trust	74 12ņ13ƫ15Ŏ20ŀ35A38Ʋ
trust $	81 17Ŏ19Ʋ25A
try	80 -14Ő-11N19Ž21ń23I24ǘ42L
try you	89 -12N56L
tub	82 41ƍ
tuition	86 -10Ƭ58Ʊ
turn	75 7Ɵ8pĵ9ǧ11vVŎţ12ŉƧ13AŰ21c
turn #	89 13Ƨ14V16v20p
turned	73 -15ǩ-8ť8ǣ12Ť13xƗ16v19ŀ20cţ22ƪ23ſ45ƴ
turned down	81 26ſ29ƴ
turned in	89 -7ż12ǣ17Ť18ţ
turns	89 33Ź
turns #	89 33Ź
twice	81 8yţ10R12ǥ14ũ15Ĵ19ƻ
twice a	89 11R17Ĵ22ƻ
twins	89 15u16w20y
type	74 -12Ǎ-9b10Ǆ11ł12ǔ13ǉ14ƇƉƣǆ22d32Ʃ42Ƽ
type of	80 -13Ǎ-8Ƽ9Ƈ10ǆ11Ǆ14ǉǔ15Ɖ16ƣ25Ʃ
typed	87 9f14bļ16p23E
typical	87 9ƿ10T11ǎ15Ǆ
uber	83 51Ų
uber or	87 24Ų
ugh	86 11ņ13R20ǜ26Ǥ
ugly	86 10ļǤ12ņ15ĵ
umbrella	63 14ǩ42Ƃ54Ǧ
umbrella $	73 -7Ǧ44Ƃ
umbrella on	89 -21Ƃ34Ǧ
umbrella over	83 -57Ƃ74Ǧ
umbrella policy	84 -30Ǧ24Ƃ27ǩ
uncle	83 9AƳ10T18ǟ20B
under	61 -11Ɖ-8F-7ũŬƈǩ7ůƩ8ĵŗƊƖǡ9jƣ10ŃƘƛ12i13hŻ15cŅŪ16ŎŚ17ƙ18Ů19ĺşǃǤ20ƺ23n25ƒ26ǌ28X
under #	74 -9F7TƒƠ8őƺ9ů10ǅ13ƈ23ŎŮ32c
under $	83 -11c15ĵ16Ǥ19ƙ23ƺ
under a	82 9œ11Ŧ12X21Ū22Ņ
under that	87 -14ƈ-11h9Ŗ17j36n
under the	81 -8Ŭ-7Ƣ12ǡ13Ɗ15Ƙ16ƛ19i21Ż22ǌ
under your	82 -10Ɖ-8ƈ-7ǋ7ř15ǌ16ƣǃ29h
underinsured	87 -8Ɠ15ǩ26ſ
understand	80 8ũ9r10Ǟ11ŀƽ12ĺ14Ţ15Ŗ36ň
underwriter	89 -12Ŀ-8ũ8e12Ť13n16ǀ
unhappy	87 -9ŝ44Ş
unhappy with	87 -9ŝ44Ş
uninsured	67 -7Ǣ59ſ
uninsured motorist	68 25ſ
union	82 -13ĵ-7ǥ12Ʀ14ļ15Wƕ18Y19Ŭ22ƨ
unit	76 -27Ɔ-26Œ-8ǧ10ƣ12ǌ19Ƥ21Ơ22ǋ25D29ƥ
unit $	82 -29Ɔ-28Œ-24Ǎ18ƥ25ƣ30Ơǋ
units	86 -8ǋ42ƣ
universal	89 27Ʃ
until	89 12O18ŕ21ƭ
up	44 -14ŖƢǩ-13Ŭ-12B-11ovƵ-10sLPŅŢƝǞ-9ŇňŧƜƶ-8bţŶŷƞơƧƳǍ-7qĽņżſƎǅǉǛ7ťųƒǟǤ8dļƬ9CŐƇ10WŗŜŹ11jĻĿńŘƈƾ12ĺƩƹǌ13Ž14HķłŉƌǏ15Ĵƃǚǝ16řŚ17Vžƣ18Ʈ20xKŌƤǗ21Šƪ22Ĺǆ23Łœƴ25iǊ26ƙ29ƅ30k33l36ŔƉ37t42ŕ
up $	58 -21ǘ-15ũ-13Ƣ-10CŦ-9xĻŬ-8ĺƒǨ-7Ĵĸŷơƪ7rǝ8iƓƛǌǜ9ķř10IļǏ11pŀƉ12HMO13ƾǩ14ŚŨ15lŹ16Vƅ17K18kŉ19űƌ22ŕǆ26Ƥ28Ǘ31Ō38Ĺ43Ŕ50œ
up a	84 14Iœ15c
up and	78 9i10kţ12ǃǚǤ16ǎ21H24ǝ28t
up at	80 -9ŝ12V13Ə14r20Ŝ21m33Ŀ
up for	74 7Ķ8ŕ9Ư10Ť11k12ťŽ13Z16ƨ22ų24W32Š
up front	89 -9Ŵ19Ĵ21ǈ
up if	89 17ǡ
up in	75 -12ţ-9Ɔ8Ő10ǀ11ŉ12ƹǊǋ13Ǩ17ƛ20l27ƪ44ƅ
up is	89 12ƙǆ13ŏ
up on	78 -10ǋ8ŚǒǙǢ9Ĵŕ10ƉƋ15ǌ16Ǆ24Ƈ
up or	87 -10œ-8Ǝ11ũ16Ƥ18Ĵ31Ǌ
up so	89 10O13ŕ
up that	89 7W12ō14ƾ
up the	74 -19Š-9Ʒ-8H-7Y9Ǣ10Xƌƚ11ĴĹŗǘ12d14ľ15kŜǚ16ķĺ25Ʈ
up there	77 -32ƛ12x15ź22ƈ23j51Ɖ
up to	72 -11v-10Ʃ-8oŖ-7iPƫ7Ŝ9ĺƚƪ10k13ƃ14ŗƹ17Œ23Ž26g27Ř29t34ž35x50Ł
up with	68 -10Ō-7ž7Ɗ8ưǃ9V11ĻœƁ13Ş14ő17Y21Ƭ26Š31ĸ
up your	75 -10Ɲ-9B7Ə9ŗ10AŔ11Ǘ12dŊ16jŃ21Ǐ27ǘ32ł
update	89 -17Ǐ18Ǣ
updated	71 9ǍǢ19ƲǏ20ƌ22Ƌ
updated $	73 10ǍǢ16ƌ20Ǐ21Ƌ
upset	78 -8ƙ7r18ţ34Ũ
upset after	80 20ţ
upstairs	81 -13n11ƛƣ13Ɯ26Ƥ31Ǎ
us	63 -20ǩ-14A-9ŏƕ-7dŃ7jŌŽ8ơ9x10ž11aĵ14rv16Ƅ17Ū19z20ĺ21ŋ24Ŏ27ņ37Ĺ38s66ļ
us $	70 -17ǩ-14A-9ŏƕ-8L-7d9j10ŋơ11ņ16v17z19Ƅ27Ĺ29ĺ39s57ļ
us do	87 -11s-7ǡ12Ŏ13Ū16ž24r25ņ
us to	89 13LN16Ĺ
use	57 -20Ǘ-14Ǟ-10Ƽ-9K-8S-7ƹǒ8ŹƏǓ9Ǖ10ǂ11œ14ǐǩ17JŐŵǑǘ24I27Ų29ţ39ǖ44ƿ60ŭ
use $	80 -19Ǟ-16Ǘ-15ǒ-10Ƽ9ƅ12Ə17ǖ18Ǖ20Ǒ24ŭ26ŵ35ƿ
use any	87 15Ǒ
use for	89 -13Ǘ7Ǡ9ǐ26ǖ
use it	84 -7ǐ23ŭ24Ų25ţ
use that	87 -8Ŵ10ő13I37ŭ
use the	66 8I10ŭ13Ų14Ŵ18Ź
use tobacco	87 11ƹ16ǂ
use your	87 -9Ź13Ǔ15ų21ţ
used	74 -9Œ-7ůǢ10ǈ20Ɨ26ŭ27Ž34œ42Ŵ
used $	89 -8Ǣ25Ɨ35Ŵ
used for	87 -9Ŵ45ŭ
used to	83 -10Œ-7ŭ12ǈ41œ
using	86 -16e-13D-9ǐ-8ǩ18ƹ19ǆ21ƕ22ŭ23Ő30J
usually	74 -7Ǎ7Ķ10W12ơǡ13ĺǩ14ŭǅ15ł18A24L
usually go	89 18A20ŭ
v	83 16Ɯ23ūŶ31Ū
vacant	84 -10ő48Ɵ
vacant $	87 -11ő31Ɵ
vacation	84 9Ɵ48k
valid	87 18Ÿ
valuable	87 9Ƙ12Ɗ
value	67 -13Ǣ-11ǖ8Ɓ10ű13ƓǏ17ľƒ18Ŏ24ƪ35Ʃ
value $	79 -13ǖ8Ɠ9Ǐ16ƪ23Ʃ
value in	80 -15ƪ30Ʃ
values	77 -10Ǐ57Ǣ
values last	79 -44Ǣ73Ǐ
van	83 -14Ų-8Ɨ-7H8Ǣ9ƀ17Ǐ18k19ŭ31ǐ
vans	80 8ŭ62ǐ
vape	87 47ƹ
vehicle	71 -18Ū-11ǐ7ż10ž11ŵ12ŶŻ17ū19ŭ20Ű22Ŭ23ų39Ŵ
vehicle $	83 -20Ū12ŭ16Ŭ25Ŵ
vehicles	70 -9Ŵǥ-7ŭ9Ǧ49ǐ55Ū
vehicles $	83 -9Ŵ15ǐ32Ū
vehicles do	78 -7ŭ16ǐ
vehicles does	89 -11Ūǥ44ǐ
vendor	89 32Ǖ
vendors	87 30Ǖ
version	89 17OŤ
video	84 7Ɨ12g34M
vin	72 -14ś113ū
vin $	83 -15ś57ū
vinyl	89 18Ƈ
violations	86 26Ż
visit	84 -8Ɯ14N22ǁ30ƾ
visit $	89 32ƾ
voice	89 -9ǩ13ľ17Ŀ18a19Ľ
volunteers	89 24Ə
w	81 -8ǅ-7S13b24Ǒ26Ǉ35T37ő
w #	86 27Ǉ28Ǒ37T
wages	75 -14Ǌ13ǣ25ƃ64ǉ
wages $	84 15Tǣ
wait	80 -9Lŕ9Ś10ŵ11ŧ13ĺ16sǏ22r28Ń
waiver	89 -9ơ11ǌ24Ǔ
walk	62 -9Ũŭ7nŊůƊ8ƛ9ǈǘǨ10żƧǕǖ11RĸƗƤƮ14ŵ16Złƣǔ18ǝ21Ļ25Ť
walk away	87 39Ļ
walk me	64 -12ƽ-9Ũŭ7r8ůǄ9ƛ10nżǈǕǘǨ11ĸǖ12RƤƮ16ŵ17Zł19ǝ27Ť
walked	89 -12ƀ-7Y13ż20ǔ33Ǆ
walls	81 11Ǎ13Ɨ21ƌ36Ƈ
walls $	86 14Ɨ22ƌ28Ƈ
want	46 -24ŗ-14Ś-13ŐƦ-10N-9cŞŦƒ-8mŶǍ-7ŁřŵƅƟƧƯ7HŎ8Ŵ9ľś10őŽƃ11eŀŝƀ12Ƶ13bŕǦ14ſƗ15JOŊžƂƄǁ16V17LĴĹŃƁ18y19ǌǓ21s22KMơ25ư26ƫƬ27ǩ28Xŉ29Ʊ36Ļ37Ōƶ39ƭ
want $	74 -34ơ-33ŗ-17Ʀǡ-8Œ-7ǩ11ƫ15Ǣ18ŅƁ34ǌ37Ǔ95Ƭ
want a	79 -15ǧ-7Ő10y11e12Ƅ13ư14ŕ15Ļ24ơ25ǌ
want for	87 -21ŝ-11Ļ-7Ş11Ʊ38Œƶ
want it	74 -9ǩ-7Ō7Ƽ8ǁ13ƫ15ľƄ16Ń29K66ƭ
want me	73 -12Ń-10ƶ-8Ļľ-7Ǧ7s10Ƭ12ň15LŌ19ž21MƂ22K23ǩ33Ŋ46Ŏ
want protected	73 21ķ
want that	84 10ŽƁ16Ĵ36ǩ
want the	76 -16Ś-12Ƭ-7Ǣ9ǁ10žƁ11Ɨǡ12ƭ14ƃ15O21ƶ28J
want to	53 -21Ƭ-20Ƃ-15Ǔ-10N-9cľŎŦ-8K-7ŁŶƒ7oźƖƫǞ8všǖ9ĺƘǃ10ōơ11OƱ12sLĴĻ13őŴ14H15Aś18M19Ǧ20ǧ21b22Vſ26ŀ27Ĺ29ŝ30Ƶ42ŉ47Ō49X
want you	87 22Ǔ
want your	84 -13Ő-8ř10Ƅ13ƶ22a28ľ
wanted	84 -8ǩ10G11ƍ13ŉ16Ǟ
wanted to	89 11G14ŉ
wanting	87 8Ʊ9Ń11ŉ14k16Ĺ
wanting to	89 9Ʊ10Ń11ŉ15k
wants	75 -12ŉ9S10fļ11ǧ13Ŷ14ơ15s16Ǔ17ǩ22Ƅ
wants to	84 -13ŉ10S11ļ12f16ơ20ǩ
was	45 -17d-14Œ-13ŀ-11ł-10ƾǞ-9Cţƭǋ-8nXƉƫǣ-7ajHLľŎőŴǎǢ7ņ8TĵűƸƹǛ9ǊǍǘ10ĻŸǙ12Ʋ13ƞ14k16ǩ17ƋƤ18Ŕ19ĺƼ21œƅƛǜ22ň23pBƴ26šƈ27Ņũ28ļŧƽ29ŵ32Š34żƒ41Ť43Ũ44Ƴ47ť51Ŧ
was $	89 -27ƾ14Ɠ18ũ43Ƽ
was a	80 -8ŵ-7Ǌ7B10Ľ12Ňň14Ǆ20Ƥ22š24Ŕ
was anybody	89 -9ť34Ť
was for	87 -12ƒ12ĺ21Ũ25Ŧ
was i	89 -12C84ǩ
was in	82 19Ş37ť46ŵ
was it	61 -17Ņ-16ŧ-12Ŝ-11Ũ-10ŀǩ-8Ƽ-7ņ7B8ǅ9Ƈ10A11wœƾ13Ŗƽ14ƅƴ15ŦŸƛ16ť19c20Ť21ż22ƈ34ĺ37ļ39ƒ49Ƴ52Š
was not	89 12b15Ƥ24ż
was on	87 -13Ũ9s11B18ŧ23T
was that	64 -14ƀ-12ŧ-10Š-8Aĺ7Ņ8Ǌ9ƩƼ11Sœ12ũ13ƒ23Ť32ƴ39Ũ43Ƴ58ť
was the	62 -14Œ-10ǋ-9ţ-7ƾǢ7ƀ9šǘ10ǅ11ƒǍ12Ǐ13Ǌ14Ƌ15Ņ16Ŝ17Ũ18Ť19Ǜ22Ŧ26œƛ42ŧ
was there	81 -9Ƴ8Ŕű9ż10š12ƽ13ţ16Ť18Ŧ19ǜ
was uninsured	80 
was your	66 -24ť-8dǅ-7Ƴ11ov13ƹ14B17Ƹ20żǙ21ű23ņ24p35ƽ38k
watch	87 7Ž19Ư20ǩ
watches	86 17Ɵ19Ž20Ƙ
water	61 -8BŦƚ7ţƃƺ8Ƒ9ƍ10Ɗ12Ơ15q16Ɵ18Ǝǝ27Ť39Ƌ60ƙƛ
water $	81 -10B14ƛ22q23ƙ26Ť28ǝ
water damage	87 44ƛ
water go	78 20ƙ
water heater	84 29Ƌ
water in	89 -8ƚ16ƍ
water near	79 25ƙ
water off	89 31Ɵ
way	63 -23Ů-12Iŝ-11ō-10ǩ-8Ř-7Ũ7ƀƇ8osƏƿ9rņŎŧũ10ňƶǂ11X12Ƒ14ļǁ15mŵ16jy22aŶ30ŀ41ů44K
way $	75 -24Ů-11ō9ł11Ŷ14r18ļ21y22j23ů44ŀ
way around	87 7ƍ14Ƈ16ǂ21ǁ
way it	89 -8Ÿ12a13o18ũ
way to	79 -15I-10Ř-8ů7B13Ŏ16Ŷ23ŵ59K
we	53 -18ĺ-16r-13P-9p-8ZŇŘ-7VƷǘǞ7ĴŉƊƩǂ8cfƀƆƖƛ9ļŊ10OƂƱƵ11djťƨ12ņ13hşƕ14Ŵ15ŕ16Ūƭ19ivŁ20I21XĹ23ŎƬ25ŋŚ29Ľ30M31Ļ40s89Ō
we are	74 -10ŏ-9Ř-8ǩ-7Ń8ş9jĻńƄƱ10wŁ12Ŏ14Śǂ18MŌ22ņ27Ƭ
we can	89 9s13ƭ
we do	79 8Ƶ10Ł12Ɗ14Ŏŕ15N34ǩ
we get	75 -13Ń9s11i35I40Ō
we go	87 9X10ŋ14s15b
we got	84 -8ǘ13j17Ɩ18ļŊ
we have	78 7Ļ8O9G10ō11Ŵ14sƩ17Ū18Ŏ30Ō
we meet	87 11M
we need	87 -15Ō10ǁ11ķ14Ɓ15Ł17u
we talked	89 -9r11t16ƨ
we talking	78 -11Ĺǩ8ŃŪ10ŦƆ12cO18hXť30v
we will	86 10Ƭ12dM13s15Ĵ
weather	83 15Ť16ƚ33j
website	82 11Ľǖ12Ĺ35ļ
wedding	86 8ǧ12ĺƹǔ13f
week	57 -17t-7ǩ7Ľƕ8ũ9x10g12P14ĺ15Ų16iƖ17Ńůŵ21ƿ23ǝ30L37ŭ44R
week $	65 10ųƕ12g14ǝ15P22ƿ27L30ŭ
week and	79 12ŭ20ĺ
week do	81 -14ŭ-7ƿ11R15Ų26ů
week is	77 -9Ų10ŭ20R
week or	89 -8H10L13Ń29Ɩ
weekend	75 15ƿ17ť55k
weekend $	82 49k
weekends	84 -17k10ŭ14Ɯ20ǎ22R26Ų
weeks	73 -10X8Ńšǎ10ŧƃǨ11T12ǝ14ŕ17Ƥ18Ɵ20Ľ23ŵ
weeks $	86 -11XǨ10Ń11Ƥ15ǝ29ŵ
weigh	81 -17Ŀ15Ł21ǂ36ƺ
weigh $	84 -18Ŀ42ƺ
weight	76 59ƺ
weight $	81 26ƺ
weird	89 -11J10m28ǘ
well	67 -14q-9d-7ǂ7Ļũ8ixţ9aĹǩ10Nű12ǉ17p20Ŗ22Ŷ23ń30t38ǟ44ŝ
well $	79 -16q-10d-8iǂ29Ŷ34ŝ37ǟ48t
well that	86 -9ŝ12xńŧ13Ļǟ23p
went	67 -17ǩ-9ĸ-8ǝ8Yǖ9ƬƳǜ10k11ņő12ǅ15l22ŀ24Ũ25Ŕ31ƅ33œŠ40Ť
went $	86 -10z14ņ22Š25Ƴ
went through	89 -13Ť18z38Ũ
went to	87 8H13ǜ14Ƭ23l
went up	86 -9œǩ-7ĺ37Ŕ49ƅ
went wrong	89 -12ǩ15ņ23Ť
were	53 -14Ř-13Ļ-9Ş-8Ŗ-7płƤ7ļƍƦ8XƯƳƾ9ŻƴƵƹ11Ǩ12ĹśǢ13Ʒ14ƎƭƮǤ17ŸƬ18Yš19lW20ż21r22Ņœ25d27ǝ29ŧ31Ƽ38Ũ
were down	72 42ǝ
were gone	82 7Ư22Ʈ24Ǝ
were hit	80 -19Ř39Y
were in	80 12ŵ
were not	80 -10Ş-7ŵ7Ư11Ʒ13ŝ15ĸ16Ʈ
were the	77 9Ǐ19Ǣ
were they	83 -9ƙ-8Ŧ-7X11Ũ12U21ŧ40Ņ
were you	64 -14ŝ-13Ļ-8płƃ7ƅ10ŧ11ƴǝ12ļŻƵƹ13Ƴ18ƭǤ19X20lŸ24š26ż29Ƭ32d34œ41Ũ
wet	87 -14D13j20Ɗ23ƛ26ƙ
what	24 -26Ŭŷ-24ǐ-22ŁŹ-20ų-19Ǡ-17nzN-16ń-15OŜŰ-14xFHĴļŌś-13bƤƫƳ-12tSƢ-11sAMŊőţƟǦ-10ĵƴ-9uǁ-8ƁƂ-7ŏůŽƍƿǀǂǘ7drDƌƪǔǗǟ8lyřŢƵǆ9ĶŃ10ioƚƮƼ11IűŲŵ12ũƋ13ƃƅƑƕưǝ14hņžǎ15ƨ16vƷǉ17qLYŘƺǓ18cƧ19WŨƓ20JQƘơƬ21ƽ22mZƔ23ŔƇǃǞǥ24Ɖ25ƦƩ26CƊǏ27Ň28ōƻǊǩ29ł30X31wŅŎƒƶ32ķŝ34TŉƠǈ35PĻľ36g37BƗ38ĺŤ39Ŵ40Ŧ42Ǆ43ŗ44œ47ŀ49Ş50Ū52ĿŖ56Œ57Ĺ
what $	78 -35ŷ-29ǩ-14ǐ-13Ǐǘ-10Ŵ-9ŝ11w12ŭ13ƧƮ14J15Ş21p24ō33ǈ35ǝ47ų
what a	84 -24Ř-9ǜ7ƶ10Ɠ13Ļŵ42ǩ
what about	78 -15Ş-13ǂ-11p-8y-7PŶ7m11q14Ƨ19ƽ24Ʊ29ƨ51Ŵ
what age	84 -10x-8Ʀ-7pŌŒ11Ÿ16ƽ18c20v28ƭ
what all	80 -8ƨ10ķŭ11W16Ť25Ɗ27ǥ32Ǆ35Ŗ
what amount	82 -8Ŗ11Ƭ14ŗƗ15X17ǖ
what are	55 -31P-15C-12ŔƘ-11ņŝ-10ZœŲ-9ĺŅ-7ǃ7VƠư8Ş9ƒ12ƓǏ13vyľǐ17Ļřũƻ18kR21Ŀǡ22ǈ23ķ28Ǌ31Œ35ŗ37w41ł50Ĺ51Ū
what becomes	89 17Ǩ21Ƨ
what benefits	89 11W
what bills	77 -10ƶ10Ʈ11ǝ39Z
what bothered	80 21Ĺ
what breed	87 50h
what brings	87 42Ĺ
what can	79 -17L-10ǩ-7ĺ9Ŏ18ľ43X70Ĺ
what changed	86 -8Ǌ-7Ŕ8Ǟ52ĺ
what city	87 27C
what comes	84 -9Ĵ16Ǌ21J26W32T
what company	87 -26Ş-15ŝ-11ǃ-9ǐ-7Ǆ48Ő83Q
what could	64 -10Ʈ-9ĸ7X11Ş34Ǆ37ķ47Y
what date	86 8d12ť22ŕ32Ń
what day	76 -7Œ15ŃƖ16Ƅ18Ĵ21ŕ27d52L
what deductible	72 -7ǩ21YŘ
what did	52 -21Š-15Ŗ-14ŧ-13Ƴ-11ļő-9o-8ŤƸ-7łƓ7ƕƵ8Ʊ9ƀ10Tƈ12Ţ14ŅŞƼ15ŵǞ17ǝ19W20ƺ21ņǊ23w24ũǩ28mŎƾ33ƽ38B39ƒ46ŉœ90Ŧ
what do	47 -39Ŭ-31Ůǐ-24R-23ǩ-22ĺ-19q-18Ńǔ-15U-14XǏ-13ł-12BƗǕ-11rŐƭ-10FQŵƃƇƬǇ-9Ŵƒ-8ƧǄǞ-7HňơǑ7ƘǊ8ŏ9ŌưǗǝ11ūƠ12aZŖ13wƮ14ƶ15Ŕ16ōƦ17žǈ20Ƶ21Řŭ22Ǜ24Ŏƺ25ű26T28ƻ29o30Ļ34ķ35ŝŞ36ŇŒǉ39W44Ū45Ų50Ɣ52g54ǃ61P63ľ
what does	55 -42ų-38Ň-25Ǡ-17žǂ-14űŹ-12s-7rƩǌǐ7ŝǉǜ9RWƕ11BǊ13ǃ15Ĺ16wŚǓ17ƨ18o19Ŗ23ŏ30ŗƠ36Œơ38Ǆ39q46ǩ69Ŵ
what else	72 -30ń-21ǩ-8n11ķƌƑ22ŉ23Z25ş63ō
what exactly	86 -13Ǎ8B9Ť15ƕ17ŀ18ơ25Ƨ
what got	82 16Ĺ27Ť75ĺ
what grade	87 -8y18ŧ26v
what happened	67 -14ť-13Ł-9ũ9ǣ10Ť12ǩ13Ǥ16Ĺ17ņ20ōƛ26ĺ28š31Ƴ
what happens	66 -9Ʈ-8V-7Ŗ7ǒ8ŵǚ9ƃ10ƙ14ĸ16Ļ18ǣ20ŗſ23Ƨ25ǝ27Ʒ
what has	73 -10ŎǞ16ƕƸ19ł
what have	68 -12Ş7Ʀ10ư12k14ķƘǏ17ũƃ22ǡ25Ǟ26ƀ31ŝ
what hours	83 8Rǎ13L17Ų
what i	69 -23ǩ-10d-9a-8Rǐ-7Ĺ8Ƈ9ŎŒŢ10uBL11Ū12p14Ľ15ŵƘ20ŅŊ21i29U38Ň56ň
what if	73 -18Wĺ-14ǝ-13Ƴ-10Ư-9Y-8Ř-7ŒƷ13Ŀ14ĸ15ƃ16Ǖ17Ƨ19ǚ20ſ22Ʀ26Ɯ31ŵ71Ǩ
what insurance	86 -8Ő11Ǔ15ǥ18ǐ23ǩ
what is	38 -26ǖ-23ķ-18ƣ-17Cō-16Ƥ-14WƱ-13svƮǐ-12őşƅƩ-11ĴŠűƕ-10NŏŜŨŰ-9zœŤǕ-8SZĺŌŹƫ-7GĸňŷſƵƽǨ7přŽƆǎ8ĶľŕŝǓ9Ƭǌ11AŔūƞ12mEŞŶƓƠ13celDƘ14žƔƦǇ15JƻǏ16IVŮƺ17gyƚơǊǗ18T19jLƑƪ21rYǣ22ƒǩ23ƶ24iĿ25K26Ɗ27Ń29ĹǍ31Ƈ34Ņ35Ň37Ǟ42P46Ŗ61Ɨ63Œ88ŀ
what it	72 -11ǩ7Ɨ9ĺŔƊǢ11ŴƩ12ĿŗŢ14œ16Ũ18Ɖ19Ɠ21Ś28Ŗ
what keeps	83 -10ŭ-7R12Ţ13Ŀ18ƻ24P37ŝ
what kind	59 -32Ǜ-12Ʀƪ-11ŇŶ-8ťƅ-7gŀ7YźƐǥ8Ƹ10ƨ12Ǝ13X14Ɖ15ǆ17RŤ18qǩ19h21Ƈ26ƣ28ǔ31Ū40ƩǄ43Ƌ
what liability	73 -27ǡ14ž31ŗ
what life	87 14Ʒ36Ʀ
what limits	74 -21ǡ-20ơ13Ǔ27ǌ41ŗ
what line	86 11P17Ǆ33q
what made	65 -14ƻ24ƞ25Ŷ27Ĺ34Š61ĺ
what matters	89 36ľ
what month	87 16d17ť
what number	79 -9p7I8Ɠ12c29X35Ņ40Ƭ
what other	82 10ń12Z29Ƒ37ş
what part	81 -9Ĺ10l14Ʈ17ň18Ŀ50C
what percent	81 -7Ɖ8ƫ11ǖ18Ǒ19ǆ24œ26Ǆ
what questions	87 17ŉ
what reason	89 12Ŕ
what savings	80 -18Y38Ř
what shape	87 22űƉ
what share	89 12ǆ18ǔ
what should	86 -31L-15ǩ-14ũ-9K-8Ĺ18ǧ31ŧ34Ŏ64a
what street	89 37D
what that	87 11ņ14B18Œ22Ũ
what the	74 -22Ŗ7Ɩ10ƚǡ11cC13Ǩ15ŦƮ17ƾ22ǩ23Ǌ28ƅ
what they	78 -9Œ-8Ǣ7ǁ8Ƈ10WǏ11Ɨ12H15Ŕǋ16Ơ19ǈ23ŝ
what time	80 -13g-12q-11Ɩ-7ƨ15R18ǩ24L36ǎ42s
what town	89 15C
what type	81 -14Ǎ-12Ƽ9Ƈ10ǆ11Ǆ14ǔ16Ɖƣ40Ʃ
what vehicles	76 -9ǥ-7ŭ38ǐ
what was	64 -36ť-14ŅŒ-11ň-7ŧ7ņƀ9ŜǙ10oš16B17T20ǩ21Ŕ22Š42Ť52Ũ53œ
what we	87 9O11Ʊ14ŋ16Ʃ17u
what went	84 -12ǩ14ņ25Ť38Ũ
what were	83 -15Ļ-8E14Š30X44Ƽ45œ
what what	73 7Ū8QĶ9a10Sǆ11IŃž12ŕǅ13v14CPĻƻ15u
what will	86 11r34ł
what work	87 21ƌ24Ɲ
what worries	71 26Ŀ
what would	50 -23ĺ-18ǩ-13ŵ-11Ƶ-10sXŴ-9T-8xKŽ-7qWŊŗũƺ7Ƒ8ŝŢƊ9CƧǕǜ10ž11Ň13őƎ14r15ƮǢ17ķƃƨƶ18ŀǔ19ZűƦƬ20Ư21ƪ23ǘ25Bƒ26ŉ27ł28Ǐ29Ş36ŎƷ62Ļ
what year	67 -21Œ-16Ǌ-9Ŵ-8H-7ŕŞƔǞ8ƈƩ11v13p21ǅ23Ū24d25ő27Sƅ32G81ť
what you	56 -40ǩ-19Ǆ-18ƞ-13ŎƷ-12Xŀ-10Ţ-9ĿųŶ-8ŉō-7DňŠŪŵƑǝ7ŭűƌƓƮǡ8sŬƶƸ9yĴǏ10ŧǅ11dGŮƃǓ12ńƥ13ŤƉ14P15ķĸĹ20T21Ş24ŦƝ26gư27ĶŇ28m29ƗƠ38U42Ƶ44ǟ74Ŗ
what your	79 7ƽ8Ʒ9Ŗ24ơ26r28Ņ
what zip	89 
whatever	80 7Ƈ8ǖ9ş11qũ14ư15ŉ16P
whatever $	87 10ş15ư
whatll	86 -9Ƨ21Ķ27ł
whatve	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
whatve you	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
wheel	79 19ŷ21Ź37ų
wheel $	89 7ų11Ź
wheel of	87 39ų
wheels	87 -8b14ŀ23ǐ39ŵ
when	40 -26ǩ-19ņ-17l-16ǋ-15a-13M-12Łũƀ-11ŵơ-10wĺƮ-9BFUŭ-8jqCńōŢŤƉƞƵǟǨ-7iNTŀňŎŝŷƢǗǝ7ĸľŲǀǍǛǜ8Ơǒǣ9ĵŔŗƤǖǢ10ĿœŘŜ11śƽƿ12HƄƈƶǙ13ŨƁƴƷƹƾ14ryĶſƭ15ƋƼ16Ǐǧ17Ź18dĹ21gSŖƳǂǞ22VŸ23vG25O27Ɵ28Ƨ30Rƅǎ31s37Ɩ38Ń40ő42ť46L47ŕ
when $	74 -41S-20ǌ-16ơ-7Ń11ƿ14ǅ18Ÿ22ǧ23G58Ĺ69ő
when a	86 -9ǈ8ǖ10ǒ11ǣ13Ǔ24Ǒ
when are	75 -12g-9y7Ǟ10H17Ɩ19sƟǎ22Ń40V48L
when could	86 13ǁ28ś
when did	60 -24ǎ-20Ť-16Š-15Ƨ-14ņ-12ŧ-11Vƒ-9Ũ-8ǧ7šƫǒ8Ǟ10Ƙ11Ƌ12f13ƚƿǙ14ŹƳ15Ƒ16ǂ17Ǣ18ƻ24SŜǅ27Ƽ29Ŗƹ30ƅ40G54ő64ť
when do	61 -16ǅ-13S-12G-11g-10p-9ł-7ĹŁ7Ǟ8Lő9c10Ŭƕǧ11HŲ12Ĵ14Ƅ24dy32V50OŃ52Ɩ58R
when does	76 17ǎ19Ƅ38ŕ
when exactly	78 16š20d
when he	84 15ǣ24ƽ36Ƴ
when i	86 17Ŷ18o22ǖ23ĵ
when is	63 -28d-14Ƣ-13Ń-10ǋ-9ƅ-8LǢ-7ņơ8ŸƲǘ9ƓǤ10ǧ11ƾ13W15Ź18y19k23ǌ27Ƥ32s48ŕ50v55ǎ
when it	70 -11Ƴ-10ǅ7ť8Ŧ9ƅ10Ũ11Ř12ƶ16ŕ17ƽ24ľ25Ť28ƙ
when she	87 -12ƹ8Ź11Ƴ15ǂ
when the	78 -8ƙ8ŒƠ11ŕ12Ũ13gŦ15Ƣ33ſ
when was	63 -16Ũ-14ƀ-10Ƴǋ-9d-7Ǣ7ǘ8ƈ9Ǚ10ż12ƛ14ƒƹǅǏ15ƋǛ16Ƹ18ŖǍ20ű26ť31ƴ34p
when we	89 27Ľ29Ļ
when were	75 -21l-8p7Ƽ8Ǐ19Ǣ45d
when would	77 -8Ʒ8L9s10Ƨ11Ɩ16H25ƭ26V52Ń
when you	54 -15V-13ǩ-11ő-10ť-9WŃ-8LŭƛƹǑ-7wŕ7ŇƈƠƺǉ8ŚŰƅƶǒ10Řǂ11ſ12ŨŸǀǏ15ǈ16ǜ18Ʒ19A20Ǟ21gƒ23ŧƁ25ĿŗŠ28œ29Ķł30rŔ44Ɵ62Ƨ
when your	86 8z9s15ƅ19Ƴ
whend	75 -23ǎ-15Ǐ-14Ɖ-7ŧ12ť13Ʋ14ŻǢ17ĵ19ƈǅ31G32S
whend you	77 -24ǎ13Ʋ15Ż18ĵ20ǅ32G33S
where	49 -17R-16Ń-14nƝǈ-13P-12sƮ-11KĹƋ-10ŌųƟƩ-9xǄ-8ŐƧǨ-7GŀňŘ7ŭƭ8yŠƍƙǞ9FƄ10ĸƛƦ11ř12HūƥƷ13ńŤ14Ņ15lķźǕ16jƾ17rļŚŴǀ18ĵ22JǏ23q24Ǘ25X26Ɗ28Q30Ƥ35ǩ40ǋ45D47M54Ű57C
where are	71 -8Ű10H13k14ǀ16yǏǗ29l31C
where can	89 27J
where did	83 -18l18Š26ļ29Ť34ǩ
where do	66 -19R-16Ń-15ǩ-12n-9lǗ-8PV-7xǨ7Ű9Ƥƥ10ů11z12ǔ13Hƍ16ū17Ś19ǏǕ25J26M29Ņ33Ǟ34C39Q
where does	72 10Ǖ16ŭ17ƙ19ź21r26Ű
where i	89 14ƄƊ19M
where is	67 -15ǈ-14Ǟ-13Ƌ-9Ő-8Ƨ-7Mŵ7ź8Ŵ10Ś12Xǩ13ƥ15Cƛ16Qş18ĵƦ19l23Ǘ25ƾ30Ɗ46q49ǋ
where it	87 -10Ř-9J11ž14Ŏ15ŝǘ22ř
where should	81 -7K25D
where the	87 21Ű
where would	72 -15Ʈ-11Ţ-10C9H15ǝ17X18M22ĸ26Ʒ30D42Ƥ
where you	69 -16Q-7Ʃ8Lǋ10ļŚ12ƭ13C14DX15V19FŢ25ķ26Ű32j
where your	87 11r15ŵ18ĵ
whereabouts	83 -7Ǎ13ǋ16ƣ27C
whered	77 9ǁ11ļ18mG41l
whered you	77 9ǁ11ļ18mG41l
whether	86 11ŏ12ƀƵ21Ĵ
which	54 -16ǚ-8KƤǐǗ7cƶ8ľƁ9bLƴǏ10Ÿ11DRŀŪŷƏƕ12ńŲ13EňŴ14ļƣǖ20ū22Jǈ23Őť27C28Q29ų
which bank	87 10Ŭ34ƕ
which car	69 -33Ū9ŭ11Ź21Ŵ76ų
which cars	89 -11ų-9ŷ50Ū
which company	80 -7ń9ƅ12ƴ20Q35Ő
which floor	87 27ƣ
which machine	79 12ǝ16Ǐ
which one	84 -23ǚ-9ų7F11J13ūƶ20ľ33ǈ
which ones	84 10f22Ū44ų
which other	89 36ń
which state	89 -11Ő14Ÿ21C25ū
while	71 -11ŭ-8q7ŵ8GŲƟǠ10ŉųǨ12Ɯ14Ň15Ư20Ǝ22ŚƤ23ŧ25ǝ36ő
while $	86 -7S12G15Ƥ44ő
while you	86 -13Ũ-9Ư10Ǡ11Ɵ17ŧ19ǝ25Ǝ
who	38 -26Ɣ-25Ų-19ŪŴ-15t-14PĴǇ-13Tƣ-11BLķŇƒ-10DĹłŒŭǢ-9fsyYĸĿŏŚŢƝ-8vxHŀŊŶŸƅƞƧƵǄ-7ĺŌƉƷ7ſƽ8lƃ9Źǧ10ƟǞ11Ǖǘ12Ǜ13Ɓƙƾǥ14qǍǚ15wZ16aŬ17uǨ19Ƥƶ20ǆǗ22ǅ25Ʋǜ26ƜǑ27Qǐ29ńş30Š31oǩ34Ƣ38ļ40ơ41ŁƕƯ42ų43Ƴ45nA48Ŝ49ŷ50ǔ52Ő53Ǡ55ƫ58ǈ
who all	81 -7ƈƉ9ǆ11Zŷ32n
who are	71 -18Ư-16ş-7ǒ7nǑ11Ő12ƢǍ16o18ǆǔ20u21ǩ29ǈ
who checks	89 -7Ǡ10Ɵ17Ǜ
who comes	84 -11n13Ə14w20Ɓ54Ɯ
who could	89 -7Y23Ƥ39Ǩ
who counts	72 23u27Ư
who decides	89 25Ł
who depends	77 -7A22Ư30u
who did	86 -17ǩ-11w7Ŝ14ƌ33ƫ35Ƴ
who do	63 -19Ĵ-14Ʋ-13Ň-12P-10ŭƒǈ-9Ƅ-8Ǟ-7Ł7g8aļ9Ŝ10w11Ƣ14Ǖ17Ɓơ23ƕ24Ǒ29Z32ş37Q38ǔ46Ő51A
who does	74 -40Ų-14ǉ-13ŵ10Ǒ17ǐ21Ǜ24ǈ30Ǡ43ǜ49ǚ
who drives	70 -31ŷ-15Ū-8Ŵ13Ź42ǐ45ų
who else	68 -16ŷ-12a-11D-9wş10n13ų16h20Ł24ƙ32Ƣ34ń36ǈ
who gets	84 -10Ǩ13ƯƲ44ƫ
who handles	80 -15ǈ-13ş-8Ś10ŜǜǠ19Ł22ǖ35ǘ
who has	80 9ſ10ŷ20ǌ23Ł27ş40Ǘ
who holds	89 23Ŭ
who i	86 -11ǩ-8Ŋ12ơ14r28a
who in	72 -17ų-13n17ƽ52ŷ
who is	51 -22Ɣ-19ǌ-12ƶ-10ŪǛ-9LŹƃƣ-8tvŸ-7yAWŲſǇ7Ǟǣ9lqŜ10aƨ11zǔǩ13ŵ14Ƣ16ǐ17ŐŬǍ21Q23ƾ24ųǠ26ǥ27ơ28ş29w30ŷƯ31n33Ʋ41o43ƫ45ǈ55ƕ
who lives	89 -15z15n26ŷ
who looks	87 -7Ǡ9A11Ɵ13z29Ŝ
who makes	86 32Ł
who needs	78 -16T8ŷ10Ł14ơ23ƄƯ
who owns	81 -8ķ-7ƜƝ8Ǎ13ǋ14Fơ29ǆ
who pays	78 -13Ɣ-7xƕ10ǌ12Ʊ17ſ23ǝ27ƃ29Ʈ33Ǡ
who rent	80 18Ǒ
who runs	87 22ǉ28ǈ
who sent	89 7Ľ44ļ
who should	87 15Ǡ20ŷ29ƶ
who signs	86 15q16Ł17Q
who started	89 37ǅ
who takes	89 -10ų14Ŝ15Ǩ39Ǟ
who told	86 -16B-8n13Ņ14ļ45A
who was	84 -10A-8Š-7ļ9ņ14ƽ20Ť64Ƴ
who who	87 9A12z13Qǐ
who works	70 -9Ǉ13Ɯ24ǈ30Ǒ
who would	74 -9ĸŐŢƮ7AǨ13Ǡ15Ưƶ18ƫ30Ƥ48ǩ
who you	82 13Ǖ15Ŝ16Qƫ21Ő38ŝ
whod	66 -16ƾ-7u8Aŵ10ľſǣ11Ʊ13ƫ15Ŝ17ǘ22ƃư23Ƥ28Ʋ30Ǩ52Ư
whod pay	80 -19ƾ-7m13ǣ14ſ15Ʊ23ǘ29ƃ
whod raise	89 29Ư
whod run	86 -11Ư52Ǩ
whod take	84 17Ư39Ƥ
whole	64 -13Ʀ-9ǩ-8Ǌ7lĴŨƜưǢ8uś9ň10tķ11š12Ŕǉ13ǐ14kŦƵ16h18ōůƭ19ƈ20O23ƪ38Ʃ
whole life	75 -15Ʀ-7C11l16ƭ21ƩƵ29ƪ
whole thing	87 7ũ12ś14O
whose	66 -9w-8Ɨ8ƃ9ķŹ12ǡ14F17żǆ25A27ǐ30Ő32Ł43Ƣ
whose cars	80 16ǐ
whose fault	89 11ƃ26ż
whose name	83 -20Ƣ-7ƫ11F16ķ17ǐ22Ł30Ő
whose things	79 34Ƣ
whove	86 11ǈ19Ő20uw
whove you	89 12ǈ20uwŐ
why	60 -21œ-20ń-11ŉ-10ũƭ-9ŧ-8ļňƶ7ǆ8ľ9Ǥ10ĿŠ12šǜ14ņ20ƻ22Bƴ26Ƶ27r29Ĺ31ǩ35Ŷ41ŀ45Ŕ49Ţ50ĺ
why $	89 -10ƴ-7ŧ29Ŕ
why are	83 -27ń-15Ţ7ŀ10ǆ28ǩ40ĺ
why did	70 -25ǩ-21œ-17ĺ-8ŀƵ11Ǥ15ǜ17š19Ŕ22Š27Ĺ35Bƴ44Ŷ
why do	83 -21ŀ-12ŉ24ņ29ƻ40ǩ42Ƶ
why now	86 -10ǩ63ĺ
widowed	89 19Ʒ28f
wife	58 -13v-11Ƽ-10P-9ƹ-8Ʀ-7ƽ7VŶżǆ8Ƴ9ǠǨ11Ʈ12Ʒ15o18Ŵ19f20ǈ21p27ǂ28ƨƫ30q35s40t42r
wife $	80 -15ƹ9ǂ14p17r23ƫ31t
wife do	86 -8Ʈǈ34q38Ʒ
wife drive	89 -11r32Ŵ
wife have	84 -25Ʒ-22q-8ǂ15ż27Ʈ53ƨ
wife on	86 -15Ǡ9s21ǂ26ǈ
wife work	84 -16r16ǈ45q
wifes	71 -20P-10Ƹ-9Ÿ9Ɯƺ11bj12ųƮ20ǂ27q40op
wifes name	87 25o
will	54 -11Ʊ-9vQ-8ǩ-7mĹƢǤ7Ĵ8dţƤǊ9Ƭ10oŚźƄǞ11O12Ļƭ14cNŐśƕ16Ō18s20e21M22Hĵ24L25Ź29V34y47ł52Ʋ
will $	78 74Ʋ
will be	83 8Ź11Ǟ15V24y
will get	89 12d16ś17N
will it	89 9ł13I21s
will need	86 7oJ13Ź24c
will not	74 7ĵŲƢ8cdƈ10Ń11Œũ12ƺ19ƭ
will or	89 
will put	89 10ƕ12Ō29L
will you	77 -16Ƣ-11Q-9Ʋ-8H9Ķƭ16Ƥ21Ļ35ł48V
willing	89 15Ţǁ18Ž
willing to	89 15Ţǁ18Ž
win	86 -7Ŏ11b48Ļ
wind	71 -16Ř-8Ŧ11Ƒ12j89ƚ
wind and	86 11Ř
wind deductible	89 -56Ř71ƚ
wind or	79 -14ƚ-9Ŧ20Ť22Ř
windshield	86 -9Ř7ű19ū24Ɓ
wine	86 35Ǜ41ƿ
winter	80 -10ǝ10Ɵ12Ɛ15ƛ34ť39ǎ
winter $	82 13Ɛ16ƛ30ǎ35ť
wire	89 13ǘ
wiring	81 13Ǎ42Ƌ
wise	74 8Ƴ9ƨ10mǊ11ƽ15Ʈ17w22g24V
wise $	78 7ź10ƨ11Ǌ12ƽ19w23V
wishes	89 30ư
with	39 -22ĺ-20ǐ-16Ť-15H-14Ǉ-12ľŏ-11Ɣƫǩ-10C-9ƶ-8ENPƃǅ-7JOķŁŅţŪƟơƣƭƯ7ƞƨ8IŗřƚǤ9rĶĿƛǡǥ10SŰŽưƿ11WƱǣ12MœŚŢŭǑ13ŀƽǍ14żƐƤƧǁ15AƁƳǜ16ńňŊŋŲƂ17ĻŶ18aĴĸ19gQŖ20ŜŧŬ21Ĺ22VƵ23sŠ25Őŝ26nş27b30Ƣ33Ş37ņ59ő
with #	83 -10n8k9b12Ƃ13Ű14Ś21ĸ
with $	65 -20Ɣ-15ǩ-13ŷ-10AŜ-9őŞ7Ƈƙ9Ŭǡ10ƕ11ǥ12ǣ13ĴƤǘ15Ƴ16X17Ĺƨ23aş28Ƣ36Ő40Q
with a	62 -17Q-10ǅ-9n-8Y7gVƚ8qņƂƍ9ŬƊǄ10B11o12SŰƐƘ14ŷ16ū19Ƭ24ǁ28ĸ29Ǎ31Ļ38b
with all	87 -12i10Ɓ11G14Ŀ17Ś20t
with an	80 11Ǜ15Ž23ņ26b
with anybody	89 -9ŷ-7ǣ8Ƣ41ń
with anything	89 14ŉ17Ş
with em	87 -9B11ő15œ19Ş20Ţ
with family	89 -15n-9Ʈ32Ƥ40F
with her	89 9ź10Ʒ12s
with in	80 25Y
with insurance	87 12ņ13Ǔ
with it	76 -27Ǜ-19ǐ-15ŝ-12B10M11EV12ƞ17ŀƐ21Ŷ28Ƶ60Ų
with me	74 10ĿŊŻ11Ś12ĹŋƮ15Ŏ19mŀ78ň
with my	86 8f9ļ17z60ǩ
with no	78 -9Ř9Ƴ10ƽ11ŵ12ź15ǒ17š24Ɓ30ſ
with now	87 -15ş-8ơ12Ő15Ş18ǥ
with one	80 15ő19ń22Ő24Ļ37ŵ
with rent	80 -16Z27Ʈ
with some	89 -11Ő14Ŧ19l
with that	69 -28S-15Q-8sƷ-7ƣ7zV8aŨ9DƳ11ņǦ12A13Ńŭ14Ŷ15r16ŝ17M37Š57ő
with the	59 -21ŝ-18Ť-16E-15ő-11ŇŠ-10nĺŴ-9ŵ-8ŬƳ-7Ő7kĿłŋƷ8ŒƂƄƪ9ŔƼǁǜ10qǎ11gǞ12Ž14xŌŗ15Qŭ19WşƵ20S21Ĺǅǣ23żư24ƛ25Ŷ26I28ŧ
with them	66 -12Ŀ-7ĺ7ŕŞ8Ĵ12ŗŢ17ş26œŠ31S47ŝ
with this	79 8K9ŁǠ14r16a22Ŵ
with those	83 -8Ŗ8ŝ13ő16Š17U
with today	87 21Ő
with us	80 -10ŏ10ļ12Ĺŋ22s27z
with what	86 8Ŗ13ǡ16Ĺ17B23Ş
with with	86 8k13łƕ14Ŀ15Ź19Ĵ
with you	60 -16Ő-13z-12ǩ-10Fş-9q-7ŢǇ7MƢ14AŬǖ16ZŀǨ19i22ǈ23Ŋ25ŷ27Ň31Ƨ33ŖǑ38s40Ŝ62n
with your	65 -29Ő-13ǅ-10Ų-9Ǟ-8ŀƙ-7ŏ8vĽƚ9žƮ10VƷ11ƞǙ12ł14Ĵ15aŖƸ16Ţ18ƳƵ19ŝ20Ǜ22Ş27ő
within	87 -7ů18Əǐ28ť
without	64 -20ő-7b7dƈư9aǠ12ĺľ13ƺ15Ǔ19ƭ21ſƮ22ŏ32ƷǨ38š41ŵ
without $	89 -20ő12Ǩ16š50ŏ
without a	87 17ŵ
without insurance	84 -25ŏ16ſ17Ƴ35š
without it	81 -17Ƴ-7Ʈ7e10d16ĺ18ŏ31ŵ
without you	79 -24ŵ46Ǩ59Ʒ
without your	82 30Ʈ
wood	72 7Ƒ9ţ25Ƈ57Ɛ
wood $	86 10Ɛ
wood frame	89 25Ƈ
wood stove	84 28Ɛ
word	79 -11b-9ǘ11A13ļ14ǃ16ǩ18ǒ20Ŋ24Ō33Ł
words	89 10Ŗ32ň
work	46 -15ǟ-11irĸų-10ŔƗƩǎ-9kľŪƒƤ-8wx-7ĹŕŮƭǒǜ7ƾ8BJ9ŅƌƷ10Xǁ11Ǩ12IN15ŗƦ16ǑǔǙ17ĺŴƝƸ20ŵƃǐ22ŇǄ24Lǣ26ǚ32qSVŭ36ů44PƧ45W47R49QU
work $	57 -18Q-16Ɯ-12rƝ-11ųƮǎ-10ŗ-9Ų-8Ů-7ŕŪƭǝ8ƎǠ9ŭůŶǁǙ12ƷǨ16N19P22qLƦ24ǣ29Sǚ30U31ǐ40W42V46Ƨ83Ǆ
work and	75 -10P9N10q11Ǆ12Q15ǐ18Ŵ
work are	78 -12V39ĺ40P
work do	86 -20P17Ǆ28Ǒ
work for	74 -15P-11ľ-10ǐ-9Ƥ-8V-7ĸƒ8Ǉ9L12r20ƃ23ǔ25X46Ň72Q
work from	74 -41Ɲ10ů13ǝ26Ɯ47R
work going	89 -13i27Ɲ39U
work if	82 -13r15ǉ18ŵ26Ʈ
work is	87 -44Ǆ-10ǐ-8Ɖ20qŵ75P
work or	80 -10Ƨ8ś9Ŵ11ǁ13ŭ14Ʀ15ů23I
work out	89 -18R-14P-8QU23ǋ31Ɲ44Ƹ
work so	89 -16R8sK15LǨ
work today	73 -13Ʀ43ŗ
work too	89 -8ů10q12Ŵ17ǚ
work week	87 -21ŭ49R
worked	84 11ķ21ņ38S
workers	71 -12Ǥ22ǣ27Ǒ34Ǉ
workers comp	73 -12Ǥ42ǣ
workin	86 9U12ǈ16Ķ21ń
working	72 -7L8S9Ǉ12Ķ14Vŝǒ20g21ǈ24q32Ĺ36P
working $	82 -16ǈ8P9tĶ20q22V26g
working there	89 -11P14S21ǈ
works	66 -14R-13Ř-12Ǉ-10ń9X11Ư12MƜ15Ŗŝ16ň25Ǒ26L32ǈ43Ŋ
works $	86 -18R22Ŋ30L
works for	86 -11Ǒ13X16M36ǈ
works there	76 -11ń15Ɯ31ǈ
works with	80 -24ǈ-9Ǉ48Ǒ
worksheet	80 12ǣ
worksheet $	80 12ǣ
workshop	76 -8Ǎ21Ƒ42Ɲ
workshop or	80 
world	86 9i11C13Ļ15Ń19d
worried	86 15ƚ34Ŀ
worried about	89 13Ŀ16ƚ
worries	70 15Ľ19ĿƑ
worries you	70 19Ƒ21Ŀ
worry	86 12ǡ21ƚ22Ŀ
worst	80 9Ř13Ǥ14Ŷ19ŞŨǜ28Ŀ
worth	63 -16T-12Ǣ-8Ɩǩ8ƥ9Ɓ10Ţ16Ƒ17ǝ24Ɨ25Ǐ39Ļ41ƒƘ45ķ50ű
worth $	68 -42ķ-8ĻƖ9ƥ19ǝ24Ɨ28Ǐ30ƒ40Ƙ70ű
worth it	87 -8ű45Ļ
would	36 -21ĺ-17Y-14Ĺ-12qƩ-11ňƁ-10OQŦƳ-9NŐƺ-8nSŒǞǣ-7doUŁŤŨǈ7eLWŀŘŞƖǏ8ŕ9łƏǡ10VĴŶǨ11Hŉǔ12Zƃƪƭ13DľƦƱƸƿǦ14Ŗƀ15BMŃŗŝƶ16msƒƨǘ17AƂ18cTĵŇ19ŵǢ20śƓƗ21űǁ24ŊŽƵ25ž26X28ư29rĻ31ǝ32ƤƯ34ƬƮ35Ţ40ĸ45Ʒ48Ŏ
would #	87 13Ƭ17Ɠ19X
would a	72 -20Ř-13Ƭ-8Ʃ8ķǝ9Ŏ11Ļž12ǁ13ƭǩ20ǘ24ĸ39m
would be	73 -11ƶ-10Ŏ-7ƭ9b10Ńŏ11rLŵ15Ƭ16Ŀ19c21ķ26Z
would cost	89 19Ɠ22ư
would do	86 -7X8ŽƤ10Ƭ11Ŏ13ĸ
would feel	89 9Ŏ14Ƭ17X
would get	86 -8Ŗƶ7ŵ9Ţ11ƃ14ń37ű
would go	84 -9r16V22ũ23ƒ42Ƥ
would happen	71 -12Ư-11ĺ7Ʒǝ9Ǩ11ƛƜǕ15Ƨ28ǔ45Ʈ
would have	74 -9XŢ13ĸ19Ɨ23ǝ35ǩ37Ŏ
would he	78 -21ƒ-20ŵ-13ĸ-7Ŏ8Ƹ18B46r68Ʒ
would i	87 -13M12ŝ17Ǡ41D
would it	63 -17ĸ-16rƮǝ-14Ƥ-13Ƶ-10ķ-8Bŵ-7Ǣ9ŃƖ10ŋ11M13ŝ15Ţ16Ļ17Ŏűƫ18X19ł22Ư25ƒƬ27ŊƑ31Ɨ32Ǐ54s
would keep	78 -9Ʈ14Ţ25ǝ
would like	76 9JōŔ10ư11A16X19ƭ22Ŋ24ƶ
would look	89 14Ư18Ʈ
would love	86 10r13ƍ24M
would make	75 -11Ţ-10Ŀ-8ƶ12x13ǀ14Ƭ15Ļ27c36Ŏ
would need	67 -9Ĺ7ŘŮŲƅƿ8ƾ9QƔǆ10GǊ11řƖǉ12ţ14Tŕ15Œ17v
would not	86 -9r13HX16Ŗ18ť44ǩ
would pay	84 -10Œ17ŗ33Ŗ
would rather	84 -9ǩ10I17Ĵ24K
would she	77 -9s-8ŵ20Ʒ28Ʈ50r
would somebody	79 -16Z14Ƥ26Ʈ
would still	79 35Z
would stop	80 13ǝ
would take	82 7ƏƯ14Ţ21Ƥ22Ɠ
would that	74 -32X-18Q-12Ǐ-10Ƒ-7Lƃ8Ƭǁ10Ļ11gƭ12A13EV15C20ƒ27ŎǢ32ǝ35Ň59ĸ
would the	80 -12ƭ-8Z7Ʈ15Ʀ17Ƨ20Ʊ28Ǧ35ĸ42Ǩ
would they	74 -13Ǩ-11Ʒ-8T7ž8ķ10ŹƱ17ŗƀƭ27Ʈ28W35ƪ37Ʀ
would want	74 7ķ9sŝƷ11ŕ12źư14ƫ16A20Ŵ
would what	89 13Ɨ15ľ16Ş17ķ
would you	47 -47Ʒ-29Ƭ-23Ʈ-20Ŏ-15Xǩ-14ũƒ-11r-10ƫǨ-9JłƁ-8ĿƧƾǦ-7COĺŐƩ7ƈǄǜ8Ǒ9Ɲǖ10bĻőž11Ĵƀǘ12ķ14y16MŊ17Ƹƿ18Hĸ20ŃŇǝ21ĵŘ22ŀŉ23űƂ25Ŗ26ǁ27ľŶ28ƨ30ś34Şƶ39TŢ43Ž45Ƥ56Ƶ61ŵ
would your	63 -24s-10qƤ-9Ŵ-8ŵ-7ĸǝ8r9Ƭ11W13ǡǨ23Ư24ƃ25Ǣ26ž35B53Ʈ81Ʒ
wow	77 8ǀ9Ţ10SŦǢ11ťƼǇ13uRUűƠ21ō23ő
wow that	87 -7S15R16ť17Ŧ27ő
wreck	79 11ƃ12Ũž15ż18ŵ19Ŝ20ƀ
write	72 -8Ʈ7ǆǖ9ŐŤ10ǩ11oĸ12ƍǜ13ŉř14K16Ƭ18w20Ÿ23Ō
write it	84 -7ũ7D11Ť14ǜ24Ō25Ÿ
write that	87 10ǆ12b14Ő16o17ƍ
writing	84 -10Ư7J13Ő15Ƅ26Ʋ
written	79 7Ż11Ǔ14ư17Ʋ18ŗ23ž25b
wrong	74 -12ň-7ŝ8Ǥ16ţ17Ť18C21Ŀ22ǩ23ņ26Ş34ǚ
wrong $	83 -13ň9ņ21Ť22C23Ŀ
wrong with	89 -8ŝ19ņ35Ş
wrote	83 -8P-7v12Ŵ14q15Ŝ16w18Ʋ19Ĺ
x	84 12b22ŕ26ƙ
y	87 46b
yard	77 7Ŵ11H12Ɨ13ƞ19ƒƜ54Ƒ
yard $	81 9Ŵ12H13ƞ21ƒƜ34Ƒ
yeah	84 -14ŉ-8Ũ10c13T14ĸŊ26v
yeah $	86 -15ŉ11c14T15Ŋ26v
year	50 -17ǩ-15ů-14Ǆ-13ƌ-12Ŵ-8l-7ĹňųŶ8ŀ9šƜ10qSƾ12k14vƩ16cĺƔƮǞǤ18G19ǅ20œŹ21TĴ22Ɵ24őǀ26ǎ29Ū30Œƅǉ32p34d35ǟ36Ǌ40Ů48ť
year $	60 -35Ɣ-15Ǆ-13ƌ-12Ů-10ů-8ǅ-7Ū7ƾǇ8HŃŜƠǀǝǣ9ǎ12ť13q14ő15pĺƺ18c19k21d23ǉ24ƭ26ǟ27œ30Ĵ31Ǟ38Ǌ56T
year and	83 -9p13Ɵǘ18ŕ
year built	87 28ƅ
year did	76 -8H-7ť9ǅ26d31Ső39G
year do	89 -9T7Ɯ12Ů15ǀ
year for	83 -11Ǌ8ƈ9ƾ15T16Œǉ27ǟ
year is	81 -10ŴƔ8T9d10œǀ15Ɯ19Ɵ34Ū
year make	84 12ǐ37Ū
year or	84 -25ƭ-17T-10c13ŒŮ15Ʈ76Ɣ
year right	86 -15Ǌ7T13Ņ16Ɖ24š
year term	87 -12Ɣ9Ʃ19ƭ
year was	80 -14d7ƈ8ť11Ǥ13ƅ14v17p23ǅ
yearly	84 9Ů11Ǌ21T
years	52 -30Ū-10ŐƼ-8œƉǇ-7DŮǋ7y8żƥƱƴǩ9oŎŶƿ11cUŻƔ12ĵ14ĶŢƋ16Ƹ17ǣ19ƅǞ21H22ĺ23Ʃ25VţťŸ28ő29ǅ30Ŵ33Gƈ42S52ƭ
years $	65 -42S-17ǅ-12Q-10Ƽ-8Ɣ-7cP7ƩƿǞǟ9ť10yƵ11U16H17vĵ20ţż24ǣ25Ƹ28Ż71ƭ
years and	87 8fĶ9Ŏ12ƭ
years at	84 -8D-7ƶǅ10Q18S21Ʊ40G
years do	89 -10ƭ9ƈ37V
years even	80 14ţ
years have	77 -26G-23ő-9Ū-8ż11ţ23V29Ÿ33ǅ49S
years in	87 -21ƭ-19G12ǅ97S
years is	87 7ţ16Ŏ29ŝ
years of	87 -13ņ11Ɣ15Ś16ǅ22ƭ
years old	87 -12v7c28ƈ
years on	86 14Ʃ16S22ƈ
years or	84 -13G7ő18S20Ʃ
years with	82 -14Ő-13ŝ8š53S57ő
years you	89 -8Ň-7Ɖ11ƈ15Ţ22Ƌ
years young	89 44c
yes	73 -7ƚƟ8ŋ9Ř13Ĺŏ22d25ł35Ł44Ŏ
yes $	79 -8Ɵ-7ƚ10Ř24d27ł49Ŏ
yes to	87 18Ĺ
yet	67 -15ǝ-12Ő-9t-7ŷ7ŀƟǟ9ƍƵ10uwƾǋ11n16f17ń18j23x28Ź29cvƖ35ƞ
yet $	70 -15ǝ-13r-12Ő-9t-7ŷ8ŀ10ƍƾ11n15x17f18ń20j23v31cƖ33Ź37ƞ
yet or	87 11v14ǋ15u
you	17 -32v-25q-24ƽ-22ŤŴ-21ŹƮ-20ź-19ťƨ-16ƅ-15o-14bƆƇ-12ǧ-11tůųǥ-10ŕŷǂ-9Ɖơ-8eŅŦ-7hōƓǈ7IƎƔƖǅ8BŋƗƜǄ9ŪūǛǠ10ŭŮƀƒƺƼǖǝ11QĶƙƝƥǃǒ12ņőƫƿ13pŬŸƂƯǙ14duƭ15ajLZĵƃ16YĺŌƟƶǁǓǔǜ17ŃŉƘƵƾǆǚ18GMĴŏż19kƸǘ20ŲžƚƱǑ21fHǋ22ĸŖŽƬưƻ23SľǨǩ24WŊǇ25TŶǕ26CKUŢ27ĹĻƹǀ28ķŚǞ29Oſ30nXĽŀłƧ31Rś32mŝƁƌ33ńƦƴ34V35F37Ŝ38Š39gļňŐŒ40Ũũ41AP42Nŵ43Ƥ46Ş47l48i49Ŀ54Ň61c
you #	69 -15ń-12S11r12EŢ13Ư14ƷǕ16B19u21p23ž24c29Ʋ31n48y49f
you $	43 -34ǉ-31Ƴ-26v-24ŏ-22ű-21Ĺǎ-18Ŷ-17ƒǩ-16ų-15u-14Ř-13Fŭƺ-12YōşŧƘǅ-11H-10ŕŤťƠƫƶ-9nrŹƬǑ-8ĴńőŗŢŪƖƝƵǆ-7tyCPTĻŃŐŲŷžƆƤƱǋǏǘǛǣ7VXZŬƜ8zJƑ9ķŉƙǁ10ņš11ļŔſƦ12ĸŖŚżƌǟ13AƴǠ14ŁƁƪ15pňƿ16ŞŦ17GŎƚǔ18M20Ņ21Ƨƾ22g23Iǈ24lǐ25KŠ26Ŀ28ǍǨ29ŝ30ǖ31jƷ33B38L42Ư43ai46c47ľ56ŇŨ62Œ66ŜǇ
you @name	89 17p22n
you a	59 -10ƻǧ-8JZ-7z7ķş8Dǩ9łơƦƪǇǘ10Ŕ11PƁ12Kǌ13Ʊ14ő15Ūǒ16ƿ17Ŗ18S21F22g25Ŋ33u43l52ǀ
you about	75 -11Ŕŝ8Ň10Ž12ļ20ǝ32B35Ş36Ŀ
you actually	86 -9ů-7Ǆ11RŖ20P22K
you add	83 -18Ǌ-14ō-7Ɣ15ķ23ƌ52Ǟ
you afford	87 -7ŵǩ17X21Ƥ
you all	86 -8Ũ10Ƴ13n29ų
you already	83 12Ɩ14ĹƵ19ư
you an	86 -15J13Ǔ16K17Ƃ
you and	68 -11S-8w-7n7ƃǢ9sōŨǈ10ư13M16ő20ǆǨ25d32Ƣ33Ł50ŷ
you any	84 -8Ʀ8m11W14ŋ19u21M30x
you are	48 -44ǩ-17v-15ǁ-14V-12ũ-11bƀƔƢ-10ƜǆǇ-9uMŃŕŜŪŭƓǈ-8AXőŵ-7hGōűŲǂǎǐǔ7syĹƲƺǊǚ8Rŋ9ŶžƱ10jĸŒƁƙƭ11ƃƖƣƼ12l13Ŗ14Ř15nNŗƦ16ŉŚŞƮǑ18dŀ19HŢ20TǨ22PƷ23ĺǝ27fCų28Ɵ30cƸ31Ǟ33Ő39g46a47F49Q
you as	80 -12Ǔ-11ǔ-10ő-7ǩ7F11Œ12Ň19f20ń24ŏǒ32ǃ
you at	67 -36W-30Ư-16Ɲ-12UŔ-8Ņ7Q8vŠ10L13Ŏ15I17ž18Bœ20NV23P41Ƨ43u45C46n
you back	76 -23Š-10Ɲ14ƴ15œ17Ǘ22ǘ23Œ26L31ŀ
you be	70 -10QŊƷ-8ĸ-7Ƭ7Ř8Ţƭǁǘ9ł11s12Ž13ś14ŵ21ǝ24H28TX
you been	60 -46G-13ţ-10ǟǩ9Ż10ń11ņƳ14ƾ17ǅ18ő19Ƽ23Ÿ24šƸ28ŏ33i37l73S
you before	89 12ņ13Ɵ14V15Ō
you believe	89 16Ƭ41ǩ
you born	80 -9p16l44d
you both	89 -12L21Ÿ49s
you bought	72 -10Ũ-8ƭ-7ť7ư9ŗǏǢ10ŖƈƦƩ11ŧ13ƞ19łŶ23ſ24ƌ33Š34ƒ
you bring	69 -11Ů-10Ʒ-8k8Ǌ12r27Ǉ28Ǒ35Ʈ46T
you built	86 11Ǣ13ƪ19ķ31Ǟ
you burn	87 18Ɛ
you busy	81 -56ǟ-9ŭ-8ǎ21P23U31x60N
you buy	72 -19Ǐ-12ũ-9Ƨ7W9ƙ10Ʀ18Ʃ29FǞ44Ǖ49Ŷ55G
you call	69 -16Ǆ-13Ŧ-10B-8Oǈ7w8CŞ9A10ơ12Ǒ15Ŝű18o19ĵĹ21Ɓ36ǃ39ǩ
you called	78 -21w-11ǃ10I28ń34ŧ41Ĺ47Ŕ
you calling	86 -11ŏ12C37Ĺ
you came	82 7ǘ8Ÿ10G17dŠ32ļ
you can	74 -12Ƨ-8d7N8LƤƻ10ľťƉ11ǧ12Ļ13ƃ14Wŝ15Ÿ17ǝ21A
you care	87 -21Ŀ12Ş22ƶ44ľ
you carry	62 -27Ǧ-10Ɲ-9ƣ7Ų9ǣ11ƀ12ƃ13ƙǚ14ş20Ǐ21ŗ30Ƃǡ31ſ33ǌ
you carryin	89 8Z12ƃ
you carrying	86 -8Ɠ-7ǡ12ş13ſ17ž21Z
you change	76 -27Ŏ-21Ŕ-7ĺ11I13ű14ƛ22Ƨ31Ş36Ň47ũ
you check	84 -11K-8ŷ18ń22J24Ǖ30ǒ
you choose	80 29Š40ł
you close	72 -9Ɵ15ƕ29Ɩ47ǎ
you collect	87 -13ǧ-9Ǥ25ǒ28Ƙ
you come	72 -17m-13ŗ9ǃ10Š12ĸ13ļ19Y23Ƭ45l
you could	66 -23Y-18Ʈ-16Ļ-8Ŵ7ņǔ8śƓ10b11X12Š14ľ15Ƭǝ22Ƥ23Ĺ26ŵƪ28Ǩ29Ř39Ş
you cover	89 -11ǝ-7Ʈ13Y37ĸ
you covered	82 8ſ17ŏ26ŗ37Ō
you decide	83 -7q13Ł36ł
you deliver	79 13Ɲ14ǐ19Ų26Ǜ
you depend	78 38Ŀ
you did	70 -9ǩ-7ǝ7Ƹ10ľŨũŸ11ĺƌ15r16Ő18ŵ19ƲƳ24ǂ
you died	82 -13r-8Ƴ-7ĸ11Ǩ14Ư26Ʒ38Ʀ
you do	52 -27ǐ-19ŝǝ-18q-16ƞǩ-15RŖ-13ĹŒŗ-11ĿŶƦ-9KĺŨŹ-8ŪƷǈ-7bHLNōƎǨ7ľŽƌǑ9Ľŭǘǜ11I12Xǀǡ13ǁǄ14Mŏ16lƭ18Ů20Ň22ǃǚǠ24Ĵŀ25ũǛ26ǔ27U30ƝƤ32g37ŵ45ǟ50ŲǊ58Ǚ127P
you doing	78 -17x-14ǩ-9ǟ7k27ũ62i
you done	81 -11ţƾ9ǀ11ǂ13p15y21ƌ52ũ
you down	79 -16ǩ-8ť7m9L10ƴ16cǝ23a26Ō41Ş
you drink	82 -13Ǜ39ƿ
you drive	68 -18ů-16Ŵ-13Ź-10ų-7Ŷ8ŵ9Ũ12Ųŷǐ13Ƅ14Q19Ž47ŭ55Ū60Ů
you driving	82 -14ǩ-7Ÿ13ż43N66Ū
you each	78 -30ŗ20ų57W
you earn	87 -7q57T
you email	89 -34J-9Ś52ś
you end	84 -15ő9m14Ŧ27Š
you enjoy	87 20U23g
you even	89 20Ŝ22ǩ
you ever	58 -28Ŝ-22ƪ-14ƃ-10ƛ-7Ɯ7ŽƳ8ƴ9HŲ10ƹ12Ŀ13ŖŢ15Ťƿ16ƍǐǕ17gǆ18ǒ22ǝ27ţ29ņ33ų38Z
you fall	76 -20Š-8Ĺ-7ĺ7Y18Ř28ƞ33Ŷ
you feel	69 -14r-11Ŏ-8ƞ10ƬƸ11ņ12ŧ14ŋ16Ũ21ǁ23Ž26Ţ54Ň
you feeling	89 -12ǂ15Ƹ20Ũ
you figure	79 -15Ǐ-9B7H8r9ƭ11yA18Ŗƈ21ű26Ƙ
you filed	86 12ǆ30Ť
you fill	78 12Ľ22Ĺ
you filled	89 8Ĺ9Ľ24ļ
you find	78 15Uŧ23Ś39ļ
you finish	89 13ƌ21m
you first	84 -15Š9aő12G32œ
you follow	89 -9K17g52ň
you for	74 -12Ǎ-9ŗ8ŒŔ9ǚ10z11HƬǢ23ơ24Ơ28Ǔ32O
you found	89 14ż15Ś16ű23Ʃ
you free	87 -14g-12s29N44L
you from	69 -14C-7ƛ7Ļ10ǝ11Ň14ƙ17Ţƚƻ19Ŷ26Ŝ31ŀ54l
you get	56 -23Ķ-18ǩ-13Iœ-10ŎŠǅ-9m-8bŭƳ-7aŃŷƌƫ7Bųƃ8TŖũƩƯǧ9gJŅƧ10Ĵ11ő13L15ǤǨ17ļƿ19jű20R21Żơ23ƨǕ24Ľ26ƚ33S37k43Ŧŵ48W49ň
you getting	87 -10ƙ-7Ł14ƨ15ƞ20Ɩ
you give	80 10ǚ13D15e18ŧ19d26O
you go	62 -14y-13źƮ-12ŔƝ-11Ŝ-10Ʊ-9ŭƳ-8oB-7ǋǎ7HƔ8ŗŢ9Ŏ10ů12Y13aŵ16Nƾ17ǃǜ18V19Ƨ20Ř21ńǀ24š25ł30AƟ35R42Š65m
you going	74 9s14ŻƵ22V25k26Hł
you golf	89 35g
you got	52 -21Ř-12ń-11ǐ-10ǣ-9Œƭǅ-8cPĺőǩ-7Ŏŝſƌƨǉ7ňƢƫǘǚǨ8ĶŉŜƇƎƛƥǃǈǒǔ9tƑƒƔ10wƅǀǡ11Wķż12hjǏ13ļŐǢ14knŹǇ17ŚƀƃƗ18ĸŠ19N20VŏŪ21ŕŦūƦ24ƴ35O
you gotten	87 8ń
you grow	86 32l
you guys	68 -14R-12Ǒ-11N-10Ŷ7u8fx9kƱ11Ʒ12wƚǋǎ14CƔ16ĸŴ17H21j27ǟ45Ǆ
you had	58 -9S7ŔŘţŶżƤ8ĹƬ10ũű11ŝ12šŸ13Ƌǅ14ņŜƈ15ľ16ǜ19Ƽ20Ǚ25ĸ30ƾ39ő
you hand	78 -8ǌ14Ŀ28Ơ
you handle	73 -8Ʈ10YƷǘ12s19ǜ30ĸ
you happy	81 -7ŞŬ10ŧ17ƞ20U23ŝ
you have	38 -24PǑ-23ƨ-21Ƨ-20Ǆ-19ņǩ-18ľ-17ǒ-14aŲƞ-13Ŏ-12Ǟ-11RWƳ-10UVĴũơ-9gnLTŷƭƷǊǡ-8BCŶǖǦ-7lrtĻĿŀŌšűƌƕƪƮƹƽǎǕ7ŻƐ8zXZƩǗ9ŕŹƂƊƋƟƱǃǘǣ10ńŐŖǆǐǢ11Sňƍ12fhŪƲ13Ŭ14F15ķőŒťƛǨ16ƑǝǠ17Ƙ18NŰƗǔ19ƚ20Ţŵ21ǥ22ſǓ23Ƽ24Ķ25žǜ26Ɯ27uY28ŏƎ29ƃ30ƵǇǈ31m32G33O35Ś38Ŝş39Ɓ58Ʀ68ŗ
you hear	80 -9ś14Ɓ30ļ31Ň40ǩ
you heat	87 -8ƞ21Ƌ45Ɛ
you hire	87 -7Ƌ9ǒ13ǜ41Ǒ
you hit	82 9ƀ13Ɗ14ž23ż43c
you hold	82 -11ǖ10m15ǩ41Ǘ
you hoping	83 -9ƒ-8Ţ-7Ĺ25X37Ļ
you how	78 9y11Ő12Kń43Ŋ
you hurt	86 -12ƃ-9ſ55ž
you i	83 8K10Ǡ11ķ13a14b
you if	74 -10Ǩ-8Ǥ-7ǝ10Ŋŵƚǒ12ǔǕ14Ŗƪ16Zſ28W
you in	63 -29Ư-15lǩ-9Ŷ-8ű-7Tŗ7Mń8LŌ9p10ĹŻſƷ11iKƏǄ12E13ƣ14ųƙ15ŽǨ16NƸ30P32O34Ń46Ƥ51C
you incorporated	89 10ǆ
you insured	81 -25ƨ-17ş19Ő48ŏ53ŗ
you into	89 9g38Š
you is	75 -10ņ-9O-8Ķ8Yŀǈ9ĿŽ10Ş11ŜŻ12N13Ƣ16ŔƁ18ľ
you just	71 -11Ŝ-9z-7Ƴ7śƭ8fŅǒ9ĸǩ10ǝ11ŕư12ǎ24ĹĻ25Ŗ43Š
you keep	64 -13e-11Ʒ-10ǔǩ-9Ǩ-8Ƥ-7Ţ7ƀ8ľ9Ÿ14ūƊǙ15ş20ƝƵ21Ś23Yƥ24Ű27Ǐ36Ƨ44Ǘ
you keeping	89 17ũ18ǟ
you know	62 -18Ř-12Ƃ-11ň-7š7pǣ8śž11ĵƼ12Ŝ13ŋ14ĽƛƩ15Ŕ16rĻƓ17Ǝ21Ƨ25Ņ29Ƴ70Ŗ76ǩ
you last	69 -13ņ-9ǧ9ƫǒ12Ŝ13Ƙƾ14Ƌ15ĵ16Ʋ17Ƒ23ţ26Ŗ
you lease	86 -30Ǎ-12ơ10Ǐ34Ŭ36ǋ
you leave	68 -15Ǩ-10Ƴ-7ŎƘ7m10G11Ļ14Ű17Ɵ21ƥ26ŗ34Ţ50Ƨ
you let	82 15ƪ24Ŋǜ28Ž
you like	58 -24J-14P-11Ǆ-10łƷ-9RĸƤ-8OŨ-7Ţ7ō8Ɓ10Ř11Ǎ12gM16Ň18Ń20s24ƞƶ26Ō33Ļŉ37Ĵ39ŀ40ǩ44Ŷ45K64U82ŝ
you live	72 -15ǋ-12Ǎ-9Ʈ-8Ƨ-7z7Ƣ11Ɵ13D16G17FĶ19ƃ23ķ29ƣ32C64n
you lived	86 -8CS50G
you located	89 -7l9ǋ20C
you look	75 -7Ĺ11ĿŨ12ŉ16J17Ň19ľ
you looked	83 -7Ŝ10Ķ13ĵƫ32ń
you looking	75 -14ņ-13Ļ8Ţ10HŠ12ĺ13Ƭ14V16ń17X20ľ26Ń
you lose	73 -8Ũ12ķƊ13Ŀ14ĸ20Ƨ24ǝ36Ƴ
you lost	80 -15Ʈǝ13ƺǔ14ƨ17Y24Ƨ27Ƴ
you love	81 -7UŢ11ƶ13ŝ26ƞ39Ŷ46ǟ
you make	72 -17Ŏ-10Ů-9ŝ-7Ū7ł11ǀ13Ő14Ŭ15ǚǝ16ǒ20Ɲ22P23ů31Ň37Ǆ59T
you manage	87 -9Ʈ-8ũ14Ƴ45ŵ
you married	82 17Ţ18o
you mind	80 12Ś21ǩ27Ŋ32ś
you miss	87 -11Ş-7Ɣ12ǟ14Ĺ20š46ŝ
you more	80 11Y13TŨǤ34gĿ39ũ
you most	68 -12ľ18Ĺ38Ŀ
you mostly	87 8Ǆ22ŭ
you move	83 14Ţ45G
you moving	89 -10y9g26H
you my	89 21ļ
you name	83 -15ļǩ-11oƯ27Ʋ32ƫ49w
you need	62 -20Ɓ-17c-13ǌ-10ž-7ŏƕ11rO13ǡ14ŌƬƭ15Ǐ21ŁơƤ23Ŏ24Ƅ25Ū28ŵ36ŀ55Ĺ59Ǧ73Ń
you never	77 -8ŝ9c11K13ņ24ő
you nuts	89 15t32Ş
you off	84 -17ǩ8š9ƃ12dĺ14B16Ƨ26ŀ
you offer	87 8ǚ23Ǆ
you okay	80 -14N-11i-9Œ-8ǩ-7ũ9Ł14ǁ18Ž26U77Ũ
you on	66 -15ƃ-14ǌ-11FŊ-10Ŕ-9Ų-7ƿǎ7ƣ9CǊ10r11A12nļ13Iĸ14sQS15x16Ɯ19RĴ21Š22ŧ24ŭ29Ƣ44ǩ56ƻ
you one	84 -7Ʀ10ǆ12ł13ņ15S22W
you open	74 -16H-11Ǉ8Ž11ǋ35Ţ38ǅǎ
you or	67 -12J-10ơ-8ķǐ-7F7ƣ8ĸ9wKĿƃƕǧ10I11LŧŬƹǨ12sĺƶ13Ľ14Ň15Ŏǂǋ17Ǐ19n22Ǉ23p28ǌ
you out	80 -9ĺ10g13U17C19Ų22ƃ24ǘ29l
you over	76 -36T-8Xų14Ŏ15UŒ16Ũ18Żƺ28Ŝ44c
you owe	71 -7ƒ10Ɓ13ķ14Ɣ34Ŭ79Z
you own	60 -15ƣǐ-14ơǌ-11Ɛƒ-9Ʀ-7ň7ƥ9ǆ12Ǐ13Ū21Ɣ29Ǎ31F34ǋ48Ɨ51Ƙ73ķ
you paid	72 13ƒ22œ31ţ
you park	83 42Ű
you passed	82 10ư15Ʀ22Ʒ
you pay	57 -37Ŧ-26ǖ-16W-15ƃ-13Ǌ-12TXŗ-10Ŗ-8ņ7Ƥ10F11ǣ13ǩ15Yĸ20ƕ34œ38Ő43Ơ44Ǖ46Ř52ǉ56Ǒ65ƒ76Œ
you paying	67 8Œ16Z17œ20ǣ26ĴƠ35ƒƓ
you pick	78 -8Ţ-7ĹŜŧ15W17Ŷ21K25ł26Š29ĺ
you picked	87 -9Ư11X13Ʋ18N36Ř
you picture	89 -17ǩ12Ʊ21Ƭ34Ŀ
you plan	83 16ƶ19Ǟ30Ƶ44V
you planning	78 7V8H10Ƶ12ƌ14y23Ƥ
you play	89 35g
you pretty	89 9ŝ14G20U
you pronounce	89 30b
you pull	82 -7Ĵ8Ł10Ţǐ11ƌ12g13R43Ś
you put	68 -17Y-14GŒ-12w-10ų-9Ƒƪ-8WƯ-7mnH7Ǣ9ž10Ǝ11T12ňŽ13X14Ǟ15Ű16Rń17ƒ19űƫ20Ķ21SŮƱ22ũ23ƌ25Ʋ
you putting	87 9H10ĶŮ11Ʊ
you quit	78 -7ţ38Ƨ41Ķ53ƹ
you rate	89 8Ƹ
you rather	79 7s8M23ľ24Ŋ
you reach	89 13g21Ĺ
you read	86 11Ǔ14ř34ū
you ready	87 13Ǥ22Ō
you recall	84 -8Ĺ12Ŧ36Ľ
you remember	76 13c14œ41Ľ
you rent	75 -56Ơ-9Ɗ-7ǋ12Ǒ13ƥ20Ǐ22Ɵ28ơ45Ɯ56F
you renting	87 7F21Ƣ
you retire	83 -7W20ƭ23V25Ƨ
you right	73 -11Ņ10Ŗ11Ǎ12Ŀ13Œ14Cŧ16ŇƬ18p19ż23Xņ25s
you run	71 -15RŪ-10ǖǨ10ǋ11ǜ13Ǆ16ǉ17Ǘ31ǎǐ38Ɲ
you said	67 -24B-8Ʈ7p8hxKĵƷ9AWŊŬ10uSVņƝ12ftŲǅ13ŝ14O15dqƥ16G17H19c23y
you saw	87 13ŧ18Ũ24ƾ
you say	65 -18ň-10J-9cķ-8łŵ-7ƒƗ7ŋ8ŀŇŚśǧ9ľƈǂǔǗ11Ző12Ǆǘ13ƺ14YŎűƸǑ15ĵƝ17Œ18ņ19Ō20Ŗ25w38T
you see	68 -22Q-14J-10ũ-8n-7ǔ7Ƴ9ūƉƏ10Ɲ14Ţ15Ľ18ļ22yř23ǩ28Ǟ29H30ň37Vƾ
you seen	87 -14ǥ19ǒ23Ƴ25ǩ
you sell	80 -25Ǟ-7ƿ7Ǜ10H11Ǖ39Ɲ54ǔ
you send	76 -11Ĵ-8Ś10Ɣ16Z22ǌ26ś
you serve	83 37Ǜ
you set	80 -12Ƥ-8V-7Š9ǆ11ŗ19Y24Ţ27ư33ǝ
you share	87 14Ǎ19ǘ25Ƣ
you shopping	87 -13ǩ28ĺ
you shut	89 -12ǝ-7ƛ14Ɵ30ǎ
you sign	80 17W18Ɩ27Ǔ30ő
you signed	87 -10O14Ɓ15Š20Ō
you sleep	86 -15Ű22x27Ļ28Ƥ
you smoke	83 -8Ǝ48ƹ
you so	83 -12ǩ-8ő8ƨ11pXŝ18Ŀ19u
you some	84 -15ŉ7z15ŊŢ18Ĵ
you something	84 14Ţ16X19Ŋ27ņ
you sound	82 -11Ň7Ž12V23i35c
you spell	83 13ǃ16b17w
you spend	84 10X17gl20k
you stand	89 8X26ķ
you start	76 -14V-10G-7Ń7ĺ17ǅ25Ǔ29ő34R45S
you stay	79 -23H-17Ţ-11Ʒ11Ő17Ƥ20ǝ43V
you staying	74 -16H-7nS13jF24V28Ƥ31ĺ
you still	70 -16Z-15z-10P-8c11Q12ƹ14C16ǟ18Ũ20Dŷ24Ŭ27Ɣ32U34ǩ
you stop	87 10Ǜ13V19M
you store	89 -9ǖ10Ɲ36Ǘ
you sub	89 -10Ƌ35Ǒ
you swing	86 15Ĵ22M28X
you switch	84 -8Ţ12Ÿ43Ŏ
you take	65 -15Z-13ķǂ-11ŀ-9ĺŇ-8Ɔ9ƿǁ10ǋ14ũ16Ǆ18Ɣ21ő22Ũ23ůƖ32Ƨ44ǖ86ƻ
you taking	89 -17ǩ33ƻ
you talk	83 -11ņ-10ǩ-8Ŝ11A18ń44N
you tell	84 -7ǩ11rǚ14ǂ16P25ŗ28Ŗ
you text	87 7ś16ū
you that	72 -17ś-12Ŕ-11Sń-8Šƾ-7nŨƝǇ7ǩ8ĸƙ9ŉƱ10ƯǕ11ōǏ13Ķ14ŞƓƼ15BY19ǅ22ǆ23Kż33A
you the	69 -13F-11TǞ-9ļǈǨ-8ǩ8Ů10Ɓ12Ɩ13S14EŊ16Ŀ17ŷ18Ō21ǆ23Ʈ27ƅ33Ł35Ő
you there	83 -14Ŀ12Ǩ13nŶ15Ş17ǋ28Ţ42ŝ
you these	87 10c13Ő17Œ
you think	63 -25r-10VĹ-9X-7Ļ7žǞ8K9Ɠ10ķƗǊ11ō13ƒ15ǝ19Ʒ21Ŗ22ű25Ŕ30Ƭ32H36ǩ59Ň
you thinking	73 -15ŗ-9Ǟ-8Ŀ7V8y14Ƶ15X16H17ĺ21ƭ25Ƴ32Ƭ
you thought	83 8Ƶ10Ƃư
you to	65 -27ų-12ƶ-9ŌƩ-8ǩ-7Ɠ7Əƿ9MŃ10ŢůƜƭ11ŶƑ12ƕ14Ũư16Ő18ĺŵ20BĹ22Ǔ30ļŎ39śŲ45ł
you today	80 13ĹƦ16Ļ38Ő
you told	89 7Y13l14Ɓ22d
you took	84 -13ƾ9ƀ13ǂ15Š17ƪ24ũ25t
you train	89 -10ų16Ǚ26Q
you trust	84 -23Ʋ66A
you turn	82 -10p7Ɵ11Ƨ12V14Ű15A28c
you turned	81 -9ƴ15Ť16Ɨ25ƪ26c28ſ29ţ
you under	83 -8Ŭ-7Ƣ11ƺ16Ǥ23ǌ45c
you understand	89 17Ŗ47ň
you up	71 -11ŝǩ-9ž7OŽ8ĴŌŻ9xW11CŗŜ12ƣ13k14ƹ17Ũ19ƴ27ŕ36ĿƤ
you updated	86 9Ʋ21ƌ
you use	61 -21Ǘ-15ƹ-9K-7ő7D8Ǔ13œǕ17Jǩ19ǘ20ŭŲ21Ő22ƿ25Ǒ44ǖ
you using	87 -16e-9ǐ-8ǩ19ƹǆ22ƕ23Őŭ
you usually	83 -7ĺ20ł24A28L
you want	50 -24ǩ-23ŗ-16ŝ-15Ś-14Ʀ-13Ő-12Œ-8ŞŦƒƷǖ-7Ŷ7eLĹžƘ8sŽƂ9Hĺƀ10aō11Ƅ13ưǁ15ƃǡǦ16MŎ17JƗ18Ĵſ19Ŋ20y22Vƫ23Ɓ25K26Ƶ28Ń32X35ŉŌ36Ƭƭ39Ʊ44Ļ54ƶ
you weigh	83 -18Ŀ52ƺ
you went	83 -12ņ7Q8r13Ƭ15ǅ16ĺ19ő30ŀ
you were	67 -9Ş-8ŵ-7Ƥ8ĽŇ9ŧ10ŝƃƍƦ11ĸƯ14ƾ17ĹśǨ19Ǝ23Ʒ25Ʈ26W
you what	74 -22ǩ-20B-13ĺ-12Ş-11Ʒ-8Ĺ9iŖ10jƧ11ŭ12IķĽ13ſ14cŤ15ŀŗ19Ŕ22Ŋ27Ʈ44Ļ
you when	73 -9ŭ7Pƒ8G9RŽ10X11Ʀ12Ĺ13Őƶ15ŨƳ17Ÿ20Ơ23ƿ
you will	77 -7Ʋ10ū11z17ƭ21ł23ś26Ǟ49H
you with	71 -37Q-11Ł-8ő-7ĺ8Ǡ10Ũ11Ŧ20Ĺ22A25Ŗ29ŝ54ň104Ő
you work	65 -24Ǒ-16U-14ŭ-12Wǎ-7qǄ7ůƝ9Ǔ11ǝ14ǋ21Ɯ32Ƹ35P53R110Q
you worked	89 13ņ29S
you working	89 -11V11Q37P
you worried	89 15ƚ23Ŀ
you would	59 -16ǩ-8rŖǝ-7ŗƯ7JƃƬƭ9Vľƒ10Ţƫ11KXĿ12PƗ14cǓ15ũ16Ŵ17Aư19ŵ20ŝű21Ĵ24ƶ30Ŏ31Ƥ
you write	86 -7ś13b14Ő15ǜ19ŉ28ǩ
you you	82 7AĹƄ13Vƾ17ŀ
young	77 -8v10ƯƳ14Ź15ƭ20ź21ĵ57c
young are	86 46c
younger	89 15Ż30p
youngest	86 8y34v
your	26 -22Ų-21C-19ť-17ƈ-16ŌōŤƇ-14ŏő-13ĸŬ-12ĹļũŮ-11ŪƆƻ-10ŭƌƩ-9uGXňűƋ-8Yŗŵƅƴǟǩ-7Ɛƹ7ŞŻƄƣǁǅǒ8kQŨſƼǚ9aiĽľŕŶƜƝƞƸǄ10łřŸżƂ11gŝǎ12tƦǝ13nyŃŒŖŘųŴžƯǔǖǧ15oIƁǤ16hlƕǛǠ17JŹŽƢƶƷ18ETƫ19ǋǙǡ20Śƾ21jƲ22VWǂ23vŇƺ24pwPĶǐ25sŜ26ǈ27xƤƮǣ28dƨ29Łů30qşǕ31eƳ32Ǣ33ƥǉ34r35ƃ39ĵ43ƽ47ǘ55B57z
your #	84 -13Œ7e18hw21Ķ23Ź
your @name	83 -14r11ř12Ŕ34Ś64Œ
your account	86 7Ĵř23Ŝ32Œ
your accountant	83 -31A11ǆ37B39Ǡ
your address	83 -19G-7nǋ17ŷ54D
your age	82 -16v-7ǌ84c
your agent	75 -37ņ12Ŗ19Ǟ88Ŝ
your agents	89 -19ņ44Ŝ
your annual	84 
your apartment	82 -23Ǎ26ƣ41ơ
your auto	80 -10ő-8ǉ14ſƂ18ƃ23ž36ş
your bedroom	80 12Ɨ
your belongings	86 12ƥ24Ɨ
your beneficiary	89 
your better	76 -12QƸ-7b13p17ƨ18q19ǂ25t26o35r
your biggest	74 52Ŀ
your bike	87 27ƥ
your birthday	78 -21p-20v82d
your blood	87 12ǁ17Ƽ
your booking	79 -25Ǘ15ǝ25ǖ
your bookkeeper	86 -11Ǡ36ǘ
your books	86 10Ǡ
your boy	84 -8d13Ź18v25x28w
your boys	89 13mw15vx
your brother	75 -11ŭ-8Ź8Ǩ10ƫ11n12A14ŁŅ17ǆ18Ƴ20B24ų
your brothers	87 -7z24Bƽ
your buddy	84 -11Ʒ26B37Ņ
your budget	83 22X25ĸ
your building	87 -9ơ-7ķ8ƣ18Ǎ33ǋ
your business	70 -18Ǟ-12RǊ-8ŭ-7Ɲ9ǋǥ11P12Ǣ13ǘ14Ǎ16Ǡ23ǃ26Ŏ31ǎ32ǡ36Ǆ
your call	89 -9Ŕ21Ĺ67Ł
your car	73 -37Ŵ-13ķ-12Ź-9Ƣ-8Ƙ8ŬŶ10Ƃ17Ū19ŵŽƥ28ş38ű41ž55ų
your cell	84 45I
your check	84 -16Œ-11T11e12W22Ʈ35Z
your children	89 7w12Ʋ
your client	86 -7ƃǔ23ǘ
your clients	83 -17Ǆ19Ǘ29ǔ
your closing	89 
your commercial	87 11Ǣ
your commute	89 -28ŭ42ů
your company	73 -12qŐ-10ų-8ǂ-7ş7Q8ǜǥ10ǅ12ǃ14ţǦ15Ƨ16Ŝ17ŝ24Ķ27Ǆ30Ş
your contents	89 -8ŗ16Ǣ
your coverage	76 -25Ƭ-12ŏ-11ǝ-10ƨ-7ƭǢ9WƧ17XŐ18ŕƓ19Ƅ41š42ŗ49Ŗ
your coworker	89 12B24Ƴ
your credit	72 13ƕ55ĵ
your crew	84 13Ǚǣ30Ǉ43ǈ
your current	66 -12ǅ-10Ő-9D-8Ơ9SŚŢ11ŜƵ14ŕ15ǥ18ő24Ş25ŗ28G30ŝ36Œ
your customer	89 13Ǘ14Ǔ
your customers	75 -10ő23ǖ30ǃ31Ǔ
your dad	76 8z10A11Š20ƽ40Ƴ
your dads	89 12ƽ19z
your date	87 -37p42d
your daughter	73 -24ų-9p10Ǟ11BƷ16Ű17w18x21y22v34Ź
your daughters	83 -16b-10ǃ-9d-7Ź7ƫ9x10v17Ʊ26ų35w
your days	89 -27R-15P22k35g
your deductible	80 -8ƚ15Ř30Ŧ
your doctor	80 8Ƹ18ƾ24ƃ
your drive	87 48ů
your drivers	81 -17ŷ-7ů15Ÿ18a33ǐ
your driving	86 -14ŋ22Ż25Ž
your e	89 -7D8ǣ12ǆ32J
your email	75 20ǘ53J
your employees	82 -17Ǉ-14ǜ-11q63ǈ
your employer	77 -9ŗǈ-8Ʀ22Ƨ44Q47W
your end	89 -15ũ16j21i36Ŕ
your equipment	83 -7Ɲ34Ǣ
your ex	89 51ƫ
your experience	76 16ņ21ǣ
your family	69 -27Ƥ-15Ƴ-11Ư-10z-8Y-7y7ņƃ9ſ12Ŀ14ƶ20ư32ŨƮ37Ƭ66n
your father	83 17Ƴ18z32ƽ
your favorite	84 -13ŝ-7ƌ25Ŷ30ƞ33ǩ
your feet	89 19U26P
your first	81 -11o14b15S16Ɩ18Ň21a36ŏ
your folks	77 13Ʈ14ǈ19ƥ26Ʀ29ƽ39z
your friend	86 23B26Ƴ
your girlfriend	87 -10Ʈ15Ƣ24Ʒ
your goal	89 43Ļ
your gut	83 14ǜ17ł45Ň
your guys	83 -7ŭǑ12Ǥ15ǐǙǣ35ǉ
your half	89 -9Ư9Ơ10Ǩ38Ƣ
your hands	89 13Ś18t20P
your head	84 12Ƥ13Ɨ17Ŀ22Ũ23Ǉ
your health	62 -53ǂ-14ƽ-8Ǟ12ƴ25ƃ129Ƹ
your height	86 37ƺ
your home	65 -13Ő-9űǢ-7ǋ8ƚƜǁ10Ɵ19ķ22Ű28ƅ29Ɠ32F47ƒ50ş
your hours	84 -10ǎ9Ƨ43R
your house	71 -23n-22Ɨ-18Ɣ-10Ƒ-9ƒǏǔ-8Ʒ8ŲƜ9MŰ10ĸƂ12ƙ13ķ18ŷ24Ɔ27ǁ31Ł35ƕ49ş52Ɲ
your household	87 9Ɨ15n
your husband	60 -22o-17ƾ-15ǟ-14u-12Ƹ-11ƺ-9P-7Ň7ŷ8ů9ųƮ10Ư15pŁ18ƫ21n22ƨ23ż27Ʒ30t31r33ǂ43q44s
your husbands	74 -18d-8Ƹ-7sQƦ7r11ƨ12q14ǂ19p30Ŵ35o
your income	71 -22Ʒ9ƭ10ǔ11Ƭ13u34Ư40Ʈ
your insurance	70 -24ş-11ƃ-7ſǗ7Ŗǥ8Ŝ12řţ13ƀ16ŞŧƁ23ľŚ24Œ76Ő
your job	72 -10ǝ-7Qōǣ8ǒ17Ƨǀ22V29U40W72P
your kids	76 -14x-9Ư-7Ź9Ʊ10ƃ21w22u49v
your landlord	77 -66ǌ-8Ƅ47ǧ72ơ
your last	62 -18ť-16Ŝ-13a-11œ-8pEŔ7Ķ9łƾǣ10ſ11Ǟ12ƶ14Ƨƹ15T16Ƹǉ18ņǙ20ż21c24w31Ƽ32b
your lease	78 -62ơ-14Ĺ-10ǋǧ82Ƥ83ǌ
your lender	87 22ƕ
your liability	83 -12ƀ-11ŗ17ž24ǡ
your license	74 -8ŕ15Ƅ16ƺ23d39Ÿ
your life	84 -14Ƨ11Ʀ14ƪƫ19Ʃ20Ũ
your list	87 14ń46ľ
your little	87 14Ɲ17u26x
your main	80 -16P-13Ǐ9Ɵ21Ǖ24ľ50Ǆ
your marital	89 19f
your medical	87 -8Ʀ15Ƽ25W
your mind	76 -11Ş-9ǩ-8Ť8ŀ9ĺ11Ĺ16Ń19Ľ21ƶ25Ũ28ł32Ŏ36Ŀ
your missus	89 9p14r15Ʒ19ǂ
your mod	89 41ǣ
your mom	75 -7Ũ22ŷ29Ƴ51z
your moms	89 10Ƥ15ŵ16z
your money	78 -14ƫ-7Ŝ14ņŧ25AƯ
your mortgage	82 24Ɣ
your mother	80 -11Ǖ8n15ƫ31z34ƽ
your name	73 -30ǃ-27w-16o-7Ʀ8Ľ9Ō18F24ř26ķ32b35ǐ82a
your neighbors	89 -10B12ƞ15ƙ16Ǎ17Ņ
your number	87 -31ř13Ǖ19ǔ21ľ50I
your occupation	86 -30q36P
your office	87 7ǒ14ǋ16M18Ǥ
your old	84 -7Ŝ19Ľ22ņ30œ
your oldest	82 9v13w38y
your other	87 -33Ū24o39Ŵ
your own	62 -30Ǎ-19ķ-18Ų-16ǐ-12U-10ĸǩ-9ņ-8ǈ-7yƘƨ7ǆ8ǅ9zQǀǓ11nŦ12ƍ13ƃǠ14ų19Ł21ň22Y23Ǒ24ǃǋ31V35Ǜ44ǟ57ƀ67Ʀ
your parents	72 -18ǂ-17Ƹ-7u11ƦƯ12Š20ƥ36z47ƽ
your partner	74 -17Ƹ-10Q-9Ň-7Ł9Ǡ15o16ƨǂ17s19Ǩ20r26Ʒ31qt
your partners	81 -22ǆ-18d-9Ů-8Ő11Ǩ18ǂ20ƨ28o33p38Ŵ
your pay	89 12Ƭ15Ʈ
your paycheck	78 12ƭƮ15Ĵ26Ư31T43Q
your payroll	81 -28Ǉ54ǉ
your people	74 -13nǛ-10ǖ-9ųǔ7Ǉ12Ǥ13ƶǘǡ18Ǚ24l27ǐ33ǈ36ǝ43ǉ
your phone	83 -7ǩ13Ž21ś27I
your place	73 -8G-7Ŝǈ8nH10Ɠƣ11jƏƛǠ12ƚ13hƞǙ15Ǜ28Ɯ32M
your plans	76 17V25Ǟ35ĺ
your policy	68 -22ǥ-13Ʀ-10ƧƩ-8ƨ-7ŏ8Ɨ12Ǥ13řƀ14ƛ17Ɠ19Ţ20Ǣ24Ŝ27Ŗ31Ś35Ɓ52ſ
your property	87 8ơ12Ɯ13Ǣ
your record	89 -11ŋ22ƿ23Ż
your rent	84 -11F45Ơ
your roof	83 -37ƈ19Ƒ27Ɖ30h
your salary	83 8W17Ƨ25Ʀ34T
your sales	74 13ǔ29Ǜ42ǖ
your schedule	89 -8L52R
your score	86 35ĵ
your share	89 27ŘƠ
your shop	84 -14Ɲ9Ǎ12Ǚ17ǃǢ25ǔ
your side	87 -13Ũ-7Ǐ13u16Ŕ18ŧ22Ɲ
your sister	77 9ƽ10Ņ20A30Ư35B
your sisters	89 -13o-8aw11Ƥ46A
your social	80 -10X18ǆ59e
your son	73 -19t-14ǟ-11p-7ƭ10źż17ų18y19w20ǈ26x29Ź35Ǟ42v
your spouse	72 -11Ƹ-10d-8f-7ƻ16Ʒ19p27q33r38sƨǂ
your spouses	84 -14a-11d-9P8Ʒ15q17o20p
your store	89 18ǋ21ǡ
your street	76 20ƙ
your stuff	81 -14Ɲ19ƥ25ǘ42Ɨ
your subs	78 -8Ǣ7Ǥ41ǒ
your system	87 -8n11ǘ23Ǘ
your teenager	78 12ŭ15ź
your things	87 17ƥ21Ɨ
your time	80 -17ǎ-15Ƈ9ł14Ŋ16L24Ļ41Ń
your tools	86 13Ǐ17Ƙ29Ǣ
your umbrella	87 -10Ǧ20Ƃ
your uncle	89 10Ƴ22B
your unit	87 -31Ɔ-9ǧ7Ƥ14ǌ25ǋ26ƣ
your vendors	89 31Ǖ
your weight	84 48ƺ
your whole	84 -9Ʃ-8C17l18ǐ39ƭ
your wife	59 -13v-11Ƽ-10Pƹ-8Ʀ-7ƽ7Ưǆ9ǠǨ10ż13Ʒ15Ʈ16o19Ŵ20ǈ22t28ƫ30ǂ33p34q37ƨ38s44r
your wifes	74 -9PŸ-7d13ųƮ14q43op
your will	86 36Ʋ
your wind	86 19Řƚ
your work	77 -16Ŵ-12w-9Ŷ7W8U10ǁ13ǔ15R17Q19ů29ǚ38ŭ
your yearly	86 10Ů12Ǌ
your your	84 11ƚ14ƫ
your zip	79 43E
yours	60 -16ǩ-12v-9ƣǈ-8iRŴ-7ƃƚǡ7bzƉƕƙ8tŚƁƊƻǞ9ƥƽ10SƠƨ11ŤŮǦ12BľƲ14Ÿ15ĵ16ǌ17ŶƝ18užƖ21ű22ŵ23x27Ʀ29ķ44ų67F
yours $	71 -11ǅ-10ƣ-8xƒ-7ǈ7wǚ8fGŠ9Ƌ10z11Ŷƻ13S14Ť15Ʋ17ŸƠƢ21ƝƦ23Ɩ24u26ķ33F
yours is	89 14Ɗ16ŶƁ20ű
yours or	83 -11Ƣ12o16ķ39F
yourself	59 -7B7WƐ8APƢƯǨ9ǂǑ10Šƀ11ƕǣ12Ţ13cV14Ǝ15g18Łţǉ19n20ŦǇ22Hō27Ʀ
yourself $	65 -12ǚ8ŁƐ9Wƕ10P11ǂ13Q14ƦǑ17n23Ŧ24ō26ţ27g
yourself or	77 -8B7Š9s10iA12Ǩ16ǚ26n
yourselves	80 24Ř
yourselves if	80 24Ř
zero	87 15ţ28ř
zillow	89 -13ű24ƅ27ƒ
zip	68 88E
zip $	80 33E
zip code	80 11E
zone	79 22ǩ42ƙ
zone $	84 20ƙ
zoom	87 62M
~<#>	35 -26Ť-25ŏ-23J-22qĹŐǩ-19ŃŨ-18QķŖŬ-17lCŠ-16KP-15ŁŇňřũŲƵ-14NŴǥ-13AŭƟǃ-12gkzUľƞƫǜ-11itFŚśƎƑƛƜ-10aHļņƇƤǎǚǞ-9xBĻĽĿŀńŝƉƊƕƣƾǖǟ-8műƍƮǂǈǔǠǤ-7ZŔ7SůƼ8bwRŷƏƲǆ9YŸŽ10ťƹǐ11ĴưǢ12hţŻǏǣ13f14šǅ15ƋǕ16ǉ17ƗƸǨ18ĸūŹƽ19œƨƪǇǝ20nĵŅƓ21Gƃǘ22LŪƈ23e26Ř27Ƙƭ28y29u31Ŧ32DIŒƆǦ34O35ƔǊ37p40X41d45ƅ47Ķǡ49T51Ů54ŗ58ƂƠ62Ʊ64ƒ65ƺ66ž73v77Ƭ83cǑ89E
~<@d	63 -7ǝ8sŌ9ǟ10ŭƻǉ11g12ǧ13ŵ15Ǚ17Ń18iǈ21R41ǎ44k50L
~<@da	63 -7ǝ8sŌ9ǟ10ŭƻǉ11g12ǧ13ŵ15Ǚ17Ń18iǈ21R41ǎ44k50L
~<@m	67 -10Ÿ-8Œ8Ǥ9ĸ10k11yV14ǜ17Ť19ťŹ22ƾ23p24Ɵ26Ńŕ27d
~<@mo	67 -10Ÿ-8Œ8Ǥ9ĸ10k11yV14ǜ17Ť19ťŹ22ƾ23p24Ɵ26Ńŕ27d
~<@n	53 -15Ƹ-14Ť-10ǃǩ-8ǣ-7uvŨǠ7ŁƘ8arŐ9Ǩ10bp11Ŀ12iļ13ľ15J16řǒ19ǂ20sƨƷ23ǘ24œŦ25ź26o29t31ǈ33Ǥ36ĸ37ŒŚ
~<@na	53 -15Ƹ-14Ť-10ǃǩ-8ǣ-7uvŨǠ7ŁƘ8arŐ9Ǩ10bp11Ŀ12iļ13ľ15J16řǒ19ǂ20sƨƷ23ǘ24œŦ25ź26o29t31ǈ33Ǥ36ĸ37ŒŚ
~<a>	28 -26ŀ-25ǔ-24s-22ƕ-20ť-19xŌǎ-18Ǉ-17ŝƮǦ-16jŉŴƷ-15aƧ-14pŠž-12DƉƒ-11CJVŕŞƖǋ-10t-9krzEŇŐŢƢƽǗ-8yřųƞǆ-7ńǞǤ7MUŔƦƾ8ņŜŽƝǒǝ9KĵľƳƼ10iIŅŎŬŭŷƏƟ11ƗƛǅǍǓ12lYƆƎǏǟǣ13wǈ14AƅƊƥǙ15ehŪŸŻơƬƹǜǥǨ16WŤǧ17ǚ18ƐƱ20bŰźƇ21ŃŶƓ22ưǘ23SŮƚƜ24őŘ25NŊ26LĽǉ27Ƥ28ƍǃ29š30śƑ31Ķĸ32fŵƿǀ33Ļ34m35Ǌ36gFƲ37Xǩ39uP41T44ǁǡ45q49Ƃ50ƣ
~<ab	41 -17cx-12ń-11sŕǅǐǩ-10S-9ĻǃǞǢǨ-8QŏŐŒŗǟ-7MşŭƭƵƼǇ7zHŖűźƂƋƏǊǘ8mnGPĶĽŊŔšŢƔƱƸƺǗ9ľťŨƆƎǛ10uůƷǏ11AłŉŲŹƈƬ12BVņ13pļǜ14ƨƶǀǁǌ15h16Ǆ17Ť18ĵōŴ19ŝ20Y21Žƍƞ22ŀŇǔ23T24ŞƳ25r27Ǎ28Ŀ37Ĺ
~<abl	81 -9s13Y15Ʒ17Nś
~<abo	41 -17cx-12ń-11ŕǅǩ-10Sǐ-9ĻǃǢǨ-8QŏŐŒŗǟ-7şŭƭƵƼǇ7ŖűźƂƋƏǊǘ8mnGHPĶŊŔšŢƔƱƸƺǗ9ĽľťŨƆƎǛ10uůǏ11AŉŲŹƈƬ12BVłņ13pļǜ14Yƨƶǁǌ15h16Ǆ17Ť18ĵōŴ19ŝ21Žƍƞ22ŀŇǔ24TŞƳ26r27Ǎ28Ŀ37Ĺ
~<ac	55 -14I-13Ş-10Ƨǩ-8ūƮǄ-7Ł7žƅǢ9e10AŒŜ11KPǆ12Yǀ13ťųƒ14ĴļŴǕ15Ķ16Ǘ17ţ18Ŗǖ19Bǔ21Ļ24ƃ27l28ř31Ǡ37ż
~<acc	57 -14I-13Ş-10Ƨ-9ǩ-8ūƮ-7Ł7aŔƅƪƳ9e10Ŝ11Aţ13Y14ĻŒťųƒ15ŴǕ16ĴĶ17Ǘ19ǖ20Bǔ25ƃ29lř33Ǡ39ż
~<acr	86 7ů10M24ļ
~<act	76 -8ů-7Ǆ8ǆ9Rŏţ10Ļ11ž12Ǣ16K17Pǀ26Ŗ
~<ad	54 -13Ǌ-12Ōǘ-10S-9ǩ-8ǅ7FǠ8nZǉǓ9ķŷ10yǌ11Ǘ14cǏ16E17ļ18Ƶ19J21Ű22Ɓ25Gōǋ26ǚǧ27ŧ30Ǝ38AB41D48Ǟ51ƌ
~<add	57 -14Ǌ-12Ō-10S-7ǅǘ7oFǤ8Ǡ9nZǓ10ķŷ11yǌ12Ǘ15cǏ17E19Ƶ20J23Ű24Ɓ27Gǋ28ōǧ43D53Ǟ55ƌ
~<adj	83 44ŧ
~<adv	72 37ǚ53B54A
~<af	54 -14ǩ-11ƭ-9ŃŘ-8Ǩ-7auPŇŵƚ7biŌƕ8ŰƋƧƫ9jtJľţƩ11Ʒ12UĻ13gŢǢ14ŜǎǤ15E16wyť18ƃƮ20Xķ21Ư23zŦ24Ũ26LƳ34Ŀ48ũ
~<aff	84 -8ǩ-7ŵ9ǔ20Ƥ34X
~<aft	55 -11ƭ-9ŃŘ-8ƚ-7auŇǩ7biVŌƕ8ŰƋƧ9tţƩƫ10jJľ12Ʒ13UĻŢǢ14gŜǤ15Eǎ16wť17y19ƃ21ķ22Ư23z24Ŧ25Ũ27LƳ49ũ
~<ag	51 -17Ɖ-13ǆ-11Ť-10ĸ-9Œ-8Ōŏŧǅ-7qsŎƷ7Zƴƽ8ft10Ǟ11kY12ĽľǍ13LŁŶ14ƭ15B16ƪ18rťǩ19ňǓ20ń21Ɠǡ23Ɨ27ũ34p37ƈ42v49Ŝ61c62ņ
~<aga	61 -11ĸ7łŜ8ƚƿ9oBńǡ10ǩ11rZ13t14k15Y18LŶ21ƪ25ň27Ɠ29Ɨ35ũ
~<age	58 -19Ɖ-13Ĺ-12ǆ-8ŏ-7oŒ7Ÿ8ſ9ŷƽ13Ǟ15ńǍ16ľ18ƭ28ƈ49v55p62Ŝ64ņ74c
~<agg	87 25ǡ
~<ago	77 -10ǅ-8ŧ10Gĺ12uĽ13ƴ17f18ƈ35ť
~<agr	78 -14p8ǌ11Ǩ14Ư15B18rĹ23Ł25ǩ29Ǔ
~<ah	76 9dKŚ12y15ľ16Ʋ22Ō28Ş
~<ahe	76 9dŚ12y15ľ16Ʋ22Ō28Ş
~<ai	77 -10ǆ-8T10ĸ11ŉ12ơ13ǀ14ǌ16Ƌ21Qǃ31Ɯ
~<air	78 -10ǆ-8T11ĸŉ12ơ13ǀ14ǌ16Ƌ21Qǃ32Ɯ
~<al	43 -18ǩ-16Ǟ-15A-14S-13ŗŶ-12b-11ů-10RŀűƩ-9cľŎŝƥƦǑǟ-8œŵƙƺƼ-7ajňŌŧƈƉơƭǢ7gŐŨūŬƨƲƹǔ8lwƳ9ŤŮƵǄǐǨ10tWĴĶţ11ũƖư12ĿņƢǖ13ķƝƫ14şƊƷ15słǛ16zƞǇ17x18ŊŦƁǍ19Ɨ20Ŵƿ21ŏŖƌǕǙ22i23kō25dZ30ǥ36Ǝ38n
~<ala	72 -8ǩ9lǍ17ū68Ǝ
~<alc	71 -9Ƽ35ƿ36Ǜ
~<all	48 -21ǩ-18a-15AǞ-13ŗ-11bŶ-10RSů-9pƮǑ-8ŁŇœŝűƥƦ-7lŀŎŹƈƉƋơƺ7UĴŏŒţǈǒǗǡ8sƖƶƷƾ9ŃŐ10gtPņŬƨƲƹ11wŤŮŴƞǄǔǨ12ƳǋǐǕ13Wũ14dų15Ƣ16Ɲǖ17xĿƊƫ18ķş19Ǉ21k22ŖŦ25ƌƗ27ł28ō30n31Z36ǥ
~<alm	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
~<alo	72 -12ł-9rƙ-8Ʃ8ƂƮ10Ʒǀ12Šƞ14Ƶ15Ķ16is18Ƨ20Ł22nǍ
~<alr	65 -9ų-7ǟ7EĴƖƵ8Ʈ9d10ŋ11KŇ12NƷ13Źǁ14pĹư17M24ŏ25ŊƁ27i
~<alw	78 -11G7ǩ8ņƍ9ļƜ10ĸŘ11V13ĵ23l24Ɨ
~<am	53 -15ŉ-7LľŖƀƖǐ7PĽƊ8wŌŦ9QŅŝƗǖ10cfqUŵǥ11Mņ12h13ńŇ14gIƓ15ƞ17Cż18b19ō22N27i30a32ŗ33ň34Ƭ
~<am>	55 -15ŉ-9X-7ǐ7rzAŮƊƼǄǌ8PĽǩ9wŌ10Ņ11cfqUŵ12hMņŝǥ14ńŇ15gI16ƞ18Cż19b20ō23N29i33a35ň
~<amo	71 -7ľŖ10Ʊ11ƚƦ14Ŧǖ15Ɨ20X21Ɠ47ŗ51Ƭ
~<an	26 -21Sǩ-20Ƨǅ-18Ń-17Ņ-16Ĵ-15ňŰ-14Vơ-13ĺ-12GŀŗƩ-11ļŢƈǋ-10ĽƒƠ-9sFŕŨƁƣǟǧ-8Ň-7iLŎŚŸ7tĿũŮư8ľů9ŖŤǁ10dƴ11BƋƳ12ŁŏŔƍƎƓƗƥǌǗǘ13APĹƽǇǉǖ14JNŒŜƉƟǎǐǕ15zCŦƄƝƯǍ16nHƐƑǣ17wŹƾ18TōűƱ19mĶƛƸƹǏ20yĵƿǙ21oŉşŻƂ22gDWƦǈ23kţƘƨ24Ųŷƺǜ25ķƌ26ńųƼǂ27ǃ28vƜ29ż31aǆ32ƻ33ZǀǛ35Ū38ǚ39h
~<an>	52 -16Ɲ-15ŏ-12Ƨ-11eĺǧǨ-10Ǐ-9Ǡ-8nĿŐ-7ŖŶ7YŊƞƣǜ8ǃǚ9qĹőƶ10Fǌ11Jǋ12ƅǦ13DOŔƕ14Pƃ15Kƴ17lN20Ūǖ21ǉ22Ķ25ľ26Ƅ28Ɨ29b33ŜƂ39A56ǆ
~<and	32 -27ǩ-16Sű-14Ňƅ-13ƣ-12jŃǋ-11ňŵƚ-10Ĵŀǅǔ-9KļĽŨŲ-8bŅŰƙơ-7ŝũŶƒǒǓ7egUĵņŤſƊƔǆǍǗ8fŐřūƜ9QķőƃƯưǀǣ10hqNńžƀƻǢ11BPŘƆƛƫǎǠǥ12pƓƗƿǌǙ13ƾǁ14nųźǕ15ƨ16JTşŷ17ƎǇ18ō19Ƌ20dzZŦů21ǐ22D23vW24ĹŒ25ǃǏ26CǛ29ǚ31oǈ33w35ƺ42Ū47a
~<ani	84 44h
~<ann	75 9ƪ12ĸǊ13Ş14Tǉ19Ů
~<ano	72 -12ş-9FǢ-8Ū-7dL8ż10ō11Ź14v15ƴ17Ő18Ǟ19HŶ20I26Ŵ29Ɵ30ŵ36y
~<ans	79 11Ǜ12ľ13ǚ15K16Ŕ19Ļ38ŉ
~<anx	87 23Ƽ27Ŀ
~<any	35 -17Ɓ-16Qǅ-15Ɨ-14ŗƈ-13wFŅƧƩ-12Ŵžƕ-11cUǟ-10qĴĺŰŽ-9sAĹĻľŊŐőźƠơƮƷǋǝǧ-8aDRSŃņŚŢůƀƔƖ-7fiCGJłŎŒœŵŸƆƬ7nWŇŋǞ8uĶŪƚƢǎǚ9ŔŝŤƄƟǃǗ10Ƌƾ11ƯǓ13jƙǍ14ŖƛƴǘǙǨ15ǆ16ŁŷƉǛ18ŉşƨǑǔǣ19ũƐ20ĵšƂƍƳƽ21Ƒ22ų23Zƥ24H25gƼƿ26mńţǜ27Ź28ķ29hŻƘƹ30żǂ31Ʀƻ32ŏƱ33k34Ɯ37Ɲ38Ƹ39ƌǀ44ű48Ų
~<ap	54 -14ųǩ-13Ʀ-9Œƛǧ7ŊŌƞ8vƱ10ŁŎǍ11GƜ12ƒ13FŇ14ƿ15Bơ16Ťƥ17DŚ18Ɨ19Ƣ20ƠƼ22ƘƤ23Ž24Ų29ŝ30ƣ33ǖ41ƴ
~<apa	60 -10ǧ-8Œƛ7Ű10vƞ13Ǎ14G15FƜ17ơ19Dƥ20Ť22Ɨ23ƠƢ27Ƥ35ƣ
~<app	63 -16ų-14ǩ-12Ʀ7iś9ŊŌŵ10Ƅ12Ŏ13Łƾ15ƒ16Ň17ƿ18B20Ś27Ƙ28Ž29Ų34ŝ39ǖ49ƴ
~<ar	32 -17ű-16Ŵ-15ŧƗ-14AļŜƔ-13SŇŹ-12mœŔǖ-11ĽŰƀǃǥ-10ŅŊŤƫǅǛ-9ōƆ-8qKśƝǙǜ-7rtŻƨƯǂ7dUŁŋťŮǐǡ8yXĵķĿŀŞƤǣ9žƖƙǔ10RVĶňŖƏƹƻǤ11ŬƮǗ12ŌŝƁ14bTŒ15LĻŃŏşŨųƭƷǀ16kũŭŶƘ17zƑ18EĹłǑ19Ǉ20anńƞƟƱ21jsPŗŢƺ22wŪ23fguZƸ24ǈǞ25Q27iƣǎ28H30Ő31x32vF33ǟ38ǆ39lC40c42ǩ
~<arc	89 18ǚ24Ɖ
~<are	33 -15ű-14ļŧŴƔƗ-13ASŅŜŠŵŹǅ-12mŇœŔ-11tŰƀǃǖǥ-10ŊŤƧ-9ĽőƫƯǂǛ-8ōƝ-7qKśŻƓǜ7psIĴŚƬǗ8dTUŁŋťƢǐǡ9ĵķĿŀńŮƙƤǔǣǤ10yŞşŬž11RĶŖƏƑƖƹƻ12LňŒŭųƁƮ13nVŌŝ15buŨ16ĻŃŏƟƱƷǀ17jƭ18kzĹũŶ19E20ǇǑ21a22gPłŗŢƞ23wŪǈ24fƺ25Ǟ26QZ27Ƹ29iHƣ30ǎ31Ő33vx34Fǟ35C40ǆ42l43c45ǩ
~<aro	58 -12ǩ-10H-7Ɔ7tųƇ8ŭƕǗ9uĵşƱ10ƥ11ƎƑ12nǁ13hLƓ14ǉ15V16T18lŠ19ń20ƍ22C24ŵ26s
~<art	75 -7w21ǆ36Ƙ
~<as	47 -18ǩ-14Ÿ-11Ưǔ-10Ǆ-9ş-7ļŌţƭǞ7ŏŚƇ8uPŷƲ9zFǒ10Ɓǧ11o12ũƒ14f15ńǦ16mYōƉư18ƕƫ19p22ƿ23Ł26a28ķ32Ƽ33ơ34Ŋ38ŉ42ǃ44c49Ǔ
~<as>	57 -18ǩ-14Ÿ-9şƯǄǔ7abdCŇƦǀǍ8ŢŴǁǣ9ż10j11vŚũ12Fń13p16oǓ17ơƲ18ŷ21f22ŏ25ƫ26c56ǃ
~<asi	81 11Ʊ31Y34ư
~<ask	54 -9Ǎ-7ŷƭ7Ƨ8wPĵĽš9mAZĹ10pƇǒ12h13u15ƒǧ16ƕ18Ǧ22ơ24aō26ƿ29cŁ41Ǔ42Ŋ47ŉ
~<asp	84 18ƻ32Ɖ
~<ass	77 11Ɓ16m22z58ķ
~<at	41 -19ƂǞ-17c-16iŔ-15R-14şơǈ-13ŝ-12lƃƪƳƷǏ-11ŀŌŕ-10ōőŒųƵǄǔǩ-9kŦŧƶǝ-8ZņňŢƀƚƟǗ-7afoŻſƞƠƯǀǁǂ7DĺŇƓǠ8łŘŹƦ9qĶŮƭưǌ10ńœŶ11bŷǡ12xPżƹǊǢ13Ǧ14Bĵļƽ15žƾ16ŁŎƖǙ17VǘǣǤ18NŚ19suǖ20h21C23ƥ25ĿŏŜƨ26L27ĽǛ28G29ź34WŰ38Ņ42U43n44JQƝ50S
~<at>	41 -19ƂǞ-17c-16iŔ-15R-14ơǈ-13ŝş-12ƃƳǏ-11lŀƪƷ-10ŌōŒŕųƵǄ-9kőŦŧǔǩ-8ňůƀƚƶǗǝǨ-7oZņŢſƞƠƯ7rDĺŇřƓƧǠ8łŘŹƦ9qĶŮƭưǌ10œƖ11ńŷ12bxCPƹǊǡǢ13żƽǦ14ĵļ15ƾ16ŁžǙ17VŎǣǤ18N19suŚǖ20h23ƥ25ŏŜƨ26LĿŰ27Ǜ28GĽ29ź35W38Ņ42U44nJƝ45Q50S
~<att	77 8ś11ƽ12ƖǨ13Ƽ15BŰŶ23ǘ
~<au	59 -9Ƴ-8ő-7ǡ7ſ8ƛǃ10Ơ12ǒ15m16Ĺǥ22ƃ23ž24Ƃ34ş53Ĵ85Ǥ
~<aud	65 -9Ƴ14ǒ94Ǥ
~<aut	67 -9ő-8ǡ-7ǉ7Ź9ƛǃ10ſ18Ĺǥ25ƃ26ž27Ƃ39ş61Ĵ
~<av	86 -23ƨ7R16ǉ25ź33s
~<ave	89 -14ƨ7R16ǉ26ź
~<aw	59 -10ǔ-8ƀ-7Ŗǩ7nzBĸŢţŰƇ8ŚżƅƳǁǅǊ9ǉ10IĶŨƔ11wƫƴǄ15ŉƦ16ĵ17Ƨ18Ŀ26k27ź28Ļƿ33Y36Ɵ
~<awa	65 -9ƀ8BƧ9Ţżǁ11Ƴ12Ķƿ15ƴ18Ʀ19ŉ21Ŀ22Ļ31ź32k38YƟ
~<awe	72 -10ǔ7Fŏ8ciuŌ9CŰ10nĻŚţƇǊ12Ƨ13IƔ15Ǆ21ĵƿ
~<awf	87 12ĸƮ14ǉ17Ũ
~<aww	80 10tv11z12x13ƅ17ƫ
~<b>	78 -13ƨ12D13ū14Ɯ33dǥ42ź47ǃ
~<ba	44 -17ţ-15ř-13rƗ-12aŖǂǈ-10oĹž-9BŁōǨǩ-8ŲƸǃ-7jkĿŃŌůƞƼǅǖǢ7ſƄƴǍǏ8tTƜǝ9ĵőƃƌ10LŬǚ11ŶƯ12gxƪ13uĴƷƿ14ƍ15hwDNĽǤ16Š17ň18VZťƓ19ŮƩǗ21emyƙ22vƔ24Ǜ25ǘ30ņ31żƆƑ32YƝ34ƕ39Ɗ46ƛ
~<bab	68 -16ǂ-9o-8Ƹ9V10d11h13ƻ15Ɲ20ĺ25x27Ư30Ŷ31w35v36u37y
~<bac	52 -18ţ-11r-10Ŗ-8ĺ-7xG7IŞų8sőŘŴƾǤ9ſƑƲ10Ǐ11hŀƙƫƴƿǜǟǣ12uŒŨŮƝ13Ʃ14L17VYŠǝ18ƪƷ20Ľżƍ21ň22ť23m25Ɠ26ǘ27Ǘ37ƛ
~<bad	70 -11wŴ7ǘ10Ů11ŝ13Ƈ15Ţ16Ǥ18Q22ĸ26żǚ28N36ņ
~<bal	73 -13Ŭ-11ƕ8Ů9v10g11Ť13GĻ15Z18ķ22T34Ɣ
~<ban	66 -20ř-11I-8B-7ŀǉ7Ǖ8X9ƃ10A11Z12Ǉ17Ƅ22ĵ25Ĵƙ30Y34eŬ56ƕ
~<bar	72 -8Ɠǩ-7u7ƊƔ8ő9ļ10ŏ11ƀ12tŐ15Ǎ18ŗ27h32D50Ƒ51Ǜ
~<bas	63 8Z9ņƕƜ10Ɲ13ƥ14Ʃ15gŇ23ƛ49Ɗ
~<bat	74 -13Ǉ10ƚ18Ǆ22ƌ28Ɗ56Ɔ
~<be	35 -20ũ-18Q-17Ŧ-16ĸ-15Ĺƒ-14ĺŖŗ-13vŒ-11YŪŭ-10d-9PŜƉƑƛǄǑ-8wNŔŚƁǒǣ-7ŕƇƓƨƯƻǋǖǗǢǥ7oXŁŠƜƭƷǛ8jŃŅŤƦƳǘ9fƅƢ10sAOƖƮ11aTĽźƌǂǍ12UƆƊƶǅǧ13ţƈǁ14cK15HWżƬ16ƿǌ17yIķŘ18impĻŷŻ19Zŏœ20JŸ21ŋŹ22ƫƼ23š24G25lŊƴ26Lŝų27ł28rŞ29uS32ņ34t36ǟ42ǩ
~<be>	49 -15Ǔ-14ĸ-13Ŷ-11Ō-9QŇƤƨ-8űƗƫǨ-7Ƅ7ĴŀŃśŷǝ8CMœƢƬǁǘ9nKōŨ10b12Tơǧ14AXĿ15HǞ16Vƭ17Ʒ18ķ19ľŏ20Ʈ21OZ22mŞ23ł25cĻŊ26ǌ29s32y34rŹ
~<bea	75 -13I-9Ŏ7Ǎ10Œ12b13ƚ19Ţ22ű24k28h43Ņ
~<bec	66 -12Ŧ-11ŉ7bgHļŀśŰ8łňŝŵƶ9Iņƴ10ĵ11ju12Ǩ13JƖ14Ƨ18ǁ20ų23Ť
~<bed	71 -7Ɗ7y10Ɯ17ƝƤ18Ơ32Ɔ
~<bee	48 -8O-7LƦ7ŇŉƘƪƴƸǤ8tAſƈƾ9kƊ10ż11ŮƋƳǂǅǘǜ12Ǜǩ13ŏ14Ŷ16ƌ18főŻ20ŝ21ņţŸ22l29i30ƿ32Ƽ34š36ǟ37G39S
~<bef	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
~<beh	71 -13ƨ-9k10xƙ12tŻ13ƃƳ15Š16u17ŷ18pŹ22ųƶ
~<bei	71 -10ĺ-8OĿǁ7lƤǩ8ķ9tŊƱ10c11Hǝ12F21Ş25U26ǟ35ŋ
~<bel	70 8lm9pMƥ10Ż11S12Ƭ13Ÿ15Ǐ23ǩ24Ɗ31Ľ36Ɨ
~<ben	63 -8Ń8ţ9Ƨ11Ʀ16Ƭ26ż32ƫ36ǩ37W
~<bes	61 -13Ŀ-12ŵ-9PŞ-7ŀ7Ƣǔ8ųƜ9ƥ10tǈ11Ŵǩ12ŷǇ14Ļł16Zŝƞ17ķ18K19uǍ21U22L26Ʀǟ32I
~<bet	63 -12Ź-11Q-9b-8ƶ7C8ŢƫǨ9aKPƌ10ǁ11qr12ľšǂ13ƨ14ŷ15ňų18pź19L20o22Ş23Ň27ł31t
~<bi	48 -17ǂ-15Œ-14Oƭ-13ő-12qƊ-11SƉǈ-10ŀŵƞǩ-9ĻŔ-8uwKňŗƒ-7nQTŶƤǒǘǡ7gľŇŘǀǤ8DYŁƕǞ9ƮǍ11ƪǁ12jŦƘƣ14JǑ15ƃǏǓ16ōǠ19ŐƬ20k21œ22Ɠ23vĴ24ư26cǇ27Zĸ30Ƒ31p37dh39Ŀ44Ɔ45ƥ59ǅ
~<bid	89 14ń16Ņ34Ǔ
~<big	55 -15Œ-12Ɖ-9ŔƞƮǈ-7SĻŀƒǡ7yłưǁ8jZžƇǦ9Řƛǔ10ŇǞ11ľ12ǅ13Ǎ14ƪ15œŦ17ƣ18J19ǏǑ23Ƭ25k26Ő27Ɠ29Ŀ31Ǉ33ĸ35Ƒ52Ɔ
~<bik	78 -17Ɗ-7Ű10g12Ƙ16ǀ62ƥ
~<bil	66 -9ŵ-7K7Ŀ8U12Ǥ17Y19Ł23ƃƮ24Ǡ26ư30Z35Ĵ
~<bin	84 9Ƅ13ŌƖ21ƕ
~<bir	64 -8w-7H10CG12Ŝ13D21c34v45p53d
~<bis	87 11Ɓƺ17h
~<bit	78 -24ǂ-12q8m9Ş10W11ǁ12jņ14œ15Ŀ16Ǌ30ō54h
~<bl	63 -11ǩ7J8o9jHńƑ10ĸŻ11ƽ12gi13UǦ14ǂ17uƼ20ŊƇ21ű28ƻ29Ŕ30ƾ36ǁ
~<bla	81 9Ǡ10Jƺ12H13ń38Ŕ
~<ble	83 7ƶ8Ƥ11o19U20i24u
~<blo	68 10Ƒ11j13ƽ14gǦ16ǂ20Ƽ24Ƈ31ƻ32ƾ40ǁ
~<blu	84 8ĸ14Ż29Ŋ32ű
~<bo	47 -14ƭ-13i-11a-10LōŐƨǇ-9ŕŚť-8CYĶĿƷ-7hoHVŇňŪǀ7fŵžƄǑ8ǧ9ŋŗūǙ10jŸ11mrşŹƍƎǁ12wƜ13gUƌ14ł15TƵ17xķųƀ18vŠƒ19ſ21d22ŀƞ23pű24uƪ26s28ǟ29Ǡ32l33ƻ35ǖ41Ł43ǥ
~<boa	72 -8ǀ10Zǜ12tƇ16ş19ƍ21Ł27ķ28r29Ɯ
~<bod	80 7Ƹ12ǃ15ŗ18ž
~<bon	86 12Ɔ14ƀ17ſ36T
~<boo	62 -12ǩ-7qļ7W8Lŀǒ10jĻǝ11Ǘǘ14ǈ15gǑ16ǟ22ű46Ǡ53ǖ
~<bop	83 -17Ő-8Ķ72ǥ
~<bor	69 -7ŕ8v9ĸ17ŵ31ų32l34d41ƪ43p
~<bos	78 -9i7Q8ǩ10Nļ11s13l28UŁ31ǟ
~<bot	62 -12L-7wōǩ7elŨūƫǖǥ8ŢŽƢ9Ĺ11ŞƯǂ13Ʊ14Ÿ15ŋ16ƀ18Ǝǁ19Ł21ƻ24Ƶ26ŀ37s
~<bou	70 -10Ũ-8ƭ7ư8ŗǚǢ9ŖƩ10AJŧƈ11Ǐ12ƞ18ł19Ŷ21Ʀ22ſ23ƌ32Š33ƒ
~<box	71 -7Ő7d8ƿ9ŭǐ10qƄ12ŏƋ13cǙ14mPǧ18f29ƞ30ƻ
~<boy	71 -10Ǉ-7d7m8by10ū11jŤ13Ő17n23vŹ30wx45u
~<br	51 -13Ǐ-12Ʒ-11Ů-10zŭ-9ŖŹƠƯ-7jœƬ7QSŜźƞƥǅǆ8aǨ9NŁ10tƂƑǋ11ųƛƜǝ12qrĺłŘű13ƒ14yŅƋǃǌ15ƅ16BƝ17Ŷ18Ǉ19ƁǑ20hšƮ22lĹŤ24Ǌ25Žƽ28T31Ƈ
~<bra	77 11ŅƁ12ǅǋ14ƛ15Ĺ27ƅ28Ƒ35Ž
~<bre	68 -10Ʒ-8A-7ĹƎ7X9IƜơ10Oǝ11lƦ12ŨƮ13k14NƂ17Ɲ20ƽ21Ƌ22ł25ǩ29š30h
~<bri	59 -11Ů-10ǩ-9Ʒ-8Ƒ-7kn7Mōƭ8ǔ9r10g12ŜǄ13S16t18ű20qƒ21Ĺ23ǇǑ26Ʈ30Ǌ37T38Ƈ
~<bro	60 -10Ǐ-9ŭƯ-7Ź7rĸŵƖƜƫƳǝǞ8nA9ǉ10QŁŅƥ11Ŝƞǆǡ12a13ƽ15Ǝ16Řų17Ɓ18yĺǃ21l23Ŷ25B29Ť
~<bs	89 -16Ź42ź
~<bs>	89 -16Ź42ź
~<bu	40 -17Ʒ-14ŝŪƂ-13Rũ-12Ǐ-11DĿƴ-10YĻ-9qōŒťƜƵ-8alozCOŃŇŉŢŦƮƶƼƿ-7nsuyĹňŏŖţŧŨƭǖ7jTľƤ8APĽƗƙƞ9ŊŬơ10bFŅǀ11pǆǠ13NŭűŶǔ14ŎƝǐ15ŀŌƪ16HşƦǑǦ17Uǡ18ņƑǊ19Gǃ20Ǎ21ǅ22Şƒ23ŵǕǝ25ƅƐǢ28Ʃ29ǥ30ƣ31ƺ32ư33Ǆǎǟ36Ǩ39X40Ǟ42ǋ
~<buc	84 -10Ǧ10Ƃ13ž26X
~<bud	72 -10Ʒ10BŜ11Ƴ12ĺ15Ƣ16Ľ18A21ĸ29Ņ38X
~<bug	79 -10ŝ-9O9Ǡ10K14Ž17ŀ64Ş
~<bui	57 -8FƆ7ķƓ8XƐ9Ťűƪ10ƇƤ11Ʊ17Ǟ20ơ23Ƒ24Ǣ26ǋ35Ʃ37Ǎ45ƺ46ƅ47ƣ
~<bul	87 10ļ18h19ľ
~<bum	81 -7ƀ9ŗ10Ǣ13œ15ƃ20ŵ22Ŕű
~<bun	75 -9x7Ƣ8ǚ10Ɔ11ǈ12ń16ǥ21ǀ23ƞ40ş
~<bur	64 -10ƴ-8Ɨ-7Ť7ŐŜ8ŀńƔ9ƦǕǢ11ĺƑƤ16ƛ17Ɠ18j21ǝ34Ɛ35ņ61ư
~<bus	49 -21Ƃ-13R-12Ū-10D-9ōƗ-8GƷ7Ų8ǘ9Ǒ10M11Ǜ12A13Ǡ14P15ŭ16Ǣ20Ŏǆ21Nǐǔǝ22Ǟ23Ǩ24ǡ25ǅ26Ɲ27UǃǊ28Ǧ29ŵǋ33Ǆ37ǥ44ǎ45ǟ
~<but	63 -7ŉ7cfľŎƬƽ8Bžƒƙ9ŌƯƲƸ10żƻǣ11ǂǩ12Łű14ƾ15Ǚ16ŀ17b19ŊƧǑ22pT
~<buy	62 -15Ǣ-13ũ-9ƧǏ-8Ł-7Yŵǌ7XŠ9ł10ƙ11ǅ12W13Ʃ18Ǆ19ƪ20ŬǞ21Ō24Ʀ32Ŷƒ33Ǩ34Ǖ35FH37Ɨ44G
~<by	52 -30ǌ-20Œ-18Ɲ-15Ź-12rƖ-11ǩ-9ňŌŕš-7sƽǈǝǨ7dKƐƙƢ8bƥǞ9Ʊǃ10Qřơ11aŧƗ14TŨƜǟ15ǜ16j18nůſƮ19ōŵ20PƤ22ł24A26Ś29Ĺ32oœƄ36Ĵǧ42M51Ń
~<by>	52 -30ǌ-20Œ-18Ɲ-15Ź-12rƖ-11ǩ-9ňŌŕš-7sƽǈǝǨ7dKƐƙƢ8bƥǞ9Ʊǃ10Qřơ11aŧƗ14TŨƜǟ15ǜ16j18nůſƮ19ōŵ20PƤ22ł24A26Ś29Ĺ32oœƄ36Ĵǧ42M51Ń
~<c>	80 -7t9ǆ12ǃ14o15Ƽ57b
~<ca	34 -20BƒƔǈ-19ǇǦ-18Ɨ-16nRƕǄ-15uUŇňƮƷ-14gtŒǋ-13ŕƝƱǔ-12rvŖ-11yQĺĿņ-10lōœŘŨƜƨǎ-9fkxHƠƢƤǊǍǜǞ-8AFŀƞǆ-7ĶŏƇƐƳƴƺǅ7bƙƲ8ŅŸƧǙǧ9Ō10ſƼ11ŊŔ12CŚśũŽ13YŋŎǠ14eĸńŉŧơƽ15ľŞǌ16Ǘ17Ĵǃ18ZļŜƪƵ19h20ŁšƎ21Ư22aŹƂ23ū24MĻǛ25ǩ26sLźž27I28owƃ29Kǐ30Ɓ31ų33ŵ34NűŲ35ƀ37ŬŰ39Ŷ40Ŵ47ŭƄ49Ĺ53ş55ǖ80Ū
~<cab	89 8Ɵ9ƻ14ƌ16ķ
~<cak	87 9Ľ11M13p29c
~<cal	52 -14J-12B-11RŦ-10Oŏ-8vƿǈǌǡ-7rtuŌǄ7Ǒ8P9Ǜ10Ŕǩ12ĵƩ13Ş14MNƁǓ19ţ22sŋǙ24Ļ25ŧ28Ł29IŜơ36aCń39w45K46o47ǃ53L63Ĺ
~<cam	64 -8ĺņ-7x7GƟƯƾ8ķĸ9ŎƘƽ10j11ƙ12dMƛ13ŠŰ14ŤǞ16ş19ũ21ļ24Ū30Ŧ34Ņ40Ǝ
~<can	48 -13R-11ňŕ-9ļǞ-8gĺłũ-7ŧŶƟǋ7oĻƍƣ8ŵǝ9wJ10ceNĴŸƵ11Łŗźǖ12ǌ13ľř15ƃ16ǧ17ŃǨ19O20IMX21ƽ22Ƨ23ūƼ24Ĺ25ŊŎ27Ōś28Lŉ29sŚǩ37š
~<car	41 -19Ɣ-18Ǧ-16ĿŒƒ-14ƕƗ-13ĵŨƝǝ-12Ǉǩ-11nsķƮǃǈǨ-10xĹƪ-9iCIUƱƷ-8tAQŇƓƞƣƤƻǑǞ-7dyŁŎŚƨƵǄǛ7ĽőŗƬ8VY9řǚ10ũ11bŜŷ12ǡ13ľ14ļŽ15ǌ16zĴ19Őſ20ƯǗ22Ɓ26e27Zƃ30źƂ32Ų33Ź37ž40ǖ41ƀǐ45ų46Ŭ47ű48Ű54Ŵ55ş56ŵ57Ŷ59Ƅ64ŭ89Ū
~<cas	62 -11Ŝ-9Ű-8ŗ-7ŵ7Ŀ8ƀƊǨ9FǢ10Ɓ12I14Ǡ15ĻƲ16YǕ21Ų36Ƶ58ƪǖ
~<cat	68 -20ǩ9SŐ10ǘ11s14aqĸƲ16L34N55h57Ǜ
~<cau	86 -20B11ũ15a30i34Ŕ
~<ce	59 -9p-8ŕ-7Ǘ7Ǎ9ưǃ10d12Ŀ14Q16Xƛǌ18ź30Ɗ35I55ǒ76ǧ
~<cei	87 18Ŀ25ƛ26X
~<cel	80 -12p15d42Ɗ47I
~<cen	89 7Ǝ11Ǎ22Q
~<cer	61 -8ŕ10ǃ17ǌ19ź58ǒ79ǧ
~<ch	46 -15Ŵ-14Q-12Ǌ-11ƒƜǈǩ-10ŀŝŷƝƵ-9n-8ĶĻŖųż-7XĿōƤǝ7ľŐŜƋƢƧƿ8DHŪƱƼ9kJWŎŞŶƁƠ10wĵŢƓǖǢ11ĴƬ12eƫǠ13ĺƭ14Ľűƹ15łŇŻƸ16Ɵ17Ǒǒ18C19Ņũ20dZǋ21u24NŦƐƾ27VŔƶǕ34Š
~<cha	53 -15Ɯ-13Ŵ-12Ǌ-11ľ-9ŀŝƵ-7ǈǜ7qPTƛƴƿǔ8dű9ĵƓƺ10ŻƧƷƸǕ11Ǟ12H13Ł14ŎƠ15ŞŢ19ĺĽ20ƶ22Ň23Œ24Cũǋ28Ǒ30N33Ŕ34V
~<che	57 -18Œ-15Q-14Ư-13Ł-11T-8ƒ-7ĶųǑǩ7AĸŧƁ8ŠƪǉǛ9iŢƢƸǐ10ƫǚ11ű12ƨ13ŐŜƭ14JWŪǕ15ĴǢ16eǒǖ18Ƭ21ƹ22ľŅƟǠ28Z33Ŧƾ
~<chi	68 -9ǚ-7ƶ7Ź10yŻƫǕ11Ƴ12Ʊ13lŶƢ17v20w26Ư33u40Ɛ
~<cho	75 7Ƣ10Ɯǂ19Ƽ37ł48Š
~<chr	84 10Ƌ19D20d23k
~<chu	80 9ļ10ư13o16Bŭ17t30ƶ
~<ci	70 -7ŗ8ƾǧ9Ǔ11ǂǋ12Ə14Ū26Ż45ƹ47C
~<cig	81 13ǂ53ƹ
~<cit	75 -7ŗ9ƾǧ10Ǔ12ǋ13Ə28Ż51C
~<cl	44 -15Ǆ-13Y-12ǐ-11ǩ-10ŕƟƬ-9Ŀ-8nŋųƯ-7psFńǇ7TļűŲ8ľƝǦ9XƐ10ũŭ11Rǖ12Ƒ13xťŦźƏƔ14ŉǘǙ15Ůǈ16ŚŻƤ18ƙǛ19ů21ƕǀ23Ǣ25Ǥ26ŤƜƾǚ27ŘǓ28ǔ30ŧǎ32ň33Ǘ42ǝ46ţ62Ɩ
~<cla	57 -12Y8Ņ9Ŕǚ10x11ǜ12Ǜ15ľ16Ǔ20Ŧũź21Ǣ23Ř32ť34Ǥ37Ť42ŧ53ţ
~<cle	67 -14ťǐ-10ŋ8Ļǈ9Ʒ11Tƾ12Ƽ13ŬǏǢ15Ų16ţǛ17űƐ22Ɯ23ŉ27Ɣ29Ż50ň
~<cli	60 -14Ǆ-8ųǩ7ŊƖƩ8U9œţ12ļǖ13Ǧ16Ɲǘ17ǈ18ŭ24ƜǓ26Ǘ28ǚ32ƾǀ47ǔ
~<clo	53 -11ƉƬ-9ţ-8Ɵ7jxƛǘ8Ǩ9q11CŘ13Ɨ14X15ť17R18ƏƑǗ20ŮǙ22Ƥ24Śƕƙ26ů38ǎ53ǝ79Ɩ
~<co	31 -18f-17ŇŶƵ-16Ū-15ŁŨŴ-14S-13cwL-12Nňōœƻǂǋ-11vARťŮƥ-10atOųƽ-9rBƂƩƲƶ-8hzĹƙƞƷǩ-7GPŃņŬƎ7ŗżƆƑƬǜǧ8ķŢƇƏơƪǌ9ŝǏ10QŎŜŵƴƹ11dƢƼ12uĿŋƁǐǘ13kyŒŖƾ14JŚƛƨǖǞ15mŭ16ƅǃ17ƄƚƤǦ18ĶłśƗǆǤ19EšƱǅ20ŀǁ21XńŦƓǡ22YƘƧǕǟǥ23Ư25Ɯ26ŏƭǄ28WŐ31jCŠǨ36Ş37ǒ38ľ39M42ĸƀǣ43Ǣ45ǝ49ǚ
~<co>	79 14Z18Ʊ
~<coa	82 11Šƪ12Y18C19ƾ31ƚ
~<cod	73 -11ǣ-8J12ǘ26E34I44Ǥ
~<cof	82 -8Ň9iY13Ǜ15ō26Mǩ
~<coi	82 -15Ǔ12ǒ31Ǣ37Ƙ46ǧ
~<col	58 -12Ř-7Ɗ7ƫ8ŀǠ9Ɛ10Ɯ11ĵ12ǩ13ǃ15Ǖ17ǒ23ź24C25żƘ28y29j32Ʊ34m45ƀ
~<com	41 -18Ū-15SƂ-13a-12fĹŖƆǇǓ-11Ʀǩ-10nLœƤƯ-9ACFűƶǧ-8sŃŏŦƞƷ-7iorPRŁňŊŗŨŴŶžſƋƗƙƨƫƭǂ7ƄƑƕƚǍ8bl9ǏǨ10qHĴǖ11ůƧǜ12ƣƾǕǘǟǤ13Ǚǡ14ƴǔ16jŀŐŭǊ17kŅ18Tŧǒ19ĺőƛ20ŝ21QǞ22Ŝǥ23ĸľŢǃ24Şǐ25ơǄ26ǅ27Wƀ28J30ǁ31ńŠ33Ķ34Ǧ35ł39M41Ɯ67ǣ
~<con	54 -13ǩ-12ŗ7ĻŦƉƢ8sPƝƞƧ9řšţ11kŎǌǧ12ŽƖ14ƒǑ15ňŭ16Ŀǟ17Ƈ18K20ŋƫ24űƅ25ǚ26ŀ27Ɨ28Ǣ33Ƽ41Ǔ
~<coo	70 -10ų-8Dƣ-7Ʒ7ŲŸ8ń9Cǚ10pŘ11dgkE12Ő13orǍ14Ǐ15Ǜ16ľ20ǈ21ǖ24Ɔ39j
~<cop	75 7ơ9Ż26Ƌ40ś
~<cor	66 -9w-8ŷ7Ɵƴǜ8nCūƪǀ9d12ǅ14ŒŹ15ŏ16a17Fų19E41ǆ
~<cos	60 -13ơ-11Š-10ō-8ţƵ7ľ8u9ļƗƤƭ10ǣ11Ş14Ǣ15Ǖ16ƑƠ19ư21ĸ24Ɠ25ǝ27Œ30Ư31ǚ32Ǐ43Ŧ
~<cou	44 -11Ʀ-10V-9ƃ-8ňŒŝŽƖǈ-7xQTŀŴƚƜƝƫ7dƘǏ8Ǟ9ūƗƷ10gƅ11ũƆ12MWĿŘƌƍƢ13ŷƏ14ľƭ15nŚ17ŊƄǄ19uŞǇ20Ʈ21ƹ24ś26XƯ27ĸ28CDƤǚǨ30ŵ32ǝ34ķ46Y
~<cov	50 -22Ǐ-13ň-11p-10ǩ-9ŘǄǑ-8Ɣ7Xŉǘ8ŕ9Ƣ10ŃŦƚƬ11Wž12ǡ13Šſǌ15ŌŎǒ16Śƃǥ17ĸǚ20Ɓ21Ʊ23š24ľƦǝ26Ɠ27Ő28ƀƭ32Ƨ35ŗ37Ǣ40ƨ47Ŗ48ŏ
~<cow	86 7j11B12g23Ƴ
~<cp	83 8A20B49Ǡ
~<cpa	83 8A20B49Ǡ
~<cr	54 -9ůǝ-8yƮǧ-7ŒŻ7iļŀƇƒơǣ8ŬǨ9k10ƤǗǙ11Ž12Ɗ13x14Ǒ15ű16Zǉ17ƕ18ƃ19et20Ŷư21ŪǇ22h25ǈ32ƙ34żǎ45ĵ
~<cr>	87 25Ŷ39Ū
~<cra	68 -11Y-7ŻƮ7Hƈ8xǎ9gpƱ10Ƈ11ƒ12iŀŇǩ15Ƥ17Ɗ24ű28ƃ44ż
~<cre	59 -9ů-8yǧ-7Œ7uœǒ8ŝơǞ9ĸļƕƦǣ11kYŬǙǨ12Ǘ14Ž17Ǒ18Zǉ21e23ư27Ǉ28ǈ30ǎ36ƙ50ĵ
~<cri	87 -24n12Ɩ17Ŷ21ǟ41h
~<cro	86 11Ŗ12ǘ14xũ15ƕ29n
~<cu	52 -12ţ-11ǅ-10SŁ-9Dǘ-8bƠǩ-7ƨ7ƯƵǚ8ĹŭǙ9Vǥ10hǒ11Şǟ12ǡ13GŢ15ǁ16ŗ17Ɲ18ŝǖ19IŐ20š22Ǔ23ŕ24ŏ25Œ26Ǘ27Y29ǔ36ő47ǃ
~<cur	61 -12ǅ-9D-8Ơ7BƁ8SŉőŚŜŢǃ9r10Ƶ11Ĺ13ǥ14Şǒ21ŗ24Őŝ25G28ŕ29ŏ31Œ
~<cus	61 -20S-9G-7ţ7Ŀ8kŢƲ13ǟ14ǚ18ǡ21ǃ22Ɲ23ǖ27Ǔ31Ǘ33Y34ő36ǔ
~<cut	74 -10bǘ-7ŁţƷ7Ƨ8ŋ9ƿ10ǣ11ǈ13Ư14ŭǙ16V17h29I31š32ǃ
~<cy	84 16ǡ18ǥ22g48ǘ
~<cyb	87 18ǥ50ǘ
~<d>	83 -17b12ū17w37d50ǃ
~<da	45 -18Ĺǩ-14T-13bƮ-12Hő-10ǃǐ-9VĻų-8ŌœŗƘǄ-7sWXķłşƙƦƬƭƵ7yǛ8AšŮƒƛ9kƯƱǖ10tƞ11jPűƺ12ŰŴƚƝǝ13ŭůǀ14gYŦƀ15uxŒ16BūƳǕ17ž18Ƨƹ20Ź21wť22Ǘ24Šƻ25vŃ26ƽǎ27z31Ǟ34Ť37i38d39Ɩ42R45L56ŕ
~<dad	68 7tĽ8Ʊ9ǈ10q11Ǟ20B22Š23A35Ƴ45ƽ48z
~<dam	66 -13T8Ɗ13Ũ18ƛ21ƚ23Œ24ƀ30Ŧűž37Ť
~<dan	83 9ś29ǀ
~<das	83 -11ǐ14Ǜ23Ů36ū
~<dat	65 -7Q11ǒ14dS17v22pŃ35Ɩ38ťǗ59ŕ
~<dau	69 -13b-9pǃ-8d8B9ƷǞ15Ű19yƱ24x26vŹ32u36w
~<day	52 -16Ĺ-13Ʈ-12H-10ǈ-9őűǩ-8Aų-7ƘǄ7UŽ8fntŪ9ĴŧƄ10pqŭƺǏ11ƒ12š13kŃŠƯǖ14ƞ15jŤǝ17ůƝ18gŴ19Yŕ20Ǖ21P22ƹǞ24Ƨ25Ɩ28d31ƻ32ǎ47i51R55L
~<de	44 -15n-11Ǐ-10wƤ-9ž-8RŐƙƢƹƿǂ-7aqJőœƵǆ7AŌŜƌƨǃ8jQƝƬƼ9zŦ10uƁƄƚǝ11ņƱ12ĺňǕ13ľ14ŚƀƏ16Ŏǡ17FƑ19P20m21Ư22Ž23śƳ24ǚ25ǐ27ł28ŃƎ31Ų33Z34Ř35űǛ37Ł39ƴ
~<dea	65 -13Ŀ-11Ƹ-10n-8Ő7ŅŠǜ8ƧƽǨ9ŀǁ10ŢŧũƑ11ŎŜ12Ş14Ʀ15ľƬ16Ō17ƄƎ19ņ21ǝ23Ń39Ƴ
~<deb	78 14e17ƨ67Z
~<dec	62 -7Jǩ10ŗƃǡ11Ƙ12ư13ƌ16ĺ21AŃ25Ś32ś34ƴ37ł62Ł
~<ded	59 8ľ10Y11ƀ12Ɓ15ŎŦ16ƚ20ň49Ř
~<dee	80 -9Ƣ-7Ʀ9N17ƀ32Ǜ36F
~<deg	79 -13w15Ʊ23j43m
~<del	63 -9ž-7R8Ɲ15ǡ16ǃ20Ǖ29Ǜ42ǐ50Ų
~<den	74 -8ǂ-7Ʀ8ĺ10Ľ11Ɗ12lƐ17P18Wǩ19Q28ƴ69ű
~<dep	66 -9Ƥ8Ʊ9IƎ13ǋ17Ƽ19z22u23Ə24Ŀ32Ư
~<des	75 -14Ǐ-9ǋ7fƸǈ9ƣ10Ǎ11VƉ13Ɲ21P41ǚ
~<det	79 -10ƹ11Ɣ23Ǝ24Ƒ
~<dev	84 50Ž
~<di	34 -32Ň-20ǎ-18Œ-17yƧ-16Ļŝ-15zAŊ-13ž-12Jŏ-11RUķǚ-10ĿŌŚŷƃƗƜƟƵǃǄǍǖ-9MŪŶƤƭǧ-8iKŀƢǇǈ-7hrOŁŭŲųƸǛ7dƂƠǆ8FĹţƅ9qxřƲƿ10ōƘ11ūƾ12NWşŵƈƕ13ŎƍƩ14fŉƙǘ15IŖǞ16EŸƴǀ17ťƹǂ18SǤ19ƪ20ǜ21wƫ22Ƭ24vő25Ľ26ńźƌƦ27ņš28GŞŠ29kœ32ļƽ33Ť34Ņǅ37mŔƼ38ƒ39Ũũ42Ŧǩ43ň45B49ŧ58Ƴ
~<dia	72 -12Ǌ13ǂ22ƽ24Ƙ35I39v46Ƽ
~<did	36 -20ǎ-18Ň-15VƧ-14Œ-13AĻ-12yzŝ-11JKLŊžƏƯ-10ķǚ-9UZŷǃǍǖǧǨ-8sRľĿŏŚƗƜƟǄǕ-7iIMPłŌŪŶŽƃƭƷǇ7fXƁǝ8vŗƞ9ŎŜƂƺǜ10jţƠǆ11cFƲ12qxNĹƅƙ13ōǂǊǘ14ƈƕƾ16ƹ17ƩƼ18ŉŵŸƫƴ19őźǞ20ťǤ21ƽ22SŖ23w25ǩ28ĽŔƬ29ƌ30ńň31Gņšǅ32mŠ33k34œ36ļ37Ť38ŅũƳ42ƒ43ŧŨ46Ŧ50B
~<die	70 -13r-8š7ĸ10V13Ư17ƽ21ƷǨ52Ʀ76Ƴ
~<dif	67 -12ƚ-9Q-7Ǝ7IKłǘ8ĺǥ9C10Vǅ11Ǖǩ15ŎŞ17Ř21ňŧ22Ŕ26ũ
~<dig	76 8d16e19ū26E28I30ř
~<din	79 9Ɲ13n16ƿ17LNǟǩ18ĵ
~<dip	86 7ƹ11ĵ15ƪ23m
~<dir	89 13s20P26ņ
~<dis	65 -27Ň-8ŀ7Ĵ8ľŮǩ9Ưǔ10Zĸ11IňǓ12Əƽ13ő16źŽ20W23ǜ31Q32ş49Ş
~<div	73 10ĵ13ƫ20ƍ32f35ƪ47ǀ
~<dm	89 31Ƅ
~<dmv	89 31Ƅ
~<do	23 -41ĺ-23ƒ-20ţ-18GōŢ-17Š-16Bőš-15Ƴ-14ŷ-13vƮ-12nǅ-11ļńż-10eSƛǤ-9ŇŸƪ-8iĵƉƠǌ-7jlDŦŴƅƱ7rķ8osxFĻƎƔƘƵƿǒ9ŒŕřŧźŽžƧǂǞ10ŜŶŹƣư11ņŭ12űƥǥ13AOľŁŏŬŲƼǀ14qHZũūǗǦ15XŮƐƩ16yMƄƑƙ17zKŞƃƗƷǟǩ18şǉ19dĴƕ20wňŌǋǏ21UųǊǝ23PŃƜ24WŖŝǚǧ25RŰƟ26TƻǃǑǠ27Ɗǎǘ28Ǖǜ29JƚǙ30Ľ31Ǔ32ſƝǛ33gǈ34Ŏ35Ɓǖ37Ǆ38h39ƾ41ƞ49ǐ
~<do>	27 -39ĺ-30ƨ-24ƒ-22S-21ǅ-19Ţ-18Ŵ-17GƠ-16jBƳ-15iţǂ-14Ŧ-13ešǌ-12rŘŠƽ-11tō-10vLœŤŷƇơ-9npŇőŨƌƮǤ-8xĵļůżƴ-7cŗŸƅǍ7ųƊưǦ8uŐūƔƦƩƺǆ9QĻŞŪűŵƑƗƿ10IŌŶƃƼ11aVŊŋŚƤ12HŖŜ13Yķƥƹǔ14ŬƘƵ15AMZŽƾǇǠ16FWľŰǩ17UƷ18ňƐǀǗ19yJņ20ŏ21qzOĽƻǉ22wŃŝŮǋ23Ų24Ĵžƕǜ25ǈǓǘ26KTŭǎǚ27ƜǕ29RşƟǃǏ30ǐ31Ɓ34Ǜ35Pſƚ37Ǒ38Ǚ39Ŏ41Ɲ44Ǆ45ƞ46g48ǖ
~<dob	84 -17Ÿ30p51d
~<doc	68 7Ƹ10Ś11ǣ15ƻ18ǂ22ƃ30Ƽ71ƾ
~<doe	41 -19ž-18Ƃ-15Ÿƹ-14tŭ-13ƦƸ-11ŵƤǣ-10Ūƻǋ-9şǇǖ-8QVĵōŐŷƈƓ-7ķŃŘŞŲƛƬƵ7ƞǊ8zňŶƍƎǍǕ9ƕǒǦ10ŨǏǡ11dŁ12Lűǎǥ13ŗŜƙ14ŒŴ15ƊƯ16bƠ17xůƁǚ18ŇŖơǜ19hsŹ20Ƈ21ƄƧǄ22Ǡ23ŕŰ25Ǔ26Wź27ųǂ28Ľ29ǐ30Ʃ31rǈ34ǩ35ǧ37qƨ
~<dog	72 -9ķ-7ǃ10ū16Ɲ17F105h
~<doi	61 -9Ǜ-8Ų-7G7ŌŹ8ƨǑ9ŀƵ11c12ŞƳǠ18ǐ20kũ21i22jŝ27x34S36t38ǟ
~<dol	67 -9Ť-8ķ-7Ǡ7Ŏǖ8mľǘ9Ƃ12ŢƗǅ13œŗ14Ƙ20ŅŘ21X23ĸ34Ŧ
~<don	66 -13ƉƝ-11Ǐ-9XŪ9tǂǘ10pǟ11ǋ12ŌǄ13ŷƈ15ŝǞ16ƶ21Ļŧǝ25ƾ26y28ũ29Ń35Ɨ37ƌ
~<doo	66 -9ǐ-8Ʈ7ů9Ǩ12ūǄ13ŤƙǊǍ14ǃ15Ǜ17Ɲǅ21Ųǝ23Ǝ51ƣ
~<dos	87 58ƻ
~<dot	81 -19a13Ō18ǋ28Ł56J
~<dou	89 21Ř28œ
~<dow	52 -15ƛ-9CQƟǩ-8ŭƘǐǑǟ-7PŀŠ7qĹŌŎƣưǛ8efjpňřǈǉ9oŉƆ11ŖƲǕ12LVƏǍǞ13cUŸſƁ14Mƶ15ƫǊ16Ūǎ18T19ƴ20Ş22Ť23HŵƑ25ał27ǝ46Ɗ
~<dr	44 -29n-20u-19ǧ-12ţ-11Ƭ-10qƅ-9GŅŋǘǙ-8kzŁńǂ-7ryHPRłŇŖƟƯ7śƲƾǋ9VŨǟ10eƄ11Şžǚ12Śƞ13aŰƂ14ǩ16šŻſ17ƻ18N19ƀ22Ƶ23ż25ŵ26Ŷ28ů31Ų32ŭ33ŪŸ35Ǜ38Ŵ39Žǐ40ź41ƛ45Ů49ų57Ź73ŷƿ
~<dra	74 -12ţ-9Ű9i10r12Ŭǖ14ǁ15Ĵ19e24ǚ25Ś48ƛ
~<dri	47 -29n-21u-15Ǆ-13ǧ-12r-10q-9ŋǙ-8izGńǂ-7Ł7DQ8ǋ9M11ŨƂƄ13Ş14ž15aƛ18ŶŻ19ſ21NŰ25ż30ŵ35Ų36ŭŸ37Ū38ů40Ǜ42ǐ43źŽ45Ŵ47ƿ49Ů54ų62Ź80ŷ
~<dro	69 -9Ƭ-7Mł7Ŕ8Ǩ9ƧǦ10jť13ƽ17ś21Vǟ29š32ƀ41Ƶ
~<dru	79 -10Ņ11K14ŧ36ƻ53ƿ
~<dry	86 -12ǧ11Ɗ14ǒ19Ǆ31ǩ
~<du	69 -16ţ-8ǖ-7Œ8jƈƾƿ10yķŝ11Ŧŭǈ12Ɵ13ĵƘƣǧ15P18R19ŉ39ŕ56Ż
~<due	78 9ƾ10ƈ12y13ŝ14ǧ45ŕ
~<dui	86 -19ţ12ƿ70Ż
~<dup	89 -7Œ11Ơ17ƣ
~<dur	89 14ŭ17Ɵ20P24R
~<dw	82 45Ɠ
~<dwe	82 45Ɠ
~<e>	76 -10ƨ-8ǩ7ǣ8ǆ9KŌ15w24J48ǚ53b
~<ea	57 -24ŗ-15PƉ-9DƷ-8aUƾ-7Ůƨ7wRƢǂ8ǉǡ9ŧƱ11K12ǋ13mĿųƠǛ15k16xŎŒů17ōś19ƶǩ21MƮ26Ř27Ƹ28ǈ30W40q42T
~<eac	63 -25ŗ-9D7v8ƔƢ9wǉǡ10T11Ʊ15ųǋ17Ř18Ơ19Œů22ƶ31ǈ37W
~<ear	71 -18Ɖ-8ƨ-7a7L9B12R17m21x24ō25Ŏ28Ʈ29ǩ41T53q
~<eas	78 -10ƾ9Ž10k11ǂ15ŧ18K24ś31M
~<eat	82 -13P7ǒ9ǣ13k16Ř20Ǜ21Ŀ40Ƹ
~<ed	79 -11ƿ27Ʊ36ƹ41m
~<edu	80 28Ʊ42m
~<ei	80 -15e-10ƪ7ƹ8r13ŕ14ƽ15Ŭ18ǆ19ż26Ǎ
~<eit	82 -11ƪ7ƹ8r14ƽǍ16Ŭ19ż
~<el	52 -22ǩ-10D-7ſǢ7ĺƣǥ8ŉƼ9Fķ10hǋ11qƘ13Ţŵƙ14KŴƢƥ15HƮǝ17ŷ21Ǒ22ų23ZƋǈ24Ł25n35ş40ń41ō
~<ele	74 10PƗ12K13ƣ17q24Ǒ34Ƌ
~<els	54 -22ǩ-9D-7ſǢ7ǥ8ĺƘƼ9ŉ10hFķ11ǋ14Ţŵƙ15ŴƢƥǝ16HƮ18ŷ23ų24Zǈ26Ł27n37ş42ń43ō
~<em	50 -12c-11DŠ-10Ũ-9ţ-8ļ-7ŗŚ7VœžƯǑ8lEŧűƱǋ9Ş10ǈ11ńǣ13Ľǧ14qyWŝǚ15Ţ16Ƨǜ18Yś19S21Ǉ22Ǖ28KQǘ31Ɵ34v44J
~<em>	70 -16c-9Ũ-8BŠţ-7ƃ7őǛ8uƅƟ9Ūų11Zœžơ12ŧűƯƱ13lEǋ14Ǖ16Ş21ŝǚ22Ţ25v
~<ema	60 -12D-8ļ-7Ś9ƕ15ǧ16Ǖ17Ľ22ś36K39ǘ54J
~<eme	83 10ƃ32Y
~<emp	58 -7őŗƦ7yǉ8Vǥ12Ǒ14ǈǣ18q19W20ǜ21Ƨ25SǇ30Ɵ34Q
~<en	58 -12őũǩ7ƞǟ8lD9rĶĻƘƷǃ10e11giŁŃŠ12yžǋ14ż15tŷ16ư19Iť20fǤ21jŔ22WŦƧǆ24Ƭ25U30b39ŕ
~<end	65 -12őũǆ7ļ8Ōƭ10jlư11ł12eĻǃ13iŃƷ14Ł17ż18Š22I23Ǥ24Ŕ25Ŧ26Ƨ36b45ŕ
~<eng	83 15Ƙ18ű33f
~<enj	82 11ǟ19g23t39U
~<eno	72 7ſƭ8Ư9ư10Ɨ11ŀ13r14Ķ16yž17j20ŷ25ť33Ƭ
~<enr	89 39W
~<ent	87 10ƣ20ǋ51ǆ
~<eq	66 10Ɲ15ĵƫ17Ɣ19Ǣ25Ǟ36ķ43Ǐ
~<equ	66 10Ɲ15ĵƫ17Ɣ19Ǣ25Ǟ36ķ43Ǐ
~<er	81 -10z13Š14ǚ27Ő31ŭ
~<err	84 14ǚ33ŭ
~<es	78 -13W-8C9Ůǉ12Ɠ13Ʋ15ƶ29ķ30Ɣ31ƕ
~<esc	82 -13W32Ɣ33ƕ
~<est	86 -9C10Ůǉ14Ɠ15Ʋ17ƶ32ķ
~<ev	42 -14ƃ-13Ŧ-11ũƀƸ-10yű-9ĹŌŧŬƝǓ-8arSńƥǔ-7IOWŃƠƵǃǨ7Ĵōǐ8TUŤƍƑƟ9Ŀƕǚ10ŭƊǆ11CKķŢŨǢ12nſƹƻ13gL14ŒšƯ16hŗŻƙǝǩ17Ƃ18ņůŲ19Ʃǜ20ŽƜ21Rƛƿ22ŷżƗǘ23Ƭ24ų26Ŝ27ƴ28ŖƼ31ǒ48Z51ţ
~<eve	42 -14ƃ-13Ŧ-11ũƀƸ-10yű-9ĹŌŧǓ-8arSńŬƝƥǔ-7IOWŃƠƵǃǨ7Ĵō8TUŤƍƑƟǐ9Ŀǚ10ŭƊǆ11KķŢŨǢ12nCſƹƻ13gL14ŒšƯ16hŗŻǝǩ17Ƃƙ18ņůŲ19Ʃǜ20ŽƜ21Rƛƿ22ŷżƗǘ23Ƭ24ų26Ŝ27ƴ28ŖƼ31ǒ48Z51ţ
~<ex	51 -18ǈ-15g-14ǩ-11aƔ-10ž-9kŗǍ-8T-7AţŪŭƬ7eMŸƸ8ƖƗơƧƴ9Ť10BŇŬŴǅ11Yǀ12dūư13ĸƂ14ņ15Ǝ16ƇƘǇ18Ǥ19ňƞ22Ŋǣ23Ɓ25ƫ26ŕ27Ǟ31Ŗ32Ƶ35Ʋ46Ǧ47Ŕǁ
~<ex>	89 51ƫ
~<exa	65 -10Ǎ9JYŅ10ƕ11ŀš12Ǆ13ơ16ŤƧ17d18ū65ǁ
~<exc	69 -9ž7i8H9ŷ10ǣ13ƖƸ27Ŗ30Ŕ31ƞ35Ƶ57Ǧ
~<exi	87 7ű19M21Ƶ
~<exp	59 -11Ɣ-7Hţ7ĽſǊ8Ũ9XYŸ10eŎ12ųƗǅ13BŬŴ15Ňư17ĸ18ņŖ19ǣ20Ƙ23ň27Ŋŕ30Ŕ37Ǟ
~<ext	71 -18g-12a-7k7Ǧ9Ų11ƶ13Ƥ16ƴ18ǀ21Ƃ24ƎǇ25Ƈ28Ǥ35Ɓ
~<ey	86 11ƃ12Ŗ18A21Ŷ
~<eye	86 11ƃ12Ŗ18A21Ŷ
~<fa	46 -20Š-17ŗ-15LŴ-13ƢƯ-12JĹ-10lǝ-9PRĸŦƷ-8sHWĻŁŤƛƼǈ-7cjUXŊűžƲǥ7AZŘŻ8dFłŖŪ9ŨƕưƸǣ10Ńŕƙ11Ɨƾ12Eĵŧƃǡ13MĽŉƭǇǐ14śťƚƤƮƳ16rzƏǑ17ļńŐ18mŇ20żƶ21Ŀ24inőƜ25u26y27Ŷ32ůƬ33ňǘ36ƞ44ƽ
~<fac	77 -20ŗ-18J-10Ł12Ʀ19ǘ23ļ24ǩ25ł27M29Ƭ
~<fai	75 -8a9Ŏ11Œǁ13ļľŧ14ŉ15i18Ň22ŀ25ĵ
~<fak	83 -17Ť15Ŀ48ǘ
~<fal	65 -18Š-10Ʈ-9Ư-8Ĺ-7ĺ8ƃǞ9Ň10ť11Ǚ14Ř15y16dǣ18ƾ19ŕ20ǡ21YƗ22Ɯ23ƞ28Ŷ
~<fam	57 -13Ƣ-7ůƼ7zƭ8aĿ9Ƹ10ǅǇ11A12hF14Ľư15ŪƳ16Ɯ17Ŗ19Ũ21ƶ22u23ƤƬ24Ʈ25y36n37ƽ
~<fan	87 11ǃ14Ƙ18Ŀ25r
~<far	60 -16Ŵ-14L-10h-8Rƛ-7lǩ7yŜŭǄ8Ňŉ10vŅƕ11uƭ12ZťƝ13ų14ƞƶ16ňƙ19ǐ20m21ƚ22Ə23i27ńǑ28Ő38ő50ů
~<fas	78 -15ǩ-7H12ŧ13Ǉ15Ż24Ń41ň
~<fat	80 10B15Ƴ22E23z30ƽ
~<fau	78 10ƃ14Ť42ż
~<fav	82 -7sƌ17rŝ18ƞ19ǩ23Ŷ
~<fax	86 -8Ʋ7ƕ16Ƅ30ś
~<fe	53 -15ǩ-14š-13Ǟ-12ǂ-9ŝ-8TŖ-7ŐŗŰƓƳǈ7UńŞſƁǀǟǡ8XŀžƘ9Hŋƺ10txPŜƏǑ11ƍ13uĿƵǁǣ14Ŏǋ15Žƞ17Ƹ18QŊŢƆ19rņ20ţż21ŧ23ĵŇ26Ũ29Ƭ33Ƒ
~<fea	89 32Ŀ
~<fee	58 -13ǩ-12ǂ-8TŅŖ8MņƊǟ9Užǀ10X11ĵŋƺ12tŀ13Ə14P15ǁ16uǋ17Ŏ18Žƞ20ŢƸ21Ɔ22ŧ23r27Ň30Ũ32Ƭ
~<fel	74 -7d7ƫ9gŅ11Ɯǃ12xſǡǣ13ń14Ƙ16Ŝ17ņ18ƵǑ
~<fen	74 -7ŰƓ9ţ10ű16ƍ30ż49Ƒ
~<few	71 -15šǞ8mǣ9Ľ12Ɓ13Ɲ15H19ĵ20ţ27Ŋ
~<fi	43 -15ŀ-13Ŕ-12Ũ-11ǎ-10Ļľ-9RňŶżſƳƵǑǔǨ-8nvCŲŵŷŸƑƒǞ-7chlDPŒŜŝŭƕƝƲǧ7rĹŎǒ8GHŉǊǙ9tEUĸŇŖűƅ10ńŏ11kxŠŧ12mŌǆǘ13aœǝ15ĺŕƖ16Ǣ17ƎƤ18AĽǩ19XĵŬƊ20foŘŚ21ŃƘ22Ǡ23ļ24Ǘ25ũƌ26ư28g29Ɛ32Ť37ţ38Ƅ56ǜ58Ə
~<fia	87 -9d12f15o18p20q
~<fie	87 14ĸ15Ś18ǈ
~<fif	84 10Ǥ12Ń14Ĵ17ŕ24ń
~<fig	68 -13Ǐ-9Ŕ-8B7Xŗƭ8yĸłœƗǉǊ9Ŗ11Ǡ12A13ůưǜ14űƓ15ŧƈ16Ƭ18rƘ
~<fil	62 -8o-7Ÿǔǧ8JŮƻ9d10Ō12ǜ15ś16ļ17ǒ19ĹŤ27ǆ29Ľ32a39ţ42Ǘ45Ƅ
~<fin	57 -9S-8ł-7q7ťǟ8GMķŊŧŽǊǡ9UĸŠƮƯƷ10Łǁ11ABǩ12kNƄƪ13EŋŖƼ14ƌ15Śǘ16ƞǙ18f22ƊǠ23mļ28ư30Ŭ
~<fir	53 -11ĸ-9ǎ-7RŗŰŵżƞǌ7kƠ8ewU9aŚŠƨ10YƘ11ǩ12xŕ14Ňŉœƫ15Aĺ17ńƅƤǢ18Ť19oŏǝ21Ɩ24ŃŘ25Ǝ38Ɛ54ǜ74Ə
~<fis	83 10Ɵ62g
~<fit	89 -9Ʒ12Ň13Ō15t47X
~<fix	74 7y8Ŏ9ŵ11ǀ12Ǣ13ǌǩ14Ƥ15ţǏ16ƀ17H27Ş31ƌ46ũ
~<fl	60 -14ƈ-12Ő-11Ǎ-7ƕ7yƃƌƚ8ŨƗ9ļ11Ɛƛǩ12ƁƆƩǐ13Ƥ16ƴ17ǈ20Ɗƨ21H35Ɖ45ǀ47ƣ74ƙ
~<fla	76 -17ƈ10ƚ15Ɛ17ƁƩ21ƴǩ26ƨ45Ɖ
~<flo	64 -11ŐǍ8xƃ9Ũƌ13Ɔƛ15Ƥ19ǈ22Ɗ23H51ƣ80ƙ
~<fly	80 -7Ÿ7f14ļ61ǀ
~<fo	33 -22C-18ŷǘ-17Ƽ-16œųǉ-14DĿ-13UŀŁ-12ƚƢ-11SƸǍ-10ovZŕƞƷ-9sŢƊƑ-8şƁǋ-7uŧŬƛƮǃǎ7KƇǄǦ8NVŔŝƆƯƴƿǧ9ǖ10jpLŘƻ11qŠŦơƬǛǞ12yGŒƜƝƺ13HĽŤŽƥƭǥ14ǅ15XţǇǢ16gƔư17łŨ18lŗǁ19zśƀƤ20bOŖǌ21dQ22ƗǓ24cĶĻŌű25Ƅ26kǠ27ǈǐ31ľ32ƶ33ǂ35ĹƓƠ39Ų40ŭ43ƒ51Ʊ
~<fol	63 -12Ɲ-10ǩ-7S7aUĹǈ8Wƣǡ9gļ10Ʈ12ŽǨ13ǖ15ŝƜƧ16Ǘ19ǔ20Ʀ21Ǉ22ƽ24K25ňƥ32z
~<foo	70 -12ǐ-10c-7Ÿ9jŠǋ13Ɯ15ũ18Ż24Ɠ29Ɔ31Ǆ34ƺ41Ǜ
~<for	33 -20C-17Uŷǘ-16Ƽ-15ųǉ-13DĿŁňœ-12Ʈ-11Śƚ-10ŀƧƸǍ-9oZŕƞƢƷ-8svŝƑǄǛ-7SŢƁƽ7YŐŘžƟǟ8ŜŠǦ9jNVƴǧǩ10LƯǑ11pŔŽƬ12gŦơƻƿǞ13yGHƭ14qĽŒ15lţŤǥ16XǢ17Ɣ18ł19Ļűưǁ20OśŨƝ21bdkŖŗƀƤǌ22QĶ23ƗǓ24ǈ25ŌƄ27ľ29ƓǠ30c33ƶǂ34ǐ36Ĺ38Ơ41ŭ42Ų44ƒ52Ʊ
~<fou	76 -11ť11ż12ř13Ļ14ű19Ʃ24ŚƇ28k50ǅ
~<fr	45 -17ǩ-15T-11hňǐ-10ǧ-9QŒŘ-8fĹųǗǘǥ-7cKVŁŌŖŴƯƵǤ7ekļŶƈƦƪƽǏ8HNŇũŸƉǝ9Iœś10rsƄ11WŏŧƣǍ12ƻǈ13ĸŚŠƩǃǊǜ14ķƏƔǅǋ15jARĽŎź16ŔŢƜǔ17gŅơƧ18Ńǒ19Ŝ22ƙǑ23B25Ļ29lƇ35Ǖ38Ǜ
~<fra	77 -8Ǆ10H11Ǒ14ǅ18P28ǩ35Ƈ36Ń
~<fre	72 -9ň-7ǩ9Ŭƛ10Ʒ11ōƧ12Ŀţ13ǁ15ŏ16Z17s19N23jL28g30Ɣ
~<fri	72 8Š9ƃ10ľ11Ɯ14Ƴ15Ƥ17ļ18a36B37A
~<fro	47 -26ǩ-15T-11Şǐ-10hųǧ-9QƤ-8LŒǥ-7PĹŌŴƛƳǗǘǤ7Ƅƚƽǅǖ8eŲŶƅƈƪǏ9kŀŠŤŸƦ10IŇœśƇƉǝ11ũƧǄ12rŧƜƣǍ13Wķ14ǈ15ĸƏƩƻǊǜ16Śźǃǋ17RĽŎŢ18ŔǑǔ19Ņơ20ǒ22Ŝ24ƙ28Ļ31l38Ǖ
~<fry	87 -9ǩ72Ǜ
~<fu	54 -15m-14wǡ-10ŏ-9cuĹ-8ľƶǢ-7ŀƒƝƽ7ƓƟƠƥƼǄǛ8dƃ9ƕƳ10Œ11xGĿƤ12Ɗƭ14Ŏ15Ĵň17ǩ18Ǉ19kY20Ʊ23Ƣǟ24hǣ27RƗ28a34Ŷ36g42ƀ44ư45Ƌ
~<ful	62 -15wǡ-9ŏǢ-7cY7Ǎ8quōŲ9ƼǛ10ƟƠƢǄǟ11ŹƃƓ13D14Ƥ15ƭ17Œ18ĴŎ22Ǉ32R34a50ƀ
~<fun	63 -16m-9y-8Ĺƶ8vǤ11ƕ12ƢƳ15x18ǟ23Y24kƱ27ǩ29ǣ42Ŷư44g
~<fur	73 -19u-7Ɲ9d10Y12ƥ14ĸ18G20ƊƢ22Ƌ35h40Ɨ
~<fus	87 -9D15ư47Ƌ
~<g>	86 -24ŗ12Ǧ16b17ź60ǡ
~<ga	58 -8Ǣ-7wƙƽǊǙ8BŅƺ9Ž10Ǝ11ŤƉǄ12Ƒƥ14Ɔ15Ƌ16ƍ17ŕŖ19Ɯ23Ɲƣ26ļ29g37ǩ38šƐ47Ɓ64Ű
~<gal	89 8Ǥ12f17Ƌ23ǩ
~<gam	86 25g46ǩ
~<gap	76 -7Ǌ10ƭ24ŕ51š66Ɓ
~<gar	68 -7zƽ9Ɛ13ŤƜƣ15g16Ƒƥ18Ɔ29Ɲ57Ű
~<gas	84 7Ƌ45Ɛ
~<gat	81 -7ƙ10ǀ12Ɯ14ŏ17ƣǄ25ƍ28Ű
~<gav	76 -7w9WŊŔŻ10ńǚ12B15Ņ25Ŗ38ļ
~<gc	86 -18ơ30ǧ43Ǔ
~<gc>	86 -18ơ30ǧ43Ǔ
~<ge	43 -18ž-16qƗ-15œ-14Š-12Ķĺƺǩ-11rŭƷ-10ŏŗƉƔǈ-9ŝƤƬ-8XķłŇŕƌǋǞ-7cduBZľōŔŞŨƆƒǑ7IKŁƯƶǎ8ĻƁƈƙƢƲǓǝ9bAĴŅŎǇǤ10ĽŸ11ipJRļńőƊƦƭ12ĿŹŻ13C14vSƨƿ16tHŴƃƍƖǧ17jƕƚơ18sź19gƫǕǡ20ňŦǙ21k22e23Ŷ27W28Ōśŵ29mű32Ǐ
~<gei	89 15Ņ32ń
~<gen	73 -24ž8ƽǖ13ǅ17ǧ18Ǔ21Ƹ37ǡ
~<geo	86 9l15Ÿ17y18C
~<get	44 -16q-14œŠ-12Ķĺƺ-11ŭ-10rƉƔƷǈǩ-9lŏŝƤƬ-8łƌǋǞ-7cZľŇōŔŕŞƆƒǑ7GQŀƓƮǎǘ8KŁƁƈƯƲƵƶǧ9IĻƙƢǇǤ10bAĴǝ11ipRĽƊ12JļőŻƭ13Ŀ14vŎƨ15SŹƿ16Ɩ17tHŴƃƍƚ18jƕơ19sź20gƫǕǙ21Ŧ22kň24eŶ28W29Ōś30ű31ŵ
~<gi	53 -12n-10Ʈǩ-8Uǂ-7BGĸŞšǓ7lmńŊŧƆǐ8Ň9oXƁƗƝǜ10IơǕ11Ƣ12dŒŝƧ14DŁŌŦǁ15Oǚ16ewǠ17Ʒ20v21Ŕ23tx26u33W
~<gir	72 -16Ʈ-11Ǉ8ǖǤ12lǈ14w15ǜ16v19Ƣ30Ʒ41u
~<giv	55 -12n-8Uǂǩ-7GŞšŲǓ7mńťǎǢ8vŊŧƆǐ9ŇƝ10oIXƗ11ƁǕ12ơƧ13dŝ14ŒǇ15xDŁŌŦǁ16Oǚ17etǠ22Ŕ35W
~<gl	69 -16ŏ-15Ƃ-11ō-7ƒ9Ʀ10řƄƼ12tťǙ15ǥ17ǌ19ż20Ǧ24Ŷ26ƿ37Ɓ78ǡ
~<gl>	80 -17Ƃ-13ō-8ŏ19ǥ23Ǧ91ǡ
~<gla	74 -9ŏ-7ƒ10ř11Ƽ12Ő13tťǙ18ǌ21ż26Ŷ28ƿ41Ɓ
~<gm	86 32J
~<gma	86 32J
~<go	33 -21Ƭ-19l-17ƌ-16ŘƊ-15Ǆ-14Űǎ-13XŃ-12ŀŽ-11FƄưǋǑ-10svGůŲƕ-9qQĴĽǠ-8TZŷƨǆǍǐ-7SőŦƐƓƚǞ7nšŢŧźƃǒǥ8WŁƋǀǖǢ9jƻǘ10Iĵ11Œ12yűųŻƞƠƭǤ13ŅŐŗƮ14ńţŪƸ15adƤ16UşƷǜ17gmEŚƎ18ŜŠƩ19kĻŊũƵ20ŴŹ21ƙǔ22ŎƔ23RžǏ25oǟ26NOĺœſ27YĶŖ28i30AŝƒƟ32ļň34ł37ō41ƫ50ŏ59V
~<go>	47 -16Ŧ-14ǩ-13Ű-12q-11ŤŮƝ-10Ň-9lĹŨƯ-8uĶƮǝ-7nvyLĸļŁņůűŶŹŽƬƴǋǎ7dķŪǐ8ń9NŚŞťƋƷƾ10ǃ11wŊśŜ12E13aŔţŧ14Ņňŗǀ15ŴǦ16łŌŠš17ũƒ18Aƭ19oŖž20Ơ21Ƨ22œ23VƔ25Ɵ27Ŏƞ32m37ǜ40R41ō43Ƥ44ƫ
~<goa	87 18Ť41Ļ
~<goe	69 -11Œ-10Z-9q-8w7Ļ8RƔƩ9Ɯǩ10c11HKłŴƵǉ12EƷ14Ł15J16Ķ17ųǝ19o24ǖ29ƫ
~<goi	55 -17Ʒ-15š-10ŀŞź-8Ō-7gtĻŶƩƱ7Dĺ8eŧǟ9ǃǞ10PňũƵƸǩ11Ţžƒ13Ʈ14ŨƝƭ15ōŻǅ19rU21HĹŹ24k29ł31y34i40V49ŏ
~<gol	83 13h27Ķ33g
~<gon	63 -11Ɣ-8ƭ7Ɠǣ9ŨƠ10Ʊ11bƒƶ13ƙ14Ʃ17ŒƎ21Ŗ22œ24Ư34Ʈ37Ɵ40Ʒ
~<goo	53 -9Ĺ-8XĶŘǋ-7luHőŒŞžƤƼ7Ťƒ8ŋœţǙ9ƹǊ10pMVƔƭƵǈǩ11UYƩ12Ǖ14Ő15Ļ18űƸ19Ň20WŌŎũ21ź22ĵ23LN24xņ28Ŷ29i31I32ǟ42ļ44ŝ
~<got	41 -23Ř-20ǩ-15Ɗ-13ǐ-12Rƭ-11ƟƬ-10PŇƌƹ-9XǞ-8berHĽœũƄưƷƾǄ-7ilGMőƮƯ7ĸĻŁƖƵǃ8aŞƦǅǒ9hŝūƗƛƤǁ10dķŅŊŮűųžƑƥ11qENřšŦŴƃƲ12uŵŹǇ13ƴǛ14kƎ15jļŕŠŪƻǢǤ16ń17VŐŚƙ18gňǥ19Ŝ20nǘ21Œ23YǏ24Ķ27ş29A33ŏ36ſ39O41ĺ
~<gp	89 46ź
~<gpa	89 46ź
~<gr	53 -13Ŝǩ-10H-8Ǎ-7puCœŝ7JQŌƌƘƯǇǓ8mņŧŷƭ10lqŞƁ11y12aơ14x15ƣǉ17Ś18nƍ19TƧ20ŭ25ƶ26W34vǊ38źǞ
~<gra	61 8nwŸƩ9xƘƯ10yŷ11mŧƌ12Ɓ13q17v22Ś35ƶ40ź
~<gre	74 -15Ŝ7Ļ8ĵ9ƞ10xƇ11aJƜǋ12Ŵ13ņ14Ō18Tơ
~<gro	62 -11H-9Ǎ-7ŝ7ƊƑƓ8T9QXƪǇ14ƭ15n18lƣǉ22ƍ23v25ŭ27Ƨ33W41Ǌ46Ǟ
~<gu	54 -12R-11N-10ŭ-9Ŷǅ-7cţ7CŐƌǩ8Mƚǚ9ƈƛǙ10Ɣ11ĸ12HƹǕ13gjŅƗ14x15Ǉǣ16Aơǟ19kņ20ǉ21ł22ǜ23Ɯ24Ň25Ʋ26B27Ǆ28Ǒ29ſ39Ƙ
~<gua	81 -8w11Ư40Ʋ
~<gue	76 -12S-8ǅ8ƈ9ũ10ǖ11iŖǊ23Ɨ35ǩ42Ɯ
~<gui	84 -8ţ16ǚ19A21g24Ƙ
~<gun	82 41Ƙ
~<gut	80 10Ǆ13ƌǜ26ł42Ň
~<guy	59 -15ǩ-13R-10Nŭ-9Ŷ-7Ɯǖ7ǋǎǐ8Ǩ9wCŐƚ10M11Ɣ13ĸǙ14HǕ15ǜ16jŅ17xǇ18ơǣ21ņ22ǟ23ǉ31BǄ32ſǑ
~<gy	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
~<gym	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
~<h>	83 -7t10W12Ǡ14o28b
~<ha	27 -23n-19Ǆ-17Ǒ-15ƭǊ-14gơ-13AP-12LTǎ-11xMƅƩ-10KQǧ-9ĴŇśƕ-8CXŅůƞ-7beĽŞƟƤǉ7lľŐŮƮǆ8dNĵŎŒŰžƁƆ9aũŸƷǋǐǤ10oSĶŋŢƗưƸǠǡ11ŶƜǅ12ŨƢƪƬ13Iŧƃƴ14YŃżƾ15mUZŖŘǖ16őŵƼ17tŏŗşŤƎƙǂǚ18ĻŁšťƦƯƱƽǈǣǥ19hņǩ20fŜ21ŹƘ22iuńŻ23ĸţǇǙ24ƋƌƵ25ƚǓǔ26ŝǨ27ǒ28Śǝ29Ƴ30O31ſ34Ƒ40ƛ42ƨ43ǜ52ǘ
~<hac	80 16ǩ52ǘ
~<had	51 -14n-12zǩ-10S-8d-7ńƃ7Ť8PŊűŶ9ŝ10vľŸƋƤǟ11tǕ12ƈǝ13Ƽǜ14Ǚ16ĵǅ18Żǂ19Ššǣ20ƛ21ĸż25ƾ34ņ37ţ39ƽ47ő
~<hah	76 -7q9ŋ10hŒ11pHļŜŞƾ12jt15Ʋ20ű
~<hai	68 8Ŕ12N13PU15ǈ16ƈǖ23Ř24Ɲ30ƀ60ƚ
~<hal	66 -12Q-11Ƹ-8ƯǊ-7b7Ķ8Ƅǩ9uƧǝ10O11pŗ13ƨ15q16ǂ17Ů20tǔ23r25Ƣ26Ǩ38oƬ
~<han	56 -12Ķ-11şƈ-9ǩ-8ŏŝƩƮ-7ţƌǌ7Ŀ8SŃƖǒ9ǙǠǣ10PZ11ŁǞ12Ǉ15ƷǓ17Vǈ18Ơǚ19ĸ20Ƶ21Ŝ23it25ŀ27ŧ29ĻƑǘ37Śǜ42ǖ
~<hap	51 -11ŁŞ-10ő-8V-7Ţ7ĹŖǚǤ8iHōƞ9Yņ10ŗſ11U12ţ13ƨƫǝǩ15Ʈ16Ƨǔ17ĿƳ18ŝǣ20šǘ22ƛ23Ʒ24ũŶ25Ǩ27Ļť28ĺ33Ť
~<har	64 -11ǆ-10Ş-7Ŋ7kķƎ8Ž9sƌ11dƳǞ12Ƈƹǃǟ13ƙ16ǣ19Ũ25Ǔ26U27Ǚ30ǩ34ǜ
~<has	50 -11Ǟ-10nƾ-9rŸ-8ŎŤǑ-7ŏ7űƸǒ8ũƉ9qQǜ10Bŷƙ11łŴƓ12Ŗƕƻǌ13ŃŔƑƘǦ14jŐœǚ15všŹƪƴ16ŒǛ17ş19ŮƋǂ20Ǘ21ƛ22ţ23ſ25Ł26h
~<hat	78 7ƾ9ŽǠ12L13aŝ15Ť16Ŀ22Ǚ
~<hau	82 -17ǖ-9Ū11ŭ13Ŵ16ů20ƥ25ǐ28Ų
~<hav	31 -21Ƨ-16Ǆ-15P-14ŀ-13gƕ-12LůŲ-11jHMĿƞƭǊ-10ŠơǑǧ-9nqxQUǎ-8Tœŷǌ-7ĻŘƅƤ7sľŧƄƮ8kFJŜťƀƸǠ9ňƆƴǨ10ķŁŉŋŰƍǅǘǢ11hNSņŻƜƳǡ12iƋƚƾǈ13ŃŪžƛ14ŝƁǆǋǔ15alIŖƪ16żư17şŸŹ18mƑǓ19ZƃƘ20YŢţƎƗǝ21Ķǜǥ22Ƶ23ŵſ24ŎǇǒ25ŗŚƱ27f28ŏőƌƯ29Ƽ30OƦ31u32ń39ƨ
~<he	39 -43d-25T-18ƶ-17P-16ƒǄ-15ĸ-14Şŭŵ-13Ʀ-12QŁ-11ƫ-10GSƛƭ-9MOĶŐŖŗŠƞƧƹƻǆǋǐǔǞ-8LRĴĽŃŏœŚťũŷŻƜƵǟ-7bķĺŉşţŬűŽƄƪƬǌǢǥ7lyļƆƢƱǒ8NĿŊƂǈ9iWĹľ10Ţ11Ļ12Uů13uŮ14kƺ15Ņ16Aŀ17Ʈ18zǏ19vwx20ǜ21Ư24Ŝ25ƃ26Ƴ29Ƽ34Ɛƽ35Ź39jŴƋ44Ƹ48t50Bź51h52qǇ54Ʒ58o60s62r63ǂ71p77ƨ
~<he>	53 -26T-17ƒƹ-16dŵ-14Q-13PŇƺǄ-11ĸŏǩ-9ņŪ-8WŎŗŸ-7fYĹŀŝŷƶƻ7ǣ11Ư12A13ǒǜ17ƽ19Ņ20xŴ21ů24w25v26Ź27Ŝ29o32Ƴ41ƨ44Bź49hsƷ50t59ǂ67p87q89r
~<hea	47 -13p-11z-9wź-8dŒŝƳƶ-7oĻňśŞŶǐǦ7lVƍƴ8ŋŮŵ9yŔƺ10gŎ11ļņǃ12u13ƂǏ16sŜŨ18Ň19kx20j21UĿ22h24W35ƃ40Ƽ42ƽǇ43Ɛ48ǂ51Ƌ56Ƹ
~<hei	78 37ƺ
~<hel	65 -9Ł-8rƁ-7i7ŀŎ8Ư10ŢǑ11ŝǈ12s13ŒƲ19ĵ20ǩ21A25ň33Ǉ36zĹ
~<her	54 -34Ƹ-33d-15ŵ-14q-13ƶ-12ŭ-11ǩ-10Ũ-9ŇƦ-8Ŀŀ-7OǨ7ŅŌżƆǠ8ŏƢƩƯ9muōŝǜ10Ŷ11rzŮƾ13wŪų15s16cľ17tƱ18Ŋ20ǂ24Ź25Ʈ30BƳ33Ļ34ź37jŴ43Ʒ45p60o62ƨ
~<hes	84 45ŀ
~<hey	81 -10t10r20N39i
~<hi	48 -26d-18Ʈ-16Ƹ-15aŵ-14ǩ-12HƦǈ-11Š-10ŧųơ-9šŸ-8VWŝŦƃƱǃ-7ňŏŒ7iǡ8lmŔŞŬƁ9ņƜƠ11ƳǓ12qƙƚ15y16tƼ17ǒ18Ƣƽ19Ņź21fY22Ǒǔ24psĸŗǜ25cœƷ26ƣ28SǦ29ǂ30Ư31Ź32o36ż40ƨǞ44Ŵ53ſ
~<hid	89 10cĵ12Ş21i
~<hig	62 -7Ʊ7Ƅƒƚƴ9ųƏ10ŅœŔ13ŘŬƁ14lyůƠǓ18mƙ26Ǧ27Ƽ37ŗƣ
~<hik	86 -9ŧ11g12Ŕ15Ş16ĺ25œ
~<him	69 -24Ƹ-14ƦƼ-10ơ-8Ʈ7w8r9ƢƳ10AźƯ11ņ12ǌ16Ŝ18Ʒ19o20t32ǂ35ƨ48s
~<hip	89 18Ɖ27Ɯ
~<hir	72 -13ǈ-12H-9Ʒ-8V7ǒ11ǥ12Ǆ24Ư31Ǒ39ǔ45ǜ53Ǟ59S
~<his	60 -30d-21ų-17a-12ŵ-10sŸƮ-7ǃ7ņǨ9ƼǂǞ11yƳ15ţ18Ƣ19qŅǒ21źƯ22Ʒ26oƽ28ƨ35p45Ź58Ŵ
~<hit	64 -19Ř-12S-9š-7Ǩ7œŤ8Ƒ9şƊǤ10žǘ11jƚǡ12Ǧ15Ũ25Y28f31c41ĸ54ż72ſ
~<ho	26 -25W-23ǈ-21Ő-20NǄ-18ŏ-16Ōǥ-15ťƩ-14wA-13Ŵ-12oƵƾǞǢ-11ňōƫ-10dƁƯƲ-9ĽƢǨ-8MŁńŒūƘ-7PĵŉŎųơƴǃ7qŗŹƐưǂǆ8zŸƿǦ9ŇŪŵƃƌƕƦ10pSŃŽǀǓǙǝ11ŭ12uvŕƏƛǗǜ13Ũűźƒƺǁǅǔ14ķŻƤ15Gƚ16bƇƖƜƣƬǖǧ17ĴĻŅŤƗǘ18UYŷƋƑ19kZļłŧǑ20hlHŮƸ21ŠǇǎ22OT23ĸ24cƙ25gƭ26Rǟ27jǩ28Ʈ29ƳƷ30Ŷ31tKş32Ɲ34F35Ɔ36x37ƓƔ39ƅ40ů41Ɵ43n48ƞ51i
~<hob	81 9ǀ49g
~<hol	63 -17Ŋ-9ǖ-8Nŧ7mƕ9UŚ10ZŁŬ11tƸ14Ŕ15Ɖ16Ş21ű23K24kǓ25ŀ29Ǘ38ǩ43ǧ
~<hom	49 -20M-16Ǐ-14ŬŴǢ-12N-11ŐƯ-9ǃǆ-8vPű-7XZőŗƗǥ7Ľŷǩ8hŹƌ9gy10ķĹƖƮ11wƛ12ưǁ13ůƇƙ16Ʒ19ITŰƞ20u21źƕ23qH24C25Ɔ28Ɵ30s32nƒƔ34RƓ39ş43lFƅ59Ɲ
~<hon	75 7c8ǘ10Ŀň11f12QŢ13Ŭ14Ňƿ18Ŗ19Ū29ź
~<hoo	86 -8ǘ18ļ21ǟ33Ǜ
~<hop	78 -9ƒ-8Ţ11H15ů20Ǚ22X55Ļ
~<hor	89 8Ƹ16Ǟ
~<hos	71 -10ţ-9C8ž9V10kq11P12ĸ13Sƃ17Ƽ18ǂ20ƦǔǨ22Q23Ƹ34ƛ
~<hot	72 -11D-10X-8Ǌ12ĵ13ǔ17Ƌ20ƒ28J33ƍ44Ƥ51j
~<hou	44 -16Œ-15ŗŬų-13ǈǦ-12ǋ-11ĴńǏ-10NSŴƘƤǖ-9PǇǨ-8sYŭŶǔ-7ƃǄǊǐǝ7gƯ8Ǖ9h10OůŹƑƚ11ŁƉ12ƋƎ13ƌƕƙ14Ƃ16Z17ǁ19LŲƮ20ƣ21ƖƗ22ŷƷ23Ƈ24DH25M27şƓǎ29G30Ɲ31ķ32Ɯ33Ɔ34T36Ɵ37F39nƞ42ƒ44Ɣ48ƅ50R
~<how	29 -22W-20w-18Ł-15Ƃƕ-14FRŏ-13Ǆǈ-12sMĽŐťƩ-11DHLŌǞ-10Qƛ-9oAŚƝơƯƵǥ-8Ƣƾ-7dyCIşƜƫ7hǂǡ8GTĶƦƪ9fŇœƑǍǙ10SšŦŽƚǊ11ŖƤƸ12kƔƙƟƣǋ13pŸƃƿ14zǏǩ15ǆ16jvUŃŵƏ17ŕǜǝ18Ɠ19ŗŭǦ20ƺǅ21ĸŨŻǑǘ22bOƞ23ŅƋ24Ƭ25YļŤű26ŮůǇ27Šƭ28ŧ29cĴłǟ30Ʈǖ35K36Ƴ37Ɔ41Ŷ42t44x57i
~<hr	89 -13ǈ-8Ǡ7W27Ƨ52ǜ
~<hr>	89 -13ǈ-8Ǡ7W27Ƨ52ǜ
~<hu	50 -18Ƹ-17dƾ-13u-12ƺ-10PQ-8Aſ-7VŇŵƤǩ7gj9Ŷ10OƞƳ11ŁƜƯ12Ũ13fƫǅǚ14anƍ15Ť16ż17ţƷ18Ǚ20ŲŴ21HX23ƚ24Ń25pt26ž27sƃƨ28ǂ30qĸ32rǣ34o
~<huh	77 7y9ƞ10ĺ11Əǟ12Ņ14j19Ŷ22Ũ
~<hun	81 -7ƈ7m9ƞ13gƯ22ǅ37H
~<hur	60 -8Ʈ-7Aſ7W8ƙ13O15Ɯ17ǚ18ƍ19Ť21ţ22ĸ23Ǚ26X29ƚ31Ń32ž34ƃ41ǣ
~<hus	56 -18dƸ-16ƾ-14ǟ-13u-11ƺ-9PQ-7Ň7Ư8Ʈ14ŁƳ16ƫ18n19f21ż24ŲŴ25Ʒ29p30t32sƨ33rǂ35q39o
~<hy	74 8ǈ21P27Ū45Ə
~<hyd	77 47Ə
~<hyg	89 9ǈ25P
~<i>	35 -22Ƴ-20ƭ-19ĸ-18ƗƲǘ-16ĺǈ-15ŗƱƶ-14RŦ-13ŞŪű-12sſƠ-11ŖŧŹƤƨǔ-10łũŰŴƦƮưǑǨ-9AĶŠŵŽƝǗ-8VļľśşƀƛƯǇǏǓǕǙǚǞ-7YķŔŜƪǍǒǛǡ7ńźƍƹǋ8TXŤƖơǟ9ĿņšūŶƕ10UƞƸǧ11ŅŮŸƅ12GŐƾ13ŷǆ14pƺ15ĵ18iĻ21Ĺ22fǄ23hlvO24J25ŢǠ26dĽŌ27uw29q30e31Cōƃ32E34K35M36D38ŋ39ŉ40L42o50N51Ŏ55b58c72I73ň74ǩ91a95Ŋ
~<ic	89 10j13Ɯ22ǎ
~<ice	89 10j13Ɯ22ǎ
~<id	70 -10a8BŽ9TƵ10sV13Ǜ17dū21Ŋ23Ň45ř46Ƅ
~<id>	79 -11a8d52řƄ
~<ide	76 9BŽ10dTƵ11sV19ū23Ŋ25Ň
~<if	39 -26ĺ-19ǩ-17X-14ǋ-13dǈ-12ŉ-11ŀƶ-10ŇōŨ-9AŗƔƕƲƳǐǞ-8jkTŤŪżǗ-7iyUőŕŞƌǤ7Ɗƍ8bšźƎƝ9Ǣ10cǦ11GŢƁƂǄǕ12H13FĻŋ14WķňűƵ15ǘ16ŏŘ17IĴǚ18rŝ19ƪƮ22Y23ƀƜ24ŊžƯƱ26ƫ27Ʀǡ28ĸ30Ƥ34Ŏ38ſǝ39ŵ44ƃ51Ƨ73Ǩ
~<if>	39 -26ĺ-19ǩ-17X-14ǋ-13dǈ-12ŉ-11ŀƶ-10ŇōŨ-9AŗƔƕƲƳǐǞ-8jkTŤŪżǗ-7iyUőŕŞƌǤ7Ɗƍ8bšźƎƝ9Ǣ10cǦ11GŢƁƂǄǕ12H13FĻŋ14WķňűƵ15ǘ16ŏŘ17IĴǚ18rŝ19ƪƮ22Y23ƀƜ24ŊžƯƱ26ƫ27Ʀǡ28ĸ30Ƥ34Ŏ38ſǝ39ŵ44ƃ51Ƨ73Ǩ
~<il	89 15C18ǂ25ƽ
~<ill	89 15C18ǂ25ƽ
~<im	73 -16Ŏ-9ǩ10ƶǕǢ14ō16ŇƱ17Ũ18ƌ25Ş26ľ
~<imp	74 -16Ŏ10ƶǕǢ15ō16ŇƱ18ƌ25Ş26ľ
~<in	28 -25Z-24ƭ-19ĺŶ-17a-16ǟ-14wŒź-13ōŝƒƠǄǇ-12otuŢŭ-11cŨ-10pś-9DOPŗũƧư-8ĸĿťǜǦ-7FłŉŬƈƜ7KŰƉƴƻǕǤ8dAĻŲƼǍ9jyMĽŷƊơƯǋ10iEŇŎƎƓƞƶƹ11GWŁņŐŤƱǒǥ12ƤƲǡ13qNşŠƄƩ14ľƌǞǢǣ15ŃŅŖŻŽƾ16ŧƍƬ17nĵ18msƚƵǧ19lǐǑ20ķĹűƐƛƣ21vSƦ22Ƹ23š24ƽǓ25Rǌ26ŚǏ27ţǅ30ůƥ31Y32Ķ33żǉ34CǊ37ƃƪ41Ɲ42T43ŏ51Ǘ54Ɨ
~<in>	32 -39ƭ-29ĺ-23ŒŔŗ-18aZƮ-17ƨǄ-16Ŷ-15uŢž-14ŝǟ-13wxōœź-12ŊƁƓǝǥǩ-11oƕƘƧ-10şƆƠƺǃǘ-9Dśơǔ-8pBOłŞǇ-7cŦŴƒƜưǦ7zŏųſƬ8Ļńŵƃƿǀ9jAXŇ10GĹƶǂǈ11iMŎŻƛƵ12KŷƊǞ13QŌƤƹǋǓ14yEƞƦƱƼǧ15Ņ16ľŤƎƲƷ17ŧǐ18ƚƣǡ19sƐ20qSķŽƾ21ƍ22ĵŃǍ23mš24Ǒ25lŚţǌ26vŖƪ27nR28ű31ůǏ32Tƥƽ33Ķ34ż36ǅǉ37Ƹ40Y42Ǌ43C49Ǘ51Ɨ56Ɲ
~<inc	60 -14Ŗ-10Ǉ-7Ǣ7Ɓƭǃǆǔ8ƆƠƬ9j10su12ǉ17ƺ18Ŕ23ŏ26œƯ29Ʈ31ǝ41T
~<ind	84 8ǋ13Ʀ14Ɛ15Ǒ
~<inf	73 7Ǖ11Ŋ17ĻŻ18Ľń22Ŕ25x36Ǘ
~<inj	72 10ǚ35ǣ40ƃ49ž
~<ins	43 -17Ǎ-15Ƹ-13Ǐ-11Qŭ-10ſ-8ŬƒƗ-7tǂǋ7ŖŴƏƥ8rőƵƻ9ĺŘŚƁƪƳ10Ƭǧ11ŞŪƘƦǌ12ƭ13ŁŦ14ĹľǨǩ15ŲƩǄ17Wţƕ18ŗšƄƴ19ņƃ21ơǓ22Œ27ǒ28ƨ34Ɠ35Ǣ37ǥ38ş39Ő44ŏ
~<int	64 -13ǩ-12Œ-11ǅ-10ZŁ-8X-7ŌŨ7ķĹſǨ8iłŎ9GơƵ10gŅ11Bů12Ŋ13dR14ĶŇǝ15ƔǞ16ż18ǣ19ƛ21ƪ23N27ƌ29Š31S
~<inv	69 7Łż11Ǡ12fǢ13ǩ18ķƗǕǘ19Ǐ21Ɲ
~<ir	86 8Ƣ57Ķ
~<ira	87 57Ķ
~<is	23 -23Ũ-20Š-17Ʒ-15c-14ĺ-13ņŦƸǘ-12ňǒ-11Ť-10SŏőţƜƽ-9šƬ-8OĻŲ-7dBĽŎƹ7złƞǎǙ8FķƐƒƙƦǞǢǧ9ųƀƏƪǊǝ10EƕƗƯƾǁǨ11XľƍƔƧǜ12lnĿŅŝŞƼǔ13fAƑǖǥ14ŕŖǇǣ15KĶşŷŸ16ahŗơ17ĵŉŐŭſƢ18IžƥƫƱǈ19ōƩ20JŁƉƘƠ21qsvDQRTźƅǅ22yNPY23p24ŬǗ25Ɵ26Ɓ27ŪŶƆ28ůǃǆ29ŒƇƊƓƨ30ĹŃƲǋǛ31Ŵǟ32j33űǂ35ƶ36o37x39ŀ40i43Uǩ45t46Ǎ
~<is>	23 -22Ũ-20Š-18Ƹ-17Ʒ-15c-14ĺ-13ņŦǘ-12ňǒ-11Ť-10SŏőţƜƽ-9Ƭ-8OĻšŲ-7dBĽŎƹ7złƞǎǙ8FƐƒƙƦǞǢǧ9ƀƏƪǊǝ10EķųƕƗƯƾǁǨ11ľƍƔƧǜ12lnXĿŅŝŞƼǔ13fAƑǖ14ŕŖǇǥ15KĶşǣ16ahŷơ17ĵŉŐŗŭſƢ18IžƥƫƱǈ19ōƩ20JŁƉƘƠ21qsvDQRTźǅ22yNPYƅ23p24ŬǗ25Ɵ26Ɓ27ŪŶƆ28ůǃǆ29ŒƇƊƓƨǂ30ĹŃƲǋǛ31Ŵǟ32j33ű35ƶ36o37x39ŀ40i43Uǩ45t46Ǎ
~<iss	82 10Ƶ12ǂ15Ƹ32Ÿ
~<it	28 -36Ĺ-22MĸŅ-20ƷǑ-18lvǔ-16y-15cqLƸǄǈ-14ŹƦƨǐǢ-13gxZŝǩ-12aŷǝ-11CYŞƃƤǌǖǙ-10ptOXņŉƾǕ-9hŻǠ-8zşƣǜ-7GHĻƺǂǊ7Dţ8ŋŜŵƄ9ŘŽƁƎƶƻǘ10ſƖǏǧ11ŐŦŸƈǞ12J13ĵĿŲƌƯ14inƼ15šƂƘ16AFŴƊ17ŁūƐ18ĺŠťǟ19ƽ20Ůǆ21PŎƙ22ł23břŚƀƢ24Ŕ25Ŋƭ26śƓƟǗ27B28Ň29Ɖ30ǅ31ŤŬǍ32ŃŌƇ33Ĵ34UŒ35Űƞ36ƫ37rƆ38ŭųƧ39ŕƒ40ŗŧ41jƩ42ŀŨũ43ǃ45ƅƵ48œ50Ŷ52Ŗ55ƪ67ű
~<it>	28 -35Ĺ-22MĸŅ-20Ʒ-19Ǒ-18lvCǔ-16y-15cqLƸǄǈ-14ŹƦƨǐ-13xZŝǢ-12agŷǝǩ-11YŞƃƤǌǖǙ-10ptOXŉƘǕ-9hņŻƾǠ-8zşƣǜ-7GHĻǂ7Dţ8ŋŜŵƄ9ŘŽƁƎƶƻǘ10ſƖǏǧ11ŐŦŸƈ12JǞ13ĵĿŲƌƯ14Ƽ15inšƂ16AFŴƊ17ŁūƐ18ĺŠťǟ19ƽ20ŮƓǆ21PŎƙ22ł23břƢ24ŔŚƀ25Ŋƭ26śƟǗ27B28Ň29Ɖ30ǅ31ŤŬǍ32ŃŌƇ33Ĵ34UŒ35Ű36ƞƫ37rƆ38ŭųƧ39ŕƒ40ŧ41jŀƩ42Ũũ43ǃ44ŗ45ƅƵ48œ50Ŷ52Ŗ55ƪ67ű
~<its	83 -7ŗ10Ǣ12Ƙ16Ɠ18Ĵ21C
~<ja	87 8w13ū15a22Y
~<je	71 -17ǐ9Ū11l14ųŶƞ16Ŭ37Ƙ
~<jee	89 -22ǐ12Ū19ų20Ŭ
~<jew	73 39Ƙ
~<jo	54 -14G-11Ş-10Ų-9Ťǝ-8LōǨ-7Ūǂ7ţǡ8ň10ŭůƨǦ11ƝƦǀǍǩ12Ķ13Ƭǔ17RǓ18Ǒ19ǣ21Ǆ22ǧ35ǐ36Ƨ38qǈ47S48U50V51P54W
~<job	55 -14G-11Ş-10ǩ-9ŤŲǝ-8ōǨ-7Ūǂ7ţŧŴǡ8ňƷ10ůǦ11Ɲ12ĶƦƨǀ13ǔ14Ƭ17RǓ19Ǒ20ǣ21Ǆ22ǧ35ǐ37Ƨ38ǈ40q49SU51V52P55W
~<joi	83 -9L8fŎ9ő19Ǎ27s
~<ju	47 -17ŗ-16ł-15ƞ-14ǡ-11DōǏ-10Ŏ-9Vǐ-8qŦƣƳƼ-7FRľŨųƄ7vUŁŅş8ehZŶǙǚ9sƊƗ10c11aŊżƦ12Ň13uCS14ǈ15ƍơ16KƢƻ17ŖŪǑ19Ţ23ŭ24nĹǋ27ŷ28ķœǀ29Šƀ30Ļ33Ǉ34Ŕ
~<jud	86 10żƿ11š17c21ķ
~<jum	77 -13ĺ-8TV-7Ŧ9ƍ30Ŕ31Ţ38œ40ǀ
~<jun	86 8m11G20w21a
~<jus	48 -17ŗ-16ł-15ƞ-14ǡ-11DǏ-10ō-9ǐ-8qƣƳƼ-7wFų7fŁŴŵƮ8evUZŅşǙǚ9hsķŶƍ10ŇƊƗ11ŊƦ14uCSǈ15ơ16ŔƢ17KŪƻ18ŖǑ24nŭ25Ĺǋ28ŷ30Šƀ31Ļ34Ǉ
~<ka	87 11w15b24ƥ
~<ke	51 -11e-10ǖ-9Řǔ-8RŭƅƤƨ-7nDNĶĻŁőŜƪ7qşǩ8PQƻǠ9xŽƀƮ10ŀūƊƝǒǙ11tUũ12ſ13Śǟ16Yǝ17Ǐ18oĿŢų20ō23Ɩ29Ƨ30Ʒ33Ƶ34ŝ40Ǘ42ƥ43Ű65Ǩ
~<kee	54 -12e-10ǖ-9Řǔ-8ŭŶƤ-7NĶĻƅƨ7WŉŸǞ8cqƀ9PƻǠ10xşŽǩ11ĿŋūƊǙ12tYũƝ13UŀƮǒ14ǟ15Ś16ſ17ƥ18Ǐǝ19oŝǨ20Ţ27ōŰ28Ǘ30Ƨ32Ʒ37Ƶ
~<kep	74 -9D-8ō-7ŋő8Yƃ18Ŷ21Ǘ24ŝ26Ű38ƥ
~<key	72 -7Ł8v9Ń12Ŀ28ų34Ɩ66Ǩ
~<ki	47 -13Ǜ-12ƪ-10Bŷ-9tZĹŇťƅ-8Ɗ-7jmzHńŝƈƙǋǖ7űŴƘ8XŊŘŶǝ9ŧƉƨ10ưǆ11hiRŤź12MƇƹ13ŏƫ14ĺƶ15lƎƜ16ƣ17ƭ18qŪ19vǔ21wƱ23Ư25n26ƌ27Ʋ28Ƌ29yƍ35Ʃ36Ǆ48u50x55Ź
~<kic	82 9ŕ14ĺŌƹ16Ļ17Ř
~<kid	55 -17ų-10ŷ-9B-8t-7mzZƊǩ7N9ź10ľƘ15Ʀƶ20lƜƫƲ22ƭ26vƱ28w30Ư31n34ƍ37y45x59u66Ź
~<kin	55 -30Ǜ-18Ʀ-12ƪ-8Ňťƅ7ŢƸ8ĺƨǟ9bư10űƎ11Ŋ12iXƉƲǩ13ŧǆ14RŤ15Ƈ16hqx18ŏ20ƣ26Ūǔ31Ǆ35Ƌ43Ʃ
~<kit	72 9L11Ǝǈ14ƞ15ǝ17Ǆ21Ǜ24M43ƌ
~<kn	51 -12Ŏ-10ĹŌƽǔ-8ƂƮ-7dDĺľŝ7ŕƀ8hņƷǂ9ňŋŲƐƛ10Ű11RŔƌǣ12cĵ13ŒƎƧ15rţź17ŅŜƓƩǃ18wō19t20ƳƸ22f23Ƌ24A30ǩ36ŉ44Ŗ
~<kne	87 13Ƹ39t
~<kno	52 -13Ŏ-10ĹŌƽǔ-9Ʈ-8Ƃ-7dDĺľŝ7Gŕƀ8hņƷǂ9ĽňŋŲƐƛ10Ű11RŔƌǣ12ĵ13cŒƎƧƸ15ź16ţ17rŅŜƩ18wōƓǃ20Ƴ23f24Ƌ25A31ǩ37ŉ45Ŗ
~<l>	83 -23ŗ11ǆǦ12ǃ21ǡ69b
~<la	41 -18Ť-15SŢ-13ŒƔ-12dŀŨ-11ũƄƳǢ-10pPļƌ-9svľŕŗųƃǇǝ-8ĻƉƿ-7KRXōƅƒƨǃǅ7gAIJƻ8eĹűƠƤƭǎ9ƋƑƓ10ƺǂ11ktF12ƈ13bƆƙƚ14EłǦ15DŻƧǉǛ16Ň17oƲ18aƹǄǏ19cżơ20ŵǞ22ţ23ưǨ24Ŗǩ25Ŝǜ26ņǊ28ǌ29ĵǙ30Ƹ31œ35ķ38ǣ40š51ƾ
~<lab	82 11ƹ12ǜ17h18ƾ19ť22ƻ
~<lad	75 -10ų-8P-7Ɖ7Ǚ8cŵ10ǁ11ǈ13Ŝŧ15t16Ǆ25oǣ26Ɯ
~<lai	82 13Ƨ15Bŵ21Ň25Ǩ
~<lak	81 13ķ22kƟ24g32ƙ
~<lan	63 -12Ƅ-8Ɣ-7ļ8ĸň9Š10Ŧ13Ƥ14J15I17ǩ18Ơ20Ň21Ǆ24ķ26F33ơ36D47ǌ
~<lap	77 -14Ǐ10Ǘ14Ɲ51š
~<lar	86 -8Ɣ20ǔ33Ɔ
~<las	46 -11dŦƉ-10ŨũǢ-9pŠ-8BŃňŒŕŤƃƳǗǧ-7DSľŧƌƟǜ7wŬƶ8yŁƩƫƼ9Ŕ10eiĽłƑƓ11ŵǘ12űŻƲ13ĹƋƺ15ƹǨ16ż17šƈƚư18E19bcǉ20Ǜ21ǣ22ţƸ24aŜ25ĵǏǙ26Ǟ31ņŖǊ37œ38ƾ
~<lat	70 -16Ƽ-9Ť7U8Ǚ9OƓǏ10ŃţŻƭǂ11ż12ĺǕǣ13ǜ14ĵǎǟ16Nƾ19Ƹ
~<law	68 -10S-9Ł7Ư9ŷ10Ƶǩ11ǡ12łŅ13nQ14BǦ19A24Ʋ30ķ31ǜ
~<lay	81 11ŚƤ13V14Ɖ15Ƨ16Ŀ20ư
~<le	43 -27Ǎ-19ś-16ǩ-13ňŐƨƱǨ-12uwƯ-11ǈ-10œŜ-9ǡ-8łŵƮƷƽǝǧ-7nvBPYļńŒŖŲƋƓƗ7AŔŰƥ8ZķŻƆƊƔ9arKVŋřŚƀǃ10ōŞŤǆ12zŽ13mxĽŹ14ŗƳ15ŉ16Ɖƪ17Ŋ18ų19Ļ20b21Ū22ũƄ23ƕ24hF25Ǝǋ26Ƥ28Ƣ29ǜ30Ƨ34ƛ37ơ43Ţ50Ŭ58ǌ59ƶ
~<lea	50 -26Ǎ-17ś-12Ǩ-11ƨ-10SƜ-9Őŕƈ-8ŎŝƋǧ-7uDľ7Ű9ĺƫǜ10ŇƟƠǏ11zŊŹ12AĿũŻƬ13Ļƥ14V16Ť17Ǝ18ŉƳ22ŗ24Ɖ28Ƨ30F34ǋ36Ƣ37ƛ38Ŭ40Ƥ41Ţ43ƶ46ơ62ǌ
~<lef	69 -10ŀ8ŖƈƳ9fŉ10ĸ11ķ13ĶƧ15ŕ16ō17Ţ19Ɣ20Z21ŝ26ƶ28Ŭ
~<leg	74 9f12ŋ15Ʋ22ǃ23ǆ30ƶ54h
~<len	70 9S14Ŭ21ƭ28Ƅ30ų55ƕ
~<les	77 -9Ŧ-8Ŭ-7ǉ8Ǉ10G12Ʀ14S15Ņƒ16ŮƝƪ23ľ36ũ
~<let	59 -13ǩ-9wňœƤ-8Ư-7ļŖ7i8ĵŘūžƜ9O10Ńš11Ɛƾ12rN14ŊŪ15ĻřƎ17Kƪ18Ś19Ŏ20Ŕ21Ş22aĽŽ23x32ǜ33b
~<lev	73 -11Ʊ-8ƭ9ŀ10ǌ16ƣ17Ɔ19Ɗ22mƩ
~<li	34 -19ĸ-18JŎŒ-17ǋ-16Ţ-14ĹŤ-13ǝ-12ƛǅ-11Ǉǟ-10pŜǂǙ-9ňōśŴźſǆǐǑǠ-8WŐůŰƱǔǕǞǣ-7eŏųƉƥǒ7XŶŹƐǥ8IĶǛ9hSĻŉƯǀǗ10ailułņşƜƫǢ11DūżƀƅƠƶǊǩ12rYƵ13ƪ14dqŝƂƮǓ15ŋŨ16Kƺ17vƎƘ18ƑƧǡ20GŇƴ21ƨƷ22ƩǍ24zĿŌ25ĴŬ26žƞ27ŷ28FPĺ29Uƭǌ31Ÿ32x35Ʀ37ŗ41ƿ44w45n
~<lia	59 -10Ƭ7ǊǥǦ10ŗ12Ǜ15ơ18Ƃǌǚ29ƀ33ǡ45ž
~<lic	60 -9n-7ŕ8Ǩ12ƄƺǛ15oū16ǀ18d19a31Ź39ŷ61Ÿ
~<lie	80 11Š46Ŀ61Ŭ
~<lif	55 -14Ż-13q-12ŏŶ-11Ő-7Cŗ7Bƫ9şǈ10SŨ11űŵ13m20iĺ23Ƭ28Ƶ31ƪ32ƿ33Ʒ38ƴ41ƭ47Ʃ48ƨ53Ƨ64Ʀ
~<lig	80 -8Ŷ7D10ĺš16Ō17Ʈ18Ż19U21ż
~<lik	44 -18J-14Ŏ-12Ť-11qŢƦǐ-10PƣǄǞ-8ĿƬƱǦ-7nCľśƟƢǝ7amFœƊƌƔ8sAXŋƂǖ9lŧƁƎƘƠƽ10ţ11gDőƐƜ12jrŀ13YņũŮ14łŨƭǩ15Ų16tǍ17vRŉű18Ōƺ19Ńž20Ļ21x22ƶ23Ĵ26K27Ŷ28ƿ34ŝ35Ň37U39ƞ
~<lim	59 -17ơ-13ƛ-10Œ-8Ɨ8Ǎ11Ə13ƓǦ15Š20ǌ22Ƒ26Ǣ27Ǔ30ǡ50ŗ
~<lin	62 -11Ƨ-8œ-7LŃƟ7ŗƪǩ8Oņŕƛ9wVǘ10XŚǄǞ12ĴƷ13s14aSƫǊ17ł18Ł19Ɣ21I22ŋŌ23P35q
~<liq	87 -18Ÿž7Y10ƿ38Ǜ
~<lis	61 -8Ǚ-7Ɣ7r8aĿǏǘ9nƫ10ńƕ11Ɯǥ12ĺƎǗ13ƅ14ƒơ15oş16ƻ17Ŭ18ǐǩ24Ƙǌ25ŷ26ľ28Ɨ
~<lit	59 -10o-9ǟ-8B-7ƛ7dĿņƆƑƝƻ8cIŐƳ9ļƹǄ10zĶĺŽƎ12ƞ13Y14ż16œƦ17vŊ18Ņ22Ư23w27u30x
~<liv	56 -18Őŝ-17ĸ-14ǋ-9łǩ-8ŵƧ-7YŒŪƯ7S8X11ƅ12D13ƃǍ14qƟƠ15ķ16l17Ķ19hƲ23H24ƞƢ25Ƥ28ƣ29Ʈ30C35P36z37G39F40Ʒ78n
~<ll	78 9ǐ21ǃ53ǆ
~<llc	78 9ǐ21ǃ53ǆ
~<lo	39 -29ŭ-17Ƣ-16Ɲ-14ņ-13nǇ-12œƽǈ-11PōžƵ-10ƆƛƦ-9quDű-8aWŀŏŪƒǑ-7ghwxFKĸŊŔźƈƓƖƴƻƿǉǌǍ7RſǙ8fHƚ9ĻĽŃƍƧ10ŧƯƺǟ11ŎŰƊƔ12ĺŕŸƣǊ13sŇřƃƉǔǞ14ĵĹňŜšŮůƐ15Ŷ16GŝƜ17zŢƱ18Ƈ19Ƒ20SŚƞƤǝ22Ņ23ƥ24ţŬǋ25ƭ26OĿ27ťƕǘ28lǅ29ZƮ30ķ34ƪ36ľ40Ɵ42ő45Ƴ
~<loa	58 -7Ʀ12k17Ʈ22Ɣ32Ʊ46Ŭ48ƕ55Z64ƪ
~<loc	65 -9Ɗ-7sƙ8ũ10Ŏ11CMŐǔ13ǎ15ľ16Ű17QŌ20Ǟ22ƍ25l27ƣ30ǘ39ǋ47ƥ
~<log	82 11Ő12Ǘ18ŚƐ22Ƈ25ǘ
~<lon	52 -25ŭ-14Ƣ-10ŐƬǟ-9n-8D-7Ş7gĿ8ŵƏ9iŮ10Yǩ11fHƈ13řŝū17l19Ÿ20ŧƮ22ŕ24š25ť27ů28Ɵ29G30ǝ36S37Ƥ38O41ƭ43ǅ49ő
~<loo	54 -17ƈ-15ǩ-12ņ-9gŌ-8ŭƳ-7qŤƞ7fyĿ8Ař9pJ10ŢŨƫǙ11ŖŶ12jĻƐ13Ʒ14R15HĽłŠ16Ǟ17ĵ18ſƉ19Ĺ21ľƬ22ŃŜǊ25ńŚ26sĺŇƯ29z
~<lor	87 8Ź11v12b13Ĺ14k
~<los	59 -13t-12ƽ-11Ʒ-10Ɩ-8Ƥ-7ōżǉ7ƁǀǙǝ8Şǩ9IŝŨũƊƨ10ŧ11Yƚ13Ǔ14őƃǔ17Ťƺ19ĿŘ21Ŧ30ķƧ31ť41ň46ţ85Ƴ
~<lot	67 -13Ǉ-7ǀ8ś9żƙ10ŇŮŰŻƇơ11ǖǟ15Ŀ28Ɵ30Ƒ32ķƜ
~<lov	68 -12Ɲ-7Ţ7Ɗ8rŝƍ9ƉƶǃǄǔ10lƑǩ11tǋ13M17ƅ23U26Ŷ32ǟ56ƞ
~<low	67 -10ŧ-8Ŧ-7Šž7ƺǩ8ĵ9Ů12cĻ13ƃ17ƙ21ŗƗ22ŎƊ30ľ52Ņ
~<loy	83 -7Ň11Ǘ34ő36Ţ
~<ls	89 -9Ŧ-7ŗ60b
~<ls>	89 -9Ŧ-7ŗ60b
~<lu	75 -7ƶ8Lţ10Ĵư11O13Ź16NĽ17Ɠ27Ǖ29o
~<luc	84 9ţ14Ź33o
~<lum	86 12Ĵ20Ɠ31Ǖ
~<lun	84 -7ƶ9Ō10L12Oư18NĽ
~<m>	82 27ſ42bL
~<ma	37 -22ǉ-19i-17Œ-14ŦũǘǞ-13ŧƷ-12Ŗ-11tőǟ-10dkNœŝƻ-9QĿŚŞƶ-8jyRřſƕƜ-7sCIJMŤŹŽžƑƘƧƪƯǂǃ7ĶŊŢŴƋƎƏƞƼ8EļŃŋŨųżƒƖǒ9qGŁŬŵƱǕ10xƔƭǍǎ11ałŭůǚ12oŠƉ13ńŔŗǝ14hKƊƿ15zĹŲƆƛǈ16ŕƫǗǨ17ĺƹǑ18cV19Tǔ20Ƴ21ľ22uŎǌ23nǏ24Ƈ25Ū29f33ǩ34Ǉ37ơ41Ʈǋ42Ǆ51D
~<mac	70 -15Ŧ9ƛǖ11l12Ƽ29Ǣ32ǝ55Ǐ
~<mad	60 -14ƻ-11Ň-8Ǣ-7ƈ7ǆ8rƗƽƾ11Ń12ǜ14ƲǍ15ƌƞ16ƫǩ17xĹƉ20Ŷ23Ũ24Ŕ29Ƈ31Š40ĺ
~<mai	64 -15J-14P-11Ǐ-9ĿŷƟ-7M7nż8ĸǋ10ķ11ĴĽǖǝ12UŜ13ŭƊ15Ǖ18ľ19Eų23ļ27ƛ36Ǆ38K73D
~<mak	54 -14ŭ-10ƣǞ-8aŮ-7BĴķƶ7ĿŃƎƏ8ņŌŐ9ǝ10Ƅ11Ų12Ňǐ13Ɲ14qPŀǒ15xZǀǩ16cŪƮ17Ļů19ňǚ20ŬƳ22Ǆ27Łơ29ł30T33Ŏ34ǌ
~<mal	84 7ŭ12a15ŵ17ǋ19Ǎ
~<mam	84 8ƽ11T14Ƥ15aƨ36z
~<man	46 -21ǉ-11Ǎǖ-10iŧ-9xTŹ-8őŨƃ-7ũƅƉƦǟǢ7Ƈ8ţ9Ɩ10SƟƩƿ11ŵƊƋƭ13ŲƳǄ14cŴżǩ15ŮŸŻƹ16G17ůŷ18ǎ19Ɣ20VńŕƆ21Ūǈǔ23hƣ24Ǩ25Ǘ28Ǒ30n33u34ơ35Ʈ44ǋ48Ǉ
~<mar	65 -8Ƽ-7Ǣ7Ɠ8Ŕź10qǈ11ŭ12Yƹ14F15ƿ17ƥ18Ţ23ƫ24H28ƒ37o59f
~<mas	89 8Ǎ19m
~<mat	71 -11ǩ-7d7ƅƭ8ƃ9wƚ10ť11VŘ12zǕ14cA16ō19Ķ20Ɖ21ų24W34ľ
~<max	89 -15ř-11Œ21ǩ54ŗ
~<may	68 -10Ż-8Zǘ7ŹƖ8Jšƾ9Ƈ10cƦ11vĹ12ŋ13Ʈǩ14ƍ15aƱ26Ŋ
~<me	36 -19B-16Gǃ-12Ų-11pwƩ-10ľ-9ƙ-8ŔƧǊ-7ŇźƓǟǦ7DĿťƭǍǧ8uQƎǏ9ajLœŢƊƠ10Uŀłŋ11KPŠżƳƴ12ņūǖ13cƂ14deŦ15lŪ17Z18ǂ19hŉ20Ľ21i22Ɖ23nĹ24řǄǈ25Ŋ28bńǛ29Ť31ōƃ33ļ35MO36Ŏ38ǩ48śƻ56ň
~<me>	38 -19B-16G-11Ʃ-10pĺ-9wƙǃ-8Ƶ-7AWľŔƧƽǂǊǦ7kEŰƁƐơǠ8ŅžƨƭƳǧ9DŦƉ10sŋřƊƴ11ijMĿŢƠǏ12uUĽœ13LŀłŠż14ņōūƂǖ15P16cde17lǈ18Ū19ǩ21Zń22Ĺŉ23n27O28ŊǄ31b33Ť36ļ37Ŏ50ň52ś
~<mea	69 -14Ň-12Ų7Ǝ8ŵƺ9ť16ǩ17ĺ19Ž20ň25Ư32Ǜ38ō
~<med	65 -11ǃ-10Ĵ-9Ƒƨ-7ž10ƽǁ12Q14Ǘ15Ƽ17W46ǂ65ƻ69ƃ
~<mee	74 -7C12aƦ15Ǚ21O46M
~<mem	84 15Ľƣ24h36ř
~<men	81 -7ŷ10n13hA14Xż16ƽ19ń20ǩ21Ǜ
~<mes	79 7h8ũ10Ĺ11Ƴ12ǚ13ǋ15ťŦ20ŝ22K27i
~<met	75 -8ƌ8Ľ16Ǎ23Ƶƻ30Ɖ
~<mi	48 -13Ǟ-12Ķ-11Ő-9jIőƔǔ-8TŤŪ-7dŇũŬƽǝ7űŸ8vDǩ9Ļź10ĵŚ11tuMƶƻǕǙ12łŨ13hƉ14ŴǏ15cHX16iń17Ŀśŝ18Ə19Ş20Ƭ21xŊŎǚ22šž24w25aN27ǁ30ǎ34ō43ů45O58Ů
~<mid	77 7L10v12a15i21N23c33ǎ
~<mig	81 -16Ǟ8ǁ10Ɯ11o18y19ō20ǎ30H
~<mil	63 11QUǐ13ǩ15ź18DƻǕ22Ŵ25Ə46ů79Ů
~<min	55 -11Ķ-8I-7dŤ7ƠƤǠ8Ńŗǧ9PķĽŜŸ10ŌůƯǩ11i12ű13Ļ15Ś16łŨ17NŎƶ18M19Xń20ś24Ŀ27ŊžƬǁ53O
~<mir	76 -11ǟ19u31x43w
~<mis	68 -11Ő-9ő-8Ɣǩ-7Ŭ8Ĺǂǟ9r10ŁŎƷ11s12Ɖ13ĵ18t19Ǚ23a25Ş30ǚ31ŝ35š47ō
~<mo	37 -14Ł-13Ť-12sű-11QķśŜţǈ-10Ɠǐ-9cjŠŬƆƜǅǞ-8fxWƬƵǌǑǗ-7klMSńŊżƉǎ7LŽƪƯǠǤ8dgŅůŻƳƶ9VŐźƎ10iIŧǉ11ŕƫƲ12FňŏŷǊǩ13Ųǔ14Y15Ńƕ16NXœŪƞ17Ĺ19ŀť20ĺž21rƤ22nAŢ23Tƽ24Ǆ25ĿŮ26Ơǣ27ō28Ĵǝ30ľ31GŒ33Z35H36Ɣ40Ʈ46y59z
~<mob	87 11CƷ34I
~<mod	71 19ǩ31Ū61ǣ
~<mom	68 -11ŗ-7Ũ9ư10Ź11qŵƽ13Ƥ15ŐƯ20ŷ23Ƴ27ŏ42N60z
~<mon	47 -13ǔ-11ŭ-10Şƭ-9ũ-8ŁŜ-7nţƬǈǦǩ7ĺǧ8Ĺ9rGƱǊǕ10ĿŘŮưǘ11ŀƫǖǨ12ƝǉǚǠ13ĶšťŽƌ14Ǝ15dƶ18Ņ19Ƥ20ŧ21ŕ22A23Y25XŲ26Z29Ɣ31T36ǝ38Ơ42Ĵ44Œ45Ʈ
~<mor	51 -15ŗ-12u-11ǩ-10s-9H-8ŝ-7UŐűǨ7aXĹĻŞťƒƽǁ8Ǚ9JRŕ10AŷźƮǦ11ZŃƪ12ƺǄ14i15FůǤ16grY17Ŀ18ũ19L21ň27V28œƕ32ž33Ɣ40y45ō
~<mos	58 -10ƌ-9ǖ8nXķĺŝƘƦ10Ɨ11Y13ĹŮųǊ14Ʋ16ŭ17Ǆ21ǩ25Ŀ37ľǔ39ŗ
~<mot	63 -9Ǖ9Ŀ11Żƫ13nŪƲ14ǀ21ſ28ƽ50z
~<mou	86 -10Ɔ11rň15ļ22ŝ27u
~<mov	62 -13V-11śǝ-9ķŤ-7Ł7ŉƢ8ŎƟǩ10ĵťŻ11Ń12Ƥ14Ő21ŌƷ24ĺ28ŀ33n35ƞ38y43G48Ţ77H
~<mr	86 40f41a
~<mrs	87 20a41f
~<mu	44 -20W-19Ƃ-15Ĵŏ-13ŤŧƩ-12Ǆ-11aƕǇ-10FƅƆǗ-9ŇŎŭƭ-8nHŵƞǟ-7Ū7ňŨŶŹǌ8žƌ9ŰƊƶ10ƘƝ11űųƷ12ƔǓ13OZĶŐǢ14ƱǛ15Ŭ17Ř18Ǧ19Ɠǡ20ſƪǉ21YķƠ23ƃƗ24Ŀ25ƧǊ27TŅ28Ʀ29XŮƒ30ƨǏ33ŗ34ǩ38Ƭ39Ŧ40Œœ
~<muc	44 -19WƂ-15Ĵ-13ŏƩ-12Ťŧ-11aƕǇ-10FƅƆǗ-9ŎŨŭ-8ŵƭ-7nƞǟ7ǌ8Źžƌ9ŢƊ10Ɲ11Ƙƶ12űƔƷ13OĶǓǢǩ14ZƱǛ16Ŭ17Ř18Ǧ19Ɠǡ20ſƪǉ21YķƠ23ƃƗ25ĿƧǊ27TŅ29XŮƒƦ30ƨǏ33ŗ38Ƭ39Ŧ40Œ41œ
~<mus	81 -14Ǆ-8Ň8ǔ11x14cŶ15Űų30Ũ40ǩ
~<my	56 -7xƦƳ7zƒƲƽǟ8ưƻǞ9Qń11fņ12Ŀǖ13bgŮŻ14J15jkō16M23L30Ŷ42Ľǩ48ļ
~<my>	56 -7xƳ7zŤŻƒƽ8ưƲǞǟ9Qń11ņ12fǖ13bĿŮ14J15j16Mō20Ŷ23L42Ľ43ǩ48ļ
~<mys	83 -7Ʀ8mŽ9ǚ10Ż14Ŷƻ17g
~<n>	82 11ǆ16w23ū58b
~<na	49 -20ǩ-13s-12ņ-10x-9vƷǋ-8JƣǄ-7nprŚƉƨ7LľŁ8ƈǈ9hǆ11řƕƦǠ12Ľơƾ13ļ14ǧ15Aǐ16ƻǗ17lǓ20F21ķ23Ŝ29Ư34Q38b41Ő51ƫ55a56o67ǃ73w
~<nam	50 -17ǩ-12sņ-10x-9ǋ-8vJƣǄ-7prŒŚ7LľŁ9hǈ10ǆ11ř12ƕƦǠ13ĽơƯƾ14ļǧ16AƻǐǗ18Ǔ21Fķ24Ŝ26Ő36Q39b53ƫ57ao69ǃ75w
~<nan	87 -11Ʒ13Ɯ29Ư
~<nat	84 -7S14ő15Š28Ő32l
~<ne	41 -19Ŝ-16ƛ-14Ʊǥ-13Ŗǩ-12WŇ-11ŠƩǒ-10NĻľŊ-9AłśŨǈǟ-8TXňűŷǐ-7LĴńŉŌŞŢůƦƧǑǛǣǨ7ųƒƫǊ8cJĿŀƵƾǕǡ9Vŵ10Hǌ11ķũƚƤ12jzƍƯ13ŶƏǏ14exYƌ15řŪƬ16ŹƖ17ĺőŕƭ18SŒǁ20iƈƜ21ǀ23y24ƕ25Ɓǅ27ŃǙ29CǍ30Ĺ31ŁƞǦ32ƅǞǧ33Ŏ34ƙ41GƄ
~<nea	67 -11ƛ8ǘ11Ʒ14Ƒƚ15z18Ś19Ǚ25Ə32C41ƙ
~<nee	48 -11ǩ-10ǒ-9ĻƗ-8Ŋ-7AIVŖƷ7gmOťǉǢ8cqYŘūƍƒƖǅǠ9p10sƤ11uǏǡ12vƜǊ13Ūƾ14ŵ15Gǌ17e18ŀƯ19Ɓ21Ń23Ƭ24Ĺǁ26ƕ27Ŏ36ƭ39ǧ40Ł43ƄǦ
~<nei	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~<ner	83 22ǀ28Ŀ
~<nes	87 -8v-7ƭ16Ķ22Y35y
~<net	83 -18T10ƪ12J15ƍ28ķ
~<nev	69 -9Ŝ-8ŷ7Tǜ8cƙƴ9Kƚƹǔ10ņ11Ʋ12ŝǀ17Ǚ20ő22a
~<new	57 -17ǩ-13Ŝ-10p-9ǋ-8kƩ-7ŐŠŷƇǟ7őƄǏǓ8œŪ10UǙ11jHũƋ12Ɨ14Ɓ15Ǖ17ĺ22ĹƵ23ƌ24xŒŹ26ƈ28ƞ30S31ǅ33Ŷ34i35G38Ǟ39ƅ
~<nex	66 -14Ʊ-12ǥ-10W-8Nƭ8ŗ9pũ11ǩ12ſƫǀ13Ń14ĺ15ǖ16H17řǞ18kƖ19Ŏ21y22ŕ30V41Ǎ
~<ni	57 -12ŝ-9Ŧ-8CWƩǄǟ-7ķŀ7ŘƟ8qPŨƧǎ9hŧŲǃ10Ɖǉ11FŶ12şƐƿ13ǖ14ľ15Ǐ16LUĻƹ17ų19Ƙ20n21Ŀ26xǑ27Ű31R34j37ƞ
~<nic	68 -11ǎ-10Ŧ-9Ʃǟ-8ķǄ-7Cŀ7G8ikľŬƌ9c10ŘƟƧ11qƁ12UƉǉ13ƪǃ14FPŧŶ16ş21ƞ23ƹ25Ƙ28j
~<nig	62 -10ŝ-8ƪ7Uǘ8L9ľŨƻǩ11j13Ų14Ɛƿ15ǖ17Ǐ18Ļ19ǎ21ƞ23n27Ŀ30xŰ35R
~<nin	89 7d14L46Ǒ
~<no	37 -26Ŕ-20Ƨ-18VƗƬ-17ŝų-16ķ-15ǎ-14i-11yş-10kƩƵƶǐ-9ŎƓƚǃ-8awCŪƕƫǅǋǖ-7ļƛƝǊǣ7luxĹŗƁƃƨ8ľǒǟ9RŁňŽƾǠ10bnŘŷźƤƳƸ11ŌƦƱ12ĸǑ13ĵŬ14T15KŉżǨ16gŊ17ǁ19ĽŃŖǩ20vƹ21Ɵƻ22ţ23Xōƿ24Ň25Ĵ26Őũŵ29LĺŨſ31Z32cs33Şǥ36Œ37ƴ38ŀ41N46š50ŏ
~<no>	56 -23Ŕ-12ǂ-9Ūǩ-8rwĹňŘƵ-7ķƦǟ7Lũƨ8KWXŲưǚǡ9lsĽĿƸǒ10ZƄƳ11Ŗ12ŽǇ14ŏŤ15řż17u20ƿ22ſƁ24Ńŉ25Ň29š30ǁ31ŵ57ƴ
~<nob	72 -7G7sǢ9Ưƿ11ƭ12Łƺ13n15Ŗ16ŷ25Ş27g31Ɵ
~<noi	86 15Ǝ24ǩ
~<non	78 -11Ŕ9Ş11ƀ12ǂǥ13x27ƹ36š
~<nor	63 7l8nC10ł11Ĵ12j13ƾ14ADǏ19R21ŭ28T
~<nos	87 9l11T14ź29Ŋ
~<not	45 -14VƧ-11Y-10ķřŝŤ-9NłƗǐ-8pqŎŴƶ-7iSśũƬƭǃǄǇǎǞ7dmBľŲ8ŅŇŽƔƙƴ9EXż10QƆƟƥƸƹ11źƃƪǝ12lĽŵƤ14cŏŖšƱǠ15v16rĵŘƨ17Ŭ19b20Ǩ21ƻǑ22ţſ29L31Zǩ35ō36Ş59ŀ
~<now	49 -17Q-15şǩ-13ƨ-11Aų-10ŭƗƬǎ-9ŀ-8CŖƁ-7jŢŪ7fpzPŊŚŝŮǇǘǞ8Gľƻ9Z10qHYĹ12nxŴ13vŗ14SƦƿ16ű17ĸ18ǟ19ň21c22Ō23Ĵ26s36ǥ37Ũũ39Ő48ĺ49ŏ55Œ64N
~<nu	50 -15ƣ-14ǩ-13őŚ-11Ŗ-8MĽœŷ-7aŀ7Ɔƒƛ8ŘƓǔ9cK10Š11ŒǇ12yC13Ş14EUľŜ15qPļ16ĻŇ17Ǡ20Ÿ21Ƽ22ŗǁ23SǨ24ŅƬ25X27D28Ǘ30Q34ū35e38ř43I
~<num	51 -15ƣ-13Ś-11ǩ-8ĽœŖ-7a7Ɔƛ8ƒǔ9ŘƓ10K11ŇŠǇ13yŒ14c15CEľŜ16ļ17ĻǠ22ŸƼ23ŗ25ŅƬǨ26X28DǗ35ū36e39ř45I
~<nur	75 -16ő9m11Q23U24q26P37Sǁ
~<nut	83 7Ž9Ň12ư14t29Ş
~<o>	80 -10ƨ7D12ř15Ɯ34ǥ35d51ǚ
~<oa	84 13ũ14Ɛ19D42Ƒ
~<oak	84 13ũ14Ɛ19D42Ƒ
~<ob	89 12b17ŋ28ǁ
~<oc	76 21q29P34ǡ
~<occ	76 21q29P34ǡ
~<od	82 12Ŵ15o19m37Ů
~<odo	84 15o38Ů
~<of	34 -20Ǉ-18Ƴ-15Ŏş-14oŠŶ-13bPĶĹ-12ĽƓǝ-11fFVŴǎ-10wŉŌũŰ-9vLłƘǥǧ-8őţžƦƼ-7GŔŵŻƈƺ7kADHQĺŀřŷ8tBƧƱǋ9IĸńŭŲƃƩǃǛ10qyEKYŐƄƖƜǘ11lNŊūźŽƆƔƤǣ12ĴŅŚŪƎƭǖ13MUķǏ14pzľƟǀ15ruOWŦƕ16xZűƵ17SŬƿ18eŋŗƋƣ19CśǞ20sƲƽ21Łơǒ22ƥ23ŜƇ24gj26Ɲ27ť29ǔ30Ɖ35R38Ƃ39Ǆ40ǈ43Ň
~<of>	36 -17Ƴ-15ł-13oŠŰ-12LĶŎşůǩ-11bIĹŌŶƓǇǍ-10fVšŵ-9wĽſǚ-8cvMƾǎǝǡǥǧ-7ŴžƈƌƘƦ7ķňŷŽƛƜǉǋǛ8TĵņŏƚƧǌ9iĿŃǀ10altuQZŪǟ11AHřŚƩ12ĸƎƿǃ13EYŐƆ14eƝƤ15gŊƣƭƱǣ16jKĴŜơǏǖ17pzś18sľŦ19rŗ20xSű21ƋƵǒ22ťƲǞ23Cƥƽ24ǈ26Ƈ28Ƃ33Ɖǔ35Ǆ36Ň
~<off	49 -13Ǉ-10Ǡ-8ŃŧŮƱǟǨ-7FKQŉŎœŴƙƜƞƮǑ7qNŽƧǄǍǘ8uDłŵſƄƾǤǩ9ZķńŜťƬǛ10eŀ11šƖǚ12ŇƒƟƥ13jW14ǋ15gkUƂƝǊ16Ņƕơ17BƔ18ǈ19ǣ21yOĺŋŬ22ź24Ł27IM43R
~<oft	70 -16ǐ7Ŝ8Ź9ųƐ11Ǚ14Ɯǀ15ƿ20Ɵ23Ų24ŭ
~<oh	62 -11Ŕ-9ŷǩ-7ŏƵǄǐ7bCEńŅŮƌƎ8aŪż9gŬƟ10xũŹƞǃ11PWŐ12Ŀ13ō17G18Q19lU20ǖ21š28Ť
~<oh>	63 -11Ŕ-9ŷ-7ŏƵǄǐ7CEńŅƌƎǋ8abŪŮż9gŬƟ10dxŹƞǃ11PWŐũ12Ŀ14ō17G18Q19U20ǖ21š29Ť
~<ohi	89 -7d7ź29l
~<ok	49 -15Ų-10jƶǖ-9ŖƻǨ-8SŪ-7QĻǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11Łňūŭ12hpMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~<oka	49 -15Ų-10jƶǖ-9ŖƻǨ-8SŪ-7QĻǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11Łňūŭ12hpMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~<ol	51 -15Ǟ-13Ɖǩ-11Ɗ-10ǋ-9uŅ-8rŜƨƸ-7oqtƞǟ7ũ8őŪ9Ľš11ŷ12wDĶƗ13ySƭ15Ŵ16ƀ18ņ21zǍ22ƽ36Ź40c41ƈ42Ƶ49œ55Ƌ62p70vƅ
~<old	51 -17t-15Ǟ-13Ɖǩ-11Ɗ-10ǋ-9uŅ-8rŜƨƸ-7oqƞǟ7ũ8őŪ9Ľš11ŷ12wDƗ13ySƭ15Ŵ16ƀ18ņ21zĶǍ22ƽ36Ź40c41ƈ42Ƶ49œ55Ƌ62p70vƅ
~<on	30 -34ǩ-23Ŋ-22Ƥ-19Ŏ-18nPǝ-17Ƭ-16Ǡ-14lHKŒšťư-13eLO-12YśũƱǞ-11opGNŖŜƭ-10dķŝŨƗƙƳǉ-9tŸ-8ŃƩǟ-7kRŀňƞǊ7EƍƘ8mIQņŰŵƈǔ9zUŻǜ10rDĺļœŞūŽƷ11ĴşƎƺ12FľŁřƄ13ǡ14avBVŔŚƖƮ15cƇƿ16fĹŲǕ17iZǒǨ18ŠŴżƃ19gǃǣ20ű21łŦƉǢ22sĿŗŘ23ŷǗ24yƯ25AŉŪƁƜǖ26ƛ27Ɠƪƫǥ29bƻ30ŕ31ƀ33Ů34u35ƵǇǦ37ţ39Ŭ40ųƌƢ43ſǈ46Ʀ49ƨ55Ɣ
~<on>	33 -20Ƥ-18ĻŊũǞ-17Ƴǉ-16ŶƧƬ-14wJPľǔǠ-12dehŎťŵưǝǩ-11OŅŸƼ-10lņňŏŝšƆǋ-9HLśşƩ-8GNRXYŒ-7CIKŜůƅƭƱƹƺǁ7ōŪŭƟ8ļŠƝ9ĴŤźżƠǑǖǨ10zƍǡǣ11uFǒ12VŧŰŲƈ13fƄƻǚ14BƵƷ15QƉƛƮ16rŉŚƇ17Ałŕřţǥ18gUƖ19TŁ20yƃƿ21ZŔŦǃ22Dĺƫ23Ǣ24cĿ25ŗŘƪ26aƁǈ27Ĺŷ28ƜƯǇ29űǗǦ30ƀ31s36Ɠ38Ƣ43Ʀ46Ŭſ48ƌ50Ů55Ɣ58ƨ
~<onc	74 -11ŭ7ţƫ8ňǜ9yƻǀ11ĴŨũųƧ13ŲƵ19V
~<one	43 -33ǩ-19nK-18D-17a-15ĺ-13otTŮǚ-12ŎŨ-11pŷƌ-10UŃƨǓ-9sVĹŊŖƗƝƱǝ-8jHMķĸŀňŧƓǄ-7rLPQōŢťƕƙƜƮǊǑ7ł8ŏžƔǤ9ů10Řǒ11fŐőƀƉ12ŞŽƧǍǕǜǦǨ13XŇƼ14Ańǣ15vŉœ16mJŠƎ17ƛ18Ļżƻǥ19Ʀǈ20wƆ21ŕ22y23h24ņ25iIŵŶ29ľ30ǡ31ƺ32Ƶ33ǋ34Ū35b36ţų38ş40u45Ŵ49ǔ
~<onl	62 -14ǡ-13ǌ-10T-8IŶ-7Ǌ7ƋƳǈ8ĻƘƜ9KƲ11ŷ13ţǚǛ14ƀǕ15Ų16ĽľǇ17ŭ18ŪƢ20ųƮ21Ņ25ń41ǖ
~<oo	81 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
~<ooh	82 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
~<op	62 -17H-14R-8DSőƮ-7c7ķĻţŽƑǃ8ŊŧŰ9y10Ň13A15Ō16ŷ18Ǩ23Ǟ24W25Ţ28ǝ48ǋ55ǎ63ǅ
~<ope	63 -17H-14R-9S-8DőƮ7ţŽ8ķŊŧŰƑǃ10y17ŷ18Ǩ24WǞ25Ţ28ǝ49ǋ56ǎ64ǅ
~<opi	87 12Ļ19A
~<opt	86 8ǣ15Ň21Ō
~<or	31 -27ǩ-14eŌ-12Ƴ-11H-10dwƱ-9œƅƠƨǈ-8VłƷ-7xBXZŵƓǌǘ7pRůŸžƑƥƺǊǕ8nTżƵǥ9NPĿƃǀǔ10mEļŎŕƆǁǇǛ11ķĹŬǃǆǋ12ySšƔƝǄǡ13IŐŪƄƩ14ŗ15CŁţƛƭ16ŤŰűƽ17qŭų18Ǒ19bşŲ20Mľ21Ĵ22uĵƍƿ23Ň24KƇƐǂ25ƉƋ26ƹ28Ř29FLƼ31ƣ37f
~<or>	32 -39ǩ-15e-14Ō-11H-10dœƱƳ-9lVƅƠƨǈ-8łƷ-7wxBXZŵƓǌǘ7pRńūžƥǊ8nůŸżƑƵƺ9PTĿƃǥ10ENŕƄǀǔǛ11mķĹļŬƆǁǇ12yšƔǃ13ISŪƝƩǄǋǡ14Ő15ţƛƭ16Łŗƽ17qCŤŰűų18ŭ19ƋǑ20bşŲ21M22uĴľƿ23ĵƍ24Ň25KƇƐǂ27Ɖƹ29Ř30FLƼ32ƣ39f
~<ord	84 9Ƴ10Ƅ12Ũ13ƾ15Ǖ18Ŏ30ǩ
~<ori	75 10Š13Ƌ17ƈ19ƌ22l
~<ot	57 -10š-9nƂƃǍǩ-8Ŝ-7CŏŦǣ7wŷǑǦ8ň9űǋ10Ƶ11ų13o15u17ǂ19ǈ23ŪǇ26ķł38Ƒ41Ŵ42Ņş46ž55ń
~<oth	57 -10š-9nƂƃǍǩ-8Ŝ-7CŏŦǣ7wŷǑǦ8ň9űǋ10Ƶ11ų13o15u17ǂ19ǈ23ŪǇ26ķł38Ƒ41Ŵ42Ņş46ž55ń
~<ou	44 -22T-21ǩ-15FHŨƠ-13ǝ-12ķŎŝ-11ĿƋƷ-10pLǒ-9ŀł-8iPŢŴƮ-7cmuwDŏŔśŶƈƒƛƨƯƳ7zŋŠţŰƊƧǌǎǕǙǣ8ŇƦƫ9ŚƏƱ10CǢ11ŒŘƟƵǨ12q13bxZƇƚǧ14ĺŐŜǃǞ15ŉőŕŗ16U17Ɯǀǅǐ19QšƔ20M21Ʃ22ĸĻ23ĽƸ24Ĵ25Vǉ28ō32yƝƪ33Ǒ34g38ļ47j
~<ouc	89 11ņŦ16ǣ18œ
~<oug	87 8Ƹ14ř30ō
~<our	71 7ǝ8jŌƟ9GĻƔ10Ƶ11x12Ľ33M65ļ
~<out	45 -22T-18ǝǩ-15HƠ-14FŨ-12ķŝ-11ĿņŎƋ-10pGǒ-9L-8iPŀłŴ-7muŏŔŢŶƈƒƨƮƷ7lzŰƤƧǋǕ8ŠţƊƫǌǙ9ŚƦƱ10ŇƏ11CŒŘǢ13qōǨ14ƇƔƚǧ15bZĺĽŐŜ16őŕǃǞ17Uŉŗ18Ɯǀǅǐ19Ƹ20Qš21Ʃ23ĸĻ25Ĵ26Vǉ33yƝƪ34Ǒ36g43j
~<ov	49 -16X-15Ō-12ŗšǎ-11Ʊ-10Ƭ-9ųƯ-8ŠŪŹƟ-7KƤ7ƶǠ8hvFWĴŸ9xƘ10irĽ11ƛƞǍ12jSŰ13tARļƆǕ14MňŝƸǖǨ15Ɯ16CĿŕŖ17Ƃƒ18P20ŦǇ21QUƑ22Ż23ŒŜ24Ǌ25Ů26ƠǞ30śǦ36Ǐ37T
~<ove	49 -16X-15Ō-12ŗšǎ-11Ʊ-10Ƭ-9ųƯ-8ŠŪŹƟ-7KƤ7ƶǠ8hvFWĴŸ9xƘ10irĽ11ƛƞǍ12jSŰ13tARļƆǕ14MňŝƸǖǨ15Ɯ16CĿŕŖ17Ƃƒ18P20ŦǇ21QUƑ22Ż23ŒŜ24Ǌ25Ů26ƠǞ30śǦ36Ǐ37T
~<ow	47 -18ƣ-17Ų-16ŵ-14Ɲǈ-13Ǉ-12ĸƕƠƳ-11U-10Ɛ-9Ɯ-8Aņŏŭ-7rĿōşŤƯǝ7ƃƨǏǠ8ŹƅƍưǤ9ň11Ł12Y14ơǅ15ǃ16Ƣǥ18zƷǐǨ19V21Ǜ24Ɨ26Ǒ30ǒ31ǟ33Ƙ36Ʀ37ƀ38Z42ǋ46Ŭ49Ɣ52ķ66F69ǆ
~<owe	67 -7ƒ10Ɓ11ƪ12ķŉ13Ǥ40Ŭ48Ɣ58Z
~<own	49 -19ƣ-17ŵ-16Ų-14ǈ-13Ǉ-12ƝƳ-11UƠ-10ĸƐ-9ƕƜ-8ņŏŭ-7rƯ7ayŦƨǏǠ8ƃƍ9Źƅư10ň12Ł13Y15Ŭơǃǅ16Ɣ17Ƣǥ19Ʒǐ20zVǨ22Ǜ27Ɨ28Ǒ31ǒ33ǟ35Ƙ39ƀƦ44ǋ45ķ70F73ǆ
~<p>	84 -13ǩ-8Ƭ8D12ź36ǥ79ƃ
~<pa	36 -20ŇŔųƸ-19B-18Ĺƌ-17Ŝǔ-16ĻŢ-15yDƗǊ-14SŃŎŝ-13nvĺŌŮ-12őũǈǏ-11aŤ-10dxŪŵŶƟ-9bjĽŁłŭűƅƝƴ-8INPńŊŷƄƈƘƻƼǅǨ-7ckLRşŽƞƣƬǋǓ7tCŠ8sTĵķŅōšƓƫǀǁǗ9ŖǢ10pƥ11śžǃǟ12oſƭ13Ɣƨǌ14lƪ15Ư16QUŗưǝ17uVƲǆ18XŘƳǞ19qţǣ20ǥ21ňƹ22zǩ23WY24ŧ26Z27ƽ28ŲǕ29ŰǇ30Ơ31œ32ǘ33ŒƒƜƱ34ƕ37Ʈ41Ś42ŀŬ44Ǒ45Ŧǖ46Ǡ47Ĵ50ƃ58ǉ
~<pac	74 -11Ŝ8ş12Ŗ13Ų14H16W37ƹ40ǥ
~<pag	70 -8J7f8ļ9Ļ10ōſ20ǌ25ś49Ś
~<pai	57 -10ǒ-9vǟ-7ƅ7ŏƪǘ9ĴƏƩƫǖ10UŧƢƥǃ12ƃǄǉ13ƭ15Zœ16Ǒ17ķ18Ʊ19Ŧ22ţ25Ɣ26ƕ39Ŭ
~<pan	83 -15ũ9Ƌ11Ɓ17ťƉ19M
~<pap	68 -8Ł8i9Q10Ɩ12oƢǗ13ǆ15J16Ǡ18ķǃ21ǒ22K29Ʋ51Ś
~<par	52 -25Ƹ-21Ŗ-18D-16y-10FŮ-9cQŇ-8ĹŤƗ-7aŃŐƝ7ư8G9ľŨ10ŵƷǑ11Şƥǁ12ƧƱ13q15sŴǠ16tUŀǨ17Š18C19ō20ƨ21pǆ23ǟ24o25Ɯ26ǩ29Ǉ30l32V33ƽ34ň35u41z50Ű
~<pas	62 -14Ŏ-9Ɣ-8ŵ-7ǩ7ǜ8ŻƃǛ9gƭƿǎ10ƺ11cƫ14ǀ15Ʋ16ņ17Ʀƽ18OŲ24ƶ25Ʒ32ŀ36ǘ45Ƴ
~<pat	76 -23ƌ7Ɖ16ƹ17Y23ƾ26Ǚ27Ǘ69Ǟ
~<pay	42 -19ųǨ-15Bƶƾ-14Ļ-13Ǌ-12ŇǏǔ-11ŔƷǈ-10nĹŝǗ-9ķņŢŵ-8ōőŴƗǞ-7mxAĺŁŞŨơƧ7FƁ8ţǥ9ĸſ10Tư12ĵǩ14šƓ15qŅŐƪǇǢ16ǘ17ǝ18Ư19ž21ŗ22QYƜǣ23WŬƱ24Z25Ŗŧ26Ų28X30œ33ŘǠ34ƕǑ37Ơ38Ǖ40ŦƮ45Œ47ƒ49ƃ50ǖ60ǉ63Ĵ
~<pe	48 -13Ƭ-11P-10SķŪů-9Ňűų-8QUǌǥ-7Ɖ7fnŝŭſƐƴǄǉ8ņƲǆǣ9lJŊƓǨ10aDKǜ11ơƩƶ12xřŸƷ13dAǁǓǖ14ŒŮŽƜǛ15ƚǔ16œǙ17ǝ19Ǉ20ŷ21ŞŹǗǡ23M24Ŝǈ25Ɨ33Ķ34h38ǚ
~<pee	80 -11ņ-8ų9ĵ11Ŝ25ǁ26Ş47ǚ
~<pen	76 9Ƶ11ř16ƴ25ƷǓ52Ķ
~<peo	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~<per	56 -11Ƭ-10ƿǉ-9Wů-8PQűǩ-7ǌ7łřƌ8DŮŷƂǎǣ9Ļź10fľņǑ11ĴŞƃǄǆǛ12JŊŭ13ƓǨ14a15ŸƩǡ19Žƚ20AœƗ22Ŝ23Œ27Ź29M
~<pet	87 28Ş52h
~<ph	61 -16J-11Š-10ǅ-8Ʒ-7Ǡ8CĹ9ǖ10rŜǄ11ƻǗ12SĺŚ14ǟ15cƀ18O19Ƹǁ24I25M27Ž28ǩ33K34ƾ38ś42ǘ
~<pho	64 -16J-11Š-10ǅ-7Ǡ8ľ9CĹ10Ǆǖ11rŜǘ12ŚǗ13Sĺ15ǟ16c19O25I27M29Ž31ǩ36K40ś
~<phy	77 20ƀ24Ƹ25ǁ45ƾ
~<pi	55 -10ƕǃ-9ƨ-8Ư-7aĸŢŧƼ7nwNŜƖƷƿ8ĹũūƞƤ9iWŭŶ10KLžƑǟǢ11ĺƬ12Ŀ13ųƝ14fhX15Ŭƭ17t19ŘƋ20ł22ƛ26Ƈǐ28ľ29ƻ31Š34ś37ǀ50ƃ
~<pic	60 -19ǩ-11ǃ-9ƨ-8Ư-7aĸŢŧ7O8NŜŤŴƷ9ntw10Wūƞ11iĹŭƇ12KLŶǟ13ĺƬ14Ŀ15X16ųƭ20f22Ř26ł29ǐ33ľ35Š38ś
~<pie	86 -11ƕ13Ɩ17Ǣ20Ŭ27Ƈ
~<pil	77 -7ǩ7žǂ9ķ12ƿ46ƻ54ǀ
~<pin	87 -16Ɖ-8Ƽ7X12ƅ13Ŕǩ20Ƒ
~<pip	74 14ũ15Ƥ28Ƌ32ƛ67ƃ
~<pit	87 20Ɖ37h
~<piz	87 9Ų11Ǎ31ǩ
~<pl	46 -20ơ-14Z-12ŒŞ-11pPŨŸ-10Ĺőƪǈ-9Ś-8iŜƈ-7vŁŐǘǜ7dŗŤƐƢǙ8ń9gjǔ10SĶŇƆƋƏ11ŌŠ12ƟƥǊ13ƒƛ14Ńǟ15MĺŭŽƦǅǚǨ16UWƤ17aGǖ18ƅƔƵ19Ɯ20ŝ21ƞ22k23DƌǞ24y25Ơ27ŏ28ǀ29F36ư39V41H42ū
~<pla	48 -15Z-14Ƌ-12ŒŞŨ-11Ÿ-10PĹőƪ-9ǈ-8iŜƈơ7ƉƲǛ8şƐǙ9ńŤǩ11gƆ12DĶŇŌŠǔ13ƟƥǊ14Ƣ15Ńǟ16MĺǅǚǨ17U18WƦ19GƅƔƤǖ20Ƶ21Ɯ22ƞ23k24Ǟ25y26Ơ28ƌ30ǀ32F34ŏ42V43H45ū
~<ple	68 -18ơ-10Ƣǌ-9p9jw10b11Ǉ13c14d17D30ŭ32aŝ
~<plo	87 -7ŏ60ư
~<plu	72 8ƏǄ10S11j13ƒ16ƛ32Ž36Ƌ
~<po	43 -11ĺ-10uZƔ-9Iŀ-8mQļŬƠƣ-7XƳǋǘ7qĸƨƾ8ŞŪžƁǏǒ9Ţƙ10ĹĽŐƏ11Ŧƚ13ľƀƥǢ14ŠƓơƢ15ŗƬǡ16ƪ17Eš18őſ19Ś21ŕşŷ22Żƺ25ŖŘƦƩǩ27Ƶ28ŏƖƧ31ř37ǥ47ƍ
~<poc	72 8Y12Ǆ18ĸ23Ŧ29Ř
~<poi	82 -11m-10u-7ǋ7A11Ř14ŖŞš42Ż
~<pol	46 -10ZĺƔ-8IQŀǈ-7Ŭƣ7ĻŜƙƫǤ8ƛ9ƨǒ10žǏ11šŢƁ12ĹƢ13Őƚ14Ɩ15ľƀ16Ɠơ17ŠƬǢ18ƪǡ19ŗ20ſƧ21őŖ23ŕş24Śŷ28ƦƩ29Ƶ33ŏ35ř40ǥ
~<poo	69 12ǣ13ƥ21ƚ80ƍ
~<por	81 7DƢ9Ə12ƞ14ƥ22ǩ34Ƨ
~<pos	76 -8ļ8Ř12V14ƴǈ15S16Ľ28Ɩ34E
~<pou	81 8Ľ9Ǜ10M46ƺ
~<pow	89 8Ʋ14Ɗ21q
~<pr	45 -14Ł-13űƁ-11ĹŃ-10iF-9O-8pCZňŉŪƹǇǈǓ-7ajnuxĿŔŧŬŭƀƟƤǃǍǎ7PĴŐőƔƭưǘ8ŸƬǚ9D10ŢƑǙ11ĺũƿ12wƴǧ13QŝƐƒ14bŠ15KŊǆ16ǜ17Ŗ18œƻƼǥ19ǂ22ŎƗǢ23ŀ25ńǩ27Ƹ28ơ30XŅ32ķľ33łŒƩ36ǒ37Ƅ
~<pre	60 -9Ňţű-8ƹ7WŕŢǑǜ8XœŨŴŶƙ10wŝǤ11Ɔ12G13Nǝ14ũư15Ĵ16U20ŒƼ24ǂ25ǩ26K31ƻ32Ƹ
~<pri	59 -10Ɓ-9ZŁ-8Ʒ-7FǓ7ŞƱǀǣ8ĻƠƴǁ9ŢƘƥ10ĵŇǊǩ11rƾ12Ɨơ13ŝƔƬǏ16Ʃ18Ŗ19Œ20ŊŎ21ƒ23ŀŠ27œ28ł29Xń33Ņ39ľ
~<pro	51 -10Ń-8O-7pŁǤ7ńŅŏŖŜƷǕ8lLŽſƑƕ9HŀŐǡ10dŎƃ11ƩƭǄ13Ÿǚǜ14Dłƿ15Ǚǧ16ƐƗ18ĺ20bǆ23ơǥ28Ǣ39Ƅ42ķ45ǒ
~<pu	50 -13VŒ-11n-10GŤųƪƯ-9ŧ-8ŎŔŖšǝ-7Mŀŵưǩ7XřƖǤ8ESņƈƩ9ŗŰŽƃ10fńűŷ11Lƥ12rQŴƅƊ13dqũƤ14ĸƓ15RƐ16Ū17Ʊ18ĺƼ20ŚŮƌƻ23T24YƲ25Ż27ƒ33Ķ40h46Ō54H
~<pul	71 -9š7ŌŢ9gĴƌǐ10RĻ11Ŋř15W21d28T34Ś39Ż
~<pum	84 26Ɗ
~<pur	82 16Ʃ20y29ƒ
~<pus	80 11łŊ14ĺŌƖ17H18ņ27r
~<put	54 -13VŒ-11Ŋ-10WųƪƯ-9yG-8nŤ-7Ţŧưƽǝ7ľżƎƙ8sEǤ9cXƈ10RSĺŰƃ11uŗŷŽƒ12Lńű13fQŴ14ƅ15ũƌ16ĸƤ17ƐƓ18Ū19Ʊ22ŮƻƼ27Ʋ29Y35Ō36Ķ49H
~<qu	55 -17Ŕ-12ƪ-9Nǩ-7Ş7ķŃšƮ8Vřǉ9Ǧ10Ƙ11eĴŋŝ12ž14ǎ16Ŗ17ŀ19J21OĹńƧ22Y24ŧ25Ņ26ĶǠ30ǂ35Ŋ37ƹ41ŉ
~<qua	80 -9N13ƦƬ15Ń16Ƙ19Ĵ32O
~<que	69 8d9Ĺ10A28Ŋ54ŉ
~<qui	64 -15Ŕ-13ƪ-7Şǩ7Ǐ8dǇǝ9Ʈ10Vŋřǉ13š14ŝ16Ŋ18ǎ20Ŗ22ŀ23ǂ26Ƨ27Y31Ǡ32Ķŧ43ƹ
~<quo	67 7ƈ8ǃ11Ǧ12ǂ16ž18e22Ĺ25J28ń32Ņ
~<ra	54 -17Ť-13ǩ-10Ŧ-9Ņň-8Ǣ-7ţŧŨƮ7ĴŗũƔ8Ǚ9sEƆƵ10SƸ11I13Ơ14K15ŊŎŞ16ĵ18Ū19C20acl21Œ24Yƙ26š31Ư36œŔǀ43ľ45j46ƴ
~<rac	81 57ǀ
~<rai	65 -8ň-7Ʈ7Ř8Ɖƴ9Ƹ10a11ŗ17Ơ23Ŕ27l28œ31Y32ƙ40Ư60j
~<ran	80 -22Ť-16ĺ-9Ǣ10ǘ11Ɠ12I13TX15Ɔ25ľ44š
~<rat	63 -10ǩ-7Ņ7gCŰź8HĺŝǊ9Ɣ10Ĵ11E12sű14ũ18Kœ19ĵŊŞ20Ŏ22Ŕ27Œ28c34ľ46ƴ
~<re	38 -16ZŒŨ-15ŀ-14ǜ-13Ń-12A-11sĻŊŤŹǦ-10CNńŎŝŢǘ-9SYĴŉŐŞƄƊƝƨ-8bhlpŁňŠűƃƒƚƬǎǨ-7oyMWłŪſƛƞƱƺ7jPśǝ8ƘƯǔ9deŚƥǇǏ10HJƋƣǗǙ11Ŕǟ12ţƵ13ĶǢ14VũǤ15aKļřźƗ16ūƿ17BƮ18ķŜ19ŌǓ20tƤ22ĺƴǑ24ŻƁ25Ĺ26ŵ29ŖƢ30ŕ31Ɯ36Ǆ37ƈ40ơǊ41Ɠ43ŋƌ55F67Ơ72Ľ
~<rea	54 -11ŀ-10ŏŢ-9C-8ŷ-7NłŕŶ7cŗƙǡǤ8Ľŋ9DLơ10ĿņƏƐ11J12gŮŵǓ13żƖ14Iĺū15ƻ16ķ17dejŇ18ľŚ23Ŕ25ř26aK31Ĺ42Ŗ45Ō
~<reb	78 12ǝ54Ɠ
~<rec	59 -9Ũ-8Ĺǩ7Ŧ8zǟ9Ɠ10ƾǈǚ13qťư14ĺƘ15Ǌ16ţ18Ǥ20B21ő29Ǘ33Żƿ46Ľ62ŋ
~<red	78 17Ƌ24ƈ28ƌ
~<ref	80 -7ǜ17Ľ19Ɨ33ƴ53ļ
~<reg	69 -9Ǧ7KųŸƾ8ƂƩ9Jƙ10ŶƘ11ǃ13Ɖơǖ14Ų17Q23ū26Ǌǔ
~<rej	89 19ƴ
~<rel	81 -14Q-8V8ǚ10T35Ư39H
~<rem	67 8txƢ10aǅ11œ12E13Ǆ32ƶ36ƌ40Ľ
~<ren	50 -18ǌ-16Z-13ƭ-12ŒŔ-8nƊ-7ǩ7ǐ9ŏƣ10Ŝ12ś13ƟǏ15Ʈ17ķƌ18ƥ19Ǉ21š28Ĺ31ŵ35ƤǑ37ơ39Ɓ40Ƣ49ŕ52Ɯ76F100Ơ
~<rep	61 -10Ĺ-9Ɛ-8ƚ7Ŕž8ņƮ9ŻƑ12ĵĺǉ15Ǆ16Ƌ17ţŦ22ƈ24ź26Ɨ28Ɠ30Ǣ31Ƶ33ũ
~<req	74 7Ĺ13Ǚ18Ľ21ơǌ26Ǔ
~<res	70 -9Ƌǐ-7S7łś8ŷǌ9GǓǔ10zBŢ11ƣǛ12U15t16ōưǍ18ǟǩ20n21Ǆ
~<ret	66 -7p8qǆǊǠ11TŜŧ13ƭ15Ǚ19Ƨ20t22Ǆ29P34Ķ40V
~<rev	78 -10ƶ15Ǟ22ǩ25ŖŜ36Ǌ
~<ri	37 -22ǩ-12T-11gjŻ-10x-9iRƉǁ-8nŤǎ-7Uĺƀ7sŉŐœřŜŰŶƹǄǈ8eQļťųƦƨƾ9pņŇƩ10EKXŃŧƎƜƝƽǌǑ11oơǔ12uwSŀŏŬƷ13ƅ14ũƬ15qCƵ16őƓ17Nŝ18fŎƣ19bĽ20P21ǃ23Ų24ŵ26ǟ33ƙ34IƘ36ǀ
~<rid	74 -8Ŵ8ƃ9ŉ13w24ŬƵ33ǀ38Ų47ŵ
~<rig	38 -15ǩ-12B-10jTŻ-9xƉǁ-8iRŤǎ-7nķƀǊ7cMYĻŭŲŴưǛǥ8eŐřťŰƨƫƹǄǈ9sQļņŉŌœŗųƦƾ10pEŇƩǌ11ŧƝƽǑ12XŃƜǔ13uSŏűơƷ14oƅƒ15ŀƬ16qƓ17CIőǃ19NŎŝǟ21P23b
~<rin	69 -23ƒ-15ű-11ǩ16Ŝǟ18K19Ĺ21LǊ22Ǝ29Ľ33I34f67Ƙ
~<ris	73 -17gŗ-7ƚ12ķ26ũ29ǀ34ƙ35ƣ
~<riv	87 13ǃ52ƙ
~<ro	49 -13l-11Rǒ-10cvĹƔ-9ƚǅǢ-8Iŕƅ-7Ǒ7Ɲƪ8M9TœƆǎǞ10XĽŮƜƮǩ11ķŭƏǈǟ12ƌ13eŌųŹǀ14ş15Yź16Ɓ18Ŏ19Sǃ21Ķ23Ƒ25DƗ27n29hǄ49Ƣ67Ɖ74ƈ
~<roa	71 -13R-7I7C9Ǧ10Ŏ11y12ŝ18ƏǞ19ŭ20ǟ22Ź27Ɓ38D
~<roc	86 -12Ɣ7j12ƕ14ǀ
~<rol	86 -10Ĺ-7j16Ƙ19Ķ25ǈ28Ō33ź
~<roo	54 -13Ʃ-11ǒ-9ƚ-8cv-7Ƙ7ǣ8ƞƪǃ10Ɔ11h12ƗƝ13XŎƜ14ų15ƌ17ş27Ƒ32n35Ǆ56Ƣ76Ɖ83ƈ
~<rot	84 -13ǅ18S19Ľ25Ķ36h
~<rou	65 -10Ǣ-8ŕ7ĵǊ9ǀ12ƒ14MS15T16Ʈǎ17ķ18Ů20Ɨ22e23Y
~<ru	54 -11UƯ-10ir-8jPŪ-7nRŷƅ7qŋƏƧƼ8huĿţưǙǟ10ĵơǥ11ŴǗǝ12ń14Ŧ15LƩ17ſ19eǎ20ūǈǉ21A23Ɲ27ƛǐ30ŕ32Ƭ37ƽ39Ǩ43Œ46O53ű
~<rul	87 12Ƭ15Ǚ29L
~<run	55 -11Ư-10U-8Ń-7jnPRŪŷ7fňŋŝƼ8qĿƧưǟ9huţ10ǥ11ĵŴơ12ńǗǝ14Ŧ15Ʃ17ſ18O19ǎ20e21ūǉ22Aǈ23Ɲ25Ƭ28ǐ30ŕ38ƽ40Ǩ45Œ50ű
~<rus	87 -10ir7ű12s16Ń47O
~<s>	79 7Ÿ14ƕ18qƄ24ǆ31b
~<sa	41 -16Ő-15Ŧ-14Ʒ-13Ŀ-11Ş-10sAJš-9gnLPŃŪŸƭƻǝ-8iRUķŏŻƗ-7vĸĺńŤƌƜƯưƽ7ŖƎƼǜ8fĴĹũűƮǗǠ9ŌşƱǁǃ10ĵŧŴƚƝǂǖǛ11ŁňŊřƈƖǟǧ12VƸǔ13qWŒŽƩǚ14ƅ15ņǉ16ū17ƺƾ18Ţƒ19ŋŔŮ20p21SŚ22ŗ23ŝ25ǩ26B27ơ28ƴ30Ǌ31bŘ33T37Ǚ44Y49r
~<saf	68 -8R7Ķ15Ƙ17Ǝ29Ž60Ǚ
~<sai	63 -10š-8Ʈ7pxKWĵǔ8rņŊŬƝ9uS10tŲ11fŎŝǅǜ12ǚ13dOƅƥ14GH16c17VŔƶ20y23B24q31ƴ
~<sal	63 -10Ł-9t-7ŔǓ8ǔ10ƗƧǠ13űǋ14Ʈǈ15Ʀ17W20ǉ21ǃ23T24Ǜǟ26ǖ30ņ31ƒ56Ǌ
~<sam	63 -11Q-10Ƹ-7ŻƳ7ŘŜƢǍǜǥ8łőǠ9oǇ10Ƈ11żƓ14kņ16Ɩǁ17Iǂ18ŶƩ19ũ22şŴ30S35p
~<sat	80 -8Ő11ƚ13ŧ14Ʈ21ŝ26Ŗ
~<sav	61 -14N-9yĸ-7X8źƵǁ10ŋƳǗ11wĻ13ǩ18Ĺ21Ʊ25Ĵ42Ţ47Ř67Y
~<saw	78 8ƫ10f11ŧ12Ǚ13t14ƚ15Ũ17C18j20ƾ
~<say	49 -15Ŧ-12A-11Ʒ-9CJķƗ-8ĿŞŢƢ-7gpĺŸƻ7łţƤƨƬƾ9ǑǚǢ10NQƅƝ11ĵŊŖ12ƴ13ŝƼ14ŇŌ15Bŀǧ16Ŕƈ17ŋ18ř19ǩ21ň22ū24ŮƸ25Œŗ26Łƺ29TŚ37ơ44b49r
~<sc	54 -12ǩ-8ŞŴ-7Ĺ7yVǔǢǦ8şƘƢƮ9QŅŻƣ10qŏŽ11ałǁ12ŭ13Ǔ14l18R22ǀ24x25ƺ26ś28ź31ŨƱ35ĵ39m48Ŀ50ǘ
~<sca	68 -10ǩ-9Ş8Ňť9Ţ11V12şƣ13Ņ16ǁ18ł24ś34ƺ50Ũ62Ŀ65ǘ
~<sch	60 -9Ũ-8Ŵ8v9yKƢǔǢǦ10S11QŻƘ12q15ŭǓ19l21R28x33ź36Ʊ45m
~<sco	77 18Ž53ĵ
~<scr	80 7m10ŋ11śƻ12Ɠ14Ʈ17ŏ20a
~<scu	83 37ǀ
~<se	44 -21Ś-18j-13ŔƤ-12hnŨơǈ-11MŀǠ-10iC-9kuFQXķŁŎƯǃǅǜ-8agrōŖŤŵƵƶƿǉǑǢ-7cABWžƧƭƮǖ7ETŧŭƘƷ8Őƞǒǝ9ĹǄ10ZŌřűƉ11ŘŜŠšŪ12YţƏƔƲƳ13NǗ14KVƾǔ15ľ17ǥ18ĺǂǎ20yŒƒƕƖǨ21ǧ22Ɵ23ĽŊǛ24Ɲ25ưǆǌ26ǋ27JƄ28ŢŴƛ30Ǝ32H37ļ38ś40ň54Ǟ
~<sea	76 -13hj10Ż13Ɖ14xƚ15Ɵ16Ɯ18ǟ36ǋ43ǎ
~<sec	63 -9ơ-8Ū7eĻŕǩ8dAǌǗ9pĶŇ10ƶ11I12Ɣ13ľ14ũ15ŊŌ16yǋ19Ǟ25Ɵ27Ŵ28N30Ǝ
~<see	60 -20Q-14ǔ-13J-9ũǜ-8nƶ7ŎūƝǐ8ŴźƉƏƿ9ĹŢţƊ10všǩ11Ŀ12t13Ľ14Eŭƛ15ļ17yǂ19ŊŒřƳǞ21Ʋ22ǒ23Hƾ24ň26Ƅ32V
~<sel	66 8Ǖ9ĸ10Ɓ14Q15ƕ17Ʒ19Ʃ32H36Ǟ37ƒƝ40ǔ42Ǩ
~<sen	59 -20Ś-13ơ-12Ĵ-11ǩ-10ǈ-9ŔǠ-8Ŏǒ7osŜƔ9ĹŌƪ10šǘ16Ǝ19ZŐƕ23K30ǧ33ň35ǌ38ļ39J41Ľ56ś
~<sep	80 10f13ş25Ƙ26Ř
~<ser	65 -12ƿ7Ş8ų9ŝƕǗ10ŢǞ11ţƼ12Əǂ14Ŝ15ƽ17űư18ľ32Ǆ33Ǜ
~<set	64 -10Ƥ-9ǉ-8Vŀ-7jŨžǟ7GŉŴƄ8ł9Ƭ12Aŧ14Œ15Ŧ18ŗ19T20Ĵǝ21ƞ24Y26ŠƖ31Ţ35ĺư42ǆ
~<sew	86 36ƛ
~<sh	41 -25Ƥ-24Ū-19ơ-15Ÿ-14łŉƣ-13iSYŏ-12Vŀ-11jCGŔŦŮŰƹƽ-10FĹőœŕ-9wHĶķŖƒƞƼǗ-8mDPĻĿŃŇŝƓƥƦƧ-7lľŒŞşšťũƌƎƯƵǚ7pIŅŚƠƭǕ8fuĺŘŠűŷǖǢ9kƁ10JĴŋŶ11ŎƨƫƾǡǨ12hKRƛǥ13anxňƚƬǔ14ŲŴǧ15yUŢŧǠ16BńƄƘǟ17NƝ18Ŋƈǃǎ19ƗƸ20ǅ21ų22tMǋ23oǌ24źƮ25qŌ26ƢƷ27rƑǍ28Ũ29ǂ30v32Ɖ33ǈ40s41ǝ
~<sha	63 -10ƈ-7wF7ĵŹƄ9Mƫ10TŶǈǔ11ǘ12Ō13Ƭ14ǆǩ16Ơ17nƉ18ŘųǍ19Ŋ23Ũ28Ų30űƸ39Ƣ
~<she	54 -21Ū-18ƹ-16Ƹ-13ǩ-12Ʊ-10LƉǠ-9Ƥ-8ĶŰŵ-7cWłōŔŮ7UŻ8ŧ9fŅŚůű10BŶƝƢǜ11ƅ16pǈ17yų18Ƴ23ƨ24Ŵ28x34Ʈ36s37oź38tǂ41Ƒ43q45v54rƷ
~<shi	66 -7V10Uǝ12Ǖ13ƚ17ǅ20ǎ27Ţ42RƉ43ƈ
~<sho	48 -20ơƤ-17Ʒ-16ũ-14r-13ŉŸƣ-12ŏ-11Y-10iRƽ-9ŀƼ-8CķłŕƢƳǗ-7qxADGSőƨ7LƮǐ8cduOōƬƶƺǂǒ9XŊƱƻǞ10ghŋŷǁǔ11BǢ12fŧƝǖ13IJĽƁƭ14Ǐ15Šǡ16Ĵƾǅ17kKĺŨ18sŵƄǈǧǨ20ňǥ21aǍ22ńŎƘ23MNŌǟ24ǃ26Ɨ27Ǡ30ǋ32ǌ
~<shu	72 -7Ǩ7Ǖ9Ɵ14ŋ16ƚ17ũ23ǎ30ƛ57ǝ
~<si	45 -16Ň-14Ũ-12ņƮǄ-11OŐ-10oŝŞƊƶ-9ŃƑƵǝ-8wXķŜųŵŶƳƸǈǏǑ-7cĺōŤƭǐǔ7G8ĸǍ9IłƎ10JĵŎťƯưƹǃ11ţŰƥƬ12dfǟ13ŹƁ14Ų15iŀŌƲǂǅ16tSƝ17Ɵ18nWĶƆƘǓ19MœƖ22Ǩ23BŁ25ŴǠ27ũ28AǞ34Ƈ38ǩ39ő41Ǜ48ƽ
~<sic	78 19W23ƽ31Ǜ35Ǩ
~<sid	63 -17Ƹ-10ŨǄ7u8ſ9ƕ11Ŕ12ŧ13Ķ14œǛ15TłƁǍ16C17ƽǂ21Ɲ25Ų28Ƈ30Ǡ
~<sig	61 -8OƑ-7Ň7Ľ8qIŖƢǉ9QZœǠ11ƨ12Ʊ13yǩ14WƒƲ15J21ǃ24ő26Ŏ28Ǔ29Ɩ35Ł44Ō
~<sim	86 -8ƶ14ĻƲ22Ǝ27ư
~<sin	57 -19Ō-10ņ-9ŇŐ-8Ɗ-7ŎŞƿ7Iżƌ8PƸǂ9Ɔƣ10ƛƪ12BG14ŗŹ15Ƙƹ17ť18ţ19ĸ20dǟ21fǅ23i26S27t29ő33Ǟ40ũ54ǩ
~<sis	72 -11o-7aw8h9ŅǤ14U16Ʒ28BƯƽ53A
~<sit	64 -10ŭ-8Ū-7ų7HǦ8ŚǨ9rYƝ10zĵ11Ĺƙ12jƘ14F15Ű16Ķ22ƥǛ24Ƈ28Ɵ30ŀŴ32n35M
~<siz	82 7r12Ǟ13œ20Ɔ30Ƭ
~<sk	73 -11Ǧ7p9Ŋ11Ơ12B13Ƃ14ůǁ23ŀǏ29j35ǀ
~<ski	80 -12Ǧ8p10Ŋ14B15ůƂ16ǁ25Ǐ
~<sky	80 12Ơ31j39ǀ
~<sl	62 -12ũ-11ǩ-9ŕ-8Ǘ7ž8ľ9Ɠ10bňǟ11iĸŨƀƛ13Ű14ĽŌƤ15ł16Ļ17ƍ22ǡ23Ƽ27n30xƇ32U45ǎ
~<sla	78 10žǎ12Ɠ17ǟ18U40Ƈ
~<sle	69 -11ǟ-9ũ-7ƾ8Ŀ10ľ13ĸ14Ũ15Ű16Ƥ17Ō18Ļł26Ƽ32n35x
~<sli	83 -9ǩ-8Ǘ7Ť15ƀ21Ľ23ƍ30ǡ
~<slo	76 -10ŕ13bň15iƛ23U24ǟ41ǎ
~<sm	62 -9ǔ7Ʀ8H9ƐƥǄ10ũƞ11ǈ13A15ńƤƬ19ǃ20ŐŦ21ŧ32ǂ39Ǝ54ƹ
~<sma	70 -10ǔ8ǜ9Ʀ10H11ƥǄ12ũ13ǈ14A15ţ17ń18Ƭ21Ǝ23ŐŦ
~<smo	67 -8ţ10Ɛ11ƞ16Ƥ23Ǝ24ŧ35ǂ59ƹ
~<sn	75 -7f9Ǥ11Ǆ20ś33Ž44Ɵ51j
~<sna	84 7ņ22ś31Ž
~<sno	80 11Ǆ47Ɵ56j
~<so	30 -13őǘ-12Ǒ-11Ƒǎ-10XƀƃƗƼ-9ZĴƭ-8rƊƱǐǟǤ-7tŐšƋ7vŖűŲƕƖƛƳ8mVŔżƈƝ9kCFŝŽǃǅǙǠ10gisŜŰſƄƔƠ11elpuxESYŁŇƤǇ12hUĻľņŒƺƽǨ13zTĶŉŗţƥƦƬƯƾǕ14ŞŠŢ15ĸœŴƓƟǗǞ16Ańƨǆǋ17ŕŪ18HňŦŹƩ19ĵųžǈ20ĿŘŵơ21PĹǚ22ŤŶ24fƢ26ķŃ28c29ĺ30w32Qƿ33y
~<so>	35 -13ő-12Ĵ-9ŀǑǩ-8ƀƉƑƼǐ-7oťƊǤ7CŜūŰǗǣǨ8qIJOPŔřũŭŮƘƤƵƽǡ9DEŃŗƾƿ10AGżǙ11ĿŒşŲƹǄǇ12yķŌŢƓƖơƩƻǕ13hUĹŷžƈ14kŁŵƝƞ15sŪŶƔƬǚ16cfĻţŤ17STĵńŕ18Ơ19nwƢ20pų21Ŧ22iĺň23œ24Ʀ25Q27ŝ
~<soc	72 -10X10j15ĸǆ17x23Ǘ25Ķƿ48e
~<sof	81 8Ɖ11g12x13ĵ28q
~<sol	71 -10F8Ŗ9ƅ11sƕ12ŶƇ13Pķ15fƉ17Ƣ18Š20ņ25Ŝ34űǆ
~<som	44 -13Ƶ-12š-11nŨ-10ƃǎ-9sŌƗ-8IŐƧƱ-7ŭŷƠƷ7yŤƓ8ōŢūŶǝ9NŖŚŪƕƤƾǅ10FĿƮǜ12žƳ13zĹ14Pſƺ15YŗŽƥǈ16ĸŵơǞ17ľ18ŀǋǚ19Ŵƶ21mĺŊƯ22Şƨ23Aķņ30QŘ
~<son	70 -19t-14ǟ-12ǆ-10p-7Bƭ9źż10Ư13ų14ǃ18ǈ26Ź30u31y33Ǟ39v41x43w
~<soo	71 -7ǜ7ƕ9Ɓ10Vľ13Ŀ16ŕ17y18Ǟ24Ź27H44Ń
~<sor	72 -11v-7Ũ7ƺ9Tňǀ10z11Ƴ15c17ņ21afǩ25Ʃ
~<sou	64 -7S7BLVŌŨƵ8iFƜ9ţŧƏƽǈ10Ǩ11C13G16Ľ20bť21c23Ɵ26l43Ň
~<sp	50 -25ǩ-15d-12F-11ŌŐ-10PŇ-8uyļƗƸƻ-7ķľĿŖƆƵ7lŚŽǏ8Ǉ9HMĽŏŕŵƍ11CłşƉǃ12ţƐ13tŴƝƷ14ƣƾǀ15ĴƊƘƫǍ17krƞ18JŰǋ21ƨ22O23ǂ24foŻǌ25q26bX27pƢ35gs
~<spa	69 -21F-8Ɔ-7ļ8ƭ9Ǣ10ƅ11Ƈ16J17Ɗ20Ɛ21Ŵ22ǋ28Ɲ35Oǌ
~<spe	61 -9Ō7N8gtJƽ10ŵƦƶ11l12ŚŽ14k15aŏǃ18sƞ19ƾ21Ƙ32Ż35X37b
~<spl	75 -13Ő-9u-7ƣ15Ĵƍ16Ǉ26ƫ47Ƣ
~<spo	63 -18d-15a-14ǩ-10PƸ-7Ɲƻ7F9Ɖƙǋ10ǘ11Ľ13Ǐ17CMŰ18Ʒ20ǀ25r29sƨ31ǂ33go34fq35p
~<spr	66 9Ĵť10jtŃ11ƮǞ12k15ŕ18H19ş20łţ23Ǎ27ƣ
~<sq	70 -7ļ9ū10Ń11ǁ12ķ17Ɠ23ǋ30ǖ34Ɔ
~<squ	70 -7ļ9ū10Ń11ǁ12ķ17Ɠ23ǋ30ǖ34Ɔ
~<sr	82 -8ő-7ƭǦ99Ƅ
~<sr>	84 -8ő60Ƅ
~<st	37 -17Ŧ-16Ĺ-15ƅ-14ŝ-13ŪƭƳ-12ĻłŧŶƒƠ-11bpYĸƃƦƶ-10NĿŎťůſơ-9hisLWşŴǩ-8BTņśŞŠţŲŽ-7eļŖųžǀǒǙ7RZƞƺǈǌ8dƄƏƑƔ9JKOšƧǕ10ĶŐőřƝǖ11ŷ12IŔźƙƫƷƼǜǣ13qSŌƖƤǇ14yUV15vEŸ16Hŀū18ŰƉƋƐǟ19fŘũ20MƜǎ22m23XƇƱǢ24tCǋǗ25Ʈ26j27ŤƆǘ29Ǐ31ŢŨ35ƚƥǍ36D46ǅ
~<sta	47 -15Q-14ŀ-12G-10ĹŞ-8zUYĻ-7isLĸůƶǋ7ķŚƽ8Źƻ9nƋƥ10adŏœƚ11jtŗŰƏǍǔ12rŕǓ13Eńőřǜ14ŐƩ15SŃƄǟ16Vǈǣ17fRū18HŤ19ĺ22Ɯ24XŘƤǇ25CƷ26Ō27Ʊ28Ÿ35Ţ42ǅ
~<ste	70 -8ƅ-7Jƽǟ7ŘǞ8dSŊ10ƺ12ƛǎ14g15ž17uƉǅ20ũ21Ǐ27Ɯ28Ưǘ30Ƽ
~<sti	54 -11a-9Ÿ-8xƅƭǓ7HŐŜƌ8yƋƹƺ10OZŀƞ11jƵ13ŉŬ14fzƧƬ15t16Uǩ17CƇ18c19qũƖ20PŷƔ25Q27J28D29vƫ30IŨ
~<sto	54 -11bƗ-8ĺƜƠ-7ƃ7tųƁǁ9ňǅǡ10ǖ11OƝǊǌǟ12ŀŔǘ13ŊōŢ16j18Ǣ19Ť21ǋǏ24Ʈ25ǎ31M32ƐǗ38Ǎ46ƥ48Ɔ50ƚ
~<str	57 -11ŗ-10Pǩ-8Ɨ7ŻƜǧ8l9ňŜƞ10ŀŔ11EƓƽ12Ƽ13tǕ14GŭƑǃ15Ĵ17Ň18K20šǍ21UŰ25ǋ28ƙ34D
~<stu	57 -12ŦƼ-8Ūǩ-7ž7qsAXŁǥ8ŋŨƲǏ9ŀƉƣƱǘǜ10Ǖ11Ƌ12Ʈǐ13Zǂ16Ɲ17Ƣư20ŵ21ƥ22Ƈ24Ǣ28ź33Ɨ39m
~<sty	76 7Ɖ10ǈ23Ǒ
~<su	51 -12ŷ-8ơǧ-7ŞƋǞǢ7ǡ8ƟǓǙ9zŖǇ10ktZĸ11Ōƿ12Ū13Ǥ14ų15i16Ŏ17ǩ19Ÿƌ22ķ23x24ƪ25Ɗǜ26Ƽ29Ŷ32jL33Ǖ64Ǒǒ
~<sub	63 -9ǧ-8ƋƼ-7ơǢ7ǌ8ųƿ9ů11Ǔ21Ō39Ŷ82ǒ83Ǒ
~<suc	89 9Zŭ12w13ƻ
~<sud	87 9ŭ14ĺ17ĸ
~<sue	74 -7ƴ10Ŀ30ķ39ǜ
~<sug	82 7ƽ16ƴƼǙ
~<sui	86 13Ňǡ14ķ42L
~<sum	76 15Ɵ20Ǉ23k26x41Ɗ
~<sun	82 25ƌ57j
~<sup	68 -7ǝ7Ŕǐ9rƿ10Ɲ11n13L14z26Ŏ31ǩ49Ǖ
~<sur	68 7Ʊ9ŏŨ10txZŀǂ11a13ǒ14Ǥ15ǝ17Ŗ25i32Ƽ34ƪ
~<sus	86 8Ƅ35Ÿ
~<suv	89 -15ŷ17ų27Ū
~<sw	66 -9Ǌ-8Ŷ-7xŇ7R8ơ9łŸ10Ĵƶǖ11wŌ12tũƐ15D17c18M19X20Ŭ21Ƶ24ő30ų35Ţ44ƍ
~<swa	87 -10Ŷ-7Ƌ17ũ29Ƶ40ų
~<swe	80 -7x7ƫ10ơ13ƶ14w15tƐ18D22c26Ŭ
~<swi	70 -9Ǌ8R10Ÿ11Ĵłǖ13Ō19M21X26ő38Ţ47ƍ
~<sy	67 9Dǝ10E11bǛ14Ǖ17ǘ19Ǝ25ǖ26Ǘ
~<sys	68 9ǝ11bǛ14Ǖ17ǘ20Ǝ25ǖ27Ǘ
~<t>	87 17ſ43b
~<ta	46 -22I-20ř-18ǩ-16ŀ-13ŬƳ-11ĺŌƙ-10ĿƠ-9ņűƟƢ-8quľŐŕƫƭ-7lyRŁŔŖšŷƜƽǅǔ7kMOĵő8rŊƋƵǒǨ9fnvŒŪŴ11Ũƛ12śƅƓƖƗ13ĽƬǛǞ14ǃ15ťƉƱ16Ţ17ŇŧƤƯǊ18Tź19zķłǙ20sńǁ21ųŹ22ů24Ƨǖ28B29Ǡ32Š35Nƺǂ37ŋ46ū49ƻ
~<tab	75 8T10Ś13Ʈ14ƥ15Ž18s25M27n28Ɖ
~<tac	89 18Ŵ27Ŷ
~<tak	51 -20ǩ-14ŀ-13Ŭ-11Ŷ-10rƙƨ-9ĺ-8Xű-7aƆƢƳ7ņſƪ8fNƏƔƛ9ŎŝũŭǠ10ǒ11kśų13Ư14őǊǨ15Ɩ16ŨƓƗ18Ň19ŠƬƱǛ20Ǟ21ŢƤ22łŧź24zBķ25ǁ27ǂ29Źǖ30ůƧ57ƻ
~<tal	58 -18ņ-8Ƴ7ōƍǠ8XƯ9Oĵň10iƷ11hB13Ĺť14ƨǂ16v17asAŇ20ĽŠ24r28Ǚ31ń38N48ƺ
~<tap	83 11ƛ71ŋ
~<tax	78 8f9ǆ10Ǌ13ŒƵ16ǃ18ƅ27Ǡ29T
~<te	41 -22Ň-17ţ-16ų-15I-13ǐ-12GłŮ-11ķĺ-10bJL-9acŉŞťŻǝ-8ŌşƔƛƫǥ-7oXŦ7nHMŰǖ8kqyEŁżƥƸǕ9RĹŠŭƝƞƢƵ10uŖƟǜ11ŊƂƴƾ12ŶǙ13xœŽƊ14iŕƄƳǁ16lŢƨǩ17ƿ18ōŤƜ19UŨ20FǄ21Ŕ22Ǉ23g31Ʃ33ǈ36Ź37Pƭ43K45B
~<tea	74 -13Ů-12h-9ň7Ł10Ķƨ11ǈ12UƷǃ16x20Ɲ21g27ǩ39P41Ǉ
~<tee	69 -19ų8ŭ10ź11Ţ12ƿ14v19Ƃ79Ź
~<tel	44 -21Ň-16ĺ-15I-11GƩ-10ǐ-9łśţ-8bŉŞťǝ-7acLǥ7zFńņšƉƧƱƶǈǑ8jqSŝŪŰŶſưǞ9nxCĴĿűƭǖ10gEHMœƥƸǆ11ŠŢż12ƞƨƿ13kĹŊƴ14uUŖ15Ɗ16ŨŽƄƳ17i20P21ōŤ23Ǆ25Ŕ40B
~<ten	78 8ƳǢ9ĺŸ11Ɵ12Cƣ14Ƣ25R28Ɯ29F
~<ter	68 -12ţ-10Ɣ7wœ8W9ŨƵ10Ɯ14Ǖ16ǜ17B21ŕ60Ʃƭ
~<tes	79 11ŧ13Ŷ14ž25Ǚ28ǁ30ƾ
~<tex	69 -11J12ǘ15ū18ś21l73K
~<th	17 -23T-17ƨ-15XŖ-12Ÿǎ-11ń-10oLĹ-9g-8i-7Ń7CőŘšƢƤƯƳƺǇǏ8ĵĽũżưǚ9DĶľŐŞųƒǅǡ10eŰŵƇƌƵƶǝ11VņƉƐƗƣ12fźžƥƩǣǥ13AŁŋŗƁƎǗ14hrJRŒůſƏǃǤǨ15sĺŕŶƊ16QłŚƚƛǟǧ17ƘǄ18djŽƄƍƙƻǈǌ19WňŮƫ20EŨūŹƅƱǋǑǒǞ21vŌŔřŤƈƜ22wŷǛ23klŀśƟƪǆ24Ƌ25yŭƠǦ26aǢ27ǓǠ28ťƖǐ29xGŜƮ30nĸō31Ɲƞǩ32ŧ33ŅŬ34bŦ35Ƒƕơ36ŝƧ41SŠ44Ň
~<tha	30 -26Ǉ-16Ǟ-15s-14iǨ-13ĹŘƚ-12PZƬ-11UŹǟ-10yNXYƊƨ-9ƭƲƷ-8eŵƗƾǈ-7ƕơƣǊǠ7klļŐųƁƑƔǃǦ8ŗƅƛƜǁǓǔǢǧ9FŲżƇƈǕ10xĵŜƄǝ11WŁŌšŻƯƺǖ12ŕŬƪǂ13oAƙ14jŋŪůƌǀ15aMŧƥ16tĽŔƘ17dCŅũƍƿǋ18uķř19R20ŮƧ21DQŀŒśūƝ22ǩ23S24Ʃ25ŤŽ26Ŧ29E32pĺ34ňŭ35Ƴ40Ŷ43ő44ť47G48Š49b50Ňō53ĸ55Ũ
~<the	19 -26T-25Ļ-22Ň-17Bǎ-16pň-15iŃŖŸǖ-14orXń-13ŊƬ-12ŏ-11N-10CL-9ĹŨŶƳǜ-8ő-7z7FRŻżƃƩƯǏǔ8jŪűƣƦƭƲƽ9PŠŭŰưǅǊǡ10ņşŤŮŴŽǚ11ŌōƀǍ12WƌƎƱƾ13žƥǣ14ĶųƇǋ15eGĽŐřśƐƒǁǃǗǥ16fŕŗŞƍƚƢƶǤ17kŀŁůźƜǇ18lƁƉƙǄ19EƅƏƗǆ20Řǧ21Ɲǒ22vUłŵƈƊǌ23ŒŚūƄƛƪǞ24hswSſǈǦ25nŔŷǑǛ27ŜŦƟƻǨ28ƫǟǢ29ŬƋƑƖǐ30xŹ31ŅǓ32ƞ33Ǡ34Ơ36y37ŝƕƧ38ơ40Ʈ45ŧ
~<thi	41 -20ƌ-19ƨ-16n-14oŒŗ-13Ǩ-12YƄƦ-10ZŢ-9TşŻƁƫư-8ķŐƑƽƿǍǚ-7lĶĸņŤſƅƜƩƲƷǎǖ7JVŷƉ8QňŽƗƳ9iOŕǊǡ10Ŗ11GŇŊŔƘ12ƻǟ13h14Xŀ15jky18ǈ19MĴŌŎƭǞ20ł21cN23ũ24sB25dŝƖ26IŁ27ľ28Ĺ29Ƭ30Ń32ŏ33ŋ34A36HĿƵ41Ļ47a60rĺ
~<tho	56 -9ǖ-8D-7CŖ7AŕűƗǌ8HǄ9ĵŲƉƞƯǐ10xEZſƍƜ11ŝƅƎƵ12ńŊǊ14iw15ƈǑ19Ǉ20ŽƩǤ21Ţ22Ƒ34Š35Ň38ǩ
~<thr	51 -13ƽ-9m-8ŏŭƔ-7Lǩ7łŵżƁƤƦƱƻǕǝ8lļšǜ9zŅŬǦ10Ƨ11Ŗśƚ12Z13ĸŐǥ14Ŋŧ15n16ũƳ17Ť18j20ŗƨ21Ɯ22ǖ23ƕ24W25Ũ26ǎ
~<ti	47 -13Ƽ-12Ƈ-11ż-9QǗ-8ŖƨǞ-7GŀŎŒŨŴƀƅǢǨ7ņŶƦƾǏ8kœŵƛǖ9ƴ10PŜũŸ11Wĺšţ12ǈ13őŕ14Ɩ15űŲƧ16Ǉ17fq18Ɵ20ŬƸ21s22R26V27ǎ29Ļ33Ŕ35O37ł39gŃƭ40L41N43Ż
~<tic	65 -10ż11NĹ13ţ18Ŷ29Ŕ57Ż
~<tie	83 -11ǩ8Ľ18Ǐ28ł37f
~<tig	87 11Ų13HL22g
~<til	68 -12v7cƗƟ8g9O10sƑƾ12Ʃ17Ɖ19Ń21ŕ27ĺ56ƭ
~<tim	53 -12Ƈ-11T-9ƼǗ-8ƀƉ-7ŖƨǢǨ7ĵŊƑƒƫ9ƈƦ10ySņŵƛǖ11kœƴƺ12ŲŸ13Ŝ14Wšǩ16ũƟ18gső20ĻŔǇ21Ƨ23Ƹ26V30RŃ32ǎ33O38N39L
~<tin	87 -9Ŵ11Ƙ12gƉ21ǈ25q
~<tip	84 -9ƺ13ŉ21T41ł
~<tit	75 -8Q-7Ŕ7ǐ9ǈ10qķ16ű25Ɩ26P35Ŭ
~<to	29 -26n-24Ʃ-21rS-20Ťǡ-19ǈ-18ǒ-15ť-13WņǅǇǖ-12pwFPŖŰƻǋ-11ŕ-10cŚǣ-9hvĶƅƊǟ-8fŻƒǆǥ-7DŞƇƲǃǛ7kĿŅŝƌǐǑ8gEŇŦūŶƖưǗǙǧ9ŒŘřƮ10uzŭŽƄƗƝǉǓ11doNĴųŹƙƛƜǌ12ŲƂ13Ĺŗžƚ14yGTńş15tƳǔ16BYļƀ17ĸƓƕ18e19aœŧŵƭ20ōƯƹ21jsHǁ22LĻŜ23CKŋ24śţŨ26łƷǦ27OĺľǝǞ29ZŉŎƤ30X32Ţ33ŃƁ35A36MŁƫ38Ō39ů40ƶ43Ǐ50Ƶ
~<to>	31 -24Ʀ-21Ʃ-20Sű-19nǒ-17r-16Ŗş-15i-13pqŤǣ-12vƪǈ-11ņǅǋǛ-10fwQŏťƊƻǂǇǢ-9Fŕǆǡ-8jPWƁƘƼǊǖǥ-7cƉƣƬǚǟ7ķŇŽǀǐ8ĿńŴǍǩ9dƑƳǜ10oŊƌƖưǧ11kLVŘřƙƧƮ12ǓǗ13tzOT14Ŷǔ15ĴųƗǌ16GNļŲ17BƓƜ18ĻŝŹ19y20ĸƕ21eľ22ZĺŧƤǝ23KŜ24asA25ōƭƯǁ26XŎŵǏ27Hŋ28œƷ29śţž30Ũ32Ǟ33łŉ37Ţ39Ń41M42ů43ƫ44Ō45ƶ46Ł59Ƶ
~<tob	79 10ǂ48ƹ
~<tod	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7oƧ7ő8Ɠ9Ƅ10Ŝ11avx12t15ƪ16ű18Ĺ19ǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ38i41ĺ
~<tog	76 7u10f11Ǌ12M13ǉ14Z17s33ş
~<tol	73 -8n-7Ƴǩ8ƾ10lŖƧ11juļƁ12Ŧ14Ƽ15ƴ16dŔ27B31A
~<tom	65 7Řǝ9IƬǕǘ10jűƤǣ14ĸ15Ʀ22Y26L
~<ton	78 -9Ǩ-7ǎ8Ɗ9ƀ10b12LŉŖś15ƤƦ16ǝ19r
~<too	56 -15a-13Łŝ-12Ż-11Ű-10ǈ-9ƾǦ-8Ķő7cĿłūƀƢƯǂ8ŎŪǛ9ŇŠ10Ƃ11tXƘǄ13oŧǑǚ14şũ15ňƿ16ń17Ž18Ƭ19sUƨ21Ƴ22Ǚ24j25q27Ɲ29Ǣ43Ǐ
~<top	69 -10œ-8ž9Wĺǥ11Ƶ12Ǩ13ǔ14T15ƣ17Ǌ24ƈƉ25ř30ľŗ33Ƃ37Ǧ
~<tor	84 -7j9ǝ15Ŀ35ƚ
~<tot	74 -9Ť-7ǥ8ŀ9Ɨ10Žƹ11uƠ12ǉ13ZŅ14g15ƀ18Ŧ22ŵ26ş
~<tou	79 -13ǩ-7d7ƿ10Kķńōƹ12ǝ13ŀƼ18Ŝ
~<tow	67 -12Ś-11Ō-9cŗ-8ňƄ8ǐ9ŭƣ15Ň18X19ƟǕ22Q27Ǧ33E63C98Ɓ
~<tr	47 -17Ŀ-16Ɣǩ-14GƱ-12Ǉ-11nŐ-10Rƈǧ-9ƞ-7CVŖƗ7iUǒǞ8ńŵ9Ūǜ10ź11cIĹŝŞƿ12ų13űǏ14ǋ16Ǧ17PZŧŬƼ18Əǚ19AŎŭ20ƍ21LQņƟ22Ɓ24ǀǙ25SƲ27kŴ30ǘ34ǐ38ů46Ŷ49Ž51Ƒ
~<tra	60 -14ŀ-13G-12Ʊ-11ǧ-8ĸųǞ7Y8NǊǋǛǟ9ǘ10ǒ11lŻǏ12ű13yƝ16Q17ź20S25ǐ28ůǀ29ƍ31Ɵ35Ǚ36P61Ž
~<tre	63 -16Ŀ-11ƈ-9Ǜ9k10D11j12Ƙ13Ş15iŤ16Ƽ17ŧ18ƿ21Ǆ22Uņŝ29ǚ31Ŷ59Ƒ
~<tri	74 7Ł8Ţ12ǀ18Ƒ26Ɓ29ů37ǘ38k
~<tro	73 -12Ǉ7ǘ8Ʈ9ĵ10ƛ11p13tĹƼƽ14Ş16ű21ǜ
~<tru	58 -17Ɣ-10U-9PRƂ-8Ǆ-7ǩ7ŧű8ĹŰǞ9łņƦǛ10ŀƁƫ11ǋ12Q14Sŵ17Ū18c24ŬųƏǦ25A26ZŎŭ32Ŷ33Ʋ35Ŵ38ǐ
~<try	78 -14Ő-11N12Ů13Ǟ19Ž21ń22I23ǘ41L
~<tu	61 -17ǩ-9tƬ-8wť-7DƳ7jVŚ8ķŎ9AŤƗƧǧ10zŰ11Ǌ14C15Yƪ17Źſ19a20ŉ23ŀ26ţ27Ƌ28ƍ30c31ǜ35ƴ39Ʊ40v
~<tub	80 -8D39ƍ41Ƌ
~<tui	86 -10Ƭ58Ʊ
~<tur	65 -16ǩ-9t-8ť7ĵ8VŎǞ9ķ10AŤƗƧǧ11Ű12Ǌ17ƪ20Źſ22vŉ25ŀ28ţ33ǜ34c38ƴ
~<tv	87 -8ƥ8Ɗ14Ő19ƚ22Ɨ
~<tw	77 8ţ10R12ǥ13uw14Ĵũ18ƻ32y
~<twi	78 8ţ10R12ǥ13uw14Ĵũ18ƻ25y
~<ty	70 -12Ǎ7Tƿ9ł11ļ12pǉǔ13ƇƉƣǆ14b17E19d21Ǆ30Ʃ39Ƽ
~<typ	70 -12Ǎ7Tƿ9ł11ļ12pǉǔ13ƇƉƣǆ14b17E19d21Ǆ30Ʃ39Ƽ
~<ub	83 51Ų
~<ube	83 51Ų
~<ug	80 9ļ12R14ĵ19ǜ21ņ34Ǥ
~<ugh	86 11ņ13R20ǜ26Ǥ
~<ugl	86 10ļǤ12ņ15ĵ
~<um	63 14ǩ47Ǧ49Ƃ
~<umb	63 14ǩ47Ǧ49Ƃ
~<un	51 -22Ɔ-21Œ-12V-10ĿŝƉ-9Ǣ-8FƓ-7Ŷơǥǧǩ7iWļƘ8chyTYŻ9Bŕũƭǟ10Ŏ11ŅŚŢŪƨƲ12gŮ13ĸƙƠ14şǀǤ15Dƺǃ16Ɗ17ňŖƥ18ƞƤ19nX20ĺƒ23ŀŞƩ29ǌ39ƣ50ſ
~<unc	83 9AƳ10T18ǟ20B
~<und	58 -11Ɖ-8FĿ-7ŬƓ7Ɩƽ8jĵŃƛƣǡ9ſƘ11hi12cũŻǀ13ŅŪƲ14ŎŚ15Ů16ƙ17ş18ƺǃǤ19Ɗ21ň22Ŗ23ƒ24X25ǌ26ĺ29n
~<unh	87 -9ŝ44Ş
~<uni	60 -22Ɔ-21Œ-10ĵ-7Ǣǧ7Ʀ9ǌ10Wļ11yƕ12Yǋ14Ŭ15ƨ16Ơ18Ʃ19D23ƥ25Ƥ37ƣ51ſ
~<unp	89 35ƞ
~<unt	89 12O18ŕ21ƭ
~<up	43 -21Ƨ-15ǩ-14ŖŬƢ-12BǞ-11osvŢƵ-10LPŅŇŧƝ-9ňŶƶ-8bņŷƎƞơƳǑǛ-7yRĽŀżſƭǁǅǉǋ7drļų8CƇ9ŐŗŜ10jWńŘŹƈƛƾ11ĺĻĿƩƹ12ķłŽƗǌ13ŉǚǝ14ƃƋ15ŚǢ16řǍ17VžƮǏ18H19xKŌǗ20ŠŨƙƪƲ21ĴĹœśƴǆ22Łƣ23Ǌ24i27ƅ29k30l31t32Ƥ35ŔƉƌ40ŕ
~<up>	44 -14ŖƢǩ-13Ŭ-12B-11ovƵ-10sLPŅŢƝǞ-9ŇňŧƜƶ-8bţŶŷƞơƧƳǍ-7qĽņżſƎǅǉǛ7ťųƒǟǤ8dļƬ9CŐƇ10WŗŜŹ11jĻĿńŘƈƾ12ĺƩƹǌ13Ž14HķłŉƌǏ15Ĵƃǚǝ16řŚ17Vžƣ18Ʈ20xKŌƤǗ21Šƪ22Ĺǆ23Łœƴ25iǊ26ƙ29ƅ30k33l36ŔƉ37t42ŕ
~<upd	69 8Ǎ18Ƌ22Ʋ23Ǣ35ƌ
~<upg	89 
~<ups	71 -9t-8ƙ7H9ƛƣ10Ɯ12q17ţ22Ƥ26Ɨ28Ǎ31Ũ
~<us	50 -18Ǘ-14Ǟ-11eK-10Ƽ-9ŒŶ-8SĻŃŏŖǒ-7ŁŝůǢ7ałŪƅƏǂ8ĵǅ9rvǆ10ƄƗ11őŵ12ǘ13ơǑ14z16ŋŴ17Ŏ20Iņ21LŲ23ĺ24ţų26sĹŽ27Ő31Jœ33ǖ37ƿ46ļ97ŭ
~<us>	63 -20ǩ-14A-9ŏƕ-7dŃ7jŌŽ8ơ9x10ž11aĵ14rv16Ƅ17Ū19z20ĺ21ŋ24Ŏ27ņ37Ĺ38s66ļ
~<use	55 -19Ǘ-14Ǟ-10Ƽ-9K-8Œ-7SŶǒǢ7Ǔ8ƏǕ9ǂ12ǩ13Ɨ14ǐ16JŐŵǑǘ21Ŵ23IŽ25Ų28ţ31ų36œ38ǖ42ƿ76ŭ
~<usi	86 -16e-13D-9ǐ-8ǩ18ƹ19ǆ21ƕ22ŭ23Ő30J
~<usu	74 -7Ǎ7Ķ10W12ơǡ13ĺǩ14ŭǅ15ł18A24L
~<v>	83 16Ɯ23ūŶ31Ū
~<va	57 -11Ų-10ǖ-8ő-7H7xűƊ10CƓ11Ÿ13ľ14ņŎũƒǏ18ŭ19ƪ22Ƙ29Ɵ30ƹ34Ǣ37Ʃ43k64ǐ
~<vac	79 -10ő44kƟ
~<val	61 -10ǖ7ƛ8Ɗ9ű11C12ŸƓ15ľũƒ16Ŏ21ƪ24Ƙ31Ʃ33Ǣ
~<van	74 -13Ų-7Ɨ8ƀ15kǏ19ņ24ŭ84ǐ
~<vap	84 47ƹ
~<ve	60 -8ǥ-7ŷ7dǦ8ŵž9ŁŌŶŻǖ10OŤŭ14ū15ų16Ű17ŞŬ25Ŵ30ǅ31ǐ32Ū42Ǖ
~<veh	64 -8ǥ-7ŷ8Ǧ9ŵž10Ż11ŭŶ16ūų18Ű20Ŭ27Ŵ34ǐ35Ū
~<ven	76 7ǧ13ǖ23Ş40ǅ53Ǖ
~<ver	84 -8p10d13Ō16OŤ
~<vi	63 -13ś-8ǩ8gBƅ10N12eƇƻ13Z16ǁ22ƾ25M28Ż36Ɯ95ū
~<vid	84 7Ɨ12g34M
~<vin	71 -14ś14Ƈ111ū
~<vio	83 38Ż
~<vis	76 13N15e17Z20ǁ27ƾ45Ɯ
~<vo	77 11ľ15eĿŁ16a21Ə23Ľ25ǩ
~<voi	86 -9ǩ12ľ17eĿ18a26Ľ
~<vol	84 23Ə
~<w>	81 -8ǅ-7S13b24Ǒ26Ǉ35T37ő
~<wa	35 -27ŗ-18Ů-17d-16Ʀ-13NŒŚŭ-12YŐŷ-11CĿōƚƾ-10UŁŢų-9ginuWŘřŹƉƜƪǞ-8IŇŞşŪŰƻǆ-7hlzPĸĽńŏţŲƕƝƧƨǎǐǑǒǚ7JĴſǏ8ŔžƁƌ9oŸƅƍ10kĹņœǍǔǝǦ11ŀƤƫ12Ŏ13ũƂǌǧ14pxŽƼǁǄ15TƗƬƴ16M17Xĺƈƒ18yBƃơư19ŠƄƽǜ20rŉƇƱ21ŅŌšŨů22Ńňƭ24ǉ25sƋ26ŧ27jƳǓ28ļżƙ30Ŧƶ33ť36K39ŵ40ǩ43Ļ49Ť61ƛ
~<wag	75 -14Ǌ-7Œ13ǣ25ƃ30T54ǉ
~<wai	74 -9L-8ŕơƭ8Ś9ŧǌ12ĺǜǧ15sǏ16Ķ17ŵ18Ǔ20r24Ńſ
~<wal	59 -9Ũƀ-8ŭ7ĸƛǘ8Őǈ9Ǖǖ10RƤƧƮ11Ÿ12ŵ13ƣ14ƌ15Zł16Ǎǝ18Ļż19Ɨ24ŤƇ27Ǆ28ǔ31x
~<wan	45 -24ŗ-14Ś-13ŐƦ-10cN-9mŞŦƒ-8ŁŵƯǍ-7ĽřƅƟƧ7Ŵ8ľŀśǞ9őŽƃ10eŝƀ11Ƶ12ŕǦǧ13bſƗ14OŊǁ15JVžƂ16yLĴƁ18ǌ19Ŏ20K21MŃ24ƫư25ĹƬ26X27Ǔ28Ƅ29s30ơ31Ʊǩ32ŉ34Ō35ƶ38ƭ39Ļ
~<war	84 -23V14B16Q27ǋ57j
~<was	45 -17d-14Œ-13ŀ-11ł-10ƾǞ-9Cţƭǋ-8nXƉƫǣ-7ajHLľŎőŴǎǢ7ņƸƹǛ8Tĵű9ǊǍǘ10ŸǙ11r12Ʋ13ƞ14k16Ļǩ17ŔƋƤ18ĺ19Ƽ20ƅ21œǜ22ň23pBƴ26šũƈ27Ņƽ28ļŧ29ŵ31Š34żƒ36ƛ41Ť43Ũ44Ƴ47ť51Ŧ
~<wat	59 -8BŦƚ7Ƒ9ƍ10Ɗ11Ơ12Ƙ13q17Ǝǝ19Ư23ǩ24Ť26Ž27Ɵ37Ƌ58ƙ63ƛ
~<way	63 -23Ů-13I-12ŝ-11ō-10ǩ-8Ř-7Ũ7oƀƇ8sƏƿ9rņŎŧũ10Xňƶǂ11c12Ƒ14ļǁ15mŵ16jy22aŶ30ŀ41ů44K
~<we	40 -19Ř-14q-12VŒ-11GŜǞ-10DZľŗŞ-9nŇōŹŽƗǈ-8yCJłŐſƓƧƶǑ-7AKĸňŢŰŷźƘǃǄǗ7ŀşƂƱ8fŔżƎǎǤ9ůǂǨ10vƵ11ŎťƊ12IYŅšŸ13ńŲƛǖ14Xŕ15ŚƖƹǟ16lņŝŠ17Lŋ18M19dŁŵƕ20ļŤƭƺƼ21s23ij24Ľƅ26ǝ27ŧ28Ĺŭ29k31œ33Ƭ36R37Ũ42ƿ62Ō
~<we>	53 -18ĺ-16r-13P-9p-8ZŇŘ-7VƷǘǞ7ĴŉƊƩǂ8cfƀƆƖƛ9ļŊ10OƂƱƵ11djťƨ12ņ13hşƕ14Ŵ15ŕ16Ūƭ19ivŁ20I21XĹ23ŎƬ25ŋŚ29Ľ30M31Ļ40s89Ō
~<wea	78 -7Ĺ8U14Ť15ƚ21Ǚ30j34ǩ
~<web	80 10Ľń11Ĺ33ļ37ǖ
~<wed	83 8ǧ11ƹǔǛ12fĺ
~<wee	53 -16t-8XŇǩ7gƜ8x9Pŕ10ťƤ12ĺƟ13i14Ɩ15ů19ǎ20Ľ21Ń26Ų27L29k30ǝ32ŵ43ŭ55Rƿ
~<wei	70 -9J8m11Łł18ǂ22ǘ26Ŀ49ƺ
~<wel	67 -14qG-9d-7ǂ7iĻţũ8x9aQĹǩ10Nű11ƕ12ǉ17p19Sń20Ŗ21Ŷ30t37ǟ44ŝ
~<wen	67 -17ǩ-9ĸ-8ǝ8Yǖ9ƫƬƳǜ10k11ņő12ǅ15l22ŀ24Ũ25Ŕ31ƅ33œŠ40Ť
~<wer	53 -14Ř-13Ļ-9Ş-8Ŗ-7płƤ7ļƍƦ8XƯƳƾ9ŻƴƵƹ11Ǩ12ĹśǢ13Ʒ14ƎƭƮǤ17ŸƬ18Yš19lW20ż21r22Ņœ25d27ǝ29ŧ31Ƽ38Ũ
~<wet	87 -14D13j20Ɗ23ƛ26ƙ
~<wh	19 -25Ō-23t-22N-20x-19z-17Ŋţ-15bƞ-13ĴŏŬǇǦ-12Kŧ-11śŽƝ-10ň-9ĽŋŭŮ-8fFHUźǁ7dEūƈƚƨƵƺ8aSĶŇšŢƄƋǍǓ9ƬǃǕ10yžƌƓƭưƷǙ11RƖƢƼǠ12cmŸƑ13ŃƘƫǜ14orĻŨǧ15hGPļǅǆ16TƦǊǗǝ17lőŷƳ18łƲǎǨ19vDŎƃƇƤƩǥ20ZōœŔşŠŵƅƾ21wŜ22Ņƽ23AX24gľƗ25qƯǄ26ŕŝŴƠǔǞ27ŒŤŦƊ28Jķŗ29ƻ30ŉƒƕƶǏ31Şơ32Bǈ33Lĺť34Ŀ37ĹŪ41Q44ŀŖ46Ő53C61ǩ
~<wha	24 -26Ŭŷ-24ǐ-23Ź-22Ł-20ų-19Ǡ-18n-17zN-16ń-15xOĴŌśŜŰ-14FHļ-13bAƤƫƳ-12stSţƢ-11MĵŊőƟƴǦ-9uǁ-8ůƁƂƍƿǂ-7ŶŽƏƹǀǋǘ7drDƵǔǗǟ8lyŃřŢǆ9Ƽ10ioŵƌƚƮ11IűŲƋ12ư13hƃƅƕǝ14Ķņǎ15Ƨƨǉ16vYƷǓ17LWŘžƑƺ18cŨƓ19ũƘơƬ20qJQ21mZŔƽ22Ɣǥ23ǃǞ24Ɖ25CƊ26ŇƩ27ōƦǊǏ28ƻǩ29Ƈ30Xƶ31wŅŎ32ķŝ33TƠ34ǈ35gĻľ36ł37ĺ38ŤŴ39BPŦ42ŗǄ43ŉƗ44œ46ŀ47Œ48Ş49ƒ51Ŗ52Ŀ53Ū56Ĺ
~<whe	36 -18ņƮ-17a-16Ɖ-15ŌƝ-14ũǨ-13ŁƩ-12ơ-11inwUĺňǄǟ-10PŉŞƗƞƨ-9bBYōƜƬƱ-8uNTWţƢǃǈ-7tIŀŋŐŪƀƪǠǥ7œřŴƦƴƶ8qĹŨŻƁƽ9ĴŲſ10şƛǗ11ǅ12ĶĸŚƹƼ13lǢ14dJRƿǎǙ15gļǧ16ƊƳ17vyXƄƟƭǂ18HƧǀ19sVĵŸƈ20ŖƷǋ21OŃŹ22Ǐ23ƅƾǞ25rMQ28Ƥ29D30S31Ɩ32Ű34G35ő38L39ŕ41ť45C
~<whi	52 -16ǚ-9qKǗ-8ǐ-7lŏ7ľ8bLŻƤƴǏ9ŀŇƏƯ10DRŪŷŸƕ11ńƻ12EňŴƎ13ļŉƣǖ14Ś15ŧ16ǈ17Ų18ūƾ19a21Őťǝ23Cő27Q35ų38J
~<who	36 -27Ų-26Ɣ-19ŪŴ-15Ǉ-14Pƣ-13TĹŒŢŭƧ-12DLŚƒƦ-11yHĴŏƗ-10fsxYĸĿŀŇƝƞ-9tvCĺŃŊŌŶƅǃǊ-8BĻŎŸźƉƷ-7mKVWłŘŧűŽǢ7Fżƭ8Ɵǣ9ſǛ11lqƁƙưǚǥ12ZǍǧ13hŬ14aǗ15w16Ʃ18Źǘ19Ǖ20ǅ21Ɯǜ22ǩ23ƃƶǑ24Qş25u26ońŠ27ǆ29Ƥ30Ǩ34ļ35Ʋ37ƕơƳ39ų44ŷ47nǐ49ǔǠ51ǈ52Ŝ53ƫ55ŁƢ58A64Ư81Ő
~<why	60 -21œ-20ń-11ŉ-10ũƭ-9ŧ-8ļňƶ-7ő7ŝǆ8ľ9Ǥ10ĿŠ12šǜ14ņ20ƻ22Bƴ26Ƶ27r29Ĺ31ǩ35Ŷ41ŀ45Ŕ49Ţ50ĺ
~<wi	34 -26P-24ǩ-19v-18ĺ-17ƦǇ-15Ř-14ǐ-13ƃ-12Ūƣƶǅ-11CŁƔ-10ŤŮǝ-9ķŨůűƼƾ-8uDEZŅŏƅƒƩƯƸǢ-7hiGľƌƖƝƟƻǄ7UXƄƧƫǣ8wAIœŴƁǈǑ9LĸŖūŹǓ10eĶƛƭǘǜ11jQĹń12ĵŋŢżƕ13aŊŧźſƂƵ14ŚŜŲŽƋƿ15yťŬƐƤǁ16ŠŶƢǍǎ17fňŝưƳ18Ĵ19ŵ20bş21gnM22ptšƷ23ƨ24Ǩ26Ʈ27oqņ29Őǂ31rł36ĻŞ38ő39V42sƚ44Ʋ
~<wid	84 8ƫ12Ǩ17Ʒ20Ƴ26f
~<wif	56 -25P-14v-11ƸƼ-9ƹƽǃ-8Ʀ-7Ÿǩ7bżƳǨ8jǠ11Ʒ12ų18fǈ19Ŵ20Ʈ26ƨƫ32s38t41rǂ46o50q52p
~<wil	54 -11Ʊ-10v-9DQǩ-7mĹƢǤ7Ĵ8dţƤƬǊ9oOŚ10źƄǞ11Ļ12cŽơƭ14NŐśƕ16Ōǃ18s20e21Mĵ22H24LŹ29V33y47ł77Ʋ
~<win	63 -21Ř-8ǝ-7Ŧ7bƟ8ǌ9ƐƑ13ŤūƁ20j24Ǜ26ť29ƿ30ǎ32Ļ74ƚ
~<wir	75 -11Ǡ9Ǝ21ǘ25Ǎ45Ƌ
~<wis	72 7Ƴ9ƨ10mǊ11ƽ14Ʈ16w19g23V24ư26Ş
~<wit	38 -16Ť-15H-14ĺǇ-13ǩ-12ǐ-11Ɣƫǅ-10CƦ-9PŮƶ-8ENŁŏţŪƃƟƣ-7JOķŅŒůơƯƾǛ7SǓǤ8rIĶřƚǥ9ĿœŰŽƛưǡ10WƱƿǣ11MŚŢŭƽǑ12AŀżƧǍ13ƐƤƮǁ14ƁƳǜ15ĸĻńňŊŲŶƂ16ŋŖ17gQĴſǨ18ŧ19ĹŜŬ20ƵƷ21sV22bŠ23nŝ24aŐ25ş26ŵ27š28Ƣ30Ş33ņ45ő
~<wo	31 -21Y-18Ʃ-16Ū-15OŐǎǟ-14Œ-13kxŤƳǞ-12nų-11wŔƞƺǍ-10oFœŚŠũŰ-9fĹĺŜƕǛ-8ahlşŮſƄƙƟƢƽ-7zšŦŬŷƁƹƻǅǥ7gŇƎƪǄǐǓǘǦ8őƚƿ9ADƶ10mŴƨ11csŃŞƀ12ŶƇ13ĵŭƵǚǜǢ14ƂƓǇǏ15MŖśƃǔǩ17BƘǈ18ĿŉŽƐƦ19ž20qŝǁ21rŗưƸ22RƗ23XŵƝ24LǑ25ŢƑƤ26ƧƬǣ27ƮƯ28ů30QW31ƒ32Sķĸǝ34Ŋ35VƷ36ű37Ŏ38Ļ40U44P
~<woo	70 9ţ11g15Ƒ21j24Ƈ55Ɛ
~<wor	40 -16ǟ-14T-13rĸŪƖǎ-12ľ-11xŎų-10kŒŔƩƭƵǢ-9biOZƤǘ-8wŐŮǍ-7sHYłŕƔƞ7BŃǁ8gIǔ9ĶŗƦ10ŝǏǒ11XǙ12ĺŁņ13Ŵŵ14ƃƚƸ15Ňǐǜ16ƒ17ƑǄ18ňǇ20Ŋ21Ƙ23Ļŭ24ǚ25ķ26ű29L30R31ǈ32V35ƝƧ36W38Ǒ39q40Q41Ŀǣ42ů44S51U54P
~<wou	36 -21ĺ-17Y-14Ĺ-12qƩ-11ňƁ-10OQŦƳ-9NŐƺ-8nSŒǞǣ-7doUŁŤŨǈ7eLWŀŘŞƖǏ8ŕ9łƏǡ10VĴŶǨ11Hŉǔ12Zƃƪƭ13DľƦƱƸƿǦ14Ŗƀ15BMŃŗŝƶ16msƒƨǘ17AƂ18cTĵŇ19ŵǢ20śƓƗ21űǁ24ŊŽƵ25ž26X28ư29rĻ31ǝ32ƤƯ34ƬƮ35Ţ40ĸ45Ʒ48Ŏ
~<wow	77 8ǀ9Ţ10SŦǢ11ťƼǇ13uRUűƠ21ō23ő
~<wr	59 -14ũ-11ň-10Ư-8vŶƮ-7GPŝ7ĹŎŨƃ8qDŴ9Ƅƍư10KŉŗřƬ11Ǔ13C14ƀ15ņŸ16Ŀŵǩ17Ō18ǜ19Ş20Ť23Ŝ24bŐž25wǚ42Ʋ44ż
~<wre	76 -7G10ƃ11ž12Ũ18Ŝ19ƀ26ŵ59ż
~<wri	66 -8ƮƯ-7ũŶ8ĸ9Ŏ10oƄƍǜ11řư12K13ŉŤǓ14ŗƬ16w17ž18Ÿ20Ō26b30Ő33Ʋ
~<wro	71 -11ň-7vPŝ8Ǥ10Ŵ11q13wŜ15ĹƲ16CŤ17ǜ19ņǩ20Ŀ25Ş32ǚ
~<x>	84 12b22ŕ26ƙ
~<y>	87 46b
~<ya	73 -7ƌǩ7Ŵ9MŪƗ10H12ƞ13a18ƒƜ25ƙ26J51Ƒ
~<yar	75 7Ŵ9Ɨ10Ū11H12ƞ19ƒƜ26ƙ52Ƒ
~<ye	42 -16Ő-15ů-14Ǆ-13ƌ-12ǩ-11tŉŦŨƼ-10ļűŷ-9lDņŇňŬų-8hsPŞŠũƃǥ-7QZŗƄƒƚǝ7kwƵ8jĵĶŀœ9łƋ10xƮ11fƸǤ14ţŴ15ĴĽ16HƖƾ17VŁƞǣ18Ɵǎ20ŒŸ21ǀ22Ɣ26Ŏ27pǉ28Ǟ30ĺƈƩǊ31T32Źǟ33v34Ů37dő39G40ƅ41Sƭǅ46c60ť
~<yea	44 -15ů-14Ǆ-13ƌ-11ŨƼ-10ŉ-9lDņŐŬű-8PĹŇňũƃǋǥǩ-7suZŞŠŦų7qŻƜ8š9kĵĶ10œƋƾ11Ʈ12ƸǤ15vŴŹ16ţ17HĴ18VŸƟ19ǣ21ǎ22Œ23ǀ24Ɣ27d28ǉ30c31Ǟ32pĺƈƩǊ34ǟ35TŮ40ő43ƅ44GSƭǅ64ť
~<yes	73 -7ƚƟ8ŋ9Ř13Ĺŏ22d25ł35Ł44Ŏ
~<yet	67 -15ǝ-12Ő-9t-7ŷ7ŀƟǟ9ƍƵ10uwƾǋ11n16f17ń18j23x28Ź29cvƖ35ƞ
~<yo	14 -24Ťť-20Ƈ-18Ɔ-16ƅ-14Ŧź-11Ŵ-10ŷ-9vơƷ-8ƉǃǗǟ-7bō7YƀƒƖƞƲǅǊǦ8ņŌƭƮǆ9eGůŰŻǜ10wyŲƕƬǎǤ11QĹūƂƱƳƵƼƽǒ12WĴŉƚƟƿǏǑǓǣ13sIUŘŸǄǐǠǡ14pLŖƝǁǈǖǢǨ15akCŏƃǛǝ16fSZŁŽƘƶƻǚ17KMĶşƜƫ18xĸłŊŚŢƙƢƥƯƹǞ19ĽǕ20zBHŃżưƸǋ21uĻƌƺǙ22nOĵƴǩ23džǀ24ŝ25mXľŀńśŠŶƾ26ļ27jķƁƧ28AňŜũ29gǇ30ǘ31ſ32Tŵǔ33N34RŒƤ36FŨ37ĿƦ38Ő40Ş41V43iP47l54c61Ň
~<you	14 -24Ťť-20Ƈ-18Ɔ-16ƅ-14Ŧź-11Ŵ-10ŷ-9vơƷ-8ƉǃǗǟ-7bō7YƀƒƖƞƲǅǊǦ8ņŌƭƮǆ9eGůŰŻǜ10yŲƕƬǎǤ11wQĹūƂƱƳƵƼƽǒ12WĴŉƚƟƿǏǑǓǣ13sIUŘŸǄǐǠǡ14pLƝǁǈǖǢǨ15akCŏŖşƃǛǝ16SZŁŽƘƶƻǚ17fKMĶƜƫ18xĸłŊŚŢƙƢƥƯƹǞ19ĽǕ20zBHŃżưƸǋ21uĻƌƺǙ22nOĵƴǩ23džǀ24ŝ25mXľŀńśŠŶƾ26ļ27jķƁƧ28AňŜũ29gǇ31ſǘ32Tŵǔ33N34RŒƤ36FŨ37ĿƦ38Ő40Ş41V43iP47l54c61Ň
~<ze	87 15ţ28ř
~<zer	87 15ţ28ř
~<zi	66 -10ű17ƅ30ƒ110E
~<zil	87 -13ű24ƅ40ƒ
~<zip	67 112E
~<zo	74 10h12x19ǩ39ƙ52M
~<zon	79 22ǩ42ƙ
~<zoo	86 11h61M
~@da	63 -7ǝ8sŌ9ǟ10ŭƻǉ11g12ǧ13ŵ15Ǚ17Ń18iǈ21R41ǎ44k50L
~@day	63 -7ǝ8sŌ9ǟ10ŭƻǉ11g12ǧ13ŵ15Ǚ17Ń18iǈ21R41ǎ44k50L
~@mo	67 -10Ÿ-8Œ8Ǥ9ĸ10k11yV14ǜ17Ť19ťŹ22ƾ23p24Ɵ26Ńŕ27d
~@mon	67 -10Ÿ-8Œ8Ǥ9ĸ10k11yV14ǜ17Ť19ťŹ22ƾ23p24Ɵ26Ńŕ27d
~@na	53 -15Ƹ-14Ť-10ǃǩ-8ǣ-7uvŨǠ7ŁƘ8arŐ9Ǩ10bp11Ŀ12iļ13ľ15J16řǒ19ǂ20sƨƷ23ǘ24œŦ25ź26o29t31ǈ33Ǥ36ĸ37ŒŚ
~@nam	53 -15Ƹ-14Ť-10ǃǩ-8ǣ-7uvŨǠ7ŁƘ8arŐ9Ǩ10bp11Ŀ12iļ13ľ15J16řǒ19ǂ20sƨƷ23ǘ24œŦ25ź26o29t31ǈ33Ǥ36ĸ37ŒŚ
~ab>	73 8ƻ10aƹ11Ɠ12ť13Ÿ15h26Ɖ28Ś38Ƈ
~abe	78 10ƽ14ǂ17Ƽ21ƻ
~abet	80 11ƽ14ǂ17Ƽ
~abi	57 -9Ƭ7ǥ9ķƌƯ11hŗǛ14şơ16y17Ƃǌǚ21W29ƀ31ǡ34ž
~abie	89 15Ư19h26y
~abil	58 -9Ƭ7ǊǥǦ11Ǜ12ŗ15şơ17Ƃǚ18ǌ22W29ƀ31ǡ34ž
~abin	89 8Ɵ9ƻ14ƌ16ķ
~abl	64 -8ƨǩ-7Ơ8YŚžƊ9Ƴ10NňƯ11eTƮ12śƉ13lƥ15Ƥ18Ʒ20n23Ƙ25Ƨ27M29s59X
~able	64 -8ƨ-7Ơ7Ʒ8YŚžƊ10NňƯƳ11eTƮ12śƉ13ƥ15Ƥ20n23Ƙ25Ƨ27M29s56X
~ably	89 14Ʒ19l
~abo	41 -17cx-12ńŕ-11ǅǩ-10Sǐ-9ĻŐǃǢǨ-8QŏŒŗǟ-7RşŭƭƵƼǇ7CŖűźƂƏǗǘ8mnGHPĶĽŊŔšŢƔƱƸƺǛ9ľŨƆƎ10uůǏ11AŉŲŹƈƬǋ12BVłņ13pļ14Yƨƶǁǌ15hŤ16Ǆ18ĵōťŴ19ŝǜ21Žƍƞ22ŀŇǔ24TŞƳǍ26r28Ŀ36Ĺ
~abor	89 14ǜ20ť
~abou	41 -17x-15c-12ń-11ŕǅǩ-10Sǐ-9ǢǨ-8QĻŏŐŗǃǟ-7ŒşƵƼǇǦ7ŖűƂƋƍƏǊǘ8mnCGHPĶŊŔšŢźƔƢƸƺǗ9ĽľťŨƆƎƱǛ10uůǏ11AŉŲŹƈƬǋ12Bņ13pVļłǜ14Yƨƶǁǌ15h16Ǆ17Ť18ō19ŝŴ21Ž22ŀŇƞǔ24TŞƳ27r28Ŀ37Ĺ
~abov	80 -12ơ-7Ƣ16Ǧ23ĵ27ƍ51Ǎ
~abs	87 17ĸ19Ž20ƾ
~aby	69 -16ǂ-9o-8Ƹ10V11d13ƻ15ƝƯ17y21ĺ30Ŷ31w35v36x38u
~aby>	71 -16ǂ-8Ƹ10v12w13ƻ16Ư19y21ĺ26d31Ŷ38x40u
~abys	83 -18d-10o-7ǃ14V18Ɲ23w31v
~aca	77 -10ő-7R40k43Ɵ45Ų
~acan	84 -10ő48Ɵ
~acat	84 9Ɵ48k
~acc	56 -14I-13Ş-10Ƨ-9ǩ-8ūƮ-7Ł7aŔƅƪ9e10Ŝţ11A13Yťų14ĻŒƒ15ĶŴǕ16ĴǗ18ǖ19Bǔ25ƃ29lř30ƹ32Ǡ38ż
~acce	82 -9Ł23ƒ27Ǘ29ǖ46l
~acci	65 -10Ƨ9Ƴ11Ŕ14ţ16ť31ƃ46ż
~acco	62 -16I-14Ş-9ū-8ǩ7Ū8aƅǂ10e13Ŝ14A15YĻ16Œų17Ǖ18ĴĶŴ22B23ǔ32ř34ƹ37Ǡ
~ace	49 -17ŗ-13Z-12W-10őǘ-9ƪǈ-8vķŜţ-7Sŝơ7wƆƍƲǔǛ8QƤǙ9UńƋǖ10ƑƜƵ11Ǩ12ŏƈǩ13ļŃşƌ14xůƗƬ15DƢǊ16Ɵ17ǅǟ18ƅƓƔ20ƥ21F22ǌ23GHƊ27ƞƦ28Ơ30ǋ31M33ǀǢ51Ɛ
~ace>	51 -17ŗ-13Z-9Wőƪǈ-8vķ-7SńŜţơ7ƒƚ8wƆƍƤƲǛ9ƗǙ10U11ƑƵǖ12ŏƅƜǨ14ŃşƌǢ15xůƬ16DƢǊ17Ɵ18ǅǟ19ƔǏ21ƥ22FƠ23ǌ24G25HƊ28Ʀ29ƞ32Mǋ33ǀ53Ɛ
~aceb	89 -8ǘ27ļ31ǩ
~aced	81 -10ƚ23Ƌ31ƈ
~acem	80 -31Ǐ11Ɨ29Ǣ51Ɠ
~aces	81 11ƅ12QƠ14Ǖ16ǔ27ń
~ach	55 -24ŗ-13Ŧǩ-10D-9h-8Ĵ-7NŇ7wXƸ8TơƼǉǡ9ƚƱǋ10LĽƝ11ų12I14ŒŘƠ15Ƒƶ16kqĺ17ů21Ǣ23Pǝ24Ĺ25m26ǈ27K31W40Ǐ
~ach>	60 -25ŗ-9hD-8ǩ-7NP7ŠƔƢ8X9wKTǉǡ10ƚƱ12LĽ14ųƝǋ15I16ŘƠ17Œů19kĺƶ30ǈ34W
~ache	71 7Ŷ10ĶƸǜ11P22Ƒ25K29q33m
~achi	69 -15Ŧ9ƛǖ12UƼ24Ĺ25P28Ǣ31ǝ53Ǐ
~aci	76 -11Ĺ18ĺ25Ƶ
~acin	76 -11Ĺ18ĺ25Ƶ
~ack	49 -17ţ-10Ŝ-9ĺ-7axGŎƗ7WőŘŴǒǤ8ſƑƲƾ9huŨƴƿǟǣ10ƙƝƫǏǜ11ŒƩǩ12L14HYǝ15VŠƷ16żƪ17ƞ18ĽŮƍ19ň20ť21I22Ɠ23ƹ24ǥ25Ǘ34ƛ48Ž57ǘ
~ack>	54 -16ţ-15ǩ-10Ŗ-8ĺ-7G7rœƍƽǊ8Şų9őŘǒǤ10ŴƲ11Ƒƴƾǟǣ12ſƿ13huŀŒƝ14ŨƩ15L17ƙ18V19Yǝ20ƪ21ŠŮ22ĽňƷ24Iť27Ɠ
~acka	78 10ş14Ų17W42ǥ
~acke	70 -13ŀ-11Ŝ8żƛ10Ŗ13ǩ27ƞ31Ǘ41ǘ48Ž
~ackg	86 7ŋ8s24ǜ27ǩ
~acki	83 16H19Ž28ż
~acks	81 8w10ǘ12Žƛ41ƹ
~acku	78 24ƫ28ƛ36ǘ
~aco	84 8Ʈ13l17Ŵ25Ŷ
~acon	89 9Ʈ13l
~acr	86 7ů10M24ļ
~acro	87 7ů11M24ļ
~act	56 -14J-9Ł-7ŗŭƅǍ7ŦƖƩǢ8šƇƌƕ9Ƣ10ơ11ǧ12ǀ13Ƨ14dŖŤ15Qū16łřƒ18ǘ19ǒ20ŀ22Ǒ25Ň31K33Ǆ40Ǔ
~act>	67 9YƩǃ10Ɩ12Ƣ13ř15ŀ18ū23ƒ24K48Ǔ
~acti	81 -7P11ŏ16Ǆ19ǀ24Q39Ň
~actl	73 -11Ǎ10Ņ12šƕ13ŀ14dǄ15ơ18Ť19Ƨ
~acto	70 -17J-12Ǔ-10Ł10ǡ11Ŧƌ14Ɠ15ǧ23ł24ǘ30ǒ33Ǒ
~acts	80 21Ǔ
~actu	76 -8ů-7ƅ8ǆ9Rţ10Ļ11ž12Ǣ13Ƈ16KP19Ǆ25Ŗ
~acy	86 8Ž18ƻ39ƶ
~acy>	86 8Ž18ƻ39ƶ
~ad>	45 -19Ƨ-15n-12ƀ-11R-10pS-9ńŏŴ-8łňŒƃƒƱǔ-7GQĻĽŃœŦŧŷƷ7ŚƋǓ8ŖřƲǀǕ9eyļŭƈƏơǤ10şŹƻǙǚ11aŞũƤ12ĵŝŠǣ13zū14BľšŢŸƛǂ15N16ǅǜ18ƳƼǟ19Ŷ20Ż21tƾ22ǝ24ś27D28ţ29Ũ30ĸ36ƽ37ő43ņ44ż
~ada	89 -14v8Ǒ13K14ǜ37x
~adb	86 24Ǝ
~adbo	86 24Ǝ
~add	55 -13Ǌ-12Ō-10S-8ų-7ǅǘǩ7Fƽ8ZƘ9nŠŷ10yAķǄ11ǌǗ12Ǔ14cǏ16Eǈ17ǣ18Ƶ21Ű23Ɓ26Gōǋ27ǧ31J42D52ƌ61Ǟ
~add>	73 -16Ǌ-13Ō10o11Ǡ12Z15ķ17ƌ21cyǏ29Ɓ37Ǟ38ō
~adde	79 -10ų-7Ɖ8Ǚ11ǥ17Ǆ18ǈ22ƌ25Ǟ26ǣ
~addi	72 9Ǥ11Ǔ16ǌǞǧ26Ƶ34ƌ
~addr	63 -11S-7ǅǞ9F11nŷ14Ǘ17ǧ20E23J26Ű32Gǋ53D
~addy	78 8YĽƳ9ǈ13Ƙƽ14ŠǞ16J17A
~ade	55 -14Ʊ-13ƻ-12G-11Ň-10ǩ-7ƈǢ7kƗƽƾǖ8ǟ10qŃ11ŧ12VƲ13ƌ14ƞƫ15ƉǍ16xySĹ18P19Ŷ22vŔ26Ƈ28Š31ź37ĺ
~ade>	58 -14ƻ-13G-11Ň-9ź-8ǩ-7ƈǢ8Ɨƽƾǟ10Ń11ŧ13vƲ14qƌǍ15ƞƫ16mƉ17SĹ19P20Ŷ23xŔ28Ƈ29Š39ĺ
~aded	83 -10ź-7m13k21V24y
~ades	72 -13mƱ-7x10Ǒ12v61ź
~adg	89 -13w-8Ǚ15Ž18Ǝ27Q
~adge	89 -13w-8Ǚ15Ž18Ǝ27Q
~adi	78 -9P9ǈ10BĿř11u13I17j19ƝƵ20Ů30k
~adin	81 10ř11Ŀ12u14I18j20Ɲ21Ů32k
~adj	83 44ŧ
~adju	83 44ŧ
~adl	82 9ň15p20ǩ31Ń
~adli	84 22ǩ32Ń
~ado	79 -7j9ǝ10a14ĿŴ17u26Ū33ƚ
~ado>	84 9ǝ11a15Ŵ18ƚ27Ū
~adoe	87 16Ŀ18ƚ
~ads	74 -9ƈ-7h8ǖ9Ʊ10ƽ11aŎ13ŝ16z21n24ł29Ɓ
~ads>	82 -10ƈ-7h9ǖ11Ʊƽ13a17z24n
~adsi	80 12Ŏ15ŝ31Ɓ
~adu	86 18m35y
~adua	86 18m35y
~adv	72 37ǚ53B54A
~advi	72 37ǚ53B54A
~ady	65 -13ǈ-11Ţ-9ų7Ǟ8ǁ9eǤ10Ŝŧ11tǎ13Ź14pĹư15S17Ɩ20o22Ɯ24ŏƁ37Ō
~ady>	65 -13ǈ-11Ţ-9ų7Ǟ8ǁ9eǤ10Ŝŧ11tǎ13Ź14pĹư15S17Ɩ20o22Ɯ24ŏƁ37Ō
~afe	67 -8R7Ķ14Ƙ28Ž34Ǝ59Ǚ
~afe>	82 -9R18Ƙ19Ǝ34Ž
~afet	70 19Ǝ62Ǚ
~aff	73 -10m-9Ş-8ǩ7ǔ9ů10ǋ11N14MŻ16Ƥ26ǜ28ǈ30X44Ǉ
~aff>	80 -9Ş29ǜ31ǈ48Ǉ
~affi	87 -11m11ů13ǋ15N17Ż
~affo	84 -8ǩ-7ŵ9ǔ20Ƥ34X
~aft	54 -11ƭ-9Ř-8Ń-7auŇƚǩ7biVŌƕ8ŰƋƧƫ9tJľţƩ10jĴ11Ʒ12U13egĻŢǢ14ŜǎǤ15E16wyť18ƃ20ķ21Ư23zŦ24Ũ26Ƴ27L48ũ
~aft>	87 18Ĵ23e
~afte	55 -11ƭ-9ŃŘ-8ƚ-7auŇǩ7biVŌƕ8ŰƋƧ9tţƩƫ10jJľ12Ʒ13UĻŢǢ14gŜǤ15Eǎ16wť17y19ƃ21ķ22Ư23z24Ŧ25Ũ27LƳ49ũ
~aga	60 -11ĸ7łŜ8Bƚƿǩ9ońǡ10rZ13t14kY17L18Ŷ20ƪ25ň26Ɠ29Ɨ34ũ
~agai	61 -11ĸ7łŜ8ƚƿ9oBńǡ10ǩ11rZ13t14k15Y18LŶ21ƪ25ň27Ɠ29Ɨ35ũ
~age	41 -18Ǐ-15Ɖ-11ũƗǆ-10ŌǃǊ-9sŇ-8rŪ-7ozĺœųƣƷǐǑǡ7ŭǒǓ8KŒƂ9ŠƑƝǣ10Ǣ11śŦƁƃƘǚ12Ƭǝ13fſƧ14ŏšź15Źƛǈ16Ů17ŗ18ƈơ19WŰ20Ɠƕǌ21ľƔ23űƆƮǥ25Ťƭ26ƀ27ƚ31Ś32ž33pƥ34ǉ39vŜ42ņ44c
~age>	44 -18Ǐ-16Ɖ-11ǆ-10ŌũƗ-8sńŇŜơ-7rzşŪǡ7ĹǓ8ZŃǨ9Kŵźǒ10ľŤǍ11Ƒ12ƁƝ13Œś14Űƕǚǝ15Ƨ16šŦſƬ17ƛǥ18Ů19ǌ20ŏŚ21WŗǢ22ƈƓ24Ɣƚ25Ɔ26Ʈ28űƀƭ36ƥ37pž54c
~aged	80 7Ź14şŰ28f37Ť
~agem	86 -9ǌ16Ƙ21ơ
~agen	63 -8ŏ8Ŗ10ſ15Ǟ19ľ22ń72Ŝ74ņ
~ager	70 -7Ǣ7Ŏ8Ƃơ9hǜ10ǌ11ŭ12ź14v21Ź34ǈ
~ages	69 -13ǊǍ-8Ĺ-7Ǣ8ƚ11ǣ12Ų14Šǥ18ơ22ƃ35Ś56v59ǉ
~agg	81 10r11R14Ņ18i23ǡ
~aggr	87 25ǡ
~agi	82 19Ű20Ũ21ŎƳ
~agin	84 19Ű20Ũ21Ƴ
~agl	89 8Ǝ35h
~agle	89 8Ǝ35h
~agn	82 13D15ƽ35Ƽ
~agno	82 13D15ƽ35Ƽ
~ago	77 -10ǅ-8ŧ10Gĺ12uĽ13ƴ17f18ƈ35ť
~ago>	77 -10ǅ-8ŧ10Gĺ12uĽ13ƴ17f18ƈ35ť
~agr	76 -14p-10Ų8ǌ10Ǩ14BƯ18rĹ22Ł28Ǔ50ǩ
~agre	78 -14p8ǌ11Ǩ14Ư15B18rĹ23Ł25ǩ29Ǔ
~ah>	83 -14ŉ-9Ũ10c13T14ĸŊ15w22v
~aha	75 -7q9ŋ10hŒ11pHļŜŞƾ12jt13ƴ15Ʋ20ű
~aha>	75 -7q9ŋ10hŒ11pHļŜŞƾ12jt13ƴ15Ʋ20ű
~ahe	76 9dŚ12y15ľ16Ʋ22Ō28Ş
~ahea	76 9dŚ12y15ľ16Ʋ22Ō28Ş
~aho	87 9K28ų31J
~aid	52 -13Ʈ-10ǒ-9šƒ-8RŒƠǟ-7vŨŪƗƬ7ĴŎŝŲƫǖ8ftŇƏƛƢǅǚǜ9qTZœ10dHOƭǉǨ11cG12Ŕƃ13V14ķǑ15yƱ17ţƶ18Ŧ20Ɣƥ23ƕ25ƴ27B31Ŀ43Ŭ
~aid>	52 -13Ʈ-10ǒ-9šƒ-8RŒƠǟ-7vŨŪƗƬ7ĴŎŝŲƫǖ8ftŇƏƢǅǚǜ9qTœ10dHOZƭǉǨ11cG12Ŕƃ14VķǑ15yƱ17ţƶ18Ŧ20Ɣƥ23ƕ25ƴ27B31Ŀ43Ŭ
~aig	75 -11Y-8ǝ7Ƽǎ10ǧ11lŻ13š14ň15Ŕ20ŀ21Ĵ22ű
~aigh	76 -8ǝ7Ƽ8ǎ10ǧ11Ż12l13š14ň15Ŕ20ŀ22Ĵ
~ail	53 -10M-7ĿŚƉ7Ɣ9Ĵ10UǏ11ļ12Ǖ13ǧ15E17ŘǄǐ19s20ś21ƈ22ƀ29Ľǘ39K41D45ƚ81J
~ail>	55 -10M-7Ś7nƈƕ9Ĵ13Ǖ14ǧ15D16E18ŘǄ19ś23ƀ30Ľ33ǘ42K48ƚ77J
~ailb	89 10D11ż13ĸ
~aile	80 -9Ɖ10K11w14ƈ15ļ16Ǐ27ǐ
~ails	84 9ƈ12Ɣ15J
~aim	58 -12Y-9d8ǣ9Ņ10Ŕǚ12ǜ13Ǜ16ľ20ũ21Ŧ24Ř32ť39Ť45ŧ57ţ
~aim>	61 -13Y-10d10Ņ12Ŕ21ũ23Ŧ26Ř33ŧ34ţ36ť45Ť
~aims	71 11ǣ16ǜ18ŧ22ľ39ţ
~ain	51 -12ţ-10ĸǏǧ-9ŷ-8űƟ-7ŌŎŚƝƻǈǊǐ7rZķưǖǡ8Uǃ9tŭƊǋ10ƿ11L12kQǜ13ľŖŶź14Ŝ15Ɖƪ16Ǖ18BŔů21ŊƓƙ22Ɨ23Ş24ũ27Ǚ34Y35ň40j44Ǆ56ƛ
~ain>	57 -14P-11ĸ-10ţǏ-8ŷƟ-7ŎǊ7Ŗƚƿǝ8oųſƸǙ9ķưǔ10UŔ11ktBƊǋ13Y15Q16LľŶ17jŜ18Ɖ20Ǖ21ů25Ŋ26ũƓƗ30Ǆ33ň48ƛ
~aine	78 7ƿ8Ŕ11ň13ƺ14ǘǛ16Ŗ23P
~aini	80 -14ǧ28ź35Ǚ39j
~ainl	87 9Ŵ19ǖ20ŭ
~ains	66 7Ŕǣ9Ǆ10łǡ11Bń13Z14r18ƛ24ƪ27ƙ
~aint	76 7y11Œ12qǁ14ǃ17Ǆ24ǜ38Ş
~ainy	86 44Y
~air	61 -12n-9ǆ-7aTXƢ7ļŎŔƛƣ8Nơ9ĸľǀǈ10iPUŧǌ11ũƊƋ12Ǆ14ǖ15Qŀǃ18Ɯ19ĵ20ŉŦ22ŇƝǍ24Ƥ28ǋ30Ǒ
~air>	66 -9ǆ-8a8ŎŔ9Nļ10ơ11ĸľŧǈǌ12iPU13ƋǑ15Ŧ17ŀ18ǃ21ĵ22ŉ24Ɲ25Ň
~airb	86 36Ɯ
~airs	73 -12n-7Ɯ9ƛƣ12Ŧ15Ǆ18Ɗ22Ǒ23Ƥ28Ǎ35ǋ
~ais	69 -7dƮ7Ř8ƴ11akŗ15ƒ18Ơ24Ŕ27œ29l32Ƙ42Ư
~aise	70 -7dƮ7Ř8ƴ11akŗ16ƒ19Ơ27œ30l31Ƙ43Ư
~ait	76 -9L-8ŕ8Ś10gŧ12ĺǧ13ǜ15sǏ17Ķŵ21r25Ń
~ait>	80 -9Lŕ9Ś10ŵ11ŧ13ĺ16sǏ22r28Ń
~aiv	87 -9ơ11ǌ23Ǔ29ſ
~aive	87 -9ơ11ǌ23Ǔ29ſ
~ak>	67 -11ƈ-10Ɯ-8ŗ-7HƋ7Xǩ8Ǥ9mxOƽ10Ɖ11ƎƐ12Ũ14kŚ15D16Ƒ17ŏƛ18Œ20š25Nũ26Ť
~ake	45 -17ǩ-14Ť-13ŭƨ-12rŶ-11ĺ-10AĸƜƣ-9iŖŮƶǑ-8noyYľŔƢƷ-7FRĹļœŕŗŷƆƠ7gqśųŽ8PƮƯ9Ū10pĻőƳǞ11MƗǀ12zŠƓƖǌ13xƋƏƙƛǛ14ks15BŧƤǊǨ16ņňƝǒ17ź19ǁǚ20ŁƱǂ21ŢƬǖ22ķǄǘ24cŹƧƻ25TŇ26Ŀ34Ŏ35Ũ41ů50ł
~ake>	47 -23Z-15ŀ-13Ťŭƨ-11r-10XĸĺŁŶ-9Ɯƣƶ-8yAYŔŜŮƷǑ-7noRļľœŕŖƆƠƢǛ7fxƙƟǐ8gqś9MŃŽƪƮǨ10PƏƝ11őŪƯ12ĻƗǀ13ņƓƖǁ14zŠǌǒ15k16B17ŧƤ18ź19Ŀ20ň21Ʊǂǚ23Ţǖ24ķƬǘ26Ǆ27cŹƧƻ28T29Ň35Ũ37ł39Ŏ43ů
~aken	76 -10Ŭ-7ƪ16ƛ35Z
~aker	78 -13ǩ8M12x13Ɲ17a21ł25Ł26sƋ
~akes	65 7ŋƃ8pƵǨ9ŝ10Ŝſǁ11ų12XĿ14ƙ17Ƴ19Ǌ20ŀ22Ł24Ǟ
~aki	69 -7ňŸ7t8zł9kI10Ǡ11Ž12ŭ14Ŭ15Ƅ16ǩ19a20Z21ǌ25ơ36ƻ
~akin	69 -7ňŸ7t8zł9kI10Ǡ11Ž12ŭ14Ŭ15Ƅ16ǩ19a20Z21ǌ25ơ36ƻ
~aks	75 -7ǩ10ơ11šƜǝ19Ƒ21ƥ26Ɖ31ƛ
~aks>	75 -7ǩ10ơ11šƜǝ19Ƒ21ƥ26Ɖ31ƛ
~al>	41 -16ŗž-14C-12ţ-11XŤƜơ-10ŔƆƻ-9Œ-8ĴłŖŝŲǇǟ-7bwxyHĿńņōŞűŹŽƄƑƷ7JƦǢ8cRĹľŅşƈƔƞǃ9Ţƽǉ10ŀǂǑ11ƋƐƢǗ12IPŵƘƳƴ13ŁŐŕƀǓǔ14ķĻƸǎǡǥ15lETǆ16WǍǚ17ƗƼƿǁ18A19ǧ20ŭƾǩ21efǌ22Ɖ24ƃ26Q31Ɓ35Ǆ39Ŝ60ư
~ala	66 -12Ŭ-10ƕ-9ǩ8lǍ11Ƨ13Z14Ʈ16ūƦ19W25Tǉ31Ɣ60Ǝ
~alan	83 -14Ŭ-11ƕ17Z40Ɣ
~alar	68 8Ǎ12Ƨ15Ʈ17Ʀ19W26ǉ27T62Ǝ
~alc	71 -9Ƽ35ƿ36Ǜ
~alco	71 -9Ƽ35ƿ36Ǜ
~ale	63 -8Ǔ7ŠǨ9Ňǔ10bƁƗ11LƿǠ12Ǖ14ł15C16Ƅƻ18ŵ24Ǜ25ǖ27ņ29ƺ32ƒ56Ǌ
~ale>	78 -9Ǔ8Ŀ12Ǩ13Ň14Ɨ21ł41ƒƺ
~aler	83 10Š13Ɓ17ƿ18Ǖ22ƻ23Ƅ
~ales	67 11ǔ12b13Ǡ26Ǜ29ǖ32ņ62Ǌ
~alf	66 -12Q-11Ƹ-8ƯǊ-7b7Ķ8Ƅǩ9uƧǝ10O11pŗ13ƨ15q16ǂ17Ů20tǔ23r25Ƣ26Ǩ38oƬ
~alf>	67 -12Q-8ƯǊ7Ķ8tƄǩ9Ƨǝ10u11O12pŗ14ƨ15q21ǔ24r26ƢǨ37o39Ƭ
~ali	78 -14Ŀ7ŭ9ǣ13ŵ16Ÿ17Ş19z29ƾ
~alid	87 18Ÿ
~alk	53 -17ņ-12ŭ-10ŨƳ-9ƀ-7ŌŹƦ7ĵƧǕ8ORƗƤƮǖ9hBZŊŵ10iƨ11ĹłťƷ12ƣ13vǝ14sAż15aŇ18ĽŠ19Ļ20Ť21ǔ22Ǆ24x28rń29Ǚ34N
~alk>	58 -21ǩ-17ņ-13ŉ-8Ũŭ7ƛǨ8sƧǈǘ9RĵĸżǕǖ10ƗƤƮǠ11ňŜ12ńŊŵ13ǔ14Zł15ƣ16ǝ18Ǚ19Ĺ23Ť26Ļ44N
~alke	73 -10ƀ7tń9Kż10s12ƨƯ13Ʒ15ǔ17B22i26Ǆ28Š37r
~alki	68 -8Ƴ-7Ź7CŃŦ8şƅ9cŉƆ10Oōƍ12X13h16Ľńť18v24Ň25a27ǩ33x
~all	39 -19ŗ-18R-17B-15ů-13bpŀŎ-12iJ-11OSœŝŠǧ-10QXŹƤǞ-9ŇƈƮǌ-8cvVňſƉƋƟƧǑ-7hśűƄƱƵǁ7yWųŴǓ8ŞƐƢ9aTYŁŤǖ10MƁƖƝǇǒ11ĿşƊƫǋǍ12ĺŧǩ13ŋ14Ů15nŜƞ16Iǡ17Ɯ18dgō19PĴņŐƇ20xZķƌ21ĽơǙǥ22CǄ23ksĹĻ24Ŧ25ƺ26Ƹ27ń30Ɨǃ31o32Ŗţ35K36w38ł39L
~all>	42 -18R-16ǌ-15Ʈ-14Š-12ABJŎ-11bcSǧ-10pOŀŗů-9ŔŝŹ-8ilœƉ-7jvQXĸňőŧŵƋƤƿǞǢǣ7nĵŃņũƜƹǈ8MŶǐ9ańŮŴƳ10qyWş11ĿƝƢǕ12ŤƁƫ13YķǇǒǖ14PƊ15ƸǍ16kKŁŖ17gơǋ18wĻǃ20ƌ22doxōǄ23Ŝƞ25ZĽǥ26s29ŦƗ30ł32ƺ33ţ35L
~allb	87 27I
~alle	68 -10v-7a7IŜ9ơ10NĹ11H12Ÿ17Ʃ21Ő22o23Ŕŧ30ńǃ36w
~alli	75 -10ŏ11Ǆ13a40Ĺ47C
~allp	79 8Ɣ9Ů10v14G15Ļ19ķ24T
~alls	66 -11Ư-9ơ-8ŗ8Mńőƶ9ťƗƻǍ11ŧǌǘ12Ņ15Ş16ƌ18K19nǡ21Ɯǣ22ŋ24Ő29Ƈ31Ǚ
~ally	60 -13Ŝ-8Ǆ-7ů7gWŽžƦ8ľŭƯǡ9tƙơ10Ʈǅǆ11KPƖ12ĸ14kĺŬ16lL17ƞ19łƸ21ņ22A27Ĵ29Ŗ
~alm	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
~almo	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
~alo	68 -12ł-9rƙ-8Ʃ-7D7ƂƮ8ǋ9ŁƆƷǀ11Š12Ŷ13Ƶ14iĶƲ15s16ǈ17CƧ18n22ǃ26Ǎ27ǟ46ƞ
~alon	69 -12ł-9rƙ-8Ʃ7ƂƮ9Ʒǀǋ10Ł11Šƞ13Ƶ15isĶ17Ƨǈ18n23ǃ26Ǎ27ǟ
~alr	65 -9ų-7ǟ7EĴƖƵ8Ʈ9d10ŋ11KŇ12NƷ13Źǁ14pĹư17M24ŏ25ŊƁ27i
~alre	73 -10ų7v8Ɩ9Ƶǩ15Ź16pĹư28Ɓ29ŏ
~alri	71 -7ǟ7E8Ĵ9Ʈ11d12Kŋ13NŇƷ15ǁ19M28Ŋ30i
~als	72 -12Ų-7Ĺ7w8a9Őǜ10Ǘ12Ǖ13Ǡ14mǔ17Ŵ20Ɖ24h25ķ33Ǜ
~als>	74 -12Ų8w9ǜ10Ő11Ǘ13ǕǠ14ǔ20Ɖ26hķ35Ǜ
~alt	54 -16z-10p-8Ǟ-7Ŝ8ő9ƴ11Ƽ15x17ǓǗ18ņ20Ɖ23W30ƽ43ƃ53ǂ71Ƹ
~alt>	80 -8Ŝ9ŵ28ņ31Ɖ
~alth	55 -16z-10p-8Ǟ9Ǘ10ƴ11Ƽ16x24W30ƽ44ƃ54ǂ74Ƹ
~alty	89 14Ǘ16ő30Ǔ
~alu	63 -11ǖ7Ɓ8Ɗ9ű12Ɠ16ľŎƒ22ƪ25Ƙ32Ʃ34Ǣ
~alua	84 11Ɗ35Ƙ
~alue	64 -11ǖ8Ɓ9ű13Ɠ16ľƒ17Ŏ23ƪ33Ʃ35Ǣ
~alv	87 -8Ŕ11ƛ17Ƌ18ũ19ű
~alw	78 -11G7ǩ8ņƍ9ļƜ10ĸŘ11V13ĵ23l24Ɨ
~alwa	78 -11G7ǩ8ņƍ9ļƜ10ĸŘ11V13ĵ23l24Ɨ
~am>	52 -15ŉ-12ƅ-11ů-9X-8Ų-7łŎƖǐ7ŵƉƊǅ8Ō9fqUŅ10cJŊŝǎ11hMņ12Ň13ń14IǙ16ż17b19ō20ǘ22N25g26i28CǇ29a31ǥ32ň34ƞ43ǩ52ǁ
~ama	64 -11ǩ7Ų8l9a10Ƥƨ12Ũ15ū18Qƛ20ƚ22Œ23ƀ27z28ž29Ŧű36Ť
~ama>	84 -9ǩ11lT15aƨ20ū36z
~amag	66 -13T13Ũ19ƛ21ƚ23Œ24ƀ30Ŧűž37Ť
~amb	87 9Ļ11ƃ13ū16Ʈ21a
~ame	42 -20Ƹ-16v-13x-11uŧǣ-10Ǆǋ-9Ļň-8qNWĹŞţŨŹƣƤƳǟ-7PŀņūŻſƌƗƞƬƵǢ7ŶƷ8gşơƩ9ŁŴƨǐ10ƕƻ11dǗǧ12řƘǒ13AķĽŃœƢǓ14FľũǠ16źƯ17S18t19Ŕ20QŒ21ŅŚƾǘ22Ő23ǂ24ƎǤ25pƇ29Ŝǈ30ĸ31Ŧ32ļ37b48ƫǃ50a56o78w
~ame>	43 -20Ƹ-13v-11xǌǣ-10ŧǋ-9ňƝǅ-8quNWĻŞţŨƣƤƳǄ-7PĹņūŹŻƬƵǟ7ŠƖƦ8ũŶƓƲƷƻ9QŔƩ10şŴ11Fƕơƨǒǧ12dŁǐ13řƫ14ķœ15ĽľŃǠ16A17źǓ18SƢ19t22ŅŒƾ23Śǈǘ25ǂǤ26pŐƇ31wĸ33ļŦ34Ŝ41b44ǃ60a63o
~amed	66 -10Ʋ-7s7Ƣ8w9ǃ12ǅ17ǁ18Ŕ20ǌ31Ư42ƫ
~amer	78 8Ɲ11ũ16Ƙ51Ǝ
~ames	71 -12a9g12ǈ14ƫ15o19Qǆ26Ǘ54w
~ami	56 -13Ƣ-7ůƼǄ7zƭǑ8PĿ9Ƹ10ǅǇ11Aƻ12hF13ư14Ľ15ŪƳ16Ɯǁ17Ŗ18Ũ21uƶ23ƤƬƮ24y35n36ƽ
~amil	57 -13Ƣ-7ůƼ7zƭ8Ŀ9Ƹ10ǅǇ12hAF14Ľư15ŪƳ16Ɯ17Ŗ19Ũ21ƶ22u23ƤƬ24Ʈ25y36n37ƽ
~amin	84 -7Ǆ11Ǒ12ǁ18ƻ21P
~amm	87 15ǃ17ǎ19ǟ21ǘ
~amme	89 17ǎ19ǟ22ǘ
~amo	69 -13Ǌ-8ǩ-7ľŖ7E9aD10ƚƱ11Ʀ13Ŧ14Ɨǖ20X21Ɠ22Ƙ45ŗ50Ƭ
~amou	70 -7ľŖ10aƚƱ11Ʀ14Ŧǖ15Ɨ20X21Ɠ46ŗ50Ƭ
~amp	71 -7x8Ɵǚ9Ɗ10Jķ13ǈ16Űǁ20ş36ƍ
~ampl	89 13J21ǁ
~ampo	75 14ǈ38ƍ
~amr	89 36Ū
~amry	89 36Ū
~ams	84 -10ň14ƨ16ǘ18Ž25ƻ26g
~ams>	86 -10ň16ǘ19Ž25ƻ27g
~an>	39 -24ĺ-19Ɲ-15ŖŲ-14ŕ-13nŤŶ-12tR-11HńŹƜƟƳ-10QļǄ-9TŐŷƢƬ-8fyŞƆƠƫưǑǔǞ-7vSǘǟǢǥ7ŅņţžƀƁƅƱǁǂǐ8zŃűƺǇ9qrJMųƧǋ10šŸƔ11IķŀřźƗ12pDXYŉŗŻǈ13Ʋǉ14ťǦ15ŮƄ16bŎƯǩ17VŇŚŜǌ18sN19ū21WĹŌ22Ƃƃǖ23OĶŊŪŬǨ26ƣ27L29ƪ30K31ľƕ32ś37ǆ42A
~ana	69 -13Ǎ-8Ǣ-7ũ7Ŏ9ǜ13ƹ15Ŕ16ƿ21ŵ27Ƴ28Ʈ33ǈ44ơ
~ana>	89 17ƹ21ƿ
~anag	71 -13Ǎ-8Ǣ-7ũ7Ŏ9ǜ22ŵ28Ƴ29Ʈ34ǈ46ơ
~anc	45 -15ƸǄ-11QǞ-7aőƓǔ7ŉřƆƙƴǓǨ8pqBŚſ9ĺŘǢǩ10ǒ11ŁŞ12ƦƩ13PşţŦƑƕƬƭ15ŐŬǠ16ľƳ17ĸŏƄƼǥ18ƃ19WŒƽ20ņǌ22Ɓ24A25Ɣ26Ƶ50š
~anc>	89 -10d12f16o18p21q
~ance	46 -16Ƹ-14Ǆ-11QǞ-7ǔ7dĸŉŊřƙƴǨ8Ǔ9ĽŘſǢ10ĺŚǒǩ11AŞ12ŁƩ13şŦƦ14ţƕƬƭ15P16ľŐ17Ƴ18ŏŬƄƼǥ19Wƃ20Œƽǌ21ņ22Ɓ26Ɣ27Ƶ52š
~anch	87 13ǋ16Ɔ32Ƒ
~anci	77 9ǃ14ƮƯ17ĸ20B21Ǡ22A
~and	30 -42ǩ-17űǋ-14jũƣ-13ļĽŵƸ-12Sŝ-11ŅŲ-10bĴŶ-9HŀŰƒƙƦƧǟ-8VŃšƚƞ-7KŉŸƱǔ7hFLNĻŜūŬžƃ8BńşƀƉƖƻǎǥǧ9TĸŘƓƗƛǠ10cnřƆƿ11dźǁǕ13ŧżơ14qPŁŭƶǍ15fōƎƯǙ16zZŖǂǘ17Ƌ18rDƫǈ19Wǐ21JŚŦŷǞ22vŴǃǜ23CŒƷǌǛ24Ǐǖ25ps26ĹųǇ27ķ29ow31ƺǚ34ƨ35t36Ū38a
~and>	31 -36ǩ-16ű-15ǋ-14Ń-13jƣ-12SļĽŵ-11Ũ-10bĴŅŲƸǔ-9ŝŰŶơ-8HVŀũƙƧǟ-7YšƒƚƞƥǓ7QŐőřūƁƑƔƟǀǗǣ8hnLŖžƃƠưǌ9BNPĻŁńƀƖƮƻ10qŘƓƛǎǥ11ŴƆƗƿǁǂǠ12Tǖ13źƯǕ14şŷż16fōƎƷǍ17rǙ18dzZƋ19DŦ20vƫǐ21opWŒǇ22J23s24ǃǛ25CǞ26Ǐ27Ĺǈǚ29ķų31w32ƨ33tƺ39Ū42a
~andb	86 -7Ǡ14x29ǜ
~andd	86 9ś10Y14Ƙ
~ande	86 -15ũ-9ǌ-7ƪ14Š15Ŧų17ť20Ŭ
~andi	84 12ŖƑ14Ɖ17Ǣ20Ũ24Z
~andk	89 7k24ƶ
~andl	59 -11Ƅ-10ş-9Ś-8ƔƮǩ-7Ǔ7Y8Ŗ9s10Ńǈ12Łǖ14I15Ǡ17Ʒ19cƠ21ǜ23ĸ24Ŝ26F30ŧ31ơǘ44ǌ
~andm	83 10c11ǔ12n15Ư21ŷ
~ands	67 -17d-9s-7QƦƸ8Œ9ĸŚ10qƨ11P12ǂ13r14t16p18Ǉ20ŭǓ23Ǆǚ27Ŵ30o
~andy	77 -9ŏ8ŭ10v11ř12M19ǖ40Ś
~ane	68 -11Ŀ-7T7Ƌ9ƙ13ǏǢ14Ɖ15CM21Ǜǩ23Ʃ27ǀ36ƚ43D
~ane>	79 -14ǩ10ǀ11ƙ16ƚ17C50D
~aned	87 8Ɛ17ǏǢ28Ǜ
~anen	87 31Ʃ
~aner	89 20M
~anes	83 -13Ŀ-8T24ǀ28ƚ
~ang	53 -11ƈ-9PƩ-7ŝƌǊ7űƛƜ8Ǟ9buĵŶǩ10ZƧƷ11I12Ň13Ţ14Ş15ŀŰƸ16KTŎų17Ļǀ18Ǖ19ĺ21i24ũ27Ƒ28Ŕ36Ƶ39V
~ang>	77 -9ƌ-8Ʃ9V11I14Ű15ŶƑ24ų25Ƶ31Ļ37ŀ
~ange	56 -8ŀ-7Ǌǩ7ƭƺƻ8qƛƜ9űƵ10uĵ11Ʒ12ƧǞ13Ƹ16V17KTŞ18Ŏ19ǀ20ŇǕ22ĺ24Ŕ26ũ
~angi	73 -14ƈ8aŔ10Ʈ14ŢƵ15Z25V26Ƒ32i
~ani	67 -9V-7w7ĺō8Ļš9ş10r11ŀŵ12Ƌƌ17mņ18Ɯǆ19ń26Ţ27ǩ35h
~anie	75 -9V8ĵ9š12ŀş20m22ń30Ţ
~anim	84 44h
~anin	86 -16ǈ10ĺ12ō13r31Ɯ
~anis	89 8Ɖ17ǩ24ņ
~ank	62 -18ř-13Ķ-11I-8B7gķǜ8ƴ9AHƅ10Zļ11t14Ƌ16Ƅ19ľ20kĵ23ƙ24Ĵ28Y32eŬ50ƕ
~ank>	67 -20ř-11I-7ŀ7Ǖ8X11Zļ12ƙ16Ƌ17Ƅ21ľ26Ĵ31Y33Ŭ34e51ƕ
~ankr	87 31ĵ
~anks	77 -15Ķ7a8i9ǜ10ķ11ƴ14ƙ15t25k
~ann	64 -11Ʒ-7u8ǔ9Ʃ10ŞǊ11wT12Vǀǉ15ƤƯ16Ů18H19ƌ20A24ĸ43y
~anne	81 -7Ư11ǔ13ǀ25y27A
~anni	73 -7u14ĸ15V18Ƥ21H22ƌ27y
~annu	76 9ƪ12Ǌ14Tǉ19Ů
~anny	86 -11Ʒ13Ɯ15Ʃ28Ư
~ano	71 -12ş-11h-9FǢ-7dLŪ8ż10ō11CŹ14vƴ16I17ŐƝǞ18H19Ŷ25Ŵ28Ɵ29ŵ35y
~anot	72 -12ş-9FǢ-8Ū-7dL8ż10ō11Ź14v15ƴ17Ő18Ǟ19HŶ20I26Ŵ29Ɵ30ŵ36y
~ans	58 -9ĸ7YľǛ8ƕ9BVƪ10K11Ŕ12lű13Ļ14ǈ15H17Ʈ19Ʊ24ĺ25k26Ǟ33ǚ36ŉ39Z55ǐ
~ans>	60 7ƅǀ8ƕ10BVƪ14ǈ16H18Ʈ21Ʊ25ĺǚ27kǞ40Z44ǐ
~answ	79 12ľ13ǚ15K16Ŕ19Ļ50ŉ
~ant	43 -24ŗ-15Ś-14Ʀ-13Ő-10cmNřǐ-9ŁŞŦƒƠ-8ƹ-7irĽĿŘųƿ7śŽƯǚ8ŝŰƃƢƣǟ9eƀƵ10bōŕ11FOƜǦǧ12yŊſƗƘ13BJžƂǁ14SVƁ15LĴ17Aǌ18KMŃ20Ǡ21ǩ22Əƫư23ĹľƟƬ24XǓ26Ƅ27sơ29ŉ31Ō34ƭ37Ļ38Ʊƶ
~ant>	44 -24ŗ-15Ś-14Ʀ-13Ő-10cNřǐ-9mŞŦƒƠ-8ŁŵŶƅƹǞ-7r7ŴǢ8śŝŰƢƯǚǟ9eŀŽƃƣƵ10Sƀ11ŕ12bſǦ13BOŊōƄƗ14yJVŃžƂǁ15Ɓ16LĴĹǓ17Ɵǌǩ18A19M20sKơǠ23ư24ľƏƫƬ25ŉ26X34Ļ35Ōƭ37Ʊ40ƶ
~ante	83 -8ǩ10G11ƍ12ƅ13ŉ15Ǟ
~anti	83 8Ʊ9Ńŉ10Ļŵ14k15Ĺ16Ƙ
~ants	73 -11ŉ9FSļ10fǧ11Ɵ12Ŷ13ơ14s15Ǔ16ǩ22Ƅ27Ɯ
~anu	86 -8ƅ15Ƈ29Ǆ
~anx	87 23Ƽ27Ŀ
~anxi	87 23Ƽ27Ŀ
~any	31 -19w-18Ɓ-16žƗ-15fFņ-14ai-13UĴĺǉ-12DĻŗźƷ-11AŀŊŒœŨ-10sCRŃŎŚŰŵƀƠ-9ŽƬǝǟ-8bdJLPĸłƈƞǌǖ-7loTĹļĽŘŶƫƶǒǧ7ǅǓǕ8ŕŜŧƆƯ9QVŔŖŞƉƛǡ10ƭǥ11WŉųƂƢƾǙ12ŁŪǛ13ĵŐƳ14ũƨǍǩ15ƐƟƽǄǦ16HŹƄƋƑǐǣ17Zƣǆǎ18gŝ19ĶƍƥǞ20mƦƴƼ21ǜ22ķǂǋ23šƘ24ǇǗǨ25kş26Ʊ28ŏŷƿǃǔ30nuńƻ31ƌƜƸ33żƝ35űŻƹ36ţǀ41Ǒ43h50Ų
~any>	34 -22Ɓ-15ų-14Ǣ-13fņƗǟ-12i-11aFUĴňŖžǉ-10wzƯ-9NĿōŒœŗƀƞƷ-8sDĺŀŊŚťŨŵƠ-7dAĻŃŎŤŦŽǍǝǧ7GőŢůǤ8yĵŮǙ9ŋŸƐƙǈǡ10ǜ11ŏŕƆƉƪƱǅǨ12jƋƼǞ13ńş14ŧƘƛƣǂ15ƾǎǩ16HVŝƑƴ17ŪǗ18gWƦ19żǦ20ĶŞŷƿǆ21Ǆ22Ǉ23mnŐűƜ24ǀǔ26ķŻ27Źƻ28Ƹǃǋ29ţ34šƌ35Ų37Ɲ40Ǒ42uƹ47h
~anyb	56 -14ƪ-12Ǐ-9š-7ťƉ7ŔƁǘ8ƟƧǢǩ9ƈǗ10ŁƣǙ11ŝƂǇ12nŏǑǜ13ƓƢ14żƴ15hŜŷǔǛǡ16Ɯ17Ť19Z20ǣ21ńųƯǍǨ22Ų23Ŗ
~anym	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
~anyo	64 -13ƈ-11ǈ-9R-7ZŹ7ńşǘǛ9ŷǨ10żƜ11nzǩ13ƉƱ16Ư17ŖƳ18ǜǢ19ų20Ł22ǐ27Ɵ
~anys	78 -15Ő-9w11ŔǍ13ǃ14ľǦ17Q19ǐǟ20ǥ
~anyt	50 -15ǩ-10ź-9w-7yž7BƐǍ8HĿ9Z10ƂƱƻ11Ųưƽ12kƦƲƸǀǏǓ13gǕ14ĵƳ15ƨ16Ǟ17Ňũ18ŏűƼǂ19Ƙ21Żƿ23ōƥ24ţƄ25ŉƍ
~anyw	75 -8D7Ƥ9ţ12Ƌ13ńǗ14ǥ23ş29ň33k
~ap>	70 -9Ŷ-8c-7Ǌ8T9Ƶ11Ŧ14ľ16U20ś22ŕ27ƭ29š31ų71Ɓ
~apa	60 -10ǧ-8Œƛ7Ű10v13Ǎ14G15FƜ17ơ19Dƞƥ20Ť22Ɨ23ƠƢ27Ƥ35ƣ
~apar	60 -10ǧ-8Œƛ7Ű10v13Ǎ14G15FƜ17ơ19Dƞƥ20Ť22Ɨ23ƠƢ27Ƥ35ƣ
~ape	61 -9ƈ-8Ł-7ǩ7CQƖ9œ10oŠǗ11ľƢǆ13J14Ǡ15ķǃ17Ɖ18ǒ19K24ŅƲ29űƸ31vƹ41ŋ44Ś
~ape>	71 8ĵ16Ɖ35Ƹ37űƹ43ŋ
~aper	66 -8Ł7Ɩ8iQ9C11oœǗ12Ƣǆ15JǠ17ķǃ20ǒ21K23Ņ27Ʋ34v49Ś
~apes	87 17Š19ľ
~api	84 14ŋ15Ʊ28Ǆ32ǩ
~apin	87 14ŋ31Ǆ
~app	48 -14ų-13Ʀ-10ő-8VŢ7YņŇōƵ9Uſƨƾǩ10BŎţƒƫ12ŞƧƮƿǝ13iĿŗƳ14Śǔ17šǘǣ18Ƙ19ŶŽ20ƛ21ŲƷǨ23Ļ24ť25ĺ26ǖ30Ť31ũ36ƴ38ŝ
~app>	71 -18ų7ƿ8ǆ9ś12Ƅ14ƴ24Ś32Ž33ǖ34Ų41ŝ
~appe	51 -12Ł-8ŝ-7V7HĸǚǤ8ōŖ10YņŇŗ11iſ12ţ13ƨƫ14ǝ15Ʈ16Ƨǔ17Ƴ18ĻĿǣ20šǘ22ƛ24Ʒ25Ǩ27ť28ĺ34Ťũ
~appl	78 -10Ʀ7ǀ9Sŗ11ǩ13ƿ15Ō47ƴ
~appo	86 8Ǘ11M15ŵǖ20ƾ
~appr	76 10i11Ŋ15Ŏŝ17Ł19ƒ23B35Ƙ
~appy	73 -10ő-7Ŭ9dŧ12Ļ14ƞ17U27Ş29ŝ36Ŷ
~aps	75 9ƛ10Ş28Ž67š
~aps>	89 12Şƛ22š
~apse	79 53š
~apt	86 -15Ǐ11Ǘ12Ūƿ16Ɲ
~ar>	38 -19ƒ-18ƕ-16ŝũ-15ƶǄ-14Ƶ-13UĹŤƌƗ-12RķŐŞƪƳǂ-11tFŢƛƯ-10brŷƢǋ-9wLţŧŨſƓƤƨƱǨ-8joAŊŗŚśƝƦƫƬǗ-7PVƿǈǖǡ7ĴĺĽŒżŽƘǞ8CGNSœ9xƈƹƺ10gikƷǤ11TŦƔƟƩ12pūƂ13ŉơƾ14ƃǐ15uĿǀ16cǎǙ17ƅǅ18v19ǉǛ20dƊƙ21ş22Yž23ůŰźƁƉƚǊǟ24ƀǏ27ň28ő31ű32ťŵ33Ź36Ų38ŭ42Ů44Ŵ50ŬŶ53Ū55ų
~ara	63 -10Ş-7ƽ8Ɛ10hş11ś12ŤƜ14Ƒ15ƥǁ16Ś17Ɔ19Ƙ20Ř26Ɲ34ǜ52Ű
~arag	69 -7zƽ9Ɛ14ŤƜ16Ƒ17ƥ19Ɔ30Ɲ58Ű
~aras	86 -13Ş47ǜ
~arat	76 9f13śş20Ś23Ƙ24Ř
~arb	79 -7ƛ8ő10ļ14t16z18Ǎ20ƙ21Ś
~arbe	89 10ő12ļ16t20Ǎ
~arby	82 -8ƛ17z20ƙ22Ś
~arc	83 8Ǉ13Ţǈ17ǚ22Ɖ38D
~arch	89 18ǚ24Ɖ
~ard	50 -14ĵ-11I-9wňŊǦ-8YŠŬ-7ŭǂ7mPŎŤ8Łńƣƹǟǩ9gXũ10ŌźƒǙ11b12ř13aĸƂ14ŇƳ15śǀ17Ũ19ļ20Ľ21ŐƙƲ22r24Ĵ25UƍǗ28Ŝ30Z31ƑƜ33e52Ƅ59ǖ
~ard>	53 -11I-8YŊ-7ĵňǂǦ7Ƈƞ8dmśŤƴ9PŁŎƹǟ10ũ11XźƒƜǙǩ13bŌř15aĸƂ17ŇƳ19Ŝ21Ƅ23ĽŐ24rǗ25ǖ26Ĵļ28Uƍ34Ƒ36e
~arde	81 17ƣ19g29Ũ35Ɯ
~ardi	78 -8w7Ĺ11ƇƯ15ś39Ʋ
~ards	66 -10ĵ-9Ŵ7ƕ15Ŝ16ń24ƙ43Ƅ45Z47ǖ
~are	32 -18ű-17ļ-15AŇƔƗ-14œ-13ŔŰǅ-12tŵ-11ĽŤƧǃǛǥ-10ōőŹ-9mŧ-8KŅśšŻƜǂǓǜ-7ņƀƂ7dyķŀŁŋŘŮŲƙƶƻǐǘǠǡǣ8ĵŬǍǤ9qňŖƆƑƖƝ10LRUĶŒŭ11ŌƁ12Ļń13bĹ14jŏŶƟƱƷǔ15ŝũƭǀ16kƬ17aEųƸ18uwOŪƢƽǇǋǑ19Pľ20łŃŢƹ21nVƏǈ22fŨ23gH24QZ25ƺ26iĿ27ƣƯǞ28Őǎ29xǩ31vCFǟ32ŗ33ƞ39clz46ǆ
~are>	32 -17ļ-16Ŕű-15A-14ŅŇƔƗ-12mœŰ-11tŵƧǃǥ-10ĽŤŹƫǛ-9ŧǅ-8IKōśŻƥ-7őŠƂƜǓǜ7dķŁŋŘŞƙƤƶǐǠǡ8yEĵŀŮƚƻǍǘǣǤ9ŬŲƑƹǋ10RĶňŒŖƆƏƖ11nLŌŨŭƁ12UVƝ13Ļń14buĹĿŏŶƱƷǔ15ŃŝƟƢƭǀ16ũƬ17kų18aǑ19OŪǇ20PľłŢ21wǈ22Ưƺ23fg24lHQZ25Ƹ27iƣ28ŐǎǞ30x31Fǟǩ32v33zŗ34ƞ39cC42ǆ
~area	80 -17ƚ-13S-10ǅ-7ő7F9Ŕ23E24j27C29l34I
~ared	84 8ƺ13Ń17Ņ21ǁ29Ũ
~aree	89 15q27V
~areh	89 10ǆ17Q28ǋ
~aren	69 -18ǂ-16Ƹ-8F9ƦƯ11Š19ƥ50ƽ51u59z
~ares	79 -9Ş-7w10Ƣ13ƫ24n27Ə33Ŀ
~aret	86 14ǂ34ƹ
~arg	69 -15Ŵ-8ǜ7ĻŅ8ǒ9Ǚ10Ńơ11Bƕƴǩ12ƿ15Ɠǔ16Ż21Ơ23Ł26Ɔ33Œ
~arge	70 -8ǜ-7Ɣ7Ļ8ǒ9Ǚ10Ńơ11ƴ12ƿǩ13Œ15Ɠǔ17Ż21Ơ24Ł26Ɔ
~ari	68 -12ľ-10FĹ-9ǐ-8au7ŢŲǍ9TŸƩ11Ɵǉ12i13ńƹ14ƫ15ŵ16Ōƿ17Ƣ18ƥ19h20f26ł30Uƶ
~arij	89 17ƹ21ƿ
~arin	74 -10FĹ-9aǐ8ŢŲǍ12T13i15ń17Ōŵ19Ƣ21ƥ22h29ł33U
~arit	81 -12ľ28f36ƶ
~ark	65 -12D-8u-7Ǣ7Ɠ8vŔźǟ9Gż10Ơ11YĻ13Fŭ14ǩ15ķ18T22H24h28ƒ78Ű
~ark>	72 7Ɣ8Ů9v10ǟ12G13Ļ16F17ķ21T22ǩ43Ű
~arke	75 -8Ǣ-7r9Ɠ10Ŕ11F15Yŭ25Ű29H33ƒ
~arki	84 -14D-7u12ż14Ơ22Ű31h
~arl	77 -15d8mLŊŮ10Ǌ11J13R16p17T26C
~arly	80 8Ů9mL11JǊ14R18T
~arm	65 -18V-10h-8R-7S7Ǎ8ŜƝ9Ǆ11Ņ12ŭ13Ƙƻ16ƶ25Ǔ28ő31ńŐ32Ǒ42j58Ǝ
~arm>	68 -18V-11h-7S8Ǎ9ŜǄ12Ņ13ŭ14Ɲ15ő16ń17ƶ33ŐǑ44j46Ǝ
~arml	89 -7Ɲ35Ǔ
~arms	84 -9R18Ƙ19Ǝ21ń
~arn	69 -9ƨ-8ƓƗǝ-7ǩ8ũ9ms11B19Ź24Ŏ27Ʈ31Ǚ41T51qƑ
~arn>	76 -8Ɠǝ8Ʈ13B24q28TŎ37Ƒ
~arne	82 10ũ11m14s23Ź38Ǚ
~arni	86 19q20T25Ʈ
~aro	58 -15ǩ-10H-7Ɔ7ųƇ8ŭƕǗ9uĵşƱ10ƥ11ƎƑ12nǁ13hLƓ14ǉ15V16T18lŠ19tń20ƍ22C24ŵ26s
~arou	58 -14ǩ-10H-7Ɔ7tųƇ8ŭƕǗ9uĵşƱ10ƥ11ƎƑ12nǁ13hLƓ14ǉ15V16T18lŠ19ń20ƍ22C24ŵ26s
~arp	86 -11Ǐ10Ɗ15Ŷ19ŪŰ
~arr	55 -10ǆ-9Ɲ-8ƣ-7Ū7Ŝ8buŘŵžƫ9Ƣǃ10ŏǣ12ZőşƄ13ƙǒǥ14Ʀ16ŲǏǚ17Ƃ18oŗ19ǡ21Ő24ǌ25Ţ30f33ſ
~arri	67 -11ǆ-8Ƃ7rŝǦ9ŜŞŦ10W11uƫ12ǃ16ǩ21ő23o30Ő31Ţ38f
~arry	58 -12Ǧ-10Ɲǩ-8ƣ7ƀǐǣ8Ř9bŵž10Ƣ12ŏ14Zşƙǒǥ15Ʀ16Ƅ17Ų18Ǐǚ21ǡ22ŗ24Ƃ26ǌ36ſ
~ars	48 -22Ő-19Ǉ-13Ǧ-11n-10ŗ-9aƼǃ-8iƉǋǑ-7sDQŇŠŮƒǈ7ŻƱƴƹƿ8ƏƘ9cUžƀƔ10ǔ11ĵ12ĶŅƋ13ōŎ14ŰƸ15Ƃǣ16Ǟ17oƅ18Hĺ19şŷ20Ţ21VŵƩ22ţťŭŸ25őŴ26ǅ30Gƈ32Ū34ǐ37S46ƭ
~ars>	48 -22Ő-19Ǉ-13Ǧ-11n-10ŗ-9Ƽǃ-8ixƉǋǑ-7aDQŇŠŮƒǈ7oŻƱƴƹƿ8ƏƘ9cUžƀ10Ɣǔ11ĵ12ĶŅƋ13ōŎ14ŰƸ15Ƃǣ16Ǟ17ƅ18Hĺ19şŷ20Ţ21ŵƩ22VţťŭŸ25őŴ26ǅ30Gƈ32Ū34ǐ37S46ƭ
~art	45 -20Ŗ-15yQƉ-13Ĺƛ-12ŐƸ-11ĸ-10nNŇŒťŮƄ-9cLĻƳ-8gwHŗǎǔ-7uƕƝ7xĴńŞūƐƤǍǑ8FĺœƋƧǓ9XŏƗ10qsGŴŹ11RŀřƢƥ12ŕǠ13Ũǟ14Ơ15OVōǣ16pƨƬ17tCƎǨ18oƽ19Ų20UŤ21S22ŃƣǇ24Ōơǂ25lƘ26ňƱ28ǆ29Ƽ34Ɯ35ǩ39ǅ
~art>	53 -21Ŗ-15y-12Ĺ-11ĸ-10Ə-9DLPť-8QƄ-7q7vJŤũǚ8E9AŨǂ10ľƱ11aŞƋǓ12ńƧƬ13XőŹƽ14dlŕř15Ǝ16ǅ17Rŀ18ǟ20ō22ŃƘ23C25SŲ26V27ǩ29U33Ǉ36ň37Ƽ
~arte	70 -9Nő8d10Ń11ƦƬ12ĺ14Ƙ16Ĵƽ20Ōǅ22x23œ28O30Ʊ
~arti	78 -7w8Ǜ9ǀ10j11Ÿ12t17Š18Ō21ǆ23ŏ36Ɯ
~artm	59 -10ǧ-8Œƛ7Ű8Ǝ10ƞ13GǍ15FƜ17ơ19DƤƥ20ŤƏ22ƗƠ23Ƣ33ƣ
~artn	68 -19Ƹ-15d-9QŇ-8Ů-7Ő9Ł11r12s19Ʒ23Ǡ24tŴǨ26ǂ27q30pƨ31ǆ34o
~arts	81 -7ǅ10ū13ơ18ŵ21Ǒ29l
~arty	83 11Ɣ13ǡ14ơư15Ɯ16P
~ary	63 -10ǅ8Ʃǘ9SV10q11Ƨ14ĽƮǉ15Ʀƾ17W26T28Ũ32ƫ
~ary>	63 -10ǅ8Ʃǘ9S10V11Ƨ14ĽƮǉ15Ʀƾ17W27T28Ũ32ƫ
~as>	38 -19Ǟ-18n-17ƾ-14Ŏ-12HķƧǔ-11uľőŝųǢ-10LĹƭǋ-9irXōǨ-8RYĸĿŀŗƀƗƟǝ-7sGMVŕŪžƮƵǎǐ7fFŏŶƷǀǅ8ţƓ9ņŮƘƞǙ10ƂǗ11joqĺƎƤƸƼǚ12hlŖ13ŷ14ſƅ15ŁǂǍ16Ǜ17ňűƈ18cŅ19Ɓƫƽ20kvŧ21ļŵ23ŔŠ24šǜ25BƒƲ27ŤƐ28œ29ƴ30p31ũ32Ũƛǃ34Ƌ35ż38ť39ŦƳ
~ase	51 -26Ǎ-16ś-11ǡ-8pŕǩ-7Ǔǧ7ƁƜǇǏ8cƝƽ9adƥƲ11ŔƠ12ĻǠ13IƒǕ14F18ƛ20œơ22ŝ25Ŭ33ǋ41Ƥ44Ƣ47Ɗ60ǌ
~ase>	55 -27Ǎ-17ś-9ŕ-8pǧǩ7bĿŧǨ8ƁǇ9cƽ10d11Ʋ12DŔ13ĻƠǠ14IƒǕ16a17F22œơ26Ŭ27ǋ46Ƥ50Ƣ55ǌ
~ased	86 -9aD14ǋ42ŝ
~asem	64 10Ɯ11Ɲ13ƥ24ƛ52Ɗ
~ash	60 -11Ŝ-8ŰƮǐ7ǚ9Ǣ11ƍ12DƤ15Ǜ16Ů22ū23ƃ24Y31ƛ36Ƶ39ż41Ų55ƪǖ
~ash>	61 -11Ŝ-8Űǐ-7Ʈ7ž9Ǣ12ū13Ƥ16YǛ17Ů21ż25ƃ32Ƶ41ƪ42Ų57ǖ
~ashe	82 -10ĸ-8Ż11Yǚ21ƪ25ż28ƛ
~asi	73 -14Ƣ9Ʊ11ņ13Ƅ14M17K18Ň22Ŭơ28Y31ư36F
~asid	81 11Ʊ31Y34ư
~asie	84 8ś17M19K
~asin	86 -16Ƣ-7Ƥ16Ƅ26Ŭơ43F
~ask	54 -9Ǎ-7ŷƭ7Ƨ8wPĵĽš9mAZĹ10pƇǒ12hƩ13u15ƒǧ16ƕ18Ǧ22ōơ24a26ƿ29cŁ41Ǔ42Ŋ47ŉ
~ask>	59 -10vǍ-8Ƅƭǧ7Ŧơƾ8iƕ9Ƨǒ10aĵš11uAƇǌ21Ĺ26c29Ŋ30ƿ31Ǔ33Ł48ŉ
~aske	72 -8ŷ8ơǒ9ǔ11apńō14ƕ16Ǧ17ǧ
~aski	71 -16ǌ-7Ʋ8cvǦ9ǘ11aō13Ľ14Z15ơ16Ʃ18Ǔ20Ƅ21Ŋǧ23ƒ
~asks	82 -11ǧ-8Ĺ9ƍ14w15hǌ16mP
~aso	69 -12j-9ŏ7Ƃ12x13ƚ14ƜƟ15Ĺ17ǟ22Ō32Ŕ39ǎ
~ason	69 -12j-9ŏ7Ƃ12x13ƚ14ƜƟ15Ĺ17ǟ22Ō32Ŕ39ǎ
~asp	84 18ƻ32Ɖ
~asph	86 33Ɖ
~ass	59 -13ǣ-10Ş-9ŏ7ƃƽ8ZřǙ9m10xƀƫ13Ʋ14ǌ15Ʀ17Ų19ź21ƿ22ƶƷ23g30ǜ35ǘ40Ɓ41ķ43Ƴ50Ǥ
~ass>	68 -11ǣ-10z-9ŏǨ7Ʀ8Ƅƫ9s10Zƽ12Ʒ13ƀ16Ƴ17gƲǌ24ź25ƿ26ƶ38Ɓ41Ǥ
~asse	68 7ư8š9zƃǀ10řƦ12xǙǨ15Ʒ21Ų35Ƴ49ķ
~assi	83 -8Ũ13g14Ɓ17ǜ21Ǥ24z
~assm	87 -13Ş29ǜ
~asso	89 18m
~assw	87 60ǘ
~ast	44 -15Ŧ-13SŎ-12ŏ-11dŨũ-10ƉƳǢ-9pBŠ-8ADŒŕŤƃƌƔǗ-7ľƒƟ7ryĽƫǖǘ8iCƑ9ełŔ10mĹ11űƭƲ12OƋ13ňżǨ14šƹ15ĸưƽ16Eƈ17b18ŀǉ19Ŝ20Ƹƺǣ21aţ22Ǟ23ĵǏǙ24cǛ25Ż27Ŗ28Ǌ30ƚ35œƾ39ņƼ
~ast>	45 -15Ŧ-13SŎ-12d-11Ũũ-10ƉƳǢ-9pBŠ-8ADŒŕŤƃƌƔǗ-7ľƒƟ7ŬƩƫƼ8iyCĽ9łŔƑǘ10e11Ĺƭ12űƋƲ13O14ňšżǨ15ƹƽ16ư17Eƈ18bǉ19ŀǛ20Ŝƺ21Ƹǣ22a23ţ24cĵǏǙǞ26Ż28Ŗ29Ǌ33ƚ36œ40ņ41ƾ
~aste	82 11Ļ12ĸ14Ŀ17m20r
~asti	89 21ǖ
~asu	76 15Ƙ18a21Ž33ŭ
~asur	76 15Ƙ18a21Ž33ŭ
~asy	84 -11ƾ10Ž11k12ǂ16Mŧ18ś
~asy>	84 -11ƾ10Ž11k12ǂ16Mŧ18ś
~at>	20 -23Ǉ-20Ź-17Ŭ-16sųŷ-15ń-14ƂƢƤǐǠ-13Ĵ-12ŊƟ-10zO-9ƞƯƲ-8iFļƭ-7ƈǑǒ7kUVŐŕźƜơƱƷǢǤ8pIŃƅƑƵ9aYĵřŢƐƓƕ10Ÿƛƿ11Ƭ12lRŝŶƒƼ13qZĶƌƪưǋ14jǏǛǣ15ouūŭǙ16LTņŲƘƳƺǖ17vPŘǉ18ƊƋƝǓ19wWĸũžƨ20młőŔŠƇ21ƶǊ22Ƨƽ23XňƠǈ24BJŉƉƔƗǥ25EŨ26ǃ27ƻ28ƩǄ29ŦƦ30CDĻŴ32bg33ľœǩ34hGķĺ36ĿŖ38S39Ĺŀ40Œ42QŞ43Ť44Ŏ45ōť47Ņ50ŗ52Ň53Ū
~ata	82 18ĸƲ50Ǘ
~ata>	86 52Ǘ
~atc	65 8ǩ9SƓǘ10Ř11sƟ12qŉƹ13aYŏ14wĶƘ16L18ų20W22ƯǙ28Ž31N
~atch	65 8ǩ9SƓǘ10Ř11sƟ12qŉƹ13aYŏ14wĶƘ16L18ų20W22ƯǙ28Ž31N
~ate	42 -21ǩ-13B-12lD-10ĹŦ-9ŏƚƝǞ-8JXĻŀŜŨžƜƥƳǑǨ-7hjsuFŇōŖŧŷƞƧ7ķœųƘǀǔǡ8ĺŊŎőƉƍǝǢ9cżƎƪƱǕ10ľŘũŸǜ11ŒƸ12q13ŃƐ15mşŤŰǌ16ŔťźƄǃ17EƲǋǒǧ18ŞƢ19ĵŐƖ21Cǣ23ƌ24ƴ25d26ƾ27ŕ28ŝƋ35Ǜ37ƙ40ƛ46ū
~ate>	50 -16v-13ǩ-12DǏ-9ŉ-8JUĹŏ-7lBPXĻžƙ7ců8pơƣǎ9Ǜ10ŗųŸƲ11mEńŊǀ12ŅƍƱǔǡ13ķőŰ14Řǃ16Œ17ǋ18ǣǧ20CŃǌ21œƄ22ź23ŝ25ŐƖ26ĵť28Ŕ36ŕ39d46ū
~ated	63 -14œ-9Ǜ7f8ƪǆǍǢ9Űǃǋ10Ş11Ɔ12Cƿ16ƲǏ17ŝƼ18Ƌ26ƌ37ƴ
~atel	72 -16Ƽ-9Ť7UǕ8Ǚ9Ǐ10Ɠǂ11Ż12ţżƘǣ13ĺǜ15ǟ19Ƹ45ƾ
~atem	83 8Ķ17ĸľƪ19Ś
~aten	89 18ǜ
~ater	58 -8Ŧƚ-7B7Ƒ8Vƍ9Ǖ10Ɗ11Ơ13N14q15ƉƟ16ű17Ǝǝ18Ɛ23Ť27Ƌ48Ǜ57ƙ60ƛ
~ates	63 -8dǩ8y9cCHŎǊ10ş12mE14Şũū15ƌ23ǒ28Ƣ29v
~atev	80 7Ƈ8ǖ9ş11qũ14ư15ŉ16P
~ath	62 -11Ǉǩ7B8ŤƜ10Ĵŏ11c12sƦ13bCƊ14ƬǄ17zľ18ƌ19Ŋ20Kƚ21ƽ23j38Ƴ46Ɔ
~ath>	78 8U11Ɗ15ƌ16cƆ17Ʀ19Ƭ30Ƴ
~athe	67 -8ǩ8B10ŤƜ11Ĵŏ12ƚ13s14C16Ƴ19zľ21Ŋ22K24ƽ26j
~athr	82 -12Ǉ9Ɗ11ƌ15b19Ɔ
~aths	84 21Ǆ27Ɔ
~ati	51 -15ţ-12ǩ-9S-8V-7ƽ7jŌŚŠǚ8syFś9ĿŐǓ10ŋ11iqǃ12nHƱ13ƿ14PĴŀƇƻǣ15ǜ16lĻŽư17ǅ18U19ǋ20Ə21kŝ22ǆ23Ŕ24Ǘ28ū29m33Ż59Ǟ
~atic	81 11ƛ26Ĵ29Ž
~atie	89 8n32Ǘ
~atin	71 -9S-8V7mũ8ŶƋ9ŀ11ĵ13jŝ14ǅ17ƻ18Ŀ19iǃ24H27U
~atio	54 -14ţ7őƴǗǚ8nŀŌŠǅ9sŚś10yFǓ11ŋ12q13Ʊ15Ƈƿǣ16ǜ17PĻŐ18ư21ǋ22Ə23k25mŔ28ǆ30ū36Ż63Ǟ
~atis	89 -9Ő15ŧ24ŝ
~atl	82 -9Ƨ10ůǀ20Ķ26ł
~atll	86 -9Ƨ21Ķ27ł
~atm	82 12ƿ38ǚ
~atme	82 12ƿ38ǚ
~ato	87 13ơ14jƣ18Ǆ24ŷ
~ator	89 14ơ15ƣ19Ǆ24ŷ
~ats	76 -7ǩ7Ɩ8Ɠ10ƺ12ƞǟ14Ǚ16Ɛ23h38ǋ
~ats>	77 -7ǩ7Ɩ8Ɠ10ƺ12ƞǟ15Ǚ16Ɛ24h39ǋ
~att	68 -7d7ś8ťƃ9Ľƚƽ10CşƖǨ11zƼ12Ŷ13ABŰ15ōűƊ19ǘ34ľ
~atta	80 8ś9ǘ12Cƽ13Ǩ14Ƽ15Ŷ
~atte	74 -8d9ƃ10Ľť11ş13zǘ14A15Ű17ōƊ37ľ
~atto	89 8Ʋ15Ɩ18B
~atu	79 7o9Ɣ10Ľ11Ł36f
~atus	83 38f
~atv	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
~atve	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
~au>	89 7ő11Ő12ńŜ
~aud	65 -9Ƴ14ǒ94Ǥ
~audi	65 -9Ƴ14ǒ94Ǥ
~aug	68 -16Ţ-13b-9pǃ-7d7ś8BǞ9Ʒ10a15Ű18ǩ19yƱ21i23x25v26Ź31u34w
~augh	68 -16Ţ-13b-9pǃ-7d7ś8BǞ9Ʒ10a15Ű18ǩ19yƱ21i23x25v26Ź31u34w
~aul	74 -15ǖ-9Ū9ƃ10ŭ11Ŵ13Ť14ů18ƥ23ǐ25Ų40ż
~aul>	86 -18ǖ17ů22ƥ29Ų
~ault	78 10ƃ14Ť42ż
~aur	82 -11ǐ13Ǜ14ƣ21Ǎ22ǟ
~aura	82 -11ǐ13Ǜ14ƣ21Ǎ22ǟ
~aus	66 -12ŢŦ-11ŉ-10B-7ĺ7gHļśŰ8błņňŝƴƶ9I10ĵ11juŔƠ12J18ǁǓ22Ť25Ǣ41ŀ
~ause	66 -12ŢŦ-11ŉ-10B7gHļśŰ8błņňŝƶ9Iƴ10ĵ11juŔ12J18ǁǓ22Ť25Ǣ41ŀ
~aut	66 -9ő-8ǡ-7ǉ7b9ſƛǃ18Ĺǥ25ƃ26ž27Ƃ38ş60Ĵ
~auto	67 -9ő-8ǡ-7ǉ7Ź9ƛǃ10ſ18Ĺǥ25ƃ26ž27Ƃ39ş61Ĵ
~ave	30 -17Ǆ-16Pŀ-14ƕ-13gyůŲ-12HM-11ƞƭǊǑ-10nqQTĿœŠơǧ-9LUǟ-8xĸƅǌ-7KľƤ7FŃňŊƸ8JĴķļŜźƊƴǏ9SƆƍǅǐǘǢ10hNƜǈǡ11ņŝžƚƾ12IŪƋƥǔ13alŻƛƪǆǋ14ǀǩ15ŁşŰżƀư16ŎŸŹƑǝ17ZŵƃǓ18ŋƎƗ19mĶţƁǥ20Ƙ21ŗſƟ22ŖƳǇ23ŉŚƱƵǒ24ƶ25őƯ26fƌƦ27YŏƼǜ28O30u33ƨ34ń37Ţ
~ave>	31 -17Ǆ-16Pŀ-14gƕ-13yůŲ-12MǊ-11ŠƞơƭǑǧ-10nqHQUĿœ-9LTǟ-8xƅǌ-7KľƤ7kňťƄ8FJŃŊŜƸǏǠ9SķļƆƊƴǅ10hƍǘǡǢ11NņƜƾǈ12ŝžƀƋƚƥ13IŋŪƁǋǔ14alŻƛƪǆ15ưǩ16ŁşŰŹż17YŸƑǓǝ18Zƃ19ŎŵƎƗ20mĶţƵǥ21Ƙ22ŗſ23ŖƳǇ24ŉŚƱǒ25ƶ26őƯ27fƌƦ28ŏƼǜ29O31u33Ţ34ƨ35ń
~aved	80 9ƀ12ŢƵ13ŋ14Ǘ15Ĵ41Y
~avel	78 -8Ǟ12ǐ16Ɓ38ǀ43Ɵ
~aver	89 -14ƨ7R16ǉ26ź
~avi	61 -14N-7k8s9ŃƳ10tĻ11ǩ12V14ķ15Ŀ17ǟ18iƱƶ20ľ25Ř34Ţ35y38Y
~avin	61 -14N-7k8s9ŃƳ10tĻ11ǩ12V14ķ15Ŀ17ǟ18iƱƶ20ľ25Ř34Ţ35y38Y
~avo	81 -7ƌ17rŝ18ƞǩ19Ʃ23Ŷ
~avor	81 -7ƌ17rŝ18ƞǩ19Ʃ23Ŷ
~avy	87 11Ưǎ17ǈ27Ǐ
~avy>	87 11Ưǎ17ǈ27Ǐ
~aw>	70 9f10ŧŷ11tƵǁ12AŅ13wŨƚ14Q15BC16j19ŀƾ23ǚ
~awa	65 -9ƀ8BƧ9Ţżǁ11Ƴ12Ķƿ15ƴ18Ʀ19ŉ21Ŀ22Ļ31ź32k38YƟ
~away	66 -9ƀ8B9ŢżƧǁ11Ƴ12Ķƿ15ƴ18Ʀ20ŉ22Ļ31ź33k38Ɵ41Y
~awe	70 -9ǔ7cFŏ8iuŌ9CƇǊǖ10nĻţ11ŬƔƧ13I15Ǆ20ĵƿ37Ś
~awer	87 -10Ű15Ŭǖ34Ś
~awes	72 -10ǔ7Fŏ8ciuŌ9CŰ10nĻŚţƇǊ12Ƨ13IƔ15Ǆ21ĵƿ
~awf	87 12ĸƮ14ǉ17Ũ
~awfu	87 12ĸƮ14ǉ17Ũ
~awl	83 13Ƈ21Ɗ
~awl>	83 13Ƈ21Ɗ
~aws	81 10ĿƯ13n17Ǧ21ķ24ǜ
~awsu	84 10Ŀ18Ǧ23ķ25ǜ
~aww	80 10tv11z12x13ƅ17ƫ
~aww>	80 10tv11z12x13ƅ17ƫ
~awy	76 9A12ǩ13ǜ14ǡ15ķ28Ʋ
~awye	76 9A12ǩ13ǜ14ǡ15ķ28Ʋ
~ax>	76 -9Œ-8Ʋ7f9ǆ10Ǌ13TƄ17ĵƅǩ26ś31ŗ
~axe	84 10ǃ14Ƶ15Œ17T27Ǡ
~axes	84 10ǃ14Ƶ15Œ17T27Ǡ
~ay>	33 -20Aų-17ķŞ-16Ɨ-15Ǌ-14ƶ-13ĿǨ-12Sş-11ŬŻǇǛ-10QƢƭƽǅ-9fŎƘƲǔ-8GńŸƌƔǃǜ-7Ŵƅǀ7ĹĺŚǂ8cNŰźƈǥ9Ųƹ10DŉƏơƷƺ11ŜǢ12OWƁƆƩƬƻ13Ńŏ14œƠ15ƕƦƴƼǧ16RţƟ17pyƃƜ19ŧűƤƧǑ20jŀū21gKĶŁư22růƸ23bTŋ24ƒǁ25XŐǉ27Ŋ28Ō29YǕ31L32k33ǎ35iŘ37ǖ46ĴŒ55ŗ57d
~ayb	74 -8Z10Ƈ11Ʀ14Ʈ15ƍ17Ʊ
~aybe	74 -8Z10Ƈ11Ʀ14Ʈ15ƍ17Ʊ
~ayc	68 -8Ǡ9ǟ10Ĵƭ11Ʈǉ21q22T28Q29Y30Ɲ43Ư
~aych	69 -8Ǡ9ǟ10Ĵƭ11ǉ21qƯ22T24Ʈ29Q30Y
~aye	86 -10z-9B7Ǧ14Š15Ɖ20Ţ
~ayer	89 7Ǧ15Ɖ
~ayi	56 -14B-13ǩ-10ĹǞ-9Q-8S-7gPU7KĸƵǝ8tŖŦƸ9noŢ10HX11j12ŧƤ13kǣ14WĴ15F16ĺœ17Ŀƪ18ǟ19Ơǥ20b23Vƒ24Z25ƓƜ27Ņ28Œ
~ayin	56 -14B-13ǩ-10ĹǞ-9Q-8S-7gPU7KĸƵǝ8tŖŦƸ9noŢ10HX11j12ŧƤ13kǣ14WĴ15F16ĺœ17Ŀƪ18ǟ19Ơǥ20b23Vƒ24Z25ƓƜ27Ņ28Œ
~aym	66 -8Ʒ9ŉ10Ʃ12e15ƃ16ǘ19ZƮ22ƕ24ĵ29š30Ĵ38Ɣ41Ŭ
~ayme	66 -8Ʒ9ŉ10Ʃ12e15ƃ16ǘ19ZƮ22ƕ24ĵ29š30Ĵ38Ɣ41Ŭ
~ayo	84 -11ƶ12ƙ13ǩ14Vƫ34Ŧ
~ayou	86 -11ƶ13ƙ14ƫǩ34Ŧ
~ayr	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ61ǉ
~ayro	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ61ǉ
~ays	53 -19Ɣ-14Ň-13w-10G-9AǏ-8Hűǘ-7oĹœƭ7ĵŘŜŻǇǡ8ŖŽ9fnůơǕǞ10ařŪŭŮŰžƅƜƺ11lqtUVƬ12ļňŚƗ13x14š15g17ƃ18kƮǠ19ǝ20c22ƒ24ǎ29ǩ32R
~ays>	53 -19Ɣ-14Ň-13w-10G-9AǏ-8Hűǘ-7oĹœƭ7ĵŘŜŻǇǡ8ŖŽ9fnůơǕǞ10ařŪŭŮŰžƅƜƺ11lqtUVƬ12ļňŚƗ13x14š15g17ƃ18kƮǠ19ǝ20c22ƒ24ǎ29ǩ32R
~azy	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
~azy>	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
~ba>	81 -8Ɗ34ǀ94ǃ
~bab	67 -16ǂ-9o-8Ƹ9V10dhƷ12lƻ14Ɲ20ĺ26Ư29Ŷ30w34v35ux36y
~babi	89 15Ư19h26y
~baby	69 -16ǂ-9o-8Ƹ10V11d13ƻ15ƝƯ17y21ĺ30Ŷ31w35v36x38u
~bac	51 -18ţ-10Ŗ-8ĺ-7xG7Ş8őŘŴƾǤ9ſƑƲ10hƙƫƴƿǏǜǟǣ11ŀƝ12uŒŨ13Ʃ14L16Yǝ17VŠŮƪƷ19Ľżƍ20ň22Iť23m24Ɠ25ǘ26Ǘ30ƹ36ƛ
~bacc	79 10ǂ48ƹ
~bach	82 44m
~back	52 -18ţ-10Ŗ-8ĺ-7xG7sŞų8őŘŴƾǤ9ſ10ƑƲ11hŀƙƫƴƿǏǜǟǣ12uŒƝ13ŨƩ14L17VYŠŮ18ƪƷǝ20Ľżƍ21ň22ť23I25Ɠ26ǘ27Ǘ37ƛ
~bad	70 -11wŴ7ǘ10Ů11ŝ13Ƈ15Ţ16Ǥ18Q22ĸ26żǚ28N36ņ
~bad>	70 -11Ŵ7ǘ10Ů11ŝ13Ƈ15Ţ16Ǥ22ĸ26żǚ30N36ņ
~bal	71 -13Ŭ8Ů9vŠ10xŤ12G13ZĻ14Ɯ17ķ20g21T33Ɣ
~bala	83 -14Ŭ-11ƕ17Z40Ɣ
~ball	74 8ŮƔ9vŠ11xŤƕ13GĻ15Ɯ18ķ21g22T
~ban	53 -17dƸ-16řƾ-14uǟ-11ƺ-9BIP-8ŀŇ-7Qǩ7AL8Z9Ǉ10Ł13ƄƳ15ƫ17fnĵ19Ĵż20ƙ22Ŵ23Ʒ24Y27eptŬ29s30rƨǂ33q36o43ƕ
~band	57 -18dƸ-17ƾ-15u-14ǟ-12ƺ-9P-7QŇ7ųŷƯ8LƮ10Ǉ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~bank	66 -20ř-11I-8B-7ŀ7Ǖ8X10A11Z17Ƅ22ĵ25ƙ26Ĵ30Y34eŬ56ƕ
~bar	70 -8Ɠǩ-7už7őƊƔ8šų9ļ10ŏ11tŐƀ15Ǎ17ŗ26h31D38Ŷ49Ƒ50Ǜ
~bar>	86 9Ɗ64Ǜ
~barb	89 10ő12ļ16t20Ǎ
~bare	86 -7ž8m12ŏ14ƀ15Ő23ŗ
~bark	89 -7uǩ9Ǝ35h
~barn	86 -9Ɠ64Ƒ
~bas	63 8Z9ņƕƜ10Ɲ13ƥ14Ʃ15gŇ23ƛ49Ɗ
~base	64 7ł10ƕƜ11Ɲ13ƥ24ƛ50Ɗ
~bat	74 -13Ǉ10ƚ18Ǆ22ƌ28Ɗ56Ɔ
~bath	75 -13Ǉ10Ɗƚ18Ǆ23ƌ57Ɔ
~bbi	80 10ǀ17ƨ19Ʃ22g
~bbie	81 10ǀ17ƨ23g
~bco	80 12Ǒ23ǒ
~bcon	80 12Ǒ23ǒ
~be>	48 -14ĸǓ-12Ŷ-11Ō-10Ǩ-9QŇűƤƨ-8Ɨƫ-7Dǋ7CŀŃœśƍǁǘǝ8nMōƢƬƱ9bKŨ11TƦ12ơǧ13XĿ14AH15VZƭǞ16Ʒ17ķ18ľŏ19O21Ş22m23łƋ24cĻŊ26ǌ28s29Ʈ31y32Ź33r
~bea	75 -13I-9Ŏ7Ǎ10Œ12b13ƚ19Ţ22ű24k28h43Ņ
~beag	89 8Ǝ35h
~beat	82 -14I-10Ŏ-7X12Œ21Ţ25ű48Ņ
~bec	66 -12Ŧ-11ŉ7bgHļŀśŝŰ8łňŵƶ9Iņƴ10ĵ11jtu12JǨ13Ɩ14Ƨ15Ǎ17ǁ20ų23Ť
~beca	67 -12Ŧ-11ŉ7gHļŀśŰƢ8błŝŵƶ9Iņňƴ10ĵ11ju13J18ǁ23Ť
~beco	86 16Ǩ18Ɩ20Ƨ
~bed	71 -7Ɗ7y10Ɯƻ17ƝƠƤ32Ɔ
~bed>	89 -9Ɗ13ƻ18Ɔ22Ƥ
~bedr	72 7y11Ɯ17Ɲ18ƆƠ
~bee	48 -8O-7LƦ7ŇŉƘƪƴƸǤ8tAſƈƾ9kƊ10ż11ŮƋƳǂǅǘǜ12Ǜǩ13ŏ14Ŷ16ƌ18főŻ20ŝ21ņţŸ22l29i30ƿ32Ƽ34š36ǟ37G39S
~been	48 -9Ǜ-7LOƦ7ŇŉŲƘƴƸǤ8tAſƈƪ9Ɗƾ10kż11ŮƋǂǅǘǜ12Ƴƿǩ13ŏ14Ŷ16ƌ18fő19Ż20ŝ21ņŸ22lţ29i32Ƽ34š36ǟ37G39S
~beer	83 -7ŭ32ƿ36Ǜ
~bef	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
~befo	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
~beh	71 -13ƨ-9k10xƙ12tŻ13ƃƳ15Š16u17ŷ18pŹ22ųƶ
~behi	71 -13ƨ10ƙ12Ż13ƃƳ15Š16u17ŷ18pŹ22ųƶ
~bei	71 -10ĺ-8OĿǁ7lƤǩ8ķ9tŊƱ10c11Hǝ12F21Ş25U26ǟ35ŋ
~bein	71 -10ĺ-8OĿǁ7lƤǩ8ķ9tŊƱ10c11Hǝ12F21Ş25U26ǟ35ŋ
~bel	68 8lmƅ9pMƥ10SŻ11ƎƬ13Ÿ14Ǐ18ƻ22ǩ23Ɗ28Ľ34Ɨ
~beli	80 8Ō10lm11M13S14Ƭ15Ÿ28ǩ
~bell	83 12ƅ14Ǝ36Ľ
~belo	79 11ƥ17Ǐ27Ɗ41Ɨ
~belt	89 10ƭ12p14Ż
~ben	63 -8Ń8ţ9Ƨ11Ʀ16Ƭ26ż32ƫ36ǩ37W
~bend	83 -7Ű11ţ35ż
~bene	65 10Ƨ12Ʀ17Ƭ35ƫ38W
~ber	49 -15ƣ-14Ś-12ǩ-10Ŗ-8AĹŢ7ǔǥ8ŘǇ9KŇŠ10yŐ11hŒ12ľ13CŜƛǀ15cĻƓǕ16Ǡ18ƶ19ĽƼ20ļŸ21ŗƿ22Ƭ23EŅǨ24X25Dǘ26Ǘ28Ų32ū34e41I48ř
~ber>	50 -15ƣ-14Ś-11ǩ-9ŖǗ-7pKŇ7œ8Řǔǥ9ƓǇ12yŒ13ǀ15Cľƛ17cĻŜ20Ǖ21Ÿ22ļƿ24ĽƬ25Ǩ26Xǘ27Ņ29Ų31D34ū35e50I58ř
~bers	69 -12Iř-10ǡ-9œ-8D-7A8dp9Yś13ƒǅ14Ɠ17Š19h20Ǡ22KŇ28E33ŗ34Ƽ50Ǘ
~bes	61 -13Ŀ-12ŵ-9PŞ-7ŀ7Ƣǔ8ųƜ9ƥ10tǈ11Ŵǩ12ŷǇ14Ļł16Zŝƞ17ķ18K19uǍ21U22L26Ʀǟ32I
~besi	67 -12ŵ7Ł8Ƣ9ų10Ɯƥ13Ǉǈ14Ŵŷ19Z20ķ21u24Ǎ29Ʀ
~best	69 -14Ŀ-10P-7ŀŞ7Ĵƈ8ņ10ǔ11t16Ļł17ǩ19ƞ21Kŝ26L27U30ǟ37I
~bet	62 -12Ź-11Q-9b-8ƶ7CƽǨ8aŢƫ9KPƌ10ǁ11qr12ľšƼ13ŷƨ14ň15ų17p18ź19L20o22ŇŞ23ǂ27ł30t
~bete	80 11ƽ14ǂ
~bett	66 -12Ź-11Q-9b7ł9Ţ10a11Kǁ12r13qǂ14ľƨ19pź20L23o24ŇŞ34t
~betw	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
~bid	89 14ń16Ņ34Ǔ
~bie	77 9ǀ13xƯ15ƨ16h21g22y
~bies	77 9ǀ13xƯ15ƨ16h21g22y
~big	55 -15Œ-12Ɖ-9ŔƞƮǈ-7SĻŀƒǡ7yłưǁ8jZžƇǦ9Řƛǔ10ŇǞ11ľ12ǅ13Ǎ14ƪ15œŦ17ƣ18J19ǏǑ23Ƭ25k26Ő27Ɠ29Ŀ31Ǉ33ĸ35Ƒ52Ɔ
~big>	58 -17Ƃ-15Œ-12Ɖ-9Ŕƞ-8Ʈǈ-7SĻƒ7JŢƘƪǁ8yZư9jłžƇƛ10Ř12ľ13ǅ14Ǎ16œ17ŦǇǏ18ƣ20Ǧ21Ǒ22Ƒ25Ƭ27k28Ő29Ɠ35ĸ41Ɔ
~bigg	71 10ƪ11H14ǔ16Ň19Ǟ33Ŀ
~bigs	86 -16Ǧ16Ƃ21Ɔ23Ƒ25Ǉ
~bik	78 -17Ɗ-7Ű10g12Ƙ16ǀ62ƥ
~bike	78 -17Ɗ-7Ű10g12Ƙ16ǀ62ƥ
~bil	54 -10Ƭ-8ŵ-7KŐ8Ʒ9Ǥ10Ǜ11ŗ13Yơ14ş15Ł16Ƃǌǚ17ƃ19WZƮǠ20Iư27Ĵƀ28ǡ31ž
~bile	87 11CƷ34I
~bili	58 -9Ƭ7ǊǥǦ11Ǜ12ŗ15şơ17Ƃǚ18ǌ22W29ƀ31ǡ34ž
~bill	66 -9ŵ-7K7Ŀ8U12Ǥ17Y19Ł23ƃƮ24Ǡ26ư30Z35Ĵ
~bin	70 7ƄǄ10ǀ11ŌƌƖ12ķ16ƛƩ17ƕ35Ƌ
~bin>	84 8Ɵ10Ǆ16ķ17Ƌ
~bind	84 9Ƅ13ŌƖ21ƕ
~bing	77 12ǀ13ƛ23Ƌ
~bir	64 -8w-7jH9C10G12Ŝ13D21c34v40Ɵ45p53d
~birt	65 -8w7Ǘ12Ŝ22c35v46p54d
~bis	87 11Ɓƺ17h
~bisc	87 11Ɓƺ17h
~bit	76 -23ǂ-12q7Ƥ8m9WŞ11jǁ12ņ14eĿœ15Ǌ29ō52h
~bit>	78 8m9Ş10W11ǁ12jņ14eĿœ16Ǌ30ō
~bla	81 9Ǡ10Jƺ12H13ń38Ŕ
~blam	83 10ƺǠ13Hń39Ŕ
~ble	51 -12Ǉ-8ŗ-7Ơƨ7itTłŞƀƁƽ8eoŎƉ9aŀśŜűƥƸ10UƤ11uĹ12LŦƚƮ13Yƛ14Ƽ15n16ŭƘ18œ19MƧ21ǜ22ƹ24ň27s41XŘ
~ble>	53 -10Ǉ-7ŗƠƨ7NĹƳ8tTłƀƼƽ9eŎŞƁƉ10aśűƥ11Ƥ12n13Ŧƚ14YƮǜ15ň17ŭ19œ20MƧ23s43XŘ
~blem	74 7sĹƸ10ŵǜ11ŋƛƼ14L16Ŝ18ŀ
~bles	80 -12ƿ8Ƥ11o18U19i22u24Ƙ36ƹ
~bli	83 7ĸ11b14Ʈ20ƥ21ƽ
~blin	89 7ĸ15Ʈ23ƽ
~blo	68 10Ƒ11j13ƽ14gǦ16ǂ20Ƽ24Ƈ31ƻ32ƾ40ǁ
~bloc	89 8Ǎ32Ƈ
~bloo	71 14ƽ16ǂ21Ƽ33ƻ34ƾ42ǁ
~blow	89 14Ƒ16j19Ǧ20g
~blu	84 8ĸ14Ż29Ŋ32ű
~blue	89 8ĸ15Ż34ű
~bly	89 14Ʒ19l
~bly>	89 14Ʒ19l
~bnb	86 36Ɯ
~bnb>	86 36Ɯ
~boa	71 -8ǀ8ļ9Z10ǜ12tūƇ16ş19ƍ20Ł27rķ29Ɯ
~boar	75 7ŎǓ9ļ11ǜ12Ƈ13ū20ƍ22Ł32rƜ
~boat	82 11Z15t19ş34ķ
~bod	46 -13ƪǏ-12š-11ƃǎ-10r-9ƀ-8uV-7GōťũŹƉƝƠƦ7ŝƂƣƬǚ8fKZƈƮ9Ŕſ10ƕƴǅǇǑǔǛ11FŏŗŞƎƿǗǙǡ12Qż13ųǣ14ķǢǨ15ŖƓ16ghƢǍ17Ɯ18Ų19ńǘ20nŤ22AƳ23ľŜ24ǜ26Ł28ŷ34ƟƯ35ž
~bodi	82 16ŗ18ž
~body	46 -13ƪ-12šǏ-11ǎ-9rƀƃ-8uV-7GōťũŹƉƝƠƦ7zŝƂƣƬǩ8fKZƈƮǚ9Ŕſ10ƕƴǅǇǑǔǛ11FŏŞƎƿǗǙǡ12Qż13ų14ķǢǣǨ15ŖƓ16ghƢǍ18Ɯ19ńŲǘ20nŤ22AƳ23ľŜ24ǜ25ž26Ł28ŷ34ƟƯ
~bol	84 19ű24Ǝ
~bolt	84 19ű24Ǝ
~bon	86 12Ɔ14ƀ17ſ36T
~boo	61 -7q7LWǒ8ŀ9jǝǩ10ĻǗ12ļ13ǈ14gǑ15ǟ19ǜ21ű47ǖ74Ǡ
~book	61 -7q7LW10ĻǗǝ13ļ14ǈ15g18ǩ19ǜ23ű48ǖ75Ǡ
~boot	87 -12ǩ12ǒ14j15ŀ22Ǒ
~bop	83 -17Ő-8Ķ72ǥ
~bop>	83 -17Ő-8Ķ72ǥ
~bor	62 -7ŕŶ7ƒ8ƙƟ9BťǍǜǩ11Ņ14ĸŵ15C18xƜ20ƞ27ų28l36dƪ38p
~bor>	80 -10ƞ10ĸ11ļƤ12Ɵǜ16Ɯ18ť19ǩ22B
~borh	89 -7Ŷ11G12ƒ27C
~born	72 -7ŕ9v22x37l44d45p
~borr	79 11ĸ20ŵ35ų47ƪ
~bors	75 -9B8Ŀ9Ɯ11Ť12ƙǍ14Ņ29ƞ
~bos	78 -9i7Q8ǩ10Nļ11s13l28UŁ31ǟ
~boss	78 -9i7Q9ǩ10Nļ11s28UŁ32ǟ
~bot	62 -12L-7wō7eŢŨūƫǖǥ8ŽƢ9Ĺ11ŞƯǂ13Ʊ14Ÿ15ŋ16ƀ18Ǝǁǩ19Ł21ƻ24Ƶ26ŀ37s
~both	64 -12L-7wōǩ7şƬ8lŢŨŽƢƫǖ10Ĺ11Ưǂ12Ş14Ʊ15ŋŸ17ƀ19Ǝǁ20Ł25Ƶ28ŀ39s
~bott	83 10eŅū12ł13ǥ30ƻ
~bou	41 -17x-16c-13ǩ-12ńŕǅ-11ƭ-10Sǐ-9ĻŐǃǨ-8QŏŒƼǟ-7jsNşŭƃƵǇǦ7GŊŔźƂƍƏƢưƸǗǘ8mnHPĶĽšŢƔƺǛ9ľņƆƎƱ10uůŹſƬ11BŉŲǋ12VļŖǜ13pƌ14YŠƨƶǁǌ15h16ŶƦǄ17AŤƈǏ18ōŝŴ20ŀƒ21Ž22Ňǔ23łƳ24TŞ26rĿ29ƞ36Ĺ
~boug	71 -10Ũ-8ƭ7ư8Ǣ9Ŗŗ10ŧƈƩ11Ǐ12ƞ19łŶ22ſƦ23ƌ32Š33ƒ
~bout	41 -17x-15c-12ń-11ŕǅǩ-10Sǐ-9ǢǨ-8QĻŏŐŗǃǟ-7ŒşƵƼǇǦ7ŖűƂƋƍƏǊǘ8mnCGHPĶŊŔšŢźƔƢƸƺǗ9ĽľťŨƆƎƱǛ10uůǏ11AŉŲŹƈƬǋ12Bņ13pVļłǜ14Yƨƶǁǌ15h16Ǆ17Ť18ō19ŝŴ21Ž22ŀŇƞǔ24TŞƳ27r28Ŀ37Ĺ
~bov	80 -12ơ-7Ƣ16Ǧ23ĵ27ƍ51Ǎ
~bove	80 -12ơ-7Ƣ16Ǧ23ĵ27ƍ51Ǎ
~box	69 -7Ő7dƿ8ż9Dǐ10qĸƄ11Ś12cŏƋ13mP14Jǧ17f28ƞ29ƻǙ
~box>	70 -7Ő7d8żƿ9Dǐ10qĸƄ11Ś12cŏƋ13m14JPǧ18ƻ19f30Ǚ
~boxe	89 -7Ʀ15ƻ37ƞ
~boy	71 -10Ǉ-7d7m8by10ū11jŤ13Ő17n23vŹ30wx45u
~boy>	75 -7d7Ŕ9y10bū11nŤ12ju14v21x22w25Ź
~boys	80 -11Ǉ7n10w11mvx15Ő38u
~bra	75 -11p10ź11ŅƁ12ǅǋ13ƛ14d15Ĺ27ƅƑ34Ž
~brak	89 42Ž
~bran	81 12Ɓ13ǅǋ16Ĺ29ƅ30Ƒ
~bre	58 -9Ʒ-7A7Ɯ8IOơǝ9lƦ10ŨƮ11k12N15Ɲ16ƽ18łƋ22š25h34ǩ38Ǧ57Ƃ
~brea	71 -10Ʒ-8A-7Ǝ7m9X10IOƜơǝ11Ʀ12Ʈ13kŨ15N21ƽ23łƋ28ǩ31š
~bree	84 23Ɲ38h
~brel	63 14ǩ42Ǧ62Ƃ
~bri	59 -11Ů-10ǩ-9Ʒ-8Ƒ-7kn7Mō8ǔ9r10g12ŜǄ13S14a16t18ű19ƒ20q21ĹŪ23ǇǑ26Ʈ30Ǌ36T38Ƈ
~bric	76 10Ǎ51Ƈ
~brid	89 12ǔ19Ǆ26t33Ū
~brin	62 -11Ů-10Ʒ-9ǩ-8Ƒ-7kn7źƝ8Mō9r13Ŝ14S19ű21ƒ22q23Ĺ24Ǉ25Ǒ27Ʈ32Ǌ39T
~bro	60 -10Ǐ-9ŭƯ-8ơ-7Ź7rĸŵƖƜƫƳǝ8nA9ŁŨǉ10QŅƥ11Ŝƞǆǡ12aƽǀ14ǌǓ15Ǝ16Řų17Ɓ18yĺǃ21l23Ŷ25B29Ť
~brok	67 -11Ǐ-7Ư8ĸǌ9ķŵƜǝ11Ũǉ12ƥǞ14Ŝƞ17Ǝ18Ř20Ɓ34Ť
~brot	70 -10ŭ-7zŹ8Ǩ9ƫ10nA13ŁŅ14Qǆ16Ƴƽ19ų22ǃ32B
~brou	84 -7Ƴ11Ɩ12r13ǡ21a26ĺ31l
~bs>	63 -12Ź-11Ş-7Ǣ7Ǧ9Jǡ10ƨ13Ž14ƾǈ15V17Ƨǔ22Ǆ26ǐ29ź34ǒ64Ǒ
~bsi	81 10ńǖ11Ľ12Ĺ34ļ
~bsit	81 10ńǖ11Ľ12Ĺ34ļ
~bt>	82 37Z
~bts	89 38Z
~bts>	89 38Z
~buc	84 -10Ǧ10Ƃ13ž26X
~buck	84 -10Ǧ10Ƃ13ž26X
~bud	72 -10Ʒ10BŜ11Ƴ12ĺ15Ƣ16Ľ18A21ĸ29Ņ38X
~budd	78 -10Ʒ11Ŝ12BƳ13ĺ16Ƣ18Ľ19A32Ņ
~budg	80 7e24ĸ43X
~bug	79 -10ŝ-9O9Ǡ10K14Ž17ŀ64Ş
~bugg	89 -8Ş7g29ŀ
~bugs	86 -11ŝ-10O16Ž36Ş
~bui	55 -8Fǩ-7Ɔ7ķƤ8XŤűƐ9ƪ10Ƈ11Ʊ14ǝ16Ǟ20ơ22Ǣ23Ƒ25ǋ34Ʃ36Ǎ43ƺ44ƅƓ45ƣ
~buic	89 13ŭ16ű18Ť
~buil	56 -8Fǩ-7Ɔ7ķ8XƐƤ9ƪ10Ƈ11Ʊ14ǝ17Ǟ20ơ23ƑǢ26ǋ34Ʃ36Ǎ44ƺ45ƅ46Ɠƣ
~bul	86 10ļ11ƃ18hľ
~bull	87 10ļ18h19ľ
~bum	81 -7ƀ9ŗ10Ǣ13œ15ƃ20ŵ22Ŕű
~bump	82 -7ƀ9ŗ10Ǣ13œ15ƃ22Ŕ23ű
~bun	75 -9x7Ƣ8ǚ10Ɔ11ǈ12ń16ǥ21ǀ23ƞ40ş
~bunc	86 13ǈ16ń18ǥ
~bund	84 9ǚ50ş
~bung	87 -10x12Ɔ25ǀ27ƞ
~bur	63 -10ƴ-8Ɨ-7Ť7Ŝǀ8ńƔ9ůƦǕǢ10Ɓ11ĺƑƤ14D16mƛ17Ɠ18j20ǝ33Ɛ34ņ59ư
~bure	89 7ő11Ő12ńŜ
~buri	80 13Ʀ26j33ư
~burn	69 -10ƴ-8Ɨ-7Ť8ŀ9Ɣ10Ǣ11Ǖ12Ƒ13ĺ18m20Ɠ23ǝ37Ɛ40ņ
~burs	83 9Ƥ14Ɓ22ƛ
~bury	89 20D51ư
~bus	49 -21Ƃ-13R-12Ū-10D-9ōƗ-8GƷ7Ų8ǘ9Ǒ10M11Ǜ12ACPǠ15ŭ16Ǣ18ǝ19Ŏ20Nǆǔ21ǐ22ǞǨ24ǡ25ǅ26Ɲ27UǃǊ28Ǧ29ǋ33Ǆ37ǥ38ŵ43ǎ45ǟ
~bus>	83 16Ǧ28C68ŵ
~busi	50 -22Ƃ-12Ū-10DR-9Ɨ-8GōƷ-7t7Ų9ǘ11ǑǛ12AM13Ǡ17Ǣ19Ǧ21Ŏŭǆǔ22ǐ23ǝ24ǞǨ25ǡ26ǅǟ27Ɲ28Ǌ30ǃǋ34Ǆ38ǥ39ǎ
~busy	73 -9ŭ8ǎ10x14P16t31U34N46ǟ
~but	63 -7ŉ7cfľŎƬƽ8Bžƒƙ9ŌƯƲƸ10żƻǣ11ǂǩ12Łű14ƾ15Ǚ16ŀ17b19ŊƧǑ22pT
~but>	65 -8ǩ-7ŉ7fmKƬƽ8cBľžƒƙ9ŎƸ10ƯƲǣ11żƻǂ12ű13Ł15ƾǙ16ŀ19ŊǑ20Ƨ23pT
~butc	89 29b
~butt	89 -8Ő-7Ń7i11j15Ō27ǩ
~buy	62 -15Ǣ-13ũ-9ƧǏ-8Ł-7Yŵǌ7XŠ9ł10ƙ11ǅ12W13Ʃ18Ǆ19ƪ20ŬǞ21Ō24Ʀ32Ŷƒ33Ǩ34Ǖ35FH37Ɨ44G
~buy>	63 -13ũ-9ƧǏ-8ŁǢ-7Yŵǌ7Šƨ8Xƪ10łƙ11Hǅ13WƩ18Ǆ19F21ŌŬǞ22ƒ25Ʀ33Ŷ34Ǩ35Ǖ38Ɨ45G
~buyi	84 -10Ǣ14ƪ15ƒ22F33H
~by>	50 -29ǌ-20Œ-18Ɲ-14Źǂ-12rƖǩ-10ň-9Ōŕš-8sƽǝ-7ƛǈǨ7bƣƥƯ8Ʊǃ9Qơ10ayřŧƗ11gzĺ12ǟ13TŨƜǜ14jw16ō17nůŵſƮ18PŶƙ19Ƥ21ł22A23x25du28Ĺ30o31œƄ34Ĵǧ38Ś40M48Ń
~bys	83 -18d-10o-7ǃ14V18Ɲ23w31v
~bys>	84 -18d-10o-7ǃ15V24w32v
~cab	87 8Ɵƻ14ťƌ16ķ
~cabi	89 8Ɵ9ƻ14ƌ16ķ
~cak	87 9Ľ11M13p29c
~cake	87 9Ľ11M13p29c
~cal	48 -14J-13B-12R-11Ǆ-10Oŏ-9vŎ-8uƖƷƻǌǞǡ-7rtŌƦǇ7qŔǗǚǛ8Ƌ9ŀ10WĵŞƀƩƼ12NƁǓ13ƾ15ţ16ł17Ƹ18ŋƃ19lsǙ20Ļǁ21MǑ22ŧƺ24Ł25Ľ26Iơ31Ŝ32ań35w38K41oǃ44C48L52Ĺ
~cal>	63 -9Ĵ-7Ʒƻ7ǎ9ƽǂ11Őǔ12MQľǚ13ƋǗ16Wƀ17Ƽ18ǈ19ŀ21Ǒ26ƃ28ƾ31l32ǁ
~cale	82 9Ŀ14Ň15L20ł43ƺ
~call	51 -15J-12B-11R-10Oŏ-8vƿǄǈǌǡ-7rtuŎƾ7ł8q9Ǜǩ10Ŕ12ĵƩ13MĴŞƁǓ14N18ţ20Ƹ21ŋǙ22s23Ļ24ŧ27ĽŁ28ơ29IŜ35aCń38w41K42L45oǃ57Ĺ
~cam	62 -9ņ-8ĺ-7x7GĸƯƾ8jDķ9ŎƘƽ10ƙ11dƛ12MŠ13ŤŰ14Ǟ16ş18ũ19ļ23Ū29Ŧ33Ņ39Ǝ57ǘ
~came	65 -9ņ-8ĺ7Ư8Gĸƾ9ƽ10jŎ11ƙ12dM13ŠƘƛ15ŤǞ19ũ22ļ31Ŧ35Ņ41Ǝ
~camp	89 -8x10Ɵ13ķ20Ű25ş
~camr	89 36Ū
~can	47 -13R-12ŕ-11ň-10ő-9ļǞ-8gĺłũ-7ŧŶǋ7oĻŵƍƣ8wǝ9eJƵ10cNĴŁŗŸ11źǖ12ľǌ13ř14Ńƃ15ǧ16MǨ18O19IX20Ɵƽ22ƚƧ23ūƼ24ĹŊŎ26Ō27LŉŚǩ29s36š43ś
~can>	49 -18Ƶ-13R-11ňŕ-9ļ-8głũ-7ĺƟǋ7oƣǁ8Ļƍ9wŵǝ10eJŸ11NĴŗ12Łź13ǌǖ14ľř16ƃǧ17ŃǨ19Mŉ20IO21X23Ƨ24ū26Ĺ27ŊŎ28Ō29LŚ30ǩ31s46ś
~canc	71 -9A-8Ǟ9Ƴ13ŉ34ƽ40Ƶ41Ƽ62š
~cand	89 10Ɲ29c
~cane	80 -12Ŀ12ƙ43ƚ
~cant	84 -10ő48Ɵ
~cap	89 12T30Ǆ34ǩ
~car	40 -19ƔƮ-18Ǧ-17ǩ-16Œƒ-14ƕƗ-13ĵǝ-11nsxǃǈǨ-10iCĹŇƪƱ-9IķƞƤƷƻ-8ktAQRSUƓǇǑǞ-7dyĻŀŁŌŎŚƨƳƵǄǛ7YƬ8ũ9ļřŢǚ10bŷ11Ŝǡ12ľ14VŽǌ15zĴĽ16Ŀ17Ũ18ŐſǗ21Ɓ25e26Zƃ29źƂ32Ź33Ư36ž39ǖ40ƀǐ43űŲų45Ŭ46Ű52Ŵ53ş54ŵŶ57Ƅ59ŭ87Ū
~car>	49 -19Ɣƕ-17t-14ķ-13ŒŗŘƒ-12Ʈ-11pŝ-10ũ-9ƪǖ-8sŐƢƱǝǩ-7FUĸƘƞǂ7Ƅǐ11Ůƥ16YŽ20ū23źƃ26Ɓ28Ų33şŰ34ƀ38ž46Ź49ŵ53ű57ŭ60Ū61ų62Ŭ78ŴŶ
~card	58 -15ĵ-14ū-11I-8ŬŴ-7ǩ7Dŗ8cF11PŜ12b16ř18ļ20ĸ21ź28Ľ30Ő31Ĵ33Ǘ38Z40e64Ƅ77ǖ
~care	65 -13Ʈ-12ǩ-9ų-7Ő7ŝƃ9qWǂ11ƣ13Ņ14ŧ15Ŝǁ16ƶ18V19Ƭ29ũƝ31ľ33z36Ŀ65Ư
~carp	89 -11Ǐ10Ɗ20Ű
~carr	57 -9Ɲ-8ƣ-7Ū7WŞ8bŘžǩ9ŢŵƢ11ŏǣ13şƄƙǥ14ZőƦǒ17ŲƂǏǚ19ŗ20ǡ25Őǌ35ſ
~cars	61 -16Ő-14Ǧ-13Ǉ-10n-9ǃ-8ŗ-7Ɨǈ7ž12ű13ƀ19Ű20Ƃ26ŷ29ŵ30ş32ŭ50ǐ77Ū
~cary	84 11ǘ14V38Ũ
~cas	62 -11Ŝ-9Ű-8ŗ-7ŵ7Ŀ8JƀƊǨ9FǢ10Ɓ12I14Ǡ15ĻƲ16YǕ21Ų36Ƶ58ƪǖ
~case	77 10Ŀƀ11ƊǨ12F13Ɓ16I19Ʋ20ĻǠ21Ǖ
~cash	65 -12Ŝ-8Ű10Ǣ18Y22Ų40Ƶ61ƪ62ǖ
~cat	54 -18ǩ-8V-7ŕ7sƴǃǘ8şƻƿ9Ō10aqCĸƲ12Lū13SźǞ15ǌǒ17Ʊ21H23ǧ25k26mN33ǋ42h45Ǜ
~cat>	89 34h
~catc	75 -14ǩ7w10Ő11Sǘ13s16a17q19L39N
~cate	61 -7ŕ7H9ǃ10ǋ12C18ǌ19źǒ27ǧ52Ǜ
~cati	67 -8V7S10ƴ11ƿ12ƻ13Ō17ū18H21Ǟ22Ʊ30ǋ33k34m
~cats	84 7Ŭ9Ɠ40h
~cau	66 -12ŉŦ-10B7gHļŀśŝŰ8błňƶ9Iņƴ10auĵ11j12J18ǁ22i23Ť24Ŕ
~caus	67 -12ŉŦ-10B7gHļŀśũŰ8błŝƶ9Iņňƴ10ĵ11ju13J18ǁ23Ť25Ŕ
~cce	81 -9Ł19x23ƒ26Ǘ29ǖ45l
~ccen	87 50l
~cci	65 -10Ƨ9Ƴ11Ŕ14ţ16ť31ƃ46ż
~ccid	65 -10Ƨ9Ƴ11Ŕ14ţ16ť31ƃ46ż
~cco	61 -15I-14Ş-9ū-8ǩ7Ū8aƅǂ10e13AŜ15YĻŒ16ų17Ǖ18ĴĶŴ21B23ǔ26Ƈ31ř33ƹ36Ǡ
~cco>	76 10ǂ33Ƈ46ƹ
~ccor	89 11Ū13ƅ27ųŴ
~ccou	65 -16I-9ū-8ǩ8ǆ9a11e14Ŝ15A16Y17Œ18Ǖ19Ĵ20Ķ23B25ǔ34ř39Ǡ
~ccu	74 9Ɵ10ƪ21q28P33ǡ
~ccup	80 9Ɵ23q30P
~ccur	83 7m39ǡ
~ce>	36 -22ǩ-14ŗ-13ZƷ-12vķŔƓǄǇǔ-11CŖŤŭŵ-10TŴƯǑǗ-9ō-8glsuƼƽ-7pLOĶŮƾ7ŘƣƪƭƳǈ8ƃƌƴ9DĽŝƁƄƠƧǤ10iSƏƥǟǡ11tňťƩǨ12jBŢƒƵ13RƊƟƢǊǏǢ14ņ15Fơ16Płǘ17HŅůǥ18X19ľŒţǚǞ20U23Aǌ24Šǀ25Ƭ26şƑ27MƞƦ28ũ29ǋ30G31ŏ32Ɣ33ǅ34Ɛ
~ceb	89 -8ǘ27ļ31ǩ
~cebo	89 -8ǘ27ļ31ǩ
~ced	71 -9ƚ8ƍ9K10J18f27ƈ29Ƌ42Ŭ
~ced>	71 -9ƚ8ƍ9K10J18f27ƈ29Ƌ42Ŭ
~cei	79 16Ŀ21Ƙ23Xƛ31Ǌ
~ceil	87 18Ŀ25ƛ26X
~ceip	83 22Ƙ33Ǌ
~cel	71 -11p-8Ǟ-7Ƽ13dŉƸ37ƊƵ42I64š
~cel>	84 -10Ǟ26š48Ƶ
~cele	87 -13p-7Ƽ16d20š
~cell	76 14Ƹ32š40Ɗ45I
~cem	78 -30Ǐ11Ɨ13ư28Ǣ50Ɠ
~ceme	79 -30Ǐ11Ɨ13ư29Ǣ51Ɠ
~cen	55 -10Řƿ-9n-8Ǌ-7ŕ7źƃƴ8ŗ9Qƺ10Ƅ11ťưǑ12Ĵőǆ13oĺūǄ14ǀ16d17a18œ19Ž20ƚ23Ǜ28Ź29l35ŷ56Ÿ
~cens	60 -9n-7ŕ8Ǩ12ƄƺǛ15oū16ǀ18d19a31Ź39ŷ61Ÿ
~cent	65 -12Ř-11ƿ-9Ǌ7ĶƳǖ8ƴǍǔ9ƃ10ŗ11cQź13ưǑ14ťǆǛ15ĴǄ16ĺ20ő22œ23Ž24ƚ35l
~cer	57 -7Aŕ7jXƳǃ8Ƹ13x16ǌ17ź19Ŀ20ŀ23ŭ27ƽ29ƕ36Ƽ53ǒ73ǧ
~cer>	74 -9A10jƳ18x31ƕ36ƽ50Ƽ
~ceri	89 14X25ŭ
~cern	84 10ľ12Ƹ30Ŀŀ
~cert	61 -8ŕ10ǃ17ǌ19ź58ǒ79ǧ
~ces	65 -13Ł-11ơ-9ž-8ķ8ǔ9QƅƗƠǚ10Ž11ǍǕ12ŊǄ14Ŝ17Ǡ19ł25Ƙ32ńǗ52Ǧ
~ces>	70 -10ơ7Z9ƅ10QŽƠǔǚ12ƗǍǕ14Ŋ15Ǆ17Ŝ20Ǡ35ń
~cess	76 -10ž-9Ł11ǜ23ł38Ǘ62Ǧ
~ch>	38 -18Ƃ-16Ǘ-14ŤŧƩ-13ĴŨ-12ǐ-11hHǇǚ-10PŃŵǄǟǨ-9juŇŖ-8ixFŎŝşƜ-7lnĻŊŏƭƳǃǕ7kIĺŀŜƊƥƻǢ8qőűŹƚ9wDEňŐŗŭǓǖǙǛ10ĽūŸǋ11ťƓ12CƏ13ńǦ14JQƔǊ15NOWŬƪ16ƗƝƱǉ17ZĶĿƃƧ18Ņ19ķŮ20ſǡ21Ʀ23Yƒƨǩ24œ26L28ƶ29TXŘǏ30ƠƬ31Ŧų35Œ36ǈ
~cha	52 -15Ɯ-14ľ-13Ŵ-12Ǌ-11ŀ-9ŝ-7ǜ7qťűƛƿǔ8dĵŉƓƸǈ9ƧƷƺǞ10ŻǕǢǩ11H12Ţ13ŁŎƠ14Ş15ƒ18Ƶ19ĽŇƶ22Œ23Cũǋ27ĺǑ29N32Ŕ39V
~cha>	87 11g14Vĺ17ŉť
~chai	72 -18Ɯ-7Ǌ7Ƒ8ŔǕ10Ň12ǔ35ǋ40Ǒ
~chan	57 -8ŀ-7Ǌ7ƺƻǩ8quITűŵƛ9dP10ĵ11ƷǢ12ĽƧƸǞ13H15ŞŢǈ16Ŏ19Ň20Ƶ21ĺ26ũ31Ŕ36V
~char	69 -15Ŵ-11ľ-8ǜ-7Ş7ŅŊřǩ8ǒǙ10ơ11ƴ12ƿ16Ɠ17Ż19Ł21Ơ23C30ƶ32Œ
~chas	86 13ŧ30ƒ
~chat	82 10L12C13Ľ48N
~che	50 -17Œ-13Sǩ-11Łƶ-9ƒ-8aǑ-7nĻőųǞ7QƢƫǐ8gűŽǚ9ŜƉƨǄ10bŐƺǕ11Ūǜ12Jǒǖ13eǉǠ14MƬƸ15RW17ĴľŅ18ƘƮ19K20ǛǢ21Z22Y23f24Ɵƭƹ25m26ƌ27Ŧƾ29Ƒ33q
~chea	79 -9c7r11Ŧ12Ɓ13œ14Š20ƭ33ľŅ
~chec	56 -18Œ-13Ł-8ƒǝ-7Ķ7ATĸŧƭǟ8cŢƢǐǛ9QƪƫƸ11ƨ12Ŝ13Ǖ14JŐǢ15eq16ǉǒǖǠ18WƬ20Ɵ24ĴŦƮ25Z26Y32ƾ
~ched	72 -13S8ŶƉ9ō10ƹ11Ǣ13Ƙ21Ƒ25K26R30f
~chel	82 44m
~chem	89 19ǚ
~chen	72 9L11Ǝǈ14ƞ15ǝ17Ǆ21Ǜ24M43ƌ
~cher	79 11Ķ14P18ű25b32q
~ches	75 8ƭ10ƙƸ12jƟ16Ž17Ƙ18g21ƺ27Ƒ
~chew	86 34ƹ
~chi	60 -13Ŧ7CUŻŽƛǖ8yƶǕ9ŶƳƼ10lƢƱ11Ź15vƉ17aw19P20Ĺ22Ţ24Ǣ25ǝ26u29Ư35Ɛ45Ǐ
~chil	70 8Ź10yƫƶ11Ż12Ʊ13Ŷ14l18v20w27Ư33u
~chim	87 -11ǚ52Ɛ
~chin	66 -14Ŧ7qƯ8Žƛǖ9Uǩ10Ǖ11Ƽ21a22P23Ĺ25Ţ26Ǣ29ǝ50Ǐ
~chit	89 18ǚ24Ɖ
~cho	59 -10Ŵ-9Ũ-7Ĺ7Ɯǂ8vyKǔǦ10SŻ11Q12q14ŭƢƼ15Ǔ19l27xł32ź33Š35Ʊ43m
~chol	89 12ǂ23Ƽ
~choo	59 -10Ŵ-9Ũ8v9yKƢǔǦ10S11QŻ12q15ŭǓ17Š19l27xł32ź35Ʊ44m
~chr	84 10Ƌ19D20d23k
~chri	84 10Ƌ19D20d23k
~chu	80 9ļ10ư13o16Bŭ17t30ƶ
~chur	80 9ļ10ư13o16Bŭ17t30ƶ
~cia	56 -11Ƃ-8X-7Ɔ7iŊǋ8PĶǥ9Ʈ11mĸŝƖǆǍ12qƯǦ14Bǈ15AǠ16ƞ17ǄǗ18Ƙƿ27ƾ28ƫ35e
~cial	61 -12Ƃ-9X-8Ɔ7Őǌǔ8ǋ9Ķǥ10Ʈ12ĸƖǆ13ǍǦ14Ư15B16Ǡ17A18ƞ19ƾǄǗ20ƿ22Ƙ39e
~cian	87 13P15ƾ20q24ǈ
~ciar	68 37ƫ
~ciat	84 11i13Ŋ17m18ŝ
~cid	61 -10Ƨ7Ń8Ƴ11Ŕ12ţ13A15ĺť28łƃ39Ł42ż
~cide	62 -10Ƨ7Ń8Ƴ11Ŕ13Aţ15ĺť16Ł22ł29ƃ43ż
~cidi	87 10ł33Ł
~cie	66 -10Ƃ8ƫǃ11YƵ14ǏǦ15ĵ17Ƙ18ǒ35şǥ
~cies	66 -10Ƃ9ƫ11YƵ14ǏǦ15ĵ17Ƙ18ǒ35şǥ
~cig	81 13ǂ53ƹ
~ciga	81 13ǂ53ƹ
~cin	73 -11ǃ-10Ĺ11ƕ17ĺ18ǂ23ƻ24Ƶ
~cin>	89 14ƕ
~cine	86 -13ǃ21ǂ27ƻ
~cing	78 -11Ĺ18ĺ25Ƶ
~cis	78 10Aǚ12ł18Ń29Ł
~cisi	78 10Aǚ12ł18Ń29Ł
~cit	72 -7ŗ8iǧ9ƾ10HǓ12Əǋ14Ɩ27Ż33ƞ46C
~citi	89 10i13H18Ɩ
~city	76 -7ŗ9ǧ10ƾǓ12ǋ14Ə52C
~ck>	43 -26ǩ-16ŖƔ-13ţǠ-12Ǆ-11Ţ-10gnGƵǈ-9PŷƗǜ-8vMXŁŇũǑǔ-7kŎŔŗśşŽƞƳƻ7ƽ8dőƙ9KŌŐźƀƏƿǕ10ejŀƬƷǘ11VĸľłŊŬƾǉǟ12QSű13LŦŪư14qJĽƣƭ15Ɲ16ŵǒǨ17ň19ŭǛ20ƪ21R22IYŜ23ƓƮ24Š27Ǐ28WųŶ29Z31ŴƇ32Ũ34Ů
~cka	78 10ş14Ų17W42ǥ
~ckag	78 10ş14Ų17W42ǥ
~cke	55 -11ŀ-10Ŝ-9Ư-8ƊƔ-7Ƽ7ĶƲǄ8ŧƌ9wƕ10Nļţ12ƣ14Š15ŰƉ16Ŧ17vYƞ18ĸ21Ǘ22ǟ23Ŕ26ƥ29Ř35Ž46Ż50ǘ
~cked	66 -10Ư8XŎ9ĺƲ10Ķ11wƌǟ13Nļ15Y16ƣ17ż18Ű19Š22ƞ25Ř26Ǘ45ǘ
~cker	76 -14ŀ-10Ɗ14ǩ21ǘ23Ɖ25v42ƥ49Ž
~cket	61 -9ŜżƔ8ƕ9Ŗ10Ǆ12ţ14ǟ15ĸ19Ŧ24Ř28Ŕ54Ż
~ckg	86 7ŋ8s24ǜ27ǩ
~ckgr	86 7ŋ8s24ǜ27ǩ
~cki	72 -8Ķ-7ƙǐ7Y8Ĺľő12XŢƍ13H14ŀ16Ž17Q24iż36Ĵ
~ckin	72 -8Ķ-7ƙǐ7Y8Ĺľő12XŢƍ13H14ŀ16Ž17Q24iż36Ĵ
~ckl	80 -18Ŕ-15ƪ14NĹ15ƿ18Y21ŧ22Ŷ
~ckle	83 14N15Ĺ16ƿ23Ŷ
~cko	84 10ŵ12zB20ư21ǖ
~ckon	89 7r13zB22ư
~cks	62 -15Q-12ų-10Ł7LŽǘ8ũƌƍƛƧ9žƏǉ10Ǜ11Ř12Ƈ13ľŭŵƁ14ķƟǜ18X25ż28Ǡ29ƹ49ǐ
~cks>	63 -16Q-12ų-10Ł7ǘ8LũŽƌƍƛƧ9žƏǉ10Ǜ11Ř12Ƈ13ŭŵƁ14ķľƟ15ǜ19X25ż29Ǡ30ƹ50ǐ
~cku	68 -11ǃ-8ǜ-7a8ž9O12Ƹ14ŭ19ų20ƫ24ƛ28ǐ29ǘ31ƾ
~ckup	68 -11ǃ-8ǜ-7a8ž9O12Ƹ14ŭ19ų20ƫ24ƛ28ǐ29ǘ31ƾ
~cky	79 -7ƙ8ţǘ10Ɣ23ƍ25ų31o
~cky>	82 9ţǘ32o
~cla	56 -12Y-9Ũ7Ņ9Ŕśǚ10x11Ǜǜ14Ś15ľǓ19ũź20Ŧ21Ǣ23Ř25D31ť37Ť40ŧ48Ǥ52ţ
~clai	58 -12Y-9d8ǣ9Ņ10Ŕǚ12ǜ13Ǜ16ľ20ũ21Ŧ24Ř32ť39Ť45ŧ57ţ
~clar	84 15ś23Ś
~clas	79 -12ǣ-7Ũ9Ƅ14x29ź69Ǥ
~clau	89 26Ǔ34Ǣ
~cle	57 -12ť-9ŋǩ-7ũƗǥ7ƥƷ8Ŷ9ŭƾǢ10ŲƼǏ11ǟ12ǀ13BţūųǛ14űƐǆ15Ű16Tǐ18Ɯ19ŉ21Ŵ23Ɣ28Ŭ33Ż40Ū42ň
~cle>	67 -11ǐ-7ǩ7ATƳ8şŵ9ž10ƥ11ŶŻ14ǟ15ǀ16Bū18ŭŰ20Ŭ21ų35Ŵ
~clea	67 -14ťǐ-13ǈ-10ŋ8Ļ9Ʒ11Tƾ12Ƽ13ŬǏǢ15Ų16ţ17űƐǛ22Ɯ23ŉ27Ɣ29Ż50ň
~cles	69 -9Ŵ-8ǥ-7ŭ9Ǧ19ǆ44ǐ57Ū
~cli	59 -15Ǆ-9ǩ-8ų7ŊƖƩ8Uœ9ţ10ǡ12ļǖ13gǦ15ǘ16Ɲǈ17ŭ23Ɯ24Ǔ25Ǘ27ǚ31ƴ32ƾǀ46ǔ
~clie	62 -14Ǆ8ŊƖ9U10ţ13ǖǘǦ17Ɲ19ŭ25ƜǓ27Ǘ29ǚ50ǔ
~clim	80 -10ų10Ʃ13œ25ǈ45ǀ
~clin	80 44ƾ45ƴ
~clo	53 -11ƉƬ-9ţ-8Ɵ7jxƛǘ8Ǩ9q11CŘ13Ɨ14X15ť17R18ƏƑǗ20ŮǙ22Ƥ24Śƕƙ26ů38ǎ53ǝ79Ɩ
~cloc	83 -7L16qƽ35Ů36R
~clos	55 -11ƉƬ-9ţ-8Ɵ7gƺ8ǘ9Ǩ11C12Ř14X16ť19Ə20Ƒ21Ǚ24Ƥ25Śƕ26ƙ28ů40ǎ56ǝ84Ɩ
~clot	87 16Ɨ
~clou	84 12x15j31Ǘ
~clu	70 -14Ǉ9Ɓ10ŷƠ11œ13sƆ14ǉ17ǣ28ŏ34Ŗ
~clud	71 -12Ǉ9Ɓ10ŷƠ11œ13sƆ14ǉ17ǣ29ŏ
~co>	68 9ǂ10ļ11Z14Ǖ15Ʊ23ń28Ŷ29Ƈ38ĵ41ƹ
~coa	82 11Šƪ12Y18C19ƾ31ƚ
~coas	87 13Y20C33ƚ
~cod	73 -11ǣ-8J12ǘ26E34I44Ǥ
~code	73 -11ǣ-8J12ǘ26E34I44Ǥ
~cof	82 -8Ň9iY13Ǜ15ō26Mǩ
~coff	82 -8Ň9iY13Ǜ15ō26Mǩ
~coh	71 -9Ƽ35ƿ36Ǜ
~coho	71 -9Ƽ35ƿ36Ǜ
~coi	82 -15Ǔ12ǒ31Ǣ37Ƙ46ǧ
~coi>	86 13ǒ49ǧ
~col	58 -12Ř-7Ɗ7ƫ8ŀǠ9Ɛ10Ɯ11ĵĽ12ǩ13ǃ15Ǖ17ǒ23Cź25żƘ28y29j32Ʊ34m45ƀ
~cold	84 12ǡ13Ɛ15ŀ44j
~coll	60 -12Ř-9Ƶǧ-7ƊǤ8ƫ11Ɯ12ĵĽ18ǒ24ź26żƘ30y34Ʊ35m48ƀ
~colo	89 -7ǖ11Ƶ22ǩ24ǃ25Ǖ
~colu	89 14Ǡ30C
~com	40 -18Ū-15SƂ-13aŖ-12nĹƆǇǓǩ-11Ʀ-10fALœƤƶǧ-9sCFŏŦűƗƞƷ-8oRŁŃŗſƨƫ-7irwPņňŊŌťŨžƃƋƙƢƽǂ7bůƑƯ8luǏ9qHĴǖ11ƣƬǔǕǘǜǟ12ƖƾǙǡǤ13ƴ14ŞǊǨ15jŀŐƮ16kŅŭ17ĺŧ18Ļŝƛǒǝǥ19ƧǞ20Q21Ŝǃ22ĸľŢ23Ǆǐ24Wơ25ǅ26őƀ27J29Šǁ30ń32ĶǦ34ł38MƜ46T65ǣ
~com>	89 32J
~come	50 -14m-13nŗ-10Ǔ-9ƶǣ-8XŌŐǄǞ-7ŖŧƤǢǥǩ7ţżƔǅ8bgYƖ9qǨ10JƁƚ11GHǙ12ľ13ŀŘƑ14lŜ15Ư16jǉǖ17Ļǔ18ǁǕ19Ť20Ƭǝ21WŠƮ22ƛ23ł30ĺ32ĸ35M54Ɯ55T
~comf	78 9Ō10T11M13Ƴ14e21X
~comi	69 -9ǋ-8ŷ8xUƛ9Ǥ10jľǝ11Hŕǟ12uĴǁ14ŹǞ15pM16V20ƾ29k31Ķ
~comm	66 -13Ƃ-8Ɔ7TǢ8ŀŐǌǔ9ǋǑ10Ǚǥ11ǚ13B14Ǎ15Ǧ22Ǆ27ů36ŭ
~comp	47 -19Ū-13S-12fw-11a-10ųƂǇ-9TVŤƦǧ-8Ĺ-7HķœŖűžǂǌǔǩ7Ǡ8yĻţƖǟǤ9ş10mWƄǗ11ľƕǁ12ŜǊ13Ǐ16Őǜ17Šƣǡ18ŅǘǞ19ĶǄǨ20łƧ21ƴǥ22Ş23ǒ25ǃǅ26ŝ27ő28ŧ31QŢǐ33Ǧ34ƀ35ơ41ń83ǣ
~con	51 -13ŗ-8Ū-7aFķǩ7sƧ8kŎřšţ9ǌ10ŌŽǋǧ11y12ƒǞ13ňƔ14Ļŭ15ľĿǟ16KƇƖ17Iǒ18ŋŴ20NűƟǑ21ƅƫ23ŀǚ25Ɨ26Ǣ30Ƽ34Ǔ
~con>	89 9Ʈ13l
~conc	83 7Ɗ10ľ12Ƹ30Ŀŀ
~cond	63 -9ƌ-7Ū7ĸ8dAŔ9pĻŇ10ǌǩ11IũƉ12Ɣ13k14ľŎ15Ōǋ16y20Ǟ25Ŵ27Ɵ28N30űƼ
~conf	89 -8ǩ17ţ32ň
~cong	82 7o8ƔƖ11ƺ13ǟ14ƞ
~cons	72 -8Ǆ10Ǎ11ŋ12ǟ13PƓ19Ž25Ƈ35ƅǚ
~cont	59 -12ŗ8ŦƖƩ9ƌƢ11řšǄǧ12Ƽ13ŀ18ƒ21Kǒ23ƫ25Ǒ31Ɨ33Ǣ42Ǔ
~conv	80 8M13Ļ14Ƨ16Ɲ17s19ŋ28ŭ
~coo	70 -10ų-8Dƣ-7Ʒ7ŲŸ8ń9Cǚ10pŘ11dgkE12Ő13orǍ14Ǐ15Ǜ16ľ20ǈ21ǖ24Ɔ39j
~cook	86 -10ų13ǈ14k19ǍǛ
~cool	72 -9D-8ƣƷ7ŲŸ9Cńǚ10pŘ11dEǈ12gŐ13r14o15Ǐ16ľ23ǖ25Ɔ41j
~cop	75 7ơ9Ż26Ƌ40ś
~copp	87 31Ƌ
~copy	79 7ơ42ś
~cor	56 -9ŷǩ-8w-7cŖ7dūƅ9ǅ10aţŹƾ11Œ12ŏŽƿ13F15Ŵ16E26QǗ31ųŻ37ĵ41ǆ59ŋ
~cord	63 -7ǩ7Ū9ƅǟ12ƾ13ţ14ƿ19ųŴ30Ǘ37Ż68ŋ
~core	77 18Ž53ĵ
~corn	87 10Ő11C12ū
~coro	89 -9ŷ7ƀ24ų
~corp	78 11ǃ61ǆ
~corr	71 -8w7mpDŲƊ8Ɵƴǀǜ9nƪ10d11Ź13ǅ16ŏŒ18aF21E
~cos	60 -13ơ-11Š-10ō-8ţƵ7ľ8uƭ9ļŅƗƤ10ǣ11Ş14Ǣ15Ǖ16ƑƠ19ư21ĸ24Ɠ25ǝ27Œ30Ư31Ǐǚ43Ŧ
~cost	60 -13ơ-11Š-10ō-8ţƵ7ľ8u9ļƗƤƭ10ǣ11Ş14Ǣ15Ǖ16ƑƠ19ư21ĸ24Ɠ25ǝ27Œ30Ư31ǚ32Ǐ43Ŧ
~cot	89 31ƹ
~coti	89 31ƹ
~cou	43 -12ǈ-11Ʀ-10Vƃ-9Iŝ-8TŀňƖƝƫ-7oqxŇŏŖţŴƕƚƜƧƵǌǑ7źƗǏǞ8WőƷ9gAĶŘƅ10BŜƆ11MĿũƌƍ12eƢ13ŚŷƏƭǕ14n15ŊƄǄ17ƹ18uľŞ19ĴřƮǠ20Ưǔ22ś24Ǩ25X26CDĸǚ27Ƥ28ŵ30ǝ33ķ39Ǉ47Y
~couc	86 9ŭ12gn19Ƥ20Ɨ
~coul	48 -9ƃƦ-8nAV-7ŽƖƝ7IŠǩ8eW9dƢǏ10ƭ11ūƏƷ13Ĺ14ƍ15ĿŊŘũ16M18Ś22ŞƤǄ24Ʈ28ś31Xǚ32ĸǨ39ŵ41ķǝ53Y
~coun	54 -15I-9ǈ-8dūƮ-7Ĺƚƿ7ļŒǖ8lŜŻƢ9Qş11Yǀ12nźŽ13ƅ14ĶőŷƹǕ15Ɔ16Bƌ21AĴ22ľ23Cř26uǠ30Ưǔ51Ǉ
~coup	76 -8ŵǝ7Ƥ8S9Ŋǎ10Ľ11U12Ƙ14ƿ16Ū21Ǟ
~cour	80 -9c34Ƅ49D
~cous	82 -7q8D10ǜ12Ŝ20C21n
~cov	50 -22Ǐ-13ň-11p-10ǩ-9ŘǄǑ-8Ɣ7Xŉǘ8Zŕ9Ƣ10ŃŦƚƬ11Wž12ǡ13Šſǌ15ŌŎǒ16Śƃǥ17ĸǚ20Ɓ21Ʊ23š24ľƦǝ26Ɠ27Ő28ƀƭ32Ƨ35ŗ37Ǣ40ƨ47Ŗ48ŏ
~cove	50 -22Ǐ-13ň-11p-10ǩ-9ŘǄǑ-8Ɣ7Xŉǘ8Zŕ9Ƣ10ŃŦƚƬ11Wž12ǡ13Šſǌ15ŌŎǒ16Śƃǥ17ĸǚ19ǝ20Ɓ21Ʊ23š24ľƦ26Ɠ27Ő28ƀƭ32Ƨ35ŗ37Ǣ40ƨ47Ŗ48ŏ
~cow	86 7j11B12g23Ƴ
~cowo	89 12B24Ƴ
~cpa	83 8A20B49Ǡ
~cpa>	84 9A15B50Ǡ
~cr>	87 25Ŷ39Ū
~cra	66 -11Y-7Ż7Hƈ8gxƱǎ9p10Ƈƒ11ŀ12iŇǩ13ŏƓ14Ƥ16Ɗ23ű27ƃ43ż
~cras	80 -8ŻƮ18Ƥ33ƃ53ż
~crat	89 13Ɠ19ŏ
~craw	82 13Ƈ21Ɗ23ŀ
~craz	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
~cre	58 -9ů-8yŒƆǧ7śŝơƿǒ8ĸļƕƦǞǣ10ŬǨ11kYǙ12aǗ14Ž16ŔǑ18Zǉ20e22ư26Ǉ27ǈ30ǎ33œ36ƙ49ĵ
~crea	79 12ƿ19ǎ24Ŕ35œ
~cred	64 7ő9ŝ10ĸƕƦ11ļ12Ŭ13Y15Ǘ20Z23e57ĵ
~cree	78 -11ů8Ǣ10ś12œơ20aŽ50ƙ
~crem	83 34ư
~crew	75 -9yǧ-8ŒƆ10uǒ11Ǚ12ǣ13Ǟ15Ǩ16k21ǎ22Ǒ23ǉ35Ǉ36ǈ
~cri	74 -21n-8ǋ7Ƹ8ƣ9ŋƉǜ10ƖǍ14Ŷ17ǟ34h45ƻ
~crib	86 -9ǋ8Ƹ10ƣ11ƻ12ƉǍ
~crip	82 10ŋ40ƻ
~cro	75 -13W-9Ũ9M10Ŗ11xǘ12ũ21ļ25n29Ɣ43ƕ
~cros	84 7ů10M11Ŗ13ũ23ļ
~crow	80 -14W27n31Ɣ46ƕ
~cs>	80 8Ƙ10ǐ11źƗ19ǩ23ǈ28Ž
~ct>	57 -10ǧ-7ŪǤ7ŎŢŹǘ8ƖǅǕ9UŀƏƓƢ10ĻĽřǚ11dŏŒƴ12QŘǞ13Fǒ14Şū16EƘ17ķ18Kƒ21Ʃ50Ǔ
~cte	68 -14ƈ7řũ8ƴ9I12ŏƅ14Ɖ16ķ18ĸſ23Ň
~cted	68 -14ƈ7ũ8ƴ12Iŏƅ14Ɖ16ķ18ĸſ23Ň
~cti	55 -9ķ-8ơ7rƫǌǍ8Yǟ10ĵƀƁ11Ŗ12Ŏŗƃǀ13ƭ14Ŧ15Qŏƅƚ16ňƇǁ18xǩ19ľ24Ň32Ř
~ctib	59 8ľ10Y11ƀ12Ɓ15Ŏ16Ŧ17ƚ21ň36Ř
~ctin	84 10Ʊ11w12ƫ13ŏ17Ǆ
~ctio	67 -9ơ-8ƱǄ-7ķ7X8ŋƏǌ9rǍ10P11ǟ13ĵ14ľ15Ŗƃ16ƭ17ŗǩ19ƅ20Ƈ21ǁ22x30Ň
~ctl	71 -11Ǎ-9r-8w-7Ɨ10sŅ11šƕ12ŀ14dŭơ15D17Ť18Ƨ21a24Ǆ
~ctly	71 -11Ǎ-9r-8w-7Ɨ10sŅ11šƕ12ŀ14dŭơ15D17Ť18Ƨ21a24Ǆ
~cto	60 -14J-11Ǔ-9Ł-8ƹ7ƅ8ǡ9ǣ10ƌ12ƈƓ13ƻǧ15Ǝ16ǂ19łƃǘ25ǒ26Ƽ28Ǒ47ƾ
~ctor	60 -14J-11Ǔ-9Ł-8ƹ7ƅ8ǡ9ǣ10ƌ12ƈƓ13ƻǧ15Ǝ16ǂ19łƃǘ25ǒ26Ƽ28Ǒ47ƾ
~ctr	74 10PƗ12K17q24Ǒ34Ƌ
~ctri	76 11P17q25Ǒ37Ƌ
~ctro	87 8ĴƘ12Ɨ15K
~cts	76 10Ǆ11ƌƸ17ǡ20Ǔ
~cts>	76 10Ǆ11ƌƸ17ǡ20Ǔ
~ctu	65 -14ŗǩ-10ƨ-8ů-7ƅ7Ʊ8nRĻţƓǢ9Ŵž10ŤūƷ11Kƞ13P15Ƭǆ16ĿǄ18Ɖ20Ƒ21Ŗ22ś23f24Ƈ
~ctua	78 -8ů-7Ǆ9ţǆ10RĻ11ž13Ǣ17K18P27Ŗ
~ctur	69 -14ǩ-11ŗ-10ƨ-7ƅ8Ʊǆ10nŤŴ11ūƷ12Ɠƞ16Ƭ17Ŀ19Ɖ21Ƒ23śǄ25f26Ƈ
~cub	83 37ǀ
~cuba	83 37ǀ
~cui	86 10ƺ11Ɓ16t17h
~cuit	87 11Ɓƺ17h
~cup	78 9Ɵ10i22q25ǁ29P
~cupa	80 23q30P
~cur	58 -11ǅ-9D-8Ơ7BSŉŜǗ8rőŚŢǃ9ĶƵ10Ĺ11ǥ13Şǒ20ŗ22Őŝ23ǡ24G26Œŕ28ŏ29Ǝ
~curi	74 9eB10Ǘ11ŉ12rĶ14Ĺ38Ǝ
~curl	89 7Ɖ14ǃ
~curr	61 -12ǅ-9D-8Ơ7Ɓ8SőŚŜŢ10Ƶ13ǥ14Şǒ21ŗ24Ő25Gŝǡ27Œŕ30ŏ
~cus	60 -19S-9G-7ţ7kĿǌ8ŢƲ13ǚǟ18ǡ20ǃ21Ɲ22ǖ24Ǔ27Ŕ31Ǘ32Y34ő36ǔ
~cuse	89 41Ŕ
~cush	86 49Y
~cust	61 -20S-9G-7ţ8kĿƲ9Ţ13ǟ14ǚ18ǡ21ǃ22Ɲ23ǖ27Ǔ32Ǘ34ő37ǔ
~cut	72 -10bǘ-8Łǈ-7ţƷ7Ƨ8ŋ9ƿ10ǣ11Ư13Ǚ14ŭ15V17hǖ28I30š32ǃ52Ʋ
~cut>	76 -11ǘ-8ţ-7Ʒ7Ƨ9ŋ10ƿ11ǣ13VƯ14Ǚ19ǖ20ǃ30I31š
~cy>	47 -13Ǧ-10ZĺƔ-9I-8ŀƣ-7Ŭ7ĻŜƙǤ8Ɩƛƻ9ƨ10žǏ11ŢƁƂǢ12šƢ13Ĺƃƚ16ľƓơ17ŐƬǥ18Šƶ19ƪǡ20ŗƧ22őŖƵ23Śſ24ŕŷƦ29Ʃ36ŏř
~cyb	87 18ǥ50ǘ
~cybe	87 18ǥ50ǘ
~cyc	81 10ş13ƥ15ǡ17Ū19ǀ21g
~cycl	81 10ş13ƥ15ǡ17Ū19ǀ21g
~da>	86 23Ū32H
~dad	66 7tĽǅǈ8Ʊ9q10Ƙ11Ǟ13J20B21AŠ34Ƴ44ƽ47z
~dad>	72 -7p7ǅ8t10AŠ11q25B26ƽ32Ƴ39z
~dadd	78 8YĽƳ9ǈ13Ƙƽ14ŠǞ16J17A
~dads	87 12Ʊƽ19z
~dam	66 -13T8Ɗ13Ũ18ƛ21ƚ23Œ24ƀ30Ŧűž37Ť
~dama	66 -13T13Ũ19ƛ21ƚ23Œ24ƀ30Ŧűž37Ť
~dan	79 -8ţ8ś13ƀ14ǚ16Ű18A24Ū27ǀ
~dang	83 9ś29ǀ
~dar	89 8ƺ14Ű15ƴ16L
~das	75 -12Ƨ-10ǐ10ƃ13Ŭ20ƷǛ21Ů26Ų32ū
~das>	89 -14Ƨ12ƃ16Ŭ24Ʒ
~dash	78 -10ǐ21Ǜ22Ů27Ų34ū
~dat	59 -7Q7Ǎ8ơǒ11ǚ12S14vƋ18pƲǢ19ŃƇ29dƌ31Ɩ32ť34Ǘ52ŕ
~data	84 52Ǘ
~date	60 -7Q7Ǎ9ǒ12S15vƋ18Ǣ19pƲ20Ń30dƌ32Ɩ33ť54ŕ
~dati	86 17ǚ28Ƈ
~dau	69 -13b-9pǃ-8d7ś8BǞ9Ʒ15Ű19yƱ24x26vŹ32u35w
~daug	69 -13b-9pǃ-8d7ś8BǞ9Ʒ15Ű19yƱ24x26vŹ32u35w
~day	43 -19ǩ-16ž-12HƮ-11X-10AŊ-9ow-8łųŶƨƭƵ-7TWķľŇŝżƘƬǄ7CĹšƺǙ8ƒǖǧ9yŠƞƪ10UŤůŵ11Ʀ12PƝǥ13YŴƄƧƯ14cŃŕ15tǕ16xOŗƹ18ŐƖ19Ļ21gŜŭ22pǞ24ĺŌ25Œ26ŏ27j31ƻ46k50i52L53ǎ55R82d
~day>	46 -18ǩ-16ž-13ǡ-10QX-9Ŋ-8oHƨƵ-7KTķłŝųŶżƬǄ7Ǖ8gǏǙ9Ĺŕűǧ10ǖ11yPŃŠƪ12cŤƞ13ŐŭƖƦǞ14ŴƧ15YŜƄǥ18Oŗƹ19Œ23Ļ27ĺ28pŌ29jR30ŏ35ƻǎ38k51i58L88d
~days	58 -8A-7w7CŵƸǛ8KUŐŕŻƖǡ10QŜůŽǇ11fŒ12ŪŭǕ13nƺǞ14t17šƒ19g20x21k27ǎ37R
~dba	89 -9Ɗ14x104ǃ
~dbo	81 -7Ǡ23Ǝ27ǜ
~dbol	86 24Ǝ
~dboo	89 -7Ǡ30ǜ
~dd>	73 -16Ǌ-14Ō-7ŉ10o11Ǡ12Z15ķ16m17ƌ21cyǏ29Ɓ37Ǟ38ō
~dda	86 9ś10Y14Ƙ
~ddad	87 10Y14Ƙ
~dde	76 -10ų-7Ɖ7Ǚ8ŭ10ǥ12ĺ14ĸ16Ǆ17ǈ21ƌ24Ǟ25ǣ
~dded	84 11ǥ24ƌ26Ǟ
~dden	87 9ŭ14ĺ17ĸ
~dder	86 -11ų-8Ɖ8Ǚ19Ǆ20ǈ29ǣ
~ddi	69 -7y8Ǥ9fĺƹǔǛ11ƢǓ14ǌ15Ǟ22ǧ25Ƶ32ƌ
~ddin	77 7ǧ10ĺƹǔǛ11f15Ƶ21Ǟ
~ddit	75 9Ǥ12Ǔ13Ƶ17ǌǧ30ƌ
~ddl	78 7Lĵ13a15i17v18x22N
~ddle	78 7ĵ8L17v18x20a22N
~ddr	63 -11S-7ǅǞ9F11nŷ14Ǘ17ǧ20E23J26Ű32Gǋ53D
~ddre	63 -11S-7ǅǞ9F11nŷ14Ǘ17ǧ20E23J26Ű32Gǋ53D
~ddy	71 -9Ʒ7BY8ǈ9Ŝ11Ƙƽ12ĺǞ13Š14J18Ƴ23Ľ28Ņ33A
~ddy>	74 -9Ʒ7Ƴ8Y10BŜǈ12ƽ13Ǟ14Š16Ľ19A29Ņ
~ddys	87 9Ľ13Ƴ14Ƙ16ĺ18A
~de>	47 -18ǩ-15ƻ-14Ƹ-13U-12GŇ-11Ǉ-10Ũ-9pŒŴź-8MŪƈ-7rżǑ7gvAƏ8tTƆƞƲǉ9SĹǛǤ10cCūŬŰƝƣƥǂ11P12mƍ13jŃ15EYŶƌ16qxư17ŏŧƗƽǢ18I19ƫ20Ɖǀ23Ǎ24łǠ26ŔŵƁ27ĺ30Š36Ų37Ƈ
~dea	62 -12Ŀ-10nƸ-8Ő-7ĺ7ŅŠŨƧǜǨ8bsVŀǁ9ŎŢŧũ10ŜƑ11Ş13Ʀ14ľŌƬ16Ƅ17ŊƎ18ņ19Ňǝ21Ń35Ƴ
~dea>	78 9BŽ10TƵ11V12s25Ŋ26Ň
~dead	75 10Ǩ11ǁ12ũ13Ƒ15Ţ19ǩ21Ǝ25ǝ28Ń
~deal	70 -13Ŀǩ-11Ƹ-9n-7Ő7Ŵŵ8ŅŠǜ9ŨƧ10ƽ11ŀ12Ŝ13Şŧ14ŎƳ16ľ18Ō19Ƅ22ņ
~deat	84 9U19Ʀ21Ƭ32Ƴ
~deb	78 14e17ƨ67Z
~debt	79 69Z
~dec	62 -7Jǩ10ŗƃǡ11Ƙ12ư13ƌ16ĺ21AŃ25Ś32ś34ƴ37ł62Ł
~dec>	80 -9J12Ś14ǡ28ś
~dece	87 15ŗ16ƃ18ư
~deci	68 9ǚ18ĺ23A24Ń42ł70Ł
~decl	76 14ś21Ś42ƴ
~ded	54 -9ť-8ź7k8ĸƊ9Ŗƀ10eǥ11VƯ12Ŏ13ĺż14Y15yƌƚǞ16ň17Ɓ21Ÿ22Ŧ30ŋ34ǅ44Ř
~ded>	62 -10ť-9ǩ-8ź-7ƪ7ŨƁ8k9lŠŦ10ŖƊ11ǥ12e13Ư14V15ĺż17yƌǞ25Ÿ35ŋ39ǅ
~dedu	59 8ľ10Y11ƀ12Ɓ15ŎŦ16ƚ20ň49Ř
~dee	80 -9Ƣ-7Ʀ9N17ƀ32Ǜ36F
~deep	87 10N35Ǜ
~deer	89 7g19ƀ
~deg	79 -13w15Ʊ23j43m
~degr	79 -13w15Ʊ23j43m
~del	61 -9ž-7R7Ɲ9ƫ13Ķ14ǡ15ǃ17ǩ19Ǖ27Ū28Ǜ30ƌ39ǐ44Ų
~del>	80 18ƌ24ǩ37Ū
~deli	63 -9ž-7R7Ɲ13Ķƌ15ǡ20Ǖ29Ǜ41ǐ46Ų
~den	55 -12Ƨ-11S-10Ň-8ǂ7dlƊƩǔ8ŔƱǑ9WţƐƳ10ĸĺ11gƣǄ12Pť13Qū16Ķ17nƕ18Z21ƪ25ƃ26ź30ƴ35żǩ49ű
~den>	79 12ĺƊ14Ɛ15ĸ17ƣ26Ķ
~denc	87 -8S20G29ƕ
~deni	87 14g34ƴ
~dent	58 -11Ƨ-9Ň-8ǂ-7G7dmĽƩƳ8ǔ9ŔƱƴǑ10ţ12W13Ǆ14Pťū15Q18n20Z23ǩ26ƃ28ź38ż54ű
~deo	84 7Ɨ12g34M
~deo>	84 7Ɨ12g34M
~dep	65 -9Ƥ8Ʊ9IƎ11Ǒ13ǋ17Ƽ20u23zĿƏ32Ư
~depa	81 -10Ƥ11Ǝ29Ə
~depe	68 9Ʊ10I12Ǒ21u24zĿ33Ư
~der	51 -15Ɖ-9FĿ-8tƆ-7oľƏơƢƯǋ7ƓƘƳǄǈ8ciŐũŻǀ9ŪǕ10Ņ11Śǩ12Ů13hşƖƙ14xƺǃǣǤ15ƒƜǌ16Ŵ17ňż18ŉŖ19pXŎ20ĺƊ21zƪ23n29ǧ31Ƅ36Ŭƕ
~der>	53 -11Ɖ-9Fũ-8ǈ-7ſƈƏơ7jwNŋųŽƅƣ8ƘƳ9iŐŻ10ŪǕ11cŅ13Ś14Ɩƪ15hĺşŮƙǃ16ƒƺǌǤ17Ƅǣ18nŴ19ż20ǧ21p22zXŎ34Ŭ40ƕ
~dere	89 11Ƅ14ƾ15ƪ
~deri	84 -8Ɠ14ǩ25ſ30ŉ
~ders	70 -9ų-7Ɔ7ũ8rŉǞ9ŀ10ĺƽ11ƓǨ12ŢƄƲ13ǧ14Ǆ18Ɯ19ż21ǈ22Ŗ30ň
~derw	83 -11Ŀ7e9ƈ11Ť12n14ǀ19ũ
~des	57 -12Ʊ-11mŵǏ-9Ÿ-8ǋǩ7Ɯ8ƉƥǍ9ŷƝ10ŴǇ13Ő14u15xPZǈ16ķ19ŨŹ20Ǥ21Ł24y25Ʀ30wǚ31v42ź
~des>	61 -11mŵƱ-7x7WƢ8ųǑ9Ɯƥ10v11Ǉǈ12Ŵŷ14Ő17uZ18ķ22Ǥ24Ł27Ʀ46ź
~desc	87 -8ǋ9Ƹ10ƣ12Ǎ13Ɖ
~desi	84 46ǚ
~desk	84 -15Ǐ8ǈ12V15Ɲ29P
~dest	74 -11Ÿ26Ũ27x28y29v31Ź40w
~det	79 -10ƹ11Ɣ23Ǝ24Ƒ
~deta	86 12Ɣ27Ƒ
~dete	84 -11ƹ24Ǝ
~dev	84 50Ž
~devi	84 50Ž
~dge	75 -11w-7Ǚ9ż12ŽƜ15Ǝ18ķ22ĸ23Q40X
~dge>	87 -13w7e10ż21ķ27Q
~dget	79 -7Ǚ13Ž16Ǝ24ĸ43X
~dia	69 -12Ǌ-7w9Ư12ǂ21ƽ23Ƙ33IƲ37v44Ƽ
~diab	80 11ƽ14ǂ17Ƽ
~diag	83 15ƽ36Ƽ
~dian	81 -8w11Ư40Ʋ
~dic	67 -11ǃ-9Ĵ9Ƹ10Lƽǁ13Q15ƼǗ18W28ƃ32ǂ34ƻ
~dica	69 -9Ĵ11ƽǁ13ƻ14Q15Ǘ16ǂ19WƼ29ƃ
~dici	86 -13ǃ21ǂ27ƻ
~did	36 -20ǎ-18Ň-15VƧ-14Œ-13AĻ-12yzŝ-11JKLŊžƏƯ-10ķǚ-9UZľŷǃǍǖǧǨ-8sRĿŏŚƗƜƟǄǕ-7iIMPłŌŪŶŽƃƭƷǇ7fXƁǝ8vŗƞ9ŎŜƂƺǜ10jţƠǆ11cFƲ12qxNĹƅƙ13ōǂǊǘ14ƈƕƾ16ƹ17ƩƼ18ŉŵŸƫƴ19őźǞ20ťǤ21ƽ22SŖ23w25ǩ28ĽŔƬ30ńň31Gņšǅ32mŠ33k34œƌ36ļ37Ť38ŅũƳ42ƒ43ŧŨ46Ŧ50B
~did>	36 -20ǎ-18Ň-15VƧ-14Œ-13AĻ-12yzŝ-11JKLŊžƏƯ-10ķǚ-9UZľŷǃǍǖǧǨ-8sRĿŏŚƗƜƟǄǕ-7iIMPłŌŪŶŽƃƭƷǇ7fXƁǝ8vŗƞ9ŎŜƂƺǜ10jţƠǆ11cFƲ12qxNĹƅƙ13ōǂǊǘ14ƈƕƾ16ƹ17ƩƼ18ŉŵŸƫƴ19őźǞ20ťǤ21ƽ22SŖ23w25ǩ28ĽŔƬ30ńň31Gņšǅ32mŠ33k34œƌ36ļ37Ť38ŅũƳ42ƒ43ŧŨ46Ŧ50B
~die	69 -13r-8Pš7ĸ8ǈ10VƇ11Ƣ13Ư17ƽ21ƷǨ51Ʀ75Ƴ
~die>	81 -9š7H12VƇ22Ƴ23ƽ25Ʀ
~died	73 -13r7ĸ14Ư22Ʒ27Ǩ32Ʀ59Ƴ
~dif	67 -12ƚ-9Q-7Ǝ7IKłǘ8ĺǥ9C10Vǅ11Ǖǩ15ŎŞ17Ř21ňŧ22Ŕ26ũ
~diff	67 -12ƚ-9Q-7Ǝ7IKłǘ8ĺǥ9C10Vǅ11Ǖǩ15ŎŞ17Ř21ňŧ22Ŕ26ũ
~dig	76 8d16e19ū26E28I30ř
~digi	76 8d16e19ū26E28I30ř
~dil	81 16ŗ18ž
~dily	82 16ŗ18ž
~din	53 -17Ʃ-12G-8FŬƆ-7rx7zLQǣ8jtƤƿ9NĺŕŨƵƸǟ10ƴ11Ǟ13ZŮ14űƝ15S16kIĵ17Ƈ18Ł19ŋƉ20ơ21ŀ22ƑǢ23u26Żǋ34ś41Ǎ45ƣ
~din>	70 -7H7ĵĺ8Ŀƪ9ŖřƑ10ǣ11IơǞ12kŭƉ13Ƶ14jƸ15ŕŻ16Ũ17Ɲ18Ů19Z
~ding	55 -16Ʃ-12Gǩ-8FƆ-7xŬ7IĽǧ8kzQ10tƉƤ11ĵƴ13ơ15Ƒ16SűŻ17Łŋ18ŀ19Ƈ23Ǣ25u29ǋ34ś46Ǎ48ƣ
~dinn	82 13n17ƿ18LN21ǩ
~dip	86 7ƹ11ĵ15ƪ23m
~dir	89 13s20P26ņ
~dis	65 -27Ň-8ŀ7Ĵ8ľŮǩ9Ưǔ10Zĸ11IňǓ12ƏƽǢ13ő16źŽ20W23ǜ31Q32ş49Ş
~disa	80 12ĸ15ňƯ24ş30W
~disc	72 8Ĵǜ9mŮ10ľǩ13I14ş15Ző18Ž19Qź
~dise	86 17ƽ18Ǣ
~dist	86 14ǔ16ƏǓ20Q
~dit	54 -8Ƴ7Ŕŝƙ8ļƕƦƵǓ9Ɖ10YŬ11Ǘǧ14Ŏƌǒ15ĸ16Z19e21ǌ24ű25Ƽ47ĵ84Ǥ
~dit>	59 -9Ƴ8ŝ9ĸƕƦ10ļǣ11Ŭ12Yǒ14Ǘ19Z21e45Ǥ46ĵ
~dite	84 20Ǥ
~diti	68 8ĸǤ9Ŕ10Ǔ12ƉƵ15ǧ18ƌ19Ŏ26ǌ32Ƽ34ű
~dito	86 -7ǣ27Ǥ
~div	71 9ĵ11Ʀ13ƫ19ƍ31f34ƪ67ǀ
~dive	86 60ǀ
~divi	78 12Ʀ15ƫ21ƍǀ37ƪ
~divo	81 11ĵ38f
~dju	83 44ŧ
~djus	83 44ŧ
~dki	89 7k24ƶ
~dkid	89 7k24ƶ
~dle	61 -9Ś-8Ʈ7sY10ŃŖ11pŁ12vŜǈ13axǖ16Ǡ17N18cƷ21ǜ23ĸ26ş30ŧ31ǁ32ǘ
~dle>	66 -8Ʈ7ŧǘǚ8sY9v10Ǡ11Ŗ12p13ş15ǈ16aǜ18N20Ʒ25ĸ
~dled	80 15Ń31ş32ŧ
~dles	74 -12ş-10Ś7Ɲ8Ǡ9ǜ15Ł19ǖ21Ŝ24c31ǁǘ
~dli	78 -9a15ƽ16iŜ18ǩ20I29Ń
~dlin	79 -9a16iŜƽ20I40Ń
~dlo	68 -12Ƅ-8ƔǓ22Ơ32F38ơ52ǌ
~dlor	68 -12Ƅ-8ƔǓ22Ơ32F38ơ52ǌ
~dma	86 11ŷǔ13n16Ư
~dma>	87 11ŷǔ13n16Ư
~dmv	89 31Ƅ
~dmv>	89 31Ƅ
~dne	89 -14Ũ7Ƽ12o13R22Ť
~do>	27 -39ĺ-30ƨ-25ƒ-22S-21ǅ-19Ţ-18G-17Ơ-16jBƳ-15iţǂ-14Ŧ-13eršŴǌ-12ŘŠƽ-11tLōŤ-10vŇőœŷƇơ-9npŨƌƮǤ-8xĵļůżƴ-7cŗŸƅǍ7ųƊưǦ8uŐūƔƦƩƺǆ9QĻŌŞűŵƑƗƿ10IŶƃƼ11VŊŋŚƤ12HŖǔ13YķŜƥƹ14AŬƘƵǇ15aMZŽƾǠ16FWľŰǩ17UňƷ18ŪƐǀǗ19yJņ20Ľŏƻ21qzOǉ22wŃŝŮǋ23Ų24Ĵžƕǜ25ǈǓǘǚ26KTŭǎ27ƜǕ28şǃ29RƟǏ30ǐ31Ɓ34Ǜ35Pſ37Ǒ38Ǚ39Ŏ41ƚƝ44Ǆ45gƞ48ǖ
~dob	84 -17Ÿ30p51d
~dob>	84 -17Ÿ30p51d
~doc	68 7Ƹ10Ś11ǣ15ƻ18ǂ22ƃ30Ƽ71ƾ
~doct	69 7Ƹ11ǣ15ƻ18ǂ23ƃ31Ƽ56ƾ
~doe	40 -18ž-17Ƃ-14tŭŸƹ-13ƦƸ-11ŵƤǣ-10ƻǋ-9şŪǇǖ-8QVĵōŷƈƓ-7jķŃŐŘŞŲƛƬƵ7ƍƎƞǊǍ8zňŶƕǕ9ŨǒǦ10dǏǡ11Łű12LĿǎǥ13ŒŗŜƙ14Ŵ15ƊƯ16bůƁƠ17xŇơǚ18hŖǜ19sŹƇ20Ƅ21ƧǄ22ŕǠ23Ű24W25źǓ26ųǂ27Ľ28ǐ29Ʃ30rǈ33ǩ35ǧ36qƨ
~does	40 -18ž-17Ƃ-14tŭŸƹ-13ƦƸ-11ŵƤǣ-10ƻǋ-9şŪǇǖ-8QVĵōŷƈƓ-7jķŃŐŘŞŲƛƬƵ7ƍƎƞǊǍ8zňŶƕǕ9ŨǒǦ10dǏǡ11Łű12LĿǎǥ13ŒŗŜƙ14Ŵ15ƊƯ16bůƁƠ17xŇơǚ18hŖǜ19sŹƇ20Ƅ21ƧǄ22ŕǠ23Ű24W25źǓ26ųǂ27Ľ28ǐ29Ʃ30rǈ33ǩ35ǧ36qƨ
~dog	71 -9ķ-7ǃ10ū15Ɲ17F103h
~dog>	75 11ū75h
~dogs	83 -8ǃ-7Ƹ23Ɲ38h
~doi	61 -9Ǜ-8Ų-7G7ŌŹ8ƨǑ9ŀƵ11c12ŞƳǠ18ǐ20kũ21i22jŝ27x34S36t38ǟ
~doin	61 -9Ǜ-8Ų-7G7ŌŹ8ƨǑ9ŀƵ11c12ŞƳǠ18ǐ20kũ21i22jŝ27x34S36t38ǟ
~dol	67 -9Ť-8ķ-7Ǡ7Ŏǖ8mľǘ9Ƃ12ŢƗǅ13œŗ14Ƙ20ŅŘ21X23ĸ34Ŧ
~doll	67 -9Ť-8ķ-7Ǡ7Ŏǖ8mľǘ9Ƃ12ŢƗǅ13œŗ14Ƙ20ŅŘ21X23ĸ34Ŧ
~dom	83 13Ǖ15o38Ů
~dome	84 13Ǖ38Ů
~don	64 -13Ɲ-12Ɖ-11Ǐ-9XŪ8atǂ9pǘ10ǋǟ11ŌǄ12ŷ13Ƌ14ŝǞ16ƶ20ǝ21Ļŧ24ƾ25y27ũ28Ń32ƈ33Ɨ48ƌ
~done	64 -13Ɲ-12Ɖ-11Ǐ-9XŪ8tǂ9pǘ10ǋǟ11ŌǄ12ŷ13Ƌ14ŝǞ16ƶ20ǝ21Ļŧ24ƾ25y27ũ28Ń32ƈ33Ɨ48ƌ
~doo	66 -9ǐ-8Ʈ7ů9Ǩ10Ɛ11Ǆ12ūǍ13ŤƙǊ14ǃ15Ǜ17gƝǅ20Ǝǝ21Ų50ƣ
~door	66 -9ǐ-8Ʈ7ů9Ǩ10Ɛ11Ǆ12ū13ƙǊǍ14ǃ15Ǜ17gƝǅ20Ǝǝ21Ų50ƣ
~dor	80 10ƥ57Ǖ
~dor>	89 32Ǖ
~dors	87 30Ǖ
~dos	86 18C57ƻ
~dose	87 58ƻ
~dot	81 -19a13Ō18ǋ28Ł56J
~dot>	84 -15a59J
~dou	86 20Ř27œ32ǀ
~doub	89 21Ř28œ
~dow	51 -15ƛ-11Ŧ-9QƟǟǩ-8CŭƘǐǑ-7PXŀŠ7ňƣưƳǛ8eopŉřǈǉ9Ɔ10Ʋ11LŖƏǕǞ12cVſƷǍ13fUŸƁƶ14M15Ǌǎ16jŪ17T19Şƫƴ22HŵƑ24ał29Ť39ǝ45Ɗ
~dow>	86 8ƫ13ŤǨ14j21Ƴ
~dowe	89 19Ʒ28f
~down	51 -15ƛ-10Ŧ-9Ɵǩ-8CQƘǐǑǟ-7PXŀŭ7ŌŎƣưǛ8efjpňŉřǈǉ9oƆ10Ʋ11LŖǕǞ12VƏǍ13cUŸſƁƶ14M15ƫǊ16Ūǎ18T19ƴ20Ş21Ť22HƑ23ŵ24ł25a39ǝ45Ɗ
~dra	68 -11ţ-8Ű8i9r11Ŭǖ13ǁ14Ĵ18e22ǚ23Ś41Ə44ƛ
~draf	87 18Ĵ23e
~dran	77 47Ə
~draw	80 -9Ű14Ŭǖ16ǁ26ǚ31Ś
~dre	60 -10Sůƅ-7ƝǅǞ7F9yƫ10nŷ12ŶƯ13Ǘ15v16ǧ18Ʋ19E22Jƞ24uŰ30Gǋ50D
~dren	74 7Ʋ9w11ƫ12y16Ư20v36u
~dres	63 -11S-7ǅǞ9F11nŷ14Ǘ17ǧ20E23J26Ű32Gǋ53D
~dri	47 -29n-21u-15Ǆ-13ǧ-12r-10q-9ŋǙ-8izGńǂ-7Ł7DQ8ǋ9M11ŨƂƄ13Ş14ž15aƛ18ŶŻ19ſ21NŰ25ż30ŵ35Ų36ŭŸ37Ū38ů40Ǜ42ǐ43źŽ45Ŵ47ƿ49Ů54ų62Ź80ŷ
~drin	73 -20Ǆ8ƺ12ǩ51Ǜ88ƿ
~driv	47 -28n-20u-13ǧ-11r-10q-9ŋƿǙ-8iGńǂ-7z7DQ8ǋǛ10M12ŨƂƄ14Şž15a18ŶŻ19ſ21NŰ26ż30ŵ35Ų36Ÿ37ŭ38Ūů43Žǐ44ź45Ŵ50Ů55ų63Ź81ŷ
~dro	64 -9Ƭ-7ł7Ŕ8ƧǨ9jƜǦ10ť12ƽ15ƆƝƠ16ś19ǟ20V27š30ƀ38Ƶ
~droo	72 7y11Ɯ17Ɲ18ƆƠ
~drop	70 -10Ƭ-7ł8Ŕ9ƧǦǨ11ť13ƽ17ś22V29š33ƀ42Ƶ
~dru	79 -10Ņ11K14ŧ36ƻ53ƿ
~drug	80 -10Ņ14ŧ37ƻ54ƿ
~dry	86 -12ǧ11Ɗ14ǒ19Ǆ31ǩ
~ds>	46 -18d-15ǩ-13ļ-12ksAT-11ƦǊ-10ƞǒ-9hĵŋǋ-8ĻŝųƔƮ-7cQWŰǈǢ7erǇ8qŨƤǕ9gŲƅƽ10ŮƙǛ11ƫǧ12Ƨ13jońŐŕƍƘǚ14ňŹƕǓǘ15Ʋǂ16ƭƶ17ƪ18wƻ19ŭƜǗ20pƺ23ZƟƩ24nŴ27y28vǖ30Ʊ34x40Ƅ45Ư64u
~dsh	80 -9Ř12Ǔ18ū22Ɓ26ł
~dshi	86 -9Ř7ű19ū24Ɓ
~dsi	80 7ĸ12Ŏ15ŝ31Ɓ
~dsid	80 7ĸ12Ŏ15ŝ31Ɓ
~dua	84 13Ʀ17m34y
~duat	86 18m35y
~duc	57 7ķ8Y9ƀǕ11ƁƘ12Ŏǡ13Ʃ14Ŧ15ƚ16Ǆ19ňƱ29m47Ř
~duca	80 28Ʊ42m
~duct	58 7ľ9ƀǕ10Y11Ɓ13ǡ14ŎƩ15Ŧ16ƚ17Ǆ20ň48Ř
~due	77 9ƈƾ13ŝ14ǧ30y44ŕ
~due>	77 9ƈƾ13ŝ14ǧ30y44ŕ
~dui	86 -19ţ12ƿ70Ż
~dul	81 12jǢ15Ƙ30R
~dule	82 12Ǣ16Ƙ31R
~dup	89 -7Œ11Ơ17ƣ
~dupl	89 -7Œ11Ơ17ƣ
~dur	89 14ŭ17Ɵ20P24R
~duri	89 14ŭ17Ɵ20P24R
~dvi	72 37ǚ53B54A
~dvic	75 21A29B41ǚ
~dvis	83 29B39A
~dwe	82 45Ɠ
~dwel	82 45Ɠ
~dwo	89 13g14ƌ30ƾ
~dy>	45 -14ƪ-13Ǐ-12šŢŦŨ-10uƃ-9rVƀƦ-8GŎ-7IUĻōŒťƉƝƠƷǒǝǟ7pųƂǖǚ8fvSľŠƈǅǔ9gŔŖřſƕƴƽǇǛ10ŵƎƿǑǙǡ11otFQŤŧ12ķǨ13ŁŏŲǢǣ14ƓƖ15ŅżǍǞ16hŚ17Ƣ18ńƟǘ20ŌƁ23ǜ24nžƳ26A27ŷ29mƯ33Ɯ36Ŝ
~dys	69 -9nż-7ư7sĽŞƬ9Z10ŰŴƘǈ11Ǘ12ŤƳ13g14Ųǩ15Ł16K21ľ23A24Ɵ
~dys>	70 -9nż-7ư7sĽƬ8Ş9Z10Ƙ11Űǈ12ŤƳǗ14gŲǩ15Ł16K21ľ24AƟ
~ea>	71 -15ƚ-12S-9ǅ-8ƾǩ8BŽ9TƵ10V11s12Ŕǃ20jE22Ŋ23Ň24C26l28Ƽ30I
~eab	83 -7Ǎ13ǋ16ƣ27C
~eabo	83 -7Ǎ13ǋ16ƣ27C
~eac	58 -25ŗ-11ǩ-10hD-8Ĵ-7NŶ7UXĶƔ8wTǉǡ9ơƱ10ƚ11Ľ12L13IųƝǋ15ŘƠ16qŒ17ĺƶ18ků20x21Ň24P25Ĺ28ǈ29KW
~each	59 -25ŗ-11ǩ-10D-9h-8Ĵ-7NŇŶ7UĶƔƢ8wXǡ9Tơǉ10ƚƱ11Ľ12L13IųƝǋ15Ơ16Ř17qŒƶ18kĺů26PĹ28ǈ30K34W
~eact	89 43Ň
~ead	53 -10Ʒ-9ųźƱ-8ŷ-7hƈƢǟ7jKũǡǤ8dSƑƮ9pDŗŚŹưƵǖ10JVǓ11łơƲ12ŨŮ13nŻƎƖ14kş15Ńŏƻǝ16Ŀū17řŞƁ18e20y23a27Ō29Ŗ48Ǉ
~ead>	59 -13ǩ7yĴǑǨ8KľŅŸǁǡ9ũ10ĿƑ11JŌŢ12D13eŗŚơǓ14ŨƲǇ15ř16Ż17ş18dƻ19ǝ20aū21Ş35Ŗ
~eadb	86 24Ǝ
~eade	84 -11ź-7m12ǖ13k22V24y
~eadi	83 11Ŀř12u14I15k19j22Ů
~eadl	84 22ǩ32Ń
~eads	84 -10ƈ-8h10ǖ13a25n28ł
~eady	68 -11Ţ-9ų7vřƵǞǩ9e10Ǥ11ǎ14Źư15pĹ16S18Ɩ25Ɓ26ŏ39Ō
~eag	77 7Ǝ8g11ů30h38Ů
~eage	81 12ů41Ů
~eagl	89 8Ǝ35h
~eah	84 -14ŉ-8Ũ10c13T14ĸŊ26v
~eah>	84 -14ŉ-8Ũ10c13T14ĸŊ26v
~eak	62 -10ƈ-7H7OǤ8Iơƽ9ǝ11kŨ12ũƋƎ13Ś14ŏ18s20ł23NŤ25a27šǩ31Ɖ43ƛ
~eak>	69 -11ƈ-10Ɯ-7HƋ7X8Ǥǩ9mxOƽ11Ɖ13Ũ14kƎ15Śũ18ŏ19ƛ20š26N29Ť
~eake	81 -10ǩ28łƋ29s
~eaki	83 12I13ǩ36a
~eaks	76 11Ɯơǝ12š26Ɖ32ƛ
~eal	51 -16z-10pŲ-8nǞ-7CIĿŐ7dŋřƙƞǗ8cƴ9ŖƐƳƼ10Ŏ11Ō12Ƅ14x15ŧ16ķ17ŵ21W23Ǜ25ľ26ņƽ40ƃ49ǂ67Ƹ
~eal>	67 -11Ƹ-9nI-8C7aŨƧ8jŅŵź9ŀřƅƮƽ10dŋƏ12c13ƐƳǩ14ŇŎ15Ō19ŧ23ķ25ľŜ
~eale	87 11Š14Ɓ24Ƅ
~eall	80 -16Ŝ-10ŀ9Ŀ11ŵ12g13ľƙ18ņŖ
~eals	89 -14Ų11ǜ42Ǜ
~ealt	55 -16z-10p-8Ǟ-7Ŝ9Ǘ10ƴ11Ƽ16x18ņ24W30ƽ44ƃ54ǂ73Ƹ
~eam	75 -13Ůů-12ƅ-9ň11ƨǁǈ12ŚƉ13Ʒ14Ŷ15x17ǎ28ƞǩ39g41Ǉ
~eam>	77 -13Ůů-12ƅ12Śǈ13ƉƷ14Ŷ16gx18ǎ28ƞ29ǩ44Ǉ
~ean	64 -17ǈ-10ŋ7ŵƺ8ť9r12ǏǢǩ14ň15ĺ16ţƐ17ű18A19ƯǛ20z21Ɯ30Ż35ō
~ean>	70 -11ŋ7Ǝ8ƺ9ĺť12Ɛ15ǩ16ň19ţű20A22z29ō33Ż
~eane	86 8Ɛ17ǏǢ28Ǜ
~eani	86 -16ǈ10ĺ12ō13r31Ɯ
~eant	78 10ŵ29Ư
~eap	78 -9c7r11Ŧǩ12Ɓ13œ14Š19ƭ33ľŅ
~eap>	87 -9c8r14Ɓ15Ŧ18ľ22ƭ
~eape	83 14œ15Š18ľ36Ņ
~ear	40 -18ů-16Ĺƶ-15Ǆ-14ƌƗǐ-12ƨǋ-11ŐŞűƛƳ-10nPśŠƓ-9wZłŦƃƒƯǜǥ-8jAŗũų-7aQŖşŧŭžƄƤƬǛ7mļƋ8ŉ9zōżƺ10kƂƷǤ11Ɵƽ12vxCŇţŴƏ13sĴ14HVŒƾǎ15Ÿǣ16ŜǙ17hĿ19ňƙǀ20d21Ƽ22Ź23Ʈ24Ŏǉ25pǊ26ĺ27Ʃ28cǏ29ǟ32őǞǩ33q35U36SƅƔǅ37GŮƭ39ƈ43T47ť
~ear>	46 -15ů-14ƌǄ-13ƶ-12ŴƗ-11Ŷ-10ĹŞ-9ŝŦũƵ-8wűƒƓƳ-7bośŢţųƯ7qŲƍ8ƚǝ9h10ļ11vǩ12ĺŉƩǞ13GŀƉƙǤ14suœƮƺǅ15kC16ƈƾ17TŹƟ18Ĵ19Ʒ20x21ǀ22ŪǎǙ23Œ24cĿ25pƅ26ňǉ27dő31Ǌǟ32ť33Ɣ35Ǐ45Ů
~earb	82 -8ƛ17z20ƙ22Ś
~eard	76 -9Ǧ8rŔ11U13Ň15Ť24Ƃ31Ŝ
~eare	86 29Ə
~eari	78 -9aǐ-7Ĺ7g8ǩ12Ţ14i18Ōŵ24h35U
~earl	80 8Ů9mL11Ǌ14R18T
~earn	73 -9ƨ9ũ10m11s21Ź26Ŏ29Ʈ44T55q
~ears	52 -30Ū-10ŐƼ-8œƉǇ-7DŮǋ7yǩ8żƥƱƴ9oŎŶƿ10U11cŻƔ12ĵ13Ţ14ĶƋ15ō16Ƹ17ǣ19ƅǞ21H22ĺ23Ʃ24ţ25VťŸ28ő29ǅ30Ŵ33Gƈ42S52ƭ
~eart	70 -18Ɖ7ƫ9ƅ11ŨơǨ13ǂǞ15UƐ22ƽ33ǩ51Ƽ
~eas	51 -26Ǎ-11ǩ-10ŏ-8pAŕƾ-7SƷ7cDƄǂǏ8xƚƜƟ9dŗƘƠ10K11Žǟ14Ō15Ǖ17Ĺ18M19aŭ20œ22ŝ23ƽ27ǎ31Fǋ34ŔơƢ37Ƥ41Ŭ57ǌ
~eas>	89 12ǀ29Ǖ
~ease	56 -28Ǎ-17ś-11ǡ-8pŕǧ-7ǩ7bjFĹ8DǇǏ9ƽ10c11ad12Ŕ13Ơ23œơ26ŝ28Ŭ38ǋ47Ƥ50Ƣ66ǌ
~easi	79 -15Ƣ-7Ƥ7ś15MƄ18K24Ŭơ39F
~easo	70 -12j-10ŏ7Ƃ12x13ƚ14ƜƟ15Ĺ17ǟ22Ō32Ŕ40ǎ
~east	86 -10A-9S11ő13ǅ14ǡ16ŗ26ƽ
~easu	76 15Ƙ18a21Ž33ŭ
~easy	84 -11ƾ10Ž11k12ǂ16Mŧ18ś
~eat	56 -16Ŝ-13ƞ-12h-11Pǩ-10IŎ8JŴƇ9TƦǜ10Řƚ11i12Ŀŧ13ŢƬƼ14ũűƳǃ15k16ŝ18U24Ŷƿ25ǚ26Ƹ29Ņņ33ǋ39j52Ɛ58Ƌ
~eat>	64 -16U-15Ŝ-11IPŝ-9Ŏ-7ƞ7xĵŒǣ8ƇƜǋ9JŻ10aũŴ12Ř13Ş14T15Ţ16Ǜ19k20ŧ21Ŷ27Ɛ31jņƸ34Ņ35Ƌ
~eate	71 -10Ǜ12Ɔ13ƿ14ǜ20ŝƼ21ű23Ƌ24Ɛ
~eath	76 14Ťƚ17Ʀ19Ƭ24Ƴ30j
~eati	75 7ũ8Ŷ9Ƌ10ƿ14ŝ15j19Ŀ20ǃ21i29U
~eatm	82 12ƿ38ǚ
~eau	83 7l8Ǎ10Ő11ńŜ28b
~eau>	89 7ő11Ő12ńŜ
~eav	58 -13Ǩ-10ƨ-9Ő-8Ŏŝ7GŷƁ8yŁƀƂ9s10Űǈ12ĺǜ13Ɵƫǩ14Ŋ15ĿƬ16Ļƥǎ18Vŗ21ƳǏ24ŉ35Ƨ50Ţ51ƶ
~eave	60 -14Ǩ-10ƨ-8Ŏ-7Ő8Gŷ9sŁƀǎ10ŰƂ13ĺƟǜ14Ŋƫ15ǩ16Ƭ17Ļƥ19ŗ23Ƴ25ŉ26Ţ34ƶ36Ƨ
~eavi	79 17yV24Ŀƶ35Ţ
~eavy	87 11Ưǎ17ǈ27Ǐ
~ebo	54 -12Z-10Ũǎ-9n-8ƃ-7V7hŚǧ8PņŗŤƜƤ9ŧŵƅƾ10Ŝǋ11ſƟǚǩ12fƮ14ķƎ15ľƕƯ18FƳǜ20Q25A26ļž
~ebod	55 -12Z-10Ũǎ-9n-8ƃǩ-7V7hǧ8ņŗŤƜƤ9Pļŧƅ10ŵƾǋ11ŜƟǘǚ12fſƮ14ķƎ15ƕ16ľƯ18FƳǜ21Q25A26ž
~eboo	89 -8ǘ27ļ31ǩ
~ebs	81 10ńǖ11Ľ12Ĺ34ļ
~ebsi	81 10ńǖ11Ľ12Ĺ34ļ
~ebt	79 69Z
~ebt>	82 37Z
~ebts	89 38Z
~ebu	78 12ǝ54Ɠ
~ebui	78 12ǝ54Ɠ
~ec>	78 -9J12Ś13ǡ14ƶ17Ŋ28ś
~eca	65 -11ŉ-8Ĺ7bgHŀśŰ8Dłņňŝŵƴƶ9I10ĵ11juJ14q17ǁ23Ť38Ľ
~ecal	81 -8Ĺ11Ŧ19q50Ľ
~ecau	68 -12ŉŦ7gHļŀŰƢǚ8błśŝƶ9Iņňƴ10ĵ11ju13J18ǁ24Ť
~ece	72 -9ƕ8Ƴ10ƴ11Ʊ12ŗƃ13ǈ14Ǣ15ư17ťŬ18ĺ20Ǌ22Ƙ23ő
~ece>	89 -11ƕ16Ʊ18Ǣ21Ŭ
~ecei	83 22Ƙ33Ǌ
~ecen	79 -10Ǌ9Ƴ11ƴ14ŗƃ16ư20ĺť25ő
~ech	86 -9Ŵ15ŵ19y21ǩ69ǈ
~eci	64 -18ǩ7Ư8iǚ9Ŋ12wŝ20ƞ21Aĺƾ22Ń23Ƙ39ł63Ł
~ecia	74 10i11Ŋ15ŝ23ƞ25ƾ27Ƙ
~ecid	73 9Ń16A20ĺ34ł47Ł
~ecis	78 10Aǚ12ł18Ń29Ł
~eck	54 -18Œ-13Ł-11ǩ-8ŷƒǝ-7nĶǑ7czBTŧŨǛ8QUŢƢƪƫƸǐ9Ǐ10ƌƨ11ưƿ12ŐƀǕ13qJųǢ14jǒǠ15eŵƬǉǖ16W18Ɵ23ĴŦƮ24Z25YŜ30ƾ40ż
~eck>	58 -18Œ-12Ǡ-9ǩ-8ƒǝ-7n7ĸƭǟ8cńŧŨžǉ9UƢƪǐ10ż11ŵ12ƨǏ13ƀƫ14JŐǕ15qǒǢ16j17eƬ18W20Y23QƮ25Ŧ27Z28Ŝ
~ecki	84 -9Ķ9Y14Ţ42Ĵ
~ecko	87 7r13zB21ư22ǖ
~ecks	74 -17Q-11Ł-7G7T10ƌ11ǉ13Ǜ18Ɵ19ǜ32ż35Ǡ
~ecku	76 -9ǜ14Ƹ38ƾ
~ecl	76 -10Ũ13ś19Ǥ21Ś41ƴ
~ecla	83 -8Ũ15ś21Ǥ23Ś
~ecli	81 45ƴ
~eco	57 -7Ū7dfĻǟǨ8p9IĽ10BƔƘƾǚ11ŌţƓ12ľũƧ13ƿǋ14y17ƖǞ24ŴƟ25N27Ǘ33Ż61ŋ
~ecom	81 15BǨ16ǚ17Ɩ18Ƨ
~econ	66 -7Ū7ŕ9dA10pĻŇ11ǩ12IƔ14ľũƓ16Ō17yǋ21Ǟ28Ŵ29Ɵ30N
~ecor	64 -7ǩ9ǟ12ƾ13ţ15ƿ32Ǘ38Ż70ŋ
~ect	53 -10ǩ-8ōơƹǧ-7Ǥ7dĻřǅǌ8IU9ĵľƴǞ10qŋŒſƃ11ĸŖŗŞƭ12F13D14ŇƎǑ15Eǁǒ16xǚ19a22ķƉ23Ƌ24Ƙ28ŏ
~ect>	64 -10ǧ-7Ǥ7npDƪǀ8Ź9dŢǘ10Ŏřǅ11UĻ12Ľǚ13ŏƴ14ŒǞ16FŞ17ǒ18Ƙ19E21ķ
~ecte	69 -14ƈ7ũ8ƴ12ŏ13I14Ɖ16ķ18ĸſ23Ň
~ecti	71 -10ķơ7X8ŋƘ9wƏ10rŏƫǌ14ĵ15ľ16ƃ17Ŗƭ19ŗ22ǁ24x
~ecto	74 -10ƹ9ǚ16ƈ21Ǝ
~ectr	74 10PƗ12K17q24Ǒ34Ƌ
~ecu	74 -20ǈ9e10Ǘ12Ķ13t15Ǎ38Ǝ53Ʋ
~ecur	76 10eǗ13Ķ39Ǝ
~ed>	31 -44ǩ-29ő-18Őť-17ZĻ-16łžƧ-15űǑ-14aA-13DŚŜ-12ƒǖ-11LWXŒƗǈ-10ľŕůźǂ-9gŞƙǇ-8HOŊśŲŶƣ-7ntCTĶƽ7KĵŀŉƆǏǒ8ŘŧŭƍƤǎ9iyŽƺǛ10qŝżƖƹǥ11jķŎŗŻƲǍǝ12QƁƊ13owPƿ14eFǤ15ŃşũŴ17ŋŰ18Ĺ19œƭƷǗ20ŁŠ21ŏƄƋƛƨ22ƃƑơǜ23YņƈƞƯ24Ɠ25Gſǃ26ĺŌǘ27hlļńŸƪǦ28ƫ29Ƴ30Ťƕ31mƌ33Ǣ34Ŕ41ǧ44š45ǅ55fƴ
~eda	83 8fƯ11z13ƀ14Ǟ15V25Ū28y
~eday	87 8Ư12z15Ǟ16V29y
~edd	83 8ǧ11ƹǔǛ12fĺ
~eddi	83 8ǧ11ƹǔǛ12fĺ
~ede	89 9Y13Ư21Ł32Q
~edi	57 -10ǃ-9ƿ-8ű-7Ɔ7ƌƸ8ŝƽǁ9zĸļŬƕ10Q11Y12Ƽ14W15Z17u20e23ƃ25ƹ26Ǘ27ǂ28ƻ31Ż50ĵ
~edic	67 -11ǃ-9Ĵ9Ƹ10ƽǁ13Q15ƼǗ18W28ƃ32ǂ34ƻ
~edin	80 -9Ɔ14z25u46Ż
~edit	64 7ő9ŝ10ĸƕƦ11ļ12Ŭ13Y15Ǘ20Z23e57ĵ
~edl	87 45ǁ
~edle	87 45ǁ
~edo	81 17Ƌƌ24ƈ
~edon	83 16ƌ18Ƌ25ƈ
~edr	72 7y11Ɯ17Ɲ18ƆƠ
~edro	72 7y11Ɯ17Ɲ18ƆƠ
~eds	70 -14T-8ƨ7ŭ9Ƒ11Ł12ƕơ16ǂ19g21Ư24Ƅ34ƻ
~eds>	70 -14T-8ƨ7ŭ9Ƒ11Ł12ƕơ16ǂ19g21Ư24Ƅ34ƻ
~edu	57 8YǢ10ƀƘ11Ɓ13Ŏ14Ŧ16ƚ19ňƱ21R29m47Ř
~educ	58 8Y11ƀƁ13Ŏ15Ŧ16ƚ19Ʊ20ň30m48Ř
~edul	82 12Ǣ16Ƙ31R
~ee>	54 -20Q-15p-12J-11ƶ-10ǔ-9Ňũ-8a-7nŞƜǇǘ7svōšźƊƏƛƲƸƿ8BDĽ9r10ZŒơ11ƕǂ12EMŤƑ13Nǀ14yļň15LĹŊǄǞ16ţ17gŁřǩ20Hƾ21Ɣ22tƄ25Vǁ26m30ǜ
~eed	47 -14ǩ-12Ň-10Ʀǒ-9ĻƗ-8AŊō-7jHIVľłŖƷǀ7cqYŘƍƖǉǢ8pūƒǅǠ9sƤ10ƝǏ11Ɯǡ12vŪƾǊ13ŵ14Gǌ16Qŀ17e18Ɓ20Ń22Ƭ23hǁ24Ĺ25uŻƕ26ŎƯƿ27F35ƭ36Ł38ǧ42ƄǦ
~eed>	49 -13ǩ-11Ň-10Ʀǒ-9ĻƗơ-8g-7jAHIVłŊŖƷ7mřťŽƅǆǉǢ8pqŘƍƒƖ9cTūǅǠ10sƤ11uƝǏ12vƜǊǡ13Ūƾ15Gŵǌ17Q18eƕ19Ɓ20ŀŁ22Ń24hƬ26Ĺ27Ŏ28ƿ29FƄ36ǧ37ƭ44Ǧ
~eedi	80 -9Ɔ14z25u46Ż
~eedl	87 45ǁ
~eeds	73 -15T7ŭŷ12Ł13ƕơ21g22Ư25Ƅ
~eek	53 -16t-8Xǩ7xƜ8gůơ9PŕƤ10ť12ĺƟ13i14Ɩ19ǎ20Ľ21Ń25ǝ26ƿ27L29kŲ32ŵ33ƙ43ŭ55R
~eek>	56 -17t-7ǩ7Ľũƕ8ơ9gxů12P14ĺ15iŲƖ16Ń17ŵ18ǝ19ƿ30L36ŭƙ44R
~eeke	72 11Ɯ12ǎ13ƿ15ŭ16ť20R21Ų39k
~eeks	73 -10X8Ńšǎ10ŧƃǨ11T12ǝ14ŕ17Ƥ18Ɵ20Ľ23ŵ
~eel	59 -13ǂ-12ǩ-7bŞƳ7iN8ņǟ9ŧž10ŀƛǨ11Xĵŋǐ13tŷ14Ź15şǁ16r17Ŏ18Žƞ20Ƹ21Ţų25ŵ27Ň31Ũ33Ƭǚ
~eel>	63 -7ŀ7ĸƬ8Ƹ9ǟ10ņŧž11ƛǨ12ĵŋŨƞ15ŷ16Ź17ǁ19Ŏ20Ž23Ţ24r25Ň29ų
~eeli	78 -14r-11ǩ-10ǂ8ł10N11i13ŀ17Ƹ19t27Ũ
~eels	76 -8b-7ų8X9ŀ10ƞ19ǐ34ŵ35Ƭ44ǚ
~eem	84 7Ƣ9ǌ12Ǩ32Ǔ
~eeme	84 7Ƣ9ǌ12Ǩ32Ǔ
~een	46 -15ų-9Ǜ-8OŪ-7LķƦǐ7vŌſƈƪƸ8Ɗƾ9kňżƿǘ10ŏŮƂƋǂǅǒ12Ǥ13Ŷ14ƌ15ŕ16aőŻ18f19ŝ20lņţŸ23Ƴ26ǩ27i30Ƽ33ǟ35G37Sš48Ź
~een>	47 -12ų-9Ǜ-8O-7LŪƦ7AŌſƪƴƸ8ƈƾ9kňżƊ10Ƌƿǘ11ŏŮǂǅǒ13Ŷ15ƌ16őŻ17a19fŝ20ņ21lţŸ23Ƴ27Źǩ28i31Ƽ34ǟ36G38Sš
~eena	73 8Ƃ11ŭ13ź15v28Ź
~eens	89 11Ź12ś13Ƃ
~eent	87 11Ǥ12Ń33ŕ
~eep	51 -14ǐ-12ǖ-11e-10ŭ-9ŘŶƨǔ-8Ķņ-7sRĴŇƅƾ7cĸĻŨƀƎƻǩ8PŌǨ9şŬų10tŋūƊƝǙ11UYľŀłƮǒ13Ś14ſǏǝ15ƥǛ16Ŀ17oŝ18Ţ19Ƽ20n22Ž24ō25Ǘ28Ʒ29Ƨ33Ǡ34Ƶ35x36Ű
~eep>	54 -15ǐ-12eǟ-10ǖ-9Řǔ-8ņ-7Ķƅƨƾ7WŉŜŸ8ĸœŨƀ9nqĻŌ10şųǨ11ŋūŬƊǙǩ12łƮ13Y14Ɲ16Ś17ſƥǏǝ20oƼǛ26ō29Ǘ31Ʒ32Ƨ34Ƶ42Ű
~eepe	81 13x18ǘ19Ǡ
~eepi	70 -9Ŷ-8N9ƶ10ľ12Ţũ15Ž16Ǡ19t20Uŀ25ǟ41x
~eeps	75 -9ŭ7Ǝ8Ǣ11ŢǠ14c15ƻ16ǒ18n21P26Ŀŝ
~eer	71 9ŀ11q12i15ƀ19Ə21V22Ǐ27ƿ29Ǜ
~eer>	77 -11ƿ16ƀ25VǏ32Ǜ
~eers	81 -7ŭ13q21Ə42ƿ
~ees	61 -10Wƈ-9q-8Q8ǉ11Œ17ǣ19jǑ22ǈ33Ǉ41Ƒ
~ees>	61 -10Wƈ-9q-8Q8ǉ11Œ17ǣ19jǑ22ǈ33Ǉ41Ƒ
~eet	55 -9C-8Ņ-7xǩ7fhŚŢƊ8ŀƞƦƶǀ9ƿ10ƺǙ11EŜŧǐ12w13GPǃ15O16łŬƏ18t19Ű26Ɔƙ29ǋ34M50D
~eet>	57 -9C-8Ņ-7x7ah8fŚƊǀ9ŀƞƦƶ11EŜƺ12ŧǐ13w14GPǃ17łŬƏ19t20Ű27MƆƙ31ǋ38D
~eeth	87 8Ǉ9ƫ14Ţơ
~eeti	81 12M16Ǚ24O
~eez	89 12ƛ15ķ33j
~efe	78 11ź21Ĵ34K50ļ
~efer	79 21Ĵ35K51ļ
~efi	64 9Ƨ11U12Ʀ15ƗƬ34ƫ38W
~efic	68 37ƫ
~efit	76 12Ƨ14Ʀ20Ƭ45W
~efo	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
~efor	56 -13ũ-12Œ-10ōŦ-9Ņƒ7GIĽŋŠŵƕƟ9ƖǅǕǧ10ƈ11Ŋŧƽ12uŎ13O14aLŉťƫ15TŁ16Ƅ19ŃǊ20Ǔ21Jƴ27œ28ƅ31ņ36Ř
~efr	87 -8D19Ľǌ24ǋ
~efro	89 -8D19ǌ25ǋ
~eft	68 -10ŀ7ŖƎƳ8fţƈ9ŉ10ķĸ11Ť12Ķ13Ƨ14ŕ16ō17Ţ18Ɣ20Zŝ25ƶ28Ŭ30ƀ
~eft>	68 -10ŀ7ŖƎƳ8fţƈ9ŉ10ķĸ11Ť12Ķ13Ƨ14ŕ16ō17Ţ18Ɣ20Zŝ25ƶ28Ŭ30ƀ
~efu	87 -16Ũ-7ǜ23Ǚ36ƴ42ũ
~ega	73 9f12ŋ15Ʋ21ǃǡ22ǆ33ƶ
~egac	89 40ƶ
~egal	78 10f12ŋ16Ʋ24ǆ25ǃ
~egat	87 25ǡ
~ege	66 -8Ɗ13Ɯ27ź34y40Ʊ41m
~ege>	66 -8Ɗ13Ɯ20y27ź41Ʊ42m
~egg	86 11ǔ16Ķ21Y44h
~egi	78 7ƕ11Ť13Ō14ǃ15ǖ19Q27ū30Ǌ
~egis	81 15ǃ16ǖ28ū31Ǌ
~egr	78 -13w13Ŷ15Ʊ23j43m
~egre	78 -13w13Ŷ15Ʊ23j43m
~egu	74 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15Ų29ǔ
~egul	74 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15Ų29ǔ
~ehe	84 38ƀ
~ehen	84 38ƀ
~ehi	60 -12ƨ-7ǥ7Ǧ8ŵŷžƙ10ŭŶƃƳ12Š13u14ū15pŹ16Ű18Ŭƶ19Ż24Ŵ31Ū34ų36ǐ
~ehic	64 -8ǥ-7ŷ8Ǧ9ŵž10Ż11ŭŶ16ūų18Ű20Ŭ27Ŵ34ǐ35Ū
~ehin	71 -13ƨ10ƙ12Ż13ƃƳ15Š16u17ŷ18pŹ22ųƶ
~eho	67 -16ų-7Ǌ7ǆ11o13Q14ŪƮ18Ə19Ş21ǋ24T25n26ŷ
~ehol	68 -17ų-7Ǌ8ǆ14Ʈ15Ū25T27nŷ
~ehou	87 -7ů17Q24Ə28ǋ
~eic	89 15Ņ32ń
~eico	89 15Ņ32ń
~eig	63 7ļŤƤ8ƒƙǀ9BłƟ10Łŕ11Ņ16ǂ19ƜǍ20ƞ27Ŀ32C62ƺ
~eigh	63 7ļŤƤ8ƒƙ9BłƟ10Łŕ11Ņ16ǂ19ƜǍ20ƞ27Ŀ32C62ƺ
~eil	84 17Ŀ18h24ƛ25X
~eili	87 18Ŀ25ƛ26X
~ein	70 -13e-9ĺ-8OĿǁ7lƤ8ķ9ctŊŶƱ11FHǝ15ǆ18ŭ20Ş21U25ǟ35ŋ
~ein>	83 -15e-9U7Ƽ10ŞƤǟ11Ʊ13H14ŋ19ǆ
~eing	73 -10ĺ-9Oǁ-8Ŀ7l8ŵǩ9tķŶ10cŊ12FŞǝ17ǟ19ŭ24ŋ30U
~eip	83 22Ƙ33Ǌ
~eipt	83 22Ƙ33Ǌ
~eir	61 -11ųǥ-9ǧ-8JPƬ-7ŭ7Ś8ľ9zƳ10ŝǗ11ŧ13yǓ15Ƣ16ǑǕ19ǐ23v25ǘ26Ŕ35ǈ37Ʊ45Ņ49ǒ
~eir>	62 -11ųǥ-9ǧ-8PƬ-7mŭ8ľŚ9z10ŝƳǗ12ŧ13y17ƢǑǕ19ǐ21Ŕ23v31Ņ36ǈ38Ʊ50ǒ
~eird	89 -11J10m28ǘ
~eirs	87 -8Ŧ8Ŕ13Ǔ21Ņ
~eit	82 -11ƪ7ƹ8r14ƽǍ16Ŭ19ż
~eith	82 -11ƪ7ƹ8r14ƽǍ16Ŭ19ż
~eje	89 19ƴ
~ejec	89 19ƴ
~ek>	56 -17t-7ǩ7Ľũƕ8ơ9gxů12P14ĺ15iŲƖ16Ń17ŵ18ǝ19ƿ30L36ŭƙ44R
~eke	72 11Ɯ12ǎ13ƿ15ŭ16ť20R21Ų39k
~eken	72 11Ɯ12ǎ13ƿ15ŭ16ť20R21Ų39k
~eks	73 -10X8Ńšǎ10ŧƃǨ11T12ǝ14ŕ17Ƥ18Ɵ20Ľ23ŵ
~eks>	73 -10X8Ńšǎ10ŧƃǨ11T12ǝ14ŕ17Ƥ18Ɵ20Ľ23ŵ
~el>	56 -15Ǟ-9ŦƱ-8TƭǊ-7ŝũŵ7ŘƸ8ņǟ9žƛǔǨ10ĵŋŨƞ11AƁ12Ɔƌƣǁ13ŎŷŹǩ14ƊǕ15šƩ16mǀ17ŧŽ19ŇŢ20r21Ɵƾ23Ū25ų32Ƶ36Ƥ
~eld	75 -15G-8Ř7P10Ŏ12QĸŚ14Jǈ16ūƁƲ17a23S
~eld>	77 -8Ř11Ŏ12ĸŚ14Jǈ16ƁƲ17aū
~ele	69 -11p7s9PƗ11K12ƣ13d16qš17ǩ19ş22Ǒ23Ž31Ƌ
~elec	74 10PƗ12K17q24Ǒ34Ƌ
~eled	87 -7Ƽ20š
~elem	87 31Ž
~elf	57 -11ŗ-9Ʈ-8B7PƐƘƯǨ8tAĴŶƾǂ9ŠƀƓƻǑǣ10Ţƕ11c12VƷ13CƎ17nŁţǉ18Ǉ19QƢ20HōŦ21Ʀ24g
~elf>	57 -11ŗ-9Ʈ-8B7PƐƘƯǨ8tAĴŶƾǂ9ŠƀƓƻǑǣ10Ţƕ11c12VƷ13CƎ17nŁţǉ18Ǉ19QƢ20HōŦ21Ʀ24g
~eli	59 -11rQ-9ž-8ǂ-7R7imMNƝƟ8ŀǀ9S10ŉƬ11Ÿ12ĶƌƸ13ǋ14tǡ16Ư18Ǖ19Ũ20Ń26Ǜ38ǐ42Ų
~elie	79 -14Q8Ō10lm11M13S14Ƭ15Ÿ22Ư27ǩ
~elin	72 -21ǩ-13r-10ǂ7ł9Ɵ10iN11ŀǀ13ŉ15ƌƸ18t25ŃŨ
~eliv	64 -9ž-7R8Ɲ15ǡ20Ǖ22Ǜ42ǐ52Ų
~ell	40 -18ĺŇ-15ǐ-13d-11Głǂǝ-10ořś-9aXŉŌťŦŻ-8cvLşǏǥ-7ŞƛǤ7MNœŢƭƷ8EIŠżƐƘƞƥǃǆ9Uƨǣ10pǑǛ11guŊŜƴƵ12ŨſƄ13kŅ14ņŝƳǩ15Pƒ16bōƕƸ17ĹŤƝ18xš19ŔǄ21ŖŶƓǟ22ńǨ23ű26B27ǞǦ29tǔ30Ľ32H33Ɗ36Ƃ
~ell>	42 -17ĺŇ-11Głǐ-10ǂ-9doŉřśǝ-8cXŌťŻǥ-7asLĵŞŦ7gĿŨŰư8inNĴŢũƭƷǖǛ9EMŀœŠżƥƸǆǞ10Uƕƞǣ12puIŊ13xƊ14Ƅ15bkƝ16PƳ18ōŝŤ19ĹĽűŶ20ńƒ21Ǆ22Ŕ23ǟ24Ŗ25Ǩ31ǔ32t35B36H
~ella	60 7gŅ8ǃ9ńſ10x11BƘ12Ŝǩ14ņǑ31Ɗ39Ǧ59Ƃ
~elle	79 -9w7Ŷ10ǃ11ű15ƐƸ33š
~elli	74 -9ũ-7Ʀ8ĸƝ10ƨƴ12Ũ13s15Ņ36Ǟ38Ɠ
~ello	87 -13B-10ļ9w17ǩ22Ƶ31Ľ
~ells	87 9K11Ǝ13C15ƕ
~elo	71 -7V9ƥ11D15Ǐ24Ɗ34H37Ɨ38m
~elon	81 7ƴ11ƥ18Ǐ43Ɨ
~elor	82 44m
~elow	89 31Ɗ
~elp	66 -9Ł-8r-7iq7v8ŀƯ9ǩ10ŢǑ11ŝ12sǈ13Œ19ĵ21A25ň34Ǉ37zĹ
~elp>	69 -8r-7iq8vŀ9Ư10Ţǩ12ŝ13sǈ14Œ19z20ĵ27ň30Ǉ39Ĺ
~elpi	87 25z
~elps	87 -12Ł8cǇ31A
~elr	73 39Ƙ
~elry	73 39Ƙ
~els	52 -22ǩ-9D-7bŖſǢ7ĺŀƘǥ8ŉƼ9Fķǐ10hƉǋ12ƻ13Ţ14ŴƙƢƥƮǝ15H17ŷ18ų22Ƭ23Z24Ł25nǈ28ǚ35ş37ŵ40ń41ō
~els>	75 -8b-7ŗų8X9ŀ10ƞ16Ɖ19ƻǐ34ŵƬ43ǚ
~else	54 -22ǩ-9D-7ſǢ7ǥ8ĺƘƼ9ŉ10hFķ11ǋ14Ţŵƙ15ŴƢƥǝ16HƮ18ŷ23ų24Zǈ26Ł27n37ş42ń43ō
~elt	86 -7ǆ10ƭ12p13jŻ24ǃ
~elt>	89 10ƭ12p14Ż
~elv	78 -7k11Ō12a13x23Ř
~elve	78 -7k11Ō13x23Ř
~ely	70 -16Ƽ-9Ť7UǕǙ9ƓǏ10Ưǂ11ţŻż12ĺǣ13Ƙǜ14ǟ16ƾ18ũ19Ƹ
~ely>	70 -16Ƽ-9Ť7UǕǙ9ƓǏ10Ưǂ11ţŻż12ĺǣ13Ƙǜ14ǟ16ƾ18ũ19Ƹ
~em>	48 -17ǧ-15Ʊ-13cĿ-12nŶ-11ŨƗ-10Ĵĺǅ-9Aźƃƞ-8BOŐŦƳ-7amGKĻĽŎƷǌ7eglLPŔǋ8EŜŬƄ9ƶ10xǖǘ11şƬǕ12Ǝ13ż14wơ15Sž16ǈ17Ǘ19ǐ20vŒǓ24y25ǚ26œŧ27Ƙ29Ǒ30ǒ33Š36ő37Ư43Ş47Ţ62ŝ
~ema	58 -12D-9ļ-7Ś8ƕ11q15ǧ16Ǖ20Ž21Ľśư33ǈ34K36ǘ50J
~emai	60 -12D-9ļ-7Ś9ƕ15ǧ16Ǖ22Ľś36K38ǘ52J
~emat	79 28Ž32ư
~emb	69 8txšƢ10ǅ12œ13E19h28ř30ƶ39Ľ
~embe	69 8txƢ10ǅ12œ13E19h28ř30ƶ39Ľ
~eme	54 -22Ǐ-14g-8V-7ŏ7ƁƘǅ8œƖƝư9ĸƢ10EľŚŦƥƪ13ƌǀ18ǌ19Yƛ22Ǣ23t25ƶ26Ǔ32ĽƓ34Ķ41Ɗ
~emem	70 8tx9Ƣ11ǅ12œ13E34ƶ43Ľ
~emen	57 -23Ǐ-8V7ŦƜǨ8ƁƘ9ƖƝ10ĸ11ľŚƥƪ14ƌ17t19ǌ21ƛ24Ǣ28Ǔ35Ɠ36Ķ44Ɗ
~emer	83 10ƃ32Y
~emi	74 -13ũ9Ʃ10a11X12œ13Ǥ15ť16ǚ28Œ
~emic	86 -15ũ18ť19ǚ
~emiu	77 10Ʃ12Xœ14Ǥ29Œ
~emo	80 16Ǆ17Ľ43ƌ
~emod	83 45ƌ
~emp	57 -7őŗƦ7ǉǥ8Vǘ10ƣ12Ǒ14ǈǣ17q18W20Ƨǜ24S25Ǉ29Ɵ33Q
~empl	58 -7őŗƦ7ǉ8ǥ11V12Ǒ14ǈǣ18q19W21Ƨǜ25SǇ34Q
~empt	81 10y15ǘ42Ɵ
~ems	80 -8k8Ƹ11ƛǜ12Ƽ13x24Ƙ
~ems>	80 8Ƹ11ƛǜ12Ƽ24Ƙ
~en>	33 -18Ū-17Ł-14ƀ-13qYǐ-12UŀŞƃơ-11FNŅƗ-10BşųƵǗ-9zTƉƝƢǇ-8JXůźƥǄǚ-7ŤƦƨǃǆǊǋǥ7kAZĺƠƲǧ8ĸŎƮƸǈ9ŗƭǀǞ10irŔŢƜǣ11gũƈƐ12ŜŨƴǜ13RVłŻ14OĿƹǟ15fƫ16ņƽ17dƾǒǙǩ18vĶōŲſƋ19żǅ20ƿ21ƅ22Ƽ23yšţƧ24ǂ25ƛ27ŃƳǘǝ28ƌƟ29Ɩ30sŸ32ť34L37Ź40G41őŕ43S45ǎ
~ena	70 8hƂ10ŭƟ11ƣ12ź13Ƣ14v20Ǔ25FƜ27Ź
~enag	73 8Ƃ10h11ŭ13ź15v28Ź
~enan	83 8Ǣ12Ɵ13ƣ15Ƣ31FƜ
~enc	62 -8Ńţ8řŧ11ł12Ũǣ13Gƍ14ň15Kǅ16Ż20ņƕ23Y28ǡ33ǩ40Ƒ
~ence	64 -8ţ8ŧ11ł12Ũ13ǣ14Gňƍ16KŻǅ21ņƕ29ǡ42Ƒ
~ency	83 7Ľ10ƃ17Y
~end	47 -13Ǐ-12Ťơ-11ũǆǈ-10ĴƉ-9WŚƮǎǒ-8syŉőŒ-7npMŎŞƦ7iŭƴǃǢ8eĵǅ9KĿŌƢ10uzRZŐŲƈƜ14lAŔŦ15ƄƧǤ16ŠťƯ17GJSŸ18ų19Ʒ21I23bXļǧ24ǌ28kB29ŕż32Ǖ41śƪ52ƕ
~end>	52 -21ǎ-13Ǐ-12ơ-11ũƉǆ-10Ĵ-9Ś-8LőƮ-7sĺľŤ7głư8loIŁŜŻƲƵǃǢ9aiƿ10ĵŃ11Kƈ12zĿŌǅ13Z16ǧ17Ŕƕ18ŦǤ19JŠť20G21Sśų22Ʒ25A26B27bǌ28Xļ43k
~enda	87 13I16L17ǚ18Ű
~ende	64 7ţ8ļűƫ10l11Ǒ13Ŭ26Ÿ30ƪ31Ƅ43ż50ƕ
~endi	82 9ĺ11Ľ14I17ƴ18ŕ41ś
~endo	82 58Ǖ
~ends	67 -13k-10Aļǈ8ŭƩ9Bƃ12Ɯ13e14Ƥǧ15ǎ17R18Ư20Ų22ŕ23Ƨ25u26Ő31ƪ
~ene	50 -17ž-13ŔƢ-11Ł-10ƭ-8Ŀ-7ŗ7Ʈ8Ǥ9ņƦ10YŨƛƠ11Ƭǧ12iōśǓ13Ƹ21Ƴ24ǅǡ25ŤƤ26Ŝ27Ĺ29W36š41ƫ50ŕ
~ened	60 -12Ł-9Ŀ7Šǣ8ƨǜǨ9Ư10Ʈ11Ǥ13YĹƛ14Ũ15iņō16š18ƫǅ27Ƴ32Ť
~enef	65 10Ƨ12Ʀ17Ƭ35ƫ38W
~ener	73 -24ž8ǖ13ǅ17ǧ18Ǔ21Ƹ37ǡ
~enew	61 -15Ƣ-14Ŕ-12ƭ-7ơ14Ơ16ś21Ĺ27Ƥ28š34Ŝ65ŕ
~eng	75 9S10ǀ12ƃ14Ƙ17ű23Ųƭ29f
~enga	84 16Ƙ33f
~enge	83 7h12ǀ13ƃ26Ų
~eni	71 8r9gMǎ11H12RŰ13ǩ19P20ũ27ƴǞ37L
~enie	87 11M34ƴ
~enin	75 7Ľ9grǎ12H13RŰ15ǩ21ũ29Ǟ40L
~enis	89 9ǈ25P
~enj	82 11ǟ19g23t39U
~enjo	82 11ǟ19g23t39U
~enn	87 10Ÿ11Ƶ13C14c
~eno	70 7ƭ8Ư9ư10Ɨ11ŀ12Q13r14Ķ15y16jž19ŷ24ť31ƌ32Ƭ
~enou	72 7ſƭ8Ư9ư10Ɨ11ŀ13r14Ķ16yž17j20ŷ25ť33Ƭ
~enov	89 40ƌ
~enr	89 39W
~enro	89 39W
~ens	51 -10ƌ-9nƮ-8Vĺ-7Iŕ7sCXƂƨƺǊ8Ɨ9šƄǛ10ŗǄ11o12dūſƎƧư13RYǀ15aƘ16ǝ18ǩ19ƀǨ26ĸǣ30ŹƷ31ĶňŷǏ48Ÿ
~ens>	62 -11ƌ-9Ʈ-8Vĺ7Źǒ8ƃ9ŢƂƙ10Ļ11ƨ12ĸš13C14Ǆ16ſǣǨ17ŗƧ18Ʒ19R21ǝ29ǩ33Ǐ
~ense	57 -9n-7ŕ7Ǩ8s9Ǌ10Ƅ11Yƺ12Ǜ14oū15ưǀ17d18a19ĸ28Ź35ň36ŷ57Ÿ
~ensi	71 7Ǐ10źǣ12X15Ɨ23Ʒ25Ƙ28ƀ48Ķ
~ent	35 -21ǂ-15ŇƧ-14Xǈ-12Ŀ-11ŁƷǊ-10łŪƄƒ-9jsHVŅƙƨǃǎǝǠǡǩ-8fhioTĻōƇƉƭƶƺ-7abgvBRŌŮŲŴŶžƻǀǉǣ8ľƓƖƘƳ9Š10GĵļŝƫǞ11WķťƤƮ12ńŬƩǜ13ŃŜ14Őƽǖ15uĺƃƔ16Şǘ17lĴĶĽŵźƝ18ǅ19šŤũƣǆǓ20őœűƁ21Ɗ22Ŕ23NŕǢ24żǗǚ26Ɨ27zŏ28ƥ29Ɯ30Ǒ33ơ34Ǐ37ņ42Ƣ45ǔ50F66Ơ
~ent>	39 -18Ǎ-17Q-14Ƨ-12ǈ-11ĿŇ-10XķƒǊ-9P-8jŁǎǠ-7nsRVĻłńŅŪƌƙƶƷ7tƕƝƟƮǦ8JŗűƅƗƣǥ10ŀŜƏ11Ž12ľŏƼ13ļŃŕŠƃƫǗ14ŐťũƔ15ƓǓǚǞ16uŝ17ǜ18GĽ19Ƣ21ź22lš23Ķƥǘ24őŞ25œƊ26F27ņŔǑ28ơ29NŤǏ38Ɯ41ǔ73Ơ
~enta	68 -13Ơ-7ǂ9ƚ12Ƥ16W17P18Q22ŵ29Ƣ38ķ60Ɓ
~ente	72 -22ǌ-8ǐ-7Ơ7şƸ8ǒ11Ƥ12c14ƥǋ15Ǉǩ17Q19Ǒ21Ĺŏ25Ƣ27F39ơ
~enth	87 11Ǥ12Ń33ŕ
~enti	71 -8Ť-7ŷ8ĺ9Ľƣ10dnAƢǔ12żƴ17ńǄ18ū40ǆ44F
~entl	77 -10ǩ-8Ş11Ƴ12Ɓ13Ő14Ŏ19ũ21ĺ23ŧ25ŏ
~ento	81 15Ǣ22Ɨ26ƝǏ
~entr	87 7Ǝ11ƣǍ
~ents	51 -17ǂ-15ơ-13Ƹ-12ŗǄ-7GƓƢ7ŠŵƩ8ŜƮ10ƃƝ11Ǔ12ƌƥ13ŭƜƣ14Z15ƘƠǔ16ńǌ17Ŭǚ18ĵǖ20ĴǗ21ņ22űż23Ɨ26Ǎ28ƽ32Ǣ38z
~enu	79 8ǧ13X17ǩ21Ǜ37Ǌ
~enu>	89 15X22ǩ24Ǜ
~enue	82 8ǧ38Ǌ
~env	87 12ƞ13D15l20ǩ
~enve	89 14D15l24ǩ
~eo>	84 7Ɨ12g34M
~eon	80 -9šƶ9ſ10ŁƓ11ư13ķ14ǚ15ǅ16Ƴ24A
~eone	80 -9š9ſ10ŁƓ13ķ14ǚ15ǅ16Ƴ24A
~eop	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚ23Ǘ25Ǉ31ǝ
~eopl	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~eor	84 8l9z14Ÿ17yC
~eorg	86 9l15Ÿ17y18C
~eow	77 -10ǆ7Ĺƙ11Ɠ24Fƕ30ǔ
~eown	77 -10ǆ7Ĺƙ11Ɠ24Fƕ30ǔ
~ep>	53 -15ǐ-12ǟ-11eǖ-9Řǔ-8ƾ-7JSĶƅ7WŌœŸƀ8nĸŨ9qĻşųǩ10ūŬǙ11ŋƉƊ12YłžƮǞ13Ɲǅ15ŚǨ16ſƥǏǝ18ǘ19oƼǛ25ō27Ư29Ǘ30Ʒ31Ƨ33Ƶ41Ű
~epa	70 8f9ŔƎ12ş13ũ18ưǄ21Ƙ22Ř24Ŧ25Ə
~epai	80 9Ƥ11Ŕ15ũ21Ǆ28Ŧ
~epar	74 -10Ƥ9f10Ǝ12ş23Ƙ24Ř26Ə
~epe	65 -7A8Ʊ9I10x11Ǒ14ǘǠ18ũ20u23zĿ31Ư
~epen	68 9Ʊ10I12Ǒ21u24zĿ33Ư
~eper	81 13x18ǘ19Ǡ
~eph	87 -7Ŷ10s13I15h17ų22ǩ
~epi	70 -9Ŷ-8N9ƶ10ľ12Ţũ15Ž16Ǡ19t20Uŀ25ǟ41x
~epin	70 -9Ŷ-8N9ƶ10ľ12Ţũ15Ž16Ǡ19t20Uŀ25ǟ41x
~epl	61 -9Ĺ-8ƚ7ž8Ƒ9ƥƮ10ǋ11H13ĺ16Ƌ19Ɨ22ƈ28Ɠ29Ǣ32Ƶ34Ɛ66ǜ
~epla	62 -9Ĺ-8ƚ7ž9ƑƥƮ10ǋ11H13ĺ16Ƌ22ƈƗ29Ɠ30Ǣ33Ƶ36Ɛ
~epo	78 13Ż16ĵǉǋ23ţ31ź
~epor	79 13Ż16ĵǉ24ţ32ź
~eps	71 -11Ư-8ŭ7ŘǢ10Ţ11Ǡ13c14ƻ15nǒ20P21u23ũ24Ŀŝ31Ɯ
~eps>	71 -11Ư-8ŭ7ŘǢ10Ţ11Ǡ13c14ƻ15nǒ20P21u23ũ24Ŀŝ31Ɯ
~ept	72 -9D-8ō-7ŋő7Yƃ8Ǘ13Ɛǈ17Ŷ20ƒ21ŀ22ŝ25Ű26ǖ37ƥ
~ept>	73 -9D-8ō-7ŋő7Y8ƃǗ13Ɛ18Ŷ21ƒ24ŝ26Űǖ37ƥ
~equ	63 9Ɲ10Ǚ14ĵƫ15Ľ16Ɣǌ17ơǢ22Ǔ24Ǟ34ķ41Ǐ
~equi	63 9Ɲ10Ǚ14ĵ16Ɣǌ17ơǢ22Ǔ24Ǟ34ķ41Ǐ
~er>	28 -41Ƹ-30d-23Š-22ĹŌ-21ŀ-17Ɣ-15mƤƻ-14Ʀ-13ǅ-12YŗŘůƈƗƬƶ-11ilƝǑ-10uGŇ-9Ŷƞƭƾǋ-8šŪƏưǢ-7ŃŵƢƪ7rłƘƯ8ń9aVŎǀǗ10csvFķƮƹǁǐ11CņżƠǆǏǞǩ12AľŚţŤŸ13ELŜ14PQƊǣ15hjyŒ16KUŽƋƷǌǤ17exHĽ18XŦ19ļų20ūŹƒǇǕ21ŬƼ22ŖŮŲƕ23BZŻƜƽǊǛǨ24IƂ25řŢƨǂ26wƟǦ27zşƳƴ28ƿǜ29pqǘ31Őź32oŴƑ33t35ǡ41Ņ42ƙ44ő48ƛ
~era	50 -15Ǐ-14Ʃ-12ň-9Ɣ-8S-7DƝƥǦ7Xƪǘ8ŉŕŴǉ9MƳǒ10ŃƦƨƭǧ11ź12ŷſƚǨ13Ūƀǌ14WŠǅ16ľŚƘǚ17ƁƬǝ18Ƨ19ǋǓ21ŗ22ǡ24šǢ26ŏ28Ɠ29Ƹ30ǥ31Ǝ33ư
~era>	87 20M21Ǝ
~erag	53 -15Ǐ-13ň-9Ɣ-7Ɲǡ7ŝƘƛ8ƪǓ9Xŉǉǘǥ10ŕ11ƨƭ12ŃƦǒ13źſƚ14Ǩ15Šǌ16Wƀ18ŚƁ19ľǚǝ21ƧƬ23ž26š27Ǣ29ŏŗ31Ɠ
~eral	66 -22ž-16Ʃ-7ŗ7ǖ12Ƴ15ǧ17Ǔ29ǥ33ǡ41Ƹ45ư
~eras	81 10ũ19Ƙ34Ǝ
~erat	82 -10D-9S11ǃǇ22ŷ29ǅ35ǋ
~erc	64 -13Ƃ-12Ř-11ƿ-8Ɔ7Ķǖ8Őǌ9ǋǥ11ź13Ǒ14ǆǍǛǦ15Ĵ17ǔ20Ǣ24Žƚ25œ38Ǆ
~erce	71 -13Ř-12ƿ-7Ɖ8Ķǖ10ǔ12ź15Ǒ16ĴǆǛ18Ǆ26ƚ27Ž28œ
~erci	73 -14Ƃ-9Ɔ8Ǣ10Őǋǌǔ11ǥ16Ǎ17Ǧ26Ǆ
~ere	31 -23Œ-21ǎ-19p-18ŀ-17Ŷ-16Tų-15ǅǑ-14x-13O-12ņť-11tŐƅǊ-10bNłƘ-9ƒƮǇ-8Ɠǆ-7eILŁűŲƌƖǞǣ7hqĹŗŸźƄƚƜƷƹǀǓǕǥ8mFXňżƃơǦ9ĵŇŌŎŘŴƗƭ10iruŢƼǈ11UWřƏ12kJYĸŅŖŤũƲ13dŔšŨƀǛ14ƙǃǩ15Ƃ16ƪƶǗ17ļŉŏƉƾ18ŧŷ19fƍǢ20sSǄǋǨ21Ɓ22DHōŚƝƦ23Ɵ24Ʊ25Qŝſ27Vƞǝ28jŜ29nŰ31MƤ32CǍ35l40Ɗ51G
~ere>	32 -21ǎ-20Œ-19ǅ-17ŀŐŶ-16Tų-15pK-14x-13Oĺł-11ņťǑ-10tIƒǊ-9bƅƘƨǇ-8NƮǟ-7eľŲƌƖǆǐǣ7ŬŵŸƧǔ8hƶƷƹǓ9qŧźƏƜǀǃ10FXĵŴżƃǢ11uŉƎƗƼǦ12UřƦǈ13ikrWŢŤƂƪƲƾ14dJYļŅŨǛ15ĸšƚ16ƙ17ƁǋǗ19HŷƉ20CōƍǍ21S22fsǩ23l24DVŚƝƟǄ25Ǩ26ſ27Ʊ28ƞ29ǝ30Ŝŝ31jnMQŰ34Ƥ43Ɗ48G
~erea	83 -7Ǎ13ǋ16ƣ27C
~ered	60 -13ƣ-10Ǐ-8pŘ7Ƅǐ8ļŗşǟǡ9ƪƾ10ľŐƁƭ11ǃ12mŇ13GĹŖ14Ŏ19ƀƨƶǢ21ŌƦ24ŏ26lŉ31Ǎ
~eren	66 -12ƚ-9Q-7Ǝ7łǘǥ8C10Vǅ11Ǖ15ŎŞ16ĺ17Ř20ň21ŧ22Ŕ24K26ũ
~eres	78 -11Z-8ǩ9ķĹ10ō11ƪ12Hơ15B17Š18Ň20Ɣ
~erf	79 12aiř14D15Ļ21Ş27ƛ
~erfe	81 12a13ř14D16Ļ21Ş
~erg	80 9Ɗ10ƃ26x31Y
~erge	83 10ƃ32Y
~eri	59 -9ţ-7C7dƜ8XŠŧ9ŻǕ10Ũŭ11ǣ12ƽ14ŀ15ǅ16ſƉǈ19ņŉƶ20Ƈǂ23Ƽ33Ő37Ǜ38Ų
~eria	89 11ǘ16Ǖ25Ɖ
~erie	64 -8ţ8ǐ9hXŧǂ10Š12Ũ13ŭƼǣ16ǅ21ŐŲ22ņ
~erin	73 -7Ɠ7ǩ8ƭ10Ɯƶ18Ő20ŀ21ſ24ŉŲ41Ǜ
~erio	81 10Ǐ15Ƽǂ20ƽ29Ƈ
~erl	89 11b21Ĵ26Ÿ
~erly	89 11b21Ĵ26Ÿ
~erm	64 -12ţ-10Ɣ7WƵ9hƌ10Ɯ13Ǖ14j15Bǜ18gŸ19ŕ33Ź56ƭ78Ʃ
~erm>	69 -10Ɣ8W9Ƶ11Ɯ18B21ŕ61Ʃƭ
~erma	83 14h26g29Ʃ
~ermi	78 -13ţ12ƌ19ǜ23Ÿ42Ź
~ern	70 -10QŃ-8a-7Ū8Ļľ9gLVƸǏ10Ō12iŕ13Ņǖ15j24Ŀŀ25Ű47ǔ
~erne	89 -8X8Ɗ17Ņ18Ŀ
~erni	80 -7Ū10Ǐ13V14ŕ16ǖ29Ű
~erno	83 -11Ń-8a10Ļ11g13LŌ15i18j
~ero	75 -12ť8ś10ǂ13ţ19Ƽ24ř26ǀ30ƈ
~ero>	87 15ţ28ř
~erol	89 12ǂ23Ƽ
~erou	83 9ś29ǀ
~err	74 7w8œ9Ũ12ǚ16ű18ǝ25ļ29Nŭ
~erra	87 35ŭ
~erri	89 7g10wœ12Ũ
~erru	86 21ǝ34N
~ers	42 -30ǌ-17ķ-15n-14I-13FHş-12dDRŮƬǁǡ-11Wǩ-10PŐœŭƀǤ-9UƁǝ-8tCƉǍ-7cQXZĸĿŌřŝŦűƆƳƶƺǚǦ7ĹŹƂƊǐ8ƏƨƱ9uŸƃƇƜǓ10zņŋŗǒǧ11ŜŠŽƋǈ12KƽǛ13Eňžƕ14ľųƼ15pMĻźƓƿ16Ǡ17Ɨ18łũ19ŷż20ƻ21ƣǏ22ơǗ24ŖŴ25Ʋ26ǃ27ǔǨ28Ǉ29ƢǑ31Ǖ36hA39ǆ40v
~ers>	45 -23ǌ-19ŭ-16d-14ķ-13F-12Dşǁǡ-11nIRŮ-10Ǥ-9cŐœ-8ltHŜƁƉǝ-7syCůƆƩƳƺǀǍǩ7ĻľŚŞƝƽǙǥ8bBńŠƊƱǘǟǣ9ŇŏŹƏ10Ĺųžǐ11uŸƇƜƨǓǧ12ǒ13złŗƋ14EKǠ15ŷźżŽƕǛ16ƲƼǨ17ũƿ19pƓǕ20Ǘ21ơ22A23ƣƻ24ƢǃǏ27Ŵ31ǆǔ32hǇǑ45v
~ersa	81 14Ļ17s20ŋ24Ʃ
~erse	83 8Ʒ11ǀ12ƾ13l17Ƣ27Ǖ
~ersh	84 7Ƅ10Š24ǆ
~ersi	82 12ǃ15yOŤ
~erso	63 -11Ƭ-8PWǌ7agŷǜ8ŖųǢ9TƂǎ10hł12fǈ13Jľƃ15Ŋŭ18ņ20Ǩ24A27Ɨ28Ŝ34M
~erst	76 7ũ9rǞ10ŀ11ĺżƽ13Ţ15ů20Ʋ24Ŗ33ň
~ert	56 -8ŕǚ7ŐƐ8Hşǃ9ƌƧ10Ɲ12Ƒ14ž15ơ16Dź17Tŭ21Ɨ22ķ30ǌ34Ǣ52ǒ72ǧ
~ert>	78 -10ǚ-7Ń8ǒ10Ɛ14Ƨ61ǧ
~erti	63 -10Ɯ-7ŕ10ǃ12ķơ18ǌ19ź20Tǒ21ŭ28ǧ
~erts	84 44ǒ
~erty	67 7Ɯ8ǋ10HŐş15ķ16Ƒ17ž18ǌ20D27Ɨ41Ǣ
~erv	64 -9ƿ8Cŝų9ƕǗǞ10Ţ11Ə12ţ14Ŝ16ǀ17űư18ľ21Ŀ31Ǆ32Ǜ
~erve	77 -10ƿ7f9ǀ10ų12Ǘ45Ǜ
~ervi	68 7ǚ9CŝŞ10ŢƕǞ12Ə14ţ15Ŝ18űư22ľ33Ǆ
~ervo	86 13ǀ31Ŀ
~erw	70 -10Ŀ-7Ł7ƈ8n9vŤǃ10iƳƸǂ12oǀ15Ś17Ǡ18J33ũ
~erwa	87 8Ũ13Ƴ22ũ
~erwi	87 8ű11v12ǂ13Ƹ
~erwo	78 -8Ł8ś11ǃ12i14o16Ś20Ǡ21J
~erwr	83 -11Ŀ7e9ƈ11Ť12n14ǀ19ũ
~ery	51 -10ƀ-8LOŗţŬǓ-7Ɯ7cľŴƯƽǑ8FĻŪŰƩǅǖ9Œǈǘ10Ɗǡ11ĴŔƼ12iō13nT14ş16UŭǙǢ17K19ķ20Ɨƻ22ŷ23Ƭǒ26ů30Z
~ery>	57 -11Ǐ-10iž-8OǓ-7L7hŀŌŜŞ8Ɲư9cUǥ10FųŴƽ11ƩǢ12ŪƊǝ13ǡ14ĴŒƼ16ƻ17T22Ǚ24Z31ǒ34ů
~eryb	67 -11ƀ-7Ŗ7gHƢƿ8ŁœŔżžƖ10Ű11Ũŷ12nķǅ13ǩ15K16ǈ19ľ20Ƭ
~eryo	89 -12ǐ15Ž25ŷ
~eryt	65 7ŘƂƳ8bAǑ9KĿƬƻǏǦ10ŝǢ11Uƶ13Ǆǐ14ǖ15Ư17Ļ19ō24ş28i29ķƗ
~es>	30 -28P-23Ŧ-21Ƃ-19a-17tŵǋ-16Ņž-15ŃŸƬ-14QSŝŭ-13iVĺƓ-12Ĵœƶ-11lƤƪƱƿǅ-10GMNőŔŻƗ-9ļŧƾǞ-8CŠƲƳƴƸ-7DFņŏśšƮǝ7ELƊƺƽ8gŀƃƅǤ9AHŗǣ10ułŹƆƇ11ŽƄƉƎƠǁǎ12TƏǄǕǙǚ13ryĵŮŰŲƋƚ14ZĽŪŴǑǘǜ15OşƜưǀǥǦ16WƙơƧƩǩ17cŘŞƯǔǛ18ƁƵ19pţ20ǉǖ21hƢǍ22Ŝǒ23x24ǏǓ25wĿŕǐ26qƘƨǢ28ńůźǠ30vǗǧ31Ǌ38o39ǈ40ǂ42Ƒ44Ł66ų
~esc	74 -12W-7ǋ7Ƹ8ƣ10ƉǍ28Ɣ29ƕ34ƻ
~escr	74 -12W-7ǋ7Ƹ8ƣ10ƉǍ28Ɣ29ƕ34ƻ
~ese	61 -7iR7Ŗŝ8CĺƸǛǜ9Ơǌ11Œǟ12f13ƺ14NQŋǇǞǩ15tŪ16n17lŐ19Pƒ24A25U
~ese>	62 -7iR7ŖŜƁ8ƸǛ9CĺŐƠ10ǌ11ǟ12fŒ14ŋƺ15QŪǞ16tǇǩ17n18l19ƒ20P25AU
~esen	86 10őŞ12Őǜ14ŝ20N
~esh	89 -7aǩ16ō19ŏ20Ľ
~esi	63 -12ŵ-8Ň-7SŹ7GƢ8ųƜǔ9xƥ12ŷǇǈ13Ŵ14Ǆ17Z18ķ19u21Ǎ22ǩ24n27Ʀ31ŀ33ǚ
~esid	65 -12ŵ-8Ň-7S7ŁƢ8Gǔ9ųƜƥ12ŷ13ŴǇǈ15Ǆ18Z19ķ20u22Ǎ25nǩ28Ʀ
~esig	84 46ǚ
~esit	84 45ŀ
~esk	83 -15Ǐ8ǈ12V15Ɲ29P
~esk>	84 -15Ǐ8ǈ12V15Ɲ29P
~eso	72 -10ǔ7Fŏ8ciuŌ9CŰƛ10nĻŚţƇǊ11Ƨ13IƔ15Ǆ21ĵƿ
~esom	72 -10ǔ7Fŏ8ciuŌ9CŰ10nĻŚţƇǊ12Ƨ13IƔ15Ǆ21ĵƿ
~esp	86 8ņ9ł11ǌǓ13Ţ16U
~espe	89 8ņ10ł14Ţ16U
~ess	44 -20Ƃ-13Ū-11ō-10ž-8ŁŗŬƷ-7TĺĿǉ7ŮƪǑǩ8AMľǛ9KǠ10Eƽ11ţǎǢǧ12ǜ13ł14JŅŰƖǙ15ǆǐ16ŎŭǂǅǞ17ǔ18ǓǚǡǨ19ǟ20Gǋ22ũƼǃ24Ǆ26Ɲ27iǗ29Ǌǝ30DU31ǥ45Ǧ
~ess>	46 -21Ƃ-12Ū-11ō-9Ũž-8ŐőŬƷ-7tuĺŁŗ7Ņƒǔǘ8nŤũŮǂǑ9AMŝƪǛ10Ǡ11ľł12Eǎǧ13UǜǢ15J16Űǐ17ǩ18ŎŭǅǞ19iǄǓǗǡ20Ɲ21ǟ22GǆǨ23ǋ25ǃ30ǥ31Ǌǝ36D48Ǧ
~essa	89 16Ĺ25K
~esse	76 -8ǆ7h8Ÿ9u11C12ǚ13ƽǄ14Ʋ17iǔ18Ǘ28Ǚ
~essi	71 -7ǩ9oPƐ11uŖ13Ņőţ14ń15ŇƼ16Ő21ǚ26Ɩ
~esso	89 9Ǐ18Ɲ42ũ
~essu	78 20ǂ31Ƽ
~est	50 -12ŀ-11CP-10Zůǐ-9Ş-8ŗŸƋ-7pĺńƗ7ĻŪƟƶƿ8łśǍ9YĽŖ10ŝƔƞưƼǩ11ĹĿŨǏ13x14BŇōŠ15mLǁ16tvU17Ŋƾǎ18Ź20Ə21ƘǙ22Ɯ23K24wIľ26ǔ31yǟ34ķ36ŉ
~est>	54 -11Pŀ-10Zů-9ķ-8dŞŸƋ-7ĺŗ7HQĶ8ŢŪ9śƿ10ĻłōŠŹ11Ɵ12YŝƔƞưǏ13Ŀ14Ũ15x17mLǩ18ǁ19vU20Ňǎǟ21t23Ə24Ƙ27wIK29ǔ30ľ38y
~esta	80 -10ǐ-9C13Ǜ14ƣƲ15ƶ20Ǎ21ǟ30ķ
~este	82 10ķ11ǂ14ơ16Ǚ21Ƽ
~esti	67 7ōŮǉ8dĹĽ9A10ƓǕ14B16Š27Ŋ52ŉ
~ests	82 15Ź23Ǚ33ƾ37Ɯ
~et>	39 -23Ƥǩ-18q-17ŭ-16Œ-15œŝƷ-14Ň-13l-12ľ-11yŏƉƔǞ-10ŕťŷƼǅǈǢ-9ōżƑǡ-8FZŖŤŲƌǑǖ-7zVĹņƅƗƫƴƸ7apLłǤ8fIĽƦǙ9tKƄƓƮƾǝ10gSXőƿǎ11ŃňŰŶƆƎƐƶ12cxGŸƨ13ŊŴƃơ14Jźƚ15űǕ16jkwMŢŽƏǜ17ĸŌŎŵ18eĻƊƕ19DŘŞ20Żƍƞǋ21ĴķśưƵǆ22HY24ƙƛ28vW29ŦŹ32Ɩ33ŀ
~eta	75 10Ɣ16Ǎ23Ƒ25Ǆ30Ɖ
~etac	87 -7Ű27Ƒ
~etal	80 17Ǎ32Ɖ
~ete	71 -9ƹ9ƽ12ư13ǂ15y16j21Ǝ32Ů
~etec	84 -11ƹ24Ǝ
~eter	83 -7ŏ14ư19j37Ů
~etes	80 11ƽ14ǂ
~eth	51 -11ũ-9Ƥ-8ayA-7ĻŤǘ7EłńţǊ8PĿƄ9iŔŢųŴƯǕǛǩ10gŽƫƬ11ōŖū12NĴņŊŗŪ13Ř14Zŵơ15Ŷ16şǨ17Ş19ƺ20ĸŉƨƶ22Y23ŏ29ĺŀ
~ethe	72 7ƫ9fŏƀƵ11MǊ12ơ13Zǉ16s17Ĵ31ş
~ethi	52 -11ũ-10Ƶ-9Ƥ-8A-7ayĻŤǘ7ńţ8EłƄƦ9PƯǕǛ10giĿŔŴƬ11ōūŽ12Ŗŗǩ13ņŊ14NŘŪŵ16Ŷ17ŏǨ18Ş20ĸƺ21ƨƶ22ŉ23Y29ĺ30ŀ
~eti	64 7ļ8ǟ10M11ŜƼ12ǈǙ13Ņ17O18Ƨ19t23ƭ25ń28P32Ķ39V
~etim	84 -8q9ǚ12ǟ13Ń14ƭ16ǈ
~etin	80 9ļ12M16Ǚ23O
~etir	68 -7p10q12Ŝ13ƭ20Ƨ21t30P35Ķ42V
~eto	84 -9C9ņǆ14Ł17ƿ60l
~ets	61 -9Ɣ-8ǙǨ-7ń7TƲǌ8sĺļƌƯǣ10Ƣƭ12ţƁƎ14ǟ15Ŏ18ķ19Ŷ22ŻƝ24Ł25ǩ30ƫ33h
~ets>	61 -9Ɣ-8ǙǨ-7ń7TƲǌ8sĺļƌƯǣ10Ƣƭ12ţƁƎ14ǟ15Ŏ19Ŷ22ķŻ24Ł26ǩ30ƫ33h
~ett	53 -11Źǩ-10Qŀœ-8ķ-7B7rūǁǙ8jľ9qPĹƆǠ12ł13LŢŦ14pź15Ş16x17oGŇƖǂ18Kƹ19Ŀƨ20Ƹ21Ľ22U23Ś25ŒŔ26b28ƞ41t
~ette	61 -12Ź-11Q-9œ-7ķǩ7Jǐ8Ţ9ū10rĿǁ12qľ13ƨ16p17Lź20oŚŞ21Ňǂ23Kƹ26Ľ30tŔ31b
~etti	66 -10ŀ-9Š-8ƙ7ƞ8Śŵƪǝ10Aűƨ11zU12iǠ13PƖǙ15jĿ19t26x36Œ
~ettl	80 8ŃŠ9G10Ɩ12ł15ŧ22Ŧ27ƞ
~etty	71 7ƉƑ9WŕŢƞǐǑ10ōŴŶƙ12Ũ14Ɔ16G20U28Ƹ
~etu	82 8fĺ10ǆ11ǊǠ14T15ŧ20Ǚ
~etur	83 8f10ǆ11ǊǠ14T15ŧ20Ǚ
~etw	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
~etwe	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
~ety	69 18Ƽ19Ǝ61Ǚ
~ety>	69 18Ƽ19Ǝ61Ǚ
~eve	40 -14ƃ-13Ŧ-11OƀƸ-10rsyĹƝƭ-9IŃŠƥǓǨ-8ńŬƧƱǃǞ-7jkDWŚŧƄƌƓƠǍ7ĴŢŭƍƚǐǖǚ8nķĿƲǆ9CŸ10şŨſǢ11gTŒƻ12Lő13mŗšƯǊ15hKŷŻǙ16Şƹ17ůŲǥ18ŽƜ19RŜƂƊƗƛƿǘǝ20żƙ22HņŖųǜ23Ʃǩ25Ƽ27Ƭ29ƴǒ43ţ44Z
~eve>	78 7Ō8ŋ9l10m11M13SƬ15Ÿ19d24ǩ
~evel	73 -11Ʊ-8ƭ7Ŷ9ŀ16ƣ17Ɔ19Ɗ22mƩ
~even	60 -8Ĺ7ƿǣǩ8h9nŕ10RŢƬƹ11ŷ12ŒŜ13Ũ15Ư16ũ26Ǌ27ż28ţ30L
~ever	42 -14ƃ-13Ŧ-12Ƹ-10sƀ-9rIOSŌƝǓ-8yLŃńŠŬƥǨ-7WŧƠƧǃ7ciUĴōŝƢǩ8ŤŷƍƑƟǐǖ9nƚƲǆǚ10ķĿŭƊƹ11CşǢ12Ŝſ13RT14gőƻ15ŗšƬƿ17hKǙ18ŲƩ19ůǜǥ20ŻŽƂƜ21ƛǘǝ22Ɨƙ24ų25Hņţ27Ŗ28Ƽ31ǒ32ƴ48Z
~evi	76 -9ƶ10ǌ14Ǟ23ǩ24ŖŜ25ƕ45Ž
~evic	84 50Ž
~evie	84 -10ƶ-7q16Ǟ26ǩ27ŖŜ
~ew>	52 -14Ɖ-13š-12Ƣ-9ǋ-8ŷƩƶ-7qŠƇǧ7œŖƂ8UųƝ9ƲǨ10ũƋƗ11ţ12ĵǣ13Ǖ14ƅǑ15ǉ16ĺŒǙ17ĹŹƹ18GHŊƁ19ƌƵ20Ƥ21ƈǈ23Ǉ25ƞ26Ŷ27ŕ28Sǅ31i33Ǟ
~ewa	63 -10Ŕ-7ŷ11š17ś19Ū21Ĺ27ŕ31Ű36Ŝ
~ewal	66 -10Ŕ7Ǟ12š18ś23Ĺ28ŕ38Ŝ
~eway	78 -8ŷ8Ə24Ū39Ű
~ewe	67 -10p8Ŗ10Ŵ12Ɖ13Ū16š19Ơ27ƅƛ35Ƙ
~ewed	84 8Ŝ11Ŗ22š24Ơ
~ewel	73 39Ƙ
~ewer	79 -11p13Ŵ14Ɖ33ƅƛ
~ewh	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű19ŚŢ21ƥ22ŴƤ
~ewhe	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű19ŚŢ21ƥ22ŴƤ
~ews	84 -16ƭ20j24ǎ30ŕ
~ews>	84 -16ƭ20j24ǎ30ŕ
~ex>	74 -12ǧ-8ƜǃǍ-7Ɔ8Ų9Ơ14Ƙ25Q37ƫ38ơ46ƣ
~exa	65 -10Ǎ9JYŅ10ƕ11ŀš12Ǆ13ơ16ŤƧ17d18lū65ǁ
~exac	71 -11Ǎ-7ŭ9Y10Ņ11ƕ12ŀš13Ǆ14ơ18ŤƧ19d20ū
~exam	73 10J75ǁ
~exc	69 -9ž7i8H9ŷ10ǣ13ƖƸ27Ŗ30Ŕ31ƞ35Ƶ57Ǧ
~exce	76 -10ž14Ƹ63Ǧ
~exch	89 46Ƶ
~exci	84 9i12H16Ɩ39ƞ
~excl	87 12ŷ13ǣ36Ŗ
~excu	89 41Ŕ
~exi	87 7ű19M21Ƶ
~exis	89 7ű21Ƶ
~exp	59 -11Ɣ-7Hţ7ĽſǊ8Ũ9XYŸ10eŎ12ųƗǅ13BŬŴ15Ňư18ņŖ19ǣ20Ƙ23ň27Ŋŕ30Ŕ34ĸ37Ǟ
~expa	89 -11H36Ǟ
~expe	65 -8ţ7Ǐ8ĽǊ9ŧ11XY12Ũ13ŎƗ14ǅ15Ǟ17ư19Ň21ņ22ǣ23Ƙ38ĸ
~expi	82 13Ÿ15e39ŕ
~expl	70 -12Ɣ-7ŧ11ſ14ų16BŬŴ27Ŗ29ň33Ŋ37Ŕ
~ext	58 -17g-13Ʊ-12ǥ-11a-9JW-8Nƭ7pŲ8ũƶ9ſǘ10kƤƫ11Ń12ĺūǖ13Hśƴ14řǞ16ŎƖ17yƂ19ŕƎǇ20Ƈ23Ǥ25ǀ26V28Ɓ35Ǎ64K
~ext>	62 -13Ʊ-11ǥ-10W-8N-7ƭ7ŗ8pũ11ſƫǀ12Ń13ĺū14śǖ15H16řǞ17kƖ18Ŏ19y21ŕ28V30K38Ǎ
~exte	89 32Ƈ
~exti	81 28Ǝ30K
~extr	74 -19g-12a-8k8Ǧ10Ų11ƶ13Ƥ17ƴ19ǀ22Ƃ25Ǉ29Ǥ37Ɓ
~ey>	41 -15Ń-14ŵƷǟ-13ƃ-12aŭƵ-11cǞǢǣ-10ĺň-9tŠŶſǗ-8MļŇƭǃǔ-7jmnCPĴŁłŉŨŷƔƙƜ7Sƌƽƿ8Ɲƫƾ9rUĸŐƁǁǏǠ10ƩƶǓǧ11Ʀǒ12zķŲżưƻ13RTšŢƱ14y16AŜƖ17x19ŗǑ20ƅ21ŘƼ22ƐƧ23ŦǨ24ƕ26ơƴ27ƪ28WŒƠǤ30Ņ32vŞǖ35w46Ŕŝ53Ʈ57ŧ
~eye	86 11ƃ12Ŗ18A21Ŷ
~eys	72 8v9ŃŲ11Ŀ17ơ28ų34Ɩ
~eys>	73 8v9ŃŲ11Ŀ28ų34Ɩ
~fac	75 -20ŗ-18J-10Ł-7ƅ12Ʀ13Ƈ19ǘ23ļǄǩ25ł26M28Ƭ
~face	80 -21ŗ-8ǘ13Ʀ24ļ26ǩ28M30Ƭ
~fact	83 -19J-11Ł-7ƅ7ǔ14Ƈ25Ǆ28ł29ǘ
~fai	75 -8a9Ŏ11Œǁ13ļľŧ14ŉ15i18Ň22ŀ25ĵ
~fair	76 -8a7Ş10Ŏ13ļľŧ15iŉ18Ň23ŀ25ĵ
~fak	83 -17Ť15Ŀ48ǘ
~fake	83 -17Ť15Ŀ48ǘ
~fal	65 -18Š-10Ʈ-9Ư-8Ĺ-7ĺ8ƃǞ9Ň10ť11Ǚ14Ř15y16dǣ18ƾ19ŕ20ǡ21YƗ22Ɯ23ƞ28Ŷ
~fall	65 -18Š-10Ʈ-9Ư-8Ĺ-7ĺ8ƃǞ9Ň10ť11Ǚ14Ř15y16dǣ18ƾ19ŕ20ǡ21YƗ22Ɯ23ƞ28Ŷ
~fam	57 -13Ƣ-7ůƼ7zƭ8aĿ9Ƹ10ǅǇ11A12hF14Ľư15ŪƳ16Ɯ17Ŗ19Ũ21ƶ22u23ƤƬ24Ʈ25y36n37ƽ
~fami	57 -13Ƣ-7ůƼ7zƭ8Ŀ9Ƹ10ǅǇ12hAF14Ľư15ŪƳ16Ɯ17Ŗ19Ũ21ƶ22u23ƤƬ24Ʈ25y36n37ƽ
~fan	87 11ǃ14Ƙ18Ŀ25r
~far	60 -16Ŵ-14L-10h-8Rƛ-7lǩ7yŜŭǄ8Ňŉ10vŅƕ11uƭ12ZťƝ13ų14ƞƶ16ňƙ19ǐ20m21ƚ22Ə23i27ńǑ28Ő38ő50ů
~far>	64 -17Ŵ-15L-8R-7ƛ9yS10Ňŉ11mvƏ12ƭ13uZőťƙ15ź16ųƞ17ň22ǐ24ƚ31i47ů
~farm	73 -11h-8S7Ľ9ŜŢ10Ǆ13Ņ14ŭ16Ɲ18ƶ31ő36ńŐǑ
~fars	87 -7i13ů18Ə
~fas	78 -7HŦ11ŧ13Ǉǩ15Ż24Ń41ň
~fast	78 -7HŦ11ŧ13Ǉǩ15Ż24Ń41ň
~fat	79 9B21E22z24Ƴ29ƽ
~fath	80 10B23z25Ƴ29ƽ
~fau	78 10ƃ14Ť42ż
~faul	78 10ƃ14Ť42ż
~fav	82 -7sƌ17rŝ18ƞ19ǩ23Ŷ
~favo	82 -7sƌ17rŝ18ƞ19ǩ23Ŷ
~fax	84 -8Ʋ7ƕ15Ƅ19ĵ29ś
~fax>	84 -8Ʋ7ƕ15Ƅ19ĵ29ś
~fe>	50 -13ŏŻ-12v-11Ƽ-10PŐǩ-9ƹ-8ŵƃ-7CRŗŜƽ7şǠ8Ʈ9Ƙ10Ǝ11mo13Ŵ15f16ipqĺǈ18Ƭ19ǂ24Ž28sƪƭƵƿ30ƫ35ƴ36t37r41Ʒ43Ʃ46Ƨ52Ʀ54ƨ
~fea	89 32Ŀ
~fear	89 32Ŀ
~fec	79 12ař14D15Ļ21Ş27x
~fect	79 12ař14D15Ļ21Ş27x
~fed	89 -14ť13V19Ş32Q35ƈ
~fee	57 -12ǂ-9Ņ-8TŖ-7a8UņōƊǛǟ9Xžǀ10ĵŋ11tƺ12iŀ13Ə14Pǁ15ǋ16uŎƞ18Ž19Ƹ20ŢƆ21Ň22rŧ25M30Ũ31Ƭ
~fee>	81 -8Ň9iY13Ǜ14ō25M26ǩ
~feel	62 -13ǂ-11ǩ-7Ƴ7iN9ņǟ10ŧž12Xĵŋ14t16ǁ17r19Ŏƞ20Ž22ŢƸ29Ň33Ũ36Ƭ
~feet	70 -9Ņ8r10Ɗ12Uǀ14ŀ15ŧƺ16Ə19P21ǋ34Ɔ
~fel	74 -7d7ƫ9gŅ11Ɯǃ12xſǡǣ13ń14Ƙ16Ŝ17ņ18ƵǑ
~fell	74 -7d7ƫ9gŅ11Ɯǃ12xſǡǣ13ń14Ƙ16Ŝ17ņ18ƵǑ
~fen	72 -7Ű9lţ10ű11ź16ƍ18ǩ29ż47Ƒ
~fenc	78 -7Ɠ17ƍ53Ƒ
~fend	80 -7Ű10ţ12ű20ǩ33ż
~fer	61 -11ƚ-9Q-8Xť-7Ǝ7Cǥ8Ɓƴǅ9VǕ11Ň12S13ŎŞ14ĺŘ15ĴńƂǄ16Ŕŧ18ňƒ20Ņ23ũ24ł33K39ļ
~fer>	73 -8ť-7X7ǚ8Ķ11Ɓƴ13KƂ15S19ĴǄ20ƒ23ļ29Ņ
~fere	66 -12ƚ-9Q-7Ǝ7łǥ8C10Vǅ11Ǖ13Ň15ŎŞ16ĺ17Ř20ň21ŧ22Ŕ24K26ũ
~fes	68 -10PƸ-8Ÿ8ƐƜƺ10bjB11Ʈ12ų13ţ19ǂ21ǚ26q38op
~fes>	71 -20P-10Ƹ-9Ÿ-7d9Ɯƺ11bjB12ųƮ20ǂ27q39o40p
~fess	80 7ņ10Ɛ11P16ţ25ǚ
~fet	70 9Ś12ƭ19Ǝ62Ǚ
~fety	70 19Ǝ62Ǚ
~few	71 -15šǞ8mǣ9Ľ12Ɓ13Ɲ15H19ĵ20ţ27Ŋ
~few>	71 -15šǞ8mǣ9Ľ12Ɓ13Ɲ15H19ĵ20ţ27Ŋ
~ff>	50 -13P-12Ƽ-11Ǡ-9Ş-8ŃůžǨ-7CQĻŎŖƕƜǄǝ7ſƧƲ8DķũŵŽƋƾǐ9qƊƝƬǈǛ10eŀǘ11sAWšƄǂ12ťǓ13ZƟƢ14jƛ15gƔǊ18kB19ǣ20IOǢ21yƥ23Ŭźǜ24ŋ27ƗǇ29Rĺ32Ł
~ffe	61 -11ƚ-8QX-7Ǝ7Cǥ8ƁƴǅǛ9V10ōǕ11ĺ13ŎŞ14ńŘ15ƂǄ16Ŕŧ17M18ňƒ21Ņ23ũ24ł33ǩ
~ffee	82 -8Ň9iY13Ǜ15ō26Mǩ
~ffer	63 -12ƚ-9Q-8X-7Ǝ7ǥ8CƁ9ƴǅ10VǕ12Ň13Ş14Ŏ15ĺńŘƂǄ17Ŕŧ19ňƒ22Ņ24ũ25ł
~ffi	64 -17ĺ-15ǟ-13Ǉ-9m-7Ů7ŭ8I9śǘǩ11PĹǍ12ŻǤ14N17R18ŜƖ23U24ơ25ůƝ30ƕ31ǋ33M36ǈ
~ffic	64 -17ĺ-15ǟ-13Ǉ-9m-7Ů7ŭ8I9śǘǩ11PĹǍ12ŻǤ14N17R18ŜƖ23U24ơ25ůƝ30ƕ31ǋ33M36ǈ
~ffo	84 -8ǩ-7ŵ9ǔ20Ƥ34X
~ffor	84 -8ǩ-7ŵ9ǔ20Ƥ34X
~fia	87 -9d12f15o18p20q
~fian	87 -9d12f15o18p20q
~fic	54 -13ǟ-12Ǉ-11ĺ-8m-7ŕ7śǃǘǩ9PĹǍ10NŻǤ13ūǌ14RŜź15Ɩ19Uǒ20ơ21ůƝ23ǧ24ƕ26ǋ28Mƫ29ǈ30ĵ
~fic>	86 -11m11ů13ǋ14N17Ż
~fica	63 -7ŕ10ǃ16ū18ǌ19źǒ28ǧ
~fice	65 -15ǟ-13Ǉ-9ĺ7ŭ8I9śǘ11PĹǍ12Ǥ17ů18R19Ŝ22ǋ24Uơ26Ɲ31ƕ34M37ǈ
~fici	68 14Ɩ36ƫ
~fie	79 -8Ő-7Ũ12ŧ13ĸŚ15J16ǈ18a20Ǥ21ŝ
~fied	87 -8ŐŨ13ŧ22Ǥ23ŝ
~fiel	83 13ĸŚ15J17ǈ18a
~fif	84 10Ǥ12Ń14Ĵ17ŕ24ń
~fift	84 10Ǥ12Ń14Ĵ17ŕ24ń
~fig	68 -13Ǐ-9Ŕ-8B7Xŗƭ8yĸłœƗǉǊ9UŖ11Ǡ12A13ůưǜ14űƓ15ŧƈ16Ƭ18rƘ
~figh	83 -11Ŕ9Ŏ11U15r16ů18ǜ21ŧ
~figu	70 -13Ǐ-8B7ŗƭ8Xĸœ9yłŖƗǉǊ12AǠ13ư14Ɠ15űƈ17Ƭ19Ƙ
~fil	62 -8o-7Ÿǔǧ7ƻ8JŮ9d10Ō12ǜ13Ɨ15ś16ļ17ǒ19ĹŤ27ǆ29Ľ32a39ţ42Ǘ45Ƅ
~file	67 -9o-7Ÿǔǧ7ǘ9J10d13ǜ17ś19ǒ21Ť26a28Ƅ30ǆ42ţ46Ǘ
~fill	71 7Ɗ9a10ƻ11Ů12Ō16Ɨ20ļ24Ĺ35Ľ
~fin	56 -9S-8ł-7q7ŧŽǡ8GUķŊƮƯǊ9ĸŠƷ10AŁǁǩ11Bƪ12kNŋŖƄ13EƼ14Śƌ15ƞǘ16Ǚ18f21Ǡ22mļƊ28ư29Ŭ40Ǆ
~fina	66 7j8Ľ11tƯ12Ʈ13ŁŊ14ĸ15A16Ƅ17kB21ƞ26Ǡ36ư37Ŭ
~find	71 -12ǩ7ž10Ŏƾ11ķǟ12Mŧ13UƷ15Š18ƪ20ŚƼ24ǘ34ļ
~fine	76 7ǂ8Ƙ9iǁ11ťű12Ǌ13Žǩ14G19Nŋ27Ŗ
~fing	80 11ũ13P20E25f27Ǚ34Ǆ
~fini	71 7Ťź10ǡ11Ǆ19ǩ20ƌ30mƊ
~fir	53 -11ĸ-9ǎ-7RŗŰŵżƞǌ7kƠ8ewU9aŚŠƨ10YƘ11ǩ12xŕ14Ňŉœƫ15Aĺ17ńƅƤǢ18Ť19oŏǝ21Ɩ24ŃŘ25Ǝ38Ɛ54ǜ74Ə
~fire	60 -11Ǐ-7RŰŵ7ţ9k10UŃ13Ƙ18ĺ19ŉ21Ǣ22Ť23Ƥ26ǝ29Ǝ45Ɛ46ǜ87Ə
~firs	59 -10ĸ-7ǌ7Gǅ8sƠ9Sž10ewŠ11ƨ12a13YŚ14ŕ15x16œƫ17Ń18ǩ19AŇ20ƅ21oń22ŏ25Ɩ28Ř
~fis	82 9h10Ɵ61g
~fish	82 9h10Ɵ61g
~fit	69 -7ƳƷ7Ş8ő9ńŇŠ10ŌƧ11tǞ13ƦƬ16ơ20Ő23Q27Ǆ36X46W
~fit>	74 -8Ƴ-7Ʒ8Ş9ő10ŌŠ12ƧǞ15Ƭ16Ʀ17ơ22Ő27Q29Ǆ40X
~fits	78 11ń13tŇ50W
~fix	74 7y8Ŏ9ŵ11ǀ12Ǣ13ǌǩ14Ƥ15ţǏ16ƀ17H27Ş31ƌ46ũ
~fix>	81 -8ƌ9Ŏ16ǩ17ţƤ18ƀ31Ş35ũ
~fixe	86 11ŵ15ǌ17ũ29ƌ
~fixi	89 8y13ǀ17ƌ21H
~fla	75 -17ƈ10ƚ15Ɛ16Ɓ17Ʃ19Ŕ20ƴ21ǩ26ƨ45Ɖ
~flat	77 -18ƈ10ƚ17Ɓ20Ŕ21ƴ22ǩ27ƨ46Ɖ
~flo	64 -11ŐǍ8xŨƃ9ƌ13Ɔ18Ʈ19ǈ22Ɗ23H35ƛ51ƣ80ƙ
~floo	65 -11ŐǍ8x9Ũƌ13ƛ14Ɔ15Ƥ19ǈ23Ɗ51ƣ82ƙ
~flor	87 12ƃ32H
~fly	80 -7Ÿ7f14ļ61ǀ
~fly>	86 -7Ÿ50ǀ
~flyi	89 8f16ǀ
~fo>	83 8ļ11Ľ13Ŋ21ń23Ǘ
~fol	63 -12Ɲ-10ǩ-7S7aUĹǈ8Wƣǡ9gļ10Ʈ12ŽǨ13ǖ15ŝƜƧ16Ǘ19ǔ20Ʀ21Ǉ22ƽ24K25ňƥ32z
~folk	65 -12Ɲ-7S7alľ8UĹǈ9Wƣǡ10ļƮ13Ž14ƥǖ16ŝƜ17Ǘ20ǔ21Ʀ23ƽǇ33z
~foll	80 -9ǩ14g15ƥ21Ƨ23K37ň
~foo	70 -12ǐ-10c-7Ÿ9jŠǋ13Ɯ15ũ18Ż24Ɠ29Ɔ31Ǆ34ƺ41Ǜ
~food	80 -14ǐ-7ƿ36Ǆ48Ǜ
~foot	75 -10c-7Ÿ10jŠǋ16Ɯ20Ż26Ɠ31Ɔ36ƺ
~for	32 -20C-17UŷƼǘ-15ňųǉ-14Ŀ-13D-12Ƨ-11ŚƚƸ-10ZōŕŝũƞƢƮƷǍ-9ovSƑ-8ŀşƁǄǛ-7ƛƩǎ7ejǊǦ8NŃťƫƯ9ŔƕƳǑǣ10apyMŽƟƬƿǞ11gVŠŤơ12qHţƭ13ǧ14ŉƅǥ15ņǢ16GŨƔ17Jǁ18blLTĽŖśƝưƻ19ŗǌ20dkĶŌƀ21QłƗƴǈ22űƤ25Ļľ26ǓǠ27cOƓ28Ƅ30XŘ31ƶ32Ĺǂǐ36Ơ38ŭƒ40Ų49Ʊ
~for>	34 -23C-22ų-17Uŷ-16ŀƼǘ-15ǉ-13DŁňœ-12ĿŏƮ-11ƚ-10ƧƩƸǍ-9ZŚƢ-8hvƑƷǜ-7aļŕŪūŮƞƦǄǛ7cGŅŉƎ8wMYŐŘžƟǟ9ŌŜŠǦǧ10Vƴ11jLNƯǑ12pŔŽ13ƬǞ14gyŦƭƻƿ15ŒŤű16qǢǥ17lţƗ18Ɣ20Xłǁ21ŨƄư22bdOĻƝǌ23ŖŗƀƤ24kQǓ25Ķ29ľ30Ǡ32Ɠ34Ĺ35ƶǂǐ40Ơ43ŭ44Ų47ƒ57Ʊ
~forc	83 7Ʀ12Ō36ŏ
~ford	80 -8ǩ8ǔ9ū15Ŷ18Ƥ21ǣ22Ů23Ū30X
~fore	56 -13ũ-12Œ-10ōŦ-9Ņƒ7ĽŋŠŵƕƩ8ǅ9ƖǕǧ10uƈ11aŊŧƽ12OŎ14LŁŉťűƫ15T16Ƅ17G19ŃǊǓ21Jƴ25H27œ28ƅ29ǈ31ņ36Ř
~forg	86 10Ɠ15ƨ16Ƅ20Ľ
~form	65 7ǆ8Ƶ9ĹŐƜ10h12a14cơǗǩ16mĻ19ļƻ20Ľ21ǜ
~fort	74 9TŌ11Mŭ12Ƴ13e18ų19X37c
~forw	80 -7H12Ŏ15ŀ29Ō35ś
~fou	76 -11ť11ż12ř13Ļ14ű19Ʃ24ŚƇ28k50ǅ
~foun	78 -11ť11ż13Ļř14ű19Ʃ25ŚƇ51ǅ
~four	89 -7g7x34k
~fra	75 -8Ǆ9H10Ǒ14ǅ16P24ǩ34Ƈ35Ń48Ŀ
~fram	78 -7Ǆ11Ǒ15ǅ19P36Ń40Ƈ
~fre	71 -10ň-7ǩ9Ŭƛ10ĿƷ11ōƧ12ţǁ14Ľŏ15Z17s19N21L23j28g30Ɣ
~free	73 -9ň9Ŭƛ10Ʒ11Ƨ12ţ13ǁ16Z17s20N23L24j30g31Ɣ
~fri	70 -8Ʈ8Šƃ10ľƜ13Ƴ14Ƥ17aļ18Ƣ19Ʒ35B36A
~frie	70 -8Ʈ8Šƃ10ľƜ13Ƴ14Ƥ17aļ18Ƣ19Ʒ35B36A
~fro	47 -26ǩ-15T-11Şǐ-10hųǧ-9QƤ-8LPŒǥ-7KĹŌŴƛƳǗǘǤ7Ƅƚƽǅǌǖ8eŲŶƅƈƦƪǏ9kŀŠŤŸ10IŇœśũƇƉǄǝ11ĴƧ12rķŧƜƣǍ13Wǈ14ĸ15ƏƩƻǊǜ16Śźǃ17RĽŎŢ18ŔơǑǔ19Ņ20ǒ22Ŝ23ƙ28Ļ29ǋ31l38Ǖ
~from	49 -23ǩ-15T-11Şǐ-10hųǧ-9QƤ-8Lǈ-7ĴŒƛƳǘǤǥ7uŦſƄƟǅǙ8ƈƚƽǖ9kŲŶŸƅƦƪǏ10ŀŠƩ11IŇœśũƉǝ12ƧǄ13rŧƜǍ14WķƏ15ŅŤǜ16ĸƻǊ17ź18ĽŢǋ19RŎǑ20Ŕơǔ22ǒ23Ŝ25ƙ30Ļ34l40Ǖ
~fron	68 -8Ť-7DŴ7ŅƩ10j12ĺƏƣ13q14ǌ16Ƈ17ǋ25Ĵ30Śǃǈ
~fry	87 -9ǩ72Ǜ
~fs>	83 -10v-7Ɖ12ƈ14Vǂ15t21Ǆ26Ŏ
~ft>	64 -10ŀ-9Ń-8Ŕ-7Ƭ7fU8ŉ9ĵķĸļŤ11Ķ12ĴűƧ13ŕǩ14ōŵ15eŢ17ZƔ18ŝ25Ŭ27Rƶ28ƀ30Ų
~ftb	89 12g13x
~ftba	89 12g13x
~fte	53 -13ǐ-11ƭ-9Řǩ-8Ňƚ-7aux7ŰƋƕǙ8ŕţƜƧƫǀ9jtJľƩ10Ʒƿ11gU12ĻǢ13Ţ14EŲǎ15wť16yŭ17Ɵ18ƃ19Ŝ20ķƯǤ22z23ŦŨ25Ƴ26L47ũ
~ften	70 -16ǐ7Ŝ8Ź9ųƐ11Ǚ14Ɯǀ15ƿ20Ɵ23Ų24ŭ
~fter	55 -11ƭ-9ŃŘ-8ƚ-7auŇǩ7biVŌƕ8ŰƋƧ9tţƩƫ10jJľ12Ʒ13UĻŢǢ14gŜǤ15Eǎ16wť17y19ƃ21ķ22Ư23z24Ŧ25Ũ27LƳ49ũ
~fth	89 16Ĵ26ń
~fth>	89 16Ĵ26ń
~fts	87 7Ǉ16R27ǎ
~fts>	87 7Ǉ16R27ǎ
~ful	60 -15w-14ǡ-11ţ-9PŏǢ-8Y-7c7qŨ8biuDōŲƮƼǄǛ9Ơǉǟ10ƓƟƢ11Źƃ13ƤǍ14ƭǜ15Ǚ16ĴŒ17Ŏ21U22Ǉ26ũ31R32a48ƀ
~ful>	78 -13ţ-11P7Ŋ8BǍ10ĸňŨ11Ʈ12iǉ13b19ǜ32U35ũ
~full	62 -15wǡ-9ŏǢ-7cY7Ǎ8quōŲ9ƼǛ10ƟƠƢǄǟ11ŹƃƓ13D14Ƥƭ16Ǚ17Œ18ĴŎ22Ǉ32R34a50ƀ
~fun	63 -16m-9y-8Ĺƶ8vǤ11ƕ12ƢƳ15x18ǟ23Y24kƱ27ǩ29ǣ42Ŷư44g
~fun>	72 -8Ĺǩ7ǀ9vǤ14Ƣ17x22ǟ28k50Ŷ54g
~fund	77 -20m-10y14ƕ31YƱ36ǣ
~fune	74 14Ƴ53ư
~fur	73 -19u-7Ɲ9d10Y12ƥ14ĸ18G20ƊƢ22Ƌ35h40Ɨ
~furn	74 11Y12ƥ14ĸ18G21ƊƢ23Ƌ40Ɨ
~fus	80 -8D-7ǜǩ14ư28ň33ƴ44Ƌ
~fuse	83 -8D-7ǜ35ƴ45Ƌ
~gac	89 40ƶ
~gacy	89 40ƶ
~gad	89 -8Ǚ15Ž18Ǝ
~gag	63 11FƘƭ17Ʈ18Z24f37ƕ47Ɣ
~gage	63 11FƘƭ17Ʈ18Z24f37ƕ47Ɣ
~gai	60 -11ĸ7łŜ8Bƚƺƿ9ońǡ10rZǩ13t14kY17L18Ŷ20ƪ24ň26Ɠ29Ɨ34ũ
~gain	60 -11ĸ7łŜ8Bƚƺƿ9ońǡ10rZǩ13t14kY17L18Ŷ20ƪ24ň26Ɠ29Ɨ34ũ
~gal	75 -10x10Ɔ12ŋ14Ƌ15Ʋ19fǩ23ƞǆ24ǃ
~gal>	80 7Ǥ11ǆ13ŋ17Ʋ29ǃ
~gall	87 15ǆ22ǩ23f
~gam	86 25g46ǩ
~game	86 25g46ǩ
~gan	87 -8w12Ļ17C24ǆ
~gap	76 -7Ǌ10ƭ24ŕ51š66Ɓ
~gap>	77 -7Ǌ11ƭ24ŕ33š67Ɓ
~gar	64 -7z8Ɛ9ǂ12ŤƜƣƴƼ14gƑ15ƥ17Ɔ21x27Ɲ41ƹ53Ű
~gar>	82 14ƹ16ƴƼ
~gara	69 -7zƽ9Ɛ14ŤƜ16Ƒ17ƥ19Ɔ30Ɲ58Ű
~gard	86 7Ĺ19ƣ20g
~gare	86 14ǂ34ƹ
~gas	84 7Ƌ45Ɛ
~gas>	84 7Ƌ45Ɛ
~gat	75 -8ơ-7ƙ7Ǚ9ǀǌ11Ɯ13ŏ15ƣ16Ǆ20Ǔ21ǡ22ƍ26Ű
~gate	80 -7ƙ8Ǚ16ƣ23ǡ24ƍ28Ű
~gav	76 -7w9WŊŔŻ10ńǚ12B15Ņ25Ŗ38ļ
~gave	76 -7w9WŊŔŻ10ńǚ12B15Ņ25Ŗ38ļ
~gc>	86 -18ơ30ǧ43Ǔ
~ge>	41 -17Ǐ-15Ɖ-12ǆ-11Ō-10wŜƗǞ-9sŀń-8rĿŪ-7zJłşƶǑǡ7ľŵ8ŇũǍ9QXŤƑƝ10Ş11ZŁśƁ12ŒŔƕƬǒǚǝ13TŮƜ14yſ15šŦǥ17Űǌ18WŎŏŚƔƧ19ŗǢ20ƈ21K22ƚƛƮ23műƱ24ź25ƀ29Ɠ32ƥ33ƭ34pž39Ɔ49c
~ged	63 7ƃƧǕ8bƻ9RŔƺ11şŰ12ƛ13Ż15Ƹ21fǞ25ĺ28Ť29h34m
~ged>	63 7ƃƧǕ8bƻ9RŔƺ11şŰ12ƛ13Ż15Ƹ21fǞ25ĺ28Ť29h34m
~gee	87 20ƕ25ǀ
~gee>	87 20ƕ25ǀ
~gei	89 15Ņ32ń
~geic	89 15Ņ32ń
~gem	86 -9ǌ16Ƙ21ơ
~geme	86 -9ǌ16Ƙ21ơ
~gen	59 -20ž-8ŏ-7ŗ7Ŗƃ9ſǅ13Ǟ14Ǔ16Ƹ17ľǧ20ń22Y24ƫ28Ń29ǡ66ņŜ
~genc	82 7Ľ10ƃ32Y
~gene	73 -24ž8ƽǖ13ǅ17ǧ18Ǔ21Ƹ37ǡ
~gent	63 -8ŏ7Ŗ10ſ15Ǟ19ľ22ń26ƫ30Ń71ņ72Ŝ
~geo	86 9l15Ÿ17y18C
~geor	86 9l15Ÿ17y18C
~ger	61 -7Ǣ7Ʀƪƭǜ8tHũƃǂ9ŌŭźŻ10v12Ň14ŕ15EǞ16fǌ17ŲŹ18pƜ20Ǚ21h28Ƽǀ29ǈ
~ger>	66 -7Ǣ7ŁŢƂơ8ƪǀǜ9ƭ10HŌŭźŻƜ12Ǚ14Ň15ŕ16Ź17EǞ18ǌ19f21p32ǈ
~geri	87 11ǘ13hǂ19Ƽ
~gero	83 9ś29ǀ
~gers	76 7Ǝ11ƜǙ12ũƃ15v24Ų
~ges	61 -12ǊǍ-8cĹ7Uƚ8Hǩ9uǣ10ŲǙ11ĵ12Šǥ15ơ16Ɵ18yV19ƃ25ǔ26Ŀ31Ś51ǉ70v
~ges>	66 -13Ǎ-12Ǌ-8Ĺ-7ǞǢ7ƅ8Uƚ9Hǩ10ǣ11uŲ12ĵ13Š14yǥ17ơ20V21ƃ33Ś53v56ǉ
~gest	69 13Ǚ18Ɵ24v30ǔ32Ŀ
~get	43 -16q-14œŠ-13ǩ-12Ķĺƺ-11rŭƷ-10ƉƔǈ-9lŏŝƤƬ-8ľłŕƌƒǋǞ-7acyBŇōŔŞƗǑ7KŁƯƲƵƶǉǎ8bĻŽƈƙƢǧ9AIƁǇǝǤ10ĴĽ11ipRőşƊƎƓƭ12JĸļĿŻ13vŎ14Źƿ15S16tHŴƃƍƕƖǙ17Xƚơ18jź19gƫǕ20Ŧ21kňƨ23eŶ26W28Ōśű29s30ŵ
~get>	45 -16q-15ŭ-14œ-13Š-12ĺ-11Ʒ-10ĶƉ-9ŏƺ-8lrŕŝƤƬǞ-7UľŁłŇŒŞƌƒǩ7mGQļǧ8jŃŐƈƓƖƠƮǇǎǘ9KŀŽƵƶ10bIǤ12pRĴĻĽŹƊ13JőŴŻǙ14sĸƙ16gSƿ17vƨ18Ŷƃƍƕƚ19Hơ20Xź21Ǖ22Ŧ23kň24ű25e26ŵ30Ō31Wś
~geth	75 7u10f11Ǌ12M13ǉ14Z17s33ş
~gets	71 -10Ɣ-9Ǩ-8Ǚ-7ń7gƓ8Ŵǌ9TƲǣ10sļƯ11Ŷ12Ƣ14Ǝ15ƭ16Ɓ18Ŏ29Ł36ƫ
~gett	67 -8ƙ7ƞ8Śŵ9ǝ10űƨ11zAU12iǠ13PǙ14Ɩ16jĿŒ20t
~gge	68 7iŢ8Ł9Rƪ10H12ŌǙ13ǔ14ƛ15Ň18Ǟ31hĿ
~gged	86 9i12R18ƛ40h
~gger	84 9Ţ10Ł11ƪ13H15Ō19Ň23Ǟ
~gges	72 13Ǚ14ǔ34Ŀ
~ggi	84 -8Ş10r11i15Ņ27ŀ
~ggin	84 -8Ş10r11i15Ņ27ŀ
~ggr	87 25ǡ
~ggre	87 25ǡ
~gh>	48 -19ǩ-13ƽ-9ŏŭ-8LŕŠƔ-7HQĻĿşŢű7Ŭ8rzSŖƁƧǜ9CYĸśƗ10RZ11nŊŐǂ12ŀŤŧǥ13ťũǝ14Ƴ15ƚǤ16ŷžƼ17ƙƬ18ƨƺ20ǖ21yWƕǎ23Ũ27jƣ29Ǧ39ŗ
~ghb	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~ghbo	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~ghe	75 -7ž7ŘƓ9ƴ10f13ŅŔ14œƒ16ŗ18Ǔ26m
~gher	78 -7ž7ŘƓ9ƴ11f14ŅŔ15œƒ17ŗ19Ǔ
~ghes	86 31m
~ghl	68 -9Ǣ-7ǌ7Y8TǊ10Ɨ12ų16Ŭ17Ʈ19ķŮ
~ghly	69 -9Ǣ7Y8TǊ10Ɨ17Ʈ19ķŮ
~ght	35 -11T-10mƉ-9WķŤƁƳ-8BǊ-7jƪǩ7KXĺśŨƫƮǛ8RŃŏŢŶƽǃǌǑǔ9vCSŗŝűƅƬ10UŖơƤ11blELĿőŕřƌƐǜ12MŌšƞƱƿǟ13ŠŲƓư14oIPĻōƷ15ar16iuŀƜ17Ŏǖ18Ʀ19Ŋƒ20yH21xNŧǎ25ŰǏ27Ň30w37ƺ
~ght>	36 -13B-11T-10Ɖ-9ķŤƁ-8WƳǊ-7mƪ7uLQXĿłśůųƈƝ8pwĺŢŨǔ9ŃŏšŲƮƽǌǑǛ10CSŗűƬ11ŖřŝƅƐơ12lEŇőǜ13MŌƌưǟ14IŠŶƓƜǃ15Ļƿ16aorPōƷ17Hŀ18biŎǖ19ŰƦ20Ŋƒ22N24ŧǎ26Ǐ38ƺ
~ghte	68 -13b-9pǃ-7d7ś8BǞ9LƷ11ŕ12U15Ű19yƱ23x24Ź25v31u35w
~ghts	73 -8Ŷ7D8š9nĿ12ŻƤ13x14H16yU17Ų31R33Ň
~ghw	87 8Ơ13Ə20Ɓ22ů
~ghwa	87 8Ơ13Ə20Ɓ22ů
~gia	86 9l15Ÿ17y18C
~gia>	86 9l15Ÿ17y18C
~gie	87 9ǈ12Ʈ25P
~gien	89 9ǈ25P
~gin	62 -14Ŵ-12Ş-9Ɖ-7ǩ7ŠŤź8ƥ10ŌƵ11Ƌ12ZŢű13ŨŰ14ǟ15lĹƌƳ16Œ17ŀ18ǘ20VŅ21Ƒ29Ɨ33i
~gin>	78 7Ű10r11Z13Ō14Ņ18ǟ22Ĺ24ǘ42i
~gina	75 10Š13Ƌ17ƈ19ƌ22l
~ging	69 -15Ŵ-13ƈ-12Ş7a8Ŕ9Űźƥ10Ņ13Ţ14Ƶ18ƗƳ19Œ21ŀƑ24V
~gir	72 -16Ʈ-11Ǉ8ǖǤ12lǈ14w15ǜ16v19Ƣ30Ʒ41u
~girl	72 -16Ʈ-11Ǉ8ǖǤ12lǈ14w15ǜ16v19Ƣ30Ʒ41u
~gis	81 15ǃ16ǖ28ū31Ǌ
~gist	81 15ǃ16ǖ28ū31Ǌ
~git	76 8d16e19ū26E28I30ř
~git>	89 8eū
~gits	79 8d10e12ū25E30I32ř
~giv	55 -12n-9U-8ǂǩ-7GŞšŲǓ7mńťǎǐǢ8vŊŧƆ9ŇƝ10oIXƗ11ƁǕ12ơƧ13dŌŝ14ŒǇ15xDŁŦǁ16OǚǠ17et18k22Ŕ35W
~give	56 -12nŵ-8Uǂǩ-7AGšǓ7emŐťƒƠǎǢ8tŊŧǐ9vŇƆƝ10o11IƁƗǕ12ơ13ŝƧ14Ǉ15dŌŦ16xDŁ17OXǠ18ǚ23Ŕ36W
~givi	77 -11X9ǜ12t14eŀ15ńŒ17A21ŵ23ǁ27k
~gl>	80 -17Ƃ-13ō-8ŏ19ǥ23Ǧ91ǡ
~gla	73 -9ŏ-7ƒ7Ǝ10ř11Ƽ12Ő13tťǙ18ǌ20ż26Ŷ28ƿ40Ɓ
~glad	83 -18ƀ-8ƒ7Ĺ12Ƽ14Ő15tť24ż30Ŷ
~glas	78 -9ŏ11ř14ƀǙ20ǌ30ƿ44Ɓ
~gle	67 -7Ɗƿ11b12ǩ13Ɔƚ18Ƙǅ25fh36Ɖ43ƈ57ļ
~gle>	70 -8ƈƊ-7ƿ12b14Ɔǩ19Ƙǅ22Ɖ26fh59ļ
~gles	78 16ƚ24Ɖ40ƈ
~gly	84 10ļǤ11ņ14tĵ
~gly>	84 10ļǤ11ņ14tĵ
~gma	86 32J
~gmai	86 32J
~gn>	64 -8Ƒ8Łǀ9H10ZŖ12Ɩƨ13Ʊ15ƒǩ16JŎ17W22ǃ27ő30Ǔ35ǚ37Ō
~gna	89 -12ƹ12Ľ13IŁ15ǂ
~gne	79 -9O9Ɓ10Ł14œ15ŌƢ19Ʋ
~gned	79 -9O9Ɓ10Ł14œ15ŌƢ19Ʋ
~gni	87 -9Q-7H14ǉ18Ŏ26Ɩ
~gnin	87 -9Q-7H14ǉ18Ŏ26Ɩ
~gno	82 13D15ƽ35Ƽ
~gnos	83 15ƽ36Ƽ
~gns	83 13q15Ł18Ǡ23Q
~gns>	83 13q15Ł18Ǡ23Q
~go>	47 -17Ŧ-16ǩ-14Ť-13qŰ-11ŨŮƝǅ-10Ňǝ-9lĹƯ-8ĶļŶƮ-7nvyLSĸŁŃņŒůűŹŽƬǋǎ7dķŪǐ8Ľŧƈ9NŚŞƋƷƾ10ǃ11fwŊśŜ12E13aŔţ14Ņňŗǀ15šũŴǦ16łŌŠƒƭ18oA19Ŗž20Ơ21Ƨ22œ23VƔ24Ɵ27Ŏƞ30ť32m37ǜ40R41ō43Ƥ44ƫ
~goa	87 18Ť41Ļ
~goal	89 43Ļ
~goe	69 -11Œ-10Z-9q-8w7Ļ8RƔƩ9Ɯǩ10c11HKłŴƵǉ12EƷ14Ł15J16Ķ17ųǝ19o24ǖ29ƫ
~goes	69 -11Œ-10Z-9q-8w7Ļ8RƔƩ9Ɯǩ10c11HKłŴƵǉ12EƷ14Ł15J16Ķ17ųǝ19o24ǖ29ƫ
~goi	55 -17Ʒ-15š-10ŀŞź-8Ō-7gtĻŶƩƱ7Dĺ8eŧǟ9ǃǞ10PňũƵƸǩ11Ţžƒ13Ʈ14ŨƝƭ15ōŻǅ19rU21HĹŹ24k29ł31y34i40V49ŏ
~goin	55 -17Ʒ-15š-10ŀŞź-8Ō-7gtĻŶƩƱ7Dĺ8eŧǟ9ǃǞ10PňũƵƸǩ11Ţžƒ13Ʈ14ŨƝƭ15ōŻǅ19rU21HĹŹ24k29ł31y34i40V49ŏ
~gol	83 13h27Ķ33g
~golf	87 35g
~gon	63 -11Ɣ-8ƭ7Ɠǣ9ŨƠ10Ʊ11bƒƶ13ƙ14Ʃ17ŒƎ21Ŗ22œ24Ư34Ʈ37Ɵ40Ʒ
~gone	63 -11Ɣ-8ƭ7Ɠǣ9ŨƠ10Ʊ11ƒƶ13ƙ14Ʃ17ŒƎ21Ŗ22œ24Ư34Ʈ37Ɵ40Ʒ
~goo	53 -9Ĺ-8XĶŘǋ-7luHőŒŞžƤƼ7Ťƒ8ŋœţǙ9ƹǊ10pMVƔƭƵǈǩ11UYƩ12Ǖ14Ő15Ļ18űƸ19Ň20WŌŎũ21ź22ĵ23LN24xņ28Ŷ29i31I32ǟ42ļ44ŝ
~good	53 -9Ĺ-8XĶŘǋ-7luHőŒŞžƼ7ƒ8ŋœǙ9ţŤƹǊ10pMVƔǈ11UƩƭƵǩ12YǕ14Ő16Ļ18Ƹ19ű20WŇ21ŌŎũź22ĵ23L24Nņ25x28Ŷ30i31I32ǟ45ŝ
~got	41 -23Ř-20ǩ-15Ɗ-13ǐ-12Rƭ-11ƟƬ-10PXŇƌƹ-9Ǟ-8berHœũƄưƷƾǄ-7ilGMőƮƯ7ĸĻŁƖƵǃǒ8ŞƦǅ9hŝūƗƛƤǁ10dķŅŊšŮűųžƑƥ11aqENřŦŴƃƲ12uŵŹǇǛ13ƴ14kƎ15jļŕŠŪƻǢǤ16ń17VŐŚƙ18gňŜǥ20nǘ21Œ23YǏ24Ķ27ş29A33ŏ36ſ39O41ĺ
~got>	41 -23Ř-20ǩ-13ǐ-12ƭ-11RƟƬ-10PŇƌƹ-9XǞǣ-8berHũƄưƷƾǄ-7ilőœƯ7ĸĹǃ8ŁŞƖƦƵǅǒ9ŝƗƤǁ10dVŅŊūŮűžƑƙƥ11qEķřšŦųŴƃƲ12aghuNńŵŹǇ13ƴ14kƎǘ15ļŠŪƻǢǤ16jŕ17Ś18ňŐŜǥ20n21Œ23YǏ25Ķ28ş30A33ŏ35ĺ36ſ40O
~gotc	89 12g15Vĺ17ť
~gott	76 -17Ɗ7Ǚǣ8Ļ11ǘ12Ǜ13Ơ14ƙ15Ɯ18ƛ
~gpa	89 46ź
~gpa>	89 46ź
~gra	58 -9Ų7nŸƋƩƺ8xƘǗ9yŷƞƯǟ10ŧŽƌǩ11mƁǅ12q16v17Ǚ20Ś21ǥ23ƻ33ƶ38ź
~grab	82 10ƻ11a15Ÿ32Ś
~grad	67 13my14ŧ15q25v46ź
~gram	76 -12Ų7Ŋ10ļ12ǅǗ15Ž21ǩ22ƻ24Ǚ30ǥ
~gran	72 7ś8cYƳǔ10n11xƘ12Ư13ƌƩ18ŷ42ƶ
~grat	82 7o8ƔƖ11ƺ13ǟ14ƞ
~gre	64 -15Ŝ-14p-12w7ĵŶ8axƇƜǨ9Jţǋ10ņŴ11ŅŌőƯƱǩ12Bń13rĹŐ14ơ15jTǡ17Ł24Ǔ32m
~grea	76 -15Ŝ8Ļ9ĵ10x11ƇƜ12aJǋ13Ŵ14ņ18T
~gree	71 -13p-12w7ǌ9Ǩ10ƞ13BƯƱ14Ō15ǩ16rĹ20jŁ26Ǔ37m
~greg	87 25ǡ
~gres	84 13ţ15Ņő17ń19Ő
~gro	61 -11H-9Ǎ-7Cŝ7ƑƓ8TX9QƪǇ13ƭ14nƊǩ16ǜ17lƣǉ19ƍ22v24ŭ26Ƨ32W40Ǌ45Ǟ
~groc	87 13X37ŭ
~gros	79 -10Ǟ-7œ11T23ǉ46Ǌ
~grou	70 -9Ǎ7ƺ8Ɠ11Q16Ɗ19ǜ20ǩ22ƣ23ƍ31Ƨ38W
~grow	71 -12H9Ƒ11Ǉ12ƪ16ƭ18n24l27v63Ǟ
~gs>	52 -12ǩ-11ĶǦ-9nĺ-7BNOŜ7QTĻƘǨ8ƤǖǙ9ŊƂƶǄ10ķŀŲŽƹǈ11Ɛ12iqƆƑƝǇ13U15Ʈǟ17Ƣ19Şƥ20ŘƗ23ƿ24A27Ĺ33Y34h
~gua	80 -8w-7Ň11Ư13ň27ǩ40Ʋ
~guar	81 -8w11Ư40Ʋ
~gue	74 -11S-8ǅ8gƈ9bũǖ10Ǌ11iŉŖ12B22Ɨ33ǩ41Ɯ
~gue>	89 10g11b14ŉ15B
~gues	76 -12S-8ǅ8ƈ9ũ10ǖ11iŖǊ23Ɨ35ǩ42Ɯ
~gui	79 -8ţ15ǚ18A20g22Ƙ24Ǝ
~guis	86 30Ǝ
~guit	87 23g25Ƙ
~gul	73 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15Ų19k29ǔ
~gula	74 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15Ų29ǔ
~gum	89 22Dƹ
~gun	78 -7k7Ź8v11x25u51Ƙ
~guns	80 -7k8v11x26u50Ƙ
~gur	70 -13Ǐ-8B7ŗƭ8Xĸœ9yłŖƗǉǊ12AǠ13ư14Ɠ15űƈ17Ƭ19Ƙ
~gure	70 -13Ǐ-8B7ŗƭ8Xĸœ9yłŖƗǉǊ12AǠ13ư14Ɠ15űƈ17Ƭ19Ƙ
~gut	80 10Ǆ13ƌǜ26ł42Ň
~gut>	81 13ǜ14ƌ27ł43Ň
~guy	59 -16ǩ-13R-10Nŭ-9Ŷ-7Ɯǖ7ǋǎǐ8Ǩ9wCŐƚ10M11Ɣ13ĸǙ14HǕ15ǜ16jŅ17xǇ18ơǣ21ņ22ǟ23ǉ31BǄ32ſǑ
~guy>	69 -16Ŵ-12ǩ-7Ɯ7Ał8x10Ŝ11ǣǨ13g14M18Ǖ19ǜ20Ņ22ơ26ņ37B43ſ
~guys	64 -14R-10Nŭ-9Ŷ7fSŞž8kǎ9ǐǣ10wCŐƚƷǋ12x13Ɣ14ŴǙ15Hĸ18j19Ǉ24ǟ25ǉ35Ǆ36Ǒ
~gym	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
~gym>	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
~ha>	72 -7q9ŋŒŞ10jpHļƾ11tVĺ12ťƴ13cŉ14QƲ16g18űǙ
~hac	80 16ǩ52ǘ
~hack	80 16ǩ52ǘ
~had	51 -14n-12zǩ-10S-8d-7ńƃ7Ť8PŊűŶ9ŝ10vľŸƋƤǟ11tǕ12ƈǝ13Ƽǜ14Ǚ16ĵǅ18Żǂ19Ššǣ20ƛ21ĸż25ƾ34ņ37ţ39ƽ47ő
~had>	51 -14n-12zǩ-10S-8d-7ńƃ7Ť8PŊűŶ9ŝ10vľŸƋƤǟ11tǕ12ƈǝ13Ƽǜ14Ǚ16ĵǅ18Żǂ19Ššǣ20ƛ21ĸż25ƾ34ņ37ţ39ƽ47ő
~hah	76 -7q9ŋ10hŒ11pHļŜŞƾ12jt15Ʋ20ű
~haha	76 -7q9ŋ10hŒ11pHļŜŞƾ12jt15Ʋ20ű
~hai	63 -18Ɯ-7ƢǊ7Ŕ8Ňǔ10ǈ11N12PU15ƈǖ17Ɲ21Ř27ƀ31ǋ34Ǒ55ƚ
~hail	70 8Ŕ17ƈ24Ř30ƀ62ƚ
~hain	87 -9Ǌ-7Ɲ9Ƒ10ŔǕ15ǔ
~hair	72 -19Ɯ-8Ƣ10Ň12ǈ13N14PU18ǖ27Ɲ36ǋ40Ǒ
~hak	87 13Ǔ14M35Ũ
~hake	87 13Ǔ14M35Ũ
~hal	63 -11QƸ-8ƯǊ-7b7ĶƄ8Ƨǝ9u10pOŗ12ƨ13Ō14q15ǂ16Ů17ƻ18t19ǔ22r23Ɖ24ƢǨ30ǩ36o51Ƭ
~half	66 -12Q-11Ƹ-8ƯǊ-7b7Ķ8Ƅǩ9uƧǝ10O11pŗ13ƨ15q16ǂ17Ů20tǔ23r25Ƣ26Ǩ38oƬ
~hall	83 -7Ǎ8ƣ18Ō19Ƭ29ǩ
~halt	86 33Ɖ
~ham	84 8Ƽ10Ƅ13ļ15ǈ19C
~hame	89 8Ƽ11Ƅ
~han	47 -12Ķŝ-11şǩ-10ţ-9ŏƮ-8oCŦŨƗǊ-7rRńƌƕǐǑǗǝ7HSZƧǠǢ8ŁŎƛǋ9ŅŞŢűƺǂǓǦ11kGY12tžǚ13KĸŀŮǇ14Ơ15PķŜ16ĺƸ18pǞ19Ļ20ŧ21iƑƷǘ22Ŕ23Ň25ǈ26ũƵ29Ś33ǖ35ǜ42V
~han>	63 -11ǩ-8C-7t7ŴƘ8LũźƁǌ9aƒƦǡ11Yœť12ŇŒƩ13ǋ14Ǧ16ƺǂ18G19Ņž20ķŮ22K27p
~hanc	83 8Ɓ12H15dV19Ľ21P
~hand	57 -10ş-8ŏƮǌǩ-7ŝţ7Ļ8SĿǒ9ŃƖǣ10tǙǠ11sPǢ12ŁǇ13Ǟ15ƷǓ18ǈǚ19Ơ20ĸ22Ŝ28ŧ29ǘ38ǜ39Ś43ǖ
~hang	56 -11ƈ-9Ʃ-8ǩ-7ƌǊ7qIųƺƻ8Tűƛ9ĵ10uƷǞ11Z12Ƨ14Ţ15Ş16Ƹ17Ŏ18ŀ19ĻŇ21ĺ22i26ũ30ŔƑ38Ƶ45V
~hank	78 -15Ķ8i9ǜ10ķ11ƴ13ļ15t26k
~hap	50 -11Ł-10ő-8Vƈ-7qŢ7iōŖǚǤ8HYƞ9ņ10Uŗŝſ12ţƨƫǩ13ǝ14Ɖ15Ʈǔ16ĿƧƳ18ǣ19šǘ21ŞŶ22ƛ23ũƷƸ24Ǩ25ű26Ļť27ĺ32Ť
~hape	74 -10ƈ9ĵ22Ɖ37Ƹ39ű
~happ	51 -11Ł-10ő-8V-7Ţ7ĹŖǚǤ8iHōƞ9Yņ10ŗſ11U12ŝţ13ƨƫǝǩ15ŞƮ16Ƨǔ17ĿƳ18ǣ19ǘ20š22Ŷƛ23Ʒ24ũ25Ǩ27Ļť28ĺ33Ť
~har	57 -15Ş-14Ŵ-11ľ-10F-7wō7sƫƻ8TŶƌƙƴƿǔǞ9dƳǘǟ10ƇƓƹǃ12Ż13Łǣ14n15Ũ16Řų17CŊ18Ǎ21UǓ23ƶǜ24Œ26ǩ28Ų30Ǚ33Ơ35Ƣ
~hara	82 -12Ş9ř45ǜ
~hard	67 -7Ŋ8kķƎ9Ž10sƌ11Ǟ12dǟ13ƇƳƹ14ƙ16Ǚ20Ũ27U32ǩ
~hare	72 -8w8Ź11ƫǍ12ǔ14ǘ17ǆ21nŘƠ22ų23Ŋ27Ƣ29Ų
~harg	72 -16Ŵ-8ǜ8Ņ9ǒǙ10ơ12ƴ13ƿǩ17ŻƓ21Ł22Ơ35Œ
~hari	84 -13ľ-11F10Ų12Ǎ16T22Ƣ37ƶ
~harm	87 -7Ɲ18ƻ35Ǔ
~has	50 -11Ǟ-10nƾ-9rŎŸ-8ŤǑ-7ľŏ7űƸ8ũƉ9qQǜ10Bŷƙ11łŴƓ12Ŗƕƻǌ13ŃœŔƑƘǦ14jŐƒǚ15všŹƪƴ16ŒǛ17ş19ŮƋǂ20Ǘ21ƛ22ţ23ſ25Ł26h
~has>	50 -11Ǟ-10nƾ-9rŸ-8ŎŤǑ-7ŏ7űƸǒ8ũƉ9qQǜ10Bŷƙ11łŴƓ12Ŗƕƻǌ13ŃŔƑƘǦ14jŐœǚ15všŹƪƴ16ŒǛ17ş19ŮƋǂ20Ǘ21ƛ22ţ23ſ25Ł26h
~hase	86 13ŧ30ƒ
~hat	20 -25Ź-21sńŷ-20Ǉ-16ĴǠ-15UŬ-13x-12zƢǐ-11ųƟ-10NOŊǦ-9ļ-8ŰƤƲ-7nţƫ7ĽŃŽƀƱǚ8ņŸƕǋǖǗ9ǎ10qLŕƅư11jpSYŐřƋƵƷ12aƬ13IZžƉƌƑƼǙǞ14ŘƓơ15lƘ16hwūƊƧǉ17oWŭŲƺǓ18TĸƪƳ19Ķ20mvDEJǊǥ21CRƦƽ22őŔŠǏ23ŝ24QũƠƶ25bXǩ26ňƔ27gGPƇǈ28BŨǃ29Ʃƻ30ľłŅŦƒ31ķŖǄ32ĻŴ33ĿŉƗ35Ŏ36Œœ37ĺ38ŗ40Ť41ŀ42Ş43Ĺ46ť49ō54Ň58Ū
~hat>	21 -26Ź-22sŷ-21ńǇ-19Ǡ-16Ŭ-15UĴ-14x-13zǐ-12ųƢ-11Ɵ-10NŊǦ-9Oļ-8ŰƤƲ-7nƫ7dqŋŢŶƀƃƍƛƨƱƿǔǚ8aĽŃņŸ9ƕǋǎǖǗ10ƷǙ11LŕƅƌƑư12jpSYŐřžƋƬƵ13Ƽ14IZƉǞ15ĶŘƒƓơ16lƘ17hwūƊ18oŭŲƺǉǓ19TWĸƪƳ20Ƨ21mvDEJŝƦǊ22RƽǏǥ23CőŠũƇ24P25łŔƶ26bQƠ27XňŉƔǩ28BG29gƗǃǈ30ŨƩ31ƻ32ľŅŦǄ33ķŖ34ĻŴ35Ŀ37Ŏ38œ39ĺ40ŗ43Ť44ŀŞ46ĹŒ48ť51ō57Ň58Ū
~hate	74 7ƾǖ9şŽǠ10qũ12aŉŝư13Ť15PĿ
~hatl	86 -9Ƨ21Ķ27ł
~hatv	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
~hau	82 -17ǖ-9Ū11ŭ13Ŵ16ů20ƥ25ǐ28Ų
~haul	82 -17ǖ-9Ū11ŭ13Ŵ16ů20ƥ25ǐ28Ų
~hav	31 -21Ƨ-16Ǆ-15P-14ŀ-13gƕ-12LůŲ-11jHMĿƞƭǊ-10qŠơǑǧ-9nQUǎ-8Tœŷǌ-7ĻŘƅƤ7sľŧƄƮ8FJŜťƀƸǠ9ňƆƴǨ10ķŁŉŋŰƍǅǘǢ11hNSņŻƜƳǡ12iƋƚƾǈ13ŃŪžƛ14ŝƁǆǋǔ15alIŖƪ16żư17mşŸŹ18ƑǓ19ZƃƘ20YŢţƎƗǝ21Ķǜǥ22Ƶ23ŵſ24ŎǇǒ25ŗŚƱ27fƌ28ŏőƯ29Ƽ30OƦ31u32ń39ƨ
~have	31 -21Ƨ-16Ǆ-15P-14ŀ-13gƕ-12ůŲ-11jyMƭǊ-10HLŠƞơǑǧ-9nqQUĿǎǟ-8xTœŷǌ-7ĻŘƅƤ7ŌŕƄƮƶǏ8kJťŧƀƸǠǩ9FŃňƆƴǨ10ķŉŋŜƍǅǘǢ11hSŁŰŻƜƳǡ12NņƋƚƾǈ13Ūžƛ14ŝƁǆǋǔ15alIŖƪ16ư17şŸŹż18mƑǓ19ZƃƘ20ƎƗǝ21YĶŢţ22ǜǥ23ŵſƵ24ŎǇǒ25ŚƱ26ŗ28fŏőƌƯ29Ƽ30OƦ32uń40ƨ
~havi	78 -7k10x11Ń12s13t24iǟ31ľ38y
~hbo	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ12Ņ13ū18C22Ɯ23ƞ
~hbor	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~hda	69 -8w8Ǘ13Ŝ18v23p25c33d
~hday	70 -8w8Ǘ13dŜ19v26p30c
~he>	21 -28Ň-25Ŗ-24Tő-20ōŝ-19iƣ-18Ļ-17Ƥ-16ŏ-15ňŸ-14P-13Ţ-12HVƴ-11GŃš-10zLNŒƂƸǖ-9Ŋƹ-8A-7ŞƬƱǄǎǝ7JƆ8fŗşŶƭ9DŐƳǑ10ŅŰƘưǓ11oŽƎƚƾ12ĶľĿŮžƍǡ13ŭƁƜƨǁǃǛǤ14wŤŧűŻƽ15ŌśƏǇǊ16eņƗƙƪƵǐ17Ɗƥƻǣ18ĺĽƌǋ19ŕŦǏǗǦ20ŁłƅƇƈƧƷǧ21kŷƐǆǥǨ22EǍ23ř24pstƟ25ƋƢǅ26ƑƞǌǢ27Ƅǂ28Uū29Ǟ30Śơ31vŀǟ32qyůƕ33ųźƛƫ34hƖ35ŴƮ36Ŭ37xŹƠ41Ǡ50r
~hea	46 -14p-11z-10c-9wŒźƱƳ-8Ļňŝƶ-7mośŶǆǋǐǦ7lVŔŮŵƍƴ8ŋƭƺ9gŎŞ10ļņƲǃ11u12Ǐ13Ƃ15sŅŜŨ16yŌ17x18k19ĿŇ20jU21h23W29ľ34ƃ38Ƽ41ƽǇ42Ɛ46ǂ50Ƌ55Ƹ
~head	68 -10Ʊ-9ź-8ƈ-7h7ŚƤǖ9Ɨ10ǜ11ľ13Ŀ16V17ŨƲ18Ō19n22k24Ş29y64Ǉ
~heal	55 -16z-10p-8Ǟ9Ǘ10ƴ11Ƽ16x24W30ƽ44ƃ54ǂ74Ƹ
~heap	79 -9c7r11Ŧ12Ɓ13œ14Š20ƭ33ľŅ
~hear	56 -8wĻƳƶ-7ňśŝǎǐǦ7fWŌőƉǨ8xDNŤơƹǝǞ9iƁ10tŋŮƍƐƺ11lŔŵ13Ŏƈ14ņ15g16ļƂǩ17Ŀ19u21ƽ22Ŝ23s27Ň33h35U38Ƽ
~heat	71 -10U-8ƞ11Ɔ19ǃ37j69Ɛ81Ƌ
~heav	87 11Ưǎ17ǈ27Ǐ
~hec	56 -18Œ-13Ł-8ƒǝ-7Ķ7ATĸŧƭǟ8cŢƢƪǐǛ9QƫƸ11ƨǏ12Ŝ13Ǖ14qJŐǢ15e16ǉǒǖǠ18WƬ20Ɵ24ĴŦƮ25Z26Y32ƾ
~heck	56 -18Œ-13Ł-8ƒǝ-7Ķ7ATĸŧƭǟ8cŢƢƪǐǛ9QƫƸ11ƨǏ12Ŝ13Ǖ14qJŐǢ15e16ǉǒǖǠ18WƬ20Ɵ24ĴŦƮ25Z26Y32ƾ
~hed	63 -11S-9ĸ7YƉƌ8Ɩƹ9rǡǢ10ĺ11mƘ16Hņƪ22K23R25fƷ27Ɗ59Ƒ
~hed>	65 -11S-9ĸ7YōƉ8ƌƹ9ǡ10r11ĺ12m16Hņƪ22K26fƷ28Ɗ43Ƒ
~heds	89 24Ƒ
~hedu	82 12Ǣ16Ƙ31R
~hee	68 -8b-7v9uǣ10fŀ12i13Ś14ǐ16ŷ18QşŹ21ł30ŵ31ų
~heel	75 -7b12ŀ16ǐ18ŷ20şŹ33ŵ35ų
~heet	75 11uǣ12f15Ś23ł
~hef	87 10Ǝ12ţ15Ť39ƀ
~heft	87 10Ǝ12ţ15Ť39ƀ
~hei	60 -11ųǥ-9P-8Ƭǧ-7mŭ7Ś8ľ9zƳ10ŝǗ11ŧ13yǓ15Ƣ16ǑǕ18ǐ23v25Ŕ28ƺ35ǈ37Ʊ44Ņ48ǒ
~heig	78 37ƺ
~heir	61 -11ųǥ-9ǧ-8PƬ-7mŭ7Ś8ľ9zƳ10ŝǗ11ŧ13yǓ15Ƣ16ǑǕ19ǐ23v27Ŕ35ǈ37Ʊ45Ņ49ǒ
~hel	63 -9Ł-8rƁ-7i7ŀŎ8Ư9ŢǑ10ŝ11sŅǈ12Ʋ13Œ18ĵ19ǩ20A24ň32Ǉ33m35zĹ
~hell	89 9Ň17ǩ18Ņ
~helo	82 44m
~help	66 -9Ł-8r-7iq7v8ŀƯ9ǩ10ŢǑ11ŝ12sǈ13Œ19ĵ21A25ň34Ǉ37zĹ
~hem	51 -24Ʊ-17ǧ-16ŀ-13ǩ-12ĿŶ-11Ĵ-9ĺƞǅ-8AOĹźǌ-7ĻŦƳǖ7Űƻ8ePžƘơ9gŔś10ŬƄ11w13Ƭ14ş15żƶ18S19ŧ20xœǈ21ǐ22ŒǓ23ǚ27y31Ư33Ǒǒ34őŢ36Ş41Š51ŝ
~hem>	52 -25Ʊ-18ǧ-16ŀ-14ǩ-12ĴĿŶ-9ĺƞǅ-8AOĹźǌ-7ĻŦƳǖ7Űŷƻ8ePžƘơ9gŔś10ŬƄ11w12xǚ13Ƭ14ş15żƶ18S19ŧ20œǈ21ǐ22Ǔ23Œ28y32Ư34őǑǒ35Ţ37Ş42Š52ŝ
~hemi	89 19ǚ
~hen	38 -20Ť-18l-17a-16ǋ-15Ɖ-14ĺŁ-11BŝŞơ-10FŭǨ-9UŀŅŌŪǗǟ-8ijquITŷƵ-7zNķňŴƜƢƪƬƱ7fœŔŠŵƤƩǒ8ĸƒƲ9Żƫƽ10rśŨũƶƼƾƿǙ11ƁƄƷǛ12HĶƴǈ13łƋƹ14ƌ15ĹŖǅǧ16ĵǎǢ17ſǝǞ18gyƭƳ19vVŸǂ20Źƈ23dOƧ24ō25Ɵ27R28ƅ33s34GƖ35SŃ37ő43ŕ47L51ť
~hen>	39 -20Ť-19l-17a-16ǋ-14ĺŁ-13ƀ-11BŞơ-10ŝŭǨ-9FUŀŅŢŪǟ-8ijqCTŌŷƉƵǗ-7uzNňŴƜƢƪƬƱ7ĿŎœŔŗŜŠŵƩǍǒǖǜǣ8ĵĸƒƤǢ9ƽ10śũƫƼƿǏ11rŨƄƈƶƷƾǙ12ƁƴǛ13Ķƹǈ14HłƋ16Ĺǧ17ǝ18ŖſǞ19gyGƭƳ20vSǂ21VŸŹƌ24dOƧ25ōƟ28Rǎ29ƅ35s36ŃƖ37ő45ŕ46ť49L
~hend	75 -23ǎ-15Ǐ-14Ɖ-7ŧ12ť13Ʋ14ŻǢ17ĵ19ƈǅ31G32S
~hens	80 -13ƌ8Ǉ13Ţ18C20Ǆ37ƀ
~her	31 -36d-22Œ-21ǅ-20ǎ-18TƸ-17Ƭ-16ŭ-15ĺƅ-13O-12Őśť-11xLņŶƘƼǐǣ-10Nǟ-9ŎœŨǌ-8ĹŲƖƭƺǚ-7aRŇŦŧƌƻǒ7ĶŖƂǝ8ZĵļŉŏŔƏƗ9ŗřŞƎ10hƪ11kqǍǛ12iJŢ13ƍƛƣǦ14ŘŹƾǃ15pyŊŤƁǨ16uƉƙǗ17Ʋǂ18SźƚƝǄ20VŚǁ21fžƨ22Dō23HŷƑ24ƞ25Ʊǈ26zŜŝƳƷǋ27BC28Ű29şſ30ń31ƽ32Ƥ33joQ34Ɵ36s37lŅ38nM40Ɗ45Ŵ50G
~her>	46 -33dƸ-31ǩ-18ŭ-12Ʀ-11ašƪƶǕ-10FŌŜǥ-9CLĻŇŒƝǢ-8ļŎŦƂ-7mSXĸŮƜƞǄ7rvMķŨŶǆǜ9bnZľŷƵ10HŊŋƴ11Ǝ12Ił13jĴż14tƟ15ž16yƮǇ17Kų18ǁ19ǈ21Ʒ22Źƛ23sǂ24ź25w27Ƒ31B33z37ƽ38Ņ39p41ń42ş46Ƴ49oƨ58Ŵ
~here	33 -20ǅǎ-18ŀ-17ŐŒ-16ųŶ-15TƬ-14dKņŨ-13xƅ-12Oĺ-11pœƮǑ-10IśťƨǊ-9btłƒƘƵǇ-8ŻƼǟ-7eNƖƯƴǆǐ7ŬƩǔ8ĻšţǓ9hUŊźƃƜƧƶǀǁǃ10qƏ11mFĵŖƦǝǦ12ĸƣƾǈ13uŉřŴƗ14JŘŢŤƂƪƲ15kļƷǛ16iƍƚ18ƁǍ19Ǩ20HƉƙǗ21ōŷ23fǋ24sSǩ25DŚƝƱǄ26VƟ28ſ30ƞ32nCŝŰ33jQ34Ŝ35M38Ƥ43l45Ɗ56G
~heri	86 7b13Ɯ14Ż16ƶ26ŀ
~hers	70 -18ŭ-9wƃ-8Ź7Ʒ9Ž10Ķƾ12ŀų13uBŅ14Ƣ15zŪ16Ʋ17Ş20ƽ22ǃ23ž29Ŵ
~herw	87 8ű11v12ǂ13Ƹ
~hes	57 -8Ż-7iR7jŐƘƙƸǛ8ƗƟƠ9Žǌ10fgǟǩ11Œ12Ǟ13QŋŪ14ntǇ15l17żƒ18P19Ƒ20m21ư22A23U28ŀƺ
~hes>	70 -7Ż7ƭ9ƙƸǚ11jƟ12Ɨ15gŽƘ19ƺ21ż23ư24Ƒ
~hese	62 -7iR7ŖŜƁ8ƸǛ9CĺŐƠ10ǌ11ǟ12fŒ14ŋƺ15QŪǞ16tǇǩ17n18l19ƒ20P25AU
~hesi	84 45ŀ
~hest	86 31m
~het	86 11ŏ12ƀƵ21Ĵ
~heth	86 11ŏ12ƀƵ21Ĵ
~hew	82 -8Ŷ12IƂ16ų32ƹ
~hew>	84 -8Ŷ12IƂ17ų27ƹ
~hey	43 -14Ńǟ-13Ǩ-12XĹŵ-11acƵ-10ǞǢǣ-9ĸĺŀňƷ-8tļĿŠŲƳǝ-7lCMYľŶƙǃǗ7ŢƈƍǇ8NŹƋƽƿǕ9Sƾ10zUǏ11ƖǓǧ12ŐƁ13ƻǒ14Rż15ķƦ17yš19x21ŗƅǑǖ23ƠƼ24ŘƧǤ25ŜŦ26ƕƪ28ơ29ƴ31W32wŒ34ŅƮ36v42Ş49Ŕŧ51ŝ
~hey>	43 -14Ńǟ-13Ǩ-12XĹŵ-11acƵ-10ǞǢǣ-9ĸĺŀňƷ-8tļĿŠŲƳǝ-7lCMYľŶƙǃǗ7ŢƈƍǇ8NŹƋƽƿǕ9Sƾ10zUǏ11ƖǓǧ12ŐƁ13ƻǒ14Rż15ķƦ17yš19x21ŗƅǑǖ23ƠƼ24ŘƧǤ25ŜŦ26ƕƪ28ơ29ƴ31W32wŒ34ŅƮ36v42Ş49Ŕŧ51ŝ
~hic	51 -15ǚ-10Ǘ-9Ƥ-8K7ľŶƁ8bLŻƕƴǏ9Ÿ10DRŀńƏ11ŰŲ12Eňŭǖ13ļƣ14Ɖ20Ŭǈǐ21JŐť25C26Q31ūų33Ŵ38Ū
~hich	54 -16ǚ-8KƤǐǗ7cƶ8ľƁ9bLƴǏ10Ÿ11DRŀŪŷƏƕ12ńŲ13EňŴ14ļƣǖ20ū22Jǈ23Őť27C28Q29ų
~hick	89 -7ƈ28Ɖ
~hicl	64 -8ǥ-7ŷ8Ǧ9ŵž10Ż11ŭŶ16ūų18Ű20Ŭ27Ŵ34ǐ35Ū
~hid	89 10cĵ12Ş21i
~hie	82 -9Ř17Ǐ18ū23Ɓ27ǂ
~hiel	86 -9Ř7ű19ū24Ɓ
~hif	83 13U25ǎ54R
~hift	83 13U25ǎ54R
~hig	62 -7Ʊ7Ƅƒƚƴ9ŅųƏ10CœŔ13ŘŬƁ14lyůƠǓ18mƙ26Ǧ27Ƽ37ŗƣ
~high	62 -7Ʊ7Ƅƒƚƴ9ųƏ10ŅœŔ13ŘŬƁ14lyůƠǓ18mƙ26Ǧ27Ƽ37ŗƣ
~hik	86 -9ŧ11g12Ŕ15Ş16ĺ25œ
~hike	89 -9ŧ12œ15ŔŞ16ĺ
~hil	64 -10ŭ-7q7lŲŹƟǠ8ŉ9yųƜƫƶǨ10Żǅ11ŶƱ12Ň16v18wƎ19Ƥ20Śŧ21ǝ29u30ő38Ư
~hild	70 8Ź10yƫƶ13ŶƱ14l18v20w27Ư33u
~hile	71 -11ŭ-8q-7l7ŵ8GŲƟǠ10ŉųǨ11Ɯǅ14Ň15Ư20Ǝ22ŚƤ23ŧ25ǝ35ő
~him	68 -24Ƹ-14ƦƼ-10ơ-9ǚ-8Ʈ7rw9AƢƯƳ10ņź12ǌ16Ŝ18Ʒ19ot31ǂ35ƨ40Ɛ47s
~him>	71 -24Ƹ-14ƦƼ-10ơ7wƷ8r9Ƣ10tAź11ņƯƳ13ǌ17Ŝ20o33ƨǂ53s
~himn	87 -11ǚ52Ɛ
~hims	87 -9Ʈ8a13t15Ʒ
~hin	37 -13sœǁ-12nJSź-11FŜ-10tŌŒůƕƟƧƺ-9clvITŋő-8xŐƩǇ-7foCRŗŦŬŮžƁƅƆƎƠƣƪƴǔǗǠ7yYķŞƐƿǀǛ8jĻŊŘƂ9AXĸųƞǟ10pBľŃŶſƸǓǖǦ11ZĴŀŹǂǞ13ŪƳǐǝ14ƉƼ15PłŖŻƹ16HǘǢ17UűŲƦ18gǕ19Ƅƈ20ĺũŽƥƯƻ21Ŕŝşƍ22Ƙ26i27ǩ28Ň29Ǐ30ŏ31ƗƬ32ŉōƨ34r35ƶ36ţ53Ŀ
~hin>	65 -8P-7ŀŞǋ7HƼǃ8ţƏ9ƐƯ10łŸ11qEƘƨǘ12Uōšűƍƻǐǥ13ń15ĺŽ16ĿŪŶ17ş20ť25Z
~hind	71 -13ƨ10ƙ12Ż13ƃƳ15Š16u17ŷ18pŹ22ųƶ
~hine	70 -15Ŧ9ƛǖ12Ƽ28Ǣ31ǝ33j55Ǐ
~hing	40 -17V-13J-12Hǝ-11žƤ-10anyFŜźƷ-9Sťƭ-8hsIńŌŒšŨƺ-7xMŋőœŸƁƕƟƧ7kLĵĸżƢ8ŪŻƚƛưǈǦ9ƻǛ10ŔǀǏ11ŘƂƿǄǩ12ķƞƳƸǓǘǟ13şƯƼ14AUŀŽſǂ15ľǕ16ĹŞƹ17ŃƉƍ18ĻŲ19Ŗ21łƘƶ23Ƅƈ24gƦ25Pũƥ27ŝ31ōƗ33ŉ35iŏţ38ƨ60Ŀ
~hink	55 -15ŗƨ-14Ǡ-13Ĺ-8Ş-7iqŃ7ķƤƯ9ƀ10Ĵƒǋǝ11ŠƓǞ12G13hĿ14Ƶ15ƳƷ16Ŗ17űƭ19BŔŨ22Vĺ24y25ǩ33H35Ň48Ƭ53r
~hio	81 -7d7ź26l46Y
~hio>	89 -7d7ź29l
~hion	86 49Y
~hip	71 -7V9Š11ǝ12Ƴ13ƢǕ14Ɖ19ǆ21Ɯ29Ţ
~hip>	77 -8V7Ƅ9Š14Ƴ15Ɖ21ǆ23Ɯ32Ţ
~hipp	78 13ǝ15ƢǕ
~hir	68 -13ǈ-12H-9Ʒ-8V-7yǩ9ǡ10ƣǥ11Ǆ12Ɩǅ16c18q19d22Ư29Ǒ36ǔ41ǜ50Ǟ55S
~hird	81 10Ɩ11ǡ12ƣ15ǅ23dq
~hire	74 -12ǈ-9Ʒ-7V7ǒ12ǥ13Ǆ19ǜ25Ư29Ǟ32Ǒ40ǔ61S
~hiri	87 -8H30Ǟ31ǜ
~his	44 -17ų-16ƌ-15ş-14Ŗ-13Œ-12Ň-11ǃ-10ƄƮ-9ŨŵŸ-8ķŉŝŞŠǟǩ-7gnĸōŢŤůűƉƗƦƬǚ7moqxœƢƭ8HňŷƕƯ10Ņǈ11tŀ12Jź13cXǊ14ţƨ15ǒ16ǘ17łƽ18A19kpMǞ20jƖ23Ō24Ƴ25sB28NŁŹ29Ŏ30I31ĻƵ34rĹ37ŋ41ŏ42aŃ48ĺ52Ŵ
~his>	45 -18ų-16ƌ-15ş-14Ŗ-13Œ-12Ňǃ-10ŨƄƮ-9ŵŸƸ-8ķŉŞŠǩ-7ĸŝŢŤůűƉƗƦƬǚǟ7oxOƢƭ8mqHňœŷƕ9Ư10Ņǈ11t12Jŀź13X14cǊ15ƨ16ǒ17ł18A19MǞ20kp21jƖ23Ō25s26B27Ƴ28Ł29NŎŹ31IƵ32Ļ35rĹ38ŋ42ŏ43aŃ49ĺ53Ŵ
~hist	72 10ņ12ŻƼ13Ƹ19ţ26ƽ
~hit	62 -18Ř-12S-9š-7Ǩ7œƑ8Ǥ9şƊǘ10jžƚǡ11Ǧ12ƻǚ13ƾ14Ũ16Ɖ18J24Y25f27a28c39ĸ52ż69ſ
~hit>	66 -19Ř-8š7œŤƀ9ƑǤ10Ɗ11jžƚǘ12Ǧ15Ũ26Y32c38ſ42ĸ57ż
~hitc	89 -15S43f
~hite	84 11J17ƻǚ19ƾ22Ɖ
~hits	82 15ǡ45ſ
~hly	65 -9Ǣ7TYǊ9ƔƗ14Ơ15Ʈ18ķŮ31Ĵ
~hly>	65 -9Ǣ7TYǊ9ƔƗ14Ơ15Ʈ18ķŮ31Ĵ
~ho>	38 -26Ɣ-25Ų-19ŪŴ-15t-14PĴǇ-13Tƣ-11BLķŇƒ-10DĹłŒŭǢ-9fsyYĸĿŏŚŢƝ-8vxHŀŊŶŸƅƞƧƵǄ-7ĺŌźƉƷ7řſƽ8lƃ9Źǧ10ƟǞ11Ǖǘ12Ǜ13ƁƙƾǍǚǥ14q15wZ16aŬ17uǨ19Ƥƶ20ǆǗ22ǅ25Ʋǜ26ƜǑ27Qǐ29ńş30Š31oǩ34Ƣ38ļ40ơ41ŁƕƯ42ųƳ45nA48Ŝ49ŷ50ǔ52Ő53Ǡ55ƫ58ǈ
~hob	81 9ǀ49g
~hobb	81 9ǀ49g
~hod	66 -16ƾ-7u8Aŵ10ľſǣ11Ʊ13ƫ15Ŝ17ǘ22ƃư23Ƥ28Ʋ30Ǩ52Ư
~hod>	66 -16ƾ-7u8Aŵ10ľſǣ11Ʊ13ƫ15Ŝ17ǘ22ƃư23Ƥ28Ʋ30Ǩ52Ư
~hoe	81 -7š8ǧ9Ǩ10ł11Ǡ13Ś17ƺ21ƢǏ25ų
~hoev	89 9ǧ11ł24Ƣ
~hol	52 -15Ŋ-14ųǊ-12Ʀ-11ŧǖ-8N-7Ɣǟ7ǐ8ķšŨƮ9ŦŪƸǉ10ƉƵ12Şƈ13ůǕ14Oōűƭ16tT17hƪ18ŀǓ19ŷ21Ŕǩ22Ǘ23K24ƿǛ28Ŭ30kƩ32ǧ33n
~hol>	71 -9Ƽ35ƿ36Ǜ
~hold	59 -15ų-12Ŋ-10ǖ-8N-7Ǌ8iŚ9Ł10t11ƮƸ12Ū14Ɖ15Ş17ű19T22nŷǓ24ŀ27Ǘ29K35Ŭǩ38ǧ
~hole	63 -13Ʀ-9ǩ-8Ǌ7ŨƜưǢ8uňśǂ9t10ķ11ZŔš12Ŧǉǐ14kƵ15hƼ17ůǕ18ōƈƭ19O22ƪ37Ʃ
~holi	84 9Ǉ13U34k
~holl	87 -8ŧ14Ź21Ŕ26n
~hom	48 -20M-16Ǐ-14ŬŴǢ-12N-11ŐƯ-9ǃǆ-8vPű-7XZŗƗǥ7Ľŷ8ghyŹƌ9Ĺ10ķƖƮƶ11wƛ12ưǁ13ůƇƙ16Ʒ18Tƞ19IŰ20uƕ21ź22H23qC25Ɔ28Ɵ29s31nƒƔ33RƓ38ş42lFƅ58Ɲ
~home	49 -20M-16Ǐ-14ŬŴǢ-12N-11ŐƯ-9ǃǆ-8vPű-7XZőŗƗǥ7Ľŷǩ8hŹƌ9gy10ķĹƖƮ11wƛ12ưǁ13ůƇƙ16Ʒ19ITŰƞ20u21źƕ23qH24C25Ɔ28Ɵ30s32nƒƔ34RƓ39ş43lFƅ59Ɲ
~hon	61 -16J-11Š-10ǅ-7Ǡ7ľĿň8fCĹǗ9QŢŬǄǖ10ŖŜ11SŚƿ12ĺś13ǟ14Ū15r17O18ǘ21c22ź24I25M26Ž35K43ǩ
~hone	63 -16J-11Š-10ǅ7ľ8CĹĿ9ňŢǗ10QǄǖ11ŖŜ12SŚƿ13ĺś14ǟ16c18O19r24I26M27Ž37K45ǩ
~hoo	57 -11ǩ-10ŨŴ-8ǘ-7Ĺŷ7v8cyǔǦ9aSŻƢ10ļ11qQśƗ13CKǟ14ŠŭǓ20Ǜ24J25ł26x27l31ź34Ʊ42m
~hood	82 -7Ŷ10G11ƒ17l25C32Ǜ
~hook	87 -8ǘ18ļƗ21ǟ
~hool	61 -9Ũ-8Ŵ8v9yKƢǔǦ10S11Ż12qQ15ŭ16Ǔ20l28x34ź37Ʊ46m
~hoos	80 29Š40ł
~hoot	80 -9ŷ7h9K13c14a17ś
~hop	55 -26D-18ơ-16ǩ-15ƣƤ-12ŏ-10iƒ-8ŜŢ-7qCSǗ7Uǘ8yů9Ǆǐ12Ǟ13Ƒ14gƗǔ16Ǡ17MƁǏǖǢ18Š20ǍǙǨ22ĺ23X24ǈ25ǥ26ǅ28ńǟ29ŵ30ǃ35ǋ37Ļ38ǌ49Ɲ
~hop>	58 -27D-17ơ-16ƣ-15Ƥ-12ŏ-11i-7qS7UļǙǝ8ǘ9yů10Ǆǐ12Ǩ13Ǟ14Ƒ15ǔǢ16Ɨ17Ǡ18ƁǈǏ19M21Š22ǃǍ27ǥ28ǅ30ǟ32ŵ34ǌ38ǋ53Ɲ
~hopi	80 -9ƒ-8Ţ-7Ĺ11H23X26ǖ50Ļ
~hopp	80 -14ǩ14X36ĺ49ń
~hops	84 7Ƣ10ǌ11ǈ14gǃǨ
~hor	79 -8Ǘ7Ƹ10W11ǔ12Ɯ14Ǟ15Ť20k21Ő23Ʈ
~hort	86 10W14Ɯ16Ť25Ʈ
~hos	53 -13C-12ţ-10ǖ-8Dƫ-7aňŖŨǎ7ſƜǄǩ8FZĵżƉƞ9EŇƅƍƼǡ10ŝžƎƯǊ11ńǔ12ǆǨ13iƈƦǂǑ14Q15Aƃ16Ƹ17Ǉ18Ž19ƩǤ20ŐƑ23Ł24ƛ29ǐ32Š34Ƣ
~hose	54 -10ǖ-8Dƫ-7aCňŖ7ſ8ƉƜƞǄ9EFZĵŇƅǡ10ƍ11ŝżƎƯǊ12ńǆǩ14iƈǑ15A18Ǉ19ŽƩǤ20Ƒ22Ő23Ł26ƛ30ǐ33Š36Ƣ
~hosp	73 -11ţ-9C8ž10qV12P13Sĸ14ƃ17Ƽ19ǂ21ƦǔǨ23Q24Ƹ
~hot	68 -11D-9X-7Ǌ10ĵƘ12ǔ16Ƌǁ18ƻ19ƒ25Ž26J30ƍ35ś41Ƥ46j
~hot>	75 7ś12ĵ18Ƌ21ƒ28Ž34ƍ52j
~hote	84 -11X-9Ǌ-7ŵ15ǔ54Ƥ
~hoto	86 37ś
~hou	40 -18őŗ-17Œ-15Ŭųǈ-14rń-13ƽǅ-12SŉũƤǦ-11ŴŶƦ-10PYǏǔǖǘ-9AĹŐŭŸƼǄǇǢ-8XŀŖƃƨǊǐ-7ijVĿłŝţŤǙǞǥ7Ƒƚ8fŁŋƉ9ŧſƎ10ŏƋƙ11sŇƏǠ12Z13ƕǧ15hňŵ16KOŲƌǨ17NƂƣǩ18LšƖ19aǁ20Ƈ21ŌşƗ22Ɠ23Gǎ25ķƜƝ26Ʈ28HT29Ɔ30nƟ31ƭ32FM34ƞƷ35Dƒ38Ɣ39Rŷ42ƅ
~houg	75 7Ƶ8ư9ŷ10Ƃ14H17Ŋ20Ţ33Ňǩ
~houl	56 -14ŉ-13rũ-10ƽ-9Ƽ-7RĹŊǅ8ƸǠ9Ľ10h11ILOƄǂǩ12ƬƱ13ŋŎ14uō15Mƶ17f18ŧ19Ƙǧ20aDƭ21Ĵŷ26sKň30N34Ō
~hour	67 -12N-10P-8Œ-7Ʒ7Ƨǉ8ǀ9g12Ư14U20O28Ų31L32T64ǎ77R
~hous	45 -16ǎ-15Ŭų-14ŗ-13ǈǦ-12Œ-11ń-10ƘƤǏ-9SĴŴǖǨ-8YŐǔ-7ŶƃǇǊ7Ɗ9ůǕ10Ƒƚ11ŹƉ12hŁƎ13TƋƙ14ƂƌƏƕ17Z18ǁ20Ʈ21Ɩƣ22Ɨ23ŷƇ24D25HM27şƷ28Ɠ30G33ķƜƝ34Ɔ36Ɵ38F39n40ƞ43ƒ45Ɣ49ƅ
~hout	63 -20ő-7b7dư9aǠ10ƌ11ĺ12ľ13ƺ15Ǔ19ƭ21ŏſƮ31ƷǨ37š41ŵ
~hov	86 11ǈ19Ő20uw
~hove	86 11ǈ19Ő20uw
~how	29 -22W-20w-19Ł-16ƕ-15ŏƂ-14FRǈ-13sŌŐƩǄ-12DM-11HLQǞ-10AƛƝƵ-9ŚƜơƯǥ-8yƢƫ-7qCĽōŔřşƀƁƲ7fhnTĶſƤƦǒ8œŸƄƑƪǍ9SŦƱƹǊǙ10ŊšŽƚ11ŇŖƣƸ12pţƔƙƟƿǋ13ƃ14zŕǏ15jvŵǆ16UŃǜ17kƓǝǡ18ŭǦ19ĸƺǅ20ŨŻƏǑǩ21bǘ22Oűƞ23ƋƬ24Ť25YļŗŮ26ŅůƭǇ27Šŧ28c29Ĵłǖǟ30Ʈ32Ƴ34K37Ɔ41Ŷ42t44x57i
~how>	29 -22W-20w-18Ł-15Ƃƕ-14FRŏ-13Ǆǈ-12sDMŌŐƩ-11HLQ-10ƛƝƵǞ-9AŚŝơƯǥ-8IƜƢƫ-7yCĽŔřş7fhnTŎƦǡ8ĶőŸƤƪ9ŇœŦƑƱƹǍǙ10SŊšŽƚǊ11ŖƣƸ12ţƔƙƟƿǋ13pƃ14zǏ15jŵǆ16vUŃ17kŕǜǝ18ŭƓ19ĸŗƺǦ20ƏǅǑ21ŨŻǘ22bOŅƞǩ23űƋƬ24Ť25Yļ26ŮůƭǇ27Š28ŧ29cĴłǖǟ30Ʈ32Ƴ34K37Ɔ41Ŷ42t44x47i
~howe	84 -11Ʒ9Ň12Ņ18B
~howi	87 8ǧ12I16Ƅ
~hows	86 7ſ10ǒ13ť18ŗ30ǡ
~hr>	89 -13ǈ-8Ǡ7W27Ƨ52ǜ
~hre	84 12Ŏ17ǜ
~hrea	87 18ǜ
~hri	84 10Ƌ19D20d23k
~hris	84 10Ƌ19D20d23k
~hro	51 -13ƽ-9mǇ-8ŏŭƔ-7Lǩ7łŵżƤƦƱƻǕǝ8lļšŬ9zƆǦ10ŅƁƧ11Ŗśƚ12Z13Őƌǥ14nĸŧ15Ŋ16ũƳ17Ť18j20ŗƨ21Ɯ22ǖ23ƕ24WŨ26ǎ
~hroo	84 -12Ǉ10Ɗ11ƌ20Ɔ
~hrou	51 -13ƽ-9m-8ŏŭƔ-7L7ŵżƤƦƮƱǕǝ8ļłšƻ9lzŬǦ10Ɓ11ŖśƚƧ12Z13Őǥ14ĸŧ15nŊ16ũƳ17Ť18j21ƨ22ŗǖ23ƕ24W25Ũ26ǎ
~hs>	63 -11p-8XƠ-7ZŁŴ7Ǥ8ĺƹ9ŕ11ł12vƆ13ŧ14ǈ15GǄ16ĴŮ17ų19uŒ20ƃ23Ǩ27Ʈ29Y
~ht>	36 -13B-11T-10Ɖ-9ķŤƁ-8WƳǊ-7mƪ7uLQXĿłśůųƈƝ8pwĺŢŨǔ9ŃŏšŲƮƽǌǑǛ10CSŗűƬ11ŖřŝƅƐơ12lEŇőǜ13MŌƌưǟ14IŠŶƓƜǃ15Ļƿ16aorPōƷ17Hŀ18biŎǖ19ŰƦ20Ŋƒ22N24ŧǎ26Ǐ38ƺ
~hte	68 -13b-9pǃ-7d7ś8BǞ9LƷ11ŕ12U15Ű19yƱ23x24Ź25v31u35w
~hter	68 -13b-9pǃ-7d7ś8BǞ9LƷ12U15Ű19yƱ23x25v26Ź31u35w
~hts	73 -8Ŷ7D8š9nĿ12ŻƤ13x14H16yU17Ų31R33Ň
~hts>	73 -8Ŷ7D8š9nĿ12ŻƤ13x14H16yU17Ų31R33Ň
~huh	77 7y9ƞ10ĺ11Əǟ12Ņ14j19Ŷ22Ũ
~huh>	77 7y9ƞ10ĺ11Əǟ12Ņ14j19Ŷ22Ũ
~hun	81 -7ƈ7m9ƞ13gƯ22ǅ37H
~hunt	84 -7ƞ7Ź8m14gƯ39H
~hur	59 -8AſƮ7Wư8ƙ9o10B11tŭ13O15Ɯ17ǚ18Ťƍ20ţ21ĸƶ23Ǚ25X28ƚ30Ń32ž33ƃ40ǣ
~hurc	80 9ļ10ư13o16Bŭ17t30ƶ
~hurr	75 -12Ŀ11ƙ17O37ƚ41Ń
~hurt	62 -8Ʈ-7Aſ7Ŀ8W16Ɯ18ǚ19ƍ20Ť22ţ23ĸ24Ǚ27X34ž36ƃ42ǣ
~hus	56 -18dƸ-16ƾ-14ǟ-13u-11ƺ-9PQ-7Ň7Ư8Ʈ14ŁƳ16ƫ18n19f21ż24ŲŴ25Ʒ29p30t32sƨ33rǂ35q39o
~husb	57 -18dƸ-17ƾ-14ǟ-13u-11ƺ-9P-7QŇ7ųŷƯ8Ʈ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~hust	89 39Ų
~hut	71 -7Ǩ7Ǖ8Ɵ13ŋ16ƚ17ũ23ǎ25a30ƛ56ǝ
~hut>	76 -7Ǩ8Ǖ9Ɵ15ŋ25ǎ46ǝ
~huto	87 22ũ33ƛ
~hwa	86 8Ơ13Ə20Ɓ22ů
~hway	87 8Ơ13Ə20Ɓ22ů
~hy>	59 -22œ-20ń-11ŉ-10ƭ-9ŧũ-8ļňƶ7Ő8ľǤ10ĿŠ12šǜ16Ƹ17x20ƻ21B22ƴ25Ƶ26r27ņ29Ĺ31ǩ35Ŷ41ŀ44Ŕ48Ţ49ĺ
~hyd	77 47Ə
~hydr	77 47Ə
~hyg	89 9ǈ25P
~hygi	89 9ǈ25P
~hys	77 20ƀ24Ƹ25ǁ45ƾ
~hysi	77 20ƀ24Ƹ25ǁ45ƾ
~ia>	80 8lz10ǘ13D14Ÿ16yC22ųŶ
~iab	58 -9Ƭ7ƩƽǊǥǦ10ŗǂ12ƼǛ15ơ17Ƃ18ǌǚ28ƀ33ǡ44ž
~iabe	80 11ƽ14ǂ17Ƽ
~iabi	59 -9Ƭ7ǊǥǦ12Ǜ13ŗ15ơ18Ƃǌǚ30ƀ33ǡ36ž
~iag	82 15uƽ35Ƽ
~iagn	83 15ƽ36Ƽ
~ial	59 -12Ƃ-9X-8Ɔ-7ǩ7Ƶǔ8cƦǥ9ĶǕ10Ʈƴ11ĸǆ12ƖǍ13ƯǋǦ15ABƉ16ƞǠ18ưƾǗ19ƿ20Ƙ25Ǆ27I36e
~ial>	60 -12Ƃ-9X-7Ɔ7Ƶǔ8cǠǥ9ĶƦǗ10ƴ12ǆǍ13Ǧ14ǋ16Bƿ19ƞư24Ƙ25A27Ǆ28I37e
~iall	84 -9A15Ʈ16Ư18Ɩ20ĸ
~ials	86 12Ő13Ǘ15Ǖ16Ǡ24Ɖ
~ian	74 -11h-8dw-7a9ƅ10fƯ11P12o13ƾ15p17q20Ɲǈ37Ʋ
~ian>	79 -8w11Ư12P18q39Ʋ
~ianc	87 -9d12f15o18p20q
~iar	67 19Ľ24Ŗ36ƫ
~iar>	87 25Ľ32Ŗ
~iary	68 37ƫ
~iat	84 11i13Ŋ17m18ŝ
~iate	84 11i13Ŋ17m18ŝ
~ibe	83 -8ǋ8Ƹ10ƣ11ƻǍ12Ɖ14ş20Ő
~ibe>	87 -8ǋ9Ƹ10ƣ12Ǎ13Ɖ
~ibl	58 -8ƿ7ľŨǌǓ10Y11ƀƁ14Ŏ15Ŧƽ16ƚ20ňŭ27ƹ39Ř
~ible	58 -8ƿ7ľŨǌǓ10Y11ƀƁ14Ŏ15Ŧ16ƚ20ňŭ27ƹ39Ř
~ic>	68 -15Ǆ-14ũ-9m7ǋ8ů9ƛ10KNŇǕ11ŪŵƼ13Ż14tť15ǖ16ƥ18ŎƋ22ś30ǩ37ƾ
~ica	55 -10Ŀ-7ŕ7ņǄ8ƙƴƽǃ9Ĵƻ10QŌǚ11ƋǗ12ǂ13ūƀ14WźƼƿ15ǈǌ16Ƹǒ17ŀǑ20ƾ22ƃ23ǧ26ǁ28ƚ
~ical	63 -7ƻ7ǎ9ņƽǄ10ǂ11Ĵ12Qǚ13ƋǗ16Wƀ17Ƽ18ǈ19Ƹ20ŀ21Ǒ23ƾ26ƃ30ǁ
~ican	80 -12Ŀ12ƙ43ƚ
~icat	61 -7ŕ7S9ƴ10ƿǃ12Ō15ū16ź17ƻ18ǌǒ26ǧ
~ice	46 -23ǩ-19ǟ-13Ǉ-12Cĺ-10nŁ-9ŗƷ-8lvSķ-7őŔŴƶǓ7ĽŊşƺƻǉǕǤ9oŀūűƞƬǋ10cľţůưǀ11dœ12PŢ13BŎ14RŒƒƘơǘ15ĹƝǄ17ŝǈ18ń19MłŜƕ20ajUXŽ21Ź22Ņ27Šŷ28ǚ46Ÿ
~ice>	50 -21ǩ-20ǟ-13Ǉ-12ĺ-10C-9ŁŗƷ-7lŔƕƶǓ7aĵŶƉǉ8QŜƏƪƻǤ9ŊşǕ10A11ŀűƞƬǋ12ńůư13ţ14PľŢ15jBŎœŽ16Œ17ĹƒƝ18Rǘ19ŝ22Uł23MX24ơǈǚ25Ņ30Š
~icen	59 -9n-7ŕ7c8Ǩ11Ƅ12ƺǛ15oū16ǀ18d19a30Ź38ŷ60Ÿ
~icer	84 12j47ƕ
~ices	76 -11ơ-9ķ11ǚǠ12ŽƗ13ń14Ǎ17Ǆ20Ŝ24Ƙ
~ich	54 -16ǚ-8KƤǐǗ7cƶ8ľƁ9bLƴǏ10Ÿ11DRŀŪŷƏƕ12ńŲ13EňŴ14ļƣǖ20ū22Jǈ23Őť28Q29ų38C
~ich>	54 -16ǚ-8KƤǐǗ7cƶ8ľƁ9bLƴǏ10Ÿ11DRŀŪŷƏƕ12ńŲ13EňŴ14ļƣǖ20ū22Jǈ23Őť27C28Q29ų
~ici	61 -10ǃ-9Ƃ9Pƕ10Ƶƾ12ƖǏ13qǦ14ǂ15Ƙǈ16ǒ17ƻ30ƫ32ş33ǥ
~icia	67 10P11ƾ14Ɩ15q18ǈ35ƫ
~icie	67 -10Ƃ9ƫ11Ƶ14ǏǦ17Ƙ18ǒ35ş36ǥ
~icin	84 -12ǃ13ƕ21ǂ26ƻ
~ick	52 -15Ŧ-13ƪǃ-10żƅǩ-8Ư-7ŞŢ7wŋŔřƹǉ8xYŝ9ļŀŤ10ƭ11KO12ŊǏ13iXų14ƽ15Ɖ16ŭ17Ĺ18LĺǨ20Wǘ21łǟ22ŶǛ24ǐǠ26ľŧ29Š37Ř40Ƈ42Ż
~ick>	60 -8Ş-7Ţƅ7IŧǍ8dŜű9ŋřƹǉ11xŤ12KŝŶ13Lľ14ĺ15Ŋ16Šƭǘ23Ǜ24W25łǨ36Ƈ
~icke	62 -11Ŧ-10ż-8Ư7X8ĺ9ŧƲ10w12Nţ13ļ18Ɖ20Š25ǟ27Ŕ33Ř53Ż
~icki	81 9ľ10Ĺő14X20ŀ27i
~ickl	84 -19Ŕ-16ƪ15NĹ19Y22ŧ23Ŷ
~icks	83 8ǐ9ŕ12LŭƧ16ŘƇ19ľ
~icku	82 -14ǃ8Ǐ10ž12O17ŭ24ų35ǐ
~icl	63 -8ǥ8Ǧ9ŵž10Ż11ŭŶ15ū16ų17Űǆ19Ŭ26Ŵ33ǐ34Ū
~icle	63 -8ǥ8Ǧ9ŵž10Ż11ŭŶ15ū16ų17Űǆ19Ŭ26Ŵ33ǐ34Ū
~ico	80 13Ņ28ńƹ45ĵ
~ico>	86 30ń49ĵ
~icot	89 31ƹ
~ics	82 8Ƙ11Ɨ20ǩ23ǈ29Ž
~ics>	82 8Ƙ11Ɨ20ǩ23ǈ29Ž
~ict	68 -14ǩ-10ƨ-7Ɨ8ƅǄ10nŤŴƸ11ūƷǔ12ƏƞǓ14Ƈ16QƬ18Ŀŭ23ś25f
~ict>	84 14ǔ16ƏǓ20Q
~ictu	72 -14ǩ-10ƨ8Ʊ10Ŵ11nŤ12ūƷ13ƞ15Ƈ17Ƭ19Ŀ24ś27f
~icy	47 -13Ǧ-10ZĺƔ-8IQŀƣǈ-7Ŭ7ƃƙƥǁǤ8ĻŜƛ10žƨǏ11ŢƁƂ12šƢ13Ĺƚ14Ɩ16ľƓơǢǥ17Ő18ŠƬ19ƪǡ20ŗ21Ƨ22őŖƵ23ſ24ŕ25ŷƦ26Ś29Ʃ36ŏř
~icy>	47 -13Ǧ-10ZĺƔ-8Iŀǈ-7Ŭƣ7ƃƙǁǤ8ĻŜƖƛ10žƨǏ11ŢƁƂǢ12šƢ13Ĺƚ16ľƓơ17Őǥ18ŠƬ19ƪǡ20ŗ21Ƨ22őŖƵ23ſ24ŕ25ŷƦ26Ś29Ʃ36ŏř
~id>	34 -20ǎ-19Œ-17Ƨ-15Ļų-14z-13LRŷƗƮƯ-12JUŇŌž-11asAľŁ-10ŀŚŶƟǃǍ-9iIKPłŐŽƊǄǈǕǟǧ-8CĸŊşƤǇǒ-7oMŃŝŢŭƓƸǚǛ7jlƺǆǝ8pFƂƲǏǑ9NƙƥƶǓ10tĹōƱ11fƾǊ12Ŀƈǂ13ŎƼ14xŉƍƹǜ15dǘǞ16ő17qťƔƽ18ŖřǤ19ŵƅƩ20wţźǩ21ƫƬ22Ƅ23ĽŸ24š25SńŹ26ňƕ27cƒ28kmŠ29Ŭ31ƌ32ļņ33Ťũƴ34Ƴ35ŔŨǅ36G38œ39ŧ42Ņ55Ŧ66B
~ida	78 -8ţ8Ǉ10ƃ12U14ǚ16Ǆ18A29H31k
~ida>	89 33H
~iday	84 9Ǉ13U34k
~idd	78 7Lĵ10v13a16i22N
~iddl	79 7Lĵ10v13a16i22N
~ide	47 -15Ƹ-14SU-12Ũ-10Ƨ-9Ū-8ƭƮǑ-7pĹŒƿ7eiŇţƏǇ8ZŬƽǛ9œŔŰǂǍǔ10tCķƗƝƵ11ťƍƣ12jŊŽ13nMŁ14gTYŵƛ15uƇưǄ16ƕ17ƥ19ǀǢ20ū23ƁǠ24łŐƃ25Ʀ28żƪ37Ų
~ide>	54 -15Ƹ-13U-12ǩ-10Ũ-9Ŵ-8ż-7ŪǑ7ŁŎƕƛƦƪǄ8ŔŠƉƫ9AĶőŧƏ10giǛ11Tœ12Űǂ13tCūŬƗƥƽ14ƍƝƣǍ17j18Ƈ19Yư24ǀ27Ǣ29Ǡ31łƁ32ŵ42Ų
~idea	78 9BŽ10TƵ11V12s25Ŋ26Ň
~ided	87 -17Ł7ĸƯ16ƛ17e25ĺ
~iden	62 -11S-10Ƨ-7Ň7G8d9Ƴǔ10Ŕ12ţ15ťǄ16ū20nƕ27ǩ29ƃƪ43ż
~ideo	84 7Ɨ12g34M
~ider	83 7Ɗ10ŉ14Ž15w22Ő
~ides	65 -12ŵ7ǔ8WƢ9ųƜƥ12ǈ13ŴŷǇ15Ő18Z19ķ20u25Ł29Ʀ
~idi	76 8ł9ĵ10ǀ13ŭ29Ł34Ƈ
~idin	76 8ł9ĵ10ǀ13ŭ29Ł34Ƈ
~ido	84 8ƫ12Ǩ17Ʒ20Ƴ26f
~idow	84 8ƫ12Ǩ17Ʒ20Ƴ26f
~ids	56 -9B-8t-7Z8N9Ǜ10Ɯ11ľ18ƍƫ20Ź21Ʋ22ƭ23ƶ24n27v28wƯ33Ʊ39y47x62u
~ids>	56 -9B-8t-7Z8N9Ǜ10Ɯ11ľ18ƍƫ20Ź21Ʋ22ƭ23ƶ24n27v28wƯ33Ʊ39y47x62u
~ie>	71 -12ƞ-11ǒǨ-9zŖš9ƇƮ10VƖ16f18Ƴ19ƽ21Š22łƦ23Ő26h31Ƣ40Ŀ
~iec	87 -11ƕ15Ʊ17Ǣ20Ŭ
~iece	87 -11ƕ15Ʊ17Ǣ20Ŭ
~ied	61 -9Ő-8Ũ8ŧƖ9ƫ10ƚ11ŶƯ13ŝǏǘ15ƦǤ16Ţ17j18Ʒ21Ŀ22oǨ40f43Ƴ45ƴ
~ied>	61 -9Ő-8Ũ8ŧƖ9ƫ10ƚ11ŶƯ13ŝǏǘ15ƦǤ16Ţ17j18Ʒ21Ŀ22oǨ40f43Ƴ45ƴ
~iel	78 -8Ř12ĸŚ14J15ǈ17aū21Ɓ
~ield	78 -8Ř12ĸŚ14J15ǈ17aū21Ɓ
~ien	55 -13Ǆ-7ĿƮƯ7Uŧ9ƤƳ10Ũǘǣ11ǖǦ12a13ļƢǅ14PƷ15Ɲ16ŭ17ņ21Ǔ23ǚ27AB30Ɯ39Ŭ42ǔ44Ǘ
~ien>	89 28Ŭ
~ienc	72 -8ţ10ŧ14Ũ15ǣ19ǅ25ņ
~iend	70 -8Ʈ8Šƃ10ľƜ13Ƴ14Ƥ17aļ18Ƣ19Ʒ35B36A
~ieni	89 9ǈ25P
~ient	61 -14Ǆ7Ɩ8Ŋ9U10ţ12ǘ13ǖǦ17Ɲ18ŭ25ƜǓ29ǚ49ǔǗ
~ier	68 -8ǝ8ǃ9ŞŦ11ŝ12Ţ14M20ǩ22Ƈǂ23ő35Ő41Ǖ
~ier>	71 -8ǝ8ǃ9Ŧ10Ş12ŝ13Ţ14M22ǩ23ǂ24ő25Ǖ37Ő
~iers	80 21Ǖ26Ƈ
~ies	52 -14Ƃ-11V-10Qƣ-9ǩ-8ǋǖ-7PŐ7xYơƢƵǉǐ8Ɲ9hŤŭƨƼǏ10ĽĿ11ńƑƘǃ12gKǈ13mƜǒ14Ų15ĵǦ16ǀ18Ǜ19Ţƃ20yƆǎ21Ǎ22Ư23ǣ26cǥ31ş
~ies>	53 -14Ƃ-11V-10Qƣ-8ǋ-7PŐǖǩ7xXYŀƢƵǉǐ8ơ9hŤŭƝƨ10ĽƼ11Ŀ12gńƑǃ13mǈǒ14ŲƜ16ĵǦ17ǀ18Ǜ19ƃ20yŢƆ22ƯǍ24ǣ26ǥ27c33ş
~iest	80 8ś15Ƙ17Ǐ20K34ǎ
~iet	80 9Lǆ14Ʈ21Ƽ25ǎ29ŀ
~iet>	86 10L15Ʈ27ǎ31ŀ
~iev	78 7Ō8ŋ10lm11M13SƬ15Ÿ16Ǐ25ǩ
~ieve	78 7Ō8ŋ10lm11M13SƬ15Ÿ16Ǐ25ǩ
~iew	83 -10ƶ12B16Ǟ24ǩ27ŖŜ
~iew>	86 -10ƶ-7q13B16Ŗ17Ǟ18Ŝ25ǩ
~if>	39 -26ĺ-19ǩ-17X-14ǋ-13dǈ-12ŉ-11ŀƶ-10ŇōŨ-9AŗƔƕƲƳǐǞ-8jkTŤŪżǗ-7iyUőŕŞƌǤ7Ɗƍ8bšźƎƝ9Ǣ10cǦ11GŢƁƂǄǕ12H13FĻŋ14WķňűƵ15ǘ16ŏŘ17IĴǚ18rŝ19ƪƮ22Y23ƀƜ24ŊžƯƱ26ƫ27Ʀǡ28ĸ30Ƥ34Ŏ38ſǝ39ŵ44ƃ51Ƨ73Ǩ
~ife	49 -24P-13vŏŻ-12Ƹ-11Ƽ-10Őǩ-9ƹƽǃ-8ƃ-7CŗŜŵŸ7ş8S10ų11m15fĺŴǈ16iƮ17Ƭ26s27ƪƵ28ƿ29ƫ32ǂ34qtƴ35ƭ36r38o39Ʒ41Ʃ43p44Ƨ51Ʀ52ƨ
~ife>	50 -13ŏŻ-12v-11Ƽ-10PŐ-9ƹ-8ƃǩ-7CŗŜŵƽ7şǠ8Ʈ11o12m14Ŵ15f16ipqĺǈ18Ƭ19ǂ28sƪƭƵ29ƿ30ƫ35ƴ36t37r41Ʒ43Ʃ46Ƨ53Ʀ54ƨ
~ifes	71 -20P-10Ƹ-9Ÿ-7d9Ɯƺ11bjB12ųƮ20ǂ27q39o40p
~iff	66 -12ƚ-9Q-7Ǝ7IKłǘ8Cĺǥ10Vǅ11ŻǕǩ14Ş15Ŏ17Ř20ň21ŧ22Ŕ26ũ
~iffe	67 -12ƚ-9Q-7Ǝ7IKłǘ8ǥ9C10Vǅ11Ǖ15ŎŞ16ĺ17Ř21ňŧ23Ŕ26ũ
~ifi	63 -7ŕ10ǃ16ūǤ18ǌ19źǒ28ǧ
~ific	63 -7ŕ10ǃ16ū18ǌ19źǒ28ǧ
~ift	74 -8Ŕ9Ǥ11Uļ12Ĵ13ǈ14ŕű16ǩ19ŵ21ń22ǎ47R
~ift>	82 -11Ń-8Ŕ13Uļ18ű21ŵ24ǩ38R
~ifth	89 16Ĵ26ń
~ifts	87 7Ǉ16R27ǎ
~ig>	58 -17Ƃ-15Œ-12Ɖ-9Ŕƞ-8Ʈǈ-7SĻƒ7JŢƘƪǁ8tyZư9jłžƇƛ10Ř12ľ13ǅ14Ǎ16œŦ17ǇǏ18ƣ20Ǧ21Ǒ22Ƒ25Ƭ27k28Ő29Ɠ35ĸ41Ɔ
~iga	80 13ǂ15C52ƹ
~igar	81 13ǂ53ƹ
~igg	69 8ŁŢ9tƪ11H12Ō13xǔ15Ň18Ǟ32Ŀ
~igge	70 8ŁŢ9ƪ11H12Ō14ǔ16Ň19Ǟ32Ŀ
~igh	35 -14ǩ-11TW-10ķƉ-8ŠǊ-7BƪƳ7luŁƩƫǑǓǛ8RSŃŏŝŬűƠƴƽǂǍǔ9UļƬƮ10arŇŕŨƐơ11Lőųƅǜ12EHMŅŌœƿǟ13PŊƦǃ14oIĻš15ůŲƤ16ŀŧƓƷ17bŰƞǖ18Ŏƙ19yƒǏǦ20ƣƼ21Nǎ26ŗ28ĿƜ29C33ƺ
~igh>	65 -15Ŀ-7Ʊ7Ƅ8Řƚ9Ơ10ž11Ł15lC16y17ǂ20ƙ26ŗƺ28Ǧ30Ƽ39ƣ
~ighb	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~ighe	75 -7ž7ŘƓ9ƴ13Ŕ14Ņœƒ16ŗ19Ǔ26m
~ight	36 -17ǩ-12B-11T-9ķƉ-8WŤƁǊ-7ƪ7ixQXľņŉśůųƝƞ8puwƩǑǛ9RSŏƽǌǔ10ŃŝűƮ11aUƐƒơƤƬ12ryELőŕƅǜ13CMŇŌŨƿǃǟ14HIĿƓƦ15PĻŊš16oŲ17ŧƜƷ18bŀŰǖ19Ŏ20Ǐ22ǎ23N39ƺ
~ighw	87 8Ơ13Ə20Ɓ22ů
~igi	69 7d9TŠ12Ƌ15eƈ17ūƌ20l23E25I27ř
~igin	75 10Š13Ƌ17ƈ19ƌ22l
~igit	76 8d16e19ū26E28I30ř
~ign	60 -8Ƒ-7O7qĽǀ8IQŖƢǉ9ZœǠ11ƨ12WƱǩ13Ʋ14ƒ15J20ǃ24ő25Ŏ28Ǔ29Ɩ33ǚ35Ł43Ō
~ign>	64 -8Ƒ8Łǀ9H10ZŖ12Ɩƨ13Ʊ15ƒǩ16JŎ17W22ǃ27ő30Ǔ35ǚ37Ō
~igne	79 -9O9Ɓ10Ł14œ15ŌƢ19Ʋ
~igni	87 -9Q-7H14ǉ18Ŏ26Ɩ
~igns	83 13q15Ł18Ǡ23Q
~igs	81 -15Ǧ-12Y-7Ž15Ƃ19Ų20Ɔ22qƑ23Ǉ24ű
~igs>	83 -16Ǧ-7Ž16Ƃ19Ų20Ɔ22Ƒ23q24Ǉ
~igu	70 -13Ǐ-8B7ŗƭ8Xĸœ9yłŖƗǉǊ12AǠ13ư14Ɠ15űƈ17Ƭ19Ƙ
~igur	70 -13Ǐ-8B7ŗƭ8Xĸœ9yłŖƗǉǊ12AǠ13ư14Ɠ15űƈ17Ƭ19Ƙ
~iju	89 17ƹ21ƿ
~ijua	89 17ƹ21ƿ
~ike	44 -18J-14Ŏ-12Ť-11ŢƣƦǄǐ-10PǞ-9ĿǦ-8ĹƬƱ-7nCľśŰƟƢǝ7aFƌƔ8lsAXŋƂǖ9mŨƁƠƽǀ10ĺţƜ11DőŔƐǩ12jũ13rYņœŮ14łƭ15ŲƘǍ16gű17Rŉƺ18ŃŌ19žƞ20Ļ21v22ƶ23Ĵ26KŶ28ƿ32Ňƥ33ŝ38U39Ş
~ike>	44 -18J-14Ŏ-12Ť-11ŢƣƦǄǐ-10PǞ-9Ŀ-8ƬƱǦ-7nCĹľśŰƟƢǝ7aFƌƔ8sAXƂǖ9lmƁƎƠƽǀ10ĺţƜ11DņőŔƐǩ13jYŨŮ14łœƭ15rŲǍ16ű17gRŉƺ18Ō19Ńžƞ20Ļ21v22ƶ23Ĵ26KŶ28ƿ29Ş32Ň33ŝƥ38U
~ikes	84 -9Ũ9ŋ14ĸƯ18Ş21Ƙ
~iki	78 -15Ķ-9q10bg12Ňœ26x34ƞ36t
~ikin	78 -15Ķ-9q10bg12Ňœ26x34ƞ36t
~il>	54 -11M-10ǩ-7Ś7nĺřƈ8v9Ĵ10ŕ11Ǐ12Ǖ14D15Eƻǧ17Ǆ18ŘśƐ21ƭ22ƀ29Ľ32ǘ41K47ƚ75J
~ilb	89 10D11ż13ĸ
~ilbo	89 10D11ż13ĸ
~ild	56 -13ƪ-8F-7ƆƝǩ7yƶ8XƐƫ9ŶƤ10lƅ12Ʊ13v16wǢ20ơƯ23Ƒ26uǋ38ƺ41Ǎ43Ʃ46ƣ47Ɠ
~ild>	68 -12ƪ-9Ǎ7Źǀ9ǌ11XŶƐƯ12w16Ʊ26ƅ36Ɠ40Ʃ50ƺ
~ildi	62 -16Ʃ-11ƅ-8F12Ƥ25ơ27ƑǢ34ǋ54Ǎ55ƣ
~ildr	74 7Ʋ9w11ƫ12y16Ư20v36u
~ile	55 -11ŭ-8oǩ-7lqMŖŽǈǔ7dŉƈƜǅ8hļ9wŇ10ƯǏǜ12ź13Ť14ŚƎǒ15ś16Ƥ17aŧ18Ŵǝ19I21Ə23ǆ24ƛ25őƄ26ǐ31ţ35Ǘ39ů69Ů
~ile>	63 -10ŭ-8o-7qǧ7GƟ8Jŉų9dǨ10Ɯǅ11ţ12Ň13Ư15śƉ16ŧ17ŚƎǒǗ18Ƅ19Ƥ21ǆ22aǝ23I31ő
~ilea	81 12ů41Ů
~iled	76 -9Ɖ8ǆ10K12ǜ13ƈ14Ƅ24Ť31ţ
~iler	84 16ļ17hǏ29ǐ
~iles	65 10ǘ11ǐ16ź23Ŵ26ƏǗ38ů50Ů
~ili	57 -10Ƭ-7Ő8ǐ11ĿŗǛ14şơ16XĽƄƛ17Ƃǌǚ18D19Ŗ21W28ƀ29ǡ33ž
~ilia	87 25Ľ32Ŗ
~ilin	80 8f16Ŀ23ƛ24XƄ27D
~ilit	58 -9Ƭ7ǊǥǦ10ǐ11Ǜ12ŗ15şơ17Ƃǚ18ǌ21W29ƀ30ǡ34ž
~ill	44 -14Ʊ-12ŵ-11a-10uKŶ-9mxŀŇŝű-8pŗŤŸƛƜƢ-7bTWĸƓƝƠƶǇǈǍǎǔǨ7YĺƅƗ8fNĶĻŉśƕơƽǕ9tŬƺ10qƃƹǂǃ11ŃƮ12PŷưǞ13DļƔǠ14zĵƒƬ15eyŐŹ16sCOŌ17ĽƖƫ18MQ19Lũ22cHŨ23JU24ZĴ25IV33ł35ƭ45ƻ56Ʋ
~ill>	46 -16a-13Ʊ-10Ţ-9mx-8uŀŗŝŸƢ-7pŤƜǇǍǎǤ7jXZŕƄ9fNĶĺŉśƗ10tŌŬƕƺǕ11qƹƻ12CĻ14Ńŷ15zPĵƔ16eƬ17Ź18yŐƖ19sDOƫ20U21LMũ22Q24Ũ25HJ27c28IV36ł38ƭ39Ʋ
~ille	80 7ĹĽ8Ɗ10a13CƯ14Ō21ļ27Ĵ
~illi	79 13CŢǁǞ15Ž17Ĵ18Ľ23ƻ
~illo	84 -13ű-7D13ơ23ƅ30ǃ38ƒ
~ills	65 -8ŵ8U9ƿ11Ǥ16Y19Łƃ23Ǡ24Ʈư28Ʋ30Z33ƻ
~ils	84 9ƈ12Ɣ15J
~ils>	86 12Ɣ16J
~ilt	69 -11ǋ-10Ʃ-7ť7ƺ8Ǣ9b11ŻƱǍǝ15ķ18Ƈ24Ǟ27ƪ40ƅ
~ilt>	69 -11ǋ-10Ʃ-7ť7ƺ8Ǣ9b11ƱǍǝ15ķ18Ƈ24Ǟ27ƪ40ƅ
~ily	57 -13Ƣ-7ůƼ7zŭƭ8Ŀ9Ƹ10ŗǅǇ11ž12hAF14ư15ŪƳ16Ɯ19Ũ21uƶ23ƤƬ25yƮ36n37ƽ39w
~ily>	57 -13Ƣ-7ůƼ7zŭ8Ŀ9Ƹ10ŗ11žǇ12hAF14ư15Ū16ƜƳ19ŨƮ21ƶ22u24ƤƬ26y32ƽ38n39w
~ilys	89 8ƽ9Ʈ13ƭ17ǅ
~im>	57 -20Ƹ-12YƦƼ-9d-8ơ7tźƳ8AŅņƯ10ǌ11Ŕ13Ŝ15o19ũ20Ŧ21ſ24Ř25ƨ26ǂ28ƍ30ţŧ33ť41Ť42s
~ima	77 9Ůǉ12Ɠ18Ũ19ƾ40h
~imal	84 44h
~imar	89 22ƾ
~imb	76 -19ƛ-10ų9Ʃ12Ɓ13œ24ǈ41Ƒ42ǀ
~imb>	83 -18ƛ-10ų10Ʃ14œ26ǈ27Ƒ
~imbi	89 14ǀ
~ime	52 -11Ƈ-10Ǘ-9ƼǞ-8ŖƀƉƨ-7qĺľǢǨ7Ŋœ8ƶ9SņƈƦǖǛ10ƛƭƴƺ11kŲ12Ÿ13Ŝšǚǩ14W15HŵƟ16ũ17gs18Ŕ19ĻǇ20őƧ23Ƹ25V31ǎ32OR37N38LŃ
~ime>	53 -12Ƈ-9ƼǗ-8ƉǞ-7ĺƨǢǨ7ĵŊųƒ8œŧƫƶ9ƈ10ņǖ11kƛƭƴ12ŲŸƧ13ƺ14Ŝ15Tŵ16šũ17H18gs20ĻŃŔ21Ǉ23Ƹ26V27ǎ33R34O38N40L
~imer	86 -12R15Lǣ16S18ő29Ǉ
~imes	77 -12T-7q8ţǀ11ǎǟ12WƧ13Ż14ǈ16Ɵ23Ʀ37ǩ
~imi	59 -17ơ-10Œ-8Ɨ8Ǎ9ĺ11Ə13ƓǦ15Š20ǌ26Ǣ27Ǔ30ǡ51ŗ
~imit	59 -17ơ-10Œ-8Ɨ8Ǎ11Ə13ƓǦ15Š20ǌ26Ǣ27Ǔ30ǡ51ŗ
~imm	86 15ƍ22Ƒ
~immi	87 16ƍ
~imn	87 -11ǚ52Ɛ
~imne	87 -11ǚ52Ɛ
~imp	71 -15Ŏ9ǕǢ10Ļ11Ʋ14Ňō15Ʊ17ƌ18Ǝ22ư24Ş25ľ
~impl	86 -8ƶ14ĻƲ22Ǝ27ư
~impo	77 11ƶǕ15ō16Ʊ28ľ
~impr	84 -17Ŏ11Ǣ18Ň21ƌ29Ş
~ims	70 -7Ʈ7a10tǣ11Ʒ16ǜ18ŧ22ľ38ţ
~ims>	71 11ǣ16ǜ18ŧ22ľ39ţ
~imse	87 -9Ʈ8a13t15Ʒ
~imu	79 -13ř36ŗ46ž
~imum	79 -13ř36ŗ46ž
~in>	29 -37ǩ-29ƭ-26ŗ-21Ŕ-19ž-18u-17ĺ-16śŝ-15wƁƧ-14acƺǃ-13ŞźƮ-12ŒœƒƠ-11DŦƆǔ-10pƈƨǦ-9ƕƘư-8FĸőŴƇƴ-7rZşŶƔǒ7ĴŀŏųŹƤƿǀǓǕǟǣ8ƅƷǠ9ƌ10MĽŪƖƶ11VŉƎƣ12ńũƦƼ13ĻĿňƱƹǡ14qEŜƊƾ15kvQǄǑ16ƉƚƲ17lyŅǧ18ƵǏ19mUĹ20stĵšƽǐǞ21jľŌţŧůƞƻ22ķŻŽƍ23ŚƛƪǍ24ST25Ńǌ26Ɛƥ27Hűǉ28Rż30Ŗ31n32ǅǊ33Ķ34ū40CǗ42Y43Ƹ44i45Ɨ51Ɲ
~ina	62 -12ţ-7Ŵ7Ľ10tƋ11ƮƯ12ĸŁŊ13ƈǈ14A15kBƄƌ16lq17ƥ19ƞ21ǜ25Ǡ33Ŭư
~inal	68 7jŠ9Ľ12tƋ15ƈ17kƌ18l19Ł22ƞ38ư
~inan	72 13ƮƯ15ĸŊ17Ƅ18A19B30Ǡ41Ŭ
~inc	53 -15Ŗ-13ǩ-11Ǉ-10ņ-9Ő-8ZŞ-7Ǣ7jsużƸǂ8ƣ9ƪ10BGǉ12ŗ13ŹƔƺ14Ŕƹ15ť17ţ18ǟ19ŏ20œǅ21i22Ưǝ25tƮ26ő30Ǟ32S35T37ũ
~ince	59 -13ǩ-11ņ-10Ő-7Ş8IPżƸǂ10ƣ11ƪ12G13B15ŗŹƹ18ť19ţ21ǟ24iǅ28t31ő36SǞ42ũ
~inch	87 7X14j26ƺ
~incl	72 -13Ŗ-12Ǉ7ǣ9Ɓ11Ơ12œ13s14Ɔ15ǉ30ŏ
~inco	66 -7Ǣ8ƭǃǆǔ10Ƭ12u29Ư33Ʈ35ǝ46T
~incr	81 24Ŕ36œ
~ind	47 -27Ǜ-18Ř-13VƧ-12ŇŞ-10ŗŦƦ-9ťƅ-8IN-7vľơǃ7i8UĺűƲ9jŷŹƉ10pqxRłŃŨƁƕƳƼǆ11ųƇƐ12hMǘǟ13ŏś14Ŀ15Ť16Śƣ17ŧƷ18gļŪǁ19Ƭ20ŎŠǔ24Ǆ26X28ŊƋ32ƶ33Ʃ58ƚ
~ind>	48 -27Ǜ-17Ʀ-13VŘ-11ŇŞ-10ŗŦ-9ť-8Nƅ-7vIľ7iĽƯư8ŤƎƲ9UĺŹƉ10pŷƳƼ11qRŨǆ12hłŃųƇ13Mǘǟ14ŏś17ĿŚƣ18ŧ19gļŪǁ20Ƭ21ŎŠǔ25Ǆ27X29ŊƋ33ƶ35Ʃ61ƚ
~inde	79 9Ƅ12Ɩ14Ǒ20ƕ26x
~indo	86 -7ơ11ǌ14jŤƐ
~inds	81 -9Ř7ĸ12Ǡ18ū23Ɓ
~ine	44 -20Ƃ-14Ū-13RŦ-12ƗƷ-11Dōœ-9tL-8dĺĻ-7hnFTWĹĿŇŠŬƓƱǙ7sAKłƑǕ8Łƫƺ10Ǡ11ĽƔǂ12űǎǔǘ13ƹ14ńǁ15ŅƛǦ16ŎŚǆǨ17Mŭƿǃǐ18jŋǅǩ19IŖƝ20ƍƴ21qǄǋǡ23ǖ26Ǟ27Ǐ29ǑǢ30PŃ31ǟǥ33Ǜ34ǝ36Ǌ
~ine>	53 -11ǃ-10œ-9d-8LĻƗƟ-7ǔ7iVXĴƤǞ8GSŨŸ9KŜƽ10asMNłǁ11ĽƫƻǕǩ13ŚƛǏ14qŁƔ15Ǌ16PŖƴ17űƹ18ń19jIǛǝ20ƍ21Ņ23ŋ30ǖ31ƿ38Ń
~ined	75 7Ŕ11ň12ƴƺ13Ǜ14ǘ16Ŗ25ƛ
~iner	86 10Ƙ13ǁ18ǟ25P
~ines	50 -22Ƃ-13Ū-12Ŧ-11DƉ-10R-9ōƗ-8GƷ-7t7Ų8ǘ10Ƒ11ǂǛ12AM13Ǡ17ǎ18Ǐ19Ǧ20ǆ21Ŏǔ22ŭǐǝ24ǞǨ25ǡ26Ɲǅǟ27ǋ28Ǌ29ǃ33Ǆ36Ǒ37Ǣ38ǥ
~inf	73 7Ǖ11Ŋ17ĻŻ18Ľń22Ŕ25x36Ǘ
~info	76 7ļ8Ǖ12Ŋ18Ļń20Ľ39Ǘ
~ing	28 -23G-21Ʒ-19š-18ŗƩ-16ő-15Őƺ-14sļŤ-13lŌƧǔ-12ƅ-11ovBƔǆǚǡ-9WņŜǎǗ-8œŧƃƊƏ-7ů7ĵķŃƜƬƱ8ŔŵƎƤƯƸ9gIKŋŖƓǓǠ10MżƂƢǛ11hmuYŅŸƞƣƻǝ12Ųǜ13LńňŉƉƋƒ14ƮƵ15fZŹƛƥǊ16qzĶŒŘŭƍǄ17ŝƗơǀ18ĻŽƹ19P20ĽŞ21ĴľŻ22T23FŢũƄƖƨƳǍ26UŀłţǙ27ō28ǩ29iĿŏ30x31Ƙ32Xĺ33y35k40j42VĹ43tǞǟ48H
~ing>	29 -22G-20ƩƷ-19š-17ŗ-16ƈ-15ő-14Őƺ-13lsļŤƧǔ-12Ō-11Ɣ-10ovCŊƅǆǚǡ-9BWƚƫǈǗ-8ņǎ-7QœŧƃƏǨ7ŇśŦſƇƗƲƼǂǑ8ŃŖƬ9fKĵŔŵƯƱƸ10gŋǓǜǠ11IżƂǛ12hmuLMŅňŸƓƣƻǄǙ13ŉƋƞ14ŝŲ15ĻńƒƵǝ16Ź17zUZĶŽƛ18qŒŭƍơǊ19TĹǀ20ƹ21ŢƳ22iPĽŞũ23ĴľŻ24łƄƨ25Ɩ26FǍ27ŏ29ŀōţƘ30Ŀǩ32x35yX37k38ĺ42ǟ44j45V46tǞ52H
~inge	80 8Ŏ9ũ20E25f27Ǚ34ƫ
~ingi	87 7T8q12ź21ǟ25Ĺ
~ingl	68 -7Ɗƿ12ǩ13Ɔƚ18ǅ19Ƙ26f42Ɖ44ƈ
~ings	54 -12ǩ-10Ķ-9ĺ-7nB7QĻŝƳƽǨ8TŀşƘƤ9ǖǙ10ƶǄ11ķŊƹ14i15U16Ʈǈǟ18Ƣ20ƥ21ŘƗ26A30Ĺ35Y
~ingu	86 30Ǝ
~ini	64 -12ǧ8aĻ9Ǆǡ12ǩ13A15ŗ18ƌ26Ɗ27mǙ28ź30j35žƾ
~inim	80 21ŗ46ž
~inin	80 -14ǧ9Ɲ28ź35Ǚ39j
~inio	87 12Ļ19A
~inis	71 7Ťź10ǡ11Ǆ19ǩ20ƌ30mƊ
~inj	72 10ǚ35ǣ40ƃ49ž
~inju	73 35ǣ41ƃ50ž
~ink	52 -19Ǆ-15ŗƨ-14Ǡ-13Ĺ-8Ş-7iqŃ8Ǟ9ĴŌƀƒƓƛǋǝ10Š11GĿ12h13ƳƵ14Ʒ15Ŗ16űƭ17Ũ18BŔ19ĸ20VĺƣǍ21y24Ň27ǩ30H34Ǜ41Ƭ52r59ƿ
~ink>	57 -15Ǡ-12X-11ƨ-10ĹǄ-7qƭ7Ưǘ8hƤǊ9ķ10Ōƒƛ11ĴƓǋǝ13G16Ʒ17Ŗ18űƬ20BŔŨ23ĸ25H30Ň38ǩ41r43ƿ
~inki	67 -14ŗ-9ǩ-7iƩ7ƀ8Ǧ9Ŀƿ10H15Š21XƳ24ĺƵ25V29ƭ31y33Ƭ
~inkl	76 32ƣ33Ǎ
~inks	80 -14Ǆ9h12ƿ28r50Ǜ
~inl	86 9Ŵ11ƚ18ǖ20ŭ
~inly	87 9Ŵ19ǖ20ŭ
~inn	77 -17ǁ-11Ʒ-8Ƽ8Ƥ10nŤƛ11Ŕ13Ʀ14Ʈ15ƿ16LN18ǩ28ƻ
~inne	78 -17ǁ-11Ʒ-8Ƽ10ƛ11Ŕ13nƦ14Ʈ16LNƿ18ǩ28ƻ
~ino	86 14C16v26ƻ
~ins	41 -17Ǎ-15Ƹ-13Ǐ-12Q-11ŭ-9Ŭƒ-8ntS-7ōŶǂǈǋ7ő8aĺŘƁƳǧ9CƦƬ10ŞŪǌ11ĹŁŦƗƭ12ľǓǨǩ13ŗŲǄ15ţƕƛ16rWšƄƴƻ17ņƃ19ơ20Œƙ24Ʃƪ25ƨǒ27Ɠ28Ƙ34ǥ35Őş37ſ40ŏ44Ǣ
~ins>	67 -12ǩ7Ŕ9uƑ10ŀ11wƠ14yƻ15Ʃ18ƛ19Cǔ23a26ƙ29Ƙ30Ɨ
~insi	74 -39ǌ-23Ǎ8Ʃ9ŷƌ11Ŗƛ12ƪ14ūŰƏǄ15ƣƥ41ơ43Ǣ
~insp	78 15Ɖ
~inst	65 -9ŭ7Ǒ9ł10BńƐƵǡ11K12Z16Ǆ19r23Ƙ24ƪ28Ų37ǩ
~insu	44 -15Ƹ-13Ǐ-11Q-9Ǒ-8Ŭƒ-7ntƗǂǔ7AřŴƙ9őŘŚƁ10ĺƳƻǧ11ƩƬ12ŞŪƦ13Ŧƭ14ŁǓ15ĹľŗǨ18WšţƄƕƴ19ņ20ƃ23Œ28ǒ29ƨ33Ɠ35ǌ36Ǣ37ǥ39ş41Ő42ſ47ŏ
~int	58 -12Z-11m-10Łǅ-9uŌ-8XǇ-7ŨƳǋ7gƐơǁǩ8qGŵƵ9BŊšǃǗ10RůǄ11ĶŇ12űƾǍ13żƔǞ15dǣ16ǜ18ƪ19ť20N23ƌ25Š26Ŗǎ27ƛ28SŻ34Ş
~int>	76 10Řūǩ11Œ12qǁ13š17Ǎ20ű23ǜ25Ŗ
~inte	68 -10Z-7X7ķƟ8ĹƄƪǝ9Ŗż10HƐơ11Ƶ12BŅǃ13ůƛ14Š15Ň16Ɣ23ť25N32ǎ
~intm	86 8Ǘ11M15ŵǖ20ƾ
~into	69 -12Œ-11ǅ-10H-8Ł-7Ō7ż8ſǨ9i10łŎ11gG12ƀ13Ŋ14dRƪ15Ķ17ŠǞ20ǣ21ƛ29ƌ34S
~ints	82 -10mu-7ǋ42Ż51Ş
~inu	66 -7ƒ7ń8u9aŚƧ10iǁǧ12Ļ13ķš15ů19Ō27N36O
~inut	67 7ńŞ9auŚƧ10iǁǧ13Ļ15ů19Ō28N37O
~inv	69 7Łż11Ǡ12fǢ13ǩ18ķƗǕǘ19Ǐ21Ɲ
~inve	78 14Ǣ15ǩ21ķƗ22Ǐ24Ɲ
~invo	73 8Łż12Ǡ13f20Ǖǘ
~iny	80 10Ƙ16Ƈ41Y
~iny>	84 11Ƙ43Y
~inyl	89 18Ƈ
~io>	82 -26ƌ-7d7ź11B19Ƶ27l75Ǟ
~iol	83 38Ż
~iola	83 38Ż
~ion	45 -13Řơ-9Ƭ-8wĿǥ-7acNňōŶŷźžſƽ7qSTƭƻǧ8Qǝ9ƿǣ10ƕƷ11nxŁŊŐǁǜ12Ōƅư13ŖƖǓ14ǋ16k17Ļŋ19mǆ20ńū21ĶƏ22űƌ23ŔŻƼ24PƇ25Aǌ26ŉ27ż28ƀ29Ň31Ʊǚ35Y
~ion>	48 -13Řţơǩ-11ĵ-10ĸ-9Ƭ-8Ŋǥ-7wNĿƻ7yFWŎŗŬƃƕƨ8qTǓ9xŉŻƭǌ10ǝ11ǂǣ12SƅƷ13Aǁǜ14ń15ŌƖư16Ə17Ł19ĻŋŔ20k21mż23Ķūǆ28P29Ƈ33Ň34űƀ36Ʊ38Y
~iona	73 9ƐǤ11gƿ12Ǔ16ǌ17ǧ18Q23ǚ
~ione	87 -8ŷ11ĸ13n14A15ż21ń
~ions	59 -13ǂ-10ű7d8AŔƏ9ţ10ĵśǞ11Ŗ15Ś16ǩ18ǚ20Ż21ǋ23ƌƻ24ŉ25Ŋ32Ƽ
~ionw	89 -8S14ő15Š31Ő
~ior	79 7m12œ18aw28Ƈ32ľ
~ior>	81 7m12œ18aw29Ƈ
~iou	76 -13ǩ8Ǜ9Ǐ11ŉ12r14Ƽǂ15wĹ18ƽ21Ŀ
~ious	76 -13ǩ8Ǜ9Ǐ11ŉ12r14Ƽǂ15wĹ18ƽ21Ŀ
~ip>	59 -10Ǧ-8ƺǩ-7V7Šū9ķŉƳ10Ƃǁ11Ɖƛǋ14Ľ15ǆ17k22ƜǍ23Ţ27ł29B33ů54ƃ75E
~ipe	75 12ǖ14Uũ15Ƥ18Ş29Ƌ32ƛ
~ipe>	80 9Ƥ13ǖ19Ş36ƛ
~ipes	84 7Ƥ16ũ33Ƌ
~ipl	87 -13Ō24m29Ɓ
~ipm	68 18Ɲ21Ǣ28Ǟ45Ǐ
~ipme	68 18Ɲ21Ǣ28Ǟ45Ǐ
~ipp	74 9ƛ10ĵǝ12Ɨ13ƪ14ƢƿǕ20h
~ippe	82 7Ť11ĵ13Ɨ14ƪ15Ǖ16ƿ22h
~ippi	78 10ƛ12ǝ15Ƣ
~ips	81 -8Ǘ13ǀ17k20T29ǡ31E
~ips>	81 -8Ǘ13ǀ17k20T29ǡ31E
~ipt	76 9ŋ20Ƙ30Ǌ36ƻ
~ipti	84 29ƻ
~ipts	83 12ƻ21Ƙ33Ǌ
~iqu	86 -18Ÿ-17ž7Y10ƿ16Ƙ37Ǜ
~iquo	89 -18Ÿž10ƿ39Ǜ
~ir>	57 -11ų-10Ƭǥ-8ǆǧ-7mŭ7Nļŝ8zĸơƳ9UǗ10i11yƋ12ŦƢ14ŀ15ǃǕ17ĵľƝǐ18ŉ20ŧ21vŇ25Ņ26Ŕ27Ǒ31Ʊ42ǈ45ǒ
~ira	73 -11ǟ7ŕŽ18u30x41w48Ķ
~ira>	74 -11ǟ18u30x42w48Ķ
~irb	86 36Ɯ
~irbn	86 36Ɯ
~ird	76 -9J-7j9Ɩ10ǡ11ƣ14ǅ22dq24ǘ47Ɵ
~ird>	78 -10J10Ɩ11ǡ12ƣ15ǅ22q23d25ǘ
~ire	53 -10ǈǏǩ-9ƷǠ-8Rŵ-7ŗťŦŰżǎ7ĻŜũŸǙǥ8Uű9e10Ƙ12ǘ13Ƨ14ĺơǌ15tǓ16ŉƯǢ17Ǟ18ŕŤ21Ǒǝ22P23Ƥ25ǔ27Ķ31Ǝ39Ɛ40S53ǜ76Ə
~ire>	58 -11ǈǏ-9Ʒ-7Űŵ7ţǘ8Ǆǌ9ŜŸǓ11ƭ15Ƨ17ĺ18ŉƯ19VƤ20ǔ21Ǣ23Ǟ24ŤǑǝ27S28Ǝ32ǜ70Ə
~ired	74 -17ǌ-8ĶżǠ-7V8Ƥ9Ǝǘ11qǥ12Ǚ13ű14ũ22S34ơ38ǜ39P
~irem	74 -19ơ-10V11Ǔ24t25ǌ51Ķ
~irep	78 57Ɛ
~ires	86 12ǔ15e17Ļ25ŕ
~iri	73 -9H15ƻ24ǍǞ29V43Ƌǜ
~irin	73 -9H15ƻ24ǍǞ29V43Ƌǜ
~irl	72 -16Ʈ-11Ǉ8ǖǤ12lǈ14w15ǜ16v19Ƣ30Ʒ41u
~irl>	80 -11Ǉ9ǖǤ11v14l15ǈ16w32u
~irlf	86 -10Ʈ23Ƣ24Ʒ
~irls	83 -9Ʈ8v13Ʒ14u17ǜ
~irs	56 -10nĸ-7ǌ7sƣ8SžǓ9ew10Šƨ11aŅǄǑ12YŚ13xŕƊƤ14ǩ15œƫ16Ń17Ň18A19ńƅ20oŏ21Ǎ24Ɩ26Řǋ
~irs>	71 -11n-7Ɯ8ƛ9ƣ10Ǔ15Ǆ17ŅƊ21Ǒ22Ƥ27Ǎ34ǋ
~irst	59 -10ĸ-7ǌ7Gǅ8sƠ9Sž10ewŠ11ƨ12a13YŚ14ŕ15x16œƫ17Ń18ǩ19AŇ20ƅ21oń22ŏ25Ɩ28Ř
~irt	64 -8w12Ŝ14P18ņ34v38c45p53d
~irth	65 -8w7Ǘ12Ŝ22c35v46p54d
~is>	22 -25Ũ-22Š-18Ƹ-17Ʒ-15ņŤǘ-14Ŧ-12d-11őƜƬ-10SĽų-9šŲƮ-8ƹǚ-7ŧżƝƴ7mwBŏřŻƐƒƗƙǢǧ8CŌŖťƀƏƪƵǊ9zŅƧ10alnEĺŝŞƍƔƯƳƼǔǜǨ11Kǁǖ12XŋƑƕƾǈǥ13MĶşǅǇ14fĻŉŐŷơ15ĵľĿŭŹſƫ16rŗƥƱǞǣ17łōžƩ18hŕƉƘ19vDNR20qPTƅ21IQƠǗ22YŬźƢ23ƁƟ24yJƨǃ25ŒŪůŶǆ26AƆ27sƇƊƓƲǂǋǟ28ĹǛ29ű31Łƶ32op33j39xŃ40U41it43Ǎǩ44ŀ56Ŵ
~isa	76 14ZňƯ15e19Ǝ23ş29Wĸ
~isab	81 15ňƯ25ş31W
~isc	70 7ǜ8mĴƺǩ9ŮƁ10ľ13hIş15Ző18QŽ19ź
~isco	72 8Ĵ9mŮ10ľǩ13I14ş15Ző18Ž19Qź
~iscu	87 11Ɓƺ17h
~ise	59 -7pŦ7kmƴǊ8aĿ9Ǝ10Ƹ11ŏƒǂǢǤ12wǋ13t15gƠ16A17Ŏ18BV19ƽ22œǩ23l24Ƙ27ƣ31Ư
~ise>	63 -17ŗ-8p-7Ŧ7BŒƮ8kmŘƴǊ9ƽ10ĿƎ11Ƹ12dǂǢ13ǋǤ14w15t16ƒ17gƠ19Ŏ20Vƣ25ǩ34Ư
~isea	87 17ƽ
~ised	76 -7d11ŏ13a14ŗ15B23œ35Ƙ36l
~isf	89 -9Ő15ŧ24ŝ
~isfi	89 -9Ő15ŧ24ŝ
~ish	64 7ŞƟ9ǁǄǡ12Ɨ16ņ17ƌ18Ļ20ư21Ǝ24ǩ26mƊ30ǘ45g
~ish>	76 7Ɖ9ŤƟ10Şƌ11h12ǁ13Ǆ16m21Ļ23g37ǩ
~ishe	69 7ź9ƌ10ǡ13m18ņ20g23Ǝư31Ɗ
~ishi	86 10g17Ɨ44ǘ
~isi	63 -13Ř-10Ƶ8ǚ9ł10N13ƙ14Ń16Ŕǁ18A19ƻ22Łƾ27ż37Ɯ51ƀ
~isin	82 -8ƚ14A18ƙ25ƻ26Ŕ
~isio	68 -14Ř-11Ƶ8A9ǚ10ł16Ń25Ł30ż56ƀ
~isit	78 13N21ǁ28ƾ46Ɯ
~isk	76 -18g12ķ20ƙ27ũ30ǀ
~isk>	78 13ķ20ƙ29ũ
~iss	66 -10ĸŐ-9ő-8Ɣǩ-7Ŭ7tTĹƵ8rYǚ9sŎǟ10ŁƷ12ĵƉƸ13ű18ǂ19Ǚ21ų25ŞŸ30ŝ33š45ō
~iss>	82 -11Ş-7Ɣ11ǟ13Ĺ18š22ō25Ǚ43ŝ
~isse	84 -7Ŭ17ĵ26š27ō
~issi	76 -11Ő-10ĸő9Tō10Y12ǚ14Ɖ15Ŏ17ű40Ş
~issu	77 7p9Ƶ10rt11s12Ł13Ʒ14Ƹ26ǂ30Ÿ
~ist	50 -11Y-9ǌ-8ƃǙ-7w7UńƏƕƜǈǓǖǡ8DƸƼǥǩ9gPQƎƒƵ10dhşƅǗ11zţŪ12kſǑ13ŬƯǐ15ĺƘ16ūűƾ17Ǌ18a20BľƗ21ǚ25ŷ32A35ƽ39ơ
~ist>	58 -20ǌ-9Y-8Ǚ-7ǩ7hĽǏ8fĿǈ9nńǡ10Ƙ11ƎƜǗǥ12gŬ13ǘ14Ū15şű16ƒ17Pſǐ19ĺ20ƾ24ŷ25ľƗ36ơ
~ista	83 14Ɓ41ǚ
~iste	65 -8ǘ-7fw8ŅƕǤ9ǃ10ƘƷ11ơƫ12Uǌǖ17z21ǩ23Ư24ƽǊ27a29B44A
~isti	86 7ű19ƅ21Ƶ
~istm	84 10Ƌ19D20d23k
~isto	73 10ņ12Ƽ14Ƹ20ţ26ƽ
~istr	80 13ǔ15ƏǓ19Q28ū
~ists	76 10ŷ18ǈ23Ǒ
~it>	27 -31Ĺ-25Ʒ-23Ņ-22Ǒ-19vCǔ-18ǩ-17l-16gqŝǈ-15yžƨƸǝ-14ax-12pŷƃǜ-11tOĸŉƘƳ-10ǕǙǠ-9zGHMĻşǖ-8Ľņƣƺǐ-7dŻƱǌ7ŋŦŽƎƬƶƻǇǋ8eŵƁǦ9sōŲƖ10JƈƯ11ǘ12nƌƼǡ13iAŴŸƂƠ14DFĿǏǞ15ŁšƐ16ŎŐťǟ17ƽ18PĶūŮżƊ19ĵłŠƙƹǆǤ20bĺŔ21řƭ22Œ23BŊśƀ24ŚƓƟ25ƆǍ27ſƢǅ28Ɖ29Ń30ĴŇƇ31Ǘ32UŤŰ33rƞ34ų35ŌŬƫ36ŕŭ37jƒ38Ʃ39ũ40ŗŧ41ƧƵǃ42Ũ43ƅ45Ŷ47ŀ48œŖ52ƪ62ű
~ita	66 -10ţ-9C7ž9qPV11ĸƃ12Sƶ13aƻ15Ƽ16g17Ʀǂǔ18ƘǨ19ǩ20QŻ21fƸ30ŀ
~ital	70 -10ţ-9C8ž10qPV12ĸ13Sƃ17Ƽ18ǂ19Ʀǔ20Ǩ22Qǩ23Ƹ24f
~itar	87 23g25Ƙ
~itat	81 28Ż41ŀ
~itc	65 -12S-8Ǌ7ƀƭ8L9Ÿƙǈ10Ǝ11Ōſ12ƞǝ14ł15gƉ16Ǆ18őǛ21M27f34Ţ37ƌ
~itch	65 -12S-8Ǌ7ƀƭ8L9Ÿƙǈ10Ǝ11Ōſ12ƞǝ14ł15gƉ16Ǆ18őǛ21M27f34Ţ37ƌ
~ite	61 -19ǂ-11qƗ-10Ŀ-8Ʈ7JŉǇǛ9oĸƍǀǜ10Křƻ11ŝŴǚ12Ŷƾǖ13ũƬǤ14w15Ɖ16Ÿ17ǩ18Ő19Ō21ƥ23ļ30h39ƞ42Ƙ
~ite>	65 -21ǂ-11q-8Ʈ7ĽŤƌ8JŐǇǛ9o10ĸŉƍǜ11Křƻ12Ŵ13ŝƞ14Ƭƾǖ16w17ŶŸ20Ō22ƥ24ǩ26ļ33h
~itec	89 18ǚ24Ɖ
~ited	80 9ŵ18Ǥ39ƞ
~iter	84 -11Ŀ7e9ƈ12nŤ14ǀ19ũ
~ites	89 7Ǧ11ń16Ő
~ith	38 -17Ť-15H-14ĺǇ-13ǩ-12ǐ-11Ɣƫǅ-10CƦ-9PŮƃƶ-8ENŁŅŏţŪƟƣƯ-7JOķŒůơƾǆǛ7SǓǤ8IĶřƚǥ9WĿœŰŽƛưƱƿǡ10ǣ11MŀŚŢŭǑ12rAƧ13ƐƤƮǁ14ƁƳǜ15ĸĻńňŊŲŶƂǃ16ŋŖ17gQĴſǨ18ŧƽ19ĹŜǍ20żƵƷ21sV22bŠ23nŝ24aŐ26Ŭŵ27š28Ƣ30Ş32ņş45ő
~ith>	39 -22ĺ-20ǐ-16Ť-15H-14Ǉ-12ľŏ-11Ɣƫǩ-10C-9ƶ-8ENPŁƃǅ-7JOķŅţŪƟơƣƭƯǆ7ƞƨ8IŗřƚǤ9rĶĿƛǡǥ10SŰŽưƿ11WƱǣ12MŀœŚŢŭǑ13ƽǍ14żƐƤƧǁ15AƁƳǜ16ńňŊŋŲƂǃ17ĻŶ18aĴĸ19gQŖ20ŜŧŬ21Ĺ22VƵ23sŠ25Őŝ26nş27b29Ƣ33Ş37ņ59ő
~ithe	81 -10ƪ7ƹ8r14ƽǍ15ş16Ŭ19ż
~ithi	87 -7ů18Əǐ28ť
~itho	64 -20ő-7b7dƈư9aǠ12ĺľ13ƺ15Ǔ19ƭ21ſƮ22ŏ32ƷǨ38š41ŵ
~iti	61 -9ƬƯ-7ŏǩ7HŐǤ8ŔǓ9aVǈ10SƄƉƵ11ĶŅ13ǀ14ƌ15Ɩ18Ʋ21Ɯ22ń23ǌǧ26ű27ŎƼ37Ʊ
~itie	89 7Ʊ21ǀ
~itin	75 -9Ư8i10H11Ő12ǧ13Ƅ14Ŏ15Ɩ16Ķ23Ʋ29Ɯ
~itio	65 -8Ƭ8ĸŔǤ9Ǔ10V11ƉƵǈ12SŅ14ǧ17Ŏƌ25ńǌ29ű30Ƽ40Ʊ
~itl	75 -8Q-7Ŕ7ǐ9ǈ10qķ16ű25Ɩ26P35Ŭ
~itle	75 -8Q-7Ŕ7ǐ9ǈ10qķ16ű25Ɩ26P35Ŭ
~ito	75 -9ǣ23ƜǤ26ŽƎ
~itor	75 -9ǣ23ƜǤ26ŽƎ
~its	55 -17ơ-10Œ-9ǩ-7Ū7ńǝ8tŇū9hƓ10ƏǢ11CYĴ12Ǧ13LŠŰ14ƘƟ15ǜ17Eǡ18ǌ20I22ř24Ǔ25ſƣ28ž33W36ŗ
~its>	55 -17ơ-10Œ-8ǩ-7Ū7ńǝ8tŇū9h10Ə11Y12Ǧ13LŠŰ14Ɵ15ǜ17Eǡ18ǌ20I22ř24Ǔ25ſ26ƣ29ž33W41ŗ
~itse	83 -7ŗ10Ǣ12Ƙ16Ɠ18Ĵ21C
~itt	56 -10oǟ-9Bǩ-7PŖƛ7drIŐƳǄǓ8zĵļŗƎƢ9jŽ10ƘƞƟƲ13ż14bMƦ15vŊœƝ17Ņ20YƯƹ22w23ž24Ķ25u26x28h
~itte	77 -22n7Ż11Ǔ14ư16Ʋ17ŗ22ž24b48h
~itti	72 8Ƃ9H10YŚ11rŀƝ12ĵ13Ƣ14ƘƟ15jƹ18Ķ20M22n
~ittl	59 -10o-9ǟ-8B-7ƛ7ĿņƆƑƝƻ8cdIŐƳ9ļƹǄ10zĶŽƎ12ƞ13Y14ż16œƦ17vŊ18Ņ22Ư23w27u30x
~itu	76 10Ǩ11Ź12ƥ13nz17F19G21Ƣ28Ɨ
~itua	86 12Ǩ13Ź15nz19F
~itur	80 13ƥ20G22Ƣ30Ɨ
~ity	54 -9Ƭ-8Ɲ-7Ʃ7dǋ8yVǐ9Ə10ǓǛ12ľơ13Ɣ14ş15Ƃǌ16ǚ18Ķ19W23ƶ26Ǝ27ƀǡ29ķž30ǆ35C
~ity>	54 -9Ƭ-8Ɲ-7Ʃ7dǋ8yVǐ9Ə10ǓǛ12ľơ13Ɣ14ş15Ƃǌ16ǚ18Ķ19W23ƶ26Ǝ27ƀǡ29ķž30ǆ35C
~ium	77 10Ʃ12Xœ14Ǥ29Œ
~ium>	77 10Ʃ12Xœ14Ǥ29Œ
~iva	82 10QŊ11Ʊǀ13ǣ14Ƥ19ơ
~ivat	83 10QŊ11Ʊǀ13ǣ20ơ
~ive	41 -18u-17ĸ-13ǂ-12q-11R-10SŖƿ-9irUYŀŗšƦƨƯǙ-8ĿŉƜǄǨǩ-7ksATřşǑ7aŌŞƢǛǣ8ŅŨŸƄƝ9dŦƘ10hOƗǚǠ11ƅ12zƀ14xŰŵŶƠ15XŔ16Ž17G18CƮǕ19nŪƣƷ21Ŵ22ƙ23Wǀ25l26Dſ27Ů29ů32ŭŹ38ŷ40Ų42ź43ų69ǐ
~ive>	47 -21q-20A-19ĸ-18u-17ǩ-14ǂ-12ǋ-9irUŗŞšźƨ-8YĿŀŸƯǄǓ-7sSTƦ7oIQǕ8MĶŊőŔŝƃơǇ9GOķŌŷǣǧ10ŁŐŹƄ11dŅŦŨƘ12nſ13ŽǠ14hƅƗǐ15ƀ16z17Ơǚ18l19xXŵŶ22ŭƮ23ŲƷ24ƣ26Ū27Cǀ28DWų31Ŵ35Ů40ů
~ived	84 -8CS23l29G
~iven	76 -11ǧ9ŷ10ŭ12ǒ16Ŕǋ18Ŵ
~iver	55 -18Ŵ-10ǧ-9Ǚ-8ůƿ-7R7Žǃ8y11żžǩ12ǡ14ŭǓ15Ʃ16ŸǛ17Ǖ18ſ19a26Ź31ƙ36Ų45ŷ52ǐ69ź
~ives	61 -14Ū-11z-8tŴ9Ź10qƢ15A18n24Ş26ųŷ29ǐ
~ivew	78 -8ŷ8Ə24Ū39Ű
~ivi	55 -20ǩ-18ŝ-12Ő-10ŋ-9X-8u-7V7eŀŒ8ź9ƫƷ11Ǎ12ŵ13ǁ14tƂƍ15q18iŮżƲ19H20Ų21Ż22Ŵƞ23kŽ25Fŷƪǀ26N27P29zŸ32Ū35Ź
~ivid	87 14Ʀ17ƫ42ƪ
~ivin	56 -20ǩ-17ŝ-11Ő-10ŋ-9X-7uV7eAŀ8Œź9Ʒ12ŵǍ13ǀ14tƂǁ15qƍ18ŮƲ19iż20HŲ21ŪŴ22Ż23kƞ24Ž26FNŷ28P29Ÿ30z36Ź
~ivo	81 11ĵ38f
~ivor	81 11ĵ38f
~ix>	80 -8ƌ9Ŏ16ţƤǩ18ƀ30hŞ35ũ
~ixe	83 11ĵŵ15ũǌ28ƌ30Ǐ
~ixed	87 11ŵ17ũ29ƌ
~ixi	87 8y13ǀ17ƌ20H
~ixin	89 8y13ǀ17ƌ21H
~ize	78 -7ǝ7Ʒ10Ļ11Ǟ12œ15Ƌ19Ɔ20H27Ƭ
~ize>	80 -7ǝ7Ʒ11Ǟ13œƆ21H28Ƭ
~izo	89 12Ÿ16Ǟ17Ɵ
~izon	89 12Ÿ16Ǟ17Ɵ
~izz	87 9Ų11Ǎ31ǩ
~izza	87 9Ų11Ǎ31ǩ
~jec	81 11ƌ12ǚ15ŋƴ26ǁ
~ject	81 11ƌ12ǚ15ŋƴ26ǁ
~jee	89 -22ǐ12Ū19ų20Ŭ
~jeep	89 -22ǐ12Ū19ų20Ŭ
~jew	73 39Ƙ
~jewe	73 39Ƙ
~job	55 -14G-11Ş-10ǩ-9ŤŲǝ-8ōǨ-7Ūǂ7ţŧŴǡ8ňƷ10ůǦ11Ɲ12ĶƦƨǀ13ǔ14Ƭ17RǓ19Ǒ20ǣ21Ǆ22ǧ35ǐ37Ƨ38ǈ40q49SU51V52P55W
~job>	56 -15G-9Ťǝǩ-8ōŲǨ-7ǂ7ţŧ8Ŵ9ňƷ12ĶƦ13Ɲǀǐ15Ƭǧ16ů18RǓ20ǣ22Ƨ26ǈ38V41q50S51U55P57W
~jobs	74 -12Ş-7Ūů9Ǧǧ11ǡ13ƨ16Ǒ18ǈ19V21Ƨǔ27Ǆ31ǐ
~joi	83 -9L8fŎ9ő19Ǎ27s
~join	83 -9L8fŎ9ő19Ǎ27s
~joy	81 11ǟ15ŭ19g22t37U
~joy>	86 19U21g25t
~jua	89 17ƹ21ƿ
~juan	89 17ƹ21ƿ
~jud	86 10żƿ11š17c21ķ
~judg	86 10żƿ11š17c21ķ
~jum	77 -13ĺ-8TV-7Ŧ9ƍ30Ŕ31Ţ38œ40ǀ
~jump	77 -13ĺ-8TV-7Ŧ9ƍ30Ŕ31Ţ38œ40ǀ
~jun	86 8m11G20w21a
~juni	87 8m20w22a
~jur	73 11ķ35ǣ41ƃ48ž
~juri	81 9ž33ƃ40ǣ
~jury	78 12ķƃ43ž
~jus	48 -17ŗ-16ł-15ƞǡ-11DǏ-10ō-9ǐ-8qƣƳƼ-7wFųƄ7fŁŴŵƮ8ehvUZŅşǙǚ9sķŶƍƗ10ŇƊ11ŊƦ14uCSǈ15ơ16KŔƢ17Ūƻ18ŖŧǑ24nŭ25Ĺǋ28ŷ30Šƀ31Ļ34Ǉ
~just	48 -17ŗ-16ł-15ƞǡ-11DǏ-10ō-9ǐ-8qƣƳƼ-7wFųƄ7fŁŴŵƮ8ehvUZŅşǙǚ9sķŶƍƗ10ŇƊ11ŊƦ14uCSǈ15ơ16KŔƢ17Ūƻ18ŖŧǑ24nŭ25Ĺǋ28ŷ30Šƀ31Ļ34Ǉ
~kag	78 10ş14Ų17W42ǥ
~kage	78 10ş14Ų17W42ǥ
~kay	49 -15Ų-10jƶǖ-9ŖŪƻǨ-8SĻ-7QǑ7tUľŜƩƾǥ8ITŽƴǆ9ĹŗƫǐǗ10Řƕ11hŁňūŭƥ12pMŋŷǂ13JKŃƦ14Ƽ15ǎ16Wű17i18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~kay>	49 -15Ų-10jƶǖ-9ŖƻǨ-8SŪ-7QĻǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11Łňūŭ12hpMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~ke>	38 -19Z-18ƣ-17J-15ƨ-14ŜǑ-13ľǞ-12nĹƢǏ-11ƦƷ-10oŖŭ-9CŁŰżǦ-8ĸŕƒǇ-7tHSŀńŅōŚſƄƩƫƲǕǙ7DĽƖƜǁǌ8kzĿŊŠƐƭ9ijRŢŪƪǒǨ10MźƏƹ11xŉŘƱǄǍ12Ɲƶƺ13ňžƬǚ14Ŷ15vĴ16BŌƻ17ǀ18ŧŲŹǘ19KŎőǩ20ņƤ21gķƁ23Ń24cƿ25TƧǂǖ26Ļ27Şƞ28Uŝ31ł32ů33ƥ36Ǝ40Ũ52Ň
~ked	55 -10ŷ-8ĻƀǨ-7Ŝţ7kpYōƌƷǦ8Fĵƨǟ9wNĽƕ10ļŭƹǔ12BĶƣ13iņƛǧ17ƞ19ŘǄ20żǗ21S26r32ńǘ33Ű34Š
~ked>	55 -10ŷ-8ĻƀǨ-7Ŝţ7kpYōƌƷǦ8Fĵƨǟ9wNĽƕ10ļŭƹǔ12BĶƣ13iņƛǧ17ƞ19ŘǄ20żǗ21S26r32ńǘ33Ű34Š
~kee	53 -12ǖ-11e-9Řŭƨǔ-8ŶƤ-7NĶĻƅ7cqWŸ8ƀǘ9hPƻ10xşŽǩ11ĿŋūƊƝǙ12tUYŀũǒ13Ʈ14ǟ15Ś16ſ17ƥǝ18oŝǏ19Ǩ20Ţ26ō27ŰǗ29Ƨ31Ʒ35Ǡ36Ƶ
~keep	53 -12ǖ-11e-9Řŭƨǔ-8ŶƤ-7NĶĻƅ7cqWŸǞ8ƀǘ9PƻǨ10xşŽǩ11ĿŋūƊƝǙ12tUYŀũǒ13Ʈ14ǟ15Ś16ſ17ƥ18oǏǝ19ŝ20Ţ27ōŰǗ31ƧƷ35Ǡ36Ƶ
~kel	89 -12Ŧ-7N13ű14Ř16ŧ24ũ
~ken	66 -9Ŭ-7ƪ8ǌ10Ɯ11ǎ12ƿǉ13Qŭƛ14ť18R19Ų30Z35k
~ken>	75 -10Ŭ-7ƪ9ǌ13ǉ16ƛ34Z
~kend	72 11Ɯ12ǎ13ƿ15ŭ16ť20R21Ų39k
~kep	74 -9D-8ō-7ŋő8Yƃ18Ŷ21Ǘ22ŀŝ26Ű38ƥ
~kept	74 -9D-8ō-7ŋő8Yƃ18Ŷ21Ǘ22ŀŝ26Ű38ƥ
~ker	60 -12ŀ-11Ǥ-8Ɗ7gKƝ8x9Aǂ12aŜ14ǘ15łƳ17ƉƋ18v19Ł20sǜ21ƹǑ23ǣ27Ǉ32ƥ37Ž
~ker>	65 -13ŀ-9Ɗ8gK10ǂ11A13a14Ŝ17Ƴǘ18ł19Ɖ21ŁŽ22sǜ23ƹ35ƥ
~kers	69 -12Ǥ11x20ǣ21vŽ22Ƌ26Ǒ32Ǉ
~kes	64 -8Ũ7ƃƯ8pŝƵǨ10ĸŜſǁ11XĿų12Ş14ŋƙ15Ƙ17Ƴ19Ǌ20ŀ21Ł24Ǟ
~kes>	64 -8Ũ7ƃƯ8pŝƵǨ10ĸŜſǁ11XĿų12Ş14ŋƙ15Ƙ17Ƴ19Ǌ20ŀ21Ł24Ǟ
~ket	60 -9ŜżƔ7Ɠǔ8Ŗƕ9Ǆ12ţ14ĸǟ18YŦ23HŘ26ƒ27Ŕ53Ż
~ket>	65 -10ŜƔ-7Ǣ7Ɠ8ǔ9Ŗƕ10Ǆ16ĸ17H20YŦ25Ř28ƒ29Ŕ32Ż
~kets	68 7H14ţ16ǟ26Ż
~key	71 -7Ł8v9Ń11Ŀ27ų34Ɩ65Ǩ
~key>	86 80Ǩ
~keys	74 9v10Ń12Ŀ28ų35Ɩ
~kgr	86 7ŋ8s24ǜ27ǩ
~kgro	86 7ŋ8s24ǜ27ǩ
~kic	82 9ŕ14ĺŌƹ16Ļ17Ř
~kick	82 9ŕ14ĺŌƹ16Ļ17Ř
~kid	55 -17ų-10ŷ-9B-8t-7mzZƊǩ7N8źƘ10ľ15Ʀ16Ǐ20lƜƫƲ22ƭ26vƱ28w29Ư30nƶ34ƍ36y44x58u66Ź
~kid>	74 -19ų-9Ɗ-8Ʊ-7Ţ9Ŵ10nƶ12Ƙ14Ɯ16ź22ƍ23ƦǏ27l62Ź
~kids	57 -9B-8t-7Z8N10Ɯ11ľ18ƍ21ŹƫƲ23ƭƶ24n27v28Ư29w34Ʊ39y48x64u
~kin	44 -25Ǜ-18ŗƦ-13ň-12u-11Dņƪ-10Ş-9jŹ-8lnLNŌ-7sMĻļţƙƜǑ7bƉƎǦ8ŏŧƒƞƠ9vŰƹǆǗ10iľǈ11ǖǞ12ŢŽƍƐǧ13ZĽŚƣ14Ƈ15Pƭǔ16gŇƻǩ17Ūż18Ŋ19qńƄ20ĴŠ21Ǆ22ơ24yH25tŃ26ĺƋ27hV28Ĺ31x32X35Ƭ38aƩ
~kin>	63 -8ǩ-7ƙ7ZƇ8ŊœƬƭ9tŃŠŢƵǠ10ŭƍ11hxŨ12ĿŚ13ŀŬƐƩǍ15HƄ16Ĺƅƞ17Xń19Ǟ28a
~kind	55 -30Ǜ-18Ʀ-12ƪ-8Ňťƅ7ŢƸ8ĺƨǟ9bư10űƎ11Ŋ12iXƉƲǩ13ŧǆ14RŤ15Ƈ16hqx18ŏ20ƣ26Ūǔ31Ǆ35Ƌ43Ʃ
~king	50 -15ŗ-13ň-12ņ-11D-9U-8NŀŞ-7rLŌŨŹƩ7vŉŚƳ8qǗ9ǧ10ťƠǈǓǩ11QZńƄǦ12Űƭ13Šƒ14hĽŽ16ľŃ17H18ǖ19Pĺ21ż22axĹ23gtĴƻ25X28Ňơ29V31y35Ƭ
~kip	82 -13Ǧ10Ŋ14B15Ƃ16ůǁ
~kip>	82 -13Ǧ10Ŋ14B15Ƃ16ůǁ
~kit	72 9L11Ǝǈ14ƞ15ǝ17Ǆ21Ǜ24M43ƌ
~kitc	72 9L11Ǝǈ14ƞ15ǝ17Ǆ21Ǜ24M43ƌ
~kke	80 17ǘ38Ǡ
~kkee	80 17ǘ38Ǡ
~kle	72 8W12NĹ13ƿ20Ŷ30ƣ31Ǎ
~kler	76 32ƣ33Ǎ
~kne	86 13Ƹ17ƽ38t
~knee	87 13Ƹ39t
~kno	52 -13Ŏ-10ĹŌƽǔ-9Ʈ-8Ƃ-7dDĺľŝ7Gŕƀ8hņƷǂ9ĽňŋŲƐƛ10Ű11RŔƌǣ12ĵ13cŒƎƧƸ15ź16ţ17rŅŜƩ18wōƓǃ20Ƴ23f24Ƌ25A31ǩ37ŉ45Ŗ
~knoc	82 8Ĵ10mţ22Rƌ27ź
~knot	89 41f
~know	52 -12Ŏ-10Ĺƽǔ-8ŌƂƮ-7d7ŕƀ8OƷ9hĽņŋŲƐǂ10Gňţƛ11Ű12ĵŔǣ13cŒƸ14Ǝ15Ƨ17rŜƩ18ŅƓǃ19wō21Ƴ25A32ǩ37ŉ46Ŗ
~kon	89 7r13zB22ư
~kon>	89 7r13zB22ư
~kru	87 31ĵ
~krup	87 31ĵ
~ks>	49 -18Q-17R-16Ɲ-15ǩ-13Ł-12ńŨ-11ų-10nq-9ĶŀǄ-8gSƶǧ-7Ťƫ7amňŜűƇƤǌ8ATźžƁ9hšƗǑ10wĽƍƑǖǗǝ11Ŗƌǔ12Xľŕ13rƦǜ14ķŽǘ15Ɖ16Ʒƽ17ż21ŝƹ22ƥ24Ɯ25ƛ27Ɵ29Ŋ30z31Lŵ36ǈǐǛ47Ǡ
~ksg	86 10ǜ32k
~ksgi	86 10ǜ32k
~ksh	71 -7Ǎ10ǣ19Ƒ39Ɲ
~kshe	80 12ǣ
~ksho	76 -8Ǎ21Ƒ42Ɲ
~kup	68 -11ǃ-8ǜ-7a8ž9O12Ƹ14ŭ19ų20ƫ24ƛ28ǐ29ǘ31ƾ
~kup>	69 -11ǃ-8ǜ10O13Ƹ14ŭ20ų21ǐ24ƫ31ƛ34ƾ
~kups	89 -9ƛ10ǐ11ž45ǘ
~ky>	76 -18g7ţ8ǘ12Ơ30jo44ǀ
~kyd	86 26ǀ
~kydi	86 26ǀ
~la>	60 -7ŷ8gŅſǃ9ńŶž10x11BƘ12Ŝǩ16ų46Ǧ52Ƃ
~lab	74 -8ƨǩ10lƹ11Ɠǜ15h16ť17ūƾ19ƻ28s38Ƈ
~lab>	80 11ƹ12Ɠ16h41Ƈ
~labo	89 14ǜ20ť
~lac	51 -13Z-11Ĺ-10ő-9ƪ-8ķŜ-7Sǈ7hǔ8ĺƍƲǛ9QƤǙ10Uń11Ƒǖ12Ǩ13ŏƆƈƜ14Ńşƌ15Mů16DǊ17ƗƟƢǋ18ǅǟ19Ɣ20Ɠ21Ʀ22ƅ24ƥ25GH26Ǣ28Ƶ29ƞ30Ơ37F39Ɛ
~lace	51 -13Z-10ő-9ƪ-8ķŜ-7Sǈ7hƒǔ8ƍƲǛ9QƤǙ10Uń11ƑƵǖ12Ǩ13ŏƈƜ14şƆƌ15MŃů16DǊ17ƗƟƢǋ18ǅǟ19Ɣ20Ɠ21Ʀ22ƅ24ƥ25GH27Ǣ29ƞ30Ơ37F40Ɛ
~laci	78 -11Ĺ18ĺ25Ƶ
~lad	72 -15ƀ-10ų-9P-7Ɖƒ7c8ŵ9ǁ10Ƽ11Őŧǈ12ť13Ŝ15Ǆ20ż24oǣ25ŶƜ28t
~lad>	83 -18ƀ-8ƒ7Ĺ12Ƽ14Ő15tť24ż30Ŷ
~ladd	86 -11ų-8Ɖ8Ǚ19Ǆ20ǈ29ǣ
~lady	80 -16ǈ9cŵ10ǁ14Ŝŧ16t27o28Ɯ
~lai	54 -12Y-9d7Ņſ8ŵƧưƸǚ9Ɖ11ŇǛ13Ǩ14ľ18ŖŦũ19B21ň23Ř24Ŋ25ŔŞ27ǜ30ť35Ť36ŧ51ţ
~laid	82 13Ƨ15Bŵ21Ň25Ǩ
~laim	58 -12Y-9d8ǣ9Ņ10Ŕǚ12ǜ13Ǜ16ľ20ũ21Ŧ24Ř32ť39Ť45ŧ57ţ
~lain	68 -7ŧ10ſƸ11ư13Ɖ16B19ǜ20Ŕ26Ŗ28ň32Ŋ33Ş
~lak	81 13ķ22kƟ24g32ƙ
~lake	81 13ķ22kƟ24g32ƙ
~lam	80 9Ǡ10ƺ12H13ń15ǎ16Ɛ17ǟ38Ŕ
~lame	82 9Ǡ10ƺ12H13ń17Ɛ39Ŕ
~lan	51 -12Ƅ-10Ş-9PQŒƕ-8gĹ-7TƒƜƟǋ7UZŦ8ųƱƶ9lAů10JSŔ11I12ƌƠ13Š14ƃ15FǄ16Ķ17ĸƔ18ķ19ĺƵǚ21ŏƤ23W24Ǟ26ơ28kDH29ǩ30Ň32yǌ38ǀ47V
~lan>	65 -11Ş-9QŒ-7Ƨ7kǞ8zŝ9ŀłŠǨ10Ư11uƶ12ŗƃƱ23ĶŇ24Ƶ28ŏ39W43V
~lanc	82 -14Ŭ-11ƕ10ƃ17Z40Ɣ
~land	63 -12Ƅ-8Ɣ-7ļ8ĸƚ9Š11Ŧų13Ƥ14JŬ15I19Ơ22Ǆ25Fķ26Ň34ơ41ǌ
~lane	82 -8T33ǀ39ǩ53D
~lann	70 -7u9ǔ13Vǀ15A16ĸ17Ƥ20H21ƌ47y
~lans	68 9ǀ11V19H29ǚ30ĺ31k32Ǟ
~lant	80 -12Ǟ9Ƨ17Uů20l28S
~lap	76 -14Ǐ10Ǘ14Ɲ17U51š
~laps	79 53š
~lar	57 -9ķ-8Ť-7ĴƔǠ7J8ŢƗƧ9śǅ10ŗŠơ11œŲƮ12Ʀ14Ś15WŅƂ16XŘ18ĸ20TƆƘ21ǉ22Ɖ27Ŧ29Ɗ34ǔ55Ǝ
~lar>	65 -9Ť7KųŸƩ8ƙ9Xǔ11ǅ12ơ13Š14ŗ15Ų16ĸ17ƂƘ19Ř25Ɖ34Ɗ35Ŧ
~lara	84 15ś23Ś
~larg	86 -8Ɣ20ǔ33Ɔ
~larm	73 9Ǎ69Ǝ
~lars	75 -9ķ-7Ǡ7žƎ8ŎƘǝ9mǘ10ľƗ12X14Ţ16œ20ǔ23Ņ
~lary	78 14Ƨ18Ʈǉ19Ʀ22W33T
~las	45 -14Ũ-12Ǣ-11ŦƉǧ-10ũ-9dpBŠŤŧ-8ŃňŏŒŕƃƌƳǗǜ-7DSľŅƟǋ7yŁŬƀƍƩƼǖ8iƫ9xĽłŔƑƓǌ10eǘ11ŵŻǑ12ĹűƲƺƿ13źƋ14ǣǨ15żƚƹ16šư17Eƈǉ18bc19Ǜ20ţ21Ƹ22Ɓ23aŜ24ĵǏ26Ǟ29Ŗ30Ǌ32Ǚ36ņœ37ƾ39Ǥ
~las>	87 -9Ǧ-7ǐ9ƫ10Ƃ12ņ22Ǒ
~lass	72 -11ǣ-9ŏ-7Ũ8Ƅ10ř13xƀǙ18ǌ25ź27ƿ40Ɓ62Ǥ
~last	46 -11dŦƉ-10ŨũǢ-9pŠ-8BŃňŒŕŤƃƳǗǧ-7DSľŧƌƟǜ7wŬƶ8yŁƩƫƼǖ9Ŕ10eiĽłƑƓ11ŵǘ12űŻƲ13ĹƋ14ƺ15ƹǨ16ż17šƈƚư18E19bcǉ20Ǜ21ǣ22ţƸ24aŜ25ĵǏǙ26Ǟ31ņŖǊ37œ38ƾ
~lat	62 -15ƈ-14Ƽ-13Ÿ-9Ť7ƓƚǙ8OƪƭǂǌǏ9ŃżǕǩ10ĺǣ11ǜ12ĵǎǟ13NŔƁ14ƾ16ƴ17Ƹ20ƨ36ŻƉ61ū
~lat>	78 -18ƈ10ƚ17Ɓ21ƴ22ǩ27ƨ47Ɖ
~late	66 -15Ƽ-13Ÿ-9Ťǩ7ǀǙ8ƓǌǏ9OŃţŻƪǂ10żƭǕ11ĺǣ12ǜ13ĵǎ14ǟ15Nƾ18Ƹ66ū
~lati	78 7o8Ɣ24Ŕ35Ż
~lau	87 -19Ţ-7ŀ25Ǔ28ǩ33Ǣ
~laus	89 26Ǔ34Ǣ
~law	68 -10S-9Ł7Ư9ŷ10Ƶǩ11ǡ12łŅ13nQ14BǦ19A24Ʋ30ķ31ǜ
~law>	79 11ŷ12Ƶ14A15Ņ16Q17B
~laws	81 10ĿƯ13n17Ǧ21ķ24ǜ
~lawy	76 9A12ǩ13ǜ14ǡ15ķ28Ʋ
~lay	74 -14Ũ10ŚƤ11V13Ƨ14ŉ15Ŀ17Ɯ18Ťư19Ɖ30g33D
~lay>	78 -13Ũ7sƉ10Ƥ11Ś14Ƨ15ŉ18Ɯ19Ťư32g35D
~laye	89 7Ǧ15Ɖ
~lba	87 27I
~lbac	87 27I
~lbo	84 9N10Dļż12ĸ21Ǚ
~lbox	87 10Dż13ĸ22Ǚ
~lc>	79 22ǃ54ǆ
~lco	71 -9Ƽ35ƿ36Ǜ
~lcoh	71 -9Ƽ35ƿ36Ǜ
~ld>	31 -21x-20ĺǞ-16ų-15q-14Œ-13ǋ-12otQUŐŭƳ-11wŤ-10RŅŦŨŴƠǅǖǣ-9kFſƞƟƻǐ-8zşůŰƉǃǇǛ-7OŬżƝǈǎ7eHŀŋƓƨ8jĽĿŚƍƿǘ9LŇǂǡǦ10ƘƸǏǢǧ11dĶŘƩǓ12rŃūƂǄǗ13aņŗƺ14mĵŌŽƏ15AŖƀƒ16pǚ17Ļž19TĴƈƗ20YƱǁ21BŊưƶǨ22œ23Ƌ25Şŷ26Ưǩ27sD28ķ29Ţ30űƬ31vMś32ƅ33Kǝ34ŵ35ƭ36Ƶ37Ƥ39cX42Ŏ44Ʒ51ĸ52Ʈ
~lde	65 -10Ÿ-8Ɔ10Nƅ11Ǩ15p19Ɠ20Ķ22xy25Ŵ26ŬŹ31z33v34w39ǧ
~lder	70 -8Ɔ7hǆ9v12NǨ14ƅ20Ɠ22p27Ŵ29Ŭ36z42ǧ
~ldes	74 -11Ÿ27x28y29v31Ź40w
~ldi	60 -16Ʃ-12G-11ƅ-9ǩ-8F-7Ŭ8i10Q11tƤƸ13Ɖ19S21ű24ơ26ƑǢ27ŀ33ǋ51Ǎ53ƣ
~ldin	60 -16Ʃ-12G-11ƅ-9ǩ-8F-7Ŭ8i10Q11tƤƸ13Ɖ19S21ű24ơ26ƑǢ27ŀ33ǋ51Ǎ53ƣ
~ldr	74 7Ʋ9w11ƫ12y16Ư20v36u
~ldre	74 7Ʋ9w11ƫ12y16Ư20v36u
~lds	74 -9Ǣ-7Ɣ7ƈ9Ƌ10ƕƣ18v19Ŭ21p22ƅ32Ʃ
~lds>	74 -9Ǣ-7Ɣ7ƈ9Ƌ10ƕƣ18v19Ŭ21p22ƅ32Ʃ
~le>	39 -17o-15ŀ-12QŌŒǂ-11rǋ-10jSƠǊ-9FŁŹ-8iŜŤũƃƅƫ-7ŃŏŸƌƓƢƱƴǧ7ŇŚųŻƖƧƭƿ8klOPŊżƆǗ9LŦƥƪǁǅǒ10ňūƲǙǚ11wNƀ12hvxőşǝ13nłŴƁƒ14IRĸƷ15sMŧƺ17śűƎǈǉ18uƯ19Ʃ20dYŲ21ƘƜ22Ƥ23XŬ24Ɖǜ25Ř26ǆ32ļ37a
~lea	47 -24Ǎ-16śǈ-13Őť-12ǐǨ-11Sƨ-9pŕƈ-8ŎƋǧ-7uvľƯ7ţũŲƟƫǢ8ĺƠǜ9ĿŇŊŹǛ10zAű11ƐƥƬ12V14ŝ15ŤƎƳ17aŭƔ18ĻǏ22ŗŮƉ25F26Ƨ27Ƣ28ǋ29ň31ơ32Żƛ33ŉ35Ƥ37ƶ38Ţ45Ŭ51ǌ
~leag	80 9g12ů40Ů
~leak	71 -12ƈ-10Ɯ-9Ƌ12ũ21Ǝ28Ť36Ɖ53ƛ
~lean	71 -16ǈ-11ŋ10r14ǏǢ17Ň18zƐ19ţű21AǛ23Ɯ33Ż
~lear	72 -15ǐ-14ť8Ƽ9sĻ11Ʒ12T13ƾ15Ŭ17Ų20Ź25ŉ30Ɣ55ň
~leas	55 -27Ǎ-17ś-8pŕǧǩ-7S7bĹ8DƄǅǇǏ9c11dŗƠ22ŭ24a25ŝ35F36ǋ39ơƢ42Ƥ45Ŭ63ǌ
~leav	58 -13Ǩ-10ƨ-9Ő-8Ŏŝ7GŷƁ8yƂǎ9sŁƀ10Ű12ĺǜ13Ɵƫ14Ŋǩ15ĿƬ16Ļƥ18Vŗ21Ƴ24ŉ35Ƨ50Ţ51ƶ
~lec	69 -11ǧ-7Ǥ9PƗ10Ľƫ11K14ĵ15q21Ǒǒ31Ƌ35Ƙ
~lect	69 -11ǧ-7Ǥ9PƗ10Ľƫ11K14ĵ15q21Ǒǒ31Ƌ35Ƙ
~led	58 -12Ɖ-10v-7BŞ7ķĹŦơǜ8ŊŌƯ10ňŶƄ11Ń12ļ14jŤƩ15Ĵ16ŵ18oŔƞ19N20ţ21şƈ23w24ń26šŻ29ŧ31ǃ
~led>	58 -12Ɖ-10v-7BŞ7ķĹŦơǜ8ŊŌƯ10ňŶƄ11Ń12ļ14jŤƩ15Ĵ16ŵ18oŔƞ19N20ţ21şƈ23w24ń26šŻ29ŧ31ǃ
~lee	68 -10ǟ-9ũ-7ƾ8wĿŀ10ľ13ĸŨ14ǐ15Ű16ŌƤ18Ļł26Ƽ31n35x
~leep	69 -11ǟ-9ũ-7ƾ8Ŀ10ľ13ĸ14Ũ15Ű16Ƥ17Ō18Ļł26Ƽ32n35x
~lef	69 -10ŀ8ŖƈƳ9fŉ10ĸ11ķ13ĶƧ15ŕ16ō17Ţ19Ɣ20Z21ŝ26ƶ28Ŭ
~left	69 -10ŀ8ŖƈƳ9fŉ10ĸ11ķ13ĶƧ15ŕ16ō17Ţ19Ɣ20Z21ŝ26ƶ28Ŭ
~leg	62 -8Ɗ7f10ŋ12ƜƲ18ǃ19ǆ25źƶ30y37Ʊ38m45h
~lega	76 9f12ŋ15Ʋ23ǃǆ34ƶ
~lege	66 -8Ɗ13Ɯ27ź34y40Ʊ41m
~lem	72 7Ƹ9ŵ10ŋŦƛƼǜ12Ɩ13L15Ŝ16ŀ25Ž
~lem>	80 8sĹ11ŵ12ŋ15L18Ŝ19ŀ
~lema	87 31Ž
~lems	82 9Ƹ11ƛ12Ƽǜ
~len	68 -8Ʋ8S12L13Ƹ14Ŭ20ƭǘ27Ƅ29ų54ƕ
~lend	71 -8Ʋ-7Ƴ13L15Ŭ28Ƅ30ų56ƕ
~lent	89 7ĵ17Ƹ
~ler	67 -8ŧ-7B7Š9ŐŴ10jHƁ11hļ12ƿ13v14Ǖ15xŔ17ƻ18şƄ19ǈ22ǐ28ƣǍǏ
~ler>	76 -8ŧ-7B11ŐŴ12jHƁ13ļ14Ƅ16ƿǐ18xŔ21ş32Ǐ
~lere	89 -19ƣ47Ǎ
~lers	74 -7Ǎ9Šǐ14h16vǕ19ƻ47ƣ
~les	51 -11ş-10Ś-9Pǉǩ-8ŦŬŭųǥ-7wŐőŷ7ƪǙ8Ņƒƚ9UŁƝǕ10iŴ11uźƼ12Ŝǆ13cľƉƘƻ14Ǡ18Ǜ19ƏǓ20ǁ22ƹ23ņũ24ƈ25ǘ28ů32ǖ35Ū36ǐǗ42Ǌ48Ů
~les>	53 -11ƿ-10Śş-8Pǥ-7ŭųǇ7bL8Ǚ9Łƚ11Ŵ12ź13Ŝǆ15cƉƘ16Ǡ17ƻ20ƏǛ21ǁ23ƹ25ƈ28ǘ30ů34ǖ37Ū38Ǘ39Ů41ǐ47Ǌ
~less	71 -8ŦŬ-7ǉ7Ƥ9oGŢƝ11Ʀ13Sƒƿ14ŅŮ15ƪ16iU19u21ľ28Ǔ33ũ
~lest	89 12ǂ23Ƽ
~let	58 -14ǩ-10ňƤ-9wœ-8Ư-7Ŗ7iŐƜ8ĵŘž9OľŃš10Ÿƾ11ry12Nř13Ŋ14ĻŪƎ16ƪ17K18ŎŔŚ20Ş21aŽ22xĽƐ31b32ǜ33ƛ
~let>	61 -13Ŕ-10ǩ-9wňƤ-7bŖ7Źƀ8iŐƜ9ĵŘřžƪ10OŃš11Ÿƾ13rN15ŊŪƎ17Ļ18Ž20Ŏ23Ɛ24Ş25a34ǜ36ƛ
~lett	70 -10œ7ř8J9ƪǐ11ū15K22x24Ś32Ľ37Ŕ45b
~lev	72 -10Ʊ-8ƭ9ŀ10ǌ17Ɔ19Ɗ21Ʃ22m29ƣ
~leve	73 -11Ʊ-8ƭ9ŀ16ƣ17Ɔ19Ɗ22mƩ
~lex	78 -12ǧ-9Ǎ-8ƆƜǃ9ŲƠ15Ƙ40ơ48ƣ
~lex>	78 -12ǧ-9Ǎ-8ƆƜǃ9ŲƠ15Ƙ40ơ48ƣ
~lf>	53 -9Ʈ-8B-7Ǌ7pƀƾǑ8QĴŠŢƓƻǣ9cVƇƕ10qƷ11CƎ12kƨǂ13rt14nţ15ŁƦǇǔ17Hō18Ŧǉ27ƬǨ28o38Ƣ44g
~lfr	86 -10Ʈ23Ƣ24Ʒ
~lfri	86 -10Ʈ23Ƣ24Ʒ
~lia	58 -10Ƭ-7Ő7ǊǥǦ8D10ŗ12Ǜ15ơ16Ľ17Ƃ18ǌǚ20Ŗ28ƀ32ǡ44ž
~liab	59 -10Ƭ7ǊǥǦ10ŗ12Ǜ15ơ18Ƃǌǚ29ƀ33ǡ45ž
~liar	87 25Ľ32Ŗ
~lib	89 8ŭ15şŵ22Ő
~lic	43 -10IĺƔ-9nZǈ-8QŀŬ-7ƣ7oƛ8ƥƨǒ9ŌžǏ10šŢƁ11dĹƢ12ŐƖƚǛ14ľŠƓơǀ16őƪƬǡǢ17ŕŗ18ſƧ19aŖ20ş21Ź22Ś25ƦƩ27Ƶ30ŏ32ř37ǥ43Ÿ49ŷ
~lica	84 7ǀ10S13ƴ14ƿ17Ō
~lice	59 -9n-7ŕ8Ǩ9ż11Ƅ12ƺǛ15oū16ǀ18d19a30Ź38ŷ60Ÿ
~lici	68 -10Ƃ7ƦǛ9ƫ11Ƶ14Ǧ18ǒ36ş37ǥ
~licy	47 -13Ǧ-10ZĺƔ-8IQŀǈ-7Ŭƣ7ƃƙǁǤ8ĻŜƛ10žƨǏ11ŢƁƂ12šƢ13Ĺƚ14Ɩ16ľƓơǥ17Ő18ŠƬǢ19ƪǡ20ŗ21Ƨ22őŖƵ23ſ24ŕ25ŷƦ26Ś29Ʃ36ŏř
~lid	75 8Ǉ10ƅƇ11U14ƀ15Ÿ20ƍ30k
~lid>	82 11ƅ14Ƈ15ƀ17Ÿ
~lida	84 9Ǉ13U34k
~lie	56 -13Ǆ-11Q-10Ʀ-7ǝ7UŠ9SţƬ10ŸƯ11ǖǘ12Ǧ14ǩ16ŭ21ƴ22ƜǓ24Ǘ26Ŀǚ28Ɲ32Ǖ40Ŭ44ǔ
~lie>	89 12Š52Ŀ
~lied	89 -11Ʀ39ƴ
~lien	61 -14Ǆ7Ɩ8UŊ10ţ13ǖǘǦ17Ɲ18ŭ25ƜǓ27Ǘ29ǚ44Ŭ49ǔ
~lier	74 -8ǝ46Ǖ
~lies	86 -14Q8ǐ11y20Ɲ24Ư
~liev	80 8Ō10lm11M13S14Ƭ15Ÿ28ǩ
~lif	55 -14Ż-13q-12ŏŶ-11Ő-10Ń-7Cŗ7Bƫ9şǈ10SŨ11űŵ12ǩ13m20iĺ23Ƭ31ƪ32ƿ33Ʒ35Ƶ38ƴ41ƭ47Ʃ48ƨ53Ƨ64Ʀ
~life	55 -14Ż-12qŏŶ-11Ő-7Cŗ7Bƫ9ş10SŨ13m20iĺ23Ƭ32ƪƿ33Ʒ36Ƶ38ƴ41ƭ48ƨƩ53Ƨ65Ʀ
~lift	87 -11Ń-8Ŕ16ǈ19ű22ŵ25ǩ
~lig	77 -8Ŷ7D9š10bTĺ15Ō16Ʈ18UŻ19ż22ƻ
~ligh	80 -8Ŷ7D10ĺš16Ō17Ʈ18Ż19U21ż
~lik	44 -18J-14Ŏ-12Ť-11qŢƦǐ-10PƣǄǞ-9Ŀ-8CƬƱǦ-7nľśƟƢǝ7amFŀœƊƌƔ8sAXŋƂǖ9lŧƁƎƘƠƽ10ţ11gDőƐƜ12jr13YņũŮ14łŨƭǩ15Ų16tűǍ17vRŇŉƺ18ŃŌ19ž20Ļ21x22ƶ23Ĵ26KŶ28ƿ31Ş33ŝ37U39ƞ
~like	45 -18J-14Ŏ-12Ť-11ŢƦǐǞ-10PƣǄ-9ĿǦ-8ƬƱ-7nqCľśƟƢǝ7aœƊƌƔư8AFXŀŋǖ9lmsƁƂƘƠ10ţŧƎƽ11gDőƜ12Ɛ13jrYņũŮ14łƭ15Ũ16Ų17RűǍ18ŇŉŌƺǩ19Ń20Ļžƞ21v23ƶ24Ĵ27KŶ29ƿ32Ş34ŝ39U
~liki	80 -16Ķ-9q10b13Ň26x35ƞ37t
~lim	58 -17ơ-13ƛ-11Œ-8ųƗ8Ǎ9œ10Ə13ƓǦ14Š17ǈ19ǌ22Ƒ25Ǣ26Ǔ30ǡ32ǀ49ŗ
~limb	78 -17ƛ-10ų9Ʃ13œ24ǈ30Ƒ44ǀ
~limi	59 -17ơ-10Œ-8Ɨ8Ǎ11Ə13ƓǦ15Š20ǌ26Ǣ27Ǔ30ǡ51ŗ
~lin	50 -21ǩ-11Ƨǋ-10Ɨ-9ŏœǂ-8rJLũŪƦ-7jƞǔ7ńŜŞ8xƷ9ĹƌƫƸƻǕ10itSǄ11aŚ12Łǀǐ13Ƅ14DPƔ15łŋ17sTĴ19ƛ20mXƽ21ŨƓǖ22Ľƍ24ƾ25Iƴ26qŅ28Ō32C35Ń37Ǟ
~lin>	72 8ĸłŭ9Ǆ10Cƌ11ƛ12sƱ13HŉƮ14ĽĿŅŜ15Ĵ19ƻ25i
~line	57 -8œ-7L7wOņŕƛ8KVǊ9XĴǞ10ƽ11ń12asƫ13SĽǕ14ł15Ś16ŁƔ19PŅŋ27Iǖ28ƍ30ƴ32q43Ń
~ling	61 -13Ŀ-12r-9ǂ-8ŏŗũƦǋ-7Ūƞ7Nƛƴ8Ţƨǁ10ǀ11Ž12tŞ13Ƹ14x15ƽ17XƄ18CŌǐ20D21Ĺ23T28m29Ɠ30Ũ38Ǟ
~link	87 -7J9Ƒ14ǘ23Ō
~lip	86 -9ǩ-8Ǘ7Ť10ǌ14Ɨ22Ľ31ǡ
~liq	87 -18Ÿž7Y10ƿ38Ǜ
~liqu	87 -18Ÿž7Y10ƿ38Ǜ
~lis	56 -14Ş-13Ř-10YƵ-8Ǚ7anĿǏ8ƫ9ńƕƜ10gǗǥ11ĺƅ12ƒ13şűơ14o15ĻƻǑ16Ŭǐǩ18Ƙ19ƾ21ǌ22ŷ23ľż25ƎƗ45ƀ
~lisi	71 -14Ř-11Ƶ22ƻ32ż59ƀ
~list	59 -9Y-8Ǚ-7Ɣ7aǘ8nĿǏ9ńƫ10ƕƜǡǥ11ƎǗ12gĺƅ13ƒ14şơ15oű16Ǒ17Ŭǐ19ǩ20Ƙ21ƾ23ŷǌ25ľ26Ɨ
~lit	51 -9oƬ-8Bǟ-7ƣ7ļƎƳƹǐ8zĶĺŽǛ9ŗƞƦ11Y12şżơ13Ŋœ14vĴǚ15ŅƂǌ16ƫ18uƯ19w24Wƀ25xǡ29žƢ
~lit>	75 -13Ő-8u15Ĵĺ16Ǉ26ƫ33Ƣ
~litt	59 -10o-9ǟ-8B-7ƛ7ĿņƆƑƝƻ8cdIŐƳ9ļƢƹǄ10zĶŽƎ12ƞ13Y14ż16œƦ17vŊ18Ņ22Ư23w27u30x
~lity	58 -9Ƭ7ǊǥǦ10ǐ11Ǜ12Ķŗ15şơ17Ƃǚ18ǌ21W29ƀ30ǡ34ž
~liv	52 -17Őŝ-16ĸ-13ǋ-9łžǩ-8ŵ-7RVYŒƧƯǝ10ƅ11Dƃǡ12ƟǍ13qķƠ15lĶǕ16Ǜ17h18Ʋ21H22ƞƢƤ26ƣ27Ʈ28C29ǐ32P35G36F37ŲƷ45z72n
~live	54 -16ĸ-13ǋ-10S-9ž-8Ő-7RŵƧǝ7XƤ11Fƅ12DĶƃǡ14ƠƢ15ķ16Ǖ17l18Ǜ19h21z28ƣ29Ʈ30CƷ33ǐ36G40Ų62n
~livi	67 -19ŝ-12Ő-7Ūơǩ8fkŖƤ9Ŀ10Ɵ11Ƣ12Ʒ15nǍ19S22q24Ʋ30H31ƞ32z33F45P
~lk>	58 -17ņ-13ŉ-8Ũŭ7ƛǨ8sƧǈǘ9RĵĸżǕǖ10ƗƤƮǠ11ňŜ12ńŊŵ13ǔ14Zł15ƣ16ǝ18Ǚ19Ĺ23Ť26Ļ44N
~lke	73 -10ƀ7tń9Kż10s12ƨƯ13Ʒ15ǔ17B22i26Ǆ28Š37r
~lked	73 -10ƀ7tń10sż12ƨƯ13Ʒ15ǔ17B22i26Ǆ28Š37r
~lki	68 -8Ƴ-7Ź7CŃŦ8şƅ9cŉƆ10Oōƍ12X13h16Ľńť18v24Ň25a27ǩ33x
~lkin	68 -8Ƴ-7Ź7CŃŦ8şƅ9cŉƆ10Oōƍ12X13h16Ľńť18v24Ň25a27ǩ33x
~lks	64 -12Ɲ-7SŜ7alUĹľ8ǈ9Wļƣǡ10AƮ12Ž14ƥǖǙ16ŝƜ17Ǘ19ǔ21Ʀ23ƽǇ32z
~lks>	64 -12Ɲ-7S7alUĹľ8ǈ9Wƣ10ļƮ11A12Ž14ƥǖǙ16ŝƜ17Ǘ19ǔ21Ʀ23ƽǇ32z
~ll>	32 -21Ň-20Ʈ-17ǌ-14A-13ŗƛ-12mGŻ-11rŧǧ-10ŸǢ-9vTőťƣƦǎ-8ĸňŭůŵƅƙǤ-7SXľŀŠƆƈƱǀǑ7eNŒƖơǒǙǠ8auwŔǃ9ŷƒƔƢƹǩ10ŕǛ11oyJźƕƞǥ12Ķ13ĵŃŊƬǖ14nqzUŜǋ15sxBVĹŁ16gDŦ17QƊƳƸǨ18dĻŶƝ19ńŚŨƫǟ20ZŤũŹ22kMƗ24Ĵƀƌ25ǔ26Ŗƺ27ţǄ30IǇ31HĽǉ32ō33P37ƭ38LƲ40t45ł
~lla	56 -8Ť-7ǐ7ſǃ8ń9xBŢƗǅǩ10œŗ11Ŝ13ņǑ14ų16XŘ18ĸ23ŅƘ27Ŧ28Ɗ35Ǧ54Ƃ
~lla>	61 -7ŷ8gŅ9ſǃ10xń11B12ŜƘǩ16ų47Ǧ53Ƃ
~llar	66 -9ķŤ-7Ǡ7m8ľǘ9Ƃ11Ɨ12Ţǅ13œŗ14Ƙ19ŅŘ20X23ĸ32Ŧ34Ɗ
~llas	87 -9Ǧ-7ǐ9ƫ10Ƃ12ņ22Ǒ
~llb	86 10ļ27I
~llba	87 27I
~llc	78 9ǐ21ǃ53ǆ
~llc>	79 22ǃ54ǆ
~lle	56 -10v-9ǧ-7uŃ7CNơƫƼ8HŊ10ľŸƜƸ11ĹƐ13Ʃ14Ĵ15Ľš16ĵŧǒ17oļŐ18Ŕ22wńź23Ƙ26y28Ż30Ʊ31ǃ32m
~llec	79 -12ǧ-8Ǥ12ƫ16ĵĽ25ǒ35Ƙ
~lled	64 -10v8ơ9NŌƼ10Ŋ14Ĺļ16Ʃ18Ĵš19ŧ20o21Ŕ27w28ń34Ż36ǃ
~lleg	66 -8Ɗ13Ɯ27ź34y40Ʊ41m
~llen	89 7ĵ17Ƹ
~ller	89 -9ŧ14Ő15H21Ŕ
~llet	84 9ļ14Ő16ŸƐ18ľ
~lli	61 -13Ř-11Ƶ-8ŏŗũ-7Ʀ7Ţ8ŨƨƴǄ9ǁ10as11ŅŽ12Ĵ13Ľ17ƻ18Ō23T24Ĺ27ż29Ɠ39Ǟ48C50ƀ
~llin	65 -9ŏ-8ŗũ-7Ʀ8ƨǄ9Ţƴ10aŨǁ11s12ŅŽ13Ĵ14Ľ20Ō25T26Ĺ31Ɠ41Ǟ52C
~llis	71 -14Ř-11Ƶ32ż59ƀ
~llo	73 -12Bű-9ļ8w11gơ14ųƥ18Ƶ19KƅƧ24Ľ25ǃǩ31ň32ƒ
~llow	74 -12Bű-9ļǩ-7Ŷ8w11ơ12g14ųƥ18Ƶ19Ƨ20Kƅ25Ľǃ32ňƒ
~llp	79 8Ɣ9Ů10v14G15Ļ19ķ24T
~llpa	79 8Ɣ9Ů10v14G15Ļ19ķ24T
~lls	58 -11Ư-9ŵơ-8ŗ7ƗƿǍ8ťŧƕƶǘ9ǌǤ10Ņ11h12Ş13Y14Łƌ15nKƃ16ǡǣ18ŐƜ19ŋ20ƮưǠ24Ʋ25ZƇǙ37ƻ
~lls>	59 -11Ư-9ơ-8ŵ-7ş7MƿǍ8ťƕƗƶ9ŧǘǤ10ǌ11h12Ş14Yƌ15KŁ16nƃǡǣ18Ɯ20ŋƮǠ21ư25ƇƲ26ZǙ38ƻ
~llst	87 -9ŗ15ş16ő17Ņ34Ő
~lly	60 -17Ŝ-8Ǆ-7ů7gWŽžƦ8ľŭƯǡ9tƙơ10Ʈǅǆ11KPĸƖ13Ǚ14kĺŬ15l16L17ƞ19łƸ20ņ22A27Ĵ29Ŗ
~lly>	60 -17Ŝ-8Ǆ-7ů7gWŽžƦ8ľŭƯǡ9tƙơ10Ʈǅǆ11KPĸƖ13Ǚ14kĺŬ15l16L17ƞ19łƸ20ņ22A27Ĵ29Ŗ
~lmo	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
~lmos	75 -10ǣ9Ƅ10ţư12d13k20Ǖ38Ǚ
~lo>	86 -11F14s16ǩ18f22Ƣ
~loa	58 -19Ƨ-14Ƥ-7Ʀ11k22Ɣ32Ʊ34śƮ46Ŭ48ƕ55Z64ƪ
~loan	58 -7Ʀ17Ʈ22Ɣ32Ʊ46Ŭ48ƕ55Z64ƪ
~loc	62 -9Ɗ-8sƝ-7LVĸƙ7ũ9Ŏ10CMŐǔ11qƽǎ13ľ15ŌŰ16Q18Ǟ20Ƈ21ƍ23l24HRƣ25Ů28ǘ33ǋ44ƥ
~loca	71 -7V8Ŝ13MŐǔ14C16ľ23Ǟ28H29l45ǋ
~lock	67 -9Ɗ-8s-7Lƙǋ8ũ11Ŏ12qƽ13ǎ17ŌŰ18Q22Ƈ23ƍ27Rƣ28Ů32ǘ48ƥ
~log	80 11ŐǗ16ƛ17ŚƲ18Ɛ21Ƈ24ǘ
~log>	87 -7Ž12Ǘ19ŚƲ23Ƈ
~lon	50 -24ŭ-15Ƣ-12Dł-11Ő-10ƩƬ-7jUŞƙƶ7Ķŵ8YŮƏ9fsǏ10Hƈǟ11ūƷǈ12ŝ13ř14Ƶ15lǃ17Ÿ18Ǎ19iŧǩ20ŕ23šťƗ25ůƮ27G29Ɵǝ33S35Ƥƭ36O40ǅ46ő
~lon>	86 -12tŁ-7D7Ǎ22ǩ23ǈ30ǃ35ǟ
~lone	78 -12ł-9r-7ǋ7Ŗ12Ʈ14Ʒ23Ł24Ǎ25n
~long	51 -24ŭ-14Ƣ-11ǟ-10ŐƩƬ-9n-8D-7jŞƶ7ŵƧ8ĶƏƵ9YŮǩ10fHǏ11sƈ12ŝū13ř16l18ŸƮ20iŕŧ23š24ťƗ26ůƟ28G30ǝ34S36Ƥƭ37O41ǅ47ő
~loo	50 -20ǩ-17ƈ-13ņ-11ŐǍ-9gqŌ-8ŤŭƜƳǝ-7iUŏœƕƞǄ7pCř8JŢƛƽ9ŖƤƫǙ10ĻŶƆƐƼǂǈǞ11jƷ12RĽƌ13HłŠ14ĵ15Ũ16ſƉƊ17Ĺ19ľŃŜƬ20ƻǊ22ńŚ23ĺŇƯ24sƾ26z27ǁ38ƣ59ƙ
~lood	63 7Ũ10Ɗ12ƽ14ǂ15Ƥ18Ƽ29ƻ30ƾ37ǁ89ƙ
~look	54 -17ƈ-14ǩ-12ņ-9g-8ŌŭƳ-7qŤƞ7yĿŉ8Ař9pJ10ŨƫǙ11ŢŶ12ŖƐ13jĻ14R15HĽŠƷ16łǞ17ĵ18ſƉ19Ĺ22ľŃŜƬǊ25Ś26ĺńŇƯ29z
~loor	74 -16ƙ-12Ǎ-9Ő10x11ƌ14Ɗ16Ɔ20ƛ22ǈ61ƣ
~lor	63 -19Ɣ-12Ƅ-7Ǔ7vƃ8bĹ9kƬ10ǩ14ŬŴ16ǃ17ųǕ20Ơ22H29F33m34ơ47ǌ
~lord	67 -12Ƅ-8Ɣ-7Ǔ8v9b11k22Ơ31F37ơ51ǌ
~lore	89 -16Ɣ14Ĺ20Ŭ21Ŵ24ų
~lori	87 12ƃ32H
~lors	82 44m
~los	50 -14ƽ-13Ɖ-11tƬƷ-8Ɵ-7Ńńōżƛǉ7IYŝũƊƨ8ƚǓ9C10X11őƃǔ13Ť15ĿƤ16Ə17ŦƑ20ƙ21ķƺ22Śƕ23ů24Ƨ27Ǚ28Ř31ţ33ň35ǎ40ǝ41ť62Ƴ70Ɩ
~lose	54 -10ƉƬ-9ţ-8ňŨƟ-7ŧ7gĸƺ8IŞƊǘ9Ŀŝ10Ǔ11C12XƧ14ő15ť16ǩ18ƕƤ19ƏƑƳ22Ɩ24ƙ25Ś26ķů31Ǚ40ǎ51ǝ
~losi	67 -12ƽ-11ǩ7Ƴ9ƕ10Ǩ11Ŀ19ŘŨ31ň69Ɩ
~loss	73 -9ĸ-8ō-7ż10ƺ13ũ14ŧƳ22Ť26Ř29Ŧ41ť59ţ
~lost	73 -15t-10Ʒ-8ǉǝ9ǀ11ǔ12ƨƺ15Y17ƚ18ƃ21Ƨ28ň69Ƴ
~lot	65 -12ƻǇǩ7ś9ŇŮŻżƇơ10Űǟ11Ɨǖ14Ŀ21C27Ɵ29Ƒ30Ɯ31ķ39ǀ42ư
~lot>	66 -12ƻǇ-11ǩ7ś9ŇŮŻżƙ10ŰƇơǟ11ǖ14Ŀ27Ɵ30Ƒ31ķƜǀ43ư
~loth	87 16Ɨ
~lou	80 8Ľ11xŋ14Ŷ15jƞ29Ǘ
~loud	82 8Ľ11ŋ12x15j30Ǘ
~lov	68 -12Ɲ-7Ţ7Ɗ8rŝƍƶ9ƉǃǄǔǩ10lƄƑ11tǋ13M17ƅ23U26Ŷ32ǟ56ƞ
~love	69 -12Ɲ-7Ţ7ƊƟ8rŝƶ9ƍǃǄǔ10lƉƑǩ11Ƅǋ13M17ƅ23U28ƞ29Ŷ33ǟ
~lovi	89 14t37ƞ
~low	59 -11ű-10xBŦŧ-8ļŕŠž-7pDŶ7jŮƆ8bcƑơ9iĻ10ƥ11ųƃ12ƙƧǦ13KŗƅƵ15ƞ16UƗǟ18ĽŎǃ21g24ƒ25ľ26ƛ31ǎ34ň40Ɗ44Ņ
~low>	65 -13ǩ-12ű-11Bŧ-9xŕ-8ļŦž-7DŠ7ĵ8ŮƆ9b10cƛơ11iŘ14ƙǦ15ƅƧƵ16Kŗ17ƒ19UƗƞǟ21Ľňǃ22Ɗ24g31Ņ34ǎ
~lowe	71 -20Ř-7Ŷ10ƛ11ǩ13Ļ14ųƃ19Ņ24ŎƊ32ľ
~lowi	87 14j16ƛ23ň
~lows	89 14Ƒƒ18ƥ
~loy	58 -7ŗƦ7ǉ11VǗ12Ǒ14ǈǣ17ő18q19W20ǜ21Ƨ24SŢǇ34Q
~loya	83 -7Ň11Ǘ34ő36Ţ
~loye	59 -7őŗƦ7ǉ8ǥ11V14ǈǣ15Ǒ18qS19W21Ƨǜ22Ǉ34Q
~lp>	69 -8r-7iq8vŀ9Ư10Ţǩ12ŝ13sǈ14Œ19z20ĵ27ň30Ǉ39Ĺ
~lpa	79 8Ɣ9Ů10v14G15Ļ19ķ24T
~lpar	79 8Ɣ9Ů10v14G15Ļ19ķ24T
~lpi	87 25z
~lpin	87 25z
~lps	87 -12Ł8cǇ31A
~lps>	87 -12Ł8cǇ31A
~lre	73 -10ų7v8Ɩ9Ƶǩ15Ź16pĹư28Ɓ29ŏ
~lrea	73 -10ų7v8Ɩ9Ƶǩ15Ź16pĹư28Ɓ29ŏ
~lri	71 -7ǟ7E8Ĵ9Ʈ11d12Kŋ13NŇƷ15ǁ19M28Ŋ30i
~lrig	71 -7ǟ7E8Ĵ9Ʈ11d12Kŋ13NŇƷ15ǁ19M28Ŋ30i
~lry	73 39Ƙ
~lry>	73 39Ƙ
~ls>	52 -13Ű-11dƯ-10ŗŲơǩ-8şų-7ŖŦ7ŞŧƘƷǕ8Jǌ9pt11nYƌƮ12KŁƃ13ķǣ14ŵǡ15ǜ17ŋư19ZƜ21ƇƲǙ22Ƭ24ƉǢ25ƝǛǠ27hǚ28b40Ǐ45ƻ
~lse	54 -22ǩ-9D-7ſǢ7ǥ8ĺƘƼ9ŉ10hFķ11ǋ14Ţŵƙ15ŴƢƥǝ16HƮ18ŷ23ų24Zǈ26Ł27n37ş42ń43ō
~lse>	54 -22ǩ-9D-7ſǢ7ǥ8ĺƘƼ9ŉ10h11ķǋ14Ţŵƙ15Ŵƥǝ16HƮ18ŷ21Ƣ24Zųǈ27n28Ł37ş42ń43ō
~lst	86 -9ŗ8ƈ15ş16Ņő34Ő
~lsta	87 -9ŗ15ş16ő17Ņ34Ő
~lt>	63 -10Ʃǋ-9ĺ-7ť7bƃƭǢǩ8p9Ż10ŤƱǍǝ14ķ16Ƈ21ņ22Ǟ23Ɖ25ƪ33ż36ƅ
~lth	55 -16z-10p-8Ǟ9Ǘ10ƴ11Ƽ16x24W30ƽ44ƃ54ǂ74Ƹ
~lth>	57 -16z-10p-8Ǟ9Ǘ10ƴ12Ƽ25Wƽ35ǂ47ƃ60Ƹ
~lthy	78 9ƽ21Ƹ24x
~lts	86 -7ƣ19ű24Ǝ
~lts>	86 -7ƣ19ű24Ǝ
~lty	89 14Ǘ16ő30Ǔ
~lty>	89 14Ǘ16ő30Ǔ
~lua	84 11Ɗ35Ƙ
~luab	84 11Ɗ35Ƙ
~luc	83 9ţ12Ū14Ź32o
~luck	83 9ţ12Ū14Ź32o
~lud	71 -12Ǉ9Ɓ10ŷƠ11œ13sƆ14ǉ17ǣ29ŏ
~lude	71 -12Ǉ9Ɓ10ŷƠ11œ13sƆ14ǉ29ŏ
~lue	63 -11ǖ8Ɓ12Ɠ14Ŗ15ľ16ƒ17Ŏ22ƪ23ű27Ż32Ʃ34Ǣ
~lue>	66 -13Ǣ-11ǖ8Ɓ11Ż13ƓǏ15Ŗ16ľ17ƒ18Ŏ24űƪ34Ʃ
~lues	77 -10Ǐ57Ǣ
~lug	86 10Ə39Ž
~lug>	86 10Ə39Ž
~lum	70 7Ǆ9Sƅ10jĴǠ13ƒ16Ɠƛ23C25Ǖ37Ƌ
~lumb	72 8Ǆ10S11j13ƒ16Ɠƛ24C26Ǖ36Ƌ
~lun	76 8LŌ10ư11O16NĽ21Ə25Ŋ
~lunc	84 -7ƶ9Ō10L12Oư18NĽ
~lunt	81 22Ə28Ŋ
~lve	73 8Łż9ƛ10Ō12xŴ13f19ũ22Ř23Ū
~lved	87 9Ł10ż16f
~lves	78 -7k11Ōƛ13x23Ř
~lwa	77 -11G7ņǩ8ƍƣ9ļƜ10ĸŘ11V12ĵ23l24Ɨ
~lway	77 -11G7ņǩ8ƍƣ9ļƜ10ĸŘ11V12ĵ23l24Ɨ
~ly>	44 -18Ŝ-15Ƽǩ-14ů-13rŞ-12ŒŶ-11ŝƌǌ-10ǃ-9Ǎǝ-8iNQSĹŃŔűƏǘǨ-7ŇƣƪƺǞ7cDĿŬŸƘƯư8mŨŴǊǚ9ĸŏ10ƞƶƾ11ķňǖǙ12tuơ13lžƤƬ14L15Y16y18ũ19TǄ20AľƮƳ21wŧŪŮǀ22ŖţǇ23nǔ24ņ28ĺ29ƽ32Ƹ37Ĵ54ŭ
~lyi	89 8f16ǀ
~lyin	89 8f16ǀ
~lys	89 8ƽ9Ʈ13ƭ17ǅ
~lys>	89 8ƽ9Ʈ13ƭ17ǅ
~ma>	74 -14ŏ-9ǩ-7ƾ7ƙ9Tŷǔ10ln12a13ƨƯ15Ŵ18ū20m32z54Ƽ
~mac	69 -15Ŧ9ƛǖ11l12Ƽ13ƻ28Ǣ31ǝ54Ǐ
~mach	71 -15Ŧ9ƛ10ǖ12Ƽ29Ǣ32ǝ55Ǐ
~mad	60 -14ƻ-11Ň-8Ǣ-7ƈ7ǆ8rƗƽƾ11Ń12ǜ14ƲǍ15ƌƞ16ƫǩ17xĹƉ20Ŷ23Ũ24Ŕ29Ƈ31Š40ĺ
~mad>	87 12ǜ18r34ǩ35Ũ
~made	60 -14ƻ-11Ň-8Ǣ-7ƈǩ7ǆ8Ɨƽƾ12Ń14ƲǍ15ƌ16ƞƫ17xƉ18Ĺ22Ŷ24Ŕ29Ƈ31Š41ĺ
~mag	65 -13T-7ǩ10D17Ŏ18ƛ19Ũ21ƚ22Œ24ƀ29ž30Ŧű36Ť
~mage	66 -13T13Ũ19ƛ21ƚ23Œ24ƀ30Ŧűž37Ť
~magi	89 21Ũ23Ŏ
~mai	54 -12P-10Ǐ-9Ŀ-8Śŷǩ-7Ɵ7ƕǖ8ķ9ĴŜǝ10Uŭ11Ɗ12ļ13ǧ15Eľ16ų22śƛ28Ǖ30ĽǄ31ǘ40D41K86J
~mail	57 -11M-7ĿŚ7n8ƕ10Ĵ12U13ļ14ǧ15Ǖ16E23ś32Ľ33ǘ44DK92J
~main	71 -15P-12Ǐ-9ŷƟ13ķǝ14ŜƊǖ15ŭǋ18Ǖ21ľ22ų31ƛ41Ǆ
~mak	54 -14ŭ-10ƣǞ-8aŮ-7BĴķƶ7ĿŃƎƏ8ņŌŐ9ǝ10Ƅ11Ų12Ňǐ13Ɲ14qPŀǒ15xZǀǩ16cŪƮ17Ļů19ňǚ20ŬƳ22Ǆ27Łơ29ł30T33Ŏ34ǌ
~make	55 -15ŭ-11Ǟ-9ƣ-8Ů-7Bķƶ7ƎƏơ8Ŀņ9ŌŐŬǝ10Ń11Ų12ǐ13Ň14ŀƝ15qPǀǒ16xƮ17cǌ18ĻŪů20ǚ21Ƴ22łǄ25ň29Ł31T34Ŏ
~maki	79 -8aňŸ11ł16Ŭ17Ƅ22ǩ25Zǌ29ơ
~mal	59 -8ǔ7nǜ8aHŵƥ9łǄ10Ĵ11ǈǋ12Aţ13ƾǍǏ18R19Ŧ20Ő24ŭ30h
~mal>	65 10hn14ƾ15Ǐ20R23ŭ
~mall	71 -10ǔ8Ʀǜ10Hƥ11łǄ13Ĵǈ14ǋ15Aţ16Ǎ23Ŧ24Ő
~mals	86 31h
~mam	84 8ƽ11T14Ƥ15aƨ36z
~mama	84 8ƽ11T14Ƥ15aƨ36z
~man	45 -21ǉ-12Ǎ-11ǖ-10iŧǟ-9xőŹ-8TŨƃƅ-7ĿũƉƦǘǢ7q8ţ9SƖƟ10ŵƊƭƿ11Ƌ12ƳǄǩ13cgUŲŴż14Ż15GŮŸƹ16ůŷ18ǎ19ńŕƆƔ20VŪ21ǔ23Ǩ24Ǘ25Ʃ28Ǒ29hn31u33ơ34Ʈ38ƣ41ǋ46Ǉǈ
~man>	72 -7Ŀ7ůƊ8r10Ĺ11hǇ14q23ņ24Ǩ28gU32ƣ48ǈ
~mana	71 -13Ǎ-8Ǣ-7ũ7Ŏ9ǜ22ŵ28Ƴ29Ʈ34ǈ46ơ
~mane	87 31Ʃ
~manu	86 -8ƅ15Ƈ29Ǆ
~many	47 -22ǉ-11ǖ-9iņŧ-8xőŹ-7TƃƉǟ7şƈƢ9ţƖǨ10Ʃ11SƟƿ12Ƌƭ14Ų15cŴŻżǎ16GŮŸƹǩ17ŷƮ18ů20Ɣ21Vńŕ22Ɔ23Ūǔ24h26ƣǗ30Ǒ32n36u42Ǉ47ǋ
~mar	63 -8Ƽ-7Ǣǩ7źƓ8Ŕ9qũǈ11ŭƹ12AY13F14ƿ15ńƾ16Ƭ17Ţƥ18H19Ǝ22ƫ26ƞ27ƒ35o57f
~mari	79 -9u15ƹ16ƫ19ƿ22ƥ27f
~mark	77 -8Ǣ-7r9Ɠ11Ŕź15Y16ŭ18F29H34ƒ
~marr	72 11r12ƫ13u21Ţ27o43f
~mart	83 -7ƛ15ũ18A21ń22Ƭ26Ǝ
~mary	87 14q22ƾ
~mas	76 7ƽǍ12Ƥ13y16m17D18d20k22vŶ
~mas>	79 7ƽ12Ƥ13y18dD21k23vŶ
~mat	61 -10ǩ-7d7Ľ8jťƓƚ9nzVŘ11A12c13ōǗ14Ļ16ĶƉǕ18Ĵ19Ž20W24ư29ľ30Ƣ35ų
~matc	80 -8ǩ8ƅ9ƭ11w13Ř22Ķ24ų27W
~mate	74 8Ůǉ12nVƓ13Ǖ20Ɖ21ų39Ƣ
~mati	72 7Ǖ9Ľ10ƛ16Ǘ18Ļ22Ĵ25Ž28ư
~matt	77 -8d9ƃ10ƚ11ť13z15A18ō39ľ
~max	89 -15ř-11Œ21ǩ54ŗ
~may	68 -10Ż-8Zǘ7ŹƖ8Jšƾ9Ƈ10cƦ11vĹ12ŋ13Ʈǩ14ƍ15aƱ26Ŋ
~may>	75 -11Ż-8ǘ-7i8Ɩ9JšŹ10ƾ11c12vĹ14ŋ15ǩ17a29Ŋ
~mayb	74 -8Z10Ƈ11Ʀ14Ʈ15ƍ17Ʊ
~mb>	78 -18ƛ-10ų9Ʃ11ū12j13œ15ƒ21ĵ22ŉ25Ƒǈ
~mbe	50 -16ƣ-14Ś-12ǩ-10Ŗ-8a-7A7ƒǅǔ8Ř9KŠ10Ň11yǇ12hŒ13ľ14CŜ15ļ16cĻǀǕ17ƓǠ19ƶ20Ľ21Ÿ22ŗƼ23Ƭ24EXŅǨ26D27Ǘ33ū35e42I49ř
~mber	50 -16ƣ-14Ś-12ǩ-10Ŗ-8a-7A7ƒǅǔ8Ř9KŠ10Ň11yǇ12hŒ13ľ14CŜ15ļ16cĻǀǕ17ƓǠ19ƶ20Ľ21Ÿ22ŗƼ23Ƭ24EXŅǨ26D27Ǘ33ū35e42I49ř
~mbi	74 8Ǆ11ǀ12x17ƛ37Ƌ
~mbin	74 8Ǆ11ǀ17ƛ38Ƌ
~mbr	63 14ǩ47Ǧ49Ƃ
~mbre	63 14ǩ47Ǧ49Ƃ
~mbu	86 11ƃ14Ɓ29C
~me>	29 -20B-16XǢ-15Ǌǋ-14Ƶǟ-13vŧŬǗ-12ǣǨ-11G-10ŗťŭ-9xŖŻƤ-8ƗƼ-7ŮűƃǔǦ7pDMVĵ8ōǒ9ehŉŔƓƬưǖ10tZĴ11ŀŋŘřƂƚƮǃ12ņƾǎ13dńƆƛơƷ14kS15Ǥ16IŰƅƟ17C18jwłƨ19Śǘ20ŅşǇ21œǄ22quĹĻ23lLĽƝ24HźƔǈ26Š27sF28ňŦ29ŊŎƇƒ32Ŝ33oOŤ34ĸś36aR38n41T44ļ45b
~mea	69 -14Ň-12Ų7Ǝ8ŵƺ9ť16ǩ17ĺ19Ž20ň25Ư32Ǜ38ō
~mean	71 -14Ň7Ǝ8ŵƺ9ť17ĺ19ǩ21ň26Ư39ō
~meb	55 -12Z-10Ũǎ-9n-8ƃǩ-7V7hǧ8ņŗŤƜƤ9Pļŧƅ10ŵƾǋ11ŜƟǘǚ12fſƮ14ķƎ15ƕ16ľƯ18FƳǜ21Q25A26ž
~mebo	55 -12Z-10Ũǎ-9n-8ƃǩ-7V7hǧ8ņŗŤƜƤ9Pļŧƅ10ŵƾǋ11ŜƟǘǚ12fſƮ14ķƎ15ƕ16ľƯ18FƳǜ21Q25A26ž
~med	58 -11ţ-10ĴƨƲ-9ž-8s-7Ʀ7zƑ9ƼƽǚǞ10Vǅǎ11QǗǘ12Ǜǟ14Ŕ15W17ǌ18y23ǁ32Ư36ƫ40ǂ57ƻ61ƃ
~med>	63 -11ţ-10Ʋ-7s7w9ǃ11ǅǚ12ǎ13ǘǟ14Ǜ16ŔƑǁ19ǌ30Ư40ƫ41ƃ
~meda	86 8fƯ12z14Ǟ16V29y
~medi	68 -11ǃ-9Ĵ11ƽǁ13Q15Ǘ16Ƽ18W28ƃ33ǂ34ƻ
~mee	74 -7C12aƦ15Ǚ21O46M
~meet	74 -7C12aƦ15Ǚ21O46M
~mel	89 -14ǩ8ƴ15j32Ń
~mem	68 8txƢ10ǅ11œ12Eƣ19h27ř30ƶ53Ľ
~memb	69 8txƢ10ǅ12œ13E19h28ř30ƶ39Ľ
~men	46 -12V-11Œŗ-10QŞ-9ǧ-8ŁƷ-7HƱ7ceBƜƪƽ8ńƌƾǍ9ZŤƛƮǛ10ƠƤƿ11ƕơ12ƝǜǞ13tDŚƏǌ14ĵŏ15Ɨ17WƘ18Ƣ19Ĵ20ƥ21Ǔ22Ɠƣ23šƔ24ǔǚ25Ŭ26NĶ27Ǐ33Ɗ
~mend	89 17ǚ18B
~ment	46 -12V-11Œ-10QŗŞǩ-8ŁƷǧ7ceƜ8ńƪƾǍ9ŤƌƛƮ10ZƤƿ11ƕƠơ12ƝǜǞ13tDŚƏǌ14ĵŏ16Ɨ17W18Ƙǚ19ĴƢ21ƥǓ22ƣ23Ɠ24šƔ25ǔ26NĶŬ27Ǐ34Ɗ
~menu	89 15X22ǩ24Ǜ
~meo	72 -9ǆ-8š8ſ9Ł11ķ12ǚ14ǅ15Ƴ19Ɠ21AF22ƕ27ǔ
~meon	80 -9š9ſ10ŁƓ13ķ14ǚ15ǅ16Ƴ24A
~meow	77 -10ǆ7Ĺƙ11Ɠ24Fƕ30ǔ
~mep	86 -7Ɨ10ş14ƥǋǝ16H
~mepl	86 -7Ɨ10ş14ƥǋǝ16H
~mer	55 -12SƂ-9R-7ţƆ7Ţǣǥ8Q9LƟ10Ƙ11Ǎǚǟ12Ǧ16ǡ17xǃǜǢ18Y20ǖ23kǄǓ25Ɲ27Ǘ31Ǉ35Ǝ40ǔ44ő
~mer>	64 -24S-10G-7ţ7Ǔ9Ţ10ĿǄ11LƟ15ǚ16Ǉ19k21xǔǜǡ31Ǘ62ő
~mera	79 11ũ17Ƙ52Ǝ
~merc	72 -14Ƃ-9Ɔ7ƾ9Őǌǔ10ǋ11ǥ12Q16ǍǦ23Ǣ25Ǆ
~merg	83 10ƃ32Y
~mers	69 -10R9k11ǣ12S17ǔǟ18G22Ǉ23Ǔ25ǃǖ27Ɲ
~mes	59 -12a-10n-7qĴƚǄ7ƙǎǚǟ8ĿƏƻǊǋ9ŻƫǨ10gTťƟ11HQ12o13JŝƁ15KľƦǆǔ18ǈ19iƧǕǖ20WǗ21ǩ23Ř29Ɯ53w
~mes>	61 -12a-10nŦ-7qĴ7Œǟ8Əƙƻǎ9ĿƫǊ10TŻǕǨ11gQƟ12oH14JƁ16Ʀǆǔ19ľǈ20Ƨǖ21WǗ25Řǩ31Ɯ55w
~mess	80 7h8ũ10Ĺ11Ƴ13ǚ15ťŦ20ŝ22K27i
~met	51 -12ũ-9ĻƤ-8aAƌ-7syCFŤǘ7EłńţƦ8iĿŃŴŽƄǈǛ9gŎŔƯǍǕ10ōƬ11jĽŖūư12Ŋŏŗ13Ř14NŪŵƻ15Ŷ16ŞǨ18ņ19ĸƉƨƺ20ƶ21Yŉ22Ů27ĺŀ33l
~met>	87 -9ƌ8M9Ŏ10Ľ16Ƶ
~meta	80 17Ǎ32Ɖ
~mete	83 -7ŏ14ư19j37Ů
~meth	52 -11ũ-10Ƶ-9Ƥ-8A-7ayĻŤǘ7ńţ8EłƄƦ9PƯǕǛ10giĿŔŴƬ11ōūŽ12Ŗŗǩ13ņŊ14NŘŪŵ16Ŷ17ŏǨ18Ş20ĸƺ21ƨƶ22ŉ23Y29ĺ30ŀ
~meti	87 -8q9ǚ12ǟ14Ń17ǈ
~mew	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű18Ţ19Ś21ƥ22ŴƤ27ǩ
~mewh	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű19ŚŢ21ƥ22ŴƤ
~mfo	78 9Ō10T11M13Ƴ14e21X
~mfor	78 9Ō10T11M13Ƴ14e21X
~mic	84 -15ũ16C18ťǚ
~mica	89 19ǚ
~mid	77 7L10v12a15i21N23c33ǎ
~midd	79 7Lĵ10v13a16i22N
~mig	81 -16Ǟ8ǁ10Ɯ11o18y19ō20ǎ30H
~migh	81 -16Ǟ8ǁ10Ɯ11o18y19ō20ǎ30H
~mil	53 -12Ƣ-7Ƽ7ĿǇ8QUƸǐǩ9ǅ10hAŪ11F12ź13ĽƜư14DƳƻǕ16Ŗ17Ũ18uŴ19ƶ21yƏƤƬƮ33nůƽ66Ů
~mile	64 11ǐ15ź23Ŵ26Ə48ů82Ů
~mili	87 25Ľ32Ŗ
~mill	84 -7S13Ǚ16QU24DǕ25ƻ
~mily	57 -13Ƣ-7ůƼ7zƭ8Ŀ9Ƹ10ǅ11Ǉ12hAF14ư15ŪƳ16Ɯ19Ũ21ƶ22u24ƤƬ25yƮ36n37ƽ
~min	52 -11ţ-10Ťǋ-9Ǆ-7dIŷƜ7HĴķŃƍǧ8iĽŌŜŸǞ9pxĺůűƯ10uV11Ļƛ12aŹ13Ķ14NłŚŨƾ15Ŏ16ƶǜ17Xń18ś19P20k21Ŀǟ23ƻ25ŊžƬ28M34ǁ50O
~min>	77 7Ʈ9kM10Ǒ11x13ƍ14Ĵ16u20Ķ23ƻ38O
~mind	63 -11Ş-7IŤ7aŉŽ8Ś9ƠǠ10cM11PZŃ12Ľ13Ư20łŨ21ƶǁ22Ŏś23X27Ŋ28Ŀ32Ƭ
~mine	75 -7d9Şƺ10xŊ11Ɖǁ12ńŚ13Ƥ14ǩ15ŜŸ16M
~ming	69 -9ǋ-8ŷǄ7yM8U9ĺǝǤ10ľ11ŕ12Hǁ14ŹǞ15pCP16V20ƾ21k31ǟ
~mini	80 21ŗ46ž
~minu	66 -7ƒ7ń8u9aŚƧ10iǁǧ12Ļ13ķ15ů19Ō27N36O
~mir	76 -11ǟ19u31x43w
~mira	76 -11ǟ19u31x43w
~mis	65 -11Ő-10ĸ-9ő-8Ɣ-7Ŭ7TŒ8Yǂǟ9r10sŁƷǁ12ĵƉ13dű17t18Ǚ22a24Ş29ŝ31Ŏ33š39ǚ44ō
~mise	87 -9p11Œ17ǩ19d29Ŏ
~miss	68 -10ĸŐ-9ő-8Ɣǩ-7Ŭ7TĹ8tYǂǚ9rǟ10Ł11sŎƷ12Ɖ13ĵ14ű19Ǚ25Ş31ŝ35š47ō
~mist	83 12t30a40ǚ
~mit	57 -17ơ-10Œ-8Ɨ7ŀ8ƌǍ10Ə12Ɠ13Ǧ14Š17Ÿ18ǃ19Ōǌ25Ǣ26Ǔ29ǡ30Ź48ŗ
~mit>	70 -32ž-9Ɨ7y8Żſ10ƌǍ16Ɠ20Ÿ23Ō25Ǣ37Źǡ
~mits	61 -17ơ-10Œ7ƂƘ11Ə14Ǧ15Š21ǌ28Ǔ33ž50ŗ
~miu	77 10Ʃ12Xœ14Ǥ29Œ
~mium	77 10Ʃ12Xœ14Ǥ29Œ
~mle	89 -7Ɲ35Ǔ
~mles	89 -7Ɲ35Ǔ
~mma	76 10n15y21ų25v40Ƣ
~mmat	77 14n22ų41Ƣ
~mme	68 -13Ƃ-8Ɔ8ǔǢ9Őǋǌ10ǥ12ǚ13Ɵǎ14BǍǘǟ15Ǧ17ƑǇ20k23xǄ
~mmed	87 17ǎ19ǘǟ22Ƒ
~mmen	89 17ǚ18B
~mmer	70 -14Ƃ-8Ɔ8Ǣ9Őǋǌǔ10ǥ13Ɵ15Ǎ16Ǧ18Ǉ21k23x24Ǆ
~mmi	82 7ŵ9T11ŀ15ƍ
~mmin	87 16ƍ
~mmo	89 13Ǒ14Ǚ
~mmon	89 13Ǒ14Ǚ
~mmu	79 32ů44ŭ
~mmut	79 32ů44ŭ
~mne	87 -11ǚ52Ɛ
~mney	87 -11ǚ52Ɛ
~mob	87 11CƷ34I
~mobi	87 11CƷ34I
~mod	69 17ǩ30Ū34ƌ59ǣ
~mod>	75 65ǣ
~mode	76 22ǩ34Ū37ƌ
~mok	67 10Ɛ16Ƥ23Ǝ35ǂ72ƹ
~moke	69 11Ɛ17Ƥ23Ǝ36ǂ60ƹ
~moki	87 17ƹ
~mom	68 -11ŗ-7Ũ9ư10Ź11qŵƽ13Ƥ15jŐƯ20ŷ23Ƴ27ŏ42N60z
~mom>	74 -7Ũ11Ź13ƽ17Ư22ŷ28Ƴ54z
~mome	79 -12ŗ18jŐ32ŏ49N
~moms	86 10Ƥ12ư14zŵ15q
~mon	46 -13ǔ-11ŭ-10Şƭ-9ũ-8ŁŜţŸƬ-7nŠƗƷǈǦ7Ĺǜǧ8rGƱǕ9ĿŘŮŹǘ10ŀšƫưǖǤǨ11ƝǉǚǠ12ĶŽƌƾ13Ƙ14Ǝ15ƶ16Ņ17Ɵ18ŧƤ20Ń21pAY23X24ZŲ26ť27Ɣ30T33d34Ơǝ37Œ38ŕ39Ĵ44Ʈ
~mon>	89 13Ǒ14Ǚ
~mone	59 -15ǔ-11Şŭ-10ƃƭ-7Ŝţ7ƯǕ8Ǥ9XľņŢƩ11Y13rZ14Tưǘ15ŧƱ16Ŀŀ17ƌƝǖǚ18ĹƫǠ22ƶ24ĸ30AƮ36Ų
~moni	81 28Ž29Ǝ
~mont	49 -8ĹũŸǩ-7ĸǦ7Vŧƥǧ8ĺŤ9Ǌǜ10G11Ů12Řƃ13YŹǉ14Ķšƾ15ZǨ19TƟ20Ņ22ƤƮ23pŃ28ť29X30Ɣ32ǝ36d38Ơ42Œŕ44Ĵ
~moo	89 -9ţ11i17ƞ24Ů32ŧ
~mor	49 -15ŗǩ-12u-10s-9H-8Ő-7UWŎ7ƦƽǙ8JRĸŕ9AĽŷźƪǦ10ZŃǄ11Ŧƺ13ir14ĿůƮǤ15gF16ť17ũ19ň23ƭ24V25ƕ26œ30ž32YƔ37yL42ō
~more	56 -16ŗ-13u-12ǩ-10s-9H-7U7FĻƩǂ8Xőƒǁ10Jŕ11Aź12ƪǦ13Ŧŷƺ14Ǆ15Ń17ƭǤ18grY19ť20Ŀ21ũ23ň30V31œ35ž45y50ō
~morn	70 9ŏƋ10ǝ12aĹƽǙ17R25iů30L
~morr	65 7Řǝ9IƬǕǘ10űƤǣ14ĸ15Ʀ22Y26L
~mort	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~mos	56 -11ǖ-10ƌǣ7nƘ8dXķĺŝƦ9k10Ɨ11Y12ĹŮųǊ13ƲǕ15ŭ16Ǆ19ǩ24Ŀ26Ǚ34ľ36ǔ37ŗ
~most	56 -11ǖ-10ƌǣ7nƘ8dXķĺŝƦ9k10Ɨ11Y12ĹŮųǊ13ƲǕ15ŭ16Ǆ19ǩ24Ŀ26Ǚ34ľ36ǔ37ŗ
~mot	63 -9Ǖ7cŷ9Ŀ11Żƫ13nŪƲ14ǀ21ſ28ƽ50z
~moth	75 -11Ǖ9cŷ11Ŀ13ƫ16nƲ34ƽ60z
~moto	66 8ş12Ż14Ū16ǀ23ſ
~mou	69 -8Ɔ-7ľŖǩ8ň9ar10ƚƱ11Ʀ12ļŦ14ǖ15ŝƗ20X21uƓ44ŗ49Ƭ
~moun	70 -7ľŖ10ƚƱ11Ʀ13Ŧ14ǖ15Ɨ20X21Ɠ46ŗ50Ƭ
~mout	87 -10Ɔ11r12ň15ļ22ŝ28u
~mov	61 -13V-11śǝ-9ķŤ-7Ł7ŉƢǩ8ŎƟ9Ż10ĵŃť11Ǆ12Ƥ14Ő20Ō21Ʒ24ĺ28ŀ32n34ƞ38y43G47Ţ75H
~move	65 -11Vǝ-10ś-9ķŤ-7Ł7ŉ9ŎƟƢ11ĵť12Ń13Ƥ14ĺŌ15Ő16n18ŀ23Ʒ27y29ƞ38Ţ46G53H
~movi	74 9Ōƞ12ĺ13ŀŻ14Ţǩ15y21n31H
~mp>	61 -15Ő-11ĺ-10Ň-9ǉ-7Vţ7ĴǚǢ10ƃ20ƀ24ŔŢ35œ37ǒ40Ɗ102ǣ
~mpa	51 -19Ū-14Sǣ-12f-11wƂ-10aų-9V-8TĹŤ-7Ʀǂǌ7ŗšƇǆǑ9ƖǈǉǟǠ10Ņ11mWş12ŞƄơ13ƕǁ14ľǊ15Ŝţ18ǡ20Š21Ǟ22ĶǨ23łƧƴǄ25ǥ26ń28ǅ29ŝ31Őő32ŧ34Ţǃ35Q36ǐ37Ǧ
~mpan	51 -19Ū-14S-12f-11wƂ-10aų-9ǣ-8TVŤ-7Ʀǂǌ7ƇǑ8šǆ9ƖǈǉǟǠ10Ņ11mWşŠ12Ƅơ13ƕǁ14ľǊ15ŜŞţ18ǡ22ĶǨ23ƧƴǄǞ25ǥ29ǅ31őŝ33Ő34ŧǃ36QŢǐ37Ǧ
~mpar	84 -8ǣ9ŗ15Š38ł39ń
~mpe	79 9ǀ15Ņ18ű21Ŕş25ǣ32ń
~mped	89 11ǀ24Ŕ
~mpl	56 -9ǧ-7őŗƜƦǃ7JƸǉǥ8Ʋ10Vǈ11Ǒǣ12yǁ14ŞƎ17qư18W19Ƨ20Ǉ23ƣ24SĻ28ơ31Q35ǜ
~mpla	80 12Ƹ26ǜ40Ş
~mple	75 -12ǧ-9ǃ-8ƆƜ-7ƶ10J12Ļ13Ʋ17yǁ23ư32ƣ39ơ
~mplo	58 -7őŗƦ7ǉ8ǥ11V12Ǒ14ǈǣ18q19W21Ƨǜ25SǇ34Q
~mpo	69 9ƩǕ10ƶ13ǈ14ōƱ25ľ35ƍ
~mpol	76 39ƍ
~mpor	76 10ƩǕ11ƶ15ō16Ʊ28ľ
~mpr	78 -15Ŏ7Ǐ10Ǣ17Ň19ƌ27Ş35ƀ
~mpre	81 7Ǐ18Ň37ƀ
~mpro	87 -17Ŏ12Ǣ22ƌ30Ş
~mps	87 -8T10Ɵ13ķ15ǀ17Ň23ǣ
~mps>	87 -8T10Ɵ13ķ15ǀ17Ň23ǣ
~mpt	80 10y15ǘ33ĺ42Ɵ
~mpty	82 10y43Ɵ
~mpu	76 -7x8d10cŚƝ11b17Ű20Ǐ21Ǘ41ǘ
~mput	76 8d10cŚƝ11b20Ǐ22Ǘ41ǘ
~mrs	87 20a41f
~mrs>	87 20a41f
~mry	89 36Ū
~mry>	89 36Ū
~ms>	61 -11Ǉ-8ň-7RǙ7ƛ8ưƼǣ9azŵ10q11ǘǩ12ŽǕ13cńƎ14ŧ15ƌƜ16ƻ17g18ľ22ǜ23ƚ29Ɔ30Ƙ31ţ
~mse	86 -9Ʈ-7k8a13t14xƷ
~msel	86 -9Ʈ-7k8a13t14xƷ
~muc	44 -19WƂ-15Ĵ-13ŏƩ-12Ťŧ-11aƕǇ-10FƅƆǗ-9ŎŨŭ-8ŵƭ-7nƞǟ7ǌ8Źžƌ9ŢƊ10Ɲ11Ƙƶ12űƔƷ13OĶǓǢǩ14ZƱǛ16Ŭ17Ř18Ǧ19Ɠǡ20ſƪǉ21YķƠ23ƃƗ25ĿƧǊ27TŅ29XŮƒƦ30ƨǏ33ŗ38Ƭ39Ŧ40Œ41œ
~much	44 -19WƂ-15Ĵ-13ŏƩ-12Ťŧ-11aƕǇ-10FƅƆǗ-9ŎŨŭ-8ŵƭ-7nƞǟ7ǌ8Źžƌ9ŢƊ10Ɲ11Ƙƶ12űƔƷ13OĶǓǢǩ14ZƱǛ16Ŭ17Ř18Ǧ19Ɠǡ20ſƪǉ21YķƠ23ƃƗ25ĿƧǊ27TŅ29XŮƒƦ30ƨǏ33ŗ38Ƭ39Ŧ40Œ41œ
~mum	79 -13ř36ŗ46ž
~mum>	79 -13ř36ŗ46ž
~mus	80 -14Ǆ-8Ň8ǔ11x14cųŶ15Ű19ń30Ũ40ǩ
~must	82 9ǔ11x14c15ŰųŶ31Ũ
~mut	77 14ƴ32ů33Ő43ŭ
~mute	80 27ŭ34ů
~mv>	89 31Ƅ
~my>	56 -7xƳ7zŤŻƒƽ8ưƲǞǟ9Qń11ņ12fǖ13bĿŮ14J15j16Mō20Ŷ23L42Ľ43ǩ48ļ
~mys	82 -7Ʀ8mŽ9ǚ10Ż14Ŷƻǃ17g
~myse	83 -7Ʀ8mŽ9ǚ10Ż14Ŷƻ17g
~na>	82 11Ÿ13Ǖ15Ɵ16ƹ20ƿ23ƥ
~nac	81 12Y15ĸ23Ɗ27Ƌ
~nace	81 12Y15ĸ23Ɗ27Ƌ
~nad	83 -7j9ǝ11a15Ŀ35ƚ
~nado	83 -7j9ǝ11a15Ŀ35ƚ
~nag	65 -12Ǎ-7Ǣ7Ƃ9hǜ10ŭ11ź12v20ŵ24Ź25Ƴ26Ʈ30ǈ41ơ
~nage	66 -13Ǎ-7Ǣ7Ƃ9hƳǜ10ŭ11ź13v20ŵ24Ź27Ʈ31ǈ42ơ
~nal	60 -8ǟ7ĽƐƦǢǤ8Iƿ9TƂ10tƋ11ǌ12fJƃƌƟ13Qŭƈ14kŊǧ16lŁǎ17ǚ18ƞ27Ɨ29Ǔ32ư
~nal>	62 -7ǟ7ƐǢǤ8Ľ9IƿǓ10TƂ11Ƌ12ǌ13fJQƃƌƟ14Ŋŭƈǧ17Ł18ǎǚ28Ɨ34ư
~nall	75 7cĺ8j9Š10Ʀ14t19k22l25ƞ
~nam	44 -23ǩ-14Ť-13vƸ-12x-10ņ-9uǋǣ-8MǄ-7qDŧŨŸƣǞǟ7ǆ8iĿ9Ʀ10ơƢ11ƨǐ12ĽŁƕǧ13Ưƻǂ14řƷƾǒǗ15FǓ16ķŦǘ17Aľ18œ19ź21t22ļ25ŒŚ26Ǥ27ĸŜ29Ő30Q34ǈ43b45ƫ52a54ǃ64o84w
~name	44 -23ǩ-14Ť-13vƸ-12x-10ņ-9uǋǣ-8MǄ-7qDŧŨŸƣǞǟ7ǆ8iĿ9Ʀ10ơƢ11ƨǐ12ĽŁƕǧ13Ưƻǂ14řƷƾǒǗ15FǓ16ķŦǘ17Aľ18œ19ź21t22ļ25ŒŚ26Ǥ27ĸŜ29Ő30Q34ǈ43b45ƫ52a54ǃ64o84w
~nan	68 -9Ʒƹ-7Ł9ƟƮ10ŉƣ11Ƣǂ14ĸŊ16AƄ17B23F28Ǡ34ƜƯ38Ŭ
~nanc	72 13ƮƯ15ĸŊ17Ƅ18A19B30Ǡ41Ŭ
~nann	87 -11Ʒ13Ɯ29Ư
~nant	82 -11ƹ8Ǣ12Ɵ13ƣ14ǂ15Ƣ30FƜ
~nap	84 14C22ś31Ž
~nap>	89 26ś
~nat	78 -14ţ-7Sǩ10Ľ11Ł12g13őŠ17Ŕ26Ő27ǜ29l
~nati	80 -14ţ-7Sǩ13ő14Š17Ŕ26Ő28ǜ30l
~nb>	86 36Ɯ
~nc>	89 -10d12f16o18p21q
~nce	42 -15Ǆ-11Q-10ŭ-9ńǔ-8ŎŔƓ-7ŤƒǗ7ŘƍǒǢǣ8ĿŐŨƧƹ9PƦƬ10bŁşťƩƪ11Ŧƕƭ12ŀǟ13VŒƳ14iAőƃǥ15GŏŬƄƽǞ16tWǡ17ľňƼ18Ɓǌ19Sņ21ţ23ƑƔǅ26Ƶ27ũ44š
~nce>	43 -14Ǆ-11Q-9Ŭŭǔ-8ń-7ŎŤƓǗ7KĽſƴǣ8ŘŚšƫƳƵǒǘǢ9ŐŧŨƧƬƹ10PƦ11bşťƩƪ12Ŧƕƭ13ľǟ14VŁŒ15iŏƁƃǥ16GőƄǡ17t18Wň19ǌ20SņǞ22A23ţ24ƑƔ26ǅ29ũ
~nced	80 9ƍ11J47Ŭ
~ncel	78 -9Ǟ-8Ƽ14ŉ44Ƶ70š
~ncer	74 -9A9ľ10Ƴ11Ƹ25Ŀ27ŀ35ƽ47Ƽ
~nces	84 -7Ł8ZƁ12Ǡ18Ŋ
~nch	72 -10Ń8LŌ9ǈ10jư11Oǋ12Ɔ13ń14q15NĽǥ19ƺ26Ƒ41ǩ
~nch>	76 -10Ń8LŌ11Oǈ12ǋ14ńƆ16NĽǥ44ǩ
~nche	83 -7ƶ11ư14j24ƺ31Ƒ
~nci	74 -10Z9ǃ11ř13YƯ14Ʈ16ĸ19B20Ɣ21Ǡ22A
~ncia	78 14Ư15Ʈ17ĸ20B22Ǡ23A
~ncl	69 -13Ŗ-11Ǉ7AƳ8T9Ɓ10Ơ11œ12s13Ɔ14ǉ15ǟ17B28ŏ
~ncle	83 9AƳ10T18ǟ20B
~nclu	72 -13Ŗ-12Ǉ7ǣ9Ɓ11Ơ12œ13s14Ɔ15ǉ30ŏ
~nco	65 -7Ǣ7ǃ8ƭǆǔ9Ƭ11u28Ŷ29Ư32Ʈ34ǝ45T
~ncom	67 -7Ǣ8ƭǔ10Ƭ12u30Ư33Ʈ35ǝ47T
~ncor	84 11ǆ13ǃ
~ncr	80 7Ɗ24Ŕ36œ
~ncre	80 7Ɗ24Ŕ36œ
~ncy	82 7Ľ10ƃ13Ƙ17Y
~ncy>	82 7Ľ10ƃ13Ƙ17Y
~nd>	28 -30ǩ-19H-17Ĵ-16Ʀ-14Şơ-13ľŶ-12ŀ-11ĸŅŗŘűǓ-10jxũŰǋ-9šŲƅƘ-8ƞƧ-7OSŨƌƒƝƸǑǦǨ7uGUŁŻƗƠƱǍ8iłǢ9cBPƃƊƖǥǧ10AWōŴƔƿǂǆǕ11bsvşŷźƍ12fgnrƬƲǤ13qNŌƇƓƫǙ14ĵļŎżƩưǐ15dŚ16ŒǃǄǇǌǏǣ17hDT18zĻńƟƨ19kZǈ20loǚ21ĿŦƕ22ś23ĹŠƎƯǞ24wķƶ26tƺǁ28p29CXƚƷ30J32Ƌ36a39ų45Ū
~nda	76 -13Ƨ11I12ơ13Ŭƴ14Lǚ16Ű19Ū21Ʒ24Ƈ
~ndat	84 13ơ16ǚ27Ƈ
~ndb	86 -7Ǡ14x29ǜ
~ndbo	89 -7Ǡ30ǜ
~ndd	86 9ś10Y14Ƙ
~ndda	86 9ś10Y14Ƙ
~nde	52 -10Ɖ-9Ŀ-8FŐƓ-7Əơ7ųƘƣƲǡ8h9ciŻ10ŎŪǀ11Ņ12ŉŚŦŮ13Ɩ14şƙ15xƺǃǤ16ŬƊƒǌ18ňŖƪ20ĺŸ21X24n31żƄ36ǅ38ƕ
~nded	75 -11ť-7ƪ7Ƅ9ļ12lŠŦ19ż30Ÿ49ǅ
~nden	89 16Ǒ
~ndep	89 16Ǒ
~nder	54 -10Ɖ-8FĿƓ-7Ə7jĵƣƲǡ8ųſƘ9hi10cŻ11ŎũŪǀ12Ņ13ŉŚ14ŮƖ15şƙǃ16xƺǤ17ŬƊƒǌ19ňŖż22X23ĺƪ26n27Ƅ41ƕ
~ndi	68 -9ƌ7Ʀ8ĸŔƪ9ĽŖƑ10ǌ12IǢ14ŕŨƴ19ZŎ23Ɖ33śƼ34ű
~ndin	76 7ĺ9ƪ10ĽŖ11Ƒ12Ɖ13I16ŕŨƴ21Z37ś
~ndit	74 -9ƌ9ĸ10Ŕ12ǌ13Ɖ20Ŏ37Ƽ39ű
~ndk	89 7k24ƶ
~ndki	89 7k24ƶ
~ndl	58 -11Ƅ-9Ś-8ƔƮǩ-7Ǔ7YŖ8sľ9Ńǈ11Ł12ǖ14IǠ17Ʒ18cƠ20ǜ22ĸ23Ŝ24ş26F28ŧ30ǘ31ơ43ǌ
~ndle	64 -9Ś-8Ʈ8Y9s10Ŗ11Ń13ǈ14Łǖ15Ŝ17Ǡ19Ʒ20c23ǜ25ĸ27ş31ŧ34ǘ
~ndli	87 18Ŝ22I
~ndlo	68 -12Ƅ-8ƔǓ22Ơ32F38ơ52ǌ
~ndm	83 10c11ǔ12n15Ư21ŷ
~ndma	86 11ŷǔ13n16Ư
~ndo	76 10Ʀǌ12jŤƐ19k54Ǖ
~ndor	82 58Ǖ
~ndow	84 -7ơ7Ļ11Ʀǌ13Ť14j
~nds	56 -15d-14k-11Ǌ-10A-9sļƦ-8ǩ-7QŘƸ7LŧƏƨǨ8qPťƽ9Rǂ10betƤǎ11ĸƁǧ12Ư13pūǇ14B15Ų16rƜ17ŕƧǄ18uƘǚ20oŐǓ21ŭŴ25ƪ28ƺ
~nds>	57 -15d-14k-11Ǌ-10A-9sļƦ-7QƸǩ7LŧƨǨ8qƏƽ9Rť10PƤǂ11betǎǧ12ƯǓ13pǇ14B15Ų16Ɯ17r18uŕƘƧǚ20Ő21o22ŭŴ26ƪ28ƺ
~ndsh	83 -9Ř12Ǔ18ū23Ɓ
~ndy	77 -9ŏ8ŭ10v11ř12M19ǖ40Ś
~ndy>	77 -9ŏ8ŭ10v11ř12M19ǖ40Ś
~ne>	37 -16TZšƝ-15Ŏ-14L-13UĸňŮƕ-12ƨƭ-11ltHŀŢǎǑǓ-10RYōŔ-9aĺŲŹƞƬǃ-8dkĹŗŭǌ-7pŰƖơƥǠ7cmvŐŞǄ8ŌŵƀǞǟ9COűƉƍƔƼ10uSţƧƫƹǁǐǥǨ11ŒŪƶǛǣ12MŅŋŷƦǍ13ǜ14KXƮƯƴǩ15ľńŚũƌƛƳǕ16ųƆƎǝ17ĻœŖŶƿ18AƵƷ19ņż21ǖ22ƻ23iŽƙǡ25y27bŁƺǋ28ŃŴ31Ɵ32ş35ǔ44I
~nea	66 -12ƛ-8ƾ7ǘǩ8Ǥ11Ʒ13ƚ14Ƒ15z17Ś19Ǚ25Ə26Ƽ32C40ƙ
~near	67 -11ƛ8ǘ11Ʒ14Ƒƚ15z18Ś19Ǚ25Ə32C41ƙ
~nec	87 -13ǩ16I18U28j
~ned	52 -16ǩ-9O-8ť-7ŁŷƧƼ7sƑǥ8YĹŨǀǏǘǤ9xńŌ10jǝǣ11ivōŔţƲ12cšſƪ13ŖƓ14ŀƢƫ16Ƴ17yǢ24Ǜ25ƛ26ņǅ31Ť32ƴ
~ned>	52 -16ǩ-9O-8ť-7ŁŷƧƼ7sƑǥ8YĹŨǀǏǘǤ9xńŌ10jǝǣ11ivōŔţƲ12cšſƪ13ŖƓ14ŀƢƫ16Ƴ17yǢ24Ǜ25ƛ26ņǅ31Ť32ƴ
~nee	48 -11ǩ-10ǒ-9ĻƗ-8Ŋ-7AHIVŖűƷ7gmOťǉǢ8cqYŘūƍƒƖǅǠ9p10sƤ11uǏǡ12vƜǊ13Ūƾ14ŵ15Gǌ17eƯ18ŀ19Ɓ20t21Ń23Ƭ24Ĺǁ26ƕ27Ŏ36ƭ39ǧ40Ł43ƄǦ
~nee>	87 13Ƹ39t
~need	48 -11ǩ-10ǒ-9ĻƗ-8Ŋ-7AIVŖƷ7gmOťǉǢ8cqYŘūƍƒƖǅǠ9p10sƤ11uǏǡ12vƜǊ13Ūƾ14ŵ15Gǌ17e18ŀƯ19Ɓ21Ń23Ƭ24Ĺǁ26ƕ27Ŏ36ƭ39ǧ40Ł43ƄǦ
~nef	65 10Ƨ12Ʀ17Ƭ35ƫ38W
~nefi	65 10Ƨ12Ʀ17Ƭ35ƫ38W
~nei	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~neig	70 7G8ļ9ŤƒƙƤ10Ɵ11BǍǩ13Ņ18C22Ɯ23ƞ
~nel	87 10Ƌ11ƃǜ19Ɖ
~nen	87 31Ʃ
~nent	87 31Ʃ
~ner	54 -19ž-14d-12Ǉ-9QŇŗŤ-7yŮǄǋǝ7nrAƐ8sM9aLNơƮƿǟ10ĺƅǢ11P12ŹǓǥ13ǀǧ14ƕ15ĿǠ17ǌ18tŴƻ19qFǂ20ƨ22p23ǡ24ǔ26o35ư43Ǩ51ǆ
~ner>	62 -15Ƹ-11Ƴ-9QŇŤ7Cĸū8ľŁǁǣ9nƐ10ĺƮǩ11orNǂ12aALơƨƿǟǢ13sƅ14P19Ǡ21ǌ24q25t31F32Ǩ
~nera	66 -22ž7ǖ12Ƴǅ14M15ǧ17Ǔ18Ƹ33ǡ45ư
~ners	67 -15dǁ-12Ǉ-9F-8Ů-7Ő7Ɠ8Ʀ9ǉ13ƨǂ18ǥ19ŹǨ20o21ƕ26pƻ27Ŵ36ǔ62ǆ
~nerv	83 22ǀ28Ŀ
~nes	46 -20Ƃ-12Ŧ-11Ũ-10DTƗ-9nńō-8tGƷ-7ĺĿŻƌ7ZĶƑƲ8Ťƛ9AYǛ10MǍ11ŉǠ12hǀǘ13ţ14ƚ15Ƶ16yŎǏǙ17ƎǐǔǦ18uŭƝǆǝǞ19Ǩ20ƽǂǎ21ǡ22ųǅǟ24Ǌǋ25ǃ27Ǆ31Ǒ34Ǣǥ
~nes>	59 -13Ŧ-11Ŀ-9Ɲ-8noƌ-7QńŻ7ŗŵǍǎ8Ś9wŴƀƽ10ZŐŕſ11Ƒ13ǂ14Ū16ŉǀ18ƚ20h21ţ22Ƶ23Ǝ24Ǣ25Ǐ26u28Ǒ29ų
~ness	50 -22Ƃ-13Ū-11D-9ōŨƗ-8GƷ-7t7Ų8ǘ9Ʋ10ŤǂǑ11Ǜ12AM13Ǡ15ƽ16ǎ17Ǣ19ǙǦ20ǆ21Ŏŭǔ22ǐǨ23ǝ24Ǟ25ǟǡ26ǅ27ƝǊ30ǃǋ32Ǆ38ǥ
~nest	76 -8v-7ƭ8ǘ10Ŀ12ň13QŢ14ĶŇ15ƿ18Ŗ19Y30y
~net	80 -17T-7X8ƻ10ƪ11J13ƌ14ƍ15Ņ27ķ41ǩ
~net>	81 -17T-7X8ƻ10ƪ11J14ƍ15Ņ27ķ
~nev	69 -9Ŝ-8ŷ7Tǜ8ƙƴ9eKƚƹǔ10ņ11Ʋ12ŝǀ17Ǚ20ő22a
~neve	69 -9Ŝ-8ŷ7Tǜ8ƙƴ9eKƚƹǔ10ņ11Ʋ12ŝǀ17Ǚ20ő22a
~new	52 -17ǩ-14Ƣ-13ƭ-11Ŕ-10p-8Ʃǋ-7kŠŷ7Ū9UũƋƠǙ10jH11Ɨ12Ɓ13ś14Ǖ15ĺ17Ŝ19ƌ20ŒƵ21xŹƤ22š24ƈ25ƞ27S28ǅ30Ŷ31i32G34ƅ38Ĺ40Ǟ59ŕ
~new>	56 -16ǩ-14Ɖ-13Ŝ-12Ƣ-9ǋ-7kŷƩ7DƄǏǓ8œ10UǙ11HũƋ14ƁƗ15ƅǕ18ĺ20G21Ĺ22Ƶ23ƈƌ24ŒŹƤ28ƞ30Sŕ31ǅ34iŶ38Ǟ
~newa	66 -10Ŕ7Ǟ12š18ś23Ĺ28ŕ38Ŝ
~newe	79 -11p12Ŵ14Ɖ16Ū22šƠ32ƅ
~news	87 -16ƭ22j31ŕ
~nex	66 -14Ʊ-12ǥ-10W-8Nƭ8ŗ9pũ11ǩ12ſƫǀ13Ń14ĺ15ǖ16H17řǞ18kĸƖ19Ŏ21y22ŕ30V41Ǎ
~next	66 -14Ʊ-12ǥ-10W-8Nƭ8ŗ9pũ11ǩ12ſƫǀ13Ń14ĺ15ǖ16H17řǞ18kƖ19Ŏ21y22ŕ30V41Ǎ
~ney	58 -15ǔ-11Şŭ-10ƃƭ-8Ʒ-7Ŝţ7Ǖ8ŢǤ9BXľņƖƩǚ11Y12Z13Tǘ14ưƱ15ŧ16Ŀŀǖ17ĹƌƝƫǠ19r21ƶ24ĸ29AƮ33Ɛ35Ų
~ney>	58 -14ǔ-11Şŭ-10ƃ-9ƭ-8Ʒ-7Ŝţ7Ǖ8ŢǤ9BXľņƖƩǚ11Y12Z13Tǘ14ưƱ15ŧ16ŀǖ17ĹƌƝƫǠ19r21ƶ24ĸ28Ų29AƮ33Ɛ
~nfe	89 17ţ30x
~nfo	76 7ļ8Ǖ12Ŋ18Ļń20Ľ39Ǘ
~nfo>	83 8ļ11Ľ13Ŋ21ń23Ǘ
~nfor	81 8Ǖ11Ľ19Ǘ21Ļ
~ng>	28 -23Ʃ-20Ő-18ŗ-17Ʒ-15ƺ-14ǔ-13ļŌ-12ƈǆ-11oŊƅƔǡ-10sBœŤƫǌǗ-9DWƚƧǈǎ-8Qƃ-7vŎŜƕƢ7rKůŶƤǂ8őŔŵƸǓǜ9LŋżƼǠ10uMŅŕŮƓƻǄǛ11hmŉťƣǙ12ńŲƋƯ13ƒƮ14fIUŹƂ15gzSĵŒŸƭ16qTZĹŽƛƞơǊ17ƍǝ18ŝǀ19ũƹ20OPĽ21ĴĶľłŢŻ22ƖƳ23ƨƵ24FĻŏ25ţƄǅǍ27ō28ŞƘǩ32xX33y34kĿ35ĺ36iǟ40j42Ǟ44Vŀ46t49H
~nga	82 -10x11Ɔ15Ƙ26ƞ32f
~ngag	84 16Ƙ33f
~nge	54 -9ŀǩ-7PǊ7űƜ8ƛƵ9uĵƷ10yŕ11ƧǞ12ƟƸ13ƭ14pVƃ15fŞ16vKTŲ17EǙ18ŇǕ21ĺƫ22ŎŔ31ũ41ǀ
~nge>	63 7yŰƧƭ8X9ű10qƛ11Ƶ12Ʒ16Ǖ17Ŕ20K21T22Ş24Ň25ũ28Ŏ
~nged	67 -7ǉ7Ƨ8ƃǕ9ƻ10ƺ11Ŕ16Ƹ23Ǟ31ĺ
~ngen	89 39ƫ
~nger	70 7ś9ũƭƿǌ10ƃƜ11Ż16ŕ17E21fŲ22p24Ǚ34ǀ
~nges	77 7y8ƅ9U11H15uĵ20Ɵ25V27v
~ngi	68 -13ƈ7a8ŔƮ9źƥ12Ƶ13Ţ14Zű16ǟ19Ĺ22V24Ƒ28i33Ɨ
~ngin	69 -13ƈ7a8Ŕ9źƥ13Ƶ14ZŢű16ǟ19Ĺ23V24Ƒ29i34Ɨ
~ngl	68 -7Ɗƿ12bǩ13Ɔƚ18ǅ19Ƙ26f42Ɖ44ƈ
~ngle	68 -7Ɗƿ12bǩ13Ɔƚ18ǅ19Ƙ26f42Ɖ44ƈ
~ngr	80 7oƔ8Ɩ11ƺ13ǟ14Ũƞ
~ngra	82 7o8ƔƖ11ƺ13ǟ14ƞ
~ngs	54 -12ǩ-10Ķ-9ĺ-7nB7QĻŝƳƽǨ8TŀşƘƤ9ǖǙ10ƵƶǄ11ķŊƹ13i15U16Ʈǈǟ18Ƣ20ƥ21ŘƗ26A30Ĺ35Y
~ngs>	54 -12ǩ-10Ķ-9ĺ-7nB7QĻŝƳƽǨ8TŀşƘƤ9ǖǙ10ƶǄ11ķŊƹ13i15U16Ʈǈǟ18Ƣ20ƥ21ŘƗ26A30Ĺ35Y
~ngu	77 -8Ň-7k7Ź8v11x12ňŉ17b23ǩ27uƎ
~ngui	86 30Ǝ
~ngun	89 -8k8Ź10v13x31u
~nha	84 -9ŝ8Ƥ23ƻ43Ş
~nhap	87 -9ŝ44Ş
~nic	65 -11ǎ-10Ŧ-9Ʃǟ-8CķǄ-7ŀ7kľŬƗ8ƌǩ9cŘƁƟ10qKŵƧ11Ɖǉ12Uƪǃ13tFPŧŶ15ş20ƞ21ƹ26j28Ƙ35ƾǈ
~nic>	86 15Kŵ18t47ƾ
~nice	69 -11ǎ-9Ʃǟ-8ķǄ-7Cŀ7G8kľŬ9ciƌ10Ɵ11qƁƧ12ǉ13UƉƪǃ14FP15Ŷ16ş21ƞ25Ƙ29j
~nico	89 31ƹ
~nics	89 9Ƙ13Ɨ22ǩ26ǈ
~nie	73 -9V8ĵ9Mš11ş12ŀ19m21ń28ƴ29Ţ
~nied	89 35ƴ
~nies	75 -9V8ĵ9š12ŀş20m22ń30Ţ
~nig	60 -10ŝ-9ƪ-7HWũǨ8ľŖśŨƻǝ9ŕ10jƦ12rŲ13Ɛ14Ƥƿ16L17Ļ20ƞ21n23Ǐ25ǖ26Ŀ29x30ǎ33R50Ű
~nigh	60 -10ŝ-9ƪ-7WũǨ8ľŖśŨƻ9ŕ10jƦǝ12rŲ13Ɛ14ƿ15Ƥ16L17Ļ20ƞ21n23Ǐ25ǖ26Ŀ29x30ǎ33R50Ű
~nim	75 20ŗ39h43ž
~nima	84 44h
~nimu	80 21ŗ46ž
~nin	53 -15ǈ-10nǧ-8SǢ-7Q7ŎŒƐƼǉ8ŋŐũŰǌ9dTĸ10Ŀǩ11Ŵƌ12rńƖǟ13Ʈ14iƜ15yH16ů17jźƤ19q22ǝ25Ǒ28RǞ30Ǚ36L44ſ
~nin>	69 -9H-8uǩ8VŋůƮ9dńƋƖ10ƌ11qŀǉ12fŐŰƽǌǞ13ĸ16Ŵ19Ŀ20Rǟ
~ning	59 -14ǈ-11ǧ-7QSǨ7gĹƮǎ8aű9ŎƐƼ10ũ11uŒůŶ12q13hT14rR15y16jƤ17Ɯ18iǩ19ź22Ǟ25H26ǝ33L34Ǚ
~nins	67 -7Ǣ59ſ
~nio	75 -12ĵ10Ļ11Ʀ12ļ13W14ƕ16AY17wŬ18a20ƨ
~nion	78 -12ĵ11Ļ12Ʀ14Wļƕ16A17Y18Ŭ21ƨ
~nior	87 8m20w22a
~nip	89 15ķ24h
~nis	68 7Ť10Ǆǡ13Ɨ17ņ19Pƌǈ22ų28m29Ɗ30ǩ
~nish	70 7Ťź10ǡ11Ǆ13Ɨ18ņ20ƌ29m30Ɗ32ǩ
~nist	87 25P26ǈ
~nit	66 -25Ɔ-23Œ-7ǧ9a10ǌ11V12ƌ13ǋ16G18ƠƢ20DƤ22Ǝ23Ž24Ɨ36ƥ41ƣ
~nit>	76 -27Ɔ-26Œ-8ǧ10ƣ12ǌ19Ƥ21Ơ22ǋ25D29ƥ
~nito	81 28Ž29Ǝ
~nits	86 -8ǋ42ƣ
~nitu	80 13ƥ20G22Ƣ30Ɨ
~niv	83 16y25Ʃ
~nive	83 16y25Ʃ
~njo	82 11ǟ19g23t39U
~njoy	82 11ǟ19g23t39U
~nju	73 35ǣ41ƃ50ž
~njur	73 35ǣ41ƃ50ž
~nk>	54 -16ř-15Ǡ-11Iƨ-10ĹǄ-8Ŏƭ-7qsŃŒ7hǊ8ķļŌ9ƒƙƛ10Ɠǋǝ12ƄƋ14ľƷ16ŖűƬ17B18GŨ19Ŕ21ĸ22Y23H25Ŭ27eŇ32Ĵǩ38r40ƕƿ
~nki	67 -14ŗ-9ǩ-7iƩ7ƀ8Ǧ9Ŀƅƿ10H13Š21XƳ24ĺƵ25V29ƭ31y33Ƭ
~nkin	67 -14ŗ-9ǩ-7iƩ7ƀ8Ǧ9Ŀƅƿ10H13Š21XƳ24ĺƵ25V29ƭ31y33Ƭ
~nkl	76 14H32ƣ33Ǎ
~nkle	76 32ƣ33Ǎ
~nkr	87 31ĵ
~nkru	87 31ĵ
~nks	72 -14Ķ-12Ǆ7hi8ǜ9ķ10ƴ11ƿ13ƙ14t24k26r44Ǜ
~nks>	74 -14Ķ-13Ǆ7a8hi9ķ10ƴ11ƿ14tƙ26r45Ǜ
~nksg	86 10ǜ32k
~nli	75 -9I9Ś12K17ń18Ǖ21Ľ28Ņ39ǖ
~nlin	75 -9I9Ś12K17ń18Ǖ21Ľ28Ņ39ǖ
~nly	64 -14ǡ-13ǌ-10T-9Ŷ7mƋ8ƘƜƳǈ9ĻƲ11ń12ŷ14ţƀǚǛ15Ų17ľǇ19ŪƢ20ų21Ʈ22ǖ32ŭ
~nly>	64 -14ǡ-13ǌ-10T-9Ŷ7mƋ8ƘƜƳǈ9ĻƲ11ń12ŷ14ţƀǚǛ15Ų17ľǇ19ŪƢ20ų21Ʈ22ǖ32ŭ
~nne	71 -16ǁ-12Ʒ-8Ƽ8Ÿǜ9Iƛǔ10Ŕ11nCƦǀ12Ʈǩ14ƿ15LN21y23A25ƻ
~nned	83 12Ŕ14ǀ31y
~nner	78 -17ǁ-11Ʒ10ǔ12n13Ʀ14Ʈ16LNƿ17A18ǩ28ƻ
~nni	65 -7ũ7u9fŤűŶ10cŋƼ11qVĿŐ12hĸ13Œ15HŴƌ16Ƥ17ń18ǟ19ǝ22y
~nnin	65 -7ũ7uR9fŤűŶ10ŋƼ11qVĿŐ12hĸ13Œ15HŴƌ16Ƥ17ń18ǟ19ǝ22y
~nnu	76 9ƪ12Ǌ14Tǉ19Ů
~nnua	76 9ƪ12Ǌ14Tǉ19Ů
~nny	81 -10ƶƷ12Ɯ14Ʃ17j26Ư46ǩ
~nny>	81 -10ƶƷ12Ɯ14Ʃ17j26Ư46ǩ
~no>	56 -23Ŕ-12ǂ-9Ūǩ-8hrwķĹňŘƵ-7Ʀǟ7LũŲ8sKWXưǚǡ9lĽĿƸǒ10ZƄƳ11Ŗ12ŽǇ14ŏŤƝ15řż17u20ƿ22ſƁ24Ńŉ25Ň29š30ǁ31ŵ57ƴ
~nob	71 -8D-7G7Ǣ8ƿ9Ư10ƭ11Ł12ƺ13n15Ŗ16ŷ25Ş26g30Ɵ36Ƌ
~nobo	72 -7G7sǢ9Ưƿ11ƭ12Łƺ13n15Ŗ16ŷ25Ş27g31Ɵ
~noc	81 8ĴƟ9m10ţ21R22ƌ27ź
~nock	82 8Ĵ10mţ22Rƌ27ź
~noi	84 14C15Ǝ24ǩ
~nois	84 14C15Ǝ24ǩ
~non	78 -11Ŕ9Ş11ƀ12ǂǥ13x27ƹ36š
~non>	82 -12Ŕ13ƹǂǥ38š
~none	89 11Ş13ƀ15x
~noo	80 -12Ń-8a9ǧ10Ļ11gC13Ō14i17j27L
~noon	81 -12Ń-8a9ǧ10Ļ11g13Ō14i18j27L
~nop	89 19X28ƻ
~nor	63 7l8nC10ł11vĴ12j13ƾ14ADǏ19R21ŭ24ź28T
~norm	64 10nł12Ĵ14Aƾ15Ǐ19R21ŭ
~nort	86 10l11C17j19D38T
~nos	78 8l10T13ź14ƽ15Q26Ŋ33Ƽ
~nose	86 32Ƽ
~nosy	87 9l11T14ź29Ŋ
~not	44 -15V-14Ƨ-11Yķŝ-10pFřŤƗ-9qNłǐ-8Ŏƶ-7iuSśũųƞƩƬƭǃǄǇǎǢ7mBľŅŽƙ8XŇŐŴƔ9Eƥ10HQźƃƆƸƹ11lĽƤƪǝ12Ŷ13cŏŖšżƱǠ14ƨ15rĵŘ16yŬ17Iƴ18f19bǑǨ21ţſƻ24vL27Ɵ29Z30ŵǩ34ōŞ57ŀ
~not>	46 -13VƧ-10Yřű-9ŝǐ-8qNłŎŤƗƦ-7pĹĿśţŴƨǎ7dKńŢťſ8mBƢ9ľŽƙƴǒ10ŅŇż11EQƆƟƥ12Xźƃƪǝ13ĽŵƤ14lƻ15LŖƱǠ16cv17rĵ18ōŘ21f22ǑǨ23b25ǩ40Ş64ŀ
~note	76 -9ƭ7Ŋ8ǘ11ű12Ń13Ʒ20Ɣ23ō27Z37Ŭ
~noth	63 -10F-8ķŪǢ-7dƭ7Ƹ8Ź9ĿŲƐƼ10ǥ11Ļšƻ12vƴǩ13LZǞ14ŐŸ15HōƦ16IŏŶ17ƹ20ſ21Ŵ24Ɵ25ŵ26y30ƨ41ţ
~noti	78 10KƋ12H20Ĺ
~nou	70 7ƭ8Ư9ư10Ɨ11ŀ13r14Ķ15y16jž19ŷ23b24ť32Ƭ
~noug	72 7ſƭ8Ư9ư10Ɨ11ŀ13r14Ķ16yž17j20ŷ25ť33Ƭ
~noun	87 30b
~nov	86 -18x-9t17Ǌ38ƌ46ǜ
~nova	89 40ƌ
~now	43 -17Q-16ş-14ƨ-12Ƭ-11ŀųƗ-10ǈǎ-9łſƁ-8abdLVĿŎŢŤŽƂǅ-7iƭƽ7ZűŹǣ8vFĵŴ9pxGţ10ƎƓƦƿ11ASōƸ12ĸĽŌƩǃ13wŲ14ǩ15rŜ17ŗ18Ƴ20jĴŅǟ23sň24c25Ɵ28ŉ29ũ30Ũǥ31Ő32Ŗ36ĺ43ŏ49Œ53N
~now>	44 -17Q-16ş-14ƨ-12Ƭ-11ŀųƗ-10ǈǎ-9xłſƁ-8abdiVĿŎŢŤŽƂǅǑ-7Lƭƽ7qYŰŹƧǣ8Zĵű9GţŴ10pFƎƓƿ11ƦƸ12SĽōƩ13ŌŲǃ14w15vŜ16rǩ18ŗ19Ƴ21ĴŅǟ23j24sň25c29ŉ30ũ31Ũǥ33ŐŖ38ĺ44ŏ51Œ54N
~nowh	89 8g38ĸ
~nro	86 27ƌ37W
~nrol	89 39W
~ns>	46 -15ǂ-14P-13W-12cnľ-10Ɯ-9ķǇ-8Ĺōŝ-7ńŐŦŲźƯǢ7ĸƁƌƩ8QŔŗƕƽǉ9yŖƷ10aƧǣ11ĺũƱ12ERŕƑ13kű14qƛǝǠ15Ɨƙ16xŉŒ17ŊŻǆ18Ź20C21Ƽ22ƻǏ23w25ĿǋǞǩ26Zơ28u33ǈ35Ƙǚ42ǐ
~nse	57 -9n-7ŕǚ7ƐǨ8sŋ9Ǌ10Ƅ11Yƺ12AǛ14oū15ưǀ17d18aĸ28Ź35ň36ŷ57Ÿ
~nse>	60 -7ŕ7lĽ9s12ƄƺǛ15o16ūǀ18d20aĸ23Ź37ň43Ÿ
~nsed	75 9Ź11Ǩ21Ÿ45ŷ
~nses	82 13Ǌ17Y22ư
~nsh	87 12ś41j
~nshi	89 42j
~nsi	64 -27ǌ-21Ǎ-8Ǟǩ7ŖǓ8XŷƌƗ9źŽƛǣ10ƪ11ū12ŰƏƣǄǐ13ƥ20Ƙ25ƀ26Ʒ28H34ơ36Ǣ43Ķ
~nsid	73 -23Ǎ7Ʃ9ƌ11Ŗƛ12Žƪ13ū14ŰƏǄ15ƣƥ42Ǣ
~nsio	79 26Ʒ55Ķ
~nsiv	76 9Ǐ11źǣ13X16Ɨ28Ƙ32ƀ
~nsm	89 -10ĸ12Y16ƹ20ű
~nso	87 11ǘ26Ǝ
~nsp	76 7Ž14Ɖ20l
~nspe	78 15Ɖ
~nst	61 -8ŭ7Ǎ8ł9ńƓǄǟǡ10BKPƐƵ11Z15Ɗ18r19Ƈ20Ƙ22ƪ26Ų27ƅ32ǩ
~nst>	72 10Ǆ11łǡ12Bń14Z16r27ƪ
~nsta	79 -10ŭ-7R13Ɛ20ƊǄ24ǩ35Ų
~nste	86 7rM12Ǒ14Ƶ16K
~nstr	69 -7Ǆ9Ǎ11Ɠǟ13P19ǩ22Ƈ24Ƙ31ƅ
~nsu	44 -15Ƹ-13Ǐ-11Q-9Ǒ-8Ŭƒ-7ntƗǂǔ7AřŴ9ĺőŘŚƁƻ10Ƴǧ11ƩƬ12ŞŪƦ13ŁŗŦƭ14ĹŀǓǨ15ľ18WšţƄƕƴ19ņǚ20ƃ22Œ28ǒ29ƨ33Ɠ34ǌ36Ǣ37ǥ39ş40Ő42ſ47ŏ
~nsul	86 12Ǜ23ƻ43ǚ
~nsur	44 -15Ƹ-13Ǐ-11Q-9Ǒ-8Ŭƒ-7ntƗǂǔ7AřŴƙ9ĺőŘŚƁ10Ƴǧ11ƩƬ12ŞŪƦ13ŗŦƭ14ŀŁǓ15ĹľǨ18WšţƄƕƴ19ņ20ƃ22Œ28ǒ29ƨ33Ɠ35ǌ36Ǣ38ǥ39ş40Ő42ſ47ŏ
~nsw	79 12ľ13ǚ15K16Ŕ19Ļ50ŉ
~nswe	79 12ľ13ǚ15K16Ŕ19Ļ50ŉ
~nt>	33 -16Ňƒ-15Ŀ-14ŁƧ-13ł-12dPŶƦ-11iǊǝ-10IRTĸńŪŭƙ-9gQųǎǣ-8cfprŧŲŹƉƲƷƺƻƽƿ-7hxƋƨǄǉǙ7sLũſǞ8SřƂǕǗ9ĽŞƁƔ10ťǖǢ11GĶĺƼǁ12Ŝű13uMŕǃǚǩ14ŀŒŚŽƣǦ15œ16NŤƥǌ17ĻƃƓƗƟǑǘ18ŝƊ19KXŉŔǓ20eŊŌưǜ21ŃƢǏ22lźƭǇ24ņƶ25F27Ĵš28Ɯƫ29Ə30őơƱ31ľƬ39ǔ55Ơ
~nta	64 -12Ơ-7ǂǩ8ůƚ11Ƥ13ǆ15W16PQ19A20ŵ23K25B26Ǡ27Ƣ35ķ56Ɓ
~ntal	69 -13Ơ-8ǂ12Ƥ17PW18Q23ŵ30Ƣ38ķ61Ɓ
~ntan	76 16ǆ23A30B32Ǡ
~nte	59 -18ǌ-12Zŗ-8Ơ-7XƓƳǐ7ŉŖżƅƍƤ8cHƐ9ŇƵǞǩ10BŅƛǃǋ11Šůƥ12Ǉ13ŏ14QƔǑ15Ə16ƌ19ťƢ20F21N23Ĺ27ǎ30Ɨ31Ǣ40ơ
~nted	78 7ř9Ƅ10Gƍ11ǌǩ12ŉ14Ǟ15Ŗǃ
~ntee	84 23Ə
~nten	76 -14ŗ-8Ɠ7Ƹ13c14Ƶ42Ɨ45Ǣ
~nter	64 -28ǌ-12Z-8Ơ-7XƳǐ8żƤƪǒ9HƐǖ11BŅŇƛǋ12ůƥ13ŠǇ15Q16ƔǑ18ŏ19ƌ22ťƢ23F24N26Ĺ30ǎ44ơ
~nth	49 -8ĹũŸǩ-7ĸǦ7Vŧƥǧ8ĺŤ9Ǌǜ10G11ŮŹ12Řƃ13Ķǉ14Yšƾ15ZǨ19TƟ20Ņ22ƤƮ23p28ť29X30ŃƔ32ǝ35d38Ơ42Œ44Ĵ50ŕ
~nth>	52 -9Yũ-8ĹŸ-7ĸǦǩ7yŨ8VŤǧ9ƥǜ11Ǌ12Ź14ǉ15ĶŘš16ƾ17ZŒƟ18Ņ22Ƥ23T27Ɣ32ťǝ33XŃ34p35Ơ40d44Ĵ45ŕ
~nthl	76 11Ɣ17Ơ37Ĵ
~nths	64 -11p-9Ơ-8X-7ZŁ8ĺƹǤ9ŕ12ł13v14ŧ15G17ĴŮ19Œ20ƃ24Ǩ29Y30Ʈ
~nti	63 -8Ť-7ŷ7gĽƣǉ8dOĹ9kǇ10ż11ŕƘƴ12š14ńǠ15nū17ƆƯ20Ƣ22ƭ23Hƫ28Ǆ35Fǆ
~ntia	84 12Ʃ13ǔ15ƴ24Ǆ
~ntil	89 12O18ŕ21ƭ
~ntin	68 -7ǔ7nŃ8gĻŉƭǉ9ƣ10kǇ12Ĺ13š14Ǆ16Ǡ19Ɔ20Ư22Ƣ26Hƫ38F
~ntio	89 -8ŷ14n15A16ż22ń
~ntit	89 13d52ǆ
~ntl	76 -10ǩ-8Ş8f10Ƴ12Ɓ13ŎŐ19ũ21ĺ22ŧ24ŏ
~ntly	76 -10ǩ-8Ş8f10Ƴ12Ɓ13ŎŐ19ũ21ĺ22ŧ24ŏ
~ntm	86 8Ǘ11M15ŵǖ20ƾ
~ntme	86 8Ǘ11M15ŵǖ20ƾ
~nto	65 -12Œ-11H-10ǅ-8Ł-7Ō7Ǩ8iů9łŎ10G11gƀǢ12Ŋƪ13dRƣǩ14Ķ16ŠǞ17Ɨ18Ǎ19ƛǣ20ƝǏ26ƌ32S
~nto>	69 -12Œ-11ǅ-10H-8Ł-7Ō7ż8ſǨ9i10łŎ11gG12ƀ13Ŋ14dRƪ15Ķ17ŠǞ20ǣ21ƛ29ƌ34S
~ntor	81 15Ǣ22Ɨ26ƝǏ
~ntow	84 -7M10ǋ11ů17ƣ23Ǎ27ǩ
~ntr	60 -8ƚ-7Ĺ7CƈƣƩǍ8ŦƖ9ƌ10ƓƢ11řǄ12Ƽǧ13ŀǀ15l19ƒ21ǒ25Ǒ45Ǔ
~ntra	61 7Ǎ8ŦƩ9Ɩ10ƌƓƢ11řǄ12ǧ14ŀ19ƒ22ǒ26Ǒ46Ǔ
~ntry	80 -10ƚ-8Ĺ7Ÿ10Cƈƣ16ǔ18ǀ20l
~nts	49 -17ǂ-13ƸǄ-9ŉ-8ǋ-7mGƓƢǇ7ŜƩ9ƃƝ11uƌƥ12Zŭƣ13ĶƄƘ14ľńƠ15Ŭǌǚ17ĵǖ18Ĵ19ņǔǗ20ű21żƗǓ24Ǎ27ƽ28ŞŻ29ƜǢ30Ư36z
~nts>	49 -17ǂ-13ƸǄ-9ŉ-8ǋ-7mGƓƢǇ7ŜƩƮ9ƃƝ11uƌƥ12ŭƣ13ZĶƄƘ14ľńƠ15Ŭǌǚ17ĵǖ18Ĵ19ņǔǗ20ű21żƗǓ22Ư24Ǎ27ƽ28ŞŻ29ƜǢ36z
~nty	79 7Ə11W13ļŻ22ƅ29C
~nty>	80 7Ə13Ż14ļ22ƅ29C
~nu>	89 15X22ǩ24Ǜ
~nua	74 9ƪ12Ǌ14Tǉ19Ů
~nual	74 9ƪ12Ǌ14Tǉ19Ů
~nue	82 8ǧ38Ǌ
~nue>	82 8ǧ38Ǌ
~num	51 -15ƣ-13Ś-11ǩ-8ĽœŖ-7a7Ɔƛ8ƒǔ9ŘƓ10K11ŇŠǇ13yŒ14c15CEľŜ16ļ17ĻǠ22ŸƼ23ŗ25ŅƬǨ26X28DǗ35ū36e39ř45I
~numb	51 -15ƣ-13Ś-11ǩ-8ĽœŖ-7a7Ɔƛ8ƒǔ9ŘƓ10K11ŇŠǇ13yŒ14c15CEľŜ16ļ17ĻǠ22ŸƼ23ŗ25ŅƬǨ26X28DǗ35ū36e39ř45I
~nur	75 -16ő9m11Q23U24q26P37Sǁ
~nurs	75 -16ő9m11Q23U24q26P37Sǁ
~nus	87 -8ƒ7ǀ13Ɔ19ķ37T
~nut	65 7ń8uƧ9aŚư10itǁǧ12Ļ15ů19Ō27N29Ş35O
~nute	67 7ńŞ9auŚƧ10iǁǧ13Ļ15ů19Ō28N37O
~nuts	84 9Ň12ư14t29Ş
~nve	71 7M11DĻ12lƧǢ14s17ŋ18ķƗ20Ǐ24ŭ31ǩ36Ɲ
~nven	80 10M15Ǣǩ22Ɨ23Ǐ25Ɲ
~nver	79 13lĻ14Ƨ15Ɲ16s19ŋ20ǩ28ŭ
~nvo	73 8Łż12Ǡ13f20Ǖǘ
~nvoi	75 12Ǡ20Ǖ21ǘ
~nvol	87 9Ł10ż16f
~nwi	87 -17V-8S14ő15Š26g31Ő
~nwid	89 -8S14ő15Š31Ő
~nxi	87 23Ƽ27Ŀ
~ny>	34 -22Ɓ-14ųƗǢ-13fiņƷǟ-11aFUĴňŖžǉ-10wzŒŗƞ-9sNĺĿŀōœƀƶ-8lDŊŚťŨŵƠ-7dAĻŃŎŤŦŽǍǝǧ7GĵőŮůǤ8yǈǙ9ŋŸƐƙǘǜǡ10ŕƪ11ŏƆƉƱǅǨ12ƋƼǞ13ńş14ŧƛƣǂ15ƾǎ16HVŝƑƴ17gŪǗ18jWƘƦ19żǦ20ĶŞŷƿǄǆ22nǇ23mYŐű24ǀǔ26ķŻ27ŹƸƻ28Ɯǃǋ29ţ34šƌǩ35Ų37Ɲ40Ǒ41u42ƹ47h
~nyb	56 -14ƪ-12Ǐ-9š-7ťƉ7ŔƁǘ8ƟƧǢǩ9ƈǗ10ŁƣǙ11ŝƂǇ12nŏǑǜ13ƓƢ14żƴ15hŜŷǔǛǡ16Ɯ17Ť19Z20ǣ21ńųƯǍǨ22Ų23Ŗ
~nybo	56 -14ƪ-12Ǐ-9š-7ťƉ7ŔƁǘ8ƟƧǢǩ9ƈǗ10ŁƣǙ11ŝƂǇ12nŏǑǜ13ƓƢ14żƴ15hŜŷǔǛǡ16Ɯ17Ť19Z20ǣ21ńųƯǍǨ22Ų23Ŗ
~nyl	89 18Ƈ
~nyl>	89 18Ƈ
~nym	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
~nymo	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
~nyo	64 -13ƈ-11ǈ-9R-7ZŹ7ńşǘǛ9ŷǨ10żƜ11nzǩ13ƉƱ16Ư17ŖƳ18ǜǢ19ų20Ł22ǐ27Ɵ
~nyon	64 -13ƈ-11ǈ-9R-7ZŹ7ńşǘǛ9ŷǨ10żƜ11nzǩ13ƉƱ16Ư17ŖƳ18ǜǢ19ų20Ł22ǐ27Ɵ
~nys	78 -15Ő-9w11ŔǍ13ǃ14ľǦ17Q19ǐǟ20ǥ
~nys>	78 -15Ő-9w11ŔǍ13ǃ14ľǦ17Q19ǐǟ20ǥ
~nyt	50 -15ǩ-10ź-9w-7yž7BƐǍ8HĿ9Z10ƂƱƻ11Ųưƽ12kƦƲƸǀǏǓ13gǕ14ĵƳ15ƨ16Ǟ17Ňũ18ŏűƼǂ19Ƙ21Żƿ23ōƥ24ţƄ25ŉƍ
~nyth	50 -14ǩ-10ź-9w-8H-7ž7BNƐǍ8Ŀ9Z10ƂƱƻ11Ųưƽ12kƦƲƸǀǏǓ13gǕ14ĵƳ15ƨ17Ňũ18ŏƼǂ19űƘ20Ǟ21Żƿ23ōƥ24ţƄ25ŉƍ
~nyti	89 -7Ǟ29H
~nyw	75 -8D7Ƥ9ţ12Ƌ13ńǗ14ǥ23ş29ň33k
~nywh	76 -8D7Ƥ12Ƌ13ńǗ15ǥ23ş30ň34k
~oad	70 -22Ƨ-13R-7HI7C9Ǧ10yŎǋ11Ǟ12ŝ13k14ǀ18ŭƏ19ǟ22Ź26Ɓ31D43ś
~oad>	74 -23Ƨ-14R-7I7C10Ǧ11yǋ14Ǟ16ǀ19ŭƏ21ǟ23Ź33D45ś
~oads	80 12Ŏ15ŝ31Ɓ
~oak	82 -9ŗ10ƛ13ũƐ18D23Œ41Ƒ
~oak>	84 -9ŗ13ũ14Ɛ19D21Ƒ23Œ
~oal	89 43Ļ
~oal>	89 43Ļ
~oan	58 -7Ʀ17Ʈ22Ɣ32Ʊ46Ŭ48ƕ55Z64ƪ
~oan>	63 13Ʊ15Z25Ɣ43ƕ53Ŭ58ƪ
~oans	69 10ƕ13ƪ21Ʈ25Ʊ50Z
~oar	75 7ŎǓ9ļ11ǜ12Ƈ13ū20ƍ22Ł32rƜ
~oard	75 7ŎǓ9ļ11ǜ12Ƈ13ū20ƍ22Ł32rƜ
~oas	86 13Y15Ŀ19C30ƚ
~oast	86 13Y15Ŀ19C30ƚ
~oat	78 -17Ƥ11Zƪ14t16Ť18şƾ23Ʈ32ķ
~oat>	78 -17Ƥ11Zƪ14t16Ť18şƾ23Ʈ32ķ
~ob>	55 -14G-12Ÿ-9Ťǝǩ-8ōŲǨ-7rǂ7ţŧ8ňŴƷ12ĶƝƦǀ13ǐ14Ƭ15ǧ16ů17p18RǓ20ǣ21Ƨ25ǈ27Ƌ32d37V40q49S50U54P56W
~oba	78 10ǂ12Ʒ17l48ƹ
~obac	79 10ǂ48ƹ
~obb	79 7Ơ9ǀ13ƣ19Ʃ47g
~obbi	81 10ǀ19Ʃ23g
~obi	87 11CƷ34I
~obil	87 11CƷ34I
~obl	74 7sĹƸ8ŵ10bǜ11ŋƛƼ14L16Ŝ18ŀ
~oble	74 7sĹƸ10ŵǜ11ŋƛƼ14L16Ŝ18ŀ
~obo	71 -16l-7G7sǢ9Ưƿ10ƭ12Łƺ13n15Ŗ16ŷ25Şǩ26g30Ɵ
~obod	72 -7G7sǢ9Ưƿ11ƭ12Łƺ13n15Ŗ16ŷ25Ş27g31Ɵ
~obs	73 -12Ş-7Ūů9Ǧǧ11ǡ13ƨ16Ǒ17ǈ18V20Ƨ21ǔ26Ǆ30ǐ
~obs>	74 -12Ş-7Ūů9Ǧǧ11ǡ13ƨ16Ǒ18ǈ19V21Ƨǔ27Ǆ31ǐ
~oca	71 -7V8Ŝ10ƿ13MŐǔ14C16ľ23Ǟ28H29l45ǋ
~ocal	81 9Ŝ15Őǔ16M20ľ41l
~ocat	75 -8V-7l15C24Ǟ30H50ǋ
~occ	75 9Ɵ18x21q28P33ǡ
~occu	75 9Ɵ21q28P33ǡ
~oce	82 -9O12ǜ13X14Ō25ł35ŭ
~ocer	87 13X37ŭ
~oci	72 -10X12Ķ15mǆ23Ǘ25ƿ47e
~ocia	72 -10X12Ķ15mǆ23Ǘ25ƿ47e
~ock	59 -24ť-9ƊƔ-8L-7gs7ũƕǄ8jǀ9Ŏ10qƽ11ǎ12ķŌƝ14Űƌ15QĶ16Ŧ18źƇ19ƍ20Ǐ21Ř23ƣ24Ů25Ũǘ38Rĸ41ƥ
~ock>	67 -25ť-8sLY-7g7Ĵ8mţ10ƣǀ13qǎ14ƥ15ŌƝ17ĸ21źƇ24Ǐ28Ů30Ũ45R
~ocke	66 -9ƊƔ8j9ƕ10Ǆ11ĶŎ12ƌ16ƣ19Ű20Ŧ25Ř26ĸ30ǘ32ƥ
~ocks	84 8Ƣ11ũ12ƍ20ķ
~oct	69 7Ƹ11ǣ15ƻ18ǂ23ƃ31Ƽ56ƾ
~octo	69 7Ƹ11ǣ15ƻ18ǂ23ƃ31Ƽ56ƾ
~od>	46 -12n-11u-10ķǐ-9Ĺǋ-8XĶŃőŒŘŞž-7jmqrHĿǝ7pFVŜƩƼ8UYľŐƔƭƵǘ10CĻ11ƒ12yţűƤ13Ƈ14ņưƸǂǩ15Ǆ16WŇŌũǨ17ĵŎźƃ18LŶƻ19xN24ǁ25i26Iǟ29Ʋ30Ư32Ɛ36ŝ38Ǜ42ǣ45ƙ
~oda	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7o7ő8Ɠ9Ƅ11a12Ŝ13t15ƪ16ű19Ĺǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ39i41ĺ
~oday	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7o7ő8Ɠ9Ƅ11a12Ŝ13t15ƪ16ű19Ĺǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ39i41ĺ
~odd	89 19v20x21m
~ode	66 -10ǣ-7J9Ũ10b11Ɗǘ18ǩ24E28Ū31I32ƌ39Ǥ
~ode>	74 -11ǣ-8J13ǘ17Ǥ27E35I
~oded	87 7ƙ9Ƥ13Ũ14Ɗ
~odel	76 22ǩ34Ū37ƌ
~odi	81 12ƙ16ŗ18ž
~odil	82 16ŗ18ž
~odo	84 15o38Ů
~odom	84 15o38Ů
~ods	82 8Ƥ9ņƗ10Ƒ21Ǖ26j
~ods>	82 8Ƥ9ņƗ10Ƒ21Ǖ26j
~odu	83 9Ɲ14Ǖ19ǡ20Ʃ25Ǆ
~oduc	83 9Ɲ14Ǖ19ǡ20Ʃ25Ǆ
~ody	46 -13ƪǏ-12š-11ǎ-9ruƀƃ-8V-7GōťũŹƉƝƠƦ7ŝƂƣƬǩ8fKZƈƮǚ9Ŕſ10ƕƴǅǇǑǔǗǛ11FŏŞƎƿǙǡ12Qųż14ķǢǣǨ15ŖƓ16ghƢǍ18Ɯ19ńŲǘ20nŤ22AƳ23ľŜ24ǜ25Łž28ŷ33Ư34Ɵ
~ody>	47 -13ƪ-12Ǐ-11š-10Ũǎ-9rƀƃ-8uV-7GťŹƉƠƦ7zŝƣǋ8ƂƈƮǚ9fľ10ŔƴǅǇǔ11ſƎƕǙǛǡ12ŖŤƿǑ13FQŏ14ųǣǨ15ķŁŲƓǢ16AǍ17hżƢ19ƜƟ20ńǘ22Ƴ24Ŝ26nžǜ29ŷ35Ư
~odys	71 -11ĺ-10n7sƬ8Ş9AZ11ŰŴ12Ǘ13Ťǈ14Ų15gǩ16Ł17K22ľ25Ɵ
~oes	40 -18žƂ-15t-14ŭŸƹ-13ƦƸ-12ŵ-11Ƥƻǣ-10Ūǋ-9ōşŷǇ-8QVĵķŃŐŞŲƈƓƗƬ-7XŘŠŢŦƛǅǞ7ŒŶƍƎƞǕ8EňƕǒǦ9ŨƔǏ10ĿƜƫǎǡ11zLĶŗŜűƷ12ƙǥ13Ư14důƊ15bƠ16ŇƁ17oŖơǜ18hsŹǚ19Ƈ20ŁƄƧǄ21ŕŴ22Ű23W24Ǔ25xźǂ26Ǡ27Ľǐ28r29Ʃǈ30q34ǧ35ƨ36ų38ǩ
~oes>	40 -18žƂ-15t-14ŭŸƹ-13ƦƸ-12ŵ-11Ƥƻǣ-10Ūǋ-9ōşŷǇ-8QVĵķŃŐŞŲƈƓƗƬ-7XŘŠŢŦƛǅǞ7ŒŶƍƎƞǕ8EňƕǒǦ9ŨƔǏ10ĿƜƫǎǡ11zLĶŗŜűƷ12ƙǥ13Ư14důƊ15bƠ16ŇƁ17oŖơǜ18hsŹǚ19Ƈ20ŁƄƧǄ21ŕŴ22Ű23W24Ǔ25xźǂ26Ǡ27Ľǐ28r29Ʃǈ30q34ǧ35ƨ36ų38ǩ
~oev	89 9ǧ11ł24Ƣ
~oeve	89 9ǧ11ł24Ƣ
~of>	35 -17Ƴ-15łŠ-13ĹŎŰ-12coLĶůǇǩ-11bIŌŵŶƓ-10fVšſ-9vwĽǚǝ-8MƌƦƾǎǡǤǥ-7FţũŴžƘ7Tĵńņ8hiĿŏƧǀ9auQZŪ10ltAHŐřŚǟ11ĸƎƩƿ12EYƆǃǌ13eƝƣƤƭ14gŊƱǣ15jpKĴŜǏ16zśƕǖ17sŦű18rSŗ19xťƄƋƑƵ20n21ƲǞ22Cƥƽ23ǈ24ľ25Ƈ27Ƃ31ǔ33Ǆ35Ň44ǒ45ƈ50Ɖ
~ofe	80 -13ť7ņ10Ɛ11P25ǚ31ƈ
~ofes	80 7ņ10Ɛ11P25ǚ
~off	49 -13Ǉ-10Ǡ-9aKŃƱ-8ŧŮǟǨ-7FQŉŎœŢŴŶƙƜƞƮǑ7quDNłŇũŽſƧǘǤ8ńťŵƄƾ9ZķŜƬ10eŀǚ11šƖ12jƒƟƥ13Wǋ14gkU15ƂƛƝǊ16ŅƕơǛ17BƔǈ19ǣ20yOŋ21ĺŬ22źǩ23Ł26I43MR
~off>	53 -13P-11ŭ-10Ǡ-9ǈ-8Ń-7ŎůƕǨ7cƃƏǓǚ8ƻ9DũŽƧ10ŵſƬƾ11qZǛ12eķŀƄ13Wš14ťƟƥ16j17gŋƛǊ19Ɣ20kB22Iǣ23yO25Ŭ26ź27Ł33R34ĺ
~offe	70 -10ş-7X7iY10ƁƴǛ12ō17ń18ƂǄ20Mł21ƒ25Ņ40ǩ
~offi	65 -15ǟ-13Ǉ-9ĺ7ŭ8I9śǘ11PĹǍ12Ǥ17ů18R19ŜƖ22ǋ24Uơ25Ɲ31ƕ34M36ǈ
~ofi	83 14P53Ǆ
~ofin	84 7Ǥ14P53Ǆ
~oft	68 -15ǐ7gxŜŹ8ų9Ɛ10Ǚ11ĵ13ǀ14Ɯƿ19Ɵ22Ų23ŭ24q
~oft>	89 8Ɖ14ĵ
~oftb	89 12g13x
~ofte	70 -16ǐ7Ŝ8Ź9ųƐ11Ǚ14Ɯǀ15ƿ20Ɵ23Ų24ŭ
~og>	73 10ūǗ15Ʋ16Ś19Ƈ72h
~oga	89 -9ơ11ǌ14C23Ǔ
~oge	75 7u10f11Ǌ12M13ǉ14Z17s33ş
~oget	75 7u10f11Ǌ12M13ǉ14Z17s33ş
~ogr	74 7Ŋ9ļţ11őǅǗ13ŅŐ15ńŽ24Ǚ29ǥ
~ogra	78 7Ŋ10ļ12ǅǗ16Ž25Ǚ31ǥ
~ogre	84 13ţ15Ņő17ń19Ő
~ogs	80 -8ǃ-7Ƹ17Ɛ22Ɲ37h
~ogs>	80 -8ǃ-7Ƹ17Ɛ22Ɲ37h
~oh>	61 -11Ŕ-10ŷ-8ƚ-7ŏƵǄǩ7aEŅŪŮƎ8bkHŬżƟ9dgŹƞ10xPũƘ11WĿŐ13ō15Ŷ16Gƌ17Q18U19ǃǖ21š28Ť
~ohi	89 -7d7ź29l
~ohio	89 -7d7ź29l
~oho	71 -9Ƽ35ƿ36Ǜ
~ohol	71 -9Ƽ35ƿ36Ǜ
~oi>	86 13ǒ49ǧ
~oic	72 -9ǩ10ľ12Ǡ14Ŀ15a19Ǖǘ20Š21Ľ
~oice	72 -9ǩ10ľ12Ǡ14Ŀ15a19Ǖǘ20Š21Ľ
~oil	86 -7Ɲ8Ƌ19Ǐ29Ɛ42ƛ
~oin	50 -17Ʒ-13u-12g-11mLǓ-9GŲŶǛ-8ĻƱ-7źƩǋ7ce8ŞƒƮƸǠ9ŢžǅǍ10ǩ11ŨƝƭ12ō13js14Ĺƾǐ15rU16Ƶ17H18Ǣ19Ƙ20ŝ21t22xł24Ź25Sũ26y34V35k38Żǟ40ŏ48i
~oin>	72 -14ǟ-8LƩ7y8Uő9ƨƮ10t11V12kƭƵ13Hŝ14Ǡ23s52i
~oing	52 -17Ʒ-14š-9G-8gŲƱǛ-7ŵŶ7cDPŧ8eƵǃǞ9H10UŢžƒƸ11j12ŝ13iŨƝǅǩ14Ż15tǐ16rĹ17ō22y24x25ł26Ź27ũ28kSV46ŏ50ǟ
~oint	76 -10m-9u-7ǋ7Ǘ8f9M10Ř12ŖŞ13šŵǖ17ƾǍ38Ż
~ois	84 14C15Ǝ24ǩ
~oise	86 15Ǝ24ǩ
~ok>	57 -19ƈ-12ŝ-9ųƷ-8Łŭ-7qƾǘ7ĽŒű8gTŉŗŠƪǂǛ9ľř10ĵļŜŧƗƳ11JǙ12jǟ13tĺũ14pŖ15ĻǊ16R19Ɖ20zſǖ25łǜ39Ư
~oka	49 -15Ų-11j-10ƶǖ-9ŖƻǨ-8SĻŪ-7QǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11hŁňūŭ12pMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bCXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~okay	49 -15Ų-10jƶǖ-9ŖƻǨ-8SŪ-7QĻǑ7tľŜƩƾǥ8ITUŽƴǆ9ĹŗƫǐǗ10Řƕ11Łňūŭ12hpMŋŷǂ13JKŃƦ14Ƽ15ǎ16ű17iW18bXŊōƬ19Nǁ23Ɔ26ĶƸ29Ũ
~oke	58 -14s-10Ǐ-8ǘ-7ũ7ĸŵƼǌǝ8ĵŨƫ9kƐƥǉ11ƞƽ12ļƾ15iŘ16ƁǞ17Ƥ18ǩ20Ľ21ń25Ť30ǂ34Ǝ49ƹ
~oke>	63 -15s-11Ǐ-7ũ7ĸ8ƜƼǝ9Ũ10Ɛ11ŵƥǞ12Ľƽ13ƞ14ƾ17iŘƹ18Ƥ19Ɓ22ǂǩ28Ť38Ǝ
~oked	73 -8ǘ8ĶǞ12kĵĽƫ16ļƹ27ń
~oker	74 11ķ12ǂ16Ŝ27ƹ
~oki	60 -12ņ-8ƞ7ńŇƖ8Vǝ9ŨǊ10XŶ11yƹǗ12ƐǍ14ĺľŢ17Ǟ18Š20H23Ś24ǖ25Ƭ27Ń28Ĺ
~okin	60 -12ņ-8ƞ7ńŇƖ8Vǝ9ŨǊ10XŶ11yƹǗ12ƐǍ14ĺľŢ17Ǟ18Š20H23Ś24ǖ25Ƭ27Ń28Ĺ
~okk	80 17ǘ38Ǡ
~okke	80 17ǘ38Ǡ
~oks	70 -8Ũ-7q8ĻƟ9ƌ10z11Lŵ13ǈ14Ň15ű19ǘ21Ŝ29Ʒ51Ǡ
~oks>	70 -8Ũ-7q8ĻƟ9ƌ10z11Lŵ13ǈ14Ň15ű19ǘ21Ŝ29Ʒ51Ǡ
~ol>	53 -13Ķ-10Ũ-8Ŵ-7Dǩ7dpyKƢǈǔǦ8grESŐƼ9oũŻƥǙ10J11ľ12ŭ13Ǔ15Qƚ16lǖ17m18Ɔ21Ʊ24x25ƿǛ31ź50ƍ
~ola	82 18Ɖ37Ż
~olat	83 38Ż
~old	46 -18ų-15Ǟ-13Ŋ-12r-11Ɗǋ-10xǖ-9Ņ-8oqtNZŒƔƨǊǟ-7gŎŭƝƞƪǝ7ķĽŠƴƼ8hnŞ9wTƭ10yƕǩ11SŖƗ12A13Ŵƀ14B16Ǔ17zǍ18ƽ19Ǘ23Ŭ24j27Kŀņŷ29Ź30ǧ31c33ĶƵ34ƈ37ű41œ48Ƌ54p60vƅ
~old>	48 -23x-16ųǞ-15w-13Ŋ-12Ɖ-10tƊ-9Ņǖ-8NŴƸǋ-7rZƪǊǝ7ļőŔŪƴƼ8ĽŜŠŸ9d10DŞ11nT12SŖŹƗƭ14Aƀ16Bǩ17ǍǓ20Ķƽ22űǗ26j29pņ30ŷ31K34cƈ36Ƶ40ƅƋ44œ45v
~olde	66 -10Ÿ10ƅ16p21Ķ22y23x25Ŵ27ŬŹ32z34vw40ǧ
~oldi	75 -9Ŭ10i15tƸ19Ɖ27ű37ŀ
~olds	74 -7Ɣ7ƈ9Ƌ10ƕ12ƣ18v19Ŭ21p24ƅ
~ole	61 -13Ʀ-10ǩ-8CǊ-7ƃ7ňś8tuķǂ9š10ŔƀƘ11ZŦǉ12Ǐǐ13kƵ14hƼǈ16ůǕ17ōƈƭǘ19O21ƪ25j28ǆ36Ʃ
~ole>	62 -13Ʀ-10ǩ-8Ǌ7ĴśŨư8uň9tķ10š11ZŔƀ12ǉǐ13kŦƵ15hǈ18ōůƈƭ19O22ƪ29ǆ37Ʃ
~oles	86 7Ǆ12ǂ19Ǖ22Ƽ
~olf	86 17Ƈ35g
~olf>	86 17Ƈ35g
~oli	45 -10ZĺƔ-9ŀ-8IQƣǈ-7Ŭ7ĻŜƛƫǤ8Ĺ9žƨǏǒ10ŢƁ11šƢ13ŐƖƚ15ľƓơ16kŠǢ17ƪƬǡ18ŗƍ19mƧ20Ŗſ21ő22ş23ŕŚŷ26Ʃ27Ʀ28Ƶ32ŏ34ř39ǥ
~olic	46 -10ZĺƔ-8IQŀǈ-7Ŭƣ7ĻŜƃƙƫǤ8ƛ9ƨ10žǏǒ11šŢƁ12ĹƢ13Őƚ14Ɩ16ľƓơ17ŠƬǢ18ƪǡ19ŗ20ſƧ21őŖ23ŕş24Śŷ28Ʃ29ƦƵ33ŏ35ř40ǥ
~olid	81 9Ǉ11ƅ12U13Ƈ32k
~olin	74 -7Ĺ13Ʊ34m37ƍ
~olk	65 -12Ɲ-7S7alľ8UĹǈ9Wƣǡ10ļƮ13Ž14ƥǖ16ŝƜ17Ǘ20ǔ21Ʀ23ƽǇ33z
~olks	65 -12Ɲ-7S7alľ8UĹǈ9Wƣǡ10ļƮ13Ž14ƥǖ16ŝƜ17Ǘ20ǔ21Ʀ23ƽǇ33z
~oll	51 -10Ƶǩ-9Ĺ-8ķŤŧǧ-7jŷƊ7gĽŗŹƂƗƼ8ƥǅ9ĵĶ10n11QŔǑǠ12Ƨ13Kų14XŅŌǒǝ16ĸ20Wň21ż22yŦ23Ǉ27Ʊ32Ƙ35m38ź43ƀ46ǉ
~oll>	64 7Ǩ10Ź12ǝ13Ķ14n15Q17Ǒ21Ǡ24ź32Ǉ53ǉ
~olla	66 -9Ť-8ķ-7ŷǠ7mǖ8ľǘ9Ƃ12ŢƗǅ13œŗ14Ƙ17ų19ŅŘ20X23ĸ33Ŧ
~olle	63 -10ǧ-8Ɗ-7ŧǤ9ƫ10Ƽ12ĽƜ13ĵ15Ŕ19ǒ25ź27Ƙ31y36Ʊ37m
~olli	71 -14Ř-11Ƶ-8Ĺ23Ō32ż59ƀ
~ollo	80 -9ǩ14g15ƥ21Ƨ23K37ň
~olo	83 -11F-7ǖ10Ƶ13s18f20ǩ21Ƣ22ǃ24Ǖ
~olo>	89 -12F14s19f23Ƣ
~ols	68 -15Ű7ƍ10ŭ15t16Ƙ27Ǣ36Ɲ56Ǐ
~ols>	68 -15Ű7ƍ10ŭ15t16Ƙ27Ǣ36Ɲ56Ǐ
~olt	83 19ű23Ǝ24q
~olts	86 -7ƣ19ű24Ǝ
~olu	80 12Ǡ22Ə27C
~olum	89 14Ǡ30C
~olun	84 23Ə
~olv	87 9Ł10ż16f
~olve	87 9Ł10ż16f
~om>	46 -26ǩ-15T-12Şųǐ-11h-10ŚŨǧ-9Q-8LĹŒƘǈǘǟǤ-7ajnAĴŁŌŭƛƵǗ7Ŷƅƈƚǖ8kķŀŠŲŸƦƧƪ9eŇœŷƉƩǝ10IśũƳǄ11Ǎ12rWŧƏ13oŢŤ14JĸƊƶƻƽǊǋǜ15Ŏź16Ľ17RƝǑ18ŅŔƜơǔ19ǒ20ƌƗ21Ŝ23ƙ28Ļ30z31lM35Ǖ
~oma	79 11ƛ12j14ƴ16Ŵ21m24Ŷ26Ĵ
~oma>	87 18Ŵ24m
~omat	86 12ƛ13j28Ĵ
~ome	35 -20S-16ƗǏ-13ňŐŬƃƵ-12Xšũǆǎ-11ZűǢǣǥ-10aŇŌŗŝŭ-9BŨƱƲ-8tœśťƠǑ-7Ńŧƽ7ghyŢţƌƶƺǉǗǙ8ŜŽƥƯƿǨ9nĽƛơǅǋǓ10sŮŵǖ11ŊƇ12wAIŞźǝ13Ŀłŏ14NĹƬǕ15CYĻņƆƨ16QķŤ18jRľőŠǁǚ19ŀƕ21quşƓ22Ű24ĸ28Hƒ29ĺƅƝƟ31ŘƮ32ƔƜ39Fǔ41l48T
~ome>	42 -20Ő-19ǩ-17ŗǢ-15Ǐ-14NXŴ-13ŖŬ-12ŧ-11Ńǃ-10ŁőƤǓ-9vAŒűŶƗ-8PňŉǗǣ-7atSĿńŇŔŵƫƱǋǖ7ŀŊƖǙ9ĵĽłŜůƑơưƷƿ10ţ11ķŘ12MĴƌƚ13jƞƬǝ15Ƈ16ƛƜ17ź18H20ĹŰƆ21ŤƓ22sIƮǁ23Š26lCR27F28nqĺ29ĸ30ş31Ɵ33uƅ35Ļ39ƒ42Ɣ45Ɲ47T
~omeb	55 -12Z-10Ũǎ-9n-8ƃǩ-7V7hǧ8ņŗŤƜƤ9Pļŧƅ10ŵƾǋ11ŜƟǘǚ12fſƮ14ķƎ15ƕ16ľƯ18FƳǜ21Q25A26ž
~omed	87 8Ư12z15Ǟ16V29y
~omen	80 -12ŗ18Ő32ŏ50N
~omeo	72 -9ǆ-8š8ſ9Ł11ķ12ǚ14ǅ15Ƴ19Ɠ21AF22ƕ27ǔ
~omep	86 -7Ɨ10ş14ƥǋǝ16H
~omer	61 -20S-7ţ7G8kĿŢ13ǟ14ǚ18ǡ21ǃ22Ɲ23ǖ27Ǔ32Ǘ37ǔ48ő
~omes	67 -10nŦ-8Ĵ-7ƚ9Əƙ10wxǉǊ11ĿƧǨ13HWŒ16JƁ19ǔ21ľ22T23Ǖǖ28Ř35Ɯ
~omet	52 -12ũ-10Ƶ-9ĻƤ-8aAŤ-7syCFǘ7EPńţƦ8ĿłƄ9giŃŔŴƯǈǕǛ10Ƭ11jōŖūŽ12Ŋŗ14NŘŪŵ16Ŷ17ŏŞǨ18ņ19ƺ20ĸƨƶ21ŉ22YŮ28ĺŀ34l
~omew	73 -13ş-7ŀ7ĵ9ǋ10vǝ16Ű18Ţ19Ś21ƥ22ŴƤ27ǩ
~omf	78 9Ō10T11M13Ƴ14e21X
~omfo	78 9Ō10T11M13Ƴ14e21X
~omi	66 -11ǒ-8ŷǋ7UŒƛ8px9ľŕǝǤ10jHǚ11uĴǁǩ13dŹǞ14M15V19ƾ21Ŏ28kǟ29Ƣ30Ķ
~omin	68 -9ǋ-8ŷ8xUƛ9ǝǤ10jľŕ11uH12Ĵǁ14ŹǞ15pM16V20ƾ29kǟ31Ķ
~omis	84 -9p11Œ14ǚ16ǩ18d28Ŏ
~omm	64 -13Ƃ-8Ɔ7TǔǢ8ŀŐǌǑ9ǋǥ10Ǚ11nǚ13B14ǍǦ17ų22Ǆ25ů32Ƣ35ŭ
~omma	77 14n22ų41Ƣ
~omme	72 -14Ƃ-9Ɔ8ǔǢ9Őǌ10ǋ11ǥ13ǚ14B16ǍǦ25Ǆ
~ommo	89 13Ǒ14Ǚ
~ommu	79 32ů44ŭ
~omo	65 7Řǝ9IƬǕǘ10űƤǣ14ĸ15Ʀ22Y26L
~omor	65 7Řǝ9IƬǕǘ10űƤǣ14ĸ15Ʀ22Y26L
~omp	47 -19Ū-13S-12fwĹ-11a-10ųƂǇ-9TVŤƦǧ-8ķ-7HœŖűžǂǌǔǩ7Ǡ8yĻţƖǟǤ9ş10mWƄǗ11ľƕǁ12ŜǊ13Ǐ14ĺ16Őǜ17Šƣǡ18ŅǘǞ19ĶǄǨ20łƧ21ƴǥ22Ş23ǒ25ŝǃǅ27ő28ŧ31QŢǐ33Ǧ34ƀơ41ń83ǣ
~omp>	65 -16Ő-10ǉ-7ţ27ƀ39ǒ109ǣ
~ompa	51 -19Ū-14Sǣ-12f-11wƂ-10aų-9V-8TĹŤ-7Ʀǂǌ7ŗšƇǆǑ9ƖǈǉǟǠ10Ņ11mWş12ŞƄơ13ƕǁ14ľǊ15Ŝţ18ǡ20Š21Ǟ22ĶǨ23łƧƴǄ25ǥ26ń28ǅ29ŝ31Őő32ŧ34Ţǃ35Q36ǐ37Ǧ
~ompe	86 17Ņ27ǣ35ń
~ompl	74 -12ǧ-9Ɯ-8ǃ-7Ɔ11Ƹ16y20Ş22Ļ24ǜ31ƣ38ơ
~ompr	83 8Ǐ38ƀ
~ompu	76 8d10cŚƝ11b20Ǐ22Ǘ41ǘ
~oms	74 -11Ǉ8Ƥ10ư12zŵ13q19ƌ20Ɯ37Ɔ
~oms>	74 -11Ǉ8Ƥ10ư12zŵ13q19ƌ20Ɯ37Ɔ
~on>	30 -25Ƭ-21Ŋ-19Ƴ-18ŶƧǉ-17ŏ-16ũƤǔ-15N-14tJǋ-13ňŝťŸǠ-12epŒŵ-11GśƩ-10dIŐƆƼ-9hKRŴƗƙƺƽ-8COXŅŎŨůƞǘ-7nķƒƭǐ7ţŧƍ8uSźƈƵƻ9fŋŤƚǥ10ļŚŰưǆ11ƛǚǩ12ŲƏ13FřųǨ14MUǂ15BŃŘŦƮƱǟǣ16vzDĺƉƫ17rYZū18TĶŁŗ19aQŇƷǢ20xVŉŕŹƪƿ21cżƁ22ĿƃƜ23łŌǇ24gyŷǗǦ25Ɩ26ĹƯ27ǃ28Ɠ29s30Ƣ31AƇ34ƀ35Ŕ36Ʀ37ǈ39Ŭ41ſ42ű43Ů48ƌƔƨ
~ona	64 -7ǟ7fƦ8aƐǢǤ9gŸƿ10ƂǓ11T13Jƃǌ14Q15Ŋŭǧ18ǎ19ǚ25Ɵ31Ɨ
~onal	65 -8ǟ7f8ƐƦǢǤ10ƂƿǓ11T13ƃǌ14JQƟ15Ŋŭǧ19ǎ20ǚ31Ɨ
~onc	70 -11ŭ7ňţ8yľƻǀǜ9Ƹ10ŨũųƧ11Ĵ12ŲƵ18V23Ŀ25ŀ29Ŷ
~once	71 -11ŭ7ţ8ľňǀǜ9yƻ10ŨũųƸ11ĴƧ12ŲƵ18V25Ŀŀ
~ond	61 -11Ǌ-9ƌ-7ķ7ĸŔ8dpAĻŇƏ9ŪŬǌǩ10IũƉƔ13kľŎ14Ōŝ15yǋ19Ǟ20ŉƘ24Ŵ26NƟ28ű29Ƽ
~ond>	66 -7Ū7ŕ8A9d10pĻŇƏ11ǩ12IƔ14ľũ15ŝ16Ō17yǋ21Ǟ28ŴƟ30N
~ondi	74 -9ƌ9ĸ10Ŕ12ǌ13Ɖ20Ŏ37Ƽ39ű
~one	38 -20D-19a-18Ŏšƭ-14ŭ-13oŮŹƕ-12jHŊ-11lsUVƨǏǑǓ-10tLPĽŜŨƤ-9kqĺōŔť-8GNRķŤƃƞƬǊǌ-7ŗƖƥ7ƒǦ8cŷƉƗǟ9vƈƛƢƧǐ10Ňǖ11mŒſǣǤǨǩ12ŧŵƻǕǥ13ĿƦƫƱ14wXŕƩ15ũŲƀǘ16Ɔ17hiŁ18Ŗƙǜ19ŶƳǍ20ńƷ21Ū22ĻţƎƵ23œŽǡ24Ư25żƺ26bƶ27uņƌƮ28ľ29yǋ31Iǔ34şƟ35Ŵ38Aų
~one>	40 -21D-17a-16Zš-15T-14Ŏ-13ŮƝ-12ƭ-11jUĸňŊŗŹƕƨ-10sHŢǏǑǓ-9ltLPŀťǎ-8orYĽōŔŲǊ-7kGNQRVĺŨƞƤƥǌ7ŇůŻƛƢƼƾǒ8KŕƩǈǕǦ9mwŐŘŠƒ10cXƀǟ11ŞŵƗ12vŖǐ13uţƧƶǣǩ14Ūŷǥ15ŒƦƻǍ16ǜǨ17Ư18ũƆƌƎƮƳ19iľŁń21AųŶƙƵ22ż23ņ24ĻƷ25œ26ǡ27Žƺ28y29b32Ŵǋ34I37ş39Ɵ44ǔ
~oned	83 -8ŷ8Ƣ11n14Aż19ń
~ones	61 -9ń-8no-7ŻƌƝ7ĿŵǍǎ8ŗ9ňŴƀ10wŇŐŢƿ11Zŕſ13Ŗ15ŪƉ16ŉ22ţ23Ƶ24Ǝ25h30uų
~oney	59 -15ǔ-11Şŭ-10ƃƭ-7Ŝţ7ƯǕ8Ǥ9XľņŢƩ11Y13Z14Tưǘ15ŧƱ16Ŀŀǚ17ƌƝǖ18ĹƫǠ20r22ƶ24ĸ29A30Ʈ36Ų
~onf	89 -8ǩ17ţ32ň
~ong	50 -24ŭ-15Ƣ-12ň-11Ő-10ƩƬ-9nD-8jƶ-7űƙ7ĶŝŤƵ8YŮƏ9Ǐ10fHƈǜ11sCŞū12ņ13řƞ15l16Ʈ17Ÿ18ŧ19iĿ20ŕǚ22ǩ23šťƗ25ůƟ27G29ǝ33S34ƭ35Ƥ36O39ǅ44ő
~ong>	51 -24ŭ-14Ƣ-12ň-11Őǟ-10Ƭ-9n-8Dǌ-7jƙƶ7Ƨ8vĶŕŝţŤƏ9YŮ10fH11sCŞƈ12ņūǏ13řƟ16l17Ʈ18Ÿ19ŧ21iĿůǚ24šťǩ28G30ǝ31ƭ34S35O36Ƥ41ǅ45ő
~onge	86 11ƿ12ƭǌ21ŕ22Ɵ
~ongi	83 11ƥ45Ɨ
~ongr	82 7o8ƔƖ11ƺ13ǟ14ƞ
~oni	71 -8Ǩ7Ɗ8Ɨ9Ƶ10L11Ŗś12Kǌ13ƤƦǈ14ǝ17r24Ǝ25Ž
~onic	87 8ĴƘ12Ɨ15K
~onig	80 -9Ǩ-7ǎ8Ɗ9ƀ12L13Ŗś15Ʀ16Ƥǝ19r
~onit	81 28Ž29Ǝ
~onl	62 -14ǡ-13ǌ-10T-8IŶ-7Ǌ7ƋƳǈ8ĻƘƜ9KƲ11ŷ13ţǚǛ14ƀǕ15Ų16ĽľǇ17ŭ18ŪƢ20ųƮ21Ņ25ń41ǖ
~onli	75 -9I9Ś12K17ń18Ǖ21Ľ28Ņ39ǖ
~only	65 -14ǡ-13ǌ-11T-8Ŷ8mƋƳǈ9ĻƘƜǖ10Ʋ11ń12ŷ14ţǚ15ƀǛ16Ų17Ǉ18ľŭ19ŪƢ21ųƮ
~ono	86 29b33ź
~onou	87 30b
~ons	55 -13ǂ-12ǆ-11ű-7WŁǄ7ŋƏǞ8ţƁƓǟ9ĵŖśƝƹǃ11ǩ12u13Ś14Ž15ǈ16Ƈ17x18ũŻƻ19w22ŉŊ25ƌǋ28ƅƼ36ǚ
~ons>	58 -13ǂ-12ǆ-11ű-7PW7dA8Ə9ĵţƁ10ŖśǃǞ11Ɲ13u14ǩ15Ś16ǈ17ǚ18x19ũŻ20wƻ22ƌ24ŉŊ31Ƽǋ
~onsi	87 11ǌǓ15Ž
~onst	75 -7Ǆ10Ǎ12ǟ14Ɠ15P27Ƈ36ƅ
~ont	45 -14ŗ-13ǩ-10ũ-9Ĺ-8ĸŸǦ-7cŁŴǇǔ7ƼǊǜ8G9ŮƇǋ10Řřƃƒǉ11YĶŹ12ƾǨ13Zƫǒ14Kĺ15Ǒǧ16TŚ17Ɵ18Ɨǃǈ19ƤƮ21pŃš22Ņ24XǢ25ť27Ɣ28ǝ29Ǔ32d34Ơ37Œŕ47Ĵ
~ont>	67 -8Ť-7DŴ7ŅƩ10j12qĺƏƣ14ǌ16Ƈǋ25Ĵ29Ś30ǃǈ
~onte	78 -15ŗ-8Ɠ43Ɨ46Ǣ
~onth	49 -8ĹũŸǩ-7ĸǦ7Vŧƥǧ8ĺŤ9Ǌǜ10G11Ů12Řƃ13Źǉ14YĶšƾ15ZǨ19TƟ20Ņ22Ʈ23pŃƤ28ť29X30Ɣ33ǝ36d38Ơ42Œŕ44Ĵ
~onti	87 17š38ƫ
~ontr	61 8ŦƩ9Ɩ10ƌƓƢ11ř12Ǆǧ13Ƽ14ŀ19ƒ22ǒ26Ǒ46Ǔ
~onv	80 8M13Ļ14Ƨ16Ɲ17s19ŋ28ŭ
~onve	80 8M13Ļ14Ƨ16Ɲ17s19ŋ28ŭ
~onw	89 -8S14ő15Š31Ő
~onwi	89 -8S14ő15Š31Ő
~oo>	61 -16a-13Ż-10Ǧ-9Ķő-7Ł7buƎƷ8ūƢǢ9cĿŎŪǛ11ŇƂ13X14Ǆ15oǑǚ16ňşƳƿ18ń19Ž20Ƭ21JU22s25ƨ28jq
~ood	48 -10ķǐ-9Ĺǋǎ-8HXĶŃőŘŞžǝ-7ruĿŉŒƛƜƯ7FŋƹǊ8jpMUVƑƔƩǈ9ŐƭƵƽ10CYƲǕ12Ļţƒ13y14űƇǄ15Ƹǂ16Ň17WŎũ18ĵŌźƻ19LŶ20xNņ21ƾ24ǁ25i27Iǟ34Ɛ38ŝ40Ǜ60ƙ
~ood>	49 -10ķǐ-9Ĺǋ-8XĶŃŘŞž-7jruHĿőŒ7Fŋƹ8pMVƩƼǈǊ9UƔƭƵ10YŐƲ11C12Ļ13ţƒ14yƇ15ņű16ƸǂǄ17Ň18WŌŎũ19ĵźƻ20LŶ21N22x26ǁ27i28Iǟ35Ɛ40ŝ41Ǜ48ƙ
~oode	87 7ƙ9Ƥ13Ũ14Ɗ
~oods	83 8Ƥ9ņƗ10Ƒ21Ǖ26j
~oof	55 -13ť-12Ʃ-11ǌ-9Ń-8cvƚ-7ƣ7ńǣ9ƕ10ƪ12hơ14Ŏ18ǧ19ş25n27Ƒ36Ǆ39ǒ42Ƅ77Ɖ105ƈ
~oof>	55 -13Ǆ-11Ʃǌ-9Ń-8ƚ-7cƣ7ń8ǣ9ƕ10ľ11ƪ12hơ18ǧ19ş25n28Ƒ40ǒ42Ƅ78Ɖ79ƈ
~oofi	84 7Ǥ14P53Ǆ
~ooh	82 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
~ooh>	82 -10ƚ10ƈ12ƌǃ13kH14Ƙ18Ŷ
~ook	49 -17ƈ-13ŝ-12q-11ņ-10Łŭ-9ų-8ŌŤ-7iIQŀťƞƾ7kJŧƗƫ8tļŢǍǘǙǛǟ9jLŖŶ10pũƐ11HRĽ12Ʒ14ǈǞ15ĵĹſƉ16ű17ľ18Ŝ19ĻŃŠƬ20ŚǊǜ21ĺŇ22łń23z31Ư37ǖ63Ǡ
~ook>	57 -19ƈ-12ŝ-9ųƷ-8Łŭ-7qƾǘ7ĽŒű8gTŉŗŠƪǂǛ9ľř10ĵļŜŧƗƳ11JǙ12jǟ13tĺũ14pŖ15ĻǊ16R19Ɖ20zſǖ25łǜ39Ư
~ooke	74 -8ǘ8ĶǞ12kĵĽƫ16ļ28ń
~ooki	61 -12ņ-7ƞ7ńŇƖ8Vǝ10XŨŶǊ11yǗ13ƐǍ14ĺľŢ18Ǟ19Š21H23Ś25ǖ26Ƭ28ĹŃ
~ookk	80 17ǘ38Ǡ
~ooks	70 -8Ũ-7q8ĻƟ9ƌ10z11Lŵ13ǈ14Ň15ű19ǘ21Ŝ29Ʒ51Ǡ
~ool	53 -13Ű-10Ũ-8ŏŴǩ-7DƷ7dpKǔǦ8rESƢƥ9oũŻ11ľƘ13Ǔ14Q15lqƚ16ǖ17ŭ18Ɔ19Ǣ22Ǚ23Ɲ24x28j29ź30Ʊ39m52Ǐ55ƍ
~ool>	56 -10Ũ-9Ŵ-7DƷǩ7vŘǈǚ8dpyEKŐƢǔǦ9grS10oũŻƥǙ12ľ13ŭ14Ǔ16Qƚ17lǖ19mƆ23Ʊ26x33ź53ƍ
~ooli	87 -8Ĺ16Ʊ40m
~ools	69 -15Ű7ƍ10ŭ16Ƙ27Ǣ37Ɲ57Ǐ
~oom	61 -11ǒ-9Ǉ-8Ƙ7nƃǃ10ƞ11Ɗ12Ơǟ15X17ų20Ɨ25Ɯ28Ɲ38Ɔ42M49ƌ64Ƣ
~oom>	67 -8Ƙ9ƃǃ10ƜƠ12ƞ13ƆƊ17X23Ɨ33Ɲ35ƌ47M
~oomm	77 14n22ų41Ƣ
~ooms	77 -11Ǉ20ƌ22Ɯ38Ɔ
~oon	68 -8a-7ǜ7Ļ8gŌƁǧ9V10ľ11iĿ14j15yŕ17Ǟ18Ů22L23Ź25H32Ń
~oon>	68 -7aǜ7Ļ8gŌƁǧ9V11iĿ14j15yŕ17Ǟ18Ů22L23Ź25H32Ń
~oop	87 7Ż12Ł40s
~oor	63 -9Őǐ-8Ʈ8xǄǨ9ƌ10ƐǍǣ11ūƊ13ƆǃǊ14ǈ15Ǜ16gƛƝ17ǅ19ǝ20Ų21Ǝ76ƣ
~oor>	68 -10ǐ-9Ő7ů8x9Ǜ10Ǆ11ǣ13ū14ƊǊ15ǃ16ǈ17ƛ18Ɲ23Ǎ61ƣ
~oord	84 9Ǜ30Ų
~oors	76 -12Ǎ-9Ʈ8ƣ10Ǝ11ƌǨ12Ɛ16Ɔ21gǅ25ǝ
~oos	77 -7Ǟ8Ǝ14f20C28Š39ł
~oose	78 8Ǝ15f28Š39ł
~oot	68 -12ǩ-10Ÿ-9ŷ-8ţ8Kǋ9Šǒ11aŀ13ƞ14śƜ17Ǒ18Ż20j23Ɠ25ŧ27Ɔ32ƺ
~oot>	74 -12ǩ-11Ÿ-9ŷ8K10j11ǋ12ŀ13a15ś19Ż27Ɠ35ƺ
~oota	84 32Ɔ
~ooth	87 -9ţ-7Ƣ11ǒ17ƞ22Ǒ32ŧ
~op>	51 -24D-17ơ-15ŏ-14Ƥ-13Őǩ-12ł-11iœ-8CžƮ-7qSĶŜŮƢ7ů8TƽǊǐ9śǞ11ƑƗǈǢ12VŖ13ƀǎǝ14Ǎ15ƉǠ17řƈǆ18sŠǃǨ20ľ22Ƃǅǔ24Ɓ26ǟ27ŵƵ29ǌ32ǋ34Ǧ35M54Ɲ73ǥ
~ope	57 -14R-8Ső-7ŜƮǆ7ŊŧŰ8y10X13ž14ǌǙ15ŷŸǨ16ơ19DƑ21WƗǞ22Ţ30ķ33Ǣ34ǝ50ǋǎ56ǅ
~ope>	89 7Ļ14D18X
~open	65 -17H-15R-11Ǉ-8Ʈ-7ő7ţŽǋ8ķŊƑ9ŧŰ10y19Ǩ25WǞ26Ţ40ǝ56ǅ60ǎ
~oper	65 -7S7bǃ8Ǉ9ǅ12D14HƑ16žǌ17ŷ18Ÿơ26ķƗ35ǋ39Ǣ
~opi	76 -9ƒ-8Ţ11H16A22X25ǖ57Ļ
~opin	76 -9ƒ-8Ţ11H16A22X58Ļ
~opl	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~ople	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~opp	68 -15ǩ-10Ƭ8Ǩ9t10VX12yƵ13ƀ16Ţ18ŀ21Ʈ23Ƌ26ĺ27š40ń
~oppe	74 8ƀ9ń10Ǩ11t23Ʈ26Ƌ30š
~oppi	74 -13ǩ-10Ƭ11X12V13yƵ17Ţ20ŀ30ĺ35ń
~opr	87 10ǆ27ƻ
~opri	87 10ǆ27ƻ
~ops	78 7O9ǌ10ǈ11Ƨ12Ǩ13gťƌǃ16Ʈ29ŗ
~ops>	78 7O9ǌ10ǈ11Ƨ12Ǩ13gťƌǃ16Ʈ29ŗ
~opt	84 8ǣ15Ň19u21Ō
~opti	89 16Ň22Ō
~opy	79 7ơ42ś
~opy>	79 7ơ42ś
~or>	26 -19ǩ-16ǉ-15ŀƷ-14ŷ-13Zœǘ-12Ƨ-11ƞ-10Śŧ-9eoŢƁƅƢ-8ňōřƮ-7Dǎ7STśşŦŬżƏ8dEŉůſƎǊǌǑǧ9nŜƯƵƽǤ10ƜƴǄǋ11kOXšŰžǇǛǟǢ12IŽƃƋ13ŨźƾǞ14FķĻŇŐǕ15puKNƍƛƤ16Ɛưƻ17ĵǓ18gƹǠ19łƓƝǥ20ŖƄƭǃ21yĴĶŗƉƠǁ22ƀƇƲ23MƔƶ24ƿ25Qţ26ŘŤ27qLĹűƼ30fǐ31ŭ33ƣƱ34b36ľ37ƒ46Ų49ǂ
~ora	70 9Ƒ10Ʃ11ǃ30ǆ51ƥ
~orag	75 7Ɗ10Ƒ55ƥ
~orat	80 12ǃ34ǆ
~orb	89 15Ǝ18ĸ
~orc	71 8Ə9ĵşƞ10Ō11ƥ15Ūǀ30ŏ32f
~orce	76 7Ʀ10ĵ11Ō33ŏ35f
~orch	89 8D10Ə13ƞ16ƥ
~orcy	84 11ş18Ū20ǀ
~ord	54 -8Ɣ7ļŎƅǃǒ8Ǖ9ţƿ10Ŋ12Ōųǩ13Ƥǣ14Ů15ňŴ16Ơ17Ų18ƾ19XŁ20Ū23FǗ25ǘ28ơ29Ż40ǌ57ŋ
~ord>	60 -11Ƅ-8Ɣ7vAǟ8XŶ9kļǃǒ12Ŋţ13ƿ15ųƤǣ17Ō19Ơ23Ł24Ū25F33ơ35ǌ36Ż
~orda	83 9Ǜ19X30Ų
~orde	73 7Ƴ8ŵƄ10Ũ11ƾ13Ǖ15Ŏ21ǩ53ŋ
~ordi	80 14ƅ31ŋ
~ords	75 -11ŋ-8Ű8Ŗ12ǌ14ƾ20Ů22Ŵ26ň29ǘ36Ǘ
~ore	47 -19ǩ-17ŗ-14Ɣ-11sƗ-10Ņ-9UĴķŒƜƠ-8Z-7fqxĺŖţƦǘ7ŧƪǖ8LOXŬŽƥǌǟǦ9Łŷƫƺ10űǄǎ11rƄƩ12gYŉǅǢ13GƭǡǤ14Ŀų15TƴǓ16ň17HǍ19V20ƅǋ21ǈ22Ǘ23ņ24ĵž25JǊ27Ř28Ńť31y32ō48œ
~ore>	48 -18ŗǩ-10ĴŅ-9UƠ-8ŒƜ-7fĹĺŖţƗǘ7ŊŎŐŕŧƖƻǖǧ8źƪǦ9aLOXƫǟ10ŷƺǄǎ11Ł12rYƄ13gŉƭǅǤ14ĿǋǡǢ16TƴǓ17ň20V21ƅ24ņ25ž26JĵǊ28Řť29Ń33yō49œ
~ored	83 -25ǋ-7Ɨ13ƥ29Ǘ
~oref	89 -8D19ǌ25ǋ
~ores	86 -9ķ16ǋ18Ž22k25Ǎ
~orev	84 -9s11Ʃ14ű15G40H
~org	78 -10w7l9Ɠ10Ļ13Ÿƨ14Ƅ16yC18Ľ22ǆ
~orge	89 11Ɠ16Ƅƨ
~orgi	86 9l15Ÿ17y18C
~orh	89 -7Ŷ11G12ƒ27C
~orho	89 -7Ŷ11G12ƒ27C
~ori	61 -11ƣ-8ǋ7Šƃ10Ƌƌ11Ǟ12ŝƞǩ13ƈ16Ǎ17lŶ22HſƆ24ľ
~orid	87 12ƃ32H
~orie	87 -15ƣ-7ǋ7ǔ24Ǎ36Ɔ
~orig	75 10Š13Ƌ17ƈ19ƌ22l
~oris	68 25ſ
~orit	80 17ŝ18ƞǩ23Ŷ33ľ
~ork	42 -16ǟ-13ĸ-12Ū-11rxų-10ľŔŘƒƤƩƭƵ-9nǎǤ-8wĻŁŌŎƖǍ-7iĿŐŕŮŰű7ŅƯƳǁǜǨ8NƌƑ10I11Ķǔǩ12BŝƦǙ13XĺņŗǠ15ŴŵƸ16ƃ17gǐ18JŇ19ǄǇ20ƾ22Ŋǚ27ŭ32R33Lǈ35V37Ɲ39WƧ42qQǑ43ǣ45U46ů47S61P
~ork>	46 -15ǟ-13ĸ-12ų-11r-10ŔƗƩǎ-9kĹľŪƒƤ-8wx-7nķŁŎŕŮƭǒǜ7Śƽ8BƷ9Ņƌǁ10XǨ12IN15ŗƦǑ16ǔǙ17ĺŴƸǠ19ŵƝǩ20Jƃǐ22ŇǄ23Lƾ24ǣ26ǚ32qSVŭ36ů44PƧ45W46Q47R49U
~orke	67 -11Ǥ7ķ9B16ņ17Ƴ22ǜ24S25Ǒ27ǣ31Ǉ
~orki	70 -7L8Ǉ13Vŝ14ǒ16ń23q24Ķ28Ĺ30gǈ37P
~orks	61 -13R-12Ř-11Ǉ-9ń7ǣ8X10kƯ11MƜ13Ŗ14ňŝƗ17Ƒ22Ǒ23L27ǈ32Ɲ39Ŋ
~orl	86 9i11C13Ļ15Ń19d
~orld	86 9i11C13Ļ15Ń19d
~orm	56 7ĹŐũƜ8hł9aĴ11AĻƈƾǏǗǩ12cơ14m15ļƻ16RĽ17jŭ18ƣǜ59ƚ
~orm>	65 7ƥǆ8Ƶ9ŐũƜ10hĹ12a14ƈ15ơ16m18ļ20Ľ24j43ƚ
~orma	62 8Ľ9n10ł11Ĵ13AĻƾ14ǏǗ19R20ŭ21ƣ
~orms	82 8Ŕ20c21ǩ31ƚ
~orn	62 -8jŕ-7Ǩ7vŏƋ8ūƖ9aĿ10ĹƽǙ12B13RU15ǝ18x21i22ů25L26ƚ31l37d38p
~orn>	72 -7ŕ9v16U22x37l44d45p
~orna	84 -7j9ǝ15Ŀ35ƚ
~orne	82 7Ʋ10CŐ11ū13Ɩ17B
~orni	70 9ŏƋ10ǝ12aĹƽǙ17R25iů30L
~oro	89 -9ŷ7ƀ24ų
~orol	89 -9ŷ7ƀ24ų
~orp	78 11ǃ61ǆ
~orpo	80 12ǃ34ǆ
~orr	54 -10v-9w-7Ũ7IűŹƳ8z9cŒǅ10ĽŏƦ11ǩ12ņŵ13fFƑ15EY18ĸ20L22ƚ23ų28a37ƪ46Ŀ
~orre	71 -8w7mpDŲƊ8Ɵƴǀǜ9nƪ10d11Ź13ǅ16ŏŒ18aF21E
~orri	68 11ƚ15Ľ18Ƒ45Ŀ
~orro	63 7Ƥ8ƬǕ9Iǘǣ10ű14Ʀ15ŵ19Y23ĸ25L28ų36ƪ
~orry	71 -11v-7Ũ7Ťƺ9Tň10zǡ11Ƴ14c17Ŀņƚ20fǩ21a
~ors	58 -9ƹ-8ƮǓ7ŤŦǨ8ƌƐǡ9ŶǤ10Ņ11ŨƩ12Ɔǜ13Ş15gŷǅǒ16ƣ17ƾ18Ǖǝ20ǚ21ƞ24Ŀ30m32Ǒ51Ǝ
~ors>	60 -9ƹ-8Ǔ-7BƮ7g8ŤŦƌǨ9Ɛǡ10Ņ12ƆƩ15ǅǒ16ŷǚ17ƣ18ƾ19Ǖǝ23ƞ31m34Ǒ53Ǝ
~orse	89 8Ƹ
~orst	80 9Ř13Ǥ14Ŷ19ŞŨǜ28Ŀ
~ort	52 -11Ǣ-7yĸĿŐŒƖ7jFŢŻƭ8eCƱ9zQĵŤǉ10DZŰ11ųǝ12ƑƩ13TǏ14ľţ17Ɨ18cƧ19ź22ǀ25g28ĻƮ30ƕ31Ƙ32ķƒ33Ɣ37ű
~ort>	72 -9Ǐ7ǀ8W10Ɯ11Ż12ţ13g14zĵǉ15Ť16Ű17Q21Ʈ23Ʃ28ź
~orta	70 8Ō9MT10ƶ11Ƴ12e14ō15XƱ16ǩ22ľ28Ƨ
~ortg	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~orth	62 -12Ǣ-9ǩ-8Ɩ-7c7lCƥ8Ɓ10Ţ12jDT15ų16Ƒ17ǝ22Ɨ24Ǐ37Ļ39Ƙ40ƒ42ķ46ű
~orts	83 10ţ29ǀ30g
~orw	80 -7H12Ŏ15ŀ29Ō35ś
~orwa	80 -7H12Ŏ15ŀ29Ō35ś
~ory	65 -10b-7ǩ8Ŕ9ņŊ10ơƬ11ƼǢ12OƸ14Ľ16ţ17Ǐ18Ɨ19ō20Ɲ23ƽ26Ť34Ɔ
~ory>	66 -10b8Ŕ9ņ10ŊơƬ11Ƽ12ƸǢ13O14Ľ16ţ17Ǐ18Ɨ19ō20Ɲ23ƽ26Ť35Ɔ
~os>	86 9y11ǒ12Ő15Ņ
~ose	46 -15Ƭ-14ň-12ţŨ-9Ņǖ-8anDŖŧƟƫ-7Ńŗ7Eœ8cXżƧƯǊ9Iƍǘ10iAŞǆǑ11Ŏťƈ12ƤƼ13ƎƳ14Ž15őǇǤ16ŐŝƩ17Ɩƙƛ18ŁłƏ19Śƕ21ů22ķǩ23Ƒ24ǐǙ28Ƣǎ32ƻ40ǝ42Š
~ose>	48 -13ň-12ţŨ-10L-9Ņǖ-8aDŖŧƟƫ-7nCXŒŗƬ7ĵƉǡ8EńœżƍƯ9ƛƧǊ10cIŞǆǘ11iAƤǑ12ťƈƕƖǎ13Ŏ14Ǝ15ŽƏƳ16ǇǤ17ŐőŝƩ18ƙ19Ł20łŚ24Ƒǩ26ķůǐǙ29ǝ30Ƣƻ45Š
~osed	71 11ƕ12g14Ɩ22Ƽ27ǎ49ǝ
~oser	84 -15Ƭ-7Ɩ9LƠ11Œ13ƺ19C29X
~oses	82 8ũƻ10Ə11Ɓ15ƛ
~osi	66 -11ǩ8ƕ10VǨ11Ŀ12Sǈ17ǃ18Ũ19Ř30ň67Ɩ
~osin	67 -12ƽ-11ǩ7Ƴ9ƕ10Ǩ11Ŀ19ŘŨ31ň69Ɩ
~osit	89 8ż15V17Sǈ
~osp	73 -11ţ-9C8ž10qV12P13Sĸ14ƃ17Ƽ19ǂ21ƦǔǨ23Q24Ƹ
~ospi	73 -11ţ-9C8ž10qV12P13Sĸ14ƃ17Ƽ19ǂ21ƦǔǨ23Q24Ƹ
~oss	64 -14Ǟ-9iĸ-7ōœż7MNŖ8Tƺ9s11gƳ12ŧ18Ťǉ21Łũ22UƖ23Ŧǟ25ļ29Ř34ť36Ǌ51ţ
~oss>	66 -11Ǟ-9ĸ-8i-7ōœ7gM8NTŖƺ9s11ũ12ŧ13Ƴ14ţ19ǉ20Ť22Ł23UŘ24Ŧ25ǟ26ļ37Ǌ38ť
~osse	82 30Ɩ47ţ
~ost	50 -12ơ-11tōŠǖ-10ŀǉ-9ƌƵƷ-7Dſ7lŞƨƺ8C9ĹĽų10ŮƃƚǊǕ11ƠƲǢ12XŭƑ13kňǄǩ15ǝ16ĸƗ17Ƨ18YĿƓ19Œ21EưǙ23Ư24ǚ30ŗǏ32Ŧ35ľ39ǔ44Ƴ
~ost>	52 -12ơ-11tǖ-10ōŠ-9Ʒǣ-8Ƶ-7ŀ7dĺƦƨƺ8ŞŮ10ĸǊ11ĹƃƚǕ12ƠƲǢ13Ƒ14ų16ň17Ɨ19Ƨǚ20YĿƓƯư21ǩ22ŒŦǙ27Ǐ33ŗ41ľ46Ƴ
~osta	87 -9D17C39E
~ostl	73 -12ƌ8ķ10ĸŴ11Ǉ22ŭ24Ǆ51ǔ
~ostp	89 17ƴ
~osts	80 7ƯǏ10ǚ11XŔ12uƭ14Ƥ21ǝ
~osy	87 9l11T14ź29Ŋ
~osy>	87 9l11T14ź29Ŋ
~ot>	36 -19ǐ-17ƧƬ-14ƌ-13Ǆ-12iPǞ-11ũƹǎ-10ƶƷǣ-9HRőœƭ-8lpxS-7łŘƕǌ7uMYĵŁŗżƇƖǩ8ktŉŻǟǤ9ŐśŠƢǋ10abvKLļŦƋƎ11hĸŚŮŰƆ12ňŹǑǒǢǥ13ŖƜưǘ14fgšƍƱ15dnōŽǀ16ńŅŒŜƥ17ŪƒƤƴƻ18EŕƟǏ19şƺǨ20Ķŵƃ21ķ23Ƒ24J25ƙ26j27Aĺŏ32ſ39OŞ50ŀ
~ota	70 -11ǅ-9Ť-7ǥ7ŀ8Ɨƛ9ƹ10uŽƠ11Ņǉ12Zű13g14Sƀƿ16Ľ17Ŧ20ŵ25ş26Ɔ
~otag	84 32Ɔ
~otal	74 -9Ť-7ǥ8ŀƗ10Žƹ11uƠ12ǉ13ZŅ14g15ƀƿ18Ŧ22ŵ26ş
~otc	89 12g15Vĺ17ť
~otch	89 12g15Vĺ17ť
~ote	57 -10ǩ-8ƞ7ŃƏƭ8ŁűŴǔ9qŜƷ10žǦ11ľſƲ12Ŗƃ13ǘ14ōŗ15eƔ17w19Z21J22ńŏ26Ņ27Ŭ28ķ29Ĺ36Ƥ
~ote>	65 -14ń-7ƭ7ƈǃ9ŃűŴ10q11wŁŜƷǦ13ZƲ15ž17eƔ25J31Ŭ33Ņ37Ĺ
~otec	67 7Xũ8wƏ10ǘ14ľ15ſƃ16Ŗƭ17ŗ21ŏ35ķ
~otel	82 -11X-8Ǌ-7ŵ15ǔ57Ƥ
~otes	78 -15Ņ8Ŋ12Z29ō49ń
~oth	48 -11FǕǢ-10ƃ-9aSŗŜŦŭƭǍǐ-8qCƂƝƷǄǣ-7dŒœŝŬŹƜ7oŶŽƱƳƼ8Ʋǃ9vĿŋ10IŞŪƀƎ11uĶŁƹǈ12Hŧǁ13yZŵƦ14Ɵ15ƨǋ16Bķłſ17Ǉ18ųŸƫ19ŀǑ21ǂ22s24ţ25Ƶ28Ƒ32ƽ34z36ž40Ņ41ş42ń45Ŵ
~oth>	67 -13L-9Ũ-8ţ-7wō7şƬ8lǒǖ10ƫ12ķƯǂ13ƞ14Ʊ15Ÿ16Ǒ19ƀ20ĶƎ23Łŧ28Ƶ47s
~othe	51 -15ǩ-14ŭ-12s-11Ǖ-10š-9FŜƃǍǢ-8Ƃƨǣ-7qCLŏŦƝǄ7ŐǋǞ8żǆ9nŶŽƲƳǑ10oŨ11u12vķŋŷƫ13Iǂ14Şǁǃ15HŪǈ16ŵ18BƟ20yłǇ21ų25ŀş31Ƒ32ƽ34z40ž43Ņ46ń49Ŵ
~othi	69 -7ƭ7ōŻ8ŭƸ9Ÿ10ĿƐ11Ƽ12Ųƻǥ13Ļš15ǩ16Z17ş18ŏ19ƹ22LƦ24ſ36ƨ45ţ
~oti	74 9Ƌ10K11H13ǂ19Ĺ26ƹ28ǩ
~otic	78 10KƋ20Ĺ
~otin	84 15ǂ29ƹ36ǩ
~oto	65 7ǚ8ş12Ż13Ū15ǀ23ſ27ś
~oto>	87 37ś
~otor	66 8ş12Ż14Ū16ǀ23ſ
~ots	83 11ǀ12j13Ɖ20ǁ23ƻ
~ots>	83 11ǀ12j13Ɖ20ǁ23ƻ
~ott	71 -16Ɗ7Ļǣ8Ņū9eƙ10łǘ11ŌǛǥ12Ơ13Ɯ17ƛ23Ł24Cƻ25h
~otte	75 -17Ɗ7ĻǙǣ10ƙǘ12ŌǛ13Ơ14Ɯ18ƛ25CŁ
~otto	87 10Ņ11eū13ł14ǥ
~ou>	17 -32v-25q-24ƽ-22ŤŴ-21ŹƮ-20ź-19ťƨ-16ƅ-15o-14bƆƇ-12ǧ-11tůųǥ-10ŕŷǂ-9Ɖơ-8eŅŦ-7hōƓǈ7IƎƔƖǅ8BŋƗƜǄ9ŪūǛǠ10ŭŮƀƒƺƼǖǝ11QĶƙƝƥǃǒ12ņőƫƿ13pŬŸƂƯǙ14duƭ15ajLZĵƃ16YĺŌƟƶǁǓǔǜ17ŃŉƘƵƾǆǚ18GMĴŏż19kƸǘ20ŲžƚƱǑ21fHǋ22ĸŖŽƬưƻ23SľǨǩ24WŊǇ25TŶǕ26CKUŢ27ĹĻƹǀ28ķŚǞ29Oſ30nXĽŀłƧ31Rś32mŝƁƌ33ńƦƴ34V35F37Ŝ38Š39gļňŐŒ40Ũũ41AP42Nŵ43Ƥ46Ş47l48i49Ŀ54Ň61c
~oub	72 -12Ǉ7Ʈǘ9ĵƛ11p12ĹƼƽ13t14Ş15Řű20ǜ21œ
~oubl	72 -12Ǉ7Ʈǘ9ĵƛ11p12ĹƼƽ13t14Ş15Řű20ǜ21œ
~ouc	75 -7d8ŭ9nKķņōŦ10gńƹ12Ƽ13ǣ15œ16ƗƤ17Ŝ
~ouch	75 -7d8ŭ9nKķņōŦ10gńƹ12Ƽ13ǣ15œ16ƗƤ17Ŝ
~oud	80 8Ľ11xŋ13ƞ14j25ƿ29Ǘ
~oud>	82 8Ľ11ŋ12x13ƞ26ƿ30Ǘ
~oug	47 -13ƽ-9mŏŭ-8LQŕşƔ-7ĹĻűƼ7zTŬžƧ8SĺŀŶƁ9ZķśťƂƚƳǦ10nyĸŐǥ11ōŮǝ12ũ13Y14ŤƮư15rŖſƗ16łŇƬ17Šŷƨ18ŊŨƒ19Wŧǖ20ƌƕƦ21ǎ22jlŗ
~ough	47 -13ƽ-9mŏŭ-8LQŕşƔ-7ĹĻűƼ7zTŬžƧ8SĺŀŶƁ9ZķśťƂƚƳǦ10nyĸŐǥ11ōŮǝ12ũ13Y14ŤƮư15rŖſƗ16łŇƬ17Šŷƨ18ŊŨƒ19Wŧǖ20ƌƕƦ21ǎ22jlŗ
~oul	33 -21ĺ-13qŦƽ-12nŒƳ-11QƁǈ-10oŤƩǅǞ-9jRSUŐšŨƺƼǣ-8ĹŁŜŪŭſƠ-7klwFœŰƙƞƟƻ7AIŖŷǂ8beHNľŧǔ9Zŋŝū10aĿŃƍƿǘǦǧ11BLƀƨ12ŇŗƘ13mTǏǢ14KƓƪ15ĵĻƂǄǩ16ŘƏƸǚ17ŽƱ18rŌƒ19c20YŞž21D22Ɨƶ23Ƶǁ24Ĵư25űǨ26Ư27Ŋ30ƭ31s33ķŢ34Ƭ35Mś38ŵǝ41Ƥ44X47Ŏ48Ʒ50Ʈ56ĸ
~ould	33 -21ĺ-13qŦƽ-12nŒƳ-11QƁǈ-10oŤƩǅǞ-9jRSUŐšŨƺƼǣ-8ĹŁŜŪŭſƠ-7klwFœŰƙƞƟƻ7AIŷǂ8beHNľŖŧǔ9Zŋŝū10aĿŃƍƿǘǦǧ11BLƀƨ12ŗƘ13mTŇǏǢ14KƓƪ15ĻƂǄǩ16ĵŘƏƸǚ17ŽƱ18rŌƒ19cƵ20YŞž21D22Ɨƶ23ǁ24Ĵư25Ǩ26űƯ27Ŋ30ƭ31s33ķŢ34Ƭ35Mś38ŵǝ41Ƥ44X47Ŏ48Ʒ50Ʈ56ĸ
~oun	45 -18I-13H-11SŖƮ-10dœǩ-9Ĺŀłŝūƿ-8UŘǄǍ-7oZĸŐũŪƠƨǑǙǞ7Ůŷ8ŚŹƏǜ9pĶĽƆǕ10ŠŽƱƹ11ľńƌƗƣǖ12şŵƭ13vL14VĴǉ16ĵǠ17nƇ18ź19sB20A21Ň22ŗřƺǔ24b26lƬ27Ɠ30ǅ31Ư32ƍ33C36Ǉ38c41u
~ounc	84 12J13A28b
~ound	52 -10H-8łǍ-7SUŀ7şƊƎǎ8Ƒƥǈ9hnBGǁ10ƜƩ11T12ǉǜ13bc14ĽŚŠƣ16ń17CLŵƓ20V21Ƈ23l26s28Ň29ƺ33ƍ37ǅ
~oung	71 8xƍ9ƯƳ10Ż14ƭ17ź18Ź19ĵ20p23u27v46c
~ount	53 -15I-9ūǈ-8dĹƮ-7ŖŘƿ7lļ8AŜşŻƢ9QYŦƗ11nőźŽǀ12ƅ13XĶŷǕ14ƆƓƹ16Bľƌ17ǖ20Ĵř22C26uǠ29Ưǔ31ŗ33Ƭ50Ǉ
~oup	70 -8ŵǝ7SŊ8ǎ9UĽ10Q11xƘ13ƿ15Ū18Ǟ32Ƨ38W
~oup>	78 13xQ36Ƨ43W
~oupl	76 -8ŵǝ7Ƥ8S9Ŋǎ10Ľ11U12Ƙ14ƿ16Ū21Ǟ
~our	25 -22C-19ť-17ŏǩ-16Ƈ-15ĸő-14ŌŪŬƈ-13ũŲƩ-12ĹŗŤƆ-11Xňƌ-10Yŀǟ-9ŭƴ-8GōŮƅƚƬǗ-7ĻńœƋƹƻ7łżƙƼǇ8HMQŕŝſƠǅ9řŴǚ10cķļƂ11kyĽŃǌǔǖ12oƸǝǧ13hIľǠ14lŖŸŹƯǤ15JŶƄƝƶǡ16tvEŽƫƷǋ17DƁǙǛ18n19gWŇŘžƾǈ20sƺǎǐ21Śǂ22jpwPRĶƕƢƤ23F24ŜƲ25VƨƮ26dů27qşǕ28TƃƳ29eǢ30Łǣ31ų32r33x35ƥ36Ʀǉ42ĵ43ǘ44ƽ57zB
~our>	26 -23Ų-21C-19ť-17Ōƈ-16ōŤƇ-14ĸŏő-13Ŭ-12ũŪŮ-11Ɔƌƻ-10ĹŭƩ-9uGXYňűƅƋǩ-8ŗŵƴǟ-7Ɛƹ7kLQŞſƣ8aiRŨƼǚ9ľłŕŶƜƝƞƸǄ10MŒřŸżƂǎ11ŝ12ntļƦ13yŃŖŘųŴžƯǔǖǧ14oĽ15gƁǝǤ16hlIŹƕǛǠ17JƢƶƷ18EŽƫǋ19Ǚǡ20Śƾ21VWƲ22wǂ23svŇƺ24jpPĶŜǈǐ26TƤ27xƮǣ28dŁƨ29ů30qşǉǕ31eƳ32ƥǢ34r35ƃ39ĵ43ƽ47ǘ55B57z
~ours	51 -17ǩ-12v-10Ʒ-9ŗƣǈ-8ŇŒŴ-7rĴƚƞǐǡ7ƀƨǣ8ľŤŮƠƲǦ9VĵŢŸ10ƎƢ11nŁŠƝƯ12AŶƖǌ13cguŘţ14ōžǉ15ŵƕǇ16HŦ17űŲ23xķ29ǎ36ųƦ43R53F
~ourt	79 -9c29k34Ƅ49D
~ous	43 -16ǎ-15ŗŬų-14dǈǩ-13ŒǦ-12Pń-11ƘƤ-10SŴ-9ĴƸǖǨ-8YŐƃǇǔǝ-7UŀōƦƻǄǊǘǙǞǢ7a8ĹŁůǕ9ŹƑƚ10hƉ11TƋƎ12ƌƏƕ13Ƃ14s15qZƨ16ǁ18ƙƮ19fƗƣ20orŷ21M22pĿƇƖ23Hş25Ɠ26D27Ɯǂ28G29ķ30Ɲ32Ɔ33Ɵ34Fǀ38Ʒ39ƒ42Ɣ46ƅƞ48n
~ous>	69 -13ǩ7śǛ8Ǐ9a10rŉƙ11Ŷ12š13wĹƞƼ14ǂ43Ŀ59ǀ
~ouse	44 -15Ŭųǎ-14dŗǈ-13ŒǦ-12ń-11Ƥ-10SƘǏ-9aPĴŴǖǨ-8YŐŶƸǔ-7ƃǇǊǢ8Ǖ9ů10ŁŹƑƚ11hƉ12TƋƎ13ƌƏƕƙ14rƂ15s16Zƨ17ǁ19Ʈǂ20qƣ21foƖƗ22ŷ23pMƇ24DH25ş26Ɠ29G31ķ32ƜƝ33Ɔ35FƟ37n39ƞ40Ʒ41ƒ44Ɣ47ƅ
~ousi	82 -7q8D10ǜ12Ŝ20C21n
~out	35 -20cǩ-16F-14ķ-13i-11LƼ-10xńŬƛƠǇǒǟ-9vSŃƓǝ-8DIœžƄǦ-7oKRŎƯƻƽ7ƇƈƏƴǕǜǞ8zƂƎƭǈǘ9hBĻťŴƍƬ10qAŜƺǧ11ĸƫ12ZŀŤŲƌƩǏ13ƚ14euĹŽſƱƷǋ15VŝƜƞǄ16lYľŞŵƳǁ17ĴŦƔ18ĽǀǉǌǛ19ļĿ20rƟǨ21ĺƸǔ22CŇŉ25yƝ26ō28gjƪǑ43š
~out>	36 -19c-18ǩ-14Fķń-12i-11LƼ-10xŬƛƠǇǒǟ-9vSŮǝ-8IŃňőœžƄƓǦ-7oDKƽ7npqŖƗƨǕ8ƈƏƟƴǜ9ŝƂƎƭǋǘ10hzBUťƍƬǈǧ11Aƫƺ12glĸŜŴǀ13ŤŲƌǏ14ļŀƚƩ15jŽſƱƷ16Vƞ17YľŵƜǁ18ĹŞ19ŦƔǉǌ20ĽĿƳǛ21rĴǨ22Ƹ23ĺŉ24Ňǔ27ō28yƝ30ƪ31Ǒ45š
~outc	89 25Ļ
~outf	77 -7Ƴ7W9Ş10ńő11Š13Ǟ18ơ23Ő27Q30Ǆ
~outh	80 -9Ɔ10rň14ļ16lC20ŝ24u30Ɵ
~outs	70 -14U-9Ǎ9Ɖ10qǋ13ǀ14ŉƦ16g21Zƣ24C27j30Ƈ
~ova	86 18Ǆ20Ł38ƌ
~ovat	89 40ƌ
~ove	40 -15VƝ-13pŁǎ-12ŪǑ-11ķŤ-10XŘŵƔ-9KŇŨűųŹƯƳǩ-8gmńŷơƣǄǅ-7abfDILĹŅœşŬƫ7rBļĿŀŌŚƜƷǕ8PRƃƆƸǌ9QZƚǚǥ10CŞšƁƌƒƶǏ11Ƙ12Ńǖǡ13ĵŜŶƍƛǇǒ14MWľŰǨ15śŢƓƦ16ŗŻƠǜǞ17ĸŕŝƭ18ŮƂƧ19ŎƑ20GŒƀ21Ɛ23ŦǊ25H26TUǢ27Ǧ28ƨ30Ő31ǟ32Ǎǔ33ŏ38Ŗ40ƞ
~ove>	58 -11VƝǝ-10ķơ-9ś-7ŁƢ7lŎƉƑǔ8Ƅǋ10ŃƤǦ11uwŌ12ŀ13ƅ16UĵŞ18y19BƷ20Ő22Ŷ25ƍ27GŢ35ƐǍ46ǟ48Hƞ
~oved	80 -7H7yŒ8nŭ11Ɵ12ĺƢ17ť18G
~ovem	89 12Ǣ23ƌ
~over	42 -15Ǐ-13Ǆǎ-12p-11Ǒǩ-10yŘ-9ŁŪųƔƯ-8aKVXŵŷŹƝƟƤǃ-7lmGńűƵǈ7jSĽſƶ8ƞƱǍǕ9AŚƆƸǌ10MQRļƃƚǥ11CĿƜǚ12Zšƒǝ13PƘ14ƁǇǡ15UŎŜŝƛǒǖ16WŰƑ17ĸľŐƓƦǨ18ŻƠǜ19ŗƂƭǞ20ŕŮ21ŒƧǦ22ƀ23ś26Ŧ27Ǌ28Ǣ29ǔ31Tƨ37ŏ43Ŗ
~ovi	71 7ǝ8Ō9Ǆ11t12ĺŀ13ŢŻǩ14y18Ő20n29H38ƞ
~ovid	89 9ǝ12Ǆ24Ő
~ovin	72 9Ō11t12ĺŀ13Ż14Ţ15y21n29H50ƞ
~ow>	27 -31W-20Q-19Ƃǈ-18Ł-16DMǄ-15ş-14ƕ-12Ɲ-11H-10yŚƯ-9CRVƨƫ-8wFŀŌřŝƲƴ-7aoAƢƥǁǔǠ7XšƚƣƤƧƹǋ8rGŐƐƟǂ9fvōŸƠƱǣ10TZĽœŜŦ11hŃŉŊŘŲƅǆǏ12ũƃƒƿǊǜ13ŒŵǅǑ14ŕţŭƸǝ15ųƙƦ16kzňǃǎ17OļŻ18ĺŠƏ19bpĴŏŖƋƪ20ĸŤǇ21NSUłƬƭ22ůƁƞƺǦ23ŗŧƓƔ24ǖǩ26ǘ27KŮ29Ʈ30Ũǟ31j33ŅƆ34Ŷ35cű37Y38x39t43Ƴ46i
~owa	81 -13v7Ǒ12aK19Ň23X34x
~owar	87 21Ň25X
~owe	59 -18Ř-9ŗ-8ŁŶ-7ƒ7Ɓƛ8ƣ10ķĻłŉų11ƃǤ12B13q16Ǖ17f18Ŏ20ƪ21Ņƕ25ľ26Ǧ28Ɗ34Ɣ35Ŭ47Z
~owe>	67 -7ƒ10Ɓ11Ǥ12ķŉ40ŬƔ61Z
~owed	74 -9Ŷ-8Z8Ň10Ņ11ƛ14ų15B22f26ƪ28ƕ
~ower	70 -20Ř-9ŗ-8Ł10ƣ11ǩ12ł13Ļƃ16q17Ņ23Ŏ31Ǧ34Ɗ
~owh	89 8g38ĸ
~owhe	89 8g38ĸ
~owi	71 7ǧ8Ǆ9IƑ11jǇ12ƛ13Ƅ17yǞ18ň30Ɓ
~owin	71 7ǧ8Ǆ9IƑ11jǇ12ƛ13Ƅ17yǞ18ň30Ɓ
~own	42 -17ƛ-16Ų-15Ƴ-14Ɲ-13Ǉ-12ĸƜ-11PƠƣ-10ŀōŝƐǄ-9XŏƄƩƯ-8bgrŜŠƤ-7sŃŗţŭŰŶƧƬƵǣǩ7oLYů8enŁƏǢ9jMƍƫ10QŖŞƶǃǅǊǍǎǔǥ11Ŭǉ12vTňŤŪŸƔƢư13Ǩ14zEHƴ15ǐ16łƑ17ơƷǑ20ǟ22lƘ23ǒ24aǛ25Cǝ26V27Ɨ35ƊƦ37ķ38ƀǋ58ǆ64F
~own>	44 -17ƛ-16Ų-13ĸǌǣ-11PƠ-10ōŝƐ-9Xŀŏƕ-8bgƜƝơƣƩƯƳǄǥ-7rŃŜŠţŭŰƄƅƤǨ7oEŌůƲǕ8LſǍ9ceYƏǞ10nMŁƍ11ŞŬƫƶǆǊǎ12QŖǃ13vTŸƔ14aňŤŪƢư15ƴ16z17łƑ19ƷǑ22ǟ24l25Ƙǒ26ƊǛ27C29V30Ɨ31ǝ38Ʀ39ǋ41ƀ42F44ķ
~owne	66 -12Ƴ-9Ǉ-8Ʒ-7ǋ9ǉǣ10j13ơǅǢ15ƅ18a20ƕ23ǌǔ27F29ǥ31Ǩ33ǆ
~owns	74 -10c-9Ǟ-8ķ-7ƜƝǇ7ƷǍ9ǋ12F15E17ǐ19Ɗ28ơ31H46ǆ
~ownt	84 -7M10ǋ11ů17ƣ23Ǎ27ǩ
~owo	89 12B24Ƴ
~owor	89 12B24Ƴ
~ows	78 -7ơ9ǒ10gǌ12ťƑƒ14A16ŗƥ27ǡ
~ows>	78 -7ơ9ǒ10gǌ12ťƑƒ14A16ŗƥ27ǡ
~ox>	69 -7Ő7dƿǚ8ż9Dǐ10qĸƄ11Ś12cŏƋ13mP14Jǧ17ƻ19f29Ǚ
~oxe	89 -7Ʀ15ƻ37ƞ
~oxes	89 -7Ʀ15ƻ37ƞ
~oy>	72 -7d8y9b10nū11jŤŭ12u13v15U17g18t20x21w24Ź
~oya	83 -7Ň11Ǘ34ő36Ţ
~oyal	83 -7Ň11Ǘ34ő36Ţ
~oye	59 -7őŗƦ7ǉ8ǥ11V14ǈǣ15Ǒ18qS19W21Ƨǜ22Ǉ34Q
~oyed	86 -7oǜ28Q42q
~oyee	62 -11W-9qQ8ǉǥ17Ǒǣ22ǈ28Ǉ31ǜ
~oyer	74 -9ő-8ŗƦǈ19V25S28Ƨ30Q37W
~oyi	87 12ǟ14ĸ15Ş21U
~oyin	87 12ǟ14ĸ15Ş21U
~oys	78 -11Ǉ-10Q7n10w11mvx12q14Ő16Ƙ36u
~oys>	78 -11Ǉ-10Q7n10w11mvx12q14Ő16Ƙ36u
~pa>	78 8A14B40ź46Ǡ
~pac	67 -20F-10Ŝ-8Ɔ7ş8Ǣ10ŖƇ11Ų12H14W17Ɗ19Ɛ21ǋ26ƞ33ƹ35ǌ36ǥ
~pace	75 -23F-9Ɔ10Ǣ12Ƈ19Ɗ21Ɛ24ǋ39ǌ
~pack	73 -11Ŝ8ş12ŖŲ14H16W29ƞ36ƹ39ǥ
~pag	70 -8J7f8ļ9Ļ10ōſ20ǌ25ś49Ś
~page	70 -8J7f8ļ9Ļ10ōſ20ǌ25ś49Ś
~pai	56 -11ǒ-9vǟ-7Ũƅ7ŏƪǘ8Ĵǖ9ƏƥƩƫ10UŧũƢǃ11ƃ12ƭǉ14ZǑ15œ17ķ18Ʊ21ţ24Ɣ26ƕǄ38ŦŬ
~paid	58 -11ǒ-8ǟ-7ƅ7Tŏǘ8ƪ9ĴƩǖ10ƏƢƥƫ11ǩ12ƃ13ƭǉ15Z16œ17ķǑ19Ʊ20Ŧ22ţ26Ɣ27ƕ40Ŭ
~pain	86 -8ǩ8y16ǃ17ŧ18U19Ǆ
~pair	80 9Ƥ11Ŕ15ũ21Ǆ28Ŧ
~pan	50 -19Ū-14S-12fH-11wũ-10aTųƂ-9Ťǣ-8V-7ƈƦǂǌ7MšƇǆǑ9ŠƖǈǉǟǠ10Ņƅǩ11mWş12Ƅơ13ľƉƕǁǊ14Ŝ15Şţ18ǡ22ĶƧǄǨ23ƴ24ǥ28ǅ30ŝ31ő32Ő33ŧǃ35Qǐ36Ţ37Ǧ43Ǟ
~pand	86 -15ũ-10H18ť35Ǟ
~pane	87 10Ƌ18Ɖ20M
~pani	74 -9V8ĵ9š12ŀş13ǩ19m22ń29Ţ
~pany	52 -19Ū-14S-13ń-12f-11wƂ-10aų-9ǣ-8TŤ-7Ʀǂǌ7ƇƜ8ǆǑ9ƖǉǠ10Ņǈǟ11Š12Wơ13Ƅ14ƕǁǊ15ľŜ16Ţţ18Ş19ǡ23ĶǨ24ƧƴǄ25Ǟ26ǥ30ǅ32ŝ33ő34Ő35ŧǃ37Qǐ39Ǧ
~pap	68 -8Ł8i9Q10Ɩ12oƢǗ13ǆ15J16Ǡ18ķǃ21ǒ22K29Ʋ51Ś
~pape	68 -8Ł8i9Q10Ɩ12oƢǗ13ǆ15J16Ǡ18ķǃ21ǒ22K29Ʋ51Ś
~par	47 -23Ƹ-22Ŗ-15y-14Ĺ-11Q-10cHŒ-9ŇŐƛǞǧ-8aŃ-7nMƕƵǔ7ľŞŨƗƷ8ŤƔƝǑǩ9Řǁ10vTŵƘƤƧƱ11qsƞ12UƢ13ŀǠǨ14tƏ15Cō18płńơƨǆ20ǟ21oOƠ23Šƣ24Ǉ25Vƥ26lG27Ŵ29uƽ30ň33Ɯ35z46Ű
~para	78 9f13hş19ǁ24Ƙ25Ř
~pare	66 -17ǂ-16Ƹ-14ǩ-8F-7C8ƦƯ17ń18ƥ20Ŵ22Ɲ23Š34O47ƽ49u56z
~park	69 -13D7Ɣ8vŮ9żǟ11GƠ12Ļ16ķ20T22ǩ73Ű
~part	51 -21Ŗ-15y-12Ƹ-10Œ-9QŇŮǧ-8cĹƛ-7aHŐƕƝƦǔ7ư8Dǩ9ľŠŨŵƷ10ǍǑ11FŞŤ12ƗƧƱ13qƤƥ14Ŵ15UǟǠǨ16tŀƏ17sƠƢ18ǂ19ō20pGƨǆ21ơ23C24o26ƣ28Ǉ31lV34ň42Ɯ
~pas	62 -15Ŏ-9Ɣ-8ŵ-7ǩ7ǜ8ŻƃǛ9gƭƿǎ10ƺ11cƫ14ǀ15Ʋ16ņ17Ʀƽ18OŲ24ƶ25Ʒ32ŀ36ǘ45Ƴ
~pass	67 7ư8sƽǀ9ƃ10g12ƫ16Ʋ19Ʀ20Ų27ƶ28Ʒ42ǘ51Ƴ
~past	72 -16Ŏ-10Ɣ-9ŵ7ǀ8m10Żƽǜ11ƭƿǎǛ12ƺ13c18ņ21O39ŀ
~pat	72 -22ƌ15ƹ16Y20q21ƾ25ǗǙ26P65Ǟ
~patc	86 -7ƾ7ũ8Ɖ18ƹ20Y30Ǚ
~pati	76 -23ƌ21q27Ǘ29P69Ǟ
~pay	42 -19ųǨ-15BĻƶƾ-13Ǌ-12ŇǏǔ-11ŔƷǈ-10nĹŝǗ-9ķņōŢŵ-8őŴƗǞ-7mxAĺĽŁŞşŨơƧ7F8ţǥ9ĸſ10T11ǩ12ĵ14šƓ15qŅŐƪǇǢ16žǘ17ǝ18Ư19ư21ŗ22QYƜǣ23WŬƱ24Z25Ŗŧ26Ų28X30œ33ŘǑǠ34ƕ37Ơ38Ǖ40ŦƮ42ƃ45Œ47ƒ50ǖ60ǉ89Ĵ
~pay>	49 -21ų-20Ǩ-14ƾ-12ĻŔǏ-11Ǌ-9ƶǔ-8ņőǗ-7Ŵǥ7ǁ8Y9ƀƁƤǠ10ǘ13ţ15Wǣ16ĸ19Ʊ20ŖǢ21ŧžƕ23Ŧư24X25Őœ27ǉ28ƃ29ŗŲ30Ơ31Ǒ32Œ37ƒ38Ř47Ǖ58ǖ75Ĵ
~payc	69 -8Ǡ9ǟ10Ĵƭ11ǉ21qƯ22T24Ʈ29Q30Y
~payi	61 -14B-9Ĺ7FĿŘ8ŦƵ9ǝ10Ŗ13Xŧ14Wǣ15Ĵ18œ20ƪ22Ơǥ27ƒ28ZƓ30Ɯ31Ņ32Œ
~paym	66 -8Ʒ9ŉ10Ʃ12e15ƃ16ǘ19ZƮ22ƕ24ĵ29š30Ĵ38Ɣ41Ŭ
~payo	87 -11ƶ14ƫǩ35Ŧ
~payr	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ61ǉ
~pays	73 -25Ɣ-14Ň-7xŐ7Ŗ9Uǌ10źƕƜ11Ʊ14ňſ21ǝ25ƃ27Ʈǩ30Ǡ
~pda	69 8Ǎ18Ƌ22Ʋ23Ǣ35ƌ
~pdat	69 8Ǎ18Ƌ22Ʋ23Ǣ35ƌ
~pe>	63 -11Ǎ-9b-7Ś7ĵłǄ9Dǖ10ǉǔ11Ƈƣ12Xǆ14Ş18d26ƉƩ27ƛ31Ƹ32ű33ƹ35Ƽ38ŋ
~pea	75 -9ǩ11ƽ12N14ơ16Ś19ŏ21sũ22Ň27x31a
~peak	78 11ƽ12N17Ś21ŏ25s33a
~pec	67 7ł10Ţ12UƉ14Ŏ17ĸǞ20ƞ21Ň22ƾ24Ƙ
~peci	74 23ƞ25ƾ28Ƙ
~pect	73 8ł11Ţ13U14Ɖ15Ŏ18Ǟ19ĸ23Ň
~ped	68 7ńƀ8ĵļǀ9ũǨ10bƗƺ11ƪ12pǕ13U16Ŕ18hE20Ʈ26š
~ped>	68 7ńƀ8ĵļǀ9ũǨ10bƗƺ11ƪ12pǕ13U16Ŕ18hE20Ʈ26š
~pee	74 -10ņ-7ų7ĵ10Ŝ16Ž23Şǁ44Żǚ
~peed	80 17Ž48Ż
~peel	84 -8ų50ǚ
~pel	73 -12a10J11t13ŵ14Ɛ17ǋ20ǃ47b
~pell	74 -12a7w10J11t13ŵ14Ɛ20ǃ48b
~pen	46 -14R-12Ł-11Ǉ-10ŝ-9V-8ľő-7AHŇƬ7ņſƮƴ8i9uƨ10Űƫư12Ƙ13zWţƧǓ14ƳǔǞ15YĻŢ16ǘ17šŸ18ƛ19Ư20ĸũ22ť24ĺ26Ť27Ķ28Ŀǣ29Ǩ32X33ǝ35Ʒ36ǅ39ǎ
~pen>	58 -13HR-11Ưǩ-9YǇ-7Jő7ŊŧƑ8ŰƛƜǋǕ9yƧ11ũ12Ť13Ļ18Ŀ20Wǘ21Ţǔ22Ǩ23ţ26ĺ27ǝ31ťƮ32ǅ46ǎ
~pend	64 7Ű9I11ƶǑ12glƴ15k19u21z22Ŀ26Ÿ30Ư39X
~pene	60 -12Ł-9Ŀ7Šǣ8ƨǨ9Ư10Ʈ11Ǥ13YĹƛ14Ũ15iņō17š18ƫǅ27Ƴ32Ť
~peni	83 11ǎ14H24ũ34Ǟ
~pens	59 -10Ʈ-8Vĺ8Ľ9XĻƙǊ10ƨ11šƗ14ŗ15ſƧưǨ17Y19Ƙ20ǝ24ǩ30ĸ32ǣ37ĶƷ
~peo	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~peop	58 -10SŪų-7ľ7ş8bĺŲſǜǤ9Ůƨǩ10ŗƗǡ12dƲǔ14lKǖ15ǚ16nŝ17ŷ18ƶ19ǉ20Ɯ21ǈ22Ǚǝ23Ǘ25Ǉ
~per	48 -11SƬ-9PŁŐůǉ-8lW-7XţƁƉǦ7aLĴƑƖƿ8ŞƃǛ9fŊŭƓǆǨ10ƩǄǗ11Ņǒǩ12KƗ13Ǒǡ14D15AŜŽžƋƚǃǣ16ơ17Ʋǅ18Œŷ19J20v21M22ŹǠ23œ24ǋ25Ÿ26Ǣ29ņ30ķ31Ś
~per>	64 -10ůƬ-8ǉ-7Ɔ7r8xƲ9œŮ10űžǣ11Qǘ12L13Ř15Ś17şƓ18Ǘǡ19Ņ20ķ21Kƿ22Ƌ27ǩ28Œ
~pera	83 -10D-9S7ǡ11ǃǇ13ǅ23ŷ36ǋ
~perc	71 -13Ř-12ƿ-7Ɖ8Ķǖ10ǔ12ź15Ǒ16ĴǆǛ18Ǆ26ƚ27Ž28œ
~perf	81 12a13ř14D16Ļ21Ş
~peri	72 -8ţ10ŧ14Ũ15ǣ19ǅ25ņ
~perm	75 11ƌ22Ÿ26Ʃ40Ź
~pers	61 -11Ƭ-8HPW-7ǌ7gnŖǑ8ųǢ9hTłƂǎ10Ƣ11fƖƲǈǠ12Jľƃǒ14Ŋŭ16Ś18ņǨ23A26ŜƗ30v31M
~pert	67 8ǋ15HƑ17žǌ19ơ20D27Ɨ28ķ41Ǣ
~perw	78 -8Ł8ś11ǃ12i14o16Ś20Ǡ21J
~pes	79 7Ƥ14ũ15Š17ľ31Ƌ
~pes>	82 7Ƥ16ũ32Ƌ
~pet	82 9Ɗ16Ņ26Ş33ń49h
~pets	89 54h
~pgr	89 
~pgra	89 
~pha	84 18ƻ32Ɖ
~phal	86 33Ɖ
~phe	89 -8Ŷ13I16h17ų20ĸ
~phi	89 16ƣ44ǘ
~phis	89 16ƣ44ǘ
~pho	63 -16J-11Š-10ǅ-7Ǡ8ľ9CĹǖ10Ǆ11rŜǘ12ŚǗ13Sĺ14ǟ16c18O24I26M27Ž35K40ś46ǩ
~phon	64 -16J-11Š-10ǅ-7Ǡ8ľ9CĹǗ10Ǆǖ11rŜ12ǘ13SĺŚś15ǟ16c19O25I27M28Ž39K47ǩ
~phot	86 37ś
~phy	77 20ƀ24Ƹ25ǁ45ƾ
~phys	77 20ƀ24Ƹ25ǁ45ƾ
~pic	59 -19ǩ-11ǃ-9ƨ-8Ư-7aĸŢŧ7nŴ8NŜƷ9twǄ10WĹūŭƞ11iKƇǟ12LŶ13ĺƬ14Ŀ15X16ųƭ19f21Ř25ł28ǐ32ľ34Š37ś
~pica	87 9ƿ10T11ǎ15Ǆ
~pick	64 -11ǃ-9Ư-7aŢŧǩ8O9Ŝ10w11NW12Ĺŭ13Ŷ14iĺǟ16K17LX18ųƭ24Ř29ł31ǐ36ľ40Š
~pict	72 -14ǩ-10ƨ8Ʊ10Ŵ11nŤ12ūƷ13ƞ15Ƈ17Ƭ19Ŀ24ś27f
~pie	83 -10ƕ10Ɵ12Ɩ14Ʊ16Ǣ19Ŭ26Ƈ
~piec	87 -11ƕ15Ʊ17Ǣ20Ŭ
~pil	77 -7ǩ7žǂ9ķ12ƿ46ƻ54ǀ
~pill	80 7ǂ12ƿ61ƻ
~pin	59 -11Ɖ-9NƬ-8PŶƒ-7Ĺ7ƅƛ8VŔ9byŋũ10AƢ11Ƒ13Ǡ15Ž16tU17zŢ19ǟ20Ǆ22ĺ24Ƶ25ń29X31ŀ34x41Ļ
~pin>	75 -8Ŷ7ƀ8ŀ9Ŋƶ11Ƶ12X13Ţ14V15UǄ20Ž22ǟ
~ping	62 -13ǩ-9Ƭ-8NPƒ7HľŢƛǀ8Ǆǝ9ŋ10by11ũƢ13t14Ǡ15z16XƵ22ń25ĺ27ŀ32Ļ36x
~pini	87 12Ļ19A
~pip	74 14ũ15Ƥ28Ƌ32ƛ67ƃ
~pip>	86 -7X81ƃ
~pipe	78 15ũ16Ƥ30Ƌ34ƛ
~pir	80 8Ž13Ÿ14e16ƻ38ŕ
~pire	84 13Ÿ15e31ŕ
~pit	71 -10ţ-9C8ž9V10qP12ĸ13Sƃ15Ɖ17Ƽ18ǂ20ƦǔǨ22Qǩ23Ƹ29h
~pita	73 -11ţ-9C8ž10qV11P13Sĸ14ƃ17Ƽ19ǂ20Ʀǔ21Ǩ23Qǩ24Ƹ
~piz	87 9Ų11Ǎ31ǩ
~pizz	87 9Ų11Ǎ31ǩ
~pla	44 -16Ĺ-14Z-13Ũ-12Œ-11ǈ-10PTőŸƪ-9ķŜǇ-8iŧơ-7ĴľŁţűǄǘ7BƈǙ8Ň9gƆƟǋ10DĶŃŖŞŠǔ11MşǊ12Ƣ13Ɨǟ14UňƓƦǅǚǨ15ůƔ16WŊƅƤ17GƜƞǖ18Ŕƥ20kǞ22Ǣ23yƠ24ĺƌ28F29ŏ33Ɛ37V39ǀ40Ƶ41ū45H
~plac	51 -13Z-11Ĺ-10ő-9ƪ-8ķŜ-7Sǈ7hǔ8ĺƍƲǛ9QƤǙ10Uń11Ƒǖ12Ǩ13ŏƆƈƜ14Ńşƌ15Mů16DǊ17ƗƟƢǋ18ǅǟ19Ɣ20Ɠ21Ʀ22ƅ24ƥ25GH26Ǣ28Ƶ29ƞ30Ơ37F39Ɛ
~plai	68 -7ŧ10ſƸ11ư13Ɖ16B19ǜ20Ŕ26Ŗ28ň32Ŋ33Ş
~plan	55 -10Ş-9Q-8Œ-7gPĹƟ7ŀł8zUƶ9ƃ10ŗƱ11lAĸŔ12SƤ15Ňƌ18Ķǩ21Ƶ22ĺǚ23ŏ26W28Ǟ31kH35y43ǀ51V
~plat	79 -16Ÿ-8ǩ9ǀ10ǌ81ū
~play	82 -13Ũ9s17ŉ20Ť21Ɯ34g
~ple	52 -11Ōǋ-10Œų-9Ƣǧ-8pŵǃǌǍ-7ľŐǄ7ĺŮƨ8Ɨ10yƜƶǁǔ11n12lKơǖǚ13ǡ14bŷǝ15ŭƁưƿǩ16ǉ17ŗǈ18Ǟ19ƲǗǙ21d22a24D29Ǉ31ƣ37ŝ
~ple>	56 -11Ō-10ų-9ŵ-8ŭ-7ľŇ7bJşŲſƘǘǤ8ĺŮƨǜ9ŗƗ10ǡ11dǔ12Dƶǁ13lŝǖ14Kǚ15nŷǝ16ư17Ɓƿǩ18Ɯǉ20ǈǞ21ƲǙ24Ǉ
~plea	68 -18ơ-10Ƣǌ-9p9jw10b11Ǉ13c14d17D30ŭ32aŝ
~ples	87 7s10ŗ30Ǘ
~plex	79 -13ǧ-9Ǎ-8ƆƜǃ10Ơ41ơ49ƣ
~pli	65 -15Ş-12ŐƦ-9u-7ǝ8S9Ǉ10Ɲ11ƿ13ĴŌ16Ǝ18Ļ22ƫ37ƴ41Ƣ42Ǖ72ǜ
~plic	84 7ǀ10S13ƴ14ƿ17Ō
~plie	71 -9Ʀ-7ǝ7ǐ17Ɲ30ƴ47Ǖ
~plit	75 -13Ő-8u-7ƣ15Ĵ16Ǉ26ƫ47Ƣ
~plo	57 -10Ɣ-7őŗƦ7ǉǥ10V11Ǒ12Ŭ13Ŵǈǣ15mqų18W19ǜ24SǇ32Q35ś39ư
~plot	87 -7ŏ60ư
~ploy	58 -7őŗƦ7ǉ8ǥ11V12Ǒ14ǈǣ18q19W21Ƨǜ25SǇ34Q
~plu	72 8ƏǄ10S11j13ƒ16ƛ32Ž36Ƌ
~plug	86 10Ə39Ž
~plum	75 8Ǆ10S12j14ƒ17ƛ38Ƌ
~ply	87 -7Ɲ10Ŕ16Ǖ
~ply>	87 -7Ɲ10Ŕ16Ǖ
~pme	68 18Ɲ21Ǣ28Ǟ45Ǐ
~pmen	68 18Ɲ21Ǣ28Ǟ45Ǐ
~poc	72 8Y12Ǆ18ĸ23Ŧ29Ř
~pock	72 8Y12Ǆ18ĸ23Ŧ29Ř
~poi	77 -10m-9u-7ǋ7AǗ9M10Ř13ŖŞšŵǖ17ƾǏ38Ż
~poin	78 -10m-9u-7ǋ7AǗ10MŘ13ŖŞŵ14šǖ18ƾ39Ż
~pok	89 -11ǩ17Ľ21ƾ27C
~pol	45 -10ZĺƔ-8Iŀǈ-7QŬƣ7ĻŜƫǤ8ƛ9žƨǏǒ10Ɓ11šŢ12ĹƢ13ŐƖƚ14ƀ15ľƓơ16ŠǢ17Ƭǡ18ŗƪ19ƍƧ20Ŗſ21ő22ş23ŕŚŷ27ƦƩ28Ƶ32ŏ34ř39ǥ
~poli	46 -10ZĺƔ-8IQŀǈ-7Ŭƣ7ĻŜƃƫǤ8ƛ9ƨ10žǏǒ11šŢƁ12ĹƢ13Őƚ14Ɩ15ơ16ľƓ17ŠƬǡǢ18ƪ19ŗƍ20ſƧ21őŖ23ŕş24Śŷ27Ʃ28Ʀ29Ƶ33ŏ35ř40ǥ
~pon	83 7ƙ10ǌ11Ǔ13Ə16ƴ
~pone	89 17ƴ
~poo	69 12ǣ13ƥǈ21ƚ80ƍ
~pool	69 13ƥ21ƚ80ƍ
~por	64 -9Ǐ7Ə8ƞ9ƶǃ10Żƥ11ǩ12zĵōǉ13ŰƱ14Q18ţ20ǀ22ľ24ź25Ƨ27ǆ34g
~pora	79 11Ʃ12ǃ34ǆ
~porc	89 8D10Ə13ƞ16ƥ
~port	67 -9Ǐ9ƶ10Ż12ō13zĵƱǉ14Ű15Qǩ19ţ21ǀ23ľ26źƧ36g
~pos	74 -8ļ8Ř12V13ƴ14Sǈ16Ľ27Ɩ28Ŏ33E
~posi	89 8ż15V17Sǈ
~poss	89 10Ř34Ɩ
~post	81 -9ļ15ƴ18Ľ36E
~pot	78 -7ǩ8Ɵ10ƞ11Ū12FƉƙ14ǘ22Ű23M28ǋ
~pot>	80 -7ǩ8Ɵ11ƞ12F13ƙ15ǘ22Ű24M29ǋ
~pou	66 -18d-15a-11Ƹ-10P-7ƻ7Ǜ20Ʒ27r31ƨ32s33ǂ35o36fq37pƺ
~poun	83 8Ľ11M48ƺ
~pous	68 -19d-14a-11Ƹ-10P-7ƻ21Ʒ28r32ƨ33s34ǂ36o37q38fp
~pow	89 8Ʋ14Ɗ21q
~powe	89 8Ʋ14Ɗ21q
~pp>	71 -18ų7ƿ8ǆ9ś12Ƅ14ƴ24Ś32Ž33ǖ34Ų41ŝ
~ppe	50 -12Ł-8ŝ-7qJV7HōƺǤ8nL9iYņ10Ňŗſ11ţƨǝ12hƋƫ13Ǖ15Ƨƿǔ16Ƴ17Ŀǘ18Ļǣ21ƛ22Ʒ26ť27ĺ30Ʈ31ũǨ37Ť40š
~pped	72 7Ńƀ8ń9ĵǨ10t11ũƗƺ13ƪǕ19h22Ʈ28š
~ppen	52 -11Ł-8ŝ-7V7HĸŨƙǚ8ĹōŖǤ10Yņ11iŗſ13ţƨƫ14ǝǩ16Ʈ17Ƨǔ18Ƴ19ĻĿǣ20ǘ21š23ƛ24Ʒ25ũ26Ǩ27ť29ĺ35Ť
~pper	80 10r16nL27ƿ28Ƌ
~ppi	69 -13ǩ-10Ƭ8Ŋ9ƛǝ10X11V12y13Ƣ15Ţ18ŀ26Ƶ28ĺ30ń
~ppin	69 -13ǩ-10Ƭ8Ŋ9ƛǝ10X11V12y13Ƣ15Ţ18ŀ26Ƶ28ĺ30ń
~ppl	67 -9Ʀ-7ǝ7Ŕŗǐ8Sǩ10Ɲ11ƿ13Ō39ƴ56Ǖ
~ppli	69 -9Ʀ-7ǝ8S12ƿ14Ō16Ɲ40ƴ45Ǖ
~pply	87 -7Ɲ10Ŕ16Ǖ
~ppo	82 -11Ǖ8Ǘ10M14ŵǖ17z19ƾ32Ŏ
~ppoi	86 8Ǘ11M15ŵǖ20ƾ
~ppr	76 10i11Ŋ15Ŏŝ17Ł19ƒ23B35Ƙ
~ppra	81 22ƒ39Ƙ
~ppro	89 18Ŏ21Ł28B
~ppy	72 -10ő-9ǩ-7Ŭ9dŧ12UĻ14ƞ27hŞ29ŝ36Ŷ
~ppy>	72 -10ő-9ǩ-7Ŭ9dŧ12UĻ14ƞ27hŞ29ŝ36Ŷ
~pra	78 13k21łƒ23Q38Ƙ
~prai	80 13k21ƒ39Ƙ
~pre	58 -9ţű-8ƹ7ŊŨŶƙǑǜ8XœŴ10wǤ11Ɔ12GNǝ13ũư15Uş19Œǩ20ł21ŝ23Ĵǂ24K25ƀ29ƻ31Ƹ33Ƽ
~prea	83 11Ĵ25ş27ł
~prec	89 -16ǩ12i13Ŋ17w19ŝ
~pref	84 23Ĵ38K
~preh	84 38ƀ
~prem	77 10Ʃ12Xœ14Ǥ29Œ
~pres	69 7Ň8ő9ǜ11ŝ16Nǝ17ǂ37ƻ43Ƽǩ
~pret	71 7ƉƑ9WŕŢƞǐǑ10ōŴŶƙ12Ũ14Ɔ16G20U28Ƹ
~pri	55 -10Ɓ-9Ł-8ZƷ-7FǓ7tŃŇƠƥƮǁǞ8ĵŢƘǊǋ10rơƾǤ11uŕŝƗ12ƔƬǏ13H14Ʃƻ15Ŗţ17Œ18ŊŎƒǍ20Š21ŀƣ24ł25œ26ń27X31Ņ35ľ
~pric	61 -14ǩ-10Ɓ-9Ł-8Ʒ-7Ǔ7Ř8Ļƴ9ƥǁ10ĵŢƘƠǊ11ŇŞ12r13ŊƗ14ŝƬǏ16ľ17Ʃ18œ21Ŏ23Œƒ24ŀŠ30ł31Xń35Ņ
~prim	89 22ƾ
~prin	65 -9Z7ǘ8Ƅ9jť10ktŃƮ11Ǟ14u15ŕ17Ɣ18H20ţ23ŖǍ26ƣǩ
~prio	89 15œ37ľ
~pris	86 9ĸ12ŏ19ǋǤ
~priv	83 10QŊ11Ʊǀ13ǣ20ơ
~pro	51 -10Ń-8O-7pǤ7ŏŖŜǕ8lLŀŽſƑƕ9dHŐǡ10ƃƭǄ11ŎƩ12ǜ13BŞŸǚ14DłƿǙ15ǧ16ľƌƐƗ18ĺ19bǆ23ơǥ29Ǣ38Ƅ41ķ45ǒ
~prob	74 7sĹƸ10ŋŵǜ11ƛƼ12Ʒ14L15Ŝ16l17ŀ
~proc	89 -10O13ǜ16Ō27ł
~prod	83 9Ɲ14Ǖ19ǡ20Ʃ25Ǆ
~prof	80 7ņǒ10Ɛ11P25ǚ
~prog	74 7Ŋ9ļţ11őǅǗ13ŅŐ15ńŽ24Ǚ29ǥ
~prom	84 -9p-8Ĺ10vŒ15ǩ18d27Ŏ35ĺ
~pron	87 30b
~proo	70 -14ǌ-11Ń-7Ǥ14ľ15ƕ16ơ24ǧ52ǒ56Ƅ
~prop	65 -7Ő7ǋ14HƑ16žǌ18Ÿơ19D25ķ26Ɨ28ǆ39Ǣ
~prot	67 7Xũ8wƏ10ǘ14ľ15ſƃ16Ŗƭ17ŗ21ŏ35ķ
~prov	80 10Ǣ11Ǆ18Ł19ƌ21Ő24B27Ş
~ps>	62 -10ŁƯ-9tŭǗ-7aƫ7iǌǠ8gqTŢƌƮǨ9ťǃ10kƻ11ŇǢ12uǒ13š15ǣ16cP17ŝ18ũ20nAĿǀ21ŗ22Eǡ24Ɯ27ǘ
~pse	72 -8ƙ17ţ31Ũ48š
~pse>	81 32š
~pset	78 -8ƙ7r18ţ34Ũ
~psi	89 10H34Ɨ
~pst	81 -13n11ƛƣ13Ɯ26Ƥ31Ǎ
~psta	81 -13n11ƛƣ13Ɯ26Ƥ31Ǎ
~pt>	71 -8Dō-7ő7Yƃǣ8Ǘ12Ɛ13ǘ17Ŷ20ƒ23ŝ25Űǖ36ƥ
~ptc	87 31ĵ
~ptci	89 21ĵ
~pti	74 10Ūƿ12Ň14ǈ18Ōǝ23N24ŀ25ƻ
~ptio	78 14Ň15ǈ19Ō21ǝ26ƻ
~pts	83 12ƻ21Ƙ33Ǌ
~pts>	83 12ƻ21Ƙ33Ǌ
~pty	82 10y43Ɵ
~pty>	82 10y43Ɵ
~pul	71 -9š7ŌŢ9gĴƌǐ10RĻ11Ŋř15W21d28T34Ś39Ż
~pull	71 -9š7ŌŢ9gĴƌǐ10RĻ11Ŋř15W21d28T34Ś39Ż
~pum	84 26Ɗ
~pump	84 26Ɗ
~pur	82 16Ʃ20y29ƒ
~purc	87 31ƒ
~pus	79 -7x11łŊ14ĺŌƖ16H18ņŰ26r
~push	80 11łŊ14ĺŌƖ17H18ņ27r
~put	53 -13VŒ-11WŊ-10GųƪƯ-9yM-8nŤŧ-7ķŢưƽƿǝ7EżƎǤ8s9RSXĺƈ10uŰŽƃ11LńŗŷƒǗǜ12fűǏ13QĸŴƅ14ƌ15ũƤ16cƐƓ17Ū18Ʊ21ŮƼ22ƻ26Ʋǘ28Y34Ō35Ķ47H
~put>	55 -13VŒ-11Ŋ-10WųƪƯ-9yG-8n-7Ťŧƽ7ľňƈƎƙƫǞ8EŪǤ9s10cSĺƃ11uRXŰ12ńŗŷŽƱ13fLűƒ14QĶŴƅ15Ůƌ16ĸũƤ17ƐƓ22Ƽ23ƻ27Ʋ30Y32H36Ō
~pute	76 8d10cŚƝ11b19ǜ20Ǐ22Ǘ41ǘ
~putt	76 7ż10ŮƱƹ11w14Ū23H32Ķ
~py>	68 -10ő-9ǩ8dŧ11UĻ13ƞ17Ž25Ş26h27ŝ34Ŷ36ś
~qua	67 -8N-7ļ10Ƭ11Ʀ13Ƙ15Ĵƫ16Ɠ22Ńǋ27O28ǖ32Ɔ
~qual	89 -8w20ƫ
~quar	68 -8N-7ļ10Ƭ11Ʀ14Ƙ16ĴƓ22ǋ23Ń27O29ǖ33Ɔ
~que	68 8d10Aǁ12Ƙ15Ĺ16ķ17Ľ27Ŋ52ŉ
~ques	68 8d10A12Ƙ15Ĺ17Ľ27Ŋ52ŉ
~qui	57 -15ƪ-14Ŕ-8Ɨ-7GŞƟǩ7dƝǇǝ8ŋƮǉǙ9Vř11ĵš12ŝ14ŊƔǌ15ơǢ16ǎ17Ŗ18ŀ19Ǟ20ǂǓ23Ƨ27Ķ28YŧǠ34ķ38ƹ43Ǐ
~quic	72 -16Ŕ-14ƪ-8Ş7Ś8aķ9Ǐ10d11ŋřǉ16Yŝ20Ŋ36Ǡ38ŧ
~quie	86 10L15Ʈ27ǎ31ŀ
~quip	68 18Ɲ21Ǣ28Ǟ45Ǐ
~quir	76 13Ǚ21ǌ22ơ27Ǔ
~quit	71 -9Ɲ-8Ɵ7o9Ǉ10ǝ12V14Y15š18Ɣ26ǂ31Ƨ35Ķ38ķ49ƹ
~quo	66 -14Ÿ7ƈƿ8ǃ11Ǧ12ǂ18e22Ĺ25J27ń29Ǜ31Ņ
~quor	89 -18Ÿž10ƿ39Ǜ
~quot	67 7ƈ8ǃ11Ǧ12ǂ16ž18e22Ĺ25J28ń32Ņ
~ra>	67 -14a-10ǟ-8k7Ǧ8Ų9ź10ƶ12Ƥ15Mƴ16uƎ19Ƃ23Ǉ26x27Ǥ37w43Ķ
~rab	82 10ƻ11a15Ÿ32Ś
~rab>	82 10ƻ11a15Ÿ32Ś
~rac	58 7Ǌ8ŦƖƩ9ƌƓƢ10w11Ǆǧ16Q17ř18ƒ20ǒ24Ǒ40ǀ43Ǔ66Ž
~race	86 16w56ǀ
~rack	74 -17ŀ10Ǌ14ǒ80Ž
~ract	61 8ŦƩ9Ɩ10ƌƓƢ12Ǆǧ14ŀ17Q18ř19ƒ22ǒ26Ǒ46Ǔ
~rad	64 -13G-9tƱ7ǅǣ8BǑ9ǟ11pŴ12ŧ13q15ƝƵ20mŪ22PS23v28y41ź
~rade	66 -14G-13Ʊ7ǅǣ8mǑ10ǟ13ŧ15q23PS27v46ź
~radu	86 18m35y
~raf	81 -10m10ů12ǋ13N16Ż17Ĵ21e
~raff	87 -11m11ů13ǋ15N17Ż
~raft	87 18Ĵ23e
~rag	50 -19Ǐ-12ň-9ƔƗ-7ǃǡ7XŅƪǓ8iŉŤƜǉǘǥ9ŕƨ10RŃƦƭ11źƆǒ12ſƚ13ǌǨ14WŠƀ15ƑƝ16ŚƁ17ľǚǝ19ƧƬ21žǢ24š26ŏŗ28Ɠ38Ű43ƥ
~rage	51 -19Ǐ-12ň-9ƔƗ-8ǃ-7ǡ7ƛƪǓ8XŉŤƜǉǘǥ9ŕ10Ʀƨƭ11Ńǒ12źſƆƚ13Ǩ14WŠǌ15ƀƑ16ŚƁ17ľƝǚ18ǝ19Ƭ20Ƨ22žǢ24š27ŏŗŰ29Ɠ44ƥ
~ragg	87 11r12R15Ņ20i
~rai	58 -11ţ-8ųƮǝ-7ǩ7aŗŻƉƸǛ10Ǐ11P12űƒ14ŀ15QĴƠǐ17Y18ź20œ21ů25Ƙ27ƙ30Ŕ31l32Ǚ34Ư38Ŀ44ƛ49j
~raid	89 17ƛ62Ŀ
~raig	75 -11Y-8ǝ7Ƽǎ10ǧ11lŻ13š14ň15Ŕ20ŀ21Ĵ22ű
~rail	89 18Ǐ31ǐ
~rain	66 -12ǧ-11ţ-8ňų7ǘǣ9ƉƸǛ16P19Q22ź25ů31Y32ƙ37Ǚ39ƛ55j
~rais	69 -7dƮ7Ř8ƴ11akŗ15ƒ18Ơ24Ŕ27œ29l32Ƙ42Ư
~rak	87 15h41Ž
~ral	65 -22ž-16Ʃ-7ŗ8Ǎ10Ə12Ƴ15ǧ16CǓ18Ɖ29ǥ32ǡ40Ƹ44ư
~ral>	65 -22ž-16Ʃ8Ǎ10Ə12Ƴ15ǧ16Ǔ18ƉƸ29ǥ32ǡ44ư
~ram	65 -10Ų8ļǑ10Ǘ11Ʈ13Ž14P15aǁ16ǩ18ƻ20Ǚ21ǅ25ǥ28Ń33Ƈƍ
~ram>	78 -10Ų7Ŋ10ļ12ǅǗ24ǩ25Ǚ31ǥ
~rame	78 15ǅ19ǁ34Ń41Ƈ
~ramp	76 39ƍ
~rams	89 20Ž27ƻ
~ran	45 -15Ƹ-14ŤǄ-11Q-8ĸ-7ǈ7rřűƀƆƌǅǨ8YŘŚſǘǩ9ŷƴǐǕǟ10ƬǍǒ11ŞƭǓ12KXĹşƑƦ13Ŧƃ14ƅ16ŁŐŭƁƳ17ŏţǥ19ŒƄƕ20Ʃ21Wņǌ23ƶ25Ə30ľ36š
~ranc	48 -16Ƹ-14Ǆ-10Q-7ǔ7ŜŧŪƀǤ8rAřƆƙ9ſǓǨ10ŘƴǢ11ŚƁǒ12ĺŞƳǩ13šƩ14şƦ15ŦƃƑƬƭ18ľŁŐ19ŏǥ21WŒţƄƕ22ǌ23ņ
~rand	70 7cYśƳ8ǔ10nƁ11xƘƯ14Ĺ16ǅ17ŷ25ƅ27ŭ41ƶ
~rang	75 7Ǝ8y11Ɯ13TX19Ǖ25K
~rank	89 12g17H29ľ
~rans	83 -9ĸ10ǘ11Y18űǐ21l
~rant	73 -10ǐ10ƣ12Ǜ18Ǎ19ǟ43Ə
~rap	86 8m9Ń12ƞ
~rar	89 12Ʃ13U18Ǚ19S
~ras	69 -11Ş-7ŻƮ7w8š9ũ14Ƥ15Ƙ28ƃƎ36ǜ37Ɓ45ż
~ras>	78 10ũ18Ƙ32Ǝ42Ɓ
~rash	80 -8ŻƮ18Ƥ33ƃ53ż
~rass	84 -12Ş10š46ǜ
~rat	56 -11pǩ-8D-7SŅŌ7ŏƞǊ8fĴşǟ9Eű10dsś12Śũ13Ɣ15œŷƘǃ16KŊŘ17ĵŎū18ǅ19Ŕ22cǆǋ23Œ28ľ30Ş40ƴ
~ratc	89 13Ɠ19ŏ
~rate	63 -11p-8D-7Ņ7fźǆ8HĺŝǊ9ĵşƔ11E13d14ũ15ľ18œǃ19ŘƘ22ŎŔ26c27Œ28ǋ36Ş46ƴ
~rath	74 -8ǩ7M9I12Ĵ15s21ľ23Ŋ25K
~rati	72 -8S7ŕ9Ǉ11ĵ13ś19Ś21ǆ25ū28ǅ
~rats	86 9Ɩ12ƺ14ǟ15ƞ
~rav	78 -8Ǟ12ǐ15Ɓ29Ū38ǀ43Ɵ
~rave	78 -8Ǟ12ǐ16Ɓ38ǀ43Ɵ
~raw	74 -9Ű11Ƈ12Ŭ13ǖ14ǁ18Ɗ20ŀ24ǚ28Ś
~raw>	84 16ǁ23ŀ28ǚ
~rawe	87 -10Ű15Ŭǖ34Ś
~rawl	83 13Ƈ21Ɗ
~raz	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
~razy	77 -8ŀ8Hƈ9x10Ʊǎ12t13ƒ14iǩ15Ň
~rbe	84 9ő11ļ13Ʀ14Ǝ15t19Ǎ
~rbn	86 36Ɯ
~rbnb	86 36Ɯ
~rby	82 -8ƛ17z20ƙ22Ś
~rby>	82 -8ƛ17z20ƙ22Ś
~rce	66 -12Ř-11ƿ8ĵĶǖ9Ōǔ10Ţ11ź13Ǒ15ĴǆǛ16Ǆ24Žƚ25œ28ŏ30f
~rce>	78 7ƦǇ10ĵ11Ō12Ţ15f34ŏ
~rced	86 22f
~rcen	71 -13Ř-12ƿ-7Ɖ8Ķǖ10ǔ12ź15Ǒ16ĴǆǛ18Ǆ26ƚ27Ž28œ
~rch	72 -9H8ļƏ9ư10ƞ12oGƥǢ14Bŭǚ15t19Ɖ22D25ƒ26ƶ
~rch>	76 -9H8Ə9ļư11ƞ12o13Gƥ15Bŭ16t23D28ƶ
~rcha	86 18Ǣ30ƒ
~rchi	89 18ǚ24Ɖ
~rci	73 -14Ƃ-9Ɔ8Ǣ10Őǋǌǔ11ǥ16Ǎ17Ǧ26Ǆ
~rcia	73 -14Ƃ-9Ɔ8Ǣ10Őǋǌǔ11ǥ16Ǎ17Ǧ26Ǆ
~rcy	81 8ƾ10ş13ǈ14Q17Ū19ǀ
~rcyc	84 11ş18Ū20ǀ
~rd>	49 -11I-9Jňŵ-8YŕǈǦ-7ĵŒŬŲƌƢǂ7śţŤƜƴǅ8kũƹ9qƒƤƿǙ10mųǣǩ11břƄ12a13ĸƂƠ14Ƴǟ15ŇŪ16X17Ŝ18Őǘ19dĽ20Ǘ21r22ǖ23Ĵ24ơ25FUŌƍ26ǌ27ŁŻ30Ƒ31ļ33e
~rda	83 9Ǜ19X30Ų
~rdas	84 9Ǜ30Ų
~rde	69 7ŵ8Ƅ10ƾ12Ǖ14Ŏ15gƣ18ǩ29Ɯ34Ũ50ŋ
~rded	78 45ŋ
~rden	87 19ƣ20g
~rder	80 9ŵƄ11Ƴ12ŋƾ14Ǖ16Ŏ25ǩ34Ɯ
~rdi	73 -7w10ƇƯ13ƅ14ś28ŋ36Ʋ
~rdia	81 -8w11Ư40Ʋ
~rdin	78 7Ĺ14ƅ15ś30ŋ
~rds	63 -10ĵŋ-7ļŰ7Ŗ10ǌ11Ŵƾ13Ŝ15ń16Ů21ň22ƙ24ǘ33Ǘ39Ɵ40Ƅ42Z43ǖ
~rds>	63 -10ĵŋ-7ļŰ7Ŗ10ǌ11Ŵƾ13Ŝ15ń16Ů21ň22ƙ24ǘ33Ǘ39Ɵ40Ƅ42Z43ǖ
~re>	25 -18K-17tƨ-15IƔ-12eű-11pŔ-10ŀƽ-9mBƇƒ-8ŒŠŻƀǚ-7NĽŇŎŹƘư7ŋŮŴŽƄƖǩ8qƉƑƪǀ9UĶŁŗſƦƹƻƾǈǡ10gĸľłŷƲǓ11OńŉŌťŬƍ12uZźƗ13kYĻŏŪƤƷǤǦ14rSXƎƢǊ15dxƚ16wĿŐŜŢǎǑ17jsvPǋǝ18nňŚŤŰƙƭƺ19žƝƬƼǗ20MƸǟ21lJǨ22azĵŃ23yŭƏƱ24cōƁ25Řƣǔ26FǆǞ27Ũ28Ɵ29œƊǢ30D31iH32f34QǄ37ŝ38G43ƞ44C50V
~rea	47 -13ŀ-11Sƚ-10AŢų-9ůƷǛ-8bŕŷǅǘ-7tHPţŤƎƢǌ7pTĿźƐưƼǎ8gƏ9XŮżƜƞƻ10EķĺūƋƽ11lŇŝşǋǓ12kƮ13Uơ14deľƁ15œŧ16JƖ17Ƙ18š19ƿǚ20Kǩ21řŚ22Cłņ24Ŷ25a29Ŗ33ĹŌ35j36Ŕ37I
~rea>	80 -17ƚ-13S-10ǅ-7ő7F9Ŕ23E24j27C29l34I
~reab	83 -7Ǎ13ǋ16ƣ27C
~reac	72 -11ǩ-8Ŷ-7N7gŜ10X14Ľ16L20I23ĺ27Ň34Ĺ37K
~read	58 -10Ţų-9Ʒ-8ŷ-7ŕǩ7ĴĿǞ8ĹŅŗǡǤ9Ʈ10d11jDŹưǓ12pJơ13Ů14Ś15łƖ16ş18ūƻ20eřƁ21ŏ22a27Ō34Ŗ
~reak	73 -7Ǝ7m9X10IOƜơ11ǝ13Ũ14k15N23Ƌ24ł30ǩ32š
~real	68 -11ŀ-9CŜ-8I7ĿƖ8ajŧƏ9řźƅƮ10dgŋƙ12c13Ɛ14Ŗ15ņ18ŵ23ķ27ľ33ǩ
~ream	87 -14ůƅ15Ś19Ŷ21ǎ33ƞ
~rear	89 -10R20Ƙ24ż
~reas	70 -10ŏ-8A7Ƃ14Ƙ15Ĺ20ƽ23Ō30œ55Ŕ
~reat	63 -16Ŝ-9Ǜ-7ƞ7ĵ8Ƈ9akJƜǋ10Ŵ11jǜ12Ş15iT16Ƽ17ŧ22Uŝ28ƿ29Ŷǚ34ņ
~reau	89 7ő11Ő12ńŜ
~reb	78 12ǝ54Ɠ
~rebu	78 12ǝ54Ɠ
~rec	55 -19ǩ-10Ť-8Ĺ7dƓ8ƴƾǈ9zǅǚ10aŝť11qŏŒžƘ12FĺŜư13ţƀǊ15E16Ǥ17őŵ18B26Ǘ28Ż29ƿ40ż42Ľ57ŋ
~reca	81 -8Ĺ11Ŧ19q50Ľ
~rece	76 8Ƴ10ƴ14ǈ18ť19ĺ20Ƙ21Ǌ28ő
~reci	89 -16ǩ12i13Ŋ17w19ŝ
~reck	73 -7G10ƃ11zBŨž13ƿ17Ŝư18ƀ24ŵ57ż
~reco	63 -7ǩ9ǟ12Ľƾǚ13BţƓ15ƿ31Ǘ37Ż68ŋ
~rect	70 -8w7mpDƊ8Ɵƪƴǀǜ9ns10dŹ12ǅ15Œ16ŏ17a18F21E
~red	47 -21Ǐ-17ǋ-13p-12Ɨƣ-10Ǒ-9ż-8tōƅ-7VĶŁŒŘŦŶǨ7GYĹŅŇũ8ư9mŎƋǙǧ11SŨŴ12Zƈ13ƌƶ14ŌƀƇơ15ǁ16e19ŉ20ǜǥ21Ʀ22PǍ23şǒ24l26Ǘ29ļ31ŗ33Ǣ37ſ38Ɠ40ĵŏ45ƨ
~red>	49 -21Ǐ-17ǋ-14p-12Ɨƣ-9ż-8tōőǑ-7ĶŘƅ7ľũƜƭǐ8GŅŇ9Ĺư10mŎǧ11Ŵ12SŨ14Ʀƶ15ŌƀƇ16ơǁǗ20ŉ21ǥ22ļ23PǍǜ24şǒ26l33ŗ35Ǣ37Ɠ40ſ42ŏ47ƨ
~redi	63 7ő9ŝƌƸ10ĸļƕƦ12Ŭ13Y15Ǘ20Z22e56ĵ
~redo	81 17Ƌƌ24ƈ
~ree	55 -16Ŀ-12p-10wƈ-9ňů-8ŀ7œţƧ8sĹ9BŜƯƱǁ10aŌ11rEZ12GŽƝ13VŁǃǋ14NŤ15ƞ16LǄ18ơ19Ǔ20gŰ22Ɣ23h27m31j45D47Ƒ59ƙ
~ree>	67 -18Ŀ-12p-11w-10ň7Ʒ8Ŭ9Ĺ11DţƧǁ12sƱ13Bơǩ14Z16r17Ƒ18N19Ť21L23ŁǄ27g28Ɣ37m
~reed	82 16Ư22Ɲ37h
~reek	83 -12ů-7ǝ13ơ54ƙ
~reem	84 7Ƣ9ǌ12Ǩ32Ǔ
~reen	87 12śƞ18Ō22a
~reer	89 15q27V
~rees	79 -13ƈ24j54Ƒ
~reet	64 7ǝ10t11ƞ14EŜ16Gǋ18ǃ25Ű33ƙ45D
~ref	73 -14Ũ-7Dǜ13U14Ľ15ǌ17Ɨ18Ĵ20ǋ30Kƴ35ũ47ļ
~refe	79 21Ĵ35K51ļ
~refr	87 -8D19Ľǌ24ǋ
~refu	89 -16Ũ-7ǜ37ƴ43ũ
~reg	67 -9ƹǦ7ųŸƾ8ƂƙƩ9J10ŶƘǃ11ǂ12Ɖơ13ǖ14Ų16Q19ǡ22ū25Ǌǔ
~rega	86 8Ĺ25ǡ
~regi	80 7ƕ14ǃ16ǖ20Q27ū30Ǌ
~regu	74 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15Ų29ǔ
~reh	79 9ǆ15Q22Ə25ǋ36ƀ
~rehe	84 38ƀ
~reho	86 -7ů10ǆ17Q24Ə27ǋ
~rej	89 19ƴ
~reje	89 19ƴ
~rel	61 -10Q7T8Ɣ13ǩ26Ư29H41Ǧ60Ƃ
~rell	63 14ǩ42Ǧ62Ƃ
~rely	87 8mǚ13Ư
~rem	60 -17g-16ơ-8V7axƢƩ8XǓ9ǅ10Ǥ11E12Ǆ13ǀ18ư19œ20ǌ22Œ26t28ƶ32ƌ35Ľǈ40Ķ
~rema	81 31ư48ǈ
~reme	65 -17gơ-9V8xƢ9Ǔ10ǅ11œ12E17ǀ22ǌ29t31ƶ39Ľ45Ķ
~remi	76 9Ʃ11a12Xœ14Ǥ29Œ
~remo	82 17Ǆ45ƌ
~ren	44 -17ǌ-16Z-13ƭǂ-12ƝƸ-11ǩ-10nQ-9ƚ-8DƊǈ-7XŌœƗǓ7ĺƣ9vŘ10ŗśŧǏ11ňƟƮ12Ưǒǥ13ŐŜ14Kķŝƌ15GũǇǡ16Şš19ƪ22Ĺ25ŵ27ŏƥǑ28Ƥ29ƽ30ơ31Ɓ33zƢ41Ɯ50u60F61ŕ79Ơ
~ren>	74 7Ʋ11v12yƫ16Ư38u
~renc	79 -7ũ7Ə14ł18ň20K36ǡ
~rend	84 43ƪ
~rene	61 -15Ƣ-14Ŕ-12ƭ-7ơ14Ơ16ś21Ĺ27Ƥ28š34Ŝ65ŕ
~reno	87 11Ʒ39ƌ
~rent	48 -16Zǌ-13ǂ-12Ƹ-11Ŝ-10nQƚ-9Ɲ-8DƊǩ-7XƗǈ8ƣ9ĹŎ10ĺƤ11ŒŘǏ12ŗƟ13ŔŧƮ14ǒǥ15Ő16ķ17ŕŝǇ18G20Ş21ũ28ŵ30ŏƥ31u32Ǒ33ƽ35Ɓ37z38ơ46Ɯ47Ƣ67F84Ơ
~rep	59 -10Ĺ-8ƚ-7ǝ7ņž8ƑƮ9Ż11ĵǉ12ĺ13Ǆ14ư15Ƌ16ţŦ21ƈ23ź25Ɨ26Ɠ28Ǣ29Ƶ32ũ35Ɛ
~repa	79 9Ƥ10Ŕ15ũ20Ǆ21ư27Ŧ
~repl	62 -9Ĺ-8ƚ7ž9Ƒ10Ʈ13ĺ17Ƌ22ƈ27Ɨ29Ɠ30Ǣ33Ƶ37Ɛ
~repo	79 13Ż16ĵǉ24ţ32ź
~req	74 7Ĺ13Ǚ18Ľ21ơǌ26Ǔ
~requ	74 7Ĺ13Ǚ18Ľ21ơǌ26Ǔ
~rer	77 -14Ɣ-13ť-9ŗ-7Sǅ12Ţ13Œ18ŬŴƴ20Q21ų30ő31ƈ43Ő
~rer>	80 -14Ɣ-10ŗ-7S13ŒŢ18Ŭ19Ŵƴ32ő45Ő
~res	52 -15S-10aPZŞǐ-9Ǟ-8uƋ-7Oǅ7ŅƘǛ8eĻŠǂǄǗǠ9NĽ10Ňőưǝ11kEşŷǟ12ƑƔǔ13tĿŕ14BǏǧ15ŽƏǜ17J20Ű23Ő24ōƻ25Ǎ29U30Ƽǋ31G32ǩ37nD
~res>	70 -9Ş8Ƣǔ9Ǣ10ŗƞƫ12e13ŐƘǋǠ14Ļ15Ǐ17k18ş19nǍ20ŕ21Ƒ22Ž28Ŀ
~resc	83 41ƻ
~rese	86 10őŞ12Őǜ14ŝ20N
~resi	82 -9Ň-8S11G12ǔ21Ǆ27n37ǩ
~resp	87 10ł11ǌǓ13Ţ16U
~ress	59 -10S-9P-7ǅǞ7Ũ8FŐőţƚǩ9n10ńŅŷǂǜ12Ň13Ǘ14ǝ16ǧ17E21J23UŰ29Gǋ36Ƽ44D
~rest	68 -10Z-9ǐ-8Ƌ7ķĹ9ŷƪ10zHơƣ11Ǜǩ14tŠ15Ň16ưǍ17Ɣǟ22Ə23B25ō
~ret	60 -8p-7ű7qōŕŢŶǑǠ8ĹŧŨŴƙǂ9TĿŜ11šƆƭǙ13G16UƧ17t19Ǆ22ƹ23Ƹ25P32Ķ35V
~reti	68 -7p10q12Ŝ13ƭ20Ƨ21t30P35Ķ42V
~rett	69 7ƉƑ8ƞǐ9WōŕŢŶǑ10ĹŴƙǂ11ĿŨ13Ɔ16G19U26ƹ27Ƹ
~retu	83 8f10ǆ11ǊǠ14T15ŧ20Ǚ
~rev	74 -9sţƶ10Ʃ13Gű14Ǟ19ũ20ǩ24ŖŜ34Ǌ35H
~reve	77 -9ţ-8s10Ʃ13ű14G20ũ36Ǌ37H
~revi	84 -10ƶ-7q16Ǟ26ǩ27ŖŜ
~rew	72 -9yǧ-8Œ9ǒ10uǙ11Ŏǣ12Ǟ14Ǩ15Ʋ20ǎǑ22ǉ28k34Ǉǈ
~rew>	74 -9ǧ-8Œ10uǒ11ŎǙǣ13Ǟ15Ǩ16kƲ23ǉǑ35Ǉǈ
~rfe	81 12a13ř14D16Ļ21Ş
~rfec	81 12a13ř14D16Ļ21Ş
~rga	89 -8w12Ļ25ǆ30x
~rge	66 -8ǜ7ƃǒ8ǂǙ9tơ10ƨƴ11ƿǩ12ŒƄ13Ɠ14ǔ15Ż19Ơ22Ł24YƆ28Ƽ42Ń
~rge>	74 -7Ɣ9ƴǒ10Ǚ11ơ14ƿ16Ɠ17Œ20Ơ25Ł28Ɔ
~rgen	82 10ƃ31Y40Ń
~rger	87 13tǂ43Ƽ
~rges	87 -10ǜ17ǩ21ǔ
~rget	86 9Ļ10Ɠ13Ń15ƨ16Ƅ
~rgi	83 -18Ŵ8l12Ņ14Ÿ17yC24Œ
~rgia	86 9l15Ÿ17y18C
~rho	89 -7Ŷ11G12ƒ27C
~rhoo	89 -7Ŷ11G12ƒ27C
~ria	76 7zǋ9ƅƩǘ12Ʀ13Ǖ15ƫ21Ɖ26ư
~rial	80 7ǋ13Ʀ14Ǖ22Ɖ28ư
~rib	81 -8ǋ7g8wƸ9œƣ10ƻ11ŨǍ12Ɖ
~ribe	86 -9ǋ8Ƹ10ƣ11ƻ12ƉǍ
~ribl	89 7g10wœ12Ũ
~ric	56 -16ǩ-10ĿƁ-9Ł-7lƷ7Ƙƴǔ8Ţƥǁ9ĵŇŞƏƠǊ10Q11qrŊŝǏ12Ƭǟ13ľ14ŭǈ15œƩǑǘ19Ŏ20ƒ21ŀŒŠ25Ƌ27łń28X29ƚ32Ņ35Ƈ
~ric>	86 24Ƌ
~rica	74 -11Ŀ8Ɲ11ƙ16Ƌ22ǈ27Ǒ39ƚ
~rice	62 -12ǩ-10Ɓ-9Ł-8Ʒ-7Ǔ7Ř8Ļƴ9ƥǁ10ĵŢƠǊ11ŇŞ13rŊ14ƗƬ15ŝ16ľ17Ʃ18œ21Ŏ23ƒ24ŀŠ25Œ31Xłń36Ņ
~rici	89 13P16Ƙ19Ǐ20q
~rick	75 9Ǎ18ǟ22ǘ49Ƈ
~rict	81 -8Ɨ10Ǆ13ǔ15ƏǓ19Q22ŭ
~rid	71 -8Ŵ8ŉ9ǔ12wŭ14Ǆ17ƃ20Ū21t22Ŭ23Ƶ24H31ǀ34Ų44ŵ
~rida	86 11ƃ18Ǆ32H
~ride	75 -8Ŵ-7Ū8ƃ9ŉ10ǔ12w22t23ǀ24Ŭ38Ų48ŵ
~rie	52 -10ƣ-9ţ-8Ʈ-7zƂ7XŨŶƚƫǉǩ8Ƽ9ĽŭƤ10aǘ11ļǅ12ŠƢǛ13ƑƷǍ14jőŲ16ņ17o20Ɔ22Ţ24fA25Bƃ30Ŀ38ǣ39Ő
~rie>	89 -10z15hŠ30Ő
~ried	68 9Ɩ10r11ƚƫ13Ŷ16ǘ18Ţ20j24Ŀ25o35f
~rien	64 -8ţƮ7ƃ8ŧ9ľƜ11Ƴ12Ũ13Ƥǣ15aļ16Ƣǅ17Ʒ21ņ32AB
~rier	78 10Ŧ11Ş13ŝ14Ţ24ǩ27ő41Ő
~ries	61 -11ƣ-7Ƃ7ǐǦ8Wǂ9Xǉ12ŭ13ĽƼ15Ŀ16ƑǛ17Ǎ18Ų24ƃ25Ɔ29ǣ
~rig	38 -18ǩ-12B-11jŻƉ-10T-9xR-8ķŤǎ-7nUƀǊ7cdlsŁŴưǄǈǛ8eļŉŐœŗřťŨŰƦƨƫƹ9ipQņųƩ10ŧǌ11ƈƝƽǑǔ12uSXŃŏƌƜ13oŀűƅơ14aEƒƬ15CŌǟ16qIƓǃ17MŇő18ŊŎŝ20PƷ22b26N
~righ	38 -17ǩ-12B-10jTŻ-9xRƉ-8ķǎ-7nƀǊ7cdŲŴưǄǛ8esļŉŌŐœŗřťŰƨƫƹǈ9ipQņŨųƦƩ10ǌ11ŧƝƽǑǔ12uXŃŏƜ13oSűơ14Eŀƅƒ15aƬǟ16CƓǃ17IMŇő18Ŋŝ19Ŏ20PƷ22b26N
~rigi	75 10Š13Ƌ17ƈ19ƌ22l
~rij	89 17ƹ21ƿ
~riju	89 17ƹ21ƿ
~rim	84 10ǜ20ƾ21Ƒ
~rima	89 22ƾ
~rin	49 -18Ǆ-12Ů-10FZǐ-9anŞƷ-8ĿŗƑƓ-7XŶŹ7ńŕŵƻ8uSŀŐ9R10hřƔƢ11KLƎƥ12Ŗţſ13Vŉŏ14qł15Ǉ16ƣǞǩ17UĹŲǑ19fŜ21I22Ľ25ǜ26Ƌ27Ʈ29Ǎ34T38Ǌ44Ƙ55ƿ56Ǜ
~rin>	75 -17ǩ-8a9ƭ11ǥ12Ǎ14i15Uƻ17Ō18ĹŐ23ŏ26ŉ
~ring	53 -11Ů-10Fǩ-9Ʒǐ-8nƑ-7iĿ7řƶ8PUŕŵǍǟ9ń10uR11S12ŀƢ13K14hLţ15VƎ16q17łŲ19Ǒ20ǇǞ21Ŝ22f23Ĺ24Iǜ25ĽƋ26Ǜ31Ʈ38T42Ǌ49Ƙ
~rink	68 -18Ǆ7ƺ11ǩ28ƣǍ47Ǜ81ƿ
~rins	87 -8Ɠ15ǩ26ſ
~rint	86 7ř10Ƅ31Ŗ37ǩ
~rio	75 9Ǐ11rŉ12œ14Ƽǂ15Ĺ18ƽ27Ƈ31ľ
~rior	83 14œ30Ƈ34ľ
~riou	80 7B10Ǐ12rŉ15Ƽǂ16Ĺ20ƽ
~rip	70 -11Ō8ŋ9ū11ǀ14ǋ16Ş23Ɓ25ƛ26BůǍ32ƻ36k
~rip>	77 7Ɯ10ū15ƛ16ǋ24k28B29Ǎ30ů
~rips	89 15ǀ19k
~ript	82 10ŋ40ƻ
~ris	61 -15gŗ-10ǆ7ŏƋ9ķ10Ŝ11ǃ13DǋǤ14d16k21ũ22ſ24ǀ28ƙ29ƣ
~rise	81 -19ŗ8ĸ12ŏ18ǋǤ39ƣ
~risk	76 -18g12ķ20ƙ27ũ30ǀ
~rist	67 8Ƌ15D16d18k25ſ
~rit	59 -12n-9Ŀ-8Ư-7ōƌƮ7ĸŎǗǡ8oĶƄǜ9ŉřŶƍưǀ10Kŝ11ƞǓ12eŗũƬǩ13gľ14w15ž16Ÿ18Ō19f22b23h26Ő29ƎƲ36ƶ
~rita	83 16ƶ29f
~rite	67 -10Ŀ-8Ʈ7nƈ8Ť9ŉ10oĸ11ƍǀǜ12Kř13ŝƞ15ũŶƬ16w18Ÿ20Ő21Ō25ǩ
~riti	81 -9Ư13Ő14Ƅ15Ŏ25Ʋ
~ritt	78 -22n7Ż11Ǔ14ư16Ʋ18ŗ22ž25b33h
~rity	74 9e10Ǘ12Ķ20ľ32ƶ38Ǝ
~riv	47 -28n-20u-13ǧ-11qr-9PŋƿǙ-8iGńǂ-7zCRŉŖ7D8ǋǛ9ơ10M11ŨƂƄ13QŞ14ž15a18ŶŻ19ſ21NŰ25ƙ26ż30ŵ33Ÿ35Ų36ŭ37ů38Ū43źŽǐ45Ŵ50Ů55ų63Ź81ŷ
~riva	83 10QŊ11Ʊǀ13ǣ20ơ
~rive	49 -25n-16u-11z-10rǧ-9Ǚ-8qt-7iǂ7ǩ8DQżǋ10Ǜ11MŸ12Ƅ13Ũ15ž16aŞŲ18ſ19Ū20Ŷ22Ű23Ž26ƙ27Ŵ33ŵ36Ů37ź40ů41ŭ42Ź44ǐ56ų59ŷ
~rivi	63 -14ǩ-11ŋ-7uń7L8t11ź17Ƃ21Ů24ż25Ŵ26ŪŲŻ29Ž31N32ŷ34Ÿ43Ź
~riz	89 12Ÿ16Ǟ17Ɵ
~rizo	89 12Ÿ16Ǟ17Ɵ
~rk>	45 -13ĸ-12Ĺų-11r-10ŔƗƤƩǎ-9kľŪƒǟ-8wx-7nHŁŌŎŕƭǒǜ7Bƽ8ŅƷǁ9Xƌ10TǨ11N12I14ŗƦ15ĺǑǔǙ16ŴǠ17Ƹ18ŵƝ19ƃǐ20J21ŇŰǄ22Lƾ23ǣ25ǚ30V31qŭ32ǩ34Sů42P43WƧ45QR47U
~rke	64 -11Ǥ-7Ǣ7ķƓ8BŔ9F12Y13ŭ15ņ16Ƴ21Űǜ22S24HǑ26ǣ28ƒ29Ǉ
~rked	78 10ķ12F16ŭ20ņ27Ű34S
~rker	69 -12Ǥ9B18Ƴ23ǜ26Ǒ28ǣ32Ǉ
~rket	80 -8Ǣ-7r7Ķ10Ɠ11Ŕ16Y31H36ƒ
~rki	68 -12D-11ǩ-7uL8żǇ11Ơ12ŝ13Vǒ16ń18Ű22hq23Ķ27Ĺ29gǈ35P
~rkin	68 -12D-11ǩ-7uL8żǇ11Ơ12ŝ13Vǒ16ń18Ű22hq23Ķ27Ĺ29gǈ35P
~rks	61 -13R-12Ř-11Ǉ-9ń7ǣ8Xź10kƯ11MƜ13Ŗ14ňŝƗ17Ƒ22Ǒ23L27ǈ32Ɲ39Ŋ
~rks>	65 -14R-13Ř-12Ǉ-10ń9Xź10Ư11k12MƜ15ňŖŝƗ24Ǒ25L31ǈ42Ŋ
~rksh	71 -7Ǎ10ǣ19Ƒ39Ɲ
~rl>	79 -11Ǉ9ǖǤ10ǃ11v13l14ǈ15w32u
~rld	86 9i11C13Ļ15Ń19d
~rld>	86 9i11C13Ļ15Ń19d
~rlf	86 -10Ʈ23Ƣ24Ʒ
~rlfr	86 -10Ʈ23Ƣ24Ʒ
~rls	82 -15d-8Ʈ8v12Ʒ14u17pǜ
~rls>	82 -15d-8Ʈ8v12Ʒ14u17pǜ
~rly	76 8mLŮ9bJ10Ǌ12R15Ĵ22Ÿ31T
~rly>	76 8mLŮ9bJ10Ǌ12R15Ĵ22Ÿ31T
~rm>	56 -16V-9Ɣ-7S7ĹŅũǄ8Ɲ10aőŭ11ƈ12ơ13mBńƵƶ15ļƜ16ŕ21Ľ26Ǒ35Ő36ƚ37Ǝ48Ʃ49ƭ56j
~rma	61 7Ľ9hnł10Ĵ12ƻ13AĻƾǗ14Ǐ17g18R20ŭƣƩ
~rmal	64 10nł12Ĵ14Aƾ15Ǐ19R21ŭ
~rman	81 13h25g27ƣ28Ʃ
~rmat	81 8Ǖ11Ľ19Ǘ21Ļ
~rme	89 18ő29ǜ
~rmer	89 18ő29ǜ
~rmi	75 -13ţ11ƌ17C18ǜ22Ÿ23ƻ40Ź
~rmin	87 -15ţ20C21ǜ27ƻ
~rmit	80 12ƌ23Ÿ43Ź
~rml	89 -7Ɲ35Ǔ
~rmle	89 -7Ɲ35Ǔ
~rms	76 -9R7Ŕ16ƘǕ17Ǝ18cǩ19ń29ƚ
~rms>	76 -9R7Ŕ16ƘǕ17Ǝ18cǩ19ń29ƚ
~rn>	61 -26Ŀ-7ŕƓǝǩ7ǆ8Ǡ9BŉƧ10ŧŰ12Ɛ13U14mǙ15cv16ľņ17qx29Ƒ30ŀ31lTŎ33d44p
~rna	75 8ǝ11aY13ĸĿ15ŉ21Ɗ25Ƌ31ƚ
~rnac	81 12Y15ĸ23Ɗ27Ƌ
~rnad	84 -7j9ǝ15Ŀ35ƚ
~rne	63 -19ǩ-11ť7C8mĺūƔ9ƐƖǕǢ10sxĿƑ11Ņ12B14v15Ź16c17ņţƓƪ18ſǝ22ŀ29Ǚ30ƴ
~rned	66 -17ǩ-7ť7ǣ9mƔ10ŤƑǕǢ11Ŀ12sx15v17c18ţƪ19ņƓǝ20ſ23ŀ31ƴ
~rner	80 -8Ť9Ő10C11ū13Ɛ15ĺ23Ź
~rney	89 8Ʋ15Ɩ18B
~rni	63 -8Ǩ-7Ū7dǏ8Vŀŏ9aƥǙǝ10ĹŕƐ11ƽ12ǖ13qT15GR16Ʈ17Ƣ21iŰ22ů24L32Ɨ
~rnig	81 -7Ū10Ǐ14ŕ16ǖ29Ű
~rnin	67 -8Ǩ7Ƌ8dŏǞ9ǝ10aŀǙ11ĹƐƽ14q15T16R18Ʈ23i24ů27L
~rnit	80 13Vƥ20G22Ƣ30Ɨ
~rno	81 -17x-11Ń-8at10Ļ11gi13LŌ16Ǌ17j43ǜ
~rnoo	83 -11Ń-8a10Ļ11g13LŌ15i18j
~rns	82 -13ľ-10ŀ-8ƨ12Ƹ18q21Ƒ30Ź46Ŀ
~rns>	82 -13ľ-10ŀ-8ƨ12Ƹ18q21Ƒ30Ź46Ŀ
~ro>	83 14ţ18Ɛ27ř
~roa	71 -13R-7I7C9Ǧ10yŎǋ12ŝǞ15ǀ18Ə19ŭ20ǟ22Ź27Ɓ32D
~road	71 -13R-7I7C9Ǧ10yŎǋ12ŝǞ15ǀ18Ə19ŭ20ǟ22Ź27Ɓ32D
~rob	72 7sĹƸ10ŋŵƛƼǜ12Ʒ13L15Ŝ17ŀƩ28ǩ
~robl	74 7sĹƸ10ŵǜ11ŋƛƼ14L16Ŝ18ŀ
~roc	78 -11Ɣ-9O11ƕǜ12X13Ōǀ23ł33ŭ
~roce	82 -9O12ǜ13X14Ō25ł35ŭ
~rock	86 -12Ɣ7j12ƕ14ǀ
~rod	83 9Ɲ14Ǖ19ǡ20Ʃ25Ǆ
~rodu	83 9Ɲ14Ǖ19ǡ20Ʃ25Ǆ
~rof	80 7ņǒ10Ɛ11P25ǚ
~rofe	80 7ņ10Ɛ11P25ǚ
~rog	73 -8ơ9ļţǌ11őǅǗ13ŅŐ15ńŽ18Ǔ23Ǚ28ǥ
~rogr	74 7Ŋ9ļţ11őǅǗ13ŅŐ15ńŽ24Ǚ29ǥ
~rok	66 -11Ǐ8ķĸƼǌ9ŵƜǝ10Ũ11ǉ12ƥǞ13Ŝƽ14ƞ17Ǝ18Ř19Ɓ33Ť
~roke	66 -11Ǐ8ķĸƼǌ9ŵƜǝ10Ũ11ǉ12ƥǞ13Ŝƽ14ƞ17Ǝ18Ř19Ɓ33Ť
~rol	62 -8Ĺ-7ŷ8ǂ11Ƙǝ12t13Ķ14Qǈ16Ǒ17ų20ŌǠ22ź26W29Ƽ30Ǉ57ǉ
~rol>	87 12ǂ27Ƽ
~roll	63 -8Ĺ-7ŷ10Ƽ11ǝ13Ķ15Q16Ǒ17ų20Ō21Ǡ23ź27W31Ǉ58ǉ
~rom	48 -15T-14ǩ-11ĹŞǐ-10hųǧ-9Q-8pLƤǈ-7jKĴŌƛƳƵǘǤǥ7uŦſƄƚƟǅ8dŲƅƈƽǏǖ9kŀŇŶŸƦƪ10IŠƉƩ11œśũǄǝ12ķƜƧ13rŧƏǍ14WŅŤ15ĸǊǜ16ĺƻ17ź18ĽŢǋǑ19RŔơǔ21ǒ23Ŝ25ƙ29Ļ33l34Ŏ39Ǖ
~rom>	49 -24ǩ-15T-11Şǐ-10hųǧ-9QƤ-8Lǈ-7ĴĹŒƛƳǘǤǥ7uŦſƄƟǅǙ8ƈƚƽǖ9kŲŶŸƅƦƪǏ10ŀŠƩ11IŇœśũƉǝ12ƧǄ13rŧƜǍ14WķƏ15ŅŤǜ16ĸƻǊ17ź18ĽŢǋ19RŎǑ20Ŕơǔ22ǒ23Ŝ25ƙ30Ļ34l40Ǖ
~romi	87 -9p11Œ17ǩ19d29Ŏ
~ron	61 -10ň-7DŴ7jƗƿ10Kĺƣ11qƏ12ǌ13ǜǩ14CƇ15Ŀǋ18ņ21bŞ25Ŷ26Śǃǚ27ǈ28Ĵ
~rong	73 -12ň-7ŝ8Ǥ9ƿ17Ťǜ18C21Ŀ22ǩ23ņ26Ş33ǚ
~roni	87 8ĴƘ12Ɨ15K
~rono	87 30b
~ront	68 -8Ť-7DŴ7ŅƩ10j12ĺƏƣ13q14ǌ16Ƈ17ǋ25Ĵ30Śǃǈ
~roo	51 -12ťƩ-11vǌ-10Ǉ-9cŃ-8ƚǑ-7ƘǞ7ƞƪǃ8ƕ9hƊƠ10ơ11X12Ŏ13ų15şƗ17ǧ19Ɯ21y23Ɲ25Ƒ27ǒ29n31Ɔ32Ǆ37ƌ38Ƅ52Ƣ70Ɖ95ƈ
~roof	55 -13ť-12Ʃ-11ǌ-9Ń-8cvƚ-7ƣ7ńǣ9ƕ10ƪ12hơ14Ŏ18ǧ19ş25n27Ƒ36Ǆ39ǒ42Ƅ77Ɖ105ƈ
~room	62 -11ǒ-9Ǉ-8Ƙ8nƃ10ǃ11Ɗƞ13Ơ15X17ų21Ɨ26Ɯ29Ɲ39Ɔ50ƌ66Ƣ
~rop	61 -9Ƭ-7łŐŗ7ƧǦ9ť11ƽ12HƑ13ĸ14śž15ǌ17Ÿơ19DV23ķƗ25šǆ27ƀ36ƵǢ
~rop>	75 -7ł9Ŕ10V14ƽ19ś21ƀ29ǆ33Ƶ
~rope	66 7bǋ14Ƒ15H16žǌ19Ÿơ20D26Ɨ27ķ40Ǣ
~ropp	79 -10Ƭ7IƂ11Ǩ15Vƀ16Ƶ32š
~ros	73 -9Ǟ9Mǒ10TŖ11œũ19ǃ20ļ21ǉ42Ǌ
~ross	75 -9Ǟ-7œ9M10Ŗ11T12ũ21ļ22ǉ44Ǌ
~rot	60 -10ŭ-9ǅ-8v-7PŹ7qSƏƫ8nAǘ9ŁŅŜ10ǆ11QĹ12ľſƲ13ĽŖƃƳƽ14ƭ15Ķŗų18ŏǃ19w23h26B29ķ
~rote	65 -7P7Xũ8Ə9Ŵǘ10q11Ŝ13ĹľƲ14ſ15Ŗƃ16ƭ17ŗ20wŏ34ķ
~roth	69 -10ŭ-7Ź8Ǩ9ƫ10nA12ŁŅ13Qǆ15Ƴ16ƽ18ų20Ķ21ǃ31B
~rou	44 -13H-10Ǉ-9ĴǢ-8mPĻŇŏŕƔǍ-7cqŦƆǟǩ7azVZŖƁǁǦ8ķŐƊƞƳ9ĸĺŊŧǉ10YŠƎǥ11ńũƣ12ĵśŤƓƱ13eCƗƨ14jtŗƿ15Ů16ǖ17n18TƮ19sǀ21ǜ22Ũ23ŵƕ26ƍ29ǎ32Ƨ33l46W
~roub	73 -12Ǉ7ǘ8Ʈ9ĵ10ƛ11p13tĹƼƽ14Ş16ű21ǜ
~roug	49 -13ƽ-9m-8ŏŭƔ-7LQŕǢǩ7ļłšżƤƱƻǝ8rŬ9zSTƁǦ10ŖƗƚƧ11ZķĺśƳ12ŊŐ13jĸŧŮǥ14n15YŤũ18Ʈ19ŗƨ21ǖ22Wƕ24ǎ26l27Ũ
~roun	56 -10H-8Ǎ-7Ɔ7ŭƕ8ĵşƱ9uƥ10ƎƑǎ11hnǁ12LƊ13ǉ14Tǜ15lV16ƣ17Š18ń20CƓ23ŵ29s37ƍ
~roup	78 13xQ36Ƨ43W
~rous	82 9ś20a29ǀ
~rout	86 -7Ĵ19M30e
~rov	78 10ǄǢ17Ł19ƌ21Ő23B25ǟ26Ş
~rove	81 11Ǣ20ƌ24B26ǟ27Ş
~row	58 -15W-10H7jƑ8Iűǘǣ11Ʀ12ŅƬƭ13ŵ16l17Y20ĸ22vƔ23LƜ25ų31ƕ34n43ƪ50Ǟ
~row>	60 -16W-10H7ƕǕ8Iǘǣ9ű13Ʀ14Ņŵ15Ƭ18lY21ĸ24L26ųƜ30ƔǞ33ƪ
~rowe	87 -11Ɣ17ƪ38ƕ
~rowi	84 12Ƒ14Ǉ21Ǟ22y
~rown	82 -16y13j19ƭ22n30v
~rp>	87 17Ŷ20Ū30ǆ
~rpo	77 -10Ǐ12ǃ17Ű21Q33ǆ
~rpor	78 -10Ǐ12ǃ17Ű21Q33ǆ
~rpr	86 9ĸ12ŏ19ǋǤ
~rpri	86 9ĸ12ŏ19ǋǤ
~rra	86 11š34ŭ
~rran	87 35ŭ
~rre	57 -9Ơ-7w7dSőŚŜŢƔ8Ź9Ƶǥ12Şǒ13F14a16E17ļ18ŗ20Ő21ŕ22ǡ23Gŝ34ƪ38Œ40ŏ
~rrec	71 -8w7mpDŲƊ8Ɵƴǀǜ9nƪ10d11Ź13ǅ16ŏŒ18aF21E
~rren	60 -11ǅ-9DƠ7Ɓ8SőŚŜŢ10Ƶ13Şǒǥ21ŗ23Ő24ǡ25Gŝ26ŕ27Œ29ŏƪ
~rri	59 -10ǆ-7Ƃ7ŞŦŨ8WŜƙ9uƫ10ǃ12Ľǩ15Ƒ18ő20o26Ő27Ţ29ƚ31f36Ŀ
~rrib	89 7g10wœ12Ũ
~rric	80 -12Ŀ12ƙ43ƚ
~rrie	61 -7Ƃ7Ş8Ŧ9Wƚ10ƫ12Ľ14ǩ16Ƒ19ő21o28ŐŢ33f38Ŀ
~rro	62 7ƤǕ8Ƭ9Iǘǣ10űǚ13Ʀ15ŵ18Y22ĸ25L27ų36ƪ
~rrow	63 7Ƥ8ƬǕ9Iǘǣ10ű14Ʀ15ŵ19Y23ĸ25L28ų36ƪ
~rru	86 21ǝ34N
~rrup	86 21ǝ34N
~rry	55 -15Ɲ-12Ǧ-11u-9v-8Nƣ-7Ū7bz8OŘŵžƳ9ŏƢ10cƚ11ű12ZĿņƙ13fşƦǒǥ14Ƅ15a16ŲǏǚ19ŗ23Ƃ24ǌ25h27Ńǡ33ſ
~rry>	56 -15Ɲ-12Ǧ-11u-9v-8Nƣ7bzǐǣ8ŵƳ9ƀƢ10cO11şűƚǩ12Ŀņŏ13ƙǒ14f15aƄ16ŗŲǏ17ǚ23Ƃ25ſǌ26h27Ń34ǡ
~rryi	77 -9ǡ-8ǩ-7Ɠ9ƃ11ſ12Řǥ13Ʀ19ž26Z
~rs>	37 -28n-27Ő-17d-16P-15ǩ-14Ʈƺ-13DTŒƷ-12CIQŁǁ-11lZŨǡ-10jrsƶǌǜǤ-9iMWĴřŜƪƳǊ-8ĽņŌŮƉƟƬǈǢ-7kJĸĿňœŕŘƑǦ7UŚũƇƐƜǓ8ĺŅŽƾǛǧ9bEKVĶźƲƽǃ10ľőŤŶƱ11ŢţƅƓƝǇǗǞ12uzĵƂƏƖƙǍ13xűơƨ14żƕƩ15ƥ16ƿ17hǎǏǣ18fƈƊƋ19ťƢ20pARž21mƣ22ƻǆ23Ū24ŵǕ27Fų28ǅǐ29Gǔ31vŸƭ34Ǝ36SŴŷ44Ǒ
~rsa	81 14Ļ17s20ŋ24Ʃ
~rsal	89 27Ʃ
~rsat	86 15Ļ18s21ŋ
~rse	56 -11ő7ƁƐƯƾǀ8q9ŠƀǑ10Vƕǣ11cŢ13Ǝ14Q15S16UŘţǕ17gHŁǉ18n19ŦƢǇ20ō25Ʀ26ǁ27P
~rse>	74 -14ő11Q12q22S24U26P37ǁ
~rsea	89 12ǀ29Ǖ
~rsel	58 -7B7WƐǨ8APƯƾ9ƀǂǑ10Šƕ11Ţǣ12c13VƎ15g16Ř17Łǉ18ţ19nƢ20ŦǇ21Hō27Ʀ
~rsh	83 -7s7Ƅ10Š17o23ǆ
~rshi	84 7Ƅ10Š24ǆ
~rsi	78 9m10x11ǃ13q14yŤ15OS
~rsin	89 11m15q18S
~rsio	89 17OŤ
~rsit	87 11x16y
~rso	63 -11Ƭ-8PWǌ7agŷǜ8ŖųǢ9TƂǎ10hł12fǈ13Jľƃ15Ŋŭ18ņ20Ǩ24A27Ɨ28Ŝ34M
~rson	63 -11Ƭ-8PWǌ7agŷǜ8ŖųǢ9TƂǎ10hł12fǈ13Jľƃ15Ŋŭ18ņ20Ǩ24A27Ɨ28Ŝ34M
~rst	56 -10ĸ-7ǌ7Ŷżƽǅ8SŢŨůžƠǤ9erwYŠǜ10aƨ11Ś12Şǩ13xŕƛƲ15œŖƫ16Ń17AĿŇ19ńƅ20oŏ22ň27Ɩ32Ř
~rst>	57 -10ĸ-7ǌ7Gǅ8SŶƠǤ9ewŠŨž10Yǜ11aƨ12ŚŞ13ŕ14xƛ15œƫǩ17Ń18AĿŇ19ƅ20oń21ŏ24Ɩ33Ř
~rsta	78 8ũ9r10Ǟ11ĺŀƽ12ż13Ţ15ů26Ŗ34ň
~rt>	48 -21Ŗ-14y-13ť-12Ĺ-11PƏ-10Ʒ-9LƳ-8cqƤǏ-7nŵƗƭ7EĵľŰǂ8ŹƱǉ9aŞƋƬǓ10ńƽ11lŀőŕř12dƄƩ13ĸƍƎƮǚ14Xǅ15RŃōźƜ16ǟ17ƘƧǙ20SVǩ21Dţ22Ų23Cž24U26ƃ29Ǉ31ň32Ť33Ƽ34ǧ38ǣ
~rta	70 8Ō9MT10ƶ11Ƴ12e14ō15XƱ16ǩ22ľ28Ƨ
~rtab	76 9TŌ10M12Ƴ13e17X32Ƨ
~rtan	78 11ƶ16ō17Ʊ29ľ
~rte	69 -9Nő7d10ŃƬ11Ʀ12ĺ13Ƙ14Ɲ16Ĵƽ19ǅ20Ō22xœ28O30Ʊ
~rted	73 -9ő7S9dx13ĺ15Ɲ17ƽ21Ōǅ24œ33Ʊ
~rter	82 -9N13Ƭ14Ʀ15Ń17Ƙ19Ĵ33O
~rtg	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~rtga	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~rth	56 -15Ɖ-11Ǣ-8Ɩ-7w7Ɓ9Ţ10jDTŜ12cƐ13ų14Ƒ15ǝ19kƗǩ21Ǐ27v32Ļ35Ƙ36ƒ38ķ39p41ű46d
~rth>	59 -16Ɖ-11Ǣ-8cƖ7CƁƥ9Ţ10j11T12DƐ14vų15Ƒ16ǝ20dǩ21kpƗ23Ǐ34Ļ37Ƙ38ƒ40ķ44ű
~rthd	69 -8w8Ǘ13Ŝ18v23p25c33d
~rti	60 -7ŕ8jŸ9t10ķǃ11ơ12Š13Ō16ǆ17ŏǌ18źƜǒ19T20ŭ26ǧ34c
~rtie	83 10Ǜ15ķ16ơ27Ɯ49c
~rtif	64 -7ŕ11ǃ19ǌ20źǒ28ǧ
~rtin	80 8m11jŸ12t19Ō24ŏ
~rtm	59 -10ǧ-8Œƛ7Ű8Ǝ10ƞ13GǍ15FƜ17ơ19DƤƥ20ŤƏ22ƗƠ23Ƣ33ƣ
~rtme	59 -10ǧ-8Œƛ7Ű8Ǝ10ƞ13GǍ15FƜ17ơ19DƤƥ20ŤƏ22ƗƠ23Ƣ33ƣ
~rtn	68 -19Ƹ-15d-9QŇ-8Ů-7Ő9Ł11r12s19Ʒ23Ǡ24tŴǨ26ǂ27q30pƨ31ǆ34o
~rtne	68 -19Ƹ-15d-9QŇ-8Ů-7Ő9Ł11r12s19Ʒ23Ǡ24tŴǨ26ǂ27q30pƨ31ǆ34o
~rts	73 8ţ9ū12ơ16ŵ17Ǒ24g25lǀ38ǒ
~rts>	73 8ţ9ū12ơ16ŵ17Ǒ24g25lǀ38ǒ
~rty	65 7ǋǡ8Ɣ9ş10HŐư14ķ15žƑ17ơǌ18ņ19DƜ26PƗ40Ǣ
~rty>	65 7ǋǡ8Ɣ9ş10HŐư14ķ15žƑ17ơǌ18ņ19DƜ26PƗ40Ǣ
~ruc	58 -17Ɣ-14Ǆ-11ŗ-9RƂ-8U-7ŀ7ǍǞǟ8Ű9Ʀ10Ǜ11ĹƁǋ12Qǩ14ŵ15S16ƇƑ17Ū21Ɠ23Ə24ųƅǦ25Ŭ26Z27ŭ33Ŷ35Ŵ38ǐ
~ruck	61 -17Ɣ-10R-9UƂǄ-8P7űǏ9ŰǞ10ƦǛ11Ɓ12Ĺǋ13Q15ŵ16S19Ū25Ə26ŬųǦ28Zŭ35Ŷ37Ŵ41ǐ
~ruct	73 -11ŗ-7Ǆ8ǆ9Ǎ12ǟ13P20ǩ23Ƈ24Ƒ27Ɠ33ƅ
~rud	89 12Ʃ16cƴ
~rude	89 12Ʃ16cƴ
~rue	86 12ŧ14c15ł23Ŏ
~rue>	86 12ŧ14c15ł23Ŏ
~rug	80 -10Ņ14ŧ37ƻ54ƿ
~rug>	89 -11Ņ16ŧ17ƿ33ƻ
~rugs	83 7ƻ41ƿ
~rui	89 7Ǖ26t31ƛ
~rul	86 12Ƭ15cǙ28L
~rule	87 12Ƭ15Ǚ29L
~rum	78 30Ƙ
~rume	78 30Ƙ
~run	55 -11Ư-10U-8Ń-7jnPRŪŷ7fňŋŝƼ8qĿƧưǟ9huţ10ǥ11ĵŴơ12ńǗǝ14Ŧ15Ʃ17ſ18O19ǎ20e21ūǉ22Aǈ23Ɲ25Ƭ28ǐ30ŕ38ƽ40Ǩ45Œ50ű
~run>	58 -13R-11Ư-8Uǟ-7Ńŷ7ķŻǄǋǜ8ŅňƓ9ŝưǉ10ţƧ11Œƌǥ13ĵŕǗ18Ŧ20Oſ21eƩ23ūűǎ26ƽ27A28Ɲ30Ƭǐ37Ǩ
~runn	71 7RǨǩ8k11fűŶ12qŋŐƼ13Ŀ14huŒ16Ŵ19ń20ǟ22ǝ
~runs	77 -14n8E18ơǉ19ƽ25ŕǈ33Œ41ű
~rup	80 20ǝ27ĵ31N
~rupt	80 20ǝ27ĵ31N
~rus	71 -9ir9s11ņ12ƫ13Ń14Ŏ15Ş19ŀ34A38O42Ʋ
~rush	89 -11i-10r13s17Ń48O
~rust	73 12ņ13ƫ15Ŏ16Ş20ŀ35A44Ʋ
~rve	77 -10ƿ7f9ǀ10ų12Ǘ45Ǜ
~rve>	80 10ǀ33Ǜ
~rvi	67 7ǚ8Ş9Cŝ10xŢƕǞ12Ə13ţ15Ŝ16ǝ17ű18ư21ľ25i32Ǆ
~rvic	69 7ǚ9Ş10ŝƕ11ŢǞ12Ə14ţ15Ŝ18ű19ư22ľ33Ǆ
~rviv	84 14x20ǝ32i
~rvo	86 13ǀ31Ŀ
~rvou	86 13ǀ31Ŀ
~rwa	77 -7H7Ũ10Ƴ11Ŏ14ŀ19ũ27Ō33ś
~rwar	77 -7H7Ũ10Ƴ11Ŏ14ŀ19ũ27Ō33ś
~rwi	87 8ű11v12ǂ13Ƹ
~rwis	87 8ű11v12ǂ13Ƹ
~rwo	78 -8Ł8ś11ǃ12i14o16Ś20Ǡ21J
~rwor	78 -8Ł8ś11ǃ12i14o16Ś20Ǡ21J
~rwr	83 -11Ŀ7e9ƈ11Ť12n14ǀ19ũ
~rwri	83 -11Ŀ7e9ƈ11Ť12n14ǀ19ũ
~ry>	44 -15N-11iǦ-10v-9Ĺ-8ĻőƥƷǅǓ-7ľŐƜǈǑ7CōŽžƮƸ8fDWńƙ9aIŔŗƄƻǥ10Zǚ11Ų12clƝƩǘ13ƾǢ14ņƊ15LǙ16ĽſǛ17ƂƦƼǌ18Ń19ŤŨƫ21Ɔ22Ū23hƘ24ů25ƽ29ư32ǒ34T35ǡ
~ryb	67 -11ƀ-7Ŗ7gHƢƿ8ŁœŔżžƖ10Ű11Ũŷ12nķǅ13ǩ15K16ǈ19ľ20Ƭ
~rybo	67 -11ƀ-7Ŗ7gHƢƿ8ŁœŔżžƖ10Ű11Ũŷ12nķǅ13ǩ15K16ǈ19ľ20Ƭ
~rye	89 27ǩ29Ǜ
~ryer	89 27ǩ29Ǜ
~ryi	74 -12ǩ-8ǡ-7Ɠ7Ń9ƃ10ſ11Ůǥ12ŘƦǞ17Ǜ18ž19P23Z
~ryin	74 -12ǩ-8ǡ-7Ɠ7Ń9ƃ10ſ11Ůǥ12ŘƦǞ17Ǜ18ž19P23Z
~ryo	89 -12ǐ15Ž25ŷ
~ryon	89 -12ǐ15Ž25ŷ
~ryt	65 7ŘƂƳ8bAǑ9KĿƬƻǏǦ10ŝǢ11Uƶ13Ǆǐ14ǖ15Ư17Ļ19ō24ş28i29ķƗ
~ryth	65 7ŘƂƳ8bAǑ9KĿƬƻǏǦ10ŝǢ11Uƶ13Ǆǐ14ǖ15Ư17Ļ19ō24ş28i29ķƗ
~ryw	86 -12ǧ7ƞ14Źǒ17Ǆǘ
~sa>	84 -7Ǟ12z13j14ǋ16e19Z21C
~sab	81 15ňƯ25ş31W
~sabi	83 25ş32W
~saf	67 -8R7Ķ14Ƙ28Ž34Ǝ59Ǚ
~safe	67 -8R7Ķ14Ƙ28Ž34Ǝ59Ǚ
~sag	86 13ŭ15Ĺ24K
~sage	86 13ŭ15Ĺ24K
~sai	63 -10š-8Ʈ7pxKWĵǔ8rņŊŬƝ9uS10tŲ11fŎŝǅǜ12ǚ13dOƅƥ14GH16c17VŔƶ20y23B24q31ƴ
~said	63 -10š-8Ʈ7pxKWĵǔ8rņŊŬƝ9uS10Ų11ftŎŝǅǜ12ǚ13dqOƅƥ14GH16c17Ŕƶ19V21y23B31ƴ
~sal	62 -10Ł-9t-7ŔǓ8ǔ10ƗƧǠ12ƦǋǕ13ű14Ʈǈ16W17Ʃ19ǉ21ǃ23TǛ24ǟ25ǖ29ņ31ƒ55Ǌ
~sal>	87 26Ʃ
~sala	78 13Ƨ18Ʈ19Ʀ22W30ǉ31T
~sale	66 -7Ǔ9Ǩ10ǔ11Ɨ12Ǡ13Ǖ25Ǜ28ǖ31ņ34ƒ60Ǌ
~salo	86 -13Ł-12t-7D7Ǎ18ǋ22ǈ30ǃ35ǟ
~sam	63 -11Q-10Ƹ-7ŻƳ7ŘŜƢǍǜǥ8łőǠ9oǇ10Ƈ11żƓ14kņ16Ɩǁ17Iǂ18ŶƩ19ũ22şŴ30S35p
~same	63 -11Q-10Ƹ-7ŻƳ7ŘŜƢǍǜǥ8łőǠ9oǇ10Ƈ11żƓ14kņ16Ɩ17Iǂ18ŶƩ19ũ22şŴ30S35p
~sat	75 -7Ő10ƚ13ĻŧƮ16s18ŋ20ŝ22Ŗ24ǣ
~sat>	84 12ƚ15Ʈ28Ŗ
~sati	79 -8Ő13ŧ14Ļ17s19ŋ21ŝ26ǣ
~sav	61 -14N-9yĸ-7X8źƵǁ10ŋƳǗ11wĻ13ǩ18Ĺ21Ʊ25Ĵ42Ţ47Ř67Y
~save	73 -11ķ-7Xĸ8ƀ9ǁ10źƵ12ŋ13Ǘ23Ĺ25Ř30YĴ40Ţ
~savi	64 -14N-9y8Ţ11ĻƳ15ķ17ǩ19Ʊ27Ř43Y
~saw	78 8ƫ10f11ŧ12Ǚ13t14ƚ15Ũ17C18j20ƾ
~saw>	79 8ƫ10f12ŧ13t15Ũƚ17C18j21ƾ
~say	49 -15Ŧ-12A-11Ʒ-9CJķƗ-8ĿŞŢƢ-7gpĺŸƻ7łţƤƨƬƾ9ǑǚǢ10NQƅƝ11ĵŊŖ12ƴ13ŝƼ14ŇŌ15Bŀǧ16Ŕƈ17ŋ18ř19ǩ21ň22ū24ŮƸ25Œŗ26Łƺ29TŚ37ơ44b49r
~say>	51 -15aŦž-12A-11Ʒ-9cJķ-8qCĿƗ-7pŞŢŸƻ7XZőřţǘ8łƨƾ9Ƥ10ƝƵǑǚ11QňŮ12ĵŊƴ14ŝƼ16ŀǧ17BŌŚƈƸ18ŇŋŔ19ǩ23ŗ24ū25ơ27b28ŁŒƺ32T53r
~sayi	80 -7g8Ŏ9N12ň13Ƹ15oĸ31b
~says	72 -11ǌ-9w-8ǘ7Ʃǩ8ŖƪǢ9VƬ10qļ11cFƒ16ř17aƅ18ž19ŚŮơ
~sba	57 -18dƸ-17ƾ-14ǟ-13u-11ƺ-9P-7QŇ7ųŷƯ8Ʈ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~sban	57 -18dƸ-17ƾ-14ǟ-13u-11ƺ-9P-7QŇ7ųŷƯ8Ʈ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~sca	67 -10ǩ-9Ş-7Ǟ7wť8Ň9Ţ11Vş12ƣ13Ņ15ǁ16C17ł21Ǆ24ś33ƺ49Ũ61Ŀ64ǘ
~scal	81 -7Ǟ8Ŀ9w14Ň21C22ł42ƺ
~scam	87 78ǘ
~scan	87 33ś
~scar	74 -10ǩ-9Ş7Ǉ11Ţ12V13ƣ14Ņ18ǁ55Ũ60Ŀ
~sch	60 -9Ũ-8Ŵ8v9yKƢǔǢǦ10S11QŻƘ12q15ŭǓ19l21R28x33ź36Ʊ45m
~sche	82 12Ǣ16Ƙ31R
~scho	61 -9Ũ-8Ŵ8v9yKƢǔǦ10S11Ż12qQ15ŭ16Ǔ20l28x34ź37Ʊ46m
~sco	67 7Ĵ8mŮǩ9ľ12I13ş14ZőǕ17ź18Q32Ž46ĵ
~scor	77 18Ž53ĵ
~scou	73 8Ĵ9mŮ10ľ14şǩ17ő19Ž20Qź
~scr	70 -12W-8ǋ7ƣƸ8ŋǜ9śƉǍ10Ɠ12Ʈ14ŏ17a27Ɣƕ42ƻ
~scra	86 8m13Ɠ16Ʈ18ŏ
~scri	77 -8ǋ7Ƹ9ŋƣǜ10Ǎ11Ɖ47ƻ
~scro	82 -13W32Ɣ33ƕ
~scu	79 9ƺ10Ɓ15h35ǀ
~scub	83 37ǀ
~scui	87 11Ɓƺ17h
~se>	33 -29ŗ-20Ŧ-19ǍǗ-14ŖƦǒǞ-13ľǔ-12LYŅśŨƫǅǦ-11ĴŃƬǏ-10XŏŕƘƪǃǜ-9SŮŶƾ-8CKĶļŊŌŒřŧũǣ-7ORTWŜſƃƐƵƼǧ7ŝƂƗƚƳƺǖ8cgwŀŚƌƛǘǢ9aQĵŔůƋ10qstGĸųŷŽƉƻǙ11dhJMłƊơ12ňƇƓ13DǕ14P15ŎƮƯǤ16ƝƟƷ17nōŐǇǑ18ŲŸƕ19UŹƏǐ20fƆǁǝ21Ǝƿ22œŭƙƜƤǂǩ23HIZƣ24ŠƑǋ26ń27Ɣ30şƞ33Ł36ƅ37F38ǌ45ƒ46Ƣ47ķ
~sea	72 -13j-12h9Ż10ǀ12ƉƟ13xƚ14Ɯƽ17ǟ23Ǖ34ǋ41ǎ
~seas	74 -13j10ǀ13xƟ14ƚƽ15Ɯ18ǟ24Ǖ43ǎ
~sec	63 -9ơ-8Ū7eĻŕǩ8dAǌǗ9pĶŇ10ƶ11I12Ɣ13ľ14ũ15ŊŌ16yǋ19Ǟ25Ɵ27Ŵ28N30Ǝ
~seco	66 -7Ū7ŕ9dA10pĻŇ11ǩ12IƔ14ũ15ľ16Ō17yǋ21Ǟ28Ŵ29Ɵ30N
~secu	76 10eǗ13Ķ39Ǝ
~sed	56 -9Œ-8Ŗ-7ƒ7ŏŗƕ8gƀ9ƦƲǋǨ10iĵƖ11Ʒ12Ɨƴ15ŪŸƼ16ō17ŭ19Ŕ20Žǎ23ŝƘƳ24l29š30Ŵ31ŷ35ǝ40œ
~sed>	56 -8ŒŖ-7ƒ7ŏŗƕ8g9ƦƲǋǨ10iĵƖ11Ʒ12Ɨƴ15ŸƼ16ō17ŭ20ŔŽǎ23ŝƘƳ24l29š30Ŵ32ŷ35ǝ40œ
~see	60 -20Q-14ǔ-13J-9ũǜ-8nƶ7ūƝǐ8ŴźƉƏƿ9ĹŢţƊ10všǩ11Ŀ12t13Ľ14Eŭƛ15ļ17yǂ19ŊŒřƳǞ21Ʋ22ǒ23Hƾ24ň26Ƅ32V
~see>	61 -21Q-13J-11ǔǩ-9ũ-7nƶ7Ŏūǐ8ŴƉƏƿǗ9ĹŢźƊƝ10všţƛƲ12ĿŒ14EĽ16ļ17yǂ19Ŋř20Ǟ24Hƾ25ň27Ƅ32V
~seen	80 -9ǜ10Œ17t20Ƴ23ǒ30ǩ
~seh	68 -17ų-7Ǌ14Ʈ15Ū25T27nŷ
~seho	68 -17ų-7Ǌ14Ʈ15Ū25T27nŷ
~sel	53 -14ŗ-9BĻƮ-7kr7Ţƾǂǚ8Šƀƻǣ9CV10c11ƎƩ13Ɠ14ŁŘ15nţǉ16AQōƢ17ŦǇ18Ʀ21g22ƕ25ƒƷǞ28Ɲ30ǔ40Ǩ44H
~self	57 -11ŗ-9Ʈ-8B7PƐƘƯǨ8tAĴŶƾǂ9ŠƀƓƻǑǣ10Ţƕ11c12VƷ13CƎ17nŁţǉ18Ǉ19QƢ20HōŦ21Ʀ24g
~sell	66 8Ǖ9ĸ10Ɓ15ƕ17Ʒ19Ʃ33H36Ǟ37ƒ38Ɲ40ǔ42Ǩ
~selv	78 -7k11Ō13x23Ř
~sem	64 10ƁƜ11Ɲ13ƥ24ƛ51Ɗ
~seme	64 10ƁƜ11Ɲ13ƥ24ƛ51Ɗ
~sen	58 -20Ś-14ơ-12Ĵǩ-10ǈ-9ŔǠ-8Ŏǒ7ŜƔǜ8ŋŝǘ9ĹŌƪ10š12N16Ǝ17Ų19Zƕ23K27Ő30ǧ32ň34ǌ37ļ38J40Ľ55ś
~send	63 -13ơ-10Ĵ-9ǈǩ-8Śǒ-7p7Ƅǁ8oƔ10ƪ11ļŌŜ17K21Zƕ25J26Ő33ǧ39ǌ59ś
~seng	83 7h12ǀ13ƃ26Ų
~sens	77 8Ň9ĵ13s22Ǝ49ň
~sent	72 -16Ś-10Ŕ-9Ǡ7Ƹ8őŞ9Kǜ11ŋ12ŝ13Ĺš14ǘ16N19J33ļ43Ľ
~sep	80 10f13ş25Ƙ26Ř
~sepa	80 10f13ş25Ƙ26Ř
~ser	63 -12ƿ-11Ƭ7LŞƐ8ŝų9ŢƕƺǗǞ11ţƏƼǂ12C13Ŝ15ƽ16űư17ľ21X31ǄǛ
~ser>	82 -15Ƭ-7Ɩ9LƠ11Œ13Aƺ19C28X
~seri	84 10Ǐ15Ƽ16ǂ21ƽ
~serv	66 -9ƿ7Şǚ8ų9ŝƕǗ10ŢǞ12Ə13ţ15Ŝ17űư19ľ33Ǆ34Ǜ
~ses	64 -16Ŵ-12a-10d-8PƢ-7łǆǡ7A9řƅƛƣǊ10ƽ11qxFYǄǌ12ƒ13ǔ14Ǘ15T17ư19p20o21ǓǙ22ƋƖ34ţ36ų
~ses>	64 -16Ŵ-12a-10d-8PƢ-7łǆǡ7A9řƛƣǊ10ƅƽ11qxYǄǌ12Fƒ13ǔ14Ǘ15T17ư19p20o21ǓǙ22Ƌ34ţ36ų
~set	61 -10Ƥ-9ǉ-8ŀ-7jVžƙ7łŴƄƬ11Aŧ13Œţ14Ŧ17ŗ18TĴ19ǝ20Ũƞ22Y25ŠƖ29Ţ33ĺư39ǆ44ķ
~set>	64 -10Ƥ-9ǉ-8Vƙ-7Œžǟ7Lŉ8ŴƄƬ12A14ţ18ŗƖ20TĴķǝ21ĺ22Ũ24Y31Ţ32Š36ư42ǆ
~sets	86 13ĺ36ķ
~sett	79 -8ŀ8Ń9G10Ɩ12ł15ŧ22Ŧ26Œ27ƞ
~sew	86 36ƛ
~sewe	86 36ƛ
~sfi	89 -9Ő15ŧ24ŝ
~sfie	89 -9Ő15ŧ24ŝ
~sgi	86 10ǜ32k
~sgiv	86 10ǜ32k
~sh>	58 -11Ŝ-9r-8aiŰǐ-7Ʈ7łōƌ8hŌǁǢ9Ǆ10ŏū11moĽ12Ƥ13Ń14YǛ15Ļ16gŮ19żǩ23ƃ29OƵ37ƪ39Ų54ǖ
~sha	63 -10ƈ-7wF7ĵŹƄ8M9ƫǓ10TŶǈǔ11Qǘ12Ō13Ƭǩ14ǆ15Ǚ16nƠ17Ɖ18ŘųǍ19Ŋ23Ũ30űƸ32Ų39Ƣ
~shak	87 13Ǔ14M35Ũ
~shal	84 19ŌƬ30ǩ
~sham	87 8Ƽ11Ƅ16ǈ
~shap	74 -10ƈ9ĵ22Ɖ37Ƹ39ű
~shar	71 -11F-8w-7ǩ8Ź11ƫ12ǔ13TŶǘ16ǆ20nƠ21Ř22ųǍ23Ŋ37Ų45Ƣ
~she	51 -20Ū-18ƹ-17ǩ-16Ƹ-12ĸ-11Ʊ-10LŔŵƉƤǠ-8cĶōŰ-7WŮ7fŅŚŧűǜ8ůŶ9BłƝƢ10gƅ11ƪ13ż14ǈ15pyņųư16ƎƳ20Ɗ21ƨ22Ŵ25ƛ26x31Ʈ33s34o35tǂ38Ƒ40qź42v50rƷ
~she>	56 -21Ū-19ƹ-17Ƹ-12Ʊǩ-10LƉǠ-9Ƥ-8Ŕŵ-7cWĶōŮ7Ɲ8Uƫ9ŧ10ůűŶǜ11BƢ12ƅ17pǈ18yų19Ƴ24ƨ26Ŵ30x33Ʒ35Ʈ38s39oǂ40tź45q50v57r
~shed	67 -9ĸ7YƖ9ƌ10ǡ11Hĺ13m17ņƪ27Ʒ29Ɗ53Ƒ
~shee	75 11uǣ12f15Ś23ł
~sher	79 13Ż24g27Ǝ44ƛ
~shes	84 -8Ż11ǚ26ż28ư
~shi	61 -7VŘ8Uǝ10ūƗƚƛ11ƍǕ16Ɓǅǆ18ǎ23Ţ26j29ǘ34Y38RƉ39ƈ
~shie	86 -9Ř7ű19ū24Ɓ
~shif	83 13U25ǎ54R
~shin	69 7g12ƛ13ƍƗ14ƚ18ǅ31j34ǘ44Ɖ45ƈ
~shio	86 49Y
~ship	73 -7V9Š12ǝ14Ǖ20ǆ30Ţ
~sho	47 -20ơƤ-17Ʒ-15ũ-14rƣ-13ŉŸ-12ŏ-11Y-10iRƽ-9ķŀłƳƼ-8CŕƢǗ-7jqxADGSőƨ7LOƬƮ8cduōśƱƶƺǂǒ9XŊƻǔǞ10ghŋŷƑǁ11BǢ12fIĽŧǖ13JƁƭǏ14ŠŽǡ15ƾǅǍ16kĴĺǈ17sKŨŵǨ18Ƅǧ19ň20aǥ21ńƘ22ŌŎǟ23MNǃ25Ɨ27Ǡ28ǋ31ǌ38Ɲ
~shoe	89 -7š10Ǩ13Ǡ15Ś19ƺ
~shoo	78 -9ŷ7h9K13c14a16Ɨ17ś
~shop	56 -26D-18ơ-15ƣƤǩ-12ŏ-11i-7qSƢǗ7ǘ8X9yǄǐ10U12Ǟ14ƑƗǔ15g17ƁǏǠ18MǖǢ20ŠǨ21Ǎ23ĺ25ǈǥ26ǅ29ńŵǟ30ǃ36ǋ39ǌ50Ɲ
~shor	84 10W13Ɯ16Ť22k25Ʈ
~shot	83 9ś13Ƙ20ǁ22ƻ31Ž
~shou	56 -14ŉ-13rũ-10ƽ-9Ƽ-7RĹŊǅ8ƸǠ9Ľ10h11ILOƄǂǩ12ƬƱ13ŋŎ14uō15Mƶ17f18ŧ19Ƙǧ20aDƭ21Ĵŷ26sKň30N34Ō
~show	68 -14Ÿ-9Ʒ-8ƤƳ-7G7Iţ8Ņ9ƹ10kŢ11nƏ12XĽ13Bŗ14ǩ15ǒ16d17Ƅ19Ŏ23ǡ25ť26Ŋƾ
~shu	72 -7Ǩ7Ǖ9Ɵ14ŋ16ƚ17ũ23ǎ30ƛ57ǝ
~shut	72 -7Ǩ7Ǖ9Ɵ14ŋ16ƚ17ũ23ǎ30ƛ57ǝ
~sib	87 9Ř11ǌǓ22ƽ
~sibl	87 9Ř11ǌǓ22ƽ
~sic	70 -15Ǆ10ņŇ16x17W18ƀ20ƽ22Ƹ23ǁ28Ǜ31Ǩ36ǩ38ƾ
~sica	78 12ņ20ƀ25Ƹ26ǁ30ƾ
~sick	78 19xW23ƽ31Ǜ35Ǩ
~sid	52 -15Ƹ-14U-12ŵ-9Ũ-8Ň-7ĺŞǑ7Ŵƛƪǈ8ŔŷƉƗǀ9qTĶŧƏǇ10łǄǛ11gœŰǩ12ZķūƝƽǍ13Cǂ14ƣ16Ų17n18jYư19u21ƥ22Ǣ27Ǡ28Ɓ30Ʀ44Ƈ
~side	53 -15Ƹ-14U-13ŵ-9Ũ-8Ň-7SĺŞǑ7Ŗŝƛƪǈ8ŔŴŷƉƗǀ9ĶƏǇ10qTłŧǛ11gœ12ZķŰƽǄǍ13CūƝǂǩ15ƣ16Ų18jnYư19u21Ƈƥ22Ǣ27Ǡ28Ɓ31Ʀ
~sidi	82 37Ƈ
~sie	78 7ś16M18K21ǃ33ǎ
~sies	80 8ś20K21ǃ34ǎ
~sig	60 -8Ƒ-7O7qĽ8IQŖƢǉ9ZœǠ11ƨ12yWƱǩ13Ʋ14ƒ15J20ǃ24ő25Ŏ28Ǔ29Ɩ33ǚ35Ł43Ō
~sign	60 -8Ƒ-7O7qĽ8IQŖƢǉ9ZœǠ11ƨ12WƱǩ13Ʋ14ƒ15J20ǃ24ő25Ŏ28Ǔ29Ɩ33ǚ35Ł43Ō
~sim	86 -8ƶ14ĻƲ22Ǝ27ư
~simp	86 -8ƶ14ĻƲ22Ǝ27ư
~sin	44 -20Ƃ-16Ō-15Ū-13DƢ-11Ɨƽ-10RņŇƷƿ-9eĺ-8TŝƊƤ-7VŕŤƚ7MP8nŨǑ9AŹƘơǛ10ŔƻǠ11ŘťŬ12ĸţǜ13dJƕǎǐǢ14fitő15Şǔ16FǦ17Sǝ18ǡ20ŎƝƹ22Ǌ24ǋ25ǃǩ26Ǩ27ǆ28ŭǄ29ň30ǥ35ũ36Ǟǟ39ǅ42Ɩ
~sin>	73 -13ƽ7Ŕ8o9ǜ10Ŝ11AōǨ12ũơ15S18n20Ũ34Ɩ
~sinc	59 -13ǩ-11ņ-10Ő-7Ş8IPżƸǂ10ƣ11ƪ12G13B15ŗŹƹ18ť19ţ21ǟ24iǅ28t31ő36SǞ42ũ
~sine	51 -22Ƃ-13Ū-11D-9RōƗ-8GƷ-7t8Ų9ǘ11Ǒ12AMǛ14Ǡ17Ǣ18ǎ20Ǧ21Ŏǆ22ŭǐǔ23ǝ24ǞǨ26ǟǡ27ǅ28ƝǊ31ǃǋ35Ǆ39ǥ
~sing	61 -20Ō-12eƢ-11S-10D-9ő-7ƊƚƤǐ7m8ƉƳ9quĿŖ10Ƅ11Ŕƙ12Ɔƹǜ13ǆ14ŭ16Ƙ17Ř18Ŭ21Jƕ22df28F31Ş32Ɩ43ň47ǩ
~sink	87 -12Ň8ƌ18ƛ31ĸ
~sio	60 -13Ř-10Ƶ-8ĸ7Ɛ8ł9gű10OţŤƼ11ŇŖ12Ń19Ʒ21ŁƖ26ż35ǚ39Ķ44ƀ
~sion	60 -13Ř-10Ƶ-8ĸ7Ɛ8ł9gű10OţŤƼ11ŇŖ12Ń19Ʒ21ŁƖ26ż35ǚ39Ķ44ƀ
~sis	69 -37ǌ-10o-7aw8hǤ9Ņŷ11Ɓ13U14Ʒ19z26BƯ38ơ39ƽ48A
~sist	69 -37ǌ-10o-7aw8hǤ9Ņŷ11Ɓ13U14Ʒ19z26BƯƽ38ơ48A
~sit	59 -10ŭ-9ǩ-8Ū-7qų7NŚǈǐ8rySVY9zĵ10jƘƙ12F14ĶŰ15ǁ18Ĺ19ƥǛ20ƾ21Ɲ22Ƈ23ļ25Ɵ27Ŵ28n31M32Ɯ55ŀ
~sit>	71 -10ŭ-7ųƜ8s10L11N13Ĺƙ14ǐǛ16Ɲ18ǁ19MŴ21ŀ22Ƈ25ƾ
~sita	84 45ŀ
~site	77 9ńǖ10Ľ11Ĺ12Ǜ16Ŵ27ƥ32ļ
~siti	81 7ż13V15ǈ16S30Ɯ
~sits	87 -8Ū22Ű23Ɵ
~sitt	72 8Ƃ9H10Ś11rYŀ12ĵƝ14ƘƟ16j19Ķ20M24n
~situ	86 12Ǩ13Ź15nz19F
~sity	89 11x16y
~siv	74 8Ǐ10ź11ǣ12X13Ņő15ńƗ17Ő27Ƙ30ƀ
~sive	74 8Ǐ10ź11ǣ12X13Ņő15ńƗ17Ő27Ƙ30ƀ
~siz	79 -7ǝ7Ʒ12œ20Ɔ27Ƭ43H
~size	80 -7ǝ7Ʒ11Ǟ13œ20Ɔ21H28Ƭ
~sk>	57 -11Ǐ-10v-9Ǎ-8Ƅƭǧ7iƕơ8ķƧǒ9aĵšƝ10uAƇǌ14ƙ18P20Ĺ24c27ũ28Ŋ29ƿ30Ǔ32Ł46ŉ
~ske	72 -8ŷ8ơǒ9ǔ10p11ańō14ƕ16Ǧ17ǧ23ŀ
~sked	72 -8ŷ8ơǒ11apńō14ƕ16Ǧ17ǧ
~ski	68 -16ǌ-7Ʋ7c8vǘ10ō11B12ĽůƂ13Zǁ14ơƩ17Ǔ19Ƅ20aǧ21Ǐ22ƒ28Ŋ
~skin	71 -16ǌ-7Ʋ8cvǦ9ǘ11aō13Ľ14Z15ơ16Ʃ18Ǔ20Ƅ21Ŋǧ23ƒ
~skip	82 -13Ǧ10Ŋ14B15Ƃ16ůǁ
~sks	82 -11ǧ-8Ĺ9ƍ14w15hǌ16mP
~sks>	82 -11ǧ-8Ĺ9ƍ14w15hǌ16mP
~sky	78 -21g12Ơ31j69ǀ
~sky>	82 -19g13Ơ32j48ǀ
~skyd	86 26ǀ
~sla	77 10ǎ12ŶƓ16ǟ17U23ž40Ƈ
~slab	82 13Ɠ43Ƈ
~sle	69 -11ǟ-9ũ-7ƾ8Ŀ10ľ13ĸ14Ũ15Ű16Ƥ17Ō18Ļł26Ƽ32n35x
~slee	69 -11ǟ-9ũ-7ƾ8Ŀ10ľ13ĸ14Ũ15Ű16Ƥ17Ō18Ļł26Ƽ32n35x
~sli	80 -33Ň-12Y-8ŀǩ-7Ǘ7Ť15ƀ20Ľ22ƍ23ű29ǡ62Ş
~slid	89 17ƀ25ƍ
~slip	89 -9ǩ-8Ǘ8Ť23Ľ32ǡ
~slo	76 -10ŕ13bň15iƛ23U24ǟ41ǎ
~slow	76 -10ŕ13bň15iƛ23U24ǟ41ǎ
~sma	69 -9ǔ8ǜ9Ʀ10H11ƥǄ12ũ13ǈ14Aņţ17ńƬ21Ǝ22ŐŦ
~smal	73 -10ǔ9Ʀǜ10H11ƥ12Ǆ14ǈ15ţ24Ŧ25Ő
~smar	83 -7ƛ15ũ18A21ń22Ƭ26Ǝ
~sme	84 -12Ş14ņ28ǜ
~smen	86 -13Ş15ņ29ǜ
~smo	67 -8ţ10Ɛ11ƞ16Ƥ22Ǝ24ŧ35ǂ71ƹ
~smok	67 10Ɛ16Ƥ23Ǝ35ǂ72ƹ
~sna	84 7ņ22ś31Ž
~snap	86 23ś32Ž
~sno	80 11Ǆ47Ɵ56j
~snow	80 11Ǆ47Ɵ56j
~so>	35 -13ő-12Ĵ-9ŀǑǩ-8ƀƉƑƼǐ-7oťƊǤ7qCŜūŰǣǨ8IJOPŔřũŭŮƘƤƵƽǡ9DEŃŗƾƿ10AGĹżǙ11ĿŒşŲƹǄǇ12yķŌŢŴƓƖơƩƻǕ13hUŷžƈƝ14kŵƞ15sŁŪŶƔƬǚ16cfĻţŤ17STĵńŕ18wƠ19nƢ20pų21Ŧ22iĺň23œ24QƦ27ŝ
~soc	70 -9X9j14mĸ15ǆ17x22Ǘ24Ķ25ƿ46e
~soci	72 -10X12Ķ15mǆ23Ǘ25ƿ47e
~sock	89 8Ƣ13j16Ķ20ĸ
~sof	81 8Ɖ11g12x13ĵ28q
~soft	81 8Ɖ11g12x13ĵ28q
~sol	71 -10F8Ŗ9ƅ11sƕ12ŶƇ13Pķ15fƉ17Ƣ18Š20ņ25Ŝ34űǆ
~sold	78 11Ŗ13Ŷƕ15P16ķ21Š23ņ28Ŝ38ű
~sole	83 42ǆ
~solo	89 -12F14s19f23Ƣ
~som	43 -12šŨƵ-10ƃǎǔ-9sƗ-8ŐƱ-7ňŒũŭŷƠƴƷ7oNŤƄƓƮ8iĻōŢţūŶƟƤƾǅ9Ŀƕ10ǜ11zǄ12ŪŰžƳ13Pſƺƿ14FYĵĹŗŽƥ15ĸľŚŵơǈǞ16ŀ17ǋǚ18ƶ19Ŵ20mĺŊƯ21ƨ22ķņŞ23A29QŘ
~some	43 -12šŨƵ-10ƃǎǔ-9sƗ-8ŐƱ-7ňŒũŭŷƠƴƷ7oNŤƄƓǝ8iĻōŢţūŶƟƮƾǅ9ĿƕƤ10ǜ11zǄ12ŪŰžƳ13Pſƺƿ14FYĵĹŗŽƥ15ĸľŚŵơǈǞ16ŀ17ǋǚ18ƶ19Ŵ20mĺŊƯ21ƨ22ķņŞ23A29QŘ
~son	56 -16t-12jŏǆ-11p-10Ƭ-9Ǧ-8PW-7Hǌǩ7hTźƯǃ9ƚƜƝ10ĹľƟ11Jƃ12fŊŭ14Ƃ15ŌǨ16ņ18ų19uA20Ź22ŜƗǞ23y24ũǈ25Ŕ28vx29M37w40ǎ
~son>	59 -17t-12j-11pŏ-10Ƭ-7Hǌ7fgłŖżǈ8źƯǟ9hž10ƚ11ĹƜ12yľ16Ō18wņǨ22AŹ23ų25ǎ26ŜǞ27Ŕ30x31vM
~sona	71 -8ǟ-7Ǧ8fǗ9Ʀ10Ǣ11Ƃ12T15JƟ16ƃ17Ŋŭ21ǎ34Ɨ
~sons	80 -14ǆ-10W-7BP15ǃ16Ɲ17y19x21u25ǈ28ũ29w
~soo	71 -7ǜ7ƕ9Ɓ10Vľ13Ŀ16ŕ17y18Ǟ24Ź27H44Ń
~soon	71 -7ǜ7ƕ9Ɓ10Vľ13Ŀ16ŕ17y18Ǟ24Ź27H44Ń
~sor	70 -11v-7Ũ7ƺ8ňƛǀ9T10z11Ƴ14cĸ16ņǩ20af21Ǝ24Ʃ
~sorr	74 -12v-7Ũ7Ťƺ9Tň10z12Ƴ15c18ņ21f22aǩ
~sort	89 11ǀ31Ʃ
~sou	64 -7S7BLVŌŨƵ8iFƜ9ţŧƏƽǈ10Ǩ11C13G16Ľ20bť21c23Ɵ26l43Ň
~soun	66 -7S7NŌŨ8iBLVƜ9Fŧ10ƏƽǈǨ13lG17Ľ21bť22c45Ň
~sout	84 17lC32Ɵ
~spa	69 -21F-8Ɔ-7ļ8ƭ9Ǣ10ƅ11Ƈ16J17Ɗ20Ɛ21Ŵ22ǋ28Ɲ35Oǌ
~spac	75 -23F-9Ɔ10Ǣ12Ƈ19Ɗ21Ɛ24ǋ39ǌ
~span	89 8Ɖ11ƭ14ƅ17ǩ
~spar	82 -15ǩ7g26Ŵ33Ɲ43O
~spe	59 -8Ō7Nƽ8gtJŢ9ŵƦƶ10U11lŽƉ12Ś13k14aǃ15ŏ16ƞ17s18ƾ20Ƙ23Ÿ31Ż34X36b
~spea	78 11ƽ12N17Ś21ŏ25s33a
~spec	69 7ł11Ţ12U13Ɖ21ƞ23ƾ26Ƙ
~spee	80 17Ž48Ż
~spel	74 -12a7w10J11t13ŵ20ǃ48b
~spen	75 7Ƅ8Ű12Ʀ13ƶ14g15l17k30Ÿ47X
~sph	86 33Ɖ
~spha	86 33Ɖ
~spi	72 -11ţ-9C8ž10qV12P13Sĸƃ15ƻ17Ƽ18ǂ20Ʀ21ǔǨ23QƸ
~spit	73 -11ţ-9C8ž10qV12P13Sĸ14ƃ17Ƽ19ǂ21ƦǔǨ23Q24Ƹ
~spl	74 -13Ő-9u-7ƣ14ƍ15ĴǇ19l26ƫ46Ƣ
~spla	89 17ƍ23l
~spli	75 -13Ő-8u-7ƣ15Ĵ16Ǉ26ƫ47Ƣ
~spo	63 -18d-15a-14ǩ-10PƸ-7Ɲƻ7ǌǓ9Ɖƙ10ǘ11Ľ13Ǐ17CMŰ18Ʒ20ǀ25r29sƨ31ǂ32g33o34fq35p
~spor	84 28ǀ47g
~spot	79 8Ɵ11ƞ12FƉǋ13ƙ15ǘ22Ű24M
~spou	68 -19d-14a-11Ƹ-10P-7ƻ21Ʒ28r32ƨ33s34ǂ36o37q38fp
~spr	66 9jĴť10ktŃ11ƮǞ15uŕ18H19ş20łţ23Ǎ27ƣ
~spre	86 12Ĵ25ş28ł
~spri	67 10jktŃť11ƮǞ15u16ŕ18H21ţ24Ǎ27ƣ
~squ	70 -7ļ9ū10Ń11ǁ12ķ17Ɠ23ǋ30ǖ34Ɔ
~squa	71 -7ļ11Ń17Ɠ23ǋ30ǖ35Ɔ
~sr>	84 -8ő60Ƅ
~ss>	44 -20Ƃ-13Ū-12Ş-11ŏ-10őŨǣ-9zĸĺŐŗž-8tuŬ-7hĿŇňœżƔƜƧ7nAƦƪǑǛ8Ʋƽǌǧ9sľłǠ10EǎǞ11iǙǜǢǩ12Řţ13gJMļŎŰźƶ14ũǨ15ǐ16ŭǄǅ17ƝǓǗǡ18Ŧǋ19ƿ20GŤǆ22ƁƳ23ǃ25Ǥ27ťǝǥ28U29ŝ33D37ǟ44Ǌ45Ǧ
~ssa	86 15Ĺ21a24K29ų
~ssag	89 16Ĺ25K
~sse	62 -10Ŭ-7ǆ7zƃǚǨ8řŴǀ9CƦƽ10xƲǄ12iĵǔ14ƷǗ18š19ōŲ20Ǚ21Ɩ30Ƴ31ţ44ķ
~ssed	70 8uư9zǚ12Ʀ13Ʋ14ĵ16iƷ20š22ō36Ƴ
~ssen	83 7h12ǀ13ƃ26Ų
~sses	74 -8ǆ7Ǩ11ř13xƽǄ15ǔ17Ǘ26ƖǙ42ţ
~sset	84 64ķ
~ssi	64 -9ĸǩ-7Ũ7T8YƐ9uŖũ10űƁ11ŅţƉƼ12ńŇŎǜ14g16Ǥ17z23Ɩ29ǚ32Ş
~ssin	76 -11Ő-10ő-7ǩ8o9ō12uŖũ14Ɖ15Ŏ16ǜ40Ş
~ssio	71 -9ĸ8T9PYƐ11g13ţƼ14Ňű26Ɩ33ǚ
~ssis	87 15Ɓ25z
~ssiv	86 16Ņő18ń20Ő
~ssm	87 -13Ş29ǜ
~ssme	87 -13Ş29ǜ
~sso	83 8Ǐ17mƝ39ũ
~ssoc	89 18m
~ssu	71 8Ƶ9rt10s11Ł12Ʒ13Ƹ27Ÿ28Ƽ42ǂ
~ssue	82 10Ƶ12ǂ15Ƹ32Ÿ
~ssur	78 20ǂ31Ƽ
~ssus	84 8p11t13r14sŁƷ16ǂ
~ssw	87 60ǘ
~sswo	87 60ǘ
~st>	33 -20ǌ-16ƉƵǖ-15pD-14ů-13dŎŤƷ-12qVōũ-11RƬ-10lFƌ-9ļŉźƞƣƥƱ-8ūŸƁ-7XŢťƙǝ7otŏŜƛƠƧƭƹ8ĺƏǑ9CIşţƖƢƨƺǀǔǞ10bEŭƿ11vUżƑƪǘ12cĵŀŔƈǛ13mAŘŨűƫƳǉǋǎ14eŠ15nǚ16ŇňƸ17Żƀư18wxĻ19ń20ŖƗơ21Ūǩ22yǇ23K24Ŀ25YŷƘǊ26Ǚ28ƚ30Ʋ32Ĺ33œ37ƾ39ņ43Ǐ50ľ
~sta	45 -16Q-13G-12Ĺ-11Uŭǐ-10Ş-9szDYŀžƼǋ-8iPĸŝ-7cpLŎťűƓƭƳǑ7aƣǔǩ8tƊƋơ9djńœŖƏƚƛ10Ņŕƥ11rRǓǜ12ňřƽ13SŃƄƩǣ14VŲǈ15f16Ťū17H18Ű19X20ő22ķŘǇ23ĺƷ24ŌƱ26Cǚǟ27ŸƜ29Ő32E36Ƥ39ǅǍ41Ţ
~stac	89 -7Rŭ12Ő52Ų
~staf	80 -9Ş29ǜ31ǈ48Ǉ
~stai	77 -12n10ƣ12Ɯ19Ɗ21ƛ24Ƥ30Ǎ
~stak	86 42ǚ
~stal	82 14Ɛ21Ǆ37E
~stan	69 -9Ƽǩ7ŀ8Kƚ9ĺŒŢƑƟ10Ɓƽƿ11Ɖƴǖ12Űų13Ŷ15Ũ18Zķ19Ǎ21Ŗ29ň30r
~star	60 -14V-11ĸƏ-10G-8Ƅ-7Q7xŘ8tƖǧ11ő12ūƽǩ14Ƌơ15dĺ16Xœ17aŏŹǓ18ŕř22Ʊ25RŃ28Ť36SŌ61ǅ
~stat	60 -8S-7ŀ7ľŢ8ż9Ʋ10ĵū11ĸŔƪ12Ś13Ķƻ14Ʊ15ŗ16Eń18ķ19Ņőǔ24ǣ25f27Ə28Ƅ31CŸ35Ő
~stau	82 -11ǐ13Ǜ14ƣ21Ǎ22ǟ
~stay	57 -14Y-9Q-8zS-7r7gKŐ8tFƨƮ9ƵǨ10Ƨ11kĺ12X14jƥ15n16Ű19ǟ22Ř23Ʃ27H31Ɯ34V35Ʒ37Ƥ41Ţ
~ste	54 -9n-8i-7fwJŵƅǟ7UƵƷǎ8gKƛƨƫǛ9mǌǙ11užǩ12Ɖ13zũǅ14Ǝƽ15Ǐ18ƜơǊ19Ǘ21aB22r23ŧ28ǘ29ǖ33Ƽ35A40Ư
~stea	82 -7ǟ7rM11Ǒ14Ƶǎ15K19gS
~sted	74 -8f8P12aƘ14ƫǌǙ16o20z26ơ
~stem	68 9ǝ11b14Ǜ17ǘ20Ǝ25ǖ27Ǘ
~sten	83 -9ƅǘ-8ƽ10rs38Ƽ39ǩ
~step	73 -8JS7ŘǨ8d9ŊƉ10Ǟ11ƺ16ž18u19ǅ24ũ28Ɯ29Ư30ǘ
~ster	65 -10o-7wǩ7Ņƍǂ8ĸǤ9ǃ10Ŀƨ11U12ǖ13m14ƷƼ16a23Ư24BǊ25ƽ34ŧ46A
~sti	51 -11a-10ƭ-9ŇŸ-8xǓ7kyBŀŐƋƹǣ8Ŧűƺ9OZƞ10jŠ11ǩ12fŬƬ13zƧ14tUǖ15C16cƇ17qũƔ18PŊ19ŷ20Ɩ22Ƶ24Q25DJŨ27vƫ28I40ŉ
~stic	80 -8ƅ8O9ǘ10ő11Ƨ12Ǖ18ǖ21ŀ28Ƈ
~stil	54 -11a-9Ÿ-8x-7ƭ7HĶŜƌ8yƋƹƺ9Ő10Zƞ11Ƶ12j13ŉ14fzŬƬ15t16Uǩ17C18c19qũƖ20PƔ21ŷ26Q27J28D29v30Iƫ31Ũ
~stim	89 10Ůǉ14Ɠ
~stin	76 -9ǉ9ō10kĽ13Ơ14Bǣ17ƅ18ŠƵ19Ŧ
~stio	69 8d9Ĺ10A28Ŋ54ŉ
~stl	70 -12ƌ-8Q7ķǇ8Ŵ10ĸň12Ż16Ŗ19ŭ23Ǆ29Ų48ǔ
~stle	87 15Ż38Ų
~stly	72 -12ƌ7ķ8Ǉ10ĸŴ11ň17Ŗ21ŭ23Ǆ49ǔ
~stm	81 9Ƌ18D19d22k23ķ
~stma	84 10Ƌ19D20d23k
~sto	49 -17S-11bƗ-9nGƜǩ-8ĺƃƠ-7ƿǈǕ7lň8ƈƸǅǌ9Ƽǘǚ10OŀŊōŔǊ11ǡ13jƽ15ǃ16ŤǏǢ18Ţǋ19Ʋ20Ʈǟ21Ǔ22ǎ23ǔ27Mőǖ28ƐƝ34Ǎ41ƥ43Ɔ44ƚ56Ǘ
~stoc	80 8Ķ19ķ24ƝǏ
~stom	61 -20S-9G-7ţ8kĿ9Ţ13ǟ14ǚ19ǡ21ǃ22Ɲ23ǖ27Ǔ32Ǘ34ő37ǔ
~stop	67 7ŊǛ8ǝ9tVǁ11yƁ13ň15ǎ17Ţ18ŀ32Ʈ35M
~stor	57 -11Ɨ-10b-8ƜƠ-7ķĺ8ŊųǞ9ƻƼ10OƸǅǡ11ƈǌǖ12Ǌ13Ŕţǎ14ǟ15ō16Ǣ17jƽ20Ť22ǋ38Ǘ41Ǎ51Ɔƥ53ƚ
~stov	79 50Ɛ
~stp	89 17ƴ
~stpo	89 17ƴ
~str	53 -11ŗ-8Ɨ7Ǜǟ8ŀňŜƞǓǧ9ĸŔƽ10EƼ11tQŞ12GŭƏǃǕ13Ƒ14Ĵ15ŇƇ16K17ŰƘ18Ɠ19š20U22ƅ23ū25ƙǍ28ǋ31D
~stra	68 -7ǝ7ǎǣ8y9Żǧ10lƜ12ňš13Ŕ16Ş17Ǖ18ŀ19Ĵ22K23ū
~stre	63 -9P7Śǝ8Ũ11ƞ12š14EŜ15t16Gǃǋ24Ű25U32ƙ39D
~stri	74 -12ǩ-7Ɨ8Ǆ9ū11řǛ12ǔ13ƏǓ17Q20ŭ22ǋ25Ň28Ǎ
~stro	82 7ƿ12Ƽ17ƽ18ĸ
~stru	68 -11ŗ-7Ǆ8ǆ9Ǎ11ǟ12P18ǩ21Ƈ22Ƒ24Ƙ25Ɠ30ƅ
~sts	68 -8ǩ8ŷǚ9uXŔ10ƭ12ŹƤ16ǈ17ǝ19ǑǙ27ƾ30Ɯ
~sts>	68 -8ǩ8ŷǚ9uXŔ10ƭ12ŹƤ16ǈ17ǝ19ǑǙ27ƾ30Ɯ
~stu	57 -12ŦƼ-8Ūǩ-7ž7qsAXŁǥ8ŋŨƲǏ9ŀƉƣƱǘǜ10Ǖ11Ƌ12Ʈǐ13Zǂ16Ɲ17Ƣư20ŵ21ƥ22Ƈ24Ǣ28ź33Ɨ39m
~stuc	73 -15Z8ő10Ş13ŀƣ17Ʈ23ư28ŵ30Ƈ
~stud	70 -13Ŧ12Ʊ27Z36ź50m
~stuf	64 -12Ƽ-8Ū-7ž8XŁƹǥ9A10sŋƉƲǏǜ12Ǖǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
~sty	76 7Ɖ10ǈ23Ǒ
~styl	76 7Ɖ10ǈ23Ǒ
~sua	73 -7Ǎ7Ķ10W11ơ12ǡ13ĺǅǩ14ŭ15ł18A24L
~sual	73 -7Ǎ7Ķ10W11ơ12ǡ13ĺǅǩ14ŭ15ł18A24L
~sub	63 -9ǧ-8ƋƼ-7ơǢ7ǌ8ųƿ9ů11Ǔ21Ō39Ŷ82ǒ83Ǒ
~sub>	83 -10Ƌ32Ǒ38ǒ
~subc	80 12Ǒ23ǒ
~subs	69 -9Ƽ-7Ǣǧ10ƿ40ǒ56Ǒ
~suc	89 9Zŭ12w13ƻ
~such	89 9Zŭ12w13ƻ
~sud	87 9ŭ14ĺ17ĸ
~sudd	87 9ŭ14ĺ17ĸ
~sue	71 -7ƴ8Ƶ9Ŀ10ǂ13Ƹ25ķ27Ÿ37ǜ
~sued	73 -7ƴ9Ƶ10Ŀ26ķ28Ÿ38ǜ
~sues	86 13ǂ16Ƹ
~sug	82 7ƽ16ƴƼǙ
~suga	84 7ƽ16ƴ17Ƽ
~sui	79 9Ŀ11ǡ12Ň16Ǧ23ǜ34ķ38L
~suit	80 10Ŀ11ǡ12Ň16Ǧ20ķ23ǜ38L
~sul	86 12Ǜ23ƻ43ǚ
~sum	76 15Ɵ20Ǉ23k26x41Ɗ
~summ	83 16Ɵ21Ǉ25k28x
~sump	81 45Ɗ
~sun	82 25ƌ57j
~sup	68 -7ǝ7Ŕǐ9rƿ10Ɲ11n13L14z26Ŏ31ǩ49Ǖ
~supp	69 -8ǝ7Ŕ8ǐ9rƿ10Ɲ13nL14z26Ŏ51Ǖ
~sur	42 -15Ƹ-13Ǐ-12Ǒ-11Q-8Ŭƒǔ-7nńƗǩ7Ƴǝ8ĺőŖŘŚŞƁ9ǧ10ŽƦƩƬǂ11ŗŪƭ12aiĹŁŦǨ13ŭǓ14ľǤ15W16ƕ17ņšţƄƴ19ŀŒƃ23ƪ27ƨ31Ɠǒ33Ƽǌ34Ǣ35ǥ36ş38Ő39ſ48ŏ
~sura	48 -16Ƹ-13Ǆ-10Q-7ǩ7ŧŪƀƇǤ8rřŜ9AƙǓǨ10ſƴǢ11ŘŚ12ĺƁƳǒ13Şš14şƩ15ŦƃƦƬƭ18ŁŐ19ľǥ20ŏ21WţƄ22Œƕ23ņǌ
~sure	52 -14Ǐ-9Ǒ-8ơ-7Ɨ7ŢƃƜǓ8ŖšǄ9Ƙǂ10a11ƴǧ13ŴŽ15ŏőǥ16ǌ18Ƽ20ŗŭ23ŀ27Ő30ş31ƨǒ32Ǣ39ſ45Ɠ
~surg	87 13tǂ43Ƽ
~suri	89 14ǥ23Ĺ28ŏ
~surp	87 9ĸ12ŏ19Ǥ
~surr	84 43ƪ
~surv	84 14x20ǝ32i
~sus	79 7pƄ10t12r13sŁƷ15ǂ32Ÿ
~sus>	84 8p11t13r14sŁƷ16ǂ
~susp	86 8Ƅ35Ÿ
~suv	89 -15ŷ17ų27Ū
~suv>	89 -15ŷ17ų27Ū
~swa	87 -10Ŷ-7Ƌ17ũ29Ƶ40ų
~swap	87 -10Ŷ-7Ƌ17ũ29Ƶ40ų
~swe	73 -7x9ơ10ľ11ƶ12ǚ13wKƐ14tŔ17DĻ20c23Ŭ46ŉ
~swee	83 -8x7ƫ11ơ14ƶ15w16t19D27Ŭ
~swer	79 12ľ13ǚ15K16Ŕ19Ļ50ŉ
~swi	70 -9Ǌ8R10Ÿ11Ĵłǖ13Ō19M21X26ő38Ţ47ƍ
~swim	84 58ƍ
~swin	83 10R14Ĵ25M27X
~swit	76 -9Ǌ7Ŏ11Ÿ12ł15Ō28ő43Ţ
~swo	86 8H60ǘ
~swor	86 8H60ǘ
~sy>	68 -10ŭ-9ƾ7lŽǎ8kTǂ9gx10ź11M12ŧ13P14ś15t22Ŋ26Ɲ28U30N42ǟ
~sys	68 9ǝ11bǛ14Ǖ17ǘ20Ǝ25ǖ27Ǘ
~syst	68 9ǝ11b14Ǜ17ǘ20Ǝ25ǖ27Ǘ
~ta>	80 -7ǆ10ůƛ13Ĺ16C22ǃ49Ǘ
~tab	69 7Ō9Ś10X11ƮƳ12eƥ14Ž16sT22n26Ɖ28Ƨ32M
~tabl	70 7Ō9Ś11XƮƳ12e13ƥ16s17T23n29Ƨ33M
~tac	73 -7R8śǘ10Ő11ƽ12ƼǨ15Ŵ23Ƒ27K36Ŷ42Ų
~tach	83 -7Ű9ś16Ŷ27Ƒ
~tack	82 10ǘ11Ő13ƽǨ14Ƽ
~taf	80 -9Ş29ǜ31ǈ48Ǉ
~taff	80 -9Ş29ǜ31ǈ48Ǉ
~tag	80 -29Iř-11Ų-10C10ƚ25ǩ30Ɔ87ū
~tage	83 11ƚ32Ɔ
~tai	74 -12n7Ǚ10Ɣƣ11Ɯ18Ɗ20ƛ23ƤǄ29Ǎ
~tail	89 9Ǚ12Ɣ31Ǆ
~tair	78 -12n10ƛƣ12Ɯ19Ɗ25Ƥ30Ǎ
~tak	51 -20ǩ-14ŀ-13Ŭ-11Ŷ-10rƙƨ-9Xĺ-8űƳ-7AľƆƢ7fņſƪ8NƏƔƛ9ŎŝũŭǠ10ǒ11kśų13Ư14őǊǨ15Ɩ16ŨƓƗ18Ň19ŠƬƱǛ20ŢǚǞ21Ƥ22łŧź23ķ24zB25ǁ27ǂ28ǖ29Ź30ůƧ57ƻ
~take	51 -13ŀŬ-10rŶƙƨǩ-8Xĺű-7ƆƢƳ7fņŊſƪ8aNƏƔƛ9Ŏŝũ10ǒ11śų13Ư14őǊ15ƖǨ16ŨƓƗ18zŇ19ŠƬƱǛ20ǚ21ŢƤ22łŧźǞ24Bķ25ǁ27ǂ29Źǖ30Ƨƻ31ů
~taki	80 -16ǩ10zĴ11kt12Ǡ14ŭ43ƻ
~tal	51 -17ņ-11ţ-9ŗŤ-8Ƴ-7ŭƧǥ7iOĵĸŅƐƤƦƷƿǌǨ8hƀƲǄǔ9BWťǍ10ĹƨƼ12ag13vŇƸ14f15sŦ16APĽŠ18rƉ19Ƣ20ǂ21Eş23Ǚ24Qķ25ń26ŵ29ǩ32N41Ɓƺ
~tal>	59 -10ţƜ-9Cŗ-8Ť-7ǡǥ7uVƃƹ8qķǂǉ9ZŅƤ10gSĸǌ11Wƀ12ƦǍ13ŦƼ15Ǩ16ŵ17Ƹ18f20ş22Ɖ25EƢ26P32Q35ǩ53Ɓ
~talk	59 -18ņ-8Ƴ7cōŜƆ8ƍǠ9XĵňƯ10O11hBƷ12i13ť14Ĺƨ17avAŇ18s20Š21Ľ26r29Ǚ32ń39N
~tall	75 -8c8ŀ11Ž12Ɛ19Ǆ20ǂ68ƺ
~tals	87 12Ɯ17ǔ33ķ
~tam	87 11ǚ15ǃ19ƻ
~tan	62 -16ǩ-9Ƽ-8I7KŒƚ8CĺŢƁƑƟƽƿ10ōƉƴǖ11ŰųŶƱ12Ũǆ14Ƌǚ16Zķ17AǍ19Ŗƶ20ľ22B25rňǠ
~tanc	89 -11Ƽ13ƿ15Ɓ17ƶ
~tand	71 -9ǩ7ũǞ8Kŀƚ9ĺƟ10ŒŢƑƽ11Ɖ12ƴǖ16Ũ19Zķ20Ǎ22Ŗ30ň31r
~tang	89 16ų17Ű19Ŷ
~tant	70 -8ǩ10ƶ14ōƱǆ18ǚ21A25ľ27B29Ǡ
~tap	83 11ƛ71ŋ
~tape	86 60ŋ
~tar	59 -14V-11ĸƏ-10G-8Ƅ-7LQ7tŘǧ8Ɩ11Ľő12ūƽǩ13gƋ14ĺŪơ15dXƘ16aŏœŹ17ŕǓ18ř22Ʊ24R27Ť34Ń35SŌ59ǅ
~tar>	87 14Ƙ21ơ23g
~tart	60 -14V-11Ə-10Gĸ-8Ƅ-7Q7xŘ8tƖǧ11ő12ūƽ13ǩ14Ƌ15dĺ16XœŤ17ŏŹǓ18aŕř23Ʊ25RŃ36S37Ō61ǅ
~tas	87 10ĸ13Y15ű
~tat	59 -8S-7ǩ7ľ8ż9ūƲ10ĵ11ĸŔŚƪ12ƻ13ĶƱ14ŗ15E16ń17ķ18ő19ŅŻǔ23ŀǣ25fƏ28Ƅ30CŸ34Ő
~tate	62 -8S7Ţƚ8ľ9ż10ĵƲ11ūůƪ12ĸŔŚ14Ķ15ŗƱ17Eń18ķ19ő20Ņǔ25ǣ30Ƅ32Ÿ33C36Ő
~tati	75 18ƻ26Ż34ŀƏ
~tatu	83 38f
~tau	81 -10ǐ9ś13Ǜ14ƣ20Ǎ22ǟ
~taur	82 -11ǐ13Ǜ14ƣ21Ǎ22ǟ
~tax	78 8f9ǆ10Ǌ13ŒƵ16ǃ18ƅ27Ǡ29T
~tax>	83 7ǃ8f10ǆ11Ǌ15T19ƅ
~taxe	84 10ǃ14Ƶ15Œ17T27Ǡ
~tay	57 -14Y-9Q-8zS-7r7gKŐ8tFƨƮ9ƵǨ10Ƨ11kĺ12X14jƥ15n16Ű19ǟ22Ř23Ʃ27H31Ɯ34V35Ʒ37Ƥ41Ţ
~tay>	62 -15Y-12ĺ-7ŀ8gŐǏ9VƨƮ10ǞǨ11Ƨ12B14X15Ţ16ƥ17H22Ƥ25Ř26Ʃ36Ɯ39Ʒ
~tayi	68 -10Q-9SǞ9K10F12t13n14H16Ţ17j18k20Ƥ24ǟ26ĺ31V
~tba	83 9Ů11gŠ12x13L18Ɯ
~tbal	86 11Š12g13x18Ɯ
~tch	57 -8Ǌ-7Ǟ7sŌťŸƞǘ8VĺŘſƎ9ŉƟ10qYšƘƹǝ11wĶłŏ12Ǆ14bőǛ16ų17MWƉƯ18gǙ21L22fŽ24Ţ25N30a31ƌ
~tch>	64 -8Ǌ7ŚƀƉ8Ɠ9SłŌŘŸǘ10sſ12qšƹ13YĶŏƯ14w15a16L18ų20W21Ǚ22ő25N
~tcha	87 11g14Vĺ17ŉť
~tche	66 -12S-7ő7ƭ8L9ƙ10Ǝǈ12ƞƟ13ǝ14ŽƉƘ15g16Ǆ19bǛ22M27f38ƌ
~tchi	80 10Ư11Ž17ǩ25a31Ţ
~tci	89 21ĵ
~tcie	89 21ĵ
~tco	87 14ļ24Ļ
~tcom	89 25Ļ
~tdo	87 -7Ŧ21ǝ24g
~te>	45 -21v-17ǂ-12Ǐ-11Pō-10Oƭǈ-9bŀƙ-8BUXƮ-7lsDFŇŖŧũƳƵǨ7cĽŊŗŤŶơƷ9iJķőƥƱƹǀǔ10emEŒŰǡ11ŘŴƾ12Ǜ13ǋ14Ĺǧ15ļŌƄǣ16wŬƔ17œŭźƍƲǌ18N21ŔťůŸ22ĵƖ23Ń24ǃ27Ő29ŕŝ30hC32Ņ33d39ū
~tea	70 -12Ů-11h-9ň-7ǟ9UǑ10KĶƨǈ11ƵƷǃǎ14x16S19Ɲ23q24ǩ35g36P38Ǉ
~teac	80 -12h7Ź11Ķ15U22Ɲ27q45P
~tead	83 -7ǟ7rM11Ǒ14Ƶǎ15K20S
~team	80 -14Ů-10ň7Ł12ƨǈ13Ʒ17x30ǩ41g44Ǉ
~tec	64 -9ƹ-7Ŵ7wũ8Ə9ǘ12ǚ13yľ14ſƃ15Ŗƭ16ŗ17Ɖ18Ǝ20ŏ32ǈ33ķ
~tect	65 -9ƹ7Xũ8wƏ9ǘ12ǚ13ľ14ſƃ15Ŗ16ƭ17ŗƉ18Ǝ20ŏ33ķ
~ted	53 -12ƈ-10ő-8Ǜ-7lō7CŏŖ8IƆƝƿǙ10ouſƉƽ11Ǥ12ķŇŝƲǏ13zĸƼǅ14Ƌ15ǃ16Łơ17ǌ20Ō21ƌ24ƞ25Ʊ29ĺ36ƴ
~ted>	53 -12ƈ-10ő-8Ǜ-7lō7CŏŖ8IƆƝƿǙ10ouſƉƽ11Ǥ12ķŇŝƲǏ13zĸƼǅ14Ƌ15ǃ16Łơ17ǌ20Ō21ƌ24ƞ25Ʊ29ĺ36ƴ
~tee	66 -18ų7Ɖ8ŃŭǤ10Ţź11ƿ12ƛ13v18ƂƏ21Ǐ24ŕ73Ź
~teen	69 -19ų8ŭ9ŃǤ11ź14v19Ƃ26ŕ76Ź
~teer	83 23Ə27Ǐ
~tel	43 -21Ň-16ĺ-15I-12X-11GƩƼ-10Ǌǐ-9błśǝ-8ŉŞť-7acLǥ7jFŰŶſƉƧƱƶǈǞ8qxŝŪư9nCHĴĿűƭǖǜ10gEMœŢƘƥǆ11Šƿ12Ĺƞƨƴǣ13kuŊŖǔ14Ƴ15ŨŽƄƊ16i17ż18PU19ōŤ22ƸǄ23ƾ24Ŕ31Ƥ38B
~tel>	80 -11X-8Ǌ15ǔ31ƾ55Ƥ
~tele	84 9s21ǩ29Ž
~tell	44 -21Ň-16ĺ-15I-11GƩ-10ǐ-9łś-8bŉţťǝ-7acLŞǥ7zFńņšƉƧƱƶǑ8jqSŝŪŰſưǈǞ9xCĿűŶƭǖ10gnEHMĴœƥƸǆ11Ţż12Šƞƨƿ13kĹŊƴ14uUŖ15Ɗ16ŨƄƳ17i20P21ōŤ23Ǆ25Ŕ40B
~tely	73 -16Ƽ-10Ť7UǕ8Ǚ9Ǐ10Ɠǂ11Ż12ţżƘǣ13ĺǜ15ǟ17ƾ20Ƹ
~tem	66 -11Ɨ7Ʃ8Ķǝ10bĸ12ľ13ƪǛ15Ś19Ǝ23ǖ26Ǘ29ǘ48Ƙ
~tem>	68 -11Ɨ9ǝ11b14Ǜ17ǘ20Ǝ25ǖ27Ǘ29Ƙ
~teme	83 8Ķ17ĸľƪ19Ś
~ten	58 -15Ɗ-14ǐ-8ƅ-7Ɠƽ7cƐ8Cƣǜ9ƙƠưƵ10Ƣǀ11ŰƲƿ12ƛ14x15ž16b17RǙ18ŭŲ20F21ǩ22Ɵ25Ƽ31Ɨ39Ǣ40Ɯ
~ten>	63 -15Ɗǐ7sų8Ɛǩ9Ǔ11ƙƠư12ǀ13ŗƲƿ15ƛ16x17žƟ19b20ŭŲǙ22Ɯ
~tena	83 8Ǣ12Ɵ13ƣ15Ƣ31FƜ
~tend	87 9Ƴ11ĺ16Ƶ18Ű
~tent	77 -14ŗ-9ƅ-8Ɠ-7ƽ36Ƽ43Ɨ45Ǣ
~tep	73 -8JS7ŘǨ8d9ŊƉ10Ǟ11ƺ16ž18u19ǅ24ũ28Ɯ29Ư30ǘ
~tep>	79 -9S-8J7Ǩ9d10Ɖ11Ǟ19ž20ǅ34ǘ43Ư
~teps	81 -12Ư7Ť9Ř25u27ũ36Ɯ
~ter	41 -22ǩ-21ǌ-12nZŘ-11d-10Xŗ-9PRļňŲ-8TYĺŀŁŎŒœŖŵƞǨ-7fkCIMńŊŝƀǈǚǣ7quvxŕřűƉƢ8gEKĹƌƍ9FŦƱǂǖ10bOŔƇƨ11JŇŢƳǊǕ12ĽŰǝ13hŚƊƋǤ14ŧŮƐ15yNƽǘ16Ť17U18ŨƃƷ19tz20B21L24Ɵƭ26ơǎ27ťƯǛ30wAľ31ƛ32ũ38ƙƩ
~ter>	45 -18ų-15ƚ-13œ-11Řǩ-9iR-8PļŗżǨ-7HYĹňƞ7ĻŜƎ8ŞǞ9ķűǢ10boEƐƳǛ11qţǗ12OŦŨ13ŹǊǖ14BKŔŢŰ15zJǤ16wĽ17aFLŧ18ŚŮ19yľƋ20ũ21Ť22Ʒ23tƃ25U29ťƟ30ǎ32Ư33ƛ43ƙ
~tere	76 -11Z-9ǩ9ķĹō10ƪǐ11H12şơ14Bǃ16Š18Ň19Ɣ
~teri	80 14Ǖ22Ɖ28Ƈ47Ǜ
~term	69 -12ţ-10Ɣ8W9Ƶ11Ɯ15Ǖ16ǜ18B21ŕ61Ʃƭ
~tern	81 -11Ń-8a-7X10Ļ11g13LVŌ14i15Ņ18j
~tero	89 12ǂ23Ƽ
~terr	81 9wœ11Ũ20ǝ32N
~ters	62 -28ǌ-18n-14d-11oǃ-8a-7FǐǗ7ťƨǄǒ8zƌ9żƐ10ƥ11můƱ12ƚǇ14u16ĹǏǑ17ƽǘ18bŏũų19w20Ƣ22ľ26h34ơ43A
~terw	87 8Ũ13Ƴ22ũ
~tery	89 -7ŏ15ư21Ɗ
~tes	55 -15ǩ-11Ņ-7d7HŐşŧǊ8aZŊž10mEĻ11ũūƌ12ůǜ13ǧ16ŞǙ18ǂ19ōǒ20ƾ24vƢ28ǁ38ń42O
~tes>	56 -14ǩ-11Ņ-7d7CŌşƹ8aHZŐǁǊ9Ŋ10mĻ11E12ũūǜ13ůƌ14ǧ18Ş19ǂ20ōǒ24Ƣ25v39ń43O
~test	80 11ŧ26Ǚ28ǁ30ƾ
~tev	80 7Ƈ8ǖ9ş11qũ14ư15ŉ16P
~teve	80 7Ƈ8ǖ9ş11qũ14ư15ŉ16P
~tex	69 -11J12ǘ15ū18ś21l73K
~text	70 -11J12ǘ15ū18ś75K
~tfi	75 -7Ƴ7W8Ş9ő10ń11Š12Ǟ14J17aơ22Ő26Q30Ǆ
~tfit	77 -7Ƴ7W9Ş10ńő11Š13Ǟ18ơ23Ő27Q30Ǆ
~tfo	89 23ǣ28ƻ
~tfor	89 23ǣ28ƻ
~tga	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~tgag	64 7h11ƭ12F17Ʈ19Z38ƕ47Ɣ
~th>	34 -21ĺǐ-16Hľ-15ŏ-14Ǣ-13P-12ţŪǇ-11ũ-10ELNOŤǌ-9YơƣƩƺǅ-8oōŮƅƉƖƙƜǆǛǦǩ-7htCGJŌƫƶƷǨ7jMĸŰŽƥưƿǍ8gkSňƞƧƼǏǣ9rƛƬǁ10AŊŲżƐǤ11aĹŭ12šŶǃ13QŋŖťŬƱ14lpŜŠƁ15ƒ16ƟƽǑ17űƂƠ18ŝŢƃǜ19bnĶ20Ńş21W22VXķńŕƘƳǂǝ23Ő25TƤ26ŞŧƢ27Ƹ30ņƵ31Ļ39Ĵ40d41s47ő
~tha	30 -26Ǉ-16Ǟ-14iǨ-13sĹŘƚ-12PZƬ-11UŹǟ-10yNXYƊƨ-9ƭƲƷ-8eŵƗƾǈ-7ƕơƣǊǠ7klļŐųƁƑƔǃǦ8ŗƅƛƜǁǓǔǢǧ9FŲżƇƈǕ10xĵŜƄǝ11WŁŌšŻƯƺǖ12ŕŬƪǂ13oAƙ14jŋŪůƌǀ15aMŧƥ16tĽŔƘ17dCŅũƍƿǋ18uķř19R20ŮƧ21DQŀŒśūƝ22ǩ23S24Ʃ25ŤŽ26Ŧ29E32pĺ34ňŭ35Ƴ40Ŷ43ő44ť47G48Š49b50Ňō53ĸ55Ũ
~than	61 -11ǩ-8tC7LŴƘ8ũźƁǌ9ťƒƦǡ10ļ11Yœ12ŇŒƩ13ǋǦ14a16ƺǂ18kGŅž19Ů20K26p27ķ
~that	30 -29Ǉ-17i-15sǞ-14ĹǨ-12ŘƚƬ-11PZǟ-10NŹƨ-9yXYƊƓ-8eUƭƲƷǈ-7ŵơƣƾǡ7HVŐűƐƱǐǚ8alķųƅƑƔƯǁǃǔǧ9FżƇƜǕǢ10xĵŗŮŲƄǓǝ11WŁŜšŪŻǖ12ŌŬƘƪ13Œŕ14jAŋůƙ15Mŧƌǀ16oĽŔƥ17dƍƩǋ18tuřũƿ20CƧ21pQRŀśū22DƝ24ǩ25SŽ26Ť27Ŧ29ĺ30E35ňŭ36Ƴ41Ŷ42G45ő49Šť50b51Ň52ō53ĸ56Ũ
~thd	69 -8w8Ǘ13Ŝ18v23p25c33d
~thda	69 -8w8Ǘ13Ŝ18v23p25c33d
~the	19 -27TĻ-22Ň-18p-17ǎ-16iŖ-15XŃŸǖ-14ňƬ-13r-12L-11NĹ-10o-9őǜ-8CŊŏƨ-7qǀǘ7jRƩǏ8PŭƣưƲ9ŌŠŤŮŰŽǅǡ10Zľǚ11WņżƀƎƥƱƾǍǣ12zƌǊ13ĶōŐǥ14GĽśƇƒ15efŗřųƍƐƜƢƶǗ16ŕůźƚǤ17klžƙǄǋ18ƁƅƉƏ19EŴƝ20ŁŘǁǃǧ21wUŒŞſƗǌǒ22ŀşūƄƈƊƛƪǞ23hnłŚƽǆǈǦ24sSŔŜǛ25vƻǇǑǢ26Ŧŵƫ28ŅŬƖǐǟǨ29ŷƋǓ30xŹƑ31ƞ33ƠǠ35Ɵ36ŝƕƧ38ơ39yƮ45ŧ
~the>	22 -25Ŗ-24ő-23Ň-19ƣ-18Bŝ-17iō-16Ļ-15ň-14TƤ-13pŢ-12ŏŸƴ-11Hš-10oGŃƂ-9NVǖ-8zPŊ-7ALŒƳ7bĵĸƓƼƽ8JQƆƦƶ9acŵƉƷƾ10fmwDƭǑ11dŐşűƒưǓ12ŗŰŽƎƘƚ13ľžƍǡ14ĿŪ15ĶŭƁƜǁǃǛǤ16ŌśŤŧŮŻƏ17eŴƗǇǊ18ƅƙƪƵ19ņƊƥǐǣ20ĽůƌǋǏ21hŦźƈƻǗǦ22xĺŁŕƇƐƧ23kłŷǆǧ24Eřǥ25ǍǨ26y27UƟƢǅ28ƋƑƮǌ29ųƞ30ūǢ31Ƅ32Ǟ33Śơƫ34Źƕǟ35ŀ36ƛ37Ɩ40ŬƠ43Ǡ
~thef	87 10Ǝ12ţ15Ť39ƀ
~thei	61 -11ųǥ-9ǧ-8PƬ-7mŭ7Ś8ľ9zƳ10ŝǗ11ŧ13yǓ15Ƣ16ǑǕ19ǐ23v27Ŕ35ǈ37Ʊ45Ņ49ǒ
~them	51 -24Ʊ-17ǧ-16ŀ-13ǩ-12Ŷ-11ĴĿ-9ĺƞǅ-8AOĹźǌ-7ĻŦƳǖ7Űƻ8ePžƘơ9gŔś10ŬƄ11w12ǚ13Ƭ14ş15żƶ18S19ŧ20xœǈ21ǐ22ŒǓ27y31Ư33Ǒǒ34őŢ36Ş41Š51ŝ
~then	64 -20Ť-11Ǐ-9Ş-8ŘŪƼ-7ĺ7Źƾ8msyťŶſƒƭ9cwŌœƇƮ10ńŉ11d12Š13C14ł16ƫ20Ʃ21Ŏ26ņǝ29ŵ34ǩ36ũ51ō
~ther	34 -21C-20Œ-18ǅǎǩ-17dĺ-16Ļƥ-15T-14rœ-13Ƭ-11ƭǏǕǘ-10Lņƛ-9pXĸŎŮŲƅƒƘƨƼǐǣ-8actOśŠťŭŻƓƯ-7bxNļľŰŸƮƿǀ7ŖŗŬƩǇǓ8ŀŃŊƀǂ9hyKĴţ10MŤƏƜ11lƍ12BUƂƣƤƶ13ZƳ14ŉǦ15jŵƗƧƪǁǛ16Şƙ17Ɓ19H20uńŘşƱǍ21iŝŴƉ22V23ƚƲ24fzōǃ25SŅž28ƊǨ29ƑƞǄ30ŷ31Ɲ32ſ34Ŝ36ǈ39ƽ41Ɵ46s54n59G
~thes	61 -7iR7ŖŜƁ8CƸǛ9ĺŐƗƠ10ǌ11ǟ12fŒ14ŋƺǞ15tQŪǇǩ16n17l19ƒ20P24A25U
~they	44 -18i-14ĹŃǟ-13ŵǨ-11acXƵ-10ǞǢǣ-9ĸĺŀňƷǝ-8ļĿŠŲƳ-7jlCMYľŶŷƔƙǃǗ7ŖƈƍǇǈǛ8ŢŹƋƽǕ9ƾƿ10zSǏ11UƖ12ƁǓǧ13Őǒ14żƻ15RķƦ18yš19x21Ǒ22ŗƅǖ23Ơ24Ƽ25ŘƧǤ26ŜŦ27ƕƪ29ơƴ32W33wŒ35ŅƮ37v43Ş50Ŕŧ52ŝ
~thi	35 -18n-17Œ-16o-14ź-13Ť-12FƷ-11Tů-10lŢƁƌ-9ŐƤƩǔ-8uvSŅőŚŬŮŰžƅƪǗǚǜ-7DRŧƆƎƔƟƴǆǇ7ƸǛ8łŘŶŻſƂǓ9mUZťƭǐǦ10şƯǕ11gŌǩ12MŪŽƄǈ13űƍƦƹƼ14Ų15cĴŊƶƺƻ16sľ17Ǟ18IŎŝƥ19dŔƖ20kĹŇƗ21XŁƘǂ22Nŋ23BŃũ25iHƳ26ŀŉƬ27Aƨ28ō29Ƶ33a38Ŀ39Ļ42ţ48ŏ50r59ĺ
~thin	38 -13ǁ-12asJœ-11nź-10FŌŜůƕ-9tĹŋŷƉƟƧ-8lITŒǅ-7cfjqxSőŰžƁƆƠƩƪǔǠ7ŕŠǄ8YķƐƿǀǏ9yŊŘŞǛ10ĸƂƞƺǟ11ABXĻľŃŻſƸǐǓǦ12ĴŶ13ZǂǕ14UǞǩ15gƍƹ16ŪƼ17łŖŽƯ18HŀŲ19űƦ20Ƴ21Ƅƥ22ĺŔşũƶƻ23ŝ25Ƙ26Ɨ29i31Ň32ŏ33ƨƬ34Ŀŉō36r40ţ
~thir	79 11ǡ12ƣ14Ɩ15ǅ20c22d23q
~this	46 -19Ʒ-16ƌ-14Ŗş-13o-11Ň-10nŒŤƄ-9ƶ-8ŠŨƯ-7pyĸŉŞűƗƢưǚǟǩ7OŊŜǁ8tťƭƺ9Hňƕǈ10œŴŷ12mǞ13Jŀ14XǊ15c18dƳ19ł20AM21k22jƖ24Ō26B30N31ŁŎ32I33sƵ34Ļ37Ĺ39rŋ44ŏ45Ń52ĺ57a
~thl	76 11Ɣ17Ơ37Ĵ
~thly	76 11Ɣ17Ơ37Ĵ
~tho	52 -11ő-9Ŗǖ-7bCDGSĹňƦƬǋ7ľǐ8ZĵŲƉƜƞƯƺ9xEŝƅƍƵǓ10iŊƎưǊ11ń13wǑ14ƭƮ15ŏ17ŽǇ18ŢƩ19ƈǤ20Ƒ23Ʒ24šǨ27ſ30ŵ31Š32Ň33ǩ
~thos	58 -9ǖ-8D-7CŖ7xŕűƕƵǌ8AƗ9ƞǄǐ10EĵŲſƉƜ11ZŇƅƍ12ŝƎǊ13Ư14ń15wǩ16iƈǑ20Ǉ21ŽƩǤ23Ƒ36Š
~thou	61 -19ő-7b7ŷ8aƂǠ10ĺ11Hľ12ƺ13Ŋ14ưǓ15Ţ18ƭƮ20ŏſ23ǩ26Ň28Ʒ30Ǩ32š37ŵ
~thr	51 -13ƽ-9mǇ-8ŏŭƔ-7Lǩ7błŵżƁƤƦƱƻǕǝ8lļšŬǜ9zŅƆǦ10ƚƧ11Ŗś12Z13ĸŐƌǥ14nŊŧ15ũ16Ƴ17Ť18j20ŗƜƨ22ǖ23ƕ24WŨ25ǎ
~thre	84 12Ŏ17ǜ
~thro	51 -13ƽ-9mǇ-8ŏŭƔ-7Lǩ7łŵżƤƦƱƻǕǝ8lļšŬ9zƆǦ10ŅƁƧ11Ŗśƚ12Z13Őƌǥ14nĸŧ15Ŋ16ũƳ17Ť18j20ŗƨ21Ɯ22ǖ23ƕ24WŨ26ǎ
~ths	63 -11p-8XƠ-7ZŁ7Ǥ8ĺƹ9ŕ11ł12vƆ13ŧ15GǄ16ĴŮ17ų19uŒ20ƃ23Ǩ27Ʈ29Y
~ths>	63 -11p-8XƠ-7ZŁ7Ǥ8ĺƹ9ŕ11ł12vƆ13ŧ15GǄ16ĴŮ17ų19uŒ20ƃ23Ǩ27Ʈ29Y
~thy	78 9ƽ21Ƹ24x
~thy>	78 9ƽ21Ƹ24x
~tia	82 10ǀ11Ʃ12aǔ15ƴ24Ǆ
~tial	82 10ǀ11Ʃ12aǔ15ƴ24Ǆ
~tib	59 8ľ10Y11ƀ12Ɓ15Ŏ16Ŧ17ƚ20ŭ21ň35Ř
~tibl	59 8ľ10Y11ƀ12Ɓ15Ŏ16Ŧ17ƚ20ŭ21ň35Ř
~tic	60 -10ż-7Ǔ7Kƛ8ƋƧǌǕ9N10ţ12Š13Ŷǖ16ǆ17Q18Ĵ20Ž21Ƈ25Ĺ26Ŕ34ŀ52Ż
~tic>	82 9Ĵ11ƛ12Ǖ14Ƽ19ǖ
~tice	77 10KƋ20Ĺ23Q
~tick	64 -10ż7Oő9Ƨ11NĹ13ţ17ŀŶ23Ƈ28Ŕ56Ż
~tics	87 31Ž
~tie	72 -10ǩ-9ǖ7Ľ8Ǜ10Ǎ11ǈ13hơ15ķǏ16ǀ21Ɯ24ł25Ǘ30f41c
~tie>	87 -11ǩ9Ľ17h20f30ł
~tied	89 18f19Ǐ
~tien	89 8n32Ǘ
~ties	78 -9ǖ9Ǜ12Ǎ13ķǈ14ơ18ǀ24Ɯ46c
~tif	63 -7ŕ9b10ǃ16ū18ǌ19źǒ28ǧ
~tifi	63 -7ŕ10ǃ16ū18ǌ19źǒ28ǧ
~tig	87 11Ų13HL22g
~tigh	87 11Ų13HL22g
~til	52 -12a-9pŸ-8xŢ-7rƅ7VƋƌƩƹƺƾ8Őƞ9yŃƵǐ10O11jZ12ŉƉƬǩ13fzŬ14tU16C18qPĺũƔ19vŷ22Ɩ23c24Qŕ26DJƫ28I29Ũ48ƭ
~til>	79 -7ƅ7Ƅ9y10V11O13ĺ14v15ŕ31ƭ
~tile	89 22Ɖ
~till	53 -12a-9Ÿ-8xŢ7Ƌƌƹƾ8ŐƞƩƺ10vĺƵ11j12OZŃƬ13fŉŬ14zŕ15tUǩ16C18qũ19PƔ20ŷ23Ɩ24c25Q26J27Dƫ28ƭ29I30Ũ
~tim	52 -12Ƈ-9ƼǗǞǢ-8ƀƉƨ-7qŖǊǨ7Ŋœ9SņƈƛƦǖ10ƭƺ11kŲƴ12Ÿǩ13ŜšƓ14W15ũŵƟ16H17gs19ĻǇ20őŔƧ23Ƹ25V31ǎ32OR37NŃ38L
~time	52 -11Ƈ-9ƼǗǞ-8ƀƉƨ-7qĺŖǢǨ7ĵŊœƫ9SņƈƦǖ10ƭƺ11kŲƛƴ12Ÿ13Ŝšǩ14W15ŵƟ16Hũ17gs19ĻǇ20őŔƧ23Ƹ25V31ǎ32OR37N38LŃ
~tin	49 -13Ł-12S-9ƒ-8CVŇŨƙǆ-7vLXĴĺŞŢŴƞǓǔǟ7qŎƄƅƟǂ8gšűǅ9kxƻ10OŚŦŭǚ11wǃ12Ɯ13NĵŏƎƘƱƲ14eKƆ16ntƖǙ17Ǆ18MĿ19ƢǠ20ǈ21i22UŒ23Fƫ32ƹ38Ķ40j58H
~tin>	65 -9S-8ǉ-7ŏǩ8Ɖƫƹ10nUŪƢǣ11ĶŎƜ12ƘǄ13xPƅǅ14Œƻ15jǇ16ǚ23Ŀ25i43H
~tine	89 31ƹ
~ting	52 -12Ł-8VƙǆǇ-7LXŇŨǟ7OŸǧ8ĹŝƄƟǂ9nƹǄ10ǈ11Ŧ12kŒƢǃ13wŚŭ14tĵƲ15KNƆ16eUƎƱ18ƫ19MŏƖǙǠ24F27H30j32Ķ
~tio	48 -14ţ-13ơ-9ŷ-8wĶƬ-7Ťƽ7s8FSŎŗƭǧ9qż10ƅƌǝ11Aƻǣ12Őƿ13nxĻŊǁǜ14ư15ŋŌǓ16ǋ17űƼ18k21mPǆ22Ň23ń24Ə25ū26ŔŻ27Ƈ28ǌ29ŉ35Ʊ49Ǟ
~tion	48 -14ţ-13ơ-8wĶƬ-7Ťŷƽ7sŚ8FSŎƭǧ9qŗż10ƅǝ11Aƻǣ12ƿ13nxĻŊŐǁǜ14ư15ŋŌǓ16ǋ17űƼ18k21mPǆ22Ň23ń24Ə25ūƌ26ŔŻ27Ƈ28ǌ29ŉ35Ʊ
~tip	84 -9ƺ13ŉ21T41ł
~tip>	86 -9ƺ13ŉ42ł
~tir	68 -7p10q12Ŝű13Ļƭ20tƧ30P35Ķ42V
~tire	69 -7p10q12Ŝű13Ļ14Vƭ20Ƨ21t31P38Ķ
~tiri	89 37V
~tis	83 -8Ő10ĺ12ĽŪƿ14ŧ22ŝ
~tisf	89 -9Ő15ŧ24ŝ
~tist	89 11ĺ12Ū13Ľƿ
~tit	72 -8Q-7Ŕ8ǈ9dq10ķ11ű14Ņ24P28Ɩ29ń34Ŭ41ǆ
~titi	89 18Ņ36ń
~titl	75 -8Q-7Ŕ7ǐ9ǈ10qķ16ű25Ɩ26P35Ŭ
~tity	89 13d52ǆ
~tiv	84 12ŏ18ǀ32l
~tive	86 12ŏ33l
~tle	56 -10o-9BQǟ-8Ŕ-7ƛǩ7IŐƳ8kŻƎƹ9zĶŧŽ11Y12Ŧ13aqż14œƦ15vwPŊ16Ņ19ű20Ư21Ŭ25uŲƖ26xƻ30ƞ
~tle>	57 -10o-9Qǟ-8B-7Ŕ7cdIļņƳ8ŐŻƹ9kzƎ10ĶŧŽƞ12Y13qż14a15œƦ16vwŊ17Ņ18Ɩ19ű21Ư22P25Ŭ26uŲ29x
~tled	81 9Ń11Ŧǐ12ķ28ƞ
~tles	89 -10P11ǈ33ƻ
~tll	86 -9Ƨ21Ķ27ł
~tll>	86 -9Ƨ21Ķ27ł
~tly	62 -13ǩ-11ƌ-10Ǎ-8r-7wŞƗ7ň8sĸŀŅŐŴƳ9ŎƁ10ŖšŤƕ11d12ơ13Dĺ14ũ15Ƨ17ŧ18a19ŏ30ŭ40Ǆǔ
~tly>	62 -13ǩ-11ƌ-10Ǎ-8r-7wŞƗ7ň8sĸŀŅŐŴƳ9ŎƁ10ŖšŤƕ11d12ơ13Dĺ14ũ15Ƨ17ŧ18a19ŏ30ŭ40Ǆǔ
~tma	80 -7H9Ƌ19d21k31J35ƞ
~tmas	84 10Ƌ19D20d23k
~tme	57 -9ǧ-8Œƛ7ŀŰƎ8ŵƿ9ǖ10ƞ11Ɯ12ƾǍ13G14F15ķ16ơ17Ƥƥ18D19ŤƏ20Ɨ21Ơ22Ƣ24ǚ31ƣ
~tmen	57 -9ǧ-8Œƛ7ŀŰƎ8ŵƿ9ǖ10ƞ11Ɯ12ƾǍ13G14F15ķ16ơ17Ƥƥ18D19ŤƏ20Ɨ21Ơ22Ƣ24ǚ31ƣ
~tne	68 -19Ƹ-16d-9QŇ-8ŐŮ9Ł11r12s13Ʋ18Ʒ23Ǡ24tŴǨ26ǂ27q29p30ƨ31ǆ34o
~tner	68 -19Ƹ-15d-9QŇ-8Ů-7Ő9Ł11r12s19Ʒ23Ǡ24tŴǨ26ǂ27q30pƨ31ǆ34o
~to>	31 -25Ʀ-21nƩ-20űǒ-18r-17Ŗ-16ǅ-14q-13pvŤǡ-12ǈǋǛ-11iwņťƊƻǂǢ-10fFQŏŒǆǇ-9jŕƘǊǖ-8PWƁƬƼǚǟ-7cŗƅƉƣ7ķĿńŇŴ8gƀƄƑǍǜǨ9oRŊſƖƳ10ŘřƧƮưǧ11kLVŠƙƛ12tTƂƃǓ13dOĹǔ14zĴųŶƗǗ15Nļǌ16BŲŹƓƜ17Ļŝ18y20Gĸľƌƕ21eKZĺǝ22sHŜŧƤ23aA24Ưǁ25XōŎƭǏ26ŵ27ŋƷ28œŨ29ţ32łŉ37śŢ38Ǟ39Ń40M41ů42Ōƫ43ž45ƶ50Ł58Ƶ
~tob	79 10ǂ48ƹ
~toba	79 10ǂ48ƹ
~toc	80 8Ķ19ķ24ƝǏ
~tock	80 8Ķ19ķ24ƝǏ
~tod	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7oƧ7ő8ƓƲ9Ƅ10vŜ11ax12t15ƪ16ű18Ĺ19ǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ38i41ĺ
~toda	54 -16ž-14ǡ-10ǩ-9Ń-8Ŋƨ-7o7ő8Ɠ9Ƅ11a12Ŝ13t15ƪ16ű19Ĺǥ21j22Ő24Ʀ25O26ŗ31Ō32Œ35Ļ37ŏ39i41ĺ
~tof	86 8ǀ22ũ32ƛ
~toff	86 8ǀ22ũ32ƛ
~tog	75 7u10f11Ǌ12M13ǉ14Z17s33ş
~toge	75 7u10f11Ǌ12M13ǉ14Z17s33ş
~tol	72 -8n-7Ƴǩ8ƾ9l10uŖƧ11jļƁ12Ŧ14Ƽ15Ŕƴ16d20ǘ27B31A
~told	73 -8n-7Ƴǩ8ƾ10lŖƧ11juļƁ12Ŧ14Ƽ15ƴ16dŔ27B31A
~tom	55 -18S-9G-7ţ7jkłŢƛƤƬǘǣ8Iűǥ11ĸǟ12Ʀǚ16YĴǡ18ǃ19Ɲ20ǖ22L23Ǔ28Ǘ31ő32ǔ
~tom>	87 10Ņ11eū13ł14ǥ
~toma	86 12ƛ13j28Ĵ
~tome	61 -20S-9G-7ţ8kĿ9Ţ13ǟ14ǚ19ǡ21ǃ22Ɲ23ǖ27Ǔ32Ǘ34ő37ǔ
~tomo	65 7Řǝ9IƬǕǘ10űƤǣ14ĸ15Ʀ22Y26L
~ton	75 -9Ǩ-7Ő7Ɗ8ƀ9b11ŉ12LŌŖśŻ14Ʀ15ǝǩ18r24l25Ƥ
~ton>	86 -7ŃŐ11Ƥ14Ż15Ō22ǩ29l
~toni	80 -9Ǩ-7ǎ8Ɗ9ƀ12L13Ŗś15Ʀ16Ƥǝ19r
~too	56 -15a-13Łŝ-12Ż-11Ű-10ǈ-9ƾǦ-8Ķő7cĿłŪūƀƢƯǂ8ŎǛ9ŇŠ10ƂǄ11tXƘ13oŧǑǚ14ňşũƲ15ƿ16ń17Ž18Ƭ19sUƨ21Ƴ22Ǚ24j25q27Ɲ29Ǣ43Ǐ
~too>	61 -16a-13Ż-10ǈǦ-9ő-8Ķ-7Ł7buƎƷ8ūƢǢ9cĿŎŪ10Ǜ11ŇƂ13X15oǄǑǚ16ňşƳ17ƿ18ń19Ž21UƬ22s25ƨ28jq
~took	77 -12ŝƾ-9Ł8ƀ12ǂ13Ư14łŠ16ƪ21tũ22ŧƳ
~tool	68 -15Ű16Ƙ27Ǣ29Ǚ37Ɲ56Ǐ
~top	60 -12žǏ-11ƃ-9œ7VWǥ8tƌƵǁ9yƝ10ƁǔǨ11ň12T13ƣǎ15ŀŢǊ20ƈƉ21ř25ľŗƮ28Ƃ29M32Ǧ35Ĵ
~top>	63 -12Ǐ-9œ-8ž-7Ʈ7Ǘ8Wĺǥ9Vǁǝ10ƁƝƵ11ǔǨ12Tň14ƣǎ15Ǌ21Ɖ22řƈ26M27ľ30Ƃ34Ǧ
~topp	79 11t14y20Ţ22ŀ25Ʈ
~tops	89 8O14ƌ19Ʈ37ŗ
~tor	48 -19ǈ-12Jǩ-10ĺŁǓ-9bnķ-8ƠƹǇ7ŪŻƓƜǅ8OŔţǌǖ9jŷǊǧ10ǀǂǎǘ11ōſƃǟ12ƖƸ13łƽ14ŽǡǤ15Ť16ǒ17Ɲǋ18ƈƻǑ20Ǣ27Ǝ28Ƽ31Ǘ34Ǎ36ƾ37Ʋ41Ɔƥ63ƚ
~tor>	61 -22ǈ-14J-10Ǒ-9Ł8ǒ10Żƌ12Ǆ13ƃƈƓƻ14ǧ16ǂ18Ɯǘ19Ǥ20ł21Ž27Ƽ29ƾ43Ʋ
~tora	75 7Ɗ10Ƒ55ƥ
~torc	84 11ş18Ū20ǀ
~tore	67 -9Ơ-8ķƗ-7DƜ7M10ųǞ13ƻǅǏǖ14ǌǡ15Ǌ16ƥ17ǎ18ǟ21Ǣ31Ǎ34ǋ45Ǘ
~tori	67 -11ƣ8ƅ18Ǎ25ſ28Ɔ
~torm	75 -8ĺ8Ŕ11ũ16ƈ26j80ƚ
~torn	80 -7j7Ʋ9ǝ13Ɩ14Ŀ16B34ƚ
~tors	69 -9ƹǓ7ƃǚ10ǡ11Ŧ12ƣ18ǒ19ŷ21ƾ41Ǒ43Ǝ
~tory	66 -10b8Ŕ9ņ10Ŋơ11Ƽ12ƸǢ13O16ţ17Ǐ18Ɨ19ō20Ɲ23ƽ26Ť35Ɔ
~tot	74 -9Ť-7ǥ8ŀƗ10Žƹ11uƠ12ǉ13ZŅ14g15ƀƿ18Ŧ22ŵ26ş
~tota	74 -9Ť-7ǥ8ŀƗ10Žƹ11uƠ12ǉ13ZŅ14g15ƀƿ18Ŧ22ŵ26ş
~tou	79 -13ǩ-7d7ƿ10Kķńōƹ12ǝ13ŀƼ18Ŝ
~touc	81 -7d7ƿ10Kķńō11ƹ14Ƽ19Ŝ
~tov	79 50Ɛ
~tove	79 50Ɛ
~tow	65 -11ŌŚ-9cŗ-8Ƅ-7Fň7ǋǐ9ŭ13ů14Ň15Ǎ17XƟ18Ǖ20ǩ21Q22ƣ26Ǧ32E44l52C94Ɓ
~towa	87 21Ň25X
~towi	82 36Ɓ
~town	70 -10c-7F7ņ8ǋ9ǐ10ŭ14ƣ15ů17Ǎ19Ɵ23Q25ǩ35E48l58C
~tpo	89 17ƴ
~tpon	89 17ƴ
~tra	51 -13Ʊ-12G-11aų-9kǞ-8ĸǝ-7ǩ7řšƌƎƓƢƤǄ8ňŞ9ŔűƴǏ10Ɲ11Ǖ12QĴŀ13źǇ15Kūƒ16lySŻ17Ƃǒ18ǐ19Ǥ21Ɓ22ǀ24ůƍ25Ɵ26Ǒ28PǙ37Ǔ48Ž
~tra>	78 -13a-8k8Ǧ11Ų12ƶ14Ƥ18ƴ23Ƃ27Ǉ31Ǥ
~trac	60 8ŦƖƩǊ10ƌƓƢ11řǄ12ǧ19ƒ21ǒ25Ǒ45Ǔ63Ž
~trad	78 -16G-15Ʊ9ǅǣ10mǑ12ǟ19y20Ɲ27S28P
~traf	87 -11m11ů13ǋ15N17Ż
~trai	69 -8ųǝ7ǎǣ9lŻǛ12ňšǘ14ŔǏ15P18ŀǐ19QĴ23ź26ů41Ǚ
~tram	76 39ƍ
~tran	74 -8ĸ7Ǝ9y10Y11Ɯ16űǐ19lǕ25K
~tras	87 -7ų47Ɓ
~trat	86 22Ş30ū
~trav	80 -8Ǟ13ǐ39ǀ44Ɵ
~tre	56 -16gĿ-10Pƈ-9Ǜ-7ǩ7kŞƚ8jǜ9tŜ10šƘơ11EŤ12i13GƼǃǋ14ŧǀ16ƿ17Ǆ18ŝ19ņ21Ű25ƙǚ27Ŷ42U44D48Ƒ
~trea	66 -9Ǜ10kŚ12j13Ƙ14Ş16i17Ƽ18ŧ20ƿ23ņŝ24U30ǚ33Ŷ
~tree	61 -16Ŀ-11ƈ9ƞ10t12ơ13EŜ15Gǋ16Ť17ǃ21Ǆ23Ű28ƙ53D55Ƒ
~tres	86 -11P-7D12Ũƚ15ǜ35U
~tri	64 -12ǩ-7Ɨ8Pū9řǔǛ10ǀ11ƏǓ14q15QƑ16ŭ19ǋǑ20Ň21Ɓ23Ǎ24ů30Ƌ31ǘ32k
~tric	72 -7Ɨ9Ǆ10Pǔ13ƏǓ16q17Q20ŭ21ǘ22Ǒ35Ƌ
~trie	89 14Ǜ21ǘ
~trig	87 10Ł11Ţ15Ō
~trip	76 -12Ō7Ɯ10ū12ǀ16ǋ25Ɓ29ůǍ40k
~tro	68 -11Ǉ7Ʈ8ĵƗ9ƛ10pƿ11Ĺ12tK13Ş14ű18ĸ19ǜ26ƽ37Ƽ
~trok	86 13Ƽ18ƽ
~tron	84 7ĴƘ11ƿ12Ɨ15K
~trou	73 -12Ǉ7ǘ8Ʈ9ĵ10ƛ11p13tĹƼƽ14Ş16ű21ǜ
~tru	55 -16Ɣ-14Ǆ-11ŗ-9RU-8Ƃ7ĹłŰ8ŀņƦǛǩ9Ɓƫ10ǋ11Q13Sŵ15ŪƇƑ17c18Ƙ19Ɠ22ŬƅƏ23ųǦ24AZŎ25ŭ30Ŷ31Ʋ33Ŵ35ǐ
~truc	58 -17Ɣ-14Ǆ-11ŗ-9RƂ-8U-7ŀ7ǍǞǟ8Ű9Ʀ10Ǜ11ĹƁǋ12Qǩ14ŵ15S16ƇƑ17Ū21Ɠ23Ə24ųƅǦ25Ŭ26Z27ŭ33Ŷ35Ŵ38ǐ
~true	86 12ŧ14c15ł23Ŏ
~trum	78 30Ƙ
~trus	74 12ņ13ƫ15Ŏ20ŀ35A44Ʋ
~try	72 -13Ő-10N-9ƚ-8Ĺ8C9ƈƣ11ŮǞ13ǔ16ǀ17Ž18l19ń20Iǘ37L
~try>	74 -13Ő-10N-9ƚ-8Ĺ9Cƈƣ14ǔ17ǀ18lŽ19ń21Iǘ39L
~ts>	40 -16ǂ-14Œ-13Ūơ-12G-11ŝǨ-10ŀƿǇ-9kPŐŚǄ-8acmAQVŏŖƊƹǅ-7rJĹŃŌōşƆƕƬƼǐǞ7sLŭƄǜ8Ɩƭǎ9gŁńūƟƠƾǋ10tEIUĴķŵƻǖǗǝǧ11RŠŶƤǊǑǔǙ12ņǀǍǟ13ŬſƗ14Ǝǚ15ƫǒ16ĵřž17Wƌǡ18ű19ƽ20Ň21ż22ZƘ24ƯǢ26z29Ş30ŗƣ34ǌ35Ż36h37Ɯ39Ǔ
~tse	83 -7ŗ10Ǣ12Ƙ16Ɠ18Ĵ21C
~tsel	83 -7ŗ10Ǣ12Ƙ16Ɠ18Ĵ21C
~tsi	74 -15U7Ǡ8ƣ10qƉ14ǀ15Ʀ18g29j32Ƈ
~tsid	74 -15U7Ǡ8ƣ10qƉ14ǀ15Ʀ18g29j32Ƈ
~tta	80 8ś9ǘ12Cƽ13ĹǨ14Ƽ15Ŷ
~ttac	81 9śǘ12ƽ13Ǩ14Ƽ16Ŷ
~tte	55 -17n-12œǩ-11dŹ-10Q-8Ƣ-7ķ7rzAĿşūƜǓ8Ơǁ9ƚưƲ10qŗŰƛǛ11ōƨ14pLŁž15oŇźǘ17CŚŞ19Kǂ20ƹ25ht26Ŕ31Ľ38ľ45b
~tte>	89 23ƹ30C
~tted	89 -7ƫ12Ľ14Ō16Ŀ32Ł
~tten	70 -17Ɗ7ĻŻ9ǘ10ǓǛ11ƜǙ12ƙƠư14ŰƲ15ŗ16ƛ20ž22b
~tter	59 -17n-11dŹ-10Q-9œǩ7Ţťǐ8zşū9rAǁ11qǂ12ōƚƨ13Ɗ16pLź18o19ŚŞ20Ň22K23h26Ľ29tŔ30b41ľ
~tti	59 -10Ł-8XŠƙ-7ǩ7UYŮƂƢƪ8rwPűƝƨ9izAĵŪǈ10hƖƟǠ11ƘǙ12Ŀ15nMŚ17t19ƹ22xH25j31Œ38Ķ
~ttin	59 -10Ł-8XŠƙ-7ǩ7UYŮƂƢƪ8rwPűƝƨ9izAĵŪǈ10ƖǠ11ƘƟǙ12Ŀ15nMŚ17t20ƹ22xH25j31Œ38Ķ
~ttl	58 -10o-9Bǟ-7ƛ7dIļĿņűƆƳ8cŐǄ9Ǝƹ10zĶŧŽ12Y13Ŧ14aż15œƦ16vwŊ17Ņ22Ư27ux28ƻ31ƞ
~ttle	58 -10o-9Bǟ-7ƛ7dIļĿņűƆƳ8cŐǄ9Ǝƹ10zĶŧŽ12Y13Ŧ14aż15œƦ16vwŊ17Ņ22Ư27ux28ƻ31ƞ
~tto	80 -7Ő9Ņ10eū11ł12ǥ13ŌƖ16B23ǩ
~ttom	87 10Ņ11eū13ł14ǥ
~ttor	89 8Ʋ15Ɩ18B
~tty	71 7ƉƑ8ƞ9WŕŢǐǑ10ōŴŶžƙ12Ũ14Ɔ16G20U28Ƹ
~tty>	71 7ƉƑ8ƞ9WŕŢǐǑ10ōŴŶžƙ12Ũ14Ɔ16G20U28Ƹ
~tua	73 -8ů8ǆ9RĻţ10žǨ11nŹǢ12ƴ13z16FKP24Ŗ29Ő
~tual	76 -8ů-7Ǆ8ǆ9Rţ10Ļ11ž12Ǣ13ƴ16K17P26Ŗ31Ő
~tuat	86 12Ǩ13Ź15nz19F
~tub	78 -8D9d11qƚ38ƍ40Ƌ
~tub>	80 11ƚ12q40ƍ
~tuc	72 -15Z8ő10Ş13ŀƣ17Ʈ19Y22ư24v28ŵ30Ƈ
~tucc	89 39Ƈ
~tuck	74 -15Z9ő10Ş13ƣ14ŀ17Ʈ20Y23ư24v28ŵ
~tud	70 -13Ŧ12Ʊ27Z36ź50m
~tude	70 9m12Ʊ27Z36ź
~tuf	64 -12Ƽ-8Ū-7ž8XŁƹǥ9A10sŋƉƲǏǜ12Ǖǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
~tuff	64 -12Ƽ-8Ū-7ž8XŁƹǥ9A10sŋƉƲǏǜ12Ǖǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
~tui	86 -10Ƭ58Ʊ
~tuit	86 -10Ƭ58Ʊ
~tul	86 7o9Ɣ12z13j
~tur	57 -26ǩ-11ŗƨ-10t-9Şƅ-8ť-7Š7TĽƓƧǠ8nAŧūŰƞǧ9Ǣ11ƬǏ12G13ǆǙ14ſƑƢƪ15Ɖ16vŤŹ17ǄǊ18ŉś19ŀ21ţƇ24f25Ŀ27c29Ɨǅǜ32ƴ
~ture	65 -14ǩ-12ŗ-10ƨ-8ƅ7HŁǆ8ĽŴƥ9nŤ10ūƓƞƷ11yǢ14ƬǏ16G17Ƣ18Ƒ21śǄ22f23Ɨ24Ƈ31Ŀ34ǅ
~turn	64 -16ǩ-9tť7ǆǞ8VŎǠ9TķŤƧǧ10AŧŰƗ15Ǚ17ƪ19Źſ20Ǌ22vŉ25ŀţ32c33ǜ37ƴ
~tus	82 21C37f
~tus>	83 38f
~tve	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
~tve>	79 7ƎƦ10Ūž11ũƑ12ƌƥ14Ƈ21Ɨ
~twe	78 7m8Ǉ9C11ƫǨ12Pł16hš17ŷ19ň
~twee	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
~twi	78 8ţ10R12ǥ13uw14Ĵũ18ƻ25y
~twic	81 8yţ10R12ǥ14ũ15Ĵ19ƻ
~twin	89 15u16w20y
~ty>	48 -12ǩ-11Ǆ-10ƝƬ-8ű-7ŪŲƩ7ƆǛ8G9ľƅ10Ƽ11yUƜǋǐǗ12ņƏǚ13Ƃ14Ƒ15Ķ16DPƗ17şƔƸ19ƶ20ƀƟ22Wǆǡ24Ǔ26ǌ27ơǢ33ķ35Ǝ39Ǚ44ž45C
~tyl	75 7Ɖ10ǈ23Ǒ
~tyli	77 10ǈ23Ǒ
~typ	70 -12Ǎ7Tƿ9ł11ļ12pǉǔ13ƇƉƣǆ14b17E19d21Ǆ30Ʃ39Ƽ
~type	72 -12Ǎ7f9Ǆ10ł11ļ12ǉǔ13pƉƣǆ14Ƈ17E21d31Ʃ40Ƽ
~typi	84 9Tƿ10ǎ14bǄ
~uab	84 11Ɗ35Ƙ
~uabl	84 11Ɗ35Ƙ
~ual	63 -8ů-7Ǆ7Ļţƪǆ8Wž9ơǡǩ10ĺƦƴǊǢ11Tłŭǅǉ13KP14ƫ15AŮ17Ŗ19L25Ő
~ual>	71 -7w8ƪǆ11ŮƦǊ12ƴǢ13Tƫǉ30Ő
~uall	69 -8ů-7ǄǍ8Ļţ9Wž10ǡ11ĺơ12ŭǩ13łǅ14K15P16A21LŖ
~uan	89 17ƹ21ƿ
~uana	89 17ƹ21ƿ
~uar	66 -8N-7wļ9Ư10Ƭ11Ʀ13Ƙ15Ĵ16Ɠ21ǋ22Ń26O28ǖ32Ɔ33Ʋ
~uard	81 -8w11Ư40Ʋ
~uare	71 -7ļ11Ń17Ɠ23ǋ30ǖ35Ɔ
~uart	82 -9N13Ƭ14Ʀ15Ń17Ƙ19Ĵ33O
~uat	80 11ŹǨ13z14n16m18F30y
~uati	82 8m11Ǩ12Ź13z15n18F22y
~ub>	75 -9Ƌ10ƚ11q29Ǒ34ǒ37ƍ
~uba	80 10ų35ǀ49Ŷ
~uba>	83 37ǀ
~ubc	80 12Ǒ23ǒ
~ubco	80 12Ǒ23ǒ
~ube	80 -8D41Ƌ49Ų
~uber	83 51Ų
~ubl	71 -12Ǉ7Ʈǘ9ĵƛ10p12ĹƼƽ13t14Ş15Řű17ƥ20œǜ
~uble	72 -12Ǉ7Ʈǘ9ĵƛ11p12ĹƼƽ13t14Ş15Řű20ǜ21œ
~ubs	69 -9Ƽ-7Ǣǧ10ƿ40ǒ56Ǒ
~ubs>	69 -7Ǣǧ40ǒ56Ǒ
~uca	80 28Ʊ42m
~ucat	80 28Ʊ42m
~ucc	89 39Ƈ
~ucco	89 39Ƈ
~uch	44 -20W-19Ƃ-15Ĵ-13aŏŤƩ-12ŧƕǇ-10FƅƆǗ-9ŎŨƭ-8ŵ-7ƞǟ7Ŝ8ŢŹžƌƿ9Ɗ10ƘƝƶ11űƷǩ12ƔǓǢ13OĶƱ14Ǜ15Ŭ16Ř18ZƓǦ19ſǡ20Ơƪǉ21Y22Ɨ23ƃ24ĿƧ25Ǌ27TķŅ28ƦǏ29XŮƒ30ƨ33ŗ38Ƭ39Ŧ40Œ50œ
~uch>	44 -20W-19Ƃ-15Ĵ-13ŏƩ-12aŤŧƕǇ-10FƆǗ-9ŎŨƅ-8ŵƭ-7ƞǟ7ŕŜ8ŢŹžƌƿ9Ɗ10ƘƝƶ11űƷǩ12ƔǓ13OĶƱǢ14Ǜ15Ŭ16Ř18ZƓǦ19ſǡ20Ơƪǉ21Y22Ɨ23ƃ24ĿƧ25Ǌ27TķŅ28ƦǏ29XŮƒ30ƨ33œ34ŗ39ŦƬ41Œ
~uck	57 -16Ɣ-9R-8UǄ7ž8ŰŹǞ9Ǜ10ƁƘƣ11QĹǋ12Ʈ13Y14SZ16X17ưǦ18v21Ŭ22o23ųƏ25Ūŭ30Ŷ34Ŵ35ŵ37ǐ
~uck>	60 -17Ɣ-9R-8Ǆ7ķűǏ8Ʀ9ŰŹǞ10ƣǛǦ11Ƙ12Ĺ13Ʈǋ15Ə16SZ18ư23Ŭ24ŭŵ26Ū35Ŷ36ų37Ŵ
~ucks	72 -13ų7Ǧ11žƏ15ŵƁ22X52ǐ
~ucky	86 9ţ34o
~uct	56 -12ŗ7Ǎ9PYƀǕǟ10Ǆ11Ɓ12Ʃǡ13Ŏ14Ŧ15ƚ16Ƈ18Ƒ19ňƓǩ24ƅ46Ř
~uct>	83 9Ɲ14ǄǕ18Ɠ19Ř20Ʃ
~ucti	58 7ľ8Ǎ9ǟ10PY11ƀƁ14Ŏ15Ŧ16ƅƚ17Ƈ20ň22ǩ35Ř
~uctu	87 -13ŗ12ǆ18Ɠ29Ƒ
~ud>	80 8Ľ11xŋ13ƞ25ƿ29Ǘ
~udd	75 -10Ʒ7ŭ11BŜ14ĸ15Ƣ16Ƴ17Ľ18A25ĺ31Ņ
~udde	87 9ŭ14ĺ17ĸ
~uddy	78 -10Ʒ11Ŝ12BƳ13ĺ18Ľ19A32Ņ
~ude	63 -10Ǉ8mƁƠƩ9ŷ10œ11csƱ12Ɔƴǉ24Z26ŏ32ź
~ude>	75 -13Ŗ-12Ǉ11ŷ13c14sƆ15ǉ32ŏ
~uded	81 7Ơǣ10Ɓ13œ16Ŗ
~uden	69 9mƩ12Ʊ13ƴ26Z36ź
~udg	76 9żƿ10š14c18ķ23ĸ40X
~udge	78 9ż19ķ23ĸ41X
~udi	65 -9Ƴ14ǒ15ǣ94Ǥ
~udit	65 -9Ƴ14ǒ94Ǥ
~ue>	61 -12Ǣ-11ǖ-7ǩ7bcƁ8Błŝŧ9ŉ10Ż11ƓǏ13ŖǍ14ľƒ17ǧ21ƪ22ű23y28Ǌ31Ʃ33Ŏŕ
~ued	73 -7ƴ7ƫ9Ƶ10Ŀ26ķ28Ÿ38ǜ
~ued>	73 -7ƴ7ƫ9Ƶ10Ŀ26ķ28Ÿ38ǜ
~ues	61 -10S-8Ǐ-7ǅ7dŖũǖ8iǊ9Aǂ10Ƙ11Ƹ13Ĺ14Ľ18Ɨ23Ŋ27ǩ33Ɯ44Ǣ46ŉ
~ues>	74 -9Ǐ11ǂ14ƘƸ54Ǣ
~uess	79 -12S-8ǅ9ũƈ11Ǌǖ12iŖ24Ɨ39ǩ
~uest	67 8d10A15Ĺ16Ľ26Ŋ38Ɯ52ŉ
~uff	64 -12Ƽ-8Ū-7ž8XŁƹǥ9A10sŋƉƲǏǜ12Ǖǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
~uff>	64 -12Ƽ-8Ū-7ž8XŁƹǕǥ9A10sŋƉƲǏǜ12ǘ13Ƌ14ǐ15ǂ18Ɲ20Ƣ24ƥ28Ǣ39Ɨ
~ug>	78 -12ŀ-10Ņ7K9ļƏǠ14ŧƿ29ƻ34Ž37Ş
~uga	84 7ƽ16ƴ17Ƽ
~ugar	84 7ƽ16ƴ17Ƽ
~ugg	86 -8Ş17Ǚ28ŀ
~uggi	89 -8Ş7g29ŀ
~ugh	45 -13bmƽ-9Lŏŭ-8pQĻŕşƔǃ-7COĹűŸƼ7SĺŰŶžƁƳ8ZťƂƚǦ9iRķĸ10nōŐŤǝǥ11ũŮ12rYǩ13vśƮưǤ14uŖſƗ15łŇŠŹƬ16Ũŷƒƨ17xŊƱ18Wŧƌǖ19ƕƦǎ21jlwŗ22y
~ugh>	50 -17ǩ-13ƽ-9m-8LŏŭƔ-7QĻŕşŢ7ļšżƦƹƻ8lŬ9rzSƁǜǦ10YŖśžƗƚƧ11Z12RĸŊŐ13nyŀŤŧǥ14ťƳǝ15ũ16Ǥ18ŷ19ƨƬ21ŗǖ22Wƕ23ǎ26Ũ28j
~ughl	69 -9Ǣ7Y8TǊ10Ɨ17Ʈ19ķŮ
~ught	59 -12b-10Ũ-9p-8ƭƳǃ-7d7ŖƂƖƩ8Ŋŧƈǡ9řǏ10Hƞ12Űư14yłŢŶ15ĺƱ16iǩ17ōſƌƦ18l20Ź21v24xŇ25uŠ26ƒ29w
~ugl	86 10ļǤ12ņ15ĵ
~ugly	86 10ļǤ12ņ15ĵ
~ugs	78 -10ŝ-9O7ƻ14Ž32Ş38ƿ
~ugs>	78 -10ŝ-9O7ƻ14Ž32Ş38ƿ
~uh>	76 7y9bƞ10ĺ11Əǟ12Ņ14j19Ŷ22Ũ
~uic	71 -16Ŕ-14ƪ-8Ş7ķŚ8aǏ10dŭű11ŋřǉ14Ť15Y16ŝ20Ŋ35Ǡ37ŧ
~uick	71 -16Ŕ-14ƪ-8Ş7ķŚ8aǏ10dŭű11ŋřǉ14Ť15Y16ŝ20Ŋ35Ǡ37ŧ
~uie	86 10L15Ʈ27ǎ31ŀ
~uiet	86 10L15Ʈ27ǎ31ŀ
~uil	56 -8Fǩ-7Ɔ7ķ8XƐƤ9ƪ10Ƈ11Ʊ14ǝ17Ǟ20ơ23ƑǢ26ǋ34Ʃ36Ǎ44ƺ45ƅ46Ɠƣ
~uild	58 -13ƪ-8FƆ7ǌ9XƐ10Ƥ11ƅ17Ǣ21ơ25Ƒ27ǋ40ƺ43Ǎ44Ʃ48ƣ50Ɠ
~uilt	69 -11ǋ-10Ʃ-7ť7ƺ8Ǣ9b11ƱǍǝ15ķ18Ƈ24Ǟ27ƪ40ƅ
~uin	84 11ū15tķ29ƛ
~uip	68 18Ɲ21Ǣ28Ǟ45Ǐ
~uipm	68 18Ɲ21Ǣ28Ǟ45Ǐ
~uir	76 13Ǚ21ǌ22ơ27Ǔ
~uire	76 13Ǚ21ǌ22ơ27Ǔ
~uis	80 13ƿ15Ż18ĸ24t28Ǝ
~uish	86 30Ǝ
~uit	65 -10Ƭ-9Ɲ-7Ɵ7ƺ8ŇƁ9ǡ11V12hYš13Ǧ15g17Ɣ18Ƙǜ23ǂ28Ƨ29L31Ķ43Ʊ44ƹ51ķ
~uit>	71 -7ţ8oĿ9Ɓ10Ňǡ12V14šǦ15L18ķ27ǂ31Ƨ33ƹ37Ķ
~uita	87 23g25Ƙ
~uiti	86 -10Ƭ58Ʊ
~uits	82 10ƺ13ǝ16h19Y21L26ǜ
~uity	87 -11Ɲ23Ɣ50ķ
~ul>	73 -16ǖ-10P7B8Ǜ9ňŨƵ10ĸƮ11biǉ14ů17ǜ19ƥ25Ų30U33ũ
~ula	71 -9Ǧ7Kƾ8ųŸƃƔƩ9Ƃƙƪ10J11Ƙ13Ɖ14Ųơ15Š28ǔ
~ular	73 -9Ǧ-7Ź7Kƾ8ųŸ9ƂƩ10Jƙ11Ƙ14Ɖơ15ŠŲ29ǔ
~ulat	89 8o10Ɣ12ƪ
~uld	33 -21ĺ-13qŦƽ-12nŒƳ-11QƁǈ-10oŤƩǅǞ-9jRSUŐšŨƺƼǣ-8ĹŁŜŪŭſƠ-7klwFœŰƙƞƟƻ7AIŷǂ8beHNľŖŧǔ9Zŋŝū10aĿŃƍƿǘǦǧ11BLƀƨ12ŗƘ13mTŇǏǢ14KƓƪ15ĻƂǄǩ16ĵŘƏƸǚ17ŽƱ18rŌƒ19cƵ20YŞž21D22Ɨƶ23ǁ24Ĵư25Ǩ26űƯ27Ŋ30ƭ31s33ķŢ34Ƭ35Mś38ŵǝ41Ƥ44X47Ŏ48Ʒ50Ʈ56ĸ
~uld>	33 -21ĺ-13qŦƽ-12nŒƳ-11QƁǈ-10oŤƩǅǞ-9jRSUŐšŨƺƼǣ-8ĹŁŪŭſƠ-7klwFœŜŰƙƞƟƻ7AIŉŚŷǂ8beHľŖŧǔ9Zŋŝū10aĿŃƍƿǘǦǧ11Bƀƨ12LŗƘ13mTŇǏǢ14KƓƪ15ĻƂǄ16ĵŘƏƸǚ17ŽƱǩ18rŌƒ19cƵ20YŞž21D22Ɨƶ23ǁ24Ĵư25Ǩ26űƯ29Ŋ30ƭ32s33ķŢ34Ƭ35Mś38ŵǝ41Ƥ44X47Ŏ48Ʒ50Ʈ56ĸ
~ule	77 9d10Ƭ12ŴǢ13Ǚ14Ƙ29R30L
~ule>	81 10d11Ƭ12Ǣ15Ƙ19L35R
~ules	89 14L16Ǚ
~uli	89 -8Ū10ŭ24ƻ28ǐ
~ulin	89 -8Ū10ŭ24ƻ28ǐ
~ull	58 -15w-14ǡ-9YŏǢ-8cšǩ-7rŜ7quľŲƌƼ8ŊǄǛ9řƓƟƠƢǟ10hŹƃ11WƤ12ƭ14Ǚ15DŒ16dŎ19Ǉ22T24Ĵ26Ś31Ż32a39R46ƀ
~ull>	60 -15w-14ǡ-9ŏǢ-8Y-7cr7q8uŲƌ9řƠƼǄǛǟ10ŹƃƓƟƢ11W12Ƥ14ƭ15D16Œ17dŎ20Ǉ27Ĵ28Ś31a40R48ƀ
~ulle	81 -10š9ļ11Ļ13Ŋ17ľ44Ż
~ult	75 -10ĺ9ƃ13Ťǩ37ǚ40ż
~ult>	78 -10ĺ10ƃ14Ťǩ42ż
~um>	69 -14ř8ŚƩ9ƅ10Xœ12Ǥ15ƹ16D17ŵ26Œ30ŗ39ž
~umb	48 -15ƣ-13Ś-10Ŗ-8Ľœ-7a8Ř9KŇŠ10cǇ11y12ĵľŉŒ13EŜ14ļ15Ļ16ƒƓƛǕǠ20ŗŸ21Ƽ23ŅƋƬǨ24X25D26Ǘ28C32ū33e35ƂǦ37ř41I
~umb>	87 13j17ƒ24ĵ25ŉ
~umbe	51 -15ƣ-13Ś-11ǩ-9Ŗ-8Ľœ-7a7Ɔƒƛ8ǔ9Ř10K11ŇŠǇ13yŒ14cľ15CEŜ16Ļļ17ǕǠ18Ɠ22ŸƼ23ŗ24Ƭ25ŅǨ26X27D28Ǘ35ū36e39ř43I
~umbi	76 8Ǆ18ƛ39Ƌ
~umbr	63 14ǩ47Ǧ49Ƃ
~ume	76 11Ś29Ƙ
~umen	76 11Ś29Ƙ
~umm	82 16Ɵ21Ǉ25k28x
~umme	83 16Ɵ21Ǉ25k28x
~ump	69 -13ĺ-8VŦ-7T7ŗ8ĴƍǢ12ƃ18ű28Ţ35ǀ37Ɗ45œ46Ŕ
~ump>	72 -13ĺ-11Ň-7V7ǀ8ŗƍ9ĴǢ13ƃ28Ŕ29Ţ39Ɗ42œ
~umpe	86 10ǀ23Ŕ24ű
~un>	56 -13R-11Ư-10ǩ-9UĹ-8ŷ-7Ń7vŅňŒŻƓưǋǤ8ŝƌǉ9ţƢǟ10Ƨ11ǥ12xǗ13ĵŕ17Ŧ19Oſ20ekƩ21űǎ22ū25ƽ26AƝ29Ƭǐ33Ŷ35Ǩ37g
~unc	71 7TƳ8LŌ10JOǈ12ń13qư14BNĽ15ǟǥ18A23b
~unce	86 12J13A28b
~unch	78 -7ƶ8Ō9L11ưǈ12O14ń15q16NĽǥ
~uncl	83 9AƳ10T18ǟ20B
~und	47 -15m-11Ǎ-10HĿƉ-9ySłƢǋǠ-8Uŝ-7IZĸŊŐŴƅơǙǝ7jřũŪŻƜǀǁǚ8Śſǜ9GĵĻŎŠƓ10biƕƩǉ11Ľƽǃ12Yńƙ13CTňŵ14LŅ15ŖŮƲ16ǌǤ17hVƇƊ18lĺ19Xǣ20sƣƱ22c23ƒ24Ň29ƍ32n37ƺǅ48ş
~und>	53 -15m-10H-9y-8Ǎ-7rSłƆ7uş8Ǝƥǎ9GƑ10hnLǁ11ƊƩ12Tǉ13ǜ15ĽŚŠƣ16cYńƕ17C18Ɠ19ŵ21V23ǣ25l27s28ŇƱ34ƍ
~unda	89 29Ƈ
~unde	58 -13ť-11Ɖ-9Ŀ-8FƓ-7Ŭ7ĵƖƽ8jŃƛƣǡ9ſƘ11hi12cũŻǀ13ŅŪƲ14ŎŚ15Ů16ƙ17ş18ƊƺǃǤ21ňŖ23ƒ24X25ĺǌ28n44ǅ
~undl	84 9ǚ50ş
~unds	71 7Ǜ8rŨ9BŌƜ10FLŧƏǈ11NƽǨ12ť15b39ƺ
~une	72 9Ś14Ƴ20ĸ54ư
~uner	74 14Ƴ53ư
~ung	68 7ƍ8ƯƳ9ŻƆ12ƭ13Ũ16ź17Źǅ18ĵǀ19p20u25v34ƞ44c
~ung>	75 -8v9Ư10Ƴ13Ź14ƞƭ15Ũ19ź20ĵǅ55c
~unge	79 7y13Ż23ǀ24p30v
~ungu	89 -8k8Ź10v13x31u
~unh	87 -9ŝ44Ş
~unha	87 -9ŝ44Ş
~uni	60 -23Ɔ-21Œ-10ĵ-7Ǣǧ7Ʀ9ǌ10Wļƕ11y12Yǋ13w14aŬ15ƨ16Ơ17Ʃ19D23ƥ25Ƥ37ƣ51ſ
~unin	67 -7Ǣ7Ƥ59ſ
~unio	78 -12ĵ7m12Ʀ13ļ14Wƕ17Y18wŬ19a21ƨ
~unit	73 -27Ɔ-25Œ-8ǧ12ǌ14ǋ20Ơ23Ƥ24D28ƥ46ƣ
~univ	83 16y25Ʃ
~unn	70 -9ƶ7kRǨ9j10űŶ11fqŋ12ŐƼ13hĿŒ14u16Ŵ19ńǟ22ǝ47ǩ
~unni	71 7RǨǩ8k11fűŶ12qŋŐƼ13Ŀ14huŒ16Ŵ19ń20ǟ22ǝ
~unny	89 -11ƶ19j50ǩ
~unp	89 35ƞ
~uns	70 -13n-7kPǩ7vxE12A16ơǉ17ƽ20ǈ22u23ŕ25ŀ27Œ31j35ű42Ƙ
~uns>	72 -13n7vxE16ơ17ƽǉ21ǈ23u24ŕ30Œ37ű44Ƙ
~unt	52 -15I-9ǈ-8dĹūƮǩ-7ŖŘƿǄ7lļŻ8AQYŜşŦƗƢ9mŕ10őźŽǀ11nƅ12XĶ13ŷƆƓƹǕ14Ŋ15Bƌ16ľ17ƭǖ18Ə19Ĵ20Hř21C25uǠ28ǔ30ŗ32Ƭ36Ư49Ǉ
~unt>	59 -12I-9dWǠ-8ū-7Ŗƿ7nuŮ8ŒƚƦƱ10őşǖ11YŦƗ12e13ŜŽ14Qźǔ16XŷƓ17Ǖ18Ŋŗ19ƹ23Ĵ30ř39Ƭ48Ǉ
~unta	76 16ǆ23A30B32Ǡ
~unte	80 7Ź13ǖ22Ə25ƌ
~unti	74 7m8nǉ9g10O11Ǉ14ŕƢ18Ǡ21Ɔ22Ư27ƭ31H
~untr	81 -10ƚ-8Ĺ8Ÿ10Cƈ16ǔ19ǀ21l
~unts	69 9ǔ20ŗ21u22Ķ23ľ36Ư
~unty	79 7Ə11W13ļŻ22ƅ29C
~uor	89 -18Ÿž10ƿ39Ǜ
~uor>	89 -18Ÿž10ƿ39Ǜ
~uot	67 7ƈ8ǃ11Ǧ12ǂ16ž18e22Ĺ25J28ń32Ņ
~uote	67 7ƈ8ǃ12Ǧ16ž18e23Ĺ26J28ń32Ņ
~up>	43 -17Ŗǩ-14ŬƢ-12oƵǞ-11svB-10LPŅŇŢƝ-9aňţŧŶŷſƜƶ-8bqņƎƞơƳǍ-7wSĽŀżƀƭǉǛ7dMŐťƇƬǁ8CļŗŜƩ9jĻń10OŘŹƈǅ11Ŀƹ12łŽƧǌǐ13HķŉŚƌƸ14Ĵƃǚ15hVĺŌřǝ16ŠƣƮ17ƫ18KǏ19ƤƴǗ20ųžƪ21ĹŁǆ22œ24iƛǊ25ƙ26x27ƅ29k32lƾ33W35tŔƉ40ŕ
~upa	80 23q30P
~upat	80 23q30P
~upd	69 8Ǎ18Ƌ22Ʋ23Ǣ35ƌ
~upda	69 8Ǎ18Ƌ22Ʋ23Ǣ35ƌ
~upe	89 7t45ǩ
~upg	89 
~upgr	89 
~upl	74 -23Ƨ-8ŵǝ-7ŭ7Ƥ8SŊǎ9Ơ10UĽ11Ƙ14ƣƿ16Ū19Ǟ45ś
~uple	74 -8ŵǝ7Ƥ8Sǎ9ŊƠ10UĽ11Ƙ14ƣƿ16Ū20Ǟ
~upp	69 -10ǩ-8ǝ7Ŕ8ǐ9rƿ10Ɲ13nL14z26hŎ51Ǖ
~uppe	87 12rƿ17nL
~uppl	71 -7ǝ8Ŕǐ11Ɲ62Ǖ
~ups	69 -9t-8ƙ7H8ižǐ9Ɯƣ11q16ţ21Ƥ25Ɨ27Ǎ29Ũ34ǘ
~ups>	86 -11t-9ƛ-7u10ǐ11i14n15q43ǘ
~upse	78 -8ƙ7r18ţ34Ũ
~upsi	89 10H34Ɨ
~upst	81 -13n11ƛƣ13Ɯ26Ƥ31Ǎ
~upt	80 20ǝ27ĵ31N
~uptc	87 31ĵ
~upti	87 22ǝ31N
~ur>	26 -23Ų-21C-19ť-17Ōƈ-16ōŤƇ-14ĸŏő-13Ŭ-12ũŪŮ-11Ɔƌƻ-10ĹŭƩ-9uGXYňűƅƋǩ-8ŗŵƴǟ-7Ɛƹ7kLQŞſƣ8aiRŨƼǚ9ľłŕŶƜƝƞƸǄ10MŒřŸżƂǎ11ŝ12ntļƦ13yŃŖŘųŴžƯǔǖǧ14oĽ15gƁǝǤ16hlIŹƕǛǠ17JƢƶƷ18EŽƫǋ19Ǚǡ20Śƾ21VWƲ22wǂ23svŇƺ24jpPĶŜǈǐ26TƤ27xƮǣ28dŁƨ29ů30qşǉǕ31eƳ32ƥǢ34r35ƃ39ĵ43ƽ47ǘ55B57z
~ura	48 -16Ƹ-13Ǆ-11Q-8ǩ-7ǔ7ŧŪƀƇƣǤ8rAřŜƙ9ſǓǨ10ŘƴǢ11ŚƁǍǒǟ12ĺŞƉƳ13š14şƦƩƬ15Ŧƃƭ18ľŁŐ19ŏǥ21ŒţƄƕ23ņǌ24W
~uran	48 -16Ƹ-13Ǆ-10Q-8ǩ7ŧŪƀƇƣǤ8rAřŜƙ9ſǓǨ10ŘƴǢ11ŚƁǍǒǟ12ĺŞƳ13š14şƦƩƬ15Ŧƃƭ18ŁŐ19ľǥ20ŏ21ţƄ22Œƕ23ņǌ24W
~urc	76 9ļư13o15Bŭ16t27ƒ28ƶ
~urch	76 9ļư13o15Bŭ16t27ƒ28ƶ
~ure	48 -13ǩ-12Ǐ-11Ǒ-9B-8Sōơ-7gqtPĹƒ7aűưǂǠ8GH9ƈƴ10ŤŽƢƱǧ11yƑ13ŏŖśǌǥ14fƇ16ƗƼ17őŭ18ĿŀŴƘƬ20ƨ22ŗǄ23ǅ25ş26ǒ29Ő32ſ35Ǣ48Ɠ
~ure>	56 -21ǩ-15ŗ-11Ǐ-10ƨ-8BŞ-7Ō7ZĸĽŴŽǊǌǒ8nłūƥƷ9AƩǉǢ10HƱ11G12ŤűƈƘ13aƢǂ14y16Ǆ17ś20fŖƼ22ŭ23Ŀ24Ƭ25ƓƗ26ŀ29ǅ
~urea	89 7ő11Ő12ńŜ
~ured	56 -15Ǐ-11Ő7ǃ8Ǔǩ9ƃ10šƜ11ưǄǌ12ǧ14Ŵ18Ƈǥ20ş23Ǣ24ǒ26ŏ31ŗ37ƨ46Ɠ47ſ
~urer	82 -10ŗ-7S13Ţ14Œ19ƴ33ő46Ő
~ures	80 -7ŏ9Ž12ŗ13Ǣ15Ǡ16ŐƘƞ17Ǐ23ş24Ƒ
~urg	82 8Ǝ9ǀ12tǂ38Ƽ40Ń
~urge	86 12t13ǂ40Ƽ42Ń
~uri	65 8eBǁǗǥ9ĶŉƦ10rŭ11Ɵ13P17R20ŏ21j26ƃư28Ĺ31ǣ32Ǝ
~uria	83 13Ʀ29ư
~urie	78 8ž25j32ƃ38ǣ
~urin	80 11ǁ12ŭǥ15Ɵ18P19Ĺ21R25ŏ
~urio	86 11B13ŉ14r17Ĺ
~urit	76 10eǗ13Ķ39Ǝ
~url	87 7Ɖ13ǃ16T
~urn	57 -16ǩ-9t-8ť7aATķĺƔƧǕǠ8ĸŧŰƑƥǢǧ12GǙ13mƪ14ƊƓ15Ƣǝ16vſƋ17ŹǊ19ŉ21ţ24ƴ26c28ŀǜ29Ɛ31ņ32Ɨ
~urn>	69 7fţ8ĵǆǧ9VǊǠ10vTŉŎ11AƧ12ŧŰ14Ɛ16Ǚ17m18c19ņ
~urna	80 12aY14ĸ16ŉ22Ɗ27Ƌ
~urne	66 -14ǩ-7ť7ǣ9ĺƔ10ƐǕǢ11Ƒ12x15v17c18ţƓƪ19ņǝ20ſ26ŀ32ƴ
~urni	75 9Ǟ10d11ŀ12ķ13Ɛƥ19G21Ƣ43Ɨ
~urns	89 33Ź
~urp	86 9ĸ12ŏ19Ǥ
~urpr	87 9ĸ12ŏ19Ǥ
~urr	58 -16u-11ǅ-10Ŀ-9D-8Ơ-7Ɲ7SŚŜ8őŢƙ9Ƶ12OŞǒǥ20ŗ22Ő23ŝǡ24G25ŕ26ŏŒ28hŃƚƪ
~urre	60 -11ǅ-9DƠ7Ɓ8SőŚŜŢ10Ƶ13Şǒǥ21ŗ23Ő24ǡ25Gŝ26ŕ27Œ29ŏƪ
~urri	80 -12Ŀ12ƙ43ƚ
~urry	82 -21u-8Ɲ19O40h46Ń
~urs	49 -18ǩ-13ő-12v-11Ʒ-9Œŗǈ-8rŀŇŴƞƣ-7MĴƚƜǡ7ŮƠǣ8ĵľŢŤŸƲǦ9QŶƎƝ10nŁƛƢ11gAŠţƖƯ12cquŘƁǌ13ōž14ŵƕǇǉ15HPŦ16ű17Ų21Uǁ22xķ28ǎ30S34Ʀ35ų41R51F
~urs>	57 -16ǩ-12v-10iP-9hƣ-8ŴƷǈ-7rƃƚǡ7btƁƉƊƻǞ8UŚƥƽ9SƠƨ10ŤŮŸǦ11BľƲ13Ɲ14ĵ15ǌ16uŶž17Ɩ18ŵ19ű21Ų23Ʀ27ķ31x35ǎ41ų50R62F
~urse	56 -11ő-7B7ŌƁƐƢ8qAƯǂ9ŠƀǑ10Vƕǣ11cŢ13Ǝ14Q15S16UŘ17Łţǉ18gn19ŦǇ20Hō26Ʀǁ27P
~ursi	89 11m15q18S
~urst	86 10Ƥ23ƛ
~urt	60 -8Ʈ-7cAťſ7dW15Ɯ17ǚ18Ťƍ19ţ22kĸ23Ǚ26XƄ32ž34ƃ36D40ǣ
~urt>	61 -8Ʈ-7cAſ7Ŀ8W16Ɯ17ǚ19ţŤƍ22ĸ24Ǚ26XƄ32ž35ƃ36D41ǣ
~urth	87 7x11d33k
~urv	84 14x20ǝ32i
~urvi	84 14x20ǝ32i
~ury	75 11ƃ12ķ17D41ž42ư
~ury>	75 11ƃ12ķ17D41ž42ư
~us>	56 -31ǩ-15A-9ŏ-8Pƕ-7dŃŇňƒǝ7TŶƙơǌ8šƷǂ9ĵžƞƼ10Ǧ11vŰƆ13Ū14ńƄ15aC16zķĺ18ŋŎ22f24ņ29r32s33Ŀ42Ĺŵ46ǀ58ļ
~usb	57 -18dƸ-17ƾ-14ǟ-13u-11ƺ-9P-7QŇ7ųŷƯ8Ʈ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~usba	57 -18dƸ-17ƾ-14ǟ-13u-11ƺ-9P-7QŇ7ųŷƯ8Ʈ14ŁƳ16ƫ19fn21ż26ŴƷ30pt33rsƨǂ36q40o
~use	40 -18Œ-17ǗǞ-16Ŭ-15Sŗǎ-14d-13ŶǦ-12ńŖǔ-11ŦƘƤǏ-10aBǒ-9KPYŉŢƸƼǈǜǨ-8ĴĺűƃƻǇǙǝǥ-7AŎőŮƦǄǊ7Ƒ8hŤƚ9ųƉƎ10ƙ11rƂƌ12sZŹƕǕ13ţƮ14ƨǓ15qǑ16f17IJƖƣ18oşƏǖ19pŀŔŷƇ20MTœƴ21ŲŽƓ22D24ǂ25GHķƜƝǁ28Ɨ29ƆƟ30Fƿ32nƋ33ƒƞ35Ʒ38Ɣ46ƅ49ŭ
~use>	42 -18Ǟ-17Ǘ-16Ŭ-15Sǎ-14ŗǈ-13ŒǦ-12ńŦǔ-11ŶƘƤǏ-10ǒ-9KŉŢƸƼǨ-8dYĴĺŖŪƃƻǥ-7ŎőŮŴƹǄǇǙǝ7ŁŵŽ8půƑƮǢ9ƚ10hqŤƉƎ11ƙƴ12Ƃƌ13rZƕǕ14s15ŹƗƨ16ţ17nǑ18Iƣ19fJƋƏƖ20ǖ21MŀƇ23ş24DŲƓ26ǂ27GHǁ28ƒƜƝ29ķ31ƆƟ32F33ƿ34Ʒ36ƞ38ŭ40Ɣ41ƅ
~used	72 -17B-9Œ-8Ŗ-7Ǣ10ũǈ18ƴ19Ɨ25ŭ27Ž28Ŕ32œ41Ŵ
~useh	68 -17ų-7Ǌ14Ʈ15Ū25T27nŷ
~uses	76 -18Ŵ-13a-10d-9P-7ł13qƅ14ƒ19T23p25oǓ26Ƌ43ų
~ush	74 -9i9s10łŊ12Ō13ĺƖ14ƛ15H16rņ18Ń38O41Y
~ush>	81 -10ir11sł12Ŋ13Ō20Ń43O
~ushe	87 9Ɩ16ĺ18ƛ19H
~ushi	86 49Y
~usi	50 -22Ƃ-15Ū-14DR-10e-9GōƗ-8Ʒ-7tĺŇ7CŲ8ǘ10ƹǑ11nŐƕǛ12AM13ňǠ15J16ǐǢ19Ǧ20Ŏǔ22ǝ23Ǟǩ24ǟǨ25Ǆǡ26ǅ27ƝǊ29ǋ30ǃ32ǆ34ŭ37ǥ38ǎ
~usie	87 37ǎ
~usin	50 -22Ƃ-14Ū-13D-10e-9GRōƗ-8Ʒ-7tĺ7CŲ8ǘ10ƹǑ11nŐƕǛ12AM13ňǠ16Jǐ17ǎǢ19Ǧ21Ŏǔ23ǝǞ24Ǩ25ǟǡ26ǅ27ƝǊ30ǃǋ32ǆ33Ǆ35ŭ37ǥ
~usp	86 8Ƅ35Ÿ
~uspe	86 8Ƅ35Ÿ
~ust	45 -18ŗ-16ł-15ƞ-12ō-11Ǐ-10DƼǐ-9qGƳ-8ľƣ-7lwFRŃŚŝţŬƄƥƧƯƵǕǞ7ehZķŢƠǙǟ8csƊƍƗ9Ň10ŊŰŵƦ11uņ12CŨǈ13ŀŶơƢǖ14ŔŪ15KŖŧƻ16ǑǓ17ǃ18Aǚ19őƝ20ŭ21nĹ22ǔ23ŲǗ24ŷ26Š27Ļƀǋ30Ǉ36Ʋ
~ust>	47 -17ŗ-16ł-15ƞ-14ǡ-11Ǐ-10Dōǐ-9q-8ƣƳƼ-7wFľŃųƄ7vUŅşŶ8ehZǙǚ9csķŇƊƍƗ11SŊƦ12ņ13CŨ14uǈ15ŀơƢ16KŔƻ17ŖŪ18Ǒ20A23nĹŭ24ǋ27ŷ28Ʋ29Šƀ30Ļ33Ǉ
~usta	89 16ų17Ű19Ŷ
~uste	83 44ŧ
~ustl	89 39Ų
~usto	61 -20S-9G-7ţ8kĿƲ9Ţ13ǟ14ǚ18ǡ21ǃ22Ɲ23ǖ27Ǔ32Ǘ34ő37ǔ
~usu	73 -7Ǎ7Ķ10W11ơ12ǡ13ĺǅǩ14ŭ15ł18A24L
~usua	73 -7Ǎ7Ķ10W11ơ12ǡ13ĺǅǩ14ŭ15ł18A24L
~usy	73 -9ŭ8ǎ10x14P16t31U34N46ǟ
~usy>	73 -9ŭ8ǎ10x14P16t31U34N46ǟ
~ut>	34 -22ǩ-16F-14iķ-12ų-11xWŃŬƠǇǒǟ-10vőœƛ-9MNƄǦ-8cGŐśŧƵ-7ońŨƽǆǡ7fhqAUũŰƨƾǋǓ8ŤƂƒƙƷǧ9lŜƚƟǕ10guŗŵƏǎǙǜ11jŲƬƺǀǃǏ12TĶŋżƈƎƩ13VĹŞƍƞǣǨ14BłƫƳƻǁ15ļűƧ16ĴŦǉǌ17pHĿſƔƜƤǛ18Ľ19ŉŴ20ŀ21ryĸƪƱ22Ō24ľŽƝƲ25Ƹǔ26ƌ27ĺ28ōǑ31Y37Ň49š
~utc	82 23Ļ26b29a
~utch	87 28b31a
~utco	89 25Ļ
~utd	87 -7Ŧ21ǝ24g
~utdo	87 -7Ŧ21ǝ24g
~ute	61 -7D7uMƝƧ8ai9ǁǧ10ǃ11Ļ12h14ǜ15Ǐ16Ś17ŌǗ25N31ŭ32Oǘ39ů
~ute>	71 -18O-10b10iuŌŚƧ12ǃ16hM29ů34Nŭ
~uter	76 8d10cŚƝ11b20Ǐ22Ǘ41ǘ
~utes	69 7ńŞ9Ō10a11ǁǧ14Ļ16ů17ǜ55O
~utf	77 -7Ƴ7W9Ş10ńő11Š13Ǟ18ơ23Ő27Q30Ǆ
~utfi	77 -7Ƴ7W9Ş10ńő11Š13Ǟ18ơ23Ő27Q30Ǆ
~uth	78 -9Ɔ10rKň11j14ļ15C16l19ŝ23u29Ɵ
~uth>	80 10r11j14ļ16lC20ŝ30Ɵ
~uti	82 -9ǖ8Ǎ13ǈ14b17ǐ18ŭ28e
~utin	89 -7Ĵ19ŭ31e
~uto	65 -18ǈ-8ő-7ǉǡ9ſǃ16ũ18Ĺǥ24ƃƛ25ž26Ƃ37ş46Ʋ59Ĵ
~uto>	68 -9ő-8ǡ-7ǉ7Ź10ſǃ19Ĺǥ28Ƃ32ž38ƃ43ş
~utof	86 8ǀ22ũ32ƛ
~utom	87 12ƛ28Ĵ
~uts	68 -14U-9Ǎ9qtƉư10ǋ13ǀ14ŉƦ16g20Zƣ22Ş23C26j29Ƈ
~uts>	77 -7Ǎ11ư12ǋ13t15ŉƣ25CŞ
~utsi	74 -15U7Ǡ8ƣ10qƉ14ǀ15Ʀ18g29j32Ƈ
~utt	71 -7Ő9ŮƱƹǄ12Ō13Ū16aƚǈ19ǩ21H30Ķ
~utte	89 12Ǆ20ƚ
~utti	75 7ż10ŮƱƹ11w14Ū17ǈ22H32Ķ
~utu	86 7H15ƴ16y22Ŀ37Ő
~uv>	89 -15ŷ17ų27Ū
~uy>	59 -15Ŵ-14ũǩ-10Ƨ-8ŁƜǏǢ-7YťŵƷǌ7Xƪ8Ŝ9ƙǣ10gHMǅ11W12Ʃ15łŅ16Ǆǜ17F18ơ19ŬǞ20Ōƒ21ņ23Ʀ29B30Ŷ35Ɨ36ſ41Ǩ42G48Ǖ
~uyi	84 -10Ǣ14ƪ15ƒ22F33H
~uyin	84 -10Ǣ14ƪ15ƒ22F33H
~uys	64 -14R-10Nŭ-9Ŷ7fSŞž8kǎ9ǐǣ10wCŐƚƷǋ12x13Ɣ14ŴǙ15Hĸ18j19Ǉ24ǟ25ǉ35Ǆ36Ǒ
~uys>	64 -14R-10Nŭ-9Ŷ7fSŞž8kǎ9ǐǣ10wCŐƚƷǋ12x13Ɣ14ŴǙ15Hĸ18j19Ǉ24ǟ25ǉ35Ǆ36Ǒ
~uzz	89 29ňƣ
~vac	78 -10ő-7ŬƢ18Ƌ21ǌ44kƟ
~vaca	79 -10ő44kƟ
~val	61 -11ǖ7ƛ8Ɗ9ű11C12ŸƓǄ14Ł15ľũƒ16Ŏ21ƪ24Ƙ31Ʃ33Ǣ
~vali	87 18Ÿ
~valu	63 -11ǖ7Ɓ8Ɗ9ű12Ɠ16ľŎƒ22ƪ25Ƙ32Ʃ34Ǣ
~van	74 -13Ų-9Ɨ8ƀ13wƋ15kǏ19ņ24ŭ84ǐ
~van>	83 -14Ų-8Ɨ-7H8Ǣ9ƀ17Ǐ18k19ŭ31ǐ
~vans	80 8ŭ62ǐ
~vap	84 47ƹ
~vape	87 47ƹ
~vat	79 9Q10Ŋǀ11Ʊ12ǣ14ƣ18ơ35ƌ
~vate	82 10QŊ11Ʊǀ12ƌ13ǣ19ơ
~ve>	28 -23q-20P-19A-18g-17Ǆ-16Ŀ-15ĸ-14TƭǊ-13ŀśŠƕǑ-12ľœ-11ł-10jLƩ-9Kơǌ-8pV-7ǂǉǖ7NōŦŭƅƬƮǡ8SņŊƋƾ9BFŅƚƛƟ10YŃŋũŰŻƣǆǓǚǢ11ŎƆƞ12zGHşůŵŹżžƥưǐ13aZŗƁƪƵǈǝǟ14ŌţŴǀǠ15ĵƄƐǔǩ16CIŐŸƍƳǥ17hŁŖƀƎƑ18dŮǍǒ19ŚƯƱƶ20DŉųƘ21WŶƃ22fĶƷ23mőƼǜ24Ʀ25ƨǇ26ſƌ27lŏ28ń30uOŝŪ31Ɨ33Ţ
~ved	69 -7CS7ŁŭżƀƟ9ŢųƢ10ĺ11fŋ12ĴǗ13Ƶ14ť17l34Y37G
~ved>	69 -7CS7ŁŭżƀƟ9ŢųƢ10ĺ11fŋ12ĴǗ13Ƶ14ť17l34Y37G
~veh	64 -8ǥ-7ŷ8Ǧ9ŵž10Ż11ŭŶ16ūų18Ű20Ŭ27Ŵ34ǐ35Ū
~vehi	64 -8ǥ-7ŷ8Ǧ9ŵž10Ż11ŭŶ16ūų18Ű20Ŭ27Ŵ34ǐ35Ū
~vel	68 -10Ʊ-7CƭǞ8ŀ10D11ǐ13Ɓ15ƣ16Ɔ18Ɗ20mƩ32ǀ37Ɵ
~vel>	70 -10Ʊ-8ƭ-7Ǟ9ŀ11ǐ14Ɓ15ƣ16Ɔ18Ɗ21mƩǀ29Ɵ
~vem	89 12Ǣ23ƌ
~veme	89 12Ǣ23ƌ
~ven	56 -11Ĺ-7ľ7Ľǒ8nŕƬ9RŢŷƹǖ10ŒǢ11ŔŜŴǋ12Ũ13Ɨ14ũƯ15ǩ17Ɲ21Ş24żǊ26ţ28L29ǅ38Ǖ50Ǐ
~ven>	60 -10Ű-9ǧ-7Ĺ7ŭƿǜǣ8hǩ9nǒ10ŕŢƬ11ŷƹ12ŒŔŜǋ13ŨŴ16Ư27ż36ţ
~vend	82 58Ǖ
~veni	81 8Ľ10M14Ű15R46L
~vent	76 -10ţ7ǧ14Ǣǩ20ũƗ21Ǐ23Ş24Ɲ40ǅ
~venu	82 8ǧ38Ǌ
~ver	34 -19p-15Ǐ-14ǎ-13Iŵ-12Lń-11ŁŬƤ-10DŇŘƵ-9yXŀűơƫǃ-8mBŅƅƕƣƥǂǄǑǧ-7GĹĺŶƈƎƔǁ7KőůƓ8ĴŤżƁƠƻ9ĸŎųǌǞ10ĻĿŦƀƭǇǖ11ľŐžƚ12Pŕǩ13RŭŮƬǛǡ14śƦǦ15ŰſƧǚ16HţƗ17hCŽƨ18UŒŝƼǊǘ19ņƑƩǔ20Ÿ21Ǖ22Ŝ23ƴǥ24ŗƜ25šǝ27Ƃ28ƛ29Żǜ30ƙ32ŷǢ33ŏ34T35ǒ37Ų38ǐ42Z44ź46Ŗ
~ver>	40 -17XŌŔƬ-15Ŵ-14yƸ-13Š-12Őǎ-11ľŁƯ-10ńǧ-9IŚƁƤƽǢ-8ķŵǃǟ-7msBDŘŪůƀƃƅƎƓƕƪǄ7ŢƊƍƘƚƿǍǚǤ8MļŤƆǆǕǖǘ9šƹ10Uňőƒǩ11Ÿǒ12ŗǛǝ13Œŝ14Ǉ15QĸŭƩ16R17ŽƛƠǞǡ18Ŀſ19hPT20śŦŲ21CHŮ22ǐǦ24ņ25Ƽ26ŜǊ27ţƑ28ź29Ƃ30ųƴ31ƙ35Z38ŻƜ39ǜ45Ŗ
~vera	53 -15Ǐ-14Ʃ-13ň-9Ɣ-8ǡ-7Ɲ7ƘƛǓ8ƪ9XŉŕŴǉǘ11Ʀƨƭǒ12Ń13źſƚ14ŪǨ15WŠǌ16ƀ17Ƹ18ľŚƁǚ19ǝ20ƧƬ23ž26š27Ǣ28ŏŗ31Ɠ34ǥ
~vere	68 -11Ǐ-9p-8Ř-7Ǩ9ǟ10ŗǡ12ŐƁƭ13ľ15Ŗ18ŎƦ22ƀǢ25Ō28ƨ30ŏ
~veri	70 8ƭǐ9d10ƶ17Ő48Ų
~vern	79 -11Q-7Ū10Ǐ14ŕ15ǖ28Ű55ǔ
~vers	61 -20ų-15Ų7łżƃǃ8ƙǀ9ŹƱ10Ļǩ11yOŤƗ13is15ŋǛ17ŖƩǐ18aŸ26ŷ28ź32Ǖ
~vert	83 15Ƨ16Ɲ27T28ŭ
~very	52 -10ƀ-8LOŗţŬǓ-7Ɯ7cľƯƶƽ8FŴǅǑ9ĻŪŭŰƩǈǖǘ10Œ11Ŕǡ12Ĵō13inT15ş16Ǚ17UǢ18K20ķƻ21Ɨ23ŷ24Ƭǒ27ů31Z
~ves	58 -13Ū-11z-8tŝ-7Ŵ7ŌƁ8Źƛ9xƢ10qĵǛ11Ǐ14A15ķ16n17Ř24ųŷ27ǐ41Ş
~ves>	58 -13Ū-11z-8ŝ-7tŴ7ŌƁ8Źƛ9xƢ10qĵǛ12Ǐ14A16n17Ř24ųŷ27ǐ41Ş
~vew	78 -8ŷ8Ə24Ū39Ű
~vewa	78 -8ŷ8Ə24Ū39Ű
~vic	63 7Şƅ8ŝ9Ţƕ10Ǟ11Ə12ţ13Ū14AŜ16ű17ư19ľ24B30Ǆ36Ž40ǚ
~vice	64 8Ş9ŝŢ10Ǟ11Ə12ţ14Ŝ15A17űư19ľ24B31Ǆ37Ž41ǚ
~vid	75 7ǝ9Ǆ10g11Ʀ15ƫ18Ő23ƕ30M35ƪ
~vide	76 9Ǆ11g15ƫ19Ő24ƕ31M36ƪ
~vie	82 -14ƞ-10ƶ12B16Ǟ26ŖŜ42ǩ
~view	83 -10ƶ12B16Ǟ24ǩ27ŖŜ
~vin	49 -20ŝ-13Őś-10vXŋǩ-9u-7CŁŜ7ƇƷ9ķŵǍ10Ƃǀ11Nǁǟ12qtƍ13ľĿŀƶ14k15ŪŮŲżƱƲ17Ř18nŴ19Ž20P21Fŷ24z25Ÿ27YŻ28Ź30i34yH35Ţ51ƞ72ū
~vin>	62 -13ś-12ǩ-7k7xŌŖ8iŃƲǁ9tŢƟ10ĺŀ11yHŪƞƶ12Ŀ13PŻ16Ź18S19ǟ94ū
~ving	52 -20ŝ-18S-12Ő-10ŋ-9uX-7Ł7ĿŒ8Ʒ9Ʋ10ľǍ11PķŵƂǀ12Nƍ13ŲƱ14q17FŹŻ18ŮżŽ20Řŷ21kŴ22n24i25z26y27H29Ţ30YŸ45ƞ
~viny	89 18Ƈ
~vio	83 38Ż
~viol	83 38Ż
~vis	72 12aN14e16Z19ǁ24B26ƾ33A42Ɯ
~vise	84 25A31B
~visi	77 13AN20ǁ28ƾ46Ɯ
~vit	89 12ǌ19ƻ21ǀ
~viv	84 14x20ǝ32i
~vive	87 16x24ǝ
~voi	73 -8ǩ10ľ12Ǡ14eĿ15a19Ǖǘ22Ľ
~voic	73 -8ǩ10ľ12Ǡ14Ŀ15a19Ǖǘ22Ľ
~vol	80 9Łż14f22Ə
~volu	84 23Ə
~volv	87 9Ł10ż16f
~vor	75 10ĵ15ŝ16rƞǩ18Ʃ21Ŷ35f
~vorc	81 11ĵ38f
~vori	83 -7ƌ18ŝƞ19ǩ24Ŷ
~vou	86 13ǀ31Ŀ
~vous	86 13ǀ31Ŀ
~vy>	84 -8u11Ưǎ12ƞ16ǈ25Ū26Ǐ
~wag	75 -14Ǌ-7Œ13ǣ25ƃ30T54ǉ
~wage	75 -14Ǌ-7Œ13ǣ25ƃ30T54ǉ
~wai	74 -9L-8ŕơƭ8Ś9ŧǌ12ĺǜǧ15sǏ16Ķ17ŵ18Ǔ20r24Ńſ
~wait	77 -9Lŕ8Ś10ŧ12ĺ13ǜǧ15sǏ17Ķŵ21r25Ń
~waiv	87 -9ơ11ǌ23Ǔ29ſ
~wal	55 -9Ŕƀ-8Ũŭǧ-7Ō7Őǈ8ǒǕǖ9RšƤƧƮ10Ÿ11śŵƌ12ƣ13ł14Z15Ǎǝ16Ļ17Ĺż18Ɨ22ŕŤƇ25ǔ28x29Ŝ37Ǆ
~wal>	66 -10Ŕ7Ǟ12š18ś23Ĺ28ŕ38Ŝ
~walk	61 -9Ũƀ-8ŭ7nŊůƊƛǘ8ĸ9ǈǕ10ƗƤƧƮǖ11R12ŵ14ƣ16Zł17ǝ19Ļż25Ť28Ǆ29ǔ32x
~wall	76 -11ǧ12ŐƗǒ14Ÿ16Ǆ20ƌ22Ǎ33Ƈ
~wan	45 -24ŗ-14Ś-13ŐƦ-10cN-9mŞŦƒ-8ŁŵƯǍ-7ĽřƅƟƧ7Ŵ8ľŀśǞ9őŽƃ10eŝƀ11Ƶ12bŕǦǧ13ſƗ14OŊǁ15JVžƂ16yLĴƁ18ǌ19Ŏ20K21MŃ24ƫư25ĹƬ26X27Ǔ28Ƅ29s30ơ31Ʊǩ32ŉ34Ō35ƶ38ƭ39Ļ
~want	45 -24ŗ-14Ś-13ŐƦ-10cN-9mŞŦƒ-8ŁŵƯǍ-7řƅƟƧ7ŎŴ8ľŀśǞ9őŽƃ10eŝƀ11Ƶ12ŕǦǧ13bſƗ14OŊǁ15JVžƂ16yLĴ17Ɓ18ǌ20K21MŃ24ƫư25ĹƬ26X27Ǔ28Ƅ29s30ơ31Ʊǩ32ŉ34Ō35ƶ38ƭ40Ļ
~wap	87 -10Ŷ-7Ƌ17ũ29Ƶ40ų
~war	70 -19V-9H-8Ţ8ǘ9Ƴ10BŎ11ŀ12Ǟ13Q16Ň17Xũ22ǋ24Ō25q29ś47j
~ward	74 -7H10ŎƳ13ŀ17Ň18ũ19X25Ō31ś
~ware	82 10ǘ14Ǟ16Q26ǋ29q
~was	45 -17d-14Œ-13ŀ-11ł-10ƾǞ-9Cţƭǋ-8nXƉƫǣ-7ajHLľŎőŴǎǢ7ņƸƹǛ8Tĵű9ǊǍǘ10ŸǙ11r12Ʋ13ƞ14k16Ļǩ17ŔƋƤ18ĺ19Ƽ20ƅ21œǜ22ň23pBƴ26šũƈ27Ņƽ28ļŧ29ŵ31Š34żƒ36ƛ41Ť43Ũ44Ƴ47ť51Ŧ
~was>	45 -17d-14Œ-13ŀ-11ł-10ƾǞ-9Cţƭǋ-8nXƉƫǣ-7ajHLľŎőŴǎǢ7ņ8TĵűƸƹǛ9ǊǍǘ10ĻŸǙ12Ʋ13ƞ14k16ǩ17ƋƤ18Ŕ19ĺƼ21œƅƛǜ22ň23pBƴ26šƈ27Ņũ28ļŧƽ29ŵ32Š34żƒ41Ť43Ũ44Ƴ47ť51Ŧ
~wash	89 48ƛ
~wat	59 -8BŦƚ7Ƒ9ƍ10Ɗ11Ơ12Ƙ13q17Ǝǝ19Ư23ǩ24Ť26Ž27Ɵ37Ƌ58ƙ63ƛ
~watc	78 15Ɵ18Ƙ27Ư34ǩ36Ž
~wate	60 -8BŦƚ7ƃ8Ƒ9ƍ10Ɗ12Ơ15q16Ɵ17ǝ18Ǝ24Ť38Ƌ59ƙ65ƛ
~way	55 -12IŮ-11ŝ-10ōŷ-9G-7ĹŗŨǩ7crĵňŢŧũƳƶ8mĶƍǂ9Ƒ11yBŵƗƴ12jlƁ13ņ14ŉŪƦ15ƿ16Ļ17Ŷ18aļ19Ə20ǁ23ŀź25kŰ27Ɵ32Y34ů37K
~way>	56 -13ǩ-12IŮ-11ŝ-10ōŷ-8Ř-7Ũ7rXňŎŢŧũƳƶ8ņ9mĶǂ10Ƒ11y12BļŵƁƴ13j15ŉŪƦ16ƿ17Ļ18Ŷ19aƏ20ǁ24ŀź26kŰ29Ɵ33Y35ů39K
~ways	76 -11G7ņƣǩ8ƍƬ9ļƜ10ĸŘ11V12ĵ13c22l23Ɨ
~we>	51 -18ĺ-15r-14P-9pŇ-8Ř-7AVƷǘǞ7cfƛ8ļŊƀƆƖǤ9OƱƵ10djťƂ11ņşƁƨ12hķŴƕ14ŕŪ15ƭ16ŉ18vŁ19iIĹ20X22ŎƬ23Ś24ŋ28MĽ29Ŭ30Ļ36Ɣ38s39Z85Ō
~wea	78 -7Ĺ8U14Ť15ƚ21cǙ30j32ǩ
~wear	84 -7Ĺ12U23cǙ35ǩ
~weat	83 15Ť16ƚ33j
~web	80 10Ľń11Ĺ33ļ37ǖ
~webs	81 10ńǖ11Ľ12Ĺ34ļ
~wed	69 -8ZŶ7Ň8Ǜ9ĺŅŖƛƹǔ13ų14B18š19Ơ24ƪ26ƕ31f
~wed>	72 -8ZŶ7Ŝ8Ň9ŅŖ10ƛ14ų15B19š20Ơ22f25ƪ27ƕ
~wedd	83 8ǧ11ƹǔǛ12fĺ
~wee	52 -10ǩ-9X-8Ň-7tĻ7gƜ8w9ŕŷƤ10ť11iDĺňƟƫ13ƖǨ15šů16Ŭ17Pǎ18Ľ20Ń24Ų27L28k29ǝ30ŵ42ŭ53Rƿ
~week	53 -16t-8Xǩ7Ɯ8gx9Pŕ10ťƤ12ĺƟ13i14Ɩ15ů19ǎ20Ľ21Ń27Lƿ29kŲ30ǝ32ŵ43ŭ55R
~ween	79 7m8Ǉ10C11ƫǨ12P13ł16š18ŷ19ň
~weet	83 -8x7ƫ11ơ14ƶ15w16t19D27Ŭ
~wei	69 -9J7m11Łł15h18ǂ22ǘ25Ŀ48ƺ
~weig	71 11ł12Ł19ǂ26Ŀ50ƺ
~weir	89 -11J10m28ǘ
~wel	61 -13qG-9d-7ǂ7xţ8aQĹǩ9Nű10ƕǉ16p17SńǕ18Ŗ19Ŷ27t31ƓƘ33ǟ39ŝ
~well	65 -13q-9d-7ǂ7iĻţũ8ax9Ĺǩ10Nű11ƕǉ17p18ń19Ŗ21Ŷ29t33Ɠ36ǟ42ŝ
~welr	73 39Ƙ
~wen	67 -17ǩ-9ĸ-8ǝ8Yǖ9ƫƬƳǜ10k11ņő12ǅ15l22ŀ24Ũ25Ŕ31ƅ33œŠ40Ť
~went	67 -17ǩ-9ĸ-8ǝ8Yǖ9ƬƳǜ10k11ņő12ǅ15l22ŀ24Ũ25Ŕ31ƅ33œŠ40Ť
~wer	50 -28Ř-14p-13ŗ-10Ŗ-9Ş-8ŜŦ-7ŁŒŰƙƤ7ļŬƯƵ8ŻƉƾǨ9ƹ10qĹĻƃ11śƷǢ12Ʈ13ŎƎƭǤ15šƬ16YŚŸ17lrW18œżƛ21Ǧ23dƊ25ƅǝ26ŧ28Ƽ29ŉ32Ņ34Ũ
~wer>	65 -19Ř-10ŗ-9p-8ŁŰ7ľ8Kǩ9ƣ10Ŵǚ11łŉŔŬƉǖ12Ļƃ15qŅ21ŎƊ24Ś25ƛ26ƅ29Ǧ
~were	53 -14Ř-13Ļ-9Ş-8Ŗ-7płŦƤ7ļƍƳ8XƯƾ9ŻƴƵƹ11ĹǨ12śǢ13Ʒ14ƎƭƮǤ17ŸƬ18Yš19lW20ż21r22Ņœ23ŉ25d27ǝ29ŧ31Ƽ38Ũ
~wers	87 7Ʋ13Ɗ22Ļ
~wes	71 -10ǔ7cFŏ8iuŌ9CŚŰƇ10nĻţǊ12Ƨ13IƔ15Ǆ20ĵŪƿ30ľ
~weso	72 -10ǔ7Fŏ8ciuŌ9CŰ10nĻŚţƇǊ12Ƨ13IƔ15Ǆ21ĵƿ
~west	89 19Ū42ľ
~wet	87 -14D13j20Ɗ23ƛ26ƙ
~wet>	87 -14D13j20Ɗ23ƛ26ƙ
~wfu	87 12ĸƮ14ǉ17Ũ
~wful	87 12ĸƮ14ǉ17Ũ
~wha	24 -26Ŭŷ-24ǐ-23Ź-22Ł-20ų-19Ǡ-18n-17zN-16ń-15xOĴŌśŜŰ-14FHļ-13bAƤƫƳ-12stSţƢ-11MĵŊőƟƴǦ-9uǁ-8ůƁƂƍƿǂ-7ŶŽƏƹǀǋǘ7drDƵǔǗǟ8lyŃřŢǆ9Ƽ10ioŵƌƚƮ11IűŲƋ12ư13hƃƅƕǝ14Ķņǎ15Ƨƨǉ16vYƷǓ17LWŘžƑƺ18cŨƓ19ũƘơƬ20qJQ21mZŔƽ22Ɣǥ23ǃǞ24Ɖ25CƊ26ŇƩ27ōƦǊǏ28ƻǩ29Ƈ30Xƶ31wŅŎ32ķŝ33TƠ34ǈ35gĻľ36ł37ĺ38ŤŴ39BPŦ42ŗǄ43ŉƗ44œ46ŀ47Œ48Ş49ƒ51Ŗ52Ŀ53Ū56Ĺ
~what	24 -26Ŭŷ-24ǐ-23Ź-22Ł-20ų-19Ǡ-18n-17zN-16ń-15xOĴŌśŜŰ-14FHļ-13bAƤƫƳ-12stSţƢ-11MĵŊőƟƴǦ-9uǁ-8ůƁƂƍƿǂ-7ŶŽƏƹǀǋǘ7drDƵǔǗǟ8lyŃřŢǆ9Ƽ10ioŵƌƚƮ11IűŲƋ12ư13hƃƅƕǝ14Ķņǎ15Ƨƨǉ16vYƷǓ17LWŘžƑƺ18cŨƓ19ũƘơƬ20qJQ21mZŔƽ22Ɣǥ23ǃǞ24Ɖ25CƊ26ŇƩ27ōƦǊǏ28ƻǩ29Ƈ30Xƶ31wŅŎ32ķŝ33TƠ34ǈ35gĻľ36ł37ĺ38ŤŴ39BPŦ42ŗǄ43ŉƗ44œ46ŀ47Œ48Ş49ƒ51Ŗ52Ŀ53Ū56Ĺ
~whe	35 -18aņƮ-16Ō-15ƉƝǨ-13ŁōũƩ-12inơǄ-11wUĺƨǟ-10PŀŉŞƗ-9buBNYţƜƢƬƱǃ-8TWƞǈ-7txIŊŋŐŪƀƃƪǇǠ7qĹńŻƲƴƽ8ĴŲƁ10ƛ11lƋƹǅǙ12ĶƼǎ13JRƿǢ14dļşƥƳǧ15yXƊƟ16ǂ17gksVŴƄƧƭ18HŖŸƈ19ƷǗ20OŃŚǀ21vĵǏǞ22ƅƾ23MŹǋ24r25Dĸ27Q29S30Ɩ32G33ő37L38ŕ39Ű40ť41Ƥ42C
~whee	75 -7b12ŀ16ǐ18ŷ20şŹ33ŵ35ų
~when	40 -26ǩ-19ņ-18l-16Ɖǋ-15a-13MŁ-12ũƀ-11ŵơ-10wĺƮ-9BCFUŤŭ-8jqŀńōŢƞƵǟǨ-7iNTňŉŌŎŝŷƜƢƱǗǝ7ĸŲƠǀǍǛǜǣ8Ǐǒǖ9ĿœŔŗŜƤƲ10HŘŻ11śƽƿǙ12Ƅƶƾ13ŨſƁƴƷ14ryĶƭƹ15ƋƼ16ǧ17dŹǅǎǢ18ĵĹŖ20Ǟ21gVƳǂ22Ÿƈ23v25O27ƟƧ29R30ƅ31s36Ɩ38SŃ40G41ő46L47ŕ49ť
~wher	47 -17RŃ-16n-15Ɲǈ-13sP-12ĹŀŌƟƮ-11KǄ-10xųƩǍ-9ƧǨ-8ōŐŘſ-7iYŨƨ7mŠƍƭ8FƄǘǝ9ř10ūƛ11ňşƷ12HŤźƦǕ13jķŅ15rƾ16Ţ19qńǀ20kǏ21Jĵ22ļ23X24Ɗƥ27ĸ28Ś30Ŵǩ35Ǘ36l37D43Q46M47Ƥ50ǋ61Ű66C
~whet	86 11ŏ12ƀƵ21Ĵ
~whi	52 -16ǚ-9qKǗ-8lǐ-7ŏ7ľǅ8bLŻƤƴǏ9ŀŇƏƯ10DRŪŷŸƕ11ńƻ12EňŴƎ13ļŉƣǖ14Ś15ŧ16ǈ17Ų18ūƾ19a21Őťǝ23Cő27Q35ų38J
~whic	54 -16ǚ-8KƤǐǗ7cƶ8ľƁ9bLƴǏ10Ÿ11DRŀŪŷƏƕ12ńŲ13EňŴ14ļƣǖ20ū22Jǈ23Őť27C28Q29ų
~whil	71 -11ŭ-8q-7l7ŵ8GŲƟǠ10ŉųǨ11Ɯǅ14Ň15Ư20Ǝ22ŚƤ23ŧ25ǝ35ő
~whit	84 17ƻ19ƾ26J38a
~who	36 -27Ų-26Ɣ-19ŪŴ-15Ǉ-14Pƣ-13TĹŒŢŭƧ-12DLŚƒƦ-11yHĴŏƗ-10fsxYĸĿŀŇƝƞ-9tvCĺŃŊŌŶƅǃǊ-8BĻŎŸźƉƷ-7mKVWłŘŧűŽǢ7Fżƭ8Ɵǣ9ſǛ11lqƁƙưǚǥ12ZǍǧ13hŬ14aǗ15w16Ʃ18Źǘ19Ǖ20ǅ21Ɯǜ22ǩ23ƃƶǑ24Qş25u26ońŠ27ǆ29Ƥ30Ǩ34ļ35Ʋ37ƕơƳ39ų44ŷ47nǐ49ǔǠ51ǈ52Ŝ53ƫ55ŁƢ58A64Ư81Ő
~who>	38 -26Ɣ-25Ų-19ŪŴ-15t-14PĴǇ-13Tƣ-11BLķŇƒ-10DĹłŒŭǢ-9fsyYĸĿŏŚŢƝ-8vxHŀŊŶŸƅƞƧƵǄ-7ĺŌƉƷ7ſƽ8lƃ9Źǧ10ƟǞ11Ǖǘ12Ǜ13Ɓƙƾǥ14qǍǚ15wZ16aŬ17uǨ19Ƥƶ20ǆǗ22ǅ25Ʋǜ26ƜǑ27Qǐ29ńş30Š31oǩ34Ƣ38ļ40ơ41ŁƕƯ42ų43Ƴ45nA48Ŝ49ŷ50ǔ52Ő53Ǡ55ƫ58ǈ
~whod	66 -16ƾ-7u8Aŵ10ľſǣ11Ʊ13ƫ15Ŝ17ǘ22ƃư23Ƥ28Ʋ30Ǩ52Ư
~whoe	89 9ǧ11ł24Ƣ
~whol	63 -13Ʀ-9ǩ-8Ǌ7ĴŨƜưǢ8uňś9tŹ10ķ11Ŕš12Ŧǉǐ14kƵ16h17nǕ18ōůƈƭ20O22ƪ37Ʃ
~whos	66 -9w-8Ɨ8ƃ9ķŹ12ǡ14F17żǆ25A27ǐ30Ő32Ł43Ƣ
~whov	86 11ǈ19Ő20uw
~why	60 -21œ-20ń-11ŉ-10ũƭ-9ŧ-8ļňƶ-7ő7ŝǆ8ľ9Ǥ10ĿŠ12šǜ14ņ20ƻ22Bƴ26Ƶ27r29Ĺ31ǩ35Ŷ41ŀ45Ŕ49Ţ50ĺ
~why>	60 -21œ-20ń-11ŉ-10ũƭ-9ŧ-8ļňƶ7ǆ8ľ9Ǥ10ĿŠ12šǜ14ņ20ƻ22Bƴ26Ƶ27r29Ĺ31ǩ35Ŷ41ŀ45Ŕ49Ţ50ĺ
~wic	81 8yţ10R12ǥ14ũ15Ĵ19ƻ
~wice	81 8yţ10R12ǥ14ũ15Ĵ19ƻ
~wid	80 -7S7ƫ12Ǩ13ő14Š16Ʒ19Ƴ25f28Ő
~wide	89 -8S14ő15Š31Ő
~wido	84 8ƫ12Ǩ17Ʒ20Ƴ26f
~wif	56 -25P-14v-11ƸƼ-9ƹƽǃ-8Ʀ-7Ÿǩ7bżƳǨ8jǠ11Ʒ12ų18fǈ19Ŵ20Ʈ26ƨƫ32s38t41rǂ46o50q52p
~wife	56 -25P-14v-11ƸƼ-9ƹƽǃ-8Ʀ-7Ÿǩ7bżƳǨ8jǠ11Ʒ12ų18fǈ19Ŵ20Ʈ26ƨƫ32s38t41rǂ46o50q52p
~wil	54 -11Ʊ-10v-9DQǩ-7mĹƢǤ7Ĵ8dţƤƬǊ9oOŚ10źƄǞ11Ļ12cŽơƭ14NŐśƕ16Ōǃ18s20e21Mĵ22H24LŹ29V33y47ł77Ʋ
~will	54 -11Ʊ-10v-9DQ-8ǩ-7mĹƢǤ7Ĵ8dţƤƬǊ9oOŚ10źƄǞ11Ļ12cŽơƭ14NŐśƕ16Ōǃ18s20e21Mĵ22H24LŹ29V34y47ł77Ʋ
~wim	84 58ƍ
~wimm	89 16ƍ
~win	58 -20Ř-13V-9Ʒǩ-8Ŧǝ-7P7Ǉǌ8ƐƦ9uwĴƮ10Ƅ11Ť12ū14Ǟ15gƛ16MƑ17jXň22Ǜ23ť24ǎ26y27ƿ29Ļ36Ɓ68ƚ
~win>	80 7Ŭ8ǧ10b12Ƒ45Ļ
~wind	67 -22Ř-13V-8Ŧ9ǌ10Ƒ14Ť15ū18Ɓ20g22j81ƚ
~wine	86 35Ǜ41ƿ
~wing	69 8R9I10j11ĴǇ12Ƅƛ14ň17y18Ǟ20M22X29Ɓ
~wins	89 15u16w20y
~wint	80 -10ǝ10Ɵ12Ɛ15ƛ34ť39ǎ
~wir	75 -11Ǡ9Ǝ21ǘ25Ǎ45Ƌ
~wire	86 -13Ǡ11Ǝ24ǘ
~wiri	79 26Ǎ47Ƌ
~wis	70 7Ƴ8vƨ9m10Ǌ11ƽ12ĿƸ14Ʈ15ǂ16w19g22V23ư24Ş
~wise	72 8ƨƳ9v10mǊ11ƽ12Ŀ13Ƹ14Ʈ15ǂ17w21g23V
~wish	86 29ư31Ş
~wit	38 -16HŤ-14ĺǇ-13ǩ-12ǐ-11ƔƫǅǊ-10CƦ-9PŮƶ-8ENķŁŅŏţŪƃƟƣƯ-7JOŒůơƾǛ7SœǓǤ8rIĶĿřŽƚǥ9WŰƛưƿǡ10łƱǣ11MŀŚŭżƽǑ12AƤƧǍ13ƐƮǁ14ŊƁƳǜ15ĸĻńňŲŶƂ16ŋŖ17gQĴſǨ18ŧ19ĹŜŬƷ20VƵ21s22bŠ23nŝ24aŐ25ş26ŵ27š28Ƣ30Ş32ņ33Ţ59ő
~witc	76 -9Ǌ7Ŏ11Ÿ12ł15Ō28ő43Ţ
~with	38 -16Ť-15H-14ĺǇ-13ǩ-12ǐ-11Ɣƫǅ-10CƦ-9PŮƶ-8ENŁŏţŪƃƟƣ-7JOķŅůơƯƾǛ7SǓǤ8rIĶřƚǥ9ĿœŰŽƛưǡ10WƱƿǣ11MŚŢŭƽǑ12AŀżƧǍ13ƐƤƮǁ14ƁƳǜ15ĸĻńňŊŲŶƂ16ŋŖ17gĴſǨ18Qŧ19ĹŜŬ20ƵƷ21sV22bŠ23nŝ24aŐ25ş26ŵ27š28Ƣ30Ş33ņ45ő
~wl>	82 13Ƈ21Ɗ41ǩ
~wn>	44 -17ƛ-16Ų-13ĸǌǣ-11PƠ-10ōŝƐ-9Xŀŏƕ-8bgƜƝơƣƩƯƳǄǥ-7rŃŜŠţŭŰƄƅƤǨ7oEŌůǕ8LſǍ9ceYƏƲǞ10nMƍ11ŞŬƫƶǆǊǎ12QŖǃ13vTŸƔ14aňŤŪƢư15ƴ16z17Ƒ19ƷǑ22ǟ24l25Ƙǒ26łƊǛ27C29V30Ɨ31ǝ38Ʀ39ǋ41ƀ42F44ķ
~wne	66 -12Ƴ-9Ǉ-8Ʒ-7ǋ9ǉǣ10j13ơǅǢ15ƅ18a20ƕ23ǌǔ27F29ǥ31Ǩ33ǆ
~wned	87 14jǥ23ǅ
~wner	67 -12Ƴ-10Ǉ-8Ʒ-7ǋ9ǉ10ǣ13Ǣ14ơ15ƅ18aǥ20ƕ23ǌǔ28F32Ǩ37ǆ
~wns	74 -10c-9Ǟ-8ķ-7ƜƝǇ7ƷǍ9ǋ12F15E17ǐ19Ɗ28ơ31H46ǆ
~wns>	77 -10c-8ķ-7ƜƝǇ7Ǎ10ǋ12F15E18ǐ29ơ49ǆ
~wnst	89 23Ɗ
~wnt	84 -7M10ǋ11ů17ƣ23Ǎ27ǩ
~wnto	84 -7M10ǋ11ů17ƣ23Ǎ27ǩ
~woo	70 -9ķ9ţ11gƌ15Ƒ17F21j24Ƈ55Ɛ
~wood	70 -9ķ9ţ11gƌ15Ƒ17F21j24Ƈ55Ɛ
~wor	40 -16ǟ-15T-14ĸŪǎ-13rƖ-12xľų-11bŎŔ-10ŒƤƩƭƵǢ-9nwOZ-8sYŐŮƞǍ-7acjFłŕŠŰƔƱǞ7IŃ8ŁƦǃǒǔǩ9Ķŗŝ10XǏ11ĺǙǠ12ņŵ13BŴ14gƃƚƸǜ15Ňǐ16ňƒ17JƑǄǇ18ƾǘ19Ŋ21Ƙ22Ļŭ23ǚ25ķű28L29Rǈ31V34Ƨ36W37ƝǑ38Q39qǣ41Ŀů44S50U54P
~word	74 -10b7Ŗ10A11ļ12ǩ13ǃ14ǒ18Ŋ22Ō24ň31Ł43ǘ
~work	42 -16ǟ-13ĸ-12Ū-11rxųƗ-10ľŔŘƒƩƭƵ-9ƤǎǤ-8nwĻŁŌŎƖǍ-7iĿŐŕŮŰ7ŅƯƳǁǜǨ8NƌƑ10I11Ķǔǩ12BŝƦǙ13XĺņŗǠ15ŴŵƸ16ƃ17gǐ18J19ŇǄǇ20ƾ22Ŋǚ27ŭ32R33Lǈ35V37Ɲ39WƧ42qQǑ43ǣ45U46ů47S61P
~worl	86 9i11C13Ļ15Ń19d
~worr	67 9ǡ14Ľ18Ƒ28ƚ61Ŀ
~wors	80 9Ř13Ǥ14Ŷ19ŞŨǜ28Ŀ
~wort	63 -16T-12Ǣ-8Ɩǩ8ƥ9Ɓ10Ţ16Ƒ17ǝ24Ɨ25Ǐ39Ļ41ƒƘ45ķ50ű
~wou	36 -21ĺ-17Y-14Ĺ-12qƩ-11ňƁ-10OQŦƳ-9NŐƺ-8nSŒǞǣ-7doUŁŤŨǈ7eLWŀŘŞƖǏ8ŕ9łƏǡ10VĴŶǨ11Hŉǔ12Zƃƪƭ13DľƦƱƸƿǦ14Ŗƀ15BMŃŗŝƶ16msƒƨǘ17AƂ18cTĵŇ19ŵǢ20śƓƗ21űǁ24ŊŽƵ25ž26X28ư29rĻ31ǝ32ƤƯ34ƬƮ35Ţ40ĸ45Ʒ48Ŏ
~woul	36 -21ĺ-17Y-14Ĺ-12qƩ-11ňƁ-10OQŦƳ-9NŐƺ-8nSŒǞǣ-7doUŁŤŨǈ7eLWŀŘŞƖǏ8ŕ9łƏǡ10VĴŶǨ11Hŉǔ12Zƃƪƭ13DľƦƱƸƿǦ14Ŗƀ15BMŃŗŝƶ16msƒƨǘ17AƂ18cTĵŇ19ŵǢ20śƓƗ21űǁ24ŊŽƵ25ž26X28ư29rĻ31ǝ32ƤƯ34ƬƮ35Ţ40ĸ45Ʒ48Ŏ
~wow	77 8ǀ9Ţ10SŦǢ11ťƼǇ13uRUűƠ21ō23ő
~wow>	77 8ǀ9Ţ10SŦǢ11ťƼǇ13uRUűƠ21ō23ő
~wre	75 -7G10ƃ11Ũž18Ŝƀ25ŵ59ż
~wrec	76 -7G10ƃ11ž12Ũ18Ŝ19ƀ26ŵ59ż
~wri	65 -9Ŀ-8ƮƯ-7Ŷ8ĸŎ10oŉƄƍǀǜ11Křư12ũ13ŤƬǓ14ŗ16w17ž18Ÿ20Ō25b30Ő33Ʋ
~writ	65 -9Ŀ-8ƮƯ-7Ŷ7Ť8ĸŎ10oŉƄƍǀǜ11Křư13ũƬǓ14ŗ16w17ž18Ÿ20Ō25b30Ő33Ʋ
~wro	71 -11ň-7vPŝ8Ǥ10Ŵ11q13wŜ15ĹƲ16CŤ17ǜ19ņǩ20Ŀ25Ş32ǚ
~wron	74 -12ň-7ŝ8Ǥ17Ťǜ18C21Ŀ22ǩ23ņ26Ş34ǚ
~wrot	83 -8P-7v12Ŵ14q15Ŝ16w18Ʋ19Ĺ
~ws>	73 -14ƭ8ǒ9gƯǌ11ťƑƒ12n13A14ŗ15ƥ17j21ŕǎ25ǡ
~wsu	84 10Ŀ18Ǧ23ķ25ǜ
~wsui	84 10Ŀ18Ǧ23ķ25ǜ
~ww>	80 10tv11z12x13ƅ17ƫ
~wye	76 9A12ǩ13ǜ14ǡ15ķ28Ʋ
~wyer	76 9A12ǩ13ǜ14ǡ15ķ28Ʋ
~xac	71 -11Ǎ-7ŭ9Y10Ņ11ƕ12ŀš13Ǆ14ơ18ŤƧ19d20ū
~xact	71 -11Ǎ-7ŭ9Y10Ņ11ƕ12ŀš13Ǆ14ơ18ŤƧ19d20ū
~xam	73 10J75ǁ
~xam>	75 69ǁ
~xce	76 -10ž14Ƹ63Ǧ
~xcel	89 7ĵ17Ƹ
~xces	79 -10ž66Ǧ
~xch	89 46Ƶ
~xcha	89 46Ƶ
~xci	84 9i12H16Ɩ39ƞ
~xcit	84 9i12H16Ɩ39ƞ
~xcl	87 12ŷ13ǣ36Ŗ
~xclu	87 12ŷ13ǣ36Ŗ
~xcu	89 41Ŕ
~xcus	89 41Ŕ
~xed	87 11ŵ17ũ29ƌ
~xed>	87 11ŵ17ũ29ƌ
~xes	79 10ĵǃ13ŒƵƻ14ǌ16T26Ǡ33ƞ
~xes>	79 10ĵǃ13ŒƵƻ14ǌ16T26Ǡ33ƞ
~xie	89 24Ƽ
~xin	89 8y13ǀ17ƌ21H
~xis	89 7ű21Ƶ
~xist	89 7ű21Ƶ
~xpa	89 -11H36Ǟ
~xpan	89 -11H36Ǟ
~xpe	65 -8ţ7Ǐ8ĽǊ9ŧ11XY12Ũ13ŎƗ14ǅ15Ǟ17ư19Ň21ņ22ǣ23Ƙ38ĸ
~xpec	83 17Ŏ22ĸǞ28Ň
~xpen	74 9Ǐ10Ľǣ12Ǌ13X14Y15Ɨ19ư24ĸ27Ƙ
~xper	72 -8ţ10ŧ14Ũ15ǣ19ǅ25ņ
~xpi	82 13Ÿ15e39ŕ
~xpir	82 13Ÿ15e39ŕ
~xpl	70 -12Ɣ-7ŧ11ſ14ų16BŬŴ27Ŗ29ň33Ŋ37Ŕ
~xpla	71 -7ŧ11ſ16B27Ŗ29ň34Ŋ38Ŕ
~xt>	62 -13Ʊ-11ǥ-10W-8N-7ƭ7ŗ8pũ11ſƫǀ12Ń13ĺū14śǖ15H16řǞ17kƖ18Ŏ19y21ŕ28V30K38Ǎ
~xte	89 32Ƈ
~xter	89 32Ƈ
~xti	81 28Ǝ30K
~xtin	81 28Ǝ30K
~xtr	74 -19g-12a-8k8Ǧ10Ų11ƶ13Ƥ17ƴ19ǀ22Ƃ25Ǉ29Ǥ37Ɓ
~xtra	75 -12a-8k8Ǧ10Ų11ƶ14Ƥ17ƴ22Ƃ26Ǉ30Ǥ37Ɓ
~yal	82 -7Ň10M11Ǘ34ő36Ţ
~yal>	87 -8Ň20ő38Ţ
~yar	74 7Ŵ9ŪƔƗ11H12ƞ18Ɯ19ƒƙ20ƍ51Ƒ
~yard	74 7Ŵ9ŪƔƗ11H12ƞ18Ɯ19ƒƙ20ƍ51Ƒ
~ybe	72 -8Z10Ƈ11Ʀ14Ʈ15ƍǥ17Ʊ41ǘ
~ybe>	74 -8Z10Ƈ11Ʀ14Ʈ15ƍ17Ʊ
~yber	87 18ǥ50ǘ
~ybo	54 -13ƪ-12Ǐ-10ƀ-9š-7ťŹƉ7ŨŰƁƧƳǢ8ƈǅǈǙ9ƣ10KŏŝƂǜ11ǘ12ŜƓ13hľŔƴǇǔǗ14ƜƬǛǡ15ŤǑ17ŁŖƢƯ18ǣ19ńŲųǩ20żǍǨ22nZ23ŷ
~ybod	54 -13ƪ-12Ǐ-10ƀ-9š-7ťŹƉ7ŨŰƁƧƳǢ8ƈǅǈǙ9ƣ10KŏŝƂǜ11ǘ12ŜƓ13hľŔƴǇǔǗ14ƜƬǛǡ15ŤǑ17ŁŖƢƯ18ǣ19ńŲųǩ20żǍǨ22nZ23ŷ
~yca	87 -17Ʈ9E12D29Ư40Ɲ
~ych	69 -8Ǡ9ǟ10Ĵƭ11ǉ21qƯ22T24Ʈ29Q30Y
~yche	69 -8Ǡ9ǟ10Ĵƭ11ǉ21qƯ22T24Ʈ29Q30Y
~ycl	81 10ş13ƥ15ǡ17Ū19ǀ21g
~ycle	83 11ş14ƥ18Ū20ǀ
~ydi	86 26ǀ
~ydiv	86 26ǀ
~ydr	77 47Ə
~ydra	77 47Ə
~yea	44 -15ů-14Ǆ-13ƌ-11ŨƼ-10ŉ-9lDņŐŬű-8PĹŇňũƃǋǥǩ-7suZŞŠŦų7qŻƜ8š9kĵĶ10œƋƾ11Ʈ12ƸǤ15vŴŹ16ţ17HĴ18VŸƟ19ǣ21ǎ22Œ23ǀ24Ɣ27d28ǉ30c31Ǟ32pĺƈƩǊ34ǟ35TŮ40ő43ƅ44GSƭǅ64ť
~yeah	84 -14ŉ-8Ũ10c13T14ĸŊ26v
~year	44 -15ů-14Ǆ-13ƌ-11Ƽ-9lDņŐŬű-8PĹňũƃǋǥǩ-7sZŇŞŠų7qŢŻƜ8š9kĵĶ10Ƌƾ11œƮ12Ƹ13Ǥ15ŴŹ16vţ17HĴ18VŸƟ19ǣ21ǎ22Œ23cǀ24TƔ27d28ǉ31Ǟ32pƩǊ33ĺƈ34ǟ35Ů40ő43ƅ44GSƭǅ64ť
~yed	83 -10z-9B-7ǜ14Š18Ţ27Q41q
~yed>	83 -10z-9B-7ǜ14Š18Ţ27Q41q
~yee	62 -11W-9qQ8ǉǥ17Ǒǣ22ǈ28Ǉ31ǜ
~yee>	80 -8Ǉ11ǥ48ǜ
~yees	63 -10W-9qQ8ǉ17ǣ20Ǒ23ǈ35Ǉ
~yer	66 -9őǈ-8ŗƦ7A11ļƉ12ǡ13ķ17SV21Ǜ24Ʋ25Ƨ26Q30ǩ33W
~yer>	67 -9őǈ-8ŗƦ8AǛ11ļƉ12ǡ13ķ17V18S24Ʋ25Ƨ27Q33Wǩ
~yers	89 18Ǜ
~yes	72 -8ǩ-7ƚƟ8ŋ9ŖŘƃ13Ĺŏ14A21d24ł34Ł43Ŏ
~yes>	72 -8ǩ-7ƚƟ8ŋ9ŖŘƃ13Ĺŏ14A21d24ł34Ł43Ŏ
~yet	67 -15ǝ-12Ő-9t-7ŷ7ŀƟǟ9ƍƵ10uwƾǋ11n16f17ń18j23x28Ź29cvƖ35ƞ
~yet>	67 -15ǝ-12Ő-9t-7ŷ7ŀƟǟ9ƍƵ10uwƾǋ11n16f17ń18j23x28Ź29cvƖ35ƞ
~ygi	89 9ǈ25P
~ygie	89 9ǈ25P
~yin	54 -23ǩ-14B-11Ĺ-10Q-9S-8gǢ-7ľǡ7tPŖŦŮǀǝ8noƸ9jX10ŧ11kƤƳǛǣ12Ĵž13WŘ14œ15ĸĺ17Ơ19bƓ21V24Ɯǟ25ŅŒ26Ŀƪǥ28F29H32ƒ40Z
~yin>	69 -9Ņǩ7y8bǟ9KUǞ10ǥ11ƪƸǝ12ZƦ13Ɯ14kŧ15Œ16HƳǛ17P20W26Ŀ
~ying	56 -16ǩ-14B-10yQĹǞ-8SǢ-7gǡ7ŦŮſƵ8tǀ9nŖŢ11jX12œ13bŒž14Ɯ15ŘƤǣ16Ơ17HĴĸƪ19ĺǟ20ǥ22Ɠ23V25F32Z34Ņƒ
~yl>	89 18Ƈ
~yle	89 7Ƌ8Ɖ12w
~yli	77 10ǈ23Ǒ
~ylis	77 10ǈ23Ǒ
~ym>	72 -11V-8ų10g12Ƨ17Q19P21ŗ31ĺ
~yme	65 -8Ʒ7S9ŉ10Ʃ12e14ƃ16ǘ18Ʈ19Z22ƕ23ĵ29š30Ĵ37Ɣ41Ŭ
~ymen	65 -8Ʒ7S9ŉ10Ʃ12e14ƃ16ǘ18Ʈ19Z22ƕ23ĵ29š30Ĵ37Ɣ41Ŭ
~ymo	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
~ymor	82 -10Ş8K9ű11z12Ŧ13ŝ17ť33ƭ
~yon	63 -13ƈ-11ǈ-9R-8Z-7Ź7Ǜ9ƜǨ10żŽǩ11z12Ɖ13Ʊǐ14n15ų16ŖƯ17Ƴǜ18Ǣ19Łş26Ɵ27ŷ
~yone	63 -13ƈ-11ǈ-9R-8Z-7Ź7şǛ9ƜǨ10żŽǩ11z12Ɖ13Ʊǐ14n15ų16ŖƯ17Ƴǜ18Ǣ19Ł26Ɵ27ŷ
~you	14 -24Ťť-20Ƈ-18Ɔ-16ƅ-14ź-11Ŵ-10ŷ-9vơƷ-8ŦƉǃǗǟ-7bō7YƀƒƖƞƲǅǆǊǦ8ņŌƭƮ9eGůŰŻǜ10wyŲƕƬǎǤ11QĹūƂƱƳƵƼƽǒ12WĴŉƚƟƿǏǑǓǣ13sIUŘŸǄǐǠǡ14pLŖşƝǁǈǖǢǨ15akCŏƃǛǝ16SZŁŽƘƫƶƻǚ17fKMĶƜ18xĸłŊŚŢƢƥƯƹǞ19ĽǕ20zBHĻŃżƙưƸǋ21uƌƺǙ22nOĵƴǩ23džǀ24ŝ25mXľŀńśŠŶƾ26ļ27jķƁƧ28AňŜũ29gǇ31ſǘ32Tŵǔ33N34RŒƤ36FŨ37ĿƦ38Ő40Ş41V43iP47l54c61Ň
~you>	17 -32v-25q-24ƽ-22ŤŴ-21ŹƮ-20ź-19ťƨ-16ƅ-15o-14bƆƇ-12ǧ-11tůųǥ-10ŕŷǂ-9Ɖơ-8eŅŦ-7hōƓǈ7IƎƔƖǅ8BŋƗƜǄ9ŪūǛǠ10ŭŮƀƒƺƼǖǝ11QĶƙƝƥǃǒ12ņőƫƿ13pŬŸƂƯǙ14duƭ15ajLZĵƃ16YĺŌƟƶǁǓǔǜ17ŃŉƘƵƾǆǚ18GMĴŏż19kƸǘ20ŲžƚƱǑ21fHǋ22ĸŖŽƬưƻ23SľǨǩ24WŊǇ25TŶǕ26CKUŢ27ĹĻƹǀ28ķŚǞ29Oſ30nXĽŀłƧ31Rś32mŝƁƌ33ńƦƴ34V35F37Ŝ38Š39gļňŐŒ40Ũũ41AP42Nŵ43Ƥ46Ş47l48i49Ŀ54Ň61c
~youn	71 8xƍ9ƯƳ10Ż14ƭ17ź18Ź19ĵ20p23u27v46c
~your	25 -23Ų-21C-19ť-17Ō-16ŏƇ-15ĸőǩ-14ĹŬƈ-13Ū-12ļŗũƆƩ-11Ťƌ-10XY-9ňǟ-8GŀōŭŮƅƚƴǗ-7ĻœƋƬƹƻ7aĽŦŨƙƜƼǄ8iHłŕŝżſƠǇǎ9QŒřǅ10ķŴƂǚǝ11yǌǔ12ŃƸǖ13coIǧ14lľŖƯǠǤ15hJŶŸŹŽƶǛǡ16gtETƝƫƷ17vƁǋǙ18jn19WŘƾ20Ňž21ƺǂǈǐ22psĶŚƢ23ƕƤ24wF25ŜƨƮƲ26PV27dqşůǕ28Ƴ29eƃǢ30Łǣ31ų32r34x35ƥ36Ʀ39ǉ42ĵ43ǘ44ƽ57z58B
~yout	87 -11ƶ14ƫǩ35Ŧ
~ype	72 -12Ǎ7f9Ǆ10ł11ļ12ǉǔ13pƉƣǆ14Ƈ17E21d31Ʃ40Ƽ
~ype>	74 -12Ǎ-9b10Ǆ11ł12ǔ13ǉ14ƇƉƣǆ22d32Ʃ42Ƽ
~yped	87 9f14bļ16p23E
~ypi	84 9Tƿ10ǎ14bǄ
~ypic	87 9ƿ10T11ǎ15Ǆ
~yro	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ61ǉ
~yrol	65 7Ǩ12ǝ16Q17Ǒ22Ǡ33Ǉ61ǉ
~ys>	47 -15Ň-14oŶ-12d-11Gǣ-10NşűǏ-9Ĺżƿǘ-8œŝŧƔ-7łŦƯ7tUŚůŴƅƜƬƺǃ8KļŃŐřŮŲǙ9ňŖƘ10jwCšǗǢ11c12f13žǇ14VĸƃƟǠ15Űǐǝ16ǉ17gRľ18uƒƮ21kǄ22v24q25xǑ26ǎ27ǟ30ųǩ31Ɩ
~yse	83 -7Ʀ8mŽ9ǚ10Ż14Ŷƻ17g
~ysel	83 -7Ʀ8mŽ9ǚ10Ż14Ŷƻ17g
~ysi	76 17Ɲ20ƀ24Ƹ25ǁ44ƾ
~ysic	77 20ƀ24Ƹ25ǁ45ƾ
~yst	68 9ǝ11b14Ǜ16ơ17ǘ20Ǝ25ǖ27Ǘ
~yste	68 9ǝ11b14Ǜ17ǘ20Ǝ25ǖ27Ǘ
~yth	48 -18ǩ-10ź-9H-7Jžǥ7ƶ8ĻŝŲƯƱǄǖ9Ʀưǐ10ƽǀ11gkZƸǓǕǦ12ĵƲ13ƨ14Ƃ15ĿŇũ16ƗƘƻ17űƼǂ18ƿǏǞ19ŻƳ20ŏţ21iƥ22Ƅƍ23ş24ŉ25ķ36ō
~ythi	48 -18ǩ-10ź-9H-7Jžǥ7ƶ8ĻŝŲƯƱǄǖ9Ʀưǐ10ƽǀ11gkZƸǓǕǦ12ĵƲ13ƨ14Ƃ15ĿŇũ16ƗƘƻ17űƼǂ18ƿǏǞ19ŻƳ20ŏţ21iƥ22Ƅƍ23ş24ŉ25ķ36ō
~yti	89 -7Ǟ29H
~ytim	89 -7Ǟ29H
~ywa	87 -12ǧ11ţ14ǒ20Ǆ
~ywh	74 -8D7Ƥ8ǘ12ńŹƋ13Ǘ14ǥ22ş29ň33k
~ywhe	74 -8D7Ƥ8ǘ12ńŹƋ13Ǘ14ǥ22ş29ň33k
~za>	89 11Ǎ31ǩ
~ze>	80 -7ǝ7Ʒ11Ǟ13œƆ21H28Ƭ
~zer	84 14ţ25ƣ27ř
~zero	87 15ţ28ř
~zil	87 -13ű24ƅ40ƒ
~zill	87 -13ű24ƅ40ƒ
~zin	89 -10Ǟ15ķ25H33j
~zip	67 112E
~zip>	68 88E
~zon	75 8Ų10Ÿ13ƟǞ20ǩ21Q39ƙ
~zon>	89 10Ų16Ǟ26Q
~zone	79 22ǩ42ƙ
~zoo	86 11h61M
~zoom	87 62M
~zy>	75 -8ŀ8Hƈ9xǎ10Ʊ12t13ƒǩ14iŇ24ň
~zza	87 9Ų11Ǎ31ǩ
~zza>	89 11Ǎ31ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [49,-3,19,0,-4,-4,6,-4,-2,0,-7],
  features: `#	34 -36c-34k-25d-20e-13f6h14a26g119j
# $	55 -34b-18d-17j-5h-4e9c26a51g
# a	65 -13g-10b-7e6c31a
# aggregate	88 
# and	68 -13c-8k8a10gj
# at	88 
# before	88 
# bucks	84 7a
# by	85 5k
# cars	88 7f
# days	85 -5j6c7a
# deductible	88 -21g-6cj8b30a
# did	85 -9a13j
# digit	88 -4j5c8k
# digits	85 -6a4k9c
# do	88 
# dollar	75 -29g-8a13c26j
# dollars	77 -16a-11c4b6j24g
# feet	84 
# for	73 -12j10a11b
# have	86 
# in	66 -15a5bd13j
# is	65 -24a-13c-6i56j
# kids	85 -8c-6a14g
# like	85 -4ej4d8g
# ls	88 -33b-14j7i43a
# miles	74 -8g4j7a
# minutes	72 -8c-4d6i16j
# months	69 -11a-6g-4j7h30b
# now	86 -5c14a
# number	85 -25j6a23b
# numbers	88 -8a12c
# of	73 -33g-11a-4k11b38c
# oh	88 -10b11a
# okay	81 -15g-4b23a
# on	67 -21a-16c5g8e10j20b
# one	76 -13c-9b-8a-7g8d26j
# or	67 -47a-15j9b32g33c
# out	85 -8g-6ac-4k6b7j14h
# people	85 -5b8a
# per	86 -11g13a
# percent	75 -24g5j6c7a8h
# pounds	88 5a
# right	64 
# so	86 -7j15h
# square	84 4j
# talked	88 -5d9a
# that	73 -10b-7e-5f-4k11a25j
# times	88 10g
# to	80 
# umbrella	88 5j
# weeks	77 11i
# with	86 
# year	75 -6f15b
# years	57 -17gj-12d-7k6h10f20a24b
# yet	82 -8b15a
@day	62 -8g-7e11j15a
@day $	74 -17b-11c29a
@day and	86 -8g8c10j
@day at	84 -5a7b
@day is	88 -5gi13j
@day or	84 -14a16b
@day right	88 
@month	66 -11c-9e-8g4f7a21j
@month #	88 7j
@month and	85 -10c-6j25a
@month is	88 6f
@month of	88 
@month right	88 
@name	53 -19c-8i-7k-4h10d16g20j
@name $	68 -36c-30a-9b-5k8i10j25d45g
@name and	81 -18c-8g4j7i20b
@name do	88 -10g-7c22b
@name is	86 -23g5j11e12c
@name or	86 -5b12a
@name over	86 -4a11j
@name you	86 5a
^ #	59 -48g-13a-12dek-10c-8i21b101j
^ @day	82 -9a8b
^ @month	88 -6e13j
^ a	71 -12d-11g-7c9a11j20k
^ about	84 -11c-8a-5ik4e31j
^ after	86 -12a-7c7b8g10e
^ all	88 -8a-6g19j
^ alright	88 -10a12e
^ am	73 -17j-15k-8g-7c-6d-4f27i37a
^ and	44 -61a-56b-46k-23j8h9f22i30e38d50g51c
^ annual	82 -12a25g
^ any	46 -41b-18gk-13j-8i-7h-6e-5f9d39a86c
^ anybody	74 -10b-6c11a13d
^ anyone	88 5d
^ anything	67 -16k-12b-7i-4g9a44c
^ are	46 -51c-30g-27d-17k-16i-15j-14e-9f-7h76b129a
^ at	88 -19g24e
^ awesome	75 -13a-7g5e17c
^ aww	79 -12a4ik6e10d
^ been	80 -11c-6a-5h5b37g
^ before	81 -9k-8g-4j5a18c
^ besides	85 -4bd6c9a
^ best	88 -15a-7k14c23e
^ big	86 -24g-9c46a
^ biggest	86 -13a7c18d
^ blood	88 -13c17a
^ boy	88 -7g5i10h
^ brick	86 -25a-4c32b
^ burial	86 
^ business	82 -11c-7b12a18g
^ by	78 -27c-7a8gk29e
^ call	88 
^ can	58 -39k-17i-15fj-10g-7be-6d30c98a
^ college	88 -14c-10g-8b37a
^ comp	86 -9c-5g-4b13a15d
^ congrats	86 -6g4i6c
^ cool	84 4dgk
^ could	61 -22k-15c-8e-7j-5f-4d5b12i50a
^ credit	88 13c
^ days	86 -27a32g
^ describe	88 14k
^ did	49 -48j-31h-29g-27c-23e-11fk-5d28b173a
^ do	37 -79c-35d-25e-24g-20k-18i-14h-13j-8f32b228a
^ does	51 -38g-36c-22e-10bjk-9i-4df158a
^ ever	61 -11b-9gk-6c-5d16i40a
^ everybody	88 -7g-4a5e7cd
^ everybodys	82 4d
^ family	88 -7b8c15a
^ first	88 13c
^ folks	88 6h10g
^ for	80 -18k-12d-5a-4bj16c32g
^ full	80 -28b-6c13a26g
^ garage	88 -13a-5c24b
^ give	65 -19e-16a-13g-6d-5f-4j32c39k
^ go	75 -22a-6c35k
^ good	74 -29b-18e-5j4c56a
^ got	59 -28j-22c-17k-12b-10df-5hi44g78a
^ happy	86 14a
^ has	58 -12d-10c-7j-6g-5bk-4i60a
^ have	52 -32g-18c-17j-12k-10i-7b-5f-4e122a
^ he	88 -16b8a12j
^ height	85 -17a-7j32g
^ hey	84 -5g7a9i
^ high	84 -10a-9c26b
^ house	85 -4b7g9c
^ how	33 -90a-38b-23j-19k-17d15eh17c73g95i
^ i	47 -66a-36b-15g-14d7e9h11j17fi88k
^ if	55 -22k-21j-14a-11b-10i-9d-5h-4e49c55g
^ in	82 -9i-5g7a11c
^ is	37 -97j-74c-33f-28k-25g-22e-14i-9h97b238a
^ it	68 -31a-15g-7b-5d9h17f20j21c
^ just	70 -21b-12c-6e10j12k21a
^ keep	84 -6c-5dj27k
^ keeping	88 7a
^ last	79 -43a-10j9k15c43e
^ let	75 -16a-4b7c29k
^ liability	88 -23g-18a6b39c
^ list	80 -10a-8d-4g28k
^ llc	88 -6a8b
^ long	86 -22e-19g50a
^ look	82 -4a6c9k
^ may	80 -7jk4a10d12c
^ mind	79 -14g-11c-4k45a
^ monthly	85 -9a-8c-4b27g
^ most	85 -8b10g
^ my	67 -9j-8gk-7b-6h7i8c9e15d
^ name	85 -16a5k22c
^ need	86 -49k-7c61a
^ nice	86 -12b-8c-6j-4k7fg22a
^ no	72 -19a-7b-4c5f6g28j
^ nothin	88 -10a4g10j
^ now	77 -7b-4c4d7a8f
^ oh	63 -23j-21g-15b5e7f8a11d12k19c
^ okay	53 -44a-19j-18k6h7d13f31g35c
^ on	88 7a
^ one	73 -56b-10c5g21j22k26a
^ ooh	81 -7a5ce7i
^ ouch	88 -20g23c
^ over	85 -14j-6g26a
^ own	84 -9a12b
^ paid	86 -8b-4jk28g
^ perfect	88 -4a8c
^ policy	88 -11a-6g26c
^ price	88 
^ read	74 -13a-9c-4gj36k
^ ready	88 -7k25a
^ regular	88 -4g10c
^ remember	85 -11k-5j26a
^ rent	86 -27a-16k-5b16g35c
^ run	85 -5g-4c18k
^ same	88 -11a-8c6b19k
^ say	80 -36c-20a-11j8i9f10d12k33g
^ shall	84 13a
^ shingle	88 -6a-4c21b
^ should	69 -12k-10c-5j45a
^ since	85 -5a9e
^ smoke	88 6a
^ so	37 -85a-23g-21k-12ce-11d-8h-7i-5b205j
^ some	82 -16a-7c6hk10bd
^ something	85 -39j-5b56a
^ sorry	80 -6dj19c
^ sounds	79 -10a-7b-5g4cd5hk8j
^ spell	84 10k
^ state	86 -4g6j9b
^ still	81 -6bc9j11a
^ take	88 -11c-8g13ak
^ tell	49 -35a-22c-9g-7b-6j-4fh4d91k
^ term	86 
^ text	88 
^ that	66 -37j-21b-14c4d5e10g14h40a
^ the	64 -58a-8f-7h-5bci13d15j28k36g
^ their	86 -25a-8c-4e10h39g
^ there	74 -6a9k
^ they	71 -24a-7b-5d6f11e23g
^ think	88 4k
^ this	80 -6j15a
^ those	85 -10a4d7c
^ towing	88 5a9b
^ ugh	85 -5a6e10h
^ walk	65 -14c-12a44k
^ want	77 -18k-8c-6bh-5g59a
^ was	63 -27ce-19j-18i-16g-8h-5k53b79a
^ we	74 -32a5k9e24j
^ well	78 -10b-8c-7j-4i7d8k14h
^ were	71 -14i-8e-7g51a
^ what	30 -116a-46b-42j-38k-13h-12d13f33i54e82g146c
^ whatll	85 14c
^ whatve	82 -9a6fg
^ when	47 -51a-12k-11j-10f-6i-5bh-4g40c81e
^ whend	75 -11c-7a-5g40e
^ where	55 -60a-13b-9e-7d-5k9g15i24c62f
^ whered	81 -6a18f
^ which	60 -24a-18b-13fg-7k-5j8e84c
^ who	43 -35a-23g-20b-11k-8ej-6i-5c-4fh135d
^ whod	69 -16a-8c-6g45d
^ whose	75 -17a-12c14b35d
^ why	64 -40a-8c-5be-4k77h
^ will	76 -19c-11k-6e5b40a
^ with	81 -20k-8c-7g7f38a
^ work	85 -12c-7f-5a32b
^ would	51 -48c-25g-24k-17j-16i-12f-9d-8e-4h57b119a
^ wow	80 -7j5c6e7g
^ year	84 -22a-20e-4g57c
^ you	50 -62c-25b-24k-19f-10d4a6ei33h44g64j
^ your	62 -72a-27k-17i-13e-7h5c9d27f28j76g
^ zip	85 -7k-6a20c
a	28 -12de-7c-6fg11j14i16k23b36a
a #	53 -18a-16e-12c-9f-8i20bh39g
a @name	82 -13c19a
a a	72 -16j-9b5e9a10f
a b	85 9b
a bachelors	86 9j
a bad	77 4a7k
a ballpark	86 -6g8ak
a bank	85 -9a-6g14c
a basement	84 -15b11ai
a bell	86 6a
a big	71 -10g-8b-5d4c6k18i
a bit	88 
a blood	86 4j
a bop	85 -6g6c
a box	82 9k
a bunch	88 -12a14b
a business	80 7a
a buy	88 
a c	85 -17a27i
a car	78 4i5f8a
a card	82 -29a5k25c
a cert	86 -7a5bj
a certificate	77 -5d6ag
a check	86 
a claim	81 -6c5a6b
a clean	86 -10a11j
a client	82 -5ejk10a11c
a coi	88 -4k
a commercial	84 
a company	79 -14a7b10d
a complaint	88 
a copy	79 -5ck6e7a8i
a couple	78 -8c5j9a
a cousin	88 -4b6a
a cpa	88 -5d8a
a crash	84 -4g9c
a crawl	86 -6c-4g6b10i
a customer	80 7c
a day	78 8g
a deadline	86 
a deal	86 -9g-7j9c13a
a degree	88 -8a12b
a desk	88 8b
a detached	88 
a different	88 -24b-9c-7j8k10g23a
a discount	79 5c
a doctor	82 7e
a dog	86 -17a18j
a driver	85 -5k-4a11d
a fake	88 -7g-5b13c
a family	85 7d
a fella	86 5g6c
a fence	85 8c
a few	79 -14b6j9a
a financial	88 
a fire	71 -8c7d
a fireplace	86 
a flat	84 -13g4cd9b
a flood	85 8b
a form	86 
a friend	80 -16b24a
a full	85 -8a-6c21b
a funeral	86 -9c14g
a garage	84 5f
a good	64 -14c-8a7eh11g
a guardian	86 -17d23a
a guy	88 
a high	86 -7g-5j19a
a hip	88 -5a
a home	88 -6g-5b14i
a homeowner	86 4a
a hot	86 -7bc4a14g
a hotel	86 -4a4j
a house	84 -9a9c17b
a hurry	88 
a hydrant	85 
a is	88 
a job	80 -12a-5g6b8f10c
a kid	81 -6cg8f15k
a landlord	88 6a
a lawsuit	88 5c
a lawyer	79 -9d-4c7k11a
a letter	86 7a
a license	88 -9b5k7ad
a list	85 -10c-9b23a
a little	66 -16g6k7i9b
a living	80 -22a-11g6i15c17b
a loan	82 -7b10a
a long	81 -7a5bk
a lot	70 -10g-5k6i13c
a m	88 -7e-6j-5g18c
a medical	84 10a
a mess	88 -7c11g
a minute	85 -19j4i10k12a
a mistake	88 -15a-8g27c
a month	63 -14b8g18c
a mortgage	82 -9b-5j22a
a motorcycle	88 
a mrs	88 
a nanny	86 5d6b
a new	74 -20b8i19a
a nice	85 -13a-4c4i9j12b
a no	88 -9g4h10c
a normal	84 -5a
a number	81 -5c-4a7j10k
a nurse	77 -5c9j11a
a okay	85 -8a-6c26i
a one	82 -27a10bc14f
a or	88 -12b13a
a parent	84 -7b-5c19a
a pension	84 -6a-5g5b9c
a permit	88 
a person	88 -12b11a
a photo	88 -8k6a
a physical	84 
a picture	78 6k
a pipe	85 
a place	84 -9i13g
a policy	72 -15d-7b21k
a pool	79 -7b4a
a private	86 7f
a quarter	86 -5a4j5c
a quick	85 -5c-4j13k
a quote	86 -6b15a
a real	84 -23a23b
a reason	88 -7b6ah
a recorded	88 -6j
a regular	85 -10a5i9b
a rental	85 -11a15b
a renter	88 5a
a restaurant	88 -5b8a
a ring	88 -6b9a
a safety	86 -8c11a
a second	73 -10c-8b-4k6d7i13a
a security	88 6a
a slab	85 -6c13b
a spouse	88 4ak
a storage	85 
a sump	88 
a term	86 -6a6k
a time	86 -5a-4e16k
a trampoline	86 
a truck	88 
a trust	85 -14b15a
a typical	86 11g
a w	88 6b
a week	70 -6a-5c5j13g
a while	80 -6d-4f7a14g
a whole	85 -15a-5d5c20b
a will	77 -17b25a
a win	88 5ac
a wood	82 -6b8a
a wreck	84 -4c7d
a written	88 -8c13b
a year	63 -55c-10e7aj57g
a yes	85 -11g6j11c
able	80 9a
able to	80 9a
about	41 -13d-9e-6a7h13c22k
about #	62 -21c-18a-6ek6g56j
about $	71 -21k-6ai-5h-4j7c47g
about a	77 -15c-6k4i9a13g
about all	86 -8a17c
about an	88 
about any	69 -22a26k
about anything	88 
about being	88 
about how	81 -5gi4j9b
about insurance	86 
about it	66 -26g-11j-10k-5d7i9h17c20a
about leaving	88 12a
about right	86 -21j22a
about that	73 -7a-6bc-4j25k
about the	61 -21a-7i-5e10c16h18k
about them	76 -7g13c
about this	76 -9k-5j19c
about us	84 -10c-6a6f9i10h
about what	79 -42c7a38g
about when	88 -12g5ck10e
about you	86 -6k-5g4i5c10b
about your	62 -13g-11a-7i15k29c
above	80 -8c6b16d
accent	86 6a
accident	77 -11c-9a8i16e
accident $	84 -11c20e
accidents	76 -8b13a
accidents $	82 5a
accidents in	88 
account	69 -9g-7k-6d14b15c
account $	81 -11c-5d8a12g
account number	80 -10g-5k17c
accountant	75 -5b-4g5c13a
accountant $	85 
accounts	86 -6ac6k9f
across	86 4f
actual	88 -10b4e11a
actually	80 -5a7b11c
add	72 -19b6g8a11j
add up	88 -7c12g
added	84 5c7a
adding	86 -7b7a
additional	78 7b
additional insured	79 7b
additions	88 
address	62 -14a-12b-7gj11e12ck18f
address $	69 -15k-11a-8j-4b10f15e23c
address of	82 -12k-5d25c
adjuster	82 -6g-5b5k7i
advice	74 -6c-5g-4e5b6a9d
advice $	84 -14k5d16a
advice on	88 8d
afford	85 -23c5a22g
after	56 -21g-5f5j6a9d13c
after #	88 10e
after $	81 -12g6i8c
after a	81 -4g9d
after high	88 -5a10c
after that	78 9b
after the	70 -10a4d5c
after you	77 -7b6d7a
after your	84 
afternoon	82 -11c8i9g
afternoon $	86 -8c10g
afterward	88 
again	69 -4c8a13e
again $	73 -11c12a16e
against	76 5h
against it	82 5b6h
age	68 -31a-8k-7ij-5b-4h27e46g
age $	77 -24g-11k-9e-4i68c
agent	65 -14g-8i-6e4h15ac
agent $	74 -5gi6h10a
agent ever	88 -8c16a
agents	77 -14c-13g-12a14bi21d
agents name	88 -15c-4g28d
agents you	88 -10a11b
ages	82 -14a7c23g
ages $	88 -14a10g16c
aggregate	86 
ago	76 -16gj-9c-7i6h14a34e
ago did	86 -10g17e
ago was	86 -12g22e
agree	85 -7b5h9a
agreement	85 -5e6b
ahead	75 -5c5b6j
ahead and	81 13a
air	84 -6a6f
airbnb	85 -5b12a
alarm	74 -5k4j7a
alarm $	82 8a
alarms	86 
alcohol	74 6cg
alcohol $	78 -10a7g8c
all	48 -12c-6b-5e-4a12i36g
all #	85 -6k14e
all $	71 -19j-13c-7b-5g5e47a
all about	88 9a
all at	84 -6j9d
all day	86 -4g6fk
all do	84 -10a-8c22g
all in	80 -11c-8a19g
all is	82 -7g-4a20c
all lives	88 
all of	75 -8b4k5i6j
all on	85 -13b13a
all over	86 -19a5d6fg8b
all right	88 6a
all that	75 -8a-6c7b
all the	73 -4c5h8g
all these	86 -8g5a8c
all this	80 -9g-7a-5k7i20c
all together	85 7c
all you	82 -12a6g13j
all your	75 -6b7g12j
alls	88 -10e-6g20c
allstate	88 
almost	82 5k
alone	79 -6g10a
alone $	82 -4g5a
along	77 -9g12i
along $	85 -6bg7a8i
along with	88 -6a10b
already	72 4j5b
already $	85 12a
already have	88 -11a11b
alright	70 -7k-5b8e12a
alright $	82 -17i-5k5j21a
alright if	86 13a
alright with	84 4a
always	77 -8ij-7b-4c6ag8d12f
am	55 -16c-13g-9b6jk8ai9h15f
am a	88 11c
am curious	88 -10c-5j11k12h
am going	82 -8a13k
am hearing	82 9j
am i	64 -21c-20k-13g-8d-5h16j18i21a24f
am not	86 -28a5g6c26j
am sorry	82 -16j5ad7c
amount	70 -30a-4f5i17gk
amount $	86 -16c-9a27g
amount on	88 -6c4k6g
amount you	88 -20a-5c8k9j17g
an	51 -15i-9bde6k7a9h12j16g
an #	86 -14a19b
an accident	86 6d
an accountant	84 -5b9a
an agent	80 -8i13a
an alarm	88 -6b11c
an apartment	85 5b8c
an app	88 -4i5a
an email	80 -12c-5j14a
an emergency	88 
an employee	84 5a
an hour	86 -16c-8a5k24g
an insurance	85 
an llc	85 6c
an old	84 -7a-4g4h8f
an older	86 -8a11b
an s	86 -7j10a
an sr	86 5b
an umbrella	70 -16a-9g6f9h20c
and	33 -45a-20b-5h9g13ck20e26j36d
and #	75 -13g-5c6a18j
and @name	84 
and a	67 -31a-8b-5d27c30j
and about	81 -9g10b
and address	88 9k
and all	76 -9c5g8k
and an	88 -4a6j
and and	73 -14b-11c-7j7a17ei
and any	86 -6b15a
and are	79 -11c11b14a
and clear	86 -6c12j
and collision	80 -5d6a12b
and could	88 -11c-4k22a
and dad	86 9a
and did	80 -7a4h6b
and do	69 -32c-5d47a
and does	88 -4b10a
and for	82 -52c-10a10d12f22g24e
and give	88 6k
and hail	85 -17c19g
and have	80 7g
and he	82 -13a-10j-7e-6d16g26c
and his	86 -26c-13a19j27e
and how	61 -20c-14a-7bj-6d-5f-4k15g57i
and i	67 -20a-13j-7g-6c-5hi-4b19d42k
and if	73 10f
and is	76 -9j-4d4g6c8b
and it	74 -12g5d11c12j
and just	88 -5b12a
and last	80 -24k43c
and look	88 
and model	86 6k
and no	82 -10a5c14j
and not	88 -4j7c
and on	88 -6k4e
and raised	88 -4c5a10j
and read	80 -12c-4g26k
and some	86 -5c5d7h
and street	88 -13a17c
and such	88 6b7a
and tell	73 -6c6a12k
and that	74 -15c-11d-5j4i10f28g
and the	59 -36d-27a-8b-6fi-5h6gj10k14e59c
and then	75 -14k-5d13j16c
and they	79 -8g-4a6cj
and we	86 -15a17k
and weight	81 -16c-9j35g
and what	54 -31j-19a-9bg-7i12c20dk34e
and when	73 -13a-10g-4j10b22e
and where	77 -14a-8b6g34f
and which	84 -8e-6j-5b6c19a
and who	69 -12a-10c-4b4k33d
and why	88 -10c-6j24h
and would	86 -4bg18a
and year	86 -13a5c14e
and you	67 -26a-13b14j19cd
and your	61 -19a-16b-10f-8i-5k5h9j16eg18c
animals	85 5a
annual	75 -12a8c16g
annual payroll	86 -30g35c
another	71 -6c-5g5b6e10a
answer	85 -4j8g
any	40 -56b-21j-9h-8e-7f9k32c82a
any #	82 
any $	84 
any accidents	81 -5b12a
any additions	88 
any animals	88 5a
any bankruptcies	88 4a
any big	82 -15a20c
any business	85 5a
any cash	86 -49a55g
any chance	88 
any claims	78 -4c11a
any close	86 
any coverage	80 -4g12a
any damage	86 7a
any drugs	88 
any excess	86 
any fender	86 
any health	80 -11c-5i25a
any heart	88 
any hobbies	86 -23a32c
any insurance	86 
any jewelry	88 -18a27c
any kids	82 
any leaks	84 -7b-5c13a
any life	81 -32a35g
any loans	86 -9c14a
any losses	86 
any more	85 6a
any of	71 -7c-6b17a
any other	76 -7d8ac
any plans	82 -10c14a
any prescriptions	86 
any questions	82 -19a7b17c
any reason	88 -19a21c
any remodeling	88 
any roommates	86 
any savings	86 -25a26g
any subs	88 6a
any tickets	81 -6c-4b15a
any time	85 6a
any tobacco	86 -6a7k
any trouble	86 
any violations	88 -4c
any water	82 6k
any wood	88 
any work	85 -50a53c
anybody	56 -15b-8c-5g7h11d20a
anybody $	79 -11b-10e5g25a
anybody else	77 -8c-4a17d
anybody ever	76 -4a5k
anybody hurt	88 -5g17a
anybody in	88 
anymore	81 -7ak-5c5d12e
anyone	67 -8c-6d21a
anyone $	86 
anyone else	84 -6d13a
anything	50 -18b-6e-5h7j16c23a
anything $	66 -22a6i8g9c
anything else	80 -14a18c
anything from	88 6i
anything fun	84 -19a23c
anything in	77 -21a33c
anything like	73 -6bk23a
anything on	80 -7c13a
anything special	88 -14a15c
anything that	85 -10a-5c18b
anything to	88 5k
anything valuable	88 -17c18a
anything you	77 -13c22a
anytime	88 
anytime soon	88 
anywhere	75 -8c6f15a
apartment	66 -8d4k6f7c
apartment $	79 -6bg4a15c
apartment building	88 10k
apartment or	86 -6b4a9c
apartments	84 -7bc16d
app	70 -6dg4i6a9j
app $	81 5i
app that	88 5a
application	84 
applied	88 
appointments	86 
appraise	88 -11g8b9c
appraise for	88 -11g8b9c
appraised	86 -6c10g
are	33 -14g-6h-5c5j7e11f18a26b
are #	82 -13j-7c24g
are $	78 -30f-8aj-6i-5g9k20d35c
are a	74 -18a6e21j
are at	82 -8a-5g8e13j
are covered	85 -13c-7a22g
are done	88 -9c-7a24d
are going	85 
are gone	77 -7d-6aeg9c15j
are good	88 -17a24j
are in	71 -22b-4i4a10d16j
are looking	86 -9i13h
are not	72 -17c-10e-9a6d13g23j
are off	86 6i
are on	74 -8j5a9c
are out	88 -5gj12a
are over	85 -19a31j
are paying	84 -8a-5k8ci
are right	88 
are the	63 -28g-10b-9k-6e-5f7i10j18a27c
are their	86 -20g22c
are there	73 -4j9b10a
are they	68 -9ab12g18f
are things	84 -7g14i
are those	80 -6i-5a19b
are we	71 -22j-14d-10k-5f-4e4i18b38g
are with	80 -10a-7g7j15c
are worth	85 -8c7bk
are you	40 -44j-38g-29d-20k-11h7e29c36f43b52a
are your	60 -52c-9a-5j-4k5f12b21e33g
area	79 -25c-14a-9e4k6b38f
around	58 -7bj4i9d
around #	79 -6b9a
around $	72 5a10b
around here	84 -8c-4b4d8a12g
around it	86 
around so	88 
around the	81 -20a6c7f8k
around there	88 
art	85 -26c32a
as	58 -26a-17i-13bc-9k11g18h26j27d
as a	75 -6k-5b-4j9d10f
as additional	85 5a
as it	85 -13c4d11g
as the	82 -9g-5c8i11a
as you	84 -23a-4j8c32g
as your	88 
aside	80 -5b7a12g
aside for	85 -4b7g9a
ask	60 -15b-7g6d8f17a
ask $	80 12a
ask for	78 -16g20c
ask me	82 -12k-4g7c15a
ask so	88 4k
ask you	78 -7g5ak
asked	77 -8k-5c-4a4b6i12g
asked for	88 
askin	88 -17a4c5k8b9j
asking	72 -8k-6i9e12g
asking $	84 -7c14g
asking for	79 -18g18c
asks	81 -12d-5a-4g4j5k18c
asks about	88 -5c11k
asphalt	85 -5b9a
assets	86 -5a-4g7b
associates	88 -5c13b
at	42 -14i-12b-6h7k13g33j
at #	68 -18a-5g6e10c17j
at $	74 -11e-10ad-4f22g28c
at a	74 -6eg6f9j
at all	68 -9e-8g-6k-5b4c5j29a
at fault	85 5a
at gmail	88 -4a9j
at home	71 -18b9g25a
at it	81 
at least	88 13a
at night	71 -6j-5ai9c16f
at once	85 5b
at that	77 -13a5d17g
at the	56 -8f-7ae5j7hk11b
at this	82 -17c18e
at work	72 -7bc-5f9g27a
at you	86 -10c-8a21g
at your	65 -24a-21c-10b7f9e12k13j23d
attack	85 -8a-6e5d9g
attorney	88 
audit	70 -20a-5i5k7c17b
audit $	80 
audit @name	88 -38c-16i56g
audited	84 11a
audited $	88 11a
auditor	85 5e
auto	67 -6g5f
auto $	80 -9g7cf
automatic	88 7a
average	88 8g
away	65 -12c-4bj5a7k12d
away $	78 -11g-8b5e8d9f
away at	88 6a
away for	84 -4k11a
away from	86 5b6c
away with	85 -5a5k7c
awesome	71 -8j4e6k8c
awesome and	86 11a
awful	86 -5a4c5i
aww	79 -12a4ik6e10d
aww i	88 5c6d
b	77 -5c10b
babies	88 
baby	71 -5d4e11a
baby $	82 -4d7a
babys	84 -6a9c
bachelors	81 -4c5j9b
bachelors $	88 9a
back	56 -6c-5d-4b5j12g
back $	72 -13c-9b-5j9a11e13g
back and	86 6c
back in	80 -12a-5c12j14h
back on	82 -10g-4e8c15a
back then	82 -17c-8h-6a12k19g
back there	86 -12j6a10c
back to	79 -10c-8a-7g4f5h7j11k
back up	80 -7a4b5k
back when	88 -10c-9e5a16i
backed	86 8c
backed up	88 
background	85 5b
backup	78 
backup $	88 4k
bad	69 -5e-4i7a9c
bad time	84 8a
balance	85 -19c18g
balance on	88 -17g15c
ballpark	78 9k11g
bank	67 -14g4b15d
bank $	78 -7g-6c18d
bank account	86 -9a4c7b
bankruptcies	88 4a
bar	85 -14d16a
bar $	86 -14d17a
bare	86 -6g5d6b
barn	86 
basement	68 -4b7i11a
basement $	77 -7c-4g19a
basement finished	86 -8a-4cj19b
bath	86 -6c5j6a
bathroom	86 -9a10b
baths	84 -12b-8a5k19c
baths $	88 -13b-8a21c
be	50 -11i-9f-6hk6j8e9g18d
be $	74 -17a-14c9e14d16g
be a	77 9c
be able	84 
be additional	88 -7a9b
be alright	82 11a
be comfortable	86 -8g7c
be driving	85 
be enough	88 -30c4a28g
be honest	88 
be in	82 4a
be listed	82 -11c8a9d
be off	88 
be okay	79 -5c7a
be on	82 -8a4c5j
be the	82 -7d-6g-5i21c
be there	88 4b
be true	88 6c
beagle	88 4j
beat	84 -9b13a
because	67 -9i-7a-6j8d18c
because i	80 -5ai7b14c
because it	88 -11b-5c23g
because of	88 -11g16c
because there	88 -5i-4c9g
becomes	88 -7g-5e7c9a
becomes of	88 -7g-5e7c9a
bedroom	86 -5a5g
bedrooms	80 
bedrooms $	88 
been	49 -9g-6e-5j4bk6h10c16i
been $	85 -8g13i
been a	81 4i5j
been at	79 -11a-6b5k21g
been audited	88 11a
been burned	88 -11a20i
been doing	85 -20i8b15a
been hacked	85 
been in	69 -14c-7b4g10d14a
been licensed	85 
been there	75 -19g-8c4j5eh15b
been to	88 -9a-6g21i
been treated	84 
been turned	85 -5g10a
been with	74 -14a-5dk8b27g
beers	86 
before	55 -13k-4h4f5d7g12i
before #	86 -4c12b
before $	71 -27c-7dj-5k-4h4bf11a18g19i
before i	81 -11g-7k12c14a
before the	79 -14g-6k5a31c
before they	76 -14c25g
before we	81 -8a5i9c
before you	71 -7a-5bk-4g6e19d
behind	70 -10c-7a-6g4k5f12h15d
behind $	86 6c
behind the	80 -6c17d
behind you	86 6d
bein	84 -7a7e10b
being	73 -18b-4g7f8a9i
believe	79 -12g-7a-5k7cj8e11f
bell	86 6a
bell $	88 
belongings	85 13g
below	88 -6a4k6b
belt	88 -9b-5k5j12g
benders	86 
benders $	86 
beneficiary	76 -9g7c14d
beneficiary $	79 -6c16d
benefit	86 -14c21g
benefits	79 -8g4c6a
benefits do	88 8c
besides	69 -5b-4g22d
besides the	80 -19d-7g6a27c
besides you	82 -33a-7c45d
best	68 -10g-6a5h9e13c
best number	85 5a
best part	84 9c
better	65 -8fg7c8b11k
better $	80 9a
better half	75 -13a-9bg-8f4di17k18c
better than	86 -8a5bc
between	78 -6ak7f9b
between the	86 4c
big	59 -12i-7d-5j4c5ag8k11b
big deal	88 -8b7a
big is	80 -23i27g
big ones	88 -5a
big trees	88 5a
bigger	88 5b
biggest	77 -13a7c16d
biggest customer	85 -8c6g9d
bigs	85 -11i13g
bike	79 9f
bike $	88 
bike kept	88 10f
bills	69 -12g-6a8b9cd
bills $	85 -9a7b
bills if	86 -5c6d
bills would	88 -9g15c
binder	85 -11c5f6b
birth	74 -7g-6ae8k23c
birth $	80 -12e9k13c
birthday	70 -9k-5ab4j23e
birthday $	78 -21c-15g47e
birthdays	88 6k
bit	78 5a7g
bit of	88 10g
blame	85 5b6d
block	88 -4b7ac
blood	71 -8b-6g-5k6j8e13a
blood pressure	77 -11b5a9cj
blood test	86 
blue	88 -8c10g
board	78 -11b12a
board or	86 
boat	81 -4b5a
bodily	81 -5a
bodily injury	81 -5a
book	79 -8c5gk8h
booking	86 12c
booking system	88 11c
bookkeeper	82 -5c13d
bookkeeper $	88 -9j16d
books	79 -9c5j8b
books $	85 
bop	82 -5g6c
bop $	86 -6g6c
born	72 -11g-5d7c8e10a
born $	79 -17a-5g14e15c
born and	86 -4c5a10j
born in	88 -11e-7j25a
borrow	80 -5a9b
boss	78 13a
boss $	88 -8a13b
both	68 -12c4g6j11b
both $	85 -8k-6j8b18a
both of	80 -10c-9a6b13g
bother	84 8a
bother you	85 8a
bothers	88 14h
bothers you	88 14h
bottom	86 
bought	70 -11g-6i6a9k15b
bought it	77 -9e-7g-4c5b9a12k
box	72 -7f-6c-5g4a8k12e
box $	82 -7f-6gk13e14a
box here	88 -5a6k
boxes	88 -9a10b
boy	74 -8g-6a-5c-4k7h8i14j
boys	79 -11a4k15b
brand	85 -5c6a10b
brand new	86 -5c11b
break	80 -15a5g11b
break in	88 6ce
breaks	85 -7g5a11c
breed	85 
breed is	88 
brick	75 9c
brick or	82 -13b12a
bring	70 -15c-4e9f24g
bring home	86 -4c12g
bring in	79 -29c7a28g
brings	85 -19g22h
brings you	86 -23g23h
broke	77 -11a-9d-5g5f24c
brother	71 -6k-4dg5cj10a
brother in	82 -7gj5a16c
brothers	84 -7d8c
brought	85 -7c5k6e
bs	88 -5b12a
bs or	88 -5b12a
bucks	84 7a
buddy	79 -8d-4i10g
budget	80 -6a10g
budget $	85 -9g-6a22c
budget for	88 -19c20g
bugging	88 -7g6k11c
bugs	85 -8c-5g8b13h
bugs you	85 -8c-5g8b13h
build	74 -23c-6d4e13g15a
build it	88 
building	63 -13a7cg10k
building $	73 6a
building is	85 -8b-4g17c
building or	88 -8a14b
building your	86 4k
buildings	86 
built	69 -11b-10g-4d4k13c19e
built $	78 -16a-10g-4e41c
built up	84 -10a4c5gk
bump	86 
bunch	85 -11a6d13b
bundled	86 14a
bundled $	86 14a
bureau	88 -5a6j
burial	82 8b
burial or	86 
buried	88 -5ab11c
burn	82 -4i4g
burned	74 -14ac-4k11g21i
burned to	88 -7c12g
burst	85 4a
burst $	88 
bus	88 5j
busiest	86 -11a9c10e
business	51 -10i-5ef4a7dg8j
business $	63 -17a-8d-7g5i10c19b
business do	84 5a
business from	86 -5a8b
business have	79 -7g6a
business if	86 
business in	88 -15b16a
business is	82 -6d12g
business name	88 -11c7ab
business out	88 -13c9a11k
business owners	85 
business policy	86 -8b9a
businesses	86 -16a5c6d16b
busy	72 -5c7a12e
busy $	77 -5e18a
busy over	88 -5a10c
busy season	88 -15c-10a4b24e
but	64 -7b-6i-5c-4d5e18g
but i	81 -10a21k
but otherwise	88 -6a4j
but what	82 -7c-6a-4k11eg
butcher	88 13i
buy	64 5c6e8b
buy from	84 
buy it	79 -40c-10a11b44g
buy sell	88 
buy that	88 -6c9g
buy the	82 -19e-12b13a20c
buying	88 
by	52 -17d-13g-7h-6k-4j12e21i22b
by #	88 
by $	70 -18b-14g-6k-5d-4j5i18a33c
by @day	85 -8a4k8j
by a	82 -5j-4i6a7b
by how	88 -7g12b
by now	88 -12a6e11b
by the	72 -12g-10j-6k-4ei9f10a14c
by what	86 -25c9g26e
by when	84 8e
by you	81 -5j4b7f
by your	86 5b
by yourself	88 
c	80 -48a-7b-4g10c21i34j
c or	88 -14i-6a27b
cake	86 -12c8a11g
call	56 -23g-13i-7k-5c-4j8b9a21h23d
call $	71 -11ce-5d17a18h
call for	88 5g
call it	85 -8g8c
call or	80 -10a14b
call you	75 -4g9e
call your	82 -22c-6a7b29d
callback	86 -7a7k
callback number	86 -7a7k
called	68 -12j-7e-5ak6d8h28c
called $	73 -14j-7h28c
calling	77 -9c10b17f
calling about	88 8a
calls	74 -6c-5a19j
calls $	86 5k
came	67 -13a-8i-7c-5d7b14g17j
came down	86 -7a11b
came in	81 -7a-6g6c13j
came out	85 -8c-6i-5a23g
came to	88 -7e8j9a
cameras	80 -4b4a6k
camry	88 -12b-5c16a
can	48 -22j-18k5d9i11f13e20a
can and	86 5k
can do	88 
can get	84 -11a-5c4d5e8k
can hear	86 -7k-6j18c
can i	62 -17k-13g-6dj-4e16i35a
can not	74 -39a-7g-6e29d33c
can see	88 -9c6a10k
can we	86 4b7a
can you	61 -32k-14j-7e-5di16f17a36g
cancel	84 -9a8b
canceled	88 
cancer	76 -12g-10b5ad9e10j
cancer $	84 
car	51 -9bj-8d-7e-4h4a7f29c
car $	62 -14b-13d-8j-7i6a40c
car and	86 -8c4k5d8a
car do	88 
car for	82 -5g8c
car get	88 -7g-6b13i
car in	88 -5a5b
car is	86 -8d-4a5k8c
car or	81 10a
car paid	88 7b
car that	88 5j
car to	88 -6c12b
car worth	88 -11c13g
card	62 -29a-12g10i18c20b
card $	77 -17a-9k28c
card is	86 
card number	88 -33a8k30c
card numbers	86 -8c8a
card or	88 8b
cards	70 -4g15a
cards $	76 -5j19a
care	68 -7c10d
care about	88 
care for	86 -7g10c
care of	73 -5c4e10d
carrier	77 -17a-5b6c20d
carrier $	80 -21a7c22d
carry	61 -10b6c15a
carry $	74 5c
carry for	86 -4a11c
carry the	88 6a
carry their	88 
carryin	85 -10a6j9b
carrying	80 -11c5g10a
carrying $	88 -18g21c
cars	66 -19k-4g22i
cars $	82 -12c-4g4a20i
cars and	86 
cars are	86 -22g-5a9d26c
case	77 -6a8j
cash	67 -16c-15a5k16g22b
cash $	85 
cash in	88 -33a36g
cash value	76 -5b5a8g
cat	88 -5a8b
catch	75 -16c-8a-6d4j12e25k
catch you	81 -14c-5ik10ag15e
catering	88 
cats	84 -12b6a9g
caused	88 -20c22a
cell	81 -6k-5g4a5b10c
cell $	86 -5c13a
cert	80 -13a4j13b
cert $	88 
certificate	69 -10a-5b17d
certificate $	77 -5d8a
certificate of	88 
certificates	75 -5d11a
certificates $	84 8a
certificates from	88 
certs	84 -4g5f14a
chain	88 
chairs	84 5b
chance	84 9a
change	68 -8bg7ck9a
change $	84 -6g4i6a
change jobs	88 4a
changed	73 -4h7g8c
changed $	85 
changed since	88 -5a11c
changes	81 -9c15a
changing	85 9k
charge	74 -6a-5c5g
charge of	88 
charge you	80 -8a
chat	85 -6c-5e7j8a
cheap	86 -9cj8g11b
cheaper	86 5a
check	64 -11ag-6j5k10b22c
check $	82 -14a-6k6j16b
checking	86 -9g5b
checks	77 -6d6a7g
checks on	88 -10a5b7d
checkup	85 -7a-4c17e
checkup $	86 -7a-4c17e
chemical	88 5j
chew	88 
child	85 -13d-4k7c8gi
children	74 -10d7b
children $	81 -11d5g10a
chimney	86 -5b5a
cholesterol	88 -9g6a9i
choose	79 -14b-6h-5e6i12c16a
choose $	88 -5e6i
christmas	84 -4d13f
church	79 -6b4f6a
city	75 -8b7f8a
claim	64 -9e-8j-6a-4d9cg12i
claim $	74 -6e11g
claim was	86 
claims	70 -8c-4g5k9j
claims $	81 6a
claims in	88 8a
class	80 -5gj6f8c
class $	88 7a
clean	77 -22i-7g30a
clean record	86 -10a11j
cleaned	86 -7a7c
clear	73 -16c5bg6aj
clear $	85 -7g-6j5e12a
client	72 -6ej18d
client $	84 -7c-5a24d
clients	71 6e
clients $	80 5c
climb	85 -5b-4c5d9a
clock	84 -9a-6g-4j11b15e
close	63 -18i-8c-7d6a15e19g
close $	75 -17a-9c8b10e16g
close by	81 -6c-4eg6f21a
close calls	86 
close is	88 -12i21g
close on	86 -14a11ej
close to	88 4a
closed	72 -21e-5b7di11j
closed $	81 -14g4a8i9c
closer	84 -11a-5j20b
closer to	84 -11a-5j20b
closin	85 -10c-5a4d11e
closing	73 -11c-9g5d19e
closing $	85 
closing date	84 -8e15c
clothes	86 7g
cloud	86 
coast	86 8g
code	73 -6a-5j-4g6k22c
code $	80 -6a11c
coffee	81 -5a5k14i
coi	85 -4k4a
cold	84 6a
collect	86 -6a7b
collections	88 -9b11a
college	65 -5i9b10c
college $	73 -9b-8a27c
collision	71 -9c-5dj5e7g9a
collision $	80 5a6b
collision on	81 11a
com	88 -5a8j
come	56 -16g-10c-8b-6jk7a8f41h
come after	86 -8a-4g17c
come by	85 4f
come down	84 5c7a
come from	80 -23f-13a7c8b29i
come in	78 -8b-6fh5k6c13a
come out	81 -9e6c10d
come through	88 4a
come to	74 -14b-9c-8k-6h-5de13f16g23a
come up	75 -22c-18a-4e16h27f
come you	86 -20i-10g46h
comes	68 -9ae7j8d12g
comes and	88 7d
comes from	88 -5c5a
comes out	82 -12g7c11j
comes to	82 -8e-5g15c
comfortable	79 -7c11a
comin	80 -27a-8g5d6i30c
coming	71 -21b-8j-4k5i6a13f14c
coming up	80 -33a-14b53c
commercial	73 -15c5k6d9a
commercial umbrella	86 -7c11a
common	88 -11a7b10c
commute	80 -15c-5b5k9a11g
commute $	84 -16c9a11g
comp	66 -12c7g9d10a
comp $	78 -21c10a18g
comp and	80 -4d4a12b
companies	74 -4c4b
companies $	85 -13c-5b5a13d
companies have	88 -9d15c
company	52 -11a-8j-5g5b9de11i
company $	62 -16b-12j-9h5f9c12a14d
company do	85 -6a-4d20c
company ever	85 
company have	85 -11a13e
company or	86 -6ak12b
company you	86 -18c-5a14d17e
companys	77 -15d-5g4c6k7a9j
companys name	88 -8c14a
compare	86 -11c13d
complaint	86 
complaints	86 -17a19c
complex	81 -10c17d
complex $	88 13d
comprehensive	84 -5a11h
computer	80 -9a-7c5b12e
computer $	88 4g
computers	85 7c
condition	81 -5a-4g4j14c
conditions	80 -12c9a
conditions $	85 -14c15a
congrats	85 -6g-5a6c8e
congrats on	88 -6g5i6c
construction	77 
construction $	88 -7a10b
contents	77 -14c23g
contingent	88 
contract	71 -9g-7a4c6bf9k
contract $	80 -7a6k9f
contractor	84 -5a4dk5g
contractors	82 -6c5a7b
contracts	80 -4g4a5cd
contracts with	88 
conversation	85 -10k6c7j
cool	72 -6gj-5f8c15d
copper	86 -19b19a
copy	78 -6ck6e7ij
copy $	82 7i
copy of	88 -5c-4k6a
corner	86 -10a-5k10c16f
corolla	88 5d
corporation	86 -14a22b
corporation $	88 -15a23b
correct	70 -14a29j
correct $	71 -15a29j
cost	62 -26a-10c-4i4k12b35g
cost $	80 -14c8g14a
cost on	88 
cost or	88 -5a12b
cost to	74 -10a4c15g
cost you	78 -15c-7a5b24g
costs	80 -11b-9k-4h10g15a
couch	85 -6a4c8b
could	50 -23k-15j-7h16g18e29a
could a	86 -12a-10g29c
could go	88 5k
could he	86 5c
could i	79 -9i-6g-5k7c26a
could it	88 11g
could not	74 -5g6d
could she	88 
could somebody	88 7a
could take	86 -6b8a
could the	84 -15c-5a10g17e
could they	78 
could you	60 -40c-26k-11j5g10b20e24i32a
could your	88 
count	80 -15c5j17k
counting	81 -14c8k15g
country	80 -4g16f
counts	86 11c
county	79 -10b-9g10a15c
county $	88 -10b11a
couple	76 -12f5j9c
couple of	84 -13f5i6j12c
court	82 -29a7f22j
cousin	84 -4b5d
cover	69 -13g4b5c6i
cover $	84 -6g8c
cover the	88 -9g10i
coverage	53 -4d5g7c8b
coverage $	63 -39g-7j-5bk6i7c56a
coverage do	79 -10g13c
coverage does	86 5g
coverage in	88 -11a-7g6b13c
coverage is	84 
coverage on	78 -8a-4c23g
coverage or	80 -17a26b
coverage to	88 -6a10e
coverages	86 -15g17h
covered	67 -9c-6f-5j4e5g8b10a
covered $	80 -25g4i7c17a
covered for	82 -31c37g
covers	80 -13g-10d13a15k
covers $	86 -13g16a
coworker	88 -5g5hi
cpa	84 5a
cr	86 
cr v	86 
crash	80 -6b-4g7c11d
crash $	88 -6b12d
crawl	82 -6c-4g9i
crawl space	82 -6c-4g9i
crazy	76 -4ij6b8h
credit	63 -11fg4i10c15a
credit $	79 -10c13a
credit card	85 -5c
credit cards	81 -8c5g14a
credit score	85 -8a-5g7i15c
credit union	85 4j
creek	82 -10b-6i9g12a
cremation	84 4b
cremation $	86 
crew	75 -12a-8i5dk6g10b
crew $	84 -7i8g
curious	85 -10c-5aj11h16k
curious what	88 -10c-5j11k12h
current	67 -16a-7j-4i6k12e17c
current carrier	86 -8a-6k22c
current company	86 -13eg35c
current policy	86 -21c-10g31e
currently	84 -13g10aj
cushion	85 -8c7k
customer	68 -6g5b6d
customer $	82 -6c7dg
customers	70 -11b13d
customers $	84 -7a6c
customers come	88 -8b6f8a
customers pay	88 
cut	75 -5k-4g7b10c
cut off	84 -4k10c
cyber	86 
d	82 -4c5k
dad	71 -15c5a7k12g
dad $	88 6b
dad died	88 
daddy	82 -4g8d
dads	86 4b
damage	69 -15c-6b-5e13a18g
damage $	77 -10g6a10c
damage on	84 -4g6a
dangerous	82 -8c5e8a
dash	84 6g
data	85 -4d9a
date	66 -25a-12g23c24e
date $	78 -30e-18a-5k63c
date of	77 -6a-5g6b13e
dates	88 -5c14k
daughter	71 -4d6j9a
daughter $	88 
daughters	80 -11g5a6c
day	57 -21g-11i6k12a20e
day $	71 -36g-10c-6j5b9h12e26a
day and	80 -14a-8j20e
day does	88 -8c-5g19e
day of	86 -10g-7i12j
day or	85 4a
day so	85 -5cj7a12k
day you	85 
days	60 -17a-11j5d6b8i26g
days $	68 -11c-8f5d6a7b10g
days a	85 
days are	88 -10g15c
days off	86 -6j-5g7c8i
days or	85 -9a7g9b
dead	84 9b
deadbolts	86 10a
deadline	85 
deadline $	86 
deal	75 -12g-5j13ac
deal $	84 -7j-4c15a
deal with	86 -7a7c
dealt	86 7i
dealt with	86 7i
death	84 -13c4i21g
death benefit	88 -13c23g
debt	81 -11a-5j6g9b
debt $	88 -5ag10c
debts	88 -16a-5d22c
dec	79 5ae
dec page	80 5ae
decent	86 -7b-4c5g11a
decide	77 -28a-5g6i8d9b15j
decide $	82 -23a9i11d17j
decides	88 
decides $	88 
deciding	88 -4b8a
decision	80 -4a4j
decision $	86 6c
decisions	88 -9c6d9a
declarations	84 
declarations page	86 
decline	86 -11a-5k7e10h
declined	86 11a
deductible	63 5g
deductible $	72 -38a-4i18g32c
deductible is	88 -9c7a
deductible on	86 -14c-6j-5a8b18g
deductible right	88 7j
deep	86 -10a-7b7j9gi
deer	88 14c
degree	80 -5g7b
degree $	85 -5c11b
deliver	75 -7b10c14a
deliver $	81 6a
deliveries	80 -12c6d11g
deliveries $	84 -12c5a12g
delivery	86 -6g7i
denied	88 7d
dental	85 5j
department	81 -14c-7a10b15d
department or	88 -7a10b
depend	81 9b
depend on	81 9b
depends	88 6d
depends on	88 6d
describe	86 13k
design	85 6b
design work	86 
desk	84 9b
detached	86 -7b6a
detached garage	88 -7b6a
detectors	84 5a
detectors $	86 5a
device	86 7j
diabetes	80 11a
diabetes $	88 
diagnosed	88 -23a8e19c
did	36 -22k-13b-10d5c7gj8h15e19a20i
did a	81 -14g14c
did anybody	82 6a
did he	74 -11g-5i8c9a
did i	62 -32a-11e-8c-7b-6gk14i65j
did it	63 -56c-6j-4a4h5i16b19e33g
did not	74 -8g-5d6cj9h
did she	84 5a6h
did somebody	78 -6e10a
did something	88 
did that	69 -17i-16a-10j-5h5e16b41g
did the	62 -30b-9j-5e-4h17i31a
did they	56 -18i-14j-11g4e7c8b35a
did you	45 -21g-18k-10b-5a5hi12e20f33c
did your	62 -32g-10b-9j-6d-5k7e8c22i32a
did yours	88 5c8g
die	81 -4j4gi
die of	88 -6g11c
died	72 -7e-5c5a6g10j
died $	78 -7e6j
difference	88 
different	71 -7j-6b5k7c10a
different $	88 -12h13a
different now	88 -13g21c
differently	88 
digit	88 -4j5c8k
digits	78 -5b15c
dinner	81 -8j-5i5d8e12a
dinner $	86 -9g-8j8c16a
disability	82 9a
discount	73 -6g-5a12k
discount $	84 4a
discount for	88 
discount so	86 -7a6d8k
disease	86 6a
district	85 -6b10j
dive	86 -9b6a9g
divorce	88 -7b7a
divorced	85 -11j-10c6a22b
dmv	88 4f
do	27 -40k-39j-6g12hi13b14e17f22c45a
do $	65 -37g6e8j10a18c
do a	75 -12a-7c11k16b
do after	88 -4a12c
do all	88 4g
do any	75 -5b7a
do anything	80 6a
do business	86 -19c11k13d
do clients	88 
do customers	86 -6b11a
do for	69 -23g-6e-5a43c
do i	65 -19k-15c-14a-5e7g14b33d
do if	79 -12g-4i8a17c
do in	84 -12k-10a-6g-5c15i19d
do it	71 -8g-4j10h15a
do not	58 -50a-18c-8b6d15i26h35g
do people	81 -7c6i9a
do right	86 -7c-4i13a
do that	79 -10g-4b5d8e12c
do the	70 -10g-6c-5b6i10a14k
do there	84 5c
do they	65 -16c6b8a
do this	78 -6a11b
do to	77 -30g-7a-4e49c
do we	85 -6j11a
do with	77 -14e-12g37c
do without	82 -18g21e
do you	29 -47k-40j-19d5h7e9i11g13f22c28b53a
do your	68 -11a-5e-4d6g8c18f
dob	84 -8a6k19c
dob $	86 -5a20c
doctor	70 -15g5e8i10d
doctor $	77 -16g-10c-5a6e15di
doctors	86 -10a11d
does	41 -24k-10j-6h6i14e17d22a
does $	86 -45a4b42c
does a	86 -15c16g
does anybody	74 -11a15d
does anyone	82 -7c10a
does he	70 -36c8g9i25d
does it	60 -26g-7ac21e30b
does not	80 -11a-5k6j12c
does she	71 -11b-5fi6g19a
does that	67 -10g-7j-6c7a9e15i
does the	56 -11bc-10d-6k4i7g9e12a17f
does your	54 -31b-16k-13f-10e-7j5c7di10g57a
dog	74 -5a6c10j
dog $	85 -10b14a
dogs	82 -11b13a
doin	80 -4k12c
doing	62 -18g-7j-6de-5h5b8k10c24i
doing $	77 -5j-4g7c
doing for	86 -6g10c
doing in	88 -16c-6g29i
doing okay	88 -23a34i
doing that	85 -11i-8a8b14g
doing the	88 8f
doing this	88 -12g-5i23a
doing with	88 -7ag7i12c
dollar	70 -16g-4c5b11j
dollar @name	84 -21g26c
dollar amount	86 -6g-4a4k10b
dollar deductible	86 -12g-11c-8a31j
dollars	75 -16a-4c5j24g
done	65 -11a-10e5bf8c12d
done $	75 -11a4j7b9e
door	72 -17b-5a-4c6eg13f
door $	79 -6c-5b7a8e
doordash	84 -5b5d8a
doors	80 -11c5k13e
dose	88 -9c11g
dot	84 -16a19j
dot com	88 -5a8j
double	88 -18a11g14b
down	53 -24c-15a-11i7d9k12h16g19j
down $	70 -11c-10j-6e5b10k16a
down and	81 -13c14e
down as	84 -14a17j
down at	86 -7b7a
down for	78 -11c5j7g
down in	86 
down right	88 
down the	80 -12a-5c8k11b
down there	82 -9b14c
down to	77 -8a-7g6c8d9b
down what	85 -9k-4c6g21h
down with	82 -21a9h17b
downstairs	88 
downtown	84 -7j-6g5c8a
draft	86 -6a
draw	85 -9c10e
drawer	86 -11a11b
drink	77 -6b17a
drink $	82 -11b12a
drinks	84 -7d4e5a
drive	58 -11k-5f5a10d11b
drive $	69 -10g-9i9d12b
drive for	84 10c
drive in	82 -13c5g9f
drive it	79 -5a-4g10i
drive to	82 -8f-7i20g
driven	88 -18b6d8f9a
driver	69 -11a-6c4k6g11b
driver $	82 -17a-11c11d16g
driver or	86 -12a-6g11b13c
drivers	67 -27a-5g18c26d
drivers $	80 -32c30d
drivers @name	85 -44d-4g59a
drivers in	88 5a
drivers license	80 -12a4i18c
drives	69 -19d6k21a
drives $	85 -32d34a
drives it	88 -7d7k
drives the	86 4d
drives which	85 
drives you	88 
driveway	77 -9a-6c8f15b
driveway $	88 -4b5acf
drivin	76 -7a5cd
drivin $	88 7c
driving	65 -10d-7b5e25a
driving $	76 -9b18a
drop	76 -11a6h7g16b
drop it	88 -15a16b
dropped	82 -5g16h
drug	88 -5c4a
drugs	82 -9c5a10d
drugs $	86 -10c6a11d
due	77 -16c-8g12a20e
due $	82 -10c16e
duplex	88 
during	88 
during the	88 
dwelling	81 -12c-7a4b5j15g
dwelling limit	88 -13c16g
e	75 -18a-11g-6d8b9c28j
each	67 -9a-7c-5e5g8dj10k
each month	82 -11c5jk
each of	85 -8ck4g18d
each one	88 -5c5d
each way	86 -6g9j
earn	79 -9c5i10g
earn $	85 -17c20g
easiest	86 -12b21i
easiest way	88 -12b-6c22i
easy	84 
eat	84 -19a12g16b
education	80 -5abgj13k14c
education $	84 -5b-4g4a16k
either	81 -4a
electric	85 -8a10b
electrical	81 -6c-5j-4b4d5g10a
else	56 -11a-10g-4k5j8ch15d
else $	70 -18b-6d7f13a15c
else are	85 -6a-4g11c
else drives	88 
else gets	88 5d
else has	88 -6a6d
else i	88 -5a7c
else in	85 -31a10b28d
else is	75 5d
else on	88 
em	69 -24c-11a4d10j14e17g
em $	84 -6a-5k11c13j
email	61 -8g-5e-4d4k5b20c
email $	71 -19a-4gj5f13b19c
email address	84 
email for	88 
email me	88 -4k7a
email or	86 -6b8a
emails	86 -4b6a
emergency	84 5d
emergency fund	85 
employed	85 9f
employed $	88 9f
employee	79 8j
employees	70 
employees $	78 8a
employer	73 10b
employer $	80 
empty	81 -8g22e
end	68 -10bj4g26i
end $	80 -11a-7j-4g5e24i
end of	86 -14b15a
end up	80 -18c-6b4f6i15g
ended	86 
ends	80 -5a-4g4k5j7e
ends $	88 -4g5k9e
ends in	86 6j
engaged	88 -7j5a6e
enjoy	85 6c
enough	71 -20b-18i-8c13g17h21a
enough $	86 -29c-20i24h29g
enough to	80 -7g4k10c
equipment	71 
equipment in	86 -5a10b
equipment worth	86 -13c15g
equity	86 -22c5a20g
errands	86 -20k-8b14a17i
escrow	84 12a
escrow $	88 14a
even	71 -9g-7c-5d4j23a
even a	86 4a
evening	88 -22a22j
ever	50 -27b-14c-10j-7g-6h-5ek11i80a
ever been	66 -9b-7g12c18i
ever come	85 
ever empty	86 9a
ever get	81 
ever gone	88 
ever gotten	82 4a
ever had	70 -6b11a
ever have	82 9a
ever said	88 4a
ever sat	86 7a
every	61 -17c-10ei-6k5h7d8b9f17g
every #	85 -9j-6g-5k22b
every @day	88 
every day	77 -6a-4i7b9g
every month	76 -14c-7j5d9g18b
every time	88 -6g-5e7a10c
every week	88 
every year	86 -7c5b7g
everybody	71 -23a-8cd6b11g13e14k
everybodys	77 -5k-4g6f7c
everybodys got	84 4d7c
everyone	88 10k
everything	64 -22a4k8b10i12g
everything $	79 -15c24a
everything in	85 -5c
everything you	84 -14a9g16k
ex	88 -4j6a
exact	86 -7c9k
exactly	78 -9a-5dk5f7g13c
exactly $	88 -17c-5d9f17g
exactly did	88 -6g-5a12c
exam	74 5ab
exam $	80 8a
excellent	88 5b
excess	78 5b
excess liability	86 4ad
excuse	88 -18g-6a13c19h
expand	88 5a
expense	86 -5g5i
expenses	81 -5a6k
expenses $	86 7k
expensive	81 7ag
experience	77 -5b5i7c
experience with	88 -11a9cj
explain	74 -7c-5b27a
explain $	88 
explain it	85 -7b7a
explain that	88 
explained	84 
explained it	88 
exterior	88 -6b16c
extra	77 -4j18g
extras	86 -4g11c
face	85 -14ac13k15g
facebook	88 -7b5j9c
factor	88 -10a11j
fair	75 -7g-6j9a13c
fair $	84 -5cj24a
fake	82 -14g-9b6a9i11c
fall	73 -21a-9g-5j11c14e17b
fall out	88 -7a5g7b
falls	84 -18c-5d29a
falls off	88 -4d7c
familiar	86 -12a-6cg4e10b13i
family	59 -8e-7j5cd14a
family $	70 -12g7b15c
family history	84 -15c22a
familys	88 5j
far	63 -30i-12j-7b-6ce17f18a38g
far $	77 -13g-11j-10i8b9c25a
far are	86 12g
far do	86 -22g-9i37f
far is	80 -6a10g
far out	88 10g
farm	73 -8b-5g5j9e
farm bureau	88 -5a6j
fars	86 -5i8f
fars the	88 -5i11g
fast	78 -12i6g10e
fast $	88 
father	80 -8a-7b8c12f
fault	77 -13d6a20b
fault $	88 -42d49b
favorite	82 11c
favorite thing	88 6c
fax	85 -11c6f
fear	88 11c
feel	64 -16c-11a5h8g9b16i
feel $	86 -5g6c
feel about	72 -8a-6g22i
feel like	85 -7a-5i16b
feeling	80 -8i8a11c
feels	86 -4aj6h7c
feet	69 4h
feet $	80 -7b9a
feet is	88 
feet right	88 
fella	78 -7a4c5g
fellas	88 -12b-5d5ce14a
fence	80 -11a6c7k
fender	81 4a
fender benders	86 
few	75 -13b5k6j11a
few questions	88 -5k15a
few years	84 -8b11a
fianc	88 -6a13j
field	86 
fifth	88 -4a5b
fight	84 -4i5a6h
fight you	88 -4bi10a
figure	71 -17c-6a5k7e16g
figure it	88 -20g-9a4b7j20c
figure you	88 -4g6e
file	71 -6g-5c4k18a
file $	84 -9c6k15a
file for	86 
filed	79 5fj
files	86 -9a5j9d
fill	88 -7b-6h16c
filled	84 -4d7g
filled out	85 7c
final	77 -5bj16a
final expenses	85 
finally	82 7c8h
financed	84 6a
financial	82 5c
financial guy	88 7c
financially	86 4d
financially $	86 4d
find	70 -13c-7f4a7hk
find a	88 8a
find the	88 -9c-7g6a11e
find us	88 
fine	76 -10a-4g11bk
fine $	86 -5j7k
finish	84 8a
finished	73 -4c5a
finished $	82 9a
finished basement	88 
fire	63 -9j-5aehi5cd8k10f
fire $	85 -13g10i
fire department	84 -7a-6c5d10b
fire station	84 -9c-7a-4i15f16g
fired	88 5d
fireplace	77 7a
fireplace $	85 9a
first	59 -5e4d6a11k
first $	78 -17g-8a6b11cj
first and	78 -14k-6d33c
first name	88 -14c4k11a
first one	85 -14k6b14a
fish	88 -15b12a
fix	80 -8g5c
fixed	86 10a
flat	77 -13g6a14b
flood	71 -5g5d10a
flood $	88 -4g10c
flood insurance	84 7a
flood zone	82 11a
flooded	86 4ci
floor	76 -6a-4d5j7c
floor $	85 6c
floors	86 6k
florida	88 5b
fly	85 
folks	64 -9k-7j-5ae6b9h16d
folks $	84 -6a6i7j
folks do	88 -21c-13k6a34d
folks who	88 4d
follow	85 -8g5bi7a
food	80 -7a5d
foot	80 -5c-4k5ag6b
footage	84 -4ab5c11g
footage $	88 -9a13g
for	35 -22b-4e6j7g8i12h13a24k
for #	69 -9g-5h9k16c
for $	59 -11d-8b-7e-6cf-4g7a43h
for a	62 -12g-9b-5f4c8j15a
for and	86 -6cg11i
for anything	88 
for bodily	88 -15c18g
for business	86 6a
for college	86 5d
for for	82 -18a5g6c13b
for fun	85 
for good	88 9b
for her	88 
for in	88 -19g23c
for insurance	80 -5c14g
for it	70 -35c-9b18a33g
for life	80 -17c11a13g
for me	63 -19c-10bj-8d10i15e31k
for money	85 -7b4k7a
for retirement	80 -15g-10b4i6a18c
for school	88 -7g-4b5i9a
for somebody	88 -18a7g15b
for that	70 -7g-6dh-5j13c19a
for the	53 -25c-21a-6b8d9k21g24f
for their	86 -8c12g
for them	84 -15g-6b-5c27a
for this	73 -18c26g
for today	88 -11c12g
for what	80 -15c-9j-7k-4g4a8b9h19d
for when	84 -10c9e
for work	78 4c
for you	53 -30g-24k-9h-8ej16b19i47c
for your	64 -15b-8c-6i6g9j10a20k
for yourself	86 -9a5d9b
force	82 
forever	84 -5a11b
forget	88 6g
form	71 -16c-8j-6h5a6b27k
form $	82 -6h12k
forward	81 5k
forward $	88 6a
found	84 -10g16c
foundation	88 -6c-4g15b
fourth	88 -6c9a
frame	80 -16c5j6b16e
frame $	88 -10c7b12e
free	73 -25i-14g5e21a22c
free and	85 -6c11j
free or	88 -10a15b
friend	74 -16b4j8h18a
friend or	88 -21b7d17a
friend who	88 8a
friends	84 -19a5d20b
from	48 -5a5j6f7i12h
from #	84 
from $	71 -24c-9a8d10f24i
from a	82 -6a4b5i
from before	86 4a
from home	78 -26b-5f8g36a
from it	85 -29a4h24c
from me	80 -19k-10g-8a7e31c
from scratch	88 -7a8b
from the	66 -12a-9c-7i-5ef11b17j20g
from them	88 8a
from there	88 -8f7a10k
from us	88 4c
from work	88 -12c-4d7e11h
from you	73 -8g7c12i
from your	72 7j10a
front	68 -24b-4g5k8c30a
front $	81 -17b5c13a
front of	78 -6b6ac
full	62 -13f-6j-5e5k9cg12b
full $	86 4a
full coverage	78 -14g-4b5c19a
full name	86 5k
full time	76 -14b-6a-5e31g
fun	71 -8j-5e4b5c10k
fun $	84 
fund	76 -9i14a
fund $	79 -9i16a
funeral	73 4j6d
funeral $	80 -11g9c
furnace	80 -13g10i
furnace $	86 -15g18i
furniture	80 -7c10g
furniture and	86 5g
g	85 -17a4c7j15g
game	86 -10a4e9j
gap	76 -5cg5be7a
garage	70 -7cg5b6f
garage $	77 -12b-4gj6k23a
garage driveway	88 -13a-5c24b
garden	88 -7a6c7b
gas	84 -10a5c8b
gate	86 -8b7i11a
gave	75 -5a4d6g7c
gave you	76 -9a4d5b10c
gc	85 -7g9c
gc want	88 -6g8c
general	73 -6c-4j5a7k8g
general contractor	88 
general liability	78 -30c12a25g
georgia	85 -4c4b14k
get	45 -16b-6cf-5j6g7k10i12e17a
get $	78 -11c-10a-5e33g
get a	72 -19b-5g5k8d16c
get around	82 -5g11i
get by	81 -6c6g
get certificates	88 8a
get cut	85 -4k11c
get for	85 -22c32g
get his	88 -16a6e15b
get hold	88 -10c15i
get hurt	85 -20d-7a32c
get in	85 -7c7eg
get into	85 -26c-7b-6g5i13a26e
get it	74 -16j-13a-5cd12e14i18k
get me	85 -7g-6ac7k8e13i
get my	84 -9c9a11f
get off	86 -15c16e
get out	80 
get paid	85 -8a5bi
get started	86 -19i-7j-5g6a28c
get that	73 -12ac-8e12h33j
get the	75 -18c25a
get there	88 -13a8b15c
get this	81 -9b5a12g
get through	84 -6e7i8c
get to	74 -11a5e14b
get you	73 -14g5be6k11c
get your	73 -15f24c
gets	71 -6j-5c4gk9b
gets a	86 
gets the	85 -5d10a
gets you	88 -6a6d
gettin	80 -8a5k7b
getting	73 -5k-4bg6a9i
getting any	88 
girl	79 5gj
girlfriend	86 
girlfriend on	88 
girls	82 -9a5c16b
give	56 -14e-10d-9j-8f-7b-4h6g8a19c30k
give me	60 -22a-18e-15g-8j-5df34c50k
give you	71 -15c-6k7a25g
gives	88 6d
givin	88 -10c4b10a
giving	85 10d
gl	79 -17g10a14c
glad	82 -8a-5k10e
glad you	85 -6a5de
glass	78 -7d-5c-4g4k18b
gmail	85 -7a5b8j
go	48 -11e-10cj-4bh9d22k24f
go $	70 -11c-10f-5bi-4e4a7h29g
go about	88 -5c7i
go after	86 5c
go ahead	77 -5c6b11a
go back	81 -5gk13a
go by	80 7b15a
go down	84 -5c7k
go for	84 -44c5b10e35g
go in	75 -13i-9b-5cf12a21g
go on	75 -40a-6c-4g8b53k
go over	80 -22b-4g4j32a
go part	86 5c
go through	79 -7b-5gk6c10i
go to	70 -53a-35g-6b-5i27c31d50f
go up	74 -11g21a
go when	88 -5ac9g10f
go with	75 -12a-5b7j19c
goal	88 -8a15c
goes	68 -10i-6d6e20k
goes $	88 -11g-9ci5k29a
goes to	81 -8g-6d5k9c
goin	80 -9g-5a6i16j
going	55 -10j-9f-7i6h13g14k
going $	77 -22a24k
going for	82 -33c-16b13a37g
going on	78 -13c12b13g
going through	85 -7g15c
going to	62 -22g-17a-8j7dk12b25c
golf	86 4a5c
gone	66 -7e-6d8b11j
gone $	73 -7c-6g-4i5d9a
good	52 -8fk-7c-4g5d10i17b
good $	73 -57b-7c36ai
good day	86 -6e4c6a
good for	80 7e9b
good health	85 -4i13a
good idea	88 
good or	80 -6c6b8a
good outcome	88 5c
good shape	80 -6i6b
good student	86 
good that	88 -13a13b
good time	80 -20c-7g32a
good to	80 -6b-5g8c11j
got	41 -14f-6i4k5g8bc9d13j
got #	71 -26a-18k-4j4i6b42g
got $	67 -18d-14g4e5k8ac10b
got a	59 -21g-8b-7j-5e49a
got about	86 5j
got an	84 -5g-4j19a
got another	86 14a
got any	79 -44a-7c55g
got anything	88 -33a5k29c
got for	80 -6c-4a19g
got going	86 -9g-5b16c
got hurt	84 -13c9a11d
got in	77 -17c-8a8k24g
got insurance	88 -21g6d21a
got it	73 -16g-4j6c18d
got on	75 -6dg6f13c
got put	88 9c
got some	86 13i
got something	88 -8a5bc
got that	82 -15c5d21h
got the	69 -23c-7bg-4k5d8e38a
got there	86 -8g9a
got to	68 -18a-6ce6j20k
got what	88 4c
got you	70 -13g-8bc14e26j
got your	73 -13c-11b-10e7ah24g
gotcha	88 -5j-4b15c
gotten	75 8a
gotten hurt	86 
gpa	88 -6a-5g20c
grab	81 5k
grab your	85 -7a8c
grade	80 -10g21c
grades	79 -9c-5g6b7a13i
grades $	86 -7c8a9i
grandkids	88 9a
grandma	86 -8a-7g8cj
great	75 -11j-8i-4k7fg10c
groceries	88 -5b6ag
gross	78 -13a-5b-4ce7k8j19g
ground	79 -11a4f9b
group	77 -9c6bdg8a
group life	85 6c
grow	78 -13a-9g7b9f10c
grow up	84 -8g6c10f
growing	85 6a
grown	82 -7c-6b6e22a
grown $	88 -5bcg7e14a
guardian	80 -4c13d
guardian $	88 -17d23a
guess	80 -11c-4bg7k18a
guests	88 -5i5g
guitar	88 6c
guns	82 -14b8c16a
guns $	88 -14b-5a24c
gut	80 -14a-9cg15b20i
gut $	86 -5a5b
guy	68 -9e-5b15d
guy $	85 7a
guys	63 -9c-7bd-5j4g6i7f15e
guys $	82 9c
guys do	84 -6g8k
gym	88 7c
h	82 -6a6b
h are	88 
hacked	81 
hacked $	84 
had	53 -10b7a13j
had $	80 -13a10k12c
had a	67 -14b-8j-7e-5k-4ch7i10g28a
had an	85 4a
had any	74 -6c-4g12a
had that	84 -5b-4c5g9a
had the	78 -19a-6h5d10ej
had to	70 -16g5a7b18c
haha	75 -10a-5c7g11b
haha $	81 -6i-4a5c13b
hail	74 -16c-4g6h26a
hail $	88 -18g18a
hail deductible	88 -18c19g
hair	85 
half	66 -22c-14j5g13k28d
half $	86 -28c33d
half a	84 -21j-14g35a
half of	85 -15c21g
hand	74 -15c-4j4d11f12b
hand you	86 -10c-7a5b15g
handbook	88 
handle	73 -23a-9c-6g43i
handle it	88 5i
handled	84 -14i-4b21a
handles	77 -16a12b14d
handles the	80 14d
hands	81 -9b-5e5c13a
hands on	88 
handy	76 -5j11f13a
handy $	80 -6c18a
hang	80 -7e-6g-4j8k9c
hang up	86 -8e-6g5a9k10c
hangin	88 
hanging	80 -19a6e22i
hanging over	86 
happen	65 5c6a
happen $	75 -7c8g
happen again	84 4c
happen if	82 6k
happen to	80 10c
happened	63 -13a-11eg4h10d17c
happened $	75 -9e-7c4f9d10j
happened that	85 7c
happened to	77 -8a-5c5d9h
happened with	85 6c
happens	65 -9e-8d-4i4c8k9g
happens if	79 -7d15c
happens to	73 -33c4b12a24g
happens when	88 8a
happy	74 -12i-7c-6g10h17a
happy with	79 -12i24a
harassment	86 -4c6a
hard	75 -9j-6g4f
harmless	88 6a
has	53 -7g-6e-5bdj5f29a
has a	73 -4cj19a
has an	88 
has anybody	73 5a
has anyone	80 
has it	74 -7a12b
has the	72 14a
has to	82 -8c-6b5j14d
has you	88 
has your	73 -10d16c
hate	80 -9a-4j6f10g
hate to	88 -10a8f10k
haul	85 -8a5g9b
have	31 -13d-11i-7f-5h4e7k10g12j15c19a
have $	57 -11a-8g-6e-4i6b27c
have a	54 -20c-11g-7b-5d5i15j33a
have an	69 -11b-8c5d20a
have any	65 -17c-8d-5g40a
have anything	81 -14c21a
have at	88 -11g13c
have been	66 -21g-15i-5a-4d5b6e10k12h14c
have dealt	88 8i
have done	88 -6g4c
have flood	88 7a
have for	76 -14ac-5b4j36g
have full	88 
have got	53 -39a-11d5e23k32j
have had	75 -19a-5g4h7c16k
have heard	88 -11c-5g9h14i
have his	86 5b
have i	86 
have in	77 -25c-5a37g
have insurance	85 6a
have it	81 -7c6e
have kids	88 -15b17a
have life	86 
have not	77 -15g7f14e
have now	82 
have on	78 -7c5g12d
have rental	88 
have seen	88 -11c-8a5d9f11g
have some	86 -5a6b
have something	88 -13b14a
have that	74 -12a-4g4j27c
have the	68 -68a-6k6j11d16g54c
have their	85 -6b8a
have they	77 -13g-6j12a14c
have to	59 -15e-10a-9c-5jk7d20b26g
have uninsured	88 
have workers	88 
have you	45 -15ik-10j-7f-6dh-4e21g54a
have your	71 -15a-7k-4g5j6c20b
havin	86 
having	82 -5b10a
he	52 -25e-7ak8cg9d14ij
he $	82 -5a11j
he a	88 
he do	84 5c
he doing	88 -5a13i
he get	84 9a
he have	86 -4g5c
he is	70 -21c-10a-4d7j28g
he keep	88 
he say	85 6a
he take	85 -27c31d
head	82 -10b-6k7a12c
headed	85 5f
health	60 -13a-11g-5j-4d10c29i
health $	71 -10g-5c11a14i
health insurance	80 
health issues	86 
health wise	85 
healthy	77 -9i-4c7bj13a
healthy $	81 -7b-6i28a
hear	61 -18g-13b-8i-7e-5h5f6c10j16a19k
hear $	85 -27c-7k-5g-4e23j29a
hear a	84 -8b-4c4f19a
hear about	82 -7j-5c5f16k
hear from	88 -7k8c
hear it	85 6ac
hear that	77 -6j5ad
hear you	84 -13g-5a7j13c
heard	75 -8acg-5k4j6hi17e
heard from	88 -7c-5a23e
hearin	88 -8a10j
hearing	82 9j
hearing $	82 9j
heart	71 -4j5d10a
heart attack	85 -8a-6e5d9g
heart disease	86 6a
heart trouble	85 12a
heat	77 -18g4b17c
heater	80 -8b-4i4a5g
heater $	88 
heavy	86 
height	77 -11a-9j-5e7g22c
height and	80 -18c-9j4k34g
help	68 -17c-6aj5k7bh18i
help $	82 -9j12a
help me	86 5k9h
help you	80 -14c-4a28i
helping	88 -10b15a
helps	86 -10a12b
her	61 -14c-10k-8ab-5e5f8d35g
her $	77 -25a-5b16d26g
her on	88 6a
her own	82 -13b-5e24a
here	59 -11g-7e-5f-4d7h8j9ck
here $	71 -12g-10f-7di6j7c31a
here in	86 -9a-4g6b14c
here is	84 -9ac-5b13i17k
here so	85 -6c12h
here what	88 8c9g
hers	88 -44i17c32d
hesitation	88 5a
hesitation $	88 5a
hey	80 -10g6i7c11a
high	66 -17a-12i-7cj-5d17b19g20f
high blood	85 -6b11c
high does	88 -6i17g
high is	86 
high school	76 -30a-10c-5d25bf
higher	78 -7c-5a20b
highest	85 -7b14c
highway	86 -4c4d7a
him	70 -13k4j5ag9e
him $	79 -18k4a10g15e
himself	86 6i8b
hip	88 -5a
hire	75 -7g-5e4c5b7a
hire $	88 -6c10a
hire a	85 -4c6b
hiring	88 4c
his	62 -26a-18d-13g-6c4h9i12j17b30e
his $	86 -31d-10g-5a-4e7k46c
his job	88 -5ag5b9c
his license	88 
his own	81 -11a-7g6i15b
history	79 -5b10j11c
history $	86 -7a13c
hit	68 -15b-11g4f7e10a11i
hit with	86 7f
hit you	84 -15b17a
hitched	88 -5a8b
hits	81 6a
hits you	82 7a
hobbies	81 -5g12c
hobbies $	81 -5g12c
hold	71 -14c-8g5a8b17i
hold harmless	88 6a
hold of	86 -11c-5g19i
hold on	86 
holder	85 -11a23d
holding	77 -6g7c11a
holding up	81 -7c11a
holding you	88 -5g-4i12c
holds	86 
holds the	86 
holidays	88 -9b-7f-6c31a
home	52 -12c-7i-6d-5h-4b5eg12f23a
home $	60 -23b-8i-5j8f39a
home and	86 9a
home insurance	88 -5a
home office	88 9a
home or	79 -17b5f7a10c
home policy	88 
home so	88 7e
home with	82 -8a14b
homeowner	85 -5b11a
homeowner $	86 -5b12a
homeowners	80 -18a-6c-4k11d20b
honest	80 -6c8k
hoping	80 
hoping to	82 9g
hospital	73 4j6a
hospital $	82 -6b13a
hot	75 -15f-8c-7b10g12aj
hot tub	81 -8b6aj
hotel	84 -6a9b
hour	80 -20c-8a4k8e10b11g
hour $	86 -16c-5a24g
hours	70 -16g-8a-5i15c24e
hours $	81 -14g-9e-8a39c
hours a	82 -5a8g
hours do	86 9c
house	47 -16c-7e7a10b11d19g
house $	55 -13a-11j-8k-6i-5g-4f10b47d
house and	86 -19a4e5c13d
house built	88 -7c11e
house is	77 -7a-4g4j6b
house like	88 
house number	86 -18a-11g31c
house or	79 -13a-6g-5c11f24b
house paid	88 7a
house payment	82 -22c-14a-6b50g
house right	86 
house the	86 4g
house what	85 12h
house worth	88 -33g34c
household	77 -7ag4d16c
household $	85 -4c
how	30 -111a-40b-26d-24j-6fk9ce11h93g129i
how are	66 -58g-15a-5j6k19c68i
how bad	86 -8a-5c4i10g
how big	74 -28i-5abc49g
how bigs	85 -11i13g
how can	82 -10g25i
how close	82 -21i30g
how come	84 -32i-17g-5k70h
how did	61 -74g-28a-15e-8j-5k13h28c99i
how do	57 -68g-31a-19b-15e-10k-5j32c129i
how does	76 -33g-10a8c50i
how far	67 -28i-11c-7b-5e-4a20f43g
how fars	86 -5i8f
how fast	86 -12i-8a14e15g
how have	88 -7g-5a13i
how high	79 -11i-6a30g
how is	53 -87g-19j-11b-7ek-5d29c118i
how it	74 -28i-25g21a36j
how long	55 -47i-18a-13c-6h-4d7k34e64g
how many	47 -34i-29a-14c-6j-4d6k100g
how much	45 -29i-25a-14j-7d-5k-4h96g
how often	74 -14i-7c-6a35g
how old	62 -26i-10jk-9b-7a6c63g
how olds	76 -19i32g
how soon	82 -27i-22a-6b8g53e
how tall	80 -25i-6c33g
how that	86 -5i7k
how the	82 8a
how they	82 -13i6b12a
how was	73 -18g-6b37i
how will	86 -13g21i
how would	67 -56g-21a-8k-6c106i
how you	69 -16g6a19j
how your	81 -6i9k
hr	88 
huh	76 -16a-12g6c14i18j
huh $	81 -23a-6c19i22j
hurricane	84 -5a5b
hurricanes	86 6a
hurry	84 -8b10a
hurt	65 -20f-9b5c7g10i18a
hurt $	77 -23f-7c-5a7d11i18g
hurt at	86 
hurt in	84 -19d-5g10a21c
hurt on	85 -9a7i10d
hurt somebody	84 
husband	58 -19c-10i-6k5e9g11d20a
husband $	79 -17d-15a-5g10bj24c
husband do	85 -7g13c
husband drive	88 -8c-5a-4i21d
husband have	85 -25c28g
husband how	88 -7c8g
husband in	86 -9b-5g5c16a
husbands	73 -19a-8g-6d5j8b9i21c
husbands name	86 -7d21c
hustle	88 
hydrant	77 -4i7g11a
hydrant $	85 10g
i	34 -30a-29g-19b-7f-5d6e17i39j64k
i am	59 -29a-10i-6f12j13h23k
i ask	76 -23c-4i5h12d23a
i believe	88 -5a-4k13j
i call	72 -13e-5a10d12c13b
i can	64 -26a-12g-8j-7d5h6c18e24k
i catch	80 -7k-6c4a5e14j
i come	86 5a
i could	80 -10k7c8a
i did	77 -8a-5d18j
i do	68 -15j-8k-7a-5b12c19i
i explain	80 -6b16a
i get	66 -15f-10k-8i12a28j
i go	85 -6k5j7c
i going	88 
i got	73 -21c-6j-5g8d14k18e
i had	80 -8j-7c-5k-4f4ei16g
i hate	86 -6k6d7f
i have	56 -62a-20k-9i7g14de20j39c
i hear	69 -18a-13g-8b-4k15c34j
i heard	86 -4k6j7c
i help	80 -12c-9g4h31i
i just	75 -12b-5c10a18k
i know	72 -16k-9b-8j5i8a13cf
i leave	88 
i like	86 -5d
i love	81 -6j6e9f
i make	88 -6g6i7d
i mean	81 -22c-4i5b6gh15a
i need	61 -32a-13c-10j-9d-8b-7e90k
i put	75 -17c-9k-6ae5d6f24g
i remember	88 -9j5i14a
i right	78 -4i4a8c
i run	84 -5ck6a8b
i saw	85 -7k-5c13i
i say	86 -29j-6c5ab28i
i see	85 -11c-9k5d19j
i send	75 -11a6b18f
i sent	86 10a
i should	73 -32a-8i4d14b24c
i still	88 -7j-5h-4k6g8c13f
i take	86 -11a-5d32j
i tell	86 -11k-9c-6g31a
i the	84 -14k10b12a
i think	84 -8i-7h-5a6f8b15c
i understand	88 -11a7k10j
i use	86 -7c5k
i want	75 -26a-15j-5c9e13i35k
i was	86 -10e-5j-4k4f20g
i will	65 -21a-10i42k
i would	62 -39a-16c-14j-8deg-6i8f99k
i write	85 11a
ice	88 -12c6e15i
id	78 -8e-6a-4g7bj10c
id card	88 -4a5b
id cards	86 -7c9j
idea	77 -5g-4h7k10a
idea $	85 
if	41 -14ab-13j-12h-10i6d11g15f25c33k
if a	73 11c
if any	88 
if anything	88 -8a-5c14g
if he	85 -5g6i11c
if i	63 -23k-20g-6i-5d56a
if it	70 -6g4e9f
if one	85 -5a4d12c
if she	84 -13g-4i7a14c
if somebody	82 -9c-5g22a
if something	74 -11a-7g-5k4i5f13d
if that	77 -13b-10c-8e-4j7ak24g
if the	69 -13a-10g7c8j14b
if there	76 -10a-6c5e7f12k
if they	80 -8g-7j10c12a
if this	86 -4j9k
if we	80 -23b-7a6f26g
if you	49 -31a-8di-7h-6b5ef19g49k
if your	71 -17a-5gk-4i10d26c
if yours	88 -15a7d8b
important	77 -5j-4g4h5c9b
important to	82 6b
improvements	88 4a
in	33 -12c-6b4k6h9a11j13g15f
in #	64 -16a-10k6g31j
in $	57 -26e-24g-14b-8a-6j5k20i25h40f
in @month	74 -11c5f6j10a
in a	59 -24c-20a-12i6j20b41g
in an	85 8c
in and	84 -33c44e
in any	86 5a
in at	82 4e
in between	88 -5a11b
in business	81 -6a12g
in case	80 4c
in charge	88 
in coverage	86 
in for	85 -5c4a5f
in force	82 
in from	88 -7c-6a7be
in front	79 -6b7a8c
in full	85 5a
in good	77 -7i10a
in how	88 -7g6k
in is	84 
in it	72 -9a-8j-5c5f9b18g
in law	80 -7gj6a15c
in liability	88 
in may	88 
in mind	81 -6a15c
in my	84 -8a-5e7g17k
in on	80 -13j-5h7b14a
in one	80 -7ag5d17c
in or	88 -12b13a
in person	86 5a
in place	74 -16g-5d5c7a9j10e
in sales	86 -21c21g
in school	80 -14b-11f-9i18a27g
in storage	86 8a
in that	66 -11a-10j-8b-6e5f42g
in the	45 -26j-14g-11f-10i5b9h11d24c29a
in there	69 -26a9b16i
in this	80 -10k-7a4g17e
in to	78 -8a-4h5f7c13b
in tools	84 -24c25g
in town	86 
in trouble	86 
in wages	84 -27c29g
in when	88 
in with	81 -11a6j9d
in writing	88 -12d15a
in your	59 -22g-12b-5e-4f7i10k30a
inches	88 -9a4gj5b
include	85 -4c7a
included	82 -8b-7a14c
income	70 -17a11c22g
income $	75 -20a-4k19g20c
incorporated	84 -5b14a
incorporated $	85 11a
increase	80 -8g-6k7e14a
increase $	84 -7g-6k10a12c
independent	88 -5a6b
info	82 4f
information	80 -5b8c
information do	88 -7a11c
injuries	80 7g
injury	77 -5b
inside	73 -11c-7a6k11f12b
inside $	85 -6c-5k6g9a
inside the	86 -10a-5b6k17f
instead	85 -6c9b
instead of	86 -6c9b
insurance	48 -6d8e14c
insurance $	57 -18g4b6c9e13a
insurance at	85 8d
insurance card	86 15c
insurance company	80 -11d-4g7i16c
insurance do	77 -7a17c
insurance does	85 -11c-8e25g
insurance for	88 -5g9c
insurance from	86 7a
insurance hits	88 
insurance is	86 -12g19a
insurance now	85 -18a23g
insurance on	85 -8a13e
insurance or	86 
insurance papers	88 -10a12f
insurance pay	86 -28c-11b7a35g
insurance through	86 15a
insurance with	86 
insurance you	85 
insure	82 -7a6b
insure the	88 -5d9a
insured	61 -25c-9b17g26a
insured $	70 -7g5i7k12a
insured at	85 -36c-5b5j9a31g
insured for	77 -12c-10b4d7g15a
insured with	86 
insurer	81 -7c-4e17d
insurer $	88 5a
interest	85 -13c-4k7g8h9a
interesting	86 -10a-5g4c5k14h
into	68 -12g-7h-5j6ek8c14d
into it	86 -6g-5hi8c15a
into the	82 -5g4ce
into your	85 -9a9cd
inventory	80 -6c5g6k
invoice	88 
involved	86 6b
ira	86 
ira $	88 
is	23 -7c-6k14a15di48j
is #	69 -12g-5b11a12j
is $	73 -27g-19a-15j-6e-4i34c42d
is @day	86 -4aj5c7b
is @name	74 -14g5a14i
is a	54 -25j-12d-10b-6c-4i5h8k11e17a23g
is about	77 4j
is all	77 -7ace7d8i12g
is an	78 -6c7g10h
is any	84 
is anybody	88 10a
is anything	84 -5c8a
is asking	88 
is at	80 -18c4k21a
is awesome	86 -6c-5j5a11g
is been	81 -15g-5a4dj14c
is business	80 -12g-6c19i
is changed	88 -5a9c
is different	84 -13g10ch
is down	88 
is everything	84 -15a15b
is fine	86 -4a14k
is for	88 -7g19a
is free	88 -12j-7c6e19a
is going	77 -7g-6ai12d19c
is good	81 -14j-9ac7b10e19g
is got	74 -17a8k9j
is great	88 -12j-4b11c16g
is he	63 -12j-5c8b13i
is her	78 -12g21c
is his	80 -16d-6g-4k6i10c15e
is holding	88 -5g-4i12c
is home	86 5f
is in	61 -35g-7i-5ef4b20a33c
is insured	88 
is is	86 
is it	42 -19j-12bk-7d-4c7h29i46a
is just	79 -12a4j9b
is kept	85 -11g-7ac5k24h
is left	78 -26c26g
is like	85 6g
is most	82 -6g7a
is named	84 -17d-6c6j17k
is new	88 -7g-5e12c
is next	77 -9g8cf
is no	80 -12a-11c7e9jk
is not	69 -13d-10i-8e-5bc4j35a
is now	88 -10b14a
is on	63 -29g-25c-10e-6j11k12h55a
is one	86 -18b18a
is out	85 -5a5c
is right	85 5i7f
is she	68 -53a-34c-11d-5j16b32g61i
is sitting	88 -4a6d
is smart	88 -12c-11a20d
is still	82 5c
is stopping	86 -9c14h
is that	41 -36a-31k-29g-19i-14d-13c-12eh21b161j
is the	42 -15j-10hk6g7a10d14b17c
is their	86 -40c45g
is there	51 -48b-11cj-9f-6e41g54a
is this	67 -40a-9c-7g-6j-5k24b49d
is under	86 -12g-7a7b8f
is up	80 -23i-18g-5a8j48c
is what	64 -31a-29c-9i4h73j
is when	82 -19e30j
is where	88 -7f14j
is work	81 4a
is worth	80 -7g-6a-5j5k17c
is you	75 -17d-11a5k6e25j
is your	41 -26c-22k-21j-14d-5h9i12a20b33e40g
is yours	80 -11e-8b-7j-5k5c21g
issues	85 
it	28 -10de-7c5k7a8h10i23b33j
it #	86 -26g26c
it $	43 -33k-14i-12e-5f-4h15c35j40g
it @name	86 -15b13aj
it a	63 -7j-6g-4e4a10i14b
it about	84 -14a12b18h
it again	88 -5a6b
it all	67 -30c-9k6ai10b22g
it an	84 10c
it and	81 -16g-4a8d14c
it appraise	88 -11g8b9c
it at	85 -10a12f
it back	81 5k6g
it be	72 -5gj8b11a
it been	80 -6g-5c8a11i
it before	80 -54c63g
it built	88 -7e11a
it burned	86 -8c14g
it but	86 -5d5k
it by	81 -6c-4j4b5i
it come	76 -6g-5h5c19b
it comes	82 -8e-7g20c
it cost	71 -19c-10a41g
it cover	88 -6g9c
it covers	88 -13g6a12c
it do	84 -11g8c9i
it does	88 -6bg13i
it done	88 -6c-5b6ef
it down	88 -12j13b
it due	88 
it ends	88 9e
it ever	82 
it for	67 -16c9b17g
it from	82 -7c5f6b
it go	75 -11c4i5ae
it goes	88 
it going	82 -7g-4a4b14e
it got	84 8c
it happen	82 4a
it happened	86 -9e-7c5a11j
it have	77 -10g-6b15a
it how	88 -12g-5c10i11e
it if	82 -7a6bd
it in	67 -25g-13a-4j4k10e12b19c
it is	48 -22b-14d-12i-11g-9a-6h14k16f20j36c
it it	88 -4c12g
it just	65 -8d-6j-5k6a8h15c
it lapse	88 
it last	84 4a
it like	82 -14c-6a4b20g
it made	88 -5b10c
it more	77 -16a-6c25b
it mostly	88 -11a14b
it new	88 
it now	86 -5g10c
it off	76 -7a-4d6b9f
it okay	86 
it on	69 -14cg5a13k16b
it one	79 -6g6ab7f
it only	85 6b
it or	69 -28a-8k6c9j35b
it out	76 -7c-4e5d6a10k
it over	77 -4a7c9b
it renew	84 -14c-11a-5g10b21e
it right	74 -19a-5j18ik
it run	82 -17c-8a6i7g10b
it running	88 -28c5i24g
it say	76 -14g7f14c
it says	80 -8ac-5g4k8f13j
it sell	86 -17c18g
it sit	88 -9a4b6f
it slow	88 -17k-8a8b21i
it so	81 -11i-8a-5j8c21k
it sounds	88 7a
it start	88 -26f-6a10i23g
it still	77 -21b-9g-6c14a29i
it take	73 -15a-7b-4i4c6e26g
it that	77 -17g-8j-5beh14i26c
it the	69 -13j-9g7h17b
it there	85 7i
it to	69 -15b-7g-5c4d5a11i16e
it today	84 -27g8h25c
it under	81 -25c-10b20a25g
it up	69 -11c-7a-6i-4f17g23b
it used	86 -16c19g
it was	70 -22e-17g-12i-5a4k17j43c
it went	78 -13a-7g7h23j
it what	76 -12a-10c-7g-6j-5d8k10ei19h
it when	77 -16e-11b-8g4d15i26a
it who	88 -9a-6j20d
it will	85 
it with	76 -17b-10e-7c-4k13d29a
it without	86 
it would	75 -8cg-5i9a14j
it you	77 -23a-9g-5j-4k5i8f12b19h
it your	77 -18a-8j8c23b
it yourself	86 7a
itself	82 6a
jeep	88 5c
jewelry	79 8c
jewelry $	86 -16c24a
job	57 -12g-5d4a5k6f16c
job $	66 -5g19a
job or	82 -15a7f16b
job title	88 -7g9c
job what	88 -5a6k
job you	88 7b8e
jobs	73 -13b-7k-5c13a18d
jobs $	80 -12k-7g5a18d
join	85 -5ck17e
jump	80 -12a-6b-4g6c20h
jump $	88 -21c22h
junior	86 7a
just	48 -21c-14g-9e-5di9j11a21k28b
just a	77 7a
just for	84 -19b22a
just get	88 -6b14a
just just	76 -17b-6g33a
just kind	88 -9b10a
just need	77 -21a-5ce10b28k
just say	84 -10j-6hi-4g9a19k
just so	86 -18a5i8d11j
just take	85 -4a15b
just tell	85 5k
just the	69 -28b-8k-6c10j45a
just want	86 -7a8e
just what	86 -8c-7a8k10b
just you	72 -8j-6k22a
keep	56 -14g-6bei18a22k
keep $	82 
keep a	88 -7c11a
keep going	85 -14b-12a34k
keep in	88 -6a15c
keep it	77 7b
keep on	86 -5a5c
keep that	88 -11b15a
keep the	73 -15a-8ck32b
keep your	85 -8c11af
keepin	82 
keeping	77 5b7i
keeping busy	88 
keeping you	85 4c
keeps	77 -14a-4g5e8h15c
keeps you	81 -4g8h11c
kept	73 -11g-8c5f21h
kept $	86 -4h10f
kept you	88 -12g-7c25h
key	86 -6b12a
keys	80 -10a4d5e6b
keys $	84 -8a5e7b
kick	86 -6c7g9e
kid	74 -15d-4g6f12ck
kid $	86 16k
kids	56 -12k-7c-5g5ai6j10b13d
kids $	67 -16k-12a-5d-4g12i27b
kids are	84 -19c27d
kids college	88 -5g7c
kids doing	85 -7i17a
kids in	88 -11b16a
kids names	85 8c
kind	56 -8a-6h-5f-4i9g18c
kind of	56 -10b-6j-5h-4f10g11a14c
kitchen	71 -6a-4bc4j5gk6i
kitchen $	85 6j
kitchen table	86 -6c-5a6b7i
knee	86 5c
knock	82 -6bg14c
knot	88 -16b-5a7e17j
know	52 -11c-7dg4f6ae28k
know $	73 -37a-6i8ch12g16e
know about	74 -13a8c12k
know how	77 -11gi6c20a
know i	86 -8a8f9i
know if	74 -14a-9b30k
know it	82 -5k7a
know of	88 
know the	86 -9d-7c5k6e7g
know this	88 7i
know what	68 -49g-41c-8h-5e6i107a
know your	86 -27a6i10c18g
l	82 -56b-12c18g58a
labor	88 -6c10j
ladders	88 -5bc4d7g
lady	79 -12a-9d7i8c17j
laid	81 -10c-5b8d11a
laid up	88 -4a9d
lake	81 -5i11g
land	80 -30b-23c-5j24e40a
landline	88 -13a17b
landlord	67 -5e-4c5j6d10a
landlord $	82 -13a13b
landlord need	88 -9k18a
landlord want	82 -9c4a15g
lapse	80 9j
lapse $	82 9j
last	48 -15a-12k-6f-5d5c13i15g19e
last #	70 -12j-11g-9be8dk15a17c
last $	80 -6ci-5be-4a33g
last agent	84 -16g-7e5i6c7a8h
last check	88 -5c13e
last checkup	86 -7a-4c17e
last look	86 -7c17e
last name	77 -33k5i16b29a
last see	85 -5a9e
last statement	88 5g
last talk	88 
last time	70 -21a-12c-5j5e9k27g
last update	88 
last updated	88 
last year	69 -32e-29g-4b4h5a25j36c
late	82 -5bci5a12g
lately	72 -5b12a
lately $	74 12a
law	78 -8g-7j8k13c
lawsuit	86 -4g8a
lawyer	77 -7d-4g9k
lay	88 -13c-10j4f9g14a
layer	88 6k
leak	84 -4b6a
leaks	80 -8b9a
leaks $	86 
lean	84 -12a10b
lean on	85 -7a6b
lease	61 -7g-5d7b12c
lease $	72 -26b-11c41a
lease ask	88 5c
lease it	84 -29a33b
lease require	86 
lease say	82 9c
leased	86 -4a6b
leasing	86 5b
least	88 13a
leave	60 -14g-4ai4b5j7h8f11d
leave $	86 -7e5f9a
leave a	88 -13b15a
leave behind	86 8c
leave it	82 -7a6b10d
leave something	85 7a
leave the	80 -6a5b11e
leave them	81 -8g10c
leave your	88 -4e8h
leavin	88 -5c6b
leaving	81 -5c7a
left	69 -12c-5a5j18g
left $	84 -16g16c
left on	77 -24c-5a6jk26g
legacy	88 -5g7c
legal	80 8k
legal name	86 9k
lender	77 -7g6c
lender $	84 
less	78 -9c5f6b13g
less than	84 -7c-5j5bfg
let	62 -15g-14a-5f-4d5c7h11e29k
let me	70 -9g-8a-5c6e26k
let us	78 -19a5b8k15c
let you	79 -11b-5g8h14a
letter	73 12i
letter $	85 -18a-11k16c17i
letters	85 7a
level	79 -10b-7g4f15c
liability	61 -5c6b12g
liability $	71 -46c-4k26a33g
liability do	88 
liability does	84 5g
liability is	85 -10g11c
liability limits	81 -34g-17a59c
liability on	88 8a
license	62 -14e-7dj5g6b11a12c
license $	71 -12e-6cd-5j5i9a18g
license number	82 -7a-6g17c
license plate	88 6b
licensed	74 -29a-14c-11g5b22d26e
licensed $	84 -25c-10g37e
lie	88 7a
lien	88 -6b
life	55 -20c-12b-6a4f5k6e29g
life $	74 -18d-6gj40a
life and	86 -6c4a7f
life coverage	88 -38a43g
life insurance	64 -29a-19c6i11d15g18e
life is	88 -7i-5g17j
life policy	75 -14b4a5c7f
light	82 -6bg9d10a
lights	88 -6a6b
like	44 -5b5d7k8e11i
like #	77 -31a-18b15g21c24j
like $	74 -40a-13g-5i4k61c
like a	67 -12c-7k-6j4b6d16a
like about	77 -9g16c
like an	88 -6a4e9f
like for	82 -38c-4g4k6e39i
like it	71 -12c-10j-4f7k13e15a
like me	85 -18a-5k5c22b
like that	68 -17c12a13j
like the	76 -13a-9g5h6be11j
like this	75 -6a6k8d
like to	64 -11ag-10b-9i-6e-4j8dk37c
like what	85 -40c-6e-5j6g46a
like you	80 -12b-5i-4f4a7c16k
like your	80 -9c-5g6e12a
liking	81 -7g8i14k
limit	74 -23a18g20c
limit $	77 -26a10c32g
limits	66 -5j17g
limits $	73 -28c-17a-5k-4j59g
limits do	88 -9g10c
line	63 -16j-14a-5ef6b15g20c
line $	77 6c
line is	88 -10j-5g6c10a
line of	77 -10a-9b8c21g
lines	88 5k
link	86 4j
liquor	88 8a
list	64 -24a-7i-5g6c36k
list $	86 5a
list every	88 -6a6k7d
list of	85 -10c8a10k
list off	86 -10a14k
list the	88 -6a4b
listed	78 -12c-7k4ae6i8d
listed on	86 5a
listen	88 
little	60 -6d4ck9i
little about	82 -5c8k
little bit	84 -6b10a
little one	81 4g
little ones	81 7a
live	63 -14ae-5ci11b32f
live $	78 -19f4k17c
live in	84 -29c8a33f
live on	80 -13a-10g10b20c
live there	86 -9b-7e8j12a
live with	88 
lived	84 9a
lived there	86 6a
lives	78 
lives there	88 
livin	78 -17a-7d-5gk8j9i19b
living	69 -9g-7d10j14c
living $	80 -7g11a
living there	85 -8d7g8a
llc	78 -6a15b
llc $	88 5b
llc or	86 -6b6c
loan	69 -17g-4dei24c
loan $	81 -24g5a25c
loan on	84 5g
loans	72 -11c4g6b10j
loans $	80 -15c13j
local	80 -8j7bf
located	85 5f
located $	86 4f
locations	82 -6c6a
locations $	85 
lock	81 -12c-5g6i9a11e
locked	79 -6a6c10j
locked up	88 -5a5c
locker	88 10a
locks	88 
log	88 -5b9a
long	52 -38i-13c-8j-7a-6d8f12h14e46g
long $	78 -11a-6c6i7h15g
long ago	81 -21g-7i37e
long could	74 -7i-5a19g
long did	86 -6i13g
long do	80 -8i-7a24g
long have	66 -10i-5ac25g
long is	85 -5a15e
long time	85 -17a-7e6b24g
long would	84 -7a19g
long you	77 -8i15k
longer	88 -9a5d
look	62 -11ag10ci
look after	80 -10c5b8d
look at	73 -6g-4a4b6k14e
look for	88 7k
look like	76 -6a8c9i
looked	81 -10d15g
looked at	85 -10d16g
lookin	79 -6ag5c6j11b
lookin at	84 -14a-6g7j9c14b
looking	67 -15c-5i6h8e
looking at	79 -4a6c
looking for	82 -11g-6b7k18a
looking to	80 -29c17e18g
looks	75 -8be5a11c
looks after	88 -6a7d
looks like	85 
lord	88 -4a8c
lose	73 -7e-5bj6a8i11h
loss	74 -9ae6g9j12b
loss $	82 -9e15c
losses	85 
lost	72 -11c-6b6ik12a
lot	67 -8g11c
lot $	80 6a
lot of	76 -8g9ac
love	69 -7g-6bc-5j8k12h14f
love that	82 4f10a
love to	84 -5bj-4c13fk
love what	86 -8c9a
low	77 -21i-14a7e19bg
lower	79 -13g6b12c
loyal	86 -7c10h
ls	88 -33b-14j7i43a
lucky	85 -6d-5b6c8a
lunch	85 -6b5c15a
m	81 -7a-5eg5j17c
machine	81 -9a-5d8c11g
machines	80 -10g6k10a
mad	86 5a
made	65 -16g-7b-4ck6f36h
made a	88 7a
made of	80 -7g-5h14c
made the	86 -4d10f
made you	74 -9a-7g-5k17c19h
mail	74 -12a6f13c
mail $	88 -7b13c
mailbox	88 7c
main	72 -8a18d
main supplier	86 -14a22d
mainly	86 -6a10c
make	57 -15d-9k-8e6c17g20i
make $	84 -27k-22c51g
make a	80 -35c-10a9k38g
make and	86 -7d14k
make it	84 -6g5d9a
make sense	80 10a
make sure	86 -5c6a9i
make the	84 -18d-10g8i23c
make this	86 -25g25c
make up	88 -9g8ci
make you	71 -12ag-5i-4e5h7b22c
makes	72 -6bc7d
makes the	82 9d
makes you	84 9g
makin	88 
making	81 -8j-7g-4i4a7b15c
making you	88 -7a10c
mama	86 -9a7cg
man	77 -11g-4j4h6k7a
manage	78 -11g16i
manage without	85 
manager	81 -14g15c
many	47 -34i-24a-16c-6j-5d4k94g
many bedrooms	84 
many certificates	88 8g
many claims	88 
many days	77 -6i9g
many drivers	85 
many employees	82 
many folks	88 6h
many hours	84 -4a8g
many locations	85 
many miles	73 5g
many minutes	84 5g
many months	80 
many more	85 
many nights	88 
many of	86 
many people	79 -5i11g
many quotes	88 
many square	82 
many units	86 
many vehicles	82 13a
many weeks	85 -6c-5a14g
many years	65 -10a18g
marijuana	88 -4c6a
marital	84 -9a9c10k
marital status	84 -9a9c10k
market	80 -16c5egj7b
market value	88 -18c5a8b10g
married	72 -5dg5a21b
married $	81 -10b-5j22a
married to	88 12a
match	80 -7c-4d6k8a
matter	85 -8b8a
matters	82 6b
may	74 -6k4g9d
may i	80 -7jk4a10d12c
maybe	81 -10c16a
me	37 -25ag-18c-16d-14f-11h-5e147k
me $	62 -63k-8e-7c9b13g14j50a
me a	65 -6cg-5j5i21k
me about	56 -20a-6b44k
me and	84 -11a6b9k
me asking	84 -11c22g
me from	88 7a
me how	64 -12g-9a32k
me i	85 -21k-4a4h6g16j
me if	72 -18a31k
me in	84 4a9k
me know	74 -11a-7c32k
me more	86 -7a7k
me recording	88 7a
me so	86 -25k-8j19a21i
me that	80 -7k18c
me the	60 -10g-7aj-6d-5b-4f7k42c
me those	88 -8c14k
me through	64 -14c-12a47k
me to	69 -30k-11g-6h6j11e14b17a
me what	57 -31c-15g-8j-6a-4e11d69k
me when	85 -8a13e
me where	80 7k
me which	86 10k
me who	79 -4cd14k
me you	86 -12a5j8b
me your	69 -19e-7g7k16ac
mean	78 -6j-5c-4ik5b12a
mean $	86 -17c11b21a
med	84 -7g12a
med pay	84 -7g12a
medical	71 7b
medical exam	82 5a
medical payments	86 
medications	85 -20a21c
medicine	88 
meet	79 -8j-5a-4k5g13c
meet $	86 4f
meeting	88 5j
meetings	86 -7c20a
meetings $	86 -7c20a
mentioned	88 -9a13j
menu	88 11c
mess	85 -7c10g
message	88 11c
met	86 -7a-5k5c14j
metal	80 -4j7c10b
metal $	84 11c
middle	79 -13a-5g-4i5b7e21c
middle of	84 8e
might	80 -16b-6j6e9h10d
mileage	80 -9a4k6g9c
mileage $	85 -10a8g9c
miles	65 -14c27g
miles a	81 
miles each	88 -6g7j
miles one	86 9g
miles to	88 -7j6g9a
mill	88 -11a5i8j
mind	62 -15g-11k-6cd6bh28a
mind $	74 -20a-14c6e8b12h21g
mind a	88 7a
mind if	80 -13g-11c35a
mind me	80 -14c-11a8fj16g
mind on	88 7i
mine	76 -18g-10k-6cj6e7b28a
mine $	86 -12g-7c13a14b
minimum	79 6a
minimum $	85 6a
minute	79 -19j7a12k
minute $	88 -6a15k
minutes	69 -8c-4d4i14j
minutes $	80 -5a13j
minutes before	88 -6a11j
mira	86 -13a20j
miss	81 -10g-6b5a11c
missed	84 5k
missing	84 -11b5i13a
missus	84 -6j8b12e
mistake	85 -17a-9g31c
mobile	86 -8a-5k9bf
mod	82 -12c-4a12gj
mod $	86 -22c27g
model	81 -17a-7g5k13b15c
model $	84 -17a-5g13b18c
mom	73 -5c4e6a
mom and	85 6e8a
moment	79 -10b-7g5ac8k
moms	85 
money	60 -9j-7i-5e8a9f10g
money $	72 -8c5k7d8a
money is	86 -5a
money or	86 -12a13b
money to	86 -21d-17g43c
monitored	88 10c
month	56 -12j-8h4k15e17g
month $	66 -22b-11e-6j17a26g
month and	88 -27e7k24c
month day	84 -35e-24a69c
month for	80 -9c4g6dj
month is	84 
month or	85 -8b13a
month right	86 6j
month what	86 -10j-6b5a7e9c
month you	88 
monthly	75 -14a9c11b
monthly or	82 6b
months	66 -10a-7g-4cj7h28b
months $	76 -15a-10j-4g35b
months could	88 
more	56 -11g-10j-6ei-5cd9a13k29b
more $	77 -8a18b
more about	84 -18a-6j-5c30k
more kids	85 -11b-8c25a
more like	82 -6a8b
more of	81 -13a19b
more than	71 -35b-5j47a
more the	88 -13c20b
more years	86 
mornin	84 -7c5e14g
morning	73 -5ae-4c4b5g7f
morning $	81 -4ce10g
mortgage	66 -10d4a5j12c
mortgage $	77 -15b-14d-4j15c22a
mortgage and	88 
mortgage company	85 -11a5d7b
most	64 -13b23c
most $	80 -11g14c
most expensive	88 -8g12c
most important	81 -4a5bc
most people	82 -10b6h8a
mostly	72 -10c-9k-4g9j17b
mother	77 -10a-8b-6g4d6c11f
mother in	88 6j
motorcycle	86 -4b6a
motorist	77 -23c7b20a
motorist $	81 -24c29a
move	67 -12g-9b-8c-6k5h13a21e
move $	81 -12c14a
move go	88 -7g13i
move in	85 -14c14e
move on	88 -14i-8k-6b8h10a18e
move out	88 
moved	80 -12g-5a-4d13e15c
moved in	86 -8ag5j15e
moving	74 -9a-4e8bd
moving $	86 -4b5a
mrs	86 
much	45 -29i-17j-8d-6k-5c-4e6h13b63g
much $	77 -36g-7j-5c9h16a34b
much a	88 7g
much are	81 7g
much cash	85 
much comes	86 
much could	88 -4i6g
much coverage	77 6g
much did	70 -7i14g
much do	66 -5ci15g
much does	79 
much gl	88 
much have	81 6g
much inventory	88 8g
much is	67 8g
much liability	81 
much life	79 6g
much of	72 -7c-6j-5ad5i25g
much stuff	88 9g
much time	85 
much umbrella	88 
much was	80 5g
much would	68 -5ai-4b21g
much you	86 
must	86 
mustang	88 -7b6a
my	55 -20j-10a-7k4e6b10i13d18f
my name	86 -5c-4d6fk
my number	88 -8c11f
my own	82 -8k4dg7c
my wife	86 7a
my wifes	88 -6c4i9d
myself	82 5c6a
n	81 -14a7c17j
name	52 -29j-28g-9e-8a-5dh5f10b12i17k51c
name $	62 -16a-9k-8g-6e8f19c21b
name and	78 -13d-6a5c25k
name for	86 -8k-7c20a
name is	81 -6bc7a12d
name of	71 -7g-5bf-4a5i9k14d
name on	81 -19k12c13a
name or	86 6a
name so	88 -12d16c
name the	85 10c
named	73 -14b-13c9a10d12k
named on	84 6a
names	71 -5b4c6j8d
names $	82 -5g7c
names and	88 -14k-11c-4a4g9j20d
nanny	86 5d6b
near	75 -8b7a10f
near the	86 10a
near you	88 -8b14f
nearby	81 8a
nearby $	81 8a
nearest	85 -9a-6c4g18f
need	48 -16d-13i-12g-11a-8cj8h12e67k
need $	79 4g
need a	72 8k13b
need an	80 5a6k
need it	78 -11g-10b-4i11a18e
need proof	82 -9k-5h8c18a
need the	67 -27c-12bg-10d-4a5e26h33k
need this	85 4b
need to	60 -24a-12b-7i-4h11e14k23c
need your	71 -11c-8a-5j35k
needles	88 15a
needs	72 -9e4di6c7j
needs a	88 -5a5c
needs proof	88 
needs the	84 -7a5j6d
needs to	88 -4d8a
neighbor	82 -10a-5k6c7b
neighborhood	88 -5a5e7g
neighbors	82 -6g6j9a
nervous	85 
nest	86 -7g-5j-4k9i12e
net	82 -5bk17g
never	72 -15a-6g5h9j11c
new	58 -18k-5d6b7a12c
new $	86 -8b4g11a
new construction	88 5b
new house	86 -5gj7a8i
new job	88 
new one	82 -7b9g
new place	84 -14k-10i30c
newer	84 5b
next	65 -5j-4g7c10b
next door	84 7a
next for	84 -9g14c
next to	84 -7c9f
next year	88 -8b6a8h
nice	69 -11e5a6c
nice and	86 -8a5b
nicotine	88 5a
night	67 -13b-9j-8i5e7c11a13f
night $	73 -8g-5j13f
nights	76 -6c12b
nights $	81 -6c6a
nights a	88 
no	55 -41b-20i-8g-5d5fk7e8c9a47j
no $	85 -8b5k6j
no car	88 -7g11c
no exam	88 -12a15b
no insurance	80 -5d7c
no more	88 5a
no problem	88 -5a6c8e
no shame	88 -10j7f8e10g
no to	88 5k
nobody	75 -8d-6k-5e9j
nobody else	88 9j
nobodys	80 -4a5ck
noise	85 9c
noise $	86 -12a6b10c
non	81 -11b-7c9h13a
non smoker	88 -12b15a
none	88 -5a5j
normal	81 -5a5j
north	85 -5k13a
nosy	86 -10c5a9f
not	46 -12b-7a-6d6i7c11k19h
not $	81 -7g-6c4d8a9i
not a	85 8h
not counting	88 -15c8k12g
not cover	85 -4a6k
not do	84 -9c11h
not even	88 -4a5e6c
not go	86 -5ag5f13c
not have	77 -6c22a
not here	84 -4f7b8g
not i	82 6ai
not it	82 5f11j
not let	88 -7g10e
not like	88 -43a44c
not live	86 5d
not mind	77 -24c-13a7fj30g
not need	84 -11c-9g-6a7e17j
not not	88 -4b5a
not open	88 
not tell	86 -13c-11k10a21g
not that	86 -10gj-9ci-5h51a
not the	84 -5j10c
not there	88 -6g6a9c
not to	84 -4c6k8e
not want	74 -34d-14c-6b-5i-4j10g12e16h27a
not work	85 -4c6a
not you	74 -22a-12g10c31j
not your	88 
note	78 -7a-5c18b
note $	86 -9c7b9g
note on	88 -4a6b
notes	86 10a
nothin	77 -9a-4c15j
nothing	72 -7b-4k9a11j
nothing $	86 -7b12a
now	50 -26j-10d-6i6a9c12h22g
now $	57 -25j-18i-17d-14c-9k11b12a13h56g
now are	88 -11b4a5f10g
now for	82 -10a-4c14k
now i	82 -10c-9a4g7k11h
now is	86 -5b6d
now it	86 6g
now okay	88 6a
now or	84 -9a14b
now right	86 
now tell	86 
now what	81 -31g-5ei52c
nowhere	88 -8a-4k4cj5i6b
number	52 -19j-8bdei-7a4k16f22g31c
number $	62 -23a-5ijk7f13bg18c
number and	85 -18a-7g26c
number did	85 -45c48g
number for	84 4c
number off	86 -6c7a
number on	82 -11k-6b4g17c
number one	85 
number start	88 -8b-7c20a
number that	86 -14a-5c5j6k15f
number to	86 -14a17c
number you	84 -12c5k6a
numbers	69 -21f-9c-8eg4j8k12a23i
numbers $	80 -10g10c
numbers on	86 -9g12c
nurse	76 -7bc8hj9a
nuts	85 4g
o	79 -15c-6j5b25a
oak	85 5c9a
occupation	80 -7a-5k25c
occupation $	81 -7a20c
occurrence	84 -23c10a12g
odometer	85 -8a5c12g
of	36 -8b-7eh4j7ak10dgi11c
of #	80 -9c-7b-6e-5g6d9j14h
of $	73 -6h-5j4g5k11c
of a	71 -5ab4g13c
of an	82 -5b4c5a
of birth	77 -5g7k8e
of building	84 -8b-5g19c
of business	86 
of construction	88 
of coverage	84 4j
of em	82 -12c-10k4d5b10g11a
of her	84 -11b9a
of insurance	74 -8g-4h5j11e
of is	88 -5b6c
of it	66 -24k-7i4bj5af25c
of life	85 -21g10i19c
of mine	88 -4jk9a
of money	85 -24c24g
of pocket	82 -5g9c
of policy	84 
of roof	85 
of safety	86 -5g6c
of shape	88 -5a11i
of that	68 -13c-8ab-7e-4j7i8h13gk
of the	54 -31c-13a-7j11k21g30f
of their	88 5g
of them	76 -9c6b15d
of this	79 -14a5g8c10j
of those	70 -11g-7d7b23a
of us	86 -15a5b8h
of what	81 -25c-7g5ek11a16b
of work	71 -13a-5b7c22g
of you	67 -29c-8b5d8g12a17i
of your	57 -5e-4j5c8a12d
of yours	80 -6g-4e17c
off	53 -15g-9d-7c4h7e15k20b
off $	66 -13g-10d-8j-4hk6e30a
off a	84 -7k13c
off like	88 -5b6h8e
off of	82 -11a7b9h
off or	86 -14a-5c24b
off right	88 
off site	88 4g
off the	72 -6b6a10k
off to	84 -4a5b8k
off what	88 -15c5a20g
off work	88 6i
off your	79 -8a18k
offer	77 -8b-5j9c11a
offer $	85 10c
offered	88 -16a6k11c
office	65 -7g-6j-4c5i7b15a
office $	75 -6j5f7b12a
office or	86 -5b6a
often	74 -14i-7c-6a35g
often do	79 6g
often does	88 -8c-7i-4a23g
oh	62 -23j-21g-11b5e7f10d12ck13a
oh #	85 -13a-9c11d14b
oh a	88 -7b-5j4c13a
oh cool	85 -4j6c
oh i	86 -10a-4c9f10e
oh nice	88 -9e-6a22c
oh no	86 -19i-7g7f26c
oh that	82 -5bc5i11a
ohio	88 6j
okay	48 -17j-15b5f7d9g11a15i
okay #	88 4c
okay $	65 -19g-17c6b7i37a
okay a	88 -6b10c
okay and	73 -30c-8b-7d-5i6f16a39g
okay cool	85 -11g-6a4c5i10d
okay good	86 -14a-9g27b
okay how	86 -6g-5ab20i
okay i	80 -10a-6k5j6g12e
okay if	80 -6ik-4c11a12g
okay let	88 -4a17c
okay no	84 -5g8c9e
okay or	86 -20b-15a38i
okay so	72 -26a-6i6h10c20g
okay that	80 -14a-4j6i9fg
okay to	84 -5c15a
okay what	88 -9a-6g-4b25c
okay with	74 -13g-6ij7c8b15a
okay you	86 -11a-8c8e13d
old	54 -25i-10b-4k5j13e34g
old $	81 -10g-6i20c
old are	77 -13i-8b-7c34g
old is	69 -4a19g
old one	80 -4g6ab
old policy	80 -10g4e5ak6c
old price	88 -6g11e
old was	88 -13e-5i21g
older	77 -8a24b
older home	88 -5a8b
older than	88 -9a-4g18b
oldest	74 -8bg-6cd5e11a15j
olds	76 -19i32g
olds the	80 -16i24g
on	33 -19b-18f-9c-6e7d9i11g16j20k24a
on #	86 5i
on $	62 -39a-16g-9d-6ij11b35c38k
on @day	82 -13b17a
on a	66 -25a6i7be
on and	88 -6j7c
on any	85 -4c5a
on anything	88 -5a4k5c
on at	88 
on board	86 -10a11b
on each	88 -8c-4a7g13k
on either	88 
on file	81 -6c16a
on her	81 -14c-12a-5b40g
on here	78 -13b-11a12j23k
on him	88 -19k18c
on his	86 -7g-4k5c7i
on hold	88 
on it	61 -35c-12b-9fi-6e6d18g55a
on my	82 -13a10h
on one	81 13a
on paper	80 -13g-5a-4d8b12c
on speaker	88 -5k12a
on staying	86 -9f16a
on that	63 -21e-18b-16c-15j7i10h13a41g
on the	45 -14k-11h-6f-5b-4a6e14j17i21d
on their	86 -12a7b14e
on there	69 -26k-17c23g33a
on this	70 -13g-11c-7i-6ab-5d11e17j20k
on those	85 6g
on to	84 -5a9b
on top	77 -8g9b
on what	86 -7a-5k7b10g
on with	86 6b7e
on you	64 -17b-12g-4i5e8c10k12j
on your	54 -36g-16j-10d-7c10i11fh44a
on yours	85 -17c-11b8a21g
on yourself	82 -7g9c
once	73 -5k-4dg8b11c
once $	86 5b
one	44 -9b-6k-4e8f11d12j
one #	71 -37a-5c5i9b16g23j
one $	62 -23h-18b7d9i12c14g
one and	88 -4ag9k
one car	85 
one for	84 -12a-6c5j7b10d
one go	88 6f
one how	88 6i
one in	80 -4b5f
one is	84 4h
one of	63 -14c-13j-11g-10k4h6d14a29b
one on	88 -20b-6j6a20k
one or	79 -33a-5cg8i12f33b
one that	88 -7b6ac
one thing	80 -9ag-4k26c
one times	88 -5a12j
one to	84 -11k5d7i
one way	84 11g
one with	88 7b
one you	76 -10g15c
one your	86 -12a17c
ones	66 -8c-6a-5g4e6b10d11k
ones $	79 -9b-5c7a18k
online	74 -10b-7g5j9c11a
online $	80 6j
only	66 -12a-10d9k11j19b
ooh	81 -7a5ce7i
open	65 -10g-7e-5j7c11b16a
open $	76 -27e-10a14b29c
open to	84 -5b15a
opening	88 -12c-9a23e
opinion	86 -7a
option	88 -9a4i9j
or	32 -77a-63j-34e-29g-19k-14h-5c8d10f268b
or #	71 -42b-17j10a21g36c
or @day	85 -11a17b
or a	57 -22j-17g-8e-6c-4b6ad10f43i
or about	88 -8d-6k7a9b
or after	88 -8a10b
or all	84 -6a6f
or am	88 -14b24a
or an	85 -6d8a
or anything	71 -9c-8b19a
or are	65 -54a-6j-4di7f8c55b
or better	88 -11b16a
or can	82 13b
or closer	88 -10a13b
or could	88 -6j11b
or coverage	86 -6a9b
or cremation	86 
or did	60 -12c-8i-6g-5k11j14a19b
or do	60 -56a-13c-6f96b
or does	70 -46a4c9f44b
or drop	86 -14a15b
or for	84 -18a21b
or get	85 -12b-4g16a
or go	84 -4b18a
or guns	88 -13b-7a21c
or has	82 -9a7j12b
or have	75 -36a45b
or home	88 -6a11b
or how	84 -9b-4g5i17a
or in	84 -10ag30b
or is	56 -18a-16gj-9i-7cd-6k5h85b
or just	65 -11a-6cgk-5e8j36b
or lease	85 -9a12b
or leave	86 -23a27b
or metal	85 11c
or more	75 -6a-4e19b
or nights	88 4b
or no	84 -61b9k65a
or not	79 -7b-5g6c15a
or on	84 -7ab7fi
or one	78 -17b-7gj14i20a
or only	82 5a
or or	59 -59b-7j-5h-4k8c11gi21f31a
or out	88 7a
or over	82 -14a22b
or part	85 -21b-6a35g
or pay	86 -14a16b
or pleasure	85 -5b6k
or rent	84 
or scuba	88 -10b13a
or sell	86 -21a23b
or should	80 -21a25b
or siding	88 4c
or somebody	84 -20b6d7i11a
or stay	88 9b
or still	88 -12a16b
or text	88 
or the	65 -19a-12c-10g-8j-6e-4k5f20d42b
or trampoline	88 -11b13a
or was	79 -18a-7gj45b
or what	86 -6g13c
or whole	84 
or work	88 -25a7f19b
or would	73 -20a-6k37b
or you	77 -20b5k6c12a
or your	78 -10b-5g5a11f
order	88 
original	80 -5c15b
original roof	85 -6j16a
originally	81 -9b6ac7d
originally $	85 -4bf8c11a
other	57 -12c-7fk-6j-4e5a11h14g16d
other agents	88 -5ag5i7b
other car	84 -16b-11d-9g8a35c
other drivers	88 -5c11a
other guy	84 -5b-4c11g
other insurance	85 -4g5c
other one	80 -6g5f
other policies	81 -5a14c
other quotes	85 6a
other vehicle	86 
others	88 -9g11c
otherwise	86 -9a4jk
ouch	88 -20g23c
ought	86 -7d-4k7c11a
ought to	86 -7d-4k7c11a
our	73 -10c-9a5k6j10i
ours	86 -5g4e
out	46 -13d-9j-8f-6i10e22a23k
out $	65 -38g-12e-5j8a9d12b39c
out a	84 -6b-4g5a9k
out and	85 
out any	88 10a
out at	86 -15a5b6g11c
out back	81 -16a-6b21c
out for	79 5k
out front	88 -4a8c
out in	77 -23c-6j17a22g
out like	88 -10b16a
out of	59 -13g-8i-5d6a7h9j11k
out on	75 -7k-6b-5i5c9ae
out or	88 6a
out that	86 -4g
out the	80 -10d-6h5k15c
out there	73 -20c-5a-4j6bi12gk
out to	77 -12d-5i-4e6h9g10c
out your	84 -12c-7a9j13i
outcome	88 5c
outfit	77 -20k-10a5f26c
outfit $	82 -7a4e7f
outside	73 -18a-6gk11bj15c
outside of	86 
outside the	86 -5a4b11j
over	50 -9a-6h6d7j19g
over #	72 -22j-6c38a
over $	71 -9a-7j-5di13b14c
over a	74 -7j6k8a
over at	77 -17a9i21j
over in	82 -5j4a6b
over it	80 -65a-9b78g
over that	86 -6b10a
over the	70 -12c5bf9a
over there	69 -14a-4f8d9j10b
over to	80 -34a9k16b18j
over what	88 -10b-4g11f17a
over your	86 -18b6c20a
overnight	80 -12b4k5e8a
overseas	88 4a8f
owe	70 -19d-8a9c24g
owe $	85 -44c44g
owe on	80 -44c45g
own	52 -17c-10j-8k-5h5f10a12i24b
own $	69 -9ck5f11e16a
own a	85 -10b12a
own anything	85 -12b15a
own car	84 -5eg15a
own cars	84 -14c-6b-5g12a20i
own insurance	88 
own life	88 -8c7f
own name	86 -5c5a8j
own or	78 5a
own pocket	88 -9c16g
own that	79 -16g-14a-8j7b10k31c
own the	84 
own words	88 5i
own your	85 
owned	88 
owner	76 -5d6ak
owner $	85 -8b10a
owners	80 -5b8a
owners policy	86 
owns	77 -7a7b
owns it	88 
owns the	80 -5a5b
p	84 -8b-6g9a10c
package	79 -7ag8b11c
package $	88 
page	69 -7g-6b-5c5a20k
page $	80 -7k5e11a
page and	86 -4a7k
paid	64 -18c-4e7b13a16g
paid #	88 
paid $	86 -8b4i7g
paid for	80 -15g-9c4b27a
paid off	77 21a
paper	76 -14g-4d7b16c
paper or	88 -9a4k6b
papers	80 -12a-4c6k11f
papers $	86 5k
paperwork	77 5d6i
paperwork $	81 6a
parent	84 -7b-5c19a
parent $	88 9a
parents	70 5bg
parents live	88 -6a7b
park	80 10j
parked	85 
parking	86 -10c-7g6b13a
part	61 -24a-10d-7e-6i-5h6j7g21f30c
part $	84 -37b-8a5j48g
part of	69 -10a-9g-6d11c27f
part time	76 -16g-5a22b
partner	72 -17k4a14c
partners	78 -10c16g
parts	86 -8a12i
party	82 -7g4b8c
pass	78 -12e-10b8ac10d
pass $	88 -6e11g
passed	74 -12c8g9d
passed $	86 -6g11a
passed away	85 -13c-5a7d16g
passengers	85 -7b6a
past	73 -12g6i19a
past #	81 -4j5b10a
patch	86 -10a7b
pay	51 -21c-10de-4f5b18ai22g
pay #	88 
pay $	68 -42c-13d9a53g
pay a	82 -4a5b
pay for	68 -10g-8b6di14a
pay if	85 -10a5g8c
pay in	85 -61g-12a18b58c
pay it	85 7a
pay out	76 -7a12g
pay the	77 -20c8i14g
pay them	88 
pay you	78 -30c5i8bg9a
pay your	77 -11d-6b8c14i
paycheck	73 -10c-6k-4b4e7f9g
paycheck $	80 -9c9f
payin	80 -23c11a14g
paying	66 -24a6c19g
paying $	88 -16c19g
paying for	80 -10a-7c4i7g10k
paying now	85 -16c4i11g
paying on	88 -8k4h9g
payment	73 -18a6b10g14e
payment $	78 -12a9g12e
payments	70 -13j-10g4b5k14a
payments $	82 -10a17b
payments on	85 -5a9b
payout	86 11g
payroll	67 -10a7d10g
payroll $	74 -28a-6d-5i14g32c
pays	72 -16a-15g-9d4j7i36c
pays for	86 -6bg10i
pays the	81 -22d-10a-7g8b39c
pays you	88 
peels	84 -12c4j11d
peels $	86 -12c12d
pension	78 -6a4c7b
pension $	86 -7b-6g15a
people	58 -7e-6j-5f5h6a13d
people $	79 -6ai6h7b
people are	80 10a
people do	88 -15c-4a7g19d
people or	86 -8a-4b4g6c7d
people over	88 -7a8b
people to	88 6i
per	77 -14c7g8a
per occurrence	86 -23c11a13g
percent	70 -14a-7c6h24g
percent $	88 -5c4b
percent of	81 -14c-4b24g
perfect	80 -11i-5g24c
permanent	86 5c
permit	79 -12g4b15e
permit $	85 6e
person	67 -5c15a
person $	81 7b
person or	81 -5b5a6c
personal	73 -11b-10c4a10j12g
personal $	85 -5c11a
personal property	84 -5a11g
pets	88 9a
phone	64 -5ai-4h4g8e9b
phone $	77 -5c5a7b
phone number	81 -11a-10g27c
phone or	85 -6a9b
photo	86 -7k6a
physical	79 -7g5c
pick	70 -9g-7h-5e9c17k
pick that	88 
pick up	85 -7ce22a
picked	80 -6c5a6h
picked up	86 -5c7h
picking	86 6i
pickup	84 -5a5bd
picture	71 -5j4k6f
picture $	81 -10j-5c6g15a
picture of	80 7k
pill	88 -8a-5g5j6b
pills	84 7a
pip	85 -26b29a
pipe	82 9b
pipe burst	88 
pipes	84 -11a10b
pizza	88 4c
place	54 -8b-4c9a10d11g
place $	62 -28k-11g-6j35c
place or	84 -20a26b
place to	88 4i
place with	88 -5b5a
place you	82 -17b-7c-5g5j11k16a
place yours	88 -11b17a
places	81 -11ac6g8b15d
plan	67 -12k6a12j
plan $	84 -12k13j
plan to	82 -6cf-4k6b10a
planned	85 5j
plannin	85 -6c16a
planning	75 -7b17a
planning on	84 -5b7a
planning to	80 11a
plans	71 -13a-5g5b7k20c
plans $	85 -33a36c
plans for	86 -38a39c
plans to	84 -20c23a
plant	85 -6g-4e6i11c
plate	79 -6g9c10a
plate number	88 -6a15c
play	81 -4g7c
please	71 -21a-8be-5j8c20f25k
please $	73 -18a-8e-7b-5j11k15c21f
pleasure	79 -15c-13a-5f11d24b
pleasure $	85 -5f17b
plot	86 -8b8a
plug	85 
plug in	88 
plumbin	88 -6a7j
plumbing	79 -12g8a11c
pocket	77 9g
pocket $	86 5c
points	88 -6bc-4g6a15h
policies	70 -12a-4d5b17c
policies $	81 -5g-4d7b9c
policies do	88 -9a7c
policy	49 -11i4bk6g11e
policy $	59 -28g-23c-11k-7j-6i7b8h22e45a
policy and	85 
policy in	84 -6b9a
policy is	82 10j
policy number	72 -23a-8g8b32c
policy of	88 -11b12a
policy on	88 
policy or	80 -10c10b13a
policy out	88 
policy pay	85 -4c13g
policy right	86 
policy that	86 7f
policy with	88 -9a11k
policy you	82 -5c5g
pool	69 -7b6j12a
pool $	81 -5a6b
pool or	86 -20b23a
porch	88 -5a4b7c
portable	88 7a
portable $	88 7a
position	88 9c
postal	88 
postal code	88 
pounds	85 5g
prefer	86 -14a-7c8j16b
premium	76 -7c-5j-4b6a15g
premium $	82 -11a24g
premium audit	88 7k
prescriptions	85 
prescriptions $	86 
present	85 -9a7k8j
pressure	77 -11b-4g5a9j11c
pressure $	88 -10b8j9c
pretty	70 -8g6i8a
pretty good	85 -8i-5g5e6ac
price	62 -6h-5bi5a7g12c
price $	73 -22a-7b-5k5d6cej19g
price a	88 -13a5b13g
price is	88 7a
price on	88 -9c11g
price or	86 -8a10b
primary	88 
private	82 -10a5f13b
problem	79 -6ag6e8b9c
problem with	86 -5g4c10b
problems	81 -9c13j
problems $	84 -7c-4a4i15j
product	86 -8g-7a6b11c
product $	88 -7a-4g5c7b
professional	81 -5b5ak
program	78 -15a4g13c
program $	84 -14a17c
progressive	85 -13a-4i6g14b
promise	86 -10c-4j6k11g
pronounce	88 8i
proof	70 -21c-8k-4bg13a22h
proof $	82 -7k13a
proof of	80 -5h4j7c
property	66 -6b5d6k10g
property $	84 -8a-5g5k9d
property coverage	88 
property manager	85 -14g13c
protect	86 -7j10c
protecting	88 -6g10c
protection	80 -6a6j
pull	73 -8g5h13e
pull it	86 -5a5c7b
pull the	86 -6b-5g6h16e
pull up	88 -4a7k
pulled	82 5a7g
pump	84 10a
pump $	86 9a
purchase	86 -10a19g
purchase price	86 -10a19g
push	85 -7b5e8a
pushed	88 -15a17b
put	54 -11c-10e-8i4d8f11a16g
put a	85 -5c9g
put away	86 -9g10c
put down	85 -11c-9a8b12g
put in	75 -12d5b7c8a
put it	75 -15b-8cj-5d-4i4k8fg23a
put on	75 -8a8c
put that	86 -7a5ik6g
put the	85 -10g-6bc-5j8a24d
put toward	88 -6c-5a13g
put you	74 -7a-5g10j
put your	85 7a
puttin	86 -7a15j
putting	78 -7d-5c4b6g8e
quarter	84 4b
question	82 -14j-5h8k10d11a
questions	71 -7a-6k7c10j
questions $	80 -5k5a9c
questions do	86 6c
quick	73 -5j10k
quiet	85 -6a-4c8e9k
quit	73 -7e-5g5k11a
quit $	84 -11e6c11a
quote	69 -8c8b16g
quote $	80 -12c-6b8g12a
quote you	80 -9c6g
quotes	80 5a
quotes $	85 6a
race	86 -4b7a
rain	85 -6b7a
rains	88 10f
rainy	85 -25c-9i7a29g
rainy day	85 -25c-9i7a29g
raise	77 -5c7d
raise the	86 -4a5d6b
raised	80 6g7j
rate	71 -8ab-5c6hk17g
rate $	85 -4g11h
rated	85 -7g-6bc12a14h
rates	80 -6g4cj
rather	73 -7c-5a4j7k9b
rather i	81 -7c5j
rating	88 -12a4b9k
reach	75 -10b-7c6h16e
reach out	86 5g7h
reach you	80 -10b-8c21e
reaction	88 -7g6k
read	64 -15a-12g-9i-6j7b10c37k
read me	67 -9ag-8j-4c5b33k
readin	86 11g
ready	77 -8c21a
ready to	80 -5c23a
real	70 -16c-8af-4i4k8e9j15g
real quick	80 -8c6k
really	80 6i7a
reason	75 -17a-7b-5e-4d19c26h
reason $	86 -4de15h
rebuild	79 -7c7ag
rebuild $	84 -5c6g
recall	80 4j7b
receipts	84 -8g4c10k
recently	86 5b
reckon	88 -8c9g
record	72 -19i-8g-5c21aj
record $	80 -4j6a
recorded	77 -13j5k7ab
recorded line	86 -7a-6j8b
recording	82 8a
records	81 -7d-5a5e7k
redone	82 7j
redone $	88 8a
registration	86 
regular	74 -4j6ck
rely	88 5a
rely on	88 5a
remember	70 -12c-5e13a14j
remember me	86 -11k19a
remodeling	88 
renew	80 -14c-4g20e
renew $	84 -14c-5g21e
renewal	76 -8b5ac7h
renewal $	82 -19c25e
renewed	86 8a
rent	62 -13k-10a-7ej6b8d34g
rent $	72 -27c-8b44g
rent from	86 -13c6b11d
rent out	86 -5b13a
rent the	86 
rental	70 -5g9b
rental $	86 -5b10a
rental car	86 5k
renter	88 5a
renters	75 10a
renters insurance	86 
renting	80 9c
repair	85 -12g-4h12j15c
replace	73 5a8c
replace everything	86 -17c16g
replace it	86 
replaced	80 -8a-4c9e10b
replaced $	88 5e
replacement	79 -11g6a8b
replacement cost	82 -11g6b7a
report	80 -7bc7k10h
require	79 5c
require $	81 5c
requirements	88 -12a18c
requirements $	88 -12a18c
residential	88 
rest	80 -18k5g10c
rest $	86 -8c4i7g
restaurant	82 -5b6a
retire	80 -5a-4g9bc
retire $	82 5ce
retired	85 -5g6j
retirement	74 -7c-6a7f8g
retirement $	80 -11g-5b4i6a8c
retiring	88 4a
return	82 -10b4k5aj
revenue	82 -8a13g
revenue $	85 -8a14g
review	86 -11e12a
ride	78 -9b-4c6a12f
ride share	88 
right	38 -24a-11e-10c-8d-7h8b24i52j
right $	39 -53a-16c-8be-7g-5d5k15i99j
right about	88 
right around	88 -8b5a8f
right now	61 -31j-7k-6d-5i11ac13b24g
right there	86 -4j7a
ring	70 -16c-7i-6b-4k6d29g
ring a	86 6a
ring up	88 -24c-4e10d24g
ring you	88 -11a-8e-5i5g24c
road	75 -7k5f7c
road $	86 -6ag-4b5i14c
roadside	80 -4c6j
roadside $	88 11a
rock	88 12c
roof	59 -9e-7a-6h-4b5ij6k8d12c
roof $	67 -20c-6b-5i5g15j23a
roof in	88 -7g-4c14i
roof is	85 -8a18c
roof right	88 
roofing	86 5c
room	76 -12b6c15k
room $	86 -9b-4a6d11c
roommate	86 -6bd-4c19a
roommates	80 5c
roommates $	82 
rooms	88 7a
rough	82 -8a6i7f
roughly	78 -12f-7a6c23g
roughly $	81 -16c-6a27g
round	86 -10a8b
run	58 -18e-9c6dh7a22g
run $	75 -25e-21k-4a10j20c26g
run a	84 7a
run in	86 -18c17g
run it	77 -9a-6g-4j5b7d9c
run me	88 5k
run out	85 -8a-5g5e10b
run the	82 -6a-4g4f6b
run you	88 5g
runnin	80 -14a-6g10c15b
running	74 -10c-9b11g12a
running $	88 4i
running around	88 4a
runs	76 -10aj7d9g12b
rush	88 -4cg8e10a
s	78 -13a-5c-4k4e9b21j
safe	82 -5b14a
safe driver	88 
safety	69 -7ag4j11c
safety $	85 
safety meetings	86 -7c20a
safety program	85 -24a7b20c
said	62 -14c-9a-7g-5i4k19h22j
said $	73 -8h-6c-5i-4g32j
said you	77 -18c-7j-6g-4i6d7h24e
salary	77 -7a5g7j
salary $	85 -7a14g
sale	85 -12a5d7b
sales	71 -9be-5j7a21g
sales $	82 5g
sales is	82 -5g12c
salon	86 
same	62 -24b-7f-5c7g9k27a
same age	86 -10a21g
same as	85 -7f14a
same company	86 6j
same thing	85 -14a-5c5d8k13i
sat	84 10c
sat down	86 7a
satisfied	88 -5bi5a12h
save	77 -13g5ck8a
save some	88 8a
saved	80 -10c13g
saving	86 -6g12a
saving for	88 -6g13a
savings	75 -23a8b25g
savings $	81 -23a22g
saw	78 -10k5a7c10i
say	52 -22e-19h5j13ik21c
say $	66 -14a-13c-4b9i35j
say about	79 -5i-4g16c
say for	88 -28g6d23c
say in	88 5a
say it	78 -16k-14a-11g-6j6c18i25b
say on	85 -12c9f13g
say so	86 -6a10k
say that	86 -17b28a
say the	82 -11i-9c-7a4f14g16k
say what	88 -7bh-6i-5g-4j6c31a
say when	86 -13e-12g29c
say yes	81 4h
say you	73 -9a-8g-6e5f8j
say your	86 -27j-7a-4c6d30i
sayin	88 -10c-7a-5i14d15j
saying	82 -31j-9c15a28i
says	71 -24c-12a-9g7f9h16b19j
says $	86 5i7j
scale	84 -10c-6e7i16g
scan	88 
scare	88 -6j8a9h
scared	86 5b
scares	88 
scares you	88 
scary	84 -6j-4b4a19i
schedule	84 5a
schedule $	88 5a
school	62 -26c-5hik6d11b13f18g
school $	74 -15i-10b-6f23g24a
school and	88 8a
school district	88 -5ab11j
school is	88 -4a4b5i
school or	81 -7i-6b-5f12g13a
schooling	88 -41g-7a13k39c
score	77 -32a-4k19g25c
score $	82 -32a4i15c22g
scratch	88 -7a8b
scuba	82 -9b7g9a
scuba dive	88 -9b7a9g
season	80 -10a-8c-5g24e
season $	86 -9a-8c-5g27e
seasonal	88 
second	65 -11b-5g5i7j11c
second $	82 -4d5k7a
second car	84 -13a22c
security	76 8b
security system	88 6a
see	61 -13g-10c-8h-5a4bk6ij8f11e
see a	81 8e
see if	86 6e
see the	77 -16g-15a12c13f15i
see your	84 
see yourself	82 -17a7g13b
seen	79 -10c7a12f
sell	66 -8c-6k17b
sell $	81 -5gk4b8c
sell for	85 -17c5j18g
sell the	86 -8a16b
selling	88 9e
send	63 -4g7b13f
send a	86 6d
send it	82 -6a5b6f
send me	81 -10k13a
send the	78 -8a10f
send you	82 6a
sense	79 -7c7b10a
sense $	86 10a
sense to	88 
sent	75 -5e-4j8ah
sent you	84 -7c10h
separate	81 5b
serious	86 -6c9g
serve	80 7a
serve alcohol	88 7a
service	75 -5a8k
service $	84 -7a4cg
services	84 -4b5c6a
set	66 -14i-8g-5ej18c21b
set aside	85 9g
set on	88 -10f16a
set up	81 -23i-9g-7a11b33c
set you	88 -6a7b
settle	88 -6i-5a-4g15h
settled	85 -6c-5be4a6gi
sewer	85 
sewer backup	86 
shall	84 13a
shall we	86 11a
shame	88 -10j7f8e10g
shape	74 -10c-6g-5a5b19i
shape $	85 -5i7a
shape is	85 -16c-7g30i
share	73 -6dj5b7c8a
sharing	88 6a
she	55 -24c-15e-14d-7f4h10g11bj31i
she $	85 -13ai12g24j
she do	86 -9c10a
she does	86 -10a-5c4b11k
she get	88 -5e8a
she go	86 -25b11c24a
she have	85 -23c8a21g
she is	72 -8a-6g-5bi4h12j16k
she keep	88 
she take	88 -6g12b
shed	81 -8b4c5a
sheds	88 -27b6a8k16c
sheet	88 -4a6j
shifts	86 -11c10b
shingle	81 -10a5c6j10b
shingle or	88 10c
shingles	77 -9c17e
shingles $	88 -4bc10a
shoot	80 -8c-4e6ik9f
shoot you	88 4b
shop	60 -13c-7k-5b22f
shop $	68 -11g-9b-5h-4f7e11c13a
shopping	82 6a
shopping around	85 9a
shops	85 -14e-9a-5c7dk17g
short	85 
should	56 -10ij-8k10c13b14f
should be	86 -7a10c
should i	63 -19c-17k-5j6f13e14b18a
should it	84 -11e4b14c
should know	80 -28a29c
should we	76 -8b16a
show	73 -24g-17i-8c11d13k31a
show up	86 -7c7d
show you	85 -11i-5gj13a15k
showed	84 -9g7c
showing	88 10j
shows	85 5j
shut	75 7b
shut down	86 
shut the	88 7a
shutoff	86 
sick	78 -6k-5g8c
sick $	82 -6k-4g10c
side	68 -7k18a
side $	80 -8j-7k4c19a
side hustle	88 
side of	86 -5a4k
siding	81 -24a26b
siding $	86 5c
sign	67 -8g-5c7b14e
sign $	86 -14g5a17c
sign off	88 4k
sign up	82 -6g12e
signed	78 -15b-9c-7e7j11a17i
signed up	85 -8c-7e-6b20i
signs	82 
signs your	88 
simple	86 -19a21b
since	61 -11g-4a6j10i
since #	75 
since $	85 -11a16b
since last	86 8a
since the	88 11a
since then	84 4c
since when	85 9e
since you	81 -9a13j
single	76 -13a26b
single $	88 -4a6b
sink	86 5gj
sister	73 -5g7j
sister say	86 7c
sisters	84 -6c7a
sit	74 -15a-6ik7fgh11b
sit down	84 -8a-5k9h
site	86 
sits	86 -11f6a12j
sittin	85 -11j22a
sitting	74 -12j-11g-5k4d6b11cf
situation	85 -6a-5g4bi5j
situation $	88 5i6j
size	82 -21c-11a6k30g
size of	88 -5ag12k
skip	81 -6a9b
skip it	88 -9a10b
sky	86 -7k10i
slab	81 -12c13b
sleep	73 -6a6j8f
sleep $	86 -4a7f
sleep at	86 
sleeping	84 8a
slow	75 -6c-5jk10i13a
slow $	88 -5c10a
small	80 5b6c
smart	82 -12bc4a5i18d
smoke	70 9a
smoke $	79 7a
smoke alarms	88 
smoke detectors	84 5a
smoker	86 -12b15a
smoking	88 -5b
snap	88 -8a7k
snap a	88 -8a7k
snow	84 -6a12j
so	34 -41a-29b-19dg-16i-9f7e25h40k91j
so #	69 -8ac20j
so $	75 -8b-5a24j
so @name	82 
so a	74 -11a15j
so about	75 10j
so do	81 -12j-5g-4k29a
so far	74 -12j5c26a
so give	76 -4a15k
so he	80 -6a11j
so how	81 -10a-9j-7gi4h10e26c
so i	62 -30a-11j4d11e12k14i
so if	78 -7a12j
so is	84 -21j-14b-5h11c16g22a
so it	56 -14ad-7g6c46j
so just	78 -10a-7c-5b9j18k
so let	84 -5a-4c12k
so long	88 -11g-6c22h
so much	86 -9g-8c-6j8b21h
so no	85 -11a-7g9c12j
so she	80 -6c-5k7e8j
so somebody	88 -6a8j
so stop	88 -6a13k
so tell	63 -10a-8j-7c-6d43k
so that	69 -5c4a6f
so the	63 -21a-16c-5e14b42j
so there	67 -10a-5k4g23j
so they	77 -10a10dj
so we	77 4ek
so what	67 -51j-21a-9i12g24h53c
so when	86 -10j-8c5g16e
so who	88 -12k-6j8d20c
so would	86 -9j-6c-4b35a
so you	48 -12abk-11c-6i7d56j
so your	66 -12a27j
social	73 -8a-6k-5j-4g29c
social $	82 -16b-7k-5j30c
social security	82 9b
soft	88 5a
softball	88 
sold	77 -13e-11g-9b-4d5a8j10c21i
sold it	86 -11g-10b11a15c
sold you	86 -8ae-7g9j17i
sole	82 7ab
solo	88 -8a-4i4k13b
some	61 -17g-13a-4e5ch6i15k16b
some $	84 -8b11a
some money	86 6k
some of	84 -12b-6c7g13a
somebody	58 -6bk-5e-4g8i12d15a
somebody $	78 -17a5d17b
somebody close	88 4a
somebody could	88 -7a13c
somebody else	82 11b
somebody in	85 7e
somebody or	85 
someday	86 7a
someone	80 -9c-5dj23g
someplace	85 -6a6c
someplace else	88 -7a8b
somethin	70 -5b-4j4f16a
something	56 -11cj-7i-5h6eg12d16b
something $	80 -21g-5i16e18c
something else	80 -24b8c23a
something happened	77 -13a-7g4i5cf13d
something happens	85 -42c6a39g
something in	86 5c
something like	84 -17a20j
something on	88 5c
something that	88 -7a8b
something to	86 4b
something you	77 
somewhere	72 -20c-8f-4g10a13h20b
somewhere else	80 -21c5a6f15h
son	71 -10g-5j-4d7ei11b
sons	84 -7k14a
soon	70 -23i-10c-7b4g8a33e
soon $	76 -28e-12i-9c26ag
sorry	73 -21j-8b5i14a15c
sorry i	84 -10a-6d4g16c
sorry to	86 -15j6d10a
sort	88 -4a12c
sound	72 -19c-5j-4f5g6i9k14a
sound $	88 -6g8i
sound like	85 -9b-4ci10k19a
sounds	72 -12a-10b-6g-4i4hk7e13j
sounds like	75 -7b-5aci-4g5h6e15j
south	84 -9a17j
space	74 -4g8i
space $	80 -9a4d5b
spare	81 -11a5c9b
speak	86 4j5a
speaker	88 -5k12a
speaking	86 -18a25j
speaking with	86 -18a25j
special	84 -6a10c
speeding	82 -12c-5b22a
spell	74 -8j-6ac5i23k
spell that	81 -21a-8j35k
spell your	88 -10k-6c15a
spend	78 -15c-14i-7ae6b8f34g
spend your	86 -21i-20g-4ae7b9f38c
split	85 
split it	88 
sports	85 5j
spot	80 -8a4c6b11f
spouse	69 9k
spouse $	88 5a
spouses	81 -6g15c
spring	77 -15a7j15b
sprinklered	88 4a
sprinklers	78 6ak
sprinklers $	86 4k
sprinklers in	88 8a
square	70 -11b4j8c11g
square feet	76 
square footage	84 -4ab5c11g
sr	84 7f
sr #	84 7f
staff	80 -5c4a
staff $	85 -5c
stand	80 -15a-13fg-7j-5d6b12e40c
start	64 -21f-6j8a10g14e
start $	80 -12e-6a8b16c
start it	88 -13a16b
start the	86 -17c-12g11i17e
start with	78 -16b-5g33a
started	72 -12i-7j11a15g
started $	84 -19i26c
started it	88 -5j5a
starting	84 -7a6i8b
starts	88 -11a-7e4k15f
state	64 -10d-8e-7g12f14a
state $	88 
state farm	82 -9b10a
state minimum	82 8a
statement	82 -10a-5c10j
station	84 -9c-7a-4i15f16g
station $	84 -9c-7a-4i15f16g
status	82 -9a-5b9k16c
stay	63 -7c-5e-4i4h18f
stay $	86 7f
stay at	88 -8a6b7g
stay closed	88 
stay in	81 -15a-5g19b
stay there	84 
stay with	84 5a
stayin	86 -8a5b9c
staying	72 -8f13a
staying put	88 -5a6b
staying with	84 
step	78 -8c-4k8de
step in	88 
steps	80 -12c18a
still	55 -12c-11bk-9d-6h13i22a24j
still #	86 -7gj-5c21a
still a	88 -7b9e
still good	84 -15a19j
still in	86 -17a21b
still living	88 -6i16a
still on	88 -22a23j
still owe	80 -7c19g
still the	86 
still there	88 -8j6a7b
still with	84 -6b-4j25a
stock	80 -5c-4b15g
stop	74 -7a-6c10e15k
stop at	88 -6b8a
stop me	85 -10a18k
stopped	84 -5a9c
stopping	85 -5c14h
stopping you	86 -9c14h
storage	74 -8b8a9c
storage $	86 8a
storage unit	84 5a
store	70 -16b23a
store $	85 -5ae7f13c
store or	86 -10b12a
stored	88 -4a6c
storefront	88 -14a15b
storm	78 -7be-6g8ai15c
storms	86 5i
story	77 -10a-5g-4h11k15b
story or	88 -13a17b
stove	79 -6b11a
stove $	84 
straight	75 -7a5b6e
straight with	88 -15a5c6k11b
street	65 -11a-8fg-5k8i16c17b
street $	75 -12a-8g-5k8f9c14b
street address	84 -18f-7a29c
street and	88 
street or	88 12b
strip	86 5c
stroke	85 -8c4k10a
stucco	88 14b
stuck	82 6ad
student	74 6j9a
student $	86 8a
student loans	80 -8a-6c9g13j
stuff	63 -19a-5b-4f6c12i15k
stuff $	77 -19b-8g33a
stuff in	85 -14c21i
stuff is	88 -6a-4c6h7g
stuff worth	88 -19c20g
stylists	88 
sub	82 
subcontractors	81 4a
subs	68 -10a13g
subs $	76 -19a23g
such	88 6b7a
such $	88 6b7a
sudden	88 -6e9a
sued	81 8g
sued you	86 -6c13g
sugar	84 -14a6b7c
summer	82 -7a13b
summer $	88 9a
sump	80 9a
sump pump	84 10a
supper	88 -6a-5i13g
supplier	80 15d
supplier $	86 -8a-6c19d
suppliers	80 -4d7b
suppliers $	84 -4d10a
supplies	88 -17f19c
supply	88 10h
sure	77 -4j8i10a
surprise	88 
surrender	86 -10a-9g21c
surrender value	86 -10a-9g21c
survive	86 -7c8g
suspended	85 -6b12a
suv	88 8c
sweet	88 -6g6ci
swing	82 -22c8b9i12g
swing by	88 -7g11i
switch	78 -8g5bc8a
switch $	81 -7g-5b6c11a
switching	86 4a6h
switching $	88 8a
system	71 -8b6c11k
system $	75 -8c-5j10k16a
t	86 -34a38j
table	77 -17a5b7d14g
take	53 -8f-6c-5i-4eg5j8dk15b
take $	76 -21a4b22d
take a	76 -11c6a7bk
take cards	86 12a
take care	76 7d
take for	88 7g
take it	74 -17a-9g-6e-4d11i28j
take on	88 -16g17c
take out	85 4a
take the	76 -20c-7d-6i7g11b20h
take to	78 12g
take you	84 -12a8d14g
take your	84 -5a8b
taken	88 -5d13a
takes	77 -7c-4j5k9d
taking	81 5d
talk	68 -7g-5k6a8e
talk $	80 -4g8c
talk right	88 6a
talk to	85 -6b10a
talked	74 -17g-6e-5c5d6j9a16i
talked about	85 -8c-5d22a
talked to	86 -6g9c
talkin	85 -22c-6j-5g8k9b21f
talking	69 -13k-4efj6d8c16g
talking $	88 -8d-5g5h19c
talking about	84 -21c-6b12ai13g
talking to	82 8a
tall	80 -25i-6c4b32g
tall are	84 -16i17g
tape	86 -8c18a
tax	82 -10b4e6k
tax return	88 -10b5c
taxes	84 -9a8b
teachers	88 -5c5i
team	81 7k
teen	85 -7b5g6c
teenager	86 -9a12d
teenagers	85 -11c-9d5b8a10g
telematics	86 7h
tell	44 -22g-13b-9ij-8e-6f-4d7a78k
tell me	45 -38a-15g-10c-9b-6e-5fhi110k
tell you	68 -35k-24g-6bj-5i9h20c52a
tenant	86 -6b5a7k
term	68 -17c-8a-5f4k7j14b18g
term $	88 -17a22b
term or	80 
terrible	88 7c
test	84 -4a5c
tests	88 
text	71 -13c8a13b
text $	86 
text me	85 10a
text or	88 -12c16b
text you	86 
than	62 -6ik5h14a
than #	74 -10c-9bj5f8h27a
than a	82 -7b5cg
than the	86 -7a-5g10b
than you	81 -13a-4i21b
thanks	85 -5k6e8c
thanks for	85 -5k6e8c
thanksgiving	86 -7a-5g8b
that	29 -27c-14g-10d-8e4b5f7k9h10i11a65j
that #	85 -9c-7b5k7g11a
that $	52 -27g-11ci-10b6e9k14a15h23j
that @name	88 -9a-7b-6e7i17c
that a	67 -12j-8ae5k36b
that about	81 -5g-4a11j
that accident	88 7b
that address	80 -5bc12a
that all	79 -22b27a
that an	88 10a
that be	81 -9j8cd
that bugs	88 -9c-4ag9b14h
that building	88 -5a9b
that came	88 6a
that car	74 -16c-4j21g
that claim	73 -9j-6b-5i-4e7a8c10g
that clear	86 -5j6a
that commercial	88 -4a8d
that company	79 -12c6h8e14i
that correct	79 7j
that could	85 7a
that coverage	86 6a
that did	82 -12a-7g9b10i
that do	80 -19g24c
that does	88 -5a5k
that down	85 -9a12j
that everything	86 12a
that for	76 -11g-6a-5b4d24c
that from	88 -4b
that goes	88 
that got	81 -7g5c10a
that group	88 6c
that had	88 -4a4i6d
that happen	85 -9c5b13g
that happened	86 -4c5b
that home	86 -12b13a
that house	82 -17c-15a11h28g
that how	73 -30i-28g19a54j
that i	80 -28a-13j-7gi13b18c30k
that in	84 -8b-7a8j16c
that is	48 -30b-28c-8e-6f29g54j
that it	77 -23a31j
that job	78 -7a16g
that just	88 6c
that kind	85 -9c11a
that last	85 -21a10i15b
that life	86 -7a4c6g
that like	88 -24c-8g5e36i
that little	84 -7a-6g13c
that loss	80 -5e9c
that make	84 
that makes	85 
that new	88 -7c13g
that off	88 -13a5k8b
that okay	82 
that old	80 -5g-4j5e11a
that on	84 -4a9c
that one	70 -12a-8j9fh
that or	88 
that out	85 -12a4c7bd
that page	88 
that place	81 -12a-9j-5k4e6d22b
that policy	70 -14k-8cj4a5d10e13g
that premium	88 -5g4a7k
that price	88 
that right	51 -11a-5c22i
that roof	84 6b
that same	85 4c6i
that so	75 4h10j
that somebody	88 -8a13c
that sound	80 -9cg17i
that sounds	88 6e
that still	77 -7a-6b6e18j
that that	78 -7j-6g7c14a
that the	68 -31b-8k-5dg18a42j
that they	86 -13a4e17b
that truck	82 5b6a
that vehicle	88 
that was	79 -18g-5ae5i34c
that we	88 -8j10c
that what	62 -34c-18g-17a-12k-6i-4bde4f98j
that who	85 -8a15j
that whole	85 4g
that with	80 -16b-7j-5d-4e13c27i
that would	82 
that you	67 -25g-24j-15b-7e5k9i28ac
that your	71 -20b-11g-7i10a36j
the	22 -9g5ck8ad9e10h17f25j
the #	64 -24a-21c17j38b
the @name	77 -15g-9b-5j11c29a
the account	84 -9c-5k22a
the address	86 -25k-9a47c
the adjuster	84 -6g-5b5k7i
the age	88 -31c-4a7k31g
the amount	86 9j
the apartment	72 -5bd-4a5cg7j
the app	81 5i9j
the at	88 -14g8f13c
the audit	75 -17a-7g9c19b
the auditor	88 7a
the auto	77 -9a8j10c
the baby	77 -4d5a
the babys	85 4c
the bank	72 -8g10a
the bar	88 -15d17a
the basement	74 -14a11b12c
the beneficiary	81 -10g8c13d
the best	71 -7g-4i9ah
the big	78 -23a-5g5c7k21b
the bills	78 -5g5a7b
the books	86 -8c-5d4a9b
the boss	88 -5b5e11a
the both	88 -6a
the bottom	88 
the building	69 -25c-10a5b30g
the business	58 -22i-13a-7ek-4b4h6d15j37c
the call	84 -4c8a
the car	64 -26d-17g-8a-4i7e10f35c
the card	79 -16k-8a-7j17c19i
the cars	75 -21k-7c-5a10i20g
the cash	84 5i
the cert	88 
the certificate	77 7di
the check	84 -21d-5b6a7k22c
the children	86 -4a5k
the chimney	86 -5b5a
the church	88 6f
the city	86 -10b14a
the claim	76 -6g-5e4a9c
the client	88 
the closing	84 -11c-7b7e9a
the cloud	88 
the coast	88 9g
the comp	82 -16c-7b-5j6a26g
the company	61 -19g-6c4a6ik12e
the companys	82 -9c-5g7k11j
the complex	88 -11c25d
the computer	86 -7g9e
the contract	77 -13g-7a8f18c
the cost	88 6k7b
the country	82 17f
the county	84 -10bc-4g12d18a
the coverage	80 -17a-7c5k10j15b
the credit	80 5j
the damage	84 -7c-6e18g
the dash	85 6g
the date	84 -27c-7a6b10k25e
the day	79 -38c-7b5a12h28e
the dec	84 -4a6e
the decision	88 
the declarations	86 
the deductible	80 -15c5h7b8i
the divorce	88 -7b7a
the dmv	88 4f
the doctor	82 -17g7k13i
the door	85 -18a-6b7g8e14f
the doors	85 
the drivers	82 -6a6c
the driveway	84 7k11f
the dwelling	86 -29g-6a5bj27c
the easiest	88 -12b-6c22i
the electrical	84 -5j6ag
the end	77 -17b-4j27a
the equipment	84 -9a-6g8e14b
the fall	84 -10a6j12b
the family	73 -8g-5b7a8c
the fifth	88 -4a5b
the file	86 4a
the fire	78 7c
the fireplace	88 5c
the first	70 -11g-6e-4ck8i19a
the floor	88 
the form	75 -23c-7j-6h-5a17b32k
the front	80 -31b6k31a
the full	79 -15f-8j5ak15c
the funeral	80 -13a5b6c7d
the furnace	81 -17g13i
the garage	81 -6b-4g7ak
the gc	85 -7g9c
the general	84 -26g25c
the grandkids	88 9a
the ground	85 -7a15b
the group	88 -10c-5a9b11g
the guy	88 -9g-6e-5b-4a4c23d
the heat	88 
the holidays	88 -9b-7f-6c31a
the home	67 -23a-20g-6i-4e4f7jk18c21b
the hospital	75 -5b10j
the house	51 -6g-5fh7d24a
the household	81 -5c
the id	88 -8e13c
the increase	82 -8g-6k7e14c
the insurance	69 -21c-13b-4j5ad11k22g
the jeep	88 5c
the job	68 -21a4j5efk8b
the keys	81 -5a4d5e
the kids	63 -14g-7d-5f6i21c
the kitchen	75 -9b-6a5c11i
the knot	88 -16b-5a7e17j
the lake	84 -6a
the landlord	75 -21c-12a5b7j10d13g
the last	61 -36c-4g6d7b12e20a
the lease	66 -11d-7c-5b6j29a
the legal	88 6k
the lender	82 -6g6c
the letter	84 -6a9c
the liability	82 
the life	79 -9b-6g4c5ef10a
the limits	86 -28g29c
the line	80 8d14g
the list	88 -7g-5b13c
the little	75 6j
the loan	80 -8a-4c4g5f6d
the lot	85 -5a8k
the lucky	88 -6d8c
the mail	84 -8a5b7c
the main	82 
the market	85 -17c5e6gj7a
the menu	88 11c
the middle	80 -4a7e12b
the moment	84 -11b-7g4j6c9a
the money	74 -8c-5a9f10b
the month	79 -11b-10c-5g9a16k
the morning	88 -14c-4a21g
the mortgage	73 -11a-9d5b7j11g
the most	77 -16a21g
the move	86 -7g13i
the name	70 -25c-7g-4f5a6i9e20k
the nearest	86 -6a5j9g
the neighbors	88 -6g6j8a
the new	69 -17k6a8h15g
the next	80 -12f-6eg6i16c
the note	88 -9c10g
the number	73 -10a6j8cf
the numbers	88 -9g5b14c
the odometer	85 -8a5c12g
the office	73 -6j13b
the old	70 -19b-17g6c7e29a
the oldest	84 5a6e
the on	86 
the one	64 -12a-9k-6g12b14j19c
the only	81 -14a5c13b
the original	84 -7j7ab
the other	66 -27c-14b-11d8h10a40g
the outside	86 
the owner	84 -8b10a
the owners	88 -5b8a
the package	88 7a
the paper	88 
the paperwork	79 
the past	84 8a
the payment	85 -11c-7g-5a7b18e
the payments	84 -13b5i10a
the payout	88 11g
the payroll	84 -43c-6b6a42g
the phone	71 -17c-5j12a17g
the pickup	88 6d
the picture	86 -11j18a
the place	65 -23b-22c-18e6d11i18a37g
the plan	78 -6g-5a-4b8j15c
the plant	85 -6g-4e6i11c
the plate	86 -10b-7c25a
the pleasure	88 -4ac14d
the plumbing	88 
the policy	65 -20a-12i-11g-7k12d15b32c
the pool	88 4a7i
the premium	88 -22c6a21g
the price	73 -9j29a
the proof	84 -29c-6b4f33h
the property	74 -20g6d17c
the quote	81 -8k12g
the rate	80 -19c-11b-7a6ek37g
the reason	88 4c
the renewal	85 -9be21a
the rent	84 5a
the rental	88 
the repair	88 -10g17c
the rest	84 -19k-4gj5ai19c
the restaurant	88 
the right	84 -12g-11j5b6c10i
the road	79 -4j10a
the roof	66 -15c-8b-7ae6k13i15j17d
the safe	88 -7a6i
the same	65 -29b-7f-4i5e12g27a
the scale	86 -10c-6e17g
the school	86 -7a-5b15j
the second	80 -27a5j31c
the service	88 -5a6g
the shop	63 -10ag5j8e11b
the size	88 -5ag12k
the south	88 -13a18j
the space	86 -4a4b
the spring	85 -11a13b
the square	88 -46g45c
the state	73 -22c-4g10a19f
the store	79 -7b6a8c
the story	88 -4j17k
the street	77 -5b6a
the stuff	81 -4a5j
the subs	88 7c
the surrender	88 -36g37c
the table	86 -4a8d
the tax	86 -5a-4b5e7k
the the	67 -9d-5b5k8g13f
the thing	82 4j13c
the time	84 -9b-7c-4j5g6a11h
the title	81 
the top	78 4a6k
the total	85 -11c-6ek38g
the truck	74 -18b5j9a
the trucks	86 -11c7a11d
the umbrella	88 -16a5k14b
the uninsured	85 -12a7b9j
the upstairs	88 4a5f
the van	85 -10a5cd6h
the vans	88 -11c-5g7i12a
the vehicle	85 -5bc5a6k
the vin	73 -17a-9j-4g34c
the water	73 -13c-6i-5e8a9g15f
the way	73 -11j-5ag-4k8b27c
the weather	84 -6g-5e8c10i
the website	86 -13j-5h8a13b
the week	85 -5e-4g9h
the weekend	86 -9a10c
the what	82 -33c5g6i8f11b12h
the wheel	79 -5c16d
the whole	73 -12b-5i5k13a
the windshield	88 5k
the winter	84 5a
the wiring	84 6k
the work	81 -17c-5e5b20g
the worst	80 -11a7c9h
the yard	79 -5b7a
the year	75 -5j4a5k
the zip	79 -16j21k
theft	86 6b
their	61 -17c-10b9h17g
their own	73 12e
their price	88 -12a-6b-4h15g19c
theirs	86 -6a6b9h
them	53 -16a-13e-5j5gh6b8di9c
them $	61 -12b-9k-8h-6e13i14g18c
them in	88 -4b7h
them on	86 4k
them right	88 
them so	86 -7g-4c11h
then	63 -10b-9k-8h-5d-4e8j20c23a
then $	76 -12c-8eh-5j9k15g17a
then it	86 4a
then what	80 -22k-11g42c
then you	88 
there	39 -21f-9j-7e5h9k13c39a
there $	51 -23g-18f-8k-4j4i6b7eh17c23a
there a	56 -34b-9j-7f-5c6d7h26ag
there an	84 -16b21a
there and	80 -30c14d27a
there another	88 -8a16b
there any	78 4a5g
there anything	76 -6k-4c15b
there are	88 -8b15a
there by	86 -7a6i7f
there for	84 -7c10a
there i	88 7k
there in	79 -14b6a10c
there is	59 -17a-6fi11g27k
there like	86 -8c
there more	88 8b
there on	84 -11e-7j20c
there or	73 -15a-4f28b
there right	88 
there so	88 -5g10h
there somebody	86 -11a17d
there something	79 5a
there sprinklers	85 8a
there was	82 6f10j
there what	81 -15a5f9g11c
there when	88 -4a6e
there with	80 -7b-4j8d10a
these	63 -5c-4j4g8a13i
these days	67 -10c7g11i
these things	88 6i
these years	88 -8g13c
they	44 -10j-9i-8a-7c6h8d11f12g16b
they $	82 
they are	75 -19c6a8h13g
they be	85 
they been	88 -9a-7g21i
they charge	85 -7g5c
they cut	88 5b
they did	86 -17b6c16a
they do	77 -5i-4a9c12d
they gave	86 -11a6b9k
they get	84 -11c11g
they give	75 -9c5a20g
they go	86 -18i7b11g
they got	86 -6g-5j14c
they hand	88 -10c-5a5b12g
they handle	88 8k
they have	74 -14b-6k4a5g7c11j
they in	88 -9b12c
they let	86 -7c9ah
they need	86 -8c6e9g
they pay	73 -19g8i16b
they put	82 -4g7e
they quote	85 5g
they raise	88 6a
they say	77 -32h-10g-4e8j13a26c
they sell	88 -4a6c
they take	81 -9a-5c5g15d
they tell	82 -9g-4ek8a10c
they treat	80 -6cg5b15a
they want	82 -23c-8a6b22g
they were	88 4i
they will	80 -13a-5g21c
they would	84 -10a5j6c
thing	60 -32a-20g-5j-4f11h21b31c
thing $	75 -6k-5g13h
thing about	80 -8g-6k-5a26c
thing or	82 -8e-4i23b
thing that	88 14c
thing you	81 4a
things	66 -10g-5ak4b11i17j
things $	80 -4j9b
things are	88 
think	60 -15j-6cd6f7h28i
think $	75 -17g-7ce-5j4a38i
think about	77 -13g-6k-5d6a31c
think it	84 -11c-7a26g
think that	86 4e
think you	78 -8c-7i-6h5g8be
thinkin	84 5k
thinking	69 -10c-5bi-4k5a6g18h
thinking about	77 -12g-8b-5h14c22a
thinking of	80 -6a7e13g
thinks	86 
thinks it	88 4j
third	80 4j7i
this	45 -11i-9b5g7a28d
this $	61 -11g-10i-9b-6j5e6ck28a
this a	80 -5a14b
this afternoon	86 -8c-5b4a12g
this by	86 
this call	79 -12g-10i7h26c
this is	81 -13c5k16j
this line	88 -6j5a
this month	88 -10e-7h-6g9c21a
this morning	85 -5e10c
this off	85 -5j6h13g
this on	84 -9b7h11a
this one	84 -7a6k
this ones	86 -4a
this over	85 -13c-6a5k13f
this so	88 7a
this summer	88 7a
this the	86 -15c10h14a
this week	81 -9g-8a-4k6h7e9b
this what	86 -10e-5b27c
this year	73 -21c-15e-8k-5b12a36g
this your	80 -5c-4d14a
those	57 -16f-8c-6b4k5gh6e17i
those #	80 -6h6k9c
those $	81 -9b-5j9g11a
those are	85 -9a-7h21j
those guys	86 -6a8g
those old	86 -19a7c9be
thought	77 -19d-15c5h12g23a
thought about	80 -14c5h13g
through	54 -17g-10e-7h-4a6di7c8f13k
through $	84 -9b6a21f
through a	82 6a
through it	81 4i10b
through that	81 4ak
through the	71 -7a-5c5fi6j
through what	75 -14c29k
through work	80 -5k5a12c
through your	72 -14g-4e6b20c
ticket	79 -7a9b
ticket $	86 
tickets	77 -6c8j
tickets $	81 -5a9j
tie	88 7e
tied	88 -7b-4g18j
tight	88 7a
til	81 -6g-4c4a5e6h
tile	88 -6j5c7b
till	71 -15a-8j-5k-4di7bcf14e
till the	81 -9a5b6c
time	53 -14bj-13i-8a-5f20g36e
time $	65 -19i-11g-7j6e10b12h19a
time and	84 -4e9k
time do	84 -32c-9g42e
time does	88 -15c-7a5j22e
time for	85 5d
time or	79 -15b-6e30g
time to	85 -26c-7g11a34e
time what	88 -7c-5e20g
time you	75 -6c-5a-4j9k11e
timers	88 5a
times	79 -7a-5c7g9j
times your	86 -8a-4c7g9j
tip	85 -6g15c
title	77 -4g6c
title $	86 -7g8c
titled	88 
titled to	88 
to	31 -13j-10i-8a9d10f12g13k15b21c
to #	73 -14a9i16b
to $	67 -23c-10e-6a-4b10d16g22f
to @day	88 -6a5c
to a	74 -12a-10g5e10c15b
to add	88 -7b15a
to ask	70 -14c-6b5af7k8j
to be	61 -29a-7k-6e-5i8g10c17j20d
to build	86 
to buy	78 -10c5a17g
to call	78 -14b-6k-5d14a17e
to carry	88 
to change	88 
to check	86 -7aj6k11d
to close	86 -12g6a10c
to college	80 -19a33c
to come	80 -5bch8a15f
to compare	88 -11c13d
to cover	86 8a
to do	66 -8i-7gj12e17c
to drive	78 -6a5b
to drop	88 8a
to each	88 -11g14c
to earn	88 -10g14c
to every	88 -9g-5a8d10f
to expand	88 5a
to file	88 -5a8b
to for	86 -5g10h
to get	63 -29a-16j-8e-6c11f13k17g24i
to give	85 5b
to go	66 -14bf-12k-5eg-4d14c49a
to have	74 -14a-8c-6g10j21e
to hear	75 -15j-12i-6b-4f5ad34k
to hire	85 -8c13a
to it	80 -7g-6a6h18c
to keep	72 -11a-8cg5d6k8j20b
to know	65 -36a-7b-5dg22c37k
to last	88 -7c16g
to leave	72 5a8e
to list	79 -17k-8a11d17c
to live	86 -10e7aj
to look	78 -6h-5g4i10c
to lose	88 -8g9c
to make	78 -17c-5b7i8h10a
to me	74 -14c5a8jk
to move	77 -11c-8i-5g6h11a12e
to my	88 -8c-5k6b8e
to need	85 
to pass	85 -11be-7g4f9ac11d
to pay	70 -16c-4j5a7b11g
to pick	86 -7a9c
to price	88 -8a-5g7b10j
to protect	88 -7j11c
to pull	88 6k
to put	70 -8c-4i4bk10a
to quote	88 -10a15b
to reach	81 -10b-4ac21e
to read	85 -13i5b17c
to rebuild	81 -5c9g
to record	88 6j
to replace	77 -5b9c
to run	75 -25e-22a7k18c24g
to save	82 5a
to say	77 -6g8c
to school	81 -20a-5c4i5g18f
to see	77 -6ag4c11e
to sell	84 -7c-6k17a
to send	81 -5g5k6d
to show	88 
to sign	80 -9c23a
to sit	88 -5k-4a10h
to somebody	88 -4d6b
to spend	86 -34c-6a7b38g
to start	80 -5c-4a13e
to stay	78 -4b4a
to take	78 7ad
to talk	85 -8b-5k23a
to tell	86 9a
to that	77 -6g-5d6f9a10b
to the	58 -13c-8i-6d5k9g16a
to them	88 5i
to think	86 -5d7a8c
to this	84 -10e-7b4c7ag9h
to to	76 -14c-9a-5k6be9i12g
to travel	88 -7c4f5a
to us	85 -8g4j10c
to use	84 
to walk	85 -5k6b7c
to what	86 -9c5k8b
to when	85 -26a-10e-9g13k18d19c
to work	67 -16g-6a25f
to you	60 -17g-6e4j12a16i
to your	65 -14g-10a-6ek-5hi4f8b35c
tobacco	78 -6b9a
tobacco $	84 -6b8a
today	58 -12k5g6c9d
today $	61 -11k-10h-9j-6b6a7i8d17c
today is	88 5cj
today or	86 -9a11b
together	75 -9b-5a-4g7e8j9f
together $	80 -13b-6k-4g7f8e10j
told	72 -8a-6c7d8g14j
told me	86 -9a19j
told you	75 -5c7g8d
tomorrow	69 -5c5j8g9e
tomorrow $	80 -23a7i9c12g
tomorrow what	85 12g
tonight	79 -15a5g7j14c
too	60 -18k-6ch-5g7f23a
too $	67 -6k-4ah10i20b
too much	82 -32g5f13b20a
too or	85 -40b44a
took	76 -9g4h7j
tools	72 -12b-8c23g
tools $	86 -25c-9a36g
top	68 -8g5j13c
top of	73 -6g5b
tornadoes	86 7c
total	75 -7e5c7d
touch	84 -8a-6g5c12d
toward	86 -9a-6c4b13g
toward this	88 -6c-5a13g
towing	81 6b8a
town	73 -13d-9g-6a5c9k19f
town $	84 -12d17c
track	88 -7c-5b12g
tracker	88 -10c-9a10b14h
tracking	88 -10c14h
trade	80 -12a-8c5b14e
traffic	86 -6b5a8g
train	86 -6a4i5b
training	82 -5g8c
trampoline	75 -13b18a
trampoline $	80 -9b12a
travel	82 -7c4a
treat	77 -9j-6cg10b16a
treat you	77 -9j-6cg10b16a
treated	80 -6g10i
treated for	84 
treatin	88 12i
treating	81 7b
treating you	81 7b
treatments	85 
tree	84 -15b14j
trees	80 -8i4g6k7a
trip	84 
trip to	88 
trouble	72 -7c-5b5k9a
trouble $	86 
trouble with	86 -13a7j12b
truck	65 -9b-4c15a
truck $	76 -6g-5b5c10a
truck for	88 
truck is	86 
trucks	74 -9a-5b15c
trucks $	84 -27a30c
true	85 -6a11c
true for	88 6c
trust	73 -10a-5g4k8bh
trust $	80 -5g5c6d
try	80 -18c6a22e
try you	88 -20c24e
tub	81 -8b6aj
tuition	85 -5a19g
turn	74 -12e-4ij5ag12c
turn #	88 -7b6a7e
turned	72 -15c5g6a7d
turned down	80 -4g8a
turned in	88 
turns	88 -5e8a
turns #	88 -5e8a
twice	80 -10a4d10b
twice a	88 -5a5b
twins	88 
type	73 -12g-6a-4b13c17k
type of	80 -6bg4k15c
typed	86 -17k4a14j
typical	86 11g
uber	82 7a
uber or	86 5a
ugh	85 -5a6e10h
ugly	85 6f7a
umbrella	62 -10g-8i-4e7a8h10b
umbrella $	72 -12c-10g5k24a
umbrella on	88 
umbrella over	82 -6c9a
umbrella policy	84 -14a28c
uncle	82 -5d5a6k
under	60 -15j-5dhk-4ei6c9f13a16g
under #	73 -11g-8c4f7b19a
under $	82 -9a20g
under a	81 -4j9a
under that	86 5a
under the	80 
under your	81 -10b-6c-5d9f14a
underinsured	86 9g
understand	79 -9a-7c7h9k15j
underwriter	88 -4j7d
unhappy	86 
unhappy with	86 
uninsured	73 -23g-6a6j12b18c
uninsured motorist	77 -23c7b20a
union	81 
unit	75 -11c-9b4j7g10a
unit $	81 -9c5a7g
units	85 
universal	88 -6j14b
until	88 -6a4j5e
up	44 -9c-5b-4a5h16e21f
up $	58 -32a-22g-6bj7f25e35c
up a	84 -11g-6a9c11b
up and	77 -5c7a12e
up at	79 -5e4c8d
up for	73 -6e-5d6a13g
up front	88 8a
up if	88 4g
up in	74 -17a7fj12b
up is	88 4b
up on	77 -5bij7k18g
up or	86 -15b-10c7a22g
up so	88 -7g4j9c
up that	88 -5g5c
up the	73 -8a-6c6b14g
up there	76 -22a-6g-5c5j15f16e
up to	71 -15c-12a-8e13b32g
up with	70 -22c-11ab9gi12e16h
up your	74 -23a-11c-10g-5b5k9e43i
update	88 
updated	75 -12b6e17c
updated $	79 10e
upstairs	80 5ac
us	62 -14g-7a-6d6c7i10h11b
us $	69 -9g4j5b9a
us do	86 -13a8hk
us to	88 6i8c
use	59 -18b-8c-6ef10i38a
use $	79 -5c20a
use any	86 5a
use for	88 -7b7c
use it	84 -6g5i
use that	86 -4g8a
use the	79 11i
use tobacco	86 -7b10a
use your	86 -5a5bg
used	73 -22i-17a4d16b27c
used $	88 -37i-6g44c
used for	86 -21g27c
used to	82 -35c-8a7b8d30g
using	85 -9b-6j20a
usually	73 -8c-6g-5j9f12e
usually go	88 -5c7d
v	82 
vacant	84 5a
vacant $	86 
vacation	84 -13c7af
valid	86 -5b8a
valuable	86 -16c18a
value	69 -5e21g
value $	78 -4a16g
values	88 9e
van	82 -8a5cd6h
vans	80 -16c-5bg4d6i18a
vape	86 -22b23a
vehicle	70 -11a7b10k
vehicle $	82 -5g9c
vehicles	73 -8g4c7j14a
vehicles $	82 -6c6g12a
vehicles does	88 5c
vendor	88 -7g10c
vendors	86 -5b5i
version	88 -5a5b
video	84 
vin	71 -17a-8j-4dg8b29c
vin $	82 -57a4b63c
vinyl	88 -7a5j9c
violations	85 -6c
visit	84 -20b-7g10h20a
visit $	88 -7g7a8c
voice	88 -13a-7k10b19c
volunteers	88 -7a5b
w	80 -14c18g
w #	85 -14c20g
wages	74 -7b-6a-5c8k15g
wages $	84 -21g4d7k18c
wait	80 -6k5e6h
waiver	88 -8c8j
walk	62 -10c-9e35k
walk away	86 7c
walk me	65 -18a-14c50k
walked	88 -5a5e11c
walls	80 10b
walls $	85 -6c14b
want	46 -16d8h14e16b
want $	73 -13a-8c-7e7b25g
want a	78 -6a-5bg16c
want for	86 -9c10g
want it	73 -13a-12g-8i-6c5b29e
want me	72 -26k-7eg-6h6c8j13b21a
want that	84 -40d-5c4b12h29a
want the	75 -15a6i9h11b
want to	53 -27j-20g-11a7c11i12d14k24b
want you	86 4g5k
want your	84 -13i-7a5k15c
wanted	84 -6b4e6a
wanted to	88 -4b5e
wanting	86 -6b-4e5g8a
wanting to	88 -5b-4c7g8a
wants	74 -15a-6c5h6fj13k
wants to	84 -9a6h7k8f
was	45 -33f-13k-11g8b10c14h15i25d
was $	88 -12c-5b6a18g
was a	79 -15g6f7c8i
was anybody	88 -5g17a
was for	86 -7i-5g13j
was i	88 -77f80c
was in	81 -8e-5g13c
was it	60 -25c-14e-10b-8hk9j19a22d26g
was not	88 
was on	86 -13c8k18g
was that	63 -44g-43c-11k-7j10b13a20i23d43e
was the	61 -33c-9j-8k-6a6f16h18e26g
was there	80 -21a30b
was your	68 -17c-14a-5d5i7b13e20g
watch	86 6j
watches	85 -4i
water	63 -7i-6e-5j6g9f10a
water $	80 6a
water damage	86 
water heater	84 -4i5g
water in	88 
water off	88 -5e10a
way	62 -15b-14j-8f-6d5g8h13c25i
way $	74 -32a6c22i
way around	86 -9b9a
way it	88 -5b6a
way to	78 -8b-6g12ai
we	52 -7f-6e4g6i7j9c
we are	73 -6a-5dg7hk8j
we can	88 -7a6e7k
we do	78 -8b10k
we get	74 -12g-10k-5j18a19c
we go	86 7a
we got	84 -21c-11g-5i8a31d
we have	77 -9c-4g4b6j
we meet	86 
we need	86 -11b-7j6f7c10a
we talked	88 -14a6i14j
we talking	77 -14a-10c-9d6i35g
we will	85 -12a13k
weather	82 -6g-4ae8c9i
website	81 -5hj7c11b
wedding	85 -5d5e10j
week	62 -17a5b10h
week $	73 -9g-6e4i5h8c
week do	80 -4a7g
week is	88 5i
week or	88 -8a13b
weekend	74 -19a-6e5i9j16c
weekend $	81 -11a15c
weekends	84 -11b15a
weeks	72 -11b7i16g
weeks $	85 -5b5a
weigh	80 -36c-10d12a37g
weigh $	84 -27c27g
weight	75 -12j-8a5g23c
weight $	80 -17a-9j18c19g
weird	88 -8c8a
well	67 -11bj-7e8h13d17i
well $	78 -7g9a10c
well that	85 -8aj-5ei12d19g
went	66 -18g-7i-6ab-4e10k11h20j
went $	85 -8g-4c6a15j
went through	88 5c
went to	86 -10c5g7f
went up	85 -13a9hj
went wrong	88 -7g11h
were	56 -16c-7h-5i10k12e16a
were gone	81 7af
were not	80 -16g5i6b11c
were the	88 -4c14e
were they	82 4i7a
were you	63 -24c-19i-12j-8e-7df-6h17k34a38g
wet	86 4i
what	25 -103a-44b-39j-28k-9d8f29h43e82g140c
what $	77 -13c-12j39g
what a	84 -25c5g6k7a11d
what about	77 -23g11c23a
what age	84 -26g-8c44e
what all	79 -12a-9j9g24c
what amount	81 -12a29c
what are	56 -28a-14j-8f-7h-6dk-5b10i11e17c45g
what becomes	88 -7g-5e7c9a
what benefits	88 -7g11c
what bills	88 -11g18c
what breed	86 
what brings	86 -23g23h
what can	78 -42c-9e-5a18i44g
what changed	85 
what city	86 8f
what comes	84 -8c-6a5j11g
what company	86 12c
what could	79 -12a7g18c
what date	85 -85c92e
what day	75 -46c-20g-10j-7a96e
what did	54 -38e-32a-14i-13j-6k-5bdh25c107g
what do	48 -67a-46e-15b-14k-10f-9j-6i14d25h49c93g
what does	59 -26e-21a-8k-7j-5fhi37g50c
what else	76 -7ag25c
what exactly	85 -7a-6g-5e26c
what got	81 -16g6h7j10c
what grade	86 -10g20c
what happened	69 -8g-6ai-5j6h23c
what happens	67 -30g-8d-7e5ak40c
what have	70 -17a-6b9g26c
what hours	82 -26c-7g40e
what i	68 -36c-17g-11h-8ei-7k-5b17j82a
what if	72 -12g-7d11c22a
what insurance	85 -7g-6ce26a
what is	39 -52j-14k-13a-12b4c9i14e18h75g
what it	71 -22g-17c7i12k22a
what keeps	82 9h
what kind	59 -21a-14b-5hj4d6g45c
what life	86 -16c21g
what limits	81 -11c16g
what line	85 -6ag15c
what made	73 -10a-9g-5ek35h
what matters	88 -4g6b
what month	86 -55c-9g-7j73e
what number	78 -31c-4a43g
what other	81 -13g-9a12d14c
what part	80 -11c-4j29f
what percent	80 -8c-5b27g
what questions	86 6c
what reason	88 7c
what shape	86 -9c-5g19i
what share	88 -20g27c
what should	85 10c
what street	88 12f
what that	86 5k
what the	73 -12a-9g-4c10k25j
what they	77 -20c-8g-5b8hj9a12k
what time	79 -21g-6j30c
what town	88 -18c-8g29f
what type	80 -7g-5b17c
what vehicles	86 -5g8c
what was	63 -23a-20j-18c-14d-13e-9k28i36g41h
what we	86 -12c-6g7a15j
what went	84 -9g5c10h
what were	82 -18e-7a12k16c
what what	72 -22c-7a-6j-5b4g40e
what will	85 -4g15c
what work	86 9c
what worries	86 -5g7c
what would	52 -53a-37k-20i-14e-10b-8d-7j-6f29g139c
what year	67 -49c-39g-17a-11j-6b-4f17d122e
what you	55 -113c-48g-12e-7h-6f-5di15b34k64j90a
what your	78 -21c-7g6j9i19k
what zip	88 
whatever	80 -11c-8a27k
whatever $	86 -6a13k
whatll	85 14c
whatve	78 -16a6fg17c
whatve you	78 -16a6fg17c
wheel	78 -6a-5c5k15d
wheel $	88 -16a7k16d
wheel of	86 10d
wheels	86 5i10c
when	41 -34a-18f-14j-13h5d6i10g86e
when $	80 5ae
when a	85 -11e10c
when are	74 -12a-9e33c
when could	85 -15a23e
when did	59 -28a-25c-15g-8j-7d-6b-5ik106e
when do	62 -26a-21c-10j-5k-4bf14g68e
when does	75 -9a-4cg27e
when he	84 -12e-5ci5a23g
when i	85 -15e-5f9i16g
when is	62 -14a-10c-6g4b43e
when it	74 -32e6fi7cj9b
when she	86 -12e26a
when the	77 -31e-12b8j12g24a
when was	64 -17c-12a-5gk-4d58e
when we	88 -16g-5ei30c
when were	82 -12a27e
when would	76 -19a-10c-7g50e
when you	56 -110e-12f-7h9i10b17g18k23d25a31c
when your	85 4cd6k
whend	74 -11c-9a-6g43e
whend you	76 -11c-8a38e
where	49 -44a-24b-22e-14d-9h-6j5i10k19c95f
where are	74 -16a-10c-4b42f
where can	88 -18c23f
where did	82 -17c-6a-5b11f28i
where do	65 -31a-12g-5b18c47f
where does	77 -19a-6e18f21c
where i	88 -10f9j
where is	66 -19a-12e-9cj-7b-6dk-5i14g64f
where it	86 -9c5f14a
where should	80 -20c-5b30f
where the	86 -6f-4c4k12a
where would	71 -25a-9c-7k25g30f
where you	68 -46f-6bg5ej7k11c38a
where your	86 -4f10k
whereabouts	82 -7a-4b18f
whered	76 -13a-9b-8g-5c47f
whered you	76 -13a-9b-8g-5c47f
whether	85 11k
which	56 -30a-18g-15j-5hi7b10ef22c32d
which bank	86 -16c19d
which car	78 -16c5k15d
which cars	88 -10d19c
which company	79 -12c7a9f12d
which floor	86 -5d11c
which one	84 -29c-9a8b10k27d
which ones	84 -12c-9a-5e12b16d
which other	88 -16c23d
which state	88 -9d17c
while	70 -9c-6b-5i-4f6j11a18g
while $	85 -9c-6d13a17g
while you	85 -10c4d11g
who	39 -27b-25g-14aj-12e-11i-5f6k121d
who all	80 10d
who are	70 -4c4a9d
who checks	88 -8d12a
who comes	84 -9a17d
who could	88 
who decides	88 
who depends	88 6d
who did	85 -5b8d
who do	62 -29a-14g-11k-5e28d47c
who does	73 -8a18d
who drives	73 -21d-8c7k26a
who else	70 -6a20d
who gets	84 -9d12a
who handles	79 14d
who has	80 -11a6c10d
who holds	88 
who i	85 -5adk21c
who is	52 -39a-16c-13j-6g5k81d
who lives	88 -5d5a
who looks	86 -4b4a
who makes	85 5d
who needs	77 5d
who owns	80 -5a5b
who pays	77 -9d-7g-5b32c
who runs	86 -12g-7c20d
who sent	88 
who should	86 -5a8d
who signs	85 6d
who started	88 
who takes	88 5d
who told	85 -10c11d15g
who was	84 -5bc16d
who who	86 -6d-5b6a12k
who works	82 
who would	73 -12c-5j8d23a
who you	81 -30d15ak
whod	65 -9g-8a-4jk35d
whod pay	80 -7a-6g6d15c
whod raise	88 6d
whod run	85 8d
whod take	84 5a
whole	63 -17d-7i-5f6k11a19b
whole life	74 -19d-6c20a
whole thing	86 -5i6a
whose	71 -34a-5g12b43d
whose fault	88 -16d-5a28b
whose name	82 -10c-7b-5a31d
whove	85 -9a20d
whove you	88 -19d-7a29c
why	59 -20c-16a-10g-9j-7b-6e-5ik89h
why $	88 -34h7j31a
why are	82 -5a8h
why did	69 -24a-6c-5j-4eg54h
why do	82 -13a26h
why now	85 -12c27h
widowed	88 -7j-5c10a11b
wife	57 -11g-9d-8j-7k-5i23ab
wife $	79 -33a35b
wife do	85 -6g-4a14c
wife drive	88 -12g6a13c
wife have	84 -10b12a
wife on	85 -4c11a
wife work	84 
wifes	70 -21a12g13i
wifes name	86 -4a9c
will	53 -14b-8d-7f-6c-5h5j11e13a20k
will $	77 7a
will be	82 -18k-4a4e8j16g
will get	88 -10a10j
will it	88 -5g7c
will need	85 -6a-5gk19c
will not	73 -6a-5c7k14e
will or	88 
will put	88 -5a12k
will you	76 -19g-11k-6c6e15a18i
willing	88 9a
willing to	88 9a
win	85 5c6j
wind	75 -13a8i10b
wind and	85 -17c19g
wind deductible	88 -9g8b9c
windshield	85 5k
wine	85 -6c-5i6g7a
winter	80 -7b17a
winter $	81 10a
wire	88 -4a4b5i
wiring	80 -4c5k6a
wise	73 -11a-6d-4b12c16g
wise $	77 -6cd-5a6i20g
wishes	88 -8j-5g-4b18a
with	39 -13e-7g-5b5k6j10h11a16d
with #	82 -4g4k6f
with $	64 -18g-17a-10bc-4e5k24i35d
with a	61 -24b-12a-7c4e5g8di12f13h
with all	86 
with an	80 -8c-5i11aj
with anybody	88 -4d6g
with anything	88 -22a6k19c
with em	86 -10a-5h7j8g
with family	88 5c
with her	88 
with insurance	86 -15a10c13b
with it	75 -8g-6a9h12b
with me	73 -13k-10c7h24a
with my	85 -6i-5k5f8b
with no	77 -5c13a
with now	86 -6g8c
with one	80 7j
with some	88 -11b12a
with that	68 -22b-12g6e8a21c
with the	59 -23c-21a-10g-6h10i14e15j30b
with them	68 -16a-10c-8d-6bi54g
with this	78 9d
with those	82 -20a-4c9i13g
with today	86 -17i-5h-4g6d26c
with us	79 -7j-4ci12b13a
with what	85 -12c6b10i
with with	85 -5j10c
with you	62 -13j-10e-7k12a22b
with your	66 -12e-9g-4d7b10k14h
within	86 5a
without	63 -11b-5h19e
without $	88 
without a	86 
without insurance	84 -6i10g
without it	80 -12b-5gj5c7i8e9a
without you	78 6i7j
without your	81 
wood	71 4j6a
wood $	85 
wood frame	88 5j
wood stove	84 6a
word	78 -18a-4i10b24k
words	88 5i
work	48 -13k-9d-7j7i8b14c18f
work $	57 -11e-9i-5bc24af
work and	84 -5g11c
work do	85 5g
work for	73 -17a5d10c16b
work from	81 -5f7a
work going	88 
work if	81 6d
work is	86 -4b11g
work or	80 -10a14f
work out	88 -10b13a
work so	88 -6c7e
work too	88 -6g13i
work week	86 
worked	84 -7j5d7c
workers	75 -5b6a8j
workers comp	79 -5b6j9a
workin	85 -17b5d6j9a
working	71 -5j-4e4c5df
working $	81 -6e4c6i
working there	88 -9a8d
works	71 -22c-18i-10g7k9aj12e14b
works $	85 -18ci-9g12k14a23e
works for	85 -7e7c
works there	85 
workshop	86 -10g15c
world	85 -9i-5a5k8f
worried	85 6i
worried about	88 7a
worries	81 -5g8b
worries you	82 -5g5b
worry	85 -6g-5b19c
worst	80 -11a-8i7c9h10j
worth	62 -12c-7e-5j32g
worth $	67 -54c5k62g
worth it	86 -21g9c13i
would	37 -5ch7a10k12bi
would #	86 -6bg-4j21a
would a	71 -5f-4b7c14a
would be	72 -14c-10a-5i4e12k19j
would cost	88 -11g-10c24a
would do	85 -14a16k
would feel	88 -23c26g
would get	85 -6a15g
would go	84 -5a8i
would happen	75 -9g5k12c
would have	80 -19d-7g5j10c13a
would he	77 -9g-5k4i7a9c
would i	86 -5a4c6f
would it	62 -20f-7i-6k-5ej6a12c32g
would like	75 -10a-8b-6c15d18k
would look	88 
would love	85 -13a-4cj14f15k
would make	74 -26g-10a-5e46c
would need	66 -27a-13g-6ej63k
would not	85 -39d-4g53a
would pay	84 -29g-8a7j30c
would rather	84 -7c-6a6j13k
would she	76 -19g5b20c
would take	81 
would that	73 -16g-10j-9b6d9c10i16a
would the	79 -21c5f15b17g
would they	73 -17ac11d13b15g
would want	80 -7a-5c9k11j
would what	88 -4g13c
would you	47 -59k-21j-17c6e17f21a28i39b
would your	64 -16k-5dj6g7a10b
wow	76 -14a-8j5eg22k
wow that	86 -7c-6j7e14g
wreck	78 -10a-4c17d
write	71 -13c-6b4j5g10a
write it	84 -8c4a6ij
write that	86 -7a7d
writing	84 -7d-4k5bc7a
written	78 -20a-17b5i21cj
wrong	73 -7gj-6b-4k5a8h18c
wrong $	82 -7g-6j6ac11h
wrong with	88 -10g12c
wrote	82 -5hk5j12a
x	84 -8a17b
y	86 -6c18j
yard	76 -4j5g7b
yard $	80 -12b-4c7g16a
yeah	84 -6a-5e7i11j
yeah $	85 -6a11j
year	49 -13k-10a-8f-6i-5c6j16g30e
year $	59 -37c-23k23e42a
year and	82 -24k-9e-4a8b31c
year built	86 -17a29e
year did	75 -13g-12a-4j7c34e
year do	88 
year for	82 -16c-8a21g
year is	80 -6j-4e18c
year make	84 -7ad-5g12k17c
year or	84 
year right	85 
year term	86 -5f14a
year was	79 -31e-14g-6b23d36c
yearly	84 -12a18g
years	52 -15j-13d-6i10c11h19b
years $	64 -34j-10f9a49b
years and	86 -5a10b
years at	84 
years do	88 
years have	76 12g
years in	86 
years is	86 -14a16h
years of	86 
years old	86 -15ag6b28j
years on	85 -12b6j7a
years or	84 5a
years with	81 -18c-13a-8h13j39g
years you	88 8h
years young	88 6k
yes	72 -17g-13a9c11h13j
yes $	78 -17g-8a13c19j
yes to	86 -6k-5c14h
yet	66 -9j-8g-6d-5b-4c8e35a
yet $	69 -8j-6d6b26a
yet or	86 -27b29a
you	17 -21k-8e12b17i18f25j28h33a
you #	69 -35j-26d-15c-4k11b75g
you $	43 -26a-18k-13f-9e-7h8j15g17c27d32i
you @name	88 
you a	61 -28c-11k-10j-6g8de15a25b
you about	74 -10a-6g4b9c11h
you actually	85 5b
you add	82 -11g13c
you afford	86 -24c8a22g
you all	85 -10a-5g7e11i
you already	82 -8a6b
you an	85 -12a-5e6c14b
you and	67 -10b-8c8d13j
you any	84 6d
you are	47 -34b-31f-15a-11i7h17d32k57j
you as	80 -15a-14c10g11d16j
you at	69 -26e-10j-6i-5k7ah8f25g
you back	75 -11c5a6g9e
you be	69 -8c9ae12b
you been	60 -11c-8j-6i5h14g19a
you before	88 -6g-5a16e
you believe	88 
you born	80 -23e-7j-6g-4d23a24c
you both	88 -4c5e
you bought	71 -11g-6i5b9k17a
you bring	78 -13g-10e12a19c
you built	85 -7g9c
you burn	86 -5i5cg
you busy	80 -5e8a
you buy	71 -18g4b11ce
you call	73 -45c-16a-12g-5k7f12b33dh
you called	77 -13j-7e8d10a12h
you calling	85 -16a6f7c10b
you came	81 -10a-7g-5c11k19j
you can	73 -19a-11g-7b-5c20e24d
you care	86 -6g8c
you carry	65 -10b5a13c
you carryin	88 -9a4j9b
you carrying	85 -7a5c8g
you change	75 -5g-4b6c10a
you check	84 -5c6ij
you choose	79 -14b-6h-5e6i12c16a
you close	77 -12a-9cg10j25e
you collect	86 -6a7b
you come	76 -13b-11a-9c7i15h20f
you could	68 -34a-5e-4j5i12k18g
you cover	88 -9g9i
you covered	81 -10g5e10c
you decide	82 -7a9i10b
you deliver	78 -7b12a
you did	73 -6g-5i6h8j
you died	81 -6ac9j
you do	51 -21b-15g-13i5cd6a15hj18k
you doing	77 -30a-4j7c35i
you done	80 -12a6k9b
you down	78 -7a18j
you drink	81 
you drive	67 -14k-4d5a11c
you driving	81 -6b4c10a
you earn	86 -23c24g
you email	88 7a
you end	84 -6b6a8i
you enjoy	86 6c
you even	88 -10d17a
you ever	61 -17b5c26a
you fall	86 -8g-6a21c
you feel	69 -10a-7c-4g4f5b7h12i
you feeling	88 10i
you figure	78 -10ag4j5h9e10c
you filed	85 7j
you filled	88 
you find	77 -12c7d12k
you finish	88 6a
you first	84 -18c-5a33g
you follow	88 -8g6a7b
you for	73 -19c7k11e12g
you found	88 -5g6c
you free	86 -15b-5c20a
you from	72 -7c-6a-5ik5g11h14j
you get	56 -10d-7j-5h7e9b14g
you getting	86 -11a12b
you give	79 -36k19a23c
you go	61 -58a-20i-12e-7gj12d24c35b37f
you going	73 -5j7f
you golf	88 5a6c
you got	52 -9k-8gj-5h7b25c
you gotten	86 
you grow	85 10f
you guys	67 -17g-6b-5c6ai8f14e
you had	61 -13g-6k4c8a14j
you handle	79 -24a-4c41i
you happy	80 -11i-6g6b8a9h
you have	38 -21a-10e-8g-5d-4f4b8c11j40k
you hear	79 -28c-5ej-4g6i37a
you heat	86 
you hire	86 6d
you hit	81 -10a-5j5g8ce
you hold	81 7a
you hoping	82 4c
you how	77 -6j-5c7e13a
you hurt	85 
you i	82 -10j-9a-6i-5b5d9g18c
you if	73 -10c-5bi12g
you in	62 -25g-11j-9i5c6d17h27f
you incorporated	88 8a
you insured	80 -10g-7a26c
you into	88 12d
you is	74 -12g-6a6j12c
you just	70 -6i-5h6a20b
you keep	63 -9b-7g-5j6d9f10a
you keeping	88 -11a6b7i
you know	61 -36c-11k-7a5i8j12e16b26g
you last	72 -7ac28e
you lease	85 -7b8a
you leave	70 -13e-4g5h23a
you let	81 -7k13a
you like	57 -20g-16j-4a6i12e13c25b
you live	71 -12g-5c18f
you lived	85 9a
you located	88 
you look	84 -7g-5ae17c
you looked	82 -14c-10d24g
you looking	74 -20c-12a10gk16e
you lose	78 -9c-7e8i17g
you lost	80 -7c7g
you love	80 -11c-5g5j11a
you make	71 -52c-15d11ai47g
you manage	86 
you married	81 -5bcj19a
you mind	80 -6k-5c27a
you miss	86 -9g-6b6a10c
you more	79 -9g-7a-5e10c12b
you mostly	86 -9a6i7b
you move	82 -7a5c8e
you moving	88 
you my	88 -4d6k
you name	82 9c
you need	61 -22k-11g-7i11c16h21e
you never	88 4a9h
you nuts	88 
you off	84 -8j9b
you offer	86 9c
you okay	80 -6ij22a
you on	65 -31a-6dj-4h6gk10c11i21b
you one	84 -5dh5a7b
you open	73 -33e-6b19a29c
you or	66 -13c-8g-6e-5j10a12f17b
you out	80 -17c-7j-5b11a21e
you over	75 -24j-5c4g10b18a
you owe	74 -19d8g16c
you own	64 -7j-6g8a9k11c
you park	82 10j
you passed	81 -15c-6k5ad11g
you pay	61 -15d-11b-5e9g14a17i
you paying	73 -5a13g
you pick	77 -7gh-6e5i6ab7c
you picked	86 6g
you picture	88 -4a4g6c
you plan	82 -7c6b
you planning	77 -5b5a
you play	88 
you pretty	88 -7c8b
you pronounce	88 8i
you pull	81 6h
you put	67 -10e-8b-6c8d9f11a
you putting	86 -13c-5b6e8a11g
you quit	77 -10e5k9a
you rate	88 
you rather	78 -4k10b
you reach	88 8h
you read	85 -23k7a18c
you ready	86 
you recall	84 -8j7a8b
you remember	75 -15d7j8a10k
you rent	74 -13c-6e9d18a
you renting	86 5ab
you retire	82 -9a-7e-4g13b14c
you right	72 -15g5b14c
you run	74 -21k-11b-5i7c10j22a
you said	66 -25c-10ai-9g15h19ej
you saw	86 13c
you say	64 -42a-11k-9i-6e-5cf8h16b22g39j
you see	67 -10gh-7j4k10i15f
you seen	86 11a
you sell	80 -9g-5b7c14a
you send	75 -9k7a8e
you serve	82 8a
you set	80 -8f-4c6i9a
you share	86 9a
you shopping	86 4h
you shut	88 -5b7a
you sign	80 -4g4b12e
you signed	86 -8c-6be21i
you sleep	85 
you smoke	82 
you so	82 -10j-4g4k6b10h
you some	84 -8a5j10k
you something	84 9j
you sound	81 -10bi-8c16a18g
you spell	82 -8j-5ac8i16k
you spend	84 -15i-6e8f17c
you stand	88 -6j5ab
you start	75 -13a-8g-7e12b29c
you stay	78 -4c11f
you staying	80 5c
you still	69 -17c-5d7b9j11g
you stop	86 -6b8a
you store	88 
you sub	88 
you swing	85 -21c5a9i12g
you switch	84 4a
you take	66 -17g-6j-5d4h15ac
you taking	88 
you talk	82 4a7c
you tell	84 -44k-5g26c30a
you text	86 5a
you that	71 -9bk-5g7a13c14d
you the	71 -11g-9a7c31b
you there	82 -12a-10c5bj6f10h
you these	86 -4a6d
you think	64 -25c-13j-6b7e16h26g
you thinking	72 -7h-6a5e14g
you thought	82 -14c5a13g
you to	64 -18b-7j-6ch4f5g6d9i16a
you today	80 4a
you told	88 -7a14j
you took	84 -5c5e6h
you train	88 4i
you trust	84 -5b5k
you turn	81 -16e10g
you turned	80 -7c11g
you under	82 
you understand	88 8j
you up	70 -15c-8g-4bf10a29e
you updated	85 -12b-5a22c
you use	66 -10b-5f6g8i16a
you using	86 -9b11a
you usually	82 -5c8d
you want	50 -44a-16g-14k-4i6e7f9d13j28b32c
you weigh	82 -31c31g
you went	82 -9a-5b4g8j9k
you were	66 -19a-14c-8g6fi10j11d14e
you what	73 -9k-6e-5j4c7bi10a
you when	72 -12d-9e-6b9a12i23g
you will	76 -19k-15a8g10e19j
you with	70 -20b-17g-12k-6e9d10h21a25i
you work	66 -6eg5d15a
you worked	88 
you working	88 -5j7f
you worried	88 7a
you would	61 -25a-17g-13b-9c-8i-7e12d23k54j
you write	85 -5g6d11i
you you	81 -5c21h
young	76 -11j-9ce-8i-4f7k11a24g
young are	85 -8i-4c4a15g
younger	88 -5g8bc
youngest	85 6k
your	26 -5h5c6ad12e13fi14j
your #	84 5k6g
your @name	82 -20g5k11a17c
your account	85 -6c-4d4j13a
your accountant	82 -4g7c
your address	82 -26a-18k4d11c38f
your age	81 -62c-9k10a72g
your agent	74 -4i4a7g
your agents	88 -15c-4g28d
your annual	84 -7g12c
your apartment	81 -6b5f8a
your auto	79 -4cj6k7f
your belongings	85 13g
your beneficiary	88 
your better	75 -12a-8bdfg5i17k26c
your biggest	81 
your bike	86 -4a9f
your birthday	77 -11k18c
your blood	86 -5g11e
your bookkeeper	85 -12a-4c19d
your books	85 -5a7d
your boy	84 8j
your boys	88 6k
your brother	74 11c
your brothers	86 -8d8a9c
your buddy	84 -6d-4i5c11g
your budget	82 -6a10g
your building	86 -6g11c
your business	69 -6d-4e4a5c6b
your call	88 8a
your car	72 -33c-7e6j14a27g
your cell	84 -6k-5g9a11c
your check	84 -18g-6a4b8d22c
your children	88 -11d12a
your client	85 5k
your clients	82 
your closing	88 -10g8c
your commercial	86 7k
your commute	88 -16c21g
your company	72 -7c-6j4a5d15k
your contents	88 -9c12g
your coverage	75 -4c5a
your coworker	88 -5g5hi
your credit	71 -14g-11f6ek9i11c
your crew	84 -7i5d6g
your current	68 -6g-4j10k12e
your customer	88 
your customers	74 -13a-5b5f17d
your dad	75 -16c9k15g
your dads	88 5b
your date	86 -11c14e
your daughter	72 -4d4j9a
your daughters	82 -11ag4b7c9j
your days	88 -5g9i
your deductible	79 -45c-6b-5j17a45g
your doctor	80 4d
your drive	86 -14c20g
your drivers	80 -5ad12c
your driving	85 -6c9a
your e	88 -9g-8j-6b-5d32c
your email	74 -5ad6k17c
your employees	81 6b
your employer	76 4d6b
your end	88 -17a-7j28i
your equipment	82 -13c21g
your ex	88 -4j6a
your experience	86 -7a6g11c
your family	68 -7c6g7a
your father	82 8c
your favorite	84 8c
your feet	88 -7b10a
your first	80 -8g-7b-6i-4c7e22a
your folks	76 -13k-11j-9g6c7a12d14b
your friend	85 -6c-5d6j10h
your girlfriend	86 
your goal	88 -8a15c
your gut	82 -10c-9g-5a5b21i
your guys	82 -5dj18g
your half	88 -19c22g
your hands	88 -8b15a
your head	84 -10b8a12c
your health	71 -12i-11ak36c
your height	85 -20g-4e26c
your home	69 -17c-5b4f17g
your hours	84 -29c-14g8a38e
your house	70 -8a-6c-5i-4j9f14d
your household	86 -6g8c
your husband	59 -14d-9e-5k-4i5bc11g15j
your husbands	73 -19a-8g-6d5j8b9i21c
your income	75 -19g-5a31c
your insurance	69 -20g-10d-6ab-5k8f46c
your job	71 -11b-8g30a
your kids	75 -19a-14c5b7j30d
your landlord	76 -13g18c
your last	65 -6j-4k4h8a10i
your lease	77 
your lender	86 4a
your liability	82 -7g10c
your license	73 -17e-10c-8d-6b-5j18g34a
your life	84 -7bgi9j10a
your list	86 5c8h
your little	86 -6b6ai
your main	80 -9g10c
your marital	88 
your medical	86 -10c-8a6d12b
your mind	75 -27g-15a5e9b13h20c
your missus	88 13e
your mod	88 -24c13g14j
your mom	74 -4c5e9a
your moms	88 
your mortgage	81 -7g7c
your mother	80 -8a-7b4d5k13f
your name	72 -27aj-6d7f8k12i14b29c
your neighbors	88 
your number	86 
your occupation	85 4c
your office	86 
your old	84 -17c-5b13g14a
your oldest	81 -7bcd9a19j
your other	86 -5ag16d
your own	63 -28c-9k-4e11b13f15g
your parents	71 4a5g
your partner	73 -17k-7a11b16c
your partners	80 -6c13g
your pay	88 5g
your paycheck	77 -8c-6k5e8f
your payroll	80 -56c4b14d41g
your people	73 -15g-4e5bd8i
your phone	82 -5c-4g8a9k
your place	72 -8g-6a6i11d
your plans	86 9c
your policy	67 -20c-10d-8b-7k14h38a
your property	86 -21g-5a10d19c
your record	88 4k
your rent	84 -47c12a37g
your roof	82 
your salary	82 -7a5k8j
your sales	80 -22c31g
your schedule	88 5c
your score	85 -31a14c26g
your share	88 -16c22g
your shop	84 -5h-4f6i8c
your side	86 -8k-6j23a
your sister	76 -5bg4c8j
your sisters	88 
your social	79 -18b-13k11a30c
your son	72 -10g-5j-4d4b7aei
your spouse	71 5k
your spouses	84 -11c8a9k
your store	88 -8a7c8f
your street	86 5a
your stuff	80 -18c5i12g
your subs	77 -9g11a
your system	86 5g
your things	86 5a
your time	80 -20g6a13e
your tools	85 -5c5g
your umbrella	86 
your uncle	88 4c7b
your unit	86 -7a
your vendors	88 -5b5i
your weight	84 
your whole	84 7b
your wife	58 -11g-9d-7ik6j31b
your wifes	73 -9a-8d5j6b11g
your will	85 
your wind	85 -7a14b
your work	76 -6c-5b-4j10a11f
your yearly	85 -9g10c
your your	84 -4b5c
your zip	78 -12b5c7i
yours	59 -22b-13j-10k-4h5ad19e25g
yours $	70 -34c-5ajk4b10d36e
yours is	88 
yours or	82 -19b11d12a
yourself	61 -10e-9a-6gi6cd11k17b
yourself $	69 -13b-12e6c12k16a
yourself or	76 -18a24b
zero	86 
zillow	88 -12g11c
zip	67 -15j-14a13k29c
zip $	80 -15j-4k11c13a
zip code	79 -10a16c
zone	78 -8e-6gj8a16c
zone $	84 11a
zoom	86 5a7b
~<#>	34 -36c-34k-25d-20e-13f6h14a26g119j
~<@d	62 -8g-7e11j15a
~<@da	62 -8g-7e11j15a
~<@m	66 -11c-9e-8g4f7a21j
~<@mo	66 -11c-9e-8g4f7a21j
~<@n	53 -19c-8i-7k-4h10d16g20j
~<@na	53 -19c-8i-7k-4h10d16g20j
~<a>	28 -12de-7c-6fg11j14i16k23b36a
~<ab	41 -10e-5d-4f5h7a20k
~<abl	80 9a
~<abo	41 -10e-7a-4d6h9c21k
~<ac	56 -17g-7hk-4b7e10j14a
~<acc	58 -11g-6hk7e8a11j
~<acr	85 4f
~<act	75 -5g7c9a
~<ad	53 -23b-15g-6h4c5d7a8j13f17k
~<add	56 -25b-5gi6ac8e12k15f
~<adj	82 -6g-5b5k7i
~<adv	71 -6g-5e5b9a
~<af	55 -14g-6f-4e5c6j7b8i9d
~<aff	84 -6c5ag
~<aft	55 -16g-5f5c6b7j8d9i
~<ag	52 -25j-12k-9i-8af7b9h16g41e
~<aga	65 -6cd11e
~<age	57 -31a-13j-8k-4fi7b8d13ce30g
~<agg	86 
~<ago	76 -16gj-9c-7i6h14a34e
~<agr	77 -5e-4k8h11a
~<ah	75 -5c5b6j
~<ahe	75 -5c5b6j
~<ai	76 4a5f
~<air	77 4a5f
~<al	43 -7beh10i11a22g
~<ala	71 -7k5j10a
~<alc	74 6cg
~<all	47 -11e-6ab12i33g
~<alm	82 5k
~<alo	71 -13g-5c10i12a
~<alr	64 -6k-5g-4d9e12a
~<alw	77 -8ij-7b-4c6ag8d12f
~<am	52 -13c-9b-7d-4e7h10i11f15j
~<am>	55 -16c-13g-9b6jk8ai9h15f
~<amo	70 -7k-6a-4f5i17g
~<an	26 -54b-11i-4h8e15g19j22k30d37c
~<an>	51 -15i-9bde6k7a9h12j16g
~<and	33 -45a-20b-5h9g13ck20e26j36d
~<ani	84 5a
~<ann	74 -16a8k14g
~<ano	71 -6c-5g5b6e10a
~<ans	78 -6a6cg
~<anx	86 -8b15a
~<any	35 -69b-13j-8e-7gh4d7k27c101a
~<ap	56 -9b-6g7f10j12a
~<apa	64 -9b5ad
~<app	62 -7d-5g5f8a
~<ar	32 -17g-8c-7h4ei7d22b31a
~<arc	88 4b
~<are	33 -15g-6h6j8f15a26b
~<aro	58 -7bj4i9d
~<art	84 -26c32a
~<as	48 -28a-19i-14b-13k-7c10h16d19g48j
~<as>	58 -26a-17i-13bc-9k11g18h26j27d
~<asi	80 -5b7a12g
~<ask	55 -7b-5dk5f7g9j11c
~<asp	84 -5b5a8j
~<ass	76 -5acg17b
~<at	42 -14b-12i-6ch5a8k19g30j
~<at>	42 -14i-12b-6h7k13g33j
~<att	76 -4ce5i
~<au	59 -8g-7i5k7bc
~<aud	66 -8a-4i5c15b
~<aut	66 -7g-6b5f7a
~<av	85 -9c6j8g
~<ave	88 8g
~<aw	58 -16j-14a-6g5e16k17d
~<awa	64 -10c-4bj5a7k12d
~<awe	71 -8j4e6k8c
~<awf	86 -5a4c5i
~<aww	79 -12a4ik6e10d
~<b>	77 -5c10b
~<ba	44 -6hi-5df11gj23c
~<bab	67 -7b12a
~<bac	53 -8d-5c4bg10a
~<bad	69 -5ei7b9c
~<bal	72 -19c-6a8k26g
~<ban	65 -5gi6b15d
~<bar	71 -10a-9d-5g-4k4b10e26c
~<bas	66 -5a6ij11c
~<bat	73 -17a6jk14c
~<be	36 -9i-8k-5f-4b4e7g14a31d
~<be>	50 -11i-9f-6hk6j8e9g18d
~<bea	74 -8c8a
~<bec	65 -9i-6j7d19c
~<bed	75 -7a
~<bee	49 -9g-6e-5j4bk6h10c16i
~<bef	55 -13k-4h4f5d7g12i
~<beh	70 -10c-8a-6g4k5f12h15d
~<bei	70 -9b-4g6f8i
~<bel	69 -21b-9k6gj9f15a
~<ben	67 7a9d
~<bes	61 -13g-7a-6b4h7e12c16d
~<bet	62 -8ag-5e-4i5k15b20c
~<bi	49 -21i-16a-5j5d7k11g14b15c
~<bid	88 
~<big	56 -20i-8j-4f5d6ck12b16g
~<bik	77 -8a7k9f
~<bil	68 -13g-9a7b9d
~<bin	84 -11c5f6b
~<bir	63 -11a-6bg12e24c
~<bis	86 -5c10g
~<bit	77 5a7g
~<bl	62 -10k-7b-4g5d6e7c17a
~<bla	80 4b5d6c
~<ble	82 -5j7d
~<blo	67 -12b-10g-6k8e10c16a
~<blu	84 -10c7a9g
~<bo	47 -34g-16f-11i6ej8h11k17a29b
~<boa	71 -10b5j11a
~<bod	79 -7i-5a11c
~<bon	85 4b5a
~<boo	65 -12a-6c4j5h8d10b
~<bop	82 -5g6c
~<bor	68 -12g-5d6bc7e9a
~<bos	77 -8j-5f22a
~<bot	63 -5i-4g6ah9b
~<bou	69 -11g-6i-5j8k10a15b
~<box	70 -7f-6g-5c4b7k11e
~<boy	70 -15a-8g5i6h11j14b
~<br	52 -18d-9k-6i-5e7h20c21g
~<bra	76 -8c16a
~<bre	67 -18b-5a4d10c23g
~<bri	63 -9a-6d-5k-4i6f10g14h
~<bro	63 -19d-10g6bj22c
~<bs	88 -5b12a
~<bs>	88 -5b12a
~<bu	40 -11c-10d-5fh8j10b17g23e
~<buc	84 7a
~<bud	71 -8d-5a4k16g
~<bug	78 -11g-5a6k8b9h
~<bui	56 -8j-7d-5ci-4h10g11k17e
~<bul	86 -6k-4c5i6bf
~<bum	80 -6a6b10j
~<bun	74 -9c-7g7b9ai
~<bur	63 -14a-5b-4k5j11g15i
~<bus	49 -11i-7f-4a5c6j9bde
~<but	62 -7c-5ad8e16g
~<buy	63 -5g-4k5e7b8a
~<by	52 -17d-13g-7h-6k-4j12e21i22b
~<by>	52 -17d-13g-7h-6k-4j12e21i22b
~<c>	80 -48a-7b-4g10c21i34j
~<ca	34 -17c-10g-6b6h10k14f19d25a
~<cab	88 -4c11j
~<cak	86 -12c8a11g
~<cal	51 -28g-17i-11a-8e4k8cf13b22d23h
~<cam	63 -14b-9c-8i-6d7k14ag15j
~<can	47 -16j-10g-9k-5b7i8d10f14a18e
~<car	43 -8eghk-6b-4j6df19i34c
~<cas	63 -17a4g5jk20b
~<cat	67 -10d-8a-7c-6i6b9eg17k
~<cau	85 -19c12k15a
~<ce	59 -10g-8k-6a-4i7bcd9f10j
~<cei	86 -4ag4c9f
~<cel	79 -9g-6k5b15c
~<cen	88 -11a13j
~<cer	62 -7c4b10d
~<ch	46 -18d-9ce-7j6f7b16k31a
~<cha	55 -23c-7e5g10b11a12k
~<che	57 -10j-9d-5f-4hi5e6c8k11a12b
~<chi	67 -17d4c5fi6b7g
~<cho	74 -16g-13b-5e-4j9c12i16a
~<chr	84 -4d13f
~<chu	79 -6b4f6a
~<ci	69 -6d5c6f8k
~<cig	80 -5a6bk
~<cit	74 -9b6f8c
~<cl	46 -18i-12c-6h5e6af8d10g13b
~<cla	58 -10e-7d-6j7k10i12c
~<cle	66 -20i-11c6j10b23a
~<cli	62 -9g-5b6a8f13d
~<clo	55 -18c-15a-13i4dj9b18g24e
~<co	31 -23c-9k6df7e11i12h19g20a
~<coa	81 -9a6b11g
~<cod	72 -7a-5gj6k24c
~<cof	81 -5a5k14i
~<coi	81 -5k4a8b
~<col	58 -7i8abg
~<com	41 -15a-12g-8b-7j7i9c10f14d28h
~<con	54 -5ehj7f10b16a
~<coo	69 -7bg-6j-5f7c18d
~<cop	74 -18b-6ck5e6j7i20a
~<cor	65 -32a-7k4c11bf23j
~<cos	60 -16a-6i-5eh8j29g
~<cou	47 -11k-10h-5bd5a11c12g16e
~<cov	49 -10d-7f-4e6ak19b
~<cow	85 -5ag4h5c
~<cp	82 7k
~<cpa	82 7k
~<cr	54 -13f-11a-7g-5j6di7k8e15b
~<cr>	86 
~<cra	67 -13a6bh8d
~<cre	58 -12f-7i6c7k8a9e
~<cri	86 -6c4e6i
~<cro	85 -13a11i13b
~<cu	53 -12a-11g-6f-5b7dh11k12i
~<cur	63 -14a-9b-8fg6hj7c8e17k
~<cus	61 -7c-5b-4g6a12d
~<cut	73 -7k-5a6b7ci
~<cy	84 
~<cyb	86 
~<d>	82 -4c5k
~<da	45 -8fi-6dh8k9a10g21e
~<dad	67 -16c-5j4d5k6b7g8a
~<dam	67 -6be10ag
~<dan	82 -8c5e8a
~<das	82 -7k9a
~<dat	64 -20a-13g-6d-5h11k21c22e
~<dau	68 -6dg-5k6c7j13a
~<day	51 -8a4k7g16e
~<de	45 -15a-11f-8c-7k8e12d13b14j15g
~<dea	64 4c6b
~<deb	77 -25a-5d5g8b22c
~<dec	61 -10k-6g-4b4a5e7d12j
~<ded	63 -7a-4k17g
~<dee	79 -10b-6a7gi8c
~<deg	78 -7c6b12g
~<del	67 -14c-8b11a16e
~<den	73 5dh
~<dep	71 -16c8b15d
~<des	74 -10a-6i-5g9k21b
~<det	78 -6b10a
~<dev	84 6j
~<di	34 -16k-14b-9df5h7c9gi16e40a
~<dia	71 8c
~<did	36 -22k-13b-10d5c7gj8h15e19a20i
~<die	69 -8e-4c6aj10g
~<dif	69 -6bj6ak7c
~<dig	75 -6bj8k18c
~<din	78 -8j-5i4d8e11a
~<dip	85 -22b8c19a
~<dir	88 -7a5b9h
~<dis	64 -11c-6g8a10k11j
~<div	72 -11c-9j4b5g21a
~<dm	88 4f
~<dmv	88 4f
~<do	24 -42k-20j8b10d11i21f28e51a
~<do>	27 -40k-39j-6g12hi13b14e17f22c45a
~<dob	84 -8a6k19c
~<doc	67 -17g-11a4ej6i17d
~<doe	41 -24k-10j-6h6i14e17d22a
~<dog	71 -12b5c6a10j
~<doi	61 -15g-9j-6de-5h5k18c22i
~<dol	66 -14a-8c5bg15j
~<don	65 -11a-10e5bf8c12d
~<doo	65 -21b-15c6k8j10f15e
~<dos	86 -9c11g
~<dot	80 -16a-5c24j
~<dou	88 -18a11g14b
~<dow	53 -22c-11ai6d8k11h13g14j
~<dr	44 -15c-9g-4j9dh21b
~<dra	73 -12a-6c5h7b8e
~<dri	47 -6h-5j5d8b16a
~<dro	69 -19a-9c5i13b18h
~<dru	78 -13c5a9d
~<dry	85 -6g4a
~<du	68 -10a-6f6e9g11k
~<due	77 -16c-8g12a20e
~<dui	85 -15a22c
~<dup	88 
~<dur	88 
~<dw	81 -12c-7a4b5j15g
~<dwe	81 -12c-7a4b5j15g
~<e>	75 -18a-11g-6d8b9c28j
~<ea	59 -26c-18a-10b-6h5j15i25gk
~<eac	67 -9a-7c-5e5g8dj10k
~<ear	70 -17b-15c6i15g17k
~<eas	77 -8b-5c5k17i
~<eat	81 -17a-4c15bg
~<ed	78 -6g-5bj10c13k
~<edu	80 -5abgj13k14c
~<ei	79 -12b12a
~<eit	81 -4a
~<el	54 -19a-11g-5b-4e7h8j12c19d
~<ele	73 -9c5j
~<els	56 -11a-10g-4ek5j7c8h18d
~<em	51 -9c-6h-5ag6d7k9j16e
~<em>	69 -24c-11a4d10j14e17g
~<ema	61 -9g-5de5ik17c
~<eme	82 5d
~<emp	60 -12g-6c12e
~<en	57 -30b-8d4e5ik9g11a13h
~<end	64 -15a-9b-5cd5ej24i
~<eng	82 -9j-7c4a5e10g
~<enj	81 14a
~<eno	71 -20b-18i-8c13g17h21a
~<enr	88 -7g14c
~<ent	86 -7b5a6j
~<eq	68 -14c4ae18g
~<equ	68 -14c4ae18g
~<er	80 -19k-9b15j16i
~<err	84 -20k-9b17i18a
~<es	77 -9f-6c-5g4b6j15a
~<esc	81 13a
~<est	85 -9f-5c5j7b
~<ev	43 -19c-10bd-5h5f6jk8i34a
~<eve	43 -18c-10b-9d-6e-5h5f6k8i39a
~<ex	51 -16g-11d-5i6hk14e16a
~<ex>	88 -4j6a
~<exa	67 -12a-6d10f14e
~<exc	68 -22g-6jk-4i4e13h17a
~<exi	86 -4af9j
~<exp	59 -11c-9g-6d-5f11k15a
~<ext	70 -10b-6j10g15c
~<ey	85 -18a6i7d11b
~<eye	85 -18a6i7d11b
~<fa	47 -26i-11k-10b-9h-8d8e9c17f21g26a
~<fac	76 -14b-13a-11c9d11k12g14j
~<fai	74 -7j13a
~<fak	82 -14g-9b6a9i11c
~<fal	70 -11g-6d-5j-4c12e19b
~<fam	58 -5e-4gj4d10i12c
~<fan	86 -15b-4g8c13a
~<far	59 -36i-15b-10c17f19a41g
~<fas	77 -12i6cg9e
~<fat	79 -15k-8a-7b7c11f13j
~<fau	77 -13d6a20b
~<fav	81 11c
~<fax	85 -11c6f
~<fe	52 -34b-5e4i5k7h11c20a
~<fea	88 11c
~<fee	57 -6e-4j6g7i10h
~<fel	73 -9b11c
~<fen	73 -18b5k20a
~<few	75 -13b5k6j11a
~<fi	43 -11c-6i-5e-4b7j9k12d13a
~<fia	86 7j
~<fie	86 
~<fif	84 -5a4b
~<fig	67 -17c-6i6e7h13g
~<fil	63 -11b-6gh-5e5cj7d13a
~<fin	56 -12c-11g-9f5j6e8h14b
~<fir	52 -9e-7a-5h6f9d17k
~<fis	82 -14b5f9a
~<fit	88 6a
~<fix	73 -10g-7k-4d5f8c12a
~<fl	59 -20g-6e7c21b
~<fla	75 -12g5c14b
~<flo	63 -9g4k5j6c
~<fly	80 -6j8a11b
~<fo	33 -12e6dh12b14i21k
~<fol	62 -10k-9gj-5e5i7h11b15d
~<foo	69 -7ak-6i12g13c
~<for	34 -9c-8e8h10gj11i27k
~<fou	75 -16g6a7c11b
~<fr	45 -22g-13b4k6i9h11ej18c
~<fra	76 -10c-9a-4g5bj19e
~<fre	71 -17a-16g4e6k26c
~<fri	71 -4g7h
~<fro	47 -19b-7g5f6i11h16a
~<fry	86 -5a7j
~<fu	53 -13f5k13a14b
~<ful	61 -13f-5e5k8cg12b
~<fun	62 -9i-6eg6bk14a
~<fur	72 -6ack6b8ei
~<fus	86 -8b11a
~<g>	85 -17a4c7j15g
~<ga	57 -13g-6ah5f9b19j
~<gal	88 -5c7j
~<gam	85 -9a4e9j
~<gap	75 -5cg4e5b9a
~<gar	67 -7g4j5b11f
~<gas	84 -10a5c8b
~<gat	80 -8g-4b5a6i10j
~<gav	75 -5a4d6g7c
~<gc	85 -7g9c
~<gc>	85 -7g9c
~<ge	43 -15g-9j-6bf5c9e12i13a21k
~<gei	88 
~<gen	72 -6c6k7g
~<geo	85 -4c4b14k
~<get	44 -10cj-9b-7f4g10k11e14ai
~<gi	52 -19e-10f-7j-6h5b9c13a22k
~<gir	71 -6a15b
~<giv	54 -14e-9j-8f-5b-4h5g10c11a26k
~<gl	68 -15g-5d6e9c13b
~<gl>	79 -17g10a14c
~<gla	73 -7g-6a8e15b
~<gm	85 -7a5b8j
~<gma	85 -7a5b8j
~<go	33 -9e-8i-5j5a11g20b32k
~<go>	48 -11e-10cj-4bh9d22k24f
~<goa	86 -7a15c
~<goe	68 -10i-6d6e20k
~<goi	54 -10f6gh14k
~<gol	82 -4g5c6i
~<gon	66 -7de6a8bj
~<goo	52 -9k-7f7b9i14a
~<got	40 -14f-6i-5e5b7a8d10j15c
~<gp	88 -6a-5g20c
~<gpa	88 -6a-5g20c
~<gr	53 -13a-8h-7i-5k5b6j8cg9df
~<gra	62 -15g-10a5b6ci9d11j
~<gre	73 -11j-8ik5g7f12c
~<gro	61 -8ai5fj15g
~<gu	54 -22c-7h-6a7j10k12d17i
~<gua	80 -4c13d
~<gue	75 -14c6k14j
~<gui	84 -7a5c8k
~<gun	81 -13b6c16a
~<gut	79 -14a-9cg14b20i
~<guy	58 -11b-9c-5h5fg6ei7d
~<gy	88 7c
~<gym	88 7c
~<h>	82 -6a6b
~<ha	28 -14e-12h-7f-5d4j10k11i13b44a
~<hac	79 8c
~<had	53 -10b7a13j
~<hah	75 -10a-5c7g11b
~<hai	71 -14c6h20a
~<hal	65 -13j-6b5g6a11dk
~<han	56 -12cg-10j-8e5d12b29i
~<hap	52 -18e-9g-6i7a10hk15c
~<har	68 -8g-4j8c13a
~<has	53 -7g-6e-5bdj5f29a
~<hat	77 -5j-4b4a5f8g
~<hau	81 -15c-4a7b16i
~<hav	31 -13d-12i-7f-5h4e7k10g12j15c23a
~<he	39 -31e-16b-5a5c7g9i12f13k14j19d
~<he>	52 -25e-7ak8cg9d14ij
~<hea	48 -10bg-7ac-6h7i14j15f21k
~<hei	77 -11a-9j-5e7g22c
~<hel	64 -18c-7j-4e6h11b14i
~<her	53 -27i-10ae-4b6fh7c8j19d20g
~<hes	84 -4b9a
~<hey	80 -10g6i7c11a
~<hi	48 -27a-25k-22d-5h9f11e14c15j41b
~<hid	88 -6c
~<hig	61 -16a-12i-8j-5k-4c15g17f25b
~<hik	85 -17a-7k-6e-5c6j9b24g
~<him	68 -13k6b9e
~<hip	88 -5a
~<hir	71 -24e-9g5j8b24c
~<his	61 -23a-20d-16g7i13b20j28e
~<hit	65 -12g5e8a9i
~<ho	27 -63a-31b-19j-13d-6k12e64g111i
~<hob	80 -6ag21c
~<hol	62 -19g-5c-4e5a9f11i15d
~<hom	50 -12c-9i-6h5b10f18a
~<hon	74 -13g-5a4j7b11c
~<hoo	85 5j7b
~<hop	77 5c
~<hor	88 -7j13a
~<hos	70 -6b5f7j8a
~<hot	71 -15f-10c8g10j14a
~<hou	45 -10c-8i-7a-5f11d13beg
~<how	30 -115a-41b-26d-25j-6fk5c8e11h87g147i
~<hr	88 
~<hr>	88 
~<hu	50 -15f-9bk7j14i20a
~<huh	76 -16a-12g6c14i18j
~<hun	80 -8b-6g8j11a
~<hur	62 -19f-11b-6e9g12i22a
~<hus	56 -7k4a7d
~<hy	73 -4i7ag
~<hyd	76 -4i7g10a
~<hyg	88 5j
~<i>	34 -30a-29g-19b-7f-5d6e17i39j64k
~<ic	88 -12c6e15i
~<ice	88 -12c6e15i
~<id	69 -12d-8eg-4h6b7k20a
~<id>	78 -8e-6a-4g7bj10c
~<ide	75 -6c-5g-4h9k13a
~<if	41 -14ab-13j-12h-10i6d11g15f25c33k
~<if>	41 -14ab-13j-12h-10i6d11g15f25c33k
~<il	88 -4c8a
~<ill	88 -4c8a
~<im	72 -8g-7j8b17c
~<imp	73 -7gj8b11c
~<in	29 -15bc-4i5d6h7j8k14f21g28a
~<in>	33 -12c-6b4k6h9a11j13g15f
~<inc	62 -7b-5hi4a5g21c
~<ind	84 -8a10b
~<inf	72 10c
~<inj	71 -8b4a5k8g
~<ins	44 -18c-9j-6i7d13g21a
~<int	63 -14a-10g-5i6e9h11dk
~<inv	71 -11c4k7g13a
~<ir	85 5a
~<ira	86 
~<is	23 -6c-5k14d15ai48j
~<is>	23 -7c-6k14a15di48j
~<iss	81 -4d
~<it	28 -10de-5c5k8h10ai20b33j
~<it>	28 -10de-7c5k7a8h10i23b33j
~<its	82 6a
~<ja	86 -12b-9c10g14f
~<je	74 -4g13c
~<jee	88 5c
~<jew	79 8c
~<jo	54 -13b-11g-5hj-4k5f6e8d11c17a
~<job	55 -11b-10g6f9d11c13a
~<joi	82 -5bjk16e
~<ju	47 -17c-12g-7dei5aj10h17k26b
~<jud	85 
~<jum	76 -14a-7b5g6c18h
~<jun	85 4e5a
~<jus	48 -21c-14g-9e-5di9j11a21k28b
~<ka	86 -13c-11i7e8a15b
~<ke	51 -23g8a17h19k
~<kee	54 -23g-4e8a10c20k
~<kep	73 -11g-8c5f21h
~<key	76 4e
~<ki	47 -10h-9a6i10bgj
~<kic	81 -13c5b6e13g
~<kid	54 -9g6af7b
~<kin	55 -10a-6h-5f-4e4b8g17c
~<kit	71 -6ac-4b5gk6i7j
~<kn	51 -13g-11b-10d6j7a9e27k
~<kne	86 5c
~<kno	51 -13g-11b-10d6j8a9e28k
~<l>	82 -56b-12c18g58a
~<la	42 -11bf-9i5c11g13j20e
~<lab	81 -8c-6g18j
~<lad	74 -11a-8b6i15j
~<lai	81 -10c-5b8d11a
~<lak	80 -5i11g
~<lan	62 -12b-5g13e15a
~<lap	76 -10i-7g-6a7b8j15h
~<lar	85 -16i-4a8d9g11c
~<las	48 -17a-12k-6f-5d5c12i15g19e
~<lat	69 -9c4k6a8g
~<law	67 -15g-9j-7d-4i4b10k12a17c
~<lay	80 -11j4g9a
~<le	44 -23g-10b-5d22k30c
~<lea	50 -20g-6ik6j10a20b
~<lef	69 -12c-5a5j18g
~<leg	73 -15d-8g-7b8a9k22c
~<len	73 -4g4c9k
~<les	76 -20a-4j4f12cg
~<let	58 -15g-12a-6j-5f5ch8ei23k
~<lev	78 -10b-7ag4f15c
~<li	34 -25a-6bh-5e6d7c10i11f20g28k
~<lia	61 6b7g
~<lic	60 -12a-4f8e9b11d
~<lie	80 -5b4d8a
~<lif	54 -11c-10b-7a4k24g
~<lig	79 -6g4a7d
~<lik	43 -6bg-5c-4f5e16k19i
~<lim	62 -19a-5bj15c31g
~<lin	61 -13a-10j-5ef4b5k12g16c
~<liq	86 8a
~<lis	60 -21a-6g-4i5d27k
~<lit	59 -6d-5g-4h9i12c
~<liv	56 -15a-14e-13d-12g6c14j20b27f
~<ll	77 -7a17b
~<llc	77 -7a17b
~<lo	39 -34i-22d8k10e13f14b17g21h
~<loa	63 -11g-5aei9b10j12c
~<loc	64 -10c-7g4i5e6f14a
~<log	81 -7b-6d19c
~<lon	52 -39i-14c-13a-8j8f12h15e50g
~<loo	54 -6ad7c
~<lor	86 -4a8c
~<los	61 -14e7h8i13a
~<lot	67 -8g11c
~<lov	67 -8cg-7j-6b-4i7k9a10h13f
~<low	70 -20i-5a4e5g27b
~<loy	82 -8c6e7j9h
~<ls	88 -33b-14j7i43a
~<ls>	88 -33b-14j7i43a
~<lu	74 -12b-7d7c13a
~<luc	84 -6d-5b5i6c
~<lum	85 6j
~<lun	84 -7b5c15a
~<m>	81 -7a-5eg5j17c
~<ma	38 -16e-12i-11k-5a9b10c14h31g
~<mac	73 -7a-5d4k6f8j
~<mad	64 -16g-6k-5b-4c5f35h
~<mai	63 -12g-10a-4e5b9f10c15d
~<mak	54 -9djk-5e5b11c13i14g
~<mal	84 -6b6a
~<mam	84 -13a5b6c7g
~<man	45 -12i-11c-9b-8j-6a-5k6d60g
~<mar	64 -7g-6cd-5i-4h6k10j17b
~<mas	88 -9a16b
~<mat	70 -7d-4e7k13j
~<max	88 -19g8j16c
~<may	71 -6k-5c-4b8d17a
~<me	35 -27a-26g-17d-15f-10e-8i-5c14b123k
~<me>	37 -25ag-18c-16d-14f-11h-5e147k
~<mea	72 -8j-5k5b11h
~<med	64 -9g-5ik12c14b
~<mee	73 -6k6c7a
~<mem	84 12a
~<men	80 -10a-4e5g8c12j
~<mes	78 -5k5c7g
~<met	74 -10a-8g-6k7b9j18h
~<mi	48 -10j-7dk-6f4c6i14e19g
~<mid	76 -7a-4i5b6e8g
~<mig	80 -16b-6j6e9h10d
~<mil	62 -18a-6c6j30g
~<min	54 -17c-13j-8dk8gi10b22a
~<mir	86 -13a20j
~<mis	67 -20g-17j-6b6i8e10a28c
~<mo	38 -12i-10ag-5h6f7k11e22b23c
~<mob	86 -8a-5k9bf
~<mod	75 -19a-6e5gk10j11b
~<mom	67 -8b6k12a
~<mon	48 -17j-7i-5a4b5ek8g22c
~<mor	51 -8j-7c-6e-5di6a11k27b
~<mos	61 -7k-4e5j14c
~<mot	67 -9g-8c-6b4d9f11a
~<mou	85 -8g-4a7i9c
~<mov	61 -10b-6gk6j25e
~<mr	85 -4b12a
~<mrs	86 
~<mu	44 -30i-18j-6cd-4k5h10b61g
~<muc	45 -30i-17j-8d-6k-5c-4e6h13b64g
~<mus	80 -7b7a
~<my	55 -22j-8a-7k4e5b10i12d18f
~<my>	55 -20j-10a-7k4e6b10i13d18f
~<mys	82 5c6a
~<n>	81 -14a7c17j
~<na	49 -31g-17a-16j-6h8i11k22d42c
~<nam	50 -31g-21j-10e-6h9i14k17d43c
~<nan	86 5d6b
~<nat	84 8j
~<ne	41 -16d-12g-9a5e11i15h28k
~<nea	69 -15b-7c-5ik4g10a23f
~<nee	47 -14g-13d-11i-8b-7c-5f-4j5e12h62k
~<nei	74 -6k-5a5b
~<ner	82 
~<nes	86 -7g-5j-4k9i12e
~<net	82 -5bk17g
~<nev	72 -15a-6g5h9j11c
~<new	57 -20k-5d6j13bi
~<nex	65 -5j-4g7c10b
~<ni	57 -10j-7i-6e5ac6g7b10f
~<nic	67 -11e5c7a
~<nig	63 -9j-8i4ae5g11f
~<nin	88 
~<no	37 -31b-20d-8i-7a5f7k18g24h40j
~<no>	55 -41b-20i-8g-5d5fk7e8c9a47j
~<nob	71 -8d-7e6c11j
~<noi	85 9c
~<non	77 -11b-8c4a8h14j
~<nor	75 6a
~<nos	86 -10c5a9f
~<not	44 -8a-7d-5b6gk10j16h
~<now	50 -24j-10d5b12h15c16g
~<nu	49 -14e-8bd6i7k15g21c
~<num	50 -15j-13e-7b-6d-5h9i10k16g24c
~<nur	74 -8b-7c8h10aj
~<nut	82 7c
~<o>	79 -15c-6j5b25a
~<oa	84 5c9a
~<oak	84 5c9a
~<ob	88 7k
~<oc	75 8g
~<occ	75 8g
~<od	81 -16a11g18k
~<odo	84 -8a5c12g
~<of	34 -8h10i11k12a13d
~<of>	36 -8b-7eh4j7ak10dgi11c
~<off	49 -24g-12j-10c4d5a7i9e15b16k
~<oft	74 -14i-7c-6a35g
~<oh	61 -21g-19j-9b6f10dk11c12a
~<oh>	62 -23j-21g-11b5e7f10d12ck13a
~<ohi	88 6j
~<ok	48 -17j-15b5f7d9g11a15i
~<oka	48 -17j-15b5f7d9g11a15i
~<ol	51 -40i-8d-7c-4k13j15e44g
~<old	51 -40i-8d-7c-4k13j15e44g
~<on	30 -14f-9e-7c-5g5b7i10a18d20j23k
~<on>	33 -19b-18f-9c-6e7d9i11g16j20k24a
~<onc	73 -5k-4dg8b11c
~<one	43 -10a4k8f10j17d
~<onl	63 -11d-5g-4f5c7k9b14j
~<oo	80 -9a5i6g
~<ooh	81 -7a5ce7i
~<op	61 -10g-4c5j7a9e
~<ope	62 -10g-5i9a10e12b
~<opi	86 -7a
~<opt	85 -12b4a9j
~<or	31 -65a-62j-33e-29g-19k-15h-6c7d10f256b
~<or>	32 -77a-63j-34e-29g-19k-14h-5c8d10f268b
~<ord	84 7f
~<ori	74 5bd
~<ot	56 -7f-4e8g10h15d
~<oth	56 -7f-4e8g10h15d
~<ou	44 -22g-11d-7f5a6k7b15e27c
~<ouc	88 -20g23c
~<oug	86 -7d-4k7c11a
~<our	70 -11c-9a-7g4k5j7e11i
~<out	44 -7dfi-5g4a6b7k11e17c
~<ov	49 -8c-7h-6a-5i6f8j19g
~<ove	49 -8c-7h-6a-5i6f8j19g
~<ow	49 -15d-11j-9c-5h6a10i15g22b
~<owe	69 -19d-10a5k6c24g
~<own	50 -14c-10j-5h4f11i14a20b
~<p>	84 -8b-6g9a10c
~<pa	37 -27e-14h-9d-7k9b16a19fg20i
~<pac	73 -6g9af
~<pag	69 -7g-6b-5c5a20k
~<pai	63 -8c-5e-4h7a9b14g
~<pan	82 5b
~<pap	67 -14g-13a4k7f8c10b
~<par	51 -16e-15k-11d-6h6bj18c26f
~<pas	61 -14e-5k12d14a
~<pat	75 -16b-7g16a
~<pay	44 -11ac-7d-6jk-4eh6b23i43g
~<pe	48 -11i-8f-7k5g8c11b14d
~<pee	80 -14a4j8d14c
~<pen	75 6b7c
~<peo	58 -7ej-5f4h9a13d
~<per	55 -10i-8c5e7b13g
~<pet	86 -14a-5g30c
~<ph	60 -5dh5e7bj
~<pho	63 -5i-4dh7e8b
~<phy	76 -7g5k
~<pi	54 -11g-9j12k17a
~<pic	59 -10e-7j-5a5d7b19k
~<pie	85 8e
~<pil	76 -6g13c
~<pin	86 -6c6a8e
~<pip	73 -6b14a
~<pit	86 -5k7a
~<piz	86 
~<pl	45 -7ghi5a7cj9k11f
~<pla	47 -10k-6h-4e8aj10d13c
~<ple	67 -12a-10d-8e-6c-5j12b15f25k
~<plo	86 -8b8a
~<plu	71 -7g-5b12e
~<po	44 -14di-5f6ghk8a12e14c
~<poc	76 -5a8cg
~<poi	81 -5cg-4b7a14h
~<pol	48 -18a-11i-7d7k10e13c14b
~<poo	68 -7b6j12a
~<por	80 -5d5c7a
~<pos	75 5g
~<pou	80 -6j8a
~<pow	88 
~<pr	44 -19a-5d4h12b17j18c
~<pre	59 -14a-6h-5f-4d5k11bj14c
~<pri	58 -11a-7hi7f8c11b13g
~<pro	51 -6a-4c12j17h
~<pu	50 -21c-13i-8j-5d4k5e7a16b24g
~<pul	70 -5j4h12e
~<pum	84 10a
~<pur	81 -19a8b18g
~<pus	79 -4d4ae8b
~<put	53 -14c-9i-5e4j6af18g
~<qu	54 -9h-7i11c17b
~<qua	80 -4a7j
~<que	69 -5h-4e6cd
~<qui	63 -8g-7j-4i8b17c
~<quo	66 -9c8b13g
~<ra	54 -15i-8be6j8k9cgh
~<rac	80 -4b9a
~<rai	66 -10c-9i-8e-5k5f11a18g
~<ran	79 -7a7c
~<rat	62 -16a-10c-6i-4df4g5j14h19k
~<re	38 -23i-12f-6d-5c5a8e10k12b13h29j
~<rea	53 -21i-16a-11b-8d-7f8ce22h36k
~<reb	77 -8c11a
~<rec	58 -14i-11d-10c-5h13k14b23a
~<red	77 -7b6j8a
~<ref	80 -13c-7a9b19d
~<reg	68 -17c-4d7a18g
~<rej	88 -6a4h
~<rel	80 -4c4a
~<rem	67 -15k-7e-4b7i10a20j
~<ren	53 -14k-8a4e10d11b17g
~<rep	61 -8g-4di6jk
~<req	73 11c
~<res	69 -15k-5a8h9b10i
~<ret	65 5j
~<rev	77 -9e12g
~<ri	37 -16c-12e-10b-9dh-8k12g17i51j
~<rid	73 -18b-6d-5k-4j10f13c18a
~<rig	38 -17a-11e-10c-8d-7h24i51j
~<rin	68 -17c-15b-7i-5k6d13a27g
~<ris	78 -4cg12b
~<riv	86 -7b9a
~<ro	50 -11b-9h-6f4d8k14g20c
~<roa	70 4f6a
~<roc	85 10c
~<rol	85 -21j-6c-4i11d25a
~<roo	55 -22b-9e-7h5g7a14ck
~<rot	84 -12c-5a10b12e
~<rou	69 -28a-7f10c12b15g
~<ru	54 -19ce-7j-5f-4i10d12b42g
~<rul	86 5c
~<run	55 -20e-12c-10a-6j11d17b32g
~<rus	86 -4cg8e9a
~<s>	78 -13a-5c-4k4e9b21j
~<sa	41 -27e-8b-6f4a12k20i26j
~<saf	67 -9g5j8c
~<sai	62 -14c-8a-7g-5i4k19h22j
~<sal	63 -11e-8b4h7j18g
~<sam	62 -25b-7f-6c5e6g9k29a
~<sat	80 -5gij-4b5a9c10h
~<sav	65 -7a-5c6b16g
~<saw	77 -10k-4g4a10ci
~<say	50 -23e-13h-8cg-7a7j8f9d10b11k27i
~<sc	54 -24a-6c4h5bf9d11g12i
~<sca	67 -17c-10j-4f10g12h19i
~<sch	60 -14g-7i-6a-5h5j6d9b12f
~<sco	76 -25a-5k18g20c
~<scr	80 -12a-5c10d11b
~<scu	82 -9b7g9a
~<se	43 -25c-11i-7g-4dh12f14e16b31a
~<sea	75 -10a-7c-5g5b21e
~<sec	62 -8g4ci6j8k
~<see	59 -17c-11g-9h4i6d10e17f
~<sel	65 -9c-6k-4f5g7e14b
~<sen	58 -7g-6cj-5i-4d5h8b11f12a
~<sep	80 10a
~<ser	66 -6c6g14a
~<set	63 -14i-8e-6j-4a5h15b18g
~<sew	85 
~<sh	41 -21g-12d-11e-5h5bk10a25i27f
~<sha	62 -13c-11j-8d-5g7b9a11f21i
~<she	53 -15e-14d-11b-7cf7k8g16j27i
~<shi	68 -7ad-5g5j9b18e
~<sho	47 -15g-11e-4c6b10d31f
~<shu	71 -14g6a12c
~<si	46 -12a-10g-6c-5hk6i9j41b
~<sic	77 -5gk8c
~<sid	66 -7k-4g18b
~<sig	61 -9c-8g-6b-4h6ei10aj
~<sim	85 -19a21b
~<sin	59 -10ag6i9j19b
~<sis	71 -4b7j
~<sit	63 -10j-9g-7k-6i4f7a8c13b
~<siz	81 -21c-12a6k33g
~<sk	72 -8c-7k8i10e
~<ski	79 -12c5b12e
~<sky	80 -7k9i
~<sl	61 -7k-5c5f7i8a10b
~<sla	77 -13c19b
~<sle	69 4j7f
~<sli	82 -8a-4g14c
~<slo	75 -6c-5jk10i13a
~<sm	62 -10bc-7j5a12d20i
~<sma	73 -5cj4i16d
~<smo	67 -10b-5c8a18i
~<sn	74 -12a-6f5k8c15j
~<sna	84 -5a5k7c
~<sno	79 -7a-5f17j
~<so	30 -28g-19d-16f-15i19h20e21k59j
~<so>	34 -41a-29b-19dg-16i-9f7e25h40k91j
~<soc	71 -9j-7a-6k-5d12b23c
~<sof	80 7j
~<sol	70 -13g-6e-5d13a15i
~<som	45 -18j-16c-7fg13d17a32b
~<son	69 -11g-8k-5dj6e7i9b12a
~<soo	70 -23i-7bc8a33e
~<sor	71 -22j-9b5i10a24c
~<sou	63 -16c-9b-6f7e8k19j
~<sp	51 -15a-14e-8h-4d4j8cg10f12b13k
~<spa	69 -7k6i7a
~<spe	62 -15a-8ei-4h4f9j11k24g
~<spl	82 -5a6f
~<spo	62 -12g-4e7f8k11c
~<spr	68 -5g5j10b
~<sq	69 -8b-5a6e7c10g
~<squ	69 -8b-5a6e7c10g
~<sr	81 -31k7f30a
~<sr>	84 7f
~<st	37 -23d-10h8gi16a17b19k
~<sta	47 -21d-11i-9j-6h12cf13bk16g
~<ste	69 -22c7aeg8d
~<sti	54 -13c-10k-9d-6h5f12i14a21j
~<sto	54 -14b-6g-5j10a13ck
~<str	58 -13g-9f-5d10k21b
~<stu	58 -7f-6a7k9i
~<sty	85 7c
~<su	51 -17f-5ei4h5b10g13ac
~<sub	62 -6c5bgh
~<suc	88 6b7a
~<sud	86 -6e5ac
~<sue	81 8g
~<sug	81 -14a7c8b
~<sui	85 -6g-4a5k11e
~<sum	75 11b
~<sun	81 -8k
~<sup	67 -14f-7i-6j-5e5cg6h8k11d
~<sur	67 -16b6ci14a
~<sus	85 -6b12a
~<suv	88 8c
~<sw	65 -15j-11c-10a9i13g14b
~<swa	86 -10a14b
~<swe	80 -10c-8j5i6e14g
~<swi	69 -8j-6a5bi
~<sy	70 -8b5c12k
~<sys	70 -8b5c12k
~<t>	86 -34a38j
~<ta	45 -21c-8ik6a13g19b24d
~<tab	74 -19a5i6d8b12g
~<tac	88 -6a4d5i
~<tak	51 -12c-8f-6gi9k11a12b15d
~<tal	57 -12k-9i-8c6b8df9a13g
~<tap	82 -9c-6k19a
~<tax	77 -8a4g5jk
~<te	40 -33c-12fi-10e-8d-5g7h10j17a63k
~<tea	73 -7g5j
~<tee	72 -11c-5b5a8h12g
~<tel	43 -22g-14b-10i-7c-6f-5e5a65k
~<ten	77 -5c-4b5h6a7k
~<ter	67 -12c-6a-5f-4d5j14b16g
~<tes	78 -5a4g
~<tex	68 -16c12b15a
~<th	17 -9h10e11j13b14k19g21i27a
~<tha	29 -23c-13g-9d-7e5k7b10i11ah61j
~<the	20 4d6af11b13k14j40g
~<thi	40 -18g-6a5b15i19d21h
~<tho	55 -16f-15d-7b4e5a8h10g16i
~<thr	53 -11c-10e-7h-6g7j8fi16k
~<ti	47 -20i-9a-7b-6d13h46e
~<tic	70 -13c5j14h
~<tie	82 -9b-5g6e14j
~<tig	86 -8c6a7e
~<til	67 -13j-8ak-7i-5d4h6f7c15b16e
~<tim	52 -14i-13b-8j-6af7h17g32e
~<tin	86 7k
~<tip	84 -7g14c
~<tit	74 -5g4j7c
~<to	29 -10i-6h9cd15f35g
~<to>	31 -13j-10i-8a9d10f12g13k15b21c
~<tob	78 -6b9a
~<tod	58 -13k8d11g
~<tog	75 -9b-5a-4g7e8j9f
~<tol	72 -8a-6c7d8g14j
~<tom	69 -5c-4ab5ij7g9e
~<ton	77 -19a5g6j18c
~<too	56 -17k-12c-8b8f11g22a
~<top	68 -8g4j13c
~<tor	84 4g
~<tot	73 -7ae4c10dh
~<tou	78 -15a-8g-5k5i6cj14d
~<tow	66 -14d-5i-4c7a10b15f
~<tr	47 -25c-15b-8g5j10k13e16h21a
~<tra	59 -22c4g6e8a15h
~<tre	62 -10g-4e8i13a
~<tri	73 -11b-8c5hj7ad
~<tro	72 -7c-5b5k9a
~<tru	58 -7a-6b-5i4d6k14c
~<try	77 -18c7a21e
~<tu	60 -8i-6bk-5e5c8a19g
~<tub	79 -9b5j12a
~<tui	85 -5a19g
~<tur	64 -6i-4ek5f11g
~<tv	86 -5b6c11g
~<tw	76 -12a6f9b
~<twi	77 -8a9b
~<ty	69 -6a-4b7k8j11c
~<typ	69 -6a-4b7k8j11c
~<ub	82 7a
~<ube	82 7a
~<ug	79 -5g-4c9h
~<ugh	85 -5a6e10h
~<ugl	85 6f7a
~<um	62 -10g-8i-4e7a8h10b
~<umb	62 -10g-8i-4e7a8h10b
~<un	51 -8i-5e7j20b
~<unc	82 -5d5a6k
~<und	57 -7i-6ce5bf17g
~<unh	86 
~<uni	63 -16g4d6cj11b
~<unp	88 7j
~<unt	88 -6a4j5e
~<up	43 -18b-8g-4j10a18e20f
~<up>	44 -9c-5b-4a5h16e21f
~<upd	72 -14b6a7e12c
~<upg	88 -4a7c
~<ups	74 -7b14a
~<us	51 -15g-10j-5b8h13c24a
~<us>	62 -14g-7a-6d6c7i10h11b
~<use	57 -7fi-6e-5b13c23a
~<usi	85 -9b-6j20a
~<usu	73 -8c-6g-5j9f12e
~<v>	82 
~<va	58 -26b-10c8g33a
~<vac	78 -13c6f13a
~<val	64 -6ab-4d11c16g
~<van	73 -11c-7g5hi6aj8d
~<vap	84 -24b22a
~<ve	61 -18g-13a-8e-6d5j18k28b
~<veh	65 -6g-5d5c6k
~<ven	75 -15g-11a6k24b
~<ver	84 -6a5b11k
~<vi	62 -11a-8g-4d5bh23c
~<vid	84 
~<vin	70 -22a-4dg6b36c
~<vio	82 -6c-5a5j
~<vis	75 -8b-6k-4g9h11a
~<vo	76 -9ak-4d13b14c
~<voi	85 -12k-9a15b16c
~<vol	84 -7a6b
~<w>	80 -14c18g
~<wa	35 -32f-5g6a10c15i18k24h
~<wag	74 -6a-5c6g8k
~<wai	73 -8c-6k5hj8i
~<wal	59 -10a-7e-6i4b34k
~<wan	45 -15d-5i5f7k9b10h13e
~<war	84 -6b12a
~<was	45 -34f-12k-11g5a6b10c14hi25d
~<wat	60 -11i-9e6a8f
~<way	62 -16bj-8af-6d5k7e8h13c24i
~<we	41 -16b-9e-8f7h14k18i23a
~<we>	52 -7f-6e4g6i7j9c
~<wea	77 -9g-8e-5b9aci
~<web	80 -7j-5h5a6c11b
~<wed	82 -8a-5d5e7k10j
~<wee	56 -11a-8b-6k5j7gi8ch
~<wei	69 -11dj10a18g
~<wel	66 -12bj-7e7a8h14d16i
~<wen	66 -18g-7ai-6b-4e10k11h22j
~<wer	56 -16c-7h-5i10k12e16a
~<wet	86 4i
~<wh	20 -156a-57b-52j-17k-11i35f36g38h77d99e106c
~<wha	25 -112a-45b-41j-21k-11d-4i9f28h41e83g148c
~<whe	36 -74a-33b-21hj5c9i18k79ef
~<whi	53 -31a-9i-8gh6f12e20c29d
~<who	37 -36a-34g-18i-17j-13e-11b-10f-5ch7k167d
~<why	59 -22a-20c-11gj-7b-6e-5ik97h
~<wi	34 -6f10i16k23a
~<wid	84 -8j-6g-4i4e9ab
~<wif	55 -10d-7jk5i6a23b
~<wil	53 -14b-8cd-7f-5h6j11e18a21k
~<win	64 -12c8ai
~<wir	74 
~<wis	71 -9j-8b-7d11g18c
~<wit	38 -8b-7g5k6h7j11a15d
~<wo	32 -7e-6g-5h13f16i17k19b
~<woo	69 -6c9i
~<wor	42 -9a-4e7k9c19f
~<wou	37 -5ch7a10k12bi
~<wow	76 -14a-8j5eg22k
~<wr	58 -20b-8gk-5e-4f7a13j14d19c
~<wre	75 -6c15d
~<wri	65 -16b-5a5i9c19j
~<wro	70 -9b-8gk16ac
~<x>	84 -8a17b
~<y>	86 -6c18j
~<ya	72 -10a-4d5g9k10b
~<yar	74 5g6b
~<ye	42 -15d-12k-10i-9f7g11c14bh18e
~<yea	43 -14a-12k-10d-8f-7i7c9h14e18b23g
~<yes	72 -17g-13a9c11h13j
~<yet	66 -9j-8g-6d-5b-4c8e35a
~<yo	14 -15k7e8b10d12f13h14j18c19g22i
~<you	14 -15k7be10d12f13h14j18c19g22i
~<ze	86 
~<zer	86 
~<zi	65 -18j-8g14k32c
~<zil	86 -6g-5a10c
~<zip	66 -21j-4g12k25c
~<zo	73 -8eg-6j9b11a13c
~<zon	78 -8e-6gj8a16c
~<zoo	85 11b
~@da	62 -8g-7e11j15a
~@day	62 -8g-7e11j15a
~@mo	66 -11c-9e-8g4f7a21j
~@mon	66 -11c-9e-8g4f7a21j
~@na	53 -19c-8i-7k-4h10d16g20j
~@nam	53 -19c-8i-7k-4h10d16g20j
~ab>	72 -8c-7a7e10b
~abe	77 9a
~abet	79 10a
~abi	59 -11c8d9g
~abie	88 
~abil	60 -6c5a10g
~abin	88 -4c11j
~abl	63 -8g-5jk-4eh8d9a19c
~able	63 -13g-5jk8d12a19c
~ably	88 -4a7g
~abo	41 -11e-9a-5d5cf6h7j21k
~abor	88 -6c10j
~abou	41 -13d-10e-9a-5b7fh12c23k
~abov	80 -8c6b16d
~abs	86 -11c-5g4j12a
~aby	68 -7b-6d13a
~aby>	70 -5d4e11a
~abys	82 -7b7c
~aca	76 -14c-4j5f20a
~acan	84 5a
~acat	84 -13c7af
~acc	57 -11g-6h-5b4e11j14a
~acce	81 -8b9a
~acci	70 -11c-4b4a6i13e
~acco	61 -12g-5e-4h5b6j9a11c
~ace	48 -7c-4h5j15d
~ace>	50 -7b4j5i7d9g
~aceb	88 -7b5j9c
~aced	80 -8a-4c9e10b
~acem	79 -11g6a8b
~aces	80 -11ac6g8b14d
~ach	56 -10a-4bfi5e6ck13j
~ach>	62 -16a-12c-4i5g8j9de10k
~ache	70 -6g-5e-4k8c9j
~achi	72 -5d6a14c
~aci	86 8a
~acin	86 8a
~ack	49 -9c-8e-5bd5f15h16a
~ack>	54 -7a-6e-5c-4b4j23g
~acka	77 -8g8b11c
~acke	69 -7g-4c9f10h
~ackg	85 5b
~acki	82 -10c9b12h
~acks	80 -9b16a
~acku	77 13a
~aco	84 -10ac4i8f13j
~acon	88 -9ac9fj
~acr	85 4f
~acro	86 4f
~act	56 -18g-11a-6h5d8f9b13k15c
~act>	69 -14g-8a5b9f16k
~acti	80 -7g5k6a
~actl	78 -9a-5dk5f7g13c
~acto	69 -14c-10a4b7gj11d
~acts	80 -4g4a5cd
~actu	75 -13g-8b-6j17ac
~acy	85 -5g5j6c
~acy>	85 -5g5j6c
~ad>	45 -17g-10i-5eh4j9b14k15a16c
~ada	88 -6g4i7c
~adb	85 6a
~adbo	85 6a
~add	54 -29b-5i4c5e8k12f14d
~add>	72 -19b6g8a11j
~adde	78 -7b7a11d
~addi	71 -8c9a
~addr	62 -14a-12b-7gj11e12c13k18f
~addy	77 4c10d
~ade	59 -28g-8j-6d-5k5f7c8e9i30h
~ade>	61 -21g-10a-5bj6c11e32h
~aded	82 4af
~ades	76 -9g5b12i
~adg	88 
~adge	88 
~adi	77 -29a4g5b7c20f
~adin	80 -30a6b10g21f
~adj	82 -6g-5b5k7i
~adju	82 -6g-5b5k7i
~adl	81 -5a8b
~adli	84 
~ado	78 5d
~ado>	84 -6c4a7g
~adoe	86 7c
~ads	73 -6c5g
~ads>	81 4b7g
~adsi	80 -4c6j
~adu	85 -5b7a
~adua	85 -5b7a
~adv	71 -6g-5e5b9a
~advi	71 -6g-5e5b9a
~ady	64 -11d-7g15j
~ady>	64 -11d-7g15j
~afe	67 -9g5j8c
~afe>	81 -4b14a
~afet	69 -7ag4j11c
~aff	72 -10c-6f-5b6j11a14g
~aff>	80 -5c4a
~affi	86 -6b5a8g
~affo	84 -6c5ag
~aft	55 -16g-5f6b7cd9ij
~aft>	86 -6a
~afte	55 -16g-5f5c6b7j8d9i
~aga	65 -6cd11e
~agai	65 -6cd11e
~age	41 -13j-9f-8i-6a5d13k19c23g
~age>	44 -19d-10h-6bi-5f-4j9e13k17c34g
~aged	79 -12g-5fk6a18c
~agem	85 -19c10g16d
~agen	62 -24g-7e-6j7a13b15d
~ager	73 
~ages	68 -12a-7b-5e9k10h16g
~agg	80 -7b-5c5g6h
~aggr	86 
~agi	81 -7g-6a4i6c11f
~agin	84 -7g-6a4i6c11f
~agl	88 4j
~agle	88 4j
~agn	81 -7a9c
~agno	81 -7a9c
~ago	76 -16gj-9c-7i6h14a34e
~ago>	76 -16gj-9c-7i6h14a34e
~agr	75 -5e-4d8h9a
~agre	77 -5e-4k8h11a
~ah>	82 -12a-6e6i20j
~aha	74 -10a-5c7g11b
~aha>	74 -10a-5c7g11b
~ahe	75 -5c5b6j
~ahea	75 -5c5b6j
~aho	86 5b
~aid	55 -30c-8ei-6f4k5g13bh22j
~aid>	55 -30c-8ei-6f4k5g13h16b22j
~aig	74 -7a5b6e
~aigh	75 -7a5b6e
~ail	54 -15g-4d4b7f19a
~ail>	56 -12g-7e8b10a12c
~ailb	88 7c
~aile	80 -10c6i13e
~ails	84 -4b
~aim	59 -9e-5ad4g5k6b11i
~aim>	64 -9e-8j-6a-4d9cg12i
~aims	70 -8c-4g5k9j
~ain	52 -9i-8k-7c5bh6a8f12g
~ain>	58 -13c-7g-4ik4f6b7e9d11a
~aine	77 -6d13a
~aini	80 -5g8c
~ainl	86 -6a10c
~ains	72 -7a-5c-4e7f12h
~aint	75 -11a-4k7g19c
~ainy	85 -25c-9i7a29g
~air	61 -8g-7h-5i21c
~air>	67 -18g-7a-6h7b27c
~airb	85 -5b12a
~airs	72 4b7g
~ais	68 -4gk7b11c
~aise	69 8b
~ait	75 5h8i
~ait>	80 -6k5e6h
~aiv	86 -8c8j
~aive	86 -8c8j
~ak>	70 5c
~ake	45 -8e-5f-4j6g7bi9c11a
~ake>	47 -12e-7d-4f8g11b12ci
~aken	86 -5d12a
~aker	77 -10b25a
~akes	67 -7b-6j-5c6e14d
~aki	69 -14g-8i-6b-5k7d8a9j17c
~akin	69 -14g-8i-6b-5k7d8a9j17c
~aks	74 -11b-6g9c13a
~aks>	74 -11b-6g9c13a
~al>	42 -23i-14f-9e7gk8a12c18b19j
~ala	65 -17c10j18g
~alan	82 -18c17g
~alar	67 5g10j
~alc	74 6cg
~alco	74 6cg
~ale	63 -14e-5j-4bc5h8d20g
~ale>	77 -13a-9c-6e4d5b6i14g
~aler	82 5j
~ales	69 -10e-9bj-6i6h13g18a
~alf	65 -12j-6b5g11dk
~alf>	66 -22c-14j5g13k28d
~ali	77 -12b6k15a
~alid	86 -5b8a
~alk	53 -8g-7e-6c-4h5dfi19k
~alk>	58 -7c-6i-4f29k
~alke	72 -20g-6b12c15i
~alki	67 -11c-7k-5ae5d6b12fg
~all	39 -17i-11j-9a-5ek6f9c19dh23b
~all>	42 -15i-12k-4a9h14g17d18b
~allb	86 -7a7k
~alle	67 -13j-8a-7e-5k7h10d25c
~alli	74 -10c-9a-4d9bk14f
~allp	78 9k11g
~alls	65 -11e-8g-6di10a11b19j
~ally	59 -20g-8j-4a5f6d7c9e14h
~alm	82 5k
~almo	82 5k
~alo	67 -17g-6c-5b9a20i
~alon	69 -13g-6c9i13a
~alr	64 -6k-5g-4d9e12a
~alre	72 4j5b
~alri	70 -7k-5b8e12a
~als	71 -6d5f6k8c
~als>	73 -4a6f12c
~alt	57 -14g-9a-7d-5h7b9j25i
~alt>	80 -4b5a6i
~alth	58 -12g-8a-6d7c10b22i
~alty	88 -6a7e8j
~alu	66 -11a-4d12c17g
~alua	84 -10a15c
~alue	67 -5a19g
~alv	86 -4c10j
~alw	77 -8ij-7b-4c6ag8d12f
~alwa	77 -8ij-7b-4c6ag8d12f
~am>	51 -15g-13c-10b5i6h7jk13a16f
~ama	65 -6be-4d11j14g
~ama>	84 -6k7cg
~amag	68 -6be10a11g
~amb	86 -13a-7k8c15f
~ame	41 -28b-11h-7i-6a7e9cj10f16k22d
~ame>	42 -11b-10h-7a-5i5j6de8g13c15k
~amed	71 -23b-13c4e9d11k15f
~amer	77 -4b6k
~ames	70 -4b4c6j8d
~ami	58 -6g-5jk-4cf7e10i11b
~amil	58 -5e-4gj5d8b10i
~amin	84 -6ac5b17e
~amm	86 -8a8b
~amme	88 -8a8b
~amo	69 -13a-7k-4f5i16g17c
~amou	69 -14a-7k-4f5i16g17c
~amp	70 -23b27a
~ampl	88 5j
~ampo	74 -13b17a
~amr	88 -12b-5c16a
~amry	88 -12b-5c16a
~ams	84 9a
~ams>	85 9a
~an>	39 -27i-23k-5j5f6e7h31c33a
~ana	69 -27g-5c7k14d16i
~ana>	88 -4c6a
~anag	70 -27g14d17i
~anc	45 -6i-5c5k7b9e
~anc>	88 -6a13j
~ance	45 -6ci-5a6k11e17b
~anch	86 
~anci	76 -15b4cd17a
~and	31 -13ab-8f-6h5g7i20j30e32d
~and>	32 -21b-13a-10i-4f7g12k19j29d30e
~andb	85 
~andd	85 -9a5cg
~ande	85 5b
~andi	84 9j
~andk	88 9a
~andl	59 -14a-7g-6ce-5f7d18b22i
~andm	82 -9a7cj
~ands	66 -9aek-8d14j15c19i
~andy	76 -5j11f13a
~ane	67 -8a8f11c
~ane>	78 -10a11f
~aned	86 -7a7c
~anen	86 5c
~aner	88 -5a6c
~anes	82 7a
~ang	56 -12gj-9b-7h10c22i24a
~ang>	76 -8b-7e-6g-4j5f6k7a9c
~ange	60 -8b-6h-5j-4g32a
~angi	72 -11a-4cf5e7k15i
~ani	66 -10c6bh9j
~anie	74 -4c4b
~anim	84 5a
~anin	85 -5c10h
~anis	88 -5a6cj
~ank	61 -10g-5j5bc14d
~ank>	66 -14g6k13d
~ankr	86 6a
~anks	76 -14a-7k4e5bg9c
~ann	63 -11c9g17j
~anne	80 -5d13j
~anni	72 -9b-7c30a
~annu	75 -12a8c16g
~anny	85 -6a-5c5bd8j
~ano	70 -9c-5g-4k6e7aj9b
~anot	71 -6c-5g5b6e10a
~ans	59 -14a8c12b
~ans>	62 5k
~answ	78 -5j6cg
~ant	43 -16d-6g6e7ahk16b
~ant>	44 -17d-9g-5j6h7e14b24a
~ante	82 4e
~anti	82 -4e
~ants	72 -20a-6c5hj6f13k
~anu	85 -11g-7b4j15a
~anx	86 -8b15a
~anxi	86 -8b15a
~any	31 -57b-16j-15i-6h-4e14c15k48g63a
~any>	34 -45b-27j-16i-6fh5d12k17c39a62g
~anyb	56 -15b-8c-5g7h11d19a
~anym	81 -7ak-5c5d12e
~anyo	67 -8c-6d21a
~anys	77 -15d-5g4c6k7a9j
~anyt	50 -18b-7e-5h9j16c23a
~anyw	74 -8c4k6f12a
~ap>	69 -8cj6k23b
~apa	64 -9b4acd
~apar	64 -9b4acd
~ape	60 -19g-10c-6e-4h16a26i
~ape>	70 -17c-14b-7g17i28a
~aper	65 -14a-13g6f7c15b
~apes	86 -8c9a13i
~api	84 -9a-4b18j
~apin	86 -8a12j
~app	49 -16e-13g-7d7bk8h13ac
~app>	70 -6dg4i6a9j
~appe	53 -17e-5ag11k19c
~appl	77 6a
~appo	85 9f
~appr	75 6b
~appy	72 -12i-7c-6g6b10h16a
~aps	74 -10i-7g9j14h
~aps>	88 4b
~apse	78 -11i-7g8j15h
~apt	85 9b
~ar>	39 -18d-14i-11h-10b7j8g11e16af23c
~ara	62 -11g-10c-4d4a5k25f
~arag	68 -11c-8g4k5j6a13f
~aras	85 6a
~arat	75 12a
~arb	78 4a12e
~arbe	88 13e
~arby	81 8a
~arc	82 -16a-7c10h14j
~arch	88 4b
~ard	50 -11gk-9a7j8e10c11i12b
~ard>	54 -17a-10j-6d-5gk8c13i14e17b
~arde	80 -12a-4e8b21c
~ardi	77 -12c7j8a12d
~ards	68 -10b-5g7j18a
~are	32 -7i-6a4e6j7d12f35b
~are>	32 4a5e8f9d31b
~area	79 -25c-14a-9e4k6b38f
~ared	84 -9c-5a4g5b6e
~aree	88 
~areh	88 -5b7a
~aren	68 -5c18a
~ares	78 -8a-5c16f
~aret	85 -4d6b
~arg	68 -14i-6c9d22g
~arge	69 -14i7g8c10d
~ari	67 -9g-6b4k5c9a12j
~arij	88 -4c6a
~arin	73 -9g4a17j
~arit	80 -6a9ck
~ark	64 -5h-4cd7k10a
~ark>	71 -7a-6b7j8g11k
~arke	74 -15c4e9j
~arki	84 -10j-7g6b15a
~arl	76 -8c12g
~arly	79 -7c12g
~arm	64 -10c-7bg9a13e17j
~arm>	67 -8g-6b7e8j13a
~arml	88 6a
~arms	84 -6a7j
~arn	69 -11b-8c7i21g
~arn>	75 -10c-4k5i12g
~arne	81 -4c4e5i
~arni	85 -19b-12c6k15g17a
~aro	58 -7bj4i9d
~arou	58 -7bj4i9d
~arp	85 
~arr	55 -8i-5eh5a6b7k9d
~arri	66 -7a-6g-4i13b14d
~arry	59 -6c-5i-4b7g15a
~ars	48 -14a-10d-8j-5e5f6i7h10c11b14g
~ars>	48 -13aj-10d-5e5f7hi11bc14g
~art	46 -11h-10k-5ceij6f9b10a17dg
~art>	52 -12b-9h-7j9g11e21a
~arte	69 -11i7a13g
~arti	77 -5c5i8b
~artm	63 -9c-5i17d
~artn	67 -15k-5e10g12b
~arts	80 -20a-7e5d11i13f
~arty	82 -7g4b8c
~ary	66 -7ac-5g6e8d16i
~ary>	66 -7ac-5g6e8d16i
~as>	39 -22f-19k-11b-8g11c14j20h21d22a
~ase	52 -18d-5h-4e4j9f12k14c
~ase>	55 -20a-6di-5h4j12f16k18c
~ased	85 -21d5b19a
~asem	68 -4b7i11a
~ash	60 -18a7b8d13j
~ash>	62 -11a-9c10d11b15g
~ashe	81 -14g-4b17c
~asi	72 -10c-7b-5f6j8g13i
~asid	80 -5b7a12g
~asie	84 -12b-5c5k20i
~asin	85 5b
~ask	55 -8b-6ad-5k5f8j23c
~ask>	60 -15b-7g6d8f17a
~aske	77 -8k-7a4b5c6i7g
~aski	70 -17a-6i-4k4b5j8e9c10g
~asks	81 -12d-5a-4g4j5k18c
~aso	69 -25a-7g-4d10c15e22h
~ason	69 -25a-7g-4d10c15e22h
~asp	84 -5b5a8j
~asph	85 -5b9a
~ass	58 -14e-7i-5g4d10k22b
~ass>	67 -12e-6g-5j-4i6k7f8ac
~asse	67 -10c-5a4b5j7dk
~assi	82 7c
~assm	86 -4c6a
~asso	88 -5c13b
~assw	86 -8a14b
~ast	46 -18k-7j-6f-5ad7i8c11g14b20e
~ast>	47 -17k-8f-4d5c6a8i13g21e
~aste	81 -14a9c19b
~asti	88 5f
~asu	75 -15a-5f10d21b
~asur	75 -15a-5f10d21b
~asy	84 
~asy>	84 
~at>	20 -9a-8d-6bk10j12h13f25c29g38e
~ata	81 -4hj5b6a
~ata>	85 -4d9a
~atc	64 -10c-9d-6a-5ghi10bj24k
~atch	64 -10c-9d-6a-5ghi10bj24k
~ate	42 -19b-13d-8i-5g5j12ef17c22k
~ate>	49 -10ab9f13c20e
~ated	64 -25b-11g-5j5i9h14a18c
~atel	71 -5b13a
~atem	82 -10a-5c10j
~aten	88 9a
~ater	60 -14a-9i-6e7k8bfg
~ates	64 -7g-6d-5i5j9ak
~atev	80 -11c-8a27k
~ath	61 -22a-8e-7i-6d-4c6fg10k12j20b
~ath>	77 -24c6b7j14g
~athe	66 -9g-8a-5e5k6bj8f
~athr	81 -11ai-8c8g24b
~aths	84 -12b-8a5k19c
~ati	50 -11g-8a-5i6k7f9h12b
~atic	80 6h9a
~atie	88 
~atin	70 -7a-5c6k9i
~atio	53 -9gi-8a9f11c16b
~atis	88 -5bi5a12h
~atl	81 4g10c
~atll	85 14c
~atm	81 
~atme	81 
~ato	86 5i
~ator	88 4a
~ats	75 -31b7e20a
~ats>	76 -10b7e
~att	67 -7a5d7b
~atta	80 -12a-4e4bdj5i
~atte	73 -5g11a
~atto	88 
~atu	78 -9j-5b8k15c
~atus	82 -9a-5b9k16c
~atv	78 -16a6fg17c
~atve	78 -16a6fg17c
~au>	88 -5a6j
~aud	66 -8a-4i5c15b
~audi	66 -8a-4i5c15b
~aug	67 -9d-6g4k5cj6a
~augh	67 -9d-6g4k5cj6a
~aul	73 -16c-13d13i25b
~aul>	85 -8a5g9b
~ault	77 -13d6a20b
~aur	81 -5b6i
~aura	81 -5b6i
~aus	65 -9i-6j7d13a
~ause	65 -9i-6j7d9a
~aut	65 -7g-6b5f13a
~auto	66 -7g-6b5f7a
~ave	30 -14i-7d-5f5b9k13j14c27a
~ave>	31 -13i-10d-7f5b10k14j21c24a
~aved	80 -10c13g
~avel	77 -11c7d
~aver	88 8g
~avi	65 -10c-7i-5k13b16g
~avin	65 -10c-7i-5k13b16g
~avo	80 -5a-4g17c
~avor	80 -5a-4g17c
~avy	86 
~avy>	86 
~aw>	69 -13g-10j-7d7i9ae15c
~awa	64 -10c-4bj5a7k12d
~away	65 -12c-4bj5a7k12d
~awe	69 -8j-7a4e6k7c8b
~awer	86 -11a11b
~awes	71 -8j4e6k8c
~awf	86 -5a4c5i
~awfu	86 -5a4c5i
~awl	82 -6c-4g9i
~awl>	82 -6c-4g9i
~aws	80 -5g6a7b
~awsu	84 -4g8a
~aww	79 -12a4ik6e10d
~aww>	79 -12a4ik6e10d
~awy	75 -4g4a8k
~awye	75 -4g4a8k
~ax>	75 -14g-11b5cf7e9k
~axe	84 -9a8b
~axes	84 -9a8b
~ay>	33 -12h-8aj5gk10f15c37i
~ayb	81 -10c16a
~aybe	81 -10c16a
~ayc	70 -11c-7k-6b7f13g
~aych	71 -11c-6k-4b7f8g
~aye	85 10k
~ayer	88 6k
~ayi	58 -16j-11f-9c-6e11d17i19g
~ayin	58 -16j-11f-9c-6e11d17i19g
~aym	65 -13j9b11e
~ayme	65 -13j9b11e
~ayo	84 10g
~ayou	85 10g
~ayr	66 -9a6d10g
~ayro	66 -9a6d10g
~ays	53 -15a4f7ik
~ays>	53 -15a4f7ik
~azy	76 -4ij6b8h
~azy>	76 -4ij6b8h
~ba>	80 -9b6g9a
~bab	66 -7b11a
~babi	88 
~baby	68 -7b-6d13a
~bac	52 -8d-5e6k12a
~bacc	78 -6b9a
~bach	81 -4c5j9b
~back	53 -8d5gk8a
~bad	69 -5ei7b9c
~bad>	69 -5e-4i7a9c
~bal	70 -19c-7a6dk25g
~bala	82 -18c17g
~ball	73 -6a6dk8g
~ban	52 -8k-7i-5c5a6e7b16d
~band	56 -7k-5c5d6b8e
~bank	65 -5gi15d
~bar	69 -15a-10g-9d6h10e23c
~bar>	85 -14d16a
~barb	88 13e
~bare	85 -6g5d6b
~bark	88 -13j5a17c
~barn	85 -15a17c
~bas	66 -5a6ij11c
~base	67 -5b6i10a
~bat	73 -17a6jk14c
~bath	74 -18a6jk15c
~bbi	80 -7a-6g19c
~bbie	80 -5g12c
~bco	79 
~bcon	79 
~be>	49 -13i-9f-7h-5c5g6e8j13a17d
~bea	74 -8c8a
~beag	88 4j
~beat	81 7a
~bec	65 -10i-6j-5g7d22c
~beca	67 -9i-8a-6j4g8d18c
~beco	85 -10g5e9a
~bed	74 -8a8b
~bed>	88 -5a5j6b
~bedr	77 -5a
~bee	49 -9g-6e-5j4bk6h10c16i
~been	49 -9g-6e-5j4bk6h10c16i
~beer	82 
~bef	55 -13k-4h4f5d7g12i
~befo	55 -13k-4h4f5d7g12i
~beh	70 -10c-8a-6g4k5f12h15d
~behi	70 -10c-7a-6g4k5f12h15d
~bei	70 -9b-4g6f8i
~bein	70 -9b-4g6f8i
~bel	67 -13b-6k5g9f11j
~beli	79 -12g-7a-5k7cj8e11f
~bell	82 -10a5j9b
~belo	78 -12b-5c9g18a
~belt	88 -9b-5k5j12g
~ben	67 7a9d
~bend	82 4a
~bene	69 9d
~ber	48 -14b-8d-7h-5j6ck12a13g14i
~ber>	49 -14b-9d-8i-6hj9e13f15c17g
~bers	68 -21f-11c-5g-4e7k15a22i
~bes	61 -13g-7a-6b4h7e12c16d
~besi	69 -5b-4g22d
~best	68 -10g-6a5h9e13c
~bet	61 -8g-5e-4i4k12b18c
~bete	80 11a
~bett	65 -8fg7c8b11k
~betw	78 -6ak7f9b
~bid	88 
~bie	76 -5g11c
~bies	76 -5g11c
~big	56 -20i-8j-4f5d6ck12b16g
~big>	59 -12i-7d-5j4c5ag8k11b
~bigg	75 -10a15d
~bigs	85 -11i13g
~bik	77 -8a7k9f
~bike	77 -8a7k9f
~bil	56 -8a-6c7df15b
~bile	86 -8a-5k9bf
~bili	60 -6c5a10g
~bill	68 -13g-9a7b9d
~bin	69 -12g-8b6ac12j
~bin>	84 -5ab5c9j
~bind	84 -11c5f6b
~bing	76 -11g-9b9c17a
~bir	63 -12a-7g-6b11e24c
~birt	64 -11a-7b-6g16c20e
~bis	86 -5c10g
~bisc	86 -5c10g
~bit	75 5d7g
~bit>	77 5a7g
~bla	80 4b5d6c
~blam	82 4b6d
~ble	52 -12k-5h-4fi6b12a22c
~ble>	54 -9jk-7e6c31a
~blem	73 -6g-5a5be8j
~bles	79 -22a-5j7d25c
~bli	82 4i
~blin	88 5i
~blo	67 -12b-10g-6k8e10c16a
~bloc	88 -4b7ac
~bloo	70 -8b-6g6j10e11a
~blow	88 -5g5c
~blu	84 -10c7a9g
~blue	88 -8c10g
~bly	88 -4a7g
~bly>	88 -4a7g
~bnb	85 -5b12a
~bnb>	85 -5b12a
~boa	70 -11b-4k4fj16a
~boar	74 -7bk5f12a
~boat	81 -4b5a
~bod	47 -15b5j10d
~bodi	81 -5a
~body	47 -15b5i6j11d
~bol	84 7b
~bolt	84 7b
~bon	85 4b5a
~boo	63 -4eg4b5j6d
~book	64 -5c-4e5hj6d
~boot	86 
~bop	82 -5g6c
~bop>	82 -5g6c
~bor	63 -15g-12k-4d11j12b16e
~bor>	79 -7a-5gk6b8j
~borh	88 -5a5e7g
~born	71 -12g-6k-5d6a16e
~borr	78 8b
~bors	82 -6g6j9a
~bos	77 -8j-5f22a
~boss	77 -4f4c12a
~bot	63 -5i-4g6ah9b
~both	65 -4ik7h10b
~bott	82 5k
~bou	41 -14d-11e-5g6fh9c27k
~boug	70 -11g-6i6a9k15b
~bout	41 -13d-10e-9a-5b7fh12c23k
~bov	80 -8c6b16d
~bove	80 -8c6b16d
~box	68 -8f-7a-6g7b8k10e
~box>	69 -7f-6g-4c9k10e
~boxe	88 -9a10b
~boy	70 -15a-8g5i6h11j14b
~boy>	74 -8g-6a-5c-4k7h8i14j
~boys	79 -11a4k15b
~bra	74 11a
~brak	88 6a
~bran	80 -5c7a8b
~bre	57 -9i-7b5h8c10g
~brea	70 -4b5d10c
~bree	84 
~brel	62 -8i-4e8h13g
~bri	63 -9a-6d-5k-4i6f10g14h
~bric	75 10c
~brid	88 -5d8j
~brin	68 -12c-5e6g8f16h
~bro	62 -19d-10g9b10a12cj
~brok	74 -20a-10d-5eg4fj11b22c
~brot	69 -10d-6k-5g12c13a
~brou	84 -8c4k6e10a
~bs>	62 -16b-8c-6k7g12d18a
~bsi	80 -5hj7c11b
~bsit	80 -5hj7c11b
~bt>	81 -11a-5j6g9b
~bts	88 -16a-5d22c
~bts>	88 -16a-5d22c
~buc	84 7a
~buck	84 7a
~bud	71 -8d-5a4k16g
~budd	77 -8d-4c6j8g
~budg	80 -6a10g
~bug	78 -11g-5a6k8b9h
~bugg	88 -7g6k11c
~bugs	85 -8c-5g8b13h
~bui	54 -10c-7d-6i-5hj7a9k10g16e
~buic	88 
~buil	55 -10c-7d-6j-5hi4a9g10k17e
~bul	85 -6k-4c5i6bf
~bull	86 -6k-4c5i6bf
~bum	80 -6a6b10j
~bump	81 10j
~bun	74 -9c-7g7b9ai
~bunc	85 -11a6d13b
~bund	84 13a
~bung	86 -6bcg6a15i
~bur	62 -15a-9b-5k7g14i20j
~bure	88 -5a6j
~buri	79 -6a7c
~burn	69 -10c-9b14g15i
~burs	82 5j
~bury	88 -22a23j
~bus	49 -11i-7f5c8bj9de
~bus>	82 4a8j
~busi	50 -11ai-5f5j9c10d11b
~busy	72 -5c7a12e
~but	62 -13a-7c-5d4b8e15g
~but>	64 -7b-6i-5c-4d5e18g
~butc	88 13i
~butt	88 -7a5e7b
~buy	63 -5g-4k5e7b8a
~buy>	64 5c6e8b
~buyi	84 13a
~by>	50 -20d-15g-8h-6k5c6a14e17b20i
~bys	82 -7b7c
~bys>	84 -6a9c
~cab	86 -7b-5c10ej
~cabi	88 -4c11j
~cak	86 -12c8a11g
~cake	86 -12c8a11g
~cal	47 -17g-15e-14i-11a-4c10f17h20d25b
~cal>	62 -7i-6c-5j4f6a11b
~cale	81 -7c-6ae5k6i14g
~call	51 -29g-14i-11e-9a4c6j7f16b19d21h
~cam	61 -17b-10c-9i-6d8k14g15j17a
~came	64 -9a-8i-5cd7k13g15j
~camp	88 -13b15a
~camr	88 -12b-5c16a
~can	46 -15j-10k-8g6d9fi14a15e
~can>	48 -23j-18k4c5d10f11i12e18a
~canc	70 -12g-6a-4b4d8e9jk
~cand	88 -4a5k
~cane	79 
~cant	84 5a
~cap	88 -12a13j
~car	42 -10jk-8b-7eg5d27ci
~car>	51 -9bj-8d-7e-4h4a7f29c
~card	59 -15g-13a12i16bc
~care	64 -9c-5bi-4j6g7a8h9d
~carp	88 
~carr	58 -7b-6i5k6g13d
~cars	66 -19k-4g22i
~cary	84 -6j-4b4a19i
~cas	63 -16a-4c5jk6g20b
~case	76 -6a10j
~cash	66 -12a-7c5k6g22b
~cat	54 -13a-8ij-6c9eg23k
~cat>	88 -5a8b
~catc	74 -12d-4abc11e21k
~cate	62 -6c-4a5fg11d
~cati	66 -8j6c12k
~cats	84 -12b6a9g
~cau	65 -9i-7j5ad12k
~caus	66 -9i-6j8d9a
~cce	80 -8b9a
~ccen	86 6a
~cci	70 -11c-4b4a6i13e
~ccid	70 -11c-4b4a6i13e
~cco	60 -14g-6e-5h-4i4j9a10c14b
~cco>	75 6b9a
~ccor	88 
~ccou	64 -13g-4h5j10b13c
~ccu	73 -5a14g
~ccup	79 -9a-5k24c
~ccur	82 -23c5a9j11g
~ce>	36 7a10k12b15i
~ceb	88 -7b5j9c
~cebo	88 -7b5j9c
~ced	70 -14j-7c6e28b
~ced>	70 -14j-7c6e28b
~cei	78 -12g-5e7ck8f
~ceil	86 -4ag4c9f
~ceip	82 -8g9k
~cel	70 -9a-8g13bc
~cel>	84 -9a8b
~cele	86 
~cell	75 -9g8b14c
~cem	77 -11g8b9a
~ceme	78 -11g6a8b
~cen	55 -13a-10c-7f6e7d9b14g
~cens	60 -12a-4f8e9b11d
~cent	64 -12c-4d6j19g
~cer	58 -11c-9g-8b-7i4e6f8aj16d
~cer>	73 -12g-10b-4f6e8k9j10d
~ceri	88 -5b6ag
~cern	84 -5g7a
~cert	62 -7c4b10d
~ces	64 -21c-5b8a26d
~ces>	69 -22c-9b16a22d
~cess	75 -8a-5g4ij7d
~ch>	39 -36a-35i-13j13c17g18k26d30b
~cha	54 -14c-10e-5f-4i8ab9k14g
~cha>	86 -5j-4b17c
~chai	77 -10a8h9b
~chan	59 -6eh-4b10k27a
~char	69 -20c-6a6k7b14g
~chas	85 -15a18g
~chat	81 -8c-5k5d11j
~che	50 -7ch-4d5ei10j12b
~chea	78 -10j-9c8b11g15a
~chec	57 -9a-5g-4j7c11be
~ched	71 -9g-7i8j13c
~chel	81 -4c5j9b
~chem	88 5j
~chen	71 -6ac-4b5gk6i7j
~cher	78 -9a-5c5b16i
~ches	74 -5ck5b9g
~chew	85 -4d5b
~chi	60 -13d-12j-6e6a11b13c
~chil	69 -12d-4e5b6fi7g
~chim	86 -5b5a
~chin	68 -12j-6d-4i9b11ac
~chit	88 4b
~cho	59 -24g-5e8c9d11f
~chol	88 -9g6a9i
~choo	60 -14g-9h-5e4j6d9c12f
~chr	84 -4d13f
~chri	84 -4d13f
~chu	79 -6b4f6a
~chur	79 -6b4f6a
~cia	58 -15g-6k-5a-4h6b11d24c
~cial	62 -7j-6g-4ik4e27c
~cian	86 12j
~ciar	76 -9g7c14d
~ciat	84 -5c12b
~cid	64 -7g-4c4j8d9ei
~cide	65 -20a-7c-6g9d10eij
~cidi	86 -8bj22a
~cie	68 -7b-5d16c
~cies	68 -8a-5d4b16c
~cig	80 -5a6bk
~ciga	80 -5a6bk
~cin	78 4a5c
~cin>	88 
~cine	85 7c
~cis	77 -4ck6d
~cisi	77 -4ck6d
~cit	71 -12b-5g-4j5e9f11a
~citi	88 -4c5f8e
~city	75 -8b7f8a
~ck>	43 -20a-14b-13j-9h8g9de14c15k24i
~cka	77 -8g8b11c
~ckag	77 -8g8b11c
~cke	56 -9i-8c-6a-4e6f10h11j16b
~cked	65 -5ik-4g8j10b
~cker	75 -7a-5c-4g10b11h
~cket	65 -8c-4bi5k7j9f
~ckg	85 5b
~ckgr	85 5b
~cki	71 -15g-6a5i14h16b
~ckin	71 -15g-6a5i14h16b
~ckl	80 -10c7d16h
~ckle	82 -10c17h
~cko	84 -8c6i12g
~ckon	88 -8c9g
~cks	61 -15b-8i-6d8j11g21a
~cks>	62 -9bi-6d7j12g13a
~cku	70 -15c6g12e
~ckup	70 -15c6g12e
~cky	78 -5d6c
~cky>	81 -6d6c
~cla	57 -10ae-7d5j7k10ci
~clai	59 -9e-5ad4g5k6b11i
~clar	84 
~clas	78 -5g-4j4a6f7c
~clau	88 
~cle	57 -18i-8d-7g-6e7jk12b27a
~cle>	66 -7d-4a7b14k
~clea	67 -20i-11c7bj26a
~cles	72 -9g6j7c14a
~cli	60 -10g-7k-4bc4e5a7f13d
~clie	64 -6j-5g14d
~clim	80 -11b4d15a
~clin	79 -8k-6d6e7h9f
~clo	55 -18c-15a-13i4dj9b18g24e
~cloc	82 -9a-5j10be
~clos	56 -20c-11i-6a4b5d8j13g18e
~clot	86 7g
~clou	84 5b
~clu	73 -7b6c15a
~clud	74 -9b8c11a
~co>	70 -4c14g
~coa	81 -9a6b11g
~coas	86 8g
~cod	72 -7a-5gj6k24c
~code	72 -7a-5gj6k24c
~cof	81 -5a5k14i
~coff	81 -5a5k14i
~coh	74 6cg
~coho	74 6cg
~coi	81 -5k4a8b
~coi>	85 -4k4a
~col	57 -6i8abg
~cold	84 6a
~coll	59 -5i6a8g9b
~colo	88 -5a8j
~colu	88 
~com	40 -24a-8bj-5g7i8f13d24c25h
~com>	88 -5a8j
~come	51 -8a-7k-5e33h
~comf	77 -7c7a
~comi	68 -21b-18a-8j-5gk10i12f38c
~comm	65 -5a5bk10g
~comp	46 -8g-5a-4j5k6bi8e12d
~con	50 -6eh5j10f14a
~con>	88 -9ac9fj
~conc	82 -5g5b
~cond	62 -8g-7b10j11c
~conf	88 14c
~cong	81 -8j-6g4a6ce
~cons	71 -13c8g14a
~cont	59 -11c-5ae4d7k10b11g
~conv	79 -10k4g6j8c
~coo	69 -7bg-6j-5f7c18d
~cook	85 -8b4d8a
~cool	71 -6gj-5f8c14d
~cop	74 -18b-6ck5e6j7i20a
~copp	86 -19b19a
~copy	78 -6ck6e7ij
~cor	55 -26a-14i-7d-4h8cf11b32j
~cord	62 -15i-9c-8d-7g7j8k10b19a
~core	76 -25a-5k18g20c
~corn	86 -10a-5k10c16f
~coro	88 5d
~corp	77 15b
~corr	70 -15a30j
~cos	60 -16a-7i-5eh8j30g
~cost	60 -16a-6i-5eh8j29g
~cot	88 5a
~coti	88 5a
~cou	44 -11h-5k-4d5bj12e14g
~couc	85 -6a4c8b
~coul	50 -23k-15j-7h16g18e29a
~coun	55 -10a-8c-7hi7j11f22k
~coup	75 -12f5j9c
~cour	80 -28a4f8c20j
~cous	81 -4b4d5f
~cov	49 -10d-8f-4e6k8a19b
~cove	49 -10d-9g-8f5c6k8a19b
~cow	85 -5ag4h5c
~cowo	88 -5g5hi
~cpa	82 7k
~cpa>	84 5a
~cr>	86 
~cra	65 -20a4c6h7d12b
~cras	79 -8a-6b-5g11d12c
~crat	88 -7a8b
~craw	81 -6c-4g9i
~craz	76 -4ij6b8h
~cre	57 -13f-9i-8g-4h5c6b12e18a
~crea	78 -11g-6k11e19a
~cred	63 -11fg4k10c11a
~cree	77 -6i8a9g
~crem	82 -5a9c
~crew	74 -8ci-7a5dk6g9b
~cri	73 -8cg-6a5i7d11k
~crib	85 -5a-4g5b13k
~crip	81 -5c9d
~cro	74 -7cg-6k9b10i
~cros	84 -4g4f5b8i
~crow	80 5ab
~cs>	80 -5ac6h10b
~ct>	58 -39a-8e-5i6h7b13k16c21j
~cte	75 -18a5i9j13b
~cted	77 -8c-4a5i11j
~cti	56 -7g-6d-5e-4f6j8a13k
~ctib	63 5g
~ctin	84 -8g-5d5c12k
~ctio	66 -6g5a11k
~ctl	74 -7b-5dk4f6g10c
~ctly	74 -7b-5dk4f6g10c
~cto	61 -15a-10c-9g6i7e25d
~ctor	61 -15a-10c-9g6i7e25d
~ctr	73 -9c4b5j
~ctri	75 -8c-5a5b6j
~ctro	86 
~cts	75 -14b-5g6d9c15a
~cts>	75 -14b-5g6d9c15a
~ctu	64 -12g-6b-5i-4j4f5k12a14c
~ctua	77 -5g5a10c
~ctur	68 -9g-4b5f6c7k8a
~cub	82 -9b7g9a
~cuba	82 -9b7g9a
~cui	85 8g
~cuit	86 -5c10g
~cup	77 -11a-7k-4j4i22c
~cupa	80 -7a-5k25c
~cur	60 -15c-10a-8f5h7e12j20k
~curi	73 -14c-5aj8b9h18k
~curl	88 11i
~curr	64 -6b-5i7k10e
~cus	60 -16g-6j-5b-4e14h15d
~cuse	88 -18g-6a13c19h
~cush	85 -8c7k
~cust	62 -7g-4b5a13d
~cut	71 -7k-5a6bc7i
~cut>	75 -5k-4g7b10c
~cy>	48 -11i5k10e
~cyb	86 
~cybe	86 
~cyc	80 
~cycl	80 
~da>	85 5b
~dad	65 -11c-5j6bd11g
~dad>	71 -15c5a7k12g
~dadd	77 4c10d
~dads	86 4b
~dam	67 -6be10ag
~dama	68 -6be10a11g
~dan	78 -8c4e14a
~dang	82 -8c5e8a
~dar	88 6k
~das	74 -7k-5b11a
~das>	88 5j6i
~dash	77 -7k-5b4d15a
~dat	59 -18g-13a-7d-6h-5i4k27c30e
~data	84 -5d-4h9a
~date	61 -20a-15g-10b5k28c33e
~dati	85 -5g13b
~dau	68 -6dg-5k6cj11a
~daug	68 -6dg-5k6cj11a
~day	44 -16a-9b-5i-4g4d6j19e30c
~day>	47 -23g-17a-12i-9b9j11f24e39c
~days	59 -12j-9f-5e4d6a8i19g
~dba	88 
~dbo	80 6a
~dbol	85 6a
~dboo	88 
~dd>	72 -19b-7c5g9j18k
~dda	85 -9a5cg
~ddad	86 -7a5c6g
~dde	75 -8e-7b10ad
~dded	84 5c7a
~dden	86 -6e5ac
~dder	85 -7c-6b6g12d
~ddi	68 -14c5f6k7j
~ddin	76 -10c-5bd4e6fk9j
~ddit	74 -5c5b
~ddl	77 -13a-4i5bg6e12c
~ddle	77 -13a-4i5b6eg13c
~ddr	62 -14a-12b-7gj11e12c13k18f
~ddre	62 -14a-12b-7gj11e12c13k18f
~ddy	70 8g
~ddy>	73 -5j8c10g
~ddys	86 -9c6i10j
~de>	49 -12a-5gk6c7f21h
~dea	61 -7h-4e5b7k15a
~dea>	77 -5g-4h7k10a
~dead	74 -5k-4g6ab
~deal	69 -13g5k11c
~deat	84 -13c4i21g
~deb	77 -25a-5d5g8b22c
~debt	78 -25a-5dj5g8b23c
~dec	61 -10k-6g-4b4a5e7d12j
~dec>	79 5ae
~dece	86 -7b-4c5g11a
~deci	67 -7g-5k-4a4i9j11d
~decl	75 -5k5e7h
~ded	55 -9e-8j-5b7i8g11c13a
~ded>	61 -11j-8bg-7e7i13c21a
~dedu	63 -7a-4k17g
~dee	79 -10b-6a7gi8c
~deep	86 -10a-7b7j9gi
~deer	88 14c
~deg	78 -7c6b12g
~degr	78 -7c6b12g
~del	63 -5cg6a12e
~del>	80 -9a-7g-4e5k12b14c
~deli	66 -17c-8b14a16e
~den	57 -13g-6c-5f14ej
~den>	78 -6e-4g5i6b
~denc	86 -11a-10g5j8k13e
~deni	86 7d
~dent	60 -16c-7k-6b10e11j13a
~deo	84 
~deo>	84 
~dep	69 -15c-4i12b13d
~depa	80 -14c-7a9b15d
~depe	75 -9a13b
~der	50 -22a-10e-7j-6c9f11d18b20g
~der>	53 -18j-8e-6k-5h7d8f11b20c
~dere	88 -20c7f20g
~deri	84 -7a6b8g
~ders	69 -16a-13c6h11k18j
~derw	82 -4j6d
~des	58 -22g-5h4c7d8k9b15j
~des>	64 -13g-4e4j8i14d
~desc	86 13k
~desi	84 -4a6b
~desk	84 9b
~dest	73 -9g-8b-7d-5i5c10a15j
~det	78 -6b10a
~deta	85 -7b6a
~dete	84 5a
~dev	84 6j
~devi	84 6j
~dge	74 -5j5c8g
~dge>	86 -5j5a
~dget	78 -5a9g
~dia	68 4c9d
~diab	79 10a
~diag	82 -6a9c
~dian	80 -4c13d
~dic	66 -21a5be19c
~dica	68 -16a6b14c
~dici	85 7c
~did	36 -22k-13b-10d5c7gj8h15e19a20i
~did>	36 -22k-13b-10d5c7gj8h15e19a20i
~die	68 -7e5j9g10a
~die>	80 -5j4gi7a
~died	72 -7e-5c5a6g10j
~dif	69 -6bj6ak7c
~diff	69 -6bj6ak7c
~dig	75 -6bj8k18c
~digi	75 -6bj8k18c
~dil	80 -5a6g
~dily	81 -5a
~din	52 -14i-6g-4d4b7c10j15f
~din>	69 -6k-5ae9c11j
~ding	54 -9i-8d-5g-4h5b7j18f
~dinn	81 -8j-5i5d8e12a
~dip	85 -22b8c19a
~dir	88 -7a5b9h
~dis	64 -11c-6g6a10k13j
~disa	80 -5c9j
~disc	71 -5c11k
~dise	85 
~dist	85 -6b10j
~dit	54 -17g-8f6ak8c17b
~dit>	59 -11f-10g-4d7k11b16c
~dite	84 11a
~diti	67 -5cg4af8b
~dito	85 5e
~div	70 -12c-9j5g13b14a
~dive	85 -9b6a9g
~divi	77 9b
~divo	80 -10j-9c12a14b
~dju	82 -6g-5b5k7i
~djus	82 -6g-5b5k7i
~dki	88 9a
~dkid	88 9a
~dle	61 -12a-6j-5f-4g5d7b18i
~dle>	68 -37a-10g-4j4e6h9c36i
~dled	79 -17i-6b32a
~dles	73 -5a-4g10b11d
~dli	77 -9d14b
~dlin	78 -9d14b
~dlo	67 -5e6ad
~dlor	67 -5e6ad
~dma	85 -8a-6g8cj
~dma>	86 -8a-7g8cj
~dmv	88 4f
~dmv>	88 4f
~dne	88 -12d13c
~do>	27 -40k-39j11h12i13b14e17f20c45a
~dob	84 -8a6k19c
~dob>	84 -8a6k19c
~doc	67 -17g-11a4ej6i17d
~doct	68 -15g-8a5e7i18d
~doe	41 -24k-10j-7h5c6i14e17d21a
~does	41 -24k-10j-7h5c6i14e17d21a
~dog	70 -16b5c6a10j
~dog>	74 -7b-5a6c10j
~dogs	82 -11b13a
~doi	61 -15g-9j-6de-5h5k18c22i
~doin	61 -15g-9j-6de-5h5k18c22i
~dol	66 -14a-8c5bg15j
~doll	66 -14a-8c5bg15j
~dom	82 -14a4c5b12g
~dome	84 -14a4c5b12g
~don	63 -10a-9e4f5j6c11d
~done	63 -10a-9e4f5j6c11d
~doo	65 -17b-16c6k8j10f15e
~door	65 -17b-16c6k8j10f15e
~dor	80 -14b-8g4i9c12a
~dor>	88 -7g10c
~dors	86 -5b5i
~dos	85 -8c11g
~dose	86 -9c11g
~dot	80 -16a-5c24j
~dot>	84 -16a19j
~dou	85 -17a-6c5j10g14b
~doub	88 -18a11g14b
~dow	52 -15a-11c-6i4k5e8d10h20j
~dow>	85 -6g4e5j13i
~dowe	88 -7j-5c10a11b
~down	52 -12a-11i-6c6dk11h13j
~dra	67 -9c4h6e
~draf	86 -6a
~dran	76 -4i7g10a
~draw	79 -9c-7a9e12b
~dre	59 -16a-7j-5b-4g9e16f17k
~dren	73 -8c6bk
~dres	62 -14a-12b-7gj11e12c13k18f
~dri	47 -6h-5j5d8b16a
~drin	72 -6d18a
~driv	48 -5hj7ab9d
~dro	65 -22a-9c4k15b16h
~droo	77 -5a
~drop	69 -17a-9c14b18h
~dru	78 -13c5a9d
~drug	79 -13c9ad
~dry	85 -6g4a
~ds>	45 -6bf-4h9a18j
~dsh	80 -4a5k8b
~dshi	85 5k
~dsi	79 -4cg6j
~dsid	79 -4cg6j
~dua	84 
~duat	85 -5b7a
~duc	60 -8b-6f5gk21c
~duca	80 -5abgj13k14c
~duct	62 -4bfk7c10g
~due	76 -15c-8g12a20e
~due>	76 -15c-8g12a20e
~dui	85 -15a22c
~dul	80 -4g4a6e
~dule	81 5a6e
~dup	88 
~dupl	88 
~dur	88 
~duri	88 
~dvi	71 -6g-5e5b9a
~dvic	74 -6c-5g-4e5b6a9d
~dvis	82 -12d6j7c
~dwe	81 -12c-7a4b5j15g
~dwel	81 -12c-7a4b5j15g
~dwo	88 -6a8j
~dy>	45 -9b6e9j14a
~dys	69 -7a-6eg9j
~dys>	69 -7a-6eg9j
~ea>	70 -26c-9e-7g-5h4b7j9k34f
~eab	82 -7a-4b18f
~eabo	82 -7a-4b18f
~eac	60 -13i-11a5cd7e9j10k
~each	60 -13i-11a5d7ek9j
~eact	88 -7g6k
~ead	52 -26c-15i-8ad-5h11f17g18b32k
~ead>	58 -13g-11i-7a-6e14c17b24k
~eadb	85 6a
~eade	84 5f
~eadi	82 -28a11g22f
~eadl	84 
~eads	84 7g
~eady	67 -8c-5g4k5be13a
~eag	76 -9a4fg6c
~eage	80 -9a4k6g9c
~eagl	88 4j
~eah	84 -6a-5e7i11j
~eah>	84 -6a-5e7i11j
~eak	63 -11bg-8k-6i-4h13a17c18j
~eak>	72 -5a5b
~eake	80 -7b-5k19a
~eaki	82 -12a-7i-6g9c22j
~eaks	75 -11b-6g10c13a
~eal	53 -12g-11a-10f-5d4c7jk12b20i
~eal>	66 -8f-7i5jk6e
~eale	86 5j
~eall	80 6i7a
~eals	88 -12a5d10b
~ealt	58 -13g-10a-6d-4h4c10b26i
~eam	74 -7g-6c5e6a
~eam>	76 -7g-6c5e6k
~ean	65 -19i-6j9h12b14a
~ean>	69 -24i-6c-4j15b27a
~eane	85 -11a13c
~eani	85 -5c10h
~eap	77 -10j-9c8b11g15a
~eap>	86 -9cj8g11b
~eape	82 14a
~ear	39 -12i-9d4a6g7f12j16e
~ear>	45 -12b-11i-9g-6h8c10a17ej
~earb	81 8a
~eard	75 -8acg-5k4j6hi17e
~eare	85 -9a-6c4g18f
~eari	77 -5b17j
~earl	80 -7a-4c5k12g
~earn	72 -22c-10b5e8i20g
~ears	51 -16j-12d-6i-5a9c11hk19b
~eart	69 -6j-5c-4i5b7ad
~eas	51 -21g-15d-12a-6j5i7e9b10c11fh13k
~eas>	88 4a8f
~ease	56 -19d-13g-5i6a13f14c16k
~easi	78 -7b-6c17i
~easo	69 -23a-7g-4d10c15e22h
~east	85 -7b5d11a
~easu	75 -15a-5f10d21b
~easy	84 
~eat	55 -14j-8d-5eh7a12i17b
~eat>	63 -15j-7gi5f10a13c14b
~eate	70 -5b7a
~eath	75 -10c-8a-5e8b10g11i
~eati	74 -5c4b9i
~eatm	81 
~eau	82 -6c4j8a
~eau>	88 -5a6j
~eav	58 -13g-8i-6ck5j6h7f10bd
~eave	60 -14g-4i4bj6h8f11d
~eavi	78 -9c7a9b
~eavy	86 
~ebo	57 -9b-7k-6g-5e-4f5j6i8c11ad
~ebod	57 -6k-5e-4bfg8i12d13a
~eboo	88 -7b5j9c
~ebs	80 -5hj7c11b
~ebsi	80 -5hj7c11b
~ebt	78 -25a-5dj5g8b23c
~ebt>	81 -11a-5j6g9b
~ebts	88 -16a-5d22c
~ebu	77 -8c11a
~ebui	77 -8c11a
~ec>	77 6a
~eca	64 -9ai-6e-4f4d5b18c
~ecal	80 4j7b
~ecau	67 -9i-7a-6j8d18c
~ece	71 -8g-4b9k12a
~ece>	88 6j
~ecei	82 -8g9k
~ecen	78 -7j-5c14a
~ech	85 6j
~eci	65 -10g-8a-7k6i8j9d12c
~ecia	80 8c
~ecid	72 -8a-5g4i5d6j7c
~ecis	77 -4ck6d
~eck	55 -11c7e8di
~eck>	59 -7a-6g9i16d
~ecki	84 -9g5b
~ecko	86 -8c9g
~ecks	73 -7d6g12a
~ecku	85 -7a-4c17e
~ecl	75 -5k5e7h
~ecla	82 
~ecli	80 -6k6e8h
~eco	56 -10gi-9d7j11c19a
~ecom	80 -11g5a14c
~econ	65 -11b5i6gj7c
~ecor	63 -15i-9c-8d-7g7j8k10b19a
~ect	55 -13a-9g-8e-6d-4f5h12k28j
~ect>	63 -21a-7gi-5e4b9h15j21c
~ecte	78 -8c-4a6i11j
~ecti	70 -7b-5cd5j6a14k
~ecto	81 7a
~ectr	73 -9c4b5j
~ecu	73 -5g8b
~ecur	75 -5c8b
~ed>	31 -21g-17b-12c-11i7f8h10d13k32j41a
~eda	82 -4k13b
~eday	86 7a
~edd	82 -8a-5d5e7k10j
~eddi	82 -8a-5d5e7k10j
~ede	88 8a
~edi	56 -12g-11f34c
~edic	67 -21a5b24c
~edin	79 -6b4a11c
~edit	63 -11fg4k10c11a
~edl	86 -6b-5c9h12a
~edle	86 -6b-5c9h12a
~edo	80 7j
~edon	82 7j
~edr	77 -5a
~edro	77 -5a
~eds	69 -22b-9e5k6aj13c
~eds>	69 -22b-9e5k6aj13c
~edu	60 -7a-5f6k9cg
~educ	61 -11a-5f6k10c12g
~edul	81 5a6e
~ee>	53 -29g-16b-7h-6i4f6d12e21j25a
~eed	46 -16g-12b-10di-6j-5f4e13h57k
~eed>	48 -14g-13d-11ci-9j-6a-5b10h12e64k
~eedi	79 -6b4a11c
~eedl	86 -6b-5c9h12a
~eeds	72 -9e-4a4di6c7j
~eek	56 -14b-6k7c8h12g
~eek>	61 10h
~eeke	71 -7b-5a4i6j14c
~eeks	72 -11b7i16g
~eel	58 -9e-8bj5h13i15d
~eel>	62 -17c-12a-6e5bh7g10d13i
~eeli	77 -6g5k12c
~eels	75 -4a9d
~eem	84 -5e6b
~eeme	84 -5e6b
~een	47 -9e-8j8f16i
~een>	48 -8ej-6a5h6b8f9c15i
~eena	79 -11c7a9g
~eens	88 7a
~eent	86 
~eep	51 -18g-6e-4a4c5fi6d9j15k
~eep>	54 -11g-9e-7b4a7j8f18k
~eepe	80 -7a-5c13d
~eepi	69 -6g6a7i
~eeps	74 -11a5e7h14c
~eer	70 9c
~eer>	76 12c
~eers	80 -5a
~ees	67 -10c-8i5k7a18g
~ees>	67 -10c-8i5k7a18g
~eet	56 -10ak-9g-8f6j8h16c17b
~eet>	58 -15a-7k-6fg-5e-4d4i15b27c
~eeth	86 -7c6e11h
~eeti	80 -7c8j13a
~eez	88 -40a8b35i
~efe	77 -12a-4k8j12b
~efer	78 -12a-4k7j12b
~efi	69 9d
~efic	76 -9g7c14d
~efit	75 -8c7a11g
~efo	55 -13k-4h4f5d7g12i
~efor	55 -13k-4h4f5d7g12i
~efr	86 -16a18b
~efro	88 -14a15b
~eft	67 -12c-6a5j6b15g
~eft>	67 -12c-6a5j6b15g
~efu	86 -14c17d
~ega	72 -7bg4a5j10k
~egac	88 -5g7c
~egal	77 -7b7k8a
~egat	86 
~ege	65 -5i9bc
~ege>	65 -5i9b10c
~egg	85 -12g10ci
~egi	77 -18c24g
~egis	80 -18c26g
~egr	77 -7c6b11g
~egre	77 -7c6b11g
~egu	73 -4j6k9a
~egul	73 -4j6k9a
~ehe	84 -5a11h
~ehen	84 -5a11h
~ehi	60 -10g-7e-4a8dh10k
~ehic	65 -6g-5d5c6k
~ehin	70 -10c-7a-6g4k5f12h15d
~eho	73 -8bg6a13c
~ehol	76 -7ag4d15c
~ehou	86 -5b6a
~eic	88 
~eico	88 
~eig	64 -9d-4j10c18g
~eigh	64 -9d-8j11c18g
~eil	84 -6k-4g9f
~eili	86 -4ag4c9f
~ein	69 -22b-4g6f8i15a
~ein>	82 -6b-5c7e10a
~eing	72 -18b-4g7af9i
~eip	82 -8g9k
~eipt	82 -8g9k
~eir	60 -24c-6b15gh
~eir>	61 -17c-10b9h17g
~eird	88 -8c8a
~eirs	86 -6a6b9h
~eit	81 -4a
~eith	81 -4a
~eje	88 -6a4h
~ejec	88 -6a4h
~ek>	61 10h
~eke	71 -7b-5a4i6j14c
~eken	71 -7b-5a4i6j14c
~eks	72 -11b7i16g
~eks>	72 -11b7i16g
~el>	56 -27a-10e-4g4f5k8i9d21b
~eld	74 -12a4b8j
~eld>	76 -13a4b8j
~ele	68 -12c-9b5h16a
~elec	73 -9c4b5j
~eled	86 
~elem	86 7h
~elf	58 -10e-6j-5g5k18b
~elf>	58 -10e-6j-5g5k18b
~eli	60 -16g-12b5a6df17e
~elie	78 -12g-7a-5k6c7j8e11f
~elin	71 -11g5k6d15c
~eliv	67 -14c-8b13ae
~ell	39 -20b-9f-7cej6h11a59k
~ell>	41 -23g-21j-12e-9f-7b-5c4d9a75k
~ella	59 -10b-6i-5d6h9c11g
~elle	78 -22b-7c5ik7g17a
~elli	73 -14ack11e15g20j
~ello	86 8c
~ells	86 -4k11j
~elo	70 -11c7g10a
~elon	80 -18b-5j-4k11g23a
~elor	81 -4c5j9b
~elow	88 -6a4k6b
~elp	65 -17c-6j-4e7h11b15i
~elp>	68 -17c-6aj5k7bh18i
~elpi	86 -9b15a
~elps	86 -10a12b
~elr	79 8c
~elry	79 8c
~els	54 -13a-11g-6e-5b9c10h24d
~els>	74 9d
~else	56 -11a-10g-4ek5j7c8h18d
~elt	85 -8b-5k5j12g
~elt>	88 -9b-5k5j12g
~ely	69 -6b9i11a
~ely>	69 -6b9i11a
~em>	50 -22a5k8b9d11g
~ema	59 -11a-10g-5e4i19c
~emai	60 -9g-5de5ik16c
~emat	78 -5a5c6h
~emb	68 -13c-6e-5b9i11aj
~embe	68 -13c-6e9i11j15a
~eme	55 -11e-8g-7c-4h8ad13i15j
~emem	69 -12c-6e9i12aj
~emen	58 -6eg5d6cj7i
~emer	82 5d
~emi	73 -12k8c16g
~emic	85 4j
~emiu	76 -7c-5j-4b6a15g
~emo	80 -7c10j
~emod	82 -5c11a
~emp	60 -12g-6c8a12e
~empl	62 -6g-5c-4e4d5j
~empt	80 -8g21e
~ems	79 -12c-4b8a12j
~ems>	80 -12c12j
~en>	34 -11afh-9k-6d10i20g58e
~ena	73 -13c-6b4k8g10a
~enag	78 -11c7a9g
~enan	82 7k
~enc	63 -11b-6g6ae8j9k
~ence	65 -11b-5cd5a6e10j11k
~ency	82 5d
~end	47 -17a-12d-7b5hj8i10f20e
~end>	52 -17a-12d-9k-6c10i14fg19e
~enda	86 -10b4k6ac
~ende	65 7k
~endi	81 -5a6h10j
~endo	81 -7g-5b5i10c
~ends	69 -8g7bd8e
~ene	53 -8g-7a-5i5b6h11d12k
~ened	62 -11eg-8a4hj7d16c
~enef	69 9d
~ener	72 -6c6k7g
~enew	69 -8c-7g5h15e
~eng	74 -9j-7c4e10g12k
~enga	84 -9j-7c5e11g
~enge	82 
~eni	70 -35a-12g4d6f19e20j
~enie	86 7d
~enin	74 -31a-12g4c17j19e
~enis	88 5j
~enj	81 14a
~enjo	81 14a
~enn	86 
~eno	69 -23b-17i-4c13g16h19a
~enou	71 -20b-18i-8c13g17h21a
~enov	88 -5b5d
~enr	88 -7g14c
~enro	88 -7g14c
~ens	51 -9f-6i-5j4g8k11h12b
~ens>	63 -9e-8d-5i-4c7gk9h11a
~ense	57 -7g-5f-4c6e10d13b
~ensi	70 -7a-5f6g7c8h
~ent	36 -20c-9i4g6a9j12k15d16b
~ent>	40 -16a-11i5f6d7h11k14g15b
~enta	67 -9g-5c6j12b
~ente	71 5b
~enth	86 
~enti	70 -5b7j
~entl	76 -12g8aj
~ento	80 -6c5g6k
~entr	86 -5ab14j
~ents	53 -13c-9j-6f-4h6i16d17a
~enu	78 -10a9g10c
~enu>	88 11c
~enue	81 -9a13g
~env	86 -6a6k7c
~enve	88 -5a6k
~eo>	84 
~eon	79 -9c-5bdj23g
~eone	80 -9c-5dj23g
~eop	58 -7ej-5f4h6a13d
~eopl	58 -7ej-5f4h9a13d
~eor	84 -4c4b14k
~eorg	85 -4c4b14k
~eow	76 -6ac-4k5j8d14b
~eown	76 -6ac-4k5j8d14b
~ep>	53 -10g-8c-7b-4e6d7f13j15k
~epa	69 -11a-6c-4i11d14b
~epai	79 -15a-4h8bcj
~epar	73 -13c-4j8b13d
~epe	70 -14a11d14b
~epen	75 -9a13b
~eper	80 -7a-5c13d
~eph	86 
~epi	69 -6g6a7i
~epin	69 -6g6a7i
~epl	62 -11g-6j-5d6e9c10a13b
~epla	62 -11g-6j-5d6e9ac13b
~epo	77 -8b-7c-6a6f10hk
~epor	78 -7bc10h11k
~eps	70 5a6h
~eps>	70 5a6h
~ept	71 -13g-7b-5c4f7a20h
~ept>	72 -11g-8c-7b5f8a21h
~equ	64 5a14g
~equi	64 14g
~er>	28 -18e-15g-10bh8f24a36d48c
~era	49 -6i-5f4h6k7bj
~era>	86 
~erag	52 -5d-4i6h7bc
~eral	65 -7c4g
~eras	80 -4b4a6k
~erat	81 6j
~erc	63 -8ac17g
~erce	70 -14a-7c5b6h20g
~erci	72 6a
~ere	32 -22e-16d-13j-7b-6c5i7a10h11g19k54f
~ere>	33 -17e-15d-6j4g5h6c12a15k37f
~erea	82 -7a-4b18f
~ered	61 -17c-15a-4jk4b7g8i35f
~eren	68 -7b-6j-4e5k8a15c
~eres	77 -9c-7a-6j9k20h
~erf	78 -11i-5ag9b23c
~erfe	80 -11i-5g24c
~erg	80 5d6i
~erge	82 5d
~eri	60 -14a-10k-5i-4cf4e5b14j23g
~eria	88 -4k6g
~erie	68 -7a-6c-5e10g18j
~erin	72 -9c-7a-6k-4i5g12b16e
~erio	80 -9b5c6g
~erl	88 -6ac17j
~erly	88 -6ac17j
~erm	63 -19c-6a-5f7e14g18b
~erm>	68 -17c-8a-5f4k7j14b18g
~erma	82 -4j5c
~ermi	77 -11g14e
~ern	69 -14c-5d5ai11b
~erne	88 -5g11b
~erni	80 -12b4k5e10j
~erno	82 -11c8i9g
~ero	74 -23g-11c5i12a24e
~ero>	86 
~erol	88 -9g6a9i
~erou	82 -8c5e8a
~err	73 -20k6a11j13i
~erra	86 -20k-8b14a17i
~erri	88 7c
~erru	85 -6a16j
~ers	42 -18g-13e-9i-6c16j17b18d20k
~ers>	44 -15g-14e-8f-4i9a11b16k23d
~ersa	80 -11k4c5a10b
~erse	82 -8d-5c18f
~ersh	84 -5a5b
~ersi	81 6k
~erso	62 -8c4j8a
~erst	75 -15a-7c-5g6h8k20j
~ert	56 -9c-7b-5i-4e8a11g12d
~ert>	77 -19a-11c10g22b
~erti	63 -17b4c11d18a
~erts	84 -4g5f14a
~erty	66 -7b5d6k10g
~erv	65 8b
~erve	76 -4c8a12b
~ervi	71 -4b4c8k
~ervo	85 
~erw	69 -11a7i9d
~erwa	86 
~erwi	86 -9a4jk
~erwo	77 5d6i
~erwr	82 -4j6d
~ery	51 -31a-4de4ij6f11k13b15g
~ery>	59 -20c-10e-7k-6i6d7a8f10j12g
~eryb	67 -21a-4d4f7g9ek
~eryo	88 10k
~eryt	64 -22a4k7b10i12g
~es>	31 -23f-14h-6i7a11jk19b22d27g
~esc	73 -7g-5i8ak
~escr	73 -7g-5i8ak
~ese	62 -6c4k13i
~ese>	63 -5c-4j4g8a13i
~esen	85 -9a7k8j
~esh	88 -11a4b9k
~esi	64 -11g-4i4k22d
~esid	67 -9g-4a24d
~esig	84 -4a6b
~esit	84 -4b9a
~esk	82 9b
~esk>	84 9b
~eso	71 -8j6k7c
~esom	71 -8j4e6k8c
~esp	85 -7ag9h11b
~espe	88 -7g5c10h
~ess	44 -16i-5eh5k8f9d10j17c
~ess>	46 -9i-6b4d10f14a
~essa	88 11c
~esse	75 -12a-5gi8k17b
~essi	70 -15a-6i5g6c12j
~esso	88 -20a-8b5i23c
~essu	77 -11b-4g5a9j11c
~est	50 -22g-10b-8a-5k8d10e16i30c
~est>	54 -17b-16k-13g-6a5df8i15e28c
~esta	79 -9f-6c6i9a
~este	81 -9g7i9k
~esti	66 -10a-7g-5e4b5d6h7k8c
~ests	81 -5i5g
~et>	38 -15d-8fj-4i6b15e21ck
~eta	74 6c
~etac	86 -7b6a
~etal	80 -4j7c10b
~ete	70 -9b-6c16a18g
~etec	84 5a
~eter	82 -8a23g
~etes	80 11a
~eth	52 -10i-9j-8c-4g5a10f11d12e
~ethe	71 -10b-8a-5g6j8fk11e
~ethi	53 -14j-7hi4f5e10b11a12d
~eti	63 -8c-4d5e6fj13a
~etim	84 -10b7e11a
~etin	80 -8c5f7j10a
~etir	67 6b
~eto	84 -7g-6a5c14b
~ets	63 -14c6abj10k
~ets>	64 -14c6bj7a10k
~ett	53 -15c-11f-6j4a8k11b17i
~ette	60 -10g-8f-6h-4e6i7k10b12c
~etti	68 -20c-5a7b8i13g
~ettl	79 -11c-5b11g13h
~etty	70 -8g6i8a
~etu	81 -10b-5h11c
~etur	82 -10b4k5aj
~etw	78 -6ak7f9b
~etwe	78 -6ak7f9b
~ety	69 -8g6ac
~ety>	69 -8g6ac
~eve	41 -22b-13d-5g-4e6ci10afj27k
~eve>	77 -12g-6k-4b5c7j8e11f
~evel	78 -31b-7g4f15c18a
~even	66 -8c-5d21j
~ever	43 -15c-9de-8j-5b5g11i20a30k
~evi	75 -7g-5a10j
~evic	84 6j
~evie	84 -9e10a
~ew>	53 -15k-6f4e6j8b17a
~ewa	70 5h6bf
~ewal	76 -8b5ac7h
~eway	77 -9a-6c8f15b
~ewe	69 5a7c
~ewed	84 7a
~ewel	79 8c
~ewer	78 4b
~ewh	72 -20c-8f-4g10a13h20b
~ewhe	72 -20c-8f-4g10a13h20b
~ews	84 -16c-4d6b7j13i
~ews>	84 -16c-4d6b7j13i
~ex>	73 -11c-6g-4k13b14d
~exa	66 -11a-6d9f13e
~exac	75 -10a-5d5g6c8f
~exam	72 -8c4b13e
~exc	68 -22g-6jk-4i4e13h17a
~exce	75 -5a9b
~exch	88 -5k9a
~exci	84 -5c8e9a
~excl	86 -5g14a
~excu	88 -18g-6a13c19h
~exi	86 -4af9j
~exis	88 
~exp	59 -12c-9g-6d-5f14k19a
~expa	88 5a
~expe	66 -6ae-4df5j6i11k
~expi	81 -5g13e
~expl	69 -9c-5bg6k26a
~ext	57 -7j-6f4c11ab
~ext>	61 -5cgk-4f5a21b
~exte	88 -6b16c
~exti	80 6a
~extr	73 -5b-4j4c13g
~ey>	41 -18j-12i-9c9b14g15a19f
~eye	85 -18a6i7d11b
~eys	77 -12a4de8b
~eys>	78 -12a4de8b
~fac	74 -19b9dj10k
~face	80 -13b-5c5j12k13g
~fact	82 -10g-7b5j11d
~fai	74 -7j13a
~fair	75 -7g-6j9a13c
~fak	82 -14g-9b6a9i11c
~fake	82 -14g-9b6a9i11c
~fal	70 -11g-6d-5j-4c12e19b
~fall	70 -11g-6d-5j-4c12e19b
~fam	58 -5e-4gj4d10i12c
~fami	58 -5e-4gj5d8b10i
~fan	86 -15b-4g8c13a
~far	59 -36i-15b-10c17f19a41g
~far>	63 -30i-12j-7b-6ce17f18a38g
~farm	72 -9b-5g-4c10j11e
~fars	86 -5i8f
~fas	77 -12i8c9e
~fast	77 -12i8c9e
~fat	78 -15k-7b11f13j
~fath	79 -7b11f
~fau	77 -13d6a20b
~faul	77 -13d6a20b
~fav	81 11c
~favo	81 11c
~fax	84 -11c6f
~fax>	84 -11c6f
~fe>	49 -9d-5j-4k6b21a
~fea	88 11c
~fear	88 11c
~fec	78 -7i-6g22c
~fect	78 -7i-6g22c
~fed	88 -17g5j20e
~fee	56 -7j-6e-5a-4d5g10h17i
~fee>	80 -9b5k14i
~feel	61 -11a-7j-5e7bh12i
~feet	69 4h
~fel	73 -9b11c
~fell	73 -9b11c
~fen	71 -18b25a
~fenc	77 -19b6k17a
~fend	80 
~fer	62 -10g-8e-7a-6j6k31c
~fer>	72 -8g-4e9b14c
~fere	67 -7j-4abe9k23c
~fes	67 -18a6c10g11i
~fes>	70 -21a11g13i
~fess	79 -5b5c
~fet	69 -8a-7g5b11c
~fety	69 -7ag4j11c
~few	75 -13b5k6j11a
~few>	75 -13b5k6j11a
~ff>	49 -16a-12d-6c-5g5eh9i14b23k
~ffe	62 -14j-12b-6e-5g8a12k13i16c
~ffee	81 -5a5k14i
~ffer	64 -10j-9b-5e6a9k20c
~ffi	63 -16c-6j-5b5f10a13d
~ffic	63 -16c-6j-5b5f10a13d
~ffo	84 -6c5ag
~ffor	84 -6c5ag
~fia	86 7j
~fian	86 7j
~fic	55 -16c-10j-9b7g31d
~fic>	85 8g
~fica	64 -7c-5b4a12d
~fice	64 -13c-7g-6j5i7f10a14d
~fici	75 -12g7e13d
~fie	78 -8a-4i10h11j
~fied	86 -5i-4b5a11h
~fiel	82 -14a13j
~fif	84 -5a4b
~fift	84 -5a4b
~fig	67 -19c6eh13g
~figh	82 5ah
~figu	69 -17c-5a6e14g
~fil	63 -11b-6gh-5e5cj7d13a
~file	67 -10g-7c7j11a
~fill	75 -8b-6h5dg9c
~fin	55 -11g-9cf4a5ej8h12b
~fina	65 -8g-6j-5k5h6e7b
~find	70 -13c-7f7hk
~fine	75 -10a-4g11b12k
~fing	80 -14k7c13j
~fini	70 -5c11a
~fir	52 -9e-7a-5h6f9d17k
~fire	59 -10j-5eh5c6d7k9f
~firs	59 -5e4d6a11k
~fis	81 -14b5f9a
~fish	81 -14b5f9a
~fit	68 -18k5d7g9c
~fit>	73 -18k-6a-5d4f16cg
~fits	77 -8g-7c8a12d
~fix	73 -10g-7k-4d5f8c12a
~fix>	80 -8g5c
~fixe	85 10a
~fixi	88 -6k5a6cf
~fla	74 -12g-5a5c18b
~flat	76 -12g19b
~flo	63 -10g-6a5cj11b
~floo	64 -8g5k8c
~flor	86 4j5b
~fly	80 -6j8a11b
~fly>	85 
~flyi	88 14b
~fo>	82 4f
~fol	62 -10k-9gj-5e5i7h11b15d
~folk	64 -9k-7j-5ae6b9h16d
~foll	80 -8g5i12a
~foo	69 -7ak-6i12g13c
~food	80 -7a5d
~foot	74 -6k13g
~for	33 -28c-10e5h10j16i19k33g
~for>	35 -22b-4e6j7g8i12h13a24k
~forc	82 
~ford	79 -6c-4e5a7i
~fore	55 -14ak-4eh4f5j7g11i18b
~forg	85 -5a4cg
~form	67 -18c-7g-6a12h24k
~fort	73 -13c-8a10b14g
~forw	80 5k9a
~fou	75 -16g6a7c11b
~foun	77 -14g12bc
~four	88 -6c9a
~fra	74 -12a-6g7b18e
~fram	77 -11c-9a-4g5bj19e
~fre	70 -18a-15g4e5b6k26c
~free	72 -14g-10a5e21c
~fri	69 -5g4a7h
~frie	69 -5g4a7h
~fro	47 -12g-11b-4d5f6i11h13a
~from	48 -5a5j6f7i12h
~fron	67 -13b-11g5k8c26a
~fry	86 -5a7j
~fs>	82 -20d-6a-4b10g23c
~ft>	63 -6cd-4fi5j7a13g
~ftb	88 
~ftba	88 
~fte	54 -5f-4e4b6j7d9g
~ften	74 -14i-7c-6a35g
~fter	55 -16g-5f5c6b7j8d9i
~fth	88 -4a5b
~fth>	88 -4a5b
~fts	86 -11c10b
~fts>	86 -11c10b
~ful	59 -13f-5e-4d5b6k7i13a
~ful>	77 -10c-8bg12i22a
~full	61 -13f-4e5k8cg12b
~fun	62 -9i-6eg6bk14a
~fun>	71 -8j-5e4b5c10k
~fund	76 -9i14a
~fune	73 4j6d
~fur	72 -6ack6b8ei
~furn	73 -6a6b8i
~fus	80 12d
~fuse	82 -14c16d
~gac	88 -5g7c
~gacy	88 -5g7c
~gad	88 
~gag	64 5g6a
~gage	64 5g6a
~gai	64 -6cd6a11e
~gain	64 -6cd6a11e
~gal	74 -11b-8g-5c6ak13i
~gal>	79 -4c8k
~gall	86 -7b4c7a
~gam	85 -9a4e9j
~game	85 -9a4e9j
~gan	86 
~gap	75 -5cg4e5b9a
~gap>	76 -5cg5be7a
~gar	63 -14a-8g-6d10f11j13b
~gar>	81 -12a5b7c
~gara	68 -10c-7g5j8a13f
~gard	85 -8a7cj
~gare	85 -4d6b
~gas	84 -10a5c8b
~gas>	84 -10a5c8b
~gat	74 -8cg-5b5i8a16j
~gate	79 6ai
~gav	75 -5a4d6g7c
~gave	75 -5a4d6g7c
~gc>	85 -7g9c
~ge>	41 -17i-16d-11h-10j-5f7e13k30c35g
~ged	66 -7j-5gh-4f16a18c
~ged>	66 -7j-5gh-4f16a18c
~gee	86 -12c7a10d
~gee>	86 -12c7a10d
~gei	88 
~geic	88 
~gem	85 -19c10g16d
~geme	85 -19c10g16d
~gen	58 -17g-8e-6j8a12b18d
~genc	81 5d
~gene	72 -6c6k7g
~gent	62 -25g-8e-5j6a12b17d
~geo	85 -4c4b14k
~geor	85 -4c4b14k
~ger	62 -13k-5a4c5d9b11j
~ger>	68 -22a-15k-12g8j10b14d22c
~geri	86 7a
~gero	82 -8c5e8a
~gers	75 -9c-8d4k8a9g
~ges	61 -9ab-7j-6ei5c6h7g12k14d
~ges>	65 -8bc-6e6a9h10gk
~gest	71 -17a14c20d
~get	43 -11b-10f-8c10gk11a12i15e
~get>	45 -16b-6cfj8k9i11e14ag
~geth	74 -7b-6a-4g7e8j9f
~gets	70 -6j-5c4g6k9b
~gett	69 -7g9i
~gge	70 -7b-6j8c13d
~gged	85 -8b12a
~gger	84 -5j5h
~gges	76 -13a6c16d
~ggi	84 -8a5c
~ggin	84 -8a5c
~ggr	86 
~ggre	86 
~gh>	49 -16c-10i-7d-6ej10h11fk24g
~ghb	74 -6k-5a5b
~ghbo	74 -6k-5a5b
~ghe	74 -6a6c13b
~gher	77 -7c-5a20b
~ghes	85 -7b14c
~ghl	77 -12f-7a6c22g
~ghly	78 -12f-7a6c23g
~ght	35 -21d-9g4e11i12c35j
~ght>	35 -17d-11b5k9a11i31j
~ghte	67 -7g-6dk6j8e10a
~ghts	72 -24a-5g13b25c
~ghw	86 -4c4d7a
~ghwa	86 -4c4d7a
~gia	85 -4c4b14k
~gia>	85 -4c4b14k
~gie	86 -5a7j
~gien	88 5j
~gin	61 -12a-10c-6j4k11g16i
~gin>	77 -5c5gh
~gina	74 5bd
~ging	68 -23a-12c5f8k11g20i
~gir	71 -6a15b
~girl	71 -6a15b
~gis	80 -18c26g
~gist	80 -18c26g
~git	75 -6bj8k18c
~git>	88 -4j5c8k
~gits	78 -5b15c
~giv	54 -14e-9fj-5h5a12c25k
~give	55 -14e-8fj-7bd-4h5g7a17c28k
~givi	76 -8c-5g10b13d
~gl>	79 -17g10a14c
~gla	72 -9a-7g4c8e15b
~glad	82 -8a-5k10e
~glas	77 -7d-5g17b
~gle	66 -16k-8c-6g6j11e12i14b
~gle>	69 -17k-5g-4e6j11i18b
~gles	77 -9c17e
~gly	84 6af
~gly>	84 6af
~gma	85 -7a5b8j
~gmai	85 -7a5b8j
~gn>	65 -8g-6c-4a4j12b14e
~gna	88 
~gne	78 -15b-9c-7e7j11a17i
~gned	78 -15b-9c-7e7j11a17i
~gni	86 5c
~gnin	86 5c
~gno	81 -7a9c
~gnos	82 -6a9c
~gns	82 
~gns>	82 
~go>	48 -21j-16c-14g-6bi8d10e16a21k24f
~goa	86 -7a15c
~goal	88 -8a15c
~goe	68 -10i-6d6e20k
~goes	68 -10i-6d6e20k
~goi	54 -10f6gh14k
~goin	54 -10f6gh14k
~gol	82 -4g5c6i
~golf	86 4a5c
~gon	66 -7de6a8bj
~gone	66 -7e-6d8b11j
~goo	52 -9k-7f7b9i14a
~good	52 -9k-7f10i16b
~got	40 -14f-6i-5e4a5b8d10j18c
~got>	41 -14f-6i5gk8b9d11c13j
~gotc	88 -5j-4b15c
~gott	75 8a
~gpa	88 -6a-5g20c
~gpa>	88 -6a-5g20c
~gra	58 -16g-15a-4h4i5bj6d22c
~grab	81 5k
~grad	69 -15g-6ej8a12i16c
~gram	75 -6a-4i11c
~gran	71 -10a-5i11j13d
~grat	81 -8j-6g4a6ce
~gre	63 -12i-11j-10k4h7a14b15g
~grea	75 -11j-8i-5k7fg10c
~gree	70 -5ek-4d5b7agh
~greg	86 
~gres	84 -10c-6i5g14b
~gro	60 -9a-8i-4e5f6b14g
~groc	86 -6b5a6g
~gros	78 -13a-5b-4ce7k8j19g
~grou	69 -7c-5e-4a6g18b
~grow	70 -11g-4j5e7f14c
~gs>	55 -12b-7c-6fi4j5d8g11a15h
~gua	79 -6a5c11d
~guar	80 -4c13d
~gue	73 -10c8k13j
~gue>	88 -5a5c
~gues	75 -14c6k14j
~gui	78 8k
~guis	85 6a
~guit	86 -7a5c8k
~gul	72 6k8a
~gula	73 -4j6k9a
~gum	88 -6a7b
~gun	77 -8b5c14a
~guns	79 -8b7c13a
~gur	69 -17c-5a6e14g
~gure	69 -17c-5a6e14g
~gut	79 -14a-9cg14b20i
~gut>	80 -14a-9cg15b20i
~guy	58 -11b-7c-5h5efg6i7d
~guy>	68 -9e-5b15d
~guys	63 -9c-7bd-5j4g6i7f15e
~gym	88 7c
~gym>	88 7c
~ha>	71 -9a-4d4g6c12b
~hac	79 8c
~hack	79 8c
~had	53 -10b7a13j
~had>	53 -10b7a13j
~hah	75 -10a-5c7g11b
~haha	75 -10a-5c7g11b
~hai	67 -13c5h7b13a
~hail	73 -16c6h24a
~hain	86 10h
~hair	76 -12a10b
~hak	86 -7a5b13f
~hake	86 -7a5b13f
~hal	62 -11bj-5e7k9d23a
~half	65 -12j-6b5g11dk
~hall	82 15a
~halt	85 -5b9a
~ham	84 -7j-5k6f7e9g
~hame	88 -10j7f8e10g
~han	48 -14g-10cj-7e-5h-4f5k8b22i26a
~han>	62 -6ik5h13a
~hanc	82 -4c7a
~hand	59 -20c-7e-6g-5j5f11ab19i
~hang	58 -9g-8bj-6h-5ef8c10i15k17a
~hank	77 -12a-6g5bei10c
~hap	51 -19e-17g8h9b12k16i
~hape	73 -16c-11g-6a5b32i
~happ	52 -18e-9g-6i6ab10hk15c
~har	58 -5ce-4j7b13a
~hara	81 -9a13b
~hard	73 -7g11c
~hare	71 -6d-5j5b7ac
~harg	71 -23c5k16g
~hari	84 9a
~harm	86 5j
~has	53 -7e-6dj4f5g20a
~has>	53 -7g-6e-5bdj5f29a
~hase	85 -15a18g
~hat	21 -31a-20b-9d15fh37e44cg
~hat>	21 -22a-20b-10d-4k12f16h39ce40g
~hate	73 -16a-7c-5j4f7g24k
~hatl	85 14c
~hatv	78 -16a6fg17c
~hau	81 -15c-4a7b16i
~haul	81 -15c-4a7b16i
~hav	31 -13d-12i-7f-5h4e7k10g12j14c23a
~have	31 -13d-11i-7f-5h4e7k10g12j15c19a
~havi	77 10a
~hbo	73 -11k5b
~hbor	74 -6k-5a5b
~hda	68 -8k-6a-5b-4c4j27e
~hday	69 -6ab-5c-4k4j22e
~he>	22 -7g-5e4b10dh14a15f19i27j
~hea	47 -16c-8h-5g5a11j13f17k
~head	67 -28c-14a-4e7k21f30g
~heal	58 -12g-8a-6d7c10b22i
~heap	78 -10j-9c8b11g15a
~hear	55 -22g-8b-7ci6d7e8a12k20j
~heat	70 -9g4k13c
~heav	86 
~hec	57 -6g-4j7c9e
~heck	57 -6g-4j7c9e
~hed	62 -20g-9i-6b16j30c
~hed>	64 -18g-10a-9i-6e15b17j21c
~heds	88 -27b6a8k16c
~hedu	81 5a6e
~hee	70 -11b-5e7k12d
~heel	74 -12b-6j-5e8a13d
~heet	84 -4a6j
~hef	86 6b
~heft	86 6b
~hei	59 -12a-6b-5j14h20g
~heig	77 -11a-9j-5e7g22c
~heir	60 -19c-6b-4a15gh
~hel	62 -16c-5ae6h13i17b
~hell	88 6c
~helo	81 -4c5j9b
~help	65 -17c-6j-4e7h11b15i
~hem	53 -13ae5gh8cdi
~hem>	53 -16a-13e-5j5gh6b8di9c
~hemi	88 5j
~hen	39 -24a-22f-11b-9hj-5k6c7g95e
~hen>	39 -20f-18ah-9bk-6j4i12g17c73e
~hend	74 -11c-9a-6g43e
~hens	79 -5c20h
~her	31 -32a-29e-13i7j8k10h14g15c65f
~her>	45 -25c-9a-7k-5e7f13d14j23g
~here	34 -27e-17d-9b-7j-5a8h14k15c64f
~heri	85 -13g16c
~hers	69 -28i-14g-6k5af8h15d22c
~herw	86 -9a4jk
~hes	58 -8b-7ej-6k-4f6c7i9g18a
~hes>	69 5a9g
~hese	63 -5c-4j4g8a13i
~hesi	84 -4b9a
~hest	85 -7b14c
~het	85 11k
~heth	85 11k
~hew	81 -4d
~hew>	84 7a
~hey	44 -12j-6i5h7dg10f16b
~hey>	44 -12j-6i5h7dg10f16b
~hic	52 -28a-19g-13j-6h-5i5k6e8f11b25c26d
~hich	56 -30a-18g-15j-5hi7b10ef22c32d
~hick	88 5g
~hicl	65 -6g-5d5c6k
~hid	88 -6c
~hie	81 -6a5k7b
~hiel	85 5k
~hif	82 -7d4a5be
~hift	82 -7d4a5be
~hig	61 -17a-13i-8j-5k14g15f25b
~high	61 -16a-12i-8j-5k-4c15g17f25b
~hik	85 -17a-7k-6e-5c6j9b24g
~hike	88 -11a-6e5b7j8g
~hil	63 -11d-7c-6e-4h7b22g
~hild	69 -11d-6c-4e5b6fi8g
~hile	70 -9c-5i-4f6j18g
~him	67 -13k6a10e
~him>	70 -13k4j5ag9e
~himn	86 -5b5a
~hims	86 6i8b
~hin	37 -19g-8a-6j4d7h11b18i23c
~hin>	64 -7k8j12f
~hind	70 -10c-7a-6g4k5f12h15d
~hine	73 -6d4k7a
~hing	40 -23g-14a-10f-4h8i10b12j41c
~hink	55 -16c-14j-7d20h21i
~hio	80 -9c5j6k
~hio>	88 6j
~hion	85 -8c7k
~hip	75 -11a4k8bc
~hip>	76 -10a-4d4k8bc
~hir	67 -23e-10g5a8j21c
~hird	80 4j7i
~hire	73 -23e-8g6j9b22c
~hiri	86 4c
~his	43 -7ag-6i-5c-4f5k11j13d19e
~his>	44 -9a-8c-5gi5k6j15d21e
~hist	77 8cj
~hit	63 -17g-6a7j8i10e11c
~hit>	68 -15b-11g4f7e10a11i
~hitc	88 -5a8b
~hite	84 -7a-6g7e11c
~hits	81 6a
~hly	70 -20a-12f8b14c22g
~hly>	70 -20a-12f8b14c22g
~ho>	39 -28b-26g-14j-12e-11i-8a-5f6k120d
~hob	80 -6ag21c
~hobb	80 -6ag21c
~hod	65 -9g-8a-4jk35d
~hod>	65 -9g-8a-4jk35d
~hoe	80 -10b4k5d9a
~hoev	88 5k
~hol	52 -25g5d7i8ac9b
~hol>	74 6cg
~hold	61 -27g10c14i19d
~hole	62 -18d-6g-5f-4c5k16a18b
~holi	84 -9b7a16f
~holl	86 -12a6j9d
~hom	50 -15c-9i-6h10f12d14a
~home	50 -12c-9i-6h5b10f18a
~hon	61 -9a-7g-5fhi6ek11c14b
~hone	62 -8a-5gh5c6e8k13b
~hoo	57 -10h-9g-6ae6k9b19f
~hood	81 -6a5eg8f
~hook	86 5j7b
~hool	61 -12g-10a-7i-5h4k5j7d10b13f
~hoos	79 -14b-6h-5e6i12c16a
~hoot	79 -8c-4e5ik9f
~hop	56 -8e-7b5a8c18f
~hop>	59 -9g-7k-5b21f
~hopi	79 5c
~hopp	80 -8d4a15c
~hops	84 -14e-5c7k16g
~hor	78 -6j-5c7a14d
~hort	85 
~hos	53 -16a-12f-9c5j11i25d
~hose	54 -20a-16f-8c14i27d
~hosp	72 4j5f6a
~hot	67 -16f-12c-7k7g11j23a
~hot>	74 -17f-8c-7b9g12j16a
~hote	84 -6a9b
~hoto	85 -8k12a
~hou	41 -12i-8j-5k-4h7ac12g19e
~houg	74 -19d-7j8ag16c
~houl	56 -10ij-7k10c11a14f
~hour	67 -13a-6gi8b29e
~hous	47 -8c-7e-4i5a6b12d17g
~hout	62 -11b-6c-5h8j19e
~hov	85 -9a20d
~hove	85 -9a20d
~how	30 -104a-37b-21d-18j-8f-7k6e10h74g142i
~how>	30 -98a-36b-24j-21d-7f-6k5c8e11h82g125i
~howe	84 -9g7c
~howi	86 13j
~hows	85 5j
~hr>	88 
~hre	84 9a
~hrea	86 7a
~hri	84 -4d13f
~hris	84 -4d13f
~hro	53 -15a-12c-10e-7h5di7bj8f20k
~hroo	84 -16a9bg
~hrou	54 -17g-10e-7h-6a5c6di8f9j13k
~hs>	64 -17a-8g-5e5k7h10c18b
~ht>	35 -17d-11b5k9a11i31j
~hte	67 -7g-6dk6j8e10a
~hter	67 -7g-6dk6j8e10a
~hts	72 -24a-5g13b25c
~hts>	72 -24a-5g13b25c
~huh	76 -16a-12g6c14i18j
~huh>	76 -16a-12g6c14i18j
~hun	80 -8b-6g8j11a
~hunt	84 -10b-6g19a
~hur	60 -16b-15f-8e8g11i26a
~hurc	79 -6b4f6a
~hurr	74 9a
~hurt	65 -20f-9b-4e5c9g10i15a
~hus	56 -7k4a7d
~husb	56 -7k5ad
~hust	88 
~hut	70 -14g-9j12c17a
~hut>	75 7b
~huto	86 
~hwa	85 -4c4d7a
~hway	86 -4c4d7a
~hy>	58 -13ci-12dg-9k-7e-5j83h
~hyd	76 -4i7g10a
~hydr	76 -4i7g10a
~hyg	88 5j
~hygi	88 5j
~hys	76 -7g5k
~hysi	76 -7g5k
~ia>	80 -4cf12k
~iab	59 -4j6g14a
~iabe	79 10a
~iabi	61 -5c6b12g
~iag	81 9c
~iagn	82 -6a9c
~ial	59 -9gjk-6i-5b13a34c
~ial>	60 -9g-8j-7b-6k12a31c
~iall	84 -7c9e
~ials	85 -7d5g13c
~ian	73 -7c5j11d
~ian>	78 -11a-6c12d13j
~ianc	86 7j
~iar	73 -14g-13a8b10i13d
~iar>	86 -12a-6cg4e10b13i
~iary	76 -9g7c14d
~iat	84 -5c12b
~iate	84 -5c12b
~ibe	82 -4g12k
~ibe>	86 13k
~ibl	61 -5dk4g8c14a
~ible	61 -5dk4g8c12a
~ic>	67 -19a-5cd6g9fk15b
~ica	54 -5e5j6g13d
~ical	62 -7c4d7j
~ican	79 
~icat	62 -8a-6b6cg11d
~ice	46 -14g-11j-7h-5e5i7a8c9b10k19d
~ice>	51 -8eg-6j-4h5k6i8a9c11b
~icen	60 -9a-5j-4f7e9b11d
~icer	84 -7a-6c5fk6d
~ices	75 -10b-4g6a11d
~ich	56 -31a-19g-15j-5hi7b9f10e25c32d
~ich>	56 -30a-18g-15j-5hi7b10ef22c32d
~ici	63 -19a-14g5e7dj21c
~icia	73 -13g-6a5e8j12d
~icie	70 -12a-5d5b18c
~icin	84 6c
~ick	52 -13ac-5i9h15k21b
~ick>	59 -12j-9gh16c20k
~icke	65 -14c-5i12bj
~icki	80 -6ag4i5bh7c
~ickl	84 -10c17h
~icks	82 -12c-6a5e8g9j
~icku	81 -9c-6a4d6b10g
~icl	64 -5g-4d4c6k
~icle	64 -5g-4d4c6k
~ico	80 -5b-4aj22g
~ico>	85 -10a22g
~icot	88 5a
~ics	81 -4c7h
~ics>	81 -4c7h
~ict	67 -11b-4i4d
~ict>	84 -6b9j
~ictu	71 -5j4k6f
~icy	49 -11i6gk7b11e
~icy>	49 -11i4bk6g11e
~id>	34 -16d-13k-11b-9c-8f10e11g15i17h20a22j
~ida	77 -4g15f
~ida>	88 5b
~iday	84 -9b7a16f
~idd	77 -13a-6g-4i5bf6e16c
~iddl	78 -13a-5g-4i5b7e21c
~ide	48 -13g-9h-7k-5c5f7e14d20j
~ide>	54 -8e-7k-5h6d7b8f12j
~idea	77 -5g-4h7k10a
~ided	86 -5k4i5a
~iden	65 -16c-10g7j21e
~ideo	84 
~ider	82 -11d-4b19c
~ides	67 -6b-5g-4a8j18d
~idi	75 -7j20b
~idin	75 -7j20b
~ido	84 -8j-6g-4i4e9ab
~idow	84 -8j-6g-4i4e9ab
~ids	56 -13k-10c5j9b19a
~ids>	56 -13k-10c5j9b19a
~ie>	70 -18b-8c-6k7a10e20j
~iec	86 6j
~iece	86 6j
~ied	60 -11c-7g-6k-4e6d7a16j
~ied>	60 -11c-7g-6k-4e6d7a16j
~iel	77 -14a4bk9j
~ield	77 -14a4bk9j
~ien	57 -11g-6a-5ek6j8b10d
~ien>	88 -6b
~ienc	76 -8a5ci7b
~iend	69 -5g4a7h
~ieni	88 5j
~ient	64 -6g-5j13d
~ier	67 -6bg-5a6k25d
~ier>	70 -12b-9a7k30d
~iers	80 -4d4a7b
~ies	54 -15f-13a-5h4k5i6c8b10d11g
~ies>	55 -15f-8i-7e-6a-4h6k11d15g17b
~iest	79 -12b-10a-5g8ce18i
~iet	80 -10c-5j7e8k10a
~iet>	85 -6a-4c8e9k
~iev	77 -9g-6k-4ab7j8e11f
~ieve	77 -9g-6k-4ab7j8e11f
~iew	82 -9e13a
~iew>	85 -11e14a
~if>	41 -14ab-13j-12h-10i6d11g15f25c33k
~ife	48 -10d-4j5i7g9c11b
~ife>	49 -8d-5j9b12a
~ifes	70 -21a11g13i
~iff	68 -7bj-4e4ak14c
~iffe	69 -6bj6k7c10a
~ifi	64 -7c12d
~ific	64 -7c12d
~ift	73 -7c-6d5b12a
~ift>	81 -7d5c9a
~ifth	88 -4a5b
~ifts	86 -11c10b
~ig>	59 -8i-7d-5j4c5a8k11b
~iga	80 -6a-4d6bk
~igar	80 -5a6bk
~igg	73 -13a-6j9c15d
~igge	73 -13a-5j9c15d
~igh	35 -17a-10k-9d-6ch5e7bi11f13g34j
~igh>	64 -35c-13d-12i-7j-4a14b19f47g
~ighb	74 -6k-5a5b
~ighe	74 -6a6c13b
~ight	36 -14a-9b-4k5e15i40j
~ighw	86 -4c4d7a
~igi	68 -8j-4h6k16c
~igin	74 5bd
~igit	75 -6bj8k18c
~ign	61 -9c-8g6aei8j
~ign>	65 -8g-6c-4a4j12b14e
~igne	78 -15b-9c-7e7j11a17i
~igni	86 5c
~igns	82 
~igs	80 -14b-12i15a19g
~igs>	82 -14b-11i13g15a
~igu	69 -17c-5a6e14g
~igur	69 -17c-5a6e14g
~iju	88 -4c6a
~ijua	88 -4c6a
~ike	43 -7a12k17i
~ike>	43 6k10i
~ikes	84 -6e-5d5i13k
~iki	77 -10c-8a-4e8gk9i
~ikin	77 -10c-8a-4e8gk9i
~il>	55 -7g-5ik6h7a12b
~ilb	88 7c
~ilbo	88 7c
~ild	55 -26c-12d-4j4f8k13b24g
~ild>	67 -21c-16d-6j-5k6i22a24g
~ildi	61 -12a4c9k
~ildr	73 -8c6bk
~ile	54 -18c-9k-7h15b28g
~ile>	62 -6i-5h-4dejk8g12b14a
~ilea	80 -9a4k6g9c
~iled	75 -7ac-6g4fj9i11e
~iler	84 -5ck10a
~iles	64 -14c-10a5d6j26g
~ili	58 5i15b
~ilia	86 -12a-6cg4e10b13i
~ilin	80 -5bg8c11a
~ilit	59 -6c9g12b
~ill	44 -15b-13h-10d-8g7ei14a30j
~ill>	46 -18bd-13h9i11e15a26j
~ille	80 -4d5g
~illi	78 -6c8aj
~illo	84 -7a-6g5j9c
~ills	67 -13g7b15d
~ils	84 -4b
~ils>	85 -4b6a
~ilt	68 -11bg-5d-4j19ce
~ilt>	69 -11b-10g-4d4k13c19e
~ily	58 -8e-5j4bd6c7a
~ily>	58 -8ej4d5b7c9a
~ilys	88 5j
~im>	59 -15a-6j8i12g19c
~ima	76 
~imal	84 5a
~imar	88 
~imb	75 -14b-6g5j6c10a
~imb>	82 -5bc4d10a
~imbi	88 -7b7a
~ime	51 -11b-10i-9j-6f-5a-4c19g35e
~ime>	52 -13j-11b-10i-6f-5a-4c20g33e
~imer	85 
~imes	76 -6ac5e6g7j
~imi	62 -11a-6j-5be8c29g
~imit	62 -20a-6j-4b15c31g
~imm	85 
~immi	86 
~imn	86 -5b5a
~imne	86 -5b5a
~imp	70 -18a-7g-6j10c25b
~impl	85 -19a21b
~impo	76 -4gj4h5c9b
~impr	84 8c
~ims	69 -10c-6g5ik6j10b
~ims>	70 -8c-4g5k9j
~imse	86 6i8b
~imu	78 5j
~imum	78 5j
~in>	29 -21a-11c-9k5e8h9b21f51j
~ina	61 -9g-8j-5ik4e7d16b
~inal	67 -7j-5g-4i4d6c15a
~inan	71 -11a-4g9e14b
~inc	55 -6bh5a15c
~ince	61 -8g-6a5j10i
~inch	86 
~incl	77 -8b10c
~inco	68 -5a9c20g
~incr	80 -8g-6k7e14a
~ind	47 -11g-8ce-7k11h12d14b18i
~ind>	48 -11k-8g-5e6c8d10b12h
~inde	78 -12c5fi11b
~indo	85 -13c-9b6j8d13i
~inds	80 -5g4ik
~ine	44 -14i-12f-7g6e11b12c26a
~ine>	52 -13j-8df-6g6b18c22a
~ined	74 -7d18a
~iner	85 -9a-6c18e
~ines	50 -12i-6ef5c6k9bd
~inf	72 10c
~info	75 -5b11c
~ing	28 -10j-7c5e14k20a30i
~ing>	29 -22j-8g-7b5f22k30i34a
~inge	80 -19k-5a11cj
~ingi	86 -4a5b
~ingl	67 -22a-5g6j12e27b
~ings	57 -6f-5ac4i6g7hj
~ingu	85 6a
~ini	63 -4g5f12c
~inim	79 6a
~inin	79 8c
~inio	86 -7a
~inis	70 -5c11a
~inj	71 -8b4a5k8g
~inju	72 -6b6k8g
~ink	52 -18c-12d-8j4g15i17a18h
~ink>	57 -9j-8c-6dk6h7a22i
~inki	66 -11c-5i5g17h
~inkl	75 5k10a
~inks	79 -6d7a
~inl	85 -7a9c
~inly	86 -6a10c
~inn	76 -11j-9c-5i5b7e8a10d
~inne	77 -9j-6c-5i5b7e10a
~ino	85 -14c-7b6a15g
~ins	42 -14j-9c-6i4h10f14b16a
~ins>	70 -14j-8g-5ce5h13f25a
~insi	73 -11ac-4j6k11f12b
~inst	69 -6c12a
~insu	44 4d5ag7b
~int	57 -13a-9b-8gi4k7df14c15h
~int>	75 -4bk8g9a
~inte	67 -12c-8a-5i5fk6j15h
~intm	85 9f
~into	68 -12g-7h-5j6ek8c14d
~ints	81 -10a-6b-4g13c14h
~inu	65 -8c-4d6a7ik
~inut	66 -8c-4d7ik8a
~inv	71 -11c4k7g13a
~inve	77 -9c-5b5k8ag
~invo	79 6a
~iny	80 -16c-9i-6a5j7k26g
~iny>	84 -25c-9i8k28g
~inyl	88 -7a5j9c
~io>	81 -12g6j12c
~iol	82 -6c-5a5j
~iola	82 -6c-5a5j
~ion	44 -10i-8h6f7k11j19b
~ion>	48 -18a-9i-6h5f7k9g21b
~iona	72 10a
~ione	86 -11a6f12j
~ions	58 -9g5j19a
~ionw	88 4a
~ior	78 -7b-4j4g24c
~ior>	80 -6b7g8c
~iou	75 -11c-6j9h14k
~ious	75 -11c-6j9h14k
~ip>	58 -11g-8d-6j-5ab-4f16k37c
~ipe	74 -12a17b
~ipe>	80 10b
~ipes	84 -11a10b
~ipl	86 -10b6a9c
~ipm	71 
~ipme	71 
~ipp	80 -10a13b
~ippe	81 -7a9b
~ips	80 -5cg19a
~ips>	80 -5cg19a
~ipt	75 -9g9dk
~ipti	84 
~ipts	82 -9g-5c9k11d
~iqu	85 
~iquo	88 8a
~ir>	57 -14a-4bi7c10k
~ira	78 -9a-6g8e17j
~ira>	80 -12a18j
~irb	85 -5b12a
~irbn	85 -5b12a
~ird	75 -9c6i
~ird>	77 -9c7i
~ire	52 -19e-6h-4j7b9f25c
~ire>	57 -12j-8g-6a-5eh4k6d7f14b16c
~ired	73 -18e-9b10c20a
~irem	73 -16a6f8g9c
~irep	77 7a
~ires	85 -6a-5d5b10j
~iri	72 -4g4k5c
~irin	72 -4g4k5c
~irl	71 -6a15b
~irl>	79 5gj
~irlf	85 
~irls	82 -9a5c16b
~irs	56 -6e-5ci4h5b10k
~irs>	70 -7a-5c5g6h9b
~irst	59 -5e4d6a11k
~irt	63 -14a-6bg5h15c20e
~irth	64 -11a-7b-6g16c20e
~is>	22 -12c-9b-8g4h8ei13d31a42j
~isa	75 -7c-6k10j11b
~isab	80 -5bc8a9j
~isc	69 -9c4g11k
~isco	71 -5c11k
~iscu	86 -5c10g
~ise	59 -13d-7e-4fh5b10g13c
~ise>	62 -20a-7e5k8g20c
~isea	86 6a
~ised	75 -9c4j5g11a
~isf	88 -5bi5a12h
~isfi	88 -5bi5a12h
~ish	63 -10b-5g27a
~ish>	75 -16b-5j11c18a
~ishe	68 -7c-4g21a
~ishi	85 -10a6bf
~isi	62 -7k8a
~isin	81 -11a5j11c
~isio	67 -12c-6k4g5e6a10b
~isit	77 -13b-6g9h14a
~isk	85 -14c12b
~iss	65 -10g-7j-6d5c7e10a
~iss>	81 -10g-6b5a11c
~isse	84 5k
~issi	75 -5b6i12a
~issu	76 -6j-5d6b10e
~ist	52 -10bi-4ag6h9j18k
~ist>	60 -15c-10i-6a6h30k
~ista	82 -15a-8g29c
~iste	64 -15c-7b-6k8d9g11a
~isti	85 -6g7c
~istm	84 -4d13f
~isto	78 -5b8c9j
~istr	80 -6b5a7j
~ists	85 -6a6d
~it>	27 -17d-8f-7e-5k7ai9gh15b19c33j
~ita	65 -9g-4bi11c16k
~ital	69 -5bg4f8ck
~itar	86 -7a5c8k
~itat	80 -6b8c
~itc	64 -5c4b
~itch	64 -5c4b
~ite	60 -10j-6h-4f4c8d12a
~ite>	64 -5h-4j4e10c
~itec	88 4b
~ited	80 16a
~iter	84 -5j7d
~ites	88 9d
~ith	38 -7g5ak6h9j16d
~ith>	39 -13e-7g5k6j10ah16d
~ithe	80 -8a9b
~ithi	86 5a
~itho	63 -11b-5h19e
~iti	61 -16a-6d-4i4g6f9c14b
~itie	88 -8a-4c12b
~itin	74 -5g-4k6e7b
~itio	64 5b10g
~itl	74 -5g4j7c
~itle	74 -5g4j7c
~ito	74 -4g6a7c
~itor	74 -4g6a7c
~its	57 -12f-5b5d6a
~its>	57 -11f-4b4j5dk
~itse	82 6a
~itt	55 -16g-6b-5eh6f8i31c
~itte	76 -20a-16b20cj
~itti	71 -22j-12g8d9bcf14a
~ittl	60 -6d4ck9i
~itu	75 -6c4bj5g
~itua	85 -6a-5g4bi5j
~itur	80 -7c10g
~ity	55 -10c-4i8k16g
~ity>	55 -10c-4i8k16g
~ium	76 -7c-5j-4b6a15g
~ium>	76 -7c-5j-4b6a15g
~iva	81 -10a5f12b
~ivat	82 -10a5f13b
~ive	42 -21e-8i-5h5ad10b12f14gk
~ive>	46 -26e-9i-5a8c9f11bk20g
~ived	84 9a
~iven	85 -18b5d8f9a
~iver	56 -11a-7c7e22d
~ives	65 -17d7k20a
~ivew	77 -9a-6c8f15b
~ivi	54 -14g-6dk10aj11b
~ivid	86 -6a11b
~ivin	55 -14g-6dk4i5c10j17a
~ivo	80 -10j-9c12a14b
~ivor	80 -10j-9c12a14b
~ix>	79 -8g5c
~ixe	82 9a
~ixed	86 10a
~ixi	86 -6k5c6f9j
~ixin	88 -6k5a6cf
~ize	77 -26c5j29g
~ize>	80 -21c4k28g
~izo	88 
~izon	88 
~izz	86 
~izza	86 
~jec	80 -5c
~ject	80 -5c
~jee	88 5c
~jeep	88 5c
~jew	79 8c
~jewe	79 8c
~job	55 -11b-10g6f9d11c13a
~job>	57 -12g-5d4a5k6f16c
~jobs	73 -13b-7k-5c13a18d
~joi	82 -5bjk16e
~join	82 -5bjk16e
~joy	80 13a
~joy>	85 6c
~jua	88 -4c6a
~juan	88 -4c6a
~jud	85 
~judg	85 
~jum	76 -14a-7b5g6c18h
~jump	76 -14a-7b5g6c18h
~jun	85 4e5a
~juni	86 7a
~jur	72 6k8g
~juri	80 7g
~jury	77 
~jus	48 -20c-18g-9e-5d9aj23k25b
~just	48 -20c-18g-9e-5d9aj23k25b
~kag	77 -8g8b11c
~kage	77 -8g8b11c
~kay	48 -17j-15b5f6d9g13a15i
~kay>	48 -17j-15b5f7d9g11a15i
~ke>	37 -9de7k9b13i18c
~ked	56 -11k-6e-5f6b8j10i11c
~ked>	56 -11k-6e-5f6b8j10i11c
~kee	53 -23g-4e4a7c8d19k
~keep	53 -21g-4e4ac8d19k
~kel	88 -10a-7c5b8i10g
~ken	68 -9d-6a-4g12cj
~ken>	82 -7d4j10b
~kend	71 -7b-5a4i6j14c
~kep	73 -13g-5c5f21h
~kept	73 -13g-5c5f21h
~ker	62 -12g-10b-5k10h11j21a
~ker>	67 -12g-8k5a12h
~kers	72 -10b-4c8j13a
~kes	65 -8b-6c10d12k
~kes>	65 -8b-6c10d12k
~ket	63 -13c-5di-4b8f9a11j
~ket>	67 -12c-4di5gj9f
~kets	76 -7b-6c7j10a
~key	75 4e6f
~key>	85 -7b7f8a
~keys	80 -10a4d5e6b
~kgr	85 5b
~kgro	85 5b
~kic	81 -13c5b6e13g
~kick	81 -13c5b6e13g
~kid	54 -9g-4h5b6f13a
~kid>	73 -15d-4bg4a6f12ck
~kids	56 -13k-9c-5g4i5j9b11a13d
~kin	44 -12g-6e-5i6b11h19c
~kin>	62 -12c-5di4a10f13k
~kind	55 -9a-6h-5f-4e8g17c
~king	50 -9k-4a6b7d18h
~kip	81 -6a9b
~kip>	81 -6a9b
~kit	71 -6ac-4b5gk6i7j
~kitc	71 -6ac-4b5gk6i7j
~kke	80 -5a13d
~kkee	80 -5a13d
~kle	71 -9c-5bg12a14h
~kler	75 5k10a
~kne	85 4c
~knee	86 5c
~kno	51 -13g-11b-10d6j8a9e28k
~knoc	81 -6g-5a14c
~knot	88 -16b-5a7e17j
~know	52 -12c-9d-8g4f6e11a27k
~kon	88 -8c9g
~kon>	88 -8c9g
~kru	86 6a
~krup	86 6a
~ks>	49 -14i-11b-6f-5k5g6j8c28a
~ksg	85 -9a-5g4d8b
~ksgi	85 -9a-5g4d8b
~ksh	86 -10g15c
~ksho	86 -10g15c
~kup	70 -15c6g12e
~kup>	71 -9c-7a13e
~kups	88 -8c6g10a
~ky>	75 -6cdk9i10a
~kyd	85 5a
~kydi	85 5a
~la>	59 -7a-5i-4e6h19g
~lab	73 -19c7a8b17j
~lab>	80 -12c11b
~labo	88 -6c10j
~lac	50 -8j-7i-6k6ag7b14d
~lace	50 -7j-6ik7g10b14d
~lad	71 -18a-9b-7k5cdi7e14j
~lad>	82 -8a-5k10e
~ladd	85 -7c-6b6g12d
~lady	79 -12a-9d7i8c17j
~lai	55 -12e5ck6b7i
~laid	81 -10c-5b8d11a
~laim	59 -9e-5ad4g5k6b11i
~lain	67 4b13c
~lak	80 -5i11g
~lake	80 -5i11g
~lam	79 -10a5d11b
~lame	81 4b6d
~lan	51 -6bh-5di5e6g7a15j
~lan>	67 -12k6a12j
~lanc	81 -19c18g
~land	62 -12b-11c-4i4d6j13e16a
~lane	81 -6a-5b12f
~lann	69 -9bc-6d8j27a
~lans	71 -13a-5g5b7k20c
~lant	80 -16a-5e10bc
~lap	75 -11i-7g6j7b15h
~laps	78 -11i-7g8j15h
~lar	56 -8a-7i-5fh-4e5k6c8g17j
~lar>	64 -22g4i6cj8bk
~lara	84 
~larg	85 -16i-4a8d9g11c
~larm	72 5a
~lars	74 -11a-6b5j23g
~lary	77 -7a5g7j
~las	47 -12d-9k-7a-4j4b8g10i11c16e
~las>	86 -11b-5d5ce14a
~lass	71 -9dg-5j5afk12b
~last	48 -16a-12k-6f-5d6c13i15g19e
~lat	61 -6c-5i4k12b16a
~lat>	77 -13g6a14b
~late	65 -6b7g11a
~lati	77 -5c5k8b
~lau	86 
~laus	88 
~law	67 -15g-9j-7d-4i4b10k12a17c
~law>	78 -8g-7j8k13c
~laws	80 -5g6a7b
~lawy	75 -4g4a8k
~lay	73 -5b15c
~lay>	77 
~laye	88 6k
~lba	86 -7a7k
~lbac	86 -7a7k
~lbo	84 -6a5f6c
~lbox	86 7c
~lc>	78 -6a15b
~lco	74 6cg
~lcoh	74 6cg
~ld>	32 -14h-12k5f7i10e29g30a
~lde	64 -12c-7g10j11d
~lder	69 -9a-7c8b17d
~ldes	73 -8bg-6cd5e11a15j
~ldi	59 -10g7k15c
~ldin	59 -10g7k15c
~ldr	73 -8c6bk
~ldre	73 -8c6bk
~lds	73 -19i-5a7b24g
~lds>	73 -19i-5a7b24g
~le>	39 -21f-14e-9k-7d-4j15c16b20a24i
~lea	47 -22i-17g-10e-5d5j11f13ak31b
~leag	80 -9a4k6g8c
~leak	74 -11b14a
~lean	70 -20i-5g4c10b11a
~lear	71 -19c-4k4gi5j6e8b
~leas	55 -14d-8eg-6i-4h8f20k22b
~leav	59 -15g-7k-6ci5j6h7f10d11b
~lec	69 -11c6g7j
~lect	69 -11c6g7j
~led	57 -14b-8k-4j6d10c16a
~led>	57 -14b-8k-4j6d10c16a
~lee	67 -6k5a7f9j
~leep	69 4j7f
~lef	69 -12c-5a5j18g
~left	69 -12c-5a5j18g
~leg	61 -11d-6g-4ei7k27c
~lega	75 -7b-6g6a7c9k
~lege	65 -5i9bc
~lem	71 -9c-5a4b5e8j
~lem>	79 -6ag6e8b9c
~lema	86 7h
~lems	81 -9c13j
~len	70 -13a-4g10bk
~lend	74 -5g4k6c
~lent	88 5b
~ler	66 -11c-5d5g21a
~ler>	75 6a
~lere	88 4a
~lers	73 -10c4g17a
~les	51 -6bjk-5a-4i8c12d19g
~les>	54 -8ai-5bfh6e10d23g
~less	70 -11a-8j5d9c11g
~lest	88 -9g6a9i
~let	57 -17g-7aj7ei22k
~let>	60 -15ag-5f7h10e28k
~lett	69 10i
~lev	77 -13b-7g15c
~leve	79 -10b-7g4f15c
~lex	77 -10c-6g4b15d
~lex>	77 -10c-6g4b15d
~lf>	54 -17j-14e-11c-4h5a14k16b25d
~lfr	85 
~lfri	85 
~lia	60 -11a6i13b
~liab	61 6b7g
~liar	86 -12a-6cg4e10b13i
~lib	88 -9b8a
~lic	45 -20a-14i7c10k13b17e
~lica	84 
~lice	60 -12a-4f8e9b11d
~lici	70 -13a-4d5b17c
~licy	49 -11i4b6gk11e
~lid	74 -27b-4g6e13f24a
~lid>	81 -14b7e12a
~lida	84 -9b7a16f
~lie	58 -18g-7k4e13c24d
~lie>	88 7a
~lied	88 
~lien	63 -5g14d
~lier	73 -5c5b9d
~lies	85 -17f21c
~liev	79 -12g-7a-5k7cj8e11f
~lif	54 -11c-10b-7a4k24g
~life	54 -11b-10c-8a4k24g
~lift	86 
~lig	76 7d
~ligh	79 -6g4a7d
~lik	43 -6bg-5c-4f5e16k19i
~like	44 -6b-4f7e9k15i
~liki	79 -7g9i14k
~lim	60 -13b-7a-5j13c27g
~limb	77 -11b16a
~limi	62 -20a-6j-4b15c31g
~lin	49 -30g-11d-8b-5eh8f10k14i19a20c
~lin>	71 -10d-5af-4e6i24j
~line	56 -11j-6f25c
~ling	60 -29g-12j-6h5e7k8i14f19a
~link	86 4j
~lip	85 -14a5c10b
~liq	86 8a
~liqu	86 8a
~lis	56 -13a-8c-6i4eg22k
~lisi	70 -20c-5dj5e9a19g
~list	60 -19a-12g-6i7d9c26k
~lit	52 -5h-4ej4g5ci7k9b
~lit>	84 -5g11c
~litt	59 4ck9i
~lity	59 -6c4a9g
~liv	53 -11d-9g-5ac12b14j24f
~live	56 -15c-4i5a24f
~livi	66 -12adg5i11c13b16j
~lk>	58 -7c-6i-4f29k
~lke	72 -20g-6b12c15i
~lked	72 -18g-5b4ad5j15i
~lki	67 -11c-7k-5ae5d6b12fg
~lkin	67 -11c-7k-5ae5d6b12fg
~lks	63 -9k-7j-5ae6b8h16d
~lks>	63 -9k-7j-5ae6b8h16d
~ll>	32 -16f-9j-7i-5e5d9a15c50k
~lla	55 -8b-7a9j16g
~lla>	60 -5ai-4e6h16g
~llar	65 -14a5b15j
~llas	86 -11b-5d5ce14a
~llb	85 -10a6f7k
~llba	86 -7a7k
~llc	77 -7a17b
~llc>	78 -6a15b
~lle	55 -12j-10e-5i5d13g19c
~llec	78 
~lled	63 -14j-8e-5b-4a5g6h25c
~lleg	65 -5i9bc
~llen	88 5b
~ller	88 4b
~llet	84 -6c5f7b
~lli	60 -33c-9d-7k-5i-4h7j9a10bf12e16g
~llin	64 -26c-5dk7j8be11fg
~llis	70 -9c-5d5e6a7g
~llo	72 -15g6a12c
~llow	73 -15g6a12c
~llp	78 9k11g
~llpa	78 9k11g
~lls	59 -16g-14e-6i-5k7d10a15b21j
~lls>	59 -17g-14e-5ik7d12a15b18j
~llst	86 5j
~lly	59 -20g-5jk-4b5df6c10e14h
~lly>	59 -20g-5jk-4b5df6c10e14h
~lmo	82 5k
~lmos	82 5k
~lo>	85 -8a4k13b
~loa	62 -11g-5ei9bj12c
~loan	63 -11g-5ei7b10j12c
~loc	61 -8c-6j-5gk-4d5b11a15e
~loca	70 -10c-8j6b7a12f
~lock	67 -7f-4k5a14e
~log	80 -7b18c
~log>	86 -5b7a
~lon	50 -32i-19c-13b-9j6f10e11a12h45g
~lon>	85 
~lone	77 -5g9a
~long	51 -31i-18c-11j-10b-4d5a7f11eh50g
~loo	50 -10g-7d6ej14c
~lood	62 -11g-9b-4k6e15a
~look	54 -6d-5a4h7c
~loor	73 -7a-4d5j7ck
~lor	62 -8e-6k10b14j
~lord	66 -6e5d10c
~lore	88 5a
~lori	86 4j5b
~lors	81 -4c5j9b
~los	52 -15c8j9e
~lose	57 -5ei6h9g
~losi	70 -15g-8c-5b8d26e
~loss	72 -8e-7a5g9j12b
~lost	72 -11c-6b6ik12a
~lot	64 -5b8ac
~lot>	65 -7g-5b8a11c
~loth	86 7g
~lou	80 4b
~loud	81 4b
~lov	67 -12b-8g-7j-4i7k10ah13f
~love	68 -13b-7g-5j8k12h14f
~lovi	88 13a
~low	60 -18g-6h-5dj4i7c31b
~low>	64 -10g6i19b
~lowe	75 -13g8a10b
~lowi	86 9b
~lows	88 -8a5g6c
~loy	61 -11c-6g-4i5h11j
~loya	82 -8c6e7j9h
~loye	62 -5c-4eg4abd6j
~lp>	68 -17c-6aj5k7bh18i
~lpa	78 9k11g
~lpar	78 9k11g
~lpi	86 -9b15a
~lpin	86 -9b15a
~lps	86 -10a12b
~lps>	86 -10a12b
~lre	72 4j5b
~lrea	72 4j5b
~lri	70 -7k-5b8e12a
~lrig	70 -7k-5b8e12a
~lry	79 8c
~lry>	79 8c
~ls>	52 -17e-9b-6k4c5j7d29a
~lse	56 -11a-10g-4ek5j7c8h18d
~lse>	56 -11a-10g-4k5j8ch15d
~lst	85 -5a4g5j
~lsta	86 5j
~lt>	62 -15d-4g5aj6c13e
~lth	58 -12g-8a-6d7c10b22i
~lth>	60 -13a-11g-5j-4d10c29i
~lthy	77 -9i-4c7bj13a
~lts	85 7b
~lts>	85 7b
~lty	88 -6a7e8j
~lty>	88 -6a7e8j
~lua	84 -10a15c
~luab	84 -10a15c
~luc	82 -6d-5b5i8c
~luck	82 -6d-5b5i8c
~lud	74 -9b8c11a
~lude	75 -5b5a8c
~lue	66 -6ad6e18g
~lue>	67 -5e19g
~lues	88 9e
~lug	85 
~lug>	85 
~lum	69 -10a-6g-4c8j11e
~lumb	71 -5bg9j12e
~lun	75 17a
~lunc	84 -7b5c15a
~lunt	80 6b
~lve	78 6a
~lved	86 6b
~lwa	76 -8bij-4c6g7d9a12f
~lway	76 -8bij-4c6g7d9a12f
~ly>	44 -10k-8d6h8j9ci15b
~lyi	88 14b
~lyin	88 14b
~lys	88 5j
~lys>	88 5j
~ma>	73 -16b-7a-6k4e6j8d13c
~mac	73 -10a-5d6f13j
~mach	74 -5d4k10c
~mad	64 -16g-6k-5b-4c5f35h
~mad>	86 5a
~made	65 -16g-7b-4ck6f36h
~mag	67 -6be9a10g
~mage	68 -6be10a11g
~magi	88 8c
~mai	54 -18g-8e-4h9df20c
~mail	57 -14g-8e-5d9af17c
~main	70 -13a-7g5c18d
~mak	54 -9djk-5e5b11c13i14g
~make	55 -9d-7k-4ej16i19g
~maki	78 -8j-7g-5i5a7b14c
~mal	67 -5g
~mal>	80 -5a5j
~mall	74 -6a4c10b
~mals	85 5a
~mam	84 -13a5b6c7g
~mama	84 -13a5b6c7g
~man	45 -15i-14c-9j-8a-7k6d56g
~man>	71 -13g-8c-6i4a8ef
~mana	70 -27g14d17i
~mane	86 5c
~manu	85 -11g-7b4j15a
~many	47 -34i-24a-16c-6j-5d4k94g
~mar	62 -15c-5gh6k7d9j12b
~mari	78 5c9k
~mark	76 -7c8j
~marr	71 -5dg7a20b
~mart	82 -12bc4a5i18d
~mary	86 
~mas	75 -12a-4d11f16b
~mas>	78 -5a-4d12f
~mat	61 -13b-10d-9g-6e4h11c12j15a
~matc	80 -7c-4d6k8a
~mate	73 -8b-4g11c12j
~mati	71 -5b5h10a
~matt	76 -6g5a8c
~max	88 -19g8j16c
~may	71 -6k-5c-4b8d17a
~may>	74 -6k4g9d
~mayb	81 -10c16a
~mb>	77 -13ac-9e-8b8f15k18g
~mbe	49 -10b-8e-6dh6a7k10c14g15i
~mber	49 -10b-8e-6dh6a7k10c14g15i
~mbi	73 -12g-11b10a14c
~mbin	73 -12g-10b8a14c
~mbr	62 -10g-8i-4e7a8h10b
~mbre	62 -10g-8i-4e7a8h10b
~mbu	85 5j
~me>	29 -24a-11dj-8fi6h17ce80k
~mea	72 -8j-5k5b11h
~mean	74 -8j-5ck5a11h
~meb	57 -6k-5e-4bfg8i12d13a
~mebo	57 -6k-5e-4bfg8i12d13a
~med	59 -12g-7i6k10df
~med>	67 -14b-13c-9g5ae8d11k13f
~meda	85 -4k7a9b
~medi	67 -17a5b19c
~mee	73 -6k6c7a
~meet	73 -6k6c7a
~mel	88 -5j4h8c
~mem	67 -14c-6e8i10j21a
~memb	68 -13c-6e9i11j15a
~men	47 -20a-7g5f7dk10c11b
~mend	88 13c
~ment	47 -17a-9g-5h5f8d11k12b
~menu	88 11c
~meo	71 -14c-5k10b18g
~meon	80 -9c-5dj23g
~meow	76 -6ac-4k5j8d14b
~mep	85 -6a6c
~mepl	85 -6a6c
~mer	55 -8g5k17d
~mer>	65 -8a-7g-5e5d16b
~mera	78 -4b4a6k
~merc	71 6a
~merg	82 5d
~mers	68 -8b6a13d
~mes	58 -15a-10e-6i-5f-4h5c10d12g15j
~mes>	60 -9a-8e-4fi8g12d16j
~mess	79 -5k5c7g
~met	51 -9ijk4h5eg8d12b
~met>	86 -7a-5k5c14j
~meta	80 -4j7c10b
~mete	82 -8a23g
~meth	53 -14j-7hi4f5e10b11a12d
~meti	86 7e
~mew	72 -20c-8f-4g11a13h20b
~mewh	72 -20c-8f-4g10a13h20b
~mfo	77 -7c7a
~mfor	77 -7c7a
~mic	84 -4a4j
~mica	88 5j
~mid	76 -7a-4i5b6e8g
~midd	78 -13a-5g-4i5b7e21c
~mig	80 -16b-6j6e9h10d
~migh	80 -16b-6j6e9h10d
~mil	53 -12a-6ef7b9i21g
~mile	63 -11a-6c-4i31g
~mili	86 -12a-6cg4e10b13i
~mill	84 -11a5i7j
~mily	59 -8e5cd12a
~min	51 -22k-18j-8d7e8f12i13c20h
~min>	76 -66a-10j5di16c18h37g
~mind	62 -23k-15g-4d6bh9c25a
~mine	74 -20g-11c-10k-7j6b21e23a
~ming	69 -16b-8j-5k8h12f17c
~mini	79 6a
~minu	65 -8c-4d7ik9a
~mir	86 -13a20j
~mira	86 -13a20j
~mis	64 -21j-8g5i6e15ac
~mise	86 -10c-4j6k11g
~miss	67 -10g-8j8e13a
~mist	82 -13j-9g26c
~mit	60 -22a-7j7e12c21g
~mit>	69 -21a7g11e17c
~mits	66 -5j17g
~miu	76 -7c-5j-4b6a15g
~mium	76 -7c-5j-4b6a15g
~mle	88 6a
~mles	88 6a
~mma	75 -5b14a
~mmat	76 -5b14a
~mme	67 -9a-4g9c14b
~mmed	86 -8a8b
~mmen	88 13c
~mmer	69 9b
~mmi	81 -9a6g9b
~mmin	86 
~mmo	88 -11a7b10c
~mmon	88 -11a7b10c
~mmu	78 -15c-4b5k8a10g
~mmut	78 -15c-4b5k8a10g
~mne	86 -5b5a
~mney	86 -5b5a
~mob	86 -8a-5k9bf
~mobi	86 -8a-5k9bf
~mod	71 -9a-6e4gk8j10b
~mod>	82 -12c-4a12gj
~mode	75 -7g-5a-4e4k10c11b
~mok	67 -14b-4i6j19a
~moke	68 -11b7j17a
~moki	86 -4b
~mom	67 -8bc5k6g11a
~mom>	73 -5c4e6a
~mome	78 -10b4ag8k
~moms	85 
~mon	46 -5ai8b20c
~mon>	88 -11a7b10c
~mone	59 -9j-7i-5e5a9fg
~moni	80 7c
~mont	50 -6c-5a8j12g
~moo	88 -23a4b7j25i
~mor	49 -14c-4hi8e24b
~more	55 -9c-8gj-6i4a8k27b
~morn	69 -10c-7a-4j5f16g
~morr	69 -5c5j8g9e
~mort	65 5j6c
~mos	60 -5e5j15c
~most	60 -5e5j15c
~mot	66 -8c-7g-6b4d9f11a
~moth	74 -11a-8b-4g6d11f
~moto	72 -13c22a
~mou	68 -17a-8k-5f10gi24c
~moun	69 -7k-4f5i17g
~mout	86 -8ag8i9c
~mov	61 -10b-7a-6gk15j25e
~move	64 -17b-8k-5d-4g7a30e
~movi	73 -7a-6c-4e8bdj
~mp>	61 -8c-4e7d9a12h
~mpa	50 -11g-7a-6c6e8d9bi10k
~mpan	50 -8g-7a7e9bik
~mpar	84 -6c-5g12d
~mpe	78 -13bc7j8g21a
~mped	88 -13c-4h8g12j
~mpl	58 -14a-9g-4e8j12b15d
~mpla	80 -18a23c
~mple	74 -12c10b14d
~mplo	62 -6g-5c-4e4d5j
~mpo	68 -5gj12a
~mpol	75 -13b18a
~mpor	75 -7j-4g4h5c12b
~mpr	77 -4a9h10c
~mpre	80 -8a10ch
~mpro	86 4a
~mps	86 -13a13c
~mps>	86 -13a13c
~mpt	80 -9g21e
~mpty	81 -8g22e
~mpu	75 -9a-4g5b10e
~mput	75 -9a-4g5b10e
~mrs	86 
~mrs>	86 
~mry	88 -12b-5c16a
~mry>	88 -12b-5c16a
~ms>	60 -26c-4b7i9k32j
~mse	85 5i6b
~msel	85 5i6b
~muc	45 -30i-17j-8d-6k-5c-4e6h13b64g
~much	45 -30i-17j-8d-6k-5c-4e6h13b64g
~mum	78 5j
~mum>	78 5j
~mus	80 -14b14a
~must	81 -7b7a
~mut	76 -14c-5b4k9a10g
~mute	79 -15c-4b5k8a11g
~mv>	88 4f
~my>	55 -20j-10a-7k4e6b10i13d18f
~mys	81 5c6a
~myse	82 5c6a
~na>	81 -6a-4c13b
~nac	80 -13g10i
~nace	80 -13g10i
~nad	82 4g
~nado	82 4g
~nag	67 -18g-8c-6b8a16di
~nage	67 -14g-8c-6b8a11i16d
~nal	59 -7c-6e-5i4d18a
~nal>	61 -16c-4e6g22a
~nall	74 -6a4h5d11c
~nam	44 -16b-13g-10e-9h6f7k24d30c
~name	44 -16b-13g-10e-9h6f7k24d30c
~nan	67 -8a-7c-5g6d8e15b
~nanc	71 -11a-4g9e14b
~nann	86 5d6b
~nant	81 6k
~nap	84 -5a7k
~nap>	88 -8a7k
~nat	77 6j7k
~nati	80 -5ac7j8k
~nb>	85 -5b12a
~nc>	88 -6a13j
~nce	42 -7cdg6i8b9e10k11a
~nce>	43 -11a-8d5e7k9i20b
~nced	80 7a
~ncel	77 -12a6bk
~ncer	73 -16g-10b7j8e11a
~nces	84 -11c-9b24a
~nch	71 -6g-5i7k15b
~nch>	75 -10g-5j7k13a
~nche	82 -8a
~nci	73 -14b4d16a
~ncia	77 5cd
~ncl	73 -7b-5d6k8a12c
~ncle	82 -5d5a6k
~nclu	77 -8b10c
~nco	67 -6a9c20g
~ncom	70 -17a11c22g
~ncor	84 -5b14a
~ncr	80 -8g-6k4b7e8a
~ncre	80 -8g-6k4b7e8a
~ncy	81 5d
~ncy>	81 5d
~nd>	28 -15b-9a-6i4f6g17j26d32e
~nda	75 
~ndat	84 -5g13b
~ndb	85 
~ndbo	88 
~ndd	85 -9a5cg
~ndda	85 -9a5cg
~nde	52 -11e-8ac-4i7f9k13b16g
~nded	74 -6b8a
~nden	88 -5a6b
~ndep	88 -5a6b
~nder	54 -9ce-8a7fk11b17g
~ndi	67 -8a-5d5b16j
~ndin	75 -5a5h13j
~ndit	73 -4g5f
~ndk	88 9a
~ndki	88 9a
~ndl	58 -9g-7e-5af-4h5d16b19i
~ndle	65 -10c-9a-8g5b9d23i
~ndli	86 -9d17b
~ndlo	67 -5e6ad
~ndm	82 -9a7cj
~ndma	85 -8a-6g8cj
~ndo	75 -13b-8g-5k-4a5c6dj16i
~ndor	81 -7g-5b5i10c
~ndow	84 -9b-5k-4c5j7d13i
~nds	56 -21a-11g-6bf4e11c12i18j
~nds>	57 -10ab-8g-6f4e9c10i13j
~ndsh	82 5k7b
~ndy	76 -5j11f13a
~ndy>	76 -5j11f13a
~ne>	37 -9e-5hi5j8f10c11b18a
~nea	67 -14c-6b-5k7j10a22f
~near	69 -12b-7c-5ik4g6a23f
~nec	86 -18c10a15i
~ned	53 -16b-10c-7e-6k18j29i
~ned>	53 -16b-10c-7e-6k18j29i
~nee	47 -15g-14d-11i-8b-5f-4cj5e11h61k
~nee>	86 5c
~need	47 -14g-13d-11i-8b-7c-5f-4j5e12h62k
~nef	69 9d
~nefi	69 9d
~nei	74 -6k-5a5b
~neig	74 -6k-5a5b
~nel	86 4d
~nen	86 5c
~nent	86 5c
~ner	53 -10k-7i-5h4g6j7e8b9f
~ner>	61 -14k-12g-11b-6i-5j-4d13a15ef18c
~nera	65 -8c6j
~ners	67 -16c-15a-5e6j16g19b
~nerv	82 
~nes	47 -10g-6f-5e9d17bk
~nes>	60 -8g-6cij7bd17k
~ness	50 -10i-8e-6f4g8j9c10b
~nest	75 -13g-8c-5j5b10e15i
~net	79 -6c-5bk5a15g
~net>	80 -7j-6b-5k8a16g
~nev	71 -18a-6g5ch7j12k
~neve	71 -18a-6g5ch7j12k
~new	54 -22k-5d-4fg6h7j9e12bi
~new>	57 -18k-5d7ab12e
~newa	76 -8b5ac7h
~newe	78 6a
~news	86 -11c-5a7j13i
~nex	65 -5gj-4f5c6b
~next	65 -5j-4g7c10b
~ney	58 -9j-8i-6e5gk6c8af
~ney>	59 -10j-8i-6e-4b5gk7c8f12a
~nfe	88 4i
~nfo	75 -5b11c
~nfo>	82 4f
~nfor	80 -5b8c
~ng>	28 -31j-12b10fh11g16i25k37a
~nga	81 -9j-8c-5b5eg14i
~ngag	84 -9j-7c5e11g
~nge	56 -7hk-6g9c21a
~nge>	66 -10g-7b16a17c
~nged	73 -4h7g8c
~ngen	88 
~nger	69 -10k-9a-4g10j11b
~nges	76 -11c7k13a
~ngi	67 -6ac-4f4e5g13i
~ngin	68 -7c-5af4e5g14i
~ngl	67 -22a-16k-5dg-4c14i16e27b
~ngle	67 -22a-15k-5g12e14i27b
~ngr	80 -8j-6g4e5c
~ngra	81 -8j-6g4a6ce
~ngs	57 -14a-6f7hj8g10c
~ngs>	57 -6f-5ac7hj8g
~ngu	76 -6j12c
~ngui	85 6a
~ngun	88 5b
~nha	84 7d
~nhap	86 
~nic	64 -11e-5dj4k5b7f9a
~nic>	85 -4ad9f
~nice	68 -11e5a6c
~nico	88 5a
~nics	88 
~nie	72 -7c-4a4b9d
~nied	88 7d
~nies	74 -4c4b
~nig	60 -10i-8b6ce8g11f
~nigh	60 -9i-8b4g6ce12f
~nim	74 9a
~nima	84 5a
~nimu	79 6a
~nin	53 -11a-5g11j14e
~nin>	68 -13a-6k6g8e13b
~ning	58 -23b-11c4fk6a7g8j9e
~nins	73 -23g-6a6j12b18c
~nio	74 5j
~nion	77 -7a7j
~nior	86 7a
~nip	88 
~nis	67 -6a9b11j
~nish	69 5j6b
~nist	86 -5a8j
~nit	65 -15b-5a-4k4d10j12g
~nit>	75 -11c-9b4j7g10a
~nito	80 7c
~nits	85 
~nitu	80 -7c10g
~niv	82 -6j11b
~nive	82 -6j11b
~njo	81 14a
~njoy	81 14a
~nju	72 -6b6k8g
~njur	72 -6b6k8g
~nk>	53 -11j-10g-7c4fh5d19i
~nki	66 -11c-5di5g12a17h
~nkin	66 -11c-5di5g12a17h
~nkl	75 5k10a
~nkle	75 5k10a
~nkr	86 6a
~nkru	86 6a
~nks	71 -7ak4bg7c8e
~nks>	73 -7d-6k4c8e9g
~nksg	85 -9a-5g4d8b
~nli	74 -10b-7g5j9c11a
~nlin	74 -10b-7g5j9c11a
~nly	65 -16a-11d5c8k10j20b
~nly>	65 -16a-11d5c8k10j20b
~nne	70 -14c-6k-5i4b6e7j11a
~nned	82 4j
~nner	77 -7c-6i7e15a
~nni	64 -7c-5e-4bk29a
~nnin	64 -7c-4bek25a
~nnu	75 -12a8c16g
~nnua	75 -12a8c16g
~nny	80 -6a-4c5d7bj
~nny>	80 -6a-4c5d7bj
~no>	55 -37b-20i-8g-5d5fk7ace47j
~nob	70 -8d-7e5c11j
~nobo	71 -8d-7e6c11j
~noc	80 -8a13c
~nock	81 -6g-5a14c
~noi	84 9c
~nois	84 9c
~non	77 -11b-8c4a8h14j
~non>	81 -11b-7c9h13a
~none	88 -5a5j
~noo	79 -13c7g8i12j
~noon	80 -11c7g8i
~nop	88 -14c15g
~nor	74 -7b15a
~norm	79 -6a5j
~nort	85 -5k13a
~nos	77 7f
~nose	85 -6a7e10c
~nosy	86 -10c5a9f
~not	43 -10b-9d4e15h20j
~not>	45 -20b-9a-6d6cij10k19h
~note	75 -5cj16b
~noth	62 -9c-6k-4d5e9a24j
~nou	69 -20b-10ci12g16h20a
~noug	71 -20b-18i-8c13g17h21a
~noun	86 9i
~nov	85 -8a-5b8g
~nova	88 -5b5d
~now	44 -18j-17d8ch13k18a
~now>	44 -19j-15d-5i5f8h9g14k16a
~nowh	88 -8a-4k4cj5i6b
~nro	85 -7g13c
~nrol	88 -7g14c
~ns>	46 -17e-13j-8gi8hk9b16c20a
~nse	57 -9c-7g-5f5e6a9d10b
~nse>	60 -15e-7dj8c10b23a
~nsed	74 -29a-14c-11g5b22d26e
~nses	81 -5a6k
~nsh	86 -8c8a
~nshi	88 -8c7a
~nsi	63 -19a-7c-5i6fh7g20b
~nsid	72 -11c-5a6k11bf
~nsio	78 -6a4c7b
~nsiv	75 -4fk5g9h
~nsm	88 10j
~nso	86 5g
~nsp	85 -8a6c10b
~nst	64 -7cj5a6g
~nst>	76 5h
~nsta	78 -5bj9a
~nste	85 -6c9b
~nstr	73 7g
~nsu	44 7b9a
~nsul	85 -7c4a7j
~nsur	44 4dg5b7a
~nsw	78 -5j6cg
~nswe	78 -5j6cg
~nt>	34 -13i-12d-6j7h11a17g18b25k
~nta	63 -9g-4h4j6b13a
~ntal	68 -5cg4a6b7j
~ntan	75 -5b-4g5c13a
~nte	58 -25c-16a-8i10bj11h17g
~nted	77 -25a8df16b
~ntee	84 -7a6b
~nten	75 -11c22g
~nter	63 -17c-12b-5i5k11j13a14h
~nth	50 -6ac8j12g
~nth>	53 -10c-8h7ej10g
~nthl	75 -14a9c11b
~nths	65 -11a-7g-5c-4j7h28b
~nti	62 -10a-5f5g14j
~ntia	84 8a
~ntil	88 -6a4j5e
~ntin	67 -5ei4cd7g
~ntio	88 -9a13j
~ntit	88 
~ntl	75 -13g4c7j8a
~ntly	75 -13g4c7j8a
~ntm	85 9f
~ntme	85 9f
~nto	64 -12g-11j-7h5a7ce9k11d
~nto>	68 -12g-7h-5j6ek8c14d
~ntor	80 -6c5g6k
~ntow	84 -7j-6g5c8a
~ntr	60 -9a-8g-4h4b7jk15f
~ntra	62 -11a-5e-4g8bjk
~ntry	79 -5bg15f
~nts	51 -7j-6c-5bgk8ahi13d
~nts>	51 -8j-6c-5bgk8hi9a13d
~nty	78 -12g-11b27c
~nty>	79 -10b-9g10a15c
~nu>	88 11c
~nua	73 -10a5j14g
~nual	73 -10a5j14g
~nue	81 -9a13g
~nue>	81 -9a13g
~num	50 -15j-13e-7b-6d-5h9i10k15g24c
~numb	50 -15j-13e-7b-6d-5h9i10k16g24c
~nur	74 -8b-7c8h10aj
~nurs	74 -8b-7c8h10aj
~nus	86 -6f16a
~nut	64 -5dj5a6ik
~nute	66 -8c-4d7ik8a
~nuts	84 -7a7c
~nve	70 -8b-5e4j10g
~nven	79 -6c5gk
~nver	78 -10k-5e7j11c
~nvo	79 6a
~nvoi	84 -4b6a
~nvol	86 6b
~nwi	86 4ai
~nwid	88 4a
~nxi	86 -8b15a
~ny>	34 -43b-24j-20i-6fh-4e5c7d15k36a73g
~nyb	56 -15b-8c-5g7h11d19a
~nybo	56 -15b-8c-5g7h11d19a
~nyl	88 -7a5j9c
~nyl>	88 -7a5j9c
~nym	81 -7ak-5c5d12e
~nymo	81 -7ak-5c5d12e
~nyo	67 -8c-6d21a
~nyon	67 -8c-6d21a
~nys	77 -15d-5g4c6k7a9j
~nys>	77 -15d-5g4c6k7a9j
~nyt	50 -18b-7e-5h9j16c23a
~nyth	50 -18b-6e-5h7j16c23a
~nyti	88 
~nyw	74 -8c4k6f12a
~nywh	75 -8c6f15a
~oad	69 4f8a
~oad>	73 -7k5f7a
~oads	80 -4c6j
~oak	81 5c8a
~oak>	84 5c9a
~oal	88 -8a15c
~oal>	88 -8a15c
~oan	63 -11g-5ei7b10j12c
~oan>	69 -17g-4dei24c
~oans	72 -11c4g6b10j
~oar	74 -7bk5f12a
~oard	74 -7bk5f12a
~oas	85 5c6g
~oast	85 5c6g
~oat	77 -5c5e
~oat>	77 -5c5e
~ob>	56 -14g-7d-4h5f9k28c
~oba	77 -6b8a
~obac	78 -6b9a
~obb	78 -12a25c
~obbi	80 -7a-6g19c
~obi	86 -8a-5k9bf
~obil	86 -8a-5k9bf
~obl	73 -6ag5be7j
~oble	73 -6g-5a5be8j
~obo	70 -8d-7e6c11j
~obod	71 -8d-7e6c11j
~obs	72 -13b-7k-5c12a18d
~obs>	73 -13b-7k-5c13a18d
~oca	70 -11c-8j6b11f12a
~ocal	80 -8j7bf
~ocat	74 -9c5f
~occ	74 11g
~occu	74 11g
~oce	81 -6b6i7j
~ocer	86 -6b5a6g
~oci	71 -9a-7k-6j15b20c
~ocia	71 -9a-7k-6j15b20c
~ock	59 -21a-8f-7d9eg16c19i
~ock>	66 -22a-8j-7b-5f10c17e26i
~ocke	68 -7a-4e5g6j8c9b
~ocks	84 -4bd7a
~oct	68 -15g-8a5e7i18d
~octo	68 -15g-8a5e7i18d
~od>	46 -15ck-7f-5g7b8a12j34d
~oda	58 -12k6ac9d
~oday	58 -12k6ac9d
~odd	88 -16c-14a6b11g20k
~ode	65 -12g-9a-7j-6e-5f8b9k33c
~ode>	73 -6a-5j-4g6k22c
~oded	86 4ci
~odel	75 -7g-5a-4e4k10c11b
~odi	80 -5a
~odil	81 -5a
~odo	84 -8a5c12g
~odom	84 -8a5c12g
~ods	81 -15c4b5f14i
~ods>	81 -15c4b5f14i
~odu	82 -9bg10c12a
~oduc	82 -9bg10c12a
~ody	47 -15b5i6aj8d
~ody>	48 -15b-8c4i5j6d7e11a
~odys	70 -5ae-4g11c
~oes	40 -12jk-8h5c15a16de
~oes>	40 -12jk-8h5c15a16de
~oev	88 5k
~oeve	88 5k
~of>	35 -10e4k5a7j8c12i17d
~ofe	79 -16g-5b5c18e
~ofes	80 -5b5c
~off	48 -20g-12j-11c8e11b14i18k
~off>	52 -9cdg7e14k18b
~offe	69 -10j-7b-5g7k11c15i
~offi	64 -16c-10g-6j5i7f10a14d
~ofi	82 8c
~ofin	84 
~oft	70 -13i-8c-6a5j32g
~oft>	88 5a
~oftb	88 
~ofte	74 -14i-7c-6a35g
~og>	72 -11b5c9j
~oga	88 -9c14j
~oge	74 -7b-6a-4g7e8j9f
~oget	74 -7b-6a-4g7e8j9f
~ogr	73 -9i-6a7g15b
~ogra	77 -6a-4i11c
~ogre	84 -10c-6i5g14b
~ogs	80 -13b9a
~ogs>	80 -13b9a
~oh>	61 -25j-23g-11b8ae9dfk16c
~ohi	88 6j
~ohio	88 6j
~oho	74 6cg
~ohol	74 6cg
~oi>	85 -4k4a
~oic	77 -6ak-5g5b9h14c
~oice	77 -6ak-5g5b9h14c
~oil	85 -10a14b
~oin	49 -11gj-9f-5d5ac8h14ik
~oin>	71 -4bg9j13e
~oing	51 -15j-12f-5e5b7c13i20k
~oint	75 -8b-6g4a6f12h
~ois	84 9c
~oise	85 9c
~ok>	57 -19a-11g4j5ck10hi
~oka	48 -17j-16b5f7d9g13a15i
~okay	48 -17j-15b5f7d9g11a15i
~oke	61 -18d-4bi7g8j9c10a
~oke>	64 -9d-5g9a10c
~oked	78 -10d15g
~oker	81 -12b9a12j
~oki	62 -7b-6g-5i5e6j9a
~okin	62 -6g-5i5e6j
~okk	80 -5a13d
~okke	80 -5a13d
~oks	69 -9e16a
~oks>	69 -9e16a
~ol>	54 -7h-5ce5a6f12d
~ola	81 -6c5j
~olat	82 -6c-5a5j
~old	46 -12i-7k-6bh-4f8d18g23j
~old>	50 -12b-8k-5h18j21g
~olde	65 -14g-8ac11dj12b
~oldi	74 -15g11a14c
~olds	73 -19i30g
~ole	60 -10d-9g-6cf14a22b
~ole>	61 -10d-9i-6f-4c4k9a23b
~oles	85 -11g8i9a
~olf	85 4a6c
~olf>	85 4a6c
~oli	47 -20g-15i-11b-7d5a9f13e14k23c
~olic	48 -11i-9a-7d5g8bk9c10e
~olid	80 -17b-8c7e14a15f
~olin	73 -35g-13b10a12k30c
~olk	64 -9k-7j-5ae6b9h16d
~olks	64 -9k-7j-5ae6b9h16d
~oll	51 -8h-5f4a9d10g12b
~oll>	66 -10a10g14d
~olla	65 -13a-9c4b5g15j
~olle	62 -5i7bc
~olli	70 -16j-9c-5d5e7g24a
~ollo	80 -8g5i12a
~olo	82 -12a-4i6j12b
~olo>	88 -8a-4i4k13b
~ols	71 -12b-8c22g
~ols>	71 -12b-8c22g
~olt	82 7b
~olts	85 7b
~olu	80 -5a6b
~olum	88 
~olun	84 -7a6b
~olv	86 6b
~olve	86 6b
~om>	46 -13a5d7k10h
~oma	78 -10b7c8i
~oma>	86 -7b5i8c
~omat	85 5i6a
~ome	36 -23j-12c-6efi13a21h22d30b
~ome>	43 -17j-9g-8d5f10ak28h
~omeb	57 -6k-5e-4bfg8i12d13a
~omed	86 7a
~omen	79 -10b-7g5ac8k
~omeo	71 -14c-5k10b18g
~omep	85 -6a6c
~omer	62 -7g17d
~omes	66 -13e-10a5k6gj7d8b
~omet	53 -16j-8hi-5k7be9a10dg
~omew	72 -20c-8f-4g11a13h20b
~omf	77 -7c7a
~omfo	77 -7c7a
~omi	65 -18b-15a-11j8i11f28c
~omin	67 -20a-16b-8j-5gk8i12f38c
~omis	84 -12c-4j6ak10g
~omm	63 -5j7a8g
~omma	76 -5b14a
~omme	71 9c
~ommo	88 -11a7b10c
~ommu	78 -15c-4b5k8a10g
~omo	69 -5c5j8g9e
~omor	69 -5c5j8g9e
~omp	46 -9g-5a-4j5k6bi8e12d
~omp>	66 -12c7g9d10a
~ompa	50 -11g-8a-6c6e8d9bi10k
~ompe	85 5a
~ompl	73 -8b-5k11c15d
~ompr	82 -5a11h
~ompu	75 -9a-4g5b10e
~oms	73 -6c
~oms>	73 -6c
~on>	31 -16c-14f5g8h9e12k16a32j
~ona	63 -11c-4e5j6b9g
~onal	64 -15c4a5j9g
~onc	69 -8g-4d13bc
~once	70 -8g-5dk8b13c
~ond	60 -8g-7b4a10cj
~ond>	65 -15b5i7aj10c
~ondi	73 -4g5f
~one	37 -14e-8h-5i4g10j11b13f16k
~one>	39 -12e-6h6cg8f12aj
~oned	82 -9b-5d8a12j
~ones	63 -13c-12a-10g10d11b17k
~oney	59 -9j-8i-7e4a6g9cf
~onf	88 14c
~ong	49 -29i-20j-12b-5d5f7a13e15h39g
~ong>	51 -31i-14j-8bd6f7a10e17h34g
~onge	85 -10a5d
~ongi	82 -8b8a12g
~ongr	81 -8j-6g4a6ce
~oni	70 -12a6j19c
~onic	86 
~onig	79 -15a5g7j14c
~onit	80 7c
~onl	63 -11d-5g-4f5c7k9b14j
~onli	74 -10b-7g5j9c11a
~only	66 -12a-10d9k11j19b
~ono	85 6i
~onou	86 9i
~ons	54 -5e7c10aj
~ons>	57 -10g-9b-5e7j13a15c
~onsi	86 -4a11b
~onst	74 -7a10g
~ont	45 -8c-5h4aj10k12g
~ont>	67 -13b-11g5k8c26a
~onte	77 -14c23g
~onth	50 -6c-5a8j12g
~onti	86 4b
~ontr	62 -5e-4g8k9b
~onv	79 -10k4g6j8c
~onve	79 -10k4g6j8c
~onw	88 4a
~onwi	88 4a
~oo>	60 -18k-8c-6h-5g8f10b18a
~ood	47 -12k-7g-6c6ej7b11a13i
~ood>	48 -12k-10c-6fg6e7b9j10d17a
~oode	86 4ci
~oods	82 -15c4b5f14i
~oof	55 -8c-7g-5b6e7d8j10h
~oof>	56 -7c-6e7j8d11h
~oofi	84 
~ooh	81 -7a5ce7i
~ooh>	81 -7a5ce7i
~ook	50 -6g4i8j10h
~ook>	57 -19a-11g4j5ck10hi
~ooke	80 -10d13g
~ooki	63 -6g-5i5e6j7a
~ookk	80 -5a13d
~ooks	69 -9e16a
~ool	53 -7bh-5e-4i4jk8f9c13d
~ool>	56 -8c-7h-4e5g7f13d
~ooli	86 -41g-9a4j13k37c
~ools	71 -12b-8c22g
~oom	62 -6di4g15k
~oom>	69 -11a5bc14k
~oomm	76 -5b14a
~ooms	76 -4c4g5k
~oon	67 -16c-15i-5b-4k10ag28e
~oon>	67 -19c-15i-5b-4k10g11a28e
~oop	86 -6a7j10g
~oor	62 -15b-8c-5a7j8k9f14e
~oor>	67 -15b-7a-6d4gk5e11f
~oord	84 -5b5d8a
~oors	75 -11c-7a6b10k12e
~oos	76 -10b-6h-5e6ai15c
~oose	77 -10b-6h-5e6ai15c
~oot	67 -14a-6ce-4jk5fg8b23i
~oot>	73 -8c-5e7f9b
~oota	84 -4ab5c11g
~ooth	86 -18a4b28i
~op>	52 -14g-11k5be18cf
~ope	56 -7i-4g7k8be
~ope>	88 6k
~open	64 -11g-4ij7a10e13b
~oper	64 4k7g
~opi	75 -10a8j
~opin	75 -14a4c10j
~opl	58 -7ej-5f4h9a13d
~ople	58 -7ej-5f4h9a13d
~opp	67 -16b-9dg-5e11a14c25h
~oppe	73 -18b-5g-4e9c11a14h
~oppi	73 -8d-5g6c14h
~opr	86 -15c5b15g
~opri	86 -15c5b15g
~ops	77 -13c-12a-6e-4b6j9k10d17g
~ops>	77 -13c-12a-6e-4b6j9k10d17g
~opt	84 -12b6d9j
~opti	88 -9a4i9j
~opy	78 -6ck6e7ij
~opy>	78 -6ck6e7ij
~or>	26 -53a-27j-24e-8cg6d12i170b
~ora	69 -7j6c7a9b
~orag	74 -8b8a9c
~orat	79 16b
~orb	88 -8c6aj
~orc	70 -10j-6g11a13b
~orce	75 -10cj11a16b
~orch	88 -5a4b7c
~orcy	84 -5b6a
~ord	54 -11g-10c-8e-6h19k20b
~ord>	59 -23c-13i-11e-4h5d7a14b15k16j
~orda	82 -17g-4b5d7a14c
~orde	72 -13j-7a-5c5f11i14b
~ordi	80 8a
~ords	74 -12a-7d5e7ck
~ore	46 -20a-9k-6h-5j-4e6cg13d31b
~ore>	47 -11k-8j-6h9g11b16d
~ored	82 -7a14c
~oref	88 -14a15b
~ores	85 -5c5k
~orev	84 -5a11b
~org	77 14k
~orge	88 6g
~orgi	85 -4c4b14k
~orh	88 -5a5e7g
~orho	88 -5a5e7g
~ori	64 -9c-7g-5hk8b11d15a
~orid	86 4j5b
~orie	86 -13c12d
~orig	74 5bd
~oris	77 -23c7b20a
~orit	80 -10a-6g27c
~ork	44 -17g-8k11ac17f
~ork>	47 -15k-8dj8i10b12c17f
~orke	69 -7g-5b
~orki	69 -18b-4e4f5i6ac9d
~orks	69 -19g-15i-9c7k8aj11e13b
~orl	85 -9i-5a5k8f
~orld	85 -9i-5a5k8f
~orm	61 -17b-12g-8e-7c-4f9ah13i20k
~orm>	67 -10j-8be-7h5i20a22k
~orma	72 -9b5a8c
~orms	81 -13a11i13j
~orn	61 -9k-8j-6d-4h5g13ef
~orn>	71 -12g-7k-5d11a16e
~orna	84 4g
~orne	81 -8a6c15f
~orni	69 -10c-7a-4j5f16g
~oro	88 5d
~orol	88 5d
~orp	77 15b
~orpo	79 16b
~orr	56 -7b-6k-5adfh7i12j18c
~orre	70 -15a30j
~orri	77 -6g4b5i
~orro	66 -5c6gj8e
~orry	70 -20j-12b5i11a29c
~ors	59 -13c-9i-7g-5f5ad6e7j12b
~ors>	61 -18c-5g-4f4j7de8b10a
~orse	88 -7j6a7b
~orst	80 -11a-8i7c9h10j
~ort	51 -13c-10e-6j-5d5bh8k29g
~ort>	71 -5b7k8h
~orta	69 -5j5b9a
~ortg	65 5j6c
~orth	61 -8c-7e-6j4a28g
~orts	82 5j
~orw	80 5k9a
~orwa	80 5k9a
~ory	67 -6a-5fh-4d5g8j9b10k
~ory>	67 -8a-5fh6g8j9b11k
~os>	85 -7d4b12c
~ose	48 -15f-12a-6b8g12i25d
~ose>	49 -15f-10bc-5a5h6e8i17g22d
~osed	70 -18a-15e-5b6d7i10j19c
~oser	84 -11a-5j20b
~oses	81 -8c-6b19a
~osi	68 -11g-5b7d23e
~osin	70 -15g-8c-5b8d26e
~osit	88 9c
~osp	72 4j5f6a
~ospi	72 4j5f6a
~oss	63 -10a-8ce-4h8b11j20g
~oss>	65 -9e-8ac4b13j16g
~osse	81 
~ost	51 -9e-8d-5h5cj25g
~ost>	54 -15a-7de-4f12k34g
~osta	86 
~ostl	72 -12c-9k-4ag8j17b
~ostp	88 5a
~osts	80 -11b-9k-4h10g15a
~osy	86 -10c5a9f
~osy>	86 -10c5a9f
~ot>	35 -8f-5e-4b4d9gk13h22j
~ota	69 -10a-5i-4bj8dgh
~otag	84 -4ab5c11g
~otal	73 -13a-7e4c10dh
~otc	88 -5j-4b15c
~otch	88 -5j-4b15c
~ote	58 -8hk-6d-4e7g9j22b
~ote>	64 -12c-6hk6a15bg
~otec	73 -15a5j13c
~otel	81 -6a9b
~otes	77 14a
~oth	47 -15k-9c-6a-4f5b7d9hi25j
~oth>	66 -23a-15c6j18i24b
~othe	51 -11k-6b-4g5c7d12a14h
~othi	68 -8b-5k-4c24j
~oti	80 -4b5c11a
~otin	84 6a
~oto	70 -16c-9k34a
~oto>	86 -7k6a
~otor	72 -13c22a
~ots	82 6i
~ots>	82 6i
~ott	70 -5g14a
~otte	74 9a
~otto	86 
~ou>	17 -21k-8e12b17i18f25j28h33a
~oub	71 -9c-5a4k7b10g
~oubl	71 -9c-5a4k7b10g
~ouc	74 -24g-18a-5k5j8b13d27c
~ouch	74 -24g-18a-5k5j8b13d27c
~oud	80 -7c4b11h
~oud>	81 -7c11h
~oug	48 -16d-10e-5i-4b5h11c17ak
~ough	48 -16d-10e-5i-4b5h11c17ak
~oul	34 -15j-11h-9k5b6g10i11e42a
~ould	34 -15j-11h-8k5b6g10i11e39a
~oun	45 -17a-11h-5ej-4i12b23g26k
~ounc	84 9i
~ound	52 -4g7bd8k
~oung	70 -11ij-8e-7a-5f6b9k14c19g
~ount	53 -12a-9h-5ce6j7f15k16g
~oup	69 -14f-5e4b5i8a
~oup>	77 -11c-4e5g6bd7a
~oupl	75 -12f5j9c
~our	25 -18a-7h7d10g12ei13f17j20c
~our>	26 -5h5k6d13ef16ij
~ours	51 -13j-7a-5fhi6d17c25e
~ourt	78 -21a6f19j
~ous	44 -9i-6ej10d11g14k
~ous>	68 -14a4e8h11k
~ouse	45 -9e-6i-4f5ab7k10d11g
~ousi	81 -4b4d5f
~out	35 -23a-15d10e14j23c25k
~out>	36 -18d-9f-6b5cg11e38k
~outc	88 5c
~outf	76 -19k-11a5f10d16c
~outh	79 -15a-9g6i7c16j
~outs	69 -24a-7g-5k7b12cfj
~ova	85 -13a-5b4d13j
~ovat	88 -5b5d
~ove	40 -7g-6c5bd7a17e
~ove>	57 -20c-17g-15b-6j8f11h14a15e21d
~oved	79 -12g-5a-4d13e14c
~ovem	88 4a
~over	42 -8d4k12g15b
~ovi	70 -15c-10e5bj6d7a9g
~ovid	88 -9c-7e16g
~ovin	71 -8c-5e5j6d9b
~ow>	28 -77a-33d-31j-21b6k7c9h20e81g93i
~owa	80 -5a7g
~owar	86 -9a-6c4b13g
~owe	61 -20d-6i-5e10a13bc
~owe>	70 -19d-8a9c24g
~owed	73 -9g-7j6k8b11a
~ower	74 -11g7a14c
~owh	88 -8a-4k4cj5i6b
~owhe	88 -8a-4k4cj5i6b
~owi	70 6j8b10a
~owin	70 6j8b10a
~own	43 -19c-14g6k11f29b
~own>	45 -17c-9g5h7a13f19b
~owne	65 -6g5j
~owns	73 -10a16b
~ownt	84 -7j-6g5c8a
~owo	88 -5g5hi
~owor	88 -5g5hi
~ows	77 -9b7d
~ows>	77 -9b7d
~ox>	69 -7f-6g-5c9k10e
~oxe	88 -9a10b
~oxes	88 -9a10b
~oy>	71 -10ag-4k6h7b11i12j
~oya	82 -8c6e7j9h
~oyal	82 -8c6e7j9h
~oye	62 -5c-4eg4abd6j
~oyed	85 9f
~oyee	67 9j
~oyer	73 10b
~oyi	86 -10c9k12a
~oyin	86 -10c9k12a
~oys	77 -12a-4j4d6c10b
~oys>	77 -12a-4j4d6c10b
~pa>	77 -6g-4b12a13c
~pac	66 -10g4j5ai7f
~pace	74 -4g8i
~pack	72 -7g-4d7a8f
~pag	69 -7g-6b-5c5a20k
~page	69 -7g-6b-5c5a20k
~pai	61 -7h-6e-5a-4i8j15bg
~paid	64 -18c-4e16g17b
~pain	85 -8a13c
~pair	80 -5b-4h8c9j
~pan	49 4e5k8i12b
~pand	85 -5c6b
~pane	86 5a
~pani	73 4b
~pany	51 -9g-6a6k7b8e10i
~pap	67 -14g-13a4k7f8c10b
~pape	67 -14g-13a4k7f8c10b
~par	47 -18e-9h-5ij6g7bd11c26f
~para	77 -11b4k17f
~pare	65 -8c6d7ab
~park	69 -11c5j6k9a
~part	51 -19a-15e-12k-6h6d8bg18f23c
~pas	61 -14e-5c10a12d
~pass	66 -13e-5i8g15d
~past	71 -12g6i15a
~pat	71 -16b-8g9a23c
~patc	85 -6a6b
~pati	75 -6ag-5k26c
~pay	44 -11ac-7d-6jk-5e-4h6b22i43g
~pay>	50 -21c-10de-4f5b17i18a21g
~payc	71 -11c-6k-4b7f8g
~payi	64 -14a-12c5d30g
~paym	65 -13j9b11e
~payo	86 11g
~payr	66 -9a6d10g
~pays	72 -16a-15g-9d4j7i36c
~pda	72 -14b6a7e12c
~pdat	72 -14b6a7e12c
~pe>	62 -17g-8b-6c14i16a19k
~pea	74 -7i-5k-4g5c23j
~peak	77 -7i-6k-4g5c23j
~pec	73 -7g-6a-5e7c8h9k
~peci	81 -4a8c
~pect	78 -6g-5e9h11k
~ped	67 -14k-8e9gh19j
~ped>	67 -14k-8e9gh19j
~pee	73 -13a-7b-5g7d23c
~peed	80 -5b12c
~peel	84 -12c4j11d
~pel	72 -8j-7c-5b10i21k
~pell	73 -8j-7c-5b10i21k
~pen	47 -16e-10i-5a8k11c14g21b
~pen>	58 -12g-8e-6j11c13b17a
~pend	68 -14ci-7e6f12b28g
~pene	63 -13a-11eg4hj10d16c
~peni	82 -13a-12c8i21e
~pens	60 -10e-8d-5f4b8c9k13g
~peo	58 -7ej-5f4h9a13d
~peop	58 -7ej-5f4h9a13d
~per	48 -12i4j8b10dk
~per>	63 -11b-10i-5e5d9k20a
~pera	82 
~perc	70 -14a-7c5b6h20g
~perf	80 -11i-5g24c
~peri	77 -7a5i6c7b
~perm	74 -13g-6j6b13e
~pers	60 -12c-6a-4i6bd8f9k
~pert	66 -6b5dk7g
~perw	77 5d6i
~pes	78 -5c7b11i
~pes>	81 -11a-5g-4c9b14i
~pet	81 -14a-5d26c
~pets	88 9a
~pgr	88 -4a7c
~pgra	88 -4a7c
~pha	84 -5b5a8j
~phal	85 -5b9a
~phe	88 -4j7b
~phi	88 7a
~phis	88 7a
~pho	62 -5i-4h7e8b
~phon	63 -5ai-4h4g8be
~phot	85 -8k12a
~phy	76 -7g5k
~phys	76 -7g5k
~pic	58 -10e-8j-7a-5c5d6bg19k
~pica	86 11g
~pick	63 -8e-4a7b10k
~pict	71 -5j4k6f
~pie	82 -5c5j7e
~piec	86 6j
~pil	76 -6g13c
~pill	80 -4g4bcj
~pin	59 -8g-7b-4d5k6a10h12j
~pin>	74 -11a-9d-4g10c20j
~ping	63 -10b-5ej7k11h16a
~pini	86 -7a
~pip	73 -6b14a
~pip>	85 -26b29a
~pipe	77 -11a17b
~pir	80 -6g-4c5j12e
~pire	84 5e
~pit	70 -6b5f6j11a
~pita	72 4j5f6a
~piz	86 
~pizz	86 
~pla	44 -10g-9i-8k-7h-4e4d10b11a26c
~plac	50 -8j-7i-6k6ag8b14d
~plai	67 4b13c
~plan	56 -9g-8d-5e-4h6f13cj
~plat	78 -6g7a9c
~play	81 -4g7c
~ple	52 -13e-9c-7g13d14b15k
~ple>	56 -14f-7e7c9b11d
~plea	67 -12a-10d-8e-6c-5j12b15f25k
~ples	86 -5c5g
~plex	78 -10c-4g4b16d
~pli	66 -14f-4j7c11d
~plic	84 
~plie	70 -14f10cd
~plit	84 
~plo	60 -8g-5be5j13a
~plot	86 -8b8a
~ploy	62 -6g-5c-4e4d5j
~plu	71 -7g-5b12e
~plug	85 
~plum	74 -7g-5b13e
~ply	86 -6b6a9h
~ply>	86 -6b6a9h
~pme	71 
~pmen	71 
~poc	76 -5a8cg
~pock	76 -5a8cg
~poi	76 -6g-5b5a7f12h
~poin	77 -6g-5b5a7f12h
~pok	88 7e
~pol	47 -12i-7d-6a5b8k9e11c
~poli	47 -11i-7d4g8ck9e
~pon	82 -6c6ab
~pone	88 5a
~poo	68 -7b-4g8j11a
~pool	68 -7b6j12a
~por	63 -7dj-6g-5i6k10h20b
~pora	78 -6j19b
~porc	88 -5a4b7c
~port	66 -5c7k11h
~pos	73 5g8a
~posi	88 9c
~poss	88 -5c8g
~post	80 7a
~pot	77 -8a-4g17f
~pot>	80 -11a4c5b18f
~pou	65 -7j-5gi6a11c13k
~poun	82 -5j4g9a
~pous	67 -8g12ck
~pow	88 
~powe	88 
~pp>	70 -6dg4i6a9j
~ppe	51 -23e-6a-5b5g10k12h20c
~pped	71 -6ae14h
~ppen	53 -19e-5ag11k20c
~pper	80 -11b-4i6a11g
~ppi	71 -5g-4d7b13h
~ppin	71 -5g-4d7b13h
~ppl	67 -15f-4j5c6a8d9h
~ppli	68 -14f8c10d
~pply	86 -6b6a9h
~ppo	81 9f
~ppoi	85 9f
~ppr	75 6b
~ppra	80 -4a7b
~ppro	88 5a
~ppy	71 -13i-7c-6g-5j5b9h22a
~ppy>	71 -13i-7c-6g-5j5b9h22a
~pra	77 -5a5bc
~prai	80 -6a5c7b
~pre	57 -10a-6f-4d5b8j17c
~prea	82 
~prec	88 
~pref	84 -16a8j14b
~preh	84 -5a11h
~prem	76 -7c-5j-4b6a15g
~pres	68 -12b-8g-6d6a12j19c
~pret	70 -8g6i8a
~pri	54 -11a-9h-6i4f6j10g20b
~pric	61 -6hi9a12c
~prim	88 
~prin	67 -16a-11c5f9j15b
~prio	88 -8a7g9c
~pris	85 -12g6j8a
~priv	82 -10a5f13b
~pro	51 -6c5b11j16h
~prob	73 -6g-5a5be8j
~proc	88 -5ag5j10i
~prod	82 -9bg10c12a
~prof	79 -6b9c
~prog	73 -9i-6a7g15b
~prom	84 -8c-6j6k15g
~pron	86 9i
~proo	69 -22c-9k-5g5b9a21h
~prop	64 -7b5k6g8a
~prot	73 -15a5j13c
~prov	79 -5b12a
~ps>	61 -9c-6e-5i-4f5bd9g
~pse	76 -8g-6i8j15h
~pse>	80 9j
~psi	88 7a
~pst	80 5ac
~psta	80 5ac
~pt>	70 -18b-11g-8c4f18a20h
~ptc	86 6a
~ptci	88 4a
~pti	73 -10a-4g5c24j
~ptio	77 -5a7j
~pts	82 -9g-5c9k11d
~pts>	82 -9g-5c9k11d
~pty	81 -8g22e
~pty>	81 -8g22e
~pul	70 -5j4h12e
~pull	70 -5j4h12e
~pum	84 10a
~pump	84 10a
~pur	81 -19a8b18g
~purc	86 -10a19g
~pus	78 -4d4ae8b
~push	79 -4d4ae8b
~put	52 -14c-7i5b6f15g
~put>	54 -11c-10e-8i4d8f11a16g
~pute	75 -9a-4g5b10e
~putt	75 -7ad-6c4g8e10j
~py>	67 -11c-8g-6ik5be8h21a
~qua	67 -8a-7b5e9g10j
~qual	88 
~quar	67 -8a-7b5e9g12j
~que	67 -5eh5cd8b
~ques	67 -5eh5c6bd
~qui	57 -9j-6di5g6b17c
~quic	71 -4j7a8k
~quie	85 -6a-4c8e9k
~quip	71 
~quir	75 13c
~quit	70 -14c-7e4k6ab9g
~quo	65 -11c5b6a13g
~quor	88 8a
~quot	66 -9c8b13g
~ra>	70 -18a12g14j
~rab	81 5k
~rab>	81 5k
~rac	58 -17c-8a-6e-5i6k15h19b
~race	85 -5b10j
~rack	73 -22c4g5a22h
~ract	62 -13a-5eg9k18b
~rad	65 -21g-6j-5a4b5e12i20c
~rade	67 -15g-8a-6j6be13c14i
~radu	85 -5b7a
~raf	80 -7b7g
~raff	86 -6b5a8g
~raft	86 -6a
~rag	49 -8d-4b6f8h13a
~rage	50 -7d-6gi4j5bch12a
~ragg	86 -8b-5c4i5g6h
~rai	58 -9i-8d-5h4j9b14g
~raid	88 7c
~raig	74 -7a5b6e
~rail	88 -4c5a
~rain	67 -8cd-5i4a6f19g
~rais	68 -4gk7b11c
~rak	86 5a
~ral	64 -7c10j
~ral>	64 -7c9j
~ram	64 -11b-7k-5i4j5c13f15e
~ram>	77 -14a13c
~rame	77 -16c-10a-5g-4b17f19e
~ramp	75 -13b18a
~rams	88 9a
~ran	45 -12k7ace
~ranc	47 -6d8e14c
~rand	69 -18k-4c9i11ad
~rang	82 -6k7a
~rank	88 8k
~rans	82 -9a10b
~rant	72 -7b-5c5g12a
~rap	85 6c
~rar	88 -7g15c
~ras	68 -14b-11g-4j7d12k23c
~ras>	77 -7b-6g5k12c
~rash	79 -8a-6b-5g11d12c
~rass	84 8k
~rat	55 -11ac-6dgi-5f8e11h13k18b
~ratc	88 -7a8b
~rate	62 -14b-6c-4df5k13a14h
~rath	73 -7c-5a4j7k9b
~rati	71 -14a-7c-4g5k6e19b
~rats	85 -6g-5a6c8e
~rav	77 -11c7d
~rave	77 -11c7d
~raw	73 -13c-10a-6g8ei15b
~raw>	84 -9c10e
~rawe	86 -11a11b
~rawl	82 -6c-4g9i
~raz	76 -4ij6b8h
~razy	76 -4ij6b8h
~rbe	84 -10a5j13e
~rbn	85 -5b12a
~rbnb	85 -5b12a
~rby	81 8a
~rby>	81 8a
~rce	65 -20c-8j-4a13h15g19b
~rce>	77 -7c6a9h
~rced	85 -11j-10c6a22b
~rcen	70 -14a-7c5b6h20g
~rch	71 -12e-11a4j12c13g
~rch>	75 -12e13c
~rcha	85 -13a19g
~rchi	88 4b
~rci	72 6a
~rcia	72 6a
~rcy	80 -5b9a
~rcyc	84 -5b6a
~rd>	48 -16c-7a-5h5i8k26b
~rda	82 -17g-4b5d7a14c
~rdas	84 -5b5d8a
~rde	69 -16a-14j-5e8i13c21b
~rded	77 -13j5k7ab
~rden	86 -7a4b11c
~rder	79 -17a6f8i13b
~rdi	72 -12c-5k-4b6j11d15a
~rdia	80 -4c13d
~rdin	77 -8c-4k7j15a
~rds	63 -9b-7d-5g5ai6c7k
~rds>	63 -9b-7d-5g5ai6c7k
~re>	25 -8e-5c-4b10k13d18g19f38a
~rea	46 -17i-16g-10a-8d-6j9e13h23k26f
~rea>	79 -25c-14a-9e4k6b38f
~reab	82 -7a-4b18f
~reac	71 -17i-9b5hk10c15e
~read	57 -12i-8c-4dj9b36k
~reak	72 -7g15c
~real	67 -14c-9f7e9j11g
~ream	86 6e
~rear	88 
~reas	69 -12b-11g-10k-9a-4j22h26c
~reat	62 -17j-7g-6d4f8b9i22a
~reau	88 -5a6j
~reb	77 -8c11a
~rebu	77 -8c11a
~rec	54 -14ci-6h-5eg10bk13a22j
~reca	80 4j7b
~rece	75 -9g-4j9k
~reci	88 
~reck	72 -12c5g14d
~reco	62 -15i-8d6k8b15a
~rect	69 -11a29j
~red	47 -11e-9b-8h-6d6i15f27a
~red>	50 -15e-12c-7b-6h4i10g22a25f
~redi	62 -11fg4k8a14c
~redo	80 7j
~ree	54 -10f-6d-5gk-4e4b5j27c
~ree>	66 -25i-18g-13b-4k12j21c28a
~reed	81 4h
~reek	82 -10b-6i9g12a
~reem	84 -5e6b
~reen	86 
~reer	88 
~rees	78 -11c-8i5a6k21g
~reet	65 -11a-8fg-5k8i16c17b
~ref	72 -24a-12c-4k7j15d26b
~refe	78 -12a-4k7j12b
~refr	86 -16a18b
~refu	88 -14c17d
~reg	67 -17c-4d4j5k6a17g
~rega	85 -5c9j
~regi	79 -18c25g
~regu	73 -4j6k9a
~reh	78 -5b10h
~rehe	84 -5a11h
~reho	85 -5b6a
~rej	88 -6a4h
~reje	88 -6a4h
~rel	60 -8i-5b7h14g
~rell	62 -8i-4e8h13g
~rely	86 
~rem	59 -12k-11a-8e7c8i13g14j
~rema	80 -19a9c14b
~reme	64 -7b-6e-4c11ij
~remi	75 -12k-5j-4b10c15g
~remo	81 -6c11j
~ren	46 -11j-9i-7f4bd5a6e27g
~ren>	73 -8c6b
~renc	78 -14c7a9g
~rend	84 -10a11g
~rene	69 -8c-7g5h15e
~reno	86 -5b4d
~rent	49 -14j-8i-6fh-4k5b10a15c19g
~rep	59 -7g-6di5jk12b
~repa	78 -15a-4h8bcj
~repl	63 -12g-6j4c6e12b14a
~repo	78 -7bc10h11k
~req	73 11c
~requ	73 11c
~rer	76 -15g-7c-6a11f13d17e
~rer>	80 -7c-4e5a16d
~res	51 -28a-12g-8d-6i4c8j14h20k21f
~res>	69 -10a-6g4b11j
~resc	82 5b
~rese	85 -9a7k8j
~resi	81 -6g7j
~resp	86 -7ac10h11b
~ress	58 -16b-12i-9g-7d-4j6a7e13c16f17k
~rest	67 -10a-9k-5c-4bj8g12f16h
~ret	59 -8g-4h10b
~reti	67 6b
~rett	68 -9g4ae5bi
~retu	82 -10b4k5aj
~rev	73 -8e9b10g
~reve	76 -11a10b11g
~revi	84 -9e10a
~rew	71 -10c6g7d9b
~rew>	73 -7a-5ci6g7d9b
~rfe	80 -11i-5g24c
~rfec	80 -11i-5g24c
~rga	88 7i
~rge	65 -14i-5bk4j10g12d
~rge>	73 -13i-6ac5d18g
~rgen	81 5d
~rger	86 4a7j
~rges	86 -12g4a7d9c
~rget	85 -4k5g6c
~rgi	82 -21c4b14k15g
~rgia	85 -4c4b14k
~rho	88 -5a5e7g
~rhoo	88 -5a5e7g
~ria	75 -6k-4c5eg9a
~rial	79 7b
~rib	80 -6g-5i4b8c11k
~ribe	85 -5a-4g5b13k
~ribl	88 7c
~ric	55 -8h-6i-5f6a9cj
~ric>	85 -8a10b
~rica	73 -8c5a7g
~rice	61 -6hi9a11c
~rici	88 -8a15j
~rick	74 10c
~rict	80 -13b9aj
~rid	70 -13b-11d-6k6j10f13ac
~rida	85 -5a4j5b
~ride	74 -18b-11d-5k10f12c15a
~rie	54 -15a-14c-8e-6f5i11j19b22d
~rie>	88 -17a20j
~ried	67 -10g-5k5a9i13b
~rien	65 -6eg-4d5hj6c9b
~rier	77 -17a-5b6c20d
~ries	66 -24c-5i5a13d17g
~rig	37 -10a-8c-7k-6dh-5e-4f24i48j
~righ	37 -17a-11c-9d-7h-6k-4f25i50j
~rigi	74 5bd
~rij	88 -4c6a
~riju	88 -4c6a
~rim	84 
~rima	88 
~rin	50 -30c-13i-9k5h10a18j21g
~rin>	74 -18a-6k4b8g15j
~ring	55 -25c-8i5g8eh9j11a
~rink	67 -7d-6b-5f25a
~rins	86 9g
~rint	85 -8a6b10f
~rio	74 -9b-8a-7j-4e9h11g13k
~rior	82 -10a-6b5g24c
~riou	79 -19c-5j7g10h15k
~rip	69 -12c5b6d11j
~rip>	76 -5a8j9b
~rips	88 -9c6j
~ript	81 -5c9d
~ris	66 -22c-12g-5d9f10b28a
~rise	80 -12g5j8a
~risk	85 -14c12b
~rist	73 -22c4b11f19a
~rit	58 -19a-12b-5e4k7d10j28c
~rita	82 -9a9c10k
~rite	67 -7b-6c14d
~riti	80 -6d4b7a
~ritt	77 -20a-16b21cj
~rity	73 -5g-4a5b12c
~riv	47 -5gh-4e4f6a8d10b
~riva	82 -10a5f13b
~rive	50 -8e-5h-4g10b13d
~rivi	62 -9b-6d5e17a
~riz	88 
~rizo	88 
~rk>	46 -10d-8k-5e-4a7bgi12c14f
~rke	65 -10c5f9j
~rked	77 -6a4d6c
~rker	72 -5g-4b4a8j
~rket	80 -16c4e5j7a
~rki	67 -13b-8gj-5e4i6c8d18a
~rkin	67 -13b-8gj-5e4i6c8d18a
~rks	69 -21g-15i6ak7j11e13b
~rks>	70 -15i-14cg6k7a8j12e13b
~rksh	86 -10g15c
~rl>	78 5gj
~rld	85 -9i-5a5k8f
~rld>	85 -9i-5a5k8f
~rlf	85 
~rlfr	85 
~rls	81 -9a5c16b
~rls>	81 -9a5c16b
~rly	75 -12c-5a10g12j
~rly>	75 -12c-5a10g12j
~rm>	56 -18c-9h-8f-5d-4e4g6b9j11a20k
~rma	69 -7b-5g4ej6c
~rmal	79 -6a5j
~rman	80 -4j5c8a
~rmat	80 -5b8c
~rme	88 
~rmer	88 
~rmi	74 -16g-14c14e19h
~rmin	86 -14c-6g23h
~rmit	79 -12g4b15e
~rml	88 6a
~rmle	88 6a
~rms	75 -17a9i18j
~rms>	75 -17a9i18j
~rn>	60 -9d-8k-7b-5i5g6c26a
~rna	74 -10g-7ab7i20c
~rnac	80 -13g10i
~rnad	84 4g
~rne	62 -22c-8k-6a6g11f18i
~rned	65 -23c-13a-6k5d8e13g20i
~rner	80 -8a-4k9c15f
~rney	88 
~rni	62 -21c-13b-7a-5h4j11e28g
~rnig	80 -12b4k5e8a
~rnin	66 -14c-11b-5h8e23g
~rnit	79 -8a-7c10gj
~rno	80 -13c-5a9i17g
~rnoo	82 -11c8i9g
~rns	81 -8a-5e15c
~rns>	81 -8a-5e15c
~ro>	82 
~roa	70 4f10a
~road	70 4f10a
~rob	71 -9a-4g4c5be8j
~robl	73 -6g-5a5be8j
~roc	77 -8b9c10j
~roce	81 -6b6i7j
~rock	85 10c
~rod	82 -9bg10c12a
~rodu	82 -9bg10c12a
~rof	79 -6b9c
~rofe	80 -5b5c
~rog	72 -9i7g8j14b
~rogr	73 -9i-6a7g15b
~rok	72 -12a-10d-5eg4f8b15c
~roke	72 -12a-10d-5eg4f8b15c
~rol	62 -18j12a17d
~rol>	86 -9g5a8i
~roll	64 -18j4g9c10d11a
~rom	48 -6c-4a5g6f7i12h
~rom>	48 -5a6f7i12h
~romi	86 -10c-4j6k11g
~ron	60 -17g-13b-10j-7d5hk17c28a
~rong	72 -8g-7j8h17c
~roni	86 
~rono	86 9i
~ront	67 -13b-11g5k8c26a
~roo	52 -9b-6c5e9h10k
~roof	55 -8c-7g-5b6e7d8j10h
~room	63 -5bd6g15k
~rop	60 -12c-7a-6i5g6k10b14h
~rop>	74 -5c-4k5h6g10b
~rope	65 -6b4d5k6g
~ropp	78 -6g-4c15h
~ros	72 -18a-8c-5e5ik7j13g
~ross	74 -14a-8c-5e4k6ij14g
~rot	61 -12d-11k-9g-6h4a5e9b12c13j
~rote	70 -5h-4agk10j12c
~roth	68 -10d-6k-5g11bc
~rou	45 -10ac-5e8i11d12bk
~roub	72 -7c-5b5k9a
~roug	52 -15a-8h-7e-4g4f8ij16k
~roun	56 -14a-6j8d9b
~roup	77 -11c-4e5g6bd7a
~rous	81 -9c4e16a
~rout	85 -10a7b8c
~rov	77 -5b11a
~rove	80 8a
~row	59 -11c-4d6g11e
~row>	62 -15c-10a5f6j8e10bg
~rowe	86 5a
~rowi	84 6a
~rown	81 -7c-6b-4g6e19a
~rp>	86 
~rpo	76 15b
~rpor	77 15b
~rpr	85 -12g6j8a
~rpri	85 -12g6j8a
~rra	85 -13k-9b9a17i
~rran	86 -20k-8b14a17i
~rre	58 -19a-9b-5i5k8e9g26j
~rrec	70 -15a30j
~rren	63 -7a-6b-5i7k9e11g
~rri	61 -12g-8a-5e8c11d18b
~rrib	88 7c
~rric	79 
~rrie	64 -11g-9a5c13d19b
~rro	65 -7c6gj8e
~rrow	66 -5c6gj8e
~rru	85 -6a16j
~rrup	85 -6a16j
~rry	56 -14b-13j-5e6g18c24a
~rry>	57 -19b-17j-4e24a29c
~rryi	76 -14c5j7bg
~rs>	37 -14j-9g-5f6ak9b12ce14d
~rsa	80 -11k4c5a10b
~rsal	88 -6j14b
~rsat	85 -10k6c7j
~rse	57 -11e-8gi-4d6ak7f12b
~rse>	73 -8b-4d7h21a
~rsea	88 4a8f
~rsel	61 -10e-8a-6i-4g9k17b
~rsh	82 -7a4b6j
~rshi	84 -5a5b
~rsi	77 6k
~rsin	88 
~rsio	88 -5a5b
~rsit	86 
~rso	62 -8c4j8a
~rson	62 -8c4j8a
~rst	56 -11i-10a-8g-6f-4be10h18k24j
~rst>	58 -9i-6e-4g6h10j12k
~rsta	77 -15a-7c-5g7h8k21j
~rt>	48 -6b4j6k7e
~rta	69 -5j5b9a
~rtab	75 -8c13a
~rtan	77 -5j-4g4h5c9b
~rte	68 -11i5a13g
~rted	72 -12i-6j9a15g
~rter	81 9j
~rtg	65 5j6c
~rtga	65 5j6c
~rth	55 -5bdfj11e18g
~rth>	58 -11e-9j-4f4i6ck19g
~rthd	68 -8k-6a-5b-4c4j27e
~rti	61 -7c-6b-5ej9g11d12a
~rtie	82 -14c5a6b9g
~rtif	65 -5b12d
~rtin	80 -12a5i9b
~rtm	63 -9c-5i17d
~rtme	63 -9c-5i17d
~rtn	67 -15k-5e10g12b
~rtne	67 -15k-5e10g12b
~rts	72 -8g-7ace5j8i15f
~rts>	72 -8g-7ace5j8i15f
~rty	64 -8a-4e4d5hk6c
~rty>	64 -8a-4e4d5hk6c
~ruc	58 -10b-6a6k7g13c
~ruck	61 -13b5g11c
~ruct	72 -11a6k
~rud	88 -14c-8e-6b11a22g
~rude	88 -14c-8e-6b11a22g
~rue	85 -6a11c
~rue>	85 -6a11c
~rug	79 -13c9ad
~rug>	88 -5c4a
~rugs	82 -9c5a10d
~rui	88 
~rul	85 5c
~rule	86 5c
~run	55 -20e-12c-10a-6j11d17b32g
~run>	58 -18e-9c6dh7a22g
~runn	70 4b6g
~runs	76 -10aj7d9g12b
~rup	80 -6c15j
~rupt	80 -6c15j
~rus	70 -9g-6c4k5e7bh
~rush	88 -4cg8e10a
~rust	72 -10a-5g5k8bh
~rve	76 -4c8a12b
~rve>	80 9a
~rvi	69 -11b7gk9a
~rvic	72 -4b4c8k
~rviv	84 -8b-7c7g12a
~rvo	85 
~rvou	85 
~rwa	76 -5g4i5k7a
~rwar	76 -5g4i5k7a
~rwi	86 -9a4jk
~rwis	86 -9a4jk
~rwo	77 5d6i
~rwor	77 5d6i
~rwr	82 -4j6d
~rwri	82 -4j6d
~ry>	46 -16b-10c-7h4k8f14j15a
~ryb	67 -21a-4d4f7g9ek
~rybo	67 -21a-4d4f7g9ek
~rye	88 
~ryer	88 
~ryi	73 -12c5j6b
~ryin	73 -12c5j6b
~ryo	88 10k
~ryon	88 10k
~ryt	64 -22a4k7b10i12g
~ryth	64 -22a4k7b10i12g
~ryw	85 -6a7g
~sa>	84 -6k8c
~sab	80 -5bc8a9j
~sabi	82 9a
~saf	67 -9g5j8c
~safe	67 -9g5j8c
~sag	85 -4b10c
~sage	85 -4b10c
~sai	62 -14c-8a-7g-5i4k19h22j
~said	62 -14c-9a-7g-5i4k19h22j
~sal	62 -11e-4i4h5a14g
~sal>	86 -6j13b
~sala	77 -7a7gj
~sale	67 -9e-5ij4d5h8a11g
~salo	85 8j
~sam	62 -25b-7f-6c5e6g9k29a
~same	62 -24b-7f-5c7g9k27a
~sat	74 -11k-6bg-5i9h11a12c
~sat>	84 10c
~sati	78 -10k-7b-5i4j10h11a
~sav	65 -7a-5c6b16g
~save	72 9a
~savi	73 -12a8b20g
~saw	77 -10k-4g4a10ci
~saw>	78 -10k5a7c10i
~say	50 -23e-13h-8cg-7a7j8f9d10b11k27i
~say>	52 -22e-19h5j13ik21c
~sayi	79 -18c-17j7a13d22i
~says	71 -24c-12a-9g7f9h16b19j
~sba	56 -7k5ad
~sban	56 -7k5ad
~sca	66 -11c-9a-5f-4d9g12h18i
~scal	80 -6e6i13g
~scam	86 -4b6a
~scan	86 -5a5g
~scar	73 -9c-8j-4g8a14hi
~sch	60 -14g-7i-6a-5h5j6d9b12f
~sche	81 5a6e
~scho	61 -12g-10a-7i-5h4k5j7d10b13f
~sco	66 -22a7k12g13c
~scor	76 -25a-5k18g20c
~scou	72 -6g-5a12k
~scr	69 -8g6dk11b
~scra	85 -10a4c9b
~scri	76 -6ag8d12k
~scro	81 13a
~scu	78 -11b-4c7a15g
~scub	82 -9b7g9a
~scui	86 -5c10g
~se>	33 -29e-19b-17f6i7dk10h11g31c34a
~sea	71 -13c-5g6f20e
~seas	73 -13c-5g6f20e
~sec	62 -8g4ci6j8k
~seco	65 -11b-5g5i7j11c
~secu	75 -5c8b
~sed	55 -24i-16c-15a-7f6hk12j22b24d
~sed>	55 -24i-15c-12a-7f6hk12j19b24d
~see	59 -18c-12g-9h4i6d7j9e17f
~see>	60 -13g-11c-8h-6a4b6i8f10j11e
~seen	79 -10c7a12f
~seh	77 -7ag4d16c
~seho	77 -7ag4d16c
~sel	54 -6ij-5h29b
~self	58 -10e-6j-5g5k18b
~sell	65 -8c-6k5g7e15b
~sem	67 -7b6i10a
~seme	67 -7b6i10a
~sen	57 -11c-8g-6i-5d4h7b8k10f11a
~send	62 -4g6b13f
~seng	82 
~sens	76 -7c10a
~sent	71 -7c-5e7h8ak
~sep	80 10a
~sepa	80 10a
~ser	64 -7j-4c8a17b
~ser>	81 -10a-5j21b
~seri	84 -11c8g11a
~serv	67 5a7b
~ses	63 -5dg5k7b10a
~ses>	63 -5d-4g5k7b10a
~set	62 -10i-9ae5h15g18b
~set>	65 -10i-8g-7e17c19b
~sets	85 -5a-4g5bk
~sett	78 -32c-5b12h34g
~sew	85 
~sewe	85 
~sfi	88 -5bi5a12h
~sfie	88 -5bi5a12h
~sgi	85 -9a-5g4d8b
~sgiv	85 -9a-5g4d8b
~sh>	58 -5bij-4f6de7a10g
~sha	62 -14c-10d-9j-5g6a10f11b21i
~shak	86 -7a5b13f
~shal	84 13a
~sham	86 -7j7ef9g
~shap	73 -16c-11g-6a5b32i
~shar	70 -6d-4j5b6c11a
~she	51 -16de-9f-6g5a9k19j23i
~she>	55 -24c-15e-14d-7f4h10g11bj31i
~shed	66 -12g-11b7k12j18c
~shee	84 -4a6j
~sher	78 -4b5c9a
~shes	84 -5gj-4b6c10a
~shi	62 -14c-11d-10a-9g6f14k15e18b
~shie	85 5k
~shif	82 -7d4a5be
~shin	68 -14c-12a-5g5j9f10b13e
~shio	85 -8c7k
~ship	79 -5ag-4d5bk8c
~sho	47 -20g-11e-4h4ac5b9d29f
~shoe	88 -7a-4i5g8d
~shoo	77 -7c-5e4ik9f
~shop	58 -8e-7b-4k5c20f
~shor	84 
~shot	82 
~shou	56 -10ij-7k10c11a14f
~show	67 -30g-15i-5e11dk14j24a
~shu	71 -14g6a12c
~shut	71 -14g6a12c
~sib	86 -7c7bg
~sibl	86 -7c7bg
~sic	69 -11ag-5e4i5k8c10j
~sica	77 -7g-5a12j
~sick	77 -5g8c
~sid	53 -15a-7e-5gk-4h8j17d23b
~side	54 -7e-5gk-4h6b8j18d
~sidi	81 -24a26b
~sie	77 -12b-6g-5a8e17i
~sies	80 -12b-10a-5g6c9e18i
~sig	61 -9c-8g-4h6ei7a10j
~sign	61 -9c-8g4j6ei8a
~sim	85 -19a21b
~simp	85 -19a21b
~sin	45 -12g-11a-6f-5hik9e12d13b14c16j
~sin>	72 -15a-7g-4k5j7eh15c
~sinc	61 -11g-4a6j10i
~sine	51 -10i-5aef5g6j11bd
~sing	61 -20g-11h-5f5d6j13e14c
~sink	86 5gj
~sio	59 -6c-5k-4j4g5e9b11a
~sion	59 -6c-5k-4j4g5e9b11a
~sis	68 -4b6d7j
~sist	69 -4b7dj
~sit	58 -16g-14j-7i-5k7h19c26a
~sit>	70 -13b-7i-6k-4dj6f10a15h
~sita	84 -4b9a
~site	76 -6j-5h6c9b
~siti	80 -13a6b7c
~sits	86 -11f6a12j
~sitt	71 -21j-12g5d9cf20a
~situ	85 -6a-5g4bi5j
~sity	88 
~siv	73 -9a-6i-5k-4f9bh10g
~sive	73 -9a-6i-5k-4f9bh10g
~siz	78 -21c4k30g
~size	79 -21c-5a4k30g
~sk>	59 -7g6d7af
~ske	76 -8k-7a4b5i8c
~sked	77 -8k-5c-4a4b6i12g
~ski	67 -14a-6di-4k5j8bce9g
~skin	70 -14a-6i-4k5j8e9c10g
~skip	81 -6a9b
~sks	81 -12d-5a-4g4j5k18c
~sks>	81 -12d-5a-4g4j5k18c
~sky	77 -14c-7k9i15a
~sky>	81 -13c-7k10i11a
~skyd	85 5a
~sla	76 -13c7g19b
~slab	81 -12c13b
~sle	68 4j7f
~slee	69 4j7f
~sli	80 -8a11c
~slid	88 -9b5a7c
~slip	88 -13a8c11b
~slo	75 -6c-5jk10i13a
~slow	75 -6c-5jk10i13a
~sma	73 -6c-5gj8a15d
~smal	78 5c8b
~smar	82 -12bc4a5i18d
~sme	84 -12c5a10h
~smen	85 -12c6a10h
~smo	66 -10b-5c4a5j17i
~smok	67 -14b-4i6j19a
~sna	84 -5a5k7c
~snap	85 -5a7k
~sno	79 -7a-5f17j
~snow	80 -5f10j
~so>	34 -41a-29b-20g-19d-16i-9f7e24h45k90j
~soc	69 -9j-7a-6dk18c21b
~soci	71 -9a-7k-6j15b20c
~sock	88 -5j-4d9b
~sof	80 7j
~soft	80 7j
~sol	70 -13g-6e-5d13a15i
~sold	77 -13e-11g-9b-4d5a8j10c21i
~sole	82 7ab
~solo	88 -8a-4i4k13b
~som	44 -23j-10c-9f-5g12d15a31b
~some	44 -23j-11c-8f-7g12d17a31b
~son	55 -14g-8a-6k-5bd4i14ch17e
~son>	58 -23g-8j-7d6i8c16h20e
~sona	70 -10c-4a8j11g
~sons	80 -8b-6k22c
~soo	70 -23i-7bc8a33e
~soon	70 -23i-7bc8a33e
~sor	69 -23j-12b16c23a
~sorr	73 -21j-8b5i14a15c
~sort	88 -4a12c
~sou	63 -16c-9b-6f7e8k19j
~soun	65 -15c-10b-5f7ej13k
~sout	84 -9a17j
~spa	69 -7k6i7a
~spac	74 -4g8i
~span	88 -6jk4a5c9g
~spar	81 -11a5c9b
~spe	60 -10e-8a-6bi-5d5c7j8k16g
~spea	77 -7i-6k-4g5c23j
~spec	77 -6a-4g9h11c
~spee	80 -5b12c
~spel	73 -8j-7c-6a10i22k
~spen	74 -19c-14i-7e7f38g
~sph	85 -5b9a
~spha	85 -5b9a
~spi	71 5f9j
~spit	72 4j5f6a
~spl	80 -13a6f10b
~spla	88 -12a7f11b
~spli	84 
~spo	62 -12g-5d-4e7f8ck10b
~spor	84 5j
~spot	78 -4a11f
~spou	67 -8g12ck
~spr	67 -6a-5g4d5j10b
~spre	85 
~spri	69 -8a-5g7j10b
~squ	69 -8b-5a6e7c10g
~squa	70 -11b-5a4j6e11g
~sr>	84 7f
~ss>	43 -13e-11i-6h-5g8k9a14f15c
~ssa	85 5b10c
~ssag	88 11c
~sse	61 -11ac-6i8d11k21b
~ssed	69 -14c-5i5g6bd10k
~ssen	82 
~sses	73 -9a-4g4d14b
~sset	84 -6a-4g4j6b
~ssi	63 -7a-4d7j10cg
~ssin	75 -10a10c11j
~ssio	70 -10b5c12a
~ssis	86 
~ssiv	85 -13a-4i6g14b
~ssm	86 -4c6a
~ssme	86 -4c6a
~sso	82 -19a4i5b17c
~ssoc	88 -5c13b
~ssu	70 -6dg5a8e12c
~ssue	81 -4d
~ssur	77 -11b-4g5a9j11c
~ssus	84 -6j8b12e
~ssw	86 -8a14b
~sswo	86 -8a14b
~st>	34 -20c-12a-8f4e9g10h12j14b32k
~sta	45 -21d-11i-5a5j6g7f13k22c
~stac	88 4e7a
~staf	80 -5c4a
~stai	76 -4b7a12f
~stak	85 -17a-9g31c
~stal	81 
~stan	68 -14af-6g-5bd-4i4h6k9e12j19c
~star	59 -10f-9j-5h-4d5b7e19g
~stat	59 -13d-7a-6ei5k12j13f
~stau	81 -5b6i
~stay	59 -6de-4j5k9bf
~ste	54 -9c-6f-4ah6i9k10d
~stea	81 -8a-6c6e13b
~sted	73 -12c5i7d
~stem	71 -8b5c13k
~sten	82 -11g-8a7b15c
~step	72 -22c9d11g15a
~ster	64 -11a8c10i
~sti	51 -19g-8e-4dk6af9i20j
~stic	79 -7a-5j8f9b
~stil	55 -12c-11bk-9d-6h13i22a24j
~stim	88 -4a4k5j
~stin	75 -26g-14a4k8b15h24c
~stio	69 -5h-4e6cd
~stl	69 -13c-9gk-8a7j10i21b
~stle	86 
~stly	71 -13c-10g-9k-6a8j11i19b
~stm	80 -7b-5d5a6g12f
~stma	84 -4d13f
~sto	50 -18b-13g-6e-5j8c9k16d17a
~stoc	79 -7c-6b5a15g
~stom	62 -7g-4b17d
~stop	69 -12a-7g5d7e10h13k
~stor	57 -11g-8be-6h4j8a21c
~stov	78 -6b11a
~stp	88 5a
~stpo	88 5a
~str	55 -9f-8g-5d10k20b
~stra	71 4b6e
~stre	64 -9g-8f4i5c20b
~stri	73 -4b5c6j
~stro	81 -9c-5j4k6a7b
~stru	71 6k
~sts	71 -8b-7k-5i5j6a13g
~sts>	71 -8b-7k-5i5j6a13g
~stu	58 -7f-6a7k9i
~stuc	79 5d6a10b
~stud	73 6j9a
~stuf	63 -19a-5b-4f6c12i15k
~sty	85 7c
~styl	85 7c
~sua	72 -9c-6g-5j12e
~sual	72 -9c-6g-5j12e
~sub	62 -6c5bgh
~sub>	82 
~subc	79 
~subs	68 -10a13g
~suc	88 6b7a
~such	88 6b7a
~sud	86 -6e5ac
~sudd	86 -6e5ac
~sue	75 -4d7g
~sued	79 -5a-4d6c7g
~sues	85 
~sug	81 -14a7c8b
~suga	84 -14a6b7c
~sui	78 -9g4a9e
~suit	79 -8g7a9e
~sul	85 -7c4a7j
~sum	75 11b
~summ	82 -7a13b
~sump	80 9a
~sun	81 -8k
~sup	67 -14f-7i-6j-5e5cg6h8k11d
~supp	68 -14f-4e5cg6h11d
~sur	42 -8f7d10a12c
~sura	48 -6d8e14c
~sure	53 -9f-8e-6ch5i8b10a14d
~surg	86 4a7j
~suri	88 5d
~surp	86 -12g10a
~surr	84 -10a11g
~surv	84 -8b-7c7g12a
~sus	78 -7j9a11e
~sus>	84 -6j8b12e
~susp	85 -6b12a
~suv	88 8c
~suv>	88 8c
~swa	86 -10a14b
~swap	86 -10a14b
~swe	72 -12j-5k5e18g
~swee	82 -6g4c5ei
~swer	78 -5j6cg
~swi	69 -8j-6a5bi
~swim	84 -20a-6b7f20c
~swin	82 -22c8b9i12g
~swit	75 -8g-5j4h11a
~swo	85 13b
~swor	85 13b
~sy>	67 -16b-13c-4g6f10e27a
~sys	70 -8b5c12k
~syst	71 -8b5c13k
~ta>	79 -4d7g
~tab	68 -12c-8a4b10d12g
~tabl	69 -11c-5a-4j11d13g
~tac	72 -6b7d12i
~tach	82 -6b-4g8i
~tack	81 -12a-5e9dg
~taf	80 -5c4a
~taff	80 -5c4a
~tag	80 -8a14c
~tage	82 -5a4c6g
~tai	73 9a12f
~tail	88 
~tair	77 6a
~tak	51 -11g-9f-6i6c9k11b14d
~take	51 -11g-9a-8f-6i7c9d10k19b
~taki	79 -13b8d15a
~tal	50 -14i-10e6g7f11b13d
~tal>	58 -8e-6gi-5h-4f6j7k12b14c
~talk	58 -12k-10g8df10i11a
~tall	74 -24i-8c-6j13h30g
~tals	86 -8b5a8f
~tam	86 -5c4a6b
~tan	61 -13f-11g-6d-5i6e10j19c
~tanc	88 
~tand	70 -20a-14f-6g-5d-4i4h6k10e13j19c
~tang	88 -7b6a
~tant	69 -8g-5j18a
~tap	82 -9c-6k19a
~tape	85 -8c18a
~tar	58 -10f-9j-5h-4d5be11c17g
~tar>	86 6c
~tart	59 -10f-8j-4dh6b7e20g
~tas	86 -4hj4f11a
~tat	58 -13d-7e-6i-5a7k9c10j12f
~tate	61 -12d-5eg6b10a12j
~tati	74 -10a-4i11g12f
~tatu	82 -9a-5b9k16c
~tau	80 -5b4e6i
~taur	81 -5b6i
~tax	77 -8a4g5jk
~tax>	82 -10b4e6k
~taxe	84 -9a8b
~tay	59 -6de5k9bf
~tay>	63 -7c-5e-4i4h18f
~tayi	70 -9f-4g6a8b9c
~tba	82 -6c7e
~tbal	85 
~tch	56 -12g-8d-5cf6i11b24k
~tch>	63 -18c-9a-8g-5dh5e8j15b26k
~tcha	86 -5j-4b17c
~tche	65 -11c-5a7g12i
~tchi	80 -13j5h21a
~tci	88 4a
~tcie	88 4a
~tco	86 4c5j
~tcom	88 5c
~tdo	86 -17g5b16c
~te>	44 -8h-7d-5j5k16g18e
~tea	69 -10g-6a-5c5ij14b
~teac	80 -6g4i
~tead	82 -7a-6c7e13b
~team	79 -4c7k
~tec	68 -10a-5d4b9j10c
~tect	69 -12a-4d4j7b11c
~ted	54 -14b-6g-4k4f5a8e11d
~ted>	54 -14b-6g-4k4f5a8e11d
~tee	67 -11c-4b5a7h13g
~teen	71 -10b-6c10a12g
~teer	82 -5a5b
~tel	43 -24g-12b-9c-8i-6f-5e-4d4j10a64k
~tel>	79 -6a9b
~tele	84 7h
~tell	43 -22g-13b-9i-6f-5c-4de6a66k
~tely	72 -5b13a
~tem	67 7j13k
~tem>	71 -8b-4g9c11k
~teme	82 -10a-5c10j
~ten	58 -20b-9i-8d-6e-4f7c19j29g
~ten>	64 -16b-15a-4k11c18j23g
~tena	82 7k
~tend	86 -9b6h10a
~tent	76 -14c-5a4b23g
~tep	72 -22c9d11g15a
~tep>	78 -8c-4k8de
~teps	80 -12c18a
~ter	41 -12f-5aeg5c7i8k11j24b
~ter>	45 -8h-6f-5j6c8k16b
~tere	75 -13a-9c4b7k19h
~teri	79 -7b14c
~term	68 -17c-8a-5f4k7j14b18g
~tern	80 -11c6j8gi
~tero	88 -9g6a9i
~terr	80 -4a14j
~ters	61 -8g-7d-5j4a20c
~terw	86 
~tery	88 
~tes	55 -7d-5g-4h6k11j19a
~tes>	56 -8g-7cd12j23a
~test	80 4c
~tev	80 -11c-8a27k
~teve	80 -11c-8a27k
~tex	68 -16c12b15a
~text	69 -16c12b15a
~tfi	74 -21a-19k5f10d15cj
~tfit	76 -19k-11a5f10d16c
~tfo	88 -14c-6g23h
~tfor	88 -14c-6g23h
~tga	65 5j6c
~tgag	65 5j6c
~th>	34 -19a-13e-9c8d9j10bk13g30i
~tha	29 -23c-13g-9d-7e5k7b10i11ah61j
~than	60 -9k-4f5e6c
~that	29 -27c-14g-10d-8e4b5f7k9h10i11a65j
~thd	68 -8k-6a-5b-4c4j27e
~thda	68 -8k-6a-5b-4c4j27e
~the	20 4f9a10ck11b13d16j24g
~the>	22 -9g5ck8ad9e10h17f25j
~thef	86 6b
~thei	60 -19c-6b-4a15gh
~them	53 -13ae-5j5bgh8di9c
~then	63 -10bk-8h-5d-4e4j20c27a
~ther	36 -18f-8i5j8k14ch19a
~thes	62 -7c-4j7a9g12i
~they	44 -10j-9i-8a-7c6h8d11f12g16b
~thi	35 -7b-5fg8h11ai21d
~thin	38 -5e-4f7h13c23i
~thir	78 -5b7i
~this	45 -11i-9b5g7a28d
~thl	75 -14a9c11b
~thly	75 -14a9c11b
~tho	51 -16bf-11d5ag18i20e
~thos	57 -16f-8c-6b4k5gh6e17i
~thou	60 -13d-12b5a10c17e
~thr	53 -16c-10e-7h-6a6j8f16b17k
~thre	84 9a
~thro	53 -15a-12c-10e-7h5di7bj8f20k
~ths	64 -17a-8g-5e5k7h10c18b
~ths>	64 -17a-8g-5e5k7h10c18b
~thy	77 -9i-4c7bj13a
~thy>	77 -9i-4c7bj13a
~tia	81 -9b5a12c
~tial	81 -9b5a12c
~tib	63 -9b-4k11ac
~tibl	63 -9b-4k11ac
~tic	63 -9c-4a5bf16h
~tic>	81 4f
~tice	88 9c
~tick	68 -15c7b13h
~tics	86 7h
~tie	71 -17c5be13j
~tie>	86 -5b7e
~tied	88 -7b-4g18j
~tien	88 
~ties	77 -17c8g16b
~tif	64 -11c-5b10a11d
~tifi	64 -7c-5b4a12d
~tig	86 -8c6a7e
~tigh	86 -8c6a7e
~til	52 -17k-13d-6c6af7i8b12e14j
~til>	78 -6g-4c6h10e
~tile	88 -6j5c7b
~till	53 -14k-12d-7h-6c-5b7e8f9i10a17j
~tim	51 -19b-11i-6f-5j4k6h15g33e
~time	51 -19b-10i-8j-6f19g35e
~tin	49 -20g-12a4j11k22b
~tin>	64 -36g6ik9j23c
~tine	88 5a
~ting	52 -16c11g14b
~tio	47 -8ei-7gh-5a8fk11c12j14b
~tion	47 -8ei-7h-6a-4g8cfk12j14b
~tip	84 -7g14c
~tip>	85 -6g15c
~tir	67 
~tire	68 
~tiri	88 4a
~tis	82 -7i-5bj7a17h
~tisf	88 -5bi5a12h
~tist	88 6h
~tit	71 -5a4j6c7k
~titi	88 
~titl	74 -5g4j7c
~tity	88 
~tiv	84 -6a9j
~tive	85 -9a9j
~tle	56 -9a-6e6h7i8k
~tle>	57 -10a-6g5k7h9c
~tled	80 -6c-5b-4e5gi
~tles	88 4k
~tll	85 14c
~tll>	85 14c
~tly	63 -14g-12k-4d4a7fi10b11j
~tly>	63 -14g-12k-4d4a7fi10b11j
~tma	80 -7j5a12f
~tmas	84 -4d13f
~tme	60 -11c-6bi4k9f14d
~tmen	60 -11c-6bi4k9f14d
~tne	67 -15k-5e10g12b
~tner	67 -15k-5e10g12b
~to>	31 -12j-10i-8a5g12f15bk16d17c
~tob	78 -6b9a
~toba	78 -6b9a
~toc	79 -7c-6b5a15g
~tock	79 -7c-6b5a15g
~tod	58 -13k5d6a11g
~toda	58 -12k6ac9d
~tof	85 9g
~toff	85 9g
~tog	74 -7b-6a-4g7e8j9f
~toge	74 -7b-6a-4g7e8j9f
~tol	71 -8a-6c7d8g14j
~told	72 -8a-6c7d8g14j
~tom	57 -10b6i13d
~tom>	86 
~toma	85 5i6a
~tome	62 -7g-4b17d
~tomo	69 -5c5j8g9e
~ton	74 -18a6j25c
~ton>	85 -5k5e9c
~toni	79 -15a5g7j14c
~too	56 -17k-12c-8b8f11g21a
~too>	60 -18k-6ch-5g7f23a
~took	76 -9g4h7j
~tool	71 -12b-7c23g
~top	61 -20a-14g5ej7c8h14k
~top>	64 -16a-8g-4d5b7ce16k
~topp	78 -6a4c12h
~tops	88 -6g-5c5j9d
~tor	49 -19g-10h-6b-5f5k19d24a
~tor>	62 -17g-12a6ej8c9d10i
~tora	74 -8b8a9c
~torc	84 -5b6a
~tore	66 -5b-4i5df8c
~tori	73 -33c5e6b10d18a
~torm	74 -7e-6bg6a12ci
~torn	80 5a
~tors	69 -7c-5i4g5b9d10a
~tory	68 -6a-5h-4f8b10j12k
~tot	73 -13a-7e4c10dh
~tota	73 -13a-7e4c10dh
~tou	78 -15a-8g-5k5i6cj14d
~touc	80 -13a-6g-5k4c7j15d
~tov	78 -6b11a
~tove	78 -6b11a
~tow	64 -15d-8g-5i4c8b14a16f
~towa	86 -9a-6c4b13g
~towi	81 6b8a
~town	69 -19g-13d-7j7k8b13c20f
~tpo	88 5a
~tpon	88 5a
~tra	51 -16c-5di5be7g9hk
~tra>	77 -4j18g
~trac	60 -18c-6e-5i-4j7k11b15h
~trad	77 -11a4b13e
~traf	86 -6b5a8g
~trai	68 -11d-6a-5g5ej7c8b
~tram	75 -13b18a
~tran	80 -6c9b
~tras	86 -4g11c
~trat	85 
~trav	79 -7c4f7d
~tre	56 -17g-9f-8e-4d6k7c10a11i16b
~trea	65 -13g-9j5a11b16i
~tree	62 -8f-4eg5b10j14c
~tres	85 -8c-5i11ak
~tri	63 -13b-10c8a9d15j
~tric	71 -9c-7b14j
~trie	88 -8c9d
~trig	86 -12b6h7c
~trip	75 5j8a
~tro	67 -15c11k15a
~trok	85 -8c4k10a
~tron	84 4b
~trou	72 -7c-5b5k9a
~tru	56 -10a-8b-5i10k15c
~truc	58 -10b-6a6k7g13c
~true	85 -6a11c
~trus	73 -10a-5cg6k8bh
~try	71 -19c-7g-5b8a13f21e
~try>	73 -20c-7g-4b7a13f22e
~ts>	42 -11bg-4e6ck7f8i21d
~tse	82 6a
~tsel	82 6a
~tsi	73 -18a-6gk11bj15c
~tsid	73 -18a-6gk11bj15c
~tta	79 -11a-4e4bdj5i
~ttac	80 -11a4bdg5i
~tte	54 -16g-11f-6b-5h5k6i8a11j22c
~tte>	88 
~tted	88 4e
~tten	69 -21b-6g18j19c
~tter	58 -10fg-6e-4h4i6b7c8k13a
~tti	59 -14c-10j-4h4g5e6d14b
~ttin	60 -14c-12j-4h4g5e6d16b
~ttl	58 -6d-5ce-4a7ghk9i
~ttle	58 -6d-5ce-4a7ghk9i
~tto	80 4e
~ttom	86 
~ttor	88 
~tty	70 -13g6i8a
~tty>	70 -13g6i8a
~tua	72 -9g10c
~tual	75 -5g6a10c
~tuat	85 -6a-5g4bi5j
~tub	77 -9b-4gk5j7e10a
~tub>	80 -8b5acj
~tuc	77 4d6a9b
~tucc	88 14b
~tuck	80 6ad
~tud	73 6j9a
~tude	74 6j9a
~tuf	63 -19a-5b-4f6c12i15k
~tuff	63 -19a-5b-4f6c12i15k
~tui	85 -5a19g
~tuit	85 -5a19g
~tul	85 -10j8c14a
~tur	56 -11i-8e-7b-5h5k7f10g12a
~ture	64 -5b-4i6k10a
~turn	63 -8i-5e7a12g
~tus	81 -9a-5b9k16c
~tus>	82 -9a-5b9k16c
~tve	78 -16a6fg17c
~tve>	78 -16a6fg17c
~twe	77 -10k-5j7f8b
~twee	78 -6ak7f9b
~twi	77 -8a9b
~twic	80 -10a4d10b
~twin	88 
~ty>	48 -9g-4bf4j10ek12c
~tyl	84 -14a7c12b
~tyli	88 
~typ	69 -6a-4b7k8j11c
~type	71 -12g-4b9j15c
~typi	84 -5a-4c6k11g
~uab	84 -10a15c
~uabl	84 -10a15c
~ual	62 -4a10e
~ual>	70 -7b-6f5j11g
~uall	68 -8g-7a-6j4b8f9e
~uan	88 -4c6a
~uana	88 -4c6a
~uar	65 -11a-7b5e8g9d11j
~uard	80 -4c13d
~uare	70 -11b-5a4j6e11g
~uart	81 9j
~uat	79 -5g4j
~uati	81 -5g5j
~ub>	74 -8b5j6a8c
~uba	80 -9b9ah
~uba>	82 -9b7g9a
~ubc	79 
~ubco	79 
~ube	80 13a
~uber	82 7a
~ubl	70 -9c-5a4k7b10g
~uble	71 -9c-5a4k7b10g
~ubs	68 -10a13g
~ubs>	68 -10a13g
~uca	80 -5abgj13k14c
~ucat	80 -5abgj13k14c
~ucc	88 14b
~ucco	88 14b
~uch	44 -30i-14j-9ak-6e4h11c20b45g
~uch>	44 -29i-17j-8k-6ae4h12c20b45g
~uck	58 -20b11a18c
~uck>	63 -12b13a
~ucks	71 -6b13c
~ucky	85 -6d-5b6c8a
~uct	59 -6a-5d-4f9c12g
~uct>	82 -21a21g
~ucti	61 6c7b
~uctu	86 -5g-4a8j
~ud>	79 -7c5b11h
~udd	74 -8d-6e4a6g7j
~udde	86 -6e5ac
~uddy	77 -8d-4c6j8g
~ude	67 -12b-9e-5c19g21a
~ude>	82 -16c-8e7a19g
~uded	80 -9b12c
~uden	73 -9b-4k6j18a
~udg	75 -5j8g
~udge	77 -5j6c8g
~udi	66 -4i5c11b
~udit	66 -8a-4i5c15b
~ue>	61 -8a-5d-4i11e18g
~ued	78 -7d-5a4e5c7g
~ued>	78 -7d-5a4e5c7g
~ues	62 -10c-6h7bk10j
~ues>	80 -6a-5c6b8e
~uess	78 -14c-5g6k15j
~uest	67 -6i-5eh5ac6d
~uff	63 -19a-5b-4f6c12i15k
~uff>	63 -19a-5b-4f6c12i15k
~ug>	77 -6c5f
~uga	84 -14a6b7c
~ugar	84 -14a6b7c
~ugg	85 -7g6k10c
~uggi	88 -7g6k11c
~ugh	47 -22d-6gi-5be9h14c18a20k
~ugh>	51 -13b-12g-7e5a10f11h15k
~ughl	78 -12f-7a6c23g
~ught	59 -30d-11g-6i-5j-4f9k11b15c25a
~ugl	85 6f7a
~ugly	85 6f7a
~ugs	77 -16c-6g4b10d12h
~ugs>	77 -16c-6g4b10d12h
~uh>	75 -20a-12g6c13i24j
~uic	70 -4i8k10a
~uick	70 -4i8k10a
~uie	85 -6a-4c8e9k
~uiet	85 -6a-4c8e9k
~uil	55 -10c-7d-6j-5hi4a9g10k17e
~uild	57 -21c6k10b18g
~uilt	69 -11b-10g-4d4k13c19e
~uin	84 -6a6k11c
~uip	71 
~uipm	71 
~uir	75 13c
~uire	75 13c
~uis	80 -7c-5j4b14a
~uish	85 6a
~uit	64 -12c-5i5k21g
~uit>	70 -8g-7e19a
~uita	86 -7a5c8k
~uiti	85 -5a19g
~uits	81 -8a10e
~uity	86 -22c5a20g
~ul>	72 -11c-4g8i16a
~ula	70 -11j5k16a
~ular	72 -4j6k9a
~ulat	88 -9j5g9a
~uld	34 -15j-11h-8k5b6g10i11e39a
~uld>	34 -15j-11h-8k6g10i11be33a
~ule	76 -5k-4g14e
~ule>	80 -5k8e
~ules	88 -6g8e
~uli	88 -15c22i
~ulin	88 -15c22i
~ull	57 -10f-8j5e6g14b
~ull>	59 -14f-8j5e7ck12b
~ulle	80 -4c5f6g10b
~ult	74 -13d-9c6a19b
~ult>	77 -13d20b
~um>	68 -10c-7a10g16b
~umb	47 -15a-13e-8d14g16c20k
~umb>	86 -15a-10ce-5f4i18k24g
~umbe	50 -12j-7b-6d-5h9ik15c17g
~umbi	75 -11g-4b4j12c
~umbr	62 -10g-8i-4e7a8h10b
~ume	86 5a
~umen	86 5a
~umm	81 -7a12b
~umme	82 -7a13b
~ump	68 -7b-5a6j12h
~ump>	71 -6b-5g17h
~umpe	85 -12c-4h8g12j
~un>	56 -22e-7c-6j-5i4d5h9a24g
~unc	70 -6gj-5ce11k15b
~unce	85 7i
~unch	77 -6ac8k15b
~uncl	82 -5d5a6k
~und	46 -12i-6c4d6k13ag
~und>	53 -11j-6h4d7k8b12a
~unda	88 -6c-4g15b
~unde	57 -7ei5bf16g
~undl	84 13a
~unds	70 -12b-10a-5i7ek12j
~une	71 -5b4a6d
~uner	73 4j6d
~ung	67 -7a-6f-5dj7k8c14g
~ung>	74 -10c-9e-8i-4f5a7k23g
~unge	78 5b
~ungu	88 5b
~unh	86 
~unha	86 
~uni	62 -16g-4k5j6c8a10b
~unin	73 -23g-8a4j5d12b16c
~unio	77 -4k5a
~unit	72 -10c-9b4j7g9a
~univ	82 -6j11b
~unn	69 5g6b
~unni	70 4b6g
~unny	88 
~unp	88 7j
~uns	69 -13j4d5g6b7a
~uns>	71 -10j5bd6g
~unt	52 -9h-5cdi6f8j10k17g
~unt>	58 -18c-12a-6def-4h4b27k28g
~unta	75 -5b-4g5c16a
~unte	80 -11a-4c6b7j
~unti	73 -13c-10a8g10j
~untr	80 -4g16f
~unts	78 -22k4c8f18a
~unty	78 -12g-11b27c
~uor	88 8a
~uor>	88 8a
~uot	66 -9c8b13g
~uote	66 -9c8b13g
~up>	43 -14c-10j17f21e
~upa	80 -7a-5k25c
~upat	80 -7a-5k25c
~upd	72 -14b6a7e12c
~upda	72 -14b6a7e12c
~upe	88 -5i11k
~upg	88 -4a7c
~upgr	88 -4a7c
~upl	73 -13f7j8c
~uple	73 -13f7j8c
~upp	68 -15f-7j-4ei5cg6h8a11d
~uppe	86 -6a-5i13g
~uppl	70 -15f-4g7h8c10d
~ups	72 -6bc-5ek7i21a
~ups>	85 -6c5i13a
~upsi	88 7a
~upst	80 5ac
~upt	80 -6c15j
~uptc	86 6a
~upti	86 -8a18j
~ur>	26 -5h5k6d13ef16ij
~ura	47 -6d7e12c
~uran	47 -5d7e12c
~urc	75 -8b16g
~urch	75 -8b16g
~ure	49 -18c-6ef-5h5a7g9k12b14d
~ure>	56 -13c-10a6d7g12k17b
~urea	88 -5a6j
~ured	58 -10c-4bf26a
~urer	81 -7c-4e17d
~ures	79 -9a-5g7c
~urg	81 5j8a
~urge	85 6aj
~uri	64 -12a-9c-7j7h8b17k
~uria	82 8b
~urie	77 -8a-6b6g7c
~urin	79 5d
~urio	85 -10c-5aj11h16k
~urit	75 -5c8b
~url	86 11i
~urn	56 -10b-7a-5ek-4h11i19g
~urn>	68 -12e-11bi10g14a15c
~urna	79 -14g-10a-7b10i21c
~urne	65 -25c6d14g16i
~urni	74 -13a5g8e9b
~urns	88 -5e8a
~urp	85 -12g9a
~urpr	86 -12g10a
~urr	60 -8b7ek11g
~urre	63 -7a-6b-5i7k9e11g
~urri	79 
~urry	81 -8b9a
~urs	50 -10b-6fi11c24e
~urs>	56 -18b-13j-11k-5h8g10c37e
~urse	59 -11e-9g-8i-6f5ch8k9bj
~ursi	88 
~urst	85 4a
~urt	63 -14f-7b6g12ij
~urt>	64 -14f-7b-5a-4e6g10i14j
~urth	86 -9c-6k8a9e
~urv	84 -8b-7c7g12a
~urvi	84 -8b-7c7g12a
~ury	74 -20a22j
~ury>	74 -20a22j
~us>	55 -19g-14a-6d-4j11k12e14ch
~usb	56 -7k5ad
~usba	56 -7k5ad
~use	42 -17i-15e-10j-9f5h6k14c16a24d
~use>	43 -14e-9j-7f-4i5k7h10g13d16a
~used	71 -21i16b18d
~useh	77 -7ag4d16c
~uses	75 -7b6a8c
~ush	73 -11c-8g-5d-4i7b11e14a
~ush>	80 -7b-6g13e16a
~ushe	86 -16a18b
~ushi	85 -8c7k
~usi	50 -11i10d14c
~usie	86 -11a9c10e
~usin	50 -11i-6e5a10c11d
~usp	85 -6b12a
~uspe	85 -6b12a
~ust	45 -23c-22g-15e6d7j17a19b23k
~ust>	47 -26c-12eg-6i5a9j21k32b
~usta	88 -7b6a
~uste	82 -6g-5b5k7i
~ustl	88 
~usto	62 -7g-4b5a13d
~usu	72 -9c-6g-5j12e
~usua	72 -9c-6g-5j12e
~usy	72 -5c7a12e
~usy>	72 -5c7a12e
~ut>	34 -15d-5f-4c4e5a16g32k
~utc	81 -14j11ai
~utch	86 -14j12ai
~utco	88 5c
~utd	86 -17g5b16c
~utdo	86 -17g5b16c
~ute	60 -21c-5d6b7e10k14i
~ute>	70 -16c-15j4b9a11i14k
~uter	75 -9a-4g5b10e
~utes	69 -8c-4d4i14j
~utf	76 -19k-11a5f10d16c
~utfi	76 -19k-11a5f10d16c
~uth	77 -18a-9g6c7bi15j
~uth>	80 -15a-4g8c15j
~uti	81 -10a10b
~utin	88 -6a10c
~uto	64 -6b-5i5j6f
~uto>	67 -6g5f
~utof	85 9g
~utom	86 9a
~uts	67 -28a-5k8j9b11f18c
~uts>	76 -10a16f
~utsi	73 -18a-6gk11bj15c
~utt	70 -8d-6c6b9j11e
~utte	88 -4b10a
~utti	74 -7ad-6c4g8e10j
~utu	85 
~uv>	88 8c
~uy>	59 -4h11d
~uyi	84 13a
~uyin	84 13a
~uys	63 -9c-7bd-5j4g6i7f15e
~uys>	63 -9c-7bd-5j4g6i7f15e
~uzz	88 -4bg5k
~vac	77 -13c6f13a
~vaca	78 -13c6f13a
~val	64 -14a-6b-4d9j10c16g
~vali	86 -5b8a
~valu	66 -12a-4d12c17g
~van	73 -15c-8g5hi8d20j
~van>	82 -8a5cd6h
~vans	80 -16c-5bg4d6i18a
~vap	84 -24b22a
~vape	86 -22b23a
~vat	78 -5a5b
~vate	81 -12a5f12b
~ve>	28 -9e-8i-5b6h10j14ck26a
~ved	68 -5fk10e
~ved>	68 -5fk10e
~veh	65 -6g-5d5c6k
~vehi	65 -6g-5d5c6k
~vel	70 -26b-5g6d7fk15a
~vel>	73 -8b-5g4c5a7f
~vem	88 4a
~veme	88 4a
~ven	60 -13c-9g-6d7b8fk19j
~ven>	69 -15b-10g-7c-5d5f32a
~vend	81 -7g-5b5i10c
~veni	80 -22a8f20j
~vent	75 -13c13k
~venu	81 -9a13g
~ver	34 -25c-6h6d7i11b21k29g
~ver>	40 -13b-10c-9eh-6f4g9i17k34a
~vera	52 -5d-4i6h7bc
~vere	67 -9c-6f-5j4e5g8b10a
~veri	73 -27c-8a4j5d12e17g
~vern	78 5e
~vers	61 -17g-12a-4e5f6b8k10d15c
~vert	82 -4e8g
~very	52 -37a-4j5i7f14k16g17b
~ves	63 -24d-9b14cg19a
~ves>	63 -24d-5b12g14a16c
~vew	77 -9a-6c8f15b
~vewa	77 -9a-6c8f15b
~vic	64 -5g5d11k
~vice	65 -5g-4e5a11k
~vid	74 -10c-9a4j5b6e10g
~vide	75 -6a4j11e
~vie	81 -9e13a
~view	82 -9e13a
~vin	49 -8hk-6g-5d-4fi8a10j14b17c
~vin>	61 -12a-8g-7d6j8c22b
~ving	53 -7i-6h-5f-4k6c23a
~viny	88 -7a5j9c
~vio	82 -6c-5a5j
~viol	82 -6c-5a5j
~vis	71 -10d-6bg-5k7hj21c
~vise	84 -12d8c9a
~visi	76 -6g-5b9h
~vit	88 -7c6b
~viv	84 -8b-7c7g12a
~vive	86 -7c8g
~voi	78 -11k10b14c
~voic	79 -6k5b14c
~vol	79 -6a11b
~volu	84 -7a6b
~volv	86 6b
~vor	74 -10j-6g6a7c12b
~vorc	80 -10j-9c12a14b
~vori	82 11c
~vou	85 
~vous	85 
~vy>	84 
~wag	74 -6a-5c6g8k
~wage	74 -6a-5c6g8k
~wai	73 -8c-6k5hj8i
~wait	76 -6k5h8i
~waiv	86 -8c8j
~wal	57 -7i-6e-4df30k
~wal>	76 -8b5ac7h
~walk	61 -10a-5e-4i33k
~wall	75 9b
~wan	45 -15d-6a-5i7k8f9b10h13e
~want	45 -15d-5i5f7k9b10h13e
~wap	86 -10a14b
~war	69 -5c-4be7j9g
~ward	73 -5c5k6g
~ware	81 -6b8j
~was	45 -34f-12k-11g5a6b10c14hi25d
~was>	45 -33f-13k-11g8b10c14h15i25d
~wash	88 -5b6a
~wat	60 -11i-9e6a8f
~watc	77 -5gi5d6bj
~wate	62 -7i-6e-5j4c6ag9f
~way	54 -23j-17b-8c6h7g9f11i12d14k
~way>	55 -15j-11b-5ac6g7dh9k17i
~ways	75 -11j-9bi-5c6k7de11f
~we>	50 -16d-7f-6e-5a4i5j15c21g
~wea	77 -8e-5bc-4j9ai10g
~wear	84 -13c-8b-5e14a17g
~weat	82 -6g-4ae8c9i
~web	80 -7j-5h5a6c11b
~webs	80 -5hj7c11b
~wed	68 -10g-5cd9a11k
~wed>	71 -9g-8j6bk17a
~wedd	82 -8a-5d5e7k10j
~wee	55 -15a-12k5g6h10c11i
~week	57 -16a-8b-6k5j7gi8h12c
~ween	78 -6ak7f9b
~weet	82 -6g4c5ei
~wei	68 -12j-11d15a18g
~weig	70 -11dj8c18g
~weir	88 -8c8a
~wel	62 -9be-7c-4f6h9g12d13i
~well	64 -13c-8bej7h10g12d15i
~welr	79 8c
~wen	66 -18g-7ai-6b-4e10k11h22j
~went	66 -18g-7i-6ab-4e10k11h20j
~wer	52 -9h-8i-5j6k8e11b12a
~wer>	67 -5g-4i14b18c
~were	55 -14c-7h-5i9k12e16a
~wers	86 
~wes	70 -9j5k7a
~weso	71 -8j4e6k8c
~west	88 -7c5b7a
~wet	86 4i
~wet>	86 4i
~wfu	86 -5a4c5i
~wful	86 -5a4c5i
~wha	25 -112a-45b-41j-21k-11d-4i9f28h41e83g148c
~what	25 -112a-45b-41j-21k-11d-4i9f28h41e83g148c
~whe	36 -68a-22b-21j-14h-7c-5d10i16k77ef
~whee	74 -12b-6j-5e8a13d
~when	40 -40a-19f-16j-13h-7c4ik6g106e
~wher	46 -51a-25e-18d-16b-8j-4g5ik133f
~whet	85 11k
~whi	53 -37a-9i-8gh6f10b12e20c29d
~whic	56 -30a-18g-15j-5hi7b10ef22c32d
~whil	70 -9c-5i-4f6j18g
~whit	84 -16a-7g6e10c12j
~who	37 -36a-34g-18i-17j-13e-11b-10f-5ch7k167d
~who>	39 -27b-25g-14aj-12e-11i-5f6k121d
~whod	65 -9g-8a-4jk35d
~whoe	88 5k
~whol	62 -10d-7i-5f6k7a18b
~whos	71 -34a-5g12b43d
~whov	85 -9a20d
~why	59 -22a-20c-11gj-7b-6e-5ik97h
~why>	59 -20c-16a-10g-9j-7b-6e-5ik89h
~wic	80 -10a4d10b
~wice	80 -10a4d10b
~wid	80 -6gj-4i9b12a
~wide	88 4a
~wido	84 -8j-6g-4i4e9ab
~wif	55 -10d-7jk5i6a23b
~wife	55 -10d-7jk5i6a23b
~wil	53 -14b-8cd-7f-5h6j11e18a21k
~will	53 -14b-8d-7cf-5h6j11e17a21k
~wim	84 -20a-6b7f20c
~wimm	88 
~win	58 -35c-9e-4fh5j7b12i18g20a
~win>	80 8j
~wind	69 -12c-11a5d21i
~wine	85 -6c-5i6g7a
~wing	69 -21c-4f5i6a7g15b
~wins	88 
~wint	80 -7b17a
~wir	74 
~wire	85 -5a4i
~wiri	78 4k
~wis	69 -10a-7d-6j11g19c
~wise	71 -22a-6d4k13c16g
~wish	85 -8j-6g-4b8c14a
~wit	38 -11g-6b4j9h14d17a
~witc	75 -8g-5j4h11a
~with	38 -8b-7g5k6h8j10a15d
~wl>	81 -6c-4g9i
~wn>	45 -13c-9g5h7a13f18b
~wne	65 -6g5j
~wned	86 5i
~wner	66 -5g5j6a
~wns	73 -10a16b
~wns>	76 -12a16b
~wnst	88 
~wnt	84 -7j-6g5c8a
~wnto	84 -7j-6g5c8a
~woo	69 -9c8j9i
~wood	69 -9c8j9i
~wor	41 -12a-7e-4j4i8c10b17f
~word	73 -27a-4cgj21b23k
~work	44 -17g-8k9a11c17f
~worl	85 -9i-5a5k8f
~worr	73 -11g5i18c
~wors	79 -11a-6i7c9h10j
~wort	62 -12c-7e-5j32g
~wou	37 -5ch7a10k12bi
~woul	37 -5ch7a10k12bi
~wow	76 -14a-8j5eg22k
~wow>	76 -14a-8j5eg22k
~wre	74 -9c7i15d
~wrec	75 -6c15d
~wri	64 -16b-6a4i7c8d15j
~writ	64 -16b-6a4i7c8d15j
~wro	70 -9b-8gk16ac
~wron	73 -7gj-6b-4k6a8h17c
~wrot	82 -5hk5j12a
~ws>	72 -11c8ij
~wsu	84 -4g8a
~wsui	84 -4g8a
~ww>	79 -12a4ik6e10d
~wye	75 -4g4a8k
~wyer	75 -4g4a8k
~xac	75 -10a-5d5g6c8f
~xact	75 -10a-5d5g6c8f
~xam	72 -8c4b13e
~xam>	74 5ab
~xce	75 -5a9b
~xcel	88 5b
~xces	78 5b
~xch	88 -5k9a
~xcha	88 -5k9a
~xci	84 -5c8e9a
~xcit	84 -5c8e9a
~xcl	86 -5g14a
~xclu	86 -5g14a
~xcu	88 -18g-6a13c19h
~xcus	88 -18g-6a13c19h
~xed	86 10a
~xed>	86 10a
~xes	78 -16a19b
~xes>	78 -16a19b
~xie	88 -9b-6c10aj
~xin	88 -6k5a6cf
~xis	88 
~xist	88 
~xpa	88 5a
~xpan	88 5a
~xpe	66 -6ae-4df5j6i11k
~xpec	82 -6c13k
~xpen	73 
~xper	77 -7a5i6c7b
~xpi	81 -5g13e
~xpir	81 -5g13e
~xpl	69 -9c-5bg6k26a
~xpla	70 -9c-5b6k22a
~xt>	61 -5cgk-4f5a21b
~xte	88 -6b16c
~xter	88 -6b16c
~xti	80 6a
~xtin	80 6a
~xtr	73 -5b-4j4c13g
~xtra	74 -5b-4j6c13g
~yal	81 -8c6e8j9h
~yal>	86 -7c10h
~yar	73 5g6b
~yard	73 5g6b
~ybe	77 -10c18a
~ybe>	81 -10c16a
~yber	86 
~ybo	53 -11b-8c-5j5h7de8k
~ybod	53 -11b-8c-5j5h7de8k
~yca	86 6g
~ych	71 -11c-6k-4b7f8g
~yche	71 -11c-6k-4b7f8g
~ycl	80 
~ycle	82 
~ydi	85 5a
~ydiv	85 5a
~ydr	76 -4i7g10a
~ydra	76 -4i7g10a
~yea	43 -14a-12k-10d-8f-7i7c9h14e18b23g
~yeah	84 -6a-5e7i11j
~year	43 -11k-10adi-8f-6j7c9h17e18b24g
~yed	82 -4h8f
~yed>	82 -4h8f
~yee	67 9j
~yee>	79 8j
~yees	70 
~yer	65 -7g-5cj-4f6b11a13k
~yer>	66 -10j-7g7b13k15a
~yers	88 -4a7j
~yes	71 -18a-17g5d8c11h12j
~yes>	71 -18a-17g5d8c11h12j
~yet	66 -9j-8g-6d-5b-4c8e35a
~yet>	66 -9j-8g-6d-5b-4c8e35a
~ygi	88 5j
~ygie	88 5j
~yin	55 -24c-14j-12f-8e8d12a14i15g16b
~yin>	68 -13c-8k-5a-4ei10j12d23b
~ying	58 -24j-15c-9f-5e9k17ag19i
~yl>	88 -7a5j9c
~yle	88 -9a-4j6c12b
~yli	88 
~ylis	88 
~ym>	88 7c
~yme	64 -13j5k8b11e
~ymen	64 -13j5k8b11e
~ymo	81 -7ak-5c5d12e
~ymor	81 -7ak-5c5d12e
~yon	66 -10c-9d6k17a
~yone	66 -9c-8d6k20a
~you	14 -15k5a7be10d12f13h14j15c21g22i
~you>	17 -21k-8e12b17i18f25j28h33a
~youn	70 -11ij-8e-7a-5f6b9k14c19g
~your	25 -7h8j9d10c11i12fg13e
~yout	86 11g
~ype	71 -12g-4b9j15c
~ype>	73 -12g-6a-4b13c17k
~yped	86 -17k4a14j
~ypi	84 -5a-4c6k11g
~ypic	86 11g
~yro	66 -9a6d10g
~yrol	66 -9a6d10g
~ys>	47 -32a-7g-5d-4h6e7i8f9j10c11b14k
~yse	82 5c6a
~ysel	82 5c6a
~ysi	75 -7g-6b5k7a
~ysic	76 -7g5k
~yst	71 -8b5c13k
~yste	71 -8b5c13k
~yth	48 -12b-8e-6fh5ak6gj7i18c
~ythi	48 -12b-8e-6fh5ak6gj7i18c
~yti	88 
~ytim	88 
~ywa	86 4k
~ywh	73 -8c5fg10a
~ywhe	73 -8c5fg10a
~za>	88 4c
~ze>	80 -21c4k28g
~zer	84 5k
~zero	86 
~zil	86 -6g-5a10c
~zill	86 -6g-5a10c
~zin	88 -35a34i
~zip	66 -21j-4g12k25c
~zip>	67 -15j-14a13k29c
~zon	74 -7eg-4d4a6j15c
~zon>	88 -11b15j
~zone	78 -8e-6gj8a16c
~zoo	85 11b
~zoom	86 5a7b
~zy>	74 -5j-4i7h9a
~zza	86 
~zza>	88 4c`,
};
