// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,6,5,5,4,7,6,11,5,7,7,6,6,5,4,4,5,4,4,5,6,7,5,7,7,5,5,5,8,5,6,3,1,6,4,4,6,6,7,7,3,5,6,4,3,5,6,6,4,7,6,6,6,6,5,5,3,4,6,4,7,5,6,5,4,6,5,5,6,6,5,6,8,4,5,4,6,6,3,2,5,1,2,5,5,4,3,3,5,1,5,4,4,4,6,5,5,6,5,3,6,4,4,4,5,6,5,6,7,6,5,3,4,7,6,5,6,4,6,2,4,5,7,7,7,7,4,7,5,7,3,5,4,4,6,7,2,5,5,6,6,6,8,5,6,8,5,3,3,6,4,6,9,5,6,7,7,4,5,7,4,6,5,4,5,4,4,6,2,5,4,5,6,5,4,6,7,5,6,6,6,3,4,4,3,8,7,8,9,4,6,7,9,5,4,6,7,6,7,6,6,4,6,5,2,6,7,5,4,5,4,6,6,6,7,6,10,7,8,9,9,5,6,7,5,6,5,6,5,4,4,5,6,24],
  features: `#	35 -23Ĺ-22ŏǩ-21ŇŐ-20lJŤ-19Ŗ-18ķŃ-17qNŨũǟ-16CŠŭ-15PQŬ-14KŀƟǃǥ-13gAňřƛƫ-12kĽľŁņśŝƞ-11axzļǜ-10tFĻĿŚŲŴƇƑƜƣƵǔǚ-9mĺƻǂǖǞ-8oHUŔşſƎƦƳƶǤ-7iűųŶƊƍƤƾƿǈǍ7ł8YţƲƹ9SŻŽǏǐ10bŷźưǢ11ǌ12hƏǆǝ13fr14šťŸƸǅǕ15R16ĴƈǉǨ17ŪūŹ18nƨ19eœƋƪǘ20GƗǇ22Iĵĸƃƽ23uŘ25LƘ26OƓ28Ņ29yƭ30D31Ŧ33Ɔ34ƔǊ35Ǧ38ƅ39p40X42Œ43ǡ46T47d48Ķ49ŗŮ53Ƃ59ƒ62Ʊƺ63Ơ64ž75v82ƬǑ85c92E
# $	54 -22I-16Ɖǈ-15Ǉ-14ſƩ-12S-11řű-10Yŭƒ-9ĴĹŃƊ-8fQXŎŜƤƭǞ-7uĻŌŵƲǔ7ƃǄ8Ƅ9ƅƸǌ10OƗ11Gƽ13ƁƋ14ĵǊ16pŅ18ƨǉ19Rōǡ22EŗƂ23Œ27Ƽ30ŦǨ31Ơ33Ř39Ƭ41Ķ42Ǧ46Ɣ57c60T77Ǒ78ž87Ʊ
# a	66 -16ǝ-14ť-13ZĴ-10œ-7ŸǞ7Ɠ10ƥƺ11Ɓ12n19Ɣ21p26Ơ34LŮ36Ņ51TX55Œ
# aggregate	89 24ǡ
# and	69 -10c-9ƠǑǧ-8ZŝŸ7sŦƼ8ƽ9juł10ŒƋ12ǌǎ15p16œ18Ź21Ɣǩ53v70ƺ
# at	89 -10ǈ-7u9n18ƥ24w
# before	89 14T17Ǔ38œ
# bucks	85 -7Ǧ8Ƃ10ƀ15ž29X
# by	86 8Ƒ14d15ĸ20ƥ
# cars	89 9ŷ16Ű20ų
# days	86 -7ǎ12j13k17Ǖǝ21Ž
# deductible	89 -17ƚ33Ř
# did	86 -17d-15ǩ-13Ŧ-9ň15eƺ20p22ƈ25Ÿ36v
# digit	89 10e11ū
# digits	86 -11ř-10I9d16ū34E
# do	89 10Ƨ31Ƭ
# dollar	76 8Ƙ12ŗ15Ř18ĸ
# dollars	78 7Ŏ8ĸ9ž11ǘ12X13ľŢ16œ23Ņ
# feet	85 16Ɗ18Ə20ǀ23Ɔ
# for	74 -11Ĵƒ-9Ŏ7T12E14ŅƌƗ15Œ21ž24p25Ƭ31d48Ơ
# have	86 25r36Ʋ
# in	67 -29ž-10T-7Ťƅ7ƂƘ8Ƥ9ţŦ10Źǉ11ǌ13Ɲ16L17œ24Ʊ26ƪ30ǡ34ƃ36Ǌ39Ǐ
# is	66 -24p-13Ň-8ū-7ŤƄ8cŦƒ9GƏƕƧƸ10VžƘ11yRƅƩ12Ů14ƺ15I21ŗ32ť37v41d
# kids	86 -10x23n30u
# like	86 8cū14V15ƽ29y
# ls	89 62b
# miles	75 16ǐ20ůź21ŮƏ
# minutes	73 -9J8Ş9ń10a12ǁ13ĻŌǧ22O
# months	69 -12p-11Ơ-7X13ł14ĺ16vG19ŧ20ƃ22Ů25Œ26ĴǨ
# now	87 -15E10ư11ƺ17ƒ18c36Œ
# number	86 9I36Ŝ
# numbers	89 12ež21E
# of	67 -10ǉ-8ŏ7e9Ǒ11ǣ13Eŭ23ŷ25u26s27r52ŗ
# oh	89 -12v12Ķ13d18I
# okay	82 -24X18Ƭ40W59Ķ
# on	68 -22Ƃ-17ž-12Ţ-11ƒ-10Ňŗ-9ƅ-7I8Ƭ9Ɨƺ11Ÿſ12ĵ13ƨ15c16Řű18Zř19Ɠ20Ŧ26Ǣ32Ůǡ34Ɣ37Ǧ
# one	77 -14ǡ-9ǩ-7b9f10ř11I16ő19ƪ22c63ƺ
# or	68 -35b-13Ɣ-9p-7ĴţťƱ9Ǒ10ǆ11vĵźƄǦ15X17ƒ20T23Ŧ24E33Ƭ39ž40ŗ50ƭ56ǡ62Ř
# out	86 -22Ŧ14Ş16ƪ18Ř43ĸ
# people	86 9Ǉ11ń13Ǟ14Ǘ24ſ
# per	87 -7Ƭ15žǡ
# percent	76 -21Ř-10Q10Ķ11ǔ12ŔǛ15ź20Ĵ22ƚ25Ž
# pounds	89 31ƺ
# right	65 -19Ƭ-13ƿ-12Ǟ-9Ť-8kŐ-7ƛ7Ż8wţƴ9vŗǉ10epSƽ11ǝ12ťǛ14yőƖ16œ17ǆ18Ƌǎ19ǅ22Ŧ25cƌ26Ɠ31ƺ36ƅ51ƒ54E
# so	87 10Ʊ11i12ƀ15Ş16y
# square	85 -12ǋ35Ɔ
# talked	89 11r16Ư19B
# that	74 -10ő-8X10d12C15ţ18Ơ19S26ŗ29I30M
# times	89 8Ƭ14ǀ47ǩ
# to	81 -9X-8kƅ14R15V40ǎ42œ43T
# umbrella	89 9Ǔ
# weeks	78 -8XǨ9ǝ10ƃ11ŧ15T18Ƥ36ŵ
# with	87 -28E13ƽ33I
# year	76 -18ƅ-12Ů-11cǓ-10T-8ť12Ō16Ɖ18Ź20ŀ21v23Ʃ30ƭ65Ɣ
# years	58 -12Ƽ-9ƅ-7Ɣ7Śƥ8o9yŸƴ11ŶƱ12ŝƸ13HƩ14š15ŎŻ16ƿ17ő18GŢżǞ22ţ26S27ǅ33ť40ƭ
# yet	83 46v47c
@day	63 -9ż-7ŗǝ8Ľǟ9sǉ10ĸƻ11ŭǧ12gi13ŵǙ15ǈ16Ń20R42ǎ43k50L
@day $	75 -10ż8LŌ11ĸ12ǎ15ŭ16ŵ19ǈ21Ń26k
@day and	87 8ǎ14kǟ15s
@day at	85 16ǧ58L
@day is	89 10R24ǎ
@day or	85 -8k51L
@day right	89 17M
@month	67 -9ŒŸ-8Ŏ7fǤ9ĸĽ10k11yV14ǜ15Ź21ŕŤť22ƾ24Ń25pƟ26d
@month #	89 -10Ŏ16p21d
@month and	86 12ƛ20ǜ
@month is	89 8ŕ10ƾ12ĸ15Ń
@month of	89 -10dŤ15p25ť
@month right	89 14Ɵ15V22ť
@name	53 -14Ƹǃ-10Ťǣ-9ǝǞǩ-8x-7Ŵ8AŐƘ9Ľǡ10pĿƢ13Jļǒ14aľ16ř17i19ǂǘ21ƨ23sœ24Ŧ25otźƷ29ǈ30Ǥ35Ś37Œ38ĸ
@name $	69 -49a-20ŷ-11Ǟ-8ļ8Ŕ9Ŀ14Ʈ22Ő25t32Ǥ35Œ39ź48Ŧ50ǈ
@name and	82 -23o-10ǈ-9ŷǃ11ǂǘ15a16n82w
@name do	89 -10w-7o24a
@name is	87 -23w26Œ37o
@name or	87 -10w-8Ÿ17o36a
@name over	87 15Ŝ19ǡ29ļ
@name you	87 16ĸ
^ #	60 -21ť-19Ƃ-17ǩ-14řǡ-13ū-11ƈƚƬƸ-10ň-9ōŨǑǞǟ-8T-7ľŠ7Dƃǋ8ůƮƱǈ9hCOƘǙ10ő11GIŢƨưǢ12bSǇǏ13Y14UŮ15cŝŪ16ŅŷƆ17ǅ21XƔƠ23v31Ĵ32Ǧ55ƒ58Ř61ƺ83ƭ
^ @day	83 12ǉ15R35L
^ @month	89 16p17ŕ
^ a	72 -8Ƅ7ƁǕ8sRŭƊƍ9ƞƼǈǘǝ10Ʀ12ƢǊ13űƩ17ƅƿ22ơ27ǡ
^ about	85 10Ů11ƅ15ť44Ǌ
^ after	76 12ť15ǝ23Ř
^ all	89 11g15Ļ19ƾ24Ǖ
^ alright	89 8a9dE16Ň
^ am	74 -17Ɩ14a25N27ń30ň36b51ǩ
^ and	45 -39ǋ-21ĹƢ-19Ǆ-18Ƹ-16ŷǈ-15Ɖ-14ŗųǔ-13s-12ŹƳǩ-9ŅťƦ-8Sǝ-7ƋƷƺǐ7mGŬŴƆǣ8E9nF10tĿŧ11eJƫ12RƖ13TžƧǃ14pv19cf20QŦ21ƨ22D23qwĺŪ25B30Őů31P37ō40Œ41a43C52o
^ annual	83 13Ǌ18ǉ
^ any	47 -30Ǉ-24Ɓ-18ǐ-16g-15Ǒ-13Ʃ-12ǅ-11nĴƗǡ-10cōŴƨǏ-9QĺţƞǦ-8Ư-7UŊŏůƟǔǣ7TǞ8ĵŬǄǎ9ż10RĶǚ11vƎƢƽ12yHZķŪŷ13ũŲƪ14űƐǆǈ15ŉŔ16kYƂƉǖ17rVŞ19Ƙ20Ƽ21Ǔ22šǜ23Ǚ24ǃ25Ƹ26Ʊ27Żƻ29ƛ31h33Ź36mƝ37ƹ38ǀ
^ anybody	75 -30ƪ-9Ɯ8Ŗ12z15ǘ18Ǎ21Ư27ż32ų33n41ǣ
^ anyone	89 -15ǌ8ż11ŷ19Ƣ
^ anything	68 -19ǂ-14ƈ-10ž-9ŋ-8ƽ8ŏƦ11ĵ13ƨƸ14ƌ16ĿŻ17ƂƑƥ18Ƙ20ţ25ŉ33ƍ41Ň55ō
^ are	46 -31ŗ-30U-20Ő-19N-17T-16ĺǂ-15ļ-12ơ-11FŭǏ-10aǨ-8wķľŹƝƣǃ-7VŲƓǇǖ7XĶĻǑ8OşƱ9őƸǎ10žƅ11Ʈ12SũŷƏƵ13uŃŶŽ14gpǀǞ15iƌǐǒ16Dƺǁ17Q18Hń19GŁ21Ǎ22Ǣǣ23ƞ24ňŨǆ29P30x31v32ŝ34ŏ37Ţ38ǟ45R70ǩ
^ at	89 -12Ʀ-10Ǥ13ǒ30ƭ
^ awesome	76 -7ǟ7Ō9iƄ10cţ12Ű13FĻŚƇ16Ǆ17I18Ɣ24ĵ
^ aww	80 8o10hzļ13ƅ22ƫ
^ been	81 -12ő-11S-7š8ţ61G
^ before	82 -12Ō-8Ļ7ŉ8Ř12i13X18Ŋ28a
^ besides	86 7ķ9Ʀ11Ł26Z
^ best	89 -15Ş-7ĺ27Ļ31ŝ
^ big	87 -12Ŕ13Ǒ21œ25k
^ biggest	87 -16Ŀ26ǔ
^ blood	89 -14ǁ23Ƽ30ƻ
^ boy	89 12j13b14Ŕ17u
^ brick	87 
^ burial	87 19ư
^ business	83 -13ǋ-11ǥ-10ǃ-7Ǌ10ǔ11Ǣ33ŭ37ǟ
^ by	79 -9nŔƶ9Ƶ11ŷ33Ƅ46œ63Ń
^ call	89 
^ can	59 -17ň-15Ĺ-12Ƶ-11ŉ-10ŕ-8J-7s7ō12eřƏ13ǌ14ŗūŵǁ15Ń19Ł28M30O32Śś42Ō43Ŋ44Ƨ56ǩ
^ college	89 41y
^ comp	87 9ǉ15ǣ
^ congrats	87 7Ǔ10Ɩ11ƺ14ƞ15ǟ
^ cool	85 9a12dŸǚ13pŘ19E
^ could	62 -12Ŧ-11Y-10ķ-8Ŋ-7AŌŘ7ŵƏƜ8X9bM10dū11sǚ12Ɨ13ƢǨ15c16ǝ22Ʒ26ũǩ32Ś35Ʈ57ĸ
^ credit	89 9ĵ
^ days	87 -18Ɩ25ǝ29R
^ describe	89 9ƣ10Ǎ
^ did	49 -16Ť-14wƚ-13aWŦ-12Ŀ-11ŊơƼ-10Ǟ-9zSő-8Zǚ-7qACGLķĻŝŞŢŨŵžǘ7pŻƓƫ8ō9Ķƌǅ10ktĹśƳ11ƕ12ƍƴ13Ơ14ŀƙǌ15xŖ16Ʀƪ18ĺ19bŗš21N22ź24ƒǤ29ļ30Ŕ32ņ33Š34j41ũ44ń48Ľ49ň56ŧ65ǩ
^ do	37 -50ŗ-34Ɣ-31Ų-30Ň-28Ŷ-26Ơ-23ŘƬ-22Ū-19OZŐǥ-18ůǂ-16ŉƨ-15e-14łŎ-13aQľ-12SŒƤƦƶ-11ckƣ-10LńņƳ-9bĺũŷƯƷ-8qBōŞơǊǌ-7JVĵĹļŢţŧűŸƈƌ7fŖŝƘưƿǁ8xƪǋǝ9nHƙǗ10ŵǃ11ķŮǢ12řƕƲ13ŹƑ14uǕǨ15wŁǆǘ16KWŋ17XųƁǎ18gŚƥƹ19ŏƾǇ21NƸǟ22zǈ23ǜ24ŊŰǠ25Ľŭ27ǑǓ28Ōǡ29ƃ30Ǚ31Ǧ32UŜ36ňƚǚ38ſ40F44Ŭ53Ɯ56Ǜ57ƞ58ǐ61Ɲ62ǩ63Ɵ
^ does	51 -19ƹ-17Ƹ-15ǩ-14ƈǓ-13ŏ-12ŕ-11ŴŸǣ-10Ʀƻ-8rŢŭǌ-7ŖƂƫǇ7dĴłƆơǐ8AĽǦ9ZřŰ10ňŜŨƕƜƞǘ11bsŁƉƽ12zƔƯ15Ǡ16ĶŶƢǡ17WŬűźƇ18Ųǒ19Ǎ20Ɗƨ22hx23Ɓ26Ƨ28L34ǂ35ų37Ň43Ʃ52ǧ
^ ever	62 -18ų-10Ɯ-8rŤ-7Ɗƽ9ƗǤ10VņŲƚǩ12Žƴ14ƟƲ15š20ƪ21ǘ29Ŗ31ţ34ƛ36Ż38Ƽ
^ everybody	89 -7ŗ11Ǒ13ŷž17ǅ
^ everybodys	83 -7ō12AZ14K15Ų27ľ
^ family	89 -9ů46Ƥ
^ first	89 -7o19a
^ folks	89 9zŘ10Ɨ11ĺ
^ for	81 -9ƴ-8a7o11c12w14ǃ15Ʊƿ16ƭ
^ full	81 -59R-7ž32ƀ81Ǉ
^ garage	89 
^ give	66 -16A-11GǓ-9Ʃ-8ŷ7ǧ8vǃǎ9ŝƗǠ10ŐŒ11dƦ12ƆǇ13wŦƒ14ŇŪ16ǐ18D19ǚ21X22I
^ go	76 -10v-8Ɣ8Ɨƻ9ad14ǥ23Ś27Ş52ō
^ good	75 -32L-23ť-20Ǌ-13S7i11Ǚ12Őƽ14Y15ƹ18źƒǅ30N37Ň41ǟ
^ got	60 -17Ņ-15Ʊ-13Ŋ-12ņ-10eş-9ŐǠ-8ƃ-7ŗ7g8Ǝ9Ŝ10uŁū11ŉƥ13Ɛ14k15NƑ17Ŵ18Ƥ19řŚ23ń33ŏ35ǥ38A47nĶ73ſ
^ happy	87 -7Ş13ŝ27Ŷ
^ has	57 -9Œ-8DŐŤƈ-7YŻƼǣ7Ʋǡ8U9Ɯ10ƻ11jũűǦ12BƉ13šŹƺ14h15ƋƑ16ǚǜ17Ŕ18ţ19ƙǛ20ƴ22œŖƛ30ǂ
^ have	50 -40G-22Ʋ-16Ʀ-15ķ-10O-9vƨ-8ŜţŨƜ-7Ŭơƪ7ǋǘǟǩ8ŲŽ9ĶŚŢűƚƷƺǝ10ƂƫƱƿ12ƹƾ13ńŸ14Ƹ15iZƗ16Ť18ĵƌ19ƴǕ20lņ22ũ24Şư25c27Ƽ30r33ŏǒ34ő39Ƴ48Ư
^ he	89 -19p-14ƛ9ź37q40v
^ height	86 16ƺ
^ hey	85 31i
^ high	85 14ƣƼ27m
^ house	86 -10Ŭ21DH23Ɣ
^ how	32 -28R-19WŐ-18ňǃ-17Ş-16c-15Łŏ-13ť-12sFǂ-11uyQŌ-10HŊžǈǌ-9oq-8ƛƴƵƾǄǦ-7ADőŬƇƊƒƝƥƩƲǁ7PSţŧźŽƂƏƹ8hĹĿņŪǗ9rtƖƪ10gnķłŃƄƧƭƷǅ11Xļœǆ12ĶƿǙ13ŦǊ14ŸƑƽǔ15jOųƃǐ16GŠƙǏ17vŻ18Ůǝ19ƆƚƣƤƦƸƺǇǖǟ20ĸ21zŅ22xŕšƋǋǘ23ŭƔ24bǜǩ25Ť27Ũ28i29űǑ32K33ŗƞ34Ƴ35Ŷ37Ĵ40Ʈ
^ i	47 -48ǩ-26Ŏ-11Ƅ-10ŵƨƱ-9ĹǞ-8cŃňƗƦƬ-7ŌŹƠƭ7dhTXļŇŭ8msCŔƍƒ9lptńŢƚ10wBŒřƫ11nGSĿƢƺƾǠ12FţŶƖƹǆ15Ż16r17ƞ18v19fǃ21EĵŊ22I24eǋ26boP
^ if	52 -29ŵ-24Ʒ-14ƕ-11Ŋ-10ŀ-8ŏǈ-7XZƫƲǅǩ7DƄƜǢǣǨ8ĸƍƯƱ9NĿƦƨ10žƪ11WŜŬű13ƎƗ14ŘŞ15ƂƬ16ƃ17ſ18Ŗ19ǝ21ķ23ƀ24ľƁǄ30ĻƮ36Y48Ŏ
^ in	83 -10ŜǍ7ţ17Ļ22ƍ37M
^ is	37 -37Ƹ-20œ-19Ɠƚǘ-18cn-17o-16ķŎ-15ĺŖšǎ-14kPńŠǑǡ-13lřƗƤ-12gvQV-11Ɲǝ-10jĻŢƷ-9mŤŨƜơǜ-8BZŔŜŧŸƩƿ-7iĸņŮƪƽ7hťŲƋƨƬǊǔ8YłŉųƄǦ9żƉƌƍƖ10rKNSŷƆ11AHŚŴŵźƅ12Ĺŝ13ľŕǖ14ŰƂ15xňşƎǋ16yXŃŐƼ17ŞŶƞƧǗ18FJƔ19ƣǃǛ20aEƀ22ŹƁƫǥ23fƟƲ24ƶ26ŘſƇ27ůǅ29Ū30RǢ31s32t33ǟǨ34ǂ36ŭ37Ʊ39U41Ł42ŗǩ47ō
^ it	69 -12E-8ŗ7z8ĸļƪǟ9łšƀƠƳǁ10Ľ11ń12ĵǨ13Ƨ14Ɠ15j16Ž17ū29Œ40ƅ
^ just	71 -16Ɲ-15ŗ-13ł-11ō-9ŷ-7Ɓ7Eŋ8ţ11ů12MƢ14ň15Lǥ18Zşž23Ł31Ō37n52Ǉ
^ keep	85 -21ǖ-10ǩ36Ʒ45Ƶ77ō
^ keeping	89 -24x19Ƶ47ǟ
^ last	80 -16I10Ŝ12œ14ƈ16Ĵ20t21E28ƾ
^ let	76 -9ǩ7ĴŹǁ8OķƄƏ10Ńƀ14ž15ŘƐ26a
^ liability	89 -70ǡ-17ŗ14ƀ85ž
^ list	81 7ş9Z10Ū15ǥ19Ǝ
^ llc	89 
^ long	87 -30ŭ7ő9S24ů62i
^ look	83 7Ƨ10ŗǢ16Ś30ſ
^ may	81 -8Ż10ŋ15a16J21ǩ27Ŋ
^ mind	80 -7ŉ8Ž17ǁ23Ŋ25ś
^ monthly	86 26Ĵ
^ most	86 -7Ǉ7ƘƲ13Ʀ20Ŗ
^ my	68 -18ǩ-7dq7lHKMYśƜƶ8ōŪ10bjpVƿǆ11QUĿŀǞ12IƲǟ17Ůư
^ name	86 -35o-9w16Lơ18ŷ44a
^ need	87 36Ƅ40Ɓ
^ nice	87 -8ƞ10m16ǉ17ş24Ŷ27j
^ no	73 -7Ū7ƴ8ł9Ųǀ10ƁƄƜǜ12u14W31ŵ
^ nothin	89 8Ǜ13Ż14Ɛ17ƻ
^ now	78 -8L7c8f9u10hT11ƽ14B15n16NŅ30ǩ
^ oh	64 -10Ǆ-9Ǣ-8ŷƀ-7ŔŸ7ŅœƉƎƔǋ8bNļńƅƞ9gPŹ10xż11Őũǃ12a13W16U17ō19G21Q22šǖ28Ť
^ okay	54 -19ǩ-13xŨ-11Ł-9ǍǑ-8NĴŽ-7ĵĶĿŖű7gsyĽŇŘųƀƻǡ8OŊƉƸǉ9ľŵǆǗǥ10PŎř11oqŏ12ǒ13cūŷƕ14ŗ15TĹŒ16p17hJŃǎ18ƦƩ19ǂ29Ɔ
^ on	89 8QŇ38ſ
^ one	74 -18ƺ-14T-12Ʊ-7Ǒ7fƑ11FƬ13m15u16ǡ18ǐ25Ƨ28ſƆ41b
^ ooh	82 -11i8ƈ10k11ƌ14Ƙ15H16ǃ20Ŷ
^ ouch	89 7œ12ņŦ15ǣ
^ over	86 -26c-19Ǧ-9ƒ-7ƂǇ30ŦŮ33Ǌ38Ơ49Œ
^ own	85 -11Ơ22ķ
^ paid	87 -17Ɣ12Ə21Ŭ25ƕ
^ perfect	89 8J11Dř
^ policy	89 22Ś
^ price	89 -7ƀ28ľ
^ read	75 -10ǌ-7Ś10ǡ11Ʃ12J14ŗ21ơ
^ ready	89 -16Ţ23Ō
^ regular	89 14ƙ
^ remember	86 20Ľ
^ rent	87 -17ŕ12F26ƜƠ
^ roughly	79 18T
^ run	86 13ķ18Ɲ20ǈ22ǥ26n
^ same	89 -7Ż7ƾǂ9ǘ21ż
^ say	81 -12ż-9Ɯ10ƃ11b18ŵ19Ŋ20ƨ23Ƥ24ō
^ shall	85 22ŌƬ33ǩ
^ shingle	89 
^ should	70 -40ō-29J-20r-10ƭ7N9ƫǧ12Ĵ19M21Ƭ33ň36K39Ō44ǩ51s
^ since	86 -15G-10Ǟ9ǂ36S42ő
^ smoke	89 23Ǝ
^ so	38 -19Ĵ-18ő-17Ř-15o-12j-10bXƭ-9ť-7ŀŭƼ7aQVWŕŠſƎơƪưǜ8hIķĻňūŮƝƸƻƾǃǔǣ9EUŁŃŔŤƓƔ10xRţŵƈƜ11GĺřŴžƬ12kBŗŢż13ATŲƢǕ14ųǅ15gD16PƦǄǇ17cqS18nŦŷ20p23ŪƠ26Ō29œ
^ some	83 -15W12Ƙ14ơ17Ž18ľ21Q
^ something	86 -9Ŀţ-8ǩ9ƶ17ŀ18ō33ĺ44Ş
^ sorry	81 -7Ũ9u14ň27ǩ29a
^ sounds	80 8ƑǓ10rBƜ12Ɔ13FLŧǈ21N
^ spell	85 -8a-7Ɨ29b
^ state	87 -59ž12Ʊ21ń68ŗ
^ still	82 -7I8D12Őƫ14Ƌ15J35P37Q
^ take	89 16ǖ29Š
^ tell	50 -22ŀ-14ĺ-12Şǩ-9ƕƙǌǐ-8IŗƛƝ-7ABGǟǥǨ7lƟƠ8MVƱǗǜ9hjňŠƌǔǙǛ10gUŪƚƢ11ĽŅŖ12SōŨǈǑǖ13ntFŎŜ14Ɗ15qHƭưƳ16uĿ17œ19Ť23P26Ĺ38Ǆ
^ term	87 30Ʃ
^ text	89 -9K9ś
^ that	67 -12D-8Œƾ-7Ňǩ7ǇǑ8ŧźƋƏǊ9ƙǘǝ10Ƈǂǜ11S12Ƥƻǖ14Ať15ƒ18l19ǃ21ƿ26Ǐ36E44Ũ
^ the	65 7SţƈƖƝƭ8ŔŤťŦŷ9hƩǊ10WŘ11Ƈƽǈ13ƙ14Ŭ16mũ18Ŵ19e22M27c30ŋ
^ their	87 -7ǈ7v13ŝ14Ŕ15Ņ
^ there	75 9őƨ11Ľ12Ž13ŭƁƵ14Ń16ŘƩ22ř
^ they	72 -8Ŕŝ-7ƣ7Żƅ8GTUư9ŐűƖơƿǁ10œƈ11ƕƬ12Ű14ţǊ
^ think	89 11ĸ16ƶ19Ƥ
^ this	80 7mĽ10O13aƈ
^ those	86 -7Ǔ8Ʊ10ƚǌǤ12Ǎ
^ towing	89 
^ ugh	86 17ņ19ǜ27Ǥ
^ walk	64 -9Ũ-7Ĵƨǟ7ƋƷ8ƛǎǛ9nǄǖǘ10ƤǕǨ11ĸżƗ12Rǈ13Ʈ16łŵ18Z20ǝ25Ť
^ want	78 -19m-13H-10Ǧ-8ƶ-7Ŏ7Ĵ10Ƃ14ň15śƱ20ž22M28ǩ35Ō
^ was	62 -12AƳ-9ŀ8BŦũƽ9ň11SŸ15Ņ16żǊ17Ŕ19ĺ24Ũƞ29ļ34Ť44Š64ť
^ we	75 8kG10ŴƔ11j13MĽ14Ɗ19ƨ24ŕ
^ well	79 -11t8H10aŞ11i12kŧ13Ǌ14ű15N17Ĺ
^ were	72 -21d-9œ-8ŝ-7ŴƃǨ9ż10Ƭ11ƅ15Ƶ17ļƴ21Ǥ25š29l40ŧ42Ũ
^ what	28 -40ų-26Ŭ-24Ƥ-17ň-16SŌŷ-15pFƖǐǢ-14zUńŜŹ-13ĴŘřś-12HMNƮ-11Ľőǈ-10nuOŁƸ-9GŚŰŶƙ-8sļŊƫƲǋǒ-7btxŖƄƈƟƢƥƯƿǟǠǦ7DņƓưǝ8ŐǅǤ9űƛǊ10ŠūŸƅƋƧ11iQǣ12ŇƚƩ13Iōťžƽ14Ɖǎ15hwƕǍǗ16ƘǓ17TƠ18lLRYŝ19oWœƼ20Ų21ĿƑƺǨ22Ƈ23vƊƷǏ24ľ25Ũƒ26CĻƶƻ27Bķ28ZŅŦơ30ƔƬ32ŎƗǥ33łŉŪ34ǃ36Ǟ37Ť41Xŀ43Ş44Œ49ĺ52ŗ54Ĺ57Ǆ65Ŵ73ǩ
^ whatll	86 -11Ƨ22Ķł
^ whatve	83 7ŏ8ƎƦ13ƥ15ũ18ƌ22Ɨ
^ when	46 -24Š-23Ť-18ŧ-16l-15ƒ-14ņ-12Ũƭ-11Pǋ-10ǩ-9ƢƵ-8ĶĹĺżǨ-7aiKMũơ7pƛǤ8ĴƓƲǏ9Ŝ10ƑƶǛ11dkűƚƼǌǧ12y13Ƥƻ14HƴǢ15šǞ18Ź19Ƌ21Ɩ26ƾ28ső31R32v34Ŗƹ35ť36O37Ń39ŕ42V43ǎ58L
^ whend	76 -20ǎ-16Ǐ-7Ŧ12Ʋ13Ɛ14Ż15ǅǢ16ĵť20ƈ23G31S
^ where	55 -14PRŃ-11LƋ-10VƮƱ-9t-8nǃ-7jǅ7ů8Ʀ9rǞ10yŭǏ11Qń12kX15Š16zƥǀ17ŤƊ19Ǘ20Dƾ21lŚ22Jź26Ƥ28M35q37ǩ44C64ǋ
^ whered	82 10Ʀ11l18m27ļ
^ which	58 -17Ǘ-14ǚ7ǥǩ8ń11bļŹƴǏ12Rƕ14ŀŉŲƣ15Q16ň17Ŵǖ21J25Ő26ǈ28ť32C
^ who	41 -26Ų-21ǌ-18Ɣ-16Ū-13ŸƮ-12Ĵ-11PŴƒƣ-10BŇŚŢǇ-8YĸŒŗŹ-7kxHTķĺĽŤǉ7żƨ8Ʊ9ƽǥ10QŬƁƄƙƜ11qǚǞ13ǧ14ǘ15ƶ16ļǍǐ17Ʋ18ZŁńǗǛ19n20oǆ22ǜ23Ƥ24ƕƫǅ25Ŝ26Ƣǔ27A30Ǒ31Š32uŐ35ơ38ų39Ư40ş41Ƴ44ŷ50Ǡ59ǩ75ǈ
^ whod	70 -15yƾ-13z-8Ʈ8A9ſ12ŵ13ƃ15ƫ16Ʋ17ǘ18Ʊ19Ƥ22ư27Ǩ
^ whose	76 -14ƫ-10Ɨ9F13Łż14ǡ15ķ23Ő24ǆ38Ƣ
^ why	65 -19ń-13œ-10Ɣ-9őŔ-8ŧ-7ŉƂ8Ǧ9AŠ10B15Ĺ17ņ24ƻ28ǩ29ƴ35Ƶ38Ţ40ŀ43Ŷ51ĺ
^ will	77 -15r-11Ƣ-9ƱƲ-7ŕơ7Hł10Ķ17Ź19ź23Ƥ29s51V
^ with	82 10ǡ12Ǧ14Ű17ň18T21Ƃ
^ work	86 -11N-9ǟ13R16ŭ34U
^ would	52 -18ƁƮ-14ƶ-13QZ-12š-11ňŞƪ-10Ļƒ-9ŗǏǝǠ-8Ś-7qō7ŖƃƓǂǦ8ŋŘƘ9ƈƉ10Ŏ11Ư15WǢ16y17ĵľǩ20Ţŵžƀ23s24ǁ25mƱƷ27Ŋ28Ň29śŽ33Ŷ44T52r55Ƶ
^ wow	80 7ǀ10Ŧ11SƼ12R13uťǇ15Ơ22ő
^ year	85 18Ū26ƅ
^ you	50 -102ƞ-46ǟ-24Ƥ-16Ƃ-14ƻ-12Ʊ-10xŃƑ-9nGŖŤŴǍǎ-8LSĿœžƌƧǏ-7TYĶĸńŊōŗŦűƬ7fŚ8ĹŌśŪƀǁ9ekľşǚ10łņƈ11Ş12amAĽƝƦƷ13Ũ14Ɓ16ƪ17ŀ18Ĵǀ19ŐƸ20H21j22C23P24ňŏ25u27lQǩ28V30FUǦ35O58ci72N87Ň
^ your	63 -13ťǋ-12Ľ-10Bƕ-9v-8pư7sĻ8mƲ9ƛƮǂ10ĺŒŜŹ11Ɣ12yDE13eŕ14oT15d16Ÿ18ķ19ƥ20Ņ29cŇ30P34M
^ zip	86 
a	28 -27ǔ-25ŀ-22ƕ-21jƮ-20ǎ-19ŉŌ-18sť-17xŴžǋ-16ŕŝǦ-15Ƨ-14ĺ-13ŠƷ-12apVƉ-11ŐřǆǇ-10kCGJŞų-9DE-8tŇŢŧſƄƒƢ-7dozňƞǤ7ŋŽƆ8ľŏƁƗƝǕǠ9ŅŔŭƊƔǟ10eZŎůǍǏǓǙǨ11ņű12IĵŜŸƏƥǈǣ13wƅ14AŪŲŷǅ15lƐƓǧ16WŊƯƱ17ŻƬƹǌ18YŃŶǝ19bőŘŤŮźƎƾǚ20hǜǥ21ŰƇư22Ɯ24Sƚƛ25LĽƑƤ27Nśš28Ʋǘ29ƍǃǉ30mŵƿ32g33fĻ34uĶǀ35ĸǊ37ǩ39X40F43Ƃǁ44T45ǡ46P47q48ƣ
a #	54 -26Ǧ-23ž-20ſǨ-15c-14ť-12ǝ-11ŎƊ-10ōŶƒ-9Ɖ-8OķĺŖŰ-7ŏƃƓǞǧǩ7ŴƗ8ŞƏ9źƘ10ƥǀ11ĵŕ13ŒƚƩ14v15ĸ16ƈǉ18Ņơ19šƦ24W25ƺ27T29ǌ32X38Ū43Ř45ƅƬǡ53ŗ59ĶǊ61Ʊ78Ƃ
a @name	83 9ĺ14oĸ
a a	73 -11Q-10n-7LŤ7gŐ8Ź9TŶ10fhŷƛ11ŵ12ƹ13šŰƄ18Ɵ
a b	86 -7h14ū33ź36ǥ
a bachelors	87 30m
a bad	78 10ǘ19ņ39N
a ballpark	87 -8Ĺ26Ļ
a bank	86 9e14ZŬ
a basement	75 30Ɗ
a bell	87 33Ľ
a big	72 -13S-8F8Ə10ƈ12yŢ13ƛ14g17ǅ18ľ25Ŧ29ƣ42ĸ
a bit	89 -14g13j31ō
a blood	87 7ǂ31ǁ
a bop	86 37ǥ
a box	83 7ƿ8f10ǐ13m16ŏ
a bunch	89 7ǥ16ń
a business	81 -8ǆ-7ǋ21ǥ31Ɲ
a buy	89 46Ǩ
a c	86 18o19b
a car	69 -14Ř-7ĸƮ9żƀ10Ŷ18ŵ21ƃ24Y
a card	83 13e14ĸ35Ĵ
a cert	87 16ǧ17ǒ
a certificate	78 -17ơ8ǧ17ź28ǌ
a chair	80 16Ǒ
a check	87 15Z16ĸ17Wƪ20ƨ
a claim	74 -8Ť10ť17Ŕ19Řţ
a clean	87 26ţ
a client	75 -10ǔ12Ŋ16ţ19Ǧ33ǚ
a coi	89 16ǒ29ǧ
a commercial	85 -17Ƃ15ǥ29Ǧ
a company	80 -14ŧ8Ɲ9š11q20ơ32ƴ
a complaint	89 31ǜ
a copy	80 9Ƅ39ś
a couple	79 -11ķ-10ǝ8Ŋ9Ƥǎ10SĽǞ12U13Ƙ14Oƿ17Ū
a cousin	89 13ŷ25n
a cpa	89 59Ǡ
a crash	85 -8Ƥ20ż33ƃ
a crawl	87 10Ɗ17Ƈ
a customer	81 -19S-11G-7ǔ15Ǆ25ǚ28ő45ǡ
a day	79 -10i22ǝ24Ɓ35ƻ39ƹ
a deadline	87 24Ń
a deal	87 13Ņ22Ŏ23Ō
a degree	89 16m
a desk	89 -14Ǐ16Ɲ37P
a detached	89 26Ƒ
a different	89 10I15ǅ17ň20V
a discount	80 7m10ş11ľ14ő18ǩ19Ž
a doctor	83 13Ƽ24ǂ
a dog	87 33h
a driver	86 33ŷ
a fake	89 13Ŀǘ
a family	86 -17ƽ-11Ũ-7Ɯ23n29Ƴ52u
a fella	87 9ķ14ǃ15cſ18Ƙ
a fence	86 21ƍ22Ƒ
a few	80 -11ŉ8ǅ9m10Ľ15Ɓ17Ɲ22Ŋ
a financial	89 -8Ǡ43A
a fire	72 -12Ǐ7Ɨ8Ŀ9Ɛ11ĺŤ17Ə23ƎǢ32ǝ38Ƥ
a fireplace	87 23Ɛ
a flat	85 -13Ɖ-8Ņ7j9ƚ10ƴ11Ř19Ɓ31ƨ
a flood	86 15ƙ
a form	87 15Ƶ23ơ44Ľ
a friend	81 -10B-7Ƴ29ļ32A
a full	86 9ƫ11Ƈ14Ƽ
a funeral	87 11ư
a garage	85 -7Ɲ43Ű
a good	65 -16X-12ǟ-10Ŵ-9ĺ-8ŏ-7Ň7ņ8s9BŨƆǃ10ǈ11WŖ12Ōź13œǖ17N19iǩ22U25I29Ļ36Ŷ37Ǌ51L
a guardian	87 -32Ʋ54Ư
a guy	89 10Ť14ſ15ǜ
a high	87 18Ř24ƣ
a hip	89 18Ɖ19Ɯ
a home	89 -12ǋ13Ɔ22Ɣ32Ɲ
a homeowner	87 28F
a hot	87 -10B21ƍ22ƒ
a hotel	87 -9X28Ƥ
a house	75 -18Ɵ-9Ɯ-7ƞ12H32ƣ64F
a hurry	89 39Ń
a hydrant	86 20Ə
a is	89 -18Ʀ53Ɠ
a job	74 -20ƨ-12ŗ-10ǣ11ŧ14Ʒ17ţ19ǐ20Ķ26Ǔ34q
a kid	82 -7ŷ23lƍ24ŹƦ
a landlord	89 -14Ɣ42F
a lawsuit	89 10Ŀ24ķ
a lawyer	80 8ķ14A15ǩ17ǜ32Ʋ
a leak	78 -10Ɯ19ƛ32Ť
a letter	87 -8œ11Ŕ19K
a license	77 -13n36ŷ
a list	86 -19ơ-17ķ8Ƽ21ǌ44Ɨ
a little	65 -14x-9Ǉ-7ƞ7WŐǁ8lqVŮƆƜ9zIńņ10ƦƳǄ11cĿƯƹ12YĶ13Ņ17ż18œ20Ŋ
a living	80 -8ƞ-7ŀ25Ʋ29q46P
a loan	67 -8Ʀ10ƪ17Ʊ27Ŭ30Z
a long	82 8ŝ10ő12ů18Ÿ19g25ř
a lot	71 -13Ű-7Ƅ8Rƨ9Nơ10śŮƙ12Ŀ13ǖ14ƚ16ķŇ36Ɵ41Ɯ
a m	89 -7Ň21b47L
a medical	85 12ǁ
a mess	89 13Ŧ16ť34i
a minute	86 -31O-8q11fŚ12u40N
a mistake	89 22ǚ
a month	61 -22Ĵ-17Y-16ŕ-14Z-11ť-7ĸ7ǉ8ǧ10ƥ12ŎŨ16Ɣ17T20Ķ21ŅƤ23Ř38Ơ47Œ59X
a mortgage	75 -23ƕ17F21Ɣ
a motorcycle	89 8ǀ13ş14Ū
a mrs	89 44f
a nanny	87 -10Ʒ8Ɯ27Ư
a new	75 -22U-13Ĵ-11ƞ-10Ĺ-9Ŷ-8W-7Ǐ7Ŭ9Ɓ10Ǚ11Ƌ12ƄƵ18Ǖ21Ź23H25ǅ33G52S
a nice	86 10ņ11Ƨ20k22i
a no	89 7ƴ15Ŏ
a normal	65 11n12R13Ǐ25ŭ
a number	82 -28I-25ř-16Ƭ-8Dū13Ǡ15ſ17Ř18Ļ59X67Ǩ
a nurse	78 -16ő11q12Q21S22ǁ25U28P
a okay	86 41b
a one	83 -9řǦǩ-7Ʀ12ū15Ƽ17ũ19Ƃ22Ǉ26ǡ
a or	89 -13Ō12ƌ15Ɓ
a parent	85 -7F9ƽ12ŷ53u
a pension	85 19Ķ
a permit	89 8Ÿ14ƌ
a person	89 -7Ɨ56Ŝ
a photo	89 -11K23ś
a physical	85 27ǁ35ƾ
a picture	79 11Ŵ14ū34ś
a pipe	86 26ƛ
a place	85 9ǟ12Ɛ15M16Ƥ17Ɔ
a policy	73 -23Ɓ-11Ś-7Nǥ8ơ11Ƣ15Ļ20Ƭ27ƨ36Ʀ47ľ52ŏ
a pool	80 19ƍ
a private	87 -9F12Qǀ14ǣ19ơ
a quarter	87 15ƦƬ17Ƙ18O
a quick	86 11ķ28Ŋ
a quote	87 -7ń9Ľ32Ĺ
a real	85 7Ŝ14Fŵ18Ɛ23ľ
a reason	89 7Ŕ8ƀ
a recorded	89 8ŋ
a regular	86 -7ǔ8Ÿ12Ų13ƾ17Ɖ21ơ
a rental	86 8Ɓ35ŵ
a renter	89 16Ƥ47F
a restaurant	89 16ƣ24Ǎ
a ring	89 -13Ƙ20Ǝ43f
a safety	87 
a second	74 -13Ŵ9Ŋ12AĻ16I19ũ22Ɵ23Ɣǩ24y26Ǟ39N
a security	89 30Ǝ
a service	78 10ư19ţ
a slab	86 -10Ɗ33Ƈ
a spouse	89 59f
a storage	86 20ƥ
a strange	79 8y22Ǖ
a student	80 21Ʊ
a sump	89 
a term	87 -15ŕ11Ʃ24ƭ
a time	87 13b20L
a trampoline	87 
a truck	89 -9Ÿ-7Ɯ16Ǧ19Ū22ǐ27S
a trust	86 -8A17ƫ26Ʋ
a typical	87 11ǎ12T13ƿ15Ǆ
a w	89 7Ǒ18b26Ǉ
a week	68 -7L14ŭ19ǝ20ů22ŵ23ƿ26Ų33R
a while	80 -10ŭ-7S7G13Ų14ŇųƤǨ36ő
a whole	86 -10ǩ7h10Ǖ12ň14uķ
a will	78 64Ʋ
a win	89 39Ļ
a wood	83 14Ƈ
a workshop	79 18Ɲ
a wreck	85 9żƃ11ž22Ŝ
a written	89 15Ǔ
a year	64 -17Ɣ-11œ-10ť-8ǅǟ-7ƺǒ8XǊ10ĽŅ13Œ15ŕ16cq17p19Ɯ20ǀ33ǉ48Ĵ50Ů65T
a yes	86 -12Ł17ŋ35Ŏ
able	81 7Y8zƮ10Ʒ15ś17N
able to	81 7Y8zƮ10Ʒ15ś17N
about	41 -14cx-11SǞ-10Őŕǐ-9QRńŏ-8sĻŒŗǃǇ-7jNňƵǢǨǩ7ĵĽűƱǀ8nŔƏƴƿǏǘ9AĶņƋƎƢƸƺǗǛ10HŉŢŲƆƌǌ11GšŨǂ12BľŊůƔƨ13uVłƬ14ǁ15pYļǜ17hŝŹ18Ǆ19Ŵƶ20Ťƞ21TŇō22rŽ23Şǔ24ŀƳ29Ŀ35Ĺ
about #	63 -11Ĺ-10pŇ-9Q-8I-7ŝ7ĴĶ8G9cǗ10ŌŦǉ11Ə12ƌƜƝǛ13ƪ14ű15Ƌ16ƗƱǀ17Z19ƙǝ20Ǐ21Ƭ27Y30ƺǊ40T
about $	72 -15ōŞ-11Rĺƺ-9T-8Ƽ-7ľƜ12ĿŪ13v14hťŲ15UƠ17ŀǂ18ǩ19ƶ20Ƹ28Ĺ44Ť
about a	78 9š12Ľ13Ŋ19Ŀ20X25Ĺ
about all	87 8Ƴ11Ŀ30r
about an	89 16Ƃ
about any	70 -7ō8ƌƛ9ƦǑǣ12H14Ų15ţ19Żǘǜ21š22ƴ
about anything	89 -7ƽ8Ƽ26ƥ
about being	89 11Ş18Ž
about how	82 -14ǋ-9Ǌ7T10G11ƅ12Ů14ƆƮ
about insurance	87 -18ơ27ǌ
about it	65 -32Ş-12ǩ-11ŝ-10P-8ŐƞƱ-7Ŗ8ĹƯ11Ĵ12ũƤ13Aĺ14ŧ15ĵ17Ǝ19ǜ20Ŷ21ō29Ň30rŨ33B44Ŀ50ŀ
about leaving	89 -14ŝ20Ţ27V
about replacing	80 26ĺ
about right	87 -9S9g13G27Ƭ
about that	74 -27ǩ-22Ť-11ŝ8vŴ10k13t17Ŷ20ǥ29Ƴ35ō58Ň
about the	60 -19c-17ƙ-15Ǟ-14x-12Ň-10ŕǈ-9Ĺ-8ŪŶ-7ŝŧ7ĽƘ8ĿżǍǙ9ņƶ10ű11Hŀƈ12ŖƟ14Ǜ16ƨ17Ž20Ŕ21ǔǩ24u27ƞ28p31Ŵ34Ǆ35ľŤ
about them	77 -14ƞ-13ŀ-8Ŷ49ŝ53Ş
about this	76 -7Ĺ9ŀ10Ǟ11ŋƧ12B13h15ŎƳ25r
about to	78 18T20Ź
about uninsured	79 15ſ
about us	85 -23A16ņ36ļ
about what	80 8gY11Ň12Ş14Ķ17Ʒ35Ŗ
about when	89 14ĽƳ18ť
about you	87 8m10ƨ11f14ō
about your	63 -11vU-10V-9Ňǐ-8BĹ-7cľŀƝǍ8kuŹ9ǄǕ10ƽǗ11Ʋ12ư13Ŋƞ14h15z16q18ů19Ū21lpƨƸ25nǈ29ŝ32P45Ş
above	80 -9ƣ15Ǧ24ƍ25ĵ50Ǎ
accent	87 55l
accident	78 -10ŵ-8ŻƮ11Ƴ14Ŕ16ż25ť39ƃ
accident $	85 8ƃ27ť
accidents	68 10Ż14ţ38ż
accidents $	83 -7ţ13ż18Ż
accidents in	89 -7ţ16ż
accidents or	73 28ţ
account	70 -8IūǠ7Ǔ8J13Œ14ae17Ǖ18Ĵ19Ŝ21ǔ23Y41ř
account $	82 -21e-13Œ10Ĵř17a18Y23Ǖ24Ŝ
account number	81 -9ū28e40ř
accountant	76 14ǆ23A28Ǡ31B
accountant $	86 -10B-8ǆ23A39Ǡ
accounts	87 12ǔ26Ķ
across	87 12ů28ļ
actual	89 8Ǣ12ǆ
actually	80 -10Ǆ7R8ţ12Ļž16KP27Ŗ
add	73 -13Ō-8ŉ11oZ13Ǡ15ķ18yƌ21cǏ26Ɓ38ō44Ǟ
add up	89 20ķ26Ǐ
added	85 9Ɨ10ǥ28ƌǞ
adding	87 11ŹƁ12ƌ16Ǟ
additional	79 10Ǥ11Ǔ17ǧ18ǌ
additional insured	80 11Ǔ18ǧ19ǌ
additions	89 -17Ǟ24ƌ
address	63 -12S-9Ǟ9nF14ǧ15E17ŷ24JŰ31G33ǋ51D
address $	70 -12S10FJŷǧ11D13n32ǋ35G
address of	83 -12G7ơ9D26ǋ
adjuster	83 45ŧ
advice	75 14A24B36ǚ
advice $	85 9B15A21ǚ
advice on	89 -7B13A
afford	86 12ǔ22Ƥ26X
after	56 -11ƭǨ-10Ř-9vǩ-7OQ7gƈƕƽǞ8ţƫǟǤ9Ʃ10ľƋ11JƷ12t13Ǣ14ǎ15UƧ16EŜŢ17ť18Ļ19wy21ƯƳ22LķŨƃ25zŦ33ũ
after #	89 15Ţť17ƽ
after $	82 -9O-8Ũ-7v17wĻ18ũ25Ƴ26z
after a	74 8Ɨ11Ǣ17g18ţƃ
after closing	80 24Ř
after high	89 -15m32y
after that	79 -7b7ƈ12t14ƫ18m19ũ35Ũ
after the	71 7Ɵ8t9Ƴ10ĵƮ12ƯǠǤ14bǝ18ľ22E23Ũ34ũ
after you	78 -9Ƴ-7Ũũ7Ǣ11wƕƧ13Ŝ14Ǟ20Ʒ21ť27Ư
after your	85 -37Ř-12Ǩ12Ƴ14Ŝ17Ƨ45Ŧ
afternoon	83 -8Ń7Ļ11gL13i15Ō17j
afternoon $	87 7Ō9Ļ17L19j
afterward	89 -8ƽ10Ũ12Ƴ24ũ
again	64 -12ĸ-7Ŏ8ƚ10Ŝƿ12ǩ14oL16kY17t20Ŷ28Ɠ30Ɨ32ňũ
again $	69 -14ņ-11Y-7Ŏ8tƓ11ƿ12L13Ŷ14Ŝǩ16o19ň26Ɨ42ũ
again how	79 -12ĸ33Y
against	72 10Ɣ11łǡ12B13ń14r15Z28ƪ
against it	75 13B14r17Z24ƪ
age	69 -19Ɖ-10Ʀ-8Ŋǩ-7oń7Ÿ10Ǎ11ƽ13x16ŷ23ƭ37ƈ74p99c
age $	78 -7ńŊǩ7Ɖ10v20ŷ35p64c
agent	66 -8Ĺ7ŖǢ11ſ12Ǟ21ľ49ņ63Ŝ
agent $	75 -9Ĺ11Ŝ21ņ25ľ
agent ever	89 12Ŗ15ſ
agents	78 -10w19Ŝ27ń35ņ
agents name	89 -19ņ-11w56Ŝ
agents you	89 21ņ
ages	83 -9Ĺ71v
ages $	89 44v
aggregate	87 23ǡ
ago	77 -11ŧ-8q10G11Ľ14uƴ15ĺƈ16f39ť
ago did	87 14G25ť
ago was	87 -12ŧ18ƈ22ť
agree	86 -9q-7ƨ12Ĺ16B22r27Ł28ǩ
agreement	86 -8Ɓ-7Ł12ƢǨ13ǌ30Ǔ
ahead	76 -10v-8Ʊ9a10dy11Ś13ľƲ22Ō27Ş
ahead and	82 -11v10a11d13Ś18Ō29Ş
air	85 -13ǆ11ĸ13ǌ14ŉơ22Ƌǃ
airbnb	86 37Ɯ
alarm	75 -7Ə50Ǝ
alarm $	83 34Ǝ
alarms	87 -11ƹ21Ǝ
alcohol	71 33ƿ35Ǜ
alcohol $	79 12ƿ27Ǜ
alcohol these	80 12Ǜ
all	48 -21ǩ-18a-13RǑ-11ŹǢ-10bƽ-9lǞ-8ŎŬůǦ-7pAKŁœŝŶƉ7ƇƖƿǉǗ8grUƲ9Ĵţƾ10ũŷǄǔǕǡ11wPWņŮǐ12ŏƞƨƷ13dƳ14ŴǋǨ15Ŀşƫ16ķƊƢ17x18ƝǇ19nŖǖ22ƌ23k28Ŧ29ł30Ɨ35ōǥ45Z
all #	86 9d10s12Ƣ28ł
all $	72 -14Ũ-7Z8nzƌ9ŞƜƹ10ţ11ĿƔ13Ƴ15g19ƿǡ21Ɲ22k23ō27ŏ
all about	89 11ƨ31ł
all at	85 13Ĵ14n
all day	87 -12L8I11Ŵ39P
all do	85 14W22Ɗ25ǥ29Ǆ35Z
all in	80 -14ŤƗ13Œ17Ŧ21ķ37ǖ
all is	83 -15Ǣ-8ŏƉ-7ƨ10ţ13u14ķ20n36Ŗ
all lives	89 18n
all of	71 -10Ǧ-9s-8d7rǒǘ8Ũ9ĺŦ10Ƃ11ōŪ16ǋ17Ŝ19Z
all on	86 10Ǘ12q16Ǩ31ƨ
all over	87 -8l10ǐ14ƒǔ
all right	89 -12r13ş16Ŋ18Ʀ20Ʒ
all that	76 -14ƽ8ƣ9ư10yĶ11kƗ13ňť14Ǚ18ǥ40Ũ
all the	74 -7R7ƞ8ş9Ɗ11ĿƷ12ŃǨ13Ų14Śũ15Ɲ20ņ
all these	87 -7Ũ11ǟ12Ɓ14ĺ29U
all this	81 -13Ļ7Ƴ8i11t17j40r
all together	86 14Ǌ15ǉ16Z
all you	83 -17Ǒ-8Ɯ13Ǘ15Ļ32Ǉ
all your	76 9ǔ15ş16ƾ26Ǖ40Ɨ
alls	89 11ƶ15ńƻ16n
allstate	89 -15ŏ-11ŗ16ő19Ņ34Ő
almost	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
almost cost	80 23Ǖ
alone	80 -16ł-10rǋ9z10Ʈ13Ʒ21Ł22Ǎ24n
alone $	83 -16ł-10r10Ʈ13Ʒ22Ł25n
along	78 10Ƽ11Ƃ12iǀ13Ƨ14ƞ15Š18s20Ķ
along $	86 -12t12sx14iǀ15Ƨ22Ķ
along with	89 8s13Ƃ17ƞ
already	73 -8ķ8ƖƵ10ǩ12v13Źư15p18Ĺ26ŏ27Ɓ
already $	86 -11ŏ12ǩ41Ɓ
already have	89 10ŏ12Ĺ14Ƶ
alright	71 -8ǩ7dEŨ11ŋ12KŇƷ13N19MƮǁ25Ŋ29i
alright $	83 -8ǩ9Ũ10ŋ14Ʈ20i25M
alright if	87 16K27Ŋ
alright with	85 8Ž27ǁ
always	78 -8G8ņƜ9ļ10ĸ11Ř12V13ĵ23Ɨ25l
am	55 -14Ɩ-12ŉ-8Xř-7LŀŎƀ7qrŤƼ8kPǄ9MŌƊ10hĽŊ11wUŅņŵƳ12cCĹŝ13Ňǥ14f15Ińż17g18ƞ20bō21N28a30i40ň
am a	89 13K30g
am curious	89 8B15r20Ĺ
am going	83 7o9d13a20P
am hearing	83 -14ǩ8g9U12Ţ20ŵ26h
am i	65 -15Ɩ-9ř-8Ĺ-7B7ǌ8fuAƹǀ10q12I14Ō15i16Ň17Cǥ20cN23ň26b27ń28a38ǩ
am not	87 -8ō11N17B21Ņ23ŝ
am sorry	83 -9Ƴ-8a10Tƽ11z12ƺ13f15Ť23ņ
amount	71 10ƦƱ11ƚ15Ɨǖ16ŦƓ19X28ŗ50Ƭ
amount $	87 -12Ǣ11Ƭ12Ɨ14Ʊ
amount on	89 15ƦǢ22Ŧ
amount you	89 16ŗ39Ƭ
an	52 -20Ɲ-14ǧ-12ŶǏ-11Ş-10H-9ĺ-8šƬǠ-7eŐŖŻǄ7ƍǣǦ8qŊő9Ĺƞ10JƋƕƶǋǤ11Fūǌ12Ŕƃ13OPƴǜ14lƅ17N19D20Ķ23ľƄǉǖ27Ɨ28bŪ32Ŝ35Ƃ42A53ǆ
an #	87 -8Ŷ18Ū28Ŝ
an accident	87 -9Ż8ż15Ŕ19ƃ
an accountant	85 -10Ǡ-8ǆ-7B70A
an agent	81 -8Ĺ15Ŝ27ľ
an alarm	89 
an apartment	86 19Dƞ
an app	89 41ǖ
an email	80 -11Ǡ12K19J
an emergency	89 9Y
an employee	85 27ǜ
an hour	87 19L23ǉ26O
an insurance	86 -10Ş8ņ12ţ18ĹŜ23ľ
an llc	86 50ǆ
an old	85 -7ǐ12Ĺŀ17ő18Ū23Ķ
an older	87 20Ƌ24ƅ
an s	87 13b14Ƅ26ǆ
an sr	87 
an umbrella	71 7Ǧ8Ķ9Ƃ22ǩ
and	32 -24ǩ-16ƣ-15SŅ-14Ń-13ŇƅƸ-12jǔ-11YňŨŲƦǋ-10ŵŶ-9ĴĽŀšűƙơƱ-8Kƞ-7ŉŝ7fgQŐŘžƇǍǗǝ8pqFNĶŖſƃƕƜ9tuPńūƁƓƨǙ10eřƎǆǢǥ11Ōőƛưƾ12hzŷƆƿǌǐ13BJųǠ14ƔǕ15TķƗƫ16ƻ17n18DZĹş19ǁ20Ǐ21vōŦǇ23Ƌǚ24dW25ů26Ǜ27Œǃ31wC32o36ƺǈ40Ū44a
and #	76 -11Ŧ-9Ơ-8Ÿ7ƺǉ10Ƣ16Œ21n31v48Ǉ
and @name	85 -8Ū13ǈ14Ƣ17Ł39ŷ
and a	67 -9ţ-8ǧ-7ō8eư9a10WũƋ11bhƻǈǌǣǥ12ůǁ13Ķ16Ƒ18uŪ21v25ƺ26ǐ
and about	82 -14ǋ-7c14Ɔ17U22Z47ƺ
and address	89 -10J7ơ25ǧ
and all	77 9Ɨư10ĶƢ11Ɯ12kƔ17T19ǥ
and an	89 -16Ŷ36Ū
and and	74 7Ǝƺ8ĵĶƟ9u10ưǒ11Ǧ12ŖƜ14ƾ17Ǚ
and any	87 10ƽ12ƿ
and are	80 -15y7H9c10F11Ʊ12Ǥ42u
and by	78 -20ơ-17ǌ14p61Ĺ
and cards	80 7ǖ
and clear	87 -12ň8Ŭ14Ʒ43Ɣ
and collision	80 -8ǡ22ƀ
and could	89 14ǟ23W
and dad	87 -12Ƴ27z
and did	81 11ż12nōƌ16Ŕ20ź
and do	70 -10Ƌ-9ǧ8Ǜǣ9ƹǌ10ǖ11ŏƄǑ12gF13ŗ16Ŋ
and does	89 9Ǝ13ź
and for	83 -13ƺ-9ƿ13žƗƻ15ǁ20ǂ
and give	89 -12v12dŷƗ13a
and hail	86 8ƚ
and has	79 12ǣ
and have	80 11ǘ15ƪ
and he	83 -9ŝ12ƽǒ20ǜ23p24s28o
and his	87 -38d-13Ɖ10ƶǑ13n32ƨ43p
and how	57 -24w-16ƣ-11ǔ-9œƦ-8vŐǋ-7oƉƸǈ7gkůǦ8hłŭƨ9Ƭ10ŶŷƈƭǕ11p12Ǆ13x14Ǉ15ŧƏ16Ŧ17ǂ18TĻ20Ɔ23c32t43Ɠ
and i	68 -14Ʋ-8ǩ-7Pń7EGŐœƶ8MNT9qŊƬ10Ŏǆ11xƄ12ňōǞ14O27Ō29L
and if	74 -8L8zƧ9ŞƄ11cIƯ12G14Ţ22ƫ
and in	78 11ǈ13Ǌ22ǐ
and is	62 -13ƣ-10ƚ-7ƪ8ƃƑƟ10g11Ǡ13ķ14TǛ16Ƹ19FƩ21Ř
and it	75 -10u7ƞ9gų10JƳǘ11ƛƼǚ13Ɛ16Ʋ17ż26N29w
and just	89 8K27ǋ
and last	80 -9ŷ15o58a
and look	89 13Ƈ21Ǚ36Ŝ
and model	87 24Ū
and no	83 8Ɓ9g11ǀ14ư15ƿ
and not	89 -7ŀƦ14ƪǩ16Ź19ĺ
and on	89 12Ļ13q15y20Z
and raised	89 34l
and read	80 -8a8Ÿ9ūƪǌ10e21Ś25ƻ
and roughly	79 27Ʈ
and some	87 12Ǆ13Ž14ơ18ķ
and street	89 21D
and such	89 11w14ƻ
and tell	74 7ƗƷ8ŗǌǢ9ĸž11Ɖ13ŚŠ15Wŀ26ſ
and that	75 7b8Ʀ10Ƽ11ş13ƛ23W27Œ33Ť
and the	59 -29Ū-24p-11ŷ-10ĻƂ-9aơǐ-8Ś-7UƔ7łřƗǈǌǟǢǤ8tŹǑ9ƾǦ10eTŝƇƫ12ǃ13œǥ14Ǖ16wE17Œť19C21dŦ23nv32D36Ŵ37Z
and then	76 -19Ť-7v9dH10ƭ12ń15y19wƫ23ņ79ō
and they	80 -10ž-9Ǒ-8v10Ƥ11Ķ13Ʈ27ǩ31ơ35Ŧ
and we	87 10s14ƭ15M
and weight	82 18ƺ
and what	50 -15Z-14ǃ-13Ź-12Ũ-10ŅƧ-9T-8ť-7rŞŴǩ7yLWōƉƳǧ8ƕǄǆ9Rœƨ10JŢ11ľőŗ12PƠ13Bƌ14ř15ǎ16Ưǉ17q18Ɣ24Ĺ31d35Œ37ǈ60Ū
and when	74 -16ǎ-14ō9ť11Gƒ12y15P16Ƨ21ŕ33Ɩ
and where	72 -38ǋ-9ų-8H9Ǟ10ļ11Ʀ15X17Ǐ21Ŵ32Q46C
and which	75 -29Ŵ-10u11ƶ16Ūų26ū30ŷ
and who	67 -18Ƣ-15ŷ-10f-8ŪƳ8AŜ9ƕ10Q15h16nǈ17ǐ19Ť23Ő29o
and whose	78 8Ź11F13Ƣ17A
and why	89 -8ǩ-7ŒŢ19Ŀ24r40ĺ
and would	87 10Ž
and year	87 15d
and you	68 -12c-9ƭ-8Cŝ-7ǎ7ǈ8Nƃǆ9ƾ10sŌůǋ11Ƶ13ų14őƨ18Ǖ22ǝ24ŠƤ25f27p49a
and your	62 -17ų-14s-13Ŵ-8Pƽ-7ǔ8I9Ũ10Ƣǘ11zDŷŸƃƘ13q14Ł15v16oǎ17J18B19aŐ20ǃ23Ǩ24ǆ37ů
animals	86 37h
annual	76 9ƪ10Ů14Ǌ17ǉ19T
annual payroll	87 19ǉ
another	72 -12ůƬ-10Lş-7Ţ7ż9Ÿ10ōŹ13v16ƴ19ŶǞ20IŐ22HŴ28Ɵ29ŵ33y
answer	86 11Kľ13ǚ19Ŕ21ŉ
any	40 -26Ɓ-17Ʃ-16Ǉ-15ōƧ-14Ő-13ǅǐ-12QŴ-11cFĴŅƗƠ-10ĺňǡǢ-9ŖƞƯ-8nsUŊŽƈƟƣǥ-7qzőŗŝůǝ7ĶƎƥǄ8ńŔƨƴ9ũǈ10kŉŞ11ŏŪƽƿǓǘǜ12xŌŷƂƐǔ13uYZţżƙƚƱǏ15WŋƉ16ĵƑƾǃ17gǙ18Ƽ19yƘǆǑ22ƛƪƻ23j24Ż25ǀ26H28Ɯǂ30Ų31ķ32hm34šű36Ʀ41Ƹ42ƹ43Ź44ƌ48Ɲ
any #	83 -27ǣ-21Ǉ-18ǅ7h34Ǒ112Ʊ
any $	85 -27r14ǂ18Ɲ23ƨ
any accidents	70 19ţ26ż
any additions	89 -17Ǟ24ƌ
any animals	89 24h
any bankruptcies	89 21ĵ
any big	83 -7ǀ31k
any business	86 -10Ū10Ų13ǐ23Ɲ
any cash	87 -11Ʃ10ƪǖ
any chance	89 9H16V24P
any claims	79 35ţ
any close	87 16ǘ44Ǚ
any coverage	81 -14Ʀ-9Ƨ7Ƴ29ŏ34ƨ42W
any damage	76 -15ƛ29Ť57ű
any delivery	80 13ŭ
any drugs	89 19ƿ
any excess	87 -17ǡ26Ǧ
any family	78 20Ƹ
any fender	87 25ż
any health	80 7ǂ37Ƹ
any heart	89 -14ǜ17ƽ
any hobbies	87 -23ǀ40g
any insurance	87 -17Ő-7š14Wŏƴ25ſ
any jewelry	89 
any kids	83 13u32Ź
any leaks	85 -7Ɲ32Ɖ
any life	82 -18Ʃ-15ƨ-12Ƨ-10ŏ14W75Ʀ
any loans	87 15Z24ƪ
any losses	87 -7ż25ţ
any more	86 64y
any of	72 -18Ɲ-9Ž7ŏ8ǈǕ11ƦǦ13ƽ14ŲŹ17j19ǏǑ24v26ƥ30Ɯ
any other	77 -16Ņ-12Ŵ-7ǐ10Ʀ16Ū17ǋ24ŷ32ńş
any plans	83 10ǀ34H
any prescriptions	87 18ƻ
any questions	83 -10Ŋ35ŉ
any reason	89 20Ŕ37Ō
any remodeling	89 21ƌ
any roommates	87 34Ƣ
any savings	87 30Y
any side	78 19T28Ɲ
any subs	89 8ǒ18Ǒ
any tickets	82 -17ż-7ţ52Ż
any time	86 -18V-8Ʀ10y11š14H18ƴ36Ƹ
any tobacco	87 25ƹ
any trouble	87 -12Ǉ12ĵ34ǜ
any violations	89 24Ż
any water	75 -14Ƒ16Ǝ26ƙ36ƛ
any wood	89 
any work	86 -15Ɨ-9QU21ǔ41Ɲ
anybody	56 -23ƪ-12Ǐ-9ǉ-8ķŉƤ-7ŹƖǦ7ƂƋƽ8ƁƟǢ9zŔƈƢ10ŷǑǙ11ƓǇ12Ŝƣ13ŝ14h15nŁŏżǔ16ƴǛǡ17ǣ18ńŤƜ19ų20Ų21ZŖ22ƯǨ24Ǎ
anybody $	80 -18Ŝ-9ŉ9Ƣ15Ŗ17ż18Ł23hń
anybody been	80 -11ǣ20ţ
anybody else	78 -8ŁŸ-7Ƣ7ż8ń12Z14Ǩ22n36ŷ
anybody ever	77 -9ţ-7ŔǦ9ƨ10Ƃ11ǜ12Ŝǡǣ19Ǜ21Ŗƴ30Ɯ
anybody hurt	89 -8ǜ-7Ƴ18ǣ32Ť
anybody in	89 -8Ƴ7ŷ8Ų13ſ14ƽ
anymore	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
anyone	64 -13ǌ-9ţƈ-7Rŭ7zşƜ8ǘ9Ǩ10Ƣ12nŷ13Ɖ14Ʊǩ15Ł16ŖǢ17Ư19ǜ20ųƳ23ǐ24Ɵ
anyone $	87 -15ǜ15ş19Ƴ27n39ų
anyone co	80 21Ʊ
anyone else	85 -15ǌ-7n11ń17ŁƢ
anyone gone	79 12ǣ13Ŗ
anything	50 -12ǩ-11ƈ-9ž-8ŋŬ-7HŰ7BűǍǎ8ƐƻǓ9Ŀ10ƑƱƲ11ZƂ12ĵŲƦǀǏǕ13kƸ15ƨưƳƽ16gŇŏũǂ18ƘǞ22ōŻƼ24ƿ25ţƥ26ŉƄ27ƍ
anything $	67 -9ŉŔƦ-7ţƻ7Ƅƌƚư8Ÿ9gƨ11r12ũǓ13Z15ŲŻǛ20ǂ22Ǟ29Ƽ
anything else	74 19ş20ķ35ō
anything from	89 -9ĵ13g16Ǖ29Ƅ
anything fun	85 -7g42k
anything in	78 -15Ƽ-12ƽ-9Ş8Ƴ10ŏ12ţ15ĵ18Ʋ19ƥ29Ʀ30Ƹ48Ň
anything like	74 -12ō-11Ň-10Ƙ7ĵ8Ų9gW10ų12uƜ13ƹǎ15Ɲ28ƿ
anything on	80 -13ž-12Ÿ-11Ŭ-10ŋ10ţ11ƃ12Z16űƄ20Ƃ23Ż30ƨ
anything special	77 33Ƙ
anything that	86 8ƻ11ǀ12ōƽ15Ƙ
anything to	89 -8ƌ15ƍƶ24ũ
anything valuable	89 -11Ƙ8ƥ11Ɗ
anything you	78 -22Ǟ-7ŏ7Ƽ8ƻ15ŝ22ƥ38ō48ŉ
anytime	89 31H
anytime soon	89 31H
anywhere	76 -11ǘ7ǀ10ǥ13ƋƛǗ21ş30k31ň
apartment	61 -16Ǎ-11ǧ-9ƛ-8HƝ-7Ƅ9Ű12ơ13ƞ14G18F19ƥ20DŤ21Ɯ22ƣ23Ɨ26ƠƢ32Ƥ
apartment $	69 -26ơ-10ƛ-8H16Ƥ19ƥ21Ƣ25FŤ42Ɨ
apartment building	89 -14Ǎ12ơ16ƣ
apartment do	80 -7Ɲ25Ɯ
apartment or	87 -24F28D42ƣ
apartments	85 -9Ɯ11ơ16ƣ44Ǎ
app	71 -15ų7ǆ8ś15Ƅ16ƴ21Ś30ǖ31Ų38Ž39ŝ
app $	82 10ś27Ž38ǖ
app that	89 9Ž
application	85 10S15ƿ16Ō17ƴ
applied	89 23ƴ
appointments	87 7ƾ11Ǘ12M13ǖ15ŵ
appraise	89 30ƒ
appraise for	89 30ƒ
appraised	87 -7ǘ35Ƙ
are	33 -20Ŕ-16ļŇŜŵ-15ű-14Aŧ-13ŊƗǂ-12ŅœŠƀ-11ĽŹǃǅ-10ŴƔƫǖǥ-9mtǓǛǜ-8ō-7qIJKWŤŰƥƧƨƯǝ7žǒ8XŋťƹǔǨ9pTŁńŉşŬŭǣ10ŀƮǤ11NĵňƏƑƻ12EƷ13ĶŏŖƁǐ14nyĻŒƖƚƤǇ15uŌŝŨ16bzLVŃŷƱǀ17kŪ18fũŶƞ19ƭ20RĹłƟǑǞ21ǈ22gwPŢ24ŗ25ƺ27alZǎǟ29Q30xƣƸ31H33ivǆ37C39FŐ44c47ǩ
are #	83 -9Cŝ-7Ĺ13Ƅ19p27ƺ63c
are $	79 -14Ŋ-9C15c24j25Ţ26b58a
are a	75 -18ǁ-7Ň12FƷƼ17b23d24l34g71P
are at	83 -13P11U14S19ž24ǋ41Q
are covered	86 -16Ǣ-7ŏ13ǒ15ŗ17Ő29Ʀ
are done	89 -7Ō16y18Ļ19ŷ25Ǟ
are going	86 9Ż11ǟ13Łł
are gone	78 -14ƭ-12ƕ9Ư14Ʈ17Ʃ21ƶ29Ɵ48Ʒ
are good	89 -15Ň9ŉ15ŋ23Ō
are in	68 -25Ǎ-11Ǉ-9űǖ-8ǔ8nƃ11ơ14Q19Ƣ20Ŏƙ21Ƹ24Ǘ34ƣ38ų41C
are looking	87 18Ǌ22ĺ24Ƭ
are not	73 -14Ş-11ǩ-9P9ŀ11Ŧƅ12ƴ14ǝ16Ň19Ɵ20Ŗ21ǈ26Ʊ30Q36g
are off	87 -9ŵ8k13N14ƃ16Ɵ
are on	67 -17ǉ-11ŷ-10ž9Ǧ10RT12ƣǠ13ŗ14Ƒ16NŚ17Ū20Ɓ21ǆ28Ǉ
are out	89 13ů22Ǩ
are over	86 -13c21T35Q36C
are paying	85 -12Ĺ8ǉǥ13Z15Ŗ30Œ
are right	89 10Ů12M
are the	62 -27u-21ž-13Ǐ-10iŪ-9PƷ-8ŏ-7ǃ8bqƮǈǉǨ9Ƈƞ11ŝŭƛǆǤ14wyƚǄ15Ǖ18ź20v21ŷ22ř24Ǣ30ŗ33ǐ43x
are their	87 42ǈ
are there	70 -7Ɯ7HƉ10ƑǇ16u27ŷ28n30ǩ36Ǎ
are they	62 -30ǟ-15Ŕ-12cǩ-8lQŧ8Ś10ǔ11ş12z14Ǐ15Œ17ŞǇ19U20w23Ǒ37x70v
are things	85 -8U32i40ǟ
are those	81 -11Ŭ-7wƈ8Ɖ11Zǐ12ƻ18Ƒ25Ǒ
are we	72 -16ĺ-13ǩ-12g-11P-7ŘŹ9OƆ10Ŧ11Ū12Ŏ13Ƶ14Ō16Ń17h18ť20c23v29X42Ĺ
are with	81 -13ŏ7ŝ10Ş14Q77Ő
are worth	86 -16Ǐ-11Ǣ7Ɨ17Ɲ37Ƙ
are you	40 -28v-22ǝ-17U-16ǂ-15ļƗ-14Ǉǈ-13ơǢ-11ş-10ŒœǨ-9AIŀŜƆ-8bzĽŇōŠǖǥ-7jŰŷƑƔƦǅǗ7ĶŕŖŗƖǞ8sſƌƠƮ9yĵŝƒ10pĴ12GVľĿƞƣ13DŁńƏ14RŭŽƚƹ15fŬŶƱ16žƻ17FHǣ18ŨƸ19lķǁ20Ő21ELĻň22Ń23Ţ24Ū25k27Ƥǀ28u29P31łŏ33Zƺǆ35c37ũ38iǎ43C49ǟ68ǩ
are your	60 -20ŗ-17Ƙ-12Ǆ-8P-7ǎ7u8şǈǑ9ǒ10gwǍ11V14ư15ǩ16Ǌ20Ǐ24ǔ25R28ĺ30Ǣ31z34ǡ39v
area	80 -16Sƚ-10ǩ-7ǅ8F10Ŕ18j19E31l35CI
around	58 -11Hǩ-8ű-7ƛ7tƕǧ8uWŭ9Lſ10şƱƲ11hƎ12lnǁ13ƍƥ14ĵ15TVƓ16Ƒǉ17Š20ń22ŵ25C29s
around #	80 8s10Ǘ12ǉ14Œ21ĵ23T
around $	73 -12H-10h-8t7Ư8ĺǂ9ŵ10Ʊ14W15ş18u21V23s36ń
around here	85 9ſ10Ɠ11l12ų
around if	78 -7ű26ŵ
around it	87 12ƍ16X17n
around so	89 11ő18s22ƥ
around the	82 -9ƙ8ǈ10k14n15ƍ17Ǝ23Ƒ
around there	89 11Ņ12l14ƙ18h
art	76 41Ƙ
art $	78 33Ƙ
as	57 -13Ưǩ-11Ÿ-8ǔ-7h7aCŀňŴ8KŒŢŰǁǣ9ǀǒ10vƬ11pŚż12jFńũƲ13ơ15ƫ19o21ŏŷǓ22f24c52ǃ
as a	76 -8Ÿ7ƨǚ8f10Ƹ11lŴ12ǀ14Ż16P29ŷ
as additional	86 -8ǧ17ǒ40Ǔ
as beneficiary	72 13ƫ
as it	86 10Ŷ11Ɓ12ǈ15Œ22j
as the	83 -7Ÿǩ11ƫ15dǃ20ơ
as you	85 -8Ƹ10Ǎ11o12K14ǂ16p
as your	89 16Ű18C
aside	81 14Ʊ35ư36Y
aside for	86 16Ʊ30ư
ask	59 -10Ə-8Ǎ-7Ļ7i8Ƨ9aĵơ10šƇ11u13A23Ĺ24Ǔ30Łƿ31Ŋ34c47ŉ
ask $	81 -7ǩ9c12ō18Ǔ21Ŋ45ŉ
ask for	69 -15Ż-8ơ7ƕ9ǌ18ƿ37Ĺ
ask me	83 -14Ə-9ō62ŉ
ask so	89 7ũ12hƵ13Ŧ
ask you	79 -38ŉ-10Ǎ12Ǔ24ơ66Ŋ
asked	72 -10Ĺ-8ŷ-7ŸƄ9ž10ŉō11p12ń15aŔƕǒ18ǧ19Ǧ
asked for	77 -27ǒ10ž14ơ16ƕ28ǧ
askin	89 7Ŋ15av
asking	73 -11ǒ-10ǌ-8śƲ-7d9p10cǦ12Ľǘ13ō14Zǧ15Ŋ16ƒ21Ǔ26ơ27Ƅ
asking $	85 -9ś16ō17Z19Ŋ33ƒ
asking for	80 -12ǒ-11ǌ-9Ʋ11Ǧ14ǘ16ǧ18Ľ30Ƅ33ơ
asks	82 -8ơǧ8u12w13h14m16P24ǌ
asks about	89 15hm
asphalt	86 32Ɖ
assets	87 36ķ
associates	89 30m
at	41 -20ơ-19i-18Ƃǈ-16ƃ-15cRş-13ŀ-12őŝǞ-11kƪǄǏ-10jlŒŔƵǨ-9oňŕŦŧůƷǔ-8XZŌōƳǑǗǝ-7AŊŤŭųƒƞƶǂ7rBĸŷƓƜǒ8ĶŮƛƣǎ9xƖ10ĺńœƧƭǙ11ƦǊǤ12CDVƽǦ13bļŁƾǡ14żƿǢǣ15ĵǌ16q17Śž19Ŏ20ǖ21hƥ22suN25GLŜƨ27Ǜ28ŏź30ĽĿ31Ű33Ņ38W42J43QU47n49Ɲ55S
at #	69 -9ƿ-8Ň7Ɓ9RƧ10Ƹ11sŸƘ13Ɗ15ž19ǋ20Ǜ21V25Ƭ27ŗƽ30D39L42Ņ
at $	75 -14R-8ǥ-7ŗ12rIƗ13Q14ł16ń20ĵ30Ɠ62C
at a	75 8Ʊ12b13N14q17ż20Ķ34P
at all	69 -7rōƦ7LŮƌ8złƹ9suHŞ10WĿ14g15Ũ16ǥ18ţƿǡ19Ɲ21ƨ27ŏ
at fault	86 27ż
at gmail	89 
at home	69 -15Ǐ-12Ư-8ŷǈ-7ķ10pƨ13r18Ź19w23q28h30Ɲ48u55n
at it	74 -19G-14ő-10Ĺ-7Ļ7sǅ9g10Ś11ƝǞ17Ŝ24ĺ28Ŗ32S
at least	89 -10G14ǡ17ǅ18ŗ19ő
at night	68 -8W7ĸ8nǛ9L10ľƻ12ƿ15x18Ǐ19ǖ22Ļǎ25Ŀ31Ű
at once	86 13sĴ
at risk	80 14ķ
at school	78 -9m41ź
at that	78 -12D-7H8V12F13Ʈ15Ŝ22G36n
at the	55 -24ŗ-23ơ-18C-16V-14i-12Ǟ-11Ƹ-9Łǩ-7Hǔ7tźƇ8ŵƾǙ9ĿŎŐ10ƕǊǤ11sư12ř13DŠ14bľ15Ʀ16ƛ17ǖ18Ɩ19ĺž20ƥ21ǟ22P23Ľ24ǌ25Ś26ļ28QƝ32ŏ37S49U
at this	83 -9ő-7D10Ľ14V15œ31G
at work	69 -29P-17ƃ-11L-7Qůƪ10B13ŅƯ17V20Ƨ24U28N30Ʀ32ĺ40ǣ69W
at you	87 -9ŀ22ĿŇ
at your	66 -14ş-13D-11ǣ-8ŕ7ǜǢ8Ʈ9ƣǒǘ12ĸ13hƥ14ĵƍ15Ǚ16ƾǛ17S24G25ŷ28ŰƜ40Ł
attack	86 11Ƽ13Ǩ14ƽ
attorney	89 12Ʋ17BƖ
audit	68 12ǣ13ǒ49Ǥ
audit $	81 27Ǥ
audit @name	89 
audit go	78 15ǣ
audited	85 23Ǥ
audited $	89 15Ǥ
auditor	86 26Ǥ
auto	68 -7Ǧ9ǃ10ſ20Ĺǥ29žƂ32ƃ44ş
auto $	81 -7Ǧ14ş25Ƃ26ž
automatic	89 10Ĵ12ƛ
average	89 7R17ǉ24ź
away	66 -10Ə7ư8BŢƳ9ż10ǁ11ƿ12Ƨƴ15Ķ19Ļ20Ʀ23ŉ27ź29k38Ɵ42Y
away $	79 7ŃƦ10Ǩ13Ɵ15ƴ19Ƴ34Y
away at	89 22ź
away for	85 21Ɵ24Ķ
away from	87 11B12Ţ16ƿ28k
away with	86 14ŉ32Ļ
awesome	72 -8Ʈ7coF8iŏƟ9Ǌ10nuţƧ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
awesome and	87 9o11F12ŏ19u
awful	87 12ǉ14Ʈ15ĸ16Ũ
aww	80 8o10hzļ13ƅ22ƫ
aww i	89 -9t10x12hz15ƅ
b	78 -12h7ř11ū12D16Ɯ32dź33ǥ45ǃ
babies	89 14Ư18y20h
baby	72 -12Ƹ-7j8w11Ư13ƻ20v21ĺ22dy29x36Ŷ41u
baby $	83 -11Ŷ12x13Ư15w25u
babys	85 -18d7ƭ24v32w
bachelors	82 44m
bachelors $	89 22m
back	55 -13ǩ-12ţ-11Ŗ-8GłŪƗ7ľƑ8Sőų9œ10ŀƍƲƾƿ11hŘŴƴ12Lǟǣ13Œ14ŨŮ15uſƩ17VƝ19ƙ20ǝ21ňƷ22Yƪ24ĽŠť28Ɠ
back $	73 -7tƗ9ĽǞ11ƪ13Hť14ŀ17VŴ21Œ24L30Ɲ
back and	87 -12ţ-9Ū-8Ő14ƴ15ǣ18ų
back in	81 8y10f11ƴ12Ľ14t17Š
back on	70 -10Ƥ10ƃ18Ř24Y28Ũ
back then	83 -7G8ƒ9ƅ10ņŠ22œ25Ʃ
back there	87 -9ǩ-8x23h28u
back to	80 -9Ŗ8ň10V12ľ17Ľ18Ʈ24Ʒ25Š
back up	80 -16Ɨ-7Ŗ12ƙ13ƛ15Ǘ17ǘ25ǝ26ň35Ɠ
back when	89 -8œ-7ŀ14Š15ƿ29ſ
backed	87 11ż40Ǘ
backed up	89 41Ǘ
background	86 7s21ǜ28ǩ
backup	79 -11Ǩ-8Ś7Ǖ11Ɗ25ƫ36ƛ
backup $	89 -12Ǩ27ƫ
bad	70 -15Ŵ7Ǎ9ǘ12ĸƇ15ƚ18ǚ19Ţ24ż34N39ņ
bad time	85 15ņ26N
balance	86 -8ǖ10Z28Ɣ
balance on	89 -9ǖ11Z20Ɣ
ballpark	79 -7Ĺ7S9vG15Ļ16ķ26T
bank	68 -22ř-12Ł-8Ƌ7ŠǐǕ9ƙ10X11Z22Ƅ30YĴ33Ŭ36e52ƕ
bank $	79 11Ƅ13Z14ƕ15e29Y
bank account	87 -27ř25e34Ĵ
bankruptcies	89 21ĵ
bar	86 -8Œ64Ǜ
bar $	87 -8Œ65Ǜ
bare	87 -8ž10ſ13ŏ14Ő15ƀ24ŗ
barn	87 -7ǝ10ƹ40Ƒ
basement	64 11Ɯ13Ɲ18ƥ23ƛ52Ɗ
basement $	78 7ƛ21ƥ30Ɗ
basement and	79 
basement finished	87 
basement or	79 10Ɗ
bath	87 19Ɔƌ
bathroom	87 11Ɗ15ƌ
baths	85 21Ǆ24Ɔ
baths $	89 -13ƌ22Ǆ25Ɔ
be	49 -14Ǔ-13ĸŶ-10qŭ-9ƧǨ-8YŌƗ-7aIŇűƞǒ7CĴōśư8eKŀŷǝ9ĶŨǁ10bnĿŃœ12Tơ13ł14A15ƭǞ16Hǧ17ķľ19VƷ20Ş21Z22OXŏ23ĻƮ24m26c27yŊǌ30r35s38Ź
be $	75 -23Ʈ-13Ŏ-10ƶ11Şŵ12g14Vľ15C19ŝƬ20ƭ25Ļ30A45ǩ
be a	78 -8ǩ8sś9Ķ10ň11bLŨ12ř15Ƥ20Ǟ25Ļ
be able	85 8Ʈ10Ʒ16ś
be additional	89 -30Ǔ-11ǒ47ǧ
be alright	83 14ǁ16Ʒ23Ʈ
be at	79 14ķ
be comfortable	87 8M11e
be driving	86 -9H45Ź
be enough	89 13Ŏ17ž25Ƭ
be honest	89 7Ŀ9ǘ
be in	83 -15ƭ8sǗ12H13cƱ14Ń16y26r
be listed	83 7Ŭ9ǧ10ƕ14Ƙ15ŷ19ơǌ
be off	89 -9Ń49O
be okay	80 -7T10Ř11Ŋ14Ł15Ʈ47X
be on	83 7ŷ10Ź12x13Ƣ16Ƶ18ŵ
be paid	80 30Z
be stuck	78 -12Z10ư18ŵ26Ʈ
be the	82 11z13r15ył17s18Ŀ
be there	89 -7q17Ư18s
be true	89 -7Ţ18ł22Ŏ
beagle	89 31h
beat	85 -10Ŏ-9Iŧ-7ū14Œ17Ţ54Ņ
because	68 -8Ŧ-7ŉ7bgUśƏƶǚ8Hŀ9Iņ10ĵŝ11uƴ12Jł15j19ǁ22Ť
because i	81 -11ǩ9Dǚ10jň13ņŝ16Jł
because it	89 12j13H16ĵ17u
because of	89 -10Ŧ17ƴ26Ť
because there	89 29ǁ
becomes	89 -8V16Ǩ24Ƨ
becomes of	89 -8V16Ǩ24Ƨ
bedroom	76 8y11ƗƜƠ16Ɲ
bedroom what	79 8y16Ɨ
bedrooms	81 11Ơ21Ɔ
bedrooms $	89 18Ɔ
been	48 -13ǎǚ-10O-9ǣ-8Ʀ-7ŷ7a8kAſƈƪǤ9jƴǩ10Ůǅǜ11tƊƳǘ12Ŷ13ƿǂ14ŏż15Ƌ16ƌƸ17f18őŝ20ţŻ23lņ29i30ŸƼ31š34S38ǟ42G
been $	86 -18ǎ-9S38ǟ73i
been a	82 -13G8Ƴ26ǟ32ő
been any	80 19ţ
been at	80 -24ő20G48S
been audited	89 19Ǥ
been burned	89 -10ƴ34ņ
been doing	86 -7ő15ǩ46S
been hacked	86 20ǘ
been hurt	73 -10ǣ36ţ
been in	70 -32S-18ő-16ţ-7ǟ8ǅ15Ƹ16ƿ19ǩ23ǂ29Ƽ41Gż51l
been licensed	86 -9ŷ8Ÿ17Ź
been there	76 -10l-7ǅ9ŝ23ő82G
been to	89 24Ů25ŝ
been treated	85 11ƿ29Ƽ
been turned	86 33ƴ
been with	71 -11ŝ-10G-7Őš9f19ņ73ő
beers	87 -7Ɔ55ƿ
before	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
before #	87 -21œ-9Ř21ƽ25L47ƅ
before $	72 -13ŧ-7ť11Ľ18Ǌ44ņ45œ47ƴ
before i	82 8ŉ11d13aIX15Ƅ18Ŋ
before the	80 -10ũ8Ƶ10ƮƲ14ť22Ř27Ń39J
before they	77 -12Œ-7ĵ9Ʊ11œǓ14ƕ62Ř
before we	82 -8Ļō11i12sŉ13Ł14aŋ
before you	72 -13Ĵ-10ņ-8Ř7łǧ8Ɵ9O10ŧ11Ƅƈ12ǅ13Ɩ14Ǔ15Š18Ǖ21Ŏ25ƫ
behind	71 -8Ĺ-7x7Ķ8ƙ11ĺ12Żƃ15u16Ƴ17Š19ŷ21Ź22pųƶ
behind $	87 -8Ƴ32ƶ
behind the	80 -8x31Ź32ų
behind you	86 -9Ĺ11ƙ15Ż16ĺƃ18u31p
bein	85 -16U7Ƽ10Ƥ12Ʊ13H14Ş16ŋ17ǟ
being	74 -8ǁ7lŵ9ķ10ctŊǟ11ǩ12FŽ15ŋ17Ş34U
believe	80 8Ō9mŋ11lM12S13ŸƬ27ǩ
bell	87 33Ľ
bell $	89 26Ľ
belongings	86 14ƥ24Ɨ
below	89 7ǀ32Ɗ
belt	89 7ƭ9ǅ12p14Ż
benders	87 25ż
benders $	87 25ż
beneficiary	68 33ƫ
beneficiary $	80 9ƫ
beneficiary on	72 24ƫ
benefit	87 -9W7ƫ11Ƨ18Ʀ20Ƭ
benefits	80 51W
benefits do	89 20W
besides	67 -8ǉ7Ɯ8WŁń10Ƣƥ11ų12ŷǈ14ŴǇ17Z23ķ26u30Ʀ
besides mira	79 34u
besides the	81 -9Ł-8Ʀ7ƻ9ş13ƥ25Z27ķ
besides you	83 -7uƜ15ųƢ18ŷ19ǈ23n
best	69 -13Ş-9Ŀ-7xĺŀ7Ĵ8Š9tƈǔ11ņ15ł16Ļ20ƞ21Kŝ22ǩ23U30L31ǟ37I
best number	86 25I
best part	85 28ǟ34U
better	66 -13b-12Ź-7Q7s10a11rŢ12Kǁǂ13q14ľ15ƨ20Ň22pŞ23o25ź26L32t
better $	80 -14Ź-7Ŧ19t22L23ź24ľ28Ş
better half	76 -8L-7Q10t17p18q20ƨ26r28o
better than	87 7K8Ǜ15a18Ň
between	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
between the	87 8m10Ǉ13ƫ21ň
big	58 -13ŒƮǈ-12Ƃ-11S-9FŔ-8Ɖǘ-7ƒƞ7ǁ8yJķư9ŢƇƘ10gZŘžƛ11ƪǍ12jľǅ13œǇ17ŦǦ18ƣ19ƑǑ20Ǐ24Ƭ26Ɠ29kŐ34ĸ41Ɔ
big deal	89 10ƴ14ƈ23ľ
big is	74 -47Ǧ-16Œ8Ɣ10Ƒ15ŘǍ19ƪǇ47Ƃ49Ɠ
big ones	89 19Z24Ő
big trees	89 7Ƒ
bigger	89 13ƪ14H20Ň23Ǟ
biggest	72 20ǔ33Ŀ
biggest customer	76 8ǔ21Ŀ
bigs	86 21Ɔ22Ƒ25Ǉ
bike	80 -14Ɗ-9Ƙ7g19ǀ66ƥ
bike $	89 8gƥ22ǀ
bike kept	89 21ƥ
bills	67 -10ŵ-8Ǩ8ƃ10Ŀ13Ǥ19Ł24Y25ƮǠ28ư32Z
bills $	86 -16ƃ-10Ʈ20Ǡ25Ł27ư
bills if	87 -8Ʒ17Ʈ
bills would	77 -8ƶ7ƃǝ20Ʈ21Z
binder	86 13Ɩ27ƕ
birth	75 21v23dp
birth $	80 22d
birthday	71 9d11v16Ŝ28p30c
birthday $	79 -21d11cp26v
birthdays	89 12Ǘ13v
bit	79 -12g9mWŞ11jƜ13ņ16ĿœǊ27ō
bit of	89 11W15ņ18Ǌ
blame	86 11Ŕƺ13H14ń
block	89 11E13Ǎ29Ƈ
blood	72 -8ǩ9ƾ16ǂ24Ƽ35ƻ47ǁ
blood pressure	78 -8ǩ8ƻ17ǂ29Ƽ
blood test	87 28ǁ
blue	89 11ĸ16Ż32ű
board	79 -8Ɯ-7s11Ƈ13ǜ20ƍ23Ł33r
board or	87 13r23ƍ
boat	82 11Z14t19ş31ķ
bodily	82 14ŗ16ž
bodily injury	82 14ŗ16ž
book	80 -8Ǚ8ű11Ŕ16Ļ18g40ǖ
booking	76 13ǝ15ǖ16Ǘ
booking system	77 10ǖ13ǝ16Ǘ
bookings	79 17ǖ
bookings and	80 7ǖ
bookkeeper	83 13Ǡ23ǘ
bookkeeper $	89 32Ǡ
books	80 -7q17ǈ21ű26Ǡ
books $	86 
bop	83 -9Ő-8Ƣ75ǥ
bop $	87 27ǥ
born	73 -7ť10v38d44l48p
born $	80 -26l37d59p
born and	87 50l
born in	89 24d
borrow	81 11ĸ21ŵ27ƪ37ų
boss	79 -13i7Qǩ8Ǚ12N13s27Ł28ǟ29U
boss $	89 -19U-7ļ18ǩ19Łǟ
both	69 -17L-10Ǩ7lƀƶǂ8DƼ9ş10zƢ11pƫƬ12ķ15Ÿ17Ʊ20Ǝ21Ư24Ł28Ƶ47s
both $	86 9ƀ10Ƽ17ķ21Ƶ
both of	81 -11Ǩ-7ƽ9ǂ10zD11Ư13p14ƫ17Ʊ23s
bother	85 -7ƫ12Ţ20ŋŨ26ǁ
bother you	86 -7ƫ20ŋŨ26ǁ
bothered	80 21Ĺ
bothered you	80 21Ĺ
bothers	89 11Ž12ŀ20Ş
bothers you	89 11Ž12ŀ20Ş
bottom	87 9Ņū10ǥ13ł
bought	71 -8Ũ-7CƬƴ10Ŗŗ11ŧ12ƞ14Ǐ16ư17ł21Ŷ22ſ23Ʀ27ƌ30Š33ƒ
bought it	78 -8ł-7ŀƴ10ƒ12ŗ25Ŷſ36ƌ50Š
box	73 -7p7Ǘ8D10mqŭ11Ƅǐ13cŏ14f15dP16Ǚ18ǧ19ƻ24Ƌ
box $	83 -8p12q13Ƅ14D17d21ǧ23ƻ
box here	89 8f15ŭ17ŏ
boxes	89 15ƻ38ƞ
boy	75 -16ǃ7Jū8j9y10b11nv12ŔŤ14x19u22w27Ź
boys	80 -9ŷ9n10Ő11mw13vx33u
brand	86 11Ɓ16Ĺǅ29ƅ
brand new	87 11Ɓ15ƅ16Ĺ17ǅ
break	80 -11H9x11O12X16Ũ17k18N22š
break in	89 17Ũ19š
breaks	86 -10ǩ12ź13ơ15š18ǝ
breed	86 18Ɲ36h
breed is	89 27h
brick	76 9ƣ10Ǎ38Ƈ
brick or	83 26Ƈ
bring	63 -10k-9Ʒ-8Ĺǩ-7Ƒ7ō8M10qƝ15S17Ŝƒ19ű20r24Ǒ26Ǉ32ƮǊ40T
bring home	71 19q30T31Ʈ
bring in	80 -10Ʒ-7ƒ7Ʈ20Ɲ23T32Ǒ42Ǌ
bring you	78 14Ŏ20S22Ŝ
brings	86 14Ǩ39Ĺ
brings you	87 40Ĺ
broke	72 8ĸ10Ɯǝ11ƞƥ12ŵ13Ǟ17ŘƎ23Ɓ36Ť
broke $	78 10ĸ12ƞ19Ř33Ť
broker	80 23Ŝ
broker bring	80 23Ŝ
brother	72 -11ŭ-8Ʀ7eŽ9nǆǨ10Łƫ12Q14ŅƳ15B17A20ų
brother in	83 10B14Q16Ņ18A
brothers	85 10Ǒ11Ʋ21B23ƽ27ǃ
brought	86 13Ɩǡ15r17ĺ34l
bs	89 -16Ź44ź
bs or	89 -16Ź44ź
bucks	85 -7Ǧ8Ƃ10ƀ15ž29X
buddy	80 11Ŝ13Ƣ14B17Ľ26A34Ņ
budget	81 -7ǝ26ĸ43X
budget $	86 -7ǝ23X28ĸ
budget for	89 24X
bugging	89 11gK23ŀ
bugs	86 16ŀŽ21Ş
bugs you	86 16ŀŽ21Ş
build	75 -10ƪǍ-8ơ8Ʊ9ĺ10ǌ11ƌƐǚ12X29ƅ38Ʃ52ƺ
build it	89 22ƅƓ
building	64 -12ƅƩ-10Ɠ-9F-7Ɔ7ƥ10ǝ15Ƒ22ơ25Ǣ37ǋ55Ǎ57ƣ
building $	74 -14ƣ-10ƅ-8Ɔ7Ǎ9ƥ57ǋ
building is	86 -11Ʃ14ǝ24Ǎ
building or	89 -22Ǎ16Ǣ34ǋ
building your	87 -12ǋ41Ǎ
buildings	87 9Ƒ18Ƥ
built	70 -20Ʃ8ƺ9b15ķ16Ƈ29Ǟ30ƪ39ƅ
built $	79 34ƅ
built up	85 -23Ʃ21ķ43ƪ
bump	87 7Ǣ8œ12ž13ŗ18ƃ
bunch	86 8ǥ14ǈ15ń
bundled	87 38ş
bundled $	87 38ş
bureau	89 11Ő12Ŝ13ń
burial	83 13Ʀ29ư
burial or	87 19ư
buried	89 9j10ư
burn	83 17ņ19Ɛ
burned	75 -10ƴ-8ǉ10Ɣ11Ǖ12ŀ15Ǣ16Ƒ18Ɠ22ǝ26ņ
burned to	89 26Ɠ
burst	86 7Ƥ24ƛ
burst $	89 9ƛ
bus	89 -7j16Ǧ59ŵ
busiest	87 42ǎ
business	51 -26Ƃ-11D-9G-8ĺŪ-7tƗƷ7ǩ8ǔǘ9Ǒ12M13Aǎ14Ǜ17Ǡ19Ǣ21Ǧ22ŎǄ23ŭǐ24ǝ25Ǩ27ǆǞ28ǅǟǡ29Ǌ31Ɲǋ32ǃ33ǥ
business $	64 -17S-15Ƃ-14ŭǝ-9G-8ǔ8Ǩ9Ǡ10A11ǆǍ12ǘ14Ǜ16M20ǩ22Ŏǃ23ǟ40Ǟ41ǅ
business at	78 -21ǟ26UƝ
business do	85 -13ǥ-7ǐǔǦ46Ǌ59Ǆ
business from	87 -7Ǩ17ǋ30Ɲ
business have	80 -10Ƃ-8ǥ8ǢǦ21ǡ28ǐ
business if	87 12ǝ13Ǩ
business in	89 -14Ǎ-9ǅ7ǃ20Ǟ28ǋ
business is	83 -16ǡ-9ǃ8Ǜ9ŭ14Ǎ21Ǆ33ǔ
business name	89 8ǐ21ǃ
business out	89 9ǋ10Ɲ
business owners	86 -8ǆ26ǥ
business policy	87 -8Ŗř21ǡ23ǥ
business since	79 23Ǟ
businesses	87 9ǥ20Ǆ22ǔ
busy	73 -8R-7V11x13ǎ14P17t28U42N43ǟ
busy $	78 -21U-11ǎ-7V21t26ǟ34x43N
busy over	89 -24x12N27U28ǟ
busy season	89 13U29ǎ
but	65 -11ĺ-10s-9ǩ-7d7fwƙ8Kľ9žƒƻ10BŎƯƸƽ11Łǣ12ǂ13űż14ǑǙ15ƾ18Ƨ19ŀ22Ŋ24T25p
but i	82 -10s10wTš11r13ō14Ŋ
but otherwise	89 10ǂ15Ƹ
but what	83 -8d-7cŗ10g12Tž13ƒ14Ŏ37p
butcher	89 -7Ɨ26b
buy	63 -9ŵǏ-7qŎŒťũƴ7X8Šƪ11łǅ12Hƨ13ƙƩ14W18Ǆ19F20ŌŬǞ21Ʀ22ƒ31Ǖ35ŶǨ38Ɨ48G
buy again	78 34Ɨ
buy from	85 16Ǆ41Ǖ
buy it	80 -8Ŷ-7Ŏ7ƨ10F11Ɨ12W13ǅ15G19Ʀ23ƒ27Ō28Ŭ
buy sell	89 46Ǩ
buy that	89 12W14Ǐ17F23Š
buy the	83 -16ƒ-8ť31G32Ŷ
buying	89 8F12ƒ18H
by	52 -33ǌ-30Œ-14ň-13Ɲ-12ķ-9vŌƽ-8ryJŔ-7sšŹƨƵǨǩ7YƐƑƘ8bEKśǃ9QƜǥ10wřƗơƥ11nƮ12ŧ13Ʊǟ14aTǜ15Ũ18j19ł21ſ22ŚůƤ23P24A25ōŵ27oǧ29Ƅ31Ĺ32Ĵ39Mœ45Ń
by #	89 9Ƒ21ƥ
by $	71 -10Ń-9ů10ǁ12ł13Ƅ14Ǟ15wŚ17ǃ19Ʈ25ǧ33Ƥ34A37o
by @day	86 -8L14ĸǟ16Ń19ǧ
by a	83 8ſ13A15Ɛ16ǜ
by how	89 -9Ŕ16p33œ
by now	89 11ƞ13GS18Ũ
by the	73 -23ǌ-13Ɲ-11Ƶ-10Ʈ-7Ō8ǉ10a13ƙǋ14Ļ15ś16Ɯ18Q24T25Ń29ů35ơ43M
by what	87 -10ƶ19œ20Ƅ57Ń
by when	75 -19ơ-16ǌ11Ń14Ƅ58Ĺ
by you	82 10ŋ17ǋ26ŧ27ŵ39j
by your	76 -11Œ12ŭ13ǜ16M17ř
by yourself	89 -7Ʀ37n
c	80 -8ǩ12ǃ14Ƽ17o59b
c or	89 24b
cake	87 7Ľ12M13p31c
call	56 -18ǌ-13J-12R-11ǈ-9ƒ-8rĽŔ-7ŦƿǄ7łǠ8N9űǓ11PǑǛ13Mĵ15w17ń18Ɓ19ǩ25sơ26Ļǃ27ţ29KŜ30o31Ł33a36Ĺ48L
call $	72 -18ĺ-15R-10o-9ǩ-8Ŕ9M10I16Ļń22Ł25s32K48L50Ĺ
call for	89 -28ǌ17Ǡ18Ǔ29ơ
call it	86 -22Ĺ-13ƒ-8wŦũ8ǃ12ǝ18ű21ţ74ǩ
call or	81 13M16Ł22K
call today	79 -29Ĺ53ĺ
call you	76 -9s-8J-7Ĺ9ń10x15L17Ŝ63a
call your	83 -23Ǆ-8Ź-7Ł18ţ20wĵ23ǃ42o
callback	87 29I
callback number	87 29I
called	69 -8v-7s8Ŝ10N16Ʃ19o25Ŕ26ŧ30ń32ǃ35w
called $	74 -32ŧ-8sv20o34Ŕ35ń37w52ǃ
calling	78 39CĹ
calling about	89 30Ĺ
calls	75 -12ơ7Ǔ9Ǣ10Şŧ14ǘ15ǌ17K20ŋ37Ǚ
calls $	87 50Ǚ
came	67 -10ƚ-7ņŐ8lũǤ9ŸƯƽ11GƓ12dŎƛ13ƙƾǞ14jMĸ15Š18Ť24ļ27Ŧ38Ņ
came down	87 12l13ƽ14Ť17Ŏ
came in	82 -7Ő16ļ51Ņ
came out	86 18ƙ22ĸ28Ŧ
came to	89 13Ư15G21M22Š
cameras	81 7ũ20Ƙ26Ǝ
camry	89 41Ū
can	49 -15ň-14R-12Ƶ-11ŕ-9cTƟ-8gt-7łũ7eKŘŞƍ8ŋŗƏ9ĴĻŸǌ10Nǁ11ľźƣ12Jǖ16Łŉřǧ18ƃǨ19MO20Ń21Xū22I24LĹ25ŌŎ27ś28Ŋǩ31Ś32s33Ƨ
can and	87 13Ɖ17ƻ19W
can do	89 14ŝ27Ŏ
can get	85 7mś11ş12Ǘ15Ŏ
can hear	87 -9t10x16ŀ18Ŀ
can i	63 -42ǩ-8OŃ-7Xň8s9Ļ14a18Ŏ21I25e30L32Ō41J57Ĺ61Ŋ
can not	75 -11Łǩ-10W8Ƥ9Ő10z11K13ƯƸ14ǝǠ17ľŨ19A20Ǩ35ƃ
can see	89 -12Ĺ7œ9E14ƿ20Œ
can we	87 -17s20MŌ
can you	62 -20J-12eŌƵ-11ň-7TŊ8ō12Ə13M14ǌ15ŗř16Nŵ25ū31ś32Ł38O40X42Ś49Ƨ74ǩ
cancel	85 -11Ǟ27š44Ƶ
canceled	89 31š
cancer	77 -9ţ-8š-7z8Ƴ38ƽ53Ƽ
cancer $	85 -9ţ53Ƽ
car	49 -17ƕ-16t-15Ő-13U-12ǩ-11ŅŘƔ-10pŝƒƮ-9Ĵĸ-8Ƙ-7qyFZŗƞƦǔ7Ƅ8ƥǐ11YŮ18Ž19Ɓ22ƃ25ū26Ųź28ş33Ű39ž40ƀ48Ź50ŵ51ŭ53ų55ű58Ū63Ŭ73ŴŶ
car $	61 -17Z-12Ņ-10ŝű-7ƞǔǩ7Ŭ9ūƁ10Ųŷ12Ƅ13Ž14ž18Ź28Ŵ33ų35ŭƀ48Ū51Ŷ
car and	87 11ūƃ15ş
car do	89 -8Ū9ǐ41ų
car for	83 12ǐ14ŭ30ŵ
car get	89 -10ů32Ŵ
car in	77 9ŭ13Ū17ű26Ů30ů
car is	76 -46ų-16ű9Š11ŭ25Ū47Ŵ
car or	82 -10F-9Ƙ-7ŵ10Ŭ11ŭ15Ź17ƥ18Ŷ29Ū
car paid	77 40Ŭ
car that	89 12ƀ
car to	89 -8ŹƱ-7ŭ11ų25ź26Ų
car were	73 -15Ř-7ĸ13ŵ26Y
car worth	89 -15ƒ36ű
card	63 -9I-8ĵ7D9F10dP11ŗž13b16Ľ20řź21ĸ24ļ26Ƅ30Ǘ34ǖ40Ő41Ĵ46e
card $	78 -14e-11ǖ8Ĵ13d14P16Ǘ19Ƅ28ř36Ő
card is	87 12Ƅ13Fļ
card number	89 -25ř-9I11ǖ54e
card numbers	87 34Ǘ
card or	89 -24e-8Ƅ9a54Ĵ
cards	68 -12ĵ-11ǔ-7d17Ŝ41Ƅ43Z49ǖ
cards $	72 -13ĵ-11ǔ30Z60ǖ
care	69 -15Ŀ-8ǖ7ƃ8ŝǂǘ9ŽǠ12W16Ŝ20ƶ22ŧƬ33ľ37z43Ư
care about	89 -17Ŀ-8Ş-7Ĺ27ƶ44ľ
care for	87 7B10Ư13Ž18Ş
care of	74 -9ƾ-8ǖ9ǘ10ƃǂǠ13W14ŝ17ŜƯ23ŧ24Ƭ40z
carrier	78 10Ŧ11Şǣ13Ţ15ŝ21ǩ24ő39Ő
carrier $	81 -7ǩ12ǣ13Ş25Ő26ő
carry	60 -18Ǧ-8Ɲ-7Yƃ8Ƙ9bǐ10ŵ11ŏ12Ƣ13şǚ16Ǐ17ŗ20ŲƄǒ28ſƂǡ33ǌ
carry $	75 -33ŗ-17ž-13Ǧ-8ơ13ǐ14ǥ19Ƃ36ǌ40ǡ50ſ
carry for	87 13Ǔ20ž
carry on	78 13ŗ16Ǐ
carry the	89 -9Y8Ƅ20Ƣ
carry their	89 35ǒ
carry today	80 -18ž-16ǡ52ŗ
carryin	86 -11ž12ŗ15Ʀ17ƃ
carrying	81 -9ǩ-8ǖǡ-7ŗ8ſ12ǥ16Ř25Z30ž
carrying $	89 9ſ12ş15Z
cars	61 -15Ǉ-14Ǧ-13Ő-7Ļ7ķƁ11Űƀ12ű23ŷƂ26ŵ28ş35ŭ45ǐ78Ū
cars $	75 -16ų15ŭ18ŷ57ǐ
cars and	87 -18Ǧ-7ǐ14ş17ŷ20Ƃ
cars are	87 50Ū
cars in	72 -8ǐ11Ūŵ15ŭ
case	78 8Ɗ10ƀǨ11F14Ǡ18Ʋ20Ǖ23Ļ
cash	65 -11Ű-9Ǉ18Y23Ų39Ƶ46ƪ61ǖ
cash $	86 -14Ʃ-12Ǉ13ǖ34Ų51ƪ
cash in	89 -13Ű8Ƶ22ƪ
cash value	72 -7ǖ15ƪ20Ʃ
cat	89 29h
catch	76 -8ǩ8t9S10w11ǘ13s15qL20a27N
catch you	82 15s17L32N
catering	89 35Ǜ
cats	85 8Ŭ44h
caused	89 -14B11ũ26Ŕ
cell	82 47I
cell $	87 34I
cert	80 -7ŷ62ǧ
cert $	89 -7ŷ40ǧ
certificate	69 12ǃ20ź21ǌ23ǧ
certificate $	78 -14ơ14ǌ15ǒ
certificate of	89 9ǧ
certificates	71 7ǧ31ǒ
certificates $	85 17ǒ
certificates for	80 9ǒ
certificates from	89 -12ǧ13ǒ
certs	85 42ǒ
chain	89 12Ǖ15ǔ25Ƒ
chair	78 20Ǒ
chair $	79 15Ǒ
chairs	85 -20Ɯ27Ǒ42ǋ
chance	85 9H14d15V19Ľ22P
change	66 8Eƭ9űƷ11qIƛ14T15Ƨ18Ŕũ23Ŏ28Ň30Ş
change $	75 -30Ň-12Ŏ-7Ţ9ũ14Ʒ16T73Ş
change jobs	89 23Ƨ
changed	67 -7Ż8ũƋƧ9Ǖ11ƺ12Ƹƻ13Ŕ24Ǟ25ĺ
changed $	86 -10Ŕ-7Ǟ15ƺ62ĺ
changed in	78 -11ĺ38Ǟ
changed since	89 17ũ
changed with	79 16Ƹ
changes	82 10U11H12ƅ15ĵ16u24V
changing	86 11Ŕ17V28Ţ
charge	75 7ƴ10ơǒ11ŦǙ12Ɠ13ƿ17Ơ18Œ22Ł
charge of	89 14Ǚ26Ł
charge you	80 11ǒ13ơ17ƴ20Ơ21Œ
chat	86 10L52N
cheap	87 -9c11r13Ŧ14Ɓ18ľ23ƭ
cheaper	87 19œ32Ņ
check	65 -21Ĵ-14T-13ƒ-11Ư-10Y-8Œ7dĵƓ8Aŧ9Jǒ10ŜƢ11cĸńŏƪǐ12K13ƨƾ14Ʈ15Ǖ16ŐƟǢ18e20W22ƫ24Ƭ27Z33Ŧ
check $	83 9J13ŧ16ƪ24e29W
checking	87 45Ĵ
checks	78 9ǖ10Ǜ11ǉǒ20Ɵ25ǜ31Ǡ
checks on	89 27Ɵ
checkup	76 12Ƹ26ƾ
checkup $	76 12Ƹ25ƾ
chemical	89 16ǚ
chew	89 18ƹ
child	86 12wƱ13Ź14Ư16Ŷ
children	75 12v14yƫ20Ư39u
children $	82 16ƫ28u
chimney	87 -7ǚ46Ɛ
cholesterol	89 13ǂ27Ƽ
choose	80 -7M31Š40ł
choose $	89 -8MŠ38ł
christmas	85 8Ƌ20dD21k
church	80 -10ǩ8ļ10ư14oB17ŭ18t30ƶ
city	76 7Ǔ12D13ǋ14ǧ17Ə51C
claim	61 10Ņ13Ŕ21Ŧũ26ţ28Ř29ŧ33ť43Ť
claim $	75 -8Ť10ũ25Ŧ44ť
claim go	79 12ţ23ŧ
claim tomorrow	80 21Ř
claim was	87 7ŧ15Ť
claims	71 12ǣ19ľŧǜ42ţ
claims $	82 -9ţ24ǜ
claims in	89 22ţ
class	81 -8ǣ-7ǧ10dƄ25ź44Ǥ
class $	89 -8ǧ14Ǥ18ź
clean	78 -10ŋ9Ƽ21ű22ţ32Ż
clean record	87 26ţ
cleaned	87 8Ɛ15Ǣ16Ǐ28Ǜ
clear	74 -12Ǜ8Ļ9ƾ11Ʒ13T16Ų17Ŭ24ŉ32Ɣ59ň
clear $	86 7Ƽ21ň43Ɣ
client	69 -14Ŀ11Ŋ14ţ17Ǧ18ǘ24Ǔ26Ǘ38ǔǚ
client $	85 -16Ŀ23ǔ41ǚ
client ever	78 17ţ20Ǧ
clients	68 -11Ǆ7Ǔ10Ɩ11U12Ǘ23ǔ26ŭ28Ɲ29Ɯ
clients $	81 -8Ɲ14ǔ21ŭ22Ǘ
clients ever	80 -7Ɲ25Ɯ
climb	86 7œ10Ʃ25ǈ
clock	85 17q35R37Ů
close	61 -12Ɵ-10ţ-8Ɯ-7wRƉ7ĺƚ9c10ƕǘ11Ɩ18Ə20Ƴ21ť22ƙ25Ǚǝ26Ƥ27Ƒ28ǎ33Ś39ů
close $	76 -11ţ8Ƒ9T16Ś24ǎǝ35Ƴ
close and	80 17ƕ
close by	82 -9w31Ś39ů46Ƥ
close calls	87 16ǘ44Ǚ
close for	78 -14Ɵ16ǝ21ǎ
close is	89 17Ə20ƙ
close on	87 25Ɩ
close to	89 -11Ɯ13ĺƑ15ƙ20ů
closed	73 -9Ƴ10yƍƕ13g14Ɩ29ǎ49ǝ
closed $	82 -20Ƥ8ǝ12y33ǎ
closer	85 7Ơ9L13ƺ14Œ18C30X
closer to	85 7Ơ9L13ƺ14Œ18C30X
closin	86 13Ǩ25Ɩ
closing	70 11ƕ20Ř59Ɩ
closing $	86 21Ɩ
closing date	85 
closing what	80 24Ř
clothes	87 26Ɨ
cloud	87 12x29Ǘ
co	79 17Z20Ʊ
co sign	79 17Z20Ʊ
coast	87 19C31ƚ
code	74 -7Kǣ13ǘǤ33E36I
code $	81 -8K9I12E14ǘ
coffee	82 -7UŶ10iY13Ǜ15ō26M27ǩ
coi	86 15ǒ44ǧ
cold	85 13Ɛ17ŀ18ǡ47j
collect	87 -14ǧ-9Ǥ25ǒ30Ƙ
collections	89 9Ƙ17ĵ
college	66 7x13Ɯ19y23ź38Ʊ40m
college $	74 8y42m
collision	72 -16Ř-14Ƶ-7ǡ25ż57ƀ
collision $	80 15ż
collision on	82 -15Ƶ14ż27ƀ
com	89 26J
come	55 -24ǩ-13Ō-10m-9ŲǊ-8ŘƤǄ-7Ő7Ľų8Všţǅ9bqŉǕ10YŎǉ11ƔǙ13WƝ14ƚ16ŀƑ17lĴŠ18jŜƬ19ǁ21Ť22ł26ƛ35ĸƜ36M48ĺ
come after	87 17ķ18b
come by	86 -15Ɲ17M19Ɯ
come down	85 -8Ř-7Š8Ŏ28Ƒ39ł
come from	81 -9Ʈ11ƛ12ǔ22Ť24Š31ĸ
come in	79 -8Ǆ-7ƙ11Ɵǖ12kƛǕ14Ǩ15ǅ17q25ǔ
come out	82 7Ļ12W15Ĵ19Ǚ22Ɣ33Ŝ
come through	89 14ƚ37j
come to	71 -21ǔǩ-11Ų-10Ǌ8Ơ9ŅŦ13T14ŉǉ19Ɯ30ǁ36M39Ɲ
come up	71 -11m7ŕ8ǃ9ĺƙ11Ʈ16Y24l25ĸ29Ƭ
come you	86 -16Ō-9ǩ8Ƃ29ŀ66ĺ
comes	69 -13nƧ-10Q-8ĴŃ9ǉ10Ə12ĿǊ13ǁ14w15HǕ16Ɓǔ18JŒ19Wǖ23Tľ26Ř32Ɯ
comes and	89 7gƜ13Ə21Ɓ
comes from	89 -11Q8ƻ42ǔ
comes out	83 -18T-8Ĵ10Ř16ǁ22Ǖ25Œ34Z
comes to	83 -15n-9Ń-8Ƨ16Ř19H28Ɯ29ľ
comfortable	80 10TŌ12M13Ƴ18e19X
comin	81 9ƛ10Ʈ11kx12Ĵ15M17u21Ķ
coming	71 -9Ʈ7j9UĿƛǤ11ľ13ǟ14H15pŹǞ16yŕƾ21V22k
coming up	80 -7ŷ11Ǥ17p18ŕŹ19ƾ20H33k
commercial	74 -14Ƃ-8Ɔ7ǌ8ǋǔ10Ǣǥ17Ǎ21Ǧ26Ǆ
commercial umbrella	87 -17Ƃ31Ǧ
common	89 8ǩ13Ǒ17Ǚ
commute	80 28ŭ34ů
commute $	85 11ŭ38ů
comp	65 -9ţ-8Ǒ-7Őǡ7Ǥ22ƀ43ǒ104ǣ
comp $	79 -8ƀ-7Œ27ǣ39ǒ
comp and	81 -8ǡ22ƀ
comp audit	80 -8Ǥ16ǣ
companies	75 7ĵš8E13ş14mŀ23ń35Ţ
companies $	86 9š14ń29Ţ
companies have	89 15ń
company	53 -24Ū-15ń-13S-10Ƃ-8œ-7ŀŒžƓƸǣ7qľƜ8ǈǑ9ƇǠ10Ɩǉ11Ņǆ12Šơǥ13WǁǊ14ţ15ŜƄƕ18Ţ20Ş21ǡ22Ǩ23ĶƧ25ƴǃǄǐ26Ǟ27Ǧ30Qǅ34ŝ35őŧ47Ő
company $	63 -22Ő-11S-9WƴǊǥ-8ŀ-7fǐǞ7ǃǆ9ǡ11Ǡ12ǉǑ13ǈ14şƖǄ17ǅ19ŝ20ŧ21Ţ25Ŝ34Ş35ő93Q
company do	86 -16ǃ-12ń10ŝ22ŧ28Ǆ46Ő
company ever	86 -9Ő9šţ24ƴ
company have	86 -9ş12ǡǥ15Ǧ18Ƅ
company or	87 7ŉ14Ǩ17ǡ
company you	87 -8Ş9ŝ12ơ13Ţ15ő20Q
companys	78 -18Ő-9ŗ-7w11ŔǍ13Qľ14ǃ15Ǧ17ǟ21ǐ23ǥ
companys name	89 -10Q-8w13ǐ18ľ29ǃ
compare	87 13ł19Š22ń
complaint	87 9Ş30ǜ
complaints	87 35Ş
complex	82 -14ǧ-8ǃ28ƣ44ơ
complex $	89 -16ǧ8ơ33ƣ
comprehensive	85 40ƀ
computer	80 8d19ǘ26Ǘ
computer $	89 15ǘ24Ǘ
computers	86 -9ķ12b23Ǐǘ
condition	82 -13ƈ-9Ƽ17Ɖ24Ŏ56ű
conditions	81 -12ű-11ƻ11Ŕ52Ƽ
conditions $	86 -13ű-11ƻ-10Ƹ11Ŕ46Ƽ
congrats	86 7Ǔ10Ɩ11ƺ14ƞ15ǟ
congrats on	89 7Ǔ11ƺ15ƞǟ
construction	78 -10Ǆ7ƌ11Ǎ12ǟ16P25Ƈ30ƅ
construction $	89 15Ƈ
contents	78 -13ŗ42Ɨ45Ǣ
contingent	89 43ƫ
contract	68 -7Ɓ9Ʃ10řƖ12Ƣ16ŀ24ƒ48Ǔ
contract $	81 10Ǔ12Ʃ16ƒ18ř
contract for	79 15Ǔ
contractor	85 14Ɠ16ƌ17ǧ
contractors	83 -13Ǔ12Ŧ13ǒǡ25Ǒ
contracts	80 9ǌ31Ǔ
contracts with	89 21Ǔ
conversation	86 11Ļ17s20ŋ
cool	73 -11f-10VǢ-7Ʒ7q9dQǚ10pCńŸǈ11PŘ13goŐ15E17rľ18j26ǖ30Ɔ
copper	87 37Ƌ
copy	79 9Ƅ41ś
copy $	83 10Ƅ17ś
copy of	89 25ś
corner	87 9ū10C11k14Ő
corolla	89 -8ŷ7ƀ22ų
corporation	87 15ǆ
corporation $	89 
correct	71 7bp8mnžƟƴ9Ŭƪǀ10dŹǜ11ǅ16ŏŒ19F22E
correct $	72 7bp8mnžƟƴ9Ŭƪǀ10dŹǜ11ǅ16ŏŒ19F22E
cost	62 -10ŠƵ-8ķ7œƧ9ǉ12ǝǢ14ĸ16ľŞǕ17ƑƠ21ưǚ22Ɠ27ƯǏ31Œ32Ŧ
cost $	81 -16Ǐ-11œ-10Ɨ18ǝ22Ŧ24Ơ32Ǣ
cost on	89 22Ɠ
cost or	89 10ľ12Ɨ21ŀ
cost to	75 -10Ƶ-9Ǣ-7ķ8Ɨ18ư22Ư53Ǐ
cost you	73 -11ŀŠ7Ǥ10ĸƧ12ǉ16Ƒ20œǕ43Œ
costs	80 9ǚ10X11Ŕ12uƭ16Ƥ17ǝ
couch	86 11ŭ12g16n19Ɨ21Ƥ
could	48 -12ƖƝ-11AŴ-10ŦƦ-8aƃ-7nŝƧ7bdƪƷ8c9WŠƢ10Əǩ12ĹūǏ13Ŋ14ũƍ16MĿ19ŘŚ20Ş22ƤǄ24Ʈ26ś29ĸ31Ǩ34ǚ36ŵ37X38ǝ40ķ56Y
could a	87 10Ə13Ɯ
could be	80 14ķ
could go	89 9ķ11ū13Ŀ
could he	87 -9Y12Ʈ
could i	80 -11Ʈ21c25Ŋ29M46Ǆ
could it	89 14ǚ30ũ
could not	71 -18Y-7ŵ7ǝ8G10ǔǟ11Ƥǆ14ƒ15Ō16W19Ǩ30Ř
could she	89 8Ʈ20ƢƷ
could somebody	89 -9A19ǚ32ķ
could take	87 12ķŵ18ƪ26Ǩ
could the	75 -8Ƥ-7Ʈ8ǝ12ǁ21YǨ
could they	79 -15ƭ19ķ71Ʈ
could you	55 -32Ʈ-11ķŦ-8Ʀ9bdūű11Ɨ14Ƥ17ƭ22ǩ24Ś26Ř27ś28ǝ35Xŵ54ĸ80Y
could your	89 -21Ƥ-8Y18Ʒ39Ʈ
count	81 -12ƿ9ņ10n17Ǥ18ƹ23ŷ33Ǉ
counting	82 -10Ǉ7n8u11ƭǉ20Ɔ22Ƣ29Ư
country	81 8ƈ10C11Ÿ12ǔ17lǀ
counts	71 9ő23u26ľ29Ư
counts on	72 23u30Ư
county	80 9Ə11Żǔ13ļ21ƅ28C
county $	89 12ǔ19C
couple	77 -11ķ-9ǝ8ŊƤ9Sǎ10Ľ11U12Ƙ13ƿ14O17Ū21Ǟ
couple of	85 -9H9Ŋ14Ƥ15O18U25Ǟ
court	83 -7ţ41Ƅ52D
cousin	85 9D11ǜ12Ŝŷ23n
cover	70 -17m-10Ř7ƢƮ9ƃƙǝ10Ɲ12Űǡ13ǥ21ĸƧ25Ŗ29Ŧ32Ʊ
cover $	85 -11ŗ-9ƨ16ǥ24Ƨ36Ŗ
cover the	89 -12Ř16ǡ17ĸ22Ŧ
coverage	54 -16Ǐ-12ň-9Ś-8Ǒ7ŐƘǓ8ŝƃƄƛǣ9ƪ10XĹŉŕ11ƭǌ12ſƦǒ13ŃǘǨ14ƚ16ƀ18WľƁǚ20ƨǝ23Ƨ24šž25Ƭ27ŏ31Ǣ32ŗ33Ɠ
coverage $	64 -26Ǣ-16ǥ-15Ƨ-11WƓ7ǒ9žƀ10ŗ11ƃƘƛ12Ƅ14ŝ15Ǩ16ǌ17ƨ18ǘ20ŏ22Ɓ25ǚ27Ŗ30ľ32ǝ
coverage do	80 -8ŖƓ-7ſ27Ƭ28ƦǢ37ŗ
coverage does	87 9Ǔ17ǥ
coverage in	89 -10Ʀ7ǥ16ƚ29ŏ
coverage is	85 -10Ƭ-8ſƨ13ł18ŗ23ž30Ɠ
coverage on	79 -7Ǧ9Tƚ10Ƃ13ƀ14Ǩ28ƨ
coverage or	80 8Ŏ11ŉƀ16ƪ21Ĺ27ſ
coverage to	89 16ƭ31Ń
coverages	87 21Š23ǥ45Ś
covered	68 -18Ǐ-9ƚ7Ń9ŗǒ10ǡ11Ő13Ɓ14ľƭ15ǟ17Ʀ18Ŏ19Ŗ20Ǣ24ƀ27Ō29ƨ35ŏ
covered $	81 -21Ǐ-12ŏ-7ƶ9ƨ12ǒ13Ń19ƭ33Ŗ43Ǣ
covered for	83 9ƀ10ƨ21ŗ25Ʀ
covers	81 10ƃ11Ʊ12Ƣ15Ɨ20Ŗ21i
covers $	87 30Ŗ
coworker	89 -7t12B26Ƴ
cpa	85 15A16B58Ǡ
cr	87 26Ŷ46Ū
cr v	87 26Ŷ46Ū
crash	81 -13Ʈ16Ƥ25ż31ƃ
crash $	89 25ż
crawl	83 18Ƈ22Ɗ
crawl space	83 18Ƈ22Ɗ
crazy	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
credit	64 7Ɣ9Ʀ10ĸŬ11ļŝƕ14Y19Ǘ22Z23e55ĵ
credit $	80 9Ĵ43ĵ
credit card	86 -12ǖ-11ĵ16ĸ19Ǘ38e
credit cards	82 -15ĵ8Ǘ21ǖ35Z
credit score	86 10ĵ
credit union	86 -17ĵ15Ʀ16ļƕ20Ŭ21Y
creek	83 12ơ59ƙ
cremation	85 33ư
cremation $	87 19ư
crew	76 -12Œ-8y11u12Ǟǣ14Ǩ18k21Ǒ30ǉ37ǈ40Ǉ
crew $	85 17Ǒ43ǈ44Ǉ
curious	86 8B14r15ŉ18Ĺ
curious what	89 8B15r20Ĺ
current	63 -11ǧ7ŏŖ8Ƶ10őŚŜ12ŐŞǥ14ǒ22ŗ27Gŝ31ŕ33Œ
current carrier	87 14Ş21Ő
current certificates	80 9ǒ
current company	87 -9Ő13ő24ŝ
current policy	76 9Ŗ11Ƶ12Ś16ŏ
currently	85 12Ɓ21Ő32ŏ
cushion	86 47Y
customer	66 -17S-11G10Ţ11Ǔ12Ǆ15Ŀ20ǚ21ǔ22ǡ30Ǘ44ő
customer $	75 -15ǡ20Ŀ26ǔ
customers	71 -13Ʃ-11Ų-7l7Ǘ9k17ǟ20Ǔ22ǔ26Ɲ27ǃ31ǖ
customers $	85 8Ǔ13ǔ21ǖ
customers come	89 -13Ų-8l41Ɲ
customers pay	89 -13ǔ37ǖ
cut	76 -10ţ-7Ŭ9Ư11ǣ12V13ƧǙ17I18ǃ33š
cut off	85 19I27š
cyber	87 -9ŏ14ǥ48ǘ
d	83 -19b-12h8ū16w36d48ǃ
dad	72 -9œŤ7q8AŠ25ƽ26B33z34Ƴ
dad $	89 -10Ť7t10q21zƳ
dad died	89 20Ƴ
daddy	83 8wƳ9ƽ10g11ǈ15Ǟ16Š
dads	87 7Ʊ16z17ƽ
damage	67 8Ť11Ũ21ƛ24ƀ25ƚ27Œ31ž38ű39Ŧ
damage $	78 -8Ť8ƀ11ű15Ũ19ƛ22Ŧ27ƚ
damage in	80 -11ƛ35Ť
damage on	85 23ƀ30ű
dangerous	83 -7g10ś35ǀ
dash	85 -10ř17Ǜ21ū32Ů
data	86 -7Ƶ46Ǘ
date	67 -10v-8Ĺ18dS23p26Ń32ťƖ58ŕ
date $	79 8d30Ń
date of	78 15d22p
dates	89 -7dŎ8ǒ38v
daughter	72 -16ų-7mŸ7K9BƷǞ13w14u16Ű18vx20y36Ź
daughter $	89 -20Ź-7m18vw20x
daughters	81 -15b-14dŹ7x11v20Ʊ22uų24w
day	58 -16Ĺ-12ų-11Œ-9tǨ-8ƶǩ-7Ɲ7ŃǞ8ŧůŹƟ10Ǐ11ƄǕǖ12p13ǎ14ĴƁǝ15jŕ16Š17P18R19ƞ21Y22Ť24ŴƖ26ƹ27Ƨ36d40ƻ52i68L
day $	72 -18L-14ĹŨ-11ų-10Ǩ-9ŭ-7g7kǎ8Ŵ10x11ǖǞ12ƟƧ13ĺ14Š17ƹ19ů24P25R30Ť39iƻ
day and	80 10Ɓ13g15ƻ18d
day does	89 9Ɓ15ŕ20Ɩ21Ƅ
day of	87 18Ũ30Ĵ
day or	86 -7ů10RŴ12q13ŭ14Ų
day so	86 -7L8I12i13Ɩ17U
day you	86 9Š11d12Ɩ17ŧ29Ƨ
days	59 -10ű-9x-7Hş7fŻƸ8CQŵǇ10ŜŭŽ11ŒŪůǕ12ƺǡ14Ǟ15n16tšƒ18k23g28ǎ41R
days $	66 -11ű-10i-7xHş8ctŐǛ9fq10CRǝǩ12ŽǇ13ŒŜ15ƺ17Ǟ18UŪ19ƒ26n
days a	86 19ŭ27ů
days are	89 -30ǝ-14U-7R13ǟ20P36ǎ
days off	87 -20R-7P33k45g
days or	86 22i29R
dead	85 11Ǩ14ǁ15Ţũ29ǝ
deadbolts	87 25Ǝ
deadline	86 47Ń
deadline $	87 36Ń
deal	76 8ƴ9Ǔ10Ņ11Ƨ12ŀƈ14ŧ17Ƴ18Ŏ19ľ20Ō28Ŝ
deal $	85 11Ǔ14ŀ22ŌŎ
deal with	87 7ƽ13Ƨ16ŧ20Ƴ39Ŝ
dealt	87 -7Ŝ9ŵ29ņ
dealt with	87 -7Ŝ9ŵ29ņ
death	85 7ƫ10U17Ʀ19Ƭ31Ƴ
death benefit	89 7ƫ19Ʀ21Ƭ
debt	82 37Z
debt $	89 
debts	89 41Z
dec	80 15ǡ25ś28Ś
dec page	80 25ś28Ś
decent	87 -11Ɠ14ŗ16ƃ18ư
decide	78 12Ł20A40ł
decide $	83 -10Ł22A
decides	89 26Ł
decides $	89 26Ł
deciding	89 10Ł20ł
decision	81 -9ǩ12ł24Ń30Ł
decision $	87 10ł28Ń
decisions	89 12ǚ18A
declarations	85 18ś24Ś
declarations page	87 -12Ś19ś
decline	87 -11Ņ45ƴ
declined	87 12ƴ
deductible	59 -9Ɔ8ľ9ǩ12ƀ13Y15ŎƁƚ17Ŧ19ň38Ř
deductible $	73 -27Ř-11Ɔ-7Ŏ13Ɓ14ƀ58ƚ
deductible and	80 -12ƚ28Ř
deductible could	73 -8ĸ21Y
deductible is	89 -21Ř35ǩ
deductible on	87 -9Ŧ19ƚ28Ř
deductible right	89 -7Ŧ10ł17Ř
deep	87 -11ŏ-9g13N30Ǜ
deer	89 8g17ƀ
degree	80 18Ʊ50m
degree $	86 15m21Ʊ
deliver	76 -8R12Ɲ16Ų19Ǜ29ǐ
deliver $	82 -12Ǜ-9R23Ų43ǐ
deliveries	74 8Ǜ15ǐ30Ų
deliveries $	85 -19Ǜ-7ŭ20ǐ25Ų
deliveries work	80 23ǐ
delivery	76 -9Ų8ǐ12ŭ14ǡ
delivery or	80 13ŭ
denied	89 37ƴ
dental	86 -9Ƹ11P21QW
department	82 10Ǝ34Ə
department or	89 9Ə11Ǝ
depend	74 10Ʊ11Ǖ18zƯ26Ŀ
depend on	74 10Ʊ11Ǖ18zƯ26Ŀ
depends	77 -9n20Ư23u
depends on	77 -9n20Ư23u
describe	87 8ƣ9Ǎ10Ƹ
design	86 50ǚ
design work	87 38ǚ
desk	85 -13Ǐ10ǈ14V16Ɲ33P
detached	87 25Ƒ
detached garage	89 14Ƒ
detectors	85 26Ǝ
detectors $	87 25Ǝ
device	87 26Ž
diabetes	80 7Ƽ12ǂ20ƽ
diabetes $	89 20ƽ
diagnosed	89 15Ƽ
did	36 -18Ň-17ǎ-16Œ-15zAŝ-13ĻĿ-12Řž-11JƧ-10oLUVZķŌǃǖ-9RƯǕ-8syIľŏŚƏƟǇ-7PŰŷƤƭƵƷǄǍǛ7fv8pNǌǙ9XƙƠƲƾǆ10qxōŎŗƚƞ11Fţƅƹƺǂǜ12cǊ13ƈƩǞ14jĹźǘ15ƕƫ16ŜƼ17w18ƴ19ŉ20ťŵŸ21S22Ŗ24őǩ25ƽ28ńƌǤ29ŠƬ30ĽŔǅ31Gň33š34kņ35Ņœũ36mļŤƳ38Ũ41ƒ42ŧ46B47Ŧ
did a	82 -14ŧ-7ǚ7ƾ8ƽ11Ɛ15ļƲ17ƴ22ǝ
did anybody	83 -7W11Ƨ13ƽ14ƁǙ18ƴ21Ŝ
did anyone	78 13Ŗ20Ʊ21Ǣ
did he	75 -14ƹ-12Ÿƛ11qwǂ12t13x14Ź18ź21B23Ƴ
did i	63 -31Ƴ-16Ŧ-13w-10Ŋ-8BLƶ-7ĺƌ7dƈǆ8H9o10egFYŃŮ11pXŐ12qǅ13C15Ľ17cŸ19D22b23ŀ26ŉ27N29ō31v73ǩ
did it	64 -24Š-14l-10ũ-9Ƶ-7Bļ7ĵ8ǚ9Ş10Ũ12Ǐ13Ʊ14jJ16ŕ17ś20Ŕ21š24ƒ26Ŧ27ŧ30ť47œ89Ť
did not	75 -16ǩ9Ţ12ĺŨ13Ŋ17r20E21a23ŵ28ō
did she	85 7Ƴ9o12ƨ13q19ǜ26B
did somebody	79 -18Ŝ-8ž-7Ƴ11ĺƅ13ŗ15ļ16ņ18Š19Ŗ
did something	89 -15ť-8ǩ15Ŕ18ŉ26ĺ
did that	67 -20ƚ-17ũ-16ǩ-14Š-10ǅ-9Ƴ-8GĹő-7Ň8g10ƛ11ǜ14š15HŤ16ƒ20Ŧ22dŧ26ţ27ť29Ũ45j48ň
did the	57 -17ǩ-16Ť-11ǃ-10ƒ-8ǍǞ-7mţƽǑ7Ŗż8ƄǏ9ŧǊ10Ĺ11źǉ12ǌ13fƈƵǘ14ƕƚ16ŦƌǤ17kƺƼ18ơ20Ņ25œ26ņŜ30ƞ
did they	56 -14Ĺ-13ŝǞǩ-9IňŢ-8Š-7ţ7Ʃ8ŤƓƕ9BƉ11Ő13ŗ14ź15Ơ16ƻ17Ǥ18ƾ19S21šƅ35Ŝ36Ƽ37Ņ40ƴ41ŧ43Ŕ55Ŧ
did you	45 -23Ŕ-21B-20ĺŜ-17ōǎ-16oŢǏ-15źƱ-13Ť-12Hņ-11CƧƴ-10gŅŞƼ-9dxĻŒ-8tTǚ-7AJZķŀŇŘƞƻǉ7pŦ8Xƾǘ9ƲǑ10ƍƑ11cƪǆ12ŬƿǊ13FǤ15Ʃ17S18ŵ19Ŗ21ňšƳ23WŸ24l26ƫ28ƹ33kǅ35ĽǞ36Ĺƌ42w43ļ44ő45Ƭ49Gńƒ50mǩ61ũ78Š
did your	61 -18z-14ơ-11w-10ƴ-9W-8ǩ-7dƾ8n9żƕƨ10pſǣ11ƀƠ13Tƙǌ14tũƦ15ǂ18ņ19x28Ƴ39ƽ57B
did yours	89 7B15ƙ16ƽ17ǅ
die	82 9H14V20Ƴ27Ʀ31ƽ
die of	89 -19Ƴ-7B47ƽ
died	73 18Ư22Ʒ28Ǩ32Ʀ61Ƴ
died $	79 11Ʒ20Ư23ƦǨ40Ƴ
difference	89 -8ũ10Ə17ł19ň
different	69 -11ƚ-8Ļ7Iňş9K10ǅǕǥǩ12ũ14V19Ş20Ř21ĺ26Ŕ
different $	89 -9ĺ-7ĻŎ18ũ29ǩ31Ş
different for	79 -12ƚ11Ŏ27Ř
different now	89 23ĺũ
differently	89 -13ǩ16Ŏ25ũ28ŧ
digit	89 10e11ū
digits	79 8d14ū24I26E31ř
dinner	82 15nLN17ƿ22ǩ
dinner $	87 28Nǩ
disability	83 -11Ʀ27ş35W
discount	74 -13W7m10ľ13őş14ǩ16źŽ18Q
discount $	85 10Ž19ǩ
discount for	89 11őŽ
discount so	87 -15W8Ů22Q
disease	87 15ƽ
district	86 12Ə13ǔ15Ǔ16Q
dive	87 40ǀ
divorce	89 13ĵ21f
divorced	86 19f
dmv	89 31Ƅ
do	27 -40ĺ-33ƨ-23S-22ƒ-19ǂǅ-18G-17Ţ-16Ŧ-15iœŴ-14jƳ-13ŠţůƠ-12eŘơƱ-11Bƽǌ-10őšŤƌ-9vĵōŷƅƇ-8tLļŇŗǤ-7xŨżƉƪƴǍ7ŒƄƔƖƙ8ŞƀƊƎƩǧ9ķŌūƃƭƼǞ10aHŬűƗ11IYŚŪŶƘƵƹ12AVĻŐŖųǡ13ŊƤƥƿǔ14FJMňŽǩ15ŋǀ16ŰǉǗ17QņǇǠ18Uľƾ19WZƻǋ20qzOŜŝƐ21yĽŏƷ22Ů23ƕƜ24Ų25T26ĴŃǘǚǜ27žƚ28wKşǎǓ29ǃǈ30Ǐ31RŭƟǕ32Pǐ34Ɓ35Ŏſ36ǙǛ39Ǒ41ƞ42Ɲ44ǖ45Ǆ52g
do $	66 -24r-23ƨ-17g-16ǂ-13Ŏƞǣ-12x-11ǥ-8WŝŶǐǩ-7ŖǝǦ8Ɵ9ǔ10Ĵ14B17yƶ25U27Ů34Ƥ42ǈ46Ǆǟ48Ǌ53Ʒ73q84P
do a	76 -13ǝ11M18Ǚ22X25Ŝ
do after	89 -15m12U26y
do all	89 -12L40P
do any	76 8ǈ12Ų16Ƒ17ŹǄ44ǔ
do anything	80 -8ō12ũ19r35ǀ
do business	87 -31Ǆ-8P9ǋ10ǔ13ǡ14Ŏ39ǃ
do clients	77 -15ǔ7ǖ39Ɯ
do customers	87 -13Ų-10ǔ22ǖ40Ɲ
do for	67 -21ǩ-20Ŝ-11ǒ-8L-7Ǡ8Ų9P10ŧ11ǈ12ƀǑ15Ŏ22ņ23ľ25g27q31Ĺ41Ư
do i	66 -39ō-17ň-8eJ-7K8ǡ9uļ10l13wŊ14Ɔ17ƕǧ19ŷ21ŋ23o26c29a31Ŏ32I77ǩ
do if	80 -9Ǩ-8ǝ9Ǖ12ĸ15ǜ19ǘ25ƤƷ
do in	85 9Ǌ10ƚ16ǈ19Ɲ
do it	72 -33ĸ-26ĺ-18Ř-13Ƶ8Ĵ9ǖ10ƐǠ11Ŷ12KŁ13Ɨ15r22ŀ34Ō86Ŏ
do not	59 -36ǩ-32ŝ-17Ō-15ĺ-14N-8gǐ7pMņűſƵ8cŋƳǁ9I10ZŁňŪƊ11OĽŏŵ12Ơ13Ĵ14ŕǑ15PŽ17lŇǒ18Xń21b23ƻ24L48ŀ66Ş
do people	82 -13ǇǙ10ǚ21d28Ǒǩ32ǖ
do right	87 7ŝ25ŧ26Ƨ
do that	80 -7R8ǀ11ƌ12ǚ14Ų16U17Ş22ŝ23Ŏ
do the	63 -15Ʊ-12ǒ-9Ƌ-7y7ǚ8w9Ǔ10kƩǁ12žǐ13ŭ16Ɯ18x20ƬǠ24ƪ37Ǒ
do there	85 7Z9Ɲ70Ǆ
do they	66 -23Ń-15Ņŵ-11a-10Ƅ-9ŧ-8Ŕŭƾ-7H7Ơǌ8ƻ9Ş10ǂ11ƪǑǕǩ12ƕ13Ǔ14ƍ15zƁ16T17ơ19R22ǒ24Ƨ25wy29ŝ30ǖǧ56Œ
do this	79 -10Ļ-9ĺ8N9Ō28s47M
do to	78 -21X-14ƽ-7Ư10ƚ11ž18Ŏ32Ũǝ59ĸ
do we	86 -11Ƅ7dŎ9Ō14ƀƁ31ƕ
do with	78 -11ŏ-10B-8Rǔ-7Ŷ11k33g46ŭ71Ƶ
do without	83 -12Ʀ8Ǩ16Ʒ18ľ28ƭ
do you	29 -24ĺŞ-23ƒƨ-22S-21qŀ-20Ơ-18ǅ-17ơ-16Ŏŷƪǂ-15GƳ-14cƬ-13kńũƌ-12ijlLĸŒŨƯǌ-11eBŢŴƧƽ-10ŠšţŦ-9xļŇœŧźƇƷǒ-8pĵŤŹƅǧ-7dhs7ŔƙƢǈǦ8uMƂƊƻǡ9ŋřƖƶƺǆ10NĻűƃƎƗưƼ11wƹǟ12ĿūƔ13ŊŶǥ14YŬǄǓǖ15CJZōŚƘǊǞ16ĽƚƦǉǠ17VĴķŪųǇ18FOŖƥƿ19ŌŝƜ20HŐƄƐƾǀ21ň22AŏŲ23QľžƁǑǗ24ǋ25WŰǔ26TǘǙ27ǚǜ28Ŝ29Ǖ30ŮǏ31Ń32R33şƟǎ34PƝ36K37ŭ38ſ42ǃ45Ǜ50ƞ60g
do your	69 -18C-14ǣ-13ů-9ŲǑ-8ŵ-7lǇ8ǖ9Ǐ10ǒ11ƃ15ƽ16Ǡ18Ǔ30ǈ33z34Ǚ79ǐ
dob	85 -8Ÿ33p59d
dob $	87 -8Ÿ13p65d
doctor	71 -9ǈ8Ƹ12ǣ14ƃƻ19ǂ30Ƽ38ƾ
doctor $	78 -9ǈ13ǣ17ƃ22ǂ
doctors	87 16ƃ26ƾ
does	41 -18Ƃ-17žƹ-15Ƹ-14Ő-12ƈƦ-11tŸƻǣ-10şŭ-9nķŢƗƫ-8mĵńŊţŪƤǇǖ-7vXYŦƛƵǅǋǟ7Ɲǡ8dŨƅƍƢǊǛ9zT10ŒŗƞǌǏ11ǎǒ13LűŴƊƯǥ14ůƕƙǦ15bx16ŁŖŜƇ17ƠƧǚ18Ň20hƁơǜ21Ǔ22sŹǄǐ23ŕ24WŰźƄǠ26ųǂ28rƩ29Ľǈ35qǧǩ36ƨ
does $	87 -21Ƃ-7Ŗ14q26ǩ39Ǆ
does a	87 11ƨ13Ŭ17ǩ18A20Ǌ
does anybody	75 -21ŷ-7ń8Ł9n11ǡ15Ŝ16ZƯ19Ǎ20Ɯ21Ɵ35Ų
does anyone	83 14z25Ư31ǐ
does each	78 10ǈ13ǆ18T
does he	71 -23T-21Ǆ-15Ŵ-12Ź-11ƻ-9mƨ-7p10ų17Ŝ19r32ǂ34h36ů41ź42q
does it	58 -46ƣ-23ž-12ǩ-11r-9Ţ-8ų-7qǄǈǖ7Ǖ8ĴŚſǃǆ9łƊƿ10TĽ11ǎ12Ɩ15ůŴƧ18Œƞ19bŮƪ20Ŷ23Ũ26Ʃ28Ƈ30ű40ŗ48ŕ57Ǎ
does not	80 -8ǈ7ǂ10s11ƙ12Ǚ23ŀ33ǩ
does she	72 -19Ź-13Ƹ-10W-9Ķ-7ĹǠ7q8Ŵ10ů12źǈ17Ʒ21s23ƨ24ų43o48x
does that	68 -13B-8Ǒ-7Ǆ7Ļ9ľ10dť11Ɔ12p13ĿƅƧ14ŭ16Ǐ29Ľ68ǩ69Ň
does the	54 -61Ǎ-36Ɣ-27ų-24Ų-16ŗ-15ƈ-12Ŗ-9şƂ-8Ɨ-7qƒ7ŴǎǕ8ĽŁ9ƊƍǈǛ10ŇřƝǊ11Ǣ12T14Ɖǡǩ15Ǡ16Ƨǥǧ18Ű19Wƙ20Ʃ21Ź22Ǔ23Ǆ24Ơ25Ĺ27ơǦ29ǐ41Ƅ45ƕ54ƣ
does your	54 -30ů-21Ň-19Ư-16o-15ǩ-13ƹ-12Ƨǒ-11Ÿ-10Őŭǐ-9x-8nĵŕ-7ƦǇǈ7Ǝ8dRƀǑ11ǌ14w15Űŷơ16ŏ17ŖƕǄ18ǂ19sŁƢ20BĶ21q22ƨ24WǠ25Œ26Ɓ33Ŵ34r35ǧ41Ź46ų
dog	75 7ū71h
dog $	86 9ū20h
dogs	83 -13ō-11ǃ18Ɲ36h
doin	80 -7b7jŝ8it10Ŏǁ14ƨ15Ǡ17ǟ
doing	63 -14Ų-7ĺ8ǄǑ9cŌŹ12ŝŞ13Ƴ16jƵ18ǐ20iũ28k31S32tǟ34x
doing $	78 -20i11Ǒ15ǟ28tx
doing for	87 -15ǩ-10ŝ-7i14k35Ş
doing in	89 -8x11ź17j
doing okay	89 23t24i27x
doing that	86 -7ő55S
doing the	89 -18t10k14Ō18c19Ƴ
doing this	89 -9S13i17ǩ
doing with	89 12t13ǟ28Ƶ
dollar	71 -13Ť7ǖ8Ɨ11X13ǅ16ĸ19ŗ23Ř34Ŧ
dollar @name	85 25ĸ
dollar amount	87 15X21Ŧ
dollar deductible	87 -9Ŧ32Ř
dollars	76 7ŎƗ8ĸž9m10ǘ12Xľ13Ţ16œ23Ņ
done	66 -19Ɲ-16Ǐ-15s-11X-9L-7Ş8t10pǂǟ11Ǟ12ƈǄǋ14ŷ15Ō16ƶǘ20ŧǝ21Ļ24yŝ27ƾ32ũ34Ɨ35Ń36ƌ
done $	76 12yǟ13Ń15ƈǄ18ƌ19Ļ20Ǟ21ǘ
door	73 -16Ų-8řǔ8ƏƤ10Ƙ12ū14ǄǊǛ15ƙ18ǃ27Ɲ30Ǎ31ƣ
door $	80 -9ǔ7ůǎ8Ə9Ƥ11Ƙ15ƣ16Ǎ18Ɲ20ǃ
doordash	85 8Ǜ33Ų
doors	80 -12Ǎ9ƣ11Ǩ13Ǝ24ǝ29ǅ
dose	89 54ƻ
dot	85 66J
dot com	89 26J
double	89 14Ř31œ
down	52 -24ǩ-10Š-8dŀŜţƘ-7PX7pĿťƍǢ8ejŎŪǉǛ9wǕ10UŖřƆƲǈ11Ō12coŸƏ13Lſ14VƁƫǊ15ƶǎ17a19ƴ20MTǞ22Ƒ23ŞŤŵ24ǝ27ł34Ɗ
down $	67 -10Ɗ8Mƶ9fuvƹ11ƍ14Ɔ16ƴ18Ş19L22Ť25ť29Tǝ36Ƒ
down and	82 9d16Ŗ19Ɨ
down as	85 -8ǩ11ƫ12o13ơ20c24a
down at	87 11Ş12Ř22U
down for	73 12ķŧ14ƴ23Ō24ǎ
down in	87 -10Ƙ13ĵ19Ɗƥ
down right	89 -17d13ǆ15o16e20p
down the	80 9Ə12Ū14y18V26ſǞ
down there	75 -7ƥ56Ɗ
down to	78 -7Š8œ12Ǟ13Vƀ15Ŀ46ł
down what	86 -9PƗ7D12qƻ18řǢ
down with	83 9M10ł12ƽ20Ĺ
downstairs	89 29Ɗ
downtown	85 11ǋ12ů15ƣ25Ǎ29ǩ
draft	87 18e20Ĵ
draw	86 20ǁ32ǚ
drawer	87 -15Ű13Ŭ16ǖ30Ś
drink	78 -18Ǆ-9Ů7Ǜ9ƺ15ǩ60ƿ
drink $	83 -10ŮǛ21ǩ23ƿ
drinks	85 41Ǜ
drive	59 -18ź-17q-13u-12n-11z-10Ƨ-9r-7iƨ7D8Ž10Qǐ11ǈ12ŷ16Ũ17MƄ20Ź22Ū26ŭ28Ŷ33Ų42Ŵ44ųŵ45Ů56ů
drive $	70 -27ź-18ŭ-15u-14Ů-13q-12z-10n-7ƨ8ǈ9D14Ų20ų21Ŷ30ŷ33Ź34ŵ45Ū52Ŵ
drive for	85 -17ų13Ũ16Q48Ų
drive in	83 -11ŭ-9i-7Ū12Ů81ů
drive it	80 -37ů-23Ų-9ŷ8Ů9ų11Ŵ25Ƅ80ŭ
drive to	83 -14Ƨ-9ŭ33ǐ43ů
driven	77 10ŷ11Ŵ12ŭ16ǋ
driven by	79 13ŭ17ǋ
driver	70 -12Ŵ18ŭ22Źſ23ų24Žž26ŷ42ź
driver $	83 -11Ŵ25ŷ26ź30ž
driver or	87 14ŷ24ŭ
drivers	68 -29ų-9ů-8Ŵ-7k8Ź15Ǜ16ǩ21ǐ23a25Ÿ34ź36ŷ
drivers $	81 -23ų-10ǐ-9Ŵ19Ǜ51ŷ
drivers @name	86 -23ŷ52ź
drivers in	89 30ŷ
drivers license	80 -32ŷ33aŸ
drives	65 -12n-11Ū11q26ǐ29ų32Ş
drives $	86 -53ų-27ǐ8Ź79ŷ
drives and	80 -14ų32ŷ
drives it	89 -35ŷ37ų
drives the	87 -23ŷ11ǐ31ų
drives them	80 -8Ū20ǐ
drives which	86 -20ŷ29ų
drives you	89 47Ş
driveway	78 9Ə25Ū40Ű
driveway $	89 10Ə31Ű
drivin	77 -9Ÿ-8ŕ7źſ8Nǐ12ŷ13Ų22Ū25S26Ż36Ź
drivin $	89 -9ŕ7Ž31Ū33Ź
driving	66 -21S-13ǩ-11ŋ-10R-7HĶ9tŪ10L11ų13z14ŹŻ16Ų17Ƃ23Ž25ŮŴ26N28ŷ31ż42Ÿ
driving $	77 -22S-8Ųǩ8Ū11zŽ35ŴŸ39ż
drop	77 -8Ƃ-7Ŵ7š11VǦ13ƽ16ś26ƀ39Ƶ
drop it	89 -7Ƶ15ƀ18ś
dropped	83 -9Ǟ7ƀ10Ǧ12ƂǨ33š
drug	89 -9Ņ16ƿ18ŧ25ƻ
drugs	83 9ƻ38ƿ
drugs $	87 9ƻ
due	78 -13ǒ12ƾ13y14ŝ17ǧ41ŕ
due $	83 -14ǒ18ŕǧ
duplex	89 -14Œ-11Ǎ18Ơ26ƣ
during	89 19ŭ20Ɵ21P24R
during the	89 19ŭ20Ɵ21P24R
dwelling	82 44Ɠ
dwelling limit	89 22Ɠ
e	76 9Ōǆǣ11Ū14w27J52ǚ55b
each	63 -23ŗ-7Ţ7vƻ8wZƱǓǡ9Ɣǉ10Tǆ12ų13Ơ15Ř16Œ18ǋ22ƶ23ů34ǈ38W
each have	78 -28ŗ-8Ū16ų61W
each month	83 12ǉ13ZƔ18Ơ24Œ
each of	76 10v15ǈ19T
each one	89 9ǈ11ƻ15ǆ
each way	87 35ů
earn	80 -7ǩ7Ʈ22Ŏ31q35T
earn $	86 -25Ŏ-7ǩ11Ʈ23q30T
easiest	87 9ś28K
easiest way	89 10ś17K
easy	85 -13ƾ9Ž11k13ǂ15M16ŧ20ś
eat	85 13ǣ15Ŧ17Ř18Ǜ42Ƹ
education	80 28Ʊ45m
education $	85 23Ʊ
either	82 -16ƪ10ƽ14Ǎ19ż25Ŭ
electric	86 22Ƌ
electrical	82 19Ƌ26Ǒ
else	54 -17ǩ-15ǐ-10ǌ-9Ǣ-7ŏŒŸƯ7ŶƑ8ķĺŉŎƼ9ǥ10hǋ11Ŵ15Ţŵƙ16Hǝ17ƥƮ21ųǈ22Z23Ƣ24ŷ25n26Ł36ş46ō48ń
else $	71 -21Ł-12ŷ-9ķ-8ş7a8ń10w11ŶƘǨ12ĺ15H19ǋ21Ŵ26ƥ30ō
else are	86 -9Œ-8ō-7ǩ27Z30ń
else be	80 -12Z30Ʈ
else drives	89 -22ǐ28ų
else gets	89 -7ń9ų11n36Ł
else has	89 12ş16Ł20h
else i	89 38ō
else in	86 -24ŷ10ţ11Hż14ń28n
else is	76 -13n-7ń10ōŷ11Ƒ12Ǒ13Ƽ18Ƣ29ş30ǈ
else lives	78 -8ŷ16n19Ƣ
else on	89 -22n-15ǌ-11ń-10ō17Ƣ24ǥ32ƙ40ŷ
else would	80 7ķ
else you	78 -17Ł11Ū16ķ20ń
em	70 -12Š-8c7ƅƤ8ž9uĴ10wZœŧ11ŞűơƯ12őƱ14lEǋǕ21vŢ22ŝ24ǚ
em $	85 11ž13œ19lǋ28ŝ
email	61 -10D-9Ǡ-8Ś14Ľ16ǧ18Ǖ31ś39ǘ43K54J
email $	72 12ƕ47K
email address	85 -11D24J
email for	89 -17K29J
email me	89 -10Ś29ś
email or	87 -11ǘ-8Ľ40K
email something	80 23Ǖ
emails	87 10J14Ǘ
emergency	85 10ƃ15Y
emergency fund	86 16Y
employed	86 -15o-9t26Q38q
employed $	89 -10t7q42Q
employee	80 -8Ǉ9ǥ52ǜ
employees	63 -12W-11Q-7ǜ8ǉ17ǣ21Ǒ22ǈ40Ǉ
employees $	79 -15Ǒ10ǉ12ǈ21Ǉ
employees are	80 17Ǉ
employees or	72 -18ǈ-9Q53Ǒ
employer	74 -9ő19V21Ƨ22S36Q41W
employer $	81 -10ő11W24QS30Ƨ
empty	82 8y47Ɵ
end	69 -13ũ-11ǆ-8œ-7rǩ7m9j11łŌƷ12Ļ13Iŕǃ14Ł16iŃ18ư21Ǥ27Ŧ28Ŕ31Š36b
end $	80 -15ũ12Ł15ł18ŕ20i22bŔ25Ǥ
end of	87 -12ǆ17ǃ24Ń
end up	81 -9œ-7rő9m13Ʒ33Ŧ40Š
ended	87 11ļ13l28ż
ends	80 -7Ķ10ř13eƩ25ŕ27Ƨ
ends $	89 15Ʃ29ŕ
ends in	87 -7Ķ7ū11ř14e
engaged	89 37f
enjoy	86 -8R23g26t27U
enough	72 7Ɠ9Ưư10Ŏ11Ɨ12rŀ14Ķ17j18y19ŷ20ž25ť33Ƭ
enough $	87 57Ƭ
enough to	80 8Ɠ11rƬ12ư14Ŏ16Ɨ18Ķ22ŷ
equipment	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
equipment in	87 -18Ǐ13Ǣ28Ɲ
equipment values	78 -22Ǣ37Ǐ
equipment worth	87 15Ǐ
equity	87 -10ƪ23Ɣ51ķ
errands	87 36ŭ
escrow	85 44Ɣ
escrow $	89 -19ƕ69Ɣ
even	62 -9Ĺ-7u7Ɯǜ8hƱƿ9Ƭ10ŷ11ŕŢ13ŒƯ14Ũ15Ŝƹ23ż34ţ
even a	76 -8u11Ɯ16ƹ18Ư23ż
even if	78 -10ǣ11Ʊ14Ţ19ţ
even ones	80 12ţ
even small	79 10ǜ18ţ
evening	89 7Ľ30L
ever	48 -10S-9ŦŰƝƽ-8rłŐŔŕơ-7DŁŒŧűƃƄƸǔ7ĿƂƘ8ƲƷ9ƗǐǕ10CŏƑ11ŸƊ12gRǆǚǛǩ13hƍƿ14ǒ15ǝ16Ŝǘ17ŲŽ18ſ19Ʃǜ21Ť22ų24Zšƙ25ŻƜ26ŗƛ28ņ32ƴ37Ŗ38ţƼ
ever been	64 7ŲŸ9Ɯǜ11ņ12ƘǤ14Ż16ſƊ17ƴǘ21ƿ34Ƽ
ever come	76 -7ŐƝ7ƴ13Ɯ18ƛ25Ƒ32Ŝ
ever empty	87 29Ɵ
ever get	82 -10Ɵ14ƍ15ǘ20Ʋ23g31Ɗ
ever gone	89 -12D24ƙ32Ŗ
ever gotten	83 -19Ɗ-11ǣ8Ǜ14ƙ20ƛ30Ɯ
ever had	65 -12Ŝ-9ƽ8ǘ11ņ13ƛ15Ƽǝ17ţ18Ǖ20Ť24Ż
ever have	83 -11Ŝ-7ƴ11ǜ15ņ26R46ţ
ever said	89 20ǚ21ƴ
ever sat	87 23Ŗ
ever taken	80 -43ƪ63Z
every	60 -8dǏ-7ŭǓ7hŞ8uŔŹƩ9ŐŜƽǝǥ10cUŪǢ11F14Ĵ15Œ17Ŵ19ƻ21T24Ǚ25Z33ǒ37ů
every #	86 -8Z-7Œ11T25Ʃ33Ĵ
every @day	89 9g21Ǚ
every day	78 -13ų7q8R10Ų11ƿ12Ź14U26ƻ27Ŵ31ů
every month	72 -23Œ-10ǝ8Ɣ11Ő13FT35Z50Ĵ
every time	89 10Ǚ12Ş
every week	89 -12ŭ16ų27ǝ
every year	87 10Ɵƾ14Ŝ15Œ
everybody	72 -8Z7ƿǑ8ŭǘ9ŁœžǗ10żƳ11ƖƢ14Ƭǅ17ķŷ24n
everybodys	78 -7nō8g10AŎ11Z12Ų13KŰ14ǈ15ǩ24ľ
everybodys got	85 -7ō9g11Ŏ12AZ14Ų19ľ
everyone	89 12Ž18ŷ
everything	65 -7ƚ7wŖ9AŝƻǑǦ10KŘƬ12U13ĿǄǖ14ĻǢ15ǐ16Ư19ō26iş28Ɨ34ķ
everything $	80 -14Ǐ-9i8Ƃ10Ŀ12Ǧ13bƻ14Ř17Ɨ34ō
everything in	86 8Ǣ13Ǐ15Ɨ17ş18ķ
everything you	85 11ş14Z21Ɨ23ķ
ex	89 50ƫ
exact	87 -7Ū9Y11d13ǃ23ū
exactly	73 -9Ǎ11ŀŅ12šƕ13d15Ǆ19Ťơ21Ƨ
exactly $	89 -9B7Ť14Ņ24d
exactly did	89 -11Ǎ10B18ƕ19š26ơ
exactly does	79 10ŕ29Ƨ
exam	75 68ǁ
exam $	80 15ǁ
excellent	89 -7ǂ23Ƹ
excess	79 -16ǡ65Ǧ
excess liability	87 -17ǡ28Ǧ
excuse	89 37Ŕ
expand	89 42Ǟ
expense	87 11Ľ24ĸ
expenses	82 13Ǌ15Y21ư
expenses $	87 14Ǌ17ư
expensive	82 8Ǐ14ǣ16X18Ɨ25Ƙ
experience	72 11ŧ12ǣ15Ũǅ21ņ
experience mod	78 15ǣ
experience with	89 28ņ
explain	75 -10ŧ12ň13ŔŖſ16B36Ŋ
explain $	89 -13ň38Ŋ
explain it	86 -11ŧ12Ŕ17Ŗ19B
explain that	89 30ň
explained	85 9Ŕ17Ŗ22ň
explained it	89 -7ƴ13Ŗ26ň
exterior	89 30Ƈ
extra	78 -12k-7ŀ12Ųƶ16Ƥ20ƴ23Ǉ26Ƃ32Ǥ
extras	87 49Ɓ
face	86 -17ŗ14Ʀ21M29Ƭ
facebook	89 19ļ23ǩ
factor	89 -13J21ł27ǘ
fair	76 -9C9Ƹ10Ŏ12ļĽ14ŀ15ŉ16Ňŧ17i18ĵ
fair $	85 11Ƹ15Ŏ16Ľ18ŧ
fake	83 -14Ť12Ŀ53ǘ
fall	67 -13Š-12Ĺ-10Ƥ-9ĺ-7ǣ8š9ƃ10Ǟ12Ǚ13ƾ14d15y17Ř18ŕ19Ɨ22Yƞ32Ŷ
fall back	72 -10Ƥ10ƃ19Ř25Y
fall out	89 7Ň31Ɨ
falls	85 -11Ư13ť22ǡ23Ɯ27ǣ
falls off	89 13ť29ǣ
familiar	87 29Ľ30Ŗ
family	58 -13Ƣ-9ƷƼ-8P-7ŀůǉ7q9Ŀ11hAưƸǇ12zF15Ū16ƜƳ19ŨƮ21uƬ23ƶ26yƤ32ƽ38n
family $	71 -14Ʈ-13Ƴ-10Ƽ-8ǉ-7ŀ8A9ſ11ƜƤ13ƽ15Ǉ16FŨ26ny38u
family fall	80 -7ƤƮ23Y
family history	75 18Ƹ20ƽ
familys	89 9ƽ10Ʈ12ƭ17ǅ
far	64 -15R-14Ŵ-8xU7ŉ8Ň9yŝŮ10vƭ12Sť13ź14mZőƏƞ15uų16ƙ19ňǐ21ƚ22i46ů
far $	78 9ŉ11ŇƏ13ŝ19ƞ20u25iň
far are	87 9Ə31ƚ
far do	87 16ů21Ů
far is	80 -18R-7U20ƙ42ů
far out	89 -17ů-7Ů22ƭ36ǐ
farm	74 -12h10ŜǄ11Ɲ12ƶ13Ņ14ŭ15ő18ń32Ǒ37Ő
farm bureau	89 11Ő12Ŝ13ń
fars	87 -7ƛ12ƙ15ů
fars the	89 -7ƛ12ƙ
fast	79 -20ǩ-7Ŧ8O14Ǉ15Ż16ŧ23Ń43ň
fast $	89 -12ǩ-8Ŧ10O21ŧ24ň
father	81 -15Ť9B18Ƴ20z36ƽ
fault	78 10ƃ15Ť43ż
fault $	89 11ƃ35ż
favorite	83 14ŝ19ƞ23Ŷ24ǩ
favorite thing	89 -11ǩ16ŝ30Ŷ
fax	86 -12Ƶ-9Ʋ12ƕ15Ƅ32ś
fear	89 30Ŀ
feel	65 -11ŝ-10Ʀ8Ƹ11ņžǟ12ĵŋŧ15ŨƞƬ19ǁ21Ž24ŎŢ25r28Ň
feel $	87 -18Ƭ9Ň40Ũ
feel about	73 -18Ũ-10ƞ15ŋ23ǁ26Ž38r41Ň
feel like	86 -12ŨƦ-8r8Ƭ14ž21ŧ31ƞ
feeling	81 -7r15Ň21t22Ƹ26Ũ
feels	87 -9Ŗ8ƞ9X31Ƭ
feet	70 -7Ņ8r11ƺ12UƊ15Ə16ǀ17ŀ19ŧ20ǋ23P36Ɔ
feet $	81 -7RU15Ə16P20ŀ40ǋ
feet is	89 -17ǋ20Ɔ
feet right	89 21ǀ
fella	79 -9d8ķņ12gǃ13cxńſ14BŅ16Ƙ19Ŝ
fellas	89 10ƫ11ņ25Ǒ
fence	81 19ƍ50Ƒ
fender	82 8ķ10ţ13ű31ż
fender benders	87 25ż
few	71 -16š-10ŉ8m9Ľǣ13Ɓ14HƝ19Ŋ20ĵţ
few questions	89 -12ŉ17Ŋ
few years	75 -17š7ǅ9ǣ15H21ĵţ
fianc	89 -8dĽ11f13o19p22q
field	87 13ĸŚ17ǈ
fifth	89 16Ĵ20ń
fight	85 15rŎ17ů18ŧ19ǜ
fight you	89 17r19ŧ
figure	72 -14Ǐ7rX8HŖŘŦ9Ɨ10yĸŅƓǊ11ł12ǉ14ƈ15Aű21Ƭ26Ƙ
figure it	89 20A32Ŗ
figure you	89 -12Ŗ11H12X22ű
file	72 -11Ÿ8d11ǖ14Ǘ20śǒ21ţǆ23Ƅ24a
file $	85 7wǒ8Ǘ12ad
file for	87 8ţ13ǆ15ǒ
filed	80 8ǆ11ǜ12Ƅ24Ť31ţ
files	87 12ǘ36Ǘ
fill	76 11Ů12Ľ17Ĺ
fill in	79 -12ĺ36Ĺ
filled	85 9a12Ĺ16Ō22ļ
filled out	86 9a12Ĺ16Ō22ļ
filling	89 21ĺ
filling out	89 21ĺ
final	78 10Ľ11f28Ł40ư
final expenses	86 22ư
finally	83 8j10x14t22k25ƞ
financed	85 43Ŭ
financial	83 8Ǡ21B38A
financial guy	89 9A24B
financially	87 -10A15Ʈ17Ư22ĸ
financially $	87 -10A15Ʈ17Ư22ĸ
find	71 -8ǩ7ƪ8ŎƷ9Šžǁ11ķǟ12ŧ13MU16Ƽ23Ś24ǘ37ļ
find a	89 -8Ř14ǟ15ķŎ17Ʒ
find the	89 9ř11ƪ20Ƽ
find us	89 23ļ
fine	77 9Gǁ10iK11ťŽ12Ǌ13ű15ǩ18N19ŋ28Ŗ
fine $	87 10G11ǁ13Kť
finish	85 -8Ŋ12ƌ13Ť15Ǆ20ǩ21m
finished	74 8ź9ƌ10ǝ11mǡ28Ɗ
finished $	83 13Ɗ19m
finished basement	89 
fire	64 -11Ǐ-8ů7ţ11Ń13ǜ20ĺǢ23ŉ24Ť27ǝ29Ƥ32Ǝ86Ə
fire $	86 -17Ə-14Ǐ9ƗƤ17Ť18ǝ28Ǣ
fire department	85 11Ǝ17Ə
fire station	85 -9ů23Ə
fired	89 49ǜ
fireplace	78 53Ɛ
fireplace $	86 36Ɛ
first	59 -10ĸ-9Ƥǌ-8ŷ-7Ǒ7GőųƠƷǅ8wSĿ10ež11ƨ12Š14Y15ŕŚ16Ń17ƫ18axŇ19ǩ20oƅƖ22Aœ23ŏ24ń28Ř
first $	79 -10ĸ-8r9AZł10Ńŕ13Ʒ14ŌƖ40Ř
first and	79 -9wŷ13o36ƫ50a
first months	80 -7ƤƮ23Y
first name	89 -10a13b23o
first one	86 -11ł13ń23ǩ28ŏ
fish	89 8Ɵ25g
fix	81 8Ŏ14Ƥ16ǩ17ţƀ31Ş33ũ
fixed	87 10ŵ20ũ28ƌ
flat	78 -8Ņ7ƚ9Ř17Ɓ20ƴ24ǩ27ƨ48Ɖ
flood	72 83ƙ
flood $	89 9ƙ
flood insurance	85 27ƙ
flood zone	83 17ƙ
flooded	87 9Ƥ10Ɗ13Ũ
floor	77 -8ƙ10x17Ɗ20ǈ23ƛ37ƣ
floor $	86 8ƣ13x19Ɗ
floors	87 -9Ǎ12ƌ16Ɔ28ƣ
florida	89 28H
fly	86 -10Ÿ46ǀ
folks	65 -15C-10Ŷ8aKžƮ9ƣ10W11Ž12ļƥǖ15ŝƜ16ǈǗ19ǔ20Ʀ23ƽ25Ǉ34z
folks $	85 -10U7ő13Ǘ26ŝ
folks do	89 -7Ǆ9ǔ12w16ǈ
folks who	89 13ļ17W28Ɯ
follow	86 16g18ň24KƧ
food	80 -10ǐ-8Ʈ11Ŀ30Ǆ44Ǜ
foot	80 -10c-8Ÿ8Ɔ9ǋ18Ż26Ɠ38ƺ
footage	85 26Ɔ
footage $	89 24Ɔ
for	34 -26ŀ-25ų-21Ƽ-20C-18ǉ-17U-16ŷ-14ĿŁňœǘ-12ŬƧ-11RƸǍ-10ƩƮ-9ŏƚƷ-8aDŚůƑƜƢǜ-7huvZūƊƽǛ7VŘǦ8cŎŜƫƳǇ9jNŐŞǟ10ƴ11LŒŽžƔ12EŌŔǑǧ13qwƟƯƿǞ14Š15űƬƻ16dgpƭǥ17XǢ18Ɨǌ19ŤƄ20lţ21Ŧ22Ļƀǁ23OŗƝƤ24łǓ25bQĶ26ŖŨư27kľ28Ǡ29Ɠ31ǂ32ƶ33Ĺ34ǐ38Ơ43Ų44ƒ46ŭ59Ʊ
for #	70 -12Ĵ-10X-9ŗ8ŵž9jŞƃ10a11Œƥ12Ɠ13Ƥ15Ɨ17ŽƬ21Ǩ24ƒ30Ŧ31ǝ
for $	58 -20ű-17ĹŐ-16ǔ-14ųǌ-12ş-9ŏŦ-8Ǎ7ƭ8ŞƔ9Ƭ10ţƠ11u12Ǐ13Ųǥ14Ǔǩ15O16ƕ18Ļ19ƻ23Ť35Ŗ44ŗ49Qŭ55ƒ75ơ
for a	59 -11ơǩ-9XǞ-7ĹƜǥ7mŖ8PƬǚ9LŽǨ10ŵǁ11šƝ14qŊǐ15ưƾ17S20Ũ21ǌ23Ř25H51Ƥ
for all	79 8ǘ9ǒ
for and	71 -19ơ-15ǌ8O10ķ12Ŗſ26Ư54Ĺ
for anything	89 -10Ƽ-8ţ17ǂ32Ƹ
for bodily	89 24ŗ
for business	87 -10ǐ-8ǥ11Ǣ43ŭ
for college	87 -20y-9m37Ʊ
for for	83 -11Ƽ-7Ƥ11Ʊ13ǂǚ14Ů15ş19ƃ
for fun	86 -15P41g
for good	89 16V44ũ
for her	89 -7ƶ12x18Ʊ30Ƴ
for in	89 -11ĹĿ46ƶ56ľ
for insurance	81 -57ơ-11ŀ-8Ɠ12ƴ18ĺǓ31Œ57ǌ
for it	65 -20Ŗ-12Ơ-9Ǒ-8ŗ-7ŘƷ7Y8b9Ǥ10ƞƫǡ11B12F18Ŏ20Œƒ26Ĵ30r31ű35Ŧ38Ő45Ɠ
for life	81 -17Ż-15q-11W22ƴƿ32ƨ
for me	64 -14a-9Ɨ-7ǩ7Ǎ9n10ųƭ11Eō12TǄ13ķ15OƎ16Ū17Z18Ǐ22ǈ71b
for money	86 15ǘ21Ɲ28Ų
for on	78 -10ŗ9Ǔ13g23Ɠ
for retirement	81 37Ķ
for school	89 -7ź7ŭ47Ʊ
for somebody	89 -7V33Q
for that	71 -17Ň-12ƒ-11Ĺ-10ĺ-9Ĵ8ź9ǀ11Ŕťǣ12ŧŻƝǓǩ15Œǐ23Ō35Ŷ43ĸ
for the	53 -17ŭ-12xQƕơ-11ƯǊ-10Ƭǟǩ-9ƴ-8uķžǄ-7ŀŎƝ7ǈǌǗ8tĶůźƿǡ9ťŮƪƫǎǛ10ǉ11eOPǆǑǔ12FŒ14ƗƱ15ŔŰƘƟ17EƖ20kwƶ22Ƅư24ǁ28Ǡ39ǥ50Ǟ69Ơ
for their	87 23Ʊ
for them	75 -36Ʊ-15Ş-8ź15Ʈ16x32Ư36ƶ37y
for this	74 9Q10Ǌ11sļ12O13o16X17ĴƵ19mǁ
for today	89 -18Ļ-15ĺ-8ƒ32ű35Ĺ
for what	81 -9Őƿ9Qƒ10Ɨ13rķƻ27Ʀ
for when	85 8ſ9Ĺ13ƒ31Ķ
for wind	79 -12ƚ27Ř
for work	79 -7ǄǈǑ8Ɲ12P14Ŵ15q16ǐ19Ų
for you	52 -43ǉ-26ǩ-24ų-22Q-18Řŭŷ-17ƒǎ-16CŒ-14Uǘ-12Oǒ-11Ł-10ŊŶ-9ťƶ-8ĸ-7yHPŀŗǋ7ŐǅǊ8ƕƳ9Ɵ10LŇśƹǈ11Yńŏ12JŝƔ13MƬ14jŞ15ĹŖǇ16g17ŉ18Ō19Ŏ21I23dGVǑ25ǟ26ŜǠ27c33Nǐ35X36ţ39Ļ40l41ľ43ŠŨ63ł
for your	65 -27Ǐ-11Ųƺ-9ž-8Ŕƨ-7Ƹ7Eǌ8Ʒǧ9WŐǣ10dyŒ11xưǉ13ĹŘƃ14ƴ16Xǂ18ƭ19ƯƱ21wƀǢ27Ɲ39p
for yourself	87 -8Ƹ-7g15ǂ16Ư23Q
force	83 9Ʀ12Ō14Ń46ŏ
forever	85 11Ʃ12G15ű38H
forget	89 7Ĵ14Ɠ15ƨ16Ƅ
form	68 -7o7uƹ8ǆ9Ĺ10mƜ11hp12Ƶ13aŐ17ơ19ĺļĽ
form $	81 -51Ĺ-11Ľ9ƹ13Ɯ17Ő21ơ85ĺ
form just	80 -59ĺ64Ĺ
forward	82 -10ǩ14Ŏ16ŀ22ś28Ō
forward $	89 -9ś-7H17ŀ51Ō
found	85 11ř17Ļ19ű21Ʃ30Ś
foundation	89 -8Ɗ32Ƈ
fourth	89 34k
frame	80 -8Ɛ38Ń44Ƈ
frame $	89 -7Ɛ12Ƈ23Ń
free	74 -10ň11Ʒǁ12Ƨ14ţ18Z19sN24L28Ɣ29g
free and	86 -12ň8Ŭ13ǁ14Ʒ43Ɣ
free or	89 18ţ23Z
friend	75 14Ƴ19B20a25ļ39A
friend or	89 7Š11A
friend who	89 16A19Ƴ
friends	85 10ƃ16Ƥ23B
from	49 -18ǩ-14Ĺ-13Q-12Tǧ-11hų-10ŵ-9Ɣ-8LŞƳ-7jzAŒţƤƱǂǘǟǢǤ7Ŷƈƛƽ8ŲŸƚ9uIŀƟƦƪǅǏ10ŇœƅǍ11kśũǄ12Šǝ13ŧƄƧƩǑ14rƏƜ15WŤǊ16ķ17Ņƻǜ18ĸŔǔ19ŎŢ20źǋ22Rơǒ23Ľ25ƙ26Ŝ31Ļ34l39Ǖ
from #	85 -9ƅƉ8ƈ16Ʃ54œ
from $	72 -10Ƣ9ĸ10FƦ11ƛơ14l22Š25Ť29ǋ40Ǖ
from a	83 -9ŵ9ƛơ12IǨ13ƃ14u19Ǆ
from before	87 -20œ16ƫ21l24u34ƅ
from home	73 -11h12ů21Ɯ25ź32R
from it	86 -14ų9Ɲ12B14ŀ27ƪ28kũ
from me	80 -15Ĺ-8ĵ-7ǩ9ƹ12Ń14Ňƕ16ŉ33Ŏ38Ļ
from scratch	89 10Ɠ11ŏ
from shipping	80 12ǝ
from the	67 -12Ǜ-9QǤ-8ǖ-7Ŝ7RśŦ8ń9Ţǚ10źǒǣ13ƙǋ14Ɨ15Ų17ƻ18Ǐ20ǔ21ƚ22ŧ28Ǎ30Ľ33Ǌ
from them	89 -12ǧ19ś33ǒ
from there	89 20Ŝ
from us	89 -11ƕ9ơ23Ƅ
from work	89 7B13s23Ʀ
from you	74 -18Ŝ-13T-10Ǎ9ƣ10gǇ12Ƅ13ƶƿǄ14Ɗ15Ɯ26Ʈ30Ǒ39ķ
from your	73 -7ǔ13ŢƩ15śƏ16ƙ21ǖ24Ƨ26W28r33Ŝ
front	69 -7Ť7Ż8e9Ʃ10Ɯ11j13q14Ĵĺ15Ə16ƣ18Ƈ28Śǃ31ǈ
front $	82 9Ż11e13Ƈ16q36ǃ
front of	79 9Ņ10Ʃ36Ś
full	63 -8Ǣ-7c7q8tōƇǟ9ŲƠƼǛ10ƓƢǄ11Źƃ12ƟƤ15DĴŒ16ƭ17Ŏ28Ǉ29a31R48ƀ
full $	87 12ǟ21Ĵ
full coverage	79 -7ŗ9ž72ƀ
full name	87 8ƫ9o33a
full time	77 11Ų13q18Ɵ40Ǉ45R
fun	72 -13P-7ųǩ9Ǥ13Ƣ17x21ǟ32k52Ŷ58g
fun $	85 -15P19g31Ŷ
fund	77 -15m-8ĵ14ƕ32Ʊ33ǣ35Y
fund $	80 -15m21ǣ33YƱ
funeral	74 8ĺ15Ƴ51ư
funeral $	81 42ư
furnace	81 13Yĸ22Ɗ28Ƌ
furnace $	87 18Ƌ25Ɗ
furniture	80 16ƥ23G24Ƣ29Ɨ
furniture and	87 46Ɨ
g	86 -23ŗ13b18ź63ǡ
game	87 11ő15g53ǩ
gap	77 24ŕ32š67Ɓ
garage	71 -7ƽ11Ť13Ƒ14Ɯƥ17Ɔ29Ɲ30Ű
garage $	78 -7ƽ19ŰƆ26ƥ
garage driveway	89 
garden	89 8g16ƣ
gas	85 41Ɛ
gate	87 -10ƙ17ƣ18Ű24ƍ
gave	76 -10Ʀ7Ƨ8B10Ŕ12ńǚ13WŅ20Ŗ34ļ
gave you	77 -10Ʀ8BƧ9Ŕ12ń13Ņ14W20Ŗ34ļ
gc	86 -15ǩ-14ŗƒ26ǧ46Ǔ
gc want	89 -16ǩ-14ŗ19Ǔ27ǧ
general	74 -19ž-14ŗ7ĵ8ǖ13Ƹ15ǧ19Ǔ38ǡ
general contractor	89 18ǧ
general liability	79 -20ž-14ŗ60ǡ
georgia	86 10l14Ÿ17y19C
get	46 -16q-15œǩ-14ĶƷ-11ŝŠƟ-10lǒ-9ĺŬƬ-8Xŉŏƺ-7cdryłņŒƄƒƗƾǞ7mŃŐƮǎǘ8Ŏƨ9Ƶ10jŊūŴƠƦǧ11GĴ12pĽŀőƖ13sJRĻŹƊƙƿ14Ŷ15gIźŻ17ơ18v19ƕǙ20SŦƃƍǕ21kƚ23H24ňű25W28eś31ŵ33Ō
get $	79 -14œ-10Y7B14ź15Ǚ17ƕ22Ʀ23Ŧ26ű38ƨ
get a	73 -35Ķ-11ƿ-8Ŝ-7Ō12Ŗ13HŊǘ15Ľ16eA18QǇ19ƚ23Wǩ
get around	75 -7ű14Ɠ18Ʋ36ŵ
get by	82 -18Ʒ-7ƨƽ12ƃƳ22ŵ40Ʈ
get certificates	89 -13ǧ13ǒ
get cut	86 15Ǚ19I
get for	86 -33ƒ-10Ŗ25Ơ44ű50Ŧ
get his	89 -14Ÿ14w20Ź
get hold	89 32K
get hurt	86 -11W-8ƾǨ8Ɯ15Ǚ26ƍ36ƃ
get in	86 -9d-8x12s14ƣ21Ŝ32m
get into	86 -8Ļǅ12Ǘ13iǘ54S
get it	75 -12ŝ-8KĻ8e10BőŢ11O12Ŏƥ13ĿśƘǃ14Ĵ27ƒ32b
get me	86 7ǉ36ś
get my	85 17J23Ľ30ļ
get off	87 -24g-10O13Ō15L42R
get out	81 -10Ɵ8ƚ11H13NV20Ļ35g
get paid	86 -9ŵ9ǖ13ƕ18T19ƃ20Ĵ
get started	87 7d9Ť15Ō
get that	74 -20Ŧ-15d-9ƈǩ-8SŨƺ8Ž10HŌ13ƍ14X15Żǅ16pCŐ20ő21ũū30ň42v
get the	76 7ŵƈ9Ʀ10ĸŘ14Ʃ18ĶƖ24ƫ
get there	89 16ů31G
get this	82 -16s18Ō29ơ41Ń
get through	85 11W12Ũ17ĸ
get to	75 11Ʊ12L14k15Ũ17YŶ19Ź41ŵ
get you	74 -9e-7ƶ9d10ş11pƭ14ś17Ƴ20I21Ŷ26Ŏ39Ō
get your	74 8WŎŪ9ƻ10a11ŧƖ14s15Ÿ22Ǖ24e
gets	72 -9Ɣ-8ń7gsǌ8ŴƓ9ƯƲǣ10Ŷ11Ƣ14ƭ17ŎƁ25Ł32ƫ
gets a	87 22Ŏ25Ł
gets the	86 13Ư24ƫ
gets you	89 -11Ɣ10g13Ŷ17ƭ21Ɓ
gettin	81 10jzĿ12i16P20Œ
getting	69 -8ǉ-7B8ŵƨ9AŚ11ƞǝ12űǙ14UƖǠ18t19j
getting any	89 26t
getting paid	80 15ǝ
girl	80 -15p9ǖ11v12Ǥ14l15ǈ19w26u
girlfriend	87 -14Ʈ-11ǌ15Ƣ20Ʒ
girlfriend on	89 -11ǌ16Ƣ
girls	83 12vƷ16ǜ26u
give	57 -17A-14ŵ-10GǓ-8Ʃ-7J7ĵŐŔźƈƝ8wŅƗǇ9Ŋŧƒǐ10ƆǕǢǧ11oxŪƧ12ŁŇ14IXŝƁƪǠ16Ō17DŦơ21d29ǚ32W
give me	61 -10GWǓ-8Ʃ-7JŅ7Ɩǃǎ8Őƈ9Œ10Ʀ11wĵƆƒǇ13oŪ14Ňǐ16Ɨǧ17XǠ18Ō19D20Ŧ25dI
give you	72 -16ŵ-11I-8ŝƗ-7ŒƸ9r14Ǖ15Ǣ16Ƨ17Ŋ18ơ19Ɓ20Ņƪ22x55W
gives	89 -7BƳ24A
givin	89 9e14ǁ15t18ŀ
giving	86 -18ǚ-11ż-10Ơ11e17ń19AŒ20ŵ
gl	80 -27Ƃ-8ō-7ķƬ18ǥ33Ǧ87ǡ
glad	83 -11ƀ-7b9Ĺ12ŐƼ13t16ť23ż24Ŷ
glad you	86 -9ƀ9Ĺ11ż12Ƽ13Ő18ť25Ŷ
glass	79 -16ŏ-8ơ21ƀ25ǌ31ƿ44Ɓ
gmail	86 30J
go	47 -16v-15ǩ-14qŨů-13Ŧ-12ƴ-11ŇŮ-10lĹ-9ŁŤƚǝ-8MŰƱǞ-7LņűŶǅ7jNķţŵǃ8rŊŘ9ńťƷ10YŞŴƾ11ŖƋ12AEś13dwŜ14ňŔšǀǦ15aŅŧ16łŠƒ17Ơǐ18m19oŌũžƔƭ20œ22V24Ƨ25Ŏ26ƞƟ36ƫ37ǜ39Rō44Ƥ
go $	67 -12ŧ-11Ʈ-9ţ-7Ś10ŢƵ11Ĵǐ12žǣ13š15őŗƭ19Ŏ20Ǧ21Y25ƞ26ǜ32Ņ37Ƥ
go about	89 9ǜ16ł
go after	87 23Ƌ25ķ27E
go ahead	78 -10v9a10d13Ś23Ō28Ş
go back	82 10Ƥ15ƪ18Ʈ25Ʒ
go by	80 -12q12ǜ14ł16w17aǃ39o
go down	85 13Ū14V32ť
go for	75 -7Ʒ10Ŏ16ƒ18Ơ28r30ţ
go in	76 -10ů-7Lź10ǀ11ƛ14m18ǜ59R
go on	71 -15Ŋ-13ƭ-9Ů8ń9dŋ10sƙ15ŉŴ22Ǩ33Ɣ73ō
go over	74 8Ľ10sŜ12Ɖ31Ŗ32ň
go part	87 -7Ǟ26Ƨ38V
go through	80 -12Ũ7Nĺ8f14Ŋǥ21ũ23Ƴ28ś
go to	71 -15lƱ-11Ł-9Ǩ9ůź10ƾ11Ƥ12Ż17ƶ22m33A65ƫ
go up	75 -14Š-13Ţ-12ƴ-11Ŧ12ǀ13cƩ14Ơ16ƒ20ũ22ž25Ř34Ŕ46œ
go what	73 39Ŝ
go when	89 9ƙ
go with	76 -13Ň-12ő8B10š11aw16ŵ18ł20Ō28ŧ41Š
goal	89 40Ļ
goes	69 -9pŒ7Ʃ8Ļ10EƔƵǉ11Hł12dKŁ13cƷ14JųŴ15Ķ16ǝ20o24ǖ30ƫ
goes $	89 9ǩ13Ƶ19ųƷ
goes to	82 15K18Ŵ40ƫ
goin	81 -29ǟ11ƭ12yƮ13VƵ14H16U36i
going	56 -15š-14Ş-11Ʒ-9m-8tĻźƳ-7gŀŠ7Ư8QƒǨ9DǞ10iňŧũžƝǃ11PUĿǩ12ŢƸ13H15r16Ũǅ18ŹŻ19kĹ21ō23y29ǟ30ł31V51ŏ
going $	78 -29Ƶ-19ǟ-11x-9k9e12ŉ17UǨ23ō24ǅ37ǩ51i
going for	83 -15Ş-9ź14ƒ15ŝ34x
going on	79 -30ł-10V-8UĻ-7y9ő11p14Q18kƝƸ22ĺ35Ĺ
going through	86 10U20ŧ29Ũ
going to	63 -13x-12m-11V-8ň-7gŠŴ7dŁƟǩ8ĵľƢƭǞ9ŻƯ11D12ž13ũ14P17ŏ22Ƶ26HŹ30r39y73ł
golf	87 43g
gone	63 -10ƕƭ-9D-8ǅ7ũƫ8ǣ9ŨƠ10ƓǨ11ƒƙ13ƩƱ16Ǝƶ17Œ21œƯ25Ŗ35Ʈ38Ʒ43Ɵ
gone $	74 -11ƭ12Ư16ƩƱ19ƶ25Ʈ39ƟƷ
gone through	79 12ǣ15Ŗ
gone up	79 26Œ28œ
good	53 -18ť-15X-13u-9ĹĺŴ-7lrƧ7SŋƿǒǙ8Bœ9JMţƹ10YƒǊǩ11UWƩƵ12pƔ14Ő15ƭ17ũź18Ļƃ19ņ20Ŏ21ĵŌƸ22Ňű26xLN27IŶ29i32ǟ44ŝ
good $	74 -15u-13ǈ-11i-9ŝ-8ǃ-7ƧǊ7ŉ8H10Ŷ12ņň17ũ18I19Ƶ21ű23ǟ25ƭ31x60Ň
good day	87 -9ĺ21ǖ31L
good for	81 -11ǟ10xL13Ǌ16ţ17ƹ20Yǅ23Ɣ
good health	86 -25W21ǂ34ƃ
good idea	89 13sB
good or	80 -14H-10ǟ9i10ű11ũ15V18Ƹ39Ň
good outcome	89 29Ļ
good shape	81 8Ɖ10ĵű21Ƹ
good student	87 28ź
good that	89 11c15Ǚ18i
good time	81 20ƒ57N
good to	81 -14ŉ-13Ň-8Ř11ŝ12tŢ13W14Ŋ15Ŏ20Ō
got	41 -24ǩ-22Ř-14Ɵ-12ĽņƬ-11Xƌ-10őƭ-9ũǞǧ-8eiprMSưǄǠ-7bFGPŇƜƧƳƿ7IŁűƲ8VŬƁƖƙǁ9adgĹŅŎūųƥǀǂ10ŗšŤŦŮŵƤǅǛ11qDEŝŸŹƃƑ12huƵƻǒǤ13ǇǢ14kNřŠŴƗ15Ǝ16ŐŪƴǥ17ļŕǘ18jň19ŚǏ21YŒ23Ŝ24nĶ29Aſ30ŏş33ĺ39O
got #	72 -19ǡ-9ŏ-8Ķ-7M7DǇ8ǖ10ł11j12Ǣ13ǘ14E15ŗ18ƃƨ19u20ž22I28O
got $	68 -30Ř-13ŏ-12uS-9aş-7PŐƃƒ10hO11ŗ13Ţ15Ɔ16qŕūǔ18ŞƦ23Ɣ27Ŗŝ35Ŧ36ŒŪ76ſ
got a	59 -24ſ-14ķ-13u-11Ŧƃ-9ŷ-8ƁƟ7Ņǒ8ƘƦ9ŪƫƱƸǋ10ůƋ11UŲ12YşƎ13ƐƗ14ţŹƥ16Ŏ17Ƒ19h24űǠ26ŗ28nN31ŏ35ǥ58Ķ
got about	87 
got an	85 -47Ǡ-16ņ-8Ǧ9BƂ16Ŋ38Ŝ66A
got another	87 12ŵ13ō20ƴ32Ŵ
got any	80 -15Ņ-8ş8ŏ12u14Ƒ15g20ű34ń
got anything	89 15ƍ18k34ŏ
got for	81 7ſ8Ǚ28ƀ31ƃ
got going	87 -16Ş17ŝ27ǅ
got hurt	85 -8ƃ-7ĸ12Ǚ14ǣǨ28W
got in	72 10ƑƱ11Ǘ12ķ19ƗƲǏ24V
got insurance	89 39ŏ
got insured	78 15ş21ƃ
got it	74 -7u8Ƣ9ķ10ŁƗǅ12ŭ14ŐŒǉ15ň16ƅ23Ŏ26ƒ33n
got on	76 9ƈǗ10Ř14Ʀ18a22ŕ25ſ26Ǣ28Ů
got put	89 13Ƥ32Y
got some	87 9ǀ10ņ12j18ƪ23Ǉ
got something	89 -17Ŋ11g33ŉ
got that	83 -9P7K11q12Aƻ14Ƙ15Š16ƽ
got the	69 -12C-11e-9a7dEřƜƵ8oNłŠƢ10Ŭ11ļ12ƛ15ūŵ16ň17D19ş24ų70Ś
got there	87 9Ǐ10ŕ12Ǜ14ǈ21Ŋ
got to	69 -7I7ļŦƎ8ATŪ9ŨŷƖ10Ŷ11jŒơ12š13k16ǜ20Ņ21Ł
got what	89 -9Ū11ǆ16Ŵ29Ş
got you	71 -12Œ8I10ŀ11ƻ12tƃ15P16c19a23Ŀ30O63ĺ
got your	74 -12n-9ŗ-8Pǣ-7ų7p9qĹŸ12ƾǀ13t14řǃ15v27Ǥ30Ő52ş
gotcha	89 7ĺ14g15V21ť
gotten	76 -17Ɗ7Ǜ10Ļ12ƙƜ14Ơ18ƛ20ń
gotten hurt	87 9ǣ25Ɯ
gpa	89 46ź
grab	82 -9Ō-7Ƨ7I10a13Ÿ16ƻ28Ś
grab your	86 -9Ō-7Ƨ10a13Ÿ21Ś
grade	81 -7ź8m17xŧ20q28v
grades	73 -11x7v56ź
grades $	87 18ź
grades at	80 19ź
grandkids	89 10k20ƶ
grandma	87 12ŷǔ13n14Ư
great	76 -9Ŝ8Ǔ10xĻźƜ11ǋ12JŴ13Ƈ14ņ19T
groceries	89 13X25ŭ
gross	79 -7Ǟ20ǉ47Ǌ
ground	80 -11Ǎ10Ɗƺ14Ɠ22ƣ39ƍ
group	78 7Ʀ19Q33Ƨ41W
group life	86 9Ʀ15Ƨ
grow	79 -26H7Ǌ12ƪ28l32Ǟ
grow up	85 31l
growing	86 15Ǉ20y33Ǟ
grown	83 -8Ǟ20ƭ26n29v
grown $	89 -8Ǟ19ƭ32v
guardian	81 11Ư45Ʋ
guardian $	89 -27Ʋ46Ư
guess	80 -13ǅ10iũ11ƈǖ12Ǌ24Ɨ43ǩ
guests	89 36Ɯ
guitar	89 14Ƙ20g
guns	83 39Ƙ
guns $	89 17Ƙ
gut	81 -7B11ƌ13ǜ25ł43Ň
gut $	87 15ǜ24ł
guy	69 -14ǩ-10Ŵ7Ŝǘ8Ŧ9Ľłƈ11ǣǨ12o13M14g15Ǖǜ21Ņ22ơ29ņ36B39ſ
guy $	86 11A16Ǩ17Ŝ22ơ
guys	64 -12ǀ-7RĴǩ7ǎ8kŕ9hyƍƷ10wƚƟ11CŐ12ǣ13H14ĸ15jxǙ17ŴƔǇ19ǟ22ǉ33Ǒ34Ǆ
guys $	83 -12Ǉ-9Ǥ10Şǒ15ǉ25ƚ30Ǒ
guys do	85 -17Ǒ-7u14k37Ǉ48Ǆ
gym	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
gym $	79 -13V29P33ĺ
gym and	80 -14Ƨ36ŗ
h	83 7ƧǠ11ř17o21b
h are	89 7Ƨ8Ǡ10b
hacked	82 26ǘ
hacked $	85 15ǘ
had	51 -17n-11S-10ǁ-9Gǩ-7zĽŖ7ũƹ8vPűƚǟ9ŊŤƋ10tŝ11ŶǅǕǘǙ12ľƈƤǜ14šƼǝ15ĵ17ǂ18Żż19Šǣ22ĸĺƛ24ņ30ƾ32ƽ36ţ44ő
had $	81 -7Ż9Ǎ10ƛ14c17ţ29ż
had a	62 -18ţ-10őǁ7AƤ8Ɣ9Ĺǘ10żƹ11ƽƾ12ǟ14Ŋ15ŘŜ16ņ17Ǖ21ĵ23Ť33Ż
had an	86 -15Ŝ12ƴ13Ƃ18ņ
had any	75 -8ż8Ǚ11š16ƚ18ţƾ27ǂ
had that	85 -9S10t16ǅ17ũ23Ƌ25ő
had the	79 -9G-7ƌ7Ɛ9t10f11x13ƽ20ƈ53ǅ
had to	65 7Ƹ8Ŷ9Ũ10Ƥ13Y14Ƴ16ŝ18ľǜ25ǝ32ĸ58ţ
haha	76 -8Ķ-7ŝ7ǘ8Ű10h11pH12tŒŜ13ŞƲƾ19ű
haha $	82 -9Ķ8ǘ9Ű11h13tŒ21ű
hail	70 9Ŕƈ22Ř27ƀ61ƚ
hail $	77 21ƚ25Ř
hail deductible	89 -17ƚ26Ř
hair	86 -15n14N16P17U20ǈ35Ɲ
half	67 -9ƦƯ-7Q8tĶƄǝǩ9u10Ƨ11Ơǉ12ŗ13p14q16ƨ17O20r24ǔ25Ǩ26Ƣ34Ƭ36o
half $	87 -11Ư-8qt-7r9ƨ37Ƣ44o
half a	85 12ǝ16ǉ17ŗ49Ƭ
half of	86 9Ɲ10ǔ12Ǩ15Ơ
hand	70 -9ţƭǌ8Ļƶ10Ǚ11Mǈ12ǣ13Ŀ14S16ŚƠ20ǒ21Ǟ26ǖ
hand over	78 -8Ǟ15Ŀ16S
hand you	87 -8Ļ24ǒ26ƪ
handbook	89 -7ǖ26ǜ
handle	70 8ŧ9ǘ10Y12Ŗ14s17ǈ22Ʒ26ǜ28ĸ
handle it	89 11ǜ12ŧ
handle out	79 8ĸ16Y
handled	85 16Ń39ŧ
handles	78 -19Ś-11ş8ǜ12Ǡ17ǖ19Ł26Ŝ33ǘ
handles the	81 -19Ś-16Ŝ-12ǘ-11ş20ǖ39Ł47Ǡ
hands	82 13Ś14t17P20Ǉ21ǚ
hands on	89 15Ś24ǚ
handy	77 -12ŏ10vŭ12řū13M14ǖ37Ś
handy $	81 -12ŏ17ř41Ś
hang	81 -7ƌ11ų13V15Ƒ28Ƶ34Ļ41ŀ
hang up	87 38Ļ44ŀ
hangin	89 11Ƒ13Z38i
hanging	80 -16ƈ-7ŕ11aZ17V21Ƒ
hanging over	87 -18ƈ12Z25Ƒ
happen	64 -11ǩ-10ĸ-8ǝ-7Ư8ƛ9Ǖ10ƜƧ11ũ14Ť16Ļ20ţ21ǘ24ǔ25Ŀ33ť40ĺƮ
happen $	76 -17ũ-10ǩ-9Ƴǝ-7GƷ17ǘ23Ť24Ļ25Ŀ29ť50ĺ
happen again	85 45ũ
happen if	75 11ƛ12Ɯ22ǝ29ǔ
happen to	81 -21ǝ-7Ư12Ǖ14Ʒ17Ƨ47Ʈ
happened	61 -9Ŀ-8Ł7ŖŘŠŦǣ8ĺƤƨǨ11ƛ12YŨƮ13iĹ15ō16ņ17ƫ20š25Ƴ35Ť
happened $	76 -31Ƴ-12ĺ-10Ǩ-9Ʈ7Ư9Š10ŦŨ11ť17ƫ21ĸ22ō66Ť
happened again	79 -12ĸ19ũ27Y
happened that	86 -14Ť-10Ł32ĺ44š
happened to	78 -26ĺ-25Ť-7Ŀ14ņ15Ƥ16ƨ22Ǩ27Ʈ40Ƴ
happened with	76 -37Ť-13ĺ10ņ26ƛ30Ƴ31Ĺ
happens	64 -15ĺ-14Ň-11VƮ8Yƃ9Żǒ10Ļƙƛ11š12ĸ13ƨ14Ǩ15ǣ19ſ21ŗ22Ƨ23Ʒ26ǝ29ǩ
happens if	80 -8Ǩ9ǚ10ŵ11ǣ12ƃ15ƛ29ǝ
happens to	74 -12V-11Ʈ-7ĺǩ7ǝ13Ŀ17ƨ26Ǩ30Ʒ42Ƨ
happens when	77 -15Ƨ9ǣ11ǒ13ſ34ŗ
happy	75 -11Ş-7Cő11Ļ12ŧ15ƞ20U39ŝ41Ŷ
happy with	80 -11Ş-7ő13ŧ21ŝ54Ŷ
harassment	87 27ǜ
hard	68 -7Ŋ8ķ9ksŽ11dƙǟ13ƹ15Ƴ17Ǚ30U36ǩ
hard for	79 11ķ20Ƴ
hard where	80 12ƙ
harmless	89 -7Ɲ33Ǔ
has	50 -10nx-8DŤƼǞ-7PYǇǑ7Ɠƻ8q9ŷƉǍ10BšƚƺǣǦ11ŐŴƑ12łǌ13Œƕǚ14ŃœŔ15jƙ16ƛƪǛǜ17ŖşŮƴ19vŹ20Ƌ22ţǂǗ23Łſ24h
has a	67 7mŻ8ţƜ10Ʋƴ12ŷ16Ƽ20Ǧ21Ƒ23ǚ
has an	89 13ſ20ǜ
has anybody	69 7Ŝ8ƨ9Ƌƴǜ10Ưǡ11ŔŖ12ţ14Ɯ16Ǜ17Ɠ
has anyone	74 -10ƈ9Ǜǣ10Ƴ11Ŗ14ǘ17Ɖ
has changed	80 16Ƹ
has it	71 -7Yƛ7Ů10U11Ɔƌ12š14űƪ16ũ17Ɗ21Œ25œ27j
has the	69 -18Ɗ-9Ɯ8Ǎǥ11ş13ţ14ƕ15ƙƻ19ƛ26ŁƋ
has to	83 -7ơǓ13ƕ21ǌ23ł28Ń30Ł
has you	89 -9Œ13ǆ16Q42Ő
has your	74 -14Ł-11Ƽ-10D-8P7p8ŖǍ9Ÿ15q16Bƙ17ƺǣ19Ŵ20ş21ǂ22h
hate	81 7ƾ9Ʒ10K12a17ŝŤ18Ŀ
hate to	89 10Ʒ13a19ŝ20Ŀ
haul	86 -10Ǜ-9ƪ11ŭ16ů21ƥ35Ų
have	31 -17ƧǄ-16ů-14Ǌ-13yPŀ-12Lǟ-11gMŠơ-10ǌǧ-9pHUĿłŘŷƕǎ-8xœƅƞƤƭ-7jnqKQTŴƩƬ7dŐƄƆƮǃǞ8wťƍƖ9kFŋŕŧŰŻƀƳƽǏǔǡ10JŃňŉōŜšƋƜǠǢǣǤǩ11ņŖƾ12Ūǅǘ13IŹž14SķŸƪư15Nƚƛǆǈ16aŝż17lşƑǝ18mZƁǓ20Ɨǜ21ţſƃƎƘǋ22YĶƵǥ23Ŏŵ24f25ŗŚƌƱǇǒ26Ţ27Ư29OńƼ30ő32uŏ34Ʀ39ƨ
have $	57 -36Ǒ-25Ǆ-23ŏŒ-18ǜ-16Ƹǡ-15Q-13Ƭ-12Ƽ-11Ʊ-9qz-8Ŏőŵǣ-7ķŚžƷ8ĹƉƪǆǢ9Ǔ10ƆƇƎ11ƽ12Ʃ14Ż15ŮƘǐ16Ǉ17Ɨ18Ƌ19ǥ20Ŗ24ŪǏ25ƶ29Ő31ǔ35O38Ƶ40ǋ50m55ƨ73ŗ83ſ
have a	55 -24O-21ŪƁ-19Ƭ-18ž-16n-12ƂƳ-11ş-9Řơǘ-7ŵ7Ɛ8B9źƖƱƾ10ŎƥǦ11ƍǙǥ12kqƊ13ŌƑ14Ɲ15Ǝ16Ķ17ǡǨ18ņŏ19Ɯ21f25ƚ32XŰ33Ŝǃ34u38F41N51ǈ
have an	70 -13Ǧ-10ņ-9e-8A8ƃƘ10ǆ11JĶ14Ŝ17Ǥ18Ƃ21b46Ǡ
have any	66 -23ǜ-18r-10ƻ-9u-8Ő7Ǖ8ŋ9ǐ10ű12ŹƜ15ķ16şƾ17ǆǑ18Ƹ21Ǉ30ŏ35ƨ40Ʀ
have anything	82 -14Ƹ13ķ14Ƴƽ15Ǧ21ƨ
have at	89 -24P-16q-15U-10Ƨ-9ŗƪ16ŏ17ƨ45Ʀ55W
have been	67 -13ǅ-11t-8ŝ-7Ő7aiƨ8ŢƸ9ŉƈ10rŇ11ƌ13ƪ21k22Ŷ25ő29ǩ69G
have current	80 9ǒ
have dealt	89 9ŵ21ņ
have done	89 -13X-9ũ17ǋ28ǝ30ŧ
have flood	89 26ƙ
have for	77 -13ŗ10ƙ13ơ17ž18ť22ǥ34ǩ
have full	89 38ƀ
have got	54 -14pǡ-12ĶŏŦǩ-11ſ-9ǥ-8cū-7fNĹŉŵǈ7ĻŢƁ8ńŊŪƃƍƎƩƸǉǗ9v10Uŭ12Iţ13Ʋ14Ŭƻ15Cōž16dǁ18ŖŞǏ19Dňŝ20Ņ21ŗ22ŜƵ24Ʊ25a36Œ
have had	76 -7Ż10š11őŶǜ13c17ż19ĺ20ƛ23ǣ
have heard	89 12Ŕ13Ŀ15Ň16Ť
have his	87 -15ǣ35Ź37ǒ
have i	87 -8ő11N24O33i
have in	78 -14X-12ŗ-9ŏǩ-7Ņ9ƿ14Ķ16ō31Ʀ66Ƭ
have insurance	86 -20ş-8Ɓ-7ſ46ŏ
have it	82 -9Ǥ9Ǔ10ǒ11Ō14ǆ16Y20Ś
have kids	89 -8y43u
have life	87 15ş
have not	78 -12Ɣ-9ŀ9fōƟ12n13ƾ14ƪ17Ľ18t28ŉ29Ţ
have now	83 -12Ŝǃ-7Ş12ǡ24ǥ29ŏ30Ő
have on	79 -9d-7ŗ7Ɓ11Ɨƿ14p15Ʀ16a19ǥ
have rental	89 8Ɓ
have seen	89 10Ķ14ǥ16Œ
have some	87 11uZ24ǈ
have something	89 -7ş10Ū36ŏ37ŵ
have that	75 -8K-7Ś8Oř10ư11lŵ12aǘ13żƧ14Ÿƥ15u17Ɔ20ť
have the	69 -19ŗ-8Ž7Ǣ8eĶƀ10Ƌ11ŃƐƖƷ13Ż14ş15Ų22aū24Ś28r30ž
have their	86 -13ǐ13ǘ18Ƣ41Ǒ
have there	80 19ţ
have they	78 -15ƌ-11i-7ǣ24Ş30Ǥ91ŝ
have through	68 -12Ƨ-7Ǩ12W17Ʀ70ŗ
have to	58 -29Ʀ-20ǒ-9ł-8r-7Ɯƴǩ7d8zŮŷƣǖ9Ŭƭ10ĴŘ14ŵƒ16ĸŢŧ17ZƱ21Ɨ23Ń24Ŧ26ţƮ32Ƅ35O36Ł40Ǔ58Ŏ
have uninsured	89 
have workers	89 11ǣ
have you	45 -23G-21Ʋ-16ŝ-13ƨ-10uOƦƭ-9vŜƁƜǟ-8ŒşŨŵƬ-7ŞŬžƅơǥ7kňŚƂƗƺǙ8ƫǀ9Ǐǡ10ŕƹ11VǕǢ12ZŤŽƀ13RƔ14Ƹƾ15ņǇ16ĵ17cƴ18żƱ21šŸ23fũ25ŏƼ26ư27Ǟ28ǒ30S33Ƴ36l37ǅ41ő50ńƌ51Ư
have your	72 -17Ū-13ŏ-9aƾ-8Ŝ8ǘ12ŵ14JųƘ15QŊ18ř27ş31Ś32ŋ34w
havin	87 12ľ13Ń14y18i30ǟ
having	83 -7V17s22ľ38y
he	53 -20T-17Ǆ-16Pƅ-14Qǩ-13ƹƺ-12jmŎƻ-11ǟ-10fŪŸƛ-9cŕ-8VĻŗŝ-7aYĴĶŇŏŒŵƒƼ7Ǚǣ9ǒ10ǜ11wAŴ12Ư14ƽ20Ņ21Ŝ22ů23Ź26v27x29Ƴ34o37ƨ38B44h46Ʒ50ź54s56t57ǂ65p83r84q
he $	83 -12ƅ-7q18o24h41p
he a	89 20ź
he do	85 -25Ǆ-21P-11Ŏ12ǒ14Ŝ18ź28Ʒ41q
he doing	89 -18x-13ǟ8ź13Ź20t
he get	85 -14Ÿ13w14x17ź18Ź
he have	87 -7ŏ11qƨ23ź
he is	71 -10B-9Vǩ-8ŝ-7t8y9n10ŅƢ15s16ƨ17ǂ22A25Ŝ36q47p51v
he keep	89 -9Ĵ16Ʈ
he say	86 8Ƹ33r
he take	86 -21Ŵ-14Ź-13ƻ36ųǂ
head	83 -9Ɯ-7Ť7Ʋ9ŗ10Ƥ11Ɨ16ĿǇ23Ũ
headed	86 -13ź-8Ʊ20V22k25y
health	57 -14z-7Ňƾ12ƴǗ13Ƽ24W25ƽ39ǂ42ƃ60Ƹ
health $	72 -18z-8Ň16ƴƸ21ǂ34ƽ
health and	78 12Ƹ27W
health insurance	81 -24Ƹ-8ŏ-7ǂ60ƃ
health issues	87 -7ǂ16Ƹ
health plan	80 21ƃ
health since	80 16Ƹ
health when	80 -9ƾ15Ƹ
health wise	86 -21Ƹ7ƽ22ǂ
healthy	78 10ƽ21xƸ
healthy $	82 -9Ƹ-7ƨ20ǂ22x
hear	62 -12w-11ū-10Ō-7bUƳƶ8gxŀőŔƉ9fY10WŜŮƁƹ11ahtƍǝ12Dƺ13Nņ15ƈ16l18ĿŇ19Ŏ20ļ22u35s41ǩ
hear $	86 -8U22ƈ25Ŏ40Ň
hear a	85 -8Ō12N14ņ15lƹ29ǩ
hear about	83 35ļ
hear from	89 9Ŏ20Ŝ
hear it	86 -8b11Ʒ13tƉ15s18Ŀ
hear that	78 -14w-13ū-8ǩ-7Ƴ8kņƽ10xz11Ŀ12fľ15gD16aŮ
hear you	85 -12ǩ8ŀ10X15Yő17ǝ22ƺ
heard	76 9rUņŋŔ10Ŀ11h12Ň13Ť17Ƃ27Ŝ
heard from	89 12ņ31Ŝ
hearin	89 -7N19i20U21Ō
hearing	83 -14ǩ8g9U12Ţ20ŵ26h
hearing $	83 -14ǩ8g9U12Ţ20ŵ26h
heart	72 -13ǜ8ƅ10Ǩ13Ǟ17ǂ18U23ƽ54Ƽ
heart attack	86 11Ƽ13Ǩ14ƽ
heart disease	87 15ƽ
heart trouble	86 17ƽ24Ƽ
heat	78 -15U-10V-9i-7ƞ7Ɵ35Ɛ59j63Ƌ
heater	81 -10ƛ30Ƌ
heater $	89 18Ƌ
heavy	87 11ǎ13Ư14ǈ26Ǐ
height	78 47ƺ
height and	80 21ƺ
help	69 -11k-7ŏ7zǜ8ǉ9ŀŒǩ10v11Ţ12s13ŝ15ǈ22ĵ23ň29Ǉ38Ĺ
help $	83 -14ǩ10ǉ30Ǉ36ň
help me	87 12ŀ16Ţ32ǩ
help you	80 9Ư13v17Œ40Ĺ
helping	89 28z
helps	87 -8Ǡ11c31A
her	62 -49d-29Ƹ-20ǩ-10aWŗ-9uƶ-8qĻ-7Ŀ7Ʊ8x10ǁǠ11ǜ12vǈ13w17rŴ20t21Ư25ǂ27Ʈ28B32sƷ35Ƴ39Ź41ź53o55p81ƨ
her $	78 -18ǩ-12ŗ10x14Ǡ15ǜ17Ư25Ƴ40w47ƨ
her on	89 7o13s27t
her own	83 15Ź24ƨ26Ʈ
here	60 -9s-7ŵƨ7mųƁƱǃǦ8FĺłƆ9ŭŸſ10afBōŏƩ12ŝ13Ů14Ō15luľ16Ŷ18c19o20Ū23Ŋ37j44Ļ
here $	72 -7ry7ŪƟ8oQōŦǨ9uƱƷ10Ɓǩ12j13BłƩ16Ŋ19Ů20lĻ21ľ
here in	87 -8O8j10Ļ13ŌŸ
here is	85 -13Ʊ9ſ11Ǧ12Ɔ15oI16m
here so	86 9j11k13y15ŭ
here what	89 10Ū19Ʊ
hers	89 -20Ū-8ŭ19Ņ20ų49Ŵ
hesitation	89 31ŀ
hesitation $	89 31ŀ
hey	81 -13t18N42i
high	67 -7m7Řƫ8Ƅƚ9Ơ11yž19l20ƙ28Ǧ35ŗƼ45ƣ
high blood	86 26Ƽ
high does	89 16ž21ŗ27Ǧ
high is	87 -8Ř13Ƽ15ƚ25ŗ
high school	77 -7mƱ8vƫ10Ƅ13y23l
higher	79 -7ž7Ņƴ9Řƒ10ŗ15Ŕ16œǓ
highest	86 31m
highway	87 -7Ʃ11Ə12Ơ21Ɓ27ů
him	71 -25Ƹ-13Ƽ-12ơ-10ň-7Ʀ8gƷ9rtƢ10AņƳ11źƯ14ǌ16w19Ŝ25o34ǂ37ƨ50s
him $	80 -28Ƹ-14Ƽ11Ƴ13Ư22w26oŜ27ƨ39ǂ
himself	87 -7q7ƨ8a9z13t15Ʒ
hip	89 18Ɖ19Ɯ
hire	76 -13ǈ-10V-9Ʒ13Ǆ14ǜ21Ǒ27Ưǔ36Ǟ39S
hire $	89 -11V53Ǟ
hire a	86 -10Ʒ14Ǒǜ32Ư
hiring	89 -10ǘ26ǜ29Ǟ
his	63 -31d-21ų-16a-13Ÿ-10ƉƮ-9ǃ-7m7YŰưǎ8Ǩ9ǂ10Ǟ12y13Ƴ16Ư17ǒ20Ņ22qƢ26oź28Ʒ31ƨ33p42Ź56Ŵ
his $	87 -25ų-7u14Ư15Ņ61Ŵ
his job	89 -12p-7o19t22ƨ
his license	89 -17Ÿ32Ź
his own	82 -14ǣ-12Ʈ12w13Ź20Ƣ23ǒ45Ʒ
history	73 9ņ12Ƽ17Ƹ19ţ28ƽ
history $	87 15Ƽ17ƽ
history i	80 21Ƹ
hit	66 -24Ř7Ť8ƀǤ9œƚǘ11Ǧ12žƊ13j19Ũ21Y35c40ĸ44ſ60ż
hit tomorrow	79 -27Ř8ĸ26Y
hit with	87 11Ǥ17ǘ19ĸ
hit you	85 -7Š15Ũƚ22j59ż
hitched	89 -9Ɖ46f
hits	82 -7ŏ15ǡ39ſ
hits you	83 -7ŏ40ſ
hobbies	82 12ǀ28g
hobbies $	82 12ǀ28g
hold	72 -14N-9Ō-7Ŋ10ŚŬ14Ł22Ş25KǓ35Ǘ45ǩ
hold harmless	89 -7Ɲ33Ǔ
hold of	87 35K
hold on	87 -10N12Ś18ǩ36Ǘ
holder	86 24ǧ
holding	78 -8x-7q13i15t27ű33ŀ
holding up	82 -8x-7q7Ɖ15i24t32ű
holding you	89 -9t45ŀ
holds	87 -14Ɣ9Ŭ14ƕ
holds the	87 -14Ɣ9Ŭ14ƕ
holidays	89 13U16kǇ
home	49 -17Ő-15Nǔ-12ƯǏ-9Mǈǩ-8vųǋ-7PŬŴǨ7ŷƌƖ8lŹ9gĽ10hĹƛ11ǁ12wƇ15ůƮ19IŰƞ20Ʒ21Ɔ23HTź24q26uFƒ28Ɠ29CƔƟ30s34R37n41şƅ63Ɲ
home $	58 -46l-15Nǔ-13Ǐ-12Ư-11p-8vŐƋ-7T7rźƚ8Ű9ǁ10ŨƌƓƝ11I12q15ĹƮƷ16h18Ɔ20nR21Ɯ24ů34H38u45s47ƅ51Ɵ64C
home and	68 10ź14T20ķş
home insurance	89 -11Ő-7ŏ27ş
home office	89 -14R-12M11ŋ51Ɲ
home or	80 -7q9ǁ14Ƈ15F17Ʒ
home policy	89 -10Ɣ11ƕ14Ɲ
home so	89 12Ƌ
home with	83 -16F11g14q21ş47n
homeowner	86 34F
homeowner $	87 32F
homeowners	81 -8ĵ7Ĺ10Ɠ18ƕ35ǔ
honest	81 7Ŀ8ǘ9ƿ12Ţ21Ň
hoping	81 11H25X32Ļ
hoping to	83 12H27Ļ29X
hospital	74 -11C-8ǩ-7ţ7ž9qV10ƃ11ĸ12S18Pǂ19QƼ21ƦǨ25Ƹ
hospital $	83 -13S12Ǩ22P26Ʀ65Ƽ
hot	76 -9B18ƒ19Ƌ35ƍ53j
hot tub	82 39ƍ
hotel	85 -9X15ǔ38Ƥ
hour	80 -12N7g10R16ǉ23Oǎ25L26T
hour $	87 22O23ǉ27ǎ
hours	71 -10P-7Ǆ9Ư10ǀ12L13Ƨ17U27Ų56R63ǎ
hours $	82 -47R14Ƨ77ǎ
hours a	83 -7ǎ12ǀ23Ų35R
hours do	87 -7Ǆ57R
house	46 -20S-18Ŭ-17ŗ-13űǎ-12ųǦ-11Ŷ-10Ĵ-8UYŜǨ-7pŴƐƦǋǙ8Ǖ9hŁƊƋ10ůƑƮ11Ƃƚ12Ɖ13Ź14Ǝ15ƕ16ƣ17ƌǁ18ƖƗ20Zƙ22n26DƇƷ28M29GH30Ɠ33ş34ƜƝ36ķƆƒ37Ɵ39F41ƞ43ƅ48Ɣ
house $	54 -18ZƐ-15ķ-14ǎ-13ŗ-12S-10ųƢǠ-8vŜ-7UYŶƜ7R8şƌ9ŷƇƛ10Ʈ11Ɠ13G14Ɩ15hů16MƉƗƣƷǁ20Ƌ23Ɵ24ƞ25F26ƆƑ27Ł28ƙ31n32ƒ35Ɲ39ƅ
house and	76 -15Ɣ7Ź12yǩ19Ǖ36Z
house built	89 
house is	78 -11Ƌ-10Ɣ-7F9Əƭ11ƅ16Ɯ18Ɗ24Ǒ50ķ
house like	89 13ķŷ19Ɛ
house number	87 -9Iř54D
house or	80 -16ƣ-13ƅ-7D7Ʒ10Ű12Ǡ18Ɣ25F
house paid	89 -18Ŭ-17ƒ57Ɣ
house payment	83 -16Ĵ-7ƃ7Ʈ40Ɣ41ƕ
house right	87 -18Ǧ14ş20Ƃ21ƅ
house savings	80 14ķ
house the	87 -9Ŵ12ş23Z24ķ
house what	86 -7Ĺ7D8Ź12Ƈ44ƞ
house worth	89 -19ű-10Ɣ21ƒ24ķ
household	68 -12ų-10Ǌ-9Ǉ14Ū19Ʈ25n28T29ŷ
household $	86 -12Ǉ31n
household drives	80 -14ų32ŷ
household has	78 14ŷ
how	29 -22w-20WŐ-18Ƃ-17R-16ŁŌ-15sǈ-14Fť-13ŏ-12HQ-11yƵ-10oMŝƛƴƾǄ-9ADĽŞƩ-8ōŚŜƕƢƯǞǥ-7dIňŔƀƝơƫ7ŊƄƶƸƽǂǕ8hĶŽƪǋǙ9ųƦ10fœƑƟǐ11ƙƣ12ŸƓƤǆ13ŃŖǩ14ŦǏ15jzŕšƏƔ16kvGĸŵƿ17pƃƚ18ǜ19UŻƺǅǝ20ǘǦ22OŅƋƬ23bYļŨŭůǇ24űǑ25ŗ26łŠƞ28cŮ29ĴŤǟ30ǖ31ŧƭ33KƮ35Ƴ40Ɔ41Ŷ43x46t48i
how are	63 -27Œ-22u-13v-8Ūǩ-7oĻŷ7U8Ũ9Ƹ11ǐ12Ǉ14aY19ũ20ź22z23Ĵ27ŭ31ǟ43x86i
how bad	87 14ǚ16ĸ20ƚ
how big	71 -15Œ-14Ʈ-13Ƃ7Ɣ9Ƒ13Ǧ15ŘǍ16ƪ19Ǉ34Ɠ35Ƭ49Ɔ
how bigs	86 21Ɔ22Ƒ25Ǉ
how can	83 -10Ń-9O14Ļ22Ŏ32Ĺ
how close	83 -8Ɖ19ƙ21Ƒ25Ə
how come	83 -16Ō-9ǩ7Ƃ24š28ŀ78ĺ
how did	57 -30ť-29Ŷ-16ũ-15ƽ-11ő-10ĺŇ-9Ņ-8ǅ-7gŦ7x8Ƭ9Bǣ11Ĵ15łŵ17ŧ19ţ21k27Ƴ28Ŝƞ30ǘ36ļ46Š70Ũ84Ť
how do	54 -26U-25Œ-18Ł-16Şƒ-15ň-11ŇŨųƗǉǔ-8rķŲ-7zM8ƣǃǕ9Ƌ10wŋ11ǐ12ǒ13Ŵ15b16a17ƶ19Ž20ǩ21ƞ23Ǚ25ǜ26PǑ34ǘ35łŭ38g45K53Ĵ61ǖ92Ŷ
how does	77 -11ůŲ-9Ǒ-8Ũ10ű11Ŵ15ǐǩ16Ļ44Ň45r
how far	68 -16R-15Ŵ-9U-8xƱ10Ů12v13Sƭ14ź15mZƏ16ų17ő21ƙǐ23ƚ53ů
how fars	87 -7ƛ12ƙ15ů
how fast	87 -7H7ǧ17Ż25Ń
how has	80 31Œ
how have	89 -9S-7ő26i51ŝ
how high	80 -10Ř11ƚƼ14ž15ƙ36Ǧ42ŗ
how is	52 -34ƈ-28w-24S-20p-17Ɲ-15q-14ůǎ-13ŋƅ-12ŭ-11ŝǩ-10vǃ-9f-8Ǌ-7akŒƇƨǅǋ7ś8ņ10ƃ11Y12ĵĶƽ16ǂ17Ż18ŇƳ21Nƞ27z29ǜ30ǆ35b36Ŷ41Ɖ45ű49j52U59ǟ63i80x118t
how it	75 8R9ƿ10Ƴ11ņƮƲ13Ũǃ14ǟ15ŵ16ų17Ŗ19Š
how long	55 -25i-14ŝ-13Ƣ-12ŐŠ-9ǌ-8ǟ-7n8Ÿ9YŕƏ10vů11ƈ13Ƅ14H15f16Ɵ18l19Ʈ21ŧ26G28S29šť35ǝ38ő39ƭ41OƤ54ǅ
how many	47 -19ǉ-12i-10ǖǟ-9ǈ-8Q-7xņƃƙǜ7Ǝǧ8ƈƢ9şţ10ƋƖǣǨ12ǎǕ13ŮŲŸżƻ14cSŷŻƟƹ15Ŵ16ƿ17Gƭ18ůƮǩ19V20ŕǔǗ22ƆƔ24hń25Ǒ26Ū27ƣ34n41uǋ42Ǉ
how much	45 -22Ƃ-21W-17ƅ-15Ĵ-11ŏŶ-10Őŧŵźƭ-9ťƩ-8FŤŭƞ-7UƴǕǟ7qư8ŕ9ZƊƶ10ŢŹ11ų12ƌǓ13ƔƘǡ14ĿŘǢ15OŬű16Ǜ17ĶƝǦ18Ʊ19ƪ20ſƓƠ22Y25ķƃ26œƧǊ27TƗǉ28XƬ29Ůƒƨ30Ņ31ƦǏ38ŗ42Ŧ47Œ
how often	70 -17ǐ-10Ǜ9Ɛ11Ź13Ǚ14ƿǀ16Ŝ17Ɵ18Ɯ22ŭ23Ų
how old	62 -28x-21Ɖ-20t-14u-13w-11Ŋ-10œ-9ƣ-8ǋ-7Ź7ǅ9Ƴ19ƭ21ŸǍ23ƈ29Ƌ31ƽ39ƅ51v55c56p
how olds	77 -9Ɖ11ƣ14ƈƋ18v22p25ƅ
how soon	83 -12H-11Ź9y17Ƅ63Ń
how tall	81 19ǂ60ƺ
how that	87 -11ƶ-7Ŵ11Š13Ŷ14Ť17k18Ŋ
how the	83 -16ǔ-15Ř13ǅ16Ʈ17ǟ19ň24ǖ
how they	83 8z10ŐŔ13ŧ16Ǖ25Ş
how was	74 -19Ŝ-9Őť-8RŇ-7Ť40k48Ƴ54ŧ
how will	87 15ł31Ļ
how would	65 -10Ř-9ƒ-7ƨǉ7Ĵ9b10Ŏ11Ō12ǝ13ň15ľƸ18Ʒ30ŵ45Ʈ50ĸ
how you	70 -14x-12t-7ű8Ƹǖ9Ķ10ŵ11Ž13U17i18K20ǁ22ł25ƞ26ļ30Š
how your	82 7ƃ11ƚ12ǆ19q21ŧ32x
hr	89 -21ǈ-7Ǡ14W26Ƨ54ǜ
huh	77 7g9y10ǟ11Ə13Ņƞ14ĺ16j18Ŷ25Ũ
huh $	82 7jx11ǟ15ƞ16ĺ20Ŷ28Ũ
hurricane	85 14ƙ15ƚ
hurricanes	87 -10Ŀ32ƚ
hurry	85 22O45Ń
hurt	62 -10Ʈ-8ſ-7AƳ7Ŀ17Ɯ19Ťƍ22ĸ23ǚ24Xţ27Ǚ34ž38ƃ46ǣ
hurt $	78 -14ǣ-10Ɯ17Ǩ18X22ƃ31ĸ55Ǚ
hurt at	87 -18Ǚ-11W34ǣ35Ɯ
hurt in	85 -8ƾǣ23Ť25ƃ
hurt on	76 9Ŀ17ţ23ƍ26ǣ
hurt or	80 19ţ
hurt somebody	85 -12Ʈ-9ſ-8ƃ55ž
husband	59 -16ƾ-11ƹ-10P-9ƺǢ-8T8ŷ10ůų11Ư12Ʈ13ƫ15oŁ16Ƴ18p20fn21żǂ26Ʒ27q28rt29ƨ37s
husband $	80 -19q-17t-14Ʈ-11r-10ǂ-7s9o13Ł15p16ŴƳ25ƨ30Ʒ
husband do	86 -19ǂ21Ʒ37q
husband drive	89 -37ů-13q31Ŵ40ų
husband have	86 16Ʒ20ƨ
husband how	89 -21ų-13qƺ-11Ŵ-10p7t26ǂ54ů
husband in	87 -17t-11P8f15ǂ37q
husbands	74 -15d-11QƸ-8ů8rŻƨ12q16ǂ19p29Ŵ32o
husbands name	87 11o
hustle	89 -8Ŷ41Ų
hydrant	78 49Ə
hydrant $	86 12Ə
i	35 -23Ƴ-21Ɨ-18Ʊ-17ĸƲǈ-16ŗƨƭ-15RŦ-14Ơ-13ŖŪƤƶ-12űŴƮǔ-11ĺłŠƝ-10ľƀǘǨ-9VĶŜŞŧſưǗ-8ķļœũŰŵŽƙƦƪƯǇǕǙ-7sAŁśşŨůŹƉƛǁǏǑǝ7PĴšūƍƢ8XŅņŇŮź9FńŕŸƞƹƾǋ10Gŷǃǧ11UŤƈ12pĻŶ14ĵƅƸ15wƺ16ǆ17O18i20Ǡ23JĹ24hŢǄ25qĽ26dŌƃ27fE28l29C30v31eu32ŋ34Kō37D38ŉ40L41M42o49b50N51Ŏ56c74ňǩ78I82a100Ŋ
i am	59 -31ǩ-13ŉ-7ĿŎƀ7czKŮǁ8fŤƼ9r10PƊǄ11kMNŇ12hĽŅ13wBŊŵƳ14ņōŝ16U17ż18i20Ĺ21ňƞ22g
i ask	77 -27ŉ15u16aǩ21c36Ŋ
i believe	89 -8ǩ11ŋ12Ō13l14S
i call	73 -11J-10s-7Ĺǩ10K13Ǡ17N26o27L44a
i can	65 -19ǩ-14RĹ-10Ŋ-9ň-8t-7ō7oxŇş8Ť9wLƅ10pŀŋƞƸǠ11ŢƖǧ12Ŀř13ŒŘƍ14ŞŨ15IĴ21Ńŉź25Ŏ
i catch	81 -9L10S15s16q17w40N
i come	87 33M
i could	81 -7ľ9G13ŉŎ15ƒ20I35Ļ
i did	78 -17ǩ15ňŊ16X21CE25aō
i do	69 -13N-7I7Y8U9Ǡ10MŁ13O18ŝ23LXń26b32Ŏ43Ĺ
i explain	81 20Ŋ24ň
i get	67 -14Kň-13d-11ŝŦ-8ƈ-7ĻŌƺ9BHőŢ10Ŀƥǅ11Ŋ12Xǩ14pJŐ15CO19ū24ś38v39e
i go	86 12d16X18ŉ19ň
i going	89 -7ł17ǩ29ň
i got	74 -7ő7d8DEŦ9p10ŷƢ12ŒŸ13š20O23Ŏ
i had	81 -8n8ķƢ9ŵ10őƤ11Ż14I15P18Ŋ21ĵ
i hate	87 7ƾ12KƷ18Ť
i have	57 -12S-11ǅ-10c-9Gń-8Śƨǘ-7ŌƠƦ7nrĴĿŷƥ8kFŇƮƸƻ9vBřŤƘǋ10UŬŭ11tDǄ12oƆ15fŊ16CŅōŎ17P19ŉ21duJ25Ŷ26ŋ33I71a
i hear	70 -22ǩ-13w-12ū7ks8Xľ9Ŀņ10ő11gYƷ12Wƹ13DŮǝ15ƺ16h17ƈ19aN21l27u
i heard	87 8b10ŋ11U14h
i help	81 -7ǩ62Ĺ
i just	76 7ƕ8K11cǩ13p14ŏ15m18d22S29Ň
i know	73 -19ǩ-16Ŗ-9ŉ-8ǈ8ņƩƷ9C10k11TƯ12Œ13ǟǣ19ŕ20w30ň33ō
i leave	89 -10ƶ11ǩ17ō43ŉ
i like	87 -7K12Ǝ13Ł21ļ
i love	82 7Ɵ9U11l13Ƒǃ15ǋ24ƅ
i make	89 -10OŃ7ǧ15Ļ40Ŏ
i mean	82 -53ō-12Ŗ7ťƈ10ƺ17ĺ23ň46ǩ
i need	62 -8Ƅ-7a7nƃƟǚ8ťƓƵ9ǊǋǠ10hƍ11Řž12G13ƒƺ14Fƫƾ15e16ǅ17c18q19Ɯ23ū
i put	76 -8Ŋ7m8D11wƉơƾ16Ō17ŷ19c27ǩ
i remember	89 -15Ľ11tƢ13x19E
i right	79 -8ō7ĺ8vƑ9ǌ10fơ13q21iǥ24Ň
i run	85 -11ƭ10ĵ15ň49Ƭ
i saw	86 11f13ƚ15t18j
i say	87 -19a-14wĿ21ǩ35ŀ39b
i see	86 -15ǩ9ǐ13Ƃ15E22ţ28Ŋ
i send	76 -19ś-8d8ƕ10D15K17o19ŌŜ23Jǧ
i sent	87 -9Jļ58Ľ
i should	70 -8Ƽ7ŋ11Ƅ14hƘ15ōǂ20u23Ƹ30f
i still	89 10ǖ11ŉ14ǆ15M
i take	87 -16T12ķ15Ŋ18N20f29Ƨ
i tell	87 -15ǩ10i55Ŋ
i the	85 13ň19ǩ50ń
i think	85 -11B13ǩ15O18ǋ20G26h
i understand	89 -11s12Ǟ13r14ũƽ
i use	87 -9ƕ20J36I
i want	76 -9ĴŌ7ņ11yƖ13oǃ14v16š18ǖ26b
i was	87 -7ǩ8F13D17ŉǄ23ĵ
i will	66 -18Ʋ-11ł-7ǩ7cVX8Ƅ9ňŊŎƬ11Œ13O14e18ŐŚ19N21M26Ō28o38L
i would	63 -11Ĺ-10Ɖ-8Sǩ-7ŵ7bŘŝƿǆǡ8mEQŔŮ9eGHńţƔǊ10TřŲƈ11Ɩǉ12Mź13JŊŒ15v16ŕ
i write	86 12ǆ14o25ŌŸ
ice	89 13j14Ɯ22ǎ
id	79 -13ƕ-11Œ-7v10d50ř58Ƅ
id card	89 23Ƅ
id cards	87 -14ƕ42Ƅ
idea	78 -11ĺ7ĵ9T10sŔ11BVƵ24Ň27Ŋ
idea $	86 -7Ŕ12B13V14Ŋ28Ň
if	39 -23ĺ-19X-15ŀǈǩ-14ƕ-12ŉǋ-11Lōŗ-10ŕǅ-9jyAƲƶǞ-8ĽŇŐŤŨŪƋǗ-7kSTœżƳǥ7NľƄƛ8ƎƝǄǦ9źǕ10GHŢƷǢ11cĻ12ű13FWƵ15ňŏŘƁƂǘ16Ĵķ17ŋŝ18r19Iǚ20Ʈ21ƪ22Ɯ23ƀ26ĸŊƱǡ27žƫ28Y29ƤƦƯ33Ŏ37ŵ39ſ41ƃ42ǝ45Ƨ69Ǩ
if a	67 -14Ř-12Ʈ-11Ǩ-8Ƥ9ŵ12cǦ13Ɯǁ21Y23ƃ25ſ38ǡ
if any	89 14Ǧ17ǂ19Ɲ
if anything	89 -8Ş-7Ʀ55ŏ
if he	86 -8Ļ12BǨ13Ƣ21r
if i	64 -13ĸ-12Ľ-10Ĺ-9LXŉ-7YŌŘ7sĵ9Dŋ11o13CE14Œ15qŖ17ǩ22ň27Ļ36Ǆ46Ţ50Ŏ68Ŋ
if it	65 -11ŕŘ8łƟ9Ĵĸ11Ƴ13ƙ14HŵźƑƩ15Ɠ16ƯƵ18GƁ21Y
if one	86 -12ǈ15ǡ17ǜ43ǣ
if she	85 -11Ʒ10s18Ʈ25r26ƫ
if somebody	75 -15Ư-7Ŗ12ſ13ķ16ƜǢ20Ǝ
if something	70 -27ĺ7Ư8Yƨ15Ʈ22Ŗ23ƫ24ĸ28Ǩ31Ř
if that	78 -8Ɨ9Ž10ũ12Ʊ13cƵ16Ǣ48ǝ
if the	70 -14Ƴ-13Ʈ-9Ƌ-8ǅ-7Ƃǉǩ7ǌǦ8Ƅ9ǘ10Ŀ11Ž12ſƊƵ17Ƥ21ǝ22ƛ24Y27Ǩ36ŵ49Ŏ
if there	77 -11Ə-7œǈ9Ŕ10uŃǦ11H16Ɛ17šŬǝ26ſ36Ƥ
if they	80 13V14ķ16ƽ29Ƨ
if this	87 9Ļ16ŋŵ18N
if we	80 -12Ǧ9ĻƵ10ş11Ŏ19I25Ƃ
if you	47 -23Ŏ-21ŵ-16Ţ-13Ŗ-11ƕǋǩ-10XƵ-9ŊōŒŗǣ-8ſ-7Yŀł7ƍ8BƠƫƬ9Ɓ10PķŜ11Ĺƒ12ŞƗ13Ʈ14I17ĸ18FĴ19ǚ20W21ľ22Ř25Ʊ26ŝ28Ư29ű31ƀƷ32ƪ39ƃ41ž48Ʀ50Ƨ67Ǩ
if your	68 -17ǣ-7Ʋ7Ƹǚ8ƃ9ŵ10ǝ12rƄǔ22Ƥ26Ǖ28Ʈ29ǘ
if yours	89 -8ű13Ŷ38ŵ
important	78 11ƶ15ō16Ʊ30ľ
important to	83 7Ʊ10ľ15ƶ
improvements	89 16Ǣ24ƌ
in	32 -36ƭ-26ŗ-24ĺ-21Ŕ-20Œ-18wZžǟ-17x-16ŝǃ-15aǄ-14ŢƨƮǥ-13uŶƓǘǩ-12ŊśƁƘ-11pŞơƧ-10oǔ-9tŐœƕǇǝ-8DłŨźǒ-7BōşŴƆƇƒƴǆǖǜ7ĽŇƉǀ8ŁŻſƛƞ9yĴńųƵǂ10Ļ11jAKŎŷƿǓǞ12iĹŌƃƹǈ13GMXƦƶ14EľƎƐƣƼǋ15QŅƊ16ǧ17ŧƤ18ŤŽƱƷƾǡ19ĵƚǐ20nSš21sķ22Ʋǌ23mqTǍ24vŖƍ25ű26RŃŚżǑ28l29ƥ30Ǐ31ţƽ32ǉ33ƪǅ34ů37Ķ38Ƹ39Y41Ǌ45C48Ǘ49Ɨ54Ɲ
in #	65 -26ƭ-8GJĶ-7SY8ƚƴ9ǣ10deQŻƲ11ǅǧ12yő13ż15E17ƹ18ţƈ20ſƋƌ24Ů25Ǟ27I34ƅ
in $	58 -44Ŕ-18ƭ-17ǖ-15ǅ-14ň-12tƈƗǃǋ-9ŭżƷǆ-8Ʃ-7WŪ7ơ8kRŸƸǨ9mXƍǩ10TŦ11EFŁǤ12ƉǍ13ŌƝ14ƣ16vƼ17sŘ20ķ22ĶƵ24q26Cű27Ǌ28ů30Ĺ32ţ33Ƥ51ŧ62S
in @month	75 9fƟ10ĸ11Ľ14y17ǜ24Ť28ťƾ
in a	56 -15Ɲ-10ŏ-9ǩ-7LŒǒ7ƙǏ8qĻųŽƼǢ9Ǒ11ƚ12Ƙƾ13YǋǗ14iǧ15ż16ǉ17ǁ18Ǌ19Ś22Ń26Ű27OT28ľ36ŭ
in an	86 -9Ĺ-8ƃ-7R10ż19P20ƞ29ľ39ǖ
in and	85 9Ɵ15d
in any	87 8ż10ƹ12ű
in at	83 -7Ő9G12ƣ55Ņ
in between	89 13P21š
in business	82 -22S-13ǟ-11Ǟ7Ɵ83ǅ
in case	80 8Ɗ10Ǩ11ƀ14Ǡ18Ʋ
in charge	89 14Ǚ26Ł
in coverage	87 -31Ɓ45š
in for	86 -8ľ10ţƱ11ǀ14Ű24Ǒ29ű
in force	83 9Ʀ12Ō14Ń46ŏ
in from	89 -18ǔ13s25Ǖ26ǖ
in front	80 8ř10Ņ41Ś
in full	86 35Ĵ
in good	78 8Ɖ11ĵ13ű27ǂ
in how	89 7c9Ǣ12űƮ
in is	85 10s12ů13ƣƯ17Ũ23ǋ
in it	69 -20ǖ8ņ9ĶƄƟ11ƅƙƷ13Ǐ14Ɛ19ǆ26Ŗ27Ʃƪ28Ʊ
in law	80 9n10B13Q15Ņ18A
in liability	89 -37ž7ơ10Ƃ17ǌ27ǡ
in may	89 10v12Ź
in mind	82 -12ŗ-8Ņ8ƶ12Ʊ35X57Ƭ
in my	85 12Ż13j14ņ15ƽ17ō
in on	81 8Ľ11Ĺ19Ŭ29Ŝ38s
in one	81 -8ƅ9Ƹ10Ƥ11ǔ22ş23œ26Ĵ
in or	89 8F20Ž35ů
in person	87 -12Ŝ64M
in place	75 -11H7ǥ9ǣ11Ļ12Ƴ18Ō19Ʋ32ŏ37Ń53Ʀ
in sales	87 -8Ƭ31Ǌ
in savings	78 21Y
in school	81 -13x11ź26m
in storage	87 10ƥ
in that	67 -13Ʃ-12Ŷ-11ŗ-10ő-9C-8Ǐ-7Ɔǣ7ƍƚǗ8Ľǉ9bŖƣǋ11lMƞ12Ųƥ13Ǔ14ų17Ť21Ƥ25S28ƪ34Ɲ50G
in the	43 -23S-17Fǋ-16ơ-15JšƮ-13ƠƤ-12ĺŰ-11ňƅƞƭ-10Ʀǅǖ-9qPQŗƘƜƣƪ-8ipŚşťŭƋǃǔǜ-7ŏǚ7ůŻǇ8ĽŔŹǧ9Xŕ10ţƁƏƼ11ƌǓ12yUĹńŤū13fmƃ14HKNŽƑǌ15lĵƐ16ŀǀǍ17LŠ19ĶƷ20AŪ22Ǟ23Ƹ24ƊƝ27ƥ29ŵ30ŷ31n34ƽ45ǈ50Ǘ52Y58Ɨ
in there	67 -20Ǆǩ-19Ƙ-13G-10V-9ŜǏ-7ŀ8J10h11ƪǍ13Ƌ14ňšƢ15ƛ16Ǔ25S37i38Ɲ40Ň49Ŗ67Ɨ
in this	81 -21ǅ-11V-7G8Ļ11ő12qǣ15j16S28ǩ
in to	79 -7MƝ7ƾ11ǖ16ţ17ů20Ś25ǔ33R
in tools	75 15ƝǏ
in town	87 -9n9ǩ33Q
in trouble	87 11Ʈ13p
in wages	85 50ǉ
in when	89 -14ǈ19ǎ21Ǒ34G
in whose	80 23ǐ
in with	82 -9H10ƚ12j13Œ15Ǆ26nƷ
in writing	89 15Ƅ30Ʋ
in your	60 -13w-11Ǉ-9ƗǓ-8Ƙǔ-7ĹƙƴǍǩ7iŔſ8ŀŲƪ9j10ĵƍƿǢ12ńŚǐ13ĿǗǚ14Ķƻ15šƜ16Ļƣ17ǡ19ƽ20ň22gƦ23ǌ25c28ƥƶ29ķ30Ɲ
inches	89 12j32ƺ
include	76 -9ŕ-8Ǉ12Ɔ13s19ǉ34ŏ
include $	80 -10ŕ-7Œ36ŏ
included	83 -7Ŕ8Ơǣǥ12œ13Ɓ
income	67 -8Ǣ9uƭ10Ƭǔ28Ʈ29Ư35ǝ41T
income $	76 -22u-18Ʒ8ǝ22Ʈ40Ư45T
income besides	79 34u
incorporated	85 14ǃ17ǆ
incorporated $	86 29ǆ
increase	81 -12Ĺ25Ŕ36œ
increase $	85 -12Ĺ12Ŕ33œ
independent	89 9z18Ǒ
info	83 9ļ10Ľ15Ŋ18ń22Ǘ
information	81 9Ǖ12Ľ17Ǘ23Ļ
information do	89 16Ǘ
injuries	81 -7Ų10ž34ƃ37ǣ
injury	78 10ŗ12ƃ46ž
inside	74 -22Ǎ-8ř-7Ɠ10Əƛ11ƪ12ū13ŖŰ15ƌ16Ǆ18ƣ20ƥ38Ǣ
inside $	86 -21Ǎ-13Ɨ11ƥ19Ʃ23ƣ37Ǣ
inside the	87 -10ř12Ə13ƛ14ū
inspector	79 17ƈ
inspector say	79 17ƈ
instead	86 10rM12Ǒ15K17Ƶ
instead of	87 10r13Ǒ16K17Ƶ
instruments	78 28Ƙ
instruments art	80 11Ƙ
insurance	48 -15Ƹ-13Ǆ-9Ɠ-8ZǠǢ-7ǩ7rXŧƀƂǤ8Ƈ9ŚŪſ10Ař11ƁƙǨ12Şƴǒ13ŘƳ14ĺşŦƃƩƬƭ15šƦǓ16Ł19Őƕ20ľǥ21ņŏŒ22Ƅǌ23Wţ
insurance $	57 -17Ƹ-14ƨ-11ŁƄƧ-10Ĺ-9ŀņ-8Ɠ-7Ƣ7rľš8ŝƦ9Ŝſ10ǓǨ11AŏşƂ12Ƴ13ƴ14ǒǘ16ƙ18ơƭǌ19ţƁ24ĺ29ƃ39Œ
insurance at	86 -18ƃ-17Ƨ-13ş-12Ǡ-11Ŝ17ŏ48W56Ł
insurance card	87 25Ƅ30Ő
insurance company	80 -8ǥ7Ǥ9Ş11ţ14Ƈ21ľ27Ő
insurance do	78 -18Ʀ-16Ǆ-12ƨ-7ŏ14ƀ18ǥ26ş27ƩƬ
insurance does	86 23Ǔ
insurance for	89 7š19ƕ
insurance from	87 12W16ƫ17Ƅ
insurance hits	89 18ſ
insurance is	87 -7Ʀ9ƨ30ǩ
insurance now	86 -11Ő10Ʀ17ŏ
insurance on	86 -12Ł-9Ő16Ǩ17ŏ18Ƅ21ƨ
insurance or	87 -7Ƴ7ŏ10Š12A
insurance papers	89 -8Ǘ-7Ǔ22ǒ27Ś
insurance pay	87 -7ƃ13ž15ƨ19Ʀ26Ŧ
insurance through	87 -28Ʀ12ƕ47Ƨ
insurance with	87 -16ş7Ő31ƨ
insurance you	86 9Ƭ12Œ13Ş24Ʀ
insure	83 -17Ǎ-8ơ11Ū12Ǩ13Ɠ17ǌ30Ǣ
insure the	89 -18Ǎ-8ơ19ǌ34Ǣ
insured	61 -18ſǏ-11Ő-9qǑ7ŞǓ9ǃ10Ɯ11ƃ12š13Ǆǌǧ17Ŵ19ǒ20ǥ26ş28ŏ34Ǣ37ŗ43ƨ51Ɠ
insured $	71 -20Ǐ-10Ǒ-8Ɠ8ǐ9ǌ13ŏ16Ǔ22ǒ40ş42ƨ44Ǣ
insured at	86 -16ŏ-7ŗ17ǥ34Ɠ
insured for	78 -16ş-7Ǔ9ǌ49Ɠ77ŗ
insured what	80 21ƃ
insured with	87 10ş22ǥ
insurer	82 11Ţ17ƴ18Œ29ő46Ő
insurer $	89 13Ţ15Ő30ő
interest	86 -13ǩ8ƪ11Ĺ13HƔ19Ň
interesting	87 10ō18B20Š
into	69 -9ƶ-8Ļ-7ǅ7ż8ſǨ9iƪǗ10ł11Ŏ12dƀ14RĶŊ18Šǣ19gǞ22ƛ34S35ƌ
into it	87 7ĺ14Š18S23ƌ
into the	83 10dS16ƛ17R18Ǟ22ǣ
into your	86 9ǘ11Ǩ12ƛǗ17ł22Ķ
inventory	81 16Ǣ23Ɨ25Ǐ27Ɲ
invoice	77 16ǘ21Ǖ
invoice or	80 23Ǖ
involved	87 9ż15Ł17f
ira	87 55Ķ
ira $	89 40Ķ
is	23 -26Ƹ-21Ũ-18Ʒ-16cŠ-15Ŧ-14Sǘ-13ǒ-12ĺŌš-11ţƜ-10ņƬ-9ĻňƝǑ-8Ťƹƽǚ-7kmBOĽŋŏŧǡ7CŰǉǎ8ķŵŽƻƾǝ9lrzƀƂƞƦǙ10LŝƪƼǁǞ11nŅƍƗǜ12fŉūųƏƑƕǖ13Xŷ14KŞƔǣ15EľĿƢƧ16ŖƫǇǥ17aADIQĶşƠơƯ18pNRŕŗſƉƱ19hĵƥ20sƩǅ21TžƟ22JōŭźƁǋ23vyPƅƘǈ24jŐŬƆǗ25YŃƲǆ26qŶǃ27ů28ŁŪ29Ɗ30ŒűŴƨ32ƇƓ33ƶǂǛ34Ĺ35ǟ37ǩ41iUŀ42x44o47t51Ǎ
is #	70 -15Ʀ-13Ƭ-11q-9s-8TVŗƺ7ǈǣ8y9ǐ12Ɔ15œ20Ÿ24I25X28D33ǩ40Ɠ48v49p51Ơ
is $	74 -21t-17Ř-10ĺ-9qƨ-7Ņǂ7ŴƇƕ8R10ŀƩǝ12Z14ĵ16ń20wJŒ21Ő37ǩ43o
is @day	87 12k19L
is @name	75 -19Ƹ-16i-12Œ-11x-8ǃ-7nŐ7J17o24s33ǂ44w67t
is a	54 -20ƭ-16Ɖ-14S-11ŕƓ-9iƠǎ-8IŨŰǟ-7cĺƂǈ7uZĿŎŢźƑƵ8fRŋƥ9Œ10bCŝšŽǙ11xĻŬ12rŘſ13ƚƤƬǥ15ǍǦ16vƇ18ƨǅ19ƈ20Ǐ21ǁ22M23Ū28Ʃ39L40ƅǝ
is about	78 -13ŕ9ŉƏ10ů14I17Ĺ18Y20ƪ
is alcohol	78 14Ǜ
is all	78 10ş11ƶ13n15ŌōǨ16Ʀ17Ɨ20Z
is an	79 10ƀƋ11ķǦ13ŠƍƮ14Ķ15ǉ27ǆ
is any	85 -14Ɲ7Ǘ12u13Ŷ15ƥ23Ǐ
is anybody	89 -22n-12ń-9Ÿ25ŏ58ŷ
is anything	85 8ĵƥư13Ǖ16ſ18Ɛ
is asking	89 -13ǒ10ǌ19Ƅǧ
is at	80 -8W-7Ř10q13r15nŎƯ26ľ27Ʀ
is awesome	87 9o12Ǌ13ǟ14Ƨ28ƿ
is been	82 -17ǚ8ƌ11j13Ľ18A39ǟ
is business	81 -25Ɲ-11Ǌ13U86ǟ
is changed	77 30Ǟ
is different	85 -13Ş-7Œǩ22ũ34Ŕ36ĺ
is down	77 11ƫ12Ɗ26Ǟ
is driven	80 13ŭ
is everything	85 -7ů14ķ21U26ş27i
is fine	87 10G13ť14Ǌ21N
is for	89 63ǩ
is free	89 8Ɣ15Ƨ16ǁ
is going	78 -10ǩ-8Ļ10z11Ƣ12ž13Ư14Ǟ15ǟ21ĺ31ł33Ĺ
is good	82 12t17ŝ20S23p
is got	75 -13nŒ9ǆ10Ũ12ƾ14ŀŐ15Ł16j20ƨ25Ŀ33ű52ş
is great	89 12xź24T
is he	64 -17Pƅ-14v-13Q-12ǟ-11fB-10jŪƺ-9Vŕ-7iĶ8nA10w12o14r15x17ǂ20h25q32ŅŹ33Ŵ39ƨ49p64s66t
is her	79 -16pƸ-7dquƱ14Ŵ15ǂ16ǈ21o41vB55ź
is his	80 -37Ŵ-22w-12a-9ǃ11ǈ14ź16ǂ35q36ų41o
is holding	89 -9t45ŀ
is home	87 -10ǋ-9q33l47C
is in	59 -16ǖǩ-14ƞ-13ơƤ-12Ơ-11Űǋ-10ĹƢ-9Ŝŷ-8ƅ-7ƒƔǝǥ7źǓ8Ǚ9ųǈǑ11WƉ13Ǎ18ŪƊ19ƁƑƻ21qĶķ22n25ŀ30Y33ǌ38Ɲ47Ǘ61Ŗ76Ɨ
is insured	89 -10ŗ13ş33Ɠ
is is	87 -10d14u15o31p
is it	42 -38ƒ-29ǩ-27ƪ-19Ɨ-17D-16wǔǡ-15kǢ-14ŠǄ-13ĿǑ-12ōƭƸ-11gtŸ-10fsXŅŌŨŵƥƵǞ-9pxĻńŤŦŬƽǈ-8ayIŧƬ-7CGMĴķŎŔŷſưǏ7ŪƋ8FQŃňƊǠ9ŜũƈǍ10ť11ŐǤ12ŚūŴƖ13Řž14ƀƉƼǛ15ůƅ16oĶƯǥ17uŝǅ18Œ19Ƣ20ƕǆ21ƞ22ŭƶ25ǖ26T28Ɵ29Ƈ30ƣ31i32Ɠ33ŀǇǟ35Ű37UűǗ39Ʃ44Ł46Ŷ48ǃ50j53ŗ54P70Ɔ
is just	80 -18Ū7h12ŭ14Ŵ15Ʃ19y35ŷ
is kept	86 15ƥ19Ű29ŝ
is left	79 -7ƽ10zƔ11Ƨ12Ŗ17ƶ36Ŭ
is like	86 -7Ǧ8Ƃǝ12Ɗƪ
is most	83 -9ǖ11ľ19Ǌ
is named	71 8ƚ12Ƣ28ƫ
is new	89 -18Ĺ-13Œ-12Ŗ-10Ŝ21Ǟ69i
is next	78 -14Ʊ-9ǥ13ƫ22ř26Ǟ30y34V56Ǎ
is no	81 9ƨƹ10s11Ǩ12ŕ14ŉ15Ń16ũ
is not	70 -30ŀ-18p-11ō-10Ň-8Ŵ7ŮŸ8ĸ9U10Mŧ11ŗ12cƳ14o16wǑ18Ŷ19l23ƥ31v89ǩ
is now	89 62N
is on	64 -37ǩ-23ơ-15Ʃ-14a-13ǖ-12Œ-9q-8Ŭ-7Łƣ7dŀ8ŻƅƉ9WŖřƃƑǥ10F11Ƈ12Ĺ13ƺ14Ǜ16ž17Ƣ18ǃ19Ő20Ɠ29Z31Ŀŷ33ƨ44ſ78ǈ
is one	87 -14Ƭ13ǋ18ǔ26y
is out	86 -8I17ǈ19X
is right	86 -10ǟ-7ŀ8Ŏ10s11k37N
is she	69 -21Ū-15ƸǇ-12ƹ-10i-8cŹ8py9ź11rű12v15ǈ16t20x23Ŷ26Ƴǂ38Ŵ46q
is sitting	89 11Ɵ12Y15Ɲ16n
is smart	89 16ũ20A23ń
is still	83 -8Ƨ8ƪ12jn13ŉ15D22Ƶ
is stopping	87 21Ţ30ŀ
is that	42 -30Ǉ-18w-14i-13vAĺť-11ķǥ-10jUZ-9IĶŀƬ-8ŮǊ-7nyƓƞǘǢ7foDĸłŔƱƴ8pTşůŰƑƠƯǉǕ9sŋűſƇǁǚǛ10bŪŽƘƾ11Fŵư12dBGŁńŐŒƙƛƜƝ13ǋǩ14ľőŷƩ15uūƻǖ17ĹĻ21C23ļŕ27ō28hE30ŭ36Q44R
is the	42 -39Ŵ-34ƣ-33Ƣ-30ŷ-22Ƥ-20Sǈ-18Ʃ-17t-16pŖ-14Ǟ-13dǐ-11inŹǨ-10ŃœŦƝ-9WŏůŸƸǄ-8bDťƑƱ-7ŤžƗǝ7cXōŘƏ8hĿǩ9kĶŐŲƊƌǊ10Ʋ11mvJKƆ12AIŭŰƐƙ13ŚŶ14FUƫǇǏ16QűųƕƠǢǥ17yƅ18ƞƧ19Ů20Ƭ22ł23xƇ24ŕ25Ƙǋǌ26ǆ29ŀ30ƪ33ŗ34j35Œ37Ŭ38ǟ48ƒ53Ǎ56ơ62Ū
is their	87 10Ŕ43Ņ
is there	47 -20ǩ-16š-15ƕ-13jƢ-12ŗř-10NƤ-9GŚſ-8ǆǈ-7yUĺľŶƥǗ7ķŞƁ8Dƪ9Ƴ10ĿŁƎƩ11Ƹ12XƔ14Ʀ15Ŭ16Ǣ17ŌƍƏǦ18Źƶ19Ʋǔ20nY21ŉ22ƂǛ23ƃ24Ɗƣǃ26AƧ30ŵ37f39Ʊ46ō47Ǩ
is this	68 -22A-15oş-14Ł-12łơ-11ĺ-7yƗ14ŏ21Ń24Ƶ25ǅ27ǈ32H35N39Ĺ46I99a
is under	87 -10Ɖ9G16ƈ21nƊ
is up	81 -29ŀ-13œ-11ǩ-9oŒ7t17ź18Ǆ19Ž21ŕ23i77Ĺ
is what	65 -14Ř-10Ň-9Xǩ-8K-7I7CƗǌ8ƶǢ9cuy10HŞťƃ11OĴŀƌƠ12UĸĿŅ13iG20Ť23ĺ30Ŧ35p
is when	83 -13Š9ƅ11S14G15ŧ16ŕ22ť
is where	89 15D37M
is work	82 -19R-15N-14ŝ-12ǟ-9i20ů83U
is worth	81 -8Ƙ11ƀƒƗ13ű14Ɓ25ķ
is you	76 -21ƾ-10ƫ-9ƨ7ŷ9p10d12hŝ14a23ǂ37Ƣ72n
is your	41 -54ǌ-33ǃǈ-28Ɔ-24Ŀ-23B-22ŭ-19oŌ-16L-15ǟ-14űƻǗ-13ř-12Ʈ-11nGŞƇǏǦ-10CĴłŦƬ-9MŋŪƷǝ-8kĹƯ-7cJVWĺŏőŖŰƈƓƝƪǆǞ7beŅşŴƥƨǡ8gƉƒ9ūƼ11ĶƞƠǂǊ12ŻƢǄ13żǍǖ14sI16vAƘ17Ǣ18iz19lŹžƔ20ƾ21dD22PTXĵƫ23ŒŜǠ24q25wx26y27Ǉ28rƲ29ǋ33Ř34ǣ36ǎ38ƺ42Ń43ů45Ƥ49ǩ50t55Ň
is yours	80 -7F8D9Ŵ10ǌ11ƒ12AƉ14ű21ĵ23Ʀ40ķ
issues	86 9ǂ15Ƹ
it	28 -33Ĺ-26ĸ-23ǐǑ-22ǔ-21q-20Ņƨ-17lƷ-16gŹǄǈ-15cvCLŷƸǢ-13pyMZǩ-12oXƾǠ-11aGOŝŞǕ-10VYŉƣƦǂ-9txƺǙǜ-8HşžƃǓǝ-7uĻŻơƤǌǒǖǣ7iDJWŲƎƻ8ŋţƖ9ĵŜƄƕ10ĿŐƌƯƶ11ŽƁǇǏ13ŘŴſƈǘǧ14ūǞ15Ɛ16AFĺšťŦƊ17Ƽƽ18ŎŸƙ20nPŁŠƂƢ21Ɖ22ǟ23bŮƭ24Ɵ25ŊŚǅǗ26BřƀǆǍ27ś28ŇŒƇ29łŃƓ31ŌŤŬ32ĴŔ35UŰƩ36ŕŧųƫ38ƞ39ŭǃ41j43ŀŨƆ44ƒƧ46ũ47rœŗ48Ƶ50Ŗƅ51Ŷ55ƪ69ű
it #	87 -12Ɔ-11ű-10ǡ27ŗ97ž
it $	43 -52Ǆ-37Œ-31T-26ĸ-25ŝ-24ŷ-23Ɨǐ-21ļŜš-19ǋǛ-18ǟ-17ǌ-16Ư-15Ūǖ-14jqĹƔƬƶ-13oYơ-12Vƨ-11wZŢ-10ŹŽƲƼ-9Oƛƴ-8gnsHłƟƮƱƾǈǑǒǕǠ-7aľźƣǃǅǓǝ7lNĶ8ŘƃƄƐƢǤ9Ŏƙƽ10WXō11bfĴűƅǗ12ŃŸ13ĻŐœŠ14UőśŤūŲƝǦ15Eƫ16ĿƌƧǉ17ŌŮſƀƕǏ18ŧ19Ʃ20ŀ22ƒ23Ɠƻ26Ũ27Dũ29SƂ30Ŧ32P33Ŗ34ǩ35Ŵǘ41ųƆ42r46ǆ51B56Ŭ60Ƶ63ƪ64Ŷ81Ň
it @name	87 -8Ÿ13w17b36o
it a	64 -15ǎ-9Ť-8Ɠ-7jŬƘ8Ǔ9ű11F12Uơ13ŒƔ15i17T18ŗů19œŶ22ƞ23ƛ26Ɔ27ǟ29ƣ33Ƈ36ǅ
it about	85 -13Ş-7ń12Ǟ14ƶ21œ23Ĺ29Ž
it again	89 23Ɠ38ň
it all	68 -13ŨǑ-10b-7RƜ7Ĵǜ8ƊƵ10qZŒŦ11Ŗ12Ťǃ14Ɩ15Ʋǐ16ǋ18ƗƢ20kł22Ǉ25ƌ27ƫ31ǖ
it an	85 -24F7ƅ25ǆ38ƣ
it and	70 -14ƪ-8ž8n10J11pǃ15A17ơ27Ʃ58Ɠ
it appraise	89 30ƒ
it at	86 10Š11Ű14ŏŗƗ
it back	82 -16Ŗ-7Ʀ11ň29ƪ51Ɠ
it be	73 -18Ʈ-15Ŏ-9ƶ-7r8Ƥ10b11Ş16M19ŝƬ29s32ĻŊ46ǩ
it been	80 7ǅ12j16ņš21U
it before	81 10Ʋ39œ
it built	89 21ƅ
it burned	87 -7ǝ19Ƒ25Ɠ
it but	87 -12ĺ-10s10gr16Ư29ŀ
it by	82 -24Ń-11Ƶ17śŨ31A36ǧ
it come	77 -16l7Ǖ11Wƚ12Š13T15ł16Ľ20Ĵ51Ť
it comes	83 -9Ń-8Ƨ7ł16ĿŘ19H29ľ
it cost	72 -11Š-10Ƶ-9Ǣ-8ŀǝ-7ķ9Ƨǚ10œ21ƑƯ36Œ47Ŧ49Ǐ
it cover	89 -7ŗ25Ŗ
it covers	89 31Ŗ
it different	80 -12ƚ28Ř
it do	85 8ű12Ǝ13ƥ15Ŗ
it does	89 -10ů15Ŵǆ
it done	89 10Ō28Ń
it down	89 -7ǩ13Ǟ15fƀ26Ÿ
it due	89 27ŕ
it ends	89 10ŕ15Ʃ
it ever	83 -9ŕ-7ű7Ɵ15Ÿ21ŭ35Ɗ37Ʃ
it for	65 -17Ř-15ǘ-13ǐ-12O-11Ł-9Ŀ7ŌǢ8p9Ő10Š11TĻŲ13ƓƵ14Ƭ15ŎŽ19ŭ22ł23Ư24ƭ29ƶ59Ŝƒ
it from	83 -18œ13Ʀ17śŧǅ32ƅ
it go	76 -15Š-11Ŧ-9ŨƚǨ-7Ưƹ9ƞ19j21śƧ22ŗ28ƫ29Ŕ35œ
it goes	89 12ƫ19ų
it going	83 -13Ʒ-9k10eƟƮ13i14ľ17Ǩ22ǟ
it gone	79 26Œ28œ
it got	85 9Ů11g13Ɔ18ƪ20ű
it happen	83 -10ĺ16Ť23ũ34ť
it happened	76 -13Ƴ-12ĸ10Ŧ13ť18ũ22Ť24Y
it hard	79 20Ƴ40U
it have	78 -60ƣ-37Ʃ8Ƌ9ǥ12ǆ14ű15ŃƇ18ƭ23b25Ů39ƪ80Ǎ
it how	89 15xŸ
it if	83 11Ǩ24ƫ25Ƶ27Ƨ
it in	68 -45Ŕ-28J-19ǖ-13Ƹǃ-8Hǋ-7Ļ7ǅ8ƚ9Ĵ10Yǧ11ŃŎ14Ŀ16ţ18ŌǍ22ƪ24Ű26ŚƵ27K34ű62ŧ
it is	49 -23X-14cǩ-13uƫ-11ŦŶ-10pŃŗƨ-9oCŐŖǓ-8bľ-7HLYũŮƞƬƺǉǦ7QŔ8hGŭƵƶƼǈ9dNĿŊŌŽƗ10iZƭ11rAĺůƙƚƮƽ12ź13ř14Ŏūǅǆ16Ɓ17ſƱǡ18Ƣǃ20k21Ʃ22űǟ23ŝǄ24ŷ27ƉǛ33w35nƠ43ƅ47j
it it	89 14ť16Ŀ17œ
it just	64 -24ž-16D-11ǡ-10Ǐ-8ŀŶ7Ťƛ8łǛ9ŠƦ10ŰŹǃ11ńƝ12ŭǇ14n15Ɵ16rŜ27ĺ30ƀ38u44Ū
it lapse	89 21š
it last	85 -7Ŝƛ20ƈ23Ŗ25ƭ37ť
it like	83 8œ13Ƶ14Ŷ16ű17Ƥ34j
it made	89 17Ƈ25ƫ
it meant	79 30Ư
it more	78 -9œ-7ō10ŞǓ11ťŶ13Ň14Y18A20ň22Œ23Ǆ
it mostly	89 -14ǔ11Ŵ14ǖ17ķ
it new	89 -9Ƈ15Ǆ29ƅ
it now	76 -7Šƒ7Ů12Ĵ17ű27Ũ36Œ
it off	77 9ĺ11ƾ14ĴŚ16I21ŋ24Ƅ
it okay	87 7K10ĵ18ƾ
it on	70 -10Y8jű9œŚƠǀ10KƮǘ11W12ĸ15LŰ17ł18Ɯ25D41Ŕ
it one	80 -15Ǣ7Ɛ10Ʃ11Q21i28Ɖ33ǥ
it only	86 -7ǌ10Ƣǉ14ň18ų25Ǉ
it or	70 -17ǖ-9s-8Ʊ7Ł8mŦƘ9ĸƌ10F11Ʈǀ12BŎŖƴ13Ŋ14ǅ15śƵ16Š17ơ19r22Ŝ24c29ō
it out	77 -10Ǒ9YĴ13Ű14ƪƵ18A19Š23Ɵ31Ɯ
it over	78 -10ƭ-7Ʊ9ź12Ŷ15ŀ16Ĵ27r29Ǟ33Ɔ38T
it rains	78 19ƙ
it renew	75 42ŕ
it right	75 -12ơ-8ŐŖ7ŌƲ9ǥ10ň11ǃ12btF14Ķƿǌ16ŏ
it run	83 -13ƭ-7ŬƩ10š17ŕ21Œ38ű
it running	89 -24ǟ-8i21Ŷ30Œ
it say	72 -28ž-7ơ7ĵ10ǌ11řŮ12ſ13Q15ǃǧ24Ś28ŗ
it says	80 9ļ10Ǣ11žƩ12qF18ř21Ů22Ś
it sell	87 -8Ļ46ƒ
it sit	89 12Ű18Ǜ33Ƈ
it slow	89 -8Uŕ8J12b17ǎ26ǟ
it so	82 -9Ǥ10e11ǒ12Oķ14ĺ
it something	89 10ĺ20ŀ26r
it sounds	89 -7Ň11Ō14ƽ22b
it start	89 -12ĸ8b14Ť24ŕ42X
it still	78 -11ƫ-8Ÿ10S12ũ13jŒƧǋ15ĶŜ16HJ17ƺ30Ũ
it take	74 -16B-12Š-11Ň-7ŨƧ12ť14Ƭ15Ʊ19Ŏ21ł22Ţ24ů30Ɨ38ŧ
it that	78 -8œ-7Ľť9Pƴ11ĺ12Ŕ14ŠƳ15Ĺ16Ɛ21ļ24ŀ
it the	70 -39ž-18œ-16U-14Œ-13ŅƉƒ-8ł-7ǣ10xŉǁǇǠ11Ř12ǂǤ13Ƅ17ĺļ19ƈ25Ş42Š43ŝ53ŗ74ŀ
it there	86 -54Ŷ-21ŝ-16Ň-7ǎ9Ǔ12ǖ17ǝ39U74ƞ
it to	70 -14Ţ-12ƫ-11ů-9K-8A8Ƣ11ĴŴ15B16Ń18J20ś24Ř25Ŝ29ų31Ŗŭ38ƶ43ƭ
it today	75 -12ƒ-9ĹĻ7ĺ11ƫ17Œ29ŀ31Ō
it under	82 -9ĸ9ǃ11œ40Ŏ48ƒ
it up	70 -12ĸ-9i-8sĹ8Ə9ŕŤũ10ŒŮƙ11Ĵ13Ōƥ15Oƫ27ř32V33Ś40r43Ł
it used	87 -25Ŵ15œ23ŭ
it was	71 -21ƾ-12Ť-8ť-7œ7ĺ8ƓƯ9Ƴǉ12ƅƐƛ16ż18ļ22ŵ31Ũ38ũ41Ƽ
it went	79 11Ƴ12ņ13ƅ20Š30Ŕ47œ
it were	80 12ǝ
it what	77 9ņ10őŠ11Ƃ12Ňǁ13Ŕ14Ś16Ɨ18Ʃ
it when	78 -12V-10Ƴ7s12ƅ13Ɵ18Ǐ19ǜ24Ƨ31Ũ
it who	89 7Ǡ9Ǘ12Ł15n
it will	86 8ũ10ĵł
it with	77 -18Ŝ-14S-8Š7Ŭ10ŐŚ11s13Ŋƙ18ń19Ƣǅ28Ƨ33Ŗ
it without	87 -9A12ƈ26Ǩ
it would	76 -12Ŏ-11ǩ-8ű10Ə14ŵ15ƒ16Ņť19ư20Ŗ24Ɠ29Ţ
it you	78 -9ŝ-8Ũ-7Š7r9ŀ10B11Ž14oQƪ16Ŷ18ƴ20ǌ22ũ25ż41P
it your	78 -28Ǎ-12ƅ-8ơ-7ouĹ7ƽ12Ư13B19Ƥ23F25ƞ40Ŷ41ǋ49Ł
it yourself	76 -10ǣ11Ɛ12Š14ƀ18ţ
itself	83 -11ķ8Ƒ10Ǣ14Ƙ15Ĵ17Ɠ22C
jeep	89 -8ǐ-7ŷ10Ū19Ŭ22ų
jewelry	73 33Ƙ
jewelry $	87 7Ƙ
jewelry instruments	80 11Ƙ
job	56 -13ŗ-12G-11ō-10p-8ƜƮǩ-7HǏ7ŧǑ8ů9tňţƝǀ12ǐ13Ķ15ǧ16ƦƬ17R19ǣ21Ƨ22Ǔ24ǈ40qV50S51U55W57P
job $	67 -9pƨ-8Ɯ-7GH7gǧ8P9Ǔ10W12ǈ13t17ǐ18ƦƧ21S25ǣ27V34q71U
job ask	80 9Ǔ
job even	80 -11ǣ20ţ
job or	83 -7q7Ʀƨ11P24W
job title	89 13q42P
job what	89 7Ǔ13q19W
job you	89 -14ŗ15S18Ǔ24Ƭ
jobs	74 -7Ʀ9ǧ10Ǧ11ǡ12ƨ15Ǒ18ǈ21Ǆǔ22VƧ33ǐ
jobs $	80 -10Ǆ10ǧ24ǔ26V29ǐ34ǈ
join	86 11Ŏ12ő29s
jump	80 -20Ŧ-8ĺ-7Ň14ƍ20ǀ31Ŕ32œ34Ţ
jump $	89 -9ĺ-7Ň16œ36Ŕ
junior	87 8m21a23w
just	48 -23ŗ-14D-11ǡ-10Bōǐ-9Ǐ-8Pĺ-7RłŉűƁƄƧ7vŴƩǀǥ8derUZŁŵŶƮ9ƗƦƴƸǚ10ķŇƍƢǧ11s12hŌǙ13Kǈ14uŊơƻǑ15CS16Ŕ17Ū21Ŗ24ŭ25n27Šƀǋ28ŷ29Ļ30Ĺ31Ǉ
just a	78 -12ǇǏ-10T-8ō-7nĹ12Ų19ơ20Ɵǥ23Ļ24Ɲ33Ŷ
just for	85 -18Ų-9ǐ14ů19Ǒ49ŭ
just get	89 -9Ŝ8Ÿ15Ŗ
just just	77 -11Ǉ-7Rŭƽ9Ť10zǝ11Ŷ12ŕŲƼ20ǋ
just kind	89 7Š11ĺ21Ʋ
just need	78 -9ǒ-8ŕƄ7Jƕ8eǧ11p12d13Ő14C15ŏ16m22S
just now	73 -30ĺ17Ŋ52Ĺ
just say	85 -14B13Ō17N32ǩ
just so	87 -12Ĺ9ŋ15n18ň20Œ
just take	86 7Ŋ9ņ14ǒ
just tell	86 7A8ŀ9ƴ11Ƹ16M
just the	70 -17Ƽ-16Ŷ-15D-14ŗ-8Ǉ-7Ɓ7eţ8ǉǚ10Ż12sķƢƦ13Ƈ14ş16Š18Zŷ19hžƻ23Ū40ǋ45u
just want	87 7Ƽ13ư27Ļ32Ĺ
just what	87 22Y28Ɨ
just you	73 -17Ɲ-13ł-10ŀ-9Ū-8ŭ-7ǋ9ƨǗ13s16Ŕ17yǆ25Ł32ŷ49n85Ǉ
keep	56 -12e-9Ĵ-8ĶŘ-7txǖ7ƀ8ŉŸ9W10qşǨ11ƮǙ12ƊƝ14ǩ16Yŋſ18oŚƥǝ21Ǐ28Ƨ29ō30Ű32ƷǗ34Ƶ
keep $	83 -12Ɲ-11Ķ-8Ƶ18q19Ʒ21Ǘ45Ǐ
keep a	89 -14Ɗ14ƥ22ŋ
keep getting	80 15ǝ
keep going	86 -32Ƶ10m13ŉ36ō41ǩ
keep in	89 24Ɗ
keep it	78 -19ǖ-18Ʒ-7ƥ8X10ǞǨ22Ʈ23Ƶ33Ű42Ƨ
keep on	87 7Ǐ33Ǘ
keep that	89 9Ű13ŝ17Y
keep the	74 -19Ʈ-15Ƶ7ŋƀƥ10Ǡ11Ÿ16Ś17Ǩ24ſ58Ʒ
keep your	86 -8Ř16Ŏ25Ś
keepin	83 -9Ŷ7t8U11ŀ13ƶ16Ţ18Ž21ǟ
keeping	78 -11N13U15ŀũ16Ƶ22t32x
keeping busy	89 -35U-8x27t60ǟ
keeping you	86 -54ǟ-11N18ŀ44x57U
keeps	78 -9R7Ǡ9ƛ12Ţ14cǒ15ƻ23P24ŝ25Ŀ
keeps you	82 -9R13Ţ16ƻ24P25ŝ26Ŀ
kept	74 -13ŋ-9D-8ōƮ9Y10ƃ15Ŷ23Ǘ24ŝ26Ű36ƥ
kept $	87 20ƥ
kept you	89 -9Ʈ13ƃ34ŝ
key	87 -12Ł76Ǩ
keys	74 10Ń11v29ų34Ɩ
keys $	75 12v38Ɩ
kick	87 7Ń11Ō16ƹ18Ļ
kid	75 -22ų-9mŪ-8ŢŬ-7ŷ9Ư11Ŵ12Ɯ13n14Ƙƶ19ź20ƍ21Ʀ32l57Ź
kid $	87 -9Ţ-7z11l12Ư16ƶ25Ʀ
kids	57 -12Z-11o-8Ɔ-7ķ7qLŨ9ƶ11ľ13ƍ14Ɯ20ƫƭ22nƲ23Ź28vƯ30w32Ʊ40y43x64u
kids $	68 -19Ź-15y-9Ɔ-8ƨ8Ʊ9q17Ư19v24x28Ʋ35n64u
kids are	85 -23v-13o-9x13L22w49ƭ
kids college	89 13y
kids doing	86 33x
kids in	89 11N12v
kids names	86 24w
kind	56 -25Ǜ-14ƈƦ-13ƅ-12ƪ-8ǃ-7ťǈ7Ƃư8ĺŃŢƸǥ9źƝǟ10b11ŊƎ12RX13iŧ14űƹǆ15Ť16qƲ17Ɖǩ18hŏƇ22ƣǔ23Ū31Ǆ34Ƌ44Ʃ
kind of	56 -25Ǜ-14ƈ-13Ʀ-12ƅƪ-8ǃ-7ǈ8ŃŢưƸǥ9Ɲǟ10hź12XŊƎ13iR14ƹǆ16qŤű17ƉƲ18ŏǩ20Ƈ22ƣ23ǔ34Ƌ35Ū52Ǆ
kitchen	72 -7ǉ9łƎ11Lǈ15ǝ16ƞ22MǛ53ƌ
kitchen $	86 7Ǐ
kitchen table	87 12ł31M
knee	87 15Ƹ37t
knock	83 9ţ10mĴƌ21R27ź
knot	89 40f
know	52 -15Ɖ-13Ƃ-12Ŏ-11Ĺ-9SŌǈ-8ſǔ-7VŝŤ7FŃžǟǦ8ĵĻǂ9GOņŲƐ10ňŔŰ11hĽƷ12Œ13wƎ14Ʃ15ƈ16crō17AŅ18ŜƓƸ19ǃ20Ƨ22Ƴ32ǩ43ŉ45Ŗ
know $	70 -19Ļ-12ŗ-8Ɖ-7ǩ9ƛ10Ƨ12ƈ15ž16Ƹ18r34ō49ŉ
know about	75 -9Ƽ7Ƣ8Ż11ţ13ǂ16Ų19h20Ǝ27Ŗ
know how	78 -17S7ǁ9ŃśƏ11G13ǩ17O28c
know i	87 -11Ŗ9Ŧ10Ʒ30ň
know if	75 7sƧ8f9Ńš10u11FƵ12Ɯ14Ǧ15Ɛ
know it	83 -7ǩ13TŖƯ14p15ǣ16ǟ
know of	89 9Ƹ
know the	87 8S9ű10m12G16Ŝ
know this	89 10ŗ32Ļ
know what	69 -16Ƃ-12ŕ-11Ɖ-10Ĺ-9ň-7V7ņ10ƃƷǊ11ŗ12Ʃ13ƈ16Ƨ23Œ29Ɠ45ǩ64Ŗ
know your	87 11Ř12ĵ
l	83 -22ŗ12ǃ13Ū25ǡ68b
labor	89 7k11ǎ15ǜ24ť
ladders	89 9Ǚ19Ǆ25ǈ
lady	80 -8ǈ9cŵ10ǁ14ŧ15tŜ17o29Ɯ
laid	82 7ƃ10Ƨ15ŵ16B19Ǩ21Ň
laid up	89 8ƃ17ŵ21Ǩ
lake	82 -7n10ķ14ƙ21kƟ28g
land	81 -7Ľ10G16Ƥ18J31ķ32Ň
landline	89 24I
landlord	68 -12Ƅ-11Ɣ-7ǩ7ǧ22Ơ28F38ơ43ǌ
landlord $	83 -87ǌ-7ǩ108ơ
landlord need	89 -55ơ-14Ƅ27ǧ55ǌ
landlord want	83 42ǌ
lapse	81 29š
lapse $	83 23š
last	46 -15ǃ-14d-12ũ-10Ŧƌ-9SľŤŨŷ-8BGLňŠƃƳǗ-7IŃŇǧ7jwyƧƮǒ8ŬƩ9ĽƓƫƶƼ10ioĹŵƐ11łŔƋƑǘ12Ǩ13űŻƺ15šżƲ16Eƚ17cƹ18ưǉǛ19ţǣ21ƈ22aŜ23Ƹ24b25ĵ26ņǏǙǞ27Ŗ33Ǌ38œƾ
last #	71 -14I-11Ƽ-8ƭ7e9ƿ11ƹ18Eǉ19šż20ť27Ƹ
last $	80 8ao30Ʈ41ƭ
last agent	85 -28Ŝ15ſ31ņ
last check	89 -20Ŝ12Ɠ21ƾ24Ǣ
last checkup	76 12Ƹ25ƾ
last few	78 -17š10ǣ13ţ22ĵ
last look	87 -17Ŝ9ƫ18ĵ35Ŗ
last looked	80 13Ǟ
last name	78 -23ǃ-12ƾ10a17o18w52b
last policy	79 -12ĺ36Ĺ
last renewal	72 -8ƌ21Ǟ38Ŝ
last see	86 15Ʋ24ǂ
last spring	79 32ţ
last statement	89 7Ķ15ƪ
last talk	89 -11ņ11Ľ18Ŝ
last time	71 -11ũ-9ǧ-7L7ƐƲ8ƹ9ĸ10Ɠǒ11ƫ13W14ĵ15ǘ16ƈ17t18ƛ20ŵ22ƺ23Ŝ29Ŕ
last update	89 -18Ǐ18ƲǢ
last updated	77 -42Ǣ14Ƌ67Ǐ
last workers	80 -8Ǥ16ǣ
last year	70 -18ť-8ƃ8Ǒ9ǘǞ11IǦ12ǉ14ĺ16ǣ17őš43œ54Ǌ
late	83 7O9LǕ11Ń16ĵ19ǎ
lately	73 -17Ƽ-12ǁ-8Ť8UƓǕ10ǂǙ11Ż12ż13ƾ14ţǣ15ĺǟ17Ƹǜ
lately $	75 -17Ƽ-12ǁ7Ǐ8Ǖ10ǂ11Ż14żƾ15ţ16ǟ18Ƹǣ
law	79 10B11ŷƵ13Q15Ņ17A
lawsuit	87 -9ŗ10Ŀ17Ǧ23ķ
lawyer	78 12A14ǡ15ǩ16ǜ18ķ29Ʋ
lay	89 -10Ɯ11Ƥ14Ś15Ƨ22ư
layer	89 10Ƃ14Ɖ
leak	75 -20ƈ-10Ɯ-7Ĵ13ũ16Ɖ21ƛ26Ǝ30Ť
leak or	80 -11ƛ35Ť
leaks	80 -14Ƌ28Ɖ33ƛ
leaks $	87 -37Ɖ-13Ƌ64ƛ
lean	85 20Ň28z29A
lean on	86 28z29A
lease	60 -25Ǎ-14ś-12Ǔ-10ŕ-8ŔƮ-7ǧ10F14Ǐ15Ĺ16Ơ25Ŭ39ơ40ǋ51Ƥ59Ƣ71ǌ
lease $	73 -11ǌ-10Ŭ-7Ŕŕ8ǋ11Ơ49Ƥ57Ƣ
lease ask	77 -13Ǔ-7ǌ9ơ43Ĺ
lease it	85 -22ǌ-13Ǎ12F14Ŭ43ǋ
lease require	87 8ơ15ǌ
lease say	83 -7Ƣ52ơ
leased	87 7Ǐ16ǋ18Ŭ
leasing	87 -12Ƣ16Ƅ25Ŭ41F
least	89 -10G14ǡ17ǅ18ŗ19ő
leave	60 -10X-8Ŏ-7Ƶ7G8VŁƟǎ9sƀ10Ű11ƥ13ĺǜ14ǩ15ŊƬ16ƫ17Ļ20ŗ25ŉ26Ƴ29Ţ32ƶ33Ƨ
leave $	76 -11Ţ8Ŋ12G18Ƨ34ŗ
leave a	89 -13ƶ10m32ǩ
leave behind	87 -8Ƴ33ƶ
leave it	83 -8Ţ17Ŋ18Ű20ĺ34ƶ
leave something	86 -11ǩ21ƶ
leave the	81 -14ƶ-8Ɵ11ƛ12ǎ14ƀ15sƧ19Ƴ25ƫ
leave them	82 -27ƶ15Ƙ25Ƭ43Ţ
leave your	89 
leavin	89 -8Ź12Ţ13y19ƶ
leaving	82 -13ŝ-8ŀ9ƶ11Ɓ18Ţ23Ŀ24V
left	69 -9Ƭ-8Ʈ-7ŀǩ7f9zĸ10Ŗ11ĶķƧ16ōŕ17ŢƔ21ŝ22Z24ƶ28Ŭ
left $	85 -9ŬƮ-8ƽ11z14Ķƶ22Ţ28ŝ33Z
left on	78 -7ƶ9f19ŕ20Ɣ37Ŭ
legacy	89 33ƶ
legal	80 8ǆ13ŋ21Ʋ29ǃ
legal name	87 8a32ǃ
lender	72 12Ŭ16Ƅ59ƕ
lender $	85 9Ƅ15ƕ
lender asked	80 17ƕ
less	79 9Ǉ10G12ŅƦ13S19ƒƪ21Ů24ľ
less than	85 11G13Ʀ14S22ƒ24Ů
let	63 -11ǩ-8ĽŖ-7ňŢţ7iNUƀƛƜ9xĵƪƵǓ10žƾ11Ɛ12OŘřŪ13ŃƄ15ĻŊ16Ǝ19Ŏš24Ž26a27Ş37ǜ
let me	71 -10ǩ-7Ļň7dsĴŁŦƄ8ŃƏ9iUƀ14ŘřƐ15O16a20Ŋ
let us	79 -12s8Ž9ķ12Ō14r15ž16Ū17a19ĵ29Ŏ
let you	80 -7Ŀ10Ƅ11Ǔ13xŃ14N16š21Ǝ28Ļ42Ş
letter	74 -10ļ-8œ-7h7ū11JK22b27Ś35Ŕ39Ľ
letter $	86 22bĽ27Ŕ
letters	86 15ř38b
level	73 9ŀ10Ʃ16Ɔ17ƣ22Ɗ25m
level $	78 17m19Ɗ
liability	59 8ǥ11Ǜ14ơǚ15ŗ16Ƃ20ǌ29ƀ33ǡ34ž
liability $	72 -38ǡ13Ƃ16Ǜ17ǚ23ŗǦ32ƀ
liability do	89 -47ǡ30ŗ43ž
liability does	85 -7Ǧ7Ǔ17ǡ21ǌ
liability is	86 -15ǡ18ž28ơ
liability limits	70 -16ǡ44ž
liability on	89 13ž
license	62 -11n12Ƅƺ13Ǜ17doūǀ20a24Ź48Ÿ
license $	72 -23Ÿ-14ŷ8d12ǀ14Ƅ15ƺ16Ǜ19a21o28Ź
license now	80 11ŷ
license number	83 -14ŷ39Ÿ
license plate	89 -21Ÿ33ū
licensed	75 9Ǩ10Ź22Ÿ44ŷ
licensed $	85 9ŷ19Ÿ
lie	89 -9ĺ8Š55Ŀ
lien	89 23Ŭ
life	55 -21ŏ-15jq-14Ż-9ŐǨ-7ŒŗŶ9lŨ12m16ĺ21Ƭ23i28Ƶ29ƿ31ƪ34ƭ36ƴ37Ʒ46Ʃ48ƨ52Ƨ63Ʀ
life $	75 -13q9ƪ10Ʀƭ12t13ƨ17l30Ʃ
life and	87 10ƪ24W
life coverage	89 -7ŗ51Ʀ
life insurance	65 -14ŏ-12ş-10Ő9ƪƱ11ƩƵ13ĺ22ƭ25Ʀ26Ƭ35Ƨ
life is	89 11ƨ18Ũ
life policy	76 -10ŏ9Ƨ12Ƶ13ƫ28Ʀ
light	83 12ĺ13Ż15Ō17Ʈ19ż
lights	89 -9Ŷ9D12š16Ż24U
like	45 -17Ŏǐ-14ŤƱ-13J-12ŢƦǋ-11P-10Ǡ-9Ǟ-8ľś-7SĿƟ7xyƂƊƌƘư8AœŦ9amzņőťƠƽǖ10XţŧƎ11ŀƭ12ƁƐƺ13lDƜ14ŨŮ15gr16łűƞǩ17jR18vYŲžǍ19ŉ20Ńƶ21Ō22Ĵ25K26Ļ27ƿ28Ŷ36Ň37ŝ39U
like #	78 -26b7OƂ8R9Ĵư11EƬ14v18j21ž23ŗ
like $	75 -38ŀ-15ǋ-12Ǆ13Ɓ15ǥ17Ư21Ǎ22RŇ36Ũ41Ş43ǩ
like a	68 -8ǩ-7ƞ7nƍǓ8ĺƁƑ9PţŷŽ10Ɔǈ11FűžƵ12zŶ13YŘ14ŐƜǍ17Ɣ23ť
like about	78 -24Ş-15Ň29ŝ63ŀ
like an	89 -7ǐ9Ķ19Ū
like for	83 -15ŭ-7ƶ9Ļ11ưƳƷ12ŵ15RƮ
like it	72 -36ŝ-11Ĵ-10sĺ8rƓ9iǃ10ŃƎ11ŋ15Ō17bm19Ů22ŀ32Ň41U42Ŷ
like me	86 11ņƺ12Ƃ19L24l
like that	69 -17ō-12ƞ-7ŝǩ7gWĸł8ŨƘ9Ň10űŲųƜ11uƹ12ǎ14œƝ16Ŕǔ26Ŷƿ27ƺ
like the	77 -11ķŶ-8ƅ10ĺŇş12ŧ15D17Ŗ28Ń55ƞ
like this	76 -12Ł-9Ʒ-7ĺƁ10r12Ƥ15ũ18ƭ23ŏ28A49ł
like to	65 -17ŝ-12Ţ-10Ŏ-8ŇƤƷ-7śƞ7JK9Ŕ10Ł14M15ļ16ŊŞ17ō18ƶ22y23g26Ō43ŉ50Ļ63Ĵ
like what	86 -11U16Q18X19v38Ň
like you	80 -11ƦǠ9N10cilBD12ŉǘ13V14Ƭ
like your	81 -21P-12Q-7ƞ12Ư14L20Ŷ25Uƶ26ŝ38ǩ
liking	82 -11p10b12Ň21t30x
limit	75 -27ž-12Ŧ-10Ɨƣ8ſ12ŗ13y17Ǎ18Ɠ25Ǣ43ǡ
limit $	78 -28ž-12Ŧ-11ƣ-10Ɨ-7ŗ8ſ15Ǣ18Ǎ19Ɠ45ǡ
limits	61 -12ơ8ƘǢ11ŠƏ12ǌ17Ǧ28Ǔ32ž45ŗ
limits $	74 -59ŗ-8Ǔ7Ƃ9Ǧ12Ǣ17Š25ǡ66ž
limits are	79 -12ž19ŗ
limits did	80 13ŗ
limits do	77 -17ž46ŗ
line	64 -14t-9L7rQ8wǢ9ŕ10ŚǞ11ƛ12XŋǄ13V15IĴ17aŁǊ18q19ł20sS25P26Ɣ
line $	78 -15ƫ8ķ11Ō13Ǣ14Ś15a18V20s21Ɣ22Ł
line is	89 -17t26q
line of	78 -12ǩ-7Ǐ9ņ11Ɣ16Ǆ18Ǟ25S32P
lines	89 8I12Ƽ24ŋ
link	87 12ǘ22Ō24Ƒ
liquor	89 -20Ÿ-14ž12ƿ42Ǜ
list	65 -9ơ-8B7nŪƕƢ8h9fǥ12ńƎ13Ŭǌ14ǐǘ15ş16ƒƜǗ18ĺ19Ƙ26ŷ28Ɨ33ľ
list $	87 11ĺ14ľ15ń
list every	89 12hnŷ17ǥ
list of	86 -20ơ20ǌ23ǐ36Ɨ
list off	87 10Z15Ū
list the	89 16Ƙ19ƎƜ
listed	79 -13f-8Ÿ7Ŭ8ǧ9ƕ13Ƙ17aPơ18ǌ19oƫ
listed on	87 9ǧ13ƫ18ŷ43ơ
listen	89 -11Ɯ10s12B17A23ǩ
little	59 -9hǇ-7B7ņŽƆƜƝǄ8dzIƳ9cĿƹ10YĶƎ11ļ13ƞ14œż15Ʀ17v18ŅŊ19Ư23w28u29x
little $	79 -8u20Ư
little about	83 -11x10g11q14ƳǄ17z20u
little bit	85 10mWŞ12Ɯ14ņ18Ŀ
little one	82 -8u10ż19w25vx
little ones	82 -11h-8ǃ8Ư19w60u
live	64 -18ǋ-9ŐƧ-8Yƈ7XǗ8ƙƽ9ƟƤ10Dƅ14Ķƃ16Ơ17F19ķ22G23h26zƣ31Ʒ35n38C41Ʈ
live $	79 -8n9Ʒ10Ǘ16D21z27ķ34C
live in	85 -10n14ƅ15ƣ17Ƥ30C
live on	81 -10Ƨ-9Y-7Ƥ10ƣ18ƃ20Ķ29Ʒ38Ʈ
live there	87 -8XŒ13G23Ơ
live with	89 -12Ő-8I19X39n
lived	85 21l28G
lived there	87 23G
lives	73 -12z7D17Ƣ24ŷ47n
lives there	77 11n23Ƣ
livin	79 -10ǩ-8Ÿ10FĶ11ŖƟ13Ŀ14Hƞ17P25S
living	70 -14Ő-11ŝ-8ǆ-7Vŷ8ƢƤ9k10f11Ʒ15n16ƞǍ17H21Ʋ24q26zF28P
living $	80 -8ƞ-7ŀ19z23P28q
living there	86 -14ŝ-8V-7Pŷ10Ƣ19n24H30ƞ
llc	79 -7ţ20ǃ50ǆ
llc $	89 -8ţ39ǆ
llc or	87 12ǆ
loan	63 -12Ǟ-8ƆƦ-7Ƅ7Ɓ12Z15Ʊ28Ɣ47ƕ54Ŭ56ƪ
loan $	82 -13ƕ-7Z7ƪ10Ɓ31Ŭ37Ɣ
loan against	80 -43ƪ63Z
loan for	80 21Ʊ
loan maybe	80 21Ʊ
loan on	75 -34Z-9Ɔ13Ŭ82ƪ
loans	69 -10Ŭ8ƕ15ƪ23Ʈ24Ʊ48Z
loans $	74 -35ƪ11Ʊ27Ʈ49Z
local	81 12ǔ15Ő17M19ľ41l
located	86 -9Ǟ-8l17ǋ20C
located $	87 -8l25C
locations	83 23Ǟ37ǋ
locations $	86 25ǋ
lock	82 9ƣ11ƍ19ƥǎ21Ō
locked	80 -11ŵ-9Ǎ12Ŏ17ƣ26Ű40ǘ
locked up	89 13ǘ21Ű
locker	89 -8Ɗ48ƥ
locks	89 8ũ
log	89 22Ś24Ƈ
long	53 -25ŭ-13Ƣ-12ŐŠ-9ǌ-8ǟ-7n7Ŀŵ8gŕřƏ9vY10ūƈ11Hǩ12ŝŮƄ13i14f16l17Ʈ19Ÿ20ŧ23šůƟ27ť30ǝ31S34G36ƭ38Ƥ40O43ǅ53ő
long $	79 -13ů-7š8ŵ11G13ő15Ţ19Ɵ20Ů21ǩ
long ago	82 -12ŧ-7Ť13G17ƈ44ť
long could	75 -16ƭ-11Ƥ12ŵ19Y22ǝ23Ʈ
long did	87 -15Š58ŧ
long do	80 -11ő-7n11Ə12Ń14O20Ƅ21V25H38ƭ
long have	65 -17i-9ŝǝ11őǅ16S21O22f28š29l33G
long is	86 -20Ƣ-13ǌ-11ƭ-9ŭ12ů31Ɵ40Ƥ
long time	86 9Sŝ19Ÿ20ő
long would	85 11ǘǨ16Ʒ20Ʈ
long you	78 -18Ń-11G-7ǅ14ő24Oƭ65S
longer	89 -7Ǔ9ƭ10ǌ26ŕ
look	61 -16ƈ-13ŭ-9Ʒ7ŚƇǢǥ8ŉŒǜ9Ǡ10TĽŎŗ11jpĵŜ12ř13ľłǊǙ14J16Ɖ18Ŗ19R20ĺ21zſ30Ư
look after	80 14Ǡ29zƯ
look at	70 -8Ļƾ9Ǣ10Ƈ11Ň13ŚŜ14ĵĽ16Ǚ17Jł19ĺ25Ŗ
look for	89 11ŗ16ſ27ľ
look like	77 -16ŭ-9Ʒ9Ʈ10j11ŉ12Œǜ13Ư14T15Ļ16ǥ17Ǌ27R
looked	74 7ĵ11ĽǞ12ƫ27ń
looked at	76 12ĽǞ13ƫ20ń
lookin	80 8N12ĹŢ13ĿŃ17ŠŨ18ŚƐ23Ǟ
lookin at	85 14ĿŃ16H19ŨƐ20Ś
looking	68 -9T-8Ƈ8Š9Ɩ10ńŇŚ12jŶǊ13yX14H16Ĺĺ17V18ľ22Ń31Ƭ
looking at	80 -16ĺ10ł12ń13Ś15Ŷ16Ǌ17y22Ĺ23Ƭ
looking for	83 -17ĺ-11Ǟ-10T-7ƞ11Š12Ļ14Ň17Ƭ18Ĺ26ľ33H
looking to	81 -8ĺ10Ǟ16X34Ń
looks	76 -15Ǡ-10ľ8AŶƌƟǖ9L10zĻǘ11ŵ17Ň25Ŝ31Ʒ
looks after	89 10Ɵ13z31Ŝ
looks like	86 -12Ǡ12Ļǘ13ŵ35Ʒ
lord	89 13Ź14kv
lose	67 -13Ũ-11ŗ-7ň9ƊǔǙ10ĸŞ11IĿ12Ƴ13ŝǓ15Ƨǝ18ő28ǩ35ķ
lose $	78 -8ǝ11ǔ16ŝ23ő24ķ
lose somebody	79 34Ƴ
loss	75 -8Šż9ƺ15Ƴ16Ť17ţŧ18ũ25Ř30Ŧ35ť
loss $	83 -25Ť-13Ř-8Š20ŧ21ũ24Ŧ27ť29Ƴ
losses	86 -7ż46ţ
lost	73 -15t-11ǜ-7Ɩ9Ʈǀ10ǔ11ƨ12ƚ14ƺ16Ƨ17ƃ22Y29ň68Ƴ
lot	67 -14Ǉ7ơƨ8NRǟ9śŮƙ10ŻƇ11Ŀż12ǖ13Űƚ14Ň32Ɵ33Ƒ35ķ36Ɯ
lot $	81 -15Ǉ12Ż13Ƈ14ż18Ɯ24Ƒ44Ɵ
lot of	77 -13Ű-8Ƅ8sƑ9R10Nơ12śƙƜ13Ň14ǖ16ƚ
love	69 -9P-8Ţ8lƊ9rŝƉ10Ƒǃ11ǩ12MƶǄǋ15ǔ19ƅ23U29Ŷ30ƞ36ǟ
love that	83 12Ž27ǔ42Ŷ
love to	85 -9Ţ12r13Ɖ15ƶ19M
love what	87 -18ƞ-11P-10Ŷ17ǋ34U67ǟ
low	78 -12ŧ-7ž7Ů8ľ9ƺ10ĵ12c15Ř17ŗ20ƙ25Ɨ39Ņ
lower	73 -18Ř-7Ŧ12ǩ14ƃ18ĻŅ23Ŏ26Ɗ
lower level	78 29Ɗ
loyal	87 21ő44Ţ
ls	89 62b
lucky	86 9ţ34o
lunch	86 9Ō11O18L19NĽ
m	82 -7ŀŇ27ſ38L39b
machine	74 10ǖ12ƛ13Ƽ27Ǐ37ǝ
machine would	79 11ǖ12ǝ
machines	81 -9ŏŦ35Ǐ38Ǣ
mad	87 -10P-8ō16r17ǜ37ǩ38Ũ
made	60 -12ƻ-11ƈ-9œ-8Ň-7ƶ7Ɨ8ņ9ƽƾǆǜ11Ń14Ʋ15ƌ16xƉƞƫ17ĹǍ20Ŷ23Ŕ30Ƈ33Š39ĺ
made a	89 15ǜ16Ɨ18Ʋ
made of	80 -15ƈ-7ĺ22Ɖ27Ǎ42Ƈ
made the	87 13ƾ24x
made you	65 -12ƻ8Ƥ22ƞ26Ŷ29Š34Ĺ37ĺ
mail	75 -27J-11ň10n14Ľ15Ĵļ23E38K49D
mail $	89 -13ň9J18Ľ27E
mailbox	89 11ż12D17ĸ
main	73 -23P-9Ɵ-8ŷ7M11ķ14Ŝ15Ɗ16ǝ18ǋ20Ǖ24ľ30ƛ31ų40Ǆ
main supplier	87 12Ǖ
mainly	87 -13ƪ12ŭ13Ŵ19ǖ
make	58 -13ŭ-11Ł-8ŝƣǉ-7Ů7Ũűƙƞǒ8xņŐ9sŃƎǝ10Ŭ11ŌŢŲǀ13Ɲ14q17cŪ18PŇ21ĻƮǚ24Ǆ25ů29ł30ǌ31ň33T36Ŏ
make $	85 -14ŇŎ-9ł-8P17Ǆ74T
make a	80 -12Ł-8ƞǄ-7Ů9ů10ł11ǚ12Ţ21q22T26Ń30P
make and	87 23Ū
make it	85 7ǧ10Ə14x20Ʈ
make sense	81 19s56ň
make sure	87 -7y7ƌ8O9b12Ʊ13ǒ
make the	85 -15Ţ-9O13Ő14ł17ĻŬƮ19Ō
make this	87 -10Ń22Ļ23Ŏ
make up	89 12ǔ29ł
make you	72 -9Ň-7T9Ǔ11ƙ12ņ15ŨƬ20Ţ29c39Ŏ43ǌ
makes	69 7Əǐ8ǎ9Mŋ10Ŀ11ǔ14X17Ƴ22Ł25ŀ
makes it	79 20Ƴ
makes the	83 9ǐ30Ł
makes you	85 7ǣ8ŝ12Ŀ18X31ŀ
makin	89 -13Ÿ7Z13Ŭ14ł18Ƅ
making	82 -11a-8Ƅ-7Ĵ13Z19ǌ26ǩ32ơ
making you	89 21ǌ25ơ
mama	87 8ǀ11T15aƨ35z
man	78 -11Ł7agůǈ9Ɗƣǎ10U11Ĺ21Ǉ35Ǩ
manage	79 -16ũ22Ƴ24Ʈ28ŵ
manage without	86 -20Ƴ33ŵ
manager	82 -8Ǣ10ơ11Ŏ13ǜ15ǌ36ǈ
many	47 -19ǉ-12i-10ǖǟ-9ǈ-8Qƃ-7xņőƙǜ7Ǝǧ8şƈƊƢ9ţƭ10ƋƖƩǣǨ12ǎǕ13cŮŲŸżƟƻ14SŷŻƹ15Ŵ16ƿ17G18ůƮǩ19V20ŕǔǗ21Ɔ22Ɣ24hń25ŪǑ27ƣ34n41uǋ42Ǉ
many bedrooms	85 21Ɔ
many certificates	89 23ǧ
many claims	89 27ţ
many days	78 12š13ŵ17ŭů18Ɩ25R
many drivers	86 15ŷ
many employees	75 -9Ǒ-8ǜ47Ǉ
many folks	89 13Ĺ41Ǉ
many hours	85 -7ǎ23Ų43R
many locations	86 25ǋ
many miles	74 11Ů25Ŵ30ů
many minutes	85 8ů23O
many months	81 10Y11Ɵ48Ʈ
many more	86 -8Sƭ-7Ǉ22ŕ63V
many nights	89 -8R8Ɯ11Ų12Ƥ
many of	87 -13ƣ-7ǧ15c19Ƣ24ǒ46n
many people	73 -18ǉ-8ǈ7Ǘ13ŷ30Ǉ41n
many quotes	89 38ń
many square	83 -12Ɔ38ǋ
many units	87 41ƣ
many vehicles	83 -29ǐ13Ǧ50Ū
many weeks	86 -7Q9ǝ20ŕ23Ǩ25Ɵ
many years	66 -13V-10ţ-7n8pǅ15Ʃ18cƋ21ǩ23Ÿ26ƈ28ƭ34G36S40Ɣ
marijuana	89 16ƹ23ƿ
marital	85 30f
marital status	85 30f
market	81 7Ķ10Ɠ13Ŕ14H15Y36ƒ
market value	89 12Ɠ24ƒ
married	73 -12S11r12ƫ22Ţ28o46f
married $	82 -13S15ƫ38f
married to	89 -28f32Ţ36o
match	80 -11ǩ11w15ƅ16Ř22Ķ24ų29W
matter	86 10ľ12ƃ14A17ō
matters	83 9z12ť30ľ
may	75 -7Ż8v9ŋ10ŹƖ11Ĺ13ac14J17ǩ22Ŋ
may i	80 -8Ż-7i10ŋ12Ĺ15a16J19ǩ26Ŋ
maybe	74 7A8ŕƇƍ9Ɯ13Ʀ16Ʈ18Ʊ
maybe $	78 -7Ǡ8A9Ƈƍ19Ʊ
me	38 -14BG-12ĺ-9ƩǓ-8pƙ-7rvwAWľƕ7gIŃƉƐƚƥƭưƳǧ8jMĽœŦžƁǏ9iŗŢƂƠ10DřŠƊ11łơǩ12uUĿƴ13eŋż14cEōūǖ15Lŀ16PĹņ20dlńŊŪǈ22nZ27ŉǄ29b31O32Ť37ļŎ46ň52ś
me $	63 -9aĹ-8ōǞ-7ŀ7rCŚƨǄǩ8ř9Ŀ10Ɓ11ETń13Ǝ14m15d16OĻŪ18bś37Ŏ45ŉ52ň66ļ
me a	66 -13K-9xƩ7ƶ8MŦ9q10ūƦǄ11Ƴ12ĵ13e14zL15u19ǩ20XƗ22Iō46ś
me about	57 -16ōǞ-10BUV-9ǐ-8ƙ-7rļ7ņŜŻƏƜƶǙ8űƦǛǣ9Ɖƿ10ŤƟ11hĶŹƌƥƨǈǜ12l13kǘ14ŴƢ15uŪůƴǋ16šǑǔ18nHƞ23Ƴ31Ǆ33P
me and	85 -9Ʋ8ǈ13ƭ15ńƄ17ŀ
me asking	85 -9ś11c17Z21Ŋ
me from	89 13I16Ľ26Ǐ
me how	65 -14ǔ-8G-7ű7ŔŤƚƿǆ8Ɵƣ9ŵǅ10Ƭ11kqǟ12tǁ13ļŧ17ǖ18S22ƭ27Š31x38U
me i	86 10Ĺ13l16Ń24E
me if	73 -14ǋ9Ƃ10HĽ11NŶƱ13Ž14Ĵ16Ƨ22F26ſ28ň
me in	85 9E11ňƚƸ13Ŗ14ƣ
me know	75 -10ǩ7ĴŹǁ8sŦƄƏ9Ń10ƀ11Ł15ŘƐ16O
me more	87 35ō
me recording	89 22ŋ
me so	87 13ŀ15b16ň
me that	81 -10Ŋ9ǌ15ś17ū19Ŗ
me the	61 -15Ś-12IJ-11ƣ-10aG-9W-8Ǔ7oťűƖǃǡ8dŐǍ9ūǠ10wōŰƆơǨ12Ŧƒ14ǐ16śƻǧ17D18Ō19Ť24ǌ27Ņ39ŗ
me those	89 11I13ž
me through	63 -9Ũ-7Ĵƨǟ7ƋƷ8ƛǎǖǛ9Ǆǘ10ƤǈǕǨ11ĸż12RƮ15ŵ16ł17Zǥ20ǝ24Ť29n
me to	70 -16ƶ-9HƵ-8Ń-7Ļƭ7sŋ9ňƬ11Ǟ13ō16Ō17Mž21Ƃ23K31L34Ŋ43Ŏ
me what	58 -15ǩ-13ǌ-8Pň-7jĺľłŗ7yŕŢƥǒǢ8ŭƉ9MŇ10Wƪ11Ɲ12ơ13Ʒ14ƽǗ15ư16ũƠƲ17Ǟ19Ŏ20Ŀŀ22ŚŨ24Ɗ26ŝ32g51Ĺ
me when	86 10s13Ńƴ14ƅ15Ɓ
me where	81 -13ƕ8Ű11ǚ12Ƅ16Ƥ31V
me which	87 10Ő17ų
me who	80 -7K11ǔ15Ŭ16nŁ19ļŜ41ń
me you	87 8ŀ20Ľ23j
me your	70 -8ŷ8ưǠ9ƈƵǎ11Œ12a13Ǉ16eœǞ18Ň19d
mean	79 -15Ň-12Ŗ7ť8Ǝ10ƺ16ĺ21ň24ǩ36ō
mean $	87 -24ǩ-13Ŗ8ť11ƺ46ň
meant	79 30Ư
meant to	79 30Ư
med	85 50ƃ
med pay	85 50ƃ
medical	72 -12ƻ10ǁ11ƽ12ǂ14Q15Ǘ18W26Ƽ31ƃ
medical exam	83 13ǁ
medical payments	87 38ƃ
medications	86 36ƻ
medicine	89 -8ǂ34ƻ
meet	80 13Ʀ50M
meet $	87 19M
meeting	89 8O
meetings	87 20Ǚ
meetings $	87 20Ǚ
mentioned	89 -12Ť14nA15ż20ń
menu	89 16X21ǩ24Ǜ
mess	86 12Ŧ13ũ15ť24ŝ30i
message	89 16Ĺ29K
met	87 -7ƌ7Ľ11MŎ16Ƶ
metal	80 23Ǎ36Ɖ
metal $	85 28Ǎ
middle	80 -8Ź11v12L17a22N
middle of	85 13L24N
might	81 -8Ƭ9Ɯ12ǁ14o16ō17y18ǎ29H
mileage	81 13ů42Ů
mileage $	86 34Ů
miles	66 13ǐ18ź22Ŵ37Ə38ů48Ů
miles a	82 31Ů
miles each	89 31ů
miles one	87 -14Ů26ů
miles to	89 -25Ů20Ə26ů
mill	89 14Q18U24Ǖ26D
mind	63 -19Ş-10ŗ-7uN7ĹńŚƯƱ8ƂƳ9Mŋ10cP11rZŃ12Ơ13ǁ15Ľ21łŨ22Ŏ23X24ƶ27Ŀ31Ŋś37Ƭ
mind $	74 -21Ş-16ǩ-9ł7ƒ12Ĺ13M14ĺŃ15ŀ16Ũ17r20Ľ26Ƭ30Xƶ31Ŏ
mind a	89 15ń
mind if	80 -7ŉ8Ž13ŋ16Ŋǁ28ǩ
mind me	81 -8ś8l10c16Z18P24Ŋ
mind on	89 44ł
mine	77 -9d7e8i9Şƺ10Ź11xńŊƉ12Ņ13Ÿ14ǩ15ŜƤ20M
mine $	87 10i14Ņ21ǩ24M
minimum	80 21ŗ45ž
minimum $	86 10ŗ27ž
minute	80 -16O-8q10f11uŌŚ38N
minute $	89 -31O13Ō43N
minutes	70 -8J8ńŞ10aŌů11ǁ12ǧ13Ļ56O
minutes $	81 10ń16Ō
minutes before	89 24O
mira	76 21u22x42w
mira $	78 -21w23x33u
miss	82 -11Ş-9Ţ12ǟ15Ĺ16š24ōǙ41ŝ
missed	85 -12Ĵ-8Ŭ-7ĺ16ĵ28š33ō
missing	85 -15Ő-11ő10Ɖ12Ŏ45Ş
missus	85 -8d10t12pr14s15Łǂ17Ʒ
mistake	86 46ǚ
mobile	87 9Ʒ10C30I
mod	75 62ǣ
mod $	87 46ǣ
mod and	80 12ǣ
model	82 -7Œ26ǩ39Ū
model $	85 36Ū
mom	74 -13Ũ-10n-7ķ11Ƥ13Ź14ƽ20Ư25ŷ27Ƴ56z
mom and	86 -15Ũ26z
moment	80 -13ŗ17Ő39ŏ50N
moms	86 10Ƥ12ư13ŵ16qz
money	59 -14ǔ-7Ŝ7ƳǕ9Ǡ10ľĿƩ11zTX12YŢŧ13ŀư14rƌƝ15ZĹƱǖǘ16ǚ20ƫƶ24ĸƮ26Ų31A
money $	73 7ņ9Ţ12ǘ13ǩ14ƝǕ18ƫ23ǚ24Ĺ41Ų
money even	80 -8u21Ư
money is	87 -14T13Ţ24r37Ʈ
money or	87 12z16Ʃ30ŀ
money to	87 -7A17ǝ30Z36ƶ
monitored	89 
month	54 -12Y-10ĸ-9Ť-8ǌ-7ũǩ7ŐŨ8Fƥ9Ńǧ11p13ǉ14ŘǊ15Ņ16Ķ17ť19š20Zŕ21Œ22d24TƤ27Ɣ35X36ǝ43Ơ50Ĵ
month $	65 -15Ĵ-12ť-11Ŏ-9ǌ-8Ń-7d8X9ŕ12F15Ņ17ǉ34ǝ41Z42T57Ơ
month and	89 16d30ť
month day	85 -17ť-10Œ-7Ĵ22p24d
month for	81 -10Z10ǧ11Ɣ12Ő13ƥ30Œ
month is	85 -14Z-11Œ10X12Ĵ24Ơ28Ɣ
month or	86 -11T8Ń9Ņ12Ĵ21Œ
month right	87 -9Ơ21Ń39X
month what	71 -18Y7ǝ12ŒǊ24Ƥ29Ř
month you	89 -11Ơ-9X23Ŏ36Œ
monthly	76 11Ơ13Ɣ34Ĵ
monthly or	83 27Ĵ
months	64 -11pƠ8Ɵ10ŕ12ł13ĺ15vG17ŧ18Ĵƃ19Ů23ŒǨ30YƮ
months $	72 16Œ21Ǩ22Ĵƃ26Ů
months could	89 7Y12Ʈ
more	57 -18ŗ-10H-9ux-8sǩ-7ű7FŒŦƘƿǂǡ8vXťǁ10ľƩƺ11AĻŷ12rJǄ13ŕǦ14ŃƪǤ19Ŀ20Yũ21g22ň31V33œž47y52ō
more $	78 -19ŗ-10G-8V8ō12ő13Ňň14ƪ15y16S19ŷ21ž
more about	85 -9x13ľ55ō
more kids	86 -9u58y
more like	83 -14y-10s7X11gŃ12Ƭ14v19r
more of	82 -8y11PǓ12ŭŶ13Ń16Ŧ23g
more than	72 -10ķ-9S8Ǉ10ǔ11Ƙǡ12Ɓ13Y14ƺ15Gť18Ǧ19Œ26ž
more the	89 7Ŀ13ľŞ22J
more years	87 -9S-8ƭ64V
mornin	85 8ƋǛ14ƽ17L
morning	74 10ŏ11Ĺ12aǝ16LǙ20R23ů24i
morning $	82 -13L12Ĺ13ǝ14a17ů24R
mortgage	64 12F13ƭ19Ʈ20Z23ƕ48Ɣ
mortgage $	78 -31ƕ15Ʈ18F50Ɣ
mortgage and	89 -18Ɣ11ƕ24Z
mortgage company	86 32ƕ
mortgage on	79 
most	60 -9ſ-7Ǉǖ7n8Ʀ9Xĺ11Yŝ12ĹƗ13ŮǊ15Ʋ16Ƙ20ų24ǩ29Ŀ38ľ42ŗ
most $	81 -8Ʈ10ľ14ų17Ŀ18ŗ27ǩ
most about	80 21Ĺ
most expensive	89 9Ǐ18Ƙ20Ɨ
most important	82 26ľ
most people	83 -11ſ-7Ǉ7ŗǩ14ĺ15Ŗ20Ů21Ʋ
most when	73 8ľ19Ŀ
mostly	73 -11ƌ-9Q9UŴ10Ǉ11ǖ12ķ22ŭ24Ǆ51ǔ
mother	78 13Ŀ14ƫ21n31ƽ47z
mother in	89 25n
motorcycle	87 12ş14Ū19ǀ
motorist	68 24ſ
motorist $	74 15ſ
motorist on	79 7ſ
move	67 -11ś9n10Ō14Ń15Ƥ18Ő20ŀ22y24Ʒ29ƞ34G37Ţ55H
move $	82 18Ţ60H
move go	89 51ƞ
move in	86 -12H23G28Ʒ
move on	89 -17Ō-8H-7ĺ8ŉ17Ń29ŀ
move out	89 -13H13n23Ƥ37y
moved	80 7y9Ɵ10ĺŭ13n14Œ19ť20G
moved in	87 10Ɵ14n23G
moving	75 -11V13Ţ15ŀ17y22ƞ24n36H
moving $	87 -16y-7ƞ17H20Ţ
mrs	87 15a41f
much	44 -22Ƃ-21W-17ƅ-14Ĵ-11ŏ-10ŧŵƭ-9ŐťƩ-8aFŤŭƞǟ-7ŇƤǕ7ŕ8Ţ9Ɗƶ10ųŹ11ƷǓ12ƌƔǡǩ13ŘƘ14OĶűǢ15ZŬǛ16Ɲ17ƱǦ18ƪ19Ɠ20ſƠ22YĿ24ķ25œƃƧǊ26Tǉ27Ɨƨ28XŮƒ29ŅǏ30Ʀ36ŗ39Ŧ40Ƭ44Œ
much $	78 -10a-8ŒƬ12Aź13Ʒ14p16Ŀ21ǩ25TX29Ơ
much a	89 -10Œ-7ǝ11Ɓ13Ʈ23Ķ
much are	82 -11Ŗ-10Ɨ7ƒ13Ơ16Ɠ18ŗ19ķ37T
much cash	86 -9Ʃ16Yǖ21ƪ
much comes	87 11Œǔ17Ř
much could	77 7ĸ14ű15X18ķ
much coverage	78 -14Ǣ-10Ƨ-9ſ-8ŏƨ8Ǔ10Ʀ27Ƭ72ŗ
much did	71 -28Ʀ-16Ƭ-12Œ-11Ř-9ŧ-8ƴ-7Ŕ8ŅǑ9Ǐ10Ǌ21œ22ƌ37X48ƒ52Ŧ
much do	61 -22W-18Z-17ǔ-11ĴǊǡ-10ŅǏ-9ųǛ-8Xƪ-7Uƒǩ7ĶŖ8ŗƺ9Ơ10Ɣ18TY19Ŭ21ƿ22ŘƧ24Ŀ30Ʀ33ǉ37Ůſ41Œ
much does	80 -12Ő-11Ŵ-10Ů-9Œ13Ź15ǩ18q19Ǌ20Ɲ36ų44ƨ
much gl	89 -8Ƭ-7ķ45ǡ
much have	82 12Ʊ18Ǣ26Y37ƪ
much inventory	89 -27Ɨ26Ɲ43Ǐ
much is	68 -38Ƃ-22ǖ-18ķ-17ƅ-15Ƭ-13Ŧ-9ŗ-8ƃ-7TǢ9ű10Ɣ12ƥ13Ŭ14ǉ20Ķ23Ƙ26Ƨ27Z35ǩ39Ǧ41ƒ62Œ
much liability	82 -38ž-7Ǧ7Ǔǡ14ǌ44ŗ
much life	80 -7ƨ16Ʀ37Ƭ
much of	69 -23Ǌ-15ƿ-13ǡ-12T-10ĶŒ-7ŗ7ň8Ƨ13ŦƊ15œ16Ǆ18Ʒ25ǔ26ǖ29Ʈ32ķ50Ǜ
much stuff	89 -14Ǐ-9ŗ-8Ơ61Ɨ
much time	86 57O
much umbrella	89 8Ƃ
much was	80 -14œ-12ť20Ņ80Ŧ
much would	69 -25Ʈ-17ķ-12Ŧ-10ŵ-8ƃ7Ķ9ǡ12ƪǝ14Ɲư16ŗ18ű19Ţ20Ʀ24ƶ26Ƭ27ž28Ɨ
much you	87 -12ŗ-9ƶ-8Yǩ35Ƭ38Œ
must	87 12cxǔ26Ũ
mustang	89 15Ű17ų19Ŷ
my	56 -7ixŞ7aQŀƖƲǆǞ8zDňƒǟǠ9ńǖ11Ŀ12ư13fJ14bņŮ15jMō21L25Ŷ37Ľ44ǩ48ļ
my name	87 28ļ
my number	89 34ļ
my own	83 8e10ż11ǜ13z15ǩ16ƒ
my wife	87 -7Ŵ11M14V15Ŷ
my wifes	89 11Ɯƺ14j15b
myself	83 7m9Żǚ12Ŷ14ƻ19g
n	82 -7Ň11ǆ15w21ū44b
name	53 -16ǩ-13ņƯ-12J-11Œǆ-9pǥ-8s-7Wƣǌ8ľ9FLŷ10ŁƲ12Ƣ13ƻǠ14hǧ15Aļ18Ľǐ19řƦ20ƕƾ21Q22ơ23ķ26Ǔ29ŐŜ36w41b51o68ǃ73a
name $	63 -16Q-8Ő-7Ō9ķǠǧ10ƾ12oľƕǃ18h19AŜ22ļ25Ʀ64a
name and	79 -9J-7w7ƫ9ƶ10ř20ǈ22ƾǧ
name for	87 -8a14o30b
name is	82 -17Ƣ12F14w16ķ27Ő37ǃ
name of	72 -9aƣ-8Wǥ-7b10Ŝ12ƕ13Ǡ15ƻ21Ő32ơ38ǃ45Q
name on	82 -10o-7wƁ7ƻ8ǃ10Ľ11Ƣ12Ō13Ő29ƫ
name or	87 33ǐ
name so	89 7Q10o13w
name the	86 -13Œ-7au14o19ř23w
named	67 -14Ʋ-7Ǔ8ƚǒ10Ƣǃ14w18ǌ29Ư51ƫ
named as	72 -7Ǔ7ǌ10ǒ13ƫ
named on	85 -8ơ16ǌ40ƫ
names	72 -10a8ƻ9F15o16ƫ20Q22ǆ33Ǘ45w
names $	83 26w
names and	89 11ƻ15ǈ28Ǘ
nanny	87 -10Ʒ8Ɯ27Ư
near	71 -8I-7ƛ9ǘ10ƚ12Ƒ19Ǚ29ƙ32C
near the	76 14Ƒ24ƙ
near you	89 8Ə13ƚ
nearby	82 17z18ƙ24Ś
nearby $	82 17z18ƙ24Ś
nearest	86 24Ə
need	49 -11ŉơƦǒ-10Ɖ-9Ʒ-8Ļǩ-7VŢžƗǖ7COťǆ8dƍƫ9pFŘƅƒƺǅǏ10sƈ11Ƥǉǡ12cuŪƜƾ13mvǊ14G15ŵ16ƕ17eūƁ19ǌ21ŀ23Ń24Ƭ26ĹŁ28Ŏ30Ƅ36ƭǧ46Ǧ
need $	80 -14ŀƦ-10Ƅ-8Ŏ11Ł68Ƭ73Ĺ
need a	73 -10ǒ-9ǌ7ĵƫ9Ƅ10Ɓ11qƈ13ƤǉǠ15T20S26ǧ42ŵ
need an	81 -7Ǧ12Ů18ƕ24Ƅ
need it	79 -13Ƅ9r18Ǐ19ǧ31ƭ41Ń
need proof	83 -18ơ-17ƕ9ǌ28Ƅ31ǧ
need the	68 -24Ƅ7d8Q9Ɓ10pť11žƒƾ12CƖǋ13Ƥ17ǆ18ŕƅ20ǅ22ƕ30ū
need this	86 -15Ƅ13ǡ16ƭ21Ń
need to	61 -18ǧ-17ơ-16Ĺ-11ŉ-10Ɖ-8SƷ-7ŵƭ7nƃƈƿǚǦ8hķŲƮ9ƁǊ11mƍ12ŏ13GOŒ14F17cŪ18uƜ19s22Ŏ26Ł31ǌ40ŀ
need your	72 7aǉ8ƾ9mpJ11řƔǃ12E13d14ƭ15oŐ27e
needles	89 35ǁ
needs	73 -9Ʈ9ŭ15ơ17ƕ19g25Ư30Ƅ
needs a	89 10Ƅ12ŭ19ǧ
needs proof	89 38Ƅ
needs the	85 -8ǧ9ƕ20ơ
needs to	89 8ŷ21Ł
neighbor	83 -10ƞ9Ɵ10Ƥ11ļ12ǩ14Ɯ36B
neighborhood	89 -11B11G12ƞ13ƒ28C
neighbors	75 -11B9Ɯ12Ť13Ǎ14ƙ16Ņ23ƞ
neighbors $	79 
nervous	86 15ǀ34Ŀ
nest	87 -18ƭ-8Ź18Ķ21Y44y
net	83 -9Ļ7Ǖ8ƍ10ƪ12J34ķ
never	69 -8ŷ-7Ÿ7Tƙǝ8ƚǜ9Kņƴƹǔ10ƿ14ŝ16ǀǙ19ő26a
never want	79 17ŝ23ő
new	58 -12Ɖ-11Ĵ-10Ŗǩ-9ŝ-8kŏŜ-7WƇƛǋ7ƀƄ8UœũŸ10ƻ11DHƕ13ƁǕ15Ƌ16Ɨ17ĹǙ20ĺƵ21ƅ24Gƈƌ25Œ29Ź30Ŷ31ƞ32ǅ33S35i41Ǟ
new $	87 -44Ǟ-18Ĺ-13Œ11S13ƅǏ17ƕ70i
new construction	89 -9Ƈ34ƅ
new house	87 -18ƅ-9Ŷ7ĺ29ƞ
new job	77 -9W8Ǔ18U20S
new one	83 -8Ŷ8Ŭ11ƀ13ǅ15Ƶ19œ
new place	85 -13Ǟ-11Ĺ-10Ŷ17D27G29H35ƞ
newer	85 -9p14Ŵ15Ɖ34ƅ
next	66 -14Ň-13Ʊ-8Ŀǥ7mŗũ8p10ƫ11ſǀǖ12Ń13ǩ16Ǟ17y18Hĺŕř19Ɩ20k22Ŏ33V38Ǎ
next door	85 10Ƥ36Ǎ
next for	85 -16Ʊ-9Ǎǥ35yǞ41V
next to	85 7o10ŗ11M14ſ24ř26Ǎ
next year	89 -10ǩ-7Ǟ11Ź16ǀ37ĺ
nice	70 -13Ʃ-12ǎ-11ǟ-10Ǆ-7C7moľņƌƟ9GļƁƧ10c11Ɖ12qƪ13Pşǃǉ14i15kŶ17F18U19ƞ20j
nice and	87 -14ǎ-12ǟ10ƌ14o29U
nicotine	89 26ƹ
night	65 -8Wƚ-7Ƥ7Ǜ9LUľƻ10Ũǩ11Ɛ13j16Ǐ17ǖ18n20ǎ21Ļƿ24xĿ34Ű
night $	70 -8W9Ǜ10ľ11ǎ13Űƿǩ19Ǐ20ǖ22Ŀ25Ļ
nights	77 -9P-7i9nĿ10Ƥ12Ų19x35R
nights $	82 -9P-8i10Ŀ21x40R
nights a	89 -8R8Ɯ14Ų
no	56 -20Ŕ-13ǂ-10ǟ-9ņ-8ňűǑǩ-7ĴĹŪƚƵ7lŕŬƔ8cWũưƳƸ9Ŗǡ10sXĽŏ11LZŽƄǇǚ15řŤ16ż18u19ſ21ƿ22Ńŉ23Ň27Ɓ28ǁ30š33ŵ59ƴ
no $	86 -23Ŕ-7š10Ž16ŏ54ƴ
no car	89 -9Ū-8Ĵ15Z46ŵ
no exam	89 22ǁ
no insurance	80 7Ƅ8š15Ƴ36ſ
no more	89 12Ɣ16ƿ
no problem	89 12sŏ20L
no shame	89 7Ƽ9F12Ƅ
no to	89 31ƴ
nobody	76 8KǢ9ŞƷ10Ư11ƿ15ƭ16nŷ17ƺ18g
nobody else	89 -7G21n26ŷ
nobodys	81 8s12g14Ŗ15Ş17Ł31Ɵ
noise	86 -8Ə11N15Ǝ25ǩ
noise $	87 -8Ə15Ǝ25ǩ
non	82 12ƹ13ǂ14ǥ32š
non smoker	89 15ǂ16ƹ
none	89 11Ş15x19ƀ
normal	65 10n13Ǐ14ƾ18R25ŭ
normal week	66 39ŭ
north	86 -11ƚ11C21D23j33T
nosy	87 8l10T16ź19Ŋ
not	46 -13ŝ-10qY-9ŎŴƔƦƧǇ-8Ĺǐ-7jpCĿŜţŤŭƨƬǄǘ7hmĴńņƤƳ8goMľŅŕŨŽ9EŢƆƒƙ10BKƴ11ŇƟƥƪǒǙ12Qƃǝ13rLōżǠ14cĵźƻ15XĽŘ16vŵƱ17Ŗ18Ǒ19lǨ26bǩ37Ş66ŀ
not $	82 -9ǩ10RƜ12ō13Ŗ15ŀ16Ŋ
not a	86 7ƴ16h23r
not counting	89 12ǉ22Ɔ
not cover	86 7Ų8Ƣ12ƙ13Ɲ
not do	85 -19ĺ-7gō14Ǩ15Ư20r21ŀ23Ǒ
not even	89 -8ǩ11Ş16ŕ21Ũ
not go	87 7Ō9yĽ13Ƥ
not have	78 -8Ǥ12ŏ13ſ20Ĵ21ǒ26ŵ
not here	85 -7y8Ʈ10Ǩ13Ʒ22ŝ30Ʊ
not i	83 -8I8b9Ľ15ŉ18X
not it	83 11Uĸ13Mŧ14ŗ23Ŷ
not let	89 7c9d11Ƅ15Ń
not like	89 -14ŀŝ12Ş14ŋ17ǩ54Ň
not live	87 12z20Ƥ
not mind	78 7l8ƒ12ń13c14MƳ15Z16Ơ24P
not need	85 9Y12sƁ16ƭ
not not	89 13ľƿ17Ɖ
not open	89 -8ǎǨ59ǝ
not stay	80 -20Y34Ř
not tell	87 9e10ƺ13pǆ
not that	87 -34ŀ-13ō20w85ǩ
not the	85 -7Ǧ7ŀ12mƂ14ǩ16Ɖ
not there	89 12Ʈ25Ɵ29ǈ
not to	85 -12Ň-7ŀ8ņ11p15s16Ōź33ǩ
not want	75 -18Ō-15ĺ-11N9Xǩ10bǁǠ11Ž15O18ŕ19L21ŝ30ŀ
not work	86 -9ǩ-8Ƨǝ9W15ŵ24Ǩ34ƃ
not you	75 -47ŝ-17Ň-11Ɣ-8Ő-7Ŗ8ǩ11n12ƴ14ň17ľ18ŀ31Ţ32Qƻ75Ş
not your	89 7Ǡ10ż12o
note	79 -13ƅ-12ƭ-7Ĵ12ǘ13Ń16Ʒ17Z24Ɣ37Ŭ
note $	87 -13ƭ7ű13Ɣǘ25Ŭ
note on	89 -14ƅ17Ŭ18Ʒ
notes	87 12Z19Ŋ30ō
nothin	78 7Ǜ10Ż12ƐƼ13ţ14ƻ16š17ƨǥ20Zş
nothing	73 -8ǅ9jōŭ13Ŀ15ǩ17Ļƨ19ŏƹ21L28Ʀ32ſ33ţ
nothing $	87 12j16ſ19ǩ
notice	80 21Ĺ
notice say	80 21Ĺ
now	49 -13QƩ-11ŔşƓ-10xųǎǩ-9ŢƬǃ-8Ž-7iALōŖŠŪƁƄƜ7BSŊŘŝƞǘǞ8fXŅ9YŲ10qHľŮƿ11FG12nŴ13ƻ14Ʀ19cĴĹňűǟ20ŗ21sv22Ō29ũ35Őǥ39Ũ44ĺ48ŏ54Œ65N
now $	54 -20ǩ-19Q-15p-14Ʃ-11Ŕ-9şų-8Ɠ-7Ţ7FŹƮƻ8zőŘ9ƪ10SZňǞ11ƒǥ12Yŗŝ22Ō23vŏ24ũƦ25ű32ĹŨ33s36Œ42Ő48ĺ
now and	78 9N13ƿ30Œ
now are	89 9f13H
now for	83 -12ǃ-10Žǟ14Ů18Ų33N46ǥ
now i	83 -7Œ10cŲŵ15ĺ16B17Ņ27p
now is	87 -13Q-8ŏ12N13Ō14q22ŗ
now it	87 9Ÿư13ŏƽ23œ
now okay	89 -8L59N
now or	85 7N8ň14q18Ũ26ľ
now right	87 8ƞ10f11Ÿ17ň
now tell	87 -7r9ƨ14Ʊ17Ŵǘ
now what	82 -8Š9E10X12Ơ13ĽŨ14ƻ24r
nowhere	89 11g24ĸ
number	53 -14ŷ-12Ś-8dǩ-7aŠƣǗǝ7Ǚ8Řſ9ǔ10Ɠ13Œ14ľǇ16Ŝ17yļ18cC19Ļ23Ƭ27Ÿ28X29Ǩ30Ņ33e34D35ū51ř54I
number $	63 -11ŷ-7ř11ſ13Ǉ15DŸ17cƬ21ļ23I24e25Ŝ38ū
number and	86 15ƕ23D
number did	86 -20I-16X-11d-8ŗ15c40Ņ46Ƭ
number for	85 -21X18Ř42I
number off	87 -11ř12ǡ16ū
number on	83 -15e-9ƣ25D37ř
number one	86 -21I-10ǝ11ƛ13Ǖ21ǔ41ľ
number start	89 -7X25ř
number that	87 -10I9ūŸ15ŗ18X
number to	87 16ř21Ļ
number you	85 8X13Ļ20I
numbers	70 -14ř-10v-9ǡ-8I8ś9d10p12ƒ17Ǡ18K20Ň22Š30E33ŗ35Ƽ45Ǘ
numbers $	81 -21e7ū11EŇ15Ǡ17Ǘ41Ƽ
numbers on	87 -12ž-10ǡ7D43ŗ
nurse	77 -15ő11q12Q20S24U28P41ǁ
nuts	86 -9Ķ9ư11Ɠ15t38Ş
o	80 8c12ř14ū18Ɯ34dǥ55ǚ
oak	86 13Ɛ15ũ16Ƒ21D
occupation	80 24q30P
occupation $	82 13q32P
occurrence	85 -8ř41ǡ
odometer	86 37Ů
of	36 -20Ƴ-16VǇ-14błŠŶ-13oŰ-12IĶĽ-11ŎšůƓǢ-10MŔşŵžǩ-9wŌſƌǚ-8fĺţŴƼǝǧ-7vũƅƟƶǡ7ĵĻņŏūŽƛƩǀ8UƧǘ9alANƎƚƿǃǆ10eiķƻ11tĸŚŤƹǟ12QZŃŷ13jpYĿŊŜƆƝƱǛ14Kľřųƣ15zEŐŪǋǣ16Ĵƭǖ17gr18xSŗŦơǏ19sťűƤ21ƋƥƵ22śƲƽ23ǈǞ24ǒ25Ƈ26CƉ29Ň34Ƃ36ǔ41Ǆ
of #	81 -11Ť-10d10Ƥ12Ş14p23ƒ59ť
of $	74 -16Ƴ-12ƈ-7ĺ8Ƹǋ9ƭ14Ǎ25Ŀ27ŀ38Ƈ39ƽ
of a	72 -8y9PĺǓ10ŃŧŶǑ11ńŭ12ƣ14ű15ŅƲ16ƨ17œǏ18g19Ɔ21ǘ28T
of an	83 -9Ş7g12R22ǋ29ľ
of birth	78 -7v17d20p
of building	85 -14Ʃ-10Ǎ56ƣ
of business	87 -9ǃ-7ǔ14ǥ34Ǆ
of construction	89 -7ƅ39Ƈ
of coverage	85 -8ŏ13ǒ14ƭ38ŗ
of em	83 -9c10Ş12u13ơ15Ʊ17E18lǋ27v
of her	85 15r19Ư30ƨ
of insurance	75 -20ǌ11ƕ15ŏ33ơ37Ƅ
of is	89 13Ǎ
of it	67 -25T-15ƿ-14ƒ-11Ǧ-9ƼǑ-8ǩ-7VŀŒ8CƚƽǢ9Ŀśű10BƂ11J13ƙ16Ŭ17Z18ķŤǉ19Ƨ21ŧ23ō31Ɯ33Ǜ34Ƶ57Ň
of life	86 -20Ʀ-7ƨ11W47Ʃ
of mine	89 -10d14Ŋ18Ƥ22Ŝ
of money	86 -8ĸ10Y11Ǆ12ư22X24r
of pocket	83 -20Y22Ř37ĸ
of policy	75 -15ƪ12ŏ80Ʃ
of roof	86 -22ƈ-9Ǆ68Ɖ
of safety	87 23Ǚ
of shape	89 -8Ɖ15Ƹ34ű
of that	69 -10ǩ-9ǆ8ť10ņ12ƞ13ǃ15ű18Ƨ20ų22j27ś36Ŧ48ň
of the	55 -13Ǆ-12ǡ-11Ɯƞ-10RT-9uĶž-8PůǌǞ-7xƔƗƫǥ7SƵ8ƆƕƟƷƾǃ9gƪǋǛ10ƴ11ařŹƎǈ12ƖơǏǨ13Ŧ15Ʊ16lƝ17jŃƂ18ŁƠǑ19Ő20Eƻ21C22ƈƮ23ķ24Qū30ų31Ĵ
of their	89 -10Ǒ10ŗǒ
of them	72 -17ǚ-10ų-9ǧ-8ƄǓ9Dơƽ10ļž12ƻ14Ū18g39ǈ44ǒ
of this	80 7tĿ12s16Ǌ19ŏ29Ļ
of those	71 -13Ǣ-9Š-8ǖ-7Ĵ7Ƙƹǒ8Ň9ƛƣ12c13Ɖ15Ų16ĵǊ17i18ńƩ30Ž
of us	87 15x16s23ņ
of what	82 -11ķ7śƱ14Ťǔ15ŋ16Ƶ21Ɨ
of work	72 -14R-12ǩ-11UƩ-7Ƥ8qņ11Ʀ13ǉ16gƃ24S41P53Ǆ
of you	61 -10ƣ-8Ŷ-7ǈ7ŅƯ10pżƫ11Ʒ12ŭ13Ƣ14TŜ15Œŝ18u19ƿ22ŷ24r29s30n31Ś38K
of your	56 -38Ɣ-12Ǉǧ-11ĸǊ-9vǓ-8ƨ-7bŚƣ7dTŮƩǚǡ8NŉǒǠ9řƗƪ10ǜ11Ũ12Ƃǃ13ŒŦǔ16Y17ľ19U20ZĴǛ21Ʀ23eŐ24ǣ28zƕǖ29ǈǌ31ƥ
of yours	80 -13v8Ŝƥ9w14tAB15ƊǦ28Ɲ42x
off	53 -14Ń-11ƛƮ-10ǈ-7PœžƯǨ7JƬƾǚ8ſƃƄ9ŵƧ10qŗŽƥǛ13Wū14gjĴķť15eŀ17IǊ18yBšƔ19Oŋ21źƟ23kǣ28RŬ29Ł34ĺ
off $	67 -9Ǡ7Z8ǩ9Ɗ10ť11Ňš16gŋ18Ƨ20ĺ24R25k26ŀ27Ł28Ɣ33Ŭ
off a	85 -10ǈ10m13Ĵ18e42ǣ
off like	89 7ŷ15ť22ĺ
off of	83 8ƀ9Dŵ10ƻ12Ǌ16B
off or	76 18ĺ20Ŭ
off right	89 10Ƅ12R18I
off site	89 13Ǜ24ƥ
off the	73 -12ƛ-8Ʈ-7Ń7ŗ8deź9řƁƣ10Ōƃ12Ű13X16q17ǟ31ū33O
off to	85 9k12ř15Ś38y
off what	89 -11Ƭ-8Z12ǚ16I18Ǌ24ķ
off work	89 -10ŵ13N14ƃ17L
off your	80 -8ř9Z10Ǜ11ǡ13J
offer	78 -11ť10ƴ13Ɓ22ƒ24Ǆ35Ņ
offer $	86 12Ņ27Ǆ
offered	89 -8Ǧ12Ƃ16Ň
office	66 -17ǟ-16Ǉ-9Ƶ-7LƄ7ŋƖ9Iǘ10ŭǤ11P12ś15Ĺ16Rů17Ŝ22ǋ23U26Ɲ33ơ35ǈ36M
office $	76 -11Ƶ-8L9Ɩ11IR13M14ǋ15ś18ů35Ɲ
office or	87 -9Ɲ14ŭ17Pǋ19M
often	70 -17ǐ-10Ǜ9Ɛ11Ź13Ǚ14ƿǀ16Ŝ17Ɵ18Ɯ22ŭ23Ų
often $	79 12ŭ17ƿ
often do	80 -19ǐ-10Ǜ11Ɛ12Ŝ17ǀ19Ǚ20Ų27ŭ
often does	89 -13ŭ9Ŝ11ų18Ź
oh	63 -10vǄ-9ŷǢ-8ǩ-7Ŕ7bĶŅœŪƅƎǋ8Nļńƞ9gPŹ10dxIũż11ĿŐǃ12a13W15U16ō18G21Qǖ22š27Ť
oh #	86 -11v8ƶ9Ÿ12dƀ17Ū
oh a	89 9Ŭ12ƉƎ
oh cool	86 -12Ǣ13C14Q17gŐ31ǖ
oh i	87 -9ƀ10ƌ12N13ƅ15ż
oh nice	89 -12Ǆ17q18GP19ǃ
oh no	87 13š17Ŀ25Ť
oh that	83 7t8Ů10Ƙ11œ15bŶ20x
ohio	89 -8ǩ26l
okay	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ27Ķ28Ũ
okay #	89 11ų15ǉ16y17ŷ
okay $	66 -20X-13Ʃ-8Ũ-7Ŋƃ7bƮ9ƾ11ƒ12Ž14ŋƼ16tx18M19K20ǁ21NUű22ň25Ĵ26Ƹ30Ƭ32ǩ42Ķ
okay a	89 -11Ǎ9b11Ɠƣ15ŭ
okay and	74 -12ƺ-11Ƭ-8L9Ķž10IŗƁƃƗǆǎ11ƿǁ12bŒ14P15X18ǂ
okay cool	86 -23ƣ-13f11q13ń17P21o22ľ38Ɔ
okay good	87 10ǥ11c14ǒ21Ʃ
okay how	87 7O10ǒ12Ɔ14Ǖ
okay i	80 7bs8Eƺ12l13Ŀ17Ń18ǎ21ŝ
okay if	80 9ĵƸ13r17Ʀ31Ŋ
okay let	89 7D10Ū19ř
okay no	85 7Ƥ9s11ŏ13Ń18Ľ23L
okay or	87 -8L19Ķ21N
okay so	73 -12x-10P-7Ĵŷ7fŜųǥ8Ƶ10qZŎ11hƕ13vŘ14JƦ16ǐǗ17ŵ24Ĺ
okay that	80 -14ƾ-10Ɠ10pśŴ12ǂ15ŗƉ20Ň22T
okay to	85 7Kŋ17I19Ŋ22ū
okay what	89 17ō21ť
okay with	75 8ǁ10Ř13Ł14Ķ21X26Ž
okay you	87 12Ÿ13T15Ő16ƾ
old	53 -25x-14Ǟ-13u-12w-10ŊƉ-9tƣ-8Ŝǋǩ-7jŅ7KļŗũƯ9ĽőŪ10šŹ12DƩ13ŷ15Ɨƭ16S17Ÿ18ņ20ƀ22Ķ24Ǎ25ƽ30ƈ32p43Ƌ45cƅƵ51œ57v
old $	82 -15w-7x12Ƌ25ƭ29v
old are	78 -16u-7x31v50c
old is	67 -22Ɖ-21t-19x-10ƣ-9ǋ7v9ƀ10ǅ22Ƌ23Ǎ28ƈ50ƅ70p
old one	81 -8U11Ʃ14ƀ16œ23Ƶ
old policy	70 -9Ǟ8Ʃ11ŗ15š44Ƶ
old price	89 52œ
old was	89 -11œ-7Ƴ46ƽ
older	78 -8t8v12Ƌ15ƅ25p30Ŵ39z
older home	89 10ƅ20Ƌ
older than	89 -9t15Ŵ27p
oldest	75 -10Ÿ-9p15Ź29xy30v38w
olds	77 -9Ɖ11ƣ14ƈƋ18v22p25ƅ
olds the	81 -9Ɖ8Ƌ11ƣ14ƈ21ƅ
on	33 -23Ƥ-22ǉ-17ĻũŶ-16Ŋ-15Ƴ-14ƧǞ-13Ŏǔ-12elwJşƱǝǩ-11GXYľŒƬƭưƼ-10hŅŝƆ-9dNPņňśšǠ-8npůƅǌ-7kKLOťƒƩƸƹǁǋ7ǂ8ĶŲżƚǆǚǡ9z10AVŪƠƮƵƷ11ŧŭƍǒǨ12uōŚƄǖ13BŕƉ14gţŰǑ15ŉƛǥ16UƖ17TłƇƻƿ18fy19cQƫ20řǃ21ƃ22rĹŗǢ23aZŷ24Ŀƪ25DĺƯǇ26ŁŔŦƀƈ27Ɓ28ǈ29ŘǦ31Ǘ32sű33Ɠ35ƜƢ42ƌ44ſ46Ʀ49Ů51Ŭ54Ɣ56ƨ
on #	87 10ő14Ǖ15ǟ42Ǒ
on $	62 -31ǌ-19Ǟ-14Ŋ-13gŒ-11Ɖ-10PVŪǈ-7ĿŶƔ7dsŋƟ8Rĸ9Qǂ10ĺŉƘǕ11ƈ12DU13Ʈ14ǔ15Sƣ16Ř17ƍ18tI19Ǆ20AZ21łŤƷ26ƻ31ơ36ƌ57Ĺ60ō
on @day	83 -12Ɩ13M16ŭ22k36ǎ
on a	65 -11ŘǞ-9ǣ-8N-7k7ŚǑ8łƀƌǀǘǩ9ťųƐƝƿǓ10nĸń11ŤŸ15ţǖ16Ƈ17ǈ18Ǘ19Ŧ24y
on and	89 7D12R14ř16Ǡ
on any	86 -8ǖ14Z19ǂ34ƌ
on anything	89 -12Ƽ13Z14ǂ15ƻ
on at	89 -8U11ƌ13s14S20Ɲ
on board	87 40r
on each	89 12v17Ū28Ř
on either	89 -18ƪ14ƽ28Ŭ
on file	82 13ǖ16Ǘ23ǒ
on her	82 -22Ƹ-12ŗ12p24ǂ26Ʈ52ƨ
on here	79 -13Ʊ7ż8f9Ŧ11u15m23o28Ū
on him	89 -8Ʀ51ƨ
on his	87 -13Ʈ8Ǔ13q49Ʒ
on hold	89 -9Ō-8Ŋ-7N28Ş46ǩ
on in	78 -7ƤƮ11i22Y
on insurance	78 8Ǔ14Ł25Ū
on it	59 -39Z-16Ɣ-13o-10Ţơ-8ŐƆƯǒ-7ĴŇŔŤǩ7ŚŰŷƘ8rŗƌǡǧ9WĽŧ11Ōǌ12A15Ł18Ɵ19ƃ20Ũ22ŏ23ł30B32ŘŮ34ű36ƫ51Ŭ55ƪ
on my	83 8D12f14Ō18aL
on one	82 -10i-7T11Ļń12ŶǍ22Ʈ
on paper	81 10f12Ʋ13ǆ15K25ķ26Ǘ
on payroll	78 -36ǉ18Ǒ45Ǉ
on speaker	89 -7Ō30s
on staying	87 -11jy20H27Ţ
on that	64 -12Zœ-11Ť-10ō-8Ĺŏƣ-7BYĻƘǞ7ţ8ŉƃ9řű10ƈǦ11Ş12ƞ13ŗ15ļŧ16ƫ17fĺ18Dƀƻ20Ŭ23Ů26ŠƔ28ƪ29Ň34Ŧ
on the	44 -20ǖ-16ƫ-13IƂǎǓ-12ǋ-11eMƅƷ-10ľŀƨ-9ƭ-8dĿōŜǉǠ-7oxPWńŇŶžǌǗ7qĴŒşŴƑƙǥ8ū9nƿ11yƇ12gQųƺ13cƄ14ŰŹźǦ15ǈ16FǞ17ŷǢ18ŭƁ19ǡ20ŉ22aZƀ23ǣ24b26Ŭ27ŕřƓ28s31Ś35Ɩ41Ů47ǃ66Ƣ81Ɣ
on their	87 12Ž16z23y
on there	70 -19n-8ŚƉ-7Ɲ7ƃ8aƚ9Ř11ƀƄ12ƈƛơ14ţ15ž19ƕ25ŷ29ƫ31Ɓ42ŗ64ſ
on this	71 -14Ō-11a-8ķĻ-7H7D8f11d15ŏ17sB20Ńŷ21ŀ22r37Ł
on those	86 13v19Z22ƈ23Ɯ
on to	85 -7Ɣƫǖ14ƌƶ15ļ19Ǘ33Ƶ
on top	78 -12ž13W14Ƶ18T21Ɖ32Ƃ37Ǧ
on what	87 -7Ʈ10T14ZŖ
on with	87 -14ǂ10ō12ő15Ƹ18s
on you	63 -24ƺ-19Ƣ-14ŏ-9nƩ7ǜ8qƱ9ŦŻƬ11ŸƛǨ12ƿ13ż17jǌ18Ơ20cŜ22Ŀœ24ƾ30u31U33z53Ư65Ʀ
on your	52 -31ǩ-21Ÿ-19ǔ-16R-13ŷ-12qwFş-11pũ-10rǂǡ-9ŋŨƬ-8sJŚƦǃǄ-7vADKłŮƮ7nĹţƁ8užƄƺ9a10iNĺľŽƛǅ11xŁŧŻǆ12ŐǗ13EĵƉǒ14cƿ15Ƣ16P17Q18ǥ20ŗƗ23T25Ɯ28Ư29g30V31Ŕ36Ɠ41Ŀ45ſ46ǈ52ƨ
on yours	86 7ƨ12Ơ15Ť22ű30Ʀ
on yourself	83 -12Ł-11Ŧ-7ŗ15Ǩ77Ʀ
once	74 -9ŭ7ţƵ8Ƣƫ9ǀǜ10sŨƧ11yĴňų12Ų15V16ũ
once $	87 14Ĵ
one	45 -29ǩ-19T-16nDĺƱ-14Ŏ-13aǝ-12ptZōŨŮ-11HUŀŃ-10KĹŷǑ-9LŖŚƋƌƗǓǚǢ-8losŁňŗŭƾǌ-7GMPķƓƮǄǗ7ƂƔǍ8ſƎƘ9ŏƉǆ10młǤ11ĿŻǦ12Řųƀǒǣ13XŇŠǨ14uJőŕƛǕ15ŞŽƼ16Aů17Ő18iyŪ19ŵżƆ20vwĻǈ21IƦƧǥ22ńœţ23ƻ29ņ30Ŷ31Ƶƺ32ľǡ34ş39ǋ41b47Ŵ53ǔ
one #	72 -26b-12Z-9ǩ9Iř16Ƃ17ƪǐ19Ɣ38X57ƺ102ǡ
one $	63 -16Ŧ-13ĺ-11ƪ-10Ǟ-9u-7UĹǣǩ7Iżǔ8rļŗŵƀƏƛƦƶ9ŸƇ10vŬǥ11űǤ12ŇŘƃ15iŅŠ16y22bw25Ƶ28ţ32ų33Ŵ45Ŷ
one and	89 7ǉ12ƀ20ő
one car	86 -21Ŷ-9ŭ-8Ŵ-7ş24ŵ63Ū
one for	85 -19Ƽ-12IŒ9m18ř21ľ22i23ƻ
one go	89 10Ǥ11Ŵ15Ĵ
one how	89 -11i10ǘ13bŶ27v
one in	81 11ƀ14Ŷ26ſ31ǋ
one is	85 -9ǈ7ƴ9ų16q18œ23w
one of	64 -13Ǉ-12Ǣ-10ų-9Š-8HĴ-7Ǔ7QƅǨ8žƛƣƻ10SƉƷ11ǡ12Eǜ14gĵ15i16ņƎƩ18Ǟ21ǒ27ń30ǣ32Ž36Ő57ǈ
one on	89 -14Ʊ7ƈ17m24ş
one or	80 -22Ʃ-12m-9ř8ŵǦ11ţū13u14ŘŻ17Š20J45Ƽ
one that	89 9ų12Ʃ15ł
one thing	81 -14Ŏ10ƛ28Ļ37ľ41Ş
one times	89 -19T17WƧ31Ʀ
one to	85 -7ń7Ň10Ŀ12z16B26ǩ28I
one way	85 -14Ů12ł42ů
one with	89 -18Ŵ7Ľ14ł33ż
one you	77 8ņ9m10Ŀ11Ɓ12ń13Ƶ14yƻ26A35Œ
one your	87 -9Ū-7ƣ7Ɵ13Ǎ15Ŵ
ones	63 -7ǃ7Ǎǜ8ǎ9ƈƉ10ŉ11ŵ13Zŕ14wŐŪ19Ƶ22ţ25Ǝ29h30ų33u
ones $	73 -7ƛ7Z9ǜ10ǎ13ŉƉ15Ǝ16ţ17u
ones you	79 11ţ18Ǝ
online	75 -8Š10Ś13K14ń17Ǖ19Ľ30Ņ43ǖ
online $	80 10Ľ11Ś13ǖ14K18Ǖ20Ņ
only	65 -14T-11ǡ-9Ş7ƪƳƾǈǉ8mňƼ9ŷƘ10BǢ11Rńŭ12ƀ13ĻǛ14ţ16Ǉǚ17Ƣ18ľŲų19Ū21Ʈ
only paycheck	80 -17T28Ʈ
ooh	82 -11i8ƈ10k11ƌ14Ƙ15H16ǃ20Ŷ
open	66 -17H-11R7śƑǋ8ķŧŰ9aŊ10y16Ǩ28ǝ29W33Ţ34ǅ51ǎ
open $	77 -7R10ŧ13y14ǝ23ǎ33ǅ
open to	85 -21H50Ţ
opening	89 12ǎ38Ǟ
opinion	87 10Ļ25A
option	89 19Ň23Ō
or	32 -45ǩ-14H-13eƳ-12ŹƠ-11wƱǌ-10Ōƅ-9ĻłŢƓǍ-8dlBXŚ-7jřŨ7tƦƵǗǙ8SńŒśźƎơƺǃǊǛ9DEPYƃǁ10gmķļŐŕƄƛǞ11ĹţżƆǀǇǔ12pyNšŬƭǄ13ǡ14IŭŻ15CűƩ16ŰƔǂ17qMŁŗƋƝ18ŤŪųƹƽƿ19Ǒ20Ų21ĵľƐǋ22şƍ23uĴŇ24L25F27Ƈ29b30KƼ32Ř34Ɖƣ40f
or #	68 -15ǈ-12cSƅ-10Ů-8QŘť8ţ11E12Ż21Ǧ22Ɔ24bǑ30ǡ35Ƭ43ŗ44ƭ55Ɣ
or @day	86 -8k34L
or a	58 -10uBǍ-7qľŃƬƴ7hlIŮŷƚƯǋ8ŤŻ9YĸŐƉƶƿ10ƛǛ12ŧƇơ13ĴĺŕƤǞ14ƍ16fK17A20ļ22ū25Ū29i64Ř70ƣ
or about	89 -9x8ŉ10Ŀ13ľ
or after	89 -7Ũ23L24ť
or all	85 -8l-7R8Ǎ13Ĵǔ15Ų
or am	89 9a11Ň14c
or an	86 -17ƣ-7D11A12Ŝ14ƅ17ő27F
or any	72 -10ƛ12Ɲ31Ť
or anything	72 -19ŏ-10ţ-7ǀ8Ÿ10şų11guƄƜ12ǎ18Ų21Ǐ52Ƽ
or are	66 -11H-9e-8ǩ-7Ŭ7sPZĶũƼ8lS9au10yNŦ11ňŷ13Ŗ15ǆ16ǟ17Ń18V28x44F
or better	89 -16Ź54ź
or can	83 -16Ŋ9ŁŚ18ŉ23ƣ
or closer	89 10L15Œ20C26X
or could	89 10ŵ19X
or coverage	87 -8ƀ44ľ
or cremation	87 19ư
or did	61 -18ǩ-12Ņ-10ũ-9Ũ-8Ťƚ-7ŢŬžǞ7WĺƼǆ8ŗƐ9pHĽŕƉ10Ŧ11ňű12JŐƨ13Ʀ14jœ15wC16Ÿ17Ŗš18mq19ƒ20ſ28c38Š
or do	61 -12Ų-10Źǋ-8ǩ-7jFVŶƠǐ7KŪ8yADŰƁƿǟ9ŏƕǂǎ10s11QŇƪǓǡ12nƶ13Ɛ14ǖ15ǈ19łǛ21Ǉ23ů27Ɲ28ų
or does	71 -9Ǎ-8q7ŎŰƨ9ƞ10WľƱǕ11Ʃǆǚ13ƿǢ14Ũű20Ŵ25Ł
or drop	87 14ƀ18ś20Ƶ
or email	78 22Ǖ
or for	85 -16Ĵ15Ɠ22Q45Œ
or get	86 13H15Ǚ17Ǆ18Ĵ
or go	85 -8m15Ż30ž
or guns	89 
or hail	80 -12ƚ28Ř
or has	83 8ǅ14ƌ15Œ16ţ17v
or have	76 -8Ÿ-7Ń7ţǅ9fnGŌ10ƌ12ŏǀ14ƞ15ň17ŵ20Ǉ
or home	89 -20ş-12L14q25I27Ĺ
or how	85 -15v-9c8Ƅ13b17S26Ş35p
or in	85 12P13Ĵ30Ǘ
or is	56 -11ǩ-10Ǉ-9HVƝǆǖ-8R-7fsľŒƱ7vŇŉŲǘ8YĸŃƙǂǃ9AńŖƄǉ10ŶƆǋ11ķŜŝŬƩ12LǊ14ǄǍ15yōŰƚ16TŽ17ĶŁ18n19r20ũ21ű22N23q24ŀ26u30Ɵ
or just	66 -9ů7zCŭƻ8ƸǀǗ9fŔũƎƴ10ŢŲƀƦ11sƲ14ǈ15Ƈƭ16U18Ǚ19Ɨ20ơ28Ŷ
or lease	86 -21ǌ-15Ǎ9FŬ44ǋ
or leave	87 -12ƶ15ƂƘ18Ŋ
or metal	86 20Ǎ
or more	76 -13y-10Gŗ-9s10g11Ńő12ŭ13v15SŦ16r20Ũ25Ǆ42ž
or nights	89 30R
or no	85 -7ǟ10Ž16ŏ42Ň
or not	80 9Ɯ10mR11ŵ13ź14ƍ
or on	85 -7Rǖ8Ƅ10Ʀ11f14M17Ō19P
or one	79 8Ƙ11ƣ13ń18ĵƎ35b
or only	83 10ƾ11Ų12Ɯ15Ǣ16ŭ17Ļ
or or	60 -10ŭ-9Ǣ-8Xǝ-7Uƥ7FƝ8cuvĸśƂƇƵǀ9Żƀ10ŏƁƆƘ11ǋǛ13Ǆǔ15Ƹ16Łǎ18ųƣ19ŗ
or out	89 19P
or over	83 -10X-9Ŝ13M14c15Tƈ35Ů
or part	86 21Ǉ26G
or pay	87 13ǁ35Ǡ
or pleasure	86 27ŭ
or rent	85 -12Ơ26ǋ
or scuba	89 31ǀ
or sell	87 -14H28Ǟ
or should	81 -13K-12Ō-9L8M10ň16Ľ17ś18ŋ19N21O
or side	80 13ŭ
or siding	89 
or somebody	85 -13Ƣ-7ķƳ9A10Ŀ20F23ǋ24f
or stay	89 -10ǝ11ǎ13q
or still	89 9f13Ɩ15t
or stylists	80 16Ǒ
or text	89 22K
or the	64 -12ž-11U-9wǩ-8Ǟ-7LƵ8IŰƈư9Ɖǡ11bCŹƩ12ƃ13eSƠ14ńƋƹ15E17ŕş19ǌ23ǐ24Ū25ů29ŝ
or tickets	73 28ţ
or trampoline	89 10ƍ
or upset	80 19ţ
or was	80 8ƛ9ţ10ļŘ11ƽ14Ƈ17š37Ť
or what	87 12ǆ15Ť22ŭ
or whole	85 30Ʃ
or work	89 -8Ɲ-7ǐ10ǁ17R24Ǒ
or would	74 -8ŵǅ8ĸǨ10ķ11ŎŶƤƷ18Ʈ23Ŋ29ǝ
or you	78 9fgV10Ƣ12k14t15ƌ21ż
or your	79 -12ǂ-8ǩ11ƃ12c13ǁ14ƹǨ20JƼ27ƽ
order	89 -7ś14Ǖ17Ŏ33ǩ
original	81 -15Ɖ18Ƌ20ƈ24ƌ
original roof	86 -16Ɖ25ƈ
originally	82 7Š27l
originally $	86 28l
other	58 -14Ŧ-10Ǎǐ-9nǩ-7Ɯǥ7uňŞ8ű10ſǂǋ11Ƶǈ13owņŷ18ų23Ǉ24ł26ž29ķ38Ƒ39Ņ40Ŵ46ş57ń
other agents	89 -7Ŝ17ń22ņ
other car	85 -17Ņ15Ū27Ŵ
other drivers	89 -10Ŵ29ŷ
other guy	85 -12Ŵ12ł23ſ35Ņ
other insurance	86 81ş
other one	81 -20ş-19Ŧ-10ǈ18Ņ19Ƶ22w36Ŵ44ų
other policies	82 -9ǥ11Ʀ33ş
other quotes	86 14ń
other vehicle	87 -12Ū-10ų42Ŵ
others	89 19u21Ū36ž
otherwise	87 10ǂ12v15Ƹ
ouch	89 7œ12ņŦ15ǣ
ought	87 9Ƹ14ř30ō
ought to	87 9Ƹ14ř30ō
our	74 8jǝ9ǎ10Ĺ11Ľ12Ž22M66ļ
ours	87 10G12Ɣ13Ƶ15x
out	46 -21ǩ-19TƠ-14ŨǄ-11GHƛ-10ķŀŎŬơǒ-9rœƮ-8LĿłŝŶǝ-7FŔŮŴƈƒƼǛ7ŲƊƕǌǕ8qőƗƫƱǙǞ9lxzCţƵ10bǁǢ11şƚƤǐ12ŇŚƏǈ13gEǨ14ĺōŒŘ15Ļ16ĽŕŜǃ17Ɣǧ18ŉƜǅ19ŗƸ22š24ĴƩ25V26ĸ27U28jƪ30Ɲǉ38y39Ǒ
out $	66 -21ĺ-19ǩ-13ǋ-12ű-7H7ļŠ8ǌ9Ƃƶ10Mƿ11żƵ12ǁ13Ʀ15Ʃ16U17xő21Ǒ24ƪ27Ĺ32š33ŉŕ36Ɯ39y
out a	85 14Ƭ15Ʀ21Ɣ29Ľ
out and	86 10Ɨ11Ś17U20Ǚ35Ŝ
out any	89 -14Ơ-10V12y20Ǒ26Ɯ
out at	87 9Ř14V15Ň39ŗ
out back	82 -7Ɨ7Ƒ17ƍ34Ɲ
out for	80 -8Œǝ9ş15Š17Ņ18Ƥ24Ǩ25b27ţ
out front	89 -7Ś39ǃ
out in	78 8Ə10Ĵ11ů12Ɩ15ǈ29ǉ
out like	89 -13Ǩ10Ɨ12z18Ƨ20Ŗ
out of	59 -15TƜ-8IƦƮǨ-7ǄǑ7yŚƤ8rNƟ9XŸ10tƃƙ11ű12S14ƕǀǉǔǕǘ16Ŧ17Y18ƪ19ľŘ21ZĴǋ27Œ34Ļ37Ɲ42ĸ
out on	76 -14r-12ƛ-11Ɵ-8ĺ-7ņŬ7O8Ŧ9š12Ś14qŌ15ŭ17ǅ21g47V
out or	89 11Ĵ13nU18Ŗ
out that	86 -15Ũ-8Ŧ7Ľ10Ǣ15Ť19ť21ĺ
out the	80 -18Ĺ-11Ƌ-7ƪ8a10ļƵ11Ƙ12Ǒ15ǏǢ16ĺ
out there	74 -10Ɲ7Ƒ10gşƏ12Ű14qſ15Pƚǩ18Q24l28E42j
out to	78 -26Ĺ-7ǒ7ƪ10ūǁ12Ő20ƫ38Ǒ39ĺ
out your	85 -9ƈƦ11Ǩ14ǧ20ǅ24j
outcome	89 29Ļ
outfit	78 -8F-7y9Ş10őŠ11Ǟ13W17ơ19Ő25Q28Ǆ
outfit $	83 -9F-8y8Q10Ş11ő12Ǟ18ơ
outside	74 -7U10Ǡ11ƉƦ12q14ǀ23g27j32Ƈ
outside of	87 11C13Ʀ31g
outside the	87 8Ű15q19ǀ
over	50 -17X-15Ō-14Ʊ-11ǎ-10Ű-8lńŗŹžƬƭƯ-7KŏǄ7NĴő8hFZŕƘƾ9Şƞ10vĽƺ11ŝ12rRSŸǍ13jM14itļ16ňƂƆƒ17A18CTŖ19ŦǨ20Ŀ21PUƠ22QŻƜ23Ǉ25Ƒ26Œ27ŜǊ29Ǟ30śŮǦ
over #	73 -45Ǌ-18ǩ-17Ǧ-9U-8ő-7Ŝ10n12ĵ15S16Ů19ƺ20vƒ24Ơ28Ɔ30c39ŦǇ41T45Œ
over $	72 -24T-22J-14Ō8ķ9ƌǤ11ŉŎ15Ľũ16ŕƈ21Ǩ27rĿŻ29ǩ32Ů50ś
over a	75 -8XƱǞ10ĸ12Mź15T16Ƙ34Ɯ93Ǌ
over at	78 -9cǞ8ƥ10ƾ14q15S17h26ļ28Ŝ31QU
over in	83 17H42C
over it	81 -7Ʊ11sŖ14t17ňŨ34Ƃ56Ǧ
over that	87 19Ķň25x
over the	67 -17Ƃ-16Ŝ-14ƈ-8Ɯ7kĽ8Ɖ9ǖ10Młƒǔ12Ŀ19ǍǦ23Ǟ50Ƒ
over there	69 -13ǎ-9Ŗ-8ŨƇǄǉǩ-7C9ơ10tǈǟ13WǠ14ŧ17F21RUŞ24ƞ25i28ŝ29j36P37Ŝ
over to	81 -10ƭ12Ÿ13Q28ő30Ǟ
over what	89 -9Ŝ17J18ŀ35Ŗ
over with	78 15Ŝ16Ĵ29A
over your	87 8j12Ƃ14N16Ŗ
overnight	81 13Ǐ14ŕ16ǖ37Ű
overseas	89 10ǀ30Ǖ
owe	67 7ŉ11Ɓ14ķ38Ŭ39Ɣ56Z
owe $	86 -13Ɣ-8Ɨ19ķ49Z
owe on	74 -27Z36Ɣ53Ŭ
own	51 -17Ơ-14Uơƣǈǌ-13rǣ-12ĸş-10Ŀ-9Ųƅ-8s-7aĺŞŭž7ƃ8ưǓ9yňųƍǅ10ǏǠ12ǆ13Ŭ14ŦŹ16YƔ18Ƣ19ǃ21ŁƷ22zǑǛ24V31ǒ32Ɨǟ37Ƙ38ǋ43ƀ44Ʀ54ķ59F
own $	70 -20ǐ-19F-16r-9Ơ-8ĿǑ-7ĺ9Ƙ11W13Ʀ14Ł15y16ǅ18Ƣ19Ū22Ʈ25Ɨ30V41ķ
own a	86 -8ķ16ư20F22Ŭ26Ǐ
own anything	86 20Ƙ
own car	85 -8Ʀ12ǐ30Ź66ƀ
own cars	85 -9Ū-7Ǒ9ƀ61ǐ
own insurance	89 20ǒ
own jewelry	80 11Ƙ
own life	89 -12ş29Ʀ
own name	87 -8a24ǃ36Ʀ
own or	79 -11Ơ-7Ŭ7ƨ9š14Ł15z23ǋ
own pocket	77 -12ĸ7Ř25Ŧ29Y
own that	80 -27Ǎ16ƥ21ķ36ǋ
own the	85 -42ǋ-20ǌ-13ƣ15Ŭ24F78Ǎ
own words	89 13Ŗ31ň
own your	71 -22Ǎ9ķ24ǋ49F
owned	89 15ǥ18Ŭ30ǅ
owner	77 -15Ƴ-10Ǎ7F12Ǣ13ǣ16ơ17aƅǆ21Ǩ23ǌ
owner $	86 -17F-11Ǎ-7ĺ15ǣ17Ǣ27ǆ
owners	81 -9ǅ-7Ǉ9ǆ10ǉ18Ǩ25ǥ
owners policy	87 -8ǆ27ǥ
owns	78 7ǋ15Fǐ38ơ49ǆ
owns it	89 11ơ47ǆ
owns the	81 9ǆ11ǋ16F30ơ
p	85 -17Ƭ-10ǩ-8Ķ13ź36ǥ75ƃ
package	80 -12ǘ21W56ǥ
package $	89 -13ǘ14ǥ24W
page	70 8f9Ļļ10ō11ŗ12ſ15ǌ23ś44Ś
page $	81 -11Ś11Ļ13ś15ŗ19ǌ
page and	87 16ſ20ś
paid	58 -8ƒƬǣ-7ŵƠ7TǏ8ŏƏƥƪ9Ĵ10Ʃƫ11ƃƢǑ12ǩ17œ18ķ19ZŦ20ţƱ26ƕ32Ɣ40Ŭ
paid #	89 -8v-7ŤƠ14ƥ28œ39Ŧ
paid $	76 -8ŵ-7ķ9ǖ11ƃ14ƶǝ16Ʊ
paid every	80 30Z
paid for	81 -16ƒ11Ǐ12ķ13Ʊ20Ɣǩ
paid it	78 -10ǣ15ƪ19ţ
paid off	72 34Ɣ56Ŭ
paid yourself	80 12ţ
paper	77 10fƲ12ǆ13Q15Ś24ķ25Ǘ29K
paper or	89 17K24Ǘ
papers	80 -8Ǘ10ǃ13Ɩ15Ƣ20Ʋǒ22Ś
papers $	87 -7ǓǗ11ǃ14Ś16ǒ
paperwork	78 -7ĻƵ10ś11ǃ12i16o18Ǡ20Ś21J
paperwork $	82 -14J-8Ƶ11ǃ17o19Ǡ40Ś
parent	85 -7F9ƽ12ŷ53u
parent $	89 -7F40u
parents	71 -11Ƹ-10ǂ-7Ƽ9uƯ11Ʀ12Š21ƥ43ƽ57z
parents live	89 9z
park	81 10ǟ29ǩ37Ű
parked	86 -9D26Ű
parking	87 14Ơ16ż24Ű
part	62 -13r-10y-9Ŗ-8Ť-7DŠǞ7dƸǚ8Ʈ9Jſǣ10ĿůǄǈ12EŨ14ľ15s16GŀƧ17Ş18lǟ19Ʊ21U23ō30C39Ǉ45V48ň
part $	85 -37R-8Ũ-7ň13ſǚ18ǈ23ľ28ǩ35Ǉ
part of	70 -14ǩ-13r-8y-7D7Ŀ8ǌ9Ũ10Ʈ11J12Ǆ14EŞ19G21s22lǟ25U29Ʊ34ň38C
part time	77 11Ǉ23Ƨ31R66V
partner	73 -11Q-9Pǆ-7ŇŨ7p13oƨ14rsŁ19Ǩ21ǂ24Ʒ26tǠ32q
partners	79 -24d-11Ƹ-10ş-9ŐŮ7ǂ19ƨ22o29Ŵ31p44ǆ
parts	87 19ŵ24Ǒ26l
party	83 8ơ11Ɣ12ǡ13ư15P17Ɯ
pass	79 -11z-7r11sƽ12ƫƷ16Ʀ17Ʋ25Ƴ31ƶ
pass $	89 20ƲƳ25ƫ
passed	75 8ƮưƱ10Ư13zƦ19Ʒ39Ƴ
passed $	87 -10Ǩ9ƳƷ11Ʈ13Ư
passed away	86 10ưƱ12Ƴ18Ʀ
passengers	86 -9ǥ21ƃ29Ų
past	74 -21Ŏ-17Ŝ-9Ɣƴ10Żƽ11ƭǜ12ƿǎ14Lƺ26cO33ņ38ŀ
past #	82 8ǀ12ƽ14Ż17L35c
patch	87 -9ƾ12ũ19ƹ20Y32Ǚ
pay	49 -19ų-16ǔ-13y-12ĻƾǨ-11ķ-10ƷǏ-9ǈǞ-8ŷƔǊǛǩ-7ŏŴŵƶǗǝ7Ư8YƤ10Ɓư11ǘǡ12ƀǠǣ13ţ16Ǣ17Ʊ18Ŗ19Ŧ20Wĸ21ŧƕ23Ő24X25ž28ŗƠ29œ30Ų32ǉ34Ǒ35Œ37ƃ39Řƒ44Ĵ50Ǖ56ǖ
pay #	89 -36Ĵ-17Ŧ-12ƒ-7Ř23œ26ĸ29Ơ35Œ
pay $	62 -31ǉ-20œ-14Ŧ-12Ļ-10Ƭ-8ĸŖ-7Ǜ7Ķ8Ɓǡ10ǖ11Y15ƃ17Ų22ŗ27Ĵ35ŒŘ40X53ƒ
pay a	83 -24Ĵ9Ř11Ǡ13ǁ21Ǖ22Œ
pay for	66 -21Ǒ-14y-13ǩ-10ŗ-9Ơ-8Ʈ7ǣ8XYƁ9ǡ10W11ǖ14Œ18ƒ20ƀƤ24ĸ26Ĵ28Ʊ38Ő47Ŗ
pay if	86 -15Ʈ-10ƃ-7Ŧ12ž15ƨ19Ǣ24ǘ26Ʀ
pay in	86 -7Œ38Ơ
pay it	86 -16Œ-7Ʀ15ƪ66Ĵ
pay out	77 -11ĸŖ-7Œǒ14ŗ16Ʀǉ22Ǒ26ţ32Ŧ
pay the	78 -14Œ-10Ŵ-7Ŧ7Ǒ12ư14ŧ16Ʈ17ƕ20ǉ26ǩ28ž
pay them	89 -13Ĵ-9œ8Œ14ž41Ǒ
pay you	79 -26ų-13ŧ-12ǔ-11Ǩ-8Ʈ11ſ20Ŧ27T32Ų34W51ǖ
pay your	78 -17ƾ-13Œ-8Ǒ12Ő23ƃ34Ǖ59ǉ
pay yourselves	80 24Ř
paycheck	69 10ǟ11ǉ12Ĵ13ƭƮ14T23qƯ25Q31Y
paycheck $	81 -15q-8Ʈ10Y17Ĵ31Ư49Q
paycheck and	79 -16T27Ʈ
payin	80 -8Ņ7F10Œ12ǥ14Ɯ15ǝ21W23ŧ
paying	63 -14B-10Ĺ-8ǩ-7ľō7Ŗ8ŘƵ12Ŧ13œ14X15ǥ16ǣ17ĴƜ18ƪ20Ơ22Z26Œƒ31Ɠ35Ņ
paying $	89 -12B9Ơ14Ř24Ņ26X
paying for	74 -27Œ-7ľ12ŅŖƠ19ǥ39ƒ43Ɠ
paying now	76 -10Ĺ25Ĵ45Œ
paying on	89 -10Œ-9ō12Ƶ19ƪ40Z
payment	74 -8ƃ7Ŏ10ŕ11ŉ14e19ǘ21š24Ŭ25ƕ38Ɣ
payment $	79 -10Ĵ-7ƃ14Ŭ15e17Ɣ22ǘ23š27ƕ
payments	71 -8Ł8š9Ɣ12Ʃ18Ʈ20Ŭ26ƃ27ZĴĵ
payments $	83 -9ĵ-8Ĵ7Ŭ16Ʈ33š
payments on	86 -14š-7Ĵ14ƃ16ĵ31Ŭ
payout	87 -12ƶ15ǩ21ƫ37Ŧ
payroll	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ35Ǉ50ǉ
payroll $	70 -46Ǡ8Ǩ15Ǒ32Ǉ58ǉ
pays	73 -19Ɣ-12Ň-7ƾ7ƕ9ź10Ŗ11ƜƱ13ň18ƃ20ǝ23ſ28ƮǠǩ
pays for	87 -14Ň14Ʊǣ15Ŗ24ǩ
pays the	82 -9Ɣ-7ƾ12ǩ32Ʈ33Ǡ
pays you	89 16Ɯ33ſ
peels	85 -12ų50ǚ
peels $	87 -12ų51ǚ
pension	79 21Ʒ53Ķ
pension $	87 28Ķ
people	58 -9Œ7WŮƿǜǩ8ĺŲƨǐǛ9ƗǗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙ21ǝ22ǈ27Ǉ
people $	80 -13ǩ-9Œ8ǣ10K13ĺ15ņŗ17ŝ18Ů25ǈ28ǉ
people are	74 -18ǉ-10ſ7Ǉ8Ǘ9R12bƿ13ŷǩ24n
people do	89 -9ǈ10ŗ11Ǉ19ŷ
people or	87 -10ǐ7h11V18Ǜ
people over	89 22ŝ36Ɯ
people to	89 16Ǚ31ƶ
per	78 -12ǉ-11ű12ǣ13ž17Ɠ21ǡ23Ř37Œ
per occurrence	87 30ǡ
percent	71 -20Ř-10Q9Ķǔǖ10Ŕ12Ǒ14ź16Ǆǆ18Ĵ21œ22Ǜ23Ž29ƚ
percent $	89 7œ11Ž13ƚ
percent of	82 -11Q11ǖ12ǔǛ15Ǒ20Ǆ
perfect	81 7J9ŕ10aDř16Ļ27Ş
permanent	87 33Ʃ
permit	80 12ƌ19Ÿ38Ź
permit $	86 41Ź
person	68 -8Ɨ7ƫǠ8gŷ9aǎ10Ŗ11ųž12h16ľł17ņ24AǨ34Ŝ40M
person $	82 11ag18hM25A
person or	82 -11Ŝ10fM12ƫ20ł
personal	74 -7ǥ11T13Ƃ16ƃ18J20Ŋ21ŭ40Ɨ
personal $	86 17Ŋ21J26ŭ
personal property	85 -8ǥ8Ǣ39Ɨ
pets	89 55h
phone	65 -14J-12ǘ-10ř-8Š-7ŃŇƷ7i8ľŜǗ9Cǖ10r11Ǆ13ś14Sĺǟ15Ś17c19Ž22O25IM29ǩ36K
phone $	78 -14J-11Ĺ-9Ŝ-8Ń-7ŠƷ7e10Ō11ǖ16r18K19Ś22ĺ24M30O
phone number	82 -10ř13C38I
phone or	86 10K11M18ś19I
photo	87 -11K24ś
physical	80 22ƀ25ǁ35ƾ
pick	71 -8Ţ12W14IŜ16KLŠŶ18ĺ19ľ20ƭ28ł
pick that	89 -13Š28Ŷ
pick up	86 -9Š-7ľ7Ĺ17I19Ŝ20Kĺ
picked	80 -13ŗ-7Ư7Ƃ8X11Ʋ13ǟ17wN25Ř32Š
picked up	87 8Ƃ9X14ǟ18N
picking	87 11ľ25i
pickup	85 -11ǃ7Ǐ8O15ǐ18ŭ19ų
picture	72 -8q-7ǩ8Ķ9Ƈ10Ŵ11Ť12nū15Ʒ19Ƭ21Ŀ25f27ś
picture $	82 -9q10Ķ23Ƭ33f
picture of	81 14ū28ś
pill	89 8ǂ37ƻ
pills	85 14ƿ28ƻ
pip	86 80ƃ
pipe	83 -7Ť7Ƥ37ƛ
pipe burst	89 23ƛ
pipes	85 10Ƥ15ũ40Ƌ
pizza	89 13Ǎ32ǩ
place	55 -17Ƌ-13vő-12S-9ĹŶ-8ůǆ-7ZŖ7ƑǋǠ8ƍƖ9Ōƒ10hşƆǛ11ƚ12Ʋǖ13ŠƐǙ14ƜƤƥǨ15Uŏ18Ƣ19DMǊ20HŃ21ƅƌ22ǅǟ23ƔƟƠ28Ʀ30G32ƞ46F
place $	63 -24Ƌ-23ǋ-15v-14őǩ-9Ƶ-8ĹŶ-7Z7ƈ9jĻƲ11ƑƖǠ12hƍ13ŌƔƦ14ƐƓǛ16Ǚ18ŠƜ19F25Hŏ27D28ƅ29ƞ32ǟ35ƌǅ
place or	85 12G24Mş
place to	89 8ǟ12Ɛ32ǩ37U
place with	89 39Ƣ
place you	83 -9ǆ-7D7Q8Ņ16Ƥ23F24ǋ
place yours	89 -9Ơ23F
places	82 -15W12Ơǀ13Ǖ14Q16ń19ǔ
plan	65 -12Œ7y8ŌƁ9Ư10ułǨ11ƶ12ŀŝ14Ʊ15ŗƃ17Ň25Ķ27Ƶ33ŏ44W45V
plan $	85 -11y-7m7VŇ11H12k14ł25Ʊ39Ɓ
plan pay	80 21ƃ
plan to	83 7Ǟ8ǀ9V18ƶ29Ƶ
planned	86 18y23ǀ
plannin	86 15ĸ16ƌ
planning	76 7VǞ11Ƶ12ƌ19HƤ28y
planning on	85 -15Ǟ-12V16H39y
planning to	80 -8y7ƌ12Ƶ19V21ƤǞ
plans	68 12V20H30ĺ32ǚ33Ǟ34k
plans $	86 -7ǀ12Ǟ21k
plans at	80 -13V39ĺ
plans for	87 28Ǟ
plans to	85 10ǀ35H
plant	86 -9Ǟ11Ƨ12ů19U31S
plate	80 -19Ÿ10ǀ14ǌ48ū
plate number	89 
play	82 -15Ũ-14ǀ-7ƞ8s16Ť17ŉ22Ɯ36g
please	72 -12ǋ-7opƢ8jwI10b12e13c15Ǉ16D22ad
please $	74 -12ǋ-7op8wI10b13ce16D23a24d
pleasure	80 23a38ŭ
pleasure $	86 40ŭ
plot	87 58ư
plug	86 9Ə35Ž
plug in	89 30Ž
plumbin	89 9ƛ20Ƌ
plumbing	80 11Ǒ15ƛ22Ƌ
pocket	72 7Y13Ǆ17ĸ26Ŧ30Ř
pocket $	76 -12Ř9Ŧ12Y36ĸ
points	89 -13m-12u15Ş48Ż
policies	68 9Ƶ10Ǧ14ǒ32ş36ǥ
policies $	82 -7ǥ8ş12Ǧ18ǒ
policies do	89 
policies you	78 9ş
policy	47 -13Ǧ-11ĺ-9IƔ-8ZŬ-7ŀŊ7ƀƙ8Ŝ9šƛ10ƨ11Ɓ12Ƣ13ŢƚǏ14Ƭ15Ĺ16ŐƓ17ơǢ18ŠƧ19ľǥ20ǡ21ŗƪ23ŖſƵ24őŕ26ŷ27Ś28Ʀ29Ʃ34ŏ36ř
policy $	58 -23Ǧ-20Ʀ-19ř-15Ʃ-10Ǣǩ-8Z-7ŬƬ7Ƨ8Œś9Ɨ10Ǟ11Ūƫ12ƛ14aŠ15ŗ18ŜŢ19ǡ20ơǏ21ő22ƂƵ31ƪ34ľ40ſ41ŷ
policy and	76 -12ĺ8ǥ10Ǣ11Ǧ13Š34Ĺ
policy in	85 -7Ƶ10Ź14Ś18Ļ25ŏ
policy include	80 -10ŕ-7Œ36ŏ
policy is	75 -15ƪ11Ɓ21ŷ45Ʃ
policy number	73 -12Ś-11I93ř
policy of	89 35ƨ
policy on	89 43Ʀ
policy or	80 8Ʀ13ƙ15ƚ31ǥ
policy out	89 -11Š-10Ɣ11ƕ25ő26Ś
policy pay	86 -11Ŵ16ƀ18Ǣ23ǡ29ž
policy right	87 -21Ʀ-9Nŗ12Ʃ17ŏ21ř23Ɠ
policy that	87 12ƃ17Ş22Ʀ
policy today	78 -10ž17ŗ
policy with	89 -15ŷ-7aƵ27Ŵ42Ő
policy you	83 -11ŏ11Ʀ15Œ21ŕ34Ƶ
pool	69 10ƥ21ƚ77ƍ
pool $	82 14ƍ15ƚ
pool or	87 11ƚ12ƍ
porch	89 9D10Ə13ƞ17ƥ
portable	89 -7Ʀ37Ƨ
portable $	89 -7Ʀ37Ƨ
position	89 -9ő9ż15V16ǈ19S
postal	89 37E
postal code	89 37E
pounds	86 51ƺ
prefer	87 20Ĵ24K
premium	77 9Ʃ11X14œ17Ǥ29Œ
premium $	83 15œ35Œ
premium audit	89 15Ǥ
prescriptions	86 22ƻ
prescriptions $	87 18ƻ
present	86 8ő10Ş12ǜ14Ő15ŝ18N
pressure	78 -8ǩ7ƻ9ł17ǂ29Ƽ
pressure $	89 -9ǂǩ10Ƽ23ƻ
pretty	71 -11ǂ7Zǐǟ9ō10ŕŴŶƑǑ11WŨƙ12Ɔ13G14Ţ19U28Ƹ
pretty good	86 12G13ǟ14W22Ƹ
price	63 -11Ǔ-9ǩ-7xŗŧƷ7Şƈ8Řƴ11ĵǁǊ12ŇŢ13r14Ŋŝ17ƩƬ18œ19ľ21ń23Ŏ25ŀŠƒ26Œ31X33ł37Ņ
price $	74 -14X-12ľ-9ł-7ŝƷ11ńƬƴ15ǁ17œŢ18r20ƒ22ŀ36Š40Ņ
price a	89 9ƗǦ18Ǌ
price is	89 -8ŀ7Ŋ11ľ23Ļ
price on	89 -15Ǔ-7ř31ƒ42Œ
price or	87 -9x-7ƀ57ľ
primary	89 17ƾ
private	83 -9F9Ŋ11QƨƱ12ǀǣ18ơ
problem	80 8Ĺ9ŏŵ10s13ŋ17L18Ŝ19ŀ
problem with	87 12Ĺ14ŋ22ŀ
problems	82 -9ƙ10Ƹ12ǜ15ƛƼ
problems $	85 -25ǂ-10ƙ15Ƽ16ƛ40Ƹ
product	87 11Ɲ15Ǆ16Ǖ20Ʃ
product $	89 17ǄǕ21Ʃ
professional	82 11Ɛ32ǚ
program	79 9ļ12Ǘ13ǅ32Ǚ33ǥ
program $	85 20ǥ34Ǚ
progressive	86 15ő16Ņ17ń18Ő
promise	87 11Œ15d18ǩ29Ŏ
pronounce	89 26b
proof	71 -13ǌ-7ƣǤ9ƕ17ơ20ǧ48ǒ57Ƅ
proof $	83 -40ơ-7ƕ8ǌ29ǒ43ǧ
proof of	80 -22ǌ-17ƕ12ǒ37ơ40Ƅ
property	67 -9ǈ-7Ő7Ɯ8ǋ9ơ13ķ15H16Ƒ17ž20ǌ22D23Ɨ43Ǣ
property $	85 8D10Ɯ14Ƒ20H
property coverage	89 46Ǣ
property manager	86 -12ǈ-8Ǣ16ǌ22ơ
protect	87 20ǘ31ķ
protected	72 9ũ13ķ15ſ16ŏ
protected $	73 22ķ
protecting	89 8Ʊ12ŏ
protection	80 10XƏ13ƃ19Ŗƭ23ľ25ŗ
pull	74 -12ĸ7ŁŻ9RŢ10ƌ11gŌ12ř16W20d21Ĵ33Ś
pull it	87 -14ĸ7D14ř43Ś
pull the	87 9ŁŻ11Ţ12Ĵ16Ō
pull up	89 15W29d
pulled	83 9ĵ14Ļ15Ŋ45Ż
pump	85 29Ɗ
pump $	87 30Ɗ
purchase	87 30ƒ
purchase price	87 30ƒ
push	86 7Ń9Ɩ11Ŋ12ł13Ō
pushed	89 11Ɩ16ĺ20H
put	55 -12Vƪ-10yŧ-8Ŗ-7WŊŔŤƵ7aľơƫǞǤ8ƙ9uƃ10f11LXńŗŰƎ12QŪűŷƱ13ƅƒ14Sĺ15RĶĸũŴ16Ɛ17Ůƈ19ƌ21ƤƼ24ƓƲ26ƻ29Y32H34Ō
put a	86 -7ĽƑ7Q9Ŧ20ƒ21a
put away	87 35Y
put down	86 -8ǩ7c11G13uơ20ƫ
put in	76 -14G-8W8Ǣ9ţƍ11Ƽ12Q17ńƎ20Ɛ21ũ23R28SĶ
put it	76 -13Y-10H11ƾ12fű13ĸƅ18Ō19L46Ɠ
put on	76 -12Ɖ8D9u10w12TƲ14ƈ20Ūŷ23Ŵ31Ů
put that	87 7Ƒ13ű14ƅƜ18ň
put the	86 -7Ŕ9Ƈ13ƈ26Ƽ
put toward	89 25X
put you	75 -9ž-8YŊŧ11ſ13ļ16ƃ17ĸ22ŗ28Ō35ǩ36Ƥ39ƻ
put your	86 8ƕ11Ľ12Ō14Ǥ
puttin	87 11ƹ13H20Ķ
putting	79 8Ľ11HƱ13w14Ů17Ķ
quarter	85 15ƦƬ16Ń17Ƙ35O
question	83 11gĹ13A27ŉ
questions	72 9d27Ŋ34ŉ
questions $	80 17Ŋ
questions do	87 7ŉ
quick	74 7R8E9ķŚ11ŋřǉ12d13ŧ14ŝ23Ŋ
quiet	86 10L14Ʈ28ǎ36ŀ
quit	74 -9ţ-8Ƶ13V15š27Ƨ28ǂ35Ķƹ
quit $	85 -7Ƶ10Ķ31Ƨ38ƹ
quote	70 -11ń7Ľ8ǃ9c14Ǧ17ž20e23Ĺ28J39Ņ
quote $	80 7ƭ8Ľ25e27J
quote you	81 -7ń21ž22Ĺ26Ņ
quotes	81 47ń
quotes $	86 14ń
race	87 61ǀ
rain	86 -9ň-7Ǧ12ƂƉ15Ƹ40j
rains	77 33ƙ
rains hard	78 14ƙ
rainy	86 40Y
rainy day	86 40Y
raise	78 -12ŧ10œŔƴ11Ř24Ơ43Ư
raise the	87 -8Ŕ13ƴ14Ơ
raised	81 13ŗ14a17œ30l
rate	72 -12ŧ-9UŅ-7B8d9źƔ10ƴ11ĵŞ12ĺ14Ŏ16ľ19c25Œ29Ŕ34œ
rate $	86 -8Ņŝ8ƴ12œ17Œ25Ŕ
rated	86 -9œ15Ş52ƴ
rates	81 12HǊ13cŎ15E21ũ
rather	74 9I13s14Ĵ23ľ24Ŋ32K
rather i	82 10I24Ŋ40K
rating	89 10ĵ
reach	76 8Ŝ10Ľ14Ĺĺ15X16KL23I
reach out	87 9Ŝ19Ĺĺ
reach you	80 11Ľ17K18L32I
reaction	89 33Ň
read	65 -12ǩ8eƩǡ9Ņ10dǓ11ŗ12D13J15ơ17ař19ƻ20Ś25ū43Ŗ
read me	68 -7a7ƪ8Ÿ9ŅƩǡ10eJŚ12ř13ŗ18ơ20ƻ29ū
readin	87 -14ū8ř10Ŀ18IŮ19j
ready	78 -14Ţ7J10ř11eǤ12Ǟ14Ɩ43Ō
ready to	81 -15Ţ7J13Ǟ46Ō
real	71 -11I-10C-7Ň8ŚƅƏ9ŵź10ř11ŋŧ12cdƮ14Ɛ17ľ25ķ31ǩ
real quick	81 8ER10Ś12ř13ŋ14d
really	80 -10Ŝ-8ŀ9ĿƓ10ŵ11g14ƙ17ņ20ľ21Ŗ
reason	76 7š11Ƃ16Ĺ31Ō41Ŕ
reason $	87 32Ŕ
rebuild	80 44Ɠ
rebuild $	85 10Ɠ
recall	81 20q55Ľ
receipts	85 17Ƙ33Ǌ
recently	87 9ő15Ƴ24ĺ
reckon	89 13z18B22ư
record	73 11ǟ17ţƿ18ŋ46Ż
record $	81 -11ŋ53Ż
recorded	78 44ŋ
recorded line	87 19ŋ
recording	83 31ŋ
records	82 -18ŋ7Ǥ20ƾ44Ǘ
redone	83 11Ɠ12ƌ13Ƌ24ƈ
redone $	89 18ƌ
registration	87 36ū
regular	75 7ŸƂ9ųƩ10n11ƙƾ13Ƙ14Ɖ16Ų18ơ
rely	89 7ǚ19Ư
rely on	89 7ǚ19Ư
remember	71 7cƶ8tŦ9Ƣ10x12œ14E48Ľ
remember me	87 19Ľ
remodeling	89 21ƌ
renew	74 -11Ƣ-7ơ32Ƥ46ŕ
renew $	75 38ŕ
renewal	66 -12Ō-8ƌ12š14ś16Ǟ18ŕ25Ĺ34Ŝ
renewal $	83 -15Ō-9ƌ15Ĺ17ś25Ǟ
renewal go	73 39Ŝ
renewal notice	80 21Ĺ
renewed	87 -11Ŕ21š26Ơ
rent	60 -18Ŝ-14n-13ŕ-12Z-9Œ8Ŀƥ9Ƣ11ǝ14Ǐ15ƮǇǐ16Ɵ17ƣ18ŵ24ơ25Ǒ43F60Ɯ106Ơ
rent $	73 -23Ɯ11ƥ12ƣ13Ơ68F
rent a	78 -15ŕ-7Ɯ15Ǒ19Ơ21ǐ
rent from	87 -20Ŝ-10F28Ɯ41ơ
rent loans	80 -12Z30Ʈ
rent out	87 -17ǋ-14Ơ16Ǒ28Ɯ
rent the	86 -27F-9Ʈ12Ŀ27ǋ47Ɯ
rental	71 -10Ơ10Ƥ14ķ23ŵ35Ƣ68Ɓ
rental $	87 27ŵ
rental car	87 24Ɓ
renter	89 16Ƥ47F
renters	76 -25ǌ-10Ƅ-8ǐ7ş14ǒ18ƥǇ19Ĺ20ŏ24Ƣ27Ǒ43ơ
renters insurance	87 -29ǌ-14ǒ13Ƣ24ŏ63ơ
renting	81 10ƣ38F
repair	86 11Ŕ18ĸ23Ŧ
replace	74 -12Ɠ-8ǝ10ũž11Ʈ13Ǣ15Ƒ23ƗƵ33Ǐ
replace everything	87 -8Ǐ7Ǣ52Ɨ
replace it	87 -11Ɨ44Ƶ
replaced	81 28Ƌ30ƈ
replaced $	89 -7ƈ32Ƌ
replacement	80 -26Ǐ9Ɨ26Ǣ54Ɠ
replacement cost	83 -27Ǐ10Ɨ26Ɠ30Ǣ
replacing	79 18ĺ22Ƶ
replacing it	79 18ĺ22Ƶ
report	80 7ǉ13ţ17Ż21ĵ27ź
require	80 21ǌ29Ǔ
require $	82 -14ǌ35ơ
requirements	89 -20ơ22ǌ
requirements $	89 -20ơ22ǌ
residential	89 11ǔ24Ǆ
rest	80 -12Ƌ9xB11ŷ12z14ō20ư23t26ǩ
rest $	87 -10Ǒ12ŷ21ư25t29ǩ
restaurant	83 10W11ǟ14ƣ16Ǜ22Ǎ
retire	80 -16P15ƭ16Ŝ23Ƨ29V
retire $	83 -16P12Ƨ16Ŝƭ32V
retired	86 -18Ķ-7V10ņ12q53P
retirement	75 27t56Ķ
retirement $	80 15t36Ķ
retiring	89 -11Ń32V
return	83 -9ǥ7Ǡ10f11ŧǊ13Tǆ18Ǚ
revenue	83 42Ǌ
revenue $	86 22Ǌ
review	87 -16ƶ8Ŗ9Ŝ17Ǟ26ǩ
ride	79 -11ŝż17Ŷ18ǀ25Ŭ33Ų49ŵ
ride share	89 39Ų
right	38 -14T-13x-11j-10nBǩ-9ǁ-8Ť-7RUƔ7cŉŐƑƱƹƾǌǛǜǥ8FYŌŗřŭŲƝƨǆ9ekpqEļťųŸƫǄǈǑ10QŇşƩ11suCŃőǔ12oơƷƽ14ƒƓƜ15Sŧ16NXŀ17ƅ18Ƭ19IŎŏǟ20ǃ21P22ŝ25b
right $	40 -15nN-13Tŏ-11kx-10B-9jŘǁ-8Ť-7dƭ7wEŃšŢŰŸƈƎƙưƴƺǀǍǏ8ũŪƷƹǂǔǛ9oĹĻŉŧƝƦƱƾǆǜ10eļœŭƨǑǣ11XťųƒƫǄ12pQ13Ňő14ŀƽ15buŎŐş16PơƬ17SƜǃ20ƅƓ22ŝ23I
right about	89 -9ō9Ŏ10v24ǥ
right around	89 11kŅ
right now	62 -12Ő-11ǎ-9Œ-8Ž-7şƓǩ7nǔ8ĺŮűŲž9cŚƻ10Ń11P15Y16sZ17r18qF20Ō30ǟ34ŗ47ŏ50N
right there	87 10s12M13Ʃ14Ƈ15Ś
ring	71 -16ű-8œƒǩ-7X11A15Ŝ18K19Ǝ25ĽǊ28L32f39I62Ƙ
ring a	87 33Ľ
ring up	89 14A24Ŝ32Ǌ
ring you	89 14I40L
risk	78 14ķ20ƙ28ũ
risk if	80 14ķ
road	76 -13R7C8ſ9ǀ10Ǧ11y19Ə21Ǟ22ǟ23Ź24ŭ36D
road $	87 -14R11ǀ13Ź35ŭ
roadside	80 11Ŏ14ŝ28Ɓ
roadside $	89 
rock	89 8j19ǀ
roof	58 -8Ǆ-7ű8ń9ǣ10ƪ15h21ş27Ƒ30n82Ɖ87ƈ
roof $	64 11ş17Ɖ19h25n30Ƒ32ƈ
roof in	89 -21ƈ-8ű33Ɖ
roof is	86 22ƈ
roof right	89 -10Ɖ12n37ƈ
roofing	87 -11ƈ10Ɖ15P36Ǆ
room	77 -9Ƙ-7n8ƊƤ9ƃ10ƆƌƢ13ƞ14ǃ15Ɨ20Ɲ22X
room $	87 -10Ƙ9Ɗ11ƃ12Ɔ14ƞ
roommate	87 11n28ų
roommates	80 38Ƣ
roommates $	83 21Ƣ
rooms	89 -14Ơ22ƌ24Ɯ
rough	83 7ĵ8Ũ9T10ǀ20Y24S
roughly	69 7T12YƗ17Ʈ21Ů22ķ
roughly $	82 -7TƮǢ7Ǌ15Y26Ů28Ɨ
roughly what	73 14T25Ʈ
round	87 -7ř15ƒ16Ɨ17Ɵ26ǎ
run	58 -16R-8Ńǔ7ķƓ8pŝưǋ9Ņň10ŒŕƧǄ11ĵţǗ13nŦǥ14ū20eűƩ22Oſ23ǐ26ƽǎ28AƬ31Ɲ33Ǩ
run $	76 -18R-8Ń11Ŧ14ƭ16ŅŪű19Ǆ35O39ǎ
run a	85 10ĵ12Ɠ43Ɲ
run and	80 -8Ū20ǐ
run in	87 43ƽ
run it	78 20A21Ƭ35Ǩ
run me	89 27ǥ28n
run out	86 -14ƭ-12űǨ-7Ŭ10ŕš16Ƨ55Ʃ
run the	83 14p17ţ21ūǋ27e45Ǩ
run you	89 -12ű11ƌ13ž23Œ
runnin	81 -9ǩ8f10Ǩ11R12ń13Ő14q16Ŀ19Ŵ26ǟ
running	75 -10Ū7ŋ9ń10k13Ƽ15uŒű16hŶ17ǩ23ǝ
running $	89 -24ǟ-8i20Ŷ27ǝ31ű
running around	89 18u20h
runs	77 -13n-9ž11ǉ16ƽ18ơ26ŕ28ǈ31Œ39ű
rush	89 -21i-7ĺ11s14Ń44O
s	79 -9Ľ11Ÿ13ƕ19qƄ23ǆ30b
safe	83 11N19Ƙ37Ž
safe driver	89 34Ž
safety	70 16Ǝ62Ǚ
safety $	86 
safety meetings	87 20Ǚ
safety program	86 22Ǚ
said	63 -7RŐœ7ĵĺ8pqrMŊŬƝǔ9duSņ10ŎŲǜ11ftŝǅǚ12Oƅ13ƥ14GV16Ŕƶ17cH19y21B28ƴ
said $	74 -7œ7B8x9Ɩ10HVŊ11Ŭ12ǩ14ǅ15ŝ17ƅ20ƥ23Ŕ24q29y
said you	78 -7RŐ11HK12AƝƴƷ14ņŲ17ǚ18d
salary	78 14Ƨ18ǉ19Ʈ23WƦ34T
salary $	86 12W54T
sale	86 -14Ǔ-7ř8H12Ǩ15Ɨ43ƒ
sales	68 -8ǉ-7Ƭ11ǔ13Ǡ22Ǜ29ǖ66Ǌ
sales $	83 39Ǌ
sales is	75 8ǖ13ǔ31Ǜ
salon	87 -17Ł-13tD12Ǎ23ǈ26ǃ32ǟ
same	63 -11H-10Ƹ-9ǅ-7LŐ7DŗǍǜǥ8ŜǞǠ9ŘŰ10łƇǇ11ņƓ12oǂ13ż14k16IƖ18ŶƩ21ş22Ŵ25ũ32S35p
same age	87 -27c48p
same as	86 -8Ƹ7o9D12ǂ14Ű28c
same company	87 -11S-7nǅ34ş43ő
same thing	86 -7Ż12ǥ13p15Ƈ20ż34ũ
sat	85 10ƚ14Ʈ22Ŗ
sat down	87 23Ŗ
satisfied	89 18ŧ27ŝ
save	78 -10Y9Ž10ź21Ĵ27ĹŘŢ
save some	89 -20Ţ8Ļ31ĹŘ
saved	80 -8Ŏ11Ţ12Ĵ13ƵǗ14ŋ42Y
saving	87 -15y7Ķ18ǩ26Ʊ
saving for	89 -15y7Ķ27Ʊ
savings	65 9Ƴ10Ļ11Ţ19ķ26Ř44Y
savings $	74 8Ʈ11ķ20Y
savings could	80 -20Y34Ř
savings if	80 20Y
saw	79 8ƫ10f11ƚ12ŧ14tŨ16j17C22ƾ
say	51 -20ž-16aĿ-14ŦƷ-11oq-9Ļ-8AżƮ-7cxŨŪƜƢ7wŖřƣƤǂǃǄǘ8XňƨƾǑ9łōţƝƵ10ĵǚ12Ŋ13ŋƼ14Ƹ15BQŚŝ16ƴǧ17ŌŔƈ18ŀŇū19Ů22Œơǩ23ŗ25b27ƺ30TŁ53r
say $	67 -21Ƽ-16ǌ-9ň-7qƷǈ7ŀ10řƸ11YŋőǄ12ŁǑ13ǘ16ơƺ17Ůƾ19rŇŒ22œ24ǩ26w32B
say about	69 -14ơ13ſ14ƈ21ǌ25r
say and	78 21Ĺ27ū
say for	89 -35ž38ŗ
say in	89 -8ơ12ǌ19ǧ
say it	79 -22ƾ8Ŕ11b16Ɖ17Ņ19ƒ49Ƽ
say on	86 8ű14ŚŮ16Q18ǃ
say so	87 10ŋǢ18N
say that	87 -11ũ17ƈ24ň34ǩ
say the	83 -9Ɯ-7o10ŌƤ14Z19ŗ20Ŋű24Œ
say what	89 -12B15Ň18ǩ19ũ
say when	87 -20Ĺ9ŧ18Ŕ31r
say yes	82 -12Ŏ9Ĺ33ł43Ł
say you	74 -11ǩ-10żǌ-8x9ǧ10ǔ11ľǗ12Q13Ƹ16Tŵ24Ŗ38ơ
say your	87 -18a-14w-9A11ƃ14ĵ16ǚ41b
sayin	89 -9Ň11W13Ƹ
saying	83 7Ŏ11N13ĸň25b
says	72 -13ǌ-9Ɯ-8w7ļƪǢ9cƩ10q11FV16ř17ƅ18aŚ19Ů20ž21ơ
says $	87 -11Ɯ7ƅ11Ŗ12ǩ19Ś
scale	85 8Ň9Ŀ22ł39ƺ
scan	89 -12Ƶ34ś
scare	89 15ƣ46Ŀ
scared	87 19Ņ20ǁ40Ũ
scares	89 28Ŀ
scares you	89 28Ŀ
scary	85 10Ť11ǘ14V30Ũ
schedule	85 -14L10Ǣ16Ƙ34R
schedule $	89 -16Ǐ-15L20Ƙ23R24Ǣ
school	61 7Ƅ8vƢ9ƶǔ10yKQŻǦ11S13ŭ16Ǔ21l22m27x28Ʊ36ź
school $	70 -15l7v12Ż15m16x21ź29Ʊ
school and	89 12Ƣ25ź
school district	89 14ǔ15Ǔ23Q
school is	89 -7m9ź10Ʊ
school or	82 7Ʊ13Ź14K18S
schooling	89 38m
score	78 8Ž50ĵ
score $	83 32ĵ
scratch	89 10Ɠ11ŏ
scuba	83 50ǀ
scuba dive	89 27ǀ
season	81 -11j10U15x16ƚ17Ɯ18ǎ24ǟ
season $	87 -37ǟ-12j18ƚ71ǎ
seasonal	89 19Ɵ29ǎ
second	66 -8Ŏ7ŕƖ8dŊ10AŇ11Ļ13IƔǋǩ14pũ15ľ16Ō19y21Ǟ29NƟ30Ŵ
second $	83 -24Ɵ-9Ŵ-8Ŋ11ƫ33ǩ74N
second car	85 39Ŵ
security	77 7e10Ǘǘ12Ķ37Ǝ
security system	89 30Ǝ
see	62 -16J-14Ƙ-11ǩ-9C-8ĺǅ7ĹŴŽƛ8Ŏū9ƂƉƿ10Ʋ11vźƊ12Ə13ĿŒţ16EƝ17Ŋǂ18ĽƄ19řǞ20ļ21y23H28ƾ30ň31V
see a	82 -18Ƙ14Ʋ17Ə20ƾ23ǂ
see if	87 -8Ļ11ǚ19š20ĹŒ
see the	78 -19J-12ļ-9ǅ-8H11ūƄ27Ľ30ǩ37Ǟ
see your	85 7ƾ16Ƅ33V
see yourself	83 -7n8Ţ20V49H
seen	80 -10Ũ7ǥ8Ķ9ƛ10Œ18t20Ƴ25ǒ35ǩ
sell	67 -8ƿ-7Ļ7ŲǛ8ƁǕǞ14Ʃ20ƕƷ36ƒ39Ɲ40H41ǔ45Ǩ
sell $	82 -8ǔ11Ǖ17Ǆ19Ǩ39H
sell for	86 -8Ļ49ƒ
sell the	87 11H12ǞǨ
selling	89 -8ĺ46Ǟ
send	64 -17ơ-14Ĵ-11Ś7ǁ8Ɣǘ9ŧƄ10Ō11ƪ14oK15ļŜ19ƕǧ23Z25Jś37ǌ
send a	87 11ǁ13ļ15Z
send it	83 13D14K25ś
send me	82 29ǌ
send the	79 -8Ś7ś18o31J37ƕ
send you	83 -19ơ9K11ǘ16ƪ20ǌ21Ō
sense	80 8ĵ19s55ň
sense $	87 -11Ň39ň
sense to	89 8ň17Ň23s
sent	76 -16Ś-7Ő7K14Ĺǘ16š20J34ļ50Ľ
sent you	85 -8ĽŐ18š49ļ
separate	82 13Ƙ17ş31Ř
serious	87 11ƽ13Ǐ16ǂ20Ƽ
serve	81 13ǔ37Ǜ
serve alcohol	89 
service	71 7Ş8Ǟ10Ţ12ŝ13Ə14ţ17Ǆ20űư26ľ
service $	75 -10ľ9Ş11Ţ15Ə17ţ18Ǆ22ű
services	85 -8ǔ11ǚ23Ŝ27Ǆ
set	67 -13Ƥ-9jǃǟ-7ž7Ŵ8Ƅ9ŉƬ12L13Aŗ17Ɩ19Ĵ22T24ǝ27Y32ĺŠ36ư37Ţ41ǆ
set aside	86 10Y41ư
set on	89 -10j13ŉ45Ţ
set up	82 -14Ƥ-11ǃ-10ǟ11Ķ34ǝ60ǆ
set you	89 -8ž8Š10ĺ11Ĵ15ŗ
settle	89 10G16ŧ17ł
settled	86 11Ŧ12Ń32ƞ
sewer	86 38ƛ
sewer backup	87 26ƛ
shall	85 22ŌƬ33ǩ
shall we	87 -7ǩ42Ō
shame	89 7Ƽ9F12Ƅ
shape	75 9ĵ17Ɖ32Ƹ39ű
shape $	86 8Ɖ11ĵ18ű
shape is	86 -8Ɖ37ű
share	74 8ǆ10ǔ13Ǎ19ųƢ20Ơ21Ŋ23Ř29Ų
sharing	89 -15F-7ǩ7Ų11Ǎ16T23Ƣ
she	56 -24Ƹ-18Ū-14ƹ-13ǩ-12Ǉ-10w-9iWƼ-8cdĶƱ-7ĹŇ7ů8Uŧ9ǜ10y11ƅƢ13B14ų15ƫ17Ŷ18ǈ19p24Ƴ27ƨ30x32Ʒ33ŴƮ36o38sźǂ41t42q49v54r
she $	86 -18Ƹ-10c10p16ŧ19ǂ20v
she do	87 -21r-8Ǡ12q17ǈ25Ʒ
she does	87 10ƨ11x12q17Ɲ
she get	89 -20Ʒ-8ƨ16Ź18ź29Ʈ
she go	87 -12q12Ʒ54o
she have	86 -15Ƹ7Ƴ31ƨ
she is	73 -8x8A11ƫ14tU15p19r25v29s31ź
she keep	89 -16Ʈ-11Ķ9o41Ʒ
she take	89 -9ų-8Ʊ-7r24ź26Ŵ
shed	82 -8Ǐ13Ɲ35Ʒ48Ƒ
sheds	89 25Ƒ
sheet	89 14fu17Ś
shifts	87 9Ǉ22R29ǎ
shingle	82 -12ƈ18ǅ37Ɖ
shingle or	89 
shingles	78 13ƚ16Ɖ52ƈ
shingles $	89 16ƈ25Ɖ
shipping	80 12ǝ
shipping if	80 12ǝ
shoot	80 -9ŷ-8Ÿ11ch19a20J
shoot you	89 12c
shop	60 -28D-24ơ-16ƣ-14iƤ-11S-10ŏ-8tx-7ůƢǩ7Ǚ8ļ9g10ǐ11ǄǠ12yǨ13U14Ǟ16Ǐ17Ɨ18ǔ19ŠƁǈ23ǃ24Ɲǅ26MǍ30ǥ31ǟ34ǌ38ŵǋ
shop $	66 -26ơ-20Ɲ-17ƣ-16D-14i-12S-8ů7Ǧ8ǈǙ10gǞ12ǐ14ǥ15ǟ18Ǎ21ǔ24ǌ28ǅ35Ɨ48ŵ53ǋ
shopping	83 -12ŀ31ĺ34ń
shopping around	86 10ĺ36ń
shops	86 9ǌǢ12ǈǨ15gǃ
short	86 12Ɯ15Ť16W27Ʈ
should	56 -18r-11ũ-9ŉƮ-8Ƽ-7Ŭ8Iǂ9ĽƄǩ10hO11ŋ12Ŏ13ŷ14uLMƬƱ15ƶƸ16N18ŧ20DĴƘ21af22ǧ23ƭ24ň25K27s32Ō
should be	87 11ǧ13ŷ14Ʊ15Ƙ
should i	64 -14s-7ŉ9Ǡ11IĽ12N13O14ŋ16L18ŎƬ19Ĵ20ǩ21Ō22M25D31a32K34ň
should it	85 -8s7Ĵ11ƫ13b17ǧ26ƭ
should know	74 -9Ƽ16ǂ17ō18h25Ƹ
should we	77 8N15Ʊ24Ō29s
show	74 -7IŸ9ţ11Ţ13dn14ƾ15Xť19Ľ20Ŏǩ28Ŋ
show up	87 19ť
show you	86 -8I13Ţ18X24Ŏ33Ŋ
showed	85 12Ņ15Ň16B
showing	89 12I16Ƅ
shows	86 12ǒ14ť18ŗ29ǡ
shut	76 10Ɵ22ŋ24ǎ39ǝ
shut down	87 10ǝ18ǎ
shut the	89 -11ǝ9ǎ14Ɵ
shutoff	87 -8Ĵ18ũ39ƛ
sick	79 -9Ʈ8Ŀƾ12ƽ17W31Ǜ35Ǩ
sick $	83 9Ŀƾ17W24Ǩ
side	64 -18Ƹ-16Ǆ-7MŨŶŻǏ8uƉ10C11Ŕ12Ķƽ14œǛ15Tŧ17łƁ18ǂ20Ǎ24Ų26Ǡ34Ɲ
side $	81 -22Ƹ12u13CǍ18œ24ǂ
side business	79 15Ɲ
side hustle	89 -8Ŷ41Ų
side of	87 -20Ǆ16C21Ǜ26Ɓ
side work	79 10ŭ17Ɲ
siding	82 51Ƈ
siding $	87 23Ƈ
sign	65 -9Ƒ8H10Ł11WŖƨ13ZƖ14ƒƱ17J18Ŏǩ23Ǔ25ő30ǃ39Ō
sign $	87 -8Ō-7ǃ11J59ǩ
sign a	80 21Ʊ
sign off	89 34Ł
sign up	83 10W15ƨ22ő
signed	79 -7O7Ł9ŌƁ15œƢ22Ʋ
signed up	86 -8O14Ɓ16œ19Ō
signs	83 -7Ư10q15Ł20Ǡ25Q
signs your	89 -7ƯǠ11q30Q
simple	87 13Ļ25ư
since	59 -10ǩ-9Ŗ-8ņ-7ŐŜŞ7ƓƸƼ8ƣ10P11Gţƪ12BŹ15ŗƹ17ť21tǟ22ǅ27i33S35ő37Ǟ41ũ
since #	71 -8Ő-7Ǟ9Ɠ10Ƽ13ǅ14ƪƸ22S27ţ33G
since $	86 11Ƌ15t16ť28ũ
since last	87 15I20Ǟ
since somebody	80 13Ǟ
since the	89 -11ƌ11Ǟ21t37ǟ
since then	85 -10ƌ-9Ş45ũ
since when	86 -15G-10Ǟ12Ÿ36S40ő
since you	82 -14ũ-8ƈ13ŗ17i18B19ǅ33ƌ
single	77 -11ƿ-9Ɖ17Ɔ21ǩ24Ƙ36f
single $	89 
sink	87 7ƌ19ƛ37ĸ
sister	74 7Ņ8AǤ14U16Ʒ24Ư29B
sister say	87 31B
sisters	85 -17ǃ10Ƥ34ƽ52A
sit	75 8łŰ9sL11M14ƙǛ17Ĺ20Ŵ25ŀ26Ƈ
sit down	85 10ł11L17Ǜ20Ĺ
site	87 13Ǜ20Ŵ23ƥ
sits	87 -9Ʈ12D22Ű28Ɵ
sittin	86 -17Ş9ĵ13H16n17ŀ18Ƙ
sitting	75 -8X7ĵ9r10n11jŚƝ14Y15Ɵ23M25Ķ
situation	86 -12ƽ11Ǩ13zŹ15n16F
situation $	89 -12ƽ12Ǩ13Ź14z32n
size	83 -8Y-7Ŕ9r11Ǟ12œ15Ɔ34Ƭ
size of	89 10r16Ɔ
skip	82 -9Ǧ10Ŋ11BƂ13ǁ16ů
skip it	89 -10Ǧ11Ŋ12Ƃ13ǁ
sky	87 12Ơ32j
slab	82 9Ɠ35Ƈ
sleep	74 14nŨ16ĸŌŰ18xƤ21Ļł28Ƽ
sleep $	87 13Ű26x29Ƥ
sleep at	87 -7ĿƤ9ĸ30Ļ
sleeping	85 11x13ľ
slow	76 -8ŕ8J13ň15ƛ18b19i24U25ǟ41ǎ
slow $	89 -19ǟ-8ŕ17ǎ35U
small	74 9ǜ10Ʀ12ǈ14Ǆ15Őƥ16ţ25Ŧ
small ones	79 10ǜ18ţ
smart	83 -7ƛ10m15ũ18AƬ20ń28Ǝ
smoke	71 -7q11Ɛ16Ƥ22ƹ27ǂ28Ǝ
smoke $	80 -8q-7Ǝƨ26ƹ30ǂ
smoke alarms	89 -11ƹ21Ǝ
smoke detectors	85 26Ǝ
smoker	87 14ǂ16ƹ
smoking	89 19ƹ
snap	89 9ś
snap a	89 9ś
snow	85 -9c7Ǆ65j
so	35 -12ő-10oŀ-9Ƒ-8jǑǛǤǩ-7aNŏ7JKŴŹƕƾǆǉǗ8gBEŗŮƤƳƸǁǣ9qtGLĻŃūǙ10DļŤŶƵƹ11fşƈƖơǄ12UĿŒũŵżƓƬǇǕ13ySŁŌƔƞƩ14ŷƝ15wķŢŲ16kĹ17cAĵńţŪƠ18TĺųƦǚ19Ŧ20hŕƢ21s22inQ23ň24œ25pŝ
so #	70 -26T-23ő-16ƅ-14c-13LƬ-11vŘ-7xŷƓƘ7ůų15D16ǅ17ƪ21dǊ24uŮ25ƒ34ŦƔƺ40S44Ǉ61E
so $	76 -8Ǐ-7Ɓ8Vųź9j11ĵ12ƶ13Ɲ14pƢ15C16Ł20ǚ24ǁ
so @name	83 10ǈ12w23r24s
so a	75 -12Ǧ-9Ɣ-8Ŷ11ǜ12Ƃ13ƿ14ĸŪƐ15Ķƭ17Ǝ23ǡ31Ť
so about	76 -21Ǌ-10QƱ7Ůǉ16Ǜ20Ɨ22Y33Ǐ34Ƭ35ǔ59T
so do	82 -15Ŏ8y10RƓ11hƀ27Ō
so far	75 9ŉ10Ň12yŝ19uƞ24ň28i
so give	77 -8W7Ů8QĻ10ƈƖ11ťŦǠ15oĵ
so he	80 -9v8s11x12Ǚ19q20ƨ58p
so how	82 -9g8Ť9ĺƱ10ƟǢ11ǡ13Ǩ20k
so i	63 -14R-13ŉǩ-10Ŗ7cTŤż8inpwŊř9abńǊ10Ƶƽ11ŃƖ12XŘ13mM14f15őŕ16Ĵň23Œ38L
so if	79 -9X9Ļ11Bĸ15Ǩ29ŵ43Ŏ
so is	85 -9Ķ-7ǟ7Ʋ10i13Ĺ14tŭ15ĵ25Ɣ
so it	57 -21X-15o-9cųŶ-8pBŒƨǓ-7sŤŴƒ7ļůǥ8ŎƆƛƻǍ9aƉǛ10ķŝ11Ǆ12hŬŰƅǃǆ13kQ14Zŀƚǡ15AŃ16wŗř18űƩ19ĺ22Ƣ23ǟ25ŷ28ŕ35Ơ37œ46n
so just	79 -18Ƽ8ƴ9S12Ż19ŀ22hƻ26ŷ
so let	85 7ő8I9O10s13Ł
so long	89 17Ţ20ŝ24ǩ
so much	87 10ǚ14A18ĿŶ
so no	86 -8Ĵ7K14Z15ż21ŉ
so she	80 -7L8t16Ɲ21ƅ22ź28s31p
so somebody	89 29ǘ
so stop	89 9Ƽ13Ľ16Ɓ
so tell	64 -8Ǥ-7ƣ7ļũŽƅƙƛƝơƨǚ8yAŶƽ9ŕǒ10iŭŰ11U12ŝŬƤ14ƥǆ15ƿ16x19ń
so that	70 -23E-11Ŷ-9ľ-8Ɖ-7Ŏ7Ÿ8ř9Ň10ķť11Ƨ12y13JQş17ǃ20IŪ21v22b25c26ƈ28D31ō
so the	64 -14ƒ-13ơ-11Ū-10w-9Ÿ-7xŤƉ7ťƈ10ķŅƋƘ11Əǧ12IŹ13Uŭǌ14vŰǕ16ų17a18ŶƄ20Ǔ22ŝ23ņ27ŦŴ
so there	68 -7Ƃ7ǐ8ƙƹǗ9ķŕ10Ǎ11ƘƦǦ12ĶƑ13ũ15Yƍƨǥ16ƪ26š
so they	78 -10Ʀ10Ņ14ǖ17Œŧ21W40Ŕ
so we	78 9Ɓ10ƭ12ƿ14Ĵ15sŪ31Ƭ33Ō
so what	67 -18Ű-14Ň-11ŀŁ-10N-8ŝ-7Ť7OƓ8Tņ9bƉƬ10kķƭ11BŶ13c14JQ15Ş21Ŀ22Ū28g29ĺ30ǩ37P
so when	87 7R14H16Ų18ŘƢ
so who	89 12nQ13w
so would	87 10Ʈ12K15X
so you	49 -19ǡ-17Ǜ-15ŭ-13ZĴ-12ŏŦƋǩ-11apŘ-10Lƴ-9vŌŝ-8jŪƬ-7sŀťƨ7ĵƁƕƝǄǅǒ8ŖŵǗǜ9ƙǐ10ĻũǙ11fNłƖƞƦƹ12ŒżƔǞ13gCUŜŢųƌƠƤǀǚ14ńŚƒ15FVŁŨư16lHR17Ŷſ18ňŐƾ20ŲƱ21œŗ22Ĺ23Ɯ29ž31c34G
so your	67 -11b-8Ʀ-7Őǧ7ŉǅ8xzǨ9qA10e11oƳǌǠ12Ŀ14tų17ǣ18ƧƯ19ū20Ɠƽ26B32Š
social	74 12ĶǗ17ǆ21ƿ50e
social $	83 21ǆ24e
social security	83 8e14ĶǗ
soft	89 14ĵƉ
softball	89 12x14g
sold	78 -11Ŏ-9Ƭ-8Aœ-7Z11ƕ12Ŗ14PŶ18Š20ķ24ņ26Ŝ36ű
sold it	87 -13Ŏ-9A14Ŗ33Ŝ41ű
sold you	87 -8œ22Š34ņ
sole	83 43ǆ
solo	89 -15F18s20f22Ƣ
some	62 -17ŉ-11W-7Ţǩ7rKUĴŦƏƥƨǄ8ĸŹƉƌƘ9ǞǦ10lŤŽſƪ11Šǈ12ľ13ķ14zQǇ15ƒ16mơ19Ĺ24Ļ26Ř27Ŋ
some $	85 -15Ţ9u12Ĵ20z24ƒ29Ř
some money	87 7Ļ11Ţ18ƪ30Ĺ
some of	85 9ǝ11Ŧ14ơƥ19l
somebody	55 -10Z-9IŨ-7nƠǨ7hņƅǢ8PļŗƜ9ŠƟƾ10Ʈǚ11ŧƳ12ķǋ13fŵſ14ľƎ16ƕǘ17Ư18Q20F23A24ǜ25ž
somebody $	73 -10Ʈ-9F-8ſ-7ĸ9ƢǞ10ŵ15Ƴ18Ǡ21f25žǜ
somebody close	89 13ĺ18Ƴ
somebody could	89 13ķ
somebody else	75 -12Z8ań10ş11ƕ13Ł20ǋ28Ʈ
somebody in	86 -10Ƴ14ņ20ƾ23A24ž
somebody last	79 -18Ŝ13Ǟ18Ŗ
somebody or	86 -7V11Ƣ13ŏ19ŵ32Q
somebody sued	80 14ķ
someday	87 7Ư11Ǟ13z16V28y
someone	80 10Ɠ13ǚ14Ł17ǅ23Ƴ25A
someplace	86 -7ō11ş13ǝ15Hǋ19ƥ
someplace else	89 -7ō13ş14ǝ16H
somethin	71 -17Ş7ŉō8ǃ9H10ENYZ11Ư12Ƙǖ14Ž16ńŪ19Ŷ22ĺ24Ŀ
something	54 -11ũ-10Hť-9Ŀ-8IŁƘǝ-7ŻƲƵ7ĹơƦ8mĽŃƄƮǓ10NP11rŔƫǕ12giŖǛ13ņŉŗūŴƬ14ǩ15Yĺŵ16ł17Ǩ18ŏƶ19ĸŘ21ŀƺ28ƨ33Ş
something $	80 -29ŀ-13ŉ-12H-11ō-7Ƙ10ķ11ĸ16ŃǓ17Ŋ20N22ŏ23ǩ26ţ
something broke	80 24Ř
something else	81 9Ū10j11Ŷ12w14ĺ15ŀŎ28ŵ
something happened	78 -23ĺ-7Ŀ8Ư11Ř12ƨǨ15ĸ16Ŗ17Ʈ26ƫ
something happens	86 -8ĺ9Ŀ10Ŗ16Y19ƨ22Ǩ
something in	87 -9Ʋ13q14Ļ15Ƅ
something like	85 -11Ł-10ĺ-7ō12ŏ35ƺ42ł
something on	89 -7ƫ10ŉƶ14Ŕ20ƨ
something that	72 -11ǩ7ĺ15XƳ20Ǖ28ŀ
something to	87 -17Ŋ16ǩ17ŉƶ
something you	78 -13ŝ-9ĺ-7Ƶ7ŵ8ŉŞŽ10Ŋ12gĴĽ13Ŀ20Ĺ22r24Ŵ
somewhere	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŴ22Ţ25Ƥ
somewhere else	81 -16ş-7ŀ9H18ǝ24ŢŴ28ƥ
son	72 -14pǟ-13m-11ƭ-8tV7Ű8o9ż11uƯ16ų18ǈ20wŹ21y24x28Ǟ39v
sons	85 -11ǆ18y21x24uǃ30w
soon	71 -12ǜ8Ɓ9V10ƕ11Ŀ14yƄ16Ǟ17ŕ19H21Ź42Ń
soon $	77 -13ǜ7ŕ13Ń20VǞ22Ź32H
sorry	74 -8Ũ8uTŤ9zň12ƺ16Ƴ17aņ19f21ǩ
sorry i	85 -11ǩ7c14a23ň
sorry to	87 -8Ƴ-7a10Tƽ11zņ14f
sort	89 10ƛ11ǀ27Ʃ
sound	73 -8I-7ǩ8G9Ž10i11V12ť15l24Ľ30c48Ň
sound $	89 35Ň
sound like	86 -13Ň11iŽ12c13Ľ19l
sounds	73 7ŌƑƜǓ8rBņ9ŨƏ10ƆǛ11FLŧƽǈ13ťǨ15b18N
sounds like	76 7N8ņŇŌƜǓ9rB11Ɔ12FLŧƽǈ13ť14Ǩ
south	85 12lƉ15C20Ɵ
space	75 -23F-8Ɔ8Ǣ16Ƈ20Ɗ22Ɛ27ǋ33ǌ
space $	81 -23F-8Ɔ10Ƈ12ǋ13Ɗ55ǌ
spare	82 -9ǩ-7Ƶ7ŵ10g26Ŵ31Ɲ41O
speak	87 13ƽ17N19Śǩ24ŏ
speaker	89 -7Ō30s
speaking	87 -17ǩ45a
speaking with	87 -17ǩ45a
special	75 10Ư23ƞ43Ƙ
special you	80 11Ƙ
speeding	83 35Ż
spell	75 -15a12tǃ14w19J39b
spell that	82 -7ǩ9J45b
spell your	89 -17a11b17w
spend	79 -8T-7Ǟ10ƶ15l17g18k47X
spend your	87 -7y7g17l19ƶ20k
split	76 -10ƣ15Ǉ16Ĵ25ƫ40Ƣ
split $	80 17Ǉ
split it	89 18Ĵ19Ƣ29ƫ
sports	86 25ǀ28g
spot	81 10ƞ11ǋ13Fƙ15ǘ26M27Ű
spouse	70 -20Ƹ-14Ň-9d16p18Ʒ24q30r37ǂ38ƨ39s41f
spouse $	89 10f12ƨ13s
spouses	82 -15d-9cw-8P7Ʒ13q32o33p
spring	72 -9ǋ8Ʈ9ĽťǞ11jtŃ14k19ŕ21H26ţ
spring $	78 9Ʈ31ţ
sprinklered	89 -23ƣ44Ǎ
sprinklers	79 52ƣ
sprinklers $	87 -25Ǎ57ƣ
sprinklers in	89 -42ƣ48Ǎ
square	71 14Ɠ19ǋ27ǖ45Ɔ
square feet	77 20Ɔ24ǋ
square footage	85 26Ɔ
sr	85 41Ƅ
sr #	85 41Ƅ
staff	80 29ǜ31ǈ49Ǉ
staff $	86 23ǈ28Ǉ
stand	80 -10ǋ8Xƚ9Ɵǖ12KƇ21r22Ǎ25ķ
start	65 -12G-10ĸ-9L7ŷ8Ř13dǓ14ŕ15a16Ƌ17řŤǅ18ő19Ź21X23ǩ28R32Ń36S
start $	81 -19S-8ǩ15ŕ19d27ǅ45Ń
start it	89 -7Ń26ǅ31Ō
start the	87 -12ő9ǧ12Ɩ17Ť23ǅ
start with	79 -20ǅ-7X11ŷ22ř42ő
started	73 -13Q10S11x18ƽ21ĺŌœ22ǅ28Ʊ
started $	85 -20ǅ-11œ7d9Ť14Ō20Ʊ22ƽ
started it	89 11ǅ
starting	85 8Ÿ11j14t20Ō27ŏ
starts	89 12ū13ŕ
state	65 -8S7Ņƚ9ő11Ķ12ĵŔ13Ő17Eū20ǔ21ń22Ʊ28Ÿ30ŗǣ32Ƅ39C
state $	89 -9Ő28ǔ41C
state farm	83 -7Ÿ8ń12ő15Ņ32Ő
state minimum	83 42ŗ
statement	83 15ĸ16ľ20Ś23ƪ
station	85 -9ů23Ə
station $	85 -9ů23Ə
status	83 40f
stay	62 -16Y-11ĺ-7ǅ7ǎ8gnBǝ9ƨǞ11Ǩ12Ʈ14Ƨ16H17XŢƥ23ŘƤ25Ʃ34Ʒ39Ɯ
stay $	87 -12ĺƷ23Ţ26Ƥ
stay at	89 12q14ƨ26ƥ
stay closed	89 -21Ƥ28ǝ
stay in	82 -10H-9q26Ƥ48Ʒ
stay there	75 -18Y-17Ƥ13Ʒ14n22V24H30Ř37Ɯ
stay with	85 -7ő7Ţ14Ƨ36Ƥ
stayin	87 -7U7H13yK18k19ǟ
staying	69 -10S-9y8k11t12ǟ13F14n16Ţ20Ƥ22j27ĺ30V
staying at	78 -12H11n38ĺ
staying put	89 -12V-11y44H
staying with	85 8n22F28V
step	79 -14S-8KƜ8d10Ǩ12Ɖ13Ǟ19žǅ32ǘ42Ư
step in	89 -8ǘ37Ư
steps	81 -11Ư7Ť8Ř25ũ26u40Ɯ
still	54 -14ƭ-10ƛ-9p-8ǎ-7rŸ7jƀƹƺǋ8ƋƧ9Ŝƞ11ŬƵ12ŉǩ14Ƭ15U16z17f18t19C20PũŷƔƖ21cq24Q25v27DJ28Ũ29I30ƫ
still #	87 -9Ÿ12j19ƺ20c21E
still a	77 7Ũ8I13c14v
still good	85 -8Ƨ7O19J23IƵ
still have	78 14Ƨ29Z
still in	87 -13y11c21ƞ39v
still living	89 -7P24z
still on	89 7Ǘ18D28ƫ
still owe	81 -20Z10ŉ11Ŭ41Ɣ
still the	87 11ƌ12H13F17Ŝ18ũ
still there	89 -15Ũ-9ƞ15Ƨ16ũ79ǩ
still with	85 12Ő16z60Q
stock	81 7Ǣ8Ķ24Ɲ25Ǐ
stop	71 -9Ʈ7Ƽ9Ǜ10Ľǁǝ11m13Ɓ15ňǎ20M
stop at	89 8Ƙ15m
stop me	86 8Ƽ13Ľ16Ɓ19ň
stop you	80 12ǝ
stopped	83 10M12tĿ23Ʈ
stopping	86 15y21Ţ29ŀ
stopping you	87 21Ţ30ŀ
storage	75 7Ƒ8Ɗ55ƥ
storage $	87 10ƥ
storage unit	85 20ƥ
store	71 -10Ơ-8Ɯ8Ǐ9ų10ƣ11Ǟ14ǅǎ15ǊǍ16Ǘ17ǖ18ǡ21ǟ24Ǣ25ǋ
store $	86 -8Ɯ17Ǐ18ǋǢ25Ǎ
store or	87 -13ǎ-10ǖ12ų15ǋ18ƣ20Ǌ27ǟ
stored	89 -8ǋ15ƥ37Ǘ
storefront	89 15ǋ18ǌ
storm	79 9ũ30j60ƚ
storms	87 11Ŕ33ƚ
story	78 -11ŧ9l10Ŕ12Ŋ17O21ō39Ť45Ɔ
story or	89 20O35Ɔ
stove	80 52Ɛ
stove $	85 34Ɛ
straight	76 -9ǝ7jwǎ10o11l12ǧ13š14ň17Ŕ21ŀ27Ĵ
straight with	89 25ŀ
strange	78 8y20Ǖ23K
strange invoice	80 23Ǖ
street	64 7ƣǝ8G9t12Eƞ16Ŝ17ǃǋ25Ű33ƙ44D
street $	71 9ƣ10D12t23Ű
street address	85 -15G21D
street and	89 -8D17ǋ18E
street or	89 15Ű18D28G
strip	87 9ū21ǋ34Ǎ
stroke	86 11Ƽ19ƽ
stucco	89 39Ƈ
stuck	75 -12ZŒ7ő12ƣ13Ş17Ʈ18ŀ23ư29ŵ
stuck with	78 -12Z7ő21Ʈ24ư
student	70 -10Ŭ9m13Ʊ29Z40ź
student $	87 25ź
student loan	80 21Ʊ
student loans	81 -12Ŭ40Z
stuff	64 -12Ƽ-7ž7ƹǏǗǥ8XƿǕ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
stuff $	78 -12ƥ-7Bž7A9Ť10ƗǗ11ŗƿ12Ɖ14ƋƲ19ǘ21Ǐ
stuff in	86 -11Ɨ-7ŪƝ14ƥ17ǐ18Ǔ19Ǣ
stuff is	89 -7Ơ13ƥ20ǜ29Ƣ
stuff worth	89 -10Ƙ37Ɨ
stylists	77 11ǈ22Ǒ
stylists who	80 16Ǒ
sub	83 -12Ƌ-11ǧ22Ǒ41ǒ
subcontractors	82 12ǒ25Ǒ
subs	69 -13ǧ11Ǥ45ǒ54Ǒ
subs $	77 -10ǒ11Ǥ44Ǒ
such	89 11w14ƻ
such $	89 11w14ƻ
sudden	89 12ĺ16ĸ
sued	74 9Ŀ31ķ43ǜ
sued you	76 14ǜ31ķ
sugar	85 16Ƽ17ƴ
summer	83 -7n19Ǉ20Ɵ23k27x
summer $	89 8Ǉ16x
sump	81 47Ɗ
sump pump	85 29Ɗ
supper	89 13r16ƿ27L
supplier	80 26Ǖ
supplier $	87 13Ǖ
suppliers	81 31Ǖ
suppliers $	85 
supplies	89 9ǐ18Ɲ
supply	89 8ǐ12Ŕ17Ǖ
sure	78 -10Ş7O8bĻ11ZƱ12Ũƅ15ŀ17ǒ23Ŗ
surprise	89 26Ǥ
surrender	87 28ƪ
surrender value	87 28ƪ
survive	87 15ǝ16x
suspended	86 8Ƅ37Ÿ
suv	89 23ų27Ū
sweet	89 16t17wƶ29Ŭ
swing	83 11Ĵ26X31M
swing by	89 42M
switch	79 -7Ǌ11ł14Ÿ17Ţ18Ō32ő
switch $	82 12ł19ŌŢ
switching	87 35Ţ
switching $	89 25Ţ
system	69 -10ŵ-8ǔ10ǝ15Ǜ19ǘ20Ǝ27ǖ30Ǘ
system $	76 -12ǖ-8ǔ25Ǝ43Ǘ
system were	80 15ǝ
t	87 11ǘ15ſ40b
table	78 -7X9T11ł12ƥƮ13Ś14s25M29n
take	53 -25Z-11ŀ-10Ŷƽǩ-9Ʈ-8qrŬƳ-7y7ǒ8NŞ9fŝũƏǄ10ŊƔ11Ǩ12ő13ś14Ư15Ŏǁ16ƪ17ƓƖƗ18Ũ20zŇź21ŠŢŧƱ22łƬ23Ƥ25BŹǂ27ķ32ǖ33Ƨ34ůƻ
take $	77 -20Ŵ-15Ň-11ƽ-8Ŭ-7łƬ8ǐ9ƻ10ų14ǂ19B32Ź62Ŏ
take a	77 -7Ʀ8ĵ11eź12ƿ13ƪ17ǁ30ś
take bookings	79 17ǖ
take cards	87 9ǖ
take care	77 10ǘǠ15Wŧ19Ư25Ƭ33z
take for	89 -46Ŏ18Ţ46ł
take it	75 -14T-12ŧ-11ŀ-9Ƴ-8ų-7Š9Ň10kķ11x13Ŏ15NŞ17f21ƻ22Ŵ49Ũ60Ƨ
take on	89 -20ƻ30Ǆ38BŇ
take out	86 -17Z-7Ơ16ŒƦ17ƪ21Ɣ28Ʊ
take the	77 -15ų-8xy-7Ʊ8ǖ10Ź11Əƻ21ź22ł30ů56Ư
take to	79 -11ł11ŧ16Ʊ22Ƭ26Ţ30Ɠ37Ɨ
take you	85 -44Ư29ů63Ƥ
take your	85 8ņ12łǁ31ų
taken	77 -9Ŭ-7ƪ37Z
taken a	79 -9Ŭ-8ƪ39Z
takes	78 7O8ų9ƃ10Ǩ13ſƵǁ14Ŝ24Ǌ32Ǟ
taking	82 -10ǩ10z12t18k44ƻ
talk	69 -14ǩ-11ņŉ-8ǉ7OĽǚ8gATUĻŜ13ňǠ14ń15Ǚ16ĵ19s29Ĺ58N
talk $	81 12Ļ15s35N
talk right	89 39N
talk to	86 -13ņ-9ǉ9N12AŜ17Ǡ22ń
talked	74 8ƨ9s12Ư14Ʒ15B21i30Š34r
talked about	85 10ƨ12r16Ư18Ʒ
talked to	87 12sń
talkin	86 -19Ł7Ľ9C12a16ō17ń
talking	70 -7ĹŹ8ƨ9OşƆ10Ŧ11cƍ13ŉ14X15h16ť17a23v24Ň25ǩ
talking $	89 -11vŪ10Ĺ15c26hť
talking about	85 -15Ĺ-7Ƴ12şƆ14ƍ15vŪ21X22ǩ
talking to	83 -7ǩ7Ľ12ń25a
tall	80 19ǂ69ƺ
tall are	85 42ƺ
tape	87 42ŋ
tax	83 10f11ǆǊ13T23ƅ
tax return	89 11f12Ǌ14T15ǆ
taxes	85 -8ǘ11ǃ14ŒƵ24T32Ǡ
teachers	89 18Ķ
team	82 -9Ơ8Ł12ǈ13Ʒ18x33ǩ46Ǉ
teen	86 -10ų46Ź
teenager	76 9ŹƂ12ŭ14ź
teenager in	79 13ŭ
teenagers	86 9Ź21v
telematics	87 35Ž
tell	45 -16Ň-14w-12ĺ-11Ş-10łǐǥ-9I-8G-7bcŉś7jnŜƚƴǞ8qFHSļšűƟƠƧƨƵǖǚ9EŁŗŝŢŪůŰŶſƭƱǈǑ10MńŨƉƿ11UĴĿŠżǆ12gxŖƥư13k14uŊ15ĹƊƞƳ17i18Ƅ21ōǄ22P23Ť24Ŕ37B
tell me	46 -24ǩ-18Ŋ-13B-11ƕ-10ĺłǐǥ-9I-8Ş-7bpwGŉ7ņœƚ8jnFHŅƞƠƿ9qSŜůűƨƭǑǖǞ10EŁŗšŢŪŰſƟƱƴ11MŝŶƉǈ12iĴŨżƥư13xĿŠ14kUń15guƊ16P17Ƴ19Ŗ20Ĺ22ō25Ť27Ǆ
tell you	69 -18Ň-12ŧ-11w-8Ǆ-7Ĺ7yƧ8Ő10ǆ11ļƞ13ƕ19Ƅ32Ŕ40ǩ48Ŋ77B
tenant	87 -11Ǎ-8Ɓ9Ǣ11ƣ16Ƣ20F
term	69 -9Ɣ9Ɯ10Ƶ13W20B21ŕ57Ʃ63ƭ
term $	89 16Ƶ26ŕ
term or	81 27Ʃ
terrible	89 9g10w12œŨ
test	85 13ŧ27ǁ
tests	89 32Ǚ35ƾ
text	72 -11ǩ14ū18ś38K
text $	87 22K
text me	86 -12K13ś18ū
text or	89 
text you	87 -13ǩ-7ś38K
than	63 -8tǩ-7Ǔ7ǔ8aLŴƘ9œƁƦǡ10Yĺű11Ňť12Œƺ13Ʃ15ķƒǦ18Ů19Gǂ20Ņ21pK22ž
than #	75 -8ǉ9Ǉ15ƺ16ĺ19Œ21ť28G
than a	83 -11ķ11SŪ12ľǡ13Ƙ22Ǧ
than the	87 -10p7ž13ŇŴ18œ
than you	82 -8t8ŇƸ25ǂ37p
thanks	86 11aķĹ12i13ƴ
thanks for	86 11aķĹ12i13ƴ
thanksgiving	87 34k
that	30 -28Ǉ-17ĹƬ-15i-14ƚǟ-13ZǨ-12ŹǞ-11N-10XYǍ-9syPUƗƨƶ-8ľŘƊƓƟǈǠ-7ƕƲƷƾǡ7nŐŜŸƄƫưƴǖ8lţŪŮǢ9hxĵĶųżƅƜǁǓǕ10FWšŬƇƌƑǃ11Łŕƻǔ12ŋŒŲƍƘ13joMĽűŻƈƩƪǝ14ů15AŌƙƥƿ16ǀ17DŔ18tCřŧƝ19QũūƧǋ20dpu22ŀ23ŤŽ24śŦ26RSǩ29E31ĺ35Ƴ36ŭ37ň39Ŷ41G42ő46ōŠ49ĸ50ť52b53Ň57Ũ
that #	86 -12Ĵ-9K8ƈ11ūƀ15ǘ22Œ
that $	53 -20Ŏ-18Ŧ-14Ŷ-13Ũ-12ő-10ĺļƞ-9ŒŪƧƬǆ-8QķĹũ-7ŵǝ7ŐƝƹǦ8wOůŴǎǙ9Ůǃǐ10qŕŠǁǅ11ťǔ12K13ž14œƺ15Ŕ16HŬ17ŗ18ŀ19bm20ň21ACDřƿǩ22v23h24S26ǥ28Ō33ĸ34ō55Ƴ
that @name	89 12Œ13a18ĸ
that a	68 -27ť-24U-23Ŏ-8WŅż-7xH8ňŸƊƴ9ũƩ10ŁƼ11ľŻ13Ɔ14ŕ16ķĻ18Ŧ19Ť20uőǩ22ĸ30Ũ32G33hS
that about	74 -8Ʊ-7S7r8g9Ň10G14Ʈ15T27ō
that accident	89 27ť
that address	81 -12D12F26n37G
that all	80 13uǗ14Ƈ15Ū16ǋ27d30ō
that almost	80 23Ǖ
that an	89 7ƅ24ū
that be	82 9Ķ11Eǁ13g14Ŏ15A16VĻ17C
that bugs	89 9Ş16ŀŽ
that building	89 -32Ǎ14ǝ40ǋ
that came	89 -11ƚ12Ǥ21Ŧ24j
that car	75 -12ŝ-8ǔ-7Y14ŵ23ű24ŭŲ25Ů34Ŷ
that claim	70 17ţ18ť23Ŧŧ24Ť
that clear	87 49ň
that commercial	89 -9Ɔ10ǋ11Ǎ
that company	80 -20ǅ-8fQ-7œ15Ŝ19ŝ27ő28Ţ43Š
that correct	80 -9Œ8ŏ11žƴǜ12d13p
that could	86 -13Ɲ11ǚ15ĸ23Ǐ26Ŀ
that coverage	87 -14ň-7W15Œ40Ƨ
that did	83 14vŨ15Ť18H23ň
that do	81 -21X-15ƽ-7ŇƯǐ17Ū26ĸ33Ũǝ41Ŏ
that does	89 7Ľ11L12p
that down	86 -17d12ƹǆ14oƍ19Ɔ20p
that everything	87 -9i15ƻ38ō
that for	77 -12Ƴ-8Ň12ŝŭ13bŐ14EŤ15ƻ21ŏ42Ũ
that from	89 -14h11ś17ũ20Ɲ
that goes	89 9E12Ʃ
that got	82 8Ť9ƴ38ĺ
that group	89 26Ƨ
that had	89 12Ũƽ
that happen	86 -11ũ-7G27ť30Ť
that happened	87 -13Ƴ11Š13ť18ŨƤ
that home	87 10GƝ17F19Ɣ
that house	83 -31S-9ő-7Ƒ12ƞ20ƅƒ61G
that how	74 8RƳǖ11ņƲ12fŨ13ǃ16ųŵ19K27ļŠ
that i	81 -9ǩ7bű12u44ō
that in	85 -7Ś9ř13ň17Y22Ō
that is	49 -25ǩ-17Ũ-16ƾ-14ƅ-13Řŝ-12j-10Kƞ-9ľŭŶǓ-8ŇňŠ-7krĽŁŜŞƑƔƴƽ7GXYĴĶőŗŸƌǝ8qRUĿłŵŽƦǘ9vwƧǅǢ10Zńř11o12ŅƇǂ13şſƒ14ļƈ15Ūƥ16ōǏ17WŴ19Ťǃ20x22pœ23ŧƿ24D26M27bŦ30I31ķŀ
that it	78 -24Ť-13ĺ-9Ŷ-7A8N10Bűƀ11Ū12Ƶ13Ļń16ť17ƙ24X40š
that job	79 -14ō-12G-7H19Ƨ23V26S
that just	89 -10Ǉ11ǉ25ǈ
that kind	86 -8ƿ12ư14r16ƹ
that last	86 -8Ũ-7ň8ƚ9ƈ12b18Ż30ǩ
that life	87 -8Ʃ12ƪ
that like	89 -12ǩ12Ƴ44Ũ
that little	85 -15x9ū11Ľ13ŽƦ16ƻ31ƞ
that loss	81 -12Ť-8Š15ťŦ20ŧũ26Ƴ
that make	85 -17Ň7Ŀ19Ũ23ň
that makes	76 7ŝ13ǔ19Ƴ
that new	89 7ƌ14Ǐ15t31Ŷ
that off	89 8Ǔ12ŋ13ř14D
that okay	83 10s32ň
that old	81 -7Ʀ9ű10H13Ʃ14t17Ķ18š
that on	85 12ƛ14Ɯ16Ÿ31ǖ
that one	71 -15ĺ-11m-10B-8ō-7ĹŨǩ7Ʀ8IƅƩ9ƀ10A12Ż13ű14bĿŐŘ17ƒ19g22Ŵ40Š51Ŷ
that or	89 9Ŭ11Ŋ15Ł
that out	86 7ĸ12Ƃ13bǑ16Š
that page	89 10Ś16ŗ
that place	82 -9SƠ11n12ƈ18Ɨ19F23G
that policy	71 -9Zǩ-8Ŋ-7S9ŕţ12ř13Š14Ş16ŗ32ƪ34Ŗ53ő
that premium	89 13X15Ǥ
that price	89 -11ľ-8Ʒ10Ŏ20Ň22r33Ņ
that right	52 -21w-20G-19ň-11ZŪ-9cŀƋ-7BNPōƒƦǩ7Ņűƛǣ8dlzADŉőƝ9œŚƨ10ƿǙ11oǂǑ12Řŭ13Ɯ14SşſƔƫ15bŃ17ĹŐ18Ʊ22u
that roof	85 9ƈ10Ɖ31n
that same	86 12I18őƓ22ũ
that so	76 -8Ǐ-7Ɓ8ųź9j10ņ11fĵľ12Ɲƶ14pƢ16Ł19ǚ24ǁ
that somebody	89 -12I22ľ
that sound	80 9G13ť18Ľ46Ň
that sounds	89 11Ə12Ǜ15Ũ16ť
that still	78 -7Q9L10fHƫ11qFO12V15C18E19P23c
that that	79 8ĵ9Ʃ11ƽ12ƌ15y17pŪ24ĺ
that the	69 -10I-9Cǩ-8Ŭ7ǃǨ8Ɖ9aƏƒƱ10kŻƛƧǊ11hVŀůƯ12Ş13Ǉ15Ū17ǐ18ŷǕ37E
that they	87 10ƴ12ƽ13Ư14ƻƾ
that truck	83 -8L11Ŷ16ų18ŭ21Ŭ
that vehicle	89 -7Ū9Ű29ŭ
that was	80 -8Ũǩ-7Ŧ10Ļ11A14Ň15ǜ23ť57ň
that we	89 11ō15ķ
that what	63 -15Œ-9l-7R7sĿƖǡ8MNŤƉƩ9ŢŬƁƘƯƸ10ŔŨƠ11UWœƋ12ŝưǅ13dƾǏ14űŵ15ń17Bƅƥ19ǔ
that who	86 -10ǩ-9Ƅ11zǔ13ƕơ18Q
that whole	86 -12Ʃ10Ǣ13Ũ21ƪ28Ƶ
that with	80 -19Ő-11ő11Ɓ73Q
that would	83 -9Ŀ8ĵŇ15X19ǀ37c
that you	65 -19ǩ-10Ł-9Œ-8ĻŤ-7ķĿ7mŇƦ8nƖƙ9ĶǕ10ŉōƗ11Ĺ12CǠ13X15aƼ17ǋ18ŀ20ŗ22Ş25ţ32ŝ56ĺ
that your	72 -10p-7Ųǜ7ř9Rƭ10d11IŎŖƼǐ12o14S15Ơ19Ǜ20Lǩ21ł32Ǆ52ŭ
the	22 -23ő-21Ň-20i-18ĻŖƣ-17ōŏƤ-14ƴ-13pBň-12HƂ-11tNŢŸ-10Tŝš-9uzGǖ-7oLƬƸǎ7cmƝƺƽ8bŋŠŵſƷǉǑ9anwDǡ10JŐűƓǛ11fQŽƘƭƶ12ŰžƒǇǈǓ13ĶŪƜưǃ14ŗƁƎƵ15dľņŌŤŭŻǁǏ16hǗǤ17ĺĿśŷƏƗƚƥǋ18ƙ19łŧŮůŴƅƇƐƧƻǊǣ20x21UƋƮǆ22eƈƪ23źǥǦ24ĽřƟ25kŁŕŦųƊƌǅǧ26ƢǨ27Eǐ28ƞǍǞ29ŚƄƫ30yŹǌ31Ƒƛ32ǟ33ơ35Ǣ36ŀƖ37ū38Ŭƕ43Ǡ44Ơ
the #	61 -10ǩ-9řŦǓ-8C-7XǈǤ7Ōǒ8e9O10VĴľŅǦ11ūŭƃ13ňǄ14ŷǢ15ŀşǕ16wIž17Œ23su24r28Ɩ32E
the @name	78 -20a-16ǈ-13w-9oŒ-7ļ13Ƙ16ř33Ő52Ś55Ŧ
the account	85 -13eŒ-9ū7Y17a48ř
the address	87 -14G-7D20E29ǋ
the adjuster	85 34ŧ
the age	89 -15Ɖ39ƈ
the amount	87 12Ɠ13ŗ14Ʊ15Ǣ
the apartment	64 -16ƣ-11ǧ-10ơ-9ƛ9Ƥ10Ɯ12Ű15G19F21ƥ22Ť26Ơ29Ɨ33Ƣ
the app	82 -11Ž-7ǖ10ś11ǆ18ŲƄ28ŝ
the at	89 59J
the audit	76 -7Ŧ20Ǥ
the auditor	89 20Ǥ
the auto	78 7Ź8Ɓ19Ƃ20ƃ
the baby	78 -13Ƹ-10Ŷ12wƯ23u29v41x
the babys	86 -18d7ƭ24v
the bank	73 -12Ł-9Ƌ7ǐ8Š11Ĵƙ12X17ƕ18Ŭ25Ƅ43Y
the bar	89 -8Œ39Ǜ
the basement	70 13Ɯ14Ɲ23ƥ26ƛ
the beneficiary	82 23ƫ
the best	72 -14ŝ7D8Š11ņ18ł22ƞǟ24K27Uǩ39I
the big	79 8Z10c11Ǔ14Ƈ15ž29Ǐ45Ő
the bills	79 -16ƃ10Y15Ŀ23ŁƮ30Ǡ
the books	87 -7q21ǈ26Ǡ
the boss	89 9Ǚ14N16s19Ł
the both	89 10ǂ15Ư16p
the bottom	89 10Ņū14ł
the broker	80 23Ŝ
the building	69 -33ǋ-12ƅ-9Ɠ-7FƆ9ƥ26ơǢ104Ǎ
the business	58 -43ǟ-29Ƃ-17ŭ-15Ɲ-10D-9ĺ-8Ʒ8Ǡ9ǃǈ13Ǜ14Ǌ17A19Ǆ32Ǧ34ǐ38ǥ48ǆǋ49Ǩ60Ǟ
the call	85 20Ł41s
the car	61 -18Z-17tųƕ-15Ő-11Ŵƒ-9Ū-8FƔ-7mŵ7NŠ8v12Ƅ14Ų17ūƃ18ů20Ž21ŭž27ź28Ź33şŰ52ű71Ŭ
the card	80 -16e7a12cF16ŗ19b27Ő28ǖ40ř
the cars	68 -20Ū-15Ǧ-12ǐ-8Ļ10ķ11ş16űŷ21ŵ25Ƃ43ŭ
the cash	85 -21Ʃ20ǖ39ƪ
the cert	89 -7ŷ40ǧ
the certificate	78 -17ǒ14ǃ17ǧ18ơ
the check	85 -16ƒ-8Ư13Ő33ƫ48Ŧ
the children	87 -9u17ƫ18v20Ư
the chimney	87 -7ǚ46Ɛ
the church	89 -11ǩ9ļ21tƶ
the city	87 14D17Əǧ
the claim	77 -11ţ19ť24ũ26Ť
the client	89 9ǚ15Ǔ18Ǘ
the closing	85 24Ɩ
the cloud	89 30Ǘ
the coast	89 19C31ƚ
the comp	83 14ƀ15ǣǤ
the company	62 -28Ő-13Š-11Ƃ-10Qş-9ơƴ-8ž-7qŪ7ĶŷŽ8ŋ10ǐ11ǆǩ12WŞƧǠ14ǈ17ǁ19Ǧ21ǃǥ23Ǆ25Ǌ26ǡ28Ǩ38Ǟ55ǅ66ŧ
the companys	83 -15ǃ12Ŕ16ľ18ǟ26ǐ29ǥ
the complex	89 -8ǃ36ơ
the computer	87 7Ś9d
the contract	72 13ř21Ǔ27ƒ
the cost	89 20ŀ27Ş
the country	83 10C13ǔ18lǀ
the county	85 8C9Ə12ǔ14ļ
the coverage	80 8Ŏ9T12ƨ15ľǢ16Ń19ŉ27ſ
the credit	81 -26ǖ-12ĵ8e14ĸŬƦ15ļ19Y34Z
the damage	85 -8Ť16Ũ40Œ41Ŧ
the dash	86 -10ř22ū32Ů
the date	85 -8p10Ɩ14d19ť30ŕ
the day	80 -15Ĺ14i15ŧ17ĺ18Ɵ25Š27Ƨ30R
the dec	85 -7Ś17ǡ27ś
the decision	89 -11ł-8ǩ41Ł
the declarations	87 12ś31Ś
the deductible	74 -16ƚ-7Ŧ11ľ14ĸ16ň27Ř
the deliveries	78 -10Ų35ǐ
the divorce	89 13ĵ21f
the dmv	89 31Ƅ
the doctor	83 18ƻ21ƾ26Ƽ
the door	86 -9ř7ǎ12Ƙ13ū17ǄǊ22ǃ
the doors	86 14Ǝ18ǅ19Ǩ
the drivers	83 -13ų7ż13aŸ19ǩ
the driveway	85 57Ū
the dwelling	87 26Ɠ
the easiest	89 10ś17K
the electrical	85 11Ǒ20Ƌ
the end	78 -12ǆ7Ń12Ǥ14ł15ǃ16Ł21ư48b
the equipment	75 -8Ɠ46Ǐ
the fall	85 13Ǟ18ƾ20y23ŕ
the family	70 -35n-10Ƽ-9PƬ-7ŀƤ9ĺ10mq17Y18A20ƶ22Ƴ29y50ƽ
the fifth	89 16Ĵ20ń
the file	87 7w21a25ś
the fire	79 11ŤƎ13ĺ49Ə
the fireplace	89 14Ɛ
the first	67 -9ǌ-8aǑ-7Ƥ7oƮ8AŌ10rƠ13e18Y20Ś22x24Š25ƅ30Ńń32ǩ
the floor	89 -11ƣ13x27ǈ29ƛ
the form	71 -7o7u9ļ11hmFƜ12p14a15ĹŐ
the front	80 -7Ť11e12Ʃ17ĺ19Ƈ22ƣǈ
the full	80 -12Ĵ-8c9Ɓ12Ơ15Ź21DŒ22ƭ
the funeral	80 33ư
the furnace	82 13Yĸ22Ɗ26Ƌ
the garage	82 13Ť17Ɯ20Ɔ26Ɲ
the gc	86 -15ǩ-14ŗƒ26ǧ46Ǔ
the general	85 -13ž18ǧ25Ǔ
the grades	78 26ź
the grandkids	89 10k20ƶ
the ground	86 11ƺ16Ɠ
the group	89 12Ʀ17Ƨ
the guy	89 13ƈ14Ľ27B
the gym	72 -12V-7Ǆ13Ƨ25ŗ26P30ĺ
the heat	89 -17U-11i-8Ɛ12Ɵ38j
the holidays	89 13U16kǇ
the home	68 -8RŬƋ7ŋ8ş11ƕ12Fķƌ14ǋ18nĽŷ19q21ƅ22Ɔ27Ɣ35Ʒ
the hospital	76 -12C-8ţ-7ǩ9Vž17S19ǂ20PƼ21Ʀ23Ǩ26Ƹ
the house	50 -17ŗ-13űǎ-12Ł-11Ŭų-10Ƣ-9Y-8vǑ-7UŴǨ7ŨƉƛ8Ʈ10HƆ11ƊƎ12hƟ13Mşů14ƙ15Ź17Ɣ18Ƌ19Ƈ20Ɲ21Ɩ24ƌ25D28Ɯ29Z30ƅ31Ƒ34ķƓ38Ʒ39Ɨ41ƒ49n
the household	70 -12ų-11Ǌ13T15nŪ26Ʈ32ŷ
the id	89 -7v11d31Ƅ
the increase	83 -12Ĺ17œ27Ŕ
the inspector	79 17ƈ
the insurance	70 -46Ɣ-12ş-10Ǡ-9Ŝ-8ľ-7Ő10Ş11Ǥ12Ƈ13ŦƤƫ14Ʀ16ǌ17ţ21Ř44Ł65ƕ
the jeep	89 -8ǐ-7ŷ10Ū19Ŭ22ų
the job	69 -8Ʈ-7V7g9ƃ11ů13S14U15Ŵ18ǧ19P21R22Ƭ27Ʀ39W40ǣ
the keys	74 10ų11Ń38Ɩ
the kids	64 -35u-13Z-7vķ7ŵ8N9qLŨƶ12Ź13ľ14x17w18y21n24ƫ26Ʋ31Ʊ37ƭƯ
the kitchen	76 -8ǉ9Ǝ10ł12ǈ16ǝ19ƞ20Ǜ24ƌ
the knot	89 40f
the lake	85 -7n11ķƟ21k29g
the landlord	76 -15ơ-13ǧ-7ǩ27Ơ73ǌ
the last	57 -14ǩ-10ĺƼ-8oƭ-7wƌƮǊǧ7ĸłƚǒ8Ɠƫ9yƾ10Wœ11aŬǘ12cť13mţ14ő15ƛ16ƹ19Ĺư21ĵ24Ƹ38ņ42Ŝ
the lease	65 -15ś-12ŬǓ-10ŕǋ-9Ŕ-8Ʈ18Ơ28Ĺ80Ƣ117ơ
the legal	89 10ǆ17ǃ
the lender	75 15Ƅ34ƕ
the letter	85 -9ļ-7b15Ľ33Ś34Ŕ
the liability	83 -10ƀ-9ơ12Ǌ21ǥ54ǡ
the life	80 -11ƴ-10ŏ8Ƨ9ƨ11ƱƵ12Ʀ26ƿ
the limits	87 40ŗ
the line	80 9ƪ12ķ17X18V36a37s
the list	89 11ĺ12Ŀ24ǐ
the little	76 15Ư21v27x36w
the loan	80 -9Ɔ38ƪ43ƕ
the lot	86 -15Ǉ11ǟ13Ż14Ƈ38Ƒ
the lower	78 15ƃ28Ɗ
the lucky	89 36o
the mail	85 -26J-13ň17Ľ20ļ32K
the main	83 -17Ɵ-8ŷ13ķ16Ŝ17Ɗ27ų35ƛ
the market	86 15H42ƒ
the menu	89 16X21ǩ24Ǜ
the middle	81 -8Ź11v13L23N
the moment	85 -13ŗ18Ő54ŏ
the money	74 -15ǔ-8A16Ŀ17ľ20ƶ21ǖ23ŀ31Ǡ34ƫ38ĸ
the month	80 -10ǌ10Ơ22ť27Ń35Ĵ
the morning	89 -10i22ů26R
the mortgage	74 15ƭ18ƕ19Z26Ʈ
the most	78 -22Ƙ-20Ŗ8Ǐ12Ŀ14Xľ25Ɨ37ŗ
the move	87 18H49ƞ
the name	71 -8aW-7bwƣǥ7d11ƾ12Ľ13ƕǠ14ƻ21ǃ24ơ33Ő45Q
the nearest	87 24Ə
the neighbors	77 10Ɯ13Ťƞ
the new	67 -29Ǟ-17ƅ-12S-11G-10ŝ-7iǢ7ǅǓ9ƀ10Ńŕ12Ƶ13Dœ25ŶǏ29ĺ33U42Œ54ƞ
the next	80 -9O7VŹ14ǀ15Ļ16H22ŕ26k
the note	89 -14ƭ43Ŭ
the number	74 -18ū-15e-8X-7a9ƛ10ŗ11Ÿ18Ǉ21Ņ23Ƭ59ř
the numbers	89 -29ž-12v-7ǡ13d18e44ŗ
the odometer	86 37Ů
the office	74 -19ǟ-10Ƶ-8LƝ10M11I13ǘ14śŭ15ǈ23ů31U44R
the old	65 -16Ǟ-8v-7U9ŗ10ƉƋ19D25S26ƀ51œ62Ƶ
the oldest	85 -11Ÿ-7Ʊ15Ź22vw
the on	87 -9ƀ-8ŷ7Ő9ų13F15ż22ŕ
the one	65 -16DƼ-15Ŷ-14t-9pƁ-8ŷ7Ƶ8Ŀłŵźǔ9zŻƛǉǍǨ10IƳ14řƢ16huƻ18Œ22şž23ņţ24Ūż25Ƨ31A36ǋ
the only	74 -15T7ų10mƼ12BŷƘ13ń23Ū25Ʈ
the original	85 -16Ɖ7ƌ24ƈ
the other	67 -16Ŧ-15ş-9ń-8Ǎ8ƣ10Ş12ǂ15Ƶǈ17ſ18wł20Ū22ų26ž35Ŵ67Ņ
the outside	87 -11j59Ƈ
the owner	85 -16FƳ-11Ǎ-7ĺ12ǌ17Ǣ19a25ǆǨ
the owners	89 -9ǅ-8Ǉ11ǉ18ǆ20Ǩ
the package	89 20W
the paper	89 15Q18Ś
the paperwork	80 -7Ƶ10ś11ǃ16o18Ǡ21J22Ś
the past	85 7ƾ8ǀ9ţ14ƺ15ņŻ
the payment	86 9Ŏ13ŉŕ31Ĵ
the payments	85 -14Z-12Ŭ14Ʃ16Ĵ22Ʈ25Ɣ
the payout	89 -13ƶ16ǩ21ƫ24Ŧ
the payroll	85 -16ǉ-7ť17Ǡ18Ǉ24Q
the phone	72 -30I-8ŠƷǩ-7ŃŇ8i10ŌŜǖ11rC12ľ13Ǆ14K15ĺ16Ž17ǟ18Ś19c32O
the pickup	89 19ŭ20ų
the picture	87 -9q11Ķ36f
the place	66 -23ǋ-15vƋ-14ǩ-12ő-10H-8ǆ-7ZťƦ7Gƞ8ǝ9Ƒ11Ɩ15ƒƟ18ƅǖ19Ɛ20Ǩ26Ǌ28Ƣ31Ɣ32ƌ33F35ǟ38ǅ41Ơ
the plan	79 -7m7Ƶ8zH11k13łƯǨ15Ķ18ŀ19V23Ʊ
the plant	86 -9Ǟ11Ƨ12ů19U31S
the plate	87 15ǌ17ū
the pleasure	89 30a
the plumbing	89 13Ǒ
the policies	79 
the policy	64 -23ǥ-10ž-9ŬƩ7bŹ9ś10Œ11Ɩ12ƚ13aŪ14ŕ19Ǟ20ơ22ƪǏ25Ő26ř28ŗ42ŷ
the pool	89 14ƍ
the premium	89 10Ʃ17œ18Œ
the price	74 -20œ-18ƒ-16Ņ-12Ļ-11ł-9ľ9Ş10Ř11ƈƴ14ĵ16Ŋ21Ʃ27Ŏ31ŝ34ŀ43ŒŠ
the proof	85 33ƕ
the property	75 -17Ǣ-10ǈ-8Ő7ķơ10ǋ19ǥ23Ƒ26ǌ27D
the quote	82 11c15ǃ25e36J
the rate	81 -10U10ź12ĵ15ĺŝ16ŎŞ29c
the reason	89 13Ƃ14š19Ĺ
the renewal	76 -14Ō10ŕ16ś36Ĺ
the rent	83 -9Ʈ-7Ŕ12Ŀ16Ƣ59Ơ
the rental	89 -9Ɓ47Ƣ
the repair	89 24Ŧ
the rest	85 -12Ƌ11B12ŷ15ō28ǩ
the restaurant	89 11W14ǟ18Ǜ
the right	85 -8ǣ11Xƭ12a15Ǥ16d
the road	80 -13R8ſ9Ə10ǀ11Ǧ12y23Ǟ24Ź25ŭ28ǟ
the roof	63 12ƪ16Ƒ43Ɖ70ƈ
the safe	89 24Ž
the same	66 -21c-11H-9ǅ7Ǎ8Dŗǜǥ9ŜǞǠ10ŘŰ11łƇǇ12ņ14oũ18Ɩ19ŴƩ20Ŷ23ş35S39p
the scale	87 23ł44ƺ
the school	87 13ǔ22Q24Ǔ
the second	80 21Ō43Ŵ
the service	89 10ư11Ş12ľ
the shop	62 -24ơ-16ƣ-14iDƤ-11S-9ŏ-8tx-7ůƢ7Mǝ8Ǟ10g11ǐ13ǠǨ14U19ǋǍ21Ɓ26Ɨǅ28ǈ33ǟ34ǥ41ǌ44ŵ
the size	89 10r16Ɔ
the south	89 12Ɖ13l15C
the space	87 -26F27ǌ32ǋ
the spring	86 -11ǋ11H13Ǟ14t24ŕ
the square	89 24Ɔ
the state	74 -11Ÿ9ƚ14Ķ21E24C28ž37Ƅǣ
the store	80 -8Ɯ11ųǏ16ǎ18Ǌ23Ǎ25ǟ28Ǣ
the story	89 -12ŧ11l46Ť
the street	78 8E10ƣ12ǋ25Ű29ƙ
the stuff	82 -13ǐ-8Ɨ9ƥ10ƹ12ƿǕ37Ǣ
the subs	89 -10ǒ19Ǒ
the surrender	89 29ƪ
the table	87 14Ś20s33n
the tax	87 11fǃ13Ǌ24ƅ
the the	67 7uŌ8Şǌ9aƈƏƦ10kSŃŮƇǧ11cCƛ12VƄ13Ŕ14ŇƗ15tū23ž
the thing	83 8Ŗ10ŝ12ł15ŀ31Ŀ
the time	85 -8R12Ń15ŠŲų16Ļ17F
the title	82 29Ɩ32Ŭ
the top	79 -8ť8ŗ10aĺ12Ɖ22ľǊ35ř
the total	86 -15Ť13Ņ14ZƠ20Ŧ
the truck	71 -41Ū-15ǐ-13Ɣ-8R-7Ş9Űű11Ʀ12Ǐ14ŭ15Ŷ16Ŭ18ǋ23ų30Ŵ45Z
the trucks	87 -15Ƃ15Ǧ21ŵ25ǐ
the umbrella	89 9Ƃ15Ǧ
the uninsured	86 23ſ
the upstairs	89 9Ƥ11Ɯ12ƛ
the van	86 -12ų-11H9ƀ14ŭ18k22ǐ
the vans	89 -9ǃ12ŭ33ǐ
the vehicle	86 14Ű21ūŬ
the vin	74 -16ś-7h101ū
the water	70 13ƍ15q18Ť20Ƌ21Ɵ23ǝ
the way	74 -8ůŷ8Ɗ9ƀ10ň12ŧ15ũ16ƶ17mƑ20a28y46ŀ
the weather	85 16ƚ35j
the website	87 13Ĺ25ļ
the week	86 -15R9L18ŭ21iP
the weekend	87 21ƿ
the what	83 7Ŀ12Ƃ13š14J
the wheel	80 -8x31Ź41ų
the whole	74 -15Ʃ-10Ǌ-8ƶ8Ɯ9śư10ũ12htš14ǉ15Ŕů16Ŧ18O19ō21k25ƈ
the windshield	89 28ū
the winter	85 17ǎ19Ɵ27ƛ
the wiring	85 9Ǎ24Ƌ
the work	82 -7Ɲ12ǄǨ15Ǡ20J29Ƨ33Ǒ
the worksheet	80 12ǣ
the worst	81 -7Ŵ8Ř12ǚ13Ŷ15Ǥ18ǜ21Ş30Ŀ
the yard	80 10H12Ŵ19ƒ21ƞ39Ƒ
the year	76 9ƅ10ƷǤ13ť15Ɵ19Ǌ23ǅ
the zip	80 44E
theft	87 11ţ14Ť34ƀ
their	62 -8ŭ7ƃǘ8ľŝƳ9Ǘ10z11Ś13Ǒ14y15ŧ16Ƣ17ǐ18Ǖ22vŔ35ǈ36ŅƱ48ǒ
their own	74 -7ŭǈ10ǘ13z15Ƣ20yǑ26ǐ29ǒ
their price	89 -7ŝ21Ņ
theirs	87 -7Ł11őŔ16Ǔ17Ņ
them	52 -24Ʊ-20ǧ-14ŀƞ-13Ĺ-11Ŷ-8AƓǖ-7aGźƃƠǩ7śƻ8gŰƄƘ9ePšŷơ10xŬž11wŔ12Ƭ13ǚ14şǐ15ƶ16ż17SŒ21œ22ǈ23ŧ27Ǔ29Ǒ31ǒ32y35ő36ŢƯ37Ş43Š50ŝ
them $	58 -28Ʊ-14őƞ-13ŀ-11Ŷǧ-10Ĵ-8ŧ-7AƓǖ10łŗ11Pŷ12xś17ǚ18ǐ22ƶ23Ş25y26Ǒǒ27Ư32S34ŝ38Š52Ţ
them and	80 24ő
them in	89 18ő27Š
them on	87 11D16wƄ19ŧ
them right	89 14ž15Ş17ŝ
them so	87 10Š20Ŭ27ŝ
then	64 -18Ť-11Ş-10ƌ-8GŪ-7ĹŇŘŦ7HŌƧƭƮ8cmƔǔ9dQŶƇ10ńŉſ11yĸƾ13ł14w15œ19Ʃ21Ŏ24ƫǝ25ņ26ŵ31ũ32ǩ50ō
then $	77 -10ƌ-8Ū-7GŇŘ7ņƒ9Š13ſ19ũ20œ23Ʃ28Ŏ31ǩ33ŵ
then it	87 10ǈ12Ɣ13ť20y
then what	81 -20Ť-10Ş10Ʈ11m15ĸ18Ƨ21ũ34ǝ71ō
then you	89 12cƭ13ŉ14ņ
there	37 -20d-19Ŷ-18ǅ-16CŒǎ-15Ÿ-14Tĺľƥ-13Ǐ-11cłœ-10rIŀńŐťŴ-9ĻŪųƘƛƬƭǇ-8bxzŎƓǊǑǘ-7opvBĸļƇƕƿǉ7RƀơƢƦǔǝǢ8MPŇŖŹƑǁ9AEYřƏ10ŞŤ11hjšƲ12WĶƙǓ13Ŭŵƈ14ǃ15uţƍƚƤ16UŉƂƃƜƠƶ17lƗƣƩƪ18Ɓ19Ƨ20Ǧ21Ɖ22H23Ř24fiƱ25VōǛ26ǈ27ŝſǍ28ŷ29SǨ33ƊƟ35ƞǄ38Ɲ42s45nŜ69G
there $	51 -31ő-24d-20Ŀ-19Ŷ-17ǅ-16Ƙ-15u-13T-12ŸǑ-11ńŇǏ-9fgƧƭǇ-8cAƇƑǋ-7aDŁƦǔǞ7ŊƃƄ8ź9iňƋƫ10řŤǛǟ11ER12ŞţƁ13Ɨ14jƈƜƤ15H16ŚǓ17ŗ19hƊƠ21ƚ22lWŝǈ23ŷ25n26ǩ27U33ſ36Ɖ38V48ŜƝ51G55ƞ64Ǆ73S
there a	55 -17ƕ-15Ŀ-14GǦ-13ŗřƙǩ-11j-10N-9Ś-7DSľŶ7Ĺ8HǓ9šŲ10Ł11ǜ13nƎƔƦ14ŹƑ15Ǜ16W18ō20ŬƏǃǢ21ƍ23ƊƲ24Y25ƶ26ŵ27ő32Ǩ36ƣ45f47Ʊ51Ƃ
there an	85 -37Ƃ-11ǆ-10ƣ10Ŕ17ǃ28D54Ǧ
there and	69 -7Ǡ7sƚ10gJ12W14ĿǇ19Ƣ44ǈ
there another	89 10ż18ŵ
there any	66 -17ǖ-12Ƒ9ŷ10ŭű11u17Ƹ21ƙ24ƪ28Ō
there anything	68 -9ŏ7Ƙưƻ8Ɗ9ƃƽ12ķ13Ǎ14ŝ17ŉ28Ʀ
there are	89 -8C12N15ƣ17ƹ18ƞ
there been	78 7Ƴ33ţ
there by	87 18ǋ22Q33Ʒ
there cash	80 -16ƪ31Ʃ
there employees	80 16Ǒ
there for	75 -18Y13Ư14Vſ17Ɨ19Ɲ31Ř
there i	89 -10ǈ9ƕ15Ɯ17M25w
there in	80 -7ƥ8šƊ11ƾ19Ś24X
there is	60 -8Əǈ-7qxƂ7HŽƁƦƵǍ8ŕŭ9fŉƑƘ10Ķũǥ11Ʃ12YZšƍƐ13Ŭ14ƪ15Ƥ17ſ18ŃǦ19ŏŘƨǁ26u28ǝ
there like	87 7Ɯ9R12Dş
there more	89 -17S15ŷ24G26ō
there on	85 11M13Ʃ14nFƇ
there or	74 -12ǎ-11ǟ7Fƪ9lŜǗ10UŖ12ƀƜ13S15n17i22Ş30ŝ
there right	89 -8ſƃ-7ŀ17ơ27Ŗ32ŗ
there so	89 12ŷ17ŝ
there somebody	87 -13Ł16ń20Ư34A
there something	73 -12ŝ-8ĺ12g14Ŀ16ō18Ƴ21Ş25ŀ
there sprinklers	86 10ƣ
there still	80 
there that	78 9G10j16Ɨ
there was	83 -8œ10Ŕ13Ľ25Ƥ33š
there what	82 11a12hN15Eǈ17Ʀ
there when	89 -8ťǩ-7Ƴ7R13ơ16ƙ25Ť
there with	80 7ƪ11Ɯ14nŰ50s
these	62 -11iR-10ű-9H-7xş7cqŐǛ8fŖŜƁƸ9CĺƠ11Ǉǌ12Q13Œƺǟ14Ǟ16ǩ17ltŋŪ18Aƒ19nP25U
these days	65 -12i-11Rű-7xHş8cqŐƸǛ9fC10ǩ12ŜǇ13QŒǡ14ƺ16Ǟ18Ū19tƒ21P22n
these things	89 -11ǩ12Ŗ28A
these years	89 -7Ũ11ǟ15ĺ29U
they	44 -25ǟ-17ĹǞ-16ŵ-14Ń-12cĺŠ-11aňƌǝ-10lƵƷ-9CYĻŀƳǢǨ-8iIĴĸņŭ-7jPQXŇŶžƔƣƶǣ7ŰźƍƖǇ8ŖŢƈƋǁ9Ʊƿ10Sǈ11ƽ12żǕ13zƁƾǓ14RǑ15yŐƦǧ16ǒ17U19šƻ20ķǖ21ŗŜƅ22x24wŘ25ƠƧǤ26ƕƼ28ƪ30Ŧ31ơƴ32W34Œ35Ʈ38Ņ39v46Ş52Ŕ53ŧ56ŝ
they $	83 -15cœ30v34Ņ
they are	76 -10Ǣ-9Ŕ7ŬƱ8Ż11zHœƗ12R18Œ24Ţ
they at	80 19Ǐ
they be	86 -7T14ķ45Ʈ
they been	89 -15i52ŝ
they charge	86 17Ǥ22ŒƠ
they cut	89 -8Ŭ11š15V17Ƨ
they did	87 -8Ţ20ŐŞ
they do	78 9Ʈ13ű24Ş34ŧ38ŝ
they employees	79 -17ǈ-9Q36Ǒ
they gave	87 -11Ʀ9Ƨ11Ŕ14Ņ16W
they get	85 17Ǖ19Ʈ22Ʀ25Ơ
they give	76 -17ŵ-12I-8ŝ-7Œǧ7Ŕ12ź15Ǖ20Ņ21Ɓ22ƪ28Ƨ
they go	76 -14ŧ11Ʊ12Ɖ15Ŗ19Ŝ21Ņ
they got	87 -16Ş-10ǣ13ŝ24Ǜ34Ǥ
they hand	89 -8Ļ14ǒ27ƪ
they handle	89 12ŧ24ǈ
they have	75 -17ŝ-10z-8ũ7D9Ő11Ţǖ12ƾǂ14ǋ15ƽ16ƮǑ24ŧ26ƻ
they in	89 21v
they let	87 11U18š47Ş
they need	87 -30Ń-12Ƅ9Ƭ10Ʈ11ƭ18ƕ41ǧ
they pay	74 -27Ʈ-19Œ-11ƒ-10Ǒ-9Ņœ-8ǉ-7ňǨ9ž14ǖ17ŗ21Ʀ22ǩ24Tŧ37W44Ř52Ŧ
they put	83 -12ŧ-8Ŕž12Ǥ24ŗ25Ƽ27ƻ28ƅ
they quote	86 25Ņ
they raise	89 -9ŧ11œ27Ơ
they say	78 -11Ĺ-8ǩ-7Ŧ13Ƭ16ƾ17ũ29ƴ30Ŕ
they sell	89 -18Ǟ12Ɓ20Ʃ29ƕ
they split	80 17Ǉ
they take	82 -8ǖ7Ź8źǐ11ŧ15WŒ18ķŝ
they tell	83 -14ŧ8Ƅ22B45Ŕ
they treat	81 23Ş39ŧ
they want	83 -10žǒ10ǌ14Ű31Œ54ơ
they were	89 10Ņ12U13Ũ
they will	81 -9ĵǤ-8ƣ7Ź11ƈơ12ǒǓ13Ń15ƕ17ţ
they would	85 11ǁ17ŗ29Ʈ
thing	61 -10ţ-9KǇ-8Nĺŏǩ-7Vķ7ŭżǟ8p9WƇƲǘ10Ťƹ11ĴŞŦŹ12QĻŠǃ13ŕŽ14Ɨ16łŲŶ17Ū18Ƙ20Ŀƞ33ľ36Ń37ŝ40ũ
thing $	76 -14ǩ-7ƿ7Ŗ8Ž9ś10ǀ11Ł12ŀŃ13ĿƘƹǟ15ŦŹ17ľ
thing about	80 -11ǩ-9ľ-7r27Ŷ28ƞ37Ş46ŝ
thing or	83 -9ż12Ų17Ť20ŕ27Ń29ũ
thing that	89 13ł14Ŀ
thing you	81 -7ǩ9ŝ10ł12Ŀ18Š26Ū48Ƙ
things	65 -17ǩ-7Bĺ7PĿƘ8HŽ9łŊ10ŝƮ11Ĺş12ŉƗƥ14Ǆ17Ƣ18ǈ19i22U28A29ǟ
things $	81 -20ǟ12H15ş17Ɨ18Ĺ43i
things are	77 -17ǟ25Ƣ35U
think	59 -14ƨ-12ƭ-10X-9qœǠ-7ZĹ7KŀōƗƯǒ8OžƏƤ9Ɠ10Ĵ11ķƷ12ǋ13ƒ14Gǝ16h18Ŗ19ű20B21Ũ22ŔƬ24H35ǩ37r38Ň
think $	76 -55ǩ-11Ǡ-7Z9ǒ10KMƷ12Ƭ16r20ķ28B69Ň
think about	72 -15ƨ-7Ĺ7ĿŇ10Ũ12ŀǩ13VĴƯ15Ƥ18r20ĺ
think it	85 9ƒ12BƏ17ŀ18ű
think that	87 14H23Ŗ
think you	79 -15V-11B-7y7ś12Oű13Ǟ15ǩ27Ƭ30H
thinkin	85 10Ŀ11XƭƵ12V
thinking	69 -8r7ƀ10ǞǦ12V14XĺƵ16Š17H19ƭ21Ƴ28yƬ
thinking about	78 -9r-7Ƭ7H8Ŀ18ĺ24y25Ƴ39V
thinking of	81 -21V-10ĺ10ƭ12y17H25Ǟ26Ƶ
thinks	87 32r
thinks it	89 32r
third	81 9ǡ12x14ƣ16ǅ18d21q
this	46 -14şƷ-13ƌ-12oƄ-11ķŖ-10Ň-9ŤƗƢ-8yĸƨƬư-7gńŐŒśƁǎ7ňť8GŜǁ9OŴŷ10Jŀ11œ12Xƕǈ13mƭǞ14c15dHƳ16Ǌ18ł20kAM21Ɩ23B27N28sŁŌ30Ƶ32I33j34ĹŎ35Ļ36r39ŋ46Ńŏ50a53ĺ
this $	62 -28ǈ-24ĺ-17Ō-10Ʒ-8Ĺ-7iqHS7A8oľƵ9Ŏǁ11ƕ12tĴ13ţơ16Ļ17Ƴ18ŀ19X22M23s25ŋ34ł45r76a
this a	81 -11ŏ12IN24Ń31ǅ
this afternoon	87 -8Ń10Ļ16Ō18ij
this by	87 -15Ƅ22Ń23A
this call	80 7ŋ10B14s15Ĺ26Ļ
this is	82 -14ŕ7Ľ12ǡ13sĺ14a17N27Ĺ
this line	89 11Q15r
this month	89 7ĺ33ŕ
this morning	86 -8L11ŏ13iĹ15a
this off	86 10ŗ17Ǌ56ĺ
this on	85 -9Ť32Ł70ĺ
this one	85 -7Ƶ7Ɵ11r13ļ15ƺ26Ŵ
this ones	87 -7ƌ7m14ƈ16ŵ19Ƶ
this over	86 11A14M20J
this so	89 13Ǡ15Ƶ16h18ũ
this summer	89 16x25k
this the	87 9a20Ł
this week	82 -21i12ƕ21ĺ22Ń26Ɩ37L
this what	87 10m11K15ľ
this year	74 -16ĺ-11ƌ7H9Ń14Ơ17kǊ18ƾ23Ǟ24ť25c
this your	81 17Ƥ26I42H
those	58 -9ĺ-8ĴŬǖ-7CŨƋƬ7UŶƕ8űƗǉǐ9ŕƜƞǄ10AEŝſƅƉǒ11wĵŲƍƯǊ12ińƎ13Ňǩ16Z17ƈǑ18Ǉ19Ʃ20Ž22Ǥ24Ƒ32Š
those #	81 -8ĺ8šƘ9wI11ž13uǉ19E21ǩ
those $	82 8Ǣ12v16Ŷ17ſ19ĵ
those are	86 -8C10Ǥǩ15ŝ17wƞ20Ǆ
those guys	87 -7ǐ7ő10Ş11S13ŕ22Ǒ
those old	87 -8Ƌ12Ǎ15ũ17ƅ
thought	78 13xƂ16ư18Ŋ22Ţ32ǩ
thought about	80 14Ƃ18ư32Ţ
through	51 -11Ɣ-9Q-7ŏǟǩ7lļłżƮƱƻ8šƦǝǣ9zŖǦ10ŵƁ11ZƧ12śŬ13Őƚ14ǥ15ĸ16jnŊŧũ17Ƴ20Ťƨ22ŗ23ƕǎǖ25W26Ũ
through $	85 -13m-10ǝ7ƕ9ǎ12Ń14ƚ15Ő20l
through a	83 7Ŋ10ǎ15ŵǄ23Ƴ
through it	82 -8ǎ14Ũǝ16ň17Ƥ20Ť29Ŋ
through that	82 -9Ũ11Ǥ15ż16ǘ20ŧ26Ƴ
through the	66 -12Ƨ-8j-7Ǩ7ļ8Ƌ10xǥ16ǣ17Ŗũ18ś21ŗ23Ť29ƚƨ42Ʀ
through what	76 -7Ɨ9Ʒ10ŵ11r13Ǩ16Zǝ20ĸ21Ʈ
through work	70 -34Ʀ7ƨ19W36Ƨ42ŗ
through your	69 -13ƚ-10ŗ-8ǖ-7ǟ7ǎ11Ɨ12Ŀ13Ǧ14ǈ16Ɓ17n18Rǥ25jW41Ũ
ticket	80 30Ż32Ŕ
ticket $	87 11Ŕ19Ż
tickets	69 18ţ35Ż
tickets $	82 27Ż
tickets even	80 19ţ
tickets in	78 8Ż
tie	89 -10Ƌǩ7Ľ16f34ł
tied	89 19Ǐ23f
tight	89 12ǝ13Ų14H24g
til	82 -10ǩ10y11Ƅ13ĺ16v
tile	89 25Ɖ
till	72 -19v-7x7ĻƗ9g10sƾ11Ƒ12Ʃ13O15Ń17ĺ21ŕ56ƭ
till the	82 -22v-8x10g11Ɵ13Ƒ15s53ƭ
time	54 -11Ƈ-9ƦǞ-8Ǘ-7oǧ7Fų8tőœǖǘ9ĵƒ10yƴ11ņŸƈƧ12ŵƛ13kš14Ńũ15Ŝƺ16gŲ18s19Ļ20Ŕ21Ƹ22Ǉ26V31R34ǎ38O40LN
time $	66 -26L-22Ǉ-9Ń7K8Ţũ10ŠƖ11Ųų12ǖ14Ÿ15V17œ19Ƨ23Ļ25ǎ27Ŕ30N32g63R
time and	85 -13R12N16L30Ǉ
time do	85 -18g-16Ɩ24R37ǎ43O
time does	89 -18q13ǎ39s
time for	86 9bLN16n21O
time or	80 -7n9Ǚ12Ų18Ǉ20Ɵ
time to	86 21ƒ23L
time what	89 9Řŝ14v17œ
time you	76 -9ǧ-8œ-7L7Ŗ8Ɛ9Ʋ10Şǒ11ƹ12ƫ13ƾ15ĵ16ƺ17ǘ24k
timers	89 11Ǉ16Sǣ
times	80 -18T7Ƭ9ǎ12ǀ14WŻƧ17Ɵ26Ʀ41ǩ
times your	87 -19T13W17Ƨ21Ƭ31Ʀ
tip	86 13ŉ46ł
title	78 10q17ű27Ɩ32P42Ŭ
title $	87 17Ŭ25P
titled	89 13ķ14ǐ
titled to	89 13ķ14ǐ
to	31 -26Ʀ-21rǒ-18nS-17Ť-16ű-15ş-14ipqŖ-13ǣ-12vwŏƩǈ-11cjňƪǅǋǟ-10ƻǇǥ-9WťƉǊǛǢ-8mPŗƅƊƿǂǡ-7flFŕŮƁƼǆ7ńƙǧ8ŀŇŊǀǍǩ9oL10dƄƌƖư11kĿřŶƜ12IŘƑƗǗǜ14VĺļŲƮǌǓ15zųǔ16GTĴ17tNOŝƤ18ĻƓǝ19eA20ĸľŹǁ21BZŋ22syŧƕ23ƭǏ24aKŵ25Hœ26Ŝ27ŎƷ28ō30XţŨ31ł32žƯ33śǞ34ŉ37Ţ40ƫ41Ń43M44Ō46ů48Łƶ60Ƶ
to #	74 -13Ţ-8ƅ-7k8Ŀ11Œž13RV14ƃ22T25Ř26Ž31X36ǎ40œ
to $	65 -19ǩ-16Ł-11ś-9Ƅ-8K-7H7Ơ8ŅŦ9ƾ10ƽ12Ŀ14ƶ15Y16ƹ17JƳ22ƕ26ń35ǔ41ƫ
to @day	89 12k33R
to a	75 -7Ĵ9Ɯ11ŒŸ12Z14Ƥ16X17ƲǄ19ǩ20ƛ22ƫ29T
to add	89 -25Ǟ-13Ō-9ŉ14Ɓ31y71ō
to ask	71 -17ō-9ǩ7ŊƵ8Tƿ9Ʒ13š37Ł84ŉ
to be	60 -17ǩ-16Ǔ-15r-12Ŷ-9yŭ-8ķǒ-7XĻŊŢ7zH8ŁřƢƯ9ź10j11ō12ĴŹž13KłǞ14Ńǧ15œŨ16ŏ17Ŏ18ơ20Z21ƭƶ27sŞ29O34ǌ
to build	87 13ƌ14Ɛ23Ɠ
to buy	73 -7Ŏ9W11Ǐ13ł16ƒ18Š25HŌ46Ɨ
to call	79 -16Ł-7Ĺ8ǃ15ļ16I24ĺ29L36ţ
to carry	89 32Ƅ
to change	77 8V10Ţ11Ŏ18T
to check	87 9m16Aŏ18Ŝ
to close	76 -11ţ16Ɩ38ǝ
to college	80 -8Ʊ38y
to come	80 -15ǩ8Ĵ10ł11ǖ12ǁ18Ŏ23ĸ28M
to compare	89 18ł23ń
to cover	87 -21m-8y17ǝ40Ʊ
to do	64 -17ĺ-15ǩ-13Ļ-12x-11mH-9ŏ-7ķ7ŀƶǁ8ŜŶ9kŃƷ10Ǆ19ľ22gs33Ŏ34M35y37Ō43Ƶ47Ư
to drive	79 -13Ŵ-9Ū11Ź12Ũ33ŵ34Ų43Ŷ
to drop	89 -8Ŵ42Ƶ
to each	89 15Z19ƶ
to earn	89 12Ʈ51Ŏ
to every	89 -18Ĵ10ų12Z14Ő16ů
to expand	89 42Ǟ
to file	89 16Ƅ32ţ
to for	87 21A
to get	64 -12Ŏ-10ƿ8MVŘŧƏƖ9pŌŮƫ10ůŵƱǃ12ƕǩ13AŊŷ14Ķ16I17ǝ18Ƶ24bŶ26ŀ34Ń36KĻ
to give	86 13r14Ʈ20Łŝ
to go	67 -12Ň-10c-9Ř-7AŚǩ7aRƗƶ8s9Ʒ10ķ12k13Ŋ14ň16Ʈ17VƋ19ƒ20B31Ō37ƔƤƭ
to have	75 11ŁƷ12Źơ14s15Ƅ19Ǔ26ō29Ń38ƶ
to hear	76 -14s-10Ō-7bƳƶ9ņōƽ10rz11ŔƉ12f22t30Ŏ39ǩ
to hire	86 -11V-8Ʒ21Ư51Ǟ
to it	80 8ƚ10ĺ13W14ſ18ų22ō29Ƨ34Ǘ
to keep	73 -7Ř7XƀƮƵ8ƎǨ9ŝ10o11a12VŎ20ŋ24ſ
to know	66 -16ō-11Ĺ-10ŎƉ-9Ļǩ-7Ŗ7fŘš8uļƈƟ9ţƃƓƵǊǦ10rFŰŲƜ14Œ21c70ŉ
to last	89 -12Ǌ18ǉ40ƭ
to leave	73 -7Ƶ12sĻ15ǩ21Ţ26ƶ32ƫ
to list	80 11hƢ12n14Ƙ18Ŭ30ŷ
to live	87 -8XŒ13G14ƅ19Ʈ22Ơ
to look	79 -9Ļ-7ś13Ư14Ŏ15ř17Ľ19ł25z30ĺ
to lose	77 -8ǝ11ǔ16ŝ22ő29ķ
to make	79 -7yŁ7ƌ8bł10Ʊ14O15ņ17Ō23Ų26Ń
to me	75 -12ǩ-10Ŗ7l9ň10N11řŚ15ļĿ32Ş49ś
to move	78 -13ś11Ŏ13Ō15Ţ19Ƥ20Ń24ŀ38H
to my	89 7Ŀ9e14Ɩ18ǩ
to need	86 7o10d13aŁ21P
to pass	86 -10ƫ-7r13s14Ʒ34ƶ
to pay	71 -27Ʀ-15Ļ-12ƒ-9Œ-8ľƶ-7ķ8ǖ9ƀ11Ŧ12ŅŧƬ14ƤǕ19Ư24ţ28œ52Ĵ60X
to pick	87 8ǆ20Ĺ27ľ
to price	89 9Ǧ14Ƭ18ł
to protect	89 41ķ
to pull	89 10Ż16Ĵ24d
to put	71 -10H-7Ƶ7ŦƇ9aG10qł11ĸƜ17Ō21Ŵ22Ū37Ɠ
to quote	89 20Ǧ24ž
to reach	82 18I19L21K28ĺ
to read	86 8Ƽ14d18e26a
to rebuild	82 24Ɠ
to record	89 22ŋ
to replace	78 -12Ɠ-8ǝ11ž12Ʈ16Ƒ25Ƶ38Ǐ
to run	76 -9Ń19ū27eAƭ34O
to save	83 14Ţ15Ļ29Ř
to say	78 -20Ŏ9Ǣ11rǈ15ňǩ18Ł20ŝ28ł
to school	82 -14Ʊ8l10ŵ13Ź14ź32m
to see	78 -7Ƨ9Ƭ10ǚ12Ŏ14Ƅ15vź17Ŀš24Ĺ
to sell	85 8Ǟ9Ų12ĸ63H
to send	82 -12K8J10Ƅ12ļŧ14Zś
to show	89 7Ƅ9Ŏ11ţ
to sign	80 -19ǩ15Ǔ27Ō31Ł
to sit	89 12L23Ĺ
to somebody	89 -7Ƴ9a31ƕ
to spend	87 -8Ǟ11ƶ40X
to start	81 11Ɩ22Ō55Ń
to stay	79 -13V7y11B15Ʒ16H21Ƥ23X41Ɯ
to take	79 -15Z7ł9ś11kǁ14Ǟ15Ƭ26Ʊ30z
to talk	86 -12ŉ31N42Ĺ
to tell	87 -7ńŴ14Ŷ17k28ǩ
to that	78 -10V-8f9O10ŋƧ12Ư13Ƶ15H22ř28Ţ44G
to the	58 -13Ƨ-12nƝǩ-7Ɣ7VľĿǖ8MŬƛǧ9ŴƗǄǜ11ŭ12yCƓ15ƶǏ19Ǩ20R26a27k28ž31ů32ƜƮ35ǐ39ƌ
to them	89 31ő
to think	87 -11r-8ƫ16ĴŀƯ20Ũ21Ļ
to this	85 10Ĺ16œ30ľ32Ł
to to	77 -7Ńś7Y9Ɠ10NŌ11jƮ13ŎǞ15k22ƒ
to travel	89 -10Ɵ33ǀ
to us	85 -19Ĺ9ļ12ł43ĺ
to use	85 13ĴŽ20Ź31ţ
to walk	86 17Ŋ32Ļ
to what	87 17ŘƵ22Ň
to when	86 -13Ł13Ő21g24A28Š
to work	68 -17Ů-8S-7ǐ9y14ŶǙ15Ʈ20UƷ21ŭ25Ŵ30V43ŵ57ů
to you	61 -22ǩ-12ĺ-11ǝ-10ƫ-9AŎƳ-8s-7yLƘƯ7IKķŧ8ňŢƃƏǕ9BƬƶǧ12Ľ14Ǐ16ƴ17ĸ20ƙƮ23ƞ24ľ25Mŝ29Ŗ30Ǎ32ŁǨ34Ũ40Ŝ54Ň
to your	66 -27X-17Ŏ-16ƽ-14r-13Ť-10ņŲƜƭ-8ƯǨ-7Ɖ8ƚ9Mŵƣ11Ƥ12A13ŜƑƙƨ14Ʒ16Ƨ17BƳ20Ũ22ĸ32ǁ34Ǟ41Ɲ42ǝ46ƫ
tobacco	79 11ǂ51ƹ
tobacco $	85 -12ǂ46ƹ
today	54 -20ž-13ǡ-12rƧ-8Tǩ-7Qƨ7ĸ8őƓ10a13ŀŜ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ40i41ĺŏ
today $	56 -20ž-15ƒ-13ǡ-12rƧ-8T-7Qƨ7ŀƄƫ9ĸőƓ11a14i15jt16ǥ19Ļű25Ő26O27Œ28Ĺ29Ʀ30ĺ32ŗ42ŏ
today is	89 7Ĺ15ŏ16Ŏ
today or	87 -7ŉ9Ļ13j35Ō
together	76 8u9f12MǊ13Zǉ20s30ş
together $	80 12f13sMǊ15Z
told	73 -9ǩ9jļ10l11uŖƁƧƾ15Ŕƴ16Ŧ17dƼ26B32A
told me	87 -8ǩ11j12l14Ɓ22d
told you	76 10ļ11ŖƧƾ15ƴ16Ŕ19Ƽ27B35A
tomorrow	65 7Ʈ8ǒ9IƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
tomorrow $	80 -12Ř-8ű8L11Ǩ12Ǖ15ǘ27ĸ
tomorrow what	71 -9ĸ-7Ʈ10YƬ15Ř19Ʀ21ű
tonight	80 -7ǎ10ƀ14rś15Ƥǝ16Ŗ17Ʀ
too	61 -11ǈ-10a-9Ǎ-8ůǦ-7mrřŻ7uXŴƎ8bĿŪūźƀƂƷǆǢ9cŎǛ11Ň12ǄǑ14ƿ15ǚ17ńş18Ƴ19o20ňŽ22U23j24sƬ27ƨ33q
too $	68 -15Ż-8Xů-7mǡ7Ņǋ9ŪŴƀƎƬǚ10źǆ11boń12Ŏ13UǛ15q18ƿ20ş30j31s33ƨ
too much	83 -11a-7qń9Ž14Ʒ23Ƭ26ǩ
too or	86 -11Ǎ-10Ǧ11ƂǄ17Ǣ30q
took	77 -9ƾ7ƀ8k12Ưǂ14łƪ17Š18ũ19Ƴ21t22ŧ
tools	69 -17Ű12ŭƘ25Ǣ32Ɲ54Ǐ
tools $	87 -19Ǣ24Ǐ
tools and	78 20Ǐ
top	69 -11ž-7ť8aĺǔ10W11Ǩ12Ƶ15T16ƣ18Ǌ21ƈ25Ƃ28Ɖ29ř31ľǦ
top of	74 -11ž-7Ǧ7ŗ9ĺ12W13Ƶ18T20ľř33Ɖ49Ƃ
tornadoes	87 16Ŀ33ƚ
total	76 -14Ť-8ǥ9Ɨ10ƹ11Ņ12ZƠ14gƀ17Ŧ19ǉ25ş
touch	85 -10d7ń11ķ12Kƿ15Ƽ21Ŝ
toward	87 20Ň24X
toward this	89 25X
towing	82 42Ɓ
town	74 -9n7ǐ10ů11Ÿ12ŭƾ18EƟ20Q72C
town $	85 -35ƛ-9n8C9ǩ12ů24Q37Ɵ
track	89 -7Ǔ11ǀ12Ǌ18ǒ
tracker	89 -13Ş39Ž
tracking	89 32Ž
trade	80 -10G11ǣ12mǟ29S34P
traffic	87 -12m12N13ǋ14Ż18ů
train	87 21Ǚ25Q34ů
training	83 28ź32Ǚ
trampoline	76 41ƍ
trampoline $	81 29ƍ
travel	83 26Ɵ28ǀ
treat	78 14k22Ş23ņ25ŧ26Ŷ
treat you	78 14k22Ş23ņ25ŧ26Ŷ
treated	81 11ƿ21ŝ27Ƽ
treated for	85 11ƿ29Ƽ
treatin	89 12Ŷ19U
treating	82 10ŝ12U13j19i
treating you	82 10ŝ12U13j19i
treatments	86 36ǚ
tree	85 -22Ŀ16D19Ƒ26Ť27Ǆ
trees	80 -8ƙ59Ƒ
trip	85 20ů23Ɯ28k
trip to	89 17k21ů
trouble	73 -10Ǉ-7n7Ƹ8Ʈ9ĵ10pƛ11Ĺƽ12t13Ƽ14Ş15ű23ǜ
trouble $	87 -8ƽ11Ʈ36Ƽ
trouble with	87 -12Ǉ12ĵ16Ĺ18Şǜ
truck	64 -12Ɣ-9R-8ŞƩ-7PŸ7Ű8ű9ǏǞ10Ʀ11ǛǦ14Ĺ16Sǋ18Ə20Ū24ŭ29Ŭ31Z37ų41Ŷ42Ŵ
truck $	72 -17ǐ-13Ɣ-12Ŵ-7RŞŰ7ű10Ǐ12ų14Ǜ19ǋ25Z31Ū56Ŷ
truck for	89 -9Ÿ-7Ɯ13Ŵ21ǐ27S
truck is	87 -40Ū-11ŭ-10Ʃ8Ŭű13ų15Ŷ77Ŵ
trucks	75 -13Ƃ9Ə11Ɓ12Ǧ17ŵ57ǐ
trucks $	85 31ǐ
true	86 -7Ţ13ŧ15c18ł22Ŏ
true for	89 -7Ţ18ł22Ŏ
trust	74 13ņ14ƫ17Ŏ20ŀ33A44Ʋ
trust $	81 20Ŏ28A29Ʋ
try	80 -11N-10Ő20Ž21ń23I24ǘ36L
try you	89 -12N52L
tub	82 39ƍ
tuition	86 54Ʊ
turn	75 -12y-11d7ĵŋ9ŉǧ10Ƨ12vVŎŰ13Ɵ14p16A18ţ22c
turn #	89 -13y13Ƨ14V16v19p
turned	73 -11ǩ-8ż-7Ļ7x9v13Ɨ14Ť17c21ŀſƪ22ţ47ƴ
turned down	81 -7ţ25ſ38ƴ
turned in	89 -9ż18Ť28ţ
turns	89 33Ź
turns #	89 33Ź
twice	81 -10Tŭ8yţ12ǥ15Ĵũƻ16R
twice a	89 -11Tŭ17Ĵƻ18R
twins	89 15u17w19y
type	74 -11ƒ12Ɖ13ƣǉǔ15ǆ19Ƈ23d33Ʃ42Ƽ
type of	80 -8Ƽ10ǆ13Ɖ14ƣǉǔ15Ƈ29Ʃ
typed	87 10fļ12b16p24E
typical	87 11ǎ12T13ƿ15Ǆ
uber	83 -11Ǉ47Ų
uber or	87 12Ų
ugh	86 17ņ19ǜ27Ǥ
ugly	86 9ļ10Ǥ11ņ12ĵ
umbrella	63 -7Ǟ13ǩ44Ƃ51Ǧ
umbrella $	73 36Ƃ
umbrella on	89 -10Ƃ14Ǧ
umbrella over	83 -50Ƃ71Ǧ
umbrella policy	85 -32Ǧ-7Ŗ14Ƃ27ǩ
uncle	83 9ư11AƳ16ǟ23B
under	61 -11ťƉ-10ĸ-9D-8ƈ-7Ƣ7őœŦ8jŗůƖƩǡ9ĵŃƛ10Ƙƣ12Ǥ13iŪŻƊ14ƙ15chŚ18ĺ19Ů20Ņşƺ21Ŏ25ǌ26n27ǃ29ƒ30X
under #	74 -9ĸ7X8Gƺ10Tőů12ƒ13ƈ15Ơ27Ů31c32Ŏ
under $	83 -11cD9XǕ14ĵ19ƙ20ǃ24ƺ
under a	82 -12ť9ǀ11œ13Ŧ15X19Ū34Ņ
under that	87 -10ƈ17j29n
under the	81 -9Ƣ10Y11n12ǡ14Ƙ16ƛ18Ɗ20Ż21i23ǌ
under your	82 -11ƈ-9Ɖ11ř13ǃǌ18ƣ29h
underinsured	87 18ǩ31ſ
understand	80 -10sǩ10Ǟ11rŀũ12Ļƽ14Ţ19Ŗ38ň
underwriter	89 10e12nǀ13Ť
unhappy	87 -8ŝ45Ş
unhappy with	87 -8ŝ45Ş
uninsured	67 -7Ǣ56ſ
uninsured motorist	68 24ſ
union	82 -16ĵ12Ʀ15ļƕ17W18Ŭ19Y22ƨ
unit	76 -26Ɔ-14Œ-9ǧ10ǌ14ƣ18ǋ19Ƥ23Ơ25D28ƥ
unit $	82 -28Ɔ-22Ǎ-15Œ18ƥ23ƣ29ǋ32Ơ
units	86 19Ƥ39ƣ
universal	89 -7Ʀ28Ʃ
until	89 -7ƶ12O18ŕ29ƭ
up	44 -16Ŗ-15ŧ-14oǩ-13svŢƜ-12ŇƗƢƶ-11qyBŬǞ-10ŅňƳƵ-9abŀơ-8wGLŶƝƭǅǍ-7PUĽōŪŷƞƟƦƧƻǑǦ7OŜŦƇƲǒǤ8dWYŐŝƈƒǔ9ļŹǌǟ10CĻńŘ12gjŉŗƩ13HĺłŽƓƬǏǚ14ĿƮƹ15ĴķŚŠǝ16ƌƾ17Vřƃ18ƪ19xž20ĹŁǆ21KǗ22ƴ23ŌƙƣƤǊ26i27œ29ƅ32k35l38t40Ŕ45ŕƉ
up $	58 -27ũ-16Ŝ-15ǘ-12ĸƴ-11aŖƪ-9Ŧ-8xƒƢǃǋ-7ĿłōŬŷơ7iAřƃ8Iķ9ƓǏ10prǝ12HļŒ13V14OŹ15ŉŨ16l17ű18ƅ19Ś20ǩ21kKƾ22ŕ23ǆ25ƌƤ27Ǘ35Ŕ41ĹŌ43œ
up a	85 12a13I15c19œ
up and	78 -12Ĺ10iţ11Ǥ12ǃ16Ŕ18ǎ23H24ǝ28t
up at	80 7Ƥ13V15r19m22Ŝ41Ŀ
up for	74 7ŕ8Ĺ10HŤ11kƯ12WZĶŌť14ųƨ27Š
up front	89 -7Y10Ż21Ĵ24ǈ
up if	89 14Ɠ16ǡ
up in	75 -8Ɔǩ-7Ʃ11ǋ12ŉŐƹǀ13Ǩ14Ǌ17lƛ28ƪ40ƅ
up is	89 12ƙ13ŏ14M
up on	78 7tƋ8Ǚ9ĴǢ11ǒ13œ15ŕ16Ǆ17ǌ18Ɖ28Ƈ
up or	87 -7ť8ũ17Ƥ18Ĵ28Ǌ
up so	89 11O13ŕ
up that	89 11ō14W15ƾ
up the	74 -16H-11IŠ7Ĺ8X9ƌ12Ĵǘǚ13ľ14dƮ15k16ĺ17ķŜ
up there	77 -31ƛ10x11ř16ź21j30ƈ57Ɖ
up to	72 -15r-13Ţ-11v-8iœ-7Ō9ƙ10ŒŜƣ11k13ŗ14ƃ17ƹ25ŘŽ32t35gx36ž44Ł
up with	67 -10Ō-7ž7őǃ8ļ9V10ŗ11ƁƓ12rŞ13œ14Ļ15Y22ĸ27Ƭ28Š
up your	75 -9Ɨƶ9AƏ10d11ŗ12Ŕ13ŊǗ14Ń18ǘ19j21Ǐ36ł
update	89 -18Ǐ18ƲǢ
updated	71 8Ǎ12Ʋ18Ǐ19Ƌ21ƌ
updated $	73 9Ǎ16Ƌ19Ǐ22ƌ
upset	78 10r19ţ21Ũ
upset after	80 19ţ
upstairs	81 9Ɯƣ10ƛ25Ƥ32Ǎ
us	63 -18A-12ǩ-9ƕ-8C7ư8r9x10aĽş11zž12vŪ14ĵ15Ƅ20Ŏ25Ĺ26ŋ27ņ31ĺ36s60ļ
us $	69 -19A-9ƕ-8ǩ7ơ8j10ŋ11Ľ12ņ13vş16Ĺ17Ƅ34s40ĺ50ļ
us do	87 -11s8Ū16ž20r23ņ
us to	89 11N12L17Ĺ
use	57 -11ǋ-10ƻ-9K-7Ǘ7ĴƅƏ8Őųǂ9DǓ10Ź12ŵ13œǩ16ǐ17Jǘ18ŽǑ23I26ţ27Ų35ǖ42ƿ54ŭ
use $	80 -12ƻ-11Ŵǋ-8ƕ10Ə12ƅ13Ǖ17J18ǖ22ŵ23ƿ28ŭ
use any	87 15ƹ27Ǒ
use for	89 -15ŭ-9Ǘ12Ǡ16ǐ18ǖ
use it	85 -12ǐ10ţ17Ų
use that	87 12I26ŭ
use the	66 16ŲŹ17Ŵ25ŭ
use tobacco	87 13ǂ
use your	87 -7Ł9ų16Ǔ31ţ
used	74 -10Ǣ-9Ūů7ŲǗ8ƹ10ǈ22Ɨ25Ž26ŭ38œ41Ŵ
used $	89 -12Ǣ-7Ū10ŭ28Ɨ39Ŵ
used for	87 -11Ŵ42ŭ
used to	83 -13ŭ9Ǘ10Ų11ǈ49œ
using	86 -20D-11e-10ǩ17ƕ18ŭƹ20Jǆ21Ő
usually	74 -7ƣ8ƅơ9Ķ10řǩ11Wǡ12A13ǅ14ŭ15ĺ17ł25L
usually go	89 -8L19ŭ
v	83 19Ɯ21ū24Ŷ39Ū
vacant	85 -10ƭ48Ɵ
vacant $	87 -11ƭ32Ɵ
vacation	85 -13ƻ47k
valid	87 16Ÿ
valuable	87 7ƥ10Ɗ
value	67 -15Ǣ-8ŏ-7ǖ7Ɓ8Ɠ15Ǐ17ƒ19Ŏ21ľ26ƪ31Ʃ
value $	79 -8ŏ17Ǣ22Ʃ
value in	80 -16ƪ31Ʃ
values	77 -7Ǐ56Ǣ
values last	79 -43Ǣ71Ǐ
van	83 -12ų-11H9ƀ13ŭ17k18Ǣ27ǐ
vans	80 -8ǃ10ŭ57ǐ
vape	87 51ƹ
vehicle	71 -21Ū-12ǐ7ż9ž11ŵ12Ŷ16ūŻ17Ŭ18Ű20ŭ23ų34Ŵ
vehicle $	83 -9Ū20ŭŴ
vehicles	70 -12ŭ8Ǧ49ǐ55Ū
vehicles $	83 9ǐ37Ū
vehicles do	78 -13ŭ13Ūǐ
vehicles does	89 38ǐ
vendor	89 -12ǝ30Ǖ
vendors	87 32Ǖ
version	89 14O16Ť
video	85 11g37M
vin	72 -16ś104ū
vin $	83 -18ś51ū
vinyl	89 20Ƈ
violations	86 25Ż
visit	85 14N22ǁ32ƾ
visit $	89 35ƾ
voice	89 -11ǩ11ľ19aĿ22Ľ
volunteers	89 20Ə
w	81 -10ǉ14b17n23Ǉ25Ǒ38ő40T
w #	86 -11ǉ25Ǉ28Ǒ42T
wages	75 -13Ǌ7T9ǜ12ǣ28ƃ64ǉ
wages $	85 11ƃǉ13T14ǣ
wait	80 -13ŕǩ9ŵ10Ś12ŧ13ĺ17Ǐ18rs24Ń
waiver	89 -7ơ11ǌ30Ǔ
walk	62 -9Ũ-7Ĵƨǟ7nŊƛǛ8ƊƑƽǎǖ9ƗƤǔǕǘ10ĸżǨ11R12Ʈǈ14łŵ17Z19Ļǝ24Ť25ƣ
walk away	87 33Ļ
walk me	64 -9Ũ-7Ĵƨǟ7ƋƷ8ƑƛǎǛ9nǄǖ10ƤǕǘǨ11ĸż12ǈ13RƮ16łŵ17Z21ǝ25Ť
walked	89 13ż22ǔ34Ǆ
walls	81 14ƗǍ22ƌ38Ƈ
walls $	86 15Ɨ24ƌ31Ƈ
want	46 -17Ŧ-16m-15rŗƦ-13Ś-10ŏ-9cNƒƿ-8u-7łŵƟƧƯǒ7ašź8ő9eHŒŴ11oVśƀƃƵ12ľſ13bŝžǦ14LŊ15OŀŕƂƄǓ16ƁƗ17JĹ18Ńǁ19Ĵ20y21Kŉǌ24M25sƫ26ư27X28ơƬǩ31Ʊ37ĻŌ38ƭƶ
want $	74 -24ơ-19Ʀ-18ŗ-17ǡ-8ǧǩ7Ɓ11ƫ12ƶ16Ǣ23Ņ37Ǔ41ǌ88Ƭ
want a	79 -11ǧ-10ž10Ǧ12y13Ƅ14ŕư15ơ19Ļ26ǌ
want for	87 -17ŝ8ư15Ʊ32Œ38ƶ
want it	74 7Ń14ƫ15ľ16Ƅ23K74ƭ
want me	73 -13ƶ-9HƵ-8Ń-7ƭ7ŋ9sň10Ƭ11L12Ƃ13ǩ17Ō18Mž23K36Ŋ46Ŏ
want protected	73 22ķ
want that	85 8ƫ12ŽƁ13Ĵ44ǩ
want the	76 -16Ś-10Ǣ10ǡ11Ɨ12Ož15ƃ19ƶǁ33J
want to	53 -22Ǔ-17Ƃ-15rŦ-14m-13Ƭ-9Nľŏƿ-8cŎ-7yKƄƒǒ7ož9evōšźǃ10ǖ11ALO12ő14Ŵ15ơƱǩ16Ĵſ17sǦ18ś20HMV22bǧ29Ĺŀŝ31Ƶ39ŉ45Ō49X
want you	87 -14ǩ36Ǔ
want your	85 9sƶ10Ƅ15o25a30ľ
wanted	85 -11ǩ9G10ƍư15Ǟ17ŉ
wanted to	89 -7ǩ10Gư18ŉ
wanting	87 -7y11ŉ12Ʊ17kĹ
wanting to	89 -7y11ŉ13Ʊ17k
wants	75 -7ŉ8fsS9ļƷ12Ŷơ15ǩ18Ƅ22Ǔ24ǧ
wants to	85 -7ŉ9f10S11ļƷ16ơ18ǩ
was	45 -16d-12aƉǞ-11ł-10ĹŀŐ-9ŒţǢ-8nRľƫƭǝǣ-7jŎŕƌǆǎ7tTŸŻ8cĵűƹ9Ǜ11ƲǊǙ12ǘ13Ļƞ14k17Ƌǩ18ƅ19ƛ20ňƤƴ22pŔǜ23œ24BĺƼ25šƽ26ļũ27ŧŵ28Ņ29Šƈ32ƒ34ż39Ť44Ũ45ťƳ47Ŧ
was $	89 -25ƾ10Ɠ18ũ54Ƽ
was a	80 -8œ8F12ĽŇ15Ǆ18Ŕ21š23Ƥ
was anybody	89 -9ǣ-7Ƴ33Ť
was for	87 -16ƒ10ĺ12Ť17Ũ47Ŧ
was i	89 -10D-8ň74ǩ
was in	82 -9Ť16Ş33ŵ37ť
was it	61 -15ŧ-12Ņ-10ǩ-9ŀ-7Ľ7œƲǅ8l9ŔżƇƛ11Ÿƾ12w15Ŗ16Ŧƴ17ƅ19ƈ21c27Ť31ĺ38ļ42Ƴ45ƒ48Š
was not	89 8Ƥ12b21ż
was on	87 -10Ũ11s19B21ŧ24T
was that	64 -16ņ-9ŇŠƀ-8ĺ7Ʃ8ƈƒƼ9ũǊ10œŻǩ12S24ƴ25Ť32Ũ42Ƴ52ť
was the	62 -12a-11Ǣ-10Ő-9ţ-8żƾǞ7ņǦ8šǏ9ŻƂƹ10ǘ13ƒ14Ǌ15ŜŤťŨ18Ǜ21Ƌ25Ņ31Ŧ34ƛ35œ37ŧ
was there	81 -8ť-7Ƴ7ż9Ŕ11ţƽ15Ť16š18ǜ
was uninsured	80 7ſ
was your	66 -20ť-13d-7RƳ7Ż9ƹ11Ƹ13v14ożƾ18pņ20Ǚ21B22ű31ƽ37k
watch	87 11Ž19ǩ23Ư
watches	86 11Ž15Ƙ17Ɵ
water	61 -9B7ƺ10ƍ11Ơ13q16Ɵ19ǝ20Ǝ25Ť41Ƌ58ƛ59ƙ
water $	81 -12B8ƛ13ƙ18q22Ť28ǝ
water damage	87 38ƛ
water go	78 19ƙ
water heater	85 -11ƛ32Ƌ
water in	89 -8Ɗ17ƍ
water near	79 -14Ƒ26ƙ
water off	89 29Ɵ
way	63 -14Ů-11ǩ-7IŨŷ7Žƀ8Ə9BŎŧũƿ10ņǂ12ŵƶ13XƑǁ14m16a18jň20ļ21y23Ŷ31ŀ36K44ů
way $	75 -7Ŵǩ8ł9Ž10rŶ21ļ27j30ů31y47ŀ
way around	87 16ǂ20ǁ
way it	89 -9ŷ8o9a19ũ
way to	79 -8I-7Ř12B14Ŏ20Ŷ23ŵ50K
we	53 -19ĺ-11gŇ-10prP-9Ǧ-8ǄǞ-7qŘŹ7fƆ8dOĴŉƀƊƖƨ10cŊƁƵ11hļťƱ12vIņ14ş15ŕŴƂ16X17ƕƭ20Ł21i22ŎŚƬ23Ļ24Ĺ28Ľ29ŋ32MŪ35s90Ō
we are	74 -7Řǩ8jǂ9Ɓ10ŁşƄ11M12ń13ĻŎ18Ś20ņ22Ō29Ƭ
we can	89 14ƭ18s
we do	79 -7Ň8NƵ12Ŏ14Łŕ15Ɗ32ǩ
we get	75 10s11i20I47Ō
we go	87 7X12ŋ13s
we got	85 16Ɩ20Ŋ22ļ27Ū
we have	78 7G8ƨ9ō10Ļ11Ŵ13O14Ʃ15Ū20Ŏ30Ō
we meet	87 20M
we need	87 -13Ō12Ł14ķƁ17u
we talked	89 -7r7Ľ11ƨ15t
we talking	78 -14Ĺ-10ǩ-8Ź10Ɔ11OŦ13c18X19h20ť26v
we will	86 10s11d16Ĵ
weather	83 -9ż16ƚ18Ť34j
website	82 11Ľ12Ĺ41ļ
wedding	86 8ǧ10ĺ11ǔ13f
week	57 7ũ8xųƕ10g12ŵ13P14i15ĺŃů16Ɩƿ18Ų25L28ǝ36ŭ42R
week $	65 10ƕ11ų14g16P17ƿ19ǝ22L25ŭ
week and	79 12ŭ17ĺ
week do	81 -15ŭ22Ų25ů
week is	77 15ŭ19R
week or	89 -7y10L11Ń28Ɩ
weekend	75 10R15ŭ17ƿ18ť47k
weekend $	82 -12R62k
weekends	85 -8k14R15Ɯ17ǎ19Ų
weeks	73 -7X7ǝ8ǎ9ŧƃ12Ǩ13T14Ƥ16ŕ20ĽƟ29ŵ
weeks $	86 -9Ǩ-8X8Ƥ10ǝ37ŵ
weigh	81 17Ł20ǂ33ƺ
weigh $	85 37ƺ
weight	76 50ƺ
weight $	81 16ƺ
weird	89 8m25ǘ
well	67 -14q-13dƌ-7Ǒ7ĻŞũ8ax9Ĺ11űǊ12Nǉ19p20ńŶ21Ŗ28t34ǟ43ŝ
well $	79 -16q-15ƌ-14d-9k29ŝŶ33ǟ48t
well that	86 -10ŝ7ń11Ļ12x13ŧǟ24p
went	67 -13ǩ7zH8Ƭ9Qĺņ10ǜ12kő14lǅ16Ƴ22Ŕ25ŀ27Ũ29ƅ34œ37Š40Ť
went $	86 -7zƽ13ņ23Š26Ƴ
went through	89 -10Ť18z43Ũ
went to	87 -8Y10H13Ƭ15ǜ26l
went up	86 36Ŕ47ƅ
went wrong	89 -8ǩ9ņ23Ť
were	53 -14ĻŜ-13Ř-9Ş-8Ƥ-7VŖ7ƅƈƦ8ƍƱ9ŻƯƳ10Ƶƹ11ƴƷǢ12lņƭ13ļśƎƮ14ĹǤ15Yż16Ƭ17r18W20œ21Ņ22š24Ÿ25d29Ƽǝ30ŧ36Ũ
were down	72 36ǝ
were gone	82 -10ǝ8Ʒ12ƯƱ22Ǝ25Ʈ
were hit	80 -16Ř-7ĸ29Y
were in	80 14ŵ
were not	80 -10Ş8Ʒ9Ư13ŝ14ĸ17Ʈ
were the	77 8Ǐ11ƈ19Ǣ
were they	83 -15œ11U12Ũ15ŧ39Ņ
were you	64 -12Ļ-8ƃ-7VŴǨ7Š9ƅ11ŻƳ12lƵ13ƹ14ǝ15ŧƭƴ17X18Ǥ19ż20ļ23Ƭ27Ÿ28š34d37œ40Ũ
wet	87 12j20Ɗƛ28ƙ
what	24 -28ŷ-26Ŭ-24ǐ-22ų-21ŁŌ-19F-18Ű-17nzN-16ŜŹƤ-15Ĵƫ-14tA-13bśǠ-12ļƟƢ-11sxOŊţƴƿ-10HMńƂ-9SĽŏ-8uƳǋǦ-7VĵŶƄƏƹǀǢ7lryťƌǆ8DŢƋ9iEIũƚǍǨ10RĶǉ11ƅƪƵƼǝ12dŲƃƑ13oņūűŵưǗ14cžƨǎ15hvYŘƕƧƷ17JƉǓ18qƘƬ19mLŨƽ20QƓ21Z22WƦƺǊǥ23ŔƇǃǞ24ơ25wƊ26CōƩ27łƔǩ28Ǐ29PŅƶ30ŇŎƻ31ŉƒ32X33ľ34ķƠ35gTŝ36Ŧǈ37Ļ39Ŵ41BŤǄ42Ɨ43ŀ44œŗ49ĺŞ51Ŀ52Ŗ54Ū55Ĺ57Œ
what $	78 -46ǩ-30ŷ-29ǐ-14ŝ-9ǘ10JƮ14ĸ15ōŞ17Ƨ22p33ǝ49ǈ60ų
what a	85 -20Ř8ƶ12Ļŵ13Ɠ49ǩ
what about	78 -13yŞ-11Ƴ-9PŪ-8Ŷ7m9Ƨ10q11Ʊ15Ƌ21ƽ31ƨ40Ŵ
what age	85 -12Ʀ9Ÿ11v13c15ƽ29ƭ
what all	80 -15Ǣ-7ŏƨ13Wķ16Ť18Z20Ɗ23ǥ27Ǆ35Ŗ
what amount	82 8Ƭ12Ɨ15ŗ17X19ǖ
what are	55 -28P-18Ƙ-13xC-12i-11Ŕ-10ŝ-9Zǎ-8cǞ7bŞƓ8ƵǢ10ƻ11ľ12yư14ƒ15ǐ16Ŀũ17ǈǡ18RǏ20ř21kķ22Ǌ23v28Ļ34wŒ39ŗ47ł54Ū61Ĺ
what becomes	89 -8V16Ǩ24Ƨ
what benefits	89 20W
what bills	77 -8ƶ7ǝ20Ʈ39Z
what bothered	80 21Ĺ
what breed	87 49h
what brings	87 40Ĺ
what can	79 -15ǩ-8L17ľ28X59Ĺ
what changed	86 -10Ŕ11Ǟ50ĺ
what city	87 22C
what comes	85 -8Ĵ9Œ16Ǌ23J27W31T
what company	87 -14Ş-13ŝǄ-12ő-9ǃ-8Œ43Ő83Q
what could	64 -14Ʈ-9ĸ-7Ƥ8Ř14X35Ǆ38ķ48Y
what date	86 -10Ĺ-8p17d20ť31ŕ38Ń
what day	76 -9ƶ13Ń16d17ƄƖ18Ĵ23ŕ74L
what deductible	72 -8ĸǩ19Ř21Y
what did	52 -21Š-12oǃ-11ŧ-9zŖŤ-8Ƴ-7ļ8ŜŞƈǏ9ƀƵ10Ʊ11Ǟ14ŵǩ15Ƽ16Ǌǝ17ƺ18wƾ20WŢ21ņũ22Ņ25Ŏ27m29ƽ37ŉ39B43ƒ46œ93Ŧ
what do	47 -50Ŭ-27ǐ-24FŮ-19ǩ-17RĺƬ-14ňǏǔ-13XŃ-12UŶƝ-11Lłƒ-10qœŴǒ-9ŵƧ-8ŚƃǇǎǕǨ-7QŦƇǖǙ7IZ8ŀƠ9ŏǥ10ƶǗ11ūưǝ12ƊǓ13ŔŖŘƮ15ǉ16Ʀ17Ƶ18ƺ20ǈ22ōžƻǛ24wŭ25Ŏű31oTķ34Ň35Wŝ36Ļ39Ū40Ų44Œ51Şǃ58Ɣ61g65ľ68P
what does	55 -61ų-31Ň-22ž-18ǂ-14Ǡ-12ŕ-11ű-10ǐ-8Ɨ7Wǜ8RŚƒǊ9BTſǃ10r15o17w18Ĺ21ŏ22Ŗ30ŗ31Ơơ34Œ43Ǆ50q58ǩ76Ŵ
what else	72 -15ǩ-9ń-8Œ8ƌ11Ƒ14Z18ŉ31ş52ō
what exactly	86 -11Ǎ-7d10B16ŀƕ17Ť23ơ29Ƨ
what got	82 13Ĺ26Ť61ĺ
what grade	87 19ŧ33v
what happened	67 -14ť-8Ł9ǣ12ǩ13Ť15ƛ16Ĺ18ō19ņ21ĺ25š37Ƴ
what happens	66 -11VƮ7ŵǚ8ƃ9ǒ11ƙƛ13ĸ16ǣ17Ļ22ŗ23ſ25ƧƷ29ǝ
what has	73 15ƕƸ21ł
what have	68 -19Ş-7ž7ư9ķ11kƌƘ14Ǐ15ƃ18ǡ23ƀ39Ǟ40ŝ
what hours	83 -8P8ǎ10Ų14L29R
what i	69 -16ǩ-11bdŖ-7ah7Ţ9Œ11u12pŅ14Ľ15ŵƘ16Ŏ21Ŋ22i34U44Ň65ň
what if	73 -24ĺ-20W-15Ƴ-13ǝ-10Ư9ſǕ10Ŀǡ13ƃ17ǚ20Ɯ24Ʀ26ŵ82Ǩ
what insurance	86 9ǥ20ǐ29ǩ
what is	38 -22ķ-20ǖ-17Ō-15ŰƣƤ-14CœşŷƩ-13NƮ-12GƱƽ-11sĴŦƅ-10ōőŜŤ-9wSŏŨű-8zŸŹǔ-7uvWZňŐųſƃƉƫǐǨ7AŬǌǏ8lĶŔƝƬǈ9dexŽ10JŝŪů11ľƠǊ12ƞǎǓ14EIƻ15gDŞƒǗ16cƑ17LYŮžƦǇ18Ɠ19yūŶơ20Vǩ21KƘƚ22jĿ23Ɗƺǣ24iƪƶ25TƔ27Ņ28ŃǞ29Ƈ30Ǎ31ĹŇ36Ŗ41P57Ɨ58Œ86ŀ
what it	72 -14ǩ7ǝ8ĺŔŴ9ƊǢ10Ʃ11Ɨ13ĿŗŢ15Ũ16Ɖ22Ɠ23Ś25Ŗ
what keeps	83 -9R13Ţ17ƻ24PĿ25ŝ
what kind	59 -25Ǜ-14ƈ-13ƅ-12Ʀƪ-11Ŷ-8Ňǃ-7gǈ7ƨ8Ŵ9ƝƸ10ǥ11ź13XƎ14R16ǆ17Ť18q20Ɖ21ǩ22hƇ25ǔ26ƣ28Ū36Ǆ38Ƌ41Ʃ
what liability	73 -19ǡ15ž35ŗ
what life	87 13Ʒ26Ʀ
what limits	74 -20ǡ-13ơ15ǌ27Ǔ39ŗ
what line	86 -17t19Ǆ45q
what made	64 -12ƻ9ņ21ƞ22Ĺ26Ŷ37Š56ĺ
what matters	89 33ľ
what month	87 -7Œ9ŕ20ť23d
what number	79 -10d-7ŗř9Ɠ13c33X35Ņ37Ƭ
what other	82 -7Ĵ7ń10Z23Ƒ43ş
what part	81 7l12Ʈ13Ŀ17ň48C
what percent	81 -10Ǜ11ǖ15Ǒ19Ǆ20ǆ27œ
what questions	87 7ŉ
what reason	89 10Ŕ
what savings	80 -20Y34Ř
what shape	87 19Ɖ
what share	89 10ǆ15ǔ
what should	86 -41L-16ǩ-9Kũ18ǧ29ŧ33Ŏ64a
what street	89 24D
what that	87 10Œ13B17ņ22Ũ
what the	74 7ƚ8ǌǩ10ŤƖƠ11CŦ12c13ǡǨ14Ʈ15ƾ22ƅ23Ǌ
what they	78 -13Œ-10Ǣ11Ɨǁ12H14Ŕ15ǋ17ŝ20ǈ27Ơ
what time	80 -20g-15qƖ19R20ǩ26L43sǎ
what town	89 18C
what type	81 -12ƒ-11Ƽ10ǆ13Ɖ14ǔ15ƣ16Ƈ43Ʃ
what vehicles	76 -12ŭ10Ū28ǐ
what was	64 -35ť-15ňŧ-13a-9Ĺ-7Ǟ8šǦ9Ƃ10ŻǙ11Ŧ13Ŝ14o16T17ĺ20Ŕ21Š25B28ǩ46Ť53Ũ60œ
what we	87 8Ʊ15O16uŋƩ
what went	85 -8ǩ8ņ28Ť42Ũ
what were	83 -15Ļ-8E10Š31X43Ƽ53œ
what what	73 7Ū9Ƥ10Ńžǆ11I12Ļ13oES14uvCPƻ
what will	86 24r41ł
what work	87 9Ǒ20ƌ
what worries	71 32Ŀ
what would	50 -19X-11TŊǩ-10qs-9Ŵ-8Ĵũ-7ŗŵŽƵǨ7Ŀ8Ňǜ9rCƑƤƧ10ŝ12žǕ13őƎ15ƯǏ16ƨ17ƃǔ18BZű19ķƬǢ20ƶ22ŀƦ23Ŏǘ24ŉ25ł27ƪ29ƒ31Ʒ33Ş56Ļ
what year	67 -22Ɣ-18Ǌ-15Ť-13TƉ-11ŕŴ-10œŶ-8ż-7ƒ8v10pƩ23dǅ25őŪ27Sƈ34ƅ37G81ť
what you	56 -37ǩ-17Ǆ-15ŀƞƷ-13Ŏ-12X-10ŠŶƒ-9Ńǌ-8ĻŢŵƘ-7Kĺľ7yũŬƉƱ8Ĵŭƌ9ŧǅ10dűƃǏ11GńƓ12ƥƶ13Ť15Tĸ17Ĺ19Ş20ķ22Ơ24Ɨ25Ŧư27Ň28gm29Ķ33U34Ɲ38ǟ43Ƶ89Ŗ
what your	79 8Ʒ11ƽ13Ŗ25Ņ27r35ơ
what zip	89 
whatever	80 -13Ə8Ƈ9ş11ũ12qư16Pŉ
whatever $	87 -14Ə10ş13ư18ŉ
whatll	86 -11Ƨ22Ķł
whatve	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
whatve you	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
wheel	79 -8x21ŷ27Ź38ų
wheel $	89 7ŷ9Ź21ų
wheel of	87 30ų
wheels	87 12ŀ24ǐ33ŵ
when	40 -24ǩ-18l-16ņ-14Ť-13Łō-12aĺũơǋ-11ŵƮƵ-10ijMƞƱǨ-9ńƀǃ-8BCUŀŎǟ-7mqňřŝŷƪǗ7šűƄǣ8ŨŰƈƠƻǖǜǧ9ĸŲƚƽ10ƙǛǢ11ĵŗśƿ12yƭƴƶǅǙ13ŘſƋƹǏ14HĶƁƼ15rŜƾ16ĹƷ17dƳ18Ź19Ÿ20Ǟ21Ŗ22gǂ24vGO25S26R27V29ƅƟ30Ƨ32s34Ɩ35ǎ39őť40Ń48ŕ50L
when $	74 -39S-19ơ-16ǌ-14Ʊ10Ÿ12ƿ24ǅ27G55ő57Ĺ
when a	86 -13ǈ11ǣ12ǒ20Ǒ
when are	75 -14g-10ĺĿ-9i-8yłŕ9Ɵ13H15Ɩ16s17ŃǞ30Lǎ37V
when could	86 -8Ś14ǁ23ś
when did	60 -26Ť-18ƒǎ-17Ũ-16Š-14ŧ-12ņ-9ŔƧ-8ũ-7dmĶŦƵƽ7ŕ8Ƌ9fšƾ10ƘƲ11Ź12Ǚ14ƿ15ƑǢ16Ŝƚǂ17ƌƳ19ƻ20S24ǅ25Ƽ29Ŗ31ƅƹ32G48ő72ť
when do	61 -14ǅ-12gP-9G-8łƧ-7Łŕƭ8Ǟ9Ų10HŬƕǧ11cL15Ĵ16d26y28V44Ń48Ɩ49O59R
when does	76 -7Ƨ14Ƅ16ǎ54ŕ
when exactly	78 8ŕ17š21d
when he	85 15ƽǣ34Ƴ
when i	86 -9Ĵ16Ŷ20o21ǖ23ĵ
when is	63 -20p-16d-14ť-13ƅ-11ŃƢ-8ǋ-7ơ7Ɛ8ƓǤ9ƫƾ11W12Ź14y17ǌ20k24Ƥ33s48ŕ52ǎ53v
when it	70 -13ŃƳ-12œ-7Ɵǟ9Ŧǎ10Ũƅƶ12ť13Ř17ƽ18ŕ22Ť25ľ29ƙ
when she	87 8s9Ƴ15Ź19ǂ
when the	78 8Ǚ9Ơ10Ŧ11Ũ12L14gŕ16Ƣ21ſ
when was	63 -14d-11ŨƳǢ-9œƀ8Ǚ9ƒǏ10Ƹǘ11Ŝťƈ12ż15ƛ17ƹ18ŖǛ21ű22Ƌ31ƴ33p
when we	89 17Ļ22Ľ
when were	75 -22l8Ǐ18Ǣ41d
when would	77 -12Ǩ-8ŕ7s11Ɩ17H20L22V27ƭ53Ń
when you	54 -17ƹ-11VōƮ-10WŃŕƛǃǩ-9Ł-8L-7MőŖťǟ7ŇŚƇǉ8ƅƠǂ10Ř11ǀǏ12ǈ13ſƶ15Ũ17AƷ18ǜ19Ǟ20Ÿ21Ŀŧ23Š24gŔŗ25Ɓ26ƒ29rł30Ķ31œ55Ɵ68Ƨ
when your	86 10ƅ11sz27Ƴ
whend	75 -20ǎ-15Ǐ-7Ŧ12Ʋ13Ɛ14Ż15ĵǅǢ16ť20ƈ29S31G
whend you	77 -20ǎ12Ʋ13Ɛ15Żǅ16ĵ30S32G
where	49 -16P-15RŃ-13s-11nƋ-10ųƮƱ-9GKŋƝƟǃ-8tŌƜǈ-7ƂƵǄǅ7yHŭǘ8Ţƙƛ9ƍƷ10FĸŠ11rŅřƥ12ƦǕ13zķļŤƄ14Śǀ15lńƾ16Ŵ18ź19jĵǏ23JƊ26qX27Ǘ31QƤ38ǩ41ǋ43D44M52C53Ű
where are	71 -15Ǟ8QĶ9H13kǀ15yǏ21C29l
where can	89 43J
where did	83 -18l-13Ʊ-7Ǖ20m23ļ24Š30Ť33ǩ
where do	66 -16R-15Ń-12l-11P-9Ǘ-8nV-7ƜƵǅǩ7ƥ9ǔ11ů14ƍǕ15Ǐ16Ű17Ƥ20Ś21z23M26JŅ31C34Ǟ38Q
where does	72 -12L-9m9Ǘ11Ǖ15ŭź17ƙ18r32Ű
where i	89 -13ƕ14Ƅ17Ɗ18M
where is	67 -13MƋ-10t-9J-8Űǃ-7m7ŚŴƛ11C13Xź14şƥ17ĵ18ǩ21l22QƊ23Ʀ25ƾǗ49q54ǋ
where it	87 -9K-8Ř12ž15ǘ16Ŏŝ23ř
where should	81 7ǁ9ƕ27D
where the	87 12D18Ű
where would	72 -11JƮ-10r15ǝ18Ʒ19ĸ20X26M28D34Ƥ
where you	69 -25Q7Ļ9ļƭ10XŚ11L14D19F21CŢ23V25Ű26ķ40j
where your	87 -10s12r16ŵ17ĵ
whereabouts	83 11ǋ19ƣ29C
whered	77 9Ʀ20G23m25ļ38l
whered you	77 9Ʀ20G23m25ļ38l
whether	86 10ŏƵ11ƀ20Ĵ
which	54 -17Ǘ-14ǚ-9u7bƅƾ8cdŷ9ľ10DļƴǏ11Eŀƕ12ŉŲ13ƣ14ňŪŴ15ńūǖ19JR20ǈ23Ő24ť26CQ31ų
which bank	87 18Ŭ33ƕ
which car	69 -32Ū-7Ŭ10ŭŷ12Ź22Ŵ49ų
which cars	89 -19ų-15ŷ7ƀ52Ū
which company	80 -11ń12ƅ16ƴ18Q42Ő
which floor	87 22ƣ
which machine	79 10ǝ16Ǐ
which one	85 -19ǚ-12ų7F12ƶ21ľ34ǈ
which ones	85 -12u21Ū42ų
which other	89 39ń
which state	89 -8Ő13C27ū
while	71 -9ŭ-8ǩ8ŵ9Ų11ųƜǨ12ŇǠ13ŉ16Ư17Ś19Ǝ23Ƥ25ŧǝ32ő
while $	86 -7S9G16Ƥ39ő
while you	86 -10Ũ-9Ư-7Ŗ9Ɵ15Ǡ17ǝ20ŧ23Ǝ
who	38 -24Ų-20Ū-18Ɣ-16B-14t-13ĴŴŸǢ-12PķŚŢǇ-11fĸƒƣ-10Ňŗ-9HYĺĿŃōŒ-8sxKĹłŏƉǉ-7TĻŀŊŌŭŽƗƝưƷǃǄǟ7qŝŹƃ8lƽƾǚ9Ɵǥ10ſǕǘ12Ǎ13ZǞǧ14Ɓƙ15wŬƤǛ16Ǩ18auǆ19Ǘ21ǅǐ22ǜ25QƲ27ƶ28oş29ńŠ30Ǒ32ļƜ36Ƣ37ǩ38ƕ39ơ41Ƴ43ųƯ45Ł48ǔ49nŜ50Ő51ŷǠ53A61ƫǈ
who all	81 -10ų-9Ɖ13Z14ǆ21ŷ23n
who are	71 -14ş-13Ư-12ų-11f-8ǒǗ12nǍ14Ǒ17oǔ23ŷ24u29ǩ30ǈ
who checks	89 12Ǜ16Ɵ
who comes	85 -16n-7v13Ə20wƁ46Ɯ
who could	89 -7Y10Ɯ23Ƥ40Ǩ
who counts	72 23u30Ư
who decides	89 26Ł
who depends	77 -9n20Ư23u
who did	86 -14ǩ-10o16ƌ25Ƴ30ƫ
who do	63 -15Ĵ-14ƒ-12PƄ-11Ň-9ǈ-8ŪǠ-7H7g8ơ9wļ13Ǖ16Ƣ19Ɓ24ş25Z34ƕǑ36Q45ǔ55A60Ő
who does	74 -27Ų-13ǩ-10ǉ-9Ư9ǐ13Ǒ24Ǜ29ǈ32Ǡ43ǜ47ǚ
who drives	70 -33ŷ-8Ū33ų49ǐ
who else	68 -18ǐ-15ŷ-8ş8n15h20Ł23ųƙ28Ƣ32ǈ37ń
who gets	85 12Ư13Ʋ45ƫ
who handles	80 -15ǈ-14Ś-11ş9ǜ12Ǡ16Ŝ18ǖ19Ł34ǘ
who has	80 -8ơ-7Ǡ10ŷ13Ł18ǣ20ǌ22ş43Ǘ
who holds	89 9Ŭ
who i	86 -12ǩ13ơ14r33a
who in	72 -14n-13ų20ƽ38ŷ
who is	51 -21ǌ-19Ɣ-13ǚ-12ŲŸ-11Ū-10A-9WǒǨ-8Źżƣ7Ǚ8aƄǡ10l11zŵ15ǩ16ƨ18ǐ19ƾ20Ŭ21Qǥ22Ƣ23Ǎ25w26Ǡ27Őŷ29Ʋ32ơ33ş35ųƯ37ƫ39n40ƕ42o52ǈ
who lives	89 -15z21n30ŷ
who looks	87 9A10Ɵ13z30Ŝ
who makes	86 29Ł
who needs	78 -9Ʈǧ7ŷ16Łơ17Ƅ18Ư
who owns	81 12ơ13ǋ16F35ǆ
who pays	78 -14ƕ-7ƾǈ12Ʊ20ƃ22ǝ27ſ30ƮǠ
who rent	80 16Ǒ
who runs	87 13ǉ24ǈ
who sent	89 -8Ő52ļ
who should	87 -9Ŭ11ǧ16Ǡ20ŷ26ƶ
who signs	86 -7Ư9Ǡ11q16Ł18Q
who started	89 -16Q34ǅ
who takes	89 11Ǩ17Ŝ38Ǟ
who told	86 -21B12ļ14Ņ52A
who was	85 -19Š-8ť7ƽ14ņ16Ť20ż60Ƴ
who who	87 8ļ11A12zQ
who works	70 -9Q-7Ǉ19Ɯ27ǈ29Ǒ
who would	74 -20Ő-13Ţ-8ĸǉ7ŵ8Ʊ9A11ƶ14Ǡ17ƫ21Ư30Ƥ51ǩ
who you	82 -7ş16Ǖ17Q20Ŝƫ36ŝ
whod	66 -15ƾ-14y-13z-9ǈ-8Ʈ-7u7ſ9ľ10ǣ11ŵ16Ŝǘ17Ʊ19ƫ21ưƲ23Ƥ25ƃ30Ǩ47Ư
whod pay	80 -17ƾ-15y-9ǈ11ſ14ǣ21Ʊ22ǘ24ƃ
whod raise	89 
whod run	86 -11A-7Ư45Ǩ
whod take	85 -16z-7x36Ƥ38Ư
whole	64 -10ǩ-9Ǌ-7Ʀƶ7ňśƜưǎ8tuŨũ10ķš11l12ŔŦůǉ13ƭ14ǐ15hO16kō17Ƶ18ƪ21ƈ39Ʃ
whole life	75 -8Ʀ16l18Ʃ22Ƶ24ƭ25ƪ
whole thing	87 7ƈ11ś13ũ
whose	66 -13ƫ-9Ɨ8ƃ9ķ11ż12ǡ17F20ǆ23Aǐ28Ő30Ł42Ƣ
whose cars	80 23ǐ
whose fault	89 12ƃ15ż
whose name	83 -20Ƣ-15ƫ13F16ķ20Ł30Ő
whose things	79 25Ƣ
whove	86 9a11ǈ16Ő18u20w
whove you	89 11ǈ17Ő18w19u
why	60 -18ń-13œŧ-9őƔ-8ňŉŒ-7ļŝũ7AľǦ9ǆ10Ǥ11Ŀ12šǜ14ņ21ƻ24B25ƴ26r29Ƶǩ31Ĺ38Ŷ40ŀ45Ŕ49ĺ50Ţ
why $	89 -9ǩ-7ŧ7ǣ22Ŕ
why are	83 -22ń13ǆ28ǩ44ĺ
why did	70 -24ĺ-20ǩ-13œ-9Ţŧ-7Ƃ11Ǧ12Ǥ14Š15šǜ25Ŕ33Ĺ35B39ƴ48Ŷ
why do	83 -19ŀ-8ŉŢ-7Ŕ22ņ33ǩ34ƻ38Ƶ
why now	86 -14Ŕ-9ǩ-7Œ63ĺ
widowed	89 17Ʒ25f
wife	58 -16Ƽ-11vW-10Ʀ-7iP7Ƴ8Vż9Ǩ12Ʒǆ13Ŵ16Ʈ20fǈ21o23ǂ27p29q30ƫ31ƨ34s36t39r
wife $	80 -14ƹ-8s9q11f15ƨ21rƫ26p33t
wife do	86 -23ƨ-13Ǩ-7ǈ34Ʒ35q
wife drive	89 -7qr14ų37Ŵ
wife have	85 -24r-18Ʒ15ż24Ʈ68ƨ
wife on	86 -11Ƽ-8qǠ17s23ǈ31ǂ
wife work	85 -9ƨ18ǈ38q
wifes	71 -19P-17Ƹ-8Ū-7aŸ8Ɯ9ƺ11bjŴ12Ʈ15ų21ǂ27q37o40p
wifes name	87 7o
will	54 -8ĹŕƱǩ-7Ǥ7zǓ8ĴƬ9dśţ10OǞ11cƄ12Śź13ŌŐƕƤ14NĻ17o18eM22ĵ23sL25yH29Ź33V46ł53Ʋ
will $	78 59Ʋ
will be	83 7ō10cŹ11Ǟ13V29y
will get	89 8ǧ12d15N
will it	89 -10L13I19s
will need	86 8Ź16co
will not	74 7dƢ8eĵƺ9Ƅ10ƈ11N12Ńƭ13Œ
will or	89 22Ʋ
will put	89 9ƕ13Ō22L
will you	77 -11Ƣ-8Ʋ-7ŕơ9Ź11Ķ22Ƥ26Ļ46ł51V
willing	89 14Ž16Ţ
willing to	89 14Ž16Ţ
win	86 19b38Ļ
wind	71 -23Ř9j11Ƒ15Ť86ƚ
wind and	86 8ƚ
wind deductible	89 -61Ř67ƚ
wind or	79 -12ƚ19Ť27Ř
windshield	86 -10ƚ11ű17Ɓ26ū
wine	86 38Ǜ44ƿ
winter	80 -10ǝ16Ɵ19ƛ35ť38ǎ
winter $	82 7Ɵ19ƛ29ǎ36ť
wire	89 -12Ǡ13ǘ
wiring	81 7Ǎ37Ƌ
wise	74 -8Ƹ-7x8ź10ƗƳǊ13m14Ʈ15ǂ17w22g29V
wise $	78 -8x8ƨƸ9ź10Ǌ11Ɨ18w22V
wishes	89 40ư
with	39 -26ǐ-19ŏ-16HĺŤ-12ƔǇ-11ľǅǩ-10CENPŒŪ-9ƃƟƶ-8ķƣƫǛ-7ZŅśţųơƯ7BĽłſƞƸƽ9Űƛ10MWĿřŷƿǍǤǥ11œŢưƱ12rǡ13SŀńŗŚżŽ14aŭƁƂǜ15ƤƧƳ16ŋŶ17ĴĻŜǁ18AŬ19gVĸňŧ20QƐ21ŖŠ22n23bŊ24s25ŐŲ26ĹŝƵ27Ƣ32ş37ņŞ58ő
with #	83 11b12kƂ13Ś14Ű25ĸ
with $	65 -16Ɣ-14őŷǩ-11Ş-10ŜŢ-9A-8Ū9ƽ11ĹĻņƙǥ13Ĵǘ14ǡ15ŬƳ16ş17Ƥ19X20Ƣ22ƨ26a32Q44Ő
with a	62 -14Q-13n-7ǅ7gƚ8Ź9qņƂǀ10Ű11VŽƐǄ12BS13oƘ14ūƍ19ŷ24Ƭǁ25Ǎ27Ļ29b31ĸ
with all	87 7Ŀ10G12tƁ16Ś
with an	80 7ŽǛ15ņ25b
with anybody	89 47ń
with anything	89 15ŉ18Ş
with em	87 -7š13œ17ő18Ş21Ţ
with family	89 -22n-8Ʈ26Ƥ41F
with her	89 8ź13s15Ʒ
with in	80 20Y
with insurance	87 18ņ
with it	76 -34ǐ-26Ǜ-10B8E10MǤ12Vƞ17Ɛ18ŀ25Ƶ70Ų
with me	74 -8ś-7ļŐ9ŊŚ10ŋ12Ʈǥ13ĹŎ16m21ŀ71ň
with my	86 8ļ11f17z60ǩ
with no	78 -9ƚ-8Ǒ8ǒ10Ƴ11ƽ19š22ŵ26Ɓ28ſ
with now	87 18Ş22ǥ
with one	80 -8Š17ő18ń21Ļ25ŵ28Ő
with rent	80 -12Z30Ʈ
with some	89 12Ŧ13Ɖ19l
with that	69 -27S-17ǅ-11ŧ-8Q-7ĹƷǔ7ŋŨ10aǦ11Ƴ12Ɠ13Ť15ŃŝŶ16ņ17rM18ŭ41Š70ő
with the	59 -22Ť-20E-17ŝ-14Ŵ-13Ő-11ĺőœ-10Ň-9ŏ-8nŷ-7sPŠƳǥ7qŋŔƜ8łŒƄǜ9ŗ10ĿƼ11žǟ13x14gŌǞ15ŭǣ16Q17Ž18ư19SWǅ20şƛ21Ĺż28ŧ29IƵ33Ŷ
with them	66 -15ő-8Ɠ13ŗ16Ţ17ş20Ş29S30ŝ31Š33œ
with this	79 9ł10K11Ǡ12r13Ł18a24Ŵ
with those	83 8S12ŕ13ő16ŗ17U
with today	87 -8Œ9Ĺ18Ő
with us	80 9ļ10Ĺ11ŋ13Ľ15z16ş29s
with what	86 -8Œ11Ŗ12ǡ15Ĺ17B24Ş
with with	86 -7Ƴ7Ŀ12kƕ16Ź23Ĵ
with you	60 -15Ş-13z-12FQ-10Ţ-9ǩ-8şƣǜ-7ŐƨǙ7ƥ8Ƣ10ZŚ13Ŭ16ŀ17ǖǨ18A23iŇǈ26ŷǑ28Ŝ34Ŗ38Ƨ39s40Ŋ66n
with your	64 -32Ő-10ǂ-8Ť-7ĹŀŹǐ7ƚ8Ʒ9vĽŖƤ10žƮ11rV12ƞ14łǛ15őǓ16ĴƵ17ŝ19Ţ22ƳƸ30Ş
within	87 -10ů-7ƈ19Əǐ25ť
without	64 -14ő-11i-10ŗ-9Ʀ-8A7e8ƈư10aĺ11Ǡ12ľǓ16ƺ20ƭƮ21ſ23ŏ26Ʒ31Ǩ37š45ŵ
without $	89 -15iő8ǁ13Ǩ19š47ŏ
without a	87 31ŵ
without insurance	85 -17ŏ8ſ23š26Ƴ
without it	81 -20Ƴ9de13ŏ14ĺ34ŵ
without you	79 -14ŵ-8A49Ʒ56Ǩ
without your	82 27Ʈ
wood	72 7ţ10Ƒ34Ƈ64Ɛ
wood $	86 40Ɛ
wood frame	89 -8Ɛ39Ƈ
wood stove	85 30Ɛ
word	79 -11b-10Ɯ7Ǔ10ļ13ǒ15ǃ17ǩ19Ŋ21Ō31Ł
words	89 13Ŗ31ň
work	46 -13ľ-12Ů-11ŝƗ-10iwķƩ-9Ƥ-8ĸŐ-7kAƞǂǩ7Ņǉ8ƌ9BJƷǁǙ10N12I15Ʀ16XĺǨ17ƝǄ18ŗ19LŴŵǑǔ20Ƹ21Ňƃ24S25ǐǚ26ǣ33V34ů35ŭ38q40R42W44Ƨ46P48Q52U
work $	57 -14Ů-13ǩ-12Ų-11Q-9ŅƜ-8ǈ9SǠ11ǟ12Ŷ14Lŵ16P17U18ŭǨ20qƦ21ǣ23N24ǐ25ǚ35Ƨ42VW88Ǆ
work and	75 -10P7q9g11N18Ŵ21ǐ
work are	78 -13V-7R34P38ĺ
work do	86 -14q18Ǆ26Ǒ
work for	74 -18ľ-14P-10Ő-8ĸǐ-7ARVƤ11rǑ17ƃ18Ǉ27ǔ32X45Ň81Q
work from	74 -36Ɲ12ů14ǝ22Ɯ48R
work going	89 -11ǟ-8i21Ɲ25U
work if	82 8Ư13Ʒ15ǉ23Ʈ
work is	87 -41Ǆ-10Ʃ19q21ŵ69P
work or	80 12śŴƨ14ǁ15ů19Ʀ23I
work out	89 -20R-11ƞ-7PQU24ǋ35Ɲ44Ƹ
work so	89 -19R7K10L12s14Ǩ
work today	73 -11Ʀ8W45ŗ
work too	89 -11ů10ǚ14Ŵ31q
work week	87 -19ŭ56R
worked	85 -11G14ķ21ņ43S
workers	71 -9ř-7Ǥ20ǣ23Ǒ37Ǉ
workers comp	73 -7Ǥ47ǣ
workin	86 -10ƹ10U11ǈ15Ǝ16Ķ20ń
working	72 -10Ǒ-8kU7tǇǒ11Ķ14S16ŝ17V19g20q27ǈ30Ĺ41P
working $	82 -7ǈ12t13P14V35g
working there	89 -10P12V21S31ǈ
works	66 -12Ř-11Ǉ-9Q-8ƶ7Ư13M14ňŖ16ŝ18Ɯ23L25Ǒ28ǈ41Ŋ
works $	86 20L24Ŋ
works for	86 -11Ǒ7X10L18M37ǈ
works there	76 19ǈ22Ɯ
works with	80 -17ǈ-9Q37Ǒ
worksheet	80 12ǣ
worksheet $	80 12ǣ
workshop	76 28Ƒ37Ɲ
workshop or	80 14Ɲ
world	86 10C12i14Ń17Ļ18d
worried	86 13ƚ23Ŀ
worried about	89 13ƚ
worries	70 15Ľ17Ŀ20Ƒ
worries you	70 20ĿƑ
worry	83 -9Ʈ12ǡ50Ŀ
worst	80 -7Ŵ8Ř12ǚ13Ŷ14Ǥ16Ũ18ǜ20Ş29Ŀ
worth	63 -13Ǣ-9Ɣ-8ǩ-7O9Ţƀ10Ɓ11ƥ14Ƒ17ǝ20Ǐ26Ɨ39ĻƘ44ƒ49ķű
worth $	68 -57ķ-15Ļ9Ɲ13ƥ19ǝ22Ǐ28Ɨ30ƒ45Ƙ74ű
worth it	87 -9O-7ű51Ļ
would	36 -22Y-16ĹŐ-14q-13Œ-11dĺšƁƳ-10QŦ-9Sň-8nO-7uNœŠŤŷǛǞǣ7eLVŕ8yHƖǡ9ŀƈǔ10ZĴł11BWľŗŶƦƸ12DŉƀƃƱǦ13ƿ14ĵŖƪǘ15Aŝƨƭ16msMŃŇś17c18ŊƒǢ19Tƶ20ƂƓƗǁ23Xŵ24Ƶ25űŽ26ư28ž29rĻ32Ư33ǝ35Ƭ36Ƥ38Ʈ39ĸŢ47ŎƷ
would #	87 19Ɠ23Ƭ25X
would a	72 -18Ř-9X-8Ƭ7ķ9ś10ǩ11ž12ƭ15Ŏ21ǘ24ĸ39m
would be	73 -9Ş-8Ŏƶ-7Ʒ7e8Ń9b11ŏ13ŵƬ14c15Ŀ19r23Z26ķ
would cost	89 12Ɠ22ư
would do	86 7Ŏ11Ž14ĸƤ
would feel	89 8Ŏ14Ƭ17X
would get	86 -9Ŗ-7ƶ7ƃ9Ţ11ŵ14ń27ű
would go	85 16V24ũƒ36Ƥ
would happen	71 -9ĸ-7Ư7Ʒ9Ǩ10ƛ11ƜǕ13Ƨ27ǔ41Ʈ
would have	74 -11XŢ12ĸ22Ɨǝ33ǩ38Ŏ
would he	78 -14Ŏ-9ƒ-8Ĵŵ9Ƹ20B42r65Ʒ
would i	87 -12J-10ǉ7g14ŝ18Ǡ37D
would it	63 -19Ʈ-16ĸ-15ǝ-14B-13r-12ķ-11Ň-10ňƵ-7ŵǅ9ŃƖ11Mŋ16ŝƫƯ17łŢű20ĻŊƑ23X28Ƭ29ƒ30ƗǏ48s
would keep	78 14Ţ21ǝ
would like	76 8Jō9ŉ10ư12Ŕ13X18ƭƶ21Ŋ
would look	89 17Ʈ
would love	86 12r20M
would make	75 -12Ţ-8TĿ9ů13x17ǀ20Ƭ24Ļ30c39Ŏ
would need	67 -10ĹƉ-9S7ŘŻ8Qƅƿǆ9mEŮƔǊ10Gţ11TřŲƖ12ƈǉ14Œ16v17ŕ
would not	86 13HX16Ŗ19ť45ǩ
would pay	85 -14Œ10Ʊ20ŗ44Ŗ
would rather	85 10I17Ĵ21K
would she	77 -7ōƨ17Ʒ21Ʈ50r
would somebody	79 -12Z16Ƥ30Ʈ
would still	79 31Z
would stop	80 12ǝ
would take	82 -7Ŗ9Ư11Ə16Ţ20Ƥ26Ɠ
would that	74 -40X-17Q-12Ǐ-10Ư8Ķ9ǁ10E11Ƭ12gAĻ14V15C17ƒ24Ǣ27ǝ29Ŏ34Ň46ĸ
would the	80 -15Z-8ŵǅ15Ʊ16Ƨ17Ʀ27Ǧ29ĸ40Ǩ
would they	74 -10Ʒ-9ǝǨ-7TĻŞ7ķŹ8žƱ12ƭ15ƀ19ŗ27W30Ʈ40Ʀƪ
would want	74 -7Ƶ7sƷ8ư9ƫ11ŕŝ14ź15ķ17A22Ŵ
would what	89 -11Ƭ-8Z7Ɨ13ľ23ķ
would worry	89 -10Ʈ12ǡ27Ŀ
would you	47 -44Ʒ-25Ʈ-24Ƭ-21X-20ǩ-17r-16Ő-15ƒǨ-11šƁ-9YǦ-8ĹĿłŎŝũƧ-7xBOŒŗƫǛ7ƈƘǂ8Ɲǜ9ķőƱ10ƀ11bMŌžǘ13LĴ14yHŊ15ĵƸ17Řƿ18ŉ19ĸŇ21Ń22ŀŖű23Ŷ25ľ26ǁ28ǝ29ś30Ƃƨ37ƶ38T39Ž44Ƥ45Ţ46Ş53ŵ59Ƶ
would your	63 -21s-17q-9ŴǠ-8Ɨ-7ŵƤƨǝ7Ƭ8ǘ10r11Ǩ15W17ǡ18Ư20ƃ26Ǣ30ž40B63Ʈ75Ʒ
wow	77 7Ƽǀ8Ǣ9Ŧ10S12uRťǇ13UŢ14űƠ20ő21ō
wow that	87 13Ŧ14R15ť25ő
wreck	79 -11Ť8ƃ9ž12ż13Ũ17ŵ20Ŝ27ƀ
write	72 -14Ʈ7ǜ8bDǖ9ǆ10ŐŤǩ11o12ƍ14ĸ15Kř16w18Ƭ20Ÿ25Ō
write it	85 9ǜ10D12Ť23Ō24Ÿ
write that	87 12bǆ14oŐ15ƍ
writing	85 14Ƅ15Ő28Ʋ
written	79 7ư8Ǚ9Ż12Ǔ17Ʋ20ž21ŗ22b
wrong	74 8b11Ǥ14ţ16Ŀ17Ť18C22ņ25Şǩ38ǚ
wrong $	83 -7Ş8Ŀ13ǩ20ņŤ22C
wrong with	89 -7ŝ10ņ41Ş
wrote	83 -9P7D11q12Ŵ15w16Ŝ17Ʋ20Ĺ
x	85 -16ť14bŪ20ŕ27ƙ
y	87 34b
yard	77 9Ɨ10H11Ŵ14ƞ17ƒ20Ɯ53Ƒ
yard $	81 10H12Ŵ15ƞ19ƒ21Ɯ36Ƒ
yeah	85 -15ŉ12T15cŊ18ĸ28v
yeah $	86 -15ŉ12T15Ŋ16c28v
year	50 -19ǩ-12ŤŴ-10ůŶƒ-9ű-8ŎŢųżǓ-7ƃ7kǑ9qǣ10SšƔ11v12cƮ13ĺƜƾǤ15Ǟ16ƈƩ19G21Źǅ22ǀ23Ĵ24ő25œƟ26T30Ūƅ31Œǎ32dpǉ35Ǌ38Ů40ǟ44ť
year $	60 -25Ɣ-24Ů-9űƌ-8ƈǅ-7Ūƃ7ŃǇ8pŜǀǝ10ǎ11őƺƾ12ĺ13kqǑǣ14ť16c17dœ26Ǟ28ǉ30ƭ31Ĵ33Ǌ35ǟ48T
year and	83 9Ɵ11ǘ20ŕ
year built	87 28ƅ
year did	76 -19ť-8ƒ11ǅ25d29ő31S44G
year do	89 8Ɯ
year for	83 -12Ǌ10ƾ13Tƈ15Œǉ27ǟ
year is	81 -27Ɣ-13Ŵ-12Ŷ8T11ǀ19Ɯ21Ɵ23ƅ24œ37Ū
year make	85 37Ū
year or	85 -34ƭ-20T10ŹƮ13Œ17Ů72Ɣ
year right	86 -9Ǌ-7ť16Ņ18Ɖ19Ů23š
year term	87 -11Ɣ7ƭ26Ʃ
year was	80 -16Ť-9ż-8d10Ǥ11ƈ13p15v16ǅ17ť
yearly	85 12Ů13T17Ǌ
years	52 -33Ū-11Ƽ-8Őǋ-7nŨŮǇǔ7yŝƱ8vŶŻƴ10ƿǣ11ż12UŎƋ13cƸǩ14ĵƔ15ĶŢ20H21ĺ22ƅƩ23Ǟ25ţť26Ÿƈ28Vő29Ŵ31ǅ33G36S49ƭ
years $	65 -52S-13G-11Ƽ-10ǅ-8ƈ-7š7ǟ9Ƶ12yU14ť17HŻ18ĵżǣ19v21Ǟ23ţ27Ƹ74ƭ
years and	87 10Ķ11fŎƭ
years at	85 -14Ƹ-8D-7ǔ10Q21Ʊ29G36S
years do	89 -10S-7ƭ12ƈ38V
years even	80 12ţ
years have	77 -25G-11ő23V29Ÿ39ǅ50S
years in	87 -27ƭ-14G-11Ǟ-7ţǟ11ǅ94S
years is	87 10ţ15Ŏ26ŝ
years of	87 -8ņ11Ɣ13Ś14ƭ19ǅ
years old	87 14c20ƈ
years on	86 14SƩ26ƈ
years or	85 -14G7Ÿ8ƭ10V11ő19Ʃ22S
years with	82 -12Vǅ-10Ő11š47S59ő
years you	89 15ĺŢ24Ƌ
years young	89 -13ƭ38c
yes	73 -7T14ŋŏ15Ĺ18d26ł34Ł42Ŏ
yes $	79 -7T9ŋ20d29ł50Ŏ
yes to	87 7ŋ14Ł21Ĺ
yet	67 -13ǎ-11ǝ-9Ő-7pt8u9nƍǟ10rƵƾǋ12w16f19x22ń23j25cŹƖ33vƞ
yet $	70 -12ǎǝ-9Ő-7t7Ÿ8x10nƍ11ƾ16ń19f26vƖ27jŹ28c35ƞ
yet or	87 8ń9x11u13vǋ
you	17 -31v-26qƽ-25Ŵ-21Ʈ-20ź-19Ťƨ-18Ź-17ť-15tƅ-14oƆ-13Ŧ-12bůƇ-11ŕŷ-10ŅųƓǂǥ-9Ɖǧ-8hǉ-7eǟ7ryŗǊǖ8IĶšƙǄ9BŉŋūŮƐƒƫǃǙ10ŃŪƀƝǎǠ11LQŬŭƎƺƼǝ12dƯǅǜ13ĵņŸƥƿǒ14Zǆ15jMƭƱƾ16kpYƂƘƵ17aGĴŏőƟǋǓǔǚ18Sǁǘ19ĸŖƃƚƶƸǑ20ŌžƬǩ21uŲżưƻ22fTĺ24HŊǀ25UĽľŽƁƹ26Ţ27WķĻśǇǨ28ŶǞ29COƧǕ30ĹŀſƦ31nKX32Śƴ33ł34Fŝũ35mV36gńŒƌ37R38AŐŵ39Ŝ40NļƤ41PŠŨ42iň46lĿ50Ş58Ň66c
you #	69 -13S-8ǩ-7Ŏ8ĸ10ŉ11Ţ12Ʒ13Ǖ14BE19Ư20cž21p28r29Ʋ31n50y54f
you $	43 -37Ƴ-34ǉ-28ų-25ǩ-22ű-21v-17ŭ-16nǎ-15CFŘƫ-14ŧŶƒ-13uĻŃƠƱǋ-12wHƖƣƨ-11ĹŏƶƺǢ-10ƵǓ-9bńōŗŢƤƬ-8ertPYśşŤůƗƘƝƻǆǒǙǛ-7ĴĺőŕƔǃǅ7zĸŁŉƏƦ8Aſƞǁ9JZƙ10ƑǟǠ11pļƁƢ12Ŕšƪ13ŊŎŦ14BGňœż15ŖŞǔ16ł17ŀƿ18ƴ20ķŅƾǖ21Mǈ22gƧ26ŠǍ27Kǐ28lĿ30I31jƷ35Ś36aŝ37Ǩ40Ư44L45ľ47i53Ũ54c56Ň62Œ70Ǉ74Ŝ
you @name	89 -10ŷ-9t21p24n
you a	59 -12ƻ-11z-9Ņż-8ŉ-7ǧ7ńş8DPķǩ9Ļš11ƪ13Ŕǌ14łƱ15ŖŪƁǇ16Ŋǘ17ǒ18őƿ20S21g22F28u37l51ǀ
you about	75 -17Ŕ-7ǩ9Ž17ǝ19ļ23Ş24Ŀ40B
you actually	86 -11Ǆ8R17P20K
you add	83 -21ō-7Ɣ13ķ25ƌ63Ǟ
you afford	87 22Ƥ27X
you all	86 -15Ũ-14Ź12n13ǟ16Ƴ23ų
you already	83 7ŏ11Ĺ12Ɩ13Ƶ16ư
you an	86 -8J10K
you and	68 -10n-8Ū-7a7ǈ8Ǣ9ōŨƃ10ƈư11Ǌ12M13ƺ14ő18ǆ21d26Ǩ30Ł33Ƣ51ŷ
you any	85 -12Ƨ8m16Wŋ18u22M27x
you are	48 -43ǩ-16ǁ-15v-13ŊŵƢǆ-12ũƀƬǢ-11bű-10GœŪƓ-9ŃőŜƜ-8uVXŭƤ-7hǄǈ7ĵĸŎƾ8ĶƁƩƭǊ9Ĺǉǚ10RŋŘƣƱƶ11ƙ12ŞŶƞƮƼ13jŒƃ14fĺŗžǑ16lPŖŚƖ17dN18nTŉƦ19ŢƷ20Ǩ21C22ŀǝ27cƸ28ų31H32Ǟ38Ɵ42Ő44g45a46Q47F
you as	80 -12Ǔ-8ǔ8Ň14Œ19ń22ŏ29f30ǒ32ǃ
you at	67 -32Ư-29W-19Ɲ-12ŗ-11Ņ-10ǩ-8U9L10v11IŠ12ţ13Ŏ17B21P24œž26V32N36n38Ƨ45C51u
you back	76 -15Ɨ-13Š-8t10ƴ14Ǘ17ǘ20L21œ23Œ27ŀ
you be	70 -9Ʈ-8Ŋ-7ĸƧ7ŹŽ8eĶŘŢǘ9cV10sł11śǁ13ŵ24T26ǝ27H37X
you been	60 -50G-12t-11ţ-10ǟ-8O7ń10Ż13Ƴ18Ÿ19ż21ƸƼ22ő24š26ŏ27ǅ30i37l73S
you before	89 -7O11Ɵ13Ō
you believe	89 15Ƭ42ǩ
you born	80 7l50d
you both	89 -20L17Ư20Ÿ39s
you bought	72 -8Ũ-7CƬƴ8Ʀ10ŗ11Ŗŧ13ƞ16ư17ł22Ŷſ28ƌ30Š34ƒ
you bring	69 -11k-9Ʒ-7Ĺ7Ǌ27r28Ǒ29Ǉ34Ʈ35T
you built	86 8Ǣ19ķ37Ǟ
you burn	87 19Ɛ
you busy	81 -55ǟ-9Rǎ22P23x27U69N
you buy	72 -21Ǐ-8Šťŵ-7Ɨ10W11ƙ15Ʀ17Ʃ30FǞ43Ǖ47Ŷ60G
you call	69 -20Ǆ-12ǈ-10ĺƒ-8B-7ŦŹ7CŞ9Ƹ10ơ11Ŝ14ű15Ǒ18wĵ23Ɓ27oĹ33ǃ45ǩ
you called	78 -21ǃ-8w-7B7I27ń33ŧ39Ĺ43Ŕ
you calling	86 27C34Ĺ
you came	82 11Ÿ14G17d20Š30ļ
you can	74 7NƤǧ8Ƅ9ť10Ļľ11LŝƉ12Ÿ13ƃ14ƻǝ15W20A
you care	87 -16Ŀ-7Ĺ10Ş26ƶ43ľ
you carry	62 -23Ǧ-8Ɲ-7ǥ7Ǔǚ10Ų15ş17Ǐ19ŗ30ſ32Ƃǡ39ǌ
you carryin	89 -12ž14ŗ18ƃ
you carrying	86 -8ǖ-7ŗ9ſ12ş19ž27Z
you change	76 -27Ŏ-16Ŕ-11Ʒ-9V12ű13I14ƛ19Ƨ37Ň38ũ48Ş
you check	85 -15Ĵ13J15ǒ17ń21Ǖ
you choose	80 -7M31Š40ł
you close	72 -13Ɵ14ƕ24Ɩ50ǎ
you collect	87 -14ǧ-9Ǥ25ǒ30Ƙ
you come	72 -11m8ǃ9ļ17Y29Ƭ48l
you could	66 -24Y-20Ʈ-14ŴƖ-10ĸ-9Ļ-7I7ņś8Ĵū9ƓƘǔ14X16ľŠ18Ƭ19ƪ21ƤǨ23Ĺŵ24ǝ26Ř35Ş
you cover	89 -12Ř27ĸ
you covered	82 -13Ŗ7ſ14ŏ25ŗ37Ō
you decide	83 7ł19Ł
you deliver	79 -8R12Ɲ17ǐ24Ǜ
you depend	78 15Ǖ32Ŀ
you did	70 -13ƹ-10ǩ-8Ň-7ō10ľŨŸ11ĺǚ12Ʋ13ũ15Ő16rƳ22ŵ24ǂ
you died	82 -7Ƴ12Ư15Ǩ27Ʒ38Ʀ
you do	52 -20ŝǩ-17ĺ-16qŖƞ-13TŌŶ-12LƦǐǝ-11ŗ-10ĿƜǦ-9KĸĹŒŜǨ-8HŨƾ-7Rƈǈ7JľņŋŎƂƫǒ8Zǘ9ŏǁ10Xǜ11ŽƧ12IĽǛ13ǡ15lŀ16ƭ18ŇŮ19ǚ20MĴǃ21ǀ22ũ27Ɲ28UǠ31ƤǄ32ŵ36g38ǔ42ǟ44Ǚ46Ų55Ǌ141P
you doing	78 -8ǩ-7ĺ10k25ũ72i
you done	81 -13ƾ8ǀ12ǂ13py30ƌ51ũ
you down	79 7m8ƴ16c21ǝ24a27Ō43Ş
you drink	82 -13Ǜ-10Ů-9ǩ37ƿ
you drive	68 -19Ŵ-11Ƨ-8ů7Ųŵ8ŨŽ11ŷ12Q13Ƅ15ǐ47ŭ56Ū59Ů
you driving	82 -13Rǩ-8ŷŽ-7Ÿ14ż40N63Ū
you each	78 -28ŗ-8Ū16ų61W
you earn	87 -25Ŏ-7ǩ61T
you email	89 -27J-10Ś41ś
you end	85 -7ő9Ŧ10m43Š
you enjoy	87 -8R25g29U
you even	89 16ǩ23Ŝ
you ever	58 -22ƪ-19Ŝ-10Ɵ-9ƛ-8ơ7ŲŽƹ8ŗŢƳ10Hſǩ11Ŀ13ǘ14ƿǐ15g16ţƍǆǕ17š18ǝ20Ť21ǒ28ņ33ų37Z
you fall	76 -14Š-13Ĺ-10ĺ20Ř26ƞ37Ŷ
you feel	69 -11rŝ-10Ʀ-9ƞ9MƸ12ņ13ŧƬ14ŋ21ǁ23ŨŽ31Ţ57Ň
you feeling	89 13Ƹ17Ũ
you figure	79 -15Ǐ8r9AH12y16ƈ18ű19Ŗ33Ƙ
you filed	86 12ǆ26Ť
you fill	77 12Ľ18Ĺ
you filled	89 12Ĺ24ļ
you find	78 -9Š9ř14ŧ15U26Ś45ļ
you finish	89 13ƌ26m
you first	83 -14Š-9Ʈ11a12GĿ15ő41œ
you follow	89 -15K16g56ň
you for	74 -13ƒ-12Ő-10Ǎ-8Ɨ-7ő9nŔ11H12Ƭ15ŒǢ28Ơ31ơ32OǓ
you found	89 16Ś20ű22Ʃ
you free	87 -14g34N37L
you from	69 -26C7Ə8Ļ10Ňǝ13Ţ18ƻ19Ŷ23ŀ24ƚ28Ŝ57l
you get	56 -32ǩ-27Ķ-12œ-11Ń-10b-9Ļǒ-8ŷ-7xINXŠŨǅ7Ƨ8ŖśũųŸƩƯ9ŅǤǨ10JTƃ11gƖ12Ĵǧ13ő14Lļ17ƿ18Ǖ20ơ21RűŻ22ƚ23j24Ľƨ31k37S39ŵ41Ŧ45ň52W
you getting	87 -12Ŀ11ƨ17jƞ19Ɩ
you give	80 8e13d16O17ŧ20ǚ
you go	62 -14Ʊ-13ź-10l-9oŁŜƮ7ĺ10NVŎ13aǜ15ǃ16ƾ19Y20łńƧ21Řǀ24š25ŵ29R30A37Ɵ48Š54m
you going	74 -7Ŵǟǩ7Ũ10s14Ż15Ƶ25V32H37kł
you golf	89 31g
you got	52 -21Ř-13ń-11ƨ-10Ƃ-9ſǩ-8cCĺŒŴƬ-7ĻőƌƟƭǝ7ňŉŚşƅƎƛơ8twĶƇǃǨ9jƢǘǦ10ŪǏǔ11YūŹƃǡ12kWļŸżǀ13Ʀ14NĸŐƑ15Vƒ16ŠƀƔǢ17ƫǈ19ƗǇ22ƴ23ŕ25ŏŦ45O
you gotten	87 25ń
you grow	86 32l
you guys	68 -12ǀ-7Rǉ7ō9kxƱǋ10hyƷǎ11ƍƚƟ12wC14H16jĸ19ŴƔ22ǟ45Ǆ
you had	58 -10S-8G7Ĺ8ƂƤƹ9Ř10ũǜ11űƚ13ŝšƋ14ŜƈǙ16ľ19ţƼ21ņ25ƾ27ĸ38ő
you hand	78 -10ǌ15Ŀ18Ơ
you handle	73 8Ʒ11Yǘ15s29ǜ30ĸ
you happy	81 -7C8Ŷ16ŧ17ƞ21U24ŝ
you have	38 -27P-22Ǆ-20Ƨƨ-17Ǒ-15WŎ-13aľƽǦǩ-12Ĵůƻ-11ƞơƳǊ-10Uŷƪǡ-9yLMVŁŤũŲƭǒǖ-8ntTĻĿŀűŴŶƮƷǂǕǞǧ-7dglsBCŌŘŠƕƹ7kŸƥǙǤ8hŬƄǁǏǨ9fzŕƊƩǆ10ƂƙƲƾ11XƑƱ12ZňƗƟ13Fǃǔ14Őǘ15Ƙǋǝ16őťƛ17ŒŖƚǣ18Ǡ19NŰ22ķŢſǓ23ŵǥ25ĶƼǇ27ž28YƜ29OƎ30ŏƵǜ31m32uŜ34Gƃǈ36Ś40şƁ58ŗ65Ʀ
you hear	80 -7U14Ɓ15Ŝ31ļ33Ň41ǩ
you heat	87 -7ƞ13Ƌ49Ɛ
you hire	87 9ǜ31Ǒ
you hit	82 -7ĸ10ƀ15žƊ33ż50c
you hold	82 -9N7m13ǩ42Ǘ
you hoping	83 27X33Ļ
you how	78 8y9Ő12bń43Ŋ
you hurt	86 -12Ʈ-9ſ-8ƃ57ž
you i	83 -7Ɨ12ķŇ14b18K
you if	74 -14Ǩ-11ǝ-10Ţ-9Ʈ-8Ǥ8rŖ9Ƨǒ11cŵǔǕ12ŋ16Z21ƪ23ſ27W
you in	63 -33Ư-12ǩ-9ŏ-8lR-7ĺ7ńŌ8Ǆ9pſ10Ʒǉ11KŻ12ųƏ13ƣ14EŽǨ16N17L20ĹƸ26P30O32Ń45Ƥ51C
you incorporated	89 23ǆ
you insured	81 -16ş-12Ɠ18Ő39ŏ43ŗ
you into	89 14g38Š
you is	75 -11Iǔ9NŞǈ11ĿŻŽƁǍǖ13Ƣ16Ŕ19ľ
you just	71 -10B-8Ŝ-7z8Ņǀǘǧ9ǎǚǝ11ŕư13ǩ24ĹŖ33Ļ39Š
you keep	64 -13e-10Ʒ-9ǩ7ƵǖǠ8ľǝ10Ÿ13Ǚ14Ɗ15ş16ŰƝ21Yƥ24Ś25Ǐ31Ƨ44Ǘ
you keeping	89 -13U11ǟ17ũ
you know	62 -15ŘƂ-11ŕ-9Sňſ-8ōŒ-7VƉ7Gśŭ8ƛ9Ū11ƈƩƼ13rž14Ŕ15ŜƓ16Ǝ17Ľ20Ļ23Ņ28Ƨ29Ƴ70Ŗ74ǩ
you last	69 -11ņ9ƫ10Ƌ11Ɛ12Ƙ13ĵ18Ƒ22ƾ25Ʋ26ţ28Ŗ
you lease	86 -24ơ-19Ǎ-9Ƣ19ǌ22Ǐ29Ŭ30ǋ
you leave	68 -12ō-9X-8Ƙ7mƤ10GĻƟ13Ű14ƥ26ŗ29Ţ45Ƨ
you let	82 13ƪ19ǜ24Ŋ36Ž
you like	58 -20J-17P-15ķ-11ŢǄ-10ĺŎƷ-9Q-8ł-7ƅƜƤǘ7ōƂ8Ɓ10LŘ11Ǎ12gM15s21Ń23Ň24ƶ26ƞ28Ō29ŉ33Ļ40Ŷ42ǩ43Ĵŀ47K70U80ŝ
you live	72 -14ǋ-10Ő-9zƧƮ-7Ʒ10ƙ11Ɵ13D16Gƃ17Ķ20F21ƣ24ķ46C61n
you lived	86 46G
you located	89 -8l-7Ǟ11ǋ22C
you look	75 -8Š11Ũ12ŉ13Ň19J21ľ
you looked	83 8ĵ14ƫ30ń
you looking	75 -11Ļ10Š12ĺń15Ƭ20VX22ľ29Ń
you lose	73 -13Ũ10Ɗ12ĸĿ17Ƨ24ǝ42Ƴ
you lost	80 -10Ʈ-8ǝ12ǔ13ƨ16ƺ18Ƨ20Ƴ25Y
you love	81 -9P-8UŢ14ŝ15ƶ26ƞ35Ŷ47ǟ
you make	72 -20Ŏ-9ŭǉ-8ŪŮƞ10ǚ11Őǒ14Ŭ15ǝ21Ɲ23P24ů28Ň36Ǆ65T
you manage	87 -17ũ33ŵ
you married	82 19o
you mind	80 -8P11Ś14ŋ22ś26Ŋ27ǩ
you miss	87 -12Ş-9Ţ12ǟ17Ĺ18š44ŝ
you more	80 -7H8T11Ũ15Ǥ30Ŀ31ũ35g
you most	68 -18ľ18Ĺ35Ŀ
you mostly	87 -7Ŷ8A11Ǆ19ŭ
you move	83 12Ţ44G
you moving	89 -8y-7ƞ31H
you my	89 36ļ
you name	83 -18o-17ǩ-16Ư20Ʋ28ƫ52w
you need	62 -24Ɓ-16ž-13cǌ-12Ʀ-8ŉŏ-7ŒƓǖ7ǚ11ǡ12O13Ō14Ǐ15Ł16ƭ20Ƥ21ơ22Ƭ23Ū24Ƅ29Ŏ30ŵ32ŀ50Ĺ60Ń62Ǧ
you never	77 7Ƃ10c11K12ņ23ő
you nuts	89 -9Ķ15t41Ş
you off	85 -13ǩ-9Ʈ-8Ŭ10š11d12ƃ14Ƨ16B33ŀ
you offer	87 28Ǆ
you okay	80 -33N-13i-12ũ13Ł28Ž30U81Ũ
you on	66 -13F-9œ-8U-7ŊŌƿ7PW8CƣǊ9A10rĴƢ12RSĸƜ15nxŧ16QŠ19s20ŭ21I38ǩ67ƻ
you one	85 -11Ʀ9ƹ12ł13ǆ14ņ15S23W
you open	74 -19H9ǋ37ǎ39Ţ48ǅ
you or	67 -12Ǎ-8y-7tJƜơ7ſ8ŧƥ9wƃ10Iǧ11sǨ12ĺƹǂ13ĽŇŎ14ƶ16Ǐ17ż19ǋ20Ǉǌ22n26p
you out	80 -10Ɯ7O9g12U18Cƃ19Ų24ǘ31l
you over	76 -28T14UŎ16Ũ17Ş21Żƺ28Ŝ45c
you owe	71 -7Ɨ11Ɓ15ķ31Ŭ78Z
you own	60 -17ǐ-15ǌ-12ƒƣ-11Ŀ-9Ʀ-8ň8ǆ9ƥ13Ǐ16ŪǍ21Ɣ23ǋ44F47Ƙ48Ɨ68ķ
you paid	72 -10ǣ22œ28ţ
you park	83 43Ű
you passed	82 9ƮƱ11ư12Ư15Ʀ21Ʒ
you pay	57 -44Ŧ-17ŗǖ-13TX-11Ŗ-9ƃǊǞ-7W10F14ǩ16œ17Y18ƕ23ĸ37Ő40Ơ46Ǖ48Ř50ǉ51Ǒ69ƒ75Œ
you paying	67 8Œ16Z18ǣ21Ĵ22œ23Ơ32ƒ36Ɠ
you pick	78 -12Ĺ-9Ţ15W21ŠŶ22K26ĺ27ł
you picked	87 -8Ư9X12Ʋ18N28Ř
you picture	89 -9ǩ8Ʊ26Ƭ32Ŀ
you plan	83 18ƶ32Ƶ39V
you planning	78 9H11Ƶ13y18V19Ƥ20ƌ
you play	89 -15ǀ31g
you pretty	89 7G9ŝ12Z18U
you pronounce	89 26b
you pull	82 -13ĸ9Ł10Ţ11R12ƌ13g39Ś
you put	68 -19Y-13G-12ƪ-10H-7cW8sT9ž10ƈ12Xň14Ǝ15ńŰƒƫǞ18Ʋ19ű21R22SĶũ23Ʊ27Ůƌ
you putting	87 9Ķ10Ů13Ʊ
you quit	78 -10ţ30Ƨ37Ķ56ƹ
you rate	89 7Ƹ
you rather	79 15K24ľ25Ŋ
you reach	89 -10ĺ8g23Ĺ
you read	86 -15e14řǓ22ū
you ready	87 12Ǥ27Ō
you recall	85 41Ľ
you remember	76 8Ŧ10c14œ36Ľ
you rent	75 -51Ơ-15ǋ12ƥ18Ǐ21Ɵ23ƣ34Fơ44Ɯ
you renting	87 10F20Ƣ
you retire	83 -16P19ƭ21V24Ƨ
you right	73 -10ľŅ-7N7K8Iǉ9d11XĿŒǍ13Ŗ16ż17Ň21ņ23s26pƬ37ŧ
you run	71 -18R-7ŪǔǨ10ǜ13ǋ15Ǘ16Ǆ20ǐ25Ɲ36ǎ
you said	67 -17B7x8KĵĺƷ9pAŊƝ10quSņŬ11dŲ12ftǅ13Oŝ15Gƥ19H20c24y
you saw	87 13ŧ17Ũ25ƾ
you say	65 -15ň-9B-7crxƒ7ŀŇǧ8ĵ9ľƿǗ10QZƉƣƸǄ11YőƈǂǑ12Łűǘ13Ɲ14ƺ16ņ17Œ18ŌŖ22Ŏ26w33T
you see	68 -17J-15Ƙ-9C-8ǅ-7nĺ7ǩ8Ƴ9ū10Ɖ14Ə19Ɲ20Ľ21ř23ļ24Ǟ26y27H29ƾ34ň36V
you seen	87 -11Ũ10ƛ23ǒ24Ƴǩ
you sell	80 -9ƿ9Ǜ12Ǖ52Ɲ58ǔ
you send	76 -15Ĵ-12Ś12Ɣ15Z18ǌ28ś
you serve	83 38Ǜ
you set	80 -15Ƥ-9j8ư18Y24Ţ35ǝ
you share	87 15Ǎ27Ƣ
you shopping	87 -12ŀ7ń44ĺ
you shut	89 -12ǝ-7ƛ20Ɵ29ǎ
you sign	80 -7Ł15ő16Ǔ18Ɩ20W
you signed	87 -8Oœ14Ɓ18Š20Ō
you sleep	86 -7Ŀ17x24Ƥ28Ļ
you smoke	83 44ƹ
you so	83 7ŝ10ƨ14X17Ŀ22u
you some	85 -16ŉ13Ĵ15Ţ20z21Ŋ
you something	85 -13ŉ-8I16Ŋ17Ţ18X27ņ
you sound	82 -16Ň-9I10Ž13V22i34c
you spell	83 -9a-7ǩ9J13ǃ16w24b
you spend	85 -8T11X16l19gk
you stand	89 -7ǝ9X13Ƈ28ķ
you start	76 -13G16Ǔ19ǅ30Ső34R
you stay	79 -12Ʒ-10H-9Ţ24Ƥǝ42V
you staying	74 -14H-10S7j9k16F26Ƥ30V33ĺ
you still	70 -22Z-12zP-10n-9c9Q10ƀ11ŨƧ12ƹ16C17ǟ22Ŭ23ŷ29DU33Ɣ41ǩ
you stop	87 12Ǜ15m
you store	89 -13ǖ9Ɲ24Ǘ
you sub	89 -13Ƌ24Ǒ
you swing	86 11Ĵ14M27X
you switch	85 15Ÿ30Ŏ
you take	65 -12Z-10ŀŧ-9ĵ-8Ŷ-7ŇƆ9Ŏƿǋ11z13ǁ14Šũ16Ɣ17Ǆ18ő20Ũ23Ɩ24ů28Ƨ40ǖ83ƻ
you taking	89 -9ǩ37ƻ
you talk	83 -7Ŝ13A21ń41N
you tell	85 -10Ŋ9ǂ11ǚ12r13ō17P22Ŗ27ŗ
you text	87 10ś15ū
you that	72 -16S-10ļŨ-9Š7Ǐ8Ư9Ƃ10ŉƙ11Ǖ12ĶŞ14Y15Ɠ17Kǆ18BƼǅ23ōż46A
you the	69 -15T-14F-10ǈǩ-9Ǩ-8Ǟ10r11ŷƁ12EĿ14S16Ŋ17Ō22ǆ24Ʈ26ƅ34Ł35Ő
you there	83 -25Ŀ10Ǩ12Ŷ18ǋ29Ţ33ŝ
you these	87 10Œ13c14Ő17n
you think	63 -13V-12ƭ-10X-9Ļœ-7ZĹ7MĺƓǊǒ8K9žƏƗ10ō11B12ķ13Ʒ14ƒ17ǝ21Ŗű25Ŕ27H34ǩ35Ƭ49Ň
you thinking	73 -9Ŀ10Ǟ15Ƶ16X20ƭ21ĺ22H24Ƴ35Ƭ
you thought	83 13Ƃ15Ţ19ư
you to	65 -22ų-15Ōǩ-9ƶ-7Ļƫ8MNůƭ10Ɯ11Ƅ12Ŷ13ļŨƕ14ĹƑ15ư16ĺ18Ő19Bŵ30ś31Ų33Ǔ36Ŏ43ł
you today	80 -12Ŏ-9Œ-8iQ11Ĺ25Ļ45Ő
you told	89 -8ǩ13l15Ɓ23d
you took	85 -10ƾ9ƀ14ǂ16ƪ20Š21ũ26t
you train	89 23Ǚ25Q
you trust	85 -7Ʋ53A
you turn	82 -12d9Ƨ13Ű14VƟ17A28c
you turned	81 -14v-13ƴ-9ż-8Ļŀ16Ɨ17Ť20c23ţƪ26ſ
you under	83 -9Ƣ10ƺ12n26ǌ38c
you understand	89 22Ŗ52ň
you up	71 -13ŧ-9Ĺžǩ-7Yŝ7Ĵ8xOŻŽ10Ŝ11ŗƣ12kC16ƹ21Ũ28Ōŕ29ƴ41Ƥ43Ŀ
you updated	86 8Ʋ25ƌ
you use	61 -9K-8Ǘ-7ųƹ8ǕǠ10DŽǑǓ11Ő15œ17ǩ19ǘ24Ų29ŭƿ38ǖ
you using	87 -11e-10ǩ17ƕ18ŭƹ20ǆ21Ő
you usually	83 14A23ł31L
you want	50 -17Ŧ-16ǩ-15ŝƦ-13Ś-10ŏ-9ƒǓ-8uŒ-7ŗǖǨ7s8ō9ežƨ10Ƅ11ĺ13aƂ14HǡǦ15Ŏſ16ƃǁ17ư18y19MVŊƗ20J23Ɓ24KĴ26ƫ27Ƶ28Ń30Xŉ33Ʊ34ƭ37Ƭ41Ļ42Ō51ƶ
you weigh	83 47ƺ
you went	83 -8Yņ11r12Ƭ14Qĺ17ő19ǅ36ŀ
you were	67 -11r-9Ş-8Ƥ-7Ŗ7Ľ8ĸŇƃ9ŝ11ŧƍƦƱƾ13Ư17Ǩ18śƎ20Ĺ24WƷ30Ʈ
you what	74 -15ǩ-13B-10Ʒ-8O7ŀ8Ƨ9i11IĽ12ŭſ14cŗ15Ť19Ŕ22Ŋ28Ʈ39Ļ
you when	73 -10Ŕ-8œ7Š8X9Gł10Ž11Ő13ĹƦƶ14ƒ16ŨƳ22Ơ24ƿ27Ÿ
you will	77 -11y8ū10c11zƭ16ś21ł22Ǟ37H
you with	71 -33Q-9nő-7aŞŠ9Ŧ10Ũ11Ĺ22ŝ24AŖ55ň90Ő
you work	65 -38U-12Ǒ-9Wŭ-8Őƞ-7VǄ7ůǔ12ǝ16ǋ18Ɯ32Ƹ38P50R113Q
you worked	89 -12G8ņ34S
you working	89 -16V12Q39P
you worried	89 13ƚ14Ŀ
you would	59 -12ŗ-11ǩ-9Ŗ-7rŇ7ƃ8J9cVX11ľƭǓ12P13Ŀ14Ţư15ű16ũ17ŝŴƗ19A22ĴŎƶ23ŵ31Ƥ
you write	86 9ǜ12b14Ő26ǩ
you you	82 7mƄ11A14ƾ17ŀ
young	77 -10v8Ƴ10ƭ11Ư14ź20ĵ64c
young are	86 -10v60c
younger	89 -10v12Ż30p
youngest	86 -18c9y35v
your	26 -26Ų-25Ō-24ť-20C-19Ť-17ƈ-16ŪƇ-14ĹōƆ-12uĸļŏű-11őŬŮƌ-10KňŗƋ-9Yũŭŵƅƴƹ-8Ʃ-7fGŀœƔǩ7iŅƧǁǆǞ8aŐƞưǒ9cĽľŝŻƘƙƜ10łŶŸƓƦǄ11nſƸ12ŕŘǔ13IJŽƁƶǎǝǧ14ŒŖŴżƯǅ15yEŹǖǙ16lŃƝƢǠǤ17ghjWřžǡ18oT19ƕƷǛ20pŜƾ21tvŇųƫƲ22Vƨƺǂ23Śǈǋ24wĶş25xů26sŁ27dǐ29PƤƳǣ30qƮ31ǕǢ32rƃǉ34e35ƥ42ĵ44ƽ47ǘ57B61z
your #	85 10e15E17w19h21ĶŹ
your @name	83 -13r-11Ŧ-9ǝ-7ǈ12ř14Ŕ25Ś67Œ
your account	86 24řŜ31Œ
your accountant	83 -43A10ǆ40Ǡ42B
your address	83 -12n-11ǋ24ŷ51D
your age	82 -14v-9Ŋ-8ǩ84c
your agent	75 -25ņ12Ŗ14Ǟ73Ŝ
your agents	89 -19ņ-11w56Ŝ
your annual	85 17T
your apartment	82 -14Ǎ-9Ƅ7Ƥ24ƣ31ơ
your auto	80 -7Ǧ13ſ14ƃ15Ƃ31ž38ş
your bedroom	80 16Ɨ
your belongings	86 14ƥ24Ɨ
your beneficiary	89 
your better	76 -12bƸ-7LQ15p17ǂ18q20ƨ22o23t26r
your biggest	74 47Ŀ
your bike	87 34ƥ
your birthday	78 -30v-19p85d
your blood	87 -9ǩ12ǁ13Ƽ
your booking	79 -28Ǘ15ǝ26ǖ
your bookkeeper	86 27ǘ
your books	86 
your boy	85 -18ǃ-7p16Ź17v20x29w
your boys	89 12m14w16vx
your brother	75 -11ŭ-8Ʀ9Aǆ10nǨ11Łƫ15ŅƳ21ų22B
your brothers	87 13Ʋ22B24ƽ
your buddy	85 16Ƣ30B38Ņ
your budget	83 -7ǝ20X27ĸ
your building	87 9ƣ12ǋ
your business	70 -12Ǌ-8Ǩ-7t8ǥ10Ǣ11PǍ13ǘ14ǎǠ15ǋ23ǃ30Ŏ32Ǆ36ǡ
your call	89 -10Ŕ-8o13Ĺ59Ł
your car	73 -43Ŵ-8ŷƘ-7ľ11Ŷ12ş14ƥ22Ū25űŵ44ž64ų
your cell	85 39I
your check	85 -17T7e13W35Z43Ʈ
your children	89 11Ư
your client	86 24Ǘǘ
your clients	83 -13Ǆ-10Ɯ18Ǘ37ǔ
your closing	89 7Ɩ
your commercial	87 12Ǣ14Ǎ
your commute	89 -31ŭ41ů
your company	73 -8ŐƸ-7qş7W8ǅ9ǜǥ10ǃ13Ţ14ŝţ18ŜǦ22Ƨ24Ş26Ǆ28Ķ
your contents	89 8ƗǢ
your coverage	76 -14Ƭ-9ƨǢ-8ǝ7Ƨ13X14ƄƓ17Ő22ŕ24š30ŗ49Ŗ
your coworker	89 -7t12B26Ƴ
your credit	72 13ƕ70ĵ
your crew	85 14ǣ26Ǉ47ǈ
your current	66 -14Ő7ŖŢ8Ƶ10Ś11Ŝ13ŕǥ14ő25ŗŞ29G30ŝ34Œ
your customer	89 10Ǘ17Ǔ
your customers	75 -7l23Ǔ25ǖ30ǃ
your dad	76 -10œ-9Ť9AŠ13z20ƽ55Ƴ
your dads	89 17z18ƽ
your date	87 -59p72d
your daughter	73 -17ų-7mŸ9BƷǞ16wŰ18v19x21y37Ź
your daughters	83 -16b-14dŹ7x13v22ų23Ʊ26w
your days	89 -16R-7P21k49g
your deductible	80 -11Ɔ-7ǩ8Ŏ14Ř41Ŧ
your doctor	80 9Ƹ20ƃ
your drive	87 -7i38ů
your drivers	81 -13ŷ-9ů20aŸ37ǐ
your driving	86 -14ŋ22Ż29Ž
your e	89 -9K-7D11ǣ12ǆ34J
your email	75 -13K25ǘ43J
your employees	82 -23Ǉ61ǈ
your employer	77 18Ƨ40Q43W
your end	89 -17ũ12j22i40Ŕ
your equipment	83 -8Ǐ49Ǣ
your ex	89 50ƫ
your experience	76 14ņǣ
your family	69 -22Ƥ-20Ƴ-14Y-10Ʒ7ņ9ſƃ12Ŀ15ưƶ27Ʈ36Ũ37Ƭ66n
your father	83 -15Ť19zƳ38ƽ
your favorite	85 -13ŝ25ǩ30Ŷ36ƞ
your feet	89 -8R21U32P
your first	81 -11ł-8ŷ12b17a18SƖ21Ň34ŏ
your folks	77 -17C9Ʈ12ǈ18ƥ24Ʀ31ƽ46z
your friend	86 16B24Ƴ
your girlfriend	87 -14Ʈ-11ǌ15Ƣ20Ʒ
your goal	89 40Ļ
your gut	83 -8B14ǜ19ł45Ň
your guys	83 -8Ǒ14Ǚ15Ǥ18ǣ24ǐ34ǉ
your half	89 -12Ư-10Ʀ11Ǩ16Ơ39Ƣ
your hands	89 15Ś16t19P
your head	85 -9Ɯ-7Ť7Ʋ10Ƥ11Ɨ16Ǉ17Ŀ23Ũ
your health	62 -67ǂ-7Ňƾ13ƴ30ƃ125Ƹ
your height	86 32ƺ
your home	65 -20Ő-11ǔ-8nvT8ƚ10Ɯ11ǁ14ķ16F20Ű28ƅ36Ɠ38ƒ44ş
your hours	85 -12ǎ17Ƨ38R
your house	71 -20nƗ-18Ɣ-11Ǡ-10Ƒ-9Ŝ-7ƒƷ7Ųŷ8Ɯ9Ű10ƚ13Mķĸƙ21Ɔ23ǁ30ƕ33Ł36Ɲ53ş
your household	87 -12Ǉ9Ɨ17n
your husband	60 -22o-17ƾ-11ƹ-10P-9ƺǢ-8T9ŷ10ůų11Ư12Ʈ13ƫ15Ł21n22ż24ƨ25pt28Ʒ32r34ǂ44s47q
your husbands	74 -15d-11QƸ-8ů8rŻƨ12q16ǂ19p29Ŵ32o
your income	71 -17Ʒ9ƭ10u11TƬǔ30Ʈ37Ư
your insurance	70 -11ş-10ſ-9Łƃ-8ǩ-7Ǘ7X8Ŝ9Ŗǥ10ž12ƀ15ř16ŞŧƁ17Œ19ţ20Ś22ľ68Ő
your job	72 -11ƃ10ǒ14ǀ17V36U45W70P
your kids	76 -14ƭ-12o-9xŹ9ƃ14u25w49v
your landlord	77 -83ǌ51ǧ81ơ
your last	62 -24Ŝ-20a-17ť-16ǃ-12Ŗ-10Ǩ-9d-7œ7ư9Ƹ10ƪǉǣ11ſƹ12łƧ13ƶ14ż15T18Ǟ19ņǙ21ƾ22cw31bƼ
your lease	78 -60ơ-14Ĺ-8Ƣǧ79Ƥ88ǌ
your lender	87 16ƕ
your liability	83 -20ŗ-17ƀ25ǡ29ž
your license	74 14Ƅ15ƺ22d38Ÿ
your life	85 7Ʀ14ƪƫ17Ũ19Ʃ
your list	87 14ĺ15ń52ľ
your little	87 -13Ų12u13Ɲ28x
your main	80 -25P7Ɵ10ǝ17Ǖ26ľ45Ǆ
your marital	89 9f
your medical	87 -7Q15Ƽ25W
your mind	76 -22Ş-12ǩ11ĺ13Ĺ14rŃ22Ľƶ26Ũ27ł31Ŏ37Ŀ
your missus	89 -8d13p14r16ǂ18Ʒ
your mod	89 45ǣ
your mom	75 -13Ũ-10n11Ƥ26ŷ28Ƴ56z
your moms	89 10Ƥ14ŵ17z
your money	78 -8uŜ8ņŧ20Ư26A
your mortgage	82 19Ɣ25ƕ
your mother	80 10n14ƫ33ƽ36z
your name	73 -33w-20ǃ-11Œ-8o15Ľ26ķ27bǐ32ř81a
your neighbors	89 -13B12ƞ15Ǎ17ƙ19Ņ
your number	87 -17e-15ř-10ǝ-7ū13Ǖ20ľ21ǔ50I
your occupation	86 -25q55P
your office	87 11ǋ14Ǥ23M
your old	85 -9cŜ19Ľ22ņ31œ
your oldest	82 -7p8v19w36y
your other	87 -32Ū26o37Ŵ
your own	62 -22Ǎ-18ǐ-16U-14ķ-12r-11şǈ-10ĸŲƨ-8žƅ-7ĺŪŸơ7QWŖ8zǆ10ƃǀ11ǅǓ12ų13nƍǑ14Ǡ18Ŧ20ň22Y25ǋ27ǃ28Ł32VǛ40ǟ56ƀ70Ʀ
your parents	72 -11Ƹ-10ǂ-9u-7Ƽ10Ư12ŠƦ22ƥ36z46ƽ
your partner	74 -11Q-9P-7ŇŨǆ8p11Ǡ13oƨ15s16r24Ʒǂ25Ǩ27t33q
your partners	81 -24d-14ǆ-11Ƹ-10ş-9ŐŮ9ǂ10Ǩ24o28ƨ30Ŵ37p
your pay	89 7Ƭ16Ʈ
your paycheck	78 -10Y-8q16ƭ18Ĵ27Ư33T42Q
your payroll	81 -11Ǉ48ǉ
your people	74 -11Œ-10Ų-9ǖ7ǣ9ǚ11ƶ13ǘǡǤ15Ǚ25ǐ26l32ǝ40ǉ42ǈ
your phone	83 9Ž21ś27I
your place	73 -11ǣ7n8Ű9Ɠƚƛ10ǒ11j13Ǡ15hƞǙ18Ǜ21Ɯ25FM
your plans	76 16V22Ǟ36ĺ
your policy	68 -24Ʀ-13Ƨǥ-10ƨ-8Ʃ-7ǩ12řǤ14ƀ15ƛ16ŕ18ŜƓ20Ŗ22Ţ24Ǣ29Ś38Ɓ50ſ
your property	87 10Ɯ13Ǣ
your record	89 -14ŋ13Ż23ƿ
your rent	85 44Ơ
your roof	83 -33ƈ18Ƒ25Ɖ29h
your salary	83 11W16Ƨ20T28Ʀ
your sales	74 -10Ǌ13ǔ23Ǜ40ǖ
your schedule	89 -15L46R
your score	86 40ĵ
your share	89 25Ơ28Ř
your shop	85 -7b9ǋ11Ǚ12Ǎ15ǃ27ǔ
your side	87 -10Ũ-9ŻǏ14u15Ŕ18Ɲ21ŧ
your sister	77 7Ņ10A25Ư30B
your sisters	89 -17ǃ11Ƥ60A
your social	80 -8Ķ20ǆ66e
your son	73 -15p-14ǟ-13m-12ƭ-8tV7Ű8o9ż16ų19ǈ20wŹ22y24x29Ǟ40v
your spouse	72 -21Ƹ-15Ň-9d18p19Ʒ25q32r39ǂ42s43ƨ
your spouses	85 -15d-9P8Ʒ14pq23o
your store	89 19ǋ27ǡ
your street	76 -14G27ƙ
your stuff	81 -9Ƙ19ƥ23ǘ31Ɨ
your subs	78 17Ǥ30ǒ
your system	87 -8ǔ10ǘ26Ǘ
your teenager	78 12ŭ14ź
your things	87 13ƥ19Ɨ
your time	80 -14Ƈ-7ǎ11ł15Ŋ21Ļ29L38Ń
your tools	86 -8Ű16Ƙ24Ǣ26Ǐ
your umbrella	87 -16Ǧ22Ƃ
your uncle	89 12Ƴ25B
your unit	87 -29Ɔ-11ǧ12ǌ14Ƥ21ǋ23ƣ
your vendors	89 31Ǖ
your weight	85 25ƺ
your whole	85 -12Ʃ19l20ǐ46ƭ
your wife	59 -16Ƽ-12v-11W-10Ʀ-7iP9Ǩ10ż12ǆ14Ʒ16Ʈ18Ŵ20ǈ23o26ǂ29pƫ32ƨ34t36q37s42r
your wifes	74 -8PŪ-7aŸ12ŴƮ13q16ų39o42p
your will	86 -8Ō53Ʋ
your wind	86 12Ř17ƚ
your work	77 -15w-8g8ůǣ12Qǔ13ǁǐ15U18ǚ19R32ŭ
your yearly	86 12Ů14T17Ǌ
your your	85 8ŏ10ƚ14ƫ
your zip	79 28E
yours	60 -19ǩ-13vƣ-10Ŵǡ-8ōƔ-7rƚǈ7zŚƕƙ8bƉƻ9tŤƠǞ10SƊƨǦ11ľƲ12ǌ13AB14Ů15ĵŸ16uűŶ17žƝ20Ɩ23x24ķ27ŵ31Ʀ41ų68F
yours $	71 -15ƣ-8xƔ-7ƒǅ7wAGǚ10z11ƻ12ŤŶ13S15Ʋ18Ÿ19Ơ21ƝƢƦ22uķ26Ɩ45F
yours is	89 13Ŷ17Ɗ23ű
yours or	83 -13Ƣ-8Ơ7Ǐ8o16ķ41F
yourself	59 -8ř-7ƭ7iQŠƐ8PǣǨ9AƢƯǂ10ƀƕ11Ǒ12cgV13Ǝ15Ł17ţ19ǉ20ō21Ŧ22Ǉ23n24H28Ʀ
yourself $	65 -8ǣ-7Ƹ7QW9ŁƐƕ10PǇ11ǂ12Ʀ16Ǒ20ţ22g23ō24Ŧ27n
yourself or	77 -11Ł7sQǣ8A9nƦ10ƢǠ12iǚǨ
yourselves	80 24Ř
yourselves if	80 24Ř
zero	87 13ţ15ū26ř
zillow	89 23ƅƒ
zip	68 89E
zip $	80 38E
zip code	80 25E
zone	79 10L23ǩ41ƙ
zone $	85 18ƙ
zoom	87 66M
~<#>	35 -23Ĺ-22ŏǩ-21ŇŐ-20lJŤ-19Ŗ-18ķŃ-17qNŨũǟ-16CŠŭ-15PQŬ-14KŀƟǃǥ-13gAňřƛƫ-12kĽľŁņśŝƞ-11axzļǜ-10tFĻĿŚŲŴƇƑƜƣƵǔǚ-9mĺƻǂǖǞ-8oHUŔşſƎƦƳƶǤ-7iűųŶƊƍƤƾƿǈǍ7ł8YţƲƹ9SŻŽǏǐ10bŷźưǢ11ǌ12hƏǆǝ13fr14šťŸƸǅǕ15R16ĴƈǉǨ17ŪūŹ18nƨ19eœƋƪǘ20GƗǇ22Iĵĸƃƽ23uŘ25LƘ26OƓ28Ņ29yƭ30D31Ŧ33Ɔ34ƔǊ35Ǧ38ƅ39p40X42Œ43ǡ46T47d48Ķ49ŗŮ53Ƃ59ƒ62Ʊƺ63Ơ64ž75v82ƬǑ85c92E
~<@d	63 -9ż-7ŗǝ8Ľǟ9sǉ10ĸƻ11ŭǧ12gi13ŵǙ15ǈ16Ń20R42ǎ43k50L
~<@da	63 -9ż-7ŗǝ8Ľǟ9sǉ10ĸƻ11ŭǧ12gi13ŵǙ15ǈ16Ń20R42ǎ43k50L
~<@m	67 -9ŒŸ-8Ŏ7fǤ9ĸĽ10k11yV14ǜ15Ź21ŕŤť22ƾ24Ń25pƟ26d
~<@mo	67 -9ŒŸ-8Ŏ7fǤ9ĸĽ10k11yV14ǜ15Ź21ŕŤť22ƾ24Ń25pƟ26d
~<@n	53 -14Ƹǃ-10Ťǣ-9ǝǞǩ-8x-7Ŵ8AŐƘ9Ľǡ10pĿƢ13Jļǒ14aľ16ř17i19ǂǘ21ƨ23sœ24Ŧ25otźƷ29ǈ30Ǥ35Ś37Œ38ĸ
~<@na	53 -14Ƹǃ-10Ťǣ-9ǝǞǩ-8x-7Ŵ8AŐƘ9Ľǡ10pĿƢ13Jļǒ14aľ16ř17i19ǂǘ21ƨ23sœ24Ŧ25otźƷ29ǈ30Ǥ35Ś37Œ38ĸ
~<a>	28 -27ǔ-25ŀ-22ƕ-21jƮ-20ǎ-19ŉŌ-18sť-17xŴžǋ-16ŕŝǦ-15Ƨ-14ĺ-13ŠƷ-12apVƉ-11ŐřǆǇ-10kCGJŞų-9DE-8tŇŢŧſƄƒƢ-7dozňƞǤ7ŋŽƆ8ľŏƁƗƝǕǠ9ŅŔŭƊƔǟ10eZŎůǍǏǓǙǨ11ņű12IĵŜŸƏƥǈǣ13wƅ14AŪŲŷǅ15lƐƓǧ16WŊƯƱ17ŻƬƹǌ18YŃŶǝ19bőŘŤŮźƎƾǚ20hǜǥ21ŰƇư22Ɯ24Sƚƛ25LĽƑƤ27Nśš28Ʋǘ29ƍǃǉ30mŵƿ32g33fĻ34uĶǀ35ĸǊ37ǩ39X40F43Ƃǁ44T45ǡ46P47q48ƣ
~<ab	41 -16c-14x-13Ǟ-11Sǐ-10sRŏŐŕǇ-9QĻńǩ-8ŒŗƣƵǃ-7jCňŵǢǨ7ĸĽűƿǘ8nAŎŔƏƢƴƺǏ9zĶņŢƋƌƎƷƸǗǛ10HŉŲƆǌ11GľšŨǀǂ12uBłŊůƔƨ13VƬ14ǁǜ15pļ17hŝŹƍǄ18Yƞƶ19Ŵ20TĵŇōŤ21Ž22rŞ23ŀǍǔ24Ƴ29Ŀ32Ĺ
~<abl	81 7Y8zƮ10Ʒ15ś17N
~<abo	41 -16c-14x-11SǐǞ-10RŏŐŕǇ-9QĻń-8sŒŗƣƵǃǩ-7jCNňǢǨ7Ľűƿ8nAŎŔƏƢƴƺǏǘ9ĶņƋƌƎƸǗǛ10HŉŢŲƆǌ11GľšŨǂ12uBłŊůƔƨ13VƬ14ǁ15pYļǜ17hŝŹƍǄ18ƞƶ19Ŵ20ĵŤ21TŇōŽ22r23ŀŞǍǔ24Ƴ29Ŀ32Ĺ
~<ac	55 -11Ş-10ƮǄǩ-8ŵƯ-7Iū7ŒŔžƸ8Ū9ķ10aeAKPǀ11Ŝ12Ĵƒǆ13Ŵ14Ķǖ15YŖţťųǕ16ļ17Ǘ20Bǔ21Ļ23ƃ27ř30l32Ǡ38ż
~<acc	57 -11Ş-10Ʈǩ-8ŵƯ-7Iū7Ŕƪ9ŒŪ10eţ11aAŜ13ĻŴƒǕ14Ĵ15Ķǖ16Yťų18Ǘ21B22ǔ24ƃ29ř31l33Ǡ41ż
~<acr	86 9ķ12ů27ļ
~<act	76 -10Ǆ7Rŏ8ţ10ǆ11ž12Ļ15KP16ǀ25Ŗ
~<ad	54 -12S-11Ō-9ǘǩ-7ŉƘ7noZ8Ǡ10ǌ11y12EǗ13c14ŷǏ19Ƶǋ20JŰ23ǧ24Gǚ25ōƁ28ŧƎ29ļ34B35A40D46Ǟ54ƌ
~<add	57 -12S-11Ō7ŹǓǤ8noZķ10Ǡ11ǌ12y13EǗ15cŷǏ20Ƶ21JŰ22ǋ25ǧ26G27ōƁ42D53Ǟ57ƌ
~<adj	83 45ŧ
~<adv	72 34ǚ50AB
~<af	54 -12ǩ-11ƭǨ-10Ř-9v-7OQŃŵ7ǟ8jŌţƩƫǤ9ľƋ10JƷ12tǢ13gĻǎ14UŢƧ15EŜ17ť18wy19ƮƯ20Xķ21ƃ23zŦ26ŨƳ28L36Ŀ47ũ
~<aff	85 12ǔ22Ƥ35X
~<aft	55 -11ƭǨ-10Ř-9vǩ-7OQŃ7ƕ8ţƫǟǤ9jŌƋƩ10ľ11JƷ12t13ĻǎǢ14gU15ŜŢƧ16E17ť18wy20Ư21ķƃ24zŦ27ŨƳ28L49ũ
~<ag	51 -15Ɖ-12qŤ-11ĸŧ-10ǆ-9wŊŎŒŵƦ-8ƨ-7sųƤ7Ǎ8fLZǞ9Ł10Y11ktŷ12Ľ14BľŶƭ15ƪǩ18Ǔ19r20ńǡ21ƓƗ22ňť25ũ36ƈ39v49p51Ŝ64c66ņ
~<aga	61 -11ĸ-7Ŏ7ƚ8BłƔ9Ŝƿǡ10rńǩ11Z12L13o14kY15t18Ŷ20ƪ26Ɠ28Ɨ30ň35ũ
~<age	58 -16Ɖ-15Ĺ-12w-10ǩ-9Ʀ-8o-7Ŋ8ƽǍ9xſ10Ǟ13ń14ŷ17ľ19ƭ30ƈ46v60p63Ŝ68ņ76c
~<agg	87 23ǡ
~<ago	77 -11ŧ-8q10G11Ľ14uƴ15ĺƈ16f39ť
~<agr	78 -8q-7Ɓƨ7Ǩ10Ƣ12Ưǌ15B17Ł19r20Ĺ25ǩ27Ǔ
~<ah	76 -10vŶ-8Ʊ9a10dy11Ś13ľƲ19K22Ō27Ş
~<ahe	76 -10v-8Ʊ9a10dy11Ś13ľƲ22Ō27Ş
~<ai	77 -12ǆ-7S10ĸ12ŉơǌ13V19QƋ20ǃ33Ɯ
~<air	78 -12ǆ10ĸ12ǌ13ŉơ19Q20Ƌǃ33Ɯ
~<al	43 -19ǩ-13RǑ-12bŗŶ-11Ǣ-10ľŎƽǞ-9Aůűŵ-8SŀœŝƭƺǅǦ-7aĻšŧƉƏƤƬ7zPĴķŷƳƶǔ8lwWũŮƨǁǄǐǡ9Ő10ĿūƖƫ11ĹƂƮƵ12ĶţƷǨ13sņƝƢ14ƊǍǖ15łưǇ16ŖƞǛ17xŏş18ƌ19Ŋ20ƁǕ21d22iŴƗ24kŦƿǙ29ǥ30ō34n35Ǝ38Z
~<ala	72 -9ƹ-7Ə7l20ū65Ǝ
~<alc	71 33ƿ35Ǜ
~<all	48 -21ǩ-18a-13RŹǑ-12ŗ-11ŶǢ-10blƽ-9Ǟ-8AŁŎœůűǦ-7pKŝƉƺ7grŅųƇƖƿǉǗ8UĴƲ9ţŷƶƾ10ũŮǄǔǕǡ11wPWņŐƞǐ12ƨƳƷ13dƫ14ĿŴǋǨ15ķƢ16Ɗ17xƝ18ŖǇǖ22şƌ23k27nŦ28Ɨ29ł34ǥ35ō45Z
~<alm	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
~<alo	72 -16ł-10r-9ǋ7z8Ʈ9ƷƼ10Ƃ11iǀ12Ƨ13Šƞ14sƵ18ĶŁ19Ǎ21n
~<alr	65 -8ķ7Ɩ9v10pKŇŋ11ŹưƷ12N15Ĺ17MƮǁ21ŏ22Ŋ24Ɓ26i
~<alw	78 -8G8ņƜ9ļ10ĸ11Ř12V13ĵ23Ɨ25l
~<am	53 -14Ɩ-12ŉ-9ř-8ŀƀ-7LŎű7qMPĽǄ8kŊŌƊ9hŅŦƗǖ10wUņŝŵƓƳ11cCĹŇǥ13f14Ińż15Q16g17ƞ18b19ō20N26a28i32Ƭ34ŗ38ň
~<am>	55 -14Ɩ-12ŉ-8Xř-7LŀŎƀ7qrŤƼ8kPǄ9MŌƊ10hĽŊ11wUŅņŵƳ12cCĹŝ13Ňǥ14f15Ińż17g18ƞ20bō21N28a30i40ň
~<amo	71 10ƚƦƱ15Ɨǖ16ŦƓ19X50ŗƬ
~<an	26 -22Ņ-21S-19Ń-18Ĵ-17ǩ-16ňǅ-14ŰƧ-13VĽŀơ-12ŨƠǟ-11csKŢƣƩǋ-10ĺƬ-9UŗƤǦ-8FļŇŎŚŽƈƞ-7GLQŕƁƒǧ7bĹőŤƫǌǞǨ8ĿšũůƓƕƚǐǑ9ǎǢ10ŌūƉƎƯƽǓǖǤ11tAŁŖƥưǗǘ12BNPƳǁǇǣ13zJƍƐƴ14ƟƸǕ15dŜŦƗǉ16ŒƄƋƝƱƾ17nHŏƑǍ18mĵōŔ19TƨǏ20gwyCĶŹƦƹƿǙ21ko22DWńŲŻƼ23ķƛǜ24ŉşţŷ25űƘƺ26vųż27ƌ28aǂǃǈ30Ƃǚ31Ɯƻǀ32Ǜ33ǆ34Ū35Z37h
~<an>	52 -20Ɲ-14ǧ-12ŶǏ-11Ş-10H-9ĺ-8šƬǠ-7eŐŖŻǄ7ƍǣǦ8qŊő9Ĺƞ10JƋƕƶǋǤ11Fūǌ12Ŕƃ13OPƴǜ14lƅ17N19D20Ķ23ľƄǉǖ27Ɨ28bŪ32Ŝ35Ƃ42A53ǆ
~<and	32 -24ǩ-16ƣ-15SŅ-14Ń-13ŇƅƸ-12jǔ-11YňŨŲƦǋ-10ŵŶ-9ĴĽŀšűƙơƱ-8Kƞ-7ŉŝ7fgQŐŘžƇǍǗǝ8pqFNĶŖſƃƕƜ9tuPńūƁƓƨǙ10eřƎǆǢǥ11Ōőƛưƾ12hzŷƆƿǌǐ13BJųǠ14ƔǕ15TķƗƫ16ƻ17n18DZĹş19ǁ20Ǐ21vōŦǇ23Ƌǚ24dW25ů26Ǜ27Œǃ31wC32o36ƺǈ40Ū44a
~<ani	85 49h
~<ann	75 9ƪ12ĸ14ŞǊ16Ů17ǉ18T
~<ano	72 -12ůƬ-10Lş-7Ţ7ż9Ÿ10ōŹ13v16ƴ19ŶǞ20IŐ22HŴ28Ɵ29ŵ33y
~<ans	79 7Ǜ10ľ12Ļǚ17KŔ45ŉ
~<anx	87 24Ƽ26Ŀ
~<any	35 -19Ɓ-16Ʃ-15FQŐ-14ŴƗǅ-13cĺžƈ-12ĴŊƠƧ-11AŅǌ-10sUĹŢŰ-9qľŎőŭůŸŽƖƮǋǖ-8pDSŀłŃŗŵƀƞƤǇǉǝǟ-7lĸĻĽŠźƔơƫƷǥ7xYĶŋ8ŪſƋ9ŝǎǗǣ10ƙƾ11ŤƄǃ12yŖƢƯǏǨ13ǘ14ŔƚǓ15jƉƴǆ16ŁƍƐǍ17Ǜ18ũǔ19şŷƨǑǙǜ20ĵƑƛ21ų22gńŉƳ23ķƥƽ24šƂƻ25m26ţż27HƘƼƿ28h29Zŏ30kŹƱ33ƹǂ34Ɯ35Ż36Ʀ38ƌǀ41Ɲ43Ƹ45űŲ
~<ap	54 -12ų-10ǧ-9ƛǩ-8Ʀ-7HƝ7ŊŌŰŵ8vƞƾ9ŁŎ11GƜ12ƿ13Ǎ14FŤƥ15BŚƒ17DŇƗơ20Ơ21ƢƼ23ŲƘ25Ƥ27Ž28ŝ29ƣ30ǖ36ƴ
~<apa	60 -11ǧ-9ƛ-8Ɲ-7HƄ9Ű10v11ƞ13G14Ɯ15Ǎ17Fƥ19Ť20Dơ21Ɨ23Ơ25Ƣ30Ƥ33ƣ
~<app	63 -13ų-8ǩ-7Ʀ7iS8Ŋ9Ōŵ10Ŏ12Ł13Ƅ14ƾ15ƿ18BŚƒ20Ň27Ų28Ƙ32Ž33ŝ36ǖ42ƴ
~<ar	32 -19ű-17ļŇŜ-15ŔŧƗ-14AŊœ-13Ľ-12Sĺǅ-11Źƀƫǃǖ-10ŴƔǂǥ-9mǓǛǜ-8qrJŅōŤŰƨǙǝ-7KśšƆƝ7ŋťžƉǗǨ8ŀŁųƹǔǣ9NŉŬƮ10ňƏƻ11XŖŨƷǤ12yĵĶŏƁǐ13ĻŝŭƖƤǇ14bTVŃŌş15jkzŷǀ16ŪŶƞ17fńŒũ18RłƘƭǑǞ19ELĹƑ20uwŢ21nsPƱ22ŗƟƺǈ23g24Zǎ25aǟ27QƸ28x29Hƣ30i31vǆ37FŐ38C41cǩ43l
~<arc	89 14ǚ20Ɖ
~<are	33 -17ļ-16ŇŜŵ-15Ŕű-14Aŧǅ-13ŊœƗǂ-12SŅŠƀ-11ĽŹǃ-10ŴƔƫǖǥ-9mtǓǛǜ-8ō-7qJKWőšŤŰƥƧƨƯǝ7Ižǒ8XŋťƚƹǔǨ9pTŁńŉşŬŭǣ10ŀƮǤ11NĵňƏƑƻ12jŖƷ13ĶŏŒŨƁǐ14nyĻŝƖƤǇ15uŌƱ16bzLVŃŷǀ17kŪŶ18fũƞ19ƭǑ20ERĹłƟǞ21wǈ22gPŢ24ŗ25ƺ27aZǎǟ29xQ30ƣƸ31H33ivCǆ38F39Ő43l44cǩ
~<aro	58 -11Hǩ-8ű-7ƛ7tƕǧ8uWŭ9Lſ10şƱƲ11hƎ12lnǁ13ƍƥ14ĵ15TVƓ16Ƒǉ17Š20ń22ŵ25C29s
~<art	75 24ǆ41Ƙ
~<as	47 -20ǩ-15Ÿ-14Ư-10ǔ-9ĻŞƏ-8gŖşŹ-7śţǛ7jzAŚżƄƒƬ8uF9P10vDũŷƫǧ11ǌ12Ɓ13ǒ14oōǦ15ńƉ16fƕ18Yư20m21pŁƿ28ķ29a31Ƽ32ơ35Ŋ40ŉǃ48Ǔ50c
~<as>	57 -13Ưǩ-11Ÿ-8ǔ-7h7aCŀňŴ8KŒŢŰǁǣ9ǀǒ10vƬ11pŚż12jFńũƲ13ơ15ƫ19o21ŏŷǓ22f24c52ǃ
~<asi	81 14Ʊ35ư36Y
~<ask	54 -9Ə-8Ļ-7ŖśŷƲǍǩ7wĽƧǒǘ8mĵĹš9PZŔƇ10ƒ11AƄ13hǌ14pƕ15u18ǧ20Ǧ22ō25ơ26aƿ27Ł36Ǔ38c43Ŋ51ŉ
~<asp	85 17ƻ31Ɖ
~<ass	77 16Ɓ18z26m55ķ
~<at	41 -21ơ-19iƂǈ-16cƃ-15Rş-14ŀ-13őŝǞ-11kƪǄǏ-10jlŒŔƵǔ-9oňŕŦŧŻƷǝ-8XZŌōųƳǑǗǩ-7fAŊŤŭƒƞƶǀǂǇ7rŷƜǒ8ĶŮƛƣǎ9xĺńŶ10œƧƭǙǤ11ƦǊǦ12DVƽ13bļŁƾǡ14żƿǘǢǣ15Bĵǌ16qŚžƖ18Ŏ20ǖ21hsCNƥ22u25GLŜƨ27ŏźǛ29Ŀ30Ľ33Ņ38WŰ41J42U43Q46n48Ɲ55S
~<at>	41 -20ơ-19i-18Ƃǈ-16ƃ-15cRş-13ŀ-12őŝǞ-11kƪǄǏ-10jlŒŔƵǨ-9oňŕŦŧůƷǔ-8XZŌōƳǑǗǝ-7AŊŤŭųƒƞƶǂ7rBĸŷƓƜǒ8ĶŮƛƣǎ9xƖ10ĺńœƧƭǙ11ƦǊǤ12CDVƽǦ13bļŁƾǡ14żƿǢǣ15ĵǌ16q17Śž19Ŏ20ǖ21hƥ22suN25GLŜƨ27Ǜ28ŏź30ĽĿ31Ű33Ņ38W42J43QU47n49Ɲ55S
~<att	77 7Ƒ9śƼ10Ʋ11Ǩ12ƽ13ŰƖ15BŶ20ǘ
~<au	59 7ǘ8ƛǃǣ10Ơǒ13m16ǥ17Ĺ21ƃ25žƂ35ş47Ĵ83Ǥ
~<aud	65 9ǣ12ǒ92Ǥ
~<aut	67 -7Ǧ9ſƛǃ19ǥ20Ĺ24ƃ28Ƃ29ž40ş56Ĵ
~<av	86 -8ƨ-7q7R16ǉ23ź34s
~<ave	89 7R17ǉ24ź
~<aw	59 -10Ə-9ĺ-7Ľ7hnţǊ8ĸŨŰżƅǁǄǉ9CŚƇ10Ɣ11o12IĶ13w15ƫ17ĵŉƦ18Ƨ21Ŀ23ź25k26Ļ28ƿ37Y39Ɵ
~<awa	65 -10Ə-7ĺ7Bư8ŢƳ9ż10ǁ11ƿ12Ƨƴ15Ķ19Ļ20Ʀ23ŉ25Ŀ27ź29k37Ɵ41Y
~<awe	72 -8Ʈ7coF8iŏƟ9Ǌ10nuţƧ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
~<awf	87 12ǉ14Ʈ15ĸ16Ũ
~<aww	80 8o10hzļ13ƅ22ƫ
~<b>	78 -12h7ř11ū12D16Ɯ32dź33ǥ45ǃ
~<ba	44 -16ř-14ţƗǨ-13Ų-12Ŗ-11ĹŁ-10jōƋƸǩ-9rBƤƱǈ-8lĿŌŚŷžƞƦǋǖǢ-7aiqŐŜŭ7SƯǇǚǟ8ŢŨƌǍ9őƜƥ10Tƃ11gwĵſƄ12ƍƚƪ13ĴŬŶƷƿ14V15xŮƔ16D17uňťƓ18NĽ19hyŠƩǗ20ZƑƙ22em23v25ǘ27Ǜ29ż30YƆ33ņ35Ɲ36ƕ39Ɗ42ƛ
~<bab	68 -12Ƹ-7j7d11h12ƻ16Ɲ19ĺ21Ư27x31w32y33Ŷ37v38u
~<bac	52 -14ţ-13Ǩ-12Ŗ-9Ɨ-8GłŪ-7ŚƦ7Sőų8œ9sŀƲƾƿǏǜ10hŘŴƫƮƴǣ11Lſƙǟ12ŒŨ13uŮ14Ʃǝ16VƍƝ17Ʒ18Yż19Šƪ20ň22Ľť24Ɠ25m27ǘ28Ǘ34ƛ
~<bad	70 -15Ŵ-14w7Ǎ9ǘ12ĸƇ15ƚ18Qǚ19Ţ24ż33N39ņ
~<bal	73 -7Ĺǖ8v9G12gŤ14Ļ15ķ19Z23T24Ɣ
~<ban	66 -21ř-12Ł-8BƋ7Š9A10XZ11ƃ17Ǉ21ĵƄ22ƙ26Ĵ28Y32Ŭ35e54ƕ
~<bar	72 -11ǩ-7Œž8ſƔƹ9ő10ļŏ11tŐ12ƀ14Ǎ17ŗ30h31D35Ƒ52Ǜ
~<bas	63 8Zƕ10ņƜƝ13gŇƩ17ł18ƥ22ƛ50Ɗ
~<bat	74 9ƚ18Ǆ25Ɗ26ƌ55Ɔ
~<be	35 -18ũ-17Ĺ-16Ŧ-15ŭǎ-14Y-13vĸŒ-12Ŗŗ-11Ŝşƒǚǣ-10QŔŪ-9Ǆ-8wƁƛǋǐǒǖǢ-7RĺŕŚŧůƂƉƑƓƔƯƺǃǑǥ7ŤťƅƋƌƸ8ĽŃƳ9ŠƆƗƦƷ10ŅƖƬƶǍǛ11fAźǂ12ţƈƮǅ13ayO14HTXĻǧ15cKWƊǁ16sŻǌ17iIł18JUZŷ19mƼ20pŋšżƿ21ŏœŘ22rķ23S24ŝ25lųŸŹƫ27GŊ28Şƴ30u31L35ņǟ36t49ǩ
~<be>	49 -14Ǔ-13ĸŶ-10qŭ-9ƧǨ-8YŌƗ-7aIŇűƞǒ7CĴōśư8eKŀŷǝ9ĶŨǁ10bnĿŃœ12Tơ13ł14A15ƭǞ16Hǧ17ķľ19VƷ20Ş21Z22OXŏ23ĻƮ24m26c27yŊǌ30r35s38Ź
~<bea	75 -9Ŏŧ-8I12Œ13b14ƚ15Ţ22ű25k26h47Ņ
~<bec	66 -10V-8Ŧ7bHUśƏƶ8fŀ9Iņŝŵ10ĵƴǨ11uł12J14jƖ16Ƨ18ǁ21Ť22ų
~<bed	71 7y9Ɯ10Ɨ15Ɲ16Ƥ20Ơ34Ɔ
~<bee	48 -14ǚ-13ǎ-10O-9ǣ-8ŵŷƦ7a8AſƈƪǤǩ9jƴ10Ůǅǜ11tƊƳǘ12Ŷ13żǂ14ŏ15Ƌƌ16Ƹ17fǛ18őŝ19ţ20Ż23lņ29i30ŸƼ31š34S37ƿ38ǟ42G
~<bef	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
~<beh	70 -8Ĺ7Ķ8ƙ11tĺŻ12ƃ14u15Ƴ16Š19ŷ20Ź21ųƶ22p
~<bei	71 -8ǁ8ķƤ9ŊƱ10ctǩ11HŽ12F19U24ǟ27ŋ28Ş
~<bel	70 7ŋ8mM9lp10SŻƥ11ŸƬ15Ǐ22ǩ25ĽƊ35Ɨ
~<ben	63 -9Ń7Ƨ8ţ13Ʀ14Ƭ24ż33W34ƫ35ǩ
~<bes	61 -12Ş-8Ŀǉ-7xĺƯ7Łń8tƈƢƥǈ9ņų10ŷ11Ŵ12łǇ13Ļ14Z16ǩ17ŝƞ18KUǍ19ķ22u25Ʀ26L27ǟ32I
~<bet	63 -13bŹ-7Q7P8aŢƫǨ10r11Kǁǂ12ŷ13qľšƨ14ų15ň19Ň20p21oŞ23ź25L30tł
~<bi	48 -22S-14O-13qŒǈǩ-12ŀ-11ŵƞ-10KŔŗƊ-9Ƥ-8nFŎůƂƉǘ-7uőƒơǨ7Ňƛ8DŘƜǤ10ƕƪǔǦ11Ł12ŦƘǓ13Yƣ14Ǒ15jJō16Ǡ18œƬǏ20Ɠ22Ő23kǇ25vĴĸ26cư27pƑ30Z35dh41Ŀ44Ɔ45ƥ59ǅ
~<bid	89 -14ŗ14ń16Ņ31Ǔ
~<big	55 -13ŒƮǈ-11S-10Ŕ-9FƂ-8Ɖƞǘ-7ƒ7ư8yŢƇƘǞ9gZžƛ10ŇŘǅǍ11jľ12œ13ǔǦ15Ŧ17ƣǑ18Jƪ22ƬǏ24Ɠ27kŐ28Ǉ29Ŀ32ĸ33Ƒ52Ɔ
~<bik	78 -14Ɗ7g10Ƙ19ǀ62ƥ
~<bil	66 -11K-10ŵ-7Ǩ8ƃ10Ŀ12Ǥ18Ł23Y24Ʈ25Ǡ28ư32Z38Ĵ
~<bin	85 12Ō13Ɩ27ƕ
~<bir	64 7Ǘ11C14D15Ŝ22c37v39p50d
~<bis	87 11Ɓƺ23h
~<bit	78 -16q-12g9mWŞ11jƜ13ņ15Ǌ16Ŀœ27ō39h
~<bl	63 -13ǩ-8ŗ7E8mĸǍ9HńŻƑ12ƽǦ13giǂ15U16u19ƇƼ21ű26ŊŔ28ƻ30ƾ39ǁ
~<bla	81 9J10ƺ11m13Hń35Ŕ
~<ble	83 8ƶ10Ƥ21iU23u
~<blo	68 -8ŗǩ8jE9Ǎ10Ƒ13ƽǦ15gǂ22ƇƼ31ƻ33ƾ42ǁ
~<blu	85 10ĸ15Ż30ű38Ŋ
~<bo	47 -16L-15i-14Ǩ-13a-10YŚ-9ť-8hCŐŜƨǕ-7HXŃŷƝƟƤƷǃ7PūƄưƱ8gDJŗŸǗǙ9mŋşƯǓ10ƀƍƎǧ11Ŕǁ12UłŹ13rƋǩ14xƵ15ƌƜ16vwTų17Šſ19ķűƒ22ŀ23ƞ24ps25u26ǟ27ƪ29dƻ30Ǡ34l39Łǖ42ǥ
~<boa	72 -7s7Ǔ9Z10Ƈ11ǜ12t15ş18ƍ21Ł26ķ28r32Ɯ
~<bod	80 12ǃ14ŗƸ15ž
~<bon	86 12Ɔ14Ǔ15ſƀ37T
~<boo	62 -7Ǚ8Ŕ9jŀǝ10Ǒ11Ǘ12Ļǈ13g15ǘ17ǟ21ű47Ǡ56ǖ
~<bop	83 -9Ő-8Ƣ75ǥ
~<bor	69 9ĸ10v18ŵ31ų36d41l44ƪ45p
~<bos	78 -13i8Ǚ11lN12s27Łǟ28U
~<bot	62 -15L-10Ǩ7DķłşŢƼ8z9pƢƬ11Ş12Ũ13ĹŸ14ŋƱ17Ǝ18Ưƻǁ19Ł24Ƶ29ŀ37s
~<bou	70 -8Ũ-7CƬƴ7ǚ10JŖŗŧ12ƞ14Ǐ15ư17ł21Ŷ22ſƦ27ƌ29Š32ƒ
~<box	71 -7p8D10mqŭƄ11ǐ12f13cŏ14dP15Ǚ17ǧ23Ƌ30ƞƻ
~<boy	71 -15ǃ-8ŷ-7a7jū8bmy9Ő11ŔŤ19n22v25Ź26x31w47u
~<br	51 -11Ʒ-9iHŖŭŴƟƠƬǦ-8Ňœ-7cYƯǏ7aŁźǄǉ8gŜǨ9SƑ10NŘƒ11tųƎǌǝ12łűƅǃ13qƛ14y15Ƃǋ16ŅƋ17Ɲ18BĹ19šŶƁ20hǇ21rŤƮƽ22ǊǑ24Ž26l31T32Ƈ
~<bra	77 10Ɓ12ǅǋ13Ņ14Ĺƛ26ƅƑ32Ž
~<bre	68 -11Ǧ-10Ʒ-9H-8Ƭ7ź8I9OXơ10ƦƮ12lŨ13k14Ɲǝ15N18ƽ20Ƃ22ł23Ƌ28ǩ29hš
~<bri	59 -9kƷǩ-7Ƒ7MōƣǍǔ9Ɲ11Ǆ13g14S15Ŝ16tƒ18rĹű19q21Ǒ24Ǉ27Ʈ28Ǌ39TƇ
~<bro	60 -9iŭŴ-8Ʀ-7Ưǩ7nƜƫǆ8ŁƖƞƥƳ9rAQķǞǡ10ƽǉǋ11ĺŅ12aŜ13Ř14ųƎ16ǃ18yƁ23l25Ŷ26B28Ť
~<bs	89 -16Ź44ź
~<bs>	89 -16Ź44ź
~<bu	40 -18Ƃ-13ƷǏ-12sDƴ-11CŒŝťũ-10qĿŖ-9RVĻŃŪƘƜƵǉ-8adSĹŉŗŧƮ-7lnouLQYŇŏŚŢŦŨƋƬƼǖ7ĽǛ8Bľƞǀ9ATŊƗƙ10bKŅŬƢ11pHơ12ǔ13NŎǆǑ14ŌŶƦǐ15ŀŭƐǠ16UƝ17ņűƪ18şǦ19GǊǝǡ20Ƒ21ŵƒǃǍǕ22Şǅ23Ʃ26ƅ28ƺǢ29ǥ31ư32Ǆ33ƣǎ35ǟ37Ǩ39X41ǋ46Ǟ
~<buc	85 -7Ǧ8Ƃ10ƀ15ž29X
~<bud	72 8e10ŜƳ11ĺ12B15Ľ21A22ĸƢ30Ņ37X
~<bug	79 -8ĺ9g11Ǡ12Ž16K18ŀ58Ş
~<bui	57 -9FƆ7XŤǚ8űƐ9ƇƤ10ķ11Ʊ14ƪ20ǞǢ22Ƒơ26Ʃ29ǋ38Ǎ43ƺ44ƅƣ
~<bul	87 9ļ16h19ľ
~<bum	81 7œǢ8ž11ŗ16ƃ18ŵ22ű23Ŕ
~<bun	75 -13x8Ƣǚ10Ɔ11ǈ13ń18ǀ27ƞ43ş
~<bur	64 -9ƴ-7ǉ7Ƥ8ŐŜƔ9ŀńƦǕ12Ǣ13ĺƑ15Ɠ17ƛ18Ɛǝ33ņ58ư
~<bus	49 -25Ƃ-10D-9Gĺ-8RŪƷ-7Ɨ8Ǒǘ10P11AM12Ǜ15Ǡ18Ǣ19ŭ20ǐǔ21ŎǨ22ǆǝ23N24Ǟ25Ɲǅ27Ǌǡ28UŵǋǦ29ǃ31Ǆ37ǥ45ǎ47ǟ
~<but	63 -11ĺ-10s-7dƗ7fiwľ8KŌŎžƻ9Bƒ10ƯƸƽǣ11Łǩ12űǂ13ż14ƾǑǙ15b17Ƨ18ŀ21Ŋ23T24p
~<buy	62 -9ŵǏǢ-7qŎŒťũƴ7X8Š9ł11ƨǅ13ƙƩ14W17Ǆ19ƪ20ŌŬǞ21Ʀ29F30ƒ31Ǖ33H34ŶǨ37Ɨ47G
~<by	52 -33ǌ-30Œ-14ň-13Ɲ-12ķ-9vŌƽ-8ryJŔ-7sšŹƨƵǨǩ7YƐƑƘ8bEKśǃ9QƜǥ10wřƗơƥ11nƮ12ŧ13Ʊǟ14aTǜ15Ũ18j19ł21ſ22ŚůƤ23P24A25ōŵ27oǧ29Ƅ31Ĺ32Ĵ39Mœ45Ń
~<by>	52 -33ǌ-30Œ-14ň-13Ɲ-12ķ-9vŌƽ-8ryJŔ-7sšŹƨƵǨǩ7YƐƑƘ8bEKśǃ9QƜǥ10wřƗơƥ11nƮ12ŧ13Ʊǟ14aTǜ15Ũ18j19ł21ſ22ŚůƤ23P24A25ōŵ27oǧ29Ƅ31Ĺ32Ĵ39Mœ45Ń
~<c>	80 -8ǩ12ǃ14Ƽ17o59b
~<ca	34 -22ǈ-21Ǉ-20Ǧ-19UňƕƗǔ-18ƒ-17Ǆ-16RƔ-15g-14uƝƮǋ-13nBŕŨƨ-12rvyŇŖ-11ņœǎ-10tQTĺĿƚƤƱƷǞ-9fkĶŀŒƜƞǆ-8FHōŘƇƑƠǊǟ-7mĵƦƫƳƴǀǅǜ7ŌǓǙ8ŔŸǧ9bơ10ZľŉŞſ11Ŋ12Cśũ13ĸŋǠ14ŎŚƧǗ15ńƼƽ16ļšŽǌ18hŹ19ĴŧƂ20osLŜƎ21Ƶǃ22ĻŁƯ23ƪ24eMūųƁ25Iǩ26źž27w28ǐ30Kŵƃ31ŰǛ32aN33Ų35ƀ37Ŷ38Ŭ39ű40Ŵ43ŭ46Ĺ47Ƅ50ş61ǖ81Ū
~<cab	89 11Ɵ16ƌ17ķ
~<cak	87 7Ľ12M13p31c
~<cal	52 -13J-12R-11ǈ-10Ľ-9ƒ-8rŌŦǄ-7vŝƿǌ7ǘ8PŞ9ǑǛ11MĵŔƩ12ǩ14NǓ15Ɓ17sŋ19ơ21Ļţ23Ǚ25Łŧ29I31Ŝ33C37ań40w41o43K47ǃ52L60Ĺ
~<cam	64 -10ƚ-7ņŐ7l8ŸƯǤ9ƽ10GƓƘ11ķŎƛǞ12dƙƾ13jMĸ14ŠŰ16şŤ17ũ22ļ25Ŧ27Ū36Ņ41Ǝ
~<can	48 -15ň-13R-11ŕ-10ţ-9TƟǞ-8gtŜũ-7łǎ7eKŞƍ8ĴŋŗŸƏ9cNĻǁǌ10źƣ11Jľǖ13Ƶ15Ł16řǧ17ƃ18MOǨ19Ń21Xŉūƽ22I23LĹ24Ŏ25Ōś27Ŋǩ29Ƽ30Ś31s32šƧ
~<car	41 -21Ǧ-17ƕǩ-16Ŀ-15ĵƗ-14Ɣǔ-13UŅ-12ŨƝǇ-11ƒ-10ĹƞƮƵ-9isĻƪǄǈǨ-8dnyIOŒƨƻǛ-7goŇŌƤƱƾǑǝǞǢ7őǏ8ĽƬǒ9Vŧƶ10bľŗř11ũ12ļŜŷǡ17zūǗ18ĴŽƁǌ19ZŐſ20Ư24ƃ27eƂ31Ųź34Ź36ų38ž39ǐ40ƀǖ42Ű46Ŭ50ű51ş54Ŵŵ55Ŷ59Ƅ60ŭ89Ū
~<cas	62 -11Ű-9Ǉ7Ǩ8Fƀ10Ǡ14Ʋ15Ǖ17Y18Ļ22Ų40Ƶ58ǖ63ƪ
~<cat	68 -14ǩ7SŐ9bw10ǘ11s12qL14ĸƲ16a34N55h70Ǜ
~<cau	86 -14B10ũ13a25Ŕ33i
~<ce	59 9ǃ11Ŀư16Qǌ17Xź21ƛ29Ɗ34I52ǒ76ǧ
~<cei	87 17Ŀ26X32ƛ
~<cel	80 40Ɗ46I
~<cen	89 25Q
~<cer	61 10ǃ17ǌ18ź54ǒ79ǧ
~<ch	46 -15ƒ-13ǈ-11ŝų-10Ŵǩ-9nYƜ-8MĻƵǄ-7sķƤ7ktwƑƯǞ8DľŻ9WĵŎŪƢƧǢ10ƓƼǠ11ĽŒŶƠ12eŢƹ13ŇűƬǖ14ĺũƭƸ15ZłŞ17CƫǑǒ18dƟ19ǋ20uƶ21Ɛƾ22Ņ23N26Ǖ28Ŕ30V31Ŧ34Š
~<cha	53 -13Ɯ-9ŝ-8ľŴƵǈ7qŅƓƻ8duHƛƺ9ĵƸ11ƑǕ12ŁƧƶ13Ǟ15Ŏ16ŢƠ17Ľ19Ňũ21ĺ22CŞ23Œ24ǋ27Ǒ30N34Ŕ37V
~<che	57 -13T-12ƒƯ-10uŒ-9ų-8Y-7ŁǑ7JKńŜŢŶǉ8ĴƁƢƸ9ĸŏœƪǐǚ10Ʈ11ŐŠűƨ12Ǖ13ŪƭǢ14i15ƫǒǜ16eW17ƹǠ19ǖ20ľŅƬ22Z26Ɵ30ƾ34Ŧ
~<chi	68 8Ż9ŹƱ10ƳǕ11yƫ12lŶ14Ƣ19v20w28Ư33u36Ɛ
~<cho	75 -7M8Ƣ9Ɯ11ǂ22Ƽ37ł46Š
~<chr	85 8Ƌ20dD21k
~<chu	80 -10ǩ8ļ10ư14oB17ŭ18t30ƶ
~<ci	70 11D12ǋ13Ūǧ14ǂ15Ə28Ż44ƹ46C
~<cig	81 17ǂ51ƹ
~<cit	75 7Ǔ12D13ǋ14ǧ16Ə31Ż50C
~<cl	44 -14Ŀ-11ƟǄ-10Ư-9Ňŋ-8nŏŵǇǩ-7wFMYķńōŝƬ7jļŬ8RXźǖǜǦ10ĺ11ŦƗƝƤ12xŉ13ũŭŮƏƑƙǙ14Ż15ƔǛ17ťǈ18Śǘ20ƕƜǤ21ůǢ22ǀ23Ť25Ǘ27ƾǚ28Ř30ŧǓ33ňǎ34ǔ41ǝ44ţ58Ɩ
~<cla	57 7ŅƉ8ǚ10xŔ13ľǜ14Ǜ15Ǔ17ź18Ŧ19ũ20Ǣ24Ř28Ǥ30ť35Ť41ŧ51ţ
~<cle	67 -9ŋ7Ļƾ9Ɛ10ƷǛ11TǢ12ƼǏ13ǈ14Ų15Ŭ16ţű21ŉ23Ɯ25Ż29Ɣ52ň
~<cli	60 -15Ŀ-12Ǆ7Ʃ8Ɩ9UŊ11ţ12ļ14Ǧ15ĺ16ǈ18ǘ20Ɯ22ŭ23Ɲ27Ǔ30ǚ31Ǘ34ƾǀ51ǔ
~<clo	53 -11Ɵ-10ţ-9Ɯ-7w7xƺ8ƛǖǘ9q10CƳ12jŘ13X14RǗ17ťƏƤ18ƙ19Ɨ20ƑǙ21Ů24ƕ27Ś29ů42ǎ53ǝ74Ɩ
~<co	31 -20ǩ-18ŪŶƵ-17Ŵ-16t-15fwSŨ-14avNŁŇ-13ƻ-12Lňǋ-11œ-10ARōťŮƥƽǂ-9BţƂƷ-8czGņƈƩƲƶ-7hnrsUŃŲƊƎƞƟ7ŧǌǜ8bITƌǏ9dĺŗŜƇƑƪƬƾǍǓ10ŎŵƴǞ11uJŢƁƆƏƨƼǐ12DĶŒǉ13kQĿƗǘ14ŋŚƓǖ15ƢƤƧƱǃ16yŖƚ17ŭƅƛǅǆǦ18ś19łńǤ21mǕ22EƄƭǁ23ŀšŦǟǡǥ24XYŏ25ƘƯ26Ǆ27WŠ29Ǩ31Ő32jCƜ37Ş38Mĸ39ľ42ǝǢ44ƀ45ǒ46ǣ49ǚ
~<co>	79 17Z20Ʊ
~<coa	82 7Š12ƪ18C19ƾ29ƚ
~<cod	73 -7Kǣ12ǘ28Ǥ32E36I
~<cof	82 -7UŶ10iY13Ǜ15ō26M27ǩ
~<coi	82 14ǒ30Ǣ37Ƙ41ǧ
~<col	58 -13Ř-7Ǥǧ7ǡ8Ɛƫ9ŀ10ĵǠ11Ɯ13ǃǕ20źż23ǒ25Ƙ26C28y29j31Ʊ34m44ƀ
~<com	41 -25ǩ-21Ū-14SƂ-13anĹ-12Ƥ-11ŃœŲ-10sCŏƓƯǇǧ-9PňŌŖŨűžƮ-8rLŁņŊſƆƨǓ-7fiotĻƗƦƭƱ7elŕƑƕ8VšŤƚǨ9bqƣƾǏ10yǉǖǟ11ůǍǘ12HĴǔǜ13ǕǙǡ14ŀƴǊǤ15jk16Ņőŭ17ơ18ŝŧ20Q21TĸŐǒ22Ŝǥ23JƛǞ24ľǃǄǅ25ĶĺŞŢƀ26ǐ27WŠ31ńǁ34Ǧ35ł38M44Ɯ70ǣ
~<con	54 -14ǩ-11ŗ-10ƈ-9ƻ-7Ś7sřŦƞ8PƝƢ9šƉ10kţǑǧ12Ŏƌƒǌ13Ɩ15Ŀ16ǟ17ŭ18ňƇ19K21ŋ24űƅƫ25Ɨ26ǚǢ27ŀ33Ƽ38Ǔ
~<coo	70 -11fƝ-10VǢ-7ƍƷ8Cǚ9dkpQń10PŘŸ12gŐ13oǍ14E16rľ18Ǐ19Ǜ21ǈ23ǖ29Ɔ44j
~<cop	75 9ŻƄ32Ƌ39ś
~<cor	66 -11w-7ŷ7kmnCŬžƴ8DƟƪǀ9dǜ10Őǅ11Ź14ŏŒ15aų17F20E33ǆ
~<cos	60 -11Š-9Ƶ-8ķ-7B7ļŔƧ8uƭǣ9Ƥ11Ǣ13ľ15ŞǕ16Ơ17Ƒ20Ɠ21ĸư24ǝ27ǚ28Œ29Ư31Ǐ43Ŧ
~<cou	44 -15Ɲ-12ŴƖ-11Ʀ-10aŝŦ-9ƃǠ-8VŃţƧǑ-7ĺłň7sŠ8ĹǔǤ9Ɔ10ūƅƗƘƭǏ11ũƌ12gMƍ13nĿ14WƏ15uľŷ16ŊŘŚƢ17Şƹ18ƮǇ19Ǆ20Ƅ23ś25ĸ26C27Ǩ28ķƤǝ30Ưǚ31D32Xŵ48Y
~<cov	50 -29Ǐ-14m-12ň-10Ř-9NǑ-8ŀǩ-7qyŜ7iĹŉƄƙǣ8XƢǟ9ǌ11Wǘǡ12Š13ĸŦƬ14Ŏſ15Ńǚ16ŌŚ17ǒ18ƃǥ19ž21š22Ʀ24ľŐ25ƁƭƱ26ǝ29ƀƓ34Ƨ35ŗ37Ǣ38ƨ46Ŗ50ŏ
~<cow	86 -7t8j11gB25Ƴ
~<cp	83 14A22B56Ǡ
~<cpa	83 14A22B56Ǡ
~<cr	54 -11ŒƮ-9Ǔ-8y7kļƒơǣ8pŇƤǨ9ŀ10iƇ11Ž13ƊǑ14xǗ15ƃ17tZƕ18e19Ŷư20űǉ21Ǉ25Ūǈ26h33ƙ34żǎ46ĵ
~<cr>	87 26Ŷ46Ū
~<cra	68 -12Ʈ-10YǓ7ǎ8gxEƈƱ9H10ǩ11ƒ13pƤ14ŀŇƇ16i18Ɗ25ƃ30ű44ż
~<cre	59 -10Œ-7y7uœ8ŬơƦǞ9ĸļŝǣ10ƕǨ12kY13Ž15Ǒ17Ǘ20eZ22ư23ǉ28ǈ30Ǉ31ǎ38ƙ52ĵ
~<cri	87 -19n-11ƈ13Ɩ17Ŷ20ǟ45h
~<cro	86 -11ǩ-7Ǉ11Ŗ13ǘ14xƕ15ũ31n
~<cu	52 -13n-11Ʃ-10ţ-9SŲǧ-8b-7Łƨ7ĿŉƧ8VŞǥ9Ĺ10hIǒǟ11Ţǡ12ǚ13G15ǁ16ŗ17Ɲ18ŝ20Őš21ǖ23ŕǓ24ŏ25Œ26Y27Ǘ31ǔ38ő49ǃ
~<cur	61 -10ǧ7Ƶ8Ɖ9rŉőŚŜǃ11Şǥ12Ĺ13ǒ21ŗ23ŝ26GŐ28ŕ30ŏ31Œ
~<cus	61 -16S-12Ʃ-11G-10Ų7kǄ8ŢůƲ12Ŀ13ǟ16ǚ17ǡ20Ɲ22ǃ26ǖ28Ǔ32Y33Ǘ36ő38ǔ
~<cut	74 -14n-10bţ9Ư10ǣ12Ƨ13ǈǙ14V16I17h32šǃ
~<cy	85 -9ŏ14ǥ16ǡ24g46ǘ
~<cyb	87 -9ŏ14ǥ48ǘ
~<d>	83 -19b-12h8ū16w36d48ǃ
~<da	45 -23Ĺ-16ǩ-13b-12H-11œǐǨ-10ĻŇŎřų-9ŷƵǄǑ-8mņŏőşƶ-7ŝţŶƜƨƮƼǘǠ7nSǡ8txPšƁƯƱǛ9AĴŰ10ű11kƛƝǝ12ŭƞ13jYūŮ14gůŴžƀƚ15ŒǀǕ16uƺ17B18ťƧƳƹ19Ź20ŦǗ23wŃŠ24vz26ƻƽ28Ǟ29ǎ33Ť36Ɩ38d39i43R47L52ŕ
~<dad	68 -9œŤ7g9ǈ12Ǟ21Š23AB37Ƴ41z45ƽ
~<dam	66 11Ũ12Ɗ20ƛ24ƀ25Œƚ30ž31ű34Ŧ37Ť
~<dan	83 -7g10ś35ǀ
~<das	83 -12ř17Ǜ28ū31Ů
~<dat	65 -8Ĺ10ǒ12d18vS21p25Ń31ťƖ35Ǘ56ŕ
~<dau	69 -15b-12d-9m-7Ÿ7K8BƷǞ15Ű18Ʊ19y23xŹ26v32u33w
~<day	52 -16Ĺ-12Hűų-10ǈǨ-9Ǆ-8ĻƶƷ-7xşǑǩ7ŧŭƤ8ŃŽǏǖ9pqƄƺǡ10nƒ12ĴŠšƁ13Ư14Ɲ15kƞ16ǝ17jŕů18PYŤǞ19Ǖ20g21Ŵ22ƹ23Ƨ26Ɩ31d33ƻ36ǎ48i51R58L
~<de	44 -15n-12Ƣ-11ż-10ńŏ-9ŇƆƤǏ-8RƓǂǆ-7aSŐő7euƬ8zAŌƌƝƼǃ9ƄƐƚǩ10ĿŜŦƑǝ11ņňƁ12FĺƱ13ľƀ14Ǖǡ16PƏ19mŎ21ś22ŚƳ24Žǚ25Ưǐ28Ń29Ǝ31łŲ32Ř33Z34Ǜ35ű38Ł43ƴ
~<dea	65 7ŅŠǓǨ8ǜ9ŧƈƧǁǩ10ŞŢũ12Ʀ14Ƭ15ľŎ16Ō17ŜƎ18Ƅ20ņǝ25Ń37Ƴ
~<deb	78 14e18ƨ70Z
~<dec	62 -9ǩ-8ŅƓ7Ư9ŗ10ƃƘ11ǡ12ư16ƌ17ĺ21Ń22A31ś36Ś38ƴ42ł62Ł
~<ded	59 -9Ɔ8ľ9ǩ12ƀ13Y14ƚ15ŎƁ17Ŧ19ň48Ř
~<dee	80 -12Ƣ-10ŏ12N16ƀ26F27Ǜ
~<deg	79 18Ʊ21j45m
~<del	63 -8R9Ɲ11ǡ16ǃǕ32Ǜ41ǐ48Ų
~<den	74 -13ż-8Ƹ-7Ʀ7Ľ8ĺ9P11l13Ɛ17Q18Wǩ31ƴ67ű
~<dep	66 -8n8Ǝ9ƱǕ12I13ǋ16z17u18Ƽ23Ŀ27Ə33Ư
~<des	75 -12Ǐ7ƣ8ƸǍ9fǈ12V13Ɲ25P44ǚ
~<det	79 13Ɣ23Ƒ24Ǝ
~<dev	85 -7ń52Ž
~<di	34 -34Ň-20Œ-19Ļŝ-17yǎ-16zA-15Ŀ-13žƧ-12RķŌŏ-11JUǃ-10oŊŚƟƤƵǇǈǖ-9ŀƃǄ-8isŰŷƜƭǍǛ-7uMTŁŭƗƢǚǠǧ7cĵōřƠƾǌǙ8qxFWƞƺƿǆ9ţūƅǀǞ10jĹƘ11frƈ12NƙƩ13IŜƍƕƹ14Ŏşŵǂ15wŖƴǘǜ16ŉ17Eƫ18SťŸ20vźƦ21ƪ25ńƌƬǤ26ĽőŠ27G28š30k31Ņņœ32ļƽǅ33Ť34ŞŨ37ƒ38ũ40ŔŦ41B42Ƽǩ44ň46m49ŧ51Ƴ
~<dia	72 -13Ǌ-11y-8eL11ǂ23Ƙ31ƽ32v43I55Ƽ
~<did	36 -18Ň-17ǎ-16Œ-15zAŝ-13ĻĿ-12Řž-11JƧ-10oLUVZķŌǃǖ-9RƯǕ-8syIľŏŚƏƟǇ-7PŰŷƤƭƵƷǄǍǛ7fv8pNǌǙ9XƙƠƲƾǆ10qxōŎŗƚƞ11Fţƅƹƺǂǜ12cǊ13ƈƩǞ14jĹźǘ15ƕƫ16ŜƼ17w18ƴ19ŉ20ťŵŸ21S22Ŗ24őǩ25ƽ28ńƌǤ29ŠƬ30ĽŔǅ31Gň33š34kņ35Ņœũ36mļŤƳ38Ũ41ƒ42ŧ46B47Ŧ
~<die	70 7H11V17Ư21Ʒ22Ǩ28ƽ54Ʀ75Ƴ
~<dif	67 -11ƚ-10Ļ7Ə9Kǅǥ10VłǕ13Ŏ14ǩ16Ş18ĺň19Ř20ŧ24Ŕũ
~<dig	76 8d12e23Iū30Eř
~<din	79 8Ɲ14n15LNǟ16ƿ17ĵ18ǩ
~<dip	86 9ƹ13ĵƪ35m
~<dir	89 12s19P24ņ
~<dis	65 -30Ň-10ŀƦ7ľ8ǔ9Ə10ĸƯƽǩ11ňőǓ12źǜ13ZŽ14I16W17r26Q32ş46Ş
~<div	73 9ƫ10ĵ20ƍ32fǀ34ƪ
~<dm	89 31Ƅ
~<dmv	89 31Ƅ
~<do	23 -44ĺ-20ƒ-19GŠ-18ōŢţ-15ő-14vš-12ŷƬƱƳ-11ń-10nBSļŦżǅ-9eĵǤ-8ŇƮ-7ijŴƦ7ŽƖưǂǍ8Ƶǔ9rŕřŧƍƔƣƲǀǇ10oxAQĻņŋŬŶŹźƑ11OŁžƎƼǞǥǦ12ūƧƿǗ13XűƥƩ14Hƃ15MľŲƗ16dZňŞũƐǉ17ŏŜşŭǋ18ŮƄƙƚ19yKƷǝǟ20zUƜƻǏ21ŌƊƕ22ĴǊǩ23PŖǃ24Jų25RWŰǧ26ŝƟǚ27wŃǎǙǠ28TǑ29Ľ30ŎǕ31Ɲǘ32Ǔǜ33ǖ34ſǈ36h37Ǜ38Ɓƞ39gǄ44ƾ47ǐ
~<do>	27 -40ĺ-33ƨ-23S-22ƒ-19ǂǅ-18G-17Ţ-16Ŧ-15iœŴ-14jƳ-13ŠţůƠ-12eŘơƱ-11Bƽǌ-10őšŤƌ-9vĵōŷƅƇ-8tLļŇŗǤ-7xŨżƉƪƴǍ7ŒƄƔƖƙ8ŞƀƊƎƩǧ9ķŌūƃƭƼǞ10aHŬűƗ11IYŚŪŶƘƵƹ12AVĻŐŖųǡ13ŊƤƥƿǔ14FJMňŽǩ15ŋǀ16ŰǉǗ17QņǇǠ18Uľƾ19WZƻǋ20qzOŜŝƐ21yĽŏƷ22Ů23ƕƜ24Ų25T26ĴŃǘǚǜ27žƚ28wKşǎǓ29ǃǈ30Ǐ31RŭƟǕ32Pǐ34Ɓ35Ŏſ36ǙǛ39Ǒ41ƞ42Ɲ44ǖ45Ǆ52g
~<dob	85 -8Ÿ33p59d
~<doc	68 -9ǈ7Ƹ9Ʋ11ǣ13ƻ19ǂ26ƃ27Ƽ71ƾ
~<doe	41 -18Ƃ-17žƹ-15Ƹ-14Ő-12ƈƦ-11tŸƻǣ-10şŭ-9nķŢƗƫ-8mĵńŊţŪƤǇǖ-7vXYŦƛƵǅǋǟ7Ɲǡ8dŨƅƍƢǊǛ9zT10ŒŗƞǌǏ11ǎǒ13LűŴƊƯǥ14ůƕƙǦ15bx16ŁŖŜƇ17ƠƧǚ18Ň20hƁơǜ21Ǔ22sŹǄǐ23ŕ24WŰźƄǠ26ųǂ28rƩ29Ľǈ35qǧǩ36ƨ
~<dog	72 -12ō-10ǃ7ū11FƝ99h
~<doi	61 -13Ų-7bĺ7ƨǄ8ŹǑ9c11ŞǁǠ12Ƴ15Ƶ17ǐ18ŝ19ũ20j26i27k29S32x37t44ǟ
~<dol	67 -12Ť7mǖ8ǘ10ľƘ11Ţ12ǅ13œ14ŗƗ19Ņ20Ř21X22ĸ29Ŧ
~<don	66 -19Ɲ-16Ǐ-15s-11X-9L-7Ş8t10pǂǟ11Ǟ12ƈǄǋ14ŷ15Ō16ƶǘ20ŧǝ21Ļ24yŝ27ƾ32ũ34Ɨ35Ń36ƌ
~<doo	66 -8ǐ-7řǔ7ƏƘ8Ǩ10ū11ŤŲ12Ǆ13Ǌ14ƙ15ǃǍ18Ǜ19ǝ21Ǝǅ23Ɲ52ƣ
~<dos	87 63ƻ
~<dot	81 -15ƫ-7a12Ō18ǋ24Ł62J
~<dou	89 14Ř31œ
~<dow	52 -10Š-9ţ-8dCŀŜƘ-7FPXƵǟǩ7pĿťǛǢ8ejwŌŎŪǉ9UǈǕ10ŖřƆƲǍ12coŸƏ13Lſ14VƁƫǊǎ15ƶ16M17aǞ19ƴ20T21H22ŞŵƑ23Ťǝ27ł49Ɗ
~<dr	44 -27n-17u-14ǧ-13R-11H-10q-9sFŋƟƨǞ-8kyńŅ-7pGTUĶŌŕǜ7Ĵśǁ8Ũǟ9ŚƄƲ10VƾǦ11aŰž13ƞǚ14Ƃƻ15Şǩ16ſ17š18Ƶ19N20ƀ21Ż23Ǜ24ż26ŵ27ŭ28ůŶ32Ų33Ū35Ÿ36Ŵǐ38Žƛ40Ůź49ų59Ź70ƿ73ŷ
~<dra	74 -13Ű8i9r11Ŭ13ǖ15e17Ĵǁ18Ś26ǚ43ƛ
~<dri	47 -27n-17u-14Ǆ-12R-10qr-9iŋƧƨǧ-8HńƟ-7ksTĶ8ǋ10Ƅ11MŨ13ažƂ15ƛ18Şſ19Ŷ21Ű22N24Ż27ż30Ǜ31ŵ34ŭů35Ų37Ū38Ÿ40ǐ42Ž43Ů44Ŵź46ƿ55ų64Ź80ŷ
~<dro	69 -8Ǟ-7Ŵ9Ǩ10Ƨ11jť12ƽ14ś18Ǧ19ǟ21V32š33Ƶ34ƀ
~<dru	79 -8Ņ15ŧ31ƻ50ƿ
~<dry	86 -11ǧ-8ǜ11Ɗ14Ʈ18ǒ19Ǆ30ǩ
~<du	69 -16ţ-14Œ-12ǒ-9Ǎ-8ƴ8ƾ9Ŧ10ķ11yŝ12ŉƠ13Ƙ14ŭ15ĵƟǧ16Pǈ18R19ƿ20ƣ36ŕ53Ż
~<due	78 -13ǒ12ƾ13y14ŝ17ǧ41ŕ
~<dui	86 -19ţ-10ƴ25ƿ66Ż
~<dup	89 -14Œ-11Ǎ18Ơ26ƣ
~<dur	89 19ŭ20Ɵ21P24R
~<dw	82 44Ɠ
~<dwe	82 44Ɠ
~<e>	76 9Ōǆǣ11Ū14w27J52ǚ55b
~<ea	58 -23ŗ-12Ɖ-10ƾ-9Ʒ-8a-7PŢǄ7BRǉǣ8kƔǂǆ9Ŧŧ11ŒųƠǛ12ĿŎ15K16ǋ17x18ů19śǩ20mMƶ21ōƮ24Ř28Ƹ30ǈ32W40q43T
~<eac	63 -23ŗ-7Ţ7vƻ8wZƱǓǡ9Ɣǉ10Tǆ12ų13Ơ15Ř16Œ18ǋ22ƶ23ů34ǈ38W
~<ear	71 -14Ɖ-9Ʒ8L9B11R18Ŏ22x25m26ō27Ʈǩ43T53q
~<eas	78 -12ƾ8Ž10k12ǂ15ŧ23K27ś31M
~<eat	82 -8ŀ12ǣ14Ŧ17ŘǛ20Ŀ40Ƹ
~<ed	79 -19ƿ27Ʊ33ƹ44m
~<edu	80 28Ʊ45m
~<ei	80 -16ƪ-10e10ƽ18ż19ŕ20ǆ24Ŭ25Ǎ
~<eit	82 -16ƪ10ƽ14Ǎ19ż25Ŭ
~<el	52 -17ǩ-14ǐ-13ŏ-10ǌ-9Ǣ-7ŒŸƯ7ķƣ8ŉŎƼ9ahFKƘǋǥ10Ŵ11q13ƙ14ŢŵƢ15ǝ16HƥƮ19ǈ20ų21ZǑ22ŁƋ23ŷ24n35ş44ō46ń
~<ele	74 -7Ľ12ƣ14K16q22Ǒ33Ƌ
~<els	54 -17ǩ-15ǐ-10ǌ-9Ǣ-7ŏŒŸƯ7ŶƑ8ķĺŉŎƼ9ǥ10hFǋ11Ŵ15ŢŵƙƢ16Hǝ17ƥƮ21ųǈ22Z23Ł24ŷ25n36ş46ō48ń
~<em	50 -14Š-10o-9DǠ-8cŚ-7Ũ7űơƱ8lǋ9E10Vńǈǣ12ƧǑǧ13ŝŢ15y16WYǚ17qǜ18S21Ǉ22Ǖ24ś27Q30v32Ɵǘ33K49J
~<em>	70 -12Š-8c7ƅƤ8ž9uĴ10wZœŧ11ŞűơƯ12őƱ14lEǋǕ21vŢ22ŝ24ǚ
~<ema	60 -10D-9Ǡ-8Ś9Ǘ13Ľ16ǧ17Ǖ30ś41K42ǘ60J
~<eme	83 10ƃ31Y
~<emp	58 -11o-8ő-7t7ǉ10V13ǣ15ǈ16ƧǑ20qW22ǜ23S26Ǉ32Ɵ33Q
~<en	58 -16ǩ-13ũ-10Ũ-9œ-8Ū-7RőƄ7lłŎƕƗƞ8Ļ9eű10DŁƘǃ11iyŃ12Ōǋ14gtŷ15ž16Ǥ17ťż19Ƨ20jŔ21fŦ22Šư23IWǆ24Ƭ25U28b42ŕ
~<end	65 -13ũ-10ǆǩ-9œ-7Ƅ7mļ8jƩ9lƕ10ełŌƷ11Ļ12Łǃ13iŃ17ư20żǤ22Ƨ24Ŧ26Ŕ27I28Š33b48ŕ
~<eng	83 16Ƙ18ű33f
~<enj	82 -8R11ǟ22g23t38U
~<eno	72 7Ɠ9Ưư10Ŏ11Ɨ12rŀ14Ķ17j18y19ŷ20ž25ť33Ƭ
~<enr	89 40W
~<ent	87 -10Ū19ǋ50ǆ
~<eq	66 -11Ɠ-8ƪ15ĵƝ17Ɣ18Ǣ20ƫ25Ǟ36ķ43Ǐ
~<equ	66 -11Ɠ-8ƪ15ĵƝ17Ɣ18Ǣ20ƫ25Ǟ36ķ43Ǐ
~<er	81 8l13Š16ǚ20Ő32ŭ
~<err	85 17ǚ35ŭ
~<es	78 10Ɠ11Ů14Ʋ17ƶ30ķƔ31ƕ
~<esc	82 31Ɣ33ƕ
~<est	86 -7C12ŮƓ16Ʋ19ƶ33ķ
~<ev	42 -12Ŧ-11ĹƝ-10ryDSłŧ-9ŌűơƥǓǔ-8ńƃƄƵ-7ajWŬƠƸǌǞ7ĴşŭŴƊƲǙ8iōŢŸƍǚǦ9TUŏƯǆǐǖ10KŒſƂƕ11gķĿŨǢ12C13LŤƹǩ14ŗ15hnƜƻǝ16ųŻ17šůŽ18ż19ņƛ20ƙǜ21Ʃ22RŲǘ23ŷƗƿ24Ƭ25ƴ28ŖŜ30Ƽ33ǒ45Z51ţ
~<eve	42 -12Ŧ-11ĹƝ-10ryDSłŧ-9ŌűơƥǓǔ-8ńƃƄƵ-7ajWƠƸǌǞ7ĴşŴƊƲǙ8iōŢŭŸƍǚǦ9TUǆǖ10KŏſƂƯǐ11gķĿŒŨǢ12C13LŤƹǩ14ŗ15hnƜƻǝ16ųŻ17šůŽ19żƛ20ņƙǜ21Ʃ22RŲǘ23ŷƗƿ24Ƭ25ƴ28ŖŜ30Ƽ33ǒ45Z51ţ
~<ex	51 -15ǩ-12gVǡ-10kƔ-8ŗŢǈǍ-7ĿœŪǂ7MXŬƴ8eƤ9BŴƖƗƸǅ10ĸŤųơư11Ƨ12YņŇūƘ13dǇ14ǀ15ƂƇ16Ǝ18ňƞ19Ǥ21Ŋ23ǣ24ƫ25Ɓ27ŕǞ30Ŗ33ƲƵ43Ǧ45Ŕ48ǁ
~<ex>	89 50ƫ
~<exa	65 -8Ǎ8ǃ9ŀ10Ņƕ11š12Ǆ16ơ17Ťū18Ƨ19d66ǁ
~<exc	69 -14ǡ-13V-9ǩ8i9H11ǣ14Ɩ17Ƹ25Ŗ26Ŕ29ƞ35Ƶ56Ǧ
~<exi	87 18M25Ƶ
~<exp	59 -10Ɣ8ŸǊ9YŎŨŬſ10eX11Bǅ12Ɨ13ųŴư15ĸņƘ18ǣ19ŇŖ23ň25Ŋ28ŕ31Ŕ38Ǟ
~<ext	71 -13g-11k-7ŀ9ƶ10Ų14Ƥ18ƴ21Ǉ22ǀ23ƂƇ25Ǝ28Ǥ37Ɓ
~<ey	86 -12ǩ-11i12Ŗ13r19A25Ŷ
~<eye	86 -12ǩ-11i12Ŗ13r19A25Ŷ
~<fa	46 -17Š-14RĹŗƢ-13Ŵ-12ŤƷ-11pPƯƼ-10CĸƵ-9JUŦ-8lxƛǉ-7cjHLXĺŚƱƲǝ7dZźŻư8FĵŪƾ9MŃŕƗǡ10ŘŝŨƏƭ11ŖƕƤǐ12Eŉƚ13ťƳƸ14mŇśƃ15ƮǇ16ƙƶǑ17rzńŧ18Őż19ĽĿ20ļ21őƜ23i25u26ny27Ƭ30Ŷ34ůƞ35ňǘ46ƽ
~<fac	77 -15ŗ-11J10ǔ12Ʀ16ļ17ǩ18łǘ20M26Ƭ
~<fai	75 -9C9Ƹ10Ŏ11ǁ12ļĽ13Œ14ŀ15Ňŉ16ŧ17i18ĵ
~<fak	83 -14Ť12Ŀ53ǘ
~<fal	65 -12ĹŠ-10Ƥ-9ĺƯ8šƃ9ťǞ11Ǚ13d14yƾǣ16Ř17ŕƜǡ18Ɨ20Y22ƞ31Ŷ
~<fam	57 -13Ƣ-10Ƽ-9Ʒ-8P-7ŀůǉ7aq8Ŀ9z10AƸǅ11hưǇ12F14Ū15Ƴ16Ɯ17Ũ18ĽŖ20uƬ22ƶ23Ƥ25yƮ36nƽ
~<fan	87 9Ƙ10ǃ12ļ17Ŀ23r
~<far	60 -15R-14Ŵ-10h-9U-8x-7ƛ7yŇŜǄ8ŝŭŮƶ9vƕƝƭ10Ņ11ťź12ƞ13uZų14mƏ17ňǐ19ƚ20i23ƙ25Ǒ26ń29Ő36ő54ů
~<fas	78 -20ǩ-7Ŧ8O14Ǉ15Ż16ŧ23Ń42ň
~<fat	80 -15Ť8B16Ƴ22E24z35ƽ
~<fau	78 10ƃ15Ť43ż
~<fav	82 14ŝ19ƞ22rŶ23ǩ
~<fax	86 -12Ƶ-9Ʋ12ƕ15Ƅ32ś
~<fe	53 -15š-13ŝ-12Ő-11ǩ-9ŉƦǥ-8ĹĻŖǈ-7dœ7Uńžſǃ8XƁƘƝ9xHŋ10ŀƏǀ11tŜ12ŊƍǋǑ13uPƵǣ14Ŀƞǁ15Ž16Q17Ţ18Ŏż19ņƸ20ţ23ĵƆ24rŧ27Ũ28Ƭ29Ň34Ƒ
~<fea	89 30Ŀ
~<fee	58 -11ŝ-10Ņ-9Ʀ-8ĻŖǩ-7ĹŞ7Ųǟ8U9Xņž10ĵƊ11ŋ12Əǀ13t15ŀǋ16u17ƞǁ18PŽ20Ţ21Ŏ22Ƹ25Ɔ26ŧ28r30Ũ32Ƭ33Ň
~<fel	74 -9ǈ-8d7ķƫ11gǃǡ12cxńſƜǣ13Ņ14Ƙ16ņ17Ƶ18Ŝ20Ǒ
~<fen	74 7ķ9ţ11ű18ƍ28ż49Ƒ
~<few	71 -16š-10ŉ8m9Ľǣ13Ɓ14HƝ19Ŋ20ĵţ
~<fi	43 -12Ũ-11Ļ-10ŀŔŝŷŸ-9ňƿǑǨ-8nRľōŜŢŵŶƋƑƝƳƵǎ-7clvILQTŐšŴżƧǔǞǥ7ŎŠǁ8ŖŞǊǙ9tHŉžƫǒ10EŕűƅƖǆ11ń12kUŇŏ13mxŌǘ14Ƥ15œƊǝ16o17ĽŃŬƎǢ18a19ǩ20AĵƘ21fĺļǗ22Ř24Xƌ25Śư26g27ũǠ29Ɛ33Ť35ţ37Ƅ55ǜ59Ə
~<fia	87 -8dĽ11f13o18p21q
~<fie	87 13ĸŚ17ǈ
~<fif	85 7ŕ9Ń10Ǥ13Ĵ20ń
~<fig	68 -13Ǐ7HŎŖŘ8ĸƗǊ9yłŅƓ11ŧ12AǠ13ůűƈư15ǜ19r20Ƭ22Ƙ
~<fil	62 -9Ÿ-8ƿ7Ůǘ8ǖǜ9ƻ10Ō15Ĺļ16ĺǒ17śŤ24ǆ26a27Ľ37Ǘ40ţ46Ƅ
~<fin	57 7ķťŧũƮƯǟǡ8tMűǊ9U10BĸŁƄƼ11N12ƪǩ13kŋƌǁ14AEŖƞǙ17Śǘ19fƊ22m23Ǡ24ļ25ư27Ŭ
~<fir	52 -14ĸ-12ů-8ǌ-7ŷƞǑ8žƨ9eUŠ10Ƙ11Y12ĿŕŚǩ14xĺ15aŇŉƤƫǢ16Ɩ17oAŤƅ18ǝ19œ20ńŏ22Ń23Ǝ24Ř39Ɛ52ǜ74Ə
~<fis	83 7Ɵ64g
~<fit	89 11Ō15tŇ53X
~<fix	74 7yŵ9ǀ10ǩ11ǌ12Ƥ13Ǣ14H15ţƀǏ27Ş31ƌ47ũ
~<fl	60 -10C-8ƜǍ-7nŅŐ8yŨ9ļ10ƃƆƩ11Ɛ12Ɓ13Ƥ14ǈǐǩ15ƴ16ƛ18H19Ɗƨ36Ɖ42ǀ46ƣ73ƙ
~<fla	76 -8Ņ7ƚ8Ř16ƁƐƩ19ƴ23ǩ26ƨ47Ɖ
~<flo	64 -8Ǎ-7Ɯ8xƌ9Ũ12ƃƆ14Ƥ16ǈ17ƛ20H21Ɗ50ƣ80ƙ
~<fly	80 -10C-9Ÿ9f13ļ57ǀ
~<fo	33 -24C-21ŀųƼ-18ǉ-17ŷ-16ǘ-15UŁœ-13ŬǍ-12RƸ-11ĿƊƢƮ-10uşŢƷ-9vDPťƑ-8ZŇůƞǃǕ-7sŊōŕƁƚƪ7Nŏũǔǟ8jKŔŘŝžƨƴǑǖǨ9GLŒƦǞǡ10qEŽƔƜƯƺ11Ľƥƻƿǧ12wƟơƬ13HXŠǛ14dǅǥ15pƭ16zśţŤŦǌǢ18OƝ19gŗƀǇ20clłƤǁ21QŨư22ŖǓ23Ƅ24Ķ25bĻűƗǠ27Ōǈǐ28ľ29ƶǂ30k32Ɠ33Ĺ34Ơ35Ų40ƒ42ŭ56Ʊ
~<fol	63 -15C-10Ŷ-7ǅ7a8ƣ9gW10Ž11ļ12ǖ13ǡǨ14Ɯǈ15ŝ16Ǘ17Ƨ18ǔ19Ʀ22ƽ23Ǉ24K26ƥ29ň33z
~<foo	70 -9c-8ǐ-7ŸƮ9Ŀ13Ɯ16ũŻ22Ɠ26Ǆ28Ɔ33ƺ38Ǜ
~<for	33 -21Ƽ-19ŀų-18Uǉ-16ŷ-15CĿǘ-14Łňœ-13ŬƧ-11RŚƸǍ-10ƚƮ-9ŢƑƷ-8uvDůƢ-7KZŊŕşƊƽǄǛ7ŐŞŮƳǇǟǦ8jNƨƴ9wGŏŔŽ10LŒž11qEƔǑǧ12ĽŠƟƯƻƿǞ13ơƬ14gHX15dpƭǥ17śţǌǢ18lŤ19OĻ20Ŧűǁ21ƀƝƤǈ22Ķłŗ23QƄư24ŖŨƗǓ25k26bcľƓ27Ǡ28Ō30ƶǂ32ǐ35Ĺ37Ơ41Ų42ƒ44ŭ56Ʊ
~<fou	76 -12ť-7Ɗ10ř15Ļ16ű18Ʃ25ŚƇ28k48ǅ
~<fr	45 -15Ĺ-13Q-12Tňǧ-11h-10Fųŵǩ-9Œ-8yzƱǘǤ-7KVXĵŁşƌƵǂǟǢǥ7eINŸƦƪǏ8kŇœŤũƃƔǍ9ǝ10rHś11sļŧƣ12gŚŠƛǃǈ13AWŏƏǊ14jķƻ15ĸŔŢǔǜ16RŎź17Ʃǅǋ18ŃŅƄơƧǑ19Ľǒ21Ŝƙ23BƜ25Ļ29lƇ34Ǖ35Ǜ
~<fra	77 -10Ǆ-7Ɛ12Ǒ14H15Pǅ30ǩ34Ƈ36Ń
~<fre	72 -10ň-8Ɵǩ10ƛ11ƧƷǁ12ō13Ŀţ16Z18sN20ŏ24jL27g28Ɣ
~<fri	72 8ƃƜ9ľ13Ƥ14Ƴ17a24ļ34A37B
~<fro	47 -18ǩ-14Ĺ-13Q-12ǧ-11Tų-10hŵ-9Ɣ-8LŒŞ-7yzAPĵŁţƤƱƳǂǘǟǢǤ7ŲŸƈƚƛƽ8euIŀƟƦƪǏ9œŤƅǅǍ10kŇŠũƇǄ11śǝ12rŧƄƣƧǑ14WƏ15ķŚǃǊ16ƻǈǜ17ĸŔǔ18ŎŢźƩ19ǋ20RŅƜơǒ21Ľ23Ŝƙ29Ļ32l37Ǖ
~<fry	87 -9g-7ǩ71Ǜ
~<fu	54 -12P-11m-10ŀ-9cnU-8uŗŪǢ-7ĵľűųƬ7DŹƠƼǄǛ8ƃƕƤƥ9ŒƟ10Ƴǩ11xĿƊ12Ĵň13Ŏƭ14G21kǟ22ƱǇǣ23aƢ24Ɨ26R27Y31h36g37Ŷ40ƀ44Ƌư
~<ful	62 -8Ǣ-7c7q8tōƇǟ9ŲƠƼǛ10ƓƢǄ11Źƃ12ƟƤ14D15ĴŒ16ƭ17Ŏ27Ǉ28a30R47ƀ
~<fun	63 -12mP-7ĵ8Ǥ11ƕƢ12Ƴ14x18ǟ19ǩ25Ʊ27kYǣ41ư45Ŷ49g
~<fur	73 -10u7d11Yĸ14ƥ20Ɗ21GƢ23Ƌ36Ɨ45h
~<fus	87 15ư46Ƌ
~<g>	86 -23ŗ13b18ź63ǡ
~<ga	58 -10Ʀ-8ķƙǞ7ń8WŅŤǚ9Ƒƥ10ŽƉƺ11ƎǄ13Ɔ14ŖƋ15ƍ17ŕ19ƜƝ20ƣ22ļ28Ɛ30g37š40ǩ46Ɓ61Ű
~<gal	89 18Ƌ21ǩ
~<gam	86 11ő26g52ǩ
~<gap	76 -7ŏ24ŕ50š64Ɓ
~<gar	68 10Ť12Ƒƣƥ13Ɯ16gƆ25Ɲ55Ű
~<gas	85 41Ɛ
~<gat	81 -9ķƙ10ǀ12Ɯ16ƣ18ŏǄ22ƍ30Ű
~<gav	76 -10Ʀ7Ƨ8B10Ŕ12ńǚ13WŅ20Ŗ34ļ
~<gc	86 -15ǩ-14ŗƒ26ǧ46Ǔ
~<gc>	86 -15ǩ-14ŗƒ26ǧ46Ǔ
~<ge	43 -18Ɨǩ-17q-15ž-14ĶœŗƷ-11ŝŠƟ-10ĺƬƺǒ-9crXķŬƔ-8dłŉŏǞ-7uBľņƄƒƤƾǈǋǑ7AƁƯ8iļŁŅūƠ9GĴĻĽŀŊƭǓǝ10pIőŸƙƲ11JRƊƿ12Ŀńƨ13ŴźŻƦ14svC15ŎŹơ16t17gŦƃƕ18HSŶƍƚǕǧ19kƖǡ20W21ňƫ23e24Ǚ25ś26j28űǏ30mŌŵ
~<gei	89 12Ņ33ń
~<gen	73 -18ž-14ŗ8ǖ10ƽ12Ƹ14ǅ15ǧ19Ǔ36ǡ
~<geo	86 10l14Ÿ17y19C
~<get	44 -16qǩ-14ĶœƷ-11ŝŠƟ-10lĺǒ-9crŬƔƬƺ-8Xłŉŏ-7dyBņƄƒƗƤƾǈǋǑǞ7mƓƵ8iAļƁƠƯ9ĴŀŁŊūƦƭ10pGĽƙƲǝ11RĻő12JƊƿǧ13ĿŻƨ14IŴź15sv16ơ17tŹƕ18gŎƃ19HSŦŶƍƚǕ20kƖ21W22ňƫ25Ǚ26eś27j29ű31Ō34ŵ
~<gi	53 -13p-10GǓ-9Bǩ-8żƩƮƳǌ-7sJM7lOƗǈǤ8ŀńŊŧŲƁƒǐ9oŪƆǕǜǢ10AXŁƧǁ11Ň12Iŝ13ƪǚǠ14vŒơƢ15DŌƷ16exŦ17t18Ŕ19dw29uW
~<gir	72 -14pƮ-9ǌ-7Ɓ8ǖ11Ǥ12lǈ14ǜ16w20v22Ƣ26Ʒ46u
~<giv	55 -10GǓ-8BżƩ-7Jǩ7OĵŅƈƗ8wńŊƒǇ9ŀŧƆǐǢ10ŪǕ11oxAXŁƧǁ12Ň13IŝƁƪ14ǚǠ15tŒơ16DŌ17eŦ19Ŕ20d30W
~<gl	69 -23Ƃ-16ŏ-8ō-7bYơ7Ő9ƀƼ10tř11ƄƦ12Ǚ13ť14ǥ19Ŷż21ǌ25ƿ28Ǧ37Ɓ74ǡ
~<gl>	80 -27Ƃ-8ō-7ķƬ18ǥ33Ǧ87ǡ
~<gla	74 -17ŏ-7bơ7Ĺ10ƀƼ11tŐř13Ǚ14ť20ż21Ŷ23ǌ28ƿ40Ɓ
~<gm	86 30J
~<gma	86 30J
~<go	33 -20l-19X-18Ƭ-15ŘůƊƌǄ-14v-13FŰƕ-12ŃƨƳǠ-11sGĽǋǎ-10őŽƄƚưǑǞǧ-9Mŀŷ-8SƓƣƺƼǚ-7TZƝǌǍǡ7xĿšŵźƻƾǂǣ8ŌřŤŧųǘǨ9HJƋƗǖǤ10jĵűƠǒǜ11nŐŗţŻƞ12Ūǥ13Ņǀ14I15gUŒŠŴƮ16ayŊƃƭ17kEńƤ18şžſƙƸǏ19ĻŚƎƷ20oũŹƵ21dĺ22ŎœƩ23AŜǔ24Rǟ25OŖ26i27ŝƔ28Y29N31ĶƒƟ32ň33ļ34ł35ō40ƫ43ŏ54V
~<go>	47 -16v-15ǩ-14qŨů-13Ŧ-12ƴ-11ŇŮ-10lĹ-9ŁŤƚǝ-8MŰƱǞ-7LņűŶǅ7jNķţŵǃ8rŊŘ9ńťƷ10YŞŴƾ11ŖƋ12AEś13dwŜ14ňŔšǀǦ15aŅŧ16łŠƒ17Ơǐ18m19oŌũžƔƭ20œ22V24Ƨ25Ŏ26ƞƟ36ƫ37ǜ39Rō44Ƥ
~<goa	87 15Ť39Ļ
~<goe	69 -9pŒ7Ʃ8Ļ10EƔƵǉ11Hł12dKŁ13cƷ14JųŴ15Ķ16ǝ20o24ǖ30ƫ
~<goi	55 -15š-14ŞƷ-9m-8gtĻźƳ-7jŀŠ7Ư8ƒ9DňŢũžƝǞǟ10Ŀŧǃ11Pǩ12ƮƸ13ƭ15rŨǅ16ō17ŹŻ18k19Ĺ22U23H28ł30y35i39V47ŏ
~<gol	83 12h31Ķ40g
~<gon	63 -10ƕƭ-9D-8ǅ7ũƫ8ǣ9bŨƠǨ10Ɠ11ƒƙ13ƩƱ16Ǝƶ17Œ21œƯ25Ŗ35Ʈ38Ʒ43Ɵ
~<goo	53 -18ť-16X-13u-10A-9lĹĺŴ-7rƧǋ7SŋŤǒ8JMœţƹ9ƒǊǩ10UWY11pƩƵǕ12Ɣ14Őƭ17Ļũź18ƃ20ĵŌŎ21ŇűƸ23ņ25xN26LŶ27I28i31ǟ42ļŝ
~<got	41 -24ǩ-22Ř-15Ɗ-14Ɵ-12ĽņƬ-11Xƌ-10őũƭǞ-9ǧ-8beiprGMSưƳǄǠ-7FPŇœƧƮƿ7IƖƲ8ĹĻŬƁǁ9adŅŎūųƛƥǀǂ10qŗŝšŤŦŮŵŸƑƤǅ11hDEŹƃǒǤ12uƵƻǇ13Ǣ14kNVřŠŴƗǛ15gƎƙƴ16ŐŪǥ17jļńŕ18ňǘ19ŚǏ21YŒ23ĶŜ24n28A29ſ30ŏş36ĺ38O
~<gp	89 46ź
~<gpa	89 46ź
~<gr	53 -19H-14ǩ-11ž-10Ŝ-9Ǎ-7Cƽ7JśŸƓƘ8qwņŧƇƩƻ9ŷǓǡ10Şƭ11Qơ12ǉ13mxƣƧ14l15TŚ17y18ŭ20n22ƍ23W30ƶ34Ǌ35v36ź37Ǟ
~<gra	61 -8Ō-7ǩ7ǔ8jnƁƯ9xŸƘƳ10wyƌƩ11qŷƻ12ŧ17m19Ś20v35ź37ƶ
~<gre	74 -9Ŝž7ƞǓ9Ļźƹ10xƜ11ǋ12JŴ13ņŌƇ17ơ19T
~<gro	62 -21H-10kǍ7ƺ8Xƪ9Ǉ10Ɠ11y14ƭ15Qǉ16nƣ20l22v23ŭ25Ƨ27ƍ31W40Ǌ46Ǟ
~<gu	54 -11ǀǅ-8P-7RĴŒŭǞ7ŐƍƚǊǚ8CǨ9ĸǕ10gjHƛ12ƈƔƗƹ13Ǉǟ14Ņ15A16xơ17ǉǣ19kǜ20Bņ21ł25ŇǄǑ26ſƜ27Ʋ40Ƙ
~<gua	81 11Ư45Ʋ
~<gue	76 -13ǅ-7Ǚ8l9iũ10ƈǖ11ŖǊ21Ɨ37ǩ41Ɯ
~<gui	85 15ǚ19g20A25Ƙ
~<gun	82 40Ƙ
~<gut	80 -7B10ƋƌǄ13ǜ25ł42Ň
~<guy	59 -19ǩ-11ǀ-7PRĴ7kŕŴ8yŐƍƟ9owCMƚǨ11HĸǕ12ǜ13jǙ14Ɣ15Ǉ17Ņǟ18ơ19xǉ20ǣ23ņ28B29ſǄǑ
~<gy	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
~<gym	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
~<h>	83 7ƧǠ11ř17o21b
~<ha	27 -28n-21Ǆ-16ơǊ-14Ňƭ-13gxAP-12ůǎǑ-11LMTƅƩ-10KŞǧ-9Ľś-8CQǌ-7bEļł7dŋŨŮŰŲƂƮưƹǃ8lŎřũŸžƆǞǠǡ9NĵĺľƗƴǐǤ10oIǆ11aĶōƜƷ12SƢǅ13ŘŶżƁ14ņŢǂǚ15hZŁŃŖšǋ16mŧƃƼ17tUĻŗşťŵƎƯ18fYŻƱǖǥǩ19ƘƽƾǨ20ńŤŹƙ21őŜ22uŏƌƦƵǇǈǔǙ23Ǔ24iŚŝ25ĸƋǝ28Ƒǒǣ29OſƳ31ţƚ39ƨǜ41ƛ51ǘ
~<hac	80 8Ǘ14ǩ49ǘ
~<had	51 -17n-11S-10ǁ-9Gǩ-7zĽŖ7ũƹ8vPűƚǟ9ŊŤƋ10tŝ11ŶǅǕǘǙ12ľƈƤǜ14šƼǝ15ĵ17ǂ18Żż19Šǣ22ĸĺƛ24ņ30ƾ32ƽ36ţ44ő
~<hah	76 -8Ķ-7ŝ7ǘ8Ű10h11pH12tŒŜ13ŞƲƾ19ű
~<hai	68 -12n-7Ĵ9Ŕ11N12P13U15ǈ16ǖ17ƈ22Ř26Ɲ27ƀ58ƚ
~<hal	66 -11b-10Ƹ-9ƦƯ-7Q8ĶƄǝǩ9u10Ƨ11pŗƠǉ14qǂ15ƨ16OŮ18t19r24ǔ25ƢǨ33Ƭ39o
~<han	56 -12Ķƈ-11ŏƭ-10ş-9ţǌ-8ƪǨǩ-7ŕ7MŖūǙ8sĿŃ9ŁǠǣ10PS11Ǔ12Ơ13ǇǒǚǞ14Z16VƷ18ǈ19Ƶ21tĸ22i23Ŝ25ŀ27Ļǘ28ŧ30Ƒ34Ś38ǖ40ǜ
~<hap	51 -15Ş-14Ň-10V-8ŀ-7GŁ7ĹŖƙƜ8ƞ9iņǝ10ō11H12UYƫǩ13ŗſƨƮ14ţ16ǔ17ǘǣ18Ƴ20Ŀŝ22Ƨ23šŶƛ25ťũƷǨ26ĺĻ32Ť
~<har	64 -9ǆ-7ŊŠ7ķ8ksƇ9Žǟ10dƙ11ƌǞ12ƹǃ13Ƴ17Ũǣ22Ǔ27U28Ǚ29ǩ32ǜ
~<has	50 -10nx-8DŤƼǞ-7PYǇǑ7Ɠƻ8q9ŷƉǍ10BšƚƺǣǦ11ŐŴƑ12łǌ13Œƕǚ14ŃœŔ15jƙ16ƛƪǛǜ17ŖşŮƴ19vŹ20Ƌ22ţǂǗ23Łſ24h
~<hat	78 9Ʒ10K11a13L16ŝŤ17Ŀ22Ǚ
~<hau	82 -17Ū-9Ǜ-8ƪ12ŭ13Ŵ15ů18ƥ27ǐ33Ų
~<hav	31 -18Ƨ-17Ǆ-16ů-14LŀǊ-13P-12M-11gŠơ-10Hŷƕǌǎǧ-9pxUĿłŘ-8KœƅƞƤƭ-7jnqQTŔŴƠƩƬ7dŐƄƆƖƮǃ8wľŕŜťƍƽǩ9kFŋŧŰŻƀƳǏǔǠǡ10sJňŉōšƋƜƾǢǣǤ11ņŖǘ12IŪǅ13iķŸŹž14Sŝƪưǈ15NŃƚƛǆ16aż17lşƑǓǝ18mZƁ20Ɨǜ21ĶţſƃƎƘƵǋ22Yǥ23Ŏŵ24fƌ25ŗŚŢƱǇǒ27Ư29OńőƼ31u32ŏ34Ʀ38ƨ
~<he	39 -37d-22P-21T-20Ǆ-17ǋ-16ƛ-15ƶ-14Qƻ-13ŗƅǟ-12ƜƦ-11ŃŞ-10mĶĸŏŕūƝ-9bVXĴŐœŪƒƞƫ-8OSĺĽŉŖűŷŸƵǆǔ-7GLMŁłńŚŠšţťũŬŻƌƙƧƬƭǌǘ7kNĵľņŊ8fiyĹĿƢǈ9zWƆǃ10Ţ11lļŮų12ů13uĻ14ǜ16Ʈ17AŅǏ18ƺ19ŀ21ƃ22vƳ24x26Ư27Ƽ29Ŝ33Ŵ35Ɛƽ36j38Ź42Ƹ45Ƌ48t49h50BǇ52q53źƷ57r63o68sƨǂ74p
~<he>	53 -20T-17Ǆ-16Pƅ-14Qǩ-13ƹƺ-12jmŎƻ-11ǟ-10fŪŸƛ-9cŕ-8VĻŗŝ-7aYĴĶŇŏŒŵƒƼ7Ǚǣ9ǒ10ǜ11wAŴ12Ư14ƽ20Ņ21Ŝ22ů23Ź26v27x29Ƴ34o37ƨ38B44h46Ʒ50ź54s56t57ǂ65p83r84q
~<hea	47 -12ǋ-11wƳ-10zź-9ūƨ-8pňŏŶƛ-7PŝƜƾ7gDŋŮƆǝ8lŵƂǗ9yƴƺ10ŎŔǃ12Ǐ13kuļǩ14ņ16xŇ17sUŨ21Ŝ24hW25Ŀ29j31ƃ38Ƽ42Ǉ43ƽ44Ɛ53ǂ54Ƹ58Ƌ
~<hei	78 47ƺ
~<hel	65 -10k-7ŏ7ǉ8vŀ9Œ10sŢǑ11ŝ13Ʋ14ǈ21ĵ22Aňǩ28z30Ǉ35Ĺ
~<her	54 -42d-27Ƹ-18ǩ-12ƶ-11ŗŵ-10WĿ-9q-8X-7gHĹŎŞŨ7ōſ8ŌǈǠ9wŅŏƢƩǜ10ŝŮ11lľƾ12Ʊ13tŶ14c15r16ųƯ19sŊ21Ʈǂ29Ƴ30jŹ32Ļ33B34ź39Ŵ41Ʒ45p59o64ƨ
~<hes	85 -12ǩ46ŀ
~<hey	81 -13t18N42i
~<hi	48 -25d-15ǩ-14ơƮ-13ǈ-12aŏ-11ŸƸ-10ň-9VŃŘŝšŧųƃƱǃ-8GłŠŵƦ-7HWőƤƩǝ7Ƴ8giņŨƁ9Ŭ10l11ŞůƠƽ12ƙƚǒǓ13qy15tŅ16Ǒ18Y19Ƣǔ20Ƽ21fǜ22p24ĸ25s26ź27cœŗƯǦ28Ʒǂ29Źƣ35o36S38Ŵ40ż42Ǟ44ƨ49ſ
~<hid	89 9ĵ11c16Ş23i
~<hig	62 7Ƅƚ8Ə9y11œŔų12ƁǓ13Ř14mŬ16Ơ17l18ůƙ26Ǧ31Ƽ40ŗ41ƣ
~<hik	86 12g13Ş16ĺ27œ
~<him	69 -25Ƹ-13Ƽ-11ơ-10ň-7Ʀ7rz9ņƢƯ10A11ź13ǌ16w19ŜƷ20t24o32ǂ41ƨ46s
~<hip	89 18Ɖ19Ɯ
~<hir	72 -13ǈ-11V-9ǘ-8Ʒ12Ǆǥ20Ǒ26Ư35ǔ41ǜ56Ǟ60S
~<his	60 -30d-20ų-15a-12ŸƮ-10Ɖ-9ǃ-7z7ņŰǎ8ǂǨ9ƳƸ10ƼǞ11y14ţ15Ư16ǒ19Ņ20qƢ21ƽ24ź25o26Ʒ29ƨ31p40Ź53Ŵ
~<hit	64 -23Ř-8ŏšǨ-7Ɖ7ƀǤ8ǘ9œşƚ11žǡǦ12jƊ17Ũ20Y30f32c39ĸ58ż72ſ
~<ho	26 -31Ő-24Wǈ-20Ō-19ŏǄ-18N-16Ŝť-15w-14oǥ-13A-12ƯƵƾǞ-11dƂƢƩƴ-10ňōŒƁƫ-9ƲǨ-8BūųơǠ-7QŁŉŚŴƥǃǌ7ŸƧ8LŖűŵŽƎƦǓǕǙǛ9ŕǔ10zšŦŹƍǗǝǦ11puƿ12vŷƃƌƏ13ŻƖƛƤǅǜ14ƕƬƺǁ15ŨƇƑƒƗǘǧ16bYZŗŭ17hĴłŅźƣ18ļƚƸ19ĸƋ20klRUĻŠƜǖǩ21GHTǇǎǑ22Ť23ŧŮ24gO25cjƙ27Ɣƭǟ28tƳ30ŶƷ32Ɠ33F34ůƅƝ35xK36şƟƮ40Ɔ42n49i52ƞ
~<hob	81 11ǀ51g
~<hol	63 -12N-10Ɣ-9Ōƈ-8ŧ-7qxŊ7Ƥ8UŚƕ10ŬǇ11tƸ12ZŁ13Ɖ14Ŕ19Şű20KǓ21k28ŀ29Ǘ32ǩ37ǧ
~<hom	49 -17Ő-15N-12ƯǏ-10ǥ-9Mǈ-8vPųƬǋǨ-7ĵŬŴ7ƌƖ8gwŹ9hĽǩ10Ĺƛ11Ƈǁ14ƙƮ15ů17ƕ18ƞ19IŰƷ20T21Ɔ23qHź25u26ƒ27C28Ɣ29sƟ34RƓ36n40F41şƅ44l62Ɲ
~<hon	75 7ňǘ8ƿ10Ū11cfŢŬ17Ŗ19Ň29ź
~<hoo	86 20ǟ22ļ39Ǜ
~<hop	78 -17ǩ11H16ů18Ǚ23X71Ļ
~<hor	89 -8Ǐ-7ǂ12Ƹ15Ǟ
~<hos	71 -11C-8ǩ-7ţ8qVũ10ƃ11ĸ12S14P17Ƽǂ20ƦǨ21ǔ23QƸ34ƛ
~<hot	72 -17D-9B-8X12ǔ17ƒ18Ƌ25J31Ƥ33ƍ50j
~<hou	44 -20Sų-17ŗŬ-15ű-12ĴǦ-11ŶǇ-10PǄ-9NYŒŜǊǨ-8pQŴƦǙ-7vŭŵƃƘƨǈǋǐǖ7ǉǕ8hŁůƋƑ9Ɗ10Ƃƚ11OŹƉ13Ǝ14ƕ15ƌƣǁ17Ɩ18ZŲƙ19LƗ20Ʈ22ŷ23Ʒ24D25Ƈ26M27HƓ28G29ş30ķ31Ɲ32Ɯ34TƆ35FƟ37n39ƞ40ǎ42ƒ43R45Ɣ47ƅ
~<how	29 -22w-20WŐ-18Ƃ-17R-16ŁŌ-15sǈ-14Fť-13ŏ-12HQ-11yƵ-10oMƛƴƾǄ-9ADĽŞƩǞ-8ōŚŜƕƢƯǥ-7dIňŔƀƝơƫ7ŊƄƶƸƽǂǕ8hĶŽƪǋǙ9ųƦ10fœƑƟǐ11ƙƣ12ŸƓƤǆ13ŃŖǩ14ŦǏ15jzGŕšƏƔ16kvĸŵƿ17pƃƚ18ǜ19UŻƺǅǝ20ǘǦ22OŅƋƬ23bYļŨŭůǇ24űǑ25ŗ26łŠƞ28cŮ29ĴŤǟ30ǖ31ƭ32ŧ33KƮ35Ƴ40Ɔ41tŶ43x55i
~<hr	89 -21ǈ-7Ǡ14W26Ƨ54ǜ
~<hr>	89 -21ǈ-7Ǡ14W26Ƨ54ǜ
~<hu	50 -19ƾ-13dPƸ-12v-11Q-10ƹƺ-9ſǢ-8Tķ-7uAŏǩ7jĺƳ8Ņ10ƫǅ11agnŁ12OƯ13Ɯ14Ťƍ15fŨżƞ16Ʒǚ17X18Hţ20Ŵ21ŲǙ23Ń25tƚ26ž27psƨ28ĸƃǂ29q31r33o35ǣ
~<huh	77 7g9y10ǟ11Ə13Ņƞ14ĺ16j18Ŷ25Ũ
~<hun	81 -8ƈ7m8Ź11Ư14gƞ19ǅ33H
~<hur	60 -10Ʈ-8ſ-7AƳ9ƙ15O17Ɯ18Ťƍ21ĸ22ǚ23Xţ26Ǚ30Ń31ƚ32ž37ƃ44ǣ
~<hus	56 -16ƾ-14d-13Ƹ-11Pƹ-10Q-9vƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15nƳ19f20ż23Ŵ24ŲƷ30t32psǂ33rƨ35q38o
~<hy	74 9ǈ18P24Ū46Ə
~<hyd	77 48Ə
~<hyg	89 11ǈ22P
~<i>	35 -23Ƴ-21Ɨ-18Ʊ-17ĸƲǈ-16ŗƨƭ-15RŦ-14Ơ-13ŖŪƤƶ-12űŴƮǔ-11ĺłŠƝ-10ľƀǘǨ-9VĶŜŞŧſưǗ-8ķļœũŰŵŽƙƦƪƯǇǕǙ-7sAŁśşŨůŹƉƛǁǏǑǝ7PĴšūƍƢ8XŅņŇŮź9FńŕŸƞƹƾǋ10Gŷǃǧ11UŤƈ12pĻŶ14ĵƅƸ15wƺ16ǆ17O18i20Ǡ23JĹ24hŢǄ25qĽ26dŌƃ27fE28l29C30v31eu32ŋ34Kō37D38ŉ40L41M42o49b50N51Ŏ56c74ňǩ78I82a100Ŋ
~<ic	89 13j14Ɯ22ǎ
~<ice	89 13j14Ɯ22ǎ
~<id	70 -12ƕ-10ĺŒ8TŔ9sBVǛ10Ƶ16ū18d22Ň23Ŋ43ř51Ƅ
~<id>	79 -13ƕ-11Œ-7v10d50ř58Ƅ
~<ide	76 -11ĺ9TŔ10dsBV11Ƶ18ū23Ň25Ŋ
~<if	39 -23ĺ-19X-15ŀǈǩ-14ƕ-12ŉǋ-11Lōŗ-10ŕǅ-9jyAƲƶǞ-8ĽŇŐŤŨŪƋǗ-7kSTœżƳǥ7NľƄƛ8ƎƝǄǦ9źǕ10GHŢƷǢ11cĻ12ű13FWƵ15ňŏŘƁƂǘ16Ĵķ17ŋŝ18r19Iǚ20Ʈ21ƪ22Ɯ23ƀ26ĸŊƱǡ27žƫ28Y29ƤƦƯ33Ŏ37ŵ39ſ41ƃ42ǝ45Ƨ69Ǩ
~<if>	39 -23ĺ-19X-15ŀǈǩ-14ƕ-12ŉǋ-11Lōŗ-10ŕǅ-9jyAƲƶǞ-8ĽŇŐŤŨŪƋǗ-7kSTœżƳǥ7NľƄƛ8ƎƝǄǦ9źǕ10GHŢƷǢ11cĻ12ű13FWƵ15ňŏŘƁƂǘ16Ĵķ17ŋŝ18r19Iǚ20Ʈ21ƪ22Ɯ23ƀ26ĸŊƱǡ27žƫ28Y29ƤƦƯ33Ŏ37ŵ39ſ41ƃ42ǝ45Ƨ69Ǩ
~<il	89 15ƽ17ǂ19C
~<ill	89 15ƽ17ǂ19C
~<im	73 -10Ŏ-8ǩ10ƶ12Ǣ13ō14Ǖ15Ʊ17ŇŨ18ƌ23Ş27ľ
~<imp	74 -10Ŏ10ƶ12Ǣ14ōǕ15Ʊ17Ň19ƌ24Ş27ľ
~<in	28 -24Z-21ƭ-18wǟ-15ŝŶ-13aĺśǇ-12opuŢŨƒǄ-10tĿǃǖǜ-9DŉōŒƧ-8bPVłŗťũŭźưǦ-7cxFOŔŕŜƖƠ7dfAKŇƨƯƻǍǕ8ƼǤ9nĻŷƉƎƶƷƹǥ10ijEGŐŲŻƄ11WĽŎǋ12MNXŁŤƊǡǣ13q14ĵŽƾǞ15ľŅŠŧƚƤƱ16şƐƬǢ17ņŖƣƲƵǓ18műƛ19vĹŃƌƦǏ20sšƍǑ21lSǧ22ķ23Ƹ24R25ƽǅǌǐ27Śƥ28ż29ǉ30Y32ů33TǊ34ţ36CĶ39ƃ40ƪ42ŏ44Ɲ52Ǘ53Ɨ
~<in>	32 -36ƭ-26ŗ-24ĺ-21Ŕ-20Œ-18wZžǟ-17x-16ŝǃ-15aǄ-14ŢƨƮǥ-13uŶƓǘǩ-12ŊśƁƘ-11pŞơƧ-10oǔ-9tŐœƕǇǝ-8DłŨźǒ-7BōşŴƆƇƒƴǆǖǜ7ĽŇƉǀ8ŁŻſƛƞ9yĴńųƵǂ10Ļ11jAKŎŷƿǓǞ12iĹŌƃƹǈ13GMXƦƶ14EľƎƐƣƼǋ15QŅƊ16ǧ17ŧƤ18ŤŽƱƷƾǡ19ĵƚǐ20nSš21sķ22Ʋǌ23mqTǍ24vŖƍ25ű26RŃŚżǑ28l29ƥ30Ǐ31ţƽ32ǉ33ƪǅ34ů37Ķ38Ƹ39Y41Ǌ45C48Ǘ49Ɨ54Ɲ
~<inc	60 -9Ĺ-8ŕ-7ǇǢ7ju8ƆƬƭ9ƁƠǃǔ10s11ǆ13ǉ18Ŕ21ƺ24ŏƮ26œƯ31ǝ36T
~<ind	85 9z13ƐƦ14ǋ17Ǒ
~<inf	73 8ļǕ13Ŋ15Ż16ńŔ19Ļ20Ľ25x34Ǘ
~<inj	72 9ŗ33ǣ41ƃ51ž
~<ins	43 -21Ǎ-15ƸǏ-10nZ-9qQ-8ŭſǠ-7ƒǞ7AŚŴƙƣ8ŖƁƥƪ9rƵ10őƻ11ĺŁŘŦƘƬƳǧǩ12ƦƭǄ13ĹƩ14Ū15ľŞƕǨ16ǌ17ŲƄơ18ņţǓ19Wŗšƃƴ22Œ23ǒ29Ɠ31ƨ37şǥ40ŐǢ45ŏ
~<int	64 -16ǩ-13ť-9Ł-8Ļƶ-7ŒƳǅ7ķĹſǨ8iůƵǗ9łƔ10BŎ11dŅŇǝ12RŊ13Ķ14ƪ16gǣ17żǞ20ƛ25N30Š31S32ƌ
~<inv	69 7ż8Ǡ9Ǣ11Ł12ǩ13f14ǘ17Ɨ18Ǖ19ķ20Ǐ22Ɲ
~<ir	86 9Ƣ54Ķ
~<ira	87 55Ķ
~<is	23 -22Ƹ-21Ũ-18Ʒ-16cŠ-15Ŧ-14Sǘ-13ǒ-12ĺŌš-11ţƜ-10ņƬ-9ĻňŤƝǑ-8ƹƽǚ-7kmBOĽŋŏŧǡ7ķŰǉǎ8rŵŽƻƾǝ9lzƀƂƞƦƪǙ10LŝƼǁǜǞ11nŅƍƗ12fŉūųƏƑƕǖ13Xŷ14KŞƔǣ15EľĿƢƧ16ŖƫǇǥ17aADIQĶŗşƠơƯ18pNRŕſƉƱ19hsĵƥ20Ʃǅ21TžƟ22JōŭźƁǋ23jvyPƅƘǈ24ŐŬƆǗ25qYŃƲǆ26Ŷǃ27ů28ŁŪ29Ɗ30ŒűŴƨ32ƇƓ33ƶǛ34Ĺ35ǟ36ǂ37ǩ40ŀ41iU42x43o47t51Ǎ
~<is>	23 -26Ƹ-21Ũ-18Ʒ-16cŠ-15Ŧ-14Sǘ-13ǒ-12ĺŌš-11ţƜ-10ņƬ-9ĻňƝǑ-8Ťƹƽǚ-7kmBOĽŋŏŧǡ7CŰǉǎ8ķŵŽƻƾǝ9lrzƀƂƞƦǙ10LŝƪƼǁǞ11nŅƍƗǜ12fŉūųƏƑƕǖ13Xŷ14KŞƔǣ15EľĿƢƧ16ŖƫǇǥ17aADIQĶşƠơƯ18pNRŕŗſƉƱ19hĵƥ20sƩǅ21TžƟ22JōŭźƁǋ23vyPƅƘǈ24jŐŬƆǗ25YŃƲǆ26qŶǃ27ů28ŁŪ29Ɗ30ŒűŴƨ32ƇƓ33ƶǂǛ34Ĺ35ǟ37ǩ41iUŀ42x44o47t51Ǎ
~<iss	82 8ǂ15Ƹ33Ÿ
~<it	28 -33Ĺ-26ĸ-23ǐǑ-22ǔ-21q-20Ņƨ-18Ʒ-17lǄ-16gŹǈǢ-15cvLŷƸ-14ǩ-13pyMZ-12oXŞƾǠ-11aGOŝǕ-10VYŉƣƦǂ-9txƺǙǜ-8HşƃǓǝǣ-7huzCķĻĽŻơƤǌǒǖ7iDJWŲƎƻ8ŋţƖ9ĵĿŜƄƕ10ŐƌƯƶ11ŽƁǇǏ13ŘŴſƈǘǧ14ūǞ15Ɛ16AFĺšťŦƊƼ17Ÿƽ18Ŏƙ19P20nŁŠƂƢ21Ɖ22ǟ23bŮƘƭ24ŚƟ25ŊƀǅǍǗ26Břǆ27ś28ŇŒƇ29łŃ31ŌŤŬ32ĴŔ34Űƞ35UƩ36ŕŧųƫ37Ɠ38ŭ39ǃ41j43ŗŨƆ44ƒƧ45ŀ46ũ47rœ48Ƶ50Ŗƅ51Ŷ55ƪ69ű
~<it>	28 -33Ĺ-26ĸ-23ǐǑ-22ǔ-21q-20Ņƨ-17lƷ-16gŹǄǈ-15cvCLŷƸǢ-13pyMZǩ-12oXƾǠ-11aGOŝŞǕ-10VYŉƣƦǂ-9txƺǙǜ-8HşžƃǓǝ-7uĻŻơƤǌǒǖǣ7iDJWŲƎƻ8ŋţƖ9ĵŜƄƕ10ĿŐƌƯƶ11ŽƁǇǏ13ŘŴſƈǘǧ14ūǞ15Ɛ16AFĺšťŦƊ17Ƽƽ18ŎŸƙ20nPŁŠƂƢ21Ɖ22ǟ23bŮƭ24Ɵ25ŊŚǅǗ26BřƀǆǍ27ś28ŇŒƇ29łŃƓ31ŌŤŬ32ĴŔ35UŰƩ36ŕŧųƫ38ƞ39ŭǃ41j43ŀŨƆ44ƒƧ46ũ47rœŗ48Ƶ50Ŗƅ51Ŷ55ƪ69ű
~<its	83 -11ķ8Ƒ10Ǣ14Ƙ15Ĵ17Ɠ22C
~<ja	87 -10ř8w13ū15a
~<je	71 -7ǐ9l13Ŷ15Ŭ17ųƞ32Ƙ
~<jee	89 -8ǐ-7ŷ10Ū19Ŭ22ų
~<jew	73 33Ƙ
~<jo	54 -13ŗ-12G-11ō-10p-9HƜǅ-8Ʈ-7oǏ7ǡ8ňţƝǀ9t10ƦƨǍǩ12sǔǦ13Ķ15Ƭ16RǄ17ǣ18Ǒ21Ǔǧ36ǈǐ37Ƨ38q46S48U50W52P54V
~<job	55 -13ŗ-12G-11ō-9pHƜǩ-8Ʈ-7Ǐ7ǡ8ň9tţƝǀ11Ʀ12ǔǦ13Ķƨ15Ƭ16RǄ18Ǒǣ21Ǔǧ37Ƨǈǐ39q48S50U52W54P55V
~<joi	83 10f11Ŏő17Ǎ28s
~<ju	47 -23ŗ-16Ŧ-14D-13ĺ-11ō-10Bǐǡ-9Ǐ-8lPłŉǢ-7zORŎűƁƄƔƥƧ7dUƮƴǥ8erZŁŵŶƗƦǚ9mƸ10sżƢǧ11cŌǙ12hK13uŊƻǈǑ14aCSŇơ17Ūƍ20ŖŢ23ŭ25n26Šƀǋ27Ļ28ŷ29ķĹ30Ǉ33œǀ34Ŕ
~<jud	86 7ƿ10ż12š18c21ķ
~<jum	77 -20Ŧ-8ĺ-7ǩ7Ň13ƍ29Ŕ32Ţ43ǀ45œ
~<jun	86 8m10G21a22w
~<jus	48 -23ŗ-14D-11ǡ-10Bōǐ-9Ǐ-8Pĺ-7RłŉűƁƄƧ7vŴƩǀǥ8derUZŁŵŶƮ9ƗƦƴƸǚ10ķŇƍƢǧ11s12hŌǙ13Kǈ14uŊơƻǑ15CS16Ŕ17Ū21Ŗ24ŭ25n27Šƀǋ28ŷ29Ļ30Ĺ31Ǉ
~<ka	87 12w16b25ƥ
~<ke	51 -11e-10N-9RĴŁ-8ĶŹƨǖ-7nsDŘ7cqWşŸ8mPƻǠǩ9xQUŀŽƊ10ũſƝǒǙ12tǟ14ĿŚǝ15o17ŢǏ18ų19Y20ō22Ɩ23Ƨ27Ʒ35ŝ37Ƶ40ƥ43ŰǗ61Ǩ
~<kee	54 -12e-10N-9Ĵ-8RĶŘǖ-7Ŷ7ŉŸƀ8cqWƻ9PǠ10xUşŽƊƮǙ11ũƝǒǩ12Ŀ13tǟ14Yſ15ŀŋǝ16oŚ17ƥ18Ǩ19ŝŢǏ25Ƨ27ōŰ29ƷǗ40Ƶ
~<kep	74 -13ŋ-9D-8ōƮ9Y10ƃ15Ŷ23Ǘ24ŝ26Ű36ƥ
~<key	72 -11Ł10Ń11v28ų33Ɩ62Ǩ
~<ki	47 -14Z-13ƅƈ-12o-11Hƪ-10m-9ŷ-8cksBķĹťƆǃǛ-7tĸŬƿǉ7XŘƘǝ8ŃŊư9RŧűŴ10MĺŪ11LŶǆ12Ťƫƶ13Ɖ14hiŏƇ15Ǝ16ƭ17źƜƣǔ19lqƹ20v22wƱ23ƍ25nyƌ27ƋƯ31Ʋ35Ʃ36Ǆ45x48u52Ź
~<kic	82 7ĺ10iŌ15ƹ16Ļ17Ř
~<kid	55 -18ų-12Z-11moŪ-9ŷ-8Ɔ-7ķŢŬ7Ũ9Ƙ10ľ11ź14Ʀ18ƶ19ƫƭ21Ʋ22Ɯ25l26v27Ʊ28ƍ29w31n34Ư35y41x60u63Ź
~<kin	55 -25Ǜ-14ƈ-13Ʀ-12ƅƪ-8ǃ-7tǈ7ŃƂư8ĺŢƸǥ9źƝǟ10b11XŊƎ12Rŧ13ix14űƹǆ15Ť16qƲǩ17ƇƉ18hŏ21ƣ22Ūǔ31Ǆ33Ƌ43Ʃ
~<kit	72 -7ǉ9łƎ11Lǈ15ǝ16ƞ17Ǆ22MǛ42ƌ
~<kn	51 -15Ɖ-12ŎƂ-11Ĺ-9SVŌſǈ-8ŝǔ-7nvŤ7ĵ8GOĻĽņŰŲƐǂ9Ĵň10hmŔţ11ōŒƌƷ12R13wƎ14cƩ15rźƈ17ŅŜƓ18ǃ19tƧ20Ƴ21Ƌ22f26A27Ƹ28ǩ41Ŗ42ŉ
~<kne	87 15Ƹ37t
~<kno	52 -15Ɖ-13Ƃ-12ĹŎ-9SVŌſǈ-8ŝǔ-7nvŤ7ĵǟǦ8OĻņŲǂ9GĴňŰƐ10hmĽŔ11ţƷ12RōŒƌ13wƎ14Ʃ15cźƈ16r17Ņ18ŜƓƸ19ǃ20Ƨ21Ƴ22Ƌ23f26A29ǩ41Ŗ43ŉ
~<l>	83 -22ŗ12ǃ13Ū25ǡ68b
~<la	41 -17dƔ-15Ťǃ-14S-13Ũ-12ŗũƌ-11ľ-10ŒƄƳ-9pXŀǝǢ-8sLĺĻŕŰǇ-7rPļƃƒ7Ƒ8Ƌƭ9gűƠƺǎ10ƐƓǂ11AFť12ƚ13EƙǛ14kƧǉǦ15ałŇŻƆ16oƹǄ17cƈơǨ18bDżƲ19ŵǏ20ŖţǞ22ņ24Ŝư26ǩ27ǌ28Ǌ29ĵƸǜ31œǙ32ķ36ǣ38š49ƾ
~<lab	82 10ǎ14ǜ15h16ƻ17ƾ22ť
~<lad	75 7Ǚ8ŵ9c10ǁ13ŧ14tŜ16oǄ19ǈ24ǣ27Ɯ
~<lai	82 7ƃ10Ƨ15ŵ16B19Ǩ21Ň
~<lak	81 -7n9ķ20k21Ɵ28g32ƙ
~<lan	63 -11Ƅ-10Ɣ7G8ň10Š11ĸŦ12Ƥ13J16I18ǩ19ƠǄ20Ň23ķ25F31ơ36D45ǌ
~<lap	77 -12Ǐ14Ɲ15Ǘ51š
~<lar	86 14ǔ39Ɔ
~<las	46 -15ǃ-14d-12ũ-10Ŧƌ-9SľŤŨŷ-8BGLňŠƃƳǗ-7IŃŇǧ7jwyƧƮǒ8ŬƩ9ĽƓƫƶƼ10ioĹŵƐ11łŔƋƑǘ12Ǩ13űŻƺ15šżƲ16Eƚ17cƹ18ưǉǛ19ţǣ21ƈ22aŜ23Ƹ24b25ĵ26ņǏǙǞ27Ŗ33Ǌ38œƾ
~<lat	70 -16Ƽ-11ǁ-8Ť7U8ŻƓ9Ńţǂ10Ǚ11żƭ13ĵƾǣ14ĺǟ15Ǖ16NƸǎǜ
~<law	68 -8ŗ7Bŷ8Ư9nƵǩ10kǡ11Q12ł13ŅǦ23Ʋ25A30ķǜ
~<lay	81 -9Ɯ9Ƃ10Ƥ12Ś13VƉƧ16Ŀ20ư
~<le	43 -21Ǎ-16ǩ-15śƮ-12Ƌǈ-11nXňŐţƈƯ-10ļœ-9ǘ-8uwłƽǓ-7GLMŜŵŶźƗƨǝǡǧ7ĶōőŔšƆƔ8aAķŚŻƀƠ9ZŮƊƭ10xŤǃ11ŹǆǏ12ƪ13řŞ14VĽ15mŉŗ16Ƴ17z18ĻŊŪŽ20ųƉ21ũƄ22h23F24ƕ25bƧ26Ǝ29ǋ30ƢƤ31ǜ32ơ34ƛ38Ţ53Ŭ56ǌ58ƶ
~<lea	50 -22Ǎ-14ƈ-13śƋ-11ŝǓ-10XŕƜ-9ŔƮ-8ľŎŐǈ-7ĴŀƝƵ8őƥǅ9ĹĺŇƁ10ǜ11ŻƠƫƬ12ĿŊũŹ13Ļ14A15zŤǏ19VƎ20ŉƳ24ŗƧ26Ɖ29F36ƛ38Ƣ40Ţƶǋ41ơƤ42Ŭ61ǌ
~<lef	69 -9Ƭ-8Ʈ-7ŀǩ7f9zĸ10Ŗ11ĶķƧ16ōŕ17ŢƔ21ŝ22Z24ƶ28Ŭ
~<leg	74 7f12ŋ19Ʋ25ǆ26ƶǃ52h
~<len	70 -7Ʋ8S18Ŭ22ƭ27Ƅ31ų53ƕ
~<les	77 8Ǉ10G11ŅƦ13S17Ɲƪ18ƒ20Ů23ľ36ũ
~<let	59 -12ǩ-10ļ-9œŢ-8ňǘ-7hŖţ7iJ8ĵƵǓ9žƄƾ10KOƐ11ŃŘŪ13Ļ14ŊƎƪ17Ŏš19x20Ś21ař23ĽŔ25Ş29Ž34ǜ39b
~<lev	73 8ǌ9ŀ10Ʃ16Ɔ17ƣ22Ɗ25m
~<li	34 -25ǋ-20Ţ-19Ŏ-16Œ-14pJǇǐ-13ś-12ĹŏŤŴǆ-11ĸǝǠ-10ŞſƱǅ-9ňōřŰǙ-8ŐŚŭźƈǏǑ-7QŜųƉƥǂǃǔǟ7IŊşƐǀ8hRŃƵƻ9aCŶƅƢ10uĶŉŹƀƪƶ11ūƂƯǢ12iƠǊǗ13DĻƜ14drSYłǓ15lKŝŨ16qvƺ17ƎƘ18žƴ19Ƨ20ƨƮǡ21ĺŇ22ŋƩ23GĴĿƷ24Fƭ25Ō26ŬƑ28PǌǍ29Ÿƞ31zŷ32U34x36Ʀ38n39ƿ40wŗ
~<lia	59 8ǥ10ŗ11Ǜ14ơǚ16Ƃ20ǌ28ƀ33ǡ42ž
~<lic	60 -12n-7ő7Ǩ11Ƅƺ12Ǜ16dū17oǀ19a31Ź35ŷ64Ÿ
~<lie	80 -8ĺ7Š49Ŀ56Ŭ
~<lif	55 -21ŏ-15jq-14Ż-9ŐǨ-7ŒŗŶ7B8Sǈ9lŨ10ŵ11mű15ĺ20Ƭ23i27Ƶ28ƿ31ƪ35ƭ36ƴ37Ʒ44Ʃ47ƨ52Ƨ63Ʀ
~<lig	80 -8Ŷ8D11ĺš15Ō16Ʈ18ż21U27Ż
~<lik	44 -17ǐ-16Ŏ-14ŤƱ-12JŢƦǋ-11P-10Ǡ-9pǞ-8qľś-7SĿƟ7yAƂƊƘư8amzœťŦǖ9őţƎƠƯƽ10Xŀņŧƭ11ŋũƁ12bƐƜ13lrDŨ14gŮ15łűǩ16tvR17jŲž18YƺǍ19Ńŉ20xŌƶ21Ĵ25KĻ26Ŷƿ34Ňƞ36ŝ37U
~<lim	59 -12ơ-10Ŧ-9Ɨƣ7ŤƘ9žƏ10yŠ12ǌ13ƓǍ16Ǧ26Ǔ28Ǣ29Ƒ34ǡ53ŗ
~<lin	62 -11t-10L7wƼǘ8ŕǢ9ŚǞ10ƛ11VXǄ14Ĵ16ŁƑǊ17aƷ18sł19S20IŌ24P25Ɣ28ŋ32q
~<liq	87 -20Ÿ-14ž11ƿ41Ǜ
~<lis	61 -8Ÿ-7ƥ7hƜǧ8rǥ9A10ań11PƎƫǘ13şƕǐ14oƅƒǗ16ĺ17Ŭǩ22ƻ26Ɨǌ28ŷƘ30ľ
~<lit	59 -9hǇ-7B7ņŽƆƜƝǄ8cdzIĺƳ9Ŀƹ10YĶƎ11ļ13œżƞ15Ʀ17v18ŅŊ19Ư23w28u29x
~<liv	56 -20Ő-17ǋ-13ǩ-12ŝ-8YŸƈƧǄ-7VŀńŒŲƦǆ7ƙ8ƅ10S11ŷƃ13DƟƠ16ķƲ17lǍ18hq19ĶƤ21ƣ22HƞƢ31C33P34Ʈ35Ʒ36z41G42F74n
~<ll	78 -7ţ16ǐ20ǃ49ǆ
~<llc	78 -7ţ16ǐ20ǃ49ǆ
~<lo	39 -33ŭ-15nƢ-14Ǉ-13PƖƽ-12œƦǈ-11žƆƝƵ-10aqxŏŔ-9ŷƴǍ-8hmWŀŊōŠűƛƻ-7ouFKĴļņŪųźƓǌǐǑ7ŘƣƬǙ8ſƯ9fvĽňƧ10sRƃƊƍǊǩ11řšŧƉƔƚƺǞ12ĵĻŸǟ13ĺŕŮ14ŎůŰƐ15zŜ16SĹŝŢŶƇ17ŇƜ18Gǔ19Ʊ21ƑƞƤƥ22Ņǝ23ĿŚŬǋǘ24ţ26Oǅ27lZƭ28ķť29ƕ31Ʈ34ľ37ƪ43Ɵ44ő45Ƴ
~<loa	58 -12Ǟ-9H-8Ʀ-7ƄƆ8Ɓ11k19Ʈ25Ɣ34Ʊ41Ŭ50ƕ51Z64ƪ
~<loc	65 -9ŵǍ-8ƙ-7Ɗ9Ŏǔ10M11Ő13C14ǎ15ľ16QŌ17Ű19ƣ20Ǟ21ƍ26l30ǘ37ǋ45ƥ
~<log	82 11Ő18Ɛ20Ś22Ƈ26ǘ
~<lon	52 -25ŭ-13Ƣ-12ŐŠ-8ǟ-7n7ŵ8gvYřƏ9ū10ƈ11HƄǩ12iŝŮ13f16l17Ʈ18Ÿ20ŧ22š23ŕ25ů26ť29Ɵ30ǝ31S33G38Ƥ40O41ƭ42ǅ52ő
~<loo	54 -15ƈ-13ǩ-12ŭ-10gň-8ƞ-7nUśƨ7VX8pŨ9AĿ10Ŗř11ƐƫǙ12JĻłƷ13HŶ14jRĵĽŠƉ16ľ17sſ18Ǟ19ĹǊ20Ƭ22Ń24ńƯ25ŇŚŜ27z28ĺ
~<lor	87 13Ź14kv16Ĺ
~<los	59 -20Ɩ-13ż-12tŗƽ-10ǜ-7ŠŵƤ7ƁƊǙ8ŞŨƨ9I10ǝ11ŝƚǓ12őŤ13ŧũƃ15ǩ16Ŀǔ17Y18ƺ19Ř23Ŧ25Ƨ26ť27ķ40ň44ţ84Ƴ
~<lot	67 -14Ǉ7ơƨ8NRǟ9śŮƙ10ŻƇ11Ŀż12ǖ13Űƚ14Ň32Ɵ33Ƒ35ķ36Ɯ
~<lov	68 -9P-8ĶŢ7Ɗ8lƘ9rŝƉ10Ƒǃǩ11t12MƶǄǋ15ǔ19ƅ22U28Ŷ34ǟ60ƞ
~<low	67 -11ŧ-8Š-7xŦ7łƺǩ9ĵ11c13ƃ14ŗ16Ļ17ƙ20Ŏ21Ɨ23Ɗ35ľ50Ņ
~<loy	83 13Ǘ38ő41Ţ
~<ls	89 62b
~<ls>	89 62b
~<lu	75 7Ōţ9Ĵư10O11Ź16LĽ17N20Ɠ26Ǖ29o
~<luc	85 9ţ13Ź33o
~<lum	86 10Ĵ23Ɠ30Ǖ
~<lun	85 9Ō11Oư18LĽ19N
~<m>	82 -7ŀŇ27ſ38L39b
~<ma	37 -22ǉ-19ũ-18i-16Œ-13QƪƷǟ-12tœŞ-11yJPőŝŧ-10RǃǘǞ-9kŖŚŦƧƶǛ-8dIŤŽſƑ-7gjNžƘƯǂǠ7WƔǢ8aqEŬƭǒǜ9ņŭƎƒƖƱƼǎ10Gļżƣ11oxĹŗŴǈǗ12zKŠŢŨǚ13hłŔų14ĺŲƆƉǑ15ńůƊƹ16VŕǕ17ƛƫ18ǔǝ19Tƿ20ľǨ21Ƴ22cŎ24nǏ26Ū27fu28Ƈ30ǌ35ǩ36ơ38ǄǇ41Ʈ43Dǋ
~<mac	70 -8Ŧ-7ŏ8ņ9ǖ11ƛ12lƼ31Ǣ32ǝ56Ǐ
~<mad	60 -12ƻ-11ƈ-9œ-8PŇň-7ƶ7rƗ8ņƽ9ƾǆ10Ń14ƌƲ15Ɖ16xĹƞƫ17Ǎ19ǩ20Ŷ21ǜ23Ŕ24Ũ30Ƈ33Š39ĺ
~<mai	64 -26J-20P-10ňƪ-8AƟ-7ŷ7nŭż8Ŵ9ķ10ĸ11Ŝ12UĽƊǋ13Ĵǖǝ17Ǖ19E20ľ26ļųƛ32K34Ǆ64D
~<mak	54 -13ŭ-11a-9ĴŸ-8ƣǉ-7AŮƔ7sņƏǐ8Ǝǝ9X10ŌŢŲǀǒǔ11ZƝ12qǩ14Ň15cxŀŪ16P17Ļ18Ƴǚ19ŬƮ20Ł21Ǆ23ů24ňơ30Tł32Ŏ39ǌ
~<mal	85 8ǚ12a14ŵ21ǋ23Ǎ
~<mam	85 8Ƥǀ10T14aƨ34z
~<man	46 -20Ǎ-19ǉ-12iũ-10ǖǟ-8xQŁƃ-7tőƙ7BşƈƎƢǌǧ8ŵƭ9ţƖƩǣ10Ƌ11Ǖ12cŮŲżƇƟ13ŸŻƊƹƻǄǩ14SŴŷ15Ƴƿǈ16G17ǎ18ůƆǔ19VŕǗ21Ɣ22h23ńŪ24Ǒ26ƣ29Ǩ31nƮ33ơ36u39ǋ52Ǉ
~<mar	65 -12S8rƓ9Ŕ10ǈ11qƹ12Y13ŭ15F16ƿ17ƥ19HŢ21ƫ27ƒ36o58f
~<mas	89 8Ǎ15m
~<mat	71 -13ǩ7z8Yƚ9ƃ10wť11VǕ13ōƅ14cŘ15A18Ķ21ųƉ25W32ľ
~<max	89 -15Œ25ǩ56ŗ
~<may	68 -7Ż7vŕŹƇƍ8ŋƜ9ĹƖ12acƦ13J14Ʈ15ǩ17Ʊ20Ŋ
~<me	36 -16G-14B-11r-10ľƩǓ-9p-8vwƙƧƶǃǟ-7VţŲƕƫ7ĿłŢŽƠƳ8DŠƊƎ9uƂơ10żǍ11ceLUŦ12Eŀūǖ13PQŋƴ14ņ17dhĽŪ18lZĹŊ21iƉǂ22nř23ŉǄ25ǈ26ń27bǛ29Ťƃ30ǩ31ō34Mļ37OŎ48ś49ƻ52ň
~<me>	38 -14BG-12ĺ-9ƩǓ-8pƙ-7rvwAWľƕ7gIŃƉƐƚƥƭưƳǧ8jMĽœŦžƁǏ9iŗŢƂƠ10DřŠƊ11łơǩ12uUĿƴ13eŋż14cEōūǖ15Lŀ16PĹņ20dlńŊŪǈ22nZ27ŉǄ29b31O32Ť37ļŎ46ň52ś
~<mea	69 -17Ň-11Ŗ-8ǐ7ŵƎƛ8ƺ17ĺŽ19ňǩ25Ư27Ǜ39ō
~<med	65 8f9Qƽǁ13Ǘ14Ƽ16W42ǂ66ƃ67ƻ
~<mee	74 12Ʀ17Ǚ19O50M
~<mem	85 14ƣ17Ľ21h31ř
~<men	81 -11Ť11n13A14hXżƽ18ńǩ20Ǜ
~<mes	79 9ũ10h11ĹŦ13ǋ14ť22ŝ25K27i
~<met	75 9MŎ17Ƶ22Ǎ25ƻ33Ɖ
~<mi	48 -12dT-11ĴŐ-10Ɣ-9IĶőŢŪ-8qŇǋǔ-7BJYļţũŬƟǞǨ7ĵűƠǐ8ĹĻ9htŚ10uDźǕ11vǙ12rłŞ13HŨŴ14ƶ15Xń16ixĿƉ17M18Ŏŝ19Ǐ20Ƭ22šž23wśǁ24ǚ25N26aƏ28Ŋ31ǎ38ōů49O55Ů
~<mid	77 -8Ź11vL14a17i21N37ǎ
~<mig	81 -8Ƭ9Ɯ12ǁ14o16ō17y18ǎ29H
~<mil	63 -7Ū10Qǩ11ƻ12Uǐ16źǕ18D20Ŵ35Ə46ů77Ů
~<min	55 -8d-7qIJĶƔ7PŋŸƂƉǠǩ8ivŃƤǧ9rķŜƠ11Ľ12ĻŌű13Ś16Ŏ17NłŨ19Xń20ƶǁ21M23Ŀ28śž30Ƭ34Ŋ57O
~<mir	76 21u22x42w
~<mis	68 -13Ő-11Ĵ-9ő-8ŢŬ-7d7Ŏ8r9pĹǟ11sŁǂ12ĵ13Ʒ16Ɖ17t19Ǚ22a24Ş31ŝ34šǚ49ō
~<mo	37 -14Ť-12sxķű-11QSśŜǌ-10ŁŖƆƵ-9chjƒƓǈǐǗǞ-8MWŠţŬƜǅǑ-7lŊŚŶƧƨƬǋǟ7IŝŷŽƯǤ8dgšŧŭƶ9iƎƩƳǉ10VŐƘ11LňƲ13FŲƫǊ14Ĺŕ15NXœžǔ16Ńŏƕ17rYŀƞ18T19ťŪǄ20A21ĺ22ǩ24nĴŢŮǣ25Ơ27ōƽ29Œ30Ƥǝ31Zľ32GĿ35H36Ʈ38Ɣ46y65z
~<mob	87 9Ʒ10C30I
~<mod	71 -7Œ21ǩ33Ū58ǣ
~<mom	68 -12Ũ-11ŗ-10n-7ķ9ư10ŵ11ƽ12qŹ14Ő18ƤƯ21Ƴ23ŷ33ŏ42N63z
~<mon	47 -13ǔ-10ũ-9Ť-8ķǌ-7ŜŭƗ7vzŢƩƱǕǧ8GĹĺ9rĸŀƝưǖ10ŘŮƃǉǊ11ĶťƌǘǚǨ13ĿŽƫ14Ǝƶ15š16dŅ17ŧ19Ƥ21A22Y24ŕ25Ų26X28TZ29Ɣ36Ơ37ǝ38Ĵ42Ʈ43Œ
~<mor	51 -17ŗ-10H-9x-8suķŐǩ-7ű7avťƩǁ8Ļľƺ9ARƭ10ŃŕǄ11rJǙǦ12ZƪǤ13iƮ14ů16FĿ17Yũ18g19ň22L27Vƕ29ž30œ38Ɣ39y45ō
~<mos	58 -9ſƌ-8Q8XĺƦ10Yŝ11ĹƗ12ķǊ14ŮƲ15ŭƘ17Ǆ20ų21ǩ28Ŀ36ľ37ǔ40ŗ
~<mot	63 8Ŀ11ƫ13Ʋ15nŪŻ17Ƥ19ǀ20ſ33ƽ51z
~<mou	86 8ň10k11ļ16r23ŝ25u
~<mov	62 -12ś-11V-7Ũ7ŭ8Œ9ĵ10Ń11ť12Ƥ15ǩ17ŌŐ20ĺ22Ʒ29ŀ37nƞ40y45Ţ46G78H
~<mr	86 36a41f
~<mrs	87 15a41f
~<mu	44 -22Ƃ-21W-17ƅ-15Ĵ-12ŏ-11ťŧ-10ŇŵƩƭ-9ŤŭƞǄǟ-8aFHƤ-7ƆǕ7ŕŨŰ8ŹƊƶ9ňŐ10ǔ11ƌƷǓ12ƔƘǡ13ŘűǢ14OZĶ15ŬƝǛ16ƪ17ƱǦ18ų19ſƓƠ21YĿ24ķƃ25TƧǊ26Ɨǉ27Xƒƨ28ŅŮ29Ǐ30Ʀ32ǩ33ŗ37Ŧ40Ƭ42Œœ
~<muc	44 -22Ƃ-21W-17ƅ-15Ĵ-11ŏ-10ŧŵƭ-9ŐťƩ-8aFŤŭƞǟ-7ŇƤǕ7ŕ8Ţ9Ɗƶ10ųŹ11ƷǓ12ƌƔǡǩ13ŘűƘ14OĶǢ15ZŬǛ16Ɲƪ17ƱǦ19Ɠ20ſƠ21Y22Ŀ24ķ25ƃƧǊ26Tǉ27Ɨƨ28XŮƒ29ŅǏ30Ʀ34ŗ39Ŧ40Ƭ42Œ43œ
~<mus	81 -13Ǆ10ǔ11cx14Ű15ųŶ24Ũ38ǩ
~<my	56 -8ix-7nsŞ7QŀƖƲǞǟ8zDňƒƻǠ9ńǖ11Ŀ12Żư13bfJņ14Ů15jMō16gk21L33Ŷ37Ľ43ǩ48ļ
~<my>	56 -7ixŞ7aQŀƖƲǆǞ8zDňƒǟǠ9ńǖ11Ŀ12ư13fJ14bņŮ15jMō21L25Ŷ37Ľ44ǩ48ļ
~<mys	83 7m9Żǚ12Ŷ14ƻ19g
~<n>	82 -7Ň11ǆ15w21ū44b
~<na	49 -21ǩ-13ņ-12J-11Œ-10uǥ-9ps-8xWƣƷǄ-7rƨ7ľŁǈǌ8Lƈ9C11AǠ12hǧ13ļ14Fǐ15Ľ16řơƦ17lƻƾ18ƕ19Ǔ20Ǘ21ķ24Ư25Ŝ32Q36b40Ő52ƫ54o58a68ǃ74w
~<nam	50 -16ǩ-13ņ-12J-11Œ-10uǥ-9p-8sxWǄ-7ƣ7ľŁƢǌ8LƯǈ11Ǡ12Aǧ13hļ14ǐ15F16ĽơƦ17řƻ18ƕƾ19Ǔ20Ǘ21ķ24Ő26Ŝ33Q37b54ƫ55o60a70ǃ76w
~<nan	87 -10Ʒ8Ɯ27Ư
~<nat	85 -8ǩ12ő13Š30Ő32l
~<ne	41 -17ŇŖ-15Ŝ-14ƛǥ-13WŢƦƱ-12ĴĻŉǒ-10Ɖǟ-9ľłňƧƮǨ-8wANXĸşŨƽǛǣǩ-7LōŞŦűŷƷǈǐ7mJĿųƒǕ8aczŵƍƚǉǊǡ9Ƌ10ŀƫ11ƌǏ12VŪū13eHŕŶŹƏƯǌ14jřƖƤƭ15ķőƬ16YŒ18ĺǁ19iƜ21S22Ɓǀ23Ĺ24y25ƈǅ27ƕǍ28Ń29ŁǙ30C31ƞǞ32Ŏǧ33Ǧ34ƙ36ƅ44G45Ƅ
~<nea	67 -10ƛ-7I8ǘ9ƚ11Ƒ15z18Ǚ19Ś25Ə30C42ƙ
~<nee	48 -11ŉƦǒ-10Ɖ-9Ʒǩ-8ĻƮ-7VŖŢžƗǖǞ7ťƫǆ8dŘƅƍƒƺǅ9pFƈǏ10sYƤǉ11cuŪƜƾǡ12Ǌ13mvG15ŵ16eūƁ17ǌ19ŀƯ22Ń23Ƭǁ24ƕ25Ĺ26Ŏ35ƭ38Ł40ǧ45Ǧ48Ƅ
~<nei	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~<ner	83 7Ƽ23ǀ33Ŀ
~<nes	87 -18ƭ-8Ź18Ķ21Y44y
~<net	83 -9Ļ7Ǖ8ƍ10ƪ12J34ķ
~<nev	69 -8ŷ-7Ÿ7Tƙǝ8ƚǜ9Kņƴƹǔ10ƿ14ŝ16ǀǙ19ő26a
~<new	57 -11Ĵǩ-10Ŗ-9ŝ-8kpŏŜƇƛ-7Wǋǟ7ƀƄ8jUœũŸ9D10ƕƻ11H13ƁƗǕ14x15Ƌ16Ĺ17Ǚ19ĺ20Ƶ23ƌ24Œ25ƈ29ŶŹ30ƞ31ǅ32S34i40Ǟ41G43ƅ
~<nex	66 -14Ň-13Ʊ-8Ŀǥ7mŗũ8p10ƫ11ſǀǖ12Ń13ǩ16Ǟ17y18Hĺŕř19Ɩ20k22Ŏ33V38Ǎ
~<ni	57 -11WŹƩǟ-9pŝǄ-8ƚƱ-7Cƥ7cƪ8şƉ9dhqƐ10Lǃǉ11kŶ12ų13FľǏ14ƹǖ16ƿ17Ļ20ĿƘ21nU26R28Ű30Ǒ33x34j35ƞ
~<nic	68 -12Ʃǎ-11ǟ-10Ǆ-9Ŀ-7C7moņŘƌ8Gļ9ŧƁƧ10c11Ɖ12qƪǉ13Pşǃ14iŶ15k16F17U18ƞ19ƹ25Ƙ27j
~<nig	62 -9P-8Wƚ-7ŝ7UǛ8LľŨŲƻǘǩ10Ɛ12j14Ǐ16ǖ17ǎ19ƿ20Ļ22ƞ24n29Ŀ30R31Ű38x
~<nin	89 -13hp-11Ʊ17d52Ǒ
~<no	37 -21Ŕŝ-17Ƭ-16ķƩǎ-15ųƚǅ-14Ɠ-13iƧ-12ŎƗƶǃǐ-11V-10yǋ-9kpŜƏƝƵǄǊ-8CŠŪŰƅƫǖǦ-7ļņşƕ7Rƾ8elĸŌźǑǟǠ9xŁǒ10ľňƒƦ11KĵƁƨ12ƪ13bĹǨ14ŘƸ15TŉŗƱ16Ŭ18gnŊżǁ19ţ20vǩ21ĽŇŖ22ũƟƹƿ23ĴŃō24Ő25Lƻ26c27Xſ28ZĺŞ29s30ŵ33ŒŨǥ39ƴ40ŀ41Nš45ŏ
~<no>	56 -20Ŕ-13ǂ-10ǟ-9ņ-8ňűǑǩ-7ĴĹŪƚƵ7lŕŬƔ8cWũưƳƸ9Ŗǡ10sXĽŏ11LZŽƄǇǚ15řŤ16ż18u19ſ21ƿ22Ńŉ23Ň27Ɓ28ǁ30š33ŵ59ƴ
~<nob	72 7KǢ8Ʒ9Ư10ƿ12Ł14nŷƭ16ƺ17Ŗ22Ş28g33Ɵ
~<noi	86 -8Ə11N15Ǝ25ǩ
~<non	78 9Ş13xǂ14ǥ17ƀ28ƹ30š
~<nor	63 -8ƚ8Cł9n12Ǐ13Ĵƾ14A15D16j17R21ŭ23T
~<nos	87 8l10T16ź19Ŋ
~<not	45 -15ŝ-12ƶ-11Ŵǅǐ-10qYķƭ-9ŎƧǇǞ-8ipƬ-7CVłŜŤƗǄǎǤǦ7goMľŅŢŨŽƙƸ8EŃŊƆƒƹ9BŇƥƴǒ10cKƟƪǙ11rQżƃǝ12š13ĵĽŘźǠ14vXŵƨƱ15lŏŖ16ŬǑǨ20ţ21ƻ22ſ24b25L29Z30ǩ34Ş37ō60ŀ
~<now	49 -13QƩ-12ǩ-11ŔşƓǎ-10ųƬ-9Ţǃ-8ŀŠŽ-7iALWōŖŪƁƄƜ7BSXŊŘŝƞǘǞ8fŅ9HYŲ10qĸľŮƿ11FGŴ12nx13vƻ14Ʀ18c19ĴĹňűǟ20ŗ21s22Ō29ũ35Őǥ39Ũ44ĺ48ŏ54Œ65N
~<nu	50 -17ŷ-12őŚǩ-9v-8Ķǝ-7aMĴŊŖƣ7tŘƒǔ8ĸƓ9Š10cK11ľŒ12CǇ13Ŝ14yU15qļǠ16EPŇŞ17Ļ20Ƭ22ŗŸƼ23SX24ǁ25ŅǨ26Ǘ28Q29D33ū34e38ř45I
~<num	51 -14ŷ-12Ś-9v-8ǩ-7aƣǝ7Řſ8ƒǔ9Ɠ10Š11K12ľŒǇ13ŇŜ15yCǠ16cļ17E18Ļ21Ƭ23ŗŸƼ24X26ŅǗ27Ǩ30D34ū35e39ř46I
~<nur	75 -15ő10m11Q23U24q27P39ǁ40S
~<nut	83 -9Ķ7Ň9ư11Ɠ14t36Ş
~<o>	80 8c12ř14ū18Ɯ34dǥ55ǚ
~<oa	85 13Ɛ15ũ21D38Ƒ
~<oak	85 13Ɛ15ũ21D38Ƒ
~<ob	89 12bŋ28ǁ
~<oc	76 -7ř22q28P36ǡ
~<occ	76 -7ř22q28P36ǡ
~<od	82 -13Ʊ-10Ū13oŴ15m36Ů
~<odo	85 13o37Ů
~<of	34 -25Ǉ-21Ƴ-17VŶ-16Š-15b-14o-13ĶĽŎž-12łşŴƓ-11ŔŰƶǝǢ-10Fţũǎ-9fwŌƅƼǦǧ-8vĹŵƞǗǨ-7ŉőŢůŻƈƌƒǐǥ7qƚƻǆ8kŅŲƜ9lptQĸŀŊŤźƁƎƧƱƹǛ10KMĿńƃƖ11YľŷƆ12uzEWŐǀǘǣ13OųŽƵǖ14rxŚŦƔƭƿǋ15eSZŭƟƤ16NūűƕƣǏ17ŪŬ18ĴķƋ19UŋŗƽǞ20js21CƲ22ŁƇƥ23śťƉ24gŜǒ25Ɲ27ơ32ǔ33R35Ň37Ƃ38ǈ47Ǆ
~<of>	36 -20Ƴ-16VǇ-14błŠŶ-13oŰ-12IĶĽ-11ŎšůƓǢ-10MŔşŵžǩ-9wŌſƌǚ-8fĺţŴƼǝǧ-7vũƅƟƶǡ7ĵĻņŏūŽƛƩǀ8UƧǘ9alANƎƚƿǃǆ10eiķƻ11tĸŚŤƹǟ12QZŃŷ13jpYĿŊŜƆƝƱǛ14Kľřųƣ15zEŐŪǋǣ16Ĵƭǖ17gr18xSŗŦơǏ19sťűƤ21ƋƥƵ22śƲƽ23ǈǞ24ǒ25Ƈ26CƉ29Ň34Ƃ36ǔ41Ǆ
~<off	49 -14ŃǇ-13ƛ-11Ʈ-10ƜƵ-9ľ-8ǟ-7FKœŝŮžƙƞƯǠǦǨ7qĹƂƃǚǛ8uŗŵƥƧǄǍ9ŜŽ10j11gNŅūƁ12WĴķŇƒƖ13ŀ14eUńǋ15ƔƕǊ16yBšƝǈ17OƟ18kź20ơ21ǣ22I23ŋ24Ŭ25ĺ26Ł27M38R
~<oft	70 -17ǐ-10Ǜ9Ɛ11Ź13Ǚ14ƿǀ16Ŝ17Ɵ18Ɯ22ŭ23Ų
~<oh	62 -13ǩ-10vǄ-9ŷǢ-7Ŕ7bNĶļŅœŪƅƎƞǋ8gńŹ9IP10dxũż11aĿŐǃ12W15Uō18lG20ǖ21Qš27Ť
~<oh>	63 -10vǄ-9ŷǢ-8ǩ-7Ŕ7bĶŅœŪƅƎǋ8Nļńƞ9gPŹ10dxIũż11ĿŐǃ12a13W15U16ō18G21Qǖ22š27Ť
~<ohi	89 -8ǩ26l
~<ok	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ27Ķ28Ũ
~<oka	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ27Ķ28Ũ
~<ol	51 -16Ɖ-14Ǟ-13u-10Ŋ-9ƞǩ-8ŅŜǋ-7jotTų7K8ĽőŪ9š10ĶŸ11Dŷ12yƩ13wƗ14ƭ15SŴ17ņ19ƀ20z22ƽ23Ǎ28Ź37ƈ41c43Ƶ49œ59p61Ƌ71vƅ
~<old	51 -18t-16Ɖ-14Ǟ-13u-10Ŋ-9ƞǩ-8ŅŜǋ-7joTų7K8ĽőŪ9š10Ÿ11Dŷ12yƩ13wƗ14ƭ15SŴ17ņ19ƀ20zĶ22ƽ23Ǎ28Ź37ƈ41c43Ƶ49œ59p61Ƌ71vƅ
~<on	30 -30ǩ-24ŎƤ-23n-19Ŋǝ-17lŒ-16pƱ-15G-14Y-13LPŖƭǉ-12eNšư-11HŃśŝťƅƬǌǠ-10koķũǞ-9OƋ-8tKŀŜƥƩǟ-7dŨƳ7UƍƷǆ8chĶļŽ9zŚŻƘǋǜ10œşŰ11VĹĺľņŞƄƎƖ12BŠŲƺǡ13ař14DQŵƿǔ15iǣ16gżƉ17rŗǃǨ18fvŷƇǒ19ZŁƃ20AŉŔǕǢ21Ŧ22yłŴƯ23sű24ŘŪƈƫ25ĿƀƓƛǗ27Ɓǥ28ŕƪǖ30ƻǇ31Ɯ32bƵ33u34ţ35ƌ36ų37ŮƢ39Ǧ42Ŭſ43ǈ47Ʀ48ƨ53Ɣ
~<on>	33 -23Ƥ-22ǉ-17ĻũŶ-16Ŋ-15Ƴ-14ƧǞ-13Ŏǔ-12elwJşƱǝǩ-11GXYľŒƬƭưƼ-10hŅŝƆ-9dNPņňśšǠ-8npůƅǌ-7kKLOťƒƩƸƹǁǋ7ǂ8ĶŲżƚǆǚǡ9z10AVŪƠƮƵƷ11ŧŭƍǒǨ12uōŚƄǖ13BŕƉ14gţŰǑ15ŉƛǥ16UƖ17TłƇƻƿ18fy19cQƫ20řǃ21ƃ22rĹŗǢ23aZŷ24Ŀƪ25DĺƯǇ26ŁŔŦƀƈ27Ɓ28ǈ29ŘǦ31Ǘ32sű33Ɠ35ƜƢ42ƌ44ſ46Ʀ49Ů51Ŭ54Ɣ56ƨ
~<onc	74 -9ŭ7ţƵ8Ƣƫ9ǀǜ10sŨƧ11yĴňų12Ų15V16ũ
~<one	43 -28ǩ-19n-18T-15DĺƱ-14aŎ-13ǝ-12ptŮ-11HUŀŃōŨƋ-10KĹŷǑ-9ŚƌƗǓǚǢ-8losLňŖŭǌ-7GMPķŁťƓƕƜƮƾǄǗ7ŻſƂƘ8fŉŏǆǜ9ł10ĿǤǦǨ11JŘŠƀǒ12mXŇŞǣ13őƼǍǕ14ŐżŽ15AůƎ17ińƛƦǈ18ĻƆ19vI20Ƨǥ21œƻ22y23ŕ25h26Ūŵ28ņ29wŶƺ30ľǡ31Ƶ32ş33ų36ţ37uǋ38b47Ŵ50ǔ
~<onl	62 -13T-10ǡ-9Ş-7Š7ňŚƪƾǈǉ8ŷƘƼ9B10KRŭǢ11ƀ12ĻǛ13Ǖ14Ľţ15Ǉǚ16ľƢ17Ųų18Ū20Ʈ21ń24Ņ41ǖ
~<oo	81 -11i7ƈ10k11Żƌ14HƘ16ǃ20Ŷ
~<ooh	82 -11i8ƈ10k11ƌ14Ƙ15H16ǃ20Ŷ
~<op	62 -17H-12R-11G-7lǩ7ayķŧŰ8Ŋ12Ň14Ō15Ǩ17Aŷ22Ǟ25ǝ26W29Ţ51ǋ55ǎ62ǅ
~<ope	63 -17H-12R-11G7ķśŰ8ayŧ9Ŋ15Ǩ17ŷ23Ǟ26Wǝ30Ţ52ǋ56ǎ63ǅ
~<opi	87 10Ļ25A
~<opt	86 8ǣ18Ň22Ō
~<or	31 -32ǩ-14H-13eƳ-12wƠ-11ŹƱǌ-10Ōƅ-9BŢƓǍ-8djXłŚ-7ř7SńƦƵǊǕǛ8EYŒźƃƎơƺǃ9gmDPļŎŐŕǁ10ķƛǆǇǔǞ11pyĹšţŬżƆǀ12NƭǄǡ13IŭŻƄ14CƩ15ŗűƔƽ16qMŁŰƝǂ17ŤŪų18ƹƿǑ19Ųǋ20ĵľƐ21ş22uĴŇƍ23L24FƋ26Ƈ27Ɖ28b29KƼ31Ř33ƣ39f
~<or>	32 -45ǩ-14H-13eƳ-12ŹƠ-11wƱǌ-10Ōƅ-9ĻłŢƓǍ-8dlBXŚ-7jřŨ7tƦƵǗǙ8SńŒśźƎơƺǃǊǛ9DEPYƃǁ10gmķļŐŕƄƛǞ11ĹţżƆǀǇǔ12pyNšŬƭǄ13ǡ14IŭŻ15CűƩ16ŰƔǂ17qMŁŗƋƝ18ŤŪųƹƽƿ19Ǒ20Ų21ĵľƐǋ22şƍ23uĴŇ24L25F27Ƈ29b30KƼ32Ř34Ɖƣ40f
~<ord	85 -7ś11Ƅ13Ũ14ƾǕ16Ŏ31ǩ
~<ori	75 -14Ɖ17Ƌ19lƈ22ƌ
~<ot	57 -14Ŧ-10Ǎǐǩ-9n-7Ɯǥ7Ş10ſƵǈǋ11wű12ņŷ13o16ǂ17ų18u19Ū22Ǉ23ł28ķ37ŴƑ38Ņ43ş48ž55ń
~<oth	57 -14Ŧ-10Ǎǐǩ-9n-7Ɯǥ7Ş10ſƵǈǋ11wű12ņŷ13o16ǂ17ų18u19Ū22Ǉ23ł28ķ37ŴƑ38Ņ43ş48ž55ń
~<ou	44 -27ǩ-19T-18Ơ-15HŨ-13F-12ŀŎƮ-11ķŝƛ-10rǒ-9ĿłŶ-8LŴƈƨƷ-7uŃŔśŢŬůƒƼǛ7lzƫƱǙǞ8bţƟƦǣ9ŐşƤǁǎǢǨ10ŇŒŚƚǈǐ11CĺƇƏ12EŘ13Ző14qMŜǀǃ15xŕƜƵ16ŉŗǧ17ǅ18Q20šƔ21U22ĴƩƸ23VĽ24ĸƝ26Ļō27ƪ28ǉ31y36ļ37gǑ47j
~<ouc	89 7œ12ņŦ15ǣ
~<oug	87 9Ƹ14ř30ō
~<our	71 7jǝ8Gǎ9ŌƔ10ĹƵ11ĽŽ12x20M63ļ
~<out	45 -21ǩ-19T-18Ơ-15HŨ-13F-12Ŏ-11GķŀŝƛƮ-10œǒ-9rĿłŶ-8LŴƈǝ-7uŃņŔśŬƒƨƷƼǛ7zWŰƗƫǌǕǙ8lxƱƵ9bţƦǢ10ŚşƤǁǈǐ11CŇŒƚǞǨ12ĺōŐƇƏ13EŘ14ZőƔ15qĽŕŜǀǃ16Ɯ17ŗǅǧ18ŉƸ19Q21š22UƩ23Ĵ24V25ĸ26Ɲ27Ļ28ƪ29ǉ33y38Ǒ39g43j
~<ov	49 -17X-15Ō-14Ʊ-11ǎ-9lűŹ-8ńŗžƤƬƭƯǩ-7KŏŤƟƼǄǝ7hFNZƘ8Şƺƾ9vĽƞ10ŝƛ11Ǎ12ijrMSŸǕ13tļŰǖ14Ƹ15CňƂƆ16ARŕƒ17Ŗ18ĿŦǨ20PUƜ21QŻƠ22Ǉ24ƑǊ25Œ26Ŝ28ŮǞ29śǦ30T42Ǐ
~<ove	49 -17X-15Ō-14Ʊ-11ǎ-9lűŹ-8ńŗžƤƬƭƯǩ-7KŏŤƟƼǄǝ7hFNZƘ8Şƺƾ9vĽƞ10ŝƛ11Ǎ12ijrMSŸǕ13tļŰǖ14Ƹ15CňƂƆ16ARŕƒ17Ŗ18ĿŦǨ20PUƜ21QŻƠ22Ǉ24ƑǊ25Œ26Ŝ28ŮǞ29śǦ30T42Ǐ
~<ow	47 -17Ơƣǈ-13Uş-12rĸƳ-11ĺĿŲ-10Ǎ-9A-8sŭ-7ŞžƞƤǇ7ųưǓǠ8yňƍ9Ǐ12ŦŹ14Yǐ15Ƣǃǥ16Ł17Ʒǅ18ǑǨ19ơ20zǛ22V24Ɨ26ǟ27ǒ33Ƙ35Z36ǋ39ƀƦ49Ɣ50Ŭ56ķ66F67ǆ
~<owe	67 7ŉ11Ɓ14ķ36Ŭ49Ɣ56Z
~<own	49 -18ƣ-17Ơǈ-14U-13Ƴ-12rĸş-11ĺĿ-10Ǎ-9Ų-8sŭ-7ŞžƞƤǇ7ųưǓǠ8yň9ƍǏ13ŦŹ14Y15Ɣǐ16Ƣǃǥ17Ł18Ʒǅ19ǑǨ20ơ21zǛ22Ŭ23V28ǒǟ29Ɨ35Ƙ38ǋ41ƀƦ48ķ70Fǆ
~<p>	85 -17Ƭ-10ǩ-8Ķ13ź36ǥ75ƃ
~<pa	36 -22Ŝ-20ǔ-19ų-18yŇŎŔ-16BĹĻǈ-15ĺ-14dvŃƴ-13nDŤŮŵƗ-12őŝŭŷƸǊ-11łű-10jSŌŢƞƟƻ-9amrxPŏũŪŶƈƌƘƵƼ-8iNRĽńƅƙƝƬǐ-7bgkŊşŸƄƆǏ7šǁǄ8TĵƫƭǀǗ9Ņƥǌǡ10pJśƪ11osCžǟ12ƨǃǩ13uU14QVưǣ15lŖǞ17Ʋ18XŗŘţƯǆ19Ɣǝ20ſƳ21ǥ22qzňƹ23Y24ǘ25ŧ26Z27Űƽ28WƠ29Ų30Ǉ31ƒƜǕ32Œ35œŚƱ36ƕ38ŀ39ŬƮǑ41ǖ45Ǡ47Ĵ48Ŧ49ƃ57ǉ
~<pac	74 -11ǘ-9i-7Ŝ12Ŗş14H17Ų19W36ƹ40ǥ
~<pag	70 8f9Ļļ10ō11ŗ12ſ15ǌ23ś44Ś
~<pai	57 -10v-8ƒǣ-7ŵƠƬ7ŏǏ8Əƥƪ9Ĵŧƫ10ƃƩ11ƢǑǩ12UǃǄ16œ17ķŦ18Z19Ʊ20ţ25ƕ31Ɣ39Ŭ
~<pan	83 -12ũ8ǝ9Ɖ10Ɓ15ť17M24Ƌ
~<pap	68 -8Ļ-7Ƶ8fiś9Q10Ɩ12Ƣ13o14ǆǗǠ16J17ǃ19ķ20ǒ23K28Ʋ50Ś
~<par	52 -17D-12Ƹ-11yQ-10d-9FŖş-8ŐŤŮ-7gĹŇƙƼǞ7hŁżſǈ9Eŵǁ10GľǂǑ11ŀƧ12Şƥ13Ʒ14qŴƱ15UŠǠǨ16t17ōƨ18sǩ20ǆǟ22oC23pƜ28l29Ǉ32V33ƽ34u37ň38z47Ű
~<pas	62 -19Ŏ-15Ŝ-8Ɣƴ-7rŸǥ7ǜ8sŻƭ9gƫƿ10ǎǛ11Lƃƺ12Ʋ14ǀ15ƽ19Ų21cO22Ʀ23ƶ25Ʒ26ņ30ŀ34ǘ48Ƴ
~<pat	76 -12ŕ-8ŷ9nũ11Ɖ16ƹ17Y21Ǘ24ƾ27Ǚ69Ǟ
~<pay	42 -18ųǈ-17ǔ-16ƾ-14ķƷ-13yBĻŵƶ-12Ň-11ĹǏǞǨ-10ŏǊ-9ŁōŷǛ-8cAŴƧǗ-7nņŜŝťŮǒ7ţƁǡ8ư9ƀ11FTƓǥ12ĵĸǢ13šƪ14Őſ15Ǉ16Ņǘ17q18Ưǝ19ž20ŗ21QƜƱ22Ŭǣ23YZŖ26WŲ27ŧ28X34œŘƕǠ35Ǒ36Ơ39ŦƮ41Ǖ45Œ46ƒ47ƃ48ǖ63Ĵ64ǉ
~<pe	48 -11Qű-10őƬ-8PXķŇŪǥ-7CHWYƪǋ7ŖƐǄ8ŸƲǆ9aDřŭơƴǣ10lKŊŒǜ11nxœƶƷǓ12dAƩǨ13JŽƜǁ15Ǚǝ17ǔǖ18ŜŹƚǡ19ņŷǗǛ21Ǉ22M26ŞƗǈ32Ķ35h37ǚ
~<pee	80 -11ų-10ŝ-9ő8ĵ26Şǁ47ǚ
~<pen	76 8Ƶ12ř18ƴ20Ʒ25Ǔ51Ķ
~<peo	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~<per	56 -11ű-10ǉ-9Q-8W-7Ƭǥǩ7fhTŔƫǈǣ8ųƂǑ9Ļźƃ10ĴŸƓ11ľłǄǆ12ņ13aŊǡ14ŭ15œŞƩǛ16JǨ17Ž18A21Ɨ23ŜŹƚ25Œ28M
~<pet	87 -10őŝ28Ş53h
~<ph	61 -13J-10ř-7ŃŠƷ7Ŝ8rCǖ10Ǆ11ƻ12ĺǗǟ13S14Ś15c16ƀ17Ƹ18ǁ21O22M23I24ǩ25KŽ29ś30ǘ32ƾ
~<pho	64 -14J-10ř-8Š-7ŃŇƷ7i8ľŜ9Cǖ10r11Ǆ13ĺǗǟ14S15Ś16c22O24IM27K28Ž29ǩ31ś
~<phy	77 21ƀ23Ƹ24ǁ42ƾ
~<pi	55 -13ŗ-9Ţǃ-8qĸ-7ţƕƩƯ7nƖƞ8NWŶžƤǢ9ĹŜūŭƉƝ10iLĺųƑƷǟ12fhƬ13Ŀ14Řƭ17Ŭ18Xł21tśƛ22ƇƋ24ǐ28ľƻ29Š37ǀ52ƃ
~<pic	60 -15ǩ-11ŗ-9Ţǃ-7q7gŴž8wKƞ9nŤ10NWū11ĹŜŭ12iųƷǟ13tLXĺŶ14Ƭ16Ŀƭ17Ř18f22ł24ś27ǐ33Š35ľ
~<pie	86 14ƖǢ22Ŭ33Ƈ
~<pil	77 -9ǩ12ķƿ43ƻ54ǀ
~<pin	87 -9Ɖ10ƅ11X14Ŕ19ǩ20Ƒ
~<pip	74 -7Ť13ũ15Ƥ31Ƌƛ68ƃ
~<pit	87 26Ɖ33h
~<piz	87 12Ǎ31ǩ
~<pl	46 -14vő-13ŒŨŸƪ-12Ĺǈ-11P-10Ŷ-9iZ-8lpŐŖŞǆ-7mľŚŜŬƄơǄǘ8jƋƚƢƲǩ9ŇŗƥǙ10SƐƟ11dĶŌŠ12gǔ13ƒ14WĺŃŽǟ15UǊ16Mŭǅ17aƛƵǖǚǨ18ƅƔƜƤƦ20ƞ21G23kŝƠǞ24Dǀ25y28ƌ30F33ŏ36ư37ū39V43H
~<pla	48 -14vőƋ-13ŒŨŸƪ-11Ĺ-10Pǈ-9ZŶ-8iŖŞǄǆ-7mľǇ7şƃƉǛ8ŗƱ9ƚƲ10ŇƐƥǙǩ11Ɵ12ŌŠ13gĶ14Ƣǔ15DWĺŃǟ16UǊ17Mǅ18ǚǨ19ƅƔƵǖ20ƜƦ21ƞƤ23G25kƠǞ26yǀ30ƌ34F36ŏ38ū42V46H
~<ple	68 -11ǋ-9Ƣ-7pŐ7w8jI9b11e12c13Ǉ15D21d31ŝ32ŭ33a
~<plo	87 58ư
~<plu	72 8Ə10Ǒ11j12S14ƒ21ƛ29Ž35Ƌ
~<po	43 -12ĺ-10uƔ-9IXňŬƳ-8mZǨ-7nNŀŊƠǇǦ7qĸƛ8ŪżƁƾ9ĽƏƙ10ŞŢ11ŐƚǏ12ĹƥƬ13ŦƀƓ14őŠ15EľơƢǢ16š17ŗƪ18ſǡ20ŕ22Śş23ŷƦƺ24Ż25ŏƖƩǩ26ŖŘƵ32řƧ39ǥ45ƍ
~<poc	72 7Y8ƶ9e13Ǆ17ĸ26Ŧ30Ř
~<poi	82 -12m-11u-7ƳǨ11AŘ14Ş15Ŗ18š44Ż
~<pol	46 -11ĺ-9IƔ-8ZŬ-7ŀŊǈ7ƙǒ8Ŝ9šƛƨ10Ɓ11Ɩ12ŢƢ13ŐƚǏ14ĹƬ15ƀƓ17ľŠơƧ18Ǣ19ŗ20ƪǡ21őſ22Ŗ23ŕ25Śş26ŷ28Ʃ29Ƶ30Ʀ31ŏ34ř42ǥ
~<poo	69 10ƥ12ǣ21ƚ77ƍ
~<por	81 -7Ʀ8D9ƏƢ12ƞ15ƥ25ǩ33Ƨ
~<pos	76 -11ň-8ő8Řż13Vǈ16SĽƴ27Ɩ31E
~<pou	81 11MǛ47ƺ
~<pow	89 9Ɗ12Ʋ21q
~<pr	45 -14Ɓ-13ǈ-12FǓ-11ǃ-10xŧ-9jnĹűƣǇ-8ŁŃŦŭƀƤ-7aiAIOĽňşƦƧƵǎǞ7ƭ8Ƭǧ9ǘ10bDĺŐũŸƴ11Ŋƿ12wQƑ13ŠƐƒǙ14ŝŢǂǆ15Kǚǜ16ƻ17œ18ŖƼǥ20Ɨ21ŀ22ŎǢ24ǩ26ń27Ƹ29ơ30XŅ31Ʃ32Œ34ķ36Ƅǒ37ľł
~<pre	60 -14Ň-7ƌ7XōŕŨůŴŶ8WƑƙǑǜ9Gœ10ŝŢƆ11wN13ĴǝǤ14ũ15U17ǂ19Ƽ20Œ23ǩ26K27ƻ33Ƹ
~<pri	59 -11Ǔ-8F-7xŗŧƷǃ7ŘƔǀ8ƴǏǣ9ƘƠƾ10ĵơǁǊ11rŇŢ12Ɨ13ŝǩ16ƩƬ18Ŗ19ŊŒ20Ŏ21ŀ22ƒ23Š27œ28X29łń33Ņ41ľ
~<pro	51 -12Ɓ-11ǈ-8ƙ-7nƣǑǤ7dPńŅŋ8ŀŖŗƛǕ9LľƑǘǡ10HŎƭ11ŏƩǄǧ12Őǜ13łŸ14DƗ15ƿ16ĺƐ17b18ǆǙ20ǚ23ǥ26ơ28Ǣ37Ƅ43ǒ44ķ
~<pu	50 -12Vƪ-11ŧ-10Ŗ-9ŔŤ-7ĹŎŒƗƮƯƵǩ7XƃƩ8fDLńŊŗŰ9wĴű10QŷƎƖ11dSŴƅ12ũƥ13q14rƊƐ17ŚŪƤƱ18RƼ19ƈ20ĺƓƲ22ƌ23ƻ24YŮ26T27ƒ29Ż34Ķ39h41Ō53H
~<pul	71 -12ĸ7Ł8Ţ9Rƌ10gĵ11Ļř12Ŋ15W19d20Ĵ31TŚ45Ż
~<pum	85 29Ɗ
~<pur	82 15Ʃ20y28ƒ
~<pus	80 10Ŋ11ł12Ō14ĺ17H19Ɩ32r
~<put	54 -12V-11ƪ-10yŧ-8WŖ-7ŊŔŤƵ7ƙơǤ8u9Xƃ10fń11wLQŗŰƎƒ12űŷƅ13ĺ14RSŴ15ĸũ16Ɛ18ƌ19ŪƱ21ƈƤƼ23ƓƲ26Ůƻ28Y33Ō38Ķ47H
~<qu	55 -16Ŧ-11K-9ǩ-8ţƵ-7ƄƋ7AƦƬƮǉ8dVŃřŝ9šƘ10ĴǦ12ŋž13eŖ15ǎ18Ƨ19Ĺ20JOŀ21ń22Yŧ23Ķ26ǂǠ29Ŋ30Ņ36ƹ42ŉ
~<qua	80 -9K7ŋ14ŃƦƬ16Ƙ17Ĵ33O
~<que	69 8g9dĹ11A25Ŋ55ŉ
~<qui	64 -15Ŧ-8ţƋ-7ƄƵ7ŚǇǝ8ƕ9ŋřƮǉ10dV11Ŋ12ŝš16Ŗ19ǎ22Ƨ24ǂ25ŀ27Yŧ29Ķ32Ǡ43ƹ
~<quo	67 7ǂǃ8c14Ǧ16ž19e22Ĺ27J28ń38Ņ
~<ra	54 -21ŧ-20Ť-12Ņ-11ň-10ǩ-8Ǧ-7łŃŦŨƳ7sűƂǘ8EXĴ10Ƶ11ĵũƆ12IƸ15CŊŎŞƠ16aŪ17lŒ18cK23Yƙ26š27Ư31Ŕ34œ36ǀ39ľ41j44ƴ
~<rac	81 57ǀ
~<rai	65 -11ŧ-8ň8ƴ9ƂƉ10aŗƸ17Ŕ19Ơ21œ22l29Y30ƙ35Ư55j
~<ran	80 -25Ť-14ĺ7Ǔ8T11I12Ɠ13ǘ15X17Ɔ21ľ41š
~<rat	63 -11ŧ-9Ņ-8U-7Bǩ8ƔǊ9H10gsEĺ11Ĵű16ĵũ19ŊŞ20Ŏ21œŔ22Œ24K25c33ľ46ƴ
~<re	38 -18Ń-17Ũ-14ŀŒ-13ACZĻƔ-12Sŝƨ-11sĴŤƄǘǥ-10NŹ-9lyńŊŎŐŞŠťűƛƞƦǜǦ-8bhMŉŢŶƃƝƬ-7ipwYŁłňŴƒƱƽǈǨ7qőƙ8HJƋƾǙ9ņŚŦƥƯ10ǇǔǗǞǟ11ĶǓ12KŔţźƘǏ13VūƗƵ14řũǢ15aƮǤ16ƿ17ƣ18ļŌƤ19Ŝƴ21tǑ22ķ23Bĺ24Ɓ25ŵ27ŕ28Ƣ30ĹŻƜ32Ǆ34Ŗ36ƈ40ƌƓ42ơ43ŋ44Ǌ49F65Ơ70Ľ
~<rea	54 -11CŢŶ-10ŀ-8łśŷ-7N7uDXŋŗƏƩƮǞ8ƙ9Lņū10gĿŮŵƐ11ơ12eǓ13jI14J15dƖƻ16ĺŇż17ķ21Ś22aľ24Ŕř26K27Ĺ46ŌŖ
~<reb	78 12ǝ52Ɠ
~<rec	59 -13Ũ7Ɠ8zǟ9ǈǚ12ĺ13qťưƾ17ţƘǊ20Ǥ21ő27B28Ǘ32Ż33ƿ49Ľ64ŋ
~<red	78 10Ɠ12Ƌ13Ż22ƈ42ƌ
~<ref	80 16Ľ18Ɨ33ƴ58ļ
~<reg	69 -10Ɣ-7Ǉ7Ʃ8ųŶ9nƙ10ƕƾ11Ƙ13Ɖǃ14Ų15ǖ16ơ18Q27ūǊ29ǔ
~<rej	89 14ſ19ƴ
~<rel	81 -8Ƨ-7V7ƫ10T38HƯ
~<rem	67 7tŦ8Ƣ9x10œ11aǅ13E15Ǆ30ƶ36ƌ40Ľ
~<ren	50 -16ǌ-14n-12Œ-11ZŌ-10Ǔ-9Ŕ-8Ƅ-7HĴ7Ʒǐ8ǒ9ŜǞ10ś11ƌƮ12Ɵ16Ǐ18ƥ19šƣ23ķǇ29Ĺ30ŵ31Ƥ34Ǒ39Ɓ41ơ42ŕƢ51Ɯ73F97Ơ
~<rep	61 -9Ɛǝ-7Ĺ7ņŔǏ8žƮ10ĸ12ĺŻƑ14Ǆ15ĵţ19Ƌ21Ŧźƈ24Ɨ30ƓǢ33ũ34Ƶ
~<req	74 -7ƢƤ10Ĺ13Ǚ14ǌ18Ľơ25Ǔ
~<res	70 -10Ƌ-9S7Włǌ8Bŷǔ10z11Ţƣ12ōǛ13U14G16Ǎ17ưǄ18t19ǟǩ20n
~<ret	66 -11Ń-7ǥ7f8ŧǊ9q10Tǆ12Ŝƭ14Ǚ18tƧ21Ǆ25P31Ķ38V
~<rev	78 -14ƶ15Ǟ20ǩ24Ŗ25Ŝ38Ǌ
~<ri	37 -16gǩ-15T-13x-12j-11n-9Ťƛǁ-8U-7iRōŞƔ7kYřŭƝƫƾǈǌǥ8pEļŇųƎƜǄǆǊǑ9eCLQşťŸƒơƩ10osuwŃőŶƨǔ11ŜƷƽ12KXŀŬ13SƓ14N15qŧũ16ŝƅƵ17ĽƬ18Ŏŏ19f20P21b22Ų23ŵƣ24ǃ26ǟ35ƙ38IƘ40ǀ
~<rid	74 -10ŝż7ƨ10wŉ14Ŷ23Ŭ24Ƶ29ǀ34Ų46ŵ
~<rig	38 -14T-13x-11j-10nBǩ-9Ťǁ-7RUƔ7cŉŐƑƱƹƾǌǛǜǥ8FYŌŗřŭŲƝƨǆ9ekpEļťųŸƫǄǈǑ10QŇşƩ11suCŃőǔ12oơƷƽ14ƒƓƜ15Sŧ16NXŀ17qƅ18Ƭ19IŎŏǟ20ǃ21P22ŝ25b
~<rin	69 -16ű-8œƒǩ-7X10A14Ŝ16ǟ18KĹ19Ǝ23Ǌ25Ľ28L31f37I74Ƙ
~<ris	73 -23g12ķ26ũ39ƙǀ43ƣ
~<riv	87 -10Ɯ13ǃ47ƙ
~<ro	49 -10lRǒ-8cűƇƔ-7iŪƅǅǢ7MƆƝƩ8TƮ9ĽƜǞ10Ů11XŌƏǈǟ12ķųŹǎǩ13ŭƌ14Ɓ15ş16ź17YŎ18eǃ19ǀ20Ƒ21D22Ķ23S24Ɨ27n29hǄ50Ƣ65ƈ69Ɖ
~<roa	71 -12R8ǀ9Ŏ10Ǧ11y12ŝ18Ə19Ǟ20ǟ21Ź22ŭ24Ɓ33D
~<roc	86 -10Ɣ8j11ƕ18ǀ
~<rol	86 15Ƙ18Ķ24Ō26ǈ33ź
~<roo	54 -11ǒ-10Ơ-7űƘ7Pńƪǣ8ƞǃ9ƆƗ11Ɯ12Ɲ13h14XŎ15ų16ƌ18ş24Ƒ32n37Ǆ57Ƣ74ƈ77Ɖ
~<rot	85 -8ǅ19Ľ20S28Ķ32h
~<rou	65 -9ƕ-7Ǣ7ǀ9ƒ10Ɵ13MƮ14T18Sǎ20ķŮ23Ɨ26eY
~<ru	54 -15i-10R-9r-8Ŏǔ-7ĸŵƤƯ7quŅƦƧưǄǉǙ8ĿňƼ9hĵţǗ10Ŵ11ŦơƩǟǥ12ūǝ13ń14L18eſ20ǐ21ǈ23Aǎ24Ɲ25ƛ27ŕ29Ƭ34ƽ37Ǩ41Œ45O53ű
~<rul	87 16Ǚ26L
~<run	55 -9RŃ-8ǔ7qŅƦưǉ8uňƧƼ9ĿţǄǗ10hĵ11ŦŴƩǥ12ơǟ13ńūǝ18eſ19O21ǐ22ǈ23A24Ɲǎ25Ƭ28ŕ35ƽ38Ǩ42Œ47ű
~<rus	87 -21i-7ĺ10s12ű14Ń43O
~<s>	79 -9Ľ11Ÿ13ƕ19qƄ23ǆ30b
~<sa	41 -19Ŀ-16Ő-15ŦƜ-14Ʒ-12Pž-11L-10Ş-9svńŪƢ-8gmAŏŤǓǝ-7RŃŻƑƔƗƯǌ7wĴřŶƶǍ8cfqşűǗ9VĵłňŌŒŴƝƮƱǠ10ŧũƸǂ11Łūƈǔǧ12ŊƖǉǖǩ13ǃǚ14Wƅ15ŖƩƺ16ņŋŽ17Ţƒ18Śƾ19Ŕ20ŗ23pS25Ů26ŝơ28Bƴ29T30b32ŘǊ37Ǚ42Y47r
~<saf	68 7Ķ9N13Ľ15ƎƘ30Ž58Ǚ
~<sai	63 -7RŐœ7ĵĺ8prMSŊŬƝǔ9duņ10ftŎŲǜ11ŝǅǚ12Oƅ13Vƥ14G16HŔƶ17c19qy20B28ƴ
~<sal	63 -13Ł-11Ǔ-10tD-7Ƭ7ǔ8ǍǨ9Ɨ10Ƨ12ǋǠ13ű15Ʈǈ16ǉ18WƦǃ20Ǜ22T23ǟ26ǖ29ņ30ƒ57Ǌ
~<sam	63 -11H-10Ƹ-9ǅ-7LŐ7DŗǍǜǥ8ŜǞǠ9łŘŰ10ƇǇ11ņƓǁ12oǂ13ż14k16IƖ18ŶƩ21ş22Ŵ25ũ32S35p
~<sat	80 10ƚ13Ʈ17ŧ21Ŗ25ŝ
~<sav	61 -12y-9Ŏ7ź8ƳƵ10Ǘǩ11ķŋ13w14Ļ19Ĺ21Ʊ25Ĵ40Ţ45Ř64Y
~<saw	78 8ƫ10f11ŧƚ12Ǚ13t14Ũ16j17C22ƾ
~<say	49 -16Ŀ-15Ŧ-14Ʒ-13Ɯ-10oĻ-9Ũ-8AĹżƢƮ-7PĺŢŪƗǌ7XƾǃǑ8łōƨƵ9ĵţƝǢ10Ŗǚ11NŇŊƅ12ŋƼ13Q14Bŝ15ŌŔƴǧ16ŀƈ17ū18ňř20Œǩ21Ƹ24ŗƺ26T27Ś28Ł31Ů35ơ41b50r
~<sc	54 -11ǩ-9Ƶ-7Šƿ7yKƻǔ8QŅşŻƣǦ9aqSƘ10ŭŽ11ǁ12ł14Ǔ15l17R22xƺ24ś26Ʊ27ź30ǀ32ĵ34Ũ37m43Ŀ51ǘ
~<sca	68 -10Ƶ-7ǩ7Ťť8Ţ10V11şƣ13Ņ15ǁ17ł24ś30ƺ47Ũ59Ŀ66ǘ
~<sch	60 7Ƅ8vƢƶ9yQǔ10KŻǦ11qSƘ12ŭ16Ǔ20lR26x30Ʊ31ź43m
~<sco	77 17Ž49ĵ
~<scr	80 -9ƿ7m9ŏƓƮ10Dś12ƻ17a
~<scu	83 50ǀ
~<se	44 -25Ś-19j-16ŀŨƤ-15ơǈ-14h-12ǃ-11CǇ-10knrMķǅǜǠ-9giXŔŖŤŬŵƵ-8auBFƃƧ-7lwAPŁŎƑƗƮƯǍǖ7Őūűƞ8ETĹřǒ9Ʒ10KŜšƉǘǝ11ZŌƲƳ12ŠţƔ13NYŘ14ŪƏǄ15ĺľǎ16Vƾ17ƒ18Ŋǂǔǧ20Œǥ21ĽƄƕƖ22yǆǛǨ23Ɵǌ26J27ƛư28ŢŴǋ31ƎƝ34H35ś40ļ46ň58Ǟ
~<sea	76 -16h-11jǇ9U10Ż14x15ƉƚƟ16Ɯ19ǟ40ǎ45ǋ
~<sec	63 -8Ŏ7dŕƖǘ8Ǘ9ĶŇŊǌ10AĻ11Iƶǩ12ǋ13pľũƔ15Ō17y19Ǟ27NƟ28Ǝ29Ŵ
~<see	60 -16J-14Ƙ-9CŨ-8nĺǅ-7ǔ7ŎŴŽ8ūƿ9Ɖ10vźƊ11Ə12ĿţƛƝ13t14ŭ15Eǩ16ǂ17ĽŊƄ18řƳǞ19yļ20Œǒ21Ʋ22H27ƾ28ň30V
~<sel	66 -8ƿ-7ĺĻ7Ǜ8ƁǕ14Ʃ15Q19Ʒ20ƕ35ƒ37H39ǔ42Ǟ44Ǩ45Ɲ
~<sen	59 -23Ś-19Ĵ-16ơ-11ǈ-9ǩ-7ŨǠ7ŜƄƔ9ĹŌ10ƪ11osš16ƕ17Kǘ19Ǝ20ZŐ27ǧ31ǌ34ļ37ň39J44Ľ53ś
~<sep	80 7f16ş27Ƙ30Ř
~<ser	65 -7A7ųǗ9ŝŢƕ11ţƏƽǂǞ14Ƽ15Ŝ18űư19ľ31Ǜ35Ǆ
~<set	64 -16ŀ-13Ƥ-11j-9ǃǟ-7ž7ŴƄ8łŉƬ9Ŧ10ŧ11L12Aŗ15Œ18Ĵ21T22ƞ23ǝ26Y27Ɩ29Š34ư35Ţ39ǆ41ĺ
~<sew	86 38ƛ
~<sh	41 -22Ūơ-20i-17ŀƤ-16ƣ-15Sŉ-12wƼ-11jFŏŦ-10GHYœŬŸƒƹ-9CVĶĹŃŐŖŮŰ-8PķĻĿłŇŒŔŞƌƔƙƞǇ-7lDőŕũƓƪƯƽƿǚ7ĴŚŠǁ8ĽŘśƁƳ9hpŅŵƚ10uJǖǡ11ƭ12nxyKňŋŎǠǨ13BNRƨƬǔ14fűƛǎǟǧ15ańŢŲŶ16ŧųƈƸǃ17UƘǥ18oMŴƄƫƮ19Ɨ20Ŋǅǋ21tƝ22rŌǌ23q24ź25ƢǍ26ŨƑ27ǂ29v31ǈ32Ʒ33Ɖ38ǝ39s
~<sha	63 -10F-7ƈ7ĵ8MƄƫǈǔ9Ō10TŶ12ǩ15ƠƬǆ16ų17nŊƉ18Ǎ19Ř23Ũ26Ƹ29Ų31ű38Ƣ
~<she	54 -23Ƹ-18Ū-14ǩ-13ƹ-12Ǉ-9ciwWƼ-8dĶƱǏ-7ĹŇŰ7Uů8Śŧ9yǜ11fŅƅƢ12B13ųƝ14ƫ16Ŷ17pǈ22Ƴ25ƨ28x30Ŵ32Ʈ34o35s36źǂ39qt43Ƒ46v52r54Ʒ
~<shi	66 9UǕǝ10ƚ14ǅ20ǎ28Ţ38R39ƈ42Ɖ
~<sho	48 -23ơ-19r-16Ƥ-15ŀŉ-14iũƣ-11SƷ-10ŏŸ-9t-8xYŬƢƼ-7oŐŦŪůƒƳ7yOǢ8IUŋǞǩ9LƬ10uōƱƶƺ11kXśƻǁǏǔ12ghĺŊŠƁƸ13ŧ14ǖǡ15JƝǈǨ16ĴĽƭ17fsKňŨǅ18Ƅǧ19Ǎ20MNŎŵ21ń22ŌǟǠǥ23aƘǃ26Ɨ27ǋ31ǌ
~<shu	72 -7Ĵƙ9Ɵ10ƚ14ũ20ŋ22ǎ35ƛ59ǝ
~<si	45 -19Ş-17Ʈ-16Ǆ-14Ŷ-12Ň-11XƑ-10ŐŜŨ-9ĺņŻƸǈ-8cŃŝƵǏǝ-7lOŊƜƶ7Iŗƛ8ZťƎƥǃǦ9JQư10ĸŎƬƹ11ŪƲǍ12dtMłŹ13WĵƁǂǅǟ14nŰŲǓ16i17fŀ19ĶƖƘƟ20SœǨ21BŁŴƝ22Ɔ26Ǡ27A28ũǞ33Ƈ36ő39Ǜ44ƽ46ǩ
~<sic	78 -9Ʈ7ƾ8Ŀ16W27ƽ30Ǜ31Ǩ
~<sid	63 -18Ƹ-17Ǆ-7MŨŻǏ7Ɖ8u10C11Ŕƽ12Ķ14œǛ15Tŧ16łƁ17ǂ19Ǎ23Ų26Ǡ33Ɲ37Ƈ
~<sig	61 -9ƑƯ8Ľǉ9WƢ10IœŖƨ11Z12ƒ13yƱǠǩ15J16QƲ18ő22Ǔ25Ŏ26ǃ30Ɩ35Ł41Ō
~<sim	86 13Ļ19Ǝ25ư
~<sin	57 -29Ō-10ƿ-9Ŗ-8ņŞ-7ŎŐŜƉƬ7ƌƸ8ƣ9P10Gţ11ŹƆƛƪ12B13ť14ƹ15ŗ16Ƙ18d19ǅ20tǟ22ĸ25f26i30S31ő34Ǟ39ũ59ǩ
~<sis	72 -14ǃ7Ņ8ƤǤ14U15Ʒ23Ư25B30ƽ52A
~<sit	64 -14Ş-10ƽ-8Ʈ-7X7HŹ8jDŚƝǨ9z10Y11Fƙ12ĵƘ13ĹǦ16ƥ19Ķ21ŰƇǛ30nŴ31M33ŀƟ
~<siz	82 -8Y-7Ŕ9r11Ǟ12œ27Ɔ33Ƭ
~<sk	73 -9Ǧ-7d8Ŋ10BƂƠ11pǁ14ů22Ǐ23ŀ26j29ǀ
~<ski	80 -9Ǧ-7d9Ŋ11BƂ12p13ǁ16ů24Ǐ
~<sky	80 11Ơ29j32ǀ
~<sl	62 -14ǩ-8ŕũ8ľž10ňŨ11ƀ12Űƛ13bĸŌ14iƤ16ƍ17ĻĽł18ǟ23Ƽ24Ƈǡ27x28n34U45ǎ
~<sla	78 8Ɠ11ž13ǎ16ǟ18U33Ƈ
~<sle	69 10ľ12Ũ14Ű15ĸŌ16Ƥ19Ļł26Ƽ32nx
~<sli	83 -10ǩ9Ť15ƀ22ƍ24Ľ33ǡ
~<slo	76 -8ŕ8J13ň15ƛ18b19i24U25ǟ41ǎ
~<sm	62 -7qƛƨ7mƦǜ9HƐǈ10ũ11Ǆ12ƥƬ13AƤ14ń18Őŧ19ǃ21Ŧ33ǂ43Ǝ52ƹ
~<sma	70 -7ƛ8mǜ9Ʀ11Hǈ12ũ13Ǆ14ƥƬ15Aţ17ń20Ő23Ǝ24Ŧ
~<smo	67 -17ţ-7q7ƞ10Ɛ15Ƥ20ŧ24Ǝ36ǂ57ƹ
~<sn	75 -8cƮ7ś9ņǤ30Ž42Ɵ54j
~<sna	85 9ś10ņ29Ž
~<sno	80 -9cƮ45Ɵ58j
~<so	30 -13ő-12X-11ƃƗ-10šǑ-9MǤ-8WŐŨƼǘǟ-7ZŻƊƑƷ7DNĽŁŌũƉƒƟƦƸǞ8mnFYĻľŜŝŰƔƝƠǙ9ELUļŽǨ10VĶŲżƬƽƾǅ11ikŉžƄƕǋ12gŇƥƨƳ13pqvņŒœŞſƤǃǇǕ14eszTţ15uŗŦƓƯƺǗ16hŠ17HPĵńŘųŴŹ18ĸňŢŤơ19ĿƩ20fŪŵŶǆǈ21Aŕǚ22c23ĹŃ25ĺ26ķƢ28wQ32ƿ34y
~<so>	35 -12ő-10oŀ-9Ƒ-8jǑǛǤǩ-7aNŏ7JKŴŹƕƾǆǉǗ8gBEŗŮƤƳƸǁǣ9qtGLĻŃūǙ10DļŤŶƵƹ11fşƈƖơǄ12UĿŒũŵżƓƬǇǕ13ySŁŌƔƞƩ14ŷƝ15wķŢŲ16kĹ17cAĵńţŪƠ18TĺųƦǚ19Ŧ20hŕƢ21s22inQ23ň24œ25pŝ
~<soc	72 7Ƣ11j13ĸ16ǆ18x23Ǘ24Ķ32ƿ49e
~<sof	81 11x12gĵƉ29q
~<sol	71 -12F-11Ŏ-9Ƭ-8A-7Zœ7ƅ8Ɖ10ƕ11Ŗ13sPŶ15fŠ17ķƢ22ņ24Ŝ33ű36ǆ
~<som	44 -15I-12WšŨ-11s-10nťƵ-9ũƃ-8ŌƠƱ-7cŷŻƗ7jŢƎƒ8ĿŃŖŚƓ9ryūŶǅ10FŤŪžƮǞ11NŠƕƤ12PY13ƺ14ŗŽơǈ15Ĺŀſǚǜ16ľƥƶ17zķĸŵ18ŞŴƳǋ19mĺ21Ư22ƨ23ņŊ24A26Q31Ř
~<son	70 -14pǟ-13m-11ƭ-10ǆ-8tV7Ű9ż11Ư14ų17ǈ19Źǃ27Ǟ30u36vy41x44w
~<soo	71 -12ǜ8Ɓ9Vľ10ƕ11Ŀ14yƄ16Ǟ17ŕ19H21Ź42Ń
~<sor	72 -8Ũ7u8Tňƛ9zǀ12ƺ15Ƴ17aņ18fǩ22Ʃ
~<sou	64 -8Iǩ7BņŨŽƏǛ8LVƆƉ9iCFŧƽǈ11NţǨ14Ɵ18b20Ľť21l24c42Ň
~<sp	50 -25ǩ-19Ň-17d-14Ƹ-12FŌ-11yP-10Ɨ-9c-7uTĻľŨŶƆƵ7l8ŚƝƯǇ9MŽƇƍ10Hşƣ11CłŏŕƊ12ƉǀǏ13tƾ14ŴƐƘƫ15ĴţƷ16rǋ17Űƞ19kǌǍ21o22O23JƢǂ24qŻƨ25fX29b30p38gs
~<spa	69 -21F-7Ɔ7gǢ9Ɖǩ10ƅ14Ƈ15J18Ɗ20Ɛ22Ŵ24ǋ26Ɲ30ǌ33O
~<spe	61 -8Ōǩ7Ưƶ8tNǃ9wƦƽ10g11l13kŚŽ15J16aŏ17ƞƾ19sƘ31Ż34X39b
~<spl	75 -10ƣ15ĴǇ16ƍ24ƫ41Ƣ
~<spo	63 -19d-18Ƹ-13Ň-12Pǩ-11Ɲ-10a-8c-7w7F8ǋ9Ɖ10ƙǘ16C17ǀǏ18M19Ű21Ʒ25r30o31gqs32ǂ33fƨ40p
~<spr	66 -9ǋ7Ʈ8ĴĽťǞ10jtŃ13k17ŕ18ş19H21ł23ţ25ƣ27Ǎ
~<sq	70 7Ńū11ķǁ14Ɠ18ǋ26ǖ43Ɔ
~<squ	70 7Ńū11ķǁ14Ɠ18ǋ26ǖ43Ɔ
~<sr	82 -8Ǧ93Ƅ
~<sr>	85 41Ƅ
~<st	37 -17Ŧƭ-16Ƴ-15ŧ-14sYĹłŪ-13Ʀƶ-12pŝ-11BGNůŶƃƅƠ-10LWĻŎſƒ-9ĸņŒţť-8bTĿŖşŴǩ-7hļŞŠŲżžơ7cdĶƞưǞ8rŇƩ9OšƄƝǕ10vIƧƼǈ11yJŷƏƫƷǜ12őƖƙƤ13SVŌŔřǇ14qHUź15MūŰǖǣ16ŘŸƉǎǗ17EƋ18ũƐ19Ǣ20ǟ21fƱ22Ʈ23jƜ24t25mCXǋ26ŀŢƇ28Ǐ29Ɔǘ31Ǎ32Ť33Ũ37Dƚ40ƥ41ǅ
~<sta	47 -13sGQ-12L-10Y-9UĹŀŞůƳǋ-8Ŗŝ-7ňŎŪž7aĵķŚŨƪƮ8kŐœǓ9djtŰŹƋƚǍ10ŕƛƥǔ11ń12nŏőř13Eǜ14ŃƩ15rHSƏ16ǈǟ17fRVŗ18ǣ19ĺŤū21Ƅ22ŘƷ23Ɯ24CƤ25Ō26ƱǇ28XŸ31Ţ38ǅ
~<ste	70 -9Ŕ-7K7d8ŊǨ10Ǟ11Ɖ12ƛ14gǎ16žǅ18ũ20Ǐ21u26ǘ28ƜƯ30Ƽ
~<sti	54 -14ƭ-10ƛǓ-9p-8ǎ-7sŸŹ7jƹƺǋ8Ƌ9Ŝƞ10Ƶ11ŀŬ12ŉǩ14Ƭ15U16zƧ17fƇ18t19CƔƖ20Pũŷ21cq24Q25v27DJ28Ũ29Iƫ
~<sto	54 -10Ơ-9ŧƗǔ-8Ɯ-7ƫǩ8myƁ9ǅ10ňŊƝǌǖǡ11ŢǊ12OōŔǘ15jŀǟ18ƮǢ20ǋ21ǎǏ22M23Ť24Ǘ32Ɛ33Ǎ47ƥ50Ɔ54ƚ
~<str	57 -10P-9ŗǩ7lŚŨǣ8řƽǖǧ9ň10EƞƼ11Ŕ12tŀŜǃ13Ǖ14ŭƑ15K19ĴƓ21šŰǍ24U25Ň27ǋ28ƙ36D
~<stu	57 -11ŒƼ-9ŦŬǩ-8B-7Ūž7qXŞŭƲƿ8ŁŋƉƣǜ9sƱ10ƋǐǓǕ11ǘ12ŀƮ15ŨƝ16ǂ17Aư18ZƢ20ŵ21Ǣ23Ƈ25ƥ30Ɨ31ź33m
~<sty	76 10Ɖ11ǈ22Ǒ
~<su	51 -17ǧ-11Ǟ-9ŞƋ-8ǈ-7yHƗ7aƝǙ8ĻƅǓ9tŖƟ10kĸ11z13ŌŪ16Ŏ17i18ųǩ20ŸƌǤ21x22ƪ25ķ26ǜ27jŶƊ31LƼ34Ǖ61Ǒ65ǒ
~<sub	63 -20ǧ-10Ƌ9ů10ųǤ13Ǔ21Ō36Ŷ79Ǒ87ǒ
~<suc	89 11w14ƻ
~<sud	87 12ĺŭ16ĸ
~<sue	74 9Ŀ31ķ43ǜ
~<sug	82 14Ǚ16Ƽ17ƴ
~<sui	86 9Ň13ǡ14ķ33L
~<sum	76 -7n18ƟǇ21k24x44Ɗ
~<sun	82 -14Ǟ8Ļ29ƌ48j
~<sup	68 7t8Ŕ9r11ƿ12nƝ13ǐ17z19L26Ŏ31ǩ48Ǖ
~<sur	68 -10Ş7tĻ8xŏ9ZŨƱǂ10ƅǒ11ǝ13ŀ14a17Ǥ19Ŗ26i32Ƽ33ƪ
~<sus	86 8Ƅ37Ÿ
~<suv	89 23ų27Ū
~<sw	66 -9Ū-8Iǩ-7Ň7HĴƫ8ł9ơǖ11wũŸ12tŌƶ15DƐ16c19X20Ŭ21M22Ƶ26ő27ų39Ţ46ƍ
~<swa	87 -10Ū15ũ30Ƶ36ų
~<swe	80 -9I-7Ň8ƫ12ơ14w15tƶ19DƐ21c25Ŭ
~<swi	70 8Ĵ9ł10ǖ12Ÿ14Ō21X23M28ő43Ţ50ƍ
~<sy	67 -9ŵ-7ǔ9E10ǝ11D14Ǜ17Ǖ19ǘ20Ǝ25ǖ28Ǘ
~<sys	68 -9ŵ-8ǔ10ǝ14Ǜ17Ǖ19ǘ20Ǝ26ǖ29Ǘ
~<t>	87 11ǘ15ſ40b
~<ta	45 -26I-16Ł-15ŀ-14Ƴǩ-13ŬƟ-11qƽ-10ĺřƠ-9yĿœ-8pxPľŖƈƝƫƶǀǈǉ-7uŌŐŗűƄƌ7nMĵŎőŒŭƏƔƪ8aAĹŊ9OƋǨ10fkvĽƅƵ11Ɨ12ƓǛ13ťŨŹƖƬǃ14śŧǊǞ15Ţ16ńƯƱ17źƤ18ŇƉǁǙ19sz20ķ21łų22Ƨ23T24ǖ25ů27B30ǂ33ŋŠƺ36N37Ǡ49ū50ƻ
~<tab	75 -9ƈ-7X9T10ł12ŚƥƮ14s16Ž24M28n35Ɖ
~<tac	89 9Ǘ21Ŵ27Ŷ
~<tak	51 -17ǩ-14Ŭ-12ŀ-11Ŷƽ-10q-9ƮƳ-8r-7cnyľƟ7NŞǒ8fŝũŭƏǄ9Ŋ10ųƔƪ11őƯ12ś13Ŏ14kǊǠ16ƓƖƗǨ17ŨǛ18Ň19ł20ŠŢŧƬƱ21źƤ22ŹǁǞ23Bǂ24z26ķ29Ƨ30ǖ32ů60ƻ
~<tal	58 -15Ł-10ņ-7ŹƳǉ7Kō8ƍƯ9iXǠ10BƷ11h12ƨǂ13Oĵť16ĹŇ18avAĽ21rŠ22s26Ǚ27ń41N47ƺ
~<tap	83 -8Ɵ12ƛ66ŋ
~<tax	78 -7ǘ8Ǌ9f10ǆ13ŒƵ15ǃ21ƅ31Ǡ34T
~<te	41 -17Ň-15L-14I-13łţ-12Şǐ-11wǥ-10cGųŷ-9bķƫ-8aXĺŉƁƔƮǍ-7TĻşťŲƻǝ7EMWĴńśƱǆ8RŭŰżƉƢǕ9kyĶŁŖŠŢŸƥ10qĹŊœưǘ11uƂƞƟƵƾ12ŕŶƴǜ13iƊƳ14ƿǁ15UŽƄǙǩ17l18xōƨǄ19Ũ20ŔŤƜǇ21F27g33Ʃ34ǈ36Ź37ƭ39P40K45B
~<tea	74 -12h-9ň-8Ơ-7K7qŁ8Źǈ9U11Ʒ13ǃ14Ķƨ15Ɲ18x25g26ǩ39P41Ǉ
~<tee	69 -10ų-8ŷ9ŭ10ź11Ţ12ƿ17v20Ƃ75Ź
~<tel	44 -16Ň-14w-12Iĺ-11Ş-10łǐǥ-7bcGŉś7jnqCHļŜƠǞ8FSŁšŢůűƟƧƭƵǑǖǚ9EMńŗŝŪŰŶſƱƿǈ10xĿżƉǆ11gUĴŠƥưǩ12kŖ13Ŋƨ14uĹƊƞƴ15Ƴ16i17Ũ18ŽƄ20ō21PǄ23ŔŤ36B
~<ten	78 -14L-10Ǎ-7Ɓ9ƣ10ĺŸƟ13C14ƢƳ23R28FƜ
~<ter	68 -9ţƔ8wœ9ŨƜ10Ƶ12W14Ǖ15ǜ20Bŕ56Ʃ62ƭ
~<tes	79 12ŧ13Ŷ14ž25ǁ28ƾ29Ǚ
~<tex	69 -14ǩ10Ÿ11ǘ14ū24ś25l72K
~<th	17 -20T-19ƨ-13X-12Ÿ-11Ĺ-10gńǎ-9u-8Ŗ-7oNƬ7ķőšűŻƒƳƽǅǍ8CDMƀƢƺǊǗǚ9ĵĺľŐŘũŵžƌǝ10rVƉƐƣƥƯƵƹǁ11ĽņŰųźƚưǣ12QĶłƁƫǤ13JŚƏƶǑǥ14ehŶƩ15fŗƄƍƙƛ16sAƎǃǄǟ17ŋřůŽƋ18dvwŕŮŹſƱǋǌǨ19ňŒŔƘƜƻǆǒǛǞǧ20WŤƅƊǈ21ERŷ22akŀŌƟƮ23jlŁŨƈƠ25śŭ26xƖ27ŜťǠ28ūƞƪǓ29ĸǐǦ30bnyƝǢ32Ŧ33Ƨ34ōŧ35ŅŬƕơǩ36G37Ƒ39S42Š43ŝ44Ň
~<tha	30 -26Ǉ-18Ƭ-16Ĺ-14ZƚǟǨ-13ŹǞ-12iN-11yUXYǍ-10sPƗ-9ŘƊƕƨƶǈ-8ƓƟǠ-7ƲƷƾ7ţŴƯƴǜ8hlxĶųƅƒƛƜǁǢ9FĵŸżƌǃǔǕ10WšŬƇƑ11oŁŕŪŲƍƻ12ajkļĽŋ13MķűŻƪǝ14tAŌůƥǂ15Cƈƙƿǀ16ŅŔƘ17Dŧ18řũŮƝƧ19duQŒūƩǋ21Ť22ŀ23SŦŽ24Rśǩ28p29E34Ƴ35ŭ36ĺň38Ŷ39ő45ōť46Š47G49ĸ51Ň52b57Ũ
~<the	19 -26Ļ-22T-19Ň-18Ÿ-17ip-16ŏ-15Nǎ-14Ńňǖ-13B-12oXńŊŨ-11Lǜ-10CŶ-9u-8tIĹŖƬ-7rőƨ7ŭŻƣƦƹǏǔ8jFşũƲƾǚ9DPľ10ņŌŽžƇƩưǅǇ11ōŤŮƌƥƱǊ12WŠŰŴƀƍƽǋǗ13ǣ14ĶřƐƒƙ15ŐŗŞƉƎƚƯǃǤǥ16flśůųƜǁǍ17ǆǞ18ekwŘƁƏƗƢǄǑǒ19hGĽŁłŕŚźƅ20vUŀŵƄƶ21Eƛ22sƈǛ23SŒŔƝƫ24Ƌƻǌǧ25xŷǈ26Ŝƪǟ27ſƊƟǦ28nŹƖ29ŦūƞǨ30Ŭ31ƑƠǐ32Ņ33Ǡ34ƮǓǢ36ƕ37ơ38Ƨ40y45ŧ46ŝ
~<thi	41 -18ƨ-17ƌ-14Ƅ-13oŒ-12Ʀ-11nǨ-10YZŐƁƫưǇ-9ķźŻƿ-8TĸńŢſƑǎǑ-7guKőşƜƷƽǢ7OUŨŪŲŽ8mxŊǡ9Ŗƕ10QƘ11ŇŔŕŠ12iyǊ13kXƻ14hŀ16G17ĴłŎǟ18ƭ19MNǈ20dǞ21sBĿŌƖ22cľ23ŝũ24jƬ25I27Ł29Ĺ31A33ŋŏ34Ń35Ƶ41aĻ43H44r50ĺ
~<tho	56 -9ĺ-8ĴŨŬǖ-7CƋƤƬ7ƗƯǉ8ŕűƜƞưǐ9EŝŲſƅƵǄǒ10AĵńƉƍ11iwŊǊ12Ǝ13x15Z16ƈǑ17Ǉ19ŢŽƩ21Ǥ23Ƒ30Š35ǩ38Ň
~<thr	51 -11Ɣ-9Q-8ǩ-7ŏǟ7lļżƮƱƻ8šƦǝǣ9zŖŵƁǦ11ZƧ12śŬ13Őƚ14ǥ15ĸŊũ16jnŧ17Ƴ19ŤƜ20ŗƨ22ǎ23ƕǖ25WŨ
~<ti	47 -11ƇǞ-9ƋǗ-8oŀŌŖ-7xĶŐŒŚŧżƝƶƼ7ņƈƦƺ8yFSőŵƉƴ9ũŸƛǏ10kPš11WţŶƖ12Ŝ13ű14qĺŕƧǈ16Ǉ17ŲƟ18fƸ20s22RŬ26V28Ļ30ǎ31Ŕ37g38Ń39LOƭ40Nł42Ż
~<tic	65 11NĹ17ţ21Ŷ25Ŕ54Ż
~<tie	83 -10ǩ-9Ƌ7Ľ18Ǐ31ł36f
~<tig	87 12ǝ13HŲ15L24g
~<til	68 -10ǩ-7x7Ɨ8g9sƄ10Ƒƾ11yƩ12O14Ń19ŕƉ27ĺ57ƭ
~<tim	53 -16T-11Ƈ-10Ǟ-8ŖǗ-7oǧ7FƑǣ8ĵœƒǖǘ9yƦ10ņƴ11ŵŸƈƛ12šƺ13kS14gWũ15ŜŲ16Ɵ17sőǩ18Ļ19ŔƧ21ƸǇ24V30R33Ń35O36ǎ38LN
~<tin	87 12Ƙ13Ɖ15g23qǈ
~<tip	85 13ŉ21T46ł
~<tit	75 9q11ķǐ12ǈ16ű26Ɩ28P39Ŭ
~<to	29 -28nŤ-26r-20Sǈ-19ǒǡ-15pťƩ-13cwPŰƻǅǋ-12WǇ-11ƅ-10mFǣ-9lŕŖŚŮƃƒǖǟ-8hĶżƊƽǥ-7vDĽǛ7gEŒŲźŽƖƙƝưǧ8ŅŇƜǉ9IƂƄƑƗǜǨ10YĿŀŗŘŝŭų11ĴŦǓ12NĹŐžƮǌ13dzļńşŹƛǙ14oGǔ15eTƚƳ16ŵƀǁ17ƕ18jyŋœƓ19BHƭ20astLŧǝ21ĻǦ22ōŨƹ23ĸ24CKĺţƤ25łŜƷ26Z27ƯǞ28ľŎ29ŉ30OXś32AŢ34ŃƁ36M37Ōƫ39Ǐ41Ł42ƶ44ů52Ƶ
~<to>	31 -26Ʀ-21rǒ-18nS-17Ť-16ű-15ş-14ipqŖ-13ǣ-12vwŏƩǈ-11cjňƪǅǋǟ-10ƻǇǥ-9WťƉǊǛǢ-8mPŗƅƊƿǂǡ-7flFŕŮƁƼǆ7ńƙǧ8ŀŇŊǀǍǩ9oL10dƄƌƖư11kĿřŶƜ12IŘƑƗǗǜ14VĺļŲƮǌǓ15zųǔ16GTĴ17tNOŝƤ18ĻƓǝ19eA20ĸľŹǁ21BZŋ22syŧƕ23ƭǏ24aKŵ25Hœ26Ŝ27ŎƷ28ō30XţŨ31ł32žƯ33śǞ34ŉ37Ţ40ƫ41Ń43M44Ō46ů48Łƶ60Ƶ
~<tob	79 11ǂ51ƹ
~<tod	54 -20ž-13ǡ-12rƧ-10ǩ-8Tƨ-7QU7ĸǢ8őƓ9a11xŜ13vŀ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ35ŏ39i41ĺ
~<tog	76 8u9f12MǊ13Zǉ20s30ş
~<tol	73 -9ǩ9jļ10l11uŖƁƧƾ15Ŕƴ16Ŧ17dƼ26B32A
~<tom	65 7Ʈ8ǒ9jIƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
~<ton	78 -7ǎ10bƀ12ŉ13rś14Ƥǝ15Ŗ16Ʀ
~<too	56 -13Ű-10aǈ-9ů-8ŏǍ-7rLŁřŻƾǦ7ĿūźƂƯǂǆ8łƘǛ9ŇƪǄ11ŠǑ12ŧƀ13tũƿǚ15ńş16o17ň18UŽ21jsƬ22ƨ23ƝƳ24Ǚ28Ǣ29q41Ǐ
~<top	69 -11ž-7ť8aĺǔ10W11Ǩ12Ƶ15T16ƣ18Ǌ21ƈ25Ƃ28Ɖ29ř31ľǦ36ŗ
~<tor	85 9ǝ15Ŀ44ƚ
~<tot	74 -14Ť-7ǥ8Ž9Ɨ10ƹ11Ņ12ZƠ13gƀ16Ŧ19ǉ24şŵ
~<tou	79 -9d7Ǘ8ō10ķƹ11Kƿ12ŀǟ13Ƽ15ǝ19Ŝ
~<tow	67 -17ŗ-11Ō-10Ƅ-9n-7ř9ůƣ10ŭŸƾ14Ň16ƟǕ18QX22Ǧ31E63C99Ɓ
~<tr	47 -20ǩ-16Ŀ-15Ʊ-12Ɣ-11ŐǇ-10ƙ-9nGRŷ-8ŸƩ-7uĻœŗŚ7Dƫǒ8cl9Ť10ź11Iŝǜ12ĹŪű14ƿǏ15Lǋ16ŎŭƼǦ17ZųƏ18Aŧ19Ŭ20PQņƁǚ21ƍ22Ɵ24SǙ27ŴƲǀ28k29ǘ31ů37ǐ46Ŷ52Ƒ63Ž
~<tra	60 -14Ʊ-10Ş-9G-8Ǟ7NǊǋǣ8Żǟ9ǘ11űǏǒ12yƝ14l15Q16ǐ17ź20S30ƍ34ůƟǙ36ǀ37P59Ž
~<tre	63 -17Ŀ-7ƙ7jƶ10k11D12Ƙ13iƼ15Ş18Ť19UņŧǄ20ƿ21ŝ29Ŷ30ǚ59Ƒ
~<tri	74 7Ł12Ž17ů18Ɯ19Ƒǀ25Ɓ33ǘ39k
~<tro	73 -10Ǉ-7n7Ƹ8Ʈ9ĵ10pƛ11Ĺƽ12t13Ƽ14Ş15ű23ǜ
~<tru	58 -11Ɣǩ-10Ƃ-9PŞ-8RUƩ-7ŷŸ7ŧű8ƁƦǏǞ9łǛ10Ĺņ11ŀƫ12Qŵ13Sǋ17c20Ū22Ǧ23Ə24Aŭ25Ŏ26Ŭ27Z29ų34Ŷ35Ʋ36Ŵ38ǐ
~<try	78 -10NŐ8Ń11ŮǞ20Ž21ń22I23ǘ35L
~<tu	61 -14ǩ-12w-11y-9tƦƳ-8Ļż-7ł7Ƨ8pVŎŚǧ9ķŰƗƟ10Ǌ11zAYŤ16ƪ17CŹſ19ŉ21a22ŀ25Ƌ27ƍ30c31ţ34vǜ36Ʊ37ƴ
~<tub	80 35Ƌ38ƍ
~<tui	86 54Ʊ
~<tur	65 -14ǩ-11y-9t-7Ļż7ƧǞ9VŎǧ10ķŰƗ11pƟǊ12AŤ17v18ƪ19ſ20ŉŹ24ŀ33ţ34c37ǜ40ƴ
~<tv	87 -7ƥ8Ő10Ɗ13ƚ14Ɨ
~<tw	77 -10Tŭ7ţ11ǥ12u13l14wĴũƻ15R38y
~<twi	78 -10Tŭ8ţ12ǥ13u14Ĵũ15wRƻ25y
~<ty	70 -11ƒ7f8ļǎ9T10ƿ11Ɖ12pƣǉǔ14ǆ15E16b17Ǆ18Ƈ20d31Ʃ38Ƽ
~<typ	70 -11ƒ7f8ļǎ9T10ƿ11Ɖ12pƣǉǔ14ǆ15E16b17Ǆ18Ƈ20d31Ʃ38Ƽ
~<ub	83 -11Ǉ47Ų
~<ube	83 -11Ǉ47Ų
~<ug	80 8ļ11ĵ18ǜ25ņ34Ǥ
~<ugh	86 17ņ19ǜ27Ǥ
~<ugl	86 9ļ10Ǥ11ņ12ĵ
~<um	63 -7Ǟ13ǩ44Ƃ50Ǧ
~<umb	63 -7Ǟ13ǩ44Ƃ50Ǧ
~<un	51 -21Ɔ-17Œ-11ť-10ƉǢ-9s-8ŝǧ-7PƢǩ7Wļŕǋ8iyDǤ9cŪƲ10ghŚŻƙƨ11ũ12BŎŖƭ13Ņ14YşŢŮƊ15ĺňƥƺ16ƞ17Ơ18ǀ21Xǃ22Ʃ23nŞƒ24ŀ26Ƥǌ39ƣ51ſ
~<unc	83 9ư11AƳ16ǟ23B
~<und	58 -11ťƉ-9Dĸ-8s-7Ƣ7jœůƖƛƩǡ8ĵŃƽ9Ƙƣ11ŪƲǤ12iŻſƙ13chŚ16Ŗũǀ17ŎşŮƊ19ĺŅňƺ22ǌ25ǃ26X27ƒ32n
~<unh	87 -8ŝ45Ş
~<uni	60 -23Ɔ-12ĵŒ-8ǧ8ǌ10ƕ11ļ12yW13YŬǋ15ƨ18ƠƩ19D21ƥ35Ƥ38ƣ49ſ
~<unp	89 35ƞ
~<unt	89 -7ƶ12O18ŕ29ƭ
~<up	43 -16Ŗŧ-15o-14svǩ-13ŇŢƢƶ-12yŬǞ-11BňƳ-10GŅơƵ-9abLŀŶƝ-8wPĽŷƜƞƧƭǅǦ-7SUōŪżƟƦƻǋǑǛ7dWYŐƈƒƥǔǟ8ńŹ9rCĻļǌ10jŗŘǚ11głƩ12ĺŉŽƓƬ13ķƮƹǝ14ĿŚŠƾǏ15ŨǢ16VƃƋ17xřƪ18Hž19ĹŁǆǍǗ20KĴƴ21Ōśƙ22ƲǊ23œ24i26ƣ28ƅ30k33l34t35Ƥ36ƌ39Ŕ42ŕ44Ɖ
~<up>	44 -16Ŗ-15ŧ-14oǩ-13svŢƜ-12ŇƗƢƶ-11qyBŬǞ-10ŅňƳƵ-9abŀơ-8wGLŶƝƭǅǍ-7PUĽōŪŷƞƟƦƧƻǑǦ7OŜŦƇƲǒǤ8dWYŐŝƈƒǔ9ļŹǌǟ10CĻńŘ12gjŉŗƩ13HĺłŽƓƬǏǚ14ĿƮƹ15ĴķŚŠǝ16ƌƾ17Vřƃ18ƪ19xž20ĹŁǆ21KǗ22ƴ23ŌƙƣƤǊ26i27œ29ƅ32k35l38t40Ŕ45ŕƉ
~<upd	69 8Ǎ17Ƌ20Ǣ25Ʋ33ƌ
~<upg	89 10Ǎ11Ƌ
~<ups	71 7Ɯƣ8r9nƛ10H12q17ţ19Ũ22Ƥ24Ɨ28Ǎ
~<us	50 -11ǋ-10KŁƻ-9ACŖǢ-8eů-7pŃŶƒƝǟ7vzŵŹǅǐ9Ƅơǆ10ƅ11ĵǘ12őƗ13łǑ14Ŏƹ17ĹŐ18IŴ19ņŋ20ţ22L24s25J28Ųǖ30ų33ĺƿ35œ36Ž46ļ92ŭ
~<us>	63 -18A-12ǩ-9ƕ-8C7ư8r9x10aĽş11zž12vŪ14ĵ15Ƅ20Ŏ25Ĺ26ŋ27ņ31ĺ36s60ļ
~<use	55 -13Ū-11ǋ-10ƻ-9Ǣ-8K-7ů7ĴŐǂ8DǓ10Ź11ŵ12ǩ13ǐ15Ɨǘ16J17Ǒ22I23ţ24Ŵ32Ųǖ36ųŽ40œƿ71ŭ
~<usi	86 -20D-11e-10ǩ17ƕ18ŭƹ20Jǆ21Ő
~<usu	74 -7ƣ8ƅơ9Ķ10řǩ11Wǡ12A13ǅ14ŭ15ĺ17ł25L
~<v>	83 19Ɯ21ū24Ŷ39Ū
~<va	57 -10ƻ-9Hų-8ŏ-7ƭǃ7x9Ǐ10CŸ11ũ12ņ14ƒ15Ŏŭ17ľ20ƪ22Ƙ28Ɵ33Ʃƹ38Ǣ42k58ǐ
~<vac	79 -13ƻ-10ƭ43kƟ
~<val	61 -8ŏ7ƊƓƛǏ11Ÿ12Cũ15ƒ17Ŏ19ľ22ƪ24Ƙ28Ʃ30Ǣ
~<van	74 -11ų-10H-8ǃ8ƀ13Ǣ15k17ņ21ŭ77ǐ
~<vap	85 52ƹ
~<ve	60 -13p-8ǝ7ŭŵžǦ9OŌŶ10Ť11Ł13ūŬŻ15Ű16ų17Ş20d24Ŵ29Ū31ǐ32ǅ41Ǖ
~<veh	64 7Ǧ8ŭž10ŵ11Ŷ14ūŻ15Ŭ16Ű18ų26Ŵ31Ū34ǐ
~<ven	76 -10ǝ7ǧ9ǖ23Ş43ǅ52Ǖ
~<ver	85 -17p13OŌ15Ť29d
~<vi	63 -14ś7gB9ƅ10N13eƇ14ƻ15ǁ16Z23ƾ27M28Ż36Ɯ86ū
~<vid	85 11g37M
~<vin	71 -15ś15Ƈ102ū
~<vio	83 37Ż
~<vis	76 12N16e19ǁ21Z28ƾ45Ɯ
~<vo	77 10ľ16aeĿ23Ə25Ł26ǩ28Ľ
~<voi	86 -11ǩ-7ļ11ľ18eĿ19a32Ľ
~<vol	85 25Ə
~<w>	81 -10ǉ14b17n23Ǉ25Ǒ38ő40T
~<wa	35 -20ŗ-17d-16Ʀ-14Ɖ-13NŐŮ-12iuŷ-11PYŏŚ-10gvCUŁŘŢƜǒ-9WĽĿŇţŭƧƻƾǆǗǚ-8mnŪƔƚƪǞǢ-7hIĸńřūųŹƕƝǑǥ7ĹņƁǏǘ8JĴŸƀƅƎǍ9Žƍƫǝ10oœǦ11ŔǄ12kprũƤ13x14ŎƗƴ15Ƃ16TƄƒǁǌ17ĺƃƼ18MXŀŃŠƇǧ19yŉŦůư20ƈơƬ21BƱƽ22šŨƭ23jsŅŌǜ25ňŧƙ27żƳǓ28ǉ31ťƋƶ32Kļ36ŵ38ǩ43Ļ45Ť58ƛ
~<wag	75 -13Ǌ9ǜ12ǣ28ƃ33T59ǉ
~<wai	74 -13ǩ-12ŕ8ǧ9Śŧǌ11ǜ12ĺ16rsŵǏ21Ń24Ǔ25ſ
~<wal	59 -11j-9Ũ-7Ĵƨǟ7ƊƑƛǎǕǘǨ8Ƥƽǖ9Ÿ10R11Ʈǈ12ŵ13ł14Ļƌ15Z16Ǎ18żƗǝ21ƣ22Ťǔ24Ǆ25Ƈ30x
~<wan	45 -17Ŧ-16m-15rŗ-14Ʀ-13Ś-10cNŏ-9uƒƿ-8łŵƯǒ-7iwŁƟƧ7ő8Ǟ9eHŒ10oVśƀƃƵ11bľſǦ12Ŋŝž13L14Oŀŕ15yƂƗ16JƁ17ǁ18Ĵ19KŃǌ20Ŏǧ23Mƫ25XĹư26Ƅ27ƬǓ28s30ǩ31ŉ34Ʊ35Ōơ37ƭ38ƶ39Ļ
~<war	85 -12V13ǀ16BQ28ǋ54j
~<was	45 -16d-13a-12ƉǞ-11ł-10ĹŀŐ-9ŒţǢ-8nRľƫƭǝǣ-7jLŎŕƌƙǆǎ7tTŸŻ8cĵűƹ9Ǜ11ƲǊǙ12rǘ13ƞ14k15Ļ17Ƌǩ18ƅ20ňƤƴ22pŔǜ23œƼ24Bĺũ25šƽ26ļ27ŧŵ28Ņ29Šƈ32ƒ34żƛ39Ť44Ũ45ťƳ47Ŧ
~<wat	59 -9B-8P10ƍƘƠ11q18ǝ19Ǝ20Ư23Ť25ǩ27Ɵ28Ž38Ƌ56ƙ62ƛ
~<way	63 -14Ů-11ǩ-7IŨŷ7Žƀ8Ə9BXŎŧũƬƿ10ņǂ11c12ŵƶ13Ƒǁ14m16a18jň20ļ21y23Ŷ31ŀ36K44ů
~<we	40 -19q-18Ŝ-17Ř-15V-14Ǟ-13ƌ-12GŇ-11yŒŗŹǄǈ-10nC-9głňƘǑǦ-8ZľōŢƓƗƸ-7EŞźƶǇǋǐǗ7ŀůǂǎǙǤǨ8fYŃşƎƚ9ƹǖ10tXŎƂƛ11ŅƊƱ12lLńšťǟ13ŚŲƵ14Ɩ15dŕŸ16Ū17j18Ƽ19isŋŝƭ20MŁŵ21ņŠƅƺ22ƕ24ĽŤ28ŧŭ29ļ31kRœƬ32ǝ34Ĺ38Ũ41ƿ63Ō
~<we>	53 -19ĺ-11gŇ-10prP-9Ǧ-8ǄǞ-7qŘŹ7fƆ8dOĴŉƀƊƖƨ10cŊƁƵ11hļťƱ12vIņ14ş15ŕŴƂ16X17ƕƭ20Ł21i22ŎŚƬ23Ļ24Ĺ28Ľ29ŋ32MŪ35s90Ō
~<wea	78 -8ż9U11Ɖ15ƚ16Ť23Ǚ28ǩ31j
~<web	80 9ń11Ľ12Ĺ31ǖ35ļ
~<wed	83 7ǧ10ĺ11ǔ12f
~<wee	53 -8Ň-7XōƘǩ7gxųƕƤ8TƜǨ10ŕ11iPť12Ɵ13ĺů14Ɩ15Ń18ǎ19Ľ23L25Ų30k31ŵǝ43ŭ53Rƿ
~<wei	70 11ł13Ł17ǂ20ǘ26Ŀ47ƺ
~<wel	67 -15q-13dƌ-12G-7Ǒ7ĻŞũ8ax9Ĺ10ƕ11űǊ12NPǉ17S18ń19pŶ21Ŗ28t33ǟ43ŝ
~<wen	67 -13ǩ7zH8Ƭ9Qĺņƫ10ǜ12kő14lǅ16Ƴ22Ŕ25ŀ27Ũ29ƅ34œ37Š40Ť
~<wer	53 -14ĻŜ-13Ř-9Ş-8Ƥ-7VŖ7ƅƈƦ8ƍƱ9ŻƯƳ10Ƶƹ11ƴƷǢ12lņƭ13ļśƎƮ14ĹǤ15Yż16Ƭ17r18W20œ21Ņ22š24Ÿ25d29Ƽǝ30ŧ36Ũ
~<wet	87 12j20Ɗƛ28ƙ
~<wh	19 -28Ō-25t-21N-17xŊţ-16zĴ-15bƞ-13Ľŧ-12Kŏ-11ŋŬ-10FśŽƂǇǦ-9fHňǒǟ-8UƏ-7ŮƮ7kEPSŁūŻƉƬǘǡ8cWńűŲžƈƨǑǓ9ĶšƖƚưǃ10dVŢƌƑƵƷǍǕ11rƫƼǊǧ12mŃŇŹ13oŨŷƓƘƢƭƺ14Gļǆ15ƳǜǝǠ16ahlvő17ĻōŎƤƲǥ18RŅƃǅǗ19ZœşƅƇƦƾ20TŔŵǨ21gDƩƽ22JľłŜŠǎ24ŤŦƯǄ25wXŗƊ26qAŕƠ27ķŝŴƗǞ28ƒƕ29ƶǔ30ŒǏ31BŞǈ32ŉƻ33Ŀ35Lơ38Qĺť39Ū41Ĺ42ŀ44Ŗ47Ő53C66ǩ
~<wha	24 -28ŷ-26Ŭ-25ǐ-22Łų-21Ō-19F-18Ű-17nzNĴ-16ŜŹƤ-15ƫ-14tAǠ-13bśƢ-12sOļţƟ-11xŊƏƴƿ-10HMSńƂ-9Ľ-8uƳƹǋǦ-7VĵŏőŶƄǀǢ7lrťƋƎǆ8DEŢǍ9iIRƚǉǨ10ƅ11ƃƪƵƼǝ12doŲƌƧ13ņūűŵưǗ14cƨǎ15hvYĶŘƕƷ16ũƑ17JžƉǓ18ŨƘƬ19mLQƽ20Ɠ21WZŔǞ22qƺǃǊǥ23ơ25wCƊƦ26ōǩ27ƔƩ28ƶ29ŅŇǏ30ŎƇƻ32Xł33ķľƠ34gPŝ35T36Ŧǈ37Ļ38Ŵ40Ť41ŉǄ42Bŀ44œŗ47ƒ48Ɨ49ĺŞ50ŒŖ51Ŀ55Ĺ57Ū
~<whe	36 -18PƮ-17ņƱ-15ǃ-14aĺō-13ŁũƞǨ-12ƝơƵǟ-11iUŌƜ-10tƩǄ-9nBňŉŋŞƗ-8wINTWţƨƪƬ-7buYŪƃƔǊǠ7kšŴƛƲƶǧ8ŚŜşŠ9ĹŲſ10Ɓƴ11lqŻƳƹƼǅ12JRƦ13dƿǗ14ĶƊǀǙ15gyHĸŸƄƈƭǢ17vXļ18ǂǏ19sOƟ20ĵŖƷǎ21rǞ22Q23ŹƅƧƾǋ24Ń25M27VƖ28Ƥ29D33SŰ34Gő37L40ŕ41ť43C
~<whi	52 -16Ǘ-14ǚ-9u-8q-7ŖŢŤ7cľŇŷƜǨ8dDǠ9ļŀŻƯƴǏ10Eƕ11Ś12ňŴƎƣ13ńŪƤƻ14ūǖ15ǈ16ŧ17R18Ųƾǝ19ő21ŉ22Őť23C24a25Q33J38ų
~<who	36 -26Ų-21Ū-17Ɣ-16y-14Ŵ-13BHŚŢŸƗ-12xPƣǇ-11fYĴĸĻŗƒ-10ĺĿŀŃŏŒƦǢ-9mstĹŇŌŭƉǃǊ-8jKTŊŎŞžƝƞƧƷ-7vLŉőűŶźŽƅƑǄǟ7Fǥ8ŵƈ9ưǞǡ10Ǎǣ11hZƙǗ12ŬſƁǛ14lƱǧ15Ź16Ʃ17ǘ18w19ǅǕ20aǜ22QƜ23oƃ24ǩ25uşŠƶǑ26ńƤ27ǆ29ļ30Ǩ32Ʋ35ƕƳ38ơ40ų41ǐ46ŷ47Ǡ48n52Ŝǔ53ƫ54Ƣ55ǈ58Ł64AƯ82Ő
~<why	60 -18ń-13œŧ-11ő-9Ɣ-8ňŉŒ-7ļũ7AľǦ9ǆ10Ǥ11Ŀ12šǜ14ņ21ƻ24B25ƴ26r29Ƶǩ31Ĺ38Ŷ40ŀ45Ŕ49ĺŢ
~<wi	34 -26Pǩ-18Ʀǐ-16DŘ-15Ū-14ĺǇ-13ƔƣƼǅ-12ivCƃ-11ķŏƶ-10EZůƅƌƯ-9GŮƝƸƾǚǝ-8ŅŨƒǔ-7huŒűŸƀƖƟƩƻǗǙǢ7ayUĶřŭŴƄƬƺǃ8ALńƁƧǡ9ejƕ10ǈǜ11ŜŢūƂƫǎǘ12ĵŋƛ13QĸŖŠŧŬżǁ14ĹŹźǓ15ťŶſ16ŚƋƢƿ17fĴŽǍ18MƐƵ19nňŊŝšƤ20ŲƳ21gtŵư22ƨ23b24pşƷ25q26Ǩ28ŐƮǂ29ņ30ł31o35Ļ36V37rƚ39s41Ş42őƲ
~<wid	85 9ƫ12Ǩ13Ʒ20Ƴ24f
~<wif	56 -22P-17Ƹ-15Ƽ-12v-11W-10Ʀ-9w-8aŪ-7i7bjVż11Ʒǆ16ų17ǈ19f21Ŵ24Ʈ28ƫ29ƨ31s33t37r38ǂ49o50q58p
~<wil	54 -14D-11ǩ-8ĹŕƱ-7Ǥ7zŢƬǓ8dĴ9cOśţơ10ǀǞ11ŚŽƄ12źƤ13NĻŌŐƕ14ǃ17o18eM21ĵ22s23L24y25H28Ź32V45ł76Ʋ
~<win	63 -22Ř-9ǝ8ǘ9ƁƑ11ƛ12Ɵ13b18ū23jŤ25ťǛ26Ļ29ǎ32ƿ68ƚ
~<wir	75 -13Ǡ21ǘ25Ǎ48Ƌ
~<wis	72 -8Ƹ-7xŦ7ź9ƗǊ10Ƴ12m14Ʈ15ǂ16w17g28V30Ş31ư
~<wit	38 -17Ťǐ-16H-12ƔǅǇǩ-11EŏƦ-10CNPĺŒŪƟ-9ƃƣƫƶǛ-8GķŌţŮůƯ-7jyZŅśųơǚ7BƸ8ƛ9SWĿœŢŰŷǍǥ10rMřưƿǤ11ŀżƱǡ12AńŚ13ŭŽƁƂƧǓǜ14Ƥ15ĴŶƮ16ĻŋŜƳǁ17gĸŬ18VňŧǨ19aQŖſƐ20nŠƷ21b22sŊ23ĹŲ24ŐšƵ25ŝƢ28ŵ29ş34ņŞ50ő
~<wo	31 -24Y-23Ő-18Œ-16O-14knƩƳ-12wšŪǎ-11ĹŠŤƞ-10xFũƟǞ-9oœŜŮųŷǅǛǟǥ-8GŚƙƻ-7fhlzŔşŦŬŰſƁƄƔƢƴƹƺƽǉǍ7ĶťƭƱǘǦ8TŴƿ9Dƨ10ĵŞƶǏǐ11cŇƎǢ12msŖśŶƀǩ13ŃƓ14BŭƇǚǜ15MƵ16ƂƘǁǈ17ƦǇǔ18ŝư19XŉŽƃ20qŗ21ž22ƐƸ23rRƗƝ24ĿǑ26ƑƯǣ27QƬ28LWķůƤƧ29ŊŢ30SŵƮ31ĸ33ƒǝ34VĻ36ŎƷ41Uű47P
~<woo	70 7ţ11g17Ƒ25j32Ƈ61Ɛ
~<wor	40 -15ľ-12kOTŮǩ-11G-10iwŎŐƤƩǎ-9bĸłŒŪǢ-8nŀƔƖƞƶǘǟ-7AFŏŔřƪƭƵƹǂǥ7gJŃƚ8BIŖƎǏǝ9Ʀ10Ķĺ11ņǔǨ12ŗŴŵǄ13Ł14X16ƃƸǜ17ň18ǐ19Ƒ20Ŋƒ21ŇƘǇ24Ļ25ķŭűǚ27L29Rǈ33WƧ34V36Ɲ37QǑ41qǣ42ů44S50Ŀ51U58P
~<wou	36 -22Y-16ĹŐ-14q-13Œ-11dĺšƁƳ-10QŦ-9Sň-8nO-7uNœŠŤŷǛǞǣ7eLVŕ8yHƖǡ9ŀƈǔ10ZĴł11BWľŗŶƦƸ12DŉƀƃƱǦ13ƿ14ĵŖƪǘ15Aŝƨƭ16msMŃŇś17c18ŊƒǢ19Tƶ20ƂƓƗǁ23Xŵ24Ƶ25űŽ26ư28ž29rĻ32Ư33ǝ35Ƭ36Ƥ38Ʈ39ĸŢ47ŎƷ
~<wow	77 7Ƽǀ8Ǣ9Ŧ10S12uRťǇ13UŢ14űƠ20ő21ō
~<wr	59 -13Ʈ-8PűŶ-7ő7oqŎŴƞ8ĸĹƄƍǤ10D11KĿř12Ń13ņƬǓ14Cŗ15Ÿ16ǜ17ǩ18ƀ19ŌŞŤŵ20ž23wŐ24Ŝ28b29ǚ43Ʋ45ż
~<wre	76 -10Ť-7ű8ƃ9ž13Ũ18Ŝ25ƀ28ŵ61ż
~<wri	66 -14Ʈ-7Ŷ7DŻǖǙ8ǆ9Ŏ10oƄƍ11ĸ13Kř15wǓ16ŤžƬ17ŗ18Ÿ22Ō24b31Ő35Ʋ
~<wro	71 -9P8b9q10Ŵ11Ǥ12w13Ŝ14Ʋ15ĹĿ16Ťǜ17Cņ24Şǩ36ǚ
~<x>	85 -16ť14bŪ20ŕ27ƙ
~<y>	87 34b
~<ya	73 -7ǩ8Ɨ9HŪ10Ŵ11a13Mƞ16ƒ18Ɯ23J24ƙ49Ƒ
~<yar	75 9ŪƗ10H11Ŵ13ƞ16ƒ19Ɯ25ƙ50Ƒ
~<ye	42 -15Ő-14ňŤ-12ŨůƼ-11ŉűƒ-10sũų-9Dƃǩ-8ltĻņŇƌǓǝ-7aŠŦŬŵƦƨǔ7šƋƵ8wxĶƜƮ9ĵłƸ10fjńǤ13ŴƖ14œ15Hţǎǣ16ĴĽŁƞ19VƔƾǀ20Ɵ23ŒŸ25pT26Ŏ27ĺ28ǉ30Ǟǟ31ƩǊ32Ź34Ůƈ35dő36v37S40G41ƭ42ƅ43ǅ44c59ť
~<yea	44 -15Ť-13ů-12Ƽ-11ƒ-10ŉŨű-9DŐƃǋ-8lnňŏũųǓ-7ĹņŠŬŵƌǔ7qU8ƋƮ9ĶšƜ10ĵƸ11Ǥ13ƾ14Ŵ15v16œǣ17HĴţŹ19Ɵ20ŸƔ21Vǀ24Œ25ǎ26d29ĺ30ǉ31c32pǞǟ33ŮƩǊ34T36ƈ39ő40S44ƭ45Gƅ46ǅ62ť
~<yes	73 -7T14ŋŏ15Ĺ18d26ł34Ł42Ŏ
~<yet	67 -13ǎ-11ǝ-9Ő-7pt8u9nƍǟ10rƵƾǋ12w16f19x22ń23j25cŹƖ33vƞ
~<yo	14 -25ť-23Ť-19Ɔ-18Ƈ-17Ŧ-15ƅ-14vź-13Ŵŷ-11Ʒ-9ơ-8Ƌ-7ƉǃǗ7YŭƖƠƱ8ŘŲƎƒ9GLņőŰƬƲƳƼǍ10eūŻƞƵ11UĴĺŁƟƭƽƿǅǑǓ12yQŖƂƕƜǢ13psSĹĽǒǖǤ14kwIWĶŸǠ15MZŏƘƚƝǛǝǣǨ16afCŃŢƢƯƹǡ17xƙƥƫƶƻǄǈǎǏǚ18ĸłŊşŽǁǙ19ƃưǀǋǐǞ20Kƴ21HŚś22zBŀżǩ23uĵĻŝƁƺ24dOũžƸƾǕ25jnXľŜƌ26mƧ27gAķļńŵ29TŠŶǇǔ30ň31ǘ33Nſ34ĿƤƦ36Œ37RŐŨ38F39V41i43Ş45l47P56c64Ň
~<you	14 -25ť-23Ť-19Ɔ-18Ƈ-17Ŧ-15ƅ-14vź-13Ŵŷ-11Ʒ-9ơ-8Ƌ-7ƉǃǗ7YŭƖƠƱ8ŘŲƎƒ9GLņőŰƬƲƳƼǍ10eūŻƞƵ11UĴĺŁƟƭƽƿǅǑǓ12yQŖƂƕƜǢ13psSĹĽǒǖǤ14kwIWĶŸǠ15MZŏşƘƚƝǛǝǣǨ16afCŃŢƢƯƹǡ17xƙƥƫƶƻǄǈǎǏǚ18ĸłŊŽǁǙ19ƃưǀǋǐǞ20Kƴ21HŚś22zBŀżǩ23uĵĻŝƁƺ24dOũžƸƾǕ25jnXľŜƌ26mƧ27gAķļńŵ29TŠŶǇǔ30ň31ǘ33Nſ34ĿƤƦ36Œ37RŐŨ38F39V41i43Ş45l47P56c64Ň
~<ze	87 13ţ15ū26ř
~<zer	87 13ţ15ū26ř
~<zi	66 17ƅ28ƒ108E
~<zil	87 22ƅ37ƒ
~<zip	67 109E
~<zo	74 9L14x19ǩ39ƙ56M
~<zon	79 10L23ǩ41ƙ
~<zoo	86 7h65M
~@da	63 -9ż-7ŗǝ8Ľǟ9sǉ10ĸƻ11ŭǧ12gi13ŵǙ15ǈ16Ń20R42ǎ43k50L
~@day	63 -9ż-7ŗǝ8Ľǟ9sǉ10ĸƻ11ŭǧ12gi13ŵǙ15ǈ16Ń20R42ǎ43k50L
~@mo	67 -9ŒŸ-8Ŏ7fǤ9ĸĽ10k11yV14ǜ15Ź21ŕŤť22ƾ24Ń25pƟ26d
~@mon	67 -9ŒŸ-8Ŏ7fǤ9ĸĽ10k11yV14ǜ15Ź21ŕŤť22ƾ24Ń25pƟ26d
~@na	53 -14Ƹǃ-10Ťǣ-9ǝǞǩ-8x-7Ŵ8AŐƘ9Ľǡ10pĿƢ13Jļǒ14aľ16ř17i19ǂǘ21ƨ23sœ24Ŧ25otźƷ29ǈ30Ǥ35Ś37Œ38ĸ
~@nam	53 -14Ƹǃ-10Ťǣ-9ǝǞǩ-8x-7Ŵ8AŐƘ9Ľǡ10pĿƢ13Jļǒ14aľ16ř17i19ǂǘ21ƨ23sœ24Ŧ25otźƷ29ǈ30Ǥ35Ś37Œ38ĸ
~ab>	73 -9Ō8Ɠ9a11Ÿ12ť13h14ƻ25ŚƉ30Ƈ
~abe	78 12ǂ15ƻ20Ƽƽ
~abet	80 12ǂ20ƽ21Ƽ
~abi	57 -9Ʀ7Ɵǥ8Ư9ƌ10ķǛ11y12hŗ13ơǚ15şƂ19ǌ22W27ƀ28ǡ31ž
~abie	89 14Ư18y20h
~abil	58 -8Ʀ7ǥ11Ǜ13ǚ14ŗơ15Ƃ16ş19ǌ22W27ƀ29ǡ32ž
~abin	89 11Ɵ16ƌ17ķ
~abl	64 -13ǩ-9Ơ-7q7ƊƩ8NłŇžƯ9IŚƳ10ňś11TƉ12Ƥ14elƮƷ15ƥ17n23Ƙ24sƧ27M59X
~able	64 -13ǩ-8Ơ-7q7ƊƩ8NłŇž9IŚƯ10ňśƳ11Ɖ12TƤ14eƮ15ƥ18n23Ƙ24sƧ28M56X
~ably	89 13Ʒ20l
~abo	41 -16c-14x-12Ǟ-11Sǐ-10RŏŐŕǇ-9QĻń-8jsŒŗƵǃǩ-7NňŵǅǢǨ7CĽűƿ8knAŎŔƋƏƢƴƺǏǘ9ĶņŢƌƎƸǗǛ10HŉŲƆǌ11GľšŨƔǂ12uBłŊůƨ13VƬ14ǁ15pYļ16ŝ17hťŹƍǄ18Ŵƞƶ19Ť20TĵŇ21ōŞŽ22rǍǜ23ŀǔ24Ƴ28Ŀ32Ĺ
~abor	89 7k11ǎ15ǜ24ť
~abou	41 -14cx-11SǞ-10RŏŐŕǐ-9Qń-8sĻŒŗǃǇ-7jNňƵǢǨǩ7ĵĽűƣƱǀ8nACŔƏƴƿǏǘ9ĶņƋƎƢƸƺǗǛ10HŉŢŲƆƌǌ11GšŨǂ12uBľŊůƔƨ13VłƬ14ǁ15pYļǜ16ŝ17hŹǄ19Ŵƶ20Ťƞ21TŇōŽ22rŞ23ǔ24ŀƳ29Ŀ35Ĺ
~abov	80 -9ƣ15Ǧ24ƍ25ĵ50Ǎ
~abs	87 -7ƈ11Ɖ18ƾ19Ž24ĸ
~aby	69 -12Ƹ-7j7d9ƶ10Ư12ƻ16Ɲ19yĺ32w34Ŷ37vx39u
~aby>	71 -12Ƹ-7j7w9ƶ11Ư13ƻ19v20ĺ21y22d35Ŷ38x40u
~abys	83 -18d7ƭ21Ɲ23v29w
~aca	77 -12ƻ-9ƭ-7R38k40Ų42Ɵ
~acan	85 -10ƭ48Ɵ
~acat	85 -13ƻ47k
~acc	56 -11Ş-10Ʈǩ-8ŵƯ-7Iū7Ŕƪǂ8ţ9ŒŪ10aeA11Ŝ12ĻŴƒǕ13Ĵ15YĶǖ16ťų18Ǘ20B21ǔ23ƃ28ř30l33Ǡ34ƹ40ż
~acce	82 23ƒ24ǖ28Ǘ49l
~acci	65 -8ŵ-7Ʈ9Ƴ11Ŕ13ţ19ť29ƃ50ż
~acco	62 -11Ş-8IƯ-7ūǩ7Jǆ9ǂ10Ū11eŒ12a13A14ĻŜǕ15ĴŴ17Ķ18Y19ų23B25ǔ31ř38ƹǠ
~ace	49 -18W-17v-13ő-12ŗ-11S-10Ĺ-9Ŷǘ-8ōǆ-7ZĺŖǈ7hǛ8ļŠƇƵǔ9wƜƤƲǖ10Qǩ11UŏůǙǨ12xƢƬ13ş14Ƒ15ƈƌ16DŃƟ17ƗǊ18ƅǅǌǟ19ƓƔ20ƥ22F24Ɗ25H26GƞƠ28M29Ʀǋ30Ǣ40ǀ55Ɛ
~ace>	51 -17v-13őŗ-11S-9WĹŶ-8ōƓǆ-7ZńŖǈ7hƒ8Ǜ9Ƈƚǖ10wƤƲƵ11ŠƜǙ12xUŏůƗƬǨ13Ƣ14Ǣ15şƑ16ƅƌ17DŃ18Ǌ19ƟǌǏǟ20Ơǅ21Ɣƥ24F25Ɗ26H27G28ƞ29M30ǋ31Ʀ34ǀ57Ɛ
~aceb	89 19ļ23ǩ
~aced	81 28Ƌ30ƈ
~acem	80 -26Ǐ9Ɨ26Ǣ54Ɠ
~aces	81 -15W12Ơǀ13Ǖ14Q15ń19ǔ
~ach	55 -23ŗ-12ǩ-10h-7ŇŏřŢŦ7TUƔƸǉ8ĶųƛƝơƼǆǜ9ƚ10L11Ơ12IŘ13Œ14ǋ16k17qƶ18ĺ19Ƒ21Ĺ23Ǣ24Pǝ25ů26m27Kǈ32W41Ǐ
~ach>	60 -24ŗ-10h-7řŢ7vXZĽǓǡ8wTƔƱǉ9ĺǆ10Ĺƚ11KųƝ12LƠ14Ř15Œ16I17ǋ19k20ůƶ32ǈ35W
~ache	71 8P9ů10Ƹ12ǜ14Ķ22K27Ƒ29q35m
~achi	69 -8Ŧ-7ŏ7ƹ9Źǖ11ƛ12UĺƼ16Ĺ27P31ǝǢ53Ǐ
~aci	76 18ĺ23Ƶ
~acin	76 18ĺ23Ƶ
~ack	49 -14ţ-10iŜ-9Ɨ-8łōŪ-7GŚŷƦǨ7sƿ8hWűŲŴƫƲƾǏǜ9uLŘſƴǒǣ10ŒŨƙǟ11ǩ12Ʃ13rƷ14HƝǝ15Vżƍ16Yƞ17ňŠŮ18ƪ19Ľ20Iť21Ɠ22ƹ24ǥ31ƛǗ47Ž50ǘ
~ack>	54 -14ǩ-12ţ-11Ŗ-9Ɨ-8GłŪ-7ƫ7ľƑ8Sőœų9ƍƲƿ10hŀŴƴƾǒ11LŘǣ12Œǟ13Ũ14Ʃ15uſ16r17VƝ18ƙ19Ůǝ20ňƷ21Yƪ23IĽŠť27Ɠ
~acka	78 -12ǘ13ş18Ų20W43ǥ
~acke	70 -11Ş-8Ŝ8ż11Ŗǩ27ƞ38Ǘ43ǘ46Ž
~ackg	86 7s21ǜ28ǩ
~acki	83 15H23ż30Ž
~acks	81 -10i8w16ƛ40ƹ
~acku	78 -11Ǩ-8Ś10Ɗ24ƫ28ƛ33ǘ
~aco	85 9Ʈ10ņ14l20Ŵ26Ŷ
~acon	89 9Ʈ10ņ15l
~acr	86 9ķ12ů27ļ
~acro	87 12ů28ļ
~act	56 -9J-8ŗƁ7ĻŅŦƖƩ8řšƌƕ9Ƣǧ10ơǀ11łŖ12QƇƧ13ū14Ť15d16ƒǘ19ŀŇ20ǒ24Ǒ31K32Ǆ39Ǔ
~act>	67 -7Ɓ7Yǃ8d9řƩ10Ɩ11Ƣ15ŀ16ū23ƒ24K46Ǔ
~acti	81 -13P7ǚ12ŏ15Ǆ17ǀ20Q30Ň
~actl	73 -9Ǎ11ŀŅ12šƕ13d15Ǆ19Ťơ21Ƨ
~acto	70 -15Ǔ-10J9ǔ10Ŧǡ11Ɠ12ƌ14ǧ16ł21ǘ28ǒ34Ǒ
~acts	80 9ǌ31Ǔ
~actu	76 7R8ţ10ǆ11ž12Ļ15KP18Ǆ19Ƈ24Ŗ
~acy	86 7Ž17ƻ31ƶ
~acy>	86 7Ž17ƻ31ƶ
~ad>	45 -19n-12Ŵ-11iSŏ-10RœƜ-9GĽłŃōƀƱ-8ƧƷ-7pĻňŎŒŦƃƊƮǒǩ7JŗšŸƲǙǚ8drşǀǕ9yŚƏơƻ10řŞŹƈ11ĵŝũŭƤ12Šǂǅ13azBľ14ĺ15tūǣ16Ţƚ17Nƛ18ǜ19ļŻƼǟ20ŖśŶ21Ƴ23ƾ25Dĸǝ28ţ30Ũ33ƽ34ņ35ő41ż
~ada	89 -13v11Ǒ15ǜ40x
~adb	86 24Ǝ
~adbo	86 24Ǝ
~add	55 -12S-11Ō-8ǩ7nZķ8Š10AǄ11yǌǓ12EǗ13ŷǈ14cǏ16ǣ19Ƶ20Űǋ24ǧ25GƁ26ō30J40D55ƌ60Ǟ
~add>	73 -13Ō-8ŉ11oZ13Ǡ15ķ18yƌ21cǏ26Ɓ38ō44Ǟ
~adde	79 8ƗǙ9ǥ12ǈ17Ǆ25ǣ26ƌǞ
~addi	72 -10ǋ9ŹƁǓǞǤ16ǌǧ26Ƶ32ƌ
~addr	63 -12S-9Ǟ9nF14ǧ15EǗ17ŷ24JŰ31G33ǋ50D
~addy	78 7wǓ8gƳƶƽǈ9Y12Ƙ14Ǟ15JŠ17A
~ade	55 -20Ʊ-12ƻ-11ƈ-8GŇœǩ-7ƶ7ņǑǟ8qƽƾǆǜ9Ń11ŧ12kmVƌƲ13Ĺ14Ɖƞƫ17x18SŶ20PŔ21yǍ23v27źƇ29Š35ĺ
~ade>	58 -12ƻ-11ƈ-9œ-8GŇƶǩ-7ź7ǣ8ņƽƾǆǟ9ǜ10Ń12qŧ13Ʋ14mĹƌ15Ɖƞƫ16Ǎ19vSŶ21Ŕ22P27x29Ƈ31Š37ĺ
~aded	83 -13ź-7Ʊ13Ƌ20V21k24y
~ades	72 -15Ʊ-11x7y8Ǎ10Ǒ55ź
~adg	89 -18w18Ž19Ǝ27Q
~adge	89 -18w18Ž19Ǝ27Q
~adi	78 -13ū7ř9Ŀư12u13B15Iǈ16kŮ17jƝ18Ƶ
~adin	81 -13ū7ř10Ŀ13u16I17kŮ18jƝ
~adj	83 45ŧ
~adju	83 45ŧ
~adl	82 -8t8ň19p20ǩ34Ń
~adli	85 21ǩ36Ń
~ado	79 -7Ŷ9ǝ11a14Ŀ16u31Ū41ƚ
~ado>	85 -7Ŷ10ǝ12aƚ33Ū
~adoe	87 16Ŀ33ƚ
~ads	74 -8ŷ-7ƈ8ǖ10Ŏ11a13zŝ14ƽ16n24ł26Ɓ
~ads>	82 -9ŷ-7ƈ7ƱǓ9ǖ13a15z16ƽ18n
~adsi	80 11Ŏ14ŝ28Ɓ
~adu	86 -7ź10Ʊ16m24y
~adua	86 -7ź10Ʊ16m24y
~adv	72 34ǚ50AB
~advi	72 34ǚ50AB
~ady	65 -12Ţ-8ķ-7ǈ8řǁǞǤ9evŜ10ŧ11ptŹư13oǎ15Ĺ16S18Ɩ21ŏ23ƁƜ33Ō
~ady>	65 -12Ţ-8ķ-7ǈ8řǁǞǤ9evŜ10ŧ11ptŹư13oǎ15Ĺ16S18Ɩ21ŏ23ƁƜ33Ō
~afe	67 9N12Ľ15Ƙ29Ž30Ǝ57Ǚ
~afe>	82 11N17Ǝ18Ƙ36Ž
~afet	70 16Ǝ62Ǚ
~aff	73 -11m9ǔ10ǋ11Ż12M15ů18Ƥ26ǜ28ǈ30X45Ǉ
~aff>	80 29ǜ31ǈ49Ǉ
~affi	87 -12m12N13ǋ14Ż18ů
~affo	85 12ǔ22Ƥ35X
~aft	54 -11ƭǨ-9vŘǩ-7OQŃ8ŌţƫǟǤ9jľƋƩ10e11JĴƷ12tǢ13gĻǎ14UƧ15EŜŢ17ť18wy19Ư21ķƃ23zŦ26Ƴ27Ũ28L48ũ
~aft>	87 18e20Ĵ
~afte	55 -11ƭǨ-10Ř-9vǩ-7OQŃ7ƕ8ţƫǟǤ9jŌƋƩ10ľ11JƷ12t13ĻǎǢ14gU15ŜŢƧ16E17ť18wy20Ư21ķƃ24zŦ27ŨƳ28L49ũ
~aga	60 -11ĸ-7Ŏ7ƚ8BłƔ9Ŝƿǡǩ10rń11Z12L13o14kY15t18Ŷ20ƪ26Ɠ28Ɨ30ň35ũ
~agai	61 -11ĸ-7Ŏ7ƚ8BłƔ9Ŝƿǡ10rńǩ11Z12L13o14kY15t18Ŷ20ƪ26Ɠ28Ɨ30ň35ũ
~age	41 -17Ǐ-15ũ-14Ɖ-11ƗǊ-10wĺ-9Ņ-8osNŊǃǍǐǑ-7nzHPĴŇňŌœŪƠƢƷ7ńƑƳǓ8ŒŠŭƂƝƨǜ9śǣ10KƁ11Ƙǚǝ12ŦſǈǢ13šź14TŏƧƬ15ŰŹ16fŮƛ17ƃ18WƆ19ƈƮ20ǌ21ľƕơ22ŗƓƔ23űǥ24ƚ25Ťƀ28ƭ30Ś31ƥ32ž36pǉ37v40Ŝ42c44ņ
~age>	44 -17Ǐ-15ũ-14Ɖ-10ŜƗ-8sǑ-7NńŊŌǞ7źǨ8ZŃǒǓ9ľŤƑƨ10ś11Kŵ12TĹŒƁƝƳǚ14Űƕǌǝ15šſ16ŏƧ18ŚŮƛƬ19Ŧ20WƆǥ21ƮǢ22ƈ24Ɠ25Ɣ26ŗƚ27ƀ29ű31ƭ35ƥ37ž41p54c
~aged	80 -7ű7Ű12Ź14ş31f34Ť
~agem	86 17Ƙ18ơ
~agen	63 -8wĹ7Ŗ10ſ12Ǟ20ľ21ń75ņŜ
~ager	70 -7Ǣ8Ƃơ9Ŏ10ŭ11hǜ12ź13ǌ15Ź16v29ǈ
~ages	69 -21Ǎ-12Ǌ-9Ĺ-7c8ǜ10ǥ11ǣ16Ų17Š20ơ24ƃ35Ś55v58ǉ
~agg	81 8r12R14Ņ22iǡ
~aggr	87 23ǡ
~agi	82 8z16Ƴ19Ũ25Ŏ26Ű
~agin	85 -7t8z16Ƴ20Ũ27Ű
~agl	89 31h
~agle	89 31h
~agn	82 13D14ƽ43Ƽ
~agno	82 13D14ƽ43Ƽ
~ago	77 -11ŧ-8q10G11Ľ14uƴ15ĺƈ16f39ť
~ago>	77 -11ŧ-8q10G11Ľ14uƴ15ĺƈ16f39ť
~agr	76 -8q-7Ɓƨ10Ƣ12Ưǌ14B17Ł19rĹ26Ǔ51ǩ
~agre	78 -8q-7Ɓƨ7Ǩ10Ƣ12Ưǌ15B17Ł19r20Ĺ25ǩ27Ǔ
~ah>	83 -15ŉ12T15cŊ17ĸ18w23v
~aha	75 -8Ķ-7ŝ7ǘ8Ű10hp11H12tŒŜƲ13Şƴƾ18ű
~aha>	75 -8Ķ-7ŝ7ǘ8Ű10hp11H12tŒŜƲ13Şƴƾ18ű
~ahe	76 -10v-8Ʊ9a10dy11Ś13ľƲ22Ō27Ş
~ahea	76 -10v-8Ʊ9a10dy11Ś13ľƲ22Ō27Ş
~aho	87 -11Ŷ21K28J31ų
~aid	52 -10Ƭ-9ƒƠ-8Rǣ-7vŐŤ7ĴŎŲƅƏƩǨ8ftŝƛǑǚǜ9OœƢǅ10GTŇŔǩ11HV12c13ķƃ14y15Zţ16ŦƱ18ƥƶ20ƴ22ƕ26B27Ɣ33Ŀ42Ŭ
~aid>	52 -10Ƭ-9ƒƠ-8Rǣ-7vŐŤ7ĴŎŲƅƏƩǨ8ftŝǑǚǜ9OœƢǅ10GTŇŔǩ11HV12c13ķƃ14y15Zţ16ŦƱ18ƥƶ20ƴ22ƕ26B27Ɣ33Ŀ42Ŭ
~aig	75 -10Y-9ǝ7jǎ10o11l12ǧ13š14ň17Ŕ21ŀ25ű26Ĵ
~aigh	76 -9ǝ7jwǎ10o11l12ǧ13š14ň17Ŕ21ŀ27Ĵ
~ail	53 -9ňǠ-8Ś-7bA7ƔǍ8ŭ9Ǐ10UĴ13Ǖǧ14ļ15EǄǐ16Ř19s20ƀ22ƈ26ś28Ľ33D34ǘ41K44ƚ81J
~ail>	55 -9ňǠ-8Ś-7b7nŔųƈ8Ǎ10Ĵ14DǕǧ16EǄ17Ř21ƀ24ś29Ľ32ǘ44K47ƚ80J
~ailb	89 11ż12D17ĸ
~aile	80 -9A8Ƅ11w14ƈ16ļǏ25ǐ
~ails	85 10Jƈ14ƔǗ
~aim	58 7ǣ9Ņǚ10VŔ13ľ14ǜ15Ǜ19Ŧ20ũ25Ř31ť36Ť43ŧ55ţ
~aim>	61 10VŅ13Ŕ21Ŧũ26ţ28Ř29ŧ33ť43Ť
~aims	71 12ǣ19ľŧǜ42ţ
~ain	51 -12Ś-11ĸ-9ŎœŵŷƟ-8ǒ-7PŤƴǇ7Zńƪưǖǝ8oųǃ9tLUƊ10ǋ11Ƒ12Qź13ŜŶ14Ɖƿǜ15kľŖ16B17Ǖ18Ŕů19ƙ20ŊƓ21Ɨ22Ş26ũǙ32Y38j39ň41Ǆ57ƛ
~ain>	57 -23P-12ĸ-9Ŏŵ-8œƟ-7Ťŷǒ7ķŔǧ8ŖƂƸƿ9Bſưǔǝ10oǙ11LƊ12UY13ktǋ14Ƒ15Q16ŜŶ17ų18ľƉ21ůǕ24jƓ25ŊƗ26ũ30ňǄ53ƛ
~aine	78 8Ŕ12ƿ14ǘ15Ŗƺ20ň25P
~aini	80 26jź31Ǚ
~ainl	87 -13ƪ12ŭ13Ŵ19ǖ
~ains	66 8Ŕ9Ɣǣ10łǡ11B12rń13Z15ƛ25ƪ27ƙ
~aint	76 7y12ǁ13Œ14q16ǃ17Ǆ28ǜ37Ş
~ainy	86 40Y
~air	61 -14n-10Cǆ-8ǔ-7Ĵ7ƛƸ8NŎơ9Pǌ10Uŀǈ11ũ12ŧǄ13i14QĵƋǖ15ĸƊǃ16ŇƜ21ŉǍ23ŦƤ24Ɲ27ǋ30Ǒ
~air>	66 -12n-10ǆ-9C7ļŔ8ĽŎƸ9N10ơǌ12PUŀǈ14iŧ15ĵƋ16Ǒ17Ŧǃ18ĸŇ24ŉ26Ɲ
~airb	86 37Ɯ
~airs	73 -9Ɯ7ƣ9ƛ10Ŧ15Ǆ20Ǒ22ƊƤ27Ǎ35ǋ
~ais	69 -11ŧ7Řƴ10k11aŗ18Ŕƒ20œ21Ơ24l33Ƙ38Ư
~aise	70 -12ŧ7Řƴ10k11ŗ12a19ƒ21œƠ25lƘ38Ư
~ait	76 -13ŕǩ9ǧ10gŚŧ12ĺǜ16ŵǏ17rs22Ń
~ait>	80 -13ŕǩ9ŵ10Ś12ŧ13ĺ17Ǐ18rs24Ń
~aiv	87 -7ơ11ǌ29Ǔ30ſ
~aive	87 -7ơ11ǌ29Ǔ30ſ
~ak>	67 -18ƈ-11Ő-10H-9Ɯ-8Ĵ7xOǤ9Xǩ10Ɛƽ12ŨƑ13Ɖ14k15Ś16DŏŒ17š18ƛ19Ǝ25Ťũ28N
~ake	45 -20ǩ-13ĺŭŶ-12n-11ryŤ-10ƽ-9AœŔŖŦƣƷ-8ľƨǉ-7oĸĹŗŮžƄƶǑ7gŪŽƛƪƮƯƳ8Pőś10ĻƗǓ11x12zƓǛ13kMŠƏƖƝ14ņŧǒ15Ǌ16sBŁƋƤǨ17ŹźǁǞ19ň20ƙǂǌǚ21Ƭ22cTƧƱ23ĿǄǖ24ķƻ25Ţ26ǘ27Ň37ŎŨ41ů51ł
~ake>	47 -24Z-15ŀ-12ĺŁŭ-11nŤŶ-10yƽ-9rœŔŜŦƷ-8Aƣǉǩ-7aľŖŮƶ7fŲǀ8gŽƝƮ9MPőśŪƏ10ņƯ11ƗǁǒǓǨ12ƙ13Ļƪ14ƓƖ15kzŠŧ17BźƤ19ĿŹ21ǂ22ň23Ʊǌǚ24Ƭ25cTǖ26ƧǄ27ķŢƻ28ǘ31Ň36Ũ40Ŏ41ł44ů
~aken	76 -9Ŭ-7ƪ7Ũ37Z
~aker	78 -17ǩ-12Ų-7Ō10xM12Ɲ17a18ł23Ł26s31Ƌ
~akes	65 7ĿņųƃƏǎǨ8Mŋ9ǔ10ǁ11ŜſƵ13X14ƙ15Ƴ20ŁǊ22ŀ26Ǟ
~aki	69 -10Ÿ7Ƅ8tzIł10Ž12ŬǠ13kŭ16Zǌ18ǩ23a27ơ38ƻ
~akin	69 -10Ÿ7Ƅ8tzIł10Ž12ŬǠ13kŭ16Zǌ18ǩ23a27ơ38ƻ
~aks	75 -14Ƌ-9ǩ10ź11ơ12š16ǝ20Ƒ22ƥ26Ɖ29ƛ
~aks>	75 -14Ƌ-9ǩ10ź11ơ12š16ǝ20Ƒ22ƥ26Ɖ29ƛ
~al>	41 -18ŗ-17C-16ž-12Ťƻ-9Şţ-8LŖűƆơǇ-7XĿŒŹƜƝƬǘǟ7aPRŅŕşƦ8ĹŧǔǗ9ŵǃǡ10lǂ11ŀƐƸǥ12ĻŢƈ13IWƳǉ14ķƀƢǁǆǎ15EŐƉƋ16eAƴǌǧ17TƿǍǓǚ18Ł19Ɨ20Ƽ22fŭƘ23Qƃƾ26ǩ28Ɓ37Ǆ40Ŝ57ư
~ala	66 -8ƹ-7ǖ7l11Ƨ15Ʈ17Z19WūƦ20Ɣ25ǉ27T59Ǝ
~alan	83 -8ǖ23Z27Ɣ
~alar	68 -8ƹ12Ƨ16Ʈ20WƦ25ǉ28T61Ǝ
~alc	71 33ƿ35Ǜ
~alco	71 33ƿ35Ǜ
~ale	63 -11Ǔ-8ǉ-7Ƭ7Š8ƁǔǨ9bƿ10ƗǕ11Ǡ12L14łƻ16C18Ƅ20Ǜ21ŵ25ǖ27ņƺ29ƒ59Ǌ
~ale>	78 -13Ǔ7HŇ8Ŀ11Ǩ13Ɨ18ł36ƺ37ƒ
~aler	83 10Š11Ɓ15ƿ16Ǖ20ƻ25Ƅ
~ales	67 -8ǉ-7Ƭ10b11ǔ13Ǡ22Ǜ28ǖ32ņ64Ǌ
~alf	66 -11b-10Ƹ-9ƦƯ-7Q8ĶƄǝǩ9u10Ƨ11pŗƠǉ14qǂ15ƨ16OŮ18t19r24ǔ25ƢǨ33Ƭ39o
~alf>	67 -9ƦƯ-7Q8tĶƄǝǩ9u10Ƨ11Ơǉ12ŗ13p14q16ƨ17O20r24ǔ25Ǩ26Ƣ34Ƭ36o
~ali	78 -17Ƙ7ŋ12ǣ13ŵ15Ÿ19Ş23ƾ
~alid	87 16Ÿ
~alk	53 -14Ł-12Ƴ-11j-10ņ-9Ũ-7ĴŹǉǟ7RXŊƍ8BǈǠ9hiťŵƮ11OZĵł13Ĺ14vŇżƷ15Aǝ16aĽǔ17Ǆ18sĻŠ19Ťƣ23x24ń25r26Ǚ36N
~alk>	58 -16ǩ-10ņŉ-8Ũ-7Ĵƨǉǟ7ƊƑƛƽǎǖ8RĸƗƤǕǘ9ňżǨ10ŊǠ11ńƮǈ12ĵŵ13sł14Ǚ15Z18ǝ22ĹŤ23ƣ25Ļ46N
~alke	72 8ƨ9sż10K12Ư13Ʒ14B16ǔ20i27Ǆ29Š33r
~alki	68 -16Ł-9j-7ĹŹ7ƨ8şƆ9OōŦ10cĽ11ƍ13hŉ14Xń15ť19v21ǩ23Ň25a34x
~all	39 -23R-19ŗ-17Ź-14Jŀ-13ŎŝƤ-12bpœů-11Bƽ-10iŇƧ-9VŠűƉǌǦǧ-8XŵżƒƟƱǑǢ-7uvQļźŻſƈƼǞ7ĺƐƢǓ8aYŁŴƝƳǆ9MĿ10ŋƁƊƖ11TŮǇǒǖ12Ɯƫǩ13Iŧƞơ15ķşǋ16dgn17ƌ18CĽņ19sPŐǄ20ĴĻƇǍǡ22Ŝǥ23xĹǙ24kƺ25ńō27o28Ƹ29ŖŦƗ30Z32Kǃ34ţ35L37w40ł
~all>	42 -21R-16Źǌ-13J-11bŎŝŠƤǢ-10lpŔŗƮƽ-9œŬŵƧǧ-8SůǦ-7vVŀŇŭżŽƉƏƟǅǣ7aWŏŕŘŷƨƷǐǙ8ņŌŮǩ9Ĺ10ĿƝƢƳ11YķşŴŶƫ12ŖƊ13nƁ14ĻơǇǒǖ15P16gKŁǍ17kƌ18Ƹ19dǃǄ20owƞ21ǋ23sxĽ26Ŝǥ28ō29Ɨƺ30Lł34Ŧ36Zţ
~allb	87 29I
~alle	68 -8v-7s8Ŝ9N10Ÿ11Ő12H16Ʃ18o24Ŕ26ŧ29ń31ǃ34w
~alli	75 7K11a36Ĺ43C
~allp	79 -7Ĺ7S9vG15Ļ16ķ26T
~alls	66 -13ŏ-11ơ-9ŗƯ7Ǣ8ńőŞťŧƗƶǄ9şƻ10nǘ11MǍ13ǌ14KŅ16ƌƜǡ17ŋ20ǣ23Ő31ƇǙ
~ally	60 -10Ǆ-9Ŝ-8ŀ-7ŗƣ7řžƦƫ8Wƿǡ9tKŭƙƮ10PƯǅ11ĸƖ12ĺľ14kƞǆ16lŬ17AL19Ƹ20łņ26Ĵ28Ŗ
~alm	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
~almo	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
~alo	68 -15ł-14D-10x-9r-7tƣ7Ʈ8iƷ9ƂƆƼ10ǀ11ŶƧ12Š13sƵ14Ʋ17nĶǈ18C20ǃ23ǟ27Ǎ53ƞ
~alon	69 -15ł-12D-9r-7t7zƮ8i9ƷƼ10Ƃǀ11Ƨ12ƞ13sŠ14Ƶ17Ķ18nǈ20ǃ24ǟ28Ǎ
~alr	65 -8ķ7Ɩ9v10pKŇŋ11ŹưƷ12N15Ĺ17MƮǁ21ŏ22Ŋ24Ɓ26i
~alre	73 -8ķ8ƖƵ10ǩ12v13Źư15p18Ĺ26ŏ27Ɓ
~alri	71 -8ǩ7dEŨ11ŋ12KŇƷ13N19MƮǁ25Ŋ29i
~als	72 -13F-9ǐ7aƜ8wŐ9ǜ10ǗǠ11Ǖ16ǔ17Ŵ22Ɖ23ķ26Ǜ29h
~als>	74 -14F-9ǐ7Ɯ8w9Őǜ10Ǡ11Ǘ12Ǖ17ǔ22Ɖ23ķ27Ǜ30h
~alt	54 -14z-8Ň-7sƨƾ7Ɩ9ő11ƴƼ14x16ņ17Ǔ19Ǘ20Ɖ22W30ƽ39ƃ53ǂ70Ƹ
~alt>	80 8ŵ26ņ29Ɖ
~alth	55 -14z-8Ň-7sƨƾ11Ǘ12ƴƼ14x23W31ƽ40ƃ54ǂ72Ƹ
~alty	89 14Ǘ19ő30Ǔ
~alu	63 -8ŏ-7ǖ7ƁƊǏ8Ɠ16ƒ17Ŏ20ľ23ƪ25Ƙ29Ʃ31Ǣ
~alua	85 7ƥ10Ɗ35Ƙ
~alue	64 -8ŏ-7ǖ7Ɓ8ƓǏ16ƒ18Ŏ20ľ24ƪ30Ʃ32Ǣ
~alv	87 -8Ĵ10ƛ15ũ17Ƌ19ű
~alw	78 -8G8ņƜ9ļ10ĸ11Ř12V13ĵ23Ɨ25l
~alwa	78 -8G8ņƜ9ļ10ĸ11Ř12V13ĵ23Ɨ25l
~am>	52 -14Ɩ-12ŉ-10F-9X-8ŀŒř-7LĻłŎƀƟƠ7kwxMUŌǄ8JŶƊ9hŅƉƳ10ĹļņŇǎ11cŝ12f13IŊż14ń18bōǙ19N21ǘ22C24g25a27iǇ33ǥ35ƞ37ň42ǩ51ǁ
~ama	64 7T9ƨ10aŨ18ū19ƛ23ƀ24QŒƚ25z29ž30ű33Ŧ35Ť
~ama>	85 8lǀ10T14aƨ24ū34z
~amag	66 11Ũ20ƛ24ƀ25Œƚ30ž32ű34Ŧ37Ť
~amb	87 -10ř9Ļ10Ʈ13ū14a
~ame	42 -19Ƹ-15x-14u-11ǋǣ-10vWŧƗ-9ƵǄ-8qPĹĻŀņŹƣƤǟ-7NUňţųŻƁƳǝǢ7ŶƖ8hsŁşƩ9ǐǧ10iƦ11FœƓơƨƻǠ12ĽŃƘƢ13ƕ14Aǒǘ15ķľƷǓǗ16tŔřźƯ17ũ18SŐ19ǂ22QŅŒ23pŚ25Ǝ26ƇǤ27ǈ28ƾ29Ŧ32ļŜ33b34ĸ45ǃ48a49ƫ56o78w
~ame>	43 -19Ƹ-12x-11ǆǋǣ-10uŧǅ-9WƗƚƵ-8vĻņŹƤǟ-7qNPĹŀƁƝƣƳǌǝ7IŠŷż8ŶƖƫƻ9hşƩǒ10isǧ11QŁũ12œƓƦǐ13ŃƨǠ14Ľƕ16AķľơƷǘ17tźƢ18ř19S20ǂǓ21Ő23ŅŒ24pŚ25ǈ27ƇǤ29ƾ31Ŧ33w34ļŜ36bĸ42ǃ57a63o
~amed	66 -13Ʋ-7Ǔ8ǒ9ǃ10Ƣ12ǅ13ǁ14w18ǌ20Ŕ29Ư49ƫ
~amer	78 8Ɲ12ũ15Ƙ52Ǝ
~ames	71 -10a8gƻ9F15o16ƫ20Q21ǆ33Ǘ44w
~ami	56 -13Ƣ-10Ƽ-9Ʒ-8Ǆ-7ŀůǉ7q8ĿǑ9z10hAƸǅ11ưǇ12Fƻ14Ū15ƜƳ17ĽŖŨǁ19Ƭ20u22Ƥƶ24yƮ36nƽ
~amil	57 -13Ƣ-9ƷƼ-8P-7ŀůǉ7q8Ŀ9z10AƸǅ11hưǇ12F14Ū15Ƴ16Ɯ17Ũ18ĽŖ20uƬ22ƶ23Ƥ25yƮ36nƽ
~amin	85 -11Ǆ13ǁǑ18P20ƻ
~amm	87 16ǃ18ǎ19ǟ22ǘ
~amme	89 18ǎ19ǟ22ǘ
~amo	69 -13Ǌ9a10ƚƦƱ11D14Ɨ15ŦƓǖ18X21Ƙ48ŗ49Ƭ
~amou	70 10aƚƦƱ15ŦƗǖ16Ɠ19X49ŗ50Ƭ
~amp	71 10ķ11ǁ13Ɗǈ15ǚ17Ű19ş38ƍ
~ampl	89 8J15ǁ
~ampo	75 14ǈ40ƍ
~amr	89 41Ū
~amry	89 41Ū
~ams	85 -10ň-7KǙ9Ž16ƻǘ18ƨ36g
~ams>	86 -11ň-8Ǚ-7K9Ž16ƻ17ǘ36g
~an>	39 -23Ɲ-20Ŗ-17Ŷ-16R-14tHĺŤŹ-13ŕŲƟ-12TƬƳǞ-11nQǄ-10vǏ-9ńŷƆƜƢƫ-8cŐưǑ-7ijSļĽňŞƤƨǟǥ7gƅƞǂ8pqMYķŻ9ņŉřšűžƁƄǇǋ10ŃŗƀǦ11ŀōťŸƔƱ12zŏ13IXŇƯ14ŮƗƲ15sDŎǈǉǌ16Ŝ17bŚ18N19OVĹŌƧ20ǩ21Ķ22Wū23ƃ24ŬƂƣǖ25Ŋ26KLľƪ30Ū31śƕ32Ǩ35ǆ45A
~ana	69 -21Ǎ-14ũ-7Ǣ8Ŏ10ǜ12ƹǌ17ƿ19Ŕ20ŵƮ29Ƴ30ǈ45ơ
~ana>	89 16ƹ23ƿ
~anag	71 -21Ǎ-15ũ-7Ǣ9Ŏ11ǜ13ǌ21ŵƮ30Ƴ31ǈ46ơ
~anc	45 -15Ƹ-14Ǆ-10ƓǞ-8ǖ-7nŢǗ7ŁŚŪſǨ8pŊřƆƴ9qƙǢǩ10ŘŞǒ11şţǓǠ12ĺŦƑƩƬƭ13Ʀ14ƕ16PŐƃƳ17ľŬǥ18ĸŏŒ19ņƁƄƔƽǌ20W24Ƶ26Ƽ31A48š
~anc>	89 -8dĽ11f13o19p22q
~ance	46 -15Ƹ-13Ǆ-10Ǟ-9Ɠ-8ǖ-7Ţ7ĸ8ĽŁŚŪſ9ŊřƴǢǨ10Řƙ11ŞǒǓǩ12ĺşţŦ13ƦƩƬƭ15ƕ16ƃ17APŐƳ18ľŏŬǥ19ņŒǌ20ƁƄƔƽ21W25Ƶ28Ƽ49š
~anch	87 14ǋ18Ɔ30Ƒ
~anci	77 8ǃ12Ư13Ʈ16Ǡ18B19ĸ26A
~and	30 -41ǩ-18Ƹǋ-16Ņƣ-15jƦ-14Ŷ-13Ľ-12Ųŵ-11Sũű-10ŃŝšƙƞƱǟ-9ľǔ-8VŀŉŗŰƧ-7ĴļŏŨƥƹ7TńŬſƔǆǒ8Ōőơǥǧ9ezBŜşƎưƿ10chnƁƛǐ11fƆƗǕǠ12FPĸŁūƯƻǙ13řŧǍ14DZ15qŷż16prŭǁǘ17vŚ18Jōƶ19Ŵ20WĹŖǏ21dƋƫǂǈǌ22sųǛǜ23ǃ24ŦƷ25ǖǞ26o27wCŒǚ31ķ32tƺ33ƨǇ35aŪ
~and>	31 -35ǩ-16ƣ-15ŃŅǋ-14Ũ-13jƸǔ-12YĽŶƦ-11SŲŵ-10űƙƱ-9Ĵšƞơǟ-8ľŉŝ-7VŀŰƥƧƹ7ĶĿŐƃƖƟ8nPŁńŴƓƕ9ŌőūƮǆǒǥ10eBTřůŷƎƛưǐ11hqzƯƿ12fƁƆǠ13ŖƔƗǕǙ14rƻǍ15Dş16pZżƷǂ17vǖ18ǁ19sJ20ōŦ21oĹǏǚ22dWƋ24ƫ25ŒųǛ26ǃ28ǇǞ29wC31tƨǈ34ƺ35ķ38Ū40a
~andb	86 -7ǖ12x13ƶ25ǜ
~andd	86 8ƶǓ10śǅ11Y14Ƙ
~ande	86 -11ũ-7ǌ8ǝ15Š16ťŦ19ų21Ŭ
~andi	85 10Ŗ17Ɖ19Ǣ20Ũ23Z
~andk	89 10k20ƶ
~andl	59 -15Ś-11Ƅ-10Ɣ-9şǩ-7a8Y9Ŗǈ10ŁŃ11sǖǠ15I18Ʒ19Ơ20c23ĸŜ24F27ơǜ31ǘ32ŧ43ǌ
~andm	83 10c11ǔ12n13Ư17ŷ
~ands	67 -13ds-10QƸ-8ů7Żƨ10qŒ11PŚ12ĸ14ǂ15tǇǓ16p17rǚ21Ǆ23ŭ26oŴ
~andy	77 -12ŏ10vŭ12řū13M14ǖ37Ś
~ane	68 -9Ŀ7Ɖ10ƙ12ǏǢ14M15C17Ƌ18ǩ20Ǜ25Ʃ29ǀ36ƚ44D
~ane>	79 -11ǩ12ǀ13ƙ14ƚ17C52D
~aned	87 8Ɛ15Ǣ16Ǐ28Ǜ
~anen	87 33Ʃ
~aner	89 10ƛ19M
~anes	83 -10Ŀ23ǀ30ƚ
~ang	53 -12ƈ-11P-7gŕŝŻƌƩ7qƜƺ8lĵƃƛƻ9u10Ŷ11IŰ12Ǟǩ13TZŇŎƧƸ14K16Ţ17Ļų18Ǖ19ǀ20ĺŀŞũ21i27ŔƑ36V39Ƶ
~ang>	77 10I12V13lŰ14Ƒ16Ŷ25ų26Ƶ31Ļ38ŀ
~ange	56 -8P-7Ż7űƋƷ8q9ĵƃƛƜƵƺƻ10u11V13Ƹ15KT16ŎǞ19ŇƧ20Ǖ21ǀ22ũ23Ş24ĺŔ
~angi	73 -15ƈ-7ŕ9aŔ11Ʈ18Ƶ20Z22Ţ24V28Ƒ33i
~ani	67 8ōƉ9Ļ11ŀşƌǈ12mŵ13Ƌ15ņ20ń21ǆ23Ɯ27ǩ30Ţ37h
~anie	75 7ĵš8E13ş14mŀ23ń35Ţ
~anim	85 49h
~anin	86 -7ǈ7r11ō32Ɯ
~anis	89 12Ɖ20ņ21ǩ
~ank	62 -20ř-13Ķ-11Ł-8B7giǜ8mA9XZƅƋƴ12tH14ļ15ľ19Ƅ20ĵƙ22k26Y27Ĵ30Ŭ32e50ƕ
~ank>	67 -22ř-12Ł7Ǖ8ƙ9m10XZƋ16ļ17ľ21Ƅ29Ĵ30Y32Ŭ35e51ƕ
~ankr	87 29ĵ
~anks	77 -15Ķ9ķĹ10aiǜ12ƴ16tƙ29k
~ann	64 -8Ʒ7ƪƵ8ǔ9V10Ư11ŞƩ12Ǌ13w14ŮƤǉ15AT17Hǀ20ƌ24ĸ36y
~anne	81 10ǔ17y20A21ǀ
~anni	73 7Ǟ9Ƶ12Vĸ17Ƥ20H24ƌ26y
~annu	76 9ƪ14Ǌ17Ůǉ19T
~anny	86 -10Ʒ7Ɯ16Ʃ27Ư
~ano	71 -12ůƬ-11h-10Lş-7Ţ7ż9ŸŹ10ō11C12Ɲ13v15Iƴ19ŶǞ20Ő21Ŵ22H27Ɵ28ŵ32y
~anot	72 -12ůƬ-10Lş-7Ţ7ż9Ÿ10ōŹ13v16ƴ19ŶǞ20IŐ22HŴ28Ɵ29ŵ33y
~ans	58 -9Ŭ-8ǃ7ǘ8Ļƅ9ƪ10BV11ű12KŔ13ǈ15l16H18ƮƱ24ĺ27Ǟ28k35ŉǚ37Z54ǐ
~ans>	60 -9Ŭ-8ǃ7ŭ8ƅ10V11Bƪ14ǈ17H19Ʈ20Ʊ25ĺ27ǚ28Ǟ30k39Z42ǐ
~answ	79 10ľ12Ļǚ17KŔ50ŉ
~ant	43 -17m-16ŦƦ-15rŗ-13Ś-10cNŏƒƿ-9uřƠǒ-8ŁłŜ-7iwYĽœŘŞƤǘ7lHŒǟ8eoVƯ9śŰƀƃ10bFŝůſƁƜǦ11yOŀŊōžƘ12Lŕ13BƗ14AƂ15JSǁ17ĴŃ18KǌǠ19Mǧ20ǩ21ƫ22ĹƟ23Ƅư24XƏƬǓ25ľ26sŉ29ƭ32ơ33Ō37Ļ40Ʊƶ
~ant>	44 -16mŦƦ-15rŗ-13Ś-10cNŏ-9uřƒƠƿ-7ŁłŘŜŞŵǒ7őŒƵǂǚ8elHŴ9Vƀƃ10ośŰƁƯ11bŝſǦ12SŊž13BLOŀōƄǓ14ŕƂƗ15yAĹ16Jǁ17ĴŃƟ19KŉǌǠǩ21M23sƫ24ư25XƏƬ26ơ27ľ30ƭ34Ļ35Ō39Ʊ40ƶ
~ante	83 -11ǩ9G10ƍư15Ǟ16ŉ
~anti	83 -7y7ŉ9Ļ10ŵƱ16kĹƘ
~ants	73 -7ŉ8fsFSļ9ƟƷ11ǟ12Ŷơ14ǩ17Ƅ21Ǔ23ǧ26Ɯ
~anu	86 8Ǚ24Ƈ31Ǆ
~anx	87 24Ƽ26Ŀ
~anxi	87 24Ƽ26Ŀ
~any	31 -20Ɓ-17ĺž-15FĴƗǖ-14ǉ-13iŀŊƠ-12AUņŎŒŵ-11fsDœǌ-10awĸŗŰƀƞƷ-9lĻŃŚƃƩƬǟ-8CĽłŨźƫǝ-7bdopJLĹŘŭƅƈƤ7yƎƯǅǥ8ŐŖǏ9jQVŧƆƉƚǓ10ŞƭƾǦ11ŁŪǕǣ13ũųƋƍƐƟǄǛ14ƂƨǍǙ15ĵŔƑƛƢƳǎǜ16gŉƣǞ17ķŝǋǐǩ18HĶƄƥƽǆ20ǇǗǨ21ŹƘ22kZƼ23mƴ24Ʊ25š26ŏşǂǔ27ńŷƦ28n29ƻ30użƌǃ32Ƹ33ƿǀ35Ɯ36ţűƝ38ƹǑ39Ż42h47Ų
~any>	34 -25Ɓ-15ō-14Ĵĺ-13iǟ-12FƗƠ-11ņňŒųƞƯǢ-10UŊŖŵžƃǖ-9fszŀœƓǉǍ-8aDNŁŦƀƩƵ-7lKĸŇŎŚťƷ7GQZŉŌŸƖƢƮƱǨ8YŕƉƚƽǏ9gŏƐƔ10ĵƆǅǞ11ŋƎƑ12yƣǙ13ŝƘƼǎǗǦ14VşŧŪ15Wƪƾ16jHńƛǇǩ17ƴ18nĶż19Ő20ŞƿǂǄ21ŷǀǔ22ķǆ24ǋ25űƦ27ţƻ28mƜ29ŻƸ30ǃ31Ź33šŲƌ40uƝǑ45ƹ46h
~anyb	56 -23ƪ-12Ǐ-9ǉ-8ķŉƤǖ-7ŹƖǦ7ƂƋƽ8ƁƟǢ9zŔƈƢ10ŷǑǙ11ƓǇǗ12Ŝƣ13ŝ14hż15nŁŏǔ16ƴǛǡ17ǣ18ńŤƜ19ų20Ų21ZŖ22ƯǨ24Ǎ
~anym	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
~anyo	64 -13ǌ-9ţƈ-7Rŭ7zşƜ8ǘ9Ǩ10Ƣ12nŷ13Ɖ14Ʊǩ15Ł16ŖǢ17Ư19ǜ20ųƳ23ǐ24Ɵ
~anys	78 -18Ő-9ŗ-7w11ŔǍ13Qľ14ǃ15Ǧ17ǟ21ǐ23ǥ
~anyt	50 -13ǩ-11ƈ-10ž-8ŋŬ-7Ű7BǍǎ8ƐƻǓ9Ŀ10ƑƱƲ11HZƂ12ĵŲƦǀǏǕ13kƸ14Ǟ15ƨưƳƽ16gŇŏũǂ17ű18Ƙ19Ƽ22ōŻ24ƿ25ţƥ26ŉƄ27ƍ
~anyw	75 -11ǘ7ǀ9ţ10ǥ12Ǘ13Ƌƛ20ş29k30ň
~ap>	70 -9Ū-8c7Tś9r10ŦƵ14ľ18U22ŕ23ƭ28šų72Ɓ
~apa	60 -11ǧ-9ƛ-8HƝ-7Ƅ9Ű10v13G14Ɯ15Ǎ17Fƥ19Ť20Dƞơ21Ɨ23Ơ25Ƣ30Ƥ33ƣ
~apar	60 -11ǧ-9ƛ-8HƝ-7Ƅ9Ű10v13G14Ɯ15Ǎ17Fƥ19Ť20Dƞơ21Ɨ23Ơ25Ƣ30Ƥ33ƣ
~ape	61 -10y-8Ļ-7ƈƵǈǩ7QĵśƖ9C10Ƣ11o12ľœǆǗǠ14JŠǃ16ķƉ17ǒ19K22Ņ24ƲƸ26v29ű35ƹ37ŋ43Ś
~ape>	71 8ĵ16Ɖ29Ƹ34ŋ37ű41ƹ
~aper	66 -10y-8Ļ-7Ƶ7f8iQśƖ11Ƣ12o13C14œǆǗǠ16J17ǃ18ķǒ22KŅ26Ʋ29v48Ś
~apes	87 19ľ21Š
~api	85 -7Ƈ8Ʊ13ŋ26Ǆ35ǩ
~apin	87 14ŋ27Ǆ
~app	48 -11ų-10V-9ŀƦ-7rGő7ōƵ8Ŏǝ9HUŞƄƾ10BYƨƫƿ11ţƒƮǘ12Śſ13iŗƳ15ǔ16Ƨǣǩ17Ŀ19ŲŶƘ20šƛ21Ļ22ťŽ23ĺƷǖǨ27Ť30ũ31ƴ39ŝ
~app>	71 -15ų7ǆ8ś15Ƅ16ƴ21Ś30ǖ31Ų38Ž39ŝ
~appe	51 -9V-8ŁŞ-7ŀŝ7ŖƙƜǒ8HŃ9iņǝ10ō11ǩ12Yƫ13ŗſƨƮ14ţ16ǔ18Ļǘǣ19Ƴ21Ŀ22ƛƧ23š25ťƷ26Ǩ27ĺ33Ť34ũ
~appl	78 9S13ƿ14Ō16ǩ38ƴ
~appo	86 10Ǘ11M13ǖ15ŵ20ƾ
~appr	76 10i11Ŋ14Ŏ16Łŝ22ƒ23B36Ƙ
~appy	73 -7Cő11Ļ12ŧ14ƞ19U27Ş31ŝ39Ŷ
~aps	75 -8Ɵ9ƛ13Ş26Ž67š
~aps>	89 -8Ɵ12ƛ16Ş23š
~apse	79 52š
~apt	86 -14Ǐ11Ū14ƿ16Ǘ17Ɲ
~ar>	39 -23U-20Ť-18Őƒ-17ƕ-15R-13ƗƵ-12FŢƤ-11wĹŨƨƱƶ-10brtķŝţƌƛƯƳǈ-9joIŅŞƝƦƬǄǓǗ-8VĶŏŚũƪǂǒ-7APľŊŧƓƻǔǡ7gXļż8NĴƺǤ9sxSŦƃ10GĽŒŽƏ11CYūƩ12pƷƹ13cŉƔƚƟǀ14œơ15ƾ16TĿǐǙǛ17uvƈ18şƁƊ19ƅ20Ɖǅ21žǎ22dǉ23ŰǊ24Ǐ25ňźƙ26ǟ27ő29ůűƀ33ŵ34Ų35ťŭ38Ź40Ů44Ŵ49Ŷ50ų51Ū53Ŭ
~ara	63 7Ǎ9Ť10h11Ƒ12śşƜƥǁ15Ɔ16Ś20Ƙ22Ɲ23Ř32ǜ50Ű
~arag	69 11Ť12Ƒ13ƥ14Ɯ16Ɔ25Ɲ56Ű
~aras	86 44ǜ
~arat	76 7f15śş20Ś25Ƙ28Ř
~arb	79 10ő11ļ13t16zƙǍ23Ś
~arbe	89 12ő13ļ15t19Ǎ
~arby	82 17z18ƙ24Ś
~arc	83 13ǈǚ14Ţ19Ɖ37D
~arch	89 14ǚ20Ɖ
~ard	50 -17ĵ-13ň-12Š-11ǔ-9IYŊŬ-8Ļ-7łŭƢ7Pƣƴ8XńŎžƹ9gŁŌƒ11aũǙ12b13ĸř14Ňź15Ƴǀ16śŨ17ƙ20ļ21Ľƍ23r25UŐƲǗ26Ŝ28Z30Ĵ31Ƒ32Ɯ35e46Ƅ58ǖ
~ard>	53 -11ň-9IŊ-8Yĵ-7Ļ7dƴǜǟ8PŤǩ9śžƹ10XŁŎƒ11ũ12ŌǙ14abř15ĸź16Ŝ17ŇƳ18Ƅ22ļƍǗ23Ľ25ǖ26r27UŐ32Ĵ34Ƒ38e
~arde	81 -8Š15ƣ20g25Ũ45Ɯ
~ardi	78 7Ĺ9Ƈ10Ư13ś43Ʋ
~ards	66 -12ĵ-10ǔ-7dŠ7Ǔ15ń16Ŝ23ƙ39Ƅ41Z47ǖ
~are	32 -19ļŇ-18ű-16Ŕ-15Aœ-14ŵƗǅ-13ĽŹ-12ǃ-11ōŰƔǥ-10tŜǓǛ-9Ƨƨǜ-8JKSőśšŤƫǝ-7ĺŧůƀƊƜǂǄ7TŉŋťŭƃƮƷƻǣ8NŁŬƦǠ9jqĵňŽƑƶǍǤ10yńƁ11ĻŏŒŖŲųƝƤ12LĶƖƱǇǐǔ13bŌŪŶƆ14ŷƢƬǀ15kłũƏƹ16fORĹŝǋ17uwŃ18EľƟƭƽǑ19ǈ20PŢ21nŨ22Ŀ23gƸǞ24aZ25VƯǎǟ26xHQ28ƣ29ƺ30ivzCƞǩ31ŗ33F36Ő38ǆ40l41c
~are>	32 -20Ŕ-18Ň-17ļ-16ű-15A-14ŵƗ-13Ņœƫ-12ĽŹ-11ǃǅ-10ƔǓǥ-9mtōŜǂǛǜ-8IJśŤŰƥƧƨǝ-7KĺőƀƊǄ7pŀŉŋşƠƮƷƻǘ8TŁťŨŬŭƃǠǣ9NĵŽǍǤ10ńňƁƏƑƶ11yEŏŖųƢƤ12nĶĻŒƝǐǔ13uVŌŲƖƚǇ14bLĿŃŪŶƆƱǀ15kŷƬ16ORĹłŝ17fũ18ľƭǑ19wƟǈ20PŢ22Ưƺ23g24ZǞ25aǟ26lǎ27xHQ28ƣ29Ƹ31ivzƞ32ŗ34Cǆ35Fǩ36Ő41c
~area	80 -16Sƚ-10ǩ-7ǅ8F10Ŕ18j19E31l35CI
~ared	85 8Ń18Ņƺ19ǁ38Ũ
~aree	89 16q33V
~areh	89 13ǆ17Q29ǋ
~aren	69 -11Ƹ-10ǂ-7FƼ8Ư10ŷ11ŠƦ20ƥ48ƽ52u57z
~ares	79 8Ƣ12ƫ22Ə23n25Ŀ
~aret	86 18ǂ35ƹ
~arg	69 -10Ş-9Ŵ7Ļ9ŃŦƕơƴǒ10ƓǙǩ11ƿǔ12B14Ż17Ņ21Ł23Ơ31Ɔ33Œ
~arge	70 7Ļ9Ńơƴǒ10ŦƓǙ11ƿǔ12Œǩ15Ż22Ł25Ơ31Ɔ
~ari	68 -12F-7ľŞ7ŢƩǍ9T10ŸƟǉ11ƹ12ƫ14i15Ōŵ16Ƣ17ƿ19hńƥ21f23ƶ24ł31U
~arij	89 16ƹ23ƿ
~arin	74 -13F8ŢǍ11T15i17Ōŵ18Ƣ21hńƥ26ł34U
~arit	81 -7ľ28fƶ
~ark	65 -13D-7Ĺ7vGźǟ8Ɠ9ŔƠ11YĻż12ķ13ŭ14F15ǩ19H20T27ƒ28h71Ű
~ark>	72 -7Ĺ8vG9ǟ11h14ķĻ17F23Tǩ38Ű
~arke	75 -8D7Ķ10Ɠ11Ŕ12F14Y16ŭ21Ű23H32ƒ
~arki	85 -7ǩ14Ơ15ż23Ű26h
~arl	77 -16d9mL10Ů11T12R13Ŋ15Ǌ18p27C
~arly	80 9mL11Ů12RT16Ǌ
~arm	65 -11h-9V-8ƹ-7Ə8Ŝ9Ǆ10ƶ11Ņ12ŭƻ14Ƙ23Ǔ25ő28Ǒ30ń32Ő38j56Ǝ
~arm>	68 -11h-9V-7Ə9ŜǄ10Ɲ11ƶ12Ņ13ŭ14ő16ń30Ǒ34Ő40j43Ǝ
~arml	89 -7Ɲ33Ǔ
~arms	85 -10ƹ19Ƙ20Ǝ21ń
~arn	69 -9ǩ-8Ʒ-7ǝ8ũƹ10ǀ11s12B16m17Ŏ25Ź26Ʈ31Ǚ34Ƒ43T52q
~arn>	76 -8ǩ-7ǝǢ9ƹ14B21Ŏ29q33T35Ƒ
~arne	82 10ũ15s20m31Ź38Ǚ
~arni	86 12q13ǀ17T26Ʈ
~aro	58 -13ǩ-11H-8ű-7ƛ7ƕƞǧ8uWŭ9Lſ10şƱƲ11hlƎ12nƥǁ13ƍ14ĵ15TVƑƓ16ǉ17Š19ń20t22ŵ25C29s
~arou	58 -13ǩ-11H-8ű-7ƛ7tƕƞǧ8uWŭ9Lſ10şƱƲ11hƎ12lnƥǁ13ƍ14ĵ15TVƑƓ16ǉ17Š20ń22ŵ25C29s
~arp	86 10Ɗ12Ť14Ŷ16Ū20Ű
~arr	55 -12Ǧ-10S-9ǆ-8Yǖ-7Ɲ7ŏŜŵƘƫǐ8buWž9Ƣǃ10ŘƦ11ǚǣ12őǥ13Z14şǏ16Ƅ17ŗǒ18oŲ20Ƃǡ21Ő26Ţ29ǌ30fſ
~arri	67 -11S-10ǆ-7Ƃ8r9ŝŞŦǣ10Ŝƫ11uW12ǃ15ǩ17ő23o30Ő32Ţ37f
~arry	58 -18Ǧ-11ǩ-8Ɲǖ-7Y7Ƙ8ǐ9bŏŵž11ŘƢ12Ʀǚ13ǥ15ZǏ16ş19ŗŲƄǒ22ǡ27Ƃ31ǌ33ſ
~ars	48 -20Ǉ-18Ő-13Ǧ-11Ƽ-10nǋ-9Ǒ-8aiĻŨ-7Ů7ŰŻƀƘƴ8ǣ10cUżƋ12ĵŅƔƸƹǔ13Ķ14oō15Ŏ16ŷ17HĺŵƂ18ƅ19ş20ƩǞ21Ţ22ţť23ŴŸ24Vŭƈ25ő28ǅ29G30Ū31ǐ33S45ƭ
~ars>	48 -20Ǉ-18Ő-13Ǧ-11Ƽ-10nǋ-9Ǒ-8iĻŨ-7aŮ7ŰŻƀƘƴ8ǣ10cUżƋ12ĵŅƔƸƹǔ13Ķ14ō15Ŏ16ŷ17HĺŵƂ18ƅ19ş20ƩǞ21Ţ22ţť23ŴŸ24Vŭƈ25ő28ǅ29G30Ū31ǐ33S45ƭ
~art	45 -19Q-13yĸƉƛ-12Ő-11Hǜ-10nLĹŒŖƝƳ-9gŇşť-8cKNŎŝŮƄǎ-7kuzŗŧƵǔ7DFXĺńƋƧ8ŀŞƐǍ9EGRŨŹƥƷ10qŏŴƗ11ŕƢǟ12sOřƤǠ13ōƏƨƬ14Ơ15t16ǣ17C18opƎƽǨ19ŤŲ21UŃ22ƣ23lVơǇ24S25ŌƱǂ28ňƘƼ29Ɯǆ32ǩ42ǅ
~art>	53 -13ĸ-12r-11yǜ-10LŖŠ-8ť-7DĹŎƛǎ7vJĿůſƸǄǓ8asŨǈ9AƬ10ŕǂ11ľńƧ12EőŞƋƱƽ13ŀřŹǅ14lR15X16dǟ17Ǝ18ō21Ńǩ24C25ŲƘ26S28U32VǇ36Ƽ38ň
~arte	70 -13Q-8K-7t9S10Ń12ƦƬ13Ƙ14Ĵ17ƽ18x19ĺ20Ōœ21ǅ26Ʊ28O
~arti	78 8Ÿ9ǀ10j12t20Š22Ō24ǆ26ŏ30Ɯ
~artm	59 -10ǧ-9ƛ-8Ɲ-7HƄ7Ǝ9Ű11ƞ13G14Ɯ15Ǎ16Fƥ18ơ19DŤ20Ɨ22Ơ23ƏƢ25Ƥ32ƣ
~artn	68 -20d-12Ƹ-11Q-10ş-8PŐŮ-7Ũ11s13rŁ19Ʒ23tŴǨ24Ǡ25q26ǂ29ƨ30ǆ31o33p
~arts	81 11ū12ŕ13ơ18ŵ22Ǒ24l
~arty	83 8ơ11Ɣ12ǡ13ư15P17Ɯ
~ary	63 7Ť8ǘ9VƩ10Ƨ11qƾ14SĽǉ15Ʈ17W18Ʀ22Ũ27T29ƫ
~ary>	63 7Ť8ǘ9Ʃ10V11Ƨƾ14SĽǉ15Ʈ17W18Ʀ22Ũ27T29ƫ
~as>	38 -19Ǟ-17n-13Ĺ-12x-11ľǔǢ-10iuHLYķŎŝƟƭƾǝ-9aRōŕųƗǋǨ-8AGĿőžǇ-7PXĶĸƵǎǐǖǠ7FşǀǊǙ8ĻŏŒţŶŻƂƞǘǚǦ9fŮŴŹƎƸ10ƫǓǗ11hƷǍ12jlq13oŁňŷƅƼƽ14ſƤ15ǂ16Ŗ17kűǛ18ĺ19ŅƁ20cļšŧŵ21ŠƲ22vƈ23Ɛ24ƒ25Ť26B27pƛ28œŔũ29ƴǜ30ǃ34ŨƋ36ť37Ŧż39Ƴ
~ase	51 -24Ǎ-13ś-11Ǔ-10ǡ-9ŕ-8Ʈ-7ǈ7DƽǠ8aŔƜ9ƝƲǇ11Ǖ12Ơ13łƥ14dFĻ15ƒǏ18ƛ20œ22ŝ26ơ29Ŭ35ǋ40Ƥ42Ƣ44Ɗ62ǌ
~ase>	55 -23Ǎ-14ś-11Ǔ-9ŕ-8Ʈ-7ǈǧ7e8ƽǠ9Ŕ10ƲǇ11D12Ǐ13Ǖ14łƠ15aĻ16dFƒ21œŬ28ǋ31ơ45Ƥ47Ƣ59ǌ
~ased	86 -10a-7ş7Ǐ16ǋ17Ŭ39ŝ
~asem	64 11Ɯ13Ɲ18ƥ23ƛ52Ɗ
~ash	60 -10řŰƮ-9Ǉ-8ǐ8ž10Ƥ12Dƍ17Ǜ18ū21Ů22ƃ23Y30ƛ38Ƶ39ż41Ų55ǖ60ƪ
~ash>	61 -10ŰƮ-9řǇ-8ǐ8ž11Ƥ14ū16Y17Ǜ18ż22Ů23ƃ36Ƶ42Ųƪ57ǖ
~ashe	82 -7Ż10Y26ƪ28ƛ29ż
~asi	73 -10Ƣ7ś11ņ12Ƅ13Ʊ14M16Ňơ20Ŭ21K31ư32Y34F
~asid	81 14Ʊ35ư36Y
~asie	85 9ś19M25K
~asin	86 -12Ƣ15Ƅ20ơ24Ŭ41F
~ask	54 -9ĻƏ-7ŖśŷƲǍǩ7mwĽƧǒǘ8ĵĹš9PZŔƇ10ƒ11AƄƩ12ƕ13hǌ14p15u18ǧ20Ǧ22ō25ơ26aƿ27Ł36Ǔ38c43Ŋ51ŉ
~ask>	59 -10Ə-8Ǎ-7Ļ7i8Ƨ9aĵơ10šƇ11u13A23Ĺ24Ǔ30Łƿ31Ŋ34c47ŉ
~aske	72 -10Ĺ-8ŷ-7ŸƄ8ǔ9ž10ŉō11p12ń15aŔƕǒ18ǧ19Ǧ
~aski	71 -10ǌǒ-8śƲ-7dĹ9p10cǦ11a12vĽōǘ13Z15Ʃǧ16ƒ20ŊǓ25ơ26Ƅ
~asks	82 -8ơǧ8u12w13h14m16P24ǌ
~aso	69 -10j8U9Ň10Ƃ12x14ĹƚƜƟ18ǟ27Ō35Ŕ36ǎ
~ason	69 -10j8U9Ň10Ƃ12x14ĹƚƜƟ18ǟ27Ō35Ŕ36ǎ
~asp	85 17ƻ31Ɖ
~asph	86 32Ɖ
~ass	59 -16ŏ-11ǣ-8ǥ-7rŸơ7s8ƫǀǙ9řƃ10x11Ʋ13m14ƀ17Ųźǌ20Ʀ21gƷƿ22ƶ27ǜ31ǘ40ķ44Ɓ45Ǥ46Ƴ
~ass>	68 -16ŏ-10z-8ơ-7ǣ8dƄ9sZƽ10ƫƷ13Ʀ14g15Ʋ17ƀ21źƳǌ26ƶƿ37ƁǤ
~asse	68 -8ǥ-7Ÿ7šƮưƱ8Ǩ9Ư10Ʀ11zřǀ12xǙ13ƃ17Ʒ22Ų35Ƴ47ķ
~assi	83 14g16ǜ18Ɓ20z22Ǥ
~assm	87 27ǜ
~asso	89 30m
~assw	87 53ǘ
~ast	44 -17Ŏ-15ŏŦǃ-14dG-12Sũ-10ľŨƌƔƳ-9BŠŤŷ-8IŰƃƒƴǗ-7pHŅŇƟǢ7rCĽőŬŵƶǖ8iĹƓƫƭǩ9ołŔƐƑǘ10ŜƋǨ11m12šű13ňż14EŀƲ15ƹƽ16ĸư17Oǉ18ţǣ20aƈƺ21Ƹ22bǞ23ĵ24ŖǏǙǛ27Żƚ30cǊ35œ37ƾ39Ƽ43ņ
~ast>	45 -17Ŏ-15Ŧǃ-14dG-12Sũ-11ƌ-10ľŨƔƳ-9BŠŤŷ-8IƃƒƴǗ-7pHŇŰƟǢ7wĽŬŵƼ8CĹőƋƓƫƭƶ9ioƑ10łŔŜƐǘǩ11Ǩ12šű13ż14ňƲ15Eƽ16ŀƹ17OưǉǛ18ǣ19ţ20aƈƺ22Ƹ23bǞ24ĵ25ŖǏǙ27Ż30ƚ31cǊ36œ40ƾ44ņ
~aste	82 12ĸ14mĿ23r
~asti	89 -13ƪ13ļ19ǖ
~asu	76 9ƶ16Ƙ18Ž21a35ŭ
~asur	76 9ƶ16Ƙ18Ž21a35ŭ
~asy	85 -13ƾ9Ž11k13ǂ15M16ŧ20ś
~asy>	85 -13ƾ9Ž11k13ǂ15M16ŧ20ś
~at>	20 -21ŷǇ-18ŬŹ-16ǐ-15Ĵ-14ųƢƤ-13FƂƟǠ-12Ŋ-11i-10zOń-9sƲ-8ŌƞƯ7UŮűǤ8pIŃŶźżƐƑƱƷǞ9nŢƌǙ10ZŸƅƜƬǉ11wĵƕƛơƿ12dŘƒƓƵƼǋǖǣ13ƋƘǎǛ14lPņư15LŭƪǏ16uŝƨƶǊ17oTĶĸŠũŲ18vłŔūƺ19WƳƽ20jqJƊƠ21RŉőƇƧǓ23mžƉǈ24XňƦƩ25ŨƔǥ26ŦƗƝǃ27E28ľ29D30gBǄ31Ŵƻ32bGĻǩ33hCķ34œ37ĹŤ38ŀŖ39Ŀō40Qĺ42SŒ43Ŏ44Ş46Ņ47ŗ48ť54Ň57Ū
~ata	82 -7Ƶ17Ʋ18ĸ45Ǘ
~ata>	86 -7Ƶ46Ǘ
~atc	65 -9P-8ƾ7Ɠ8Sŏũ9qƉǘ11sŉƅƘǩ12LƟ13Ř14YĶƹ15a17w18ų20W22ƯǙ26Ž30N
~atch	65 -9P-8ƾ7Ɠ8Sŏũ9qƉǘ11sŉƅƘǩ12LƟ13Ř14YĶƹ15a17w18ų20W22ƯǙ26Ž30N
~ate	42 -15ǩ-14Bŏ-13lĹ-11ŧǁ-10žƜƧ-9XĻ-8bjDFŀłŇƀƳǄ-7GňŦŨƅƝƞƩ7ŊőƍƟǀǆ8ńœŗƘƸǔǡ9cľŒǝ10ǜ11qĺŘŸƎƱǕ12ťũŰƪ13Ń14ŔźƐǋ15Ťǃǌ16EşƄƖ17Şǧ18ĵǒ19mŐƢƲ20d22C23ƌǣ24ƾ25ŝ26ƴ27ŕ32Ƌ36ƙ41ƛ43ū44Ǜ
~ate>	50 -14ŏ-12ĹǏ-11vǩ-10ŧ-9U-8DXĻƀƙƧ-7blBFPłŇţž7cĿş8ŅůŰŸ9ǎǛ10mƍơ11EŊǀ12pőŗųǃǡ13ķŒƱǔ14ń16ŘƲ19źǧ20Ńœǌǣ21ŝťƄƖǋ22C24ĵ25Ŕ26Ő34d36ŕ39ū
~ated	63 -10œ-8Ǟ7ƱǍ8ƪƿ9ǃ10ŞŰƲ11Ɔ12ǆ14C15ŝǏ16Ƌ19Ƽ25ƌ36ƴ
~atel	72 -17Ƽ-13ǁ-8Ť7Ǖ8UƓ9ǂ10ŻǙ12żƘ14ţǟǣ15ĺ16ǜ17Ƹ44ƾ
~atem	83 15ĸ16ľ20Ś23ƪ
~aten	89 12ǜ
~ater	58 -9Bǋ-7L8VƭǕ10ƍƠ12q13N14Ɖ15Ɵ16ű18ǝ19ƎƐ22Ť33Ƌ54ƙ56Ǜ61ƛ
~ates	63 -7d8Ÿ9cyHǊ10ş11EŞƌ16ũ17ū19m22v29Ƣ33ǒ
~atev	80 -13Ə8Ƈ9ş11ũ12qư16Pŉ
~ath	62 -11ǩ-8ķ-7żƞ8Ɯ10sŏ11cĴƦ13Ƭ14C15Ǆ18bzľ19Ŋƚ20ƽ21ƌ24j26K41Ƴ45Ɔ
~ath>	78 7ƫ9UƇ15Ʀ16ƌ17cƆ18Ƭ28Ƴ
~athe	67 -7ķż7B8b9Ɯ11sŏ13Ĵƚ15C20zľƳ21Ŋ25ƽ27j28K
~athr	82 10Ɗ12ƌ16b20Ɔ
~aths	85 21Ǆ24Ɔ
~ati	51 -20ǩ-11ţ-10Gƽ-9ůƧ-7VƢ7FŧŶǓǚ8iŋŚś9Ŀƌ12ƻǃǣ13nqŀŐƱƿ14Ƈ15HPĴưǜ16UĻǋ17lǆ18ŝŽǅ19Ŕ20ƏǗ23k29mū33Ż62Ǟ
~atic	81 11ƛ26Ĵ32Ž
~atie	89 11n24Ǘ
~atin	71 -10ǩ-8G-7Ƨǆ7ŝ8mĵ9j12Ŷ13ƻ15iǅ17Ŀ19ǃ25U29H
~atio	54 -10ţ-9ůƽ-7Ƣǩ7sŌƴǗǚ8nFǓ9ŋŚǅ10śƌ13ŀǣ14qƱ15Ƈ16ƿ17PŐưǜ18Ļǋ21Ŕ23Ə24ǆ25km31ū36Ż67Ǟ
~atis	89 18ŧ27ŝ
~atl	82 -11Ƨ11ǀ18ů20ł21Ķ
~atll	86 -11Ƨ22Ķł
~atm	82 19ƿ41ǚ
~atme	82 19ƿ41ǚ
~ato	87 -9Ƅ11ơ14j15ƣ20Ǆ24ŷ
~ator	89 -9Ƅ11ơ15ƣ20Ǆ25ŷ
~ats	76 -11Ǉ-7ǩ7Ŭ9Ɩƺ11ƞ13Ǚǟ16Ɛ23h45ǋ
~ats>	77 -11Ǉ-7ǩ7Ŭ9Ɩƺ12ƞ13Ǚǟ16Ɛ23h46ǋ
~att	68 7az8YśƚƲƼ9ťƃǨ10Cƽ11şŰƖ12B13ōŶ14Aű16Ɗ17ǘ31ľ
~atta	80 8Ƒ10śƼ12Ǩ13Cƽ15Ŷ
~atte	74 7Ľ8z10ťƃ13ş14ō15AŰǘ17Ɗ35ľ
~atto	89 12Ʋ17BƖ
~atu	79 8o10Ɣ12ĽŁ38f
~atus	83 40f
~atv	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
~atve	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
~au>	89 11Ő12Ŝ13ń
~aud	65 9ǣ12ǒ92Ǥ
~audi	65 9ǣ12ǒ92Ǥ
~aug	68 -18ĺ-15b-12d-9m-7Ÿ7ś8BƷǞ9a14Ű15ǩ18yƱ23ixŹ26v31u32w
~augh	68 -18ĺ-15b-12d-9m-7Ÿ7ś8BƷǞ9a14Ű15ǩ18yƱ23ixŹ26v31u32w
~aul	74 -15Ū-9Ǜ-8ƪ9ƃ11ŭ12Ŵ13ů14Ť16ƥ24ǐ30Ų41ż
~aul>	86 -10Ǜ-9ƪ11ŭ16ů21ƥ35Ų
~ault	78 10ƃ15Ť43ż
~aur	82 10W14ƣ15Ǜ22Ǎ24ǟ
~aura	82 10W14ƣ15Ǜ22Ǎ24ǟ
~aus	66 -8Ŧ-7ĺ7bgHUśƏƶ9Iņŝ10ĵƴ11uł12JƠ14j17Ǔ18ǁ20Ť23Ǣ40ŀ
~ause	66 -8Ŧ-7ĺ7bgHUśƏƶ9Iņŝ10ĵƴ11uł12J14j17Ǔ18ǁ20Ť23Ǣ40ŀ
~aut	66 -7Ǧ8ǃ9bſƛ18ǥ20Ĺ24ƃ28žƂ40ş55Ĵ
~auto	67 -7Ǧ9ſƛǃ19ǥ20Ĺ24ƃ28Ƃ29ž40ş56Ĵ
~ave	30 -17Ǆ-16ů-15yǊ-14ŀ-13LMP-12gǟ-11Šơǌ-10pHUĿłƕǧ-9xQTœ-8nKŴƅƞƤƭ-7qAXśŭŷƠƩ7wRļŊŜťŧƍƖƧƽ8WňŕƊƋǏǔǠ9FJĴŁŃšŻƂƜƥǡǣǤ10ņžƾǢ11ISķŪǅǘ12Źƪ13NŎŝŰŸƀưǈ14aƚǀǆǝ15ŋżǩ16lşƑƛ17ZǓ18ŖƗ19ƃǋ20mĶţŵſƎǥ21ŗƁƳƵ22ŉƘƶ23fŚƌƟƯƱǇ24ǒ26Yǜ27Ƽ28OőƦ30u31ŏ33ń35ƨ42Ţ
~ave>	31 -18Ǆ-17ů-15yŀ-14Ǌ-13LMP-12gŠǟ-11ơǌ-10pUĿłƕǧ-9xHKQœ-8nTŴƅƞƩƭ-7qAXśŭŷƠƤ7dwļťŧƍƖǞ8kWŊŕƊƧƽǔ9FJŁŃňŜšƋƥǏǠǡǣǤ10ŋŻƂƜǢ11ņžƾǘ12ISķŪŹǅ13Ÿƀƪ14NŝŰưǈ15ażƚǆǝ16lŎşƑƛǩ17ƁƵǓ18YZƗ19Ŗ20ƃǋ21mĶŗţſƎǥ22ŵƳ23ŉƘƶ24fŚƌƱǇ25Ưǒ27ǜ28Ƽ29OőƦ31u32ŏ34ń37ƨ38Ţ
~aved	80 -8Ŏ11Ţ12Ĵ13ƵǗ14ŋ42Y
~avel	78 -8Ǟ7Ƃ11Ɓ40ǀ47Ɵ
~aver	89 7R17ǉ24ź
~avi	61 -14ŝ-10ŀ7ƁƳǩ8xĻ9tŃ11sV15i17Ʊǟ18ķĿƶ21ľ23Ř30Ţ35y39Y
~avin	61 -14ŝ-10ŀ7ƁƳǩ8xĻ9tŃ11sV15i17Ʊǟ18ķĿƶ21ľ23Ř30Ţ35y39Y
~avo	81 13ŝ18Ʃ19ƞ22rŶǩ
~avor	81 13ŝ18Ʃ19ƞ22rŶǩ
~avy	87 11ǎ13Ư14ǈ26Ǐ
~avy>	87 11ǎ13Ư14ǈ26Ǐ
~aw>	70 -10Ǔ7ƫ8fB9ƚƵ10ŧŷ11Q12tŨ13wŅ14j15ACǁ18ŀƾ25ǚ
~awa	65 -10Ə-7ĺ7Bư8ŢƳ9ż10ǁ11ƿ12Ƨƴ15Ķ19Ļ20Ʀ23ŉ25Ŀ27ź29k37Ɵ41Y
~away	66 -10Ə7ư8BŢƳ9ż10ǁ11ƿ12Ƨƴ15Ķ19Ļ20Ʀ23ŉ27ź29k38Ɵ42Y
~awe	70 -8Ʈ7cF8iŏƟ9nuţƧǊ10ŬƇ11CĻƔ12ǖ15IǄ21ĵ22ƿ36Ś
~awer	87 -15Ű13Ŭ16ǖ30Ś
~awes	72 -8Ʈ7coF8iŏƟ9Ǌ10nuţƧ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
~awf	87 12ǉ14Ʈ15ĸ16Ũ
~awfu	87 12ǉ14Ʈ15ĸ16Ũ
~awl	83 18Ƈ22Ɗ
~awl>	83 18Ƈ22Ɗ
~aws	81 -9ŗ8Ŀ10n12Ư13k16Ǧ19ķǜ
~awsu	85 -9ŗ10Ŀ17Ǧ20ķǜ
~aww	80 8o10hzļ13ƅ22ƫ
~aww>	80 8o10hzļ13ƅ22ƫ
~awy	76 7Ǔ11ǩ12A13ǡ16ǜ17ķ28Ʋ
~awye	76 7Ǔ11ǩ12A13ǡ16ǜ17ķ28Ʋ
~ax>	76 -13Œ-11Ƶ-8Ʋ9f10ƕǆǊ11T13Ƅ17ĵ20ƅǩ28ś34ŗ
~axe	85 -8ǘ11ǃ14ŒƵ24T32Ǡ
~axes	85 -8ǘ11ǃ14ŒƵ24T32Ǡ
~ay>	33 -21ų-20ķ-18Ŀ-17A-15ƔǔǛ-14Şƶ-13ƗǇ-12ƢǀǅǊǨ-11ş-10SŬžƭ-9Żƽ-8fuxGńšƌƘƙƲǜ-7oQŎŷƓǦ7ňŚŽƀ8yJNƉƹǢ9OōŰơǂ10cDƬƺǥ11ĸŃŉŜƦƩ12ƖƼ13ƴ14œƆƜƠ15RūƟƤư16ţǧ17prKWŲƁƕǑ18TŁŋŧƧ19gŏűƸ21ƃƻ22ŊŐ23bǁ24jkĶ25L26X27ů28ƒ29ŀŌ30Yǉ31Ǖ34ǖ35iǎ36Ř42Ĵ43Œ54ŗ56d
~ayb	74 7A8ŕƇƍ9Ɯ13Ʀ16Ʈ18Ʊ
~aybe	74 7A8ŕƇƍ9Ɯ13Ʀ16Ʈ18Ʊ
~ayc	68 -7Ʒ9ǟ11Ĵǉ13ƭ17Ʈ22T23q25Q27Ɲ32Y43Ư
~aych	69 -7Ǡ10ǟ11ǉ12Ĵ13ƭ22Ʈ23qTƯ25Q33Y
~aye	86 -7z10Ƃ14Ɖ15Š21Ţ
~ayer	89 10Ƃ14Ɖ
~ayi	56 -15ǩ-14B-11Ĺ-9S-7UľŇō7tKĸň8ŢƸ10nXŦ13Ƥǣ14jĴŧ15Ŀƪ16kœ17ĺǟ19FW20bZ21Vǥ22ƒƓƠ23Ɯ25Ņ27Œ
~ayin	56 -15ǩ-14B-11Ĺ-9S-7UľŇō7tKĸň8ŢƸ10nXŦ13Ƥǣ14jĴŧ15Ŀƪ16kœ17ĺǟ19FW20bZ21Vǥ22ƒƓƠ23Ɯ25Ņ27Œ
~aym	66 -7ŁƷ8ŉ9ŕ10Ʃ11e17ƃǘ19Ʈ21Zƕ22ĵ26š31Ĵ40Ŭ42Ɣ
~ayme	66 -7ŁƷ8ŉ9ŕ10Ʃ11e17ƃǘ19Ʈ21Zƕ22ĵ26š31Ĵ40Ŭ42Ɣ
~ayo	85 -12ƶ13ƙ14V15ǩ20ƫ36Ŧ
~ayou	86 -12ƶ13ƙ15ǩ20ƫ37Ŧ
~ayr	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ34Ǉ60ǉ
~ayro	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ34Ǉ60ǉ
~ays	53 -16Ɣ-11ű-10Ňǈ-8wHŏ-7oGĹşƾǌ7ŖŜƱƺ8ŘŪŭǕ9UŽžǡ10nļůŰƬǞ11aňřŚƃ12xVŮƅƗơǢ13qtšſ14l16ƒǇ17ǝ18gǠ19cƮ24ǎ25kǩ34R
~ays>	53 -16Ɣ-11ű-10Ňǈ-8wHŏ-7oGĹşƾǌ7ŖŜƱƺ8ŘŪŭǕ9UŽžǡ10nļůŰƬǞ11aňřŚƃ12xVŮƅƗơǢ13qtšſ14l16ƒǇ17ǝ18gǠ19cƮ24ǎ25kǩ34R
~azy	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
~azy>	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
~ba>	81 46ǀ90ǃ
~bab	67 -12Ƹ-7j7dƶ9Ʒ10l11h12ƻ16Ɲ19ĺ21Ư30w32yŶ35vx37u
~babi	89 14Ư18y20h
~baby	69 -12Ƹ-7j7d9ƶ10Ư12ƻ16Ɲ19yĺ32w34Ŷ37vx39u
~bac	51 -15ţ-13Ǩ-11Ŗ-8GłŪƗ-7ŚƦ7Sőœų8sƲƾƿ9hŀŴƫǏǜ10LŘƙƮƴǣ11Œſǟ12Ũ13uƩ14rǝ15ŮƝ16VƍƷ17Yż18Š19ňƪ21IĽť23Ɠ25m26ǘ27Ǘ31ƹ32ƛ
~bacc	79 11ǂ51ƹ
~bach	82 44m
~back	52 -14ţ-12ŖǨ-9Ɨ-8GłŪ-7ŚƦ7Sőų8sœ9hŀƫƲƾƿǏǜ10ŘŴƴǣ11Lſƙǟ12ŒŨ13Ʃ14u15r16VŮƍƝǝ17Ʒ18Yż19Šƪ20ň21Ľ22Iť24Ɠ27ǘ28Ǘ33ƛ
~bad	70 -15Ŵ-14w7Ǎ9ǘ12ĸƇ15ƚ18Qǚ19Ţ24ż33N39ņ
~bad>	70 -15Ŵ7Ǎ9ǘ12ĸƇ15ƚ18ǚ19Ţ24ż34N39ņ
~bal	71 -7Ĺǖ7ƕ8vG9x12Ť13Ļ14ķƜ17Z22g23TƔ
~bala	83 -8ǖ23Z27Ɣ
~ball	74 -7Ĺ8v9G10x11ƕ12Ť14Ļ15ķƜ23g24T
~ban	53 -17ř-15ƾ-14d-12PƸ-11ƹ-9vBQƺ-8TƋǢǩ-7u7XZŷƃƯ8LƮ11ƫ13Ǉ14Ƴ15ĵ16nƄƙ17f19ż21ĴŴ22YƷ25Ŭ27e28t29s30prǂ31qƨ36o43ƕ
~band	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ-7u8ųŷ9LƯ11Ʈ12ƫ13Ł15ƳǇ18fn20ż24ŴƷ30t32psǂ33r34ƨ35q39o
~bank	66 -21ř-12Ł-8BƋ7Š9A10XZ21ĵƄ22ƙ29YĴ32Ŭ35e54ƕ
~bar	70 -11ǩ-7Œž7ſƔ8šƹ9ő10ļŏ11tŐƀ12ų14Ǎ16ŗ30hD33Ƒ35Ŷ51Ǜ
~bar>	86 -8Œ64Ǜ
~barb	89 12ő13ļ15t19Ǎ
~bare	86 -8ž8m9ſ13ŏ14Ő15ƀ23ŗ
~bark	89 -7ǩ7Ǝ41h
~barn	86 -7ǝ10ƹ43Ƒ
~bas	63 8Zƕ10ņƜƝ13gŇƩ17ł18ƥ22ƛ50Ɗ
~base	64 10ƕ11Ɯ13Ɲ18łƥ23ƛ51Ɗ
~bat	74 9ƚ18Ǆ25Ɗ26ƌ55Ɔ
~bath	75 8Ɗ9ƚ19Ǆ26ƌ56Ɔ
~bbi	80 12ǀ18ƨƩ26g
~bbie	81 12ǀ18ƨ27g
~bco	80 19Ǒ21ǒ
~bcon	80 19Ǒ21ǒ
~be>	48 -14Ǔ-13ĸŶ-12Ǩ-10qŭ-9Ƨ-8YŌƗ-7aIŇŒűƞǒ7CĴōśŷ8eKĶŀǁǝ9bnŨ10ĿŃœ11TơƱ12ł13Ʀ14ƭǞ15H16ķľƷǧ18V19AZŞ20Ƌ21OXŏ22Ļ23m25c26yŊǌ29r33Ʈ34s36Ź
~bea	75 -9Ŏŧ-8I12Œ13b14ƚ15Ţ22ű25k26h47Ņ
~beag	89 31h
~beat	82 -10Ŏŧ-8I-7ū13Œ16Ţ25ű52Ņ
~bec	66 -10V-8Ŧ-7ŉ7bHŀśƏƶ8fŝ9tIņŵ10uĵƴǨ11ł12J13jǍ14Ɩ16Ƨ18ǁ21Ť22ų
~beca	67 -8Ŧ7bgUśƏƶǚ8Hŀ9Iņŵ10ĵŝƴ11u12Jł15j19ǁ21Ť
~beco	86 -8V12f15Ǩ19Ɩ23Ƨ
~bed	71 7y9ƗƜ11ƻ15Ɲ16Ƥ20Ơ34Ɔ
~bed>	89 14ƻ20Ɔ21Ƥ
~bedr	72 7y10ƗƜ15Ɲ18Ɔ21Ơ
~bee	48 -14ǚ-13ǎ-10O-9ǣ-8ŵŷƦ7a8AſƈƪǤǩ9jƴ10Ůǅǜ11tƊƳǘ12Ŷ13żǂ14ŏ15Ƌƌ16Ƹ17fǛ18őŝ19ţ20Ż23lņ29i30ŸƼ31š34S37ƿ38ǟ42G
~been	48 -13ǎǚ-10O-9ǣ-8Ʀ-7ŷ7a8kAſƈƪǤ9jƴǩ10Ůǅǜ11tƊƳǘ12Ŷ13ƿǂ14ŏż15Ƌ16ƌƸ17f18őŝ20ţŻ23lņ29i30ŸƼ31š34S38ǟ42G
~beer	83 -7Ɔ38Ǜ42ƿ
~bef	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
~befo	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
~beh	70 -8Ĺ7Ķ8ƙ11tĺŻ12ƃ14u15Ƴ16Š19ŷ20Ź21ųƶ22p
~behi	71 -8Ĺ-7x7Ķ8ƙ11ĺ12Żƃ15u16Ƴ17Š19ŷ21Ź22pųƶ
~bei	71 -8ǁ8ķƤ9ŊƱ10ctǩ11HŽ12F19U24ǟ27ŋ28Ş
~bein	71 -8ǁ8ķƤ9ŊƱ10ctǩ11HŽ12F19U24ǟ27ŋ28Ş
~bel	68 7mŋ8lpM10SŻƥ11ŸƎƬ13ƻ15Ǐ20ǩ24ĽƊ34Ɨ
~beli	80 8Ō9mŋ11lM12S13ŸƬ27ǩ
~bell	83 14Ǝ31Ľ
~belo	79 12ƥ18Ǐ28Ɗ40Ɨ
~belt	89 7ƭ9ǅ12p14Ż
~ben	63 -9Ń7Ƨ8ţ13Ʀ14Ƭ24ż33W34ƫ35ǩ
~bend	83 8ķ11ţ32ż
~bene	65 8Ƨ13Ʀ15Ƭ34W36ƫ
~ber	49 -15Ś-14ŷ-10Ţǩ-9v-8Ŗƣ-7ĴĹŏǝ7ƒ8Š9hKľ10Ő11yŇŒŜ12ƛ13C14ƓǠ15Ļǀ16ƶ17Ǖ19c20ŗƬ21XļŸƼ22Ľ23Ņǘ24Ǩ25EƿǗ26Ų27D31ū33e41I46ř
~ber>	50 -15Ś-13ŷ-10ş-9ǩ-8dŠƣ-7ĴǗǝ7ŘǇǔ9Ɠ11Œ12ľ13ƛ14Ŝ15yCǀ17Ļ21cƬǕ23ļ25XŸǘ26ĽƿǨ27ŅŲ30eD32ū48I57ř
~bers	69 -14ř-10v-9Iǡ8ś9d10p12ƒ13ǅ16Ǡ17hKƓ20Ň21Š29E33ŗ34Ƽ44Ǘ
~bes	61 -12Ş-8Ŀǉ-7xĺƯ7Łń8tƈƢƥǈ9ņų10ŷ11Ŵ12łǇ13Ļ14Z16ǩ17ŝƞ18KUǍ19ķ22u25Ʀ26L27ǟ32I
~besi	67 -8ǉ7Ɯ8WŁń9Ƣƥ11ų12ŷǈ14ŴǇ17Z23ķǍ25u29Ʀ
~best	69 -13Ş-9Ŀ-7xĺŀ7Ĵ8Š9tƈǔ11ņ15ł16Ļ20ƞ21Kŝ22ǩ23U30L31ǟ37I
~bet	62 -13bŹ-7zQ7PŢǨ8aƫ10r11Kǁ12qŷ13ľšƨ14ňųƽ15Ƽ19Ň20pŞ21oǂ23ź24L29ł30t
~bete	80 7Ƽ12ǂ20ƽ
~bett	66 -13b-12Ź-7Q7s10a11rŢ12Kǁǂ13q14ľ15ƨ20Ň22pŞ23o25ź26L32t
~betw	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
~bid	89 -14ŗ14ń16Ņ31Ǔ
~bie	77 10ǀ12Ư15x16hy17ƨ25g
~bies	77 10ǀ12Ư15x16hy17ƨ25g
~big	55 -13ŒƮǈ-11S-10Ŕ-9FƂ-8Ɖƞǘ-7ƒ7ư8yŢƇƘǞ9gZžƛ10ŇŘǅǍ11jľ12œ13ǔǦ15Ŧ17ƣǑ18Jƪ22ƬǏ24Ɠ27kŐ28Ǉ29Ŀ32ĸ33Ƒ52Ɔ
~big>	58 -13ŒƮǈ-12Ƃ-11S-9FŔ-8Ɖǘ-7ƒƞ7ǁ8yJķư9ŢƇƘ10gZŘžƛ11ƪǍ12jľǅ13œǇ17ŦǦ18ƣ19ƑǑ20Ǐ24Ƭ26Ɠ29kŐ34ĸ41Ɔ
~bigg	71 10ƪ11H16Ň18Ǟ19ǔ31Ŀ
~bigs	86 21Ɔ22Ƒ25Ǉ
~bik	78 -14Ɗ7g10Ƙ19ǀ62ƥ
~bike	78 -14Ɗ7g10Ƙ19ǀ62ƥ
~bil	54 -9Kŵ-8Ʀ-7Ǩ7Ŀǥ10ǛǤ11ơ12ǚ13ŗ14Ƃ15Łş17ǌ18I19YƮ20WǠ21ư23Z25ƀ26ǡ29ž30Ĵ
~bile	87 9Ʒ10C30I
~bili	58 -8Ʀ7ǥ11Ǜ13ǚ14ŗơ15Ƃ16ş19ǌ22W27ƀ29ǡ32ž
~bill	66 -11K-10ŵ-7Ǩ8ƃ10Ŀ12Ǥ18Ł23Y24Ʈ25Ǡ28ư32Z38Ĵ
~bin	70 9Ɵ10ŌƖǑ11ƌ13ķǀ15Ʃ20ƕƛ34Ƌ
~bin>	85 8ǀ9ƛ11Ɵ17ķ19Ƌ
~bind	85 12Ō13Ɩ27ƕ
~bing	77 8ǀ11Ǒ15ƛ21Ƌ
~bir	64 -20j-7Ʈ7Ǘ11C14D15Ŝ22c37vƟ39p50d
~birt	65 7Ǘ15Ŝ23c38v40p51d
~bis	87 11Ɓƺ23h
~bisc	87 11Ɓƺ23h
~bit	76 -16q-12g9mWŞƤ11jƜ12ņ14e15ĿœǊ26ō38h
~bit>	78 -12g9mWŞ11jƜ13ņ14e15Ǌ16Ŀœ27ō
~bla	81 9J10ƺ11m13Hń35Ŕ
~blam	83 11ƺ13Hń36Ŕ
~ble	51 -11ƿ-10ŗǇ-9Ɔƙ-8Ŗ-7Ơ7tIŋŞƉƳ8Tƀ9iŜűƤƸ10ŀłŎś11eUĹƁƚƥ12u13LY14Ŧ15nƮ16ƘƛƼ17ŭ18Ƨ19Mœ20ƹ21ǜ23sň42Ř43X
~ble>	53 -10ŗ-9Ɔ-8ƠǇ7tIƽ8ƳƼ9TŞƀƉƤ10nśű11ełŎƥ12Ɓƚ14YŦ16ňǜ17Ʈ18sŭ19Ƨ20œ21M44Ř45X
~blem	74 -9ƙ7ĹƸ8ŏŵ9s10ǜ11ŋ13Ƽ14ƛ15Ŝ16L18ŀ
~bles	80 -19ƿ8ƶ10Ƥ20iU22u28Ƙ32ƹ
~bli	83 10Ʈ11b18ƽ21ƥ
~blin	89 10Ʈ20ƽ
~blo	68 -8ŗǩ8jE9Ǎ10Ƒ13ƽǦ15gǂ22ƇƼ31ƻ33ƾ42ǁ
~bloc	89 11E13Ǎ29Ƈ
~bloo	71 -8ǩ14ƽ16ǂ24Ƽ33ƻ35ƾ45ǁ
~blow	89 -10ŗ11j14Ƒ18Ǧ20g
~blu	85 10ĸ15Ż30ű38Ŋ
~blue	89 11ĸ16Ż32ű
~bly	89 13Ʒ20l
~bly>	89 13Ʒ20l
~bnb	86 37Ɯ
~bnb>	86 37Ɯ
~boa	71 -7s7ļǓ9ZŎƇ11ǜ12t15ş18ƍ20Ł25ķ28r30Ɯ
~boar	75 -7s7ļǓ10ŎƇ12ǜ19ƍ22Ł32r34Ɯ
~boat	82 11Z14t19ş31ķ
~bod	46 -20ƪ-13Ǐ-10šŹƃ-9Iŉōǉ-8ĸƠǖ-7VWƝ7ŔƬƭƺǋǛ8zŵƣ9fQŗſ10KZŏŞƈƿǇǑǔ11żƎƓƕƴǅǙǡǨ12ųǗǣ13FķŖ15ghƢ16ńǢ18Ǎ20ŤƜǘ21AŲ22ŜƳ23ľ24Ł25ǜ26ŷ28n33ž34ƟƯ
~bodi	82 14ŗ16ž
~body	46 -20ƪ-13Ǐ-10š-9IŉōŹǉ-8ĸƠǖ-7WƃƝ7ŔƬƭƺǛǩ8zŵƣǋ9fſ10KQZŏŞƈƿǇǑǔ11żƎƓƕƴǅǙǡǨ12ųǣ13FķǗ14Ŗ15gƢ16hńǢ18Ǎ20ŤƜǘ21AŲ22ŜƳ23ľ24Łž25ǜ26ŷ29n34ƟƯ
~bol	85 18ű22Ǝ
~bolt	85 18ű22Ǝ
~bon	86 12Ɔ14Ǔ15ſƀ37T
~boo	61 -7Ǚ7Ŕ8eŀ9jǑǝ10Ǘǘ11Ļ12gļǈǩ16ǟ17ǜ20ű50ǖ78Ǡ
~book	61 -7Ǚ7Ŕ8e9ǝ10Ǘǘ11Ļ12ļǈ13gǩ17ǜ21ű50ǖ78Ǡ
~boot	87 14jŀ15Ǒ
~bop	83 -9Ő-8Ƣ75ǥ
~bop>	83 -9Ő-8Ƣ75ǥ
~bor	62 7ĸ8vBƒ9ƙǍ10ǜ11ť12xŅ15CŵƜ19ƞ27ų34d35l39pƪ
~bor>	80 -10ƞ9ƟƤ10ǎ11ļǩ13Ɯ14ǜ21ť34B
~borh	89 -11B11G12ƞ13ƒ28C
~born	72 10v16x43l45d46p
~borr	79 11ĸ21ŵ36ų51ƪ
~bors	75 -11B9Ɯ12Ť13Ǎ14ƙ16Ņ23ƞ
~bos	78 -13i8Ǚ11lN12s27Łǟ28U
~boss	78 -13i7ǩ8Ǚ11N12s27Łǟ28U
~bot	62 -15L-10Ǩ7DķłşŢƼ8z9pƢƬ11ŞŨ13ĹŸ14ŋƱ17Ǝ18Ưƻǁ19Ł24Ƶǩ29ŀ37s
~both	64 -16L-10Ǩ7ŢƼ8Dķş9pzƢ10Ƭ12ŞŨ14ĹŋŸ15Ʊ18Ǝ19Ưǁ20Ł25Ƶ30ŀ39s
~bott	83 8ū9Ņ10ǥ13ł25ƻ
~bou	41 -15cx-13SǞ-11ŏǐ-10RńŐŕ-9jsQǃ-8ĻŒşƵǇǩ-7NňŵǅǟǨ7ĵĽƱƿ8nņŔƋƎƏƢƺǘ9ĶƬƸǗǛ10AGHŉŢŲƆǌ11ľšůſƨưǂ12uBŊŖŠƔƦ13V14ļǁǜ15pYŝƒ16Ǐ17hŹǄ18ŴŶƶ19Ť20TŀŇƌ21ōŽ22rŞ23łǔ24Ƴ27ƞ28Ŀ34Ĺ
~boug	71 -8Ũ-7CƬƴ10Ŗŗ11ŧ12ƞ14Ǐ16ư17ł21Ŷ22ſ23Ʀ27ƌ30Š33ƒ
~bout	41 -14cx-11SǞ-10RŏŐŕǐ-9Qń-8sĻŒŗǃǇ-7jNňƵǢǨǩ7ĵĽűƣƱǀ8nACŔƏƴƿǏǘ9ĶņƋƎƢƸƺǗǛ10HŉŢŲƆƌǌ11GšŨǂ12uBľŊůƔƨ13VłƬ14ǁ15pYļǜ16ŝ17hŹǄ19Ŵƶ20Ťƞ21TŇōŽ22rŞ23ǔ24ŀƳ29Ŀ35Ĺ
~bov	80 -9ƣ15Ǧ24ƍ25ĵ50Ǎ
~bove	80 -9ƣ15Ǧ24ƍ25ĵ50Ǎ
~box	69 -7p7ż8ŭ9qŚ10mƄǐ12cfĸŏ14dP17DJǧ22Ƌ29ƞƻ32Ǚ
~box>	70 -7p7ż8ŭ9q10mŚƄǐ13cfĸŏ14dP17Dǧ18Jƻ22Ƌ33Ǚ
~boxe	89 15ƻ38ƞ
~boy	71 -15ǃ-8ŷ-7a7jū8bmy9Ő11ŔŤ19n22v25Ź26x31w47u
~boy>	75 -16ǃ7Jū8j9y10b11nv12ŔŤ14x19u22w27Ź
~boys	80 -9ŷ9n10Ő11mw13vx33u
~bra	75 9ź10Ɓ12ǅǋ13ĹŅƛ25ƅƑ31Ž
~brak	89 38Ž
~bran	81 10Ɓ13ǅǋ15Ĺ27ƅ28Ƒ
~bre	58 -8HƷ-7ŖƬǞ7IOXơ8Ʈ9Ʀ10lŨ11kǝ12NƝ15ƽ18ł19Ƌ21š25h35ǩ37Ǧ58Ƃ
~brea	71 -10HƷ8ź9IO10XơƮ11Ʀ13Ũ14kǝ16N19ƽ23ł24Ƌ31šǩ
~bree	85 18Ɲ38h
~brel	63 -7Ǟ13ǩ41Ǧ64Ƃ
~bri	59 -9kƷǩ-7Ƒ7MƣǍǔ9Ɲ11Ǆ12a13g14S15Ŝ16tƒ18rĹŪű19q21Ǒ24Ǉ27Ʈ28Ǌ39TƇ
~bric	76 9ƣ10Ǎ52Ƈ
~brid	89 11ǔ19Ǆ27t29Ū
~brin	62 -10kƷ-8ǩ-7Ƒ7MōǨ10Ɲ15S16Ŝ17ƒ19ű20qrĹ22Ǒ26Ǉ29Ʈ30Ǌ41T
~bro	60 -9iŭŴ-8Ʀǩ-7Ư7nrƜƫǆǞ8ŁƖƞƥƳ9AQķŨǡ10Ņƽǉǋǌ11ĺ12aŜ13Ř14ųƎǓ16ǃ17Ɓ18y23l25Ŷ26B28Ť
~brok	67 7ĸǌ8ŵǝ9Ɯ10ƞƥ11ŨǞ12ǉ13ķ15ŘŜ16Ǝ20Ɓ34Ť
~brot	70 -10ŭ-8Ʀ7eŽƲ8ǆǑ9nǨ10Łƫ11Q12A13ŅƳ14ƽ17ų20ǃ32B
~brou	85 13Ɩǡ15r17ĺ21a33l
~bs>	63 -12Ź8ƉƨǦ9Jǡ10Ǥ11Ƒ12ǈ13Žƾ17Ǆǔ18V19Ƨ28ǐ31ź38ǒ62Ǒ
~bsi	81 10ń11Ľ12Ĺ36ļ
~bsit	81 10ń11Ľ12Ĺ36ļ
~bt>	82 37Z
~bts	89 41Z
~bts>	89 41Z
~buc	85 -7Ǧ8Ƃ10ƀ15ž29X
~buck	85 -7Ǧ8Ƃ10ƀ15ž29X
~bud	72 8e10ŜƳ11ĺ12B15Ľ21A22ĸƢ30Ņ37X
~budd	78 11ŜƳ13Bĺ17Ľ23A24Ƣ33Ņ
~budg	80 -7ǝ9e26ĸ42X
~bug	79 -8ĺ9g11Ǡ12Ž16K18ŀ58Ş
~bugg	89 11gK23ŀ
~bugs	86 16ŀŽ21Ş
~bui	55 -8FƆ-7ǩ7XŤűǚ8ƇƐƤ9ķ10Ʊ13ƪ14ǝ19ǞǢ22Ƒơ25Ʃ28ǋ36Ǎ41ƺ42ƅƓƣ
~buic	89 10ŭ15ű16Ť
~buil	56 -8FƆ7bXǚ8Ɛ9ƇƤ10ķƱ14ƪ15ǝ20ǞǢ22Ƒơ25Ʃ28ǋ37Ǎ42Ɠƺ43ƅƣ
~bul	86 9ļ16h18ľ
~bull	87 9ļ16h19ľ
~bum	81 7œǢ8ž11ŗ16ƃ18ŵ22ű23Ŕ
~bump	82 7Ǣ8œ11ŗž16ƃ22ű23Ŕ
~bun	75 -13x8Ƣǚ10Ɔ11ǈ13ń18ǀ27ƞ43ş
~bunc	86 8ǥ14ǈ15ń
~bund	85 9ǚ50ş
~bung	87 -15x12Ɔ21ǀ32ƞ
~bur	63 -9ƴ-7Ťǉ7ŐŜƤǀ8ŀƔ9ńůƦǕ12Ǣ13DĺƑ14mƓ17Ɛƛ18Ɓǝ32ņ57ư
~bure	89 11Ő12Ŝ13ń
~buri	80 8j13Ʀ37ư
~burn	69 -10ƴ-7Ťǉ9Ɣ10ŀǕ14ĺǢ15Ƒ16m17Ɠ19Ɛ20ǝ37ņ
~burs	83 7Ƥ23ƛ25Ɓ
~bury	89 18D42ư
~bus	49 -25Ƃ-11D-9Gĺ-8RŪƷ-7HƓƗ8Ǒǘ10MP11A12CǛ15Ǡ18Ǣ19ŭ20ǐǔ21ŎǝǨ22ǆ23N24Ǟ25Ɲǅ27Ǌǡ28UǋǦ29ǃ31Ǆ36ŵ37ǥ45ǎ47ǟ
~bus>	83 15Ǧ30C68ŵ
~busi	50 -26Ƃ-10D-9Gĺ-8Ū-7tƗƷ7ǩ8ǘ9Ǒ12AM13Ǜ16Ǡ18Ǣ20Ǧ21ǔ22Ŏǐ23ŭǆǝǨ26ǅǞǟ27Ɲǡ28Ǌ29ǋ31ǃ33Ǆ37ǎ38ǥ
~busy	73 -8R-7V11x13ǎ14P17t28U42N43ǟ
~but	63 -11ĺ-10s-7dƗ7fiwľ8KŌŎžƻ9Bƒ10ƯƸƽǣ11Łǩ12űǂ13ż14ƾǑǙ15b17Ƨ18ŀ21Ŋ23T24p
~but>	65 -11ĺ-10s-9ǩ-7d7fwƙ8Kľ9žƒƻ10BŎƯƸƽ11Łǣ12ǂ13űż14ǑǙ15ƾ18Ƨ19ŀ22Ŋ24T25p
~butc	89 -7Ɨ26b
~butt	89 10j11i13Ō29ǩ
~buy	62 -9ŵǏǢ-7qŎŒťũƴ7X8Š9ł11ƨǅ13ƙƩ14W17Ǆ19ƪ20ŌŬǞ21Ʀ29F30ƒ31Ǖ33H34ŶǨ37Ɨ47G
~buy>	63 -9ŵǏ-7qŎŒťũƴ7X8Šƪ11łǅ12Hƨ13ƙƩ14W18Ǆ19F20ŌŬǞ21Ʀ22ƒ31Ǖ35ŶǨ38Ɨ48G
~buyi	85 12ƒ13F15ƪ29H
~by>	50 -32ǌ-29Œ-14ňƝ-12ķ-10ƽ-9Ōǩ-8rJŔƨƵƸ-7sšŹǨ7bEKYśƐƻǃ8yƜƥǥ9gQřƗơ10nƮ11ĺŧǟ12jƱ13aTǜ14wŨ15z16ƙ17ł19ſ20ōŵƤ21dPůŶ22A24x25u26oǧ27Ƅ30ĴĹ36Ś37Mœ43Ń
~bys	83 -18d7ƭ21Ɲ23v29w
~bys>	85 -18d7ƭ24v32w
~cab	87 11Ɵ14ť16ƌ17ķ
~cabi	89 11Ɵ16ƌ17ķ
~cak	87 7Ľ12M13p31c
~cake	87 7Ľ12M13p31c
~cal	48 -14J-13R-12r-11ƻǄ-9ƒǋ-8uŌœ-7vBŊŎŝŤŵŹǌ7Ǜ8Ĵ9WŔƋ10ĵŀƀƩ11N12ƁǓ13Ƽ14sƾ15ŋ16ł17ƃơƸ18lMĻţ19ƺǁ20Ǚ21Ł22ŧǑ23Ľ26I31Ŝ33ań36w37o38K42Cǃ47L50Ĺ
~cal>	63 -11ƻ7Ǆǎ8Tƿǔ9ƽ10ǂǚ11Ő12MQľǗ14Ƌ15W16ƀ17ǈ18Ǒ19ŀ21Ƽ26ƃƾ28ǁ31l
~cale	82 7Ň8Ŀ17L20ł38ƺ
~call	51 -14J-12R-11ǈ-9ƒ-8rǄ-7vŌŝƿǌ7Ş8qPǑ9Ǜ10Mǩ11ĴĵŔƩ13NǓ15Ɓ16s17ŋ18ơ20Ļţ21Ƹ22Ǚ25ĽŁŧ28I31Ŝ32C35a36ń39w40oL41K46ǃ56Ĺ
~cam	62 -10ƚ-7ņŐœǙ7lǤ8DŸƯƽ9G10ķŎƓƘ11dĸƙƛǞ12jƾ13MŰ14Š15şŤ17ũ21ļ24Ŧ26Ū34Ņ40Ǝ57ǘ
~came	65 -10ƚ-7ņŐ7l8Ǥ9ŸƯƽ10G11ŎƓƘƛ12dƙƾǞ13jĸ14M15Š17Ť18ũ23ļ26Ŧ37Ņ43Ǝ
~camp	89 -7x8Ɵ13ķ22Ű24ş
~camr	89 41Ū
~can	47 -15ň-13R-11ŕ-10ţ-9TŜǞ-8gtũ-7łǎ7eŋŗŞ8cĴŸƏ9NĻǁǌ10ľźƣ11Jǖ14M15Łǧ16ř17ƃǨ18OŃƟ20Xŉū21Iƽ22Ĺ23LŎƚ24Ō26Ŋǩ28Ƽ29Ś30s31Ƨ32š42ś
~can>	49 -19Ƶ-15ň-14R-11ŕ-9cTƟ-8gt-7łũ7eKŘŞƍ8ŋŗƏ9ĴĻŸǁǌ10N11Jľźƣ12ǖ16MŁŉřǧ18ƃǨ19O20Ń21Xū22I24LĹ25ŌŎ28Ŋǩ30Ś32s33Ƨ45ś
~canc	71 -10ţ-9Ǟ-7z7Ƴ8ŉ35ƽ36Ƶ47Ƽ54š
~cand	89 9Ɲ10ſ33c
~cane	80 -10Ŀ13ƙ44ƚ
~cant	85 -10ƭ48Ɵ
~cap	89 -8Ƈ11T28Ǆ37ǩ
~car	40 -20Ǧ-19ǩ-16ƕ-15ĵƗ-14ǔ-13UƔ-12ňƒƮ-10iRĹĻƞǇǈ-9dsƪƵƷƻǄǨ-8gknyIOŇŒƨǛǝ-7jouCTŌōƤƱƾǑǞǢ7ŤǏ8Ƭƶǒ9bľřŢũ10ļŗ11Ŝ12ŷǡ15VĿ16zĽūǗ17ĴŽ18ZŐſƁǌ19Ũ23ƃ26Ƃ27e30ź31Ư32Ź34ų37ž38ǐ39ƀǖ41Ű44Ų45Ŭ46ű49ş52ŴŵŶ56Ƅ57ŭ87Ū
~car>	49 -17ƕ-16t-15Ő-13U-12ǩ-11ŅŘƔ-10pŝƒƮ-9Ĵĸ-8Ƙ-7qyFZŗƞƦǔ7Ƅ8ƥǐ11YŮ18Ž19Ɓ22ƃ25ū26Ųź28ş33Ű39ž40ƀ48Ź50ŵ51ŭ53ų55ű58Ū63Ŭ73ŴŶ
~card	58 -18ĵ-10ǔ-9ňŬ-8I8F9P10ž11Ŝ12b18řź20ĸ21ļ28Ľ32Ǘ35Z36Ő37Ĵ41e58Ƅ72ǖ
~care	65 -8Ʒǩ-7ǖ7ǂ8ŽǠ10qƣ11W13Ņ14Ŝǁ17ŧŨ18ƶ20VƬ22ũ27Ɲ30ľ33z37Ŀ58Ư
~carp	89 11Ɗ13Ť20Ű
~carr	57 -12Ǧ-8Yǖ-7Ɲ7ŏŞƘǐ8bWŝŵ9Ţž11ŘƢƦ12ǚǣǥ14Z15őşǏ17Ƅ18ŗŲǒ21Ƃǡ24Ő31ǌ32ſ
~cars	61 -15Ǉ-14Ǧ-13Ő-7Ļ7ķƁ11Űƀ12ű23ŷƂ26ŵ28ş35ŭ45ǐ78Ū
~cary	85 10Ť11ǘ14V30Ũ
~cas	62 -11Ű-9Ǉ7Ǩ8FJƀ10Ǡ14Ʋ15Ǖ16Y18Ļ22Ų40Ƶ57ǖ63ƪ
~case	77 8Ɗ10ƀǨ11F14Ǡ18Ʋ19Ǖ23Ļ
~cash	65 -11Ű-9Ǉ18Y23Ų42Ƶ61ǖ68ƪ
~cat	54 -13ǩ-7Ƨ7sƻǘ8Ōşƿǃ9qL10ĸƲƴ11aCSū14Ǟ15źǌ16Ʊ17ǒ21H22ǧ26N27k28m34ǋ42h54Ǜ
~cat>	89 29h
~catc	75 -9ǩ7t9SŐ10w11ǘ13s15qL18a38N
~cate	61 -7Ǟ10ǃ11ǋ14C18źǌ21ǒ26ǧ65Ǜ
~cati	67 -8Ƨ-7V7S11ƻƿ12Ō13ƴ16ū21Ʊ24H25Ǟ30ǋ35km
~cats	85 8Ŭ44h
~cau	66 -8Ŧ7bgUśƏƶǚ8Hŀ9aIņŝ10ĵƴ11uł12J14j18Ŕǁ20Ť24i
~caus	67 -8Ŧ7bgUśƏƶǚ8Hŀ9Iņ10ĵŝƴ11u12Jł14j18Ŕ19ǁ20Ť
~cce	81 21x23ƒǖ28Ǘ49l
~ccen	87 55l
~cci	65 -8ŵ-7Ʈ9Ƴ11Ŕ13ţ19ť29ƃ50ż
~ccid	65 -8ŵ-7Ʈ9Ƴ11Ŕ13ţ19ť29ƃ50ż
~cco	61 -11Ş-8IƯ-7ūǩ7Jǆ8ǂ10ŒŪ11e12a13A14ĻŜŴǕ15Ĵ17Ķ18Y19ų23B24ǔ26Ƈ31ř37ƹǠ
~cco>	76 11ǂ33Ƈ48ƹ
~ccor	89 -9Ŷ-8v9ƅ15Ū23Ŵ29ų
~ccou	65 -8IūƯ7J8ǆ12eŒ13a14A15ŜǕ16Ĵ19Ķ20Y25B26ǔ34ř40Ǡ
~ccu	74 -7ř11ƪ22q27P35ǡ
~ccup	80 7Ɵ23q30P
~ccur	83 -7ř7m40ǡ
~ce>	36 -20v-17ǩ-16Ŗ-14Ǉ-13TǄ-12CķŵƓǗ-11ŭƷ-10ZōŤŴǑ-9lLŉŔŗƯƽǆ-8guŷǔǠ-7NĶŮ7ĵŽƧǈǟ8tDŝŢťƏƳǡǤ9ŘƠƩǏ10BĽƌƍƴǒ11ņňƥƪ12jŃƒƟǢǨ13ƁƊǘ14iRƢ15ů16AơǊ17HPXŅ18łǚǥ19F20Œţ21Ǟ23U24ľşƬ25MŠƞǀ26Ƒǌ27Ɣ28Ʀǋ30G32ũǅ34ŏ36Ɛ
~ceb	89 19ļ23ǩ
~cebo	89 19ļ23ǩ
~ced	71 7ǉ10JK15f26ƈ31Ƌ35Ŭ
~ced>	71 7ǉ10JK15f26ƈ31Ƌ35Ŭ
~cei	79 16Ŀ24X25Ƙ29ƛ30Ǌ
~ceil	87 17Ŀ26X32ƛ
~ceip	83 27Ƙ32Ǌ
~cel	71 -10Ǟ8ŉ18Ƹ33Ƶ35Ɗ41I61š
~cel>	85 -11Ǟ27š44Ƶ
~cele	87 31š
~cell	76 16š19Ƹ38Ɗ44I
~cem	78 -25Ǐ9Ɨ10Ľ14ư25Ǣ53Ɠ
~ceme	79 -26Ǐ9Ɨ15ư25Ǣ54Ɠ
~cen	55 -16Ř-11nŨ-8Ɠ7QŔƃ9ƺǑ10źƄ11ư12ĺťǄǆ13Ĵ14oőœūǀ15d17aŽ23ƚ27Ǜ28Ź31ŷ32l58Ÿ
~cens	60 -12n-7ő7Ǩ11Ƅƺ12Ǜ16dū17oǀ19a31Ź35ŷ64Ÿ
~cent	65 -19Ř-13Ũ-9Ɠ7ƴǔ8cĶŔŗƳǖ9Qƃ11Ǒ12ź13ư14Ǆ15ĺťǆ16Ĵ18œ19Ǜ20Ž24ő28ƚ40l
~cer	58 -7ţ7XƸ8ǃ15x16źǌ17Ŀ20ŀ21ŭ25ƕ28ƽ38Ƽ51ǒ74ǧ
~cer>	74 -8ţ-7zš8Ƴ9j18ƕ19x37ƽ51Ƽ
~ceri	89 13X25ŭ
~cern	85 11Ƹ26Ŀ29ŀ
~cert	61 10ǃ17ǌ18ź54ǒ79ǧ
~ces	65 -15Ł-14ǡ-12W-8Ŀ7ǔ8ǚǜ9ZƗƠǀ10Ǖ11Q14ŊŜǍ17ł18ńŽ19Ǆ24ƘǠ34Ǘ53Ǧ
~ces>	70 -13W-11Ł8ǚ9ǔ10ZƠǀǕ11Ɨ12Q15Ŋ16ŜǍ20ńŽ22Ǆ28Ǡ
~cess	76 -16ǡ12ǜ22ł41Ǘ62Ǧ
~ch>	38 -20Ƃ-19Ǘ-13Ťŵǐ-12Ĵŧ-11uPŇ-10hŃǄǚ-9iŎŏŔƩǟ-8xHĻŖţŨƟƭƳǅǨ-7jMŝƜ7ŌŜůŸƌƏƷƿ8KĽňőŢūŭƥ9kEIRűŹƘưǖǢ10DQǋǛ11Jƻ12wCNńŗƔǓǦ14WŬƓƪǡ15O16ZĿǊ17ĶƱ19ŅƃƗƝƨ20ŮſƦƧ21Lǉ22ķœƒ23Yǩ26TŘƠ28Xƶ29Ǐ31Ŧ32Ƭ37ǈ38Œ40ų
~cha	52 -14Ɯ-10ŝ-9ľ-8ŀŴ7dqHŵƛƸ8uĵŉƺ9ť10Ƒ11ƧǕǞǢ12Łƶ13Ŏƒǩ15ŢƠ16Ľ17Ň18ũ19Ş20Ƶ21C22Œ23ǋ25ĺ26Ǒ29N32Ŕ36V
~cha>	87 7ĺ13g14V17ŉ20ť
~chai	72 -17Ɯ8ǔǕ9Ŕ20Ƒ35ǋ41Ǒ
~chan	57 -7Ż7EPƋƷǩ8dIƺ9quTŵƛƻ10Hĵ11Ƹ12Ľǈ13Ǣ14ƧǞ16Ŏ19Ţ20Ň21ũ22Ş23Ƶ24ĺ31Ŕ32V
~char	69 -11Ş-9Ŵ-7ľ7Ǚ9ơƴǒ10Ŧǩ11Ɠƿ12Ŋ14Ż17Ņ18Ł23Cƶ24Ơ32Œ
~chas	86 15ŧ30ƒ
~chat	82 9aL12Ľ13C49N
~che	50 -17ǩ-12ƒ-11u-10Œ-9ų-8őǑ-7nsvwŁƗƛƶ7Ķŏ8Őűƞƨ9bgŠǄǉǕ10ƫǠ11iŪ12Mǒ13eĴ14QRƸǖ15WľƉƬƺ16YZŅƘ17Ǣ18Ǜ19ǜ20Kƹ22f24ƭƮƾ25ƌ27mƟ28Ŧ32Ƒ34q
~chea	79 -8c8Ŧ9r12Ɓ16œ19Š21ƭ30Ņ33ľ
~chec	56 -12ƒ-10Œ-8Ł7ŢƢƯǟ8cJĸńǐ9KŏƪƭƸ10ƨ12ŐǕǠ13Ǣ14ƫǜ15eǒ16ǉ17qQ18Ĵǖ19WZ20YƬ25Ɵ27Ŧ28Ʈ29ƾ
~ched	72 -7ǩ7Ǘ8Ǣ9ōƹ13Ƙ14Ɖ22K24R26Ƒ31f
~chel	82 44m
~chem	89 16ǚ
~chen	72 -7ǉ9łƎ11Lǈ15ǝ16ƞ17Ǆ22MǛ42ƌ
~cher	79 10Pů16Ķű22b32q
~ches	75 9jŽ10Ƹ11Ɖƙ12Ɵ13Ƙ20g25Ƒ26ƺ
~chew	86 28ƹ
~chi	60 -7ŏŦ7NƢƱǖ8lqƛƫƳǕ9yĺƼ10UŶ12Ž13ĹƉ15avP16Ź17w22Ţ25ǝ26Ǣ27u28Ư31Ɛ45Ǐ
~chil	70 9ŻƱ10Ź12yƫ13lŶ20v21w28Ư33u
~chim	87 -7ǚ46Ɛ
~chin	66 -8ŏ-7Ŧ8Nǖ9ŹǕǩ10qƛ11UĺƼ14Ž15Ĺ17P20a25Ţ29ǝǢ50Ǐ
~chit	89 14ǚ20Ɖ
~cho	59 8vƶǂǔ9yQŻǦ10qKS12ŭ14Ƣ15Ǔ17Ƽ19l25x27ł30ŠźƱ42m
~chol	89 13ǂ27Ƽ
~choo	59 8vƢƶǔ9yQŻǦ10qKS12ŭ15Ǔ17Š20l25x27ł30źƱ42m
~chr	85 8Ƌ20dD21k
~chri	85 8Ƌ20dD21k
~chu	80 -10ǩ8ļ10ư14oB17ŭ18t30ƶ
~chur	80 -10ǩ8ļ10ư14oB17ŭ18t30ƶ
~cia	56 -11Ƃ-7ĽƆ7iŊǢǥ8Ķ9Ʈ10ǆ11ĸŝƖǠ12qBǈǍ15ƞǦ16ƘƯ17mǄǗ18A23ƿ25ƾ26ƫ37e
~cial	61 -12Ƃ-8Ɔ7Ǣ8ǥ9Ķ10Ʈ11ǆ12Ǡ13ĸƖǍ14B16ƞǦ17Ưƾ19ƘǄǗ20A25ƿ41e
~cian	87 -8Ľ16ƾ20q23ǈ
~ciar	68 33ƫ
~ciat	85 11i12Ŋ19ŝ27m
~cid	61 -8ŵ-7Ʈ8ƯƳ10Ŕ12ţ13A16ĺ18ť27ƃ33ł39Ł46ż
~cide	62 -9ŵ-7Ʈ8ƯƳ11Ŕ12ţ14A17ĺ18ť19Ł28łƃ47ż
~cidi	87 8ł28Ł
~cie	66 7ǃ9ƵǦ12Y14ǒ15ĵ17Ƙ31ş34ǥ
~cies	66 9ƵǦ12Y14ǒ15ĵ17Ƙ31ş34ǥ
~cig	81 17ǂ51ƹ
~ciga	81 17ǂ51ƹ
~cin	73 -9Ƽ11ƕ17ĺ22Ƶǂ24ƻ
~cin>	89 14ƕ
~cine	86 -11Ƽ25ǂ28ƻ
~cing	78 18ĺ22Ƶ
~cis	78 -9ǩ8ǚ11Ał23Ń29Ł
~cisi	78 -9ǩ8ǚ11Ał23Ń29Ł
~cit	72 7Ǔ9i11DH12ǋ13ǧ15Ɩ16Ə29Ż33ƞ47C
~citi	89 13i15H19Ɩ
~city	76 7Ǔ12D13ǋ14ǧ17Ə51C
~ck>	43 -25ǩ-16Ŗ-14ţ-12Ɣ-11wŢƗǠ-10vPŷƤ-9giGŎƳǄ-8nMXŔŗŲƒǔ-7yTĴŁŕŤƕƠƧƱǂǈǑǓǜ7uQŐƿǀ8rVŌſǍǢǦ9deJLƽǕ10ľŪƏƙƬ11ŭƀƷǘ12KĸŀŊŬƍǉǒ13jňŵƣǟǨ14Ľűƭư15qS16Ŧ17Ɲƾ19ŜǛ21ƪ22YƓƮ23IR24ŠǏ25ų26Z27W30ŶƇ33Ů34Ŵ35Ũ
~cka	78 -12ǘ13ş18Ų20W43ǥ
~ckag	78 -12ǘ13ş18Ų20W43ǥ
~cke	55 -12ŗ-10Ş-8ŜƔ-7ƄƊƦƯǍ8ĶŖżǄ9w10ļƉƣ11N12ţ14YŠƕ15ĺŰ17v18Ŧƞ19ĸ20Ŕ21ǟ22Ř26ƥ27Ǘ35Ž45Ż53ǘ
~cked	65 -12ŗ-8Ǎ-7ƦƯ8ƌ9ŎƲ10Ķǟ11Y12wŽ13Nļƣ15ż19ŘŠŰ20ĺ22ƞ27Ǘ46ǘ
~cker	76 -12Ş-7Ɗ8Ǘ13ǩ15Ɖ22ǘ25v35Ž40ƥ
~cket	61 -8Ɣ-7Ŝ7eƕƶ10Ŗ11Ǆ14ĸǟ15ţ21Ŧ24Ŕ25Ř53Ż
~ckg	86 7s21ǜ28ǩ
~ckgr	86 7s21ǜ28ǩ
~cki	72 -10Ǔ-8ƙ8ľő10ĹŢ12ƍ13HX15ŀ17Q19ż25Ž28i41Ĵ
~ckin	72 -10Ǔ-8ƙ8ľő10ĹŢ12ƍ13HX15ŀ17Q19ż25Ž28i41Ĵ
~ckl	80 -17Ŧ-9ƴ8Ǘ12g14NĹƿ19Y20ŧ26Ŷ
~ckle	83 -9ƴ8Ǘ12g14N15Ĺƿ27Ŷ
~cko	85 -8Ĵ8Ǜ10ŵ12z17B20ưǖ
~ckon	89 13z18B22ư
~cks	62 -9I-8i-7ų7ƌƏǛ8ƛƧǒ9Ɓǉ10Lŭž11ŘƇ13ľ14ŵ15Ɵ16ķ18ǜ19X23Ǡ28ƹ30ż51ǐ
~cks>	63 -9I-8i-7ų7ƌƏǛ8ƛƧǒ9Ɓǉ10Lŭž11ŘƇ13ľ14ŵ15Ɵ16ķ18ǜ20X24Ǡ29ƹ31ż52ǐ
~cku	68 -10ǃ-9Ǩ-7wŚ9žƊ11Ƹ14ŭų20ƫ23ƛƾ25ǐ28ǘ
~ckup	68 -10ǃ-9Ǩ-7wŚ9žƊ11Ƹ14ŭų20ƫ23ƛƾ25ǐ28ǘ
~cky	79 -9ƙ7Ŭ8ţ11Ɣ12ǘ15ƍ27ų31o
~cky>	82 7Ŭ8ţ12ǘ32o
~cla	56 7ŅƉ8ǚ9Ŕ10x11ś12ľ13Ǜǜ14ŚǓ16ź18Ŧũ20Ǣ24DŘ30ť34Ť38ŧ42Ǥ50ţ
~clai	58 7ǣ9Ņǚ10Ŕ13ľ14ǜ15Ǜ19Ŧ20ũ25Ř31ť36Ť43ŧ55ţ
~clar	85 18ś24Ś
~clas	79 -7ǣǧ9d10Ƅ15x24ź61Ǥ
~clau	89 25Ǔ32Ǣ
~cle	57 -8ŋō-7ǩ7ŵƐ8ŶƥƷǈǛǟǢ9Ų10ƼǏ11ū12Tű13ţ14Űǀ15Bų16ǆ17ŉ18Ɯ20Ŵ23ǐ24Ɣ25Ŭ33Ż40Ū43ň
~cle>	67 -11ǐ-9Ū7ż8AşžƳ10ŵ11Ŷƥ13ǀǟ15ūŬŻ17Ű18Bŭ21ų30Ŵ
~clea	67 -9ŋ7Ļƾ9Ɛ10ƷǛ11TǢ12ƼǏ14Ų15Ŭ16ţű21ŉ23Ɯ25Ż29Ɣ52ň
~cles	69 -12ŭ8Ǧ20ǆ42ǐ60Ū
~cli	59 -15Ŀ-12Ǆ-9Ņ7Ɩ8Ŋ9U10ţǡ12ļ14ǈǦ15gĺ18ǘ19Ɯ22ŭƝ27Ǔ29ǚ30Ǘ33ƾ34ǀ37ƴ50ǔ
~clie	62 -13Ŀ-12Ǆ8Ɩ9Ŋ10U11ţ15ǘǦ22Ɯ24ŭƝ29Ǔ32ǚ34Ǘ54ǔ
~clim	80 9Ʃ23ǈ48ǀ
~clin	80 -10Ņ46ƾ53ƴ
~clo	53 -11Ɵ-10ţ-9Ɯ-7w7xƺ8ƛǖǘ9q10CƳ12jŘ13X14RǗ17ťƏƤ18ƙ19Ɨ20ƑǙ21Ů24ƕ27Ś29ů42ǎ53ǝ74Ɩ
~cloc	83 15ƽ16q34R36Ů
~clos	55 -11Ɵ-10ţ-8RƜ-7w7Ǩ8gƺ9ǘ11CƳ13XŘ18ťƏ19ƙƤ22ƑǙ25ƕ28Ś31ů45ǎ55ǝ79Ɩ
~clot	87 26Ɨ
~clou	85 12x24j28Ǘ
~clu	70 -12Ǉ-9ŕ-8ǩ-7Ŕ10œƁ11ƆƠ12s17ǉ18ǣ29ŏ40Ŗ
~clud	71 -9ŕ-8Ǉǩ8Ŗ10œ11ƁƆƠ12s17ǉ19ǣ29ŏ
~co>	68 -9i7ļ9ǂ14Z16Ʊ18Ǖ24ń29Ƈ31Ŷ41ĵ43ƹ
~coa	82 7Š12ƪ18C19ƾ29ƚ
~coas	87 19C31ƚ
~cod	73 -7Kǣ12ǘ28Ǥ32E36I
~code	73 -7Kǣ12ǘ28Ǥ32E36I
~cof	82 -7UŶ10iY13Ǜ15ō26M27ǩ
~coff	82 -7UŶ10iY13Ǜ15ō26M27ǩ
~coh	71 33ƿ35Ǜ
~coho	71 33ƿ35Ǜ
~coi	82 14ǒ30Ǣ37Ƙ41ǧ
~coi>	86 15ǒ44ǧ
~col	58 -13Ř-7Ǥǧ8Ɛƫ9ŀ10ĵǠ11ĽƜ13ǃǕ20źż23ǒ25Ƙ26C28y29j31Ʊ34m44ƀ
~cold	85 13Ɛ17ŀ18ǡ47j
~coll	60 -14Ř-12Ƶ-10ǧ9ƫ11ĵ12ĽƜ21źż25ǒ26Ƙ29y32Ʊ36m46ƀ
~colo	89 10Ƶǩ22ǃǕ
~colu	89 16Ǡ32C
~com	40 -25ǩ-21Ū-15n-14SƂ-13aĹ-12Ƥ-11ŃŌœŲ-10sCŏƓǇǧ-9rPňŖŨűžƗ-8ivLŁņŊſƆƨƷǓ-7otAŇƞƦƱƶ7šƑƕƚ8bqyŤƣƮƯƾǉ9Ǐǖ10ůǍǔǘǟ11HĴƬǜ12Ǖǡ13jŀƴǊǙǤǨ14kƖ15ĻŅŝ16ơƧǝ17Şŧŭ18Őǥ19Q20ĸǒǞ21Ŝ22JƛǄ23Wĺľőǃǅ24ĶŢƀ25ǐ26Š30ńǁ32łǦ36M42Ɯ45T67ǣ
~com>	89 26J
~come	50 -24ǩ-15n-14Ō-10ŃŐ-9mQŲƤ-8sǄǥ-7ǞǢ7bšǅ8gŉŎƏƔ9wJĴƖƝ10ŒǙǨ11ŘƁ12ľƚ13lGHĻŀƑ14jŠ15Ŝǉǔ16Ưǖ18Ʈ19ŤǕ21Włǝ23ƛƬ26ǁ29ĸ32M41ĺ49T55Ɯ
~comf	78 9Ō10T11M13Ƴ17e22X
~comi	68 8xUĿ9ĴǤ10ľ11ǟ12ju13yHŹ14pMǞ15ŕƾ16ƛ18Ķ20V30k
~comm	66 -13Ƃ-7Ɔ7Őǋ8Ǣ9TǑǥ11ǚ12Ǚ15Ǎ17B18Ǧ21Ǆ27ů36ŭ
~comp	47 -23Ū-12SŒ-10Ƃǧ-9wķǇ-8ĺŏœžƓ-7afkHVĹŁƬ7yƇǠ8şƖǆǤ9WĻ10mǁǊ11ŜǗ12ľƄƕ13Ǐ14ƣ16Ņǘ17ǜǡǨ18Š19ĶƧǄ20Ǟ21ł22ƴǥ23Őǅ25ŝǃ26Şŧơǒ27ő31ƀǦ32Q33Ţǐ42ń87ǣ
~con	51 -12ŗ-10ƈ-9ƻ-7FŚƁ7PƓƢǋ8pţƉǧ9kš10Ōƌǌ11ƒǞ12yĿ13Ļľ14ǟ15ŭƔ16ňƇ17Kǒ18ŋƖ19ű20IN21ŴƟǑ22ƅ23Ɨ24ŀǚǢ26ƫ30Ƽ33Ǔ
~con>	89 9Ʈ10ņ15l
~conc	83 11Ƹ25Ŀ29ŀ
~cond	63 -10ƈ-9ƻ7dŊŔŕƖ9AŇǌ10ĻŎũ11ǩ12IƉǋ13pƔ14ľ15kŌ17y19Ǟ27NƟ28űŴ32Ƽ
~conf	89 -8ǩ18ţ37ň
~cong	82 8o9ƔƖ10ƺ13ƞ14ǟ
~cons	72 -10Ǆ8Ɠ10Ǎ11ǟ12ŋ14P27Ƈ35ƅ37ǚ
~cont	59 -12ŗ8řŦƖƩ9ƌƼǄ10Ƣǧ11š13ŀ18ƒ21Kǒ26Ǒ27ƫ30Ɨ32Ǣ41Ǔ
~conv	80 10Ļ12Ƨ15sƝ18ŋ30ŭ
~coo	70 -11fƝ-10VǢ-7ƍƷ8Cǚ9dkpQń10PŘŸ12gŐ13oǍ14E16rľ18Ǐ19Ǜ21ǈ23ǖ29Ɔ44j
~cook	86 10m13k14ǈ18Ǎ26Ǜ
~cool	72 -11fƝ-10VǢ-7Ʒ8Cǚ9dpQ10ńŸǈ11PŘ12g13oŐ14E16r17ľ19Ǐ25ǖ30Ɔ47j
~cop	75 9ŻƄ32Ƌ39ś
~copp	87 37Ƌ
~copy	79 9Ƅ41ś
~cor	56 -11w-9c-7vŷǩ7dŐŪŹǜ8ǅ10a11ŏŒţŴ12Žƾƿ14F16E23Q26Ǘ30ų32Ż34ĵ38ǆ60ŋ
~cord	63 -7Ŷ9ǟ10Ū14ţŴƿ15ƾ20ų31Ǘ37Ż70ŋ
~core	77 17Ž49ĵ
~corn	87 9ū10C11k14Ő
~coro	89 -8ŷ7ƀ22ų
~corp	78 12ǃ56ǆ
~corr	71 -10w7mp8nžƟƴ9dDŬƪǀ10Źǜ11ǅ15ŏ16Œ18a19F22E
~cos	60 -11Š-9Ƶ-8ķ-7B7ļŅŔƧ8uƭǣ9Ƥ11Ǣ13ľ15ŞǕ16Ơ17Ƒ20Ɠ21ĸư24ǝ27ǚ28Œ29Ư31Ǐ41Ŧ
~cost	60 -11Š-9Ƶ-8ķ-7B7ļŔƧ8uƭǣ9Ƥ11Ǣ13ľ15ŞǕ16Ơ17Ƒ20Ɠ21ĸư24ǝ27ǚ28Œ29Ư31Ǐ43Ŧ
~cot	89 26ƹ
~coti	89 26ƹ
~cou	43 -15Ɲ-12ŴƖǈ-11ŝƦ-10Ŧƃ-8VłŃţƧǑ-7PTĺňŗƫƱƳǢ7AǤ8Ɨǩ9őźƅƆƘƭǏǕ10eĶŜ11gMĿũƌƍ12nB13ŘƏ14uŊ15ŚŷƢƹ16řŞ17ĴƄƮǄǠ18ľ22ś23CƯ24ĸǔǨ26Ƥ27ǝ28ǚ29D30ķŵ31X40Ǉ55Y
~couc	86 11ŭ12g16n19Ɨ21Ƥ
~coul	48 -12ƖƝ-11AŴ-10ŦƦ-8aƃ-7nŝƧ7bdƪƷ8c9WŠƢ10Əǩ12ĹūǏ13Ŋ14ũƍ16MĿ19ŘŚ20Ş22ƤǄ24Ʈ26ś29ĸ31Ǩ34ǚ36ŵ37X38ǝ40ķ56Y
~coun	54 -12ǈ-9ƿ-8IƮ-7ū7ŸŻ8aeļş9nŜŽ10QźǀǤ11ƢƹǕ13YŷƆ14Ķƅ15ő16ƌ17Ĵ19Bř21ACľ23u24Ǡ32Ưǔ54Ǉ
~coup	76 -11ķ-9ǝ8sŊƤ9Sǎ10Ľ11U12Ƙ13ƿ14O16Ū21Ǟ
~cour	80 -7ţ7gm40Ƅ50D
~cous	82 8D10ǜ11ŷ12Ŝ17C23n
~cov	50 -29Ǐ-14m-13ň-10Ř-9NǑǩ-8ŀ-7cqyŜ7iĹŉƄƙǣ8XZƢǟ9ǌ11Wǘǡ12Š13ĸŦƬ14Ŏſ15Ńǚ16ŌŚ17ǒ18ƃǥ19ž21š22Ʀ24ľŐ25ƁƭƱ26ǝ29ƀƓ34Ƨ35ŗ36Ǣ38ƨ46Ŗ50ŏ
~cove	50 -29Ǐ-14m-13ň-10Ř-9NǑǩ-8ŀ-7cqyŜ7iĹŉƄƙǣ8XZƢǟ9ǌ11Wǘǡ12Š13ĸŦƬ14Ŏſ15Ńǚ16ŌŚ17ǒ18ƃǥ19ž21šǝ22Ʀ24ľŐ25ƁƭƱ29ƀƓ34Ƨ35ŗ36Ǣ38ƨ46Ŗ50ŏ
~cow	86 -7t8j11gB25Ƴ
~cowo	89 -7t12B26Ƴ
~cpa	83 14A22B56Ǡ
~cpa>	85 15A16B58Ǡ
~cr>	87 26Ŷ46Ū
~cra	66 -10Y-9Ǔ7Eƈǎ8gxH10ƒǩ12Ƥ13pŀŇ14ƇƓ15i17Ɗ24ƃ29ű43ż
~cras	80 -12Ʈ-7Ż16Ƥ31ƃ53ż
~crat	89 10Ɠ11ŏ
~craw	82 -11Ǔ18Ƈ22ŀƊ
~craz	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
~cre	58 -13Ĺ-10Œ-7yŶ7uƦƿ8ĸļŬơǞǣ9ŝƕ10Ǩ11ak12Y13Ž15Ǒ16Ǘ17Ŕ19Z20e21ư22ǉ27ǈ29Ǉ30ǎ32œ36ƙ50ĵ
~crea	79 -11Ĺ13ƿ20ǎ24Ŕ35œ
~cred	64 7Ɣ9Ʀ10ĸŬ11ļŝƕ14Y19Ǘ22Z23e61ĵ
~cree	78 9DśǢ11ơ13œ17a18Ž53ƙ
~crem	83 33ư
~crew	75 -11Œ-8y10u12Ǟǣ14Ǩ18k20Ǒ21ǎ30ǉ37ǈ39Ǉ
~cri	74 -16n-10ƈ-8ƿ8ƸǍ9ǜ11Ɩ14Ŷ17ǟ38h41ƻ
~crib	86 8ƣ9Ǎ10Ƹ12ƻ
~crip	82 -9ƿ34ƻ
~cro	75 -10ǩ-7Ǉ10Ŗů11ǘ12xũ24ļ26n29Ɣ42ƕ
~cros	85 -11ǩ12Ŗů14ũ27ļ
~crow	80 -7Ǉ28n31Ɣ45ƕ
~cs>	80 7Ƙ16ǐ17ǩ21ǈ32Ž
~ct>	57 -13ǧ-7Ǥǩ7řƏǜǞ8ŎŘŢƖǔǚ9QUŏƢǕ10ĻĽŀ11Œƴ12ǘ13ū14dF15ǒ16ķŞ17EƘ18ƒ19K20Ʃ48Ǔ
~cte	68 -9ƈ7ũƅǍ9ƴ12ķ14I15ĸŏ17Ɖ25Ňſ
~cted	68 -9ƈ7ũƅ9ƴ12ķ14I15ĸŏ17Ɖ25Ňſ
~cti	55 -9Ɔ7ƃƫǍ8ǌǟ9ŎŖ10ĵƀǀ11Y12QŗƁƭ13ŏƚ15ŦƇ16ňƅǁ17x19Ň22ľ23ǩ35Ř
~ctib	59 -9Ɔ8ľ9ǩ12ƀ13Y15ŎƁƚ17Ŧ19ň38Ř
~ctin	85 7Ʊ12ŏƫ16Ǆ
~ctio	67 -10Ǆ7Ƙ8XŋƏ9Ǎ10ƃǌ11Pǟ12ĵ15Ŗƭ18ľǩ19Ƈ20ŗ21ƅǁ22x24Ň
~ctl	71 -10w-9Ǎ-7r10s11ŀŅƕ12dš17Dơ18Ť19ŭ20Ƨ21a23Ǆ
~ctly	71 -10w-9Ǎ-7r10s11ŀŅƕ12dš17Dơ18Ť19ŭ20Ƨ21a23Ǆ
~cto	60 -13Ǔ-9J-8ǈ8ƅƓǔ9ǡǣ10ƌ11ƻǧ12ƈ14ł16Ǝǂ17ǘ22ƃ23Ƽǒ29Ǒ49ƾ
~ctor	60 -13Ǔ-9J-8ǈ8ƅƓǔ9ǡǣ10ƌ11ƻǧ12ƈ14ł16Ǝǂ17ǘ22ƃ23Ƽǒ29Ǒ49ƾ
~ctr	74 -7Ľ14K16q22Ǒ33Ƌ
~ctri	76 -7Ľ17q24Ǒ35Ƌ
~ctro	87 7Ɨ8Ƙ17K
~cts	76 8ǌ9Ǆ10ƌǒ13Ƹ18ǡ29Ǔ
~cts>	76 8ǌ9Ǆ10ƌǒ13Ƹ18ǡ29Ǔ
~ctu	65 -14ŗ-9ǩ-7q7ĶŴ8Kž9nƞ10ĻŤū12P13Ʒ14ƉǄ16Ƭǆ17Ŀ19ƑƓ20fŖ24śƇ
~ctua	78 -10Ǆ7R8ţ11žǆ12Ļ16KP26Ŗ
~ctur	69 -9ŗǩ-7q7Ŵǆ8Ķ10Ťƞ11nū14Ʒ15Ɖ17Ƭ19Ŀ20Ƒ21Ɠ22f24Ǆ25ś27Ƈ
~cub	83 50ǀ
~cuba	83 50ǀ
~cui	86 11Ɓƺ14t22h
~cuit	87 11Ɓƺ23h
~cup	78 7Ɵ9i23q25ǁ30P
~cupa	80 24q30P
~cur	58 -10ǧ7ƉƵ8rĶŜǃǗ9ŉőŚ10Şǥ11Ĺ12ǒ19ŗ22ŝ24Őǡ25G26ŕ27ŒƎ28ŏ
~curi	74 7eB9ǘ11Ǘ12rĶ13ŉ15Ĺ35Ǝ
~curl	89 -8ƈ12Ɖ14ǃ
~curr	61 -10ǧ7Ƶ9őŚŜ10ǥ12Ş13ǒ21ŗ24ŝ26GŐǡ28Œŕ30ŏ
~cus	60 -16S-12Ʃ-11G-10Ų7kůƲǄ8Ţ10Ŀ12ǟ15ǚ17rǡ20Ɲ21ǃ22Ǔ24Ŕ25ǖ31Y32Ǘ35ő37ǔ
~cuse	89 37Ŕ
~cush	86 47Y
~cust	61 -16S-12Ʃ-11G-10Ų7kǄ8Ʋ9Ţ12Ŀ13ǟ16ǚ17ǡ21Ɲ22ǃ26ǖ28Ǔ33Ǘ36ő38ǔ
~cut	72 -14n-10bţ-7Ĵ7Ư10ǣ12ƧǙ14V16hI17ǖ31š32ǃ50Ʋ
~cut>	76 -10ţ-8Ĵ-7Ŭ9Ư11ǣ12V13ƧǙ17I18ǃǖ33š
~cy>	47 -13Ǧ-11ĺ-10ŀ-9IŬƔ-8SZ-7Ŋō7QŜƀƙƻ9šƛ10ƨ11ƁƢ12Ţƃ13ƚǏ14Ƭƶ15ĹƓ16Ő17ŠơǢ18Ƨ19ľǥ20ǡ21ŗƪ22Ƶ23ŕŖŚſ24ő26ŷ28Ʀ29Ʃ34ŏ36ř
~cyb	87 -9ŏ14ǥ48ǘ
~cybe	87 -9ŏ14ǥ48ǘ
~cyc	81 11ş14ƥ15ǡ20Ū22g23ǀ
~cycl	81 11ş14ƥ15ǡ20Ū22g23ǀ
~da>	86 13Ū27H
~dad	66 -9œŤ7gYǈ10Ƙ11Ǟ12J20Š22AB35Ƴ40z43ƽ
~dad>	72 -9œŤ7q8AŠǅ25ƽ26B33z34Ƴ
~dadd	78 7wǓ8gƳƶƽǈ9Y12Ƙ14Ǟ15JŠ17A
~dads	87 7Ʊ16z17ƽ
~dam	66 11Ũ12Ɗ20ƛ24ƀ25Œƚ30ž31ű34Ŧ37Ť
~dama	66 11Ũ20ƛ24ƀ25Œƚ30ž32ű34Ŧ37Ť
~dan	79 -7g9ś13ƀ14ǚ16Ű19A24Ū33ǀ
~dang	83 -7g10ś35ǀ
~dar	89 -8Ő9Ű14ƴ19Lƺ
~das	75 -11ř-9ǐ11Ŭ15ƃ22Ǜ25ūŲ26Ʒ28Ů
~das>	89 14Ŭ18ƃ31Ʒ
~dash	78 -11ř-9ǐ23Ǜ26ūŲ29Ů
~dat	59 -8Ĺ-7Ƅ7ơ8ǒ10ǚ14ƋǢ15S16v17p19Ń20Ƈ21Ʋ27ťƌƖ30dǗ50ŕ
~data	85 -7Ƶ47Ǘ
~date	60 -7Ĺ9ǒ14Ǣ15SƋ16v17p20Ń21Ʋ27ť28ƌƖ31d51ŕ
~dati	86 -8Ɗ16ǚ30Ƈ
~dau	69 -15b-12d-9m-7Ÿ7Kś8BƷǞ14Ű18Ʊ19y23xŹ26v32u33w
~daug	69 -15b-12d-9m-7Ÿ7Kś8BƷǞ14Ű18Ʊ19y23xŹ26v32u33w
~day	43 -22ž-16ǩ-12rH-11Tų-10żǄǨ-9Xłƨ-8ķşƮƶƷ-7ANSľŉŊŎŝŶƗƜƵǋ7yUŠǙǝ8ĸšƁ9ĹƝƧƪǇ10ŵƄǧ11xůƞ12PYŕŤƯ13cŃƦǥ14tǕ15ŗŴ16O17ƹ18ĻǞ19ĺ20pŭ21Œ22ŐƖ23gŜ24ŏ25Ō30j31ƻ46k47L53i54ǎ56R83d
~day>	46 -20ž-16ǩ-13ǡ-12r-11Tų-9łżƒƨƶǨ-8Q-7HXķŉŊƝƵǄ7ĴŀǏǕ8Ǚ9yŠƁǞ10PĸŕűƧ11cĹƪǧ12ŃƄ13ƞ14Yŭ15ŒŤƦǥ17ŜŴ18ŗ19OŐƖƹ21ĺ22Ļ25p27R28jŌ32ŏ33k37ƻǎ53L56i90d
~days	58 -10ű-8ŏ-7Hş7fCQŵŻƸ9UǢ10ŒŜŭŽ11ŪůƺǕǡ13Ǟ14n15t16šƒ17x18Ǉ22g27ǎ28k39R
~dba	89 12x13ƶ99ǃ
~dbo	81 23Ǝ24ǜ
~dbol	86 24Ǝ
~dboo	89 -7ǖ26ǜ
~dd>	73 -13Ō-8ŉ11oZ13mǠ15ķ18yƌ21cǏ26Ɓ38ō44Ǟ
~dda	86 8ƶǓ10śǅ11Y14Ƙ
~ddad	87 8Ǔ9ƶ10ǅ11Y14Ƙ
~dde	76 7Ǚ8Ɨ9ŭǥ10ĺ12ǈ14ĸ16Ǆ24ǣ25ƌǞ
~dded	85 9Ɨ10ǥ28ƌǞ
~dden	87 12ĺŭ16ĸ
~dder	86 8Ǚ14ǈ18Ǆ28ǣ
~ddi	69 -9ǋ8ĺƁǞ9ŹƢǓǔǤ10f15ǌ21ǧ25Ƶ30ƌ
~ddin	77 -10ǋ7ǧ9ĺƁ10Źƌǔ11f14Ƶ26Ǟ
~ddit	75 -16Ǟ9Ǥ10Ǔ13Ƶ16ǧ17ǌ24ƌ
~ddl	78 -8Ź11L13a17i19x21vN
~ddle	78 -8Ź12L15a19x21vN
~ddr	63 -12S-9Ǟ9nF14ǧ15EǗ17ŷ24JŰ31G33ǋ50D
~ddre	63 -12S-9Ǟ9nF14ǧ15EǗ17ŷ24JŰ31G33ǋ50D
~ddy	71 7gƶƽǈ8Y9Ŝ10B11ĺƘƢǞ13JŠ17ĽƳ29Ņ37A
~ddy>	74 7ƳǓ8gƶƽ9YŜǈ11B12ƢǞ14Š15Ľ23A31Ņ
~ddys	87 12Ƴ14Ƙ15ĺ19A
~de>	47 -18ǩ-14Ƹ-13ƻ-12ƈ-11Œ-10nż-9GŇ-8MUŕŨƶ-7KQŀřźŻƓǇǏǞ7gƞǛǤ8ciACTĹūƲǂ9Ń10mŰǉ11jŬƍƥ13vPSƽ15ǀ16Y17Ɲƫư18qEŏƌƗ19ŧ20xIŶǢ23ƉǠ24Ŕ25Ɓ26ĺŵ28Ǎ30ł31Š33Ų36Ƈ
~dea	62 -13ĺ7ŅŔǜ8ŨƧǁ9bŞŢŧũƈ11Ʀ12Ŏ13Ƭ14ľ15Ō16ŜƄƎ17Ň18ǝ19ņŊ23Ń35Ƴ
~dea>	78 -11ĺ7ĵ9T10sŔ11BVƵ24Ň27Ŋ
~dead	75 9Ǩ12ǁ13Ţũ18ǩ20Ǝ24ǝ31Ń
~deal	70 7ƴ8ŀŅŠǓ9ǜ10ŨƈƧ11Ş12ŧ14Ƴ17ľŎ18Ō19ŜƄ22ņ
~deat	85 7ƫ10U17Ʀ19Ƭ31Ƴ
~deb	78 14e18ƨ70Z
~debt	79 72Z
~dec	62 -9ǩ-8ŅƓ7Ư9ŗ10ƃƘ11ǡ12ư16ƌ17ĺ21Ń22A31ś36Ś38ƴ42ł62Ł
~dec>	80 15ǡ25ś28Ś
~dece	87 -11Ɠ14ŗ16ƃ18ư
~deci	68 -8ǩ7ǚ8Ư19ĺ23Ń25A47ł69Ł
~decl	76 -9Ņ16ś20Ś48ƴ
~ded	54 -9ťźƆ-7ŔŗƱ7lN8ŠƋǓ10ƀǥ11eVƯ12kŎ13ƚ14yĺ15ż16Ǟ17ňƌ21Ɓ22YŸ24Ŧ29ŋ32ǅ43Ř
~ded>	62 -13ǩ-10ťź-8Ŕ-7Ĺ7œŖŨƊƛ8lN9ƁƋ10ŠŦǓ11Y12ǥ13eƯ14kV16ĺ17y18ż19ƌǞ25Ÿ34ŋ37ǅ
~dedu	59 -9Ɔ8ľ9ǩ12ƀ13Y14ƚ15ŎƁ17Ŧ19ň48Ř
~dee	80 -12Ƣ-10ŏ12N16ƀ26F27Ǜ
~deep	87 -11ŏ-9g13N30Ǜ
~deer	89 8g17ƀ
~deg	79 18Ʊ21j45m
~degr	79 18Ʊ21j45m
~del	61 -8R8Ɲ9ƫ11ǡ12Ķ15Ǖǩ16ǃ28Ū30ƌ31Ǜ39ǐ45Ų
~del>	80 -7Œ24ǩ38Ū
~deli	63 -8R8Ɲ11ǡ12Ķ16Ǖ22ƌ32Ǜ41ǐ47Ų
~den	55 -13Ň-10Ŭ-9S-8ŵ-7ƦƮƸ7dlm8Ŕ9ĸţƐƣǑ10Gĺ11W12gQūǄ14ť16n18ƕ19Ķ20Z23ƃƪ30źƴ31ż35ǩ47ű
~den>	79 7g11ĺ14ĸ15Ɛƣ30Ķ
~denc	87 -11S24G31ƕ
~deni	87 14g37ƴ
~dent	58 -12Ň-9Ŭ-8ŵ-7ƮƸ7dmƩƳ8ƴ9ŔƱ10Ǒ11ţ13QWūǄ17ť18n21Z23ǩ25ƃ32ź34ż52ű
~deo	85 11g37M
~deo>	85 11g37M
~dep	65 -8n8ƎƱ9Ǖ11I12Ǒ13ǋ15u18Ƽ22zĿ26Ə32Ư
~depa	81 10Ǝ33Ə
~depe	68 -8n9ƱǕ12I13Ǒ16u24zĿ34Ư
~der	51 -13Ɖ-12t-11D-10ť-9sĸ-8JƢ-7oľśǋ7Ƙƾ8PŪſƳǄǆ9chiŚŻǤ11ŖũƓǕǩ12xƖǀ13şƙ14ŅŮƊƺǌǣ15ĺňŴż18p20Xƒǃ21zŎƜƪ22ŉ25ǧ26n32Ƅ37ƕ40Ŭ
~der>	53 -12ǈ-10ťƉ-9Dĸ-8ũƈƢ-7otſ7NĵŐų8Ƙƣǩ9PƳǤ10iŪŻƊ11chŚ12Ǖ13Ɩǧ14ĺƪ15ƙ16ŅşŮŴǌǣ17żƄƺ20np22ƒǃ23z24X26Ŏ38Ŭ42ƕ
~dere	89 12Ƅ15ƪƾ
~deri	85 18ǩ30ŉſ
~ders	70 -10ǩ-9sJ8Ʋǆ9rĻŀŉũǞ10ƽ11Ǩ12ŢƄ13Ɠ14Ǆ18ǧ19żǈ27ŖƜ31ň
~derw	83 10eŤƈ11n16ǀ20ũ
~des	57 -17Ʊ-10Ǐ-9pŸ-8Šǩ-7ǉ7WƢ8ŷƝƥ9V10Ǎ11ŴǇǤ12Ő13xZ16ǈ17Ũ18PķŹ19u22Ł24y25Ʀ27vw32ǚ39ź
~des>	61 -13Ʊ-10x-7ǉ7ńƜǑ8Ƣ9Wųƥ10ŷǈ12ŴǇǤ13Ő15Z20ķ22u25Ł27Ʀ45ź
~desc	87 8ƣ9Ǎ10Ƹ
~desi	85 50ǚ
~desk	85 -13Ǐ10ǈ14V16Ɲ33P
~dest	74 -10Ÿ-9p-7Š22Ũ28xyŹ29v37w
~det	79 13Ɣ23Ƒ24Ǝ
~deta	86 14Ɣ25Ƒ
~dete	85 26Ǝ
~dev	85 -7ń52Ž
~devi	85 -7ń52Ž
~dge	75 -15w9eż13Ɯ15Ž16Ǝ17ķ23Q24ĸ39X
~dge>	87 -17w10eż22ķ27Q
~dget	79 -7ǝ16Ž17Ǝ26ĸ42X
~dia	69 -12Ǌ-11y-8e-7L9Ư10ǂ22Ƙ29ƽ30v37Ʋ41I53Ƽ
~diab	80 12ǂ20ƽ21Ƽ
~diag	83 15ƽ43Ƽ
~dian	81 11Ư45Ʋ
~dic	67 9Qǁ10Ƹƽ12L13Ǘ15Ƽ17W28ƃ35ƻǂ
~dica	69 10ƽǁ13ƻ14QǗ15ǂ17W24Ƽ29ƃ
~dici	86 -11Ƽ25ǂ28ƻ
~did	36 -18Ň-17ǎ-16Œ-15zAŝ-13ĻĿ-12Řž-11JƧ-10oLUVZķŌǃǖ-9RƯǕ-8syIľŏŚƏƟǇ-7PŰŷƤƭƵƷǄǍǛ7fv8pNǌǙ9XƙƠƲƾǆ10qxōŎŗƚƞ11Fţƅƹƺǂǜ12cǊ13ƈƩǞ14jĹźǘ15ƕƫ16ŜƼ17w18ƴ19ŉ20ťŵŸ21S22Ŗ24őǩ25ƽ28ńƬǤ29ĽŠ30Ŕǅ31Gň33š34kņ35ŅœũƳ36mļŤ37ƌ38Ũ41ƒ42ŧ46B47Ŧ
~did>	36 -18Ň-17ǎ-16Œ-15zAŝ-13ĻĿ-12Řž-11JƧ-10oLUVZķŌǃǖ-9RƯǕ-8syIľŏŚƏƟǇ-7PŰŷƤƭƵƷǄǍǛ7fv8pNǌǙ9XƙƠƲƾǆ10qxōŎŗƚƞ11Fţƅƹƺǂǜ12cǊ13ƈƩǞ14jĹźǘ15ƕƫ16ŜƼ17w18ƴ19ŉ20ťŵŸ21S22Ŗ24őǩ25ƽ28ńƬǤ29ĽŠ30Ŕǅ31Gň33š34kņ35ŅœũƳ36mļŤ37ƌ38Ũ41ƒ42ŧ46B47Ŧ
~die	69 7HƇ9Ƣ11V12ǈ17Ư21Ʒ22Ǩ28ƽ53Ʀ74Ƴ
~die>	81 9HƇ13V19Ƴ27Ʀ31ƽ
~died	73 18Ư22Ʒ28Ǩ32Ʀ61Ƴ
~dif	67 -11ƚ-10Ļ7Ə9Kǅǥ10VłǕ13Ŏ14ǩ16Ş18ĺň19Ř20ŧ24Ŕũ
~diff	67 -11ƚ-10Ļ7Ə9Kǅǥ10VłǕ13Ŏ14ǩ16Ş18ĺň19Ř20ŧ24Ŕũ
~dig	76 8d12e23Iū30Eř
~digi	76 8d12e23Iū30Eř
~dil	81 9ư14ŗ16ž
~dily	82 14ŗ16ž
~din	53 -14Ʃ-10Gū-9FƆƈ-8Ǆ-7qxőƄƘ7nŭǧ8jktLNĺŨƤƿǣ9Ƹ10ŕŮƵ12Zƴ13Ǟ14Ɲ15SĵŁű19Ɖ20ŋ21uŀƑǋ22I23Ǣ25Żơ26Ƈ33ś39Ǎ43ƣ
~din>	70 -12łū-11H-10ǋ-7Ƅ7Ŗ8ĺĿƕ9ƪ10ŻǞ11ơ12ŭǣ13kIƵ14jŁŮƸ15ŕƝ16Ũ18Z23Ɖ
~ding	55 -12ǩ-11GƩ-9Ɔ-8F-7qx7fǀǧ8i9tłƤ11ĵ13Iƴ16S17ű18Ƒơ19Ż20ŀŋ23u24Ǣ28Ƈ29ǋ34ś43Ǎ45ƣ
~dinn	82 15nLN17ƿ22ǩ
~dip	86 9ƹ13ĵƪ35m
~dir	89 12s19P24ņ
~dis	65 -30Ň-10ŀƦ7ľ8Əǔ9ǩ10ĸƯƽǓ11ňő12Zźǜ13ŽǢ14I15W17r26Q32ş46Ş
~disa	80 -11Ʀ13ĸ14ň15Ư26ş34W
~disc	71 -13W8ǜ9ľ12őşǩ14Z15źŽ16I17Q21r
~dise	86 14ƽ20Ǣ
~dist	86 12Ə13ǔ15Ǔ16Q
~dit	54 -13Ǟ-9ƈ-8ƻ7ƙƦǣ8ŝŬƵ9ļƕ10Ɖ11Yǧ13ǒ14ĸ15ŎǗ16ƌ18Z19e20ǌ24Ƽ26ű50ĵ83Ǥ
~dit>	59 8Ʀ9ĸŬ10ļŝƕǒǣ13Y17Ǘ20Z21e42Ǥ50ĵ
~dite	85 23Ǥ
~diti	68 -15Ǟ-11ƈ-9ƻ7ĸ8ŔǤ9Ǔ12Ƶ14Ɖ15ǧ19Ŏ21ƌ26ǌ33Ƽ35ű
~dito	86 26Ǥ
~div	71 9ƫ10ĵ11Ʀ19ƍ31f32ƪ60ǀ
~dive	86 44ǀ
~divi	78 10ƫ12Ʀ21ƍ26ǀ36ƪ
~divo	81 12ĵ37f
~dju	83 45ŧ
~djus	83 45ŧ
~dki	89 10k20ƶ
~dkid	89 10k20ƶ
~dle	61 -15Ś-7tŹ8Y9aLŁ10sŃŖ11ǖ12ǈǠ13Ŝ14px16vN19cƷ23ĸ26ş27ǜ31ŧǘ32ǁ
~dle>	66 -7tŹ7ŧ8ǘ9vYş10Lǁ11asŖ15pǈ18N21Ʒ23ǜ26ĸ
~dled	80 15Ń34ŧ35ş
~dles	74 -18Ś-11ş7Ɲǜ10Ǡ15Łǖ21Ŝ26c29ǁ30ǘ
~dli	78 -7a14Ŝ16ƽ18i19ǩ21I31Ń
~dlin	79 -7a14Ŝ16ƽ18i21I42Ń
~dlo	68 -12Ƅ-11Ɣ-7ǩ7ǧ22Ơ29F34ơ51ǌ
~dlor	68 -12Ƅ-11Ɣ-7ǩ7ǧ22Ơ29F34ơ51ǌ
~dma	86 11ŷ12ǔ13nƯ
~dma>	87 12ŷǔ13n14Ư
~dmv	89 31Ƅ
~dmv>	89 31Ƅ
~dne	89 -16Ũ9Ƽ15R18Ť
~do>	27 -41ĺ-33ƨ-23Sƒ-19ǂǅ-18G-17Ţ-16Ŧ-15iœ-14jůŴƳ-13ŠţƠ-12eŘơƱ-11Bƽǌ-10őšŤ-9vĵōŷƅƇƌ-8tLļŇŗżǤ-7pxŨƉƪƴǍ7ŒƄƔƖƙ8ŞƀƊƎƩǧ9ķŌūŶƃƗƭƼǞ10HIŚŬűƘ11YƵƹ12AVĻŐŖųǡ13aŊƤƥƿǔ14FJMňŽǩ15ŋǀ16ŰǉǗ17QņǇǠ18UWľƾǋ19OZŝƻ20qzƐ21yĽŏŜŪƷ22Ů23ƕƜ24TŲ26ĴŃǘǚǜ27wž28KşǃǎǓ29ǈ30Ǐ31RŭƚƟǕ32Pǐ34Ɓ35Ŏſ36ǙǛ39Ǒ41ƞ42Ɲ44ǖ45Ǆ52g
~dob	85 -8Ÿ33p59d
~dob>	85 -8Ÿ33p59d
~doc	68 -9ǈ7Ƹ9Ʋ11ǣ13ƻ19ǂ26ƃ27Ƽ71ƾ
~doct	69 -9ǈ7Ƹ11ǣ14ƻ19ǂ26ƃ27Ƽ58ƾ
~doe	40 -18Ƃ-17ž-16ƹ-15Ƹ-13Ő-12ƈƦ-11tŸƻǣ-10şŭ-9nķŢƫǖ-8ĵŊŪƗƤǇ-7mvXYńţƵǅǋ7ǡ8dzŨƅƍƢǊǛ9TĿŒƞǌǏ10ŗƚ11ǎǒ12ű13LŴƊƕƯǥ14bůƙǦ15xŁŖŜ16ƇƠƧ17ǚ18Ň19hƁǜ20ơǓ21sŹǄ22ǐ23WŕźƄǠ24Ű25ǂ26ų27Ʃ28rĽǈ34qǧǩ35ƨ
~does	40 -18Ƃ-17ž-16ƹ-15Ƹ-13Ő-12ƈƦ-11tŸƻǣ-10şŭ-9nķŢƫǖ-8ĵŊŪƗƤǇ-7mvXYńţƵǅǋ7ǡ8dzŨƅƍƢǊǛ9TĿŒƞǌǏ10ŗƚ11ǎǒ12ű13LŴƊƕƯǥ14bůƙǦ15xŁŖŜ16ƇƠƧ17ǚ18Ň19hƁǜ20ơǓ21sŹǄ22ǐ23WŕźƄǠ24Ű25ǂ26ų27Ʃ28rĽǈ34qǧǩ35ƨ
~dog	71 -11ō-10ǃ7ū11FƝ97h
~dog>	75 7ū71h
~dogs	83 -13ō-11ǃ18Ɲ36h
~doi	61 -13Ų-7bĺ7ƨǄ8ŹǑ9c11ŞǁǠ12Ƴ15Ƶ17ǐ18ŝ19ũ20j26i27k29S32x37t44ǟ
~doin	61 -13Ų-7bĺ7ƨǄ8ŹǑ9c11ŞǁǠ12Ƴ15Ƶ17ǐ18ŝ19ũ20j26i27k29S32x37t44ǟ
~dol	67 -12Ť7mǖ8ǘ10ľƘ11Ţ12ǅ13œ14ŗƗ19Ņ20Ř21X22ĸ29Ŧ
~doll	67 -12Ť7mǖ8ǘ10ľƘ11Ţ12ǅ13œ14ŗƗ19Ņ20Ř21X22ĸ29Ŧ
~dom	83 13oǕ36Ů
~dome	85 13Ǖ37Ů
~don	64 -19Ɲ-15sǏ-11X-9L-7Ş7tƓ8a9pǂǟ10Ǟ11ǋ12ƋǄ13ŷ14Ō15ƶǘ19ŧǝ20Ļ23yŝ26ƾ30ƈ31ũ32Ɨ33Ń43ƌ
~done	64 -19Ɲ-15sǏ-11X-9L-7Ş7tƓ9pǂǟ10Ǟ11ǋ12ƋǄ13ŷ14Ō15ƶǘ19ŧǝ20Ļ23yŝ26ƾ30ƈ31ũ32Ɨ33Ń43ƌ
~doo	66 -8ǐǔ-7ř7ƘǨ10ūƐ11ŤŲ12Ǆ13Ǌ14ƙ15ǃǍ16g18ƎǛ19ǝ21ǅ23Ɲ51ƣ
~door	66 -8ǐǔ-7ř7Ƙ8Ǩ10ūƐ11Ų12Ǆ13Ǌ14ƙ15ǃǍ16g18ƎǛ19ǝ21ǅ23Ɲ51ƣ
~dor	80 -11ǝ9Ű14ƥ56Ǖ
~dor>	89 -12ǝ30Ǖ
~dors	87 32Ǖ
~dos	86 18C63ƻ
~dose	87 63ƻ
~dot	81 -15ƫ-7a12Ō18ǋ24Ł62J
~dot>	85 66J
~dou	86 14Ř30œǀ
~doub	89 14Ř31œ
~dow	51 -10ŠŦ-9ţ-8dCŀŜƘƩǩ-7FPXƵǟ7ǛǢ8ewŌŪƷǉǕ9UřƆƳǈ10ŖƲǍ11cfo12ŸƏ13LVſƁǊǎ14ƶ15M16aǞ18ƴ19Tƫ21jHŞŵƑ26ł30Ť38ǝ48Ɗ
~dow>	86 9ƫ12Ǩ14Ť21Ƴ23j
~dowe	89 17Ʒ25f
~down	51 -10Š-9ţŦ-8dCŀŜƘƩ-7FPXƵǟǩ7jpĿŎǛǢ8ewŌŪǉǕ9UřƆǈ10ŖƲǍ12coŸƏ13Lſƫ14VƁƶǊǎ15M16Ǟ17a18ƴ19T21HŞŵ22ŤƑ26ł38ǝ48Ɗ
~dra	68 -12Ű7i8r10Ŭ12ǖ14e15Ĵ16ǁ17Ś24ǚ40ƛ42Ə
~draf	87 18e20Ĵ
~dran	77 48Ə
~draw	80 -14Ű12Ŭ14ǖ19ǁ28Ś29ǚ
~dre	60 -12S-8Ǟ7n9w10y11ƫ13ǧ14EŶƯƲǗ16ŷ17v21ƞ22J23Ű24u29G31ǋ48D
~dren	74 12w13y14ƫ19Ư22v36u
~dres	63 -12S-9Ǟ9nF14ǧ15EǗ17ŷ24JŰ31G33ǋ50D
~dri	47 -27n-17u-14Ǆ-12R-10qr-9iŋƧƨǧ-8HńƟ-7ksTĶ8ǋ10Ƅ11MŨ13ažƂ15ƛ18Şſ19Ŷ21Ű22N24Ż27ż30Ǜ31ŵ34ŭů35Ų37Ū38Ÿ40ǐ42Ž43Ů44Ŵź46ƿ55ų64Ź80ŷ
~drin	73 -17Ǆ-9Ů8ƺ12ǩ41Ǜ81ƿ
~driv	47 -27n-16u-12R-10q-9irŋƧƨǧ-8Hń-7kĶ8ǋ10Ƅ11M12Ũ13ažƂ18Ş19Ŷſ21Ű22N24Ż27ż31ŵ35ŭů37ŪŲ38Ÿ40ǐ42Ž44ź45Ŵ49Ů56ų65Ź81ŷ
~dro	64 -7Ǟ8ƗƜǨ10jťƧ11ƽ13śƝ16Ɔ17Ǧ18Ơǟ19V30šƵ31ƀ
~droo	72 7y10ƗƜ15Ɲ18Ɔ21Ơ
~drop	70 -8Ǟ-7Ŵ9Ǩ11ťƧ12ƽ15ś18Ǧ21V33šƵ35ƀ
~dru	79 -8Ņ15ŧ31ƻ50ƿ
~drug	80 -8Ņ15ŧ31ƻ51ƿ
~dry	86 -11ǧ-8ǜ11Ɗ14Ʈ18ǒ19Ǆ30ǩ
~ds>	46 -18s-16d-14Ʈ-13ƞ-12Ɣǩ-11cŋǊǔ-10ĵǢ-9AQƸ-8WŠƉ-7hļłŗůƁƦƳǋ7bgǇǕǚ8LNŨ9qrƍƤƾǛ10jŮƑǧ11ƅ12ƘƧƫǘ13Bŕƽǂ14nńňŐƭǓ15ƕƪ16ŹƲƶ17Zƙ18Ɯ19p20wŭƟƻ22ƺ23Ŵ24vƩǗ28yƱ29xǖ37Ƅ46Ư59u
~dsh	80 -9ƚ10ű13Ǔ16Ɓ24ū25ł
~dshi	86 -10ƚ11ű17Ɓ26ū
~dsi	80 11Ŏ14ŝ28Ɓ
~dsid	80 11Ŏ14ŝ28Ɓ
~dua	85 -7ź10Ʊ13Ʀ16m24y
~duat	86 -7ź10Ʊ16m24y
~duc	57 -9Ɔ8ķ10ƀǕ11YƘ13ŎƩǡ14Ɓƚ16ŦǄ18Ʊ19ň31m46Ř
~duca	80 28Ʊ45m
~duct	58 -9Ɔ7ľƝǩ11ƀǕ13YƩ14ŎƁƚǡ17ŦǄ19ň47Ř
~due	77 -13ǒ11ƾ14ŝ16ǧ32y40ŕ
~due>	77 -13ǒ11ƾ14ŝ16ǧ32y40ŕ
~dui	86 -19ţ-10ƴ25ƿ66Ż
~dul	81 9Ǣ15Ƙ28R
~dule	82 9Ǣ16Ƙ28R
~dup	89 -14Œ-11Ǎ18Ơ26ƣ
~dupl	89 -14Œ-11Ǎ18Ơ26ƣ
~dur	89 19ŭ20Ɵ21P24R
~duri	89 19ŭ20Ɵ21P24R
~dvi	72 34ǚ50AB
~dvic	75 14A24B36ǚ
~dvis	83 31B42A
~dwe	82 44Ɠ
~dwel	82 44Ɠ
~dwo	89 14g16ƌ33ƾ
~dy>	45 -21ƪ-13ŢŨǏ-10Iš-9ĸŉŦǉ-8VWłƃƠ-7suŇŎŒŸƝƦ7ķŖƣƭƺǛ8gtQSľƽǨ9fvſƈǇǑǔ10ŤƎƓƿǅǡ11ŏřųƕƴǙǣ12ŧŵƖǞ13FŁŠ14ńŲ15hżǢ16ŅƟ17ŚǍ20ŌƁƳǘ23žƢ24ǜ25ŷ26m28A29nƯ34Ŝ36Ɯ
~dys	69 -10żư-9Ūǖ-7n7ĺ8ŎŖ9Z10ŴƘǈ11KŰ12Ş13Łǩ14Ť15ƳǗ16Ų17g20ľ23A25Ɵ
~dys>	70 -10żư-9ǖ-7n7ĺ8ŎŖ9Z10Ƙǈ11K12ŞŰ13Łǩ14Ť15ƳǗ16Ų17g21ľ24A26Ɵ
~ea>	71 -15S-14ƚ-10ĺǩ7F8T9sBV10Ƶ12ǃ15j17E18Ŕ21Ň24Ŋ28lƼ30I31C
~eab	83 11ǋ19ƣ29C
~eabo	83 11ǋ19ƣ29C
~eac	58 -23ŗ-11hŶ-10ǩ-7DřŢ7wZŹƱǡ8TUƔǉ9Ķơǆ10ųƚƝ11LƠ13IŘ14Œ15Ň16ǋ18kqxƶ19ĺ22Ĺ26Pů27W28K30ǈ
~each	59 -24ŗ-11Ŷ-10h-9ǩ-7DŇřŢ7wZĽŹƱǡ8TUƔǉ9Ķơǆ10ƚ11LųƝ12Ơ13IŘ15Œ16ǋ18kƶ19qĺ23Ĺ27Pů29K30ǈ34W
~eact	89 33Ň
~ead	53 -12Ʊ-11ź-10Ʒ-9ķ-8ŷƜ-7śŤǘ7jDKVĹũǁǖǜ8ưǎ9npŗŮƵ10kłūƲ11SŚǓ12ŏŻơ13deĿşŨƻ14JƎƖ15Ńǝ16ř17ŞƁ19y25a32Ŗ36Ō51Ǉ
~ead>	59 -16ǩ-9v-8Ɯ-7śƱ7eĴŅƩǡ8KǁǑ9Ǔ10ĿŢũǇ11DJ13ŌƲ14Żơ15ŗřŚŨ16dşƻ19ǝ20Ş22aū37Ŗ
~eadb	86 24Ǝ
~eade	85 -13ź-7Ʊ20V22k25y
~eadi	83 -14ū7ř10Ŀ11H13u17IŮ18j
~eadl	85 21ǩ36Ń
~eads	85 -9ŷ-8ƈ8Ǔ10ǖ13a19n28ł
~eady	68 -13Ţ-8ķ7ǩ8ř9ǞǤ10e11v12Źư13p14ǎ16Ĺ17S19Ɩ22ŏ24Ɓ35Ō
~eag	77 12ů27h40Ů
~eage	81 13ů42Ů
~eagl	89 31h
~eah	85 -15ŉ12T15cŊ18ĸ28v
~eah>	85 -15ŉ12T15cŊ18ĸ28v
~eak	62 -17ƈ-9H-8Ĵ-7Ō7IźƋ8Xơ9ƽ11Ũ12kŚũǝ14ŏ19s20łƎ21Ť26Nš27a28ǩ33Ɖ42ƛ
~eak>	69 -18ƈ-10H-9Ɯ-8Ĵ8xOǤ10Xƽǩ13Ũ14kũƉ15Ś17ŏ18š19ƛ23Ǝ27Ť29N
~eake	81 -10ǩ27s29ł32Ƌ
~eaki	83 8ǩ10I42a
~eaks	76 -14Ƌ-9ǩ10ź11ơ13š16ǝ26Ɖ30ƛ
~eal	51 -14z-10C-9I-8sƨ-7tƾǐ7cŋřƈƙƮ8d9ƞƳǗ10Ƽ11ŌŎŖŜ12x13ƄƐ15ƴǩ16ķŧŵ19Ǜ20W24ņƽ30ľ35ƃ49ǂ65Ƹ
~eal>	67 -11I-10C7ŅŚŵƅƧƴǓ8ŨźƏ9ř10ŀŋƈ11cdƮ13Ɛ14Ƴ15ŇŎ16Ō22ŧ23ķ24ľǩ32Ŝ
~eale	87 10Š12Ɓ27Ƅ
~eall	80 -10Ŝ-8ŀ9ĿƓ10ŵ11g14ƙ17ņ20ľ21Ŗ
~eals	89 -10ǐ7Ɛ11ǜ36Ǜ
~ealt	55 -14z-8Ň-7sƨƾ7Ɩ11Ǘ12ƴƼ14x17ņ23W31ƽ40ƃ54ǂ72Ƹ
~eam	75 -11F-10ň-8Ơ-7KƟ8ǈ11ŚƷǁ14ƨ15Ɖ16xŶ18ǎ27ƞ28ǩ41Ǉ43g
~eam>	77 -11F-8ƟƠ10ǈ11Ś12gƷ16ŶƉ17x18ǎ28ƞ30ǩ43Ǉ
~ean	64 -11Ŗǈ-9ŋ7ŵƺƼ9Ɛ11ǏǢ13ǩ14ň16ĺ17ţűƯ19Ǜ20A22Ɯ24Ż25z36ō
~ean>	70 -11Ŗ-9ŋ7Ǝ8ƺƼ14ĺ16ňǩ19ű20ţ22A27z28Ż31ō
~eane	86 8Ɛƛ15Ǣ16Ǐ27Ǜ
~eani	86 -7ǈ7r11ō32Ɯ
~eant	78 9ŵ29Ư
~eap	78 -8c8Ŧ9r12Ɓ16œǩ18Š20ƭ29Ņ33ľ
~eap>	87 -9c11r13Ŧ14Ɓ18ľ23ƭ
~eape	83 17œ18ľ20Š32Ņ
~ear	40 -16ů-15Ǜ-14ĹƗ-13Ƴ-12nwűƒƶ-11ƌǋǜ-10jIŐŠūƃƛƨǔ-9łŏŦƓǓ-8AFŤŭųƦƯǄ-7bPZķĸńŗŘŞžƤƬǈǐǥ7ƹƺ8ļŉōƷǤ9mz11ţŴƽ12vCŇœżƏǣ13xƟ14Ĵ15HŒ16Vƾǀ17ŸƼǙ18ňǎ19sŜƙ20hĿ21dŎƮ22ĺ25Ǐ26cpǉǟ27ŹǊ28Ʃ31Ső32Ǟ34qUƔǩ35Ů37ƭ38Gƅ39ǅ42ƈ45T51ť
~ear>	46 -14Ɨ-13ŤŶ-12ůŴǛ-11wű-10Ţūƌƒ-9bĹŝŦƳƶ-8rIUţųƃƛƵǓ-7Ɠ7qšŲǘǝ8vǩ9kĺ10ŀƜƮ11ļŉŜƉƺǞǤ13Ʃ14uƙ15G16CŹ17ƾǅ18sƷǀ19œ20ĴƟ21cxT22ĿǙ23ŒŪ25ƅƈ27ňőǎ28dpƔ29ǉ31ǊǏ35ǟ36ť42Ů
~earb	82 17z18ƙ24Ś
~eard	76 9rUņŋŔ10Ŀ11h12Ň13Ť17Ƃ27Ŝ
~eare	86 24Ə
~eari	78 10Ţ14ǩ16i18Ō19ŵ23h37U
~earl	80 9mL11Ů12RT16Ǌ
~earn	73 -9Ʒ-7ǩ9ũ13s17m18Ŏ27Ź28Ʈ45T55q
~ears	52 -33Ū-11Ƽ-8Őǋ-7nŨŮǇǔ7yŝƱ8vŶŻƴ9ǩ10ƿǣ11Uż12cŎƋ13Ƹ14ĵƔ15ĶŢ17ō20H21ĺ22ƅƩ23Ǟ25ţť26Ÿƈ28Vő29Ŵ31ǅ33G36S49ƭ
~eart	70 -13Ɖǜ7ƅƫ10Ǩ11ơ12ŨǞ15Ɛ16ǂ17U21ƽ36ǩ51Ƽ
~eas	51 -22Ǎ-11GǓ-10ǈǩ-9ŕƾ-8ŐƮ7eƟǂǅ8xőǇ9ŗƘƚƜ11ŽƠǟ14dKĹ15ǏǕ17M18œŭ19Ō20a21ŝƽ25ǎ31F33ǋ34ŔƢ38ơƤ44Ŭ60ǌ
~eas>	89 10ǀ30Ǖ
~ease	56 -23Ǎ-14ś-11Ǔǡ-9ŕ-8Ʈ-7ǧ7b8ceDF9aƽ10ŔǇ14Ơ16d17Ǐ23œ25ŝ31ơ33Ŭ39ǋ46Ƥ47Ƣ69ǌ
~easi	79 -11Ƣ8ś14Ƅ16M18ơ22Ŭ23K38F
~easo	70 -10j8U9Ň10Ƃ13x14ĹƚƜƟ18ǟ28Ō36Ŕ37ǎ
~east	86 -10G13ǡ16ǅ17ŗ18ő24ƽ
~easu	76 9ƶ16Ƙ18Ž21a35ŭ
~easy	85 -13ƾ9Ž11k13ǂ15M16ŧ20ś
~eat	56 -13h-12ǩ-10ŀŜƞ-9VŎƛǇ-7IPżǆ7ŒŴǣ8JƆƦ9iŤŧ10kŘŞŢƚ11ƬƼ12TĿ13ũǃ14ű15ŝƇƳ18U23Ŷ26ņƿǚ28Ƹ29ǋ30Ņ45j54Ɛ70Ƌ
~eat>	64 -19U-9iVŎŜƞ-7I7Ļź8xŦƜ9JŒŴŻǋǣ10Ƈ12ŢŧũǛ13kŘ15TŶ17Ş28ņƐ32Ƹ35Ņ46j50Ƌ
~eate	71 -15ǋ-10ƛ9ƿǜ13Ɔ18ŝ22ű23Ƽ25Ɛ28Ƌ
~eath	76 -8ż8Ƈ15ƚƦ16Ť17Ƭ22Ƴ30j
~eati	75 -8ŀ-7ǆ7ŝ10jƿ13Ŷ16i18Ŀ20ǃ26U
~eatm	82 19ƿ41ǚ
~eau	83 10Ő11Ŝ12ń29b
~eau>	89 11Ő12Ŝ13ń
~eav	58 -12ŝ-10X-8ŎŐ-7ľŀŹƵ7GŁƟ8sǈ9Űƀ10ƥ11ǩ12ĺǜ13Ɓ14ŊƬ15ƫǎ16Ļ17ĿǏ19ŗ24VŉƳ31Ƨ48Ţ49ƶ
~eave	60 -10X-8Ŏ-7Ƶ7G8VŁƟǎ9sƀ10Ű11ƥ13ĺǜ14ǩ15ŊƬ16ƫ17Ļ20ŗ25ŉ26Ƴ29Ţ32ƶ33Ƨ
~eavi	79 -12ŝ-7ŀŹ10Ɓ12y23V25Ŀƶ28Ţ
~eavy	87 11ǎ13Ư14ǈ26Ǐ
~ebo	54 -10Z-9Ũ-8Iż-7nƠǨ7ņŚŠƅǢ8PŗƜ9ƟƮƾǩ10Ťǚ11ķŧ12ŵſǋǘ13f14ľƎ16ƕ17Ư18Q19ļ20FƳ23A24ǜ25ž
~ebod	55 -10Z-9IŨ-8ż-7nƠǨ7hņƅǢ8PļŗƜ9ŠƟƾ10ŤƮǚ11ķŧ12ŵǋ13fſ14ľƎ16ƕǘ17Ư18Q20F21Ƴ23A24ǜ25ž
~eboo	89 19ļ23ǩ
~ebs	81 10ń11Ľ12Ĺ36ļ
~ebsi	81 10ń11Ľ12Ĺ36ļ
~ebt	79 72Z
~ebt>	82 37Z
~ebts	89 41Z
~ebu	78 12ǝ52Ɠ
~ebui	78 12ǝ52Ɠ
~ec>	78 14ƶ15ǡ24ś27Ś
~eca	65 7bHUŀƏƶ8Iņ9Jŝŵ10ĵƴ11uł12D14j15q18ǁ21Ť42Ľ
~ecal	81 20q55Ľ
~ecau	68 -8Ŧ-7ŉ7bgUśƏƶǚ8Hŀ9Iņ10ĵŝ11uƴ12Jł15j19ǁ22Ť
~ece	72 -13Ũ-9Ɠ8ƴ9Ƴ11ŗǢ12ƃ13ǈ15ư17ĺť18Ŭ22Ǌ25Ƙ27ő
~ece>	89 8Ʊ14Ǣ23Ŭ
~ecei	83 27Ƙ32Ǌ
~ecen	79 -14Ũ-10Ɠ-7Ǌ9ƴ10Ƴ13ŗ14ƃ16ư19ĺť30ő
~ech	86 16ŵ18y19ǩ69ǈ
~eci	64 -22ǩ8i9Ŋ13ŝ14w17Ư18ƾ19ƞ21Ƙ22Ń23A26ĺ44ł63Ł
~ecia	74 10iŊƯ16ŝ21ƾ22ƞ25Ƙ
~ecid	73 10Ư17A22ĺ40ł47Ł
~ecis	78 -9ǩ8ǚ11Ał23Ń29Ł
~eck	54 -12ƒ-10Œ-9ŁŤƴ-8ǩ-7nţű7cJĸńŢŨƢƨǐǟ8KŏƪƭƸ9U10BŐ11ưǏǕǠ12ųƿǢ13ƌƫǜ14eqŵǒ15ǉ16Qƀǖ17jWĴ18YZŜƬ22Ɵ26Ŧƾ27Ʈ38ż
~eck>	58 -12ƒ-11Ǡ-9ĴŤ-8Œ7ŧŵƌ8JƢƯǒǟ9cĸńŏŨƪƾǉ10KUƟƨƭǐ12ŐǕ13ǏǢ16eY17ƫ18qƀ19QW20jƬ21Z22ŜƮ29Ŧ
~ecki	85 13Ţ49Ĵ
~ecko	87 -9Ĵ12z17B20ǖ21ư
~ecks	74 8Tǖ9ƌƮ10ǒǛ11ǉ19Ɵ23ǜ29Ǡ38ż
~ecku	76 12Ƹ26ƾ
~ecl	76 -9Ņ15ś20ŚǤ47ƴ
~ecla	83 17ś22Ǥ23Ś
~ecli	81 -10Ņ53ƴ
~eco	57 -10Ŏ-7Ɲ7AƓǟǩ8Ň9Iǚ10fĽƘǋ11pŌƔ12ľũƿ13ţƾ14BƧ15Ǟ16y19Ɩ24NŴ25Ɵ27Ǘ33Ż61ŋ
~ecom	81 -7V11f14Ǩ15ǚ18Ɩ21B22Ƨ
~econ	66 -9Ŏ7ŕƖ8dŊƓ10AŇ11Ļ12Iǩ13Ɣǋ14pũ15ľ16Ō19y21Ǟ29NƟ30Ŵ
~ecor	64 9ǟ15ţƾƿ32Ǘ38Ż72ŋ
~ect	53 -11ǧ-8w-7ōǤ7ǌ8KĵĸĻŋƴ9IUǘ10qŒŖ11Fƭ12ľ13DŗŞǑ15xEƎǁ16ſ17Ň18a19Ɖ21ǒ22Ƌ23ķ24Ƙ25ŏ
~ect>	64 -13ǧ-7Ǥ7nłŬŹžǀ8dřƪǜǞ9Ţǅǚ10ŏ11Ŏ12UĻĽƴ13Œ14ǘ16F17ǒ19EķŞƘ
~ecte	69 -9ƈ7ũ9ƴ12ķ15Iĸŏ17Ɖ25ſ26Ň
~ecti	71 7ŏ9XŋƏ10ƫ11ƃǌ13ĵ16ƭ17Ŗ20ľ21ŗ22xǁ
~ecto	74 16ƈ22Ǝ
~ectr	74 -7Ľ14K16q22Ǒ33Ƌ
~ecu	74 -7ǈ7e9ǘ10Ǘ11Ķ12tǍ35Ǝ50Ʋ
~ecur	76 7e10ǘ11Ǘ12Ķ36Ǝ
~ed>	31 -46ǩ-23ő-18łűǑ-17Ļ-15ŐŚť-14D-13AXZŒźƧǇ-12Wůžƣǖ-11tLŕƒ-10agĶǂǈ-9TľŊŜ-8Oƙƥ-7HUśƔƚƵǣ7yĵŖŧŷƍƮƲǍǟǨ8oSķĿŘƂƊǥ9iōƖǎǛ10ŝŭƆǒ11FŎƁǤ12ż13rŰƿ14e15wũŴŻ16şƺ17G18Pơ19ĹŃŋŽ20lņƃƄƛƞƷ21ńŏœƓƭ22ĺŠ23ƯǃǗ24ļŁǘ25Yƈƨǜ26Ÿƕ27ŌſƋ28ƌƑ29ƫƳǢ30hŔƪǦ33Ť36m39ǧ44š46ǅ53fƴ
~eda	83 7Ư10fǞ12z14ƀ15V25Ū27y
~eday	87 7Ư11Ǟ13z16V28y
~edd	83 7ǧ10ĺ11ǔ12f
~eddi	83 7ǧ10ĺ11ǔ12f
~ede	89 -9Ő10Ư17Y20Ł30Q
~edi	57 -16ƿ7QŬ8Ƹƽǁ9ĸļŝ10ƕ11Ƽ12Y14W15u18ƌ19Z20e23ƃƹ28ƻǗ29ǂ30Ż53ĵ
~edic	67 9Qǁ10Ƹƽ13Ǘ15Ƽ17W28ƃ35ƻǂ
~edin	80 23u43Ż
~edit	64 7Ɣ9Ʀ10ĸŬ11ļŝƕ14Y19Ǘ22Z23e61ĵ
~edl	87 47ǁ
~edle	87 47ǁ
~edo	81 10Ɠ13Ƌ16ƌ23ƈ
~edon	83 11Ɠ12ƌ13Ƌ24ƈ
~edr	72 7y10ƗƜ15Ɲ18Ɔ21Ơ
~edro	72 7y10ƗƜ15Ɲ18Ɔ21Ơ
~eds	70 -9Ʈ9ŭ10ǂ14ơ17ƕ18g19Ƒ22Ư28Ƅ37ƻ
~eds>	70 -9Ʈ9ŭ10ǂ14ơ17ƕ18g19Ƒ22Ư28Ƅ37ƻ
~edu	57 -9Ɔ10Ƙ11Yƀ13Ŏ14Ɓƚ16Ŧ18Ʊ19Rň31m46Ř
~educ	58 -9Ɔ8ǩ11Yƀ14ŎƁƚ16Ŧ19ňƱ32m47Ř
~edul	82 9Ǣ16Ƙ28R
~ee>	54 -15J-14Ƙ-8ĺŃńǅ-7jnqQĶũƜǇ7sźƂƉƲƿǛ8vDōƊƸ9ŒƑơ10Əƕǀ11rZĹ12Nǂ13EĽŤƝ14ŊǄǞ15MŁƄ16gyLļř17ň18Hţǩ19Ɣ21t23Vƾ24ǁ29m33ǜ
~eed	47 -12ŉǩ-11Ʀǒ-10ŇōƉ-9ƘƷ-8VĻžƢƮ-7wAłŖŢƗǖǞ7Ōƍƫ8dpŘŽƅƒƝƺǅǏ9sYƈƤ10cŪƜǉ11ƾǡ12mvGǊ14Qŵ15Ɓ16eŀūǌ20Ń22hƬ23ƕǁ24uF25Ŏ26Żƿ27Ư28Ĺ34ƭ35Ł39ǧ44Ǧ46Ƅ
~eed>	49 -12ŉ-11ơƦǒǩ-10Ɖ-9ŇōƷ-8ĻžƢ-7gwVłŢƗƘǖ7ťƍǆ8dŌŽƝƫ9pŘƅƒƺǅǏ10sƈƤ11uƜǉǡ12cŪƾ13mvGǊ15Qŵƕ17eūƁ19ŀǌ22Ń23h24ŁƬ25F27Ŏ29Ƅƿ30Ĺ36ƭǧ46Ǧ
~eedi	80 23u43Ż
~eedl	87 47ǁ
~eeds	73 -9Ʈ9ŭ15ơ17ƕ19g25Ư30Ƅ
~eek	53 -7Xǩ7xųƕơƤ8gTƜǨ10ŕť11iPů12Ɵ13ĺ14Ɩ15Ń18ǎ19Ľ23Lƿ26Ų30kǝ31ŵ35ƙ43ŭ53R
~eek>	56 8xųƕơ9g12ůŵ13P14iĺƿ15ŃƖ18Ų25L26ǝ35ŭ38ƙ41R
~eeke	72 9ǎ12Ɯ13Ų15ƿ17ť19ŭ21R39k
~eeks	73 -7X7ǝ8ǎ9ŧƃ12Ǩ13T14Ƥ16ŕ20ĽƟ29ŵ
~eel	59 -11ŝ-9Ʀ-8ĻŖ-7Ĺǩ7ǟ9XŀņžǨ10ĵŧƛ11ŋ13tǐ15şŷ17ƞǁ18ŹŽ19ų20ŵ21rŎŢ23Ƹ31Ũ33Ƭǚ34Ň
~eel>	63 -11ŝ-10Ʀ-7x8Ƹ10žǟǨ11ĵņŧƛ12ŋ14ŨƞƬ17ŷ18ǁ20Ž21Ź23ŎŢ24r27Ň30ų
~eeli	78 -7rĻ10iŀ13Ň19t21Ƹ25Ũ
~eels	76 -11ų-8Ŗ7Xŀ20ǐ27Ƭ28ŵ44ǚ
~eem	85 -8Ɓ-7Ł11Ƣ12Ǩ13ǌ30Ǔ
~eeme	85 -8Ɓ-7Ł11Ƣ12Ǩ13ǌ30Ǔ
~een	46 -13ǎǚ-11ų-10O-9ǣ-8Ʀ-7ķŨŪ7kAſƈƪ8jvŮƴ9ňƂǅǘ10tƊ11Ŷƿǒ12ŏżǂǤ13ŕƋ14ƌ15aƸ16főŝ17Ż19ţ21l22ņƳ25ǩ27i29ŸƼ32S33š36ǟ39G47Ź
~een>	47 -14ǚ-13ǎ-10Oų-9ǣ-8Ʀ-7Ũ7kſƈǤ8jAƪƴ9ňŮǘ10tƊǅ12Ŷƿǒ13ŏżƋǂ15ƌƸ16a17főŝ18Ż19ţ21l22ņŹ23Ƴ27ǩ28i29ŸƼ33S34š37ǟ40G
~eena	73 9Ƃ11ŭ13ź18v25Ź
~eens	89 11ś13Ƃ19Ź
~eent	87 7Ɩ10ŃǤ28ŕ
~eep	51 -11e-10ǖ-9Ĵŏ-8RĶŘŭŶŷ-7gs7qWŌũŬŸƎƻ8tPşƤǩ9UĸƮǙ10ĻųƊƝǒǘǟ11ł12ľſǝ13Yŀ14ĿŋŚǏǛ15oƥ17Ţ18nŝƼ21Ž23ōƧ25Ǘ27Ʒ32x33Ǡ35ŰƵ
~eep>	54 -12e-9Ĵ-8ĶŏŘǖ-7st7NŉŬŸ8WŌŨ9qşƤǨ10ĸƮǙ11ƊƝǩ12œų13Ļł14ſǝ15Y16ŋŚǏǛ17oƥ19Ƽ25ōƧ30ƵƷǗ41Ű
~eepe	81 23ǘ24Ǡ
~eepi	70 -12N-8Ŷ9Ţ10ľ11Ƶƶ12ũǠ14Ž18U19ǟ21t23ŀ37x
~eeps	75 -9R7Ǡ9ƛǢ12Ţ13ǒ14c15ƻ20n22P23Ŀŝ
~eer	71 7e11ŀ12q14ƀ19i21ƏǏ26V31Ǜ35ƿ
~eer>	77 -11ƿ10i15ƀ23Ǐ30V34Ǜ
~eers	81 -7Ɔ15q18Ə51ƿ
~ees	61 -12W-11Q-7ǜ7ǉ10Œ16j17ǣ20Ǒ21ǈ39Ǉ43Ƒ
~ees>	61 -12W-11Q-7ǜ7ǉ10Œ16j17ǣ20Ǒ21ǈ39Ǉ43Ƒ
~eet	55 7fUơƦƺǣ8ŚŢ9Ɗƞƶƿ10hwE11ŀǀ12ŜǐǙ13Oǃ14Ə15ŧŬ16Pł17t20Ű26ƙ27Ɔ29ǋ34M47D
~eet>	57 7fhǣ8UƦƺ9Ś10EƊƞƶ11wǀ12ŀ13Ŝǐ14ǃ15ŧƏ16Ŭ17Pł18t20Ű27ƙ28Ɔ31ǋ33M36D
~eeth	87 10ƫ14Ţ15ơ
~eeti	81 19Ǚ21O
~eez	89 -9Ɵ12ƛ15ķ36j
~efe	78 -7m8ź17Ĵ31K53ļ
~efer	79 18Ĵ31K54ļ
~efi	64 7Ƨ12U13ƦƬ14Ɨ34W35ƫ
~efic	68 33ƫ
~efit	76 9Ƨ16Ʀ17Ƭ41W
~efo	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
~efor	56 -12Ĵ-11Œũ-9Ņ-8Ļō-7ĵŤŦŨ7lIĽŧŵƕ8ŋǧ9ŎŠƖ10ƈ11Ǖ12uŉŊƽ14O15ŁƄƫ16a17TťǓ18L19ŃǊ23Jƴ26ƅ27œ32ņ38Ř
~efr	87 15ǋ17ǌ19Ľ
~efro	89 15ǋ18ǌ
~eft	68 -9Ƭ-7ŀƮǩ7f8ţ9zĸŖ10Ķķ11ŤƧ16ōŕŢƔ20ŝ22Z23ƶ26ƀ28Ŭ
~eft>	68 -9Ƭ-7ŀƮǩ7f8ţ9zĸŖ10Ķķ11ŤƧ16ōŕŢƔ20ŝ22Z23ƶ26ƀ28Ŭ
~efu	87 -11Ũ21Ǚ34ũ35ƴ
~ega	73 7f11ŋ19Ʋǡ25ǆ26ƶǃ
~egac	89 33ƶ
~egal	78 7f12ŋ21Ʋ28ǃǆ
~egat	87 23ǡ
~ege	66 7x13Ɯ23ź34y38Ʊ40m
~ege>	66 7x13Ɯ19y23ź38Ʊ40m
~egg	86 11ǔ18Ķ19Y41h
~egi	78 -11Ɣ11Ťƕ15Ō16ǃ17ǖ22Q30Ǌ31ū
~egis	81 17ǃ18ǖ32ūǊ
~egr	78 13Ŷ17Ʊ20j45m
~egre	78 13Ŷ17Ʊ20j45m
~egu	74 7Ƃ8Ʃ9ų10nƙ11ƾ12Ƙ14Ɖ15Ų17ơ33ǔ
~egul	74 7Ƃ8Ʃ9ų10nƙ11ƾ12Ƙ14Ɖ15Ų17ơ33ǔ
~ehe	85 40ƀ
~ehen	85 40ƀ
~ehi	60 -7ĹƂ7ŭžƙǦ8ŵ9ĺ10Ŷƃ11u12Ƴ13ū14ŠŬ15Űŷ17Ź18ƶ19p23Ż24Ŵ27Ū32ǐ35ų
~ehic	64 7Ǧ8ŭž10ŵ11Ŷ14ūŻ15Ŭ16Ű18ų26Ŵ31Ū34ǐ
~ehin	71 -8Ĺ-7x7Ķ8ƙ11ĺ12Żƃ15u16Ƴ17Š19ŷ21Ź22pųƶ
~eho	67 -12ų-10Ǌ-9Ǉ8Ş9ǆ12oƏ13Q14Ū19Ʈ22ǋ24n27T28ŷ
~ehol	68 -12ų-10Ǌ-9Ǉ10ǆ14Ū19Ʈ25n27T29ŷ
~ehou	87 16Ə17Q29ǋ
~eic	89 12Ņ33ń
~eico	89 12Ņ33ń
~eig	63 7GļƟƤ8ƒǀ9Bł10ƙ11Ł12Ņ14ŕ15ǂ18Ɯ19ƞǍ23Ŀ32C60ƺ
~eigh	63 7GļƟƤ8ƒ9Bł10ƙ11Ł12Ņ14ŕ15ǂ18Ɯ19ƞǍ23Ŀ32C60ƺ
~eil	85 16h17Ŀ26X32ƛ
~eili	87 17Ŀ26X32ƛ
~ein	70 -9e-8ǁ8ķƤ9tŊƱǩ10cH11FŽ16U17ŭǆ22ǟ27ŋ28Ş
~ein>	83 -16U-11e7Ƽ10Ƥ11Ʊ13H14Ş15ŋ16ǟ21ǆ
~eing	73 -8ǁ7ŵ9ķǟ10ctŊǩ12FŽ14ŋ17Ş18ŭ31U
~eip	83 27Ƙ32Ǌ
~eipt	83 27Ƙ32Ǌ
~eir	61 -8ŭ7őŝƳ8ľ9Ǘ10z11Ś13Ǒ14yŧ15Ƣ16ǓǕ17ǐ21v24ǘ29Ŕ34ǈ35Ʊ47Ņǒ
~eir>	62 -8ŭ7ƃǘ8ľŝƳ9Ǘ10z11Ś13Ǒ14y15ŧ16Ƣ17ǐ18Ǖ22vŔ35ǈ36ŅƱ48ǒ
~eird	89 8m25ǘ
~eirs	87 -7Ł11őŔ16Ǔ17Ņ
~eit	82 -16ƪ10ƽ14Ǎ19ż25Ŭ
~eith	82 -16ƪ10ƽ14Ǎ19ż25Ŭ
~eje	89 14ſ19ƴ
~ejec	89 14ſ19ƴ
~ek>	56 8xųƕơ9g12ůŵ13P14iĺƿ15ŃƖ18Ų25L26ǝ35ŭ38ƙ41R
~eke	72 9ǎ12Ɯ13Ų15ƿ17ť19ŭ21R39k
~eken	72 9ǎ12Ɯ13Ų15ƿ17ť19ŭ21R39k
~eks	73 -7X7ǝ8ǎ9ŧƃ12Ǩ13T14Ƥ16ŕ20ĽƟ29ŵ
~eks>	73 -7X7ǝ8ǎ9ŧƃ12Ǩ13T14Ƥ16ŕ20ĽƟ29ŵ
~el>	56 -13Ǟ-12Ʀ-11ŝ-10Œ-7C7ƁƩƸ8žǔǟǨ9ņƛ10ĵŋ11ƆƬ12AŨƞƣǕǩ13ǁ14ŧŷ15ƋƟ16šƊ17ŹŽǀ18mŎ19rŢ22ƾ23ŇŪ26ų29Ƶ37Ƥ
~eld	75 -13G-9ƚ-7ő9Ŏű11ĸŚ12Ɓ13ǈ14J16PƲ20S22ū24a
~eld>	77 -9ƚ9Ŏű11ĸŚ13Ɓǈ14J16Ʋ22ū25a
~ele	69 -7Ľ7s11ƣ12K15qǩ18ş20Ǒ24š26Ž30Ƌ
~elec	74 -7Ľ14K16q22Ǒ33Ƌ
~eled	87 9ƌ31š
~elem	87 35Ž
~elf	57 -10ķŗƮ-8řƭ7PŠŶƐǂǢǣ8tAƘƯƾ9ƀƓƻǚ10VƕǑ11c12Ǝ13C15Łţ18ōƷǇǉ20Ŧ21nHQƢ23gƦ
~elf>	57 -10ķŗƮ-8řƭ7PŠŶƐǂǢǣ8tAƘƯƾ9ƀƓƻǚ10VƕǑ11c12Ǝ13C15Łţ18ōƷǇǉ20Ŧ21nHQƢ23gƦ
~eli	59 -9ǎ-8R-7Ļ7lmMƝ8S9ŸƬǀ10ǡ11Ķ13ǩ14tƯǕ15Ƹ16Ɵ17ǋ18Ũ20ƌ21Ń29Ǜ37ǐ43Ų
~elie	79 8Ō9mŋ10l11M12S13ŸƬ21Ư27ǩ
~elin	72 -7rĻ7ŀ8ŉ9iŇ12ǀ18t19Ƹ20Ɵ23Ũ25ƌ26Ń
~eliv	64 -8R9Ɲ12ǡ16Ǖ24Ǜ42ǐ51Ų
~ell	40 -16dĺ-15Ň-13ł-12ǐǥ-11a-10o-9GLǝ-8XŉśƗ-7vDRTŌřŞşūƣǌ7EJUůŰƨǆ8iĴŠżƉƐǣ9pƞƥư10uŊšƘ11kIƳƷǛ12gņŜſƴƵǩ13ŝŨƸǑ14Ƅƕ15P16ō17bŅƒ18ŔŖŤűǄ19Ĺǟ20xǨ21ŶƓƝ25BńǔǞ27Ǧ28Ľ30t32HƊ34Ƃ
~ell>	42 -15Ň-13ĺł-12d-11ǥ-10aǐ-8cGśǝ-7owLRTķŉŌūƣǌ7gFNļšŢŨůƧƭƱ8EJMUĿŪŰſǛ9ĴżƉǆǣ10Šƕƥư11ip12kŊƊƞƷǞ13u14b15Iű16xŝƄƳ17PĽŶ18ō19ŤƒƝ20Ǆ21ĹńŔǟ22Ǩ24Ŗ28ǔ32t33B37H
~ella	60 -7dǞ8ſǃ9cgx10ńŅǩ11BƘ14ņŜ16Ǒ30Ɗ38Ǧ59Ƃ
~elle	79 7ű11bŶ15Ɛ16š20Ƹ
~elli	74 -7ĺ7ĸƝ8ƨ10s12ƴ13Ũ16Ņ36Ǟ38Ɠ
~ello	87 -13ň-12B10w19ǩ21Ƶ29Ľ
~ells	87 -7Ƴ8Ǜ10K13ƕ14C
~elo	71 -7Ƨ11ƥ14D16Ǐ25Ɗ32H36Ɨ38m
~elon	81 13ƥ18Ǐ42Ɨ
~elor	82 44m
~elow	89 7ǀ32Ɗ
~elp	66 -10k-7ŏ7ǉ8ŀǩ9vŒ10sŢǑ12ŝ14ǈ21ĵ22ň23A28z30Ǉ36Ĺ
~elp>	69 -11k-7ŏ7zǜ8ǉ9ŀŒǩ10v11Ţ12s13ŝ15ǈ22ĵ23ň29Ǉ38Ĺ
~elpi	87 29z
~elps	87 -8Ǡ11c31A
~elr	73 33Ƙ
~elry	73 33Ƙ
~els	52 -19ǩ-10ǌ-9ŖǢ-8ŒƯ-7ŏŸ7ķĺŎ8ŉƻƼǥ9hF10Ŵǋ13ų14ŢƙƢ15ǝ16HƥƮ17Ƭ21Z22Łǈ23nŷ28ǚ33ŵ35ş44ō46ń
~els>	75 -10ų-8Ŗ7X8Ɖ14ƻ20ǐ26Ƭ28ŵ43ǚ
~else	54 -17ǩ-15ǐ-10ǌ-9Ǣ-7ŏŒŸƯ7ŶƑ8ķĺŉŎƼ9ǥ10hFǋ11Ŵ15ŢŵƙƢ16Hǝ17ƥƮ21ųǈ22Z23Ł24ŷ25n36ş46ō48ń
~elt	86 -8ǆ7ƭ8ǅ11jp13Ż23ǃ
~elt>	89 7ƭ9ǅ12p14Ż
~elv	78 10Ō11a13x23Ř
~elve	78 10Ō13x23Ř
~ely	70 -16Ƽ-11ǁ-8Ť7UǕ8Ɠ9ǂ10ŻǙ11ż13ţƾǣ14ĺƯǟ16Ƹǜ19ũ20Ƙ
~ely>	70 -16Ƽ-11ǁ-8Ť7UǕ8Ɠ9ǂ10ŻǙ11ż13ţƾǣ14ĺƯǟ16Ƹǜ19ũ20Ƙ
~em>	48 -19ǧ-14ƞƱ-11Ŷ-10nA-9GƃƠ-8aķĹĽŎŨźƓƗǔ-7cĿǅ7lPŋŰŷǋ8exLŜǛ9EŔŬ10ƬǕǖǘ11ş12ƶǐ13Ǝ14SŒżơ15ž16w18ǈǗ19v24Ǔ25œ26Ǒ27ǒ28yŧǚ31ŠƘ40őŞƯ47Ţ61ŝ
~ema	58 -10D-9ŚǠ-8ļ9ƙǗ12q15ǧ16Ǖ20Ľư23Ž29ś35ǈ39K40ǘ56J
~emai	60 -10D-9ļǠ-8Ś9Ǘ16ǧ17Ǖ21Ľ30ś41K42ǘ58J
~emat	79 31ư32Ž
~emb	69 7Ŧ8tƢ9xš11œ12ǅ13E16h24ř30ƶ42Ľ
~embe	69 7Ŧ8tƢ9x11œ12ǅ13E16h24ř30ƶ42Ľ
~eme	54 -19Ǐ-12g-7Ʊ7ĸŦ8œƘƝƪ9ľƁƖưǅ10EƢ12Śƌ13ƥ15ǀ18Ǔ19Yƛ21ǌ23ƶǢ24t30Ľ34Ɠ36Ķ41Ɗ
~emem	70 7Ŧ8tƢ9x11œ12ǅ14E31ƶ43Ľ
~emen	57 -19Ǐ7Ɯ8ĸ9Ƙƪ10ľƁƖƝ13Ś14ƌ15ƥ19Ǔ20tƛ22ǌ24Ǣ37Ɠ39Ķ44Ɗ
~emer	83 10ƃ31Y
~emi	74 -10ũ7ǝ8Ʃ10X12a13œťǚ17Ǥ28Œ
~emic	86 -11ũ8ǝ16ťǚ
~emiu	77 9Ʃ11X14œ17Ǥ29Œ
~emo	80 17Ľ18Ǆ45ƌ
~emod	83 47ƌ
~emp	57 -11o-8ő-7t8Ʃ9ƣǘ10V13ǣ15ƧǈǑ19q20W22ǜ23S25Ǉ32Ɵ33Q
~empl	58 -11o-8ő-7t7ǉ11V14ǣ15ǈ16ƧǑ20qW23ǜ24S26Ǉ34Q
~empt	81 8y15ǘ47Ɵ
~ems	80 -11ƞ-9ƙ10Ƹ12ǜ14xƼ15ƛ20Ƙ
~ems>	80 -10ƞ-9ƙ10Ƹ12ǜ14Ƽ15ƛ20Ƙ
~en>	33 -15ŀŁŞǚ-14Ū-13Ƶ-12YƃơǐǗ-11ŤƀƗƱǃ-10şų-9qINTŅƥ-8BFJXřŚƦǄ-7pķļůźƝƨǆ7ŔƁǛǞǤ8ŖŰƈƙƭƮǏǔ9birĺũŶƜƠƽ10O11RĸłƐƹ12AĿŗǜ13gƸǩ14fƴƾ15Ţ16dǒǟ17VņǙ18vſƋƛƫ19ŜŲŻ20ƿǝ21yō22ţƅƳ23ǘ24żƧǅ25ĶƌƼ26ŃšƖǂ27ť28sƟ33Ź34ǎ35Ÿ39ő40G41Lŕ42S
~ena	70 -9Ǎ-7Ɓ8Ƃƣ9Ɵ10hŭ12ź13Ƣ16v21Ǔ23Ź25FƜ
~enag	73 9Ƃ11hŭ13ź17v25Ź
~enan	83 -10Ǎ-8Ɓ10ƣ11Ɵ15Ƣ30FƜ
~enc	62 -9SŃ7ƏƸ8ŧ9ǣ11Kłǅ13ňŨ14Ż15Gƍ17ņ21ƕ22Y29ǡ34ǩ40Ƒ
~ence	64 -9S7ƏƸ8ŧ10ǣ11K12łǅ13ňŨ15Żƍ16G17ņ22ƕ30ǡ42Ƒ
~ency	83 7Ľ10ƃ15Y
~end	47 -14ơ-13Ĵ-12ŚũƮǈǏ-10nyǝ-9TœŨǆǎ-8rsŖƁǒǞ-7WŀōƦǗ7giĵŰƐǢ8KƄƜ9ŦŬŭƢƴ10Ŀƈ11RZŌŔƧưƳ12zǤ13l14AŐ15S16Ʒ17GJťųƯ18Ÿ19Šǌ20ǧ21b23X24ļ25I28ż30k31Bŕ35Ǖ39śƪ57ƕ
~end>	52 -20ǎ-14ơ-13Ĵ-12Ǐ-11ŚũƮ-9ǆ-8yLœǞ-7rTľ7ŕƲ8lIŁŭƐƯƵ9gioĵŃŜŻǃǅǢ10azKƿ12ƈƕ13ĿŦư14Zǧ15ŌǤ18SŔśƷ19J20Gų21ť22Aǌ23BŠ24b27ļ29X40k
~enda	87 15I16ǚ18Ű19L
~ende	64 -8Ʋ-7ǩ7ļţ8ƫ9lNűƳ12Ǒ16Ŭ27Ÿ30Ƅƪ43ż48ƕ
~endi	82 -8Ƅ10ĺĽ12ƕ19ŕ20ƴ21I41ś
~endo	82 -11ǝ57Ǖ
~ends	67 -10ǈ-9n-7AļƁ8ƃ9ř11eRƩǧ12Ƥ13ǎ14Ų15Ɯ17BƯ19u21ŕ22Ƨ28Ő30ƪ
~ene	50 -13ž-12ŗ-10Ō-9ĿŔƢ-8ƌ-7dŁ8ŊƛƮƸ9YśŨƦǧ10iƠƬ11ņǞ12ōǓ17Ƴ21Ŝ23ǅ24ǡ25W27ŤƤ29Ĺ37š41ƫ54ŕ
~ened	60 -9Ŀ-8Ł7ŖŦǣ8ĺƤƨǨ10ƛ12YŨƮ13iĹ15ņō16ƫ17ǅ20š25Ƴ34Ť
~enef	65 8Ƨ13Ʀ15Ƭ34W36ƫ
~ener	73 -18ž-14ŗ7ĵ8ǖ12Ƹ14ǅ15ǧ19Ǔ36ǡ
~enew	61 -12Ō-10ŔƢ-7ƌơ12ś13Ơ15Ǟ22Ĺ26šƤ30Ŝ68ŕ
~eng	75 -8Ÿǥ9hS11ǀ14Ƙ16ű17ƃ23ƭ25Ų30f
~enga	85 16Ƙ34f
~enge	83 -9ǥ-8Ÿ11h13ǀ19ƃ28Ų
~eni	71 7gĿ8ǈ9ǎ11rŰ13H15R16P21ũ28Ǟ29ƴ36L
~enie	87 37ƴ
~enin	75 7gǩ8Ŀ10ǎ12rŰ14H16R22ũ29Ǟ38L
~enis	89 11ǈ22P
~enj	82 -8R11ǟ22g23t38U
~enjo	82 -8R11ǟ22g23t38U
~enn	87 10Ƶ11Ÿ12c14C
~eno	70 8Ư9ư10ŎƷ11rƗ12ŀ13Ķ14Q17j18yŷ19ž24ť27ƌ32Ƭ
~enou	72 7Ɠ9Ưư10Ŏ11Ɨ12rŀ14Ķ17j18y19ŷ20ž25ť33Ƭ
~enov	89 35ƌ
~enr	89 40W
~enro	89 40W
~ens	51 -13ĺ-11nLŇ-10ƌƮ-9V-8Tő-7Ĵ7fƂ8XƄƨƺǛ9sCƗ10ƛ11YŗưǄ12dū13oRſƘǀ15aƧ16ƎǨ18ǩ19ƀǝ23ĸǣ27ŷ30Ʒ31Ķ32ň34Ź37Ǐ51Ÿ
~ens>	62 -14ĺŇ-11Lƌ-10VƮ-9T7ƃ8vŻ9wŢƂƛǒ10Ļƙ11ĸš12Źƨ13CǨ15Ǆǣ17R18ŗſ21Ƨ22Ʒ24ǝ28ǩ40Ǐ
~ense	57 -12n-7ő9Ǌ10YƄƺ11Ǜ12s14ūư15doĸǀ18a29Ź33ŷ38ň59Ÿ
~ensi	71 8ź12ǣ13X15Ɨ19Ʒ21Ƙ29ƀ46Ķ
~ent	35 -17Ň-15Ƅ-14ǂ-13Łǈ-12XĻŪƨ-11Ņ-10wHĿłŶƒƙƷǧ-9gjTŘžƭǃǊ-8ahsRYŌōƶǉǎǠ-7biopvyPňŗŦŮŲŹƀƇƈƉƻǀǙǟǡ7ĵƓǇǒ8ƏƘƮ9ńƖǖ10ZļľŬƫ11ƳǞ12GWŠƤ13ĴŃťƔƽ14ķ15ŐŜŵƩǜ16uĽšũƁƃǓ17ŕ18ĺœŞŤǘ19lĶűƊ20źżǆ21N22őŔƝ23ƣǅ24Ǘ25zƗ26ǚ27ŏ30ơƥǑ31ƜǢ34Ǐ39ņ42Ƣ44ǔ49F64Ơ
~ent>	39 -16Ǎ-14Ň-13n-12ķǈ-11Q-10XĻŅƌƒ-9ĿƄǧ-8jRŁłŘŻƨǊ-7gsHPYńŌŪŶƭǠ7ƕƝƤƳƸǦ8tWĺűŽƗ9Dũǥ10ŀŕŜƅƩƼ11Ő12ƏƓ13ļŃŏŝƃǗ14Ɣƫ16uľŠǞ17Ľšǚ18ťơ19Gƣǜ20ƢǓ23lőœƊƥǑǘ24ĶŞź26N27ŔŤ28F29ņǏ37Ɯ40ǔ70Ơ
~enta	68 -10Ơ-9F-7Ƹ8P10Ƥ14W16Q22ŵ31Ƣ37ķ60Ɓ
~ente	72 -16ǌ-9Ƅ-8Ơǐ7cşǏ8Ƹ9Ƥ13ǒ14Ǉ15ǋ16ǩ17ƥ18Ĺ19Qŏ21Ƣ25Ǒ33F39ơ
~enth	87 7Ɩ10ŃǤ28ŕ
~enti	71 -10Ť-9Ū-7ŏ8ĺƣǔ9d10nAƴ12ż15Ǆ16ń17ū38F39ǆ
~entl	77 -12ǩ7ő10Ɓ13ŎƳ18ĺŐ21ũ22ŧ28ŏ
~ento	81 16Ǣ23Ɨ25Ǐ27Ɲ
~entr	87 
~ents	51 -12ŗ-9ƸǂǄ-7wŁơ7UŠŵ8ƣƩ10Ŝ11ķƌƜƥƮ12ƃǌǖ13Ŭǔ14ńƘ15ZƝƠ17Ĵŭ18ĵżǚ20Ǘ21ņ22űƗ24Ǎ26ƽ31Ǣ37z
~enu	79 7ǧ14X17ǩ21Ǜ39Ǌ
~enu>	89 16X21ǩ24Ǜ
~enue	82 7ǧ41Ǌ
~env	87 13ƞ14l17D19ǩ
~enve	89 14l17D22ǩ
~eo>	85 11g37M
~eon	80 -7ƶ10Ɠư13ǚ14Ł17ǅ23Ƴ25A
~eone	80 10Ɠ13ǚ14Ł17ǅ23Ƴ25A
~eop	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lKǚ15ŝǔ16ǖ17ƶ18nŷ20ƜǙ22ǈ23Ǘ27Ǉ28ǝ
~eopl	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~eor	85 10l14Ÿ17y18C
~eorg	86 10l14Ÿ17y19C
~eow	77 -8ĵ7Ĺ10Ɠ17ƕ25F30ǔ
~eown	77 -8ĵ7Ĺ10Ɠ17ƕ25F30ǔ
~ep>	53 -12e-10S-9Ĵŏǖ-8ĶŘ-7gstKƜǐ7NņŉŌŬŸ8WŨƉ9qşƤƮ10ĸǙ11œųžƊƝǩ12łǅ13ĻǝǞ14ſ15YŋǏǨ16ŚƥǛ17o18Ƽǘ25ōƧ26Ư29ƵƷǗ40Ű
~epa	70 8Ǝư9Ŕ14ĸşũ16Ǆ23Ƙ26Ř27Ŧ28Ə
~epai	80 10ŔƤ16ĸũ18Ǆ31Ŧ
~epar	74 7f9Ǝ15ş25Ƙ27Ř30Ə
~epe	65 -8n9ƱǕ11I12Ǒ15u17ũ18ǘǠ22z23Ŀ32Ư
~epen	68 -8n9ƱǕ12I13Ǒ16u24zĿ34Ư
~eper	81 23ǘ24Ǡ
~eph	87 -7Ŷ8h9s15I17ų21ǩ
~epi	70 -12N-8Ŷ9Ţ10ľ11Ƶƶ12ũǠ14Ž18U19ǟ21t23ŀ37x
~epin	70 -12N-8Ŷ9Ţ10ľ11Ƶƶ12ũǠ14Ž18U19ǟ21t23ŀ37x
~epl	61 -12Ɓ-8ſ7şž8Ʈ9ǋ10H12Ƒƥ13ĺ16Ƌ21ƈ22Ɨ30ƓǢ32Ƶ34Ɛ70ǜ
~epla	62 7şǏ8žƮ10Hǋ12Ƒƥ13ĺ16Ƌ22ƈ23Ɨ30ƓǢ33Ƶ35Ɛ
~epo	78 7ǉ16Ż17ǋ20ĵ23ţ27ź
~epor	79 7ǉ16Ż21ĵ23ţ27ź
~eps	71 -10Ư-8R7Ř8ƛǢ10Ţ12cǒ13ƻ16n20P21Ŀŝũ22u34Ɯ
~eps>	71 -10Ư-8R7Ř8ƛǢ10Ţ12cǒ13ƻ16n20P21Ŀŝũ22u34Ɯ
~ept	72 -13ŋ-9D-8ōƮ8YǗ10ƃ13ǈ15Ŷ17ŀƐ20ƒ21ǖ22ŝ26Ű35ƥ
~ept>	73 -13ŋ-9D-8ōƮ8Y9Ǘ10ƃ15Ŷ17Ɛ21ƒǖ23ŝ26Ű35ƥ
~equ	63 -10Ɠ-8Ƣƪ7Ĺ11Ǚ12ǌ14ĵƝơ15Ľ16ƔǢ19ƫ21Ǔ24Ǟ33ķ40Ǐ
~equi	63 -10Ɠ-8ƪ-7Ƣ11Ǚ12ǌ14ĵƝơ16ƔǢ21Ǔ24Ǟ33ķ40Ǐ
~er>	28 -35d-28Ƹ-23Ĺ-21mŠ-20Ō-18Ɣ-17ŀ-14ƗƝƤƻ-13lGŘƈƦǅ-12Ǒ-11ŗůƭ-10uYƌƏƞƬƶ-9Ƈ-8ǋǢǥ-7ŃŇŏƪưƾǄ7acľŚƎƘǖ8ACżſƠƩƹ9nrƮƯǗ10ƲǀǏǤ11vķţŤǆ12VǞ13sX14EŎǁǩ15hHŦŸƂƊǇ16ePQUƼǌǣ17jLĽņū18xyŮƨ19FŒƋƷ20zIŜŲŽƕƜǕ21Bƒƽ22ļřǜ23ZųǨ24KŢŻǂǦ25wŖŬ26ŹƟƴǊ27pş28ŐƑƳ29oŴǘǛ30ź31q33ǡ34t35őƿ38ƙ46Ņ51ƛ
~era	50 -16Ǐ-14Ʃ-11ň-9ű-8Ǒ-7GNŦ7MķĹŕƄƛƪǉǣ8Xŉžǧ9ƦǌǨ10źſƭǒ11ŃƳǘ12ƚ13Šŷƀ15WľŪƁƘǚ16ƨǝ17ŗŚǅ18ǋ19ƧƬǓ20ǡ21š23Ǣ24ŏƸ29ǥ30Ɠ31ư32Ǝ
~era>	87 18M31Ǝ
~erag	53 -16Ǐ-12ň-8Ǒ7ŝƃƘƛǓǣ8Ƅƪǉ9XķĹŉŕ10ǥ11ſƦƭǌ12ŃźǒǨ13ǘ14ƚ15Šƀ17WľƁƨǚ18ǝ19Ś21Ƨ23žƬ24š25Ǣ26ŏ29ŗ32Ɠ
~eral	66 -17ž-15Ʃ-12ŗ-8ű7ĺǖ13Ƴǧ17Ǔ26ǥ29ǡ34Ƹ44ư
~eras	81 7ũ20Ƙ26Ǝ
~erat	82 -9G-7l7ǃ9Ǉ23ŷ31ǅ35ǋ
~erc	64 -19Ř-13Ƃ-7Ɔ7Őǖ8Ķƾ9Ŕǥ10Ǒ12ź14ǆ15Ǎǔ16Ĵ18œǦ19Ǜ21Ž23Ǣ28ƚ37Ǆ
~erce	71 -21Ř-10Q9Ķǔǖ10Ŕ12Ǒ14ź16Ǆǆ18Ĵ21œ22Ǜ23Ž31ƚ
~erci	73 -14Ƃ-8Ɔ7ǌ8Őǋǔ10Ǣǥ17Ǎ20Ǧ26Ǆ
~ere	31 -24Œ-20Ŷ-18Tǎ-17ŀǅ-14t-13pxťǑ-12NųǇ-11bOƘǊ-9Őƌƕƺǖ-8vLŃŋűƇƓƖƮǆǉǣ-7cĴłƒǌǏ7mĸŊţƗơ8ĶŠƧ9dXĵĹŇŵƃƏƠƭƹ10iFUŅňŌŔƄƎƣƼǩ11rŖřŢũǃ12uƙ13kJWYŤƂƈ14ŉŨƀƶƾǈǦ15ŘƉƩƪ16ŏ17SŧŷǗǛ18sš19ŚǢ20Ɓǋ21fƟƱǄǨ22Vļƍ23ōŜƝ24DQſ25j26HƦ27lŝŰǝ28nƞ31Ƥ32C33MǍ39Ɗ52G
~ere>	32 -21ǅ-20ŒŶ-18ǎ-17T-16ŀ-13tKŐť-12pxĺų-11łǇǊ-10bNOƘǑ-9ƕǖǟ-8IľŃŋŎƇƌƺǆǉǣ-7vLűƒƓƖƨ7ŘŬƄƏǀǓǔ8qŊţƜ9ĶĸŉŧźƂƶ10dĵƃƗƹƾ11ŅřŵƎƠƧƼǢ12FXƣƪ13uUŢƙ14ikrJYļŤƈƚ16ŨƁƉƦƩǈ17Wǋ18ŷǛǦǩ19VšǗ20SǍ21sCŚ22lō23fHƍƟƱǄ24ſǨ25ŜƝ26D28jQ29Ű30nƞǝ33MŝƤ41Ɗ50G
~erea	83 11ǋ19ƣ29C
~ered	60 -16ƣǏ-8ƚ7ŗƄǒ8Ƃƪǡ9ŇŐƾ10ş11ľƁ12ƭǃ13ǟ14GĹ15ŎŖƶ17mǢ18ļ21ƀƦ22Ō23ŉ24ƨ25l28Ǎ30ŏ
~eren	66 -11ƚ-10Ļ7Ə9ǅǥ10VłǕ13Ŏ16Ş18ĺňŘ20Kŧ24Ŕũ
~eres	78 -13ǩ7ƪ8ơ9Ĺō10ķ12HƔ14Ň15B17Š
~erf	79 -7Ť8ŕ10aDř11i16Ļ23ƛ26Ş
~erfe	81 7J9ŕ10aDř16Ļ27Ş
~erg	80 -8t10ƃƊ21x30Y
~erge	83 10ƃ31Y
~eri	59 -13p7bhXŻǕǩ8ŠŧƽǏǣ9ŭ11Ũǅ14ǈ15ŀ17ņƉ18dƇƶ19ſǂ20ŉ25Ƽ26Ő30Ǜ40Ų
~eria	89 8ū12ǘ14Ǖ28Ɖ
~erie	64 9Xǂǐ10hŠŧǣ12ŭ13ŨƼǅ15Ő19ņ24Ų
~erin	73 8k9Ɯ11bƶ13ǩ15Ő21ŀ23Ų25ſ26ŉ34Ǜ
~erio	81 12Ǐ14ƽ15ǂ18Ƽ27Ƈ
~erl	89 -10K19Ĵ26Ÿ
~erly	89 -10K19Ĵ26Ÿ
~erm	64 -9ţ-8Ɣ8ƌƜƵ11W12Ǖ13j14ǜ15Ÿ17ŕ18B23g29Ź58ƭ76Ʃ
~erm>	69 -9Ɣ9Ɯ10Ƶ13W20B21ŕ57Ʃ63ƭ
~erma	83 7h31Ʃ32g
~ermi	78 -11ţ7ŋ11ƌ18ǜ19Ÿ37Ź
~ern	70 -10Qť-7Ń8gLƇ9VƸ10i11Ǐ12ŕ13ŅŌǖ14j20Ŀ22ŀ32Ű48ǔ
~erne	89 -13ť10Ƈ17Ņ19Ŀ
~erni	80 13VǏ14ŕ15ǖ37Ű
~erno	83 -8Ń7Ļ11gL13i15Ō17j
~ero	75 -20ť9ś11ţǂ13ū22Ƽ23ř31ǀ32ƈ
~ero>	87 13ţ15ū26ř
~erol	89 13ǂ27Ƽ
~erou	83 -7g10ś35ǀ
~err	74 -7ō7g8w10œŨ15űǚ18ǝ23ļ30ŭ31N
~erra	87 36ŭ
~erri	89 9g10w12œŨ
~erru	86 -7ō21ǝ37N
~ers	42 -23ǌ-17d-16ķ-15şǋ-14W-13nǡ-12Ů-11FIŐřƬǩ-10ŪƀƮ-9HLƁƳƸ-8CDPXĵƆǁ-7kRŌōœŝűŵƉƵǍǚǝǦ7ŗǟ8bBGŊ9auzńņŸŹǈǣǧ10ŋƐƨǖǛ11KƇƋƜ12ŜŠƕƱ13Mľžǒ14EĻłň15ƃƼǠ16pųźƽ17żƗ18ũ19Ɠ20ƣƻƿ21ŷǃ22ơ23Ǐ24ŴǇǗ25Ŗ26Ʋ27Ǩ28Ǒ29Ƣǔ33v36Ǖ37h38ǆ39A
~ers>	45 -19dǌ-14ǋ-13ş-12nķ-11yFŮƩ-10Őŭǡ-9IJMTřůƸ-8lDLĵŪƁƆǀǁ-7csCōŜƳǞ7ioŚƝƥǙ8ŇƃƏǟ9GĹ10BńųƱ11ŗŠƐƽǣǧ12buzŸŹżžǖǛ13KƋƜƨǠ14ũƇƕ15ǒ16EźǨ17ŷƼ18p19Ʋǃ21ơ22Ɠƿ23ƣƻ24ƢǗ25Ǖ27ŴǇǏ28A31ǆǑ32ǔ33h38v
~ersa	81 -7Ʀ11Ļ16s19ŋ25Ʃ
~erse	83 -11Ʈ10lǀ12ƾ16Ʒ18Ƣ28Ǖ
~ersh	85 10Š11Ƅ22ǆ
~ersi	82 7Ʊ12ǃ13O14Ť17y
~erso	63 -8W-7Ƭǥ7agŷ8Ŗǎ9fTƂ10hų12ƃ13Jǈ14ľł16Ŋ17ņ18ŭ21A22Ǩ26Ɨ28Ŝ33M
~erst	76 -10s-9ƀǩ7Ɩ10rĻŀũǞ12żƽ13Ţ15ů17Ʋ30Ŗ33ň
~ert	56 -10Ɓǈ7Ɛ8ŐşƧ9ƌǃ10HƝ12Ƒ14ž15ź16D18ŭƗ19ơ21T24ķ31ǌ35Ǣ49ǒ70ǧ
~ert>	78 -7ŷǚ11Ɛ12Ƨ61ǧ
~erti	63 -10Ɓ11ǃ13ơ15ķ16ǌ18ź22ǒ23ŭ24T27ǧ
~erts	85 42ǒ
~erty	67 -9ǈ7Ɯ8ǋ9ơ10ş12H13ķŐ16Ƒ17ž20ǌ22D23Ɨ43Ǣ
~erv	64 7ų8fŢ9ƕ10ŝǞ11Ə12ţ13C14Ŝ17ǀ18űư19ľ24Ŀ30Ǜ34Ǆ
~erve	77 7Ƽǀ9ųǗ10f12ǔ42Ǜ
~ervi	68 -7ǔ7Ş9Ţ10ƕ11ŝǞ12Ə13ţ14C17Ŝ19űư22ľ38Ǆ
~ervo	86 15ǀ34Ŀ
~erw	70 -7ĻƵƽ7Ũ8eśƈƳǂ9nvŤǃ10i12Ƹ13o14ǀ16Ǡ18JŚ38ũ
~erwa	87 -8ƽ9Ũ11Ƴ27ũ
~erwi	87 10ǂ12v15Ƹ
~erwo	78 -7ĻƵ10ś11ǃ12i16o18Ǡ20Ś21J
~erwr	83 10eŤƈ11n16ǀ20ũ
~ery	51 -11ŗ-8Ɯ-7dţƥǓ7cŔƿǈ8ĻưǅǐǑǡ9ŒƼ10ĴľŰƊ11ǘ12ōŴ14ş15iKǙ16T17nUǢ18ķƗ19ŭ21ǒ22ŷ23ƻ25ůƬ30Z
~ery>	57 -11Ų-8dǏ-7Ǔ7uMŌŔŞŹƝƩ8FŀŐŜŭƽǝ9cUŪǢǥ10ưǡ12Ɗ13Ĵ14ŒƼ16Ŵ18ƻ20T22Ǚ24Z27ǒ33ů
~eryb	67 -7Ŗ7AŁŎ8żžǗ9œŲƖƢ10ŨŰǩ11K13ǅ15ķŷǈ16n17Ƭ19ľ
~eryo	89 12Ž18ŷ
~eryt	65 -7ƚ7wƶ9AŝƻǑǦ10KŘƬ12UĿ13ǄǖǢ14Ļ15Ưǐ19ō25ş26i28ķƗ
~es>	30 -28P-20Ƃ-19a-18ŃŅ-17ŝŦǋ-16žƱ-15tœ-14ĺŭƬ-13ő-12ĴƓƶǅ-11ilQSŔŧŸƸƿ-10CNVļƤƲƳ-9Gŵƌƾ-8IRšǟ-7MśŠŻƥƴǝ7bƇƈǕ8gHŀŮƞǣ9AELŽƆƼǇ10ŪŹƺǚ11ryŲƅƉƎƧǛ12ĵłŘƽǎǙ13ŰƚƠǍ14cuWşƁƄƜƩǁ15OTţƵ16ZĽŋƏƯǘǜǩ17ƙǄ18Ƌưǖ19ĿǀǉǑ20pvwŴƢǦ21hǔ22xŞơǓǥ23ŕ24Ŝůƨ25ńǢ26Ǐǒ28qƘ29ǐǗ31Ǡǧ32Ǌ33ź34ǈ40Ƒ42o45ǂ48Ł62ų
~esc	74 7ƣ8ƸǍ28Ɣ29ƕƻ
~escr	74 7ƣ8ƸǍ28Ɣ29ƕƻ
~ese	61 -11i-10Rű-9H-7xşŨ7cfŜŝƸǛ8CŖƁƠǜ9ĺ11QǇǌ12NŒƺ13ǟ14Ǟ16lŐŪǩ17tŋ18nAPƒ24U
~ese>	62 -11iR-10ű-9H-7xş7cqŐǛ8fŖŜƁƸ9CĺƠ11Ǉǌ12Q13Œƺǟ14Ǟ16ǩ17ltŋŪ18Aƒ19nP25U
~esen	86 8ő10Ş12ǜ14Ő15ŝ18N
~esh	89 -8ǩ-7a16ō19Ľ25ŏ
~esi	63 -11Ň-9S-8ǉ7ń8xƢƥ10ųŷ11ǈ12G13ŴǇ15ZǄ17ǩ19Ǎ21ķ22n23u27Ʀ32ŀ37ǚ
~esid	65 -11Ň-8Sǉ7WŁń8ƥ9Ƣ10ųŷ12Gǈ14ŴǇ15Ǆ16Z20Ǎ22ķ23n24u27ǩ28Ʀ
~esig	85 50ǚ
~esit	85 -12ǩ46ŀ
~esk	83 -13Ǐ8Z10ǈ14V15Ɲ32P
~esk>	85 -13Ǐ10ǈ14V16Ɲ33P
~eso	72 -8Ʈ7coF8iŏ9ƧǊ10nuţƛ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
~esom	72 -8Ʈ7coF8iŏƟ9Ǌ10nuţƧ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
~esp	86 9ǌ11ł14Ţ17U
~espe	89 11ł15Ţ18U
~ess	44 -23Ƃ-10ĺ-9ŗŪž-8NōƷ-7HŁŌƓƴ7AľŇŝŷǛ8EMƒƽǎ9ǧ10Kǩ11ţŮǜǠ12Ņ13Ǣ14JłŰƖǂǙǚ15ǔǡ16ŎǆǐǓǨ17GŭǅǞ19ǟ23ũƼ24ǃ26ƝǄǋ27i29Ǌ30Ǘǝ31DUǥ46Ǧ
~ess>	46 -24Ƃ-10ŖŨ-9ĺ-8ŗŪƷ-7tuNōŐžƓ7ŤǑ8ŷƒƪǛ9EMŝǎǧ10Aũ11ľł12UŮ13ǜǠ14Ǣ15Űǡ16J17i18ŎǐǓ19GŭǄǅǞ21ƝǆǗǨ22ǟǩ27ǃ28ǥ30ǋ31Ǌ32ǝ35D48Ǧ
~essa	89 16Ĺ29K
~esse	76 -7Ō7t8ǥ9huŸ12C14ƽ15Ǆ16Ʋ17ǔ19iǗ27Ǚ
~essi	71 7lƶ8ņƐ10u12PőŖ13ńŅţ15Ő18ŇƼ22ǚ25Ɩ
~esso	89 7Ǐ20Ɲ43ũ
~essu	78 -8ǩ7ƻ9ł17ǂ29Ƽ
~est	50 -15c-13ƭ-12Ş-10ŀ-9pŸƋƗ-8CĺŒůƻ-7Ǆ7ĶņƣǛ8YĿłƶ9xŖǍ10ĽŠưǩ11ōŨ12ŝƞƼ14BUƾǁ15ĹŊ16mŇŹƏ17t19LǎǙ20Ƙ21w23vIƜ25ľǔ28K29y33ǟ37ķŉ
~est>	54 -15c-13ƭ-12Ş-9pŀŸƋ-8ĺ-7Œů7ōśƔƜ8ņ9ĶĻŠŹ10YĹĿł12xư14ŝŨƞ16Uǁ17ǩ18mƏ20t21Lǟ22Ňǎ24Ƙ25w26I27v30ľǔ32K36y
~esta	80 -7C9W14ƣƲ15Ǜ17ƶ21Ǎ23ǟ30ķ
~este	82 8ơ9ķ12ǂ14Ǚ24Ƽ
~esti	67 8dgĹ9ĽƓ10AŮǕ14B15Š24Ŋ53ŉ
~ests	82 14Ź27Ǚ31Ɯ32ƾ
~et>	39 -27ǩ-21Ƥ-20ŝ-19q-17œƷ-15Œ-13ť-12lŇƔƗǞ-11yǈǒ-10ľŤƟ-9ņŏŕŭƴ-8ĶżƌƑǂǑ-7oZĹōƅƢƼǌǍ7cgrŶƪǧ8ńƎƿ9ftxGXŴƨ10ŰźƦƶ11IƓơ12LSňŸƄƐ13kĸƃǙ14wJűǕ15Ɔƚ16jĻŃŊŻƏƞ17ƕǜ18ƍ19DMWŢŵưǆǋ20ŎśƊ21eŌŞŽ22HķŘ23Ƶ24YĴ25ƙ26Źƛ31vŦ32Ɩ36ŀ
~eta	75 12Ɣ22ƑǍ24Ǆ33Ɖ
~etac	87 25Ƒ
~etal	80 23Ǎ36Ɖ
~ete	71 -7Ƭ11ǂ13ư14y16j17ƽ21Ǝ30Ů
~etec	85 26Ǝ
~eter	83 15ư19j36Ů
~etes	80 7Ƽ12ǂ20ƽ
~eth	51 -11ũ-10ť-9ǝ-8IŁ-7aŌŻžƤƲ7mrsPĿƄƮƯǉǓǖ8ńŊōŔǊǕ9Ŵ10giŖŗŢŽǛǩ11ņų12ZĴşūŵƬ13ł15ŪŶơƫǨ16N17ŉŘ18ŏŞ19ƺ20ƶ21Y22ĸ24ƨ25ŀ29ĺ
~ethe	72 7ƫ8fuŏ9ƀƵ11MǊ12Zơǉ16Ĵ19s27ş
~ethi	52 -11ũ-10ť-8IŁǝ-7şŻžƤƲƵ7ĽơƮƯǓǖ8rPĿńŊƄ9ōŔǕ10giŴƫ11mŖŽǛ12ņŗūƬǩ13ŏŵ14ł15Ū16ŶǨ17N18ŉŘŞ20ƺ21ƶ22Y23ĸ25ŀƨ30ĺ
~eti	64 7ǚ8őǟ10Ƽ11Ņ12Ŝǈ13ƭ15OǙ17t18Ƨ24ń25P30Ķ37V
~etim	85 9ǚ11ő12Ńǟ19ǈ
~etin	80 8ļ19Ǚ20O
~etir	68 -11Ń9q12ƭ13Ŝ19tƧ27P32Ķ41V
~eto	85 -10ǩ9ņ12ǆ16ƿ17Ł61l
~ets	61 -8ńƔ-7u7HŴƯƲǣ9Ƣ11ƌƭ13Ǝǟ14ŎƁ15ţ18Ŷ20Ɲ21Ł23ķ25ǩ26ƫ28Ż32h
~ets>	61 -8ńƔ-7u7ŴƓƯƲǣ8H9Ƣ11ƌƭ13Ǝǟ14ŎƁ15ţ18Ŷ21Ł23ķ25ǩ26ƫ28Ż32h
~ett	53 -14ŀ-11Ź-10ǩ-9ļ-8œ-7hBHQǉǘ7rPWǙ8ľƆǁ9q10Ǡ12LŇǂ13xł14G15jŞ16p17oKŢźƨ18ĿƖ19ƹ20ŔƸ22U23Ľ24Ś25Œ27b32ƞ40t
~ette	61 -13Ź-9ļ-8œ7Jū8Ţ9rř10Ŀǁ12qľ14ƨ16L18Ň19p20oŞ21KŚź24Ŕƹǂ29t30Ľ32b
~etti	66 -16ŀ-7Bǉ7zŵŽ8iAŚƨ10ƞǝ11UűǙ12P13ĿƖǠ20t21x26j35Œ
~ettl	80 9G10Ń13Ɩ14Ŧŧ15ł30ƞ
~etty	71 -11ǂ7Zǐǟ9ō10ŕŴŶƑǑ11WŨƙ12Ɔ13G14Ţ19U28Ƹ
~etu	82 -9ǥ7ĺǠ10f11ŧǊ13Tǆ17Ǚ
~etur	83 -9ǥ7Ǡ10f11ŧǊ13Tǆ18Ǚ
~etw	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
~etwe	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
~ety	69 16Ǝ19Ƽ60Ǚ
~ety>	69 16Ǝ19Ƽ60Ǚ
~eve	40 -13r-12ĹŦƌƝ-11Ə-10yDIƄƥ-9Ǔ-8jŃńŠŧƃƸǞǨ-7sWłňƀƓƠƤƧǋǌ7CUōŏőƍǚ8ſƯǆǐ9gķĿŒ10şŨũŸƲǖǢ11LŤƢ12nTŗ13hƂƜ14mKŞųŻƻǊ15šǙǥ16ůŽ17ŷż18ƛƹǝ19ƊƩ20HRŲƗƿǘǩ22ƙ23ņŜǜ24Ŗ27Ƽ28ƴ29Ƭ31ǒ42Z45ţ
~eve>	78 8Ō9m10lM12Sŋ13ŸƬ20d24ǩ
~evel	73 9ŀ10Ʃ11Ŷ16Ɔ17ƣ22Ɗ25m
~even	60 -9Ĺ-7u7ŰƜƱƿ8h9ŷƬ10ŕŢ12Ư13RŒŨ14ƹ15Ŝ16ũ22ż27L28Ǌ30ţ
~ever	42 -12r-11SŦƏƝ-10DŌŕ-9IƥǓ-8dńŧƃƄƸ-7jWłŃŠƌƠǌǨ7ĴŴƊǩ8Uōŝŭƍƹǚ9aiŏǆǐ10ķĿŷǖ11CſƲǢ12RőşƢ13gTŤ14nŗŜƂ15hƜ16Kƿǥ17šųŽƬƻǙ19ůŻƩ20ƛǜǝ22HŲƗǘ24ƙ26ţ28ņŖ30ƴƼ33ǒ46Z
~evi	76 -14ƶ8ǌ15Ǟ21ǩ24Ŗ25Ŝ27ƕ47Ž
~evic	85 -7ń52Ž
~evie	85 -15ƶ17Ǟ24ǩ27Ŗ28Ŝ
~ew>	52 -14š-12Ĵ-11Ɖ-10Ƣƶ-9ŉŝ-8Wƛ-7yŏŷƇơǋ7UœũųŸƂ8IƻǨ9DƕƝƲ10Ĺ11ţǕ12ĵŊŒ13ƋƗǑǣ15ƹǙ17ĺ18HƵ19Ɓƅƌ20Ƥǉ21GŶƈ22Ź23ǈ24Ǉ27ƞǅ28S30i36ŕ38Ǟ
~ewa	63 -12Ō-7ƌ7Ə12š13ś15Ǟ17ŕ20Ū24Ĺ32ŜŰ
~ewal	66 -12Ō-8ƌ12š14ś16Ǟ18ŕ25Ĺ34Ŝ
~eway	78 9Ə25Ū40Ű
~ewe	67 -9Ŕ-8p8Ū9Ŵ12Ɖ14ŖŜ15š20Ơ25ƅ29ƛ30Ƙ
~ewed	85 -11Ŕ18ŖŜ19š25Ơ
~ewel	73 33Ƙ
~ewer	79 -9p13Ŵ14Ɖ32ƅ35ƛ
~ewh	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŴ22Ţ25Ƥ
~ewhe	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŴ22Ţ25Ƥ
~ews	85 -7ƭ9ƹ18j26ǎ32ŕ
~ews>	85 -7ƭ9ƹ18j26ǎ32ŕ
~ex>	74 -13ǧ-12Œ-9Ǎ-8Ő-7ǃ7Ų13Ƙ14Ơ24Q37ơ39ƫ47ƣ
~exa	65 -8Ǎ8ǃ9ŀŸ10Ņƕ11š12Ǆ16ơ17Ťū18Ƨ19d21l66ǁ
~exac	71 -9Ǎ7Y8ǃ10ŀ11Ņƕ12š14Ǆ18ơ19Ťū20Ƨ21d
~exam	73 76ǁ
~exc	69 -14ǡ-13V-9ǩ8i9H11ǣ14Ɩ17Ƹ25Ŗ26Ŕ29ƞ35Ƶ56Ǧ
~exce	76 -15ǡ19Ƹ63Ǧ
~exch	89 -16V48Ƶ
~exci	85 11i14H18Ɩ39ƞ
~excl	87 -9ǩ15ǣ33Ŗ
~excu	89 37Ŕ
~exi	87 18M25Ƶ
~exis	89 26Ƶ
~exp	59 -10Ɣ8ŨŸǊ9YŎŬſ10eX11Bǅ12Ɨ13ųŴư15ņƘ18Ňǣ19Ŗ23ň25Ŋ28ŕ29ĸ31Ŕ38Ǟ
~expa	89 42Ǟ
~expe	65 8Ľ9Ǌ10ŧ11YŎ12XŨǅǞ13Ɨ16ư17Ƙ18ņ21ǣ22Ň32ĸ
~expi	82 12Ÿ15e40ŕ
~expl	70 -12Ɣ-10ŧ11Ŭ12ſ15B16ųŴ26Ŗ29ň31Ŋ38Ŕ
~ext	58 -14Ň-13g-12Ʊ-9Ŀ-8aŀǥ7Ųƫ8ſ9kǖǘ11Ńū13Ǟ14řƴ15yHŕ16ĺƤǇ17Ɩ18Ƃ19ŎśƇƎ23Ǥ27ǀ28V30Ɓ33Ǎ61K
~ext>	62 -14Ň-12Ʊ-9Ŀ-8ǥ7m8p9ƫ10ſǀǖ12Ńū14ś15Ǟ16y17Hĺŕř18Ɩ19k20Ŏ30V34K36Ǎ
~exte	89 30Ƈ
~exti	81 9ś28Ǝ30K
~extr	74 -14g-11k-7ŀ10ƶ11Ų15Ƥ19ƴ22Ǉ23ǀ24Ƃ30Ǥ39Ɓ
~ey>	41 -25ǟ-17ŵǞ-14cŃ-13ĺňŠ-12ŭ-11ƵƷ-10ĴŁŪǢ-9atCIŇ-8jMPĻŉŨŶžſƃƔƭǔǗǜǣ-7sQłŕƞƣǅ7SƋƶƿ8rƽǁǕ9Ʃƫ10Bĸżư11yźƁƦƾǑǓ12RTŐ13iǧ14ŜƖǒ15UķŢŲ16šƻ17Aŗ18xƱ19zƅƐ20Ƨ21Ř23ƕ24ƼǨ25Ǥ26w27Ŧƪ28Wơƴ29ŒƠǖ33v34Ņ39Ş47Ŕ49Ʈ50ŝ58ŧ
~eye	86 -12ǩ-11i12Ŗ13r19A25Ŷ
~eys	72 -9ž7Ƽ10Ń11vŲ17ơ28ų33Ɩ
~eys>	73 7Ƽ10Ń11vŲ28ų33Ɩ
~fac	75 -15ŗ-11J10ǔ12Ʀ16ļ17łǘǩ19M20Ƈ24Ƭ26Ǆ
~face	80 -15ŗ13Ʀ17ļ19ǩ21M27Ƭ
~fact	83 -12J11ǔ19ł22Ƈ25ǘ30Ǆ
~fai	75 -9C9Ƹ10Ŏ11ǁ12ļĽ13Œ14ŀ15Ňŉ16ŧ17i18ĵ
~fair	76 -9C9Ƹ10Ŏ12ļĽ14ŀ15ŉ16Ňŧ17i18ĵ
~fak	83 -14Ť12Ŀ53ǘ
~fake	83 -14Ť12Ŀ53ǘ
~fal	65 -12ĹŠ-10Ƥ-9ĺƯ8šƃ9ťǞ11Ǚ13d14yƾǣ16Ř17ŕƜǡ18Ɨ20Y22ƞ31Ŷ
~fall	65 -12ĹŠ-10Ƥ-9ĺƯ8šƃ9ťǞ11Ǚ13d14yƾǣ16Ř17ŕƜǡ18Ɨ20Y22ƞ31Ŷ
~fam	57 -13Ƣ-10Ƽ-9Ʒ-8P-7ŀůǉ7aq8Ŀ9z10AƸǅ11hưǇ12F14Ū15Ƴ16Ɯ17Ũ18ĽŖ20uƬ22ƶ23Ƥ25yƮ36nƽ
~fami	57 -13Ƣ-9ƷƼ-8P-7ŀůǉ7q8Ŀ9z10AƸǅ11hưǇ12F14Ū15Ƴ16Ɯ17Ũ18ĽŖ20uƬ22ƶ23Ƥ25yƮ36nƽ
~fan	87 9Ƙ10ǃ12ļ17Ŀ23r
~far	60 -15R-14Ŵ-10h-9U-8x-7ƛ7yŇŜǄ8ŝŭŮƶ9vƕƝƭ10Ņ11ťź12ƞ13uZų14mƏ17ňǐ19ƚ20i23ƙ25Ǒ26ń29Ő36ő54ů
~far>	64 -15R-14Ŵ-8xU7ŉ8Ň9yŝŮ10vƭ12Sť13ź14mZőƏƞ15uų16ƙ19ňǐ21ƚ22i46ů
~farm	73 -12h10ŜǄ11Ɲƶ13Ņ14ŭ28ő32Ǒ35ń36Ő
~fars	87 -7ƛ12ƙ15ů
~fas	78 -7Ŧ8O13Ǉ15Żǩ16ŧ22Ń42ň
~fast	78 -7Ŧ8O13Ǉ15Żǩ16ŧ22Ń42ň
~fat	79 -15Ť8B22E24z29ƽ30Ƴ
~fath	80 -15Ť9B24z30Ƴƽ
~fau	78 10ƃ15Ť43ż
~faul	78 10ƃ15Ť43ż
~fav	82 14ŝ19ƞ22rŶ23ǩ
~favo	82 14ŝ19ƞ22rŶ23ǩ
~fax	85 -12Ƶ-9Ʋ12ƕ15Ƅ19ĵ31ś
~fax>	85 -12Ƶ-9Ʋ12ƕ15Ƅ19ĵ31ś
~fe>	50 -20ŏ-15jƼ-13Ż-10v-9Ő-8ǩ-7PŒŗ7lŴ9Ǝǆ10mƘ11Ʈ12qĺ15io16fǂǈ18Ƭ22p23Ž25Ƶ26ƪƿ27s30ƭ32ƫƴ35t38r41Ʃ45ƧƷ51Ʀ54ƨ
~fea	89 30Ŀ
~fear	89 30Ŀ
~fec	79 7J8ŕ10aDř16Ļ26xŞ
~fect	79 7J8ŕ10aDř16Ļ26xŞ
~fed	89 -23ť-9Ő13V18Ş29Q32ƈ
~fee	57 -11ŝ-10Ņ-9Ʀ-8ĻŖŶ-7ĹŞǥ7Ųǟ8ņōǛ9Xž10ĵƊ11ŋǀǩ12itƏ14ŀǋ15uƞ16ǁ17PŽ20Ţ21Ŏ22Ƹ23M25Ɔ26ŧ27r30Ũ31ŇƬ
~fee>	81 -9ǥ-7UŶ10iY11Ų13Ǜ14ō26M27ǩ
~feel	62 -11ŝ-9Ʀ-8ĻŖ-7Ĺǩ8ǟ10ņž11Xĵŧ12ŋ14t18ƞǁ19Ž22Ţ23rŎ25Ƹ33Ũ36ŇƬ
~feet	70 -7Ņ8r11ƺ12UƊ15Ə16ǀ17ŀ19ŧ20ǋ23P36Ɔ
~fel	74 -9ǈ-8d7ķƫ11gǃǡ12cxńſƜǣ13Ņ14Ƙ16ņ17Ƶ18Ŝ20Ǒ
~fell	74 -9ǈ-8d7ķƫ11gǃǡ12cxńſƜǣ13Ņ14Ƙ16ņ17Ƶ18Ŝ20Ǒ
~fen	72 7lķ8ź9ţ10N11ű18ƍ21ǩ27ż48Ƒ
~fenc	78 19ƍ53Ƒ
~fend	80 8ķ10ţ11N12ű24ǩ31ż
~fer	61 -10Ļťƚ-7M7ƴ8ƁƂǅǥ9SVǕ10Ň12Ŏ13Ĵ14Ş15ŅŘ16ĺň17ŧǄ18ł19Ŕƒ21ńũ32K40ļ
~fer>	73 -11ť7Ķ9ƴ12SƁ16KĴ20ƒ22Ǆ26ļ31Ņ
~fere	66 -11ƚ-10Ļ7Ə9Ƃǅǥ10VłǕ12Ň13Ŏ16Ş18ĺňŘ20Kŧ24Ŕũ
~fes	68 -17Ƹ-7aŪŸ8ņƜƺ9BƐ10bj11ŴƮ13ţ14ų20ǂ23ǚ25q35o38p
~fes>	71 -19P-17Ƹ-8Ū-7aŸ8Ɯ9ƺ10B11bjŴ12Ʈ15ų21ǂ27q36o40p
~fess	80 9ņ10Ɛ16Pţ28ǚ
~fet	70 10Ś16Ǝ62Ǚ
~fety	70 16Ǝ62Ǚ
~few	71 -16š-10ŉ8m9Ľǣ13Ɓ14HƝ19Ŋ20ĵţ
~few>	71 -16š-10ŉ8m9Ľǣ13Ɓ14HƝ19Ŋ20ĵţ
~ff>	50 -14Ń-12ž-11ƮƼ-10ƙ-8Pǩ-7ĻľłœŖŞŢůƯƶƽǠǨ7ŵƃƄƊƋƍƧǐ8qĴǛ9ZŽƝƲǈ10ķƛ11Wŗūǘ12egjsBť13AƢǓ14ŀƔǂ15Ǌ16yI17Oš18źǢ19Ɵ20ǣ21k23ǜ24RƗ25ŋŬ28ƥǇ30ĺ35Ł
~ffe	61 -10Ļƚ-9ť-8a7NYƴǛ8ŇƁƂǅǥ9VǕ10ō12Ŏ13Mĺ14Ş16ŅňŘ17ŧǄ18łń19Ŕƒ21ũ35ǩ
~ffee	82 -7UŶ10iY13Ǜ15ō26M27ǩ
~ffer	63 -10Ļƚ-9ť-7M7ƴ8KƁǅ9ƂǕǥ10V11Ň12Ŏ15Ş16ňŘ17ĺŅŧ18Ǆ19ł20Ŕƒ21ń22ũ
~ffi	64 -17ǟ-16Ǉ-10m-9Ƶ-8Ƅ-7L7ŋ8ǘ9Iŭ10NPŻǤǩ12ś13Ǎ14Ĺ15R16Ŝ19Ɩ22U25ƕƝ29ů30ơǋ33ǈ34M
~ffic	64 -17ǟ-16Ǉ-10m-9Ƶ-8Ƅ-7L7ŋ8ǘ9Iŭ10NPŻǤǩ12ś13Ǎ14Ĺ15R16Ŝ19Ɩ22U25ƕƝ29ů30ơǋ33ǈ34M
~ffo	85 12ǔ22Ƥ35X
~ffor	85 12ǔ22Ƥ35X
~fia	87 -8dĽ11f13o18p21q
~fian	87 -8dĽ11f13o18p21q
~fic	54 -14ǟ-13Ǉ-8mƄƵ7INŭǃǘǤ8PŻǩ9ś11ĹǍ12ū13RŜ14ź15Ɩǌ18U20ƕ21Ɲ22ǒ23ǧ24ů25ƫǋ26ơ27ǈ28M32ĵ
~fic>	86 -12m11ĺ12Nǋ14Ż18ů
~fica	63 11ǃ15ū18ź19ǌ22ǒ27ǧ
~fice	65 -17ǟ-16Ǉ-9Ƶ-8Ƅ-7L7ŋ9Iŭǘ10Ǥ11P12ś14ĹǍ15ů16R17Ŝ21ǋ22U25ƕ26Ɲ31ơ34ǈ35M
~fici	68 15Ɩ33ƫ
~fie	79 11ĸ12Ś13ŧ14ǈ15J21Ǥ24ŝ26a
~fied	87 14ŧ23Ǥ27ŝ
~fiel	83 12ĸ13Ś15Jǈ27a
~fif	85 7ŕ9Ń10Ǥ13Ĵ20ń
~fift	85 7ŕ9Ń10Ǥ13Ĵ20ń
~fig	68 -13Ǐ7HŎŖŘ8ĸłƗǊ9yŅƓ11ŧ12AUǠ13ůűƈư15ǜ19r20Ƭ22Ƙ
~figh	83 14Ŏ15rU17ů18ŧ19ǜ
~figu	70 -14Ǐ7rXŖ8HŘǊ9ĸƗ10yŅƓ11ł12Ǡ13A14űƈư20Ƭ22Ƙ
~fil	62 -9Ÿ-8ƿ7Ůǘ8ǖǜ9ƻ10Ō12Ɨ14ļ15Ĺ16ĺśǒ17Ť24ǆ26a27Ľ37Ǘ40ţ46Ƅ
~file	67 -10Ÿ7d8ǘ9ǜ10ǖ18śǒ19Ť22a26ǆ32Ƅ40Ǘ45ţ
~fill	71 -8ƿ7a10Ů11ƻ13Ō15Ɨ18ļ20ĺ21Ĺ32Ľ
~fin	56 -8ƈ7MPķťŧũűǊǟǡ8t9U10BNĸŁƄƼ12ŋƪǩ13kAŖƌƞǁ14EǙ16Śǘ19fƊ21m22Ǡ24ļư27Ŭ40Ǆ
~fina	66 7x8Ľ9f10Ư11tƮ12Ł14Ƅ15BĸŊ17k18ƞ20A27Ǡ31ư34Ŭ
~find	71 -8ǩ8ŎƷ9Šžǁ11ķǟ12ŧ13MU16Ƽ18ƪ23Ś24ǘ37ļ
~fine	76 9GƘǁ10iKŽ11ť12Ǌ13ű15ǩ18N19ŋ28Ŗ
~fing	80 -11ƈ-7Ƙ9Ɖ13Pũ21fE24Ǚ33Ǆ
~fini	71 -7Ŋ7ź10Ťǝǡ12Ǆ15ǩ19ƌ26Ɗ28m
~fir	52 -14ĸ-12ů-8ǌ-7ŷƞǑ8žƨ9eUŠ10Ƙ11Y12ĿŕŚǩ14xĺ15aŇŉƤƫǢ16Ɩ17oAŤƅ18ǝ19œ20ńŏ22Ń23Ǝ24Ř39Ɛ52ǜ74Ə
~fire	60 -12ů-10Ǐ8k9Ń11U13Ƙ18ĺǢ21Ť22ŉ25ǝ26Ƥ28Ǝ44ǜ48Ɛ88Ə
~firs	59 -10ĸ-9Ƥǌ-8ŷ-7Ǒ7GőųƠǅ8swSĿ10ežƨ12Š14Y15ŕŚ16Ń17ƫ18axŇ19ǩ20oƅƖ22Aœ23ŏ24ń28Ř
~fis	82 7Ɵ10h62g
~fish	82 7Ɵ10h62g
~fit	69 -8F-7y7Ş8ŌőŠƧ10Ǟ11tŇ12Ƭ14Ʀ15ơ16Ő21Q24Ǆ41X49W
~fit>	74 -8F-7y8Ş9ŌőŠƧ10Ǟ13Ƭ15Ʀ16ơ18Ő23Q27Ǆ47X
~fits	78 13tŇ50W
~fix	74 7yŵ9ǀ10ǩ11ǌ12Ƥ13Ǣ14H15ţƀǏ27Ş31ƌ47ũ
~fix>	81 8Ŏ14Ƥ16ǩ17ţƀ31Ş33ũ
~fixe	86 10ŵ13ǌ20ũ27ƌ
~fixi	89 9y11ƌǀ18H
~fla	75 -9Ņ7ƚ8Ř15Ɛ16ƁƩ18ƴ19Ŕ23ǩ26ƨ46Ɖ
~flat	77 -8Ņ7ƚ8Ř17Ɓ19ƴ20Ŕ24ǩ27ƨ47Ɖ
~flo	64 -8ƜǍ7x8ƌ9Ũ12ƃƆ16ǈ19Ʈ20HƊ36ƛ50ƣ80ƙ
~floo	65 -8Ǎ-7Ɯ8xƌ9Ũ12Ɔ14Ƥ16ǈ18ƛ21Ɗ51ƣ81ƙ
~flor	87 17ƃ27H
~fly	80 -10C-9Ÿ9f13ļ57ǀ
~fly>	86 -10Ÿ46ǀ
~flyi	89 11f16ǀ
~fo>	83 9ļ10Ľ15Ŋ18ń22Ǘ
~fol	63 -15C-10Ŷ-7ǅ7a8ƣ9gW10Ž11ļ12ǖ13ǡǨ14Ɯǈ15ŝ16Ǘ17Ƨ18ǔ19Ʀ22ƽ23Ǉ24K26ƥ29ň33z
~folk	65 -15C-10Ŷ7a8KƮ9ƣ10W11Ž12ļƥǖ13ǡ15ŝƜǈ16Ǘ19ǔ20Ʀ23ƽ25Ǉ34z
~foll	80 14g19ƥ21K23Ƨ42ň
~foo	70 -9c-8ǐ-7ŸƮ9Ŀ13Ɯ16ũŻ22Ɠ26Ǆ28Ɔ33ƺ38Ǜ
~food	80 -10ǐ-8Ʈ11Ŀ30Ǆ44Ǜ
~foot	75 -9c-8Ÿ7ǋ15Ɯ17Ż24Ɠ31Ɔ36ƺ
~for	32 -22Ƽ-20ų-18Uǉ-16CĿŷǘ-15ŀň-14Ƨ-13Ŭ-12ŚƸ-11RōǍ-10ƚƷ-9vşƑƢƮ-8DSZŝŢů-7KPĵŕƁƉƊƞƪǄǛ7ƕƨǊ8wMŽ9aqŏžƔƖƫǑ10eEƯƿǣ11gŃŉƅơƬƳǞ12GHƭ13Ťǥ14p15śţƟǧ16TĽņŦǌǢ17dŠƻ18J19ŨƤǁǈ20LĶŗƀƝ21lQŖűư22ŌƗƴ23ckĻľł25bƄƓǠ27O28ǂǓ29ƶ30Řǐ32XĹ35Ơ37ƒ39Ų41ŭ52Ʊ
~for>	34 -26ŀ-25ų-21Ƽ-20C-18ǉ-17U-16ŷ-14ĿŁňœǘ-12ŬƧ-11RƸǍ-10ƩƮ-9ŏƚƷ-8aDŚůƑƜƢǜ-7huvZūƊƽǛ7VŘǦ8cŎŜƫƳǇ9jNŐŞǟ10ƴ11LŒŽžƔ12EŌŔǑǧ13qwƟƯƿǞ14Š15űƬƻ16dgpƭǥ17XǢ18Ɨǌ19ŤƄ20lţ21Ŧ22Ļƀǁ23OŗƝƤ24łǓ25bQĶ26ŖŨư27kľ28Ǡ29Ɠ31ǂ32ƶ33Ĺ34ǐ38Ơ43Ų44ƒ46ŭ59Ʊ
~forc	83 9Ʀ12Ō14Ń46ŏ
~ford	80 -11u7ū11ǔ15Ŷ20Ƥ21ŪŮ22ǣ31X
~fore	56 -12Ĵũ-11Œ-9ĻŅ-8ō-7ĵŤŦŨ7Ľŧƕ8ŋŎǧ9ŠƖ10ƈ11uOǕ12ŉŊƽ13ű14aGŁ15TƄƫ17ťǓ18LŃǊ23HJƴ26ƅ27œ32ņǈ37Ř
~forg	86 7Ĵ13Ɠ14ƨ16Ƅ19Ľ
~form	65 -8Ŕ-7o7ƹǆ8Ĺ9m10hpƜ11Ƶ12aŐ13cǗ16ĺơǩ17Ľ18Ļļ19ƻ21ǜ
~fort	74 -8Ū8ư9CTŌ11M12Ƴ15ų17e21X25c
~forw	80 -10ǩ11Ŏ15ŀ28Ō34ś
~fou	76 -12ť-7Ɗ10ř15Ļ16ű18Ʃ25ŚƇ28k48ǅ
~foun	78 -11ť-7Ɗ10ř16Ļű19Ʃ26ŚƇ49ǅ
~four	89 34k
~fra	75 -10Ǆ-7Ɛ11H12Ǒ14ǅ15P28ǩ33Ƈ35Ń53Ŀ
~fram	78 -10Ǆ-7Ɛ12Ǒ15ǅ16P37Ń41Ƈ
~fre	71 -10ň-8Ɵǩ9Ŀƛ10ǁ11ƧƷ12ō13ţ14Ľ16Z18sN19ŏ23L24j27gƔ
~free	73 -10ň-8Ɵ10ƛ11ƧƷǁ14ţ17Z19sN24L26j28gƔ
~fri	70 -11Ʈ-10ǌ8ƃƜ9ľ13ƤƳ16aƷ19Ƣ23ļ33A36B
~frie	70 -11Ʈ-10ǌ8ƃƜ9ľ13ƤƳ16aƷ19Ƣ23ļ33A36B
~fro	47 -18ǩ-14Ĺ-13Q-12Tǧ-11ų-10hŵ-9Ɣ-8LŒŞ-7yzADPĵŁţƤƱƳǂǘǟǢǤ7ŲŸƈƚƛƽǌ8euIŀƟƦƪǏ9œŤƅǅǍ10kŇŠũƇǄ11Ĵśǝ12rŧƄƣƧǑ14WƏ15ķŚǃǈǊ16ƻǜ17ĸŔǔ18ŎŢźƩ20RŅƜơǒ21Ľ23Ŝƙ27ǋ29Ļ31l37Ǖ
~from	49 -18ǩ-14Ĺ-13Q-12Tǧ-11hų-10ŵ-9Ɣ-8LŞƳ-7jzAŒţƤƱǂǘǟǢǤ7Ŷƈƛƽ8ŲŸƚ9uIŀƟƦƪǅǏ10ŇœƅǍ11kśũǄ12Šǝ13ŧƄƧƩǑ14rƏƜ15WŤǊ16ķ17Ņƻǜ18ĸŔǔ19ŎŢ20źǋ22Rơǒ23Ľ25ƙ26Ŝ31Ļ34l39Ǖ
~fron	68 -7Ť7Ż8eƩ9Ɯ10j11ǋ13qĺǌ14Ə16ƣ18Ƈ23Ĵ27ǃ28Ś29ǈ
~fry	87 -9g-7ǩ71Ǜ
~fs>	83 -8Ƹ-7b13t14Vǂ20Ǆ25Ŏ
~ft>	64 -9ŃƬ-7ŀƮ7fĵ8zĸŖ9UķƉ10ĶŤƧ11R12űŵǩ13e14Ĵō15ŕŢƔ18ŝ19Z24ƀ25Ŭ27Ų30ƶ
~ftb	89 12x14g
~ftba	89 12x14g
~fte	53 -14ǐ-11ƭǨǩ-10Ǜ-9vŘ-7O7ƫǟ8jŌţƩ9ľƋƿǀǙ10JƷ11tƜ12ĻǢ13gUǎ14ŢƟƧǤ15EŭŲ16ť17w18y19Ư20ķƃ22z23Ŧ25ŨƳ27LŜ47ũ
~ften	70 -17ǐ-10Ǜ9Ɛ11Ź13Ǚ14ƿǀ16Ŝ17Ɵ18Ɯ22ŭ23Ų
~fter	55 -11ƭǨ-10Ř-9vǩ-7OQŃ7ƕ8ţƫǟǤ9jŌƋƩ10ľ11JƷ12t13ĻǎǢ14gU15ŜŢƧ16E17ť18wy20Ư21ķƃ24zŦ27ŨƳ28L49ũ
~fth	89 16Ĵ20ń
~fth>	89 16Ĵ20ń
~fts	87 9Ǉ22R29ǎ
~fts>	87 9Ǉ22R29ǎ
~ful	60 -10P-9ţ-8cŗǢ-7nǃǩ7iqtƇǟ8ōŲƠƮǄǉ9bƢƼǛ10ŨŹƃƓƟ11Œ12DƤ13Ǚǜ14Ĵ15ƭ16Ŏ22Uũ26Ǉ27a29R46ƀ
~ful>	78 -11Pţ7ň8B11iǉ12Ʈ13ĸ14bŨ18ǜ29ũ35U
~full	62 -8Ǣ-7c7qƇ8tōǟ9ŲƠƼǛ10ƓƢǄ11Źƃ12ƟƤ14DǙ15ĴŒ16ƭ17Ŏ27Ǉ28a30R47ƀ
~fun	63 -12mP-7ĵ8Ǥ11ƕƢ12Ƴ14x18ǟ19ǩ25Ʊ27kYǣ41ư45Ŷ49g
~fun>	72 -13P-7ųǩ9Ǥ13Ƣ17x21ǟ32k52Ŷ58g
~fund	77 -15m-8ĵ14ƕ32Ʊ33ǣ35Y
~fune	74 8ĺ15Ƴ51ư
~fur	73 -10u7d11Yĸ14ƥ20Ɗ21GƢ23Ƌ36Ɨ45h
~furn	74 11Yĸ14ƥ20Ɗ21G22Ƣ23Ƌ37Ɨ
~fus	80 -8ǩ14ư33ňƴ42Ƌ
~fuse	83 34ƴ44Ƌ
~gac	89 33ƶ
~gacy	89 33ƶ
~gad	89 18Ž19Ǝ
~gag	63 11F12Ƙƭ18Ʈ19Z24f37ƕ46Ɣ
~gage	63 11F12Ƙƭ18Ʈ19Z24f37ƕ46Ɣ
~gai	60 -11ĸ-7Ŏ7ƚ8BłƔ9Ŝƺƿǡ10rńǩ11Z12L13oY14k15t18Ŷ20ƪ26Ɠ28Ɨ29ň35ũ
~gain	60 -11ĸ-7Ŏ7ƚ8BłƔ9Ŝƺƿǡ10rńǩ11Z12L13oY14k15t18Ŷ20ƪ26Ɠ28Ɨ29ň35ũ
~gal	75 -14x10fƆ12ŋ15Ƌ17ǩ20Ʋ26ǆ27ƞǃ
~gal>	80 8ǆ13ŋ21Ʋ29ǃ
~gall	87 13f20ǩ22ǆ
~gam	86 11ő26g52ǩ
~game	86 11ő26g52ǩ
~gan	87 12Ļ13C28ǆ
~gap	76 -7ŏ24ŕ50š64Ɓ
~gap>	77 24ŕ32š67Ɓ
~gar	64 -8ƽ-7t10Ť11Ƒƣƥ12ƜƼǂ13ƴ14g15Ɔ17x23Ɲ40ƹ52Ű
~gar>	82 16Ƽ17ƴƹ
~gara	69 11Ť12Ƒ13ƥ14Ɯ16Ɔ25Ɲ56Ű
~gard	86 8Ĺ16ƣ21g
~gare	86 18ǂ35ƹ
~gas	85 41Ɛ
~gas>	85 41Ɛ
~gat	75 -8ķƙ-7ơ9ǌ10ǀ11Ɯ14ƣ16Ǆ17ŏ20Ǔǡ21ƍ28Ű
~gate	80 -9ƙ15ƣ21ǡ22ƍ30Ű
~gav	76 -10Ʀ7Ƨ8B10Ŕ12ńǚ13WŅ20Ŗ34ļ
~gave	76 -10Ʀ7Ƨ8B10Ŕ12ńǚ13WŅ20Ŗ34ļ
~gc>	86 -15ǩ-14ŗƒ26ǧ46Ǔ
~ge>	41 -17Ǐ-16w-14Ɖ-11ŜƗ-9ŅŊǞ-8sŀńŌƶǑ-7oHNVƒǂ7ƑƨǓ8QZśŤŵ9ķĹŔ10xXŁƝƳ11ŇƁǚ12yƕƜǒǝ13ŒŞšſǌ14ŰƬ15ŏ16ŎŚŮǢ17Ʈ18Wǥ19ź20ƈƔ22mKTŦ23ŗűƧƱ24ƀƚƛ27Ɠ31ƥ33ž36Ɔƭ37p49c
~ged	63 7Ƨ8bRũŻƋǕ9i10Ƹƺƻ11Ŕşƃƛ21ĺ22Ǟ24f26Ť29h34m
~ged>	63 7Ƨ8bRũŻƋǕ9i10Ƹƺƻ11Ŕşƃƛ21ĺ22Ǟ24f26Ť29h34m
~gee	87 20ƕ22ǀ
~gee>	87 20ƕ22ǀ
~gei	89 12Ņ33ń
~geic	89 12Ņ33ń
~gem	86 17Ƙ18ơ
~geme	86 17Ƙ18ơ
~gen	59 -15ž-12ŗ-9w-8Ĺ7ƽ9ſ10ƸǞ11ǅ14Ǔ16ǧ18ľ19ń21Y27ƫ28ǡ30Ń67Ŝ69ņ
~genc	82 7Ľ10ƃ30Y
~gene	73 -18ž-14ŗ8ǖ10ƽ12Ƹ14ǅ15ǧ19Ǔ36ǡ
~gent	63 -10w-8Ĺ7Ŗ10ſ11Ǟ20ľń29ƫ32Ń74ņŜ
~geo	86 10l14Ÿ17y19C
~geor	86 10l14Ÿ17y19C
~ger	61 -9ş-8ǣ-7ŸƘǥ7vŻƂƦƪ8Hŭǂǜ9ũ10ŇŌź12Ź13ƃ15fǞ16E17ŕŲǌ18ƜǙ19p20h24ǈ25Ƽ33ǀ
~ger>	66 -8v-7ŸǢ7ŢƂơ8hŎŻƪ9ƜǀǙ10Hŭǜ11ź12Ō14Ň16f17EǞ19ŕǌ21p27ǈ
~geri	87 12ǘ13ǂ14h19Ƽ
~gero	83 -7g10ś35ǀ
~gers	76 -8ǥ8Ź12ƜǙ13ũ18vƃ25Ų
~ges	61 -19cǍ-11Ǌ-9Ĺ7UƟƠǩ8ƅǣ9ĵǥ10uǙ14Ų15Š17yVơ21ƃ25Ŀ26ǔ31Ś50ǉ72v
~ges>	66 -20Ǎ-11Ǌ-9Ĺ-7cŅ8UƠǩ9ƅǣ10ĵǥ12u13y15Ų16Š18V19ơ23ƃ33Ś52v55ǉ
~gest	69 -14c7y9Ɵ12Ǚ26v30ǔ31Ŀ
~get	43 -17œǩ-16q-14ĶƷ-11ŝŠƟ-10lĺŬƔǒ-9crƗƬƺ-8dyłŉŏƒƾ-7BķľņŕŗƝƤǈǋǑǞ7Ƶ8iAļŀūŽƦƯ9pGĽŁŊƎƭƲ10ĻőƁƙ11JRĸŃşƊƿ12ĴĿǧ13IXŴźŻ14vƓ15Ŏơ16tŹƃƕ17g18HSŦŶƍǕ19kƖƚƨ20W21ňƫǙ25eś26js28ű30Ō32ŵ
~get>	45 -16q-15œǩ-14ĶƷ-11ŝŠ-10lƟǒ-9ĺŬƗƬ-8ŉŏŒƺƾ-7cdryłņƒǞ7mŐǎǘ9jūŴƓƠƦƵ10ŊŽǧ11pGĽŀ12sRĻőƊƖ13JĸŶŹƙƿ14gĴŃŻ15Iź16Xơƨ17vƕ18ƃǙ20kSŦƍƚǕ22H23Wňű27eś29ŵ32Ō
~geth	75 8u9f12MǊ13Zǉ20s30ş
~gets	71 -9ńƔ7gsǌ8ŴƓƲ9Ưǣ10Ŷ11Ƣ14ƭ15Ǝ16Ɓ17Ŏ25Ł31ƫ
~gett	67 -8ǉ-7B7z8AŚŵƨ9ix10ǝ11űƞǙ12PU13ŒƖǠ14Ŀ20t27j
~gge	68 7Ł8Ţ9ƪ10HR11iǙ12Ōƛ15Ň17ǔǞ29Ŀ32h
~gged	86 12R14i16ƛ41h
~gger	85 9Ł10Ţ12ƪ13H16Ō19Ň22Ǟ
~gges	72 12Ǚ19ǔ32Ŀ
~ggi	85 8r10gi11K15Ņ22ŀ
~ggin	85 8r10gi11K15Ņ22ŀ
~ggr	87 23ǡ
~ggre	87 23ǡ
~gh>	48 -14ǩ-11Ɣ-10ŏ-9Q-8Ĵŕ-7qPĻŠǢ7lRŁŵƁƦǣ8rYņǜ9nSZƧǂ10CśŬƗ11ĸŐŷ12ŀŊǥ13ťũ14Ƴǝ16ŤŧƨƬƺ17Ǥ18yƙƚ19ž20Ƽǎ21Wƕǖ24Ũ25j28Ǧ29ƣ44ŗ
~ghb	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~ghbo	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~ghe	75 -7ž7Ņƴ9Řƒ10ŗ14Ŕ15œǓ26m
~gher	78 -7ž7Ņƴ9Řƒ10ŗ15œŔǓ
~ghes	86 31m
~ghl	68 7T12YƗ15ų17ŬƮ21ķŮ
~ghly	69 7T12YƗ17Ʈ21Ů22ķ
~ght	35 -15T-12Ť-11mW-9Ş-8BķŘƔƳ-7Žǩ7eQRĴŃƬǄǔǝ8ŖųŶƐƩƽǛ9KSĺŌŢů10EMXĿōŗơƿ11lPUřƓ12bvŏŝŠƌƮǜǟ13aoŕŲƅ14ruĻšƞƦƱƷ15ǃ16iIƜ17ư18NŀŎǖ20HŊǎ21y23ŧ24x25wŰƒǏ27Ň35ƺ
~ght>	36 -15T-12BŤ-10W-9Ş-8ƔƳ-7mRķŘ7deqwKĿŃőŨųƬƻǄ8QĴŖŸƩǔǝ9ŢůƐǛ10ESĺŌšŲơƽ11lMXŇŗƿ12řƓ13ōŏŝŠŶƌƮǜǟ14aƅƷ15orĻƜƦ16HP17Iǃ19bNŀŎŰǖ20ư21iŊ23ǎ25ŧ26ƒǏ36ƺ
~ghte	68 -15b-12d-9m-7Ÿ7ś8BƷǞ10L13U14Ű16ŕ18yƱ22Ź23x26v31u32w
~ghts	73 -9P-8Ŷ-7i7D8nĿ9Ƥ10š11Ų12Ż13H14x16y18U32R35Ň
~ghw	87 -7Ʃ11Ə12Ơ21Ɓ27ů
~ghwa	87 -7Ʃ11Ə12Ơ21Ɓ27ů
~gia	86 10l14Ÿ17y19C
~gia>	86 10l14Ÿ17y19C
~gie	87 10ǈ13Ʈ22P
~gien	89 11ǈ22P
~gin	62 -15Ɖ-11Ş-9Ŵ-8ǩ7aqKŤ8ƥ11ŌƳ12ű13Ƌǟ14lŀŨ15Ƶ16ZĹ17Œƌ18ŢŰ19Vǘ22Ƒ29Ɨ30Ņ33i
~gin>	78 7rzV9Ƒ11Z13Ű14Ņ15Ō18ǟ22Ĺ25ǘ40i
~gina	75 -14Ɖ17Ƌ19lƈ22ƌ
~ging	69 -14ƈ-12Ş-9Ŵ-7ŕ7T8gZŔ9aKŰ10q11ƥ13Ƴ16V17ŀƑ18Ƶ19Ɨ20Œ21Ņ22Ţ
~gir	72 -14pƮ-9ǌ-7Ɓ8ǖ11Ǥ12lǈ14ǜ16w20v22Ƣ26Ʒ46u
~girl	72 -14pƮ-9ǌ-7Ɓ8ǖ11Ǥ12lǈ14ǜ16w20v22Ƣ26Ʒ46u
~gis	81 17ǃ18ǖ32ūǊ
~gist	81 17ǃ18ǖ32ūǊ
~git	76 8d12e23Iū30Eř
~git>	89 10e11ū
~gits	79 8d14ū24I26E31ř
~giv	55 -10GǓ-8BżƩ-7JMǩ7OĵŅƈƗǇ8wńŊŧƒǐ9ŀƆǢ10xŪǕ11oAXŁŇƧǁ13IŝƁƪ14ǚǠ15tŌŒơ16DŦ17e18k19Ŕ20d30W
~give	56 -14ŵ-10GǓ-9B-8Ʃ-7J7ĵŅŐźƈƝ8wOƒƗǇ9Ŋŧǐ10ƆǕǢ11oxŁŪƧ12Ň13ŝ14IXƁƪǠ16Ōơ17DŦ20Ŕ21d26ǚ31W
~givi	77 -16ǚ-10ż-9Ơ9ǜ12t15ŀń17AŒǁ18eŵ28k
~gl>	80 -27Ƃ-8ō-7ķƬ18ǥ33Ǧ87ǡ
~gla	73 -17ŏ-7bơ7ĹƎ10ƀƼ11tŐř13Ǚ14ť20ż21Ŷ23ǌ28ƿ40Ɓ
~glad	83 -11ƀ-7b9Ĺ12ŐƼ13t16ť23ż24Ŷ
~glas	78 -18ŏ-8ơ12ř15Ǚ21ƀ24ǌ30ƿ43Ɓ
~gle	67 -11ƿ-8A8b10ƚ13Ɔǩ14ǅ20Ƙ22h27f34Ɖ39ƈ56ļ
~gle>	70 -11ƈƿ-9A9b14Ɔ15ǅǩ21ƉƘ23h29f58ļ
~gles	78 13ƚ16Ɖ52ƈ
~gly	85 9ļ10ņǤ11ĵ15t
~gly>	85 9ļ10ņǤ11ĵ15t
~gma	86 30J
~gmai	86 30J
~gn>	64 -9Ƒ8Hǀ10WŁ11Ŗƨ13ZƒƖ14Ʊ16J18Ŏǩ23Ǔ24ő29ǃ37Ō38ǚ
~gna	89 14ĽŁ16I20ǂ
~gne	79 -7O7Ł9ŌƁ15œƢ22Ʋ
~gned	79 -7O7Ł9ŌƁ15œƢ22Ʋ
~gni	87 13Ŏǉ26Ɩ
~gnin	87 13Ŏǉ26Ɩ
~gno	82 13D14ƽ43Ƽ
~gnos	83 15ƽ43Ƽ
~gns	83 -7Ư10q15Ł20Ǡ25Q
~gns>	83 -7Ư10q15Ł20Ǡ25Q
~go>	47 -18q-17ǩ-16v-15Ũ-14ů-13ŤŦ-11ŇŮ-10lĹǝ-9ŁƚƱǅ-8MŒŰŶǞ-7Lļņű7Nķţŵƈǃ8rĽńŊŘŧ9YĺƷƾ10fŞŴ11ŖƋ12AEś13dwŜ14aŅňŔšǀǦ15Šƒ16ł17ũƠƭǐ18m19oŌžƔ20œ22V24Ƨ25Ŏ26ƞƟ33ť36ƫ37ǜ38R39ō42Ƥ
~goa	87 15Ť39Ļ
~goal	89 40Ļ
~goe	69 -9pŒ7Ʃ8Ļ10EƔƵǉ11Hł12dKŁ13cƷ14JųŴ15Ķ16ǝ20o24ǖ30ƫ
~goes	69 -9pŒ7Ʃ8Ļ10EƔƵǉ11Hł12dKŁ13cƷ14JųŴ15Ķ16ǝ20o24ǖ30ƫ
~goi	55 -15š-14ŞƷ-9m-8gtĻźƳ-7jŀŠ7Ư8ƒ9DňŢũžƝǞǟ10Ŀŧǃ11Pǩ12ƮƸ13ƭ15rŨǅ16ō17ŹŻ18k19Ĺ22U23H28ł30y35i39V47ŏ
~goin	55 -15š-14ŞƷ-9m-8gtĻźƳ-7jŀŠ7Ư8ƒ9DňŢũžƝǞǟ10Ŀŧǃ11Pǩ12ƮƸ13ƭ15rŨǅ16ō17ŹŻ18k19Ĺ22U23H28ł30y35i39V47ŏ
~gol	83 12h31Ķ40g
~golf	87 43g
~gon	63 -10ƕƭ-9D-8ǅ7ũƫ8ǣ9bŨƠǨ10Ɠ11ƒƙ13ƩƱ16Ǝƶ17Œ21œƯ25Ŗ35Ʈ38Ʒ43Ɵ
~gone	63 -10ƕƭ-9D-8ǅ7ũƫ8ǣ9ŨƠ10ƓǨ11ƒƙ13ƩƱ16Ǝƶ17Œ21œƯ25Ŗ35Ʈ38Ʒ43Ɵ
~goo	53 -18ť-16X-13u-10A-9lĹĺŴ-7rƧǋ7SŋŤǒ8JMœţƹ9ƒǊǩ10UWY11pƩƵǕ12Ɣ14Őƭ17Ļũź18ƃ20ĵŌŎ21ŇűƸ23ņ25xN26LŶ27I28i31ǟ42ļŝ
~good	53 -18ť-15X-13u-9lĹĺŴ-7rƧǋ7Sŋƿǒ8BœŤ9JMţƒƹ10WYǊǩ11UƩƵǕ12pƔ14Ő15ƭ17Ļũź18ƃ20ŌŎ21ĵƸ22Ňű23ņ26xLNŶ27I29i31ǟ43ŝ
~got	41 -24ǩ-22Ř-15Ɗ-14Ɵ-12ņƬ-11Xƌ-10őũƭǞ-9ǧ-8beiprGMSưƳǄǠ-7FPŇœƧƮƿ7IƖƲ8ĹĻŅŬƁǁ9adŎšūųƛƥǀǂ10qŗŝŤŦŮŵŸƑƤǅ11hDEŹƃǒǤ12uƵƻǇ13ƗǢ14kNVřŠŴǛ15gƎƙƴ16ŐŪǥ17jļńŕ18ňǘ19ŚǏ21YŒ22Ŝ23Ķ24n28A29ŏſ30ş36ĺ38O
~got>	41 -24ǩ-22Ř-14Ɵ-12ņƬ-11Xƌ-10őƭ-9ũǞǧ-8beiprMSưƳǄǠ-7FGPŇƜƧƿ7IŁűƲ8VŬƁƖƙǁ9adgĹŅŎūųƥǀǂ10ŗšŤŦŮŵƤǅǛ11qDEŝŸŹƃƑǒ12huƵƻǤ13ǇǢ14kNřŠŴƗ15Ǝ16ŐŪƴǥ17ļŕǘ18jň19ŚǏ21YŒ23Ŝ24nĶ29Aſ30ŏş33ĺ38O
~gotc	89 7ĺ14g15V21ť
~gott	76 -17Ɗ7Ǜ10Ļ12ƙƜ14Ơ18ƛ20ń
~gpa	89 46ź
~gpa>	89 46ź
~gra	58 -8Ō7nƁƯǔǩ8wxŸƘƞƳǗ9yƋƌǓǟ10qƩ11ŧŷ14ǅ16m17Ś18v20ƻ22Ǚ23ǥ33ź35ƶ
~grab	82 -9Ō-7Ƨ7I10a13Ÿ16ƻ28Ś
~grad	67 7Ǎ8Ƌ12y13q14ŧ19m28v40ź
~gram	76 8Ž9ļ12ǅǗ13ƻ20ǩ30Ǚ31ǥ
~gran	72 7kYǅ8cś9xǔ10nƯ11ƘƳ12ƌ13Ʃ15ŷ45ƶ
~grat	82 8o9ƔƖ10ƺ13ƞ14ǟ
~gre	64 -9Ŝ-8qž-7ƨ7Ļźƹ8xţƢǋ9ŴŶǌ10JņƯ11BńŅŌőƇ12Őǩ13ŁƱ14jĹơ15rǡ16T23Ǔ33m
~grea	76 -9Ŝ8Ǔ10xĻźƜ11ǋ12JŴ13Ƈ14ņ19T
~gree	71 -7qƁ9Ƣ10ƞ11Ưǌ13BŌ14Ʊ15Ł17rǩ18jĹ24Ǔ38m
~greg	87 23ǡ
~gres	85 12ţ15ő16Ņ17ń18Ő
~gro	61 -21H-10kǍ-7C8Xƪ9ƓǇ11y12Ɗ13ǜ14ƭǉ15Qƣ16nǩ20l22vŭ24ƍƧ31W40Ǌ45Ǟ
~groc	87 12X34ŭ
~gros	79 -7Ǟ20ǉ47Ǌ
~grou	70 -10Ǎ8ƺ11Ɠ14Ɗ16ǜ17Q18ƣ20ǩ28ƍ29Ƨ36W
~grow	71 -23H-10k11ƪǇ13y16ƭ22n25l27v61Ǟ
~gs>	52 -16ǩ-10ō-9nĺƛ-8ǃ-7Bƞ7ŢƤ8ƶǙǨ9ŉŞŽƝǖ10qŲƐƹǄ11ķŀǈ12iƆǇ13Ƣ14UƘ16Ƒ17ƥ18Ʈ19Řǟ21Aƿ22Ɨ28Ĺ30Y32h
~gua	80 10Ư11ň30ǩ44Ʋ
~guar	81 11Ư45Ʋ
~gue	74 -12ǅ-7Ǚ8il9bũ10Ŗƈǖ11ŉǊ14B21Ɨ34ǩ40Ɯ
~gue>	89 12b14ŉ17B
~gues	76 -13ǅ-7Ǚ8l9iũ10ƈǖ11ŖǊ21Ɨ37ǩ41Ɯ
~gui	79 14ǚ17g18A23Ƙ25Ǝ
~guis	86 30Ǝ
~guit	87 20g26Ƙ
~gul	73 7Ƃ8ųƩ10nƙ11ƾ12Ƙ14Ɖ15Ų17ơ18k32ǔ
~gula	74 7Ƃ8Ʃ9ų10nƙ11ƾ12Ƙ14Ɖ15Ų17ơ33ǔ
~gum	89 21D23ƹ
~gun	78 -8c11vxŹ25u49Ƙ
~guns	80 -8c11v12x26u48Ƙ
~gur	70 -14Ǐ7rXŖ8HŘǊ9ĸƗ10yŅƓ11ł12Ǡ13A14űƈư20Ƭ22Ƙ
~gure	70 -14Ǐ7rXŖ8HŘǊ9ĸƗ10yŅƓ11ł12Ǡ13A14űƈư20Ƭ22Ƙ
~gut	80 -7B10ƋƌǄ13ǜ25ł42Ň
~gut>	81 -7B11ƌ13ǜ25ł43Ň
~guy	59 -20ǩ-11ǀ-7PRĴ7kŕŴ8yŐƍƟ9owCMƚǨ11HĸǕ12jǜ13bǙ14Ɣ15Ǉ17Ņǟ18ơ19xǉ20ǣ23ņ28B29ſǄǑ
~guy>	69 -14ǩ-10Ŵ7Ŝǘ8Ŧ9Ľłƈ11ǣǨ12o13M14g15Ǖǜ21Ņ22ơ29ņ36B39ſ
~guys	64 -12ǀ-7RĴǩ7ǎ8kŕ9hyƍƷ10wƚƟ11CŐ12ǣ13H14ĸ15jxǙ17ŴƔǇ19ǟ22ǉ33Ǒ34Ǆ
~gym	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
~gym>	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
~ha>	72 -9Ķ-7ŝ7Ű8h10pHŜŞ11tVŒƾ12Ʋƴ13cŉ14Qť16gǙ17ű
~hac	80 8Ǘ14ǩ49ǘ
~hack	80 8Ǘ14ǩ49ǘ
~had	51 -17n-11S-10ǁ-9Gǩ-7zĽŖ7ũƹ8vPűƚǟ9ŊŤƋ10tŝ11ŶǅǕǘǙ12ľƈƤǜ14šƼǝ15ĵ17ǂ18Żż19Šǣ22ĸĺƛ24ņ30ƾ32ƽ36ţ44ő
~had>	51 -17n-11S-10ǁ-9Gǩ-7zĽŖ7ũƹ8vPűƚǟ9ŊŤƋ10tŝ11ŶǅǕǘǙ12ľƈƤǜ14šƼǝ15ĵ17ǂ18Żż19Šǣ22ĸĺƛ24ņ30ƾ32ƽ36ţ44ő
~hah	76 -8Ķ-7ŝ7ǘ8Ű10h11pH12tŒŜ13ŞƲƾ19ű
~haha	76 -8Ķ-7ŝ7ǘ8Ű10h11pH12tŒŜ13ŞƲƾ19ű
~hai	63 -18Ɯ-11n-7Ĵ7Ǖ8Ŕ10N11Pǈ12U14ǖ16ƈ17Ƒ20Ř22Ɲ24ƀ30ǋ36Ǒ53ƚ
~hail	70 9Ŕ17ƈ22Ř27ƀ60ƚ
~hain	87 10Ǖ11Ŕ15ǔ24Ƒ
~hair	72 -19Ɯ-13n-7Ĵǔ11N13Pǈ14U17ǖ29Ɲ36ǋ41Ǒ
~hak	87 14MǓ35Ũ
~hake	87 14MǓ35Ũ
~hal	63 -11b-10Ƹ-9ƦƯ-7Q7Ƅǝ8uĶ9Ƨ10ŗƠǉ11p13qǂ14Ōƻ15OŮƨ17t18r22Ɖǔ23Ǩ24Ƣ31ǩ37o48Ƭ
~half	66 -11b-10Ƹ-9ƦƯ-7Q8ĶƄǝǩ9u10Ƨ11pŗƠǉ14qǂ15ƨ16OŮ18t19r24ǔ25ƢǨ33Ƭ39o
~hall	83 21ŌƬ32ǩ
~halt	86 32Ɖ
~ham	85 8F12Ƅ13ļ15ǈ19C
~hame	89 7Ƽ9F12Ƅ
~han	47 -12Ķ-11ŏŝşţ-10Ǩ-9CŐƈ-8oyńƌƪǑǩ-7jōŕŨŻƗƮƳ7Ľǋ8sSļƠǢ9ZŅŎƧǚǦ10Kķűǒ11tYƛ12GŢŮǂ13pPƺǇ14kĸžƸ15Ş16ŀŜ18ĻƷ19Ŕ20ũ21iŧƑǘǞ23ĺŇǈ26Ś29Ƶ30ǖ37ǜ38V
~han>	63 -8tǩ-7Ǔ7ǔ8aLŴƘ9œƁƦǡ10Yĺű11ŇŒťƺ13Ʃǋ15ķƒǦ18Ůǂ19G20Ņ21pK22ž
~hanc	83 9H13d15V19Ľ22P
~hand	57 -10ŏş-9ǌ-8ţƭ-7ƪǨǩ7Yř8MŖūǙ9tĿŁǠǣ10PSŃ11Ǔ12ƠǢ13Ǉǚ14sǒ15Ǟ16Ʒ19ǈ22ĸ25Ŝ28ǘ29ŧ35Ś39ǖ41ǜ
~hang	56 -12ƈ-8P-7ŕŝŻƩ7IųƋ8qƺƻ9uTĵƛ13Ǟ14ZƧ15ŎƸ18Ţ19ĻŇ21ũ22iĺŞ23ŀ29ŔƑ39V42Ƶ
~hank	78 -16Ķ9Ĺ10aiķǜ12ƴ16t18ļ29k
~hap	50 -14Ň-10V-8Cŀ-7GŁƈ7iŖƙƜƞ9ņōǝ10H11Yǩ12UŗƉƫ13ŝţſƨƮ16ǔ17ǘǣ18Ƴ19Ŀ20ŞƸ21Ƨ22šŶƛ24ťũűƷǨ25ĺ26Ļ31Ť
~hape	74 -8ƈ9ĵ21Ɖ32Ƹ39ű
~happ	51 -14Ň-10V-8ŀ-7GŁ7ĹŖƙƜ8ƞ9iņǝ10ō11HŞ12UYƫǩ13ŗţſƨƮ15ŝ16ǔ17ǘǣ18Ƴ20Ŀ22Ƨ23šŶƛ25ťũƷǨ26ĺĻ32Ť
~har	57 -15F-13Ş-9Ŵ-8Š-7ľō7kŦƫƴƿǒǔǟ8dƓƻ9ƌǞ10ŻƳƹǃ12Ł13nŅŨų14ǣ17CŘ18ƶ19Ǔ20Ŋ21Ǎ23U24ǩ25Œǜ27Ų31Ǚ33Ƣ35Ơ
~hara	82 9Ǎ42ǜ
~hard	67 -7ŊŠ8ķ9ksŽƇ10ƙǟ11dǞ12ƌ13ƹ14Ƴ17Ǚ18Ũ29U31ǩ
~hare	72 10ƫǔ12Ǎ18ǆ19ųƠ20nŊ22Ř26Ƣ31Ų
~harg	72 -10Ş-9Ŵ9ơ10ŦƴǒǙ11ƿ12Ɠǩ15Ż18Ņ21Ł25Ơ35Œ
~hari	85 -14F-8ľ-7ǩ7Ų10Ǎ15T22Ƣ29ƶ
~harm	87 -7Ɲ17ƻ32Ǔ
~has	50 -10nx-8DŤƼǞ-7PYǇǑ7Ɠƻ8q9ŷƉǍ10BšƚƺǣǦ11ŐŴƑǌ12ł13Œƕǚ14ŃœŔ15jƒƙ16ƛƪƴǛǜ17ŖşŮ19vŹ20Ƌ22ţǂǗ23Łſ24h
~has>	50 -10nx-8DŤƼǞ-7PYǇǑ7Ɠƻ8q9ŷƉǍ10BšƚƺǣǦ11ŐŴƑ12łǌ13Œƕǚ14ŃœŔ15jƙ16ƛƪǛǜ17ŖşŮƴ19vŹ20Ƌ22ţǂǗ23Łſ24h
~hase	86 15ŧ30ƒ
~hat	20 -22ŷ-21Ź-18ĴǇ-16sŬ-15ńǐǠ-14UƟ-12xŰƢ-11zNųƤ-10ŊǦ-9O-8nFŁ-7ŜƲ7rŃśƋƎƛƬǕ8YřůŸƃƙƝƱǋ9SűƕǗ10pwŕǙ11aILZƅǉ12jqŘƉƘƷƼ13ƌƑưǎ14d15ƧƵǊ16hĸƓǞ17lDJŭžƊ18ƶ19moŲǓ20vTŠƠơƦƪƺƽ21WŔūƳǥ22ĶũǏ23CE24Qǩ25bPľłőŝŦ26GXƩ27gƔ28ŅňƇƒǃ29RŨ30ķŉǈ32BŖƻǄ33Ŵ34ŎƗ35ĻĿŗŤ38œ40Œ41Ĺ42ŀō43ĺ44Ş49ť55Ň61Ū
~hat>	20 -22ŷ-20Ź-18Ǉ-17Ĵ-16sŬ-15ńǠ-14UƟǐ-12xŰƢ-11zNų-10Ƥ-9ŊǦ-8FO-7nŁƲ7ŃŐśŢŻƛǕǙ8rYřůŸƋƙƬǋ9qSűƃƌƕƝƱǗ10pwŕƷ11ILZƑ12jŘƅƉƘǉ13ưƼǎ14dž15ƒƵǊ16hĸǞ17lDJĶŭƊƓ18Ƨ19ũŲƦƶ20movTŠƪƺƽǓ21PłŔŝūơƳǏ22WŉƠǥ23CEƇ24Qǩ25bľőƩ26GŦ27XƔ28gŅňǃ29ŨƗ30Rǈ31ķ32BǄ33Ŵƻ34ŎŖ35ĻĿŤ36ŗ39œ42Ĺō43ĺŀ45ŒŞ49ť55Ň59Ū
~hate	74 -12Ə7Ƈ8şƷ9K10ũ11aqư14ŉ15PĿŝŤ
~hatl	86 -11Ƨ22Ķł
~hatv	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
~hau	82 -17Ū-9Ǜ-8ƪ12ŭ13Ŵ15ů18ƥ27ǐ33Ų
~haul	82 -17Ū-9Ǜ-8ƪ12ŭ13Ŵ15ů18ƥ27ǐ33Ų
~hav	31 -18Ƨ-17Ǆ-16ů-14LŀǊ-13P-12M-11gŠơ-10HŘŷƕǌǎǧ-9pUĿł-8qKœƅƞƤƭ-7jnQTŔŴƠƩƬ7dŐŜƆƖƮǩ8kwľŕťŻƍƽ9FJŋŧŰƀƳǏǔǠǡ10sňŉōšƋƜƾǢǣǤ11ņŖǘ12IŪǅ13iķŸŹž14Sŝƪưǈ15NŃƚƛǆ16aż17lşƑǓǝ18mZƁ20Ɨǜ21ĶţſƃƎƘƵǋ22Yǥ23Ŏŵ24fƌ25ŗŚŢƱǇǒ27Ư29OńőƼ31u32ŏ34Ʀ38ƨ
~have	31 -17ƧǄ-16ů-14Ǌ-13yLPŀ-12ǟ-11gMŠơ-10ƕǌǧ-9pHUĿłŘŷǎ-8xœƅƞƤƭ-7jnqKQTŴƩƬ7dŐƄƆƮǃǞ8wťƍƖ9kFŋŕŜŧŰŻƀƳƽǏǔǡ10JŃňŉōšƋƜǠǢǣǤǩ11ņŖƾ12Ūǅǘ13IķŹž14SŸƪư15Nƚƛǆǈ16aŝż17lşƑǝ18mZƁǓ20Ɨǜ21ţſƃƎƘǋ22YĶƵǥ23Ŏŵ24f25ŗŚƌƱǇǒ26Ţ27Ư29OńƼ30ő32uŏ34Ʀ39ƨ
~havi	78 11x12Ń13t15s20i26ǟ31ľ48y
~hbo	70 7Ťǩ8GƟƤ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~hbor	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~hda	69 8Ǘ16Ŝ21v22p26c33d
~hday	70 9Ǘ10d16Ŝ21v24p30c
~he>	21 -25Ň-24i-22ő-21Ļ-20ŏ-19ōŖƤ-18Tƣ-15ŸƴƸ-13HPňŝ-12NŢƂ-11zš-10uGƬ-9LVǖ-8Aǎǝ-7ŃŊ7bĸŋŠſƓǇǉǑ8nDŐƒƶǡ9fJƘǛ10dwĶŰŽžƜƭ11ŅŗűŶƳǃǓ12ŌƁưƵƽǈ13ľŭƎƻǁ14ĺĿŤŷŻƨǏǤ15śƗƥǋǗ16ołņŮƏƚ17ŧƅƙƧǊǣ18ƇƐ19pƋ20ŕƪǆ21eƈǥ22UĽŁƟƷǦǨ23křŦƊƌǧ24tvƢǅǐ25E26ƞǂǍǞ27ŚƄǌǟ29sƑƛƮ30hůƫ31ŀųơ32Ǣ33q34Ɩ35yūŬŹ36Ŵƕ39ź40x41Ǡ42Ơ47r
~hea	46 -13ǋ-11vwƱƳ-10czź-9ŏūƨ-8pPňŶƛƜƾǆ-7Ļłŝƶ7lDŠŵƆǗ8aƂƲƴ9ŎŔƭƺ10ǃ11ļǩ12uǏ13kņŞ14ŅŌ15xy16sUŨ17Ň21Ŝ23W24Ŀ25h28jľ30ƃ37Ƽ41ƽǇ43Ɛ52ǂ53Ƹ57Ƌ
~head	68 -13Ʊ-11ź-10v-8Ɯ7a8dƗ9Ś11ľĿǜ12V13n15Ʋ17k18ŌŨ24Ş28y67Ǉ
~heal	55 -14z-8Ň-7sƨƾ11Ǘ12ƴƼ14x23W31ƽ40ƃ54ǂ72Ƹ
~heap	79 -8c8Ŧ9r12Ɓ16œ19Š21ƭ30Ņ33ľ
~hear	56 -12w-11ǜ-10ūƳ-9ň-7ƶƸ7NYƉơǨ8fitWŤƁƹ9ŋŮƍƺǂ10DƐǝ11gŵƂ12l13Ŕƈ14Ŏ17ļ18uņ21ƽǩ22Ŀ29sŇŜ32U36h37Ƽ
~heat	71 -15ǋ-14U-10V-9iƛ-7ƞǆ13Ɔ18ǃ52j71Ɛ93Ƌ
~heav	87 11ǎ13Ư14ǈ26Ǐ
~hec	56 -12ƒ-10Œ-8Ł7ŢƢƯǟ8cJĸńǐ9KŏƪƭƸ10ƨ12ŐǕǠ13ǏǢ14ƫǜ15eǒ16qǉ17Q18Ĵǖ19WZ20YƬ24Ɵ27Ŧ28Ʈ29ƾ
~heck	56 -12ƒ-10Œ-8Ł7ŢƢƯǟ8cJĸńǐ9KŏƪƭƸ10ƨ12ŐǕǠ13ǏǢ14ƫǜ15eǒ16qǉ17Q18Ĵǖ19WZ20YƬ24Ɵ27Ŧ28Ʈ29ƾ
~hed	63 -8ǩ-7Ǐ7rY8Ɲƹǡ9mƖ10ĺ11Ƙ12Ɖ14ņ16H19Kƪ21R23Ɗ24Ʒ27f68Ƒ
~hed>	65 -7Ǐ7rYōƖ8ƹǡ9mƝ11ĺ12Ɖ14ņ17H20Kƪ24ƊƷ28f52Ƒ
~heds	89 25Ƒ
~hedu	82 9Ǣ16Ƙ28R
~hee	68 -8x9fŀ10uǣ12Ś16ǐ17Q18şŷ19i21ł22Ź24ŵ33ų
~heel	75 -7x10ŀ18ǐ20şŷ25Ź27ŵ36ų
~heet	75 11fǣ12u14Ś24ł
~hef	87 11ţ14Ť34ƀ
~heft	87 11ţ14Ť34ƀ
~hei	60 -8ŭ-7Ł7őŝƳ8ľ9Ǘ10z11Ś12Ǒ14yŧƢ16ǓǕ17ǐ21v28Ŕ33ǈ35Ʊ36ƺ46Ņǒ
~heig	78 47ƺ
~heir	61 -8ŭ7őŝƳ8ľ9Ǘ10z11Ś13Ǒ14yŧ15Ƣ16Ǔ17ǐǕ21v29Ŕ34ǈ35Ʊ47Ņǒ
~hel	63 -11k-7ŏ7ŀǉ8vŒ9Ǒ10sŢ11ŝ12Ņ13Ʋǈ20ĵ21ňǩ22A27z29Ǉ33m34Ĺ
~hell	89 7Ň20Ņǩ
~helo	82 44m
~help	66 -10k-7ŏ7ǉ8ŀǩ9vŒ10sŢǑ12ŝ14ǈ21ĵ22ň23A28z30Ǉ36Ĺ
~hem	51 -24Ʊ-20ǧ-14ŀƞ-13Ĺ-12Ŷ-8AƓǖ-7aźƃƠǩ7śƻ8egPŰŷƄƘ9šơ10wŬž11ŔƬ14şǐ15żƶ17SŒ18x20œ22ŧǈǚ26Ǔ29Ǒ30ǒ31y34ő35Ư36ŞŢ42Š49ŝ
~hem>	52 -24Ʊ-20ǧ-14ŀƞ-13Ĺ-11Ŷ-8AƓǖ-7aGźƃƠǩ7śƻ8gŰƄƘ9ePšŷơ10xŬž11wŔ12Ƭ13ǚ14şǐ15ƶ16ż17SŒ21œ22ǈ23ŧ27Ǔ29Ǒ31ǒ32y35ő36ŢƯ37Ş43Š50ŝ
~hemi	89 16ǚ
~hen	38 -25Ť-19l-15ĺ-14aŁ-13Şǋ-12ơ-11jƱƵǨ-10Bŝǃ-9iIŀǟ-8quPUŪŷƪƬǗ-7NTYķŅňţŦƗƜƮ7ũŲƇƐƠƽǜ8ŘƙƚƲǈǧ9ŗśŜƀƿ10Ǚ11fĹłƋƌƶƼƾ12rŻƁƫƴ13ĶƷƹ14ĸƳǛ15H16yŸƭǝǞ17ŖŹƈǢ18vĵſǅ19g20ǂ21d22Oǎ24RVōƧ26Ɵ29ƅ30Ɩ32s34G36Ńő37S43ŕ49ť52L
~hen>	39 -24Ť-19l-14ĺŁ-13aŞǋ-12ơƵ-11jƱǨ-10iBŝǃ-9ŀƀǟ-8quCPUŪŷƪƬ-7INTYķŅňřţƜƮǄǗ7ŨũŰƇƈƽ8ŘŲƠǈǜǧ9ŗƙƚƿ10ĵśŜǢ11ƶƼǅǙ12rĹłƋƴƹǏ13ĶƁƫ14Ʒƾ15ĸƳǛ16ƭ17ǝǞ18yHŸŹƌ19vGŖſ20g21ǂ22dO23S25RVōƧ27Ɵ30ƅ32Ɩ33sǎ35ő38Ń42ť45ŕ53L
~hend	75 -20ǎ-15Ǐ-7Ŧ12Ʋ13Ɛ14Ż15ĵǅǢ16ť20ƈ29S31G
~hens	80 -12ƌ13Ţ15f18C20Ǆ37ƀ
~her	31 -43d-22Œǅ-19T-18ǎ-17Ƭ-15Ƙ-14LĺŶ-13ť-12NŎŭƸƼǐ-11OŦƅƺǟ-10xŃœśŸƕƻ-9aĽƇƌǌǣ-8ŐŧƓǒǖ-7ĹƖ7ĵƂ8hFŵƈƦƶǝ9ŏřŞƠƧƪ10ųƎǃ11kŢƙ12ipJƾǍ13qĶļŤƚ14yƉƩƲǛ15SŘƁǂ16ŊźƍƛǦ17uVǄ18ŚƱǗ19Ɲƣ21ŷŹƷǁǨ22fƑ23ōž24D26ŜŝşŰſƞǋ27BHƨƳ28zCQńƽǈ31Ɵ32oƤ34sŅ36l37jM38n39Ɗ44Ŵ52G
~her>	46 -36d-32ǩ-26Ƹ-14Ŧŭ-13ƪ-12a-11ĻƬ-10LWŜƗǐǥ-9XƜƦƶǢ-8gŌƃƝ-7mCVĽŇŎŒƘƞǄ7bnķņŶǞ8ŏŬż9qľŋŵƴ10ZƯƵ11rHŊ12łžƎƟ13jtvĴŷ14yIǈ16KǇ18Ʈ20wųƷ22ƛǁ24sźǂ26Ƒ28Ź30zB32p34ƽ37Ņ40ńş48oƳ52Ŵ55ƨ
~here	33 -21ǅ-20Ŷ-19d-18Œ-17Tŀǎ-13tKŐ-12xœ-11ĺťųƵ-10bpŨŸƘƬǇǊǑ-9NOƅƕǟ-8IłņŋśŻƇƺǆ-7vŃŎƌƒƖƮƴƼǉǣ7hXŌŬŴźƏƲǀ8qĸŖŵƄǁǓǔ9mUšƂƜƷ10ĶŉŊƃƈƶ11ĵţƗƚƾ12řƠƧǝ13FĻƪ14Ţ15kuJŘƙƦ16ļŤǈ17ƁƉ18iƍƩǦ19ƱǛ20SŷƣǍ21ǩ22sŚǗ23Vōǋ24fƟǄǨ25H26ſƝ27D29Q30jŰ31nƞ32ŝ33C35Ŝ37MƤ42l44Ɗ58G
~heri	86 12ŻƜ13b14ƶ36ŀ
~hers	70 -10Ʈ-7ŭ7Ǒ8ŀŽ10ƾ12ųƷ13ĶŅ14uƢ15Ş16zB20ǃ23Ʋ27žƽ33Ŵ
~herw	87 10ǂ12v15Ƹ
~hes	58 -11iRű-9H-8ş-7xŨŻ7CŖƁƸ8gĺƉƙƟƠ9ǌ10ƘǇ11QŒ12Ǟǟ14l15AŪƗ16tŋ17nPƒ18Ƒ20mż23U25ư28ŀ31ƺ
~hes>	70 8jŽ9Ƹ10Ɖƙ11Ɵ12Ƙ15g20Ɨ23Ƒƺ25ż31ư
~hese	62 -11iR-10ű-9H-7xş7cqŐǛ8fŖŜƁƸ9CĺƠ11Ǉǌ12Q13Œƺǟ14Ǟ16ǩ17ltŋŪ18Aƒ19nP25U
~hesi	85 -12ǩ46ŀ
~hest	86 31m
~het	86 10ŏƵ11ƀ20Ĵ
~heth	86 10ŏƵ11ƀ20Ĵ
~hew	82 -7Ŷ12Ƃ15I16ų26ƹ
~hew>	85 -7Ŷ12Ƃ15I17ųƹ
~hey	43 -25ǟ-16ŵǞ-14Ĺ-13cŃ-12ĺŠ-11ňƌ-10lƵƷǝ-9tCYĻŀǢǨ-8aIXĴĸņŭƳ-7jPQŇŨŶžƔƶǣ7NŢŰźƈƍƖǇ8ŖƋƱƿǁ9S10ƽǈ12żǕ13zRƁƾǑǓ14yǧ15iŐƦ16ǒ17U18ƻ19ķš20xŗǖ21Ŝƅ23w24ŘƠƧ25ƕǤ26Ƽ27ƪ29Ŧ30ơƴ31W32Œ34Ʈ36v37Ņ45Ş50Ŕ51ŧ55ŝ
~hey>	43 -25ǟ-16ŵǞ-14Ĺ-13cŃ-12ĺŠ-11ňƌ-10lƵƷǝ-9tCYĻŀǢǨ-8aIXĴĸņŭƳ-7jPQŇŨŶžƔƶǣ7NŢŰźƈƍƖǇ8ŖƋƱƿǁ9S10ƽǈ12żǕ13zRƁƾǑǓ14yǧ15iŐƦ16ǒ17U18ƻ19ķš20xŗǖ21Ŝƅ23w24ŘƠƧ25ƕǤ26Ƽ27ƪ29Ŧ30ơƴ31W32Œ34Ʈ36v37Ņ45Ş50Ŕ51ŧ55ŝ
~hic	51 -16Ǘ-13ǚ-9u7cŷƄ8dľŶ9DļƉƕƴǏ10EŀŭŰŻ11ŉŲ12ňƣ13ń14ǖ16Ŭ17R18Jǈ22Ő23ť24CQǐ26ū34Ŵ35ų39Ū
~hich	54 -17Ǘ-14ǚ-9u7bƅƾ8cdŷ9ľ10DļƴǏ11Eŀƕ12ŉŲ13ƣ14ňŪŴ15ńūǖ19JR20ǈ23Ő24ť26CQ31ų
~hick	89 9Ǜ18Ɖ
~hicl	64 7Ǧ8ŭž10ŵ11Ŷ14ūŻ15Ŭ16Ű18ų26Ŵ31Ū34ǐ
~hid	89 9ĵ11c16Ş23i
~hie	82 -9ƚ10ű16ƁǏ25ū28ǂ
~hiel	86 -10ƚ11ű17Ɓ26ū
~hif	83 8Ǉ12U26ǎ48R
~hift	83 8Ǉ12U26ǎ48R
~hig	62 7Ƅƚ8CƏ9y11œŔų12ƁǓ13Ř14mŬ16lƠ18ůƙ26Ǧ31Ƽ40ŗ41ƣ
~high	62 7Ƅƚ8Ə9y11œŔų12ƁǓ13Ř14mŬ16Ơ17l18ůƙ26Ǧ31Ƽ40ŗ41ƣ
~hik	86 12g13Ş16ĺ27œ
~hike	89 9Ŕ14Ş15œ16ĺ
~hil	64 -9ŭǩ7Ʊ8lŲŻ9ŹƜǨ10ųǠ11yŇŉŶƫ15Ś17Ǝ18vw20Ƥ21ǝ22ŧ27ő29u40Ư
~hild	70 9Ʊ10Ź12yƫ13lŶ20v21w28Ư33u
~hile	71 -9ŭ-8ǩ7ǅ8ŵ9Ų11ųƜǨ12ŇǠ13ŉ16Ư17Ś19Ǝ23Ƥ25ŧǝ32ő
~him	68 -24Ƹ-13Ƽ-11ơ-10ň-7Ʀ7r8Ư9ņƢ10A11ź13ǌ15w18Ŝ19tƷ23o32ǂ36Ɛ40ƨ45s
~him>	71 -25Ƹ-13Ƽ-12ơ-10ň-7Ʀ8gƷ9rtƢ10AņƳ11źƯ14ǌ16w19Ŝ25o34ǂ37ƨ50s
~himn	87 -7ǚ46Ɛ
~hims	87 -7q7ƨ8a9z13t15Ʒ
~hin	37 -14Ō-13nIœ-12lF-11sxSů-10ňŋŒŜŬžƧǇ-9cvőǁ-8zJRŐŮƟ-7tTźƁƌƔƠǔǗǙ7yXƂƲ8jYľųƐưƿ9AĻŞŠƞƸǂǐǓǛ10BĴƈǞ11pPĸſǦ12ŶŻƳǝǟ13ZŀŖŘǖ14ŪƼ15ł16HŃŹƦ17ĺŏŲƉǕǘ18űƥƯ19gşũǢ20UƄƹ21Ŕƻ23Žƍ24ŝƘ25ǩ27Ň28iǏ29Ɨ31ƨ32Ƭ33ţ34ōƶ35ŉ38r41Ŀ
~hin>	65 -16Ş-8ů-7ŏ7H8ENYłŻ9ţŹƐ10šƏƯǖ11UōƘƻǘ12qű13Ūƍƨǐǥ14ń15ş16Ŷ18ť19ĺŽ21Ŀ25Z
~hind	71 -8Ĺ-7x7Ķ8ƙ11ĺ12Żƃ15u16Ƴ17Š19ŷ21Ź22pųƶ
~hine	70 -11ŏ-8Ŧ9ǖ11ƛ12Ƽ28j31Ǣ32ǝ55Ǐ
~hing	40 -14ťžǝ-13H-12IŌ-11FV-10anGš-9sySĺňŜŷǇ-8ńŋŬƤ-7lzMŐőŒŰƟƭ7kĵūŶ8ĴĸƯƽǦ9rżƳƻǏǩ10ŔŢŪƲǀ11ķƸǄǓǛ12ľƂƞƿǂ13ĹŀşưƼǘ14AŖǕ15UŽſ16Řƈƶǟ18ƍ19PŲƹ20ĻƉ22łƘ23ŃŞƄƥ25g26Ʀ27ũ29Ɨ30ŝ32ōţ33ŏ34i36ŉƨ49Ŀ
~hink	55 -14ƨ-9qĹœ-8ƧǠ-7ZŃƦ7KOƏƤƯǦ8ĴƀƓ9Xķ10Ʒ11ƭǋ12GŠƒǝǞ14hĿƳ15Ƶ16VĺŖ17ű18BŨ20Ŕ24y28ǩ33Ň35H45Ƭ48r
~hio	81 -8ǩ23l44Y
~hio>	89 -8ǩ26l
~hion	86 47Y
~hip	71 8Š9Ƅ10Ǖǝ11Ƴ14Ɖ15ƜƢ18ǆ30Ţ
~hip>	77 7ƫ9Š10Ƅ12Ƴ16Ɖ17Ɯ20ǆ33Ţ
~hipp	78 12Ǖǝ16Ƣ
~hir	68 -12ǈ-10V-9ǘ-8Ʒ7ǡ10x11Ǆǥ12ƣ13ǅ15d16q18Ǒ20c24Ư33ǔ38ǜ52Ǟ57S
~hird	81 9ǡ12x14ƣ16ǅ18d21q
~hire	74 -13ǈ-10V-9Ʒ12Ǆ13ǥ16ǜ20Ǒ27Ư34Ǟ36ǔ62S
~hiri	87 -10ǘ29Ǟ31ǜ
~his	44 -18ų-14ş-13ƌ-12ƄƮ-11ķŖ-10ĸŇŸƉǃ-9ŐƗƬ-8uŒśŝƃǩ-7dgPńōƁƦǟ7oqGƢ8mtxOŷ9ŀŅœ10Xǈ11ƕƭ12cǒ13Hźƽ14Ǌ15ţƨ16łǘ17kpA18M19Ǟ20ƖƳ22s25NŁŹ26BŌ27Ƶ29I30r31jŎ32ĹĻ36a37ŋ42ŏ43Ń47Ŵ49ĺ
~his>	45 -18ų-14ş-13ƌ-12ķƄ-11Ŗ-10ĸŇŸƉƮǃ-9ŐƗƬ-8uŒśǩ-7dgPńŝƁƦǟ7oqJƢƯǁ8mGOŷ9txŀœ10XŅǈ12ƕƭǒ13cź14H15ƨǊ16ł18kpA19M20ƖǞ23s24Ƴ25NŁŹ26Ō27B28Ƶ30I31rŎ32j33ĹĻ37a38ŋ43ŏ44Ń49Ŵ51ĺ
~hist	72 9ņ12Ƽ13Ż16Ƹ18ţ27ƽ
~hit	62 -23Ř-8ŏš-7ǜǨ7ƀƉǘǤ8œƚ9şǚ10žƾǦ11Ɗƻǡ12j16Ũ17J19Y27f31c34a38ĸ56ż69ſ
~hit>	66 -24Ř7Ť8ƀǤ9œƚǘ11Ǧ12žƊ13j19Ũ21Y35c40ĸ44ſ60ż
~hitc	89 -9Ɖ46f
~hite	85 9J13ǚ17ƻ19Ɖ20ƾ
~hits	82 -7ŏ15ǡ39ſ
~hly	65 9Ơ11YƔƗ16Ʈ20ķŮ28Ĵ
~hly>	65 9Ơ11YƔƗ16Ʈ20ķŮ28Ĵ
~ho>	38 -24Ų-20Ū-18Ɣ-16B-14t-13ĴŴŸǢ-12PķŚŢǇ-11fĸƒƣ-10Ňŗ-9HYĺĿŃōŒ-8sxKĹłŏƉǉ-7TXĻŀŊŌŭŽžƗƝưƷǃǄǟ7qŝƃ8lƽƾǚ9Ɵǥ10ſǕǘ12Ǎ13ZǞǧ14Ɓƙ15wŬƤǛǨ18auǆ19Ǘ21ǅǐ22ǜ25QƲ27ƶ28oş29ńŠ30Ǒ32ļƜ36Ƣǩ38ƕ39ơ41Ƴ43ųƯ45Ł48ǔ49nŜ50Ő51ŷǠ53A61ƫǈ
~hob	81 11ǀ51g
~hobb	81 11ǀ51g
~hod	66 -15ƾ-14y-13z-9ǈ-8Ʈ-7u7ſ9ľ10ǣ11ŵ16Ŝǘ17Ʊ19ƫ21ưƲ23Ƥ25ƃ30Ǩ47Ư
~hod>	66 -15ƾ-14y-13z-9ǈ-8Ʈ-7u7ſ9ľ10ǣ11ŵ16Ŝǘ17Ʊ19ƫ21ưƲ23Ƥ25ƃ30Ǩ47Ư
~hoe	81 7ơ9ł12Ś14Ǡ19Ǐ20ƺ22Ƣ28ų
~hoev	89 7ơ10ł24Ƣ
~hol	52 -18Ǌ-11Nų-10Ɣ-9ŌŶ-8H-7qxŊŧƦ7šŨ8lZŁůŹ9ķŦŪƈƉƸƼǉ10ƭ11Ʈ12hō13űƪ14ŞƵǕǩ15tO16Ǔ17ŷ18ŀ19T22ŔǗ23ƿǛ28KŬ30kƩǧ31n
~hol>	71 33ƿ35Ǜ
~hold	59 -12N-11ų-10Ɣ-9ŌŶƈǇǊ-7J7Śƕ8ǆ10i11tŁƸ12ŪƉ16űƮ18Ş19Ǔ20n22Tŷ25ŀ27Ǘǩ33K34ǧ35Ŭ
~hole	63 -10ǩ-9Ǌ-7Ʀƶ7ňư8tuŨũ9ķǂ10šů11l12ŔŦƭǉ13Z14ǐ15hO16kō17ƪƵƼ18Ǖ21ƈ38Ʃ
~holi	85 -7i12U15Ǉ29k
~holl	87 -10H-9ŧ-7B17Ź20Ŕ28n
~hom	48 -17Ő-14N-12ƯǏ-9Mǈǥ-8vPųǋǨ-7ŬŴƬ7Ɩ8gwŹ9hĽǩ10Ĺƛ11Ƈǁ14ůƙƮ16ƕ18ƞ19ITŰƷ20Ɔ22Hź23q25uƒ26C27Ɣ28s29Ɵ33R34Ɠ35n39F40şƅ43l60Ɲ
~home	49 -17Ő-15N-12ƯǏ-10ǥ-9Mǈ-8vPųƬǋǨ-7ĵŬŴ7ƌƖ8gwŹ9hĽǩ10Ĺƛ11Ƈǁ14ƙƮ15ů17ƕ18ƞ19IŰƷ20T21Ɔ23qHź25u26ƒ27C28Ɣ29sƟ34RƓ36n40F41şƅ44l62Ɲ
~hon	61 -13J-9ř-8Š-7ŃƷǅǇ7ľŜǗ8fCŢŪŬǖ9Ň10rǄ12ĺŚś13SŖǟ20O22M23Iź25cŽ32K39ǩ
~hone	63 -13J-10ř-8Š-7ŃƷǅ7i8ľŜŢǖǗ9C10Ň11Ǆ12rś13ĺŖǟ14S15Ś16c21O23M24I26Ž33K42ǩ
~hoo	57 -8B-7ŷǩ7cvƒƢƶ8yQSŻǔ9qǦ11ļŭƗ12aKǟ14Š15śǓ16C24xǛ25ł26l28Ʊ29ź31J40m
~hood	82 -10B10G11ƞ12ƒ16l25C37Ǜ
~hook	87 -7ǘ20Ɨǟ22ļ
~hool	61 7Ƅ8vƢƶ9yQǔ10KŻǦ11qS12ŭ16Ǔ21l26x31źƱ44m
~hoos	80 -7M31Š40ł
~hoot	80 -9ŷ-8Ÿ11ch19aJ23ś
~hop	55 -26D-23ơ-21ǩ-15ƣ-14Ƥ-13i-11Sŀ-10ŏ-8tx7ļ9Ǆǐ10UǞǠ11yǢ14ƗǏ15Ƒǔ16gŠ17ĺƁ18ǖ19ǙǨ21ǅǍ23MXǈ27ńǟǥ30ǃ32ŵ33ǋ37ǌ47Ļ48Ɲ
~hop>	58 -27D-23ơ-16ƣ-14iƤ-11S-10ŏ-8tx-7Ƣǩ7Ǚ8gļ9ǐ10Ǆ11UǠ12yǨ13Ǟ15Ǐ16Ɨ17Ƒǈ18ŠƁǔ22ǃ23Ǎ24ǅ25M29ǟǥ33ǌ36ŵǋ51Ɲ
~hopi	80 -17ǩ11H23X29ǖ54Ļ
~hopp	80 -11ŀ14X30ĺ50ń
~hops	85 9ƢǌǢ11ǈ12Ǩ14ǃ15g
~hor	79 -8Ǘ-7ǂǏ10Ƹ13Ǟ14WŤ20k22ǔ24Ʈ33Ő
~hort	86 12Ɯ15Ť16W27Ʈ
~hos	53 -15C-12ƫ-9ĺǖ-8ĴţŨŬƬ-7alnƋ7Pŕƞ8ESŝũſƯǄǒǡ9ĵńžƅƉƍ10iǊ11FŇƎǔ12Ʀǂ13ZƃǆǨ14Ǒ15Qƈ16AƸƼǇ17ŽƩ18Ő20ŁƑǤ25ƛ26ǐ28Š34Ƣ
~hose	54 -12ƫ-9ĺ-8ĴŬǖ-7anCŨƋƬ7ŕűƜǉ8ſƞǄǒ9EŝũƅƉƍƯǡǩ10iĵńǊ11Ǝ12FŇ14Zǆ15ƈǑ16A17Ǉ18ŽƩ19Ő20Ǥ21ŁƑ26ƛ27ǐ29Š35Ƣ
~hosp	73 -11C-8ǩ-7ţ8V9q10ƃ11ĸ12S14P17ǂ18Ƽ20ƦǨ21ǔ24QƸ
~hot	68 -16D-9BK-7XŨ10Ƙ11ǔ15ǁ16ƒ17Ƌ19ƻ23JŽ26ś29Ƥ31ƍ46j
~hot>	75 -9B9ś18ƒ19Ƌ25Ž35ƍ52j
~hote	85 -9X15ǔ38Ƥ
~hoto	86 -11K23ś
~hou	40 -24ŗ-22S-21Ŭ-19ų-18r-16ő-14Ʀ-13ŉűŶ-11iPYǄǇ-10AŀŒŜũƨǞ-9pĹĿŴƼǈǊǦ-8vńŐŭǐǙ-7jVXĻłŃŖřŞŸƃƐƤǏǖǘǢ7ƊƘ8ƉƚưƸǠ9ŧſƏ11ŏƎ12fsŇƕ13NƖƣ14hZŲǧǩ15KňƂƙǨ16ŵ17O19Ōšƌǁ20LƗ21aƇ23GƓ24ķşƮ25Ɲ26Ɯ28T29Ɔ30HƟ31nFŷƭ33Mƞ34Ʒ35DRǎ36ƒ39Ɣ41ƅ
~houg	75 10x12ư13HƂ17Ŋ20Ţ30ǩ35Ň
~houl	56 -18r-16ŉ-11ũ-9Ʈ-8Ƽ-7Ŭ7Ǩǩ8Iǂ9ĽƄ10hO11ŋ12Ŏ13Lŷ14uMƬƱ15ƶƸ16ō18ŧ20DĴƘ21af22ǧ23ƭ24ň25KN26s32Ō
~hour	67 -10NP8Ư9ǀ12Ƨ13ǉ16U19O25Ų32L33T61R79ǎ
~hous	45 -20Sų-17ŗŬ-14ű-13ǎ-12Ǧ-11Ŷ-10ĴǇ-9YǊ-8UŜŴǨ-7pIƐƘƦǙ7ůǕ8Łǋ9hƊƋƑ10ƚ11Ƃ12ŹƉƏ13T14Ǝ15ƕ16ƌƣǁ18Ɩ19Zƙ20Ɨ22ŷƮ25DƇƷ27M28GH29Ɠ30ş32ķƝ33Ɯ35ƆƟ37F38n40ƞ44ƒ47Ɣ48ƅ
~hout	63 -14ő-11iŗ-9Ʀ-8A7eư8ƈ9ĺ10a11ƌǠ12ľǓ15ƺ19ƭ20Ʈ21ſ23ŏ26Ʒ31Ǩ37š44ŵ
~hov	86 9a11ǈ16Ő18u20w
~hove	86 9a11ǈ16Ő18u20w
~how	29 -22w-20WŐ-18Ƃ-17RŁǈ-16sŌ-14Fŏ-13HQ-11yƵǄ-10AMƛƴ-9DƕƩǞ-8ōŚŜơƢƫƯǥ-7qňŔřƀƝ7fhXĶƪƸƽǂǕ8ŽǋǙ9ųƦ10ŊœŸƑƟƤǐ11ƙƣǆ12ŃţƓ13GŖŦ14jŕšƄǏǡ15vzŵƔ16pĸƃƏƿ17kƚǜ18Żƺǝ19UǅǘǦǩ21Ƭ22bOYŨűƋ23ļŭůǇǑ26łŅŠƞ28cŤŮǟ29Ĵƭ30ǖ31ŗ32ŧƮ33KƳ40ŶƆ41t43x55i
~how>	29 -22w-20WŐ-18Ƃ-17RŁ-16Ōǈ-15s-14Fŏ-13HQ-11yƵ-10AIMŝƛƴǄ-9DƩ-8ōŚŜťƕƢƯǞǥ-7ňŔƀƝơƫ7fŎƪƸƹƽǂǕ8hXĶŽǋǙ9ųƄƦ10œŸƑƟǐ11ŊƙƣƤ12ŃţƓǆ13ŖŦ14jGǏ15zĸŕšŵƔ16vƃƏƿ17kpƚ18Żƺǜ19Uǅǘǝ20Ǧ21ǩ22bOYŅűƋƬ23ļŨŭůǇǑ25ŗ26łŠƞ28cŤŮ29Ĵƭǟ30ŧǖ33KƮƳ40Ɔ41Ŷ43x46t47i
~howe	85 12Ņ15Ň16B
~howi	87 8ǧ12I16Ƅ
~hows	86 12ǒ14ť18ŗ29ǡ
~hr>	89 -21ǈ-7Ǡ14W26Ƨ54ǜ
~hre	85 11ǜ12Ŏ
~hrea	87 12ǜ
~hri	85 8Ƌ20dD21k
~hris	85 8Ƌ20dD21k
~hro	51 -11Ɣ-9Q-8ǩ-7Ĵŏǟ7lļżƮƱƻ8zšƦǝǣ9ŖŵǦ10ƁƆ11ZŬƧ12ś13Őƚ14ƌǥ15jnĸũ16Ŋŧ17Ƴ19ŤƜ20ŗƨ22ǎ23ƕǖ25WŨ
~hroo	85 10Ɗ13ƌ21Ɔ
~hrou	51 -11Ɣ-9Q-7ŏǟǩ7lļłżƮƱƻ8šƦǝǣ9zŖǦ10ŵƁ11ZƧ12śŬ13Őƚ14ǥ15ĸũ16jnŊŧ17Ƴ20Ťƨ22ŗ23ƕǎǖ25W26Ũ
~hs>	63 -11pƠ7Ǥ8Ɵ9ŕ10Ɔ11ł13vĺ14G15Ǆ16Ĵŧǈ17u18Ůųƃ22ŒǨ28Ʈ30Y
~ht>	36 -15T-12BŤ-10W-9Ş-8ƔƳ-7mRķŘ7deqwKĿŃőŨųƬƻǄ8QĴŖŸƩǔǝ9ŢůƐǛ10ESĺŌšŲơƽ11lMXŇŗƿ12řƓ13ōŏŝŠŶƌƮǜǟ14aƅƷ15orĻƜƦ16HP17Iǃ19bNŀŎŰǖ20ư21iŊ23ǎ25ŧ26ƒǏ36ƺ
~hte	68 -15b-12d-9m-7Ÿ7ś8BƷǞ10L13U14Ű16ŕ18yƱ22Ź23x26v31u32w
~hter	68 -15b-12d-9m-7Ÿ7ś8BƷǞ10L13U14Ű18yƱ23xŹ26v31u32w
~hts	73 -9P-8Ŷ-7i7D8nĿ9Ƥ10š11Ų12Ż13H14x16y18U32R35Ň
~hts>	73 -9P-8Ŷ-7i7D8nĿ9Ƥ10š11Ų12Ż13H14x16y18U32R35Ň
~huh	77 7g9y10ǟ11Ə13Ņƞ14ĺ16j18Ŷ25Ũ
~huh>	77 7g9y10ǟ11Ə13Ņƞ14ĺ16j18Ŷ25Ũ
~hun	81 -8ƈ7m8Ź11Ư14gƞ19ǅ33H
~hunt	85 8mŹ12Ư15g36H
~hur	59 -10Ʈ-9Ƴǩ-8ſ-7A7ư9Bƙ10o12tŭ15O16Ɯ18Ťƍ20ĸ21ƶǚ22X23ţ25Ǚ29Ń30ƚ31ž36ƃ43ǣ
~hurc	80 -10ǩ8ļ10ư14oB17ŭ18t30ƶ
~hurr	75 -9Ŀ12ƙ19O39Ń40ƚ
~hurt	62 -10Ʈ-8ſ-7AƳ7Ŀ17Ɯ19Ťƍ22ĸ23ǚ24Xţ27Ǚ34ž38ƃ46ǣ
~hus	56 -16ƾ-14d-13Ƹ-11Pƹ-10Q-9vƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15nƳ19f20ż23Ŵ24ŲƷ30t32psǂ33rƨ35q38o
~husb	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15Ƴ18n19f20ż24ŴƷ30t32pǂ33rs34ƨ35q39o
~hust	89 -8Ŷ41Ų
~hut	71 -7Ĵƙ9Ɵ10ƚ13ũ20ŋ21ǎ23a34ƛ57ǝ
~hut>	76 10Ɵ22ŋ24ǎ39ǝ
~huto	87 -8Ĵ18ũ39ƛ
~hwa	86 -7Ʃ11Ə12Ơ21Ɓ26ů
~hway	87 -7Ʃ11Ə12Ơ21Ɓ27ů
~hy>	59 -18ń-14œ-13ŧ-9őƔ-8ňŉŒ-7ļŝƨ7AľǦ8ǆ10Ǥ11Ŀšǜ15xņƸ21ƻ24B25rƴ28Ƶǩ30Ĺ37Ŷ40ŀ44Ŕ48ĺ49Ţ
~hyd	77 48Ə
~hydr	77 48Ə
~hyg	89 11ǈ22P
~hygi	89 11ǈ22P
~hys	77 21ƀ23Ƹ24ǁ42ƾ
~hysi	77 21ƀ23Ƹ24ǁ42ƾ
~ia>	80 9l11ǘ12D13Ÿ15y17C24ų28Ŷ
~iab	58 7Ʃ8ǥ9ǂ10ŗ11Ǜ13ǚ14ơƼƽ15Ƃ19ǌ28ƀ32ǡ41ž
~iabe	80 12ǂ20ƽ21Ƽ
~iabi	59 8ǥ11Ǜ14ơǚ15ŗ16Ƃ20ǌ29ƀ33ǡ34ž
~iag	82 14uƽ43Ƽ
~iagn	83 15ƽ43Ƽ
~ial	59 -12Ƃ-8Ɔ-7Lǩ7aǢǥ8ĶƦƴǕ9Ʈ10ǆ11Ǡ12ĸƖǍ13B14ƞ15ǋǦ16Ưƾ17Ɖ18ƘưǗ19A24ƿ25Ǆ32e33I
~ial>	60 -12Ƃ-7LƆ7Ǣ8aǥ9ĶƦƴǗ12ǆ13Ǎ14B15ƿǋ16Ǧ18ƞ19ư26AǄ31Ƙ33eI
~iall	85 -10A14ƿ15Ʈ17Ư19Ɩ20ĸ
~ials	86 11Ő12Ǡ13Ǘ14Ǖ27Ɖ
~ian	74 -12h-7dĽ9fƯ10ƅ11o13ƾ15p16Ɲ17q19ǈ41Ʋ
~ian>	79 -8Ľ10Ư11ƾ18q44Ʋ
~ianc	87 -8dĽ11f13o18p21q
~iar	67 22Ľ23Ŗ33ƫ
~iar>	87 29Ľ30Ŗ
~iary	68 33ƫ
~iat	85 11i12Ŋ19ŝ27m
~iate	85 11i12Ŋ19ŝ27m
~ibe	83 -8Ţ8ƣ9ƸǍ11ƻ16ş24Ő
~ibe>	87 8ƣ9Ǎ10Ƹ
~ibl	58 -15ƿ-9Ɔ7œŨ8ľǩ11ƀ12ƽ13Y14Ɓƚ15Ŏ17Ŧ19ň21ŭ24ƹ40Ř
~ible	58 -15ƿ-9Ɔ7œŨ8ľǩ11ƀ13Y14Ɓƚ15Ŏ17Ŧ19ň21ŭ24ƹ42Ř
~ic>	68 -16Ǆ-10mũƪ7ĺ8Ūƛ9Nļ10Ǖ11KŇŻƼ12ťŵ14ůǖ16tƥ19Ƌ21Ŏ31ǩ39ƾ
~ica	55 -9Ŀ-8ǩ7ņƽ8ƙǄǚ9Ōƻǃ10QƴǗ12WĴūƋǂ13ƀ14ǈ15źƸǑ16ŀƿǌ17Ƽ18ƾǒ22ƃ23ǧ24ǁ29ƚ
~ical	63 -12ƻ-7ǩ7ǎ8Tƿ9ņƽǄ10ǂǚ12QǗ14ĴƋ15W16ƀ17Ƹǈ18Ǒ19ŀ21Ƽƾ26ƃ28ǁ
~ican	80 -10Ŀ13ƙ44ƚ
~icat	61 7S10ƿǃ11Ō12ƴ14ū17ź18ǌ20ǒ21ƻ26ǧ
~ice	46 -23ǟ-22ǩ-14nǇ-11vC-10Ƶ-9xTŗǓ-8ķĺőŖŧǔ-7lLřŵƶƷ7Ɨ8PŊƞǍǕ9dţūůű10cœǀ11ŀƬưǘ12BĽľǉǋ13ń14ŎŒŝŢƒ15oƘƝǄ16Ĺƕ18RŜ19jXơǈ20ł21aM22Ź23UŅ24ŠŷŽ27ǚ47Ÿ
~ice>	50 -24ǟ-20ǩ-14Ǉ-10CǓ-9xTŗƄƵ-8ĺ-7vLŧ7FQĵĿşƪ8aśŜƏǉǊ9PĽ10ŊƞǕ11ţůű12œŽƬ13Bŀưǋ14ńǘ16jľŎŒŢ17ŝƒƝ18Ĺ20R22X23łơǈǚ24M26UŅ27Š
~icen	59 -12n-7ő7cǨ11Ƅƺ12Ǜ15ū16doǀ19a31Ź34ŷ63Ÿ
~icer	85 10j38ƕ
~ices	76 -9Ŀ-7ǔ8ń9ǚ10Ǡ12Ɨ17Ǎ21ŜƘ22Ž24Ǆ
~ich	54 -17Ǘ-14ǚ-9u7bƅƾ8cdŷ9ľ10DļƴǏ11Eŀƕ12ŉŲ13ƣ14ňŪŴ15ńūǖ19JR20ǈ23Ő24ť26Q31ų34C
~ich>	54 -17Ǘ-14ǚ-9u7bƅƾ8cdŷ9ľ10DļƴǏ11Eŀƕ12ŉŲ13ƣ14ňŪŴ15ńūǖ19JR20ǈ23Ő24ť26CQ31ų
~ici	61 -8Ƽ8ƵǛ9ƕǦ10ƾ13qƖǒ14ǈ15Ƙ17ǂ19ƻ28şƫ31ǥ
~icia	67 12ƾ15qƖ17ǈ32ƫ
~icie	67 9Ƶ10Ǧ14ǒ17Ƙ32ş35ǥ
~icin	85 -11Ƽ13ƕ25ǂ28ƻ
~ick	52 -18Ŧ-13ǩ-11ŗ-10ǃ-9ŢƮǓ-7ƄƯ7dŋŝŤƹǏ8OYŜ9XļŀƉ10Kų13Ŋƭ14Ŕŭ16iƽǨ18LWĹ19ł21ŧ22ǘǟ23ǐǛ24Š25ŶǠ27ĺľ30Ř39Ƈ41Ż
~ick>	60 -9Ʈ-8Ţ-7ţǩ7ŧƣǍ8Ļřűƽǉ9dxIŋŤ10ŝƹ11ŜŠ12LŶ13Kľ14ĺ16Ŋƭǘ22WǛǨ23ł39Ƈ
~icke	62 -10ŗ-7Ƅ8Ʋ9ƕ12Ɖ13wNļ15ţ19ĺ21Š23Ŕ25ǟ26Ř52Ż
~icki	81 -11Ǔ10ľő12Ĺ15X19ŀ33i
~ickl	85 -18Ŧ12g15NĹ20Y21ŧ28Ŷ
~icks	83 -12I8ǐ9ŭ12Ƨ14L15Ƈ17Ř18ľ
~icku	82 -12ǃ7OǏ12ž18ŭų31ǐ
~icl	63 7Ǧ8ŭž9ŵ11Ŷ13Ż14ūŬ16Ű17ų18ǆ26Ŵ31Ū32ǐ
~icle	63 7Ǧ8ŭž9ŵ11Ŷ13Ż14ūŬ16Ű17ų18ǆ26Ŵ31Ū32ǐ
~ico	80 7Ņ24ƹ29ń49ĵ
~ico>	86 31ń53ĵ
~icot	89 26ƹ
~ics	82 7Ɨ8Ƙ18ǩ21ǈ33Ž
~ics>	82 7Ɨ8Ƙ18ǩ21ǈ33Ž
~ict	68 -9ǩ-7q7Ǆ8ĶƇ9ŴƅƏǔ10Ťƞ11nūǓ12QƸ14Ʒ18Ƭ19ŭ20Ŀ22f25ś
~ict>	85 12Ə13ǔ14Ǔ16Q
~ictu	72 -8q-7ǩ8Ķ9Ƈ10Ŵ11Ťƞ12nū15Ʒ19Ƭ21Ŀ24f27ś
~icy	47 -13Ǧ-11ĺ-9IŬƔ-8Z-7ŀŊ7ƀƙƥ8Ŝ9šƛ10ƨ11Ɓ12ŢƖƢ13ƚǏ14Ƭ15Ĺ16ŐƓ17Šơ18ƧǢ19ľǥ20ǡ21ŗƪ22ő23ŕŖſƵ26ŷ27Ś28Ʀ29Ʃ34ŏ35ř
~icy>	47 -13Ǧ-11ĺ-9IƔ-8ZŬ-7ŀŊ7ƀƙ8Ŝ9šƛ10ƨ11Ɓ12Ƣ13ŢƚǏ14Ƭ15Ĺ16ŐƓ17ơǢ18ŠƧ19ľǥ20ǡ21ŗƪ23ŖſƵ24őŕ26ŷ27Ś28Ʀ29Ʃ34ŏ36ř
~id>	34 -24Œ-17ǎ-16zĻų-14RŌ-13oŘžƧ-12AJŚ-11ILUŇŷǃ-10sľŁŝƤǕ-9PĸŭƗƟǇǈ-8CŀƮƯǄǍǛǟǠ-7iQłŃşŰǖǗǧ7ƙƲƾǆǙ8rtFōƞƥǓ9ĿƚƱƺǊǞ10pƹǂ11dfjxƈ12qǘ13lƶƼǏ14wĹŎŜźƍ15řǜ16ŉ17ťƔƩ18Ŗŵƅƫ19ţǩ20cőƬ21ƽ22ƕ23Ź24SńŸƄ25Ŭ26ĽŠǤ27ň28š30kŤũƒƴ32mƳ33ļ34ņŨƌǅ35Ŕ36G37ŧ39Ņœ54Ŧ64B
~ida	78 11U14Ǉǚ15ƃ17Ǆ18A25H27k
~ida>	89 28H
~iday	85 -7i12U15Ǉ29k
~idd	78 -8Ź11vL15a17i21N
~iddl	79 -8Ź11vL15a18i21N
~ide	47 -14Ƹ-11SƮ-10U-9Ũ-8ŹǏǞ-7aQĹŒřŪǉ7nqt8ZœŧƣǇ9iCŬŰ10ķǂ11Ɖƍ12jŔǍ13MŊťƛƵǄ14gTƕƗǀ15ŁƇ16Y17ūŵƝư18uƥǢ21ƃ22ƁǠ23ŐƦ26żƪ29ł33Ų
~ide>	54 -16Ƹ-11ǩ-10nż-8UǏ-7sMQřŨŻǞ7ĶőŠ8ŔƌƵƽ9Ǜ10q11itAœŧūƣ12gCTŰ13Ɖƍǂ14Ŭ15jƗƥ17Ǎ18Ƈ19ǀ20Y21ư22Ɲ26Ǣ28Ǡ30Ɓ32ŵ38ł39Ų
~idea	78 -11ĺ7ĵ9T10sŔ11BVƵ24Ň27Ŋ
~ided	87 -12Ł13Ư16ƛ18e27ĺ
~iden	62 -10SŇ-8ŵ-7Ʈ8dƳ10Ŕ11ţ12G15ūǄ18ť19n21ƕ26ǩ27ƃ28ƪ46ż
~ideo	85 11g37M
~ider	83 7ƨ12wŉ17Ő
~ides	65 -8ǉ7Ɯǔ8ń9Ƣƥ10Wų11ŷ12ǈ14ŐŴǇ16Z22ķ25u27Ł29Ʀ
~idi	76 7ĵ12ǀ13ŭ24Ł46Ƈ
~idin	76 7ĵ12ǀ13ŭ24Ł46Ƈ
~ido	85 9ƫ12Ǩ13Ʒ20Ƴ24f
~idow	85 9ƫ12Ǩ13Ʒ20Ƴ24f
~ids	56 -12Z-11o-7ķƆ7qLńŨǛ10ľ13ƍƜ19ƫƭ21nƲƶ22Ź27vƯ30w32Ʊ39y42x63u
~ids>	56 -12Z-11o-7ķƆ7qLńŨǛ10ľ13ƍƜ19ƫƭ21nƲƶ22Ź27vƯ30w32Ʊ39y42x63u
~ie>	71 -13ǒ-12Ǩ-9ƞ-8ĺƋ-7z7lH8mƇ10Ʈ11VƖ12fǩ16Ƴ17Ő18Š22Ʀ24h25łƽ32Ƣ42Ŀ
~iec	87 8Ʊ14Ǣ23Ŭ
~iece	87 8Ʊ14Ǣ23Ŭ
~ied	61 -11S7ŧ8Ɩƚƫ9ǘ11ŶŽ13Ǐ14Ư15ĿŢ16ŝǤ18Ʒ20Ʀ23oǨ39fƴ48Ƴ
~ied>	61 -11S7ŧ8Ɩƚƫ9ǘ11ŶŽ13Ǐ14Ư15ĿŢ16ŝǤ18Ʒ20Ʀ23oǨ39fƴ48Ƴ
~iel	78 -9ƚ9ű11ĸ12Ś14Jǈ15Ɓ23ū26a
~ield	78 -9ƚ9ű11ĸ12Ś14Jǈ15Ɓ23ū26a
~ien	55 -12Ŀ-11Ǆ-10Ʈ-8ǌ-7Ɓ7ŊƖǣ8UŧƤ9Ƴ11PŨƷǅ12aǘ13Ǧ14Ƣ15ņ17ļ20ŭƝ23A25ƜǓǚ26B37Ŭ44Ǘ46ǔ
~ien>	89 23Ŭ
~ienc	72 9n11ŧ12ǣ15Ũǅ22ņ
~iend	70 -11Ʈ-10ǌ8ƃƜ9ľ13ƤƳ16aƷ19Ƣ23ļ33A36B
~ieni	89 11ǈ22P
~ient	61 -13Ŀ-12Ǆ8Ɩ9UŊ11ţ15ǘǦ21Ɯ23ŭƝ28Ǔ32ǚ50Ǘ53ǔ
~ier	68 7ǃ9Ŧǣ10Ş12Ţ13ŝ15M18ǩ21ő22ǂ26Ƈ34Ő47Ǖ
~ier>	71 7ǃ9Ŧ10Şǣ12Ţ13ŝ16M19ǩ22őǕ24ǂ35Ő
~iers	80 30ƇǕ
~ies	52 -18ǋ-13ǩ-9Ɓƣ7Wŭǉ8xŤƝơ9hmķĿƨƼǒ10Ľ11ǃǐ12ƑƘǦ13Ų14gńǛ15K16ĵƜǀ17yǈ18ƃ19Ǎ20Ưǎǣ21Ɔ22cŢ24ǥ31ş
~ies>	53 -18ǋ-10Ɓ-9ƣǩ7Wǉ8xŀŤŭƝơ9mķƨǒ10hĽĿƼ11ǃǐ12ƑǦ13Ų14ń15gǛ16ĵƜǀ18yǈ19ƃ20Ǎ21Ưǣ22Ɔ23cŢ25ǥ32ş
~iest	80 9ś14Ƙ25K38ǎ
~iet	80 9L11ǆ13Ʈ22Ƽ26ǎ34ŀ
~iet>	86 10L14Ʈ28ǎ36ŀ
~iev	78 8Ō9m10lM12Sŋ13ŸƬ15Ǐ24ǩ
~ieve	78 8Ō9m10lM12Sŋ13ŸƬ15Ǐ24ǩ
~iew	83 -15ƶ13B16Ǟ22ǩ26ŖŜ
~iew>	86 -16ƶ8ŖŜ13B17Ǟ24ǩ
~if>	39 -23ĺ-19X-15ŀǈǩ-14ƕ-12ŉǋ-11Lōŗ-10ŕǅ-9jyAƲƶǞ-8ĽŇŐŤŨŪƋǗ-7kSTœżƳǥ7NľƄƛ8ƎƝǄǦ9źǕ10GHŢƷǢ11cĻ12ű13FWƵ15ňŏŘƁƂǘ16Ĵķ17ŋŝ18r19Iǚ20Ʈ21ƪ22Ɯ23ƀ26ĸŊƱǡ27žƫ28Y29ƤƦƯ33Ŏ37ŵ39ſ41ƃ42ǝ45Ƨ69Ǩ
~ife	49 -20Pŏ-17Ƹ-15Ƽ-13Ż-11v-9wŐŪ-8aǩ-7jŒŗ7l9ǆ10m11ĺ13ų14iǈ15fŴ17Ƭ18Ʈ25sƪƵƿ30ƫƭǂ31qƴ33t36r38Ʃ40o43Ʒ44Ƨ48p50Ʀ52ƨ
~ife>	50 -20ŏ-15jƼ-13Ż-10v-9Ő-7PŒŗ8lŴ9ǆ10m11Ʈ12qĺ15io16fǂǈ18Ƭ22p25Ƶ26ƪƿ28s30ƭ32ƫƴ35t38r41Ʃ45ƧƷ51Ʀ54ƨ
~ifes	71 -19P-17Ƹ-8Ū-7aŸ8Ɯ9ƺ10B11bjŴ12Ʈ15ų21ǂ27q36o40p
~iff	66 -11ƚ-10Ļ7Ə8K9Żǅǥ10VłǕ13Ŏ14ǩ16Ş17ĺ18ňŘ20ŧ23ũ24Ŕ
~iffe	67 -11ƚ-10Ļ7Ə9Kǅǥ10VłǕ13Ŏ16Ş18ĺň19Ř21ŧ24Ŕũ
~ifi	63 8ĺ11ǃ15ū16Ǥ18ź19ǌ22ǒ27ǧ
~ific	63 8ĺ11ǃ15ū18ź19ǌ22ǒ27ǧ
~ift	74 7Ǉ8Ǥ9ƶ10U11Ĵ12ǈ15ű16ńŵǩ23ǎ43R
~ift>	82 -11Ń11ƶ12U18űŵ24ǩ27R
~ifth	89 16Ĵ20ń
~ifts	87 9Ǉ22R29ǎ
~ig>	58 -13ŒƮǈ-12Ƃ-11S-9FŔ-8Ɖǘ-7ƒƞ7Jǁ8tyķư9ŢžƇƘ10gZŘƛ11ƪǍ12jľǅ13œǇ17ŦǦ18ƣ19ƑǏǑ24Ƭ26Ɠ29kŐ34ĸ41Ɔ
~iga	80 12C17ǂ50ƹ
~igar	81 17ǂ51ƹ
~igg	69 7Ł8xŢ9ƪ10H13Ō15Ň18ǔǞ30Ŀ
~igge	70 7Ł8Ţ10ƪ11H13Ō16Ň18Ǟ19ǔ31Ŀ
~igh	35 -15Tǩ-12W-9Ş-8ķŤƔ7delLQRťŸŻƴǄ8rŁƐƓơƫǓǔǛǝ9aSXļœŨƽǂǍ10EŌƠƦƬƿ11MPUŅŇŬ12ŏŝƤƮǜǟ13HŊŕšųƅ14oĻŲ15Ʒ16yIǃ17ŀŧƒǏ18bŰƞǖǦ19NŎůƙƼ20ǎ22ƣ25C26Ŀ27ŗƜ34ƺ
~igh>	65 -7mƓ7ŘƄƫ8ƚ9Ơ11yž13Ł15ǂ17C18l19ƙ24ƺ27Ǧ33ŗ34Ƽ44ƣ
~ighb	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~ighe	75 -7ž7Ņƴ9Řƒ10ŗ14Ŕ15œǓ26m
~ight	36 -15ǩ-14T-11B-10WŤ-8ŞƔ-7ķ7dqwCKQőųŻƻǆ8exLRĴŃťŸƤǄǔ9ƐƞƩǛǝ10arEůƒơƽ11XŌŨƦƬƿ12MSUĿŇƓ13yPƮǜǟ14Ŋŏŕŝ15HĻšŲƅ16oƷ17Iǃ18Ɯ19bŧŰǏǖ20Nŀ21Ŏ22ǎ36ƺ
~ighw	87 -7Ʃ11Ə12Ơ21Ɓ27ů
~igi	69 -13Ɖ7d8T11e15Ƌ17lƈ20ƌ21Iū27Eř
~igin	75 -14Ɖ17Ƌ19lƈ22ƌ
~igit	76 8d12e23Iū30Eř
~ign	60 -9ƑƯ7ǀ8Ľǉ9WœƢƨ10IŖ11Z12ƒǩ13QƱǠ15J16Ʋ18ő21Ǔ25Ŏǃ30Ɩ34Ł35ǚ39Ō
~ign>	64 -9Ƒ8Hǀ10WŁ11Ŗƨ13ZƒƖ14Ʊ16J18Ŏǩ23Ǔ24ő29ǃ37Ō38ǚ
~igne	79 -7O7Ł9ŌƁ15œƢ22Ʋ
~igni	87 13Ŏǉ26Ɩ
~igns	83 -7Ư10q15Ł20Ǡ25Q
~igs	81 -13ƛ-10Y-9Ž18qŲ19Ɔ21Ƒ23Ǉ27ű
~igs>	83 -13ƛ-10Ž18qŲ20Ɔ22Ƒ24Ǉ
~igu	70 -14Ǐ7rXŖ8HŘǊ9ĸƗ10yŅƓ11ł12Ǡ13A14űƈư20Ƭ22Ƙ
~igur	70 -14Ǐ7rXŖ8HŘǊ9ĸƗ10yŅƓ11ł12Ǡ13A14űƈư20Ƭ22Ƙ
~iju	89 16ƹ23ƿ
~ijua	89 16ƹ23ƿ
~ike	44 -17Ŏǐ-15Ť-14Ʊ-13J-12PŢƦǋ-10Ǡ-9ĿǞ-8ľśƟ-7SĹŰ7xAĺŧƂƎư8amzőťŦǖ9ţƠƯƽ10Xņũƭǀ11rŋŨƁƐ12lƜ13DƘǩ14łŮ15œűƞǍ16jRŲ17vž18gYŉƺ19Ńƶ20Ō21Ĵ24Ļ25KŶ26ƿ34ŝ35Ňƥ37U38Ş
~ike>	44 -17Ŏǐ-14ŤƱ-12JPŢƦǋ-10Ǡ-9ĿǞ-8ľś-7SĹŰƟ7xAĺƂư8mzőťŦŧǖ9aņƎƠƽ10Xţƭǀ11ƁƐƺ12Ɯ13lrDŨǩ14Ů15łűƞǍ16RŲ17jvž18gYœ19Ńŉ20Ōƶ21Ĵ25KĻ26Ŷ27ƿ28Ş35ŝ36Ňƥ38U
~ikes	85 10ŋ12ƺ16Ư18ĸŞ21Ƙ
~iki	78 -15Ķ-10p-7Ŕ9b10g11Ňœ23x34tƞ
~ikin	78 -15Ķ-10p-7Ŕ9b10g11Ňœ23x34tƞ
~il>	54 -13ǩ-10ňƝ-9ŚǠ-7b7nĺřųǍ9v10Ĵŕ13Ǐ14DǕ15E16ŘǄ17ǧ19Ɛ20ƀƭƻ24ś28Ľ32ǘ42K46ƚ77J
~ilb	89 11ż12D17ĸ
~ilbo	89 11ż12D17ĸ
~ild	56 -10ƪ-9Fǩ-8Ɔ7Xƌǚ8yŹƐƤ9lŶƫ10ǀ11ƅ13vƱ14Ǣ16w22ơƯ23Ƒ26u28ǋ35ƺ37Ǎ41Ʃ44ƣ47Ɠ
~ild>	68 -9ƪǍ-7ơ8ĺ9wƌǌǚ10ŹƐƯ11X12Ŷ13ǀ17Ʊ26ƅ34Ʃ35Ɠ47ƺ
~ildi	62 -11ƅƩ-9F-7Ɔ7ƥ11Ƥ26Ƒ28Ǣ32ơ35ǋ50Ǎ53ƣ
~ildr	74 12w13y14ƫ19Ư22v36u
~ile	55 -11ǩ-9AŖŭŸ-7ŪƱ7ķŤǠǨ8hŇ9ļŉǏ10wŚƯ11a12Ɖ13ź14Ǝǒ15ŴƤ16śŧǝ17I20ǆ22ő26ƛǐ30ƄƏ32Ǘ33ţ39ů66Ů
~ile>	63 -10Ÿ-9ŭǩ-7Ŗ8Ų9ķƜǖǠǨ10Ňų11ŉ12Ǘ13ŚƯ14aţ16Ǝǒ17ś18Ɖǆ19ŧ20ƄƤ21I22ǝ27ő
~ilea	81 13ů42Ů
~iled	76 8ǆ10ǜ13ƈ19Ƅ23Ť29ţ
~iler	85 -10A16hǏ17ļ26ǐ
~iles	65 8ǘ12ǐ17ź22Ŵ26Ǘ36Ə37ů46Ů
~ili	57 -9Ʀ7fǥ9ǐ10ĿǛ12D13ŗơǚ15şƂ16XƄ18ĽŖ19ǌ20ƛ21W26ƀ27ǡ31ž
~ilia	87 29Ľ30Ŗ
~ilin	80 10f16Ŀ18D23Ƅ24X29ƛ
~ilit	58 -8Ʀ7ǥ9ǐ11Ǜ13ơǚ14ŗ15Ƃ16ş19ǌ22W27ƀ28ǡ32ž
~ill	44 -12ŵ-11KƛƱ-10pŀ-9ŠƣǨ-8uBŗŝǎ-7rxŭƓƜƝƷǇ7NĶŉŽƗƹƺǂ8ŁŃƕ9oDYǃǕ10fyĻ11ļŷƮ12qŐǠ13tPƔǞ14eOĵĽŌƒ15Ƭư16LĺŹ17szMũƖ19Qƫ20cCŨ21HJU23I25Z26Ĵ28V31ł35ƭ41ƻ56Ʋ
~ill>	46 -10pŢƛƱ-9ƣ-8aŠǎ-7xŗƶǤ7vĶŌŬƄƤƹ8ĺƺ9NŉƕƗ10ŃǕ11fo13yCĻŷƻ14eqtŐƔ15Pĵ16O17DƬ18zLƖ19MũŹ20s21Uƫ22JŨ24cQ25I26H30V35ł38ƭ41Ʋ
~ille	80 8a11ĹƯ14Ō17C20ļ24Ĵ
~illi	78 -9K12Ž14Ţƻ16CǞ17Ĵ18ĺ21Ľ
~illo	85 -13D12ơ22ƅ25ǃ35ƒ
~ills	65 -10ŵ-7Ǩ8ƃ9Ŀ12Ǥ18Ł20Y24ƮǠ26Ʋ27ư30Z31ƻ
~ils	85 10Jƈ14ƔǗ
~ils>	86 10J14ƔǗ
~ilt	69 -20Ʃ-7Ɠ8ƺ9bŻ12ǝ15ķ16Ƈ29ƪǞ39ƅ
~ilt>	69 -20Ʃ-7Ɠ8ƺ9b12ǝ15ķ16Ƈ29ƪǞ39ƅ
~ily	57 -13Ƣ-10oƼ-9Ʒ-8P-7ůǃǉ7q8Ŀŗ9zŭ10Ažǅ11hưƸǇ12F14Ū15Ƴ16Ɯ18Ũ20uƬ22ƶ25yƮ26Ƥ36n37ƽ42w
~ily>	57 -13Ƣ-10o-9ƷƼ-8P-7ůǃǉ7q8Ŀŗ9ŭ10Až11hưƸǇ12zF14Ū16ƜƳ18ŨƮ20Ƭ21u22ƶ25y26Ƥ31ƽ36n42w
~ilys	89 9ƽ10Ʈ12ƭ17ǅ
~im>	58 -21Ƹ-12Ƽ-10ơ-9ň-7SƦ7tAņƢƯƳ8Ņ9Vź11Ŕǌ13w15Ŝ18Ŧũ19oſ20ţ26Ř27ŧ28ǂ29ƨ30ƍ31ť39Ť40s
~ima	77 10Ɠ11Ů13ƾ18Ũ44h
~imal	85 49h
~imar	89 17ƾ
~imb	76 9ŤƩ21ǈ22Ɓ45ǀ51Ƒ
~imb>	83 7œ10Ʃ11Ť24ǈ27Ƒ
~imbi	89 18ǀ
~ime	52 -13Ǟ-10Ƈ-9Ǘ-8Ŗ-7oqŌǧ7œǖǘ8ĵƒ9Ʀƶ10ņƴ11Ÿƈƛƺ12gkSšǚǛ13Wũ14ŜŲ16sŔŵƟ17HĻ19ƧǇ20Ƹǩ21ő23V32R34O35ǎ36L37N39Ń
~ime>	53 -13Ǟ-11Ƈ-9Ʀ-8Ǘ-7oǧ7tFœų8ĵƒǖǘ9ƶ10ƴ11ņŸƈƛƧ13kš14ũƺ15gŜŲ17Tŵ18sĻ19HŔ21ŃƸ22Ǉ25V33ǎ34R37O39LN
~imer	86 11Ǉ16LSǣ17ő
~imes	77 -18T7Ƭ8ő9ǎ11ǀǟ13WŻƧ16Ɵ17ǈ25Ʀ39ǩ
~imi	59 -12ơ-10Ŧ-9ƣǩ-8Ɨ-7Ş7Ƙǜ9ĺžƏ10y11Š12ǌ13ƓǍ16Ǧ27Ǔ28Ǣ34ǡ53ŗ
~imit	59 -12ơ-10Ŧ-9ƣ-8Ɨ7Ƙ9ž10yƏ11Š12ǌ13ƓǍ16Ǧ27Ǔ28Ǣ34ǡ53ŗ
~imm	86 15ƍ23Ƒ
~immi	87 16ƍ
~imn	87 -7ǚ46Ɛ
~imne	87 -7ǚ46Ɛ
~imp	71 -10Ŏ9Ļ11Ǣ13Ǖ14ōƱ15Ň16Ǝ17ƌ20ư23Ş26ľ
~impl	86 13Ļ19Ǝ25ư
~impo	77 11ƶ14Ǖ15ō16Ʊ29ľ
~impr	85 -12Ŏ14Ǣ20Ň22ƌ28Ş
~ims	70 7z11tǣ12Ʒ18ǜ19ľŧ41ţ
~ims>	71 12ǣ19ľŧǜ42ţ
~imse	87 -7q7ƨ8a9z13t15Ʒ
~imu	79 35ŗ44ž
~imum	79 35ŗ44ž
~in>	29 -42ǩ-27ƭ-25ŗ-24ž-22Ŕ-20śŝƧ-19wǃ-17Ş-15ĺ-14Ɓ-13uŒǒ-12cpZƈƮǔ-11ƒƔƺ-10ƇƘƴǦ-9Pœ-8aDFŕŴŸźƆơ-7rxJłŢƨ7zƅǋǕǟ8XŪƿ9LŀŉŤŹƌƣƷƹ10Ƒƾ11OĿƃƦƼ12ŜũƤǡ13kEĽųǄǠ14vMUĴƎ15yĻ16tƶǑǞ17QTńƊƚ18lmšƞƱƲ19sľŅƽǏ20qĵĹƵǧ21ŧŻż22ķŌůƐƛƥǌǐ23ŃƉƻǉ24ŚűŽ25nǍ26Hƍ28SŖ29ţƪ30jRūǅ34Ķ35Ǌ36i38Ǘ39C43YƗƸ49Ɲ
~ina	62 -12Ɖ-10ţ-7Ǆ7f9ƯǕ10t11ŁƮ13BŊƄƋ14lqĸǈ15kƈ16ƌ17Aƞ18ƥ21ǜ25Ǡ29ư31Ŭ
~inal	68 -13Ɖ8xĽ9f11t15Ƌ16l17ƈ18k19ƌƞ24Ł33ư
~inan	72 -12Ł11Ư13Ʈ15Ƅ16Ŋ17Bĸ23A34Ǡ37Ŭ
~inc	53 -12Ŗ-11Ĺ-10ǩ-8ņŒŕǇ-7ŐŜŞǢ7ƔƠƣǃǣ8P9ţƪǆ10BGŹ11ǉ13Ŕŗƹ15ť17ƺ18ǟ19tŏǅ21œƮƯ24i25ǝ29S31Tő32Ǟ37ũ
~ince	59 -10ǩ-9Ŗ-8ņ-7ŐŜŞ7ƓƸƼ8ƣ10P11Gţƪ12BŹ15ŗƹ17ť21tǟ22ǅ27i33S35ő37Ǟ41ũ
~inch	87 11jX31ƺ
~incl	72 -9ŕ-8Ǉ7ǣ10œ11ƁƠ12sƆ18ǉ30ŏ
~inco	66 -8Ǣ8u9ƭ10Ƭǃǔ13ǆ28Ʈ29Ư34ǝ40T
~incr	81 -12Ĺ25Ŕ36œ
~ind	47 -23Ǜ-20Ş-19Ř-15ŗ-13ƈ-12ƅ-10ǃǈ-9BN-8kŇťƧ-7yIľŦƦƵƻƿ7iĽƠ8UƐƼ9qrRłŏū10Źƹǆ11pMŨűųŷƲ12jŃǘ13Ɖƕ14hĿƇƳǟ15Ūǁ16Š17ĺŧƣǔ18gŚ19ļŎśƷ22ƬǄ25X26Ť27Ƌ30ƶ31Ŋ32Ʃ53ƚ
~ind>	48 -23Ǜ-18Ř-17Ş-15ŗ-14Ʀ-13ƈ-12ƅ-10ǈ-9BNǃ-8xťƧ-7kyľŇŦ7źŻƠ8iƼ9qrRUĽƎ10ŏ11łųŷŹƹǆ12pŨƲ13MŃƉǘ14hƇƳǟ15ǁ16ĿŪ17Š18gĺŚŧƣǔ19Ť20ļŎś23Ƭ24Ǆ26X27Ƌ31ƶ33Ŋ35Ʃ59ƚ
~inde	79 -8t8z12Ɩ16Ǒ21x25ƕ
~indo	86 14ŤƐ23j
~inds	81 -9ƚ10ű15Ǡ16Ɓ24ū
~ine	44 -23Ƃ-19t-11LĺŏƷ-10hDŦŪƗ-9ōŠ-8CFRŀŵƓƢƱǙ-7dHŇř7VĴňƑǎ8sAŁł10Ľƹ11Kńǁ12ƺǂǔǘǠ13ű15jŚƔ16ŅǦ17ŎŖŭƛƝǆǐǨ18M19q20Iƍǅ21ǋǩ22ŋƴǃ23ǡ24ƿǄ25ǖ26Ǐ27Ǟ28P29Ǜ30Ǒǟ31ǥ33Ń34ǝǢ39Ǌ
~ine>	53 -13t-12L-8ŠƗ-7dƟǔ7ŨǄ8XŊŸ9VĽŜƽ10aiMNĴǕ11ǩ12sŁłƻ13qSŋŚǏ14Kƹ15ń16PŖƛ17Ǜ18jűǊ19Ɣǝ21IŅ24ƴ25ƍ32ƿǖ42Ń
~ined	75 8Ŕ13ǘ14ƺ15Ŗ19ň23ƛ
~iner	86 11Ƙ13ǁ17ǟ27P
~ines	50 -26Ƃ-11D-9htGĺŪ-8ŏŦ-7ƓƗƱƷ8ǘ10Ƒ12AMŋǎ13Ǜ16ǂǠ18Ǐ20ǔǦ21ǝ22Ŏǆǐ23ŭǨ25Ɲ26ǅǞǟ27Ǌǡ29ǋ30ǃ33Ǆ37Ǒ38ǥ42Ǣ
~inf	73 8ļǕ13Ŋ15Ż16ńŔ19Ļ20Ľ25x34Ǘ
~info	76 8ļ9Ǖ14Ŋ17ń20Ļ21Ľ36Ǘ
~ing	28 -26G-21őš-18Ő-17s-16ŌƷ-15ŗǚ-14Ť-13Ʃ-12ļƔƺǔ-11oƅƧǆ-10lvBœǒ-9ƃǡ-8ŜťŧǎǗ-7ŷƀƊƏ7KŋŖŦƎƯƸ8eķűƜƻ9mIńƉƬƲ10hŮƂƋǓ11YĻśŲ12gzĶňżƓƣ13uŅƞƢǛǜ14rŸƛ15qƗƮƵǄ16ŉŒŭŹƒǊ17ŻƥƳ18ĽľŘŽ19FLŝƹǀ20Z21fPTĴŀƨ23Ş24ƄƍƖǍ25ơǙ26kłţ28ōũ29UĿŏŢ31yXǩ33iƘ35x36ĺ39ǟ40Ǟ42jt43H44Ĺ47V
~ing>	29 -25G-20őš-17sŐƈ-15ŌŗƩƷǚ-14Ť-12ļǔ-11oƅƔƧǅ-10œƺǆ-9lvBŎƃƫǒǡ-8CǎǗ-7Ŋťŧƀƚ7ŇŋŕŖſƇƱǐǑǝ8MŘŦŵŶƁƥƸǠ9eĻƯ10űƲƻǄǜ11mIńŮƂƋƬǓ12hňśŲǙ13fgŉ14uĶŅżƓǛ15zŸƣƳ16ŝŽƛ17qrŭŹƒƞ18ŒŻƵǊ19LT20iĽ21Ĺľƹǀ22FUZĴ23ŀƨ24Pł25ƍƖ26ŞŢũƄǍ27Ƙơ28kĿţ29ŏ30ō32ǩ33yX36ǟ38x41ĺ44Ǟ45jt47H50V
~inge	80 -7Ƙ10Ŏ11ũ20f21E24Ǚ38ƫ
~ingi	87 9T13q20ǟ25Ĺ
~ingl	68 -11ƿ11ƚ14Ɔ15ǅ17ǩ20Ƙ30f37Ɖ40ƈ
~ings	54 -16ǩ-8ĺ7ŊŝŢƤ8şƶǨ9Ǚ10ŉƹǄǖ14iķƢǈ15Ƙ18Uƥ20ŘƮǟ22A23Ɨ30Ĺ32Y
~ingu	86 30Ǝ
~ini	64 7aĻ8ǝ9Ťǡ11Ǆ12ǩ16ŗ17ƌ18A19j22Ɗ24Ǚ25m26ź35ž36ƾ
~inim	80 21ŗ45ž
~inin	80 8Ɲ26jź31Ǚ
~inio	87 10Ļ25A
~inis	71 -7Ŋ7ź10Ťǝǡ12Ǆ15ǩ19ƌ26Ɗ28m
~inj	72 9ŗ33ǣ41ƃ51ž
~inju	73 9ŗ33ǣ42ƃ52ž
~ink	52 -16Ǆ-14ƨ-9qĹœ-8ŮǠ-7ZŃƦƧ7OXƀƓ8ĴķŌ9ƑƛƷǋ10ƒƭǞ11GŠǝ12hĿ13Ƴ14VŖƵ15ĺ16Ũű17B19Ŕƣ20Ǎ21y22ĸ27ŇǛ31Hǩ40Ƭ52r54ƿ
~ink>	57 -17Ǆ-14ƨ-12ƭ-11X-9qœŮǠ-7ZĹŃ7ōžƏƤƯ8OƓ9ĴŌ10ķƷ11Ƒƛǋ12ƒ13Gǝ15h17Ŗ18ű19BƬ20Ũ21Ŕ22H26ĸ33Ň40ǩ42ƿ43r
~inki	67 -8r7ƀ9Ǟ10Ǧ11Ŀ15H16ĺŠƿ20Ƴ21V22X23Ƶ27yƭ30Ƭ
~inkl	76 30ƣ32Ǎ
~inks	80 29r39Ǜ
~inl	86 -13ƪ12ŭ13Ŵ19ǖ
~inly	87 -13ƪ12ŭ13Ŵ19ǖ
~inn	77 -10Ʒ-9ǁ-7Ɵ8n9Ƥ10ƛ11ŤƮ12ŔƦ14LN16ƿ20ǩ29ƻ
~inne	78 -10Ʒ-9ǁ-7Ɵ11ƛƮ12Ŕ13Ʀ14nN15L16ƿ20ǩ29ƻ
~ino	86 15v19C33ƻ
~ins	41 -21Ǎ-15ƸǏ-10nQ-9qŭųǠ-8ƒǞ-7iǂǋǗ7ƥƵ8aƁƔƳ9CőŘ10ĺŁŦƦƬǧ11ĹŞƭǄ12ŪƗ13ƕƛ14ľŗţǓǨ15ơƴǌ16rņŲƃƄǩ17Wš19ƻ20Œ21Ʃ22ǒ23ƙƪ25Ɠ27Ƙ28ƨ34şǥ36Ő37ſ41ŏ48Ǣ
~ins>	67 -8Ǆ-7Ś7k8Ŕ9ǔ10uŀ11w12Ơ14y15ƛƩƻ20aC27Ɨ28Ƙƙ
~insi	74 -36ǌ-22Ǎ-8ř-7Ɠ10ŷƏƛ11ƪ12ū13ŖŰ15ƌ16Ǆ18ƣ20ƥ37ơ38Ǣ
~insp	78 15Ɖ
~inst	65 -7R7Mł8Ǒ9Ɣǡ10B11KńƐ12ZƵ15Ǆ20r21Ƙ25ƪ32Ų41ǩ
~insu	44 -16Ƹ-14Ǐ-11ǍǑ-9qZ-8nǠ-7ƒ7Aǐ8řŚŴƁ9ƙ10őƳ11ĺŘƻ12ŁŦƩƬƭǧ13Ʀ14Ĺ15ŞŪ16ľƕǓǨ17ŗ18ņţƄ19Wƴ20šƃ23Œ25ǒ31ƨ32Ɠ38şǌǢǥ41Ő43ſ46ŏ
~int	58 -11mƳǇ-10u-9pŁ-8Ļƶ-7vŚǅ7iŅŘřůŵƔƵǁǖ8ŎƟǃ9qBŇ10RĶŊšǍ11ƾǄ12ƪ13gťűǗǣ14żǞ19ǜ20d22N25Šǎ27S28Ŗƌ30Ż31ƛ36Ş
~int>	76 -7Ǩ8ū10Ř12ǁǩ13qŒ15Ǎ16š21ű26ǜ28Ŗ
~inte	68 -10Ƴ-8ƀ7ơ8AķĹƄǝ9ř10HŖżƔǃ11ŇƵ12Ņ13BŠůƟ15ƛ18ť27N31ǎ
~intm	86 10Ǘ11M13ǖ15ŵ20ƾ
~into	69 -9ƶ-8Ļ-7ǅ7ż8ſǨ9iƪǗ10ł11Ŏ12dƀ14RĶŊ18Šǣ19gǞ22ƛ34S35ƌ
~ints	82 -12m-11u-8Ǉ43Ż47Ş
~inu	66 -8J-7qƔ7fńŞ8uŚ9aů10ǁ11ǧ12Ļ14ķš19Ō29N40O
~inut	67 -8J-7q7fń8uŞ9aŚů10ǁ11ǧ12Ļ19Ō29N40O
~inv	69 7ż8Ǡ9Ǣ11Ł12ǩ13f14ǘ17Ɨ18Ǖ19ķ20Ǐ22Ɲ
~inve	78 11Ǣ14ǩ20Ɨ22ķ23Ǐ26Ɲ
~invo	73 8ż10Ǡ13Ł14f15ǘ20Ǖ
~iny	80 11Ƙ18Ƈ38Y
~iny>	85 12Ƙ40Y
~inyl	89 20Ƈ
~io>	82 -11ŕ-8ǩ12B19Ƶ24l75Ǟ
~iol	83 37Ż
~iola	83 37Ż
~ion	45 -13Ř-10NƽǄ-9ůƈơ-8awŒžƤ-7ŝŞŶƊƢǢǥ7gŚǝǣǧ8Ńŗƭ9qQTƷ10xSŐǋǓ11nŁưƿǁǜ12ƕ13ŊŖƖ14Ōƅ15ǆ16Ļŋ17k18m19Ŕ20ń21Ķű22ūƏ23ƇƼ24Żż25ƌ26Pŉǌ27Aƀ29Ň30Ʊǚ34Y
~ion>	48 -18ǩ-17ƻ-13Ř-12ĵ-10ţƽ-9NƈǄ-8ǡ-7wĸőŒƊơƢƤ7FWľŕŖŬƉƕ8ŉƨǣ9ŀƭǝ10qxŃŗǌ11TƷ12S13Łńưǁǜ14AŻ15ƅƏƖ16ŌŔ17ƌ18ż19Ļ20ŋǆ21km24Ķ25ū28Ƈ31ƀ32P33Ňű34Ʊ37Y
~iona	73 9ƐǤ10Ǔ11g12ƿ16ǧ17ǌ20Q27ǚ
~ione	87 -12Ť12ĸ13n14A15ż20ń
~ions	59 -12ű7d8ƕ9ţ10ĵŖ11AƏ12ś15Żƌ16Ś18ǚǩ21Ŋǋ26ŉ27ƻ32Ƽ
~ionw	89 13ő14Š33Ő
~ior	79 7m14œ18a20w26Ƈ33ľ
~ior>	81 7m15œ18a21w27Ƈ
~iou	76 -15ǩ7Ɩ9Ǜ11Ǐ12r13ŉƽ14ǂ16Ĺ17wƼ19Ŀ
~ious	76 -15ǩ7Ɩ9Ǜ11Ǐ12r13ŉƽ14ǂ16Ĺ17wƼ19Ŀ
~ip>	59 -11ǩ-7Ǧ7Ƅ8ķŉƳǁ11Ɖ12ƛ13ǆǋ17Ľ19kB23ŢǍ25ů28Ɯ29ł53ƃ75E
~ipe	75 -7Ť13ũ14U15Ƥ18Ş23ǖ32Ƌƛ
~ipe>	80 -7Ť19Ş25ǖ35ƛ
~ipes	85 10Ƥ15ũ40Ƌ
~ipl	87 -12Ō27Ɓ36m
~ipm	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~ipme	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~ipp	74 -7Ɵ8ŤƗ10ƛǕ11ĵƪǝ13ƿ15Ƣ26h
~ippe	82 9ŤƗ12ĵǕ13ƪ15ƿ28h
~ippi	78 -7Ɵ11ƛǝ16Ƣ
~ips	81 17k19T21ǀ25E32ǡ
~ips>	81 17k19T21ǀ25E32ǡ
~ipt	76 -8ƿ24Ƙ29Ǌ32ƻ
~ipti	85 22ƻ
~ipts	83 -9ƿ13ƻ16Ƙ32Ǌ
~iqu	86 -20Ÿ-14ž11ƿ16Ƙ40Ǜ
~iquo	89 -20Ÿ-14ž12ƿ42Ǜ
~ir>	57 -13n-10ǆ-9C-7ŭ7NPǌǗ8ơ9zUŀŚ11iľ12y13ĵƋƢǃ14ĸŦ15Ňǐ16Ǖ19ŉ20v21Ɲ25ŧ26ŔǑ30ŅƱ42ǈ44ǒ
~ira	73 15ŕ19u21x40w45Ķ
~ira>	74 20u21x41w46Ķ
~irb	86 37Ɯ
~irbn	86 37Ɯ
~ird	76 -23j-10ź-8Ʈ9ǡ11x13ƣ15ǅ17d20q21ǘ44Ɵ
~ird>	78 -10ź9ǡ12x14ƣ15ǅ17d20q22ǘ
~ire	53 -15ǈ-11ůǠ-10Ǐ-9Ƶǩ-8Ʒ-7Ƣƨ7ŜũŸƭ8űǙǥ9eUĻǌ10Ƙ11ơ13tŕǑǘ14ƧǢ15ĺ17ƯǓ18Ť19Pŉǝ22ǔǞ23Ƥ24Ķ26Ǝ42SƐ49ǜ77Ə
~ire>	58 -15ǈ-13P-10Ǐ-9Ǡ-8ůƷ7Ńǘ8Ǆ10Ŝ11ƭ13V15ǌ16ƧǑ17ĺǢ18ǔ20ƯǓ21ŉŤƤ23ǜǝ26Ǟ28S29Ǝ77Ə
~ired	74 -24ǌ-16Ķ-7V7ŸƤ8ņ10qǘ13űǙǥ15ũ24S35ơ40ǜ44P
~irem	74 -17ơ18ǌ26t55Ķ
~irep	78 56Ɛ
~ires	86 11ǔ16e17ŕ18Ļ
~iri	73 -12Ń-9ǘ-7ĸ14ƻ22Ǟ23Ǎ26V42ǜ46Ƌ
~irin	73 -12Ń-9ǘ-7ĸ14ƻ22Ǟ23Ǎ26V42ǜ46Ƌ
~irl	72 -14pƮ-9ǌ-7Ɓ8ǖ11Ǥ12lǈ14ǜ16w20v22Ƣ26Ʒ46u
~irl>	80 -15p9ǖ11v12Ǥ14l15ǈ19w26u
~irlf	86 -14Ʈ-11ǌ-8Ɓ20Ʒ27Ƣ
~irls	83 12vƷ16ǜ26u
~irs	56 -10ĸ-9ǌ-8ŷƜ7swSĿǅǑ8Ƥ9eŅžƨǓ10Š11Ǆ13Yŕ14ŃőŚ15ǩ16xƊƫ17aŇ18Ɩ19oƅ20œ21AńǍ22ŏ25ǋ26Ř
~irs>	71 -9Ɯ7ƣ8Ŕ9őƛ12Ǔ13Ņ15Ǆ18Ǒ21Ɗ22Ƥ27Ǎ33ǋ
~irst	59 -10ĸ-9Ƥǌ-8ŷ-7Ǒ7GőųƠǅ8swSĿ10ežƨ12Š14Y15ŕŚ16Ń17ƫ18axŇ19ǩ20oƅƖ22Aœ23ŏ24ń28Ř
~irt	64 7Ǘ13P14Ŝ17ņ37v40p43c50d
~irth	65 7Ǘ15Ŝ23c38v40p51d
~is>	22 -26Ƹ-22Ũ-17Š-16Ŧ-15ǘ-13šƬƷ-12SŤƜ-11ņŸ-9ĽƝǚ-8cgńőţŧƮƹǡ-7ĸŲųǑ7lƞƻǨ8anŅŎřŝŰƀƂƗƪƼ9Kŉŋŵǜ10CĺƍƑ11zŏŞūŷƏƾǅǖ12XŖǁ13fMƔƧƳ14ENĻĿşŹơƫǥ15DRĶƉƕǇ16łſƱǈǣ17ĵƥƯǞ18IQŕŗƁƠ19rľŭžƟƩ20TōŐƘƢǋ21hvPƅ22ŬƆƲǗ23qǆ24YŶǃ25ůź26syJŒŪű27Ɗ28ƨ29pAƓ30ĹƇǂ31ƶǛǟ32j37ŁŃǩ38U41o42t43ix44ŀ48Ǎ56Ŵ
~isa	76 -10Ʀ9Ƙ14ňƯ16e17Ǝ21Z25ş28ĸ32W
~isab	81 -11Ʀ15ňƯ27ş34W
~isc	70 -13W8Ɓǜ9ľƺ10ǩ12őş14Z15źŽ16IQ18h20r
~isco	72 -13W9ľ12őǩ13ş15ZŽ16Iź17Q
~iscu	86 11Ɓƺ22h25r
~ise	59 -10ŧ-7Ƭ7kNǊ8aĿ9mŏƎƮ12wǋ13ƽǢ15gƒ16tœǤ17ŎƠ18lBǂ19AƘ22V23ǩ28Ư34ƣ
~ise>	63 -11ŧ-7x7NŘƗ8kĿƴǊ9dB10mƎƮ13wǋ14Ǣ17gtǤ18Ơ19Ŏƒ20ǂ24V25ǩ27ƣ30Ư
~isea	87 15ƽ
~ised	76 11ŏ12ŗ13a14B15œ28l29Ƙ
~isf	89 18ŧ27ŝ
~isfi	89 18ŧ27ŝ
~ish	64 -7Ŧ7hŤ8Ɖǝ9ǁǡ10ƗǄ13ņ16Şƌ17Ļ21Ǝ22Ɗ24ǩ25m27ư31ǘ43g
~ish>	76 -7ŊŦ9Ɖ10hƌ11Ť12ǁ13Ǆ18m19gŞ21Ļ33ǩ
~ishe	69 7ź8ƌ9ǝ10mǡ16ņ23gƎ25Ɗ30ư
~ishi	86 -7Ż8g15Ɨ43ǘ
~isi	63 -14Ř-12Ƶ-10ǩ-7ǡ7Ŕ8ł10N16ǁ18AŃ19ƙ22ż23Łƻƾ36Ɯ48ƀ
~isin	82 13Ŕ14A26ƙ31ƻ
~isio	68 -15Ř-13Ƶ-8ǩ-7ǡ7ǚ9A10ł20Ń24ż25Ł52ƀ
~isit	78 13N20ǁ29ƾ46Ɯ
~isk	76 -24g13ķ19ƙ27ũ41ǀ
~isk>	78 14ķ20ƙ28ũ
~iss	66 -13Ő-11ĴŹ-9ő-8Ŭ-7Ţ7tYŎ8sĹ9pTǟ11ŁƸǚ12ĵƷ13ű16Ɖ17ų18ǂǙ23Ş26Ÿ30ŝ33š48ō
~iss>	82 -11Ş-9Ţ12ǟ15Ĺ16š24ōǙ41ŝ
~isse	85 -12Ĵ-8Ŭ-7ĺ16ĵ28š33ō
~issi	76 -14Ő-9ő-7ƈ7ŋ8ŵ9Y11TŎ14ǚ16ű19Ɖ40Ş
~issu	77 -7d9t10s11p14ŁƸ15Ʒ22ǂ31Ÿ
~ist	50 -8YƃƳ-7ķŢŸƥ7PńƁƫǓǘǡ8hoDƎƵƷƼǈǐ9dşƸǖǩ10gkţƕƘ11Ūƅƒ12ſƯǑǗ13Ŭƾ15B17ű18ĺūǊ20aƗ22ľǚ27ŷ29ơ31A37ƽ
~ist>	58 -16ǌ-8BY7h8fƿǈǥ9ǡ10ńƎ11Ŭǐ12ǘ13gş14PŪƒƜǗ16ƾ18űſ22ŷơ23ĺ25Ɨ29ľ
~ista	83 18Ɓ45ǚ
~iste	65 -11f-10Ɯ-7Ÿ7ƕǤ8rt9U10Ƙ12oP13zƷǖ14ơƫ15ǌ19Ư20ǩ25ƽǊ31aB45A
~isti	86 21ƅ25Ƶ
~istm	85 8Ƌ20dD21k
~isto	73 9ņ12Ƽ16Ƹ19ţ28ƽ
~istr	80 11Ə12ǔ14Ǔ15Q33ū
~ists	76 10ŷ20ǈ22Ǒ
~it>	27 -28Ĺ-26Ǒ-23ǔ-22gŅƨǩ-21q-20Ʒ-19ǈ-17lvǐ-16CĸƸ-15ŷ-14pŝž-13ayOǜǠ-12GƣǕǝ-11oŉ-10txHşƃƺǙ-9uĻǓ-8zĽơǄ-7IǎǢ7ŋŦƌƕƖƯ9Žƶǋǧ10eWĿƁƚ11ŴƠ12Ażƈ13DƐƹ14FōťƼǏǡ15ŎŐǇǘ16ūƙƽǞ17nPĶšǤ18ĺŁŸƂ19ƉƊ20ŒŠǟ21bŮƭ22Ɵ23BŊǅǆǍ24řś25ĵ26ŃŚƇ27ƀƢ28Ŕ29ĴłŇ31Ɔ32UŤųſƩǗ33ŌŬŰƓ34ŕ35ƞƫ36ŭ37jŧǃ41ƒ42ũƧ43r44Ƶ45ŗŨŶ46Ŗ47œƅ48ŀ52ƪ64ű
~ita	66 -11C-7ţƇ7qVƤ9ƃ10Sĸƶ11Pǩ14agƻ15ǂ16Ƽ18ƦǔǨ19Ƙ21fQƸ24Ż33ŀ
~ital	70 -11C-7ţ8qV10ƃ11Sĸ13P17Ƽǂ19ƦǨ20ǔ21ǩ22Q23fƸ
~itar	87 20g26Ƙ
~itat	81 -11ǩ32Ż43ŀ
~itc	65 -8ǩ-7ǉ7Ǝ9Lſ10Ÿƙǈ11ǝ12Ɖ13ƞ14Ō15Ǆ17gMł18őǛ29f35ƌ39Ţ
~itch	65 -8ǩ-7ǉ7Ǝ9Lſ10Ÿƙǈ11ǝ12Ɖ13ƞ14Ō15Ǆ17gMł18őǛ29f35ƌ39Ţ
~ite	61 -13qƮ-7rĿ7nĽŤǆǇǖǦ8o9ŝǚ10KŶƍ11ĸƻ12wřŴ13ũƉƾ15ƥƬ16ŸǤ18Őǩ20Ō25ļ29h34ƞ44Ƙ
~ite>	65 -14q-13Ʈ-7r7Dƌǖ8ĹĽŤǆǇ9oŐ10ŝƍ11K12ĸƻ13wřŴ14ƞƾ16ŶƥƬ18Ÿ22Ō25ǩ31ļ32h
~itec	89 14ǚ20Ɖ
~ited	80 8ŵ22Ǥ39ƞ
~iter	85 10eƈ11Ťǀ12n20ũ
~ites	89 8Ǔ11ń12Ǧ15Ő
~ith	38 -17Ťǐ-16H-13ǩ-12ƔǅǇ-11CEŏƃƦ-10NPĺŒŪƟ-9ƣƫƶǛ-8GZķţŮůųơƪƯ-7jyŅśƑǚ7Ƹ8Űƛǥ9SWĿœŢŷƿ10MřưǤ11ŀƱƽǡ12AńŚŭǓ13rŽƁƂƧǜ14Ƥǃ15ĴŶƮ16ĻŋŜƳǁǍ17gĸ18VňŧǨ19aQŖſƐ20nŠżƷ21b22sŊ23ĹŐŲ24šƵ25ŝƢ27ŵ29Ŭ34ņŞ36ş50ő
~ith>	39 -26ǐ-19ŏ-16HĺŤ-12ƔǇ-11ľǅǩ-10CENPŒŪ-9ƃƟƶ-8ķųƣƫǛ-7yZŅśţơƯǚ7BĽſƞƸƽ9Űƛ10MWĿřŷƿǍǤǥ11œŢưƱ12rŀǡ13SńŗŚżŽ14aŭƁƂǜ15ƤƧƳ16ŋŶǃ17AĴĻŜŬǁ19gVĸňŧ20QƐ21ŖŠ22n23bŊ24s25ŐŲ26ĹŝƵ27Ƣ31ş37ņŞ58ő
~ithe	81 -16ƪ10ƽ14şǍ18ż25Ŭ
~ithi	87 -10ů-7ƈ19Əǐ25ť
~itho	64 -14ő-11i-10ŗ-9Ʀ-8A7e8ƈư10aĺ11Ǡ12ľǓ16ƺ20ƭƮ21ſ23ŏ26Ʒ31Ǩ37š45ŵ
~iti	61 -11Ǟ-10ƈ-9ƻ-7ő7VŔǓǤ8iǈ9aHSŐ10ŅƄƵ12Ɖ15Ɯ16ǀ17ƌ18Ɩ19ǧ20Ʋ22ń23ǌ26ű28ŎƼ34Ʊ
~itie	89 8Ʊ19ǀ
~itin	75 8ǧ10i12H13ŎŐƄ16Ɩ21Ɯ25Ʋ
~itio	65 -15Ǟ-10ƈƻ-8ő7Ŕ8VǓǤ9ǈ11ŅƵ12S13Ɖ14ǧ18Ŏ20ƌ24ńǌ28ű31Ƽ39Ʊ
~itl	75 9q11ķǐ12ǈ16ű26Ɩ28P39Ŭ
~itle	75 9q11ķǐ12ǈ16ű26Ɩ28P39Ŭ
~ito	75 23Ǥ24ƎƜ26Ž
~itor	75 23Ǥ24ƎƜ26Ž
~its	55 -12ķ-11ơ-7ŏŞƋƮ7D8hĴŇ9tŠū10ƏƓǌ11YŰƤ12ǜ13C14ǢǦ16IƘƟ17E21ř22ſǡ24žƣ25Ǔ32W35ŗ
~its>	55 -11ơ-7ŏƋƮ7DƘǢ8hŇ9tŠū10Əǌ11YƤ12ǜ13Ű15Ǧ16I17EƟ21ř22ſǡ24ƣ25žǓ33W39ŗ
~itse	83 -11ķ8Ƒ10Ǣ14Ƙ15Ĵ17Ɠ22C
~itt	56 -10Ǉ-9ǩ-8Xƈ-7BŞ7cdzIĿŀņƳǓ8ŗ9Ǝ10ĵļƘƟƲ11ƞ12bœż14Ʀ15vƝ16Ŋ17MŅƯ19hƹ20Y21ž22uw25x26Ķ
~itte	77 -17n-10ƈ7ư8Ǚ9Ż11Ǔ16Ʋ19ž21bŗ38h
~itti	72 -15Ş-8X9rH10Ś11jƝ13Y14ĵƘ15Ɵƹ16ŀ22Ķ23n24M
~ittl	59 -9hǇ-7B7ņŽƆƜƝǄ8dzIƳ9cĿƹ10YĶƎ11ļ13ƞ14œż15Ʀ17v18ŅŊ19Ư23w28u29x
~itu	76 -10ƽ10Ǩ11zŹ13n14F15ƥ22GƢ27Ɨ
~itua	86 -12ƽ11Ǩ13zŹ15n16F
~itur	80 16ƥ23G24Ƣ29Ɨ
~ity	54 -9ŪƦ-7ƪ7VǋǓ8Dǐ9yŗǛǧ11Əǚ12ơ13Ƃ14Ɣ15ş16ľ17ƶǌ18Ķ19W24Ǝ25ƀǡ28ǆ29ž30ķ34C
~ity>	54 -9ŪƦ-7ƪ7VǋǓ8Dǐ9yŗǛǧ11Əǚ12ơ13Ƃ14Ɣ15ş16ľ17ƶǌ18Ķ19W24Ǝ25ƀǡ28ǆ29ž30ķ34C
~ium	77 9Ʃ11X14œ17Ǥ29Œ
~ium>	77 9Ʃ11X14œ17Ǥ29Œ
~iva	82 -9F8Ƥ9Ŋ11QƨƱǀ12ǣ18ơ
~ivat	83 -9F9Ŋ11QƨƱ12ǀǣ18ơ
~ive	41 -15u-12Ɯ-11R-10iǨ-9qSŖƦƵǩ-8kpsBTYŉƧƨǄ-7gJŗşƯƳǑ7azMQŊŌŨƄƝƢǠ8IƅƘƪǃǛ9xžǣ10ŅŦƀƠ11hŸƗ12XŔŞ13dƣ14Ű15ŶƷ16ŵŽǀǕǚ18G19Ʈ20CW21Ū23Ŵſƙ25l26D27Ůů28n30Ź31ŭ39Ųų41ŷź66ǐ
~ive>	47 -17q-16Aǩ-15u-13ǋ-12Ǔ-8ipJTYŞƧƨƩǄǨ-7gsŰ7oFGŁőŝŷƆǕǧ8ĶķƁ9zŊŌŨ10IMQƘƪǠ11Ƅƅơ12nſǣ13ŅŦŹƠǐ14hxƀƗ15X16d18ŭƣ19lƷ20ŲŶǀ21ŵǚ24WƮ25C26Ū27D32Ŵ33ų35Ů42ů
~ived	85 21l28G
~iven	76 10ŷ11Ŵǒ12ŭ16ǋ17Ŕ
~iver	55 -16Ŵ-11ůƜ-8R-7kŪơƦ7ż8ǃ9ǩ10yǡ13Ǖ15ŭ16ſ17žƩ18aŽǓǛ19Ÿ23Ź29ƙ35Ų49ŷ55ǐ62ź
~ives	61 -11Ū-10z10q14Ƣ15A24ųǐ25ŷ27n30Ş
~ivew	78 9Ə25Ū40Ű
~ivi	55 -22ǩ-13Őǚ-12Rŝ-11ŋ-10s-7ruyMVŕƠǆ7LųƦƷ8Œ9Aź10ŵǁ11e12Ǎ13tƍ14qƲ15HżƂ18iŲ19ŮŴ20ƞ21Ž23k24ƪ25F26ŷǀ27NŸ28P29Ż32zŪ35Ź
~ivid	87 12ƫ14Ʀ40ƪ
~ivin	56 -22ǩ-13Őǚ-12R-11ŋŝ-7rVŕƠǆ7Lų8Ʒ9AŒź10ŵ11ǁ12eǍ13t14qƍƲ15HƂǀ16ż19iŮŲŴ20ƞ22ŪŽ23k26F27Nŷ28Ÿ29P30Ż32z36Ź
~ivo	81 12ĵ37f
~ivor	81 12ĵ37f
~ix>	80 7Ŏ14Ƥ16ţƀǩ22h30Ş33ũ
~ixe	83 -11T9ŵ12ĵ13ǌ19ũ26ƌ38Ǐ
~ixed	87 10ŵ20ũ28ƌ
~ixi	87 9y10ǀ11ƌ17H
~ixin	89 9y11ƌǀ18H
~ize	78 -7YŔ8r10ĻǞ11œ16Ƌ21H26Ɔ31Ƭ
~ize>	80 -7YŔ7Ʒ9r11Ǟ12œ14Ɔ22H32Ƭ
~izo	89 -8Ǐ14ŸǞ16Ɵ
~izon	89 -8Ǐ14ŸǞ16Ɵ
~izz	87 12Ǎ31ǩ
~izza	87 12Ǎ31ǩ
~jec	81 10ƌ11ŋ13ſ16ƴ26ǁ
~ject	81 10ƌ11ŋ13ſ16ƴ26ǁ
~jee	89 -8ǐ-7ŷ10Ū19Ŭ22ų
~jeep	89 -8ǐ-7ŷ10Ū19Ŭ22ų
~jew	73 33Ƙ
~jewe	73 33Ƙ
~job	55 -13ŗ-12G-11ō-9pHƜǩ-8Ʈ-7Ǐ7ǡ8ň9tţƝǀ11Ʀ12ǔǦ13Ķƨ15Ƭ16RǄ18Ǒǣ21Ǔǧ37Ƨǈǐ39q48S50U52W54P55V
~job>	56 -13ŗ-12G-11ō-10p-8ƜƮǩ-7HǏ7ŧǑ8ů9tňţƝǀ12ǐ13Ķ15ǧ16ƦƬ17R19ǣ21Ƨ22Ǔ24ǈ40qV50S51U55W57P
~jobs	74 -7Ʀ9ǧ10Ǧ11ǡ12ƨ15Ǒ18ǈ21Ǆǔ22VƧ33ǐ
~joi	83 10f11Ŏő17Ǎ28s
~join	83 10f11Ŏő17Ǎ28s
~joy	81 -8R11ǟ14ŭ21g22t37U
~joy>	86 -8R23g26t27U
~jua	89 16ƹ23ƿ
~juan	89 16ƹ23ƿ
~jud	86 7ƿ10ż12š18c21ķ
~judg	86 7ƿ10ż12š18c21ķ
~jum	77 -20Ŧ-8ĺ-7ǩ7Ň13ƍ29Ŕ32Ţ43ǀ45œ
~jump	77 -20Ŧ-8ĺ-7ǩ7Ň13ƍ29Ŕ32Ţ43ǀ45œ
~jun	86 8m10G21a22w
~juni	87 8m21a23w
~jur	73 9ŗ12ķ33ǣ42ƃ52ž
~juri	81 -7Ų10ž34ƃ37ǣ
~jury	78 10ŗ12ƃ13ķ46ž
~jus	48 -23ŗ-14D-11ǐǡ-10Bō-9Ǐ-8Pĺ-7RłŉűƁƄƧ7vŴǀǥ8derUZŁŵŶƮƴ9ƗƦƸǚ10sķŇƍƢǧ12hŌǙ13Kǈ14uŊơƻǑ15CS16Ŕŧ17Ū20Ŗ24ŭ25n26Š27ƀǋ28Ļŷ30Ĺ31Ǉ
~just	48 -23ŗ-14D-11ǐǡ-10Bō-9Ǐ-8Pĺ-7RłŉűƁƄƧ7vŴǀǥ8derUZŁŵŶƮƴ9ƗƦƸǚ10sķŇƍƢǧ12hŌǙ13Kǈ14uŊơƻǑ15CS16Ŕŧ17Ū20Ŗ24ŭ25n26Š27ƀǋ28Ļŷ30Ĺ31Ǉ
~kag	78 -12ǘ13ş18Ų20W43ǥ
~kage	78 -12ǘ13ş18Ų20W43ǥ
~kay	49 -11ƶ-10Ǒ-9jQ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IUƫƵǒ10Ĵňŗūƕ11pKĹŃŘŷƥ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ26Ķ28Ũ
~kay>	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ27Ķ28Ũ
~ke>	38 -22Z-14ľŜŭƨ-13J-12ŁƣƦǐ-11nĹżƷ-10Ŗ-9ŕŰƒƫǋǞǢ-8oSŀŅōŴƄƩǏ-7ńŚŸſƢƲǆǇǑǕǛǦ7ĿŪƯƱƺǒ8iklDŊœŠƐƓƖƮ9RƏ10MŘźƙƝƪǓ11jxzYžƶǍ12vŢƜ13ĴŉŹ14ňőŶƹǀ15ņǄ16ǌ17BŌŎƻ18ǩ19Kķŧ20ŲƁǘǚ21ŃƞƬ22cgT23Ƥ24Ƨƿ27Şǖ28ǂ30U31Ļŝ32ů33ł34ƥ37Ǝ43Ũ57Ň
~ked	55 -14Ĺ-12ŗ-10Gǩ-8ŷƦ-7ĻǍ7pķōŎƹǟ8aFNY9wļŽƣƷǒǦ10BŔŭƕƛǔ11Ķ12Ľ13iǧ14ņ15ĺŘ18żƞ19Ǆ21Ǘ23S24r30ń31Ű35Šǘ
~ked>	55 -14Ĺ-12ŗ-10Gǩ-8ŷƦ-7ĻǍ7pķōŎƹǟ8aFNY9wļŽƣƷǒǦ10BŔŭƕƛǔ11Ķ12Ľ13iǧ14ņ15ĺŘ18żƞ19Ǆ21Ǘ23S24r30ń31Ű35Šǘ
~kee	53 -12e-10N-9Ĵǖ-8RĶŘ-7sŭŶ7cŸ8qWƻ9Pş10hxUũŽƊƮǙǩ11Ɲǒǘ12Ŀǟ13t14Yŀſ15ŋŚǝ16oƥ17Ǩ18ŢǏ19ŝ24Ƨ26ōŰ28ƷǗ34Ǡ39Ƶ
~keep	53 -12e-10N-9Ĵǖ-8RĶŘ-7sŶ7cŸ8qWƻǨ9Pş10xUũŽƊƮǙǩ11Ɲǒǘ12Ŀǟ13t14Yŀſ15ŋŚ16oƥǝ18ŢǏ19ŝ25Ƨ26ōŰ28ƷǗ34Ǡ39Ƶ
~kel	89 9ű11Řŧ25ũ
~ken	66 -8Ŭ-7Ƅƪ7ǌ8ǎ9ƕ11Ɯ12Ųǉ13ƿ14Q15ť17ŭ19R31Z36k
~ken>	75 -9Ŭ-8Ƅƪ7Ũ8ǌ11ƕ14ǉ36Z
~kend	72 9ǎ12Ɯ13Ų15ƿ17ť19ŭ21R39k
~kep	74 -13ŋ-9D-8ōƮ9Y10ƃ15Ŷ18ŀ23Ǘ24ŝ26Ű36ƥ
~kept	74 -13ŋ-9D-8ōƮ9Y10ƃ15Ŷ18ŀ23Ǘ24ŝ26Ű36ƥ
~ker	60 -10ŞŲ-8ř-7t7xƿ8AKƝ9gǂ10ķ11Ɖ12a14ł15Ŝǘ17ŁƳ18vǑ19sǜ22Ƌƹ23ǣ27Ž29Ǉ30ƥ
~ker>	65 -11Ş9AKƿ10gǂ13aƉ16ł17Ŝǘ18Ƴ19Ł21s22ǜ24ƹ26Ž33ƥ
~kers	69 -9ř-7Ǥ9x19ǣ21v22Ǒ23Ƌ35Ǉ
~kes	64 7MĿƃƏƺǎǨ9Ưǔ10ſƵǁ11ŜŞ12ĸ13Xƙ14Ƴ15Ƙ16ŋ19ŁǊ21ŀ25Ǟ
~kes>	64 7MĿƃƏƺǎǨ9Ưǔ10ſƵǁ11ŜŞ12ĸ13Xƙ14Ƴ15Ƙ16ŋ19ŁǊ21ŀ25Ǟ
~ket	60 -8Ɣ-7Ŝ7eƓƕ8ǔ9Ŗ10Ǆ13ǟ14ĸ15ţ16Y19H20Ŧ23Ŕ24Ř25ƒ52Ż
~ket>	65 -9Ɣ-7Ŝ8Ɠƕǔ10Ŗ11H12Ǆ15ĸ18Y22Ŧ24Ż25Ŕ27Řƒ
~kets	68 10H15ǟ18ţ34Ż
~key	71 -11Ł9k10Ń11v27ų32Ɩ61Ǩ
~key>	86 -12Ł11k75Ǩ
~keys	74 10Ń11v29ų34Ɩ
~kgr	86 7s21ǜ28ǩ
~kgro	86 7s21ǜ28ǩ
~kic	82 7ĺ10iŌ15ƹ16Ļ17Ř
~kick	82 7ĺ10iŌ15ƹ16Ļ17Ř
~kid	55 -18ų-12Z-11moŪ-9ŷ-8ķƆ-7ŢŬ7Ũ8Ƙ10ľ11ź13Ʀ15Ǐ18ƭ19ƫ21Ʋ22Ɯ25l26v27ƍƱ29w31nƶ33Ư35y40x59u63Ź
~kid>	74 -22ų-9mŪ-8Ŭ-7Ţŷ9Ư11ŴƘ12Ɯ13n14ƶ19ź20ƍƦ21Ǐ32l56Ź
~kids	57 -12oZ-8Ɔ-7ķ7qLŨ11ľ13ƍ14Ɯ19ƭ20ƫ22nŹƲƶ27v28Ư30w32Ʊ40y43x64u
~kin	44 -18Ǜ-16ŁƦ-13ŗƈ-12ň-11ƪǑ-10jnŹ-9suŒśƙƧ-8ŌŔŞŸǃ-7dlBGĻŐƛ7ŏŤŧƠǦǧ8bQĽŢǆ9ZŰűƞƵ10ľƇƐǈǞ11Ɖǔ12Ś13iƍƹǖ14Ǝƣƻ15gv16Ūżƭ17Ž18PŇŊƄ19yĺńǩ20qǄ21Ĵ22Š23Ƌ24HĹŃ26ht30ơ31VƬ34X36x39Ʃ40a
~kin>	63 -15Ł-12ǩ-9ŸǓ-8Ŕƙƹ-7dj7hœƵ8łŢƭ9pŃŬ10tvƎ11ŠŨŭƍƩǠ12ĹƄǍ13ŚƅƐ14Hŀ16Ŀ17Ǟ19X22ƞ24ń27a
~kind	55 -25Ǜ-14ƈ-13Ʀ-12ƅƪ-8ǃ-7tǈ7ŃƂư8ĺŢƸǥ9źƝǟ10b11XŊƎ12Rŧ13ix14űƹǆ15Ť16qƲǩ17ƇƉ18hŏ21ƣ22Ūǔ31Ǆ33Ƌ43Ʃ
~king	50 -12Uň-10T-9rǑ-8nNŀŗŨ-7sśŹƇƲǄ7ŊŝƵ8ĽŉƳƹǗǧ9cqƒ10vťƠƿ11Z12hŰƄƭ13QǓǦ14ŃŠǈ15ĺǩ17ľ18Hǖ19ĹŽ20żƻ21g22Ĵ23t24P25Ň26aX28y31V32x36ơ37Ƭ
~kip	82 -9Ǧ10Ŋ11BƂ13ǁ16ů
~kip>	82 -9Ǧ10Ŋ11BƂ13ǁ16ů
~kit	72 -7ǉ9łƎ11Lǈ15ǝ16ƞ17Ǆ22MǛ42ƌ
~kitc	72 -7ǉ9łƎ11Lǈ15ǝ16ƞ17Ǆ22MǛ42ƌ
~kke	80 22ǘ38Ǡ
~kkee	80 22ǘ38Ǡ
~kle	72 -8ƴ7Ǘ10g12NĹ13ƿ24Ŷ29ƣ30Ǎ
~kler	76 30ƣ32Ǎ
~kne	86 15Ƹ18ƽ36t
~knee	87 15Ƹ37t
~kno	52 -15Ɖ-13Ƃ-12ĹŎ-9SVŌſǈ-8ŝǔ-7nvŤ7ĵǟǦ8OĻņŲǂ9GĴňŰƐ10hmĽŔ11ţƷ12RōŒƌ13wƎ14Ʃ15cźƈ16r17Ņ18ŜƓƸ19ǃ20Ƨ21Ƴ22Ƌ23f26A29ǩ41Ŗ43ŉ
~knoc	82 8ţ9Ĵ10m21R23ƌ26ź
~knot	89 40f
~know	52 -15Ɖ-13Ƃ-12Ŏ-11Ĺ-9SŌſǈ-8ǔ-7VŝŤ7FŃžǟǦ8ĵĻŲǂ9GOņƐ10ňŔŰ11hĽƷ12ōŒ13wƎ14Ʃ15ƈ16cr17Ņ18ŜƓƸ19ǃ20Ƨ22Ƴ26A32ǩ43ŉ44Ŗ
~kon	89 13z18B22ư
~kon>	89 13z18B22ư
~kru	87 29ĵ
~krup	87 29ĵ
~ks>	49 -18ǩ-16Q-13C-12Ɲ-11ŨƋ-10nR-9gIĶƶ-8q-7ŁŒşųƿ7aļľŖƮǇ8tŜűƙǙǝ9w10ĽƌƦ11TŕźƑƗǑǔǗ12AXžǖǘ13ǌ14rƷǜ15ķƉ16ƽ21ŝżƥƹ24ƛƜ27Ǜ29LŊƟ31z35ŵ37ǐ38ǈ41Ǡ
~ksg	86 11ǜ33k
~ksgi	86 11ǜ33k
~ksh	71 11ǣ26Ƒ34Ɲ
~kshe	80 12ǣ
~ksho	76 28Ƒ37Ɲ
~kup	68 -10ǃ-9Ǩ-7wŚ9žƊ11Ƹ14ŭų20ƫ23ƛƾ25ǐ28ǘ
~kup>	69 -10ǃǨ-7Ś9Ɗ11Ƹ12ǐ15ŭų20ƫ24ƾ31ƛ
~kups	89 -10ƛ-7ƌ12ž18ǐ40ǘ
~ky>	76 -24g7ţŬ11Ơǘ27j30o41ǀ
~kyd	86 35ǀ
~kydi	86 35ǀ
~la>	60 -7dǞ7ſ8c9gŶžǃ10xńŅ11Bǩ12Ƙ14Ŝų38Ǧ59Ƃ
~lab	74 7l8Ɠ9ǎ12ǜ13h14ƻ15ƾ20ťū29s31Ƈ
~lab>	80 9Ɠ14h34Ƈ
~labo	89 7k11ǎ15ǜ24ť
~lac	51 -13vĹő-12W-11S-9Ŷ-8ĸǆ-7ZōŖ7ĺƚǀ8hƆǛ9ǔ10QƲǖ11ŠƜƤǙ12UŏůǨ14şǋ15ƈƑƢ16M17DŃƌƟǊ19Ɨǅǟ20Ɠ21Ɣ22ƅ23ƥ24ƦƵ26HǢ27GƠ28ƞ38F41Ɛ
~lace	51 -13vő-12W-11S-9Ĺ-8ĸŶ-7ZōŖǆ7ƚǀ8hƆǛ9Ƶǔ10QƲǖ11ŠƜƤǙ12UŏůǨ14şǋ15ƈƑƢ16M17DŃƌƟ18Ǌ19ǅ20Ɨǟ21ƓƔ22ƅ23ƥ24Ʀ26Ǣ27GH28ƞƠ38F42Ɛ
~laci	78 18ĺ23Ƶ
~lad	72 -10ƀ-7b8cĹŵƼ9ǁ10Ő12ŧ13Ŝť15oǄ18ǈ20Ŷż23ǣ25t26Ɯ
~lad>	83 -11ƀ-7b9Ĺ12ŐƼ13t16ť23ż24Ŷ
~ladd	86 8Ǚ14ǈ18Ǆ28ǣ
~lady	80 -8ǈ9cŵ10ǁ14ŧ15tŜ17o29Ɯ
~lai	54 -7Wǒ7Ņǧ8ſưƸǚ9ŇŵƉ12ľǨ13Ǜ17ŖŦũ20B21ň23ŊŘ24ŔŞ28ť31ǜ32Ťŧ50ţ
~laid	82 7ƃ10Ƨ15ŵ16B19Ǩ21Ň
~laim	58 7ǣ9Ņǚ10Ŕ13ľ14ǜ15Ǜ19Ŧ20ũ25Ř31ť36Ť43ŧ55ţ
~lain	68 -11ŧ-8ǒ9ǧ11ſưƸ12Ɖ15B18Ŕ23ǜ25Ŗ28ň30Ŋ32Ş
~lak	81 -7n9ķ20k21Ɵ28g32ƙ
~lake	81 -7n9ķ20k21Ɵ28g32ƙ
~lam	80 10ƺ12H13ń16Ɛ17ǎǟ34Ŕ
~lame	82 10ƺ13Hń17Ɛ35Ŕ
~lan	51 -14Ƅ-12Œ-10PƟ-8ǖ-7gQƦǈ7ŬƔ8Ŧƶ9ZŠų10JƱ11lǄ12IŔ13FSƃƌƠ16ķ17Ķů18ĸ19ĺƤ21ǚ23ơƵǞ24ŏ25ǩ26W27Ň28D29k30H31ǌ32y38ǀ47V
~lan>	65 -12Œ7y8ŌƁ9Ư10ułǨ11ƶ12ŀŝ14Ʊ15ŗƃ17Ň25Ķ27Ƶ33ŏ44W45V
~lanc	82 -8ǖ22Z27Ɣ
~land	63 -12Ƅ-10Ɣ10Š11ĸ12ŦƤ13ų14J15Ŭ17I19Ǆ20Ơ23ķ24Ň25F31ơ40ǌ
~lane	82 -7u33ǩ35ǀ54D
~lann	70 8AƵ9ǔ10V16ĸƤ19Hǀ23ƌ40y
~lans	68 12V20H30ĺ32ǚ33Ǟ34k
~lant	80 -8Ǟ10Ƨ18U23l29Sů
~lap	76 -12Ǐ14Ɲ15Ǘ19U50š
~laps	79 52š
~lar	57 -11Ť-8ƹ-7Ɣ7ľŢ8Ƨƾ9ƂƗ10ŗǅ11œśŲ12ŠơƮ15ŚƦ16WXŅŘƉ17Ƙ18ĸ21ǉ22T23Ŧ25Ɔ28Ɗ32ǔ55Ǝ
~lar>	65 -13Ť7ųƩ8ƙ9Xƾ10Ƃ12ǅ13Ų14ĸ15Šơ16Ƙ17ŗ19Ɖ20Ř30Ŧ32Ɗ
~lara	85 18ś24Ś
~larg	86 14ǔ39Ɔ
~larm	73 -9ƹ-7Ə66Ǝ
~lars	75 7ŎƎƗ8ĸž9m10ǘ11X12ľŢ16œ22Ņ30ǔ
~lary	78 14Ƨ18ǉ19Ʈ23WƦ34T
~las	45 -15ǃ-14ŏ-12ũ-11ǧ-10ŦŧŨƌ-9dBSľŤŷƃǗ-8GLňŠƳ-7pIŃŇƒơǢ7xŬƩǖ8ĽƍƫƶƼ9ioƓ10ĹŔŵƀƐƑǘ11łǨ12űźƋƺǌ13Ż14šƚƲƿǑǣ15Eż16cƹ17ưǉǛ18ţ21aŜƁƈ22Ƹ23b24ĵ25ŖǏǞ30ņ32ǊǙ36Ǥ37œƾ
~las>	87 10ƫ11ņ24Ǒ
~lass	72 -16ŏ-8ơ-7ǣǧ8d9Ƅ11ř12Ǚ13x19ƀ22źǌ27ƿ39Ɓ55Ǥ
~last	46 -15ǃ-14d-12ũ-10Ŧƌ-9SľŤŨŷ-8BGLňŠƃƳǗ-7IŃŇǧ7jwyƧƮǒ8ŬƩǖ9ĽƓƫƶƼ10ioĹŵƐ11łŔƑǘ12Ǩ13űŻƋƺ15šżƲ16Eƚ17cƹ18ưǉǛ19ţǣ21ƈ22aŜ23Ƹ24b25ĵ26ņǏǙǞ27Ŗ33Ǌ38œƾ
~lat	62 -15ŸƼ-10ǁ-8ŤƩ-7Ņ7ŃƔ8ƪǂǙ9żƭ10ǌ11ĵƾǣ12ĺŔǟ13ƁǕǩ14NƴƸǎǜ21ƨ33Ż37Ɖ52ū
~lat>	78 -8Ņ7ƚ9Ř17Ɓ20ƴ24ǩ27ƨ48Ɖ
~late	66 -16Ÿ-15Ƽ-11ǁ-8Ʃ-7Ť7UŻƓǀ8Ńǂ9ţƪǙ10żƭ11ǌ12ĵƾ13ĺǟǣ14Ǖ15NƸǎǜ57ū
~lati	78 7o8ƫ10Ɣ22Ŕ33Ż
~lau	87 -22ĺ24Ǔ27ǩ31Ǣ
~laus	89 25Ǔ32Ǣ
~law	68 -8ŗ7Bŷ8Ư9nƵǩ10kǡ11Q12ł13ŅǦ23Ʋ25A30ķǜ
~law>	79 10B11ŷƵ13Q15Ņ17A
~laws	81 -9ŗ8Ŀ10n12Ư13k16Ǧ19ķǜ
~lawy	76 7Ǔ11ǩ12A13ǡ16ǜ17ķ28Ʋ
~lay	74 -15Ũ-12ǀ8Ƃ9Ƥ11VŚ12ƜƧ14ĿŤ15ŉ18ư22Ɖ32gD
~lay>	78 -14Ũ-13ǀ-7ƞ7s9Ƥ10Ɖ12Ś13ƜƧ15Ť16ŉ19ư33g34D
~laye	89 10Ƃ14Ɖ
~lba	87 29I
~lbac	87 29I
~lbo	85 -10ŏ9ļ10ż11D12N16ĸ22Ǚ
~lbox	87 10ż11D16ĸ22Ǚ
~lc>	79 -7ţ20ǃ50ǆ
~lco	71 33ƿ35Ǜ
~lcoh	71 33ƿ35Ǜ
~ld>	31 -22x-21Ő-19Ǟ-17qŒ-15Ƴ-14ų-13ŦŴ-12QĺƝƟǇ-11tUŤƉǋǖ-10Ũǐǣ-9kowzŭƚƞƠƻǛ-8Fšƣǃ-7RĹŅşŰżſƙǊǎǙǥ7JŇƍǦ8jĽĿŀŉƿǘ9ŗŚǏǢ10brLĶƏƪǄǡ11ĵǓ12aŃŘƘǗǧ13AŌƂ14mņū15pƀƺ16BƸ17YŊŖŽƈƒƩ18œž19ĻŷƱǚ20TưǨ21ƋƗƶǁ22ĴŞ24ǩ27Dķ28śƯ30sMƅ31Ţ32vKƬ34űǝ35ŵ36ƭ37cƵ38Ƥ41XŎ43Ʒ52ĸ53Ʈ
~lde	65 -9Ÿ-8tJƱ8ǆ9Ƌ10Nƅ12pǨ13P19y20Ɠ22x23Ķ24Ź25ŬŴ30vwz34ǧ
~lder	70 -8J-7t9ǆ11NƋ13ƅǨ14P22pƓ27Ŵ28Ŭ34z37ǧ
~ldes	74 -10Ÿ-9p28xyŹ29v37w
~ldi	60 -11GƅƩ-9ƈǩ-8F-7xƆ9i10t11ƤƸ12Ɖ19Sű25Ƒ27ŀǢ30ơ34ǋ47Ǎ50ƣ
~ldin	60 -11GƅƩ-9ƈǩ-8F-7xƆ9i10t11ƤƸ12Ɖ19Sű25Ƒ27ŀǢ30ơ34ǋ47Ǎ50ƣ
~ldr	74 12w13y14ƫ19Ư22v36u
~ldre	74 12w13y14ƫ19Ư22v36u
~lds	74 -14Ǣ-13Ɣ-9Ɖ8Ŭ10ƣ12ƕ13ƈƋ17v21p24ƅ30Ʃ
~lds>	74 -14Ǣ-13Ɣ-9Ɖ8Ŭ10ƣ12ƕ13ƈƋ17v21p24ƅ30Ʃ
~le>	39 -15ŀ-14Œ-12j-11ƌ-10orŃŌŹƠ-9AŸǂǊǓǩ-8iyŁŜŤƃƓƱǋ-7FQřťƅƙƫ7őşŰŷưǅǙ8LŭƧƲǝ9kNŇňŴżƖǒǚ10fOŊūų11hnvŻƀƥǁ12swǖǗ13ĸƷƺ14lRŦƒƯ15xűƁǉ16uMƎ17Ił18Yǈ19dśŬ20ŧƩ21ŲƘƤ22Ɯ24Ɖ25XŘ26ǆǜ29a36ļ
~lea	47 -21Ǎ-14ƈǈ-13ŐśƋ-11Ǔ-10Xŕ-9pľŔƮƯ-8ŀŎƵ-7nQSĴŋŚşƝƨƪ7ĹţŲƁƥƼǅǇ8ĺŇǜ9űƫ10ĿŊŝũŹƠƬ11d12A13zŤ16V17ĻƎ18aŭƔƳ21Ů22ƧǏ23ŗ24FƉ27Ż29Ƣ30ǋ32ňƛ33ŉ34ơ37ŢƤƶ48Ŭ53ǌ
~leag	80 13ů42Ů
~leak	71 -19ƈ-17Ƌ-9Ɯ12ũ24Ǝ27Ť39Ɖ50ƛ
~lean	71 -10ǈ-9ŋ-7Ư8Ƽ10Ɛ12Ǣ13Ǐ16Ň19ű20ţ22Ǜ23z24A25Ɯ27Ż
~lear	72 -12Ǜ8Ļũ9ƾ11sƷ12T16Ų17Ŭ23ŉ27Ź31Ɣ57ň
~leas	55 -23Ǎ-14ś-11Ǔ-10G-9ŕ-8Ŕ-7Ʈǧ7cDƄ8e9ǅ10őǇ11ŗ12Ĺ13Ơ16d17Ǐ24aŝŭ34F38ǋ39Ƣ43ơƤ48Ŭ66ǌ
~leav	58 -12ŝ-10X-8ŎŐ-7ľŀŹƵ7GƟǎ8sŁ9Űƀ11ƥ12ĺǜ13Ɓǩ14ŊƬ15ƫ16Ļ17Ŀ20ŗ24VŉƳ31Ƨ48Ţ49ƶ
~lec	69 -12ǧ-8Ǥ8Ľ10ƫ12K13ĵ15q20Ǒ29ǒ30Ƌ37Ƙ
~lect	69 -12ǧ-8Ǥ8Ľ10ƫ12K13ĵ15q20Ǒ29ǒ30Ƌ37Ƙ
~led	58 -8vŝ-7sǩ8Ŋǐ9Ư10ļňŌ11j13ŃƄƈƩ14Ť15oŶƞ16Ĵ18Nţŵ19Ŕ21ń23ǃ24ş25w26Ż28š33ŧ
~led>	58 -8vŝ-7sǩ8Ŋǐ9Ư10ļňŌ11j13ŃƄƈƩ14Ť15oŶƞ16Ĵ18Nţŵ19Ŕ21ń23ǃ24ş25w26Ż28š33ŧ
~lee	68 7e9wľ10ŀ12Ũ14Ű15ĸŌ16Ƥǐ19Ļł26Ƽ31nx
~leep	69 10ľ12Ũ14Ű15ĸŌ16Ƥ19Ļł26Ƽ32nx
~lef	69 -9Ƭ-8Ʈ-7ŀǩ7f9zĸ10Ŗ11ĶķƧ16ōŕ17ŢƔ21ŝ22Z24ƶ28Ŭ
~left	69 -9Ƭ-8Ʈ-7ŀǩ7f9zĸ10Ŗ11ĶķƧ16ōŕ17ŢƔ21ŝ22Z24ƶ28Ŭ
~leg	62 -7w9ŋ12Ɯ16Ʋ21źƶǆ22ǃ31y35Ʊ37m43h
~lega	76 7f12ŋ20Ʋ26ǆ27ƶǃ
~lege	66 7x13Ɯ23ź34y38Ʊ40m
~lem	72 -9ƙ7ĹŵƸ8ŏ9sǜ11ŋ12Ƽ13Ɩ14ƛ15LŜ17ŀ28Ž
~lem>	80 8Ĺ9ŏŵ10s13ŋ17L18Ŝ19ŀ
~lema	87 35Ž
~lems	82 -9ƙ10Ƹ12ǜ15ƛƼ
~len	68 -9Ʋ8S11Ŋ14L17Ƹ18Ŭǘ21ƭ26Ƅ30ų52ƕ
~lend	71 -9Ʋ15L18Ŭ27Ƅ31ų54ƕ
~lent	89 -7ǂ23Ƹ
~ler	67 -11Ɲ-9BŧŪ-8A-7Ź8ŠƁ9jŴ10hH11ƿ12Ǖ13ļ15xŔƻ17v18şǈ20Ƅǐ26ƣ28Ǎ31Ǐ
~ler>	76 -11Ɲ-10B-9AŧŪ7Ő10Ɓ11j12HŴƄ14ƿ15ļ18Ŕ19x21şǐ35Ǐ
~lere	89 -23ƣ44Ǎ
~lers	74 -7Ź9Š10Ƅ12h14Ǖ17ƻ19v48ƣ
~les	51 -16Ś-11ŭ-10ǉ-9şǩ-8ƴ-7PŐƕƬƿ7ŢǕǙ8LŁƉƪ9Ɲ10uƻ11iUźƒǆ12ŜŴƼ14cľ15Ǜ16ƘǠ17Ǔ18ǁ19ƹ22ņ23ũ25ǘ27ůƏ30ǖ31Ǘ33ƈ36Ū37ǐ45Ǌ46Ů
~les>	53 -16Śƿ-10ŭ-9ş-7ǉ7bƚ8Ǚ9LŁ10Ɖ13ŜŴźǆ15ƻ16cǛ17Ǡ18Ƙ19ǁ20ƹ27ǘ29ůƏ32ǖ33Ǘ34Ůƈ38Ū40ǐ48Ǌ
~less	71 -8ƴ8Ƥ9G10ŅƝƦ11S12Ţƿ16ƪ17iUƒ18Ů19u21ľ25Ǔ34ũ
~lest	89 13ǂ27Ƽ
~let	58 -12ǩ-9œŢ-8ňǘ-7hŖţŤƬ7iJƵ8ĵŸžƄǓ9ƾ10yKOľŃŪ11Ř13ĻŊƪ14Ǝ16Ŏš17a18x19Ś20ř21Ɛ22Ľ23Ŕ24Ş28Ž33ƛǜ37b
~let>	61 -10ǩ-8ĽňŖ-7ŢţŤ7iN8ĵƪǓ9xŸƵ10žƾ11ŃřŪƄ12OŘ14Ļ15ŊƎ18Ŏš21a22Ɛ23Ž26Ş36ǜ37ƛ
~lett	70 -10ļ-8œ-7h8Žǐ9Jū11Kř12x26Ś32Ŕ36Ľ51b
~lev	72 8ǌ9ŀ10Ʃ16Ɔ22Ɗ24m29ƣ
~leve	73 9ŀ10Ʃ16Ɔ17ƣ22Ɗ25m
~lex	78 -14ǧ-13Œ-10Ǎ-8ǃ7Ų14Ƙ15Ơ39ơ49ƣ
~lex>	78 -14ǧ-13Œ-10Ǎ-8ǃ7Ų14Ƙ15Ơ39ơ49ƣ
~lf>	53 -11ķƮ-8ř-7ƭ7ƻƾǚ8pĴƀƇƓƕƠ9cqVǂǑ10r11kCƎ12O13tQŁţ14ōƦƨƷ15Ǉ17ǔ18nHŦ23Ƭ25ǉ26Ǩ27o40Ƣ46g
~lfr	86 -14Ʈ-11ǌ-8Ɓ20Ʒ27Ƣ
~lfri	86 -14Ʈ-11ǌ-8Ɓ20Ʒ27Ƣ
~lia	58 7ǥ9D10ŗ11Ǜ13ơǚ15Ƃ19ĽŖǌ28ƀ32ǡ41ž
~liab	59 8ǥ10ŗ11Ǜ14ơǚ16Ƃ20ǌ28ƀ33ǡ42ž
~liar	87 29Ľ30Ŗ
~lib	89 -8Ţ15ŵ17ş26Ő
~lic	43 -12n-9IƔ-8ZŬ-7ŀńŊǈ7šƄƴ8oŌƛ9Ɓƥ10dŢƖƢ11ƚ12ŐƬǏ13ĹƓǀǛ14őŠ15ơƧ16ľǢ17ŗ18aſǡ19ŕƪ20Ŗ21ş23Ś25Ź26ƩƵ28Ʀ29ŏ30ř39ǥ44Ÿ49ŷ
~lica	85 10S15ƿ16Ō17ƴ
~lice	59 -12n-7ő7Ǩ8ż11Ƅƺ12Ǜ15ū16doǀ19a31Ź34ŷ63Ÿ
~lici	68 9ƵǛ10Ǧ14ǒ32ş36ǥ
~licy	47 -13Ǧ-11ĺ-9IƔ-8ZŬ-7ŀŊ7ƀƙ8Ŝ9šƛ10ƨ11Ɓ12ŢƖƢ13ƚǏ14Ƭ15Ĺ16ŐƓ17Šơ18Ƨ19ľǢǥ20ǡ21ŗƪ22ő23ŖſƵ24ŕ26ŷ27Ś28Ʀ29Ʃ34ŏ35ř
~lid	75 9ƅ11U13ƀǇ14Ÿ20ƍ25k
~lid>	82 9ƅ15ƀ16Ÿ
~lida	85 -7i12U15Ǉ29k
~lie	56 -11Ǆ7ySƖ8UŊƬ9Ÿ10ţ11Ư12ƴ13ǘǦǩ19Ɯ20ŭ23Ŀ25Ǔ28ǚ30Ǘ32Ɲ33Ǖ37Ŭ48ǔ
~lie>	89 -9ĺ8Š55Ŀ
~lied	89 23ƴ
~lien	61 -13Ŀ-12Ǆ8Ɩ9UŊ11ţ15ǘǦ21Ɯ23ŭƝ28Ǔ31ǚ33Ǘ41Ŭ53ǔ
~lier	74 52Ǖ
~lies	86 9ǐ14y17Ɲ22Ư
~liev	80 8Ō9mŋ11lM12S13ŸƬ27ǩ
~lif	55 -21ŏ-15jq-14Ż-9ŐǨ-8Ń-7ŒŗŶ7B8Sǈ9lŨ10ŵ11mű12ǩ15ĺ20Ƭ23i28ƿ30Ƶ31ƪ35ƭ36ƴ37Ʒ44Ʃ47ƨ52Ƨ63Ʀ
~life	55 -21ŏ-15jq-14Ż-9ŐǨ-7ŒŗŶ7B8S9lŨ12m15ĺ20Ƭ23i29ƿ31ƪƵ35ƭ36ƴ37Ʒ44Ʃ48ƨ52Ƨ63Ʀ
~lift	87 -12Ń14ǈ19ű20ŵ24ǩ
~lig	77 -8Ŷ8D10bTš11ĺ14Ōƻ15Ʈ16ż20U26Ż
~ligh	80 -8Ŷ8D11ĺš15Ō16Ʈ18ż21U27Ż
~lik	44 -17ǐ-16Ŏ-14ŤƱ-12JPŢƦ-10Ǡ-9pĿǞ-8qľśƟ-7S7AœƂƊƘư8amzőťŦǖ9ţŧƎƠƯƽ10Xņƭ11ŋũƁƐ12brƜ13lDŨ14głŇŮ15űǩ16tvR17jŲžƺ18YǍ19Ńŉ20xŌƶ21Ĵ24Ļ25K26Ŷƿ31Ş34ƞ35ŝ37U
~like	45 -17Ŏǐ-15Ť-14Ʊ-13J-12PŢƦǋ-10Ǡ-9ľĿǞ-8śƟ-7S7xyƂƊƌƘư8AœŦǖ9amzőťƠƯƽ10XņţŧƎ11ũƭ12rŋƁƐƜ13lD14gŇŨŮ15łƞǩ16ű17jvR18YŲžƺǍ19ŉ20Ńƶ21Ō22Ĵ25KĻ27Ŷƿ32Ş36ŝ38U
~liki	80 -16Ķ-10p9b11Ň24x35tƞ
~lim	58 -12ơ-10Ŧ-9Ɨƣ7ŤƘ9žƏ10yŠ11ǌ13ƓǍ15Ǧ16ǈ26Ǔ27Ǣ28Ƒ33ǡ34ǀ52ŗ
~limb	78 9Ʃ10Ť22ǈ40Ƒ46ǀ
~limi	59 -12ơ-10Ŧ-9ƣ-8Ɨ7Ƙ9ž10yƏ11Š12ǌ13ƓǍ16Ǧ27Ǔ28Ǣ34ǡ53ŗ
~lin	50 -14ǩ-11L-10ĻƗǋ-8ŠǏ-7ŪźƤƦƬ7Ɵ8ǊǕ9D10Ǆ11iŁƑƸƻ12ŚƄƷǀ13SĹł14aPƌǐ18msƔ19ƽ20TXĴŋ21ŅŨ22qĽƓ23ƍ24ǖ25ƛ26Iƾ27Ō29ƴ32C33Ǟ37Ń
~lin>	72 -8Ļ8aŉƌƮ9Ɖƛ10s12ŜƟ14HĿ15ĴĽ16Ņ21ƻ27i
~line	57 -13t-9L-8Š-7ť7ŕǞ8ń9KƛǄ10X11Vƽ12aĴĽǊǕ13Ņ14Ł15łŚ16sS19P22Ɣ25ŋ28ƍ29qIǖ34ƴ47Ń
~ling	61 -7ŀŗŪǋǩ7fxĺ8Žƴ9tŢǀ10Ň13DŞƌƛƽ15Ƹ16XŌ17Ƅ20C21ǐ22Ĺ25m26T30ŨƓ35Ǟ
~link	87 12ǘ22Ō24Ƒ
~lip	86 -10ǩ9Ɨ10Ťǌ26Ľ34ǡ
~liq	87 -20Ÿ-14ž11ƿ41Ǜ
~liqu	87 -20Ÿ-14ž11ƿ41Ǜ
~lis	56 -16Ƶ-13Ř-11Ş-8Y-7Ÿ7Aǥ8r9ań10Pƫǘ12goĻşƒƕǐ13ƅƘǗ14ĺǑǩ15ƾ16Ŭű18ż20ƻ22Ǝ23Ɨ24ǌ25ŷ27ľ43ƀ
~lisi	71 -16Ř-13Ƶ-7ǡ25ż27ƻ56ƀ
~list	59 -8YŸ7hǧ8rAǥ9a10ńƎǘǡ11Pƫ12şǐ13goƒƕǗ14ƅƘ15ĺǑ16ƾ17Ŭ18űǩ25Ɨǌ26ŷ28ľ
~lit	51 -8hƣ7cĿƳƹǐ8ĶļƎǛ9Y11œŗżƞơǚ12Ĵ13şƂ14vŊ15ŅƫƯ16ǌ19uw23Wƀǡ24x25Ƣ27ž
~lit>	75 -10ƣ13ĺ15ĴǇ24ƫ40Ƣ
~litt	59 -9hǇ-7B7ņŽƆƜƝǄ8dzIƳ9cĿƹ10YĶƎ11ļ13ƞ14œż15Ʀ17v18ŅŊ19Ư23w28u29x
~lity	58 -9Ʀ7ǥ9ǐ11ĶǛ13ǚ14ŗơ15Ƃ16ş19ǌ22W27ƀ28ǡ32ž
~liv	52 -19Ő-16ǋ-14ǩ-12ŝ-8RYŸƈƧǄ-7VńƦǆ7ƅǣ8S9ƃǡ10ŷ12DƟƠǕ14ķƲ15l16qǍǛ17hƤ18Ķ19ƣ20HƞƢ28C30Pǐ32ƮƷ33z34Ų38FG68n
~live	54 -16ǋ-9Ő-8RSYƈƧ-7Ʀ7ƽǣ8ƅ9ǡ10ƃ12Ķ13zDFƠǕ15ŷƢ16ķ17lǛ18h20ƣ25Ʒ30C32ǐ34Ʈ36G39Ų60n
~livi	67 -14Ő-11ŝǩ-8ǆ-7VŀŸ7ƢƤ8kĶĿƟ9Ŗ10Ʒ13n15Ǎ20SƲ23q27zƞ28H33F41P
~lk>	58 -10ņŉ-8Ũ-7Ĵƨǉǟ7ƊƑƛƽǎǖ8RĸƗƤǕǘ9ňżǨ10ŊƮǠ11ńǈ12ĵłŵ13s14Ǚ15Z18ǝ22ĹŤ23ƣ25Ļ46N
~lke	72 8ƨ9sż10K12Ư13Ʒ14B16ǔ20i27Ǆ29Š33r
~lked	73 8ƨ9sż12Ư14BƷ17ǔ20i28Ǆ29Š34r
~lki	68 -16Ł-9j-7ĹŹ7ƨ8şƆ9OōŦ10cĽ11ƍ13hŉ14Xń15ť19v21ǩ23Ň25a34x
~lkin	68 -16Ł-9j-7ĹŹ7ƨ8şƆ9OōŦ10cĽ11ƍ13hŉ14Xń15ť19v21ǩ23Ň25a34x
~lks	64 -15C-10Ŷ-7Ŝ7aKƮ9ƣ10W11Ž12ļƥǖ13ǡ14Aǈ15ŝƜǙ16Ǘ18ǔ19Ʀ23ƽ25Ǉ33z
~lks>	64 -15C-10Ŷ7aKƮ8ž9ƣ10W11Ž12ļƥǖ14A15ŝƜǈǙ16Ǘ19Ʀǔ23ƽ25Ǉ33z
~ll>	32 -20Ňǌ-17Ʈ-14Ǣ-13ƛ-12rĸŗŻ-11ŵǎ-10GTŭųƣǧ-9AľőťŧƯ-8lmŀœŸǤǦ-7pŠūůƅƆƽ7ayNŕƁƔƖ8eKŮƄƇƞǍ9wĿƥ10źƕƢǃǒǙǞǥ11qJĶŷǛǩ12gnoĵŊƷǡ13dz14Uũƌ15ƊƬƸǖ16sVŹǨ17DMĻŁŚŜŤŨƳ18BńŶǋ19Ɨǟ20xQĹ21ƫ22Ɲ23kZŦǔ24ƀ25Ŗƺ26Ǆ28Ĵ29IĽ30Lǉ31Hţ32P35Ǉ36Ʋ37ōƭ41tł
~lla	56 -11Ť-9Ƭ-7dŖǞ7cBǃǩ8gxľń9Ţ10œƗǅ11ŗ12ņŜ13ų14Ǒ16XŘ18ĸ19Ƙ24Ŧ25Ņ27Ɗ35Ǧ55Ƃ
~lla>	61 -7dƬǞ8ſ9cgǃ10xńŅ11Bǩ12Ƙ14Ŝų40Ǧ60Ƃ
~llar	66 -12Ť7mǖ8ǘ10ľƘ11Ţ12Ɨǅ13œ14ŗ19Ņ20XŘ22ĸ29Ŧ33Ɗ
~llas	87 10ƫ11ņ24Ǒ
~llb	86 9ļ28I
~llba	87 29I
~llc	78 -7ţ16ǐ20ǃ49ǆ
~llc>	79 -7ţ20ǃ50ǆ
~lle	56 -10ǧ-8svBǩ-7ǂ7ŊŌƫƼ8Ÿ9ĹŐš10CľƜ11ĽƐ12Ʃ14oƸ15Ĵļ16ĵ18Ŕ19ŧź21wń22ǒ23ǃ24Ƙ25y27Ż30Ʊ33m
~llec	79 -13ǧ-8Ǥ12ƫ15ĵ17Ľ34ǒ36Ƙ
~lled	64 -7sv7ĻŜ8bN9ŊƼ11Ĺš12ļŌ15Ʃ17o19Ĵ22Ŕŧ25ń27ǃ30w34Ż
~lleg	66 7x13Ɯ23ź34y38Ʊ40m
~llen	89 -7ǂ23Ƹ
~ller	89 -9ŧ-7B8Ő16H21Ŕ
~llet	85 7Ő9ļ13Ÿ16Ɛ18ľ
~lli	61 -14Ř-13Ƶ-9ǩ-7ǡ7s8aĺ9ŢŽƴ10Ũƻ12ĴŅ15Ľ16Ō21ż22Ĺ26T30Ɠ39Ǟ46ƀ47C
~llin	65 -7ǩ7sƨ8ĺ9aŽ10Ţƴ11Ũ13ĴŅ16Ľ17Ō24Ĺ28T32Ɠ41Ǟ51C
~llis	71 -16Ř-13Ƶ-7ǡ25ż56ƀ
~llo	73 -14D-10B9w10ơ11g14ų17ƥƵ18ƅ19K20Ƨ21ǃ24Ľ27ň29ƒ30ǩ
~llow	74 -11D-10B9w10ơ12g14ų17ƥ18Ƶ19Kƅ20Ƨ21ǃ24Ľ27ň29ƒ
~llp	79 -7Ĺ7S9vG15Ļ16ķ26T
~llpa	79 -7Ĺ7S9vG15Ļ16ķ26T
~lls	58 -11ŏơ-10ŵ-9ŗ-8Ư-7ŀŷǨ7CĿőşƕǄ8nǘ9hM10ƶǍǤ11Ņǌ12K13Ɯǡ14Łƌ15Yŋ16ǣ18Ő20Ǡ21Ʈ23ưƲ25Z26Ǚ27Ƈ35ƻ
~lls>	59 -11ơ-10ŵ-8Ư-7ŀŷǨ7CĿťƕǄ8ǘ9hnM10ƶǍ11ǌǤ12K13Ɯ14ƌǡ15Łŋ16Y17ǣ21ƮǠ23ưƲ25Z27ƇǙ36ƻ
~llst	87 -14ŏ-11ŗ14ş16ő19Ņ32Ő
~lly	60 -10ŜǄ-8ŀ-7ŗƣ7řžƦƫƿ8Wǡ9tKŭƙƮ10PƯǅ11ĸƖ12ĺľǙ14kƞǆ16lŬ17AL19Ƹ20łņ26Ĵ28Ŗ
~lly>	60 -10ŜǄ-8ŀ-7ŗƣ7řžƦƫƿ8Wǡ9tKŭƙƮ10PƯǅ11ĸƖ12ĺľǙ14kƞǆ16lŬ17AL19Ƹ20łņ26Ĵ28Ŗ
~lmo	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
~lmos	75 -9Ɯ9ţ10kƄư11d21Ǖ39Ǚ
~lo>	86 -14F17s18f19ǩ21Ƣ
~loa	58 -15Ƥ-12Ǟ-9H-8Ʀ-7ƄƆ8Ɓ11k25Ɣ34Ʊ36ś37Ʈ41Ŭ50ƕ51Z64ƪ
~loan	58 -12Ǟ-8Ʀ-7ƄƆ8Ɓ19Ʈ25Ɣ34Ʊ41Ŭ50ƕ51Z64ƪ
~loc	62 -9ŵ-8ƙƧ-7ƊƝ7E8Ŏǔ9C10Mƽ11qŐ13ľǎ15QŌŰ17ƣ18ƇǞ20ƍ24HR25lŮ28ǘ35ǋ42ƥ
~loca	71 -7Ƨ10ǔ13Ő14M15C16ľ22Ǟ28H30l43ǋ
~lock	67 -9ŵ-8ƙ-7Ɗ8E10Ŏ11ƽ13q14ǎ16QŌ17Ű20Ƈƣ22ƍ26R27Ů32ǘ47ƥ
~log	80 10Ő14ƛ17ƐƲ20Ś22Ƈ25ǘ
~log>	87 19Ʋ22Ś24Ƈ
~lon	50 -24ŭ-15ł-13Ƣ-12DŐ-8t-7j7gvYř8sƏƼ9ūƈǏǟ10HŮǈ11ĶŝƄƵƷ12f14lǃ17iŸ18ǩ19ŧǍ21ŕšƮ22Ɨ24ťů28Sǝ30Ɵ31G35Ƥƭ37O39ǅ48ő
~lon>	86 -16Ł-13tD12Ǎ18ǩ23ǈ25ǃ32ǟ
~lone	78 -15ł-10r-9ǋ7ƌ9z10Ʈ12Ʒ20Ł21Ǎ23n
~long	51 -25ŭ-13Ƣ-12Ő-10ǟ-7jn7gvǀ8YřƏ9ūƈƼǩ10sHǏ11ĶŝŮƄ12f15lƮ18Ÿ19iŧ21š22ŕ23Ɨ24ů25ť27Ɵ28ǝ29S32G35ƭ36Ƥ38O40ǅ49ő
~loo	50 -20ǩ-15ƈ-12ŭ-10gňƜ-9nƞ-8ŐśƨǍ-7iqUŏ7Ŀƽ8ŖƤ9CřƆƐƫǂǈ10JĻłƌƷƼǙ11HŶ12jRĵĽŠƉƛ14ľŨſ15sƊ16ĹǞ17Ǌ18Ƭ19Ń20ƻ21ńƯ22ŚŜƾ23Ň24z26ĺ29ǁ37ƣ59ƙ
~lood	63 -8ǩ-7Ɯ7Ɗ9Ũ12ƽ14Ƥǂ18Ƽ29ƻ31ƾ40ǁ88ƙ
~look	54 -15ƈ-12ŭǩ-10g-8ƞ-7nUśƨ7VXǜ8p9AĿŨ10Ŗř11ƐƫǙ12JĻł13HŶƷ14jRĵĽŠƉ16ľ17ſ18Ǟ19ĹǊ20Ƭ23Ń24ńƯ25ŇŚŜ27z28ĺ
~loor	74 -13ƙ-8Ǎ9x10ƌ14Ɔ16Ɗ19ǈ22ƛ59ƣ
~lor	63 -21Ɣ-11Ƅ8k9vŹƬ10ĹŬ12ƃ14Ŵ15ǃǕ18ų19H20Ơ26F31ơ33m47ǌ
~lord	67 -12Ƅ-11Ɣ-8ǩ10kvŹ22Ơ29F33ơ50ǌ
~lore	89 -15Ɣ15Ŭ18Ĺ20Ŵ26ų
~lori	87 17ƃ27H
~lors	82 44m
~los	50 -14ƽ-11tŗżƟ-10ŵƜ-9Ɖǜ-8RŠ-7kw7I8CŝŤŧǓǩ9Xő10ũƃ12YĿǔ13Ƥ14Ŧƚ15Ə16ƙ19ķƑ20Ƨ21ƕ22ƺ25Ś26Ǚ27ů28Řţ32ň39ť40ǎ42ǝ55Ƴ60Ɩ
~lose	54 -11ŨƟ-10ţ-9ŗ-8Ɯ-7wRňŵ7Şƚǔ8gIĿƺǘ9Ǔ10ŝ11CXƧ12ő15ƕ16ƖƤ18ťƏƙ19ǩ22ƑƳ23ķ28Ś29Ǚ30ů44ǎ48ǝ
~losi	67 -12ƽ-9ǩ7Ƴ9Ŀ10ƕǨ19Ř20Ũ26ň61Ɩ
~loss	73 -14ż-7Š8ƺ14Ƴ16Ť17ŧũ25Ř30Ŧ34ť56ţ
~lost	73 -15t-11ǜ-7Ɩ9Ʈǀ10ǔ11ƨ12ƚ14ƺ16Ƨ17ƃ22Y29ň68Ƴ
~lot	65 -15ƻ-13Ǉǩ7Rơ8śǟ9ŮŻ10ĿżƇ11ǖ12ƚ13ŇŰ17Ɨ22C31ƑƟ33ķ34Ɯ41ư42ǀ
~lot>	66 -15ƻ-14Ǉ-12ǩ7NRơ8ǟ9śŮŻƙ10ĿżƇ11ǖ12ƚ13Ű14Ň31Ɵ32Ƒ34ķƜǀ42ư
~loth	87 26Ɨ
~lou	80 11x13Ŷ19ƞ23j26Ǘ
~loud	82 12x23j27Ǘ
~lov	68 -9P-8ĶŢ-7ŀ7Ɗ8lƘ9rŝƉ10ƄƑǃǩ11tǖ12MƶǄǋ15ǔ18ƅ22U27Ŷ33ǟ59ƞ
~love	69 -9P-8Ţ-7ŀ8lƊƘ9rŝƉ10Ƒǃǩ11Ƅǖ12MƶǄǋ15ǔ19ƅ23U29Ŷƞ35ǟ
~lovi	89 -9Ķ15t39ƞ
~low	59 -18x-11Dŧ-9B-8ŠŦ-7ŕŶž7cơ8Ƒ10ųƃƙ11iǦ12bKĻƧ13ƅƥƵ16Ɨǃ17UŎǟ18Ľƞ21ƒ22g26ƛ29ľ30ňǎ40Ɗ42Ņ
~low>	65 -13x-12D-11ŧǩ-10B-8ŕ-7ž7wJ8ĵƆ9cơ11ƙƛ12ŘǦ13ƒ14biň15KƅƵ16Ƨ18ǃ19Ɨǟ20U21Ľƞ22Ɗ24g32Ņ34ǎ
~lowe	71 -18Ř-8x-7Ŷ8łƛ11ǩ13ų14ƃ17ĻŅ22Ŏ24Ɗ30ľ
~lowi	87 -8Ť11j14ƛ26ň
~lows	89 14Ƒƒ21ƥ
~loy	58 -11o-7t7ǉ8Ǘ11V13ǣ15Ƨǈ16Ǒ19ő20qW22ǜ24S25Ǉ28Ţ34Q
~loya	83 13Ǘ38ő41Ţ
~loye	59 -11o-8ő-7t7ǉ11V14ǣ15ǈ16ƧǑ17S20q21W23ǜ26Ǉ34Q
~lp>	69 -11k-7ŏ7zǜ8ǉ9ŀŒǩ10v11Ţ12s13ŝ15ǈ22ĵ23ň29Ǉ38Ĺ
~lpa	79 -7Ĺ7S9vG15Ļ16ķ26T
~lpar	79 -7Ĺ7S9vG15Ļ16ķ26T
~lpi	87 29z
~lpin	87 29z
~lps	87 -8Ǡ11c31A
~lps>	87 -8Ǡ11c31A
~lre	73 -8ķ8ƖƵ10ǩ12v13Źư15p18Ĺ26ŏ27Ɓ
~lrea	73 -8ķ8ƖƵ10ǩ12v13Źư15p18Ĺ26ŏ27Ɓ
~lri	71 -8ǩ7dEŨ11ŋ12KŇƷ13N19MƮǁ25Ŋ29i
~lrig	71 -8ǩ7dEŨ11ŋ12KŇƷ13N19MƮǁ25Ŋ29i
~lry	73 33Ƙ
~lry>	73 33Ƙ
~ls>	52 -14Ű-12dơ-11Fǩ-10ųǨ-9ŖŷƯƳ7Mŭǔ8ŵƶǍ9KǌǤ10ptǘ11ƌǗǡ12ķŁ13uYŋ14ǣ15ǜ16ƜƬƮ18Ɲ19ƉƲ20ư21Z22ƇǙǛ23ǠǢ27ǚ28h32b38Ǐ40ƻ
~lse	54 -17ǩ-15ǐ-10ǌ-9Ǣ-7ŏŒŸƯ7ŶƑ8ķĺŉŎƼ9ǥ10hFǋ11Ŵ15ŢŵƙƢ16Hǝ17ƥƮ21ųǈ22Z23Ł24ŷ25n36ş46ō48ń
~lse>	54 -17ǩ-15ǐ-10ǌ-9Ǣ-7ŏŒŸƯ7ŶƑ8ķĺŉŎƼ9ǥ10hǋ11Ŵ15Ţŵƙ16Hǝ17ƥƮ21ųǈ22Z23Ƣ24ŷ25n26Ł36ş46ō48ń
~lst	86 -14ŏ-11ŗ10ƈ14ş15ő18Ņ32Ő
~lsta	87 -14ŏ-11ŗ14ş16ő19Ņ32Ő
~lt>	63 -18Ʃ7pƃƺ8b9Ż11ǝǩ12Ť13ķƇ20ņ23Ɖ26ƪǞ32ƅ34ż
~lth	55 -14z-8Ň-7sƨƾ11Ǘ12ƴƼ14x23W31ƽ40ƃ54ǂ72Ƹ
~lth>	57 -14z-7Ňƾ12ƴǗ13Ƽ24W25ƽ39ǂ42ƃ60Ƹ
~lthy	78 10ƽ21xƸ
~lts	86 18ű23Ǝ
~lts>	86 18ű23Ǝ
~lty	89 14Ǘ19ő30Ǔ
~lty>	89 14Ǘ19ő30Ǔ
~lua	85 7ƥ10Ɗ35Ƙ
~luab	85 7ƥ10Ɗ35Ƙ
~luc	83 8ţ11Ū13Ź33o
~luck	83 8ţ11Ū13Ź33o
~lud	71 -9ŕ-8Ǉǩ8Ŗ10œ11ƁƆƠ12s17ǉ19ǣ29ŏ
~lude	71 -9ŕ-8Ǉ-7ǩ8Ŗ10œ11ƁƆƠ12s17ǉ29ŏ
~lue	63 -8ŏ-7ǖ7ĸƁƓ8Ǐ13Ŗ16ƒ18Ŏ20ľ22ű23ƪ26Ż29Ʃ32Ǣ
~lue>	66 -15Ǣ-8ŏ-7ǖ7Ɓ8ĸƓ12Ż14Ŗ15Ǐ17ƒ19Ŏ21ľ23ű25ƪ31Ʃ
~lues	77 -7Ǐ56Ǣ
~lug	86 9Ə35Ž
~lug>	86 9Ə35Ž
~lum	70 8Ĵ9Ǒ11jS13ƒǠ17Ɠ20ƛ24Ǖ25C34Ƌ
~lumb	72 10Ǒ11j12S14ƒ18Ɠ21ƛ25CǕ34Ƌ
~lun	76 8Ō10Oư16LĽ17N22Ə34Ŋ
~lunc	85 9Ō11Oư18LĽ19N
~lunt	81 24Ə37Ŋ
~lve	73 -7Ĵ8żƛ10Ō12xŁ14f15ũ22Ř28Ū
~lved	87 9ż15Ł17f
~lves	78 -7Ĵ10Ō11ƛ13x23Ř
~lwa	77 -8G8ņƜ9ļ10ĸŘ11V13ĵ22Ɨ25l
~lway	77 -8G8ņƜ9ļ10ĸŘ11V13ĵ22Ɨ25l
~ly>	44 -19ǩ-14ŦƼ-12ŜŞƌ-11orŶǁǃ-10Œů-9QŝƣǍ-8iĹŀŇǎǞ-7NSVĽŃŉŚťűƪ7acDUųƾǆ8łňŏŨŬŲŴƞƧǊ9ĸǕ10mtRƬǚ11ơ12uƶǙ14lLƘǖ15yķƤ16TYžǄ18AũǇ19ǀ21ţŧŪƮ22nwņŖŮƳƽ23ľǔ30ĺ31Ƹ33Ĵ50ŭ
~lyi	89 11f16ǀ
~lyin	89 11f16ǀ
~lys	89 9ƽ10Ʈ12ƭ17ǅ
~lys>	89 9ƽ10Ʈ12ƭ17ǅ
~ma>	74 -18ŏ8T10nŷǔ11ƨƯ12aƙ17Ŵ21ū30mz54Ƽ
~mac	69 -8Ŧ-7ŏ8ņ9ǖ11ƛƼ12l13ƻ31Ǣ32ǝ55Ǐ
~mach	71 -8ŏŦ9ǖ11ƛ12Ƽ32Ǣ33ǝ56Ǐ
~mad	60 -12ƻ-11ƈ-9œ-8PŇň-7ƶ7rƗ8ņƽ9ƾǆ10Ń14ƌƲ15Ɖ16xĹƞƫ17Ǎ19ǩ20Ŷ21ǜ23Ŕ24Ũ30Ƈ33Š39ĺ
~mad>	87 -10P-8ō16r17ǜ37ǩ38Ũ
~made	60 -12ƻ-11ƈ-9œ-8Ň-7ƶ7Ɨ8ņ9ƽƾǆǜ11Ń14Ʋ15ƌ16xƉƞƫ17ĹǍ20Ŷ23Ŕ30Ƈ33Š39ĺ
~mag	65 10D17Ũ20Ŏƛ23ƀ24ƚ25Œ29ž31ű34Ŧ35Ť
~mage	66 11Ũ20ƛ24ƀ25Œƚ30ž32ű34Ŧ37Ť
~magi	89 21Ũ28Ŏ
~mai	54 -18P-9ňŚƪǠ-7bAŷƟǩ7ķĸǗ9Ŝ10UĴƊǋ11ǝ14ļǧ15E16ľ21ųƛ27ś28Ǆ29ĽǕ33D36ǘ44K84J
~mail	57 -10ň-9Ǡ-8Ś-7bA7nǗ8ĸ11UĴ15ļǕǧ16E28ś31Ľ36D38ǘ47K89J
~main	71 -22P-11ƪ-9Ɵ-8ŷ7M9ŭŴ11ķ13Ŝ14Ɗ15ǖ16ǝ17ǋ20Ǖ23ľ29ųƛ39Ǆ
~mak	54 -13ŭ-11a-9ĴŸ-8ƣǉ-7AŮƔ7sņƏǐ8Ǝǝ9X10ŌŢŲǀǒǔ11ZƝ12qǩ14Ň15cxŀŪ16P17Ļ18Ƴǚ19ŬƮ20Ł21Ǆ23ů24ňơ30Tł32Ŏ39ǌ
~make	55 -13ŭ-8ƣǉ-7Ů7ŃņŐƏǐ8sƎǝ9XŬ10ŌŢŲǀǔ11Ɲǒ12q15xŇŪ16cPŀ18Ļ19ƮƳǚ21Ǆ22ł23Łů27ǌ29ň30T33Ŏ
~maki	79 -12a-11Ÿ-8Ĵ8Ƅ12ł14Ŭ18ǌ19Z23ǩ31ơ
~mal	59 -9Ɲ7łǜ8an9HǄǈ11ƥǏ12AĴţƾ13ǋ16RǍ17Ő20Ŧ22ŭ33h
~mal>	65 9h10n13ƾǏ18R25ŭ
~mall	71 8ǜ9łƦ11Hǈ12Ǆ13ƥ15Ĵţ16A17ǋ19Ǎ21Ő24Ŧ
~mals	86 37h
~mam	85 8Ƥǀ10T14aƨ34z
~mama	85 8Ƥǀ10T14aƨ34z
~man	45 -21Ǎ-18ǉ-12iũ-11ǟ-10Q-9ǖ-8xŁőƃ-7tŜƙ7qBņşŵƈƢǌ8ţƭ9ƋƖǣ10U11ƇƟǕǩ12cŮŲŸżƊƻǄ13SŴŷŻƹ14Ƴ15Gƿ17gŕůƆǎ18Vǔ19Ǘ20Ɣ22ńŪ23Ǒ25h26Ʃ28Ǩ30nƮ32ơ35u37ƣǋ42ǈ51Ǉ
~man>	72 -11Ł-8O7Ɗ8ǎ10Ĺ14q18Ǉ23Uņ27ƣ32Ǩ33g50ǈ
~mana	71 -21Ǎ-15ũ-7Ǣ9Ŏ11ǜ13ǌ21ŵƮ30Ƴ31ǈ46ơ
~mane	87 33Ʃ
~manu	86 8Ǚ24Ƈ31Ǆ
~many	47 -19ǉ-12i-10ǖǟ-9ǈ-8Qƃ-7xņőƙǜ7Ǝǧ8şƈƊƢ9ţƭ10ƋƖƩǣǨ12ǎǕ13cŮŲŸżƟƻ14SŷŻƹ15Ŵ16ƿ17G18ůƮǩ19V20ŕǔǗ21Ɔ22Ɣ24hń25ŪǑ27ƣ34n41uǋ42Ǉ
~mar	63 -12S-7ƛ7mrƓ8Ŕ9ũǈ10qƹ11Yƾ12ŭƬ13A14ń15Fƿ16H17ƥ18Ţ20Ǝƫ26ƒ27ƞ34o56f
~mari	79 14ƫƹ20ƿ23ƥ27f
~mark	77 7Ķ10źƓ11Ŕ14Y16ŭ19F24H33ƒ
~marr	72 -12S10r11ƫ12u22Ţ28o45f
~mart	83 -7ƛ10m15ũ18AƬ20ń28Ǝ
~mary	87 16qƾ
~mas	76 7ƤǍ13m15y17dD18k21v23Ŷ
~mas>	79 7Ƥ16y18dD19k22v24Ŷ
~mat	61 -13ǩ7ƃƓƚƛ8ĽťŮ9jnV11cAōƅǗ12Ř15ĶĻ16ƉǕ19ĴŽ22Wư27ľ32Ƣ35ų
~matc	80 -11ǩ11w15ƅ16Ř22Ķ24ų29W
~mate	74 10Ɠ11Ů12nVǕ21Ɖ22ų40Ƣ
~mati	72 8Ǖ10ƛ11Ľ15Ǘ19Ļ23Ĵ27ư28Ž
~matt	77 8z9Yƚ10ƃ11ť15ō16A37ľ
~max	89 -15Œ25ǩ56ŗ
~may	68 -7Ż7vŕŹƇƍ8ŋƜ9ĹƖ12acƦ13J14Ʈ15ǩ17Ʊ20Ŋ
~may>	75 -7Ż8v9ŋ10ŹƖ11Ĺ13ac14J17ǩ22Ŋ
~mayb	74 7A8ŕƇƍ9Ɯ13Ʀ16Ʈ18Ʊ
~mb>	78 -9ř9Ʃ10Ť12jū13ŉ15ƒ21ĵ22ǈ25Ƒ
~mbe	50 -15Ś-14ŷ-10ǩ-9v-8aƣ-7ĴŖǝ7Řƒǅ8Š10hK11yľŒ12ŇŜǇ14CļƓ15Ǡ16Ļǀ17ƶ18Ǖ20cƬ22XŗŸ23Ƽ24ĽŅ25ǗǨ26E28D32ū33e42I47ř
~mber	50 -15Ś-14ŷ-10ǩ-9v-8aƣ-7ĴŖǝ7Řƒǅ8Š10hK11yľŒ12ŇŜǇ14CļƓ15Ǡ16Ļǀ17ƶ18Ǖ20cƬ22XŗŸ23Ƽ24ĽŅ25ǗǨ26E28D32ū33e42I47ř
~mbi	74 10Ǒ14xǀ22ƛ36Ƌ
~mbin	74 10Ǒ14ǀ22ƛ36Ƌ
~mbr	63 -7Ǟ13ǩ44Ƃ50Ǧ
~mbre	63 -7Ǟ13ǩ44Ƃ50Ǧ
~mbu	86 25Ɓ31C
~me>	29 -16B-15ǋ-14vƵ-13XǗǟǨ-12ƤǢǣ-11Gŧ-10ƗǊ-9ťŭŻ-8ĶŌŖŝŮ-7xŇŐŬƱǆ7eiŁŔŸƂƞǒ8DōŒšƢƬ9ưǁ10ů11MĴŀƆ12hńŋŘǖ13tņƅƓǘǤ14ZŉŰ15djSřơƾ16kĹşƛƟƨ17Cłǃǎ18œ19L20qwŅǄǇ21FIĻĽŚŠƔƷ22uH25sŦź26lňǈ27Ŋ28ƒ29ƇƝ30Ŏ31o34ĸ35ś36aŜŤ37O38Rļ39bT41n
~mea	69 -17Ň-11Ŗ-8ǐ7ŵƎƛ8ƺ17ĺŽ19ňǩ25Ư27Ǜ39ō
~mean	71 -14Ň-11Ŗ7Ǝ8ŵƛ9ƺ18ĺ19ň21ǩ26Ư40ō
~meb	55 -10Z-9IŨ-8ż-7nƠǨ7hņƅǢ8PļŗƜ9ŠƟƾ10ŤƮǚ11ķŧ12ŵǋ13fſ14ľƎ16ƕǘ17Ư18Q20F21Ƴ23A24ǜ25ž
~mebo	55 -10Z-9IŨ-8ż-7nƠǨ7hņƅǢ8PļŗƜ9ŠƟƾ10ŤƮǚ11ķŧ12ŵǋ13fſ14ľƎ16ƕǘ17Ư18Q20F21Ƴ23A24ǜ25ž
~med	58 -13Ʋ-8rţ-7ƨ7Q8Ƣƽ9ǚ10wVǅǗ11Ƽǎǘ12ǟ14WŔ15ƑǛ16ǌ17y19ǁ29Ư37ǂ41ƫ57ƃ58ƻ
~med>	63 -13Ʋ-8ţ-7Ǔ7ǒ9Ƣǃ11ǅǚ12wǁ13ǎǘ14ǟ16ŔƑ17ǌǛ27Ư36ƃ47ƫ
~meda	86 7Ư10Ǟ11f13z16V28y
~medi	68 9Q10ƽǁ14Ǘ15Ƽ17W29ƃ35ƻǂ
~mee	74 12Ʀ17Ǚ19O50M
~meet	74 12Ʀ17Ǚ19O50M
~mel	89 7ƴ8Ǜ14j34Ń
~mem	68 7tŦ8Ƣ9x11œƣ12ǅ13E16h24ř30ƶ56Ľ
~memb	69 7Ŧ8tƢ9x11œ12ǅ13E16h24ř30ƶ42Ľ
~men	46 -12ŗ-11Ł-9Œţǧ-8HƄƒ-7ŞƱƷ7ceǍǘǛ8FGƌƛƾǢ9ƜƠơ11BZŚƮ12ƗƝƿǜ13DĵƕǓ14tƤ15WǞ16ǌ17Ə18Ƙ19Ĵŏ21šƢƣ22ƥ23Ɠǔ25NŬƔ26ǚ28ĶǏ32Ɗ
~mend	89 17ǚ24B
~ment	46 -12ŗ-11Ł-9Œǧǩ-8HţƄƒ-7ŞƱƷ7ceƃǍǘ8FGƌƛǢ9ƜƠƾ10ơ11ZŚƮ12Ɲƿǜ13DĵƕƗǓ14tƤ15WǞ16ǌ17Ə18Ƙ19Ĵŏ21šƢƣǚ22ƥ23Ɠǔ25NŬƔ28ĶǏ33Ɗ
~menu	89 16X21ǩ24Ǜ
~meo	72 -7ĵ11ǚ12Ł14ǅ16ƕ18Ɠ21FƳ22A27ǔ
~meon	80 10Ɠ13ǚ14Ł17ǅ23Ƴ25A
~meow	77 -8ĵ7Ĺ10Ɠ17ƕ25F30ǔ
~mep	86 -7ō11ş13ǝ15Hǋ19ƥ
~mepl	86 -7ō11ş13ǝ15Hǋ19ƥ
~mer	55 -11ƂƩ-10Ų-8S-7ln7GŢƾ8Ƙǣ10LQĿǟ11ƟǍ13ǚ14Ǧ15ǡ16ǜ17x18ǃǇǢ19Y21ǖ22k23Ɲ24Ǔ25Ǆ29Ǘ36Ǝ39ǔ46ő
~mer>	64 -18S-11G9Ţ11ǄǓ12L14ĿƟǇ17k19ǚ20xǔǜ21ǡ28Ǘ54ő
~mera	79 12ũ15Ƙ53Ǝ
~merc	72 -14Ƃ-8Ɔ7ǋ8Őǔ10ƾǥ14Q17Ǎ20Ǧ25Ǆ26Ǣ
~merg	83 10ƃ31Y
~mers	69 -13Ʃ-11Ų-7l8őǇ9k12Sǣ17ǟ19Ǔ20G21ǔ25Ɲǃ30ǖ
~mes	59 -12n-11a-10VǄ-9Ń-8vĴ-7u7ghĹƙ8QƏƫǀǋǟǨ9ĿŻǊǔ10ťƟǁ11oHƻ12Œ14JŝƁ15Ƨǈ16ľǆǖ17K18Ʀ19i21ŘǕ22W23ǩ25Ǘ26Ɯ43w
~mes>	61 -12n-11a-10V-8Ń-7uvĴ7F8gQƏƙǟ9ĿǀǨ10ŻǊǔ11Ɵƫƻǁ12oHŒ13Ǖ14Ɓ15J16Ƨǈǖ17ǆ19Ʀ20ľ22WŘ26Ǘ28Ɯǩ49w
~mess	80 11hĹŦũ14ť22ŝ25K28i
~met	51 -12ũ-10ť-9IŁǝ-8s-7ŌşŻžƤƲ7rĿƄƯǓǖ8ńŊōŴ9giŔƫǈǕ10mŏŖŗŽǛ11jĽŎūƬ12ŵ13łŃ14ưǍ15ŪŶƻǨ16NŞ17ņŉŘ18ƺ20Ůƶ21YƉ22ĸ23ŀƨ28ĺ32l
~met>	87 -7ƌ7Ľ11MŎ16Ƶ
~meta	80 23Ǎ36Ɖ
~mete	83 15ư19j36Ů
~meth	52 -11ũ-10ť-8IŁǝ-7şŻžƤƲƵ7ĽơƮƯǓǖ8rPĿńŊƄ9ōŔǕ10giŴƫ11mŖŽǛ12ņŗūƬǩ13ŏŵ14ł15Ū16ŶǨ17N18ŉŘŞ20ƺ21ƶ22Y23ĸ25ŀƨ30ĺ
~meti	87 10ǚ12őǟ13Ń19ǈ
~mew	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŢŴ24Ƥ34ǩ
~mewh	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŴ22Ţ25Ƥ
~mfo	78 9Ō10T11M13Ƴ17e22X
~mfor	78 9Ō10T11M13Ƴ17e22X
~mic	85 -11ũ8ǝ13C15ǚ16ť
~mica	89 16ǚ
~mid	77 -8Ź11vL14a17i21N37ǎ
~midd	79 -8Ź11vL15a18i21N
~mig	81 -8Ƭ9Ɯ12ǁ14o16ō17y18ǎ29H
~migh	81 -8Ƭ9Ɯ12ǁ14o16ō17y18ǎ29H
~mil	53 -13Ƣ-9ƷƼ-8P-7ŀŒǉ7QĿǙ8zŪƻ9hAUƸǅǇǐ10ư11FƜ12ź13Ǖ14DƳ15Ũ16ĽŖŴ17u18Ƭ20Ƥƶ21y22Ʈ29Ə32ů33nƽ63Ů
~mile	64 12ǐ16ź21Ŵ36Ə47ů79Ů
~mili	87 29Ľ30Ŗ
~mill	85 14QǙ16ƻ17U23Ǖ25D
~mily	58 -13Ƣ-10Ƽ-9Ʒ-8P-7ŀůǉ7q9zĿ11hAưƸǅǇ12F15Ū16ƜƳ18Ũ21uƬ23ƶ25yƮ26Ƥ37nƽ
~min	52 -12Ǆ-10ǋ-9dţ-8qŞǨ-7IJŤƔƜƟ7rĶķŃƍǠǧ8uyCHƠǞ9Ľŕű10xŌƾ11ĺĻ12Ś13aVł14ŨŹ15NPŎ17Xńǜ18ƛƶ20k21ǁǟ25ƻ26śž27Ŀ28Ƭ30M31Ŋ53O
~min>	77 8ƛ9Ʈ10k11xĴ12Ǒ13Ķ14M16u25ƻ39O
~mind	63 -19Ş-10ŗ-7uN7ĹńŚƯƱ8aƂƳ9MŋǠ10cP11rZŃ12Ơ13ǁ14Ľ21łŨ22Ŏ23X24ƶ27Ŀ30ś31Ŋ37Ƭ
~mine	75 -8d7e8i9ŞŹƺ10Ŋ11xńŚƉǁ12ŅŸ14ǩ15ŜƤ19M
~ming	69 -10Ǆ-9Ʈǩ8UĿƛ9Ǥ10ĺľ11Pƍ13H14pǞ15yCŕŹ16ƾ20V21k32ǟ
~mini	80 21ŗ45ž
~minu	66 -8J-7qƔ7fńŞ8uŚ9aů10ǁ11ǧ12Ļ14ķ19Ō29N40O
~mir	76 21u22x42w
~mira	76 21u22x42w
~mis	65 -13Ő-12Ĵ-9ő-8ŢŬ7rYŒǩ8pǟ9T10sǁ11Łǂ12ĵűƷ15Ɖ16t18Ǚ20a23Ş28Ŏ29ŝ32š44ǚ45ō
~mise	87 11Œ15d18ǩ29Ŏ
~miss	68 -13Ő-12Ĵ-9ő-8Ŭ-7dŢǩ7tŎŵ8rYĹ9ǟ10pT11sŁǚ12ĵǂ13űƷ16Ɖ19Ǚ24Ş31ŝ34š49ō
~mist	83 12t27a44ǚ
~mit	58 -12ơ-10Ŧ-9Ɨ-8ƣ7ƌƘ9žƏ10yŠ11ǌ13ƓǍ14Ÿ16Ǧ19Ōǃ26Ǔ27Ź28Ǣ33ǡ52ŗ
~mit>	70 -26ž-11Ŧ-10Ɨƣ7ſ9ƌ11ŗ12y16ƓǍ17Ÿ23Ō24Ǣ33Ź40ǡ
~mits	61 -12ơ8ƘǢ11ŠƏ12ǌ17Ǧ28Ǔ32ž45ŗ
~miu	77 9Ʃ11X14œ17Ǥ29Œ
~mium	77 9Ʃ11X14œ17Ǥ29Œ
~mle	89 -7Ɲ33Ǔ
~mles	89 -7Ɲ33Ǔ
~mma	76 13n18y22ų25v41Ƣ
~mmat	77 14n23ų42Ƣ
~mme	68 -14Ƃ-8Ɔ7Ő9Ǣǥ12ǚ14ǎǟ15Ǎǘ16ƟǇ17Ƒ18kB19Ǧ21x22Ǆ
~mmed	87 18ǎ19ǟ20ǘ23Ƒ
~mmen	89 17ǚ24B
~mmer	70 -14Ƃ-7Ɔ7ǋ8Őǔ9Ǣ10ǥ16ƟǇǍ19Ǧ20k22x24Ǆ
~mmi	82 7ŀ9ŵ12T15ƍ
~mmin	87 16ƍ
~mmo	89 8ǩ13Ǒ17Ǚ
~mmon	89 8ǩ13Ǒ17Ǚ
~mmu	79 33ů44ŭ
~mmut	79 33ů44ŭ
~mne	87 -7ǚ46Ɛ
~mney	87 -7ǚ46Ɛ
~mob	87 9Ʒ10C30I
~mobi	87 9Ʒ10C30I
~mod	69 -7Œ19ǩ31Ū35ƌ56ǣ
~mod>	75 62ǣ
~mode	76 -7Œ22ǩ36Ū38ƌ
~mok	67 -8q10Ɛ15Ƥ24Ǝ36ǂ72ƹ
~moke	69 -8q11Ɛ16Ƥ25Ǝ37ǂ59ƹ
~moki	87 19ƹ
~mom	68 -12Ũ-11ŗ-10n-7ķ9ư10ŵ11Źƽ12q14Ő15j17Ư18Ƥ21Ƴ23ŷ33ŏ42N63z
~mom>	74 -13Ũ-10n-7ķ11Ƥ13Ź14ƽ20Ư25ŷ27Ƴ56z
~mome	79 -13ŗ17Ő18j39ŏ49N
~moms	86 10Ƥ12ư13ŵ16qz
~mon	45 -13ǔ-10ũ-8ķŜŭǌ-7ŎŸƗƬ7GĹŢŹ8rĸŀƝưǖ9Řǉ10ĶŮƃƌǘǚ11Ǩ12ĿŽƘƫƾ13šŧƎƶ15Ņ17pƤ18Ɵ20AY21Ń23XŲ25ť26TZ27Ɣ32d33Ơ34Ĵ35Œǝ37ŕ40Ʈ
~mon>	89 8ǩ13Ǒ17Ǚ
~mone	59 -15ǔ-7Ŝ7ƳǕ9ƩǠ10zľ11TX12YŢŧ13ŀư14rƌƝ15ZĹƱǖǘ16ǚ20Ŀƫƶ24ĸƮ31A34Ų
~moni	81 26Ǝ29Ž
~mont	49 -9ũǩ-8ǌ-7ĹŸ7VłŤǧ8ǜ9G10Ź11ŘǉǊ12YĶŮƃ14ƾ15š16ZǨ17Ņ19T20p21Ƥ22Ɵ24ŃƮ29Xť30Ɣ33ǝ36d37Ơ40Ĵ41Œŕ
~moo	89 -22ţ12iƞ24Ů26ŧ
~mor	49 -17ŗ-12ǩ-10H-9x-8suķŐƷǑ-7SĴŎ7rĻľƩƺ8AĽƪƬ9RŃƦǄ10JŕǦ11ZĸǙǤ12iĿŦ13ů15F16ťũ17gňƮ23ƕ25V26ƭ27œž32Y36y37Ɣ39L41ō
~more	56 -19ŗ-10H-9uxǩ-8s7FŒƘǂǡ8vDXƺǁ10ĻľƩ11AŷǄ12rJŕ13Ǧ14ŃƪǤ15Ŧ18Ŀ19Yƭ20gťũ21ň30V32œž44y49ō
~morn	70 9ŏ10Ĺ11aƽǝ15Ǚ18R22i24ů33L
~morr	65 7Ʈ8ǒ9IƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
~mort	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~mos	56 -9ƌƜ-8ſ-7Q7dk8XĺƦ10YĹŝ11ķƗ12Ǌ13Ʋ14ŮƘǕ15ŭ16Ǆ19ų20ǩ25Ǚ26Ŀ31ľ36ǔ39ŗ
~most	56 -9ƌƜ-8ſ-7Q7dk8XĺƦ10YĹŝ11ķƗ12Ǌ13Ʋ14ŮƘǕ15ŭ16Ǆ19ų20ǩ25Ǚ26Ŀ31ľ36ǔ39ŗ
~mot	63 7c8Ŀ11ƫ13Ʋ15nŪŻ17Ƥ19ǀ20ſ33ƽ51z
~moth	75 9c13Ŀƫ15Ʋ18n40ƽ61z
~moto	66 9ş16ŪŻ20ǀ22ſ
~mou	69 7k8ļ9a10ƚƦƱ12r14ŦƗ15Ɠǖ17ŝ18X20u48ŗƬ
~moun	70 8k10ƚƦƱ15ŦƗǖ16Ɠ19X49ŗƬ
~mout	87 8ň11ļ16r23ŝ26u
~mov	61 -12ś-11V-7Ũ7ŭ8Œ9ĵ10ŃǄ11ť12Ƥ14ǩ16ŌŐ20ĺ21Ʒ28ŀ36ƞ37n40y44Ţ45G76H
~move	65 -11ś7Ɵ8ŭ9Œ10ĵĺŌ12Ńť13Ƥ18Ő19nŀ23Ʒ27y28ƞ36Ţ49G51H
~movi	74 -11V9Ō12ƞ13ĺŀŢ18y23n24ǩ35H
~mp>	61 -16Ŧ-9ţǑ-8ǡ-7ĺŐŒǩ7ŗǤ8ž10ƍ11ƃ12ǚ15ǀ16ƀ22Ŕ25Ţ30œ40ǒ45Ɗ97ǣ
~mpa	51 -24Ū-13S-10Ƃǣ-8wœƓ-7kVĹŁŒžƸ7qǈǑ8ƇǟǠ9Ņǉ10şƖǆ11ơ12mWţǁǊ13Ş14ŜƄƕ15ľ19ǡ20Ǩ21ĶŠ22ƧǄǞ24łƴ26ǥ27ǅ28ń30ŝŧ31Őő33ǃ35Ǧ37QŢǐ
~mpan	51 -24Ū-13S-10Ƃ-8wǣ-7ŒœžƓƸ7qǈǑ8ƇǟǠ9Ņǉ10şƖǆ11Šơ12mWţǁǊ14ŜƄƕ15ľ17Ş19ǡ20Ǩ21Ķ22ƧǄ23Ǟ25ƴ26ǥ27ǅ31Őőŝŧ34ǃ35Ǧ37ǐ38Q40Ţ
~mpar	85 18Š45ł46ń
~mpe	79 10ǀ13Ņ14œ17ű20ǣ21ş23Ŕ31ń
~mped	89 12ǀ16œ27Ŕ
~mpl	56 -11o-10ǧ-8ő-7tǃ8Ƹǁ10V11yǣ12Ǝ14ǈǑ15Ƨư17Ş19qWƣ22Ǉ23S24Ļ28ơ32Q41ǜ
~mpla	80 14Ƹ29ǜ39Ş
~mple	75 -13ǧ-8ǃ-7Ƭ7J11Ļ12ǁ16y21ư26ƣ40ơ
~mplo	58 -11o-8ő-7t7ǉ11V14ǣ15ǈ16ƧǑ20qW23ǜ24S26Ǉ34Q
~mpo	69 10Ʃƶ13ōǈǕ14Ʊ25ľ37ƍ
~mpol	76 41ƍ
~mpor	76 11Ʃƶ14Ǖ15ō16Ʊ28ľ
~mpr	78 -11Ŏ13Ǣ18Ň20ƌ25Ş36ƀ
~mpre	81 7Ǐ21Ň37ƀ
~mpro	87 -12Ŏ15Ǣ22ƌ28Ş
~mps	87 7Ɵ13ķ15Ň24ǣ
~mps>	87 7Ɵ13ķ15Ň24ǣ
~mpt	80 8y15ǘ28ĺ46Ɵ
~mpty	82 8y47Ɵ
~mpu	76 -8ķ8d10b19Ű20Ǐ23Ǘ39ǘ
~mput	76 -8ķ8d10b20Ǐ23Ǘ39ǘ
~mrs	87 15a41f
~mrs>	87 15a41f
~mry	89 41Ū
~mry>	89 41Ū
~ms>	61 -9ƞ-8ňƙƹ-7Ǚ7Ƹ8ŵư9ƻǣ10aƛƼǩ11qzǕǘ13cƌƎ14ńƜ15ŧ16ľ23ƚ24gǜ29Ƙ32Ɔ34ţ
~mse	86 -7q7ƨ8a9z13t14x15Ʒ
~msel	86 -7q7ƨ8a9z13t14x15Ʒ
~muc	44 -22Ƃ-21W-17ƅ-15Ĵ-11ŏ-10ŧŵƭ-9ŐťƩ-8aFŤŭƞǟ-7ŇƤǕ7ŕ8Ţ9Ɗƶ10ųŹ11ƷǓ12ƌƔǡǩ13ŘűƘ14OĶǢ15ZŬǛ16Ɲƪ17ƱǦ19Ɠ20ſƠ21Y22Ŀ24ķ25ƃƧǊ26Tǉ27Ɨƨ28XŮƒ29ŅǏ30Ʀ34ŗ39Ŧ40Ƭ42Œ43œ
~much	44 -22Ƃ-21W-17ƅ-15Ĵ-11ŏ-10ŧŵƭ-9ŐťƩ-8aFŤŭƞǟ-7ŇƤǕ7ŕ8Ţ9Ɗƶ10ųŹ11ƷǓ12ƌƔǡǩ13ŘűƘ14OĶǢ15ZŬǛ16Ɲƪ17ƱǦ19Ɠ20ſƠ21Y22Ŀ24ķ25ƃƧǊ26Tǉ27Ɨƨ28XŮƒ29ŅǏ30Ʀ34ŗ39Ŧ40Ƭ42Œ43œ
~mum	79 35ŗ44ž
~mum>	79 35ŗ44ž
~mus	80 -12Ǆ-8Š10ǔ11cx14ŰŶ15ų19ń23Ũ37ǩ
~must	82 11cxǔ14Ű15ųŶ24Ũ
~mut	77 -7Ţ14ƴ31Ő32ů43ŭ
~mute	80 33ŭ34ů
~mv>	89 31Ƅ
~my>	56 -7ixŞ7aQŀƖƲǆǞ8zDňƒǟǠ9ńǖ11Ŀ12ư13fJ14bņŮ15jMō21L25Ŷ37Ľ44ǩ48ļ
~mys	82 7m9Żǚ12Ŷ14ƻ15ǃ19g
~myse	83 7m9Żǚ12Ŷ14ƻ19g
~na>	82 12ŸǕ14Ɵ15ƹ21ƿ24ƥ
~nac	81 13Yĸ22Ɗ28Ƌ
~nace	81 13Yĸ22Ɗ28Ƌ
~nad	83 9ǝ12a15Ŀ43ƚ
~nado	83 9ǝ12a15Ŀ43ƚ
~nag	65 -19Ǎ-13ũ7Ƃ8Ŏ9ŭ10hǜ11ź12ǌ15v19ŵƮ22Ź27Ƴǈ42ơ
~nage	66 -20Ǎ-14ũ8ŎƂ10hŭǜ11ź12ǌ15vƳ19ŵ20Ʈ22Ź27ǈ42ơ
~nal	60 -12Ɖ-8ž-7ǥ7ƐƦǤ8T9ƿ10tIƂ11fƃ12ƋƟǧ13Jǌ14klƈƌ15QŊ16ŭƞ18ǎ20Ł21ǚ28ưǓ30Ɨ
~nal>	62 -13Ɖ-8ž7ĽǤ8ƐǓ9T10IƂƿ11ƃ13fƋƟǌǧ14J15Qƈƌ16Ŋ17ŭ19ǎ21Ł22ǚ30ư32Ɨ
~nall	75 9cx10Ʀ13t19k22ƞ24l
~nam	44 -22ǩ-14x-13u-12ƸǞ-11ņ-10ǣǥ-9ŤŴǝ-8qvWǄ-7ŹƣƤǋǟ7ŷǠ10hǧ11Łǂǐ12sFƯǘ13iĽơƦƨ14Ƣƻ16ŦƕǒǓ17AķœǗ18tľźƷƾ19ř22ļ23Ǥ26Ś27Œ28QŐ29ĸ30Ŝ31ǈ38b47ƫ50ǃ54a62o84w
~name	44 -22ǩ-14x-13u-12ƸǞ-11ņ-10ǣǥ-9ŤŴǝ-8qvWǄ-7ŹƣƤǋǟ7ŷǠ10hǧ11Łǂǐ12sFƯǘ13iĽơƦƨ14Ƣƻ16ŦƕǒǓ17AķœǗ18tľźƷƾ19ř22ļ23Ǥ26Ś27Œ28QŐ29ĸ30Ŝ31ǈ38b47ƫ50ǃ54a62o84w
~nan	68 -11Ł-9Ǎ-8Ʒ-7Ɓ8ƣ9Ɵ11ƢƮ12ǂ14Ƅ15Ŋ16Bĸ21A23F30Ɯ32ƯǠ35Ŭ
~nanc	72 -12Ł11Ư13Ʈ15Ƅ16Ŋ17Bĸ23A34Ǡ37Ŭ
~nann	87 -10Ʒ8Ɯ27Ư
~nant	82 -10Ǎ-8Ɓ10ƣ11Ɵ15Ƣ18ǂ29FƜ
~nap	85 9ś19C29Ž
~nap>	89 9ś
~nat	78 -11ţ-10ǩ11Ľő12gŁŠ20Ŕ27Őǜ29l
~nati	80 -11ţ-9ǩ11ő12Š21Ŕ28Őǜ30l
~nb>	86 37Ɯ
~nc>	89 -8dĽ11f13o19p22q
~nce	42 -13Ǆ-8ŖŢŭǖ-7ŎŔŴŵƝǗ7ĿŊŘŦŧƙƢƬǣ8ĺŀƍƧǨ9bşŨƹǒǓ10ŐťƦƩƪƭ11ƃ12tVŒƕƳǟ13PS14ŏǥ15AGŬ16iƔƽǡ17ņňƁƄǌǞ18Wľő19ţ22ǅ23Ƒ24Ƶ28Ƽ30ũ41š
~nce>	43 -13Ǆ-11Ǡ-8Ŗŭ-7ŎŢŵǖǗ7ĽŗŚŻƢǣ8ŘŦƍƙƬƳƴǘǨ9ĺƧ10bşšŧƦƭƹǒǓ11ŐťŨƩƪ12VŁƃ13ƕǟ14tPŒ15Sŏǥ16Gľǡ17iƁƔ18AņňƄǌ19W20ő21Ƒ23ǅǞ25ţ32ũ
~nced	80 11J40Ŭ
~ncel	78 -10Ǟ9ŉ40Ƶ67š
~ncer	74 -8ţ-7zš8Ƴ10Ƹ22Ŀ25ŀ36ƽ49Ƽ
~nces	85 -13Ł13Z20Ŋ23Ǡ
~nch	72 -10Ń7EŌ8jX9Oư10ǈ11ǋ12ń13Ɔ14qLN15Ľ24Ƒƺ42ǩ
~nch>	76 -10Ń7EŌǥ9X10O12ńǈǋ15N16LĽƆ44ǩ
~nche	83 11jư28Ƒ30ƺ
~nci	74 8ǃ11ř12ƔƯ13Ʈ14Y16Ǡ18Bĸ25A
~ncia	78 12Ư14Ʈ17Ǡ19Bĸ27A
~ncl	69 -8ŕǇ7ư9AƳ10œƁƠ11sƆ13ǟ17ǉ19B28ŏ
~ncle	83 9ư11AƳ16ǟ23B
~nclu	72 -9ŕ-8Ǉ7ǣ10œ11ƁƠ12sƆ18ǉ30ŏ
~nco	65 -9i-7Ǣ8u9Ƭƭǔ10ǃ12ǆ27Ʈ28Ư30Ŷ34ǝ40T
~ncom	67 -8Ǣ9uƭ10Ƭǔ28Ʈ29Ư35ǝ41T
~ncor	85 14ǃ17ǆ
~ncr	80 -11Ĺ25Ŕ35œ
~ncre	80 -11Ĺ25Ŕ35œ
~ncy	82 7Ľ9Ƙ10ƃ15Y
~ncy>	82 7Ľ9Ƙ10ƃ15Y
~nd>	28 -29ǩ-22Ʀ-18Hľơ-17ĴŘ-16ŅŗŶ-14ǋ-12Şšƅ-11ŀŨŲƧ-10jĸƞƸ-9ŉŰǦ-8ũű-7xŝƘǟǨ7ceŁőťŧŹźƁƃǢǧ8fuAŇŔŷƆƖƳƻƿ9nBĺłƱǉǥ10ivNƗǙ11GĵŊŎşŤƍǌǖ12qDTWōżƬǕ13bgrĻǆǤ14szŚƇǏǣ15ƓƔƩưƲǃǚ16ƫ17ZńƨǂǄ18dhlĹŦƎ19ŴƟ20kŌŒƯ21Ŀƕƶǈ22owļ23tśǇǞ24p26ŠƷƺ27J29ķƚ30ǁ31X33C35Ƌ36a38ų43Ū
~nda	76 -8Ƅ-7ŐƊ8ſ10Ūơ11Ŭ12ƴ13I14ǚ16LŰ26ƇƷ
~ndat	85 -9Ƅ-8Ɗ11ơ16ǚ30Ƈ
~ndb	86 -7ǖ12x13ƶ25ǜ
~ndbo	89 -7ǖ26ǜ
~ndd	86 8ƶǓ10śǅ11Y14Ƙ
~ndda	86 8ƶǓ10śǅ11Y14Ƙ
~nde	52 -10Ɖ-9sDĸť-8Ƣ-7tǩ7Ƙƣ8ſǑ9ŚŪǤ10chiŻ12xŖ13ŎŦƖ14şŮƊƙǀ15ĺŅŉǌ16ňƺ20Ŭ21XŸƒƪǃ27n31Ƅ32ż36ǅ40ƕ
~nded	75 -11ť9ļ11lN13ŠŦǓ22ż32Ÿ47ǅ
~nden	89 9z18Ǒ
~ndep	89 9z18Ǒ
~nder	54 -11ťƉ-9Dĸ-8s-7tƢ7ĵƣƳ8Ƙ9ų10iŪŻſǤ11chŚ13xŖƖ14Ŏũǀ15şƊƙǌ16ŅŉŮ17ĺňżƺ22Ŭƒǃ23X24ƪ27Ƅ29n43ƕ
~ndi	68 -11ƈ-10ƻ-7Ƅ7ŔŖ8ĺĽƕƪ10ǌ12ŨǢ15ŕƴ17IZ19Ŏ27Ɖ33ś34ű36Ƽ
~ndin	76 -8Ƅ8Ŗ9ĺĽƕ10ƪ13Ũ15Ɖ17ŕ18ƴ19I20Z37ś
~ndit	74 -12ƈ-10ƻ8ĸ9Ŕ11ǌ15Ɖ21Ŏ38ű39Ƽ
~ndk	89 10k20ƶ
~ndki	89 10k20ƶ
~ndl	58 -14Ś-11Ƅ-10Ɣ-9ǩ-8a7Y8ľ9ŃŖǈ10sŁǖ11Ǡ15I18Ʒ19Ơ20c22Ŝ23Fĸ25şǜ26ơ30ŧǘ42ǌ
~ndle	64 -16Ś8Y10Ŗ11ŁŃ12sǖ13ǈǠ15Ŝ20Ʒ23c25ĸ28şǜ33ŧǘ
~ndli	87 16Ŝ24I
~ndlo	68 -12Ƅ-11Ɣ-7ǩ7ǧ22Ơ29F34ơ51ǌ
~ndm	83 10c11ǔ12n13Ư17ŷ
~ndma	86 11ŷ12ǔ13nƯ
~ndo	76 -11ǝ-10Ʃ7Ļ12Ɛ13ŤƦ19k20j53Ǖ
~ndor	82 -11ǝ57Ǖ
~ndow	85 -11Ʃ8Ļ14Ť15Ʀ23j
~nds	56 -13s-12d-11Ǌ-10n-9AQƸ-7Wļůƚ7FLŒŧƆƽǠ8eqĸŚťƩǧ9ŲƤǎǨ10b11tuƯǂǚ12NǇ13p15Ǆ16Ƙ17ŕƜƧǓ19r20oBūŴ21Őŭ22ƪ29ƺ
~nds>	57 -13s-12d-11Ǌ-10n-9AQƸ-8Ɓ-7Wļů7LĸŒřƆƽǠ8qFPŚťŧǓ9eƤƩǎǧǨ10bŲ11tǂǚ12uNƯǇ13p17ŕƘ18ƜƧ20orB21ŐŭŴ23ƪ29ƺ
~ndsh	83 -10ƚ11ű14Ǔ16Ɓ25ū
~ndy	77 -12ŏ10vŭ12řū13M14ǖ37Ś
~ndy>	77 -12ŏ10vŭ12řū13M14ǖ37Ś
~ne>	37 -20T-19Ɲ-17LŎ-16tZƕǌ-15U-14lŀōŭ-13H-12ňŔŮƭǑ-11RšŢƨǎ-10YĹĺŗŲǓ-9dpĸƞơ-8koBƜƥ-7sťǠ7uŸ8OŞŪŵƈǊ9ŐŒůűǛǜǣ10qXƀƦƹƼ11wŌŷƌƮǄ12vMƧǍǥ13Ņţƍǐǝ14SŖƆƯƶ15ľńŚƎƷǕǨ16ųżƔƿ17Ɖƛ18AĻƴǩ19ũƳ20KŶ21ņƵ22iǡ23Łǖ24yŽ25œƙƺƻ28ǋ29ş30Ɵ31b32Ń34Ŵ36ǔ41I
~nea	66 -10ƛ-7I7Ƈ8ǘǤ9ƚ11Ƒ12ǩ15z17Ǚ19Ś24Ə26Ƽ29C41ƙ
~near	67 -10ƛ-7I8ǘ9ƚ11Ƒ15z18Ǚ19Ś25Ə30C42ƙ
~nec	87 20IU32j
~ned	52 -11ǩ-9Ļ-8O-7ǉ7sY8jĹŨƮǝ9iyƑƺ10cńňŬƓǘ11mōŔ12ţſƪ13šƢƫƲǀ14ŖƳ16ŀ19ǛǢ23ƛ27ņ30ǅ31Ťƴ
~ned>	52 -11ǩ-9Ļ-8O-7ǉ7sY8jĹŨƮǝ9iyƑƺ10cńňŬƓǘ11mōŔ12ţſƪ13šƢƫƲǀ14ŖƳ16ŀ19ǛǢ23ƛ27ņ30ǅ31Ťƴ
~nee	48 -11ŉƦǒ-10Ɖǩ-9Ʒ-8ĻžƮ-7VŖŢƗǖǞ7ƍƫ8dpŘƅƒƺǅ9sFƈǏ10YƤǉ11cuŪƜƾǡ12Ǌ13mvG15ŵ16eūƁ17ǌ18tŀƯ21Ń23Ƭǁ24ƕ25Ĺ26Ŏ35ƭ38Ł40ǧ45Ǧ48Ƅ
~nee>	87 15Ƹ37t
~need	48 -11ŉƦǒ-10Ɖ-9Ʒǩ-8ĻƮ-7VŖŢžƗǖǞ7ťƫǆ8dŘƅƍƒƺǅ9pFƈǏ10sYƤǉ11cuŪƜƾǡ12Ǌ13mvG15ŵ16eūƁ17ǌ19ŀƯ22Ń23Ƭǁ24ƕ25Ĺ26Ŏ35ƭ38Ł40ǧ45Ǧ48Ƅ
~nef	65 8Ƨ13Ʀ15Ƭ34W36ƫ
~nefi	65 8Ƨ13Ʀ15Ƭ34W36ƫ
~nei	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~neig	70 7Ť8GƟƤǩ9ļƒ11BǍ12ƙ14Ņ18C20Ɯ22ƞ
~nel	87 9Ɖ11ǜ25Ƌ
~nen	87 33Ʃ
~nent	87 33Ʃ
~ner	54 -17d-15ž-14ŗ-10Q-9Ǎ-8Ůƽ-7ŇŤŨƬǇ7asǢ8NŁǟ9rLMPƅ10ƕơƮƿǥ11ĺǧ12ǀǓ13Ǡ14ǌ17tĿŴ18qŹƻ19ǂ20F21ƨ23oǔ24ǡ25p34ư40Ǩ50ǆ
~ner>	62 -13Ƴ-11Q-9Ǎ-8Ť-7Ũ7ĸĺľ8Ʈ9nŐǁǢǣ10aoNƨ11rsLŁǟǩ12PơƷƿ13ƅ16Ǡ17ǌ18ǂ22t26q28F32Ǩ
~nera	66 -17ž-13ŗ7ĺǖ11Ƹ13Ƴǅǧ14M17Ǔ32ǡ44ư
~ners	67 -20d-10Ƹ-9şǅ-8ŐŮǁ-7ĵǇ8Ɠǉ10Ʀ14ƕ15ƨǥ18oǨ24Ŵ25Ź26pƻ36ǔ58ǆ
~nerv	83 7Ƽ23ǀ33Ŀ
~nes	46 -24Ƃ-12Ũƭ-10D-9tGĺ-8nŏŦƷ-7xHńŹƌƓƗƱǇ7wZĶŐŤƑ8ŕƲǍ9YŇƛ10AMŋǀǘ11ƵǛ13hţ14Ǡ15ƚǙ16ǎǏǔǨ17Ǝǝ18ŎǐǦ19ŭƝǆ20ų21uyƽǟ22ǅǞ23ǂǃ24Ǌ25ǋǡ28Ǆ32Ǒ33ǥ38Ǣ
~nes>	59 -9Ŀ-8Ʊ-7nRŏŦƌƝǃ7Ǎǎ8Śſƽ10ŉŵƀ11Ƒ12ZŕŪ13wŐ15ŋǀ17Ƶ18h20ţ21ƚǂ23Ǝ25Ǐ27ųǢ30u32Ǒ
~ness	50 -26Ƃ-11D-9GĺŨ-8Ū-7tƗƷ7Rǂ8ŤǑǘ10Ʋ12AMǎ13Ǜ15ƽ16Ǡ18Ǣ19Ǚ20ǔǦ21Ǩ22Ŏŭǐ23ǆǝ25ǟ26ƝǅǞ27ǡ28Ǌ29ǋ31ǃ33Ǆ38ǥ
~nest	76 -16ƭ-7Ź7ǘ8ň9ƿ11Ţ15Ķ18YŖ20Ň38y
~net	80 -11ť-9Ļ8ƍ9ƪ12J14ƌ15Ņ32ķ37ǩ
~net>	81 -12ť-8Ļ8ƍ10ƪ12J16Ņ33ķ
~nev	69 -8ŷ-7Ÿ7Tƙǝ8ƚǜ9Kņƴƹǔ10eƿ14ŝ16ǀǙ18ő26a
~neve	69 -8ŷ-7Ÿ7Tƙǝ8ƚǜ9Kņƴƹǔ10eƿ14ŝ16ǀǙ18ő26a
~new	52 -11ŌŖǩ-10ĴƢ-9ŝ-8kpƭ-7WŏŦƇƛơǋǟ7jUũŸ8D9HśƕƠƻ11ƁǕ12xƗ13Ƌ15ƌǙ16ĺ18Ƶ19Ŝ20ŒšƤ23ƈ25Ź26Ŷ27ƞǅ29S30i34Ĺ37G39ƅ49Ǟ60ŕ
~new>	56 -11ĴƉ-10Ŗǩ-9ŝƢ-8kŏŜ-7WƇƛơǋ7ŸƀƄ8Uœũ10Dƕƻ11H12ƁǕ15ĹƋ16Ɨ17Ǚ19ĺ20Ƶ21ƅ22Œ23GƈƌƤ28Ź29Ŷ30ƞǅ31S34i38Ǟ39ŕ
~newa	66 -12Ō-8ƌ12š14ś16Ǟ18ŕ25Ĺ34Ŝ
~newe	79 -10Ŕ-9p10Ū11Ŵ14Ɖ18š23Ơ31ƅ
~news	87 -7ƭ18j32ŕ
~nex	66 -15Ň-13Ʊ-8Ŀǥ7mŗũ8p10ſƫ11ǀǖ12Ńǩ14ĸ16Ǟ17y18Hĺŕř19Ɩ20k22Ŏ33V38Ǎ
~next	66 -14Ň-13Ʊ-8Ŀǥ7mŗũ8p10ƫ11ſǀǖ12Ń13ǩ16Ǟ17y18Hĺŕř19Ɩ20k22Ŏ33V38Ǎ
~ney	58 -15ǔ-8Ŝ7Ǖ9BľƩǠ10zTƖ11XYŢǚ12ŧư13ŀƝ14ĹƱ15rZǖǘ19Ŀƌƫƶ23ĸƮ30AƐ33Ų
~ney>	58 -14ǔ-8Ŝ7ƳǕ9BƩǠ10zTľĿƖ11XŢǚ12Yŧư13ŀƝ14Ĺ15rZƱǖǘ19ƌƫ20ƶ23Ʈ24ĸ25Ų30AƐ
~nfe	89 18ţ30x
~nfo	76 8ļ9Ǖ14Ŋ17ń20Ļ21Ľ36Ǘ
~nfo>	83 9ļ10Ľ15Ŋ18ń22Ǘ
~nfor	81 9Ǖ12Ľ17Ǘ23Ļ
~ng>	28 -25Ő-17Ʃ-16sŌŗ-14œƈ-13ļƷǔ-12Ɣ-11oBŎƃƅƫƺǆ-10Ťŷǌǒ-9ƧǎǗǡ-8Ŋƀƚ-7DEGWŜšǁǋ7ňŘťƸǠ8eńűŵƬƻǄ9mśƲǓǜ10ŕŲŶƋ11hĵŅŉǙ12żƓƯ13uzIƣǛǝ14ŹƂƛƮ15qŒƒ16LŮŻŽƳǊ17gTƭ18OĹĽŸ19rUĻŝƞƹǀǅ20fFSZĴĶł21Pľƨ23ũƖ24ƍơƵ25ŏţƘǍ26kŢ28ō29ǩ30ǟ31yXƄ33iĿ34Ş37xĺ38ŀ40Ǟ42j43H44t50V
~nga	82 -15x12Ɔ16Ƙ30ƞ33f
~ngag	85 16Ƙ34f
~nge	54 -14c-8Pǣ-7ǥ7Ʒ8ĵƜƵƺƻ9uyƛ10V11ƭ12Ƹ13f14vTŕǞ15pKǙ17Ų18ŇƧ19Ǖ20Eƃ21Ş22ĺŎŔ24ƫ28ũ41ǀ
~nge>	63 7Iƭ8EXƷ9ű10q11ƛƵ14Ƨ15Ǖ16Ŕ17ũ18KT26Ň28Ŏ29Ş
~nged	67 -7Ż8ũƋƧ9Ǖ11ƺ12ƃƸƻ13Ŕ24Ǟ25ĺ
~ngen	89 43ƫ
~nger	70 -8vǣǥ-7ŸƘ7hƭ8śǌ9Ż11ũƜ15ƃ18fE20ŕ21Ǚ23pŲ39ǀ
~nges	77 -16c7y9U10HƅƟ14ĵ15u22V30v
~ngi	68 -14ƈ-7ŕ7T8aŔƮ10qƥ14ű15ǟ16Ƶ18Z19Ĺ20Ţ22V25Ƒ30i33Ɨ
~ngin	69 -14ƈ-7ŕ7T8Ŕ9a10qƥ14ű16ǟ17Ƶ18Z19Ĺ20Ţ22V25Ƒ30i34Ɨ
~ngl	68 -11ƿ7ƫ9b11ƚ14Ɔǩ15ǅ20Ƙ30f37Ɖ40ƈ
~ngle	68 -11ƿ9b11ƚ14Ɔǩ15ǅ20Ƙ30f37Ɖ40ƈ
~ngr	80 8o9ƔƖ10ƺ13ƞǟ
~ngra	82 8o9ƔƖ10ƺ13ƞ14ǟ
~ngs	54 -16ǩ-8ĺ-7B7ŊŝŢƤ8şƶǨ9ƍǙ10ŉƹǄǖ13i14ķƢǈ15Ƙ18Uƥ20ŘƮǟ22A23Ɨ30Ĺ32Y
~ngs>	54 -16ǩ-8ĺ7ŊŝŢƤ8şƶǨ9Ǚ10ŉƹǄǖ13i14ķƢǈ15Ƙ18Uƥ20ŘƮǟ22A23Ɨ30Ĺ32Y
~ngu	77 -9c10ň11vŹ12xŉ25u27Ǝǩ29b
~ngui	86 30Ǝ
~ngun	89 -10c13vŹ14x29u
~nha	85 -8ŝ11Ƥ21ƻ44Ş
~nhap	87 -8ŝ45Ş
~nic	65 -13ǎ-12Ʃ-11ǟ-10Ǆ-8CĿ7mļŘ8GŧƁƧ9cǩ10qƉ11iKŵƪǃǉ12Pş13Ŷ14kt16FU17ƞ18ƹ25j29Ƙ32ǈ37ƾ
~nic>	86 15ŵ17K20t50ƾ
~nice	69 -13Ʃ-12ǎ-11ǟ-10Ǆ-9Ŀ-7C7moņƌ9GļƁƧ10c11Ɖ12qƪǉ13Pşǃ14iŶ15k17F18Uƞ25Ƙ27j
~nico	89 26ƹ
~nics	89 7Ɨ8Ƙ19ǩ23ǈ
~nie	73 7Eĵš13ŀş14m22ń30ƴ34Ţ
~nied	89 37ƴ
~nies	75 7ĵš8E13ş14mŀ23ń35Ţ
~nig	60 -9P-8Wƚƥ-7ŝ7Ųƻǘ8rľ9Ŗśǝ10LŕƐ11jƦ12Ƥ17ƿ19Ļ21ƞ23nǏ26ǖ28RĿ30ǎ36x57Ű
~nigh	60 -9P-8Wƚ-7ŝƥ7Ųƻ8rľ9Ŗśǝ10LŕƐ11jƦ12Ƥ17ƿ19Ļ21ƞ23nǏ26ǖ28RĿ30ǎ36x57Ű
~nim	75 20ŗ42ž43h
~nima	85 49h
~nimu	80 21ŗ45ž
~nin	53 -10np-9Ūǈ-8ƱǢ-7FŃ7uĸŐŒŰƼǀǉǌǩ8Tű9r10Ŵ11jǟ12ũƖ13iyĿńƌƮ15qź16důƤ17Ɯ19H21ǝ28Ǒ29Ǟ30RǙ37L41ſ
~nin>	69 -9ǩ8LǞ9ŀƖƮ10dńǉǌ11ĸŐŰƌƽ12q16Ŵ20j21Ŀǟ23R
~ning	59 -9Ū-7ǈ7gƮǎ8a9Ƽǀ10uűŶ11rTŒ12h13RƤ14ũ15ǩ16iů17y18ź20Ɯ23H26ǝǞ30L35Ǚ
~nins	67 -7Ǣ56ſ
~nio	75 -15ĵ9Ļ10Ʀ13ļƕ16W17Ŭ18awY20ƨ21A
~nion	78 -16ĵ9Ļ11Ʀ14ļƕ16W18YŬ21ƨ22A
~nior	87 8m21a23w
~nip	89 15ķ31h
~nis	68 -12Ź-7Ŋ9ŤƉǝ10ǡ11Ǆ12Ɨ15ņ17P18ųƌ20ǈ24Ɗ27m30ǩ
~nish	70 -7Ŋ7ź9Ɖǝ10Ťǡ12ƗǄ15ņ18ƌ25Ɗ28m32ǩ
~nist	87 22P26ǈ
~nit	66 -25Ɔ-13Œ-9ǧ9aǌ10V11ƌ14ǋ19GƢ20DƎƠ23ŽƗ30Ƥ36ƥ42ƣ
~nit>	76 -26Ɔ-14Œ-9ǧ10ǌ14ƣ18ǋ19Ƥ23Ơ25D28ƥ
~nito	81 26Ǝ29Ž
~nits	86 19Ƥ39ƣ
~nitu	80 16ƥ23G24Ƣ29Ɨ
~niv	83 -7Ʀ7Ʊ17y26Ʃ
~nive	83 -7Ʀ7Ʊ17y26Ʃ
~njo	82 -8R11ǟ22g23t38U
~njoy	82 -8R11ǟ22g23t38U
~nju	73 9ŗ33ǣ42ƃ52ž
~njur	73 9ŗ33ǣ42ƃ52ž
~nk>	54 -18ř-16Ǆ-14ƨ-12ƭ-11Ł-10qǠ-9œŮ-7ĹŃ7mOƋƏƓ8Ō9ķƷ10Ƒƛǋ11ļľƒ12ǝ14h16ŖűƄ17BŔƬ18GŨ21HY24ĸ25Ŭ28e30Ň32Ĵ35ǩ39ƕƿ40r
~nki	67 -8r7ƀƢ8Ǟ10Ǧ11Ŀƅ15H16ĺŠƿ20Ƴ21V22X23Ƶ27yƭ30Ƭ
~nkin	67 -8r7ƀƢ8Ǟ10Ǧ11Ŀƅ15H16ĺŠƿ20Ƴ21V22X23Ƶ27yƭ30Ƭ
~nkl	76 16H30ƣ32Ǎ
~nkle	76 30ƣ32Ǎ
~nkr	87 29ĵ
~nkru	87 29ĵ
~nks	72 -14Ķ8Ĺ9aiķǜ11ƴ15tƙ25r27k34Ǜ
~nks>	74 -15Ķ9aķĹ10i11ƴ15ƙ16t26r35Ǜ
~nksg	86 11ǜ33k
~nli	75 -8Š10Ś13K14ń17Ǖ19Ľ30Ņ43ǖ
~nlin	75 -8Š10Ś13K14ń17Ǖ19Ľ30Ņ43ǖ
~nly	64 -14T-10ǡ-9Ş7Ƴƾǈǉ8mňŴƼ9BŷƘ10Ǣ11Rń12ĻƀǛ14ţ16ƢǇǚ17ľŲų19Ūǖ20ŭ21Ʈ
~nly>	64 -14T-10ǡ-9Ş7Ƴƾǈǉ8mňŴƼ9BŷƘ10Ǣ11Rń12ĻƀǛ14ţ16ƢǇǚ17ľŲų19Ūǖ20ŭ21Ʈ
~nne	71 -9ƟƷǁ9Ÿǔǜ10ƛƮ11CIŔƦ12n13LN14ƿ15y16ǀ17Aǩ27ƻ
~nned	83 13Ŕ18y23ǀ
~nner	78 -10Ʒ-9ǁ9A10ǔ11Ʈ13Ʀ14n15LN16ƿ20ǩ29ƻ
~nni	65 -9Ū7kŋƵǨ9VŤŶ10uŐ11qĸĿƼ12Œű13hH14Ŵ15Ƥ17ń18ƌǝǟ22y
~nnin	65 -9Ū7kRŋƵǨ9VŤŶ10uŐ11qĸĿƼ12Œű13hH14Ŵ15Ƥ17ń18ƌǝǟ22y
~nnu	76 9ƪ14Ǌ17Ůǉ19T
~nnua	76 9ƪ14Ǌ17Ůǉ19T
~nny	81 -9Ʒ-7ƶ7Ɯ14j15Ʃ26Ư33ǩ
~nny>	81 -9Ʒ-7ƶ7Ɯ14j15Ʃ26Ư33ǩ
~no>	56 -20Ŕ-13ǂ-10ǟ-9ņ-8ňűǑǩ-7ĴĹŪƚƵ7lŕŬƔ8csWũưƳƸ9Ŗǡ10XĽŏƝ11LZŽƄǇǚ15řŤ16ż18u19ſ21ƿ22Ńŉ23Ň27Ɓ28ǁ30š33ŵ59ƴ
~nob	71 7KƷǢ9Ư10ƿ12Ł14nŷƭ15ƺ16Ŗ22Ş28g32Ƌ33Ɵ
~nobo	72 7KǢ8Ʒ9Ư10ƿ12Ł14nŷƭ16ƺ17Ŗ22Ş28g33Ɵ
~noc	81 7Ɵ8ţ9Ĵ10m21R23ƌ26ź
~nock	82 8ţ9Ĵ10m21R23ƌ26ź
~noi	85 -8Ə10N14Ǝ18C24ǩ
~nois	85 -8Ə10N14Ǝ18C24ǩ
~non	78 9Ş13xǂ14ǥ17ƀ28ƹ30š
~non>	82 12ƹ13ǂ14ǥ32š
~none	89 11Ş15x19ƀ
~noo	80 -8Ń7Ļ10g12iC15Ō16jǧ24L
~noon	81 -8Ń7Ļ10g12i15Ō16ǧ17j25L
~nop	89 16X35ƻ
~nor	63 -8ƚ8Cł9n11v12Ǐ13Ĵƾ14A15D16j17R21ŭ23T24ź
~norm	64 8ł10n13ƾǏ14AĴ17R22ŭ
~nort	86 -11ƚ11C21D23j33T
~nos	78 7l9T14ƽ15ź16Q17Ŋ40Ƽ
~nose	86 36Ƽ
~nosy	87 8l10T16ź19Ŋ
~not	44 -15ŝƬ-14ķ-12pƶ-11ůǅǐ-10qYƭ-9ŎƧǇ-8iCŜ-7uSVłŤƗǄǎ7MŃŊƒƙƸƹ8cBEKŸƆ9Ňƥǒ10QƃƪǙǝ11ršŶ12źƨǠ13XĵĽŘ14lHŏŐƱ15yIŖŬżǑǨ18L19fƴ20ţſ21ƻ22v23b26Ɵ28Zǩ32Şŵ35ō58ŀ
~not>	46 -13ŝ-10qY-9ŎŴƔƦƧǇ-8Ĺǐ-7jpCĿŜţŤŭƨƬǄǘ7mMĴńņŕƤƳ8goľŅŢŨŽ9EƆƒƙ10BKƴ11ŇƟƥƪǒǙ12Qƃǝ13crLōżǠ14ĵźƻ15vXĽŘ16ŵƱ17Ŗ18Ǒ19lǨ21f25ǩ26b36Ş66ŀ
~note	76 -13ƅ-12ƭ-7Ĵ11ǘ13Ń15Ʒ17Ŋ23Ɣ25ō27Z36Ŭ
~noth	63 -11ůƬ-10ķ-8ǅ-7pwŢ7şŹŻ8LšŸ9Ɛ10vĿƼǩ11ƻ12ǥ13ĻƴǞ14Zŏ15ŶƦƹ16Ő17IŴ18H21ō23Ɵ24ŵ25yſ27ƨ38ţ
~noti	78 7Ƌ11K12H20Ĺ
~nou	70 8Ư9ư10Ŏ11rƗ12ŀ13Ķ17j18yŷ19ž20b24ť32Ƭ
~noug	72 7Ɠ9Ưư10Ŏ11Ɨ12rŀ14Ķ17j18y19ŷ20ž25ť33Ƭ
~noun	87 26b
~nov	86 -9t16Ǌ34ƌ51ǜ
~nova	89 35ƌ
~now	43 -14Ɖ-13QƬ-11işŢųſƂǈǎ-10VŀŠŤŽ-9ĿŎ-8LM-7alUWłƁǋ7qOĸőţƿǃ8hvŘŮŴž9wƦƻ10xŃƈƎ11G12ĽŌű13ĹƧƳ15AFŜŲ16ǩ18rs19c20Ĵŗ21Ņ22ũƸǟ23ň24j25Ɵ27Ő28ǥ31ŖŨ33ĺŉ39ŏ47Œ53N
~now>	44 -14Ɖ-13QƬ-11işŢųſƂǈ-10xVŠŤŽǎ-9MĿŀŎ-8L-7aWłƁƚǋ7fqAOōőśţŹ8hŮƿǃ9wŘŴžƦƻ10ŃƈƎ11G12ű13ĹĽŌƧ14Ƴ15vFŲ16Ŝ18s19rǩ21cĴŗ22Ņ23ũƸǟ24ň26j28Ő29ǥ32ŖŨ34ĺŉ40ŏ49Œ54N
~nowh	89 11g24ĸ
~nro	86 -15Ǟ30ƌ38W
~nrol	89 40W
~ns>	46 -16ľ-14nŇ-12P-11cW-10LŬ-9TƯ-8ķŞžƟǢ-7lsĹŜŝŤŦ7aŔŖśƁƏ8vQſƕǣ9Ʃ10RŗƱ11yE12ŕũűƧ13qƷ14ŊŒƗ15ƛ16xŉŻƙǝǠ19ǆǞ21CŹ22ĿƼ24k25w26Zƻǋ27Ǐ30uơǩ33ǈ36Ƙǚ38ǐ
~nse	57 -12n-7ő7Ɛ9Ǌ10YŋƄƺ11Ǜ12sA13ư14ū15doĸǀ18a29Ź33ŷ37ň59Ÿ
~nse>	60 -11n11Ƅƺ12Ǜ13s16ūǀ17doĸ19a22Ź40ň45Ÿ
~nsed	75 9Ǩ10Ź22Ÿ44ŷ
~nses	82 13Ǌ15Y21ư
~nsh	87 9ƫ10ś36j
~nshi	89 9ƫ37j
~nsi	64 -24ǌ-20Ǎ-7řǩ8ŷƏ9Ŗƛƪ10ūǣ11XŰ12ƌ14ƗǄǐ15ƣ17ƥ18Ƙ22Ʒ25ƀ27H31ơ32Ǣ41Ķ
~nsid	73 -22Ǎ-8ř-7Ɠ10Əƛ11ƪ12ū13ŖŰ15ƌ16Ǆ18ƣ20ƥ38Ǣ
~nsio	79 21Ʒ53Ķ
~nsiv	76 7Ǐ8ź13ǣ14X17Ɨ23Ƙ32ƀ
~nsm	89 11Y19űƹ
~nso	87 -8Ĵ15ǘ30Ǝ
~nsp	76 14Ɖ22l
~nspe	78 15Ɖ
~nst	61 7ǍǑ8Ɣ9BPǟǡ10KńƐƵ11Z18r19ƊƘ20Ƈ23ƪ25ƅ29Ų35ǩ
~nst>	72 10Ɣ11łǡ12B13ń14r15Z28ƪ
~nsta	79 -7R13Ɛ18Ǆ24ǩ26Ɗ39Ų
~nste	86 10rM12Ǒ15K17Ƶ
~nstr	69 -9Ǆ7Ɠ9Ǎ11ǟ13P21ǩ23Ƈ24Ƙ29ƅ
~nsu	44 -16Ƹ-14Ǐ-11ǍǑ-9nqZ-8Ǡǩ-7ƒǗ7AŚǐ8řŴƁ9ƙ10őƳ11ĺŘƬƻ12ŀŁŦƩƭǧ13Ʀ14ĹŪ15ŗŞǨ16ľƕǓ18ņţƄ19Wƴ20šƃ21Œǚ25ǒ31ƨ32Ɠ37ǌ38şǢǥ40Ő43ſ46ŏ
~nsul	86 7Ǜ25ƻ45ǚ
~nsur	44 -16Ƹ-14Ǐ-11ǍǑ-9qZ-8nǠǩ-7ƒ7Aǐ8řŚŴƁ9ƙ10őƳ11ĺŘ12ŀŁŦƩƬƭǧ13Ʀ14Ĺ15ŗŞŪ16ľƕǓǨ18ņţƄ19Wƴ20šƃ21Œ25ǒ31ƨ32Ɠ38şǌǢǥ40Ő43ſ46ŏ
~nsw	79 10ľ12Ļǚ17KŔ50ŉ
~nswe	79 10ľ12Ļǚ17KŔ50ŉ
~nt>	33 -17Ňƒ-16rł-14Ʀ-13PŁ-12Ŀ-11nRŘŶ-10gipTńŦŪƌƙ-9dwŭƻǊ-8ŧŲŹƑƷƿǎǙǣ-7cfhmCIĵĸūųŵƉƧǀ7uSļĽſƔǕǗǛ9ŠŰƼǞ10sŕřǖ11GĺŜǃ12MűǢ13ŚŞťŽǁ14NĶŉœǚǦ15ĻƓǑ16ƊƟƥƭ17KŀŒŝŤƃ18ŔƗǓǘ19XƢƣ20Ō21eŊźưǌǩ22ĴŃǏ24ƶǜ25lņ26š27Fơ28ƫƬ29Ǉ30ő32ƏƜƱ35ľ38ǔ53Ơ
~nta	64 -9Ơ-8F-7Ƹ7k8P9ļƤ11ǆ13W14ů15Q19A20ŵ23KǠ25B29Ƣ34ķ56Ɓ
~ntal	69 -10Ơ-9F-7Ƹ9P10Ƥ14W16Q22ŵ32Ƣ37ķ61Ɓ
~ntan	76 14ǆ23A28Ǡ31B
~nte	59 -13ǌ-12ŗ-9Ƴ-8ƠǐǓ-7ƀ7Ŗǃǖ8HŇżƔƵǞ9ǋ10ŅŉŠƟǒ11BŏůǇ13ƛƥ14Q15ť16Ƣ17ƌƏ19Ǒ21Ĺ22N25F26ǎ29Ɨ30Ǣ37ơ
~nted	78 -7Ǔ8Gưǩ9ƍǌǏ10Ƅ11ř13Ǟ14Ŗǃ15ŉ
~ntee	85 25Ə
~nten	76 -13ŗ9Ƹ11c13Ƶ41Ɨ44Ǣ
~nter	64 -22ǌ-10Ƴ-9Ƅ-8Ơǐ-7ƀ7A8Ƥǖ9HŇżƔ11Ņǋ12BůƟǇǒ13Š14ƛ15ƥ16Qŏ17ť19ƌƢ21Ǒ24Ĺ25N29Fǎ43ơ
~nth	49 -9ũǩ-8ǌ-7ĹŸ7VłŤǧ8ǜ9G10Ź11ŘǉǊ12YĶŮƃ14ƾ15šǨ16Z17Ņ19T20p21ƟƤ24Ʈ29Xť30Ɣ32Ń33ǝ36dƠ40Ĵ41Œ53ŕ
~nth>	52 -12Y-9ŧ-8ǌǩ-7ũŸ7kyVƥ8Ťǧ9ǜ11Ź12ǉ13Ǌ14ŅŒŘ15Ķƾ16šƟ19Z21Ƥ22T26Ɣ30p32Xť33ǝ35Ń38Ơ41d45Ĵ48ŕ
~nthl	76 11Ơ13Ɣ34Ĵ
~nths	64 -11pƠ7Ǥ8Ɵ10ŕ12ł13ĺ15vG16Ĵ17ŧ18ƃ19Ů23ŒǨ30YƮ
~nti	63 -10ř-9Ťǈ-8ŏŪ-7ƶ7AO8dgǉ9żƴ10Ĺ11kƘ12ŕš13nń14ūƆ16Ư17Ǡ18H21Ƣ25ƫ28ƭǄ30F34ǆ
~ntia	85 10Ʃǔ13ƴ22Ǆ
~ntil	89 -7ƶ12O18ŕ29ƭ
~ntin	68 -9řǈ-7ŏ7ĻƣǇ8ŉǉ9gƭ12k13Ĺ14š15Ǆ16Ɔ18Ư19Ǡ20H23Ƣ28ƫ33F
~ntio	89 -12Ť14nA15ż20ń
~ntit	89 -10Ū12d51ǆ
~ntl	76 -12ǩ7ő9f10Ɓ13ŎƳ18ĺŐ20ũ21ŧ28ŏ
~ntly	76 -12ǩ7ő9f10Ɓ13ŎƳ18ĺŐ20ũ21ŧ28ŏ
~ntm	86 10Ǘ11M13ǖ15ŵ20ƾ
~ntme	86 10Ǘ11M13ǖ15ŵ20ƾ
~nto	65 -9ƶ-8Ļ-7Hǅ8ƪǋǗǨ9i10łŎ11ƀƣ12dŊǢ13RĶ15ǩ17gŠƗǞǣ19ǍǏ20Ɲ21ƛ32Sƌ
~nto>	69 -9ƶ-8Ļ-7ǅ7ż8ſǨ9iƪǗ10ł11Ŏ12dƀ14RĶŊ18Šǣ19gǞ22ƛ34S35ƌ
~ntor	81 16Ǣ23Ɨ25Ǐ27Ɲ
~ntow	85 11ǋ12ů15ƣ25Ǎ29ǩ
~ntr	60 7Cǡ8řŦŸƓƖǔ9Ǆ10ƌƢƼ11ǧ12lǀ13ŀ19ƒ23ǒ27Ǒ44Ǔ
~ntra	61 7ǡ8řƓƩ9ŦƖǄ10ƌ11Ƣǧ14ŀ19ƒ23ǒ27Ǒ45Ǔ
~ntry	80 8ƈ10C11Ÿ12ǔ16l17ǀ
~nts	49 -10wƸ-9ǂǄǇ-8mŁ7UƣƩ8ŜƮ9ķ10uƄƌƥǌ11ƃǖ12ĶńŬ13ƘƝ14ZƠ15ľŭżǧ16Ĵǚ17ĵǓ18ǔǗ19ņű20Ɨ22Ǎ24ƽ25Ş26Ɯ29Ǣ30ŻƯ35z
~nts>	49 -10wƸ-9ǂǄǇ-8mŁ7UƣƩ8ŜƮ9ķ10uƄƌƥǌ11ƃǖ12ĶńŬ13ƘƝ14ZƠ15ľŭżǧ16Ĵǚ17ĵǓ18ǔǗ19ņű20Ɨ22Ǎ23Ư24ƽ25Ş26Ɯ29Ǣ30Ż35z
~nty	79 9Ə10ǔ11Ż12W13ļ21ƅ27C
~nty>	80 9Ə11Żǔ13ļ21ƅ28C
~nu>	89 16X21ǩ24Ǜ
~nua	74 8ƪ14Ǌ16Ů17ǉ18T
~nual	74 8ƪ14Ǌ16Ů17ǉ18T
~nue	82 7ǧ41Ǌ
~nue>	82 7ǧ41Ǌ
~num	51 -14ŷ-12Ś-9v-8ǩ-7aƣǝ7Řſ8ƒǔ9Ɠ10Š11K12ľŒǇ13ŇŜ15yCǠ16cļ17E18Ļ21Ƭ23ŗŸƼ24X26ŅǗ27Ǩ30D34ū35e39ř46I
~numb	51 -14ŷ-12Ś-9v-8ǩ-7aƣǝ7Řſ8ƒǔ9Ɠ10Š11K12ľŒǇ13ŇŜ15yCǠ16cļ17E18Ļ21Ƭ23ŗŸƼ24X26ŅǗ27Ǩ30D34ū35e39ř46I
~nur	75 -15ő10m11Q23U24q27P39ǁ40S
~nurs	75 -15ő10m11Q23U24q27P39ǁ40S
~nus	87 -9Ɣ8ǀ12Ɔ20ķ37T
~nut	65 -8JĶ-7q7fńư8uŚƓ9atů10ǁ11Ļǧ18Ō28N36Ş39O
~nute	67 -8J-7q7fń8uŞ9aŚů10ǁ11ǧ12Ļ19Ō29N40O
~nuts	85 -10Ķ7Ň9ư11Ɠ14t37Ş
~nve	71 8Ļ9Ǣ11lƧ13sD16ŋ17Ɨ20ķǏ25ŭ30ǩ37Ɲ
~nven	80 15Ǣǩ22Ɨ23Ǐ27Ɲ
~nver	79 10Ļ12lƧ15sƝ18ŋ19ǩ29ŭ
~nvo	73 8ż10Ǡ13Ł14f15ǘ20Ǖ
~nvoi	75 10Ǡ16ǘ21Ǖ
~nvol	87 9ż15Ł17f
~nwi	87 -7P12ő14Š21g32Ő
~nwid	89 13ő14Š33Ő
~nxi	87 24Ƽ26Ŀ
~ny>	34 -25Ɓ-15ō-14iĴĺ-13ǟ-12FŒƗƠ-11UņňžƞƷǢ-10sŊŖųŵƃǖ-9fzŀœƓǉǍ-8alDNŁŦƀƵ-7AKĸĻĿŇŎŚťƬƳƶǝ7GQŉŸƖƚƢƱƽǘǨ8ŕƉǏ9gŏƐƔ10ĵƆƎƑǅǞ11ŋ12yƣǎǗǙ13ŝƼǦ14VşŧŪ15Wƪƾ16HńƛǇ17Ƙƴ18nĶż19ŐƿǂǄ20Ş21jŷǀǔ22ķǆ23Y24Ʀǋ25ű27ţƻ28m29ŻƸǃ30Źǩ31Ɯ33šŲƌ39u40ƝǑ45ƹ46h
~nyb	56 -23ƪ-12Ǐ-9ǉ-8ķŉƤǖ-7ŹƖǦ7ƂƋƽ8ƁƟǢ9zŔƈƢ10ŷǑǙ11ƓǇǗ12Ŝƣ13ŝ14hż15nŁŏǔ16ƴǛǡ17ǣ18ńŤƜ19ų20Ų21ZŖ22ƯǨ24Ǎ
~nybo	56 -23ƪ-12Ǐ-9ǉ-8ķŉƤǖ-7ŹƖǦ7ƂƋƽ8ƁƟǢ9zŔƈƢ10ŷǑǙ11ƓǇǗ12Ŝƣ13ŝ14hż15nŁŏǔ16ƴǛǡ17ǣ18ńŤƜ19ų20Ų21ZŖ22ƯǨ24Ǎ
~nyl	89 20Ƈ
~nyl>	89 20Ƈ
~nym	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
~nymo	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
~nyo	64 -13ǌ-9ţƈ-7Rŭ7zşƜ8ǘ9Ǩ10Ƣ12nŷ13Ɖ14Ʊǩ15Ł16ŖǢ17Ư19ǜ20ųƳ23ǐ24Ɵ
~nyon	64 -13ǌ-9ţƈ-7Rŭ7zşƜ8ǘ9Ǩ10Ƣ12nŷ13Ɖ14Ʊǩ15Ł16ŖǢ17Ư19ǜ20ųƳ23ǐ24Ɵ
~nys	78 -18Ő-9ŗ-7w11ŔǍ13Qľ14ǃ15Ǧ17ǟ21ǐ23ǥ
~nys>	78 -18Ő-9ŗ-7w11ŔǍ13Qľ14ǃ15Ǧ17ǟ21ǐ23ǥ
~nyt	50 -13ǩ-11ƈ-10ž-8ŋŬ-7Ű7BǍǎ8ƐƻǓ9Ŀ10ƑƱƲ11HZƂ12ĵŲƦǀǏǕ13kƸ14Ǟ15ƨưƳƽ16gŇŏũǂ17ű18Ƙ19Ƽ22ōŻ24ƿ25ţƥ26ŉƄ27ƍ
~nyth	50 -12ǩ-11ƈ-9ž-8ŋŬ-7HŰ7BǍǎ8ƐƻǓ9Ŀ10ƑƱƲ11ZƂ12ĵŲƦǀǏǕ13kƸ15ƨưƳƽ16gŇŏũǂ17ű18ƘǞ19Ƽ22ōŻ24ƿ25ţƥ26ŉƄ27ƍ
~nyti	89 31H
~nyw	75 -11ǘ7ǀ9ţ10ǥ12Ǘ13Ƌƛ20ş29k30ň
~nywh	76 -11ǘ7ǀ10ǥ13ƋƛǗ21ş30k31ň
~oad	70 -12R-10H9ŎǦ10y11ǋ12ŝ13k16ǀǞ17Ə19ǟ21ŭŹ23Ɓ28D42ś
~oad>	74 -13R7C8ſ10Ǧ11y12ǋ17ǀ18ƏǞ21ǟ22Ź23ŭ30D45ś
~oads	80 11Ŏ14ŝ28Ɓ
~oak	82 -13Ő12Ɛƛ14ũ20D21Œ37Ƒ
~oak>	85 -13Ő13Ɛ15ũ16Ƒ21D22Œ
~oal	89 40Ļ
~oal>	89 40Ļ
~oan	58 -12Ǟ-8Ʀ-7ƄƆ7A8Ɓ19Ʈ25Ɣ34Ʊ41Ŭ50ƕ51Z64ƪ
~oan>	63 -12Ǟ-8ƆƦ-7Ƅ7Ɓ12Z15Ʊ28Ɣ47ƕ54Ŭ56ƪ
~oans	69 -10Ŭ8ƕ15ƪ23Ʈ24Ʊ48Z
~oar	75 -7s7ļǓ10ŎƇ12ǜ19ƍ22Ł32r34Ɯ
~oard	75 -7s7ļǓ10ŎƇ12ǜ19ƍ22Ł32r34Ɯ
~oas	86 16Ŀ19C25ƚ
~oast	86 16Ŀ19C25ƚ
~oat	78 -19Ƥ10Z11ƪ14tŤ18şƾ24Ʈ29ķ
~oat>	78 -19Ƥ10Z11ƪ14tŤ18şƾ24Ʈ29ķ
~ob>	55 -13ŗ-12G-11ō-9ǩ-8ƜƮ-7oHǏ7Ǒ8ňů9tţƝǀ10p12ǐ13Ķ14ǧ16RƦƬ18ǣ21Ƨ22Ǔ23Ƌ24ǈ37d39qV49S50U53W56P
~oba	78 11Ʒǂ17l50ƹ
~obac	79 11ǂ51ƹ
~obb	79 11Ơǀ13ƣ17Ʃ50g
~obbi	81 12ǀ18Ʃ27g
~obi	87 9Ʒ10C30I
~obil	87 9Ʒ10C30I
~obl	74 -9ƙ7ĹŵƸ8ŏ9s10bǜ11ŋ13Ƽ14ƛ15Ŝ16L17ŀ
~oble	74 -9ƙ7ĹƸ8ŏŵ9s10ǜ11ŋ13Ƽ14ƛ15Ŝ16L18ŀ
~obo	71 -12l7KƷǢ9Ư10ƿ12Ł14nŷƭ15ƺ16Ŗ22Ş27g29ǩ32Ɵ
~obod	72 7KǢ8Ʒ9Ư10ƿ12Ł14nŷƭ16ƺ17Ŗ22Ş28g33Ɵ
~obs	73 -7Ʀ9ǧ10Ǧ11ƨǡ15Ǒ17ǈ21VǄǔ22Ƨ33ǐ
~obs>	74 -7Ʀ9ǧ10Ǧ11ǡ12ƨ15Ǒ18ǈ21Ǆǔ22VƧ33ǐ
~oca	71 -7Ƨ10ǔ12ƿ13Ő14M15C16ľ22Ǟ28H30l42ǋ
~ocal	81 12ǔ15Ő17M19ľ41l
~ocat	75 -7lVƧ17C24Ǟ30H51ǋ
~occ	75 -7ř19x22q27P36ǡ
~occu	75 -7ř22q28P36ǡ
~oce	82 -7O11X13ǜ15Ō24ł31ŭ
~ocer	87 12X34ŭ
~oci	72 11Ķ16ǆ23mǗ32ƿ49e
~ocia	72 11Ķ16ǆ23mǗ32ƿ49e
~ock	59 -18ť-10ŵ-8Ɣƙ-7ŤƊ7eƕ8Ŏ9ƽǄ10ǀ11jqƝ12ǎ13ŌŰƌ14Qķź15Ķ16ƣ17Ƈ18ŦǏ19ƍ23ŘŮ26ǘ27Ũ37ĸ38Rƥ
~ock>	67 -20ť7Ĵţ8mEǍ9ƍ12ƥǀ13q14Ɲ15ĸǎ16Ōź20Ƈ21Ǐ27Ů32Ũ44R
~ocke	66 -10ŵ-8ƔǍ-7Ɗ7ƶ8eƕ9j10Ŏƌ11ĶǄ13ƣ20Ű24Ŧ26ĸ27Ř31ǘ32ƥ
~ocks	85 7ũ10Ƣ24ķ
~oct	69 -9ǈ7Ƹ11ǣ14ƻ19ǂ26ƃ27Ƽ58ƾ
~octo	69 -9ǈ7Ƹ11ǣ14ƻ19ǂ26ƃ27Ƽ58ƾ
~od>	46 -18u-16ť-14XƮ-10ĹĺŴ-9nž-8ŭƧǐ-7gjrŒŘƳƾǝ7YƩƵǊ8CUŐǘ9pƱ10Ɣƫ11ľţ12ƤƭƼǄ13Ļũźư14ƒ15ņűǂǩ16ĵŌŎƻ17xŇƇƸǨ18Ŷ21LN23IƲ24i26ǁǟ27Ư32ƃ34ŝ35Ɛ39Ǜ42ǣ45ƙ
~oda	54 -20ž-13ǡ-12rƧ-8Tǩ-7Qƨ7ĸǢ8őƓ10a13ŀŜ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ35ŏ40i41ĺ
~oday	54 -20ž-13ǡ-12rƧ-8Tǩ-7Qƨ7ĸǢ8őƓ10a13ŀŜ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ35ŏ40i41ĺ
~odd	89 -14Ʊ-9Ź17m21x24v
~ode	66 -7Kǣ7Ɗ10bŨ11ǘ18ǩ25Ǥ29E31Ū32I33ƌ
~ode>	74 -7Kǣ13ǘǤ33E36I
~oded	87 9Ƥ10Ɗ13Ũ
~odel	76 -7Œ22ǩ36Ū38ƌ
~odi	81 9ƙ14ŗ16ž
~odil	82 14ŗ16ž
~odo	85 13o37Ů
~odom	85 13o37Ů
~ods	82 -9Ɯ8Ɨ9Ƒƙ10Ƥ19Ǖ29j
~ods>	82 -9Ɯ8Ɨ9Ƒƙ10Ƥ19Ǖ29j
~odu	83 10Ɲ15Ǖ19Ʃ20ǡ24Ǆ
~oduc	83 10Ɲ15Ǖ19Ʃ20ǡ24Ǆ
~ody	46 -20ƪ-13Ǐ-10š-9IŉōŹǉ-8ĸŪƠǖ-7uWƃƝ7ŔƬƭƺǛǩ8zŵƣǋ9fKſ10QZŏŞƈƿǇǑǔ11żƎƓƕƴǅǙǡǨ12ųǣ13FķǗ14Ŗ15ghƢ16ńǢ18Ǎ20ŤƜǘ21AŲ22ŜƳ23ľ24Łž25ǜ26ŷ28n34ƟƯ
~ody>	47 -21ƪ-13Ǐ-11Ũ-10š-9IŹǉ-8ŉƠ-7Wĸƃ7ŝ8zŔƣƭƺǋǛ9ľŖŵ10fQƈǇǔ11ŤſƎƿǅǑ12ŏƓƕƴǙǡǣǨ13ų14ķ15ŁŲ16hAFżǢ17ńƟƢ19ƳǍ21Ɯ22ǘ23Ŝ25ž27ŷǜ32n36Ư
~odys	71 -9Ūǖ-8ż-7n7s8Ŏ9AZŖ11KŴ12ŞŰǈ13ǩ14ŁŤ15Ǘ16Ų18g21ľ26Ɵ
~oes	40 -18Ƃ-17ž-16ƹ-15Ƹ-14Ő-12tƈƦƻ-11Ÿǣ-10nķşŭ-9ŢƗƤ-8mvĵńŊţŪŵƑǇ-7XYōŞšŦŧƛǅǋǞǟ7ETƅǊǡ8ĿłŨƍƜ9ŗƞƫƷǌǏ10ƚƯǎǒ11zƔ12LĶůűƊƕǥ13ƙ14bŜǦ15dŖƇ16ƠƧ17oŇ18ǜ19hƁǚ20sơǓ21ŕŴŹǄǐ22WŁź23ŰƄ24xǂ26rƩǈ28Ľ30Ǡ32q33ƨ34ų36ǧǩ
~oes>	40 -18Ƃ-17ž-16ƹ-15Ƹ-14Ő-12tƈƦƻ-11Ÿǣ-10nķşŭ-9ŢƗƤ-8mvĵńŊţŪŵƑǇ-7XYōŞšŦŧƛǅǋǞǟ7ETƅǊǡ8ĿłŨƍƜ9ŗƞƫƷǌǏ10ƚƯǎǒ11zƔ12LĶůűƊƕǥ13ƙ14bŜǦ15dŖƇ16ƠƧ17oŇ18ǜ19hƁǚ20sơǓ21ŕŴŹǄǐ22WŁź23ŰƄ24xǂ26rƩǈ28Ľ30Ǡ32q33ƨ34ų36ǧǩ
~oev	89 7ơ10ł24Ƣ
~oeve	89 7ơ10ł24Ƣ
~of>	35 -20Ƴ-17Ǉ-15VŠ-14błŶ-13oŰ-12IĶĽŎǩ-11ŌšůŵƌƓǢ-10MŔžſǤ-9wţũƅƼǚǝ-8cfvĺŴ-7FƒƟƶǡ7ĵūŽƚƛǘ8ahiANUƧƿǃǆ9ltŃƎƻ10eķŚƹ11pZĸŤŷǟ12jQYĿŊŜųƆƝƣǛ13KŐřƱ14zEŪƄǋǣ15gĴűƭ16xǖ17rSŗŦƑƕ18sťƤǏ19Ƌ20ƥƵ21nľśƲ22ƽǈǞ23Ƈ25C28Ň33Ƃ34ǔ38Ǆ42ǒ45Ɖ47ƈ
~ofe	80 -21ť9ņ10Ɛ16P28ǚ29ƈ
~ofes	80 9ņ10Ɛ16P28ǚ
~off	49 -14ŃǇ-11ƙƮ-10ƜƵ-9aľŶ-8Kžƞǟ-7FœŝŮƯƶǠǦǨ7quĴĹƂƥƧǚ8ŗŜŵŽǄǍ9jƛ10gUƁ11NńŅŇū12WķƒƖ13ŀǋ14e15yƔƕǈǊǛ16BšƝ17kOƟ18ź20ơǣ21ǩ22Iŋ23Ŭ24ĺ25Ł37R42M
~off>	53 -14Ń-11Ʈ-10ƙǈ-7PœžƯǨ7JũƬƾǚ8ſƃƄ9ĴŵƧ10qŗŽƥǛ13Wťūƛ14gjķ15eŀ17IǊ18yBšƔ19Oŋ20ź21Ɵ23kǣ28RŬ29Ł34ĺ
~offe	70 -10ť-8a8iYƴ9NŇǛ10łƂ11Ɓ12ō15M20Ņ21ńǄ22ƒ42ǩ
~offi	65 -17ǟ-16Ǉ-9Ƶ-8Ƅ-7L7ŋ9Iŭǘ10Ǥ11P12ś14ĹǍ15ů16R17Ŝ19Ɩ21ǋ22U25ƕ26Ɲ31ơ34ǈ35M
~ofi	83 -11ƈ9Ɖ14P50Ǆ
~ofin	85 -11ƈ9Ɖ14P52Ǆ
~oft	68 -16ǐ-10Ǜ7x9gŹƐ10ĵƉ12ǀ13ƿǙ16Ŝ17ƜƟ21ŭ22Ų24q
~oft>	89 14ĵƉ
~oftb	89 12x14g
~ofte	70 -17ǐ-10Ǜ9Ɛ11Ź13Ǚ14ƿǀ16Ŝ17Ɵ18Ɯ22ŭ23Ų
~og>	73 7ū15Ʋ18Ś20Ƈ68h
~oga	89 -7ơ11ǌ15C22Ǔ
~oge	75 8u9f12MǊ13Zǉ20s30ş
~oget	75 8u9f12MǊ13Zǉ20s30ş
~ogr	74 8Ž9ļţ11ǅǗ12ő13Ņ14Ő15ń29Ǚ30ǥ
~ogra	78 8Ž9ļ12ǅǗ31Ǚ32ǥ
~ogre	85 12ţ15ő16Ņ17ń18Ő
~ogs	80 -13ō-11ǃ17Ɲ18Ɛ34h
~ogs>	80 -13ō-11ǃ17Ɲ18Ɛ34h
~oh>	61 -12i-10vǄ-9ŷǢ-8ǩ-7Ŕ7NĶļŅƅƎƞǋ8gńŹ9HIPũż10dxĿ11aŐ12W14Uƌ15ō16Ƙ18G20QŶǖ21š22ǃ27Ť
~ohi	89 -8ǩ26l
~ohio	89 -8ǩ26l
~oho	71 33ƿ35Ǜ
~ohol	71 33ƿ35Ǜ
~oi>	86 15ǒ44ǧ
~oic	72 -9ǩ9ľǠ14ǘ15aĿŠ19Ǖ27Ľ
~oice	72 -9ǩ9ľǠ14ǘ15aĿŠ19Ǖ27Ľ
~oil	86 -13Ɲ-8Ť23Ǐ31Ɛ42ƛ
~oin	50 -17m-14Ʒ-13uŲ-10gĻ-9G-8bLǂ-7wŠŴƱ7ĿŢŧžǃǠ8DPƝǁ9jƸǅǍ10ƭƮ11rǩ12Ũ13sōƾǐ14Ĺ16U17ŝǢ18Ƶ19HƘ20S21ł22tŹ23ũ24y27x32kV36ŏ41Ż44ǟ52i
~oin>	72 -11ǟ7tŝ9Ŏƨǁ10yőƭƮ11VƵ12H13Ǡ14U24s40i
~oing	52 -14š-12Ų-11Ʒ-9gmĻ-8G-7wŠŴƨƱ7QƒǨ8jDUĿǃ9PŧžƝ10ŢƸ11Ƶ12Hǅ13rŨ14ǐ15ŝǩ16ĹŻ18yō19t22S24Ź25łũ26iV29x34k45ŏ54ǟ
~oint	76 -11mu-7Ǩ9fMǗ10AŘ12Şǖ13Ŗŵ16šǍ17ƾ41Ż
~ois	85 -8Ə10N14Ǝ18C24ǩ
~oise	86 -8Ə11N15Ǝ25ǩ
~ok>	57 -17ƈ-14ŭ-10Ʒ-9ś-8ƾ-7qǘ7eŉ8ļĽŎŗŠǂǈǛ9jTĵŜƗƪ11přũƳ12JľŧǊǟ13tƉ14Ļ15ĺŖ17zR18ſ22łǖ24ǜ37Ư
~oka	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bCNű18W24Ɔ25Ƹ27ĶŨ
~okay	49 -10ƶ-9jQǑ-7AĻŖŶ7coTŒǆǗǥ8MŜ9IƵǒ10UĴňŗūƫ11pKĹŃŘŷƕ12ŋŽƼ13ǂ14hJXƦǎ15iŊō16Ƭǁ17bNű18W24Ɔ25Ƹ27Ķ28Ũ
~oke	58 -8ũ-7q7Ɯƥ8kƐƞƫ9Ũ10ķŜƽǉ12iƾ13Ř14ļǩ15Ľ17ƁƤǞ20ń28Ť30ǂ34Ǝ48ƹ
~oke>	63 -9ũ-7q7ĸĽƼ8Ɯǝ9ƐƞƥǞ10Ũŵ11ƽ14iŘƾ18ƹǩ19ƁƤ23ǂ30Ť40Ǝ
~oked	73 7ĵ11kĽƹǞ12ƫ19ļ26ń
~oker	74 12ǂ16ķ21Ŝ29ƹ
~oki	60 -8T-7ƞǩ7ńƖ8ĿŇŢŶǝ9Ũ10XǊǗ11y12ĺƹǍ13VƐ14ľ15Ǟ16H19Š22Ś23Ĺ24ǖ25Ƭ29Ń
~okin	60 -8T-7ƞǩ7ń8ĿŇŢŶƖǝ9Ũ10XǊǗ11y12ĺƹǍ13VƐ14ľ15Ǟ16H19Š22Ś23Ĺ25Ƭǖ29Ń
~okk	80 22ǘ38Ǡ
~okke	80 22ǘ38Ǡ
~oks	70 -9ľŨ7ŶƌƟ8LĻ10zŵ14Ňǈ17ű20ǘ23Ŝ26Ʒ47Ǡ
~oks>	70 -9ľŨ7ŶƌƟ8LĻ10zŵ14Ňǈ17ű20ǘ23Ŝ26Ʒ47Ǡ
~ol>	53 -13Ķ-10V-9fǢ-7Ũ7vyPSńŘŸƥƶǔǦ8gKŐŻ9oJ10jEũŭƼǙ11rľ13Ǔ14ƚ15Q16lǖ17m21Ɔ22x23Ʊƿ24Ǜ30ź52ƍ
~ola	82 9Ɖ37Ż
~olat	83 37Ż
~old	46 -15ŊųǞ-13x-11NŎƔ-9qrtŌƞǇǊ-8oZƉƱǋ-7gUƝƦƪƬǖǟ7dDƮƸƼǡǨ8nŞƩƴ9wy10ATķƕƭ11ļ12SŖŴƗ13Ǔ14B16ƀ17zƽ18ǍǗ23j24ŬŹ25ŷ26ƈ28ņǧ30ŀ31K34cĶƵ35ű37œ51p54Ƌ59v61ƅ
~old>	48 -25x-15Ŋ-14Ǟ-13Ɖ-12wų-11NŎ-9tƣǇǊ-8ZŌǋ-7gUƝƦƪƬ7ķĽőŔŪƼ8ŹƩƮǡǨ9dŀŞƴ10D11n12ATļƭ13ŖŸƗǩ14S15B16Ǔ17ƀ19Ķ20ƽǍ21Ǘ22ű25j26ƈ27p30ņ31ŷ34K37ƅƵ38cƋ40œ48v
~olde	66 -9Ÿ-8tJƱ8ǆ9Ƌ10ƅ13p20y23x24ĶŹ25Ŵ26Ŭ30w31vz35ǧ
~oldi	75 -11ƈ-8x-7q7ķ13i14t15Ƹ16Ɖ26ű37ŀ
~olds	74 -12Ɣ-8Ɖ8Ŭ10ƣ12ƕ13ƈ14Ƌ18v21p24ƅ
~ole	61 -11ǩ-10ƝƦ-9Ǌ-8ƃ-7ƶ7tuķũư8šŨǂ10lůƀƘ11Ŧǉ12ZŔƭ13ǐ14hkOǈ15ōƵǘ16ƼǏ17ƪǕ20ƈ22j29ǆ36Ʃ
~ole>	62 -11ǩ-10Ʀ-9Ǌ-7ƶ7uňưǎ8tķŨũ9š10ůƀ11l12ŔŦƭǉ13Zǐ15hkOƵǈ16ō17ƪ20ƈ30ǆ37Ʃ
~oles	86 13ǂ17Ǖ26Ƽ
~olf	86 15Ƈ42g
~olf>	86 15Ƈ42g
~oli	45 -11ĺ-9IƔ-8ZŬ-7ŀŊǈ7Ŝƙǒ8šƛ9ƨ10Ɓ11ŢƖƢ12ƚǏ13kĹŐƬ14Ɠ16Šơ17mľƧǢ18ŗ19ƍǡ20őſƪ21Ŗ22ŕ25Śşŷ27Ʃ28Ƶ30ŏ31Ʀ33ř41ǥ
~olic	46 -11ĺ-9IƔ-8ZŬ-7ŀŊǈ7ƀƙǒ8Ŝ9šƛƨ10Ɓ11Ɩ12ŢƢ13ƚǏ14ĹŐƬ15Ɠ17ľŠơƧ18Ǣ19ŗ20ǡ21őſƪ22Ŗ23ŕ25Śş26ŷ28Ʃ29Ƶ31ŏ32Ʀ34ř42ǥ
~olid	81 9ƅ12U14Ǉ28k
~olin	74 30m40ƍ
~olk	65 -15C-10Ŷ7a8KƮ9ƣ10W11Ž12ļƥǖ13ǡ15ŝƜǈ16Ǘ19ǔ20Ʀ23ƽ25Ǉ34z
~olks	65 -15C-10Ŷ7a8KƮ9ƣ10W11Ž12ļƥǖ13ǡ15ŝƜǈ16Ǘ19ǔ20Ʀ23ƽ25Ǉ34z
~oll	51 -11ŤƵ-10H-9ǧ-8jBťǈ-7ŧǩ7gĽœŹƼǅ8ĵŗƗǝ9Ķ10ŔǑ11ųƥ12nKǠ13QƧ14XŅŌ16ĸż19Ŧ20ǒ21W22y24Ǉ25ň26Ʊ29Ƙ35m36ź41ƀ45ǉ
~oll>	64 -8H-7ǈ7Ǩ11ǝ12Ź13Ķ15Ǒ17Q18n19Ǡ24ź33Ǉ48ǉ
~olla	66 -12Ť7mǖ8ǘ10ľƘ11Ţ12ǅ13œŗ14Ɨ15ų19Ņ20XŘ22ĸ29Ŧ
~olle	63 -11ǧ-7ŧǤ7x9ƫ10Ƽ11ĵ13ĽƜ14Ŕ22ź26ǒ28Ƙ30y35Ʊ37m
~olli	71 -16Ř-13Ƶ-7ǡ20Ō25ż56ƀ
~ollo	80 14g19ƥ21K23Ƨ42ň
~olo	83 -14F9Ƶǩ16s18f21ƢǃǕ
~olo>	89 -15F18s20f22Ƣ
~ols	68 -17Ű11ŭ12Ƙ16t25Ǣ32Ɲ53Ǐ
~ols>	68 -17Ű11ŭ12Ƙ16t25Ǣ32Ɲ53Ǐ
~olt	83 17ű22qƎ
~olts	86 18ű23Ǝ
~olu	80 15Ǡ24Ə29C
~olum	89 16Ǡ32C
~olun	85 25Ə
~olv	87 9ż15Ł17f
~olve	87 9ż15Ł17f
~om>	46 -20ǩ-15nĹ-13Q-12TŨųǧ-11h-10ŵ-9ƔƘǟ-8jALPŞǘǞ-7ŁōŒŚşţŭƨƱǂǢǤ7uIXŲŸƚƦ8ŀŇœƟƪƶǄǅ9kũƃƅƯƳǍ10oJķśŠǝ11ƄƧ12ŧŷƩǑ13rWŤƏǊ15ƻƽǜ16ĸŎŔŢƊƝǔ18źƜǋ20RĽŅƗơǒ23Ŝƙ24ƌ28zĻ30l33MǕ
~oma	79 9j11ƛ14ƴ18Ŵ24Ŷ26Ĵ32m
~oma>	87 20Ŵ36m
~omat	86 12ƛ14j28Ĵ
~ome	35 -18SŐ-15Ō-14Ƶ-13ƱǏ-12ťũƃƗǥ-11ŇňŝŨƩ-10Xǆǣǩ-9atŭŲƠ-8vBŁœŬűŻǎǑǢ-7cpLZšƦƲƽ7sIķŞŢţŴƙƚƞƳǉǙǟ8ghkŚŪŮŽƥƯƶƺǃǅǗǜǝ10QYĽŵƛ11nƇ12wMŊƆ13ANł14ĻĿņźƨǕ15ƬǓ16ľŏ17ĹŀŠƕǖ18jCőǚ19qRŤǁ20ĸş22uŰƓ24ƒ28HƔ29ƅƟ31ŘƮ35ĺ36Ɯ37F39Ɲ40lǔ46T
~ome>	42 -33ǩ-24Ő-16N-13ő-12ƤǋǏ-11ŖǢ-10XŇŌŒ-9vŃŧŲƱ-8APĿńŗŢŬŴŵƦƳǗ-7tJŁňŉŝŞžǘǜǥǨ7hkwŀł8ķŜ9ĵţƑƿ10ĽŘƌ11jůƷ12ǝ13Ŋƞ14ĴƇƚ15Ƭ16Ɔƛ18HŠ19Mǁ20sĹŰ21ŤźƜ22F23IƓƮ25q26l27CR28ĸ30ş31n32ĺƅƟ33uĻ34ƒ40Ɣ47T57Ɲ
~omeb	55 -10Z-9IŨ-8ż-7nƠǨ7hņƅǢ8PļŗƜ9ŠƟƾ10ŤƮǚ11ķŧ12ŵǋ13fſ14ľƎ16ƕǘ17Ư18Q20F21Ƴ23A24ǜ25ž
~omed	87 7Ư11Ǟ13z16V28y
~omen	80 -13ŗ17Ő39ŏ50N
~omeo	72 -7ĵ11ǚ12Ł14ǅ16ƕ18Ɠ21FƳ22A27ǔ
~omep	86 -7ō11ş13ǝ15Hǋ19ƥ
~omer	61 -16S-12Ʃ-10Ų-7l7kǄ8G9Ţ12Ŀ13ǟ16ǚ17ǡ21Ɲ22ǃ26ǖ28Ǔ33Ǘ38ǔ48ő
~omes	67 -13n-10QV-8ĴŃ8x9wƏǉ10ƙǨ11ĿǊ12ǁ14HW15ǔ16Ɓ18JŒ19ǖ22ľ23T25ŘǕ31Ɯ
~omet	52 -12ũ-10ť-9Ł-8Iǝ-7sşŻžƤƲƵ7rPĽĿƮƯǓǖ8ńŊōƄ9gŔŴǕ10iƫǈǛ11mŖŗŽ12jŏūƬ13łŃŵ15Ū16NŶǨ17ņŘŞ18ŉ19ƺ21Ůƶ22Y23ĸƨ24ŀ28ĺ32l
~omew	73 -15ş-7Ź7H8ǝ9ǋ10v18Űƥ21ŚŢŴ24Ƥ34ǩ
~omf	78 9Ō10T11M13Ƴ17e22X
~omfo	78 9Ō10T11M13Ƴ17e22X
~omi	66 -12ǒ7UŒ8xĿǤ9Ĵľ10d11jǩ12puHŹǚ13yŕǞ14M15ƛƾ18Ķ19V21Ŏ29kǟ30Ƣ
~omin	68 7U8xĿ9ĴǤ10ľ12ju13yHŹ14pMŕǞ15ƾ16ƛ18Ķ20V30kǟ
~omis	85 11Œ14d16ǩ17ǚ28Ŏ
~omm	64 -13Ƃ-7Ɔ8TǢǥ9Ǒ10ǚ11nǙ14Ǎ17BǦ18ų20Ǆ26ů33Ƣ34ŭ
~omma	77 14n23ų42Ƣ
~omme	72 -14Ƃ-7Ɔ7ǔ8Őǋ9Ǣ10ǥ13ǚ17Ǎ19B20Ǧ24Ǆ
~ommo	89 8ǩ13Ǒ17Ǚ
~ommu	79 33ů44ŭ
~omo	65 7Ʈ8ǒ9IƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
~omor	65 7Ʈ8ǒ9IƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
~omp	47 -23Ū-12SŒ-10Ƃǧ-9wķĹǇ-8ŏœžƓ-7afkHVŁƬ7yƇǠ8şƖǆǤ9WĺĻ10mǁǊ11ŜǗ12ľƄƕ13Ǐ14ƣ16Ņǘ17ǜǡǨ18Š19ĶƧǄǞ21ł22ƴǥ23Őǅ25ŝŞǃ26ŧơǒ27ő31ƀǦ32Q33Ţǐ42ń87ǣ
~omp>	65 -9ţ-8Ǒ-7Őǡ7Ǥ22ƀ43ǒ104ǣ
~ompa	51 -24Ū-13S-10Ƃǣ-8wœƓ-7kVĹŁŒžƸ7qǈǑ8ƇǟǠ9Ņǉ10şƖǆ11ơ12mWţǁǊ13Ş14ŜƄƕ15ľ19ǡ20Ǩ21ĶŠ22ƧǄǞ24łƴ26ǥ27ǅ28ń30ŝŧ31Őő33ǃ35Ǧ37QŢǐ
~ompe	86 15Ņ22ǣ34ń
~ompl	74 -13ǧ-8ǃ-7Ƭ12Ƹ15y21Ļ24Ş25ƣ27ǜ39ơ
~ompr	83 7Ǐ39ƀ
~ompu	76 -8ķ8d10b20Ǐ23Ǘ39ǘ
~oms	74 8Ƥ10ư11ŵ14qz17ƌ19Ɯ41Ɔ
~oms>	74 8Ƥ10ư11ŵ14qz17ƌ19Ɯ41Ɔ
~on>	30 -21ǉ-19Ŷ-18Ƴ-17ŊƤ-16pNŒƧƬ-15ũǋǔ-13GJŝƽ-12eňů-11t-10dőśťƆƭƼ-9IKXŎŏŐƒƩƸ-8hnķŅœşŸǝǠ-7ĻŨƊƺ7ŭƠǒ8ļŚŜŲŻƄǥ9ōƍƮǆǑǖ10uųưǎǣ11Sƚƛǂ12fPYƏ13Ű14zMƷǟ15UŃřūŹǨ16DTŗƉƱ17BĶŇŕżƈƫǢ18cvVZŉŘƿ19aĺ20ŌŦŷƪǇ21gĹƖ22rxyĿƁ23AŁłƃƯǃ24Ǧ26QǗ27sƓ29ƜƢ32ƀ34Ŕ35Ƈ37ǈ38ſƦ41Ů43Ŭű46ƨ47ƌƔ
~ona	64 -8ž-7ǥ8aŇƐƦǓǤ9gT10Ÿƿ11Ƃ12ƃ13ǌǧ14J16Q17Ŋŭ20ǎ23ǚ25Ɵ34Ɨ
~onal	65 -8ž-7ǥ8ƐƦǓǤ9T10ƿ11Ƃ12ƃ13Ɵǧ14ǌ15J17QŊ18ŭ20ǎ24ǚ34Ɨ
~onc	70 -10i-9ŭ-7Ŵ7ƢƫƵ8ǜ9sŨƧƸǀ10yňų11ĴŲ14V15ũ21Ŀ24ŀ32Ŷ
~once	71 -9ŭ7ƢƫƵ9sŨƧƸǀǜ10yňų11Ĵ12Ų14V15ũ21Ŀ24ŀ
~ond	61 -11Ǌ-10ƈ-9ƻ7dŊŔŬƏ9AĻŇŎũǌǓ11IƔǋǩ12pľŝƉ14kŌ17y18Ƙ19Ǟ21ŉ26NƟ27űŴ31Ƽ
~ond>	66 -8Ŏ7ŕƖ8dŊƏ10AŇ11Ļ13IľŝƔǋǩ14pũ16Ō19y21Ǟ29NƟ30Ŵ
~ondi	74 -12ƈ-10ƻ8ĸ9Ŕ11ǌ15Ɖ21Ŏ38ű39Ƽ
~one	38 -21D-19Ŏ-18s-17ŭ-16ƕǌ-15a-14Hƭ-13lōǏǑ-12UŗšŮ-11TķŔ-10jGLPRŊťǓ-9otNĺŜŨŹƝƞƤƨ-8kBVňƅƥ-7pĽŤơǇ7ŐŘƒƼǚ8ĸ9mzKƛƦǖǣǤ10ŒůŷƉ11XŲſƢ12ŧƱǕ13ŇƧǐǨ14ivŵƆƩƻ15Łƈǜǥ16ŕǘ17hŖƀƫǩ18ũŪƷ19żƙǍ20Ŀ22wŶƌƎƮƵ23uĻńƺǡ25ŽƯƳ26Iţ27œ28yľņ29bƶ30ş31ǋǔ34Ɵ35ų37Ŵ39A
~one>	40 -22D-19T-18s-17Ŏ-16Ɲǌ-15Zƕ-13aŭǏ-12HUōŗŮƭ-11lŀǑ-10GLňšǓ-9jŔŢŲƨ-8otNPRķĸĹĺŊťƞǎ-7kBVYŨŹƅƤƥ7mŝŻſƂƛǦ8cOőŕƢƩǒǟǤ9uŌŘƒƗƼǕ10ƈǈ11KŖŪǣ12ŐŒŞůƀǜ13ŵŷƌƦ14Ɖ15wƮǍǐ16ivŁţƆƧǥǩ17ƎƯƶƻ18ľż20ńųƷǨ22Aũƙ23Ƴ24ĻƵ25Ŷƺǡ27ņ28yŽ29I30œ32b33ş34ǋ38ŴƟ44ǔ
~oned	83 -11Ť9Ƣ10n13A14ż19ń
~ones	61 -7ǃǇ7ŵǍǜ8Ţǎ9ſƈƉ10ŉƀ12Z13ŐŕŪ14wŖ15Ň17Ƶ21ţ24Ǝ28hų32u
~oney	59 -15ǔ-7Ŝ7ƳǕ9ƩǠ10zľ11TX12YŢŧ13ŀư14Ɲ15ZĹƱǖǘ16rǚ20Ŀƌƫƶ24ĸƮ31A34Ų
~onf	89 -8ǩ18ţ37ň
~ong	50 -24ŭ-15Ő-13Ƣ-8nňŶ-7jłŃœ7YřŝƏǤ8ūƼ9sƈǏǜ10bHĶŮƄ11Cņ12fƞ14lŞ15Ʈ16iĿ17Ÿ18ŧ21ŕš22Ɨ23ůǚ24ťǩ26Ɵ27ǝ28S31G33ƭ35Ƥ37O38ǅ46ő
~ong>	51 -24ŭ-15Ő-13Ƣ-10ǟ-9ǌ-8n-7jň7gŕŝţŤǤ8vYřƏƼ9sūƈ10H11fĶŮƄǏ12Cņ14lŞ15Ʈ17Ŀ18Ÿ19iŧ20Ɵ21šů24ǚ25ť27ǩ28ǝ29S32Gƭ36Ƥ37O40ǅ48ő
~onge	86 -7Ǔ7ƿ9ƭ10ǌ11Ɵ25ŕ
~ongi	83 13ƥ43Ɨ
~ongr	82 8o9ƔƖ10ƺ13ƞ14ǟ
~oni	71 -7ǎ8Ƶ9ƀ11ǌ12rś13KƤǈǝ14Ŗ15Ʀ22Ǝ24Ž
~onic	87 7Ɨ8Ƙ17K
~onig	80 -7ǎ10ƀ14rś15Ƥǝ16Ŗ17Ʀ
~onit	81 26Ǝ29Ž
~onl	62 -13T-10ǡ-9Ş-7Š7ňŚƪƾǈǉ8ŷƘƼ9B10KRŭǢ11ƀ12ĻǛ13Ǖ14Ľţ15Ǉǚ16ľƢ17Ųų18Ū20Ʈ21ń24Ņ41ǖ
~onli	75 -8Š10Ś13K14ń17Ǖ19Ľ30Ņ43ǖ
~only	65 -14T-11ǡ-9Ş7ƪƳƾǈǉ8mňƼ9ŷƘ10BǢ11Rńŭ12ƀ13ĻǛ14ţ16Ǉǚ17Ƣ18ľŲų19Ū21Ʈ
~ono	86 26b33ź
~onou	87 26b
~ons	55 -12ű-10ǆ-9Ǆ-8W7ŋƕǍ8AţƁǟ9yĵŖ10śƏƹ11Ɲ12ǩ13uŻ14Śǃǈ15x16w17Ƈ18ũƌ19Ŋ22ƻ23ŉ26ƅƼ30ǋ36ǚ
~ons>	58 -12ű-10ǆ-8W7d8ƕ9AĵţƁ10yŖ11śƏ12Ɲ14uƌ15ŚŻǃǈ16xǚ17wǩ19ũ20Ŋ24ƻ25ŉ30Ƽ33ǋ
~onsi	87 9ǌ
~onst	75 -10Ǆ8Ɠ10Ǎ12ǟ16P28Ƈ37ƅ
~ont	45 -14ŗ-11ǩ-10ũ-9Ɓ-8Ĺ-7ŸƬ7qŀřǜ8GƏƣ9ĶŘŹǉǊ10YŮƃƇƒ12ƾ13Ǩ14KZĺŚǃǒǧ16Tǈ17pƗǑ18ŅƤƫ19Ɵ20Ʈ21Ń22š23Ǣ25X26ť27Ɣ29Ǔǝ32d33Ơ35Œ37ŕ39Ĵ
~ont>	67 -7Ť7Ż8eƩ9Ɯ10jǋ13qĺǌ14Ə15ƣ18Ƈ23Ĵ27Śǃ29ǈ
~onte	78 -13ŗ42Ɨ45Ǣ
~onth	49 -9ũǩ-8ǌ-7ĹŸ7VłŤǧ8ǜ9G10Ź11ŘǉǊ12YĶŮƃ14ƾ15š16ZǨ17Ņ19T20p21Ƥ22Ɵ24ŃƮ29Xť30Ɣ33ǝ36d37Ơ40Ĵ41Œŕ
~onti	87 18š42ƫ
~ontr	61 7ǡ8řƓƖƩ9ŦǄ10ƌƼ11Ƣǧ14ŀ19ƒ23ǒ27Ǒ45Ǔ
~onv	80 10Ļ12Ƨ15sƝ18ŋ30ŭ
~onve	80 10Ļ12Ƨ15sƝ18ŋ30ŭ
~onw	89 13ő14Š33Ő
~onwi	89 13ő14Š33Ő
~oo>	61 -10a-9Ǎ-8ůǦ-7mrřŻǡ7bXƎ8cĿŪūźƀƂƷǆǢ9ŎǛ11Ň12ǄǑ14ƿǚ17ńş18Ƴ19oJňŽ22U23j24sƬ27ƨ33q
~ood	48 -17ť-16X-13u-10ĹĺŴ-9ŭƜƮ-8žƧǋǐǝ-7rŘŧŵǎǨ7JMWƤǊ8UƩƵ9pCYƑƲǕ10ŐƔƼ11jyţ12ƭǄ13ƽ14Ļũźƒ15ƃ16ǂ17ĵŎƇƻ18ŇŌűƸ19ņŶ21xƾ22LN24iI26ǁ27ǟ36ŝƐ42Ǜ59ƙ
~ood>	49 -17ť-15X-13u-10ĹŴ-9ĺƮ-8ŭžǐ-7rŘƧ7JM8WƩƵǊ9CUYƲ10pŐƔ12y13ţƭƼ14Ǆ15Ļũźƒ16ņƃǂ18ĵŌŎűƇƸƻ19Ň20Ŷ23xLN25I26i28ǁǟ37Ɛ38ŝ43Ǜ48ƙ
~oode	87 9Ƥ10Ɗ13Ũ
~oods	83 -9Ɯ8Ɨ9Ƒƙ10Ƥ20Ǖ30j
~oof	55 -16ť-11ǌ-7űƣǑ7Pǣ8ľńƪ12ơ14hŎ15ǧ19ş25Ƒ28n36ǒ38Ǆ40Ƅ79Ɖ95ƈ
~oof>	55 -11ǌ-9Ǆ-7ƣ8ńǣ9ƪ10ľ12ơ14h15ǧ19ş25Ƒ28n36ǒ40Ƅ76Ɖ82ƈ
~oofi	85 -11ƈ9Ɖ14P52Ǆ
~ooh	82 -11i8ƈ10k11ƌ14Ƙ15H16ǃ20Ŷ
~ooh>	82 -11i8ƈ10k11ƌ14Ƙ15H16ǃ20Ŷ
~ook	49 -15ŭƈ-11q-9nś-8iUŝƞƾ-7aŁťƨ7JĿƪƳǟ8pŖũƫǍ9kHřŧƷ10jtŶƐ11ĽƉǛ12Rĵ13ǘ14űǈ15ľſ16ĹǞ17ƬǊ19ĻłŃǜ20Š21ĺńŇŚŜ22z29Ư42ǖ66Ǡ
~ook>	57 -17ƈ-14ŭ-10Ʒ-9ś-8ƾ-7qǘ7eŉ8ļĽŎŗŠǂǈǛ9jTĵŜƗƪ11přũƳ12JľŧǊǟ13tƉ14Ļ15ĺŖ17zR18ſ22łǖ24ǜ37Ư
~ooke	74 7ĵ11ĽǞ12kƫ19ļ27ń
~ooki	61 -8T-7ǩ7ń8ŇŢŶƖǝ9ĿŨ10ǊǗ11yX12ĺǍ13VƐ14ľ16Ǟ17H19Š23ĹŚ25Ƭǖ29Ń
~ookk	80 22ǘ38Ǡ
~ooks	70 -9ľŨ7ŶƌƟ8LĻ10zŵ14Ňǈ17ű20ǘ23Ŝ26Ʒ47Ǡ
~ool	53 -15Ű-10V-9f-7Ũ7gvŘŸ8KŐŻƘǦ9oũ10Eľ11rǢ13qǓ14Qƚ16lƝǖ18ŭ21Ɔ22x24Ǚ26źƱ31j36m52ƍ53Ǐ
~ool>	56 -10V-9fǢ-7Ũ7dpvyCPńƢƥƶ8SŘŸǔǦ9gKŐŻ10oEũŭ11jǙ12rľ14Ǔ16Qƚ17lǖ18m23Ɔ24xƱ32ź55ƍ
~ooli	87 36m
~ools	69 -17Ű12ŭƘ25Ǣ32Ɲ54Ǐ
~oom	61 -14Ǟ-11ǒ-7Ƙ7Ơ9ƞǃ13Ɗ14ǟ16X17ų19Ɨ22Ɯ26Ɲ37Ɔ45M55ƌ65Ƣ
~oom>	67 -14Ǟ-8Ƙ7ƃ8ƆƜƢ9Ơ10ƞǃ15Ɗ18X22Ɨ30Ɲ43ƌ50M
~oomm	77 14n23ų42Ƣ
~ooms	77 17ƌ20Ɯ43Ɔ
~oon	68 -12ǜ8giƁ9Vľƕ10Ŀ11ŌƄ13jyǧ15Ǟ16ŕ18HŮ20LŹ33Ń
~oon>	68 -12ǜ8giƁ9Vƕ10Ŀ11ŌƄ13jyǧ15Ǟ16ŕ18HŮ20LŹ33Ń
~oop	87 -12ň12Ż13Ł31s
~oor	63 -8ǐ-7řǔ7ƌƘǨ8x9Ɛ10ūǄǣ11ŲƆ12ƊǊ13ǈ14gǃǍ17Ǜǝ18Ǝƛ19ǅ22Ɲ82ƣ
~oor>	68 -15Ų-8řǔ7ƙƤ8xƏ9Ƙ11ūǣ12Ǆ13ǊǛ14ǈ15Ɗ16ǃ20ƛ25Ɲ27Ǎ59ƣ
~oord	85 8Ǜ33Ų
~oors	76 -12Ǎ8Ǝ10ƌǨ12Ɛ14Ɔ21g23ƣǝ26ǅ
~oos	77 -7M8fƎ22C30Š38ł
~oose	78 -7M8fƎ30Š39ł
~oot	68 -17ţ-14Ÿ-8ŷ8ƞ9h10ŀ11Ǒ14Ɯ15ajŻ16J20śŧ22Ɠ28Ɔ32ƺ
~oot>	74 -15Ÿ-9ŷ7Ɔ8ǋ10h12ŀ17aŻ18J24Ɠ35ƺ
~oota	85 26Ɔ
~ooth	87 -21ţ12ƞ15Ǒ26ŧ
~op>	51 -23D-22ơ-14iŏƤǩ-12ƢƮ-11S-9Őž-8t-7bxłńťŴƌ7yTVƽǐǗ8U9mśǊǠ10ǎǞ11sŖǝ12Ɨ13Ƃǈ14Ƒ15Šƈ16ƀ17ǆ18ǍǨ19ǃǅ20ľƉ21řǔ24Ɓǟ28ǋǌ30ŵ31MƵ35Ǧ50Ɲ75ǥ
~ope	57 -13ǩ-11GR-10Ɓ-9ǈ-7lŐŗǆ7Ŋ9X12ĻǨ13žǙ15ŷǌ16Ÿ18Ɨơ19Ƒ20Ǟ22W24D27Ţ30ǝ31ķ34Ǣ50ǎ54ǋ56ǅ
~ope>	89 15X17D22Ļ
~open	65 -17H-11R7ķśŰƑ8ayŧ9Ŋ15Ǩ24Ǟ28W32Ţ36ǝ54ǅ58ǎ
~oper	65 -11Ɓ-9ǈ-7GŐŗǆ7Ǉ8w11ǅ15HƑ16Dž17ŷǌ18Ÿ21ơ22Ɨ28ķ35ǋ40Ǣ
~opi	76 -16ǩ11H21A22X28ǖ60Ļ
~opin	76 -16ǩ11H21A22X60Ļ
~opl	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~ople	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~opp	67 -8Ǟ7Ǧ8MĿǨ9tVXƂ10ƀ11y12ŀ14Ţ18Ʈ24ĺš28Ƌ40ń
~oppe	74 -8Ǟ8Ǧ9M10tĿńƂǨ21Ʈ28š31Ƌ
~oppi	74 7I10X11V12y14ŀ15Ţ27ĺ35ń
~opr	87 12ǆ34ƻ
~opri	87 12ǆ34ƻ
~ops	78 7OƢ8Ǣ9ǌ10ǈ11ŻǨ12Ƨǃ13gť14ƌ16Ʈ30ŗ
~ops>	78 7OƢ8Ǣ9ǌ10ǈ11ŻǨ12Ƨǃ13gť14ƌ16Ʈ30ŗ
~opt	85 8ǣ18uŇ22Ō
~opti	89 19Ň23Ō
~opy	79 9Ƅ41ś
~opy>	79 9Ƅ41ś
~or>	26 -31ǩ-21ŀ-16ǉ-15Ƨ-12Ś-11ŢŷƅƢƷ-10œŹ-9Ŀƞ-8sRōŧ-7eUņřǘ7ſƜǡ8şƏƟƴƵǀǢ9klƘƽǊǣ10XĻšżƃƋǑǧ11rFŽƎơƹǕ12EŇŐŪŰžƖƛƯǄǛ13ķƤǟ14yNOŨƐƾ15ƍƓǇ16uIĵźǃ17KƻǋǠ18ŦǞǥ19MłƀƄ20ƠưƲǁ21gĴĶƶǓ22pƇƔ23QƉƭ24LŖŗţƝƿ25qĹűƼ26ŘŤ27ǐ32fƣ34ŭ35Ʊ36ľ37ƒ41ǂ43b48Ų
~ora	70 7Ƒ8Ɗ10Ʃ11ǃ26ǆ51ƥ
~orag	75 7Ƒ8Ɗ55ƥ
~orat	80 13ǃ30ǆ
~orb	89 15Ǝ25ĸ
~orc	71 7ƏƦ9ş10ĵŌƞ11Ń12ƥ17Ū20ǀ32f38ŏ
~orce	76 8Ʀ10Ō11ĵ12Ń34f42ŏ
~orch	89 9D10Ə13ƞ17ƥ
~orcy	85 12ş21Ū26ǀ
~ord	54 -10Ɯ-9buƔ-7ŗ7Ũǃǒ8Ǖ10Ŋƿ11ŌţŴ12Ƥ13Ůǣ14ų16ň17Ơǩ19XŁŲ21FŪƾ23Ǘ25ơ28ǘ31Ż39ǌ58ŋ
~ord>	60 -12Ƅ-10Ɣ-9bu-8Ɯ7ļŹǟ8kvǒǔ11ǃ12Ŋǘ13ƿ14ŋŌţƤ15ǣ16X17ų19Ơ23FŁ24Ū32ơ37Żǌ
~orda	83 8Ǜ9X32Ų
~orde	73 8ŵ9Ƅ11Ũ12ƾǕ13Ŏ23ǩ49ŋ
~ordi	80 9ƅ32ŋ
~ords	75 -17ŋ9ǌ11Ŗ18ƾ19Ŵ20Ů25ňǘ37Ǘ
~ore	47 -18ŗ-17ǩ-15ĴƜ-13ķ-11S-10xŅƒ-9ŤƔƠ-8UƗ-7nqŖŜşŹſƌƦƯǑǘǠ7kOŦŴŷŽƻƽǄǎǖ8XŁŊŕǅ9aŉƥǟǦ10GƄƪƫǤ11TYűǢ12gLĿƭ13ŐƩǔ14ų15HňǍ16ǡ17Ǔ18ƴ19ƅ20ĵ21VǗ23ž24ņǈǊ26Ń27Ř28Jǋ30ť32y33ō48œ
~ore>	48 -18ŗ-16ǩ-15Ĵ-14Ɯ-10xSŅƒ-9ŤƠ-8ķ-7UŖƗ7AŦƩƽǎǕ8XŊŷƻǄǍǖ9ŕǅǦ10Oŉƪƫ11YŁƄǟǤ12aLƭ13TĿǋ14gŐǔǢ15ň17ǡ18Ǔ19ƴ20ƅ21ĵ22V23ž25ņǊ27Ń29JŘ31ť33y34ō50œ
~ored	83 -7ǋ14ƥ35Ǘ
~oref	89 15ǋ18ǌ
~ores	86 -8ƣ10Ž14Ǎ21ǋ22k
~orev	85 11Ʃ12G15ű38H
~org	78 9l10Ļ12Ɠ13Ÿƨ14Ƅ15y17CĽ25ǆ
~orge	89 7Ĵ14Ɠ15ƨ16Ƅ
~orgi	86 10l14Ÿ17y19C
~orh	89 -11B11G12ƞ13ƒ28C
~orho	89 -11B11G12ƞ13ƒ28C
~ori	61 -19ǋ-12Ɖ-10ƣ7ƅ8ǔ9Ǟ10ŝ11ƃ13Ƌ14ƌƞ15lƈǍ16Ŷǩ18H21ſ25Ɔ26ľ
~orid	87 17ƃ27H
~orie	87 -25ǋ-13ƣ12ǔ22Ǎ39Ɔ
~orig	75 -14Ɖ17Ƌ19lƈ22ƌ
~oris	68 24ſ
~orit	80 14ŝ19ƞ22Ŷ23ǩ34ľ
~ork	42 -14ľ-12Ů-11Ļ-10nwGĸŘƤƩƵ-9Ő-8ATƞƶ-7iCĿłŎŔƒƭƹǂǟ7NƌƯǁ8ŝƳǜǩ9Ǝ10IƑƜ11Ķ12ĺņƦǨ13BǄǠ14ŵǔ15ŗ16X17gŴ18ŇƃƸ19J20ƾǐ21Ǉǚ22Ŋ29ŭ30L31R32ǈ35Ɲ36WƧ38QV40Ǒ43q44ǣ45ů46U47S64P
~ork>	46 -14ľ-12Ů-11ŝƗ-10wķĹƤƩ-9ĸĻƵ-8nŐ-7kACƞǂǥ8Śƌǁ9BƷǙ10N12I14ǩ15Ʀ16XĺǄǠǨ17ŵ18ŗ19LŴƝǑǔ20Ƹ21JŇƃ23ƾ24Sǐǚ25ǣ32V33ů34ŭ36q39R42W43Ƨ46PQ52U
~orke	67 -9G-8ř-7Ǥ9B10ķ16ņ19Ƴ21Ǒ22ǜ26ǣ31S33Ǉ
~orki	70 -10Ǒ-9ƹ-8k7Ǉǒ11Ǝ12S15ŝ16Vń19q24Ķ26Ĺ29g35ǈ40P
~orks	61 -12Ř-11Ǉ-8Qƶ8ǣ9k12M13ňŖƗ15ŝ16Ɯ21L22Ƒ23Ǒ25ǈ28Ɲ38Ŋ
~orl	86 10C12i14Ń17Ļ18d
~orld	86 10C12i14Ń17Ļ18d
~orm	56 7Ĺƥ8hmpƜƵ9Ǘ10aŐƈǏ11cAĴĺƾ13ǩ14ĻĽơƣ15Rļ16ƻ17jŭǜ61ƚ
~orm>	65 -7o7Űƹ8ǆ9Ĺ10hmpƜƥ11ƈƵ12a13Ő15ĺ16ơ17Ľ18ļ23j47ƚ
~orma	62 7Ǖ8ł9nĽ12ǏǗ13AĴƾ16Ļƣ17R21ŭ
~orms	82 7Ŕ8b9Ų19c23ǩ31ƚ
~orn	62 7ŏƲ8vĹ9aƖƽ10ĿŐ11xB12Ǚ14U15Rǝ18i21ů28L31ƚ36dl39p
~orn>	72 10v15x18U43l45d46p
~orna	85 9ǝ15Ŀ44ƚ
~orne	82 9Cū10k11Ʋ14Ő15Ɩ16B
~orni	70 9ŏ10Ĺ11aƽǝ15Ǚ18R22i24ů33L
~oro	89 -8ŷ7ƀ22ų
~orol	89 -8ŷ7ƀ22ų
~orp	78 12ǃ56ǆ
~orpo	80 13ǃ30ǆ
~orr	54 -9w-8ŨǞ7DŹƬ8zƤƺǅ9ĽƳ10fŒƦ11ņŏƚǩ12ŵ14F15YƑ16E19L21ĸ22ų25a37ƪ57Ŀ
~orre	71 -10w7mp8nžƟƴ9dDŬƪǀ10Źǜ11ǅ15ŏ16Œ18a19F22E
~orri	68 10ƚ14Ľ20Ƒ35Ŀ
~orro	63 7ǒ9IűƬǣ10Ƥǘ13Ʀ16ŵ18Y24L26ĸų37ƪ
~orry	71 -8ŨƮ7uŤ8Tň9z10ǡ12ƺ15Ƴ16ņ17a18f19ǩ41Ŀ
~ors	58 -12Ǔ-9B-8Ĵ7ŇŤŦƸǨ8ŶƃƐǡ10ŨƆƩǤ11Ņ12ǜ13Ş14g15ŷǒ16ƾǝ17ƞ18ǅ20Ǖǚ23Ŀ26ƣ29m32Ǒ50Ǝ
~ors>	60 -12Ǔ-10B-9Ĵ7gƌƜǨ8Ŧǡ9ŤƃƐ11ŅƆƩ12ǚ16ŷǒ17ƞƾǝ18ǅ20Ǖ28ƣ31m34Ǒ52Ǝ
~orse	89 -7ǂ12ŇƸ
~orst	80 -7Ŵ8Ř12ǚ13Ŷ14Ǥ16Ũ18ǜ20Ş29Ŀ
~ort	52 -12Ū-11Ǣ-9Œ-8Ʀ-7yOƚƷ7Fō8ųƥƱ9ƭǝ10jCQŰŻƑ11ceD12zZĵ13ţ14ŤƩǏ15ľ16ź18Ƨ19TƗ20ǀ24g27Ʈ28ƕ29ĻƘ30Ɣ35ķƒ37ű
~ort>	72 7C8ƛǀ9ƜǕ11ţ12W13g15Ż16Ű17Q18zĵ22ŤƩƮ24ź
~orta	70 8Ō9MT10ƶ12Ƴ14ōƱ15eXǩ25ľ27Ƨ
~ortg	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~orth	62 -12Ǣ-11Ū-9Ɣǩ-8ƚ-7O7C8ŢƀƁ11ƥ12ų14Ƒ15jD16ǝ17T19Ǐ25Ɨ37Ļ38Ƙ43ƒ46ķű
~orts	83 10ţ24ǀ27g
~orw	80 -10ǩ11Ŏ15ŀ28Ō34ś
~orwa	80 -10ǩ11Ŏ15ŀ28Ō34ś
~ory	65 -9ŧ-7YƄǩ7l8ņŔơ9Ƭ10ŊƼ12Ǣ13Ľ14O15Ƹ16ōţ17Ǐ18Ɨ20Ɲ24ƽ32Ť35Ɔ
~ory>	66 -9ŧ-7YƄ7l8ņŔơ9Ƭ10Ŋ11Ƽ12Ǣ13Ľ14O15Ƹ16ōţ17Ǐ18Ɨ21Ɲ24ƽ33Ť36Ɔ
~os>	86 11Ő13Ņ14ǒ16y
~ose	46 -17Ũ-12ƟƬ-11ňţƫ-9Mŗ-8anĴŦŵǖ-7ĺĻŧŬƋƪƮ7iEFXĵƉ8cŞǊ9IZǘ10ŎƤ11AǆǑ12ƈƖ13ťŽƍƎƙƳǇ14ŐőƩ15ŝ16ŁƏƕǤ18ł20ŚƛƼ21ǐǙ22ķǩ24ů25Ƒ28Ƣ35ƻǎ37ǝ40Š
~ose>	48 -17Ũ-12Ɵƫ-11ňţ-9ŗƬ-8nMŦŵǖ-7aCĴĻŧŬƋ7EFń8iĵƉƍǊ9Ş10cIZ11Ŏƕǘ12AǆǑ13ťƈƛƤ14ƎƏƙǇ15ŐőŽƩ16ŝ17Ǥ18ŁƳǎ20ł22Ś23ǐǙ24ǩ25ķ27ǝ28Ƒ29ů30Ƣ31ƻ42Š
~osed	71 -9Ƴ10yƍƕ12gƼ13Ɩ28ǎ47ǝ
~oser	85 7Ơ9L13ƺ14Œ18C30X
~oses	82 10ũƁƻ14ƛ20Ƽ
~osi	66 -9ǩ-7ő8Ŀ10ƕǨ11Vǈ13S16ǃ18Ř19Ũ25ň60Ɩ
~osin	67 -12ƽ-9ǩ7Ƴ9Ŀ10ƕǨ19Ř20Ũ26ň61Ɩ
~osit	89 -9ő9ż15V16ǈ19S
~osp	73 -11C-8ǩ-7ţ8V9q10ƃ11ĸ12S14P17ǂ18Ƽ20ƦǨ21ǔ24QƸ
~ospi	73 -11C-8ǩ-7ţ8V9q10ƃ11ĸ12S14P17ǂ18Ƽ20ƦǨ21ǔ24QƸ
~oss	64 -13ż-11i-8Ǟ-7Š7Ŗƺ8ů9sN12gƳ13Ť14ŧ16ǉ21Łǟ22UļƖ25ũ26Ŧ28Ř30ť36Ǌ48ţ
~oss>	66 -11i-9Ǟ-8ż-7Š7gŖƺ9Nů10s13Ƴ14Ť15ţŧũ16ǉ22ŁŘ23ļǟ24U26Ŧ31ť38Ǌ
~osse	82 -7ż30Ɩ44ţ
~ost	50 -12t-11ŠƜ-10Ƶ-9ƌǜ-8Ŷſ-7QŖž7Ĺ8CXŞǢ9Ľƃƺ10ňŮƗƲǊǕ11Ơ12ŭƑƘ13Ǆ14Ɠ15Ƨǩ16ĸųǝ18ĿƯ19EŒ20Ǚǚ22Yư29Ǐ32ŗ33Ŧ37ǔ38ľ43Ƴ
~ost>	52 -11t-10Ɯ-9ŠſƵǜ-7ķǇǖ7ƚǝ8Ĺ9ŮƺǢ10ŞƃǊ11ĸƲǕ12ƗƠ13Ƙ14Ƒ15ǚ16ųƧ17Ɠ18Ư19ň21Ŀ22Ǚ23Œưǩ24Y26ŦǏ34ŗ42ľ46Ƴ
~osta	87 18C35E
~ostl	73 -11ƌ-9Q9UŴ10ĸǇ11ǖ12ķ22ŭ24Ǆ51ǔ
~ostp	89 19ƴ
~osts	80 9ǚ10X11Ŕ12uƭ16Ƥ17ǝ
~osy	87 8l10T16ź19Ŋ
~osy>	87 8l10T16ź19Ŋ
~ot>	36 -18Ƭ-14ƌǄǞ-13ipőǐ-12SũƧ-11ƶǎ-10ǧ-9xœƝƭ-8ŘƷƹ-7CPWŭŷƕǊǌ7YśżƖƢƪǁǋǩ8kILŠźǑǙ9tMŉřǢǥ10hŇōŦŮŹ11ļńŐ12abdgNšŰƋƎƜƤƵ13vŗŚŽƺƻ14fŅŜưǏǘ15ňƆƥ16EŒŖƟƱ17Ūƍ18nǒǨ19ķ20Ķƒ21ŕŵƃƴ22ş23ǀ24ƙ25AƑ26jĺſ27ŏ32J33Ş37O54ŀ
~ota	70 -13Ť-7Ɵǅǥ7ƛ8ŽƗ9Ņƹ11ZƠ12gű13ƀƿ15ĽŦ16S18ǉ21Ɔ22ŵ23ş
~otag	85 26Ɔ
~otal	74 -14Ť-7ǥ8Ž9Ɨ10ƹ11Ņ12ZƠ13gƀƿ16Ŧ19ǉ24şŵ
~otc	89 7ĺ14g15V21ť
~otch	89 7ĺ14g15V21ť
~ote	57 -11ƅ-9ǩ-7PĴ7qŴƭ8Ńƃǔ9wžƷ10Ŝſ11ŊƲǦ12Ŗ13ľ16eŁŗƔ17ō19Zń20ŏǘ22J26Ŭ27ķ30Ĺ31Ņ37Ƥ
~ote>	65 -14ń-11ƅ-7Pƭ8ǘ9qwŴ10Ń12ŜƷ13ZƲǦ15ž18e19ŁƔ25J30Ŭ35Ņ37Ĺ
~otec	67 8XũƏ11ƃ13ſ15ƭǘ16Ŗ18ľ19ŗ21ŏ35ķ
~otel	82 -9X14ǔ60Ƥ
~otes	78 11Z17Ŋ27ō45ń
~oth	48 -14Ŧǐ-12Ǣ-11Ǎ-10ů-9aL-8FGŜƘƜǄǅ-7CSXŒŗŝŬƃƝ7noĹŽ8ņŋŶƗƱǃ9vŷƎƦƹƼ10ŧƯ11uIŁōŞŪ12ĶƲǁ13ĿƟ14yHZţŵſ15Ÿǋ16BłǇǑ17ƨƫǂ18ķŀ22sų26Ƶ28Ƒ33ƽ36Ņž38Ŵ40z41ńş
~oth>	67 -16Lţ-10Ǩ7lƶƼ8Dş9zƞƢ10p11ƫƬǑ12ķ15Ÿ16Ʊ18Ǝ19ŧ20Ư22Ķ23Ł28Ƶ46s
~othe	51 -14Ŧ-13ǩ-12sŭ-11L-10ůƬǍǐ-9Ǣ-8ŜƜǄǥ-7p7űƵǈ8ŐƳǋǞ9noĹŨŽǑ10wņŶƗƫ11ŋ12ǃ13vIǂ14uķŞƲǁ15Ūŷ17BHŵ18yƟ19łǇ25şų26ŀ31Ƒ34ƽ36z39Ņž43Ŵ46ń
~othi	69 -9ŷ-8ǅ7j8ŭŲŻ9š10Ɛ11ĿƼ12ƻ13ōǩ14ǥ15Ļ17Zŏşƹ19L22Ʀ30ſ32ƨ42ţ
~oti	74 8ǂ11HK15ś19Ĺ22ƹ33ǩ
~otic	78 7Ƌ11K20Ĺ
~otin	85 9ǂ18ś25ƹ39ǩ
~oto	65 -8K9ş16ŪŻ18ś20ǀ22ſ
~oto>	87 -11K24ś
~otor	66 9ş16ŪŻ20ǀ22ſ
~ots	83 11ǀ12j13Ɖ18ǁ25ƻ
~ots>	83 11ǀ12j13Ɖ18ǁ25ƻ
~ott	71 -16Ɗ-13ƫ7Ņū8ƙǥ9ĻŌ11łƜ13Ơ16ƛ18ń20Ł21ƻ24C25h
~otte	75 -17Ɗ-13ƫ7Ǜ8ƙ10ĻŌ12Ɯ14Ơ17ƛ20ń21Ł26C
~otto	87 9Ņū10ǥ13ł
~ou>	17 -31v-26qƽ-25Ŵ-21Ʈ-20ź-19Ťƨ-18Ź-17ť-15tƅ-14oƆ-13Ŧ-12bůƇ-11ŕŷ-10ŅųƓǂǥ-9Ɖǧ-8hǉ-7eǟ7ryŗǊǖ8IĶšƙǄ9BŉŋūŮƐƒƫǃǙ10ŃŪƀƝǎǠ11LQŬŭƎƺƼǝ12dƯǅǜ13ĵņŸƥƿǒ14Zǆ15jMƭƱƾ16kpYƂƘƵ17aGĴŏőƟǋǓǔǚ18Sǁǘ19ĸŖƃƚƶƸǑ20ŌžƬǩ21uŲżưƻ22fTĺ24HŊǀ25UĽľŽƁƹ26Ţ27WķĻśǇǨ28ŶǞ29COƧǕ30ĹŀſƦ31nKX32Śƴ33ł34Fŝũ35mV36gńŒƌ37R38AŐŵ39Ŝ40NļƤ41PŠŨ42iň46lĿ50Ş58Ň66c
~oub	72 -10Ǉ-7n7Ƹ8ĵƮ10pƛ11tĹŘƽ12Ƽ14Ş15ű19œ23ǜ
~oubl	72 -10Ǉ-7n7Ƹ8ĵƮ10pƛ11tĹŘƽ12Ƽ14Ş15ű19œ23ǜ
~ouc	75 -9d7Ǘ8ķō9ņŭƹ10gŦƿ11K13nƼǣ15Ɨ18ŜƤ
~ouch	75 -9d7Ǘ8ķō9ņŭƹ10gŦƿ11K13nƼǣ15Ɨ18ŜƤ
~oud	80 11x14ƞ23j26ƿǗ
~oud>	82 11x14ƞ27ƿǗ
~oug	47 -11Ɣ-9Qŏ-8PĻŕşƴ-7mCĴƽǢ7STZŀǏ8xƁ9ķśŬ10ōŢťŶžſƂ11yĸŐũƚƬƳǥǦ12n13ŖŮŷƮǝ14Ť15YłŇŠ16rƒƨ17ŨƗ19Wǎ20ƕǖ21jŊƌƦư22lŧ23ŗ
~ough	47 -11Ɣ-9Qŏ-8PĻŕşƴ-7mCĴƽǢ7STZŀǏ8xƁ9ķśŬ10ōŢťŶžſƂ11yĸŐũƚƬƳǥǦ12n13ŖŮŷƮǝ14Ť15YłŇŠ16rƒƨ17ŨƗ19Wǎ20ƕǖ21jŊƌƦư22lŧ23ŗ
~oul	33 -18Ő-17Ŧ-15qŒƳ-14ĺ-12nš-11QSƁƼ-10Ŵ-9jŤŬǞ-8dlĹœŜŨƝƟƠƻƽǅǈǛǣ-7ikoFUļŁŪŭſƾǃ7afBZŋŶƃƈǔ8NWľŗŚŝŧƍ9ŖƨǦ10Ńƀƿǘ11KĿŇūƏǏ12ƓǢ13LTĵǄǧ14bmrƘ15Ř16Ļ17ƂƪƱǚǩ18YŞ19ŽƸ20Ōƒ21cD22ŊưƵǨ23žƗ24ǁ25Ĵƶ27ű28Ư30ƭ33ķś34sM35ŢƬ39ŵǝ42Ƥ45X46Ŏ48Ʒ50Ʈ57ĸ
~ould	33 -18Ő-17Ŧ-15qŒƳ-14ĺ-12nš-11QSƁ-10ŴƼ-9ŤŬǞ-8djlĹœŜŨƝƟƠƽǅǈǛǣ-7ioFUļŁŪŭſƻƾǃ7afBZŋŶƃƈǔ8NWľŗŚŧƍ9ŖŝƨǦ10Ńƀƿǘ11KŇūƏǏ12ĿƓǢ13LTĵǄǧ14bmrƘ15Ř16Ļ17ƂƪƱǚǩ18YŞ19ŽƵƸ20Ōƒ21cD22ŊưǨ23žƗ24ǁ25Ĵƶ27ű28Ư30ƭ33ķś34sM35ŢƬ39ŵǝ42Ƥ45X46Ŏ48Ʒ50Ʈ57ĸ
~oun	45 -15H-14I-12ƿ-11Ʈ-10ł-9PŖŝūƛƫ-8ĹŀǋǍǞǩ-7UĿňŘƪǝ7ƑƥƹǁǕ8pJĶŷƌƏ9Ľƣƭ10vLńŚŠŽƗǤ11ĴƱ12nŵǖ13ľşƆ14Vź15AƇ16řǉ17Ǡ18ĵ19lB21s22bŇŗƺ25ƓƬǔ28ǅ31C32c33Ư35ƍ36u39Ǉ
~ounc	85 12J26b
~ound	52 -10H-9Y-8IƛǍ-7ǋ7nşſƲ8hťƎƱǨ9ĵƜǁǈǎǜ10ƥ11TƑ12ƣƩ13bc14LŠǉ15Ś16ń17CĽŵ18Ƈ19lV20Ɠ28sƺ29Ň33ƍ34ǅ
~oung	71 7Ƴ9xŻƭ10Ư12źƍ15Ź18ĵ21p22uv36c
~ount	53 -12ǈ-10ƿ-8IūƮ-7ł7aļş8enAƗ9ŜŽƓ10QźƢƹǀǤ11ŦǕ12XYŷƆ13Ķőƅ15ƌ16Ĵ17řǖ18Bľ20C22u27Ǡ31Ưǔ32ŗ33Ƭ52Ǉ
~oup	70 -10ķ-9ǝ7sŊƤ8SUǎ9Ľ11xƘ12Oƿ15Ū17Q18Ǟ29Ƨ36W
~oup>	78 7Ʀ13x19Q33Ƨ41W
~oupl	76 -11ķ-9ǝ8sŊƤ9Sǎ10Ľ11U12Ƙ13ƿ14O16Ū21Ǟ
~our	25 -24ť-23Ō-21C-19ǩ-18ŪŲ-17Ƈ-15ŤƆ-14ŏŗƈ-13ĸ-12ĹňőŬƌ-11Y-10Kŀũƹ-9ōœŭƅƩƴ-8ĴƋƬ-7fXńƔ7łŻƘƜưǒǞ8iŦƓ9ŒŴſƠǔǚ10kļĽƙ11Jķŕƶǧ12yIľŹżƁǖǡ13chWřƄǙǝ14lvEŃŖƸ15RŸŽǤ16oŶƯǅǠ17ŇŘƷ18jpƾǈ19nŜƨƫ20DƺǂǋǛ21ĶůƝ22sşžƢ23gt24VŚƲǐ25dwƕ26qŁƤƮƳ27P28TǢ29ƃǕ30rFǣ32eƦ33x35ƥǎ36ų37ǉ43ǘ44ƽ45ĵ59B61z
~our>	26 -27Ų-26Ō-24ť-20C-19Ť-17ƈ-16ŪƇ-14ōƆ-12uĸŏŬŮű-11ňőƌ-10KĹŗŭƋ-9Yũŵƅƴƹǩ-8Ʃ-7fGŀœƔ7aiŅŐƧǁǆ8RľŝŻƞưǒ9cƘƙƜǄ10łŶŸſƓƦ11nļƸǔ12ŕŘǧ13JĽŒƁƶǎ14yŖŴŹżƯǅǖ15EIƝǙǝ16lŃƢǠǤ17hWřŽžǡ18oƕ19gjŜƷǛ20pųƲƾ21tvŇƫ22Vƨƺǂǋ23ĶŚǈ24wş25sxů26TŁ27dǐ28PƳ29qƤƮǣ30ǉ31ǕǢ32rƃ34e35ƥ41ĵ44ƽ47ǘ56B61z
~ours	51 -18ǩ-12vƣ-10ǡ-9ŗŴǈ-8ƭ-7rĴřǄ7tBSƠǦ8gUľƀƊ9ŁŠƲǌ10ōŮƎ11uĵŸƝ12cŘţŶžƯ13űƢ14ŲƖ15nƕǇǉ16Ŧ17H18Aķŵ27x34Rų38ǎ40Ʀ51F
~ourt	79 -7ţ7m29k39Ƅ49D
~ous	43 -21ų-19S-17ŗŬ-16ǩ-15dŇű-14Ƹǎ-13P-12Ǧ-10ĴǇ-9UYŴǊǨ-8cƃƦǙ-7jvAIĻńŎŐőŵƘǈǝǞ7h8ƊƋƑǋ9ƚ10aŹƂƉƏ11T12Ǝƣ13ƕ14ƌǁ16s17oqZƗƨ20fpŷƖƮ21r23MĿ24Ƈƙ25H26DGşƓ27Ɯ28ķǂ30Ɲ32FƟ34Ɔ37ǀ38Ʒ41ƒ44Ɣ45ƅ47ƞ49n
~ous>	69 -15ǩ-8g8aśƽǛ10rƙǏ11ŉ12Ŷǂ13š14ĹƼ15w16ƞ44Ŀ64ǀ
~ouse	44 -20ų-19S-17Ŭ-16ŗ-15d-14űƸ-13ǎ-12ŇǦ-11Ŷ-10PĴǇ-9YǊǨ-8cUŜŴƃƦ-7wIƐƘǙ7ŁǕ8ƋƑǋ9hƊ10Ƃƚ11ŹƉ12TƏ13Ǝ14ƕ15rƌƣǁ17sƖ18Zƙƨ19oqƗ21fpƮǂ22ŷ24D25MƇ27H28GşƓ30ķ31ƜƝ33Ɵ34F35Ɔ36n38ƞ39Ʒ42ƒ45Ɣ47ƅ
~ousi	82 8D10ǜ11ŷ12Ŝ17C23n
~out	35 -19ǩ-16c-15F-14i-13ķ-12ƛ-11sƠƼǇǒ-10IŃńœ-9KLRŬŷƒ-8owSśƄƓƻǟǦ-7DŎųžƯ7ƉƗǅǙǜ8zŊťƂƍƤƶƿǘ9pţŴƎƭǠ10qBZƏƚǈǏ11hŀŞŹƱǧ12lŜŲƬƷƺ13ſƞƟƫ14YĸĻŝŽƩǌ15uVŤƌǄ16ĴŦƜǛ17rĽľŵǀǉ18ĹĿ19eļƝƳǁ20Ǩ21Ɣ22CŉƸǔ23yĺŇ24ƪ27jō28g32Ǒ46š
~out>	36 -17ǩ-16c-14i-12ķńƛ-11ŬƠƼǒ-10sFILœǇ-9RSŃňŷƒ-8owDKŐśƄƓǟǦ-7ųžơƯƻ7nAEŘƆƴ8ŝƗǅǙǜ9glŊţƂƍƶƿǘ10pzUťŴƎƤƭ11BƏƚǀǏ12hŀŹƱǈǧ13ŜŲƬƷƺ14Şſƞƫǌ15ĸļŽƩ16jVYŤƌ17ŵǛ18rĽŦƜǉ19Ĵľ20ĹĿǁ21Ƴ22Ǩ23ŉƝƸ24ŇƔǔ25ĺƪ27y29ō34Ǒ47š
~outc	89 29Ļ
~outf	77 -8F-7y8Ş10őŠ11Ǟ13W17ơ19Ő24Q28Ǆ
~outh	80 7ň10ļ11lƉ14rC19Ɵ21ŝ23u
~outs	70 -7U9ǋ10ƉƦǠ12q13ǀ14ŉ18Z19ƣ21g25j30CƇ
~ova	86 19Ł20Ǆ34ƌ
~ovat	89 35ƌ
~ove	40 -14m-12ŘŤűƣǑǩ-11XŅŇŵŹǎ-10pVń-9gķŨŪƯƳ-8oKŁōƝƫƵƼǄ-7bIJOţƇƔǅǗ7yļŚƅƉƌƍǕǝ8nACŸƒƷǚ9BĿƃƄƆƜƸ10rRZƶǏǥ11Qĸƛ12MWľšƠƭǇǡ13ĵŝŶƁƘƦǒ14śŜŞŰǖ15ŻǜǨ16ŃŕƂ17Ǟ18ŎŢƧ19ŮƓ20ŗƀ22GTUƑ23ŦƐ24ŒǊ25ƨ26Ǧ28HǢ31Ő32ŏǍ34ǔ35ǟ37ƞ41Ŗ
~ove>	58 -10ś-8PƣƳ-7ĹŇŨ7rŌƑ8MƄƉƶǃ9Ƥ10uŃǋǦ12wŀǔ15UŞƅ17ĵƍ18y19B20Ʒ23Ŷ24ŐŢ28G35Ǎ36Ɛ45H46ǟ47ƞ
~oved	80 7y9Ɵ10ĺŭ13n14Œ19ť20G
~ovem	89 16Ǣ24ƌ
~over	42 -20Ǐ-14mǩ-13Ǆ-11ŘǎǑ-10lű-9pyńŅŹƤƯ-8KVXŤƟƵǃ-7agGJŪŵƣƫƼ7jS8MſǍǕ9ļŚŸž10ŃƘƱƸǚ11ACŝƃƆƒ12RUZǝǥ13PQĸĿƛƜǡ14WšƠƭ15ľŰǒ16ŎŐŜŻƦǇǖ17ƁƂǜ19ŕƑǨ20ǞǦ21ŒŮƓ22ƀ23ŗśƧ26Ŧ27ƨǢ28Ǌǔ30T35ŏ46Ŗ
~ovi	71 -11V-8Ķ8ŌǄ11t12ĺŀŢ15Ő16y21n22ǩ32H43ƞ
~ovid	89 8ǝ11Ǆ19Ő
~ovin	72 -11V-8Ķ9Ō12tĺŀŢ17y22n33H52ƞ
~ow>	27 -26W-24Ƃ-22ǈ-20Q-16H-15DMŁ-14y-13RǄ-12wƴ-11o-10ŌŝƝƩƯǔ-9ş-8ŇŔřŚŞŷƇƥƫǠ-7EIŀťƢǌ7ĶŒŲŴƊƎƜƱƽǐ8XũƑƒƣǂǆ9Ǌǎǣ10rTǃ11vĹŊœŦƚƠƤ12fĸŃŕŘšŵŸƸǏ13hŏƙ14ňƏǅǜ15kSļĽŉŖţƃƧǝ16GŠųƿ17zŻǇ18OƁ19łůƋƓƦǑ20ĺ21ŭƪƺ22bp23KUƬǖ24Ťƭ25ĴŧƔǘǦ26Nƞ27Ņŗǟ29ǩ30c31Ů32Ʈ33Y35Ŷ36xŨƆ38j41ű43t45Ƴ46i
~owa	81 -12v8a10Ǒ18Ň22X36x
~owar	87 20Ň24X
~owe	59 -16ŗ-15Ř-7xŶƗ7ƛƲ8Ɓƣ9Ň10Bųƃ12ķ13qĻ14Ǖ15Ŏ16f17ł18ƕ19ƪ21ŅǦ24ľ25Ɗ31Ŭ34Ɣ48Z
~owe>	67 7ŉ11Ɓ14ķ38Ŭ39Ɣ56Z
~owed	74 -7Ŷ9Ʒ10Ņƛ13BŇų21f24ƕ27ƪ
~ower	70 -18Ř-17ŗ9Ʋ10ƣǩ12ł13ƃ16qŅ17Ļ22Ŏ25Ǧ32Ɗ
~owh	89 11g24ĸ
~owhe	89 11g24ĸ
~owi	71 -7Ť9I10ƛ11Ǉ13Ƅ16y20Ǟ21ň23j36Ɓ
~owin	71 -7Ť9I10ƛ11Ǉ13Ƅ16y20Ǟ21ň23j36Ɓ
~own	42 -16Ơ-15Ƴ-13rĸĺ-12ş-11Šƣ-10sPŀŜƬǄǩ-9ŝţŲžƩ-8gAXŏŒƄƛƜƝƞƤƵǈ-7bĽōŰŶƯǇ7yŪƆƥǃǢ8wLŹſƫưǎǥ9jŁƏǊ10eMQTYňŞƍƔǉǔǨ11ŖŸƶ12vŵƢǅ13HƴǐǑ15zEŤƑ16ałƷ17Ŭǟ20ơ22ǒ23ƘǛ26Ɨǝ27l29C30V34ǋ36Ʀ37Ɗ38ƀ41ķ59ǆ65F
~own>	44 -16Ơ-13rĸǌ-12şǣ-11ƅ-10PŀŜŠ-9sŝţŲžƩǨ-8XĺŏŒƛơǩ-7gAōƄƜƝƞƣƤƳǄ7cEŌřůƁ8awyŪƆƥ9LŬŹſƏƫưǃ10ǊǎǞ11eTYŞŸƍ12MQňƔƶǆ13vŁŖƢ14ŵƴ15Ʒ16zŤǑ17Ƒ18ł21ǟ24ǒǛ25ƊƘ29lƗ30ǝ31C32V36ǋ39Ʀ41ƀ42F47ķ
~owne	66 -13Ƴ-10Ǎ-7ĵ7Ɠ8ǉ10jǢ11ǣ12ơ13Ŭǅ14aƅƕ19ǌ23ǔ26Fǥ31Ǩ33ǆ
~owns	74 14Fǐ15E23Ɗ31H35ơ46ǆ
~ownt	85 11ǋ12ů15ƣ25Ǎ29ǩ
~owo	89 -7t12B26Ƴ
~owor	89 -7t12B26Ƴ
~ows	78 10g11ǒ12Ƒƒ13ť14A16ŗ19ƥ26ǡ
~ows>	78 10g11ǒ12Ƒƒ13ť14A16ŗ19ƥ26ǡ
~ox>	69 -7p7ż8ŭ9qŚ10mƄǐ12cĸŏ13f14dP17DJƻǧ22Ƌ32Ǚ
~oxe	89 15ƻ38ƞ
~oxes	89 15ƻ38ƞ
~oy>	72 -15ǃ-8R7jū8y9b10n11vŔŤ14xŭ18tu19g21w22U25Ź
~oya	83 13Ǘ38ő41Ţ
~oyal	83 13Ǘ38ő41Ţ
~oye	59 -11o-8ő-7t7ǉ11V14ǣ15ǈ16ƧǑ17S20q21W23ǜ26Ǉ34Q
~oyed	86 -15o-9t26Q38q
~oyee	62 -13QW7ǉǥ17ǣ20Ǒ21ǈ33Ǉǜ
~oyer	74 -9ő19V21Ƨ22S36Q41W
~oyi	87 12ǟ13U14ĸ16Ş
~oyin	87 12ǟ13U14ĸ16Ş
~oys	78 -12Q-8ŷ9nŐ10w11m12q13vx16Ƙ31u
~oys>	78 -12Q-8ŷ9nŐ10w11m12q13vx16Ƙ31u
~pa>	78 14AB40ź53Ǡ
~pac	67 -21F-11ǘ-8i-7ŜƆ7Ǣ10Ŗş12H14Ƈ15Ų17WƊ20Ɛ23ǋ26ƞ29ǌ33ƹ36ǥ
~pace	75 -23F-8Ɔ8Ǣ16Ƈ20Ɗ22Ɛ27ǋ33ǌ
~pack	73 -11ǘ-9i-7Ŝ11Ŗş13H16Ų19W28ƞ36ƹ40ǥ
~pag	70 8f9Ļļ10ō11ŗ12ſ15ǌ23ś44Ś
~page	70 8f9Ļļ10ō11ŗ12ſ15ǌ23ś44Ś
~pai	56 -10v-8ƒƬǣ-7ŵƠ7ŏǏ8ĸŧƏƥƪǑ9ĴƩƫǩ10ƃƢ11ũǃ12U16œ17ķ18Z19ţƱ25ƕǄ30Ɣ38Ŭ39Ŧ
~paid	58 -8ƒƬǣ-7ŵƠ7TǏ8ŏƏƥƪ9Ĵ10Ʃƫ11ƃƢǑ12ǩ17œ18ķ19ZŦ20ţƱ26ƕ32Ɣ40Ŭ
~pain	86 -7Ś9y17ŧ19ǃǄ20U
~pair	80 10ŔƤ16ĸũ18Ǆ31Ŧ
~pan	50 -23Ū-15S-10ũƂ-8wœƓǣ-7HĺŒžƈƸ7qťǈǟ8MƇǠ9ŅƅƖǉ10şŠƉơǆ11mWǊ12ţǁ13ƄƋƕǩ14Ŝ15ľ16Ş19ǡ20Ǩ21ĶƧ22Ǆ24ƴ25ǥ26ǅ30őŝŧ31Ő33ǃ35Ǧ36Qǐ39Ţ46Ǟ
~pand	86 -11ũ8ǝ16ť41Ǟ
~pane	87 9Ɖ18M25Ƌ
~pani	74 7Eĵš9Ɖ13ş14mŀ15ǩ23ń34Ţ
~pany	52 -24Ū-15ń-13S-10Ƃ-8wœƓǣ-7ŀŒžƸ7qǑ8ƇǈǟǠ9ǉ10Ɩ11Šơǆ12WŅţǊ13ǁ14Ŝƕ15Ƅ16ľ17Ţ19Ş20ǡ21Ǩ22Ķ23ƧǄ25Ǟ26ƴ27ǥ29ǅ32őŧ33ŝ34Ő35ǃ36Ǧ39Qǐ
~pap	68 -8Ļ-7Ƶ8fiś9Q10Ɩ12Ƣ13o14ǆǗǠ16J17ǃ19ķ20ǒ23K28Ʋ50Ś
~pape	68 -8Ļ-7Ƶ8fiś9Q10Ɩ12Ƣ13o14ǆǗǠ16J17ǃ19ķ20ǒ23K28Ʋ50Ś
~par	47 -13Ĺ-11dyHQƸ-10nŖƛǧ-9ŒƙƵǞ-8ŐƄƼ-7cXŇŎ7EŤǁ8ƗǑ9vŀƧǂǍ10ŘƷ11qTUŵƘƞ12Ʊ13ǠǨ14tōƢƤƨ15s16ơ17OƏǆǟ18C19o20p21łƠ22ńŠƣ23l24Gƥ25Ǉ26V27Ŵ28uƽ32zňƜ44Ű
~para	78 7f13h15ǁ16ş26Ƙ29Ř
~pare	66 -12ǩ-11Ƹ-9ǂ-7FƼ7g8Ư9ŷ10łƦ16ń19ƥ21Ŵ23Ɲ25Š33O46ƽ49u54z
~park	69 -14D-7Ĺ8vGǟ10Ơ12ż13Ļ14ķ22Tǩ69Ű
~part	51 -11y-10dHQƝǧ-9ŒŖşƛ-8gŐƄǞ-7ŇŮ7Ł8ŵ9EŤ10ľǑ11DFŀƧ12ŞƥƷǍ13qƗǟ14ŴƱ15UǠǨ16tō17ƠƢƨǂ18Ƥ19sƏơ20ǆ21oG22C23p26ƣ28Ǉ29l34V37ňƜ
~pas	62 -19Ŏ-15Ŝ-8Ɣƴ-7rŸǥ7sǜ8Żƭ9gƫƿ10ǎǛ11Lƃƺ12Ʋ14ǀ15ƽ19Ų21cO22Ʀ23ƶ25Ʒ26ņ30ŀ34ǘ48Ƴ
~pass	67 -8ǥ-7rŸ7ƮƯưƱ9s10gƫǀ12ƃ14Ʋ21Ų24Ʀ26ƶ27Ʒ37ǘ55Ƴ
~past	72 -21Ŏ-17Ŝ-9Ɣ-8ƴ10Żƭƽǜ12ƿǎǛ14Lƺ25O26c32ņ37ŀ
~pat	72 -11ŕ-8ŷ8n9ũ11Ɖ15ƹ16Y19Ǘ21q22ƾ26Ǚ27P65Ǟ
~patc	86 -9ƾ12ũ13Ɖ19Yƹ31Ǚ
~pati	76 -10ŕ-8ŷ9n21Ǘ22q29P69Ǟ
~pay	42 -18ųǈ-17ǔ-16ƾ-14ķƷ-13yBĻŵƶ-12Ň-11ĹǏǞǨ-10ōŏǊ-9ŁŷǛ-8cAŴƧǗ-7nPņŜŝťŮǒ7ţƁǡ9ƀ10ư11FTƓǥ12ĵĸǢ13šƪ14Őſ15Ǉ16Ņǘ17q18Ưǝ19ž20ŗ21QƜƱ22Ŭǣ23YZŖ26WŲ27ŧ28X34œŘƕǠ35Ǒ36Ơ39ŦƮ41Ǖ42ƃ45Œ46ƒ48ǖ64ǉ85Ĵ
~pay>	49 -19ų-16ǔ-13y-12ĻƾǨ-11ķ-10ƷǏǩ-9ǈǞ-8ŷƔǊǛ-7ŏŴŵƶǗǝ7Ư8YƤ10Ɓ11ǘǡ12ƀǠǣ13ţư16Ǣ17Ʊ18Ŗ19Ŧ20Wĸ21ŧƕ23Ő24X25ž28ŗƠ29œ30Ų32ƃǉ34Ǒ35Œ39Řƒ50Ǖ56ǖ70Ĵ
~payc	69 -7Ǡ10ǟ11ǉ12Ĵ13ƭ22Ʈ23qTƯ25Q33Y
~payi	61 -14B-10Ĺ-9ǩ7ŘƵ10Fǝ11Ŧ13X15Wǣ16Ĵŧ17ƪ18œ23Zǥ24Ơ25ƒ26Ɠ27Ɯ28Ņ33Œ
~paym	66 -7ŁƷ8ŉ9ŕ10Ʃ11e17ƃǘ19Ʈ21Zƕ22ĵ26š31Ĵ40Ŭ42Ɣ
~payo	87 -12ƶ15ǩ21ƫ37Ŧ
~payr	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ34Ǉ60ǉ
~pays	73 -19Ɣ-12Ň-7ƾ7ƕ9ź10Ŗ11ƜƱ13ň18ƃ20ǝ23ſ28ƮǠǩ
~pda	69 8Ǎ17Ƌ20Ǣ25Ʋ33ƌ
~pdat	69 8Ǎ17Ƌ20Ǣ25Ʋ33ƌ
~pe>	63 -11ƒ7ĵ10Xƣǉǔ11D13ǆ14ĻŞ15Ƈ19dǖ24Ɖ26ƩƸ27ƛ29ŋ32ű35Ƽ36ƹ
~pea	75 -8W-7Ō11ƽ14Nơ16Ś19ũ21sŏ23x26Ň35a
~peak	78 -7Ō12ƽ15N17Ś21ŏ25s37a
~pec	67 8ĺł9Ư10Ţ12ŎƉ13U15ĸǞ19ƞƾ21Ƙ24Ň
~peci	74 9ĺ10Ư21ƾ22ƞ26Ƙ
~pect	73 9ł11Ţ13Ŏ14UƉ16ĸǞ27Ň
~ped	68 -10Ǟ-7q7tMƗǦ8ńǀǨ9bĵĿƂƪǕ10Uŋ11ũ12pœ14Ń17Ŕ18EƮ23h24š
~ped>	68 -10Ǟ-7q7tMƗǦ8ńǀǨ9bĵĿƂƪǕ10Uŋ11ũ12pœ14Ń17Ŕ18EƮ23h24š
~pee	74 -10ų-9ŝ-8ő7ĵ16Ž24Şǁ42Ż43ǚ
~peed	80 17Ž45Ż
~peel	85 -12ų50ǚ
~pel	73 -15a9ǃ11t12w14Ɛ18J22ǋ48b
~pell	74 -15a10ǃ11t12w14Ɛ19J49b
~pen	46 -15Ň-11R-10V-9GŞ-8nTľŀŁŝ-7AŒ7iŰǑ8ōǞ9uƨƫƮưƴ10ſƘǕ12Ǔ13z14ĸĻţǔǘ15Ƴ16W18YŸƧ19šťƛ20Ţũ21Ư22ĺ26Ťǝǣ27Ķ29Ǩ30Ŀ31X33Ʒ36ǅ38ǎ
~pen>	58 -15H-13ǩ-10R-9Gĸ-7Ư7aŊŰ8ũǕ9yƜƧ10Ť14Ļ15ǝ18ǘ21ĿǔǨ23Wţ26ť28Ţ30ǅ34Ʈ36ĺ44ǎ
~pend	64 -8nT8ƱƶǕ11I12lǑ14gk15uƴ21z22Ŀ27Ÿ31Ư38X
~pene	60 -9Ŀ-8Ł7ŖŦǣ8ĺƤƨǨ11ƛ12YŨƮ13iĹ15ņō16ƫ17ǅ20š25Ƴ34Ť
~peni	83 9Ŀ11ǎ16H25ũ35Ǟ
~pens	59 -14ĺŇ-10VƮ7ĽŻƃ8ǒ9ĻƙƛǊ10Xš11ƨ12Ɨ13Ǩ14ư16ŗƘ17Yſ19Ƨ23ǝ24ǩ27ĸ28ǣ36Ʒ37Ķ
~peo	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~peop	58 -9Œ7WŮƿǐǜǩ8ĺŲƨǛ9ƗǡǤ10ŗǑ11ņ13dƲǉ14lǚ15Kŝǔ16ǖ17ƶ18nŷ20ƜǙǝ22ǈ23Ǘ27Ǉ
~per	48 -14Ɓ-11y-10Ő-9Wǉ-8lsŗƵǓ-7GPXŏŦƬǕ7aĴľłƓǩ8ƑǄ9ƖƗǘ10fŅŊǑǗ11LŞŭƩǌǒǛ12ƿǃǡǣǨ13AK14Žž15vǅ16DŷơƲ17ŜŹƚ18Ƌ19Œ21MœŸǋ24J25Ǡ26ņǢ30Ś32ķ
~per>	64 -10ǉ-8ǈ-7XŦ7fƲ8r9wǆǣ10Qž11Ś12œ13Ɠ16şǡ17Řǘ19LķǗ20Ņ22ƿ23K25ǩ26Ƌ29Œ
~pera	83 -9G-7l7ǃǡ9Ǉ15ǅ23ŷ36ǋ
~perc	71 -21Ř-10Q9Ķǔǖ10Ŕ12Ǒ14ź16Ǆǆ18Ĵ21œ22Ǜ23Ž31ƚ
~perf	81 7J9ŕ10aDř16Ļ27Ş
~peri	72 11ŧ12ǣ15Ũǅ22ņ
~perm	75 7ŋ11ƌ18Ÿ28Ʃ35Ź
~pers	61 -11y-8W-7ķŏƬǥ7fg8TŖǎ9hnųƂ10Ƣ11ƃ13JľłƖǈǠ14ŚƲǒ15Ŋ16ņ17ŭ20A21Ǩ25vƗ27Ŝ31M
~pert	67 -11Ɓ-9ǈ-7Ő8ǋ15H16Ƒ17ž18ǌ22Dơ23Ɨ30ķ43Ǣ
~perw	78 -7ĻƵ10ś11ǃ12i16o18Ǡ20Ś21J
~pes	79 8Z9Ƥ13ũ17ľ19Š37Ƌ
~pes>	82 10Ƥ14ũ38Ƌ
~pet	82 -10ŝ-9ő10Ɗ14Ņ26Ş32ń50h
~pets	89 55h
~pgr	89 10Ǎ11Ƌ
~pgra	89 10Ǎ11Ƌ
~pha	85 17ƻ31Ɖ
~phal	86 32Ɖ
~phe	89 -8Ŷ8h16I17ų19ĸ
~phi	89 -7Ż15ƣ44ǘ
~phis	89 -7Ż15ƣ44ǘ
~pho	63 -13J-10ř-8Š-7ŃŇƷǅ7i8ľŜǖ9rC11Ǆ12Ǘ13ĺǟ14SŚ16c22O24IM26KŽ30ś44ǩ
~phon	64 -14J-10ř-8Š-7ŃŇƷǅ7i8ľŜǗ9Cǖ10r11Ǆ13ĺśǟ14S15Ś16c22O24IM27Ž35K44ǩ
~phot	86 -11K23ś
~phy	77 21ƀ23Ƹ24ǁ42ƾ
~phys	77 21ƀ23Ƹ24ǁ42ƾ
~pic	59 -17ǩ-11ŗ-9Ţǃ-7qx7gTŴž8nwKŤƞƿ9WǄ10NĹŜū11iŭƷ12tLĺųŶǟ13X14Ƭ15Ŀ16Řƭ18f22ł24ś27ǐ33Š34ľ
~pica	87 11ǎ12T13ƿ15Ǆ
~pick	64 -11ŗ-9Ţǃǩ-7Ư8ž9gw11NW12Ŝ13Ĺŭų14iLĺŶǟ15KX18Řƭ26ł29ǐ37Š38ľ
~pict	72 -8q-7ǩ8Ķ9Ƈ10Ŵ11Ťƞ12nū15Ʒ19Ƭ21Ŀ24f27ś
~pie	83 7Ɵ8Ʊ13ƖǢ21Ŭ31Ƈ
~piec	87 8Ʊ14Ǣ23Ŭ
~pil	77 -9ǩ12ķƿ43ƻ54ǀ
~pill	80 7ǂ13ƿ60ƻ
~pin	59 -12N-10Ŷ-7ƉƟ7Vƛ8yŋ9bŔũǠ10Ƒ11Ƣ14U15AŢŽǟ17tǄ19zĺ20Ƶ25ń29ŀ30x31X43Ļ
~pin>	75 -17ǩ-9Ŷ7U8Ŋ9ŀ10Ƶ11ƶ12VX13Ţ17Ǆ19Ļǟ20Ž
~ping	62 -9N7Hľ8ƛǝ9Uŋ10byǠ11ũ12Ƣ13tƵ16X19z21ĺ22Ļń24ŀ32x
~pini	87 10Ļ25A
~pip	74 -7Ť13ũ15Ƥ31Ƌƛ68ƃ
~pip>	86 80ƃ
~pipe	78 -7Ť13ũ16Ƥ33Ƌ34ƛ
~pir	80 12Ÿ15eƻ39ŕ
~pire	85 12Ÿ16e24ŕ
~pit	71 -11C-7ţ8qV10ƃ11ĸ12S13P17Ƽǂ20ƉƦǔǨ21ǩ23QƸ26h
~pita	73 -11C-7ţ8qV10ƃ11ĸ12S13P17ǂ18Ƽ20ƦǨ21ǔ23Qǩ24Ƹ
~piz	87 12Ǎ31ǩ
~pizz	87 12Ǎ31ǩ
~pla	44 -15Ĺ-14őŒŨƪ-13v-12Ÿ-11ŧ-10PǇ-9ZŶǈ-8iľōŜǄǆ-7mķŢţƄǘ7lƟƱƲ8ŖǙǜ9ŌŠƑǋ11gĶşƈ12ŃƢǔǟ13DMWŞ14UňǊ15ŊůƗǅ16ƓƜƞǖǚǨ17ƅƔƤƦ18ƥ19Ŕ20G21kƠǞ22Ǣ23yĺ26Fƌ31ŏǀ34ūƐ37V40Ƶ49H
~plac	51 -13vĹő-12W-11S-9Ŷ-8ĸ-7ZōŖǆ7ĺƚǀ8hƆǛ9ǔ10QƲǖ11ŠƜƤǙ12UŏůǨ14şǋ15ƈƑƢ16M17DŃƌƟǊ19Ɨǅǟ20Ɠ21Ɣ22ƅ23ƥ24ƦƵ26HǢ27GƠ28ƞ38F41Ɛ
~plai	68 -11ŧ-8ǒ9ǧ11ſưƸ12Ɖ15B18Ŕ23ǜ25Ŗ28ň30Ŋ32Ş
~plan	55 -11Œ-10Ɵ-9P-8F-7Q7UłŝǨ8ŀ9ƶ10ĸ11ŗƤƱǩ12Ňƃ13lŔ15Sƌ19Ķ21ĺ24ǚ26ƵǞ27ŏ31W32k33H35y43ǀ51V
~plat	79 -19Ÿ10ǀ14ǌ70ū
~play	82 -15Ũ-14ǀ-7ƞ8s16Ť17ŉ22Ɯ36g
~ple	52 -17Œ-13ǋ-11ķ-10ŌƬǧ-9Ƣ-8ŐǍ-7ǃ7cƘƠƨǁǑǤ8eƗ9yņ11bƶǝ12lKŗƲǉǔǚǡ13nƜưǖ14Ɓ15ŷƿ16ǩ17DǈǙǞ18ŭ20ơǗ21a27d31ƣ34Ǉ35ŝ
~ple>	56 -11ķ-10Ō-9Œ-7ŭ7DOĺŲǐǛǜ8ƘƨǁǗǡǤ9ŗƗǑ10ņ12dŝ13ƶǉǚǝ14lKưƲǔ15ǖ16ƁƜƿ17nŷ18ǩ19ǙǞ21ǈ25Ǉ
~plea	68 -11ǋ-9Ƣ-7pŐ7w8jI9b11e12c13Ǉ15D21d31ŝ32ŭ33a
~ples	87 10s21Ǘ
~plex	79 -14ǧ-13Œ-10Ǎ-8ǃ15Ơ39ơ50ƣ
~pli	65 -13Ɓ-12Ş-9ƣ-8ſ-7Ʀ7S10ŌǇ11ƿ13ĴƝ14Ǝ17Ļ21ƫ29ƴ35Ƣ40Ǖ75ǜ
~plic	85 10S15ƿ16Ō17ƴ
~plie	71 7ǐ14Ɲ18ƴ46Ǖ
~plit	75 -10ƣ15ĴǇ24ƫ41Ƣ
~plo	57 -11o-10Ɣ-8ő-7t9Ŭ10V12Ŵǣ14Ƨǈ15Ǒ16ų18q20W22ǜ23mS25Ǉ31Q35ś37ư
~plot	87 58ư
~ploy	58 -11o-8ő-7t7ǉ11V14ǣ15ǈ16ƧǑ20qW23ǜ24S26Ǉ34Q
~plu	72 8Ə10Ǒ11j12S14ƒ21ƛ29Ž35Ƌ
~plug	86 9Ə35Ž
~plum	75 10Ǒ12j13S15ƒ22ƛ36Ƌ
~ply	87 8ǐ11Ŕ16Ǖ
~ply>	87 8ǐ11Ŕ16Ǖ
~pme	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~pmen	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~poc	72 7Y8ƶ9e13Ǆ17ĸ26Ŧ30Ř
~pock	72 7Y8ƶ9e13Ǆ17ĸ26Ŧ30Ř
~poi	77 -12Ɲ-11mu-7Ǩ9Ǘ10AMŘ12ǖ13Şŵ14Ŗ16š17ƾ20Ǐ41Ż
~poin	78 -11mu-7Ǩ9Ǘ10AMŘ12ǖ13Şŵ14Ŗ16š17ƾ42Ż
~pok	89 -11ǩ10Ľ20ƾ24C
~pol	45 -11ĺ-9IƔ-8ZŬ-7ŀŊǈ7Ŝƙǒ8š9ƛƨ10Ɓ11ŢƖƢ13ĹŐƚƬǏ15ƀƓ16Šơ17ľƧǢ19ŗƍǡ20őſƪ22ŕŖ25Śşŷ27Ʃ28Ƶ29Ʀ30ŏ33ř41ǥ
~poli	46 -11ĺ-9IƔ-8ZŬ-7ŀŊǈ7ƀƙǒ8Ŝ9šƛƨ10Ɓ11Ɩ12ŢƢ13ƚǏ14ĹŐƬ15Ɠ16Š17ľơƧǢ19ŗ20ƍƪǡ21őſ22Ŗ23ŕ25Śşŷ28ƩƵ31ŏ32Ʀ34ř42ǥ
~pon	83 7ƙ9ǌ10Ə18ƴ
~pone	89 19ƴ
~poo	69 10ƥ12ǣ13ǈ21ƚ77ƍ
~pool	69 10ƥ21ƚ77ƍ
~por	64 -7yƦ7Ǖ8Ťƞƶ9Ʃǃ11ƥ12ōŻƱ13Űǩ15zQ16ĵǀ17ţ20ź22ľ23ǆ25Ƨ33g
~pora	79 12Ʃ13ǃ29ǆ
~porc	89 9D10Ə13ƞ17ƥ
~port	67 -7yƦ8Ǖ9Ťƶ12ō13ŻƱ14Ű16zQ17ĵţǩ18ǀ21ź24ľ26Ƨ34g
~pos	74 -11ň-8ő7ż8Ř12V13ǈ15Sƴ16Ľ26Ɩ27Ŏ30E
~posi	89 -9ő9ż15V16ǈ19S
~poss	89 9Ř32Ɩ
~post	81 -12ň17ƴ18Ľ33E
~pot	78 9ƞ10Ū12Ɖƙ13F14ǘ24M26Ű28ǋ
~pot>	80 10ƞ13Fƙ15ǘ25M26Ű28ǋ
~pou	66 -20d-19Ƹ-14Ň-11acP-7w7M8Ǜ22Ʒ27r32o34qsǂ35ƨ36f38ƺ41p
~poun	83 7Ľ11M49ƺ
~pous	68 -21d-19Ƹ-14Ň-11P-10a-8c-7w23Ʒ29r33o35qǂ36sƨ37f43p
~pow	89 9Ɗ12Ʋ21q
~powe	89 9Ɗ12Ʋ21q
~pp>	71 -15ų7ǆ8ś15Ƅ16ƴ21Ś30ǖ31Ų38Ž39ŝ
~ppe	50 -11Ǟ-10V-9Ł-8ŀŞ-7sŝ7HŃƙǝ8in9ņōǩ11ƫ12YŗſƨǕ13Lţ16hƿǔǘ17ĻƋǣ18Ƴ21ƛƧ22Ʒ24ť26ĺ27ĿƮ32Ǩ33ũ36Ť41š
~pped	71 -10Ǟ7Ť8MƗǦ9ĿńƂǨ10tĵǕ11ƪ12ũ15Ń20Ʈ24h26š
~ppen	52 -14Ň-9V-8Ş-7ŀŁŝ7ƙƜǒǚ8HĹŖ9i10ņǝ11ō12Y13ƫǩ14ŗţſƨƮ17ǔ18ǘǣ19ĻƳ21Ŀ23Ƨ24šƛ25ť26ũƷ27ĺǨ33Ť
~pper	80 11r16n24L28ƿ34Ƌ
~ppi	69 -7Ɵ8Ŋ9Xǝ10Vƛ11y13ŀ14ŢƢƵ25ĺ30ń
~ppin	69 -7Ɵ8Ŋ9Xǝ10Vƛ11y13ŀ14ŢƢƵ25ĺ30ń
~ppl	67 7Ŕ8S11Ɲƿ12Ō13ǐǩ32ƴ56Ǖ
~ppli	69 7ǐ8S12ƿ13Ō14Ɲ31ƴ44Ǖ
~pply	87 8ǐ11Ŕ16Ǖ
~ppo	82 10MǗ12ǖ14ŵ18ƾ21z31Ŏ
~ppoi	86 10Ǘ11M13ǖ15ŵ20ƾ
~ppr	76 10i11Ŋ14Ŏ16Łŝ22ƒ23B36Ƙ
~ppra	81 -7ǘ25ƒ40Ƙ
~ppro	89 17Ŏ19Ł28B
~ppy	72 -7Cő11Ļŧ14Uƞ27hŞ31ŝ39Ŷ
~ppy>	72 -7Cő11Ļŧ14Uƞ27hŞ31ŝ39Ŷ
~pra	78 -11P7ǚ12k19Q23ł24ƒ39Ƙ
~prai	80 -7ǘ12k24ƒ40Ƙ
~pre	58 -7ƌ7XōŕŴŶƑǑǜ8Wœƙ9G10wŢƆ11N12ǝǤ13ũ14U15ş16ǂ18ǩ19Œ20Ĵ22ŝ23ł25Kƀ26ƻ32Ƹ34Ƽ
~prea	83 10Ĵƹ11ů23ş27ł
~prec	89 -18ǩ12i13Ŋ19ŝ20w
~pref	85 19Ĵ39K
~preh	85 40ƀ
~prem	77 9Ʃ11X14œ17Ǥ29Œ
~pres	69 7łŞ9Őǜ11ŝ14N15ǂ17ǝ33ƻ42Ƽ43ǩ
~pret	71 -11ǂ7Zǐǟ9ō10ŕŴŶƑǑ11WŨƙ12Ɔ13G14Ţ19U28Ƹ
~pri	55 -11Ǔ-9ŧ-8Fŗ-7xŦƷǃǇ7tŃƴǏǣǩ8kƘƠƾǁǊ9uĵŢơ10rŝ11Ɨ12Hŕ14ƩƬǤ16Ŗ17ŊŒţ18Ŏƣ19ŀƒƻ20Š21Ǎ24œ25X26łń30Ņ38ľ
~pric	61 -12ǩ-11Ǔ-7xŧƷ7Řƈ8ƴǏ10ƘƠǁ11ĵŇǊ12rŢ13ŊŝƗ16œƬ17Ʃ18ľ22Ŏ23ŀƒ24Š25Œ29X30ł31ń35Ņ
~prim	89 17ƾ
~prin	65 -9ǋ7Ʈ8ĽřťƄǘǞ9jŃƔ10t12k13u16ŕ18H23Ŗţ25ƣ26Ǎǩ
~prio	89 17œ38ľ
~pris	86 13ŏ19ǋ25Ǥ
~priv	83 -9F9Ŋ11QƨƱ12ǀǣ18ơ
~pro	51 -12Ɓ-11ǈ-8ƙ-7nűƣƳǑǤ7PńŋŖǕ8ŀŗƛ9LƑǘǡ10HƩƭ11ŏǄǧ12Őǜ13BłŎŞŸƗ14Dƿ15ĺ16bƐ17ƌǙ18ǆ19ľ20ǚ23ǥ25ơ31Ǣ36Ƅ43ķǒ
~prob	74 -9ƙ7ĹƸ8ŏŵ9s10Ʒǜ11ŋ13Ƽ14ƛ15Ŝ16lL17ŀ
~proc	89 -8O15ǜ17Ō26ł
~prod	83 10Ɲ15Ǖ19Ʃ20ǡ24Ǆ
~prof	80 9ņ10Ɛ16P28ǚ
~prog	74 8Ž9ļţ11ǅǗ12ő13Ņ14Ő15ń29Ǚ30ǥ
~prom	85 -7Ĺ11Œ13v14d17ǩ28Ŏ30ĺ
~pron	87 26b
~proo	70 -12ǌ-7ƣǤ9ƕ15ľ16ơ20ǧ47ǒ55Ƅ
~prop	65 -11Ɓ-9ǈ-7Ő7ǋ8w15HƑ16ž17ǌ18Ÿ20D21ơ22Ɨ27ķǆ39Ǣ
~prot	67 8XũƏ11ƃ13ſ15ƭǘ16Ŗ18ľ19ŗ21ŏ35ķ
~prov	80 10Ǆ13Ǣ17ŁŐ20ƌ24B26Ş
~ps>	62 -10Ư-9a-8R-7Ũ7ƛǨ8gŢŻƧƮǃ9qŇŞť10kƻǒ11ǐ13TǢ14u15š16ŝǣ17PĿũ18cE20ǀ21A22nŗ23ǘ24ǡ29Ɯ
~pse	72 9r16ţ19Ũ47š
~pse>	81 29š
~pset	78 10r19ţ21Ũ
~psi	89 13H31Ɨ
~pst	81 9Ɯƣ10ƛ25Ƥ32Ǎ
~psta	81 9Ɯƣ10ƛ25Ƥ32Ǎ
~pt>	71 -9Dŋ-8ōƮ-7Ż8YƘǗ10ƃ14ǘ15Ŷ17Ɛ20ƒǖ22ŝ25Ű34ƥ
~ptc	87 29ĵ
~ptci	89 21ĵ
~pti	74 -7ō9Ū12ƿ13ǈ15Ň17N19Ōƻǝ24ŀ
~ptio	78 -10N14ǈ16Ň20Ōƻǝ
~pts	83 -9ƿ13ƻ16Ƙ32Ǌ
~pts>	83 -9ƿ13ƻ16Ƙ32Ǌ
~pty	82 8y47Ɵ
~pty>	82 8y47Ɵ
~pul	71 -12ĸ7Ł8Ţ9Rƌ10gĵ11Ļř12Ŋ15W19d20Ĵ31TŚ45Ż
~pull	71 -12ĸ7Ł8Ţ9Rƌ10gĵ11Ļř12Ŋ15W19d20Ĵ31TŚ45Ż
~pum	85 29Ɗ
~pump	85 29Ɗ
~pur	82 15Ʃ20y28ƒ
~purc	87 30ƒ
~pus	79 10Ŋ11ł12Ō14ĺ17H18Ɩ19Ű31r
~push	80 10Ŋ11ł12Ō14ĺ17H19Ɩ32r
~put	53 -12V-11ķƪ-10yŧ-8WŖŤ-7ŊŔƵ7ƙ8uƃ9cX10fwLQńŰ11ŗűƎƒǏ12ĺŷƅǗ13Rĸ14SũŴ15Ɛ18Ūƌ19Ʊ20ƤƼ21ƈ22ƓƲ24ǘ25ƻ26Ů27Y32Ō37Ķ46H
~put>	55 -12Vƪ-10yŧ-8Ŗ-7WŊŔŤƵ7aľơƫǞǤ8ƙ9uƃ10f11LXńŗŰƎ12QŪűŷƱ13ƅƒ14Sĺ15RĶĸũŴ16Ɛ17Ůƈ19ƌ21ƤƼ24ƓƲ26ƻ29Y32H34Ō
~pute	76 -8ķ8d10b20Ǐ23Ǘ39ǘ
~putt	76 -7a8Ľ9Ūƹ10Ʊ12w13Ů22H33Ķ
~py>	68 -7Cőǩ8Ƅ10Ļ11ŧ13Uƞ16Ž25hŞ29ŝ35ś37Ŷ
~qua	67 -8K10Ƭ11Ʀ13ƓƘ14Ĵ17ǋ18Ń20ƫ25ǖ27O41Ɔ
~qual	89 7ŋ27ƫ
~quar	68 -8K10Ƭ12Ʀ13Ƙ14Ɠ15Ĵ18ǋ19Ń25ǖ27O42Ɔ
~que	68 8dg10Aǁ11Ƙ16ķ17Ľ18Ĺ24Ŋ51ŉ
~ques	68 8g9d10A11Ƙ17Ľ19Ĺ25Ŋ51ŉ
~qui	57 -14Ŧ-12ƪ-10Ɠ-8ţƋƵ-7ƗƟǩ8dŋřƮǉǙ9V10Ŋŝǌ11ĵš12Ɲơ14ŖƔǢ16ǎ19ƧǓ20Ǟ21ǂ22ŀ24Ķŧ27Y28Ǡ31ķ36Ǐ38ƹ
~quic	72 -17Ŧ-8Ƅ7ER9Ś10ƕǉ11ŋř12d14ŝ16Y22Ŋ31ŧ37Ǡ
~quie	86 10L14Ʈ28ǎ36ŀ
~quip	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~quir	76 -8Ƣ13Ǚ15ǌ18ơ26Ǔ
~quit	71 -9ţƋ-8ƪ-7ƟƵ9Ǉǝ12V13Y14š18Ɣ26Ƨ27ǂ32Ķ38ķ49ƹ
~quo	66 -15Ÿ7ǂǃ8cƿ13Ǧ19e22Ĺ26J28ń31Ǜ38Ņ
~quor	89 -20Ÿ-14ž12ƿ42Ǜ
~quot	67 7ǂǃ8c14Ǧ16ž19e22Ĺ27J28ń38Ņ
~ra>	67 -10k-7ŀƯ8ź9Ų11ƶ13MƤ17uƴ19xǇ22Ƃ23Ǝ27Ǥ35w41Ķ
~rab	82 -9Ō-7Ƨ7I10a13Ÿ16ƻ28Ś
~rab>	82 -9Ō-7Ƨ7I10a13Ÿ16ƻ28Ś
~rac	58 -11Ş-10P-7Ɓ7űǊ8ŦƓƖƩǄ9ŀřƌ10Ƣǧ11w13Q18ƒ23ǒ25Ǒ40ǀ42Ǔ64Ž
~race	86 19w60ǀ
~rack	74 -11Ş8ǀ10űǊ15ǒ78Ž
~ract	61 -10P-7Ɓ7Ǎǡ8ƓƖƩ9ŦǄ10řƌ11Ƣǧ13ŀ14Q19ƒ23ǒ27Ǒ45Ǔ
~rad	64 -9tƱ-8G7Ƌ9ǟǣ10B11q13ŧ14pƝ15Ƶ22S24Ū25vyP27m36ź
~rade	66 -17Ʊ-9G7Ƌ8y9Ǒǣ10ǟ12q14ŧ16m23S26P28v43ź
~radu	86 -7ź10Ʊ16m24y
~raf	81 -12m11N12ǋ13Ż16e17ů19Ĵ
~raff	87 -12m12N13ǋ14Ż18ů
~raft	87 18e20Ĵ
~rag	50 -19Ǐ-11ň-9Ɨ-8Ǒ7ĹŝƄƜǉǣ8Xķŉŕ9Ʀǥ10iRŃźſƆƭǌ11ǒǨ12Ƒƚǘ14WŠƀƝ15Ɓƨǚ16ľ17Śǝ19Ƨ21žƬ22š23ŏǢ26ŗ30Ɠ37Ű43ƥ
~rage	51 -19Ǐ-11ň-9Ɨ-8Ǒ7ŝƃƄƛƜǣ8XķĹŕƪǉ9ŉǥ10źƆƦƭǌ11ŃſǒǨ12Ƒƚǘ14Šƀ15W16ľƁƝƨǚ17Śǝ20Ƨ21ŰžƬ22š24ŏǢ27ŗ31Ɠ44ƥ
~ragg	87 8r13R15Ņ24i
~rai	58 -12ŧǝ-9ǩ-8ũ-7Ś7koŗšƂƉǣ8a9Ƹ10PǏ13œ14ŀƒ15Q16űźǐ17YƠ19Ĵ21ů25Ŕƙ27lƘ29Ư31Ǚ39ƛ41Ŀ51j
~raid	89 16ƛ66Ŀ
~raig	75 -10Y-9ǝ7jǎ10o11l12ǧ13š14ň17Ŕ21ŀ25ű26Ĵ
~rail	89 17Ǐ28ǐ
~rain	66 -8ň-7Ś8ǣ9ƂƉ11Ƹǘ14P18Q19ź25ů29Y30ƙ33ƛ37Ǚ53j
~rais	69 -11ŧ7Řƴ10k11aŗ18Ŕƒ20œ21Ơ24l33Ƙ38Ư
~rak	87 15h37Ž
~ral	65 -16ž-15Ʃ-12ŗ-8ű7ĺǖ8Ə13Ƴǧ15CƉ17Ǔ26ǥ29ǡ33Ƹ43ư
~ral>	65 -16ž-15Ʃ-12ŗ7ĺǖ8Ə11Ƹ13Ƴǧ15Ɖ17Ǔ26ǥ29ǡ43ư
~ram	65 -9Ǆ7ļŽƮ9Ǒ10aǗ11ƻ12ǁ13P15ǩ22ǅ25Ǚ26Ńǥ34Ƈ35ƍ
~ram>	78 9ļ12ǅǗ24ǩ31Ǚ32ǥ
~rame	78 -7Ɛ15ǁǅ37Ń43Ƈ
~ramp	76 41ƍ
~rams	89 10Ž16ƻ
~ran	45 -16Ť-15Ƹ-13Ǆ-9ZǠ-8Ǘ-7Ţ7HŪűſ8AYřƆƙǕ9lƀǢǨ10KŘŞǅǍǟ11ĹşƬƭƴǒǘ12ŦƃƑƦ13Xƅ14Łǐ15ƁǓ16ŏţŭ17ŐŒƕ18ǥ19ņƄƳǌ21Ʃ23ƶ25W27Ə28ľ36š
~ranc	48 -15Ƹ-13Ǆ-9Ɠ-8ZǠ7rƀƂǤ8Ū9řŚſƆ10AƙǢ11ƁǨ12ŘŞƴǒǓǩ13ĺşƳ14ŦƃƑƩƬƭ15šƦ16Ł19ľŐƕǥ20ŏŒ21ņţǌ22WƄ
~rand	70 7kY8cś9nxƁǔ10Ư11ƘƳ12Ĺ14ŷ20ǅ23ƅ27ŭ44ƶ
~rang	75 7yI8T12Ɯ13X18Ǖ22K
~rank	89 11g19H24ľ
~rans	83 10Y13ǘ18ű20ǐ23l
~rant	73 8W11ƣ14Ǜ19Ǎ21ǟ45Ə
~rap	86 8m12ƞ19Ń
~rar	89 -7Ũ11Ʃ12U15SǙ
~ras	69 -11Ʈ8wš13Ƥ16Ƙ22Ǝ26ƃ33ǜ38Ɓ45ż
~ras>	78 19Ƙ25Ǝ43Ɓ
~rash	80 -12Ʈ-7Ż16Ƥ31ƃ53ż
~rass	85 11š44ǜ
~rat	56 -11ŧ-9Ņ-8GUǩ-7Bŗ7HƞǊ8gsEĺ9Ĵűǟ10ş11ś12Śǃ13ĵũƔ16Ŋŷ17ŎƘ18œŔ19ŒŘǅǆ20cKūǋ26ľ27Ş38ƴ
~ratc	89 10Ɠ11ŏ
~rate	63 -12ŧ-9Ņ-8U-7B7ź8ƔǊ9Hĵ10Eĺ11ǆ12ľş14ǃ16ũ20Ƙ21ŎœŔ22ŒŘ24c28ǋ32Ş45ƴ
~rath	74 9I13s14Ĵ23ľ24Ŋ32K
~rati	72 -8G8ĵ9Ǉ11ǆ15ŕś19Ś29ūǅ
~rats	86 7Ǔ10Ɩ11ƺ14ƞ15ǟ
~rav	78 -8Ǟ7Ƃ11Ɓ25Ū40ǀ47Ɵ
~rave	78 -8Ǟ7Ƃ11Ɓ40ǀ47Ɵ
~raw	74 -13Ű-10Ǔ11Ŭ13ǖ15Ƈ17ǁ19ŀ20Ɗ25Ś27ǚ
~raw>	85 -12Ǔ20ǁ23ŀ31ǚ
~rawe	87 -15Ű13Ŭ16ǖ30Ś
~rawl	83 18Ƈ22Ɗ
~raz	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
~razy	77 8UƓ9Eƈǎ10xƱ11H12tǩ14ƒ16Ň18i
~rbe	85 -11ş11őƦ12ļ14tƎ18Ǎ
~rbn	86 37Ɯ
~rbnb	86 37Ɯ
~rby	82 17z18ƙ24Ś
~rby>	82 17z18ƙ24Ś
~rce	66 -19Ř-9Q7Ʀ8Ķǔǖ9ĵŌŔ10ŃŢ11Ǒ13ź15Ǆǆ16Ĵ19œ20Ǜ21Ž29fƚ36ŏ
~rce>	78 8Ʀ11Ō12ĵ13ŃŢ18f43ŏ
~rced	86 19f
~rcen	71 -21Ř-10Q9Ķǔǖ10Ŕ12Ǒ14ź16Ǆǆ18Ĵ21œ22Ǜ23Ž31ƚ
~rch	72 -12ǩ7ļ8Ə9ư10ƞ11ǚ12o13Bƥ14ŭ15Ǣ16tƉ23D24ƒ26ƶ
~rch>	76 -12ǩ7ļ8Ə10ư11ƞ13oB14ƥ15ŭ17t25D28ƶ
~rcha	86 20Ǣ30ƒ
~rchi	89 14ǚ20Ɖ
~rci	73 -14Ƃ-8Ɔ7ǌ8Őǋǔ10Ǣǥ17Ǎ20Ǧ26Ǆ
~rcia	73 -14Ƃ-8Ɔ7ǌ8Őǋǔ10Ǣǥ17Ǎ20Ǧ26Ǆ
~rcy	81 11şƾ13ǈ16Q20Ū25ǀ
~rcyc	85 12ş21Ū26ǀ
~rd>	49 -12ň-10I-9uYĻ-8ĵŒ-7Ĺŭŵƽǈ7śźƄ8ŎũƒƤƹǅ9ahkqŋţƿǩ10Ǚǣ11ų12řǟ13ĸ14Ơ15ŇŜƳ16dŪ19ĽǗ20ƍǘ22XŌǖ23rŐ24Uơ25F26ļ27ǌ28ŁŻ29Ĵ30Ƒ34e
~rda	83 8Ǜ9X32Ų
~rdas	85 8Ǜ33Ų
~rde	69 -7Š7ŵ9Ƅ11ƾǕ12Ŏƣ17g20ǩ31Ũ36Ɯ46ŋ
~rded	78 44ŋ
~rden	87 16ƣ22g
~rder	80 -7ś9ŋŵ10Ƅ13ƾǕ15Ŏ29ǩ43Ɯ
~rdi	73 8ƅƇ9Ư12ś29ŋ40Ʋ
~rdia	81 11Ư45Ʋ
~rdin	78 7Ĺ9ƅ13ś31ŋ
~rds	63 -20j-14ŋ-12ĵ-11ǔ-7dŠƮ7ǌ9Ŗ12Ŵ14ń15Ŝƾ16Ů20ǘ21ňƙ36Ǘ37ƄƟ39Z44ǖ
~rds>	63 -20j-14ŋ-12ĵ-11ǔ-7dŠƮ7ǌ9Ŗ12Ŵ14ń15Ŝƾ16Ů20ǘ21ňƙ36Ǘ37ƄƟ39Z44ǖ
~re>	25 -19tƨ-18Ŕ-16K-14I-13ŀ-12űǥ-11Ĵ-10BĽŇŎ-9mƀƇƿ-8NĺůŶƔ-7eőŹƋƌƒƘƫǏ7ĹńřŲƅƑƧǀǈ8qEPšŪſƄƖƪƹǌ9ľłũƉƠƢƴƻ10gŁŜźƃƗƶ11xŏŬƈƯǊǤ12jrĶťƙ13dwOYņŽƚƦ14uŉŌƍƎǑ15kZĿŚŢŰƤƩƺǎǟ16sSǋǓǝ17vXĻŷžǗǦ18ŃŤ19ňƼ20nœƝƭƱǆ21MĵŭƬǨ23zJƸǔ25cōŘƁ26ŨƏ27FŐƣ28ƊǞ29ayƟ30flQǢ31D32HǄ37i38Gŝ41ƞ44C51V
~rea	47 -13Sŀ-12Ţƚ-10Hǘ-9Ʒ-8bsAFPŷ-7ŃňţŤƟǅǈ7xŮƐ8Tķźƣǎ9eŏŝşƻǋ10EUŇƞƽ11ĺƮ12dlXżƋ13kœ14ƁǓ15ơǩ17aľŧƖƘ18š19Jřǚ20ƿ21KņŶ23łŚ24Ĺ25C26j33Ŗ35I36Ō38Ŕ
~rea>	80 -16Sƚ-10ǩ-7ǅ8F10Ŕ18j19E31l35CI
~reab	83 11ǋ19ƣ29C
~reac	71 -12Ŷ-7ǩ7Ŝů8ƹ9Ľ13X15L21IŇ26ĺ29Ĺ38K
~read	58 -11Ţ-8ŷƷ-7ķǘ7ĴŅƦƩǡǤ8uvDŹƮǞ9dĹ10ư11jpŮ12ū13ơǓ14ł15eş16JŚƖ17ŏƻ18ř20aƁ26Ō36Ŗ
~reak	73 -10H7x9Iź10Oơ11X14kŨ15ǝ16N24ł25Ƌ32š33ǩ
~real	68 -12C-11I-8ŀŇ7ĿƅƏƓ8ŚźƖ9g10ŋřŧ11cdƙƮ13ņƐ16Ŗ17ŵ24ķ29ǩ33ľ
~ream	87 -12F-7Ɵ13Ś21Ŷ22ǎ32ƞ
~rear	89 20Ƙ30ż
~reas	70 8ƶ10ŇƂ14Ƙ19ƽ28Ō29œ59Ŕ
~reat	63 -11Ŝ7xĻźƜǜ8jǋ9Ŵ10kJ11Ƈ13i14ŞƼ15T19Uŧ21ŝ28Ŷ30ƿǚ31ņ
~reau	89 11Ő12Ŝ13ń
~reb	78 12ǝ52Ɠ
~rebu	78 12ǝ52Ɠ
~rec	55 -18ǩ-13Ť-9Ǟ-7Gű7ǅ8ǈǚ9zŝ10aŏƾ11qĺŒŜţťư12Fž14Ƙ15őǊ16E17ƀ18ŵǤ24B25Ǘ29Ż30ƿ42ż45Ľ57ŋ
~reca	81 20q55Ľ
~rece	76 -14Ũ9ƴ10Ƴ14ǈ18ĺť23Ǌ24Ƙ30ő
~reci	89 -18ǩ12i13Ŋ19ŝ20w
~reck	73 -10Ť-8ƴ-7ű7ƃ8ž10z12Ũ13ƿ15B17ư18Ŝ24ƀ26ŵ58ż
~reco	63 7k8Ɠ9ǟ11ǚ12Ľ14ţƿ15ƾ17B31Ǘ37Ż70ŋ
~rect	70 -10w7m8nŬžƟƴǀ9dsDƪ10Źǜ11ǅ15ŏŒ17a18F22E
~red	47 -27Ǐ-15ƣ-12Ķ-10Ǒ-9ǋ-8iŒƗƚ-7tVŀŜŶƬǌ7Ĺľšƺǃǐ8YŅƭưǄǙ9ǧ10SŎƶǁ11Ŵƈ12m13Z14ŌƇ15ƀ16eŉ17Ũơ19Ǎǥ20ǒ21ƌƦ22ǜ23l25P26ŗş31Ǘ33Ǣ34ļ40ſƓ41ĵ43ŏ49ƨ
~red>	49 -28Ǐ-15ƣ-12Ķ-10Ǒ-9ǋ-8Œƚ-7itVŀƗǌ7ŖũŻǃǙǟ8ĹľŅšƭƺǄǐ9ưǧ11Ŏƶǁ12SŴ13m15ƇƦ16Ōƀ17ŉ18ŨơǗ20ǥ21Ǎǒ24ǜ26lP27ļ28ŗş35Ǣ36Ɠ43ſ45ŏ52ƨ
~redi	63 7Ɣ9ŬƦ10ĸŝƸ11ļƕ14Y19Ǘ21ƌ22eZ59ĵ
~redo	81 10Ɠ13Ƌ16ƌ23ƈ
~ree	55 -16Ŀ-10ň-8ŀƟ-7ƨ7aœţƧƯǁǩ8sŌ9BEĹƝƱ10Ł11Z12rŜŽ13Nǃǋ15ŤǄ16Vƞ17Lơ18Ǔ19g20ŰƔ23h28m29j45D47Ƒ60ƙ
~ree>	67 -18Ŀ-10ň-7q7Ĺ9Ʒ10ţǁ11DƧ12sBơ13ƑƱ15Zǩ17rN20ŁŤǄ22L25g26Ɣ39m
~reed	82 7Ĺ15Ư18Ɲ37h
~reek	83 12ơ59ƙ
~reem	85 -8Ɓ-7Ł11Ƣ12Ǩ13ǌ30Ǔ
~reen	87 10ś11D13ƞ16Ō18a
~reer	89 16q33V
~rees	79 -8ƙ21j57Ƒ
~reet	64 7ƣǝ8G9t12Eƞ16Ŝ17ǃǋ25Ű33ƙ44D
~ref	73 -9Ũ12Ľǋ14U15ǌ16ĴƗ28Kũ30ƴ49ļ
~refe	79 18Ĵ31K54ļ
~refr	87 15ǋ17ǌ19Ľ
~refu	89 -11Ũ35ũ37ƴ
~reg	67 -10Ɣ-7Ǉ7ųƩ8Ŷ9nƕƙ10ƾ11Ƙ12Ɖ13Ųǃ14ǂǖ15ơ17ǡ18Q26ūǊ28ǔ
~rega	86 8Ĺ23ǡ
~regi	80 -12Ɣ12ƕ17ǃǖ22Q31ūǊ
~regu	74 7Ƃ8Ʃ9ų10nƙ11ƾ12Ƙ14Ɖ15Ų17ơ33ǔ
~reh	79 11ǆ14Ə15Q26ǋ37ƀ
~rehe	85 40ƀ
~reho	86 12ǆ16Ə17Q28ǋ
~rej	89 14ſ19ƴ
~reje	89 14ſ19ƴ
~rel	61 -7Ǟ7T8Ɣ11ǩ28HƯ40Ǧ62Ƃ
~rell	63 -7Ǟ13ǩ41Ǧ64Ƃ
~rely	87 7ǚ8m18Ư
~rem	60 -14ơ-13g7xXƢ8a10ǅ11E13ǄǤ14ǌ17ǀ20œư22Œ26ƶ27t32ƌ35Ľǈ43Ķ
~rema	81 29ư50ǈ
~reme	65 -15ơ-13g7Ŧ8xƢ10œ11ǅ13E16ǌ20ǀ29ƶ30t40Ľ47Ķ
~remi	76 8Ʃ10X12a13œ17Ǥ29Œ
~remo	82 19Ǆ46ƌ
~ren	44 -17n-15ǌ-11ZŌ-10Ǔǩ-9ĻƚƭƸǧ-8ĴƄ-7cHPXƼǂ8Řś9ĺňƌƟ10vŗ11ŝŧǥ12K13ŜšũǏ14ŐƯ15Şƣ16Gǒ17ķǇǡ18ƪ23Ĺ24Ƥ25ŏŵ27Ǒ28Ɓƥƽ30z33ơ35Ƣ41Ɯ51u56ŕ58F78Ơ
~ren>	74 12v14yƫ19Ư38u
~renc	79 -7řũ9Ə14K15ł17ň38ǡ
~rend	85 42ƪ
~rene	61 -12Ō-10ŔƢ-7ƌơ12ś13Ơ15Ǟ22Ĺ26šƤ30Ŝ68ŕ
~reno	87 15Ʒ34ƌ
~rent	48 -17n-14ǌ-11Z-10Ŝ-9ĻƚƸǧ-8ĴƄǂ-7Ǔǩ7Ƥ8ĹƮ9ŕ10Ř11ĺŒŔƟ12ŗ13ŝŧǥ15Ǐ17Őƣ18Şǒ19Gũ20ķǇ28ŏŵ31ƥƽ32uƁǑ34z43ơ46ƜƢ64F83Ơ
~rep	59 -9ǝ7ņŔž8Ʈ9ĸ11Ƒ12ĺŻ13Ǆ14ţ15ĵƋ20Ŧźƈ22Ɨ28Ɠ29Ǣ30Ƶ32ũ34Ɛ
~repa	79 9Ƥư10Ŕ16ĸũ18Ǆ30Ŧ
~repl	62 -7ǝ7Ǐ8ž9Ʈ12Ƒ13ĺ17Ƌ22ƈ25Ɨ30Ǣ31Ɠ33Ƶ36Ɛ
~repo	79 7ǉ16Ż21ĵ23ţ27ź
~req	74 -7ƢƤ10Ĺ13Ǚ14ǌ18Ľơ25Ǔ
~requ	74 -7ƢƤ10Ĺ13Ǚ14ǌ18Ľơ25Ǔ
~rer	77 -20ť-13Ɣ-7q8Q11Ţ13Ŭ16Œƴ17Ŵ23ų27ő33ƈ43Ő
~rer>	80 -13Ɣ11Ţ13Ŭ17Œƴ19Ŵ28ő45Ő
~res	52 -18S-10aPǞ-9Ƌ-8uŁ-7wAƗƽǅǉ7ŅŏǠ8eNĻĽĿŠƘ9EłǄ10őưǂǔǗ11kŽǝǧ12BƏƑǟ13Ǐ15ǜ17t18Jŷ19ōŰǍ22ƻ24Ő29ǩ30Ƽ31U33nG37ǋ38D
~res>	70 -8ǉ-7ƣ8ŗǔ10Őƫ11Ǎ12ƞ13eŕşƘǠ14Ļ15Ǐ16Ž17knǋ20Ƒ21Ŀ
~resc	83 34ƻ
~rese	86 8ő10Ş12ǜ14Ő15ŝ18N
~resi	82 -13Ň-10S9ǔ17G21Ǆ26n38ǩ
~resp	87 9ǌ11ł14Ţ17U
~ress	59 -12S-9PǞ7nƚ8FţŨǜ9ő10ńŅŐ12ǂ13EǗǧ14Ň15ǝ16ŷ22JŰ25U27G29ǋ35Ƽ45D
~rest	68 -10Ƌ7ơ8ķĹŷǩ9HŇ10zƔ11ƣ12Ǜ14Š16ư17Ǎ18tƏ19ǟ20ō21B
~ret	60 -11Ń-7ǥǩ7ōŕǊ8qTŨŴŶƑǆǑ9Ŀƙ10ĹŜƆƭ11GšŢǙ15U16tƧ19Ǆ22Pƹ23Ƹ28Ķ34V
~reti	68 -11Ń9q12ƭ13Ŝ19tƧ27P32Ķ41V
~rett	69 7Zǐ8ō9ŕŴǑ10ŨŶƑ11Wƙ12ĹĿƆ13GŢ18U26ƹ27Ƹ
~retu	83 -9ǥ7Ǡ10f11ŧǊ13Tǆ18Ǚ
~rev	74 -14ƶ-7ƌ10GƩ13ű14Ǟ19ũǩ23Ŗ24Ŝ33H36Ǌ
~reve	77 -7ƌ10Ʃ11G13ű20ũ34H38Ǌ
~revi	85 -15ƶ17Ǟ24ǩ27Ŗ28Ŝ
~rew	72 -11Œ-8y8ƹ9u10Ŏ11Ǟǣ13Ǩ15Ʋ19Ǒ20ǎ28ǉ29k35ǈ37Ǉ
~rew>	74 -11Œ-7y8ƹ10uŎ11Ǟ12ǣ14Ǩ15Ʋ18k21Ǒ29ǉ36ǈ38Ǉ
~rfe	81 7J9ŕ10aDř16Ļ27Ş
~rfec	81 7J9ŕ10aDř16Ļ27Ş
~rga	89 -9t12Ļ24x29ǆ
~rge	66 7t8Ɠơ9ŦƴǙ10ƨƿǔ11ŒƄǩ13Ż20Ł21Y23Ơ28Ɔ29Ƽ44Ń
~rge>	74 7ƴ10ŦƓơǒ11Ǚ13ƿ16Ơ18Œ23Ł33Ɔ
~rgen	82 10ƃ30Y44Ń
~rger	87 -7ǒ10t12ǂ41Ƽ
~rges	87 12Ơ15ǔ17ǩ
~rget	86 7Ĵ8Ļ13ŃƓ14ƨ16Ƅ
~rgi	83 -10Ŵ-8Ş10l13Ÿ16y18C25Œ26Ņ
~rgia	86 10l14Ÿ17y19C
~rho	89 -11B11G12ƞ13ƒ28C
~rhoo	89 -11B11G12ƞ13ƒ28C
~ria	76 7u9Ʃ10ƅǘ11Ʀ12ǋǕ14ƫ23Ɖ25ư
~rial	80 7ū12Ʀ13ǋǕ25Ɖ27ư
~rib	81 7ƣ8gw9ƸǍ11œŨƻ
~ribe	86 8ƣ9Ǎ10Ƹ12ƻ
~ribl	89 9g10w12œŨ
~ric	56 -14ǩ-8xĿ-7Ľŧ7ƏƙƴǏ8Ƙ9QĵƠǁ10ŇŢƗǊ11r12qŊŝǟ13ǈ14ǘ15ľœŭƩƬǑ20ŀŎŠƒ22Œ24Ƌ26X27łń29ƚ32Ņ36Ƈ
~ric>	86 22Ƌ
~rica	74 -9Ŀ7Ɲ12ƙ17Ƌ20ǈ23Ǒ40ƚ
~rice	62 -11Ǔ-9ǩ-7xŗŧƷ7ŘŞƈ8ƴ10Ơǁ11ĵǊ12ŇŢ13r14ŊŝƗ17œƩƬ19ľ22Ŏ23ƒ24ŀŠ25Œ30X31ń32ł36Ņ
~rici	89 -8Ľ7P15Ƙ20q
~rick	75 9ƣ10Ǎ18ǟ22ǘ51Ƈ
~rict	81 10Ǆ11Əǔ14Ǔ15Q24ŭ
~rid	71 -10ŝż8ǔ9ŉ10w12ŭ13Ŷ15Ǆ17Ū18ƃ21t22HŬ23Ƶ27ǀ32Ų43ŵ
~rida	86 17ƃ19Ǆ27H
~ride	75 -11ŝż9ǔ10wŉ15Ŷ16ǀ22t23Ŭ35Ų46ŵ
~rie	52 -17ǋ-11Ʈ-10S-9ƣ-8ǌ-7ţ7ƖƳǉǘ8ŭŶŽ9ĽŨƤƼǅ10a11őŠƷ12ǍǛ13ƑƢ14ņŲ16oļ22ŢƆ23A24fĿ25Bƃ35Ő37ǣ
~rie>	89 -7z9l15hŠ22Ő
~ried	68 -11S7ư10rƖƚ11ƫ12Žǘ13Ŷ18ĿŢ26o37f
~rien	64 -10Ʈ-9ǌ7ƃƜ8ľ10ŧǣ11ƤƳ13Ũǅ14Ʒ15a17Ƣ19ņ21ļ30A31B
~rier	78 10Ŧ11Şǣ13Ţ15ŝ21ǩ24ő39Ő
~ries	61 -19ǋ-10ƣ7ž8Xǂǐǔ9ǉ10W11ŭ13ĽƼ14Ŀ15Ǎ16ƑǛ18Ų24ƃ26ǣ27Ɔ
~rig	38 -15ǩ-14T-13x-12j-11nB-9Ť-8UƔ-7RŞƉ7cpļŉřŢƨƱƹǌǜǥ8kYŗŨŭŲƝƫǆǈǑ9deCKŁşťųŸǄ10isQŃƩƮ11uőǔ12oEƌơƽ13aƒƜ14MSŌƈƓ15ŀŇŧ16XŊƅǟ17qŎŏƬ19IƷǃ21P22ŝ23bN
~righ	38 -14Tǩ-13x-11jn-10B-8UŤ-7RŞƔ7cpFŉƱƹǌǜǥ8YļŗřŭŲƝƨǆǈǑ9dekqKşťŨųŸƫǄ10iCQŃƩƮ11suőǔ12oEơƽ13aƒ14MSƓƜ15ŧ16XŀŇŊǟ17Ŏŏƅ18Ƭ19IƷǃ21P22ŝ23bN
~rigi	75 -14Ɖ17Ƌ19lƈ22ƌ
~rij	89 16ƹ23ƿ
~riju	89 16ƹ23ƿ
~rim	85 11ǜ15ƾ23Ƒ
~rima	89 17ƾ
~rin	49 -15Ǆ-12F-11X-9ĸĿœŞŮƷǋ-8Ƒǘ-7yNZĻŗǎǐ7uRŀ8HSŐ9K10hńŕƢ11ŉŏƎƥ12qrř13VŖǞ14Lłţſ15ƣǇǑ16Ų18fU19Ŝ20ĹĽ23Iǩ24ǜ26Ʈ28Ƌ36T37Ǎ38Ǌ46Ǜ47Ƙ50ƿ
~rin>	75 -8ǩ8kǛ11ǥ13Ƌ14ƻ15i16UŌŐ17Ǎ19Ĺ21ŏ26ŉ
~ring	53 -13ǩ-12Fǘ-10X-9ĸœƷǋ-8ĿŞ-7iŇƑ7jPƒƶǍ8Rŭŵǟ9UƟ10u11HSŀ12KńŕƢ13hƎ14q15rV16łŲǞ17ţǑ19L20Ǉ21f22ŜƋǛ24Ľ25Ĺǜ26I29Ʈ40T42Ǌ53Ƙ
~rink	68 -16Ǆ-8Ů8ƺ11ǩ26ƣ28Ǎ39Ǜ75ƿ
~rins	87 18ǩ31ſ
~rint	86 11Ƅ12ř32Ŗ38ǩ
~rio	75 11Ǐ12r13ŉƽǂ14œ16Ĺ17Ƽ25Ƈ31ľ
~rior	83 16œ28Ƈ35ľ
~riou	80 12Ǐ13r14ŉƽǂ17Ĺ18Ƽ
~rip	70 -11Ō-9Ɵ-8ƿ7ū10ǖ15B16Şůǋ18Ɯǀ21Ɓ24ƛ27Ǎ28ƻ37k
~rip>	77 8ū16ƛ17B18ůǋ20Ɯ25k30Ǎ
~rips	89 19k24ǀ
~ript	82 -9ƿ34ƻ
~ris	61 -20g-9ǆ8ŏ10ķŜ12ǃ13ǋ14dkD17Ǥ21ũſ32ƙ33ǀ35ƣ
~rise	81 12ŏ18ǋ23Ǥ48ƣ
~risk	76 -24g13ķ19ƙ27ũ41ǀ
~rist	67 7Ť15dD16k23ſ
~rit	59 -13Ʈ-7n7Ǘ8oĶƄ9řŝŶžƍ10ĸǀ11K12eũƞǡ13gwƬǓ14ŗ16ľŸǩ18f19Ō21b27hŐƎ29Ʋƶ
~rita	83 14ƶ29f
~rite	67 -13Ʈ7beDǖǜ8nŤƈǀǆ10o11ŝƍ12Ŷ13ĸ14Křũ15wƞ17Ƭ19Ÿ20Ő23Ō25ǩ
~riti	81 14ŐƄ15Ŏ27Ʋ
~ritt	78 -17n-10ƈ7ư8Ǚ9Ż12Ǔ16Ʋ20ž21bŗ38h
~rity	74 7e9Ǘǘ12Ķ25ľƶ35Ǝ
~riv	47 -27n-16u-12R-11qƜ-9irŋƧǧ-8HPń-7kpsFTĶŕ7ǋ9ơ10Ƅ11MŨ12Q13ažƂ18Şſ19Ŷ21Ű22N23ƙ24Ż27ż31ŵ34ŭů37ŪŲ38Ÿ40ǐ42Ž44ź45Ŵ49Ů56ų64Ź81ŷ
~riva	83 -9F9Ŋ11QƨƱ12ǀǣ18ơ
~rive	49 -23n-12u-10zƜ-9Ƨ-8ir-7qxƨ7QǛǩ8ǋ11Ƅ12Ũ13M15aŸžſ17Ū18Ų20Ş21Ŷ22ŰŽ24ƙ29Ŵ34Ů35ŵ37ůź38ŭŹ39ǐ51ų56ŷ
~rivi	63 -14ǩ-12ŋ-10R-8H-7nĶńŕ8t9Lų11ź12z18Ƃ22ŮŴ26Ų27ŪŽ29ż32NŸ35Ż37ŷ43Ź
~riz	89 -8Ǐ14ŸǞ16Ɵ
~rizo	89 -8Ǐ14ŸǞ16Ɵ
~rk>	45 -14ľ-13Ĺ-11ŝƗ-10wŮƤƩ-9ĸƵ-8nŐ-7kACMƒƞǂǥ7FŚ8BƌƷǁ9NǙ10T11I14ĺƦ15XǄǨ16Ǡ17Lŗŵ18ŴƝǑǔ19Ƹ20Ňƃ21JŰ22ƾ23ǐǚ24ǣ27S28ǩ31V32ů33ŭ35q38R41W42Ƨ45PQ50U
~rke	64 -9G-8ř-7D7k8BƓ9ķŔ10F12Y13ŭ15ņ18ŰƳ19H20Ǒ21ǜ25ǣ27ƒ29S31Ǉ
~rked	78 -10G-8D13Fķ16ŭ20ņ22Ű39S
~rker	69 -8ř-7Ǥ9B20Ƴ22Ǒ23ǜ27ǣ34Ǉ
~rket	80 7Ķ10Ɠ12Ŕ15Y26H35ƒ
~rki	68 -10Ǒ-9ƹǩ-8k10ż11SƎƠ14ŝ15Vń18hqŰ23Ķ25Ĺ27g34ǈ39P
~rkin	68 -10Ǒ-9ƹǩ-8k10ż11SƎƠ14ŝ15Vń18hqŰ23Ķ25Ĺ27g34ǈ39P
~rks	61 -12Ř-11Ǉ-8Qƶ8źǣ9k12M13ňŖƗ15ŝ16Ɯ21L22Ƒ23Ǒ25ǈ28Ɲ38Ŋ
~rks>	65 -12Ř-11Ǉ-9Q-8ƶ7Ư8ź10k13M14ňŖƗ16ŝ17Ɯ23L25Ǒ27ǈ41Ŋ
~rksh	71 11ǣ26Ƒ34Ɲ
~rl>	79 -14p8ǖ11v12ǃǤ14lǈ18w25u
~rld	86 10C12i14Ń17Ļ18d
~rld>	86 10C12i14Ń17Ļ18d
~rlf	86 -14Ʈ-11ǌ-8Ɓ20Ʒ27Ƣ
~rlfr	86 -14Ʈ-11ǌ-8Ɓ20Ʒ27Ƣ
~rls	82 -16d12vƷ16ǜ19p26u
~rls>	82 -16d12vƷ16ǜ19p26u
~rly	76 -9K9mL10Ů12R14Ĵ15Ǌ22Ÿ28T
~rly>	76 -9K9mL10Ů12R14Ĵ15Ǌ22Ÿ28T
~rm>	56 -9V-8Ɣ-7S7ĹǄǠ8mpWŅƥƶ9őŭƈ10aĺ12ń13ŕơ14Ɯ15ļ16BĽƵ23Ǒ35Ǝ38Ő40ƚ46Ʃ50ƭ52j
~rma	61 8ł9nĽ11ƻ12AĴǏǗ13ƾ16RĻƣ20ŭ22g23Ʃ
~rmal	64 8ł10n13ƾǏ14AĴ17R22ŭ
~rman	81 7h21ƣ30Ʃ31g
~rmat	81 9Ǖ12Ľ17Ǘ23Ļ
~rme	89 16ő29ǜ
~rmer	89 16ő29ǜ
~rmi	75 -10ţ7ŋ11ƌ16C17ǜ18Ÿ25ƻ36Ź
~rmin	87 -12ţ19C21ǜ29ƻ
~rmit	80 12ƌ19Ÿ38Ź
~rml	89 -7Ɲ33Ǔ
~rmle	89 -7Ɲ33Ǔ
~rms	76 -9ƹ7bŲ16Ǖ17cƎƘ18ń19ǩ29ƚ
~rms>	76 -9ƹ7bŲ16Ǖ17cƎƘ18ń19ǩ29ƚ
~rn>	61 -30Ŀ-12ǩ-10y-8ǥ-7ť7Vŉŧǧ9Űǆ10ABƟ11ņ12xţǙ13Ɛ14cmU18v19ľ22q26Ŏ27Ƒ28d31ŀ34T35l49p
~rna	75 8ǝ11aĸ12Y13Ŀ15ŉ20Ɗ25Ƌ38ƚ
~rnac	81 13Yĸ22Ɗ28Ƌ
~rnad	85 9ǝ15Ŀ44ƚ
~rne	63 -14ťǩ-7Ļżǉ7kvƔƲ8Ǖ10sĺƗ11BƖ12ĿŅƑǢ14cmƓ16ƪǝ17ſ18ņţ22Ź23ŀ29Ǚ32ƴ
~rned	66 -12ǩ-7Ļżǉ8vƔ9Ǖ11Ɨ12sŤ13ĿƑǢ15cm16Ɠ17ƪǝ19ţſ20ņ25ŀ34ƴ
~rner	80 -7Ť9Cū10k13Ő17ĺ30Ź
~rney	89 12Ʋ17BƖ
~rni	63 -7ƵǨ7qķĹŏǞ9adVƽǀǏǝ10ŕ11ƥǖ12T13Ǚ16RƮ18GƢ19i22ů28LŰ32Ɨ
~rnig	81 13Ǐ14ŕ16ǖ37Ű
~rnin	67 -7Ǩ8qĹŏǞ9ŀ10adƽǀǝ13T14Ǚ17R19Ʈ20i23ů31L
~rnit	80 13V16ƥ23GƢ29Ɨ
~rno	81 -9t-8Ń7iĻ10gL15ŌǊ16j48ǜ
~rnoo	83 -8Ń7Ļ11gL13i15Ō17j
~rns	82 -20ľ-13ŀ11Ƹ19q30Ź45Ŀ
~rns>	82 -20ľ-13ŀ11Ƹ19q30Ź45Ŀ
~ro>	83 11ǚ13ţ15ū18Ɛ25ř
~roa	71 -12R9Ŏ10yǦ11ǋ12ŝ17ǀǞ18Ə20ǟ21Ź22ŭ23Ɓ28D
~road	71 -12R9Ŏ10yǦ11ǋ12ŝ17ǀǞ18Ə20ǟ21Ź22ŭ23Ɓ28D
~rob	72 -9ƙ7ĹƸ8ŏŵ9sǜ10ƠƷ11ŋ12Ƽ14ƛ15LŜ16Ʃ17ŀ29ǩ
~robl	74 -9ƙ7ĹƸ8ŏŵ9s10ǜ11ŋ13Ƽ14ƛ15Ŝ16L18ŀ
~roc	78 -9Ɣ-7O7j10ƕ11X12ǜ15Ō16ǀ21ł30ŭ
~roce	82 -7O11X13ǜ15Ō24ł31ŭ
~rock	86 -10Ɣ8j11ƕ18ǀ
~rod	83 10Ɲ15Ǖ19Ʃ20ǡ24Ǆ
~rodu	83 10Ɲ15Ǖ19Ʃ20ǡ24Ǆ
~rof	80 9ņ10Ɛ16P28ǚ
~rofe	80 9ņ10Ɛ16P28ǚ
~rog	73 -7ơ8ļŽ9ţǌ10ǅ11Ǘ12ő13Ņ14ńŐ18Ǔ28Ǚ29ǥ
~rogr	74 8Ž9ļţ11ǅǗ12ő13Ņ14Ő15ń29Ǚ30ǥ
~rok	66 7ĸƼǌ8ŵƜǝ9ƥ10ƞ11ŨǞ12ƽǉ13ķ14Ŝ15Ř16Ǝ20Ɓ33Ť
~roke	66 7ĸƼǌ8ŵƜǝ9ƥ10ƞ11ŨǞ12ƽǉ13ķ14Ŝ15Ř16Ǝ20Ɓ33Ť
~rol	62 7ǂ10Ƙ11ǝ12tǈ13Ķ15ųǑ16Q18Ǡ21Ō23ź27W29Ƽ31Ǉ55ǉ
~rol>	87 13ǂ27Ƽ
~roll	63 -7ǈ10Ƽ11ǝ13Ķ15ųǑ17Q19Ǡ22Ō23ź28W32Ǉ56ǉ
~rom	48 -17Ĺ-13Q-12Tǧ-11hų-10ŵ-9Ɣ-8LŞ-7jzAōţƤƱƳǂǘǟǢǤǩ7Ŷƈƛƽ8IŲŸƚƟ9uŀŇƦƪǅǏ10kœũƅǍ11śŠǄǝ12ĺƄ13ŧƜƧƩǑ14rŤƏ15WķǊ16Ņǜ17ƻ18ĸŔŢǔ19ź20ǋ21Rơǒ22Ľ24ƙ25Ŝ30Ļ33l34Ŏ38Ǖ
~rom>	49 -18ǩ-14Ĺ-13Q-12Tǧ-11hų-10ŵ-9Ɣ-8LŞƳ-7jzAŒţƤƱǂǘǟǢǤ7Ŷƈƛƽ8ŲŸƚ9uIŀƟƦƪǅǏ10ŇœƅǍ11kśũǄ12Šǝ13ŧƄƧƩǑ14rƏƜ15WŤǊ16ķ17Ņƻǜ18ĸŔǔ19ŎŢ20źǋ22Rơǒ23Ľ25ƙ26Ŝ31Ļ34l39Ǖ
~romi	87 11Œ15d18ǩ29Ŏ
~ron	61 -11i-8Ŵ-7D7eƩ8jŤƜƤ9ǋǤ10K11qĺǌ12ĿƏ13ǜ14Cƣ15Ƈ17ņǩ20Ş22b24ĴŚǃ26Ŷǈ30ǚ
~rong	73 7ľ8b11Ǥ16Ŀǜ17Ť18C22ņ25Şǩ37ǚ
~roni	87 7Ɨ8Ƙ17K
~rono	87 26b
~ront	68 -7Ť7Ż8eƩ9Ɯ10j11ǋ13qĺǌ14Ə16ƣ18Ƈ23Ĵ27ǃ28Ś29ǈ
~roo	51 -15ť-13Ǟ-10ǌ-9Ǒ-8ű-7cvƘƣǩ7Pơǃ10Ɗ12hXŎ13ų14ǧ15Ɨ17şƜ21yƝ22Ƒ24ǒ30n31Ɔ34Ǆ36Ƅ41ƌ53Ƣ71Ɖ87ƈ
~roof	55 -16ť-11ǌ-7űƣǑ7Pǣ8ľńƪ12ơ14hŎ15ǧ19ş25Ƒ28n36ǒ38Ǆ40Ƅ79Ɖ95ƈ
~room	62 -14Ǟ-12ǒ-7Ƙ7ƃƠ9ƞ11ǃ13Ɗ17Xų20Ɨ23Ɯ28Ɲ38Ɔ56ƌ66Ƣ
~rop	61 -11Ɓ-10ǩ-9ǈ-8Ǟ-7ŐŗŴ7wǋ9ťƧ10ƽ12ĸ13Hś14žƑ15Ǧ16ǌ17Ÿ18V19ơ20DƗ25ķǆ28šƵ29ƀ36Ǣ
~rop>	75 -7ŴƂ11VǦ13ƽ16ś25ƀ27ǆ37Ƶ
~rope	66 -11Ɓ-9ǈ-7Ő8wǋ15HƑ16ž17ǌ19Ÿ20D21ơ22Ɨ29ķ41Ǣ
~ropp	79 -8Ǟ7I9Ǧ11ƂǨ13Vƀ30š
~ros	73 -10ǩ10Ŗů12ũǒ14œ18ǃǉ23ļ43Ǌ
~ross	75 -10ǩ-7Ǟ10Ŗů13ũ19ǉ24ļ44Ǌ
~rot	60 -10ŭ-7PƦ7nŁƏǨ8ƫ9AQŜƃ10Ņſƽ11ĹƳ12SĽǘ13wųƭ14Ŗ15ľ16Ķǃ17ŗ18ŏƲ21h26B28ķ
~rote	65 -7P7ũ8XƏ9qŴ10ƃ12Ŝſ13wĹƲ14ǘ15Ŗƭ17ľ19ŗ20ŏ33ķ
~roth	69 -10ŭ-8Ʀ7ŽƲ8nǆǑ9ŁƫǨ11Q12A13ŅƳ14ƽ17ų19ǃ22Ķ31B
~rou	44 -11HPŇƔ-10ĴǇ-9Ƭǟ-8qĻŏœŕŝǍ-7ǋǢ7zSVƁƣƥǁǘǦ8ķŬƞƦ9xŠƑƚ10ĺŐƎ11YŊũƳǉǥ12ĸńŧ13tCŗŤŮƱ14jƗƨƿ15ĵś16eƓ17nƮ18Tǖ19ƕ20ǀǜ21sŨ23ƍ24ŵ27ǎ30l31Ƨ48W
~roub	73 -10Ǉ-7n7Ƹ8Ʈ9ĵ10pƛ11Ĺƽ12t13Ƽ14Ş15ű23ǜ
~roug	49 -11Ɣ-9Qǩ-7PĴŏŕǟ7ĺļšƦƻǝ8zTŖǣǦ9ŵ10rSZƁƧ11śŬ12ķƗƚ13jŐǥ14nĸŊũŮƳ17YŤŧƮ18ŗ19ƨ21ǎ22ƕǖ23W26l29Ũ
~roun	56 -11H-8űƛǍ-7ǋ7uƕ8LWſƟƲ9nş10hlƎƱ11ƥǁǜ12ĵƊǎ13ƣ14TVƑ15ǉ16Š18ń20C21ŵ23Ɠ32s36ƍ
~roup	78 7Ʀ13x19Q33Ƨ41W
~rous	82 -7g10ś20a34ǀ
~rout	86 -11ƕ18M36e
~rov	78 9Ǆ13Ǣ16ŁŐ19ƌ23Bǟ25Ş
~rove	81 13Ǣ20ƌ24Bǟ26Ş
~row	58 -20H-9k7jű8Iǣ9Ƥǘ10y11Ʀ13ƭ14ŵ15Ƭ16Y19l20Ɯ21LƔ22v23ĸ24ų28ƕ36n41ƪ46Ǟ
~row>	60 -20H8Iűǣ9ƕƤǘ13Ʀ15ŵ17Y18Ƭ20l21Ǟ22L23Ɯ24ĸ26ųƪ31Ɣ
~rowe	87 -12Ɣ25ƪ29ƕ
~rowi	85 15Ǉ20y32Ǟ
~rown	82 -8Ǟ13j19ƭ26n28v
~rp>	87 16Ŷ19Ū30ǆ
~rpo	77 11Ť12ǃ17Ű19Q29ǆ
~rpor	78 11Ť12ǃ18Ű19Q29ǆ
~rpr	86 13ŏ19ǋ25Ǥ
~rpri	86 13ŏ19ǋ25Ǥ
~rra	86 11š36ŭ
~rran	87 36ŭ
~rre	57 -10ǧ-9w7ŹƔƵǜ8őŚŜ9Şǥ12ǒ13a14F17Eļ18ŗ21ŝ23Őŕǡ24G34ƪ38Œ40ŏ
~rrec	71 -10w7mp8nžƟƴ9dDŬƪǀ10Źǜ11ǅ15ŏ16Œ18a19F22E
~rren	60 -10ǧ7Ƶ9őŚŜ10ǥ11Ş13ǒ20ŗ23ŝ25ǡ26GŐ27Œŕ28ƪ30ŏ
~rri	59 -10S-9ǆ7rœŝŦŨ8ŜŞƫ9uWƙ10ǃ11ǩ12Ľ15ő16Ƒ19o26Ő28Ţ29Ŀ30f32ƚ
~rrib	89 9g10w12œŨ
~rric	80 -10Ŀ13ƙ44ƚ
~rrie	61 -10S7ǣ8rŝŞŦƚ9ƫ10W12Ľǩ16ő17Ƒ21o28Ő29Ţ30Ŀ31f
~rro	62 7ǒ8Ƭ9Iűǣ10Ƥǘ12ǚ13Ʀ15ŵ18Y23L26ĸų36ƪ
~rrow	63 7ǒ9IűƬǣ10Ƥǘ13Ʀ16ŵ18Y24L26ĸų37ƪ
~rru	86 -7ō21ǝ37N
~rrup	86 -7ō21ǝ37N
~rry	55 -17Ǧ-10Ɲ-8ǖ-7YŨ8bűŵžƺǐ10OŘƢƦ11Ƴǚǥ12aņ13fZ14şǏ16ŗ17Ƅ18Ųǒ25Ƃ26Ń27Ŀ28ǡ29ǌ30hſ
~rry>	56 -17Ǧ-10Ɲ-7YŨƃ7Ƙ8bűŵǐ9ƺ10OƢǩ11şƳǚ12aņ14fŗǏ18ŲƄǒ25ſ26Ƃ27Ń29Ŀ30ǌ31h34ǡ
~rryi	77 -9ǖ-8ǩ-7ǡ7ſ12ǥ13Ʀ15Řƃ18ž25Z
~rs>	37 -26Ő-23n-19d-16T-15ǩ-13P-12lDĴŁƪ-11CIJMŒŨƬƷǈǌ-10jWZřŜƮƳƺǡ-9krsQŕůǁ-8OYĿŀŃŌŮƑƟǊ-7yĽňŘſƶǢǤǦ7ĺŚƾǖǧ8oKľƃ9ŢűƇǒ10EŤƈƱ11bzVĵŶźƂƅƝƥƩƽǃ12UĶţŭơƨƲǍ13uŪżƐƓƕƖƙǞǣ15xǗ16fpžƊ17Ƌ18ť19Rőƿ20hm21ųƢƻ22ŵǆǏ24ƣ25ǎǐ28F29vA30Ǖ31Gǅǔ32Ǝƭ33Ÿ34SŴŷ43Ǒ
~rsa	81 -7Ʀ11Ļ16s19ŋ25Ʃ
~rsal	89 -7Ʀ28Ʃ
~rsat	86 11Ļ17s20ŋ
~rse	56 -12ő-9Ʈ-8ř-7Ĵƭ7AŠƾǣǨ8ƯƷ9ƀ10cƕƸǑ11V12Ǝ13SƁ14Ł15gQŘţ16U17ǉǕ18ō20HŦƢǇ21n25Ʀ27ǁ28P
~rse>	74 -15ő-7ǂ10qŇƸ11Q19S23U27P38ǁ
~rsea	89 10ǀ30Ǖ
~rsel	58 -9Ʈ-8ř-7ƭ7iQŠƐǣǨ8APƷƾ9Ưǂ10ƀƕǑ11cgV12Ǝ15Ł16Řţ18ǉ20ō21ŦƢǇ23nH27Ʀ
~rsh	83 10Š11Ƅ14o22ǆ
~rshi	85 10Š11Ƅ22ǆ
~rsi	78 10mx11ǃ12O14qŤ15y21S
~rsin	89 12m16q24S
~rsio	89 14O16Ť
~rsit	87 8Ʊ11x17y
~rso	63 -8W-7Ƭǥ7agŷ8Ŗǎ9fTƂ10hų12ƃ13Jǈ14ľł16Ŋ17ņ18ŭ21A22Ǩ26Ɨ28Ŝ33M
~rson	63 -8W-7Ƭǥ7agŷ8Ŗǎ9fTƂ10hų12ƃ13Jǈ14ľł16Ŋ17ņ18ŭ21A22Ǩ26Ɨ28Ŝ33M
~rst	56 -10ĸ-9ǌ-8ƀ-7ŷǑ7wSŨŶƽǅǤ8růƨǩ9eżžǜ10Š11ŞƲ13YŚƛ14Ńŕ16xƫ17aŇ18Ŗ19oœƅ20A21ŏ22ň23ń24Ɩ28Ŀ32Ř
~rst>	57 -10ĸ-8ǌ-7ŷǑ7wGSųƠǅǤ8ŨŶ9ƨ10eŠžǜ13Ş14YŃŕƛ15Ś16ƫǩ17xŇ18a19oƅƖ20œ21A22ŏ23ń29Ŀ33Ř
~rsta	78 -10s-9ƀǩ10rŀǞ11Ļũ12ƽ13Ţż16ů32Ŗ36ň
~rt>	48 -13Ƴǜ-12rL-11Ŗ-10yŠ-9ť-8IPĹŎŝƤǔǝ-7cjkŒœŵƵǎ7ľŕŰŻ8QX9zƋƱǂ10EĵŀőŞŹƽ11lĸĿƩǅ12RřƮ13źƍ14dōƎƜƧǟǩ17ţǚ18Ń19ƘǙ20Ƅ22SŲ23Dž24U25Ǉ26C27Vƃ31Ƽ33ň34Ť35ǧ40ǣ
~rta	70 8Ō9MT10ƶ12Ƴ14ōƱ15eXǩ25ľ27Ƨ
~rtab	76 -8ǩ9Ō10MT13Ƴ16X17e31Ƨ
~rtan	78 11ƶ15ō16Ʊ30ľ
~rte	69 -12Q-8K-7t9S10Ń11ƦƬ13Ƙ14ĴƝ17ƽ18x19ĺŌ20œǅ26Ʊ28O
~rted	73 -13Q10S11x15Ɲ18ƽ21ĺŌœ22ǅ28Ʊ
~rter	82 -9K14ƦƬ15Ń16Ƙ18Ĵ33O
~rtg	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~rtga	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~rth	56 -12Ɖ-11Ǣ-10Ū-9Ɣ-8Ŏ-7Oƚ7ŢƀƁ9ƥ10jų12ŜƐƑ13D14ǝ15T16c17Ǐ20k21ǩ22Ɨ30v33pĻƘ38ƒ41ķű43d
~rth>	59 -12ƉǢ-11Ū-9ŎƔ-8ƚ-7O7CƁ8Ţƀ10ƥ11jų13ƐƑ14vD15ǝ16pT17d18Ǐ22k24Ɨǩ35ĻƘ41ƒ43ķ44ű
~rthd	69 8Ǘ16Ŝ21v22p26c33d
~rti	60 -10Ɓ8j9t10ǃ12ơ13ķ15Š16źǌ17Ō18ǆ19ŏ20Ɯǒ21ŭ22T26cǧ
~rtie	83 -13Ɓ15ơ18ķ30Ɯ39c
~rtif	64 11ǃ19źǌ22ǒ28ǧ
~rtin	80 7m8Ÿ11j13t23Ō26ŏ
~rtm	59 -10ǧ-9ƛ-8Ɲ-7HƄ7Ǝ9Ű11ƞ13G14Ɯ15Ǎ16Fƥ18ơ19DŤ20Ɨ22Ơ23ƏƢ25Ƥ32ƣ
~rtme	59 -10ǧ-9ƛ-8Ɲ-7HƄ7Ǝ9Ű11ƞ13G14Ɯ15Ǎ16Fƥ18ơ19DŤ20Ɨ22Ơ23ƏƢ25Ƥ32ƣ
~rtn	68 -20d-12Ƹ-11Q-10ş-8PŐŮ-7Ũ11s13rŁ19Ʒ23tŴǨ24Ǡ25q26ǂ29ƨ30ǆ31o33p
~rtne	68 -20d-12Ƹ-11Q-10ş-8PŐŮ-7Ũ11s13rŁ19Ʒ23tŴǨ24Ǡ25q26ǂ29ƨ30ǆ31o33p
~rts	73 8ţ10ū11ŕ12ơ16ŵ18Ǒ21lǀ23g36ǒ
~rts>	73 8ţ10ū11ŕ12ơ16ŵ18Ǒ21lǀ23g36ǒ
~rty	65 -9ǈ8Ɣ9ş10ư12HķŐ14ž15Ƒơ17ņ19ǌ20Ɯ21D22Ɨ25P42Ǣ
~rty>	65 -9ǈ8Ɣ9ş10ư12HķŐ14ž15Ƒơ17ņ19ǌ20Ɯ21D22Ɨ25P42Ǣ
~ruc	58 -13Ǆ-11Ɣ-10ŗƂ-9RƩ-7UŞŷ7Ǎ8ƁǏǟ9Ʀ10Ǜǩ12QĹŵǋ14S15ƇƑ20Ū22ƅǦ23Ə24ŭ25Ɠ26Ŭ27Z29ų34Ŷ35Ŵ38ǐ
~ruck	61 -12Ɣ-11Ƃ-8PRƩ-7UŞŷŸǩ7Űű8ƁǞ9ƦǏ10Ǜ13QĹŵ14ǋ15S21Ū24Ǧ25Ə26ŭ28Ŭ29Z31ų36Ŷ39Ŵ40ǐ
~ruct	73 -10Ǆ-9ŗ8ǆ10Ǎ12ǟ14P21ǩ22Ƒ24Ƈ30ƅ33Ɠ
~rud	89 11Ʃ13ƴ15c
~rude	89 11Ʃ13ƴ15c
~rue	86 -7Ţ13ŧ15c18ł22Ŏ
~rue>	86 -7Ţ13ŧ15c18ł22Ŏ
~rug	80 -8Ņ15ŧ31ƻ51ƿ
~rug>	89 -9Ņ16ƿ18ŧ25ƻ
~rugs	83 9ƻ38ƿ
~rui	89 10Ǖ27t28ƛ
~rul	86 12c16Ǚ25L
~rule	87 16Ǚ26L
~rum	78 28Ƙ
~rume	78 28Ƙ
~run	55 -9RŃ-8ǔ7qŅƦưǉ8uňƧƼ9ĿţǄǗ10hĵ11ŦŴƩǥ12ơǟ13ńūǝ18eſ19O21ǐ22ǈ23A24Ɲǎ25Ƭ28ŕ35ƽ38Ǩ42Œ47ű
~run>	58 -16R-8Ńǔ7ķƓ8pŝưǋ9Ņň10ŒŕƧǄ11ĵţǗ13nŦǥ14ū20eűƩ22Oſ23ǐ26ƽǎ28AƬ31Ɲ33Ǩ
~runn	71 -10Ū7fR8ŋǨǩ9k10Ŷ11Ő12qƼ13uĿű14Œ15h16Ŵ19ń21ǝǟ
~runs	77 -13n-9ž11ǉ16ƽ18ơ26ŕ28ǈ31Œ39ű
~rup	80 -7ō20ǝ26ĵ34N
~rupt	80 -7ō20ǝ26ĵ34N
~rus	71 -17i8s9ű11Ń12Ş13ņ14ƫ15Ŏ17ŀ31A35O44Ʋ
~rush	89 -21i-7ĺ11s14Ń44O
~rust	73 9ű12Ş13ņ14ƫ17ŀŎ32A46Ʋ
~rve	77 7Ƽǀ9ųǗ10f12ǔ42Ǜ
~rve>	80 8ǀ13ǔ37Ǜ
~rvi	67 -7ǔ7Ş9xŢƕ11ŝǝǞ12Ə13ţ14C17Ŝ19űư22ľ26i37Ǆ
~rvic	69 -7ǔ7Ş10Ţƕ11ŝ12Ə13ţǞ17Ŝ19ư20ű23ľ38Ǆ
~rviv	85 13x14ǝ34i
~rvo	86 15ǀ34Ŀ
~rvou	86 15ǀ34Ŀ
~rwa	77 -11ǩ-7ƽ8Ũ9Ƴ11Ŏ14ŀ23ũ26Ō33ś
~rwar	77 -11ǩ-7ƽ8Ũ9Ƴ11Ŏ14ŀ23ũ26Ō33ś
~rwi	87 10ǂ12v15Ƹ
~rwis	87 10ǂ12v15Ƹ
~rwo	78 -7ĻƵ10ś11ǃ12i16o18Ǡ20Ś21J
~rwor	78 -7ĻƵ10ś11ǃ12i16o18Ǡ20Ś21J
~rwr	83 10eŤƈ11n16ǀ20ũ
~rwri	83 10eŤƈ11n16ǀ20ũ
~ry>	44 -15Ǧ-13N-9Yŧ-8dƥ-7gXĹŎƜǖ7aCōţƄƮǉǥ8DSWńŔŴŽƩƸ9fI10ƾǢ11lLŗŨƻ12Zǘ13ņ14ƊƝǛ15ĽĿƼǙ16žƦƫ17ſ18Ń19Ƃǌ22ƆƘƽ24Ūů27hư28Ť32ǡ33ǒ36T
~ryb	67 -7Ŗ7AŁŎ8żžǗ9œŲƖƢ10ŨŰǩ11K13ǅ15ķŷǈ16n17Ƭ19ľ
~rybo	67 -7Ŗ7AŁŎ8żžǗ9œŲƖƢ10ŨŰǩ11K13ǅ15ķŷǈ16n17Ƭ19ľ
~rye	89 -8ǜ28Ǜǩ
~ryer	89 -8ǜ28Ǜǩ
~ryi	74 -12ǩ-9ǖ-7ǡ7Ńſ9Ǟ11Ůǥ12Ʀ13ƃ15PŘ17ž18Ǜ24Z
~ryin	74 -12ǩ-9ǖ-7ǡ7Ńſ9Ǟ11Ůǥ12Ʀ13ƃ15PŘ17ž18Ǜ24Z
~ryo	89 12Ž18ŷ
~ryon	89 12Ž18ŷ
~ryt	65 -7ƚ7wƶ9AŝƻǑǦ10KŘƬ12UĿ13ǄǖǢ14Ļ15Ưǐ19ō25ş26i28ķƗ
~ryth	65 -7ƚ7wƶ9AŝƻǑǦ10KŘƬ12UĿ13ǄǖǢ14Ļ15Ưǐ19ō25ş26i28ķƗ
~ryw	86 -11ǧ12ƞ14Ź17ǘ18Ǆǒ
~sa>	85 12z14ǋ18e24CZ
~sab	81 -11Ʀ15ňƯ27ş34W
~sabi	83 -11Ʀ27ş35W
~saf	67 9N12Ľ15Ƙ29Ž30Ǝ57Ǚ
~safe	67 9N12Ľ15Ƙ29Ž30Ǝ57Ǚ
~sag	86 15ŭ16Ĺ28K
~sage	86 15ŭ16Ĺ28K
~sai	63 -7RŐœ7ĵĺ8prMSŊŬƝǔ9duņ10ftŎŲǜ11ŝǅǚ12Oƅ13Vƥ14G16HŔƶ17c19qy20B28ƴ
~said	63 -7RŐœ7ĵĺ8pqrMŊŬƝǔ9duSņ10ŎŲǜ11ftŝǅǚ12Oƅ13ƥ14GV16Ŕƶ17cH19y21B28ƴ
~sal	62 -13Ł-11Ǔ-10tD-7Ƭ7Ƙǔ8ǍǨ9Ɨ10ƧǕ11Ǡ12ǋ13űƦ14Ʈ15ǈ16Wǉ18ǃ19ƩǛ21T22ǟ24ǖ29ņƒ56Ǌ
~sal>	87 -7Ʀ11Ƙ27Ʃ
~sala	78 14Ƨ19Ʈ23WƦ29ǉ33T
~sale	66 -11Ǔ-8ǉ-7Ƭ9ǔǨ11ƗǕ12Ǡ21Ǜ27ǖ31ņ32ƒ62Ǌ
~salo	86 -16Ł-13tD12Ǎ18ǋ22ǈ25ǃ32ǟ
~sam	63 -11H-10Ƹ-9ǅ-7LŐ7DŗǍǜǥ8ŜǞǠ9łŘŰ10ƇǇ11ņƓǁ12oǂ13ż14k16IƖ18ŶƩ21ş22Ŵ25ũ32S35p
~same	63 -11H-10Ƹ-9ǅ-7LŐ7DŗǍǜǥ8ŜǞǠ9ŘŰ10łƇǇ11ņƓ12oǂ13ż14k16IƖ18ŶƩ21ş22Ŵ25ũ32S35p
~sat	75 9ƚ10Ļ12Ʈ14s15ŧ17ŋ18Ŗ20ǣ23ŝ
~sat>	85 10ƚ14Ʈ22Ŗ
~sati	79 10Ļ15s16ŧ18ŋ21ǣ24ŝ
~sav	61 -12y-9Ŏ7ź8ƳƵ10Ǘǩ11ķŋ13w14Ļ19Ĺ21Ʊ25Ĵ40Ţ45Ř64Y
~save	73 -11Ŏ-8ķ8Ž9ź10Ƶ12Ǘ13ŋ24Ĺ25Ř29Y30Ĵ36Ţ
~savi	64 -12y9Ƴ10ĻŢ13ǩ19ķƱ25Ř42Y
~saw	78 8ƫ10f11ŧƚ12Ǚ13t14Ũ16j17C22ƾ
~saw>	79 8ƫ10f11ƚ12ŧ14tŨ16j17C22ƾ
~say	49 -16Ŀ-15Ŧ-14Ʒ-13Ɯ-10oĻ-9Ũ-8AĹżƢƮ-7PĺŢŪƗǌ7XƾǃǑ8łōƨƵ9ĵţƝǢ10Ŗǚ11NŇŊƅ12ŋƼ13Q14Bŝ15ŌŔƴǧ16ŀƈ17ū18ňř20Œǩ21Ƹ24ŗƺ26T27Ś28Ł31Ů35ơ41b50r
~say>	51 -20ž-16aĿ-14ŦƷ-11oq-9Ļ-8AżƮ-7cxŨŪƜƢ7wŖřƣƤǂǃǄǘ8XňƨƾǑ9łōţƝƵ10ĵǚ12Ŋ13ŋƼ14Ƹ15BQŚŝ16ƴǧ17ŌŔƈ18ŀŇū19Ů22Œơǩ23ŗ25b27ƺ30TŁ53r
~sayi	80 -9Ň7Ŏ9oW10N12ňƸ13ĸ30b
~says	72 -13ǌ-9Ɯ-8w7ļƪǢ9cƩ10q11FV16ř17ƅ18aŚ19Ů20ž21ơ
~sba	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15Ƴ18n19f20ż24ŴƷ30t32pǂ33rs34ƨ35q39o
~sban	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15Ƴ18n19f20ż24ŴƷ30t32pǂ33rs34ƨ35q39o
~sca	67 -10Ƶ-8ǩ7Ťť8Ţ10V11şƣ13Ņ15ǁ17Cł19Ǆ24ś29ƺ47Ũ57Ŀ65ǘ
~scal	81 7ĿŇ9w22ł23C37ƺ
~scam	87 -7Ǚ82ǘ
~scan	87 -12Ƶ10ſ33ś
~scar	74 9Ť10Ţ11V12ƣ15Ņ17ǁ57ĿŨ
~sch	60 7Ƅ8vƢƶ9yQǔ10KŻǦ11qSƘ12ŭ16Ǔ20lR26x30Ʊ31ź43m
~sche	82 9Ǣ16Ƙ28R
~scho	61 7Ƅ8vƢƶ9yQǔ10KŻǦ11qS12ŭ16Ǔ21l26x31źƱ44m
~sco	67 -12W8ľ10ǩ11ő12ş13Z14ź15I16Q18Ǖ29Ž42ĵ
~scor	77 17Ž49ĵ
~scou	73 -13W9ľ13őşǩ16źŽ17Q
~scr	70 -8ƿ7Ǎ8DŏśƓƮƸǜ15a27Ɣƕ38ƻ
~scra	86 8m10ƓƮ11ŏ
~scri	77 -9ƿ7ƣ8ƸǍ10ǜ43ƻ
~scro	82 31Ɣ33ƕ
~scu	78 9Ɓ10ƺ20h23r47ǀ
~scub	83 50ǀ
~scui	87 11Ɓƺ23h
~se>	33 -26ŗ-17Ŧ-16Ũƫ-15Ǎ-14ƦƬ-13űǗ-12SľŅŏŬǦ-11KYĴŃśŧ-10RXŊř-9xĹŖŜŶƪƾǃ-8pOTWļǅǔǜ-7vCLĶŌŕũŮƃưƵƶǄǣ7GƈƩƺƻǎ8chQŝŪƌǖ9MĸŔůƚƛǙ10wPĵŀŐŚƉƊǐ11qJǕ12atƯ13ňƟơƮ14nsƇƏƓƝ15dŎ16fŲǝ17IŸŽƕ18łŷƣǇǑǤ19DōŹ20UœŭƜƷƿ21Š22HZƎƙǁ23Ɔ24Ƒ25ǂ26ǋǩ27Ɣ28ƞƤ29ń30Ł32ş34ƅ36F39ǌ43Ƣ45ķ49ƒ
~sea	72 -15h-10jǇ8Uǀ9Ż11Ɵƽ13x14Ɖƚ15Ɯ18ǟ23Ǖ38ǎ42ǋ
~seas	74 -11j8ǀ9U12Ɵƽ14x15ƚƜ19ǟ24Ǖ40ǎ
~sec	63 -8Ŏ7dŕƖǘ8Ǘ9ĶŇŊǌ10AĻ11Iƶǩ12ǋ13pľũƔ15Ō17y19Ǟ27NƟ28Ǝ29Ŵ
~seco	66 -8Ŏ7ŕƖ8dŊ10AŇ11Ļ13IƔǋǩ14pũ15ľ16Ō19y21Ǟ29NƟ30Ŵ
~secu	76 7e10ǘ11Ǘ12Ķ36Ǝ
~sed	56 -9Ĵǘ-8şůƒǢ-7XńŐƤ7ŏŗŹƍƕƼ8gzƦ9iĵŪƀǋ10ƖƲƴ11r12Ʒ13Ŕ15ŸƗ18lŭŽƘ20Ƴ21ōǎ23ŝ26š29Ŵ31ŷ35ǝ36œ
~sed>	56 -9Ĵǘ-8şŪůƒǢ-7XńŐƤ7ŏŗŹƍƕƼ8gzƦ9ǋ10iĵƖƲƴ11r12Ʒ13Ŕ15ŸƗ18lŭŽƘ20Ƴ21ōǎ23ŝ26š29Ŵ31ŷ35ǝ37œ
~see	60 -16J-14Ƙ-9Ũ-8nĺǅ-7ǔ7ŎŴŸŽ8ūƿ9Ɖ10vźƊ11Ə12ĿţƛƝ13t14ŭ15Eǩ16ǂ17ĽŊƄ18řƳǞ19yļ20Œǒ21Ʋ22H27ƾ28ň30V
~see>	61 -16J-14Ƙ-11ǩ-8ĺǅ7ŴŸŽƛ8Ŏū9ƂƉƿ10vƲ11źƊƏ12ţ13ĿŒ16EƝ17Ŋǂ18ĽřƄǞ20yļ23H27ƾ29ň31V
~seen	80 -10Ũ7ǥ8Ķ9ƛ10Œ18t20Ƴ25ǒ35ǩ
~seh	68 -12ų-10Ǌ-9Ǉ14Ū19Ʈ25n28T29ŷ
~seho	68 -12ų-10Ǌ-9Ǉ14Ū19Ʈ25n28T29ŷ
~sel	53 -13ŗ-11Ʈ-10ķ-9r-8ƭ-7ĺĻřƿ7txƘƻƾǚ8VƀǑ9c10ƎƩ11C12Ɠ13ŁŘţ15ō16Ǉǉ18AQŦ19gnƢ20Ʀ25ƕ26ƒ29Ǟ30ǔ31Ɲ32Ʒ42Ǩ50H
~self	57 -10ķŗƮ-8řƭ7PŠŶƐǂǢǣ8tAƘƯƾ9ƀƓƻǚ10VƕǑ11c12Ǝ13C15Łţ18ōƷǇǉ20Ŧ21nHQƢ23gƦ
~sell	66 -8ƿ-7ĺĻ7Ǜ8ƁǕ14Ʃ19Ʒ20ƕ35ƒ37H39ǔ42Ǟ44Ǩ45Ɲ
~selv	78 10Ō13x23Ř
~sem	64 11Ɯ13Ɲ18Ɓƥ23ƛ51Ɗ
~seme	64 11Ɯ13Ɲ18Ɓƥ23ƛ51Ɗ
~sen	58 -22Ś-19Ĵ-16ơ-11ǈ-10ǩ-7ŨŸǒǠǥ7hŜƔǜ8Ō9Ĺŋŝƪ10sNšƃ11o16ƕǘ17K18Z19ŲƎ26ǧ28Ő30ǌ33ļ37ň38J43Ľ52ś
~send	63 -16ơ-14Ĵ-11Ś-10ǈ7ǁǘ8ļƄƔ10Ō11Ŝƪ13oK18ƕ22Z25J28Ő29ǧ36ǌ57ś
~seng	83 -9ǥ-8Ÿ11h13ǀ19ƃ28Ų
~sens	77 -7Ĵ7ĵ18s26Ǝ53ň
~sent	72 -15Ś8ŞƸ10ǜ12ŝ13Ĺŋǘ15Nš19J32ļ47Ľ
~sep	80 7f16ş27Ƙ30Ř
~sepa	80 7f16ş27Ƙ30Ř
~ser	63 7fAų8ŢƐƕ9ŝƺ10ţƏǞ11ƽǂ12C13Ƽ14Ŝ17ľűư21X30Ǜ33Ǆ
~ser>	82 7Ơ9L13ƺ14Œ17C19A29X
~seri	85 7ū13Ǐ15ƽǂ19Ƽ
~serv	66 7ųǗ8f9Ţƕ10ŝ11Ə12Ǟ13ţ15Ŝ18űư20ľ32Ǜ35Ǆ
~ses	64 -13d-12Ƣ-11Ŵǡ-9wP-8cƝ7Ɓ9qYƅƣǊ10řƛƽ11xǌ12ƒ13FǄǔ14Ƽ15TưǗ19Ǔ21Ƌ22ƖǙ24o25p32ţ34ų
~ses>	64 -12dƢ-11Ŵǡ-9w-8cPƝ7Ɓ9qYƅƣ10řƛƽǊ11xǌ12ƒ13FǄǔ14Ƽ15TưǗ19Ǔ21Ƌ22Ǚ24o25p32ţ34ų
~set	61 -15ŀ-13Ƥ-11j-9ǃ-8ǟ-7ž7łŉƄƬ9Ŧŧ10L11A12ŗŨ13ţ14Œ17Ĵ19T20ƞ21ǝ24Y26Ɩ28Š32ư33Ţ37ǆ39ĺ41ķ
~set>	64 -13Ƥ-9ǃǟ-8j-7ž7Ŵ8ŉƄƬ11L12Aŗ13Ũ14ţ16Ɩ17ķ18Ĵ21T23ǝ26Y30ĺ31Š34ư35Ţ39ǆ
~sets	86 10ĺ36ķ
~sett	79 -17ŀ9G10Ń13Ɩ14Ŧŧ15ł26Œ29ƞ
~sew	86 38ƛ
~sewe	86 38ƛ
~sfi	89 18ŧ27ŝ
~sfie	89 18ŧ27ŝ
~sgi	86 11ǜ33k
~sgiv	86 11ǜ33k
~sh>	58 -15i-10ŰƮ-9Ǉ-8řǐ-7aĺ7hłŌōŤžƉƌ8ǁ9Ǆ10oƤ11Ľŏ13gmŃŞū14YĻ16żǛ18ǩ20Ů21ƃ27O34Ƶ39Ųƪ53ǖ
~sha	63 -10F-7ƈ7ĵ8MƄƫǈǔ9TŌŶǓ11ǩ12Q14Ǚ15ƠƬǆ16nų17ŊƉ18ŘǍ23Ũ26Ƹ31űŲ38Ƣ
~shak	87 14MǓ35Ũ
~shal	85 22ŌƬ33ǩ
~sham	87 7Ƽ8F12Ƅ16ǈ
~shap	74 -8ƈ9ĵ21Ɖ32Ƹ39ű
~shar	71 -18F-12ǩ10ƫǔ11Ŷ12T17ǆ18ų19nƠ20Ŋ21Ǎ22Ř36Ų43Ƣ
~she	51 -22Ƹ-17Ū-15ǩ-13ƹ-12Ǉ-9ciwWĶƱƼ-8dǏ-7LMVĹōŰŵ7UŚŧǜ8y9ŅƢ10fBƅ11Ɲ12ų13głƪƫ14Ŷ15ņƎǈ16pż17Ɗ20Ƴ21ư23ƨ26xƛ27Ŵ29Ʈ32o33sǂ36t37q39źƑ42v48r51Ʒ
~she>	56 -24Ƹ-18Ū-14ƹ-13ǩ-12Ǉ-10w-9iWƼ-8cdĶƱ-7ĹŇ7ů8Uŧ9ǜ10y11ƅƢ13B14ų15ƫ17Ŷ18ǈ19p24Ƴ27ƨ30x32Ʒ33ŴƮ36o38sźǂ41t42q49v54r
~shed	67 -7Ǐ7Y8ƌƖǝ9ǡ10mHƝ11ĺ15ņ21ƪ25Ɗ28Ʒ56Ƒ
~shee	75 11fǣ12u14Ś24ł
~sher	79 11Ż27Ǝ30g44ƛ
~shes	85 -7Ż31ż38ư
~shi	61 7Ƅƛ8UǕ10Ɨ11Ɓ12ƍǅ15ǆ17ū19ǎ23j24Ţ29ǘ32Y34R35ƈ39Ɖ
~shie	86 -10ƚ11ű17Ɓ26ū
~shif	83 8Ǉ12U26ǎ48R
~shin	69 9ƛ11ƚ12Ɨ14ƍ15ǅ27j34ǘ40ƈ45Ɖ
~shio	86 47Y
~ship	73 7ƫ8Š9Ƅ11Ǖǝ19ǆ31Ţ
~sho	47 -23ơ-19r-16Ƥ-15ŀŉ-14iũƣ-11SƷ-10ŏŸ-9tƼ-8xYŬƢ-7oqTķŦŪůƒƳ7yIOUǞǢǩ8ŋ9LƬ10kuōƱƶƺǁǏ11ghXƑƻǔ12ĺŊŠƁƸ13ŧŽǡ14ǈǖ15JĴǨ16fsĽƭǅǍ17KňśŨ18ƄƘǧ19MNŵ20Ŏ21ńǟǠǥ22aŌ23ǃ25Ɨ26ǋ30ǌ37Ɲ
~shoe	89 14Ś16Ǡ22ƺ
~shoo	78 -9ŷ-7Ÿ10h11c18aƗ19J22ś
~shop	56 -26D-23ơ-15ƣ-14iƤ-11Sŀ-10ŏ-9ǩ-8tx-7ůƢ7Xļ9ǐ10ǄǠ11y12UǞǢ14ƗǏ16Ƒǔ17gŠƁ18ĺ19ǖǨ21Ǎ22ǅ24Mǈ27ǥ28ńǟ31ǃ33ŵ34ǋ37ǌ49Ɲ
~shor	85 12Ɯ15Ť16W22k26Ʈ
~shot	83 10ś13Ƙ18ǁ24ƻ28Ž
~shou	56 -18r-16ŉ-11ũ-9Ʈ-8Ƽ-7Ŭ7Ǩǩ8Iǂ9ĽƄ10hO11ŋ12Ŏ13Lŷ14uMƬƱ15ƶƸ16ō18ŧ20DĴƘ21af22ǧ23ƭ24ň25KN26s32Ō
~show	68 8ţ9Ņǒ10Ţ12nBƾ13Xŗ14d15ǩ17ĽŎƄ23ǡ25Ŋť
~shu	72 -7Ĵƙ9Ɵ10ƚ14ũ20ŋ22ǎ35ƛ59ǝ
~shut	72 -7Ĵƙ9Ɵ10ƚ14ũ20ŋ22ǎ35ƛ59ǝ
~sib	87 9ǌ19ƽ
~sibl	87 9ǌ19ƽ
~sic	70 -12Ǆ-9Ʈ7Ŀ10ņ11Ň12x15W18ƀ20Ƹ21ǁ24ƽ26Ǜ28Ǩ30ǩ37ƾ
~sica	78 12ņ21ƀ24Ƹǁ28ƾ
~sick	78 -9Ʈ7ƾ8Ŀ14x16W27ƽ30Ǜ31Ǩ
~sid	52 -15Ƹ-10Ň-8SUƯǏ-7MŨŶŻǉǞ7Ķǀǈ8ŔƌƵƽǄ9GŴǛ10łūǇ11qTZœŧŰ12gnCƉƣ13ķŲƗǂ14Ǎǩ16j19Y20ư21ƝƥǢ23u26ƁǠ28Ʀ39Ƈ
~side	53 -15Ƹ-10Ň-8SUƯǏ-7MŨŶŻǉǞ7ĶƏƱǀǈ8ŔƌƵƽ9GǛ10ŴǄǇ11TZłœŧū12nqCŰƣ13gķƉƗ14Ųǂǩ15Ǎ16j19Ƈ20Y21ƝưǢ22ƥ23u27ƁǠ29Ʀ
~sidi	82 51Ƈ
~sie	78 8ś18M19ǃ23K37ǎ
~sies	80 9ś20ǃ25K38ǎ
~sig	60 -9ƑƯ8Ľǉ9WœŖƢƨ10I11Z12yƒǩ13QƱǠ15J16Ʋ18ő21Ǔ24Ŏ25ǃ30Ɩ34Ł35ǚ39Ō
~sign	60 -9ƑƯ8Ľǉ9WœƢƨ10IŖ11Z12ƒǩ13QƱǠ15J16Ʋ18ő22Ǔ25Ŏǃ30Ɩ34Ł35ǚ39Ō
~sim	86 13Ļ19Ǝ25ư
~simp	86 13Ļ19Ǝ25ư
~sin	44 -23ŌƂ-16D-11ĺƿ-10ŪƷƽ-9ƗƢ-8ŇŝƬ-7eHņŵ7PťŹơ8nJƆ9tAǎ10ŘŨŬƘǛ11dƙ12ƕǜ13Ǡ14iĸƻ15FőŞǐǔǢ16Ǧ17f18Sǝ19Ŏƹ20Ɲǡ22Ǌ24ǋ26ǃǨ27ŭǄ28ň29ǆǩ31ǥ34Ǟ35ũ36Ɩ37ǅǟ
~sin>	73 -14ƽ7D9ŔƉǜ10ŜŷǨ12Aũ13ơ19n20S21Ɩ22Ũ
~sinc	59 -10ǩ-9Ŗ-8ņ-7ŐŜŞ7ƓƸƼ8ƣ10P11Gţƪ12BŹ15ŗƹ17ť21tǟ22ǅ27i33S35ő37Ǟ41ũ
~sine	51 -26Ƃ-11D-9Gĺ-8Ū-7tƗƷ7ǩ8ǘ9Ǒ12M13Aǎ14Ǜ16Ǡ19Ǣ21ǔǦ22Ŏǐ23ŭǆ24ǝǨ27ǅǞǟ28ƝǊǡ30ǋ31ǃ34Ǆ39ǥ
~sing	61 -30Ō-15D-11őƿ-9Ƣ-8e-7Ļ8u9Ƴ10qƄ11Ŗ12ŭƹǜ13JƆǆ16Ŭ17ŘƘƙ18d20ƕ27f28F30Ş36Ɩ43ň50ǩ
~sink	87 7ƌ19ƛ37ĸ
~sio	60 -14Ř-12Ƶ-9ǩ7łņƐ8gOT9Pű10Ť11ŖţƼ13Ň16Ʒ17Ń20ż21ŁƖ37Ķǚ43ƀ
~sion	60 -14Ř-12Ƶ-9ǩ7łņƐ8gOT9Pű10Ť11ŖţƼ13Ň16Ʒ17Ń20ż21ŁƖ37Ķǚ43ƀ
~sis	69 -33ǌ-14ǃ-7Ƴ7Ƥ8Ǥ9ŷ13U15zƁƷ21Ư23B35ơ40ƽ49A
~sist	69 -33ǌ-14ǃ7ŅƤ8Ǥ9ŷ13U15zƁƷ21Ư24B27ƽ35ơ49A
~sit	59 -15Ş-14ǩ-10ƽ-8XƮ-7őŔ7zDN8Vǈ9yFSY10Ƙƙ11ĵǐǦ14ƥǁ17Ķ18ƇǛ19Ű20Ĺ21ƾ22Ɲ25ļ27nŴ28M29Ɵ32Ɯ59ŀ
~sit>	71 7łŰ8sL10N11M13ƙǛ15Ĺ16ǐ17Ɲ18Ŵǁ22ŀ25Ƈ27ƾ
~sita	85 -12ǩ46ŀ
~site	77 9ń10ĽǦ11ĹǛ18Ŵ20ƥ34ļ
~siti	81 -9ő7Ʊ8ż14V15ǈ17S23Ɯ
~sits	87 -9Ʈ12D22Ű28Ɵ
~sitt	72 -15Ş-8X9rH10Ś11jƝ13Y14ĵƘ15Ɵ16ŀ22Ķ23n25M
~situ	86 -12ƽ11Ǩ13zŹ15n16F
~sity	89 11x18y
~siv	74 7Ǐ8ź12ǣ13Ņő14X15ń16ŐƗ22Ƙ31ƀ
~sive	74 7Ǐ8ź12ǣ13Ņő14X15ń16ŐƗ22Ƙ31ƀ
~siz	79 -12Ƶ-7YŔ7Ʒ8r11œ26Ɔ30Ƭ42H
~size	80 -7YŔ7Ʒ9r11Ǟ12œ22H26Ɔ32Ƭ
~sk>	57 -10ƏǏ-8ĻǍ7Ƨ8aĵ9ķšƝơ10uƇ13A14ƙ20P22Ĺ23Ǔ24ũ28Łƿ30Ŋ31c45ŉ
~ske	72 -12Ĺ-8ŷ-7ŸƄǩ8ǔ9ž10ŉō11p12ń15aŔƕǒ17ǧ19Ǧ23ŀ
~sked	72 -10Ĺ-8ŷ-7ŸƄ9ž10ŉō11p12ń15aŔƕǒ18ǧ19Ǧ
~ski	68 -10ǌǒ-8Ʋ-7ňś8p9cBƂ10ōǁ11vĽǘ12ů13ZƩ14ǧ15ƒ17a19Ǔ20Ǐ24ơ25Ƅ27Ŋ
~skin	71 -10ǌǒ-8śƲ-7dĹ9p10cǦ11a12vĽōǘ13Z15Ʃǧ16ƒ20ŊǓ25ơ26Ƅ
~skip	82 -9Ǧ10Ŋ11BƂ13ǁ16ů
~sks	82 -8ơǧ8u12w13h14m16P24ǌ
~sks>	82 -8ơǧ8u12w13h14m16P24ǌ
~sky	78 -25g7Z11Ơ28j74ǀ
~sky>	82 -26g8Z12Ơ30j45ǀ
~skyd	86 35ǀ
~sla	77 8Ɠ12Ŷ13ǎ16ǟ18U24ž32Ƈ
~slab	82 9Ɠ35Ƈ
~sle	69 10ľ12Ũ13f14Ű15ĸŌ16Ƥ19Ļł26Ƽ31x32n
~slee	69 10ľ12Ũ14Ű15ĸŌ16Ƥ19Ļł26Ƽ32nx
~sli	80 -37Ň-10Yǩ-8ŀ9Ť14ƀ22ƍ24Ľ26ű32ǡ63Ş
~slid	89 16ƀ24ƍ
~slip	89 -10ǩ10Ť26Ľ36ǡ
~slo	76 -8ŕ8J13ň15ƛ18b19i24U25ǟ41ǎ
~slow	76 -8ŕ8J13ň15ƛ18b19i24U25ǟ41ǎ
~sma	69 -7ƛ8mǜ9Ʀ11Hǈ12ũ13Ǆ14AţƥƬ16ń17ņ20Ő23ŦƎ
~smal	73 9ǜ10Ʀ12Hǈ14Ǆ15ƥ16ţ22Ő25Ŧ
~smar	83 -7ƛ10m15ũ18AƬ20ń28Ǝ
~sme	85 8Ǜ16ņ27ǜ
~smen	86 16ņ27ǜ
~smo	67 -17ţ-8q7ƞ10Ɛ15Ƥ19ŧ24Ǝ36ǂ71ƹ
~smok	67 -8q10Ɛ15Ƥ24Ǝ36ǂ72ƹ
~sna	85 9ś10ņ29Ž
~snap	86 9ś30Ž
~sno	80 -9cƮ45Ɵ58j
~snow	80 -9cƮ45Ɵ58j
~so>	35 -12ő-10oŀ-9Ƒ-8jǑǛǤǩ-7aNŏ7JKŹƕƾǆǉǗǣ8gqBEŗŮƤƳƸǁ9tGLĻŃūǙ10DļŤŶƵƹ11fUŒşƈƖơǄ12ĿũŵżƓƬǇǕ13ySŌƔƞƩ14ŁŷƝ15wķŢŲŴ16kĹ17cAĵńţŪƠ18TĺųƦǚ19Ŧ20hŕƢ21sQ22in23ň24œ25pŝ
~soc	70 7Ƣ10j13ĸ16ǆ18x22mǗ23Ķ31ƿ47e
~soci	72 11Ķ16ǆ23mǗ32ƿ49e
~sock	89 10Ƣ13j16Ķ19ĸ
~sof	81 11x12gĵƉ29q
~soft	81 11x12gĵƉ29q
~sol	71 -12F-11Ŏ-9Ƭ-8A-7Zœ7ƅ8Ɖ10ƕ11Ŗ13sPŶ15fŠ17ķƢ22ņ24Ŝ33ű36ǆ
~sold	78 -11Ŏ-9Ƭ-8Aœ-7Z11ƕ12Ŗ14PŶ18Š20ķ24ņ26Ŝ36ű
~sole	83 43ǆ
~solo	89 -15F18s20f22Ƣ
~som	43 -13Ũ-12sWš-11ť-10Ƶ-9ũƃ-8ŻƝƠƱ-7şŷƗƴǔ7ŢƎƓ8oyĿūǞ9rŶžƟǅ10iNŠŤƕƤ11PYĻǄ12ƿǘ13ľŗŪŰŽơƺ14zFĵŀſǈǚǜ15Śƥƶ16ķŵ17ĸĹĺŞŴƳǋ18m21ƨƯ22ņ23AŊ25Q30Ř
~some	43 -13Ũ-12sWš-11ť-10Ƶ-9ũƃ-8ŻƝƠƱ-7şŷƗƴǔ7ŃŢƎƓ8oyĿū9rŶžƟǅǞ10iNŤƕƤ11PYĻŠǄ12ƿ13ľŗŪŰŽơƺ14zFĵŀſǈǚǜ15Śƥƶ16ķŵ17ĸĹĺŞŴƳǋ18m21ƨƯ22ņ23AŊ25Q30Ř
~son	56 -13p-11m-10jƭǆ-9ǩ-8tVWǦ-7ƨǥ7Ư8fh9ĹƃƚƝƟ10ľƜǃ11Jł13ŊŹ14ŭǨ15ņ16Ƃ17A18uŌ20ųǞ21Ŝǈ22Ɨ25ũ26vx27yŔ28M35ǎ37w
~son>	59 -13p-11m-10jƭ-8tVƗ7UżƂ8ŖƯ9ž10hĹƚ11Ɯ12ł13ľ15Ź16yņǨ19ǎ20AŌ21w22ųǞ26Ŝ29x30vŔ33M
~sona	71 -7ǥ9ŇƦ10T12Ƃ15ƃƟ16J19Ŋŭ22ǎ38Ɨ
~sons	80 -11ǆ-9W17y18Ɲ20x22uǃ23ǈ26w28ũ
~soo	71 -12ǜ8Ɓ9Vľ10ƕ11Ŀ14yƄ16Ǟ17ŕ19H21Ź42Ń
~soon	71 -12ǜ8Ɓ9Vľ10ƕ11Ŀ14yƄ16Ǟ17ŕ19H21Ź42Ń
~sor	70 -8Ũ-7Ĵ7ň8T9zǀ11ƛ12ƺ13ǩ14Ƴ16aņ18f19ĸ21Ʃ24Ǝ
~sorr	74 -8Ũ8uTŤ9zň12ƺ16Ƴ17aņ19f21ǩ
~sort	89 10ƛ11ǀ27Ʃ
~sou	64 -8Iǩ7BņŨŽƏǛ8LVƆƉ9iCFŧƽǈ11NţǨ14Ɵ18b20Ľť21l24c42Ň
~soun	66 -8Iǩ7BGņŨŽ8ƆƏǛ9iLV10Fŧƽǈ12NǨ13l19b21Ľ22ť25c44Ň
~sout	85 12lƉ15C20Ɵ
~spa	69 -21F-7Ɔ7gǢ9Ɖǩ10ƅ14Ƈ15J18Ɗ20Ɛ22Ŵ24ǋ26Ɲ30ǌ33O
~spac	75 -23F-8Ɔ8Ǣ16Ƈ20Ɗ22Ɛ27ǋ33ǌ
~span	89 7ƭ12Ɖ14ƅ21ǩ
~spar	82 -9ǩ-7Ƶ7ŵ10g26Ŵ31Ɲ41O
~spe	59 -9ǩ-8Ō-7Ŷ7Ưƶǃ8tNƽ9wŢƦ10glUƉ12kŚŽ14J15aƞ16ŏƾ18sƘ25Ÿ29Ż33X37b
~spea	78 -7Ō12ƽ15N17Ś21ŏ25s37a
~spec	69 8ĺł10Ư11Ţ13UƉ20ƞƾ24Ƙ
~spee	80 17Ž45Ż
~spel	74 -15a10ǃ11t12w19J49b
~spen	75 -7TǞ9ƶ12Ʀ14l16g17k32Ÿ44X
~sph	86 32Ɖ
~spha	86 32Ɖ
~spi	72 -11C-8ǩ-7ţ8qV10ƃ11ĸ12S14Pƻ17ǂ18Ƽ20ƦǨ21ǔ23Q24Ƹ
~spit	73 -11C-8ǩ-7ţ8V9q10ƃ11ĸ12S14P17ǂ18Ƽ20ƦǨ21ǔ24QƸ
~spl	74 -10ƣ15ĴƍǇ21l24ƫ40Ƣ
~spla	89 19ƍ25l
~spli	75 -10ƣ15ĴǇ24ƫ41Ƣ
~spo	63 -19d-18Ƹ-13Ň-12Pǩ-11Ɲ-10a-8c-7w7F8ǋ9Ɖƙ10ǘ16C17ǀǏ18M19Ű21Ʒ25r30o31gqs32ǂ33fƨ40p
~spor	85 24ǀ45g
~spot	79 9ƞ11ǋ12Ɖ13Fƙ15ǘ26MŰ
~spou	68 -21d-19Ƹ-14Ň-11P-10a-8c-7w23Ʒ29r33o35qǂ36sƨ37f43p
~spr	66 -9ǋ7Ʈ8ĴĽťǞ9j10tŃ12k14u17ŕ18Hş21ł23ţ25ƣ27Ǎ
~spre	86 11Ĵ24ş28ł
~spri	67 -9ǋ8ĽťƮǞ10jtŃ12k14u17ŕ19H24ţ26ƣ27Ǎ
~squ	70 7Ńū11ķǁ14Ɠ18ǋ26ǖ43Ɔ
~squa	71 7Ń14Ɠ19ǋ27ǖ44Ɔ
~sr>	85 41Ƅ
~ss>	44 -23Ƃ-17ŏ-11ŗ-10zĺŞŨ-9Ū-8tuŐŠżžƓ-7CHSĸňőƕƨƴǣ7AEŷƒƪ8iľŁłƀƽǎ9sMů10ŮźǌǙ11ŘţƦǜǠǢ12gļ13ŰƶǞ14GJǡǩ15ŎŤǓ16Ǆǐ17ŦŭƝǅ18ũ19ǆǗǨ20Ƴƿ21Ɓ22Ǥ24ť25ǃ26ǥ27Uŝ28ǋ29ǝ32D36ǟ45Ǧ47Ǌ
~ssa	86 -14Ź15Ĺ21a23ų27K
~ssag	89 16Ĺ29K
~sse	62 -10Ĵ-9Ū-7Ŭ7Ư8ƽǀ9CřŴƦ10z11xĵƃƲ12Ǆǔ14i15ƷǗ16rš20Ų21ƖǙ23ō29ţ30Ƴ42ķ
~ssed	70 -11Ĵ-7ĺŬ7uƮ8ƯưƱ12zƦ13ĵ14Ʋ16i17Ʒ18r19š27ō36Ƴ
~ssen	83 -9ǥ-8Ÿ11h13ǀ19ƃ28Ų
~sses	74 -7ż7ǥ12ř13ƽ14x16Ǆ17ǔ19Ǘ26ƖǙ39ţ
~sset	85 62ķ
~ssi	64 -8ǩ7YņƐ8uŎ9T10PŖũ11ŅţűƼǜ12ń13Ɓ14gŇ15zƉ16Ǥ22Ɩ32Şǚ
~ssin	76 -14Ő-10ő-7ƈ7ƶ8l10Ŏ11u13ũ15Ŗǜ18Ɖ40Ş
~ssio	71 7ŋŵ8YņƐ10T11g12P13ţűƼ17Ň25Ɩ37ǚ
~ssis	87 19Ɓ21z
~ssiv	86 15ő16Ņ17ń18Ő
~ssm	87 27ǜ
~ssme	87 27ǜ
~sso	83 7Ǐ19Ɲ28m39ũ
~ssoc	89 30m
~ssu	71 -9ǩ-7d8tł9s10p12Ƹ13Ł14Ʒ25Ƽ28Ÿ36ǂ
~ssue	82 8ǂ15Ƹ33Ÿ
~ssur	78 -8ǩ7ƻ9ł17ǂ29Ƽ
~ssus	85 -8d10t12pr14s15Łǂ17Ʒ
~ssw	87 53ǘ
~sswo	87 53ǘ
~st>	33 -19ǌ-14pŎƵ-13Dŉƌǃ-12RV-11dlqBļũƁƉƬǖ-10FŤůƥ-9GQŢŸƱ-8XōźƤ-7HŅŐŰƙƣǄǠ7ƓƨƩƮ8ehŒƠǀǑǞ9CZŏţƹƺ10UŀşŨżƿ11EĵŭƑǋǔǛ12cŘŠƪ13mǘ14bnLŔƀǚ15Ňűƫ16vƈƗƳǎ17wxAĻŖơ18ŪŻǉ19ňư20ƸǇ21y22ŷ23Kńƚ25Ƙ26Ǌ28ǩ29YĿǙ34œƾ35ĹƲ37Ǐ41ņ51ľ
~sta	45 -15G-14sQž-12L-11UYĹǋ-10ŎŞ-9PŝŪƳ-8Dťŭƀ-7czINĴłűƝƭǐ7djtZƋơƣǩ8nńƚǔ9ŕŖŗ10ŅƊ11Rřƥǜ12Ńƽ13rHSňƩ14ŲƏƛ15fVŰǈ16Ťǣ17ū19ĺőƄ20ŘƷ21ķ22Ō23Ʊ24ŐƜǇ25X26Ÿ27Cǟ30E31ǚ35Ƥǅ37ŢǍ
~stac	89 -8R10Ő46Ų
~staf	80 29ǜ31ǈ49Ǉ
~stai	77 8Ɯƣ24ƊƤ29Ǎ31ƛ
~stak	86 46ǚ
~stal	82 14Ɛ20Ǆ34E
~stan	69 -11ǩ-9sǋ-7Ő7ŀƟǖǞ8ĻƇ9Ţũ10KŰƽ11Œƴ12ų13ƁƉ14Ŷ15Ũ17ZǍ20ķ23Ŗ27r31ň
~star	60 -12G-11Q-10ĸ-9Lž-7ť7Ř8tx10ū11Ǔ12ƽ13aơ14őœƋ15ĺǩ16dŹ18XŏŕƱ19ř24Ń25R30Ť36Ō38S60ǅ
~stat	60 -10ŏ-9S-7ƀ7ľƚ8ƶ9żƲƻ10ĵ11ĸŔ12Ś13Ķ14ūƪ15E16Ʊ18ķńǔ19Ņő20ŗ26fƏ27ǣ29Ƅ30C33ŐŸ
~stau	82 10W14ƣ15Ǜ22Ǎ24ǟ
~stay	58 -15Y-10S-8ǅ-7Uǩ7gƵ8Kƨ9F10Ǩ11Ʈ12ĺ13Ƨ14kŰ15Xƥ17j19nǟ21Ř22Ʃ24H30V31Ʒ35Ɯ38Ƥ43Ţ
~ste	54 -10fŵ-9ǔ-8Ŕ7ĿƉƍ8gƛǙ9oPƨƷǎǛ10zƫ11žǌ12ũƜǅǩ14uǏ15Ǝ16ơ18Ǌ19ƽ21Ǘ22B24a25ŧ27r30ǖ32ǘ35AƼ36Ư
~stea	82 9r10M11Ǒ14K16Ƶ17ǎ19g21S
~sted	74 -12f-7Ÿ7ķ8ƕǧ12Ƙ13Ǚ16aP17zǌ18oƫ24ơ
~stem	68 -9ŵ-8ǔ10ǝ15Ǜ19ǘ20Ǝ26ǖ29Ǘ
~sten	83 -10Ɯ-7Ŕ9s11B13r16A34ǩ39Ƽ
~step	73 -13S-7K7dŘ8Ŋ9Ǩ11ƉǞ16ž18ǅ22uũ27ǘ29ƜƯ
~ster	65 7Ǥ8t9Uĸǂ10m11Ŀƍ12ƨ13ǖ14Ʒ15Ƽ17a20Ư21B24Ǌ26ƽ34ŧ46A
~sti	51 -14ƭ-10ŢƛǓ-9p-8ǎ-7sŇ7Šűƹƺǣ8ŜƅƞƠǩ9ŀŮ10ŬƋ12Ƭ14zUƧ15ǖ16fŊƇ17tC18ũŷƔ19cP20q22v23QƖƵ25DJ26Ũ27Iƫ45ŉ
~stic	80 -13ƪ-11Ǔ9O10ő11ļƧ12Ǖǘ17ǖ21ŀ28Ƈ
~stil	54 -14ƭ-10ƛ-9p-8ǎ-7rŸ7jƀƹƺǋ8ƋƧ9Ŝƞ11ŬƵ12ŉǩ14Ƭ15U16z17f18t19C20PũŷƔƖ21cq24Q25v27DJ28Ũ29I30ƫ
~stim	89 12Ɠ13Ů
~stin	76 -11ǉ8ō10r12Ľǣ13B14Ơ15Ŧ16Š19ƅ21Ƶ
~stio	69 8g9dĹ11A25Ŋ55ŉ
~stl	70 -12Ŷ-11ƌ-10Q8UŴ9ĸ10ǖ12ķ13Ż16Ŗ18ŭ23Ǆ31Ų47ǔ
~stle	87 -8Ŷ16Ż39Ų
~stly	72 -11ƌ-9Q8Ŵ9Uĸ11ǖ12ķ16Ŗ21ŭ23Ǆ49ǔ
~stm	81 7Ƌ19dD20k25ķ
~stma	85 8Ƌ20dD21k
~sto	49 -14S-11Ʃ-10GŲƿ-9ƗƠƫ-8ŧƃƜǩ7ňƁ8Ŋƈƻǅǌǡ9ţǊ10OĿōƸǘ11ŔƼǚ13jŀƮ15Ǣ16ƽǃǏ17ŢƲǋ18ǎ19M20Ť21Ǔ23ǔǟ26őƝ28Ɛ29Ǎ30ǖ42ƥ44Ɔ47ƚ52Ǘ
~stoc	80 7Ǣ8Ķ21ķ24ƝǏ
~stom	61 -16S-12Ʃ-11G-10Ų7kǄ9Ţ12Ŀ13ǟ16ǚ17ǡ21Ɲ22ǃ26ǖ28Ǔ33Ǘ36ő38ǔ
~stop	67 8Ŀǝ9tĽǁǛ10m11y12Ɓ14ňǎ15Ţ22ŀ24Ʈ27M
~stor	57 -9ŧƗƠ-8ƿ-7ķƜ8ŊǞ9Ƽ10ƈǅǎ11ƻǌǖǡ12OƸǊ13ōŔţ14Ǣ16ǟ17j19ƽ21ǋ25Ť35Ǎ36Ǘ52ƥ53Ɔ57ƚ
~stov	79 52Ɛ
~stp	89 19ƴ
~stpo	89 19ƴ
~str	53 -9ŗ7ŞƼƽǓǖǩ8Qňƞǧ9EŀƏ10tĸŔŜǃ12ŭƑǕ14K15Ƈ17ĴƘ18Ű19š21ƅ22UƓ23Ň25ūƙ26Ǎ33Dǋ
~stra	68 -8ǝ7y9o10lƜǣǧ12š13ňŞ15Ŕ16ŀ17Ǖ19K24Ĵ27ū
~stre	63 -9P7Gƣǝ9ŚŨ12Eƞ13š16tŜǃǋ24Ű28U32ƙ42D
~stri	74 7ūǄ9ǔ10ƏǛ11ř12Ǔǖ13Q20ŭ29ǋǍ35Ň
~stro	82 9ľ10Ƽ17ĸ18ƽ
~stru	68 -9ŗǄ7ǆ9Ǎ11ǟ13P20Ƒǩ22Ƈ23Ƙ28ƅ30Ɠ
~sts	68 7ǚ8Xŷ9uŔ10Źƭ13Ƥ15ǝ18ǈǑ22Ǚ25Ɯ27ƾ
~sts>	68 7ǚ8Xŷ9uŔ10Źƭ13Ƥ15ǝ18ǈǑ22Ǚ25Ɯ27ƾ
~stu	57 -11ŒƼ-9ŦŬǩ-8B-7Ūž7qXŞŭƲƿ8ŁŋƉƣǜ9sƱ10ƋǐǓǕ11ǘ12ŀƮ15ŨƝ16ǂ17Aư18ZƢ20ŵ21Ǣ23Ƈ25ƥ30Ɨ31ź33m
~stuc	73 -12ZŒ12Şƣ17ŀƮ22ư28ŵ31Ƈ
~stud	70 -10Ŭ-8Ŧ13Ʊ29Z40ź44m
~stuf	64 -12Ƽ-7ž7ƹǏǗǥ8Xƿ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓǕ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
~sty	76 10Ɖ11ǈ22Ǒ
~styl	76 10Ɖ11ǈ22Ǒ
~sua	73 -7ƣ7ǀ8ƅơ9Ķ10řǩ11AWǡ13ǅ14ŭ15ĺ17ł25L
~sual	73 -7ƣ7ǀ8ƅơ9Ķ10řǩ11AWǡ13ǅ14ŭ15ĺ17ł25L
~sub	63 -20ǧ-10Ƌ9ů10ųǤ13Ǔ21Ō36Ŷ79Ǒ87ǒ
~sub>	83 -12Ƌ-11ǧ22Ǒ41ǒ
~subc	80 19Ǒ21ǒ
~subs	69 -13ǧ11Ǥ45ǒ54Ǒ
~suc	89 11w14ƻ
~such	89 11w14ƻ
~sud	87 12ĺŭ16ĸ
~sudd	87 12ĺŭ16ĸ
~sue	71 7ǂ8Ŀ13Ƹ26ķ28Ÿ40ǜ
~sued	73 9Ŀ27ķ29Ÿ41ǜ
~sues	86 9ǂ15Ƹ
~sug	82 14Ǚ16Ƽ17ƴ
~suga	85 16Ƽ17ƴ
~sui	79 -9ŗ7Ň9Ŀ10ǡ15Ǧ17ǜ30L31ķ
~suit	80 -9ŗ8Ň9Ŀ10ǡ15Ǧ18ķǜ30L
~sul	86 7Ǜ25ƻ45ǚ
~sum	76 -7n18ƟǇ21k24x44Ɗ
~summ	83 -7n19Ǉ20Ɵ23k27x
~sump	81 47Ɗ
~sun	82 -14Ǟ8Ļ29ƌ48j
~sup	68 7t8Ŕ9r11ƿ12nƝ13ǐ17z19L26Ŏ31ǩ48Ǖ
~supp	69 8Ŕ9r11ƿ12Ɲ13nǐ17z20L26Ŏ53Ǖ
~sur	42 -16Ƹ-14Ǐǩ-12Ǒ-11Ǎ-9nq-8QƒǠ-7ńǋǗ7ŴƁƙ8őřŞ9ŖƬƳ10ĺŘŽǂ11iĹŁŦƩƭǧ12Ʀ13ŪǨ14ŗŭ15aľƕǓǤ16ţ17ņƄ18WŒšƃƴ20ŀ22ƪ27ǒ28ƨ29Ɠ32Ƽ35şǢ36Őǌǥ40ſ48ŏ
~sura	48 -15Ƹ-13Ǆ-9Ɠ-8ZǠ-7ǩ7rXŧƀƂǤ8Ƈ9ŚŪſ10AřǢ11ƁƙǨ12ŞƴǒǓ13ŘşƳ14ĺŦƃƩƬƭ15šƦ16Ł19Őƕ20ľŏǥ21ņŒţ22WƄǌ
~sure	52 -16Ǐ-12ǍǑ-10ơ-9q-8ǩ7šƃƅƜ9ƘƴǄ10Ŗǂ11Žǧ13Ŵ14a15őǥ16ŏ17Ƽ21ŗŭǌ25Ő28ŀǒ30ş32ƨ33Ǣ42ſ47Ɠ
~surg	87 -7ǒ10t12ǂ41Ƽ
~suri	89 14ǥ25Ĺŏ
~surp	87 13ŏ26Ǥ
~surr	85 42ƪ
~surv	85 13x14ǝ34i
~sus	79 -7d7Ƅ9t11r12p13s14Łǂ16Ʒ34Ÿ
~sus>	85 -8d10t12pr14s15Łǂ17Ʒ
~susp	86 8Ƅ37Ÿ
~suv	89 23ų27Ū
~suv>	89 23ų27Ū
~swa	87 -10Ū15ũ30Ƶ36ų
~swap	87 -10Ū15ũ30Ƶ36ų
~swe	73 -9I-7Ň7ƫ8ľ10ơ11Ļǚ13twƶ15K16Ŕ17DƐ18c23Ŭ44ŉ
~swee	83 9ƫ12ơ15tw16ƶ19D26Ŭ
~swer	79 10ľ12Ļǚ17KŔ50ŉ
~swi	70 8Ĵ9ł10ǖ12Ÿ14Ō21X23M28ő43Ţ50ƍ
~swim	85 63ƍ
~swin	83 11Ĵ26X31M
~swit	76 10ł13Ÿ17Ō30ő47Ţ
~swo	86 10H52ǘ
~swor	86 10H52ǘ
~sy>	68 -11ƾ-8Rŭ-7V7T9gkǂ10xM12ŧźǎ13P14Ŋ15tś24Ɲ26U37N39ǟ
~sys	68 -9ŵ-8ǔ10ǝ14Ǜ17Ǖ19ǘ20Ǝ26ǖ29Ǘ
~syst	68 -9ŵ-8ǔ10ǝ15Ǜ19ǘ20Ǝ26ǖ29Ǘ
~ta>	80 -8Ɵǆ11ƛ16CĹ17ů21ǃ43Ǘ
~tab	69 -9ǩ-8ƈ8XŌƤ9łƮ10ƥ11sŚƳ14Ž15e17T20n27Ƨ31M32Ɖ
~tabl	70 -9ǩ8ŌƤ9XƮ10ł11sŚƥ12Ƴ15e17T21n28Ƨ32M
~tac	73 -8R7Ǘ8ŐśƼ11ƽǨ17Ŵ27K28Ƒ36Ŷ38Ų
~tach	83 10ś16Ŷ32Ƒ
~tack	82 9Ǘ10ŐƼ12Ǩ13ƽ
~taf	80 29ǜ31ǈ49Ǉ
~taff	80 29ǜ31ǈ49Ǉ
~tag	80 -40I-16e-7ř25Ɔ27ǩ94ū
~tage	83 25Ɔ
~tai	74 8kƜƣ12Ɣ23ƊƤǄ28Ǎ30ƛ
~tail	89 14Ɣ30Ǆ
~tair	78 8Ɯƣ10ƛ24ƊƤ29Ǎ
~tak	51 -17ǩ-14Ŭ-12ŀ-11Ŷƽ-10q-9rƮƳ-7cnyľƟ7NǄ8afŝũŭƏ9Ŋ10ųƔƪ11őƯ12ś13Ŏ14kǊǠ15Ɨ16ƓƖǨ17ŨǛ18Ň19ł20ŠŢŧƬƱ21źƤ22ŹǁǞ23Bǂǚ24zķ28Ƨ30ǖ31ů60ƻ
~take	51 -14Ŭ-11ŀŶ-10ƽǩ-9rƮ-8qƳ-7nyľ7NŞǄ8fŝũƏ9aŊ10ųƔƪ11őƯ12ś13Ŏ14Ǌ16ƓƖƗǨ17ŨǛ18zŇ20łŠŢŧƬƱ21źƤ22Źǁ23Bǚ24ķǂǞ28Ƨ30ǖ31ƻ32ů
~taki	80 -10ǩ9z12t15kǠ16ŭ45ƻ
~tal	51 -14Ł-11Ť-10ņǡ-9Ź-8Fţ-7pŗƳǞǥ7hXƀƍ8BƐƨƲƷ9ťƦǔǨ10OPƸ11ĵƼ12fĹ13gŇǍ14aĽ15v16rŦ17Š18s19AE20şƉǂ21Ƣ22ńǙ24ķ25Qŵ33ǩ35N40Ɓƺ
~tal>	59 -11Ťǡ-10C-7ţǥ7Ƥƹ8ĸŅǌ9SZƀ10gW11ķǂ12Ŧ13ŵƦƸ14Ƽǉ16ǍǨ17f18ş20P23E25Ɖ27Ƣ28Q37ǩ50Ɓ
~talk	59 -15Ł-10ņ-7ŹƳǉ7cōƆ8K9XƍƯ10BƷǠ11hi12ƨ13Oĵť17ĹŇ18A19avĽ22Š23rs27Ǚ28ń43N
~tall	75 9Ž13Ɛ18ǂǄ65ƺ
~tals	87 -15F10Ɯ21ǔ29ķ
~tam	87 15ǃ19ǚ21ƻ
~tan	62 -18ǩ-9s-8ǋ7ŢƇ8Kũƽ9CŰƴ10ōŒǆ11ųƁƉƱ12Ŷ13Ũ14ǚ15ZǍ16Ƌ17Aķ18ƶ19ľ20Ŗ22Ǡ23rB26ň
~tanc	89 14ƶ20Ɓ
~tand	71 -11ǩ-9sǋ-7Ő7ƚ8ŀƟǖǞ9ĻŢƇ10Kũ11ƴƽ12Œ14Ɖ16Ũ17Ǎ18Z21ķ25Ŗ28r32ň
~tang	89 15Ű17ų19Ŷ
~tant	70 -8ǩ10ƶ13ǆ14ōƱ18ǚ20A26ľǠ28B
~tap	83 -8Ɵ12ƛ66ŋ
~tape	86 56ŋ
~tar	59 -11GQ-10Lĸ-9ž-7ť7xŘ8t10ū11ĽƽǓ12ag13œŪƋơ14ĺő15ǩ16dŹƘ17Xŏŕ18řƱ25R30Ť33Ń35Ō37S59ǅ
~tar>	87 -10ž14Ƙ20g21ơ
~tart	60 -12G-11Q-10ĸ-9L7Ř8tx10ū11Ǔ12ƽ13a14őœƋ15ĺǩ16dŹ17Ť18XŏŕƱ19ř24Ń25R36Ō38S60ǅ
~tas	87 12Y13ļ15ű16ĸ
~tat	59 -12ǩ-10ŏ-9S-8ƀ7ľ8żƶ9ŔƲƻ10ĵĸ11Ś12Ķ13ūƪ15EƱ17ķńǔ18Ņ19őŗ22Ż25fƏ26ŀǣ28Ƅ29C32Ő33Ÿ
~tate	62 -11ŏ-10S-8ƀ7ƚ8ľ9żƶ10Ʋ11ĵĸ12Ŕů13ĶŚ14ƪ15ū16E17Ʊ18ķń19Ņǔ20ő21ŗ28ǣ30Ƅ31C34ŐŸ
~tati	75 -11ůǩ13ƻ29Ż34Ə35ŀ
~tatu	83 40f
~tau	81 10Wś14ƣ15Ǜ21Ǎ24ǟ
~taur	82 10W14ƣ15Ǜ22Ǎ24ǟ
~tax	78 -7ǘ8Ǌ9f10ǆ13ŒƵ15ǃ21ƅ31Ǡ34T
~tax>	83 10f11ǆǊ13T23ƅ
~taxe	85 -8ǘ11ǃ14ŒƵ24T32Ǡ
~tay	57 -15Y-10S-7Uǅǩ7Ƶ8Kƨ9FǨ11ĺƮ12Ƨ13k14XŰ15ƥ17j19nǟ20Ř21Ʃ23H29V31Ʒ34Ɯ37Ƥ42Ţ
~tay>	62 -16Y-11ĺ-7ǅ7ǎ8gnBǝ9ƨǞ11Ǩ12Ʈ14Ƨ16H17XŢƥ23ŘƤ25Ʃ34Ʒ39Ɯ
~tayi	68 -10S10K11tH12F13n15Ţ20Ƥ22jk26ĺ27ǟ30V
~tba	83 7Š11x12g15L18Ɯ
~tbal	86 7Š11x13g18Ɯ
~tch	57 -9P-8ƾ-7XƗ7ťƙǈǘǝ8qVƅƞ9ŉŸƘƟǄ10YŘš11ĶŌƹ12bł13M14wőǛ16ų17W18ƉƯ19LǙ22gŽ24f25N29ƌ30aŢ
~tch>	64 -8ƾ7SłũƓ8ŏſ9qŚǘ10s11ŢŸƅ12LŘ13YĶŌšƹ16aƯ17w18ų20NW22Ǚ24ő
~tcha	87 7ĺ13g14V17ŉ20ť
~tche	66 -8őǩ-7ǉ8łŽƎ9Lƙ10ǈ11ƘƟ12ǝ14ƞ16Ǆ17bg19MǛ22Ɖ29f37ƌ
~tchi	80 -11P7Ư11N17ǩ19Ž25a31Ţ
~tci	89 21ĵ
~tcie	89 21ĵ
~tco	87 10ļ28Ļ
~tcom	89 29Ļ
~tdo	87 24g27ǝ
~te>	45 -14v-13P-12qŏƮǏ-11ŧƅƙ-10b-9FOUXŇōƀƭ-8lBĴĻŀłţƜ-7jŦŪƧǈǨ7cpĽŁŊųƥǎǦ8őơƾǀ9Kķŗ10eŤƱǔǡ11mŭŴƷ12EĹǛ13JŘ14wźƹ15ǧ16œťƍǣ17NŌŬƄƔǌ18Ɩǋ19ļŸ21ĵŔ22Ʋ23ǃ24Ń25ŝů28Ő29d30hŅŕ34Cū
~tea	70 -12h-9ň-8Ơ7UŹ8rMǈǑ10Ʒ12ǃ13ĶƨƵ14Ɲǎ16x17S22ǩ25q36P38Ǉ39g
~teac	80 -13h11Ź14U15Ķ17Ɲ29q44P
~tead	83 10rM11Ǒ15K16Ƶ17ǎ21S
~team	80 -10ň-8Ơ-7K7Ł10ǈ12Ʒ15ƨ18x31ǩ44Ǉ47g
~tec	64 7ũƏ8X9ǚ10ƃ12ſ13y14Ɖƭǘ15Ŗ17ľ18ŗ19Ǝ20ŏ33ķ34ǈ
~tect	65 8XũƏ9ǚ10ƃ12ſ14Ɖǘ15Ŗƭ18ľ19ŗƎ20ŏ33ķ
~ted	53 -10Q-9l-8ƈƳ-7Ǔ7aĿƲ8ǆǙ9uIŉŏƆ10zPĸŝƝƽ11oC12ķƉƋ13Ǥ14ŁŇơƼǅ15ſǃ18ǌǏ19Ōƌ23ƞ25Ʊ30ĺ37ƴ
~ted>	53 -10Q-9l-8ƈƳ-7Ǔ7aĿƲ8ǆǙ9uIŉŏƆ10zPĸŝƝƽ11oC12ķƉƋ13Ǥ14ŁŇơƼǅ15ſǃ18ǌǏ19Ōƌ23ƞ25Ʊ30ĺ37ƴ
~tee	66 -10ų-8ŷ7ŃǤ9ŭ10Ţź11ƿ12ƛ16v19ƂƏǏ21ŕ71Ź
~teen	69 -10ų-8ŷ7Ń8Ǥ9ŭ11ź17v20Ƃ22ŕ75Ź
~teer	83 24Ə25Ǐ
~tel	43 -16Ň-13w-12IĺƼ-11Ş-10Xłǐǥ-8ŉ-7bcGśƣǝ7qFHļŁŜšűƟƠƵǑǙǚ8EńŗŢŪůŶſƧƭƱǈǖ9MŝŰƉƿ10xĴĿŠǆǔǩ11gŖƘƥưǣ12kŊƨ13uĹƴ14ƊƞƳƸǜ15i16U17ŨżŽƄ19P20ōǄ21ŔŤ24ƾ33Ƥ35B
~tel>	80 -9X14ǔ34ƾ58Ƥ
~tele	85 9s20ǩ33Ž
~tell	44 -16Ň-14w-12Iĺ-10łŞǐǥ-7bcGŉś7jnqCHŜƠǞ8FSļŁšůűƟƧƭƵǖǚ9EMńŗŝŢŪŰŶſƱǈǑ10xƉƿǆ11gUĴĿŠżƥ12kŖư13Ŋƨ14uĹƊƞƴ15Ƴ16i17Ũ18Ƅ20ō21PǄ23ŔŤ36B
~tely	73 -17Ƽ-12ǁ-8Ť8UƓǕ10ŻǂǙ12żƘ13ƾ14ţǣ15ĺǟ17Ƹǜ
~tem	66 -9ŵƞ-8ǔ7Ķ8Ʃ9ǝ10ĸľ14Ǜ15Ś18ƪ19Ǝ25ǖ28Ǘ32ǘ50Ƙ
~tem>	68 -9ŵ-8ǔ10ǝ15Ǜ19ǘ20Ǝ26ǖ29Ǘ34Ƙ
~teme	83 15ĸ16ľ20Ś23ƪ
~ten	58 -15ǐ-14Ɗ-12L-9tǍ7cABƐ8rƙ9CƠƳƵǀ10Ƣ11xŜŰƲƿ12ƛ13ńž14b15R17ŭ18ŲǙǩ19F20Ɵ26Ƽ29Ɨ36Ǣ37Ɯ
~ten>	63 -15Ɗǐ-9t8BƐ9ŹƙǓ10Aǩ11Ơ12ƿǀ13xŜƲ14ƛ15ńžƟ16bŗ17Ɯ19ŭ20ŲǙ
~tena	83 -10Ǎ-8Ɓ10ƣ11Ɵ15Ƣ30FƜ
~tend	87 11ĺ15Ƶ16Ƴ18Ű
~tent	77 -13ŗ37Ƽ41Ɨ44Ǣ
~tep	73 -13S-7K7dŘ8Ŋ9Ǩ11ƉǞ16ž18ǅ22uũ27ǘ29ƜƯ
~tep>	79 -14S-8KƜ8d10Ǩ12Ɖ13Ǟ19žǅ32ǘ42Ư
~teps	81 -11Ư7Ť8Ř25ũ26u40Ɯ
~ter	41 -20ǩ-17ǌ-13ļǨ-12Ř-11nŗƄ-10dPŀ-9RŲ-8CXĺŎŵƀƁǥ-7cIZŁńňŒœŖŝŶŸƞƻǔǚ7gouxŕŜŞźƉǗ8qEOķŇŦƇƌƨǖ9aŔŰǑǤ10ŢƎƱƳǂǕ11JƊƍǊ12Śǘ13bFŮƐƽ14hĽǝ15Ťŧ16yzƋ17N18Ũ19ƃƷ21U22B23Ưǎ24tLƟơ25ťƭ28Aľ29ƛ30Ǜ34wƙ36ũ37Ʃ
~ter>	45 -13ļų-12œǨ-11Řƚ-9RĹż-8HPǩ-7iCŀŎŗŸ7Ƨ8bűǝǞ9pŜǢ10oEOĻŞţźǖǗǤ11qBķŦŨŰ12Ǝ13Ƴ14JŔǊ15azKŚ16ŢŮŹ17Ľ18ŧ19ľŤũ20FǛ21wy22LƋƷ24ƃ26U28tǎ29ƛƟƯ31ť40ƙ
~tere	76 -12ǩ7ƪ8ōơǐ9ķĹ11HƔ13ş14Ň15B16Šǃ
~teri	80 13Ǖ25ƇƉ39Ǜ
~term	69 -10ţ-9Ɣ9Ɯ10Ƶ13W14Ǖ16ǜ20Bŕ57Ʃ63ƭ
~tern	81 -12ť-8Ń7Ļ10L11g12i13V15Ō16Ņ17j
~tero	89 13ǂ27Ƽ
~terr	81 -7ō8g9w11œŨ20ǝ34N
~ters	62 -21ǌ-15nǃ-14d-12Ź-10ǋ-9Ƅ-8ķǐ-7ƀ7mvťƌ8ƚǄ9żƨ10ƍ11uřǒ12ůƱ13ƥǇ14ĹǏ15ŏũǘ16wų18ƐƢ19ľ21Ǒ22ƽ23b30h35ơ48A
~terw	87 -8ƽ9Ũ11Ƴ27ũ
~tery	89 17ư21Ɗ
~tes	55 -10ǩ-7dJ7ayHZŌŧůǊ8Ļ9E12ǧ13Ŋũƽ14ū15Ş16m18ōƾ19vǙ20ǂ25Ƣǁ27ǒ36ń43O
~tes>	56 -10ǩ-7dJ7aZşůǊ8yHŌǁ9Ļƌ10E13ƽǧ14ũ15Ŋū16mŞ18ō19v20ǂ25Ƣ28ǒ37ń44O
~test	80 12ŧ25ǁ28ƾ29Ǚ
~tev	80 -13Ə8Ƈ9ş11ũ12qư16Pŉ
~teve	80 -13Ə8Ƈ9ş11ũ12qư16Pŉ
~tex	69 -14ǩ10Ÿ11ǘ14ū24ś25l72K
~text	70 -11ǩ12ǘ14ū25ś73K
~tfi	75 -8F-7y8Ş9őŠ11Ǟ13W14J16ơ18Ő23Q25a27Ǆ
~tfit	77 -8F-7y8Ş10őŠ11Ǟ13W17ơ19Ő24Q28Ǆ
~tfo	89 25ǣ30ƻ
~tfor	89 25ǣ30ƻ
~tga	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~tgag	64 12F13ƭ19Ʈ20Z38ƕ47Ɣ
~th>	34 -25ǐ-22ŏ-21ĺ-18Ū-17ţ-16H-15ľ-14LǢ-13NP-12Eǅ-11ŤũǇǌ-10OŎǨ-9tGśơƣǛ-8hYŇŌƅƩǚ-7oCŮƉƶƺǎǔǙǩ7křƛưƼƿǏǥ8ŚŷƞƟǡ9ĽŁŭżǑ10lŬŽƥƧǤ11grSĸǃ12AňŋŜŶƬƽǁ13šƁ14pŠťƂƱ15Qƃǜ16nĹŖƐƒ17bńŊŢ19VWĶŃűŲ20ķŝŧƘƠ21X22ŐƳǝ23ŕ24Ƥ25ǂ26Ƣ27şƸ29T30ņŞ31Ļ34Ƶ41sĴ44d47ő
~tha	30 -26Ǉ-18Ƭ-16Ĺ-14ZƚǟǨ-13ŹǞ-12iN-11yUXYǍ-10PƗƨ-9ŘƊƕƶǈ-8sƓƟƷǠ-7Ʋƾ7ţŴƯƴǜ8hlxĶųƅƒƛƜǁǢ9FĵŸżƌǃǔǕ10WšŬƇƑ11oŁŕŪŲƍƻ12ajkļĽŋ13MķűŻƪǝ14tAŌůƥǂ15Cƈƙƿǀ16ŅŔƘ17Dŧ18řũŮƝƧ19duQŒūƩǋ21Ť22ŀ23SŦŽ24Rśǩ28p29E34Ƴ35ŭ36ĺň38Ŷ39ő45ōť46Š47G49ĸ51Ň52b57Ũ
~than	61 -9ǩ-8t-7Ǔ7Ŵ8LĺƁƘƦƴǡ9œű10YŇť11Œƺ12Ʃǋ13ļ14ƒ15KǦ16a17Ů18Gǂ19Ņ20p21ž22kķ
~that	30 -28Ǉ-17ĹƬ-15i-14ƚǟ-13ZǨ-12ŹǞ-11N-10XYǍ-9syPUƗƨƶ-8ľŘƊƓƟǈǠ-7ƕƲƷƾǡ7nŐŜŸƄƫưƴǖ8lţŪŮǢ9hxĵĶųżƅƜǁǓǕ10FWšŬƇƌƑǃ11Łŕƻǔ12ŋŒŲƍƘ13joMĽűŻƈƩƪǝ14ů15AŌƙƥƿ16ǀ17DŔ18tCřŧƝ19QũūƧǋ20dpu22ŀ23ŤŽ24śŦ26RSǩ29E31ĺ35Ƴ36ŭ37ň39Ŷ41G42ő46ōŠ49ĸ50ť52b53Ň57Ũ
~thd	69 8Ǘ16Ŝ21v22p26c33d
~thda	69 8Ǘ16Ŝ21v22p26c33d
~the	19 -28Ļ-22T-20p-19Ň-18i-16NŸǎ-15Ńǖ-14L-13Xň-12ŏƬ-11ǜ-9tĹŖƨ-8rŨ-7oCőƤ7jŤũŻƲƾ8Pńŋżƹǚ9DķŌŽƇƥƩ10ŮưƱǅ11Wƀƌƍ12ŠŰǗǣǥ13zĶņŐřůƒƜƯǊ14ľōŗƎƐƙ15ƉƚǍǤ16flwśųžƢǋ17kĽƁƏǄǇǒ18eGŘŚŞşźǞ19hŕŴƄƅƶǆǑ20EUƫǃ21ŁłŒƛƝǛ22sSƈƗƻǁ23vŔ24xŜŵſƋǈǌǧ25ƪ26nŀƊƽǟ27Ǧ28ŅŦŹƖƞ29ūŬŷ30Ơ31ǐǢǨ32ǓǠ33Ʈ34ƑƟ35ƕ37ơƧ43y44ŧ45ŝ
~the>	22 -23ő-21Ň-20i-18ĻŖƣ-17ōŏƤ-14ƴ-13pBň-12HƂ-11tNŢŸ-10Tŝš-9uzGǖ-7oLƬƸǎ7cmƝƺƽ8bŋŠŵſƷǉǑ9anwDǡ10JŐűƓǛ11fQŽƘƭƶ12ŰžƒǇǈǓ13ĶŪƜưǃ14ŗƁƎƵ15dľņŌŤŭŻǁǏ16hǗǤ17ĺĿśŷƏƗƚƥǋ18ƙ19łŧŮůŴƅƇƐƧƻǊǣ20x21UƋƮǆ22eƈƪ23źǥǦ24ĽřƟ25kŁŕŦųƊƌǅǧ26ƢǨ27Eǐ28ƞǍǞ29ŚƄƫ30yŹǌ31Ƒƛ32ǟ33ơ35Ǣ36ŀƖ37ū38Ŭƕ43Ǡ44Ơ
~thef	87 11ţ14Ť34ƀ
~thei	61 -8ŭ7őŝƳ8ľ9Ǘ10z11Ś13Ǒ14yŧ15Ƣ16Ǔ17ǐǕ21v29Ŕ34ǈ35Ʊ47Ņǒ
~them	51 -24Ʊ-20ǧ-14ŀƞ-13Ĺ-11Ŷ-8AƓǖ-7aźƠǩ7śƻ8egPŰŷƄƘ9šơ10wŬž11ŔƬ12ǚ14şǐ15żƶ17SŒ18x20œ22ŧǈ26Ǔ29Ǒ30ǒ31y34ő35Ư36ŞŢ42Š49ŝ
~then	64 -18Ť-11Ş-10ƌ-8GŪ-7ĹŇŘŦ7cHŌƧƭƮ8mƔǔ9dQŶſƇ10yńŉ11ĸƾ13Cł14w15œ19Ʃ21Ŏ24ƫǝ25ņ26ŵ31ũ32ǩ50ō
~ther	34 -20Œ-19C-18dǅ-17ǎ-16ĺƥǩ-15TƬ-14œ-13pĻƘǏ-12Ŧ-11rťŭŶŸ-10cxLŎƛƼ-9aŠƓƭǀǐǕǘ-8ĸļŻƕƿ-7qNŮůŰƅƇƌƒƺǚ7KYĿŀřšųƏƹǓ8AĴĶŊŬƃ9WŤ10ZţƀƙƜ11hBMƈƤ12yŉƗƠ13lƍƩƶ14UƂ15ŵƪ16ƁƣƳ17ƚƧ18ŞƉǁǍǦ19iŘƱƲǛ20VŴ21jńŝşǃ22uŅ23S25f26zōǄ27H28žſƑ29ŷƊǨ30ƞ31Ɲ32ǈ35ƽ36Ŝ41Ɵ42s51n60G
~thes	61 -11i-10Rű-9H-7xş7cqŐŜǛ8fŖƁƠƸ9Cĺ11Ǉǌ12QŒƺǟ14Ǟ16lŪƗǩ17tŋ18nAPƒ24U
~they	44 -25ǟ-17ĹǞ-16ŵ-14Ń-12cĺŠ-11aňƌǝ-10lƵƷ-9CYĻŀƳǢǨ-8iIĴĸņŭ-7jPQXŇŶžƔƣƶǣ7ŰźƍƖǇ8ŖŢƈƋǁ9Ʊƿ10Sǈ11ƽ12żǕ13zƁƾǓ14RǑ15yŐƦǧ16ǒ17U19šƻ20ķǖ21ŗŜƅ22x24wŘ25ƠƧǤ26ƕƼ28ƪ30Ŧ31ơƴ32W34Œ35Ʈ38Ņ39v46Ş52Ŕ53ŧ56ŝ
~thi	35 -15Œ-14no-12lFŐůź-11ŬžƁƌ-10TŤƈǇ-9ŅőŢŰƤƷ-8ŚŮƔǔǗ-7uvRƎƩƴǝ7GŕƐƿǊǐǓǖ9şŶƂǟǦǩ10UZŌſƭƯǕǛ11ŊŽƄ12gsǈ13mMľƦƻƼ14ĴŘűƍ15cdIŎŪŲƖƹƺ16jƥ17Ɨƶ18X19ŇŔƳǞ20kĹŝǂ21BNŋƘ22ũ24ŀŁ25AĿ26Ƭ27ƨ28ai29Ƶ30HŃō31ŉ37ţ41Ļ45r49ĺ51ŏ
~thin	38 -13Ō-12anœŷ-11lFIůƈ-10sŋŜŬƧǅ-9ňŒžǇ-8cSŰǁ-7xzJTŐźƉƔƟƠǗ7NżƏǀǄǏ8Ʋ9yXYľƐưǐǖ10AĻŠŻƂƸƺƿǓ11BĴŞƞǂǦ12ĸǕǞǩ13ŶſǛ14UZŖŘǟ16ŀŽƯƼ17głŃƍƳƹ18HŪŲƦ19űƥ21şƄ22ĺŔƶ23ũƻ25Ɨ26ŏŝƘ28Ŀ29Ň30i33ƨ34Ƭ36ōţ37ŉ40r
~thir	79 8Ɩ9ǡ12x14ƣ15ǅ17d20q25c
~this	46 -14şƷ-13ƌ-12oƄ-11ķŖ-10Ň-9ŤƗƢ-8yĸƨƬư-7gńŐŒśƁǎ7ňť8GŜǁ9OŴŷ10Jŀ11œ12Xƕǈ13mƭǞ14c15dHƳ16Ǌ18ł20kAM21Ɩ23B27N28sŁŌ30Ƶ32I33j34ĹŎ35Ļ36r39ŋ46Ńŏ50a53ĺ
~thl	76 11Ơ13Ɣ34Ĵ
~thly	76 11Ơ13Ɣ34Ĵ
~tho	52 -10Ʀ-9Ĵ-8ŗŨƬǖ-7őŬƤ7ŕŲƉƜƞƵǄǠ8Eŝǒ9ĵńƅƍ10wŊǊ11Ǝƺ12x13ZƮưǑ14ƭ16ŽǇ17ŏŢƩ19ƷǤ21Ƒ22ƈ23Ǩ26šſ27Š31ǩ33ŵ34Ň
~thos	58 -9ĺ-8ĴŬǖ-7CŨƋƬ7UŶƕ8űƗǉǐ9ŕƜƞǄ10AEŝſƅƉǒ11wĵŲƍƯǊ12ińƎ13Ňǩ16Z17ƈǑ18Ǉ19Ʃ20Ž22Ǥ24Ƒ32Š
~thou	61 -14ő-11i-10ŗ-9Ʀ-8A8xƈ9aĺ10ƂǠ11HľǓ13ŊŢ15ƺ17ư18ƭƮ19ſ21ŏ22ǩ23Ʒ27Ň28Ǩ35š40ŵ
~thr	51 -11Ɣ-9Q-8ǩ-7PĴŏǟ7lļżƮƻ8bzŖšƦǝǣ9ŵƁǦ10Ɔ11ZŬƧ12ś13Őƚ14ĸƌǥ15jnŊũ16ŧ17Ƴ19ŤƜ20ŗƨ22ǎ23ƕǖ25WŨ
~thre	85 11ǜ12Ŏ
~thro	51 -11Ɣ-9Q-8ǩ-7Ĵŏǟ7lļżƮƱƻ8zšƦǝǣ9ŖŵǦ10ƁƆ11ZŬƧ12ś13Őƚ14ƌǥ15jnĸũ16Ŋŧ17Ƴ19ŤƜ20ŗƨ22ǎ23ƕǖ25WŨ
~ths	63 -11pƠ7Ǥ8Ɵ9ŕ10Ɔ11ł13ĺ14vG15Ǆ16Ĵŧ17u18Ůųƃ22ŒǨ28Ʈ30Y
~ths>	63 -11pƠ7Ǥ8Ɵ9ŕ10Ɔ11ł13ĺ14vG15Ǆ16Ĵŧ17u18Ůųƃ22ŒǨ28Ʈ30Y
~thy	78 10ƽ21xƸ
~thy>	78 10ƽ21xƸ
~tia	82 10Ʃǀǔ12aƴ21Ǆ
~tial	82 10Ʃǀǔ12aƴ21Ǆ
~tib	59 -9Ɔ8ľǩ12ƀ13Y15ŎƁƚ17Ŧ19ň21ŭ38Ř
~tibl	59 -9Ɔ8ľǩ12ƀ13Y15ŎƁƚ17Ŧ19ň21ŭ38Ř
~tic	60 -14Ǔ-10Pƪ7ļƋƛƼ8KƧǕǘ10N12ǖ13QŠţ18Ŷ19Ĵǆ20Ƈ23ŔŽ25Ĺ32ŀ49Ż
~tic>	82 -12ƪ9Ĵ11ƛ12ļǕ13Ƽ18ǖ
~tice	77 -11P7Ƌǚ11K19Q20Ĺ
~tick	64 -9Ǔ7O9Ƨǘ11NĹ15ŀ16ţ21Ŷ22Ƈ25Ŕ53Ż
~tics	87 35Ž
~tie	72 -12Ɓ-9ǩ-8Ƌ7n10Ǎ11h12ơ14ǀ15Ǐ16ǈ19ķ20Ǘ24Ɯ26ł31f33c
~tie>	87 -10ǩ-9Ƌ7Ľ15h16f33ł
~tied	89 19Ǐ23f
~tien	89 11n24Ǘ
~ties	78 -12Ɓ7Ʊ11Ǎ14ơ16ǀ17ķ19ǈ26Ɯ37c
~tif	63 10ǃ15ū18ź19ǌ22ǒ27ǧ
~tifi	63 11ǃ15ū18ź19ǌ22ǒ27ǧ
~tig	87 12ǝ13HŲ15L24g
~tigh	87 12ǝ13HŲ15L24g
~til	52 -11pƶ-10ƛ-9Ţ-8rǎ-7Ź7OƋƑƩƹƺƾ8ŜƞƵ9Z10Ŭ11ŉǐ12Ƭ14yzUƉ16f17tCĺ18Ɣ19Pũŷ20cqv22Q23ŕƖ25D26J27IŨƫ47ƭ
~til>	79 -10ǩ-7ƶ10yO11Ƅ13ĺ15v16ŕ30ƭ
~tile	89 25Ɖ
~till	53 -10ƛ-9pŢ-8rǎ-7Źƶ7ƋƑƹƺƾǋ8yŃƞƩƵ9ZĺŜ10vOŬ11ǩ12ŉ13ŕƬ15zU16f18tC19ũŷƔ20P21cq23QƖ26DJ27Ũƭ28Iƫ
~tim	52 -14Ǟ-10Ƈ-8ŖǗ-7oqŌǧ7œƑǖǘǣ8yĵƒ9Ʀ10ņƈƴ11ŸƓƛƺ12gkSš13Wũ14ŜŲǩ16sŵƟ17HĻ19ŔƧǇ20Ƹ21ő23V32R34O35ǎ36L37N39Ń
~time	52 -13Ǟ-10Ƈ-8ŖǗ-7oqŌǧ7œǖǘǣ8ĵƒ9yƦ10ņƴ11Ÿƈƛƺ12kSš13gWũ14ŜŲ16sŵƟ17Ļ18H19ŔƧǇ20Ƹǩ21ő24V32R34O35ǎ36L37N39Ń
~tin	49 -14Ş-10s-9vƕƳ-8GSXřŢǆǟ-7VĺƧǉǩ7knŠŦŮ8šǅ9qĽűƅƜƯƵ10grxOŌŚƱǃ11ǚ12N13ĵŏśƆƎƘ14ƢƲ15K16eMĿ17tƖǄǙ20iF21Ǡ22UŒǈ24ƫ28ƹ36Ķ42j55H
~tin>	65 -16Ş-10ǉ-9ř-8vG-7Ƨ7Ŷ8zƉƵƹ9ƫǠǣ10nƜ11OPUŎƘƻǄ12Ķ13ǅ14xŒǇ16jƅǚ18i21Ŀ41H
~tine	89 26ƹ
~ting	52 -10Ǉ-9yƕ-8XƳ-7SVŀǆǟ7iwYĹŭűƄ8ŦŮƟ9kĵŌŠƹǄ10ǈ11ĽƯǃ12Œ13Ś14śƱ15NUƆƢƲ16ƎǠ17tKMŏ18e19FƖƫǙ26H29Ķ32j
~tio	48 -12ţ-10Ť-9NůƈơƽǄ-7wĶƢƤǢǥ7FĵƉ8ľŀśǧ9Sŗżƭ10ǝǣ11qA12xŐƅǋǓ13nĻŋưƿǁ14ǜ15Ŋ16ŌűƼ17ǆ20km21PŇ22Ŕ23ń25ūƏ26Ƈƌ28Żǌ30ŉ37Ʊ44Ǟ
~tion	48 -12ţ-10Ť-9NůƈơƽǄ-7wĶƤ7FĵŕƉ8ľŀśǧ9Śżƭ10ǝǣ11qASŗ12xŐƅǋǓ13nĻŋưƿǁ14ǜ15Ŋ16ŌűƼ17ǆ20km21PŇ22Ŕ23ń25ūƏ26Ƈ28Żƌǌ30ŉ37Ʊ
~tip	85 13ŉ21T46ł
~tip>	86 13ŉ46ł
~tir	68 -11Ń9q12űƭ13Ŝ14Ļ18t19Ƨ27P32Ķ40V
~tire	69 10q12ű13Ŝƭ14Ļ16V19tƧ28P33Ķ
~tiri	89 -11Ń32V
~tis	83 8Ľ10ĺ11Ū13ƿ17ŧ26ŝ
~tisf	89 18ŧ27ŝ
~tist	89 8Ľ11ĺ12Ū14ƿ
~tit	72 -10Ū9dq10ķűǈǐ12Ņ26P27ń31Ɩ37Ŭ40ǆ
~titi	89 8Ɩ16Ņ35ń
~titl	75 9q11ķǐ12ǈ16ű26Ɩ28P39Ŭ
~tity	89 -10Ū12d51ǆ
~tiv	85 -8ǩ12ŏ17ǀ32l
~tive	86 -8ǩ13ŏ33l
~tle	56 -9hǇ-8Ŷǩ-7BŚƛ7cdzIķƳ8ĿŦŧƎƹ9kYĶļŻ12awœż13q14Ʀ15vŊ17PŅƯ18ű22Ų23ƻ25u26xŬ27Ɩ32ƞ
~tle>	57 -9hǇ-8Ŷ-7Bƛǩ7dzIņƳ8cĿłƎƹ9YĶļŧŻ10k11ƞ12a13qœż14wƦ16vŊ17ŅƯ18Ɩ19ű20P22Ų26u27Ŭ28x
~tled	81 11ŃŦ12ķ13ǐ30ƞ
~tles	89 16ǈ28ƻ
~tll	86 -11Ƨ22Ķł
~tll>	86 -11Ƨ22Ķł
~tly	62 -15ǩ-11ƌ-9w-8QǍ-7r7UĸŴƁ8sŀŅ9ķŖšƕǖ10dŎƳ13ĺ14DŐŤơ15ũ17aŧƧ22ŏ34ŭ39Ǆǔ
~tly>	62 -15ǩ-11ƌ-9w-8QǍ-7r7UĸŴƁ8sŀŅ9ķŖšƕǖ10dŎƳ13ĺ14DŐŤơ15ũ17aŧƧ22ŏ34ŭ39Ǆǔ
~tma	80 7Ƌ18d19k28J35ƞ
~tmas	85 8Ƌ20dD21k
~tme	58 -10ǧ-9ƛ-8Ɲ-7HƄ7M8ǖ9Űŵ10ƞ12GƜ13ƾƿ14ķ15ƥǍ16F18ŤƗơ19D21Ơ22Ƣ23ƏƤ27ǚ31ƣ
~tmen	58 -10ǧ-9ƛ-8Ɲ-7HƄ7M8ǖ9Űŵ10ƞ12GƜ13ƾƿ14ķ15ƥǍ16F18ŤƗơ19D21Ơ22Ƣ23ƏƤ27ǚ31ƣ
~tne	68 -21d-12Ƹ-11Q-10ş-8PŐŮ-7Ũ11s13rŁ14Ʋ19Ʒ23tŴǨ24Ǡ25q26ǂ29ƨ30ǆ31o33p
~tner	68 -20d-12Ƹ-11Q-10ş-8PŐŮ-7Ũ11s13rŁ19Ʒ23tŴǨ24Ǡ25q26ǂ29ƨ30ǆ31o33p
~to>	31 -28Ʀ-21rǒ-19n-18Ť-16ű-15qǅ-14pŖ-13vǈ-12cwňŏƩǋ-11jŗƻǟǡ-10iťǇǊǛǢ-9WƉƊƿǂ-8flmFPŒŕƅƼ-7QŮƪǆ7ŀŠƙǧǩ8oLŇŊƀǀǍǨ9řſƂƖư10gkĹƃ11IĿŘŶƜǜ12dRļƄƑƗ13VĺŲǓ14ĻųƮǌǔ15zTĴƛǝ16OŝǗ17tAGNƓƤ18e19KľŹ20BZĸǁ21sŋŧ22yƕǏ23aHŜƌƭ24ŵ25œ26Ʒ27ōŎŨ29X30ţ31łƯ33ŉ37Ţ38Ǟ39ƫ40Ńś42M43Ōž44ů47ƶ53Ł58Ƶ
~tob	79 11ǂ51ƹ
~toba	79 11ǂ51ƹ
~toc	80 7Ǣ8Ķ21ķ24ƝǏ
~tock	80 7Ǣ8Ķ21ķ24ƝǏ
~tod	54 -20ž-13ǡ-12rƧ-10ǩ-8Tƨ-7QU7ĸǢ8őƓƲ9a11xŜ13vŀ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ35ŏ39i41ĺ
~toda	54 -20ž-13ǡ-12rƧ-8Tǩ-7Qƨ7ĸǢ8őƓ10a13ŀŜ14t15ƪ16ű19Ĺ21ǥ22j24O25Ʀ27ŗ28Ő30Œ33ĻŌ35ŏ40i41ĺ
~tof	86 -8Ĵ17ũ39ƛ
~toff	86 -8Ĵ17ũ39ƛ
~tog	75 8u9f12MǊ13Zǉ20s30ş
~toge	75 8u9f12MǊ13Zǉ20s30ş
~tol	72 -9ǩ9jlļ10Ŗƾ11uƁƧ14ƴ15Ŕ16dŦ17Ƽ19ǘ26B31A
~told	73 -9ǩ9jļ10l11uŖƁƧƾ15Ŕƴ16Ŧ17dƼ26B32A
~tom	55 -14S-11Ʃ-10G-9Ų7jIłŢűƛƬǣ8ǘ9Ƥ10Ŀ11ǟ13Ʀ14ĸǚ15ǡ16YĴ18Ɲ19ǃ21L22ǖ24Ǔ30Ǘ32ő33ǔ
~tom>	87 9Ņū10ǥ13ł
~toma	86 12ƛ14j28Ĵ
~tome	61 -16S-12Ʃ-11G-10Ų7kǄ9Ţ12Ŀ13ǟ16ǚ17ǡ21Ɲ22ǃ26ǖ28Ǔ33Ǘ36ő38ǔ
~tomo	65 7Ʈ8ǒ9IƬǕ10űǣ11Ƥǘ16Ʀ18ĸ21Y25L
~ton	75 -7ǎ9bƀ10Ż11ŉŌ12ś13rǝ15ŖƦǩ22l23Ƥ
~ton>	86 10Ƥ12Ż13Ō20ǩ26l
~toni	80 -7ǎ10ƀ14rś15Ƥǝ16Ŗ17Ʀ
~too	56 -13Ű-10aǈ-9ů-8ŏǍ-7rLŁřŻƾǦ7ūźƂƯǂǆǛ8łƘ9ŇƪǄ11ŠƲǑ12ŧũƀ13tƿǚ15ńş16oň18UŽ21jsƬ22ƨ23ƝƳ24Ǚ28Ǣ29q41Ǐ
~too>	61 -11ǈ-10a-9Ǎ-8ůǦ-7mrřŻ7uXŴƎ8bĿŪūźƀƂƷǆǢ9cŎǛ11Ň12ǄǑ14ƿ15ǚ17ńş18Ƴ19o20ňŽ22U23j24sƬ27ƨ33q
~took	77 -9ƾ7ƀ8k12Ưǂ14łƪ17Š18ũ19Ƴ21t22ŧ
~tool	68 -17Ű10ŭ12Ƙ25Ǣ32Ɲ33Ǚ53Ǐ
~top	60 -11Ǐ-10ž-8ƃ-7ť7OĽƝ8tW9yƵǨ10ƁǗ11m12ňǎ13TŢƣ15Ǌ18ƈ19ŀƮ22MƂ24Ɖ25ľř27Ǧ30Ĵŗ
~top>	63 -11ƮǏ-10ž-7ť7aĺǔǛ8ĽƝǝ9Wǁ10ƵǨ11ƁǗ12m13ňǎ14Tƣ15M16Ǌ19ƈ23Ƃ26řƉ27ľ28Ǧ
~topp	78 9M10Ŀ11t14y19Ţ22Ʈ26ŀ
~tops	89 8O16ƌ18Ʈ38ŗ
~tor	48 -13ǈ-12Ǔ-11ǩ-9Jķŧ-8ƄƉƠƿ-7ŁŨŴƫ7ǄǅǌǎǏ8łƜǊǖǧ9OōţŪŷ10ŔŻſ11jǂǘ12ǀ13ƖǟǤ14ŽƃƸǡ15ƽǋ17ŤƈƝǒ18ƻ19Ǣ20Ǒ24Ƽ27Ǝ28ǍǗ37Ʋƾ42ƥ43Ɔ71ƚ
~tor>	61 -13ǈ-10Ǒ-9J7Ɩ8ǆ9ǣ10Ɠ11ƃƌ12ƈƻǧ13Ǆ14łŻ16ǂ17ǘ18Ǥ19Ɯ20Ž25Ƽ32ƾ41Ʋ
~tora	75 7Ƒ8Ɗ55ƥ
~torc	85 12ş21Ū26ǀ
~tore	67 -10Ơ-9ƿ-7ķƜ8ųǏ11Ǟ13ǅǌǎ14Ǌ15ƻ16ƥǖǡ19Ǣ20ǟ25Ǎ43Ǘ46ǋ
~tori	67 -20ǋ-10ƣ9ǔ10ƅ17Ǎ23ſ30Ɔ
~torm	75 7ũ9Ŕ14ƈ26j84ƚ
~torn	80 9ǝ11Ʋ14ĿƖ15B41ƚ
~tors	69 -13Ǔ10Ŧǡ11ƣ12ƃ19ŷǒ20ƾ40Ǝ42Ǒ
~tory	66 -9ŧ-7Ƅ7l8ņŔơ10Ŋ11Ƽ12Ǣ14O15Ƹ16ōţ17Ǐ18Ɨ21Ɲ24ƽ33Ť36Ɔ
~tot	74 -14Ť-7ǥ8Ž9Ɨ10ƹ11Ņ12ZƠ13gƀƿ16Ŧ19ǉ24şŵ
~tota	74 -14Ť-7ǥ8Ž9Ɨ10ƹ11Ņ12ZƠ13gƀƿ16Ŧ19ǉ24şŵ
~tou	79 -9d7Ǘ8ō10ķƹ11Kƿ12ŀǟ13Ƽ15ǝ19Ŝ
~touc	81 -9d7ń8Ǘ9ō10ķƹ12Kƿ14Ƽ20Ŝ
~tov	79 52Ɛ
~tove	79 52Ɛ
~tow	65 -16ŗ-11Ō-10Ƅ-9n-7ř7ņ8ǋ9Ÿ10ŭƾ13Ň15Ɵ16Ǖ17Xůǩ18QǍ20ƣ21Ǧ29E44l53C96Ɓ
~towa	87 20Ň24X
~towi	82 42Ɓ
~town	70 -9n7ņ9ǋ10Ÿ11ŭƾ12ƣ17Ɵ18ů19QǍ20ǩ32E48l59C
~tpo	89 19ƴ
~tpon	89 19ƴ
~tra	51 -13Ʊ-11k-10ǩ-9G-8ǝǞ7ňšƌ8űƢƤǏ9ŻƝ10QŔƴǇ11Ǖ12Kǐ13ź14Ĵŀ15yƒ16S18ū19lƂǒǤ20Ɓ25ƍ26ƟǑ28Ǚ29Půǀ36Ǔ47Ž
~tra>	78 -12k-7ŀ12Ųƶ16Ƥ20ƴ23Ǉ26Ƃ32Ǥ
~trac	60 -10Ş-7Ɓ7ǀǊǡ8řŦƓƖƩ9ŀǄ10ƌƢ11ǧ19ƒ24ǒ26Ǒ44Ǔ62Ž
~trad	78 -16Ʊ-10G7Ǒ11ǣ12mǟ17yƝ28S33P
~traf	87 -12m12N13ǋ14Ż18ů
~trai	69 -8ǝ9loǣ12ňšǘ13Ǐ14P15Ŕ18ŀ19Qǐ21ź24Ĵ26ů41Ǚ
~tram	76 41ƍ
~tran	74 8y9Y12Ɯ16ű18ǐǕ21l22K
~tras	87 49Ɓ
~trat	86 17Ş36ū
~trav	80 -8Ǟ7Ƃ41ǀ48Ɵ
~tre	56 -16Ŀ-12g-10P7ŚŨǜ8kƞ9ơ10EŞšƘ11itƼ12Ŝ13ǃǋ15Ť16ņŧǀǄ17ƿ18ŝ20Ű22ƙ25Ŷ26ǚ41U46D49Ƒ
~trea	66 7ƶ10jŚ11k13iƘ15Ƽ16Ş20U21ņŧƿ23ŝ31Ŷ32ǚ
~tree	61 -16Ŀ7Gƣ9t11Eƞơ16Ŝǃǋ18Ť19Ǆ23Ű26ƙ52D55Ƒ
~tres	86 -12P9t10Y11ƚ13Ũǜ40U
~tri	64 -8ǩ-7Ľ8ƏǛ9řŽǖ10Ǔ11Q14qƜ15ů16Ƒǀ17ŭ18Ǒ21Ɓ24Ǎ25ǋ27ǘ29Ƌ30Ň33k
~tric	72 -7Ľ8Ǆǔ10Ə12Ǔ13Q16q21ŭǘ22Ǒ33Ƌ
~trie	89 15Ǜ16ǘ17Ž
~trig	87 9Ł11Ţ17Ō
~trip	76 -11Ō8ū12ǖ18ůǋ20Ɯǀ23Ɓ30Ǎ40k
~tro	68 -10Ǉ-7n7Ʈ8ĵ9pƛƿ10Ĺ11t12K13Ş14ű18ĸ22ǜ25ƽ33Ƽ
~trok	86 11Ƽ19ƽ
~tron	85 7Ɨƿ8Ƙ10ľ16K
~trou	73 -10Ǉ-7n7Ƹ8Ʈ9ĵ10pƛ11Ĺƽ12t13Ƽ14Ş15ű23ǜ
~tru	55 -13Ǆ-11Ɣ-10ŗƂ-9ŞƩ-8RU-7ŷ7ƁǏ8łƦǟ9ĹņǛ10ŀƫ11Qŵǋ12S14ƇƑ16c18ŪƘ20ƅ21Ǧ22AŭƏ23ŎƓ24ZŬ27ų31Ŷ33ŴƲ35ǐ
~truc	58 -13Ǆ-11Ɣ-10ŗƂ-9RƩ-7UŞŷ7Ǎ8ƁǏǟ9Ʀ10Ǜǩ12QĹŵǋ14S15ƇƑ20Ū22ƅǦ23Ə24ŭ25Ɠ26Ŭ27Z29ų34Ŷ35Ŵ38ǐ
~true	86 -7Ţ13ŧ15c18ł22Ŏ
~trum	78 28Ƙ
~trus	74 13ņ14ƫ17Ŏ20ŀ33A46Ʋ
~try	72 -10N-9Ő7Ńƈ8C9Ÿ10Ů11ǔ15lǀ18Ž19ń20I21ǘ32L
~try>	74 -10N-9Ő7ƈ9CŸ11ǔ15lǀ18Ž19ń21Iǘ33L
~ts>	40 -14Ǉ-13ŝ-12PŏŪƿ-11w-10A-9imGōŒşǂ-8ckĻłŐŖŚƕƙƱƼǞ-7aOQVĹŀŷƬǄǅǥǨ7ľƖǦ8CIĴŭŶƠƭǎ9gEŠǔǝ10tūŬŵ11ſƗƫǊǗ12UņžƟƾǑǙ13ƻǀǒ14ĵƎǟ15ƌƤǍǚ16Wķř17żƽǧ19Rűǋ21ŇƘ22Ưǡ23ǌ25zZǢ27ŗ28ƣ29Ş32hƜ40Ż47Ǔ
~tse	83 -11ķ8Ƒ10Ǣ14Ƙ15Ĵ17Ɠ22C
~tsel	83 -11ķ8Ƒ10Ǣ14Ƙ15Ĵ17Ɠ22C
~tsi	74 -7U10Ǡ11ƉƦ12q14ǀ23g27j32Ƈ
~tsid	74 -7U10Ǡ11ƉƦ12q14ǀ23g27j32Ƈ
~tta	80 8Ƒ9ś10Ƽ12ƽǨ13C15Ŷ16Ĺ
~ttac	81 8Ƒ10śƼ12Ǩ13ƽ15Ŷ
~tte	55 -14n-12Źƫ-10ǩ-9ļ-8œƈ-7Ŧ7ŢƜǓǘ8rĿōřşƛǛ9AŰƠǁ10qƲ11ŗžƨ12ńŇ14LŁ17opCŞ18KŚź20h21Ŕƹǂ24t32Ľ36ľ43b
~tte>	89 31C32ƹ
~tted	89 -16ƫ8Ľ13Ō16Ŀ26Ł
~tten	70 -16Ɗ8Ż9ĻǙ10ƜǓ11ƙ13Ơ14ŰƲ16ƛ17ž18ń19bŗ
~tter	59 -14n-12Ź-9ļ-8ƈ-7œŦǩ7JŢťūƃǄ8řƚ9rş10ǁǂ11Aō12qƨ13Ɗ17Ň18L19opŞ20KŚź23Ŕ24h28t29Ľ31b39ľ
~tti	59 -14Ş-9X-8ǩ-7ǉ7inAƝǝ8ƞǙ9hwPYű10UĿŮƖƟ11ĵƘǈǠ15Ś16t17x18ƹ19M20H29Œ30j43Ķ
~ttin	59 -14Ş-9X-8ǩ-7ǉ7inAƝǝ8ƞǙ9wPYű10UĿŮƖƟ11ĵƘǈǠ15Ś16t17x18ƹ19M20H29Œ30j43Ķ
~ttl	58 -9hǇ-7Bƛǩ7cdzIņűƜǄ8ĿłƖƳƹ9ŦŧƎ10YĶļ13awœż15Ʀ16vŊ18ŅƯ24ƻ27ux34ƞ
~ttle	58 -9hǇ-7Bƛǩ7cdzIņűƜǄ8ĿłƖƳƹ9ŦŧƎ10YĶļ13awœż15Ʀ16vŊ18ŅƯ24ƻ27ux34ƞ
~tto	80 8Ņū9ǥ10Ʋ12łŌ15BƖ24ǩ
~ttom	87 9Ņū10ǥ13ł
~ttor	89 12Ʋ17BƖ
~tty	71 -11ǂ7Zǐǟ9ō10ŕŴŶžƑǑ11WŨƙ12Ɔ13G14Ţ19U28Ƹ
~tty>	71 -11ǂ7Zǐǟ9ō10ŕŴŶžƑǑ11WŨƙ12Ɔ13G14Ţ19U28Ƹ
~tua	73 -10ƽǄ-7Ţ7R8ţ9Ǩ10žǆ11zĻŹ12n13Fƴ14P15K24Ŗ30Ő
~tual	76 -10Ǆ-7Ţ7R8ţ10ǆ11ž12Ļ13ƴ15KP25Ŗ31Ő
~tuat	86 -12ƽ11Ǩ13zŹ15n16F
~tub	78 8d10ƚ12q35Ƌ37ƍ
~tub>	80 10ƚ12q38ƍ
~tuc	72 -12Z-11Œ-8Ʀ12Şƣ14Y16Ʈ17ŀ22ư23v27ŵ30Ƈ
~tucc	89 39Ƈ
~tuck	74 -12ZŒ-8Ʀ12Şƣ15Y17Ʈ18ŀ23ư24v28ŵ
~tud	70 -10Ŭ-8Ŧ13Ʊ29Z40ź44m
~tude	70 -10Ŭ9m13Ʊ29Z40ź
~tuf	64 -12Ƽ-7ž7ƹǏǗǥ8Xƿ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓǕ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
~tuff	64 -12Ƽ-7ž7ƹǏǗǥ8Xƿ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓǕ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
~tui	86 54Ʊ
~tuit	86 54Ʊ
~tul	86 8o11Ɣ13z
~tur	57 -22ǩ-11ŗ-9t-8yĻłǥ-7iqŞťż7ŁŎƞǧ8nĽūŰƟƬ9pƥƷǢ10A11ǏǙ12Ɖ13ƪ14vGŀƓǆ15ſƑƢ16Ź17ŉŤǊ19śǄ21Ƈ22f25c26ţ27ĿƗ30ǅ31ǜ34ƴ
~ture	65 -11ŗ-10ǩ-8ŀ-7q8H9nŁƞ10ĽŤūƬ11ƥǢ13ƷǏ17GƓ18ƑƢ19f21Ɨ22Ǆ23ś25Ƈ33Ŀ36ǅ
~turn	64 -15ǩ-11y-9t-7Ļťżǥ7ŧƧ8TV9ŎƗǆǧ10ķŤŰƟ11p12A13Ǚ17vƪ19Źſ20ŉǊ24ŀ30cţ35ǜ39ƴ
~tus	82 24C39f
~tus>	83 40f
~tve	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
~tve>	79 7Ǝ8Ʀ9Ū11žƑ12ƥ14ũƇ16ƌ20Ɨ
~twe	78 7Ǉ9C10PǨ11ƫ13ł14h16ŷ17š19ň
~twee	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
~twi	78 -10Tŭ8ţ12ǥ13u14Ĵũ15wRƻ25y
~twic	81 -10Tŭ8yţ12ǥ15Ĵũƻ16R
~twin	89 15u17w19y
~ty>	48 -14ǩ-12ǈ-10Ū-9Ʀƪǂ-7ƬǄ7ƆǛ8őǐǚ10ƅǋ11yUľƂƼǗ12ņƜ14PƏƗ15Ķƶ16Ƒ17Ɣ18Ƹ19ş20ƀǆǡ21Ǔ23WƟ24Dơ25Ǣ29ǌ31Ǝ34ķ39Ǚ42ž44C
~tyl	75 10Ɖ11ǈ22Ǒ
~tyli	77 11ǈ22Ǒ
~typ	70 -11ƒ7f8ļǎ9T10ƿ11Ɖ12pƣǉǔ14ǆ15E16b17Ǆ18Ƈ20d31Ʃ38Ƽ
~type	72 -11ƒ7f8ļ12pƉƣǉǔ14ǆ16E18Ƈ20d32Ʃ39Ƽ
~typi	85 10ǎ12T13bƿ15Ǆ
~uab	85 7ƥ10Ɗ35Ƙ
~uabl	85 7ƥ10Ɗ35Ƙ
~ual	63 -9Ǆ7Ķǩ8řžǆ9AWĻƦǡ11ŭƴǅǊ12KPĺ13Ů14Tłǉ16Ŗ18ƫ20L25Ő
~ual>	71 -7Ţ7ǀ9ǆ10Ů11Ʀƫ12ƴ13Ǌ16ǉ18T29Ő
~uall	69 -9Ǆ-7ƣ7ţƅơ8Ķ9řžƫǩ10AWĻǡ13KPĺŭǅ16ł18Ŗ23L
~uan	89 16ƹ23ƿ
~uana	89 16ƹ23ƿ
~uar	66 -8K7Ư10Ƭ11Ʀ13ƓƘ14Ĵ17ǋ18Ń24ǖ27O36Ʋ41Ɔ
~uard	81 11Ư45Ʋ
~uare	71 7Ń14Ɠ19ǋ27ǖ44Ɔ
~uart	82 -9K14ƦƬ15Ń16Ƙ18Ĵ33O
~uat	80 -11ƽ-7ź9Ʊ10Ǩ11zŹ14n15mF20y
~uati	82 -11ƽ8y9m11Ǩ12zŹ14n15F
~ub>	75 -12Ƌ-10ǧ9ƚ11q20Ǒ35ƍ37ǒ
~uba	80 14ų45Ŷ48ǀ
~uba>	83 50ǀ
~ubc	80 19Ǒ21ǒ
~ubco	80 19Ǒ21ǒ
~ube	80 -11Ǉ36Ƌ45Ų
~uber	83 -11Ǉ47Ų
~ubl	71 -10Ǉ-7n7Ƹ8ĵƮ10pŘƛ11tĹƽ12Ƽ14Şű17ƥ19œ23ǜ
~uble	72 -10Ǉ-7n7Ƹ8ĵƮ10pƛ11tĹŘƽ12Ƽ14Ş15ű19œ23ǜ
~ubs	69 -13ǧ11Ǥ45ǒ54Ǒ
~ubs>	69 -13ǧ11Ǥ45ǒ54Ǒ
~uca	80 28Ʊ45m
~ucat	80 28Ʊ45m
~ucc	89 39Ƈ
~ucco	89 39Ƈ
~uch	44 -22Ƃ-21W-17ƅ-15Ĵ-11ŏ-10Őŧŵƭ-9aFŤťƩ-8ƞǟ-7dŇƆƴǕ7ŕŜ8ŢƊ9ųŹƶǩ10Ʒ11ƿǓ12ƌƔƘǡ13ĶŘűǢ14O15ŬƝǛ16ZƪƱ17Ǧ19ſƓƠ20Y21Ŀ24ƃǊ25TƧǉ26Ɨ27ƨǏ28XŮƒ29ķŅƦ33ŗ39ŦƬ41Œ46œ
~uch>	44 -22Ƃ-21W-17ƅ-15Ĵ-11ŏ-10Őŧŵƭ-9FŤťƩ-8aƞǟ-7dŇƆƴǕǗ7ŕŜ8ŢƊ9ųŹƶ10Ʒǩ11ƿǓ12ƌƔǡ13ĶŘƘǢ14Oű15ŬƝǛ16ZƱ17Ǧ18ƪ19ſƓ20Ơ21YĿ24ƃ25TƧǉǊ26Ɨ27ƨǏ28XŮƒ29ķŅœ30Ʀ36ŗ39Ŧ40Ƭ43Œ
~uck	57 -11Ɣ-10Œ-9R-8Ʃǩ-7Uŷ7ƁǏǞ8Źƣ9ŀžǛ10YƘ11QĹƮ12ǋ13S17vZưǦ18X22o23ŭƏ25Ŭ27Ū28ų33ŵŶ36Ŵǐ
~uck>	60 -12Ɣ-10Œ-9R-8Ʃ-7PŸ7ķŰű8ŹƦǞ9ƣǏ10ŀǛǦ12Ƙ13ĹƮ14ǋ15S17Ə18ư20Z21ŭ22ŵ26ŪŬ34ų37Ŷ38Ŵ
~ucks	72 7ƀ9Ə10Ɓ13ž16ŵ24X55ǐ
~ucky	86 9ţ34o
~uct	56 -11ŗ-9Ɔ7Ǎ9PǄǟ10ƀǕ12YƩ13Ŏƚǡ14Ɓ16ŦƑ17Ƈ18ň23ƅǩ24Ɠ45Ř
~uct>	83 10Ɲ12Ɠ13Ř14Ǆ16Ǖ19Ʃ
~ucti	58 -9Ɔ-8Ǆ8ľǍ9ǟ10P11ƀ13Y14ŎƁƚ16Ƈ17Ŧ18ƅ19ň27ǩ37Ř
~uctu	87 -11ŗ10ǆ27Ƒ30Ɠ
~ud>	80 11x13ƞ14ň26ƿǗ
~udd	75 9ŭ10Ŝ11Ƴ12ĸ13B16Ľ22Aĺ23Ƣ32Ņ
~udde	87 12ĺŭ16ĸ
~uddy	78 11ŜƳ13BĺƢ17Ľ23A33Ņ
~ude	63 -9Ŭǩ-8ŕ-7Ǉ7Ʃ8m9œƁƠƴ10Ɔ11csƱ15ǉ26Zŏ35ź
~ude>	75 -9ŕ-8Ǉ12Ɔ13cs19ǉ33ŏ
~uded	81 -8ǩ-7Ŕ7ǣ8Ơǥ12œŖ13Ɓ
~uden	69 -10Ŭ8Ʃ9m10ƴ12Ʊ29Z39ź
~udg	76 9eż10š15c19ķ24ĸ39X
~udge	78 -7ǝ9eż19ķ25ĸ41X
~udi	65 12ǒ21ǣ92Ǥ
~udit	65 9ǣ12ǒ92Ǥ
~ue>	61 -14Ǣ-11ǒ-8ŏ-7ǖǩ7bĸƓ8cŉ9ŝŧƾ10BŻ11ł12ŖǍ13ƒǏ18ǧ19ľ20ű22ƪ25y28Ʃ29Ǌ30ŕ32Ŏ
~ued	73 8Ŀƫ27ķ29Ÿ41ǜ
~ued>	73 8Ŀƫ27ķ29Ÿ41ǜ
~ues	61 -10ǅ7gũ8Ŗƈǖ9AǊ10Ƙ11Ƹ15Ľ16Ĺ17Ɨ21Ŋ28ǩ32Ɯ43Ǣ45ŉ
~ues>	74 -7Ǐ8ǂ13Ƹ14Ƙ53Ǣ
~uess	79 -13ǅ8l9ũ10iƈ11Ŗǖ12Ǌ23Ɨ40ǩ
~uest	67 8dg10A16Ľ18Ĺ24Ŋ36Ɯ53ŉ
~uff	64 -12Ƽ-7ž7ƹǏǗǥ8Xƿ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓǕ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
~uff>	64 -12Ƽ-7ž7ƹǏǗǥ8XƿǕ9ŭǜ10sŋƉƲ11ŁƋ12ǐǓ14ǘ17Ɲ19ǂ20A21Ƣ24Ǣ29ƥ36Ɨ
~ug>	78 -17ŀ-8Ņ8ļƏ11Ǡ14ƿ15ŧ22ƻ30Ž42Ş
~uga	85 16Ƽ17ƴ
~ugar	85 16Ƽ17ƴ
~ugg	86 11gK15Ǚ22ŀ
~uggi	89 11gK23ŀ
~ugh	45 -13b-12m-10Ɣ-9Qŏ-8PĻŕŜşƴ-7qCĴƽǢ7ŀƁ8Ƴ9ķōťũŬŶžſ10iĸŐƂƚƬǦ11nǥ12ŖŮŷƮǝ13vŇŠŤŹǩ14rYłśƨ15ƒƗ16uŨƱǤ17ǎ18W19wŊƌƕưǖ20jlƦ21ŗŧ23xy
~ugh>	50 -12ǩ-11Ɣ-9Q-7PĴŏŕ7zšƹƻ8RŖŵƦǣǦ9YņƁǜ10rSZ11śŬžƗƧ12ĸŐ13nyŊťƚǥ14ŀũŷ15Ƴ16ǝ17ŤŧƬ18Ǥ19ƨ20ŗ21ǎ22Wƕǖ26Ũ27j
~ughl	69 7T12YƗ17Ʈ21Ů22ķ
~ught	59 -14b-11d-10Ũ-9ƴ-8m-7ŀƬ7rŖŗǡ8ŧƂƖ9Hřƞ10ŊŰ11ĺǏ13łǩ14ōŢƱ15y16Ŷ17Źſ18iƦ20lƌ21ư22v24ŇŠ25u26ƒ27wx
~ugl	86 9ļ10Ǥ11ņ12ĵ
~ugly	86 9ļ10Ǥ11ņ12ĵ
~ugs	78 8ƻ13ŀ14Ž19Ş35ƿ
~ugs>	78 8ƻ13ŀ14Ž19Ş35ƿ
~uh>	76 7g8y10ǟ11Ə12Ņ13ƞ14ĺ16j18Ŷ25Ũ
~uic	71 -17Ŧ-7Ƅ7ERŭ9Ś10ƕǉ11ŋřű12dŤ13ŝ16Y21Ŋ29ŧ36Ǡ
~uick	71 -17Ŧ-7Ƅ7ERŭ9Ś10ƕǉ11ŋřű12dŤ13ŝ16Y21Ŋ29ŧ36Ǡ
~uie	86 10L14Ʈ28ǎ36ŀ
~uiet	86 10L14Ʈ28ǎ36ŀ
~uil	56 -8FƆ7bXǚ8Ɛ9ƇƤ10ķƱ14ƪ15ǝ20ǞǢ22Ƒơ25Ʃ28ǋ37Ǎ42Ɠƺ43ƅƣ
~uild	58 -10ƪ-8FƆ8Xƌǚ9Ɛ10Ƥ12ƅ15Ǣ23ơ24Ƒ30ǋ37ƺ39Ǎ43Ʃ46ƣ50Ɠ
~uilt	69 -20Ʃ-7Ɠ8ƺ9b12ǝ15ķ16Ƈ29ƪǞ39ƅ
~uin	85 9ūǕ14tķ27ƛ
~uip	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~uipm	68 -11Ɠ20Ɲ21Ǣ29Ǟ46Ǐ
~uir	76 -8Ƣ13Ǚ15ǌ18ơ26Ǔ
~uire	76 -8Ƣ13Ǚ15ǌ18ơ26Ǔ
~uis	80 -9ƴ10Ż17ĸ24t25ƿ28Ǝ
~uish	86 30Ǝ
~uit	65 -13ƪ-9ţ-8ŗƋ-7Ƶ7Ɓǝ8ƺǡ11VY12Ǧ13gš14ǜ16hƔ19Ƙ21L23Ƨ24ǂ29Ķ40Ʊ44ƹ49ķ
~uit>	71 -9ţ-8ŗƵ7Ŀ8Ɓ9ǡ12V13Ǧ14ķš16L26Ƨ27ǂ33Ķƹ
~uita	87 20g26Ƙ
~uiti	86 54Ʊ
~uits	82 -10Ƌ9L11ƺǝ14h18Y20ǜ
~uity	87 -10ƪ23Ɣ51ķ
~ul>	73 -11P-8ƪ7BňƵ8ŭ10iǉ11Ʈ12bĸ13Ũů17ƥǜ27ũ29Ų33U
~ula	71 7o8ų9Ɣ10nƙƪƾ11ŲƘ13Ɖ17Šơ31ǔ
~ular	73 7Ƃ8ųƩ10nƙ11ƾ12Ƙ14Ɖ15Ų17Šơ32ǔ
~ulat	89 9o12Ɣ13ƪ
~uld	33 -18Ő-17Ŧ-15qŒƳ-14ĺ-12nš-11QSƁ-10ŴƼ-9ŤŬǞ-8djlĹœŜŨƝƟƠƽǅǈǛǣ-7ioFUļŁŪŭſƻƾǃ7afBZŋŶƃƈǔ8NWľŗŚŧƍ9ŖŝƨǦ10Ńƀƿǘ11KŇūƏǏ12ĿƓǢ13LTĵǄǧ14bmrƘ15Ř16Ļ17ƂƪƱǚǩ18YŞ19ŽƵƸ20Ōƒ21cD22ŊưǨ23žƗ24ǁ25Ĵƶ27ű28Ư30ƭ33ķś34sM35ŢƬ39ŵǝ42Ƥ45X46Ŏ48Ʒ50Ʈ57ĸ
~uld>	33 -18Ő-17Ŧ-15qŒƳ-14ĺ-12nš-11QSƁ-10ŴƼ-9ŤŬǞ-8djlĹœŜŨƝƟƠƽǅǈǛǣ-7ioFļŁŪŭſƻƾǃ7afBZŋŶƃƈǔ8WľŗŚŧƍ9ŖŝƨǦ10Ńŉƀƿǘ11KŇūƏǏ12ĿƓǢ13TĵǄǧ14bmrLƘ15Ř16Ļ17ƂƪƱǚ18YŞǩ19ŽƵƸ20Ōƒ21cD22ŊưǨ23žƗ24ǁ25Ĵƶ27ű28Ư30ƭ33ķś34sM35ŢƬ39ŵǝ42Ƥ45X46Ŏ48Ʒ50Ʈ57ĸ
~ule	77 -9Ū-7ǩ8d9Ǣ12Ŵ14ƘǙ23L27R
~ule>	81 -7ǩ8d9Ǣ10L15Ƙ32R
~ules	89 16L17Ǚ
~uli	89 -8Ū26ƻ30ǐ
~ulin	89 -8Ū26ƻ30ǐ
~ull	58 -13ĸ-8ŏǢǩ-7cnŗǎ7qtĵĻƼǟ8ŲƓǛ9hŊřŹƃƢƤǄ11WŒƟ13Ǚ14dŎƭ18D23Ś25TǇ29a30Ĵ35R36Ż44ƀ
~ull>	60 -13ĸ-8Ǣ-7cnŗǎ7qtŌƇƌǟ8Ų9řƓƢƼǄǛ10ŹƃƤ12WƟ14dŒ15Ŏƭ19D25Ś26aǇ32Ĵ37R45ƀ
~ulle	81 8ĵļ13Ļ15Ŋ17ľ44Ż
~ult	75 9ƃ15Ť16ǩ39ǚ41ż
~ult>	78 10ƃ15Ť18ǩ43ż
~um>	69 7Ʃ9X10Ś12œ15ŵƹǤ16D26Œ30ŗ35ž
~umb	48 -13ŷ-12Ś-10Ŗ-9v-7aĴĽƣǝǞ9KŠ10ľ11ĵŇŒǇ12cŜ13y14ļƓǠ15EĻ16ƒ17ƛǕ19ŗ20Ƭ21ŸƋƼ22X23Ņ24Ǘ25Ǩ26D28C29Ƃ31ū32e36ř37Ǧ41I
~umb>	87 14j15ŉ17ƒ23ĵ
~umbe	51 -14ŷ-12Ś-9vǩ-7aĴƣǝ7Řſǔ8ƒ10Š11K12ľŒǇ13ŇŜ15yCļǠ16cƓ17EĻ19Ǖ21Ƭ23ŗŸƼ24X26ŅǗ27Ǩ29D33ū34e38ř44I
~umbi	76 10Ǒ22ƛ37Ƌ
~umbr	63 -7Ǟ13ǩ44Ƃ50Ǧ
~ume	76 12Ʋ28Ƙ
~umen	76 12Ʋ28Ƙ
~umm	82 -7n19ƟǇ23k26x
~umme	83 -7n19Ǉ20Ɵ23k27x
~ump	69 -18Ŧ-9ǩ-8ĺ7Ĵ8ŗ9ž11ƍ13ƃ18ű28Ţ38ǀ39Ɗ46œŔ
~ump>	72 -19Ŧ-8ĺǩ7Ĵ10ŗž12ƍ14ƃ18ǀ26Ŕ30Ţ36œ41Ɗ
~umpe	86 11ǀ16œ24ű25Ŕ
~un>	56 -15R-12P-9ų-8Ńǔ-7ǩ7ưǤ8ŅňŒŝŹǄǋ9ŕƢƧ10nĵţǗ12xŦǟǥ13ū15ű19eƩ20O21ſ22ǐ23k24ƽ25ǎ27AƬ29Ɲ32Ǩ35Ŷ43g
~unc	71 7E9OƳ10Jǈ11A12ń13ǟ14qN15LĽ16ư19B21b
~unce	86 12J25b
~unch	78 7Ōǥ8E10Oư11ǈ13ń15q16LN17Ľ
~uncl	83 9ư11AƳ16ǟ23B
~und	47 -11mHĸǍ-10DƉƢ-9ǋ-8IĿƅǟ-7oŐŝƌƤƪƳǇǝ7jŚŪƥǎǚ8ŻƑǁ9ũ10bĵŎŖſƕƙƩǀ11ňŠŵƽǉǤ12iLĽ13TńƇ14lCĻŮƓ15Ʋ16Vǌ17YƊǃǣ18hsĺƣ19Ņ23c24X25ŇƒƱ29ƍ32n33ƺ34ǅ48ş
~und>	53 -12m-11H-8IƛǍ-7Nǋ7nLťſƟƲ8ş9hƎ10ƥǁǎǜ11TƊ12ƣƩ13Ƒ14ǉ15Š16YŚƕ17cCń18Ľŵ20lƓ21V22ǣ29sŇ30Ʊ34ƍ
~unda	89 -8Ɗ32Ƈ
~unde	58 -19ť-11Ɖ-9Dĸ-8sƢ7jůƖƛƩǡ8ĵŃƽ9Ƙƣ11ŪſƲǤ12iŚŻƙ13ch15ũ16Ŗǀ17ŎşŮƊ18ĺƺ19Ņň22ǌ25ǃ26X27ƒ32n43ǅ
~undl	85 9ǚ50ş
~unds	71 7ņŌƑƜǓ8rBŨƏ9ƆǛ10L11Fťŧƽǈ13Ǩ14b17N38ƺ
~une	72 8ĺ11Ś15Ƴ16ĸ58ư
~uner	74 8ĺ15Ƴ51ư
~ung	68 -7ƈ8Ż9ƆƭƯ11ƍ12ź14Ź15ǀǅ17ĵ20puŨ21v34c37ƞ
~ung>	75 -10v-8ƈ7Ƴ10ƭ11Ư14źƞ17ǅ20ĵ22Ũ61c
~unge	79 -17c8y11Ż19ǀ24pv
~ungu	89 -10c13vŹ14x29u
~unh	87 -8ŝ45Ş
~unha	87 -8ŝ45Ş
~uni	60 -23Ɔ-13ĵ-12Œ-8ǧ8ǌ10ļƕ12yW13YŬǋ14awƨ18ƠƩ19D21ƥ35Ƥ38ƣ49ſ
~unin	67 -7Ǣ8Ƥ56ſ
~unio	78 -16ĵ7m11Ʀ14ļƕ16W18YŬ19aw21ƨ
~unit	73 -28Ɔ-14Œ-9ǧ10ǌ16ǋ22Ơ24D26ƥ34Ƥ47ƣ
~univ	83 -7Ʀ7Ʊ17y26Ʃ
~unn	70 -11Ū7fR8kŋǨ9j10Ŷ11Ő12qĿƼ13uŒű14h16Ŵ19ń20ǟ21ǝ37ǩ
~unni	71 -10Ū7fR8ŋǨǩ9k10Ŷ11Ő12qƼ13uĿű14Œ15h16Ŵ19ń21ǝǟ
~unny	89 -7ƶ16j37ǩ
~unp	89 35ƞ
~uns	70 -13n-9ž-8c-7ǩ8x9v10ǉ13A14ƽ16ơ22u23Œŕǈ27j28ŀ35ű42Ƙ
~uns>	72 -13n-9ž-8c9x10vǉ15ƽ17ơ23uǈ24ŕ28Œ36ű43Ƙ
~unt	52 -12ǈ-10ƿ-9IƮ-8ū-7łƶ7enAļş8mŕŜŽƗ9QźƓƢǀǤ10ŦƹǕ11XYŷƅƆ13Ķő14ƌ16BHĴǖ17ř18ľ19CŊ20Ə21u22ƭ26Ǡ30ǔ31ŗƬ37Ư50Ǉ
~unt>	59 -12W-10ƿ-8IǠ-7ū7Ʊ8őŒƚƦ9aş10eƗ11ŽƓǖǤ12Ŧźƹ13QǕ14XŜ15ŷǔ17Y19Ĵ20ŗ23Ŋ31ř39Ƭ55Ǉ
~unta	76 9k14ǆ23A28Ǡ31B
~unte	80 8Ź11ǖ23Ə26ƌ
~unti	74 -9řǈ7mu8Ǉ9Oǉ10g15ŕ17Ɔ19Ƣ20Ư21Ǡ25H34ƭ
~untr	81 8ƈ10C11Ÿ12ǔ17lǀ
~unts	69 8ǔ9ő20Ķ21ŗ22u25ľ37Ư
~unty	79 9Ə10ǔ11Ż12W13ļ21ƅ27C
~uor	89 -20Ÿ-14ž12ƿ42Ǜ
~uor>	89 -20Ÿ-14ž12ƿ42Ǜ
~uot	67 7ǂǃ8c14Ǧ16ž19e22Ĺ27J28ń38Ņ
~uote	67 7ǃ8c14Ǧ16ž19e22Ĺ27J28ń38Ņ
~up>	43 -21ǩ-18Ŗ-16ŧ-14o-13svŢƜƢ-12ŇƗƶǞ-11qyBŬƵ-10aŅňƳ-9bwLUŀŶƝơ-8GĽżƞƭǍ-7fnPSōŪŷſƀƟƻǑǦ7dYŐƈǐǤ8jƒǔǟ9CļńŚŹǌ10OĻŗŘǁ11gƧƩǅ12HłŉŠųŽƓƬƸǚ13Ʈƹ14ķĿƫǝ15hVĴƌ16ĺřƃǏ17ƪ18Ł19Ĺǆ20KžƛƴǗ21Ō22ƙƤǊ23ƣ25ixœ28ƅ29W30ƾ31k33l36t39Ŕ41ŕ44Ɖ
~upa	80 24q30P
~upat	80 24q30P
~upd	69 8Ǎ17Ƌ20Ǣ25Ʋ33ƌ
~upda	69 8Ǎ17Ƌ20Ǣ25Ʋ33ƌ
~upe	89 8Ɩ9t43ǩ
~upg	89 10Ǎ11Ƌ
~upgr	89 10Ǎ11Ƌ
~upl	74 -13Œ-11ķ-9Ǎǝ7Ƥ8sŊ9Sǎ10Ľ11U12Ƙ13Oƿ15Ơ16Ū19Ǟ21ƣ45ś
~uple	74 -12Œ-10ķ-9Ǎǝ7Ƥ8sŊ9Sǎ10Ľ11U12Ƙ13Oƿ15Ơ16Ū20Ǟ22ƣ
~upp	69 8Ŕ9r11ƿ12Ɲ13nǐ17z20L26hŎ53Ǖ
~uppe	87 13r15ƿ17n26L
~uppl	71 9Ŕ12Ɲ14ǐ60Ǖ
~ups	69 7Ɯƣ8ir9nHž11q12ǐ16ţ18Ũ21Ƥ22Ɨ27Ǎ30ǘ
~ups>	86 -9ƛ10i15nq17ǐ38ǘ
~upse	78 10r19ţ21Ũ
~upsi	89 13H31Ɨ
~upst	81 9Ɯƣ10ƛ25Ƥ32Ǎ
~upt	80 -7ō20ǝ26ĵ34N
~uptc	87 29ĵ
~upti	87 -7ō22ǝ26N
~ur>	26 -27Ų-26Ō-24ť-20C-19Ť-17ƈ-16ŪƇ-14ōƆ-12uĸŏŬŮű-11ňőƌ-10KĹŗŭƋ-9Yũŵƅƴƹǩ-8Ʃ-7fGŀœƔ7aiŅŐƧǁǆ8RľŝŻƞưǒ9cƘƙƜǄ10łŶŸſƓƦ11nļƸǔ12ŕŘǧ13JĽŒƁƶǎ14yŖŴŹżƯǅǖ15EIƝǙǝ16lŃƢǠǤ17hWřŽžǡ18oƕ19gjŜƷǛ20pųƲƾ21tvŇƫ22Vƨƺǂǋ23ĶŚǈ24wş25sxů26TŁ27dǐ28PƳ29qƤƮǣ30ǉ31ǕǢ32rƃ34e35ƥ41ĵ44ƽ47ǘ56B61z
~ura	48 -16Ƹ-13Ǆ-9Ɠǩ-8ZǠ-7n7rƀƂƣǛǤ8Ƈ9řŚŪſ10AƉǢ11ƁƙǟǨ12ŘŞƴǍǒǓ13ĺşƳ14ŦƃƩƬƭ15šƦ16Ł19Őƕǥ20ľŏŒ21ņţ22Ƅǌ28W
~uran	48 -16Ƹ-13Ǆ-9Ɠ-8ZǠǩ-7n7rXƀƂƣǤ8ƇǛ9řŚŪſ10AǢ11ƁƙǨ12ŘŞƴǍǒǓǟ13ĺşƳ14ŦƃƩƬƭ15šƦ16Ł19Őƕ20ľŏŒǥ21ņţ22Ƅǌ28W
~urc	76 -10ǩ7ļ10ư13oB16ŭ17t26ƒ28ƶ
~urch	76 -10ǩ7ļ10ư13oB16ŭ17t26ƒ28ƶ
~ure	48 -16ǩ-14qǏ-12ǍǑ-10ơ-8Ĺ-7gBŇŞ7űƩƷǂǠ8ƈưƴ9GłŽǧ10aHŤƢǥ11ƑƱ12fŖ13ŏ15őśƼ16ŴƇ17ŀ18ŭƗƬ19ǌ21Ŀŗ22Ƙ23ǅ24Ǆ25ǒ26ş28Őƨ36ſ38Ǣ48Ɠ
~ure>	56 -21ǩ-13ŗŞ-12ǍǏ-7gqBŒ7nĸĽŅūǨ9Ʃǉ10AűƈƥƱƷǂ11ǌǒ12ł13GHŤ14Ƣ15a16Ǣ17Ǆ18f19śƘƼ20Ŗ24ŀŭ25ƗƬ27Ŀ31ǅ32Ɠ
~urea	89 11Ő12Ŝ13ń
~ured	56 -17Ǐ-10Ő-9qǑ-7Œ7ǃǓǩ9Ɯ10ƃ11šưǄ12ǌǧ15Ŵ18Ƈǒǥ23ş24ŏ25Ǣ27ŗ38ƨ44Ɠ49ſ
~urer	82 11Ţ17ƴ18Œ29ő46Ő
~ures	80 -9ǉ10ŗŽ12Ő15Ƙƞ16şǠ17Ǐ24Ƒ
~urg	82 8Ǝ9t10ǀ11ǂ37Ƽ44Ń
~urge	86 9t12ǂ39Ƽ46Ń
~uri	65 -8Ų7žǘǛ9jƦǗǥ10rĶ11ŉ12ŭ13PƟ17Rŏ26ƃ29ưǣ30Ǝ31Ĺ
~uria	83 13Ʀ29ư
~urie	78 8j9žư32ƃ36ǣ
~urin	80 9Ǜ12ǥ16ŭ18PƟ21R22Ĺŏ
~urio	86 8B14r15ŉ18Ĺ
~urit	76 7e10ǘ11Ǘ12Ķ36Ǝ
~url	87 -8ƈ12Ɖ14ǃ19T
~urn	57 -15ǩ-10y-9t-8ǉǥ-7Ļż7aTYķǕ8ĺŰǆǧ9pƟ10AƑƥ11ǙǢ12mvƓ14Ɗƪǝ15GƐ16ſƋƢ17ŉŹǊ25c26ţ27ņƗƴ29ŀ31ǜ
~urn>	69 -11y-10d-7ǥ8fŉƧ9TVŧǊǧ10ǆ11vŎŰ12pƟ13ņţ14AǙ15Ɛ16m17c
~urna	80 12aYĸ16ŉ22Ɗ26Ƌ
~urne	66 -10ǩ-7Ļżǉ8vƔ9Ǖ11ĺƗ13ƑǢ15c16Ɠ17ƪǝ19ţſ20ņ29ŀ34ƴ
~urni	75 10ŀǞ12ķ13d15ƥ22GƢ40Ɨ
~urns	89 33Ź
~urp	86 7ŋ13ŏ25Ǥ
~urpr	87 13ŏ26Ǥ
~urr	58 -10ǧ-9u-8Ŀ7Ƶ8Ŝ9őŚƙ10Şǥ12ǒ14O19ŗ22ŝ24ŏŐǡ25G26Œŕ27ƪ28Ń30ƚ35h
~urre	60 -10ǧ7Ƶ9őŚŜ10ǥ11Ş13ǒ20ŗ23ŝ25ǡ26GŐ27Œŕ28ƪ30ŏ
~urri	80 -10Ŀ13ƙ44ƚ
~urry	82 -11u21O43Ń51h
~urs	49 -21ǩ-13ő-12vƣ-9rŗŴǈǡ-8ƭ-7ĴřǄ7gľƀƊǦ8QŁŠŶƲǌ9ŮƎ10qĵōŸƝ11cuŘţžƛƯ12űƢ13ŲƁƖ14nƕǇǉ15HŦ16Pķ17Aŵ23Uǁ26x32ų33RS36ǎ38Ʀ49F
~urs>	57 -19ǩ-13vƣ-10PŴǡ-8ōǈ-7grƚ7bLŚƉƕƨƵƻǞ8t9SŤƊƠǦ10Uľ11Ʋǌ12ABŮ13Ÿ14ĵ15uűŶžƝ18Ɩ19Ų22ķ23ŵ27Ʀ31x39ų41R48ǎ62F
~urse	56 -12ő-7řƭ7ŠƐǣǨ8AƢǂ9ƀƯ10ƕǑ11cV12Ǝ13SƁ14Ł15gQŘ16Uţ17ǉ19ō20ŦǇ22nH26Ʀ28Pǁ
~ursi	89 12m16q24S
~urst	86 7Ƥ24ƛ
~urt	60 -10Ʈ-8Ƴ-7Aſ17Ɯ18ţŤƍ21ĸǚ22k23X26Ǚ29Ƅ32ž36D37ƃ44ǣ
~urt>	61 -10Ʈ-8Ƴ-7Aſ17Ɯ18ţŤƍ21ĸ22ǚ23X27Ǚ30Ƅ33ž37Dƃ45ǣ
~urth	87 9d33k
~urv	85 13x14ǝ34i
~urvi	85 13x14ǝ34i
~ury	75 7ŗ11ƃ12ķ15D35ư44ž
~ury>	75 7ŗ11ƃ12ķ15D35ư44ž
~us>	56 -25ǩ-20A-10Ň-9dƕ-8gƒ-7cŃŠƔǓ7ƙǂ8wzTŉşŶƷ9šŪžǦ10vƆƼ11ń12CĵŰƞ13Ƅ15aŎ16ķ22ŋ23rņ24f25ĺ30s32Ĺ34Ŀ42ŵ50ǀ53ļ
~usb	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15Ƴ18n19f20ż24ŴƷ30t32pǂ33rs34ƨ35q39o
~usba	57 -16ƾ-14d-13Ƹ-11Pƹ-9vQƺ-8TǢ8ųŷ9Ư11Ʈ12ƫ13Ł15Ƴ18n19f20ż24ŴƷ30t32pǂ33rs34ƨ35q39o
~use	40 -20S-19Ŭ-17ŗ-15dű-14ŶƸ-13ŇǦ-12ǎ-11PŜƻ-10cYǇǊǨ-9KŒŦƃƦ-8vVĻŅŖƘǄǙǞ-7awńŎřƐƼǏǝǟ7ųƊ8Ƃƚ9ŤŴƉ10ƎƕǕ12rZţƌƣ14sŔƖƙǓ15qIƏƨƮ16ŹǑ17op18fJTŷǖ19ŀ20ƴ21MşƇ22Gœ23DķŲƓƜƝ24ǁǂ27Ɨ28HŽƋƟ29Fƿ30Ɔ31n33ƒƞ34Ʒ39Ɣ45ƅ46ŭ
~use>	42 -21S-20Ŭ-17ŗ-14űŶƸ-13ŇǎǦ-11ƻ-10Ū-9KYŜŦƃǨ-8vTVƦǄǈǗǙ-7dPĻŎŒřƐƘǝǞ7hƑƮ8Ɗ9ƂƚǢ10qŤƉ11ƎƕƴǕ13r14ZƌƗƣ15ţŽƖƙ16sIƋƏ17ƨǑ18nŹ19J20fŀǖ22MŲ23Ƈ24G25DƜ26şƓƝǁǂ29ķƒ30H31FƟƿ32Ɔ33Ʒ34ŭ35ƞ41ƅ42Ɣ
~used	72 -12B-10Ǣ-9Ū-8ů7ŲƹǗ8ũ10ǈ17ƴ21ŔƗ24Ž25ŭ36œ39Ŵ
~useh	68 -12ų-10Ǌ-9Ǉ14Ū19Ʈ25n28T29ŷ
~uses	76 -14d-13Ŵ-9c-8wP12qƅ15ƒ18T25ƋǓ30op42ų
~ush	74 -18i7ĺ8s9Ŋ10łŌ15ƛ16H17Ɩ18Ń24r37O39Y
~ush>	81 -20i-7ĺ8Ɩ9s11Ŋ12łŌ20Ń40O
~ushe	87 11Ɩ16ĺ19Hƛ
~ushi	86 47Y
~usi	50 -26Ƃ-17D-11Ū-9Gĺ-8Ʒ-7etƓƗ8ŐǑǘ9ƕ10Jƹ11n12AM13Ǜ16ňǠ18ǐǢ20ǔǦǩ22Ŏ23ǝǨ25ǄǞǟ26Ɲǅ27Ǌǡ29ǋ30ǃ33ŭ34ǆ36ǎ37ǥ
~usie	87 42ǎ
~usin	50 -26Ƃ-17D-10Ū-9Gĺ-8Ʒ-7etƓƗ8ŐǑǘ9ƕ10Jƹ11n12AMǎ13Ǜ16ňǠ18ǐǢ20Ǧ21ǔ22Ŏ23ǝǨ25Ǟǟ26Ɲǅ27Ǌǡ29ǋ31ǃ33ŭǄ34ǆ37ǥ
~usp	86 8Ƅ37Ÿ
~uspe	86 8Ƅ37Ÿ
~uss	89 11ů16ư22a26r
~ust	45 -23ŗ-14D-11lǐ-10BōǏ-9Gĺ-8PłŚƧƵ-7qORĽŉƁƄǞ7cderŀŁƢƮƴ8uķŨƗƦƸ9sņŇƍƠǈǧ10hŌŰǙ11KŵŶ12ŊơƻǑ13Cŧ14ŔŪŲ16AƝǖ17ŖǃǓ20nŭǚ21ő23Šǔ24ƀǗ25Ļŷ26Ĺ29Ǉ31ǋ39Ʋ
~ust>	47 -23ŗ-14D-11ǐǡ-10Bō-9ĺǏ-8Pł-7qRŉƁƄƧ7dUǀ8cerZŁŵƮƴ9ķŀņŇƍƗƢƦƸǚ10suŨǧ11ŌǙ12hKǈ13Ŋƻ14SơǑ15C16Ŕ17Ū18A20Ŗ23ŭ24n25Š26ƀǋ27Ļŷ28Ĺ30Ǉ33Ʋ
~usta	89 15Ű17ų19Ŷ
~uste	83 45ŧ
~ustl	89 -8Ŷ41Ų
~usto	61 -16S-12Ʃ-11G-10Ų7kǄ8Ʋ9Ţ12Ŀ13ǟ16ǚ17ǡ21Ɲ22ǃ26ǖ28Ǔ33Ǘ36ő38ǔ
~usu	73 -7ƣ7ǀ8ƅơ9Ķ10řǩ11AWǡ13ǅ14ŭ15ĺ17ł25L
~usua	73 -7ƣ7ǀ8ƅơ9Ķ10řǩ11AWǡ13ǅ14ŭ15ĺ17ł25L
~usy	73 -8R-7V11x13ǎ14P17t28U42N43ǟ
~usy>	73 -8R-7V11x13ǎ14P17t28U42N43ǟ
~ut>	34 -19ǩ-15i-13sFķ-12ŃœŬƠ-11WŐƄƛǇǒǟ-10I-9cśƦǦ-8MNőŠų-7dxƃǆ7fzEťŰƐƓƚƾǕ8UũŪƂƟƭǈǏ9ghŊŜŞŹƙƷǎ10użǃǧ11jBŤŲŵƍƏƞƬǂǜ12łƺǀǙǣ13VĶƈƩǌ14TĹƻǛǨ15HĴƳǉ16ĽĿŽſƎƪƫ17ļŦǁ18űŴƧ19rŀƔƜƤƱƲ20ŉƝ21p22yŌ23ĸ25Ƹ26Yĺľǔ28ōƌ30Ǒ38Ň51š
~utc	82 23b26Ļ27a
~utch	87 -7Ɨ24b29a
~utco	89 29Ļ
~utd	87 24g27ǝ
~utdo	87 24g27ǝ
~ute	61 -8ķ-7J7u9ǁ10Ļǧ11Mǃ12Ś13h15Ǐ16Ō18Ǘ24ŭ27N30ǘ34ů36O
~ute>	71 -15O-10b-7q8f9ŌŚ10u14Mǃ16h24ŭ30ů33N
~uter	76 -8ķ8d10b20Ǐ23Ǘ39ǘ
~utes	69 -8J8ńŞ9ů10aŌ11ǁ12Ļǧ56O
~utf	77 -8F-7y8Ş10őŠ11Ǟ13W17ơ19Ő24Q28Ǆ
~utfi	77 -8F-7y8Ş10őŠ11Ǟ13W17ơ19Ő24Q28Ǆ
~uth	78 7ň10ļ11lƉ13C14r19Ɵ20ŝ23u
~uth>	80 10ļ11Ɖ12l14rC19Ɵ21ŝ
~uti	82 -11ƕ12ŭ15b20ǈǐ34e
~utin	89 -12ƕ13ŭ37e
~uto	65 -7ǈǦ8ǃ9ſ13ũ18ǥ19Ĺ23ƃ27Ƃ28ž29ƛ38ş44Ʋ54Ĵ
~uto>	68 -7Ǧ9ǃ10ſ20Ĺǥ29žƂ32ƃ44ş
~utof	86 -8Ĵ17ũ39ƛ
~utom	87 12ƛ29Ĵ
~uts	68 -8Ķ-7U7ư8ƋƓǋ9Ǡ10ƉƦ11q13ǀ14ŉ18Zƣ20g24j27Ş28C29Ƈ
~uts>	77 -8Ķ8ư9ƋƓ10ǋ13t16ŉ17ƣ26C31Ş
~utsi	74 -7U10Ǡ11ƉƦ12q14ǀ23g27j32Ƈ
~utt	71 -13n7Ľ8Ūƹ9iǄ10ŌƚƱ12Ů14a16ǈ18ǩ20H31Ķ
~utte	89 12Ǆ13ƚ
~utti	75 -13n-7a8Ľ9Ūƹ10Ʊ12w13Ů17ǈ21H33Ķ
~utu	86 -9ŀ-8Ţ8H15ƴ21Ŀ36Ő
~uv>	89 23ų27Ū
~uy>	59 -15ǩ-12Ŵ-9ŵǏ-8ť-7qŎŒũƴ7Xƪ8ƈǣ9oƨ10Mǅ11gHƙ12WƩǜ15Ǆ16Ņ17ł18FơǞ19ŌŬƦ20ƒ24ņ28B32Ŷ33ſ35Ɨ42ǕǨ44G
~uyi	85 12ƒ13F15ƪ29H
~uyin	85 12ƒ13F15ƪ29H
~uys	64 -12ǀ-7RĴǩ7ǎ8kŕ9hyƍƷ10wƚƟ11CŐ12ǣ13H14ĸ15jxǙ17ŴƔǇ19ǟ22ǉ33Ǒ34Ǆ
~uys>	64 -12ǀ-7RĴǩ7ǎ8kŕ9hyƍƷ10wƚƟ11CŐ12ǣ13H14ĸ15jxǙ17ŴƔǇ19ǟ22ǉ33Ǒ34Ǆ
~uzz	89 26ň39ƣ
~vac	78 -13ƻ-9ƭ-8Ƣ-7ƛ13Ƌ24ǌ42Ɵ43k
~vaca	79 -13ƻ-10ƭ43kƟ
~val	61 -8ŏ7ƊƓƛǏ11Ÿ12Cũ13ŁǄ15ƒ17Ŏ19ľ22ƪ24Ƙ28Ʃ30Ǣ
~vali	87 16Ÿ
~valu	63 -8ŏ-7ǖ7ƁƊǏ8Ɠ16ƒ17Ŏ20ľ23ƪ25Ƙ29Ʃ31Ǣ
~van	74 -11ų-10H-8ǃ8ƀ13Ǣ15kwƋ17ņ21ŭ77ǐ
~van>	83 -12ų-11H9ƀ13ŭ17k18Ǣ27ǐ
~vans	80 -8ǃ10ŭ57ǐ
~vap	85 52ƹ
~vape	87 51ƹ
~vat	79 -9F9Ŋ10QƨƱ11ǀǣ12ƣ17ơ31ƌ
~vate	82 -9F9Ŋƌ11QƨƱǀ12ǣ18ơ
~ve>	28 -19AP-18Ǆ-17gq-15Ǌ-14pLĿłŠ-13T-12śƩ-11Kľŀœƕƭǌ-9ŒǑ-8tyǖ-7sĸ7ņŋŲŻƮƽ8ŎŰƂƖƾǅǓǘ9BŅũǋǟ10NSYŁůƆƟƥƵǀǆǐ11FHŃŴžƚưǃ12hGŊşŹżƛǝǢ13ZŌŖŵǠ14wŸƀƍƞǚ15IŉŗƄƳ16aCDţǈǔǥ17ĵƐƑƪǩ18ŐƁƶ19ŚƯƱ20fmŮųƃƎǍǒ21W22dƷǇǜ23Ķ24ŶƌƼ25őſ26O27ńƦ28uƘƨ29lŪ31ŏƗ33ŝ37Ţ
~ved	69 -7Ŏ7ż8ĺ9Ţŭų10Ĵ11ŁǗ12ŋŒ13f14Ƶ16lť36Y38G
~ved>	69 -7Ŏ7ż8ĺ9Ţŭų10Ĵ11ŁǗ12ŋŒ13f14Ƶ16lť36Y38G
~veh	64 7Ǧ8ŭž10ŵ11Ŷ14ūŻ15Ŭ16Ű18ų26Ŵ31Ū34ǐ
~vehi	64 7Ǧ8ŭž10ŵ11Ŷ14ūŻ15Ŭ16Ű18ų26Ŵ31Ū34ǐ
~vel	68 -9C-7Ǟ8ŀƘ9ƁƩ10Ŷ13D15Ɔƣ21Ɗ23m34ǀ40Ɵ
~vel>	70 -7C9ŀƩ10Ɓ15Ɔ16ƣ21Ɗ22Ɵ23ǀ24m
~vem	89 16Ǣ24ƌ
~veme	89 16Ǣ24ƌ
~ven	56 -10Ĺ-9T-8ǝ-7uƌ7ŷǒ8ŕƬ9ŔŢ10ŜƯǢ11Œǋǩ12RŨ13ƹ14ũƗ15Ľ18Ɲ19ż20Ş24L25Ǌ27ţ30ǅ37Ǖ58Ǐ
~ven>	60 -9Ĺ-7u7ŴƱƿǜ8h9ŭŷƬǒ10ŕŢ11Ľ12ŜƯǋ13ŒŔ14Ũ15ƹ22ż33ţ
~vend	82 -11ǝ57Ǖ
~veni	81 7Ľ13Ű18R44L
~vent	76 -8ƌ14ǩ15Ǣ20ũ21ƗǏ23Ş25Ɲ43ǅ
~venu	82 7ǧ41Ǌ
~ver	34 -21Ǐ-18p-15m-14ńǎ-13ƤƵ-12IŵƏ-11DLŀŅűƥ-10ŇŶƫ-9JXŬƣǂǄ-8ŁŘƅơƯ-7oBĺťŧƕƮǧ7nĻŪǨ8iƭƿǩ9ŤƻǙ10ƁƘƦǇǞǡ11ŐŦ12PĿŎŭŮƓǛ13ľſƀǚ14Ržǖ15hHUśŝŰǦ16ţƗƬ17CŒƨ18ƧƼǊǕ19Ƒǔ21ƜƩƴ22ņŽǘǥ25ŜŸƂƛǝ26š27Ż28ŗ29ǜ32ƙǢ34TŲ36ŏ37ǒ39ŷ40ǐ41Z42ź54Ŗ
~ver>	40 -18X-17Ō-13mńŴƬƯ-12yŐŔƏ-11IľŘǄǎ-10ŁŠƽ-9DŚŰƄƤƸ-8JłŃŪƭǢ-7ķĹŅœůŵƀƓƣǂǅǟ7AƢƲƹǆǤ8eļŉƍǘ9UňőŭǓ10ĸŝƒǒǩ11Ɔ12ƘƠ13TŒƿ14QŤŸǇǛ15Ršſǖǡ16ŗǝ17hƛ18Ʃǐ19ĿŲǞ21CHPś22ŮƂ23Ǧ24ŦźŽ26Ƽ27ţǊ28ņųƑƴ29Ŝ33ƙ34Z37ŻƜ38ǜ48Ŗ
~vera	53 -16Ǐ-13Ʃ-12ň-9ǡ-8űǑ-7NŦ7ŝƘƛǓǣ8ŕƄƪǉ9XĹŉ11źſƦƭǌǒ12ŃǨ13ƚǘ15Šƀ17WľŪƁƨƸǚ18ǝ19Ś21Ƨ22Ƭ23šž26ŏǢ29ŗ32Ɠǥ
~vere	68 -18Ǐ-9ƚ7Ń9ŗǒ10ǡ11Ő13Ɓ14ľƭ15ǟ17Ʀ18Ŏ19Ŗ20Ǣ24ƀ27Ō29ƨ35ŏ
~veri	70 -14p8k10ƶ12ǐ15Ő24d50Ų
~vern	79 12Ǐ14ŕ15ǖ36Ű54ǔ
~vers	61 -26ų-8ůŴƦ-7kŲ7ĻłŹƃǀ8Ƣǃ9ƙ10OŤƗ12syǛǩ13Ʊ14ŋŖ15i18Ʃǐ20a22Ÿ30ŷ32źǕ
~vert	83 13Ƨ16Ɲ30ŭ33T
~very	52 -11ŗ-8Ɯ-7dţƥǓ7cĿŐŔ8FĻƿǅǈǐǡ9ŒǑ10ĴľŰ11ǘ12Ŵ13ō14şŭ15iKǙ16T17UǢ18n19ķƗ23ŷ24ƻ25Ƭ26ůǒ31Z
~ves	58 -11Ū-10zŝ-7ő7fŌƁ8ƛ10qxĵ11Ǐ13Ƣ14A17ķŘ22ųŷǐ24n47Ş
~ves>	58 -11Ū-10zŝ-7ő7fŌƁ8ƛ10qxĵ11Ǐ13Ƣ14A17Ř22ųŷǐ24n47Ş
~vew	78 9Ə25Ū40Ű
~vewa	78 9Ə25Ū40Ű
~vic	63 -7ǔ8Ţ9Aƅƕ10ŝ11ţƏǞ12Ū16Ŝ17ű18ư20Bľ35Ǆǚ37Ž
~vice	64 -7ǔ9Ţ10Aŝ11ƏǞ12ţ16Ŝ17ű18ư20B21ľ35Ǆ36ǚ38Ž
~vid	75 7ǝ9Ǆ10gƫ12Ʀ15Ő24ƕ33M34ƪ
~vide	76 9Ǆ10gƫ15Ő24ƕ33M35ƪ
~vie	82 -15ƶ-10ƞ12B16Ǟ26ŖŜ51ǩ
~view	83 -15ƶ13B16Ǟ22ǩ26ŖŜ
~vin	49 -22ŝ-16Őǩ-14ś-12ǚ-11R-10ŋ-8hrvMŕ-7cuƠǆ7ŵź8ǁ9Ƈǟ10etǍ11qķƍƲǀ13żƂƶ14ľƱ15ĿŲŴ16Ů17nŘŪ18kŽ19N20Fŷ22P24Ÿ26ŹŻ27z28i29YŢ32H34y52ƞ68ū
~vin>	62 -14śǩ-9ŕ-8Ÿ-7h7ŃŌƟ8xH9tǁ10ĺŀŲ11Ŀƞ12iP13ƶ16Ū18y19S20Żǟ22Ź87ū
~ving	52 -19ŝ-18S-14Ő-12ǚ-11R-10ŋ-7ruMƠǆǟ7sAƷ8ŒŲų9ĿŵŹ11ľŻƱǍ13ķƂƍƲǀ14qP15ż16NŷŽ17F18ŮŴ19Ř20i21y22kn26Ţ27zH32YŸ46ƞ
~viny	89 20Ƈ
~vio	83 37Ż
~viol	83 37Ż
~vis	72 11aN15e18ǁ20Z24B27ƾ36A42Ɯ
~vise	85 29A32B
~visi	77 12AN20ǁ29ƾ45Ɯ
~vit	89 -7Ǔ10ǌ18ǀ21ƻ
~viv	85 13x14ǝ34i
~vive	87 15ǝ16x
~voi	73 -9ǩ9ľǠ15eǘ16aĿ20Ǖ27Ľ
~voic	73 -9ǩ9ľǠ15ǘ16aĿ20Ǖ27Ľ
~vol	80 9ż14Ł15f23Ə
~volu	85 25Ə
~volv	87 9ż15Ł17f
~vor	75 11ĵ12ŝ16Ʃ17ƞ20rŶǩ34f
~vorc	81 12ĵ37f
~vori	83 14ŝ19ƞ23Ŷ24ǩ
~vou	86 15ǀ34Ŀ
~vous	86 15ǀ34Ŀ
~vy>	85 -12u11ǎ12ƞ13Ư14ǈ23Ū25Ǐ
~wag	75 -13Ǌ9ǜ12ǣ28ƃ33T59ǉ
~wage	75 -13Ǌ9ǜ12ǣ28ƃ33T59ǉ
~wai	74 -13ǩ-12ŕ8ǧ9Śŧǌ11ǜ12ĺ16rsŵǏ21Ń24Ǔ25ſ
~wait	77 -13ŕǩ9ǧ10Śŧ12ĺǜ16ŵǏ17rs22Ń
~waiv	87 -7ơ11ǌ29Ǔ30ſ
~wal	55 -12Ō-10j-9Ũ-8ǧ-7Ĵǟ7ƤƽǕǖǘ8śŸ9š10RƮǈǒ11ŵǞ12ł13Ļ14ZŕǍ16Ɨǝ17ż19Ĺ20Ťƣǔ23Ƈ27Ŝ28x35Ǆ
~wal>	66 -12Ō-8ƌ12š14ś16Ǟ18ŕ25Ĺ34Ŝ
~walk	61 -11j-9Ũ-7ĴƨƳǟ7nƊƛǛǨ8ƑƗƤƽǎǕǖǘ11RƮǈ13ŵ14ł15Ļ16Z19żǝ23Ťƣǔ25Ǆ31x
~wall	76 -10ǧ12Ÿ13Ɨ16ǒ17Ǆ21ƌ22Ǎ36Ƈ
~wan	45 -17Ŧ-16m-15rŗ-14Ʀ-13Ś-10cNŏ-9uƒƿ-8łŵƟƯǒ-7iwŁƧ7ő8ŒǞ9eH10oVľśƀƃƵ11bſǦ12Ŋŝž13L14Oŀŕ15yƂƗ16JƁ17ǁ18Ĵ19KŃǌ20Ŏǧ23Mƫ25XĹư26Ƅ27ƬǓ28s30ǩ31ŉ34Ʊ35Ōơ37ƭ38ƶ39Ļ
~want	45 -17Ŧ-16m-15rŗ-14Ʀ-13Ś-10cŏ-9uNƒƿ-8łŵƯǒ-7iwŁƟƧ7ő8Ǟ9eHŒ10oVƀƃƵ11ľśſǦ12bŝž13LŊ14Oŀŕ15yƂƗ16Ɓ17Jǁ18Ĵ19KŃ20ǌǧ23Mƫ25XĹư26Ƅ27ƬǓ28s30ǩ31ŉ34Ʊ35Ōơ37ƭ38ƶ40Ļ
~wap	87 -10Ū15ũ30Ƶ36ų
~war	70 -14ǩ-11HV-7Ţƽ7ŨƳ9Ŏ10ǀ11ǘ12ŀǞ13BQ14Ň17X20ũ22Ō23ǋ25q29ś44j
~ward	74 -11ǩ-7ƽ7Ũ9Ƴ10Ŏ14ŀ15Ň19X22ũ24Ō31ś
~ware	82 13ǘ15Ǟ16Q27ǋ30q
~was	45 -16d-13a-12ƉǞ-11ł-10ĹŀŐ-9ŒţǢ-8nRľƫƭǝǣ-7jLŎŕƌƙǆǎ7tTŸŻ8cĵűƹ9Ǜ11ƲǊǙ12rǘ13ƞ14k15Ļ17Ƌǩ18ƅ20ňƤƴ22pŔǜ23œƼ24Bĺũ25šƽ26ļ27ŧŵ28Ņ29Šƈ32ƒ34żƛ39Ť44Ũ45ťƳ47Ŧ
~was>	45 -16d-12aƉǞ-11ł-10ĹŀŐ-9ŒţǢ-8nRľƫƭǝǣ-7jŎŕƌǆǎ7tTŸŻ8cĵűƹ9Ǜ11ƲǊǙ12ǘ13Ļƞ14k17Ƌǩ18ƅ19ƛ20ňƤƴ22pŔǜ23œ24BĺƼ25šƽ26ļũ27ŧŵ28Ņ29Šƈ32ƒ34ż39Ť44Ũ45ťƳ47Ŧ
~wash	89 46ƛ
~wat	59 -9B-8P10ƍƘƠ11q18ǝ19Ǝ20Ư23Ť25ǩ27Ɵ28Ž38Ƌ56ƙ62ƛ
~watc	78 -10P14Ƙ15Ɵ27Ư34ǩ38Ž
~wate	60 -9B7ƺ10ƍƠ13q16Ɵ19ǝ20Ǝ23Ť39Ƌ58ƙ64ƛ
~way	55 -10Őǩ-9ŗŷ-7GIŨ7cĵŎŧŵƶǋ9mƧƴ10ĶƑƗ12ƁƏ13ajBĻ14lņŪ15yňƦ16ƿ17Ŷ18ŉ19ǁ21ź22k23ļŀ26Ű29Ɵ30K32Y42ů
~way>	56 -12ǩ-10Ő-9ŷ-7IŘŨ7Ŏŧżƶǋ8Xņŵ9mƧƴ10Ķ12ƁƏƑ13a14jBĻ15ňŪƦ16yƿ17ļ18Ŷ19ŉ20ǁ21ź23k24ŀ27Ű30Ɵ31K33Y43ů
~ways	76 -8G8ņƜ9ļ10ĸŘ11V12ĵƬ13c22Ɨ25l
~we>	51 -18ĺ-12g-11Ň-10prP-9ǄǦ-8ƗǞ-7qAŘŹ7dfOƖƨ8ƀƊ9c10hļŊƵ11IņťƱ12v13ŉş14ŴƂ15Xķŕ16ƭ17Ɓƕ19Ł20i21ŎŚƬ22ĹĻ27ĽŋŬ30Ū31M34sƔ38Z86Ō
~wea	78 -8Iż-7Ň9U11Ɖ15ƚ16Ť20c23Ǚ26ǩ31j
~wear	85 -9I-8Ň12UƉ22c25Ǚ30ǩ
~weat	83 -9ż16ƚ18Ť34j
~web	80 9ń11Ľ12Ĺ31ǖ35ļ
~webs	81 10ń11Ľ12Ĺ36ļ
~wed	69 -9Ŕ-8ǩ-7Ŷ8ĺǔ9ƛƷ10Ņ12BŇų14ŖŜ15š20Ơ22ƕ25ƪ29f
~wed>	72 -10Ŕ-7Ŷ9ƛƷ10Ņ12Ň13Bų15ŖŜ16š20f21Ơ23ƕ27ƪ
~wedd	83 7ǧ10ĺ11ǔ12f
~wee	52 -9Ūǩ-8Ň-7XōƘ7gtTłƕƜơƶ8wŷ10iŕť11Dňš12ĺƟƫ13ůƖ14Ń15ŬǎǨ16Ľ17P22L24Ų29k30ŵǝ42ŭ51R52ƿ
~week	53 -7Xǩ7xųƕƤ8gTƜǨ10ŕ11iPť12Ɵ13ĺů14Ɩ15Ń18ǎ19Ľ23L25ƿ26Ų30k31ŵǝ43ŭ53R
~ween	79 7mǇ9C10Ǩ11P12ƫ14ł16ŷ17š19ň
~weet	83 9ƫ12ơ15tw16ƶ19D26Ŭ
~wei	69 10ł12h13Ł17ǂ19ǘ26Ŀ46ƺ
~weig	71 11ł13Ł17ǂ27Ŀ48ƺ
~weir	89 8m25ǘ
~wel	61 -14q-12dƌ-11G-7Ǒ7axĹ9űƕǊ10P11Nǉ15SǕ16ń17p18ŖŶ26t27Ƙ29Ɠ30ǟ38ŝ
~well	65 -14q-13d-12ƌ-7Ǒ7Ļũ8ax9Ĺƕ10űǊ12Nǉ17ń18p19ŖŶ27t31Ɠ33ǟ41ŝ
~welr	73 33Ƙ
~wen	67 -13ǩ7zH8Ƭ9Qĺņƫ10ǜ12kő14lǅ16Ƴ22Ŕ25ŀ27Ũ29ƅ34œ37Š40Ť
~went	67 -13ǩ7zH8Ƭ9Qĺņ10ǜ12kő14lǅ16Ƴ22Ŕ25ŀ27Ũ29ƅ34œ37Š40Ť
~wer	50 -25Ř-19ŗ-14Ŝ-10pŰ-9Ş-8ŖŦƤ-7V7ŔƍƱ8ŻƈƉƯƳ9KƃƴƵƹ10lqƷǢ11ņƭ12ĹļŎśƎƮ13rYŚǤ14ż15Ƭ16W17Ǧ19œƛ20šƊ22Ÿ23d26ƅǝ27ŧƼ29ŉ31Ņ33Ũ
~wer>	65 -17ŗŘ-12Ű-8p7K8ƣǩ9ŬŴǚ10ł11Ɖ12Ŕƃǖ14Ņ15qĻ16ŉ20Ŏ21Ś22Ɗ23Ǧ25ƅ26ƛ
~were	53 -15Ļ-14Ŝ-13Ř-9Ş-8Ƥ-7VŖ7ƅƈƦ8ƍƱ9ŻƯƳ10Ƶƹ11lƴƷǢ12ņƭ13ļśƎƮ14ĹǤ15Yż16Ƭ17rW20œ21Ņ22ŉš24Ÿ25d29Ƽǝ30ŧ36Ũ
~wers	87 -7ŉ8K9Ɗ14Ļ
~wes	71 -8xƮ7cF8iłŏƟ9nuţǊ10Ƨ11CĻŚŰƇ12Ɣ14Ǆ15IŪ21ĵ22ƿ30ľ
~weso	72 -8Ʈ7coF8iŏƟ9Ǌ10nuţƧ11ŰƇ12CĻŚ13Ɣ15Ǆ16I21ĵ22ƿ
~west	89 -9x-7Š11Ū12ł44ľ
~wet	87 12j20Ɗƛ28ƙ
~wet>	87 12j20Ɗƛ28ƙ
~wfu	87 12ǉ14Ʈ15ĸ16Ũ
~wful	87 12ǉ14Ʈ15ĸ16Ũ
~wha	24 -28ŷ-26Ŭ-25ǐ-22Łų-21Ō-19F-18Ű-17nzNĴ-16ŜŹƤ-15ƫ-14tAǠ-13bśƢ-12sOļţƟ-11xŊƏƴƿ-10HMSńƂ-9Ľ-8uƳƹǋǦ-7VĵŏőŶƄǀǢ7lrťƋƎǆ8DEŢǍ9iIRƚǉǨ10ƅ11ƃƪƵƼǝ12doŲƌƧ13ņūűŵưǗ14cƨǎ15hvYĶŘƕƷ16ũƑ17JžƉǓ18ŨƘƬ19mLQƽ20Ɠ21WZŔǞ22qƺǃǊǥ23ơ25wCƊƦ26ōǩ27ƔƩ28ƶ29ŅŇǏ30ŎƇƻ32Xł33ķľƠ34gPŝ35T36Ŧǈ37Ļ38Ŵ40Ť41ŉǄ42Bŀ44œŗ47ƒ48Ɨ49ĺŞ50ŒŖ51Ŀ55Ĺ57Ū
~what	24 -28ŷ-26Ŭ-25ǐ-22Łų-21Ō-19F-18Ű-17nzNĴ-16ŜŹƤ-15ƫ-14tAǠ-13bśƢ-12sOļţƟ-11xŊƏƴƿ-10HMSńƂ-9Ľ-8uƳƹǋǦ-7VĵŏőŶƄǀǢ7lrťƋƎǆ8DEŢǍ9iIRƚǉǨ10ƅ11ƃƪƵƼǝ12doŲƌƧ13ņūűŵưǗ14cƨǎ15hvYĶŘƕƷ16ũƑ17JžƉǓ18ŨƘƬ19mLQƽ20Ɠ21WZŔǞ22qƺǃǊǥ23ơ25wCƊƦ26ōǩ27ƔƩ28ƶ29ŅŇǏ30ŎƇƻ32Xł33ķľƠ34gPŝ35T36Ŧǈ37Ļ38Ŵ40Ť41ŉǄ42Bŀ44œŗ47ƒ48Ɨ49ĺŞ50ŒŖ51Ŀ55Ĺ57Ū
~whe	35 -18Ʈ-17PņōƱ-15ǃ-14aĺŁǨ-13ũ-12UŌƝơƵǟ-11iƜǄ-10tƩ-9nBNŀŉŊŋŞƗ-8uwITWYţŪƞƨƪƬ-7bZƃƔǈǊǠ7ŜŠšſǧ9lqĹŲƁƋƲƴ10ŢŻƳǅǙ11JRşƦƹƼ12ƛƿ13dyĶƊƥ14ƄƭǢ15ļŸƈ16XŴƟ17sHŚǀǂǏ19gOŖƷǎ20krǞ21vǗ22ĵƅƧƾ23MĸŃ24QVŹ26DƖǋ32GSő35L39ŕ40CťŰ41Ƥ
~whee	75 -7x10ŀ18ǐ20şŷ25Ź27ŵ36ų
~when	40 -24ǩ-19l-16ņ-15Ť-14Ł-13ōǋ-12aĺũơƮ-11ŵƱƵ-10ijMƞǨ-9ńƀǃ-8BCUŀŎŷǟ-7mqIňŝţƪǗ7šŰűƄƐƻǖ8ŨŲƠǜǧ9ĸƚƽǛ10ƙƲƿ11HŗśƭǙ12yƴƶ13ŘŻſƋƾ14ĶŜƁƹƼ15rƷ16Ĺ17dŹƳ18ƈǢ19ĵŖŸǞ20ǅ21g22ǂ23O24v25ǎ26RV29ƅƟ30Ƨ32sƖ39Ń41GSő47ŕ48ť49L
~wher	47 -16PŃ-15sR-12nƟ-10KŌųƝƮƱǅ-9tŀŋƵǃǄǈ-8Ɯ-7SUĹōŘŜŷƂ7şƍƷǘ8FŠƣ9řǝ10rHŅǕ11mzķŤ12źƄ14ňƛƾ15jńƦ17Ǐ18ǀ20qĸ21JĵŢƊ22kƥ24X27ļŚŴ33ǩ34l37DǗ39Q43M48Ƥ51ǋ61Ű64C
~whet	86 10ŏƵ11ƀ20Ĵ
~whi	52 -16Ǘ-14ǚ-9u-8q-7ŖŢŤ7cľŇŷƜǨ8dDǠ9ļŀŻƯƴǏ10Eƕ11Ś12ňŴƎƣ13ńŪƤƻ14ūǖ15ǈ16ŧ17R18Ųƾǝ19ő21ŉ22Őť23C24a25Q33J38ų
~whic	54 -17Ǘ-14ǚ-9u7bƅƾ8cdŷ9ľ10DļƴǏ11Eŀƕ12ŉŲ13ƣ14ňŪŴ15ńūǖ19JR20ǈ23Ő24ť26CQ31ų
~whil	71 -9ŭ-8ǩ7ǅ8ŵ9Ų11ųƜǨ12ŇǠ13ŉ16Ư17Ś19Ǝ23Ƥ25ŧǝ32ő
~whit	85 16ƻ20ƾ25J48a
~who	36 -26Ų-21Ū-17Ɣ-16y-14Ŵ-13BHŚŢŸƗ-12xPƣǇ-11fYĴĸĻŗƒ-10ĺĿŀŃŏŒƦǢ-9mstĹŇŌŭƉǃǊ-8jKTŊŎŞžƝƞƧƷ-7vLŉőűŶźŽƅƑǄǟ7Fǥ8ŵƈ9ưǞǡ10Ǎǣ11hZƙǗ12ŬſƁǛ14lƱǧ15Ź16Ʃ17ǘ18w19ǅǕ20aǜ22QƜ23oƃ24ǩ25uşŠƶǑ26ńƤ27ǆ29ļ30Ǩ32Ʋ35ƕƳ38ơ40ų41ǐ46ŷ47Ǡ48n52Ŝǔ53ƫ54Ƣ55ǈ58Ł64AƯ82Ő
~who>	38 -24Ų-20Ū-18Ɣ-16B-14t-13ĴŴŸǢ-12PķŚŢǇ-11fĸƒƣ-10Ňŗ-9HYĺĿŃōŒ-8sxKĹłŏƉǉ-7TĻŀŊŌŭŽƗƝưƷǃǄǟ7qŝŹƃ8lƽƾǚ9Ɵǥ10ſǕǘ12Ǎ13ZǞǧ14Ɓƙ15wŬƤǛ16Ǩ18auǆ19Ǘ21ǅǐ22ǜ25QƲ27ƶ28oş29ńŠ30Ǒ32ļƜ36Ƣ37ǩ38ƕ39ơ41Ƴ43ųƯ45Ł48ǔ49nŜ50Ő51ŷǠ53A61ƫǈ
~whod	66 -15ƾ-14y-13z-9ǈ-8Ʈ-7u7ſ9ľ10ǣ11ŵ16Ŝǘ17Ʊ19ƫ21ưƲ23Ƥ25ƃ30Ǩ47Ư
~whoe	89 7ơ10ł24Ƣ
~whol	63 -11ǩ-9Ǌ-8H-7Ʀƶ7ňưǎ8tuŨũ10ķš11lŹ12ŔŦůƭǉ14ǐ15hO16kōƵ17n18ƪǕ21ƈ38Ʃ
~whos	66 -13ƫ-9Ɨ8ƃ9ķ11ż12ǡ17F20ǆ23Aǐ28Ő30Ł42Ƣ
~whov	86 9a11ǈ16Ő18u20w
~why	60 -18ń-13œŧ-11ő-9Ɣ-8ňŉŒ-7ļũ7AľǦ9ǆ10Ǥ11Ŀ12šǜ14ņ21ƻ24B25ƴ26r29Ƶǩ31Ĺ38Ŷ40ŀ45Ŕ49ĺŢ
~why>	60 -18ń-13œŧ-9őƔ-8ňŉŒ-7ļŝũ7AľǦ9ǆ10Ǥ11Ŀ12šǜ14ņ21ƻ24B25ƴ26r29Ƶǩ31Ĺ38Ŷ40ŀ45Ŕ49ĺ50Ţ
~wic	81 -10Tŭ8yţ12ǥ15Ĵũƻ16R
~wice	81 -10Tŭ8yţ12ǥ15Ĵũƻ16R
~wid	80 8ƫ11őǨ12ŠƷ19Ƴ22f29Ő
~wide	89 13ő14Š33Ő
~wido	85 9ƫ12Ǩ13Ʒ20Ƴ24f
~wif	56 -22P-17Ƹ-15Ƽ-12v-11W-10Ʀ-9w-8aŪ-7i7bjVż11Ʒǆ16ų17ǈ19f21Ŵ24Ʈ28ƫ29ƨ31s33t37r38ǂ49o50q58p
~wife	56 -22P-17Ƹ-15Ƽ-12v-11W-10Ʀ-9w-8aŪ-7i7bjVż11Ʒǆ16ų17ǈ19f21Ŵ24Ʈ28ƫ29ƨ31s33t37r38ǂ49o50q58p
~wil	54 -14D-11ǩ-8ĹŕƱ-7Ǥ7zŢƬǓ8dĴ9cOśţơ10ǀǞ11ŚŽƄ12źƤ13NĻŌŐƕ14ǃ17o18eM21ĵ22s23L24y25H28Ź32V45ł76Ʋ
~will	54 -14D-8ĹŕƱǩ-7Ǥ7zŢƬǓ8dĴ9cOśţơ10Ǟ11ŚŽƄ12źƤ13NŌŐƕ14Ļǃ17o18eM21ĵ22s23L24y25H28Ź32V45ł76Ʋ
~wim	85 63ƍ
~wimm	89 16ƍ
~win	58 -21Ř-9ǝǩ-8YƷ7Ʈǘ8uƦǇ10bwƄƟ12Ƒ13g15Ǟ16Ťū17X18ň19ƛ20M22Ǜ23Ļť24y26ǎ28ƿ30j37Ɓ65ƚ
~win>	80 7Ŭǧ17b35Ļ
~wind	67 -23Ř10Ƒ13Ɓ16g20ū25jŤ74ƚ
~wine	86 38Ǜ44ƿ
~wing	69 8Ĵ9Iǘ10ƛ11Ǉ12Ƅ15y19ň20Ǟ21X22j25M35Ɓ
~wins	89 15u17w19y
~wint	80 -10ǝ16Ɵ19ƛ35ť38ǎ
~wir	75 -13Ǡ21ǘ25Ǎ48Ƌ
~wire	86 -15Ǡ25ǘ
~wiri	79 26Ǎ50Ƌ
~wis	70 -7xŦ7źƸ8v9ƗƳǊ10Ŀ12m13Ʈ16w17g22ǂ27V29Ş30ư
~wise	72 -7x7źƸ9vƗ10ƳǊ11Ŀ12m14Ʈ16w21g23ǂ28V
~wish	86 -8Ŧ37Ş39ư
~wit	38 -17Ťǐ-16H-13ǩ-12ƔǅǇ-11EĺŏƦ-10CNPŒŪƟ-9ķƃƣƫƶǛ-8GZśţŮůƯǊ-7jyŅųƑơǚ7Ƹ8MŰƛ9SWĿœŷưƿǍǥ10rřǤ11ŀłżƱǡ12AńŚŽǓ13ŭƁƂƧǜ14ƤƮ15ĴĻŋŶƳ16ĸŜǁ17gŬ18VňŧǨ19aQŖŠſƐ20nƷ21bŊ22s23ĹŐŲ24šƵ25ŝƢ27ŵ29ş32Ţ33Ş34ņ65ő
~witc	76 10ł13Ÿ17Ō30ő47Ţ
~with	38 -17Ťǐ-16H-12ƔǅǇǩ-11EŏƦ-10CNPĺŒŪƟ-9ƃƣƫƶǛ-8GķţŮůƯ-7jyZŅśųơǚ7BƸ8ƛ9SWĿœŢŰŷǍǥ10rMřưƿǤ11ŀżƱǡ12AńŚ13ŭŽƁƂƧǓǜ14Ƥ15ĴŶƮ16ĻŋŜƳǁ17gĸŬ18VňŧǨ19aQſƐ20nŖŠƷ21b22sŊ23Ĺ24ŐšŲ25ŝƢƵ28ŵ29ş34ņŞ50ő
~wl>	82 18Ƈ22Ɗ39ǩ
~wn>	44 -16Ơ-13rĸǌ-12şǣ-11ƅ-10PŀŜŠǨ-9sŝţŲžƩ-8gXĺŏŒƛơǩ-7dAōƄƜƝƞƣƤƳǄ7cEŌřůƁ8awyŪƆƥ9LŬŹſƏƫưǃ10ŁƲǊǎǞ11eTYŞŸƍ12MQňƔƶǆ13vŖƢ14ŵƴ15Ʒ16zŤǑ17Ƒ21ǟ24ǒǛ25ƊƘ26ł29lƗ30ǝ31C32V36ǋ39Ʀ41ƀ42F47ķ
~wne	66 -13Ƴ-10Ǎ-7ĵ7Ɠ8ǉ10jǢ11ǣ12ơ13Ŭǅ14aƅƕ19ǌ23ǔ26Fǥ31Ǩ33ǆ
~wned	87 14j15ǥ18Ŭ28ǅ
~wner	67 -13Ƴ-10Ǎ-9ǅ-7ĵ7Ɠ8ǉ10Ǣ11ǣ13ơ14aƅƕ15ǥ20ǌ23ǔ28F31Ǩ34ǆ
~wns	74 14Fǐ15E23Ɗ31H35ơ46ǆ
~wns>	77 7ǋ15Fǐ16E37ơ49ǆ
~wnst	89 29Ɗ
~wnt	85 11ǋ12ů15ƣ25Ǎ29ǩ
~wnto	85 11ǋ12ů15ƣ25Ǎ29ǩ
~woo	70 7ţ11gF13ƌ17Ƒ24j32Ƈ61Ɛ
~wood	70 7ţ11gF13ƌ17Ƒ24j32Ƈ61Ɛ
~wor	40 -16ľ-12OTŮ-11bGĸƤƵ-10nwŎŐƩǎǢ-9łŒŪƔƞƶ-8AŀŔƖǟ-7jxFYŏőřŜŠũƪƭƹǂǥ7IŃƚ8ŖǃǏǝ9ĺƦǠ10Ķŵ11ņǔǨ12ŁŗŴǄ13gBX14ǜ15ňƸ16ƃǘ17J18ǐ19ƑƾǇ20ĻŇŊƒ21Ƙ24ŭǚ25ķű27L28Rǈ32Ƨ33VW35Q36Ǒ37Ɲ39q40ǣ41ů43S49Ŀ50U57P
~word	74 -10b-9Ɯ7Ǔ9ļ10Ŗ11ǒ14ǃǩ17Ŋ20Ō24ň29Ł41ǘ
~work	42 -14ľ-12Ů-11ĻƗ-10wGĸŘƤƩƵ-9nŐ-8ATƞƶ-7iCĿłŔƒƭƹǂǟ7NƌƯǁ8ŝƳǩ9Ǝǜ10IƑƜ11Ķ12ĺņƦǨ13BǄǠ14ŵǔ15ŗ16X17gŴ18ŇƃƸ19J20ǐ21ƾǇǚ22Ŋ29ŭ30L31R32ǈ35Ɲ36W37Ƨ38QV40Ǒ43q44ǣ45ů46U47S64P
~worl	86 10C12i14Ń17Ļ18d
~worr	67 -7Ʈ9ǡ14Ľ15ƚ19Ƒ75Ŀ
~wors	80 -7Ŵ8Ř10Ň12ǚ13Ŷ14Ǥ16Ũ18ǜ20Ş29Ŀ
~wort	63 -13Ǣ-9Ɣ-8ǩ-7O9Ţƀ10Ɓ11ƥ14Ƒ17ǝ20Ǐ26Ɨ39ĻƘ44ƒ49ķű
~wou	36 -22Y-16ĹŐ-14q-13Œ-11dĺšƁƳ-10QŦ-9Sň-8nO-7uNœŠŤŷǛǞǣ7eLVŕ8yHƖǡ9ŀƈǔ10ZĴł11BWľŗŶƦƸ12DŉƀƃƱǦ13ƿ14ĵŖƪǘ15Aŝƨƭ16msMŃŇś17c18ŊƒǢ19Tƶ20ƂƓƗǁ23Xŵ24Ƶ25űŽ26ư28ž29rĻ32Ư33ǝ35Ƭ36Ƥ38Ʈ39ĸŢ47ŎƷ
~woul	36 -22Y-16ĹŐ-14q-13Œ-11dĺšƁƳ-10QŦ-9Sň-8nO-7uNœŠŤŷǛǞǣ7eLVŕ8yHƖǡ9ŀƈǔ10ZĴł11BWľŗŶƦƸ12DŉƀƃƱǦ13ƿ14ĵŖƪǘ15Aŝƨƭ16msMŃŇś17c18ŊƒǢ19Tƶ20ƂƓƗǁ23Xŵ24Ƶ25űŽ26ư28ž29rĻ32Ư33ǝ35Ƭ36Ƥ38Ʈ39ĸŢ47ŎƷ
~wow	77 7Ƽǀ8Ǣ9Ŧ10S12uRťǇ13UŢ14űƠ20ő21ō
~wow>	77 7Ƽǀ8Ǣ9Ŧ10S12uRťǇ13UŢ14űƠ20ő21ō
~wre	75 -10Ť-7ű8ƃ9ž12Ũ18Ŝ25ƀ27ŵ60ż
~wrec	76 -10Ť-7ű8ƃ9ž13Ũ18Ŝ25ƀ28ŵ61ż
~wri	65 -14Ʈ-7Ŷ7eDƈǖ8nŎǆ9o10Ƅƍ11ĸ12ǀ13Kř14wŤũ15žƬǓ16ŗ18Ÿ22Ō24b31Ő34Ʋ
~writ	65 -14Ʈ-7Ŷ7eDŤƈǖ8nŎǆ9o10Ƅƍ11ĸ12ǀ13Kř14wũ15žƬǓ16ŗ18Ÿ22Ō24b31Ő34Ʋ
~wro	71 -9P8b9q10Ŵ11Ǥ12w13Ŝ14Ʋ15ĹĿ16Ťǜ17Cņ24Şǩ36ǚ
~wron	74 8b11Ǥ16Ŀ17Ťǜ18C22ņ25Şǩ38ǚ
~wrot	83 -9P7D11q12Ŵ15w16Ŝ17Ʋ20Ĺ
~ws>	73 -7ƭ8nƹ9g10Ưǒ11kƑ12ťƒ13A14j15ŗ17ƥ22ǎ24ǡ26ŕ
~wsu	85 -9ŗ10Ŀ17Ǧ20ķǜ
~wsui	85 -9ŗ10Ŀ17Ǧ20ķǜ
~ww>	80 8o10hzļ13ƅ22ƫ
~wye	76 7Ǔ11ǩ12A13ǡ16ǜ17ķ28Ʋ
~wyer	76 7Ǔ11ǩ12A13ǡ16ǜ17ķ28Ʋ
~xac	71 -9Ǎ7Y8ǃ10ŀ11Ņƕ12š14Ǆ18ơ19Ťū20Ƨ21d
~xact	71 -9Ǎ7Y8ǃ10ŀ11Ņƕ12š14Ǆ18ơ19Ťū20Ƨ21d
~xam	73 76ǁ
~xam>	75 68ǁ
~xce	76 -15ǡ19Ƹ63Ǧ
~xcel	89 -7ǂ23Ƹ
~xces	79 -16ǡ65Ǧ
~xch	89 -16V48Ƶ
~xcha	89 -16V48Ƶ
~xci	85 11i14H18Ɩ39ƞ
~xcit	85 11i14H18Ɩ39ƞ
~xcl	87 -9ǩ15ǣ33Ŗ
~xclu	87 -9ǩ15ǣ33Ŗ
~xcu	89 37Ŕ
~xcus	89 37Ŕ
~xed	87 10ŵ20ũ28ƌ
~xed>	87 10ŵ20ũ28ƌ
~xes	79 -7ǘ10ǃ12ĵǌ13ŒƵƻ22T30Ǡ34ƞ
~xes>	79 -7ǘ10ǃ12ĵǌ13ŒƵƻ22T30Ǡ34ƞ
~xie	89 25Ƽ
~xin	89 9y11ƌǀ18H
~xis	89 26Ƶ
~xist	89 26Ƶ
~xpa	89 42Ǟ
~xpan	89 42Ǟ
~xpe	65 8Ľ9Ǌ10ŧ11YŎ12XŨǅǞ13Ɨ16ư17Ƙ18ņ21ǣ22Ň32ĸ
~xpec	83 15Ŏ18ĸ19Ǟ31Ň
~xpen	74 7Ǐ9Ľ12Ǌǣ13Y14X16Ɨ18ư20ĸ22Ƙ
~xper	72 11ŧ12ǣ15Ũǅ22ņ
~xpi	82 12Ÿ15e40ŕ
~xpir	82 12Ÿ15e40ŕ
~xpl	70 -12Ɣ-10ŧ11Ŭ12ſ15B16ųŴ26Ŗ29ň31Ŋ38Ŕ
~xpla	71 -10ŧ12ſ15B26Ŗ30ň32Ŋ39Ŕ
~xt>	62 -14Ň-12Ʊ-9Ŀ-8ǥ7m8p9ƫ10ſǀǖ12Ńū14ś15Ǟ16y17Hĺŕř18Ɩ19k20Ŏ30V34K36Ǎ
~xte	89 30Ƈ
~xter	89 30Ƈ
~xti	81 9ś28Ǝ30K
~xtin	81 9ś28Ǝ30K
~xtr	74 -14g-11k-7ŀ10ƶ11Ų15Ƥ19ƴ22Ǉ23ǀ24Ƃ30Ǥ39Ɓ
~xtra	75 -11k-7ŀ10ƶ11Ų15Ƥ19ƴ22Ǉ24Ƃ30Ǥ40Ɓ
~yal	82 12Ǘ15M37ő40Ţ
~yal>	87 21ő44Ţ
~yar	74 9HŪƗ10ŴƔ13ƞ14ƍ16ƒ17ƙ19Ɯ49Ƒ
~yard	74 9HŪƗ10ŴƔ13ƞ14ƍ16ƒ17ƙ19Ɯ49Ƒ
~ybe	72 -7ŏ7Aŕ8ƇƍƜ12Ʀǥ15Ʈ18Ʊ39ǘ
~ybe>	74 7A8ŕƇƍ9Ɯ13Ʀ16Ʈ18Ʊ
~yber	87 -9ŏ14ǥ48ǘ
~ybo	54 -23ƪ-12Ǐ-9Źǉ-8ŉƤǖ-7WōǦ7KŰƁƂƳǜ8zǈ9ƈǅǘǙ10ŔŜƓ11ƣǛ12hŝƬ13ľŏǇǔ14ƴǑǩ15ŖŤųǡ16ƜƢǣ17ńƯǗ20ŁǨ21Zż22Ųŷ23Ǎ30n
~ybod	54 -23ƪ-12Ǐ-9Źǉ-8ŉƤǖ-7WōǦ7KŰƁƂƳǜ8zǈ9ƈǅǘǙ10ŔŜƓ11ƣǛ12hŝƬ13ľŏǇǔ14ƴǑǩ15ŖŤųǡ16ƜƢǣ17ńƯǗ20ŁǨ21Zż22Ųŷ23Ǎ30n
~yca	87 -9Ʒ8E14D26Ư38Ɲ
~ych	69 -7Ǡ10ǟ11ǉ12Ĵ13ƭ22Ʈ23qTƯ25Q33Y
~yche	69 -7Ǡ10ǟ11ǉ12Ĵ13ƭ22Ʈ23qTƯ25Q33Y
~ycl	81 11ş14ƥ15ǡ20Ū22g23ǀ
~ycle	83 12ş15ƥ20Ū24ǀ
~ydi	86 35ǀ
~ydiv	86 35ǀ
~ydr	77 48Ə
~ydra	77 48Ə
~yea	44 -15Ť-13ů-12Ƽ-11ƒ-10ŉŨű-9DŐƃǋ-8lnňŏũųǓ-7ĹņŠŬŵƌǔ7qU8ƋƮ9ĶšƜ10ĵƸ11Ǥ13ƾ14Ŵ15v16œǣ17HĴţŹ19Ɵ20ŸƔ21Vǀ24Œ25ǎ26d29ĺ30ǉ31c32pǞǟ33ŮƩǊ34T36ƈ39ő40S44ƭ45Gƅ46ǅ62ť
~yeah	85 -15ŉ12T15cŊ18ĸ28v
~year	44 -14Ť-13ů-12Ƽ-10űƒ-9DŐŨǋ-8nŏũųƃǓ-7lĹņňŠŬƌǔ7qU8ƋƮ9ĶšƜ10ĵƸ11Ǥ14ƾ15Ŵ16vǣ17HĴţŹ18œ19Ɵ20Ÿ21cVƔǀ24Œ25ǎ26dT29ĺ30ǉ32pǞ33Ʃǟ34ŮǊ36ƈ39ő40S44ƭ45Gƅ46ǅ62ť
~yed	83 -15o-9t14Š20Ţ25Q37q
~yed>	83 -15o-9t14Š20Ţ25Q37q
~yee	62 -13QW7ǉǥ17ǣ20Ǒ21ǈ33Ǉǜ
~yee>	80 -8Ǉ9ǥ52ǜ
~yees	63 -12W-11Q-7ǜ8ǉ17ǣ21Ǒ22ǈ40Ǉ
~yer	66 -9ő-8C7Ƃ9A10Ɖ11ļǡ15ķ16V18SƧ20Ǜ23Ʋ30ǩ32Q36W
~yer>	67 -9ő-8C7Ƃ10A11ļƉ12ǡ15ķ17V18SƧ24Ʋ32Q33ǩ37W
~yers	89 8Ǔ21Ǜ
~yes	72 -12ǩ-7T10Ŗ14Ĺŋŏ16A18d26ł33Ł41Ŏ
~yes>	72 -12ǩ-7T10Ŗ14Ĺŋŏ16A18d26ł33Ł41Ŏ
~yet	67 -13ǎ-11ǝ-9Ő-7pt8u9nƍǟ10rƵƾǋ12w16f19x22ń23j25cŹƖ33vƞ
~yet>	67 -13ǎ-11ǝ-9Ő-7pt8u9nƍǟ10rƵƾǋ12w16f19x22ń23j25cŹƖ33vƞ
~ygi	89 11ǈ22P
~ygie	89 11ǈ22P
~yin	54 -24ǩ-14B-12Ĺ-11S-8ǖ-7ķľŇō7KŢŮƦƸǀ8n9XŦ11žǛ12Ƴǣ13jĴŧƤ14œ15kĸĺ16Ř17W18bV20ƓƠ22HĿŅƜ24ƪǟ25Œ26F28ƒǥ36Z
~yin>	69 -10ž-9ǩ-8ŅŇ7Œ8fŗƃǞ9yF10KƸǝǟǥ11Ɯ12HƦƪ13P14k16ƳǛ19ŧ24Ŀ25W
~ying	56 -17ǩ-14B-10Ĺ-9yS-8ŗ-7ķľōǖ7tŞŮ8Ţǀ10nŦ11Xœ13HƜ14Ĵǣ15jƤƪ16bĸ17Ơǟ18ĺŘ19Fž20Œ21Vǥ25Ɠ30Ņƒ35Z
~yl>	89 20Ƈ
~yle	89 12Ɖ13w
~yli	77 11ǈ22Ǒ
~ylis	77 11ǈ22Ǒ
~ym>	72 -12V-7Ǆ12gƧ18Q21P25ŗ29ĺ
~yme	65 -7Ł7S8ŉŕ10Ʃ11e17ƃǘ18Ʈ20Z21ƕ22ĵ26š30Ĵ39Ŭ42Ɣ
~ymen	65 -7Ł7S8ŉŕ10Ʃ11e17ƃǘ18Ʈ20Z21ƕ22ĵ26š30Ĵ39Ŭ42Ɣ
~ymo	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
~ymor	82 -10Ş9K11zű12Ŧ13ŝ17ť29ƭ
~yon	63 -13ǌ-9ţ-8ƈ-7Rŭ7zƜǘ8Ž9Ǩ10Ƣ13Ɖ14Ʊǩ15nŁ16ŖǢ17Ư18şų19ǐǜ20Ƴ24Ɵ25ŷ
~yone	63 -13ǌ-9ţ-8ƈ-7Rŭ7zşƜǘ8Ž9Ǩ10Ƣ13Ɖ14Ʊǩ15nŁ16ŖǢ17Ư18ų19ǐǜ20Ƴ24Ɵ25ŷ
~you	14 -25ť-23Ť-19Ɔ-18Ƈ-15ƅ-14vź-13Ŵŷ-11Ʒ-10Ŧ-9ơ-8Ƌ-7ƉǃǗ7YŭƖƠƱ8ŘŲƎƒ9GLņőŰƬƲƳƼǍ10eūŻƞƵ11yUĴĺŁƟƭƽƿǅǑǓ12QŖƂƕƜǢ13psSĹĽǒǖǤ14kwIWĶŸǠ15MZŏşƘƚƝǛǝǣǨ16afCŃŢƢƫƯƹǡ17xƥƶƻǄǈǎǏǚ18ĸłŊŽǁǙ19ƃƙưǀǋǐǞ20Kƴ21HŚś22zBŀżǩ23uĵĻŝƁƺ24dOũžƸƾǕ25jnXľŜƌ26mƧ27gAķļńŵ29TŠŶǇǔ30ň31ǘ32N33ſ34ĿƤƦ36Œ37RŐŨ38F39V41i43Ş45l47P56c64Ň
~you>	17 -31v-26qƽ-25Ŵ-21Ʈ-20ź-19Ťƨ-18Ź-17ť-15tƅ-14oƆ-13Ŧ-12bůƇ-11ŕŷ-10ŅųƓǂǥ-9Ɖǧ-8hǉ-7eǟ7ryŗǊǖ8IĶšƙǄ9BŉŋūŮƐƒƫǃǙ10ŃŪƀƝǎǠ11LQŬŭƎƺƼǝ12dƯǅǜ13ĵņŸƥƿǒ14Zǆ15jMƭƱƾ16kpYƂƘƵ17aGĴŏőƟǋǓǔǚ18Sǁǘ19ĸŖƃƚƶƸǑ20ŌžƬǩ21uŲżưƻ22fTĺ24HŊǀ25UĽľŽƁƹ26Ţ27WķĻśǇǨ28ŶǞ29COƧǕ30ĹŀſƦ31nKX32Śƴ33ł34Fŝũ35mV36gńŒƌ37R38AŐŵ39Ŝ40NļƤ41PŠŨ42iň46lĿ50Ş58Ň66c
~youn	71 7Ƴ9xŻƭ10Ư12źƍ15Ź18ĵ21p22uv36c
~your	25 -27Ų-25Ō-23ť-20C-17Ū-16ĹƇ-15Ťǩ-14ŏŗƆƈ-13ĸ-12ļőŬ-11ňƌ-10KYũƔ-9ŀƩƴƹ-8ōœƅƋ-7ĴńŭƟƬ7ţŻƘưǒ8iłƓƜǄ9ŦŴƠǎǚǞ10ſǔ11ķŕŽƙǝ12IJľŒżƁƶǡǧ13yřŹ14hlEWƸǖǙ15cjvŃŖǤ16oTŸƯǠ17ŶƷǅǛ18ŇŘƾǈ19gnpƨƫ20Ŝǂ21Ķƺǋ22şƝƢ23sůž24tŚ25dwƕƲǐ26qVƤƳ27ŁƮ28Ǣ29ƃǕ30rPǣ31F32eƦ34x35ƥ37ų39ǉ44ǘ45ĵƽ60B61z
~yout	87 -12ƶ15ǩ21ƫ37Ŧ
~ype	72 -11ƒ7f8ļ12pƉƣǉǔ14ǆ16E18Ƈ20d32Ʃ39Ƽ
~ype>	74 -11ƒ12Ɖ13ƣǉǔ15ǆ19Ƈ23d33Ʃ42Ƽ
~yped	87 10fļ12b16p24E
~ypi	85 10ǎ12T13bƿ15Ǆ
~ypic	87 11ǎ12T13ƿ15Ǆ
~yro	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ34Ǉ60ǉ
~yrol	65 -7ǈ7Ǩ11ǝ15Ǒ18Q20Ǡ34Ǉ60ǉ
~ys>	47 -13d-12Ňşű-11oŏżǀ-10Ĺŗŷƾǖ-9Gł-8ĴŝŶưǌ-7pXŀŧǘǣ7tļňŚůƅƬǙǦ8lnřŞƃƗơ9jAŖŮŴ10Vš11cCǢ12uĸŲžƒǃǗǠ13ǐǝ14Ƙǉ15Ű16ľ18Ǆ19w20Ʈ21vƟ22gǟ23Ǉ24RǑ25qǎ26kǩ29xƖ35ų
~yse	83 7m9Żǚ12Ŷ14ƻ19g
~ysel	83 7m9Żǚ12Ŷ14ƻ19g
~ysi	76 19Ɲ20ƀ23Ƹ24ǁ41ƾ
~ysic	77 21ƀ23Ƹ24ǁ42ƾ
~yst	68 -9ŵ-8žǔ10ǝ15Ǜ16ơ19ǘ20Ǝ26ǖ29Ǘ
~yste	68 -9ŵ-8ǔ10ǝ15Ǜ19ǘ20Ǝ26ǖ29Ǘ
~yth	48 -16ǩ-11ƈ-10ž-8ňŋŬǥ-7HŀŌŢŰ7ĻǍǎǓ8ŝƯƱǢ9ŲƑǐǖ10ƦǀǕ11ĵƨƲ12kǦ13ZƸƽ14gŇũưǏ15ƂƘƻǂǞ16űƳ17ƗƼ18Ŀ19ŏ20iŻ21ţƿ23ķşƥ24Ƅƍ25ŉ35ō
~ythi	48 -16ǩ-11ƈ-10ž-8ňŋŬǥ-7HŀŌŢŰ7ĻǍǎǓ8ŝƯƱǢ9ŲƑǐǖ10ƦǀǕ11ĵƨƲ12kǦ13ZƸƽ14gŇũưǏ15ƂƘƻǂǞ16űƳ17ƗƼ18Ŀ19ŏ20iŻ21ţƿ23ķşƥ24Ƅƍ25ŉ35ō
~yti	89 31H
~ytim	89 31H
~ywa	87 -11ǧ11ţ18ǒ20Ǆ
~ywh	74 7ǀ10ƞǥ11Ź12ƛǗ13Ƌ20ş29k30ň
~ywhe	74 7ǀ10ƞǥ11Ź12ƛǗ13Ƌ20ş29k30ň
~za>	89 13Ǎ32ǩ
~ze>	80 -7YŔ7Ʒ9r11Ǟ12œ14Ɔ22H32Ƭ
~zer	85 13ţ15ū24ƣ26ř
~zero	87 13ţ15ū26ř
~zil	87 22ƅ37ƒ
~zill	87 22ƅ37ƒ
~zin	89 15ķ23H36j
~zip	67 109E
~zip>	68 89E
~zon	75 -7Ǐ7Ų9L11ŸǞ13Ɵ21ǩ27Q39ƙ
~zon>	89 -8Ǐ9Ų15Ǟ34Q
~zone	79 10L23ǩ41ƙ
~zoo	86 7h65M
~zoom	87 66M
~zy>	75 7U8ƈƓǎ9xE10HƱ11ǩ12t14ƒ15Ň17i21ň
~zza	87 12Ǎ31ǩ
~zza>	89 13Ǎ32ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-3,18,0,-3,-4,5,-4,-2,0,-6],
  features: `#	34 -37c-36k-28d-21e-14f-6i5b8h15a29g118j
# $	55 -36b-22d-18j-11k-5h-4e5i9c34a56g
# a	65 -12g-6be8j29a
# aggregate	88 
# and	68 -12c-7k10a11g
# at	88 
# before	88 
# bucks	84 8a
# by	85 
# cars	88 7f
# days	85 -4j6c7a
# deductible	88 -19g-16j-7c9b35a
# did	85 -12a15j
# digit	88 6k
# digits	85 -7a6ck
# do	88 
# dollar	75 -30g-8a16c24j
# dollars	77 -15a-13c10j22g
# feet	84 
# for	73 -6j-5c14b
# have	85 
# in	66 -13a6b10j
# is	65 -21a-12c-6i-4dg52j
# kids	85 -8ac16g
# like	85 -5e4d7g
# ls	88 -32b-13j45a
# miles	74 -9g5b8a
# minutes	72 -9c5i14j
# months	69 -12g-10a-5j7h31b
# now	86 -6g13a
# number	85 -24j5a24b
# numbers	88 -13a6k14c
# of	73 -28g-7ak13b36c
# oh	88 -10b10a
# okay	81 -20g21a
# on	67 -23a-15c9e10j23b
# one	76 -14c-8b-7g-5a10d22j
# or	67 -45a-15j-4k5i34cg
# out	85 -9g-7c4b6j15h
# people	85 -8b12a
# per	86 -10g13a
# percent	75 -20g4c6a8h
# pounds	88 -5b6a
# right	64 5j
# so	86 -6j-5b-4g15h
# square	84 5j
# talked	88 7a
# that	73 -6b-4k5a20j
# times	88 -5c10g
# to	80 -4a4j
# umbrella	88 
# weeks	77 12i
# with	86 
# year	75 -6f13b
# years	57 -15j-14g-10d-5k-4i7h10f13a25b
# yet	82 -6b11a
@day	62 -9g-6e-5c12j13a
@day $	74 -16b-14c5d29a
@day and	86 -9g5c11j
@day at	84 -7a9b
@day is	88 -6g11j
@day or	84 -15a16b
@day right	88 5j
@month	66 -10c-9e-7g5a24j
@month #	88 -6a8j
@month and	85 -9c-5e24a
@month is	88 6f
@month of	88 5j
@month right	88 
@name	53 -23c-8i-7k-5h12d20gj
@name $	68 -39c-31a-9b5i12j24d50g
@name and	81 -15c-6g6i20b
@name do	88 -8c-7g22b
@name is	86 -15g12e
@name or	86 -4b11a
@name over	86 -8a10j
@name you	86 
^ #	59 -44g-15ac-12d-10e-9k-8i21b99j
^ @day	82 -11a9b
^ @month	88 15j
^ a	71 -11d-9g-7c-6b4h9a12j18k
^ about	84 -13ac-5i34j
^ after	86 -5c-4a6g9e
^ all	88 -9a15j
^ alright	88 -10a6c11e
^ am	73 -16j-15k-8g-7c-5df4b25i36a
^ and	44 -62a-52b-43k-19j4h6f23i31d33e50c51g
^ annual	82 -11a27g
^ any	46 -38b-19g-15k-11j-7i-6e-5fh9d34a82c
^ anybody	74 -7bc11ad
^ anyone	88 
^ anything	67 -16k-11b-8i-4g7a43c
^ are	46 -46c-31g-25d-19i-17k-15j-14e-8h-6f73b124a
^ at	88 -22g5k23e
^ awesome	75 -9a-6g-4j15c
^ aww	79 -11a-5gj5ik6e10d
^ been	80 -10a-8c-4h10b32g
^ before	81 -11k-8g5ai18c
^ besides	85 -5b8a
^ best	88 -14a-7k-5h12c23e
^ big	86 -18g-9c42a
^ biggest	86 -15a-4g8c23d
^ blood	88 -14c17a
^ boy	88 -7g10h
^ brick	86 -25a-5c34b
^ burial	86 5b
^ business	82 -14c10a15g
^ by	78 -29c7k30e
^ call	88 
^ can	58 -45k-17i-15fj-9g-8b-7e-6d35c100a
^ college	88 -12c-9g-8b33a
^ comp	86 -7g-6c-4b13d14a
^ congrats	86 -7g7c
^ cool	84 -6a4g
^ could	61 -21k-18c-7ej-6f-4d5b16i51a
^ credit	88 21c
^ days	86 -25a29g
^ describe	88 15k
^ did	49 -49j-30g-28c-25h-23e-13fk-7d28b175a
^ do	37 -80c-36d-24e-22g-20k-17ij-13h-10f36b227a
^ does	51 -44c-34g-17e-13k-10b-8j-7d-5i-4f155a
^ ever	61 -12g-11b-10k-5dh-4cj15i46a
^ everybody	88 -5g6cd
^ everybodys	82 4d
^ family	88 -4b8a9c
^ first	88 -6k20c
^ folks	88 -4c6h8g
^ for	80 -17k-12d-5b-4j15c30g
^ full	80 -23b-9c12a27g
^ garage	88 -10ac25b
^ give	65 -19ae-13g-5d-4j32c41k
^ go	75 -13a-6c36k
^ good	74 -28b-22e-4j57a
^ got	59 -29j-21c-20k-14b-12d-8f-6i-5h45g83a
^ happy	86 12a
^ has	58 -11c-9bd-6g-5ij57a
^ have	52 -32g-19c-16j-13k-9i-5bf-4d118a
^ he	88 -16b8a12j
^ height	85 -12a-7j29g
^ hey	84 -6g5a11i
^ high	84 -8a-7c31b
^ house	85 -7b8cg
^ how	33 -89a-35b-23j-18k-16d16e17h19c71g89i
^ i	47 -64a-37b-16dg5j8e11h14f19i92k
^ if	55 -21j-15a-13k-12b-10i-9d-5h43c52g
^ in	82 -9i-4g10ac
^ is	37 -96j-76c-31f-28gk-22e-13i-11h99b241a
^ it	68 -24a-14g-8b-6di9h15j16f25c
^ just	70 -23b-17c-5e5d12j17k22a
^ keep	84 -8d-6cj29k
^ keeping	88 6a
^ last	79 -49a-8j8k11c44e
^ let	75 -18a-4b6c30k
^ liability	88 -12ag28c
^ list	80 -8a-5d24k
^ llc	88 -8a9b
^ long	86 -22g-15e51a
^ look	82 5k
^ may	80 -6jk4a9c11d
^ mind	79 -11c-10g-6k43a
^ monthly	85 -12b-8c25g
^ most	85 -9b5a10g
^ my	67 -13j-10g-9k-7h-6b6a7i9e12c15d
^ name	85 -16a26c
^ need	86 -52k-5c62a
^ nice	86 -12b-11c-8j7fg27a
^ no	72 -18a-5b-4c5f8g26j
^ nothin	88 -10a12j
^ now	77 -7b9f
^ oh	63 -24j-18g-14b4eh6af9d12k20c
^ okay	53 -43a-19jk6h8d11f34c36g
^ on	88 5a
^ one	73 -58b-9c20j23k29a
^ ooh	81 -7a5ce7i
^ ouch	88 -21g27c
^ over	85 -14j-8g26a
^ own	84 13b
^ paid	86 -8b-7a-6j30g
^ perfect	88 5c
^ policy	88 -8a-7k-4j26c
^ price	88 
^ read	74 -12c-10a-4g37k
^ ready	88 -5k23a
^ regular	88 10c
^ remember	85 -9k-5j23a
^ rent	86 -22a-13k-7b12g36c
^ run	85 -6c-5g19k
^ same	88 -15a5b17k
^ say	80 -39c-18a-10j8fi11d14k32g
^ shall	84 12a
^ shingle	88 -4a11b
^ should	69 -15c-8k-5g45a
^ since	85 -8a11e
^ smoke	88 8a
^ so	37 -87a-26g-21k-12ce-11d-9h-8i210j
^ some	82 -18a-6c6h8d9bk
^ something	85 -37j-9b56a
^ sorry	80 -6d-4j19c
^ sounds	79 -8a-6bi-5g4eh5ck6j
^ spell	84 9k
^ state	86 -6c6j10b
^ still	81 -7c-6b9a14j
^ take	88 -20c14k18a
^ tell	49 -38a-19c-8g-6bj-4h90k
^ term	86 
^ text	88 10b
^ that	66 -39j-25b-8c6d8g15h46a
^ the	64 -61a-7h-6fi11d19j25k36g
^ their	86 -25a-8c-5e9h43g
^ there	74 -6a4c9k
^ they	71 -28a-6b-5d5fi12e26g
^ think	88 -4g4k
^ this	80 -9j18a
^ those	85 -12a5d7c
^ towing	88 -5c5a10b
^ ugh	85 -10a4i7e10h
^ walk	65 -13ac45k
^ want	77 -21k-7ch-6b-5e-4gj61a
^ was	63 -28ej-20c-19i-15g-8h-4k49b83a
^ we	74 -26a-5g7k8e24j
^ well	78 -9b-7c-6j7d9k14h
^ were	71 -12i-7g-5k44a
^ what	30 -123a-47b-38j-37k-11d-10h14f36i55e76g145c
^ whatll	85 -4e16c
^ whatve	82 -10a-4d8f12g
^ when	47 -44a-13j-12k-10f-7i-6h-5b38c77e
^ whend	75 -10c-9a-6g43e
^ where	55 -58a-15b-10e-9k-8d-4hj9g16i24c67f
^ whered	81 -6a16f
^ which	60 -26a-16b-12g-10f-9j-6k11e85c
^ who	43 -35a-25g-22b-11k-10ej-6ci-5fh146d
^ whod	69 -17a-8c-7g46d
^ whose	75 -15a-14c14b32d
^ why	64 -44a-6g-5bc-4j81h
^ will	76 -16c-9k-5e36a
^ with	81 -19k-7c-4e7f34a
^ work	85 -10cf31b
^ would	51 -48c-28g-23k-21j-15i-12f-10d-7e-5h57b124a
^ wow	80 -6j5e6c9g
^ year	84 -23a-20e-6g64c
^ you	50 -62c-32k-26b-17f-8d10e13i29h48g63j
^ your	62 -72a-26k-19e-15i-7h9d16c24f28j67g
^ zip	85 -6k-5a20c
a	28 -13d-12e-8g-6f12j13i17k21b34a
a #	53 -23a-15e-10f-8ci20h25b36g
a @name	82 -9c-5e4b17a
a a	72 -16j-6b4a5e10f
a b	85 7b
a bachelors	86 -5a8j
a bad	77 6k7a
a ballpark	86 -5g11a
a bank	85 -6a10c
a basement	84 -13b12ai
a bell	86 -5j13a
a big	71 -12g-9b-7d7k8c18i
a bit	88 -6a8b
a blood	86 4j
a bop	85 -5g6c
a box	82 -5b
a bunch	88 -10a14b
a business	80 6a
a buy	88 6a
a c	85 -14a-6b27i
a car	78 -5cg6f9a
a card	82 -27a5k20c
a cert	86 -6a6j
a certificate	77 8g
a check	86 
a claim	81 -8c4b6a
a clean	86 -8a9j
a client	82 -5k8ac
a coi	88 -13k12a
a commercial	84 
a company	79 -16a7b9d
a complaint	88 
a copy	79 -6c4a6ei
a couple	78 -7c-6b4i5j9a
a cousin	88 -4b6a
a cpa	88 -6d4a
a crash	84 -5g10c
a crawl	86 -9c6b12i
a customer	80 -5a5b6c
a day	78 -5c-4a11g
a deadline	86 
a deal	86 -7gj9c11a
a degree	88 -11a17b
a desk	88 8b
a detached	88 
a different	88 -24b-9c-6j7k10g23a
a discount	79 
a doctor	82 4e
a dog	86 -13a17j
a driver	85 -4k7d
a fake	88 -5b-4g14c
a family	85 6d
a fella	86 5g8c
a fence	85 -5a11c
a few	79 -12b5j7a
a financial	88 
a fire	71 -6c9d
a fireplace	86 
a flat	84 -10g-4i6d7j9b
a flood	85 7b
a form	86 
a friend	80 -13b20a
a full	85 -6c-5a16b
a funeral	86 -10c13g
a garage	84 7f
a good	64 -22a-11c7h12e17g
a guardian	86 -16d23a
a guy	88 
a high	86 -10g16a
a hip	88 -4a6b
a home	88 -5bg14i
a homeowner	86 
a hot	86 -7b-5c4a13g
a hotel	86 -10a6bj
a house	84 -16a9c15b
a hurry	88 
a hydrant	85 
a is	88 
a job	80 -11a-5g5b7f9c
a kid	81 -8c-4g8f14k
a landlord	88 
a lawsuit	88 
a lawyer	79 -10d-6g7k8a
a letter	86 6a
a license	88 -8b4ak7d
a list	85 -10c-6b20a
a little	66 -16g5ik7c10b
a living	80 -20a-12g7i11c17b
a loan	82 -5b14a
a long	81 -7a-5g4b5i
a lot	70 -8g-6k7i14c
a m	88 -5e-4j15c
a medical	84 -5c13a
a mess	88 -5cj10g
a minute	85 -18j6ik17a
a mistake	88 -17a-8g30c
a month	63 -13b-6e6j12c13g
a mortgage	82 -6c-5b14a
a motorcycle	88 
a mrs	88 5a
a nanny	86 5b
a new	74 -19b10i24a
a nice	85 -17a10j12b
a no	88 -10g7h11c
a normal	84 
a number	81 9k
a nurse	77 -5c5j11a
a okay	85 -7a-6b26i
a one	82 -24a7c10b14f
a or	88 -11b14a
a parent	84 -8b-5c20a
a pension	84 -7g-5a6b9c
a permit	88 
a person	88 -16b7d9a
a photo	88 -5k5a
a physical	84 5a
a picture	78 7k
a pipe	85 
a place	84 -12i8b15g
a policy	72 -14d-5i12a20k
a pool	79 -7b5a
a private	86 -6a6f
a quarter	86 -6a5c
a quick	85 10k
a quote	86 -6b17a
a real	84 -25a25b
a reason	88 -7b10h
a recorded	88 -4j
a regular	85 -8a11b
a rental	85 -7a13b
a renter	88 6a
a restaurant	88 -6b7a
a ring	88 -5b6a
a safety	86 -7c8a
a second	73 -8b-6c-4k6di12a
a security	88 
a slab	85 -8c14b
a spouse	88 4ak
a storage	85 7a
a sump	88 
a term	86 -8a7k
a time	86 -5ae16k
a trampoline	86 
a truck	88 
a trust	85 -10b11a
a typical	86 -4c8g
a w	88 
a week	70 -7c14g
a while	80 -5df-4i5c7a10g
a whole	85 -15a6c14b
a will	77 -12b26a
a win	88 9a
a wood	82 -7b9a
a wreck	84 
a written	88 -8c12b
a year	63 -53c-13e5b8a61g
a yes	85 -12g4j13c
able	80 -4b14a
able to	80 -4b14a
about	41 -12d-8e-7a7h12c23k
about #	62 -21c-19a-6k-4e7g50j
about $	71 -21k-8a-6i-5ej-4h15c40g
about a	77 -14c-8k4j5i7a15g
about all	86 -9g19c
about an	88 5a
about any	69 -21a26k
about anything	88 
about being	88 
about how	81 -7i-5g4jk9b
about insurance	86 
about it	66 -18g-14j-11k8h11c15i16a
about leaving	88 11a
about right	86 -24j24a
about that	73 -7bc21k
about the	61 -16a-7i5c14h19k
about them	76 -9g18c
about this	75 -9k-6j4b6a16c
about us	84 -9c-5a6f7i10h
about what	79 -34c8a26g
about when	88 -9g7e8c
about you	86 5c10b
about your	62 -18a-8gi21k22c
above	80 -8c16d
accent	86 6a
accident	77 -13c-8a-4j5d7i15e
accident $	84 -13c17e
accidents	76 -8b4j11a
accidents $	82 5a
accidents in	88 
account	69 -11g-7dk6a13b16c
account $	81 -9c-5d9g14a
account number	80 -9g-8k6b16c
accountant	75 -7b-5h4c13a
accountant $	85 
accounts	86 -6a6k8f
across	86 -4c5f
actual	88 -11b16a
actually	80 -8a8b12c
add	72 -18b4g10aj
add up	88 -8c13g
added	84 7a
adding	86 -6b7a
additional	78 7b
additional insured	79 -5a8b
additions	88 
address	62 -14a-12b-7j-6g10e13k15cf
address $	69 -14ak-7j5f15e28c
address of	82 -9k-5b24c
adjuster	82 -6a-5b4c5k7i
advice	74 -8c-5g5b6a9d
advice $	84 -12k18a
advice on	88 -7a12d
afford	85 -23c5ad17g
after	56 -23g-4f5bj9d12c
after #	88 -4b9e
after $	81 -10g7c8i
after a	81 -4g6d
after high	88 8c
after that	78 10b
after the	70 -7a4c8d
after you	77 -5b5ad
after your	84 -6c6j
afternoon	82 -11c7i9g
afternoon $	86 -9c11g
afterward	88 -4a4j
again	69 -4cd6a13e
again $	73 -16c-4d14a15e
against	76 5bh
against it	82 -6a6bh
age	68 -32a-7j-6bk-5di-4f27e48g
age $	77 -22g-13k-9e-5d65c
agent	65 -15g-8i-5e15a17c
agent $	74 -5i12a
agent ever	88 -10c15a
agents	77 -15c-14a-9g13i15b18d
agents name	88 -16c25d
agents you	88 -11a11b
ages	82 -15a10c24g
ages $	88 -15a16c17g
aggregate	86 
ago	76 -17g-16j-10c-8i7h16a34e
ago did	86 -9g15e
ago was	86 -14g-5i24e
agree	85 -7c-5b5h16a
agreement	85 4c8b
ahead	75 -5c4b7j
ahead and	81 16a
air	84 -7a5f6c
airbnb	85 -4b14a
alarm	74 -6k5j9a
alarm $	82 14a
alarms	86 -5a5k
alcohol	74 7cg
alcohol $	78 -11a8g9c
all	48 -15c-9b14i37g
all #	85 -5c-4k13e
all $	71 -13j-8c-6b-5g42a
all about	88 -4b9a
all at	84 -8j12d
all day	86 4k5f
all do	84 -12a-9c4d24g
all in	80 -13a-12c11b14g
all is	82 -7g-6a20c
all lives	88 
all of	75 -8b6k7i
all on	85 -17b8j12a
all over	86 -16a4d7g8b
all right	88 7a
all that	75 -7a8b
all the	73 -8c6h11g
all these	86 -7g8ac
all this	80 -13g-7a-4k8i24c
all together	85 9c
all you	82 -16a4bg12j
all your	75 -7b10j
alls	88 -13e-4g22c
allstate	88 4j
almost	82 
alone	79 -5g10a
alone $	82 7a
along	77 -8g-4j7a12i
along $	85 -7b-6g7a11i
along with	88 -5j9b
already	72 5j6b
already $	85 16a
already have	88 -10a9b
alright	70 -8k7e11a
alright $	82 -17i-6k7j17a
alright if	86 13a
alright with	84 6a
always	77 -9b-8ij7adg11f
am	55 -15c-12g-9b-4de5k6j8hi9a16f
am a	88 -4g14c
am curious	88 -9c-6j-4e12hk
am going	82 10k
am hearing	82 8j
am i	64 -22c-19k-15g-8d-5bh17j18i21a26f
am not	86 -29a5c6g26j
am sorry	82 -16j5d9a
amount	70 -28a-5f6i17k19g
amount $	86 -12c-5a21g
amount on	88 -6c4g5k
amount you	88 -20a-5c6k11j18g
an	51 -14i-9de-6b8a11g12h13j
an #	86 -10a14b
an accident	86 -4a6d
an accountant	84 -7b10a
an agent	80 -6i-4bg17a
an alarm	88 7c
an apartment	85 -5a5k7c
an app	88 -5i9a
an email	80 -17c-4j5b19a
an emergency	88 
an employee	84 
an hour	86 -13c-9a21g
an insurance	85 4k
an llc	85 -5h6c
an old	84 -10a-5g4h8f
an older	86 -8a12b
an s	86 -6j8a
an sr	86 -8k4b9a
an umbrella	70 -11a-8g-4k6f10h19c
and	33 -45a-20b-6h12g14ck20e27j33d
and #	75 -11g-4c4a13j
and @name	84 4i
and a	67 -33a-8b-5g-4d26j35c
and about	81 -8g9b
and address	88 6k
and all	76 -12c-5e5k16g
and an	88 -5a7j
and and	73 -16b-10c-8j15i23e
and any	86 -5b11a
and are	79 -10c9b12a
and clear	86 -5e15j
and collision	80 -6d-4g6a11b
and could	88 -9c19a
and dad	86 7a
and did	80 5b
and do	69 -29c-7d-4j56a
and does	88 8a
and for	82 -51c-15a11d12f21g25e
and give	88 5k
and hail	85 -21c21g
and have	80 7g
and he	82 -13a-12j-11e-7d20g32c
and his	86 -25c-9a19j26e
and how	61 -24c-17a-9b-6j-5dfk20g59i
and i	67 -21a-12j-8cg-6h19d43k
and if	73 7d11f
and is	76 -8d-7j7c8b
and it	74 -12g6d10j11c
and just	88 -6j12a
and last	80 -25k-4e41c
and look	88 
and model	86 8c
and no	82 -10a4c11j
and not	88 
and on	88 -6k4e5c
and raised	88 -5c4a11j
and read	80 -12c-5a-4g28k
and some	86 -4a5d7h
and street	88 -21a22c
and such	88 
and tell	73 -7c5a14k
and that	74 -14c-12d-6a11f25g
and the	59 -32d-26a-6b-5fi5j6g14k55c
and then	75 -12k-6d-4b12j17c
and they	79 -8g6j8c
and we	86 -15a5j15k
and weight	81 -22c-9j42g
and what	54 -33j-18g-16a-9i-8b13c18d22k38e
and when	73 -16g-15a4k5f13b21e
and where	77 -9a-8b-5d5g24f
and which	84 -9e-7b-6j24a
and who	69 -16a-9c36d
and why	88 -11c18h
and would	86 -7b-6g20a
and year	86 -11a15e
and you	67 -25a-14b13d15j21c
and your	61 -23a-18b-12i-10f-5k6h8c11j23e30g
animals	85 
annual	75 -12a12c13g
annual payroll	86 -17g23c
another	71 -6c6e9a
answer	85 4c7g
any	40 -55b-21j-10e-7h-6f-5g10k27c89a
any #	82 
any $	84 
any accidents	81 -5b9a
any additions	88 
any animals	88 
any bankruptcies	88 4a
any big	82 -14a19c
any business	85 -5c7a
any cash	86 -47a53g
any chance	88 
any claims	78 12a
any close	86 
any coverage	80 -6c12a
any damage	86 -5g5a
any drugs	88 
any excess	86 
any fender	86 
any health	80 -15c-5ij28a
any heart	88 
any hobbies	86 -26a-5g32c
any insurance	86 
any jewelry	88 -17a-5b24c
any kids	82 
any leaks	84 -7b12a
any life	81 -25a31g
any loans	86 -9c11a
any losses	86 7a
any more	85 -4bc9a
any of	71 -8c-5g22a
any other	76 -7d5c9a
any plans	82 -6c15a
any prescriptions	86 
any questions	82 -13a5b18c
any reason	88 -20a22c
any remodeling	88 
any roommates	86 6a
any savings	86 -17a-8c26g
any subs	88 -7b10a
any tickets	81 -5c11a
any time	85 
any tobacco	86 -5a6k
any trouble	86 -5a6k
any violations	88 
any water	82 6k
any wood	88 
any work	85 -48a52c
anybody	56 -11b-8c-5g7h8d21a
anybody $	79 -12e-7b5g22a
anybody else	77 -7c-6a17d
anybody ever	76 4k
anybody hurt	88 18a
anybody in	88 5a
anymore	81 -5ak5j9e
anyone	67 -9c-5d21a
anyone $	86 
anyone else	84 -4d12a
anything	50 -20b-6e-4h7j14c25a
anything $	66 -19a-6b7i8g11c
anything else	80 7c
anything from	88 6i
anything fun	84 -16a20c
anything in	77 -16a-4b29c
anything like	73 -5k-4b16a
anything on	80 -6c14a
anything special	88 -14a18c
anything that	85 -11a17b
anything to	88 5k
anything valuable	88 -16c21a
anything you	77 -16c18a
anytime	88 
anytime soon	88 
anywhere	75 -8c6f12a
apartment	66 -9d-5b5af7ck
apartment $	79 -8g-6b5a19c
apartment building	88 9k
apartment or	86 9c
apartments	84 -6bc16d
app	70 -6g-5d5a10j
app $	81 6b
app that	88 -4i7a
application	84 6h
applied	88 5a
appointments	86 4c
appraise	88 -9g8b10c
appraise for	88 -9g8b10c
appraised	86 -8c11g
are	33 -12g-4dh7e12f18a26b
are #	82 -16j-8c4a25g
are $	78 -26f-12g-9j-8a-4i11k17d36c
are a	74 -19a5e23j
are at	82 -9g-7a7e17j
are covered	85 -13c-7a23g
are done	88 -12c20d
are going	85 
are gone	77 -7ae-5g-4d4k9c14j
are good	88 -17a-4k26j
are in	71 -23b-5k8a9d13j
are looking	86 -7i10h
are not	72 -16c-10e-9a7d11g26j
are off	86 5i
are on	74 -7j4g7a
are out	88 -7g12a
are over	85 -28a34j
are paying	84 -6ak-5g8i11c
are right	88 
are the	63 -26g-10b-8k-5ef7j11i18a25c
are their	86 -22g24c
are there	73 4b17a
are they	68 -12b-9a-5c15g18f
are things	84 -6g16i
are those	80 -8i6g12b
are we	71 -19j-11d-10k-5f-4ce18b38g
are with	80 -15a-4g6j20c
are worth	85 -5g5k8b
are you	40 -49j-41g-30d-25k-8h7e34c38f45b53a
are your	60 -58c-10a-4j5f13b21e38g
area	79 -24c-13a-10e4k7b40f
around	58 -7j-5b9d
around #	79 -6b4j8a
around $	72 -5d4a10b
around here	84 -8c-6b5d12g
around it	86 -4b
around so	88 
around the	81 -19a7cfk
around there	88 -4j7a
art	85 -29c32a
as	58 -29a-14ci-10bk10g17h27dj
as a	75 -8j-6k-4g5cd10a11f
as additional	85 
as it	85 -14c5d12g
as the	82 -10g-6b10a11i
as you	84 -27a8c31g
as your	88 
aside	80 -7b-4c9a11g
aside for	85 -5b7g10a
ask	60 -13b-10g6d7f16a
ask $	80 -4c14a
ask for	78 -13g16c
ask me	82 -8k-6g8c12a
ask so	88 
ask you	78 -5g5jk
asked	77 -8k-7c-4a4b5i11g
asked for	88 
askin	88 -13a8bj
asking	72 -6k8e13g
asking $	84 -10c19g
asking for	79 -12g6k8c
asks	81 -12d-5e4j6k18c
asks about	88 -7c11k
asphalt	85 -5b8a
assets	86 5b
associates	88 -5c14b
at	42 -10i-9b-7ch8k13g32j
at #	68 -17a-4i6e8c17j
at $	74 -15d-13f-9e-7a24c30g
at a	74 -9g-7e4c6f9j
at all	68 -8g-7e-5b8c25a
at fault	85 7a
at gmail	88 -4ac11j
at home	71 -15b-5c-4e11g21a
at it	81 
at least	88 10a
at night	71 -7j-6a-4bi6c19f
at once	85 5b
at that	77 -13a-6j6d17g
at the	56 -12a-8f-6e4k7hj13b
at this	82 -17c22e
at work	72 -11c-6b-5j-4f10g26a
at you	86 -9c-6a20g
at your	65 -24c-19a-10b6efg10k12j20d
attack	85 -6ae9g
attorney	88 -6c6a
audit	70 -21a-7i6ck18b
audit $	80 
audit @name	88 -39c-17i61g
audited	84 13a
audited $	88 10a
auditor	85 
auto	67 -7g6cf
auto $	80 -8g-6j4c5d8f
automatic	88 -5b9a
average	88 8g
away	65 -13c-4e6a7k13d
away $	78 -10g-6bc5e8f10d
away at	88 4a
away for	84 13a
away from	86 -11a6b8c
away with	85 -6a5k6c
awesome	71 -10j5k6e9c
awesome and	86 4a
awful	86 -4j5c
aww	79 -11a-5gj5ik6e10d
aww i	88 5d
b	77 -7c8b
babies	88 
baby	71 5e10a
baby $	82 9a
babys	84 -6a9c
bachelors	81 5j9b
bachelors $	88 -4b12a
back	56 -8c-4d4h7j15g
back $	72 -14c-7b6e9a15g
back and	86 5c
back in	80 -13a-6c-4g13j14h
back on	82 -9g15a
back then	82 -16c-9h-7a12k20g
back there	86 -10j4a10c
back to	79 -13c-6ag6hj12k
back up	80 -7c-6a5b7g
back when	88 -12c-8e8a16i
backed	86 10c
backed up	88 5c
background	85 -5j-4g5b6c
backup	78 
backup $	88 
bad	69 -6j-4e6a9c
bad time	84 10a
balance	85 -18c6k17g
balance on	88 -18g6k16c
ballpark	78 -4bj10k12g
bank	67 -12g16d
bank $	78 -12c7b18d
bank account	86 -7a8c
bankruptcies	88 4a
bar	85 -12d14a
bar $	86 -12d15a
bare	86 -6g6bd
barn	86 
basement	68 7i11a
basement $	77 -5c19a
basement finished	86 -9a17b
bath	86 -8c5j9a
bathroom	86 -11a11b
baths	84 -13b-10a5j6k18c
baths $	88 -13b-9a6j20c
be	50 -11i-10f-7k-6h7j8eg20d
be $	74 -18a-16c10e14d17g
be a	77 6ac
be able	84 8a
be additional	88 -6a9b
be alright	82 -5j11a
be comfortable	86 -9g9c
be driving	85 
be enough	88 -30c5a27g
be honest	88 
be in	82 -5a4d5b
be listed	82 -11c6a10d
be off	88 
be okay	79 -5c5a
be on	82 -9a4g6j7c
be the	81 -8d-6i-4g19c
be there	88 
be true	88 4c
beagle	88 
beat	84 -6b-4j16a
because	67 -10a-8i-6j5k7d15c
because i	80 -8a-6i-5g5k7b14c
because it	88 -9b-6c-4j23g
because of	88 -13g17c
because there	88 9g
becomes	88 -7g-4e6c8a
becomes of	88 -7g-4e6c8a
bedroom	86 -6a4b5c
bedrooms	80 5k
bedrooms $	88 
been	49 -9g-7ej5bh7k9c17i
been $	85 -8g14i
been a	81 -7a5bi
been at	79 -10a-6b19g
been audited	88 10a
been burned	88 -11a21i
been doing	85 -18i4b15a
been hacked	85 
been in	69 -12c-8b5g7a10d
been licensed	85 
been there	75 -20g-8c5hj6e17b
been to	88 -10g15i
been treated	84 
been turned	85 -4g7a
been with	74 -10a-5i-4d8b24g
beers	86 
before	55 -14k-4e5df8g11i
before #	86 -4c13b
before $	71 -30c-7d-6j9a17g20i
before i	81 -11g-10k14c16a
before the	79 -17g-4k29c
before they	76 -12c19g
before we	81 -10a-5k6i11c
before you	71 -6b-4k5e20d
behind	70 -9a-8c-5g5f11h15d
behind $	86 
behind the	80 -6c16d
behind you	85 -6a5g6d
bein	84 -6a6e9b
being	73 -17b-6g7f9ai
believe	79 -11g-8a-5k-4b5c7j9e12f
bell	86 -5j13a
bell $	88 8a
belongings	85 11g
below	88 -8a9b
belt	88 -9b-6k8j10g
benders	86 
benders $	86 
beneficiary	76 -10g-4a8c14d
beneficiary $	79 -5c17d
benefit	86 -12c18g
benefits	79 -6g6a
benefits do	88 7c
besides	69 -6b-4g17d
besides the	80 -15d-6g14a16c
besides you	82 -34a39d
best	68 -11g-6ad6h11e14c
best number	85 -5c8a
best part	84 10c
better	65 -8f-6g6c7b10k
better $	80 -5i15a
better half	75 -12a-8bfg-4e5di15k21c
better than	86 -6a5bg
between	78 -7k-4a7f9b
between the	86 -4a4c
big	59 -11i-9d-5j6cg8k11b
big deal	88 -9b8a
big is	80 -22i25g
big ones	88 
big trees	88 7a
bigger	88 -4c6b
biggest	77 -14a6c18d
biggest customer	85 -10c5g11d
bigs	85 -12i14g
bike	79 5b
bike $	88 
bike kept	88 
bills	69 -13g-5a7bd9c
bills $	85 -7a5b
bills if	86 -6c5dk
bills would	88 -12g-5a18c
binder	85 -11c4a5f7b
birth	74 -8g-7e8k22c
birth $	80 -12e10k11c
birthday	70 -10k-5ab22e
birthday $	78 -18c-14g45e
birthdays	88 -6c8k
bit	78 5a7g
bit of	88 -4c9g
blame	85 5b6d
block	88 7c
blood	71 -9b-6g-5k7j9e16a
blood pressure	77 -11b8c10j
blood test	86 
blue	88 -10c-4a4j15g
board	78 -10b10a
board or	86 
boat	81 -6b8a
bodily	81 -5a6c
bodily injury	81 -5a6c
book	79 -10c-5a6k7g9h
booking	86 12c
booking system	88 11c
bookkeeper	82 -4c15d
bookkeeper $	88 -7j17d
books	79 -9c6j9b
books $	85 
bop	82 -5g6c
bop $	86 -5g6c
born	72 -12g-5d8c11ae
born $	79 -15a6e18c
born and	86 -5c10j
born in	88 -6j-5eg28a
borrow	80 9b
boss	78 -5b4e10a
boss $	88 -16a16b
both	68 -12c5g8j12b
both $	85 -6k-5cj5d7b13a
both of	80 -11ac7b15g
bother	84 14a
bother you	85 14a
bothers	88 12h
bothers you	88 12h
bottom	86 -4j6c
bought	70 -7g-5i-4e5a8k15b
bought it	77 -11e-7c8b9a11k
box	72 -9c-7bf-4g5k8a16e
box $	82 -6cf-5gk9a18e
box here	88 
boxes	88 -9a5c10b
boy	74 -7g-6c-5k7i8h11j
boys	79 -9a15b
brand	85 6a11b
brand new	86 12b
break	80 -18a4g5e14b
break in	88 5c6e
breaks	85 -6g-5b6a11c
breed	85 
breed is	88 
brick	75 7c
brick or	82 -14b4c14a
bring	70 -20c-5b8f23g
bring home	86 5k
bring in	79 -28c5a34g
brings	85 -17g5c23h
brings you	86 -22g5c23h
broke	77 -11a-9d5f21c
brother	71 -8k-4d6j7c12a
brother in	82 -8gj20c
brothers	84 -6d-5g10c
brought	85 -6c6k7e
bs	88 -5b11a
bs or	88 -5b11a
bucks	84 8a
buddy	79 -5di10g
budget	80 -5a12g
budget $	85 -17g-6a31c
budget for	88 -29c31g
bugging	88 -5g6k9c
bugs	85 -8g6b12h
bugs you	85 -8g6b12h
build	74 -27c-5d5b7e18a
build it	88 
building	63 -12a8g9k12c
building $	73 -5c4ag
building is	85 -7g-6b15c
building or	88 -6a8b
building your	86 -5a
buildings	86 
built	69 -9b-6gj-5d13c18e
built $	78 -17a-9g41c
built up	84 -8a4g7c
bump	86 5a
bunch	85 -11a5d13b
bundled	86 14a
bundled $	86 14a
bureau	88 5j
burial	82 9b
burial or	86 5b
buried	88 -7a-5b12c
burn	82 -5b5cg
burned	74 -14a-12c9g22i
burned to	88 9g
burst	85 4a
burst $	88 
bus	88 5j
busiest	86 -10a7c11e
business	51 -10i-5f6g8dj
business $	63 -12g-9ad4i11c15b
business do	84 -5b5a
business from	86 -7a11b
business have	79 -5g6c
business if	86 
business in	88 -17b22a
business is	82 12g
business name	88 -11c5b8a
business out	88 -13c14k
business owners	85 
business policy	86 -10b12a
businesses	86 -18a6c14b
busy	72 -5c8a13e
busy $	77 19a
busy over	88 -5a9c
busy season	88 -14c-10a24e
but	64 -7bc-5di6e19g
but i	81 -6a-4b22k
but otherwise	88 -6a5j
but what	82 -7ak-6c10e16g
butcher	88 -5c15i
buy	64 -7g5f7b8e
buy from	84 
buy it	79 -38c-13a7f10b38g
buy sell	88 6a
buy that	88 -5b-4c7g
buy the	82 -17e-11b11a22c
buying	88 
by	52 -15dg-6h-5k-4j14e19b21i
by #	88 
by $	70 -20b-10g-5e-4j17a31c
by @day	85 -7a8j
by a	82 -7i-4j6ab
by how	88 -11g11b
by now	88 -14a7e13b
by the	72 -10gj-6ik-5e7f14c15a
by what	86 -28c32e
by when	84 11e
by you	81 6f7b
by your	86 6b
by yourself	88 
c	80 -46a-6b7c20i34j
c or	88 -15i-7a29b
cake	86 -9c-4j7ag
call	56 -19g-14i-7ck6a12b18h22d
call $	71 -13c-11e-6d-5j6b16a23h
call for	88 
call it	85 -8g10c
call or	80 -11a14b
call you	75 9e
call your	82 -22c5b29d
callback	86 -6a4c7k
callback number	86 -6a4c7k
called	68 -14j-7eg6d7h31c
called $	73 -15j-6h-4e32c
calling	77 -12c8b15f
calling about	88 5a
calls	74 -5c-4a21j
calls $	86 5k
came	67 -15a-7ci-5d10b14g15j
came down	86 -7a14b
came in	81 -7a6c12j
came out	85 -7c-5ij25g
came to	88 5a6j
cameras	80 -5b4c6ak
camry	88 -13b17a
can	48 -23j-20k4c9i11f13e16a
can and	86 7k
can do	88 5e
can get	84 -8a-5c5e6k
can hear	86 -6jk18c
can i	62 -19k-13g-7j-4d17i35a
can not	74 -40a-7g-6e-4f26d32c
can see	88 -8c6a8k
can we	86 5b
can you	61 -37k-12j-11i-9e-5d16f26a37g
cancel	84 -6a
canceled	88 
cancer	76 -13g-10b5ad7e11j
cancer $	84 
car	51 -8bdj-5e9f26c
car $	62 -17b-10d-8i-7j-4g5e11a33c
car and	86 -10c-6f4k5d14a
car do	88 5c
car for	82 -4g10c
car get	88 -7b10i
car in	88 -7a8b
car is	86 -13d-5a5k12c
car or	81 5a
car paid	88 6b
car that	88 7j
car to	88 -7c11b
car worth	88 -13c16g
card	62 -29a-12g-5d12i15c21b
card $	77 -12a-11k-5g5i34c
card is	86 7j
card number	88 -33a4b7k24c
card numbers	86 -8c8a
card or	88 -4d10b
cards	70 -6b13a
cards $	76 -5j-4i5c17a
care	68 -14c4bg13d
care about	88 
care for	86 4h7c
care of	73 -10c5a12d
carrier	77 -16a4c20d
carrier $	80 -20a5c21d
carry	61 -10b8c14a
carry $	74 11c
carry for	86 -9a10c
carry the	88 
carry their	88 4b
carryin	85 -10a5j7b
carrying	80 -11c5k10a
carrying $	88 -15g18c
cars	66 -21k-5b4d6c23i
cars $	82 -14c20i
cars and	86 4a
cars are	86 -19g12d16c
case	77 -4a10j
cash	67 -17c-14a18g23b
cash $	85 
cash in	88 -29a32g
cash value	76 6g
cat	88 -6a9b
catch	75 -13c-9a-6d11e24k
catch you	81 -11c-5k-4j7g9a15e
catering	88 
cats	84 -10b6ag
caused	88 -11c-6k-4g27a
cell	81 -6g5ab8c
cell $	86 15a
cert	80 -11a5j8b9e
cert $	88 
certificate	69 -9a-5b18d
certificate $	77 -4d10a
certificate of	88 
certificates	75 -6d11a
certificates $	84 9a
certificates from	88 
certs	84 -4c5f13a
chain	88 5k
chairs	84 -8a5b
chance	84 -6c12a
change	68 -6bg7a8k11c
change $	84 -6g9a
change jobs	88 -5c7a
changed	73 6g7c
changed $	85 
changed since	88 -5a12c
changes	81 -11c18a
changing	85 9k
charge	74 -8a4d5k
charge of	88 
charge you	80 -9a-8g9c
chat	85 -5ce7a
cheap	86 -10j6g10b
cheaper	86 7a
check	64 -10a-7g-4j9b19c
check $	82 -18a-4k4j8c18b
checking	86 -9g5i6a
checks	77 4a5b
checks on	88 -10a6b8d
checkup	85 -11a16e
checkup $	86 -11a16e
chemical	88 
chew	88 
child	85 -12d-5e8ci9g
children	74 -9d6b
children $	81 -10d9a
chimney	86 -5b4a
cholesterol	88 -9g6a8i
choose	79 -14b-8g-6e-4h11ci17a
choose $	88 -6e5i7a
christmas	84 12f
church	79 -7b4f8a
city	75 -7b8f9a
claim	64 -10e-9j-4d8i9cg
claim $	74 -8e-5i11g
claim was	86 
claims	70 -7c-6g5ik8j
claims $	81 11a
claims in	88 5a
class	80 -4g7f
class $	88 
clean	77 -22i-5g27a
clean record	86 -8a9j
cleaned	86 -6a7c
clear	73 -15c5g7b8a
clear $	85 -11j-6g5e15a
client	72 -4e15d
client $	84 -11c17d
clients	71 -5k7e
clients $	80 -4a6c
climb	85 -5b7d8a
clock	84 -8a9b12e
close	63 -20i-7c-6bd5j8a12e17g
close $	75 -21a-11c8b10e17g
close by	81 -5bc8f13a
close calls	86 
close is	88 -13i21g
close on	86 -9a-7g7e12j
close to	88 10a
closed	72 -21e-5b5d7g9j10i
closed $	81 -16g-5b6a10ci
closer	84 -11a-5j19b
closer to	84 -11a-5j19b
closin	85 -11c15e
closing	73 -19c5d19e
closing $	85 
closing date	84 9c
clothes	86 
cloud	86 -5a6b
coast	86 -4i9g
code	73 -6a-4fg5k23c
code $	80 -9a16c
coffee	81 -5a-4j6k10i
coi	85 -12k10a
cold	84 
collect	86 -7a5k6b
collections	88 -10b14a
college	65 -5fi8c10b
college $	73 -11b-6ag28c
collision	71 -12c-6d5be9ag
collision $	80 -4dg6b8a
collision on	81 -4g8a
com	88 10j
come	56 -15g-12c-9k-8b-6j9af44h
come after	86 -10a18c
come by	85 4a
come down	84 -4g7a
come from	80 -25f-12a5k6b7c30i
come in	78 -7b-6fh4g7c13a
come out	81 -9e5i11d
come through	88 4a
come to	74 -11b-10c-7k-6de-5h14f17g18a
come up	75 -21a-17c-4j16h28f
come you	85 -19i-11g51h
comes	68 -8e-7a-4f7dj10g
comes and	88 9d
comes from	88 
comes out	82 -10g5c9j
comes to	82 -7e-6g17c
comfortable	79 -5c10a
comin	80 -27a-9g5d6i29c
coming	70 -22b-6j4a13cf
coming up	80 -31a-14b53c
commercial	73 -14c5k6d9a
commercial umbrella	86 -9c15a
common	88 -11a7b12c
commute	80 -15c5k7a9g
commute $	84 -15c8a10g
comp	66 -11c5b7dg9a
comp $	78 -21c7a20g
comp and	80 -6d-4g5a11b
companies	74 -4c5b
companies $	85 -10c-5b7a9d
companies have	88 10c
company	52 -13a-6j-4g9de13i
company $	62 -13b-9j-7h5f6k7c10a12d
company do	85 -7d-5a22c
company ever	85 
company have	85 -5a12e
company or	86 -7k10b
company you	86 -13a-8c-5g15d20e
companys	77 -16d-4gh4c6a8k9j
companys name	88 -10c5b9a
compare	86 -10c12d
complaint	86 
complaints	86 -11a16c
complex	81 -8c17d
complex $	88 15d
comprehensive	84 11h
computer	80 -8a-6c7b9e
computer $	88 5g
computers	85 5c7i
condition	81 -5k-4a14c
conditions	80 -12c8a
conditions $	85 -20c4b17a
congrats	85 -7g-4a6e7c
congrats on	88 -7g7c
construction	77 -5g6c
construction $	88 6b
contents	77 -15c23g
contingent	88 
contract	71 -11g5b6f10k
contract $	80 -8a7k9f
contractor	84 -6a5g
contractors	82 6b
contracts	80 4d5c
contracts with	88 
conversation	85 -9k4c9j
cool	72 -6f-5g-4j7c14d
copper	86 -19b19a
copy	78 -6c-4k5ei8j
copy $	82 
copy of	88 -5c5i
corner	86 -11a-5k9c17f
corolla	88 6d
corporation	86 -16a22b
corporation $	88 -16a22b
correct	70 -14a27j
correct $	71 -14a27j
cost	62 -27a-7c-4i10b34g
cost $	80 -13c11ag
cost on	88 
cost or	88 -5ag14b
cost to	74 -14a20g
cost you	78 -9c4b14g
costs	80 -11b-9k-5h4j9g15a
couch	85 -7a5c
could	50 -24k-13j-8h-6f-5d5bi15g18e28a
could a	86 -14a-9g28c
could go	88 5k
could he	86 4c
could i	79 -9g-6i-5k7c25a
could it	88 -6a9g
could not	74 -5ch4f5d6a
could she	88 
could somebody	88 7a
could take	86 -6b11a
could the	84 -14c-5i-4a11g17e
could they	78 5c
could you	60 -42c-25k-10j-6f8bg20e27i31a
could your	88 10a
count	80 -11c16k
counting	81 -13c11g
country	80 -4c16f
counts	86 -4a10c
county	79 -9b-7g10a13c
county $	88 -10b4d10a
couple	76 -11f4i5j10c
couple of	84 -12f-5a5i6j13c
court	82 -28a8f23j
cousin	84 -5b4a5d
cover	69 -12g4k6b7i
cover $	84 -4g6c
cover the	88 -12g-4d7a11i
coverage	53 -6d4g8b9c
coverage $	63 -44g-6bjk-4e9i12c57a
coverage do	79 -5g12c
coverage does	86 
coverage in	88 -10a-7g6b13c
coverage is	84 
coverage on	78 -5acj24g
coverage or	80 -23a5c26b
coverage to	88 -5a11e
coverages	86 -14g18h
covered	67 -6f-5c-4k6be11a
covered $	80 -25g4i8c15a
covered for	82 -29c35g
covers	80 -12g-8d10a15k
covers $	86 -12g6c13a
coworker	88 
cpa	84 
cr	86 
cr v	86 
crash	80 -5bg8c11d
crash $	88 -5b9d
crawl	82 -9c5b11i
crawl space	82 -9c5b11i
crazy	76 -6i9h
credit	63 -13fg-5b5i12c17a
credit $	79 -7c5i8a
credit card	85 -7c5a
credit cards	81 -11c5g13a
credit score	85 -12a-6g7i19c
credit union	85 
creek	82 -10b-6i9g12a
cremation	84 5b
cremation $	86 5b
crew	75 -12a-10i5bdj8g
crew $	84 -11i11g
curious	85 -10c-7a-6j-4e11h18k
curious what	88 -9c-6j-4e12hk
current	67 -20a-5j-4i6k11e19c
current carrier	86 -5ak17c
current company	86 -16e-11g31c
current policy	86 -23c-8g-7a6b35e
currently	84 -11g-4b6j14a
cushion	85 -8c7k10a
customer	68 7d
customer $	82 -9c6g10d
customers	70 -8b-4g12d
customers $	84 -5a7c
customers come	88 -6b9a
customers pay	88 -6g9i
cut	75 -7g-6k9c10b
cut off	84 -6k11c
cyber	86 4a
d	82 -5c5ik
dad	71 -17c6ak10g
dad $	88 5b
dad died	88 
daddy	82 -7g8d
dads	86 6b
damage	69 -12c-6e-5b11a17g
damage $	77 -9g9ac
damage on	84 -5g5j
dangerous	82 -11c5e9a
dash	84 -6k7g
data	85 -4d5af
date	66 -27a-13g4k25ce
date $	78 -27e-18a56c
date of	77 -6g-5a18e
dates	88 8k
daughter	71 -5i5j10a
daughter $	88 
daughters	80 -11g5a6c
day	57 -18g-10i-7c-5d7k10a27e
day $	71 -34g-8c-5j5b6h10e26a
day and	80 -13a-8j20e
day does	88 -13c22e
day of	86 -8i-6g4e8j
day or	85 
day so	85 12k
day you	85 
days	60 -16a-11j7d8i26g
days $	68 -12c-5f7a8b10g
days a	85 
days are	88 -8g-6b17c
days off	86 -6gj7c8i
days or	85 -7a7b9g
dead	84 -5k11b
deadbolts	86 10a
deadline	85 
deadline $	86 
deal	75 -10g-5i11c16a
deal $	84 -7j-5c19a
deal with	86 -8a5bcj
dealt	86 7i
dealt with	86 7i
death	84 -12c8i18g
death benefit	88 -12c20g
debt	81 -10a7g10b
debt $	88 -5g10c
debts	88 -18a-4d24c
dec	79 
dec page	80 
decent	86 -7b-5c6g13a
decide	77 -27a-5g7b9d11i14j
decide $	82 -22a5i12d16j
decides	88 
decides $	88 
deciding	88 8a
decision	80 6c
decision $	86 7c
decisions	88 -9c6d7a
declarations	84 
declarations page	86 
decline	86 -6a-5k4b7e
declined	86 8a
deductible	63 -5c4b10g
deductible $	72 -38a-7i-6j21g35c
deductible is	88 -9g12a
deductible on	86 -25c-7a-5j9b28g
deductible right	88 
deep	86 -11a-9b6j9g11i
deer	88 17c
degree	80 -5g5c8b
degree $	85 12b
deliver	75 -5b9a10c
deliver $	81 6c
deliveries	80 -14c7d12g
deliveries $	84 -14c6d13g
delivery	86 -9g9i
denied	88 8d
dental	85 
department	81 -14c-9a9b16d
department or	88 -8a9b
depend	81 7b
depend on	81 7b
depends	88 
depends on	88 
describe	86 -4a14k
design	85 5b
design work	86 
desk	84 8b
detached	86 -4b5a
detached garage	88 -4b6a
detectors	84 7a
detectors $	86 6a
device	86 -4a7j
diabetes	80 -4b10a
diabetes $	88 5b
diagnosed	88 -23a8e18c
did	36 -22k-12b-9d7chj16e20i22a
did a	81 -7g13c
did anybody	82 4h
did he	74 -4i4k11a
did i	62 -27a-10e-9g-8b-7k-5c11i64j
did it	63 -52c-7j-4a4i16b21e31g
did not	74 -7ad-6g4c8h9j
did she	84 -5c6h7a
did somebody	78 -5e14a
did something	88 6a
did that	69 -20i-19a-9j5e17b34g
did the	62 -29b-11j7c18i33a
did they	56 -18i-14j-11g-6k11b12c35a
did you	45 -25g-17k-12b-5a-4j9ei21f38c
did your	62 -35g-11b-10j5e9c22i35a
did yours	88 8g
die	81 -6j5a6g
die of	88 -6g11c
died	72 -10e-6c6a11j
died $	78 -10e5a7j
difference	88 
different	71 -7b-5j5c11a
different $	88 -13h14a
different now	88 -5g11c
differently	88 5c
digit	88 6k
digits	78 -5b15c
dinner	81 -8j-6i5d8e11a
dinner $	86 -8gj8c15a
disability	82 10a
discount	73 -7a-6g6d13k
discount $	84 5a8d
discount for	88 
discount so	86 -9a4d12k
disease	86 -5c9a
district	85 -6b10j
dive	86 -10b7a10g
divorce	88 -6b6a
divorced	85 -13j-8c7a20b
dmv	88 -5c5e
do	27 -42k-39j12h13i14b15e17f21c43a
do $	65 -24g4e7j9c14a
do a	75 -12a-5c-4g10k14b
do after	88 10c
do all	88 -5a6g
do any	75 -5b6a
do anything	80 -5c7a
do business	86 -21c13d14k
do clients	88 
do customers	86 -6g-5b8ai
do for	69 -25g-6e39c
do i	65 -15ck-9a-6e7j8g12b27d
do if	79 -14g-5k9a21c
do in	84 -13k-9a-7c13i19d
do it	71 -8g-7c12h22a
do not	58 -52a-13c-5b5d15i27h30g
do people	81 -9c-5g5i11a
do right	86 -9c6b13a
do that	79 -8g-6b8e10c
do the	70 -7c-6g14k
do there	84 7c
do they	65 -11c-5j17a
do this	78 -9a4e9b
do to	77 -22g-9a42c
do we	85 -5j12a
do with	77 -14eg-4j39c
do without	82 -20g5k21e
do you	29 -46k-41j-17d6h7e11i13f14g15c27b54a
do your	68 -10a-6e-5i-4d8g9c20f
dob	84 -9a19c
dob $	86 -6a20c
doctor	70 -15g7d8i
doctor $	77 -14g-10c13d14i
doctors	86 -9a12d
does	41 -23k-12j-8h8i13e17d21a
does $	86 -48a4bj42c
does a	86 -13c16g
does anybody	74 -8a15d
does anyone	82 -7c10a
does he	70 -37c8i10g23d
does it	60 -23g-6c20e25b
does not	80 -12a-5k6d15c
does she	71 -8b-6f-5i4g20a
does that	67 -13g-5j5e11a14i
does the	56 -13c-10b-6d5i9eg10a14f
does your	54 -30b-20k-12f-8e-6j8gi61a
dog	74 -5a5c10j
dog $	85 -9b14a
dogs	82 -9b11a
doin	80 12c
doing	62 -17g-5ej-4h6k7c22i
doing $	77 -4g5k7c
doing for	86 -4g9c
doing in	88 -15c-5g24i
doing okay	88 -24a36i
doing that	85 -12i-4a4b14g
doing the	88 -5ad8f
doing this	88 -14g19a
doing with	88 -5a-4g8c
dollar	70 -14g5k6b9j
dollar @name	84 -23g27c
dollar amount	86 -6ag7k11b
dollar deductible	86 -10g-9c-7a28j
dollars	75 -15a-6c9j23g
done	65 -11ae5f7b10cd
done $	75 -5ag5c6be
door	72 -17b-5c6e7j13f
door $	79 -7c-5b8e10a
doordash	84 8a
doors	80 -11c4k15e
dose	88 -8c11g
dot	84 -15a21j
dot com	88 10j
double	88 -16a10g14b
down	53 -26c-15a-12i7d10k12h17g18j
down $	70 -11j-9c-6e4b5g7k17a
down and	81 -11c12e
down as	84 -14a17j
down at	86 -8b9a
down for	78 -13c6j10g
down in	86 4b
down right	88 
down the	80 -13a9b10k
down there	82 -8b13c
down to	77 -9g5bc9d
down what	85 -9k-4c5g20h
down with	82 -20a10h15b
downstairs	88 
downtown	84 -7g-6j6f8a
draft	86 -4a4c
draw	85 -9c6b10e
drawer	86 -9a9b
drink	77 -4b12a
drink $	82 -9b10a
drinks	84 -7d6a
drive	58 -13k-6f-4e12bd
drive $	69 -11g-7i9d12b
drive for	84 10c
drive in	82 -14c6g9f
drive it	79 -6a8i
drive to	82 -7f-6i17g
driven	88 -16b4d7f10a
driver	69 -7c-4a5gk7b
driver $	82 -15a-10c5b7d16g
driver or	86 -7ag5b14c
drivers	67 -30a-5j18c28d
drivers $	80 -38c37d
drivers @name	85 -44d-4g61a
drivers in	88 5a
drivers license	80 -15a19c
drives	69 -21d6k22a
drives $	85 -34d35a
drives it	88 -5d6k
drives the	86 4d
drives which	85 -5c5d
drives you	88 -4g5c
driveway	77 -10a-4cg5k9f15b
driveway $	88 -6b6f9c
drivin	76 
drivin $	88 6c
driving	65 -9d-5b5e21a
driving $	76 -14b-7g24a
drop	76 -12a-5k-4c6g8h15b
drop it	88 -13a14b
dropped	82 -5g18h
drug	88 9a
drugs	82 -11c11d
drugs $	86 -11c6a12d
due	77 -13c-6g12a20e
due $	82 -8c17e
duplex	88 5a
during	88 5c
during the	88 5c
dwelling	81 -11c-6a20g
dwelling limit	88 -14c19g
e	75 -15a-10g-7d4b9c28j
each	67 -10a-7c6g8dj10k
each month	82 -6c-4a4k5d
each of	85 -13k-10c11g16d
each one	88 4d
each way	86 -5g10j
earn	79 -13c7i8b
earn $	85 -22c19g
easiest	86 -12b19i
easiest way	88 -11b-6c20i
easy	84 4b
eat	84 -17a12g14b
education	80 -6a-5bg-4j12k14c
education $	84 -5bg18k
either	81 
electric	85 8b
electrical	81 -8c-4j5dg7a
else	56 -11g-6a4f5j9h13d
else $	70 -22b-5d8f11c18a
else are	85 -7g12c
else drives	88 
else gets	88 
else has	88 
else i	88 
else in	85 -33a11b25d
else is	75 -6a6cd
else on	88 
em	69 -23c-13a-4ik5bd8j13e17g
em $	84 -6k-4e9j11c
email	61 -7g-6d-5e5b24c
email $	71 -22a-4j7f12b18c
email address	84 -6c4k8a
email for	88 
email me	88 8a
email or	86 5a
emails	86 -5c6a
emergency	84 5d
emergency fund	85 5a
employed	85 10f
employed $	88 11f
employee	79 8j
employees	70 
employees $	78 -5b7a
employer	73 11b
employer $	80 
empty	81 -9g22e
end	68 -11b-10j24i
end $	80 -11a-6j-4bc6e22i
end of	86 -14b16a
end up	80 -16c-6b4a6i13g
ended	86 6j
ends	80 -6a9j
ends $	88 
ends in	86 -6a9j
engaged	88 -7j5a6e
enjoy	85 5c
enough	71 -17bi-9c14g16h22a
enough $	86 -31c-20i8a24h28g
enough to	80 -7g9c
equipment	71 
equipment in	86 -7c5g7b
equipment worth	86 -8c9g
equity	86 -21c20g
errands	86 -19k-7b16a17i
escrow	84 10a
escrow $	88 12a
even	71 -9g-6c5j20a
even a	86 6a
evening	88 -20a21j
ever	50 -29b-11cgj-6h-5e11i79a
ever been	66 -8b-7g13c18i
ever come	85 
ever empty	86 5a
ever get	81 
ever gone	88 
ever gotten	82 
ever had	70 -7b11a
ever have	82 
ever said	88 4a
ever sat	86 7a
every	61 -18c-10ei-4k5h6d7b8f17g
every #	85 -8g-7j-5k8a21b
every @day	88 
every day	77 -10a-4i6g10b
every month	76 -10c-7j5dg16b
every time	88 -6g-5e7a10c
every week	88 6g
every year	86 -10c9g
everybody	71 -22a-10d-9c12e13g14k
everybodys	77 -4k5f8c
everybodys got	84 -4a4d6c
everyone	88 8k
everything	64 -24a4c9i10b12g
everything $	79 -15c-6j-5i5g24a
everything in	85 -7c5b
everything you	84 -11a8g10k
ex	88 11a
exact	86 -6c7k
exactly	78 -11a-5k-4j5g6e7f13c
exactly $	88 -15c7e10f14g
exactly did	88 -6g-5a11c
exam	74 4a6b
exam $	80 9a
excellent	88 5b
excess	78 5b
excess liability	86 5a
excuse	88 -20g-5a14c19h
expand	88 6a
expense	86 -6g-4a5c6i
expenses	81 5k
expenses $	86 5k
expensive	81 6ag
experience	77 -5g5j8c
experience with	88 -11a9c11j
explain	74 -7c-5b23a
explain $	88 7a
explain it	85 -5b6a
explain that	88 
explained	84 
explained it	88 
exterior	88 -5b17c
extra	77 -6a19g
extras	86 -6b9c
face	85 -14a-9c9g13k
facebook	88 -5b6j7c
factor	88 -7a10j
fair	75 -6g-5j9a13c
fair $	84 -7j-4ck22a
fake	82 -10g-7b7ai8c
fall	73 -20a-7g-5j12e13c17b
fall out	88 -6a4g6b
falls	84 -20c30a
falls off	88 7c
familiar	86 -13a-8g-7c5e9b16i
family	59 -8e-6j6c13a
family $	70 -15g18c
family history	84 -17c24a
familys	88 
far	63 -27i-10j-8b-7c-5e-4k16f19a37g
far $	77 -10gj-9i6c7b24a
far are	86 -5i-4f14g
far do	86 -22g-6i36f
far is	80 -7a8g
far out	88 -5i12g
farm	73 -11b-5g4k5j10e
farm bureau	88 5j
fars	86 -5i8f
fars the	88 -4i12g
fast	78 -11i-5k6a8g10e
fast $	88 5a
father	80 -8a-6b6c12f
fault	77 -11d8a20b
fault $	88 -43d49b
favorite	82 13c
favorite thing	88 10c
fax	85 -9c6f
fear	88 -6d12c
feel	64 -20c-11a-4k5h8b13g17i
feel $	86 7c
feel about	72 -7g-6a-4c26i
feel like	85 -11a15b
feeling	80 -9i-8g11a13c
feels	86 -5a-4j4h9c
feet	69 4h
feet $	80 -8b4c8a
feet is	88 
feet right	88 
fella	78 -6a-4j4g5c
fellas	88 -12b-4d6e14a
fence	80 -12a4j5c6k
fender	81 7a
fender benders	86 
few	75 -12b6jk10a
few questions	88 7a
few years	84 -9b-4c11a
fianc	88 -5a12j
field	86 
fifth	88 7b
fight	84 -4i5h9a
fight you	88 -4bi13a
figure	71 -13c-6a-5j8e16g
figure it	88 -18g-10a6bj19c
figure you	88 -6c6a7e
file	71 -7c5k16a
file $	84 -10c6k10a
file for	86 -4b6a
filed	79 5j7f
files	86 -6a7d
fill	86 -6h-5b15c
filled	84 -4d
filled out	85 6c
filling	88 6c
filling out	88 6c
final	77 -4bj14a
final expenses	85 
finally	82 7h
financed	84 
financial	82 4c
financial guy	88 6c
financially	86 
financially $	86 
find	70 -14c-4fg4i6a7hk
find a	88 -5cg15a
find the	88 -9c-8g8e13a
find us	88 8i
fine	76 -11a-6g13bk
fine $	86 -5g10k
finish	84 6a
finished	73 
finished $	82 5a
finished basement	88 6a
fire	63 -11j-6a-5h-4e6cd9k11f
fire $	85 -11g6c9i
fire department	84 -8a-6c5d10b
fire station	84 -9ac15f18g
fired	88 4d
fireplace	77 
fireplace $	85 8a
first	59 -5e6a10k
first $	78 -16ag10b12cj
first and	78 -17k-8d34c
first name	88 -12c13a
first one	85 -10k12a
fish	88 -14b15a
fix	80 
fixed	86 11a
flat	77 -10g-5i6a15b
flood	71 7a8d
flood $	88 10c
flood insurance	84 8a
flood zone	82 -5c14a
flooded	86 -4g6i
floor	76 -8a6j11c
floor $	85 11c
floors	86 6k
florida	88 5b
fly	85 
folks	64 -8jk-5a-4e6b9h14d
folks $	84 -8g-6a8ij
folks do	88 -19c-14k7a32d
folks who	88 5d
follow	85 -9g5a6bi
food	79 -5a4g5j
foot	80 -8c-5k6g9a
footage	84 -5a5c10g
footage $	88 -10a18g
for	35 -20b7j8gi9a11h24k
for #	69 -8g-5h8k18c
for $	59 -8cd-7be-6f11a42h
for a	62 -14g-13b9j21a
for and	86 -7c4j7i
for anything	88 
for bodily	88 -19c20g
for business	86 
for college	86 6d
for for	82 -16a6g13b
for fun	85 
for good	88 11b
for her	88 
for in	88 -15g20c
for insurance	80 14g
for it	70 -36c-10b19a38g
for life	80 -14c-4b10a11g
for me	63 -20c-11j-9b-6d-4g11i18e31k
for money	85 -6b5k6a
for retirement	80 -13bg4i9a16c
for school	88 -7b-6g6ai
for somebody	88 -19a6g14b
for that	70 -7dj-6h-5g-4i11k12c16a
for the	53 -29c-19a10d11k16g21f
for their	86 -8c14g
for them	84 -16g20a
for this	73 -19c-4b31g
for today	88 -6c8g
for what	80 -18c-10j-7k5a8bh20d
for when	84 -9c-5a4g10e
for work	78 7b
for you	53 -35g-21k-13e-8j-7h15b23i50c
for your	64 -13b-8c-6i4g8a9j19k
for yourself	86 -10a10b
force	82 5k
forever	84 7b
forget	88 5g
form	71 -12c-6hj7b25k
form $	80 -6h-5j4c15k
forward	81 6k
forward $	88 4c9a
found	84 -11g17c
foundation	88 -8c15b
fourth	88 -6c8a
frame	80 -16c4j16e
frame $	88 -14c16e
free	73 -24i-16g6e18a22c
free and	85 -6a-4c14j
free or	88 -11a-4c16b
friend	74 -13b4j9h17a
friend or	88 -18b6d15a
friend who	88 8a
friends	84 -18a6d15b
from	48 -4g5fj6i12h
from #	84 
from $	71 -31c9d11f25i
from a	82 -4a4bci
from before	86 
from home	78 -25b-5fi7g38a
from it	85 -33a4j6b24c
from me	80 -20k-7g-6a7e30c
from scratch	88 -8a9b
from the	66 -19a-10c-9i-5e-4f10b19j25g
from them	88 13a
from there	88 -6f7a8k
from us	88 
from work	88 -11c-6b-4d6e8f12h
from you	73 -8g-7a10i14c
from your	72 7j8a
front	68 -24b-5g6k7c27a
front $	81 -20b5c15a
front of	78 -4b5ck
full	62 -13f-7e-5j7k8g9c11b
full $	86 5a
full coverage	78 -11g-5b7c18a
full name	86 4k
full time	76 -13b-7e28g
fun	71 -7ej-5g5a7c10k
fun $	84 
fund	76 -9i4bg9a
fund $	79 -9i5g13a
funeral	73 4j6d
funeral $	80 -11g6a8c
furnace	80 -5g4j6i
furnace $	86 -15g22i
furniture	80 -5c7g
furniture and	86 6g
g	85 -18a7c8j12g
game	86 -9a11j
gap	76 -8c-5g5e6b9a
garage	70 -11c-7g5b6a9f
garage $	77 -9b-5g19a
garage driveway	88 -10ac25b
garden	88 -4a5c6b
gas	84 -12a7c10b
gate	86 -9b5i12a
gave	75 -4h5d7cg
gave you	76 -9a5d9c
gc	85 -16g17c
gc want	88 -9g10c
general	73 -5c4k9g
general contractor	88 
general liability	78 -25c6a23g
georgia	85 -5cf5b15k
get	45 -18b-7f-4j6g7k10i13ae
get $	78 -13c-6a30g
get a	72 -19b6d7k13c
get around	82 
get by	81 -4c11g
get certificates	88 5a
get cut	85 -6k13c
get for	85 -29c36g
get his	88 -14a15b
get hold	88 -8cg17i
get hurt	85 -23d-8a32c
get in	85 -5b7e
get into	85 -20c-8b-5g9a25e
get it	74 -18a-15j-7c5g11e14i21k
get me	85 -7acg6k7i9e
get my	84 -10c-5b9f10a
get off	86 -13c15e
get out	80 -6g5c
get paid	85 -13a6j7b
get started	86 -18i-6j29c
get that	73 -15c-8a-5e10h31j
get the	75 -13c5i20a
get there	88 -15a-4f8b16c
get this	81 -9b4d8a10g
get through	84 -7e-5k-4g9i13c
get to	74 -17a5i18b
get you	73 -10g5e6b7c
get your	73 -12f16c
gets	71 -7c-5j4g9b
gets a	86 
gets the	85 8a
gets you	88 -4a8d
gettin	80 -10a5k6j8b
getting	73 -5k-4gj7a8i
getting any	88 
girl	79 4g6j
girlfriend	86 
girlfriend on	88 4b
girls	82 -10a-4g6c14b
give	56 -15e-10d-9j-7f-5b7ag14c32k
give me	60 -19a-18e-14g-7j-5d28c50k
give you	71 -17c-5k-4d10a25g
gives	88 6d
givin	88 -7c4b9a
giving	85 7d
gl	79 -10g5a10c
glad	82 -8a-7k4h5d9e
glad you	85 -7a-4k4e5dh
glass	78 -7d-5g16b
gmail	85 -8a-5c5b10j
go	48 -13j-12c-11e-5h-4g4a6d23k29f
go $	70 -12c-11i-7a-5bf-4e9h39g
go about	88 -5c8i
go after	86 4c
go ahead	77 -4c7b9a
go back	81 -7g-5k4c14a
go by	80 -7c-5g9b19a
go down	84 8k
go for	84 -41c8e9f29g
go in	75 -11i-9b-6f-5c4j13a20g
go on	75 -32a-6cg8b56k
go over	80 -21b-5dg35a
go part	86 6e
go through	79 -6b-5g5i6a7c
go to	70 -53a-37g28c29d44f
go up	74 -8g-5b18a
go when	88 -8a9g10f
go with	75 -10a-6g-5h6ij20c
goal	88 -5a16c
goes	68 -9i-8d8e18k
goes $	88 -10c-9g-7i30a
goes to	81 -9g-8d7k10c
goin	80 -5g14j
going	55 -11j-9f6h9g15k
going $	77 -28a-4g34k
going for	82 -34c-15b14a36g
going on	78 -9c-5k8b11g
going through	85 -6g12c
going to	62 -23g-17a-9j5d15b30c
golf	86 5c8a
gone	66 -8e-5d-4i9b10j
gone $	73 -7g-6c-5i-4e6bd9a
good	52 -8k-7cf-5g5a7d10i14b
good $	73 -52b-6c-5g36i38a
good day	86 5g
good for	80 5b7e
good health	85 -8i16a
good idea	88 
good or	80 -6c10b
good outcome	88 8c
good shape	80 -7i5b
good student	86 4a
good that	88 -12a6i12b
good time	80 -19c-6g25a
good to	80 -8g9c13j
got	41 -13f-6i-5e6gk7d8c9b14j
got #	71 -29a-18k7b42g
got $	67 -19d-13g8k9b15a
got a	59 -20g-8b-7j-6e-5k54a
got about	86 
got an	84 -4g13a
got another	86 -5c13a
got any	79 -51a-4c57g
got anything	88 -31a5k28c
got for	80 -7c18g
got going	86 -11g-5b8k14c
got hurt	84 -13c-5g9a12d
got in	77 -14c-7a6k22g
got insurance	88 -21g-4k6d27a
got it	73 -12g-6j4c18d
got on	75 -6d-5k-4a8f13c
got put	88 7c
got some	86 -5c13i
got something	88 -8a4c7b
got that	82 -20c-5g5d10a19h
got the	69 -24c-6bg-4k5d7e38a
got there	86 -10g5c9a
got to	68 -19a-6c-4e5i20k
got what	88 -5g-4j11c
got you	70 -11b-9g-8c16e24j
got your	73 -10ce-9b6h25g
gotcha	88 12c
gotten	75 6a
gotten hurt	86 
gpa	88 -5ag17c
grab	81 6k
grab your	85 -6a8c
grade	80 -7g16c
grades	79 -6cg6b8a12i
grades $	86 -11c12a14i
grandkids	88 8a
grandma	86 -8a-5g7cj
great	75 -10j-6i-5k5g6f10c
groceries	88 -4b5ag
gross	78 -12a-6e-4b5j8k17g
ground	79 -12a4g6bj
group	77 -10c-5e5b6ag7d
group life	85 9c
grow	78 -9a-8g6f8bc
grow up	84 -6bg6c7f
growing	85 4f
grown	82 -9b4e20a
grown $	88 -8b-5g5e13a
guardian	80 -4c13d
guardian $	88 -12d20a
guess	80 -14c6k21a
guests	88 4g
guitar	88 6c
guns	82 -13b7c12a
guns $	88 -14b-5a25c
gut	80 -15a-13c-12g17b25i
gut $	86 -5a6b
guy	68 -10e-5b5j13d
guy $	85 -7b9a
guys	63 -11c-8b-7j-6d8fi19e
guys $	82 -7b4k7c
guys do	84 
gym	88 13c
h	82 
h are	88 
hacked	81 
hacked $	84 
had	53 -10b-6g7ac13j
had $	80 -12a5k13c
had a	67 -15b-6ej-5fk6i12g26a
had an	85 -6c5a6h
had any	74 -8c-5g19a
had that	84 -7b-5j13a
had the	78 -16a-6h5g6d7e8j
had to	70 -16g-6k5b8a19c
haha	75 -9a7g9b
haha $	81 -5a5c10b
hail	74 -18c-5g6h26a
hail $	88 -22g22a
hail deductible	88 -22c21g
hair	85 4k
half	66 -24c-12j-5e4g12k31d
half $	86 -30c34d
half a	84 -18j-13g36a
half of	85 -11c19g
hand	74 -16c-4j5g11bf
hand you	86 -14c-4a20g
handbook	88 
handle	73 -25a-8c-6g43i
handle it	88 
handled	84 -14i-4b21a
handles	77 -17a9d14b
handles the	80 9d
hands	81 -11b6c15a
hands on	88 
handy	76 -6c-5j12f13a
handy $	80 -8c16a
hang	80 -10e-6g-4j4ad8k11c
hang up	86 -10e-6g10k12c
hangin	88 -5i4a
hanging	80 -20a6e24i
hanging over	86 4a
happen	65 -7g6c7k
happen $	75 5g
happen again	84 
happen if	82 6k
happen to	80 -5g4k5c
happened	63 -12a-11e-9g12d15c
happened $	75 -9e4f9j
happened that	85 9c
happened to	77 -10c-9a-5g4b9h14d
happened with	85 6c
happens	65 -10d-7e-4i4c7k13g
happens if	79 -10d22c
happens to	73 -41c12a29g
happens when	88 9a
happy	74 -10i-6cg9h15a
happy with	79 -10i20a
harassment	86 -4c7a
hard	75 -10j-7g5ci7f
harmless	88 10a
has	53 -6ej-5bdg6f28a
has a	73 17a
has an	88 
has anybody	73 7a
has anyone	80 
has it	74 -5a4g8b
has the	72 19a
has to	82 -11c5j13d
has you	88 
has your	73 -9d17c
hate	80 -11a6f11g
hate to	88 -11a8f9k
haul	85 -8a5g8b
have	31 -12d-11i-9f9gk12j15c19a
have $	57 -16g-8a-6e-4i5b32c
have a	54 -16c-10g-6d-4be5i10j33a
have an	69 -11b-9c5d20a
have any	65 -21c-8d-4g40a
have anything	81 -19c23a
have at	88 -8g15c
have been	66 -26g-10i-6a-4d5ej6b10h11c14k
have dealt	88 7i
have done	88 -7g9c
have flood	88 
have for	76 -15c-9a6j27g
have full	88 8c
have got	53 -37a-11d-5f6e22k32j
have had	75 -19a-5g5chi14k
have heard	88 -10c-6g10h14i
have his	86 -4a10b
have i	86 
have in	77 -19c34g
have insurance	85 4a
have it	81 6a
have kids	88 -11b15a
have life	86 
have not	77 -14g8f13e
have now	82 
have on	78 -10c-6b-5a8g12d
have rental	88 
have seen	88 -10c-8a8f12g
have some	86 5k
have something	88 -14b15a
have that	74 -14a-6b8j23c
have the	68 -60a-7k11d18g50c
have their	85 -10b12a
have they	77 -12g8c9a
have to	59 -19ae7d22b29g
have uninsured	88 
have workers	88 
have you	45 -17i-12k-7j-6f-5h4b17g48a
have your	71 -18a-5k9c15b
havin	86 
having	82 8a
he	52 -26e-7a-6k-5f7c8g11i14d16j
he $	82 6j
he a	88 
he do	84 7c
he doing	88 -5a11i
he get	84 7a
he have	86 -5g6c
he is	70 -20c-9a5j29g
he keep	88 
he say	85 5a
he take	85 -27c29d
head	82 -13b7a12c
headed	85 6f
health	60 -12a-11g-4dj11c29i
health $	71 -9g-7c-5b12a14i
health insurance	80 6a
health issues	86 -6c6a
health wise	85 
healthy	77 -9i-5c-4h6j8b14a
healthy $	81 -9j-7b-6i31a
hear	61 -19g-14b-8i-7e-5h4d6c13aj18k
hear $	85 -28c-8g-4k21j29a
hear a	84 -8b18a
hear about	82 -6j5f17k
hear from	88 -11k11c
hear it	85 -4b6ac
hear that	77 -4j5ad
hear you	84 -13g-6a10j11c
heard	75 -10g-6ck4j6h7i15e
heard from	88 -8c20e
hearin	88 -7a9j
hearing	82 8j
hearing $	82 8j
heart	71 -6j-4c4d9a
heart attack	85 -6ae9g
heart disease	86 -5c9a
heart trouble	85 6a
heat	77 -18g5b15c
heater	80 -8b-5i5a6g
heater $	88 
heavy	86 
height	77 -9j-8a-5e27c
height and	80 -25c-9j41g
help	68 -17c-7a7h9b16i
help $	82 -7j11a
help me	86 -4c9h
help you	80 -18c27i
helping	88 -10b14a
helps	86 -8a12b
her	61 -13c-10b-9k-6a4f8d33g
her $	77 -31a-5j16d29g
her on	88 5a
her own	82 -15b-5e26a
here	59 -8g-7a-6e-5d5h7cj8bk
here $	71 -10fg-7i-6d6j31a
here in	86 -10a-5g7b16c
here is	84 -9a-7c-5b13i19k
here so	85 11h
here what	88 5c10g
hers	88 -46i6j21c27d
hesitation	88 
hesitation $	88 
hey	80 -11g7c8a9i
high	66 -15a-13i-7d-4j16b17g19f
high blood	85 -10b15c
high does	88 -11i-5a24g
high is	86 
high school	76 -25a-10c-6dg23b27f
higher	78 -8a-6c21b
highest	85 -8b16c
highway	86 -5c-4j6d8a
him	70 -11k-4c5j11e
him $	79 -16k-8c-5j6a9g17e
himself	86 9b
hip	88 -4a6b
hire	75 -8e-6g-4k6b11a
hire $	88 -7c14a
hire a	85 -7e6b7a
hiring	88 -4g6c
his	62 -25ad-10g6h10i11j16b29e
his $	86 -34d-8g-7a-5e4b52c
his job	88 -7a-6g7b9c
his license	88 7a
his own	81 -13a-5g5ci15b
history	79 10cj
history $	86 11c
hit	68 -13bg4c8e10i11a
hit with	86 6f
hit you	84 -11b15a
hitched	88 -5a5b
hits	81 7a
hits you	82 -6d9a
hobbies	81 -6g11c
hobbies $	81 -6g11c
hold	71 -13c-10g8b9a16i
hold harmless	88 10a
hold of	86 -9c-8g19i
hold on	86 4a
holder	85 -12a21d
holding	77 -10g9a12c
holding up	81 -5c6i7a
holding you	88 -7g12c
holds	86 
holds the	86 
holidays	88 -9bf29a
home	52 -16c-8i-7h-4d4e5k8g12f21a
home $	60 -17b-9i-5dj9f37a
home and	86 -4b13a
home insurance	88 -7a4b
home office	88 6b
home or	79 -20b5f10c11a
home policy	88 5j
home so	88 9e
home with	82 -6a14b
homeowner	85 11a
homeowner $	86 11a
homeowners	80 -17a-5ck10d18b
honest	80 -6c7k
hoping	80 5c
hoping to	82 9g
hospital	73 5aj
hospital $	82 9a
hot	75 -13f-8c-7b9gj15a
hot tub	81 -8b8a
hotel	84 -10a6bj
hour	80 -17c-9a8b9e11g
hour $	86 -13c-6a22g
hours	70 -16g-4i12c26e
hours $	81 -15a-10g35c
hours a	82 5g
hours do	86 5c
house	47 -13c-12e7a8d10b18g
house $	55 -16a-9gj-7i-5k13b46d
house and	86 -21a4e7j14d
house built	88 -7g6e
house is	77 -7a-6g4bcj
house like	88 
house number	86 -23a-9g34c
house or	79 -9a-7c-5g8f23b
house paid	88 10a
house payment	82 -21c-12a-7b47g
house right	86 
house the	86 -4c9g
house what	85 -5k5c13h
house worth	88 -27g27c
household	77 -7g-5a5d12c
household $	85 
how	30 -109a-38b-25dj-7f-6k6c11e13h92g127i
how are	66 -61g-14a-5j7k17c69i
how bad	86 -7a-6c4i11g
how big	74 -27i-5abc47g
how bigs	85 -12i14g
how can	82 -8g15i
how close	82 -22i30g
how come	82 -31i-19g-6k73h
how did	61 -72g-25a-14e-10j-4k13h25c97i
how do	57 -62g-29a-20b-10k-9e-7j26c126i
how does	76 -34g-9a5c50i
how far	67 -25i-10c-6b19f36g
how fars	86 -5i8f
how fast	86 -11i-9a14e16g
how have	88 -7g-4a13i
how high	79 -13i-9a-6c38g
how is	53 -87g-17j-7b-6e-5dk29c113i
how it	74 -29i-20g18a36j
how long	55 -45i-21a-12c-6h-5d-4b8k32e67g
how many	47 -34i-29a-13c-7j-5d5k101g
how much	45 -29i-26a-13j-7k-5d96g
how often	74 -13i-6ac35g
how old	62 -33i-9bj-7k-5a7c67g
how olds	76 -16i29g
how soon	82 -26i-21a-5b8g53e
how tall	80 -25i29g
how that	86 
how the	82 -5i5k7a
how they	82 -12i5b10a
how was	73 -25g-5b-4a45i
how will	86 -12g18i
how would	67 -63g-16a-5k103i
how you	69 -19g5i20j
how your	81 -7i7k8a
hr	88 5j
huh	76 -18a-10g7c14i18j
huh $	81 -22a-7c19i22j
hurricane	84 5b
hurricanes	86 
hurry	84 -9b14a
hurt	65 -20f-9b6c8g12i13a
hurt $	77 -23f-8c-6a7d12i18g
hurt at	86 
hurt in	84 -20d-4g11a22c
hurt on	85 -9a7i9d
hurt somebody	84 
husband	58 -16c-8i5eg12d19a
husband $	79 -19d-12a6j10b22c
husband do	85 -8g-6e16c
husband drive	88 -16c-5g26d
husband have	85 -24c27g
husband how	88 
husband in	86 -7b5a7c
husbands	73 -20a-7d-6g7j8i9b18c
husbands name	86 -7d18c
hustle	88 
hydrant	77 -5i7g10a
hydrant $	85 -6i10g
i	34 -31a-29g-18b-9f-8d6e19i41j64k
i am	59 -28a-9i-7f11j13h21k
i ask	76 -20c-6gk12d26a
i believe	88 -5a12j
i call	72 -14e9d11b12c
i can	64 -24a-9gj-7d5bc6h16e21k
i catch	80 -6k5a11j
i come	86 8a
i could	80 -8k6ac
i did	77 -12a-6d20j
i do	68 -13a-12j-9k13c22i
i explain	80 -5b10a
i get	66 -14f-10ck-9i5e22a26j
i go	85 -6k6b8c
i going	88 9c
i got	73 -21c-6j-5a7d13k18e
i had	80 -10c-6f-5jk6i15g
i hate	86 -6k6d7f
i have	56 -56a-19k-5b4gh14e15d19j34c
i hear	69 -23a-12g-8b-5k14c39j
i heard	86 -4k8cj
i help	80 -16c-7g30i
i just	75 -15b-7g14a16k
i know	72 -14k-7b-6j4i6a9c13f
i leave	88 -5a6b
i like	86 -8d6c
i love	81 -10a-5j6c7e11f
i make	88 -7g9i
i mean	81 -23c-5i7gh15a
i need	61 -36a-12j-11bc-10d-7e100k
i put	75 -19c-7ek6d27g
i remember	88 -6j6i9a
i right	78 9c
i run	84 -7k-5c7a9b
i saw	85 -8k4a13i
i say	86 -29j-5c5b28i
i see	85 -12k-10c6h19j
i send	75 -19a4b23f
i sent	86 -6c13a
i should	73 -28a-7i9b23c
i still	88 -7jk-5h5c6g14f
i take	86 -9a-8d-5g32j
i tell	86 -15k-7g-6c33a
i the	84 -11k9a11b
i think	84 -6i-5hj6f8b10c
i understand	88 -13a9k12j
i use	86 -10c5k9a
i want	75 -26a-14j-5g7e12i35k
i was	86 -9e-5c-4j19g
i will	65 -18a-10i-5c42k
i would	62 -36a-17c-10j-9g-8d-7e-6b-5i8f96k
i write	85 6a
ice	88 -14c5e14i
id	78 -9e-6a6b7j12c
id card	88 -4a5b
id cards	86 -6c9j
idea	77 -5g5k10a
idea $	85 
if	41 -14b-13aj-12h-11i5d11g16f26c32k
if a	73 -9g5i14c
if any	88 
if anything	88 -11a16g
if he	85 -8g12c
if i	63 -28k-13g-8i57a
if it	70 -8g4i11f
if one	85 -7a4d11c
if she	84 -11g-4i5a12c
if somebody	82 -11c-6g21a
if something	74 -6ag4f9d
if that	77 -13c-12b-6e-4j4a10k24g
if the	69 -10g-9a-5d9j10c11b
if there	76 -8a-7c5e8f10k
if they	80 -13g-6j4d11c13a
if this	86 -5aj6c8k
if we	80 -21b-4a6f27g
if you	49 -33a-9i-7bch-6d5ef20g54k
if your	71 -22a-6i-5k8d30c
if yours	88 -14a7bd
important	77 -5g5h7b
important to	82 -5a6b
improvements	88 4a
in	33 -9c-8b5k9a10g12j16f
in #	64 -16a-13k29j
in $	57 -24g-22e-11b-7c-6a20h23i39f
in @month	74 -8c-5e4f7j10a
in a	59 -22a-19c-11i-4e4f5j16b42g
in an	85 -8b-5g5k11c
in and	84 -31c40e
in any	86 5a
in at	82 5g
in between	88 12b
in business	81 -5a7g
in case	80 
in charge	88 
in coverage	86 
in for	85 -5c5f6a
in force	82 5k
in from	88 -6a7e8b
in front	79 -5b8c
in full	85 9a
in good	77 -8i11a
in how	88 -7g6k
in is	84 5j
in it	72 -11a-7j4f9b18g
in law	80 -7gj4a19c
in liability	88 
in may	88 
in mind	81 -5a11c
in my	84 -9c-8a-5e7g23k
in on	80 -14j-4h9b12a
in one	80 -11a-6g4d17c
in or	88 -11b12a
in person	86 9a
in place	74 -15g-9i-6k7c9aj13e
in sales	86 -19c20g
in school	80 -14b-11i-9f16a26g
in storage	86 7a
in that	66 -13a-11j-7e-6b5f37g
in the	45 -30j-12f-10i-8g5h6b10d24a31c
in there	69 -20a4be20i
in this	80 -9k-7a16e
in to	78 -5h-4g10bc
in tools	84 -23c26g
in town	86 5j
in trouble	86 6g7a
in wages	84 -27c31g
in when	88 4e
in with	81 -10a7j10d
in writing	88 -15d19a
in your	59 -13bg-6e9i10k20a
inches	88 -10a5b6j
include	85 -5c5a
included	82 -7b-6a15c
income	70 -18a14c19g
income $	75 -19a16g17c
incorporated	84 -7b16a
incorporated $	85 11a
increase	80 -8g-6k8e11a
increase $	84 -6k7c12a
independent	88 -7a7b
info	82 
information	80 -4b9c
information do	88 -6a12c
injuries	80 -6c11g
injury	77 5c
inside	73 -15c-7a5g12bf
inside $	85 -9c6b7a8g
inside the	86 -9a-6b6k18f
instead	85 -6c9b
instead of	86 -5c10b
insurance	48 -6d-5a8e15c
insurance $	57 -19g5c12e14a
insurance at	85 
insurance card	86 -5a12c
insurance company	80 -10g-8d8i17c
insurance do	77 -4i11c
insurance does	85 -8c-7e-4a22g
insurance for	88 -5h-4g10c
insurance from	86 
insurance hits	88 
insurance is	86 -11g-6j21a
insurance now	85 -12a-4k24g
insurance on	85 -7g-6a7c12e
insurance or	86 
insurance papers	88 -8a11f
insurance pay	86 -28c-11b7a36g
insurance through	86 13a
insurance with	86 5d
insurance you	85 
insure	82 
insure the	88 -6d-4b13a
insured	61 -22c-6e-5b13g27a
insured $	70 -6e-5g6k12a
insured at	85 -30c-4b15a22g
insured for	77 -15c-6b9g10a
insured with	86 
insurer	81 -5c19d
insurer $	88 
interest	85 -10c-5j-4k5a7h11g
interesting	86 -7a-4g13h
into	68 -13g-5ahj7e8c10k12d
into it	86 -8i-5h-4g7c17a
into the	82 5e6c
into your	85 -5a6d12c
inventory	80 5gk
invoice	88 
involved	86 5b
ira	86 
ira $	88 
is	23 -8k-7c14d15i16a48j
is #	69 -8g13j
is $	73 -23a-20g-14j-6e-5i31c39d
is @day	86 -6a-4j6c7b
is @name	74 -14g-6j13ai
is a	54 -20j-17b-12d4f5hk9a14e25g
is about	77 7j
is all	77 -7j-6a-5c7gi9d
is an	78 -6c12h
is any	84 5k
is anybody	88 8a
is anything	84 -5c15a
is asking	88 5k
is at	80 -22c-6g5k22a
is awesome	86 -7j-5c4e7a8g
is been	81 -14g-6a6i18c
is business	80 -10g-8c6a18i
is changed	88 7c
is different	84 -9g7c11h
is down	88 
is everything	84 -14a15b
is fine	86 -5g16k
is for	88 -7g-4j20a
is free	88 -9j-5c4e16a
is going	77 -7agi9d23c
is good	81 -15j-7c-5a8e20g
is got	74 -13a5k10j
is great	88 -10j-5b-4k12c14g
is he	63 -12j-6a8d10b12i
is her	78 -18g5a8e19c
is his	80 -14d-4k5i7c16e
is holding	88 -7g12c
is home	86 6f
is in	61 -30g-8i-5ef13a36c
is insured	88 -7e7a
is is	86 5j
is it	42 -16j-12k-10b-8d-6g6h24i47a
is just	79 -11a10b
is kept	85 -11g-7ac6k22h
is left	78 -29c4d24g
is like	85 9g
is most	82 -5bg8a
is named	84 -15d-8c6j17k
is new	88 -6e9c
is next	77 -5gj6c10f
is no	80 -17a-8c6e11k12j
is not	69 -11d-8i-6e24a
is now	88 -9b14a
is on	63 -34g-16c-12e-7j-4i10k12h54a
is one	86 -15b15a
is out	85 -7a6c
is right	85 4i7f
is she	68 -46a-31c-13d-5j15b31g56i
is sitting	88 6d
is smart	88 -13c-8a7i20d
is still	82 -9a4g6c
is stopping	86 -7c15h
is that	41 -40a-30k-25g-20i-15d-14e-12h-11c25b161j
is the	42 -18j-9h-7k4a9c10g12d15b
is their	86 -34c38g
is there	51 -50b-10f-9j-7e-5c39g52a
is this	67 -39a-13c-5g22b52d
is under	86 -14g6c9f
is up	80 -21i-17g-4a7j46c
is what	64 -34c-28a-8i-6b-5d5h78j
is when	82 -14e-5c26j
is where	88 -8f-4ak19j
is work	81 4g
is worth	80 -7g14c
is you	75 -15d-5a17j
is your	41 -22jk-20c-14d-5h13a16i21b26g30e
is yours	80 -9e-6j-5b24g
issues	85 -5c4a
it	28 -13d-8ce6k7a8h9i22b32j
it #	86 -28g28c
it $	43 -30k-10i-9b-7e-6h-5f7c37j38g
it @name	86 -18b12a13j
it a	63 -7g-4ej8i13b
it about	84 -17a14b19h
it again	88 4b
it all	67 -32c-8k6i13b25g
it an	84 -8a10c
it and	81 -13g8d9c
it appraise	88 -9g8b10c
it at	85 -6a10f
it back	81 5k
it be	72 -7g-6k-5j9b10a
it been	80 -7b9a13i
it before	80 -51c59g
it built	88 -9e5c9a
it burned	86 -4c10g
it but	86 7k
it by	81 -6c5bi
it come	76 -9g-6h10c19b
it comes	82 -9g-7e22c
it cost	71 -22c-9a40g
it cover	88 -5g10c
it covers	88 -12g5a11c
it do	84 -10g6i7c
it does	88 -5b10i
it done	88 7f
it down	88 -14j8ab
it due	88 
it ends	88 
it ever	82 
it for	67 -19c5k6b14g
it from	82 -7c5b6f
it go	75 -8c5e9a
it goes	88 
it going	82 -9g5b14e
it got	84 5g7c
it happen	82 
it happened	86 -9e-7c4a11j
it have	77 -6b10a
it how	88 -13g-5c12ei
it if	82 -4a6b
it in	67 -25g-4i7b9e24c
it is	48 -21b-14di-8g-7h-6a-5e12k18f20j34c
it it	88 13g
it just	65 -8dj-6k6b7ah12c
it lapse	88 8e
it last	84 5a7e
it like	82 -11c-7a18g
it made	88 -5b6c
it more	77 -16a24b
it mostly	88 -10a10b
it new	88 
it now	86 7c
it off	76 -7a9f
it okay	86 
it on	69 -20g-7c4i5a12k16b
it one	79 -4g6f7a
it only	85 5b
it or	69 -28a-5k5c9j31b
it out	76 -7c-4e8ak
it over	77 5b7c
it renew	84 -15c-9a-5g9b21e
it right	74 -20a-5cj17i21k
it run	82 -16c-7a9i10b
it running	88 -25c6i22g
it say	76 -17g8f18c
it says	80 -11c-9a6k9f15j
it sell	86 -22c24g
it sit	88 -5a4b7f
it slow	88 -15k-8a-4j8b23i
it so	81 -13a-9i7c24k
it something	88 -8a13c
it sounds	88 9a
it start	88 -26f9i25g
it still	77 -22b-6cg-5j14a27i
it take	73 -13a-6b-5i-4j5e29g
it that	77 -14g-7j-6h-4e15i17c
it the	69 -11j-10g8h13b
it there	85 
it to	69 -17b-5g5d9i14e
it today	84 -26g4b9h24c
it under	81 -19c-9b11a23g
it up	69 -12a-9c-6i-4j14g26b
it used	86 -18c22g
it was	70 -21e-16g-13i-4a14j44c
it went	78 -11a-9g6h26j
it what	76 -13a-10c-8g-5d-4b7k8e11i22h
it when	77 -13e-12g-11b16i25a
it who	88 -8j-7a20d
it will	85 
it with	76 -13b-11e-8c-6k13d27a
it without	86 9d
it would	75 -12c-8g-7i13j14a
it you	77 -19a-8g-7j-5k4i8f11b20h
it your	77 -16a-8j5d23b
it yourself	86 6a
itself	82 5a
jeep	88 
jewelry	79 -5b7c
jewelry $	86 -20c21a
job	57 -9g-5d4k5f15c
job $	66 -4g5i14a
job or	82 -20a6f20b
job title	88 6c
job what	88 -8a5c6k
job you	88 -6a7be
jobs	73 -13b-10k15a16d
jobs $	80 -14k-6g6a17d
join	85 -6k-5j-4c7a17e
jump	80 -12a-6b-5g7c22h
jump $	88 -17c-6g25h
junior	86 6a
just	48 -23c-14g-7e-5di7j10a20k29b
just a	77 -5k8a
just for	84 -15b18a
just get	88 -5d10a
just just	76 -17b-6g31a
just kind	88 -7b8a
just need	77 -13a-8c7b26k
just say	84 -10j-7g-5i10a21k
just so	86 -15a8j10d
just take	85 -5a13b
just tell	85 8k
just the	69 -28b-8k-5c12j35a
just want	86 -9a7e
just what	86 -8c7k8b
just you	72 -7j18a
keep	56 -14g-7i-6e-4b16a22k
keep $	82 
keep a	88 -8c11a
keep going	85 -12b-9a30k
keep in	88 -6a-4g15c
keep it	77 8b
keep on	86 -4a6c
keep that	88 -14b19a
keep the	73 -17a-8k-5c4f5j28b
keep your	85 -6c-4g7a10f
keepin	82 -4c4ij
keeping	77 5b8i
keeping busy	88 5a
keeping you	85 4c
keeps	77 -10a-4g4e7h14c
keeps you	81 -4g8h10c
kept	73 -10g-7c-5j4f22h
kept $	86 4c
kept you	88 -12g-7c23h
key	86 -7b20a
keys	80 -13a5d6b
keys $	84 -7a7b
kick	86 -6c8e
kid	74 -13d-6b6af8c12k
kid $	86 -6c-5f6a16k
kids	56 -11k-7cg5j6a10b14d
kids $	67 -15k-14a-5g12i25b
kids are	84 -16c-5i6g24d
kids college	88 5c
kids doing	85 -6i-5g18a
kids in	88 -11b18a
kids names	85 -6d7a
kind	56 -7h-5fi10g18c
kind of	56 -10b-6hj-5f11g12a13c
kitchen	71 -6a-4b5i6g
kitchen $	85 
kitchen table	86 -5ac6bi
knee	86 
knock	82 -7b-5g5k14c
knot	88 -17b-6a9e17j
know	52 -11g-10c-6d5ef10a26k
know $	73 -32a-6i6h8cg17e
know about	74 -12a4c13k
know how	77 -8g-7i5c18a
know i	86 -6a7f8i
know if	74 -13a-9b-4c32k
know it	82 -5k6g
know of	88 8a
know the	86 -8cd5k7eg
know this	88 -6j4i
know what	68 -53g-32c-6eh-4b4i109a
know your	86 -28a6i13c16g
l	82 -55b-8c15g56a
labor	88 -7c10j
ladders	88 -5b7dg
lady	79 -11a-10d6i9c15j
laid	81 -9c-6b8d11a
laid up	88 -5a9d
lake	81 -5c12g
land	80 -29b-24c24e37a
landline	88 -9a11b
landlord	67 -6e-5c4j6d11a
landlord $	82 -13a12b
landlord need	88 -14k20a
landlord want	82 -4e4a9g
lapse	80 6j7e
lapse $	82 6j7e
last	48 -15a-10k-6f8c12g13i19e
last #	70 -12ej-8b-7g6k7d16c17a
last $	80 -10c-5e27g
last agent	84 -12g4c9a
last check	88 -8c-4a19e
last checkup	86 -11a16e
last look	86 -6c14e
last name	77 -32k5i15b29a
last see	85 7e
last statement	88 
last talk	88 
last time	70 -19a-11c8k26g
last update	88 11e
last updated	88 
last year	69 -38e-21g-5a-4b29j40c
late	82 -4b12g
lately	72 -6c6i14a
lately $	74 -5c12a
law	78 -8j-7g6k15c
lawsuit	86 -4g10a
lawyer	77 -7d-6g9k
lay	88 -13c-9j5f8g13a
layer	88 5k
leak	84 -5b8a
leaks	80 -9b11a
leaks $	86 
lean	84 -12a12b
lean on	85 -7a6b
lease	61 -6d-5g15c
lease $	72 -23b-10c39a
lease ask	88 
lease it	84 -26a28b
lease require	86 
lease say	82 10c
leased	86 4b
leasing	86 6b
least	88 10a
leave	60 -15g4h5j6b7f10d
leave $	86 -8e7af
leave a	88 -15b17a
leave behind	86 5c
leave it	82 -10a6b12d
leave something	85 7a
leave the	80 -7a8b13e
leave them	81 -10g4a9c
leave your	88 
leavin	88 5b
leaving	81 4b6a
left	69 -13c-7a20g
left $	84 -13g4d10c
left on	77 -24c-4b6k24g
legacy	88 4ck
legal	80 -4c6a
legal name	86 5k
lender	77 -7g8c
lender $	84 
less	78 -10c-6a7bf13g
less than	84 -8a-6c4g8bf
let	62 -14g-10a-6d-5f7eh27k
let me	70 -10a-9g-5c-4b5ei28k
let us	78 -19a4e8k16c
let you	79 -11b-5g9h20a
letter	73 12i
letter $	85 -19a-10k17i18c
letters	85 8a
level	79 -7b-6g13c
liability	61 -5c6b11g
liability $	71 -57c30a38g
liability do	88 -4g5c
liability does	84 6g
liability is	85 -10g-7a16c
liability limits	81 -37g-15a62c
liability on	88 5a
license	62 -13e-8j-5d7g11ac
license $	71 -13e-6cj-4d9a17g
license number	82 -6g-5a17c
license plate	88 7b
licensed	74 -28a-12cg5bj22d26e
licensed $	84 -23c-12g37e
lie	88 -5c7a
lien	88 -5b
life	55 -20c-10b-6a4k5e7f30g
life $	74 -16d-8gj-4f5c36a
life and	86 -6c-4b10f
life coverage	88 -35a39g
life insurance	64 -26a-20c5i10d16e18g
life is	88 -8i-5a18j
life policy	75 -18b6c11af
light	82 -5bg9ad
lights	88 -6a6g
like	44 -4b5d6e7k13i
like #	77 -26a-20b-5i15g19c21j
like $	74 -40a-17g-5i-4e6k67c
like a	67 -9c-7jk4dg7b11a
like about	77 -5g15c
like an	88 8f
like for	82 -37c-5a42i
like it	71 -13j-12c-5f-4i5k13e19a
like me	85 -17a22b
like that	68 -18c-5b6i9a15j
like the	76 -10a-9g5h8j9e
like this	75 -5b5i11d
like to	64 -13bg-11i-9a-6e7d11k38c
like what	85 -43c-5j5f47a
like you	80 -13b-5f9a14k
like your	80 -9c-5d8e16a
liking	81 -9g-5a8i16k
limit	74 -22a16c19g
limit $	77 -27a4c32g
limits	66 -6j15g
limits $	73 -29c-19a-5jk-4b69g
limits do	88 -19g20c
line	63 -16j-13a-5ef4k7b15g19c
line $	77 10c
line is	88 -10j9a
line of	77 -12b-7a11c18g
lines	88 
link	86 6j
liquor	88 11a
list	64 -21a-6gi7c33k
list $	86 
list every	88 -4a6d8k
list of	85 -10c8a11k
list off	86 -8a12k
list the	88 -5a
listed	78 -12c-6k4ae10d
listed on	86 
listen	88 
little	60 -5e-4d4a5c10i
little about	82 9k
little bit	84 -7b4c8a
little one	81 
little ones	81 6a
live	63 -17a-13e11b35f
live $	78 -12f14c
live in	84 -27c-5g7a30f
live on	80 -13a-11g12b24c
live there	86 -7b6j8a
live with	88 
lived	84 9a
lived there	86 4a
lives	78 
lives there	88 
livin	78 -13a-8d6j8i17b
living	69 -9g-6bd10j12c
living $	80 -9g4c5i7a
living there	85 -10d8a10g
llc	78 -6a-5h17b
llc $	88 8b
llc or	86 -6b6c
loan	69 -15g-7d24c
loan $	81 -26g6a27c
loan on	84 9a
loans	72 -9c-5a6b8j
loans $	80 -18c4a16j
local	80 -8j5af9b
located	85 7f
located $	86 7f
locations	82 -4c5a
locations $	85 
lock	81 -16c-6g12e15a
locked	79 9j
locked up	88 5b
locker	88 5a
locks	88 -6a5k6c
log	88 -10b15a
long	52 -37i-13c-8dj-7ab8f13h17e45g
long $	78 -10a-7c5i10h14g
long ago	81 -22g-8i37e
long could	74 -9a-7i23g
long did	86 18g
long do	80 -9a-7i27g
long have	66 -13i-6a21g
long is	85 -4a14e
long time	85 -10a-6e20g
long would	84 -5a17g
long you	77 -7i17k
longer	88 -10a5d7g
look	62 -9ag-5j8i11c
look after	80 -10c13d
look at	73 -6g-4d4b5k10e
look for	88 
look like	76 -7a9i10c
looked	81 -10d15g
looked at	85 -10d16g
lookin	79 -6g-5a5c7j9b
lookin at	84 -14a-5g7c8j14b
looking	67 -16c4g6h8e
looking at	79 4i
looking for	82 -11b4k18a
looking to	80 -26c16eg
looks	75 -6e-5b8c
looks after	88 6d
looks like	85 6k
lord	88 -7a6i7c
lose	73 -8e-4c8i12h
loss	74 -10ae8g11j12b
loss $	82 -11e15c
losses	85 7a
lost	72 -11c-5d5i7k11a
lot	67 -7g12c
lot $	80 7a
lot of	76 -5g8c12a
love	69 -8g-7j-6b-5i6k12h14f
love that	82 -5j4f9a
love to	84 -5abcj13f15k
love what	86 -13c12a
low	77 -22i-11a5e19g20b
lower	79 -14g8bc
loyal	86 -7c10h
ls	88 -32b-13j45a
lucky	85 -6d-5b7ac
lunch	85 -4b16a
m	81 -7a6j15c
machine	81 -9a-5d12g
machines	80 -12g5k10a
mad	86 7a
made	64 -19g-8b-5k6f36h
made a	88 6a
made of	80 -5gh4k18c
made the	86 5j10f
made you	74 -7g-6k-5a-4e14c18h
mail	74 -10a5f17c
mail $	88 -6b5a12c
mailbox	88 9c
main	72 -8a20d
main supplier	86 -14a22d
mainly	86 -7a10c
make	57 -18d-9e-7k-4j5bc16g21i
make $	84 -31k-22c54g
make a	80 -38c-13a10k43g
make and	86 -5d6c9k
make it	84 -5g12a
make sense	80 9a
make sure	86 -8c6a9i
make the	84 -17d-12g5a10i23c
make this	86 -22g22c
make up	88 -9g6c10i
make you	71 -15a-7g-6ei5h7b23c
makes	72 -5b4g9d
makes the	82 -4a11d
makes you	84 7g
makin	88 
making	81 -8j-6gi6a7b12c
making you	88 -7a5d11c
mama	86 -7a6g7c
man	77 -9g-6b-5j4h5k14a
manage	78 -12g15i
manage without	85 -6g7a
manager	81 -15g17c
many	47 -34i-25a-15c-8j-5d97g
many bedrooms	84 
many certificates	88 
many claims	88 
many days	77 -4i9g
many drivers	85 
many employees	82 
many folks	88 -5ai6h9g
many hours	84 5g
many locations	85 
many miles	73 5g
many minutes	84 4g
many months	80 5g
many more	85 
many nights	88 
many of	86 10g
many people	79 -4i9g
many quotes	88 
many square	82 
many units	86 
many vehicles	82 10a
many weeks	85 -5a11g
many years	65 -6a11g
marijuana	88 6a
marital	84 -9a8c10k
marital status	84 -9a8c10k
market	80 -18c4e5j6g8b
market value	88 -18c5a7b8g
married	72 -7d-5ik-4g8a23b
married $	81 -9b19a
married to	88 11a
match	80 -12c4j9a10k
matter	85 -8b-5d5h6c11a
matters	82 -7c6b9k
may	74 -7k10d11g
may i	80 -6jk-5g4a9c11d
maybe	81 -8c-4b18a
me	37 -26g-23a-21c-13d-12f-11h-4bi147k
me $	62 -57k-8c-7e5bd12g14j46a
me a	65 -7cg-5aj29k
me about	56 -20a-5b41k
me and	84 -13a7b9k
me asking	84 -14c24g
me from	88 10a
me how	64 -11g-6a24k
me i	85 -20k-7a5bh16j
me if	72 -19a30k
me in	84 -4j12k
me know	74 -11a-7c31k
me more	86 4k
me recording	88 7a
me so	86 -23k-7j-5c17a22i
me that	80 -8k17c
me the	60 -12ag-7bj-6d11k45c
me those	88 -7c14k
me through	64 -14a-13c48k
me to	69 -27k-12g-5h7j9be18a
me what	57 -29c-15g-8aj-5e10d71k
me when	85 -7a12e
me where	80 -4a10k
me which	86 8k
me who	79 -6d-4c15k
me you	86 -11a6bj
me your	69 -19e-5g11c21a
mean	78 -7j-5ci4g5h11a
mean $	86 -17c9b21a
med	84 -10g12a
med pay	84 -10g12a
medical	71 4b
medical exam	82 7a
medical payments	86 
medications	85 -18a20c
medicine	88 
meet	79 -8a-7j5g13c
meet $	86 
meeting	88 4j
meetings	86 -7c18a
meetings $	86 -7c18a
mentioned	88 -10a13j
menu	88 10c
mess	85 -6c9g
message	88 -4k10c
met	86 -6k5c12j
metal	80 -4aj7c12b
metal $	84 -5a11c
middle	79 -13a-5g5b7e20c
middle of	84 -4g8e
might	80 -15b-6j7e9h10d
mileage	80 -10a6k7c
mileage $	85 -10a4g8c
miles	65 -13c-5a29g
miles a	81 9g
miles each	88 -5g6j
miles one	86 8g
miles to	88 -6j7a8g
mill	88 -9a4j6i
mind	62 -17g-13k-6cd7h8b28a
mind $	73 -20a-12c8e10b12h15g
mind a	88 
mind if	80 -10cg35a
mind me	80 -17c-8a7j8f19g
mind on	88 -4cg9i
mine	76 -18g-11k-5j5e6b26a
mine $	86 -12g-6c12b14a
minimum	79 5a
minimum $	85 9a
minute	79 -17j6i9a10k
minute $	88 -5a15k
minutes	69 -8c13j
minutes $	80 -7a13j
minutes before	88 6j
mira	86 -13a21j
miss	81 -7b-6g6c12a
missed	84 5k
missing	84 -8b10a
missus	84 -4aj9b11e
mistake	85 -17a-9g31c
mobile	86 -6a-5k7b9f
mod	82 -8c-5a11g12j
mod $	86 -6c10g
model	81 -16a-8g13b16c
model $	84 -17a-4g13b17c
mom	73 4b
mom and	85 7a
moment	79 -12b5a6c7k
moms	85 
money	60 -9j-7i-4e7a8g9f
money $	72 -7c-5b5dk9a
money is	86 -9a5jk
money or	86 -12a15b
money to	86 -23d-14g40c
monitored	88 -5a8c
month	56 -15j-8h-4c4k11g19e
month $	66 -26b-12e-5j6f11a25g
month and	88 -28e6k24c
month day	84 -28e-19a-11g63c
month for	80 -6c4d5g
month is	84 8j
month or	85 -11j15a
month right	86 
month what	86 -10j-6b4a5e10c
month you	88 
monthly	75 -14a4g6c9b
monthly or	82 5b
months	66 -10a-7g-6j7h30b
months $	76 -16a-11j-5g38b
months could	88 
more	56 -10g-8j-6i-5e-4df7a11k29b
more $	77 -8a19b
more about	84 -12a-7c26k
more kids	85 -11b-7c26a
more like	82 -6a14b
more of	81 -13a15b
more than	71 -36b49a
more the	88 -5c-4a11b
more years	86 
mornin	84 -8c-4j5e16g
morning	73 -6e7f
morning $	81 -6e10g
mortgage	66 -12d5aj13c
mortgage $	77 -13d-12b14a17c
mortgage and	88 
mortgage company	85 -5a6b
most	64 -15b-4i4g23c
most $	80 -8g9c
most expensive	88 -8g13c
most important	81 -5g7c
most people	82 -8b5a6h
mostly	72 -11c-8k10j18b
mother	77 -12a-7g5d8c12f
mother in	88 
motorcycle	86 -5b6a
motorist	77 -23c8b20a
motorist $	81 -25c30a
move	67 -12g-10b-8c-6k16a21e
move $	81 -11c13a
move go	88 9i
move in	85 -13c15e
move on	88 -14i-7k-6bg7h10a18e
move out	88 5e
moved	80 -8g-6a12ce
moved in	86 -8a-7g5j14e
moving	74 -9a-7e9bd
moving $	86 -5b7a
mrs	86 5a
much	45 -29i-16j-8k-6cd5h14b61g
much $	77 -39g5h15a31b
much a	88 
much are	81 
much cash	85 
much comes	86 
much could	88 -4i5g
much coverage	77 12g
much did	70 -6i10g
much do	66 -5c14g
much does	79 
much gl	88 
much have	81 8g
much inventory	88 -5a11g
much is	67 -4i9g
much liability	81 
much life	79 -4ai11g
much of	72 -7c-6aj28g
much stuff	88 6g
much time	85 
much umbrella	88 6g
much was	80 
much would	68 -6i16g
much you	86 
must	86 5d
mustang	88 -9b5c7a
my	55 -22j-11a-6k-4c4e6b10i15d18f
my name	86 -4c5k
my number	88 -11c12f
my own	82 -8k-4j5d8g
my wife	86 9a
my wifes	88 -9a-6c6i9d
myself	82 7ac
n	81 -11a-5b8c17j
name	52 -31j-27g-10e-5dh-4a5f10b12i18k49c
name $	62 -19a-13k-9g-6e5f9d15c26b
name and	78 -11d-4ae25k
name for	86 -9c-8k22a
name is	81 -7b4a8d
name of	71 -8a-7c-5g12d14k
name on	81 -17k-4d12c15a
name or	86 9a
name so	88 -12d18c
name the	85 6c
named	73 -14b-12c6aj9d12k
named on	84 
names	71 -4b5j7cd
names $	82 -4g7a
names and	88 -15k-9c9j19d
nanny	86 5b
near	75 -7b9a11f
near the	86 4a
near you	88 -6b14f
nearby	81 8a
nearby $	81 8a
nearest	85 -7a-6c-5i4gj17f
need	48 -15d-13i-12g-11a-9j-6c-4f7h11e68k
need $	79 -5i9g
need a	72 -5cg-4j13k16b
need an	80 -6j14a
need it	78 -13g-11b6j11a16e
need proof	82 -14k-5h5e9c12a
need the	67 -28c-14b-13g-7d4f26h32k
need this	85 5a
need to	60 -21a-13b-7i5g10ek28c
need your	71 -12c-11a-5g-4ej44k
needles	88 11a
needs	72 -8e4cdi7j
needs a	88 -6a6c
needs proof	88 -5a
needs the	84 6j
needs to	88 6a
neighbor	82 -9a5c7b
neighborhood	88 -6a5e8g
neighbors	82 -5g7j11a
nervous	85 
nest	86 -6g-5jk10ei
net	82 -6b15g
never	72 -17a7j10c
new	58 -21k-6d-5f5bgi10a11c
new $	86 -7b6g9a
new construction	88 5b
new house	86 -5g11i
new job	88 
new one	82 -5b5e9g
new place	84 -15k-7i-4g7a30c
newer	84 5b
next	65 -5agk7c8b
next door	84 7a
next for	84 -5g14c
next to	84 -5g-4j11f
next year	88 -7b6a8h
nice	69 -11e5bc8a
nice and	86 -7a5b
nicotine	88 
night	67 -15b-10j-5i4ce13a15f
night $	73 -9g-6j4b14f
nights	76 -4c11b
nights $	81 -4c6a
nights a	88 
no	55 -41b-19i-7d-5g4k6ef7c8a46j
no $	85 -4b5j
no car	88 7c
no exam	88 -10a13b
no insurance	80 5j6c
no more	88 5a
no problem	88 -6a8e9c
no shame	88 -9j-6c7ef10g
no to	88 
nobody	75 -6dk-5e10j
nobody else	88 8j
nobodys	80 -4a5k8c
noise	85 8c
noise $	86 -10a5b9c
non	81 -11b-9c10h13a
non smoker	88 -12b14a
none	88 -8a6j
normal	81 -5a8k
north	85 -6bf15a
nosy	86 -8c6k8f
not	46 -12b-4d4i6c9k18h
not $	81 -6c-5g6i7a
not a	85 -5a9h
not counting	88 -14c4k9g
not cover	85 -6a7k
not do	84 -10c4a12h
not even	88 -5a5e8c
not go	86 -5ag13c
not have	77 17a
not here	84 5b8g
not i	82 6i
not it	82 -9a5f10j
not let	88 -6g-5c10e
not like	88 -44a44c
not live	86 
not mind	77 -19c-10a7j8f21g
not need	84 -10a-9c-7g6e18j
not not	88 -7b8a
not open	88 
not tell	86 -17k-9c-5h15a18g
not that	86 -13g-10j-7i-6c-4h44a
not the	84 
not there	88 -5eg6ac
not to	84 -5ac8ek
not want	74 -32d-16c5g13e17h23a
not work	85 8a
not you	74 -20a-9g7c34j
not your	88 
note	78 -9a18b
note $	86 -4a5b
note on	88 -5a8b
notes	86 11a
nothin	77 -10a18j
nothing	72 -7b9j10a
nothing $	86 -7b12a
now	50 -25j-8d8c14h21g
now $	57 -24j-18d-15c-12ik11b12h13a55g
now are	88 -15b4a7f10g
now for	82 -10a14k
now i	82 -12c-10a4i5gk13h
now is	86 -5b6d
now it	86 7g
now okay	88 8a
now or	84 -11a17b
now right	86 
now tell	86 
now what	81 -26g-6i-4e46c
nowhere	88 -5g5bc
number	52 -20j-8di-7ae-6b17f20g31c
number $	62 -17a-8k-5i7f9g12b17c
number and	85 -23a-7g31c
number did	85 -44c48g
number for	84 5k6a
number off	86 -7c6a
number on	82 -14k8g12c
number one	85 
number start	88 -8b-7c17a
number that	86 -15a-4b10k15f
number to	86 -12a16c
number you	84 -14c4a7b
numbers	69 -22f-8c-7eg8k13a23i
numbers $	80 -9g9c
numbers on	86 -7g-4b10c
nurse	76 -7c-6b4j9ah
nuts	85 -5a4b
o	79 -14c-7j-6g5b26a
oak	85 -5b7c8a
occupation	80 -9a-5k26c
occupation $	81 -9a20c
occurrence	84 -24c12ag
odometer	85 -10a8cg
of	36 -9b-5eh6k7gj11cd12i
of #	80 -11c-8b-6e-5g5d14hj
of $	73 -6h8k11c
of a	71 -6b6g9c
of an	82 -5b5c6a
of birth	77 -7g6k15e
of building	84 -7g-6b17c
of business	86 -4a8c
of construction	88 -4g8c
of coverage	84 -5a8j
of em	82 -11ck-6j5d6a10b11g
of her	84 -10b10a
of insurance	74 -7ag-5h5c7j15e
of is	88 -6b10c
of it	66 -23k-6g-5ei10a28c
of life	85 -14g-4a13ci
of mine	88 -5k9a
of money	85 -26c5j24g
of pocket	82 6c
of policy	84 
of roof	85 
of safety	86 4c
of shape	88 -7c14i
of that	68 -17c-10a-6be-5j9h10i14gk
of the	54 -33c-10a-9j5d7k17g36f
of their	88 6g
of them	76 -7c14d
of this	79 -13a-4d4cg5i11j
of those	70 -8dg-5cj9b26a
of us	86 -15a6b8h
of what	81 -28c-6g4k5e14a16b
of work	71 -10a-9b-6i12c22g
of you	66 -32c-6b11g13a15i
of your	57 -7j-5e5c7a13d
of yours	80 -6g-5e5a15c
off	53 -14g-9d-8c6h8e13k22b
off $	66 -13g-9dj-6k5c6e33a
off a	84 -6k-5a9b13c
off like	88 -5b6h8e
off of	82 -13a6b12h
off or	86 -16a24b
off right	88 10j
off site	88 5g
off the	72 -4j10k
off to	84 6k
off what	88 -15c7a18g
off work	88 5i
off your	79 -5c14k
offer	77 -7b7c9a
offer $	85 8c
offered	88 -15a5k12c
office	65 -7g-6j-5c-4d5b6i16a
office $	75 -5j6f7a8b
office or	86 -5b4a6c
often	74 -13i-6ac35g
often do	79 8g
often does	88 -9i-7c24g
oh	62 -25j-20g-10b4h6f9d12ck14a
oh #	85 -11c-9a11d15b
oh a	88 -5j4c10a
oh cool	85 -4f9c
oh i	86 -10a10ef
oh nice	88 -10e-5a-4f25c
oh no	86 -18i-4j7f23c
oh that	82 -5b4i8a
ohio	88 -6a5b6j
okay	48 -17j-16b6f7d9g10a15i
okay #	88 -4b6c
okay $	65 -24g-18c6i10b38a
okay a	88 -4b8c
okay and	73 -28c-10d-8b-4i7f17a38g
okay cool	85 -8g5i10d
okay good	86 -13g-6a5c21b
okay how	86 -6ag-5b23i
okay i	80 -9a-6k6j12e
okay if	80 -9c-7i-4k9a15g
okay let	88 -4k16c
okay no	84 -6g4b8e9c
okay or	86 -23b-13a38i
okay so	72 -25a-5e5h12c19g
okay that	80 -15a5i8f9g
okay to	84 -6g17a
okay what	88 -10a-5g24c
okay with	74 -12g-5ijk9bc12a
okay you	86 -14a-8c6eg15d
old	54 -31i-10b-6k6j12e36g
old $	81 -15i21c
old are	77 -15i-9b-6c36g
old is	69 -7a21g
old one	80 -5g5b7a
old policy	80 -6g-5j4e7c
old price	88 10e
old was	88 -14e-5i21g
older	77 -10a-6g26b
older home	88 7b
older than	88 -8a-7g19b
oldest	74 -8b-7cg-4i5k11a15j
olds	76 -16i29g
olds the	80 -11i20g
on	33 -18f-16b-10c-6e4h8dgi18j19k24a
on #	86 -4a5j
on $	62 -34a-19g-9j-7i-6d8b38c39k
on @day	82 -13b16a
on a	66 -15a5i8e
on and	88 -5j9c
on any	85 
on anything	88 -4a
on at	88 
on board	86 -7a9b
on each	88 -9c7g8k
on either	88 9a
on file	81 -4c10a
on her	81 -15ac-5k43g
on here	78 -14b-9a4c6j26k
on him	88 -17k18c
on his	86 -5k-4g5i6c
on hold	88 
on it	61 -38c-11b-10i-9f5d15g60a
on my	82 -14a5j10h
on one	81 5b8a
on paper	80 -11g9bc
on speaker	88 12a
on staying	86 -5bf15a
on that	63 -17ej-15b-10c8i9h10a37g
on the	45 -15k-11h-8g-5b-4f5c14j19i21d
on their	86 -16a9b15e
on there	69 -25k-23c25g37a
on this	70 -12g-11c-8i-7b-5a-4d11e19k20j
on those	85 5g
on to	84 7b
on top	77 -10g5c9b
on what	86 -8a8b9g
on with	86 -4i7e
on you	64 -17b8a10k14j
on your	54 -31g-15j-10c-7d-4k10i11h12f39a
on yours	85 -16c-9b4j6a19g
on yourself	82 -7g6c
once	73 -6k-5a9b11c
once $	86 5b
one	44 -12b-5ek5i8f11j12d
one #	71 -42a-7c5i9b18g27j
one $	62 -19h-18b4j5d7i8g14c
one and	88 -6a5j7k
one car	85 -7b7g
one for	84 -16a-6c7bj12d
one go	88 6f
one how	88 4i
one in	80 -5b5f
one is	84 7h
one of	63 -13c-12gj-11k4d14a32b
one on	88 -21b-5j5ae22k
one or	79 -29a-5cg7i12f25b
one that	88 -10b5c7a
one thing	80 -8g-7a-4k22c
one times	88 -7a14j
one to	84 -10k6a10i
one way	84 -6a-5i15g
one with	88 -4j4b
one you	76 -7g-5a13c
one your	86 -9a-6j17c
ones	66 -9c-7g5b8d12k
ones $	79 -11b-5c8a18k
online	74 -11g-8b10a11c
online $	80 -8g5i6c
only	66 -9ad-5f8k11j18b
ooh	81 -7a5ce7i
open	65 -12g-8e-5j9c10b18a
open $	76 -32e-8a-5g14b35c
open to	84 17a
opening	88 -10a-9c22e
opinion	86 -6a5dh
option	88 -8a4i8j
or	32 -76a-65j-33e-28g-20k-15h-8c7d10f273b
or #	71 -40b-17j8a22g36c
or @day	85 -10a13b
or a	57 -18gj-10c-9b-8e7dk8a9f41i
or about	88 -9d-6k7b10a
or after	88 -5a7b
or all	84 -4a5e
or am	88 -15b-4d25a
or an	85 -7d4b7a
or anything	71 -12b-8c20a
or are	65 -47a-5ij-4d7f58b
or better	88 -12b16a
or can	82 -5a14b
or closer	88 -9a11b
or could	88 -6j11b
or coverage	86 7b
or cremation	86 5b
or did	60 -12c-7gi10aj15b
or do	60 -52a-13c-6f90b
or does	70 -41a-4g7f45b
or drop	86 -13a14b
or for	84 -16a-6j24b
or get	85 -12b-6g18a
or go	84 -8b20a
or guns	88 -14b19c
or has	82 -9a5j12b
or have	75 -31a-5c42b
or home	88 -11a15b
or how	84 -11b7i18a
or in	84 -11a-9g25b
or is	55 -23a-16j-13g-8di-5c-4k6h83b
or just	65 -10a-6cgk-5e8j34b
or lease	85 -10a10b
or leave	86 -24a27b
or metal	85 -6b11c
or more	75 -7a20b
or nights	88 
or no	84 -58b-4c68a
or not	79 -8b-4g6c17a
or on	84 -9a-7b5c6f9i
or one	78 -11b-6g-4cj9i19a
or only	82 7b
or or	59 -57b-9j-5h8i12g16c17f29a
or out	88 6a
or over	82 -13a20b
or part	85 -20b32g
or pay	86 -16a18b
or pleasure	85 6k
or rent	84 
or scuba	88 -11b12a
or sell	86 -21a24b
or should	80 -16a23b
or siding	88 4c
or somebody	84 -22b7di13a
or stay	88 7b
or still	88 -15a19b
or text	88 
or the	65 -21a-10c-9g-8ej-7k5f18d47b
or trampoline	88 -8b13a
or was	79 -19a-7j-5g44b
or what	86 -8g15c
or whole	84 4b
or work	88 -26a6f24b
or would	73 -21a38b
or you	77 -24b6k8c12a
or your	78 -7b11f
order	88 4i
original	80 -5c16b
original roof	85 -7j19a
originally	81 -10b5a6d7c
originally $	85 -5f-4b8c12a
other	57 -14c-7f-5jk-4b12h15d16g
other agents	88 -6a7b
other car	84 -15b-11dg-5j11a33c
other drivers	88 10a
other guy	84 -8c-4b15g
other insurance	85 -6g8c
other one	80 -6g5f
other policies	81 15c
other quotes	85 5a
other vehicle	86 -6g6c
others	88 -11g13c
otherwise	86 -6a5j
ouch	88 -21g27c
ought	86 -8d6c10a
ought to	86 -8d6c10a
our	73 -8ac8j9i
ours	86 -5g4b
out	46 -12d-9i-7f-6j9e22a23k
out $	65 -35g-6ej9d11b36c
out a	84 8k
out and	85 
out any	88 4a
out at	86 -13a5g11c
out back	81 -13a-7b22c
out for	79 6d
out front	88 9c
out in	77 -21c-5j16a17g
out like	88 -10b15a
out of	59 -14g-8i-5d4b7h9j15k
out on	75 -6k-4b4c6a9e
out or	88 -5c10a
out that	85 5c
out the	80 -9d4k9c
out there	73 -20c11k13g
out to	77 -17d-5e8g12c
out your	84 -11c-5a9j12i
outcome	88 8c
outfit	77 -19k-10a4f27c
outfit $	82 -5a6f
outside	73 -17a-7g-4k10b12j16c
outside of	86 
outside the	86 10j
over	50 -9a-6hk-4c6b7d10j16g
over #	72 -19j34a
over $	71 -8j-5d10c14b
over a	74 -9j7k8a
over at	77 -17a8i20j
over in	82 5b
over it	80 -63a-11b78g
over that	86 8a
over the	70 -11c-4k4d7b10a
over there	69 -12a-7g-5c-4f7j11b15d
over to	80 -26a12b18j
over what	88 -9b-6c-4d10f16a
over your	86 -18b5c19a
overnight	80 -11b5k6e7a
overseas	88 -6d5a8f
owe	70 -22d-13a6j29g
owe $	85 -44c44g
owe on	80 -48c48g
own	52 -19c-11j-6k-5h6f8a13i26b
own $	69 -6ck10e13a
own a	85 -15b18a
own anything	85 -9b16a
own car	84 -5g-4e16a
own cars	84 -17c-5b11a20i
own insurance	88 6c
own life	88 -6c10f
own name	86 -5c8j
own or	78 7b
own pocket	88 -5c-4j16g
own that	79 -16g-14a-5j12k31c
own the	84 
own words	88 
own your	85 -7a9b
owned	88 
owner	76 -6b-4d5k10a
owner $	85 -13b13a
owners	80 -4b7a
owners policy	86 
owns	77 4b
owns it	88 
owns the	80 -4a4d5b
p	84 -7b-4g5a8c
package	79 -9g8b13c
package $	88 6a
page	69 -7b-5g-4c19k
page $	80 -7k14a
page and	86 -4a
paid	64 -15c6b13ag
paid #	88 
paid $	86 -8b6j
paid for	80 -14g-7c6b23a
paid off	77 -7b-4g25a
paper	76 -13g-5a-4d8b17c
paper or	88 
papers	80 -10a-5c10f
papers $	86 
paperwork	77 4d6i
paperwork $	81 9a
parent	84 -8b-5c20a
parent $	88 4a
parents	70 -5j4a
parents live	88 6b
park	80 -6a6b9j
parked	85 
parking	86 -10g-9c6b18a
part	61 -21a-10d-8i-5b-4hk6gj20f30c
part $	84 -42b-5a7j45g
part of	69 -14a-10g-8d-4k4j8b11c25f
part time	76 -15g20b
partner	72 -14k-4g5b11c
partners	78 -7e-5c17g
parts	86 -12a4b13i
party	82 -5eg8c
pass	78 -13e-10b9c10ad
pass $	88 -4e7g
passed	74 -13c-4k7d10g
passed $	86 -4bg16a
passed away	85 -13c-7a8d16g
passengers	85 -9b7a
past	73 -11g-4b7i19a
past #	81 -6j5a7b
patch	86 -9a8b
pay	51 -23c-10d-9e-4f19ai20g
pay #	88 
pay $	68 -52c-13d11a61g
pay a	82 8b
pay for	68 -14b-6g6d18a
pay if	85 -10a8c
pay in	85 -60g-11a16b58c
pay it	85 4a
pay out	76 -5a7g
pay the	77 -21c5a10g12i
pay them	88 
pay you	78 -17c6b8i
pay your	77 -14d-5b-4g13c14i
paycheck	73 -9c7fg
paycheck $	80 -8c-5ag4d9f
payin	80 -19c9g13a
paying	66 -24a-5e6c23g
paying $	88 -18c21g
paying for	80 -9a-5c6g11k
paying now	85 -23c9i14g
paying on	88 -6k4g
payment	73 -20a5b11g15e
payment $	78 -8a8g13e
payments	70 -10g-9j4k5b17a
payments $	82 -12a19b
payments on	85 8b
payout	86 11g
payroll	67 -9a4g6d7c
payroll $	74 -26a-8d18g28c
pays	72 -18a-12g-6d7j36c
pays for	86 -7b6i
pays the	81 -22d-9a-6g5b37c
pays you	88 
peels	84 -9c13d
peels $	86 -9c14d
pension	78 -8a5c8b
pension $	86 -11g-6b7c12a
people	58 -6ej-5fg4h5a14d
people $	79 -9a-5i5h13b
people are	80 5g7a
people do	88 -16c-5a7g20d
people or	86 -7a5g7c
people over	88 -6a7b
people to	88 6i
per	77 -15c4b8a10g
per occurrence	86 -23c13ag
percent	70 -12a-7c6h24g
percent $	88 5bi
percent of	81 -16c-4b26g
perfect	80 -11i-5g5a23c
permanent	86 4b5c
permit	79 -12g14e
permit $	85 5a
person	67 -7c-6g11a
person $	81 -10a6d7b
person or	81 -7b5a7c
personal	73 -13b-11c5a7k8j13g
personal $	85 16a
personal property	84 10g
pets	88 
phone	64 -6h-5i-4ad7e11b
phone $	77 -5h8b
phone number	81 -10g-6a-5k25c
phone or	85 -9a13b
photo	86 -5k5a
physical	79 -6g4j6c
pick	70 -8h-7g9c17k
pick that	88 
pick up	85 -5h19a
picked	80 -8c5dh
picked up	86 -7c4g5b6h
picking	86 6a
pickup	84 -7c4d6b
picture	71 -5i-4j6f
picture $	81 -10j-4i7g13a
picture of	80 8k
pill	88 -7a5j
pills	84 8a
pip	85 -22b31a
pipe	82 6b
pipe burst	88 
pipes	84 -12a6c9b
pizza	88 
place	54 -8b-6i-5c8a12g13d
place $	62 -30k-14g-6j5ad7e35c
place or	84 -21a23b
place to	88 5f
place with	88 4a
place you	82 -15c-11b6j13k14a
place yours	88 -13b20a
places	81 -10a-8c4g5b11d
plan	67 -8k-5b4a12j
plan $	84 -5k11j
plan to	82 -8f-5c-4k4e6b9a
planned	85 
plannin	85 -6c15a
planning	75 -9b14a
planning on	84 -5b7a
planning to	80 -5b8a
plans	71 -11a6b19c
plans $	85 -27a34c
plans for	86 -40a43c
plans to	84 -15c22a
plant	85 -5eg13c
plate	79 -9g7c13a
plate number	88 -6g13c
play	81 6c
please	71 -23a-9e-8j-5b7c20f25k
please $	73 -19a-9e-7j12ck22f
pleasure	79 -14c-12a-7f12d24b
pleasure $	85 -7af22b
plot	86 -11b11a
plug	85 4a
plug in	88 
plumbin	88 -5a7j
plumbing	79 -11g6a9c
pocket	77 -4i10g
pocket $	86 
points	88 -6c-5bg6a15h
policies	70 -10a-4d5b17c
policies $	81 -5g-4a8b12c
policies do	88 -8a7c
policy	49 -11i-6d4b5k6g12e
policy $	59 -27g-26c-8k-6f-5j-4i7bh23e42a
policy and	85 
policy in	84 6a
policy is	82 -5a10j
policy number	72 -22a-9g9b31c
policy of	88 -10b12a
policy on	88 
policy or	80 -9c-5gj10b17a
policy out	88 -4k5j
policy pay	85 -6c13g
policy right	86 
policy that	86 6f
policy with	88 -8a10k
policy you	82 -7c5b8g
pool	69 -8b4j10a
pool $	81 -6a6b
pool or	86 -19b25a
porch	88 -7a5bc
portable	88 5a
portable $	88 5a
position	88 7c
postal	88 
postal code	88 
pounds	85 -5b
prefer	86 -13a-5c7j16b
premium	76 -4bj12g
premium $	82 -14a24g
premium audit	88 5k
prescriptions	85 5c
prescriptions $	86 
present	85 -8a4j7k
pressure	77 -11b10cj
pressure $	88 -10b7c8j
pretty	70 -7g-4cj6i9a
pretty good	85 -10i-5g5c6e12a
price	62 -7i-5bh5g7a14c
price $	73 -25a-6b-4k6ej22g
price a	88 -11a7b10g
price is	88 8a
price on	88 -7c8g
price or	86 -8a9b
primary	88 
private	82 -10a-6c4f15b
problem	79 -7a-6j6e8b9c
problem with	86 9b
problems	81 -10c14j
problems $	84 -9c16j
product	86 -9g-6a6b13c
product $	88 -6a-5g6c8b
professional	81 -5b7a
program	78 -14a-4i5g15c
program $	84 -14a20c
progressive	85 -12a-5i7g14b
promise	86 -9c-5j5k12g
pronounce	88 9i
proof	70 -18c-9k-7g5j10a22h
proof $	82 -10k16a
proof of	80 -9a-6h5e7j8c
property	66 -7b6d11g
property $	84 -8a9d
property coverage	88 
property manager	85 -15g15c
protect	86 -7j5i10c
protecting	88 -6dg15c
protection	80 -7a4j5k
pull	73 -7g-5a-4j15e
pull it	86 -4a7bc
pull the	86 -8b-4cg5h17e
pull up	88 5k
pulled	82 -4c5a9g
pump	84 11a
pump $	86 10a
purchase	86 -10a18g
purchase price	86 -10a18g
push	85 -5b5e7a
pushed	88 -13a13b
put	54 -13e-12c-6i-5j6d8f11a15g
put a	85 9g
put away	86 -7g7c
put down	85 -14c-7a6b15g
put in	75 -11d-8g16a
put it	75 -17b-9j-7c8f25a
put on	75 -4a8c
put that	86 -6c-5a8gk
put the	85 -9g-7e-6bc-5j11a25d
put toward	88 -5c12g
put you	74 -13a-5g6b10j
put your	85 
puttin	86 -7a19j
putting	78 -5dj7g9e
quarter	84 -4a
question	82 -14j-4h8k9a10d
questions	71 -7k-6a7c11j
questions $	80 -7k6a12c
questions do	86 
quick	73 -8a4e5b12k
quiet	85 -6j-5a9e10k
quit	73 -7e-5g4j9a
quit $	84 -13e9c14a
quote	69 -7k-5c4f9b16g
quote $	80 -10c-5b7fg9a
quote you	80 -10c4b8g
quotes	80 5a
quotes $	85 5a
race	86 -5b9a
rain	85 -6b15a
rains	88 -5a10f
rainy	85 -23c-9i30g
rainy day	85 -23c-9i30g
raise	77 8d
raise the	86 -8a4d6b
raised	80 8j
rate	71 -9c-8ab6hk19g
rate $	85 -4ce12h
rated	85 -9g-7c-4b12a14h
rates	80 4j5c
rather	73 -8c4j7b9k
rather i	81 -6c5jk
rating	88 -8a7k
reach	75 -10b-6c17e
reach out	86 4gh
reach you	80 -10b-6c-5g22e
reaction	88 -4c6k
read	64 -16a-12g-9i-7j8b10c37k
read me	67 -13a-8g-7j6b33k
readin	86 10g
ready	77 -6c-4b19a
ready to	80 -5ce21a
real	70 -15c-8af-6i7k8j9e13g
real quick	80 -10c5ae9k
really	80 -5b6i7a
reason	75 -16a-7b-6e-5g19c26h
reason $	86 -5e-4d6c12h
rebuild	79 -6c6a7g
rebuild $	84 5g
recall	80 -5d5j6b
receipts	84 -10g5c9k
recently	86 5b
reckon	88 -8c8g
record	72 -18i-7g-4c18j20a
record $	80 
recorded	77 -11j4k6a8b
recorded line	86 -10a-4j10b
recording	82 9a
records	81 -6d-5a7k
redone	82 8j
redone $	88 5a
registration	86 4a
regular	74 -4j5bc7k
rely	88 
rely on	88 
remember	70 -12c-6be14a15j
remember me	86 -9k16a
remodeling	88 
renew	80 -14c-5g20e
renew $	84 -15c-5g22e
renewal	76 -10b4a5c8h
renewal $	82 -20c4j25e
renewed	86 6a
rent	61 -12k-9a-8ej4c5d11b29g
rent $	72 -22c-5b4a34g
rent from	86 -11c5b9d
rent out	86 6a
rent the	85 
rental	70 6b
rental $	86 9a
rental car	86 
renter	88 6a
renters	75 7a
renters insurance	86 
renting	80 9c
repair	85 -9g-5h-4a11j13c
replace	73 6a
replace everything	86 -19c19g
replace it	86 -6c6g
replaced	80 -10a-5g10be
replaced $	88 
replacement	79 -11g7a9b
replacement cost	82 -10g8b
report	80 -8c-7b5g7k10h
require	79 6c
require $	81 5c
requirements	88 -11a17c
requirements $	88 -11a17c
residential	88 
rest	80 -18k11c
rest $	86 -9c4i5gk
restaurant	82 -6b5a
retire	80 -6a-4g8c10b
retire $	82 5c
retired	85 7j
retirement	74 -5ac6f10g
retirement $	80 -8bg4i5c9a
retiring	88 7a
return	82 -8b4k6j
revenue	82 -7a6c10g
revenue $	85 -7a-4j7c11g
review	86 -14e15a
ride	78 -9b-5c4a5d12f
ride share	88 
right	38 -26a-12c-9e-8d-6h9b24i51j
right $	39 -54a-13c-8bg-7e-5d-4h17i95j
right about	88 
right around	88 -6b-4j6a8f
right now	61 -29j-10i-6dk5a12c13b27g
right there	86 -5j8a
ring	70 -11c-6i-5bk5d27g
ring a	86 -5j13a
ring up	88 -21c-8e-5a10d26g
ring you	88 -14a-5e5g24c
road	75 -6k5c6f
road $	86 -7g-5b5i12c
roadside	80 5aj
roadside $	88 9a
rock	88 11c
roof	59 -9e-6bh-4a6cgk9d
roof $	67 -18c-7b12j23a
roof in	88 -8g12i
roof is	85 -5b-4j17c
roof right	88 
roofing	86 
room	76 -11b-5a7c16k
room $	86 -9b7d11c
roommate	86 -6b-5d15a
roommates	80 
roommates $	82 6g
rooms	88 
rough	82 -8a-5cg7fk8i
roughly	78 -14f-8a7c22g
roughly $	81 -18c-6a29g
round	86 -8a8b
run	58 -20e-10c-5k5a6d7h24g
run $	75 -27e-20k4i8j20c24g
run a	84 6b
run in	86 -17c16g
run it	77 -7a-6g-4j6bc10d
run me	88 7k
run out	85 -8a4e10b
run the	82 -6g-4a5b
run you	88 
runnin	80 -16a-7g11c15b
running	74 -11c-10b11g13a
running $	88 6i
running around	88 5a
runs	76 -11j-7a-4c6d10g13b
rush	88 5a8e
s	78 -17a8b20j
safe	82 15a
safe driver	88 
safety	69 -8a-6g6j11c
safety $	85 
safety meetings	86 -7c18a
safety program	85 -20a5b21c
said	62 -15c-10a-7g5k18h21j
said $	73 -14c-6h-4g34j
said you	77 -14c-7g-6j6dh22e
salary	77 -6a-5c7g8j
salary $	85 -7a-5c17g
sale	85 -9a6b
sales	71 -11e-9b-4j6a21g
sales $	82 -4ag12c
sales is	82 -5g13c
salon	86 5j
same	62 -26b-7f5e6g7k24a
same age	86 -11a23g
same as	85 -7f-4b16a
same company	86 5j
same thing	85 -13a6k11i
sat	84 -5j12c
sat down	86 7a
satisfied	88 -5bj-4i5a13h
save	77 -12g-5j6ac
save some	88 7a
saved	80 -10c4a13g
saving	86 -5cg18a
saving for	88 -5cg18a
savings	75 -24a-4i5c8b19g
savings $	81 -16a6g11c
saw	78 -10k6c7a10i
say	52 -22e-19h13k16ci
say $	66 -14a-7c-6b-4k9i35j
say about	79 -4g12c
say for	88 -36g6d31c
say in	88 -6d6a
say it	78 -16a-14k-9g-7j5c20i24b
say on	85 -11c10f12g
say so	86 -4a8k
say that	86 -21b-6c34a
say the	82 -11i-10a-9c5f14g18k
say what	88 -8b-7g-5hij5c33a
say when	86 -15g-11e28c
say yes	81 4h
say you	73 -12a-8g4d5cf7j
say your	86 -27j-9a-5c6b7d29i
sayin	88 -12c-8a-6i16dj
saying	82 -31j-7c14a27i
says	71 -24c-11ag7f8h15b19j
says $	86 5j6i
scale	84 -12c-6e-5a7i17g
scan	88 
scare	88 10a
scared	86 -5a6b
scares	88 
scares you	88 
scary	84 -8j7a19i
schedule	84 
schedule $	88 
school	62 -25c-6ik-4h5d10b13f18g
school $	74 -10bi-9f-5c23ag
school and	88 -4b7a
school district	88 -5a-4b11j
school is	88 6i
school or	81 -11i-6b-4f14g15a
schooling	88 -42g-6a14k37c
score	77 -35a16g30c
score $	82 -31a4i18cg
scratch	88 -8a9b
scuba	82 -10b6g9a
scuba dive	88 -11b8a10g
season	80 -10a-9c25e
season $	86 -10a-9c28e
seasonal	88 -4a6b
second	65 -12b-5g5i8j12c
second $	82 -6d6k7a
second car	84 -16a20c
security	76 10b
security system	88 
see	61 -15g-7ch-6a4k5bij9e10f
see a	81 6e
see if	86 6e
see the	77 -16a-15g-5b11c14i15f
see your	84 
see yourself	82 -17a9g13b
seen	79 -7c-4k5a13f
sell	66 -13c8g18b
sell $	81 -6g6b9c
sell for	85 -23c5j23g
sell the	86 -8a13b
selling	88 7e
send	63 -6g-4j4b15f
send a	86 8d
send it	82 -9a4c5f
send me	81 -9k16a
send the	78 -8a15f
send you	82 4i8a
sense	79 -7c9b10a
sense $	86 12a
sense to	88 5b
sent	75 -8c-5j-4e6ad8h
sent you	84 -10c10h11d
separate	81 4b
serious	86 -6c7g
serve	80 4a
serve alcohol	88 5a
service	75 -5a7k
service $	84 -6a5g
services	84 -4d6a
set	66 -14i-10g-7e-5j4d17c23b
set aside	85 -4c7g
set on	88 -5f11a
set up	81 -23i-14g-6a15b37c
set you	88 -6a7b
settle	88 -7i-6a15h
settled	85 -6c-5b5g8i
sewer	85 
sewer backup	86 4a
shall	84 12a
shall we	86 10a
shame	88 -9j-6c7ef10g
shape	74 -10c-9g4b5k19i
shape $	85 -7i9a
shape is	85 -12c-10g30i
share	73 -4dj6c8a
sharing	88 -4g7b
she	55 -23c-14de-8f8g12bj31i
she $	85 -14i-12a13g20j
she do	86 -8c9a
she does	86 -11a-4c5b10k
she get	88 -5e5i7a
she go	86 -22b23a
she have	85 -25c8a21g
she is	72 -11a-5gi-4b13j17k
she keep	88 6a
she take	88 -6f12b
shed	81 -5b5c
sheds	88 -26b6a7k15c
sheet	88 -5a8j
shifts	86 -11c10b
shingle	81 -11a8j11b
shingle or	88 -7b8c
shingles	77 -7c-5bg18e
shingles $	88 -6b10a
shoot	80 -5ac-4egj5i9f10k
shoot you	88 4ab
shop	60 -17c-5bk4i21f
shop $	68 -8bf-5h-4g5d6i7e13a
shopping	82 4h5a
shopping around	85 6a
shops	85 -12e-5ac4k8d13g
short	85 4b
should	56 -10i-9j-5k7c13b14f
should be	86 -9a13c
should i	63 -19c-13k8f10a13e14b
should it	84 -10e5b13c
should know	80 -22a26c
should we	76 -8b-4j21a
show	73 -23g-16i9k10d27a
show up	86 -8c7d
show you	85 -10i-4cj12a14k
showed	84 -13g10c
showing	88 6j
shows	85 8j
shut	75 8b
shut down	86 
shut the	88 10a
shutoff	86 -4b6j
sick	78 -4g13c
sick $	82 14c
side	68 -9k-5j7c18a
side $	80 -8jk6c19a
side hustle	88 
side of	86 5c
siding	81 -23a27b
siding $	86 5c
sign	67 -8g8b14e
sign $	86 -13g15c
sign off	88 7j
sign up	82 -7g6a13e
signed	78 -16b-8c-7e5j16a17i
signed up	85 -8ce-5b7a20i
signs	82 
signs your	88 
simple	86 -19a18b
since	61 -11g11i
since #	75 
since $	85 -10a17b
since last	86 -5e5a
since the	88 8a
since then	84 6c
since when	85 -4a11e
since you	81 -10a5c12j
single	76 -14a25b
single $	88 5b
sink	86 5g7a
sister	73 -7g-6a10j
sister say	86 -6g13c
sisters	84 -8c5h7a
sit	74 -13a-7j-6k-4i4c6f7gh10b
sit down	84 -8a-5k6b10h
site	86 5g
sits	86 -12f8a11j
sittin	85 -16j23a
sitting	74 -11g-9j4d6c9b11f
situation	85 -7a-5g6j
situation $	88 -6a4i6j
size	82 -24c-11a33g
size of	88 -5g10k
skip	81 -4a8b
skip it	88 -8a10b
sky	86 -4k11i
slab	81 -10c15b
sleep	73 8fj
sleep $	86 -4c9f
sleep at	86 
sleeping	84 7a
slow	75 -6j-5ck-4b11i14a
slow $	88 10a
small	80 5c8b
smart	82 -13c-11b7i8a18d
smoke	70 5k12a
smoke $	79 11a
smoke alarms	88 -6a5k
smoke detectors	84 7a
smoker	86 -12b14a
smoking	88 -6b
snap	88 -5a8k
snap a	88 -5a8k
snow	84 -9a4c14j
so	34 -41a-29b-18dg-16i-9f5e24h40k92j
so #	69 -10ac-4f5g24j
so $	75 -7b-6a18j
so @name	82 7j
so a	74 -10a14j
so about	75 8j
so do	81 -10j-7g-5bk35a
so far	74 -11j-4i4g23a
so give	76 -5a17k
so he	80 -7a14j
so how	81 -11j-9a-7i4h11e22c
so i	62 -31a-9j6d7e13k15i
so if	78 -5a-4g9j
so is	84 -23j-12b-5h-4k10c15g24a
so it	56 -14d-12a-9g-4i5c47j
so just	78 -15a-5c9j21k
so let	84 -4a11k
so long	88 -11g-7c-4a24h
so much	86 -8g-6cj9b18h
so no	85 -9a5c9j
so she	80 6ej
so somebody	88 5j
so stop	88 -7a14k
so tell	63 -10a-9j-7c-6d43k
so that	69 -5c4g7f
so the	63 -19a-14c15b32j
so there	67 -6a17j
so they	77 -7a8dj
so we	77 7e
so what	67 -54j-24a-10i16g22h59c
so when	86 -9j-8c6g13e
so who	88 -12k-7j6d20c
so would	86 -7c-6jk-5g36a
so you	48 -15a-14b-12c-11k-6i-4g6d65j
so your	66 -14a-5c31j
social	73 -5j-4a27c
social $	82 -15b-5j28c
social security	82 6b
soft	88 9a
softball	88 
sold	77 -13e-10g-8b-5d7j8c21i
sold it	86 -11g-9b-4d13c14a
sold you	86 -10a-8e-6g8j17i
sole	82 7a8b
solo	88 -7a-4i15b
some	61 -17g-14a-5ef5chi16k18b
some $	84 -9b7k10a
some money	86 -4c5k6a
some of	84 -12b-6c4d6g14a
somebody	58 -8b-7e-6k7i11d17a
somebody $	78 -24a6d21b
somebody close	88 6a
somebody could	88 -10a14c
somebody else	82 -13a17b
somebody in	85 
somebody or	85 6a
someday	86 5a
someone	80 -10c-5bd23g
someplace	85 4c
someplace else	88 -6a7b
somethin	70 -6j16a
something	55 -12c-9j-5hi5g6e12d13b
something $	80 -19g-9a-5i5b16c17e
something else	80 -29b10c23a
something happened	77 -10a4i5f9d
something happens	85 -44c4a40g
something in	86 -4k7c
something like	84 -23a8i20j
something on	88 5c
something that	88 5b
something to	86 -5a6b
something you	77 -6a5c8b
somewhere	72 -20c-5f-4g7a13h20b
somewhere else	80 -21c10a15h
son	71 -9g5a11b
sons	84 -5k14a
soon	70 -23i-10c-6b4g8a33e
soon $	76 -31e-9ci5b25g27a
sorry	73 -19j-6b12c14a
sorry i	84 -8a-6d18c
sorry to	86 -16j5d13a
sort	88 12c
sound	72 -17c-5f-4j7ik8g9a
sound $	88 
sound like	85 -8b-5f-4c10k13a
sounds	72 -10b-9a-6gi8e13j
sounds like	75 -7b-6i-5g-4c4h7e15j
south	84 -8a16j
space	74 -5k-4g8i
space $	80 -6a5d6c
spare	81 -13a5c11b
speak	86 4j6a
speaker	88 12a
speaking	86 -17a-4c26j
speaking with	86 -17a-4c26j
special	84 11c
speeding	82 -11c-5b26a
spell	74 -8cj-5a4i22k
spell that	81 -20a-8j-4i37k
spell your	88 -12k-5c4i14a
spend	78 -12i-11c-10a-8e6bf34g
spend your	86 -22g-19i-8a7bf41c
split	85 7g
split it	88 
sports	85 
spot	80 -10a-4j11bf
spouse	69 9k
spouse $	88 
spouses	81 -10g4k15c
spring	77 -13a-4g7j16b
sprinklered	88 
sprinklers	78 5k10a
sprinklers $	86 
sprinklers in	88 6a
square	70 -8b-4a5j6c11g
square feet	76 4j
square footage	84 -5a5c10g
sr	84 -7k-4j5a7f
sr #	84 -7k-4j5a7f
staff	80 -5c-4i6g7a
staff $	85 -5c-4i9a
stand	80 -19a-14f-13g-5d9b12e40c
start	64 -22f-4h9e10ag
start $	80 -13e-5a7b18c
start it	88 -14a17b
start the	86 -18c-10g10i18e
start with	78 -16b-9g-7e7c32a
started	72 -11i-7j11a15g
started $	84 -18i25c
started it	88 
starting	84 -9a6i8b
starts	88 -9a-4b5k15f
state	64 -8de-7g-6c13f19a
state $	88 
state farm	82 -12b15a
state minimum	82 7a
statement	82 -9a11j
station	84 -9ac15f18g
station $	84 -9ac15f18g
status	82 -10a-4b10k15c
stay	63 -6c-4ae6b8h12f
stay $	86 7f
stay at	88 -9a5bg
stay closed	88 
stay in	81 -17a-6g6c20b
stay there	84 6gk
stay with	84 11h
stayin	86 -9a8c10b
staying	72 -5f17a
staying put	88 -5a8b
staying with	84 5c
step	78 -6c-4k7de
step in	88 
steps	80 -14c17a
still	55 -12c-10d-9bk-7h15i18a26j
still #	86 -10j-6g-4c24a
still a	88 -6b8e
still good	84 -11a13j
still in	86 -13a5k19b
still living	88 11a
still on	88 -11a19j
still owe	80 -8a-6c19g
still the	86 
still there	88 -7j6a7b
still with	84 -6b25a
stock	80 16g
stop	74 -9a-6c9e18k
stop at	88 -7b10a
stop me	85 -12a20k
stopped	82 -6a10c
stopping	85 -4b14h
stopping you	86 -7c15h
storage	74 -7b9a10c
storage $	86 7a
storage unit	84 9a
store	70 -14b19a
store $	85 -9a6f12c
store or	86 -9b11a
stored	88 6f
storefront	88 -11a13b
storm	78 -6bg-5ek5a8i16c
storms	86 5i
story	77 -9a-5h-4fg10k15b
story or	88 -8a14b
stove	79 -7b14a
stove $	84 7a
straight	75 -5a5e7b
straight with	88 -12a5k11b
street	65 -11a-7fg-4k7i16b17c
street $	75 -13a-5g-4k8cf18b
street address	84 -17f-8a-4k31c
street and	88 
street or	88 -6a17b
strip	86 -4j5c
stroke	85 -4c4a5k
stucco	88 15b
stuck	82 5a8d
student	74 6j9a
student $	86 16a
student loans	80 -8a7g10j
stuff	63 -19a-5b5c10i17k
stuff $	77 -23b-5g36a
stuff in	85 -17c20i
stuff is	88 5g6h
stuff worth	88 -13c13g
stylists	88 
sub	82 -6e6ac
subcontractors	81 
subs	68 -8a14g
subs $	76 -25a6b26g
such	88 
such $	88 
sudden	88 -6e8a
sued	81 -6a12g
sued you	86 -7c-6a16g
sugar	84 -14a7bc
summer	82 -8a12b
summer $	88 7a
sump	80 11a
sump pump	84 11a
supper	88 -6a12g
supplier	80 -4c14d
supplier $	86 -8a-7c20d
suppliers	80 -6d4a10b
suppliers $	84 -6d7b9a
supplies	88 -18f6d22c
supply	88 -5bc4k10h
sure	77 8i10a
surprise	88 4c
surrender	86 -14g-7a24c
surrender value	86 -14g-7a24c
survive	86 -6c7g
suspended	85 -7b11a
suv	88 6c
sweet	88 -5g5c
swing	82 -22c9bi12g
swing by	88 -7g11i
switch	78 -7g4b5ac
switch $	81 -7g-5b6c12a
switching	86 5h7a
switching $	88 11a
system	71 -7b6c11k
system $	75 -7c-5j11k16a
t	86 -39a37j
table	77 -14a4b6d12g
take	53 -9f-7i-5c7dj9k14b
take $	76 -23a27d
take a	76 -10c6ab7k
take cards	86 -5c14a
take care	76 -7c12d
take for	88 -5a6g
take it	74 -13a-12g-7d-5ef14i27j
take on	88 -21g23c
take out	85 8a
take the	76 -20c-11d-8i8g14b18h
take to	78 10g
take you	84 -10a5d16g
take your	84 -7a9b
taken	88 12a
takes	77 -8c-4j4k5d7a
taking	81 5d
talk	68 -7g-6k6ce9a
talk $	80 8c
talk right	88 4a
talk to	85 -5b6d7a
talked	73 -14g-6ce5j7a15i
talked about	84 -11c-5j-4d26a
talked to	86 -7g10c
talkin	85 -20c-7gj5b9k21f
talking	69 -12k-5a-4j4c9d17g
talking $	88 -7d-4ik5h18c
talking about	84 -21c-7b11i12ag
talking to	82 9a
tall	80 -25i4b28g
tall are	84 -14i16g
tape	86 -8c13a
tax	82 -8b-5c4ej
tax return	88 -9b5gj
taxes	84 -10a7b
teachers	88 -8c6ai
team	81 -5c8k
teen	85 -7b7g8c
teenager	86 -6ab12d
teenagers	85 -11c-9d6b10a11g
telematics	86 7h
tell	44 -20g-13b-12j-8i-7e-5f-4d8a75k
tell me	45 -41a-16g-8bc-7e-6j-5hi111k
tell you	68 -39k-18g-8j-7b-5i4e7h12c59a
tenant	86 -7b5a6k
term	68 -17c-9a-6f-4e5k6j16b20g
term $	88 -17a22b
term or	80 5b
terrible	88 7c
test	84 5c
tests	88 
text	71 -14c-5g11a16b
text $	86 6a
text me	85 9a
text or	88 -12c15b
text you	86 
than	62 -6k-5i6h14a
than #	74 -17b-13c-4j6f9h32a
than a	82 -7b4cg
than the	86 -6g-5a11b
than you	81 -13a-6g5j21b
thanks	85 -5k-4a7ce
thanks for	85 -5k-4a7ce
thanksgiving	86 -8a8b
that	29 -25c-16g-11d-7e4f5b9hik10a64j
that #	85 -6c-5b4k6a9g
that $	52 -22g-10d-9i-8b-5c10ae11h14k17j
that @name	88 -9a-8b-7e9i17c
that a	67 -14j-8e-6cg6k42b
that about	81 -5a11j
that accident	88 5b
that address	80 -5b-4c12a
that all	79 -22b-6c7j19a
that an	88 10a
that be	81 -8j5e8cd
that bugs	88 -11c7b14h
that building	88 
that came	88 7a
that car	74 -14c5i19g
that claim	73 -9j-6ei-4b4h7c8a11g
that clear	86 -11j5b10a
that commercial	88 -5b-4a8d
that company	79 -14c-7g8h11e15i
that correct	79 9j
that could	85 6a
that coverage	86 4h7i
that did	82 -12a-7g9i10b
that do	80 -8g11c
that does	88 6k
that down	85 -8a10j
that everything	86 -6j13a
that for	76 -22g-8a5d11i17c
that from	88 -6b6a7i
that goes	88 
that got	81 -5j12a
that group	88 9c
that had	88 -5j7d
that happen	85 -8c6b11g
that happened	86 5b
that home	86 -6b-5g6ak
that house	82 -18a-15c13h28g
that how	73 -28i-26g17a51j
that i	80 -30a-10j-9i-5g12b18c30k
that in	84 -9b-5k8j13c
that is	48 -32b-28c-7f-4e26g55j
that it	77 -21a30j
that job	78 -7a20g
that just	88 5c
that kind	85 -8c-7i6g14a
that last	85 -20a10i14b
that life	86 -9a5c8g
that like	88 -21c-7g35i
that little	84 -8a4b13c
that loss	80 -8e5g9c
that make	84 8a
that makes	85 5a
that new	88 -4c10g
that off	88 -13a11b
that okay	82 7a
that old	80 -7j-6g5e18a
that on	84 -4bj5k12c
that one	70 -12a-9j7f8h
that or	88 4a
that out	85 -15a7b13d
that page	88 6k
that place	81 -18a-6j-5g-4k6de25b
that policy	70 -9k-7cj5e6d13g
that premium	88 -7g5k6a
that price	88 5a
that right	51 -12a-8c5g8j21i
that roof	84 5k
that same	85 5c
that so	75 5h
that somebody	88 -10a14c
that sound	80 -7cg14i
that sounds	88 6e
that still	77 -6b-4a5e17j
that that	78 -9j-6g8c19a
that the	68 -28b-9k-7g13a48j
that they	86 -16a17b
that truck	82 8a
that vehicle	88 4k
that was	79 -15g-6e-4a6i26c
that we	88 -8j9c
that what	62 -37c-18a-17g-11k-7i-5e-4bd104j
that who	85 14j
that whole	85 -4j4g
that with	80 -19b-7j-6d12c26i
that would	82 4k
that you	67 -25j-24g-12b-7e8ik25a27c
that your	71 -23b-12g-9i17a34j
the	22 -8g4bc6d8ak9eh17f23j
the #	64 -22c-20a6k10j35b
the @name	77 -7b-5g27a
the account	84 -13c-7k6b21a
the address	86 -21k-13a42c
the adjuster	84 -6a-5b4c5k7i
the age	88 -23c-5a7k24g
the amount	86 -7a11j
the apartment	72 -6b-5d4c6gj
the app	81 7i8j
the at	88 -15g6f13c
the audit	75 -18a-6gi11c20b
the auditor	88 5a
the auto	77 -7a-5b7c8j
the baby	77 7a
the babys	85 5c
the bank	72 -7g4d7a
the bar	88 -13d15a
the basement	74 -14a8c12b
the beneficiary	81 -10g9c10d
the best	71 -10g9a10h
the big	78 -24a6c9k20b
the bills	78 -5g5b7a
the books	86 -7c9b
the boss	88 -5b5e9a
the both	88 -6a5k
the bottom	88 -4j5c
the building	69 -19c-9a-6i6b33g
the business	58 -21i-10k-9a-7e-5f15j40c
the call	84 8a
the car	64 -30d-22g-7i-4a4k5e10b11f36c
the card	79 -15k-11a-4j16c20i
the cars	75 -22k-7a10i19g
the cash	84 -7g-4a5b6i
the cert	88 
the certificate	77 5di
the check	84 -22d-6b4a8k24c
the children	86 4j
the chimney	86 -5b4a
the church	88 6f
the city	86 -10b18a
the claim	76 -8g-6i-4e7a11c
the client	88 
the closing	84 -18c-5b10a16e
the cloud	88 -4a7b
the coast	88 -4i9g
the comp	82 -15c-9b7a23g
the company	61 -14g-5a7ik12e
the companys	82 -10c-5h9k11j
the complex	88 -8c-4a22d
the computer	86 -6g-5c10e
the contract	77 -13g-7a8f21c
the cost	88 6b7k
the country	82 -4c17f
the county	84 -10c-9b-5g12d17a
the coverage	80 -23a-6c8k10j14b
the credit	80 4j
the damage	84 -6e-5c16g
the dash	85 -6k7g
the date	84 -32c-5a7k31e
the day	79 -33c-7b-4g5i6a9h26e
the dec	84 
the decision	88 
the declarations	86 
the deductible	80 -20c4g5b6h9i
the divorce	88 -6b6a
the dmv	88 -5c5e
the doctor	82 -17g4d6k13i
the door	85 -13a-7b5g8e14f
the doors	85 
the drivers	82 -9a9c
the driveway	84 -6ab6c7k11f
the dwelling	86 -29g4b29c
the easiest	88 -11b-6c20i
the electrical	84 -4j5ag
the end	77 -16b22a
the equipment	84 -10a-8c7e14b
the fall	84 -9a5j10b
the family	73 -5bg9ac
the fifth	88 7b
the file	86 -6c4k5a
the fire	78 -6j8c
the fireplace	88 -5a7c
the first	69 -10g-7e-5cj7b10i14a
the floor	88 
the form	75 -24c-6h17b29k
the front	80 -30b-5c7k29a
the full	79 -15f-10j5a7k15c
the funeral	80 -6a-4j5c7d
the furnace	81 -15g4j16i
the garage	81 -6b-5g10a
the gc	85 -16g17c
the general	84 -22g5b21c
the grandkids	88 8a
the ground	85 -8a4g9b
the group	88 -10c-6a8b11g
the guy	88 -10g-8e-6b5k10c17d
the heat	88 
the holidays	88 -9bf29a
the home	67 -25a-19g-7i9jk18b19c
the hospital	75 -4b10j
the house	51 -12g-7e-4h4c8d28a
the household	81 
the id	88 -10e15c
the increase	82 -8g-5k9c11e
the insurance	69 -24c-13b-4e5ai7d13k21g
the jeep	88 
the job	68 -15a4j5i6b
the keys	81 -8a5d
the kids	63 -16g-7d-5f4i6a15c
the kitchen	75 -9b-8a9ci
the knot	88 -17b-6a9e17j
the lake	84 -6a5b
the landlord	75 -17c-10a7j9d14g
the last	61 -34c-4j5b6d11e19a
the lease	66 -12d-11c7j31a
the legal	88 4k
the lender	82 -4g
the letter	84 -7a15c
the liability	82 
the life	79 -8b4f11a
the limits	86 -21g23c
the line	80 -7a8d13g
the list	88 -4bg13c
the little	75 6j
the loan	80 -7c-5a5f7d
the lot	85 -5a7k
the lucky	88 -6d9c
the mail	84 -4a4b5c
the main	82 -6c
the market	85 -18c5e6agj
the menu	88 10c
the middle	80 -5a-4g7e12b
the moment	84 -12b7ac
the money	73 -6c5b10f
the month	79 -14c-9b-5g5e10a18k
the morning	88 -14c17g
the mortgage	73 -12d-4a17g
the most	77 -18a9c15g
the move	86 -5a9i
the name	70 -33c-5g4i5d7a8e24k
the nearest	86 -5i6j9g
the neighbors	88 -4g6j8a
the new	69 -18k-4b5a8h14g
the next	80 -11f-7g8i13c
the note	88 
the number	73 -10a-4k4g5cj9f
the numbers	88 -7g5b13c
the odometer	85 -10a8cg
the office	73 -6j13b
the old	70 -13b-12g-4k5c6e26a
the oldest	84 9d
the on	86 -5a-4c5j6d
the one	64 -13a-7k12j22c
the only	81 -9a8b
the original	84 -8j8ab
the other	66 -31c-14b-8d7a9h41g
the outside	86 
the owner	84 -14b15a
the owners	88 -6b7a
the package	88 8a
the paper	88 7c
the paperwork	79 4b
the past	84 -6b5g9a
the payment	85 -10c-9a8b18e
the payments	84 -16b5i6j11a
the payout	88 11g
the payroll	84 -51c-10b5d9a49g
the phone	71 -15c-6h10a17g
the pickup	88 -6c4d5b
the picture	86 -11j14a
the place	65 -29b-21c-18e5d8i23a38g
the plan	78 -8b8j11c
the plant	85 -5eg13c
the plate	86 -7bc-5g23a
the pleasure	88 -7c16d
the plumbing	88 
the policy	65 -19a-12i-11g-6k12d18b27c
the pool	88 5i
the premium	88 -26c9a25g
the price	73 -10j-5g31a
the proof	84 -28c-4b4f33h
the property	74 -17g8d18c
the quote	81 -14k-8a8f14g
the rate	80 -19c-12b-9a-4h6ek37g
the reason	88 4c
the renewal	85 -10b-7e20a
the rent	82 7g
the rental	88 
the repair	88 -8g14c
the rest	84 -18k-6g4i21c
the restaurant	88 
the right	84 -12g-7j5b13i
the road	79 8a
the roof	66 -12c-10a-6e-5b-4g6k8i15j17d
the safe	88 4b
the same	65 -30b-7f6e9g26a
the scale	86 -12c-6e19g
the school	86 -5ab14j
the second	80 -31a31c
the service	88 -7a7g
the shop	63 -9a-6cg-5f4j5d7e13b
the size	88 -5g10k
the south	88 -14a17j
the space	86 
the spring	85 -8a10b
the square	88 -48g5k46c
the state	73 -23c-6g10a19f
the store	79 -7b6c7a
the story	88 -5f17k
the street	77 8a
the stuff	81 5jk
the subs	88 4c
the surrender	88 -43g43c
the table	86 8d
the tax	86 -5a-4g5ejk
the the	67 -7d-6b5g6k15f
the thing	82 8c
the time	84 -9b-8c-5j8a13h
the title	81 4k
the top	78 6k7a
the total	85 -9c-6e30g
the truck	74 -18b5j9a
the trucks	86 -13c7d8a
the umbrella	88 -15a5k14b
the uninsured	85 -7a10j
the upstairs	88 -5c6f
the van	85 -7a-5g5d6h
the vans	88 -10c6i10a
the vehicle	85 -6b-4c5k7a
the vin	73 -17a-8j-4g33c
the water	73 -12c-8i-6e9g10a15f
the way	73 -13j-11a-4g6b30c
the weather	84 -4e5i7c
the website	86 -14j-4h8a13b
the week	85 8h
the weekend	86 -5a6c
the what	82 -33c5bi6f7g16h
the wheel	79 -6c16d
the whole	73 -10b-5i5c14a
the windshield	88 -4a5k
the winter	84 
the wiring	84 5k
the work	81 -14c-5e-4d5b19g
the worst	80 -10a7c8h
the yard	79 -4bj6a
the year	75 -4j13k
the zip	79 -20j7c21k
theft	86 6b
their	61 -15c-10b9h17g
their own	73 12e
their price	88 -9a-8b10g17c
theirs	86 -7a-5c6b10h
them	53 -14a-10e-7j6bh7dg10ci
them $	61 -14b-6k-5e13g14i15c
them in	88 -4b
them on	86 
them right	88 
them so	86 -7g10h
then	63 -10b-9h-8k-4de10j17c21a
then $	76 -9ch-7e9k12g14a
then it	86 5a
then what	80 -22k-7g38c
then you	88 
there	39 -22f-10j-6e-5b6h8k14c39a
there $	51 -30g-17f-7k-5i4b5de8h21c26a
there a	56 -38b-8f-7j-4c5dh20g34a
there an	84 -18b30a
there and	80 -26c-4j10d30a
there another	88 -14a15b
there any	78 
there anything	76 -6k15b
there are	88 -9b13a
there by	86 -7a6f
there for	84 -7c4b10a
there i	88 8k
there in	79 -13b7a10c
there is	59 -15a-5f10g24k
there like	86 -8c6a
there more	88 
there on	84 -9e-6j19c
there or	73 -12a25b
there right	88 
there so	88 -9c8h9a
there somebody	86 -10a6b13d
there something	79 5c
there sprinklers	85 6a
there was	82 6f7j
there what	81 -12a-4j5f7c13g
there when	88 4d5e
there with	80 -8b8ad
these	63 -6j-5c4g7a13i
these days	67 -13c6d8g12i
these things	88 6i
these years	88 -6g13c
they	44 -12i-11j-7a5h9d11fg15b
they $	82 
they are	75 -18c5a8h12g
they be	85 7b
they been	88 -12g16i
they charge	85 -11g-4a4j11c
they cut	88 -5g5ab
they did	86 -17b18a
they do	77 -4g5b7c9d
they gave	86 -8a10k
they get	84 -5c8g
they give	75 -8c-4h6a18g
they go	86 -17i6b13g
they got	86 -6g9c
they hand	88 -14c17g
they handle	88 -5c9k
they have	74 -14b-5k6a7j8c
they in	88 -10b7g8c
they let	86 -5c7a10h
they need	86 -8c11g
they pay	73 -12g15b
they put	82 5e
they quote	85 -5c7g
they raise	88 5a
they say	77 -31h-6e-5g7j12a24c
they sell	88 8c
they take	81 -13a-4b20d
they tell	82 -8k-6g8c9a
they treat	80 -8c-4g15a
they want	82 -22c-8a8b21g
they were	88 -4gj5b6i
they will	80 -14a-6g5k20c
they would	84 -11a4j5cg
thing	60 -34a-23g-4fj9h24b35c
thing $	75 -6k5e11h
thing about	80 -7k-6g-5a28c
thing or	82 -9e-5a-4i26b
thing that	88 8c
thing you	80 -6g8c
things	66 -11g12i17j
things $	80 -5j-4c5k10b
things are	88 
think	60 -14j-6c-5d5f9h26i
think $	75 -15g-8c-7e4a37i
think about	77 -14g-5d-4hk31c
think it	84 -12c-6a26g
think that	86 5e
think you	78 -14c-8i8be10g
thinkin	84 4b
thinking	69 -9b-8c5a6g18h
thinking about	77 -11g-9b-4h14c21a
thinking of	80 -6a6e11g
thinks	86 5j
thinks it	88 7j
third	80 6i
this	45 -11b-9i4gk31d
this $	61 -16g-6bj-5f4c5e8k22a
this a	80 7b
this afternoon	86 -9c11g
this by	86 
this call	79 -11i-10g-4a7h31c
this is	81 -11c15j
this line	88 -8j5a
this month	88 -9e-6h-4g9c21a
this morning	85 -7e-4g12c
this off	85 -5j-4i5h13g
this on	84 -9b7h12a
this one	84 -5ac7k
this ones	86 -4a
this over	85 -15c14f
this so	88 7a
this summer	88 5a
this the	86 -19c8h17a
this week	81 -10g-7a-5k7eh9b
this what	86 -10e-5b27c
this year	73 -19c-12e-8k4i6a36g
this your	80 17a
those	57 -15f-6bc5h6e15i
those #	80 -8a-5h9k12c
those $	81 -7bc-5j9g11a
those are	85 -9h-8a20j
those guys	86 -5i5e10g
those old	86 -21a6b7c10e
thought	77 -18d-14c-4k4h11g24a
thought about	80 -13c-4k4a5h12g
through	54 -16g-10e-5ah5ci6dj10f12k
through $	84 -11b-6i-5g7a24f
through a	82 -4ck9a
through it	81 -8a10b
through that	81 5a
through the	71 -7c-4a4fi
through what	75 -13c22k
through work	80 -7k-4g6a9c
through your	72 -18g-5e-4f5d25c
ticket	79 -9a7b
ticket $	86 
tickets	77 -6c5a7j
tickets $	81 7j
tie	88 -4j9e
tied	88 -9b17j
tight	88 7a
til	81 -5g4a6h
tile	88 -5j6b7c
till	71 -11a-8j-7i-4k7bfg12e
till the	81 -9a-4i5bg7c
time	53 -15b-14j-11i-5af4k14g38e
time $	65 -18i-13g-6j8b13h24a
time and	84 -4e7k
time do	84 -33c-6g40e
time does	88 -10c-6a-5g20e
time for	85 5d
time or	79 -11b-5ce27g
time to	85 -26c-6g-4h5a39e
time what	88 -8c-7a-4e22g
time you	75 -5c7e8k
timers	88 4b
times	79 -8a-5c10gj
times your	86 -7a-5c5g11j
tip	85 -10g18c
title	77 5k
title $	86 6c
titled	88 4j
titled to	88 4j
to	31 -14j-9a-8i10f11d12k14g17b18c
to #	73 -16a-4g12i15b
to $	67 -30c-10e-6b-5a11d21g25f
to @day	88 4c
to a	74 -10a-6g5e9c12b
to add	88 -5b-4c12a
to ask	70 -11c-5b5fk7aj
to be	61 -24a-6i-5k-4e5g11c18dj
to build	86 
to buy	78 -6c-5a18g
to call	78 -14b-6d-5hk7c12a18e
to carry	88 
to change	88 
to check	86 -5a10d
to close	86 -14g9a12c
to college	80 -14a-4b30c
to come	80 -6ck-4h5i15f
to compare	88 -10c12d
to cover	86 -6c12a
to do	66 -7gi-6j9e17c
to drive	78 -6a4j
to drop	88 7a
to each	88 -10g-6a13c
to earn	88 -10g16c
to every	88 -9g-6a4k7d9f
to expand	88 6a
to file	88 6b
to for	86 -6a6d8h
to get	63 -27a-18j-9e-7c10f13k20i21g
to give	85 7b
to go	66 -18b-14k-9f-6g-5e-4j16c52a
to have	74 -14a-8cg9j21e
to hear	75 -16j-10i-5bg-4f4c5a32k
to hire	85 -7c14a
to it	80 -6a-5g6h14c
to keep	72 -11a-8g-6c4d7k8j14b
to know	65 -32a-7bd21c34k
to last	88 -4c10g
to leave	72 -4d7e
to list	79 -15k-6a8d16c
to live	86 -6e-5c4a6j7g
to look	78 -5h8c
to lose	88 4c5d
to make	78 -20c-5b7i8h14a
to me	74 -14c-6g5j9dk
to move	77 -9c-7i-6g4h12e13a
to my	88 -8k11e
to need	85 4k
to pass	85 -13e-11b6c10a11d
to pay	70 -17c6a8bg
to pick	86 -6a7c
to price	88 -11a8b12j
to protect	88 -7j11c
to pull	88 4k
to put	70 -4c6b11a
to quote	88 -10a14b
to reach	81 -10b-5c-4g22e
to read	85 -15i17c
to rebuild	81 7g
to record	88 5j
to replace	77 -5b6c
to run	75 -27e-16a-5j4k17c26g
to save	82 
to say	77 -6g-4e14c
to school	81 -19a4b5g6i12f
to see	77 -7a-6g5k9e
to sell	84 -7c-5k15a
to send	81 -6a7d
to show	88 4a
to sign	80 -5be22a
to sit	88 -5k11h
to somebody	88 -4d
to spend	86 -31c-6a7b36g
to start	80 -5ac14e
to stay	78 4g6k
to take	78 -4bk5d11a
to talk	85 -6b-5k22a
to tell	86 -4j10a
to that	77 -6cj-5g8f13b
to the	58 -11c-5di6j17a
to them	88 6i
to think	86 7c
to this	84 -10e-6j-4d4a8h10c
to to	76 -15c-14a-4k4b8i9e14g
to travel	88 -4c
to us	84 -7g9c
to use	84 
to walk	85 -5a7bc
to what	86 -10c6k8b
to when	85 -29a-9e-6g14k18c20d
to work	67 -15g23f
to you	60 -17g-9c5j13i17a
to your	65 -10g-8a-6hi-5ek4f7b28c
tobacco	78 -8b8a
tobacco $	84 -8b10a
today	58 -13k-5bh4g9d10c
today $	61 -12hk-10j-9b-6g4ef5i7d14a18c
today is	88 7c
today or	86 -11a12b
together	75 -8b6e8j9f
together $	80 -13b-5k-4g6f7e9j
told	72 -8ac12g16j
told me	86 -11a16j
told you	75 -7c5j10g
tomorrow	69 -6b-5c5j8g10e
tomorrow $	80 -28a10ci14g
tomorrow what	85 -5a11g
tonight	79 -17a7j8g14c
too	60 -19k-6ch-4g9f22a
too $	67 -9a-7k-4hj9i20b
too much	82 -33g5f15b19a
too or	85 -40b45a
took	76 -13g5ah8j
tools	72 -10b-8c23g
tools $	86 -27c-9a40g
top	68 -11g4k6j13c
top of	73 -10g4c6b7a
tornadoes	86 6c
total	75 -6e4g6d
touch	84 -6ag6c11d
toward	86 -8a-6c6b12g
toward this	88 -5c12g
towing	81 -5c7ab
town	73 -11d-8g5c6k16f
town $	84 -10d7a13c
track	88 -5b9g
tracker	88 -11c-9a10b15h
tracking	88 -12c13h
trade	80 -16a-5c7b12e
traffic	86 -5b4a8g
train	86 -7a5i8b
training	82 -6g11c
trampoline	75 -11b19a
trampoline $	80 -6b8a
travel	82 -5c4g
treat	77 -10j-8c-6g9b18a
treat you	77 -10j-8c-6g9b18a
treated	80 -5g9i
treated for	84 
treatin	88 12i
treating	81 -6a7b
treating you	81 -6a7b
treatments	85 
tree	84 -14b13j
trees	80 -8i7k
trip	84 
trip to	88 4j
trouble	72 -6bc4jk8a
trouble $	86 
trouble with	86 -13a7j11b
truck	65 -6bc12a
truck $	76 -7g12a
truck for	88 4b
truck is	86 5g
trucks	74 -8a-7b13c
trucks $	84 -26a28c
true	85 -5a10c
true for	88 4c
trust	73 -9a-6g5k6b7h
trust $	80 -5g7cd
try	80 -17c7a21e
try you	88 -18c23e
tub	81 -8b8a
tuition	85 -5c-4a20g
turn	74 -11e-5j8a11c
turn #	88 -5b-4j8a
turned	72 -15c6g9d
turned down	80 6a
turned in	88 -4a5b
turns	88 -4e9a
turns #	88 -4e9a
twice	80 -9a5i10b
twice a	88 -5a5b
twins	88 
type	73 -10g-6a-4b12c16k
type of	80 -6b-4g4k15c
typed	86 -17k6a13j
typical	86 -4c8g
uber	82 9a
uber or	86 5a
ugh	85 -10a4i7e10h
ugly	85 5a6f
umbrella	62 -10g-4i7h9b
umbrella $	72 -11c-8g22a
umbrella on	88 
umbrella over	82 -8c12a
umbrella policy	84 -14a-5g33c
uncle	82 -5d6c
under	60 -16j-5dh-4ei6c9f12a16g
under #	73 -13g-8c-7j4f12b21a
under $	82 -7a-6b20g
under a	81 8a
under that	86 7a
under the	80 -5b-4g4c6a
under your	81 -9b-6c-4d9a10f
underinsured	86 11g
understand	79 -10a-8c-4g7h13k15j
underwriter	88 7d
unhappy	86 
unhappy with	86 
uninsured	73 -20g-7a8j9b16c
uninsured motorist	77 -23c8b20a
union	81 
unit	75 -10c-7b4j6g9a
unit $	81 -9c7g8a
units	85 4k
universal	88 -8j5a14b
until	88 -6a8e
up	44 -9c-6j-5b16e19f
up $	58 -24ag-8j-7b6k7f21e35c
up a	84 -12g-8a11bc
up and	77 -11c8a17e
up at	79 -7e-5j5ak9d
up for	73 -4de14g
up front	88 8a
up if	88 4d
up in	74 -20a7f10b12j
up is	88 5b
up on	77 -8b-6ij-4e5ck19g
up or	86 -15b-6c7a21g
up so	88 -6g-5a6j8c
up that	88 -6g7c
up the	73 -12a-8c-4h15g16b
up there	76 -18a-6g-5c5j15ef
up to	71 -19c-11a-7e10b35g
up with	70 -20c-14b7gi14e16h
up your	74 -20a-16c-7g-5b12e38i
update	88 11e
updated	75 -12b19c
updated $	79 4e
upstairs	80 6ac
us	62 -13g-10a-7d4ci5e10b16h
us $	69 -8g-5c4b6h8a
us do	86 -12a8hk
us to	88 -7a6b8c
use	59 -21b-8c-7f4g7i39a
use $	79 -5d-4c21a
use any	86 -8b11a
use for	88 -6b9c
use it	84 -6g
use that	86 4c5a
use the	79 -8c9i
use tobacco	86 -8b9a
use your	86 -7a7b
used	73 -22i-17a5d16b25c
used $	88 -35i-10g4b46c
used for	86 -22g29c
used to	82 -41c-6a8b10d33g
using	85 -8b18a
usually	73 -7cg-6j10f13e
usually go	88 -5a8d
v	82 
vacant	84 6a
vacant $	86 
vacation	84 -11c5a7f
valid	86 -5b7a
valuable	86 -15c20a
value	69 -5e-4d5c19g
value $	78 -5a5bc7g
values	88 8e
van	82 -6a-5g5d6h
vans	80 -14c-5b4d5i16a
vape	86 -20b27a
vehicle	70 -11a5b12k
vehicle $	82 -7g9c
vehicles	73 -9g-5dk5c7j15a
vehicles $	82 -5c-4d15a
vehicles does	88 5c
vendor	88 -7g11c
vendors	86 -5b6i
version	88 4b
video	84 5a
vin	71 -17a-8j-4g8b29c
vin $	82 -51a58c
vinyl	88 -6a5j9c
violations	85 
visit	84 -22b-5g11h17a
visit $	88 -5g7c
voice	88 -13a-9k10b23c
volunteers	88 -5a5b
w	80 -13c-4be7i18g
w #	85 -13c-4e8i19g
wages	74 -8c-4b4d8k11g
wages $	84 -13g5dk11c
wait	80 -6k5h
waiver	88 -8c9j
walk	62 -11c-8e37k
walk away	86 7c
walk me	65 -18a-13c50k
walked	88 4e10c
walls	80 10b
walls $	85 -6c13b
want	46 -16d8h14e21b
want $	73 -12a-8c-5e6b27g
want a	78 -7b-5a-4g15c
want for	86 -8c10g
want it	73 -11gi-9a-8c4f5j32e
want me	72 -23k-7e-6g-5h6bc9j23a
want that	84 -38d-6c6b8h33a
want the	75 -18a7i10h12b
want to	53 -26gj-6a-5f6h10d14i17k24b
want you	86 
want your	84 -14i-4a6k14c
wanted	84 -10b8a
wanted to	88 -6b5a
wanting	86 -5b7ag
wanting to	88 -5bc8ag
wants	74 -14a-4b6f7j12k
wants to	84 -8a-5b4h8fk
was	45 -33f-13k-9g6b8c14h15i26d
was $	88 -9c-8b6a16g
was a	79 -13g6cf8i
was anybody	88 18a
was for	86 -7i11j
was i	88 -77f89c
was in	81 -9e-7g17c
was it	60 -26c-15e-8bh-6k9a16j22d25g
was not	88 
was on	86 -10c7k15g
was that	63 -50g-42c-13k-11j12ab21i26d49e
was the	61 -31c-10j-8k-7a-5d7i8f15h16e26g
was there	80 -21a27b
was your	68 -11a-10c-6d5e9b20g
watch	86 -5e5j
watches	85 -5i7a
water	63 -8i-7e-6j7g9f10a
water $	80 10a
water damage	86 
water heater	84 -5i6g
water in	88 
water off	88 -6e4b11a
way	62 -14b-12j-7f-6ad8h14c22i
way $	74 -31a5b8g18i
way around	86 -8b8a
way it	88 -7b5k7a
way to	78 -12g-8b12a14i
we	52 -7f5g6i8j9c
we are	73 -7d-5g6h7k8j
we can	88 -11a7k9e
we do	78 -7b5e11k
we get	74 -12g-10k-4j4i10a25c
we go	86 
we got	84 -20c-12g-4i7a35d
we have	77 -5c-4g4b5j
we meet	86 
we need	86 -8bj-6k6f16a
we talked	88 -16a6i16j
we talking	77 -17a-11c-7d5i35g
we will	85 -12a5j11k
weather	82 -6a4b5i7c
website	81 -4dhj5c12b
wedding	85 -6d-5a5e11j
week	62 -17a4e5b9h
week $	73 -6a-4eg5h7c
week do	80 5g
week is	88 
week or	88 -7a11b
weekend	74 -14a-6e4i10j15c
weekend $	81 -13a18c
weekends	84 -5j10a
weeks	72 -12b5a7i14g
weeks $	85 -5b4g7a
weigh	80 -30c-7d7a32g
weigh $	84 -27c27g
weight	75 -12j-6a27c
weight $	80 -14a-10j18c20g
weird	88 -6c5a
well	67 -11b-9j-8e-5cg4a9h14d15i
well $	78 -8g4a13c
well that	85 -9j-7e-5a11d18g
went	66 -19g-7i-6ab9k10h22j
went $	85 -8g-5c4a17j
went through	88 -9g10c
went to	86 -12c5a6f8g
went up	85 -10a7h8j
went wrong	88 5c11h
were	56 -14c-7h-5j9k10e17a
were gone	81 -8k-6g5c7f8a
were not	80 -16g5b6i10c
were the	88 -6g11e
were they	82 -4gj5abi
were you	63 -24c-19i-14j-8f-6de-5h17k34a37g
wet	86 6i
what	25 -104a-46b-38j-28k-8d7f31h48e79g137c
what $	77 -13j-6c31g
what a	84 -22c5k11ad
what about	77 -24g-5j14c24a
what age	84 -29g-7c45e
what all	79 -13a-8j13g18c
what amount	81 -8a-4f6g23c
what are	56 -28a-14j-8d-7k-6h-5f-4b5c11ei53g
what becomes	88 -7g-4e6c8a
what benefits	88 -5g9c
what bills	88 -12g-5a20c
what breed	86 
what brings	86 -22g5c23h
what can	78 -45c-11e-9a5k21i46g
what changed	85 
what city	86 9f
what comes	84 -7c10g
what company	86 -5g14c
what could	79 -9a4g19c
what date	85 -83c91e
what day	75 -46c-21g-10j-5a94e
what did	54 -40e-30a-15i-13j-6b-5df28c103g
what do	48 -65a-47e-14b-13k-11f-7j-5i16d25h45c91g
what does	59 -22e-21a-9k-6fj-5di37g49c
what else	76 -10g-5a28c
what exactly	85 -7a-5g-4e22c
what got	81 -19g5hj13c
what grade	86 -7g14c
what happened	69 -7ag-5i-4j5h27c
what happens	67 -27g-10d-4e6a42c
what have	70 -17a-5b7g24c
what hours	82 -23c-8g37e
what i	68 -36c-19g-10h-9k-7i-6be22j79a
what if	72 -10g-5d23a
what insurance	85 -12g-5e-4j28a
what is	39 -53j-17k-16a-14b5c10i15e20h74g
what it	71 -24c-21g7j11k27a
what keeps	82 -4g8c9h
what kind	59 -20a-12b-7j-6h-4f6i46c
what life	86 -15c18g
what limits	81 -15c20g
what line	85 -8a16c
what made	73 -8g-6aek-4j33h
what matters	88 4b
what month	86 -56c-10g-8j76e
what number	78 -31c-7a45g
what other	81 -12g-7a10c12d
what part	80 -6a-5c28f
what percent	80 -10c-5b-4a28g
what questions	86 
what reason	88 9c
what shape	86 -8g-5c5k17i
what share	88 -19g25c
what should	85 11c
what street	88 11f
what that	86 5k
what the	73 -14a-7c9k24j
what they	77 -20c-13g9ahj11k
what time	79 -20g-8j-6a8e31c
what town	88 -19c-6g31f
what type	80 -5bg20c
what vehicles	86 -5g10c
what was	63 -23j-20ac-15d-14e-8k28i41gh
what we	86 -16c-4g12j15a
what went	84 -11g10h12c
what were	82 -19e-9a6g12k14c
what what	72 -18c-8aj-7k-6b5i9g36e
what will	85 -10g20c
what work	86 
what worries	86 
what would	51 -62a-35k-17i-15e-9j-8bd-7f39g137c
what year	67 -54c-46g-16a-9j-5b-4f18d124e
what you	55 -123c-35g-11e-7h-5df-4i14b29k68j87a
what your	78 -23c-6g-5e5i11j22k
what zip	88 
whatever	80 -10c-7a27k
whatever $	86 -6c15k
whatll	85 -4e16c
whatve	78 -17a-5d7f10g18c
whatve you	78 -17a-5d7f10g18c
wheel	78 -6c-5a6k15d
wheel $	88 -20a7k17d
wheel of	86 -5c9d
wheels	86 5i11c
when	41 -32a-20f-16j-13h5di11g86e
when $	80 -6c6a12e
when a	85 -7e13c
when are	74 -12a-4e30c
when could	85 -15a24e
when did	59 -27a-21c-19g-9j-6b-5di101e
when do	62 -23ac-9j-6k-4f13g66e
when does	75 -6a-4c18e
when he	84 -13e-5i-4c6a19g
when i	85 -16e-7f8i17g
when is	62 -17a-14c-5gj-4d54e
when it	74 -29e7f8bj10c
when she	86 -12e-5c24a
when the	77 -28e-14b-4c4i7j12g27a
when was	64 -16c-11a-6k-4j57e
when we	88 -15g-6e31c
when were	82 -12a18e
when would	76 -17a-9g-8c-5k48e
when you	56 -109e-13f-7h6i15b19g22ak23d30c
when your	85 5c
whend	74 -10ac-7g46e
whend you	76 -9c-8a37e
where	49 -47a-24b-22e-15d-9h-5j6i16k19c93f
where are	74 -15a-6c-5b38f
where can	88 -21c22f
where did	82 -19c-6b5f30i
where do	65 -27a-12g-5e-4b18c48f
where does	77 -17a-6be19f20c
where i	88 -5f8j
where is	66 -14a-9ej-8c-6bd-5i-4k12g54f
where it	86 -5cgj7f11a
where should	80 -19c-7a33f
where the	86 -6f-5c5k11a
where would	71 -27a-9c-6k25g33f
where you	68 -49f-6bg6j9c13k37a
where your	86 -4af11k
whereabouts	82 -6c19f
whered	76 -10a-9g-7b-4k45f
whered you	76 -10a-9g-7b-4k45f
whether	85 -6b11k
which	56 -33a-17gj-5hi9b11ef23c30d
which bank	86 -14c18d
which car	78 -15c15d
which cars	88 -12d23c
which company	79 -18c6a7f11d
which floor	86 15c
which one	84 -26c-11a5b11k29d
which ones	84 -11c-5ae11b13d
which other	88 -13c20d
which state	88 -8d13c
while	70 -9c-6b-5fi7j14ag
while $	85 -7c-4d11g13a
while you	85 -12c6a9g
who	39 -27b-25g-16j-14a-13e-12i-5f6k124d
who all	80 -8a16d
who are	70 8d
who checks	88 -5d10a
who comes	84 -10a18d
who could	88 
who decides	88 
who depends	88 
who did	85 -5b15d
who do	62 -32a-13g-9k-5ej27d48c
who does	73 -7a-5c19d
who drives	73 -22d-9c6k27a
who else	70 14d
who gets	84 -10d13a
who handles	79 9d
who has	80 -10a5c12d
who holds	88 
who i	85 -7k-5d21c
who is	52 -42a-16j-15c-6g85d
who lives	88 -6d6a
who looks	86 
who makes	85 5d
who needs	77 4j5d
who owns	80 -4a4d5b
who pays	77 -7b-6dg32c
who runs	86 -11g-6c19d
who sent	88 8d
who should	86 -6c10d
who signs	85 
who started	88 
who takes	88 4d
who told	85 -9c15g
who was	84 -7b16d
who who	86 -7d5a8k
who works	82 6d
who would	73 -9c-4b6d22a
who you	81 -30d15k16a
whod	65 -11a-10g35d
whod pay	80 -7a-6g16c
whod raise	88 7d
whod run	85 12d
whod take	84 -6c8a
whole	63 -17d-7i-5f4k11a16b
whole life	74 -16d-4cf21a
whole thing	86 -5i5e7a
whose	71 -32a-4g11b42d
whose fault	88 -16d28b
whose name	82 -10c-7b24d
whove	85 -11a19d
whove you	88 -22d-7a30c
why	59 -18c-17a-10g-9j-7b-6k-5ei-4d88h
why $	88 -31h5j29a
why are	82 -7a18h
why did	69 -22a40h
why do	82 -15a25h
why now	85 -13c28h
widowed	88 -7j-6c10b13a
wife	57 -13g-12d-7k-5ij22a25b
wife $	79 -33a36b
wife do	85 -9g15c
wife drive	88 -8g-6f17c
wife have	84 -11b15a
wife on	85 -6c9a
wife work	84 -6c5a
wifes	70 -22a-4j13gi
wifes name	86 8c
will	53 -12b-8d-6fh-5c5j12e14a19k
will $	77 13a
will be	82 -18k-7a4e6j16g
will get	88 -9a9j
will it	88 -5g5a10c
will need	85 -8g18c
will not	73 -9a-6c7k13e
will or	88 -6a7b
will put	88 -9a13k
will you	76 -22g-9k5be14a15i
willing	88 12a
willing to	88 12a
win	85 4a6j
wind	75 -11a-5c9bi
wind and	85 -21c21g
wind deductible	88 -10g7b8c
windshield	85 -5j5k
wine	85 -6i7g
winter	80 -7b17a
winter $	81 10a
wire	88 -4a5i6b
wiring	80 -6c5k9a
wise	73 -15a-5d-4b16g17c
wise $	77 -6c-4d21g
wishes	88 -7j-4b16a
with	39 -13e-7g6j10ah14d
with #	82 -5a6cf
with $	64 -22a-17g-11b7k24d30i
with a	61 -22b-14a-10c5e8d10i12f14h
with all	86 4a
with an	80 -8c-5i6a11j
with anybody	88 6g
with anything	88 -22a7k17c
with em	86 -5h4k7j
with family	88 -4b4a5c
with her	88 
with insurance	86 -13a10c11b
with it	75 -9g-4k8h13b
with me	73 -17k-9c8h25a
with my	85 -6ik5f9b
with no	77 -5c11a
with now	86 6c
with one	80 6j8g
with some	88 -11b11a
with that	68 -23b-13g5e15a23c
with the	59 -26a-24c-8g-6h-5f6ik16j17e28b
with them	68 -16a-11c-7bd-6i53g
with this	78 7d
with those	82 -17a5i15g
with today	86 -19i-5h5d29c
with us	79 -6j-5ci8b20a
with what	85 -12c4b6a7i
with with	85 -4j4b9c
with you	62 -16j-10e-8k-4g5d15a27b
with your	66 -15e-14g-6j6a7b13h15k
within	86 -4b6a
without	63 -11b-5g-4h5i7d19e
without $	88 
without a	86 
without insurance	84 11g
without it	80 -11b-10g-6j5c7i8e14a
without you	78 -10a4i5d6j
without your	81 4i
wood	71 8a
wood $	85 
wood frame	88 5j
wood stove	84 10a
word	78 -15a-6i-5g9b26k
words	88 
work	48 -11k-8j-7d7i9b12c19f
work $	57 -10i-9e-5c-4b21a23f
work and	84 -4g6a9c
work do	85 5g
work for	73 -17a6d9c16b
work from	81 -5f11a
work going	88 5i
work if	81 5d
work is	86 -5b10g
work or	80 -10a-5b19f
work out	88 -11b12a
work so	88 5g7e
work too	88 -5a10i
work week	86 6k
worked	84 -7j8c
workers	75 -5b5a7j
workers comp	79 -5b4j7a
workin	85 -15b-7c5dj7ai
working	71 -5g-4b5ac
working $	81 6i
working there	88 -7a6d
works	71 -23c-19i-8g4d6ak10j14be
works $	85 -26c-16i-6g9k12a31e
works for	85 -13e14c
works there	85 6d
workshop	86 -15g17c
world	85 -9i5ck8f
worried	85 -5b4c7i
worried about	88 5c
worries	81 5b
worries you	82 
worry	82 -5a-4b21c
worst	80 -10a-9i7c8hj
worth	62 -13c-9e-5aj5i33g
worth $	67 -53c-4a68g
worth it	86 -16g6c14i
would	37 -8c-6h7a9k11i12b
would #	86 -6g-4b20a
would a	71 -6f15a
would be	72 -10c-9a-6i11k15j
would cost	88 -14c-10g27a
would do	85 -11a10k
would feel	88 -29c33g
would get	85 -6a14g
would go	84 -4a8i
would happen	75 -8g5k11c
would have	80 -18d-7g5j10c13a
would he	77 -11g-5k11c18a
would i	86 -7a5f6d
would it	62 -20f-8k-6i-5j-4e5a10c32g
would like	75 -11b-9c-5a15d19k
would look	88 9d
would love	85 -13a-4cj14f15k
would make	74 -23g-14a-6e49c
would need	66 -27a-10g-6e-4j59k
would not	85 -38d-8c-6g-4b64a
would pay	84 -33g-6a5j35c
would rather	84 -8c-5b6j13k
would she	76 -19g-5a5i6b20c
would take	81 4j
would that	73 -9gj-8b6d9i16a
would the	79 -23c-4a6f15bg
would they	73 -24a-22c11d17b26g
would want	80 -9a-4e10k11j
would what	88 -8g16c
would worry	88 -4b12c
would you	47 -54k-21j-13c7e8a20f25i42b
would your	64 -18k-6j-5d4f11b13a
wow	76 -13a-7j5g24k
wow that	86 -5j6e13g
wreck	78 -7a13d
write	71 -14c-7b6gk10a
write it	84 -8c4j6i
write that	86 -7a5d
writing	84 -7d-6k5bc9a
written	78 -20a-17b-7g7i21c22j
wrong	73 -6gj-4k8h15c
wrong $	82 -8g-5j8a10h
wrong with	88 -5g13c
wrote	82 -6k-4h13a
x	84 -14a18b
y	86 -6i18j
yard	76 -4j4b6g
yard $	80 -11b-5c-4j7g18a
yeah	84 -7ae9i11j
yeah $	85 -6a12j
year	49 -10k-9a-8f-7i7j14g30e
year $	59 -32c-23k-5bg26e45a
year and	82 -28k-10e8b34c
year built	86 -18a-5c32e
year did	75 -19g-13a-4f12c34e
year do	88 
year for	82 -18c-6a23g
year is	80 -7e-5j-4g21c
year make	84 -6a-5d-4g9k15c
year or	84 
year right	85 
year term	86 -6f15a
year was	79 -35e-16g-5b23d40c
yearly	84 -11a4k16g
years	52 -15j-12d-7i8c12h21b
years $	64 -37j-10f-5e-4h16a49b
years and	86 -8a10b
years at	84 -5j4c
years do	88 
years have	76 10g
years in	86 
years is	86 -16a18h
years of	86 
years old	86 -16g-11a30j
years on	85 -8b8a
years or	84 5a
years with	81 -21c-15a-7h12j42g
years you	88 8h
years young	88 6k
yes	72 -17g-14a8c11h18j
yes $	78 -17g-12a9c24j
yes to	86 -6k14h
yet	66 -10j-8g-7d-5b-4c9e34a
yet $	69 -10j-7d4b27a
yet or	86 -26b28a
you	17 -21k-9e13b16i17f25j29h32a
you #	68 -30j-27d-15c10b70g
you $	43 -22a-21k-12f-8h-5be8g9j17c30i31d
you @name	88 6b
you a	61 -28c-12k-8j-6g7de8h11a28b
you about	74 -9g-5a6c9h
you actually	85 -5a5b
you add	82 -6g10c
you afford	86 -23c9a17g
you all	85 -6a-4g10i
you already	82 -7a4b
you an	85 -11a4c12b
you and	67 -12bc5g8d16j
you any	84 6d
you are	47 -33b-27f-21a-9i-7g5h7c14d34k55j
you as	80 -17a-13c-5i10d11g17j
you at	69 -23e-12j-5dik4a5b8h10c22g
you back	75 -12c5a8e11g
you be	69 -9c8e10ab
you been	60 -13c-9j-7i6h16ag
you before	88 -5g-4a15e
you believe	88 
you born	80 -21e-8j-6g22c24a
you both	88 
you bought	71 -7g-5i-4e4b8k15a
you bring	77 -15g-7e-5b12a21c
you built	85 -5g4a7c
you burn	86 -5b6g7c
you busy	80 10a
you buy	71 -22g-4a5f12c13e
you call	73 -52c-12a-10g7f12b30h34d
you called	77 -13j-7ce9d10h15a
you calling	85 -9a5c9b
you came	81 -11a-7c-5g11k17j
you can	73 -17a-12g-7b-6c-5f6k18e24d
you care	86 6c
you carry	65 -11b-4d13ac
you carryin	88 -8a8b
you carrying	85 -4a6g
you change	75 -5g6a8c
you check	84 4j6a
you choose	79 -14b-8g-6e-4h11ci17a
you close	77 -11c-10g-8a11j22e
you collect	86 -7a5k6b
you come	76 -16b-8a-6c-5j15h23f
you could	68 -35a-5e5di9k16g
you cover	88 -10g12i
you covered	81 -10g-5b6e8a9c
you decide	82 -8a-5g8b13i
you deliver	78 -5b4ac
you did	73 -5i-4g5hj
you died	81 -6c-5a4b9j
you do	51 -24g-21b-12i-4f6a11c13j14h24k
you doing	77 -36a39i
you done	80 -13a4k11b
you down	78 -9a21j
you drink	81 
you drive	67 -14k-6d13c
you driving	81 -7b6c10a
you earn	86 -28c4a21g
you email	88 11a
you end	84 -6b7ai
you enjoy	86 5c
you even	88 -8d10a
you ever	61 -18b-6g7c26a
you fall	86 -7g20c
you feel	69 -8a-6c-5gk5b7h12i
you feeling	88 8i
you figure	78 -9a-4g5h7c9e
you filed	85 8j
you fill	88 -6h-5b16c
you filled	88 
you find	77 -11c6d11k
you finish	88 5a
you first	82 -19c-5a29g
you follow	88 -8g4i5a7b
you for	73 -15c6k9e12g
you found	88 -6g4j8c
you free	86 -17b-7c5e23a
you from	72 -10a-6i-5k5b7g10h13j
you get	56 -8d-6a-5i-4j8be12g
you getting	86 -7a-4j12b
you give	79 -33k14c22a
you go	61 -57a-12i-11g-10e-8j13d17c35b39f
you going	73 -5j6cf7g
you golf	88 5c8a
you got	52 -11g-8k-7j-5h8b29c
you gotten	86 6a
you grow	85 -6b8f
you guys	67 -16g-6c-4j9i10f17e
you had	61 -14g-6k-4f5c7a18j
you handle	79 -26a-5k40i
you happy	80 -9i-4g7h8a
you have	38 -23a-11e-8g-7d-5f11j16c40k
you hear	79 -28c-5g38a
you heat	86 6b
you hire	86 -7e6d
you hit	81 -11a-6j6g7e9c
you hold	81 -4c7a
you hoping	82 6c
you how	77 -8i-6c-5j8e16a
you hurt	85 
you i	82 -10a-8j-7i-4b5d10g16c
you if	73 -9c-5i4k10g
you in	62 -20g-14i-13j8a14h30f
you incorporated	88 
you insured	80 -14g-6a5b23c
you into	88 -4a11d
you is	74 -12g-7a5d9j12c
you just	70 -7c-4di24b
you keep	63 -7g-5b6a7d9f
you keeping	88 -9a7b9i
you know	61 -39c-7ak7j13e14b26g
you last	72 -7c-5a24e
you lease	85 5a
you leave	70 -13e-6b-5g28a
you let	81 -8k-4c15a
you like	57 -18j-12g-5a4i8c13e21b
you live	71 -14g-6e17f
you lived	85 9a
you located	88 5f
you look	84 -6g-5e16c
you looked	82 -12c-10d23g
you looking	74 -19c-17a-5i10k14g16e
you lose	78 -11c-8e8i14g
you lost	80 -7c5k8g
you love	80 -14c15a
you make	71 -45c-14d7a12i42g
you manage	86 8a
you married	81 -5b18a
you mind	80 -6k-5cg-4i28a
you miss	86 -6b-4g5c6a
you more	79 -13a-5g10c13b
you mostly	86 -11a10b
you move	82 -7a5ce
you moving	88 
you my	88 5k
you name	82 10c
you need	61 -23k-13g-7i13c15h24e
you never	88 7h
you nuts	88 5b
you off	84 -7j12b
you offer	86 7c
you okay	80 -6ij15a
you on	65 -32a-8d-6j-5h5gk11i14c21b
you one	84 -6h-5dg4c7a9b
you open	73 -38e-5b22a34c
you or	66 -9g-8c-5e12f14b
you out	80 -14c-7j-6b4f13a18e
you over	75 -23j-5c5b7g21a
you owe	74 -22d7j8c13g
you own	64 -7g-5a-4j6b10k13c
you park	82 -6f7b9j
you passed	81 -17c-5k7d13g
you pay	61 -15b-13d-6e14ag17i
you paying	73 -10a5i9b10g
you pick	77 -8h-6g5i6c7a
you picked	86 -5c8g
you picture	88 -5i7g
you plan	82 -6a-5c6b
you planning	77 -9b12a
you play	88 
you pretty	88 -9c4b10a
you pronounce	88 9i
you pull	81 5h
you put	67 -14c-10e-8b10d11a12f
you putting	86 -10c-6b4a5e11g
you quit	77 -12e6c12a
you rate	88 
you rather	78 12b
you reach	88 4h
you read	85 -24k26c
you ready	86 4e
you recall	84 -10j7b8a
you remember	75 -15d4g6j7k9a
you rent	74 -10c-6e8d13a
you renting	86 5b
you retire	82 -9a-6e-4g12bc
you right	72 -15g5b12c
you run	74 -20k-9b-4d6c10j19a
you said	66 -25c-9gi-7a13h14j20e
you saw	86 12c
you say	64 -44a-9ik-8c-6e-5f8h18b22g40j
you see	67 -12g-11h-8j5c9i16f
you seen	86 5c9a
you sell	80 -10g-5b4c6k12a
you send	75 -9k8e13a
you serve	82 5a
you set	80 -6f-5c5i9a
you share	86 -6b11a
you shopping	86 -6a9h
you shut	88 -7b13a
you sign	80 -4g6b13e
you signed	86 -8c-6be-5g8a20i
you sleep	85 8a
you smoke	82 12a
you so	82 -6g5h6k7b
you some	84 -8a-4c6j10k
you something	84 -4c8j
you sound	81 -9b-8c-5i-4k9a18g
you spell	82 -8j-7c-5a8i15k
you spend	84 -13i-5ae7f19c
you stand	88 -6j5b
you start	75 -15e-14a-11g14b37c
you stay	78 6f
you staying	80 6c
you still	69 -13c-6d5b9gj
you stop	86 -7b10a
you store	88 
you sub	88 
you swing	85 -23c5a10i13g
you switch	84 
you take	66 -16g-7j-5d7bh21c
you taking	88 
you talk	82 8c
you tell	84 -44k-5e-4g26c31a
you text	86 7a
you that	71 -10b-6g4d9a16c
you the	71 -12g-9a9c31b
you there	82 -12a-9c5f6j9h
you these	86 -6a7d
you think	64 -21c-11j-7b-6a6e17h26g
you thinking	72 -5bh5e16g
you thought	82 -13c6a13g
you to	64 -20b-9j-8ce-4h10i12d13g14a
you today	80 -5g9a
you told	88 -7a10j
you took	84 -5c6h
you train	88 5ci
you trust	84 -7b7k
you turn	81 -13e5a8g
you turned	80 -8c-5a4b12g
you under	82 -4g6a
you understand	88 6j
you up	70 -18c-7g-4f8a26e
you updated	85 -12b-6a23c
you use	66 -11b-6f5g6i13a
you using	86 -8b5c9a
you usually	82 -5a5e8d
you want	50 -48a-11k-10g-5i5e6f8d10j27c30b
you weigh	82 -31c32g
you went	82 -9a6gj9k
you were	66 -19a-11g-7c5f9i10d11e12j
you what	73 -14k-6e5a6b10ci
you when	72 -11e-9d-6b7a12i22g
you will	76 -21k-10a8e9g18j
you with	70 -19g-17b-13k-5c-4j9h22a32i
you work	66 -6c-4g4f6d13a
you worked	88 
you working	88 6f
you worried	88 
you would	60 -20a-16b-13g-12c-6ei13d20k50j
you write	85 -6g5d11i
you you	81 -8c17h
young	76 -10j-9i-8e-6c-5f8k26g
young are	85 -10i16g
younger	88 -7g7bc
youngest	85 6k
your	26 -6h6a7d12e13j14i16f
your #	84 
your @name	82 -17g8a14c
your account	85 -4d8a
your accountant	82 -4a5k6c
your address	82 -27a-16k10c38f
your age	81 -55c-6k6a71g
your agent	74 -5i8g
your agents	88 -16c25d
your annual	84 -12g15c
your apartment	81 -6b9a
your auto	79 -7g-6j4d8f
your belongings	85 11g
your beneficiary	88 
your better	75 -12a-9d-8bfg-4e5i16k30c
your biggest	81 5g
your bike	86 -4a6b
your birthday	77 -11k13c
your blood	86 -4g12e
your bookkeeper	85 -14a4j22d
your books	85 
your boy	84 4a10j
your boys	88 
your brother	74 -5a5j13c
your brothers	86 -6dg8a10c
your buddy	84 -5i-4a4c11g
your budget	82 -5a12g
your building	86 -5a11c
your business	69 
your call	88 5a
your car	72 -30c-4be6j31g
your cell	84 -6g9c10a
your check	84 -14g-9a8d20c
your children	88 -11d11a
your client	85 
your clients	82 
your closing	88 -4e5c
your commercial	86 6k
your commute	88 -16c18g
your company	72 -14c-5j4d6a12k
your contents	88 -9c10g
your coverage	75 -7c7a
your coworker	88 
your credit	71 -15g-13f6e10c12i
your crew	84 
your current	68 -10g-8a10ck11e
your customer	88 6f
your customers	74 -7a-4b15d
your dad	75 -18c8k13g
your dads	88 6b
your date	86 -16c21e
your daughter	72 -5i4j8a
your daughters	82 -11a-10g8j9c
your days	88 -6g9i
your deductible	79 -37c-7b19a33g
your doctor	80 5c
your drive	86 -14c17g
your drivers	80 -8a-5d14c
your driving	85 -9c14a
your e	88 -8j-7g-6bd32c
your email	74 -6a-4df4k21c
your employees	81 
your employer	76 -6a5b
your end	88 -18a-5j26i
your equipment	82 -8c8g
your ex	88 11a
your experience	86 -5a5g11c
your family	68 -9c7i8a
your father	82 7c
your favorite	84 10c
your feet	88 -5b-4j5c9a
your first	80 -9b-8i-6g-5c7e25a
your folks	76 -14k-13gj5c9a12d14b
your friend	85 -8c-5d6j11h
your girlfriend	86 
your goal	88 -5a16c
your gut	82 -14c-12g-5a6b25i
your guys	82 -4bi5a15g
your half	88 -16c19g
your hands	88 -8b13a
your head	84 -13b9a12c
your health	71 -13ik-5a4j30c
your height	85 -28g32c
your home	69 -17c5f18g
your hours	84 -28c-12g11a33e
your house	70 -4i5d7f
your household	86 -6g9c
your husband	59 -12d-10e6g7ac11j
your husbands	73 -20a-7d-6g7j8i9b18c
your income	75 -9g-7a25c
your insurance	69 -16g-8d-5b8f37c
your job	71 -12b-7g5c28a
your kids	75 -26a-10c5b9j30d
your landlord	76 -12g8a12c
your last	65 -6j7a8i
your lease	77 6c
your lender	86 
your liability	82 -15g17c
your license	73 -18e-16c-7bd-6j20g41a
your life	84 -10b-8i-4cg7f8j9a
your list	86 -5g8h
your little	86 -5b5ak6i
your main	80 -6g11c
your marital	88 4k
your medical	86 -10a-7c5j6d8b
your mind	75 -28g-18a5i8e11b13h17c
your missus	88 11e
your mod	88 -17c8g14j
your mom	74 11a
your moms	88 
your mortgage	81 -10g5k9c
your mother	80 -9a-6g4d13f
your name	72 -28j-21a-10d-6g6k8f9i12b36c
your neighbors	88 
your number	86 
your occupation	85 6c
your office	86 -4c4f
your old	84 -11c6a11g
your oldest	81 -11c-9d-8b14a19j
your other	86 -5g16d
your own	63 -26c-6k-4e12a13f17g
your parents	71 4g
your partner	73 -14k9b13c
your partners	80 -7e10g
your pay	88 
your paycheck	77 -7c4i8f
your payroll	80 -50c8b14d35g
your people	73 -14g-5e4b8di
your phone	82 -5cg7a9k
your place	72 -8g-7a6i14d
your plans	86 
your policy	67 -20c-10b-7dk5j6i13h30a
your property	86 -19g-5a9d17c
your record	88 
your rent	84 -42c10a34g
your roof	82 
your salary	82 -8a-7g5k11j
your sales	80 -22c30g
your schedule	88 
your score	85 -31a16c23g
your share	88 -16c22g
your shop	84 -5h-4f9c
your side	86 -8k-7j21a
your sister	76 -7g-5b4c12j
your sisters	88 -5a6h
your social	79 -16b-8k-5j8a29c
your son	72 -9g5b11a
your spouse	71 5k
your spouses	84 -14c7k12a
your store	88 -7a6cf
your street	86 6a
your stuff	80 -12c11g
your subs	77 -7g8a
your system	86 5g
your things	86 6a
your time	80 -19g5a13e
your tools	85 
your umbrella	86 
your uncle	88 -5g4b6c
your unit	86 -9a6b
your vendors	88 -6b6i
your weight	84 -4j4k7c
your whole	84 7a
your wife	58 -12d-11i-8g-7k8j33b
your wifes	73 -7a-6d6b12g
your will	85 -4j5e
your wind	85 -12c-7a8g14b
your work	76 -7c-5bj10f16a
your yearly	85 -11g-4a5k15c
your your	84 -7b6ac
your zip	78 -12b5a6k7i
yours	59 -22b-13j-8k5a6d19e24g
yours $	70 -29c-7j-6k-4a4g8d36e
yours is	88 4j
yours or	82 -22b13a15d
yourself	61 -9e-8a-6g-5i-4f7c10k17b
yourself $	69 -13b-12e-5g8c12k18a
yourself or	76 -22a27b
zero	86 
zillow	88 -11g9c
zip	67 -20j-12a-5g15k31c
zip $	80 -18j7a24c
zip code	79 -7a17c
zone	78 -9e-7j-5g9a16c
zone $	84 -5c13a
zoom	86 -4g8a
~<#>	34 -37c-36k-28d-21e-14f-6i5b8h15a29g118j
~<@d	62 -9g-6e-5c12j13a
~<@da	62 -9g-6e-5c12j13a
~<@m	66 -10c-9e-7g5a24j
~<@mo	66 -10c-9e-7g5a24j
~<@n	53 -23c-8i-7k-5h12d20gj
~<@na	53 -23c-8i-7k-5h12d20gj
~<a>	28 -13d-12e-8g-6f12j13i17k21b34a
~<ab	41 -9e-5d6ch21k
~<abl	80 -4b14a
~<abo	41 -9a-8e-4d7h9c22k
~<ac	56 -16g-8h-6b-4k6e9j15a
~<acc	58 -11g-7h6e7a10j
~<acr	85 -4c5f
~<act	75 -6g-4b9c10a
~<ad	53 -20b-14g-6h4e6d7j11f19k
~<add	56 -23b-5i-4g5a7e13f14k
~<adj	82 -6a-5b4c5k7i
~<adv	71 -8g4k5j7b9a
~<af	55 -16g-5f-4k6aj7b8i11d
~<aff	84 -7c5ad
~<aft	55 -17g-5f4c6b7j9di
~<ag	52 -22j-11k-10i-9f-8a-5c5b7h21g42e
~<aga	65 -7d-6c11e
~<age	57 -34a-12j-7k-6fh4b8d13e15c35g
~<agg	86 
~<ago	76 -17g-16j-10c-8i7h16a34e
~<agr	77 -5dk-4e9h15a
~<ah	75 -5c4b7j
~<ahe	75 -5c4b7j
~<ai	76 4f6a
~<air	77 4f6a
~<al	43 -7beh-6k11i18a25g
~<ala	71 -6k4j9a
~<alc	74 7cg
~<all	47 -10e-9b-5a5j13i35g
~<alm	82 
~<alo	71 -11g-7j-6c10i16a
~<alr	64 -7k-5g4j8e12a
~<alw	77 -9b-8ij7adg11f
~<am	52 -14c-9b-8d-6e5g6h12fi15j
~<am>	55 -15c-12g-9b-4de5k6j8hi9a16f
~<amo	70 -6a-5fk6i19g
~<an	26 -52b-12i-4fh8ae11g19j22k26d40c
~<an>	51 -14i-9de-6b8a11g12h13j
~<and	33 -45a-20b-6h12g14ck20e27j33d
~<ani	84 
~<ann	74 -12a6k7c9g
~<ano	71 -6c6e9a
~<ans	78 -8a5g7c
~<anx	86 -8b18a
~<any	35 -66b-13j-11g-9e-6h9k21c110a
~<ap	56 -10b-5g7f10j13a
~<apa	64 -9b6ak
~<app	62 -6d5f9a
~<ar	32 -16g-7h-5c5f24b36a
~<arc	88 -5a6b
~<are	33 -12g-5dh4j7c9f16a26b
~<aro	58 -7j-5b9d
~<art	84 -29c31a
~<as	48 -28a-15i-12b-10ck9h15d17g47j
~<as>	58 -29a-14ci-10bk10g17h27dj
~<asi	80 -7b-4c9a11g
~<ask	55 -6bd-4h5f6g9cj
~<asp	84 -5b8j
~<ass	76 -6c-5g16b
~<at	42 -11b-10c-8i-7h8k20g28j
~<at>	42 -10i-9b-7ch8k13g32j
~<att	76 -6c-5e5gi
~<au	59 -9i-8g5a7b9c
~<aud	66 -7ai5ck15b
~<aut	66 -8g-4b5c6f8a
~<av	85 -11c7g8j
~<ave	88 8g
~<aw	58 -17j-14a-5g-4h5be15k18d
~<awa	64 -12c-4e6a7k13d
~<awe	71 -10j5k6e9c
~<awf	86 -4j5c
~<aww	79 -11a-5gj5ik6e10d
~<b>	77 -7c8b
~<ba	44 -7f-6i-5eh7g9j23c
~<bab	67 -7b4e13a
~<bac	53 -5cde6g9a
~<bad	69 -6j-4e5b10c
~<bal	72 -17c-6a8k27g
~<ban	65 -5i4a15d
~<bar	71 -14a-7d-4g9e25c
~<bas	66 -9g-4a5j6i14c
~<bat	73 -14a6k7j13c
~<be	36 -8i-5f5e19a30d
~<be>	50 -11i-10f-7k-6h7j8eg20d
~<bea	74 -6c6b9a
~<bec	65 -9i-6j5k6d15c
~<bed	75 -9a4g8k
~<bee	49 -9g-7e-6j5bh7k8c17i
~<bef	55 -14k-4e5df8g11i
~<beh	69 -10a-9c-5g5f11h14d
~<bei	70 -9b-6g6f7i
~<bel	69 -19b-11k7j9f19a
~<ben	67 8a9d
~<bes	61 -14g-7b-5a4h9e10d13c
~<bet	62 -6ag-5i-4e14b18c
~<bi	49 -19i-15a6k11g15c19b
~<bid	88 4c5g
~<big	56 -19i-8j-6a4d5k8c12b18g
~<bik	77 -6a5b7k
~<bil	68 -14g-8a4c5b7d
~<bin	84 -11c4af6b
~<bir	63 -9a-6fg-4b13e22c
~<bis	86 -5c6g
~<bit	77 -4e6a7g
~<bl	62 -10k-7b-5g-4fh5d6e8c17a
~<bla	80 5bd6c
~<ble	82 -6j7d
~<blo	67 -11bg-6k4j9e11c15a
~<blu	84 -11c8a12g
~<bo	47 -33g-17f-14i5j7h9e10k21a26b
~<boa	71 -10b13a
~<bod	79 -7i-6a5k12c
~<bon	85 
~<boo	65 -17a-6c5h6d7j8k10b
~<bop	82 -5g6c
~<bor	68 -13g-5dk5b7c10ae
~<bos	77 -6j-5bf5c17a
~<bot	63 -5i-4cg9a10b
~<bou	69 -8g-5ij-4e7k10a14b
~<box	70 -7f-6c-5g4k15e
~<boy	70 -12a-8g-5c5i7h8j16b
~<br	52 -17d-9k-7i-4b7h19cg
~<bra	76 -8c-5j16a
~<bre	67 -19b-5a6d9c22g
~<bri	63 -8d-7a-5i6f11g14h
~<bro	63 -18d-12g7bj24c
~<bs	88 -5b11a
~<bs>	88 -5b11a
~<bu	40 -10cd-5afh8j11g13b27e
~<buc	84 8a
~<bud	71 -6a-5d-4c4j18g
~<bug	78 -12g-5i6b7k9h
~<bui	56 -11j-6cd-5i9g11k18e
~<bul	86 -6k5i6bf
~<bum	80 -5h8b9j
~<bun	74 -9g-6c8a9bi
~<bur	63 -19a6j9g17i
~<bus	49 -11i-7f-4a4c6j7b8d11e
~<but	62 -8c-7a-6d5i9e16g
~<buy	63 -9g5f6b7e8a
~<by	52 -15dg-6h-5k-4j14e19b21i
~<by>	52 -15dg-6h-5k-4j14e19b21i
~<c>	80 -46a-6b7c20i34j
~<ca	34 -13c-10g-5b6h9k14f19d22a
~<cab	88 10j
~<cak	86 -9c-4j7ag
~<cal	51 -27g-17i-8ae4k7f8c13b20h21d
~<cam	63 -16b-8i-7d-6c-5f8k13ag15j
~<can	47 -15j-11k-8g6d7i10f12a16e
~<car	43 -7abek-6h-5j7df19i28c
~<cas	63 -16a5gk7j20b
~<cat	67 -9d-7ac-4i4b7g8e18k
~<cau	85 -11c-4dg6k22a
~<ce	59 -11g-7k-6a5c7d8f10j
~<cei	86 -5a-4g10f
~<cel	79 -11g4a5b14c
~<cen	88 -12a12j
~<cer	62 -8c5e10d
~<ch	46 -18d-11e-10j-8c4i5f9b16k29a
~<cha	55 -24c-8e-6i6g11a12b17k
~<che	57 -12j-7d-4f4e6k8c9a12b
~<chi	67 -16d-5a-4e4cf5i7b8g
~<cho	74 -18g-13b-7e-4j6h9c14a16i
~<chr	84 12f
~<chu	79 -7b4f8a
~<ci	69 -6d6ck7f
~<cig	80 -5a-4d5k6b
~<cit	74 -9b-6j6a8f9c
~<cl	46 -18c-17i5ef7a8j9dg12b
~<cla	58 -10e-7d-5a6k9c10i
~<cle	66 -20i-10c5j8b25a
~<cli	62 -11g-10b-4k5h6af15d
~<clo	55 -24c-13a-12i6j11b21g23e
~<co	31 -28c-12k4j5e7d8fi13h21g26a
~<coa	81 -7a-4i7b13g
~<cod	72 -6a-5g-4f5k24c
~<cof	81 -5a-4j6k10i
~<coi	81 -12k9b
~<col	58 -7ci-4h8g9b12a
~<com	41 -11ab-9g-5j4c6i11f12d30h
~<con	54 -6e-5h-4ij7f11b18a
~<coo	69 -7bg-6fj5k19d
~<cop	74 -18b-7c-4k5ei7j20a
~<cor	65 -34a-7k11b12f24j
~<cos	60 -17a-5hik7j30g
~<cou	47 -14k-10h-4d10g12c16e
~<cov	49 -12d-8f-5j4hi5a7k20b
~<cow	85 -4g4c
~<cp	82 5k
~<cpa	82 5k
~<cr	54 -15a-13f-7g6dk7i9e17b
~<cr>	86 
~<cra	67 -13a-5g5k7bdh
~<cre	58 -12f-8i5k7c8a9e
~<cri	86 -6c5e7i
~<cro	85 -20a11i19b
~<cu	53 -11g-10a-7f4c6d7h11ik
~<cur	63 -17a-8g-7f-6b6h7e9c18k
~<cus	61 -7c-5bj-4e10d11a
~<cut	73 -7k-5a4c9b
~<cy	84 4d
~<cyb	86 4a
~<d>	82 -5c5ik
~<da	45 -7hi-5df5k7a9g25e
~<dad	67 -16c-4j4dg6b8a
~<dam	67 -6e-5b10ag
~<dan	82 -11c5e9a
~<das	82 -11k6g9a
~<dat	64 -23a-15g-7d-5h11k22e23c
~<dau	68 -5dgk-4e5j7c13a
~<day	51 -12a-7c8g22e
~<de	45 -15a-12f-11c-7k-4h5e12bd16g20j
~<dea	64 7b8a
~<deb	77 -25a5g9b22c
~<dec	61 -7g-6k-4b5a8d12j
~<ded	63 -7a-6c22g
~<dee	79 -11b-6a-5f7g9i12c
~<deg	78 -5c-4a7b10g
~<del	67 -16c-9b4j7a15e
~<den	73 -5g4h5d6j
~<dep	71 -19c7b13d
~<des	74 -10a-6i-4g10k20b
~<det	78 -4b11a
~<dev	84 -5a6j
~<di	34 -16k-12b-9f-7d6g8c9i16e41a
~<dia	71 5c
~<did	36 -22k-12b-9d7chj16e20i22a
~<die	69 -11e-6c6j8g10a
~<dif	69 -7b-5j5k8ac
~<dig	75 -5ab7k17c
~<din	78 -8j-6i5d8e9a
~<dip	85 -19b8c15a
~<dir	88 -8a5b8h
~<dis	64 -14c-7g9k11a12j
~<div	72 -10j-9c6g20a
~<dm	88 -5c5e
~<dmv	88 -5c5e
~<do	24 -44k-17j4g9i11b12d22f29e46a
~<do>	27 -42k-39j12h13i14b15e17f21c43a
~<dob	84 -9a19c
~<doc	67 -16g-7a5j6i16d
~<doe	41 -23k-12j-8h8i13e17d21a
~<dog	71 -8b5a9j
~<doi	61 -14g-8j-6e-5ah16c19i
~<dol	66 -15a-7c5b6g17j
~<don	65 -11ae5f7b10cd
~<doo	65 -20b-16c6k9j10f17e
~<dos	86 -8c10g
~<dot	80 -16a22j
~<dou	88 -16a10g14b
~<dow	53 -24c-12i-11a6d9k11h13g14j
~<dr	44 -18c-11g-4j4ei10h11d23b
~<dra	73 -13a-5c-4g5hi7e9b
~<dri	47 -6h6d8b14a
~<dro	69 -17a-12c5i13b21h
~<dru	78 -14c-5g6a10d
~<dry	85 5a
~<du	68 -8af-5b7e10g11k
~<due	77 -13c-6g12a20e
~<dui	85 -13a-5g21c
~<dup	88 5a
~<dur	88 5c
~<dw	81 -11c-6a20g
~<dwe	81 -11c-6a20g
~<e>	75 -15a-10g-7d4b9c28j
~<ea	59 -29c-12a-9b-4eh15i22k24g
~<eac	67 -10a-7c6g8dj10k
~<ear	70 -19c-12b7i9a11k13g
~<eas	77 -7b-6c6k15i
~<eat	81 -14a13bg
~<ed	78 -5bg-4j11ck
~<edu	80 -6a-5bg-4j12k14c
~<ei	79 -12b-4c4j17a
~<eit	81 
~<el	54 -13g-12a-6b6c7j8h18d
~<ele	73 -10c4a
~<els	56 -11g-6a4f5j9h17d
~<em	51 -7c-6a-5gh5d9j16e
~<em>	69 -23c-13a-4ik5bd8j13e17g
~<ema	61 -8g-6d-5e6i20c
~<eme	82 5d
~<emp	60 -13g-6c5j12e
~<en	57 -28b-8d-6c5i11a14h15g
~<end	64 -13a-11b-6c-5d10j22i
~<eng	82 -9j-7c4a5e10g
~<enj	81 -5b8a
~<eno	71 -17bi-9c14g16h22a
~<enr	88 -6g12c
~<ent	86 -4b
~<eq	68 -16c18g
~<equ	68 -16c18g
~<er	80 -19k-9b5a16ij
~<err	84 -19k-9b17i21a
~<es	77 -9f-5g-4c18a
~<esc	81 17a
~<est	85 -8f6b
~<ev	43 -18c-11d-10b-5h6f7ij8k32a
~<eve	43 -17c-10b-9d-6e-5h6f8ik36a
~<ex	51 -18g-10d6hk15a16e
~<ex>	88 11a
~<exa	67 -12a-4d11f17e
~<exc	68 -21g-6k-5j5e12a13h
~<exi	86 -4a8j
~<exp	59 -12c-11g-6d-5f12k16a
~<ext	70 -12b-4j12g14c
~<ey	85 -14a6i8d9b
~<eye	85 -14a6i8d9b
~<fa	47 -26i-13k-10h-9d-7b8c9e17f22g28a
~<fac	76 -12a-11b-10c6g9d12k14j
~<fai	74 -6j-5k5g14a
~<fak	82 -10g-7b7ai8c
~<fal	70 -9g-6dj6a11e17b
~<fam	58 -6gj-4e11i13c
~<fan	86 -14b-4g8c12a
~<far	59 -36i-17b-10c17af43g
~<fas	77 -11i-5k6a7g10e
~<fat	79 -16k-8a-5b6c12f14j
~<fau	77 -11d8a20b
~<fav	81 13c
~<fax	85 -9c6f
~<fe	52 -37b-4e5g6hi7k11c19a
~<fea	88 -6d12c
~<fee	57 -5ej7g9hi
~<fel	73 -9b-4j4e5a11c
~<fen	73 -18b5k17a
~<few	75 -12b6jk10a
~<fi	43 -8c-5i7fjk10a11d
~<fia	86 7j
~<fie	86 
~<fif	84 6b
~<fig	67 -14c-6i7eh12g
~<fil	63 -10b-6h-5g6d8ac
~<fin	56 -13g-11c-6f5e7j8h15b
~<fir	52 -9ae-5h4b6f9d16k
~<fis	82 -13b7f10a
~<fit	88 6a
~<fix	73 -9g-5dk5f13a
~<fl	59 -19g-7e-5i4d9c21b
~<fla	75 -11g-5i5c13b
~<flo	63 -10g-6a6cj
~<fly	80 -6j7a10b
~<fo	33 -12e6d13bi22k
~<fol	62 -10j-9g-8k-5ce6i7h10b15d
~<foo	69 -8k-6i11c13g
~<for	34 -9c-7e6h7j10gi30k
~<fou	75 -15g-5e-4k8a9c11b
~<fr	45 -25g-14b-4d4i7k8h11e13j18c
~<fra	76 -12c-6a-4g5j17e
~<fre	71 -18a-17g5e6k26c
~<fri	71 -5g8h
~<fro	47 -18b-7g-4d4f5ik11h15a
~<fry	86 -5a6j
~<fu	53 -13f-7e-5i5g9k10b16a
~<ful	61 -13f-7e7k8g9c11b
~<fun	62 -8i-7e7bk11a
~<fur	72 -7c-6k-5a4b5i8e
~<fus	86 -11b14a
~<g>	85 -18a7c8j12g
~<ga	57 -12g-6ah11b20j
~<gal	88 -4c6j
~<gam	85 -10a11j
~<gap	75 -8c-5g5e6b10a
~<gar	67 -8g10f
~<gas	84 -12a7c10b
~<gat	80 -6g4i9j
~<gav	75 -4h5d7cg
~<gc	85 -16g17c
~<gc>	85 -16g17c
~<ge	43 -13g-8j-6bf11ei13a18k
~<gei	88 
~<gen	72 -5c5a8g
~<geo	85 -5cf5b15k
~<get	44 -10b-9c-7fj5g7k11a13e14i
~<gi	52 -18e-8f-7j-5h-4d5bc12a24k
~<gir	71 -8a14b
~<giv	54 -15e-8j-7f-4b6g7c11a27k
~<gl	68 -8g-6k5e6c13b
~<gl>	79 -10g5a10c
~<gla	73 -7g-5ak-4j4c7e14b
~<gm	85 -8a-5c5b10j
~<gma	85 -8a-5c5b10j
~<go	33 -10e-8i-7d-6j4c9a10g24b30k
~<go>	48 -13j-12c-11e-5h-4g4a6d23k29f
~<goa	86 -5a16c
~<goe	68 -9i-8d8e18k
~<goi	54 -11f5h6g14k
~<gol	82 -5g6ai
~<gon	66 -8e-5d-4i5a8j9b
~<goo	52 -10k-6fg7b9i15a
~<got	40 -13f-7i-6e5k6d7b12j15c
~<gp	88 -5ag17c
~<gpa	88 -5ag17c
~<gr	53 -16a-7h-6i4j5b7cf8g11d
~<gra	62 -14g-10a4c5i6b8d11j
~<gre	73 -10j-8k-6i5g6f11c
~<gro	61 -8a-7i-4e15g
~<gu	54 -29c-9a-7h4ef8k10j11d20i
~<gua	80 -4c13d
~<gue	75 -17c5k14j
~<gui	84 -6a7k
~<gun	81 -14b5g6c11a
~<gut	79 -15a-13c-12g16b24i
~<guy	58 -12b-10c-5h5d6g7f8i9e
~<gy	88 13c
~<gym	88 13c
~<h>	82 
~<ha	28 -13e-10h-6f4j6g10k11b12i40a
~<hac	79 4d7c
~<had	53 -10b-6g7ac13j
~<hah	75 -9a7g9b
~<hai	71 -16c6h21a
~<hal	65 -12j-5be11k12d
~<han	56 -13c-11g-10j-8e5d12b31i
~<hap	52 -18e-7g-5i6a8h12k13c
~<har	68 -11g-6b-5j5f8c15a
~<has	53 -6ej-5bdg6f28a
~<hat	77 -7c5f9g
~<hau	81 -16c-8a7b16i
~<hav	31 -12di-9f9gk12j14c23a
~<he	39 -31e-16b-9a6c7gi11f13k16j23d
~<he>	52 -26e-7a-6k-5f7c8g11i14d16j
~<hea	48 -12b-9g-6ach6i12j14f21k
~<hei	77 -9j-8a-5e27c
~<hel	64 -17c-6j6h10b13i
~<her	53 -26i-14a-8e5c8fj17d23g
~<hes	84 7a
~<hey	80 -11g7c8a9i
~<hi	48 -26d-25ak9f13e14j16c42b
~<hid	88 -5c
~<hig	61 -16a-13i-7j-5k13g17f25b
~<hik	85 -13a-9c-6k6bj23g
~<him	68 -11k-5c8b10e
~<hip	88 -4a6b
~<hir	71 -25e-10g5a6j10b24c
~<his	61 -26d-22a-12g5h8i13b18j27e
~<hit	65 -12g-4k4c6e8a9i
~<ho	27 -63a-29b-17j-13d-8k4h11e65g108i
~<hob	80 -10a-6g20c
~<hol	62 -18g-5b-4ek7f13i14d
~<hom	50 -13c-9i-7h6b11f17a
~<hon	74 -12g-11a8cj10b
~<hoo	85 -4a5j6b
~<hop	77 7c
~<hor	88 -5j12a
~<hos	70 -5b4f6a10j
~<hot	71 -14f-11c8g11j14a
~<hou	45 -10c-6i-5j8d12e13bg
~<how	30 -111a-39b-25dj-7f-6k9e12h86g143i
~<hr	88 5j
~<hr>	88 5j
~<hu	50 -16f-8b-5k7j14i17a
~<huh	76 -18a-10g7c14i18j
~<hun	80 -5bg8j9a
~<hur	62 -19f-12b-6e-4d10g12i21a
~<hus	55 -5k8d
~<hy	73 -5i7g8a
~<hyd	76 -5i7g9a
~<hyg	88 
~<i>	34 -31a-29g-18b-9f-8d6e19i41j64k
~<ic	88 -14c5e14i
~<ice	88 -14c5e14i
~<id	69 -10d-9e-7g5ck19a
~<id>	78 -9e-6a6b7j12c
~<ide	75 -5cg7k13a
~<if	41 -14b-13aj-12h-11i5d11g16f26c32k
~<if>	41 -14b-13aj-12h-11i5d11g16f26c32k
~<il	88 6a
~<ill	88 6a
~<im	72 -8g-5j-4a6b16c
~<imp	73 -7g-5j6b11c
~<in	29 -17b-8c5dj6k14f15g30a
~<in>	33 -9c-8b5k9a10g12j16f
~<inc	62 -7b-5h23c
~<ind	84 -10a12b
~<inf	72 8c
~<inj	71 -4bd4k5a8g
~<ins	44 -19c-11j7d14g24a
~<int	63 -16a-8g-5i8e9dh12k
~<inv	71 -11c7g9a
~<ir	85 5a
~<ira	86 
~<is	23 -7ck13d15i17a49j
~<is>	23 -8k-7c14d15i16a48j
~<iss	81 
~<it	28 -13d-8e-7c6k8h9i11a21b32j
~<it>	28 -13d-8ce6k7a8h9i22b32j
~<its	82 5a
~<ja	86 -13b-11c11g15f
~<je	74 -5b-4a5k12c
~<jee	88 
~<jew	79 -5b7c
~<jo	54 -10g-9b-8k-5hj6d7e13c18a
~<job	55 -10b-8g5f7d12c15a
~<joi	82 -6jk-4b6a16e
~<ju	47 -17c-13g-8di-6e4j6a12h17k27b
~<jud	85 
~<jum	76 -11a-7b8c20h
~<jun	85 4a
~<jus	48 -23c-14g-7e-5di7j10a20k29b
~<ka	86 -11i-8c5e16b
~<ke	51 -21g11a17hk
~<kee	54 -21g-4e8a9c19k
~<kep	73 -10g-7c-5j4f22h
~<key	76 -4c6a
~<ki	47 -10h-7a-5e9gj12b
~<kic	81 -14c9b11g
~<kid	54 -9g5b6f7a
~<kin	55 -7ah-5ef5b9g17c
~<kit	71 -7a-5c-4b4i6g9j
~<kn	51 -16g-12b-8d-5h7j9e10a27k
~<kne	86 
~<kno	51 -15g-12b-8d-4h6j9e10a28k
~<l>	82 -55b-8c15g56a
~<la	42 -12f-10b-6i6c8g15j24e
~<lab	81 -10c18j
~<lad	74 -13a-6b6c14j
~<lai	81 -9c-6b8d11a
~<lak	80 -5c11g
~<lan	62 -16b-6fg-5c10j13e19a
~<lap	76 -11i-8a-7g5j6e9b13h
~<lar	85 -15i11cg
~<las	48 -16a-10k-6f7c12gi19e
~<lat	69 -8c4k5a8g
~<law	67 -18g-8j-7d5b9k11a19c
~<lay	80 -9j11a
~<le	44 -16g-8b-5d5a19k30c
~<lea	50 -19g-8k-6i-5e6cj10a20b
~<lef	69 -13c-7a20g
~<leg	73 -14d-6bg6k7a22c
~<len	73 -7a5c10k
~<les	76 -23a6f12c13g
~<let	58 -15g-8j-6af-4d4e5c9i24k
~<lev	78 -7b-6g-4a13c
~<li	34 -24a-7e-6h4c8i9d11f23g28k
~<lia	61 6b7g
~<lic	60 -12a-4f7b8e13d
~<lie	80 -5c-4b9a
~<lif	54 -14c-9b-7a6f25g
~<lig	79 4a8d
~<lik	43 -8g-5bc-4f5e16k20i
~<lim	62 -20a-6j-5d15c30g
~<lin	61 -11a-8j-6e-5f4b5k12g16c
~<liq	86 11a
~<lis	60 -18a-6i-4g9d25k
~<lit	59 -6j-5eg-4d4a9i13c
~<liv	56 -14ad-13e-12g7c12j18b27f
~<ll	77 -6a-5h18b
~<llc	77 -6a-5h18b
~<lo	39 -29i-24d-5j6k10b12f14e15g24h
~<loa	63 -12g-5ad5b9j14c
~<loc	64 -10c-9g4i5f6e14a
~<log	81 -14b-6d6a20c
~<lon	52 -37i-15c-13a-8j-5b-4d8f13h18e49g
~<loo	54 -7ad4i6ch
~<lor	86 -7a6i7c
~<los	61 -18e-4f7i8h10a
~<lot	67 -7g12c
~<lov	67 -9gj-6bi-5c4k10a11h13f
~<low	70 -21i29b
~<loy	82 -9c-4b6e8j9h
~<ls	88 -32b-13j45a
~<ls>	88 -32b-13j45a
~<lu	74 -11b-7d16a
~<luc	84 -6d-5b5i7c
~<lum	85 -6c6j
~<lun	84 -5b15a
~<m>	81 -7a6j15c
~<ma	38 -16e-12i-8k-5a7b12c16h33g
~<mac	73 -9a-5d8f10j
~<mad	64 -20g-8k-6b6f7a35h
~<mai	63 -13a-9g-6j5b7f13c17d
~<mak	54 -11j-9d-7ek6b9c13i14g
~<mal	84 8a
~<mam	84 -11a5bc6g
~<man	45 -13b-12i-11j-9c-5k-4af5d65g
~<mar	64 -8d-7g-6i-4ch7k8j19b
~<mas	88 -12a16b
~<mat	70 -9d-5cg-4b12j16k
~<max	88 -25g9j21c
~<may	71 -7k-6bc7d10g16a
~<me	35 -28g-27a-16d-14f-8ei-4c10b123k
~<me>	37 -26g-23a-21c-13d-12f-11h-4bi147k
~<mea	72 -8j-5c4b5i11h
~<med	64 -11g-6i14b15c
~<mee	73 -6k4c5a
~<mem	84 -5j11a
~<men	80 -11a-4e5g8c12j
~<mes	78 -7k5g7c
~<met	74 -9g-8ak7j9b16h
~<mi	48 -10jk-8f-6d7i9c15eg
~<mid	76 -7a4b5c6eg
~<mig	80 -15b-6j7e9h10d
~<mil	62 -18a-5c29g
~<min	54 -14c-11jk-7d4e6g9i11b21a
~<mir	86 -13a21j
~<mis	67 -20g-17j-5b-4d6ei12a27c
~<mo	38 -10gi-9a-5hj7f14e21c25b
~<mob	86 -6a-5k7b9f
~<mod	75 -19a-5e7c10j12b
~<mom	67 -6b4k10a
~<mon	48 -18j-5ai5f6k10e19c
~<mor	51 -7cj-6i-4d5a11k26b
~<mos	61 -6k-5e6j13c
~<mot	67 -10g-7c7d9f12a
~<mou	85 -7g-6a4b7i9c
~<mov	61 -8b-4fk5j22e
~<mr	85 -4b12a
~<mrs	86 5a
~<mu	44 -30i-17j-6ck11b59g
~<muc	45 -30i-16j-8k-6cd5h14b63g
~<mus	80 -9b4d8a
~<my	55 -23j-9a-6k4e5b10i14d18f
~<my>	55 -22j-11a-6k-4c4e6b10i15d18f
~<mys	82 7ac
~<n>	81 -11a-5b8c17j
~<na	49 -30g-17j-13a-6h7i10k19d44c
~<nam	50 -29g-21j-10e-6h8i14k15d44c
~<nan	86 5b
~<nat	84 8j
~<ne	41 -16d-11a-8g-4c7e12i13h27k
~<nea	69 -14b-8c-7i-5k14a23f
~<nee	47 -14g-11di-8b-7c-5af-4j5e11h63k
~<nei	74 -5k5b
~<ner	82 
~<nes	86 -6g-5jk10ei
~<net	82 -6b15g
~<nev	72 -17a7j10c
~<new	57 -23k-6d-5f4g6j15bi
~<nex	65 -5agk7c8b
~<ni	57 -12j-7e-6i-5h5c6ag9b12f
~<nic	67 -11e6a7c9b
~<nig	63 -10j-5i5a6g13f
~<nin	88 
~<no	37 -32b-19d-7i-6a5c8k13g26h41j
~<no>	55 -41b-19i-7d-5g4k6ef7c8a46j
~<nob	71 -8e-6d8c10j
~<noi	85 8c
~<non	77 -11b-8c9h16j
~<nor	75 -6bf6jk8a
~<nos	86 -8c6k8f
~<not	44 -6abd5k6g10j15h
~<now	50 -23j-9d5b14h15cg
~<nu	49 -12e-8bd6k7i14g22c
~<num	50 -16j-12e-9b-6d-5h9i10k14g24c
~<nur	74 -7bc6j9ah
~<nut	82 -5a8c
~<o>	79 -14c-7j-6g5b26a
~<oa	84 -5b6c7a
~<oak	84 -5b6c7a
~<ob	88 5k
~<oc	75 7g
~<occ	75 7g
~<od	81 -18a7g20k
~<odo	84 -10a8cg
~<of	34 -6h9ak11i15d
~<of>	36 -9b-5eh6k7gj11cd12i
~<off	49 -24g-12cj5ad6i7e15k17b
~<oft	74 -13i-6ac35g
~<oh	61 -21j-20g-6b5f9d10a11k12c
~<oh>	62 -25j-20g-10b4h6f9d12ck14a
~<ohi	88 -6a5b6j
~<ok	48 -17j-16b6f7d9g10a15i
~<oka	48 -17j-16b6f7d9g10a15i
~<ol	51 -42i-5d-4k11e14j42g
~<old	51 -42i-5d-4k11e14j42g
~<on	30 -14f-11e-6c-5g4h8i11a19d20k21j
~<on>	33 -18f-16b-10c-6e4h8dgi18j19k24a
~<onc	73 -6k-5a9b11c
~<one	43 -11a5k8f10j18d
~<onl	63 -10d-9g-5f6k7c10b13j
~<oo	80 -10a-4k5i7g
~<ooh	81 -7a5ce7i
~<op	61 -13g7ae
~<ope	62 -11g-4i7e8a11b
~<opi	86 -6a5dh
~<opt	85 -13b5a7j
~<or	31 -65j-64a-33e-28g-20k-16h-7c6d10f261b
~<or>	32 -76a-65j-33e-28g-20k-15h-8c7d10f273b
~<ord	84 8f
~<ori	74 5bd
~<ot	56 -7f-5k-4bc9g11h14d
~<oth	56 -7f-5k-4bc9g11h14d
~<ou	44 -23g-11d-7f4j5a6b8k11e30c
~<ouc	88 -21g27c
~<oug	86 -8d6c10a
~<our	70 -10c-7a-6g6ej11i
~<out	44 -9i-7f-6g-5d5ab9ek19c
~<ov	49 -9c-7ah5b7f9j17g
~<ove	49 -9c-7ah5b7f9j17g
~<ow	49 -17d-16c-7j-6h10i20b23g
~<owe	69 -22d-17a6j33g
~<own	50 -17c-11j-5h5f11i16a19b
~<p>	84 -7b-4g5a8c
~<pa	37 -28e-14h-10d-9k5c12b16g17a18f22i
~<pac	73 -7g-5d8f11a
~<pag	69 -7b-5g-4c19k
~<pai	63 -7c-4e7a10b12g
~<pan	82 5b
~<pap	67 -14a-12g4i6f8c10b
~<par	51 -16k-15e-13d-7h9b19c25f
~<pas	61 -13e-6k10ad
~<pat	75 -14b-5c-4g21a
~<pay	44 -11a-7c-6dek-5hj6b22i39g
~<pe	48 -10i-8f-5j10c15bd
~<pee	80 -17a10d16c
~<pen	75 -7a7b10c
~<peo	58 -7j-6e-5f4h10a13d
~<per	55 -10i-9c5e6a8b12g
~<pet	86 -19a-4g31c
~<ph	60 -6h-5d8bj
~<pho	63 -6h-5d-4i6e10b
~<phy	76 -6g4j5k
~<pi	54 -11g-9j-5i11k20a
~<pic	59 -8ej-6a-5c6b9d19k
~<pie	85 -7g4a10e
~<pil	76 -6g-4d8a12c
~<pin	86 -6c4a7e
~<pip	73 -6b14a
~<pit	86 -5k7a
~<piz	86 
~<pl	45 -9i-7h-4g5a7c11k12f
~<pla	47 -7k-6hi-5b7j8a12d14c
~<ple	67 -13a-10d-9e-8j-5c13f15b25k
~<plo	86 -11b11a
~<plu	71 -5g12e
~<po	44 -14di-5f6hk7g9e12ac
~<poc	76 -6a-5i9cg
~<poi	81 -6c-5bg10a14h
~<pol	48 -15a-11i-9d8k10c11e14b
~<poo	68 -8b4j10a
~<por	80 -4d4b
~<pos	75 5a
~<pou	80 -5bj8a
~<pow	88 4j
~<pr	44 -22a-5di6h11b16j21c
~<pre	59 -18a-5dfh5k10bj18c
~<pri	58 -14a-7i-6h7f9c11b12g
~<pro	51 11j16h
~<pu	50 -21c-10i-6j5e16b24g
~<pul	70 -6j13e
~<pum	84 11a
~<pur	81 -20a9b16g
~<pus	79 -7g4ae7b
~<put	53 -15c-7i-6e5a6f19g
~<qu	54 -8h-5ik13c18b
~<qua	80 -6a8j
~<que	69 -5h-4e6d7c
~<qui	63 -10g-6d8b19c
~<quo	66 -10c-5k4f8b13g
~<ra	54 -14i-8e-7b4j7gh9c10k
~<rac	80 -5b11a
~<rai	66 -9c-8ei-4hk4f14a15g
~<ran	79 -9a6c
~<rat	62 -16a-12c-5f4j6g14h19k
~<re	38 -24i-12f-8g9ak10h11e13b25j
~<rea	53 -20i-14a-9b-7d-6fg8e9c18h38k
~<reb	77 -10c5j12a
~<rec	58 -15i-12d-10c-4h4j12k13b25a
~<red	77 -8b6j8a
~<ref	80 -13c-9a9b26d
~<reg	68 -17c-5d8a18g
~<rej	88 -6a6hj
~<rel	80 -4c
~<rem	67 -14k-7e-6b-5g7i13a20j
~<ren	53 -13k-8a-5i-4f9d13b14g
~<rep	61 -8g-4i4b5j6e
~<req	73 12c
~<res	69 -16k-5a8h9bi
~<ret	65 4g6j
~<rev	77 -5e-4j5a6c8g
~<ri	37 -14c-12b-11e-10d-9k-5h12g17i50j
~<rid	73 -21b-6d-5j10f12c18a
~<rig	38 -18a-12c-9e-8d-6h24i50j
~<rin	68 -13c-12b-6ik5d13a24g
~<ris	78 -4g4a11b
~<riv	86 -10b10a
~<ro	50 -13b-9h-7f-4e6d11k16c18g
~<roa	70 -5k5f6a
~<roc	85 4j10c
~<rol	85 -22j-6c11d23a
~<roo	55 -23b-10e-7h-4f8a10c12g15k
~<rot	84 -11c-6a-4k9b11e
~<rou	69 -29a-8f4i5k9c12b13g
~<ru	54 -20ce-8j-6f-5k4h10d14b42g
~<rul	86 6c
~<run	55 -22e-14c-8a-7j-5f5h11d18b34g
~<rus	86 5a7e
~<s>	78 -17a8b20j
~<sa	41 -26e-11b-6f8a12k19i23j
~<saf	67 -8g4b5a6j7c
~<sai	62 -15c-9a-7g5k18h21j
~<sal	63 -13e-9b-7i-4c4h7j22g
~<sam	62 -26b-7f-4c6g7e8k26a
~<sat	80 -8j-5g-4bi7a11ch
~<sav	65 5b13g
~<saw	77 -10k6a9c10i
~<say	50 -23e-14h-13c-7ag7j8f9d10b12k29i
~<sc	54 -24a-6c4f8b9d11g12i
~<sca	67 -19c-9j7h11g19i
~<sch	60 -12g-8i-6a-5h5ej6d8b11f
~<sco	76 -26a-5b4i15g24c
~<scr	80 -13a-6c11d14b
~<scu	82 -10b6g9a
~<se	43 -27c-10i-9g-6j5k11e14bf32a
~<sea	75 -11a-9c5b22e
~<sec	62 -10g-4b6cj8k
~<see	59 -13g-12c-7h6d8e19f
~<sel	65 -14c-6f6e8g15b
~<sen	58 -12c-10g-8j4hk6b12f13a
~<sep	80 9a
~<ser	66 -8c-4b7g15a
~<set	63 -13i-9e-8j-7a5h17g18b
~<sew	85 
~<sh	41 -21g-12e-11d-5h5k7j13a24fi
~<sha	62 -13c-9j-7dg7a8b12f20i
~<she	53 -15d-14e-8bf-7c6g7k20j27i
~<shi	68 -9d-6a-5g6j9b19e
~<sho	47 -11eg-6c-5j-4h5a12d28f
~<shu	71 -14g7a14c
~<si	46 -14a-9g6ij40b
~<sic	77 -4g12c
~<sid	66 -9k-4j7c18b
~<sig	61 -9g-7c-5b6ei8a10j
~<sim	85 -19a19b
~<sin	59 -11g-7a6ij15b
~<sis	71 -5g11j
~<sit	63 -14j-8g-5i4f7ac14b
~<siz	81 -23c-13a35g
~<sk	72 -6c-4g5b9ei
~<ski	79 -8c7b10e
~<sky	80 10i
~<sl	61 -8c-7g-5dk5f9i11ab
~<sla	77 -12c-5j21b
~<sle	69 6j7f
~<sli	82 -5a8c
~<slo	75 -6j-5ck-4b11i14a
~<sm	62 -11c-10j-9b5k7a11d21i
~<sma	73 -7c-6gj4a5i16d
~<smo	67 -13b-5c6k8a18i
~<sn	74 -11a-8f-5b5k8c17j
~<sna	84 -6a6ck
~<sno	79 -8f-5ab19j
~<so	30 -26g-20d-17fi15e19h21k63j
~<so>	34 -41a-29b-18dg-16i-9f5e24h40k92j
~<soc	71 -8j-5ad10b20c
~<sof	80 8j
~<sol	70 -12g-7e-6d5b12a15i
~<som	45 -17c-15j-8g-7f11d15a32b
~<son	69 -10g-5k-4d9b16a
~<soo	70 -23i-6bc4g8a32e
~<sor	71 -20j-8b13a21c
~<sou	63 -14c-10b-7f7e9k19j
~<sp	51 -16e-14a-9h-5d4j8f9g11ck13b
~<spa	69 -9k5c6i9a
~<spe	62 -15a-9e-8i-4h8j10k23g
~<spl	82 -6a6fg
~<spo	62 -14g-5ej7f9k14c
~<spr	68 -6g6j12b
~<sq	69 -6b-4k7c10g
~<squ	69 -6b-4k7c10g
~<sr	81 -34k-4j7f33a
~<sr>	84 -7k-4j5a7f
~<st	37 -22d-12h5g6i7j14b17a19k
~<sta	47 -19d-13i-6hj9c10f13k14b15g
~<ste	69 -20c6a7dg8e
~<sti	54 -12c-10d-9k-7h14a15i22j
~<sto	54 -14b-7g-6j10a12k15c
~<str	58 -14g-8f-5d10k18b
~<stu	58 -6af7i9k
~<sty	85 -5a9c
~<su	51 -18f-6e-5i4h9ag16c
~<sub	62 -6e-4c4b5h6g
~<suc	88 
~<sud	86 -6e6c
~<sue	81 -6a12g
~<sug	81 -15a6c9b
~<sui	85 -9g11e
~<sum	75 10b
~<sun	81 -6k
~<sup	67 -15f-7ij-5e6ch9k12d
~<sur	67 -15b6i7c14a
~<sus	85 -7b11a
~<suv	88 6c
~<sw	65 -12j-10c-9a8i13g14b
~<swa	86 -7a-5c11b
~<swe	80 -9c-8j6e14g
~<swi	69 -10a-6j6i8b
~<sy	70 -6b6c12k
~<sys	70 -6b5c12k
~<t>	86 -39a37j
~<ta	45 -17c-11i-8k5a10g18b24d
~<tab	74 -16a-4k5b6d8i10g
~<tac	88 -6a4d5j
~<tak	51 -12c-9f-8i-5g10b11k12a13d
~<tal	57 -11ik-7j-4c6b8a9f10d13g
~<tap	82 -9c-6k17a
~<tax	77 -8a-4c5j6g
~<te	40 -32c-13i-12f-10d-9e-6g5h11j20a61k
~<tea	73 -8g6j
~<tee	72 -10c-6b5a6h14g
~<tel	43 -20g-13b-9i-7c-5f-4d64k
~<ten	77 -5bc5hj9a
~<ter	67 -12c-6af-5d-4e4k15b18g
~<tes	78 
~<tex	68 -15c-5g-4k6j13b16a
~<th	17 -9h8e9j14k15bg21i35a
~<tha	29 -23c-16g-11d-5e7bk10i12ah61j
~<the	20 4d7f13b15k16j40g
~<thi	40 -20g-13a5b16i20d21h
~<tho	55 -15f-14d-8b4e5c7h8ag15i
~<thr	53 -12c-10e-6h-5g7i9fj15k
~<ti	47 -21i-11a-7d-5b5k13h47e
~<tic	70 -15c5jk13h
~<tie	82 -11b8e12j
~<tig	86 -8c5a8e
~<til	67 -12j-9i-7k-6a-4d4h6cf12b13e
~<tim	52 -14i-11b-8j-6f-5a7h15g33e
~<tin	86 8k
~<tip	84 -11g17c
~<tit	74 -5a4k5c6j
~<to	29 -8hi11d15f39g
~<to>	31 -14j-9a-8i10f11d12k14g17b18c
~<tob	78 -8b8a
~<tod	58 -13k-6h8g9d
~<tog	75 -8b6e8j9f
~<tol	72 -8ac12g16j
~<tom	69 -6ab-5c5j7gi10e
~<ton	77 -18a7gj18c
~<too	56 -20k-11c-7b10f11g24a
~<top	68 -11g4jk13c
~<tor	84 5g
~<tot	73 -6ae8h10d
~<tou	78 -10a-9g-6k5j8c14d
~<tow	66 -12d-5cei6a12f13b
~<tr	47 -21c-11bg12ek15h19a
~<tra	59 -20c-6d4a5e7b15h
~<tre	62 -10g5k8i10a
~<tri	73 -11b-9c4h5j7d8a
~<tro	72 -6bc4jk8a
~<tru	58 -6ab4d7k14c
~<try	77 -16c8a20e
~<tu	60 -7bi-6k-5e10a18g
~<tub	79 -9b12a
~<tui	85 -5c-4a20g
~<tur	64 -5ei5f10g
~<tv	86 -5b7g10c
~<tw	76 -10a9b
~<twi	77 -9a9b
~<ty	69 -5a-4b6j8k9c
~<typ	69 -5a-4b6j8k9c
~<ub	82 9a
~<ube	82 9a
~<ug	79 -5a5ei8h
~<ugh	85 -10a4i7e10h
~<ugl	85 5a6f
~<um	62 -10g-4i5a7h9b
~<umb	62 -10g-4i5a7h9b
~<un	51 -11i-6d6j21b
~<unc	82 -5d6c
~<und	57 -8i-6ce4b5k6f16g
~<unh	86 
~<uni	63 -11g5j13b
~<unp	88 4j
~<unt	88 -6a8e
~<up	43 -16b-11g-6j5c12a19f20e
~<up>	44 -9c-6j-5b16e19f
~<upd	72 -13b-5g7a10e13c
~<upg	88 8c
~<ups	74 -6bg4c11a
~<us	51 -12g-10j-8bi5e12ch22a
~<us>	62 -13g-10a-7d4ci5e10b16h
~<use	57 -11i-8b-7f4g12c25a
~<usi	85 -8b18a
~<usu	73 -7cg-6j10f13e
~<v>	82 
~<va	58 -26b-5c5g33a
~<vac	78 -10c7f13a
~<val	64 -7b-6a-5d13g14c
~<van	73 -12c-7g5ah6j8d
~<vap	84 -21b25a
~<ve	61 -16g-15a-7de8j18k24b
~<veh	65 -6d-5g4c7k
~<ven	75 -13ag5k7j20b
~<ver	84 -8a11k
~<vi	62 -13a-6g6h26c
~<vid	84 5a
~<vin	70 -22a-5g-4j7b36c
~<vio	82 6j
~<vis	75 -11b-5k9ah
~<vo	76 -9k-7a-6d11b18c
~<voi	85 -12k-11a14b20c
~<vol	84 -5a6b
~<w>	80 -13c-4be7i18g
~<wa	35 -30f-5g6acd14i17k22h
~<wag	74 -8c4d8k
~<wai	73 -7c-6k4h5j8i
~<wal	59 -10a-7e-5i-4c7b34k
~<wan	45 -14d-4a5f7k10bh13e
~<war	84 7a
~<was	45 -33f-13k-9g5b7c14h15i25d
~<wat	60 -12i-11e5bc8af
~<way	62 -16j-15b-9a-7f-6d6k7h8e13c22i
~<we	41 -13b-10e-9f6h16k18i19a
~<we>	52 -7f5g6i8j9c
~<wea	77 -8eg-4b9c10a
~<web	80 -5dj-4h4c7a11b
~<wed	82 -10a-6d5e6k11j
~<wee	56 -12a-6b6g7hi8c
~<wei	69 -11j-9d6a21g
~<wel	66 -11b-8ej-5cg4a8h14di
~<wen	66 -19g-7i-6ab9k10h23j
~<wer	56 -14c-7h-5j9k10e17a
~<wet	86 6i
~<wh	20 -157a-59b-53j-16k-11i33g35f40h75d105ce
~<wha	25 -112a-46b-41j-21k-11d8f31h46e80g146c
~<whe	36 -69a-33b-21hj-5g-4d6c8i19k76f81e
~<whi	53 -29a-9i-8g-7h5b6f10e20c27d
~<who	37 -39a-35g-18i-17j-13e-12b-9f-5h7k167d
~<why	59 -23a-18c-12j-10g-7b-6k-5ei-4d98h
~<wi	34 -6f-5g7bi16k21a
~<wid	84 -7j-6g5e8b12a
~<wif	55 -11d-8j-6k4c5i26b
~<wil	53 -13b-9d-8c-6fh-4gi7j12e19a20k
~<win	64 -13c6a9i
~<wir	74 4b
~<wis	71 -8j-7b-5d-4i12g20c
~<wit	38 -7g-5b4k5j7h11a15d
~<wo	32 -8c-6h12i13f18bk
~<woo	69 -8c10i
~<wor	42 -9a6g7c8k18f
~<wou	37 -8c-6h7a9k11i12b
~<wow	76 -13a-7j5g24k
~<wr	58 -17b-8k-6g11d13j17c
~<wre	75 -6a13d
~<wri	65 -17b-4a6i8c19j
~<wro	70 -9k-6g-5b13c15a
~<x>	84 -14a18b
~<y>	86 -6i18j
~<ya	72 -10a-4j5g9b10k
~<yar	74 4b5g
~<ye	42 -13d-12k-9i-8f4j13bc14h19e
~<yea	43 -15a-10k-8d-7fi9h10c14e16b19g
~<yes	72 -17g-14a8c11h18j
~<yet	66 -10j-8g-7d-5b-4c9e34a
~<yo	14 -16k5e8a9d10b11f14ghj20ci
~<you	14 -16k5e9abd11f14hj15g20ci
~<ze	86 
~<zer	86 
~<zi	65 -21j-8g-5a15k31c
~<zil	86 -5a7c
~<zip	66 -24j-6g15k27c
~<zo	73 -9e-8g-7j9b11a14c
~<zon	78 -9e-7j-5g9a16c
~<zoo	85 -4g7b
~@da	62 -9g-6e-5c12j13a
~@day	62 -9g-6e-5c12j13a
~@mo	66 -10c-9e-7g5a24j
~@mon	66 -10c-9e-7g5a24j
~@na	53 -23c-8i-7k-5h12d20gj
~@nam	53 -23c-8i-7k-5h12d20gj
~ab>	72 -6c-4a5k6e9b
~abe	77 -4b8a
~abet	79 -4b10a
~abi	59 -12c4a6dj9g
~abie	88 
~abil	60 -8c4b5a10g
~abin	88 10j
~abl	63 -6k-5be-4g6a7d17c
~able	63 -9g-6k-5be7d8a18c
~ably	88 7g
~abo	41 -9ae-5d6fj7h21k
~abor	88 -7c10j
~abou	41 -13d-9ae-5b7fh9c22k
~abov	80 -8c16d
~abs	86 4j8i
~aby	68 -8b-5d4e12a
~aby>	70 -4c5e9a
~abys	82 -6b6c
~aca	76 -10c-4j6f13a
~acan	84 6a
~acat	84 -11c5a7f
~acc	57 -11g-8b-7h6e10j13a
~acce	81 -8b4d9a
~acci	70 -13c-4b4d5i12e
~acco	61 -13g-5h6j9a13c
~ace	48 -8c-5h5g6j14d
~ace>	50 -8b-6c-4h6j9d11g
~aceb	88 -5b6j7c
~aced	80 -10a-5g10be
~acem	79 -11g7a9b
~aces	80 -9a-8c5b11d
~ach	56 -9a-4f5c6ek13j
~ach>	62 -13a-12c-6b4g7j8d10k11e
~ache	70 -7g-6e-4k6b8cj
~achi	72 -5d5a12c
~aci	86 12a
~acin	86 12a
~ack	49 -9e-8c-5bi5f16h17a
~ack>	54 -7a-6ei-4bc6j23g
~acka	77 -9g8b12c
~acke	69 -6c-5g8f10h
~ackg	85 -5j-4g5b6c
~acki	82 -12c-7a10b11h
~acks	80 -8b18a
~acku	77 15a
~aco	84 -13a-11c4k10f14j
~acon	88 -11a-9c5k10j11f
~acr	85 -4c5f
~acro	86 -4c5f
~act	56 -13g-10a-6h4b7d9f11ck
~act>	69 -14g5b9f15k
~acti	80 -6c-4b5k6a
~actl	78 -11a-5k-4j5g6e7f13c
~acto	69 -13a-12c5b8gj11d
~acts	80 4d5c
~actu	75 -11g-10b-6j15c19a
~acy	85 6j
~acy>	85 6j
~ad>	45 -15g-6i5b10a14k15c
~ada	88 -5g8c
~adb	85 5a
~adbo	85 5a
~add	54 -26b-6i5e6c10fk13d
~add>	72 -18b4g10aj
~adde	78 -6b4a5g10d
~addi	71 -9c4b6a
~addr	62 -14a-12b-7j-6g10e12c15fk
~addy	77 8c9d
~ade	58 -29g-8j-6d7efi8c30h
~ade>	61 -23g-11a-5b-4j4f6c11e33h
~aded	82 6af
~ades	76 -8g5b11i
~adg	88 
~adge	88 
~adi	77 -29a7b12c20f
~adin	80 -29a8b9g21f
~adj	82 -6a-5b4c5k7i
~adju	82 -6a-5b4c5k7i
~adl	81 -7a10b
~adli	84 
~ado	78 -7a4g5d
~ado>	84 -5c6g
~adoe	86 6c
~ads	73 -6c5b
~ads>	81 5b6g
~adsi	80 5aj
~adu	85 6a
~adua	85 6a
~adv	71 -8g4k5j7b9a
~advi	71 -8g4k5j7b9a
~ady	64 -8d-7g4e14j
~ady>	64 -8d-7g4e14j
~afe	67 -8g5abj7c
~afe>	81 14a
~afet	69 -8a-6g6j11c
~aff	72 -11c-6i-5b-4k6j12a14g
~aff>	80 -5c-4i6g7a
~affi	86 -5b4a8g
~affo	84 -7c5ad
~aft	55 -17g-5f6b7cj8d9i
~aft>	86 -4a4c
~afte	55 -17g-5f4c6b7j9di
~aga	65 -7cd10e
~agai	65 -7d-6c11e
~age	41 -12j-8af-5i5d14k17c21g
~age>	44 -22d-8h-5b9e12k15c31g
~aged	79 -10g-5f6b16c
~agem	85 -17c9g16d
~agen	62 -22g-7e7a12b16d
~ager	73 6c
~ages	68 -11a-7b-6e-5j8k11h15g
~agg	80 -7b-6c4g5i6h
~aggr	86 
~agi	81 -5bg7c9f
~agin	84 -5bg6c9f
~agl	88 
~agle	88 
~agn	81 -9a4e6c
~agno	81 -9a4e6c
~ago	76 -17g-16j-10c-8i7h16a34e
~ago>	76 -17g-16j-10c-8i7h16a34e
~agr	75 -5d-4e8h13a
~agre	77 -5dk-4e9h15a
~ah>	82 -12a-7e8i19j
~aha	74 -9a7g9b
~aha>	74 -9a7g9b
~ahe	75 -5c4b7j
~ahea	75 -5c4b7j
~aho	86 -4a6b
~aid	55 -29c-7i-6f-5e5k12b13h20j
~aid>	55 -29c-6fi-5e5k13h14b20j
~aig	74 -6a5e7b
~aigh	75 -5a5e7b
~ail	54 -15g-5d6f17a
~ail>	56 -14g-7e9ab14c
~ailb	88 9c
~aile	80 -7c8i11e
~ails	84 -5c6a
~aim	59 -10e-5d5bk11i
~aim>	64 -10e-9j-4d7i9c10g
~aims	70 -7c-6g5ik8j
~ain	52 -12c-9i-6k5h7f12a15g
~ain>	58 -16c-5g5bf6e8d13a
~aine	77 -7d-5bc16a
~aini	80 -6g11c
~ainl	86 -7a10c
~ains	72 -7a-6c-4e7f13h
~aint	75 -7a-5k8g16c
~ainy	85 -23c-9i30g
~air	61 -8h-5g-4i25c
~air>	67 -16g-9a-7h7b27c
~airb	85 -4b14a
~airs	72 -7a5b7g
~ais	68 -5gh7b10c
~aise	69 4d8b
~ait	75 -4k5h8i
~ait>	80 -6k5h
~aiv	86 -8c9j
~aive	86 -8c9j
~ak>	70 -5k
~ake	45 -10e-7d-6j-5f6i7c8b9g12a
~ake>	47 -13e-10d-4af10g11ci12b
~aken	86 11a
~aker	77 -11b26a
~akes	67 -6bc-4j5e12d
~aki	69 -12g-9i-6b5a9j10d18c
~akin	69 -12g-9i-6b5a9j10d18c
~aks	74 -13b-6g10c15a
~aks>	74 -13b-6g10c15a
~al>	42 -25i-16f-10e7g10k12a14c16bj
~ala	65 -18c11j18g
~alan	82 -18c7k16g
~alar	67 -5c6g11j
~alc	74 7cg
~alco	74 7cg
~ale	63 -16e-6c5h8d24g
~ale>	77 -13a-12c-5e5b6i15g
~aler	82 5j
~ales	69 -12e-10b-8i-7j-4k4c6h16a17g
~alf	65 -12j-5be11k12d
~alf>	66 -24c-12j-5e4g12k31d
~ali	77 -10b7k12a
~alid	86 -5b7a
~alk	53 -8e-7c-6g-5j-4h5f7d21k
~alk>	58 -6ci-4f5a30k
~alke	71 -18g10c14i
~alki	67 -12c-6ak-5j-4e7bd11g13f
~all	39 -17i-9j-6ak8c17h18d21b
~all>	42 -14ik-5af9h16d17g21b
~allb	86 -6a4c7k
~alle	67 -15j-8g-7e7h12d27c
~alli	74 -13c-6a7b9k14f
~allp	78 -4bj10k12g
~alls	65 -12e-7g-6d-5i9b12a20j
~ally	59 -18g-8a-6j-5k6f7c11e12h
~alm	82 
~almo	82 
~alo	67 -16g-4c11a19i
~alon	69 -11g-7c8i16a
~alr	64 -7k-5g4j8e12a
~alre	72 5j6b
~alri	70 -8k7e11a
~als	71 -8d-4i7k8c
~als>	73 -6a5f13c
~alt	57 -15g-8a-7d-5h8bj25i
~alt>	80 -5b5i6a
~alth	58 -12g-7a-6d-4h7c10b21i
~alty	88 -6a7e9j
~alu	66 -11a-4dj14g15c
~alua	84 -9a15c
~alue	67 -5a-4dj16g
~alv	86 -4c12j
~alw	77 -9b-8ij7adg11f
~alwa	77 -9b-8ij7adg11f
~am>	51 -14c-13g-10b-5d5k6hi7j15a17f
~ama	65 -6e-5dk12j14g
~ama>	84 -6k6cg
~amag	68 -6e-5b10g11a
~amb	86 -13a-6k6c15f
~ame	41 -27b-11h-9a-7i6c8eg9j10f16k24d
~ame>	42 -11ab-10h8ce9d12g16k
~amed	71 -19b-13c5j8d10k15f
~amer	77 -6b4c6ak
~ames	70 5j6c7d
~ami	58 -7g-5jk-4c8e9b11i
~amil	58 -6gj9b11i
~amin	84 -7c-6a17e
~amm	86 -8a8b
~amme	88 -8a9b
~amo	69 -13a-5fk5i15c18g
~amou	69 -13a-5fk5i15c18g
~amp	70 -22b-5c6j26a
~ampl	88 
~ampo	74 -11b17a
~amr	88 -13b17a
~amry	88 -13b17a
~ams	84 9a
~ams>	85 9a
~an>	39 -28i-23k-6g5f6e9h31c36a
~ana	69 -29g-5b5a7k14d15i
~ana>	88 6a
~anag	70 -28g5c14d16i
~anc	45 -5c-4i5aj6b9e
~anc>	88 -5a12j
~ance	46 -6c-5a-4i5k10e16b
~anch	86 
~anci	76 -14b17a
~and	31 -13a-12b-8f-6h-5c6g8i22j29d32e
~and>	32 -21b-16a-9i-5f9g14k19j27d31e
~andb	85 
~andd	85 -8a4e6c
~ande	85 -6a7b
~andi	84 -4g4c7j
~andk	88 8a
~andl	59 -12a-9g-6e-5c5d16b21i
~andm	82 -8a5j6c
~ands	66 -9a-8dk-7e-4bf13j14c18i
~andy	76 -6c-5j12f13a
~ane	67 -11a4j6f11c
~ane>	78 -11a7j8f
~aned	86 -6a7c
~anen	86 4b5c
~aner	88 -7a5j6c
~anes	82 
~ang	56 -13gj-9b-7h-5d-4f9c22i28a
~ang>	76 -11b-9e-6g-5j6k12a14c
~ange	60 -7bj-6h-5d-4g33a
~angi	72 -12a-5c-4g4e6k16i
~ani	66 -9c4d5h7j
~anie	74 -4c5b
~anim	84 
~anin	85 -7c8h
~anis	88 -5a5j7c
~ank	61 -5ag-4j4b15d
~ank>	66 -11g6k13d
~ankr	86 5a
~anks	76 -13a-5k4b5ce7g
~ann	63 -6c-5d4g6a15j
~anne	80 -6d11j
~anni	72 -10b-7c26a
~annu	75 -12a12c13g
~anny	85 -5a5b7j
~ano	70 -10c6abe9j
~anot	71 -6c6e9a
~ans	59 -17a4j8c15b
~ans>	62 -5g5bk
~answ	78 5g7c
~ant	43 -14d-5g4af6e7h8k13b
~ant>	44 -15d-9g6h7e15b18a
~ante	82 
~anti	82 5g
~ants	72 -16a6fj12k
~anu	85 -9b-6g4j14a
~anx	86 -8b18a
~anxi	86 -8b18a
~any	31 -56b-17j-15i-6h-5e10c17k47g71a
~any>	34 -45b-28j-15i-7f-6h-4e13c14k44a62g
~anyb	56 -11b-9c-5g7h8d20a
~anym	81 -5ak5j9e
~anyo	67 -9c-5d21a
~anys	77 -16d-4gh4c6a8k9j
~anyt	50 -20b-7e-4h9j14c26a
~anyw	74 -8c6f12a
~ap>	69 -12j-6c-4g4a7k20b
~apa	64 -9b5ac6k
~apar	64 -9b5ac6k
~ape	60 -19g-9c-7e-4j18a23i
~ape>	70 -16c-12b-10g15i30a
~aper	65 -12ag-5e6cf15b
~apes	86 -5c7a10i
~api	84 -7a-5b14j
~apin	86 -5ab10j
~app	49 -16e-10g-6d6b7c8hk14a
~app>	70 -6g-5d5a10j
~appe	53 -16e-5a12k18c
~appl	77 -6b-4c5h8a
~appo	85 10f
~appr	75 6b
~appy	72 -11i-8c-6g4b8h17a
~aps	74 -10i-7g-4c5e7j12h
~aps>	88 6b
~apse	78 -11i-7g6ej13h
~apt	85 11b
~ar>	39 -16d-15i-12b-10h5j8g13e16af22c
~ara	62 -11g-9c25f
~arag	68 -13c-7g4k8a13f
~aras	85 5a
~arat	75 12a
~arb	78 7a10e
~arbe	88 12e
~arby	81 8a
~arc	82 -17a-6c5b10h13j
~arch	88 -5a6b
~ard	50 -11gk-9a-4h6j9ei13bc
~ard>	54 -18a-9j-8d-4g10c12i13e17b
~arde	80 -11a8b18c
~ardi	77 -8c-5k-4bg6j11a13d
~ards	68 -9b6j16a
~are	32 -9a-6i-5h10j13f36b
~are>	32 4j5e6d10f32b
~area	79 -24c-13a-10e4k7b40f
~ared	84 -7c-5a4e5b
~aree	88 
~areh	88 
~aren	68 -5cj20a
~ares	78 -7a-5i-4c5j16f
~aret	85 -6a-4d5j7b
~arg	68 -13i-5c22g
~arge	69 -13i4d12c
~ari	67 -9g-4b4k5a6c11j
~arij	88 6a
~arin	73 -9g15j
~arit	80 -6b8c10k
~ark	64 -5d-4ch6ab9k
~ark>	71 -11a6j10g13k
~arke	74 -17c9j
~arki	84 -10g-8j6b16a
~arl	76 -7cj10a11g
~arly	79 -6c12g
~arm	64 -9b-8cg8a12e18j
~arm>	67 -8bg8ej13a
~arml	88 10a
~arms	84 -9a5k7j
~arn	69 -10c7i18g
~arn>	75 -14c6gi8b
~arne	81 5be
~arni	85 -18b-12c15a18g
~aro	58 -7j-5b9d
~arou	58 -7j-5b9d
~arp	85 -5c4j
~arr	55 -10i-5eh5a6b7k9d
~arri	66 -6i-5ag13b15d
~arry	59 -5bi5k6g14a
~ars	48 -11a-9d-8j-6e5f7hi8c11b12g
~ars>	48 -11j-10a-9d-6e5f7i8ch11b12g
~art	46 -12h-6cik-5ej5f9a11b15g17d
~art>	52 -10b-9h-6j9g10e22a
~arte	69 -10i7a13g
~arti	77 -5c4i7b
~artm	63 -9c-5i5k16d
~artn	67 -13k-8e5c10g12b
~arts	80 -22a-6g6d11i13f
~arty	82 -5eg8c
~ary	66 -7c-5ag-4b5e10d15i
~ary>	66 -7c-6a-5g5e10d15i
~as>	39 -21fk-10b9c16j19adh
~ase	52 -21d-5eg-4h7j10f13k14c
~ase>	55 -23a-7d-5gi-4e7j12f17k20c
~ased	85 -22d21a
~asem	68 7i11a
~ash	60 -20a5c6dg10b11j
~ash>	62 -10c-8a7d13b17g
~ashe	81 -14g19c
~asi	72 -13c-6b4ajk6g13i
~asid	80 -7b-4c9a11g
~asie	84 -12b-6c6k18i
~asin	85 6b
~ask	55 -7b-6d-5a-4h4f7j21c
~ask>	60 -13b-10g6d7f16a
~aske	77 -8k-7a4b5i7g
~aski	70 -16a-4i5j7c8e11g
~asks	81 -12d-5e4j6k18c
~aso	69 -25a-7g-5d10c14e23h
~ason	69 -25a-7g-5d10c14e23h
~asp	84 -5b8j
~asph	85 -5b8a
~ass	58 -13e-6g-5c-4i4j5k23b
~ass>	67 -12e-9g4k6a7f9c
~asse	67 -13c-6a5bd6g8j
~assi	82 8c
~assm	86 -4c7a
~asso	88 -5c14b
~assw	86 -11a14b
~ast	46 -16k-6afh-4d6i10cg12b21e
~ast>	47 -16k-8f-6h7ai8c12g22e
~aste	81 -15a-4g9c17b
~asti	88 5f
~asu	75 -14a-7f-5j10d21b
~asur	75 -14a-7f-5j10d21b
~asy	84 4b
~asy>	84 4b
~at>	20 -10d-6bk8j12fh19g25c39e
~ata	81 5f6b
~ata>	85 -4d5af
~atc	64 -10c-9d-6ai-5g-4h10b11j27k
~atch	64 -10c-9d-6ai-5g-4h10b11j27k
~ate	42 -19b-13d-6i-5g4j12ef17c22k
~ate>	49 -12b-11a-4i7c9f25e
~ated	64 -23b-11g-5j9h13a19c
~atel	71 -6c6i14a
~atem	82 -9a11j
~aten	88 
~ater	60 -9i-8a-7e5b7k8fg
~ates	64 -8d-4eg5a7b8c
~atev	80 -10c-7a27k
~ath	61 -21a-7e-6di-5c6f12jk19b
~ath>	77 -24c4b6aj12g
~athe	66 -9a-8g-4e6bj7k8f
~athr	81 -11i-10a-5c25b
~aths	84 -13b-10a5j6k18c
~ati	50 -12g-5ai7f10h12b
~atic	80 -6b7h8a
~atie	88 
~atin	70 -4ac9i
~atio	53 -9gi-6a4j8f9c16b
~atis	88 -5bj-4i5a13h
~atl	81 -4e11c
~atll	85 -4e16c
~atm	81 
~atme	81 
~ato	86 6ci
~ator	88 6c
~ats	75 -26b4c5e17a
~ats>	76 -8b5ce
~att	67 -9a4k7b
~atta	80 -11a-6e5bi6gj
~atte	73 -6d-5g4e7k8a
~atto	88 -6c6a
~atu	78 -8j-4b10k13c
~atus	82 -10a-4b10k15c
~atv	78 -17a-5d7f10g18c
~atve	78 -17a-5d7f10g18c
~au>	88 5j
~aud	66 -7ai5ck15b
~audi	66 -7ai5ck15b
~aug	67 -8d-6g4k7ac
~augh	67 -8d-6g4k7ac
~aul	73 -18c-11d13i26b
~aul>	85 -8a5g8b
~ault	77 -11d8a20b
~aur	81 -6b4i
~aura	81 -6b4i
~aus	65 -9i-6j6c7d13a
~ause	65 -9i-6j6c7d11a
~aut	65 -8g-4b6f12a
~auto	66 -8g-4b5c6f8a
~ave	30 -15i-8f-6d5b10k12j14c31a
~ave>	31 -13i-8df5b12k13j21c24a
~aved	80 -10c4a13g
~avel	77 -9c5d
~aver	88 8g
~avi	65 -7i-6c10b12g
~avin	65 -7i-6c10b12g
~avo	80 -7a21c
~avor	80 -7a21c
~avy	86 
~avy>	86 
~aw>	69 -12gj-6d7ai8e17c
~awa	64 -12c-4e6a7k13d
~away	65 -13c-4e6a7k13d
~awe	69 -8aj5k6e7b8c
~awer	86 -9a9b
~awes	71 -10j5k6e9c
~awf	86 -4j5c
~awfu	86 -4j5c
~awl	82 -9c5b11i
~awl>	82 -9c5b11i
~aws	80 -5g7b
~awsu	84 -4g9a
~aww	79 -11a-5gj5ik6e10d
~aww>	79 -11a-5gj5ik6e10d
~awy	75 -6g-5d6a7k
~awye	75 -6g-5d6a7k
~ax>	75 -18g-7b4f5e6c7k8j
~axe	84 -10a7b
~axes	84 -10a7b
~ay>	33 -10a-9h-7j5g10cf38i
~ayb	81 -8c-4b18a
~aybe	81 -8c-4b18a
~ayc	70 -8c-4ab7f9g
~aych	71 -11c-4b7f8g
~aye	85 10k
~ayer	88 5k
~ayi	58 -18j-9f-7e-6c5b11d17i18g
~ayin	58 -18j-9f-7e-6c5b11d17i18g
~aym	65 -10j9b11e
~ayme	65 -10j9b11e
~ayo	84 10g
~ayou	85 10g
~ayr	66 -9a4g6d7c
~ayro	66 -9a4g6d7c
~ays	53 -14a4d5f6i
~ays>	53 -14a4d5f6i
~azy	76 -6i9h
~azy>	76 -6i9h
~ba>	80 -10b6g9a
~bab	66 -8b4e12a
~babi	88 
~baby	68 -8b-5d4e12a
~bac	52 -6de4g9k10a
~bacc	78 -8b8a
~bach	81 5j9b
~back	53 -5de5k6g7a
~bad	69 -6j-4e5b10c
~bad>	69 -6j-4e6a9c
~bal	70 -18c-7a5d6k26g
~bala	82 -18c7k16g
~ball	73 -7a-4b5d6k10g
~ban	52 -7c-6ik5a6be17d
~band	56 -5ck5b6d8e
~bank	65 -5i15d
~bar	69 -18a-7dg7h8e22c
~bar>	85 -12d14a
~barb	88 12e
~bare	85 -6g5b6d
~bark	88 -10j17c
~barn	85 -15a16c
~bas	66 -9g-4a5j6i14c
~base	67 -5g7i10a
~bat	73 -14a6k7j13c
~bath	74 -15a6k7j13c
~bbi	80 -7g-5a19c
~bbie	80 -6g11c
~bco	79 
~bcon	79 
~be>	49 -13i-10f-7h-4c4g6e10j12a17d
~bea	74 -6c6b9a
~beag	88 
~beat	81 -4j9a
~bec	65 -10i-6j4k6d19c
~beca	67 -10a-9i-6j5gk7d15c
~beco	85 -8g5e8a
~bed	74 -10a4g8k
~bed>	88 -4a4k
~bedr	77 -6a5gk
~bee	49 -9g-7e-6j5bh7k8c17i
~been	49 -9g-7ej5bh7k9c17i
~beer	82 
~bef	55 -14k-4e5df8g11i
~befo	55 -14k-4e5df8g11i
~beh	69 -10a-9c-5g5f11h14d
~behi	70 -9a-8c-5g5f11h15d
~bei	70 -9b-6g6f7i
~bein	70 -9b-6g6f7i
~bel	67 -14b-7k7a9f12j
~beli	79 -11g-8a-5k-4b5c7j9e12f
~bell	82 6b
~belo	78 -9b8g16a
~belt	88 -9b-6k8j10g
~ben	67 8a9d
~bend	82 7a
~bene	69 10d
~ber	48 -17b-7dh5c6k12g14ai
~ber>	49 -13b-9d-8i-6h-5j7e14f15cg
~bers	68 -22f-11c-5e-4b8k15a23i
~bes	61 -14g-7b-5a4h9e10d13c
~besi	69 -6b-4g17d
~best	68 -11g-6ad6h11e14c
~bet	61 -6g-5i-4e10b15c
~bete	80 -4b10a
~bett	65 -8f-6g6c7b10k
~betw	78 -7k-4a7f9b
~bid	88 4c5g
~bie	76 -6g9c
~bies	76 -6g9c
~big	56 -19i-8j-6a4d5k8c12b18g
~big>	59 -11i-9d-5j6cg8k11b
~bigg	75 -11a17d
~bigs	85 -12i14g
~bik	77 -6a5b7k
~bike	77 -6a5b7k
~bil	56 -6c-5a6d7f13b
~bile	86 -6a-5k7b9f
~bili	60 -8c4b5a10g
~bill	68 -14g-8a4c5b7d
~bin	69 -14g-7b8ac11j
~bin>	84 -5b-4a7c8j
~bind	84 -11c4af6b
~bing	76 -11g-8b7c15a
~bir	63 -9a-6fg-5b-4d13e22c
~birt	64 -8a-6bg14c20e
~bis	86 -5c6g
~bisc	86 -5c6g
~bit	75 -4e6g
~bit>	77 -4e5a7g
~bla	80 5bd6c
~blam	82 5b6d
~ble	52 -11k-6i-5h-4f5g6b9a17c
~ble>	54 -9k-7e-5ij8g30a
~blem	73 -4ag5e6b7j
~bles	79 -23a-6j7d26c
~bli	82 -5g6i
~blin	88 -5g7i
~blo	67 -11bg-6k4j9e11c15a
~bloc	88 7c
~bloo	70 -9b-7g-5k6j10e15a
~blow	88 -6g6ci
~blu	84 -11c8a12g
~blue	88 -10c-4a4j15g
~bly	88 7g
~bly>	88 7g
~bnb	85 -4b14a
~bnb>	85 -4b14a
~boa	70 -10b-5k4f15a
~boar	74 -6bk4f9a
~boat	81 -6b8a
~bod	47 -13b4c5i8d
~bodi	81 -5a6c
~body	47 -13b5i9d
~bol	84 7b
~bolt	84 7b
~bon	85 
~boo	63 -5ai-4e5bd6j8k
~book	64 -6c-4ei4k5dhj
~boot	86 5ck
~bop	82 -5g6c
~bop>	82 -5g6c
~bor	63 -14g-12k-6d10j13b18e
~bor>	79 -7a6b8j
~borh	88 -6a5e8g
~born	71 -13g-8k-5d6a19e
~borr	78 9b
~bors	82 -5g7j11a
~bos	77 -6j-5bf5c17a
~boss	77 -5bf6c10a
~bot	63 -5i-4cg9b10a
~both	65 -7c-5i4h5aj10b
~bott	82 -4j5c6k
~bou	41 -13d-11e6fh8c26k
~boug	70 -7g-5i-4e5a8k15b
~bout	41 -13d-9ae-5b7fh9c22k
~bov	80 -8c16d
~bove	80 -8c16d
~box	68 -7f-5ag15e
~box>	69 -7f-5b5k15e
~boxe	88 -9a5c10b
~boy	70 -12a-8g-5c5i7h8j16b
~boy>	74 -7g-6c-5k7i8h11j
~boys	79 -9a15b
~bra	74 -7j12a
~brak	88 4i
~bran	80 6b10a
~bre	57 -8b-5i5h8c9g
~brea	70 6d10c
~bree	84 
~brel	62 -5b-4i7h13g
~bri	62 -7ad-5i6f11g14h
~bric	75 8c
~brid	88 -6ad6c8j
~brin	67 -15c7fg17h
~bro	62 -18d-12g-4k8ab13j15c
~brok	74 -18a-11d-4g4fj11b19c
~brot	69 -9dk-7g-5i6j15ac
~brou	84 -7c5k7e8a
~bs>	62 -18b-10k-7c6g7i11d20a
~bsi	80 -4dhj5c11b
~bsit	80 -4dhj5c11b
~bt>	81 -10a7g10b
~bts	88 -18a-4d24c
~bts>	88 -18a-4d24c
~buc	84 8a
~buck	84 8a
~bud	71 -6a-5d-4c4j18g
~budd	77 -6c-5d7gj
~budg	80 -6a12g
~bug	78 -12g-5i6b7k9h
~bugg	88 -5g6k9c
~bugs	85 -8g6b12h
~bui	54 -12c-7dj-6i7a9k10g17e
~buic	88 6a
~buil	55 -11c-7d-5ij9g10k18e
~bul	85 -6k-4c5fi6b
~bull	86 -6k5i6bf
~bum	80 -5h8b9j
~bump	81 -4h10j
~bun	74 -9g-6c8a9bi
~bunc	85 -11a5d13b
~bund	84 14a
~bung	86 -6bg-5c7a15i
~bur	62 -17a-7b-5k4g16i18j
~bure	88 5j
~buri	79 -8a4b8c
~burn	69 -7abc12g17i
~burs	82 -6b4c
~bury	88 -22a24j
~bus	49 -11i-7f4c7bj8d11e
~bus>	82 5j7a
~busi	50 -14a-10i-5f6j8c9bd
~busy	72 -5c8a13e
~but	62 -14a-8c-6d5bi9e16g
~but>	64 -7bc-5di6e19g
~butc	88 -5c15i
~butt	88 -10a6e8b
~buy	63 -9g5f6b7e8a
~buy>	64 -7g5f7b8e
~buyi	84 11a
~by>	50 -17dg-7h-5k15b16e22i
~bys	82 -6b6c
~bys>	84 -6a9c
~cab	86 -7b7j9e
~cabi	88 10j
~cak	86 -9c-4j7ag
~cake	86 -9c-4j7ag
~cal	47 -16g-14a-13ei-4c5k8f15h20d26b
~cal>	62 -6i-4c4d10b
~cale	81 -9c-7a-6e6i15g
~call	51 -27g-14i-9ae4c6fj16b18d19h
~cam	61 -17b-9ci-6d-4f8k14g15j17a
~came	64 -9i-8a-6d-4f4b8k12j13g
~camp	88 -15b13a
~camr	88 -13b17a
~can	46 -15j-11k-7g5d8i9f12a14e
~can>	48 -23j-20k6c10fi12e15a
~canc	70 -12g-6b-4a5d6ek11j
~cand	88 -5a8k
~cane	79 4b
~cant	84 6a
~cap	88 -13a7c11j
~car	42 -11j-9bk-6e-5g5df23c26i
~car>	51 -8bdj-5e9f26c
~card	59 -14g-11a-6d14bci
~care	64 -12c-4i5ag12d
~carp	88 -5c5j
~carr	58 -8b-6i5g7k15d
~cars	66 -21k-5b4d6c23i
~cary	84 -8j7a19i
~cas	63 -16a-5c4k6g10j19b
~case	76 -5a15j
~cash	66 -13a-5c8g22b
~cat	54 -15a-7j-6i5f6g7e22k
~cat>	88 -6a9b
~catc	74 -12d-7a-5b10e21k
~cate	62 -7c5g6f11d
~cati	66 -7j-6a-4b9c11k
~cats	84 -10b6ag
~cau	65 -9i-8j4d6c8a10k
~caus	66 -9i-6j6c7d11a
~cce	80 -8b4d9a
~ccen	86 6a
~cci	70 -13c-4b4d5i12e
~ccid	70 -13c-4b4d5i12e
~cco	60 -14g-6h-5i-4d4j8a11b12c
~cco>	75 5b7a
~ccor	88 
~ccou	64 -13g-5h5j8b15c
~ccu	73 -6a15g
~ccup	79 -12a-5k25c
~ccur	82 -23c7a9j11g
~ce>	36 5g8k10a12bi
~ceb	88 -5b6j7c
~cebo	88 -5b6j7c
~ced	70 -14j-6a-5g7e29b
~ced>	70 -14j-6a-5g7e29b
~cei	78 -13g-4e7k8c9f
~ceil	86 -5a-4g10f
~ceip	82 -9g5c9k
~cel	70 -9g-8a11bc
~cel>	84 -6a
~cele	86 
~cell	75 -10g8b13c
~cem	77 -11g8a9b
~ceme	78 -11g7a9b
~cen	55 -11a-10c-7f5e8d9b16g
~cens	60 -12a-4f7b8e13d
~cent	64 -13c-5d5j22g
~cer	58 -11g-10c-9b-7i5f6j8e9a16d
~cer>	73 -12g-9b5ek10dj
~ceri	88 -4b5ag
~cern	84 -5gj5ack
~cert	62 -8c5e10d
~ces	64 -21c-7g-4b5i6a26d
~ces>	69 -23c-9b14a22d
~cess	75 -8a-5g5bj7d
~ch>	39 -39a-33i-13j5e13c18k19g26d27b
~cha	54 -16c-9e-7i-5f9ab13k15g
~cha>	86 -4j14c
~chai	77 -15a-5c9bh
~chan	59 -6e-5dhj-4b9k30a
~char	69 -18c9k12g
~chas	85 -19a7b17g
~chat	81 -8c-5k9j
~che	50 -7ch5g6i9j12b
~chea	78 -11j-7c-5e6b10g16a
~chec	57 -10a-5g-4j7c10be
~ched	71 -6i-5g-4k8j11c
~chel	81 5j9b
~chem	88 
~chen	71 -7a-5c-4b4i6g9j
~cher	78 -10a-6c7b17i
~ches	74 -6ck6g
~chew	85 -4d6b
~chi	60 -11d-9j-7e4a14c15b
~chil	69 -10d-5e-4a5bfi9g
~chim	86 -5b4a
~chin	68 -12j-5dg-4i11b12c13a
~chit	88 -5a6b
~cho	59 -25g-6e6i7c8d10f
~chol	88 -9g6a8i
~choo	60 -17g-8h-5e4a6d9c11f
~chr	84 12f
~chri	84 12f
~chu	79 -7b4f8a
~chur	79 -7b4f8a
~cia	58 -14g-6a-4i4b8d25c
~cial	62 -6j-5gi5e26c
~cian	86 -4e12j
~ciar	76 -10g-4a8c14d
~ciat	84 -5c13b
~cid	64 -9c-7g-5b-4a8ej9d11i
~cide	65 -21a-11c-7g8e11d13ij
~cidi	86 -10b-7j22a
~cie	68 -7b-4d5a15c
~cies	68 -7a-4d15c
~cig	80 -5a-4d5k6b
~ciga	80 -5a-4d5k6b
~cin	78 7a
~cin>	88 -4g10a
~cine	85 5c
~cis	77 -4g7d
~cisi	77 -4g7d
~cit	71 -12b-6j-4g4e6c10f12a
~citi	88 -5b8e
~city	75 -7b8f9a
~ck>	43 -16aj-10bh7d9c10eg17k22i
~cka	77 -9g8b12c
~ckag	77 -9g8b12c
~cke	56 -12c-9i-8e-7a4f11j14b16h
~cked	64 -6ek-5f-4i6j9b10h
~cker	75 -9a-8c7b12h
~cket	65 -8c-5bdi5k7g8fj
~ckg	85 -5j-4g5b6c
~ckgr	85 -5j-4g5b6c
~cki	71 -14g-6a6i12h14b
~ckin	71 -14g-6a6i12h14b
~ckl	80 -11c-6g8d16h
~ckle	82 -11c-6g16h
~cko	84 -8c-5a8i11g
~ckon	88 -8c8g
~cks	61 -15b-9i8gj14a
~cks>	62 -10b-9i6a8j9g
~cku	70 -13c11e
~ckup	70 -13c11e
~cky	78 -5d6c
~cky>	81 -6d7c
~cla	57 -10e-9a-7d5k7c8j10i
~clai	59 -10e-5d5bk11i
~clar	84 
~clas	78 -5g7f
~clau	88 
~cle	57 -18i-9dg-4e5k7j10b28a
~cle>	66 -8a-6d4c7b14k
~clea	67 -20i-10c5j8b26a
~cles	72 -11g-6k7j8c16a
~cli	60 -12g-8bk-4c5f6aeh16d
~clie	64 -4gj13d
~clim	80 -12b-5g6d15a
~clin	79 -6k-4d6e9f
~clo	55 -24c-13a-12i6j11b21g23e
~cloc	82 -8a5g7e8b
~clos	56 -26c-11i4bd6j17g20e
~clot	86 
~clou	84 -5a7b
~clu	73 -7b7c12a
~clud	74 -10b9c10a
~co>	70 15g
~coa	81 -7a-4i7b13g
~coas	86 -4i9g
~cod	72 -6a-5g-4f5k24c
~code	72 -6a-5g-4f5k24c
~cof	81 -5a-4j6k10i
~coff	81 -5a-4j6k10i
~coh	74 7cg
~coho	74 7cg
~coi	81 -12k9b
~coi>	85 -12k10a
~col	57 -7ci-4h8bg12a
~cold	84 
~coll	59 -7ci10bg11a
~colo	88 
~colu	88 
~com	40 -22a-7b-6j5i8f10d21c26h
~com>	88 10j
~come	51 -9k-8a-5ej4c36h
~comf	77 -6c7a
~comi	67 -19a-18b-7j-5gk7i12f37c
~comm	65 -7a6bk8g
~comp	46 -7g5k7ei10d
~con	50 -8e-6h-5d8j11af
~con>	88 -11a-9c5k10j11f
~conc	82 -5gj4b5ck
~cond	62 -8bg11j13c
~conf	88 -4d6c
~cong	81 -6gj4a5e6c
~cons	71 -11c5g15a
~cont	59 -11c-6ae8k10b12g
~conv	79 -9k7cj
~coo	69 -7bg-6fj5k19d
~cook	85 -7b7d9a
~cool	71 -6f-5gj-4a6ck14d
~cop	74 -18b-7c-4k5ei7j20a
~copp	86 -19b19a
~copy	78 -6c-4k5ei8j
~cor	55 -25a-14i-6d-4h9cf10b32j
~cord	62 -15i-9c-7dg7jk10b18a
~core	76 -26a-5b4i15g24c
~corn	86 -11a-5k9c17f
~coro	88 6d
~corp	77 13b
~corr	70 -15a31j
~cos	60 -17a-6i-5hk7j31g
~cost	60 -17a-5hik7j30g
~cot	88 
~coti	88 
~cou	44 -11h-5k4b6j12e14g
~couc	85 -7a5c
~coul	50 -24k-13j-8h-6f-5d5bi15g18e28a
~coun	55 -11a-8c-7hi6j11f20k
~coup	75 -11f4ij9c
~cour	80 -28a7c21j
~cous	81 -5b5d6f
~cov	49 -12d-9f-6j6a7k20b
~cove	49 -12d-10g-8f-6j4h6a7k8c20b
~cow	85 -4g4c
~cowo	88 
~cpa	82 5k
~cpa>	84 
~cr>	86 
~cra	65 -21a-6g7dh16b
~cras	79 -9a-5bg10d13c
~crat	88 -8a9b
~craw	81 -9c5b11i
~craz	76 -6i9h
~cre	57 -13f-9i-8g4b13e20a
~crea	78 -9g-7c-6k11e19a
~cred	63 -13fg5ik10c12a
~cree	77 -6i9g10a
~crem	82 -5a10c
~crew	74 -10i-8c-6a4j5bd7g
~cri	73 -8ac-4g6i8d11k
~crib	85 -5a14k
~crip	81 -5c11d
~cro	74 -9c-6g-5k9i14b
~cros	84 -6c4b5f7i
~crow	80 11b
~cs>	80 -5a6b7h
~ct>	58 -37a-8e-7g-4d6b7h14ck20j
~cte	75 -16a11j12b
~cted	77 -7c13j
~cti	56 -7d-6c-4e7a16k
~ctib	63 -5c4b10g
~ctin	84 -7g-6d7c11k
~ctio	66 -5c14k
~ctl	74 -8b-6k-4d5e6f12c
~ctly	74 -8b-6k-4d5e6f12c
~cto	61 -14a-10c-8g5i6e24d
~ctor	61 -14a-10c-8g5i6e24d
~ctr	73 -10c5b6j
~ctri	75 -10c6b7j
~ctro	86 
~cts	75 -13b-4g5c9d14a
~cts>	75 -13b-4g5c9d14a
~ctu	64 -11g-6bi4fk11c13a
~ctua	77 -6g6a11c
~ctur	68 -6g-5i-4b5f6k9a
~cub	82 -10b6g9a
~cuba	82 -10b6g9a
~cui	85 
~cuit	86 -5c6g
~cup	77 -14a-7k6i24c
~cupa	80 -9a-5k26c
~cur	60 -13a-10c-8f-4d5h6e9j20k
~curi	73 -10c-8a-6j9bh18k
~curl	88 10i
~curr	64 -6b-5i7k10e
~cus	60 -17g-6j-5e13d14h
~cuse	88 -20g-5a14c19h
~cush	85 -8c7k10a
~cust	62 -6g6a11d
~cut	71 -7k-5a4c9b
~cut>	75 -7g-6k9c10b
~cy>	48 -12i4g5ak11e
~cyb	86 4a
~cybe	86 4a
~cyc	80 
~cycl	80 
~da>	85 5b
~dad	65 -11c-4j4a5bd7g
~dad>	71 -17c6ak10g
~dadd	77 8c9d
~dads	86 6b
~dam	67 -6e-5b10ag
~dama	68 -6e-5b10g11a
~dan	78 -10c-4b5e15a
~dang	82 -11c5e9a
~dar	88 
~das	74 -11k-5b13a
~das>	88 4ij
~dash	77 -11k-5b5g16a
~dat	59 -22g-15a-9d-5hi5k27c34e
~data	84 -5d5af
~date	61 -20a-18g-10b-5d29c37e
~dati	85 -5g14b
~dau	68 -6g-5dk5j7c10a
~daug	68 -6g-5dk5j7c10a
~day	44 -15a-8b-7g-5h4f5d6j22e27c
~day>	47 -22g-15a-11i-6b-4k8j11f27e33c
~days	59 -12j-8f-4e6ad9i17g
~dba	88 
~dbo	80 5a
~dbol	85 5a
~dboo	88 
~dd>	72 -19b-8c8j20k
~dda	85 -8a4e6c
~ddad	86 -5a6c
~dde	75 -7e-6b7a10d
~dded	84 7a
~dden	86 -6e6c
~dder	85 -5bc6g12d
~ddi	68 -13c5fk8j
~ddin	76 -9c-6d-4a5k6f10j
~ddit	74 -5c5b
~ddl	77 -12a-4i5b6eg10c
~ddle	77 -12a-4i5b6eg10c
~ddr	62 -14a-12b-7j-6g10e12c15fk
~ddre	62 -14a-12b-7j-6g10e12c15fk
~ddy	70 5j
~ddy>	73 -5i7g10c
~ddys	86 -10c5i10j
~de>	49 -14a-7g-6k7j9f21h
~dea	61 -6g-5h-4e4k6b16a
~dea>	77 -5g5k10a
~dead	74 -6k-4g4ac8b
~deal	69 -14g5ak9c
~deat	84 -12c8i18g
~deb	77 -25a5g9b22c
~debt	78 -26a-4d6g9b23c
~dec	61 -7g-6k-4b5a8d12j
~dec>	79 
~dece	86 -7b-5c6g13a
~deci	67 -9g-5a-4k7i9j12d
~decl	75 -5k5a6e
~ded	55 -9e-6b-5j4c7i9g13a
~ded>	61 -12g-9b-8e-7j7i11c21a
~dedu	63 -7a-6c22g
~dee	79 -11b-6a-5f7g9i12c
~deep	86 -11a-9b6j9g11i
~deer	88 17c
~deg	78 -5c-4a7b10g
~degr	78 -5c-4a7b10g
~del	63 -7c-6g12e
~del>	80 -10a-8g12b15c
~deli	66 -19c-9b13a15e
~den	57 -13g-6f11e18j
~den>	78 -7e4b6i
~denc	86 -9g-8a-5d5k7j13e
~deni	86 -5a8d
~dent	60 -16c-7k-5b9j11e12a
~deo	84 5a
~deo>	84 5a
~dep	69 -18c12d13b
~depa	80 -14c-9a9b16d
~depe	75 -6a12b
~der	50 -23a-11e-7cj8d10f20bg
~der>	53 -19j-8e-7k-5h9f14b22c
~dere	88 -27c8f27g
~deri	84 -10a5b9g
~ders	69 -15a-12c6h13k18j
~derw	82 6d
~des	58 -20g-6e-4h4a5d9b10k12j
~des>	64 -11g-5e5c7i8d
~desc	86 -4a14k
~desi	84 -4a5b
~desk	84 8b
~dest	73 -9g-8b-6i5k11a15j
~det	78 -4b11a
~deta	85 -4b5a
~dete	84 7a
~dev	84 -5a6j
~devi	84 -5a6j
~dge	74 -5j6c11g
~dge>	86 4c
~dget	78 -5a12g
~dia	68 9d
~diab	79 -4b10a
~diag	82 -9a4e7c
~dian	80 -4c13d
~dic	66 -21a6e17c
~dica	68 -16a4b14c
~dici	85 5c
~did	36 -22k-12b-9d7chj16e20i22a
~did>	36 -22k-12b-9d7chj16e20i22a
~die	68 -10e-4c5j6g13a
~die>	80 -6j-5b6g9a
~died	72 -10e-6c6a11j
~dif	69 -7b-5j5k8ac
~diff	69 -7b-5j5k8ac
~dig	75 -5ab7k17c
~digi	75 -5ab7k17c
~dil	80 -5a6c
~dily	81 -5a6c
~din	52 -12i-8g-7d10j11c13f
~din>	69 -8k-4ae6c12j
~ding	54 -9d-7gi-5h6j7c16f
~dinn	81 -8j-6i5d8e11a
~dip	85 -19b8c15a
~dir	88 -8a5b8h
~dis	64 -14c-7g9ak14j
~disa	80 -5cg4a9j
~disc	70 -6c-5a5d6b12k
~dise	85 -5c7a
~dist	85 -6b10j
~dit	54 -19g-9f5a6k10c19b
~dit>	59 -12fg4e7k10b16c
~dite	84 13a
~diti	67 -5g9b
~dito	85 
~div	70 -10cj6g12ab
~dive	85 -10b7a10g
~divi	77 -4a10b
~divo	80 -12j-7c12a14b
~dju	82 -6a-5b4c5k7i
~djus	82 -6a-5b4c5k7i
~dki	88 8a
~dkid	88 8a
~dle	61 -17a-6gj-5f11b18i
~dle>	68 -39a-11g-5j5be7h9c36i
~dled	79 -16i-6b33a
~dles	73 -9a-5g7d13b
~dli	77 -7d9b
~dlin	78 -7d9b
~dlo	67 -6e-4k5d9a
~dlor	67 -6e-4k5d9a
~dma	85 -8a-5g7cj
~dma>	86 -8a-5g7cj
~dmv	88 -5c5e
~dmv>	88 -5c5e
~dne	88 -12d14c
~do>	27 -42k-37j12hi14b15e17f20c43a
~dob	84 -9a19c
~dob>	84 -9a19c
~doc	67 -16g-7a5j6i16d
~doct	68 -15g-6a7i17d
~doe	41 -23k-12j-8h5c8i13e17d20a
~does	41 -23k-12j-8h5c8i13e17d20a
~dog	70 -12b5a9j
~dog>	74 -5ab4c10j
~dogs	82 -9b11a
~doi	61 -14g-8j-6e-5ah16c19i
~doin	61 -14g-8j-6e-5ah16c19i
~dol	66 -15a-7c5b6g17j
~doll	66 -15a-7c5b6g17j
~dom	82 -14a6b7cg
~dome	84 -14a6b7c8g
~don	63 -11e-10a4bf6j8c9d
~done	63 -11e-10a4bf5j8c9d
~doo	65 -16bc6k9j10f17e
~door	65 -16bc6k9j10f17e
~dor	80 -13b-8g5i10c12a
~dor>	88 -7g11c
~dors	86 -5b6i
~dos	85 -8c10g
~dose	86 -8c10g
~dot	80 -16a22j
~dot>	84 -15a21j
~dou	85 -15a9g13b
~doub	88 -16a10g14b
~dow	52 -15a-13c-7i5k8d10h20j
~dow>	85 -5cg5ej13i
~dowe	88 -7j-6c10b13a
~down	52 -13a-12i-7c6d8k10h12j
~dra	67 -8c4h6be
~draf	86 -4a4c
~dran	76 -5i7g9a
~draw	79 -9a-8c9e13b
~dre	59 -16a-6bj-5g9e14f18k
~dren	73 -10c5k6b
~dres	62 -14a-12b-7j-6g10e12c15fk
~dri	47 -6h6d8b14a
~drin	72 -6d17a
~driv	48 -6h-4e6a7b10d
~dro	65 -21a-11c15b19h
~droo	77 -6a5gk
~drop	69 -14a-12c14b21h
~dru	78 -14c-5g6a10d
~drug	79 -14c-5g-4b10d11a
~dry	85 5a
~ds>	45 -5bh4i5g20j
~dsh	80 -5j5k7b
~dshi	85 -5j5k
~dsi	79 -6g5ij
~dsid	79 -6g5ij
~dua	84 
~duat	85 6a
~duc	60 -7b-6a-5f5k11g17c
~duca	80 -6a-5bg-4j12k14c
~duct	62 -4k15g
~due	76 -13c-6g12a20e
~due>	76 -13c-6g12a20e
~dui	85 -13a-5g21c
~dul	80 8e
~dule	81 8e
~dup	88 5a
~dupl	88 5a
~dur	88 5c
~duri	88 5c
~dvi	71 -8g4k5j7b9a
~dvic	74 -8c-5g5b6a9d
~dvis	82 -13d6cj
~dwe	81 -11c-6a20g
~dwel	81 -11c-6a20g
~dwo	88 -8a7j8c
~dy>	45 -8b-5c7ej18a
~dys	69 -8ag-6e6c10j
~dys>	69 -8ag-6e6c10j
~ea>	70 -24c-10e-7g6j8k34f
~eab	82 -6c19f
~eabo	82 -6c19f
~eac	60 -10i-9a-5b5d7j8e10k
~each	60 -10i-9a-5b5d6k7cj8e
~eact	88 -4c6k
~ead	52 -27c-14i-9a-5dh12f15g18b32k
~ead>	58 -13g-11i-9a-6e14c17b25k
~eadb	85 5a
~eade	84 6f
~eadi	82 -26a4b10g21f
~eadl	84 
~eads	84 7g
~eady	67 -8c-6g4b5e13a
~eag	76 -10a4c6f
~eage	80 -10a6k7c
~eagl	88 
~eah	84 -7ae9i11j
~eah>	84 -7ae9i11j
~eak	63 -13b-10g-8k-7i-4h15a16c17j
~eak>	72 -4a4j7b
~eake	80 -9b21a
~eaki	82 -14a-9i-5g10c23j
~eaks	75 -13b-6g10c16a
~eal	53 -14g-10f-8a-6d-5h7j11k12b17i
~eal>	66 -10i-8f-6c5a6j8ek
~eale	86 5j
~eall	80 -5b6i7a
~eals	88 -12a4d11b
~ealt	58 -14g-8a-6d-4h6c10b26i
~eam	74 -9c-5g4e7a
~eam>	76 -8c-5g4e6k
~ean	65 -18i-4j9h12ab
~ean>	69 -25i-7c-4j14b24a
~eane	85 -10a13c
~eani	85 -7c8h
~eap	77 -11j-7c-5e6b10g16a
~eap>	86 -10j6g10b
~eape	82 6g15a
~ear	39 -14i-7d4ch7j8f9a17e
~ear>	45 -15b-12i-11g-6h4f10c13a16j18e
~earb	81 8a
~eard	75 -10g-6ck4j6h7i15e
~eare	85 -7a-6c-5i4gj17f
~eari	77 -6b-4g15j
~earl	80 -6a5k12g
~earn	72 -24c5e8i17g
~ears	51 -16j-11d-7i7c10k11h21b
~eart	69 -7j-6c4a6d9b
~eas	51 -19g-16d-12a-10j5e6i9b10f12ch13k
~eas>	88 -6d5a8f
~ease	56 -20d-10g-4i7a13f14c16k
~easi	78 -7c-6b5a16i
~easo	69 -24a-7g-5d10c14e23h
~east	85 -7b7d9a
~easu	75 -14a-7f-5j10d21b
~easy	84 4b
~eat	55 -14j-8d-6e-5c-4h10a11i19b
~eat>	63 -15j-7g-6i-4d9c14b16a
~eate	70 -5b5g
~eath	75 -10c-7a-5e9b10gi
~eati	74 -6c5b10i
~eatm	81 
~eau	82 
~eau>	88 5j
~eav	58 -13g-8i-4c7f10d12b
~eave	60 -15g4hj6b7f10d
~eavi	78 -5c9b
~eavy	86 
~ebo	57 -9b-7e-6k-5g-4f4j6i9c10ad
~ebod	57 -7e-6k-5b7i11d14a
~eboo	88 -5b6j7c
~ebs	80 -4dhj5c11b
~ebsi	80 -4dhj5c11b
~ebt	78 -26a-4d6g9b23c
~ebt>	81 -10a7g10b
~ebts	88 -18a-4d24c
~ebu	77 -10c5j12a
~ebui	77 -10c5j12a
~ec>	77 5k6a
~eca	64 -11a-9i-4e5g6bk15c
~ecal	80 -5d5j6b
~ecau	67 -10a-8i-6j5k7d15c
~ece	71 -10g-6b8k15a
~ece>	88 -7g6c
~ecei	82 -9g5c9k
~ecen	78 -5c-4j4g14a
~ech	85 6j
~eci	65 -11g-10a-6k8ij11d13c
~ecia	80 10c
~ecid	72 -8a-5g6d8ij
~ecis	77 -4g7d
~eck	55 -11c7e9i10d
~eck>	59 -4ag9i13d
~ecki	84 -9g5i6a
~ecko	86 -7c8g
~ecks	73 4b6g
~ecku	85 -11a16e
~ecl	75 -5k6e8a
~ecla	82 7a
~ecli	80 -4k7e
~eco	56 -11i-8dg8j11c18a
~ecom	80 -9g4a13c
~econ	65 -13b5gi7c8j
~ecor	63 -15i-9c-7dg7jk10b18a
~ect	55 -13a-10g-7e-5df6h14k27j
~ect>	63 -23a-10g-5e-4d5b10h14j20c
~ecte	78 -8c13j
~ecti	70 -7b-6d5a16k
~ecto	81 11a
~ectr	73 -10c5b6j
~ecu	73 -6g9b
~ecur	75 10b
~ed>	31 -23g-20b-16c-9i8f12hk14d32j42a
~eda	82 11b
~eday	86 5a
~edd	82 -10a-6d5e6k11j
~eddi	82 -10a-6d5e6k11j
~ede	88 
~edi	56 -14g-13f32c
~edic	67 -19a20c
~edin	79 -6b6a11c
~edit	63 -13fg5ik10c12a
~edl	86 -5bc8a9h
~edle	86 -5bc8a9h
~edo	80 7j
~edon	82 8j
~edr	77 -6a5gk
~edro	77 -6a5gk
~eds	69 -22b-8e6j7a14c
~eds>	69 -22b-8e6j7a14c
~edu	60 -8a-4f5k16g
~educ	61 -11a-4f5c6k18g
~edul	81 8e
~ee>	53 -31g-13b-8i-6h5d10e22j27a
~eed	46 -16g-13b-9i-8d-6j-5f4e13h55k
~eed>	48 -14g-11d-10ij-8c-6ab-4f10h11e63k
~eedi	79 -6b6a11c
~eedl	86 -5bc8a9h
~eeds	72 -8e4cdi7j
~eek	56 -13b7ch12g
~eek>	61 9h
~eeke	71 -6a5j13c
~eeks	72 -12b5a7i14g
~eel	58 -10b-8e-7j14i16d
~eel>	62 -22c-12a-5e5h10d11g14i
~eeli	77 -11g-4j7k16c
~eels	75 -9a9c10d
~eem	84 4c7b
~eeme	84 4c7b
~een	47 -9ej8f16i
~een>	48 -9ej-7a7b8f9c16i
~eena	79 -11c-5b10ag
~eens	88 6a
~eent	86 
~eep	51 -17g-7e-5ab6d7i9j16k
~eep>	54 -10g-8be8fj18k
~eepe	80 -9a-5c14d
~eepi	69 -6g5a12i
~eeps	74 -9a7h13c
~eer	70 5j10c
~eer>	76 14c
~eers	80 
~ees	67 -11c-8i4a6k18g
~ees>	67 -11c-8i4a6k18g
~eet	56 -12a-8k-7f-5g5j8h16bc
~eet>	58 -18a-6ef-4gk14b27c
~eeth	86 -7c6e11h
~eeti	80 -9c5j14a
~eez	88 -38a8b32i
~efe	77 -13a-5g-4k7j9d12b
~efer	78 -12a-5g-4k4j9d13b
~efi	69 10d
~efic	76 -10g-4a8c14d
~efit	75 -8c7a10g
~efo	55 -14k-4e5df8g11i
~efor	55 -14k-4e5df8g11i
~efr	86 -14a17b
~efro	88 -11a13b
~eft	67 -13c-7a6b16g
~eft>	67 -13c-7a6b16g
~efu	86 -12c15d
~ega	72 -6bg5j6a7k
~egac	88 4ck
~egal	77 -6b10a
~egat	86 
~ege	65 -5i7c10b
~ege>	65 -5fi8c10b
~egg	85 -11g9c11i
~egi	77 -19c-4a25g
~egis	80 -20c26g
~egr	77 -5c-4a7b10g
~egre	77 -5c-4a7b10g
~egu	73 -5dj-4g7k9a
~egul	73 -5dj-4g7k9a
~ehe	84 11h
~ehen	84 11h
~ehi	60 -9g-6e-5a7d8h10k
~ehic	65 -6d-5g4c7k
~ehin	70 -9a-8c-5g5f11h15d
~eho	73 -8g-6b4a5d11c
~ehol	76 -7g-6a5d12c
~ehou	86 
~eic	88 
~eico	88 
~eig	64 -9d-6j13c16g
~eigh	64 -9dj14c16g
~eil	84 -6k-4g10f
~eili	86 -5a-4g10f
~ein	69 -22b-6g-4c5f7i18a
~ein>	82 -6bc6e11a
~eing	72 -17b-6g7f8i9a
~eip	82 -9g5c9k
~eipt	82 -9g5c9k
~eir	60 -22c-6b16gh
~eir>	61 -15c-10b9h17g
~eird	88 -6c5a
~eirs	86 -7a-5c6b10h
~eit	81 
~eith	81 
~eje	88 -6a6hj
~ejec	88 -6a6hj
~ek>	61 9h
~eke	71 -6a5j13c
~eken	71 -6a5j13c
~eks	72 -12b5a7i14g
~eks>	72 -12b5a7i14g
~el>	56 -26a-8ce4h8i10d21b
~eld	74 -12a4bd9j
~eld>	76 -12a4b9j
~ele	68 -11c-10b5h18a
~elec	73 -10c5b6j
~eled	86 
~elem	86 7h
~elf	58 -9e-5gi5ck19b
~elf>	58 -9e-5gi5ck19b
~eli	60 -18g-15b5a7d8f17e
~elie	78 -12g-8a-5bk7j9e12f
~elin	71 -14g4d7k16c
~eliv	67 -16c-9b10a12e
~ell	39 -20b-14c-8fj-6e5h14a60k
~ell>	41 -24j-19g-12ce-8f-5b5d12a76k
~ella	59 -11b-6d-4j6h9c11g
~elle	78 -20b-9c4k8g15a
~elli	73 -16a-14c-12k10e17g23j
~ello	86 -6g4a10c
~ells	86 -5ak5g12j
~elo	70 -9c5g6a
~elon	80 -17b5h8g20a
~elor	81 5j9b
~elow	88 -8a9b
~elp	65 -16c-5j6h10b14i
~elp>	68 -17c-7a7h9b16i
~elpi	86 -10b14a
~elps	86 -8a12b
~elr	79 -5b7c
~elry	79 -5b7c
~els	54 -14g-11a-5be9ch23d
~els>	74 -7a-4g8c9d
~else	56 -11g-6a4f5j9h17d
~elt	85 -9b7j9g
~elt>	88 -9b-6k8j10g
~ely	69 9a12i
~ely>	69 9a12i
~em>	50 -21a-6j-4f7d10b15g
~ema	59 -13a-9g-6e5i24c
~emai	60 -8g-6d-5e5i19c
~emat	78 -6a6h7c
~emb	68 -12c-6be-4g8a9i13j
~embe	68 -12c-6e-5b-4g9i13aj
~eme	55 -10eg-6c-5k8d9a14ij
~emem	69 -12c-6e-5b-4g9i12a13j
~emen	58 -7g-5e4j6c8i
~emer	82 5d
~emi	73 -10k11c12g
~emic	85 -6a6b
~emiu	76 -4bj12g
~emo	80 -7c7j
~emod	82 -6c12a
~emp	60 -13g-6c5b7a12e
~empl	62 -7g4bf6j
~empt	80 -9g21e
~ems	79 -14c-4b9a13j
~ems>	80 -14c6a14j
~en>	34 -13fh-12a-8dk4b11i16g59e
~ena	73 -11c-9b4k9g12a
~enag	78 -10c-5b10ag
~enan	82 -4b6k
~enc	63 -12b-5g5e8k9j10a
~ence	65 -12b-7d6e7a10k13j
~ency	82 -5j5ad
~end	47 -16a-12d-9b4cj5h10i11f18e
~end>	52 -15a-10d-7c-6b-5jk9g12i14f20e
~enda	86 -9b6ac
~ende	65 
~endi	81 -5d6h10j
~endo	81 -7g-5b5i10c
~ends	69 -8a5d9b
~ene	53 -11a-7i-6g5b7h9k14d
~ened	62 -11e-10a-8g5j10d15c
~enef	69 10d
~ener	72 -5c4k9g
~enew	69 -8c-7g7h15e
~eng	74 -9j-7c-6a4e11k13g
~enga	84 -9j-7c5e11g
~enge	82 
~eni	70 -33a-9g4d7f15j20e
~enie	86 8d
~enin	74 -32a-8g4f16j20e
~enis	88 
~enj	81 -5b8a
~enjo	81 -5b8a
~enn	86 4j5a
~eno	69 -20b-17i-7c14g16h20a
~enou	71 -17bi-9c14g16h22a
~enov	88 -4b
~enr	88 -6g12c
~enro	88 -6g12c
~ens	51 -9f-4ij5gk9b10h
~ens>	63 -11d-7e-5c-4i7k9ah12g
~ense	57 -8g-5f6e10d13b
~ensi	70 -6a-4f5g6c8h
~ent	36 -19c-8i4g10k13j16d18b
~ent>	40 -15a-13i8d12gk16b
~enta	67 -6g-4c4a10b
~ente	71 -5g5bj
~enth	86 
~enti	70 -4b6j
~entl	76 -11g5j10a
~ento	80 5gk
~entr	86 -7a-4b15j
~ents	53 -15c-8j-6f-5h10i14d15a
~enu	78 -11a7g15c
~enu>	88 10c
~enue	81 -10a6c10g
~env	86 -6e-5a5j9c
~enve	88 -6e6cj
~eo>	84 5a
~eon	79 -10c-6b-5d22g
~eone	80 -10c-5bd23g
~eop	58 -7j-6e-5f4h8a13d
~eopl	58 -7j-6e-5f4h10a13d
~eor	84 -5cf5b14k
~eorg	85 -5cf5b15k
~eow	76 -7a-5ck4j8d14b
~eown	76 -7a-5ck4j8d14b
~ep>	53 -9g-8b-5c4d7f12j15k
~epa	69 -16a-5c-4h5gj12d15b
~epai	79 -19a-5h8j9bc
~epar	73 -13c8b14d
~epe	70 -13a-5c10d14b
~epen	75 -6a12b
~eper	80 -9a-5c14d
~eph	86 
~epi	69 -6g5a12i
~epin	69 -6g5a12i
~epl	62 -14g-6d-4j6e7c10a15b
~epla	62 -14g-6d-4j6e7c10a15b
~epo	77 -8c-7b-4aj5fg7k9h
~epor	78 -8c-7b5g8k10h
~eps	70 6ah
~eps>	70 6ah
~ept	71 -13g-8b6a21h
~ept>	72 -10g-8b-7c-5j7a21h
~equ	64 -4c4a15g
~equi	64 15g
~er>	28 -18e-16g-12h-8b8f22a33d49c
~era	49 -5dfi5j6hk7b
~era>	86 4j
~erag	52 -7d7bc8h
~eral	65 -7c4b6g
~eras	80 -5b4c6ak
~erat	81 
~erc	63 -9c-6a4j17g
~erce	70 -14a-7c6bh21g
~erci	72 5a
~ere	32 -21e-15d-13j-7b7a9gh17k56f
~ere>	33 -18e-13d-6j-5b4h9c11a16k39f
~erea	82 -6c19f
~ered	61 -16ac-5k-4h6bi8g35f
~eren	68 -8b-6j4k10a15c
~eres	77 -9a-7cj6g7k18h
~erf	78 -11i-5ag7b23c
~erfe	80 -11i-5g5a23c
~erg	80 5d7i
~erge	82 5d
~eri	60 -11a-8k-4i4e12j21g
~eria	88 4g
~erie	68 -10a-6c-5e8g19j
~erin	72 -10c-6k-5a-4j8g11b14e
~erio	80 -8b4a7c
~erl	88 -6a17j
~erly	88 -6a17j
~erm	63 -20c-7a-6f4k6e15g20b
~erm>	68 -17c-9a-6f-4e5k6j16b20g
~erma	82 5c
~ermi	77 -11g13e
~ern	69 -13c-5d6jk8b
~erne	88 -4g8b
~erni	80 -11b4k5e10j
~erno	82 -11c7i9g
~ero	74 -22g-13c5i13a26e
~ero>	86 
~erol	88 -9g6a8i
~erou	82 -11c5e9a
~err	73 -21k-5g6d7a9j12i
~erra	86 -19k-7b16a17i
~erri	88 7c
~erru	85 -6a17j
~ers	42 -17g-14e-9i-5f16b18j19d23k
~ers>	44 -16e-15g-11f7c9ab16k23d
~ersa	80 -10k6a12b
~erse	82 -9d-7c5g18f
~ersh	84 -6a
~ersi	81 4k5b
~erso	62 -6c-4b4j5k7a
~erst	75 -14a-8c-7g7h12k19j
~ert	56 -10b-9c-5i-4h6a13d14g
~ert>	77 -16a-11c4j7e9g15b
~erti	63 -15b5c11d14a
~erts	84 -4c5f13a
~erty	66 -8b5d11g
~erv	65 4a7b
~erve	76 -4g8b10a
~ervi	71 5g7k
~ervo	85 
~erw	69 -10a6i9d
~erwa	86 4j
~erwi	86 -6a5j
~erwo	77 4d6i
~erwr	82 6d
~ery	51 -31a-6c-5e-4d5i7f12bk17g
~ery>	59 -22c-10e-5k-4i4h5d7f9a10j12g
~eryb	67 -20a-6d5f8eg10k
~eryo	88 8k
~eryt	64 -24a4c8i10b13g
~es>	31 -22f-14h-7ci7k9j11a20d26b27g
~esc	73 -6g-4i4c9k11a
~escr	73 -6g-4i4c9k11a
~ese	62 5k12i
~ese>	63 -6j-5c4g7a13i
~esen	85 -8a4j7k
~esh	88 -9a5b10k
~esi	64 -9g-4i18d
~esid	67 -6g19d
~esig	84 -4a5b
~esit	84 7a
~esk	82 8b
~esk>	84 8b
~eso	71 -10j4b5k6e8c
~esom	71 -10j5k6e9c
~esp	85 -7a9bh
~espe	88 5c10h
~ess	44 -17i-7e-5h5k7f9dj19c
~ess>	46 -9i-5b5d9f16a
~essa	88 -4k10c
~esse	75 -13a-4g8k16b
~essi	70 -14a-6i5g7c12j
~esso	88 -20a-6b24c
~essu	77 -11b10cj
~est	50 -23g-11b-10a7d14ei31c
~est>	54 -20b-13gk-7a6fi18e28c
~esta	79 -8f4i8a
~este	81 -8g7i10k
~esti	66 -9a-6g-5e5dk6h7c8b
~ests	81 
~et>	38 -14d-8f-7j-4i5b14e17c21k
~eta	74 5c9b
~etac	86 -4b5a
~etal	80 -4aj7c12b
~ete	70 -9b-6c15ag
~etec	84 7a
~eter	82 -9a18g
~etes	80 -4b10a
~eth	52 -10c-9j-8i7a9f10d12e
~ethe	71 -11b-7a-4g5k6j8f10e
~ethi	53 -14j-7h-6i-5c5e11d12b13a
~eti	63 -8c-7b-5d5ej6f13a
~etim	84 -10b6e11a
~etin	80 -9c5fj10a
~etir	67 
~eto	84 -9g-8a8c13b
~ets	63 -13c5j6ab9k
~ets>	64 -14c5j6b7a8k
~ett	53 -13c-11f-4j5g7k11b16i
~ette	60 -9f-8g-6h-4e6i7k9b12c
~etti	68 -17c6b7i10g
~ettl	79 -10c-5ab13h14g
~etty	70 -7g-4cj6i9a
~etu	81 -8b-5h9c
~etur	82 -8b4k6j
~etw	78 -7k-4a7f9b
~etwe	78 -7k-4a7f9b
~ety	69 -6g6cj
~ety>	69 -6g6cj
~eve	41 -22b-13d-5h-4g5i7c8j10a11f26k
~eve>	77 -11g-6k-5b6j9e12f
~evel	78 -28b-6g13c21a
~even	66 -9a-5d-4c22j
~ever	43 -14c-10e-9d-8bj6g9i21a31k
~evi	75 -8g8e10j
~evic	84 -5a6j
~evie	84 12a
~ew>	53 -18k-6c-5f5g6bj17a
~ewa	70 -7g-5a5b6h7f
~ewal	76 -10b4a5c8h
~eway	77 -10a-4cg5k9f15b
~ewe	69 4e7c
~ewed	84 4a6e
~ewel	79 -5b7c
~ewer	78 
~ewh	72 -20c-5f-4g7a13h20b
~ewhe	72 -20c-5f-4g7a13h20b
~ews	84 -15c-4d8j12i
~ews>	84 -15c-4d8j12i
~ex>	73 -11c-7g4a11b13d
~exa	66 -12a-4d11f16e
~exac	75 -11a-4j5e7c9f
~exam	72 -10c6b13e
~exc	68 -21g-6k-5j5e12a13h
~exce	75 -4a9b
~exch	88 -5k7a
~exci	84 -5b7ae
~excl	86 -4g12a
~excu	88 -20g-5a14c19h
~exi	86 -4a8j
~exis	88 
~exp	59 -13c-11g-6d-5f13k21a
~expa	88 6a
~expe	66 -6a-5e-4g4b6j7i9k
~expi	81 -5g-4c13e
~expl	69 -10c-5bg7k26a
~ext	57 -5fjk6c10ab
~ext>	61 -8gk-5c5a22b
~exte	88 -5b17c
~exti	80 7a
~extr	73 -8b16g
~ey>	41 -19j-12i-5c4d9b13g15a19f
~eye	85 -14a6i8d9b
~eys	77 -17a4d8b
~eys>	78 -17a4d9b
~fac	74 -18b-5c8d9j11k
~face	80 -10b-6a5j7g12k
~fact	82 -10b-6g-4c4j8a10d
~fai	74 -6j-5k5g14a
~fair	75 -6g-5j9a13c
~fak	82 -10g-7b7ai8c
~fake	82 -10g-7b7ai8c
~fal	70 -9g-6dj6a11e17b
~fall	70 -9g-6dj6a11e17b
~fam	58 -6gj-4e11i13c
~fami	58 -6gj9b11i
~fan	86 -14b-4g8c12a
~far	59 -36i-17b-10c17af43g
~far>	63 -27i-10j-8b-7c-5e-4k16f19a37g
~farm	72 -11b-5g4k10j11e
~fars	86 -5i8f
~fas	77 -11i-5k5g6ac10e
~fast	77 -11i-5k5g6ac10e
~fat	78 -16k-5b12f14j
~fath	79 -5b12f
~fau	77 -11d8a20b
~faul	77 -11d8a20b
~fav	81 13c
~favo	81 13c
~fax	84 -9c5f
~fax>	84 -9c5f
~fe>	49 -12d-6k-5i4f12b19a
~fea	88 -6d12c
~fear	88 -6d12c
~fec	78 -8i-6g7a22c
~fect	78 -8i-6g7a22c
~fed	88 -16g5j16e
~fee	56 -8j-7a-6e-4bd6k8h9g16i
~fee>	80 -9b-4j6k10i
~feel	61 -11a-7j-5e4b6h14i
~feet	69 4h
~fel	73 -9b-4j4e5a11c
~fell	73 -9b-4j4e5a11c
~fen	71 -18b22a
~fenc	77 -19b6k12a
~fend	80 6a
~fer	62 -12g-8e-6a-5j5d29c
~fer>	72 -7g-5a11b12c
~fere	67 -6j-5bg8k24c
~fes	67 -18a4c12gi
~fes>	70 -24a13gi
~fess	79 -5b5a
~fet	69 -9a-6g6j11c
~fety	69 -8a-6g6j11c
~few	75 -12b6jk10a
~few>	75 -12b6jk10a
~ff>	49 -14a-11d-9c-4f5i6eh14b21k
~ffe	62 -13j-11b-6e9a10i11k17c
~ffee	81 -5a-4j6k10i
~ffer	64 -10b-8j-5eg8ak20c
~ffi	63 -18c-6j-5b-4g6f11a13d
~ffic	63 -18c-6j-5b-4g6f11a13d
~ffo	84 -7c5ad
~ffor	84 -7c5ad
~fia	86 7j
~fian	86 7j
~fic	55 -16c-10j-9b6g31d
~fic>	85 8g
~fica	64 -6c-5b6a12d
~fice	64 -14c-9g-6j5i7f11a14d
~fici	75 -11g-4a7e13d
~fie	78 -6a-4i11hj
~fied	86 -5bj-4i8a12h
~fiel	82 -14a16j
~fif	84 6b
~fift	84 6b
~fig	67 -16c6h7e12g
~figh	82 -4c5h9a
~figu	69 -13c-8a7e14g
~fil	62 -10b-6h-5g6d7ac
~file	67 -9c-5bg5f7j11a
~fill	74 -5bh7d12c
~fin	55 -13g-9c-6f5e7j8h13b
~fina	65 -8g-5k-4j4h7e8b
~find	70 -14c-5f5a7hk
~fine	75 -11a-6g13bk
~fing	80 -15k6c14j
~fini	70 -4c9a
~fir	52 -9ae-5h4b6f9d16k
~fire	59 -11j-5eh-4a6c7dk9f
~firs	59 -5e7a10k
~fis	81 -13b6f10a
~fish	81 -13b6f10a
~fit	68 -16k7g8d11c
~fit>	73 -17k-7a-5j14g19c
~fits	77 -7cg7a11d
~fix	73 -9g-5dk5f13a
~fix>	80 
~fixe	85 11a
~fixi	88 4a6f
~fla	74 -11g-5i-4a5c18b
~flat	76 -10g-5i20b
~flo	63 -11g-6a6j9b
~floo	64 -10g-4a9c
~flor	86 5b
~fly	80 -6j7a10b
~fly>	85 
~flyi	88 13b
~fo>	82 
~fol	62 -10j-9g-8k-5ce6i7h10b15d
~folk	64 -8jk-7a-4e6b9h16d
~foll	80 -8g5i12a
~foo	69 -8k-6i11c13g
~food	79 -5a4g5j
~foot	74 -7k14g
~for	33 -27c-10e7j16i21k31g
~for>	35 -20b7j8gi9a11h24k
~forc	82 5k
~ford	79 -7c-6e4a7i
~fore	55 -15k-12a-4e5df7g10i16b
~forg	85 4g6c
~form	66 -13c-8g-7a10h21k
~fort	73 -11c-7a12b13g
~forw	80 -5g6k11a
~fou	75 -15g-5e-4k8a9c11b
~foun	77 -14g-5e12b14c
~four	88 -6c8a
~fra	74 -8ac-5g5j17e
~fram	77 -13c-6a5j18e
~fre	70 -20a-17g5e6bk25c
~free	72 -16g-12a6e22c
~fri	69 -5g8h
~frie	69 -5g8h
~fro	47 -12g-11b-5d4f5ik11h14a
~from	48 -4g5fj6i12h
~fron	67 -14b-11g5k7c25a
~fry	86 -5a6j
~fs>	82 -24d-4b8g26c
~ft>	63 -6d-4c6a13g
~ftb	88 
~ftba	88 
~fte	54 -5f-4ak7dj9g
~ften	74 -13i-6ac35g
~fter	55 -17g-5f4c6b7j9di
~fth	88 7b
~fth>	88 7b
~fts	86 -11c10b
~fts>	86 -11c10b
~ful	59 -13f-6e-4j5b6i14a
~ful>	77 -8c-7b-6g10i22a
~full	61 -13f-6e7k8cg11b
~fun	62 -8i-7e7bk11a
~fun>	71 -7ej-5g5a7c10k
~fund	76 -9i4bg9a
~fune	73 4j6d
~fur	72 -7c-6k-5a4b5i8e
~furn	73 -5a4b5i
~fus	80 -7c-4b5a10d
~fuse	82 -12c-5b6a14d
~gac	88 4ck
~gacy	88 4ck
~gad	88 
~gag	64 6g7a
~gage	64 6g7a
~gai	64 -7d-6c7a10e
~gain	64 -7d-6c7a10e
~gal	74 -10b-7g8a12i
~gal>	79 -4c6a
~gall	86 -6b6c7a
~gam	85 -10a11j
~game	85 -10a11j
~gan	86 
~gap	75 -8c-5g5e6b10a
~gap>	76 -8c-5g5e6b9a
~gar	63 -13a-10g-6d9f13j14b
~gar>	81 -12a6bc
~gara	68 -12c-7g4j9a13f
~gard	85 -8a4b6j10c
~gare	85 -6a-4d5j7b
~gas	84 -12a7c10b
~gas>	84 -12a7c10b
~gat	74 -7g-6c5a18j
~gate	79 4i5a
~gav	75 -4h5d7cg
~gave	75 -4h5d7cg
~gc>	85 -16g17c
~ge>	41 -19d-16i-10h-9j-5f6e12k31c32g
~ged	66 -6j-5g-4f12c15a
~ged>	66 -6j-5g-4f12c15a
~gee	86 -16c10a12d
~gee>	86 -16c10a12d
~gei	88 
~geic	88 
~gem	85 -17c9g16d
~geme	85 -17c9g16d
~gen	58 -14g-8e-7j11ab18d
~genc	81 -5j5ad
~gene	72 -5c5a8g
~gent	62 -22g-7e4a11b17d
~geo	85 -5cf5b15k
~geor	85 -5cf5b15k
~ger	62 -12k5bd10j
~ger>	68 -21a-16k-13g6b9j14d22c
~geri	86 
~gero	82 -11c5e9a
~gers	75 -9cd5k10g11a
~ges	61 -7abj-6i-5e4c5g8h10d12k
~ges>	65 -8c-7b-6e-5j8g9a10hk
~gest	71 -18a14c15d
~get	43 -12bf-8c7k8a11i12g15e
~get>	45 -19b-7f-6j6k9i12ae16g
~geth	74 -7a-5b6e8j9f
~gets	70 -7c-5j4g9b
~gett	69 -7g7i
~gge	70 -7b-4aj7c15d
~gged	85 -7b9a
~gger	84 -4j4h
~gges	76 -15a6c17d
~ggi	84 -7a4i
~ggin	84 -7a4i
~ggr	86 
~ggre	86 
~gh>	49 -16c-11i-7d-6e9h10f12k21g
~ghb	74 -5k5b
~ghbo	74 -5k5b
~ghe	74 -7a-5g8c13b
~gher	77 -6ac20b
~ghes	85 -8b16c
~ghl	77 -14f-9a6c22g
~ghly	78 -14f-8a7c22g
~ght	35 -22d-7g12ci33j
~ght>	35 -17d-9b4k9a11i30j
~ghte	67 -6dgk5j7e8a
~ghts	72 -25a12b24c
~ghw	86 -5c-4j6d8a
~ghwa	86 -5c-4j6d8a
~gia	85 -5cf5b15k
~gia>	85 -5cf5b15k
~gie	86 
~gien	88 
~gin	61 -14c-12a-6j5bk14g16i
~gin>	77 -6c5gh7b
~gina	74 5bd
~ging	68 -19a-17c-4h5f9k15g20i
~gir	71 -8a14b
~girl	71 -8a14b
~gis	80 -20c26g
~gist	80 -20c26g
~git	75 -5ab7k17c
~git>	88 6k
~gits	78 -5b15c
~giv	54 -15e-9j-7f5ag8c26k
~give	55 -15e-8j-7df-6b6g7a12c30k
~givi	76 -5ck10bd
~gl>	79 -10g5a10c
~gla	72 -8a-7g-5k-4j7e9c14b
~glad	82 -8a-7k4h5d9e
~glas	77 -7d-5g16b
~gle	66 -16k-9g-7c10e13i17b
~gle>	69 -16k-6e-5g12i22b
~gles	77 -7c-5bg18e
~gly	84 5a6f
~gly>	84 5a6f
~gma	85 -8a-5c5b10j
~gmai	85 -8a-5c5b10j
~gn>	65 -8g-5c12b14e
~gna	88 5j
~gne	78 -16b-8c-7e5j16a17i
~gned	78 -16b-8c-7e5j16a17i
~gni	86 -4a6c
~gnin	86 -4a6c
~gno	81 -9a4e6c
~gnos	82 -9a4e7c
~gns	82 
~gns>	82 
~go>	48 -23j-18c-15g-6i-5b6d11e15a23k29f
~goa	86 -5a16c
~goal	88 -5a16c
~goe	68 -9i-8d8e18k
~goes	68 -9i-8d8e18k
~goi	54 -11f5h6g14k
~goin	54 -11f5h6g14k
~gol	82 -5g6ai
~golf	86 5c8a
~gon	66 -8e-5d-4i5a8j9b
~gone	66 -8e-5d-4i9b10j
~goo	52 -10k-6fg7b9i15a
~good	52 -8k-5fg11i13b
~got	40 -13f-7i-6e4k6d7b11j20c
~got>	41 -13f-6i-5e5k6g7d9b13c14j
~gotc	88 12c
~gott	75 6a
~gpa	88 -5ag17c
~gpa>	88 -5ag17c
~gra	58 -16g-13a-5h4d5b6j23c
~grab	81 6k
~grad	69 -14g-6j-5e9a10i14c
~gram	75 -5ai4g13c
~gran	71 -11a-4i6e12dj
~grat	81 -6gj4a5e6c
~gre	63 -12k-11i-10j-6c5h8a15g18b
~grea	75 -10j-6ik5g6f10c
~gree	70 -6k-5cde6g7h8ab
~greg	86 
~gres	84 -12c-6i6g13b
~gro	60 -7ai-4e4c12g
~groc	86 -4b5ag
~gros	78 -12a-6e-4b5j8k17g
~grou	69 -8c-5ae5dg15b
~grow	70 -11g5ef16c
~gs>	55 -11b-7ci-5f4d5gj11a15h
~gua	79 11d
~guar	80 -4c13d
~gue	73 -13c4k14j
~gue>	88 4c
~gues	75 -17c5k14j
~gui	78 9k
~guis	85 7a
~guit	86 -7a4c8k
~gul	72 -5d-4g7k8a
~gula	73 -5dj-4g7k9a
~gum	88 -7a7b
~gun	77 -9b5g10a
~guns	79 -8b6c10a
~gur	69 -13c-8a7e14g
~gure	69 -13c-8a7e14g
~gut	79 -15a-13c-12g16b24i
~gut>	80 -15a-13c-12g17b25i
~guy	58 -12b-7c-5h5dg7fi9e
~guy>	68 -10e-5b5j13d
~guys	63 -11c-8b-7j-6d8fi19e
~gym	88 13c
~gym>	88 13c
~ha>	71 -6a5c11b
~hac	79 4d7c
~hack	79 4d7c
~had	53 -10b-6g7ac13j
~had>	53 -10b-6g7ac13j
~hah	75 -9a7g9b
~haha	75 -9a7g9b
~hai	67 -17c5hk7b9a
~hail	73 -18c6h25a
~hain	86 -5c10h
~hair	76 -15a11b
~hak	86 -7a5b13f
~hake	86 -7a5b13f
~hal	62 -11j-9b-6e8k10d19a
~half	65 -12j-5be11k12d
~hall	82 12a
~halt	85 -5b8a
~ham	84 -6cj-4k7ef10g
~hame	88 -9j-6c7ef10g
~han	48 -14g-11j-8c-7e8b22i26a
~han>	62 -6k-5i6h12a
~hanc	82 -6c10a
~hand	59 -21c-7k-5egj6f12ab20i
~hang	58 -9gj-8e-6h-5bf9i11c15ak
~hank	77 -13a5b6e9c
~hap	51 -19e-16g6ab7h15ik
~hape	73 -13cg4bk29i
~happ	52 -18e-7g-5i8ah12ck
~har	58 -4ej15a
~hara	81 -10a6c12b
~hard	73 -9g-5j7f11c
~hare	71 -4d6ac
~harg	71 -20c6k15g
~hari	84 -4g7a
~harm	86 5a6j
~has	53 -7j-6e-5d6fg16a
~has>	53 -6ej-5bdg6f28a
~hase	85 -19a7b17g
~hat	21 -30a-22b-11d-5j14f15h40eg47c
~hat>	21 -21b-20a-11d5i11f16h35g40c42e
~hate	73 -16a-9c4f7g24k
~hatl	85 -4e16c
~hatv	78 -17a-5d7f10g18c
~hau	81 -16c-8a7b16i
~haul	81 -16c-8a7b16i
~hav	31 -12di-9f9gk12j14c25a
~have	31 -12di-9f9gk11j14c22a
~havi	77 9a
~hbo	73 -9k4b
~hbor	74 -5k5b
~hda	68 -8k-5abc28e
~hday	69 -5ab-4k22e
~he>	22 -6g-5c-4e7b8k9dh13f14a17i25j
~hea	47 -14c-7h-6b-4g6a10j12f17k
~head	67 -27c-13a-7b-5e9k22f31g
~heal	58 -12g-7a-6d-4h7c10b21i
~heap	78 -11j-7c-5e6b10g16a
~hear	55 -24g-6bi-5c7ade9k21j
~heat	70 -7g-4i5k11c
~heav	86 
~hec	57 -6g-4j6c8e
~heck	57 -6g-4j6c8e
~hed	62 -15g-10b-9i14j32c
~hed>	64 -14g-8ai-7e-4k10b15j25c
~heds	88 -26b6a7k15c
~hedu	81 8e
~hee	70 -14b-4e5j7k12d
~heel	74 -15b9a13d
~heet	84 -6a8j
~hef	86 6b
~heft	86 6b
~hei	59 -11a-6b-4j15h16g
~heig	77 -9j-8a-5e27c
~heir	60 -18c-6b-4a16gh
~hel	62 -14c-5ae-4f5h12i16b
~hell	88 -6a5j7c
~helo	81 5j9b
~help	65 -16c-5j6h10b14i
~hem	53 -13a-10e-5j4b6h7dg9c10i
~hem>	53 -14a-10e-7j6bh7dg10ci
~hemi	88 
~hen	39 -24af-10b-9hj-7k6g8c97e
~hen>	39 -22f-19h-18a-10k-8b-6j11g19c74e
~hend	74 -10ac-7g46e
~hens	79 -5c20h
~her	31 -30a-28e-14i7jk9h11c13g67f
~her>	45 -25c-9k-6a4h6f11dj26g
~here	34 -27e-16d-8bj7h14c15k66f
~heri	85 -11g4a14c
~hers	69 -33i-16g4a6f7h15d21c
~herw	86 -6a5j
~hes	58 -9b-7ej-4k4g6i9c17a
~hes>	69 5g8a
~hese	63 -6j-5c4g7a13i
~hesi	84 7a
~hest	85 -8b16c
~het	85 -6b11k
~heth	85 -6b11k
~hew	81 -4d5b
~hew>	84 
~hey	44 -13j-7i5g8d10f15b
~hey>	44 -13j-7i5g8d10f15b
~hic	52 -29a-17g-15j-6h-5i6k7e9f11b23d25c
~hich	56 -33a-17gj-5hi9b11ef23c30d
~hick	88 5g
~hicl	65 -6d-5g4c7k
~hid	88 -5c
~hie	81 -6a-4j5k7b
~hiel	85 -5j5k
~hif	82 -9d6ae
~hift	82 -9d6ae
~hig	61 -17a-13i-7j-5k4c13g14f25b
~high	61 -16a-13i-7j-5k13g17f25b
~hik	85 -13a-9c-6k6bj23g
~hike	88 -8a4g7j
~hil	63 -10d-8c-6e6j8b21g
~hild	69 -10d-5ce5bf6i9g
~hile	70 -9c-5fi5a7j14g
~him	67 -11k-5c5a11e
~him>	70 -11k-4c5j11e
~himn	86 -5b4a
~hims	86 9b
~hin	37 -16g-8a-4k7h12b19ci
~hin>	64 -7k7j13f
~hind	70 -9a-8c-5g5f11h15d
~hine	73 -5d5a
~hing	40 -20g-13a-9f-6h8i11b13j36c
~hink	55 -15c-10j-7d-6k-5b4a19i23h
~hio	80 -8c5k
~hio>	88 -6a5b6j
~hion	85 -8c7k10a
~hip	75 -12a4c9b
~hip>	76 -12a4c5j10b
~hir	67 -23e-9g6a7j8b20c
~hird	80 6i
~hire	73 -25e-7g-4k5a6j11b20c
~hiri	86 -4g6c
~his	43 -8a-5g8j11d20e
~his>	44 -9a-6c5k13d21e
~hist	77 6c9j
~hit	63 -15g-6a-5k7ej8i11c
~hit>	68 -13bg4c8e10i11a
~hitc	88 -5a5b
~hite	84 -6a-4g6b11c
~hits	81 7a
~hly	70 -20a-13f7b12c24g
~hly>	70 -20a-13f7b12c24g
~ho>	39 -28b-25g-16j-13e-12i-10a-5f6k124d
~hob	80 -10a-6g20c
~hobb	80 -10a-6g20c
~hod	65 -11a-10g35d
~hod>	65 -11a-10g35d
~hoe	80 -11bi10a11g
~hoev	88 
~hol	52 -25g-5h6d7ab9i13c
~hol>	74 7cg
~hold	61 -26g7c15i18d
~hole	62 -18d-6fg16ab
~holi	84 -9b5a13f
~holl	86 -16a5j7c11d
~hom	50 -16c-9i-7h10f13a14d
~home	50 -13c-9i-7h6b11f17a
~hon	61 -13a-8g-6h-5f-4i4e6jk9c19b
~hone	62 -7ag-6h4c5e8k15b
~hoo	57 -14g-9h-6ae7k9b18f
~hood	81 -7a-4j5e6fg
~hook	86 -4a4j6b
~hool	61 -11g-9a-7i-4h4k5j7d10b12f
~hoos	79 -14b-8g-6e-4h11ci17a
~hoot	79 -6c-5e-4gj5i7k8f
~hop	56 -9e-7b-5k4a17f
~hop>	59 -7g-6k-5bc20f
~hopi	79 5c
~hopp	80 -6d11c
~hops	84 -12e-6c13g
~hor	78 -5c5bd6a
~hort	85 4b
~hos	53 -16a-11f-9c7j10i24d
~hose	54 -20a-15f-8c12i27d
~hosp	72 4f5j6a
~hot	67 -14c-13f-6k8g11j23a
~hot>	74 -14f-8c-7b9gj18a
~hote	84 -10a6bj
~hoto	85 -6k11a
~hou	41 -10i-9j-4k5c6f9a11g18e
~houg	74 -19d-5jk6g9a15c
~houl	56 -11i-10j7c12a14f
~hour	67 -10a-7g-5i5b33e
~hous	47 -11e-9c5a8b10d19g
~hout	62 -11b-5acg-4h5i6j7d18e
~hov	85 -11a19d
~hove	85 -11a19d
~how	30 -101a-36b-19d-18j-9f-7k5c6e11h70g138i
~how>	30 -98a-34b-24j-20d-8f-7k5c9e12h82g123i
~howe	84 -13g10c
~howi	86 11j
~hows	85 8j
~hr>	88 5j
~hre	84 
~hrea	86 
~hri	84 12f
~hris	84 12f
~hro	53 -13a-12c-10e-6h6bd8j9f18k
~hroo	84 -12a11b
~hrou	54 -16g-10e-8a-6h5i6d10fj12k
~hs>	64 -18a-8g5k7h10c19b
~ht>	35 -17d-9b4k9a11i30j
~hte	67 -6dgk5j7e8a
~hter	67 -6dgk5j7e8a
~hts	72 -25a12b24c
~hts>	72 -25a12b24c
~huh	76 -18a-10g7c14i18j
~huh>	76 -18a-10g7c14i18j
~hun	80 -5bg8j9a
~hunt	84 -10b-5g20a
~hur	60 -17b-15f-7e4k9g11i26a
~hurc	79 -7b4f8a
~hurr	74 11a
~hurt	65 -20f-9b-4d5c11i12ag
~hus	55 -5k8d
~husb	56 -5k6d
~hust	88 
~hut	70 -14g-9j13c21a
~hut>	75 8b
~huto	86 -4b6j
~hwa	85 -5c6d8a
~hway	86 -5c-4j6d8a
~hy>	58 -13gi-12d-11c-9k-6e-5j-4f83h
~hyd	76 -5i7g9a
~hydr	76 -5i7g9a
~hyg	88 
~hygi	88 
~hys	76 -6g4j5k
~hysi	76 -6g4j5k
~ia>	80 -6a-5cf13k
~iab	59 6g14a
~iabe	79 -4b10a
~iabi	61 -5c6b11g
~iag	81 -8a4e6c
~iagn	82 -9a4e7c
~ial	59 -10g-8j-7k-6bi15a34c
~ial>	60 -10bg-8j-5k-4i18a28c
~iall	84 -6c6b8e
~ials	85 -7d15c
~ian	73 -8c5j10d
~ian>	78 -8a-6c12d13j
~ianc	86 7j
~iar	73 -16g-15a7b13di
~iar>	86 -13a-8g-7c5e9b16i
~iary	76 -10g-4a8c14d
~iat	84 -5c13b
~iate	84 -5c13b
~ibe	82 14k
~ibe>	86 -4a14k
~ibl	61 -5d-4k8g14a
~ible	61 -5d-4k8g11a
~ic>	67 -15a-9c-4d5g10fk14b
~ica	54 -11a6gj14d
~ical	62 -7c6d8j
~ican	79 4b
~icat	62 -7a-6b4g6c11d
~ice	46 -14j-13g-5h5a6i7ck12b19d
~ice>	51 -8e-7j-5g5i11ac12b
~icen	60 -8a-6j-4fg7b8e13d
~icer	84 -6c-5a5f6d
~ices	75 -7g-6b-5c14d
~ich	56 -33a-17gj-5hi8b9f11e26c30d
~ich>	56 -33a-17gj-5hi9b11ef23c30d
~ici	63 -19a-13g7d8j19c
~icia	73 -11g-6a9j11d
~icie	70 -10a-4d5b18c
~icin	84 5c
~ick	52 -15c-9a-7i-4f12h14k21b
~ick>	59 -12j-10gh-5d6e7b15c22k
~icke	65 -16c-7i-4e11bh12j
~icki	80 -6g4h5b8c
~ickl	84 -11c17h
~icks	82 -10c-5a5e7gj
~icku	81 -10c7b8g
~icl	64 -5dg7k
~icle	64 -5dg7k
~ico	80 -7a-4b21g
~ico>	85 -11a22g
~icot	88 
~ics	81 7h
~ics>	81 7h
~ict	67 -7b-5i4f5d
~ict>	84 -6b10j
~ictu	71 -5i-4j6f
~icy	49 -11i-6d-4a6gk8b12e
~icy>	49 -11i-6d4b5k6g12e
~id>	34 -13bdk-7f5g10e14i17h20a23j
~ida	77 14f
~ida>	88 5b
~iday	84 -9b5a13f
~idd	77 -14a-5g-4i4f5b6e16c
~iddl	78 -13a-5g5b7e19c
~ide	48 -13g-8hk-6c4i5a6ef8d20j
~ide>	54 -8ek-6c-5ah6bd9f14j
~idea	77 -5g5k10a
~ided	86 -5g-4k5i
~iden	65 -17c-9g9j20e
~ideo	84 5a
~ider	82 -12d20c
~ides	67 -6b-4g6j12d
~idi	75 -6j23b
~idin	75 -6j23b
~ido	84 -7j-6g5e8b12a
~idow	84 -7j-6g5e8b12a
~ids	56 -12k-9c5d8b17a
~ids>	56 -12k-9c5d8b17a
~ie>	70 -19b-10c-5k6a13e19j
~iec	86 -6g5c
~iece	86 -6g5c
~ied	60 -10c-8g-7ek5h6d11a15j
~ied>	60 -10c-8g-7ek5h6d11a15j
~iel	77 -15a5b11j
~ield	77 -15a5b11j
~ien	57 -12g6c10d
~ien>	88 -5b
~ienc	76 -7a-5g4j6c7b
~iend	69 -5g8h
~ieni	88 
~ient	64 -5j-4g13d
~ier	67 -5ag6k23d
~ier>	70 -12b-9a7k29d
~iers	80 -6d4a10b
~ies	54 -15f-13a-6j-5h9b14g15d
~ies>	55 -15f-9i-7ae-5j-4h4k17bdg
~iest	79 -11b-9a10e16i
~iet	80 -11c-6j8e9k10a
~iet>	85 -6j-5a9e10k
~iev	77 -8g-6k-5b6j9e12f
~ieve	77 -8g-6k-5b6j9e12f
~iew	82 12a
~iew>	85 -13e15a
~if>	41 -14b-13aj-12h-11i5d11g16f26c32k
~ife	48 -10d-7a4f9cg13b
~ife>	49 -10d-6i5f11a12b
~ifes	70 -24a13gi
~iff	68 -7b-5j6a13c
~iffe	69 -7b-5j5k8c11a
~ifi	64 -7c5a11d
~ific	64 -6c12d
~ift	73 -8d-5c6b15a
~ift>	81 -10d4e7c11a
~ifth	88 7b
~ifts	86 -11c10b
~ig>	59 -9d-6i-5j5g6c8k11b
~iga	80 -6a-4d5k6b
~igar	80 -5a-4d5k6b
~igg	73 -11a-5j7c16d
~igge	73 -11a-4j7c16d
~igh	35 -21a-10dk-6ch5e7i9b12f16g33j
~igh>	64 -28c-13i-12d-7a-4j14b19f42g
~ighb	74 -5k5b
~ighe	74 -8a-5g9c13b
~ight	36 -15a-7b-5dk5e15i37j
~ighw	86 -5c-4j6d8a
~igi	68 -6j5k15c
~igin	74 5bd
~igit	75 -5ab7k17c
~ign	61 -9g-7c6ae7ij
~ign>	65 -8g-5c12b14e
~igne	78 -16b-8c-7e5j16a17i
~igni	86 -4a6c
~igns	82 
~igs	80 -14b-12i16g17a
~igs>	82 -14b-12i14g18a
~igu	69 -13c-8a7e14g
~igur	69 -13c-8a7e14g
~iju	88 6a
~ijua	88 6a
~ike	43 -4c11k19i
~ike>	43 4e5d6k12i
~ikes	84 -7e-4a6i12k
~iki	77 -11c-10a8g9i10k
~ikin	77 -11c-10a8g9i10k
~il>	55 -6gi-5k-4d5c6ah10b
~ilb	88 9c
~ilbo	88 9c
~ild	55 -27c-11d10k13b22g
~ild>	67 -23c-15d-6j4b6i16g21a
~ildi	61 -9a7c8k
~ildr	73 -10c5k6b
~ile	54 -18c-8k-6h-4d14b28g
~ile>	62 -6ci-4h8g10b15a
~ilea	80 -10a6k7c
~iled	75 -7a-5cg4j6f9ei
~iler	84 -5ck8a
~iles	64 -13c-9a4j28g
~ili	58 -7a-6c7i13b
~ilia	86 -13a-8g-7c5e9b16i
~ilin	80 -5g-4b9c
~ilit	59 -8c9g10b
~ill	44 -13bh-12d-11g4k7i8e13a29j
~ill>	46 -19d-16b-14h4k9i11e15a24j
~ille	80 
~illi	77 8a
~illo	84 -9a6c9j
~ills	67 -14g6b14d
~ils	84 -5c6a
~ils>	85 -5c6a
~ilt	68 -9b-7g-6j-5d18ce
~ilt>	69 -9b-7g-6j-5d13c18e
~ily	58 -8e-6j8a10c
~ily>	58 -8e-6j8a10c
~ilys	88 
~im>	59 -17a-5jk6i12g19c
~ima	76 6k
~imal	84 
~imar	88 
~imb	75 -16b-7g5d10a12c
~imb>	82 -4bc7d8a
~imbi	88 -8b8a
~ime	51 -11a-9i-8b-7j-6f17g34e
~ime>	52 -13j-11b-7i-6a-5f15g33e
~imer	85 9b
~imes	76 -8a-6c9gj
~imi	62 -10a-7j-5de9c29g
~imit	62 -20a-7j-5d16c30g
~imm	85 
~immi	86 
~imn	86 -5b4a
~imne	86 -5b4a
~imp	70 -18a-6g-5j10c22b
~impl	85 -19a19b
~impo	76 -5g4h7b
~impr	84 9c
~ims	69 -9g-8c5j8i9b
~ims>	70 -7c-6g5ik8j
~imse	86 9b
~imu	78 
~imum	78 
~in>	29 -22a-11c-10k5h8e15b21f53j
~ina	61 -10g-6jk-5i6d17b
~inal	67 -7j-5g-4e5d6c16a
~inan	71 -10a-6g9e16b
~inc	55 -7bh-4g6i19c
~ince	61 -8g-5a11i
~inch	86 
~incl	77 -10b4a10c
~inco	68 -4a11c18g
~incr	80 -8g-6k8e11a
~ind	47 -12g-9ck-8e10h13d15b17i
~ind>	48 -11k-8g-5e8ad10b11h
~inde	78 -11c-5e4f6i12b
~indo	85 -11c-10b6j8d13i
~inds	80 -6g-5a-4j4k6i
~ine	44 -14i-11f-8g4k6e10b13c26a
~ine>	52 -14j-9d-7f-6g-4h6b21c23a
~ined	74 -8d-5b19a
~iner	85 -11a-8c5j17e
~ines	50 -11i-5f-4e5cjk9b10d
~inf	72 8c
~info	75 -4b11c
~ing	28 -11j-8c-4g7e15k21a32i
~ing>	29 -24j-9g-8b6f23k32i35a
~inge	80 -20k-5a11c12j
~ingi	86 5b
~ingl	67 -22a-8g7j12e26b
~ings	57 -6c-5af6bgj8h
~ingu	85 7a
~ini	63 -5bg5f12c
~inim	79 5a
~inin	79 10c
~inio	86 -6a5dh
~inis	70 -4c9a
~inj	71 -4bd4k5a8g
~inju	72 -4d4k8g
~ink	52 -18c-13d-7b-6k14i20h23a
~ink>	57 -9c-7j-6d-5k8h9a20i
~inki	66 -10c-5bi-4k6ag17h
~inkl	75 -4b4k11a
~inks	79 -7d4j6a
~inl	85 -7a10c
~inly	86 -7a10c
~inn	76 -9cj-6i6a7be10d
~inne	77 -8cj-6i4d7e8ab
~ino	85 -16c-5b5a17g
~ins	42 -17j-7c-5i4g5h11bf14a
~ins>	70 -15j-7g-5b-4e6h14f20a
~insi	73 -15c-10a-5j6g12bf
~inst	69 -6c5a
~insu	44 4d5g6a7b
~int	57 -12b-11a-8i-7g4k5d7f14c15h
~int>	75 -5k-4b8a9g
~inte	67 -12c-6a5f7j14h
~intm	85 10f
~into	68 -13g-5ahj7e8c10k12d
~ints	81 -6b-5ag9c14h
~inu	65 -8c-4d7ak8i
~inut	66 -8c-4d7k8i9a
~inv	71 -11c7g9a
~inve	77 -6c-5b4k6a8g
~invo	79 -6c4a
~iny	80 -15c-9i-8a7k27g
~iny>	84 -24c-9i8k29g
~inyl	88 -6a5j9c
~io>	81 -14g4j12c
~iol	82 6j
~iola	82 6j
~ion	44 -10i-7h-4e5f7k10j22b
~ion>	48 -19a-10i-5h5f8k10g22b
~iona	72 7a
~ione	86 -13a6f11j
~ions	58 -8g6j20a
~ionw	88 7a
~ior	78 -6b24c
~ior>	80 -5b11c
~iou	75 -8c-7j9h15k
~ious	75 -8c-7j9h15k
~ip>	58 -15g-9d-6j-5ef14k39c
~ipe	74 -17a17b
~ipe>	80 -6a10b
~ipes	84 -12a6c9b
~ipl	86 -9b6a9c
~ipm	71 
~ipme	71 
~ipp	80 -11a15b
~ippe	81 -7a10b
~ips	80 -5cg17a
~ips>	80 -5cg17a
~ipt	75 -10g8k10d
~ipti	84 5c
~ipts	82 -10g-5c9k12d
~iqu	85 4a
~iquo	88 11a
~ir>	57 -17a-4bi4j8c10k
~ira	78 -8a-7g9e18j
~ira>	80 -12a20j
~irb	85 -4b14a
~irbn	85 -4b14a
~ird	75 -9c5i
~ird>	77 -9c5i
~ire	52 -22e-6hj7b9f26c
~ire>	57 -12j-8eg-5ah7df14b15c
~ired	73 -18e-12b10c21a
~irem	73 -13a-4b6f8g9c
~irep	77 
~ires	85 -9a-7d9j12b
~iri	72 -6g4k5ac
~irin	72 -6g4k5ac
~irl	71 -8a14b
~irl>	79 4g6j
~irlf	85 
~irls	82 -10a-4g6c14b
~irs	56 -6e-4c8k9b
~irs>	70 -12a6h7g10b
~irst	59 -5e7a10k
~irt	63 -13a-6g-4d4h14c20e
~irth	64 -8a-6bg14c20e
~is>	22 -12b-10g-5c7e9d11i32a41j
~isa	75 -9c-6k7j12b
~isab	80 -5c5a9j
~isc	69 -10c-5a5d12k
~isco	71 -6c5d12k
~iscu	85 -5c6g
~ise	59 -11d-7e-5i8bg15c
~ise>	62 -21a-7e5k8g26c
~isea	86 -5c9a
~ised	75 -11c5j11a
~isf	88 -5bj-4i5a13h
~isfi	88 -5bj-4i5a13h
~ish	63 -11b-5i30a
~ish>	75 -15b-5j-4k7c23a
~ishe	68 -6c19a
~ishi	85 -9a5b7f
~isi	62 -7k5a6g
~isin	81 -12a5j7g10c
~isio	67 -14c-5k5eg6a10b
~isit	77 -15b-5g10h11a
~isk	85 -11c4a11b
~iss	65 -9g-6d-5j5c6e13a
~iss>	81 -7b-6g6c12a
~isse	84 5k
~issi	75 -4b5i11a
~issu	76 -5g-4d8b9e
~ist	52 -11i-9b-7g7d9hj18k
~ist>	60 -14c-8i-7a-5g7h29k
~ista	82 -13a-9g29c
~iste	64 -21c8d11g14a
~isti	85 -11g11c
~istm	84 12f
~isto	78 7c9j
~istr	80 -6b6a8j
~ists	85 -4a4d
~it>	27 -17d-8f-7k-6e7i9h10ag13b18c32j
~ita	65 -10g-7b14c15k
~ital	69 -5g-4d7c8k
~itar	86 -7a4c8k
~itat	80 -5bg10c
~itc	64 4j6g
~itch	64 4j6g
~ite	60 -9j-6h-5f4b7d12a
~ite>	64 -5hj4g5a9c
~itec	88 -5a6b
~ited	80 -5g4i15a
~iter	84 6d
~ites	88 8d
~ith	38 -7g4k7h8j15d
~ith>	39 -13e-7g6j8a10h14d
~ithe	80 -6a9b
~ithi	86 -4b6a
~itho	63 -11b-5g-4h5i7d19e
~iti	61 -10a-7d-4i4f7g8c10b
~itie	88 -8a9b
~itin	74 -6k-5d5b6ae
~itio	64 6b11g
~itl	74 -5a4k5c6j
~itle	74 -5a4k5c6j
~ito	74 6c
~itor	74 6c
~its	57 -13f5a10k
~its>	57 -13f11k
~itse	82 5a
~itt	55 -19g-6e-5hj5f10i29c
~itte	76 -21a-17b6i21cj
~itti	71 -22j-13g5d7c9f11b14a
~ittl	60 -5e-4d4a5c10i
~itu	75 -4a
~itua	85 -7a-5g6j
~itur	80 -5c7g
~ity	55 -12c-4ei5j6k16g
~ity>	55 -12c-4ei5j6k16g
~ium	76 -4bj12g
~ium>	76 -4bj12g
~iva	81 -10a-6c4f15b
~ivat	82 -10a-6c4f15b
~ive	42 -22e-7i-6c-4j6d7b8a13f15gk
~ive>	46 -27e-8i5c10bk11f19g
~ived	84 9a
~iven	85 -15b4d6f11a
~iver	56 -9ac6e24d
~ives	65 -18d5k22a
~ivew	77 -10a-4cg5k9f15b
~ivi	54 -12g-9d10aj11b
~ivid	86 -7a11b
~ivin	55 -12g-9d10j18a
~ivo	80 -12j-7c12a14b
~ivor	80 -12j-7c12a14b
~ix>	79 
~ixe	82 10a
~ixed	86 11a
~ixi	86 -4a6f9j
~ixin	88 4a6f
~ize	77 -26c6j29g
~ize>	80 -23c-4a29g
~izo	88 
~izon	88 
~izz	86 
~izza	86 
~jec	80 6h
~ject	80 6h
~jee	88 
~jeep	88 
~jew	79 -5b7c
~jewe	79 -5b7c
~job	55 -10b-8g5f7d12c15a
~job>	57 -9g-5d4k5f15c
~jobs	73 -13b-10k15a16d
~joi	82 -6jk-4b6a16e
~join	82 -6jk-4b6a16e
~joy	80 5a
~joy>	85 5c
~jua	88 6a
~juan	88 6a
~jud	85 
~judg	85 
~jum	76 -11a-7b8c20h
~jump	76 -11a-7b8c20h
~jun	85 4a
~juni	86 6a
~jur	72 -4d4k8g
~juri	80 -6c11g
~jury	77 5c
~jus	48 -21c-16g-7e-5d7aj23k26b
~just	48 -21c-16g-7e-5d7aj23k26b
~kag	77 -9g8b12c
~kage	77 -9g8b12c
~kay	48 -17j-16b6f7d8g11a15i
~kay>	48 -17j-16b6f7d9g10a15i
~ke>	37 -11de5g10b12k14i17c
~ked	56 -11k-7e-5f5c6bhj9i
~ked>	56 -11k-7e-5f5c6bhj9i
~kee	53 -22g-5e5a6c9d18k
~keep	53 -20g-5e4c5a9d18k
~kel	88 -11a-8c7i8b9g
~ken	68 -9d-5a-4g10c11j
~ken>	82 -8d6j8b
~kend	71 -6a5j13c
~kep	73 -13g-5j4f21h
~kept	73 -13g-5j4f21h
~ker	62 -14b-9g8h9j22a
~ker>	67 -9g-7k4a10h
~kers	72 -14b6j15a
~kes	65 -8c-7b9d11k
~kes>	65 -8c-7b9d11k
~ket	63 -15c-6di5g7f8a11j
~ket>	67 -15c-5di6j8f10g
~kets	76 -6bc-4g6j12a
~key	75 -4c6f
~key>	85 -8b7f15a
~keys	80 -13a5d6b
~kgr	85 -5j-4g5b6c
~kgro	85 -5j-4g5b6c
~kic	81 -14c9b11g
~kick	81 -14c9b11g
~kid	54 -9g6f12a
~kid>	73 -13d-6b6af8c12k
~kids	56 -12k-7cg4j8b10a14d
~kin	44 -12g-5e4b5j11h20c
~kin>	62 -9c-5di4j8k9f
~kind	55 -7h-5ef9g17c
~king	50 -8k-6a-4g4be7d18h
~kip	81 -4a8b
~kip>	81 -4a8b
~kit	71 -7a-5c-4b4i6g9j
~kitc	71 -7a-5c-4b4i6g9j
~kke	80 -4a14d
~kkee	80 -4a14d
~kle	71 -10c-7g-5b12a13h
~kler	75 -4b4k11a
~kne	85 
~knee	86 
~kno	51 -15g-12b-8d-4h6j9e10a28k
~knoc	81 -6a-5g4k13c
~knot	88 -17b-6a9e17j
~know	52 -11cg-7d5ef15a26k
~kon	88 -8c8g
~kon>	88 -8c8g
~kru	86 5a
~krup	86 5a
~ks>	49 -15i-12b6j7c26a
~ksg	85 -10a4d8b
~ksgi	85 -10a4d8b
~ksh	86 -15g17c
~ksho	86 -15g17c
~kup	70 -13c11e
~kup>	71 -8c-7a4b5d12e
~kups	88 -6c4g11a
~ky>	75 -6d-5c9i12a
~kyd	85 
~kydi	85 
~la>	59 -7a-5j-4i6h19g
~lab	73 -19c6a10b15j
~lab>	80 -10c12b
~labo	88 -7c10j
~lac	50 -9i-7j-5k5g6b8a14d
~lace	50 -9i-6j-4c7g8b14d
~lad	71 -19a-8k-7b5d7e8c12j
~lad>	82 -8a-7k4h5d9e
~ladd	85 -5bc6g12d
~lady	79 -11a-10d6i9c15j
~lai	55 -12e4c7a8i
~laid	81 -9c-6b8d11a
~laim	59 -10e-5d5bk11i
~lain	67 10c
~lak	80 -5c11g
~lake	80 -5c11g
~lam	79 -12a5d13b
~lame	81 5b6d
~lan	51 -10b-5hi6ae19j
~lan>	67 -8k-5b4a12j
~lanc	81 -18c7k18g
~land	62 -15b-9c-4g5d7j13e19a
~lane	81 -9a5j8f
~lann	69 -10bc-6d6j26a
~lans	71 -11a6b19c
~lant	80 -20a-5e12c13b
~lap	75 -11i-7g-4c6e9b12h
~laps	78 -11i-7g6ej13h
~lar	56 -8i-7ad-5eh-4f5c8k10g19j
~lar>	64 -21g-4d4j8c9b11k
~lara	84 
~larg	85 -15i11cg
~larm	72 4aj
~lars	74 -12a-6b9j21g
~lary	77 -6a-5c7g8j
~las	47 -10d-9k-7a5g10i12c17e
~las>	86 -12b-4d5e15a
~lass	71 -9dg5f12b
~last	48 -15a-10k-6f9c12g13i19e
~lat	61 -7c-5e-4g14b17a
~lat>	77 -10g-5i6a15b
~late	65 -4j5g12a
~lati	77 -4c6b
~lau	86 
~laus	88 
~law	67 -18g-8j-7d5b9k11a19c
~law>	78 -8j-7g6k15c
~laws	80 -5g7b
~lawy	75 -6g-5d6a7k
~lay	73 -5b15c
~lay>	77 
~laye	88 5k
~lba	86 -6a4c7k
~lbac	86 -6a4c7k
~lbo	84 -7a5f8c
~lbox	86 8c
~lc>	78 -6a-5h17b
~lco	74 7cg
~lcoh	74 7cg
~ld>	32 -14h-11k-10c-5d5b6f12e26a35g
~lde	64 -15c-6g5k11j14d
~lder	69 -10c-9a8b16d
~ldes	73 -8b-7cg-4i5k11a15j
~ldi	59 -8g-5b7k17c
~ldin	59 -8g-5b7k17c
~ldr	73 -10c5k6b
~ldre	73 -10c5k6b
~lds	73 -16i-7a7b24g
~lds>	73 -16i-7a7b24g
~le>	39 -21f-12e-8k-6d6g8c17ab23i
~lea	47 -22i-17g-12e-5d10f12k13a34b
~leag	80 -9a6k7c
~leak	74 -13b18a
~lean	70 -20i-5g10a11b
~lear	71 -17c-5k6e12b
~leas	55 -15d-11e-5g-4ai6c8f19k20b
~leav	59 -15g-6i-5k-4c4j7f9d13b
~lec	69 -13c4k5j6dg
~lect	69 -13c4k5j6dg
~led	57 -14b-7k-4e11c16a
~led>	57 -14b-7k-4e11c16a
~lee	67 -5k-4g5a7f10j
~leep	69 6j7f
~lef	69 -13c-7a20g
~left	69 -13c-7a20g
~leg	61 -11d-6i-4g4k6a25c
~lega	75 -6b-4g5c6k8a
~lege	65 -5i7c10b
~lem	71 -10c-6a4eh5b6g7j
~lem>	79 -7a-6j6e8b9c
~lema	86 7h
~lems	81 -10c14j
~len	70 -20a4c11k12b
~lend	74 -5g8c
~lent	88 5b
~ler	66 -8c-5d-4b5g23a
~ler>	75 -4b8a
~lere	88 
~lers	73 -11c5g17a
~les	51 -8i-7j-5ak8d13c17g
~les>	54 -11a-7i-5fh5e6d7c22g
~less	70 -9aj-4e5df8g11c
~lest	88 -9g6a8i
~let	57 -15g-9j-5a8i24k
~let>	60 -14g-13a-5f6e7h28k
~lett	69 -6j4a10i
~lev	77 -10b-6g4a13c
~leve	79 -7b-6g13c
~lex	77 -10c-4g15d
~lex>	77 -10c-4g15d
~lf>	54 -13ej-11c-5h-4f6a14k16b25d
~lfr	85 
~lfri	85 
~lia	60 -11a-5c8i13b
~liab	61 6b7g
~liar	86 -13a-8g-7c5e9b16i
~lib	88 -7b8a
~lic	45 -20a-15i7c8h11bk18e
~lica	84 6h
~lice	60 -12a-4f7b8e13d
~lici	70 -12a-4d5b17c
~licy	49 -11i-6d4b6gk12e
~lid	74 -25b-4c6e12f22a
~lid>	81 -12b-5c7e13a
~lida	84 -9b5a13f
~lie	58 -17g-8k-4bf7e12c25d
~lie>	88 -5c7a
~lied	88 5a
~lien	63 -4g13d
~lier	73 -5c7bd
~lies	85 -18f-4b8d23c
~liev	79 -11g-8a-5k-4b5c7j9e12f
~lif	54 -14c-9b-7a6f25g
~life	54 -12c-11b-9a6f26g
~lift	86 
~lig	76 4g7d
~ligh	79 4a8d
~lik	43 -8g-5bc-4f5e16k20i
~like	44 -5b6e8k15i
~liki	79 -9g-5a9i16k
~lim	60 -11b-8a-6j-4e15c26g
~limb	77 -11b-4g6d15a
~limi	62 -20a-7j-5d16c30g
~lin	49 -34g-11d-8h-7b-5e10f14k15i19a21c
~lin>	71 -14a-8d-4ef8i25j
~line	56 -12j-6f8a25c
~ling	60 -31g-16j-5h6ei11k15f21a
~link	86 6j
~lip	85 -12a4c10b
~liq	86 11a
~liqu	86 11a
~lis	56 -15a-9c-7i4e5g6d20k
~lisi	70 -25c-6d5be9a23g
~list	60 -21a-14g-7i11c12d24k
~lit	52 -6ej-5h4c5i6k7g9b
~lit>	84 -5j11c
~litt	59 -4de4a5c9i
~lity	59 -8c4a9g
~liv	53 -12d-9g-7c9b12j23f
~live	56 -14c5a26f
~livi	66 -12dg-9a7i9bc15j
~lk>	58 -6ci-4f5a30k
~lke	71 -18g10c14i
~lked	72 -16g5j14i
~lki	67 -12c-6ak-5j-4e7bd11g13f
~lkin	67 -12c-6ak-5j-4e7bd11g13f
~lks	63 -8jk-7a-4e6b9h16d
~lks>	63 -8jk-5a-4e6b9h14d
~ll>	32 -17f-10j-9i4g5d7b18c49k
~lla	55 -9b-7a9j15g
~lla>	60 -6a-5j6h15g
~llar	65 -15a5b17j
~llas	86 -12b-4d5e15a
~llb	85 -10a6fk
~llba	86 -6a4c7k
~llc	77 -6a-5h18b
~llc>	78 -6a-5h17b
~lle	55 -15j-11e-6i9ad10g14c
~llec	78 -5c4d
~lled	63 -14j-9e-5b4d6h24c
~lleg	65 -5i7c10b
~llen	88 5b
~ller	88 8c
~llet	84 -6ac5f7b
~lli	60 -32c-10d-5k-4hi6j8b9af11e19g
~llin	64 -23c-5d4b6j7e10f11g
~llis	70 -12c-6d5be7a9g
~llo	72 -16g6j7a11c
~llow	73 -16g6aj11c
~llp	78 -4bj10k12g
~llpa	78 -4bj10k12g
~lls	59 -15eg-6k-5i7d11a13b24j
~lls>	59 -16g-15e-6k7d13b14a20j
~llst	86 -4a5j
~lly	59 -18g-7a-6k6cf12eh
~lly>	59 -18g-7a-6k6cf12eh
~lmo	82 
~lmos	82 
~lo>	85 -6a15b
~loa	62 -12g-6d4b9j11c
~loan	63 -12g-5d9j14c
~loc	61 -8c-6g-5j7ab14e
~loca	70 -8j-7c5a7b12f
~lock	67 -7f-5g14e
~log	80 -14b6a19c
~log>	86 -10b14a
~lon	50 -30i-19c-15b-11j-5d7f12a13e15h44g
~lon>	85 5j
~lone	77 9a
~long	51 -29i-18c-16b-12j-5d7af12h15e48g
~loo	50 -9g-5bd5j8e13c
~lood	62 -13g-9b-6k7e16a
~look	54 -7d-6a4gi6h7c
~loor	73 -9a5k6j11c
~lor	62 -9e-7k-5c6a9b13j
~lord	66 -7e-4k5d8c
~lore	88 10a
~lori	86 5b
~lors	81 5j9b
~los	52 -20c4h5b6e7g8j
~lose	57 -8e4j7h10g
~losi	70 -11cg7d30e
~loss	72 -11e6g9j12b
~lost	72 -11c-5d5i7k11a
~lot	64 -8b-5g10c16a
~lot>	65 -7bg10a11c
~loth	86 
~lou	80 5k6b
~loud	81 7b
~lov	67 -10b-9gj-6i4k10a11h13f
~love	68 -11b-8g-7j-5i6k12h14f
~lovi	88 15a
~low	60 -20g-6hk-5d6c7i32b
~low>	64 -12g-7k-4dh8i20b
~lowe	75 -14g8a11b
~lowi	86 6b
~lows	88 -9a5g6c
~loy	61 -11c-6g4h12j
~loya	82 -9c-4b6e8j9h
~loye	62 -5g4bf6j
~lp>	68 -17c-7a7h9b16i
~lpa	78 -4bj10k12g
~lpar	78 -4bj10k12g
~lpi	86 -10b14a
~lpin	86 -10b14a
~lps	86 -8a12b
~lps>	86 -8a12b
~lre	72 5j6b
~lrea	72 5j6b
~lri	70 -8k7e11a
~lrig	70 -8k7e11a
~lry	79 -5b7c
~lry>	79 -5b7c
~ls>	52 -17e-8b-6k-4g6cj8d27a
~lse	56 -11g-6a4f5j9h17d
~lse>	56 -11g-6a4f5j9h13d
~lst	85 -5a5j
~lsta	86 -4a5j
~lt>	62 -15d6a7c12e
~lth	58 -12g-7a-6d-4h7c10b21i
~lth>	60 -12a-11g-4dj11c29i
~lthy	77 -9i-5c-4h6j8b14a
~lts	85 7b
~lts>	85 7b
~lty	88 -6a7e9j
~lty>	88 -6a7e9j
~lua	84 -9a15c
~luab	84 -9a15c
~luc	82 -6d-5b5i8c
~luck	82 -6d-5b5i8c
~lud	74 -10b9c10a
~lude	75 -4b4a9c
~lue	66 -7d-6a6e18g
~lue>	67 -7a-5de21g
~lues	88 8e
~lug	85 4a
~lug>	85 4a
~lum	69 -9c-8a9j11e
~lumb	71 -9c9j12e
~lun	75 20a
~lunc	84 -5b15a
~lunt	80 4b7a
~lve	78 4j
~lved	86 5b
~lwa	76 -9b-8j-7i7adg11f
~lway	76 -9b-8j-7i7adg11f
~ly>	44 -10d-9k6h8ij12b14c
~lyi	88 13b
~lyin	88 13b
~lys	88 
~lys>	88 
~ma>	73 -16b-6k-5a6j9d13c
~mac	73 -13a-5d8f15j
~mach	74 -4d5c
~mad	64 -20g-8k-6b6f7a35h
~mad>	86 7a
~made	64 -19g-8b-5k6f36h
~mag	67 -6e-5b10ag
~mage	68 -6e-5b10g11a
~magi	88 8c
~mai	54 -15g-8e-4ah7f9d22c
~mail	57 -14g-7de7af19c
~main	70 -14a4c19d
~mak	54 -11j-9d-7ek6b9c13i14g
~make	55 -11d-6ejk17i19g
~maki	78 -8j-6gi6ab11c
~mal	67 -6g5b6k
~mal>	80 -6a9k
~mall	74 -5j-4g12b
~mals	85 
~mam	84 -11a5bc6g
~mama	84 -11a5bc6g
~man	45 -16i-13c-11j-7a-6bk5d63g
~man>	71 -10gi-9c6f7e9a
~mana	70 -28g5c14d16i
~mane	86 4b5c
~manu	85 -9b-6g4j14a
~many	47 -34i-25a-15c-8j-5d97g
~mar	62 -15c-8g-5h5a6djk15b
~mari	78 9k
~mark	76 -7c4k7j
~marr	71 -7d-5ik-4g8a22b
~mart	82 -13c-11b7i8a18d
~mary	86 
~mas	75 -15a-4d10f17b
~mas>	78 -5a-4d11f
~mat	61 -15b-10d-7g-5e6h7j8c12k14a
~matc	80 -12c4j9a10k
~mate	73 -10b8j12c
~mati	71 -4bk4c5h8a
~matt	76 -6dg4h5c8k
~max	88 -25g9j21c
~may	71 -7k-6bc7d10g16a
~may>	74 -7k10d11g
~mayb	81 -8c-4b18a
~mb>	77 -16c-13a-8be5di7f13k20g
~mbe	49 -13b-8e-6h-5d5a7k12cg15i
~mber	49 -13b-8e-6h-5d5a7k12cg15i
~mbi	73 -13g-8b8a13c
~mbin	73 -13g-9b8a13c
~mbr	62 -10g-4i5a7h9b
~mbre	62 -10g-4i5a7h9b
~mbu	85 -6b5c
~me>	29 -24a-12j-8df-7i8h11c20e76k
~mea	72 -8j-5c4b5i11h
~mean	74 -7j-6c11h
~meb	57 -7e-6k-5b7i11d14a
~mebo	57 -7e-6k-5b7i11d14a
~med	59 -13g-7i-5a6k8d11f
~med>	67 -13c-11g-9b-4i5e7d10k13f
~meda	85 5a9b
~medi	67 -18a18c
~mee	73 -6k4c5a
~meet	73 -6k4c5a
~mel	88 -6aj5k6c7h
~mem	67 -13c-6e-4bg8i9j21a
~memb	68 -12c-6e-5b-4g9i13aj
~men	47 -18a-5g5f6d8ck10b
~mend	88 14c
~ment	47 -15a-7g-5h5f7d11b12k
~menu	88 10c
~meo	71 -14c-6k8b17g
~meon	80 -10c-5bd23g
~meow	76 -7a-5ck4j8d14b
~mep	85 4c
~mepl	85 4c
~mer	55 -10g-5e4ab17d
~mer>	65 -8a-6e-4g6d16b
~mera	78 -6b4c6k8a
~merc	71 8a
~merg	82 5d
~mers	68 -6g11d
~mes	58 -10e-9ai-7f-5h9d10c12g15j
~mes>	60 -8ae-6fi-5b5c9g11d17j
~mess	79 -7k4b5g7c
~met	51 -9jk-7i6e8d15b
~met>	86 -6k5c12j
~meta	80 -4aj7c12b
~mete	82 -9a18g
~meth	53 -14j-7h-6i-5c5e11d12b13a
~meti	86 6e
~mew	72 -20c-5f-4g10a13h19b
~mewh	72 -20c-5f-4g7a13h20b
~mfo	77 -6c7a
~mfor	77 -6c7a
~mic	84 -7a5bc
~mica	88 
~mid	76 -7a4b5c6eg
~midd	78 -13a-5g5b7e19c
~mig	80 -15b-6j7e9h10d
~migh	80 -15b-6j7e9h10d
~mil	53 -13a-6e-5f10b11i19g
~mile	63 -12a-7c30g
~mili	86 -13a-8g-7c5e9b16i
~mill	84 -9a5ci
~mily	59 -8e-5j6c12a
~min	51 -24k-15j-6d-5g7f10e11i13c19h
~min>	76 -64a-12j4d6i17ch34g
~mind	62 -24k-17g7ch8b26a
~mine	74 -20g-11k-8c-5j5b20e21a
~ming	68 -16b-6j-5k8h12f14c
~mini	79 5a
~minu	65 -8c-4d7k8i9a
~mir	86 -13a21j
~mira	86 -13a21j
~mis	64 -21j-7g-5d5ei15c20a
~mise	86 -9c-5j5k12g
~miss	67 -8g-6j6e14a
~mist	82 -14j-10g5i25c
~mit	60 -21a-8j-5d7e13c20g
~mit>	69 -19a8g11e13c
~mits	66 -6j15g
~miu	76 -4bj12g
~mium	76 -4bj12g
~mle	88 10a
~mles	88 10a
~mma	75 -6b14a
~mmat	76 -6b14a
~mme	67 -11a-6g9c14b
~mmed	86 -8a8b
~mmen	88 14c
~mmer	69 8b
~mmi	81 -6a-5c7g8b
~mmin	86 
~mmo	88 -11a7b12c
~mmon	88 -11a7b12c
~mmu	78 -15c5k7a9g
~mmut	78 -15c5k7a9g
~mne	86 -5b4a
~mney	86 -5b4a
~mob	86 -6a-5k7b9f
~mobi	86 -6a-5k7b9f
~mod	71 -8a-5e7j11b
~mod>	82 -8c-5a11g12j
~mode	75 -8g-4a10c12b
~mok	67 -17b-5i6jk20a
~moke	68 -13b-4i7j18a
~moki	86 -6b
~mom	67 -6bc-4d4k9g10a
~mom>	73 4b
~mome	78 -12b5a7gk
~moms	85 
~mon	46 -5a-4i4fk6b18c
~mon>	88 -11a7b12c
~mone	59 -9j-7i-4e5a7g9f
~moni	80 6c
~mont	50 -10c-6a7j8e9g
~moo	88 -30a5b7j29i
~mor	49 -11c-5hi4g9e22b
~more	55 -9g-7i-5cj-4f7k28b
~morn	69 -9c-7a-5j5f15g
~morr	69 -6b-5c5j8g10e
~mort	65 4j5a
~mos	60 -5e5j13c
~most	60 -5e5j13c
~mot	66 -8g-7c6d9f12a
~moth	74 -11a-5g-4b5c8d11f
~moto	72 -13c23a
~mou	68 -18a-6k-5f-4d11i12g22c
~moun	69 -5fk-4a5i18g
~mout	86 -9a-7g4b7i9c
~mov	61 -8ab-4cfk13j22e
~move	64 -16b-8k-5d6a30e
~movi	73 -8a-7e-6c4k7j9bd
~mp>	61 -7c-6i-4e6d11a13h
~mpa	50 -9a-8g-7c7de8b9i10k
~mpan	50 -8a-7g7e8bk9i
~mpar	84 -8c11d
~mpe	78 -14b-11c-5dh8j9g23a
~mped	88 -12c-6h9g11j
~mpl	58 -12a-10g-4i8j12b14d
~mpla	80 -13a20c
~mple	74 -12c-5a10b14d
~mplo	62 -7g4bf6j
~mpo	68 -6g-4j13a
~mpol	75 -11b19a
~mpor	75 -6j-5g4h11b
~mpr	77 -4a10h11c
~mpre	80 -8a11ch
~mpro	86 4a
~mps	86 -16a4j13c
~mps>	86 -16a4j13c
~mpt	80 -9g21e
~mpty	81 -9g22e
~mpu	75 -9a-4g6b8e
~mput	75 -9a-4g6b8e
~mrs	86 5a
~mrs>	86 5a
~mry	88 -13b17a
~mry>	88 -13b17a
~ms>	60 -28c-4g9i11k33j
~mse	85 5a6b
~msel	85 5a6b
~muc	45 -30i-16j-8k-6cd5h14b63g
~much	45 -30i-16j-8k-6cd5h14b63g
~mum	78 
~mum>	78 
~mus	80 -13b13a
~must	81 -10b4d8a
~mut	76 -14c5k8a9g
~mute	79 -15c5k7a9g
~mv>	88 -5c5e
~my>	55 -22j-11a-6k-4c4e6b10i15d18f
~mys	81 -4g7ac
~myse	82 7ac
~na>	81 -5a14b
~nac	80 -5g4j6i
~nace	80 -5g4j6i
~nad	82 5g
~nado	82 5g
~nag	67 -19g-8b-5c11a15di
~nage	67 -16g-8b-5c11a12i15d
~nal	59 -9c-7e-5i19a
~nal>	61 -17c-5e5k6g20a
~nall	74 5d10c
~nam	44 -15b-9eh-8g6f8k23d27c
~name	44 -15b-9eh-8g6f8k23d27c
~nan	67 -10a-6g-5c4j8e15b
~nanc	71 -10a-6g9e16b
~nann	86 5b
~nant	81 -5b5j6k
~nap	84 7k
~nap>	88 -5a8k
~nat	77 -7a6j8k
~nati	80 -4c7jk
~nb>	85 -4b14a
~nc>	88 -5a12j
~nce	42 -7d-5g6bi7ae11k
~nce>	43 -11a-9d4e5g7k9i18b
~nced	80 6b
~ncel	77 -9a5k
~ncer	73 -17g-10b4d5e6jk9a
~nces	84 -10c-9b24a
~nch	71 -5ci7k16b
~nch>	75 -7g-6j-4i5b6k14a
~nche	82 -9a5j
~nci	73 -14b-5k4g16a
~ncia	77 4a
~ncl	73 -7b-6d7a14c
~ncle	82 -5d6c
~nclu	77 -10b4a10c
~nco	67 -5a10c17g
~ncom	70 -18a14c19g
~ncor	84 -7b16a
~ncr	80 -8g-6k4b7a8e
~ncre	80 -8g-6k4b7a8e
~ncy	81 -5j5d6a
~ncy>	81 -5j5d6a
~nd>	28 -15b-14a-7i5f6cg15j25d33e
~nda	75 5b
~ndat	84 -5g14b
~ndb	85 
~ndbo	88 
~ndd	85 -8a4e6c
~ndda	85 -8a4e6c
~nde	52 -13e-8a-6c-4i7f9k14bg
~nded	74 -8b-5e4k7a
~nden	88 -7a7b
~ndep	88 -7a7b
~nder	54 -10e-8c-5a5k7f12b17g
~ndi	67 -7d-5k6b13j
~ndin	75 -5d5h10j
~ndit	73 -4g5bf
~ndk	88 8a
~ndki	88 8a
~ndl	58 -10g-7e-4f15b18i
~ndle	65 -11a-10g-7c5dk8b23i
~ndli	86 -8d10b
~ndlo	67 -6e-4k5d9a
~ndm	82 -8a5j6c
~ndma	85 -8a-5g7cj
~ndo	75 -14b-8g-4a5cj6d16i
~ndor	81 -7g-5b5i10c
~ndow	84 -10b-4c4j7d13i
~nds	56 -22a-8g-6bf12c13i20j
~nds>	57 -11a-9b-5f8c10i16j
~ndsh	82 -5j5k6b
~ndy	76 -6c-5j12f13a
~ndy>	76 -6c-5j12f13a
~ne>	37 -11e-8h-5i6j7f12b13c19a
~nea	67 -13c-9b-6i-5k8j13a22f
~near	69 -10b-8c-7i-5k9a23f
~nec	86 -19c7a17i
~ned	53 -16b-9c-8e-5k5d16j29i
~ned>	53 -16b-9c-8e-5k5d16j29i
~nee	47 -15g-12d-10i-8b-6a-5cf5e11h62k
~nee>	86 
~need	47 -14g-11di-8b-7c-5af-4j5e11h63k
~nef	69 10d
~nefi	69 10d
~nei	74 -5k5b
~neig	74 -5k5b
~nel	86 6a
~nen	86 4b5c
~nent	86 4b5c
~ner	53 -11k-8i-4h5egj9f10b
~ner>	61 -12gk-11b-6ij13a14c15ef
~nera	65 -7c5gj
~ners	67 -16a-12c-8e7j16g20b
~nerv	82 
~nes	47 -14g-6f-5e8d16k18b
~nes>	60 -14g-8c-5j-4i6a7d8b16k
~ness	50 -9i-7e-6f4g7j9b10c
~nest	75 -12g-8c-5aj5b9e16i
~net	79 -7b-5c15g
~net>	80 -7b-4j5a14g
~nev	71 -21a5c6j9k
~neve	71 -21a5c6j9k
~new	54 -24k-6d-5f-4c8ehj13bi
~new>	57 -21k-6d-4f5i6b9a11e
~newa	76 -10b4a5c8h
~newe	78 4a
~news	86 -11c9j12i
~nex	65 -5g4b6c
~next	65 -5agk7c8b
~ney	58 -10j-7i-5e6ck9af
~ney>	58 -10j-7i-4e6c9f13a
~nfe	88 
~nfo	75 -4b11c
~nfo>	82 
~nfor	80 -4b9c
~ng>	28 -31j-14b9fh10g19i25k36a
~nga	81 -9j-8c-5b5eg14i
~ngag	84 -9j-7c5e11g
~nge	56 -8k-6gh-4f9c23a
~nge>	66 -8g-6b-4jk13a21c
~nged	73 5g7c
~ngen	88 
~nger	69 -10k-8a9b10j
~nges	76 -11c-4d6k15a
~ngi	67 -6ac14i
~ngin	68 -6c-5a14i
~ngl	67 -23a-15k-8g-5d16i17e25b
~ngle	67 -22a-14k-8g12e16i26b
~ngr	80 -6gj4bce
~ngra	81 -6gj4a5e6c
~ngs	57 -13a-5f6gj7h9c
~ngs>	57 -6c-5af6bgj8h
~ngu	76 7c
~ngui	85 7a
~ngun	88 5b
~nha	84 6d
~nhap	86 
~nic	64 -11e-5j7b8f9a
~nic>	85 10f
~nice	68 -11e5b7a8c
~nico	88 
~nics	88 
~nie	72 -7c5b10d
~nied	88 8d
~nies	74 -4c5b
~nig	60 -11b-8i-6j4e5c10g13f
~nigh	60 -10b-8i-5j4e5c6g14f
~nim	74 7a
~nima	84 
~nimu	79 5a
~nin	53 -13a12e13j
~nin>	68 -9a-6k5e8g14b
~ning	58 -22b-12c4fk8j10eg
~nins	73 -20g-7a8j9b16c
~nio	74 6j
~nion	77 -6a4dh5j
~nior	86 6a
~nip	88 
~nis	67 6b9j
~nish	69 5j
~nist	86 4j
~nit	65 -13b-7a10j11g
~nit>	75 -10c-7b4j6g9a
~nito	80 6c
~nits	85 4k
~nitu	80 -5c7g
~niv	82 -9j4a15b
~nive	82 -9j4a15b
~njo	81 -5b8a
~njoy	81 -5b8a
~nju	72 -4d4k8g
~njur	72 -4d4k8g
~nk>	53 -10g-9j-7c5d6h17i
~nki	66 -11c-5bdik5g14a17h
~nkin	66 -11c-5bdik5g14a17h
~nkl	75 -4b4k11a
~nkle	75 -4b4k11a
~nkr	86 5a
~nkru	86 5a
~nks	71 -7a-6k6g7e
~nks>	73 -7d-5k8eg
~nksg	85 -10a4d8b
~nli	74 -11g-8b10a11c
~nlin	74 -11g-8b10a11c
~nly	65 -14a-9d-5f5c8k10j18b
~nly>	65 -14a-9d-5f5c8k10j18b
~nne	70 -16c-6ik6be7j10a
~nned	82 
~nner	77 -8c-6i8e15a
~nni	64 -8c-5b26a
~nnin	64 -7c-5b22a
~nnu	75 -12a12c13g
~nnua	75 -12a12c13g
~nny	80 -4a5b7j
~nny>	80 -4a5b7j
~no>	55 -38b-19i-7d-5g4k6cef7a46j
~nob	70 -7e-6d7c10j
~nobo	71 -8e-6d8c10j
~noc	80 -9a4k13c
~nock	81 -6a-5g4k13c
~noi	84 8c
~nois	84 8c
~non	77 -11b-8c9h16j
~non>	81 -11b-9c10h13a
~none	88 -8a6j
~noo	79 -14c7i8g14j
~noon	80 -11c4a7i8g
~nop	88 -16c18g
~nor	74 -11b-5f5j6k17a
~norm	79 -5a8k
~nort	85 -6bf15a
~nos	77 -6a5k7f
~nose	85 -10a7e8c
~nosy	86 -8c6k8f
~not	43 -13b-7d6e13h20j
~not>	46 -21b-7a-4d4cei5j9k18h
~note	75 17b
~noth	62 -8c-7b-5dk-4h5e8a25j
~nou	69 -17b-11c-8i12g16h19a
~noug	71 -17bi-9c14g16h22a
~noun	86 11i
~nov	85 -5ab8g
~nova	88 -4b
~now	44 -16j-14d8c9h11k22a
~now>	44 -16j-12d4g6f9h12k15a
~nowh	88 -5g5bc
~nro	85 -6g11c
~nrol	88 -6g12c
~ns>	46 -15e-14j-8i-7g7b10hk16ac
~nse	57 -9g-8c-5f5a6e10bd
~nse>	60 -15e-8j-7d9c10b21a
~nsed	74 -28a-12cg5bj22d26e
~nses	81 5k
~nsh	86 -5c7a
~nshi	88 -5c5a
~nsi	63 -16a-11c-5j-4i6h7f10g21b
~nsid	72 -15c-6a5g12bf
~nsio	78 -8a5c8b
~nsiv	75 -4k10h
~nsm	88 11j
~nso	86 -5b5g
~nsp	85 -6a13b
~nst	64 -6c-5j4g7b
~nst>	76 5bh
~nsta	78 4e
~nste	85 -6c9b
~nstr	73 5g
~nsu	44 6b8a
~nsul	85 -5c6j
~nsur	44 4d5bc7a
~nsw	78 5g7c
~nswe	78 5g7c
~nt>	34 -13i-9d-4j5h12a15g16b28k
~nta	63 -5h-4g11a
~ntal	68 -4c4b6a
~ntan	75 -7b-5h4c13a
~nte	58 -24c-14a-7i7b10h12j17g
~nted	77 -20a8f9d12b
~ntee	84 -5a6b
~nten	75 -10c21g
~nter	63 -15c-11b-4di8a13h16j
~nth	50 -10c-7a8e9gj
~nth>	53 -12c-8h5g7j11e
~nthl	75 -14a4g6c9b
~nths	65 -10a-7g-6j7h29b
~nti	62 -12a4e5g15j
~ntia	84 8a
~ntil	88 -6a8e
~ntin	67 -5i-4e4j7g
~ntio	88 -10a13j
~ntit	88 
~ntl	75 -12g9ac
~ntly	75 -12g9ac
~ntm	85 10f
~ntme	85 10f
~nto	64 -14g-10j-6h7c8e9d11k
~nto>	68 -13g-5ahj7e8c10k12d
~ntor	80 5gk
~ntow	84 -7g-6j6f8a
~ntr	60 -11a-7g-4h4b7k9j15f
~ntra	62 -13a-5e8jk9b
~ntry	79 -6c-5b16f
~nts	51 -6cj-5bgk6h9i11a12d
~nts>	51 -6cj-5bgk6h9i11a12d
~nty	78 -11g-9b25c
~nty>	79 -9b-7g10a13c
~nu>	88 10c
~nua	73 -13a6cj13g
~nual	73 -13a6cj13g
~nue	81 -10a6c10g
~nue>	81 -10a6c10g
~num	50 -16j-12e-9b-6d-5h9i10k14g24c
~numb	50 -16j-12e-9b-6d-5h9i10k14g24c
~nur	74 -7bc6j9ah
~nurs	74 -7bc6j9ah
~nus	86 -8f15a
~nut	64 -4d5ak7i
~nute	66 -8c-4d7k8i9a
~nuts	84 -10a4b9c
~nve	70 -8be5c8gj
~nven	79 -4c4gk
~nver	78 -9k-8e12j14c
~nvo	79 -6c4a
~nvoi	84 -4c7a
~nvol	86 5b
~nwi	86 6a
~nwid	88 7a
~nxi	86 -8b18a
~ny>	34 -43b-24j-19i-7f-6h-5e5d15k41a73g
~nyb	56 -11b-9c-5g7h8d20a
~nybo	56 -11b-9c-5g7h8d20a
~nyl	88 -6a5j9c
~nyl>	88 -6a5j9c
~nym	81 -5ak5j9e
~nymo	81 -5ak5j9e
~nyo	67 -9c-5d21a
~nyon	67 -9c-5d21a
~nys	77 -16d-4gh4c6a8k9j
~nys>	77 -16d-4gh4c6a8k9j
~nyt	50 -20b-7e-4h9j14c26a
~nyth	50 -20b-6e-4h7j14c26a
~nyti	88 
~nyw	74 -8c6f12a
~nywh	75 -8c6f12a
~oad	69 -5k5f6a
~oad>	73 -6k5a6f
~oads	80 5aj
~oak	81 -5b6c7a
~oak>	84 -5b7ac
~oal	88 -5a16c
~oal>	88 -5a16c
~oan	63 -12g-5d10j14c
~oan>	69 -15g-7d24c
~oans	72 -9c-5a6b8j
~oar	74 -6bk4f9a
~oard	74 -6bk4f9a
~oas	85 -5ai5c8g
~oast	85 -5ai5c8g
~oat	77 -6c9a
~oat>	77 -6c9a
~ob>	56 -10g-6d-4h5f27c
~oba	77 -8b8a
~obac	78 -8b8a
~obb	78 -14a-5g25c
~obbi	80 -7g-5a19c
~obi	86 -6a-5k7b9f
~obil	86 -6a-5k7b9f
~obl	73 -6a-4g5e6b7j
~oble	73 -4ag5e6b7j
~obo	70 -7e-6d8c10j
~obod	71 -8e-6d8c10j
~obs	72 -14b-10k15a16d
~obs>	73 -13b-10k15a16d
~oca	70 -11c-8j7b12af
~ocal	80 -8j5af9b
~ocat	74 -7c8f
~occ	74 10g
~occu	74 10g
~oce	81 6j
~ocer	86 -4b5ag
~oci	71 -10a-6j14b20c
~ocia	71 -10a-6j14b20c
~ock	59 -21a-9f-7d-5j7e9g15c22i
~ock>	66 -15aj-5bf8c16e28i
~ocke	68 -10a6g7c8b9j
~ocks	84 4c
~oct	68 -15g-6a7i17d
~octo	68 -15g-6a7i17d
~od>	46 -16k-14c-7f-6g8a9b13j33d
~oda	58 -13k-5bh7a9d10c
~oday	58 -13k-5bh7a9d10c
~odd	88 -17c-16a6b12g22k
~ode	65 -14g-9a-5f-4j7bk30c
~ode>	73 -6a-4fg5k23c
~oded	86 -4g6i
~odel	75 -8g-4a10c12b
~odi	80 -5a6c
~odil	81 -5a6c
~odo	84 -10a8cg
~odom	84 -10a8cg
~ods	81 -16c-7a9f15i
~ods>	81 -16c-7a9f15i
~odu	82 -9g-7b10a11c
~oduc	82 -9g-7b10a11c
~ody	47 -13b5di8a
~ody>	48 -14b-9c5i8e14a
~odys	70 -8a-6e-5g14c
~oes	40 -14j-12k-9h8g15ad17e
~oes>	40 -14j-12k-9h8g15ad17e
~oev	88 
~oeve	88 
~of>	35 -10e-5b5a6h8j13i18d
~ofe	79 -15g-5b15e
~ofes	80 -5b4c
~off	48 -17g-15c-11j4d6e11i13b17k
~off>	52 -10c-9d-7g-5a6h7e12k19b
~offe	69 -9j-5b7k11ci
~offi	64 -18c-10g-6j5i7f11a14d
~ofi	82 6c
~ofin	84 
~oft	70 -13i-7c-6b-5a7j33g
~oft>	88 9a
~oftb	88 
~ofte	74 -13i-6ac35g
~og>	72 -13b7a8j
~oga	88 -11c16j
~oge	74 -7a-5b6e8j9f
~oget	74 -7a-5b6e8j9f
~ogr	73 -10i9g13b
~ogra	77 -5ai13c
~ogre	84 -12c-6i6g13b
~ogs	80 -13b5c8a
~ogs>	80 -13b5c8a
~oh>	61 -26j-22g-10b7f8ade9k16c
~ohi	88 -6a5b6j
~ohio	88 -6a5b6j
~oho	74 7cg
~ohol	74 7cg
~oi>	85 -12k10a
~oic	77 -8ak-4g5b11h15c
~oice	77 -8ak-4g5b11h15c
~oil	85 -10a10b
~oin	49 -12j-11g-9f5a6c8h11i14k
~oin>	71 -5k-4i6j13e
~oing	51 -14j-10f-6g-5e4b5c15i19k
~oint	75 -9b-6g6af11h
~ois	84 8c
~oise	85 8c
~ok>	57 -17a-12g4d5c6i12h
~oka	48 -17bj6f7d9g11a15i
~okay	48 -17j-16b6f7d9g10a15i
~oke	61 -19d-5b5k6j8ag9c
~oke>	64 -10d7k9a10c
~oked	78 -10d15g
~oker	81 -12b8a12j
~oki	62 -8b-4d4h5e7j10a
~okin	62 -4d4h5e7j
~okk	80 -4a14d
~okke	80 -4a14d
~oks	69 -6e16a
~oks>	69 -6e16a
~ol>	54 -6h-4ce4a5f7g12d
~ola	81 5j
~olat	82 6j
~old	46 -11i-6k-5h-4bf8d18g24j
~old>	50 -11b-9k-5i19j23g
~olde	65 -15g-10c-9a4k12j14bd
~oldi	74 -13g-5b8a14c
~olds	73 -16i28g
~ole	60 -9c-8dg-6f6k15a21b
~ole>	61 -9d-8i-7c-6f12a21b
~oles	85 -12g8i10a
~olf	85 7c8a
~olf>	85 7c8a
~oli	47 -20g-14i-9b-8d7a8f14ek23c
~olic	48 -11i-9d-8a4g7b8k9c11e
~olid	80 -16b-5c7e12a13f
~olin	73 -36g-11b12a13k27c
~olk	64 -8jk-7a-4e6b9h16d
~olks	64 -8jk-7a-4e6b9h16d
~oll	51 -9h-6f5a7g12d13b
~oll>	66 -14a4g6c15d
~olla	65 -14a-8c5bg15j
~olle	62 -6i-4e6b8c
~olli	70 -15j-12c-6d5be9g24a
~ollo	80 -8g5i12a
~olo	82 -9a-4i14b
~olo>	88 -7a-4i15b
~ols	71 -10b-8c23g
~ols>	71 -10b-8c23g
~olt	82 7b
~olts	85 7b
~olu	80 5b
~olum	88 
~olun	84 -5a6b
~olv	86 5b
~olve	86 5b
~om>	46 -12a5j9hk
~oma	78 -10b4j5c8i
~oma>	86 -5b7c
~omat	85 -6b6ai
~ome	36 -24j-12c-6e-5f-4i11a21d23h33b
~ome>	43 -18j-9g-8d4f10ak29h
~omeb	57 -7e-6k-5b7i11d14a
~omed	86 5a
~omen	79 -12b5a6c7k
~omeo	71 -14c-6k8b17g
~omep	85 4c
~omer	62 -6g-4e17d
~omes	66 -12e-5af4c5g6bdj
~omet	53 -15j-8h-6i5g8ae9b10d
~omew	72 -20c-5f-4g10a13h19b
~omf	77 -6c7a
~omfo	77 -6c7a
~omi	65 -16b-15a-11j6i11f27c
~omin	67 -23a-14b-7j-5gk6i12f36c
~omis	84 -10c-5j4k7a10g
~omm	63 -5j5a9g
~omma	76 -6b14a
~omme	71 9c
~ommo	88 -11a7b12c
~ommu	78 -15c5k7a9g
~omo	69 -6b-5c5j8g10e
~omor	69 -6b-5c5j8g10e
~omp	46 -7g5k7ei10d
~omp>	66 -11c5b7dg9a
~ompa	50 -9a-8g-6c7de8b9i10k
~ompe	85 5a
~ompl	73 -7b8c14d
~ompr	82 11h
~ompu	75 -9a-4g6b8e
~oms	73 -6c4a5k
~oms>	73 -6c4a5k
~on>	31 -17c-13f4dg6e10h11k16a35j
~ona	63 -12c-4e5j6k8b9g
~onal	64 -16c5a7k9g
~onc	69 -6gj-5a-4d12b14c
~once	70 -6g-5j-4d8b15c
~ond	60 -7bg12j13c
~ond>	65 -16b4i6a8j11c
~ondi	73 -4g5bf
~one	37 -16e-7h4d9j13f14b16k
~one>	39 -15e-5h4b6g7c8f11j12a
~oned	82 -8b12j
~ones	63 -14c-12g-10a8d12b18k
~oney	59 -9j-7i-6e4ag9f10c
~onf	88 -4d6c
~ong	49 -28i-19j-15b-7d6f11a16eh38g
~ong>	51 -30i-15j-12b-9d-4c7f10a13e18h34g
~onge	85 -11a5d6g
~ongi	82 -7b8a10g
~ongr	81 -6gj4a5e6c
~oni	70 -16a4g7j18c
~onic	86 
~onig	79 -17a7j8g14c
~onit	80 6c
~onl	63 -10d-9g-5f6k7c10b13j
~onli	74 -11g-8b10a11c
~only	66 -9ad-5f8k11j18b
~ono	85 8i
~onou	86 11i
~ons	54 -8g-5e9cj10a
~ons>	57 -12g-6b-4e5j12a16c
~onsi	86 10b
~onst	74 -6a7g
~ont	45 -9c-5h4j11g12k
~ont>	67 -14b-11g5k7c25a
~onte	77 -15c23g
~onth	50 -10c-6a7j8e9g
~onti	86 
~ontr	62 -5ae8k9b
~onv	79 -9k7cj
~onve	79 -9k7cj
~onw	88 7a
~onwi	88 7a
~oo>	60 -20k-9c-6h-4g11bf15a
~ood	47 -14k-9g-8c5e8j9b11a14i
~ood>	48 -14k-11c-6f-5g6e9bdj19a
~oode	86 -4g6i
~oods	82 -17c-7a9f15i
~oof	55 -12c-4g5e8j9d10h
~oof>	56 -11c-5e7j9d11h
~oofi	84 
~ooh	81 -7a5ce7i
~ooh>	81 -7a5ce7i
~ook	50 -5g6j12h
~ook>	57 -17a-12g4d5c6i12h
~ooke	80 -10d13g
~ooki	63 -4bd4h5e7j8a
~ookk	80 -4a14d
~ooks	69 -6e16a
~ool	53 -8b-6hi-5e-4a7f8ck14d
~ool>	56 -8c-5h6f7g14d
~ooli	86 -41g-8a14k35c
~ools	71 -10b-8c23g
~oom	62 -5di-4j4c17k
~oom>	69 -13a7c15k
~oomm	76 -6b14a
~ooms	76 -4c6k
~oon	67 -16i-15c-6b-4k11ag28e
~oon>	67 -18c-16i-6b-4k11ag28e
~oop	86 -8a7j11g
~oor	62 -14b-5acd6k8f9j15e
~oor>	67 -15b-6a-4d4e7cj11f
~oord	84 8a
~oors	75 -11c-7a5b10k14e
~oos	76 -10b-8g-6e-5h7a10i15c
~oose	77 -10b-9g-6e-5h7a10i16c
~oot	67 -16a-6ce4f5g24i
~oot>	73 -8c-5e4k7f
~oota	84 -5a5c10g
~ooth	86 -22a5b28i
~op>	52 -15g-7k-6a7b12c16f
~ope	56 -7i6be7k
~ope>	88 4k
~open	64 -13g-5j-4i8ae12b
~oper	64 -6a-5b-4i4k5d7j10g
~opi	75 -9a11j
~opin	75 -12a11j
~opl	58 -7j-6e-5f4h10a13d
~ople	58 -7j-6e-5f4h10a13d
~opp	67 -17b-8g-7d10a12c27h
~oppe	73 -18b7c10a15h
~oppi	73 -6dg7c14h
~opr	86 -17c4b17g
~opri	86 -17c4b17g
~ops	77 -13c-7ae-5b5jk11d17g
~ops>	77 -13c-7ae-5b5jk11d17g
~opt	84 -13b6d7j
~opti	88 -8a4i8j
~opy	78 -6c-4k5ei8j
~opy>	78 -6c-4k5ei8j
~or>	26 -50a-26j-25e-9c-8g4f5d12i169b
~ora	69 -5j-4g6c7a9b
~orag	74 -7b9a10c
~orat	79 14b
~orb	88 -5a7j
~orc	70 -11j-5g12ab
~orce	75 -11j-10c11a15b
~orch	88 -7a5bc
~orcy	84 -8b8a
~ord	54 -13c-11g-10e-5h21k22b
~ord>	59 -23c-12ei6d9a11b15k16j
~orda	82 -14g8a13c
~orde	72 -12j-8a-7c6f11i17b
~ordi	80 8a
~ords	74 -14a-6d-4j7c9k
~ore	46 -17a-9k-5j-4h7d9c30b
~ore>	47 -10k-7j-5a6g7c12d14b
~ored	82 -7a6f11c
~oref	88 -11a13b
~ores	85 -7c5a
~orev	84 7b
~org	77 -5f11k
~orge	88 5g
~orgi	85 -5cf5b15k
~orh	88 -6a5e8g
~orho	88 -6a5e8g
~ori	64 -10c-5gk-4hi8b11d13a
~orid	86 5b
~orie	86 -15c12d
~orig	74 5bd
~oris	77 -23c8b20a
~orit	80 -10a26c
~ork	44 -19g-7k9c12a16f
~ork>	47 -13k-9j-6d9i10bc17f
~orke	69 -5b-4g4c
~orki	69 -17b-5g5ci7d8a
~orks	69 -21g-16i-9c5a6k10j13e14b
~orl	85 -9i5ck8f
~orld	85 -9i5ck8f
~orm	60 -14bg-8e-6f4j7h9a12i20k
~orm>	66 -7ej-6gh-5b17a19k
~orma	72 -8b5k7c
~orms	81 -11a-5c11i12j
~orn	61 -10j-9k-5dh5g13f18e
~orn>	71 -13g-8k-5d12a19e
~orna	84 5g
~orne	81 -5a16f
~orni	69 -9c-7a-5j5f15g
~oro	88 6d
~orol	88 6d
~orp	77 13b
~orpo	79 14b
~orr	56 -11a-8b-6k-5d-4fh4e7i12j21c
~orre	70 -15a31j
~orri	77 -5g6i7c
~orro	66 -5c-4a4j7g9e
~orry	70 -19j-9b9a29c
~ors	59 -10c-9i-5fg5ad6ej10b
~ors>	61 -14c-5g-4f5b7d8e10a
~orse	88 -5j5a8b
~orst	80 -10a-9i7c8hj
~ort	51 -13c-12e-6df-5j5h6ab9k29g
~ort>	71 -5b6k8h
~orta	69 -5j4b9a
~ortg	65 4j5a
~orth	61 -9ce-6f-4b5a30g
~orts	82 
~orw	80 -5g6k11a
~orwa	80 -5g6k11a
~ory	67 -7a-6h-5f6j9gk12b
~ory>	67 -10a-6h-5f7j9g10k12b
~os>	85 -7d11c
~ose	48 -17a-14f-5b4j5h6g15i26d
~ose>	49 -14f-11b-10c-5a5h9i13g24d
~osed	70 -18a-14e-5b5d6g8j9i16c
~oser	84 -11a-5j19b
~oses	81 -10c5j12a
~osi	68 -7cg6d27e
~osin	70 -11cg7d30e
~osit	88 7c
~osp	72 4f5j6a
~ospi	72 4f5j6a
~oss	63 -11e-8ac-4h6b10j21g
~oss>	65 -10ae-7c13j17g
~osse	81 7a
~ost	51 -9e-8d-4hi6cj25g
~ost>	54 -15a-7de-5b5c10k32g
~osta	86 
~ostl	72 -12c-8k-4a9j18b
~ostp	88 
~osts	80 -11b-9k-5h4j9g15a
~osy	86 -8c6k8f
~osy>	86 -8c6k8f
~ot>	35 -6f-5e-4b9k10gh22j
~ota	69 -13a-5i7h8d9g
~otag	84 -5a5c10g
~otal	73 -12a-6e8h10d
~otc	88 12c
~otch	88 12c
~ote	58 -9k-7dh-4e8j21b
~ote>	64 -10k-7c-6h5a13g16b
~otec	73 -14a-6g-5d5i17c
~otel	81 -9a5j8b
~otes	77 14a
~oth	47 -18k-6a-4cf6b7d8hi22j
~oth>	66 -29a-14c9j18i24b
~othe	51 -15k-6g-5b7c9d13h15a
~othi	68 -9b24j
~oti	80 12a
~otin	84 5a
~oto	70 -16c-8k-5g36a
~oto>	86 -5k5a
~otor	72 -13c23a
~ots	82 5k
~ots>	82 5k
~ott	70 -6j-5g-4b19a
~otte	74 -5j12a
~otto	86 -4j6c
~ou>	17 -21k-9e13b16i17f25j29h32a
~oub	71 -7c-5a5b10g
~oubl	71 -7c-5a5b10g
~ouc	74 -23g-17a-6k6j13d32c
~ouch	74 -23g-17a-6k6j13d32c
~oud	80 -6c-4a6b12h
~oud>	81 -6c5b12h
~oug	48 -16d-11e-5i-4b5h9c17k18a
~ough	48 -16d-11e-5i-4b5h9c17k18a
~oul	34 -14j-12h-9k-7c9g10i13e43a
~ould	34 -14j-12h-7ck9g10i13e41a
~oun	45 -16a-11h-6j-5e13b22gk
~ounc	84 -4j10i
~ound	52 -6g6bk7d
~oung	70 -11ij-10a-6f-5e6b8k17c18g
~ount	53 -13a-9h-7c-5e5bj7f15k17g
~oup	69 -13f-5e5ad6i
~oup>	77 -12c-5e5bg6a7d
~oupl	75 -11f4ij9c
~our	25 -23a-8h5k10dg13i14e15f16c18j
~our>	26 -6h4g5k7d14e16fj17i
~ours	51 -12j-6f-5hi-4b13c27e
~ourt	78 -22a7f20j
~ous	44 -11e-7i-6j4h8d9g18k
~ous>	68 -10a-5bj5c8h17k
~ouse	45 -12e-4i6b7d8k11g
~ousi	81 -5b5d6f
~out	35 -21a-12d-7g9e14j23c28k
~out>	36 -16d-9f-6b4c10e39k
~outc	88 8c
~outf	76 -19k-10a4f12d18c
~outh	79 -16a-8g6ci14j
~outs	69 -19a-8g-5k6b11c12j13f
~ova	85 -13a-4b12j
~ovat	88 -4b
~ove	40 -9g4h6a8b18e
~ove>	57 -19g-16b-13c-8j8f11h15a16e21d
~oved	79 -8g-7a12ce
~ovem	88 4a
~over	42 -9d10g20b
~ovi	70 -16c-12e5j6a7d8b9g
~ovid	88 -10c-5e16g
~ovin	71 -8c-7e-4g4a5j7d10b
~ow>	28 -76a-31d-29j-19b-6f5c6k11h20e83g89i
~owa	80 -4ad5b6g
~owar	86 -8a-6c6b12g
~owe	61 -22d-5e-4i7g8c9a14b
~owe>	70 -22d-13a6j29g
~owed	73 -9gj6k7b14a
~ower	74 -12g5a12c
~owh	88 -5g5bc
~owhe	88 -5g5bc
~owi	70 -4f5j6b11a
~owin	70 -4f5j6b11a
~own	43 -17c-13g6k11f27b
~own>	45 -15c-8g4h6k7a13f19b
~owne	65 -7g6a
~owns	73 -10a17b
~ownt	84 -7g-6j6f8a
~owo	88 
~owor	88 
~ows	77 -10b5c6j7d
~ows>	77 -10b5c6j7d
~ox>	69 -7f-5bc4k5a15e
~oxe	88 -9a5c10b
~oxes	88 -9a5c10b
~oy>	71 -8g-6a-5k4b7h9i10j
~oya	82 -9c-4b6e8j9h
~oyal	82 -9c-4b6e8j9h
~oye	62 -5g4bf6j
~oyed	85 10f
~oyee	67 5a9j
~oyer	73 11b
~oyi	86 -7c-5g9ak
~oyin	86 -7c-5g9ak
~oys	77 -10a-6j4d6c9b
~oys>	77 -10a-6j4d6c9b
~pa>	77 -5g7c12a
~pac	66 -10g-4k5i7f9a
~pace	74 -5k-4g8i
~pack	72 -7g-5d8f9a
~pag	69 -7b-5g-4c19k
~page	69 -7b-5g-4c19k
~pai	61 -7ah-5e-4i8j14g16b
~paid	64 -15c13g18b
~pain	85 -7a5b10c
~pair	80 -5abh8j9c
~pan	49 4e7i11b
~pand	85 -4c6b
~pane	86 7a
~pani	73 5b
~pany	51 -9a-7g5b7k9e11i
~pap	67 -14a-12g4i6f8c10b
~pape	67 -14a-12g4i6f8c10b
~par	47 -18e-9h-6j-4ai5d7g10c11b26f
~para	77 -7b17f
~pare	65 -8c-5j5d6b8a
~park	69 -11c6b7k9a
~part	51 -18a-15e-10k-7h-4i5d7bg17f24c
~pas	61 -13e8a10d
~pass	66 -12e-5k7g14d
~past	71 -10g6i14a
~pat	71 -15b-7g11a19c
~patc	85 -5a6b
~pati	75 -6g-4k21c
~pay	44 -10a-7c-6dek-5hj6b22i39g
~pay>	50 -22c-10d-9e18i20g21a
~payc	71 -11c-4b7f8g
~payi	64 -13a-10c-5e4d29g
~paym	65 -10j9b11e
~payo	86 11g
~payr	66 -9a4g6d7c
~pays	72 -18a-12g-6d7j36c
~pda	72 -13b-5g7a10e13c
~pdat	72 -13b-5g7a10e13c
~pe>	62 -19g-6bc13i17a19k
~pea	74 -8i-5k22j
~peak	77 -9i-5k23j
~pec	73 -7a-6g4c7k8h
~peci	81 -7a11c
~pect	78 -8c4i8k9h
~ped	67 -15k-5e9h11g18j
~ped>	67 -15k-5e9h11g18j
~pee	73 -14a-6bg9d25c
~peed	80 -6b11c
~peel	84 -9c13d
~pel	72 -9c-7j8i20k
~pell	73 -9c-7j8i21k
~pen	47 -17e-7ai-5d10k12g15c20b
~pen>	58 -17g-10e-7j4k13b14c17a
~pend	68 -12i-10c-8e-5a5f11b28g
~pene	63 -12a-11e-9g12d15c
~peni	82 -13c-9a7i20e
~pens	60 -10d-8e-5f-4a7k9c15g
~peo	58 -7j-6e-5f4h10a13d
~peop	58 -7j-6e-5f4h10a13d
~per	48 -13i-4eh4j5g7b10dk
~per>	63 -8bi-7e4g6d7k20a
~pera	82 
~perc	70 -14a-7c6bh21g
~perf	80 -11i-5g5a23c
~peri	77 -7a-5g5j7b8c
~perm	74 -13g-5j6b12e
~pers	60 -11c7f8d9k
~pert	66 -7b6d10g
~perw	77 4d6i
~pes	78 -5a5b9i
~pes>	81 -13a-5g9b11i
~pet	81 -18a-5d27c
~pets	88 
~pgr	88 8c
~pgra	88 8c
~pha	84 -5b8j
~phal	85 -5b8a
~phe	88 7b
~phi	88 10a
~phis	88 10a
~pho	62 -6h-4di6e10b
~phon	63 -6h-5i-4a7e11b
~phot	85 -6k11a
~phy	76 -6g4j5k
~phys	76 -6g4j5k
~pic	58 -9ej-8c-7a6b7g8d20k
~pica	86 -4c8g
~pick	63 -6e7d9k
~pict	71 -5i-4j6f
~pie	82 9e
~piec	86 -6g5c
~pil	76 -6g-4d8a12c
~pill	80 4cj
~pin	59 -11g-6b5a12hj
~pin>	74 -10a-5d-4g4bc19j
~ping	63 -11b-6eg5k11h15a
~pini	86 -6a5dh
~pip	73 -6b14a
~pip>	85 -22b31a
~pipe	77 -13a14b
~pir	80 -5cg6j13e
~pire	84 4e
~pit	70 -5b-4k4f8j11a
~pita	72 4f5j6a
~piz	86 
~pizz	86 
~pla	44 -11g-10i-7h-6k5df9b13a22c
~plac	50 -9i-7j-5c5g6b8a14d
~plai	67 10c
~plan	56 -9g-6d-4e6f11j15c
~plat	78 -9g7c10a
~play	81 6c
~ple	52 -12e-9c-6g13d14b17k
~ple>	56 -13f-6ag-5e5i7b8c12d
~plea	67 -13a-10d-9e-8j-5c13f15b25k
~ples	86 -6c4g5a
~plex	78 -10c15d
~pli	66 -16f8c10d
~plic	84 6h
~plie	70 -15f11cd
~plit	84 6g
~plo	60 -9g-7b-4e5j17a
~plot	86 -11b11a
~ploy	62 -7g4bf6j
~plu	71 -5g12e
~plug	85 4a
~plum	74 -5ag12e
~ply	86 -9b-5c4k7a10h
~ply>	86 -9b-5c4k7a10h
~pme	71 
~pmen	71 
~poc	76 -6a-5i9cg
~pock	76 -6a-5i9cg
~poi	76 -6bg-5c6f7a12h
~poin	77 -6bg-5c6f7a12h
~pok	88 -5j7a
~pol	47 -12i-9d6b8ck10e
~poli	47 -12i-9d4a7c9k10e
~pon	82 -5c4a6b
~pone	88 
~poo	68 -8b7j9a
~pool	68 -8b4j10a
~por	63 -7j-6d-5i10h20b
~pora	78 18b
~porc	88 -7a5bc
~port	66 5k11h
~pos	73 9a
~posi	88 7c
~poss	88 -4c7g
~post	80 9a
~pot	77 -6a-5j7b17f
~pot>	80 -13a-4j11b17f
~pou	65 -7g-6b-4j12c13k
~poun	82 -5bj10a
~pous	67 -10g13k14c
~pow	88 4j
~powe	88 4j
~pp>	70 -6g-5d5a10j
~ppe	51 -21e-6ab7g10k12h17c
~pped	70 -8a4g14h
~ppen	53 -18e-5a13k18c
~pper	80 -12b6a10g
~ppi	71 -6g8b14h
~ppin	71 -6g8b14h
~ppl	67 -16f-5b-4j4c7a9d11h
~ppli	68 -16f8c10d
~pply	86 -9b-5c4k7a10h
~ppo	81 9f
~ppoi	85 10f
~ppr	75 6b
~ppra	80 6b
~ppro	88 
~ppy	71 -10i-7c-6g8h21a
~ppy>	71 -10i-7c-6g8h21a
~pra	77 -5a4b
~prai	80 6b
~pre	57 -14a-5df7j21c
~prea	82 5g
~prec	88 5c
~pref	84 -14a6j15b
~preh	84 11h
~prem	76 -4bj12g
~pres	68 -16b-6g-5d11j22c
~pret	70 -7g-4cj6i9a
~pri	54 -13a-7h-5i4f9g21b
~pric	61 -7i-5h4k6a13c
~prim	88 
~prin	67 -14a-10c6f8j14b
~prio	88 -7a6g8c
~pris	85 -13g6a
~priv	82 -10a-6c4f15b
~pro	51 -4ck5b10j16h
~prob	73 -4ag5e6b7j
~proc	88 -6ag6j8i
~prod	82 -9g-7b10a11c
~prof	79 -5b7c
~prog	73 -10i9g13b
~prom	84 -10c-6j5k16g
~pron	86 11i
~proo	69 -19c-9k-7g5aj9b21h
~prop	64 -7b-5i-4c5d7a8g
~prot	73 -14a-6g-5d5i17c
~prov	79 8a
~ps>	61 -10c-6e-5f5bj7dg
~pse	76 -10g-5i5ej13h
~pse>	80 6j7e
~psi	88 8a
~pst	80 6ac
~psta	80 6ac
~pt>	70 -18b-10g-7c-5j17a21h
~ptc	86 5a
~ptci	88 4a
~pti	73 -10a-4g6c23j
~ptio	77 -6a7j
~pts	82 -10g-5c9k12d
~pts>	82 -10g-5c9k12d
~pty	81 -9g22e
~pty>	81 -9g22e
~pul	70 -6j13e
~pull	70 -6j13e
~pum	84 11a
~pump	84 11a
~pur	81 -20a9b16g
~purc	86 -10a18g
~pus	78 -6g4ae7b
~push	79 -7g4ae7b
~put	52 -16c-5i6bf15g
~put>	54 -13e-12c-6i-5j6d8f11a15g
~pute	75 -5ag6b7e
~putt	75 -8a-5cd6g9e12j
~py>	67 -12c-9g-5i4e7h19a
~qua	67 -9a-6b9g11j
~qual	88 
~quar	67 -8a-6b9g12j
~que	67 -5h-4e5c6d10b
~ques	67 -5h-4e6cd8b
~qui	57 -9d-8j-5f-4i4g5e6b18c
~quic	71 -6d7a8k
~quie	85 -6j-5a9e10k
~quip	71 
~quir	75 13c
~quit	70 -10c-7e5b10g
~quo	65 -12c-5k6ab13g
~quor	88 11a
~quot	66 -10c-5k4f8b13g
~ra>	70 -19a-5b5c11g17j
~rab	81 6k
~rab>	81 6k
~rac	58 -16c-7e-6a-5i7k13h17b
~race	85 -5b8j
~rack	73 -24c6a21h
~ract	62 -15a-6e-5g6c9k17b
~rad	65 -22g-7aj4e9b10i22c
~rade	67 -12g-9a-6j5e8b12ci
~radu	85 6a
~raf	80 -5b6g
~raff	86 -5b4a8g
~raft	86 -4a4c
~rag	49 -9d-5b-4g6f10h14a
~rage	50 -8d-7g5bc7h11a
~ragg	86 -8b-7c5i6gh
~rai	58 -9d-7i-6h5aj10g12b
~raid	88 
~raig	74 -6a5e7b
~rail	88 
~rain	67 -10d-5ci-4e6f8a16g
~rais	68 -5gh7b10c
~rak	86 4i
~ral	64 -8c-4a5g10j
~ral>	64 -8c-5a6g10j
~ram	64 -8b-6ik-4d12f13e
~ram>	77 -14a-4i5g14c
~rame	77 -16c-9a-4g17f18e
~ramp	75 -11b19a
~rams	88 10a
~ran	45 -11k-4f5a8c10e
~ranc	47 -5d-4j7e15c
~rand	69 -18k9i10d11a
~rang	82 4e7a
~rank	88 9k
~rans	82 -10a12b
~rant	72 -7b-5c4g12a
~rap	85 7c
~rar	88 -5g4b12c
~ras	68 -14b-10g-5j6d13k25c
~ras>	77 -9b-5g6ak12c
~rash	79 -9a-5bg10d13c
~rass	84 7k
~rat	55 -13c-11a-5dfi-4g8e11h13k17b
~ratc	88 -8a9b
~rate	62 -14b-9c-4f4k5g11a14h
~rath	73 -8c4j7b9k
~rati	71 -10a-8c5k8e18b
~rats	85 -7g-4a6e7c
~rav	77 -9c5d
~rave	77 -9c5d
~raw	73 -15c-12a-6g8e9i17b
~raw>	84 -8c6b10e
~rawe	86 -9a9b
~rawl	82 -9c5b11i
~raz	76 -6i9h
~razy	76 -6i9h
~rbe	84 -8a6j11e
~rbn	85 -4b14a
~rbnb	85 -4b14a
~rby	81 8a
~rby>	81 8a
~rce	65 -20c-10j-4d13h17g18b
~rce>	77 -9c5a9h
~rced	85 -13j-8c7a20b
~rcen	70 -14a-7c6bh21g
~rch	71 -13a-10e5j10c13g
~rch>	75 -10e11c
~rcha	85 -12a17g
~rchi	88 -5a6b
~rci	72 5a
~rcia	72 5a
~rcy	80 -7b12a
~rcyc	84 -8b8a
~rd>	48 -15c-6a-5h4ij9k24b
~rda	82 -14g8a13c
~rdas	84 8a
~rde	69 -17a-12j-5g-4d8i9c23b
~rded	77 -11j4k6a8b
~rden	86 -8a4b12c
~rder	79 -19a7f10i14b
~rdi	72 -8c-6k-5bg-4i6j11d17a
~rdia	80 -4c13d
~rdin	77 -6k-5c-4g6j16a
~rds	63 -7d-6b4i6ck
~rds>	63 -7d-6b4i6ck
~re>	25 -9e8k11d20g23f37a
~rea	46 -18g-15i-10aj-6d8b9e10h24k26f
~rea>	79 -24c-13a-10e4k7b40f
~reab	82 -6c19f
~reac	70 -14i-9b4k7c16e
~read	57 -11i-9c-4fgj11b36k
~reak	72 -8g17c
~real	67 -12c-9f4k7e8j10g
~ream	86 6e
~rear	88 
~reas	69 -13g-11b-10k-8a-6j5d23h27c
~reat	62 -15j-8g-6d4f10bi18a
~reau	88 5j
~reb	77 -10c5j12a
~rebu	77 -10c5j12a
~rec	54 -15i-12c-5gh9k11b12a22j
~reca	80 -5d5j6b
~rece	75 -9g9k
~reci	88 5c
~reck	72 -10c5g12d
~reco	62 -15i-8d4j6k9b13a
~rect	69 -11a30j
~red	47 -12e-10b-7h4i16f28a
~red>	50 -17e-12c-8b-7h-6k11g21a27f
~redi	62 -13f-12g5ik10a12c
~redo	80 7j
~ree	54 -10f-7d-6g-5k-4i6b8j27c
~ree>	66 -24i-21g-11b-5k4e13j22c27a
~reed	81 5h
~reek	82 -10b-6i9g12a
~reem	84 4c7b
~reen	86 
~reer	88 
~rees	78 -13c-8i6k18g
~reet	65 -11a-7fg-4k7i16b17c
~ref	72 -23a-11c-5g-4k4j19d25b
~refe	78 -12a-5g-4k4j9d13b
~refr	86 -14a17b
~refu	88 -12c16d
~reg	67 -17c-6d-4e5k6a7j16g
~rega	85 8j
~regi	79 -19c25g
~regu	73 -5dj-4g7k9a
~reh	78 -4b11h
~rehe	84 11h
~reho	85 
~rej	88 -6a6hj
~reje	88 -6a6hj
~rel	60 -6b-5i7h14g
~rell	62 -5b-4i7h13g
~rely	86 5c
~rem	59 -12k-9a-8e8ci11g12j
~rema	80 -18a10c15b
~reme	64 -9b-6e10j11i
~remi	75 -11k-4bj12cg
~remo	81 -6c8j
~ren	46 -8i-7fj5e8a22g
~ren>	73 -9c6b
~renc	78 -15c8g9a
~rend	84 -9a13g
~rene	69 -8c-7g7h15e
~reno	86 -4b
~rent	49 -12j-7h-6fik5b10a14g20c
~rep	59 -6ag-5di5ej13b
~repa	78 -18a-5h8cj9b
~repl	63 -14g-4jk6e13ab
~repo	78 -8c-7b5g8k10h
~req	73 12c
~requ	73 12c
~rer	76 -19g-8c-5j12d15f18e
~rer>	80 -6c6a16d
~res	51 -31a-8g-6d-5i5j7c13h18f19k
~res>	69 -13a-7g9j11b
~resc	82 5c
~rese	85 -8a4j7k
~resi	81 -5a5j
~resp	86 -7c-6a4i10bh
~ress	58 -16b-11i-8g-6d6e13cf20k
~rest	67 -11k-9a-6b10g12f15h
~ret	59 -5d4i5j8b
~reti	67 
~rett	68 -8g6i7b
~retu	82 -8b4k6j
~rev	73 -4ej5bc7g
~reve	76 -9a5c6b9g
~revi	84 12a
~rew	71 -10c4b8dg
~rew>	73 -7ai-6c4b8dg
~rfe	80 -11i-5g5a23c
~rfec	80 -11i-5g5a23c
~rga	88 8i
~rge	65 -13i-6b5a6g7cd
~rge>	73 -14i-8a5dk16g
~rgen	81 5d
~rger	86 6j
~rges	86 -13g5a10c
~rget	85 -5k5g
~rgi	82 -25c-5f5b14k20g
~rgia	85 -5cf5b15k
~rho	88 -6a5e8g
~rhoo	88 -6a5e8g
~ria	75 -6k6e7a
~rial	79 9b
~rib	80 -5gi9c12k
~ribe	85 -5a14k
~ribl	88 7c
~ric	55 -8i-7h-5f5a9c10j
~ric>	85 8b
~rica	73 -9c6g
~rice	61 -6i-5h4k6a13c
~rici	88 -8a14j
~rick	74 8c
~rict	80 -12b8a9j
~rid	70 -12d-11b-5ik4j9a11f13c
~rida	85 -8a5b
~ride	74 -17b-11d11f12ac
~rie	54 -19a-15c-8e-5f-4k13j18b23d
~rie>	88 -17a21j
~ried	67 -8g-6k9i13b
~rien	65 -9g-6e-4d6hj8bc
~rier	77 -16a4c20d
~ries	66 -27c-5i15d21g
~rig	37 -11a-9c-7k-6dh-4e23i47j
~righ	37 -20a-12c-9d-7k-6h5b24i49j
~rigi	74 5bd
~rij	88 6a
~riju	88 6a
~rim	84 
~rima	88 
~rin	50 -27c-12i-8k4b5e6h10a13j20g
~rin>	74 -19a-5k5b8g10j
~ring	55 -26c-10i7j8h9e11a
~rink	67 -8d-7b-4f25a
~rins	86 11g
~rint	85 -8a6b11f
~rio	74 -8b-7aj-6e5c8h9g13k
~rior	82 -8a-6b24c
~riou	79 -17c-6j-4e6g10h16k
~rip	69 -11c5b6d13j
~rip>	76 -7a6b11j
~rips	88 -8c5a
~ript	81 -5c11d
~ris	66 -19c-12g-5d8f10b28a
~rise	80 -13g8a
~risk	85 -11c4a11b
~rist	73 -23c5b10f17a
~rit	58 -19a-14b-5e7d10j29c
~rita	82 -9a8c10k
~rite	67 -7b-4c4k5g13d
~riti	80 -7d5b9a
~ritt	77 -21a-17b6i21cj
~rity	73 -5g12c
~riv	47 -6h-5e-4g6a10d11b
~riva	82 -10a-6c4f15b
~rive	50 -9e-5h8b15d
~rivi	62 -7b-6d5e17a
~riz	88 
~rizo	88 
~rk>	46 -9a-8d-6e-5jk7g8i9b10c15f
~rke	65 -11c6f8j
~rked	77 -5a6c
~rker	72 -5b5a6j
~rket	80 -18c4e5bj6a
~rki	67 -12bg6cd21a
~rkin	67 -12bg6cd21a
~rks	69 -24g-16i5k9j13be
~rks>	70 -16i-14c-12g5k7j13be
~rksh	86 -15g17c
~rl>	78 4g6j
~rld	85 -9i5ck8f
~rld>	85 -9i5ck8f
~rlf	85 
~rlfr	85 
~rls	81 -10a-4g6c14b
~rls>	81 -10a-4g6c14b
~rly	75 -9c10g12j
~rly>	75 -9c10g12j
~rm>	56 -15c-9f-8h-6d7a8b10j18k
~rma	69 -6g-5b4jk7c
~rmal	79 -5a8k
~rman	80 5c6a
~rmat	80 -4b9c
~rme	88 
~rmer	88 
~rmi	74 -18g-11c12e17h
~rmin	86 -11c-8g21h
~rmit	79 -12g14e
~rml	88 10a
~rmle	88 10a
~rms	75 -18a-6c8i18j
~rms>	75 -18a-6c8i18j
~rn>	60 -8d-7k-5b4c26a
~rna	74 -10a-7b4i20c
~rnac	80 -5g4j6i
~rnad	84 5g
~rne	62 -23c-9a-8k4e6b7g11f16i
~rned	65 -21c-16a-6k6d8e13g19i
~rner	80 -10a-4k8c15f
~rney	88 -6c6a
~rni	62 -18c-10b-7a-6h4f11e26g
~rnig	80 -11b5k6e7a
~rnin	66 -11c-8b-5h8e24g
~rnit	79 -6ac7g9j
~rno	80 -13c8i16g
~rnoo	82 -11c7i9g
~rns	81 -7a-4e5k12c
~rns>	81 -7a-4e5k12c
~ro>	82 
~roa	70 -5k5f9a
~road	70 -5k5f9a
~rob	71 -8a4bce7j
~robl	73 -4ag5e6b7j
~roc	77 -6b9j10c
~roce	81 6j
~rock	85 4j10c
~rod	82 -9g-7b10a11c
~rodu	82 -9g-7b10a11c
~rof	79 -5b7c
~rofe	80 -5b4c
~rog	72 -10i8gj12b
~rogr	73 -10i9g13b
~rok	72 -14a-11d-5g9b14c
~roke	72 -14a-11d-5g9b14c
~rol	62 -19j-8g8c13a18d
~rol>	86 -8g6a8i
~roll	64 -18j10d11a14c
~rom	48 -7c5fgi11h
~rom>	48 4j5f6i11h
~romi	86 -9c-5j5k12g
~ron	60 -16g-13b-8j-7d4k6h15c26a
~rong	72 -6gj-5k8h14c
~roni	86 
~rono	86 11i
~ront	67 -14b-11g5k7c25a
~roo	52 -7bc4d5e8h11k
~roof	55 -12c-4g5e8j9d10h
~room	63 -5d-4bj5cg17k
~rop	60 -17c-7i-6a7g10b16h
~rop>	74 -6c-5k-4e6g7h10b
~rope	65 -7b-4i4k5dj9g
~ropp	78 -6cg4b16h
~ros	72 -14a-9c-5e5ij7k12g
~ross	74 -14a-9c-5e4j5i6k14g
~rot	61 -13k-12g-11d-6h4e6a8b13j18c
~rote	70 -7g-5h-4d4i6j15c
~roth	68 -9d-8k-7g-4i6aj11b14c
~rou	45 -12c-11a8i9b12d15k
~roub	72 -6bc4jk8a
~roug	52 -17a-7h-6e-5g4f5d7j8i18k
~roun	56 -11a-6j4k8bd
~roup	77 -12c-5e5bg6a7d
~rous	81 -11c5e16a
~rout	85 -10a4j6b9c
~rov	77 7a
~rove	80 6a
~row	59 -9c-4dh5b6g11e
~row>	62 -16c-8a9e11g12b
~rowe	86 8a
~rowi	84 4f
~rown	81 -9b-5g4e6i17a
~rp>	86 
~rpo	76 13b
~rpor	77 13b
~rpr	85 -13g6a
~rpri	85 -13g6a
~rra	85 -13k-7b10a17i
~rran	86 -19k-7b16a17i
~rre	58 -19a-9b-6c-5i4k5d7e9g26j
~rrec	70 -15a31j
~rren	63 -6ab-5i7k9e12g
~rri	61 -10g-7a-5e-4h11c12d16b
~rrib	88 7c
~rric	79 4b
~rrie	64 -12a-9g8c14d17b
~rro	65 -6c4j6g9e
~rrow	66 -5c-4a4j7g9e
~rru	85 -6a17j
~rrup	85 -6a17j
~rry	56 -14j-13b-6d-5e5g20c25a
~rry>	57 -17bj-5d-4e25a30c
~rryi	76 -13c5gk6b
~rs>	37 -16j-7fg6a7b12e14c15d
~rsa	80 -10k6a12b
~rsal	88 -8j5a14b
~rsat	85 -9k4c9j
~rse	57 -10e-8d-7i5f6ak11b
~rse>	73 -7b7h21a
~rsea	88 -6d5a8f
~rsel	61 -9ae-6i9k16b
~rsh	82 -7a
~rshi	84 -6a
~rsi	77 -4c4j
~rsin	88 
~rsio	88 4b
~rsit	86 
~rso	62 -6c-4b4j5k7a
~rson	62 -6c-4b4j5k7a
~rst	56 -11i-9g-8a-6f-5c-4e9h19k22j
~rst>	57 -9i-6e4h9j10k
~rsta	77 -13a-9c-7g7h13k19j
~rt>	48 -8b-4dh6j7k12e
~rta	69 -5j4b9a
~rtab	75 -7c12a
~rtan	77 -5g5h7b
~rte	68 -10i5a13g
~rted	72 -11i-5j9a15g
~rter	81 -5a9j
~rtg	65 4j5a
~rtga	65 4j5a
~rth	55 -7f-5d9e21g
~rth>	58 -15e-7j-6f5i7k21g
~rthd	68 -8k-5abc28e
~rti	61 -6j-5ce9a10g11d
~rtie	82 -11c9bg
~rtif	65 -5b12d
~rtin	80 -14a5i8b
~rtm	63 -9c-5i5k16d
~rtme	63 -9c-5i5k16d
~rtn	67 -13k-8e5c10g12b
~rtne	67 -13k-8e5c10g12b
~rts	72 -8ag-7c-5e5d9i16f
~rts>	72 -8ag-7c-5e5d9i16f
~rty	64 -7a-6e5cdh7g
~rty>	64 -7a-6e5cdh7g
~ruc	58 -9b-6a5gjk12c
~ruck	61 -11b5g10c
~ruct	72 -9a4j5k
~rud	88 -16c-7b-6e10a22g
~rude	88 -16c-7b-6e10a22g
~rue	85 -5a10c
~rue>	85 -5a10c
~rug	79 -14c-5g-4b10d11a
~rug>	88 9a
~rugs	82 -11c11d
~rui	88 
~rul	85 -4g4a5c
~rule	86 6c
~run	55 -22e-14c-8a-7j-5f5h11d18b34g
~run>	58 -20e-10c-5k5a6d7h24g
~runn	70 4b5g
~runs	76 -11j-7a-4c6d10g13b
~rup	80 -5c16j
~rupt	80 -5c16j
~rus	70 -9g-5a4k6b7h
~rush	88 5a8e
~rust	72 -10a-7g6bk7h
~rve	76 -4g8b10a
~rve>	80 7a
~rvi	69 -9b6k9ag
~rvic	72 7k
~rviv	84 -8b-6c5g13a
~rvo	85 
~rvou	85 
~rwa	76 -5g5k7a
~rwar	76 -5g5k7a
~rwi	86 -6a5j
~rwis	86 -6a5j
~rwo	77 4d6i
~rwor	77 4d6i
~rwr	82 6d
~rwri	82 6d
~ry>	46 -15b-10c-7h4k5g6f14aj
~ryb	67 -20a-6d5f8eg10k
~rybo	67 -20a-6d5f8eg10k
~rye	88 
~ryer	88 
~ryi	73 -11c4k6b
~ryin	73 -11c4k6b
~ryo	88 8k
~ryon	88 8k
~ryt	64 -24a4c8i10b13g
~ryth	64 -24a4c8i10b13g
~ryw	85 7g
~sa>	84 -5k7c
~sab	80 -5c5a9j
~sabi	82 10a
~saf	67 -8g5abj7c
~safe	67 -8g5abj7c
~sag	85 8c
~sage	85 8c
~sai	62 -15c-9a-7g5k18h21j
~said	62 -15c-10a-7g5k18h21j
~sal	62 -13e-7i-5c8a17g
~sal>	86 -8j5a13b
~sala	77 -6a-5c-4b8j9g
~sale	67 -12e-8i-5bj5d6h10a14g
~salo	85 8j
~sam	62 -26b-7f-4c6g7e8k26a
~same	62 -26b-7f5e6g7k24a
~sat	74 -13k-7g-5b-4i10h13ac
~sat>	84 -5j12c
~sati	78 -11k-5b-4gi11ah
~sav	65 5b13g
~save	72 9a
~savi	73 -8a-5i6b15g
~saw	77 -10k6a9c10i
~saw>	78 -10k6c7a10i
~say	50 -23e-14h-13c-7ag7j8f9d10b12k29i
~say>	52 -22e-19h13k16ci
~sayi	79 -17c-15j6a14d21i
~says	71 -24c-11ag7f8h15b19j
~sba	56 -5k6d
~sban	56 -5k6d
~sca	66 -11c-8a-4d7h10g18i
~scal	80 -6e-5a-4c5i15g
~scam	86 -4c7a
~scan	86 -5a
~scar	73 -9c-6j9h10a14i
~sch	60 -12g-8i-6a-5h5ej6d8b11f
~sche	81 8e
~scho	61 -11g-9a-7i-4h4k5j7d10b12f
~sco	66 -25a8k11g15c
~scor	76 -26a-5b4i15g24c
~scou	72 -7a-6g6d13k
~scr	69 -8g6dk9b
~scra	85 -12a5c12b
~scri	76 -7a-5g8d13k
~scro	81 17a
~scu	77 -10b6a12g
~scub	82 -10b6g9a
~scui	86 -5c6g
~se>	33 -26e-20b-12f6i7d9g10k11h27a33c
~sea	71 -15c-7d5f21e
~seas	73 -15c-7d6bf21e
~sec	62 -10g-4b6cj8k
~seco	65 -12b-5g5i8j12c
~secu	75 10b
~sed	55 -22i-13a-12c-7f-4g6h11j22d23b
~sed>	55 -22i-12c-11a-6f-4g6h11j21b22d
~see	59 -14c-13g-7h6d7j8e19f
~see>	60 -15g-9c-7ah4b5i9e10fj
~seen	79 -7c-4k5a13f
~seh	77 -7g-5a5d12c
~seho	77 -7g-5a5d12c
~sel	54 -7ci-5hj4k30b
~self	58 -9e-5gi5ck19b
~sell	65 -13c6e8g16b
~sem	67 -6b7i11a
~seme	67 -6b7i11a
~sen	57 -14c-10g-5j4h5b9k12f13a
~send	62 -6g15f
~seng	82 
~sens	76 -8c13a
~sent	71 -8c-4e4d5a8hk
~sep	80 9a
~sepa	80 9a
~ser	64 -8j-6c4g8a17b
~ser>	81 -12a-5j21b
~seri	84 -11c7g12a
~serv	67 5a6b
~ses	63 -6g-5d6k7b10a
~ses>	63 -5dg6k7b10a
~set	62 -11a-10e-8i-4j5h12g20b
~set>	65 -12g-9i-7e-5a16c22b
~sets	85 4bk
~sett	78 -27c-5ab13h33g
~sew	85 
~sewe	85 
~sfi	88 -5bj-4i5a13h
~sfie	88 -5bj-4i5a13h
~sgi	85 -10a4d8b
~sgiv	85 -10a4d8b
~sh>	58 -9j-5fi7e11g12a
~sha	62 -14c-8d-7gj5a11f12b19i
~shak	86 -7a5b13f
~shal	84 12a
~sham	86 -6cj7ef10g
~shap	73 -13cg4bk29i
~shar	70 -5d5c7ab
~she	51 -16de-9f-5g6c11k22ij
~she>	55 -23c-14de-8f8g12bj31i
~shed	66 -13b-11g6k10j22c
~shee	84 -6a8j
~sher	78 9a
~shes	84 -6j8ac
~shi	62 -12d-10cg-7a6f10k15e16b
~shie	85 -5j5k
~shif	82 -9d6ae
~shin	68 -15a-10c-7g7j9b10f13e
~shio	85 -8c7k10a
~ship	79 -5a5bck
~sho	47 -20g-12e-4h7a12d28f
~shoe	88 -12i-5a7d14g
~shoo	77 -5ce-4j4i7k8f
~shop	58 -7be-5k18f
~shor	84 4b
~shot	82 
~shou	56 -11i-10j7c12a14f
~show	67 -34g-14i-6e5c8k12d15j21a
~shu	71 -14g7a14c
~shut	71 -14g7a14c
~sib	86 -7c7bg
~sibl	86 -7c7bg
~sic	69 -10ag-6e5k9j12c
~sica	77 -6g-5a11j
~sick	77 -4g12c
~sid	53 -13a-7e-6k-5h8j12d23b
~side	54 -7e-6k-5h6b7j12d
~sidi	81 -23a27b
~sie	77 -12b-5g9e15i
~sies	80 -11b-9a10e17i
~sig	61 -9g-7c5a6ei10j
~sign	61 -9g-7c4k5j6e7ai
~sim	85 -19a19b
~simp	85 -19a19b
~sin	45 -11a-10g-6fh-5i-4k10d11c12e14b15j
~sin>	72 -13a-10g-5k-4f8h11e16c
~sinc	61 -11g11i
~sine	51 -10i-8a-5f-4e5cg7j10bd
~sing	61 -16g-12h-5f5d6c9j10b15e
~sink	86 5g7a
~sio	59 -7c-5j-4k4e5g10b11a
~sion	59 -7c-5j-4k4e5g10b11a
~sis	68 -5c-4i5d8j
~sist	69 -4g5d9j
~sit	58 -14gj-7i-4e8h13c25a
~sit>	70 -14b-6jk-5i6f10a16h
~sita	84 7a
~site	76 -5j-4dh10b
~siti	80 -10a
~sits	86 -12f8a11j
~sitt	71 -22j-13g5bd7c9f19a
~situ	85 -7a-5g6j
~sity	88 
~siv	73 -9a-6i-5k9bgh
~sive	73 -9a-6i-5k9bgh
~siz	78 -23c-5a31g
~size	79 -23c-6a31g
~sk>	59 -10g6d7af
~ske	76 -8k-6a4bg5ci
~sked	77 -8k-7c-4a4b5i11g
~ski	67 -14a-7d-4i6c7e10bg
~skin	70 -15a-4i5j7c8e11g
~skip	81 -4a8b
~sks	81 -12d-5e4j6k18c
~sks>	81 -12d-5e4j6k18c
~sky	77 -12c10i13a
~sky>	81 -12c10i11a
~skyd	85 
~sla	76 -13c-5j5g21b
~slab	81 -10c15b
~sle	68 6j7f
~slee	69 6j7f
~sli	80 -6a7c
~slid	88 -7b6a
~slip	88 -12a7c11b
~slo	75 -6j-5ck-4b11i14a
~slow	75 -6j-5ck-4b11i14a
~sma	73 -7cg-6j13a16d
~smal	78 5c10b
~smar	82 -13c-11b7i8a18d
~sme	84 -12c6a10h
~smen	85 -12c7a10h
~smo	66 -13b-5c5j17i
~smok	67 -17b-5i6jk20a
~sna	84 -6a6ck
~snap	85 7k
~sno	79 -8f-5ab19j
~snow	80 -8f-5b12j
~so>	34 -40a-29b-19dg-17i-10f5e24h45k91j
~soc	69 -8j-7a-6d16c20b
~soci	71 -10a-6j14b20c
~sock	88 -4c8b
~sof	80 8j
~soft	80 8j
~sol	70 -12g-7e-6d5b12a15i
~sold	77 -13e-10g-8b-5d7j8c21i
~sole	82 7a8b
~solo	88 -7a-4i15b
~som	44 -21j-11c-8f-6g5k11d13a31b
~some	44 -21j-11c-8fg5k11d14a32b
~son	55 -14g-7a-4b14eh15c
~son>	58 -20g-5j-4dk7c16h17e
~sona	70 -11c6jk11g
~sons	80 -8b-6g-5k25c
~soo	70 -23i-6bc4g8a32e
~soon	70 -23i-6bc4g8a32e
~sor	69 -20j-10b18a20c
~sorr	73 -19j-6b12c14a
~sort	88 12c
~sou	63 -14c-10b-7f7e9k19j
~soun	65 -13c-8b-6f8ej10k
~sout	84 -8a16j
~spa	69 -9k5c6i9a
~spac	74 -5k-4g8i
~span	88 -7k-5j7g8c
~spar	81 -13a5c11b
~spe	60 -11e-9a-6b-5i6j8k18g
~spea	77 -9i-5k23j
~spec	77 -7a-5g9h10c
~spee	80 -6b11c
~spel	73 -9c-7j-5a8i21k
~spen	74 -15c-12i-8e6f37g
~sph	85 -5b8a
~spha	85 -5b8a
~spi	71 4f10j
~spit	72 4f5j6a
~spl	80 -16a5f6g13b
~spla	88 -15a6f14b
~spli	84 6g
~spo	62 -14g-5dej7f9k11b12c
~spor	84 
~spot	78 -5j7b11f
~spou	67 -10g13k14c
~spr	67 -7a-6g-4c4d6j11b
~spre	85 
~spri	69 -6ag7j11b
~squ	69 -6b-4k7c10g
~squa	70 -8b-4a5j11g
~sr>	84 -7k-4j5a7f
~ss>	43 -14e-10i-6h-4g5d6k11a14cf
~ssa	85 -5k5b9c
~ssag	88 -4k10c
~sse	61 -13c-12a-5i-4e6d8k21b
~ssed	69 -14c-4i6d7g8k9b
~ssen	82 
~sses	73 -5a13b
~sset	84 -6a5bj
~ssi	63 -6a-5df8j9g11c
~ssin	75 -14a-4f12c14j
~ssio	70 -9b6c12a
~ssis	86 
~ssiv	85 -12a-5i7g14b
~ssm	86 -4c7a
~ssme	86 -4c7a
~sso	82 -20a7b19c
~ssoc	88 -5c14b
~ssu	70 -7g-6d-5i6j7e13c
~ssue	81 
~ssur	77 -11b10cj
~ssus	84 -4aj9b11e
~ssw	86 -11a14b
~sswo	86 -11a14b
~st>	34 -15c-13a-7f-6i6g8e10hj11b34k
~sta	45 -19d-14i-4a4f7j14k24c
~stac	88 6e
~staf	80 -5c-4i6g7a
~stai	76 7a13f
~stak	85 -17a-9g31c
~stal	81 
~stan	68 -16f-13a-8g-6d-5i-4b4h8e9k13j21c
~star	59 -11f-8j-6h-4i4a6be18g
~stat	59 -12d-7a-5ei5k12j15f
~stau	81 -6b4i
~stay	59 -6d-5gj-4e7f11b
~ste	54 -12c-7a-6f5g7i8d11k
~stea	81 -7a-6c-5g4i6e11b
~sted	73 -12c-5a4e9d
~stem	71 -7b5c12k
~sten	82 -6g-5a12c
~step	72 -21c8d11g13a
~ster	64 -11a5g6c11i
~sti	51 -21g-7e-6d4b5f8a11i18j
~stic	79 -5j7f9b
~stil	55 -12c-10d-9bk-7h15i18a26j
~stim	88 6k
~stin	75 -26g-12a7b15h25c
~stio	69 -5h-4e6d7c
~stl	69 -14c-9ak-6g8ij21b
~stle	86 
~stly	71 -14c-9g-8k-7a8j9i20b
~stm	80 -6b-4d8g11f
~stma	84 12f
~sto	50 -18b-13g-5e-4j8k9c14d19a
~stoc	79 -5c-4b15g
~stom	62 -6g17d
~stop	69 -15a-5bg7e10h14k
~stor	57 -13g-7h-6be10a18c
~stov	78 -6b14a
~stp	88 
~stpo	88 
~str	55 -11g-9f-6d-4h10k19b
~stra	71 -5c9e
~stre	64 -8g-7f-5e6c17b
~stri	73 -4b6cj
~stro	81 -8c9b
~stru	71 4j5k
~sts	71 -8b-7k-4h6j8a11g
~sts>	71 -8b-7k-4h6j8a11g
~stu	58 -6af7i9k
~stuc	79 -4j5a6d10b
~stud	73 6j9a
~stuf	63 -19a-5b5c10i17k
~sty	85 -5a9c
~styl	85 -5a9c
~sua	72 -7cg-6j5a13e
~sual	72 -7cg-6j5a13e
~sub	62 -6e-4c4b5h6g
~sub>	82 -6e6ac
~subc	79 
~subs	68 -8a14g
~suc	88 
~such	88 
~sud	86 -6e6c
~sudd	86 -6e6c
~sue	75 9g
~sued	79 -7a10g
~sues	85 -5c4a
~sug	81 -15a6c9b
~suga	84 -14a7bc
~sui	78 -12g9a10e
~suit	79 -10g10ae
~sul	85 -5c6j
~sum	75 10b
~summ	82 -8a12b
~sump	80 11a
~sun	81 -6k
~sup	67 -15f-7ij-5e6ch9k12d
~supp	68 -15f-4ij4g6ch12d
~sur	42 -10f7d10a14c
~sura	48 -6d-5a8e15c
~sure	53 -11f-9e-6g-5ch5i8b14ad
~surg	86 6j
~suri	88 4d
~surp	86 -13g9a
~surr	84 -9a13g
~surv	84 -8b-6c5g13a
~sus	78 -5j6a10e
~sus>	84 -4aj9b11e
~susp	85 -7b11a
~suv	88 6c
~suv>	88 6c
~swa	86 -7a-5c11b
~swap	86 -7a-5c11b
~swe	72 -9j-7k5e18g
~swee	82 -6g4c5e
~swer	78 5g7c
~swi	69 -10a-6j6i8b
~swim	84 -18a-7b6f21c
~swin	82 -22c9bi12g
~swit	75 -8g11a
~swo	85 -4a14b
~swor	85 -4a14b
~sy>	67 -13b-12c-6g-5j5fk12e24a
~sys	70 -6b5c12k
~syst	71 -7b5c12k
~ta>	79 -4ad4b5f6g
~tab	68 -10c-6a6i9d11g
~tabl	69 -9c10d13g
~tac	72 -10a4j6d9i
~tach	82 8i
~tack	81 -10a-6e8d9g
~taf	80 -5c-4i6g7a
~taff	80 -5c-4i6g7a
~tag	80 -10a-5g4b23c
~tage	82 -7a5bc6g
~tai	73 -4cg8a12f
~tail	88 
~tair	77 5c6a
~tak	51 -10g-9f-8i6c9b10k13d
~take	51 -9fg-8i-7a7cd11k17b
~taki	79 -13b8d13a
~tal	50 -15i-10e-6j8fg13b14d
~tal>	58 -8e-6i-4gh8k12bc
~talk	58 -10k-8g-7j7i9f10d11a
~tall	74 -24i-6c10h27g
~tals	86 -7b4a6f
~tam	86 
~tan	61 -15f-11g-6di4e6k13j19c
~tanc	88 4a
~tand	70 -22a-16f-7g-5di5h8e9k14j18c
~tang	88 -9b5c7a
~tant	69 -8g-4j17a
~tap	82 -9c-6k17a
~tape	85 -8c13a
~tar	58 -11f-8j-6h-4i4e5b6k8c16g
~tar>	86 6c
~tart	59 -11f-8j-6h-4i4a6be18g
~tas	86 5f10a
~tat	58 -12d-6i-5e-4a6k10cj14f
~tate	61 -11d-8g-4e5f6b11a12j
~tati	74 -11a-6b12fg
~tatu	82 -10a-4b10k15c
~tau	80 -6b4i5e
~taur	81 -6b4i
~tax	77 -8a-4c5j6g
~tax>	82 -8b-5c4ej
~taxe	84 -10a7b
~tay	59 -6d-5eg6f10b
~tay>	63 -6c-4ae6b8h12f
~tayi	70 -6f-4g6b9ac
~tba	82 -5c8e
~tbal	85 
~tch	56 -10g-8d-7c-5f5i6a9b24k
~tch>	63 -18c-10a-7g9j13b28k
~tcha	86 -4j14c
~tche	65 -11c6j9g11i
~tchi	80 -14j23a
~tci	88 4a
~tcie	88 4a
~tco	86 7c
~tcom	88 8c
~tdo	86 -16g-5a4b20c
~te>	44 -8h-6c-5dj6k7f17g19e
~tea	69 -12g-6c6ij12b
~teac	80 -6g4i5c6a
~tead	82 -6ac7e11b
~team	79 -6c-4g4i8k
~tec	68 -10a-7dg4i5b8j14c
~tect	69 -12a-6dg4i7b16c
~ted	54 -14b-5cg4a5f6e14d
~ted>	54 -14b-5cg4a5f6e14d
~tee	67 -9c-4b6h13g
~teen	71 -11b-5c10a14g
~teer	82 -4a5b
~tel	43 -22g-11bc-6f-5di-4e7a62k
~tel>	79 -9a5j8b
~tele	84 7h
~tell	43 -20g-13b-8i-6c-5df4a65k
~tely	72 -6c6i14a
~tem	67 9j13k
~tem>	71 -7b7c11k
~teme	82 -9a11j
~ten	58 -23b-8d-7ei-5f9c20j30g
~ten>	64 -18ab-5e16c18j21g
~tena	82 -4b6k
~tend	86 -9b6h16a
~tent	76 -14c-5a22g
~tep	72 -21c8d11g13a
~tep>	78 -6c-4k7de
~teps	80 -14c17a
~ter	41 -11f-10a-6e8cik12j24b
~ter>	45 -7h-5f4d6k10c16b
~tere	75 -18a-8c5bg6k18h
~teri	79 -6b15c
~term	68 -17c-9a-6f-4e5k6j16b20g
~tern	80 -12c7i8g9j
~tero	88 -9g6a8i
~terr	80 4c14j
~ters	61 -8d-6g13c
~terw	86 4j
~tery	88 
~tes	55 -9d-4fh4b13j17a
~tes>	56 -8d-6g-4cf5b14j19a
~test	80 5c
~tev	80 -10c-7a27k
~teve	80 -10c-7a27k
~tex	68 -15c-5g-4k6j13b16a
~text	69 -14c-5g15b16a
~tfi	74 -21a-19k12d14j16c
~tfit	76 -19k-10a4f12d18c
~tfo	88 -11c-8g21h
~tfor	88 -11c-8g21h
~tga	65 4j5a
~tgag	65 4j5a
~th>	34 -24a-16e-10c6d8k12j14b15g33i
~tha	29 -23c-16g-11d-5e7bk10i12ah61j
~than	60 -8k5h6ce
~that	29 -25c-16g-11d-7e4f5b9hik10a64j
~thd	68 -8k-5abc28e
~thda	68 -8k-5abc28e
~the	20 6af9c12dk13b19j24g
~the>	22 -8g4bc6d8ak9eh17f23j
~thef	86 6b
~thei	60 -18c-6b-4a16gh
~them	53 -12a-10e-7j4b6h7dg9c10i
~then	63 -10b-9h-8k-4de6j17c26a
~ther	36 -18f-10i5j6d13c14h22a
~thes	62 -6cj6ag12i
~they	44 -12i-11j-7a5h9d11fg15b
~thi	35 -7g-6b4k7a9h11i22d
~thin	38 -8g-5e8h13c23i
~thir	78 5i
~this	45 -11b-9i4gk31d
~thl	75 -14a4g6c9b
~thly	75 -14a4g6c9b
~tho	51 -16bf-7d5a19ei
~thos	57 -15f-6bc5h6e15i
~thou	60 -13b-9d5ai9c17e
~thr	53 -15c-10ae-6h8j9f16k17b
~thre	84 
~thro	53 -13a-12c-10e-6h6bd8j9f18k
~ths	64 -18a-8g5k7h10c19b
~ths>	64 -18a-8g5k7h10c19b
~thy	77 -9i-5c-4h6j8b14a
~thy>	77 -9i-5c-4h6j8b14a
~tia	81 -10b7a11c
~tial	81 -10b7a11c
~tib	63 -6b5cg10a
~tibl	63 -6b5cg10a
~tic	63 -10c4f16h
~tic>	81 4f
~tice	88 8c
~tick	68 -15c5k6b13h
~tics	86 7h
~tie	71 -15c-5a6eg10j
~tie>	86 -6b8e
~tied	88 -9b17j
~tien	88 
~ties	77 -14c-4a10g16b
~tif	64 -8c-5b10a11d
~tifi	64 -6c-5b6a12d
~tig	86 -8c5a8e
~tigh	86 -8c5a8e
~til	52 -15k-13d-7c5b6afi12e15j
~til>	78 -4g5h10e
~tile	88 -5j6b7c
~till	53 -12dk-9c-7h7ef10ai18j
~tim	51 -17b-9i-6fj5k6h14g33e
~time	51 -16b-8i-6fj-5a17g35e
~tin	49 -20g-8a4j9k20b
~tin>	64 -33g5i9j10k19c
~tine	88 
~ting	52 -11c-4k8g13b
~tio	47 -8i-7aeh7f8ck11j17b
~tion	47 -11a-8i-7eh7f8k9c12j17b
~tip	84 -11g17c
~tip>	85 -10g18c
~tir	67 
~tire	68 -5a
~tiri	88 7a
~tis	82 -7j-6i-5b8a18h
~tisf	88 -5bj-4i5a13h
~tist	88 6h
~tit	71 -7a5c6j9k
~titi	88 
~titl	74 -5a4k5c6j
~tity	88 
~tiv	84 4k7j
~tive	85 -5a4k7j
~tle	56 -12a-8e6gh7i9k
~tle>	57 -10a-5e5bk7h9c
~tled	80 -6c-5b5g8i
~tles	88 5k
~tll	85 -4e16c
~tll>	85 -4e16c
~tly	63 -15g-12k-4d5c6i7f8b9j
~tly>	63 -15g-12k-4d5c6i7f8b9j
~tma	80 -5cj4a10f
~tmas	84 12f
~tme	60 -10c-6bi6k9f13d
~tmen	60 -10c-6bi6k9f13d
~tne	67 -13k-8e-6j5c10g12b
~tner	67 -13k-8e5c10g12b
~to>	31 -14j-10a-9i9g12cf14k17d19b
~tob	78 -8b8a
~toba	78 -8b8a
~toc	79 -5c-4b15g
~tock	79 -5c-4b15g
~tod	58 -13k-6h8ag
~toda	58 -13k-5bh7a9d10c
~tof	85 5j10g
~toff	85 5j10g
~tog	74 -7a-5b6e8j9f
~toge	74 -7a-5b6e8j9f
~tol	71 -8ac11g15j
~told	72 -8ac12g16j
~tom	57 -13b-4k4ae9i14d
~tom>	86 -4j6c
~toma	85 -6b6ai
~tome	62 -6g17d
~tomo	69 -6b-5c5j8g10e
~ton	74 -20a-6k6g10j24c
~ton>	85 -7k4ej8c
~toni	79 -17a7j8g14c
~too	56 -20k-11c-6b10f11g24a
~too>	60 -19k-6ch-4g9f22a
~took	76 -13g5ah8j
~tool	71 -10b-8c24g
~top	61 -18a-15g5ej7h10c16k
~top>	64 -15a-11g-6d7bce19k
~topp	77 -7a-5b8c12h
~tops	88 -4cg10d
~tor	49 -19g-9h-5b19d23a
~tor>	62 -15g-7a-4b6j7di10c
~tora	74 -7b9a10c
~torc	84 -8b8a
~tore	66 -4bi6d8f
~tori	73 -35c6e7b10d16a
~torm	74 -7g-6b-5ek7a11i12c
~torn	80 5g6a
~tors	69 -5c-4i4a5bg10d
~tory	68 -8a-6h-5f9b10jk
~tot	73 -12a-6e8h10d
~tota	73 -12a-6e8h10d
~tou	78 -10a-9g-6k5j8c14d
~touc	80 -12a-6g-5k5c7j15d
~tov	78 -6b14a
~tove	78 -6b14a
~tow	64 -12d-10g-5ij-4e5c11ab16f
~towa	86 -8a-6c6b12g
~towi	81 -5c7ab
~town	69 -21g-11d4k8b15c20f
~tpo	88 
~tpon	88 
~tra	51 -16c-8d-5i5e8g9bh10k
~tra>	77 -6a19g
~trac	60 -19c-6e8k10b14h
~trad	77 -14a7b11e
~traf	86 -5b4a8g
~trai	68 -13d-6ag4e6j8c11b
~tram	75 -11b19a
~tran	80 -6c4e9b
~tras	86 -6b9c
~trat	85 4a
~trav	79 -5c4g6d
~tre	56 -18g-8f-7e-4j8ak10i11c13b
~trea	65 -13gj6a10b16i
~tree	62 -7f-6a-4g10j16c
~tres	85 -7c10a11k
~tri	63 -12b-11c8a9d15j
~tric	71 -10c-5b4ad14j
~trie	88 -9c-5a11d
~trig	86 -13b5h6c
~trip	75 8a
~tro	67 -13c9ak
~trok	85 -4c4a5k
~tron	84 
~trou	72 -6bc4jk8a
~tru	56 -8b-7a-4i10k15c
~truc	58 -9b-6a5gjk12c
~true	85 -5a10c
~trus	73 -10a-6g6b7hk
~try	71 -21c-7g-5b9a13f20e
~try>	73 -21c-6bg8a13f21e
~ts>	42 -10g-8b4a6f7ik19d
~tse	82 5a
~tsel	82 5a
~tsi	73 -17a-7g-4k10b12j16c
~tsid	73 -17a-7g-4k10b12j16c
~tta	79 -11a-6e4b6gij
~ttac	80 -10a-6e5bi6g
~tte	54 -15g-11f-8b-5d-4h7ai8j9k22c
~tte>	88 -5j8a
~tted	88 -5a6e
~tten	69 -22b-8g-5a6i18j22c
~tter	58 -9f-8g-6j-5e4c6b12k13a
~tti	59 -13c-6j-5h5e7d14b
~ttin	60 -13c-9j-5h4f5e7d16b
~ttl	58 -7ae-5d6k7gh10i
~ttle	58 -7ae-5d6k7gh10i
~tto	80 -4gj5e6a
~ttom	86 -4j6c
~ttor	88 -6c6a
~tty	70 -11g-4j6i9a
~tty>	70 -11g-4j6i9a
~tua	72 -10g4j11c
~tual	75 -6g7a10c
~tuat	85 -7a-5g6j
~tub	77 -8b8ae
~tub>	80 -8b5a6c
~tuc	77 -4j5a6d10b
~tucc	88 15b
~tuck	80 5a8d
~tud	73 6j9a
~tude	74 6j9a
~tuf	63 -19a-5b5c10i17k
~tuff	63 -19a-5b5c10i17k
~tui	85 -5c-4a20g
~tuit	85 -5c-4a20g
~tul	85 -8j-5g6c13a
~tur	56 -11i-8e-7b-4h6k8f10g13a
~ture	64 -5bi4f7k11a
~turn	63 -7i-6e7a12g
~tus	81 -10a-4b10k15c
~tus>	82 -10a-4b10k15c
~tve	78 -17a-5d7f10g18c
~tve>	78 -17a-5d7f10g18c
~twe	77 -11k7f8b
~twee	78 -7k-4a7f9b
~twi	77 -9a9b
~twic	80 -9a5i10b
~twin	88 
~ty>	48 -4gi7jk9e
~tyl	84 -16a9c11b
~tyli	88 
~typ	69 -5a-4b6j8k9c
~type	71 -10g8j14c
~typi	84 -5ac8gk
~uab	84 -9a15c
~uabl	84 -9a15c
~ual	62 -5a-4i7c10e
~ual>	70 -8f-7b4c6aj9g
~uall	68 -10a-9g-6j5b8f12e
~uan	88 6a
~uana	88 6a
~uar	65 -9a-6b-5i8g9d12j
~uard	80 -4c13d
~uare	70 -8b-4a5j11g
~uart	81 -5a9j
~uat	79 -6g
~uati	81 -5g5j
~ub>	74 -8b-6e-4g10a11c
~uba	80 -10b8a10h
~uba>	82 -10b6g9a
~ubc	79 
~ubco	79 
~ube	80 13a
~uber	82 9a
~ubl	70 -7c-5a5b9g
~uble	71 -7c-5a5b10g
~ubs	68 -8a14g
~ubs>	68 -8a14g
~uca	80 -6a-5bg-4j12k14c
~ucat	80 -6a-5bg-4j12k14c
~ucc	88 15b
~ucco	88 15b
~uch	44 -30i-12aj-11k-5e14c17b45g
~uch>	44 -28i-15j-10k-9a-5e14c17b44g
~uck	58 -19b10a16c
~uck>	63 -9b5d10a
~ucks	71 -9b11c
~ucky	85 -6d-5b7ac
~uct	59 -6a-5d4j5c15g
~uct>	82 -18a5c20g
~ucti	61 4g7b
~uctu	86 -5g8j
~ud>	79 -7a-6c11bh
~udd	74 -6e-5d6g8j
~udde	86 -6e6c
~uddy	77 -6c-5d7gj
~ude	67 -12b-7e-6k-5c4j19g20a
~ude>	82 -19c-5e5a19g
~uded	80 -7b14c
~uden	73 -9b-6k7j18a
~udg	75 -5j-4a11g
~udge	77 -5j6c11g
~udi	66 -7i5ck10b
~udit	66 -7ai5ck15b
~ue>	61 -9a-6d-5i7c10e19g
~ued	78 -7a-6d5e10g
~ued>	78 -7a-6d5e10g
~ues	62 -13c-6h-4g7k9b10j
~ues>	80 -6c6b7e
~uess	78 -17c6ak15j
~uest	67 -5h-4e4b6cd
~uff	63 -19a-5b5c10i17k
~uff>	63 -19a-5b5c10i17k
~ug>	77 -5c4f10a
~uga	84 -14a7bc
~ugar	84 -14a7bc
~ugg	85 -5g6k8c
~uggi	88 -5g6k9c
~ugh	47 -21d-7ei-5b-4g9h12c19a20k
~ugh>	51 -13b-10g-7e7a10f11h16k
~ughl	78 -14f-8a7c22g
~ught	59 -29d-10g-5ij9k10b16c24a
~ugl	85 5a6f
~ugly	85 5a6f
~ugs	77 -13c-9g11dh
~ugs>	77 -13c-9g11dh
~uh>	75 -22a-10g7c12i25j
~uic	70 -5dj-4c8k11a
~uick	70 -5dj-4c8k11a
~uie	85 -6j-5a9e10k
~uiet	85 -6j-5a9e10k
~uil	55 -11c-7d-5ij9g10k18e
~uild	57 -23c-4i8k9b15g
~uilt	69 -9b-7g-6j-5d13c18e
~uin	84 -6a-5g14c
~uip	71 
~uipm	71 
~uir	75 13c
~uire	75 13c
~uis	80 -10c-5g4b16a
~uish	85 7a
~uit	64 -12c-4d19g
~uit>	70 -8g-7e5c19a
~uita	86 -7a4c8k
~uiti	85 -5c-4a20g
~uits	81 -4g5j11e
~uity	86 -21c20g
~ul>	72 -8c-7k7i15a
~ula	70 -12j-5d7k15a
~ular	72 -5dj-4g7k9a
~ulat	88 -9j6g8a
~uld	34 -14j-12h-7ck9g10i13e41a
~uld>	34 -14j-12h-7ck9g10i11b13e33a
~ule	76 -5gk16e
~ule>	80 -5k9e
~ules	88 -4g9e
~uli	88 -18c21i
~ulin	88 -18c21i
~ull	57 -10f-8j5e8g13b
~ull>	59 -14f-8j6e8ck10b
~ulle	80 -6c5f8g10b
~ult	74 -11d-8c5k7a19b
~ult>	77 -11d4a20b
~um>	68 -7a-5c9g16b
~umb	47 -16a-11e-9d-4b7i14g15c19k
~umb>	86 -14ac-9e-7f6i16k27g
~umbe	50 -13j-9b-6d-5h9ik16cg
~umbi	75 -11g4j10c
~umbr	62 -10g-4i5a7h9b
~ume	86 -5b7a
~umen	86 -5b7a
~umm	81 -8a11b
~umme	82 -8a12b
~ump	68 -8b-5i6cj13h
~ump>	71 -6bg5c19h
~umpe	85 -11c-5h9g11j
~un>	56 -25e-6cj5dh10a25g
~unc	70 -7gj-4e8k16b
~unce	85 9i
~unch	77 -5c-4a7k16b
~uncl	82 -5d6c
~und	46 -12i4b7k10g14a
~und>	53 -11j-5h6k9b10a
~unda	88 -8c15b
~unde	57 -9e-8i4b5k6f15g
~undl	84 14a
~unds	70 -13b-6ai5k8e12j
~une	71 -4bc5a6d
~uner	73 4j6d
~ung	67 -11a-7f-5dj6k11c12g
~ung>	74 -9i-8e-7c-5af7bk25g
~unge	78 -6g4b6a
~ungu	88 5b
~unh	86 
~unha	86 
~uni	62 -11g5cj13b
~unin	73 -20g-9a4d7j9b15c
~unio	77 4a
~unit	72 -10c-7b5a8g
~univ	82 -9j4a15b
~unn	69 4g5b
~unni	70 4b5g
~unny	88 
~unp	88 4j
~uns	69 -10j4d5a6b
~uns>	71 -10j4d5b7g
~unt	52 -10h-7c-5di5f6j11k17g
~unt>	58 -20c-7a-6def-5h4b28gk
~unta	75 -7b-5h4c15a
~unte	80 -13a6j9b
~unti	73 -13a-11c4b6eg11j
~untr	80 -4c16f
~unts	78 -19k6c7f16a
~unty	78 -11g-9b25c
~uor	88 11a
~uor>	88 11a
~uot	66 -10c-5k4f8b13g
~uote	66 -9c-7k4f8b13g
~up>	43 -16c-9j7d17f20e
~upa	80 -9a-5k26c
~upat	80 -9a-5k26c
~upd	72 -13b-5g7a10e13c
~upda	72 -13b-5g7a10e13c
~upe	88 10k
~upg	88 8c
~upgr	88 8c
~upl	73 -12f5a7cj
~uple	73 -12f4a7cj
~upp	68 -15f-8j-4i4g6ch12d
~uppe	86 -6a11g
~uppl	70 -16f-4g7h8c10d
~ups	72 -7b-4k9i19a
~ups>	85 -5c6i10a
~upsi	88 8a
~upst	80 6ac
~upt	80 -5c16j
~uptc	86 5a
~upti	86 -7a17j
~ur>	26 -6h4g5k7d14e16fj17i
~ura	47 -5d7e14c
~uran	47 -5d7e14c
~urc	75 -8b15g
~urch	75 -8b15g
~ure	49 -16c-8f-6e-4h7ak11b17d
~ure>	56 -11c-5af5g6d10k16b
~urea	88 5j
~ured	58 -9c-6e-5b5g27a
~urer	81 -5c19d
~ures	79 -11a-6g4i5d7c
~urg	81 5j6a
~urge	85 6j
~uri	64 -15a-7cj5g7h11b16k
~uria	82 9b
~urie	77 -5ab-4d4c10g
~urin	79 5e
~urio	85 -10c-7a-6j-4e11h18k
~urit	75 10b
~url	86 9i
~urn	56 -10b-9a-7e-5h-4k4c5j11i21g
~urn>	68 -14b-11e-8i10g13a14c
~urna	79 -11a-8b-6g6i19c
~urne	65 -25c-6a7d13g17i
~urni	74 -13a6e13b
~urns	88 -4e9a
~urp	85 -13g8a
~urpr	86 -13g9a
~urr	60 -9b-4c6k7e10g
~urre	63 -6ab-5i7k9e12g
~urri	79 4b
~urry	81 -9b14a
~urs	50 -13b-7fj-6i6a11c26e
~urs>	56 -20b-14j-10k-4h5c7g39e
~urse	59 -10e-7fg-6i6hj8bck
~ursi	88 
~urst	85 4a
~urt	63 -14f-8b-7a-6d9g13i14j
~urt>	64 -14f-9a-7b-5d4c5k7g11i15j
~urth	86 -10c-5k7a10e
~urv	84 -8b-6c5g13a
~urvi	84 -8b-6c5g13a
~ury	74 -20a4c21j
~ury>	74 -20a4c21j
~us>	55 -20g-15a-8j-7d13e16ck18h
~usb	56 -5k6d
~usba	56 -5k6d
~use	42 -18i-17e-8j-7f4g6hk17c18a22d
~use>	43 -16e-6fj-5i7k8h10d12g14a
~used	71 -22i-5k6c14b17d
~useh	77 -7g-5a5d12c
~uses	75 -9b6c8a
~ush	73 -10g-6c-5d5b10e17a
~ush>	80 -6g-5bk11a12e
~ushe	86 -13a13b
~ushi	85 -8c7k10a
~usi	50 -11i10d11c
~usie	86 -10a7c11e
~usin	50 -11i-5e9c10d
~usp	85 -7b11a
~uspe	85 -7b11a
~uss	88 5g
~ust	45 -22c-19g-13e4h5j6d16a17b22k
~ust>	47 -28c-13g-10e-6i7a8j22k30b
~usta	88 -9b5c7a
~uste	82 -6a-5b4c5k7i
~ustl	88 
~usto	62 -6g6a11d
~usu	72 -7cg-6j5a13e
~usua	72 -7cg-6j5a13e
~usy	72 -5c8a13e
~usy>	72 -5c8a13e
~ut>	33 -13d-6c-5f4a5h6b9g32k
~utc	81 -15j12a13i
~utch	86 -16j-5c14ai
~utco	88 8c
~utd	86 -16g-5a4b20c
~utdo	86 -16g-5a4b20c
~ute	60 -24c-5d5abe10k14i
~ute>	70 -17c-12j-4e9i10a13k
~uter	75 -10a-4g7b8e
~utes	69 -9c-4d5a13j
~utf	76 -19k-10a4f12d18c
~utfi	76 -19k-10a4f12d18c
~uth	77 -22a-8g6bc8i14j
~uth>	80 -17a8c14j
~uti	81 -8a6c9b
~utin	88 -5a10c
~uto	64 -5i-4b6fj
~uto>	67 -7g6cf
~utof	85 5j10g
~utom	86 -5b9a
~uts	67 -26a-6g-5k9j10b12f17c
~uts>	76 -7a17f
~utsi	73 -17a-7g-4k10b12j16c
~utt	70 -8a-6d-5ck4g5b12e14j
~utte	88 10a
~utti	74 -8a-5cd6g8e12j
~utu	85 -4b6a
~uv>	88 6c
~uy>	59 9d
~uyi	84 11a
~uyin	84 11a
~uys	63 -11c-8b-7j-6d8fi19e
~uys>	63 -11c-8b-7j-6d8fi19e
~uzz	88 -5b-4g5k
~vac	77 -10c6f13a
~vaca	78 -10c7f13a
~val	64 -14a-7b-5d9j13g14c
~vali	86 -5b7a
~valu	66 -12a-4dj14g15c
~van	73 -16c-8g5h8d18j
~van>	82 -6a-5g5d6h
~vans	80 -14c-5b4d5i16a
~vap	84 -21b25a
~vape	86 -20b27a
~vat	78 8b
~vate	81 -12a4f15b
~ve>	28 -10i-8e-7b7h9j14c16k27a
~ved	68 -6f-5k5g10e
~ved>	68 -6f-5k5g10e
~veh	65 -6d-5g4c7k
~vehi	65 -6d-5g4c7k
~vel	70 -23b4df5k19a
~vel>	73 -4b5a
~vem	88 4a
~veme	88 4a
~ven	60 -8cg-6d4k7bf19j
~ven>	69 -14b-9g-8c-4d5j33a
~vend	81 -7g-5b5i10c
~veni	80 -25a4b9f19j
~vent	75 -10c12k
~venu	81 -10a6c10g
~ver	34 -24c-6h-5e6d8bi20k29g
~ver>	40 -16b-11e-10ch-5f7j10i18k38a
~vera	52 -7d8bch
~vere	67 -6f-5c-4k6be11a
~veri	73 -27c-6a4b7d11e17g
~vern	78 4k5e
~vers	61 -15a-13g-5j-4e5f7k10b11d15c
~vert	82 -5e10g
~very	52 -37a-5e5i7f15b16gk
~ves	63 -26d-9b12c15g20a
~ves>	63 -25d-5b12g14c16a
~vew	77 -10a-4cg5k9f15b
~vewa	77 -10a-4cg5k9f15b
~vic	64 -5ac5d9k
~vice	65 -5c10k
~vid	74 -11c-6a-5d5j6e8bg
~vide	75 -6g-5d5j11e
~vie	81 12a
~view	82 12a
~vin	49 -7d-6ghi-5f-4ek10aj13b18c
~vin>	61 -14a-8d-7g6j9c20b
~ving	53 -8i-5f6c26a
~viny	88 -6a5j9c
~vio	82 6j
~viol	82 6j
~vis	71 -9d-8b-5g5j8h19c
~vise	84 -13d6c11a
~visi	76 -9b-5g6j9h
~vit	88 5d
~viv	84 -8b-6c5g13a
~vive	86 -6c7g
~voi	78 -12k10b15c
~voic	79 -8k6b15c
~vol	79 -7a10b
~volu	84 -5a6b
~volv	86 5b
~vor	74 -12j-5g4a11b12c
~vorc	80 -12j-7c12a14b
~vori	82 13c
~vou	85 
~vous	85 
~vy>	84 
~wag	74 -8c4d8k
~wage	74 -8c4d8k
~wai	73 -7c-6k4h5j8i
~wait	76 -6k5h8i
~waiv	86 -8c9j
~wal	57 -6i-5eg-4f31k
~wal>	76 -10b4a5c8h
~walk	61 -9a-5e-4c34k
~wall	75 9b
~wan	45 -14d-5a6fk10bh13e
~want	45 -14d-4a5f7k10bh13e
~wap	86 -7a-5c11b
~war	69 -4c8g9j
~ward	73 -4c5gk
~ware	81 -7a5g10j
~was	45 -33f-13k-9g5b7c14h15i25d
~was>	45 -33f-13k-9g6b8c14h15i26d
~wash	88 4a
~wat	60 -12i-11e5bc8af
~watc	77 -6i-5eg5d6j7b
~wate	62 -8i-7e-6j5c6a7g9f
~way	54 -19j-14b-8c-5a5g8i9f14dk
~way>	55 -11j-8b-7a-5c5h10dk15i
~ways	75 -11j-9b-8i6dek11f
~we>	50 -17d-8af-4e5i11c12j25g
~wea	77 -8e-4bj10a11g
~wear	84 -10c-9b-5e-4j16ag
~weat	82 -6a4b5i7c
~web	80 -5dj-4h4c7a11b
~webs	80 -4dhj5c11b
~wed	68 -10g-7d4b6e8a11k
~wed>	71 -10g-9j5b6k17a
~wedd	82 -10a-6d5e6k11j
~wee	55 -14a-8k5h10ci
~week	57 -16a-6b6g7hi10c
~ween	78 -7k-4a7f9b
~weet	82 -6g4c5e
~wei	68 -11j-9d12a21g
~weig	70 -11j-9d6c22g
~weir	88 -6c5a
~wel	62 -12b-8ce-6j7h11g12i13d
~well	64 -14c-9j-8be8h11g13di
~welr	79 -5b7c
~wen	66 -19g-7i-6ab9k10h23j
~went	66 -19g-7i-6ab9k10h22j
~wer	52 -8h-5fgi5k6e9b14a
~wer>	67 -7g12b17c
~were	55 -11c-7h-5j8k9e17a
~wers	86 
~wes	70 -12j4k6ae
~weso	71 -10j5k6e9c
~west	88 -7c5b8a
~wet	86 6i
~wet>	86 6i
~wfu	86 -4j5c
~wful	86 -4j5c
~wha	25 -112a-46b-41j-21k-11d8f31h46e80g146c
~what	25 -112a-46b-41j-21k-11d8f31h46e80g146c
~whe	36 -62a-23b-21j-15h-7d-6cg7i16k74f79e
~whee	74 -15b9a13d
~when	40 -39a-22f-17j-14h-5c7g108e
~wher	46 -46a-27e-21d-16b-8j-6g8k133f
~whet	85 -6b11k
~whi	53 -36a-9i-8g-7h6f10e12b20c27d
~whic	56 -33a-17gj-5hi9b11ef23c30d
~whil	70 -9c-5fi5a7j14g
~whit	84 -14a-4g9c14j
~who	37 -39a-35g-18i-17j-13e-12b-9f-5h7k167d
~who>	39 -27b-25g-16j-14a-13e-12i-5f6k124d
~whod	65 -11a-10g35d
~whoe	88 
~whol	62 -9d-7i-6g-5f4k6a16b
~whos	71 -32a-4g11b42d
~whov	85 -11a19d
~why	59 -23a-18c-12j-10g-7b-6k-5ei-4d98h
~why>	59 -18c-17a-10g-9j-7b-6k-5ei-4d88h
~wic	80 -9a5i10b
~wice	80 -9a5i10b
~wid	80 -7j-6g-4di4e7b18a
~wide	88 7a
~wido	84 -7j-6g5e8b12a
~wif	55 -11d-8j-6k4c5i26b
~wife	55 -11d-8j-6k4c5i26b
~wil	53 -13b-9d-8c-6fh-4gi7j12e19a20k
~will	53 -13b-9d-7c-6fh-4gi8j12e18a20k
~wim	84 -18a-7b6f21c
~wimm	88 
~win	58 -36c-7e-4f6j8b12i15a17g
~win>	80 5a9j
~wind	69 -12c-10a5d19i
~wine	85 -6i7g
~wing	69 -21c-5f6i8g17b
~wins	88 
~wint	80 -7b17a
~wir	74 4b
~wire	85 -5a5i6b
~wiri	78 5a
~wis	69 -10a-5d-4ij12g21c
~wise	71 -23a-5d15g18c
~wish	85 -7j-4b15a
~wit	38 -11g-4b9h15d16a
~witc	75 -8g11a
~with	38 -7g-5b4k6j7h9a15d
~wl>	81 -8c5b11i
~wn>	45 -12c-9g-4e4h5k7a13f18b
~wne	65 -7g6a
~wned	86 7i
~wner	66 -5g4d8a
~wns	73 -10a17b
~wns>	76 -11a15b
~wnst	88 
~wnt	84 -7g-6j6f8a
~wnto	84 -7g-6j6f8a
~woo	69 -10c8j10i
~wood	69 -10c8j10i
~wor	41 -13a-7e-4j5gk8c11b16f
~word	73 -26a-6g-4c20b25k
~work	44 -19g-7k9ac16f
~worl	85 -9i5ck8f
~worr	73 -8g-7a4i25c
~wors	79 -10a-7i6c8hj
~wort	62 -13c-9e-5aj5i33g
~wou	37 -8c-6h7a9k11i12b
~woul	37 -8c-6h7a9k11i12b
~wow	76 -13a-7j5g24k
~wow>	76 -13a-7j5g24k
~wre	74 -8a-7c10i12d
~wrec	75 -6a13d
~wri	64 -16b-5a5i6d7c16j
~writ	64 -16b-5a5i6d7c15j
~wro	70 -9k-6g-5b13c15a
~wron	73 -6gj-4k4a8h15c
~wrot	82 -6k-4h13a
~ws>	72 -9c-6a8i12j
~wsu	84 -4g9a
~wsui	84 -4g9a
~ww>	79 -11a-5gj5ik6e10d
~wye	75 -6g-5d6a7k
~wyer	75 -6g-5d6a7k
~xac	75 -11a-4j5e7c9f
~xact	75 -11a-4j5e7c9f
~xam	72 -10c6b13e
~xam>	74 4a6b
~xce	75 -4a9b
~xcel	88 5b
~xces	78 5b
~xch	88 -5k7a
~xcha	88 -5k7a
~xci	84 -5b7ae
~xcit	84 -5b7ae
~xcl	86 -4g12a
~xclu	86 -4g12a
~xcu	88 -20g-5a14c19h
~xcus	88 -20g-5a14c19h
~xed	86 11a
~xed>	86 11a
~xes	78 -17a4c18b
~xes>	78 -17a4c18b
~xie	88 -8b-7c7a10j
~xin	88 4a6f
~xis	88 
~xist	88 
~xpa	88 6a
~xpan	88 6a
~xpe	66 -6a-5e-4g4b6j7i9k
~xpec	82 -8c11k
~xpen	73 4j
~xper	77 -7a-5g5j7b8c
~xpi	81 -5g-4c13e
~xpir	81 -5g-4c13e
~xpl	69 -10c-5bg7k26a
~xpla	70 -9c-5b7k19a
~xt>	61 -8gk-5c5a22b
~xte	88 -5b17c
~xter	88 -5b17c
~xti	80 7a
~xtin	80 7a
~xtr	73 -8b16g
~xtra	74 -8b-5a5c16g
~yal	81 -9c6e8j9h
~yal>	86 -7c10h
~yar	73 5g
~yard	73 5g
~ybe	77 -8c-5b21a
~ybe>	81 -8c-4b18a
~yber	86 4a
~ybo	53 -9bc-5j5h7k8e
~ybod	53 -9bc-5j5h7k8e
~yca	86 -4a
~ych	71 -11c-4b7f8g
~yche	71 -11c-4b7f8g
~ycl	80 
~ycle	82 
~ydi	85 
~ydiv	85 
~ydr	76 -5i7g9a
~ydra	76 -5i7g9a
~yea	43 -15a-10k-8d-7fi9h10c14e16b19g
~yeah	84 -7ae9i11j
~year	43 -12ai-9k-8d-7fj9h10c17b18e19g
~yed	82 -5h10f
~yed>	82 -5h10f
~yee	67 5a9j
~yee>	79 8j
~yees	70 
~yer	65 -9g-4cf7b11k12a
~yer>	66 -9g-7j-4f8b12k14a
~yers	88 5j
~yes	71 -18a-17g4i5d6c10h17j
~yes>	71 -18a-17g4i5d6c10h17j
~yet	66 -10j-8g-7d-5b-4c9e34a
~yet>	66 -10j-8g-7d-5b-4c9e34a
~ygi	88 
~ygie	88 
~yin	55 -20c-17j-11f-8e4k9d11a12g14i17b
~yin>	68 -12c-7ik-6a-4f10j12d26b
~ying	58 -26j-11c-8f-6e10k15g17a21i
~yl>	88 -6a5j9c
~yle	88 -11a8c11b
~yli	88 
~ylis	88 
~ym>	88 13c
~yme	64 -10j5k9b10e
~ymen	64 -10j5k9b10e
~ymo	81 -5ak5j9e
~ymor	81 -5ak5j9e
~yon	66 -11c-6d5k14a
~yone	66 -11c-6d5k20a
~you	14 -16k5e8d9b10a11f14hj17g18c20i
~you>	17 -21k-9e13b16i17f25j29h32a
~youn	70 -11ij-10a-6f-5e6b8k17c18g
~your	25 -8h-4a5k6c9j11d12i13eg14f
~yout	86 11g
~ype	71 -10g8j14c
~ype>	73 -10g-6a-4b12c16k
~yped	86 -17k6a13j
~ypi	84 -5ac8gk
~ypic	86 -4c8g
~yro	66 -9a4g6d7c
~yrol	66 -9a4g6d7c
~ys>	47 -32a-6g-5h6j8bei10fk13c
~yse	82 7ac
~ysel	82 7ac
~ysi	75 -7b-6g5k8a
~ysic	76 -6g4j5k
~yst	71 -7b5c12k
~yste	71 -7b5c12k
~yth	48 -12b-8e-5fh4k5j6i7ag16c
~ythi	48 -12b-8e-5fh4k5j6i7ag16c
~yti	88 
~ytim	88 
~ywa	86 
~ywh	73 -7c5fg9a
~ywhe	73 -7c5fg9a
~za>	88 
~ze>	80 -23c-4a29g
~zer	84 -4g5k
~zero	86 
~zil	86 -5a7c
~zill	86 -5a7c
~zin	88 -33a32i
~zip	66 -24j-6g15k27c
~zip>	67 -20j-12a-5g15k31c
~zon	74 -9e-5g-4d6j15c
~zon>	88 -11b15j
~zone	78 -9e-7j-5g9a16c
~zoo	85 -4g7b
~zoom	86 -4g8a
~zy>	74 -6i-4c8a9h
~zza	86 
~zza>	88 `,
};
