// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,7,4,6,3,6,6,10,5,8,7,6,7,5,4,4,5,4,4,5,7,7,4,7,7,5,6,5,8,4,7,3,2,6,5,4,5,6,7,7,3,5,6,4,4,4,5,6,4,6,6,6,5,6,4,6,3,4,5,4,7,6,7,4,4,5,5,5,7,5,5,6,8,4,5,4,6,7,3,3,4,2,2,5,4,4,3,2,5,1,6,4,5,3,6,5,5,6,5,3,5,4,4,4,4,6,4,6,6,5,5,4,6,7,5,4,5,5,6,3,4,4,7,7,7,6,4,6,5,7,3,7,5,4,6,7,2,5,5,7,5,7,7,4,5,8,4,4,4,6,4,6,8,6,7,6,7,4,5,6,4,5,4,4,6,4,4,6,3,4,4,5,5,4,4,5,6,6,6,7,5,4,3,3,3,8,7,8,9,4,7,6,9,6,3,6,6,5,6,5,7,4,5,5,2,7,7,6,5,5,4,6,6,6,8,6,9,7,8,8,10,5,7,7,6,6,6,5,6,3,3,5,5,22],
  features: `#	35 -28Ĺ-26Ť-23ŏ-22J-20lŐřǩ-18ŃŖŨ-17qŠǥ-16AQŀŬƟ-15CKNŇũŭ-14ķŁŴƫ-13gPňƛǂǃ-12kzUZņśƇƎ-11itFHļŔƑƜƞƣǖ-10aoŚŲƵǋǚǜǟ-9mĻĽŝųǔ-8xĿƷƿ-7ľŊŶƍƕƤƴǧ7WźŽǌ8VţżƏƲǐ9bťůŻƖǆǢ10Yƹ11wRǅǏ12Ÿ13ǝ14SƋǕǣ15hšū16ĴŷƗưǉ17eǇǨ18ƨƸǘ19ŅŹ20nĵĸƘ21GIƃƪ22œŪƈƽ23D24LƓ26O27u28y30ƭ31Ŧ33ŘƔǊ34Ɔ35Œ36ǡǦ41d44pŗƅ47TX49Ů50Ķ53Ƃ60Ơ63ƒ64Ʊ68ƺ69ž79vǑ82Ƭ87c89E
# $	54 -23fǇ-20Ɖ-18I-17S-16ǈ-14Ĺ-10ZűſƩ-9X-8ŌœŶƭǋǔ-7hqHĴūƟƲƴǕ7Ǆ8żƃ9ǡ10ǩ11pVƂƈƺ12ĵƅƋ13RŮƸƽ14Ǌ15Ɓ16bǉ18ŗƨ19G20Ơ21ō22Œ25Ƽ26Ř27Ŧ31E33Ǩ37Ƭ38Ķ47Ɣ48Ǧ50T59c82žǑ83Ʊ
# a	66 -21ť-12Z-11ǝ-10Ĵ7Ɓ8Ɠ10nƥƺ15p17Ɣ22Ơ33L37Ņ39X40Ů55Œ56T
# aggregate	89 29ǡ
# and	69 -15c-12ǧ-11Z-8ň-7Ǒ7Ǣ8GǉǕ9su11ł12ǎ13œƋ15Ŧ17pǌ18Ɣ20ǩ22Ź54v73ƺ
# at	89 19ƥ27w
# before	89 14T20Ǔ37œ
# bucks	84 8Ƃ13žƀ39X
# by	86 8Ƒ10ĸ15d18ƥ
# cars	89 9ŷ15Ű17ų
# days	86 -7ǎ12k16ǝ19Ǖ24Ž
# deductible	89 19Ř
# did	86 -16d-10ň13ƺ15e19p22ƈ24Ÿ48v
# digit	89 7e9E
# digits	86 -16I-13ř10d18ū33E
# do	89 14Ƨ32Ƭ
# dollar	76 14ŘŦƂ15ĸ
# dollars	78 9Ŏž11Xľǘ13ĸ14Ƙ16Ţ17œ23Ņ
# feet	84 8Ə14Ɗ20ǀ23Ɔ
# for	74 -15ƒ-10ŕ-9Ĺ-8Ǣ7ƌ11T12Ɨư14ž15Ƭ16Ņ22Œ23p34d53Ơ
# have	87 35Ʋ
# in	67 -24ž-14ǅ-9ƅ-8Ƭ-7Ĵǩ7ƘǛ8ĶƤ11Ŧ12nœƗǌ13Ź14Ɲ15L17ǉ22Ʊ26ƃ28ƪ35Ǐ36Ǌǡ
# is	66 -20p-10ř-9Ňŕ-7Ƭǩ7ūǢ8žƈƧƸǕ9Ŭƕ10yIRSVŦǤ11ƅ13Ʃ14Ə15ǅ16Ůƒ21ƺ24ŗ28d29v33ť
# kids	86 12Ƴ23u26n
# like	86 -10Ǟ10cū13V14ƽ30y
# ls	89 56b
# miles	75 14ǐ24źƏ28ů
# minutes	73 -9J8ń9Ş11ů12aǁ13Ļ14ǧ15Ō33O
# months	69 -9Z-8X-7Ơ7Ʒƹ9ĺ10Ņ13ł15ŧ16G17v20Ůƃ25ĴŒ31Ǩ
# now	87 -15E-7ŏ9ƺ12ư16c40Œ
# number	86 -10ř38Ŝ
# numbers	89 -13D11ž13e17E
# of	67 -8ŏ-7ž10ƃ11e12ǣ14EǑ23rs24ŷ28u49ŗ
# oh	89 9Ķ10d15I
# okay	82 -12X25Ƭ45W70Ķ
# on	68 -11ƅ-9Ư-8ĸŗŢƂƒ9ſǣ10ĵƬƺ12ǡ13Ÿ14ű16c17ř20Ŧ21Ɠ22Z24Ř27Ɣ28Ǣ29Ǧ33Ů
# one	77 -15ǡ7Ə8I9f11ǉ12ƽ17ő21c23ƪ62ƺ
# or	68 -24b-16Ɔ-12Ɣ-10ť-9pǨ-8ĹőŒƂ7Ǒ9ĵ11vXƠ12ǆ13EƄ15Ǧ16Ƭ18ƒ21Ŧ23T39ž44ŗ56ǡ60Ř61ƭ
# out	86 -10Ŧ12Ş18ƪ19Ř31ĸ
# people	86 -7ǉ10Ǉ13Ǟ14ń32ſ
# per	87 16ž20ǡ
# percent	76 7Ŕ8Ķ10œƚ12ǔ13ź20Ĵ31Ž
# pounds	89 28ƺ
# right	65 -17Ƭ-13ƿ-8Ő7e8Ĵŗ9ƹ10yŕƽ11ső12wƋ14p15ť16v18ǅ19Ŧƌǎ20Ǜ21ǆ22œ23c25Ɠ35ƺ36E41ƅ55ƒ
# so	87 11ƀ14Ş15y
# square	84 -21ǋ46Ɔ
# talked	89 17r19Ư20B
# that	74 -13K-8p8Œ9G10ř11L14C16ţ17S18Ơ21d24ŗ26I31M
# times	89 16ǀ48ǩ
# to	81 -15X-11ŗ15V16R27œ40ǎ48T
# umbrella	89 11Ǔ
# weeks	78 -10Ǩ8ǝ9ŧ11ƃ14T17Ƥ32ŵ
# with	87 -22E7ŷ10ƌ13ƽ31I
# year	76 -18cƅ-11Ů-9œ-8ť-7T13Ō16Ɖ18v19Ź20ŀ26ƭ27Ʃ61Ɣ
# years	58 -13Ƽ-8ƠǊ-7ƅ7Ÿ8ƥƴ9yƈ10HŶ11Ʊ12Ʃǣ13ƿ14š15G16ŎŝŢŻ17Ƹ21żǞ22ţ24ǅ29S33ť46ƭ
# yet	83 -8j46v47c
@day	63 -10ŗ8ĽƖ9Ōǟ10sǉ11gĸŵƻ12ŭ13Ǚǧ16iǈ18Ń23R40ǎ41k50L
@day $	75 8ĸ11i13Ō15ŭ18ŵ20ǈ23ǎ24Ń27k
@day and	87 13kǟ17s
@day at	84 -9ǎ16ǧ36L
@day is	89 16R20ǎ
@day or	84 -7k42L
@day right	89 18M
@month	67 -8c8k9ĸ10yV14ǜ18ťŹ19Ť20ƾ23p25ŕ26dŃ27Ɵ
@month #	89 11p35d
@month and	86 8Ź12ƛ13Ɵ21ǜ
@month is	89 12ĸ15Ń
@month of	89 -11d-8Ť17p38ť
@month right	89 -7Ń7ť14V
@name	53 -14Ƹ-11ǃ-10Ũ-8Ťǩ7bŁǡǨ8rƘ9pŐŕƢ10wŜ12Jľ13ļ15ař16ǒ17ƨ19ǘ20i21sǂ22Ʒ23œŦ26ź27o28t29ǈ31Ǥ36Œ37ĸŚ
@name $	69 -48a-25o-22ŷ-11ļ-9œ7Ŕ9ŋǘ12Ŀ15Ʈ20b21Ő31Ǥ32Œ36t39ź44Ŧ47ǈ
@name and	82 -19o-7ǈ11ǂ12ǘ13n14a72w
@name do	89 -10w23a
@name is	87 -11w8ŕ23Œ32o
@name or	87 -10w-8Ÿ11o34a
@name over	87 11Ŝ14ǡ25ļ
@name you	87 9ǜ27ĸ
^ #	60 -20ť-19ŤƬ-18ř-14ǩ-13ǡ-12Ŭ-11Kƈ-10ň-9ž-8ǑǞ-7ĶƂ7őƉǈ8Ʈǉ9hǙ10CGƘǢ11IŢ12SưǏ13cŅǅ14bU15ŪǇ16XYŷ17ŝ18Ơ20ŮƔ22v24ů25Ɔ27Ǧ29Ĵ50Ř59ƒ60ƺ74ƭ
^ @day	83 -10ǎ13ǉ16R36L
^ @month	89 9p19ŕ
^ a	72 -7ǩ8ŭƊƴǕǘ9ƞǈ10R11Ʀ12ŪƢƼǊ13ƍƩ15űƿ17ƅ21ǡ22ơ
^ about	84 -9T10Ů15ť21ƅ31Ǌ
^ after	76 9y13ťǝ23Ř
^ all	89 9g12Ļ18ƾ22Ǖ
^ alright	89 8d18Ň
^ am	74 -20Ɩ15N29ńň31b40a51ǩ
^ and	45 -43ǋ-23Ǆ-19ǩ-16Ĺų-15Ƴ-13Ƹǈ-12ŷƔ-10s-9ǘ-8ŗƢƦǝ-7IşťŹƋǐǥ8Tŧ9Ŵž10ǣ11Qĺǃ12Ļ14fRŦ15Ŀ16t17evJ20c21půƧ22qŪ23ƨ24B27w29P33D35aōŒ45Ő53oC
^ annual	83 15T17ǉ
^ any	47 -29Ǉ-21g-18Ɓǐ-16p-15Ťǂ-14ƧǑ-13Ǐ-11ǅ-10UĴƗǧ-9cu-8nƙ-7SƟƨǢ7RĶ8vyĵƢ9ŀŉűǤ10TƎ11Zƽ12YŪǈǎǖ13şũ14rV15HŲƚǆ16Ş17kƉƪ19ķ20ǜ21ƐǓǙ24Ʊǃ27Źƛ28m29hƸ30Ƙ32šŻƹ33ƻ36Ƽ46Ɲ49ǀ
^ anybody	75 -25ƪ-14Z-12Ɯ8z15Ǎ17Ưǘ20ż31ų34ǣ43n
^ anyone	89 -15Ÿ7ż13Ƣ27ŷ
^ anything	68 -12ǂ-11Jŋ-9ķžǞ-8ƈƽ-7Ɖ7ŏ8ƌ9ĵƸ11ŉ12ĿƙƦ14ǘ17ƥ18Ƒ19Ƃ20Ż21ţƨ31ƍ41ō43Ň
^ are	46 -28U-24ŗ-18NT-16ĺ-15ŐǏ-14ơǇ-13a-11ŭ-10Ŗ-9FVķƔƟƠƬ-8Ɲƣ-7ŞŪŲſǋǓ7lCƉǎ8Ʊǒ9iĶőƅ10ĴũŬŶƌƖǁǈ11ĹǢ12zĻŷǑ13uDMQŃƮ14ZƏ15ž17pƵǞ18g19Gƺ20ńǆǣ22PŁŨ23H24vňƞǍ25ǀ28ŝ32x37Ţ43ŏ45ǟ48R59ǩ
^ at	89 8Ł13ǒ35ƭ
^ awesome	76 -11ǌ-8ľ7Ō8Ƅ11cFţƇ13ĻŰ14Ś16I17ƔǄ23ĵ
^ aww	80 8z10fxƅ12h13ļ21ƫ
^ been	81 -13S11ţ65G
^ before	82 10Xŋ12ŏ13iŊ23a
^ besides	86 -8Ɯ9Ʀ10ş11Ł22Z
^ best	89 -16Ŀ20I21L23Ļ27ŝ
^ big	87 -16Ŕ11ĸ12k15Ǒ26œ
^ biggest	87 -7Ŀ12Ǐ25ǔ
^ blood	89 17ƻ29Ƽ
^ boy	89 8Ŕ13b15j24u
^ brick	87 
^ burial	87 19ư
^ business	83 -13ǥ9ǔ19Ǣ23ŭ40ǟ
^ by	79 9ŷ12Ƶ29Ƅ31œ61Ń
^ call	89 
^ can	59 -18Ĺ-12ŉŶ-11J-9Ƶ-8Ǘ-7s7D9b11e12KūŵƏǁ15ŗ16ǌ17Ń18Ł27MO32Ś34ś37Ō44Ƨ47Ŋ59ǩ
^ college	89 24yƱ
^ comp	87 10ǣ18ƀ
^ congrats	87 9ƺǓ14ǟ15ƞ
^ cool	84 -12D7aŸ12dpǚ13Ř15E
^ could	62 -12Y-8ķż-7bƔ9sǨ10ūƏ11aceX12śŵ13Ƣ14d16M17ǝ24ũǩ27ƮƷ35Ś56ĸ
^ credit	89 18ĵ
^ days	87 -7Ɩ13ǝ29R
^ describe	89 -7ǋ
^ did	49 -15aWŞŤ-12w-11ǘ-10yŦƞ-9ŊŨƶǂǇ-8JĻųŹǚǠ-7oqAHŅơƬƼ7ƪ8pōƱƳ9FĶś11tBĹƍƔƕ12xƌǌ13Ơ15bŗ16ŀǤ17š20ĺ22ź24ƒƦ25NŖ30ņƙ31j32ļ35Š36Ŕ42ũ43ŧ44ň45ń50Ľ63ǩ
^ do	37 -51ŗ-40Ň-33Ų-30ŶƔ-28Ơ-26Ř-25OƬ-24ů-19QZŪ-18Ő-17ơ-16ceņǥ-15Ŏǂ-13šƷ-12LŷƣƤ-11ałŃŒƦƶ-10CŉţƨƳƵ-9kľńōũƖǊǣ-8jyMŅŞƯ-7lmqGƉƌƢƴƻǧ7ŮƗƪƭǔ8ŔƎǇ9fnuAHřƼ10ķŝŵưǝ11Ɠǃ12ŋųƕƘƸǆǗǘ13gƹǖ14Pǋ15ŹƾǎǢ16XŚūƥǕ17ŏƑƿǟ18w19WŭƲ20ĽŁŌǈǨ21K22Ŋǡ23NŰ24ƁǜǠ27UǙ30z31ň32ŜǓ36ǚ37ƃ39ſǦ40Ǒ43F46Ŭ47ƚ49ǐ53Ǜ54Ɯ62ƞ65ǩ68Ɵ70Ɲ
^ does	51 -25Ƹ-22ƹ-20ǌ-15ƈ-14ƻ-13ŏǩ-12Ǔ-11qŚŭŴ-9ŖŸƦ-8Əǀ-7Dŵ7ƃ8ƽǘ9ǐ10bdZĽŨŬ11sňřƔƯ12ƆƉƞ13A14ŰŲ15ƜǍǠ16ĶŶơƢ17Wű18Ƈǒ19ǡ21Ɗ22Ƨ23h24xųƁ27ź38Ʃ39Lǂ45Ň56ǧ
^ ever	62 -16ų-15ƽ-14rƸ-11ƜǦ-10ǖ-7Ƴ10ǩ11Ʋ12Ų13ŖŽǤ14VƂƚ16ǘ17ņš23ƪ25ţ26ƛ38Ƽ49Ż
^ everybody	89 8ŷ11Ǒ14ž18ǅ
^ everybodys	83 10Ų12AZ14K22ľ
^ family	89 -10n-9Ƴ17ƽ44Ƥ
^ first	89 -12o27a
^ folks	89 8Ř10Ɨ11ĺ
^ for	81 -10a11c12w13fo14ǃ16ƿ
^ full	81 -51R-24ž-7V30ƀ64Ǉ
^ garage	89 19Ű
^ give	66 -12A-11Ǔ-8eƝ8ŐǊ9Ʀ10ŝƗƫǇ11ŒƆǎ12DI13wƒ14Ŧ15ŪǐǠ23ǚ29X
^ go	76 -17Ō-7Ɣ7d9aƻǈ11Ū12Ň21ǥ22Ś24Ş64ō
^ good	75 -34L-19Ǌ-11S-7Ɨ8Ə9Ǚ10ƽ13Y14Őƹ15ƒǅ32N36ǟ38ź41Ň
^ got	60 -16Ņ-14Ŋ-13ƽǠ-11ŗƱ-10ŒƊ-9Iǀ7jkķƁƥ8fŁ9O11ū12ZƑ13ŉ14N16g17Ŵ18ńƤ20ǥ22Ś23ř39A42n44ŏ51Ķ76ſ
^ happy	87 -10Ş9ǧ27Ŷ
^ has	57 -11Œƈ-10ƽ-9nŐ-7Ǟ8Ų9jUűƻ10ƉƳǦ12BŹƋƜƺ13ũ14š15Ƒ16Ǜǜ17ƴ18hŔƙǚ19ţ20Ŗ23ƛ29œ33ǂ
^ have	50 -44G-34Ʋ-14ķ-11ƨ-10QţƄ-9ƜƦƽ-8UY-7nŠŨ7Ʊǋǟ8ŲŽǝǞ9ŚŢűƷ10Ŗƹƺ13i14ŸżƸ15ńƗƿ16ƾ17ZƴƼ18ĵŤǕ19lư22Şũ24ǒ26cņƌ27ǘ34ŏ37r42ő44Ƴ48Ư
^ he	89 -22p25q42v
^ height	86 21ƺ
^ hey	84 32i
^ high	84 -9y-7Ʊ22m
^ house	86 17H
^ how	32 -34R-22WŁŐ-21ǃ-18o-14ŏ-13cŊ-12yUŞŬ-11qwHQǥ-10sĻň-9FơƯƵǂǄǌ-8ƾǈ-7LŔťžƊƫǉǦ7kXŒŧŲŵƖǗ8hļĿŪůŽƄƪǀ9Ŗƹǔǩ10O11gĶķţƂǏ12nGĹƷǅǆ13ŃŠŸǙ14jĸŤųƚƦƽ15łœƃǊ16Ůƭ17ǐǝ18ŦŻƙ19SƔƤƺǇǖǟ20ŅƆƑǋ21xzǘ22Ũŭǜ23všűƸ24i25Ǒ26ŕƣ28bƋ29ŗ30K35ŶƳ36ƞ37Ĵ42Ʈ
^ i	47 -45ǩ-11Ƅ-10ŎƬ-9cĹňŌŹƨǔ-8ŵƠƭ-7ŷƵǊǞ7sŸ8ŭƍƺƾ9XĿńŇŔǠ10dmwGTŒŢţ11CřŶ12ƒƢ13FSƚ14nrŻƖǆ15Bƞ17fvǃ18ĵ19bP20I22EŊǋ23o28e
^ if	52 -28Ʒ-13ŵ-11ƒ-10ţƕ-8kZœƧ-7ĺŏƫ7BŔƯǢ8DNƨ9Wƍ11Ŭ12ŜŞſƂƱ14ƃƎ16ŖƗ17Ř18ƀ21ľ22Ƭ23ķ24Ǆǝ25Ɓ29Ʈ34Y36Ļ44Ŏ
^ in	83 13ţ16Ļ28ƍ43M
^ is	37 -25Ƹ-20Ɠ-19Ŗ-18vĺœƚ-17oƝǘ-15ŎŠǑ-14PŮơǎ-13řŜ-12QŨ-11clmnVńƗƛ-10gƤƩǄ-9dkŢŦƘǝ-8iĻšũƒƠƢƷǡ-7jLņŔŻƮǜ7qĹŕƊƦǉ8rwzŀŚŬųƑƖǌ9hŐťŲżǦ10HNźƅƈƼǔ11AƂƞƥ12ňŉƆƍƨ13YłŞŵ14EJƧǖ15fXŝşŰŶŹǋǗ16aŪǃ17yƎƔƬ18Ƌ19xǇ20FŃ21ƫǛ22ƶǂ23ůƣ24Ř25Ƈǥ26ſǢ27t28Ɵǅ29Rƀ30Ʊ31ǟ32Ʋ33Ǩ37sŭ38Ł41U42ŗ47ō57ǩ
^ it	69 -16E-8ŗ8ĸšƀƓƠ10zļĽŰƹ11aƳǨ12łǁ13ĵ14ū15Ƨ17Ž33Œ39ƅ
^ just	71 -12ōŗ-7Ɲƴ7ŋţ8ů9Ǘ11d12ňşƢ13LM14žǥ18Z28Ł30n31Ō59Ǉ
^ keep	84 -30ǩ-10a-8i16Ʒ45Ƶ81ō
^ keeping	89 -17x13Ƶ47ǟ
^ last	80 -16I9ƈ17Ĵ21E22t24Ŝ25ƾ
^ let	76 -12ǩ7O8ķǁ9KƀƏ10ŀ11ž12Ź13Ř14Ɛ32a
^ liability	89 -60ǡ-21ŗ-7ƀ88ž
^ list	81 -8Ǚ9Z11Ū12ǥ14ŷ24Ǝ
^ llc	89 21ǆ
^ long	87 -42ŭ21S26ů55i
^ look	83 9ŗǢ10j11ƧƩ16Ś31ſ
^ may	81 -7ň7J15ŋ17a21ǩ23Ŋ
^ mind	80 11c16Ŋ27ǁ
^ monthly	86 14Ĵ
^ most	86 7Ƙ15Ʀ18Ŗ
^ my	68 -20ǩ7YňŋśŵƜ9lpIVĿŪƿ10bjōǆ11ŀǞ12QUǟ13Ʋ17ư18Ů
^ name	86 -37w-14o15ŷ17L20ơ52a
^ need	87 20Ƅ39Ɓ
^ nice	87 -13ƞ-9ŀ16ǉ20ş26Ŷ35j
^ no	73 -9Ū-8Ƃ7Kƴƿ8łǀ9Ƅ10ƁƊƜǜ11uǦ15W23ƍ32ŵ
^ nothin	89 11Ǜ14Ż15Ɛ17ƻ
^ now	78 9a10T11h12B13n15fu16Ņ17N25ǩ
^ oh	64 -10ƀ-7ŔǄǩ7CŅŮƔǋ8abƌ9gx10Őũżǃ12PW14ō15Ź16š17G19QU23ǖ29Ť
^ okay	54 -19ǩ-14ŁŲ-13Ķǖ-10Ũ-9bŖ-8MWű-7jxN7CLŇōųǡ8lĽŏŵƉǥ9aoľƕ10cnqsOřǒ11ŗǆǐǗ12Ŏǁ13ŷ14Ń15TĹ16Œū17hJǎ19pƦƩǂ28Ɔ
^ on	89 15Ň43ſ
^ one	74 -10ƺ-9Ʊ7fžƑ9Ǐ10F11u15Ƭ16ǐ17ǡ22mƆ23Ƨ31ſ51b
^ ooh	82 10ƈ12k14H15ǃ16Ƙ19Ŷ
^ ouch	89 -7Ť11ņœ12Ŧ15ǣ
^ over	86 -24Ƃ-21Ǧ-16c-11T-8v27Ŧ30Ǌ38Ơ44Ů52Œ
^ own	84 21Ŭ27ķ
^ paid	87 -22Ɣ8ƕ12Ǒ31Ŭ
^ perfect	89 13Dř
^ policy	89 
^ price	89 -15Ƭ41ľ
^ read	75 -8ǌ-7ū9Ǔ10JƩǡ11Ÿ14ř18ơ
^ ready	89 -18Ţ-12ŏ45Ō
^ regular	89 8ƙ
^ remember	86 26Ľ
^ rent	87 10Ơ21Ɯ
^ roughly	79 21T
^ run	86 -7w9n13ķ15ǈ18ǥ
^ same	89 -12Ż-7Ƹ11ƾǘ13ǂ17ż
^ say	81 -9r12ƃ13b15ō19Ŋŵ20Ƥ26ƨ
^ shall	84 21Ƭ22Ō33ǩ
^ shingle	89 15Ɖ
^ should	70 -36ō-25r-18J-9Ǩ-8o-7Ƶ7N8I11ƫ12Ĵ24KƬ34ň35Ō51ǩ52s
^ since	86 -18G15ǂ40S45ő
^ smoke	89 
^ so	38 -22ő-20Ĵ-15o-11b-10ťƋ-9ƉƭǑǥ-8j-7XŘƼ7aIQŨūŮƾ8ŢŵŶƜơƸǃǏǔǜ9BGVYķŃŔŴưǋ10iŖŤżƓƝƪǅ11xŗřžƺǣ12ghAUƔ13ƈƢƬǕ14ŁųǄ15pţƻ16Ǉ17nDŲ18ckq19Ʀ20Ŧ21S22œ24ŷ25Ū27Ơ30Ō
^ some	83 -11W11ơ12Ƙ17ľ22Q24Ž
^ something	86 -9Ŀ-7ţ8ƶ23ō24ĺ35Ş
^ sorry	82 -8ǈ7u13ǩ40a
^ sounds	80 -7ǌ9Ǔ10Ɯ12FLƆǈ13N14ŧ
^ spell	84 -13a16J39b
^ state	87 -42ž14Ʊ21ń65ŗ
^ still	82 -7q13JŐ14D15ƫ16Ƌ34Q36P
^ take	89 -21Z27ǖ36Š
^ tell	50 -20ŀ-15ƛ-14ǥ-13ĺ-11yG-10ƙƮǐ-9Şǌ-8IƷƿǩ-7řťƝǟ7klĻŢƜƱǗ8VƌƠǅ9MŎŠŪƢ10SĶŨǙ11hĽňǔ12ĿŅưǈǑ13qUŜŧ14gtŖƊ15Fǖ16nHœ17ƭ18P19ō21uŤ23Ƴ25Ĺ39Ǆ
^ term	87 26Ʃ
^ text	89 23ś
^ that	67 -17Œ-12D-11ǩ-10ƾ-8ƚ7źƏƙǜ8WŔǇǑ9ƋƧǊǘ10bSŧǖ11Ƈƻǂ12lƤ14A17ƒ20ǃ21ƿ23Ǐ34E53Ũ
^ the	65 7ƖǓǣ8SţŦŷƾ9WĶťǊ10Ťƽ11Ƈǈ13Ř14ƙ15Ŭ16M17mŋ19ũ20e26c
^ their	87 15Ņ19ŝ
^ there	75 -7I8fƨ9Ů10Ľŭ12ŃŽ13ƩƵ15ŘƁ23ř
^ they	72 -8S7Ő8TőűƖƹƼƿǁ9GƄƅƈ10ƕư11UœǤ12Ű13ţƬ14Ǌ
^ think	89 9Ɠ12ĸ16ƶ17Ƥ
^ this	80 9m11ƈ14O19a
^ those	86 7Ʊ8Ǥ12Ǎ13ǌ
^ towing	89 19Ɓ
^ ugh	86 8ņ19ǜ26Ǥ
^ walk	64 -14Ũ-11ŧ-8Ĵǟ7yǎǤ9nƛƤǕ10Ǆǖ11ĸżǈǘǨ12RƮ14ŵƗ16Z17ł19ǝ26Ť
^ want	78 -14H-11ƶ-10Ǧ-9Ń-8Ĺ-7Ř13ňś17žƂ18M41Ō45ǩ
^ was	62 -14Ƴ-8ŀ-7A7ũ9BS12ŦƽǊ15Ŕ16Ÿ18ĺ20ļ21Ũ23Ņ24ƞ26ż39Ť40Š55ť
^ we	75 -11r9kG10Ŵ12Ɣ13MƊ18j19ƨ21Ľ23ŕ
^ well	79 -10t7Ş8iń9Ǌ10H11aŧ12k13ű14N17Ĺ
^ were	72 -21œ-16d-14ƃ-9ŝ8Ƭ11ƅ16Ƶ17ż19Ǥ22š24ƴ30l39Ũ45ŧ
^ what	29 -39ų-29Ŭ-24Ƥ-22ŷ-16FOU-15ńśŜŹǐ-14n-12pHNŁƖ-11MSĴňőŘ-10dļŊřŚţƟƮǠǢ-9bŰŽ-8suzGĽŶƙƫǈǒ-7qŌżſƞƿǋǟǦ7žǉ8ŐşƧ9ǍǖǗ10iE11DRņƚƛ12ťƕǣ13wQ14ƋƠ15IŇōǓ16hoLűŸƉ17BYŨƑƩƽǊ18TœŝƼ19ƊǏǝ20lǎ21ĻŅƷ22vƇƶǨ23ƒ24CƘ25Ų26ZķŪƺ27Ƭ28Wł29ĿŦ30ľƗ32ǃǥ33ơƻ36XƔ37Ŏ38Ǟ39Ť40ŉ42ŀŞ48ŗ51ĺ52Œ53Ĺ55Ǆ67Ŵǩ
^ whatll	86 -7ƹ21Ķ29ł
^ whatve	83 7ŏ8Ǐ9ƌ12ƥ14ũ22Ɨ
^ when	46 -24Š-20ŧ-18ƒ-17Ť-16lņ-14ǋ-12qĹǝ-11ał-10M-9KĶŨǩ-8ŵŸƢ-7iPƭǁ7ĴŇƓƲǞ8ƶǤ9GŔƑƚ10kHǒǛ11ƈ12Ŝű13ǌǏ14yƤǢ15šƴ16Ƴ17Ź18Ƽ19dǧ20Ƌ23ť25ƹ27őƾ29s31R32vŕ33Ɩǎ36VŖ37OŃ49L
^ whend	76 -21ǎ-18Ǐ11ő12Ɛ13Ʋ14Żƹ15ƈ16ťǅ17ĵ19Ǣ20G29S
^ where	55 -17Ƌ-15P-13Ǆ-12ŃƝ-11nǝ-10R-9Ʈ-8V-7sĽŌǈǨ7Ǖ8růƛ9zŭ10ĸ11kyƥǀ12ń13DŠ14X15Ǟ16J18ļź19ŤƊƾ20Q22lŚ24MǗ30Ƥ34C35q38ǩ61ǋ
^ whered	82 14mļ18l
^ which	58 -16ǚ-12Ǘ-10Ž-8Ū7dD8E9ŉ10bŀń11ƕǏ12JňŹƴƻ13ǖ15ƣ16RļŲ17Ŵ19Ő23ǈ25Qť31C
^ who	41 -27Ų-22Ɣ-21ǌ-16a-14TĴ-13ŌŪ-12ŚŴƣ-11tBŹǇ-10Lƒƞ-9ĸĿŢſ-8PŝŧƮ-7DWYķŒŞŭƅƉƵ7ƱǕǝ8Ɵƽǚǧ9Ɓƙ11ŬƜǥ12ńƄǞ13Ʋ15Zǅ16QǍ17ǘ18Łǆ19qA20ǐǛ22ƢƤǗ23n24ǔ25ļŐƕƶ26ǜ27Ǒ29oŜ31uơƫ33Š34ŷ39Ư43ųƳ47ş49ǩ50Ǡ74ǈ
^ whod	70 -12Ư-10ƾ-7Ʈ11ŵſ12Aƃ15ƫƱ16Ƥ17ǘ18Ʋ21ư25Ǩ
^ whose	76 -19Ɨ-17w-8ƫ7A10F13ķǡ16ż19Ł20Ƣ21Ő22ǆ
^ why	65 -19ń-12Ŝƶ-11œƷ-8ŉ10B12Ĺ19Š23ƴ24ƻ25ņ31Ƶ39Ţ40ĺŶ41ǩ45ŀ
^ will	77 -15ǌ-10Ƣ-9ơ7Ķ11ź14y25Ƥ29s52V
^ with	82 -9Ź9Ǧ11ň12ǡ14Ű18T21Ƃ
^ work	86 -21Ɲ-13ǟ-8x29R30ŭ31U
^ would	52 -23Ʈ-20Ɓ-17ƪ-16Y-14Ļ-13ƶ-11ŉ-10ŗ-9ƤƩǏǨ-8ZĸǞ-7ňŚŞƒưǠ7eƘ8ŋŘ9ƉƓƯ11LǦ13ŵǢ15yM17ĵľž19Wƀ20Ţ23sŊ24Ň25ƱƷ27m29ŶŽ30ǩ31ś34ǁ44r45T52Ƶ
^ wow	80 8ŦǇ9Sǀ10ť11u13R14Ơ23ő
^ year	84 27ƅ28Ū
^ you	51 -93ƞ-46ǟ-25ŝ-17Ƥ-15ķƂ-13x-11BMǂ-10ŒŖƱǋǏ-9ĶũŴ-8bnGYĿŃńœŤűƬǝ-7KSĸƧƶƻ7deņƀƭǀ8ŪƊƝ9ľłşǞ10fĹśƈǚ11gAƖ12ŌŞƷǁ13a14Ľ15Ĵ16mŐŵ17ƪ18ǩ20uǦ21ŀ22CJŏ25Ƹ26Vň27H28PQ29OU31j34l42F57c70N78i91Ň
^ your	63 -11ƕ-10BĽ-9aǘ-8ƹ-7ĸƯ7Ŵ8mAƛƫƮ9TŹ10ĺ11Ɣ12ķ13yǠ14EX15ŕƗ16cĻ17dŸ18Œ19Ņ21ƥ22MP29Ň33o
^ zip	86 
a	28 -26ǔ-25ƕ-24ŀǎ-22ť-21Ʈ-20s-19ŉ-18ŝƧ-17Ǧ-16jŴ-15kŠ-14žǆ-13Ōƽǋ-12pGƷǇ-11acDŇŕ-10txyCĿřƒƢ-9EŞſǤ-8nrJVŐũƉƴǗ-7ųƄƞǞ7ŔŨǕ8ĵű9ůƔƬƼǌǓǟ10ŋŏƊơƦƯǈǏǒ11IŜŭƥǅǍ12ewŎŽƅ13ŻƆƗƱƾǙ14ľŸƛǝǣǧ16ŷƐƹǥǨ17ŰƓ18bhƏǜ19ŊŤŪƤ20Řǚ21lLź22YĽŃŶƜǘ23AŮ24Wśǉ25gSƇƑ26ư27ĸőƍƚ29š30ǀǃ31fŵǩ32mĻƿǊ34Ķ36NX38P39F41u42Ʋ44qǡ45T46ǁ49ƣ51Ƃ
a #	54 -25Ǧ-22f-20c-16ž-15ƒ-14ťǅ-13ſ-11nǝ-10Ŗǧ-9jUřųƓǩ-8ǇǨ-7ŃŎƉƟǢ7ŒŞƆƵ8ŕƗ9vŦƠƥǑ10ĸ11ǀ12ĵ13ǉ14Ƙ15ź16Ņ18Ʃ20šơ21Ʀƺ22ǌ23T27W29X44Ƭǡ46Ū50ŗ51ƅ57Ř58Ǌ63Ʊ68Ķ86Ƃ
a @name	83 -9ƨ12Ŝ14o16ĺ27ĸ
a a	73 -8ƕ7hŐ8fqƹ10T11ŵ12šŶƄƛ14Ɵ
a b	86 -8Ķ10ū28ź38ǥ
a bachelors	87 16m
a bad	78 9ǚ11ǘ20ņ33N
a ballpark	87 -9ĺ13T22Ļ
a bank	86 7e12Z21Ŭ
a basement	75 17Ɗ
a bell	87 39Ľ
a big	72 -11S-7F9ƈƏ11Ţƛ12y16ǅ17gľ24Ŧ31ĸƣ
a bit	89 8ǁ12j32ō
a blood	87 18ǁ
a bop	86 45ǥ
a box	83 9ƿ12f13ǐ14ŏ19m
a bunch	89 16ń
a business	81 -8ǆ-7Ǆ12ǃ23ǥ36Ɲ
a buy	89 -14H50Ǩ
a c	86 19o25b
a car	69 -19Ř-7ƔƮ8Zŵ11żƀ12ź14Ŷ21ƃ30Y
a card	83 23ĸ29e37Ĵ
a cert	87 13ǒ20ǧ
a certificate	78 -8ơ12ź29ǌ
a chair	80 11Ǒ
a check	87 12ĸ15Z16ƪ18ƨ20W
a claim	74 -7YŤ10ť17Ŕ20ţ27Ř
a clean	87 29ţ
a client	75 -14ǔ10Ŋ16ţ18Ǧ26ǚ
a coi	89 -7ţ16ǒ32ǧ
a commercial	84 -13Ƃ14ǥ27Ǧ
a company	80 -8ǆ12š16q17ơƴ
a complaint	89 27ǜ
a copy	80 10ơ36ś
a couple	79 -10ǝ7Ŋ8U10Sǎ11ĽƿǞ13ƘƤ14Ū
a cousin	89 -9Ƣ7ŷƐ27n
a cpa	89 46Ǡ
a crash	84 -12Ƥ23ż43ƃ
a crawl	87 10ƇƊ
a customer	81 -21S-14G-13Ǘ-10ž17Ǆ25ǚ39ő42ǡ
a day	79 -9ű20Ɓǝ34ƻ39ƹ
a deadline	87 36Ń
a deal	87 15Ņ24Ō26Ŏ
a degree	89 15m
a desk	89 -14Ǐ16Ɲ39P
a detached	89 28Ƒ
a different	89 12ǅ18ň20V
a discount	80 9m10ş11ľ14ő18ǩ24Ž
a doctor	83 -7ƽ14Ƽ27ǂ
a dog	87 19h
a driver	86 33ŷ
a fake	89 14ǘ16Ŀ
a family	86 -24ƽ-7Ɯ24Ƴ25n49u
a fella	87 11ķ12ǃ14ſ19Ƙ
a fence	86 11ƍ22Ƒ
a few	80 -12ŉ-8Ɗ10m11Ľǅ16ƁƝ27Ŋ
a financial	89 43A
a fire	72 -11Ǐ-9ǈ9Ɨ10ĿŤ11Ɛ12ĺ17Ə20Ǣ31ǝ34Ƥ
a fireplace	87 26Ɛ
a flat	84 10ƚ11jƴ19Ɓ32ƨ
a flood	86 14ƙ
a form	87 15Ƶ23ơ29Ľ
a friend	81 -7ƕƳ7Š9ų12Ɯ17ļ46A
a full	86 7ƫƼ10nƇ
a funeral	87 23ư
a garage	84 -11ƥ33Ű
a good	65 -20ű-11ǟ-8Ň-7Ŏ8ǃǈ9sņ10WŌŖƆ11Ũ13ǖ14œ17N18ǩ23U24iI27Ļ30Ŷ36Ǌ52L
a guardian	87 37Ư
a guy	89 9Ť14ǜ
a high	87 7Ů14Ř30ƣ
a hip	89 -11ž12ǡ17Ɖ27Ɯ
a home	89 13Ɔ20Ɲ22Ɣ
a homeowner	87 30F
a hot	87 16ƍ25ƒ
a hotel	87 21Ƥ
a house	75 -12Ɯ-9ķ-8ƞ14H25ƣ58F
a hurry	89 -7ƚ49Ń
a hydrant	86 40Ə
a is	89 -13Ʀ16ű55Ɠ
a job	73 -17ƨ8ǚ10ŧ13Ʒ18Ķţ22ǐ28Ǔ32q
a kid	82 -7z19l25ƍƦ29Ź
a landlord	89 -15Ɣ-13ǌ-9ơ51F
a lawsuit	89 22ķ
a lawyer	80 8Aķ13ǩ15ǜ30Ʋ
a leak	78 -12Ɯ18ƛ33Ť
a letter	87 -11œ14Ŕ28K
a license	77 -7n29ŷ
a list	86 -19ķ-13ơ11Ƽ13ǌ45Ɨ
a little	65 -12x-7u7mŲ8glIńņƆƑƦ9zĿƹ10cŐ11ĶƯƳǄ12Ņ14ż15Y19Ŋ21œ
a living	80 -9ƞ21Ʋ31q45P
a loan	67 -8Ʀ10ƪ16Ʊ26Z28Ŭ
a long	82 -7S7O8ő10ů12ŝ18gŸ27ř
a lot	71 -8Ű-7Ǉ7řƚ9NR10ƙơƨ11t12ķĿǖ13Ň14ś37Ɵ41Ɯ
a m	89 -8Ň19b45L
a medical	84 10Ǘ18ǁ
a mess	89 10Ŧ12Ƴ17ť33i
a minute	86 -29O9iś10f12Ś14u34N
a mistake	89 34ǚ
a month	61 -18Ĵ-17Y-15Z-11ĸ-10Ƭ-9ť7ǝ8Ǖ9ƥ10ǉ11Ŏ13Ũ15Ɣ17Ƥ18T20Ņ22Ķ23Ř35Ơ52Œ58X
a mortgage	75 -8ƕ8Z13F20Ɣ
a motorcycle	89 11ş14Ū22ǀ
a mrs	89 46f
a nanny	87 -9Ʒ10ų31Ư
a new	75 -11PƩ-10U-9ƞ-8t-7ĴŶ9Ɓ10VƄǙ12Ƶ19Ź20Ǖ24ǅ25H28G43S
a nice	86 -9U8ź14Ƨ18i
a no	89 10ƴ12Ž14Ŏ
a normal	65 10Ǐ15R20ŭ
a number	82 -27Ƭ-26I-12Ņř-11ū11Ǡ15ſ17Ř19Ļ52X63Ǩ
a nurse	78 -8G9Q12q24S25U29P35ǁ
a okay	86 46b
a one	83 -9ǥ-8ř-7Ʀ9ū14Ƽ18ũǇ19Ƃ32ǡ
a or	89 13ƌ16Ɓ
a parent	84 7zŷ10ƽ57u
a pension	84 29Ķ
a permit	89 -9Ź7ŷ13ƌ15Ÿ
a person	89 -9Ǩ14ơ32Ŝ
a photo	89 32ś
a physical	84 8ƾ31ǁ
a picture	79 -7K11Ŵ14ū39ś
a pipe	86 32ƛ
a place	84 12ǟ14MƐ15Ƥ24Ɔ
a policy	73 -20Ɓ-8ƣ-7oŖ12Ƣ13ơ14Ļ18Ƭ25ƨ40ŏ47Ʀ52ľ
a pool	80 11ƍ
a private	87 -7F8ǀ12Q18ǣ21ơ
a quarter	87 10Ƭ15Ʀ19Ƙ20O
a quick	86 9ķ13Ŋ
a quote	87 -7ńŅ8Ľ44Ĺ
a real	84 -8I-7ř14Fŵ16Ɛ20Ŝ23ľ
a reason	89 8ƀ10Ŕ
a recorded	89 25ŋ
a regular	86 -9Ź-8ǆ11ƾ14Ÿ16Ɖ19ơ
a rental	86 7Ɓ10F35ŵ
a renter	89 17Ƥ29F
a restaurant	89 20ƣ25Ǎ
a ring	89 18Ǝ45f
a safety	87 
a second	74 -16Ŵ-10ǎ9Ļ10Ɵ11Aǩ14Ŋ15I19ũ20y22Ɣ25Ǟ43N
a security	89 -8Ǘ24Ǝ
a service	78 11ư20ţ
a slab	86 -9Ɗ28Ƈ
a spouse	89 -7ƨ62f
a storage	86 12ƥ
a strange	79 11y22Ǖ
a student	80 20Ʊ
a sump	89 28Ɗ
a term	87 -7ŕ19Ʃ20ƭ
a time	87 10b25L
a trampoline	87 
a truck	89 17ŪǦ21S22ǐ
a trust	86 15ƫ34Ʋ
a typical	87 13Tƿ16Ǆ
a w	89 19b29Ǉ
a week	68 11ǝ18ŭ21ů24ŵ25ƿ29Ų30R
a while	80 -10Ɓ-8ŭ-7S12ų14ƤǨ15Ų16Ň34ő
a whole	86 9h11ň12Ǖ14u15ķ
a will	78 80Ʋ
a win	89 46Ļ
a wood	83 14Ƈ
a workshop	79 12Ɲ
a wreck	84 12ž13ƃ20Ŝ
a written	89 15Ǔ17Ǚ
a year	64 -20Ɣ-15ť-11Ŭ7ƈƟƮǑ8ǊǞ9Ľ10ǝ11ŕ12Œ14p17q18Ɯ19c21ǀ26ǉ49Ĵ52Ů64T
a yes	86 8ŋ41Ŏ
able	81 -7J8ƮƷ13Y14z17N18ś
able to	81 -7J8ƮƷ13Y14z17N18ś
about	41 -14ǅ-13cx-10Œŕǐ-9ĻǢǨ-8NńƕǇǦǩ-7jSňŏŐŗşƭǃǞ7PĵŖűƋƏƢƺƿǉǗ8ĶťŨŶźƠƲ9BHƎƗƱƸǏǛ10nĽľŉŊŔŢůƨǂǊǘ11VņƔ12hAļłšŲŹ13u14pYǄǜ15ǌ16Ƭƶǁ18ŤŴ20ōƞ21ŀŇŝ22TŽǔ24Ƴ25rĿŞ37Ĺ
about #	63 -18ť-15Ĺǅ-10p-9ŮƕǢ-8ŀ-7Ň8Ķǉ9Ə10Ɯưǔ12Ō13ű14Ɲ15Ƌ16ƪƱǀ18Ǐ20Zƙ21Ŧǝ22Ɨ24Y30Ǌ32ƺ35Ƭ36T
about $	72 -22Ş-19Ɯ-13ĺƺ-11Ƽ-9ţ-7ƬƳ9ŉ10Ŀ11vŪ12Ƹ15Ų16Uƶǩ17ǂ20Ơ21ŀ28Ĺť46Ť
about a	78 8Ʋ11ĽŊ13Ŀ16š23X25Ĺ
about all	87 9Ŀ15Ƴ19r
about an	89 10Ƃ
about any	70 -8Ť8ƌ9ŹŻƦƹ10Ķ12ƛ13H16Ų17ǜ23ƴǘ24š
about anything	89 7Ƽ10Ŀ22ƥ
about being	89 8Ş
about how	82 -7Ķ9Y12ŮƮ16G21ƅ
about insurance	87 -8ƨ27ǌ
about it	65 -43Ş-12Ŗ-10łŤ-9ŝ-8ļŔƞ9ƿ10Ư12ĴĹĺƤ13ũ14ĵ17ŧ18Ǝ22Aǜ23Ŷ24ō26rB27Ň39Ũ44Ŀ50ŀ
about leaving	89 -7P23Ţ26V
about replacing	80 22ĺ
about right	87 33Ƭ
about that	73 -19Ť-9ǀ-8r-7Ũ8ĿŶ9k11v16t19ō22ǥ29Ƴ43Ň
about the	60 -16ƙ-15cƛ-14ŝŪ-13Ň-12xǥ-10ŧ-9œŕ-8ĹǞ-7ǈ7ĿŜŞżƟ8ǍǙ9űƐƶ11Hƈ12ŖƧ15ņ16uǩ20Ǜ21ƨ22ǔ26Ž27Ŕ28ƞ31ľ32Ŵ33p34Ǆ41Ť
about them	77 -23ŀ-7ƞ36ŝ57Ş
about this	77 -10ư9h10ŀ12ŋƧ13BǞ16Ƴ17Ŏ38r
about to	78 11Ň20T
about uninsured	79 17ſ
about us	84 -22A13ņ60ļ
about what	80 -9ǩ9Ş12gĶ14ƒƷ15ǉ16Ň20Ŗ
about when	89 -10z11Ƴ14Ľ28ť
about you	87 8m9ƨ10f
about your	63 -9vUǐ-7BľŇŌŎƮ7ĽƣǄǙ8Ǖ9kǣ10ƲǗ11pƨ12ƞ13uŊ16ůŹ17hƸ19l20zŪ25ǈ29n30Pŝ55Ş
above	80 -9ƣ15Ǧ25ĵ27ƍ49Ǎ
accent	87 47l
accident	78 -16ƾ-9Ƨ-7Ʈ12Ƴ14Ŕ20ż27ť33ƃ
accident $	84 -17ƾ-9Ƨ7ż31ť
accidents	68 9Ż16ţ34ż
accidents $	83 -7ż16Ż
accidents in	89 -7ţ32ż
accidents or	73 28ţ
account	70 -9IǠ7Ǔ8ķ10J11a17ŒŜ18ǔ20eYǕ27Ĵ41ř
account $	82 -15e-7Ǡ11Ķ13ař15Y18Ĵ22Ŝ27Ǖ
account number	81 -10I32e36ř
accountant	76 -9Ň15ǆ29AǠ33B
accountant $	86 -9B-7ǆ19A35Ǡ
accounts	87 14ǔ30Ķ
across	87 12ů21ļ
actual	89 14ǆ
actually	80 -8Ǆ7Ɲ8Ɛ9R11ţž12KĻ14P25Ŗ
add	73 -9ŉ-7ƒ11oZǠ14ķƱ18y20Ǐ21ƌ25c30Ɓ33ō36Ǟ
add up	89 -7Y20ķ25Ǐ
added	84 10ǥ22ƌ28Ǟ
adding	87 9Ź12ƌ20Ǟ
additional	79 11ǓǤ17ǧ18ǌ
additional insured	80 11Ǔ17ǧ18ǌ
additions	89 -10Ƽ36ƌ
address	63 -12Ǟ-10S-9Ɨ8F10n11ŷ15ǧ20E21Ű24J31ǋ33G51D
address $	70 -10Ɨ-7Ǟ7ŷ10F11ǧ13EŰ17n29G32ǋ
address of	83 -12G8ơ16ǋ23D
adjuster	83 45ŧ
advice	75 23A30B37ǚ
advice $	84 19A26ǚ
advice on	89 -15ǚ20A
afford	86 11ǔ19Ƥ30X
after	56 -13ƭ-11ŔŘ-7fivƱ7Vĵƕ8gǤ9ƋƧƩƫǟ10ƈ11Jţ12ľǢ14Uǎ15tEŜť16wƷ17ķŢ18LĻ19Ư21y23ƃ24zŨƳ25Ŧ33ũ
after #	89 -7z13Ţ15ť17ƽ
after $	82 -14Ŕ-8y-7OŨ16Ļ18w22z28Ƴ32ũ
after a	74 -7ũ7Ǣ10Ɨ16g19ţ22ƃ
after closing	80 24Ř
after high	89 40y
after that	79 8m10ƈ12tǟ17ũƫ19Ũ
after the	71 -8f8ƈƟ9tƳ10ĵƮǠ12bƯǝǤ19ľ22E27Ũ37ũ
after you	78 -10ũ8Ƨ10ƕǢ11w13Ŝ14Ǟ19ť28Ư33Ʒ
after your	84 -35Ř-8ũ11Ƴ16Ŝ20Ƨ41Ŧ
afternoon	83 -8Ń7g11Ļ12L14i18jŌ
afternoon $	87 12Ļ16L19j
afterward	89 -7ƽ9Ũ11Ƴ22ũ
again	65 -10ĸ-7Ť9ƚ10ƿ11o14t15kL18YŶ30ƓƗ31ũ32ň
again $	70 -7Ť10ƿ12LŜ13o15ňƗ46ũ
again how	79 -11ĸ7Ɨ28Y
against	72 8ǡ10ƔǄ11Bł13r14Z15ń26ƪ
against it	75 10ƪ12B15r21Z
age	69 -18Ɖ-14ų-12Ŋ-7o9vŸǍ10x11ƽ16ŷ26ƭ34ƈ67p100c
age $	78 -16ų-13Ŋ13ƈ18ŷ24v44p62c
agent	66 -9Ĺ-7cŐ7ſ8ǧ13Ǟ18ľ45ņ62Ŝ
agent $	75 -9Ĺ9ņ17Ŝ21ľ
agent ever	89 -8ņ7Ŗ12ſ
agents	78 19Ŝ29ń43ņ
agents name	89 -21ņ49Ŝ
agents you	89 29ņ
ages	83 -10Ĺ70v
ages $	89 42v
aggregate	87 28ǡ
ago	77 11ĺ13Ľƴ14u15f16G19ƈ38ť
ago did	87 14ť19G
ago was	87 22ƈ33ť
agree	86 -13ƨ12Ĺ17B18r24Ł32ǩ
agreement	86 8ǌ13Ƣ31Ǔ
ahead	76 -7Ʊ7d8a10Ś11yŇ14ľƲ21Ō25Ş
ahead and	82 9d11aŌ12Ś27Ş
air	84 -10ǆ11ĸơ14Ƌ15ŉǌ22ǃ
airbnb	86 37Ɯ
alarm	75 -10Ə7Ǎ54Ǝ
alarm $	83 30Ǝ
alarms	87 -7ƹ22Ǝ
alcohol	71 32ƿ33Ǜ
alcohol $	79 20Ǜ
alcohol these	80 18Ǜ
all	48 -22ǩ-17a-15Ǒ-13Ő-10R-9lpůƥǞ-8bAŗƉƮ-7ľŁŇňŝŭűŶŽƋƎ7rUŤǄǗ8Ɩ9şƣƲƷǔǡ10tĴņƾǐ11ĿţƳ12wũŮ13ŏƊƞǨ14gPWŨƨǕ15dƢƫƹ16ŴƝǇǋǖ17xķŖ19n25Ŧ26łƌ27k30ō31ǥ34ZƗ
all #	86 9Ƣ10d12s25ł
all $	72 -10RƎǍ7nH8ƣ9Ɯ10Ɣ11xƌƳ13Şţ18ŏǡ20Ɲ21k24g31ō32ƹ
all about	89 10ƨ38ł
all at	84 13Ĵ14n
all day	87 7I11Ŵ49P
all do	84 12W16Z22Ɗ25ǥ28Ǆ
all in	80 -11Ɨ7Ń10Ś11X14Ŧ16Œ19ķ37ǖ
all is	83 -11Ɖ-9Ż10ţ13uķ22n30Ŗ
all lives	89 -19ŷ20n
all of	71 7r9tǘ11ĺ12ĿŨ13Ŧ14ŪƂ15Ŝǒ17ǋ18Z
all on	86 7Ǘ12q17Ǩ28ƨ
all over	87 -7l7CR9ǐ15ƒǔ
all right	89 16şƷ17Ʀ18Ŋ
all that	76 -14Ƴ-9ŐŦ9ƌƗƣ10kĶƏ11Ǧ12y14ťǙǥ35Ũ
all the	74 -8ƗƮ7Ʒ8Ŀ11Ǩ12Ń14ŚŲ17ũƝ19ņ
all these	87 14Ɓ15ĺ28U
all this	81 12i14Ƴ18t25r
all together	86 -11Œ-7ş14Ǌ17ǉ20Z
all you	83 -21Ǒ11Ļ13Ǘ26Ǉ
all your	76 -8ƥ7ķ9ǔ15ƾ16ş29Ǖ51Ɨ
alls	89 -7ƞ7ƶ14ń19ƻ26n
allstate	89 -12ŏ16ő18Ņ28Ő
almost	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
almost cost	80 22Ǖ
alone	80 -12ǋ-9Ɣ-7ł7Ŗ9z14Ʈ17Ʒ21Ł23Ǎ30n
alone $	83 -9Ɣ-7ł7Ɵ14Ł15Ʈ17Ʒ33n
along	78 10i12ǀ14Š15ƞ18Ķ19Ƨ21s
along $	86 -11t12isx14ǀ20Ķ22Ƨ
along with	89 7Ƃ12s19ƞ
already	73 -7ǂ8Ɩ9Ƶ12v14pư16ǩ18Ĺ19Ź30Ɓ31ŏ
already $	86 20ǩ50Ɓ
already have	89 -12Ɓ10ŏ13Ƶ18Ĺ
alright	71 10ǁ11KŨ13NŇƮƷ14ŋ16M26Ŋ34i
alright $	83 8ŊŋƮ14Ũ19M25i
alright if	87 16K18Ŋ
alright with	84 7Ĵ8Ŋ10ŋ14ǁ
always	78 9Ř10ĸļ11ņ12Vĵ23Ɨ32l
am	55 -16Ɩ-13ŉ-9ƀ-8Xř-7LQŀ7kAŪŮƹǩ8qrĹĽŊƊƳǌ9Pŵ10wUŌŝ11IMŅņ13cdfhŇ14ǥ15ż16Cƞ17g19bńō22N27i31a34ň
am a	89 9O12K29g
am curious	89 9B14r20Ĺ
am going	83 9dŻ12o17a19P
am hearing	83 -13ǩ8Ł10H11gŢ19ŵ25h
am i	65 -18Ɩ-15Ĺ-10B-8ř7v9uōƹ10Aǌ13iI14q15Ō18cǥ19Ň20Nň22C23ń24b33a41ǩ
am not	87 14B17N20Ņ21ŝ
am sorry	83 8TŤ9z15f19ņ
amount	71 8ƚ11Ʀ15ŦƗǖ19Ɠ20X28ŗ49Ƭ
amount $	87 12ŗ14Ʊ16Ɨ
amount on	89 8Ǣ16Ʀ24Ŧ
amount you	89 16ŗ43Ƭ
an	52 -14Ɲ-13Ǐǧ-12Ǡ-10ǗǨ-9eĺŇƧ-8ŃŹ-7Ŗšǥ7Fżƕǌ8RĹőƎƞǃ9qKŊƃƣƶǀ10Ŕƅǋ11lJO13Pǜ15ƴǦ17ľ20ĶŪ21Dǉ28b29Ɨ30Ƃ31ǖ32Ŝ33Ƅ44A51ǆ
an #	87 -7I23Ŝ
an accident	87 -10Ƨ11ƃ15ż16Ŕ
an accountant	84 -13Ǡ-7ǆ69A
an agent	81 -10Ĺ7ņ17Ŝ23ľ
an alarm	89 24Ǝ
an apartment	86 -9F10ƣ17ƞ23D
an app	89 10Ž41ǖ
an email	80 -11Ǡ17K22J
an emergency	89 19Y
an employee	84 28ǜ
an hour	87 16L22ǉ23O
an insurance	86 -7ĺ13ţ16Ĺ17Ŝ19ľ
an llc	86 27ǆ
an old	84 12Ĺ14ŀ17ő18Ū21Ķ
an older	87 14Ƌ19ƅ
an s	87 15b33ǆ
an sr	87 24Ƅ
an umbrella	71 10ƂǦ18ǩ
and	32 -23ǩ-16ƣ-15ǋ-14ŃŇ-12jS-11ŲŵƅƸ-10Ņňš-9ŨǓ-8ŀŉűƳ-7KĴĽŝŰƒƙƚơƦƱǑǔ7ƁƂƯư8tRUĶƆƓƕǀ9qNńŘƃƨǗǢǣ10nķŌőƜƼƾǆǙ11hpBŐƔƢ12eſƎǌǠǥ13řųƫǁ14Tşƻ15PƗƿǐǕ16zƛǏ17JŦǇ18ŷ19vƋ20ō21Ĺů22Z23W24Œ27dǃ28CDǚ29Ǜ32o33wǈ35ƺ39Ū42a
and #	76 -15Ǒ-9ň7Ǐ8Ƣ9ƺǉ10Xǡ23n40Ǉ42v
and @name	84 -7Ū8Ƣǈ10t11Ł30ŷ
and a	67 -12ǧ-10ų7a8ư9bũ10hǣ11Ķǈǌǥ12Wůƻ16vǁ17ŪƑ20u25ǐ26ƺ
and about	82 -16c-7Ķ9Y19U27Z55ƺ
and address	89 -10J-8ǋ10ơ26ǧ
and all	77 -9ŐǍ-7p8Ƣ9ƌƗƣ10kĶ11ƔƜ15ǥ17T
and an	89 7ƣ22Ū
and and	73 -9ǁ7ǒ8JP9dƟ10DĶŖƜưǀ11Ǧ12ƺ14ƾ17Ǚ
and any	87 8ƽ10ǐ11ƿ
and are	80 -11ǌ-8y7Ǝ8c9Ʊ11F12Ǥ28u
and by	78 -22ơ-18ǌ14p60Ĺ
and cards	80 17ǖ
and clear	87 -13ň8Ŭ13Ʒ42Ɣ
and collision	80 20ƀ
and could	89 11ǚ14ǟ21W
and dad	87 16z
and did	81 8m9ō10ż11ƌ13n16Ŕ21ź
and do	70 -10Ƌ7ƿ8Ƃ9gſǌ10YǑ13ŗ14ǣ16Ŋŏ
and does	89 7Ǎ12ź
and for	83 -15ƺ-8dŘ9pƀ12Ɨ15ž16ǁ20ǂ
and give	89 8ŷ9d11Ɨ14a
and hail	86 8ƚ10Ř
and has	79 13ǣ
and have	80 -10Ɓ11š13ƴ14ƛ16ƪ
and he	83 -10q-8ǩ7ƽ9ǒ21ǜ22p28s29o
and his	87 -39d9ƶ10nǑ34ƨ39p
and how	57 -26ƣ-17w-11œ-9ƒ-7r7ĶłŨƏǦ8hOŭƐƺ9ƼǍ10ŷ11Ǖ12ŦŶ13ŧ14ƨǄǇ18TĻƆǂ22c29t45Ɠ
and i	68 -14Ʋ-7pƴǩ7iŊŎ8wGƼ10qMŐǆ11xō12ƄǞ14NƬ15O18ň27Ō29L
and if	74 -9ǝ-7Ŋ8Ǩ10ĸ11zIŢƯ13c15Ƨ25ƫ
and in	78 9Ǌ11ǈ16ǐ
and is	62 -14ƚ-10ƪ-8ƣ-7ǂ7ƃǄ8Ɵ10g14F15ƸǛ16TƩ18Ǡ20Ř
and it	75 -7Ǐ7Ƽ8gJ9ų10ǚ11ǘ12Ƴ13Ɛƛ17Ʋ18N20ż30w
and just	89 22ǋ
and last	80 -9Ÿ11o66a
and look	89 -7ŧ13Ƈ21Ǚ40Ŝ
and model	87 11Ū
and no	83 8g9ǀ11Ƴ12h14ư15ƿ
and not	89 15ǩ16Źƪ19ĺ
and on	89 8y11Ļ14q22Z
and raised	89 33l
and read	80 9Ÿƪ10e11ǌ12ǉ19Ś25ƻ
and roughly	79 -8T30Ʈ
and some	87 12ơ13Ž16ķ
and street	89 20D
and such	89 10Z11w12ŭ13ƻ
and tell	74 7ŗ8ž9Ɖ10ĸƷǈǌ11WŠŪ13ŀ14Ś25ſ
and that	75 9ƛǥ12Ŵƿ13şƼ20WƦ28Œ34Ť
and the	59 -35Ū-28p-16I-14ǋ-13a-11cŐƔ-10Ƃ-8Ņ-7iƓ7TķŽƁƗƻǑǟ8ŹǌǙǛ9eCƇǦ10vǥ11ŝǈ12œ13ƫ14Œ17řť18wǕ20n24Ŧ38Z47Ŵ48D56d
and then	76 -22Ť-9v-7Ŝ7ƴ8ƫǈ9dH11ń20y22wņ71ō
and they	80 -8ž-7Ǒ8Ķ10Ƥ11ǖ12Ʈ25ǩ30ơ36Ŧ
and we	87 12s14ƭ
and weight	82 23ƺ
and what	50 -20Ŵ-14ĺ-11ƺ-9ťǠ-8Tǩ-7Fƶ7yBƔƣƳǊǔ8awJĿōƕǧ9Ţƚ10Cœ11Rő12Pľŗ14řƌ15Ơ17Ư19d20q23Ĺ28ǈ43Œ64Ū
and when	74 -8ōŦŨ-7ǎ7y9Rśť13Ƨ15P16ƒ20Ɩ28ŕ
and where	72 -37ǋ-13ų8D9M10ǀ15QX16Ǐ24Ŵ64C
and which	75 -28Ŵ-8C-7F8J12ƶ23Ūŷ25ų26ū
and who	67 -19Ƴ-15ŷ-10Ł-8f8ơ11Qƾǈ12ƕ16h19Aǐ22Ť23o42Ő
and whose	78 -9Ł8Ź12F17A27Ƣ
and why	89 -21ǩ-10Œ18Ŀ23r36ĺ
and would	87 13Ž14Ƶ
and year	87 22d
and you	68 -11C-7z8ů9Ŭ10Nƃǋ11RŌƵ12sų13ǆ14őǕ18f20ǝ23pƤ24Š53a
and your	62 -18ų-12PǦ-11Ŵ-10t-9Ƹ-8swGǗǠ-7uŒǋ7Ɵ9Ũŷ10ezǘ11DƂƢ14o15ǎ16pƘ17v18ǃ19qŐ23ŁǨ26B27Jǆ31aů
animals	86 31h
annual	76 8ƪ14ŮǊ16ǉ18T
annual payroll	87 18ǉ
another	72 -10F-9ş-8pƦ-7ķ8ż10ŸŹ11ō14v15Ő16ƴ18Ŷ19I20HǞ27Ŵŵ29Ɵ35y
answer	86 12K13ľǚ18Ŕ20ŉ
any	40 -23Ɓ-18Ƨ-14p-13Ǉǐ-12QUŐųƗǅ-11ŅŗǢ-10cĴ-9ŖŽƟƠƩǧ-8aFōƃƞ-7SĻňŴƀơǝ7żƚǈ8ĶńƙƨǄǎǚ9xYũƿǜ10kŏŞƴ11ZŌǑǓ12ŋ13ǘ14uWŪ15Ɛǔ16yĵţƱƾǃǆ17ƻǂ18Ɖ19ƪǙ20jƛ22ŻƑƘƼ26m27gH28Ʀ30Ɯǀ31ķ32ƹ34h36űŲƸ38š41Źƌ46Ɲ
any #	83 -18ǣ-17Ǉ-16ǅ11h42Ǒ100Ʊ
any $	84 13ƨ19Ɲ25g
any accidents	70 12ż21ţ
any additions	89 -10Ƽ36ƌ
any animals	89 25h
any bankruptcies	89 20ĵ
any big	83 -8Ǟ35k
any business	86 14Ų21Ɲ
any cash	87 13ǖ
any chance	89 11l15H16V22P
any claims	79 37ţ
any close	87 -7ǝ17ǘ42Ǚ
any coverage	81 -20Ƨ-13ŗ-10Ʀ28ƨ30ŏ40W
any damage	76 -16ƛ31Ť42ű
any delivery	80 -7Ų13ŭ
any drugs	89 15ƿ
any excess	87 
any family	78 -8ǂ18Ƹ
any fender	87 28ż
any health	80 37Ƹ
any heart	89 -13Ƹ15ƽ19Ƽ
any hobbies	87 -29ǀ56g
any insurance	87 -13š-12Ő10W16ƴ19ſ
any jewelry	89 21Ƙ
any kids	83 12u27Ź
any leaks	84 24Ɖƛ
any life	82 -12ŏ-7ƴ11W66Ʀ
any loans	87 -8Ʊ8Z29ƪ
any losses	87 32ţ
any more	86 -10ƌ-8u-7ǀ58y
any of	72 -20Ɲ-11ų-8Ž-7cƠ8ǌ9Ǒ10Ǧ11ǈ12Ųƽ13ŏ15ƦǏ16Ź21j27vƜƥ
any other	77 -17Ņ11Z15Ū22ǋ26ş27ŷ33ń
any plans	83 8ǀ29H
any prescriptions	87 20ƻ
any questions	83 22ŉ
any reason	89 -11aŏ32Ō
any remodeling	89 17ƌ
any roommates	87 24Ƣ
any savings	87 31Y
any side	78 21TƝ
any subs	89 7ǒ
any tickets	82 -16ż-12ţ43Ż
any time	86 -9Ƽ-8Ʀ13H14š20ƴ33Ƹ
any tobacco	87 34ƹ
any trouble	87 -13Ǉ10ĵ32ǜ
any violations	89 
any water	75 12ƙ15Ǝ23ƛ
any wood	89 14Ɛ
any work	86 -14QU-8S16ǔ44Ɲ
anybody	56 -20ƪ-14Ǐ-9Ɲ7tƂƢƧ8zƁǙǩ9ƋǇ10ƟǑ11nŜŝƣƳǜǢ12hŁƓ14ǔǡ15ŏǛ16Ťŷ17ŲųżƜƴ18ǣǨ20Z21Ǎ22Ŗ23ńƯ
anybody $	80 -17Ŝ7ŁƢ9Z14Ŗ16Ƴ24ń29h
anybody been	80 22ţ
anybody else	78 -10Ł-9Ƣ-8ŲƜ7Z8ų11ż14Ǩ29nŷ
anybody ever	77 -7Ƹ9ǡǣ11ƨ12Ŝ15Ǜ17ƴ19Ɯ22Ŗ
anybody hurt	89 -7ǜ19ǣ36Ť
anybody in	89 -7n7Ų10ſ11ƽ
anymore	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
anyone	64 -12ƈǈ-11Ÿ-10ţ-9Rŭ-7ǒ7zǧǨ8şŷƢǘǛǣ11Ɖ12Ɯ13ǩ14Ʊ17Ǣ18ƯƳǜ19ŁŖ24ǐ25ų29Ɵ
anyone $	89 -8Ŗ18şƳ22Ł40ų
anyone co	80 20Ʊ
anyone else	84 -14Ÿ7ńŷ9Ł11Ƣ29ų
anyone gone	79 13ǣ
anything	50 -11ǩ-10Ş-9Jŋ-8Hž-7ƈ7BNųżƚǍǎ8ĿƱǓ9Ŕ11ZƑ12ĵƳƽǕ13kƂƸƻǏ14gũŲƦư15ƨ16Ňŏǀ17ƲǞ19Ż20Ƙǂ23ōƼƿ25ţƄƍ26ŉƥ
anything $	67 -13Ʀ-12Ş-11ţ7ŏƨ8ōŸƄƾ9r12Ǔ13g14Ǜ15Ʋ16Ų19ũǂ21Z29Ǟ34Ƽ
anything else	73 -12ŉ-7Ƙ19ķ20ş38ō
anything from	89 8g17Ǖ33Ƅ
anything fun	84 -7g35k
anything in	78 -14Ƽ-11Ƙƽ-10ōŞ7Ƴ12ĵ13ŏ14ţ17ƥƲ31Ƹ36Ʀ51Ň
anything like	74 -15Ň-9ō7ĵ8ƹ10W11Ų12uƜǎ13ƙ15ų16Ż17Ɲ30ƿ
anything on	80 -13ŋũ-11ž-9Ÿ9ţ10ƃ15űƄ22Ƃ26ƨ31Ż
anything special	77 33Ƙ
anything that	86 -8ǩ7Ŀ11ƻ13ōƽ14Ƙ20ǀ
anything to	89 -10ţ-7ŏ13ƶ16ƍƚ26ũ
anything valuable	89 -18Ƙ14Ɗ
anything you	78 -17Ǟ-7Ŀ9ƻ10Ƽ12Ş17ŝ19ƥ36ŉ45ō
anytime	89 33H
anytime soon	89 33H
anywhere	76 -7ǘ7ƛǀ13ƋǗǥ21ş26k31ň
apartment	61 -17Ǎ-11Vƛ-10Œ-8Ɲǝ-7ǧ10Ű12ƞ14G15F16ơ18Ɯ19Ťƥ21ƣ23DƗ25Ƣ27Ơ30Ƥ
apartment $	69 -20ơ-13ƛ-12V-7ŒǍ12Ƥ21Ƣƥ23Ť32F43Ɨ
apartment building	89 -14Ǎ7ơ19ƣ
apartment do	80 -9Ɲ28Ɯ
apartment or	87 -30F26D32ƣ
apartments	84 7ơ17ƣ39Ǎ
app	71 -8Ʀ7śƿ9ǆ16ƴ20Ƅ25Ś32ǖ33Ž35Ų40ŝ
app $	82 9ś10Ś29Ž37ǖ
app that	89 30Ž
application	84 10ǀ11S15ƴƿ16Ō
applied	89 -9ƨ21ƴ
appointments	87 7ƾǗ9M11ǖ16ŵ
appraise	89 24ƒ
appraise for	89 24ƒ
appraised	87 38Ƙ
are	33 -16ŇŠǅ-15ǖ-14ŔŜ-13ŅűŴŵ-12AŹƗǃǥ-11ƔǓ-10ļĽōŧƀƨ-9tŊœƜƥƯǛ-8qWšŰƝƫǜ-7mBKśƧǂ7MXŁŉŋƹǣ8dnETĶķŞǊ9sĵĿŀťŭųƢǐǤ10NŒƏƖǗ11ŬƁ12ňƚƤƻǨ13uRŖƑƮǇǠ14yƷ15kLVĻŃŨŶ16błŌŏŝƟ17wƭƱ20fglǑ21zĹŗũŪƞǀǈ23ŢƺǞ26aHƸ27i28PQƣǟ29ǎ30vZ32x35Cǆ37Ő38F45c49ǩ
are #	83 -7P12ǆ20p32ƺ57c
are $	79 -13C7c8r14j20Ţ27b64a
are a	75 -8Qǁ-7Ň7Ƽ11Ʒ15b16F23l27d31g73P
are at	83 7Ř11U12ž13S20ǋ43Q
are covered	86 -9Ǒ-8ŏ8ſ15Őŗ16ǒ30Ʀ
are done	89 17y18Ļ19ŷ29Ǟ
are going	86 7Vĵ9ł12ǟ15Ł
are gone	78 -14ƭ-8ƕ12Ư20ƶ21ƟƩ24Ʈ56Ʒ
are good	89 -16Ň15ŉ16ŋ21Ō
are in	68 -31Ǎ-11ǖ-8Ų-7űǔ9ơ10iƃƟ12F15Q21ƙ22ŎƢƸ27Ǘ31ƣ32C34ų
are looking	87 -12Ĺ14ĺ22Ǌ26Ƭ
are not	73 -15Ş-11P-9Ơ-8ǩ-7Ɯ8CH9ŀ11Ŧ13ƴǝ14Ǡ17Ň18Ɵ20Ʊ21ǈ25Ŗ31Q36g
are off	87 11k12R13ƃ17N
are on	67 -15ŷ-11w-9ǉ-7Ƈ7ŗ8Ů9ŋ10T14ŚƑ15N17Ūƣ18ǆ19Ǡ28Ɓ33Ǉ
are out	89 11ů18Ǩ
are over	86 -17c24T33Q42C
are paying	84 -11ĹƠ-7ǩ8Ŗǥ10ǉ14Z31Œ
are right	89 9Ů10M
are the	62 -24u-20R-19ž-15Ǐ-11kǇ-9ǖ-8P-7ƖƷ7ų8bqşƇƑǑǨ9ǉǤ10ƋƛƞǗ11ŝǆ13yǄ14ǐ19ŭǕ22řź24Ǣ25v32ŗ49x
are their	87 -11Ņ44ǈ
are there	70 -8h-7ŭ8Ƒ13uǇ14Ɖ23ŷ26ǩ31n41Ǎ
are they	62 -17ŝ-15ǟ-11ǩ-7uŔǃ7ƪ8Ś10ǔ11Uş13zǏ16Œ19Ǉ20Ş23Ǒ25w32x63v
are things	84 -11U15ǟ28i
are those	81 10ǐ11ƻ16Ƒ31Ǒ
are we	72 -15ĺ-14ǩ-13gĻ-7Pǈ8œƆ9Ŧ11OŎ12Ƶ14h15c17ŃŌ19ťŪ24v33X49Ĺ
are with	81 13QŞ14ŝ65Ő
are worth	86 -14Ǐ-7Ɠ8Ɨ11ķ19Ɲ23Ƙ
are you	40 -25v-19ǇǢ-16Şǅ-14Ǒ-13œ-12Ɨơǝ-11Šǖ-10eqōŒşƔǈ-9ǔǥ-8xzŀŇƨǌ-7WļŜŵŷƆƑƝƦưǓ7oMĵǐ8VŕŗƠƮǋ9ŖƒƣǞ10sƖ11ŭŶŽ12lDľƏƸ13Gƹǁ14FĴŁ15EŬžǣ16yHŝƚƞƱ17Ŀ18f19Lķń20ĻŨŪƻ22R23ŃňŢ24Ƥ26iŐ27ł28c29uƺ31P32k33ǀǆ36ŏ38Z39ũǎ40C45ǟ59ǩ
are your	60 -13ŗ-9PŒ-8nƘǄ8Ǒ9lƀ10Ǎ12u13V14ǈ15ư16Ǌǩ17R21Ǐ23ǔ24Ǣ25ĺ26w38v40z43ǡ
area	80 -16ƚ-13S-11ǅ-7ǩ13jFŔ22E32lC35I
around	58 -13H-8ǩ7ŬųƕƧƯ8WŅǂ9ĵſƓǧ10uLşŭƎ11h12Ʊǁ13Ƒƥǉ14l16nVƍ18T20Š22ń24ŵ25C26s
around #	80 9Ǘ10s12ŒŬ16ĵ31T
around $	73 -14H-11t-10h-7y8Ʊ9zǧ11Ưǂ12W15ş16u19ŵ23V32s37ń
around here	84 10Ɠ12ų17l
around if	78 26ŵ
around it	87 13X14ƍ16n
around so	89 22ƥ
around the	82 -8ƛǙ12nǈ15Ǝ16ƍ20Ƒ
around there	89 12l13ƙ15Ņ18h
art	76 30Ƙ
art $	78 19Ƙ
as	57 -17Ư-12Ÿ-11ǩ-9Ǘ-7Ĺǋ7aKŀŢŴƦǁǍ8CŒ9pżǀ10Ǥ11vŚũ12dń13Ʋ15F16ƫ17Ǔ20o21ơ22ŏ23f24cŷ53ǃ
as a	76 7P8Ƹ11lőŴ12Ʀ13ǀ15Ż29ŷ
as additional	86 7ǒ42Ǔ
as beneficiary	72 17ƫ
as it	86 8j12ŶƁǈ14Œ
as the	83 -11Ÿ-7ǋ12ƫ14ǃ18d22ơ
as you	84 9ǂ10o12pKǍ
as your	89 -7D9Ŝ10Ű19C
aside	81 13Ʊ30Y35ư
aside for	86 14Ʊ22ư
ask	59 7GŦƾǌ8iĵ9šƧ10uƇ12ǒ13A18Ĺ25Ŋ27Ǔ29c31Łƿ46ŉ
ask $	81 18Ŋ20Ǔ43ŉ
ask for	69 -13Ż-9ơ9Ǔ10ƾǌ21ƿ34Ĺ
ask me	83 47ŉ
ask so	89 12ũ13hŦ14Ƶ
ask you	79 -32ŉ-9Ĺ11Ǔ20ơ64Ŋ
asked	72 -12Ƅ8ōơ11pń13a14ǒ16Ǧ17ƕ20ǧ
asked for	77 -20ǒ13ơ19ƕ24ǧ
askin	89 -7P13Ŋ16v17a
asking	73 7p8ǘ9Ơ10Ŋ11cǦ12ǧ13Z14ō17Ľ18ơ23ƒǓ27Ƅ
asking $	84 -7c12Ņ15ŊƠ17ō18Z34ƒ
asking for	80 -7Ʋ9ǘ12Ǧ14ǧ23ơ24Ľ31Ƅ
asks	82 -14ǧ7u9h13w14m15ǌ17P
asks about	89 10h15m
asphalt	86 32Ɖ
assets	87 28ķ
associates	89 22m
at	41 -19ci-18ơ-16ƂǞ-15Ŕşƃ-13ŝŨǈ-12ŒŦƪ-11lŐƷ-10ŀŕſ-9RYůƎǄǇǑǨ-8kňŌŧŻƵǏǔ-7joZōŤŭųƅƞƟƳǂǗǝ7ŁŇƛ8BĶœŹƓǒ9łŗƖƘƭƿǠ10gĺŮƦ11bCǙǡǦ12DļžƧ13ńƽƾǊ14qxĵŷ15Vǌǣ16ƹǤ18huŎżǢ19sŚŰ20N23GLŜƥǖ25ź27Ľ28ŏƨ29ĿǛ33W37Ņ41U44QƝ46J51n52S
at #	69 -10ƿ-9Ĺ-8Qǎ-7Ň9RƘƧ10žƸ12Ɗ13sŸ16ǋ19V21Ƭ23ŗ28Dƽ31Ǜ37L42Ņ
at $	75 -14Ű-10ſ-7ŗ13Ƙ14Q18ń21ĵ22ł34Ɠ60C
at a	75 8bƹ11q13N19Ķ21ż37P
at all	69 -10Ǝ-9ŐƦ-8R-7Ż7L8su9HŮƿ10x11ƌ12WŞ16Ũ17ǡ18Ɲǥ20ƨ21ţ23g25ŏ30ƹ
at fault	86 26ż
at gmail	89 19J
at home	69 -15Ư-11Ɯ-9Ǐ-8Ő8p11rƨ15q20w22h24Ź35Ɲ39u52n
at it	74 -11Ĺ-10ő-7G8g9sǅ10Ɲ11Ś13Ǟ21Ŝ24ĺ29Ŗ31S
at least	89 -11S12ǅ15ǡ16ő22ŗ
at night	68 -7ƪ7Ǜ9nľƿ10Lĸ11ƻ14Ǐ17x18ǖ20Ļǎ24Ŀ30Ű
at once	86 14Ĵ
at risk	80 14ķ
at school	78 45ź
at that	78 -8DH10G11F13Ʈ15VŜ34n
at the	55 -22ơ-18ŗ-17V-15Ǟ-13C-10i-8Ɨǩ-7Hŝǈ7ŮǙ8ŎŵǛǠ9ƾǤ10nƦ11ư12sľŠǊ13bDž14Ő15Ŀř16ƖƝ17ƛ19ƥ20ĺ21ǖ22Ľǟ23ļǌ27Ś29ŏ33S36Q50U
at this	83 7Ľ10œ11V29G
at work	69 -25P-17ƃ-13Ɯ-11Ŕ-10Q-8Lŗ-7q11V13B15NŅƯ19Ƨ28Ʀ29U31ĺ38ǣ57W
at you	87 14L22Ņ23Ŀ24Ň
at your	66 -12şŸ-10D-9Uǣ-8ŕƗ-7Ǎ7ĶƮ8ǘ10ǒ11ĸƣ12ƍ13ƥǛ14hǙ15ĵ20GSŰ21ƾ27Ł28Ɯ33ŷ
attack	86 11ƽ13Ǩ19Ƽ
attorney	89 11Ʋ18BƖ
audit	68 9ǣ17ǒ46Ǥ
audit $	81 18Ǥ
audit @name	89 11Ǥ
audit go	78 11ǣ
audited	84 24Ǥ
audited $	89 20Ǥ
auditor	86 -7Ǒ30Ǥ
auto	68 9Ƅ10ſǃ18ǥ19Ĺ26ž29Ƃƃ40ş
auto $	81 -7Ź16Ƃ17ş35ž
automatic	89 11Ĵ13ƛ
average	89 10R16ǉ25ź
away	66 -8m8ŢƧ9Bǁ11Ʊƴ12ƿ14ĶƳ18Ʀ19Ļ21ŉ31ź35k40Ɵ41Y
away $	79 -7ƽ11Ǩ14ƴ17Ɵ24Ƴ29Y
away at	89 30ź
away for	84 -8m-7ǎ9YƟ13Ʊ15k26Ķ
away from	87 12Ţ13B17ƿ28k
away with	86 13ŉ29Ļ
awesome	72 -10ǌ-7ľ9cuFǊ10ĻţƇƧ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
awesome and	87 -12ǌ7o12F15u
awful	87 13Ʈ14ǉ15ĸ18Ũ
aww	80 8z10fxƅ12h13ļ21ƫ
aww i	89 -13t9z12ƅ14hx
b	78 -8ǀ-7Ķ8ū11DƜ31dź34ǥ44ǃ
babies	89 16Ư18y21h
baby	72 -12ǂ-7Ƹ13wƻ18v19Ư20ĺ21y24x26d34Ŷ40u
baby $	83 -13Ŷ12x17w22u23Ư
babys	84 -20d-8ǃ7V22v24w
bachelors	82 45m
bachelors $	89 7m
back	55 -12ǩ-10rƗ-9Ŗ-8Őţ-7aGĺ7Ʈƹ8őųƴ9Ř10IŀŴƍƲƾ11hƿ12ŒƑǟ13Ů14uſǣ16VŨƩ17L18ƙǝ19Ɲ21ň22YŠƷ24ƪ26Ľ27ťƓ
back $	73 -17Ɨ-7S8Ǟ9VĽ10ƪ14H15ŀť18Ŵ23Œ29L35Ɲ
back and	87 -11Ő-7ţ7ŭ15ǣ16ƴ18ų
back in	81 -8ĺ8y13tť14Šƹ16Ľ
back on	70 -9Ƥ7ǚ12ƃ22Ř24Y27Ũ
back then	83 -7G10ņŠ11ƅ12œƒ30Ʃ
back there	87 22h28u
back to	80 -9Ř-8Ŗ8V12ľ15ň16Ľ18Ʈ22Ʒ32Š
back up	80 -9Ɨ9Ƒ11ƙ16Ǘ17ǘ20ň25ǝ30Ɠ
back when	89 -7ŀ11Š15ƿ27ſ
backed	87 8ż11ƛ40Ǘ
backed up	89 11ƛ41Ǘ
background	86 8s24ǜ25ǩ
backup	79 12Ɗ26ƫ38ƛ
backup $	89 30ƫ
bad	70 -11Ŵ-9s-8Ő8bǍ9Ůǘ12ĸƇ14ŝ20Ţ25ż28ǚ30N35ņ
bad time	84 14ņ20N
balance	86 -14ƕ11Z35Ɣ
balance on	89 14Z
ballpark	79 -8ĺ9v15GĻ19ķ25T
bank	68 -24ř-7Ł7ǐǕ8X9Z12ƙ18Ƅ28Ĵ30Ŭ32Y33e53ƕ
bank $	79 -10Ŭ8Ƅ10e11Z23ƕ25Y
bank account	87 -28ř26e40Ĵ
bankruptcies	89 20ĵ
bar	86 60Ǜ
bar $	87 60Ǜ
bare	87 12ŏ15ƀ16Ő20ŗ
barn	87 -11Ɨ-7Ɠ31Ƒ
basement	64 -10Ƙ11Ɯ13Ɲ14ƥ25ƛ53Ɗ
basement $	78 -12Ƙ13ƛ17ƥ19Ɗ
basement and	79 
basement finished	87 
basement or	79 20Ɗ
bath	87 11ƌ17Ɔ
bathroom	87 10Ɗ13ƌ
baths	84 20Ǆ23Ɔ
baths $	89 -11ƌ21Ǆ26Ɔ
be	49 -18Ǔ-12ĸ-11qŶǨ-9Ōƫ-8ŠƤ-7aIŇũŭƗƧ7ĴŷƘ8ŵ9eĶŁō10bŀœŨ11TĿ12nKśǧ13A14Hłƭ15VơƷǞ16ľ18ķŞ19X21ŏǌ22OZ23cĻ24mŊ28Ʈ29s32y33Ź35r
be $	75 -14Ʈ-8s-7Ŏŭ7Ŋ9ƭ10Ş12gŵ13ľ15V17ŝƬ20œ22Ļ26A45ǩ
be a	78 10ň11sLĶŨ12ř14bś19Ǟ27Ļ
be able	84 -7J8Ʈ9Ʒ19ś
be additional	89 -30Ǔ38ǧ
be alright	83 12ǁ16ƮƷ
be at	79 14ķ
be comfortable	87 13e
be driving	86 52Ź
be enough	89 14ŎƬ15ž
be honest	89 9ĸ10ƹ11ǘ13Ŀ
be in	83 -14Ʒ-11ƭ10Ń12H13Ʊ17cy21r
be listed	83 7Ŭ8ŷ10ǌ14Ƙ20ơ
be off	89 13y47O
be okay	80 -12Ƭ-8T10Ř12Ł20Ʈ47X
be on	83 11ŷƢ12xŹ16ŵƵ
be paid	80 31Z
be stuck	78 -12Z16ŵ26Ʈ
be the	83 -8c7s10ł11rz13y20Ŀ
be there	89 -15q13ƭ16Ư22s
be true	89 17ł24Ŏ
beagle	89 27h
beat	84 -12I-9ř15Œ17Ţ45Ņ
because	68 -9ŉ-8Ŧ7bEśƅƢǀǚ8HņƏ9gIłŝƶ10ĵ11u12jƴ17J20ǁ23Ť
because i	81 -10ǩ9ǚ10ň11ņő12łŝ14j21J
because it	89 14Hĵ16u
because of	89 -10Ŧ20Ť21ƴ
because there	89 11ǀ32ǁ
becomes	89 17Ǩ19Ƨ
becomes of	89 17Ǩ19Ƨ
bedroom	76 8y9Ɨ10Ɯ12Ơ18Ɲ
bedroom what	79 8y16Ɨ
bedrooms	81 10Ơ23Ɔ
bedrooms $	89 23Ɔ
been	48 -10Q-8x-7ŪƦǚ7ŇŉŲƋƪ8aſƊƴǜ9Ůǅǩ10kƈǤ11ż12ŶƳ13tƸƿǂ15ƌ16fŏ17ǘ18ő19ţ20lņŝ21Ż30Ÿ32iƼ34š37Gǟ40S
been $	86 -10x-8t44ǟ66i
been a	82 -23G15Ƴ16ǟ43ő
been any	80 22ţ
been at	80 -14ő-10U10ǅ29G46S
been audited	89 23Ǥ
been burned	89 -7ƴ32ņ
been doing	86 -12ő-11G17ǩ39S
been hacked	86 21ǘ
been hurt	73 38ţ
been in	70 -30ő-28S-13Qţ-10š-9ǟ7ƾǅ9ń12Ƹ16ƿ22ǩ26ǂ35ż41G42Ƽ50l
been licensed	86 -13G17Ź27Ÿ
been there	76 -22ǅ-7l8S25ő77G
been to	89 26Ů27ŝ
been treated	84 8ƿ23Ƽ
been turned	86 28ƴ
been with	71 -12ŝ-7Ő9f12ņ15S75ő
beers	87 53ƿ
before	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
before #	87 -10œ25Lƽ44ƅ
before $	72 -10X-8Ř8G11Ľ17Ǌ37ƴ43œ47ņ
before i	82 -9pƕ9d10X11I12ŏ13Ƅ14aŊ
before the	80 -9Ō7ƮƲ16Ń18ť20Ř38J
before they	77 -18Ŧ-8Œ7Ʊ10ƈ11Ǔ15ƕ67Ř
before we	82 -8ō7Ō8aŊ11sŁ13i17ŋ22ŉ
before you	72 -13Ř-9ņ-8ƒ7ǧ9V10ł11ŁƖƟ13ǅ15Š16OŎ17Ǔ20Ǖ27ƫ
behind	71 -11v-9W9ƙ12Żƃ15uƳ18Š19p20ŷŹ24ƶ25ų
behind $	87 35ƶ
behind the	80 -10v9ŷ32Ź34ų
behind you	87 -10W12ƙ15ƃ16Ż19u24p
bein	84 -9Ļ8Ƥ10Ʊ11Ƽ12Ş13H16ŋ17ǟ
being	74 -7Ň7c9lŵ10Ŋ11ķ12ŋ13ǟ14tFŞǩ27U
believe	80 9mŌ10lM12S14Ƭ15Ÿ31ǩ
bell	87 39Ľ
bell $	89 36Ľ
belongings	86 12ƥ24Ɨ
below	89 33Ɗ
belt	89 7ƭ12pǅ14Ż
benders	87 28ż
benders $	87 28ż
beneficiary	68 34ƫ
beneficiary $	80 12ƫ
beneficiary on	72 17ƫ
benefit	87 -7W14Ƨ17Ʀ22Ƭ
benefits	80 58W
benefits do	89 23W
besides	67 7nƻ9Ƣƥ12Ǉǈ13ŷ14Ŵ15Ł16Zķ25u30Ʀ
besides mira	79 27u
besides the	81 -9Ɯ8ş10ƻ14ƥ32ķ35Z
besides you	83 -13Z-8ń11ŷ15ųƢ19ǈ36n
best	69 -18Ŀ-8C7ņŠ8ǔ9ƈǩ13t16Ļł19ƞ21K23ŝ24U28L33ǟ38I
best number	86 34I
best part	84 23ǟ32U
better	66 -13QŹ-12b-11Œ7s8ł9Ţǂ10a11K12q14rľƨ18pŇ20Ş22o24L25ź33t
better $	80 -15Ź20ź22tľ26L27Ş
better half	76 -14Q-12Œ-10b8t16p19qƨ28o30r
better than	87 10Ǜ16a25Ň
between	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
between the	87 8m11Ǉ14ƫ27ň
big	58 -16Ƃ-14Œ-11ŔƉƒƮ-10ǈ-9S-8ƞǞ-7ƅǘ7JłŽžƪǁ8yŢ9Ƈƛư10jZ11g12ľǅ13ƣǍ15œ17ŦǏ20Ǉ21ƑƬǑ25kŐ26Ǧ28Ɠ32ĸ43Ɔ
big deal	89 12ƈƴ21ľ
big is	73 -32Ǧ-16Œ-14ƣ-10ƒ9Ř10Ƒƪ18Ǎ19Ǉ24Ɔ35Ɠ45Ƃ
big ones	89 11Ő22Z
big trees	89 8Ƒ
bigger	89 -7Ǌ12ƪ14H20Ň22Ǟ
biggest	72 -7Ǘ10Ǐ14ǔ35Ŀ
biggest customer	76 -7Ǘ14ǔ16Ŀ
bigs	86 -19Ǧ19Ƃ20Ɔ21Ƒ23Ǉ
bike	80 -16Ɗ-7ŰǢ8g21ǀ66ƥ
bike $	89 9g23ƥǀ
bike kept	89 7ƥ
bills	67 -11Ǩ-10ŵ7ǝ9Ŀ10Ǥ19Y20Ł23Ʈ25Ǡ26ƃư29Z
bills $	86 -9Ʈ7U16Ǡ26Ł31ư
bills if	87 18Ʈ
bills would	77 -13ƶ-7Ǩ10ǝ11ƃ16Ʈ26Z
binder	86 14Ɩ30ƕ
birth	75 -8ŕ22p26v39d
birth $	80 9p22d
birthday	71 -7Ÿ11v15Ŝ26p29c
birthday $	79 -20d10c32p
birthdays	89 11Ǘ15v
bit	79 7Ɯǁ9lm10j11ņ14Ŀ15Ǌ17œ28ō
bit of	89 12lņ17Ǌ
blame	86 12ƺ13ń14H18Ŕ
block	89 7E25Ƈ
blood	72 11ƾ18ǂ26Ƽ34ƻ50ǁ
blood pressure	78 12ƻ21ǂ33Ƽ
blood test	87 35ǁ
blue	89 12ĸ17Ż34ű
board	79 12Ƈ13ǜ20ƍ23Ł37r
board or	87 11r23ƍ
boat	82 -7ōƘ10Z18t24ş39ķ
bodily	82 15ŗ23ž
bodily injury	82 15ŗ23ž
book	80 9Ŕ11ű14Ļ19g34ǖ
booking	76 12ǝ23Ǘ
booking system	77 12ǝ23Ǘ
bookings	79 17ǖ
bookings and	80 17ǖ
bookkeeper	83 16ǘ18Ǡ
bookkeeper $	89 -22ǘ41Ǡ
books	80 -8q17ǈ18ű34Ǡ
books $	86 21Ǡ
bop	83 -22Ő78ǥ
bop $	87 36ǥ
born	73 13v36d40l47p
born $	80 -26l18d64p
born and	87 49l
born in	89 37d
borrow	81 -7ǝ9ĸ22ŵ25ƪ38ų
boss	79 -9Ŗ-8i-7Ǉ10QļǙ11ǩ12N13s28Ł31Uǟ
boss $	89 -10Ŗ-9U20Ł23ǟ24ǩ
both	69 -11L7ƶ8zşƫƽ9ķƄƼ10p11ǂ12u13Ƭ15Ÿ16ƀƯƱ22Ǝ24Ł28Ƶ46s
both $	86 -7s12Ƽ15ķ16u22ƀ26Ƶ
both of	81 10z11ƫ12p13Ư14Ʊǂ21s
bother	84 -9Ļ-7s16Ţ18ǁ20ŋ21Ũ
bother you	86 -9Ļ-7s18ǁ20ŋ21Ũ
bothered	80 21Ĺ
bothered you	80 21Ĺ
bothers	89 -9Ǆ14Ž15ŀ21Ş
bothers you	89 -9Ǆ14Ž15ŀ21Ş
bottom	87 7e10Ņū11ǥ12ł
bought	71 -12Ũ-7Cŀ8ŗ9ŧ10Ʃ11Ǐ12Ŗ13ƞ17ư19łŶ20ſƦ24ƌ27Š31ƒ
bought it	78 -7ŀ10ŗ23Ŷſ37ƌ61Š
box	73 8ƿ9Ƅ10qD11ƻǐ12cdŏ15fƋ16PǙ17m18ǧ
box $	83 12DƄ13qƻ14d22ǧ
box here	89 12ŭ13f15ŏ
boxes	89 18ƻ30ƞ
boy	75 -9t-8p7Ŕū8bn11j12Ť15v18w22x24u39Ź
boys	80 -10a8Ə10vw11mn14xŐ29u
brand	86 10Ɓ16Ĺ19ǅ30ƅ
brand new	87 11Ɓ16Ĺ17ƅ20ǅ
break	80 -13H-7ǩ8x9mX12O17kNŨ18ũ22š
break in	89 18š19Ũ21ũ
breaks	86 -10ƛ10ź12Ɯ13ơ15š17ǝ
breed	86 20Ɲ38h
breed is	89 29h
brick	76 22Ǎ48Ƈ
brick or	83 -16ƣ14Ƈ16Ǎ
bring	63 -10k-9Ĺ-7Ʒ9ō10r15SŜ18q19ű22ƒ24Ǒ26Ǉ31Ǌ32Ʈ37T
bring home	71 -11Ɲ24T25q33Ʈ
bring in	80 -8Ʒ9Ʈ19Ɲ26T31Ǒ41Ǌ
bring you	78 15Ŏ20SŜ
brings	86 13Ǩ39Ĺ
brings you	87 40Ĺ
broke	72 -10Ŗ-9žǏ-8Ơ7ǝ8ĸƤ9ǡ10ƃƜ11ƥ13ŵǞ14ƞ19ŘƎ22Ɓ37Ť
broke $	78 10ĸ15ƞ22Ř34Ť
broker	80 21Ŝ
broker bring	80 21Ŝ
brother	72 -8ŭ7e8Ǩ9wƫ10n11Ž12Q13A15Ņǆ16ŁƳ20B24ų
brother in	83 14Q16AB17Ņ
brothers	84 -10Ƽ9Ǒ17B25ƽ27ǃ
brought	86 -14j10Ɩǡ14r25ĺ35l
bs	89 -17Ź36ź
bs or	89 -17Ź36ź
bucks	84 8Ƃ13žƀ39X
buddy	80 -9Ʒ11Ŝ14Ƣ18Ľ19B24A35Ņ
budget	81 26ĸ44X
budget $	86 24X28ĸ
budget for	89 23X
bugging	89 9K24ŀ
bugs	86 11Ž12ŀ21Ş
bugs you	86 11Ž12ŀ21Ş
build	75 -13Ǎ-9ƪ-7Ŕ9ƌ10ĺ11X12ǌ13Ɛ28ƅ34Ʃ53ƺ
build it	89 -8Ŕ23Ɠ26ƅ
building	64 -13Ʃ-12F-10Ƈ-9ƅ8ƥ10Ƒ11ǝ21Ǣ22ơ38ǋ51ƣ62Ǎ
building $	74 -8ƅ-7Ǣ8ơ9ƥ15Ǎ36ǋ
building is	86 -10Ʃ-9F16ǝ33Ǎ
building or	89 -26Ǎ-7F12Ǣ49ǋ
building your	87 -15ƣ-7ǋ49Ǎ
buildings	87 -9Ǎ10Ǣ17Ƥ18Ƒ
built	70 -12Ʃ7ƈǢ8Ʊ9b12ķ18Ƈ25Ǟ30ƪ40ƅ
built $	79 41ƅ
built up	84 -13Ʃ-10ƅ15ķ43ƪ
bump	87 11œǢ12ŗ14ž18ƃ
bunch	86 13ǈ15ńǥ
bundled	87 35ş
bundled $	87 35ş
bureau	89 8Ő11ń14Ŝ
burial	83 15Ʀ31ư
burial or	87 19ư
buried	89 10ư17j
burn	83 19Ɛ27ņ
burned	75 -8ǉ10Ƥ11ƔǕ12ŀ14Ǣ15Ƒ21Ɠ23ǝ25ņ
burned to	89 27Ɠ
burst	86 16ƛ
burst $	89 14ƛ
bus	89 17Ǧ58ŵ
busiest	87 37ǎ
business	51 -22Ƃ-12D-10Ū-8T-7ō7ǩ9ǘ10ǔ11Ǒ12A13Ǜ14M15ǎǠ18ǢǦ21ǐ22Ŏ24ǝ25ŭǄǟǨ26ǆ27ǅǞǡ29Ǌ30ǃ31Ɲǋ32ǥ
business $	64 -18S-17ǝ-15ǥ-8ǔ-7G8Ǡ10A12ǋǘ13Ǜ14Ǩ19M21ǟǩ23ǃ24Ŏ44ǅ46Ǟ
business at	78 -25ǟ15Ɲ28U
business do	84 -14ǋ-13ǥ-12Ǧ-10ǟ-8Ɲ38Ǌ64Ǆ
business from	87 -10Ǩ-8Ǆ9ǅ14ǋ19Ɲ
business have	80 -10Ū8Ǧ16ǡ26ǐ
business if	87 -8ĸ15ǝǨ
business in	89 -16Ǎ9ǃ34ǋ
business is	83 -12ǃǡ-9ǋ-7ǥ10Ǜ19Ǎ26ǔ30Ǆ
business name	89 25ǃ
business out	89 15ǋ20Ɲ
business owners	86 -7ǆ27ǥ
business policy	87 11ǡ16ǥ
business since	79 20Ǟ
businesses	87 -9F10ǥ19ǔ20Ǆ
busy	73 -8R7x8ǎ14P17t30U39N40ǟ
busy $	78 -23U-12ǎ-10P20t27x29ǟ43N
busy over	89 -23x26ǟ32U
busy season	89 12U24ǎ
but	65 -7sĺǩ7fmKōƙ8BŎ9žƒ10ƲƸƻƽǣ11ŁżƯ12ű13Ǚ15ŀǂ16ƾ17Ǒ20Ƨ22p23Ŋ24T
but i	82 9rwŽ11T14Ŋō
but otherwise	89 10ǂ14Ƹ
but what	83 9g12T13Ŏž14ƒ35p
butcher	89 17b
buy	63 -14ŵ-12Ǐ-10ƴƵ-9ǌ-7ķĸũ7Š8X9ƙƨ10Hƪ11łǅ15WƩ19F20ŌŬǄ22Ǟ24ƒƦ32ŶǕ34Ǩ35Ɨ46G
buy again	78 37Ɨ
buy from	84 -9ĸ14Ǆ36Ǖ
buy it	80 -12Ƶ-7ǌ8Ʀ9F13G14Wǅ18ƒ26Ŭ27Ō
buy sell	89 -14H50Ǩ
buy that	89 11Ǐ13W18F20Š
buy the	83 -8ƒ15ƙ25Ŷ32G
buying	89 -7ķ11ƒ17F31H
by	52 -29ǌ-21Œ-20Ɲ-14Ō-12šŶǩ-11Źƨƽ-10r-8ň-7ķŔŕŗŜŴƖƦǨ7Qśŭ8CŋƐƗƙƥ10ŧƱ11řơ12Ɯǃǥ13Ũǜǟ14wTƤ18ajnſ19ōŵ20Ś21Ʈ23AP24łů26ǧ28Ĺ32oĴƄ35œ45M46Ń
by #	89 8Ƒ18ƥ
by $	71 -10r-8nŃŹƽ-7ŴƳ9qłŚ11ǁ16Ǟ17Ƅ19ǧ20ǃ21w32Ƥ33A44o
by @day	86 10ĸ13ǟ19ǧ20Ń
by a	83 14A15Ɛǜ
by how	89 16p21œ
by now	89 -9Ǟ12ƞ14G15S16Ũ
by the	73 -20Ɲ-18ǌ-13Ƣ-8Ƥ-7Ʒ8o10ū11ƙ13śǋ14Ļ17a18Q19Ɯ23TŃ26ů38ơ42M
by what	87 14œ17Ƅ55Ń
by when	75 -21ơ-17ǌ8ǧ10Ń12Ƅ14ł56Ĺ
by you	82 14ŋ15ǋ20ŧ28ŵ36j
by your	76 7M12ǜ13ŭ18ř
by yourself	89 49n
c	80 8ǆ12ǃ13Ƽ17o61b
c or	89 11ǆ32b
cake	87 7Ľ9M14p31c
call	56 -18ǌ-14ƨ-11rR-9J-8ŎŦƏƿ-7ŔŤǄǈ7I8Nǝ9łŋ10MPűǑ11ĺ12Ǔ16wƁ17ĵǛ18ńţ20ǩ24ǃ26Ļ27o28sŜ29aKơ35Ĺ36Ł54L
call $	72 -12R-10oǩ-9ǃ-8Ť7I11Ļ14M17ń18Ł24s28K38Ĺ50L
call for	89 -28ǌ-7ž9Ǡ21Ǔ34ơ
call it	86 -22Ĺ-11Ŧ-9w-7œ11ĵ14ǝ18ű71ǩ
call or	81 16Ł26K
call today	79 -24Ĺ40ĺ
call you	76 -9s7I9x12ń18L20Ŝ70a
call your	83 -25Ǆ-20ƨ19ĵ20wţ27ǃ49o
callback	87 22I
callback number	87 22I
called	69 -7uŞ7Ĺơ8Ŝ9I10N17Ʃ25o26ŧ27ń28Ŕ34ǃ36w
called $	74 -32ŧ-7u7ơ28o32ń37Ŕ42w52ǃ
calling	78 -10Ľ28C34Ĺ
calling about	89 7Ĺ
calls	75 -10ơ-7Ƃ7ŧǢ8Ž9ŞǓ14ǘ15ǌ18ŋ22K36Ǚ
calls $	87 -7ǝ48Ǚ
came	67 -7ĺ7jƓƫ8Gƾ9ũŸƯ10dƽ11ĸŎ12ƙ14MŤ15ŠƛǞ21ļ29Ŧ38Ņ
came down	87 7Ƒ14ƽ17ŎŤ
came in	82 13ļ52Ņ
came out	86 17ƙ20ĸ30Ŧ
came to	89 11G14Ư19M20Š
cameras	81 9ũ12Ƙ35Ǝ
camry	89 10Ŭ35Ū
can	49 -14R-13Ŷ-10gŕƵ-9t-8Ɵǋ-7cŜǈ7Ĵűŵǁ8ƍƏƖ9KŗŞƣǖ10JNĻŋź11Ÿ12ľǌ13ř16Ł18XŃǨ19MŉŌǧ20ūƃ23OŊ25Ŏ26I27Ĺ28sŚ29śƧ30Lǩ
can and	87 11Ɖ13W15ƻ
can do	89 -7Ō16ŝ21Ŏ
can get	84 10mşǗ11ś12Ŏ
can hear	87 -13t14x17Ŀŀ
can i	63 -28ǩ-7O7sŋ8Ļ12K19Ŏ23IL24e30J43Ō59Ĺ67Ŋ
can not	75 -18ǩ-11ŁƧ8ŐƤ9zJ10KǠ12Ƹ13Ưǝ17Aľ19Ũ20Ǩ37ƃ
can see	89 -14Ĺ13ƿ15œ20Œ
can we	87 10Ō
can you	62 -20J-17Ō-14e-12ŊŶ-9Ƶ-7Ǘ9N10b12Ə13ŵ15ŗ17ǌ27Ł29Mū34X35Ś38ś39O50Ƨ65ǩ
cancel	84 -8ŧ35š39Ƶ
canceled	89 28š
cancer	77 -8š10Ƴ33ƽ47Ƽ
cancer $	84 -20ƽ34Ƽ
car	49 -17Ő-15Ř-13ƕ-12t-11ƔƪƮǡ-10ƞǦǩ-9ƒƘ-8pxUĴŗŝ-7iyœƦ8Ƅ9ůƂƥǐ11Ů14Y16Ž17ū18ƃ23Ɓ25ź28Ų30şŰ40ƀ44ž47Ź48ŵ52ŭű54ų60ŪŬ71Ŵ72Ŷ
car $	61 -24ű-11ƞ-8ŝ-7xœƦ8ŰŲ9Ŭ12ŽƁƄ13Źž33Ŵƀ40Ū43ŭ50ų57Ŷ
car and	87 -16Ǧ12ş13ƃ17Ƃ
car do	89 -27Ŵ11ǐ38ų
car for	83 -8Ŵ14ŭ15ŵ16ǐ
car get	89 -8ŭ39Ŵ
car in	77 -7Ų11ŭ14Ū24Ů27ů
car is	76 -57ų-13ű11Š13ŭ30Ū51Ŵ
car or	82 -9ŵ-8ů8Ŭ12Ź14Ŷ19ƥ33Ū
car paid	77 -7ŭ15Ŭ
car that	89 13Ū14ƀ
car to	89 -9ŭ-7y16ų27ź32Ų
car were	73 -20Ř12ŵ32Y
car worth	89 -12ƒ-10Ƙ69ű
card	63 -12I-10ĵƪ-9kū-7v7žƅ9cD10d11FP15Ľ22ř23ļź26Ƅ27ĸ30Ǘ38Ő42ǖ44Ĵ48e
card $	78 -12e-7ū11Ĵ14dP16Ƅ23Ő25ř
card is	87 8ź9ļ10ĸ14Ƅ17F
card number	89 -17I-13ř15ǖ63e
card numbers	87 -16ǖ44Ǘ
card or	89 -23e10a56Ĵ
cards	68 -8ĵ8Ǘ14Ŝ41Ƅ42Z51ǖ
cards $	72 -7ĵ28Z57ǖ
care	69 -14Ŀ-13ǖ-7ų7ƃ8ŝǘ9r10Žǂ13Wŧ15Ŝ18ƶ20Ƭ34ľ35z47Ư
care about	89 -17Ŀ-11Ş25ƶ47ľ
care for	87 8B12Ư13Ž18Ş
care of	74 -13ǖ-11ƾ-7ų9ƃǘ11ŝǂ12Ư14Wŧ17Ŝ22Ƭ39z
carrier	78 7ǣ10Ŧ14ŝŢ16Ş24ő25ǩ38Ő
carrier $	81 8ǣ19Ş25Ő27ő
carry	60 -15Ǧ-11O-10Ɲ-7ƣ9bşǥ10ŵƙ11Ƣǐ15ŏŲ17ŗ19ƄǏǒǚ29Ƃ30ǌ32ǡ33ſ
carry $	75 -31ŗ-21ž-20ơ-9Ǧ-7Ɲ12Ǐ14Ƃ16ǐ18ǥ44ſǌ56ǡ
carry for	87 -8ƃ31ž
carry on	78 12Ǐ16ŗ
carry the	89 11ſ13Ƅ19Ƣ
carry their	89 32ǒ
carry today	80 -22ǡ-21ž45ŗ
carryin	86 -15ǖ13ƃ14Z15Ʀ
carrying	81 -19ǡ-9ǩ8ş10ſ12ǥ14Ř19Z24ž
carrying $	89 7Zŗ11ſ21ş
cars	61 -11Ǧ-10ŗ-9ŐǇ7ž9ű11Ű15ƀ18Ƃ26ŷ28ş29ŵ32ŭ46ǐ74Ū
cars $	75 -13Ū-11ų-10ŗ11ž16ŭ28ŷ60ǐ
cars and	87 -15Ǧ-10ǐ14ş17ŷ19Ƃ
cars are	87 -8Ĺ56Ū
cars in	72 14Ū19ŵ
case	78 7Ɗ10ƀ11ĿǨ13F18ƲǕ21ĻǠ
cash	65 -8Ű-7Ǡ9Ʃ21Y22Ų38Ƶ46ƪ64ǖ
cash $	86 -20Ʃ-9Ǡ32Ų54ƪ
cash in	89 -10Ű20Ƶ25ƪ
cash value	72 -10ǖ26ƪ28Ʃ
cat	89 23h
catch	76 -14ǩ-7x10t11w13q14s16ǘ18L26a30N
catch you	82 15s21L39N
catering	89 32Ǜ
cats	84 7Ɠ8Ŭ47h
caused	89 -11B18ũ29Ŕ
cell	82 48I
cell $	87 36I
cert	80 -9Ń11ǒ61ǧ
cert $	89 -9Ń36ǧ
certificate	69 -9b12ǃ20ǧ22ǌ23ź
certificate $	78 -8ơǧ11ǌ13ǒ14ź
certificate of	89 -7ơ13ǧ
certificates	71 11ǧ28ǒ
certificates $	84 9ǧ
certificates for	80 18ǒ
certificates from	89 23ǒ
certs	84 8ǧ40ǒ
chain	89 12Ǖ13Ƒ14ǔ
chair	78 11Ň22Ǒ
chair $	79 10Ǒ12Ň
chairs	84 -18Ɯ8Ǉ28Ǒ41ǋ
chance	84 9l14dH15V21PĽ
change	66 -8ǩ9I10űƛ11q12TƷ15Ƨ20Ŏ22ũ23Ŕ25Ň30Ş
change $	75 -21Ň-16Ţ-8ǩ8Ŕ16Ʒ17T90Ş
change jobs	89 23Ƨ
changed	67 7Ŕũ9ƋǕ11ƻ13Ƹƺ24Ǟ28ĺ
changed $	86 -12Ŕ17ƺ51ĺ
changed in	78 32Ǟ
changed since	89 7Ǟ14ũ
changed with	79 19Ƹ
changes	82 10U11ƅ13H15u17ĵ20V
changing	86 12Ŕ19V22Ţ
charge	75 7ƴ8Ǚ9ơǤ10ǒ12Œ13Ɠ14ƿ19Ơ22Ł
charge of	89 10Ǚ27Ł
charge you	80 -7Ƹ10Ǥ11ơǒ13ƴ14Œ21Ơ
chat	86 7L50N
cheap	87 -8c7r14Ŧ16ľ17Ɓ23ƭ
cheaper	87 18œ34Ņ
check	65 -15T-14ƒ-12ĴƯ-7YŖŷŸ7mAń9dĸŏ10cƪ11ŧƟƢƮǒ12ƨƾǐ14K15J16ŐŜǢ19e20WǕ22ƫ23Ƭ27Z32Ŧ
check $	83 14J15ŧ16ƪ27e32W
checking	87 -8Ķ10Y41Ĵ
checks	78 -11Ł7ǖ12ǉǒ16Ǜ22Ɵǜ29Ǡ
checks on	89 29Ɵ
checkup	76 -8ǜ15Ƹ32ƾ
checkup $	76 15Ƹ17ƾ
chemical	89 17ǚ
chew	89 21ƹ
child	86 13Ź14w15Ŷ16Ʊ19Ư
children	75 9w13ƫ16y18Ư38u
children $	82 14ƫ15u
chimney	87 -7ǚ46Ɛ
cholesterol	89 13ǂ25Ƽ
choose	80 -8M39Š44ł
choose $	89 -11Š-8M45ł
christmas	84 8Ƌ20D21d22k
church	80 9ļ11ư13o14ŭ16B19t29ƶ
city	76 7D10ƾ13ǋ14Əǧ48C
claim	61 9Ņ11Ŕ20Ŧũ28ţ30Řŧ34ť40Ť
claim $	75 9ũ15Ŧ38ť
claim go	79 11ţ23ŧ
claim tomorrow	80 -8ţ20Ř
claim was	87 22Ť
claims	71 -8Ż10ǣ15ŧ19ľǜ38ţ
claims $	82 26ǜ
claims in	89 
class	81 -7ǣ9d10Ƅ28ź36Ǥ
class $	89 14Ǥ25ź
clean	78 -18ŋ11Ƽ18ű25ţ35Ż
clean record	87 29ţ
cleaned	87 -8ƌƗ13Ɛ15Ǣ17Ǐ28Ǜ
clear	74 -9ǐ9Ƽ10T11ĻƷ14Ŭ15Ų19ƾ27ŉ31Ɣ62ň
clear $	86 -7Ŭ9ň14Ƽ41Ɣ
client	69 -8Ŀ-7Œƃ9Ŋ15ţǘ16Ǧ18Ǔ29Ǘ32ǔǚ
client $	84 14ǔ34ǚ
client ever	78 17ţ18Ǧ
clients	68 -8Ǆ-7Ɗ7ǖ8Ɩ12ǓǗ14U21ŭ25ǔ27Ɯ29Ɲ
clients $	81 7Ǔ10Ǘ12ǔ23ŭ
clients ever	80 -9Ɲ28Ɯ
climb	86 11Ʃ16œǀ26ǈ
clock	84 8O10ň17q31Ů37R
close	61 -11ţ-10Ɖ-8nL-7ŵƜƽ7cĺƏǨ9T10ǘ12ƕƳ14Ɩ22ťǎ25ƙƤ26Ǚǝ32Ƒ33Ś40ů
close $	76 -10ţ10ǎ12Ɩ14T19ǝ23Ś29Ƴ
close and	80 20ƕ
close by	82 -9nƽ-8Ƴ22Ś40ů44Ƥ
close calls	87 -7ǝ17ǘ42Ǚ
close for	78 -12Ɩ19ǎ24ǝ
close is	89 23ƙ
close on	87 10ǎ30Ɩ
close to	89 -9Ɯ9Ƒ11ƙ12ĺ20ů
closed	73 -8ű9g10ƕ12Ɩ13ƍ33ǎ49ǝ
closed $	82 -15Ƥ-10Ɩ12ǝ34ǎ
closer	84 -13Ƭ12Œ13Lƺ14Ơ19C31X
closer to	84 -13Ƭ12Œ13Lƺ14Ơ19C31X
closin	86 13Ǩ37Ɩ
closing	70 8ƕ20Ř52Ɩ
closing $	86 9Ɩ
closing date	84 20Ɩ
closing what	80 24Ř
clothes	87 25Ɨ
cloud	87 13x28Ǘ
co	79 16Z19Ʊ
co sign	79 16Z19Ʊ
coast	87 19C32ƚ
code	73 10ǘ14Ǥ30E45I
code $	81 11ǘ12E
coffee	83 -10a9Y11i14ōǛ32M
coi	86 15ǒ42ǧ
cold	84 -19Ɖ13ǡ14Ɛ15ŀ45j
collect	87 -16ǧ23ǒ32Ƙ
collections	89 27ĵ
college	66 7xZ13Ɯ19y23ź38Ʊ42m
college $	74 43m
collision	72 -22Ř-7Ƶ23ż56ƀ
collision $	80 12ż
collision on	82 -8Ƶ14ż29ƀ
com	89 26J
come	55 -15m-10Ř-9Ʒǩ-8CŐŧũǦ-7sŃŨƤǄ7kŉƂ8bVĽţǅǔ9ŕ10qYƔǕ11Ŏ12ƝǉǙ13ƚ14ŀ16Ƒ17jƬ18lĴ19Ŝ20łŠǁ24Ť26ƛ34ĺ35ĸ36Ɯ44M
come after	87 12ķ16b
come by	86 -22Ɲ23Ɯ35M
come down	84 -11Ř11Ŏ29Ƒ37ł
come from	81 -10Ʈ-8C13ǔ14ƛ20Š25Ť29ĸ
come in	79 -8ƙ7ƒ8ƛ10Ǩ11Ɵ12Ǖ13k15ǅ18q23ǔ
come out	82 -8ŧ8Ə10Ļ13W18Ɣ19Ǚ27Ĵ37Ŝ
come through	89 -10W35j
come to	71 -17ǔ8Ơ11Ŧ12ŉ14T17ǉ22Ɯ28ǁ40Ɲ46M
come up	71 -15m-7Ʒ7ǃ10ƙ11ĺƮ15ŕ16Y22l26Ƭ27ĸ
come you	87 -15H-11Ǧ13Ƃ25ŀ38ĺ
comes	69 -15n-8Ĵ8Əƻ9ǉ10Ŀ13wǊ14H15Ǖ16JŒ17Ɓ20T21ǔ22Wľ24ǖ34Ř36Ɯ
comes and	89 10g11Ə22Ɓ
comes from	89 11ƻ46ǔ
comes out	83 -18T-7Ĵ12Ř19Œ20Ǖ33Z
comes to	83 -17n-7Ń12Ř18H27ľ35Ɯ
comfortable	80 8T11Ō12X13M14e15Ƴ
comin	81 10jk11xĴ15M18u38Ķ
coming	72 -11ǋ-8Ř-7ǂǨ8ƛ10ǝǤ11Uľ12ŕ13Ǟǟ14pH15Ź17y18V21kƾ
coming up	80 -7ǂ12Ǥ13ŕ16p17Ź19H24ƾ33k
commercial	73 -13Ƃ-8ơ9ǋ10ǌǔ11Ǣ14ǥ16Ǎ20Ǧ30Ǆ
commercial umbrella	87 -16Ƃ30Ǧ
common	89 11ǩ13Ǒ15Ǚ
commute	80 23ŭ32ů
commute $	84 34ů
comp	65 -8Ǒ24ƀ43ǒ109ǣ
comp $	79 12ǣ45ǒ
comp and	81 21ƀ
comp audit	80 -8Ǥ12ǣ
companies	75 -7V8š13ŀ14ş17m21ń35Ţ
companies $	86 -7V11š27Ţ
companies have	89 -8Ţ22ń
company	53 -19Ū-15Ɣ-14S-13Ƃ-11ń-9ž-8CHĺŮŲŴƸ-7iwŌǝ7n8ǆǑ9Ƈǈ10Ǡǥ11ǉ12qŅơ13ŜŠǊ14WƖǁ15Ƅ16Ţţƕ19Ş21Ķƴǡ23Ƨ25ǐǨ27Ǆ28ǃǞǦ29Qǅ33ő36ŝ38ŧ50Ő
company $	63 -15Ɣ-14ǐ-11S-9W-7Hƴ7ŧǃǡ9ơǆ10ƕǅǑ12ş14Ǆǉ15ŝŢ17ǈ19Ɩ24Ŝ31Ş35ő88Q
company do	86 -18ǐ-11ǃ-10Ų12ŝ27Ǆ30ŧ42Ő
company ever	86 -11Ő-7ľ11š12ţ14ƴ
company have	86 11ǐ13ǡ14Ǧ19Ƅ
company or	87 -12ž7ƎǨ23ǡ
company you	87 15Ţ16ő19ŝ
companys	78 -27Ő-8ŗ8Ŕ10ƴ12ľǃ14QǦ15ǟ18ǐ25ǥ
companys name	89 -8Ő-7Q17ľ29ǃ
compare	87 -10ƒ7ł12ŗ18Š20ń
complaint	87 26ǜ
complaints	87 36Ş
complex	82 -10ǃ-9ǧ35ƣ43ơ
complex $	89 -10ǧ-9ǃ8ơ37ƣ
comprehensive	84 41ƀ
computer	80 9d11ǘ12Ś29Ǘ
computer $	89 26Ǘ
computers	86 12b23Ǐ34ǘ
condition	82 11Ɖ23Ŏ49ű
conditions	81 -10ƻ-8ű-7ƌ13Ŕ50Ƽ
conditions $	86 -18Ƹ-11ƻ-8ƌ-7ű13Ŕ61Ƽ
congrats	86 9ƺǓ10f14ǟ15ƞ
congrats on	89 9ƺǓ15ƞǟ
construction	78 -10Ǆ13ǟ16P26ƅƇ
construction $	89 20ƅ21Ƈ
contents	78 -12Ɠ-10ŗ42Ɨ43Ǣ
contingent	89 44ƫ
contract	68 9Ʃ11Ɩ12řƢ16ŀ25ƒ50Ǔ
contract $	81 11Ʃ15řƒ22Ǔ
contract for	79 11Ǔ
contractor	84 16Ɠ18ƌ20ǧ
contractors	83 -14Ǉ-8Ǔ13Ŧ14ǡ15ǒ31Ǒ
contracts	80 11ǌ27Ǔ
contracts with	89 21Ǔ
conversation	86 11Ļ18s19ŋ
cool	73 -11D-9fƣ-8Ʒ7C8Qń9djǈ10pǚ11Ř12gEŐŲ16or18ľ26ǖ28Ɔ
copper	87 -10Ɨ28Ƌ
copy	79 10ơ44ś
copy $	83 11ơ21ś
copy of	89 17ś
corner	87 10Cū15Ő
corolla	89 9ƀ24ų
corporation	87 20ǆ
corporation $	89 12ǆ
correct	71 7nŬǀ8pƊ9ŹƟƪǜ10bǅ11d16ŏŒ19F21E
correct $	72 7nŬǀ8pƊ9ŹƟƪǜ10bǅ11d16ŏŒ19F21E
cost	62 -9ŠƵ-7ţ13Ɨ14ĸƠǝǢ15ľ16ŞǕ18ƑƓ25ǚ29ưǏ30Ư32Œ36Ŧ
cost $	81 -11Ǐ-7œơ14ư15ǝ19Ơ30Ŧ33Ǣ
cost on	89 32Ɠ
cost or	89 -8Ɠ8ľ17Ɨ21ŀ
cost to	75 -9ƵǢ7Ƒ16Ɨ17ư23Ư50Ǐ
cost you	73 -11ŀ-10ŠƗ9ĸ11ǝ13œ16Ƒ20Ǖ45Œ
costs	80 8Ŕƭ10ǝ11Ǐ12u13X15Ƥ
couch	86 10ŭ13g14n17Ƥ22Ɨ
could	48 -12Ɲ-10ŝ-9ƃƯ-7BŜţŴżƖƦ7cIWƭ8ĻŠūƷǁ9dĿƢƪǏ10ũ12eƏ14ƍ15Ĺ16Ŋ19Ř21M22Ǆ23Ś24śƮ25Ş26ĸƤ31ǚǨ34ŵ35X38ķǝ59Y
could a	87 9ǁ15Ə
could be	80 14ķ
could go	89 11ķĿ
could he	87 10Ʒ
could i	80 -10ĸ-7XŵƷ7ř16c17a28Ŋ31M45Ǆ
could it	89 14ǚ27ũ
could not	71 -19Y-10Ư-9a-8ķƷ8ǝ9Gǔ10Ǖǟ11Ōǆ13ƒ15Ƥ16W28Ř30Ǩ
could she	89 -9Ɣ11Ʈ19Ƣ20Ʒ
could somebody	89 13ķ21ǚ
could take	87 -7Ŝ7ķ12ŵ17ƪ22Ǩ
could the	75 -8ŵ9ǝ12ǁ18Ǩ25Y
could they	79 -12ƭ15Ş35ķ38Ʈ
could you	55 -27Ʈ-10ķƪ-7bsż8M9ū10ű12dƤ15e19ƭǩ25ś28Ř29Ś30ǝ35X37ŵ58ĸ77Y
could your	89 -20Ƥ-8Y17Ʒ51Ʈ
count	81 -7Ǒ7ƹ12ņ14u19Ǥ22ŷ42Ǉ
counting	82 -12Ǉ-10Ɲ8ǉ11ƭ18Ƣ20Ɔ28Ư
country	81 -11Ĺ10ƈ12Ÿ13ǔ14C21ǀ22l
counts	71 8ő19u22ľ25Ư
counts on	72 20u25Ư
county	80 9ǔ10Ə12ļ13Ż20ƅ33C
county $	89 10ǔ13C
couple	77 -9ǝ7U9ǎ10Sƿ11Ľ12Ƥ13Ƙ14Ū16Ǟ
couple of	84 14Ƥ19UǞ
court	83 -8I8ķ37Ƅ53D
cousin	84 -8Ƣ7ŷƐ8D10ǜ15Ŝ25n
cover	70 -7Ʒ7ƙǥ9ƢƮ10Ɲ11ǝ12Ű15ǡ22ŖƧ24Ʊ26Ŧ29ĸ
cover $	84 -17ŗ10ǥ15Ʊ27Ƨ38Ŗ
cover the	89 -8Y-7ǐ16ĸŦ21ǡ
coverage	54 -15Ǐ-14ň-10Ś7ŖƄƘƛǓ9ŉŕŝƦƪǘ10XŃ11Őƭǌǒ12ſƚ14Ǩ17ƀƨ18Wľ19Ɓǚ20ǝ21ƧƬ23ž25š26ŏ30ŗǢ33Ɠ
coverage $	64 -20Ǣ-16Ƭǥ-11W-8ŃƧ-7Ĺ8ƨ9ǒǨ10ƀƘƛ11Ƅǘ12ŗƃ14ŝ17ǌ22ž26ǚ27Ɓ28ľŏŖ35ǝ
coverage do	80 -23ŏ-9Ŗ17Ǣ18Ʀ21Ƭ26ŗ
coverage does	87 -8ŗ13ƨ21ǥ
coverage in	89 -10Ʀ-8ŗ7ǥ16ƚ28ŏ
coverage is	84 -18ſ-9ƨ-8ƃ10ł15ž16Ɠ31ŗ
coverage on	79 -7ſ9ƚ10T11ŏ12ƀ14Ǩ22ƨ
coverage or	80 -15ž7Ɓ8W14ƀ15ƪ20Ĺ27ſ
coverage to	89 33Ń
coverages	87 -11Ǣ20ǥ24Š47Ś
covered	68 -14Ǐ-13q-7NǑ9ǡ10Őƭ11ǒ12ŗ13Ɓǟ16ľ18Ŏ19Ŗƀ20Ʀ24Ǣ26Ō29ƨ32ŏ
covered $	81 -16Ǐ-14q-8Ǒ7ƨ9Ń13ƭ14ǒ27Ŗ32Ǣ
covered for	83 7Ǣ8ƨ14ƀ20ŗ27Ʀ
covers	81 -9ľ11ƗƱ12ƃ13Ƣ18i19Ŗ
covers $	87 24Ŗ
coworker	89 12B26Ƴ
cpa	84 16AB55Ǡ
cr	87 24Ŷ37Ū
cr v	87 24Ŷ37Ū
crash	81 14Ƥ33ż39ƃ
crash $	89 40ż
crawl	83 17Ƈ22Ɗ
crawl space	83 17Ƈ22Ɗ
crazy	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
credit	64 -7Ƅ8őƦ9ĸŝ10Ŭ11ƕ12ļ14Y15Ǘ19Z22e52ĵ
credit $	80 46ĵ
credit card	86 -13ĵ9Ǘ14ĸ34e
credit cards	82 -10ĵ8ǖ11Ǘ37Z
credit score	86 13ĵ
credit union	86 -13ĵ12Ʀ16ļ17ƕ19Ŭ21Y
creek	83 12ơ58ƙ
cremation	84 33ư
cremation $	87 19ư
crew	76 -8yƓ-7Œ11u14ǞǨ15ǣ16k22Ǒ30ǉ37Ǉǈ
crew $	84 -8Ɠ16Ǒ31Ǉ37ǈ
curious	86 9B10ń14r16ŉ19Ĺ
curious what	89 9B14r20Ĺ
current	63 -7ǧ7Ţ8Ŝ9Ŗ10S11őŚ12ǥ14Ƶ15ŏŞ17ǒ19Ő25ŗ26G27ŕŝ33Œ
current carrier	87 -7ŝ8ő21Ş34Ő
current certificates	80 18ǒ
current company	87 -10Ő10Ş12ő28ŝ
current policy	76 -9Ş9Œ13Ś14Ŗ21ŏƵ
currently	84 12Ő14Ɓ23ŏ
cushion	86 42Y
customer	66 -18S-12G-8ž9ĿŢ10Ǔ12Ǆ20ǚ23ǡ26ǔ37Ǘ41ő
customer $	75 -12ǡ-7Ǘ15Ŀ38ǔ
customers	71 -7l9k15ǔ18ǟ22Ǔ23ǃ25Ɲǖ
customers $	84 27ǖ
customers come	89 -7l43Ɲ
customers pay	89 22ǖ
cut	76 11Ƨ12Vǣ14Ǚ19ǃ24I29š
cut off	84 27š28I
cyber	87 -7ŏ18ǥ50ǘ
d	83 -21b-9ǀ9ū19w34d45ǃ
dad	72 -7ũ8t9qŠ10A27ƽ30B35z38Ƴ
dad $	89 10Ƴ13q14t
dad died	89 -8ũ21Ƴ
daddy	83 -9B9gƳ11ƽǈ15Ǟ16Š
dads	87 15z16ƽ
damage	67 14Ũ18ƛ21ƚ25Œ26ƀ31ž35ű38Ŧ
damage $	78 -23Ť14ƀ15Ŧ19Ũ27ƚƛ
damage in	80 -15ƛ35Ť
damage on	84 20ƀ25ű
dangerous	83 -10g10ś32ǀ
dash	84 -13ř-9ǐ13Ǜ24Ů25ū
data	86 -11ǘ44Ǘ
date	67 -7v8ǒ19S23p25dŃ34Ɩ37ť62ŕ
date $	79 -20p11ǒ30Ń33d
date of	78 -7vŕ36p
dates	89 -15d39v
daughter	72 -15ų-8p7BK9ƷǞ10w11u16Ű21xy23v34Ź
daughter $	89 12v30x
daughters	81 -16b-9d-8Ź-7m7vxƫ19Ʊ21ų23u26w
day	58 -11ų-9ǈ-8Œű-7ĹŪƬƶ7qŹ8ŧǏ9Ń10ƄƟǖǞ11ŕƁǕ12ǝ13Š14ƞ15p17R18jŤ19ǎ20Ɩ21P22Y23Ŵ26ƹ29Ƨ31d39ƻ48i61L
day $	72 -11Lų-7Ũŭ7kŠ9x11ǖ14ůƟƧ16Ǟ17ǎ21ƹ23R28P29Ťƻ30i
day and	80 7L9g17ƻ28d
day does	89 9Ɓ16ŕ19Ƅ20Ɩ
day of	87 11ǎ20Ũ32Ĵ
day or	86 12qRŭŴ15Ų
day so	86 7iI16Ɩ19U
day you	86 10d12Š16ŧ32Ƨ
days	60 -12ű-7xǋ7nCŵƢƸǛǟ8qŐ9ŭŻǝǡ11fŕŜ12QŒůƖǕǞ13Žƺ15tŪ16ƒ17š22g24k27ǎ43R
days $	66 -13ű7ǟ8c9CQ10tǛ11nǝ12qUŐǇ13Ŝ14fŒ15Ž16ƺǞ19RŪƒ
days a	86 22ŭ27ů
days are	89 -14ǝ-10Ɩ-7R14P37ǎ
days off	87 -16R-8P41g42k
days or	86 -9U18i28R
dead	84 12ũǁ13Ǩ15Ţ28ǝ
deadbolts	87 27Ǝ
deadline	86 36Ń
deadline $	87 30Ń
deal	76 -7Ƹ9ƴ10ƈ11ŅƧ12ŧƽ13ŀ17ľƳ18ŎŜ20Ō
deal $	84 15ŀ23Ō25Ŏ
deal with	87 -8Ƹ-7Ő13Ƨ14ŧ15ƽ20Ƴ27Ŝ
dealt	87 11ŵ26ņ
dealt with	87 11ŵ26ņ
death	84 -8S14U16Ʀ21Ƭ38Ƴ
death benefit	89 18Ʀ25Ƭ
debt	82 -9Ɣ33Z
debt $	89 
debts	89 45Z
dec	80 15ǡ18Ś21ś
dec page	80 18Ś21ś
decent	87 -10W11ŗ15ƃ20ư
decide	78 8Ń18A22Ł26ł
decide $	83 -20Ł12Ń19A26ł
decides	89 7Ł
decides $	89 7Ł
deciding	89 15ł17Ł
decision	81 13ł17Ń26Ł
decision $	87 19Ń
decisions	89 7A13ǚ
declarations	84 20ś25Ś
declarations page	87 26ś
decline	87 28ƴ
declined	87 -10ņ25ƴ
deductible	59 8ľłǩ11Y14Ŏƀƚ16ŦƁ18ň36Ř
deductible $	73 -9Ŏ-8ň13Ɓ14ƀ71ƚ
deductible and	80 -18ƚ26Ř
deductible could	73 -7ĸţ27Y
deductible is	89 -36Ř14ƚ27ǩ
deductible on	87 21Ř
deductible right	89 10Ř14ł
deep	87 10ǀ16N27Ǜ
deer	89 9ƀ10g
degree	80 -15y18Ʊ47m
degree $	86 -16y20Ʊ27m
deliver	76 -8Ɯ7Ų10Ǖ11Ɲ34ǐ
deliver $	82 -22Ǜ-9Ɯ19Ų48ǐ
deliveries	73 -8ŭ13Ǜ14ǐ31Ų
deliveries $	84 -11Ǜ-7ŭ17ǐ39Ų
deliveries work	80 16ǐ
delivery	76 10Ǜ12ŭ18ǡ
delivery or	80 -7Ų13ŭ
denied	89 37ƴ
dental	86 -13Ƹ21Q25P29W
department	82 11Ǝ18Ə
department or	89 12Ǝ
depend	74 -10ų-8Ǘ9Ʊ14Ư19z31Ŀ
depend on	74 -10ų-8Ǘ9Ʊ14Ư19z31Ŀ
depends	77 -12n27Ư28u
depends on	77 -12n27Ư28u
describe	87 11Ƹ
design	86 47ǚ
design work	87 41ǚ
desk	84 -13Ǐ10ǈ11V15Ɲ36P
detached	87 27Ƒ
detached garage	89 20Ƒ
detectors	84 27Ǝ
detectors $	87 
device	87 30Ž
diabetes	80 13Ƽ17ǂ21ƽ
diabetes $	89 9Ƽ26ƽ
diagnosed	89 18Ƽ
did	36 -20ǎ-16Ň-15ŝ-14AĻ-13JƧ-12Œ-11yLķĿƯ-10zKRVľžƶǇ-9ŭƟǔǕ-8UZůųƏƜǃǨ-7isMPŊŏřşŷƗƤǄǈǖǗǠ7lvƞǌǙ8fFXƂƅƲǆ9cN10pqxōŎŜƚǜ11ǂ12jƺƾ13ŗţǊǘ14ƕƹ15ĹźƩ16ƙ17őƈƫ18ŸƴƼ19ŵ20ŉ21wŖǤ22SǞ24ť25ƌǩ26ĽŔ28Ƭ29ńƽǅ30ňŠ31G32mš33ļ34kņ36Ť37Ņœũ38Ƴ40Ũ41ƒ43ŧ44Ŧ50B
did a	82 -7ƌǚ10Ɛƾ11ƽ14ļ17Ʋ19ƴ23ǝ
did anybody	83 -7Ƹ7Ŕ11ƴƽ13Ƨ15Ɓ16Ǚ20Ŝ
did anyone	78 -8ų20Ʊ22Ǣ28Ŗ
did he	75 -17Ÿ-8ƹ10qƾǂ11w12Ź13ź15t19Ƴ42B
did i	63 -27Ƴ-13w-10BŕŦ-9ĺœƒ-8Ŋ-7ņ7ƺ8Xƈ9FHY10eqŃ11gpŮ12Őū13ǅ15C17Ÿ18D19c22ŀ25b28ŉ31v33Nō80ǩ
did it	64 -22Š-13ő-11l-9Ľũ-7BļŭƗ8ŞŨ9ƚǚ10Ʊ11jƞǏ15ŕ16ś20J22Ŕ23ƒ28ť29š31Ŧ32ŧ55œ81Ť
did not	75 -23ǩ-11b-9Ɓ-7ǝ9Ŋ10š14rĺ15Ũ20Eŵ24ō32a
did she	84 8ź10ƨ13o14q18ǜ22B
did somebody	79 -16Ŝ-11Ƴ11ĺŠ12ƅ14ŗ19ļ24ņ30Ŗ
did something	89 -9ǘ12Ŕ15ŉ30ĺ
did that	67 -17ƚ-14Š-12ǩ-10Ƴ-9Ĺ-8ũǇ7g8ǜ11ƛ12š13ŧ14H18ƒ21dŦ24Ť25ţ27ť32Ũ36ň40j
did the	57 -11ǩ-10Ǒ-9Ŵƒ-8wG-7ŤǃǞ7ż8ǌ9Ŗ10ŦźƄ12ŔŜǏ13ƕƵǉǘ14fƌǊ16ƼǤ17ƈƚ19œƙƺ20kŅ24ƞ29ņơ
did they	56 -15ň-13ǩ-10ŝ-9Ĺ-8Œ7źƁƄƖ8ŐœŗƩ9Ɖƕ10B15ƠǤ16šƻ18S19ƾ22ƅ31Ƽ34ƴ38Ŝ39Ņ41Ŕ48Ŧŧ
did you	45 -31Ŕ-24Ŝ-22ǎ-20ō-17Ǐ-15ĺƧ-14B-13HŢǉ-12adņ-11goJŤ-10yźƴ-9Ļŧǚ-8tTǌ-7CVķŅŎƗƞƱƼ7ƪ8Ĵŗţ9Ɣǝ10XŬƈƍƑǊǑ11cFǘ12ǆ13Ŧƿ14šƩ15Ŗ18ŵ20ň21S22W23Ÿ26Ƴƹ27lƫ30k33Ľǅ35Ĺ37ƌ38ļ39őƬǞ40m42ǩ43w49ũ51Gƒ52ń76Š
did your	61 -13ơ-12Ŗ-10W-9zǠ-7ƞƾ7Ʃǣ8ſƕ9n10œƀƙƠ11pźƨ12Ŝũǂ13tT16Ʀ17ǌ19xņ29Ƴ45ƽ46B
did yours	89 -10ƚ8B14ƙƽ18ǅ
die	82 -8Ŗ8H11V24Ƴ29Ʀ31ƽ
die of	89 -29Ƴ47ƽ
died	73 -14ŵ-7ũ17Ʒ18Ư27Ǩ30Ʀ62Ƴ
died $	79 -7ũŵǆ11Ǩ16Ʒ19Ʀ23Ư40Ƴ
difference	89 11Ə18ł24ň
different	69 -16ƚ-8Œ-7œ7Ƭ8ǘ9CKǅǥ11Ǖǩ13V15ũ20ŔŘ21Ş25ĺ
different $	89 -7Ŏ9ũ28ǩ35Ş
different for	79 -18ƚ11Ŏ25Ř
different now	89 -12ň-11Ŕ28ĺ31ũ
differently	89 -8ĺǩ13Ŏ15ũ28ŧ
digit	89 7e9E
digits	79 9d11e16ū22E24ř25I
dinner	83 13n17Nƿ18L
dinner $	89 34N
disability	83 -10Ʀ28ş31W
discount	73 -10W8m9ľ10şŮ12ő15ǩ17Q19Ž27ź
discount $	84 11ő14Ž15ź21ǩ
discount for	89 9Ž
discount so	87 -11W13Ů23Q
disease	87 14ƽ
district	86 15Əǔ16Ǔ18Q
dive	87 31ǀ
divorce	89 13ĵ19f
divorced	86 20f
dmv	89 33Ƅ
do	27 -36ƨ-33ĺ-27ƒ-19SƳ-18Ŧ-17GšŢŴơǂǅ-15ţ-14iƠ-13jŇœŘ-12ōŠƇ-11evůƌƴ-10rtxBƽ-9DŤŷźƅ-8Ʊ-7nLńŗũżƮǤ7ŧƀƃƺǟǢ8řƓƗǒ9aVƖƦǡ10IŒŞƘƭ11YŖŚŬƥǠǧ12ŊŋƔƤǦ13QĻľŵŽǇǩ14ņňūƵƷƾ15FHŪŶƿ16OŌŜŰǔ17MUWZķĽŏŐƻ18yAŃǀǗ21zƕǋ22ŲžƐǉǜ23ĴŮǘ24TǐǕ25qJKǈǓ26wƜǎ27R28Pŝŭǚ30şƟ31ǃǏ35ſƁ37Ŏƚ38ǄǙ39Ǜ41ƝƞǑǖ49g
do $	66 -23ƨ-21r-20g-19Ŝ-18ƞ-13xľ-12ŒŶ-11ǂǋǥǦ-10Ǒǩ-9ǐ-8Ŏ-7ƑƝ9Ɵ10ǔ12ŵ13B17ƶ20y21U23ņ28Ů35Ƥ36Ǌ40ǈ43Ǆ45Ʒ47ǟ77q84P
do a	76 -11ǝ12X16ǁ17Ǚ25Ŝ29M
do after	89 15U18y
do all	89 51P
do any	76 -12Q-11ų-8Ǔ13ǈ16Ƒ19ǚ20Ź21Ǆ27Ų42ǔ
do anything	80 -7Ŀ15ƚ16r35ǀ
do business	87 -29Ǆ-7Ǌ9ǔ11Ŏ14ǋǡ38ǃ
do clients	77 -12ǔ12ǖ54Ɯ
do customers	87 -10ǔ14ǖ41Ɲ
do for	67 -16ǩ-12Ŝ-11Ǡ-7QŒ10ŧŲ11ƀǄ16ǈ17Ŏ18ņ21ľ24g25P32q34Ĺ42Ư
do i	66 -46ō-16ƨ-11Ƃ-7ŭ7uơ8EǦ9lǡ10ļ12wƆ14Ŋǧ19ŋ20ƕ23c25a26ŷ27IŎ33o80ǩ
do if	80 -13ǝ9ĸ11Ǖ15ǜ20Ʒǘ27Ƥ
do in	84 10ǈ11Ǌ23Ɲ
do it	72 -22Ř-19ĺ-18ĸ-14Ƶ-11űƒ-8Ǣ-7ǚ7Ž8ŁƐ10KĴǠ11BƗ12Ŷƕ19r23ŀ43Ō90Ŏ
do not	59 -27ŝ-22ǩ-14N-12H-10ĺ-9ag-8Ō-7Ǩ7BŅűǠ8MYņŋƵ9cOZĽŵ10IƊƒ11ŪǑ12ňƠ13P14ŁŇŽǒ15Ĵŏ16ń18blX19ŕ21L22ƻ40ŀ57Ş
do people	83 -19Ǉ11ǚ25d32Ǒ43ǖ
do right	87 8ŝ20ŧ23Ƨ
do that	80 -9ķ-8ǩ8ǧ15Ų17Ş18UŎŝ
do the	63 -9ƋƱ7ś8kw9žǁǓǚ10Ʃ13Ɯ14x15Ǡ21Ƭ23ƪ28Ǒ
do there	84 -10ŝ10PZ68Ǆ
do they	66 -25Ń-15Ƅƾ-13Ņ-9UķŔ-8a-7ŷǉ7Şǌ9ƠǕ10ơǩ11ƪǂ12ƍ13Ɩ14ƕ15Tǖ16ƁǓ18Ǒ22Ƨǒ23R26ǧ27wy38ŝ52Œ
do this	79 -15Ń-11ŏ-8Ļ9N18Ō24s53M
do to	78 -31X-14Ƴ10ž11ƚ29ǝ44Ũ57ĸ
do we	86 -16Ƅ12Ŏ15ƀƁ16Ō27ƕ
do with	78 -10Ş-9P12k32g47ŭ71Ƶ
do without	83 -11b8Ǩ16Ʒ17ŵ19ľ32ƭ
do you	29 -26ƒ-24Ş-23Ơơ-22ĺ-19ƨ-18cSŀ-17ŎƯǂ-16qGƧ-15šŴŷǅ-14lBŨ-13ńŇƳƷ-12eţũƇƌ-11ijkŢŦƪƽ-10rLĸņŧ-9œŠƴ-8vxļƅǁ-7tźǌǧ7ƊƵ8ƃƑƗ9ĻűƂƋǆ10CưƻƼ11wNŊřƺǞǟǠ12ƶǄǦ13zYZĽōŔǖǢǥ14OVŌƘǓ15ňŬŲųƥ16JŚŶƔ17ŏƜ18ľūƄƚƦƾǇǊ19QĴŖŝž20FŪ21ƿ22Ɛǘ23ŰǀǔǕ24ǚǜ25TƁǗ26WŃŐǙ27Ŝǉ28ķǋ29AHRŮǑ30ƝǏ31ǎ34Ɵ36ş37K38ŭ39ſ40P45ǃ47Ǜ52ƞ57g
do your	69 -14Ǉ-11Ǒ-8ůŲƼ-7Ů7ǔ8ƽ10ƃ15Ǔ20Ǡ25ǈ30z31Ǚ70ǐ
dob	84 -11Ÿ29p49d
dob $	87 -12Ÿ11p52d
doctor	71 -8Ŧ9Ƹ12ƻ13ǣ22ƃǂ30Ƽƾ
doctor $	78 14ƃ15ǣ25ǂ
doctors	87 37ƾ
does	41 -21Ƹ-18žƂƹ-15Ʀƻ-13Őŭƈ-12Ū-11t-10Ÿ-9ŵǖ-8DŃœŘŦƏƓƤǀǋ-7nQĴĵŚşŢŷƗǝǣ7wzĹřƉǆǡ8ŶƅƢ9ŨƝǌǍǒ10Œŗƍ11ƕƙƞǎǏǥ13xŁŜůűǦ14bLƯ16Ɗǚ17ŴƇ18Ŗ20hsƁƠơǜǠ21Ź22Ň23WŕźƧǄ24Ű25Ƅǐ26Ʃ27Ǔ28ǂ29ǈ30ų31Ľ32r35ǩ36qǧ37ƨ
does $	87 -20Ƃ-9t15q22ǩ32Ǆ
does a	87 -9ƕ13ƨ20ǩ23Ǌ29A
does anybody	75 -10ŷ8ų10ǚ12ǡ16Ŝ17ZƯ19ƟǍ27Ɯ32Ų
does anyone	83 -21ŷ-11ŭ9z14ų28Ư34ǐ
does each	78 12ǆ13ǈ18T
does he	71 -22T-21Ǆ-17ƻ-15Ƹ-13Ź-8ŏ-7Ŵ23Ŝ30rź31ů33ǂ37h54q
does it	58 -53ƣ-23ž-13ǩ-11r-10ų-9Ň-8ƨǦ-7qƟ7aŖƁ8pǌǕ9ůƧƿǆ10TĽłƪǎ12ƊƖǃ17ŮŰŴ19Ŷ20Œ21ƞ22bƩ23Ũ27Ƈ33ű41ŗ44ŕ54Ǎ
does not	80 8ƙ10ǂ11Ǚ23ŀ36ǩ
does she	72 -18Ź-11Ǡ-10Ķ-7Ƹ10ź11Ŵ14ů16Ʒ17ųǈ24s30ƨ42o43x
does that	68 -17B-9L-7Ĺ8ŕ9pĻľ10ť12ƅ13Ŀŭ15Ǐ17ƆƧ27Ľ65ǩ75Ň
does the	54 -50Ǎ-35Ɣ-26ų-15ƈ-12ŗ-10qŪ-9ŒƂ-8ĴŃŖŮŲƨǒ-7Řž7TŁƅǈǊ8ǎǢ9ǄǠ10ŇŰ11Ɲ12řŴƍ13Ɖƙǡ14ǩ18W22Ʃǥǧ24Ƨ26Ź27ĹƠơ31ǐǓǦ36Ƅ53ƕ57ƣ
does your	54 -22ůƯ-20Ňƹ-18o-14ǈ-13Ǌǒ-12ǩ-11ŐƦ-10xŲ-9ŚŭŸƸ-8Əƣǐ-7ĵœŕ7ŝƎưǓǛǜ8źƀƃ10ŖǌǑ11d13wŰ14qƕ15sơƨǂ16ŷ18WŁŏ19ĶƢ25B26Ɓ27Ǆ30Œ32Ǡ33ŴŹǧ35r40ų
dog	75 8ū73h
dog $	86 7P9ū
dogs	83 -12o20Ɲ33h
doin	80 -8Ō8j9Ŏ11t13i14ŝƨǟ23Ǡ
doing	63 -20Ų-9pGő7ǁ8ŞŹ10ŌƵ11c12ŝƳ15j16i23ǐ24ũ26k27t28S31ǟ32x
doing $	78 -21i9j13ǟ17x23t
doing for	87 -11ŝ-7ǩ21k40Ş
doing in	89 12j15ź
doing okay	89 -11p23x25i26t
doing that	86 -11ő7o42S
doing the	89 -13t15Ō16c19Ƴ
doing this	89 21ǩ
doing with	89 15Ƶ20t
dollar	71 -13Ť9Ɨ10X13ĸƂ14ǅ17ŗ19Ř38Ŧ
dollar @name	84 26ĸ
dollar amount	87 9ƚ13X23Ŧ
dollar deductible	87 -9Ŧ24Ř
dollars	76 8ž9mŎƗ11Xľǘ13ĸ14ŢƘ16œ22Ņ
done	66 -16Ǐ-11Ɲ-10Ŏ-9ŕ-8ƒ-7Ʒ7ǀ9pǂ10ǟ11Ǆǋ12Ō13ŝƶ14ŷ15Ǟ18ǘ19ŧ20ǝ22Ļ25y26ƾ32ũ33ƌ34Ɨ36Ń
done $	76 -7ŝ8Ō10Ń13yǟ14Ǆ21Ļ22Ǟ24ƌǘ
door	73 -11ǐ-8w9Ǜ10ů11ǎ12Ə13ǃǄ14Ǌ15ƙ16ū20Ɲ21ƣ32Ǎ
door $	80 -9w7ƣƤ10Ɲ11ůƏ12ǎ15ǃ27Ǎ
doordash	84 10Ǜ29Ų
doors	80 -12Ǎ11Ǩ14Ǝ16ƣ23ǅ31ǝ
dose	89 -7Ǟ52ƻ
dot	84 66J
dot com	89 26J
double	89 19Ř32œ
down	52 -23ǩ-14Ŧ-9Ɵ-8dŠţ-7Cŀǋ7pŉǈǉ8eƍǛ9ŎƆ10joLňŖř11ť12ŌƏƶ13cUŸ14ſƁƫ15Ʋ16VŪǎ17ǊǞ19TŞ21Mƴ22a24Ťŵ25łǝ28Ƒ36Ɗ
down $	67 -9Ɨ-8Ɗ-7Ŧ8uvƴ9Mƹ10aŪ11f12Ɔƍ14L23ǝ24Ť27T30ť36Ƒ
down and	82 -8v7d8ň10w16Ɨ20Ŗ
down as	84 9ƫ13ơ14o17c20a
down at	87 10ǟ11Ř16Ş30U
down for	73 -12ǩ-9Ɵ7m9c11ķ14ŧ22ƴ25Ōǎ
down in	87 -9f-7Ǣ12ĵ18ƥ
down right	89 -16d-9w9ǆ16eo19p
down the	80 -12ǟ-8ǋ-7ŀ10ƒ13Ə14y16Ū17V28Ǟ29ſ
down there	75 -9ƥ67Ɗ
down to	78 8ŉ11Ǟ12V13ƀ15Ŀ19œ44ł
down what	86 -8Ɨ14q17Ǣ18ř
down with	83 9łƲ13ƽ14M19Ĺ
downstairs	89 24Ɗ
downtown	84 -8Ű10ů11ǋ18ƣ23Ǎ29ǩ
draft	87 15e20Ĵ
draw	86 12ǁ33ǚ
drawer	87 -10Ű13Ŭ15ǖ23Ś
drink	78 -10Ǆ7Ǜ8ƺ13ǩ51ƿ
drink $	83 15ǩ28ƿ
drinks	84 -13ų44Ǜ
drive	59 -21r-16q-13u-12z-10R-8Tź-7xƨ7M8Ž11D13Q14Ƅǈ17Ũ18ǐ22Ū24Ź26ŭ27Ŷ29Ų38ŵ41Ů45ųŴ50ů
drive $	70 -20ŭ-18qr-15u-14z-11ź-10Ů-7ƨ8Ž11ųǈ13D15Ŷ20Ų28ŷ32ŵŹ47Ū48Ŵ
drive for	84 -13Ž-7ǐ15Ũ19Q31Ų
drive in	83 -11R-7T12Ů62ů
drive it	80 -26ů-25ŷ-13Ų7Ů11Ŵ12ų20Ƅ76ŭ
drive to	83 -7ŭ28ǐ30ů
driven	77 10ŷ13ŭ15Ŵ16ǋ
driven by	79 14ŭ16ǋ
driver	70 -12Ŵǧ-8Ŗ-7tǐ17ŭ19ŹŽ22ž26ſ29ųŷ40ź
driver $	83 -9Ŵ26ź27ŷ28ž
driver or	87 7Ů19ŷ22ŭ
drivers	68 -23ų-8Ů12Źż13ǐ15ǩ16Ǜ22Ÿ27a32ź36ŷ
drivers $	81 -24ų-18ǐ12Ź19Ǜ54ŷ
drivers @name	86 -26ŷ-7Ź55ź
drivers in	89 26ŷ
drivers license	80 -17ŷ-8Ź-7ū27Ÿ34a
drives	65 -18n-7Ū9ſ11q18ŷ28ų29ǐ35Ş
drives $	86 -70ų-13ǐ8Ź85ŷ
drives and	80 -16ų25ŷ
drives it	89 -41ŷ51ų
drives the	87 -31ŷ47ų
drives them	80 17ǐ
drives which	86 -19ŷ23ų
drives you	89 54Ş
driveway	78 13Ə24Ū40Ű
driveway $	89 15Ə33Ű
drivin	77 10Ų15Ū19S20Ż28Ź
drivin $	89 9Ž19Ź24Ū
driving	66 -17S-12ǩ-10s-8P8t9Ż10L12Ū14Ƃ18Ź20Ŵ22ŲŽ24Ů26ż30N31ŷ39Ÿ
driving $	77 -15S-10s8ŪŹ29ŴŸ32ż
drop	77 -10M7š9V12ƽ19ś20ƀ42Ƶ
drop it	89 -11M15ƀ16ś
dropped	83 7ƀ8Ƃ10Ǧ12Ǩ32š
drug	89 -8ƅ13ƿ15ŧ34ƻ
drugs	83 40ƿ
drugs $	87 
due	78 -9c9ƈ12y13ŝƾ46ŕ
due $	83 10ƈ24ŕ
duplex	89 -12Œ14Ơ18ƣ
during	89 18ŭ19Ɵ21P24R
during the	89 18ŭ19Ɵ21P24R
dwelling	82 -8ƀ50Ɠ
dwelling limit	89 12Ɠ
e	76 -9ƨ7ǆ10Ū11K15Ō17w31J47ǚ51b
each	63 -32ŗ-8D-7Ů7vwƔ8Zŀƻǡ9Tǆǉ10Ʊ12ų14Ơ17Ř18Œ19ů20ǋ21ƶ33W34ǈ
each have	78 -38ŗ16ų56W
each month	83 -7T11ZƔ12ǉ20Ơ28Œ
each of	76 9ƫ10v19T31ǈ
each one	89 -11ǈ13ƻ14ǆ
each way	87 -8Ů27ů
earn	80 -7X9Ʈ28q32T33Ŏ
earn $	86 -7X11Ʈ22q29T
easiest	87 11ś23K
easiest way	89 11ś12K
easy	84 -12ƾ10k11Ž13ǂ15ŧ16M22ś
eat	84 -13U9ǒ10k12ǣ16Ŧ19Ř23Ǜ41Ƹ
education	80 -9ľ30Ʊ44m
education $	84 -9ľ8m28Ʊ
either	82 -7ƪ12r14Ǎ18ż19Ŭ
electric	86 19Ƌ
electrical	82 -7ǈ25ƋǑ
else	54 -18ǩ-10Ÿ-8Gŏ-7DŲƜƯǢ7ŶǨ8ĺŎǥ9ķƼǋ10h12Ŵ14HŢƙ15ŵǝ16ƥƮ21ųƢ23Z24ǈ25ŷ29nŁ37ş43ńō
else $	71 -19ş-16Ł-11ķ-7ųƜ7ań9K10w11Ǩ12ĺƘ14Ŷ16HZǋ21Ŵ28ƥ44ō
else are	86 -12ō26Z47ń
else be	80 -12Z29Ʈ
else drives	89 14ų
else gets	89 -10ń7ų10n34Ł
else has	89 13ş15Ł22h
else i	89 -13ŉ30ō
else in	86 -13Z7H8ţ12ń13ż32n
else is	76 -16n-13Ł-10ń-8ǥ9ŷ11Ǒ14Ƽ20ō23Ƣ28ǈ40ş
else lives	78 15Ƣ18n
else on	89 -21n-14ō-11D-9ń9Ƣ28ƙǥ36ŷ
else would	80 15ķ
else you	78 7ķ11ń18Ū
em	70 -13Ŀ-10Š-9c-7jǨ7Ƥ8ƅƟơƴ9uZžƯ10lœ11ŧűƱ13Ǖ14ő15E16Şǋ18Ţ20ŝ25v26ǚ
em $	84 -16Ŀ12ž13œ16Ş18l20ǋ25ŝ
email	61 -12b-11ŭ-8DǠ-7Ś7ƕ14Ľ18ǧ19Ǖ29ś36K38ǘ52J
email $	72 -12ŭ7ǘ8ƕ45K
email address	84 -7D24J
email for	89 -17b-9K31J
email me	89 -9JŚ41ś
email or	87 -11Ľ14K21J
email something	80 22Ǖ
emails	87 7Ǘ10ǘ16J
emergency	84 12ƃ20Y
emergency fund	86 22Y
employed	86 -8o31Q40q
employed $	89 45Q
employee	80 10ǥ46ǜ
employees	63 -13Q-8W7Ǘ9ǉ10ǐ16ǣ21Ǒ23ǈ30Ǉ
employees $	79 -18Ǒ-7Q10Ǘ12ǉ17ǈ38Ǉ
employees are	80 17Ǉ
employees or	72 -18ǈ-16Ǉ66Ǒ
employer	74 -12ő-8Ʀ17V24S29Ƨ34Q37W
employer $	81 -13ő9W23Ƨ27S31Q
empty	82 11y46Ɵ
end	69 -17ő-12ǆ-8ř8m10Ō11jư12ĻŁŃ13iłǃ15IƷ24Ŧ26ŠǤ27Ŕ38b
end $	80 7ƭ14Ł17ił19ŕ20b23Ŕ30Ǥ
end of	87 -13ǆ-11ŕ15Ń18ǃ
end up	81 -19ő10m19Ʒ29Ŧ34Š
ended	87 12lļ26ż
ends	80 10e13ř15ū29Ƨ30ŕ
ends $	89 7Ʃ44ŕ
ends in	87 -7ŕ11e14ř16ū
engaged	89 34f
enjoy	86 19g20U24t
enough	72 -8ƒ-7Ǣ8ŎƓƯ9ŀ10Ş13rĶƗ17j18y19ŷ21ž25ť34Ƭ
enough $	87 -10j56Ƭ
enough to	80 -7ųǢ8r9Ź10Ɠ15Ŏ16ĶƗ23ŷ
equipment	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
equipment in	87 -10Ǐ-7ƌ11Ǣ34Ɲ
equipment values	78 -28Ǣ46Ǐ
equipment worth	87 -9ű26Ǐ
equity	87 -7ƝǏ21Ɣ47ķ
errands	87 -7Ǉ36ŭ
escrow	84 43Ɣ
escrow $	89 -29ƕ59Ɣ
even	62 -8Ĺ8ƿ9h10Ţ11ŕ13ŒŜƬ14ƹ15Ư16Ũ24ż38ţ
even a	76 16ƹ18ż19Ư
even if	78 8Ʊ14Ţ21ţ
even ones	80 9ţ
even small	79 9ǜ22ţ
evening	89 -8ǩ9Ľ36L
ever	48 -23ƽ-16Ƹ-15ƃ-14r-12Ǩ-10ŦƄ-9Ő-8SľŔƝǔ-7łŧű7ƚƦƷǩ8VǤ9ŏƟǐ10CŸƂƑƹ11ŢƊƍǒǕǛ12ǚ13gR14hƿǆǘ15Ʃǝ17Ž19Ŝųſ20Ų22ņš23Ť24ǜ25ŗ26Zƙ29Ɯ32Ż34ƛƴ35Ƽ36Ŗ40ţ
ever been	64 -15Ƹ8ǜ11Ų12Ɯ13Ɗ14ņſ15Ǥ16ƴ17ǘ21ƿ25Ƽ27Ż
ever come	76 -10Ő-8Ɲ12Ɯƴ21ƛ26Ƒ36Ŝ
ever empty	87 24Ɵ
ever get	82 8Ʋ10ƍǘ14ƙ26g29Ɗ
ever gone	89 19ƙ37Ŗ
ever gotten	83 -17Ɗ-10ǣ12ǘǛ15ƙ17ƛ31Ɯ
ever had	65 -24ƽ-14Ŝ17ţǕ19ņǝ21ƛ24ŻƼ25Ť
ever have	83 -7ľ13ǜ32R43ţ
ever said	89 11ƴ22ǚ
ever sat	87 9Ʋ22Ŗ
ever taken	80 -39ƪ59Z
every	60 -9Ǐ-8LǓ-7Ľ7YŔŞŹƎ8chuųƾ9bFŐŜƽǢǥ10Ʃ11U12Ŵ13ǝ14Œ15Ū16Ĵ18ƻ21Ǚ22T25Z30ǒ35ů
every #	86 -10Z12T17Ĵ24Ʃ
every @day	89 21Ǚ
every day	78 -13ų8R10q11Ź12Ų15U23Ŵ26ƻ32ů
every month	72 -37Œ-7ǝ7Ɣ11YŐ12F15T34Z59Ĵ
every time	89 12ŞǙ
every week	89 -10ŭ14ų31ǝ
every year	87 11Ɵ12ƾ15Ŝ22Œ
everybody	72 -11ZƯ7Ŕ8ŭƖƿǈǑǗǘ9œǇ10ŷž11Ƣ12Ł14ǅ15Ƭ16ķ25n
everybodys	78 8gŲƬ9Ŏ10ǈ11AZ13KŰ19ǩ20ľ
everybodys got	84 10gŎŲ12AZ20ľ
everyone	89 -12ǐ13Ž18ŷ
everything	65 -8ǩ-7ǝ7bƂ8AŖƳƻǦ9KŝǑǢ11UĿ12Ƭ13Ǆǖ14ǐ16Ļ19ōƯ26iƗ27ş36ķ
everything $	80 -15Ǐ8ƂƲ10ĿǦ11b14ƻ26Ɨ31ō
everything in	86 13Ƴ15ķ17ş18Ǐ
everything you	84 -14Ǐ10ş19Z21ķ28Ɨ
ex	89 55ƫ
exact	87 -7Ū10d13ǃ14Y28ū
exactly	73 7C9DŅ11ŀ12š13ƕ14dǄ15ơ19ŤƧ
exactly $	89 9C12Ņ15Ť22d
exactly did	89 17ƕ18š22ơ
exactly does	79 26Ƨ
exam	75 62ǁ
exam $	80 35ǁ
excellent	89 11ĵ17Ƹ
excess	79 -15ǡ64Ǧ
excess liability	87 -16ǡ28Ǧ
excuse	89 39Ŕ
expand	89 39Ǟ
expense	87 11Ľ27ĸ
expenses	82 14YǊ24ư
expenses $	87 10ư14Ǌ
expensive	82 8Ǐ12ǣ15XƗ23Ƙ
experience	72 11ŧ13Ũ15ǅǣ22ņ
experience mod	78 26ǣ
experience with	89 26ņ
explain	75 -9ų10ſ12ň15B17Ŗ18Ŕ34Ŋ
explain $	89 -11ň20Ŋ
explain it	86 -17ň-9ų15Ŗ18B27Ŕ
explain that	89 34ň
explained	84 13Ŗ16ň
explained it	89 12Ŗ17ň
exterior	89 34Ƈ
extra	78 -12k-8Ź-7Ƹ9Ǧ11Ų13ƶ15Ƥ19Ƃ22ƴ27Ǉ31Ǥ
extras	87 -7ŗ49Ɓ
face	86 -21ŗ15Ʀ21M28Ƭ
facebook	89 26ļ27ǩ
factor	89 -14J-11Ł18ł31ǘ
fair	76 7ŎƸ10Ş11ļ16ŉ18iĵ21ŀ24ŧ25Ň
fair $	84 8Ƹ13Ŏ20Ň21ŧ
fake	83 15Ŀ51ǘ
fall	67 -18Š-13Ĺ-11ĺ-9Ƥ8Ľ9Ň10Ǟ11ƃ13dƾǙ14š20yŕƗ21Ř22Y24ƞ32Ŷ
fall back	72 -9Ƥ13ƃ23Ř25Y
fall out	89 13Ň29Ɨ
falls	84 -7ő10ƾ13ť17ǡ26ǣ32Ɯ
falls off	89 11ƾ14ť28ǣ
familiar	87 23Ľ34Ŗ
family	58 -10Ƽ-8Pż-7ǂ7Yņ8Ŀ9F10Aư11hzƸǇ15Ɯ16Ƴ18Ū20ŨƮ21Ƭ23u24yƶ25Ƥ34n35ƽ
family $	71 -15Ʈ-12Ƽ-11Ƴ-9ż8ſ9A11Ƥ12Ɯ13Ũ15Ǉ16ƽ22F23u28y46n
family fall	80 28Y
family history	75 -8ǂ7ƽ17Ƹ
familys	89 12ƭ18ǅ
far	64 -18Ŵ-13R-9U-7ŞŠ8Ů9yŇ10SƐ11ťų12Ə13vő14uƭ15Zƞ17ź19ǐ22ň24i25ƚ44ů
far $	78 -8Ş8ŝ10Ə12Ň18iu19ƞ30ň
far are	87 22ƚ
far do	87 22Ů
far is	80 -14R7MƏ13Ɛ14ů
far out	89 -10ů-8Ů28ƭ31ǐ
farm	74 -11h-9S8Ľ9Ÿ11ŅŜǄ13őƝƶ15ŭ17ń32Ǒ38Ő
farm bureau	89 8Ő11ń14Ŝ
fars	87 15ů19ƙ
fars the	89 20ƙ
fast	79 -14ǩ-9Ł7O9Ǉ10ǧ15Ż16ŧ26Ń34ň
fast $	89 -12ǩ-7Ŧ9O21ŧ30ň
father	81 11B17z18Ƴ32ƽ
fault	78 9ƃ15Ť41ż
fault $	89 11ƃ25ż
favorite	83 15ŝ19ƞ23Ŷ25ǩ
favorite thing	89 -14ǩ22ŝ26Ŷ
fax	86 -14M-7Ʋ10ƕ16Ƅ28ś
fear	89 42Ŀ
feel	65 7Ź8MƸ11ŋžƬǟ12ĵŧ15ņ17Ũ18ǁ20Ŏ21ƞ22Ž24Ţ28r31Ň
feel $	87 -17Ƭ12Ň45Ũ
feel about	73 -12Ũ-7ƞ9Ź12ŋ22ǁ27Ž38r43Ň
feel like	86 -18Ũ8ņ16ž22ŧ36ƞ
feeling	81 8x12Ň20Ƹ22t25Ũ
feels	87 -12ŗ13X38Ƭ
feet	70 -7R7Ə12UƊ13ŀ15ŧ16ƺǀ17ǋ20P34Ɔ
feet $	81 -7U11Ɔ12P16ŀ22ǋ
feet is	89 
feet right	89 21ǀ
fella	79 8ņ9ķ11gǃ12ſ13ń15B16Ƙ17Ŝ
fellas	89 -7ǐ10ƫ14ņ27Ǒ
fence	81 11ƍ38Ƒ
fender	82 8ţ9ķ14ű32ż
fender benders	87 28ż
few	71 -14š-11ŉ-8Ǟ-7Ɗ8ǅ9mĽ11H13Ɲ14Ɓ17ţ20ĵ24Ŋ
few questions	89 -14ŉ16Ŋ
few years	75 -15š-8Ǟ9ǅ12H18ţ21ĵ
fianc	89 -7Ľ8f11p16o20q
field	87 -7M13ĸ14Ś19ǈ
fifth	89 14Ĵ23ń
fight	84 -10Ņ10Ŏ16ů17ǜ20r27ŧ
fight you	89 -10Ņ21r30ŧ
figure	72 -15Ǐ7ƭ8HX9łŅƗǊ10Ŗ11ĸǉ12Ɠ14ű15A17ƈ19Ƭ22Ƙ
figure it	89 20AŖ
figure you	89 -7Ŗ10H11ƭ14X23ű
file	72 -10Ǡ-9Ÿ8Jǃ10dǖ14ǒ20ś21ţ23Ƅ24Ǘ25ǆ26a
file $	84 9J13dǗ14a
file for	87 11Ǘ15ǆ16ǒ
filed	80 9ǆ12ǜ16ǒ27Ť29ţ
files	87 13ǘ31Ǘ
fill	77 9ĺ12Ů13Ľ15Ĺ
fill in	80 -35ĺ55Ĺ
filled	84 9a11Ĺ14Ō22ļ
filled out	86 9a11Ĺ14Ō23ļ
final	78 9Ľ14f25Ł46ư
final expenses	86 25ư
finally	83 9ĺ11jx18t19ƞ24k
financed	84 38Ŭ
financial	83 7Ǡ25B35A
financial guy	89 9A29B
financially	87 -7uA14Ʈ20Ư22ĸ
financially $	87 -7uA14Ʈ20Ư22ĸ
find	71 -11ǩ7gƪ8ž9ŎŠƾ10ŧ11ķǟ12Ʒ14M15U17Ƽ19Ś29ļǘ
find a	89 14ǟ15ķŎ16Ʒ
find the	89 10ƪ22Ƽ
find us	89 10ļ
fine	77 -10ŷ8ǁ10i11Ž12ť13űǊǩ14Gŋ17N30Ŗ
fine $	87 7K10ǁ13ť17G
finish	84 8Ť11ƌ15Ǆ21m22ǩ
finished	74 9ƌǝ10ǡ11m29Ɗ
finished $	83 15Ɗ16m
finished basement	89 
fire	64 -10Ǐ-8ǈ-7ŵ7ĿƗ8Ɛ10Ń15Ǣ19ĺǜ24ŉ26ŤƤ27ǝ36Ǝ77Ə
fire $	86 -13ƏǏ-10ǈ11ŤƗ13Ƥ18ǝ24Ǣ
fire department	84 8Ə11Ǝ
fire station	84 11Ə
fired	89 52ǜ
fireplace	78 50Ɛ
fireplace $	86 26Ɛ
first	59 -7Ƥ7uGųžƷǏ8Sǅ9wőƨ10eŕ12ƫ13ŚŠ14a15Y16x17Ň19oŃœƅǩ20A21ń22ŏ26Ɩ31Ř
first $	79 9ZłŌ11A17ŃƷ24Ɩ37Ř
first and	79 -7w9o35ƫ53a
first months	80 28Y
first name	89 -23a14b23o
first one	86 13Š17ǩ27ŏ
fish	89 11Ɵ30g
fix	81 -8ŝ12Ƥ15ƀǩ19ţ27ũ29Ş
fixed	87 11ŵ21ũ24ƌ
flat	78 -15f8j9ƚ18Ɓ21ƴ24ǩ28ƨ47Ɖ
flood	72 -8Ő84ƙ
flood $	89 33ƙ
flood insurance	84 19ƙ
flood zone	83 13ƙ
flooded	87 9ƙ10Ɗ11ŨƤ
floor	77 -11ƙ-8C-7ƇǍǏ8Ǝ18Ɗ22ƛ26ǈ52ƣ
floor $	86 10Ǝ20Ɗ
floors	87 8ƣ11ƌ12Ɔ
florida	89 9Ÿ29H
fly	86 -7Ÿ42ǀ
folks	65 -7ǍǑ7Ĺǈ8a9KWļƣƮ11ƥ12Ɯ14ǖ16ŝŽ17Ǘ18ƽ19ǔ22Ʀ23Ǉ32z
folks $	84 -12U13Ǘ25z30ŝ
folks do	89 -8Ǆ9Ŗ11w12ǈ
folks who	89 14ļ17W26Ɯ
follow	86 16ň17g23Ƨ27K
food	80 -9ǐ32Ǆ45Ǜ
foot	80 7j13ǋ19Ż29Ɠ41ƺ
footage	84 29Ɔ
footage $	89 15Ɔ
for	34 -26C-22ų-18ŀ-17ǘ-16Uœǉ-15Ǎ-14aŁƼ-13ňƩ-12DĿŕƧ-11Ǆ-10ŚŷƮ-9ƁƜƷ-8hƊƑƸǎǜ-7vZƌƚƢƦǙǛ7cNƳ8ŉƫǒ9jYŜŽƎ10wŎŠƭǧ11rŞƟ12Ǟ13ŔǑǦ14LVŌŦƯ15gpţŤƿǌǢ16yűƔƻ17b18qƗ19ŒƄƴǥ20lłƬư21ǁǓ22dQĶƤ23OXƝ24Ŗŗƀ25Ļ26kŨ30ǂǠ31ľ33Ĺ34Ɠ35ǐ36ƶ38Ų40Ơ44ƒ45ŭ51Ʊ
for #	70 -8X7Ǣ9ĸŞ10Œ11aƃƤƥ17ŦƬ19Ž22Ǩ24ƒ26ǝ
for $	58 -32ű-28Ő-19Ĺ-17ǌ-11şǈ-9ķ-8ŏ-7ſƗǐ7Ş8Ŭ9uOƓ10ţƬ11Ǐ12ƻ13Ơ14ŤƔƭǥ15ƕ19Ų24ǩ27Ǔ28Ļ34ŗ36Q37Ŗ46ŭ56ƒ73ơ
for a	59 -12Ǟ-11ơ-9bX-7ĸƂ7mƾǕǨ8YŖ9ŗ10ĹƬ11šƝ14SŽ16qŊŘŵưǐ18P21ǌ22Ũ25H44Ƥ
for all	79 10ǘ18ǒ
for and	71 -20ơ-16ǌ7O11ķŖ14ſ27Ư53Ĺ
for anything	89 -15ţ21ǂ33Ƹ
for bodily	89 32ŗ
for business	87 -7ǥ9Ǣ44ŭ
for college	87 -10m32Ʊ
for for	83 -12Ƥ7ŭ14ƃ15Ʊǂ17ş
for fun	86 7ŭ40g
for good	89 -9ƌ27V39ũ
for her	89 -11m7x13Ʊ24Ƴ
for in	89 -12Ĺ-7ŀ42ƶ48ľ
for insurance	81 -49ơ-8ǩ-7ǥ11ƴ14Ǔ15ĺ22Œ58ǌ
for it	65 -15Ŗ-12Ĺŗ-11Ơ-7A7Y8B9b10Ǥ11Fƫ14ƞ15Ŏ19Œ21ƒ22Ĵ32ŐŦű41Ɠ48r
for life	81 -15Ż-12W-10q-8Ʀ23ƿ39ƨ49ƴ
for me	64 -12a-7wǙǩ7j8nų10Tƭ11Oŷ12Jō13Ǆ14ķ17Z18ŉ19Ǝǈ20Ū21Ǐ63b
for money	86 10ǘ19Ɲ21Ų
for on	78 10g14Ɠ
for retirement	81 30Ķ
for school	89 -7m16ŭ36Ʊ
for somebody	89 36Q
for that	71 -16Ų-12ƒ-11ĺ-7Ĵ7m8ƻ9ǀ10ź11ť12Ɲǣ13ŏŻ14ŧǐ16E22Œ25Ō34Ŷ38ĸ
for the	53 -16ơ-15ǄǍ-13Qŭǋ-11Ĺ-10ķžƕƴǟ-9AĵǊǨǩ-8x-7ŘƓƯ7zŅšŰƒǎ8ǔ9Pťƿ10Fƪƫ11eOǉ12ƗǃǆǈǑǡ16Œ17ŔƱ18Ƙ19wƄƟ23k24ư25ǁ27ƶǠ43ǥ53Ǟ69Ơ
for their	87 -10m23Ʊ
for them	75 -32Ʊ-11Ş-7Ļ9ŝ11Ʈ15x29Ư37ƶ44y
for this	74 -10a8Q10oǊ11ļ12X13sO16Ƶ18m19ǁ20Ĵ
for today	89 -15Ļ-12ĺ-8ƒ27Ĺ51ű
for what	81 -7Ŗ7Q10Ɨ11r13ķ20ƒ28Ʀ
for when	84 -9Ũ9Ĺ16ſ19ƒ38Ķ
for wind	79 -13ƚ25Ř
for work	79 -8Q9P10Ų15Ŵ18qǐ
for you	52 -40ǉ-27ų-25C-23Řǎ-21ǘ-19Q-18ŭƒ-14Œŷ-12Uť-11kŶ-10Pǩ-9aĸŕ-8Hưƶ-7KOŁƞǒ7Ƭǅ8ƹ9ŏŝ10MRńƟǈ11ņƔƳ13Yś14ĹŇŐ15jŉǑ16gǇ17Ŗ18Ş19GI20L24VŌŎ25cdǟ26N28ǐǠ30Ŝ36ţ38Ļ39lŠ41Xľ51Ũ55ł
for your	65 -28Ǐ-12ƺ-11Ƹ-10r-9aZŖƩ-8Ʀ-7v7yưƷǗ8Ķ9WŐǌ10xƴ11ǉ12d13Ř14ƃƭ16Ư18wXƀ19Œ20ĹƱǂ24Ǣ25Ɲ34p
for yourself	87 14ǂ16Q17Ư
force	83 10ŃŌ42ŏ
forever	84 -7I15űƩ17G39H
forget	89 -9ƕ9Ɠ11Ĵ14Ƅ16ƨ
form	69 7hpĺ8Ɯ9afǆ10m11Ĺ12ŐƵ18ơ19ļ22Ľ
form $	83 -40Ĺ11Ɯ16Ő22ơ46ĺ
form just	80 -35ĺ55Ĺ
forward	82 -10H13Ŏ16ŀ17ś30Ō
forward $	89 -11H-8ś18ŀ46Ō
found	84 12ř15Ļ17ű20Ʃ28Ś
foundation	89 -9Ɗ36Ƈ
fourth	89 7x32k
frame	80 36Ń40Ƈ
frame $	89 23Ń
free	74 -11ň10Ʒ11ţ12Ƨ14ǁ17N18s22Z26LƔ29g
free and	86 -12ň7Ŭ13Ʒǁ42Ɣ
free or	89 -10Ɣ14ţ31Z
friend	75 -13w-7ƕ7Š8ų10Ɯ15ļ19BƳ21a41A
friend or	89 8AŠ11ų
friend who	89 16A18Ƴ
friends	84 12ƃ21Ƥ24B
from	49 -16ųǩ-13T-11Q-9hLŁŞƤ-8ǐ-7fĹŭŵǘ7ŀŲſƪ8ŶƗƟƦƽǖǝ9kŧƕǅǏ10ŇśŠƅ11œũƄ12ķ13ǄǍ14rĸƈƜǜ15IŅŤŸƏ16ƻ17WǋǑ18Ţǒ19Ľźơ20Ǌǔ21ŎŔ23R25Ŝƙ29Ļ33l41Ǖ
from #	84 -21Ɖ-8ƅ21ƈ49œ
from $	72 -8ŁŜ8ƛ10FI12C14l16Ÿ18ĸŠ26Ťǋ36Ǖ
from a	83 11ƛ12ƃơ13uǨ14I18Ǆ
from before	87 -8œ8l15ƫ22u32ƅ
from home	73 -13m-10h13ů23Ɯ29ź44R
from it	86 -21ų13B14ŀ27kƪ30ũ
from me	80 10ƕ12ŃŇ14ŉ31Ŏ37Ļ
from scratch	89 14Ɠ17ŏ
from shipping	80 13ǝ
from the	67 -9ǐ-8ǖ-7ŭǛ7śƛ8Ƨ9Ŧź10ńŢ12ǋ13Ų15ǒ16ŧƗƚ18Ǐ19ƙ20ǔ21Ľƻ27Ǎ28Ǌ
from them	89 18ś21ǒ
from there	89 24Ŝ
from us	89 9ơ30Ƅ
from work	89 -7L12s14B25Ʀ
from you	74 -18Ŝ-10Tů-8ĸ7M8Ǉ10ƣ11Ə12Ǆ13Ɗƶ14ƿ20Ɯ25Ʈ30ķ41Ǒ
from your	73 -7Q13Ʃ14ś15Əƙ21W26rǖ33Ŝ
front	69 8Ʃ9e10jĴ13qƣ15ĺ16Ə18Ƈ30ǃǈ33Ś
front $	82 9Ś11Ƈ12e16q38ǃ
front of	79 10Ņ11Ʃ12ř33Ś
full	63 -12Y-9ž-8ŏ-7Vĸ7ōƃƇ8ŲƢǟ9qu10ǄǛ11ƓƟ12DƤ14Œ16ƭ19Ŏ20Ź21Ĵ27Ǉ30a33R48ƀ
full $	87 9Ĵ12ǟ
full coverage	79 -13Ɓ-7ŏ74ƀ
full name	87 7ƫ36a
full time	77 -9t-8Vƀ11Ų13q15Ɵ37Ǉ41R
fun	72 10Ǥ13Ƣ15x21ǟ28k50Ŷ54g
fun $	84 7ŭ21g32Ŷ
fund	77 -21m-15y15ƕ35Ʊ36Yǣ
fund $	80 -22m-15y21ǣ37YƱ
funeral	73 7ĺƮ14Ƴ52ư
funeral $	81 34ư
furnace	81 13ĸ15Y23Ɗ28Ƌ
furnace $	87 19Ƌ27Ɗ
furniture	80 13ƥ19G20Ƣ26Ɨ
furniture and	87 46Ɨ
g	86 -29ŗ-8Ƃ16bź60ǡ
game	87 -7ļ10gő52ǩ
gap	77 -10ŏ-7ť24ŕ30š65Ɓ
garage	71 -8ƽ13Ƒ14Ť15Ɯ17Ɔƥ29Ɲ35Ű
garage $	78 -9ƽ12Ű19Ɔ25ƥ
garage driveway	89 19Ű
garden	89 10g23ƣ
gas	84 46Ɛ
gate	87 -7ƛ16Ű21ƣ30ƍ
gave	76 -7Ʀ7Ƨ8Wń9ŔŻ12ǚ13BŅ23Ŗ31ļ
gave you	77 -7Ʀ8WńƧ9ŔŻ13B14Ņ23Ŗ32ļ
gc	86 -12ǩ27ǧ41Ǔ
gc want	89 -12ǩ29ǧ
general	73 -20ž-9ŗ7ǖ13Ƹ17Ǔǧ35ǡ
general contractor	89 21ǧ
general liability	79 -21ž-7ŗ57ǡ
georgia	86 7l15Ÿ17yC
get	46 -14œ-13qŠƷ-11lyƒ-10ĺŭƌƬ-9cŏ-8ĶņŔřƺǑ-7dfĵŒŕŬǈǍǩ7jCŐźƦƨǎǘ8Qŀū9GĴĽŊŎƳ10mƠ11ŴƖǧ12pRŹƵǙ13JƊ14őŻ15vŶƿ16bsĻƙ17I18gƃƍ19Sƕơ20k22Hňƚ23Ǖ24WŦ25ű26ś27e30Ōŵ
get $	79 -11ĸ-10ƒ-9Ʈ-8Y8ź10BǙ15ƕ20Ʀ23Ŧ26ű42ƨ
get a	73 -23Ķ-9ƿ-7ŜǑ9ơǘ11ǩ12HŊ13Ŗ14Ǉ15A17Ľ18ƚ19Q31e32W
get around	75 7Ʋ12Ɠ49ŵ
get by	82 -15Ŷ-11Ʒ-9ƨ-7ƽ9ŵ12ƃƳ40Ʈ
get certificates	89 21ǒ
get cut	86 17Ǚ29I
get for	86 -29ƒ-9Ɠ-7ư25Ơ45ű49Ŧ
get his	89 -20Ÿ14w21Ź
get hold	89 36K
get hurt	86 -9Ǩ-7X10Ɯ13Ǚ27ƍ29ƃ
get in	86 -9Ǎ-7L7ů11s14ƣ19Ŝ30m
get into	86 -11ǅ-10Š11Ǘ12ǘ13i50S
get it	75 -10Ō9BŎ10őƥ11Ţ12O13Ŀǃ14ś15ĴƘ30ƒ37b
get me	86 13ǉ23ś
get my	84 10J21Ľ37ļ
get off	87 -21O-9g14Ō18L51R
get out	81 10H12V14N18Ļ35g
get paid	86 -10ŵ13ƕ15Ĵǖ19T23ƃ
get started	87 11ŋ14Ť19Ō
get that	73 -13d-12ŀƱ-9ƌ-8b-7SŦŨ7ś10ƍ11H12XőŻŽ15Ō16pũ17Ő18C19ūǅ37ň40v
get the	76 8ŵ9ƈ10ĸŘ12ƫ13D14Ʃ15Ķ16Ɩ
get there	89 -7j14ů30G
get this	82 -14a14J22Ō30Ń31ơ
get through	84 15ĸ19W
get to	75 -9œƪ8Ʊ10Lő15ŨŶ16Y18k19Ź43ŵ
get you	74 -10ư-9ŏ8m9dpş10O14ƭ16ś17Ƴ19Ŷ21I24Ŏ28Ō
get your	73 -7w7Ū8e9sƻ10W12Ɩ15ŧ16a17ŎŸ24Ǖ
gets	72 -9ńƳ-8A-7Ɣ7gǧ8TƓƲ9ļƯǇ10s12ŶƢ16ƭ17Ɓ20Ŏ27Ł36ƫ
gets a	87 -9ń11ļǇ24Ŏ31Ł
gets the	86 -9A9ǧ14Ư31ƫ
gets you	89 -8Ɣ10g15Ŷ21ƭ22Ɓ
gettin	81 9jxĿ10i14P23Œ
getting	69 -9B8Ŀ9ŵŹ10jŚƨ11Aűƞ12Ɩ13UǙ14Ǡ17t
getting any	89 23t
getting paid	80 9ǝ
girl	80 7ǖ11v13lǤ15ǈ21w27u
girlfriend	87 -11Ʈ8Ƣ23Ʒ
girlfriend on	89 8Ƣ
girls	83 -7ŵ10v12Ʒ16uǜ
give	57 -17A-10Ǔ-9Ƹ-8ŵ-7UŲƴ7eŊťƈǇ8OŅƗƪǎ9twƆǐǢ10IŇŧƒǕ12oDŁŔŪ13ŌƁǧ14Ƨ17xŝŦơ18XǠ19d27ǚ33W
give me	61 -13W-10Ǔ-8Ɲ-7ƴ7ŐŮƫǊ8vQťƈƦǇ9eOŒ10Ɔǎ11wIŇ12ĵƒ13Ū14oDǐ15Ōǧ16Ɨ21Ŧ22dǠ26X
give you	72 -11Ƹ-9Ʀ-8Ɨ-7UX7r9ő12Ŋ13ƪ14ŔǢ15Ņ16Ǖ19ƁơƧ27x60W
gives	89 -15ǚ27A
givin	89 13ǁ16ŀ17t
giving	86 -7X11A12ǁ13e16Œ22ŵ
gl	80 -24Ƃ-10ō23ǥ28Ǧ85ǡ
glad	83 -13ƀ-9ƌ8Ĺ13t14Ő17ť22ż24Ŷ
glad you	86 -12ƀ-9ƌ8Ĺ14Őż18ť26Ŷ
glass	79 -9ŏ21ƀǌ31ƿ46Ɓ
gmail	86 30J
go	47 -16ǝ-15Ŧ-14Ũǩ-13Ůů-10qĺŁŰƯ-9lGLŤƝ-8pHĸĹƮ-7uMŃņŐŕſƚ7ŉŗŴƉ8XŚ9NŧƋǥ10dŊŠť11ķńŞƾǃ12wśŜƷ13aAEŅ14ǐǦ16Ŗšũǀ17ň18Ŕ19łŌžƟƭ20o21œƒƠ24Ɣ25m26V27ƞƧ29Ŏ36ǜ43ōƫ44R49Ƥ
go $	67 -14Ʈ-11ŧ-10ţ-9G-7ů9ǣ11Ţž13ő14š15Y18Ǧ19ŗƧƭ20ƞ22ǜ24Ŏ29Ņ32Ƥ
go about	89 17ǜ18ł
go after	87 22Ƌ27E28ķ
go ahead	78 8d9a12ŇŚ26ŌŞ
go back	82 12Ƥ15ƪ19Ʈ22Ʒ
go by	80 -11r-9Ź-8Ŵ11ǜ16w18a22ǃ25ł39o
go down	84 -8Ŧ13V17Ū39ť
go for	75 -9Ũ11Ŏ25ƒ27Ơ29ţ30r
go in	76 -16ź-8Ɲ-7L7Ɵ9ŭǀ10ƛ18ǜ27m73R
go on	71 -17ƭ-15Ŋ-11Ů-9ƪ-8p-7ŵ8dŋ10Ź11sń12ƙ15ŉŴ17Ǩ40Ɣ78ō
go over	73 -7Ř9Ŋ12ŜƉ14s36ň42Ŗ
go part	87 -10H-8s28Ƨ39V
go through	80 9f11ĺ14Ŋ20Ƴ21ũ23ǥ27ś
go to	71 -11lŁ-8Ǩ-7ƙ7ź9ǐ10ƾ12Ƥ13Ż14ƶ24m36A77ƫ
go up	75 -17ĺ-10ŠŦ-9Ţ-8Ĵ11Ʃ12cǀ13Ơ15ƒ18ũ21ž27Ř42Ŕ47œ
go what	73 40Ŝ
go when	89 8ƙ11ǀ
go with	76 -14Ň-11ő7Ǥ9a11wBšŵ13ł17ŧ19Ō31Š
goal	89 43Ļ
goes	69 -9qƬ8Ļ9EƔ10dHƵ11cKƩƷǉ12złŴ14Jų15ǝ16ĶŁ19o23ǖ30ƫ
goes $	89 11ǩ14Ƶ16ų17Ʒ
goes to	82 15K16Ŵ31ƫ
goin	81 -20ǟ8Ƶ12V13Ʈ15H23U26i
going	56 -17š-12Ʒ-9Ʊ-8tķŠ-7gŀ7ľ8ƸǃǞ9Ŀŉŧž10DĺŢ11iPQũƒ12ňƝǩ13H14rŨ15ǅ16Ż19Ĺ20kō23Ź25ǟ27y28V31ł43ŏ
going $	78 -20Ƶ-13ǟ-8V10Ǩ13U20ŉ23ǅ28ō33ǩ54i
going for	83 -10ķ8Ź13Ķ19ŝ24ƒ32x
going on	79 -22ł-14U-8i11p15Ƹ18kƝ20Q24ĺ35Ĺ
going through	86 12U22ŧ39Ũ
going to	63 -15x-9Š-8i-7ĺň7doŻƭ8ƟǞǩ9aĵƯ11ľž12D14Pũ17ŏ19H23ŹƵ32r37y62ł
golf	87 40g
gone	63 -8ķ-7ƕ8ǣ9ŨƓƠ10ƙ11ƒƱǨ14ƶ16ŒƩ17Ǝ18Ŗ22œ26Ư37Ɵ38Ʈ42Ʒ
gone $	74 13Ʊ16Ư17ƶ20Ʃ27Ʈ36Ɵ38Ʒ
gone through	79 13ǣ17Ŗ
gone up	79 24Œ28œ
good	53 -8juĹƗ-7HRĶŞƌ7ňœƃƆ8ŋţƹ9ƒ10JVƔƵ11MUǊ12YƩǩ13pƭ14ĻŐ17ĵŌ19Ňũź20Wņű21Ŏ22Ƹ24N25xL26Ŷ29I32iǟ44ŝ
good $	74 -10i-9ŝ-8u-7źƌǈ7JOņ8H10Ŷ12ŉ14ň16ũ18I20Ƶ23x24ű26ƭ32ǟ62Ň
good day	87 18ǖ32L
good for	81 -9ǟ-8Ķ8L9Ǌ15ţƹ18ǅ20Ɣ24Y
good health	86 14ƃ
good idea	89 9B14s
good or	80 -15H-7j7ĵ9i12ũű14Ƹ25V44Ň
good outcome	89 27Ļ
good shape	81 7ĵ11ǂ29Ƹ
good student	87 29ź
good that	89 10c12Ǚ25i
good time	81 -8Ɨ17ƒ58N
good to	81 -15Ňŉ12tW13Ţ14Ŏ15Ŋ19Ō
got	41 -23ǩ-17Ř-12ƟƬ-11iRX-10ƌƹ-9FĽƜƭǌǞ-8BƶƽǄ-7rPŇũƮƯǠ7hZŎŸƆƘƤƦ8VķĹŅŴƁǛ9DŉřšŦųƃƲƻǁ10qEĸńŤūŬŮƙǂ11ŞƑƥ12uŝƗǇ13gűŵ14NļŕŪǢǤ15ƴ16kŹƵǥ17Ǝǘ18jŐŠ20Y21ňŒ22nŚ23Ŝ24Ķ25Ǐ26A28ş31ĺŏ34ſ42O
got #	72 -15Ķ-11R-10J-8ŏǡ-7AM7ŗ10ł14ǘ16jDE17žǇǢ19ƨ22u26I40O
got $	68 -29Ř-11a-9ŏ-8SŴ-7Ő8Y9ś11h13ŢƎ14qŕūƵ15ƔƦ16ŞƆ18ǔ26Ū28Ŗ29ŝ32Ŧ33Œ68ſ
got a	59 -20u-15ķſ-13ƽ-9Ŵ-8ř-7Ɵ7ţ8Ƙǋ9hŅŜůƥƱƸǒ11ŪƋ12U13şƑ14AY15ŹƗ16Ŏ20ŗ22ű23Ǡ26Ʀ28ŏ30Nǥ33n55Ķ
got about	87 7Ɲ8Ǐ
got an	84 -49Ǡ-8ņ18Ŋ27Ŝ60A
got another	87 -9Ʀ-8y14ō19ŵ20ƴ30Ŵ
got any	80 -16Ņ-10ŗ-9ǀ10u11ŏ14ű27ń33g
got anything	89 -7g7k15ƍ22ŏ
got for	81 -10ǣ9ž10ǥ12Ķ15ſ22ƃ25ƀ
got going	87 13Ķ21ŝ26ǅ
got hurt	84 12Ǚǣ13Ǩ22W
got in	72 8ƦƱ10ķƑǗ14ƥ18Ʋ21Ɨ25Ǐ28V
got insurance	89 -8ǥ16Ő43ŏ
got insured	78 10ş16ƃ
got it	73 -9ş7K8Ƣǚ9fŎ10ķŁŚ11Š12ŐǉǠ13ň15Œŭƅ24ƒ26n
got on	76 -12ǩ-8O7ŗ8ƈ9ŘǗ12Ʀ17ŕ18a26Ǣ30ſ31Ů
got put	89 25Y
got some	87 9jņ10ǀ17ƪ19Ǉ
got something	89 -18Ŋ13k14g34ŉ
got that	83 8K9ƽ12A13q14Š17ř21Ƙ
got the	69 -8CI-7a8NƜ9Šǡ10ļłŬ11ş12o13ŵ15D16ūƛ20ň22ų59Ś
got there	87 -7X9Ǐ15Ŋ16ŕ
got to	69 -11aǌ-10I-8ř7f8TķƖ9ŦŨŪŬ10clļŁ11ŒŶ12kšơ13O16ǜ20Ņ
got what	89 8Ŵ13ǆ24Ş
got you	71 -9Ʀ-7ž7P9ŀő10I11ƃƳƻ13t14c16Ǥ17a20Ŀ23O59ĺ
got your	73 -27n-10ŏ-8d-7ǣ10Ĺ11q13ǀ14tǃ15v17ř18Ǥ36Ő44ş
gotcha	89 14gVĺ20ť
gotten	76 -16Ɗ10Ļǘ11ńǛ13Ɯ14ƙƠ15ƛ
gotten hurt	87 7ǣ28Ɯ
gpa	89 43ź
grab	82 -11Ƨ7a11Ÿ15ƻ28Ś
grab your	86 -12Ƨ7a12Ÿ21Ś
grade	81 -7ź10m12x18vŧ21q
grades	73 -14x-9y20v64ź
grades $	87 29ź
grades at	80 21ź
grandkids	89 11k29ƶ
grandma	87 -8Ƣ-7Ǩ11ŷ12n13ǔ14Ư
great	76 -7ǌ8MǓ9ĵśź10ĻŴƜ11xƇ12aJǋ19T
groceries	89 13X24ŭ
gross	79 8T27ǉ49Ǌ
ground	80 -7C7ƺ11Ɗ15Ɠ20ƣ31ƍ
group	78 20Q32Ƨ39W
group life	86 7Ʀ10W21Ƨ
grow	79 -14H7ƪ30Ǟ35l
grow up	84 39l
growing	86 10Ǉ25yǞ
grown	83 -12y25ƭ26n35v
grown $	89 -11y14ƭ38v
guardian	81 8Ư45Ʋ
guardian $	89 -13Ʋ40Ư
guess	80 -9S7i10ũǊǖ11Ůƈ23Ɨ45ǩ
guests	89 44Ɯ
guitar	89 15Ƙ24g
guns	83 31Ƙ
guns $	89 11Ƙ
gut	81 12ǜ14ƌ29ł42Ň
gut $	87 13ǜ21ł
guy	69 -9ǖ-8ǩ-7ǆ8łǘ9Ľǣ10Ǩ13M16Ņǜ18g20Ǖ22x23ņơ36ſ38B
guy $	86 -8ǆ13A14Ŝ15Ǩ18x19ơ
guys	64 -16N-12P-9g7FŅőǋ8ǐ9hžƚƟƷǣǤ10Őƍ11x12kĸŴ13H14Ǚ15CƔ19j22ǉǟ23Ǉ32Ǒ33Ǆ
guys $	83 -12Ǉ12ǒ15ǉ20ƚ38Ǒ
guys do	84 -23Ǒ-18u-14P11k44Ǉ57Ǆ
gym	72 -15V9Ƨ13g17Q26ŗ32ĺ
gym $	80 -16V37ĺ
gym and	80 -17Ƨ32ŗ
h	83 10Ƨ11b12Ǡ18o
h are	89 11Ƨ13Ǡ
hacked	82 29ǘ
hacked $	84 29ǘ
had	51 -16n-12Sǩ-10z-8ŐƁ-7pǁǨ8vPĺűǟ9ŝŤŸ10ŊǕ11ƈƋǅ12ľŶ13Ƥ14Ǚǜǣ16żǝ17ĵŻƼ18ǂ20Šš22ĸ23ƛ25ƾ30ņ32ƽ40ţ43ő
had $	81 -11ŤŻ9Ǎ10Ǥ13c14ƛ18ţ23ż
had a	62 -15ţ-10ǜ-8ǩ7ķƤ8Ĺǘ10Ɣ11ƾ12ǟ14ŘŜ15ņŊ16Ǖ23ĵ25Ť34Ż
had an	86 -18Ŝ10ƴ11Ƃ24ņ
had any	75 -12Ƹ-10Ɓ7ǜ12ţǘǙ15ƾ18š28ǂ
had that	84 13ő14ǅ18ũ22Ƌ
had the	79 -12S-8Ɣ7tĺ9f12x13Ɛ20ƈƽ59ǅ
had to	65 8Ƹ9Y10ƤƳ11ŨŶ16ŝ18ľ19ǜ30ĸ34ǝ47ţ
haha	76 9Ƹǘ10jļ11hpH12tŜŞƾ13ŒƲ16ű
haha $	82 10ļƸǘ12h13t14Œ17ű
hail	70 -8Ɲ-7j9Ŕ16ƈ24Ř28ƀ63ƚ
hail $	77 16ƚ18Ř
hail deductible	89 12Ř
hair	86 -9ń-8Ɗ15NP19Uǈ37Ɲ
half	67 -13Q-11ŒƯ-9bǇ7tĴǩ8uƄƠ9ǉ10pƧǝ12Oŗ15qƨ22Ǩ23r25ǔ27Ƣ29o36Ƭ
half $	87 -18t-14Ư-13r12ƨ38oƢ
half a	84 -10Ǉ12ǉ14ǝ21ŗ49Ƭ
half of	86 8Ɲ11Ơ13ǔǨ
hand	70 9MĻǈǏǙ10ƶ11ǣ12S14Ɩ15Ś16ǒ18Ǟ20Ơ24ǖ
hand over	78 -13Ǟ7ĿƠ15S
hand you	87 -7Ļ20Ɩǒ35ƪ
handbook	89 -7Ǡ28ǜ
handle	70 7YƲ10Ĵ11sŖǜ12ŧǈǠ21Ʒ28ĸ
handle it	89 24ŧ
handle out	79 11ĸ12Y
handled	84 15Ń41ŧ
handles	78 -18Ś-12ş-11ŧ7Ǡ15ǜ17ǖ21Ł24Ŝ39ǘ
handles the	81 -18Ś-15Ŝ-11ş-10ǘ19ǖ35Ł52Ǡ
hands	82 7Ǔ14P15tŚ20Ǉ22ǚ
hands on	89 18Ś24ǚ
handy	77 -9ŏ9ŭ10v11M14řǖ15ū37Ś
handy $	81 -10ŏ16ř41Ś
hang	81 -12Ʃ-7Ŏ11V12ų17Ƒ29Ƶ32Ļ39ŀ
hang up	87 -7Ŏ36Ļ42ŀ
hangin	89 -22V12Z30i
hanging	80 -10ƈ-8Ɖ9iZ11a22V24Ƒ
hanging over	87 -11ƈ-8Ɖ10Z27Ƒ
happen	64 -14Ũ-12ŝ-11J-9ǩ7ƛǚ8Ǖ9Ɯ13Ƨ15Ļ17ũ18Ť19Ŀ20ǘ23ţǔ33ť36ĺ40Ʈ
happen $	76 -16Ũ-13ŝ-9ũǩ-7Ƴ7ǘ10ţ21Ŀ28Ļť30Ť43ĺ
happen again	84 36ũ
happen if	75 -8Ļ9Ǩ11Ɯ12ƛ28ǔǝ
happen to	81 -24ǝ9ǚ12Ǖ15Ʒ19Ƨ49Ʈ
happened	61 -9Ŀ-7Łƽǝ7ŖŘŠŦǣ8ƤƨƯ11Ʈ12ŨǨ13Ĺņō14ƛ17i18Yƫ20š27Ƴ30Ť
happened $	76 -25Ƴ-14ĺ-12Ǩ-11Ʈ-9š8ť10ŠŦ11Ư13ĸ15Ũ19ƫ20ō60Ť
happened again	79 -11ĸ21ũ32Y
happened that	86 -21Ť-9Ł40ĺ46š
happened to	78 -26ĺ-10ĿŤ-7ƛ9ǘ13ņ14Ƥƨ28Ʈ30Ǩ43Ƴ
happened with	76 -27Ť-17ĺ13Ƴ28Ĺ30ƛ
happens	64 -8Ɵ-7ĺ7ǒ8Ŀ9šƃǨ10ƙ12Ļƨ13ĸ14ǣ19ŗƧ20ǝ21ſ25Ʒ31ǩ
happens if	80 -10Ǩ7ƛ8ŵ13ƃǣ15ſ25ǝ
happens to	74 -9Ɵ-8ſ-7ĸ16Ŀ21ƨ22Ǩ37Ʒ49Ƨ
happens when	77 -17Ƨ-9Ŗ7ǣ8ǒ9ſ30ŗ
happy	75 -19Ş-7C8ǧ9H11Ļ14ƞ21U37Ŷ40ŝ
happy with	80 -20Ş23ŝ53Ŷ
harassment	87 -9ţ33ǜ
hard	68 -7Ŋ7N8kƹ9ķ10sŽǟ12dƙ15Ƴ20Ǚ27U36ǩ
hard for	79 12ķ22Ƴ
hard where	80 15ƙ
harmless	89 -7Ɲ36Ǔ
has	50 -10n-9ƽ-8ǩ-7itAŤųǞ7ƆƸ8qƉƓƜƨǍ9BŐũƕƺ10šŷ11Ǧ12Ƒǜ13jvƴǛ14łƪǌ15œŔŴƋƙǚ16ŃŖ17ŒŹ18ş19ţŮƛ21Ǘ23Ł25hſǂ
has a	67 7m8ƛƲ9š11Ł12ŷ13Ƽ14Ɯ22ƑǦ24ǚ
has an	89 10ſ24ǜ
has anybody	69 8Ŝǡ9Ɯ10ƨ11Ư12ŔƋǛ13ţ14Ŗ18Ɠƴ
has anyone	74 -14ƈ7Ƴ10ǣ14Ǜ15Ɖ17ǘ
has changed	80 19Ƹ
has it	71 8ƈ9ņšŮƌ11UűƆ12ƪ14Ɗ19Œũ24j25œ
has the	69 -16Ɗ-7Ɯ9ǥ11ş12ƻ13ţ14h15ƛ17Ƌƕƙ30Ł
has to	83 -9Ŏ25ǌ26ł29Ń30Ł
has you	89 -9i-7ǉ12ǆ18Q47Ő
has your	74 -11Ƽ-10Ő-7Ł8Ǎ9p10Ŗż11ƙ12Ź13q14h16B17ƺ19ş23Ŵ24ǂ
hate	81 8Ʒ10ƾ11Ž12ŝ14a16Ť18Ŀ
hate to	89 9Ʒ13ŝ15a20Ŀ
haul	86 -13ǖ14ů20ƥ31Ų
have	31 -22Ƨ-19Ǆ-14g-13P-12yůơǊ-11HMŀŠ-10UŘŲƕǌǧ-9QTł-8xLŷƅƤǟ-7ejpĻļĿśŴƞ7dJSWĵŕŻƿǃ8FŐťūƀƶǤ9hŰžƍƜǏǨ10kķŃňōǐǡ11ŁņƋǈ12ŉŹƾǅǔǘǢǩ13NŪƚƳ14IŖŝ15ŋŸƁǆ16mĶŜƛǓ17ƪ18alşƑư19ZżƘǋǝ20ţſƗ21ƃƵǒǥ22Yŵ23Ʊǜ24ŢƯǇ25Ŏ26fŚƎƼ28ŗ29Ʀ30ő31u32Oƌ33ŏ34ń41ƨ
have $	57 -34Ǒ-25ŏŒ-22ǡ-18Ǆ-15qƁ-12Q-11Sů-10Ʊǣ-9őǈǝ-8ŎƦǜǞ-7BŢŵƬǂ7Ɖǆ8Ƈǥ9ĹŖƫǗ10ƽǢ11ŮǓ12ǐ13ƘǏ15Ǉ17Ż18ƋƩ19ŪƗ23ƶ25Ƶ28Őǋ31ǔ35O53m62ƨ84ŗ85ſ
have a	55 -24n-22Oơ-20ŪƁ-19Ƭ-17žǘ-13Ų-12H-9I-8ZƳ-7ŘşſǇ7ŖǦ8Ɲư9Bǩ10ņǥ11źƖ13ŌŎŬ14qƍ15ƊƑƜ17Ǚ19Ǩ20ŏƐ21ǡ22Ʋ24fŰ25Ŝ27Ķ30ƚ31X33ǃ41uǈ43F44N
have an	70 -20ņ-13Ǧ-11eǗ9Jƃ13Ķǖ15ǆ18Ǝ19bƂ26Ŝ38Ǡ
have any	66 -28ǜ-14u-11Ƽǂǈ7ŋƳ9ǆ10Ū12hƜƸ13Ƒ14űŹ20ŏƾ29ǇǑ31ƨ35Ʀ
have anything	82 -10Ƽ-8Ƹ12ƨƳƽ16Ǧ
have at	89 -26P-21Ƨ-13ŗ-11U-8q12ŏ19ƨ41Ʀ58W
have been	67 -11t-8ǟ-7ǅ7ōŨ8rƈ9Ţ10aƌ11Ň12ŉƪ14ő19k25Ŷ32ǩ58G
have current	80 18ǒ
have dealt	89 11ŵ20ņ
have done	89 -10Ŏ-9Ʒ-7ũ17ǋ29ŧ32ǝ
have flood	89 24ƙ
have for	77 -19Ǆ-12ǌ-9Ř-7ũ8Ɠƚ10O14ơ15ƨ18ŉť26ǥ36ǩ
have full	89 -8ŏ20ƀ
have got	54 -17ǩ-15ŏ-13ǅ-10NR-9ĺ-8fpǙ-7sĹŦ7qJYƂǗ8dŢƍƸǉ9vUŊ10ńŭ11užƲ12ŬƩ13C14ōŪ16Şƻ17IŖŝǁ20Ņ21Ǐ22ŗŜƱ23aD24ň28Ƶ32Œ
have had	76 -10Ż-9Ť8Ŷ9išţ12cő13ǣ14ż17ĺ24ƛ
have heard	89 10Ň11Ŕ14Ŀ16Ť
have his	87 -15ƨ30Ź42ǒ
have i	87 -7ǅ13ŉ15O32i
have in	78 -15XŃ-8Ņǩ8ƶ15ƿ18ō34Ʀ62Ƭ
have insurance	86 -21Ɓ-20ş-8Ő12š57ŏ
have it	82 11ǒ15Yǆ17Ś20Ō
have kids	89 30u
have life	87 -8ƴ8ƨ17şƦ
have not	78 9fG10ƾ11ōƟ14n15ƪ19tĽ20ŉ27Ţ
have now	83 12ǡ22Ő26ŏ38ǥ
have on	79 -14Ŋ-9Ǣ-8ŗ8J11Ɨ12ƿ14ǐ16p17a18ǥ
have rental	89 33Ɓ
have seen	89 10ǒ13ǥ14Œ
have some	87 10Z13Y15u29ǈ
have something	89 -14ų14Ū24ŏ35ŵ
have that	75 -12Ƃ-8Ƴ-7Ɨ7a8ŵ9ƥ10ǘ11lư12u13OƧǦ14Ɔ15ő20ř22ť
have the	69 -24ŗ-8Ž-7ŭ9Ɛ10Ń11Ʒ12żƋƖǢ13Ų20až24rŻ26Śş44ū
have their	86 -16ǐ-9ǒ13ǘ18Ƣ37Ǒ
have there	80 22ţ
have they	78 -8ŧ-7ņǣ24Ǥ33Ş78ŝ
have through	68 -14Ƨ-9R9W23Ʀ71ŗ
have to	58 -23Ʀ-20ǒ-11ł-10ũ-9r-8ŌŞƩ-7pľ7zơǜ8RWŮǆ9ŘŢƭ11ŧ14ƒ15ŵ16Ĵ17ŃƱ20Ŧƙ21Ɨ22ĸƮ25Zţ30O32ƄǓ38Ł59Ŏ
have uninsured	89 
have workers	89 19ǣ
have you	45 -31Ʋ-20G-13ƨ-12ŝ-11Ɓ-10mQŵƜ-9UƄƒƽ-8ŨƦ-7uŐŒşŠŬŻƟƭǗǟǥ7VŚƺǙ8ŕƗƹǇǔ9kƪǀǏ10ƿǢ11YŽƀƛǘ12Ǖ13ZƎ14rRƸ15Ť16ĵƱ18cż19ƾ20ņǒ21ƴƼ22š23fư26SŸǞ29ŏ33ũ35ő37Ƴ39ǅ40l51Ư52ń53ƌ
have your	72 -18ƾ-11ŏ-9oŜ-8a11sŵ15ųƹ16Ŋ18Q25ş26ŋ30Ś37w
havin	87 -11ŕ14ľ15iyŃ24ǟ
having	83 -9H13s15i22ľ34y
he	53 -19T-17ƸǄ-15ƻǩ-14dPŪ-13ŷŸ-11ƺ-10ŀ-8fiŎŏſƹ-7mHQŒ7ǣ8Ư10ǒ11ǜ12A13w15ƽ19Ŵ21xŅů22vƳ24ŜŹ28o42h44ƨ46ź47tB49Ʒ50s61ǂ70p80q82r
he $	83 24p25h
he a	89 11ź
he do	84 -24Ǆ-20P9ǒ10Ʒ15Ŝ56q
he doing	89 -23x-7i12t14Źź
he get	84 -19Ÿ7x13w20Ź
he have	87 -19Ƹ-7ŏ15ǂ18q23ź24ƨ
he is	71 -10ǩ-7t7Ƣǒ8Ź9nŅ14ƨ17ǂ18s21A24Ŝ33q47v48p
he keep	89 -7Ĵ9Ʒ23Ʈ
he say	86 10Ƹ11ƾ21r
he take	86 -20ƻ-16Ź-12Ŵ7ź28ǂ32ų
head	83 -8Ť7Ƥ10Ɨ16Ŀ19Ǉ28Ũ
headed	86 -12Ʊ-7ź17V18k26y
health	57 -11z-10ƾ-9t7Ƽ9ƴ13Ǘ23W29ƽ37ǂ44ƃ60Ƹ
health $	72 -14z-10t12ƴ20Ƹ26ǂ37ƽ
health and	78 -9ǂ-7ƽ8Ƹ20W
health insurance	81 -37Ƹ-8ǂ57ƃ
health issues	87 15Ƹ
health plan	80 17ƃ
health since	80 19Ƹ
health when	80 -13ƾ21Ƹ
health wise	86 -12Ƹ12ǂ15ƽ
healthy	78 7ƽ23xƸ
healthy $	82 16ǂ25x
hear	62 -11r-8bwƶ7glő8ŔƉƹ9ktY10fxD11aWĿņŮƁƍǝ13ƺ14hŜƈ15NŇŎ18u22ļ28s38ǩ
hear $	86 -20ǩ10Ŏ23ƈ32Ň
hear a	84 12ņƹ14l17N31ǩ
hear about	83 39ļ
hear from	89 14Ŏ27Ŝ
hear it	86 8Ʒ13tƉ17Ŀ29s
hear that	78 -10ǩ-8w8z9ņ12k14f15gD16a21Ů
hear you	84 13X14Y15őǝ19ƺ
heard	76 -7Ǧ8ņŇ9Ŕ10U11bĿ12hƂ14Ť24Ŝ
heard from	89 10ņ30Ŝ
hearin	89 -7ǩ20UŌ21i
hearing	83 -13ǩ8Ł10H11gŢ19ŵ25h
hearing $	83 -13ǩ8Ł10H11gŢ19ŵ25h
heart	72 -12Ƹ9ƅ11Ǩ13Ǟ15ǂ19U27ƽ52Ƽ
heart attack	86 11ƽ13Ǩ19Ƽ
heart disease	87 14ƽ
heart trouble	86 19ƽ22Ƽ
heat	78 -12U-9i-8ƞ32Ɛ45Ƌ48j
heater	81 36Ƌ
heater $	89 21Ƌ
heavy	87 9Ư15ǈ26Ǐ
height	78 40ƺ
height and	80 28ƺ
help	69 -11k-7i8ǉ9vŀƯ10ǩ11ŝŢ13Œ14ǈ16s18z21ĵ25ň34Ǉ36Ĺ
help $	83 -18ǩ10ǉ34Ǉ40ň
help me	87 -8ň-7s8ĺ9f12ŀ15Ţ36ǩ
help you	80 -8i12vƯ17Œ38Ĺ
helping	89 13z
helps	87 9c36A
her	62 -53d-27Ƹ-11W-9mŵǩ-8qƟƶ-7g8ƱǠ10x11ǁǈǜ12v13Ŵ16z18w21rƯ22Ź24t25B28Ʒ30s31Ʈ34Ƴ35ǂ44ź48p53o77ƨ
her $	78 -7ŵǩ9z11Ǡ15ǜ18Ư20Ƴ31ƨ35w
her on	89 -7Ō12s25t
her own	83 13Ź19ƨ26Ʈ
here	60 -13s-9Şƨ-8v-7pw7lļŦŸƮ8łƆ9aFżſƷ10BĺŏƩ11ŝ13Ō14ōŶ15moŮ16fu18c19ľ24Ŋ27Ū38j39Ļ
here $	72 -9Ş7oƟ8Qǩ9Ŧ11ułƁ12lƷ13BŪƩ15Ļ16Ŋ21Ů26ľ
here in	87 -8O9Ļ10Ÿ14Ō23j
here is	84 -10Ʊ-8ƨ8Ǧ12IƆ14o25m
here so	86 10k11jŭ13y
here what	89 9Ū11j15Ʊ
hers	89 -18ŭ-16Ū17ų24Ņ51Ŵ
hesitation	89 23ŀ
hesitation $	89 23ŀ
hey	81 -11t21N42i
high	67 -12Ʊ8ƄƠ9ž10vƚ12y13Ř18l22ƙ27Ǧ31Ƽ33ŗ41ƣ
high blood	86 11ǂ16Ƽ
high does	89 15ž25Ǧ26ŗ
high is	87 14Ƽ16ƚ21ŗ
high school	77 -14Ʊ9ƫ10Ƅ12v15y23l
higher	79 8ƴ10Ř11ŗ13Ŕ15Ņœ19ƒǓ
highest	86 29m
highway	87 11Ơ18Ə21Ɓ26ů
him	71 -23Ƹ-15Ƽ-10ơ-9a-8ǩ-7ň7g9tņ10rƯ11AźƳ14ǌ18wŜ19o34ƨ35ǂ54s
him $	80 -25Ƹ-16Ƽ-8a13Ƴ17oƯ21w28Ŝ29ƨ40ǂ
himself	87 12t14azƷ
hip	89 -11ž12ǡ17Ɖ27Ɯ
hire	76 -14ǈ-10y-9V-8Ʒ14ǜ15Ǆ24Ǒ25Ư26ǔ27Ǟ38S
hire $	89 -12y-10V61Ǟ
hire a	86 -9Ʒ8ǒ10ǜ11Ǒ32Ư
hiring	89 -11Ǡ-8H31Ǟ33ǜ
his	63 -37d-30ų-18Ÿ-17am-16Ʈ-11z-9Ƹ-8ǩ7T9ǣǨ10Ǟ13yƳǂ19Ư20Ņǒ21qƢ23Ʒ25ź26o28ƨ36p52Ź60Ŵ
his $	87 -38ų-13z11T15Ņ21Ư55Ŵ
his job	89 8q13ƨ15t
his license	89 -21Ÿ27Ź
his own	82 -19Ʈ11Ź12w21Ƣ27ǒ37Ʒ
history	73 -8ǂ11ņ13Ƽ16Ƹ18ţ26ƽ
history $	87 15Ƽ26ƽ
history i	80 -8ǂ-7ƽ20Ƹ
hit	66 -20Ř-12š-8ŧ8Ƒ9œǤ10ƚǘǦ11žƊ12j16Ũ20Y34c40ſ45ĸ55ż
hit tomorrow	79 -24Ř8ĸ27Y
hit with	87 13Ǥ17ǘ20ĸ
hit you	84 -10ŧ14ƚ15Ũ17j49ż
hitched	89 -9ő51f
hits	82 -10Ŗ14ǡ51ſ
hits you	83 -10Ŗ54ſ
hobbies	82 13ǀ26g
hobbies $	82 13ǀ26g
hold	72 -14ǖ-10N7m10Ś14Ł22Ş27K28Ǔ35Ǘ47ǩ
hold harmless	89 -7Ɲ36Ǔ
hold of	87 39K
hold on	87 -16ǖ-11N13Ś25ǩ32Ǘ
holder	86 11Ŭ25ǧ
holding	78 -8x-7Ŭ8ǧ10i14t17Ɖ25ű30ŀ
holding up	82 -9x-7Ŭ8ǧ10i16t18Ɖ27ű
holding you	89 39ŀ
holds	87 14Ŭ16ƕ
holds the	87 14Ŭ16ƕ
holidays	89 -12ŧ15Ǉ16U
home	49 -19M-15ŐƯ-14N-12młǔ-11Ǐ-10űŴ-9Xǩ-8ƪ-7ZőŬ7glŋƌ8ĹĽư9Ź10Ɩ12hyķƕƛƮǁ13w15IƇ16ƞƷ17ů20quŰ21Ɔ22ź24FƔ25T26H27Ɠ29C30Ɵ32ƒ35n37s38ş40R41ƅ62Ɲ
home $	58 -36l-16Ư-14N-13młǔ-12Ǐ-10Ƌ-8Tƨ-7Ŵ7Ɣư9ķŨǁ10ILƌ11ź12ĹƮƷ16h18R19n20Ɔ21Ɯ24ů30u36H40ƅ44s49Ɵ75C
home and	68 8ź12ş17T19ķ
home insurance	89 -14Ő15ƕ28ş
home office	89 -27M-13R15ŋ70Ɲ
home or	80 10ƅǁ13Ʒ14F18Ƈ19R
home policy	89 -11Ɣ8Ɠ12Ɲ13ƕ
home so	89 13Ƌ14s
home with	83 -18F-10Ő-8ő11g15q22ş43n
homeowner	86 36F
homeowner $	87 33F
homeowners	81 -12ŗ-9F10Ĺ12Ɠ18ƕ34ǔ
honest	81 7Q8ĸ9ƹ10ǘ11ĿŢ15ƿ16Ň
hoping	81 12H27X35Ļ
hoping to	83 12H15Ļ28X
hospital	74 -13C-12ţ8žǔ11qV13ĸƃ14S18Ƽ19Ǩ20ǂ22Ʀ25Q27Ƹ
hospital $	84 -12Ƹ-8S17Ǩ31Ʀ58Ƽ
hot	76 14ƒ19Ƌ38ƍ55j
hot tub	82 44ƍ
hotel	84 14ǔ39Ƥ
hour	80 -13N-9ŕ8g9R13ǉ19ǎ21O27T28L
hour $	87 -10ŕ17O22ǉ27ǎ
hours	71 -14P-12Ǆ7ǀ10L11Ƨ16U25Ų63ǎ66R
hours $	82 -28R14Ƨ68ǎ
hours a	83 8ǀ20Ų35R
hours do	87 -12Ǆ53R
house	46 -25ŗ-18Ǧ-15S-14Ŭǋ-11IUű-10őŶ-9ŐŜŸƠǄǏǖǨ-8lŪ-7RĹŦǘǙǞ7yǑ8ŷ9hƊǕ10ůŹƋ11Ɖ12ŁƎƑƖƚƮ13ƛ14ƣ15ƌ16Z17ƕ18nƂǁ19Ɨ20ƙ25M26D28Ƈ29ƓƷ30H31G33ş34Ɲ35Ɯ37ķƒ38Ɔ39F40Ɵ41ƞ43ƅ48Ɣ
house $	54 -18ŗ-16ķ-14ǋ-11ƢǦ-10SUőŶŸƐ-9ZŜ-8lǏ-7ƔǞ7ŹƷ8ş9ƚƮ10Ƃ12ƌƟ13ŷƉ14ůƣ15hƇ17Ƒǁ18M19Ɨƛ21Ƌ22GŁ26n27ƒƞ29ƙ31Ɔ35ƅ40F43Ɲ
house and	76 -18Ɣ-10ǖ7y8Ź13ǩ24Ǖ32Z
house built	89 
house is	78 -12nƒ-11Ƌ-8Ɣ-7ƞ9Ə15ƭ16ƅ17ƊƜ22Ǒ53ķ
house like	89 8ŷ17Ɛ
house number	87 -19I-9ř39D
house or	80 -10ƣ-8ƅ10Ƒ11ķŚǠ17F18Ɣ25Ʒ
house paid	89 -17ƒ-15Ŭ71Ɣ
house payment	83 -12Ơ-8Ʒ7Ʈ32Ɣ45ƕ
house right	87 -15Ǧ10y12ƅ15ş19Ƃ
house savings	80 14ķ
house the	87 23Z26ķ
house what	86 -15Ĺ12DƇ48ƞ
house worth	89 -15ű17ƒ19ķ
household	68 -14ų-11Ǌ7Ɨ14Ū18Ʈ24n25T29ŷ
household $	86 32n
household drives	80 -16ų25ŷ
household has	78 14ŷ
how	29 -24Ł-22W-21wR-19Ő-15HƂ-14o-13sŏ-12QƵǄǥ-11FŌƯǈ-10yLMĽťơƫǞ-9dŔƾ-8Aƕ-7ōŚƛƩƴ7hTƅ8ĶƦǊǩ9ŽƣƶǙ10œƄƚ11fSŊƿǐ12jƏƟƤǋǏ13GŖŸƙ14šƓƔƸǆ15pzUŦƑ16ĸŃǜ17kŵ18ǝǦ19Ņƃǘ20ŕŗŨŻƺ21OǅǑ22ŠŭƬ23bvYŤű24ƋǇ25ļ26cŮ27ů28ŧƞ29Ĵƭǟ30ł31ǖ32K34Ʈ36Ƴ37Ɔ41Ŷ42tx49i
how are	63 -32Œ-20u-19Ļ-18R-7Ǣ10Ƹ12aŨǇǟ16Y17ź18zĴ19ũ37ŭ45x76i
how bad	87 14ǚ16ĸ
how big	71 -16Œ-14Ƃƣ-11Ʈ-10ƒ8Ř10Ƒƪ17Ǎ27Ǉ28Ǧ31Ɠ36Ƭ48Ɔ
how bigs	86 -19Ǧ19Ƃ20Ɔ21Ƒ23Ǉ
how can	83 -12ǩ-7OŊ14Ļ23Ŏ35Ĺ
how close	83 -13ƉƖ11Ə23ƙ37Ƒ
how come	84 -14H-11Ǧ12Ƃ21š25ŀ48ĺ
how did	57 -27Ŷ-23ť-18ő-15ƽ-12ũ-9gG-7Ņǅ7ĸǣ8Ƭ13łŵ15Ĵ19ţ23ŧ28kƞ29Ŝ30ļ31Ƴ32ǘ43Š66Ũ76Ť
how do	54 -26Œ-25Ł-21ƒ-15U-12ų-11ŨŲ-10ŃǇ-9X-8VĺňƜ-7rzRŞƗ7ǐ8Ƅƣǃ9ŋ10Ŵ11Ɛ12w15Ƌ16aƶǑǒ17bƞǜ18P19Ž26Ǚ27ǘ33ŭ36g43ł44K61Ĵ63ǖ94Ŷ
how does	77 -7Ǒ10ǩ11Ŵ14ű15Ļ16ǐ32Ň43r
how far	68 -19Ŵ-14R-9U-8Š9ƙ10Ů11SƐ12ų13Ə14v16Ző17ƭ19ź20ǐ27ƚ50ů
how fars	87 15ů19ƙ
how fast	87 -9Ł11ǧ16Ż29Ń
how has	80 -13œ36Œ
how have	89 15ņ23i44ŝ
how high	80 -7ƣ11ž12Ƽ13ƚ15ƙ34Ǧ43ŗ
how is	52 -37ƈ-22pS-20w-18ŭ-16vǃ-15q-14ŋŗ-13ƅ-12ar-11ů-10oǅ-9Œƾǋ-8fşŬƨǥǩ8ƃ9ƍ10YĶ11Ƹ12ƽ14Ň18Ż21NƳ22ǂ23z27ǜ28ǆ30Ŷ33ƞ34b43ű48U54j55Ɖ57i64ǟ84x113t
how it	75 -8z7ŧ10ņƿ11Ʈ12Ƴ13Rųŵǃ14ŖŨǟ17Ŋ22Š
how long	55 -22i-15Ő-12ŝ-10ǌ-9jŠƢ-8ƧƬ-7ƞ7YƼǨ8Ʒ9v10ŸƄƏ13ŕůƈƟ14f15H17l19Ʈ22ŧ25G26šť32ő33ǝ34ƭ36S38OƤ49ǅ
how many	47 -22ǉ-13ǖ-10ǟ-9Ɖ-8iĴņŹƪ-7xQǊ7Oƈƻ8Ǖ9ţǨ10Ƣ11ŮŲƋ12ǎǣ13Ɩƿ14ŴŻƮ15Sůżƹ16cŸƟƭ17Ɣ19ǩ20Gǔ21ŷ23hVńŕŪ24Ǘ25Ɔ28ƣ29Ǒ33n38u42Ǉ44ǋ
how much	45 -26Ƃ-24W-16Ĵ-15ŧ-13ŏ-11ŭ-10ŐŶƆ-9UŤǨ-8ŵźƅƞƭǇǗ-7ŎŴǟ7zŹƷ8qŕ9ZŢƊưǌ10ƔƘ11ƶ12űųƌǢ13ŬƝǓ15OŘǡ16ĶĿƱ17ǛǦ18ſƓ22ķƠ23YƃƗƪ24X25Ƭǉ27ƦƧǏ28Ņ29ƨǊ30Tœ31Ůƒ39ŗ42Ŧ46Œ
how often	70 -9xǐ9Ź12Ǚ14Ŝƿ15ǀ16Ɯ22Ɵ23ŭ24Ų
how old	62 -29x-22t-17w-16Ɖ-10qƵ-8ar-7œƊƣ7ǂ13Ÿ19ƭ20ƈ23Ǎ27Ƌ32ƽ42ƅ44p56v59c
how olds	77 -19Ɖ-7uǂ12ƣ14Ƌ20ƈ21v23pƅ
how soon	83 -13H12y18Ƅ61Ń
how tall	81 -15c19ǂ64ƺ
how that	87 9Š13kŶ17Ť19Ŋ
how the	83 -14ǔ-7Ř8ź14Ʈ15ǟ18ǅ22ň30ǖ
how they	83 8z13Ő17Ǖ24Ş
how was	74 -11ť-10Ť44k46Ƴ54ŧ
how will	87 -13Š16ł28Ļ
how would	65 -9ƨ-8ƒ-7Yǉ9b11ĵňŎ12Ō14ľ15Ʒ20ǝ23Ƹ36ŵ43ĸ56Ʈ
how you	70 -19x-11t-7jǩ9ŵ10Ķ12ǖ14U16Ž18iƞǁ19K21ł28Š32ļ
how your	82 11ǆ12ƃ18q31x36ŧ
hr	89 -26ǈ11W25Ƨ47ǜ
huh	77 -9v9ĺ10Ə12rŅ14ƞ16Ŷ17j23Ũ
huh $	82 10jĺ14r15ƞ17Ŷ25Ũ
hurricane	84 13ƙƚ
hurricanes	87 -13Ŀ36ƚ
hurry	84 -7ƚ23O44Ń
hurt	62 7WĿ16ǚ17Ɯ18Ť19ƍ21ĸ23X26ţ29Ǚ34ƃ35ž46ǣ
hurt $	78 -17ǣ12ƃ16Ǩ22ĸ25X53Ǚ
hurt at	87 -13Ǚ-9W29Ɯ40ǣ
hurt in	84 22ƃ26Ť
hurt on	76 9Ŀ18ţ24ƍ26ǣ
hurt or	80 20ţ
hurt somebody	84 -10ƃ58ž
husband	59 -18ƾ-12ǟ-11ƺǩ-9dP-8TƸ-7şƹǢ8ůŷ9o10ųƯ13Ʈ15p16ƫ18Ƴ20Ł21nǂ22ż24fq27rƷ28ƨ32t41s
husband $	80 -21t-15Ʈ-13q-10r14Ł15ƨ16p17Ƴ18Ŵ19o27Ʒ
husband do	86 -19ƨ12Ʒ39q
husband drive	89 -32ů-22r-17q35Ŵ44ų
husband have	86 -7r13Ʒ18ƨ
husband how	89 -23ų-16ƺ-12Ƹ-9Ŵ32ǂ46ů
husband in	87 -11P-10Ŵ19f32q
husbands	73 -25d-12s7ƨ9r15q18pǂ30Ŵ40o
husbands name	87 -11p22o
hustle	89 43Ų
hydrant	78 43Ə
hydrant $	86 
i	35 -22ƨ-20ƱƳ-17ĸƲ-16ƭ-15Ƥ-14RĺƗǔ-13ŗŠŦǈǨ-12ŖşűƠƶǘ-11ļľœŴŽƮƴ-10sŵŹſƀǗ-9QśũŪƛƝư-8łŧŨƙƦƯǁǇǓǕǙ-7AVĶŁŜŞůǑǤ7mPņŇšźƢ8xFŃŘŤūŮƈǧ9TXƍƞǃ10GńŅ11ŐŶŷƾ12UŸƆ13ĵƅ14pƸ16ǆ17iƺ18Ļ20hwĽ21JŌ22lǄǠ23Ĺ24O25q26dfƃ27uEōŢ28v31Cŋ34DM35ŉ36e38K43L46o52N56b58cŎ68ň75ǩ79I83a99Ŋ
i am	59 -32ǩ-13ŉ-9ƀ-7ŀ7jǁǄ8fvōŪŮǛ9ckrƊƳ11PĽŇŊŵ12MUŅņŝ13wB14d15h16iNż17ň19ƞ21g22Ĺ
i ask	77 -27ŉ-9Ĺ14u15ǩ18a26c32Ŋ
i believe	89 -7ǩ12lŌ15S
i call	73 -17ƨ-10sǩ-7J7Ǡ17N26L39o48a
i can	65 -24ǩ-16Ŋ-15Ĺ-14R-10t-7ǋ7Ś8oŢŤ9pxĿŋƅǠ10œƞƸ11ŀŘ12ĴŃƍǧ13ŒƖ15IŞ16řŨ21Ŏź26Lŉ
i catch	81 -8L13q15s16w50N
i come	87 46M
i could	81 -9ķ10G14ŉ15ƒ18I20Ŏ38Ļ
i did	78 -31ǩ-9Ľ10Ŋ13Xň17ō20E22C33a
i do	69 -15N-13a8M9Ƽ10ŕǠ11YŁ12O17ŝ20X21ń23b29LŎ42Ĺ
i explain	81 22Ŋ34ň
i get	67 -15ň-13d-11Ʊ-9Ľ7BDH9ĿŢƥ10JXŊǩ13ő14p15bŐǅ16ū17C19O24ś38v39e
i go	86 -9p10dŊ18X19ŉ20ň
i going	89 18ǩ32ň
i got	73 -12a7fnEŷƢ9pŦ10cŬ11Ŏ13OŒš14Ÿ
i had	81 8ő9ŵ10ķƤ12I13Ż14P19Ŋ21ĵ
i hate	87 9KƷ11ƾ18Ť
i have	57 -13G-11şƂ-10Sǘ-9ŕƨ-8cǟ-7ŚŝƠƦ7nqvFľĿƥ8kŇƮƸǋǦǩ9tBŤƘƻǄ10Ɔ11DUŊ12ŉ13oC15Pō16Ņ19f20du21J23Ŏ26Ŷ33ŋ34I67a
i hear	70 -25ǩ-8w8gsņ9ő10klXƹ11YƷ12D13WŮǝ15ƺ17hƈ18a20N23u
i heard	87 12U13b14h
i help	81 -13ǩ-8i74Ĺ
i just	76 -8ŕ7K8c10d12ŏ18m22Sǩ25Ň
i know	73 -23ǩ-17Ŗ-8n-7ŉ7ķņƯƷ8k9CƩ12Tǣ13Œ14ǟ20ŕ22w30ō33ň
i leave	89 8ŋ18ō46ŉ
i like	87 9Ǝ15Ł16ļ
i love	82 7U8C10Ɵ11ǃ13Ƒ16lǋ20ƅ
i make	89 -8O15Ļ41Ŏ
i mean	82 -56ō-8Œ-7Ŗ8ƺ12ĺ30ň47ǩ
i need	62 -10Ł-9aƄ-7Ǟ7uƟƢƫǃ8nžƈǋ9ťųƃƵƺ10hŘ11ƍƓ13ƾ14G16eǠ17cƒƜ18qFǅ23ū
i put	77 7m10D11EƉơƾ12w14f18Ō20ǩ22cŷ
i remember	89 -11Ľ12xƢ21E
i right	79 -10ō7Ƒ9f10v13ǌ17q21i24ǥ30Ň
i run	84 -11Ǩ11ĵ16ň53Ƭ
i saw	86 10f14t16j18ƚ
i say	87 -19a-15w-7o26ǩ34ŀ41b
i see	86 -18ǋ-9ǩ9ǐ11Ƃ19Ɔ22ţ23Ŋ
i send	76 -24ś-11k14K15o17Ŝ19ǧ23Ō32J
i sent	87 -11J46Ľ
i should	70 -11ŉ-10Ƽ9Ƅ12ǂ15ō17ƘƸ22fu
i still	89 8ǖ10ŉ13M14ǆ
i take	87 8fŊ13ķ19N27Ƨ
i tell	87 -10ǩ-7X12i60Ŋ
i the	84 -8a16ǩ41ń
i think	86 12ŕ15O17ǋ20G21h
i understand	89 -7s10r12Ǟ13ũƽ
i use	87 30I
i want	76 -23Ō-10Ĵ-9s7Ļ8ƌ10O12yƖ13ovǃ15bš17ǖ
i was	87 -12k13D15ŉ18Ǆ24ĵ
i will	66 -19Ʋ-11a-7vłƴ7Ŏ8wyVX9Ƅ10Œƺ11ň12EJ13Ƭ15O16e17NŚ22oŐ24M26Ō38L
i would	63 -10dĹ-8ŗ-7S7aBEQŃŮƪƿ8bŔŝƔǆ9eńźǊ10GHŲƅǉ12Ɩ13ŒŘ14vTŕ15MŊ
i write	86 7ǆ15o24Ÿ26Ō
ice	89 9j13Ɯ17ǎ
id	79 -8Ÿƕ12d48Ƅ55ř
id card	89 19Ƅ
id cards	87 -8ƕ35Ƅ
idea	78 8B10sTŽ12V13Ƶ17Ŋ27Ň
idea $	86 9B13V31Ň
if	39 -21ĺǩ-16X-13ǈ-12ŀ-11ŗ-10kŇŉƕƶ-9gyALōœƳǋǗǞ-8dTŐŨƲǆ-7iŕŤŦŪ7ľź8ŬŶƎƑƝƩǄ9uGĻƬ10bHNƂǢǦ11cŢ12FW13ű14rŝ15Ɓǘ16YķňƵ17ŏǕǚ18ĴŘ20Iƪ21ŋƀƮ23ž24Ɯƫ25ŊƱ26ǡ27ĸ28Ƥ29ƦƯ31Ŏ37ǝ40ſƃ42ŵ48Ƨ71Ǩ
if a	67 -19Ř-12Ƥ-8ž-7ƮǨ8ĸ9ŵ10ƚ13Ǧ18Ɯ19ƃ22ſ26Y35ǡ
if any	89 11ƴ13ǂ14Ǧ21Ɲ
if anything	89 -13Ʀ51ŏ
if he	86 9BƢ12Ʒ13Ǩ18r
if i	64 -12Ō-11kĸ-10ĹĽ-8ŵ-7X7s8Gĵ9o10DN13C14qEŒ19Ŗ22ň32Ļ35Ǆ43ŎŢ61Ŋ
if it	65 -8z-7Ǩ7ł8YƟƳ11Ĵ12źƙ13GHƑ17Ƶ18ƁƓ19ŵƩƯ
if one	86 -8ŵ9ſ14ǡ16ǜ46ǣ
if she	84 -15Ʒ12s18r22ƫƮ
if somebody	75 -10Ŗ-7Ư12ķ17Ǣ18Ɯ21ſƎ
if something	70 -22ĺ-9ſ9Ư15Ʈ18ĸ22Ŗ23ƫ28Ǩ31Ř
if that	78 -8ĺƗƛ8Ž11ũƑ12Ʊ13Ƶ14cŵ15Ǣ46ǝ
if the	70 -12ƒ-10Ƃ-9ƙ-7ǉ8ǘ9ſ10Ɗ11ƵǦ14Ƥ15Ž22ƛǨ23Y24ǝ41ŵ60Ŏ
if there	77 -10œǈ-8Ə9Ǧ12uHŔ14Ɛ15šǝ19Ŭ27ſ33Ƥ
if they	80 -9B9ķ13V18zƽ27Ƨ
if this	87 14ŵ16N17ŋ
if we	80 -10Ư7Ŏ9Ƶǁ10ş11Ƭ19Ƃ26I
if you	47 -26Ŏ-19ŵ-15Ŗ-11YŢǦ-10Œǩ-9XŀŊǝ-8ŗƳǣ-7ŃŐſƕƵǌ7uŞƂƍƻ8PƠƫ9bƁ10BIķŅŜƬ12Ĺŋ16Ɨ17ĸƒ18FWĴ20ľǚ22Ʒ23Ư24ŝƱ25ű26Ř27ƀ33ƪ39ƃ42ž49Ʀ60Ƨ69Ǩ
if your	68 -11ǣ-8Ǐ-7Ǩ8Ƹ9r10ǔ12ŵƄ13ǝ22Ʈ25Ƥǘ42Ǖ
if yours	89 14Ŷ29ŵ
important	78 -8Ř-7ǩ11ƶ16Ʊ17ō26ľ
important to	83 12ƶ24ľ
improvements	89 13Ǣ23ƌ
in	32 -32ĺ-29ƭ-25Œ-20Z-19ŗ-18Ŕ-17awǟ-16ŝƮ-15xƘ-14užǃǩ-13pźƧƨ-12ŢƓ-11oōśǘ-10ŊŴƁƖƴƺǄǇǥ-9BDVƒƕơǝ-8őœŞŶƇƠ-7łşƀǆǔǦ7ſƵ8djŎŵƃ9AĻųŷŻǂ10yzKMńŇƉƞ11ŌƊƶǞ12Qƛƣǈǧ13Xƹ14ƚƿǓ15iǐ16EŅŧƦǋ17GľƎƤƷƼ18ĹƱƲƾ19mķŽƐǡ20sĵ21Sš22vŤ23qŚǌ24ƍ25Ŗű26lǍǑ27Ńţ28RT29ĶǏ30żǅ31ůǉ33ƪƽ34n35ƥƸ37CY40Ǌ47ƗǗ55Ɲ
in #	65 -22ƭ-12G-11b-9S-8JĶ-7l7e9ƚǣ11dQūƩ12őƲǧ13yƋ14EŻ15ż18ſ19Ů22Iƌ24ţƈ25ƹ29ǅ34ƅǞ
in $	58 -35Ŕ-16ǅ-14ƅƭ-13Ɨ-12ƈ-11ĺň-10ǋ-9HW-8lwyƩǃ-7ŴźżƷǖ7FŤƸ8Gǩ9kŦ10XƍƝ11RŌűƵ14E15s17ķƼ18Ř19Ɖ20v22q23Ķ24ţ25Ǎ26ů28Ǌ31Ƥ34Ĺ35C50ŧ64S
in @month	75 -8c-7ŕ8Ľƛ10ĸƟ12y18ǜ23Ťƾ27ť
in a	56 -15Ɲ-12Œ-9Ķ-8XƳ-7LRǩ7ŽžƔǉǗǧ8ĻǍ9ķƚǑǢ10Yƾ11ƃ13Ƙǋ14Śƙ15ƿ16Űż17Ǌ18ǁ21i27OT29Ń30ŭ37ľ
in an	86 -17ƃ-10Ĺ-7R13P18żƞ24ľ40ǖ
in and	84 9Ɵ10RǗ14Ɛ20d
in any	87 12ű
in at	83 10G55Ņ
in between	89 14P24š
in business	82 -12S-7ǟ10Ɵ75ǅ
in case	80 7ƁƊ10ƀ11Ǩ19Ʋ22Ǡ
in charge	89 10Ǚ27Ł
in coverage	87 -21Ɓ55š
in for	86 8ţ11Űǀ23Ǒ32ű
in force	83 10ŃŌ42ŏ
in from	89 -15ǔ-7L12s26Ǖ32ǖ
in front	80 10Ņ15ř39Ś
in full	86 -16Y42Ĵ
in good	78 7ĵ23űǂ
in how	89 7cƮ17ű
in is	84 -8Ǎǩ-7ķ12sů13X14ƣ19Ũ21ǋ
in it	69 -29ǖ-14ǅ-9ǩ-8Ɨƚ7fņ9Ƅǥ10ƙƟǆ11Ķƅ12Ɛ14Ǐ20Ʃ24Ʒ25Ʊ33ƪ49Ŗ
in law	80 10n14zQ15AB17Ņ
in liability	89 -34ž-8ƀ9ơ17ǌ35ǡ
in may	89 10Ź14v
in mind	82 -9Ņ-8I7ƶ10Ʊ33X46Ƭ
in my	84 -9ǩ11ņ13ƽ14Ż16j19ō
in on	81 11Ĺ17Ŝ18Ŭ35s
in one	81 10ƤƸ12ǔ15œ18Ĵ20ş
in or	89 10M17F21Ž32ů
in person	87 56M
in place	75 -11H-7Kƥ7ǥ9Ƴ11Ļ15Ō18Ʋ27ŏ33Ń62Ʀ
in sales	87 45Ǌ
in savings	78 23Y
in school	81 11v35m
in storage	87 28ƥ
in that	67 -18ő-10ǅǏ-9Ǉ-8C-7ķ7ǉǋ8Ľ9bMŚƍ10ƥǗ11Ų12ƞ13ƣ16ųǓ18Ƥ19Ť22ƪ23S45Ɲ50G
in the	43 -25ĺ-19S-18Ơ-17š-16ƣ-14FƮ-13Qǅǔ-12Ƙǋ-11J-10ƅơƤƦƪƭ-9PĴŗŚşƜƞǖ-8Mǩ-7iŖťŭƬǐǚǥ7ŕƵƹǓǧ8ŤūǇǝ9hRŽƃ10fƏƾǂ11ĽǏ12ƁƑ13mUńǀ14ƷǞ15HKNŀ16Š17ƊƐƛǌ18lLĹƸ19AƼ20yĵ21Ū22Ǎ26ƽ27Ɲ28Ķŷ29ƥ32ŵ37n40ǈ51Ǘ52Y60Ɨ
in there	67 -20V-16ǩ-15Ǆ-13G-12Ƙ-9jǏ-8ŀŜ-7ō8Ƌ10hǍ12šƎƢ13J14ň20ƪ22Ǔ25S33Ɲ38i43Ň45Ŗ66Ɨ
in this	81 -15ǅ7Ļ9ő11S12qǣ14Ł31ǩ
in to	79 -11Ɲ-9M10ƾ13ţ18Ś22ǔ24ů29R
in tools	75 18Ɲ25Ǐ
in town	87 14ǩ35Q
in trouble	87 7Ʈ9ĸ11p
in wages	84 33ǉ
in when	89 -8ǈ-7H19ǎǑ33G
in whose	80 16ǐ
in with	82 -13H-8ĸ9ƚ12Ŝ13jŕ14Ǆ17Œ21Ʒ24n
in writing	89 16Ƅ29Ʋ
in your	60 -13ǍǏ-11Ɨ-10Ƽ-9wž-8Ɓ-7ŎƤ7iļŖƪƻǒ8HŐǢ9ŀŔǗ10nĵƍ11ƿ12ĿŚ13ńƜ14ĻŽ16g17ǐ18šƣ19ǡ20ǌ21ňƦǚ23c26ƶ30Ɲƽ31ķƥ
inches	89 -7A11j27ƺ
include	76 -11Ǉ11Ơ19Ɔ20ǉ32ŏ
include $	80 36ŏ
included	83 8ǥ12Wǣ13œ14Ɓ
income	67 -10n-9Ů-8ŵƟ8uǔ9ƭ12Ƭ28Ư30Ʈ32ǝ46T
income $	76 -17u-16Ʒ-11n-9ŵ27Ʈ33Ư46T
income besides	79 27u
incorporated	84 11ǃ14ǆ
incorporated $	86 -7ǃ27ǆ
increase	81 22Ŕ34œ
increase $	84 9Ŕ32œ
independent	89 7z20Ǒ
info	83 10ļĽ17Ŋ19ń29Ǘ
information	81 11Ľ12Ǘ20Ļ
information do	89 13Ǘ
injuries	81 12ž31ƃ37ǣ
injury	78 7ŗ9ƃ40ž
inside	74 -20Ǎ9Ʃ11ƛ12ŖŰ13Əƪ14ƌƣ16ū17Ǆ22ƥ41Ǣ
inside $	86 -19Ǎ-12Ɨ13ƥ18ƣ19Ʃ40Ǣ
inside the	87 13ƛ15Ə19ū
inspector	79 16ƈ
inspector say	79 16ƈ
instead	86 7r12Ǒ15K16Ƶ
instead of	87 7r12Ǒ16KƵ
instruments	78 31Ƙ
instruments art	80 12Ƙ
insurance	48 -23Ƹ-13Ǆ-9Z-8Ǣ7ƀơǐǤ8ŧƇǘ9Ař10ŚŪſƁǨ11ƙ12ĺŘƴ13ŞŦƬ14şƃƩƭǒ15šƦƳ18Ł19ľǥ20Œţǌ21ŏŐƄƕǓ23ņ24W
insurance $	57 -26Ƹ-15Ő-10ƨ-9ZņƢƧ-8Ƭǩ-7ĹŁ7Ŧ8ŜƵ9ľŝš11ŏƳ12ƙƦ14rşţſǌǒ16ƴ17ǘ18AǨ19ƭ20ĺơ22Ɓ30ƃ43Œ
insurance at	86 -20ƃ-16Ƨ-13Ŝ-12ş48Ł50W
insurance card	87 23Ƅ37Ő
insurance company	80 -9Ō-7Q8Ǥ12ţ13ƴ14ŞƇ17ľ30Ő
insurance do	78 -18ƨ-15Ǆ-11Ʀ8ş14ƀ19Ʃ21ǥ30Ƭ
insurance does	86 -8Œ7ƙ24Ǔ
insurance for	89 -11Ɓ13š
insurance from	87 16ƫ
insurance hits	89 16ſ
insurance is	87 -7Œ27ǩ
insurance now	86 -8ǥ15Ʀ31ŏ
insurance on	86 -13r-9Ł7ǌ15Ǩ19Ƅ26ƨ
insurance or	87 7A9ŏ
insurance papers	89 20ǒ26Ś
insurance pay	87 -7Őƃ8ž15ƨ21Ʀ22Ŧ
insurance through	87 -30Ʀ11ƕ46Ƨ
insurance with	87 10Ő25ƨ
insurance you	86 -15ƨ11Ş15Ƭ37Ʀ
insure	83 9Ɠ12Ū13Ǩ14ǌ25Ǣ
insure the	89 15ǌ31Ǣ
insured	61 -23ſ-14Ő-12ǏǑ-7ƒ8Ǔ9ǃ11ƃ12Ǆǌǧ13šƜ14Ŵ21ǒ22şǥ26ŏ30Ǣ39ƨ41ŗ49Ɠ
insured $	71 -14Ǐ-12Ǒ-10Ɠ13ǧ14Ǔ23ǒ32ş35ƨ43Ǣ
insured at	86 -12ſ-11Ő-8ŗ12Ǣ24ǥ44Ɠ
insured for	78 -15ş-9ƒ-8ſ11ǌ42Ɠ69ŗ
insured what	80 17ƃ
insured with	87 -7Ő18şǥ
insurer	82 -10ǩ11Ţ16Œ19ƴ30ő46Ő
insurer $	89 13Ţ16Ő28ő
interest	86 -10ǩ7ƪ12Ĺ14HƔ22Ň
interesting	87 21BŠ
into	69 -10Ƭ-9ǅ-7H7ſ8iżǗ9z10dŎ11ƀ12ł13RŊ16Ķƪ17gŠ18ǣ20Ǟ23ƛ27ƌ32S
into it	87 8ĺ12Š13S25ƌ
into the	83 -16ƌ9S10d15ƛ16R19Ǟ22ǣ
into your	86 -11Ƭ7ǘ10Ǩ11Ǘ13ƛ17ł22Ķ
inventory	81 -7ǩ13Ǣ21Ɨ24ƝǏ
invoice	77 -9Ǡ20Ǖ22ǘ
invoice or	80 22Ǖ
involved	87 10P11ż15Ł18f
ira	87 59Ķ
ira $	89 41Ķ
is	23 -22Ũ-16ŠƷ-15cƸ-14ņ-13Sǘ-12ň-11OĺŦ-10ĴţŤǒ-9Ɯƽ-8ĽŏšŧƭƮ-7BĻƝƹǌ7zķřƒƗƙƚƦ8rƐƾǁǙǦǨ9FŞŰǝ10ŅŷƏƑƪƯǉǔ11fXŝųƼǞǣ12nĶľŉſƞƧǜ13Őūƀƍƕƻ14lEIƔơǖ15AKşƱ16ĵĿŕƁǅǥ17h18QŁƠƥƫ19aPŖŭžƢǇ20Ɖ21RōƘ22pqsNTŗƆƟƩ23vyJYƅ24DŃŶ25ǆǗ26ǃǈ27źƊǂǋ28ŬƓ29jŒů30ŪǛ31ĹƲ32ƨ33űŴƇƶǟ36ǩ39o40ŀ41x42i43UǍ46t
is #	70 -19Ƭ-12Œ-11Ʀ-10q-9Tŏ-7sƨ8ǈ9ǣ11ǐ12œ20Ÿ23I29D32ǩ36X38v41Ɠ44Ơ47p
is $	73 -21pŘ-11Ŗ-10t-8nƨ-7ĺǂ8ūǈǝ9ŀ12Z13RŒ15ĵ17w18ń22Ő25J38ǩ55o
is @day	87 13k19L
is @name	75 -18Ƹ-14Ő-10ab-9Œ-8n19o20s36ǂ42w64t
is a	54 -19ƭ-15S-10ijűǈ-9nŰų-8cŅŇƉ-7ƞǋǎ7ZŢƵƿ8brƁƗ9šſƤǙǥ10fxCUŽƑƥ11Ļŋ12ŝ13v15Ƈǁ17MƬǅǍ18Ǐ19Ŭ20Řƨ22Ū26Ʃ34ǝ36L42ƅ
is about	78 -11ŕ-10ƕ11Iŉƿ12Ə14Ɣ16Yǝ17Ĺ28ƪ
is alcohol	78 24Ǜ
is all	78 -8Ńƥ11Y12nƶ13Ō14Ʀ16Ǩ20Z24Ɨ
is an	79 10ƀǦ11Ƌ12ķ13ŠƮ14ǉ17Ķ31ǆ
is any	84 -18Ɲ13u14Ŷ17Ǐ27ƥ
is anybody	89 -20n-8ń24ŏ38ŷ
is anything	84 -13ō7ư12Ǖ16Ɛƥ17ſ
is asking	89 -11ơ12ǌ16ǧ18Ƅ
is at	80 -15W-10Ő12q14Ŏ18Ư19n20ľ23Ʀ
is awesome	87 7o11Ǌ12ǟ13Ƨ27ƿ
is been	82 7i11A12Ľ17ƌ35ǟ
is business	81 -22ǃ-9ǋǥ-8ǅ12U91ǟ
is changed	77 29Ǟ
is different	84 -11ňǩ-9Œ-8œ11ũ29Ŕ37ĺ
is down	77 -11ǟ-7ǋ7Ɗ11ƫ28Ǟ
is driven	80 14ŭ
is everything	84 15ķ18U23ş26i
is fine	87 13ť14Ǌ16G20N
is free	89 9Ɣ14Ƨ18ǁ
is going	78 -16ǩ-7i7y8Ƣ9z11ž13ƯǞǟ19ł23ĺ34Ĺ
is good	82 12t20Sŝ23p
is got	75 -29n-10A8ų9jŁŹ10Ũ11ǆ13Ő14ŀ21ƨ23Ŀ30ű44ş
is great	89 11ź13x14a27T
is he	64 -16vPŪ-14ŷ-12ƺ-9fƸ-8iQŒ-7Bſ8n9wA13orxź16h17q22ǂ30Ņ32Ŵ33Ź42ƨ46p53s56t
is her	79 -19p-17Ƹ-16d12o15Ŵ17ǈ36v37ǂ42B47ź
is his	80 -31Ŵ-14am-11Ƹ-10ƨ-9w-8dt9ǈ19ź21ǂ37qų43o
is holding	89 39ŀ
is home	87 -7Ɲ24l48C
is in	59 -28ǖ-15Ƥ-14Ǐǩ-13ƒ-12Ơ-11Ĺ-10ŵƔƣ-9Ƣ-8ơǋ-7Ťƅ7ųƉǑ8ŐƪǓ10W13Ķűǈ15ƻ16Ū19qǍ21ķƁ22ŀƊ28Y32ǌ34n41Ɲ43Ǘ72Ŗ78Ɨ
is insured	89 10ǒ19Ɠ24ş
is is	87 -9w13uŮ16o17p
is it	42 -29ƪ-25ƒ-20Ɨ-19Ǆǩ-17Ÿ-15ŮǑǡ-14Š-13tƥ-12wŅ-11ryCDōŨƬ-10MX-9fgpqsxķŵſǈǢ-8kIYŌŏŤŦƔƵǞ-7BĻŔŧƭƽǔǨ7nF8ŃśťƊ9RǠ10QňŪƻǆ11ŞǋǤ12uŜ13ŚƋ14œƖƼǥ15Ķŭƅ16oŴƟǅǛ17ūžƢǖ18ŝůƉ19ƞƯƶ22ŒŰƕ23Tƀ26Ǉ30ƣƩ32Ƈ35Ɠ36i37Ǘǟ38ŀŁǃ39P40U42Ŷ43ű44ŗ51j60Ɔ
is just	80 -8Ū7Ƣ8ƿ11W13ŭ15yƩ21Ŵ36ŷ
is kept	86 13ƥ17Ű24ŝ
is left	79 -9ƪ10z12ŖƧ21ƶ44Ŭ
is like	86 -7Ǧ8Ƃ11ƪ12Ɗ14ƿ
is most	83 12ķ16ľ18Ǌ
is named	71 8ƚ9w12Ƣ28ƫ
is new	89 -15Ĺ-11Ŝ-10Œ29Ǟ78i
is next	78 -10ǩ-9Ʊǥ-7v12ƫ22ř25Ǟ33y37V49Ǎ
is no	81 9ƨ10sŕ13Ǩ14Ńŉ15ũ
is not	70 -23ŀ-19p-14Ş-12ř-9Ɨ-8zŒ-7ō8Ÿƴ9ĸŮƳ10Ķŧ11lU12cſ13ŗ18wŶ20ƥǑ33v91ǩ
is now	89 -8Œ48N
is on	64 -19ơ-12aŬ-11Łǌ-10w-9ǖ-8Ʃ7WĹ8dDƇǆ9FŻ10ŗžƓǤ13ƺ15Ǜ17Ő18ǃ20ǥ22Ŗ24ǈ26Ŀ27Z31Ƣ36ſ37ƨ39ŷ
is one	87 10ǋ23yǔ
is out	86 10y13Ū16X18ǈ
is right	86 -15ǟ-12ƒ-8ǩ12s20Ŏ37N
is she	69 -24Ū-13ǩ-10Ʊ-9j-7cƹ7ź9Ź11vǈ13r14ǂ15ű17ŶƳ18y19t24x33Ŵ49q
is sitting	89 -8Ĵ9Y12Ɵ14n16Ɲ
is smart	89 15ũ19A21ń
is still	83 7ƪ8j13n14ŉ23Ƶ24D
is stopping	87 24Ţ28ŀ
is that	42 -22Ǉ-21v-15w-14Ǌǥ-13IĶ-12jyAķ-11iƞ-10ZƓ-9n-8kĺŦ-7ĿŎƬƳǘǢ7boFŲŵƄƇƱƸƺƾ8dGŔƎƠưǐ9lsBŰŸǁǕ10TĸńůűſƏƛǠ11ŋƅƜƝǚ12ő13pŁŽǋ14ľŐŷƘǉ15Ļūƙƻ16EĹ18u19CŪ20ļŕ21ǖ22Ʃ23Œǩ28h30ō32ŭ38Q48R
is the	42 -33Ŵ-28ŷƣ-25Ƣ-19Ƥ-17iǈ-16Ʃ-15SƝ-14dœŖ-13t-12CƵ-11ſƯǂǄ-10nqŃŋů-9pGTWŹǅ-8oYŏƶǐ-7uLMRŁžƖƨǁǝǨ7kƋƌǧ8mKXĿōƊƍƕƠǊǓ9AŚƦǩ10hƉƧƲ11y12ƐǢ13ķǌ14xQŭŮ15EUŰǏ16ųǇ17ƆƟƫ18Jǥ19ű20v21F23Ƭ24Ƈ25łƞƪ26ŕ27Ƙǆ31ŀŬ34ŗ35jǟ36ǋ38ơ41Œ47Ǎ52ƒ58Ū
is their	87 -7Ʊ18Ŕ46Ņ
is there	47 -17ǩ-12j-11Uŏ-10ŗ-9ŅŖǆ-8ŜųƤƼǈǗ-7yľſƘƛƟƥǂ7ŃǓ8ĿƔƙƳ9DXŀŞƎƩ10űƑ11ƏƪƸ12Ʀ14Ō15Ǣ16Źƃ17Ǧ18Ƃƍ20ƶ22Ɗǔ23ŉƣ24A25Ǜ26Y27Ƨǃ30ŵ32fƲ38Ʊ48Ǩ52ō
is this	68 -22Ł-19o-18ĺ-17ş-9yƢ-8Aơ-7sĻŞ9Ɵ15Ƶ16ŏ20ǈ23Ńǅ30H36N40I46Ĺ105a
is under	87 -12Ɖ11G17n19Ɗ
is up	81 -33ŀ-18Œ7t15źǄ17Ž25ŕ29i64Ĺ
is what	65 -11Ř-8žǩ-7IŇ8yHĸ9uŮƃơ10ĴŞťƶ11vŀ12Ņƌ13Ơ14iGU16Ŀ19ĺ22Ť26Ŧ29p
is when	83 -10Š10G12LS14ŧƅ16ť18ŕ
is where	89 19D38M
is work	82 -19i-16R-14N-9x17ů84U
is worth	81 7Ɨ10ƀƒ12ű15Ɓ20ķ
is you	76 -22ƾ7d12h13ŝ14Ł15a22ǂ29Ƣ77n
is your	41 -49ǌ-27Ŀ-24Ɔ-23ǟ-21BŞǃ-18oŭű-16Ʈ-15ƓƬ-14Ɨ-13Ĺƈ-12Ĵ-11VƇ-10CZŖřƻǝ-9LƋƝƩǆ-8HłőƷ-7JWľŎŏŕŝŧƣƯǞ7gŸǡǥ8beŗƕơ9RŚūƞƨǢ10ŀ11ş12Ɖƒ13DĵŹƸǄǩ14IżƘƼǖ15AǍ16iXĶǋ17q18Œƾ20lsǠ21dǊ22Ơƫ24wT25Ŝ26PžǇ27yzŘƔ29Ʋǎ31x34ƺǣ37Ń39r43ů45Ƥ47t56Ň
is yours	80 -12ơ-8F7D10Ŵ12AƉ13ű14ǌ22ĵƦ31ķ
issues	86 9ǂ15Ƹ
it	28 -31Ĺ-26Ǆ-24Ǒ-23Ņ-19ĸ-18y-17pqŹƷ-16clCMŷǔǖ-15gvYƦƨ-14LZǐǢ-13zǈ-12ŉ-11oŞƣǂǓǝ-10htGşƸƾǕǠ-9XƔǩ-8xOƺǙ-7ŝŻƤƥǊǜ7ŜƎƖ8ƈ9iƁƄƕƶǉǧ10DĵŐŽ11ŘǏ12ĿŋŦŲƌƯǞ13ƻ14PŴ15nFƐǘ16ťƊ17ŁƼƽǆ18Ÿ19ĺƙ20ǟ21šūƢ22AřŠƉƟ23bŎŮƂ24Ś25łǍ26ŊǗ27Ňǅ28BśƓƭ30ŌŤ31ĴŔƀƇ32Ńŕ33ŒŬ34ƞ35ƫ36Ʃ37UŰƆ38ŧųǃ39ƒ40r41ŀ42jũŭ43ŨƧ44Ƶ45œ46ŗ47ƅ52ŖŶ53ƪ67ű
it #	87 -20ǡ-11Ɔ14ŗŲ95ž
it $	43 -56Ǆ-38Œ-33ŷ-25Ɨ-24ǖ-20ŝǛ-19oĹǟ-18Tĸǌ-17Y-16ZƔ-14Şƶ-13nłŪ-12jqŜŢƬǋǐ-11swļ-10kŅšƯƼǧ-9gHVźƦƱ-8ŁřƛơƣƨƲǂǃ-7aCňŹƟƠǅǝ7NXţƄƎ8ŗŰű9ĴĵĶŌƽ10ƅƐƝƳ11UōŧƩ12Ųƙ13ĻŃœŸƧǍ14ĿŠƀǗ15ŐŤǉ16Ŏő17ŀ18śƓƫǏǦ19ſ20ū21Sƌ22EũŮ26Ŧ27D28Ŗƕ30Ũ31Ƃƒ33ƻǩ35ŴƆ41P43ǘ44Ƶ46B47ǆ48r51Ŭ55ų59ƪ62Ŷ85Ň
it @name	87 -8Ÿ17b30o
it a	64 -19ǎ-12ũ-10ǆ-9Ņ-8ŘŤƓƠ8KƳǣ10Ʃ11ĺ12Ɣơ13i14T16ů17ŗ18œ19F20ŒŶƞ22U23ƛ26Ɔ35ǟ39ƣ41ǅ48Ƈ
it about	84 -10Ş8œ10ŀ14ƶǞ18Ĺ24Ž
it again	89 23Ɠ39ň
it all	68 -17Ǒ-8b-7ŨŭŮ8Ƶ9qĴĺ10ZŒƗ11ŖŦǃǐǜ14ǋ15Ɩ16Ʋ17ŤƢ19Ǉ20k23ƌ24ł30ǖ31ƫ
it an	84 -26F8ƅ35ƣ
it and	70 -15ƪ-10ƒ-7Ɔ7ǃ8J11ǅ15A16ơ22Ʃ57Ɠ
it appraise	89 24ƒ
it at	86 13Š18ŏ19ŗ
it back	82 -11Ŗ7ŭ15ň31ƪ48Ɠ
it be	73 -14rƮ-10Ŏ7śƯ12bŞ15M17Ƭ18ŝ32ĻŊ33s45ǩ
it been	80 -8S7ǅ12ƈ13jņ14iš27U
it before	81 7Ʋ40œ
it built	89 17ƅ
it burned	87 -11Ɨ18Ƒ25Ɠ
it but	87 -8ĺ9g18Ư29ŀ
it by	82 -28Ń-11M13Ǖ14Ł15ś18Ũ29Aǧ
it come	77 -8l10Ǖ11W12Š14T15Ľ16ƚ19ł23Ĵ50Ť
it comes	83 -7Ń9ł12Ř15Ŀ18H26ľ
it cost	72 -12ǝ-10Š-9ƵǢ7œƗ11ǚ15Œ22Ư23Ƒ45Ǐ49Ŧ
it cover	89 -15ŗ42Ŗ
it covers	89 24Ŗ
it different	80 -18ƚ26Ř
it do	84 9Ǝ11ƥ12ű38Ŗ
it does	89 14Ŵ17ǆ
it done	89 -12ŕ11ǁ15Ō26Ń
it down	89 12Ǟ15ƀ17f25Ÿ
it due	89 
it ends	89 7Ʃ13ř16ŕ
it ever	83 -10ű22Ÿ24ŭ34Ʃ36Ɗ
it for	65 -25ǘ-21Ř-9Ʃ-7Oű7ŌŲ8płŒƄƎ10TĻ11ŐƵ12Ɠ15ƭ16ŽƬ19Ŏ24Ư25ŭ28ƶ55Ŝ58ƒ
it from	83 -7œ17śŧǅ30ƅ
it go	76 -18ĺ-16Š-15Ũ-10Ǧ-8Ǩ-7Ŧ11ƒ12Ƨ13ƞ15j19ŗ22ś30œ32ƫ39Ŕ
it goes	89 16ų
it going	83 -15U-14Ʒ7eǨ10ǟ11Ʈ13Ɵ17ľ24i
it gone	79 24Œ28œ
it got	84 9g11Ů13Ɔ14ű16ƪ
it happen	83 21ũ34ť
it happened	76 -14Ƴ-10ĸ10ťŦ20ũ26Ť29Y
it hard	79 22Ƴ37U
it have	78 -68ƣ-39Ʃ-15ů8ǥ11Ƈ13Ń14ƭǆ18Ů19ű21b28ƪ75Ǎ
it how	89 15x17Ÿ
it if	83 -12Ư-11Ƴ21ƫ22Ǩ33ƧƵ
it in	68 -40Ŕ-20J-11ǋ-8ǃǖ7Ķƚ9ķŰƐ10Ŏƪǧ11bǅ12Ĵ13Ŀ15ŚƵ22ŃŌǍ23K30ű65ŧ
it is	49 -16X-14ǩ-13p-12ŃŶ-11cŦƒ-10Ŗ-9bLŇ-8tuƫ-7EĶŴƬƴƺǔǢ7iŁůƻ8Žǈ9AĿƗƵƶƿ10dQƭƼ11rWŌŎƮ12aŊřƙ13Zŭź14ū15ſƱǆǟǡ18ƁƢ21kǛ22ŝŷ23ƉǄ24ǃ26w27ű30Ʃ34n35Ơ41j43ƅ
it it	89 11X14ť16Ŀ18œ
it just	64 -25ž-10Ǐ-8ƥ-7D7ƊƦǋ8ŰǛ9ńŹ10ŠƝƟƨ12Ǉ13ŭǃǆ23nŜ25ĺ31u33ƀ40Ū
it lapse	89 24š
it last	84 -16Ŝ-8Ʈ9ƈ22Ŗ33ť34ƭ
it like	83 -13ũ10œ14űƵ15Ŷ16Ƥ40j
it made	89 -8ĺ-7p25Ƈ29ƫ
it meant	79 31Ư
it more	78 -7ľ10Ŀ11ŞŶ15Y17Ň18A20Œ26ňǄ
it mostly	89 7ķŮ8Ŵ
it new	89 -10Ƈ10Ǆ32ƅ
it now	76 -20ƒ10Ů18ĴŒ30Ũ
it off	77 -10Ǧ-8ř11Ƃƾ12ĺƐ15Ś16I19Ƅ23ŋ
it okay	87 -10ǁ7ĵŋ17ƾ
it on	70 -9Ź-8Y7ǘ8Ʈ9Ơ10Ʀ11jű12W13LŰ17ĸ18Dł20Ɯ21Ś43Ŕ
it one	80 -9U-7Ǣ10ƅ11Q14Ʃ17i30Ɖ37ǥ
it only	86 -7Ĺ7Ǝ10ň11ǉ19ų29Ǉ
it or	70 -11s-9MƷ-7Ʊǆ8mƌǘ9Ŋ10FĸŖ11Bǀ12ŎŠŦƮ13ǅ15ơ16śƴ17Ŝ26c28r30ō
it out	77 -16Ơ-14Ǒ9Y11Ĵ13bŰƵ17AŠ20ƪ24Ɯ29Ɵ
it over	78 -7U8ś11ź13ŀ14Ŷ16Ĵ26r32Ǟ36Ɔ38T
it rains	78 22ƙ
it renew	75 36ŕ
it right	75 -10ơ-9ŖǠ7Ŏƍ10ƿǘ11b12tFǃ14ňƲǌ17Ķ21ŏ
it run	83 -14ƭ12ŕ22Œ51ű
it running	89 -19ǟ-7i17ű19Ŷ27Œ
it say	72 -28ž-14Ÿ11řǌ14Q15ū18ǃ19ǧ23Ś29ŗ
it says	80 -7j8Ǣ9ž10Ʃ12qļ15F21řŚ23Ů
it sell	87 -9Ļ7ű31ƒ
it sit	89 12Ű20Ǜ33Ƈ
it slow	89 -8U14b21ǎ28ǟ
it so	82 9f11ǣ12ǒ13Oķ14ĺ
it sounds	89 -10Ň9ķ12Ōƽ20b
it start	89 -7Ə10Ť13b26ŕ33X
it still	78 -13U-7ƫ8Œ10j11S12JũƧǋ14Ŝ15H16Ķ17ƺ30Ũ
it take	73 -12ő-9BŠ8Ə10Ƭ12ťƱ18Ŏ22łů25ŢƗ44ŧ
it that	78 -8ŦŨ7K10Ŕ11ĺŠŤ12ƴ14Ĺ15Ɛ21Ƴ23ļ28ŀ
it the	70 -34ž-14œ-13U-10Œƒ-9Ņƞ-7Ŷ8xż9Ƅ10Ǉ11ƈ12Ǥ14ǂ23ĺ24Ş39Š43ŝ47ŗ64ŀ
it there	86 -51Ŷ-31ŝ-19Ň15ǖ16ǝ52U73ƞ
it to	70 -13Ţƫ-8Ů-7M7ŸƢ11ŴǕ12Ĵ14Ń15BJ22ų28Řƶ29Ŝ32Ŗ33ƭ34ŭ
it today	75 -11Ĺŗ14ĺ22Œ23Ō26ŀ
it under	82 8ǃ9œ25Ŏ51ƒ
it up	70 -16ĸ-10i8D9ŠŤ10Ů12ĴŕƏ13ƥ15O18Ō20Œ21ƫ24rř30Ś33V52Ł
it used	87 -8Ŵ19œ33ŭ
it was	71 -19ƾ-16œ-8Ť-7Ǐ7Ɠ10ĺƯƳ12Ɛƛ14ƅ15ǉ16ļ19ż24ŵ31Ũ36Ƽ37ũ
it went	79 -9zǩ-7Ŝ11ņ12ƅ13Ƴ19Š38Ŕ45œ
it were	80 13ǝ
it what	77 7ŧ8ņ9Ň10BőƂ13fŔ14Ɨ15Ʒ16Š17Ś19Ʃ
it when	78 -13Ƴ11ƅ17Ǐ18ǜ19sƧ27Ɵ34Ũ
it who	89 -10ş13Ł15n18Ǡ
it will	86 7ĵ9ƴ13ƹ14ł
it with	77 -17Ŝ-12S-8Š7Ő11ŊŚźƙ15s18ǅ20Ƣ21ń26Ƨ36Ŗ
it without	87 12ƈ
it would	76 -10ǩ8Ə14ŵ16ŅŖť17ư19Ţ23Ɠ
it you	79 -9ŧ9B12oŀŽ15ƪ16Q19ƴ20Ŷ21ǌ22ũ24ż
it your	78 -39Ǎ-13ƅ-12z-9ǃ-7ůŵ16BƤƽ19Ư23Fƞ32Ŷ42Łǋ
it yourself	76 -7ǚ8ǅ9Ɛ13ƀ14Š21ţ
itself	83 -13ŗ9Ǣ14Ƙ16Ĵ22C23Ɠ
jeep	89 -21ǐ9Ū20ų27Ŭ
jewelry	73 36Ƙ
jewelry $	87 22Ƙ
jewelry instruments	80 12Ƙ
job	56 -14ǅ-9ƜǏ-8ŤǝǨ-7GHōŠƮǩ7tŧŴ8ƷǑ9ň10ţ11ů12ĶƝ13Ʀǐ14Ƭ16R19ǧ20ǣ21Ƨ22Ǔ25ǈ35V39q50SUW55P
job $	67 -16ǅ-10Ɯ-8Hƨǝ7g8ǈǓǙ9ů10tW11P12ǧ17Ʀ18Ƨ20ǐ21S22ǣ25q33V71U
job ask	80 
job even	80 22ţ
job or	83 10ǈ12P25W
job title	89 8q34P
job what	89 -7ǥ9Ǔ13P16q18W
job you	89 14S22Ǔ26Ƭ
jobs	73 -8Ņ8Ə10ǡǦ13ƨǑ17ǈ20ǔ21Ƨ22V25Ǆ31ǐ
jobs $	80 -9Ņ24ǐǔ27ǈ32V
join	86 -7L10Ŏ11ő33s
jump	80 -12Ŧ-11ĺ-9Ň-7V14ƍ15ǀ25œ29Ŕ33Ţ
jump $	89 -12ĺ11œ33Ŕ
junior	87 7m20w21a
just	48 -21ŗ-11ōǐ-9Ǐ-8Ə-7IłŃƥƷǔ7evķńŲŴżƝƦƸ8fZŜƮǗǚ9mŇŶƊƗƭ10dUŌƍǙ11suŁơ12Ƣ13KŊ14Ŕƻǈ15hCSǑ19Ū20Ŗ21ŭ23ƀ25Ĺǋ26n27Š30Ļ31ŷǇ
just a	78 -12Ǐ-10ō-8ĺ-7ŭůǆ8Kƿ9Ŵ11WŲ12Ŝ15Ɵ17ơ19Ļ20Ɲ24ǥ33Ŷ
just for	84 -9Ų-7Ǉǐ10ů13Ơ15Ǒ38ŭ
just get	89 -8Ŝ7G9Ÿ11ơ19Ŗ
just just	77 -11ŭ10zơ11Ų12ŕ13ǝ15Ŷ20ǋ
just kind	89 13ĺŠŴ22Ʋ
just need	78 -9ŕ10pƭ12ŏ13Ő15C16d19m23S
just now	73 -12ĺ18Ŋ46Ĺ
just say	86 11Ō13N25ǩ
just so	87 -11Ĺ-9ş9ŋ14nň19Œ
just take	86 7Ŋ10ś13ǒ14ņ
just tell	86 8Ƹ11Žƴ17M
just the	70 -18Ƽ-16ŗ-8ǥ-7Ŷ7e8ŻƆƦǉ9Ƈ11Ƣǚ12s13Š16ž17ş18Z20ŷ21ƻ29h31Ū38ǋ51u
just want	87 -7K11Ƽ23Ļ32Ĺ
just what	87 -9Ɠ-8Ĵ24Y28Ɨ
just you	73 -21u-9ŪŭŶƝ8Ǘ11ƨ12y13s15Ŕ26ǆ27Ł34ŷ49n91Ǉ
keep	56 -11Ř-8ĶŹǔ-7eis7VǞ9Ǩ10qWǙ11Ɲ12ş13ŉŋ14Ʈǩ15Ɗ17ſ18YŚ19oƥǝ20Ǐ29ō30ŰƧ32Ʒ33Ƶ34Ǘ
keep $	83 -20Ɲ-10Ķ17Ʒ18q23Ǘ41Ǐ
keep a	89 -17Ɗ17ŋ20ƥ
keep getting	80 9ǝ
keep going	86 -22Ƶ-9i22ŉ36ōǩ
keep in	89 26Ɗ
keep it	78 -13Ʒ-10Ź-9ŚǗ-8ƥ7Ǩ12Ǟ14Ƶ22Ʈ36Ű44Ƨ
keep on	87 -8ǔ12Ǐ22Ǘ
keep that	89 10Ű12Ƶ13ŝ18Y
keep the	74 -18Ʈ-7ƵǗ7Ÿ8Ǡ9ū17Ǩ18Ś27ſ57Ʒ
keep your	86 -8ǒ15Ŏ20ƥ26Ś
keepin	83 -13Ŷ12ŀ15ƶ17Ţ18Ž27ǟ
keeping	78 -7N11Ƶ13ũ14Uŀ20t32x
keeping busy	89 -47U-9x24t52ǟ
keeping you	86 -47ǟ-7N18ŀ47x61U
keeps	78 -8R9ƻ11Ţ12Ǡ14c15ǒ23P25Ŀ27ŝ
keeps you	82 -8R10ƻ12Ţ24P26Ŀ28ŝ
kept	74 -10ō-9D-7Ʈ8Y11ƃ14Ŷ20ŝǗ33ƥ34Ű
kept $	87 -9Ű20Ǘ
kept you	89 -8Ʈ13ƃ26ŝ
key	87 -9Ł79Ǩ
keys	73 9Ń12v29ų37Ɩ
keys $	75 14v43Ɩ
kick	87 8Ń12ƹ18Ļ20Ō
kid	75 -24ų-10Ʊ-7z8Ŵ9Ư11n14Ɯ15Ƙƶ22ƍƦ23ź27l63Ź
kid $	87 -8z13Ư17ƶ27Ʀ
kids	57 -11k-10ź-9zķų-7oZ7Ũƃ11ľƍ12Ɯ19Ʋ21Ź22ƫƭ23n27v30wƯ34Ʊ43y47x66u
kids $	68 -14Ź7Ư8q15v17x24Ʋ33n59u
kids are	84 -24v-13y19w54ƭ
kids college	89 9Ʊ10y
kids doing	86 -7y49x
kids in	89 -8ź12N14Ư30v
kids names	86 32w
kind	56 -30Ǜ-14Ʀ-12ƪ-10ƅǃ-9ƿ-7yFť7ĺŃŢƸ8ƝưǙ9ǟǥ10bŮű11i12Ŋǆ13RXƎ14ǩ15ŧƉƲƹ16hq17ŏ18ŤƇ22Ūƣǔ26Ǆ33Ƌ45Ʃ
kind of	56 -30Ǜ-14Ʀ-12ƪ-10ƅ-9ƿǃ-7yF7ŃņƸ8ŢƝư9Ǚǟǥ10Ů11i12hŊű13RXƎǆ15ƉƲƹ16q17ŏǩ18Ť21Ƈ22ƣǔ31Ū34Ƌ47Ǆ
kitchen	72 -8ǉ8ǈ9ł10Ǐ11L13ƞ14ǝ21Ǜ24M56ƌ
kitchen $	86 14Ǐ29ƌ
kitchen table	87 12ł36M
knee	87 -8ǟ14Ƹ46t
knock	83 10m11Ĵţƌ14R27ź
knot	89 41f
know	52 -12Ƃ-11Ĺ-10Ŏſ-9Ʈ-8nƶƽ-7ŌǗ7ĻŕƐƜǣ8ţƷǟ9GŃňƛ10ĽŲ11hĵ13w14ŒƎƧ15Ŕ16rAō17cƓ18ŜƩƳ19ŅƸǃ31ǩ40ŉ49Ŗ
know $	70 -25ǩ-20Ļ-7ƶ10Ƨ12Ƹ16ƛ17Ŗ18r26ō60ŉ
know about	75 -11Ƽ-8ǩ10Ƣǂ11Ź17Ų19Ŗ21Ǝ
know how	78 -11S7G8őǁ9ś10OƏ16ǩ19Ń36c
know i	87 -10Ŗ9Ʒ11Ŧ32ň
know if	75 7f8ǡ9KǦ10Fŏ12uƵ13Ɯ14Ɛ15Ʃ
know it	83 -9ǩ8ŖƯ9ķ11ĵ14Tǣ16ǟ
know of	89 9Ɖ10Ƹ12ţ20h
know the	87 11mS13Gű17Ŝ
know this	89 29Ļ
know what	69 -16Ƃ-14ň-10ĹŘ-8ŕ10Ǌ11ƃ12Ƨ13ŗ25Œ26Ɠ56ǩ62Ŗ
know your	87 7ĵ10Ŗ20Ř
l	83 -28ŗ-8Ƃ11ǆ12Ū13ǃ20ǡ61b
labor	89 15ǜ18ť
ladders	89 18Ǆ26ǈ
lady	80 -16ǈ9ŵ10ǁ13Ŝ14tŧ25Ɯ26o
laid	82 -10ǝ15Bŵ16Ƨ17Ň18Ǩ
laid up	89 -11ǝ17ŵ27Ǩ
lake	82 13ƙ17ķ18k25Ɵ29g
land	81 -10Ľ-7ō11Ƒ15Ƥ16G24J32Ň35ķ
landline	89 26I
landlord	68 -13Ƅ-12Ɣ21Ơ32F41ǌ46ơ
landlord $	83 -79ǌ14F87ơ
landlord need	89 -45ơ-11Ƅ32ǧ46ǌ
landlord want	83 -17ǧ46ǌ
lapse	81 28š
lapse $	83 24š
last	46 -14ũ-13dŦ-11Œƌ-10ľ-9DŃŠǃǢ-8ĺ-7BGSŕŨŸǁǗ7ĴĽŬƓƘƫƶ9iyĹłŵƋƑƩƼǂ10oƐǘ11Ż12Ŕƺ13šű14EżƲ15Ǩ16ư17cţƹ18ƚ19ǣ20Ƹǉ21bƈ22ŜǏ24Ǜ25Ǟ26ĵǙ27Ŗ29a31ņ32Ǌ35ƾ38œ
last #	71 -14I-11Ƽ-8ƭ8ƿ10ż11eƹ18E20ť21ǉ22š28Ƹ
last $	80 8a10Ǌ25Ʈ33ƭ
last agent	84 -44Ŝ-10Ŗ11ſ49ņ
last check	89 9Ɠ22ƾ25Ǣ
last checkup	76 15Ƹ17ƾ
last few	78 -15š11ţ22ĵ
last look	87 -18Ŝ10ƫ20ĵ42Ŗ
last looked	80 16Ǟ
last name	78 -18ƾ-14ǃ14a19ow43b
last policy	79 -15ĺ9š31Ĺ
last renewal	72 10Ǟ39Ŝ
last see	86 15Ʋ27ǂ
last spring	79 7Ľ31ţ
last statement	89 10Ķ12ƪ
last talk	89 -14ņ8Ľ21Ŝ
last time	71 -13ũ-8ĺǁ7Ɠƫ8œ9ĸǒ11Ɛ12Wĵƈ14ǘ16ƛ19t20ŵ24Ŝƺ29Ŕ
last update	89 -21Ǐ10Ʋ23Ǣ
last updated	77 -53Ǣ67Ǐ
last workers	80 -8Ǥ12ǣ
last year	70 -18ť7Ǒ10Iǘ11Ǧ13ĺš15ő17ǣ19ǉ42œ50Ǌ
late	83 -10Ƙ-7ƿ10Ń11Ǖ12LOĵ23ǎ
lately	73 -15Ƽ-8S-7Ť7Ɠ9Ǐ10ţǂǙ11U13ƾ14ĺǜǟǣ15Żż19Ƹ
lately $	75 -15Ƽ9Ǐ11ǂ12ţ14ƾ15ǟ16Żǣ17ż20Ƹ
law	79 7n9ŷ12Ƶ14zAQ15B16Ņ
lawsuit	87 -8ŗ17Ǧ22ķ
lawyer	78 7A13ǡǩ15ǜ18ķ29Ʋ
lay	89 8Ƥ14Ƨ17Ś21ư
layer	89 10Ǧ15Ɖ
leak	75 -19ƈ-12Ɯ11ũ16ƛ19ƉƎ31Ť
leak or	80 -15ƛ35Ť
leaks	80 -9Ť32Ɖ42ƛ
leaks $	87 -32Ɖ68ƛ
lean	84 19Ň21z28A
lean on	86 21z29A
lease	60 -21Ǎ-19ś-11ǧ-9ŕ13Ơ15Ĺ16F27Ŭ38ǋ41ơ50Ƥ62Ƣ72ǌ
lease $	73 -19Ǎ-18Ŭ-8ơ11Ơ12F24ǋ44Ƥ52Ƣ
lease ask	77 -10ǌ8ơ39Ĺ
lease it	84 -21ǌ12F25Ŭ33ǋ
lease require	87 12ơ21ǌ
lease say	83 -7ƨǌ51ơ
leased	87 -12ǌ-7ƌ14ŬǋǏ
leasing	87 -10Ƣ-9ƕ-8Ƥ7ơ14Ƅ23Ŭ43F
least	89 -11S12ǅ15ǡ16ő22ŗ
leave	60 -12Ŝ-10Ŏ-9Ǧ7VŦ8Łǎ9sņŰ10ĺŊŷƀƫ12Ƃǜǩ13Ɵƥ16Ļ17ŗƬ25ŉƳ27Ţ33Ƨ34ƶ
leave $	76 8Ŋ28ŗ
leave a	89 8ƭ11m33ǩ
leave behind	87 35ƶ
leave it	83 -11Ǧ-9Ţ11Ƃ13ź15Ű18Ŋ22ĺ25ƶ
leave something	86 24ƶ
leave the	81 -16ƶ7ŋǏ10ƛ13ǎ14ƀ15sƧ18Ƴ25ƫ
leave them	82 -25ƶ-10Ŋ-9Ŏ14Ƙ24Ƭ47Ţ
leave your	89 -16Ŝ18ņ
leavin	89 -11ľ13Ţ14Ŀ17ƶ
leaving	82 7y10ƶ14Ŀ20Ţ24V
left	69 -10ƕƮ-9ƪ7f8zƈ9lŉƳ10ĸŖ13Ķ14ŕƧ15ō18ŢƔ20Zŝ23ƶ30Ŭ
left $	84 -11Ʈ-8Ŭ9ƶ10z12Ɣ17Ķ23Ţ27ŝ35Z
left on	78 -11ƕ-8ƪ9fƔ10ƈ16ŕ37Ŭ
legacy	89 35ƶ
legal	80 8ǌ9ǆ14ŋ20Ʋ27ǃ
legal name	87 31ǃ
lender	72 7Ŭ12ƙ15Ƅ59ƕ
lender $	84 8Ƅ
lender asked	80 20ƕ
less	79 -7ǉ10Ǉ12ƈ13ƒƦ14S21Ņ22ľƪ25Ů
less than	84 14Ʀ15Sƈƒ30Ů
let	63 -12ǩ-10sŖ-8Ű7ƀƏƛ8iDOŁŪŹžǓ9ŃƄ10ŊŘƐ11Nĵųƾ12r13řš17ĻŎƎ22Ž25Ş30a35ǜ
let me	71 -9ǩ7dǁ8KőŦ9ţƀƏ10iDOŁ11Ź12ŊŘƐ15ř20a
let us	79 -17s9ķ10ŀ11ŪŽž12Ō16a18ĵ21r27Ŏ
let you	80 -11ŖŰ11Ƅ12Ǔ13Ń18š21N22Ǝ26Ļ37Ş
letter	74 -20œ-18ļ7ū10J19K22b27Ś36Ľ37Ŕ
letter $	86 -21ļ7Ŕ23b28Ľ
letters	86 11ř39b
level	73 13ƣ21Ɗ22ƆƩ24m
level $	78 9Ɔ18m19Ɗ
liability	59 -8Ő7Ǌǥ10Ǜ14ŗ16ơ17Ƃ18ǌǚ29ƀ32ž33ǡ
liability $	72 -20ǡ-10ơ15ƂǛ19Ǧ22ǚ25ŗ39ƀ
liability do	89 -51ǡ37ŗ42ž
liability does	84 -9ž-7ŗ8ǡ14Ǔ25ǌ
liability is	86 -37ǡ27ơ36ž
liability limits	70 -17ǡ35ž
liability on	89 -12ŗ23ž
license	62 7ŷǛ12ūƄ13ƺ16ǀ17do21a22Ź48Ÿ
license $	72 -18Ÿ-10ŷ7d8Ǜ13ǀ14Ƅ15aƺ18Ź23o
license now	80 14ŷ
license number	83 26Ÿ
license plate	89 -20Ÿ29ū
licensed	75 -12G-8ő12ŹǨ21Ÿ39ŷ
licensed $	84 -12G30Ÿ
lie	89 -12Ǩ7Š48Ŀ
lien	89 27Ŭ
life	55 -18ŏ-13ŗŻ-9qŐŶǨ-8jľ7lW10Ũ11ş13m17ĺ22Ƭ23i29Ƶ33ƪƷƿ34ƭ41ƴ49ƨ51Ʃ55Ƨ66Ʀ
life $	75 -7qƧ7ƪ10tƦ13l14ƨƭ35Ʃ
life and	87 8ƴ9ƪ24W
life coverage	89 -17ŗ-12Ƨ-7ŏ54Ʀ
life insurance	65 -14ŏ-9ŐǨ-8ľ9rƪƱƴƵ11ĺƩ13ƨ26ƭ29Ƭ32Ʀ40Ƨ
life is	89 10ƨ12Ʀ21Ũ
life policy	76 7Ʃ8Ƨ9ƪƫ15Ƶ21Ʀ
light	83 -8ƴ7Ż8ĺ9Ɛ16Ō17Ʈ23ż
lights	89 -14Ŷ9D11š17Ż26U
like	45 -17Ŏ-16J-14Ǟ-11PQƣǐ-10ŢŤƱ-9Ǡ-8ĿƢƦǄ-7ĹľǦ7mAŊƁƂư8aņőƊ9DŋŗţƌƘƠƽǖ10lyŧŮƎ11gœƐƜ12r13Yŀƭǩ14ŨŲ15Rƺ16łű18jŌ19Ǎ20Ńŉžƶ21ƞ22vĴ24ĻŶ25K29ƿ34Ň37ŝ38U
like #	78 -23b-8ǩ7XƂ9ǉ10jOR11EƬư12ƿ13Ĵ16v21ž31ŗ
like $	75 -38ŀ-15ƣ-10ŶǄ-7ŝ9Ļ13Ũ14Ɓ18ǥ19Ư22Ǎ27R28Ň48Ş53ǩ
like a	68 -7ŦƢ7jzŋųǉǓ8ūŽƁ9PVţŶǈ10FŘƆ11ĺžƜƵ12űƙ13YǍ14Ő16nƔ24ť
like about	78 -41Ş-16Ň26ŝ59ŀ
like an	89 19Ū
like for	83 -14ŭ-7ť10ŵƷ11ư12Ʈ14RƳ19Ũ
like it	72 -32ŝ-11K-10ƞ-9j-8Ĵ-7sĺ7ƎƓ10iDǃ11ŋ15b17Ō18m21Ů22ŀ32Ň34U44Ŷ
like me	86 7Ƃ8ƺ13lņ
like that	69 -11Q-9Łō-8Ɣ7hŨƘƹ8WZĸ9œ10uű11Ɯǎ12ŲŶ13ǔ14łų15ŻƝ18Ŕ26ƿ27ƺ
like the	77 -13Ŷ8ǁ9ĺ10Ň13ŧ14Ŗ16D29Ń46ƞ
like this	76 -14ĺ-7Ɓ13Ƥ14ũ23ƭ24A27ŏ36ł
like to	65 -19ŝ-10Ŏ-9RŢƤ-8Ǟ-7ŇƷ8Ŕ11ļŁ13KMō18ŊŞ20ƶ22Ō23y28g45ŉ50Ļ52Ĵ
like what	86 -19ǩ17Q18X21v31Ň
like you	80 -11Ǡ7c9NŇ11ǘ12V13ŉ14i
like your	82 -20P-19Q-15ƞ-10V12L13Ư20ƶ27ŝ34Ŷ40U
liking	82 -13q-8v12b15Ň19t24x
limit	75 -34ž-9Ɨ9Ż10Ɠ13ſ14y27Ǣ42ǡ
limit $	78 -35ž-8ŗ7Ǎ10Ɠ13ſ21Ǣ48ǡ
limits	61 -7Œ8ƘǢ10ǌ11Ə13Š15Ǧ25Ǔ37ž51ŗ
limits $	74 -68ŗ7Ƃ8ǢǦ20Š34ǡ64ž
limits are	79 29ŗ
limits did	80 17ŗ
limits do	77 -20ž-19ǡ46ŗ
line	64 -8Ŵ7ŕŗ8Oņ9w11V12XŚƛƫǞ13Ĵ14sǊ16aS17Ił18ŋ19q20Ł23PƔ
line $	78 -13ǩ-7ƫ7Ǣ8aķ11Ō16Ś17V19Ɣ22s29Ł
line is	89 -10Ŵ13ŋ23q
line of	78 7q9Ǆ10ņ11Ɣ20SǞ29P
lines	89 7I
link	87 13Ƒǘ31Ō
liquor	89 -13ǡ-8Ÿ12ƿ46Ǜ
list	65 -8ǒǩ-7ƃǙ7ŪƼ8ƕǥǧ9fhĿǌ12nńş14Ŭǘ15Ǘ16Ǝ17ĺƜ18ƒƘǐ29Ɨ30ŷ31ľ
list $	87 8ľ14ĺń
list every	89 9n15h17ǥ
list of	86 -14ơ-9ķ13ǌ24ǐ27Ɨ
list off	87 8ķ10Ǝ11Z18Ū
list the	89 -9Ǚ8ǐ15Ƙ16Ǝ19Ɯ
listed	79 -15f7Ŭ8P10ǌ14aƘ18ơƫ20o
listed on	87 8ŷ11ƫ35ơ
listen	89 10B11s17A19ǩ
little	59 -10h-7oƛ7cdzIņƹ8ŐŽƳƻ10ĶƎƞ12ż13Y15vŊ17œƦ18Ņ20Ư24w25u28x
little $	79 23Ư
little about	83 -11x10q13g15ƳǄ17u19z
little bit	84 7Ɯ10lm12ņ16Ŀ
little one	82 -9o13ż15w21x22v
little ones	82 -15x-11h11Ư18w62u
live	64 -14Ǆ-8ĸǌ-7ŒƉǋ7Ɵ8X9ƙ10Ŝƃ11D12ƅƤ15Ķ16Ơ18FG19ķ23h25Ʒ28n30z34ƣƮ40C
live $	79 -15Ǆ-8n11z16Ʒ18D27ķ39C
live in	84 -11n-8Ǎ13ƅ15Ƥ17ƣ25C
live on	81 -12Ƥ-9C-7Yĸ8z14ƃ16ƣ19Ķ32Ʒ40Ʈ
live there	87 -8ŒƷ10G15Ƥ23Ơ
lived	84 22l29G
lived there	87 29G
lives	73 -14z11ŷ12Ƣ51n
lives there	77 7ŷ13n15Ƣ
livin	79 -11Ÿ-9f8Ķ11FŷƞƟ12Ŗ14Ŀ17H19S22P
living	71 -14V-13U-12ŝ-10ŷ8kƢ10nƤ12f14Ǎ16Ʒ17H18Ʋ23F24ƞ25q29z30P
living $	80 -9ƞ26z29q35P
living there	86 -17V-16U-14ŝ-11ŷ10Ƣ26H31n41ƞ
llc	79 20ǃ49ǆ
llc $	89 18ǆ
llc or	87 32ǆ
loan	63 -10ǌ-8Ʀ7Ɓ12Z15Ʊ26Ɣ46ƕ53Ŭ54ƪ
loan $	82 -14Z-12ǌ11Ɓ35Ɣ42Ŭ
loan against	80 -39ƪ59Z
loan for	80 20Ʊ
loan maybe	80 20Ʊ
loan on	75 -23Z75ƪ
loans	69 8ƕ16ƪ21Ʊ23Ʈ49Z
loans $	74 -35ƪ10Ʊ26Ʈ41Z
local	81 -8ǋ14ǔ16M17Ő19ľ39l
located	86 14C24ǋ
located $	87 18C
locations	83 -12ń17Ǟ33ǋ
locations $	86 -12ń46ǋ
lock	82 7Ǐ13ƣ14ƍ19ƥ20Ō25ǎ
locked	80 -8Ǎ-7Ǣ12Ŏ16ƣ25Ű40ǘ
locked up	89 -7Ǣ16ǘ25Ű
locker	89 -17Ɗ42ƥ
locks	89 7Ǝ10ũ
log	89 10Ǘ20Ƈ21Ś
long	53 -28ŭ-14Ő-11ƶ-10ǌ-9jƢ-8ŠƧƬ-7nVŶƞ7YŀƷ8vĿŵ9gƄǩ10ŝƏ11iŕ12fřƟ13HūŮƈ14l17Ʈ19ŧ21Ÿ23ťů24š26G30ǝ33S35ƭ36Ƥ39O43ǅ54ő
long $	79 -16ů-14ƶ10ŵ12Ţ19ǩ21Ů27ő
long ago	82 17G21ƈ44ť
long could	75 -13ƭ-11Ƥ13Yŵ23ǝ26Ʈ
long did	87 -14ő-11Š58ŧ
long do	80 -19S-9ő-7Ƨ8ŃƏ10V16Ƅ22O25H35ƭ
long have	65 -15i-8ŝ-7ǝ9Ƽ17fǅ19S20O22š32G37l
long is	86 -14ǌ-12Ƣ-7ơ19ů25Ɵ39Ƥ
long time	86 13őŝ17S20Ÿ
long would	84 -11Ƭ9Ə10ǘ13Ǩ14Ʒ25Ʈ
long you	78 -26ǅ-16l-8G14ő17O27ƭ75S
longer	89 13ǌ20ŕ
look	61 -12Ʒ-11ŭƈ-8ǩ7Ňǥ8pŉŒŗǜǠ10TĻŎřŜ11Ľ12jJĵľ13ǊǙ15Rł19Ŗ20ĺƉ21zſ31Ư
look after	80 13Ǡ29zƯ
look at	70 -7ƾ7ƩƫǢ8Ŀ9ƇƧ12Ň13Ś14JĽ15ĵǙ16Ŝ19ĺ24ł26Ŗ
look for	89 13ŗ16ſ24ľ
look like	77 -13ŭ-8Ʒ-7ǩ8jƮ12ŉǜ13TƯ14Œ17ǥ19Ļ20RǊ
looked	74 8Ķ10ƫ11Ľ12ĵ14Ǟ22ń
looked at	76 8Ķ10ƫ11Ľ15Ǟ20ń
lookin	80 7H10N11Ţ13ĹĿ15Ń16Š17Ũ18ŚƐ25Ǟ
lookin at	84 14HĿ17Ń19ŨƐ20Ś
looking	68 8Ƶ9jƖ10ŇŚ13V14yńŶ15Ǌ16X17Hľ18ĺ19Ĺ22Ń30Ƭ
looking at	80 -13Ļ-12ĺ-9Š10ł12Ś18yńŶ20Ǌ22Ƭ25Ĺ
looking for	83 -21ĺ-17Ǟ13Ļ15Ň17Ƭ18ĹŠ22ľ35H
looking to	81 -9V10Ţ12Ƶ16Ǟ19X37Ń
looks	76 -16Ǡ-10ľ7ǖ8L9ĻŵŶƟ11zƌǘ16Ň24Ŝ31Ʒ
looks after	89 12Ɵ14z32Ŝ
looks like	86 -12Ǡ10ŵ12Ļǘ36Ʒ
lord	89 9Ź13v14k
lose	67 -7ňŗ7Ɗ8ǔ9IǙǝ10Ş11Ŀŝ12ĸ13Ƴ14Ƨ16őǓ25ǩ31ķ
lose $	78 -9ǝ10ǔ14ŝ20ķ21ő
lose somebody	79 35Ƴ
loss	75 -16ĸ-8ż7ƺ15Ƴ16ţŤ19ŧũ30ŘŦ35ť
loss $	83 -19Ť-9ĸ-8Ř21ŧ24ũ25Ƴ26Ŧ27ť
losses	86 52ţ
lost	73 -11t-8ǉ9ǀ11ǔ12ƨ14ƃƚ16Y17ƺ20Ƨ29ň72Ƴ
lot	67 -12Ɔ-7Ǉ7řƚ8NR9ƙơƨǟ10tŻƇ11ĿŇǖ13ś16Ű25Ƒ31Ɵ36ķ37Ɯ
lot $	81 -14Ɔ-7Ǉ7ż13Ż14Ƈ17Ɯ28Ƒ44Ɵ
lot of	77 -9Ű10N11Rƙƚơ13Ň14Ɯǖ16ś
love	69 -13ǐ-7P7BƟǩ8rƊ9Ɖǃ10ŝƑ11Ǆǔ12lMǋ13ƶ16ƅ24U28Ŷ30ƞ31ǟ
love that	83 -15ǐ9C12Ž24ǔ41Ŷ
love to	84 10rB12Ɖ16ƶ22M
love what	87 -25ƞ-14Ŷ-8P17ǋ35U71ǟ
low	78 -10ŧ-8f7ƺ10ĵ12ŘŮ14c16ŗ23Ɨ24ƙ35Ņ
lower	73 -22Ř9ƃ13ǩ15Ļ20Ņ21Ŏ26Ɗ
lower level	78 29Ɗ
loyal	87 18ő39Ţ
ls	89 56b
lucky	86 8P12ţ31o
lunch	86 10Ō13O19LN21Ľ
m	82 -8ĽŀŇ25ſ39L48b
machine	74 -11Ŀ10ǖ13Ƽ30Ǐ34ǝ
machine would	79 11ǖ12ǝ
machines	81 30Ǐ39Ǣ
mad	87 15ǜ16r32Ũǩ
made	60 -17ƈ-10ƻ-7Ň7Ƥ8ƽ9ƾǆ12Ń13Ǎ14x15Ɖƌ16ƫ19ƞ21ĹŔ22Ŷ30Ƈ31Š38ĺ
made a	89 9ǜ
made of	80 -22ƈ18Ǎ22Ɖ41Ƈ
made the	87 13ƾ20x
made you	65 -10ƻ8Ƥ25ƞ26Ŷ30Ĺ32Š43ĺ
mail	75 -17J-11k9n11ļ13Ľ16Ĵ24E40K56D
mail $	89 7J15Ľ26E
mailbox	89 8ż12D15ĸ
main	73 -24P-21ŷ-9Ǐ7M9Ɔ12Ŝ14ǋ16ķƊ19ǝ20ľ21Ǖ34ų37ƛ39Ǆ
main supplier	87 13Ǖ
mainly	87 12ŭŴ14ǖ
make	57 -13Łƶ-11ŭ-10RŝŠŮ-9ĺǉ-8Ʒ-7ƣǑ7ņǐ8xOŨŬơ9sǒǝ10ŢƬǀ11ŃŌƎ13Ų14q17Ň18ŪƝƮ19Pł20cůǚ21Ļ24ǌ26Ǆ32ň35Ŏ36T
make $	84 -35Ň-17ł-7P18Ǆ70T
make a	80 -11Ł-10Ů-9ƞ7T11ł15Ţ17ǚ18PŃ21q
make and	87 8ǐ10Ū
make it	84 14xƏ23Ʈ
make sense	81 7Ň17s55ň
make sure	87 -9Ǒ-7y9Ʊ10ƌ11O16ǒ
make the	84 -17Ţ-8Ʒ-7O11ŐƮ14Ŭ15ł16Ļ18Ō
make this	87 9Ļ20Ŏ
make up	89 -11ĺ-7Š13ǔ30ł
make you	72 -15ƶ-9ǀ-8ƣ-7Ň10OĻņ11Ŀ12ơ15ŨƬ20Ţ31c33ǌ38Ŏ
makes	69 -8a7ū8ŋƏǐ9ǒǣ10ǔ11Ŀ12ŝ14X18Ƴ24Ł32ŀ
makes it	79 9ū22Ƴ
makes the	83 -9a10ǐ31Ł
makes you	84 11ǣ15Ŀŝ17X40ŀ
makin	89 -10Ÿ10Z13ł18Ƅ26Ŭ
making	82 -18ň-11a-7Ĵ11Z16ǌ26ǩ30ơ
making you	89 -14a18ǌ19ơ
mama	87 -8x10T15ƨ17a32z
man	78 -8Ł9Ɗ10gůǈ11Ĺ12aU13j17Ǉ26Ǩ
manage	79 12Ƴ26Ʈ37ŵ
manage without	86 -20Ƴ25ŵ
manager	82 -10ŵ9Ŏ11ǜ12ǌ40ǈ
many	47 -22ǉ-13ǖ-10ǟ-9Ɖƪ-8iĴņŹ-7xQǊ7OƊƻ8ƭǕ9ţǨ10Ƣ11ŮŲƋƩ12ǎǣ13Ɩƿ14ŴŻƟƮ15cSůżƹ16Ÿ17Ɣ19ǩ20Gǔ21ŷ23hVńŕŪ24Ǘ25Ɔ28ƣ29Ǒ33n38u42Ǉ44ǋ
many bedrooms	84 24Ɔ
many certificates	89 15ǧ
many claims	89 9ţ
many days	78 11ŵ13š16ŕ17ů19ŭ21R24Ɩ
many drivers	86 43ŷ
many employees	75 21Ǉ
many folks	89 -8Ǒ13Ĺ37Ǉ
many hours	84 -10ǎ24Ų43R
many locations	86 21ǋ
many miles	74 11ůƏ24Ů26Ŵ
many minutes	84 11ů23O
many months	81 -9Ĵ-8n8Y12Ɵ44Ʈ
many more	86 -18ƭ-7S11ƈ18ŕ67V
many nights	89 9Ƥ10Ɯ11Ų
many of	87 -14u-11ǩ13cƢ17ǒ43n
many people	73 -10ǉ-9Ǒ8Ǘ10ŷ41n48Ǉ
many quotes	89 23ń
many square	83 -26Ɔ42ǋ
many units	87 39ƣ
many vehicles	83 -24ǐ11Ǧ37Ū
many weeks	86 -10n11ǝ13ŕ21Ǩ22Ɵ
many years	66 -10Ū-9Vżƪ-8ǟ-7ņ9p12ǅ16c17ƋƩ19ƈ21ǩ25Ÿ32Ɣ37ƭ38S41G
marijuana	89 19ƹ22ƿ
marital	84 29f
marital status	84 29f
market	81 9ĶƓ11Ŕ15Y16H37ƒ
market value	89 11Ɠ35ƒ
married	73 9r12ƫ23Ţ28o45f
married $	82 -8Ţ15ƫ48f
married to	89 -23f36o40Ţ
match	80 -9ǩ10w13Ř16ƅ26ų27Ķ33W
matter	86 9ľ10ƃ24ō
matters	83 12zť32ľ
may	75 -7ň8Ɩ9Ź10ƾ11v12ŋ13Ĺ15a18ǩ21Ŋ
may i	80 -7iň7J14Ĺ15ŋ16a20ǩ23Ŋ
maybe	74 10AƇ11Ʀ13ƍ15Ʈ18Ʊ
maybe $	78 11AƇ14ƍ19Ʊ
me	37 -17B-15G-11Wĺƙ-9pA-8wƩ-7Ǔǟ7kEŋƎƐƴǠ8DŦŷžƁơƨƭǛ9iŗŚƊǏ10jLMřƳ11euŅ12ĿłŠŢūż13ŀņƠ14UƂ16Pǈǖ17c18nō19Ū20lZńǩ21bd22ĹŊ23ŉ29Ǆ30OŤ37ļŎ47ňś
me $	63 -10Ǩ-9IŐőǐ-8ŀ-7Ǚ7sY8crŚǄ9ř10TĿƁ11JOŷƎ12d14ńŪ15mǩ17Ļ36Ŏ43ŉ64ļ65ň
me a	66 -9x-8K7Ŧ8qƦ9MŮ11eƳǄ12Iū13uĵ14z17Lǩ19Ɨ23ō28X36ś
me about	57 -17ō-12ǥ-11r-10ŝǞ-9BU-8gļƙǐ-7ŌŖťƽ7ŞűŻƐƑƥƶƿ8Źǣ9ŴƦǙǜ10ƏƜ11ŜƌƢ12ƹ13lņŤůǋ14hkĶƴǂ15uǈ16šŪǑǘ17ǔ18ƞƨǛ19nH20Ƴ28P31Ǆ
me and	84 -7Ʋ8Ƈ12ń13Ūƭǈ15ŀ16Ƅ
me asking	84 10c13Ņ15Ơ16Z17Ŋ
me from	89 11Ǝ15I25Ǐ
me how	65 -14G-12ǔ-11ǩ-9n7kĸǆǇ8Ʈƿǁ9ƃƟ10Ť12Ƭ13qǅ15t16Sǟ18ļ22ŧǖ23Š26ƭ30x42U
me i	86 -12b9Ĺ10ś15Ń23E
me if	73 -9ǌ9ƴǦ10HĽ11ŶƱ13N15Ĵ17Ž21Ƨ25F27ſ29ň
me in	84 8Ƹ12ƚ15ň16ƣ20Ŗ
me know	75 -9ǩ7ǁ9KőţŦƀƏ11OŹ12Ř13ŁƐ
me more	87 -12y-11Ť53ō
me recording	89 14ŋ
me so	87 7ŀ11ň29b
me that	81 12ūŸǌǓ14ś22Ŗ
me the	61 -14Ś-13J-11IǓ-9W-8aƝ-7e7oŐŪƫ8QĿťűơǍǡ10wDŰƆ11ōǨ12ƒ13Ŧ14ǐ16Ǡǧ19ƻ20ŌśŤ27Ņǌ37ŗ
me those	89 13ž
me through	63 -13Ũ-10ŧ-8Ĵǟ7y9ƛƤǄǈǕ10ǖǘǨ11ĸż12RƮǥ13ŵ16Z17ł19ǝ23n25Ť
me to	70 -13ƶ-11Ń-9Ĺ-8Ļ-7Ř9Ǟ10s11Ƭ13Mǩ15ōž21L22Ō23K29Ƃ32Ŋ43Ŏ
me what	58 -14ō-12ǩ-10ǟ-8ňŌ-7ƄƢƦ7yśƓƤǉǒ8MŇŭƥ9ŢƉ12ơǗ13ƪƷ14ƽ15Ɲ16ŎƠư17ƲǞ18ũ19Ŀ21gŀŚ25Ɗ26Ũ29ŝ49Ĺ
me when	86 9ƅ13ƴ15Ń17Ɓ
me where	81 -7ƕ7Ǖ9Ű10Ƅ13l15Ƥ30V
me which	87 14Ő15ų
me who	80 9ŁŬǈ13ļǔ16n18Ŝ39ń
me you	87 -9A13k14ŀ15j21Ľ
me your	70 -7Ō7bƵǠ9ƈǊ10aǇǉ12Œśǎ14DŇœǞ22d24e
mean	79 -20Ň-8Œ-7Ŗ8ƺ11ĺ22ǩ23ň33ō
mean $	87 -21ǩ-7Ŗ9ƺ36ň
meant	79 31Ư
meant to	79 31Ư
med	84 54ƃ
med pay	84 54ƃ
medical	72 -13ƻ-7Ĵš9ǂ15Qǁ17Ǘ20Wƽ25Ƽ30ƃ
medical exam	83 19ǁ
medical payments	87 -8Ĵš35ƃ
medications	86 27ƻ
medicine	89 31ƻ
meet	80 7Ɲ13a14Ʀ38M
meet $	87 24M
meeting	89 9O15M
meetings	87 
meetings $	87 
mentioned	89 14A17nż21ń
mess	86 10Ŧ11ũ12Ƴ16ť22ŝ31i
message	89 16Ĺ27K
met	87 9Ľ10Ŏ15Ƶ
metal	80 -15ƣ27Ǎ31Ɖ
metal $	84 -16ƣ14Ɖ31Ǎ
middle	80 9v10ĵ15L19a25N
middle of	84 16L27N
might	81 -7Ǟ9ǚ10Ɯ12o17ǎ18y22ō26H
mileage	81 10ů43Ů
mileage $	86 29Ů
miles	66 -12Ū12ǐ21ź23Ŵ30Ə36ů48Ů
miles a	82 35Ů
miles each	89 -8Ů13ů
miles one	87 -15Ů38ů
miles to	89 15ů
mill	89 15Q20U23Ǖ26D
mind	63 -15Ş-11z-9ǩ-7I7ĹŚƒ10MZ12PĽƠ13Ń14Ư17c19ŎŨ21X22łǁ23śƶ26Ŀ31Ƭ33Ŋ
mind $	75 -16Ş-8I-7Ōǩ7Ļ11ƒ13M14Ĺ16Ũ17Ń18ĺĽ20ŀƬ29XŎ33ƶ
mind a	89 -12ŉ10Ŋǁ14ń
mind if	81 12c14Ŋ
mind me	81 8c10l11Ņ14Ơ15Z24P26Ŋ
mind on	89 -11ĺ-7Š43ł
mine	77 7e10xŅŊƺ11ińƉ14ŸƤ15Ŝǩ22M
mine $	87 -7j11Ņ13i19ǩ25M
minimum	80 22ŗ47ž
minimum $	86 31ŗ
minute	80 -13O8iś9fŌ11Ś13u33N
minute $	89 -29O11Ō12ś38N
minutes	70 -8J7ń9Ş11ǁ12aĻ13Ōǧ19ů54O
minutes $	81 11ń18Ō21O
minutes before	89 16O
mira	76 -12ǩ22u28x43w
mira $	78 -22w25u27x
miss	82 -13Ş-9U8Ĺ12ǟ23š25ōǙ40ŝ
missed	84 17ĵ21š24ō
missing	84 -10Ő15Ŏ22Ɖ41Ş
missus	84 11pr14s15Ł16ǂ17Ʒ
mistake	86 39ǚ
mobile	87 10C14Ʒ28I
mod	75 59ǣ
mod $	87 39ǣ
mod and	80 13ǣ
model	82 22ǩ38Ū
model $	84 43Ū
mom	73 10Ź11Ƥ16Ư17ƽ23ŷ26Ƴ54z
mom and	86 9Ƴ16z
moment	80 -12ŗ24Ő41ŏ53N
moms	86 -8ƙ13qŵƤư19z
money	59 -13ǔ-8ŜŞ-7ŭ7ņǝ8Ǖ9zư10Ʃ11rTX13Ţŧƫǘǚ14YǠ15ŀ16ƌƱ17ZƝ18Ĺǖ22ƶ26ĸ27Ʈ28Ų31A
money $	73 -7Yŭ7ǘ8ĻŢ11ņ12ŧ15AǕ16Ɲ18ǚǩ20ƫ24Ĺ39Ų
money even	80 23Ư
money is	87 -11T15Ţ18r30Ʈ
money or	87 -7Ş7ǁ16Ʃ29ŀ
money to	87 -16ľ-10A-8ƫ16ǝ29Z43ƶ
monitored	89 9Ǝ
month	54 -12ĸ-10YƬ-7ƷǨǩ7FŐ8ƥ9Ũ14pŅǉ15Ǌ17Zŕ18ĶŘ20dť21š22Œ23Ƥ24Ɣ25T37ǝ39Ơ41X47Ĵ
month $	65 -15Ŏ-10Ĵ-8ť-7Ʒ7Y8ĶǕ11FŅ14ŕ21ǉ28ǝ38T42Z52Ơ
month and	89 30ť
month day	84 -21Ĵ-7Œ26p33d
month for	81 -13Z12Ő13ƥ14Ɣ29Œ
month is	84 -14Z-11Œ9X14Ņ22Ɣ23Ơ
month or	86 -9T13Ņ14Œ16Ĵ
month right	87 -15Ņ-9Ơ12Ĵ19Ń29X
month what	71 -18Y7d8ŒǊ23Ƥ29Ř
month you	89 -12Ơ-9X22Ŏ35Œ
monthly	76 -8Œ15Ɣ16Ơ40Ĵ
monthly or	83 17Ĵ
months	64 -9Z-8X-7Ơ9ĺŅŕƟ12ł13ŧ14G15vĴ17ƃ18Ů21Œ26Ǩ29Y31Ʈ
months $	72 -9Z-7X7ǝ10Ʈ18Œ19Ĵ21Ů22ƃ27Ǩ
months could	89 -8Ĵ11Y
more	57 -14ŗ-13u-11ƭǩ-10HU-9s-8Ťƌ-7xŘǀ7ľŇŞŨƘƩƿ8CXƁƒǂǡ9v10AĻŕťǤ11JƺǉǦ13ƪ14ŷ15rŃ16YǄ19gũ22Ŀ25ň31ž32Vœ44y50ō
more $	78 -12Gŗ-9Hƌ-8ŭ-7ŘŤ8ő12ň13ž14ƪ15S17Ň21ŷ22ō23y
more about	84 -8r12ľ40ō
more kids	86 -8u56y
more like	83 -13y-11s-7ǩ8X9ǉ13Ƭ14gŃ15v24r
more of	82 -13y11P13ŃŶ16Ŧ18ŭ21g
more than	72 -10U-8S7Ÿźǉ9Ǉ11Ƙǡ13Ɓ14Y15Ǧ16ť17ƺ19Œ21G29ž
more the	89 10ľ11Ŀ14Ş19J
more years	87 -18ƭ-7S11ƈ68V
mornin	84 -12R8Ƌ10Ǜ13ƽ15L22i
morning	73 9a11Ĺŏ12iǝ15Ǚ20L22R27ů
morning $	82 -8L7i9ů10a13Ĺ15ǝ29R
mortgage	64 10F13ƭ18Z20Ʈ29ƕ45Ɣ
mortgage $	78 -12ƕ11Ʈ13F34Ɣ
mortgage and	89 -9Ɣ11ƕ30Z
mortgage company	86 -23Ɣ55ƕ
mortgage on	79 
most	60 -10ŀſ-8ŷ7nķ9YƦ10ĺŮƗ11ŝ12XĹǊ14ųƲǩ18Ƙ30Ŀ43ŗ45ľ
most $	82 -9ŀ8ų11Ŀ20ŗ39ľ
most about	80 21Ĺ
most expensive	89 9Ǐ17Ɨ23Ƙ
most important	82 17ľ
most people	83 -13ſ-7Ǉ14ŖŮ15ĺ17ǩ20Ʋ
most when	73 20Ŀ
mostly	73 -10ƌ7PU12Ǉ20ŭ26Ǆ52ǔ
mother	78 -10B-7Ƴ13Ŀ14ƫ20n29ƽ45z
mother in	89 18z23n
motorcycle	87 10ş13Ū23ǀ
motorist	68 26ſ
motorist $	74 16ſ
motorist on	79 
move	67 -7ŁśƳ7ĺ9Ń10n12Ō14Ő17Ƥ18ŀ21y27Ʒ30ƞ33G36Ţ60H
move $	82 -11Ō62H
move go	89 -12G48ƞ
move in	86 -10H22Ʒ44G
move on	89 -17H-10Ł7ĸ20Ń26ŀ
move out	89 -11H15n24Ƥ38y
moved	80 -7H10ŭ11Ɵ12Œ13nĺ17Gť
moved in	87 -7H12Ɵ14n20G
moving	75 -12ǎ13Ţ15yŀŻ22nƞ31H
moving $	87 -13ǎ17Ţ20H
mrs	87 19a45f
much	44 -26Ƃ-23W-17Ĵ-15ŧ-13ŏ-11ŭ-10Ő-9ŤƆƞǨ-8ƅƭǇǗ-7ŇŎŨŵǟ7qŹ8ŕŢư9ƊƔƘǌ10Řų11Ķƶ12űƌƷǓǢ13ZŬƝ14Oǡ15Ʊǩ16ǛǦ17ſƓ21Ơ22YķƃƗƪ24Ŀ25ǉ26ƧǏ27ŅƦƨ28TXǊ29œŮ30ƒ37ŗ39ŦƬ42Œ
much $	78 -8ĶƬ-7Œǉ9Ʒ13p15Ŀ17Xź25TƠ26ǩ
much a	89 -11Ƭ11Ʈ12Ɓ23Ķ
much are	82 -14ǖ-8ƨ-7Ɨ15Z17ƒ18ķ19ŗ34T
much cash	86 15Y30ƪ
much comes	87 14Řǔ
much could	77 8ĸ16ű
much coverage	78 -17ſ-13ŏ38Ƭ83ŗ
much did	71 -19Ʀ-17Ƭ-7ŒűƠǩ8Ǒ14Ǐ23ƌ38Ŧ42X43ƒ
much do	61 -27W-23ǔ-17ZĴ-16ƒ-13Ŧ-10ų-8UǏ-7Ņ7ƺ8Ŭ9XƔ10Ƭ11T13Y17ŘƧ25ǉ35ĿƦ36ſ39Ů46Œ
much does	80 -14Ő-13Ů-10œ-7ŗźơ11ǌ13Ǌ14Ź17ǩ18q19Ɲ40ų42ƨ
much gl	89 36ǡ
much have	82 -8m19Ʊ20Ǣ31ƪ40Y
much inventory	89 -21Ɨ27Ɲ44Ǐ
much is	68 -42Ƃ-21Ƭ-16ķ-15ǖ-10Ņ-9TƪǇ-7ŗſ9Ķǉ11Ơ12űƓ13ƥ14ƨ17Ƙ21Ƨ23Ŭ27Z36ƒǩ41Ǧ69Œ
much liability	82 -33ž11ǌ13Ǔ45ŗ
much life	80 -14ƨ9Ʀ47Ƭ
much of	69 -22Ǌ-11ǡ-10ƒ-9TĶ-8ƿ9Ƨ12ƊƱ13zœ17ŦƷǔ18Ǆ24Ʈ27ǖ29ķ39Ǜ
much stuff	89 -10ŗƠ7ƥ52Ɨ
much time	86 -7ŗ67O
much umbrella	89 7Ǧ
much was	80 -16ŧ-10Ƭ-9Ť-8œűŴ-7Ɨ19Ņ85Ŧ
much would	69 -25Ʈ-16ķ-11Ǩ-10Ǐ-9ŎŦ-8Ɠ-7ƃ7ƿ9Ķ10ǡ14ƪ16ŢƝ17ŗ18Ʀ19ư21ű25ž26ƶ29Ƭ36Ɨ
much you	87 -9X-8ƒ19Ƭ29Œ
must	87 11ǔ13cx30Ũ
mustang	89 15Ű16ų23Ŷ
my	56 -10ķ-8s-7ƫ7aQŻǆǞǠ8zŤƒǖǟ10Mńň11fņư12JĿ14Ů15b16j18ō20Ŷ21L41Ľ45ǩ46ļ
my name	87 29ļ
my number	89 43ļ
my own	83 -11ǘ-9ķ8eż10JĴǜ13z15ƒ17ǩ
my wife	87 9MŽ11ň12V15Ŷ
my wifes	89 11Ɯ12ƺ14b15j
myself	83 8m9Žǚ13Ŷ17ƻ19g
n	82 -9Ľ-8Ň10ǆ18ū19w50b
name	53 -16Ư-13pņ-11ǩ-10J-9xǋǌ-8BW-7sǄǞ7Lľ8FŁ9Ľ10ƻǧ12AƲ13ƾǠ14ƕ15Ƣ16ř17h18ļƦ19ơǐ21Q22ķ26ŜǓ28w30Ő42b60o65ǃ70a
name $	63 -13Ő-12Qņ-10x-8Ľ8bƕǠ9ķ10ǧ11ľ15ǃ16Ŝ19A24h25Ʀ26ļ31o72a
name and	79 -10a-9J-7wǋ8ơƶ11řƕ16ǈ20ƾ22ǧ
name for	87 -9a10o19b
name is	82 -13Ł-11pƢ12F13ķ14oǃ27Ő
name of	72 -10b-9W-7aǞ7ƻ9Ŭ13Ŝ19Ǡ23ơ26Ő39ǃ44Q
name on	82 -17a-8w10ƻǃ12ĽŌƢ13Ő27ƫ
name or	87 7ǃ33ǐ
name so	89 11o14w
name the	86 -8a19o20wř
named	67 -18o7ƚ10Ƣǃ17w23ǌ29Ư52ƫ
named as	72 10ǌ16ƫ
named on	84 -21o16ǌ52ƫ
names	72 -12aƢ9ƻ13Fƫ14ǈ18o20Q21ǆ27Ǘ44w
names $	83 8ǈ25w
names and	89 11ǈ12ƻ27Ǘ
nanny	87 -9Ʒ10ų31Ư
near	71 -11ƛ8ǘ11ƑƷ15ƚ21Ǚ29ƙ33C
near the	76 12Ƒ22ƙ
near you	89 8z19ƚ
nearby	82 12Ə16ƙ17z26Ś
nearby $	82 12Ə16ƙ17z26Ś
nearest	86 19Ə
need	49 -14ơ-13ǒ-10Ļ-8VƦ-7gADĸŇŤƗƮƷǖǞǩ7dPřťŲǆ8Cƅƍǉǡ9pFTƖƤǏ10EŘƒƾǅǊǠ11Ɯ13suvŵ14m15cŪū16Gƕ17Ɓǌ18e22ŀ23Ń24Ƭ26ĹŁ27Ŏ30Ƅ33ǧ38ƭ42Ǧ
need $	80 -26Ŏ-15Ʈ-12Ƅ-7Ť12Ł69ĹƬ
need a	73 -9ŕƕ-7ǌ7Ɓ8Ǡ10ƈƤ11q12ǉ22S23Tǧ36ŵ
need an	81 -9Ń9Ů13J14ƕ41Ƅ
need it	79 -22Ƅ-11S15ǧ18Ǐ29ƭ47Ń
need proof	83 -15ơ-14ƕ-12ǒ-7Ń15ǌ34ǧ44Ƅ
need the	68 -11Ƅ-9Ń-8ŪƬ7Q8pžƪ9ƁǠ10ťǋ11ǧ12ƒƤ13Cƅ16ŕƖ18ǆ20ǅ25ū26ƕ
need this	86 15ǡ18ƭ26Ń
need to	61 -18ǧ-13Ĺ-11ơ-9ŵ-8S-7Ʒ7nŌŗƟƢƮ8ķųƃ9hƁǊ10O11GŲƍ13mŏŒ17FŪƜ19u20ǌ21s22Ŏ25c27Ł35ŀ
need your	72 -7Ł7a8mo9ǃ10Ɣ11ř12pƾ14Ő16dƭ23E27e
needles	89 43ǁ
needs	73 -17T7ŷ8ǧ9ŭ13Łƕ16ơ20Ư23g26Ƅ
needs a	89 11ŭ17ǧ
needs proof	89 -11Ư34Ƅ
needs the	84 12ƕ22ơ
needs to	89 9ŷ28Ł
neighbor	83 -11ƞ8Ƥ10Ɵ12ļ13ǩ17Ɯ24B
neighborhood	89 9ƞ11G12ƒ27C
neighbors	75 7Ŀ8Ɯ12ŤǍ13ƙ18Ņ26ƞ
neighbors $	79 15Ŀ
nervous	86 9ǀ33Ŀ
nest	87 -13ƭ14Ķ22Y37y
net	83 -7Ƙ9ƍƪ10J11Ǖ29ķ
never	69 -9ķǦ-7Ŝ7Tƴǝ8ƙǜ9Kņƚƹ10lƂǔ11ŝ12Ʋ16ǀǙ18ő25a
never want	79 -9ķ14ŝ22ő
new	58 -13ǩ-10PŜƩǋ-9oƉ-8ŷƇ-7Ǣ8ƻ9œũ10H11UƋƕ12Ɓ14ƵǕ16Ɨ17Ǚ18ƅ19Ĺƈ21ĺ23ƌ25ŒŹ27ƞ28G31Ŷ34Sǅ35i41Ǟ
new $	87 -18Ǟ-13Ĺ-11U-9Œ9ƅ10Ǐ12S18ƕ79i
new construction	89 -10Ƈ37ƅ
new house	87 -19ƅ14ĺ36ƞ
new job	77 -11P10V16S19U
new one	83 -7Ŷ7Ŭ11ƀƵǅ17œ
new place	84 -18Ǟ13D22ƞ25GH
newer	84 15Ɖ16Ŵ37ƅ
next	66 -8Ʊǥ-7C7mǀ8ũ9pƫ11ǖǩ12ſ14Ń16ĺřǞ19kyH21ŎƖ25ŕ29V39Ǎ
next door	84 8Ƥ39Ǎ
next for	84 -21Ǎ-10Ʊǥ-7vQ34Ǟ37y46V
next to	84 -10Ǟ9M12ŗ16ſ24ř35Ǎ
next year	89 -9C9Ź10ǀ40ĺ
nice	70 -14ǟ-9Cǎ-8ŀǄ-7Ʃ7b8c9Gƌ10kq11ļƁƧ12Ɖ13iǃǉ14U15Pƪ16ş17Ŷƞ19jF
nice and	87 -17ǟ-9ǎ11b13ƌ28U
nicotine	89 27ƹ
night	65 7ĸ8Ũ9LUľ10Ɛ11ƻ12jǏǩ13n16x17ǖ18ƿǎ19Ļ22Ŀ33Ű
night $	70 -7ƪ8Ǜ10ľǎ13Ŀǩ14xǏ15ƿ20ǖ22ĻŰ
nights	77 -7ŷ7Ƥ8Ɯ9Ŀ10n18Ų20x34R
nights $	82 11Ŀ22x31R
nights a	89 10Ɯ26Ų
no	56 -30Ŕ-13ǂ-11ǩ-10ŐŪ-9Ĺň-8ĻǑ-7ĴŻƂ7lKũƊǦ8cLXŖư9sWĽǡ10ƳƸ12ŏƄǚ14żŽ15řŤƍ16u18ŃǇ19ƃ23Ňƿ24ſƁ26ŉǁ27š29ŵ64ƴ
no $	86 -37Ŕ14ŏ17Ž60ƴ
no car	89 -10Ū-7ĴŬ10ź12Z42ŵ
no exam	89 16ǁ
no insurance	80 7š10Ƅ11W17Ƴ43ſ
no more	89 11Ɣ16ƿ
no problem	89 10s13ŏ17L
no shame	89 7F11Ƽ12Ƅ
no to	89 36ƴ
nobody	76 -10G7KƟǢ8Ʒ9nŞ11ƿ13Ư15ŷƺ16ƭ24g
nobody else	89 -12G19ŷ21n
nobodys	81 7s16Ŗ18Ł19Ş31Ɵ
noise	86 -12Ə12N18Ǝ25ǩ
noise $	87 -12Ə18Ǝ27ǩ
non	82 9ǥ10ƹ14ǂ39š
non smoker	89 11ƹ16ǂ
none	89 12ƀ15x
normal	65 10Ǐ13ƾ20ŭ25R
normal week	66 32ŭ
north	86 -8c10C11l17j20D33T
nosy	87 9T11l13ź19Ŋ
not	46 -14Ƨ-12ř-11ŝ-9pYķŤƗƦ-8ĿŎ-7qVĹŴƨǄ7dtKĸńŌŗ8ghmwĴŽǒ9EGľƆƤƥ10ŅŕŖƟǙ11Bź12LĵŇŨƒƴ13cĽƃƪƻǝ14lQX15Řŵ16ōǠ17rƱǑ18vż20Ǩ21b24ǩ31Ş64ŀ
not $	82 -14ĺ-11Ư9ō11Ŋ12Rŏ13Ŗ15Ɯ18Ǩ28ŀ
not a	86 -15ǩ10ƴ14l16h22r
not counting	89 -11Ɲ8ǉ22Ɔ
not cover	86 9Ųƙ11Ƣ12Ɲ
not do	84 -15ĺ-7g8Ǩ9Ž13B16ŀƯ17r22Ǒ
not even	89 -12ǩ17ŕ23Ũ
not go	87 9y13Ƥ
not have	78 -10Ɓ-9Ŗ-7ǝ7ň9ſ11š16ŏ20ǒ22ŵ25Ĵ
not here	84 11Ʈ17Ʒ20ŝ23Ʊ
not i	83 10J12Ļ15X
not it	83 -14ř-9ŀ11ĸ12Ķŧ14U17ŗ25Ŷ
not let	89 7c10d12Ƅ15Ń
not like	89 -19ŝ-10ŀ11Ş14ŋ27ǩ54Ň
not live	87 -9Ʒ11z31Ƥ
not mind	78 9l11ńŅ15cMZƒ17Ơ21P
not need	84 7Ł12s13Ɓ14Y15ƭ
not not	89 -7ǩ7Ɖ13ľ14ƿ
not open	89 -11Ǩ-7ǎ57ǝ
not stay	80 -20Y33Ř
not tell	87 8e13ǆ14p15ƺ
not that	87 -30ŀ-11Ş-7Œ23w86ǩ
not the	84 7Ɖ12m14ŀǩ
not there	89 -10Ơ-8Ɯ12Ʈ27Ɵǈ
not to	84 -11ŀ-10ŏ-9Ş9d13ź15s16Ō29ǩ
not want	75 -14N-12H-10ĺ-9a10X11ŽǠ12b14O19Lŝ25ŕ27ŀ
not work	86 -12Ƨǝ15ŵ16W22Ǩ38ƃ
not you	75 -35ŝ-22Ň-11Ő-7r8ŀ11C13ƴ14nň17ľ20ǩ28Ţ30ƻ33Q70Ş
not your	89 9o12ż18Ǡ
note	79 -16ƭ-11ŕ-8ƅ-7Ĵ12ǘ14Ń16Ʒ20Z25Ɣ40Ŭ
note $	87 -17ƭ-7S7ű13ǘ22Ɣ30Ŭ
note on	89 -8ƅ18Ŭ19Ʒ
notes	87 -8ǩ12Z16Ŋ34ō
nothin	78 8Ǜ11Ż13ƐƼ14šƻ15ƨ16ǥ18Z21ş
nothing	73 -8G7j9h12Ŀ15ǩ16Ļ17ƹ19ƨ20L27Ʀ29ŏ35ſ36ţ
nothing $	87 9j12ſ19ǩ
notice	80 21Ĺ
notice say	80 21Ĺ
now	49 -19x-17Ţ-15ş-11Q-10Ŗǎ-9AƬ-8ŔŽǑ-7Kŀ7efŅŊŘŲŸŹǘ8n9Y10qF11HľŴƻ12Ĺű13Sƿ14ňǟ15GƦ17cŗ19Ō21Ĵ23v30s35ǥ36Őũ37Ũ46ŏ49ĺ54Œ59N
now $	54 -21Q-15Ţǩ-12ş-10x-9A-8Ŕ-7apƨǑ7ňŷƮǡ8ezŚƿ9HZŘǟ10ŝ11Ĵŗ12Y13ǥ15S17Ō18ű19vũ26Ĺ29ŏ30ŨƦ35Œ40sŐ62ĺ
now and	78 -13œ12ƿ35Œ
now are	89 -11x12H13v18f
now for	83 -15ǟ-10Ő-9Ž12ǂ17Ų33N43ǥ
now i	83 -7dŒ9ŵ12ĺ13B17Ņ24p
now is	87 -7ŏ15Ō16N17q19ŗ
now it	87 -10Œ9ŏ11Ÿ12ư18œ
now okay	89 -8KŒ70N
now or	84 7Pň9N15q18Ũ25ľ
now right	87 11Ź19ň
now tell	87 -13r12Ŵ13ƨ14ƱǛ17ǘ
now what	82 -7Ʒ8E11Ơ12ĽŨ13X17ƻ25r
nowhere	89 9g20ĸ
number	53 -10ƣ-9a-8ŚǗ-7dŤǩ7ǖ8ſƛǙ9Řǔ11Ɠ14ľŒ15c16yŜ17Ǉ18CĻ20ļ26ŸƬ28eǨ29XŅ33D36ū50ř52I
number $	63 -7ř7ƌ11ſǇ16Ÿ17cDƬ19I24Ŝ28ļ30e46ū
number and	86 22D
number did	86 -18X-13I-10d-7ř13c46Ņ57Ƭ
number for	84 17Ř32I
number off	87 -7eř12ūǡ15Ÿ
number on	83 -13e-9ƣ7Ɠ13D15Œ38ř
number one	86 -17I-9Ť-7Ļ11Ǖ15ƛ18ǔ31ľ
number start	89 7ū24ř
number that	87 -8ř10Ÿ16X18ŗ
number to	87 7ř21Ļ
number you	84 12Ļ20I
numbers	70 -13ǖ-12ř-9I-8Dœ-7ǡ8d9p11e14ƒ19Š21KŇǠ27E33ŗ35Ƽ50Ǘ
numbers $	81 -14ǖ-13D-11e-9œ7E8Ǡ9Ň22Ǘ41Ƽ
numbers on	87 -12ž-7ǡ10Ǘ44ŗ
nurse	77 -8G9Q11q23S24U28P41ǁ
nuts	86 10Ɠ12ư15t30Ş
o	80 -9ƨ-8Ķ7c10ř13ū14Ɯ34d38ǥ49ǚ
oak	86 12ũ15Ɛ20D22Ƒ
occupation	80 23q31P
occupation $	82 11q28P
occurrence	84 40ǡ
odometer	86 40Ů
of	36 -21Ƴ-14bŠǚ-13łşŶ-12oĶŌŵ-11Ǉ-10IŎů-9wFMVĹĽšŰžƈƒƓ-8cfũŴƌƘƾǝǡǢ-7ĺſ7ĵĻƚƢƧǀǆ8uŃňūƎƿǉǘ9tTķƝǃǌ10H11eNZņŚƹǣ12ĸŊŜƆǟ13lŤƤƭ14iQYĴľŐŗřŪƱ15EĿǏǖ16js17gśűǞ18KŦƋƵ19pxťơ20rzSƣ22ƽǒ23Ʋ24Cƥ25Ƈ28ǈ29Ƃ30ǔ33Ǆ34Ɖ37Ň
of #	81 -12Ť-10d10Ƥ11ſ13Ş16p23ƒ65ť
of $	74 -24Ƴ-21ƈ-7ĺŗ9Ƹ12ǋ16hǍ18Ɖ19ƭ20Ŀ23ŀ35ƽ37Ƈ
of a	72 -12y-9Ƈ7P9ŃǑ10ńŧ11ĺűŶ12ƣ14Ņœ15ŭƨƲ16gƆǏ18ǘ27T
of an	83 -8ŭ8g11l22ǋ23R27ľ
of birth	78 -7vŕ20d34p
of building	84 -16Ʃ-9F-8Ǎ54ƣ
of business	87 -12ǃ15ǥ41Ǆ
of construction	89 -7ƅ43Ƈ
of coverage	84 -7ŏ8ǒ9ƭ38ŗ
of em	83 -9c-8j11uơ13Ʊ14l18E19ǋ31v
of her	84 -9o-8s10z11r19Ư29ƨ
of insurance	75 -25ǌ9ŏǧ16ƕ25ơ32Ƅ
of is	89 
of it	67 -14T-13Ǒ-12Ǆ-11ƕ-8ŀƿ-7ŌƒƠ7Ǣ8ĿŖǘ9rB10ś11J12ŧƧ13ŬƂƙ14ŤǛ15ō17Zǉ18ķ27Ɯ40Ƶ71Ň
of life	86 -18Ʀ-8ƨ44Ʃ
of mine	89 12Ŋ17Ƥ20Ŝ
of money	86 -12ĸ11YǄ13ư18r26X
of pocket	83 -22Y21Ř43ĸ
of policy	75 -16ƪ15ŏ64Ʃ
of roof	86 -9ƈ-8Ǆ53Ɖ
of safety	87 27Ǚ
of shape	89 12Ƹ38ű
of that	69 -11ǆ-7ǩ7ǌ9ņ11ƞ14ǃ18ś20ű21Ƨ25ų30Ŧ33j45ň
of the	55 -17R-16Ǟ-14ŷ-11ƒ-10n-9TĹƜǡ-8žǄ-7xPĶƞ7Ɔǐ8S9ƪƷǔ10gřŹƉƖ11ŃƂơƱǛ12ǃ13ƈƎǏ14ajQƴ15Ǩ17Ł18lEƮ19ŦǑ21Ő22ķūųƝ23Ơ27CĴ
of their	89 -10Ǒ10ǒ16Ʊ
of them	72 -19ǚ-11ǧ-10Ǔ9ž10ſơ12ļ14ƻ17gŪ45ǈ47ǒ
of this	80 7rŀ10t15ĿǊ18s27ŏ32Ļ
of those	71 -9Š-8Uǖ-7Ǣ7Őƚ8ƣ9ŕƛƹ12cƉ14Ų15Ǌ16ĵ18ń22Ʃ26i31Ž
of us	87 14sx22ņ
of what	82 7Ʊ10ś13ǔ14Ť15ŋƵ22Ɨ
of work	72 -18Ʃ-15U-14R-10Ƥ7Ǟ9ņ11ƃ12ǉ14gqƦ22S45P55Ǆ
of you	61 -11ǩ-10ǖ7Ņų8pƫ9ƢƯ10ŝżƷǂ11ř13Ŝ15T17uŒ18r19ƿ21ŷ26s27n28Ś38K
of your	56 -37Ɣ-13Ǌ-10ĸ-9bķ-8Ƨ-7BIŗŚų7Ɨ8Tŉƪǒ9NŒřǜ12ŨǄ13ǃ15Ŧ16ľƂ17Y19Ĵ20QŐ21Z22ǣ23Ʀ26zǛ28eǖ30ǈ31ƥ33ƕ36ǌ
of yours	80 -9ō-8v-7ƕ7wB14tƊƥ15Ǧ19A32Ɲ42x
off	53 -13Ʈ-11Ʊ-9ǎǦǨ-7mKĿŃŭů7XĴŽƂƐƣǟ8eſƃƍ9qŵƏƬ10ŘūƄǓ11ƾ12Ƨ13OŀƟǛ14jť15Wķŋšƥ17Ǌ18Ɣ19I20B21gǣ22y24ź26kŬ28ĺ31Ł34R
off $	67 -16O-9Ǧ8ƾ9ŷƂƊ10ŋťǩ11IŇ12š22g23Ƨ25ŀ26Ɣ27R29k37Ł40Ŭ
off a	84 11mĴ13Ǔ14e45ǣ
off like	89 15ť26ĺ
off of	83 7Ŕ8D9ŵ10ƀ12ƻ13BǊ
off or	76 26ĺ
off right	89 -10ř11R16Ł19I
off site	89 14Ǜ32ƥ
off the	73 -7KƮ8Ő9dŌź11ƃƐ12ƣ15X16q17ǟ27ū37O
off to	84 -10Ʊ14kř16Ś45y
off what	89 -11Z13Iǚ17Ǌ21ķ
off work	89 -8ŵ13ƃ17N20L
off your	80 8ķ10ZƎƪ11Jǡ13Ÿ15Ǜ
offer	78 -7ť10ƴ13ǚ14Ɓ21ƒ24Ǆ36Ņ
offer $	86 32Ǆ
offered	89 15ƒ18Ň
office	66 -21ǟ-17Ǉ-8Ů7ŭǒ8P9I10ś11ŋ12ĹǤ18Ŝ19Rů21ǋ26UƝ35ơ36ǈ39M
office $	76 -9Ů7ǈ11Iǋ12ś13R23ů47Ɲ
office or	87 -18Ɲ10ŭ12P21Mǋ
often	70 -9xǐ9Ź12Ǚ14Ŝƿ15ǀ16Ɯ22Ɵ23ŭ24Ų
often $	79 14ŭ17ƿ
often do	80 -18ų-10ǐ7Ɛ13Ŝ16Ǚ20ǀ23ŭ28Ų
often does	89 -10xŭ18Ź31ų
oh	63 -9Ǩ-7ŔǄǩ7bdCŮƌƔǋ8aE9gxIŐ10Ŀũżǃ11Ū12PW13ō15Ź16š17G19QU23ǖ28Ť
oh #	86 9E10d11ƀ20Ū
oh a	89 7Ŭ9ƉƎ11Ǘ
oh cool	86 -7ŏ10C12Q14Ų15gŐ32ǖ
oh i	87 -12ƀ10Cƅ11N13ƌ15ż
oh nice	89 -9Ǆ-8j14q16G17ǃ20P
oh no	87 -11Ǩ16Ŀ26Ť
oh that	83 10œ11Ů13bt15Ŷ17x
ohio	89 22l
okay	49 -14Ų-13ũ-12ƶǖ-10Ŗ-9j-8Ǒ-7QŪ7cƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ǂ13ňŊŋūűǁ14hJƦƼǎ17iNōƬ18bW19X24ƆƸ27Ķ29Ũ
okay #	89 15ŷ16y
okay $	66 -14XƩ-10ƻ-9pŒ-7Ŏ11ixƒƾ12Ʈ14U15ŋ16b18tű20Ĵ21Ƽ22Mň23K24Ƭ28Ƹ29N31ǩ41Ķ
okay a	89 11ŭ12Ɠ13ƣ
okay and	74 -14ƺ7Ķ8ǐ9ŗŦƃƈǆ10Ɨ11bIƁƿǎ12žǁ14X15PŒ18ǂ
okay cool	86 -32ƣ-10f9q10ń21o24ľ36Ɔ
okay good	87 -8Ķ10cYǥ13ǒ21Ʃ
okay how	87 7Oǒ12Ɔ15Ǖ
okay i	80 -11ǩ-8Ľ7E10s11Ń12bĿ13ƺ17l18ǎ19ŝ
okay if	80 -8Ʒ10Ƹ12r20Ʀ21Ŋ
okay let	89 9Ū13D19ř
okay no	84 10s12ŏ14Ń17Ľ22L
okay or	87 20Ķ21N
okay so	73 -15Ų-14ǖ-11P-7Ĵ7ĺǥ8ƕ9qZų10aŎ11h13fŘƦǐ14J15ŵ17Ǘ23Ĺ
okay that	80 -12ƾ9ū10Ŵ11pǂ12ŗ15Ɖ23T25Ň
okay to	84 16I19Ŋū
okay what	89 19ō21ť
okay with	75 9Ř11Ł14Ķ17X18ǁ31Ž
okay you	87 13TŸ14ƾ17Ő
old	53 -27x-16w-15Ǟ-12ƪ-11Ņ-10q-9Ŵ-8artųǟ-7Ŷƣǩ8KšƯ9ļőŗŪƗ11Ÿ12Ľ13Dƀ14ŷƭ15Ź17S18ņ23Ķ25ƽ26Ǎ27ƈ29p43Ƌ45ƅ46c50Ƶ51œ52v
old $	82 -12c-9p19ƭ22ƈ27v
old are	78 -20p-11x-10a11Ƌ29v65c
old is	67 -22t-20x-18w-17Ɖ-10q-8rƣƵ-7Ɗ8ƀǂǅ14v19Ƌ22ƈ26Ǎ49ƅ76p
old one	81 8ƀ18œ40Ƶ
old policy	70 -15ƪ13š15ŗ35Ƶ
old price	89 -13Ņ48œ
old was	89 -7œ48ƽ
older	78 -9t11v14ƅ28p33zŴ
older home	89 14Ƌ19ƅ
older than	89 -10t18Ŵ29p
oldest	75 -8p17Ź27v28y29x42w
olds	77 -19Ɖ-7uǂ12ƣ14Ƌ20ƈ21v23pƅ
olds the	81 -20Ɖ9Ƌ12ƣ21ƅƈ
on	33 -22ǉ-20Ƥ-19Ǟ-18Ŋũ-16wŶŸ-15ĻŅƧ-14oƭǔ-13ŎŝƳ-12eXľƅǋ-11hHLYťƬǝ-10lJśƒƱƹ-9npCGOňŒƆưƺƼ-8ůƸƽǁ-7NPşŨƩǓǩ7źǒ8vzōŭżǂǈ9ŪŻ10ļŤǖǚ11VƮǨ12uƍƠƷǑ13gŧƻ14rAƄƛǣ15fBQţŰ16UŉƉƵ17ŕƃƖ18ŁřŚƫǢ19Tĺƈ20Ƈƪ21ay22Dłƿ23ĹŦ24cǥ25ZŔǃ27ĿŗŷƀƁ28ŘűƯ30sǇǗǦ32Ɯ34Ɠ35Ƣ41ƌ42Ʀ45ſ48Ů51Ŭ52Ɣ53ƨ
on #	87 13Ǖ14ů16ǟ21Ǒ
on $	62 -31ǌ-27Ǟ-14ĿŊ-13g-11Ū-10PńŶ-9ǈ-8pCXŒ-7Ɣ7ŋƟ8s9xņ10Dĸǂǚ11ŉ12QƘ13Ʈ15SUZ16tAĺƣǄ18Iƍ19Ř21Ťƻǔ22Ʒ25ł26ƌ30ơ61Ĺ62ō
on @day	83 -8L13M16k17ŭ35ǎ
on a	65 -9LN-8Ǟ-7Ř7jŚǘǚ8ĿłǑǧ9ńŋťųƌƿǓ10ŇƀƝǩ11ĸƐ12ŤŸ13ǖ16ţǗ17yǈ20Ŧ21Ƈ
on and	89 -7ǎ10R16ř26Ǡ
on any	86 14Z16ǂ19y31ƌ
on anything	89 -7Ǟ13Z14ƻ16ǂ
on at	89 -14U15S17ƌ21Ɲ
on board	87 49r
on each	89 9Ū12v26Ř
on either	89 -8ƪ21Ŭ
on file	82 9J12ǖ17ǒ29Ǘ
on her	82 -17Ƹ-7s12o13p17ǂ26Ʈ29ƨ
on here	79 -10Ʊ-9ƨ-7s10Ŧ12fu15ż22o24m41Ū
on him	89 47ƨ
on his	87 -20Ʈ8Ǔ12ƨ14q40Ʒ
on in	78 13i27Y
on insurance	78 16Ł24Ū
on it	59 -44Z-21o-19Ɣ-15Ĵ-11ũ-10Ū-9ơ-8ŃŅŇǂ-7wŢ7ĽŒţŷƌ8ŦŰ9rŁ10ŗŚǡ11Aǌ12Ōŧƃ15Ŗ16Ɵ20Ũ22łŘ28ŏ30ű31B35ƫ39Ů46Ŭ51ƪ
on my	83 11fŌ16L18a
on one	82 -7T7Ʈ10ĻŶ12Ǎ14ń
on paper	81 -10ǈ7Ś10fƲ12ǆ15K19Ǘ26ķ
on payroll	78 -19ǉ20Ǒ48Ǉ
on speaker	89 -7Ō29s
on staying	87 20HŢ
on that	64 -12ť-10ĹƦ-9ơ-8Yƣ-7Bōƅ7Żƃ8ŉř9D10űǦ11ŕŞƫ12ļŗǌ13ĺƞ15Ɣ17ƻ18fŧ20Ů22ƈ23Š25ƀ26Ŭ30Ň31Ŧ34ƪ
on the	44 -24ǩ-19ǉ-17ǋ-16Ǔ-13o-12Ÿƕ-11MľƂƅ-10ŊōƨƭǠ-9eŗƪƷǎ-8vŠſǍǖǗ-7tŀŲƜƝƯ7ƉǛ8nQRŒƺ9qƀ11ųžƇǇǡǢǦ12yŰƿǤ13cg14a15bƄ16ŹźǞǥ17ūŭ19FƁ20ŉŷ22Z25ř26ŕ28Ś29ǈǣ31Ɩ35s36ŬƓ37Ů51ǃ62Ƣ82Ɣ
on their	87 -11ŷ11z12Ž20y
on there	70 -20n-18Ɠ-8Ɗ-7jńō8Řƚ9a10Ƅ11ƀ13ţơ17ƛ19ƕƫ28ŷ32Ɓ55ŗ67ſ
on this	71 -14H-13a7w8f9D10s12d14ŏ19Ńŷ20ŀ24r27B32Ł
on those	86 9Ɯ11ƈ13v21Z
on to	84 -16ǖ-12Ʃ14ļ20ƌǗ22ƶ33Ƶ
on top	78 -11ž11W14Ƶ18T19Ɖ26Ƃ43Ǧ
on what	87 12T14ZŖ
on with	87 -10ǂ9ō10ő13Ƹ14s
on you	63 -28ƺ-20Ƣ-19ŏ-12ų-11n-8Ǉ-7Ŭ7Ʊǚ8qŦż9Ż10Ƭ11ŜǨ12ƿ16Ǖ17ǌ20Ơ21c24œƾ27z28U29uĿ52Ư70Ʀ
on your	52 -27ǔ-24r-19Ÿ-16wFR-12Ũǡ-11ŋ-10pJŷ-9qyŚŮ-7sņŇƘƮǄ7juţŴƁƅ8UƄƙ9aixNƛƺ10nľǅ11Ž12Őŧ13ǆ14EQŻ16ĵĺŗƉƿ17P18ƗƢ20c23ǥ25V26T27g30ŔƜƯ36Ɠ44Ŀ50ſ60ƨ
on yours	86 11Ơ17Ť19ű33Ʀ
on yourself	83 -15Ŧ-9Ł-7ŗ15Ǩ77Ʀ
once	73 -7vŘŭ7ƻ8yƫǜ9ǀ10ţųƧ11ĴňŨ12ũƵ13Ų15V
once $	87 14Ĵ
one	45 -25ǩ-20ĺ-16Ʊ-14pKƮ-13anstTŮǚ-12ZŀǓ-11oŃŎ-10ŨŷƌƯǌ-9UŁňƓ-8lGHōŖǝǟ-7DŗŚŢƋƗǂǑ7hŒƏ8łŏőǣ9fſƀǉǍǤ10ŻƉƸǨ12ůǒǕ13Ř14mųŽƛƼ15wJXŕǦ16vAŇŞŪƧ17ƆƦ18uŐœǥ19yńŠ20Ļţżǈ21ƻ22I24ņ25iŶ26Ƶ27ŵ31ƺ35ľ36ş37ǋ38bŴǡ55ǔ
one #	72 -12Z-10b-9Ƶǥ-8cƆƷ-7Ʀ7I8ƂǢ16ǐ17Ɣ21ƪ35X62ƺ109ǡ
one $	63 -22ĺ-10ǩ-9Ŧ-8oşŪǞǣ7Ÿƃǔ8Fŗƛƶǥ9ļżƦ10ŵǤ11ŇƩ12IŅŘƇ13iŬűƏ14vy19w22Š28Ŵ30ų32ţ34Ƶ43Ŷ
one and	89 11ƀ12ǥ13ǉ21ő
one car	86 -23Ŷ38ŵ64Ū
one for	84 -21Ƽ-12I-9U8Ə10m18i19ľ20ř28ƻ
one go	89 7Ĵ9Ǥ12Ŵ
one how	89 -10p10Ŷ13bǘ27v
one in	81 8Š10Ŵƀ14Ŷ23ſ32ǋ
one is	84 -8n10ųƴ13q19œ25w
one of	64 -14ǚ-9ŠǓǩ-8Uǔ-7ŵ7ƣƹǨ8ŕžƛ9Ʒ10SƅƉǜǡ11Eƻ14gĵƎ15ņǞ19Ʃ21ǒ23i26ǣ27ń32Ž36Ő51ǈ
one on	89 -11Ʊ7ƈ25ş27m
one or	80 -17Ʃ-10m8ūŵ12Ř13u14Ǧ15Ż17JŠ43Ƽ
one that	89 10ų15Ʃ16ł
one thing	81 -11ŝ29Ļ38ľ39Ş
one times	89 -8T16WƧ30Ʀ
one to	84 -14K11zĿ12Ň13B16Ƹ20ǩ25I
one way	84 -15Ů10ł37ů
one with	89 -14Ŵ-11s7Ľ9ǁ10ł37ż
one you	77 -8c7ńŘ8Ŀņ12yƻ14Ɓ21Ƶ29AŒ
one your	87 -7ǋ8Ŵ13Ɵ14Ǎ
ones	63 -12x-7FƝ7mƯǍǘ8yƈ9ŕŴŵ11ŉ12ŪƉ13w15Z19Ƶ23ţ24h26Ǝ31ų32u
ones $	73 -8ƛ8ǜ9Z13ŉƎ16Ɖ20ţ26u
ones you	79 8ţ19Ǝ
online	75 -12Ǘ-8IŠ12K13ļ19ń20Ǖ21Ľ24Ņ43ǖ
online $	80 -9I11Ľ13K22ŅǕ28ǖ
only	65 -13T7mƀǉǢ8ƘƜǈǖ9ƾ10ńƼ11Ƴ12ĻŷƢ13ŭ14ţŲ16ǚ17Ǜ18ľ19ŪųǇ22Ʈ
only paycheck	80 -15T30Ʈ
ooh	82 10ƈ12k14H15ǃ16Ƙ19Ŷ
open	66 -19R-10H7aś8ţ9ķŊǋ10y11Ű15Ǩ16Ƒ26ǝ28Ţ29W35ǅ52ǎ
open $	77 -19R12y13ǝ16Ƒ38ǅ
open to	84 -15ǎ-13H46Ţ
opening	89 16ǎ39Ǟ
opinion	87 10Ļ19A
option	89 21Ň22Ō
or	32 -46ǩ-19H-14e-12ƬƱ-11l-10dřƳ-9xXłƅǌ-8wƓ-7œŨƨǒǘ7DOķļźǀǁǜ8RSĹšŻƩƺǇǛ9imYůŸżƆƵ10ǃ11ŕŬǏ12IŪƔǊǗ13ţŭƃƄƝǔ14PŐŤƑ15pN16ƋǄǡ17ƭ18CMŁşűƽǂ19bŗƍƛ20ľŰų21qŇŲƿ22ƇǋǑ24uFƐ25KLĵ27ƹ28Ĵƣ31ŘƉƼ37f
or #	68 -14cǈ-12Sť-10Ů-9őǨ-8ƅ-7Ƃ12Ơ13EŻ14Ɔ24ǡ25Ǒ27Ǧ30b34Ƭ50ŗ53Ɣƭ
or @day	86 -8k24L
or a	58 -14ƬǍ-7UŹƱǩ7ŤƊƌǋ8hAƯǓ9IĸŕŸŻƉƛ10YƇƿ11fƍǛ12ŧǚ13ļƤ14ŐǞ15Ĵūƶ19ĺ21ơ24i27Ū57Ř63ƣ
or about	89 -7x13ľ
or after	89 10L22ť
or all	84 -7l12Ĵ14Ǎǔ16Ų
or am	89 10a11c12Ň
or an	86 -10ƣ8A17ő19F
or any	72 -13ƛ8ǌ9Ɲ31Ť
or anything	72 -16ŏ-9Ƙ7ĵ8m9şŸ11u12ƄƜǎ15ų17Ų21Ǐ41Ƽ
or are	66 -15H-11e-8ŭǞ-7ǩ7jŢƪ8aluPũƹƼ9syQœŖŦ10Yǋ11S12xň13Ń15ŷǆǟ16N21V36F
or better	89 -17Ź37ź
or can	83 -17Ŋ19ŉƣ
or closer	89 -13Ƭ14L19Œ20CX
or could	89 10ŵ23X
or coverage	87 -15Ƭ40ľ
or cremation	87 19ư
or did	61 -18ũ-13ǩ-12Ũ-9Ť-7Ǟ7pĺœƐƴǆ8WŐƨ9jŕŗƉƞǂǣ10ű11ň14Ŧ16Cƒ17wš18qJ19mŸ20Ŗ22ſ27c34Š
or do	61 -12Ń-11ǩ-10ľžƟǋ-9ǐ-7VƠơ7kŁǃǕǟǠ8sDƭƿ9şƁƕ10nǂǓ11AŇŏŪƪƶǎ12y13Ɛ14Q15ǡ17ǈ19łǇ21ů22Ǜ26Ɲ29ų
or does	71 -9ĴŘ-7ŭ7ǈ8z9rľŎƞƩƱ10WǕ11ƨ12ƕǆǚ13Ũƿ14ű15Ǣ26Ŵ31Ł
or drop	87 -11M15ƀ16ś23Ƶ
or email	78 -21J22KǕ
or for	84 11Ɠ16Q44Œ
or get	86 -7Ǩ11H13Ƶ16Ǆ17Ǚ18Ĵ
or go	84 13Ƨ16Ż21R28ž
or guns	89 
or hail	80 -18ƚ26Ř
or has	83 -9p8ǅ10ƈ11ņţƌ13Œ18v
or have	76 -7Ń9ƌǅ10Oţ13ƞǀ14nG15ň16ŵ17ŌǇ
or home	89 -25ş15q25I26Ĺ
or how	84 -11v-9Š-7c7S12U15Ƅ23p25Ş
or in	84 -11Ķ10Y13P28Ǘ
or is	56 -12ǎ-11ǆ-10f-8ŭƔǅ-7HIŪŴƝǖǩ7ńƠơǋǘ8vKŇŖƩǏǣ9pAYĹŝƆǃ10ķǉ11Ǌ12LŶǄ14Ł15iƚ16TǍ17ōŰ18n19ŜŽ20Ķ21ũ22Nŀ24q26u28ű29Ɵ
or just	66 -9ŴƏ-7ůǆ7zũƻǗ8KŔŢƆ9DƎƴ10sǀ11fņŲƦƭ12Ƈ13Ʋǈ17U18ơ19ƗǙ22Ŷ
or lease	86 -22Ǎ-19ǌ12F51ǋ
or leave	87 -12Ǧ-7ƶ14ź15Ƙ19ŊƂ
or metal	86 -16ƣ14Ɖ17Ǎ
or more	76 -17y-11G-10sŗ8őǉ12g13vC14S15ŃŦ16ŭ19Ũ21r30Ǆ41ž
or nights	89 29R
or no	84 9Ž14ŏ23ƃ47Ň
or not	80 9m10ƍ11ŏŵ12R14Ɯ17ź18ż
or on	84 -7R12fŰ13P14Ƅ18Ō
or one	79 8ƚ10Őƣ18ĵ19Ǝ
or only	83 11ƜǢ12ƾ17ŭ18Ļ
or or	60 -10ƥǝ-9ŭ-8ķ-7Ťƿǐ7gľŕŸƑǙ8DĶĸŏśƊƹǛ9uŲƀƘƵǀ10ŁƠ11ǔ12Ǆ13ƣǋ14Ƹ15Ɔ16ǎ18ŗ21ų
or out	89 16P
or over	83 -15X10M11cT12ƈ28Ů
or part	86 -7V9R21G24Ǉ
or pay	87 9ǁ33Ǡ
or pleasure	86 25ŭ
or rent	84 -8Ơ11F19ǋ
or scuba	89 15ǀ
or sell	87 -16H10Ʒ28Ǟ
or should	81 -10K8M17Ľś19N22O
or side	80 -7Ų13ŭ
or siding	89 
or somebody	84 -13Ƣ-10Ł-8ķ10A12Ŀ21ǋ23F24f
or stay	89 -11ǝ11ǎ13q17Ʒ
or still	89 10Z14Ɩ15f17t
or stylists	80 11Ǒ
or text	89 13K
or the	64 -12Ǟ-10U-8Ɨơ7ľƃƐ8ĿƉư9CI10ŹƩ12bSƊ13Ū15e16ńƋ17ş19ƹ20ŕ22ůǐ24ǌ30ŝ
or tickets	73 28ţ
or trampoline	89 
or upset	80 20ţ
or was	80 10Ř11ļƛ12ƽ14Ƈ15š33Ť
or what	87 12ǆ13Ť26ŭ
or whole	84 -7ƭ28Ʃ
or work	89 -10ǐ-9Ɲ11Rǁ22Ǒ
or would	73 -7ŵ7ŏ8ĸ9Ʈ10ķŎƑ11Ƥ14Ŷ15Ǩ21Ŋ29ǝ
or you	78 8f10gƢ11yŇ13M15t17ƌ
or your	79 -14ǂ10Ǘ14ƃǁǨ15ƽ16c17J21ƹƼ
original	81 16ƈ21Ƌ23ƌ
original roof	86 -7ƌ21ƈ
originally	82 7Š28l
originally $	86 29l
other	58 -16Ǎ-15Ŝ-11Ŧ-10ǥ-9n-8C7uňŪƣǑ8Şű9ņ10wǂ11ųƵǋ12Z14oŷ15ǈ20Ǉ25ł26ķ29ž39Ƒ41ŅŴ43ş56ń
other agents	89 -20Ŝ17ņ20ń
other car	84 19Ū28Ŵ
other drivers	89 33ŷ
other guy	84 -7Ŵ10ł20ſ26Ņ
other insurance	86 -9ſ65ş
other one	81 -24ş-10Ŧ-8n-7Ū18Ƶ20Ņ24w26Ŵ45ų
other policies	82 -12ǥ-7Ŵ9Ʀ10Ǧ38ş
other quotes	86 25ń
other vehicle	87 -16ų52Ŵ
others	89 -18ƃ16u23Ū30ž
otherwise	87 10ǂ11v14Ƹ
ouch	89 -7Ť11ņœ12Ŧ15ǣ
ought	87 11Ƹ12ŷ14ř28ō
ought to	87 11Ƹ12ŷ14ř28ō
our	73 8Ɵǝ9ĹĻ10j12Ľ13Ž27M60ļ
ours	87 11G14xƔ15Ƶ
out	46 -21TƠ-16Fǩ-13Ŕ-12HŨǄǝ-11r-10ķŀŎ-8MĿłŝŶƒǒ-7pGLņŢŮŹƈƋƛƮƯƷƼǛ7żƍƤǔǕǙǞ8lxYƕƫǌ9ŇƱǀǈǋ10ţſ11gǢ12qőŚƟƵ13ǧ14zŒ15CōŘǃ16ĻĽƔƚǐǨ17ŗŜ18bšƏ19Ƹǅ20ĺŕ21ŉ22Ɯ23ĸƩ24Uƪǉ25V27jĴ32Ɲ36y40Ǒ
out $	66 -19ǩ-18F-16ű-14ĺ-11ľ-10HŔ-8Ņǈ-7ŤƠƧ7Ľ8ļŦ9zƿ10Ƶǌǣ11ƶ13Ĵ14żƦ16Ǒ17xUĹ20Ʃ24ő27ŕ28ƪ33š37ŉ40y43Ɯ
out a	84 -7z13Ʀ17Ƭ19Ľ20Ɣ
out and	86 -7ŧ7Ɨ13Ś20UǙ39Ŝ
out any	89 7y17Ǒ26Ɯ
out at	87 8Ř13V17Ň38ŗ
out back	82 -18Ɨ13Ƒ18ƍ38Ɲ
out for	80 -14ǝ-8ĸŒ-7ľ17Š21ŅƤ27Ǩ28ţ47b
out front	89 10Ƈ42ǃ
out in	78 9ĴůƏ13Ɩ16ǈ19ǉ20C
out like	89 12Ɨ16Ŗ21Ƨ
out of	59 -18T-9Ɯ-8nŠǑ-7ŭǨ7rXŸſƃǌ8y9N10tSƞ11Ŧƙ12ű13ǉǕǘ14ǔ15ƕǀ16Ĵ17Y18ƪ20Ř21Zľ24ǋ27Œ35Ļ41Ɲ43ĸ
out on	76 -17r-9Ʀ-7ņ8ƪ9ǈ10O13Ō16qŭ18ǅ24g40V
out or	89 12Ĵ14nU16Ŗ
out that	87 -8Ũ11Ǣ17Ľ20Ťť
out the	80 -39Ĺ-17ƪ-11Ƌ-8Ɨ8ǐ9a11Ǒ12ļ14Ǣ16Ƶ17Ǐ44ĺ
out there	73 -14Ɲ-11ƞ8gEŰ10Ū13P14qſ16ǩ18QƏ22l31ƚ38j
out to	78 -16Ĺ8ƪ9ǁ10Ő21ĺ23ƫ28Ǒ
out your	84 -7ƽ9Ǩ17j18zǧ23ǅ
outcome	89 27Ļ
outfit	78 -8y11WőŠ13Ǟ19ơ21Ő24Q29Ǆ
outfit $	83 -8y7Ő9QS14ő15Ǟ20ơ
outside	74 -11U9ƉǠ10q12Ű14Ʀ16ǀ20g26j33Ƈ
outside of	87 -12U-7j8C18Ʀ27g
outside the	87 -9C-8j14qŰ23ǀ
over	50 -14X-13Ō-12ŗ-11Ʊ-10G-9Łſƣǌ-8lŠšƬǎ-7ŘŹƝ7NZĶĻŧ8hMƺ9RĴŎŝ10F11irvSļĽŸƞ12jƘ13ƒ14Ŀő15A16tňǍ17TǇ18CƂƆ20Ǩ21Ŗ22QŦ23U24Ƒ25Ɯ26ŜƠ27ŒŻ30śǊ31Ů32Ǟ33Ǧ
over #	73 -36Ǌ-22Ǧ-20Ƃ-8j-7GUŻ8Ů10ƒ11nĵ13S18ƺ21v25Ơ31Ɔ32c41T43Ŧ44Ǉ51Œ
over $	72 -24T-22J-15Ō-8Ŝ-7š9ķƾ10ƈƜǤ11ŕ12Ŏ15Ľ16ũ18Ǩ22Ŀ23Ż24r25Ů27ǩ56ś
over a	75 -14X7ķ10ĸ12T16ź17Ů27Ƙ32Ɯ87Ǌ
over at	78 -14Ǟ-12c-10Ł-7ŝ9ƥ13q14S19h22ļ25Ŝ31U33Q
over in	83 18H50C
over it	81 -10U-9Ʊ9Ŗ13s17Ũ18t19ň25Ƃ61Ǧ
over that	87 -8Ř20xĶ23ň
over the	67 -10ƈ-9ƣ-7Ŝ8MŻ10kǦ11łƒǔǖ19Ǟ26Ǎ41Ƒ
over there	70 -12Ũ-11C-10ǌ-9ǎ8ǈ11tWơ12Ş14Ǡ17Rŧ18F19Ơ21i24Ŝ26ƞ27j28ŝ30U
over to	81 7Ÿ13Q19J28ő33Ǟ
over what	89 -8Ŝ17ŀ36Ŗ
over with	78 17Ĵ19Ŝ26A
over your	87 -8Ź11j14Ƃ15N19Ŗ
overnight	81 14Ǐ15ŕǖ29Ű
overseas	89 9ǀ31Ǖ
owe	67 -9ƒ-8A7ŉ9ķ12Ɓ39ŬƔ56Z
owe $	86 -14Ɣ-11ƒ17ķ53Z
owe on	73 -32Z38Ɣ39Ŭ
own	51 -19Ơ-15ǣ-13rǌ-12UĿŲƣǈ-11ĸŭ-10űǍ-9ƕ7ųǓ8ƍ9ưǅ10ň11ƃ12Ź13ǆǠ15ŁŦ16YƔ18zƢ19Ǒ21Vǃ23Ŭ24ƷǛ29ǒǟ31Ɨ35Ƙ42Ʀ43ƀǋ52ķ56F
own $	70 -32F-16r-15ǐ-12Ǐ-10Ŀ-8Ǒ11yWǆ13Ƙƨ15Ū16ǅ19Ɨ20ƢƮ24V51ķ
own a	86 -26ķ-13ƕ18ư19Ŭ24F26Ǐ
own anything	86 -8ō20ķ29Ƙ
own car	84 -11ŭ-9Ʀ16ǐ25Ź61ƀ
own cars	84 -7Ū17ƀ59ǐ
own insurance	89 20ǒ
own jewelry	80 12Ƙ
own life	89 -8Ƶ47Ʀ
own name	87 8w28ǃ35Ʀ
own or	79 -7Ơ7F10z13Ł18ǋ
own pocket	77 -11ĸ9Ř26Ŧ28Y
own that	80 -14Ʀ-11ƣ10Ŭ13ƥ18ķ38ǋ
own the	84 -38ǋ-7ǌ8Ŭ56Ǎ
own words	89 19Ŗ33ň
own your	71 -22Ǎ24ǋ42F
owned	89 -9Gő10ǥ15Ŭ30ǅ
owner	77 -8ǋ8ǣ13Fǆ15Ǣ16aƅơ18Ǩ30ǌ
owner $	86 -20F9ǣ18Ǣ29ǆ
owners	81 -10ǈ8ǆ13ǉ19Ǩ25ǥ
owners policy	87 -7ǆ27ǥ
owns	78 -8Ŷ-7ķ7Ǎ9F20ǐ36ơ52ǆ
owns it	89 -9Ŷ16ơ56ǆ
owns the	81 -7ķ7Ǎ9ǋ10F24ơ
p	84 -29Ƭ-10ǩ-8Ķ-7Œ15ź42ǥ71ƃ
package	80 -7ǘ17W47ǥ
package $	89 -8ǘ20Wǥ
page	70 8fĻ9Ʃ10ļō12ſ18ǌ20ś40Ś
page $	81 10Ļ24ǌ
page and	87 16ſ19ś
paid	58 -8ŵƠ-7ŭƒƬǠ7ǘ8ƭƶǖ9Əƥƫǉ10ƢƩ11Ĵǩ13ķ14Zƃ15Ǒ16œ19Ŧ21ţ22Ʊ26ƕ27Ɣ37Ŭ
paid #	89 -10Ơ-7T14ƥ27œ39Ŧ
paid $	76 -11ķ9ǝ11ƃ13ƶ14ǖ16Ʊ
paid every	80 31Z
paid for	81 -15ƒ-8ŭ11Ŭ13ķ17Ʊ18ǩ21Ɣ
paid it	78 -9Ǡ11ǘ16ƪ21ţ
paid off	72 31Ɣ48Ŭ
paid yourself	80 9ţ
paper	77 -9ǈ8Ʋǒ10f11ǆ13Q18ŚǗ25ķ29K
paper or	89 18K19Ǘ
papers	80 11ǃǆ14ƖƢ18ǒ20Ʋ22Ś
papers $	87 9ǒ12ǆ13ǃ14Ś
paperwork	78 7Ɲ8ś11ǃ12i14o18J19ŚǠ
paperwork $	82 -15J-7ƥ12ǃ15o21Ǡ42Ś
parent	84 7zŷ10ƽ57u
parent $	89 9z45u
parents	71 -17Ƹ-11ǂ7u10Ʀ12Š14Ư24ƥ40ƽ51z
parents live	89 18z
park	81 11ǟ26Ű27ǩ
parked	86 25Ű
parking	87 8ż13Ơ24Ű
part	62 -13D-11yĹ-10Ŗ-9Ń-8H-7ťǓ7Ŧů8dŉǌǣ9JƮǄ10sEǈ13ĿŨ14Gǟ15ľ16Ƨ17Ʊ18Ş20l21Uŀō25C44Ǉ45V54ň
part $	86 -19R11Ŀ19ǈ22Ǉ24ľ
part of	70 -14D-11Ĺ-9y-8Ǔ8Ŀ9ǌ10Ŧ11JƮǄ12E15Ş17G18ǟ20s24l26UƱ28C32ň
part time	77 -9HŃ-8s17Ǉ24Ƨ27R61V
partner	73 -11ǆ-9Ň11r13oƨ15sŁ16ǂ20Ǩ24Ʒ25Ǡ27t30q
partners	79 -21d-12Ů-8Ƹ14ǂ20ƨ23o29p31Ŵ46ǆ
parts	87 21ŵ23Ǒ28l
party	83 -7ǋ12ǡ13Ɣ14ư17P19Ɯơ
pass	79 -9B11ƽ16sƫ17ƦƷ19Ʋ20Ƴ30ƶ
pass $	89 14Ƴ21Ʋ22ƫ
passed	75 8z10Ư16Ʒ46Ƴ
passed $	87 10ƮƷ13Ư16Ƴ
passed away	86 7Ʊ8Ʀ24Ƴ
passengers	86 18ƃ31Ų
past	73 -14Ŏ-7ŵƔ7mţ8ƾƿǀ9ǜ10Żƽ11ǎ15ņƭ17ƺ19c25O37ŀ
past #	82 9ǀ10ƾ12ƽ15Ż22c
patch	87 -13ƾ-7Ķ11ũ20Y25ƹ28Ǚ
pay	49 -18Ǩ-17ų-16Ļ-12ő-11Ǘ-10Ʒ-9ŔƾǇǏ-8ņƔǔ-7ŴŵƧǊǒǙ8Ƥ9Ưǘ10ţ11ǡ12ƀƁư13Ǡ15ǣ17Ǣ18ŧƕƱ19W20ĸŦ22ŐŖ23œž29X30ŒŗƠ31ǉ32ƃ33Ǒ38Ųƒ41Ĵ42Ř47Ǖ54ǖ
pay #	89 -41Ĵ-16ƒ18œ23ĸƠ42Œ
pay $	62 -33œ-21Ŧ-15Ļ-13Ƭ-10ő-9ĸŖžǉ-7ǩ7Ņ8Ɓ9Ķǖ17ǡ18Y24Ų26ƃ28ŗ29ĴŒ41Ř43ƒ47X
pay a	83 -22Ĵ7Ǡ10ǁ12Ơ22Ǖ24Œ
pay for	66 -14ŗǑ-9Ʈ-7ǩ10WƁǣ11ǖ16ư17Ƥ19ƀ22ĸ26Ĵ30ƒƱ34Ő45Ŗ
pay if	86 -13Ǩ-9ƃ-8Ʈ15ƨ18ž19Ǣ23Ʀǘ
pay in	86 -7Œ19Ĵ20Ơ
pay it	86 -31Œ-16Y15ƪ62Ĵ
pay out	77 -10Ŕ-9Ņ-8ĸ-7ľ8Ǒ16ŗ19Ʀ28ţ34Ŧ
pay the	78 -22Ŧ-10Œ-9Ŵ-8Ɣ14ƕ17Ʈ21ŧǉǑ25žǩ
pay them	89 -31Ĵ-7ť8Ǖ9ž20Œ45Ǒ
pay you	79 -22ų-11ŧ-9ĴƮǇ-8Ǩ-7Œǉ13ſ24Ŧ27T33W40Ų61ǖ
pay your	78 -12Œ-10ƾ-7Ǚ10Őǝ24ƃ29Ǖ57ǉ
pay yourselves	80 24Ř
paycheck	69 -8U-7Ǡ9Ʈ10ǟ11ǉ12Ĵ14T15ƭ19Ư20q25Q31Y
paycheck $	81 -16q-7Ǡ10Y17Ĵ25Ư38Q
paycheck and	79 -15T11W29Ʈ
payin	80 10Z11œ12ǥ13Ơǝ16Œ17ŧ19WƜ
paying	63 -9Ĺōǌ-8Bǩ8Ƶ9Ř10X12ǥ14ŦƠ15ǣ16Ĵ17Ɯƪ18Zœ23Œ29ƒ30Ɠ34Ņ
paying $	89 -26Œ-11B14Ř22Ņ26Ơ32X
paying for	74 -21Œ-7Ɔǩ12Ņ15ǥ37Ɠ41ƒ
paying now	76 -12œ-10Ĺ22Ĵ44Œ
paying on	89 -12ō13Ƶ17ƪ40Z
payment	73 -11Ơ-9Ř-7ƃƷ9Ŏ14e18ǘ22ƕ23š24Ŭ40Ɣ
payment $	79 -12Ơ-10Ĵ9Ŭ15e20ǘ24šƔ25ƕ
payments	71 -8ƘƜ-7ű7š11Ʃǖ16Ʈ20Ŭ23ƃ25ĵ28Z29Ĵ
payments $	83 -7ĵ19Ʈ22Ŭ31š
payments on	86 -19Ĵ-10Ƙ-8ű12ƃ13ĵ28Ŭ
payout	87 -16ƶ12ǩ15ƫ39Ŧ
payroll	65 -9œ12ǝ17Q19Ǒ24Ǡ36Ǉ56ǉ
payroll $	70 -46Ǡ7Ǩ17Ǒ33ǉ38Ǉ
pays	73 -11Ɣ-10ǈ-8ơ-7Q7Ŗ8ǌ10źǣ11Ɯ13ňƱ14ƕ17ſǝ22ƃǩ25Ʈ26Ǡ
pays for	87 -9ơ10ǌ12ǩ13Ŗ15ǣ16Ʊ
pays the	82 -11Ɣ13ǩ29Ʈ35Ǡ
pays you	89 16Ɯ24ſ
peels	84 -7ų51ǚ
peels $	87 -7ų53ǚ
pension	79 19Ʒ54Ķ
pension $	87 16Ķ
people	58 -9Œ-7ǋ7ƿǗǘ8bŗŮǑǜǡ9ĺƗƨǐ10ņş12ƲǛ13K14ǉǖ15dǔ16lŝƶ17ŷǚ18Ɯ19nǙ20ǝ23ǈ29Ǉ
people $	80 -10n-9Ǚ7K12ŗ13ǣ14Ů15ĺ16ş17ņ19ŝ23ǉ24ǈ
people are	74 -11ſ-10ǉ8Ǘ10ŷ11nRƿ12b16ǩ18Ǉ
people do	89 19ŷ32Ǉ
people or	87 -10ǐ10h24Ǜ
people over	89 -10Ǉ20ŝ39Ɯ
people to	89 16Ǚ32ƶ
per	78 -8ĸ-7Ɔ14ž15ǣ19Ɠ21Ř24ǡ34Œ
per occurrence	87 30ǡ
percent	71 -11Řǈ7Ķƫ9ǔǖ12ź13Ǒ18ĴƚǛ19Ǆǆ22œ26Ž
percent $	89 -11Ř11ƚ16œ
percent of	82 11ǖ14ǔ17Ǒ19Ǜ25Ǆ
perfect	81 7aŕ11Dř15Ļ23Ş
permanent	87 34Ʃ
permit	80 11ƌ24Ÿ42Ź
permit $	86 7ŷ21Ź
person	68 -9ǈ8aghŖ9ųơ10ņǎ12ž14ľ16ł24A25Ǩ30Ŝ40M
person $	82 -8Ŝ11gh13a19A
person or	82 7f11h12ơ13ƫ17M21ł
personal	73 -14Ǧ-8ž-7ǥ8fǗ11Ǣ12T15J16Ƃƃ20ŭ25Ŋ36Ɨ
personal $	86 18J19Ŋ24ŭ
personal property	84 -8ǥ13Ǣ46Ɨ
pets	89 53h
phone	65 -20J-13ǘ-8ŅŇǅ-7Š7Ĺ9CľǗ10ǖ11ŜǄ13Śǟ14rś16cS17ĺ22Ž24M26IO29ǩ38K
phone $	78 -8Š14ǖ17Ś18r28ĺ29O30M
phone number	82 -9Ņ13C38I
phone or	86 -23J11I17ś28K
photo	87 32ś
physical	80 20ƀ28ǁ35ƾ
pick	71 -8Ţ7Ĺ9ǆ11I12WŜ14Ŷ15K17L18ĺŠ20ľ21ƭ28ł
pick that	89 26Ŷ
pick up	86 -8Š12Ĺ14I16Ŝ18K25ĺ
picked	80 -10Ǧ-8ĸ-7Ư12ƂƲ14ǟ16N17w22Ř33Š
picked up	87 -11Ǧ-7ƌ7X13Ƃ15ǟ18N
picking	87 13ǟ17i
pickup	84 -15ǃ11Ǐ12O18ŭ21ǐ24ų
picture	72 10nŴƇ11Ť12ū15Ʒ18Ƭ20Ŀ25ś28f
picture $	82 -7K7Ŀ8Ķ10ś21Ƭ33f
picture of	81 17ū20ś
pill	89 25ƻ
pills	84 14ƿ41ƻ
pip	86 88ƃ
pipe	83 45ƛ
pipe burst	89 
pipes	84 -9Ǆ-7q10Ƥ14ũ38Ƌ
pizza	89 -10C12Ǎ34ǩ
place	55 -15Ƌ-13Ŭ-10S-9ZķŁơ-8ő-7ƙ7ťƑƓƖ8ƍǛ9ŌƐ10hǙ11şŠƲǋ12UƒǨ13Ƥƥ14Ɔǖ16Ɯ17Dŏ18Ń20Mƅƌ21HǊǟ22Ơǅ23Ƣ24Ɵ25Ɣ26Ʀ29G32ƞ42F
place $	63 -16Ƌ-15ǩ-13Ŭǋ-11Ɨ-10ZƵ-9ķŁ-8Ső7Ļƚ9jƐƖǠ10ŏť11ƍƑƒƲ12FǙǛ13hƓ16Š17Ɣ19Ō21Ɯ24ƅǟ26D30ƌǅ31H36ƞ
place or	84 17G23Mş
place to	89 -8Ű9ǟ13Ɛ31ǩ36U
place with	89 -8nŐ48Ƣ
place you	83 -11D9Q15Ƥ26F27ǋ
place yours	89 -8Ơơ36F
places	82 -11W7Q11ǀ13Ơ14Ǖ15ǔ28ń
plan	65 -14Œ-13Ş-9ľ-8ƄƧ7zŌƁǨ8yƯ9ŀ10ułƶ11ŝ12ƃ14Ʊ19Ķ20ŗ23Ƶ27ŏ29Ň41W42V
plan $	84 -13y-10Ƅ9V11H14Ň15ł20Ʊ38Ɓ
plan pay	80 17ƃ
plan to	83 -10ľ-9Ş-7ǖ8ǀ12Ǟ14V16ƶ22Ƶ
planned	86 -8u12k18yǀ
plannin	86 11V17ĸ19ƌ
planning	76 -7ǩ7ƌǀ14Ǟ20Ƥ23H27y
planning on	84 -13Ǟ-8ǩ14H45y
planning to	80 -14y9ǀ11H22Ƥ27Ǟ
plans	68 8ǁ12V15H27ĺ29ǚ31Ǟ34k
plans $	86 10Ǟ33k
plans at	80 -16V37ĺ
plans for	87 -8ǥ7k29Ǟ
plans to	84 8ǀ29H
plant	86 -15Ǟ12Ƨ18U30S
plate	80 -18Ÿ8ǌ10ǀ59ū
plate number	89 24ū
play	82 -15ǀ-7Ũ8s18ŉ20Ɯ21Ť41g
please	72 -14o-10Ƣǋ-9ǌ9w10j11cD14b15dǇ24a
please $	73 -15o-9Ƣǋ-7ǌ9w11D12c14b15d26a
pleasure	80 23a38ŭ
pleasure $	86 27ŭ
plot	87 -8ƌ59ư
plug	86 35Ž
plug in	89 30Ž
plumbin	89 7ƛ14Ƌ
plumbing	80 -9Ť11Ǒ12ƛ27Ƌ
pocket	72 7Y11Ǆ20ĸ24Ŧ28Ř
pocket $	76 -10Ř11Y42ĸ
points	89 -15Ǉ-9m14Ş45Ż
policies	68 7Ƶ10ƫ14Ǧ18ǒ34ş36ǥ
policies $	82 -9ǥ18ş20Ǧ22ǒ
policies do	89 
policies you	78 7ǥ14ƫ
policy	47 -17Ǧ-11ĺ-9Ɣ-8Ŭ-7oōǈ7a8ƀƖƛƢ9Ŝ10ŒƂƨ11šŢƁ12žƚ13Ǣ14ơǏ15Ĺ16ľŐƬ17ƓƧǡǥ18ŗ19Šƪ22Ŗ23ſƵ24ŷ25ő26ŕƦ27Ś29Ʃ34ŏ36ř
policy $	58 -26ƦǦ-14řǢ-9Ş-8ǥ-7ŏƣ8ŒśƗ9ŗƙƫ11ƛ13őŠŪ14Ƨ15aǞ16ơ17Ţ18Ŝ20Ǐ22Ƶǡ25ƪ26Ƃ34ľ37ſ40ŷ
policy and	76 -14ĺ8Ǣǥ12Ǧ13Š29Ĺ
policy in	84 -10Ʀ9Ź18Ļ19ŏŚ
policy include	80 36ŏ
policy is	75 -16ƪ-9ř9Ĺ11Ɓ20ŷ42Ʃ
policy number	73 -8I96ř
policy of	89 -9o31ƨ
policy on	89 -7z62Ʀ
policy or	80 -7ŗƩ9ơƵ10Ʀ15ƚ35ǥ
policy out	89 -11Ɣ-10Š-7Ƨ13ƕ25Ś36ő
policy pay	86 -10Ŵ-8Ǘ-7Ʀ15ƀǡ19Ǣ39ž
policy right	87 -17Ʀ-7Ś7ŏ12Ʃ21ř22Ɠ
policy that	87 -7Ʃ10ƃ16Ʀ19Ş
policy today	78 9Ō26ŗ
policy with	89 -17ŷ-13Ƶ-11ş-8Ƣ12ś16Ʀ26Ŵ41Ő
policy you	83 7Ʀ9ǥ17ŕƵ22Œ
pool	69 -8Ơ11ƥ19ƚ75ƍ
pool $	82 14ƚ18ƍ
pool or	87 9ƚ
porch	89 9D12ƞ16ƥ
portable	89 36Ƨ
portable $	89 36Ƨ
position	89 -8G8ż15V16S17ǈ
postal	89 43E
postal code	89 43E
pounds	86 44ƺ
prefer	87 16K19Ĵ
premium	77 9Ʃ10œ11X17Ǥ30Œ
premium $	83 11œ36Œ
premium audit	89 13Ǥ
prescriptions	86 20ƻ
prescriptions $	87 20ƻ
present	86 9ő11Őǜ15ŝ20N
pressure	78 9ł12ƻ21ǂ33Ƽ
pressure $	89 8Ƽ27ƻ
pretty	71 -7ƅ7SZǐ10WōŕŴŶǑ11ƙ13Ũ16GŢƆ17U22Ƹ
pretty good	86 8ŝ12GW24Ƹ
price	63 -12Ǔ-9Łǩ-8Ŕ-7iQĴƷ7ŘŞƈ8Ƃƴ9Ň11ĻŢƬǊ12ĵ13r15ŊƩ16œ17Ŏŝ19ľ22ń25Š26ŀ28ƒ30Œ31ł35X36Ņ
price $	73 -9ľŒ-8ŎƷǩ-7ł8ńǁ10ƴ15Ƭ16rŢ20ƒ21ŀœ27Ņ32Š
price a	89 10Ɨ12Ƃ17Ǌ
price is	89 -13ƒ12Ŋ14Ŏ19Ļ
price on	89 -16Ǔ35Œ36ƒ
price or	87 -14Ƭ-7x63ľ
primary	89 16ƾ
private	83 8ǀ9Ŋ10ƨ11Q13Ʊ14ǣ20ơ
problem	80 8sŏ9ŋ10Ĺ11ŵ15LŜ19ŀ
problem with	87 11ŋ12Ĺ21ŀ
problems	82 -8ƙ9Ƹ12ǜ14ƛ15Ƽ
problems $	84 -23ǂ-8ƙ14ƛ16Ƽ35Ƹ
product	87 11Ǖ14Ǆ21Ʃ
product $	89 12Ǖ15Ǆ21Ʃ
professional	82 -9ž9Ɛ25ǚ
program	79 11ǅ12ļǗ32Ǚ33ǥ
program $	84 16ǥ35Ǚ
progressive	86 16ő17ń18Ő19Ņ
promise	87 -8p12Œ15ǩ18d28Ŏ
pronounce	89 27b
proof	71 -13ǌ-9Ư-7ƈ14ơ15ƕ24ǧ47ǒ59Ƅ
proof $	83 -36ơ-11Ư12Ƅ15ǌ22ǒ42ǧ
proof of	80 -29ǌ-13ƕ12ǒ32ơ33Ƅ
property	67 -10Ő8Ɯ10ǋ13H14ķ18Ƒ19ž21Dǌ24Ɨ40Ǣ
property $	84 10Ɯ17HƑ
property coverage	89 22Ǣ
property manager	86 13ǌ27ơ
protect	87 21ǘ30ķ
protected	72 9ũ14ŏ16ſ17ķ
protected $	73 21ķ
protecting	89 8Ʊ13ŏ
protection	80 -8žƱ11X18ƃ19Ə22ľŖŗƭ
pull	74 -16ĸ8gRǐ9D10Ōƌ11W12ř15Ĵ22d31Ś
pull it	87 -19ĸ11D14ř38Ś
pull the	87 7ŁŢ14Ō
pull up	89 11W28d
pulled	83 -7š15Ļ16Ŋ46Ż
pump	84 27Ɗ
pump $	87 10Ɗ
purchase	87 30ƒ
purchase price	87 30ƒ
push	86 10ł12Ŋ13Ɩ14Ō
pushed	89 8ņ10Ɩ16ĺ18H
put	55 -11V-8Ư-7yGWŖŧƚǨ7EľňŽſơ8Ǝ9cksQƈǤ10XŗŪŰűƅ11uńŴ12LRƱ14SĶĺũ15ŷƌƒ17ĸŮƤ19Ʋ20Ƽ21fƐ23Ɠ24ƻ32HY34Ō
put a	86 -7Ľ11Ŧ19aŽ24ƒ
put away	87 -8m13Ʊ28Y
put down	86 11cƒ13uơ18ƫ
put in	76 -13G-9W7ţ10Řƍ13EQ18Ǝ19Rńũ20Ɛ26S28Ķ
put it	76 -9Y-8H9ƅ11Ɛƾ14fű18ĸ20L22Ō43Ɠ
put on	76 8wƈ10uDƲ12T20Ū21Ŵ25Ůŷ
put that	87 -7Ɠ9ƅ10Ƒ11Ɯ15ň
put the	86 7ƥ8ƅ28Ƽ
put toward	89 27X
put you	76 -8ƅ-7Y7m11ĸ13ļſƃ18ŗ23ǩ31Ō36Ƥƻ
put your	86 -10a7ƕ12Ō13Ľ17Ǥ
puttin	87 12Hƹ15Ū17Ķ
putting	79 -10a10H11w13Ʊ17Ů18Ķ
quarter	84 10Ƭ14Ʀ17Ń18Ƙ34O
question	83 -7ƫ8ķ9Ĺ19A24ŉ
questions	72 9d30Ŋ36ŉ
questions $	80 20Ŋ
questions do	87 22ŉ
quick	74 7ķ8D9a10Ś11dRř12ŋǉ14ŝ19ŧ20Ŋ
quiet	86 -10ŕ10L13Ʈ25ǎ35ŀ
quit	74 13V14šǕ25ǂ29Ƨ38Ķ39ƹ
quit $	84 -7ǅ7Ķ28Ƨ32ƹ
quote	70 -9ń7cǃ9ŏƈ13Ǧ15ž22eĹ29J36Ņ
quote $	80 -7Ņ7Ľ14Ĺ23J26e
quote you	81 9Ĺ19ž34Ņ
quotes	81 45ń
quotes $	86 25ń
race	87 53ǀ
rain	86 -10ň12Ɖ14Ƹ31j
rains	77 34ƙ
rains hard	78 16ƙ
rainy	86 38Y
rainy day	86 38Y
raise	78 8Ŕ9Řƴ12œ24Ơ44Ư
raise the	87 12ƴ15Ơ
raised	81 15aŗ18œ30l
rate	72 -11Z-10U-7v8d9ź11Ş13ĺŎƔ16Ƹ18c19ľƴ21ĵ26Ŕ28Œ41œ
rate $	86 -9ŝ-7cv9ƴ20Œ23œ28Ŕ
rated	86 -21œ14Ş45ƴ
rates	81 10CE12Ǌ13cH15Ŏ19ũ
rather	74 10ǁ13s15Ĵ21ľ23Ŋ29K
rather i	82 22Ŋ35K
rating	89 16ĵ
reach	76 7gĹ8Ə13XĽ14K16L21ĺ26I
reach out	87 8Ĺ25ĺ
reach you	80 8Ə14Ľ16K18L31I
reaction	89 35Ň
read	65 -9ǩ-7I8ǡ9Ņǉ10ŗ12d13Ÿ15ơ16DJū18ř19ŚǓ22ƻ24a39Ŗ
read me	68 7Ʃƪ8eDŚǓ9Jǡ10Ņǉ12ŗř16ơ18ūŸ23ƻ
readin	87 9Ŀ18I19j23Ů
ready	78 -16Ţ-11ŏ9Ǟ11Ǥ12ř14e15Ɩ48Ō
ready to	81 -17Ţ-11ŏ9Ǟ51Ō
real	71 -15I-11C7aDƏ8FŊ9RŚźƅ10dŵ11cŋƮ12ŧ13Ŝ18ľ20Ɛ23ķ31ǩ
real quick	81 10aDŊ11Ś12dR13ř14ŋ
really	80 -8ŀ-7Ŝ10Ŀ11ŵ12ņ13gľƙ17Ŗ
reason	76 -10a-9ŏ-8Ņ10Ƃ11Bš20Ĺ26Ō39Ŕ
reason $	87 13B30Ŕ
rebuild	80 42Ɠ
rebuild $	84 29Ɠ
recall	81 11Ŧ19q56Ľ
receipts	84 23Ƙ34Ǌ
recently	87 9ő14Ƴ27ĺ
reckon	89 7r10z18B21ư
record	73 -10Ŋ10ŋǟ19ţƿ47Ż
record $	81 -9ţ-7Ŋ9ŋ47Ż
recorded	78 36ŋ
recorded line	87 25ŋ
recording	83 41ŋ
records	82 -10ŋ-8Ű18ƾ48Ǘ
redone	83 10ƌƓ16Ƌ27ƈ
redone $	89 12ƌ
registration	87 37ū
regular	75 -8Ź-7ǆ7Ƃƙ9KƩƾ11Ų12ŸƘ14Ɖ16ơ
rely	89 11Ư16ǚ
rely on	89 11Ư16ǚ
remember	71 7ƶ8cœŦ9xBƢ16E49Ľ
remember me	87 7Ľ
remodeling	89 17ƌ
renew	74 -14ǌ-9ơƢ37Ƥ45ŕ
renew $	75 25ŕ
renewal	66 9Ǟ14š15ś22ŕ24Ĺ33Ŝ
renewal $	83 -8Ō8ŕ12Ǟ15Ĺ19ś
renewal go	73 40Ŝ
renewal notice	80 21Ĺ
renewed	87 21š29Ơ
rent	60 -17ŒŜ-12nĴ-11Z9ƥ10ǝ13Ǐ16Ǉ17ǐ19ŵƟ20Ʈ23ơ24Ǒ42F62Ɯ105Ơ
rent $	73 -18Ɯ-14Ĵ-10Ǒ11ƥ19Ơ80F
rent a	78 10Ǒ24ǐ
rent from	87 -18Ŝ-8F30Ɯ36ơ
rent loans	80 -12Z29Ʈ
rent out	87 -12ǋ19Ɯ20Ǒ
rent the	87 -39F-7Ʊ12Ǒ20ǋ60Ɯ
rental	71 -13Ơ8Ƥ10ķ25ŵ34Ƣ68Ɓ
rental $	87 33ŵ
rental car	87 29Ɓ
renter	89 17Ƥ29F
renters	76 -28ǌ-13Ƅ-10ǐ10ǒ15Ǉ17ƥ20Ĺ21ŏǑ22Ƣ41ơ
renters insurance	87 -32ǌ-13ǒ12Ƣ26ŏ55ơ
renting	81 -16ŏ-9Ł11ƣ14ǋ17Ƣ43F
repair	86 9Ŕ18ĸ20Ŧ
replace	74 -13Ɠ9ũ10ž11ƮǢ13ƈ15ƑƗ16Ƶ30Ǐ
replace everything	87 -12Ǐ45Ɨ
replace it	87 -11Ɨ-7Ō31Ƶ
replaced	81 23ƈ27Ƌ
replaced $	89 31Ƌ
replacement	80 -26Ǐ12Ɨ28Ǣ55Ɠ
replacement cost	83 -27Ǐ14Ɨ28Ɠ34Ǣ
replacing	79 10Ƶ18ĺ
replacing it	79 10Ƶ18ĺ
report	80 -9Ƙ10ǉ13Ż14ţ19ĵ29ź
require	80 8ơ15ǌ23Ǔ
require $	82 37ơ
requirements	89 -29ơ31ǌ
requirements $	89 -29ơ31ǌ
residential	89 15ǔ25Ǆ
rest	80 -12Ƌ-9j7ŷ9ś12B13z19ōư20t22ǩ
rest $	87 -10j-8Ǒ8ŷ10ś21ư22t25ǩ
restaurant	83 -9ǐ12Ǜ18ƣǟ19Ǎ
retire	80 -12Ʃ-7P14Ŝ22ƭ27Ƨ37V
retire $	83 -12Ʃ-7P12ƭ14Ŝ43V
retired	86 -14V-11Ķ12q44P
retirement	75 28t58Ķ
retirement $	80 17t
retiring	89 32V
return	83 7f8ŧ10Ǌ12ǆǠ14T18Ǚ
revenue	83 39Ǌ
revenue $	86 32Ǌ
review	87 -17ƶ11Ŝ17Ŗ20Ǟ29ǩ
ride	79 -13Ŵ-9Fş7z9ƃ15Ŷ20ǀ23Ŭ33Ų49ŵ
ride share	89 38Ų
right	38 -13Bǩ-11inx-10Tķ-8j-7UǊǎ7FŚƱǏ8cepEĻŉşŭŲơƦƩƫƺƾǋǜǥ9qQœťűƍƝƨưǌǣ10ksŗŴǦ11ŇųǑǔ12Ńŧ13uSXƒƜƷ14Cŏőƽ15oƅƓ16ŀƬ17ǟ18Iŝ19NŎ20ǃ22bP
right $	40 -17ŏ-13n-12BN-9Tķ-8rxǥ-7DǊ7ĽľŃšŢŧŶƠƸƹǀǖǛ8XĹňũƱǂǏ9eQŉŖŭƫƾǜ10ĻŀťƝưǋǔ11œŴƍƬƺ12ƦƨƷ13oųƒǑǣ14ŇƜ15puSŎő16ơƽǃ17Pş18ƅƓ21ŝ23I26b
right about	89 -10ō14v27ǥ
right around	89 15Ņ
right now	62 -13ş-10ǎ-8Ž-7A7cŸǥ9OŲ10Pűƒ11ŃŚ13Z14sF15Y19r21q22Ō25ǟ28ŗ44N45ŏ
right there	87 -8ǩ10M12sƩ13Ś16Ƈ
ring	71 -18ƒ-14ű-11ǩ-9Ů9A15Ŝ19K23L24Ǝ25Ǌ30Ľ35fI69Ƙ
ring a	87 39Ľ
ring up	89 -11Ů-7ƫ12A23Ŝ33Ǌ
ring you	89 12I29L
risk	78 13ķ24ƙ30ũ
risk if	80 14ķ
road	76 -8t-7ǋ7C8ǐ10Ǧ11y17ǟ19Ə21Ǟ23Ź25ŭ36D
road $	87 -8t14Źǐ35ŭ
roadside	80 12Ŏ15ŝ33Ɓ
roadside $	89 21Ɓ
rock	89 12j13ǀ
roof	58 -12t-10ű-7cǄ8ń9ǣ11ƪ15h22ş27Ƒ30n84Ɖ88ƈ
roof $	64 11ş19h28ƈ30Ƒ31n
roof in	89 -18ƈ-10ű37Ɖ
roof is	86 20ƈ
roof right	89 -8Ɖ23ƈ
roofing	87 -7ƈ14P33Ǆ
room	77 9ƌ10ƆƊƤ11ƃƢ13ƞǃ14Ɨ17X18Ɲ
room $	87 12Ɔ13ƃƊ15ƞ
roommate	87 12n23ų
roommates	81 46Ƣ
roommates $	84 32Ƣ
rooms	89 23Ɯ25ƌ
rough	83 -9ŕ8ǀ10Tĵ11ņ12Ũ21Y25S
roughly	69 -10Ǣ9Ɨ11Y17Ʈ18Ů20ķ
roughly $	82 -12Ǣ-8Ʈ14Y21Ɨ22Ů
roughly what	73 12T26Ʈ
round	87 12Ɵ16Ɨ18ƒ19ǎ
run	58 -13R-10Ư-8Ń-7ŵ7ķŁž8pĵŒŝư9nEŅňŕƓ10ţƧ11ǥ12ū13Ǘ16Ŧ19e20ű21O22Ʃƽ23ǎ24AſƝ26ǐ33Ƭ37Ǩ
run $	76 -15R-7Ǉ12Ŧƭ15ŅǄ16Ū25ű34ǎ35O
run a	84 -7Ǆ7ĵ14Ɠ44Ɲ
run and	80 17ǐ
run in	87 37ƽ
run it	78 -11Ư13Ł16E20Ƭ23A41Ǩ
run me	89 20nǥ
run out	86 -17ű-14ƭ9ŕ19Ƨ57Ʃ
run the	83 13p15ǋ16ţ18ū27e32Ǩ
run you	89 7ƌ12ž23Œ
runnin	81 7ŋ10R11ńǨ14fŐ15q16Ŀ20Ŵ24ǟ
running	75 -12Ū-8j8kń12Ƽ14Ŷ15u16űǩ17h18Œ23ǝ
running $	89 -19ǟ-7i17ű29ǝ31Ŷ
running around	89 -7j8L19u21h
runs	77 -7nžƟ7E8ǉ13ƽ17ơ27ǈ29ŕ31Œ38ű
rush	89 -16i-7r13s15Ń46O
s	79 -15Ľ11Ÿ12ƕ13J16Ƅ17q28ǆ45b
safe	83 11N21Ƙ40Ž
safe driver	89 27Ž
safety	70 20Ǝ61Ǚ
safety $	86 
safety meetings	87 
safety program	86 22Ǚ
said	63 -9Őœ-8Ť-7Ń7WĵŮǔ8pruxKŊŬƝ9Sņ10qŎŲ11dŝƥǜ12tOǅǚ13ƅƶ14G16HV18c19Ŕ22y25B26ƴ
said $	75 -10œ-9c-8p8BƖ9xVW10HŊ11Ŭ15ŝǅ17ƅ20ƥ22q27Ŕ28y
said you	78 -10Ő8Ʒ11HKƝ12A13ņƴ15dŲ19ǚ
salary	78 -7Ʒ13Ƨ15ǉ19Ʈ21Ʀ22W34T
salary $	86 11W43T
sale	86 -15Ǔ11H13Ǩ16Ɨ41ƒ
sales	68 10ǔ14Ǡ28ǖ30Ǜ66Ǌ
sales $	83 31Ǌ
sales is	75 -10Ǌ12ǔ40Ǜ
salon	87 -13D-11Ł-7t12Ǎ24ǈ26ǟ27ǃ
same	63 -11H-9Ż-8Ƹ-7Ĵǩ7łŰƾǜ8ŗƖǍǞǥ9Ŝ10ņőǇ11żƇ12Ɠ13ko14ǂ15Ŷ17Ŵ18I19Ʃ25ş27ũ31S40p
same age	87 -21c50p
same as	86 10Ű11o14ǂ26c
same company	87 -20S23ş36ő
same thing	86 -11Ż12pǥ15Ƈ16ż33ũ
sat	84 -7ņ9Ʋ12ƚ14Ʈ21Ŗ
sat down	87 9Ʋ22Ŗ
satisfied	89 23ŧ28ŝ
save	78 -16Y8Ļ11ź18Ĵ23Ţ27Ĺ28Ř
save some	89 -15Ţ-10Y10Ļ31Ĺ33Ř
saved	80 -9Ļ-7Ĺ13Ƶ14Ĵ15ŋŢǗ43Y
saving	87 -16y28ǩ30Ʊ
saving for	89 -16y31Ʊ
savings	65 -12N10ŢƳ11Ļ13Ʈ17ķ24Ř48Y
savings $	74 9ķ16Ʈ24Y
savings could	80 -20Y33Ř
savings if	80 20Y
saw	79 9fƫ13t14j16ƚ17Ũ18C22ƾ
say	51 -20ž-19Ŧ-16aƷ-11ķŸ-9ń-8coqĿŘ-7kƗ7ōőƙƨƿ8ř9YłƵǃ10ƾǑǚǩ11ňţűƝ12Ƽ13ŊŚƴ14ƈǧ15ŝŮ16Q17ŋŌ18ŀŇ19BŔƸ20ŗ24b25Œ26ū27ƺ29ơ33Ł34T50r
say $	67 -17Ƽǌ-12Ʒ-11Ŧ-8ń-7bǈ7śŝ8ŀ10Ǆ11ř12ŋőŮ13ǘ14ƺƾǑ16Ł20YŇ22wŒ23Bœơ31r35ǩ
say about	69 -9œ9Ƹ10r11Ŕ14ƈ21ǌ
say and	78 -8C21Ĺ28ū
say for	89 -34ž7ǉ11Ɔ41ŗ
say in	89 10ƿ14ǌ16Ł24ǧ
say it	79 -20ƾ-9Ŧ7Ŕ9ƒ14b15Ɖ16Ņ41Ƽ
say on	86 -17Ÿ9Ś12ű17Q19ū21ǃ
say so	87 8Ǣ16N17ŋ
say that	89 25ǩ27ň
say the	83 -12ķ8Ƥ9Ō11ŗ12Ʃ13Z17ű19Ŋ22Œ
say when	87 -11Ĺ10ŧ11Ŕ31r
say yes	82 -24Ŏ-10Ř8Ĺ26Ł33ł
say you	74 -12ǌ-10ǩ8R10ľ11QŮǗ14ŵƙ18TƸ20Ŗ27ơ
say your	87 -19a-15w-7o10ĵǚ13ƃ46b
sayin	89 -8Ň7W13Ƹ
saying	83 7o15ĸ16N17ň26b
says	72 -9ǌ-8vw-7j7ŖƪǢ8Ƭ9Vň10cqļ11ǩ12ƒ13F15ƅ17a18řơ19Śž20Ů
says $	87 12Ŗ17Ś22ǩ
scale	84 9Ŀ14Ň23ł39ƺ
scan	89 -11M35ś
scare	89 -7ō11ƴ17ƣ45Ŀ
scared	87 -7l18Ņ20ǁ30Ũ
scares	89 31Ŀ
scares you	89 31Ŀ
scary	84 9ķ12Ťǘ14V33Ũ
schedule	84 11Ǣ16Ƙ35R
schedule $	89 -20Ǐ18R20Ƙ24Ǣ
school	61 -8Š7Ƅ8yƶ9Sǔ10KǦ11QŻ12ŭ14v18Ǔ20l23m29x31Ʊ40ź
school $	70 -14l7v13źŻ14m30x37Ʊ
school and	89 9Ƣ22ź
school district	89 16ǔ17Ǔ24Q
school is	89 -7m10y
school or	82 -10xy-9Š11Ʊ12v13Ź14KS16ŭ
schooling	89 39m
score	78 -8f53ĵ
score $	83 19ĵ
scratch	89 14Ɠ17ŏ
scuba	83 33ǀ
scuba dive	89 16ǀ
season	81 -10j9U13x16ǎ17ƚ18Ɯ29ǟ
season $	87 -46ǟ-11j-10U18ƚ60ǎ
seasonal	89 -11ǟ23Ɵ39ǎ
second	67 -9ǎ-8Ū7pǩ8Ļƣ10dA11Ň12Ŋ13I14ǋ15ũ16yľŌƔ20Ǟ27N30Ŵ31Ɵ
second $	84 -21Ɵ-11Ŵ-8Ǟ23ǩ70N
second car	84 45Ŵ
security	77 -9Ǎ7e9ƣǗǘ12Ķ35Ǝ
security system	89 -8Ǘ24Ǝ
see	62 -16J-14ǋ-10Ƙǩ-9Ń-8ŤƜƭ-7ŝ7ŴŽƂ8šƉƬƿ9Ĺœź10vƊƛƲ11Ŏ12ĿŒƏ13ţƆ14ŊƝ16Ľ18ř19yƄǂǞ22ļ23H27ƾ28ň31V
see a	82 -13Ƙ14Ʋ17Ə19ƾ26ǂ
see if	87 -11Ļ18š19Œ21Ĺ
see the	78 -19J-7ļ8ū9Ǘ13œƄ20Ľ27ǩ33Ǟ
see your	84 -10Ń11ƾ15Ƅ32V
see yourself	83 11Ţ20V38H
seen	80 8ǥ12Œ19Ƴ20t26ǒ36ǩ
sell	67 -8Ļ-7ƿ8ǕǛ9ĸǞ10ƁǄ19ƕ21Ʃ28Ʒ31ƒ33Ɲ37H41ǔ43Ǩ
sell $	82 -16Ǟ-8ǔ7Ʒ12Ǖ18Ǆ28H30Ǩ
sell for	86 -9Ļ7ű47ƒ
sell the	87 7Ƴ10ƷǞǨ
selling	89 45Ǟ
send	64 -11Ĵ-10kơ7ŧǁ8Ɣ10Ōƪ12o13Ŝ18ƕǧ19K23Zļ28J30ś35ǌ
send a	87 -8p7K9d11ǁ14ļ16Z
send it	83 -11k-7Ō7J11ś13DK
send me	82 28ś37ǌ
send the	79 9Ŭ17o30Jƕ
send you	83 -12ơ7K12ǌ16ƪ18ļ29Ō
sense	80 7Ň17s54ň
sense $	87 44ň
sense to	89 14Ň15ň18s
sent	76 -19Ś-11Ǡ-7Ő13Ĺ17š20Jǘ33ļ45Ľ
sent you	84 -8Ő19š40ļ
separate	82 -7ŗ13Ƙ17ş30Ř
serious	87 11Ǐ12Ƽ15ǂ
serve	81 32Ǜ
serve alcohol	89 9Ǜ
service	71 7Ş9Ǟ11Ţ13ƏǄ14ŝţ18ư21ű27ľ
service $	75 -11ľ9Şư12Ţ14Ə18ţ23űǄ
services	84 8Ǟ17ǚ22Ŝ25Ǆ
set	67 -13Ƥ-9Œ-8Vǟ-7Ũǎ7ĶƄ8Ŵ9ŉ10Ƭ11L12ŗ13A14Ĵ18Ɩ21ĺ22T23Y27ǝ33Š36ư37Ţ45ǆ
set aside	86 41ư
set on	89 -9V13ŉ38Ţ
set up	82 -15Ƥ-9ǟ11Ķ36ǝ63ǆ
set you	89 16ŗ18ĺ
settle	89 -9ĺ11G13ł15ŧ
settled	86 -13Ɩ13Ŧ14Ń36ƞ
sewer	86 39ƛ
sewer backup	87 25ƛ
shall	84 21Ƭ22Ō33ǩ
shall we	87 44Ō
shame	89 7F11Ƽ12Ƅ
shape	75 7ĵ8Ɖ10ǂ37Ƹ40ű
shape $	86 12ĵ13ǂ
shape is	86 -8Ɖ45ű
share	74 -7Ő7Źǔ10ǆ11Ǎ14ǘ19ųƠ22ŘƢ24Ŋ30Ų
sharing	89 -17F-7X13Ǎ15T21Ƣ
she	56 -21Ū-19ǩ-13ƹ-12Ƹ-10cƱ-9PǠ-8jLMĶ-7ŰƔ7AŹƝ8ŧ9ű10ůǜ11Bų12Ŷ13ƫ14ƅƢ17Ƴ20yǈ24p25ƨ30x32Ŵ33Ʒ36Ʈ37oǂ38s39ź42t44q50v54r
she $	86 -7c8p16ŧ17v
she do	87 -16r-13Ǡ10q26ǈ40Ʒ
she does	87 -7ź10x12ƨ13r15q20Ɲ
she get	89 -12Ʒ-10ƨ9ź14Ź28Ʈ
she go	87 -12r-7Ŵ10Ʒ52o
she have	86 -9Ƹ-7Ʀ45ƨ
she is	73 -12x-7Œ7r10pqA15U16t22ź23s38v
she keep	89 -17Ʈ-11Ķ14o40Ʒ
she take	89 -16ų-7ry29Ŵ36ź
shed	82 -12Ǐ12Ɲ35Ʒ44Ƒ
sheds	89 33Ƒ
sheet	89 -7v11w13fu18Ś
shifts	87 -17k19R29ǎ
shingle	82 -7ƈ21ǅ32Ɖ
shingle or	89 15Ɖ
shingles	78 -8Ƴ17ƚ18Ɖ47ƈ
shingles $	89 16ƈ17Ɖ
shipping	80 13ǝ
shipping if	80 13ǝ
shoot	80 11h12cJ15a17ś
shoot you	89 14c
shop	60 -28D-23ƣ-22ơ-12Ƥ-10i-9bSŏŐ7ƴǘ8gy9Ǣ10ǄǐǦ11ǝǞ12U13Ǡ16ǔ17Ǩ19Ɓ20ƗǏ21ǃǈ22Š23M24Ɲ28ǅ29ǥ31ǟ32Ǎ35ǌ36ŵ41ǋ
shop $	66 -28Ɲ-24ơ-21ƣ-10S-9bDǨ-8U-7i7M8Ǐ9ǘǥ10g11ǃǐǦ15ǟ19ǔ20Ǎ24ǌ33ǅ46ŵ47ǋ49Ɨ
shopping	83 -8ǩ34ń37ĺ
shopping around	86 38ń
shops	86 -7a12gǈǌ13Ǩ15ǃ16Ǣ
short	86 -8Ʒ12Ɯ13W15Ť26Ʈ
should	56 -21r-14ŉ-10Ǩ-9ũƮƼ-8o-7ƵǢ7ŋ9ĽƱ10ŎƸ11h12LƄ13IO14uǩ16MN17ŧƬƶ18ŷǧ19D21ƭ22afĴƘ24Kň26s33Ō
should be	87 14Ʊ15Ƙ18ŷ
should i	64 -14sƱ-9Ǩ-7ōƵ7J9ŋ12NĴĽ14L15O16I20Ŏ21Ƭ22D23Ō25ǩ29K32a33ň
should it	84 -8sƮ15bƫ19Ĵ22ǧ34ƭ
should know	74 -11ŉƼ13ǂ17ō18hƸ
should we	77 -9o8N19Ʊ20Ō21M27s
show	73 -10GŸ8ţ9k10Ţ11nƹ13X14Ľ15dŎťƾ20ǩ26Ŋ
show up	87 11k14ƹ18ť
show you	86 12Ţ16X18Ŏ31Ŋ
showed	84 -11Ʒ14Ň16B17ĸ
showing	89 -9ƕ15Ƅ16d
shows	86 9ǒ14ť21ŗ31ǡ
shut	76 10Ɵ12ŋ25ǎ42ǝ
shut down	87 -11Ɵ19ǎ
shut the	89 -15ǝ10ǎ22Ɵ
shutoff	87 18ũ32ƛ
sick	79 -13ǝ-8Ʈ10x14W35Ǜ36Ǩ
sick $	83 -8Ʈ15W25Ǩ
side	64 -14Ƹ-11ŨƂ-10ǄǏ8ŭƉ10Ǧ11ĶŔ12ƽ13œǂ14Ǜ15ł16TŧƁ19Ǎ21Ų22C29Ǡ31Ɲ
side $	81 -17Ƹ11C12u13Ǎ14Ǡ17œǂ
side business	79 11Ɲ
side hustle	89 43Ų
side of	87 -12Ǆ20Ǜ24Ɓ33C
side work	79 -7Ų12Ɲ13ŭ
siding	82 42Ƈ
siding $	87 17Ƈ
sign	65 8WŖŠ9H11ŁƖ12ƨ13Z14Ʊ15ƒ16J17Ŏ21ǃ22ǩ26ő29Ǔ39Ō
sign $	87 -20ǃ9J57ǩ
sign a	80 20Ʊ
sign off	89 30Ł
sign up	83 12W17ƨ30ő
signed	79 -7O11Ɓ13Ōœ15ƢƲ
signed up	86 -8O15Ōœ16Ɓ
signs	83 12q17Ł19Ǡ22Q
signs your	89 -8Ǡ-7Ł14q28Q
simple	87 13Ļ26ư
since	59 -10ǩ-9Ŝ-7ņƒ7ƌ8IżƸǂ9Pƪ10ƣ11G12Bţ13ƹ14Ź16ŗť20ǟ21ǅ25t28i32Ső35Ǟ39ũ
since #	71 7Ƽ9Ɠ13żƪǅ16Ƹ17S20ţ37G
since $	86 -7ƌ12Ƌ14t20ť32ũ
since last	87 13IǞ
since somebody	80 16Ǟ
since the	89 -12ƌ22t35ǟ
since then	84 -7ǩ7ƹ42ũ
since when	86 -18G11Ÿ40Ső
since you	82 -14ũ-9ƒ13ŗ19B22ǅ25i40ƌ
single	77 -9ƿ13ǩ15Ɔ19Ƙ32f
single $	89 18f
sink	87 -12Ň10ƌ18ƛ42ĸ
sister	74 7Ǥ8h15Ʒ16U17A26Ư35B
sister say	87 34B
sisters	84 -10aƼ-8B-7ǃ8Ƥ28ƽ46A
sit	75 -9ǩ-8ŭ7ł9Ű11L12ƙ15M16Ĺ17Ǜ22Ŵ24ŀ27Ƈ
sit down	84 9ł10M12L19ĹǛ
site	87 14Ǜ17Ŵ31ƥ
sits	87 -8n7D15Ű16Ɵ
sittin	86 8ŀ14H16n19Ƙ
sitting	75 -7Ĵ7Ƃ9ŀ10nŚ11r12ĵƝ16Y17j20Ɵ22Ķ23M
situation	86 -7ƽ13zǨ14Ź16n17F
situation $	89 -8ƽ13Ǩ14Ź16z32n
size	83 -10Ɲ12Ǟ13rœ14Ɔ32Ƭ
size of	89 -11Ɲ14r15Ɔ
skip	82 -10Ǧ10Ɓ12Ŋ14B16ů18Ƃ19ǁ
skip it	89 -11Ǧ7ǁ14Ŋ20Ƃ
sky	87 13Ơ21ǀ35j
slab	82 -8Ɗ8Ɠ34Ƈ
sleep	73 -15Ǉ-9Ń10Ŀ14x15Ō16ĸŨ19Ű20Ƥ21nĻł28Ƽ
sleep $	87 -10ĸ9Ű12x28Ƥ
sleep at	87 8Ű14ĸ29Ļ
sleeping	84 -7t12ľ21x
slow	76 15iňƛ20b22U25ǟ40ǎ
slow $	89 -23ǟ25ǎ36U
small	73 8ǜ11Ʀ12ǈ15ŐǄ16ƥ19ţ24Ŧ
small ones	79 9ǜ22ţ
smart	83 -11ƛ14ũ18A19ń21Ƭ24Ǝ
smoke	71 -10q8ƹ11Ɛ15Ƥ26Ǝǂ
smoke $	80 -11q29ǂ
smoke alarms	89 -7ƹ22Ǝ
smoke detectors	84 27Ǝ
smoker	87 11ƹ15ǂ
smoking	89 31ƹ
snap	89 17ś
snap a	89 17ś
snow	84 -7A11Ǆ76j
so	35 -13ő-12Ǒ-10ŏǩ-9oŀǛ-8ťƊ-7aůƉƌ7tDJKORřŭžƕƤƥƪƺǁǙ8ĻŮſƻǄ9GIŃŒŗŲƸǗ10gTļĿŵżơƵƾ11fwAşŢũǇǣ12CƞǕ13LŤƓƖ14cyĵķƈƬƹ15qUŌŶƩǚ16sSŪƝ17ĹńƔ18ĺŕŦƦ19ŁųŷƢ21ikňţ22hQƠ23œ24npŝ
so #	70 -29ő-26T-16ƅ-13c-11ƬǑ-9Ƙ-8ĸ-7pŘ8ų9ƃ12Ǌ16D20dƪ21u27Ů30Ɣ33Ŧ34ƒ39Ǉ44ƺ46S47E
so $	76 -11Ǐ-8f-7AƎ7Ǎ8Ź9jų10ĵ13Ɲ14Ƣƶ16C17Ł20pǚ25ǁ
so @name	83 7ǈ16r20w27s
so a	75 -8ǥ-7ƔƦ10ƿ12ĸţǜ13ĶƐ15Ǝ16Ū18ƭ24Ť28ǡ
so about	76 -14Ĺ-10ťǢ-9Ů-7pƱ17Y28ƗǏ37ǔ39T56Ƭ
so do	82 -8Ŏ8y10Ǘ11hƀ12R43Ō
so far	75 -7Ş8ńŝ11Ň12y17u19ƞ29ň31i
so give	77 -10W-9a7Ļ8ŕ9Ɩ10ŦŬƈ11QťŮǠ16ĵ17o
so he	80 -13v-10ǩ7s11xǙ14r18ƨ29q56p
so how	82 -13g7Ǣ8ĺ12ǡ13ŤƟǨ28k
so i	63 -13ŉǩ-12R-9Ŗ-7ş7pTńř8nĻŁŃŤƾǊ10œŘƵƽ11Xő12MƖ13Ĵ14fm15ŕ16a17b19ň24Œ40L
so if	79 -7Xǝ8b9B10Ļŋ21ĸ23ŵ25Ǩ43Ŏ
so is	84 -7j10ŭ12iĹ13ĵ15t21Ɣ
so it	57 -13Xųƒ-12o-9cBŒŴ-8sŶ-7brT7hŬƿ8wķŁŪƭƼǡ9ƛ10kŘŝƻǄ11aƉǍ13Q14ǆ15Aĺƅ16ǃǛ17Ńű18Zŭ19ŀ21ŗǟ22Ʃ23řƢ24ŕ25œŷ33Ơ42n
so just	79 -20Ƽ-7Ū9Żƹ10SŀŽƴ25ƻ26ŷ34h
so let	84 7I11őţ15Ł
so long	89 -16ƶ10ŝ13Ţ21ǩ
so much	87 8ź10ǚ17Ŀ23Ŷ
so no	86 -7Ĵ8K12Z15ż27ŉ
so she	80 -7L15ź19Ɲ22p26ƅ27s
so somebody	89 -11Ǡ10ż40ǘ
so stop	89 11Ƽ13Ľ18Ɓ
so tell	64 -7Ŋ7ļŕŬƒƝǣ8CŭƵǒ9yzAŶƹ10Ű11ƛ12UũƤ13ŝ14ƥ15ixńƿ16ǆ
so that	70 -19E-9ľ7Ňƈ10ķ11yƧ13bJQ15ş16Ū18cǃ19v20I24ō25ť26D
so the	64 -17Ɖ-14ƒ-11ơ-9wŪǖ-8ř8ŭƘ10MŬƏƧ11ŅƋ12Ź13Uķǧ14I15Ƅ16aŰųŶǓǢ17ǌ18ƈ19Ǖ21ņ23ŝ28Ŧ33Ŵ
so there	68 -9ƕ7Ǘ8ŕ9ƍƙǍ10ǐ11ƔƦ12ũƘ13ƥƨ14YĶķƑ19ƪ23ǥ27š
so they	78 -7Ʀ8Ņ11ƈ14ǖ16ŧ20Œ21W37Ŕ
so we	78 -10Ĺŏ10ƭ12sƿ13Ĵ18Ū26Ƭ31Ō
so what	68 -18Ň-12NŁ-10Ť-9Ų-8Š7dƓ8bLOTņ9ſ10kķ11cŶ12Ƭ13BĿ15J16Q18Ş19Ĺ21Ū27ĺ28g37ǩ
so when	87 12R14H16Ƣ17Ų20Ř
so who	89 10Q11n14w
so would	87 10Ʈ11X12K
so you	49 -18Ǜ-15Ƌ-14ŏ-13ǡ-12ZĴ-11ŌƬǩ-10ŭ-9sŀ-8apwLŘŝťŻƿ-7bķŦŪƇƊ7dŽƺǒǜ8RƣƲƵǇǐ9FTłŖƖƞƟǗǙ10fũƌƝ11CNŚŢƔƦ12Œǀ13ńŐŗųƤ14Ŝƾǚ15gHƒ16UVŁňŶưƹ17ƠǞ18ſ19Ũ20lŲƜƱ22œ24Ĺ27ž33G36c
so your	67 -12ǧ-9bŐ-7p7qA8e9tŉŕ10ǂ11oųǌ12ĿƳ13ǅ14ƯǠ17ūƧ21B22ƽ23Ɠ24ǣ33Š
social	74 14Ķ15Ǘ18ǆ25ƿ52e
social $	83 21ǆ40e
social security	83 8e17ĶǗ
soft	89 10Ɖ14ĵ
softball	89 7x18g
sold	78 -10Z-7Ŏ11ƕ13Ŷ14P15Ŗ17Š18ķ26ņ27Ŝ35ű
sold it	87 -8Ŏ17Ŗ38Ŝ39ű
sold you	87 -7Ŝ21Š30ņ
sole	83 42ǆ
solo	89 -17F14s20f21Ƣ
some	62 -14ŉ-11Y-9W-8y-7ǩ7ĸ8ƉƌƘǁǦ9Ĵſƨ10lķĺŤƒǞ11ŠŦƪ12ľǇ13Q15Ž16ơǈ18Ĺ23mŊ24Ļ27Ř
some $	84 -21Y-10Ţ8z14u16Ĵ24ƒ30Ř
some money	87 8Y9Ļ10Ţ16ƪ30Ĺ
some of	84 11ơǝ12ƥ17Ŧ19l
somebody	55 -10Ũǩ-9Zš-8Iƃǎ-7n7şƅƤǢǧ8PŗŜ9ǚǞ10ŧƾǋ11ļņŵƟ12fƮƳ13ķ14ľ15Ǝƕǘ18Qſ19Ư20Fǜ24A26ž
somebody $	73 -7F7ǅǞ16ǜ19Ƴ20f21Ǡ29ž
somebody close	89 12ĺ19Ƴ
somebody could	89 17ķ
somebody else	75 -11Z-8ķ8aų11şƕ19ǋ21Ł27Ʈ
somebody in	86 -14Ƴ12ņ19ƾ20A24ž
somebody last	79 -15Ŝ15Ǟ17Ŗ
somebody or	86 11Ƣ19ŵ34Q
somebody sued	80 14ķ
someday	87 8Ǟ11z12Ư16V29y
someone	80 7ņ8Ɠ9ſ12Ł13ǚ16ǅ19Ƴ26A
someplace	86 12şǝ13ǋ16H18ƥ
someplace else	89 12ǝ13ş17H
somethin	71 7ǃ8ŉƯƾ9HŇŊǖ10EZ11NY14ŽƘ15ń16Ū17ĺŶ19Ŀ
something	54 -12ũ-10Hų-9ǘ-8sſƘ-7ŇŤǝ7qĽŎ8NƄơƮưǓ9PŏƦ10ņō11gŗƬǕǛ12Ŕū13iŖŴƫ14ł15Y16ŉŵ17ĸǩ18ĺŘǨ21ƺ24Şƶ27ŀƨ
something $	80 -26ŀ-11Hŉ-10Ĺ-7Ƙ8ķ12ĸ14Ǔ16Ń19Nŏ21ţǩ26Ŋ
something broke	80 24Ř
something else	81 -14ų11KŪ12w13jŶ14ĺ16Ŏ17ŀ28ŵ
something happened	78 -22ĺ-9Ŀ11ĸŘƯ12ƨ13Ŗ17Ʈ19Ǩ26ƫ
something happens	86 -9ſ8Ŀ12Ŗ15Ǩ21ƨ
something in	87 -7KƲ8f13Ļ14q16Ƅ
something like	84 -15ĺ29ł34ƺ
something on	89 -7s12Ŕ13ŉ19ƨ22ƶ
something that	72 -12ǩ7ĺ13X16Ƴ20Ǖ27ŀ
something to	87 -18Ŋ17ŉ27ǩ
something you	78 -15ŝ-7Y7Ž8ĴŊ9ŀ10Ľŉ13g15Ŀ20Ĺ22Ŵ
somewhere	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ
somewhere else	81 -18ş-10ō-7ŀ17ǝ22Ţ24Ŵ31ƥ
son	72 -14p-8it-7ƭǟ7o10użƯ11ź16ų18ǈ19x20y21w22Ź28Ǟ40v
sons	84 -13ǆ19yǃ21ux27w
soon	71 -11ǜ7ƕ9Ɓ12y13Ŀ14V15Ƅ16ŕ20Ǟ25Ź27H44Ń
soon $	77 -12ǜ19V20Ź23Ǟ37H
sorry	74 -8ǈ7zTƺ9ǩ10c11Ƴ16ņ20f22a
sorry i	84 -15ǩ7a8ň13c
sorry to	87 9zT11ņ16f
sort	89 7ƛ12ǀ38Ʃ
sound	73 -13S8Ž12ťƸ14il16G18Ľ35c50Ň
sound $	89 27Ň
sound like	86 -14Ň10c11ĽŽ16i19l
sounds	73 -7Ŧ7ķ8ŌƏƜǓ10Lƽǈ11FŧƆǛ12N13ťŨ14Ǩ15b
sounds like	76 -7Ŧǌ8Ǔ9NƜ10ŇŌƽ11FLǈ12ŧƆ14ť15Ǩ
south	84 10l12Ɖ13C25Ɵ
space	75 -22F9Ǣ15Ƈ19Ɗ23Ɛ27ǋ37ǌ
space $	81 -21F9Ƈ15Ɗ18ǋ47ǌ
spare	82 -18ǩ8g34Ɲ38Ŵ41O
speak	87 13ƽ16N17ǩ19Ś23ŏ
speaker	89 -7Ō29s
speaking	87 37a
speaking with	87 37a
special	75 11Ư26ƞ40Ƙ
special you	80 12Ƙ
speeding	83 41Ż
spell	75 -13Ō-12a11tǃ14ŵ15w26J41b
spell that	82 -14Ō12J68b
spell your	89 -15b-13a17wJ
spend	79 -10ľ10ƶ16l17g23k47X
spend your	87 -11ľ11g17lƶ28k
split	76 14Ǉ16Ĵ28ƫ39Ƣ
split $	80 17Ǉ
split it	89 19Ĵ22Ƣ33ƫ
sports	86 28g31ǀ
spot	81 -7ǩ11ƞǋ12Ɵ13Fƙ14ǘ17Ű24M
spouse	70 -12Ƹ15op16Ʒ21q26r34ƨ37sǂ40f
spouse $	89 -9Ƹ9ǂ14fƨ
spouses	82 -16P-11a-9c8Ʒ17q24o28p
spring	72 -8y8ť10Ʈ11tŃ12j15k19H22ŕ26ţ
spring $	78 11Ʈ30ţ
sprinklered	89 -19ƣ-7Ǝ49Ǎ
sprinklers	79 -10Ǎ51ƣ
sprinklers $	87 -36Ǎ47ƣ
sprinklers in	89 -44ƣ64Ǎ
square	71 16Ɠ17ǋ32ǖ40Ɔ
square feet	77 18Ɔ19ǋ
square footage	84 29Ɔ
sr	84 -14O53Ƅ
sr #	84 -14O53Ƅ
staff	80 29ǈǜ50Ǉ
staff $	86 12ǜ16ǈ33Ǉ
stand	80 -13ǋ-8ǝ8gXƚ11KƇ12Ɵ15ǖ21r26Ǎ28ķ
start	65 -12G-9V-8L7ǟ8bŘǧ11dĺ12Ť14Ź15ǅǓ16řƋ18Xőŕ19a21ǩ31R34Ń38S
start $	81 -19S-7ƭ11ŕ21d27ǅ56Ń
start it	89 -13Ń27ǅ33Ō
start the	87 -12ő11ŤƖ12ǧ13ǅ
start with	79 -14ǅ-12S7ŷ11b18a20ř43ő
started	73 9ŋŤ10x13ĺ17ƽ22Ōǅ23œ31Ʊ
started $	84 -17ǅ13Ť17Ō20ƽ24Ʊ
started it	89 -19Ō12ŋ32ǅ
starting	84 11jt12Ō28ŏ
starts	89 7ř9ū
state	65 -10S-9Ń-8Ɲ8Ņ10ő11Ķ12ĵ13Ŕ17ū18EŐ19ǔ20Ʊ21ńŸ23ŗ31Ƅǣ41C
state $	89 -12Ő-10Ɲ27ǔ40C
state farm	83 -9S9ń13ő14Ņ39Ő
state minimum	83 34ŗ
statement	83 8Ķ15ĸ17ľ20Śƪ
station	84 11Ə
station $	84 11Ə
status	83 36f
stay	62 -16Y-9ĺƲ-7Ĵł7gǎ8Ő9ƨ10ƮǞ12Ǩ13B15HƧ17ƥ18X20ŢƤ23Ř27Ʃ40Ʒ43Ɯ
stay $	87 -16Ʒ-11ĺ31Ƥ37Ţ
stay at	89 12q16ƨ25ƥ
stay closed	89 -17Ƥ24ǝ
stay in	82 -14V-7Ʈ10ǈ21Ƥ57Ʒ
stay there	75 -20Ƥ-19Y-11Ʋ11n14Ʒ19H26V29Ř32Ɯ
stay with	84 -8H8Ţ9Ɯ11Ő28Ƥ
stayin	87 12K16ǟ19k
staying	69 -12S8ǟ10tH13Ţ14n16F20j21Ƥ28ĺ35V
staying at	78 -14H13n36ĺ
staying put	89 -10V-7y43H
staying with	84 10n27F
step	79 -11S-9Ĺ9dǞ10ƉǨ18žǅ32ǘ39Ư
step in	89 37Ư
steps	81 7ŘŤ25u30ũ37Ɯ
still	54 -9xƭ-7r7yŜ8ƀƋƺǟ9ƞ10Ƨ11jZƵ13ŉ14ftŬƬ16Uǩ17zCƔ18ŷƖ19P20ũ21q22c23Q24v25J29D30I31ƫ32Ũ
still #	87 9j19cƺ
still a	77 13cI14v
still good	84 9O19J23Ƶ25I
still have	78 13Ƨ29Z
still in	87 -12y8c19ƞ33v
still living	89 -9P32z
still on	89 10ƫ19D
still owe	81 -34Z9ŉŬ48Ɣ
still the	87 12H15Ŝƌ16F20ũ
still there	89 -11H-9Ũ-8C14Ƨ17ũ67ǩ
still with	84 -8ƫ13Ő18z56Q
stock	81 7Ǣ9Ķ26Ǐ27Ɲ
stop	71 8ż9Ƽ10VĽǁǝ11Ǜ14Ɓ15ňǎ27M
stop at	89 7Ƙ
stop me	86 8Ŋ11Ƽ13Ľ17Ɓ18ň
stop you	80 13ǝ
stopped	84 9t27Ʈ
stopping	86 15y23Ţ27ŀ
stopping you	87 24Ţ28ŀ
storage	75 7Ƒ10Ɗ56ƥ
storage $	87 28ƥ
storage unit	84 11ƥ
store	71 -12ž-9Ơ8ƻ9ǖǥ10ƣ12Ǟ14ųǅǎ15Ǌ16Ǎ19Ǘ20ǡ22ǋǟǢ
store $	86 -11ƣ10ǎ13Ǐ17ǋ19Ǣ31Ǎ
store or	87 -14ǎ-9Ǎ-7ǖ13ǋ18ų19Ǌ23ƣ28ǟ
stored	89 -10Ű-7ǋ16ƥ45Ǘ
storefront	89 -10F16ǌ26ǋ
storm	79 -8ĺƳ8ƈ11ũ26j57ƚ
storms	87 14Ŕ33ƚ
story	78 7Ŕ10Ŋ17O23ō33Ť47Ɔ
story or	89 19O37Ɔ
stove	80 38Ɛ
stove $	84 9Ɛ
straight	76 -9ǝ-8s7wņ8oŻǧ9Ƽǎ10l13ň15Ŕš19Ĵ22ŀ
straight with	89 8ņ10Ż28ŀ
strange	78 11y21Ǖ27K
strange invoice	80 22Ǖ
street	64 -9ǌ7ƣ8tǝ10E13ƞ15Gǋ17Ŝǃ29Ű35ƙ44D
street $	71 8ƣ10tƙ23D30Ű
street address	84 15D
street and	89 -10D14E16ǋ
street or	89 17D21G
strip	87 10ū20ǋ38Ǎ
stroke	86 17ƽ25Ƽ
stucco	89 37Ƈ
stuck	75 -11Z7ő12Ş14ƣ17ŀ18Ʈ24ư27ŵ
stuck with	78 -12Z8ő21Ʈ25ư
student	70 9m15Ʊ27Z38ź
student $	87 19ź
student loan	80 20Ʊ
student loans	81 40Z
stuff	64 -12Ƽ-8Ơ-7Ɣ8ƹƿǕ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ39Ɨ
stuff $	78 -9ƥ7ƗǗ10Ƣ12ƿ13ŗƉƲ16Ƌ19Ǐ22ǘ
stuff in	86 -7ŪƗƝ9ǌǓ14ƥǢ22ǐ
stuff is	89 -10Ơ12ƥ19ǜ25Ƣ
stuff worth	89 -11ƥ-8Ƙ37Ɨ
stylists	77 11ǈ27Ǒ
stylists who	80 11Ǒ
sub	83 -12Ƌ33Ǒ43ǒ
subcontractors	82 13Ǒ
subs	69 12Ǥ46ǒ54Ǒ
subs $	77 -10ǒ10Ǥ50Ǒ
such	89 10Z11w12ŭ13ƻ
such $	89 10Z11w12ŭ13ƻ
sudden	89 14ĺ15ĸ
sued	74 8Ŀ29ķ42ǜ
sued you	76 13ǜ29ķ
sugar	84 9ƽ22ƴ33Ƽ
summer	83 16Ɵ19Ǉ24k29x
summer $	89 7Ǉ22x
sump	81 49Ɗ
sump pump	84 27Ɗ
supper	89 14r16ƿ20L
supplier	80 40Ǖ
supplier $	87 13Ǖ
suppliers	81 8Ǖ
suppliers $	84 
supplies	89 -7Ɨ10ǐ21Ɲ
supply	89 11Ŕ12ǐ15Ǖ
sure	78 -13Ş-9Ǒ7s8ĻƌƱ10O11ZŨ14ŀ20Ŗ24ǒ
surprise	89 20Ǥ
surrender	87 15ƪ
surrender value	87 15ƪ
survive	87 15ǝ16x
suspended	86 11Ƅ34Ÿ
suv	89 -28ŷ25ų28Ū
sweet	89 -10F9w16t17ƶ26Ŭ
swing	83 13Ĵ24M27X
swing by	89 29M
switch	79 -11Ǌ15łŸ16Ō25Ţ29ő
switch $	82 16ł17Ō27Ţ
switching	87 29Ţ
switching $	89 23Ţ
system	69 -7ǔ8ĶǛǝ11b19ǘ21Ǝ28Ǘ29ǖ
system $	76 -8ǔ24Ǝ49Ǘ
system were	80 19ǝ
t	87 10ǘ15ſ31b
table	78 -9Ơ7Ś8L10Tł12ƥƮ16s26n27M
take	53 -22Z-17ŀ-10XĺƳ-9Ŷ-8ǩ-7rsyAŌŜƠ7eņŒǒ8NŞũ9ŝǨ10ƏƔǄ11Ŏő13ǁ14ƪ15ƗƯ16ś17Ɠ19ŢƖƬ20zŇ21Ũ22ŠƱ23ǂ24ķłŧŹźƤ28ǖ29Bƻ32ů33Ƨ
take $	77 -12Ŵ-11Ƭ-8ł-7Ň9ķǐ19ǂ26ƻ34BŹ52Ŏ
take a	77 8Əǁ11ƿ13ƪ15e16ź30ś
take bookings	79 17ǖ
take cards	87 19ǖ
take care	77 9ǘ14Ư15W23Ƭ35z
take for	89 -50Ŏ11ƻ18Ţ50ł
take it	75 -20ŀ-15Š-14ų-9Ƴ-8Ōŧ-7ǖ9k10x11ķ13Ŏ17N18ƻ20Ş25Ŵ48Ũ66Ƨ
take on	89 -16ƻ-8ź25Ǆ41Ň42B
take out	86 -9ZƠ-7z13Ʀ15ƪ18Œ20Ɣ27Ʊ
take the	77 -10B-9x-7y7Ə11ŠŹǖ17ź20ł27ů53Ư
take to	79 -13ł7Ŏ13Ʊ16ŧ22Ƭ28Ţ30Ɨ31Ɠ
take you	84 -32Ư31ů61Ƥ
take your	84 -9Š10ǁ11ł14ņ23ų
taken	77 -8Ŭ-7ƪ10Ĵ36Z
taken a	79 -8Ŭƪ37Z
takes	78 7ſ9ƃ12O13Ƶ14Ǩ15Ŝǁ18ų24Ǌ26Ǟ
taking	82 -25ǩ7Ĵ9z15k16t47ƻ
talk	69 -15ǩ-12ņ-10ŉ-7ƫ7ǚ8gTĻŊ12A13Ǡ14ńǙ15ĵ17s26Ĺ60N
talk $	81 -8ǩ11s12Ļ46N
talk right	89 28N
talk to	86 -14ņ-7ƫ9N17AǠ20ń
talked	75 9ƨ10s14ƯƷ16B19i29Š37r
talked about	86 11ƨ17Ʒ18Ư20r
talked to	87 8ń13s
talkin	86 -9N7Ľ10ń11C15ō
talking	70 -10Ĺ7ƨ8œşŦƆ9ńƍ10O11Ľŉ13hX15c18ť20a24v25Ň33ǩ
talking $	89 -15Ū-10v-9ǩ9Ĺ19h21c25ť
talking about	84 -18Ĺ11şƍ12Ɔ13v16Ū20ǩ24X
talking to	83 18Ľ23ń26a
tall	80 -15c19ǂ72ƺ
tall are	84 -15c28ƺ
tape	87 41ŋ
tax	83 7f10ǃǊ12ǆ14T20ƅ
tax return	89 8f11Ǌ14ǆ15T
taxes	84 11ǃ15Ƶ17Œ20T29Ǡ
teachers	89 18Ķ
team	83 -9Ů-7gw8Ł13Ʒ17x30ǈ48Ǉ
teen	86 -23ŷ61Ź
teenager	76 9Ź13ŭ15ź
teenager in	79 14ŭ
teenagers	86 16Ź23v
telematics	87 31Ž
tell	45 -13bĺ-12ǥ-11G-10IXŇŞǐ-9ł-8ŉřśťǝ-7aowLţŦŻƩ7SŅŝŨŭůŶƉƤƴǑ8nqFļŗƟǞ9lHŠƥƧƨ10xEĴšŪűżƭưƱƿǈ11gńŢſǆǖǛ12uĿ13Mƞ14Ɗ15kĹŖ16iUƳ18Ƅ19Ŋ20ō21P22ŔŤ23Ǆ40B
tell me	46 -26ǩ-15BŊ-12bǥ-11Gĺ-10ǐ-9Iƙ-8ŉŞƕ-7płřśťŻƩǝ7hjĶŁŭůŰƉƠƿǔǘ8nqFSņŜŶƞƤǑ9lŅƟƥ10xEHĴŗŝŧŪżƨưǞ11išűƭƱƴǛ12gŨſǈǖ13uPĿŠŢ14ń15MƊ16k18UƳ19Ĺ21Ŗ23ō24Ť28Ǆ
tell you	69 -15ŧ-10Ʒ-7Ň7ƞ8i9ŋƧ10yƙǆ11Ő12ļƕ23Ƅ30Ŕ38ǩ52Ŋ85B
tenant	87 13ƣ16Ƣ26F
term	69 -7Ɣ7Ƶ9Ɯ11W14B25ŕ60Ʃ61ƭ
term $	89 -12Ʃ-7O17Ƶ21ŕ
term or	81 33Ʃ
terrible	89 9g10wœ12Ũ
test	84 9ƹ12ŧ34ǁ
tests	89 28Ǚ36ƾ
text	72 -9ǩ15ū21ś37K
text $	87 15K
text me	86 20ū
text or	89 
text you	87 -15ś-10ǩ40K
than	63 -9CU-8t-7ǩ7LƘǇ8ũŴǌ9űǡ10aŇŒƁƒƦƩ11Yœťƈ13ŅǦ14ƺ17ķ19pGŮǂ20K24ž
than #	75 -9ǉ7Ÿ9œǇ11ĺŮ15ƈ16Œť18ƺ25G
than a	83 -11U7Ɠ9ź12SľŪ13Ƙǡ18Ǧ
than the	87 13Ň16Ŵ19œ
than you	82 -10t26ǂ32p
thanks	86 11a13ķƴ
thanks for	86 11a13ķƴ
thanksgiving	87 35k
that	30 -25Ǉ-14is-13ŘŹƬ-12XƊƨǞǨ-11ZĹƚ-10eNPYľƗƦǊǟ-9Ʋ-8yƂƮǡ-7rƓƟƷǈ7lxFHŐƇǓ8ŌŝƆǁ9hWĵŗŸƄƈǕǖǢǦǧ10nĶŁŋšţűƅƏƜ11ŅŲƻǔ12AŕŮųƌƍ13ŔŪůżƘƩ14MŻƑǀ15Dƥƪƿ16joCƙǝ17dŒŬ18tuƝ19ŧǋ20pśƧ21Qũ22RĽŀū23řŦ24S26ǩ27ĺŤŽ29Ƴ30E35Ŷ39G42ŭ43ňő47ť51ŇŠ52bĸō57Ũ
that #	86 -8Ř10ƈ12ǘ17ƀ27Œ
that $	53 -16Ŏ-13Ŧ-11ŒũŶ-10QőŨŪǆ-8aĻŁśŵƨ-7FķĿŖƔƱǄ7OūƝ8ůƜǎǔǙ9wųŻǁǃ10Cǐ11ǅ12S13Ů14AœŗťŬǦ15Dƺ16HŠ18ŀňž19ŕ21ƿǩ22bh23mř24ǥ27Ō28ō31v47ĸ56Ƴ
that @name	89 -13Ũ12aŒ15ĸ
that a	68 -27ť-23Ŏ-21U-10PǊ-8Źż-7ƞƳ8J9Əǒ10ƴ12ľŕũƆ13ň14Ļ17ķőŤŦ18Ÿ21uĸ27G28S29ǩ30Ũ35h
that about	74 -7Ʊ10r11Ʈ13ƒ15Ň17T28ō
that accident	89 -12ż30ť
that address	81 -15D12F18E23G26n
that all	80 10ķƇ12Ǘ13u17Ū18ǋ26d35ō
that almost	80 22Ǖ
that an	89 11ǆ12ƅ16ū
that be	82 -7s10Ļǁ11A12EĶŎ13g16V
that bugs	89 9Ş12Ž13ŀ
that building	89 -12ƣ17ǝ31ǋ
that came	89 -7ƚ18j25Ŧ
that car	75 -10ƒ9ų21űŵ23Ů27ŭŲ33Ŷ
that claim	70 16ţŤ21ť27ŧ35Ŧ
that clear	87 23ň
that commercial	89 -10ơ10ǌ11ǋ17Ǎ
that company	80 -10Şǅ-8fĺ15Ŝ17ŝ32Ţ36ő44Š
that correct	80 7š8ŏž9ƴ11ǜ15p16d
that could	86 -15Ɲ12ĸ15Ŀ18Ǐ20ǚ
that coverage	87 -19ň-7W7Ŕ18Œ38Ƨ
that did	83 -10ǩ9ň17H21Ť22Ũ
that do	81 -32X-15Ƴ-14ű17Ū30ǝ31ĸ44Ŏ45Ũ
that does	89 12p
that down	86 -15d-9w8ǆ12ƹ15oƍ16Ɔ19p
that everything	87 7Z16ƻ37ō
that for	77 -12Ƴ7j8ǧ9ŭ10b12ŝ13Ťƻ15Ő20ŏ32Ũ
that from	89 -12h11ś16ũ22Ɲ
that goes	89 7R8E16Ʃ
that got	82 -7ŦŨ11Ƴƴ12Š18Ť33ĺ
that group	89 34Ƨ
that had	89 16Ũ22ƽ
that happen	86 -18Ũ18ť30Ť
that happened	87 -12Ƴ11ť12Š16Ƥ20Ũ
that home	87 -11ƪ16G17F20Ɣ
that house	83 -22S-16ő-11l13ƅƞ23ƒ65G
that how	74 -8z-7j10ņ11Ƴ13Rųŵǃǖ14fŨ21K25ļ29Š
that i	81 -14Ōǩ12u16b37ō
that in	84 10ň17Y20Ō22ř
that is	49 -22ǩ-16ƾ-15ƅ-12jŝƞ-11K-10s-9ŠƗ-8FňŘŻž-7ĽľŌŒŜŨŬŰƫ7qXőŔŵŸǅ8aivwłƠǂǢ9EŊƓƧ10Zŗǘ11lJŅœſƇƌƥ12UĶńō13op14YƒǏ15Ʀ16Wļş19ŤŪ20xŧ21ǃ22b23Ŧ26Ŵƿ27M28ķ30I31D34ŀ
that it	78 -20Ť-10ĺ7Ƶ9ƀ11ĻƄ12ńű13B14Ū15Xťū17ƙ43š
that job	79 -19ǅ-8Hō-7G19Ƨ29S34V
that just	89 14ǉ30ǈ
that kind	86 -13ƿ13ư24ƹ
that last	87 8ƈ12b16Ż
that life	87 -11Ʀ8Ƨƭ14ƪ
that like	89 -9Ļť-7ǩ13Ƴ45Ũ
that little	84 -19x9ū10Ľ13Ž14ƻ15Ʀ21ƞ
that loss	81 -12Ť13Ŧ21ŧũ23Ƴ24ť
that make	84 -11Ňǀ14Ŀ16ň22Ũ
that makes	76 9ū13ǔ15ŝ21Ƴ
that new	89 10ƌ11Ǐ12t31Ŷ
that off	89 9Ǔ11D14ř
that okay	83 -12ǩ12s34ň
that old	81 9HƋ11Ƶ12ű16š18tĶ
that on	84 10Ż11Ɯ13ƛ32ǖ
that one	71 -24ĺ-9m-8ƻ-7ǩ8ƅ9ƀ10A13ĿŻ14Řű15Ő17bg18ƒ25Ŵ28Ʃ47ŠŶ
that or	89 7Ŭ13D14Ŋ16Ł
that out	86 -8ǈ7Ƃ13ĸ17Ǒ18Š23b
that page	89 7ŗ12Ś
that place	82 -15Ʀ-8Ơ10n12ƈ18G21Ɨ35F
that policy	71 -9ǩ-8ľƧ7ţ9ś13Š15ŕ16Ş17ŗ25ř35Ŗ36ƪ47ő
that premium	89 13XǤ
that price	89 -12ľ-9Ʒǩ14Ŏ19Ň20r39Ņ
that right	52 -18G-17w-13ň-11Zŕ-10B-9Ƌ-8p-7cnŵŻƒǥ7sĵœŔűž8dzDXŉŚƝǔ9őƪ10şŭ11ŘǂǙ12loƔƜƨƫǑǦ13bſƺƿ14Ņ15ĹŃ16u17AƱ18S25Ő
that roof	84 34n
that same	86 -9ĺ14I15ő19Ɠ23ũ
that so	76 -11Ǐ-8Ř-7A7Ǎ9jņų11ĵľ13Ɲ14Ƣƶ17Ł20pǚ25ǁ
that somebody	89 -13I20ľ
that sound	80 -14S13ť18G20Ľ48Ň
that sounds	89 -9Ŧ10Ə14Ǜ16ť18Ũ
that still	78 -8tv9ƫ10fH12PV13qO15F17C28c
that that	79 -8cǂ8ǌ9ĵ11ƌ12ƽǟ13yƩ15p17Ū24ĺ
that the	69 -16I-9ľ-7ǩ8ƒǃǈ9ƛƧƱǊ10aVŀƯ11hůŻ12uŞ15Ə16Ǉ17ŷǕ18ǐ38E
that they	87 12ƾ13ƽ14Ưƴ15ƻ
that truck	83 -16ǐ-7L18Ŭų24ŭ27Ŷ
that vehicle	89 8Ű11Ŭ27ŭ
that was	80 -13Ũ-12Ƴ13AĻǜ14Ňť51ň
that we	89 13ō14ķ
that what	63 -18Œ-7Ņ7sBPYŪƩ8ĿŢƁƉƠ9ŕŬŽƸǡǤǩ10ŔƘ11UŨ12NWœŝƾǅ13űŵǏ14dńư16ƥǔ17ƅ
that who	86 9z11Ŭ13ƕơǔ17Q
that whole	86 -19Ʃ-7ƭ11Ǣ13Ũ20ƪ29Ƶ
that with	80 -30Ő-7ő9b13Ɓ77Q
that would	83 -7ĿŎ9ĵ11X15Ň20ǀ36c
that you	65 -14ķǩ-11Ť-9Š-7ŁŒ8mŉƖ9aĹōǕ10X11Ɨ12nĶƙ13Ƽ16ǋ19Ǡ20ŀ24ŗ25Ş26ţ31ŝ64ĺ
that your	72 -10Ŵ-9Š-7ƨ8ǐ12oISŖƼǉ13RŎǛ19L21ł24ǩ26Ǆ46ŭ
the	22 -24Ŗ-22Ň-21ő-18i-17Bōƴ-16ƣƤ-15ŝ-14Tš-13HĻňƂ-12ŏŢŸ-11otGŊ-10zIPV-9LNœ-8ĹŃ-7A7cşŠƶǡ8bmƍƘ9ũŽƎƷ10afľŪűƒǈǩ11ŐŔŗŰƓƼǇ12nŵƗƭǛ13DQŮƉƏǁ14ĶƚƜƪưƻǃǑǓ15JśƁƇƵ16ŧŭůƙ17eĿŌžǊǤ18ŤŻƥǗ19ŦǏ20dĽŴŷƈƌǆǋǣ21xźƅƊǐ22hĺ23łņřƐƢ24kEŁŕƧǥ25yUǅǦ26ƋƞƟƮ27ƑƖǍǞǨ28ųƄ29ǌ30Śǧ31ǟ33ŀ34ơǢ36Ŭ37Źƫ39ƛ40ƕƠ41Ǡ42ū
the #	61 -13ř-11ǡ-8XŦƑǖ-7ǩ7h8eǒ9ITľŅŕ10Oū11VƃǦ12ǄǢ13Ĵ14ŀ15ş17w18ň19Ǖ20sŒŷ21r25uE28ž33Ɩ
the @name	78 -21ǈ-12o-8ļ-7a8Œ14Ƙ15ř33Ő42Ś47Ŧ
the account	84 -10I14a16Y54ř
the address	87 -13G8D15E26ǋ
the adjuster	84 35ŧ
the age	89 -9Ɖ7Ǎ28ƈ
the amount	87 8Ǣ13Ɠ14Ʊ17Ƭ
the apartment	64 -12ƛ-9ƣ-8Ǎ-7Ɲơǧ10Ɯ13Ű15G20ŤƠƥ25F30Ɨ31Ƣ
the app	82 -12Ž10ś11ǆ16Ų23Ƅ30ŝ
the at	89 -7œ57J
the audit	76 34Ǥ
the auditor	89 -7Ǒ24Ǥ
the auto	78 -8Ĵ10Ƅ12Ź13ş15ž17ƃ21Ƃ
the baby	78 -14Ŷ-13ǂ-7Ƹ15w20u22Ư23v34x
the babys	86 -20d7V22v
the bank	73 -7Ł7ƕ8ǐ9X14ƙ15Ŭ20Ƅ40Y
the bar	89 42Ǜ
the basement	70 -11Ƙ13Ɯ14Ɲ29ƛ32ƥ
the beneficiary	82 16ƫ
the best	73 -9C-8ŝ7ņ8Š12ǩ19łǟ20ƞ23K24I27U
the big	79 7Ɠ9c10Z11Ǔ12ž14Ƈ26Ǐ39Ő
the bills	79 -7Ĵ8Y13Ŀ22Ʈ24Ł30Ǡ
the books	87 -7q14Ǡ26ǈ
the boss	89 12Ǚ13N16s20Ł
the both	89 14p15ǂ16Ư
the bottom	89 7e10ū11Ņ13ł
the broker	80 21Ŝ
the building	69 -37ǋ-10ƅƇ9ƥ11ƣ20Ǣ21ơ110Ǎ
the business	58 -36ǟ-25Ƃ-17Ɲ-16ŭ-11D-10Ǎ-8ōŪǩ7ǈ8ǎǔ12Ǜ15Aǃ20Ǌ31Ǧ37ǐ40ǥǨ46ǋ48ǆ56Ǟ
the call	84 -12r-10ao19Ł48s
the car	61 -20Ŵ-18Ő-14ƕ-13Ū-11ƪ-10tų-9x-7œƘ8Nū9ŠŽ10v11ƃ13Ƅ15Ų16ž19ź20ů21ŭ25ş33Ź36Ű55ű72Ŭ
the card	80 -14e-8v-7ū7a9b11ŗ14c15FŐ27ǖ37ř
the cars	68 -12Ǧ-10ŗ-8ǐ9ž11ş12ű21Ƃ23ŵ26ŷ43ŭ
the cash	84 -16Ʃ-9Ǡ20ǖ42ƪ
the cert	89 -9Ń36ǧ
the certificate	78 -12ǒ-10b14ǃ16ơ19ǧ
the check	84 -17ƒ-13Ư11Ő22ƫ49Ŧ
the children	87 15ƫ17Ư18v
the chimney	87 -7ǚ46Ɛ
the church	89 11ļƶ22t
the city	87 14D16Əǧ
the claim	77 -11Ŧ-9ŧ16ť20ũ30Ť
the client	89 -9Œ9Ǘ17Ǔ
the closing	84 17Ɩ
the cloud	89 28Ǘ
the coast	89 20C32ƚ
the comp	83 14ƀ15Ǥ27ǣ
the company	62 -19Ő-15Ƃ-13Š-10Qž-8Ůƴǝ-7q7ŷƾ8Şǆ10ǩ11Wǃǥ13ƧǠ18ǁǈ21ǐ22ǊǦ23Ǆ26ǡ36Ǩ40Ǟ43ǅ60ŧ
the companys	83 -20ǃ9Ŕ15ľ16ǟ20ǐ29ǥ
the complex	89 -11ǃ33ơ
the computer	87 7c10d13Ś
the contract	72 15ř21Ǔ28ƒ
the cost	89 21ŀ26Ş
the country	83 -11Ĺ14ǔ15C21ǀ23l
the county	84 8C10ǔ11Ə13ļ
the coverage	80 -12ŗ-7Ƨ11T13Ǣ15ľŃƭ17ŉƨ28ſ
the credit	81 -17ǖ-14ĵ11Ʀ13ĸ15ļŬ20Y41Z
the damage	84 -10ű20Ũ33Ŧ37Œ
the dash	86 -13ř25Ů26ū
the date	84 10Ɩ11d12ť33ŕ
the day	80 7ĺ11d15ŧ16i17Ɵ21Š29RƧ
the dec	84 16ǡ22ś
the decision	89 32Ł
the declarations	87 28Ś
the deductible	73 -18ƚ-10Y11ľ14ĸ21ň34Ř
the deliveries	78 12ǐ
the divorce	89 13ĵ19f
the dmv	89 33Ƅ
the doctor	83 -9Ŧ-7Ǟ9ƾ14ƻ23Ƽ
the door	86 -10w9ū13ǎ16Ǆ17Ǌ19ǃ
the doors	86 9ǝ15Ǝ22Ǩ25ǅ
the drivers	83 -7ŷŹ9a10ū12Ÿ16ż19ǩ
the driveway	84 -9Ű61Ū
the dwelling	87 -9ƀ38Ɠ
the easiest	89 11ś12K
the electrical	84 10Ǒ28Ƌ
the end	78 -13ǆ12Ǥ13ư16Łłǃ48b
the equipment	75 -7ƌǢ56Ǐ
the fall	84 12Ľ13Ǟ17ƾ26y27ŕ
the family	70 -34n-9P9mq10Ʈ17A21Y23ƶ26Ƴ31y39ƽ
the fifth	89 14Ĵ23ń
the file	87 25ś28a
the fire	79 8Ť11Ǝ14ĺ33Ə
the fireplace	89 22Ɛ
the first	67 -10a-9sƫ7Ʈ8AƠƩ9or12e17Ś21Y22x24ƅ27ń28Ń29Š30ǩ
the floor	89 -9ƣ-8Ǐ7x27ƛ34ǈ
the form	71 7hp8ĺƜ9a10fFļ11m13ĹŐ
the front	80 -7ř10Ʃ11e14Ƈ18ĺƣǈ
the full	80 -7c12Ɓ14uŹ22ƭ23D25Œ
the funeral	80 8Ʈ46ư
the furnace	82 13ĸ16Y23Ɗ26Ƌ
the garage	82 -8Ű16Ť18Ɯ20Ɔ28Ɲ
the gc	86 -12ǩ27ǧ41Ǔ
the general	84 -16ǡ20ǧ21Ǔ
the grades	78 30ź
the grandkids	89 11k29ƶ
the ground	86 8ƺ17Ɠ
the group	89 9Ʀ12Ƨ
the guy	89 8ƈ13Ľ22B
the gym	73 -15V10Ƨ27ŗ33ĺ
the heat	89 -12U-10i12Ɵ36j
the holidays	89 -12ŧ15Ǉ16U
the home	68 -8RƮ8hƝ10ķƔ11ŋ12ǋ13Ľƌ14ŷ17n21ƕ23q24Ɔ30Ʒ
the hospital	77 -13C-12ţ7Q8ǔ10ž12V16S20Ƽ21Ǩ24Ʀ25ǂ30Ƹ
the house	50 -26ŗ-13Ŭǋ-11IűƢ-10UĹŶ-9Ǆ-8Ū-7ŁǨ7Ɵ8yşƆƉ9HƇƎ10MƝ11ƊƮ12hŹ14ůƖƚ16ƙ17ƛ19Ƌ21ƌ22Z26ƑƔ34DƓ35ƅƜ37Ɨ38Ʒ46ƒ48ķ50n
the household	70 -14ų-11Ǌ9T14Ū23Ʈ27n29ŷ
the id	89 -9Ÿ14d22Ƅ
the increase	83 11œ32Ŕ
the inspector	79 16ƈ
the insurance	70 -44Ɣ-16ş-11Ŝ7Ş11Ǥ12ŐƇƫ13Ƥ16Ʀ18ǌ20Ŧ22Ř23ţ35Ł62ƕ
the jeep	89 -21ǐ9Ū20ų27Ŭ
the job	69 -9Ɯ-7VƮ8ƧǙ9ƃ13Ŵ15ů20Ʀǧ22PU23RƬ33W34ǣ
the keys	74 9Ń11ų44Ɩ
the kids	64 -27u-11k-10zķ-9ų-7Z8NŨƨ9ƶ11q12Ź13ľ15y17n22x23Ʋ29ƫ38ƭ39ƯƱ
the kitchen	76 -8Mǉ7Ǝ8ǈ10ł11Ǐ15ǝ18ƞ19Ǜ20ƌ
the knot	89 41f
the lake	84 15Ɵ17ķ18k30g
the landlord	76 -23ơ-7ǧ24Ơ72ǌ
the last	57 -12ĺǊ-11w-10Ƽ-9Ŧ-7ƭƮǁ7mĸłǎǒǙ8yƐ9eWŁŬƾ11aőǘ12ƛ13ť14ƹ15ĵ16œ17ƚư18Ĺ25Ƹ31Ŝ51ņ
the lease	65 -20śŬ-17ǋ16Ơ25Ĺ78Ƣ141ơ
the legal	89 11ǆ18ǃ
the lender	75 9Ƅ13ƙ28ƕ
the letter	84 -11œ32Ś34Ŕ
the liability	83 -10Ő-9ƀ-7Ǧ13Ǌ17ǥ55ǡ
the life	80 -12r-9ľƴ7Ƶ8Ƨƭ9ƨ10ǀ11Ʊ31ƿ
the limits	87 32ŗ
the line	80 -14Ŋ-13ǩ9ƪ12ķ17X18V29s38a
the list	89 14ĺ16Ŀ25ǐ
the little	76 -9o16v19Ư35x42w
the loan	80 11Ŭ29ƕ44ƪ
the lot	86 -15Ɔ8Ƅ11ǟ14Ż15Ƈ30Ƒ
the lower	78 9ƃ29Ɗ
the lucky	89 32o
the mail	84 -17J14ļ15Ľ26K
the main	83 -20ŷ-16Ɵ10Ɔ14Ŝ18Ɗ20ķ25ų45ƛ
the market	86 17H42ƒ
the middle	81 9v10ĵ15L26N
the moment	84 -12ŗ26Ő49ŏ
the money	75 -20A-13ǔ-8Ư7ľ9Ŀ18ƶ23ŀ27ǖ34Ǡ40ĸƫ
the month	80 11Ơ17Ń22ť29Ĵ
the morning	89 18ů32R
the mortgage	73 16ƭ19ƕ20Z26Ʈ
the most	78 -17Ŗ-16Ƙ7Ŀ8Ǐ18X33Ɨ36ŗ
the move	87 -12G15H46ƞ
the name	71 -10b-9Wǋ-8a7ƻ9Ŭ11Ŝ13ơ19Ǡ22ǃ38Ő44Q
the nearest	87 20Ə
the neighbors	77 8Ɯ9Ŀ13Ť17ƞ
the new	67 -25Ǟ-20ƅ-15Ǣ-14i-9o-8G7Ƶǅ8ƀ10DŃŔ12œŕ23Ǐ24Ŷ30ĺ31U40Œ47ƞ
the next	80 -8CŃ-7O8Ź9ǀ15Ļ17H25k29ŕ
the note	89 -17ƭ-7S39Ŭ
the number	73 -16ū-15e-8Ť-7a8ƌ9Ÿ11D12Œ13ŗƛ20ŅǇ25Ƭ47ř
the numbers	89 -26ž-7ǡ7ū10d20e47ŗ
the odometer	86 40Ů
the office	73 -23ǟ-22Ɲ-9Ů11I12Mś15ŭ23ǈ29ů35U41R
the old	65 -17Ǟ-14ƪ-10Ņ-8Ɨ-7ƈǟ11Ɖ12Ƌ13ŗ15ƀ19D23S48œ69Ƶ
the oldest	84 -14y14v17Ź20w
the on	87 -12ƀ11ų15Őż17F18ŕ
the one	65 -17Ƽ-11st-10ǥ-7DQŶƮ7zĿŻǨ8ƫǡ9Iź10ŵǉǍ11Ƶ13Ƴ14Ƣ15ř16ņ18hƻ19u20ž21ŒƧ22ţ24ş25ż29Ū32Aǋ
the only	74 -14T-8ŭ10mƘ13ńƼ17ŷ23Ū27Ʈ
the original	84 8ƌ20ƈ
the other	67 -18ş-12Ŧ-8nń-7ŭ9ƣ10Ş11Ū13ǂ14Ƶ16ſ18ų19w20łǈ30ž40Ŵ69Ņ
the outside	87 -22j57Ƈ
the owner	84 -19F-7ǋ18aǢ19ǌ20Ǩ21ǆ
the owners	89 -11ǈ14ǉ16ǆ22Ǩ
the package	89 9ǥ19W
the paper	89 14Ś16Q
the paperwork	80 7Ɲ9ś11ǃ15o19JǠ20Ś
the past	84 9ţ10ƾǀ14ņ15Ż
the payment	86 -10Ř11Ŏ23Ĵ
the payments	84 -14Z13Ʃ19Ĵ20Ʈ22Ɣ
the payout	89 -16ƶ13ǩ15ƫ28Ŧ
the payroll	84 -18ǉ-11œ17Ǡ23Q34Ǉ
the phone	72 -27I-9Ň-8Šǩ9Ĺ10C11Ōǖ12ľŜ13Ǆ15r16Śǟ19c20ĺ27Ž36O
the pickup	89 19ŭ25ų
the picture	87 8Ķ38f
the place	66 -16Ƌ-15Ŭǩ-12H-10Zơ-9Ʀ-8Sǋ-7nŐƙ7Ƒ10Ɩǝ12G13Ɛ15ƞ17ƒƟ19ǖǨ27ƅ28Ǌǟ29F30ƌ32Ƣ35Ɣǅ39Ơ
the plan	79 -7Ş9Ǩ11H12zVŀƯ14ł19Ʊ
the plant	86 -15Ǟ12Ƨ18U30S
the plate	87 9ǌ35ū
the pleasure	89 -8ŭ29a
the plumbing	89 7Ƌ13Ǒ
the policies	79 14ƫ
the policy	64 -16ǥ-15Ǣ-12ſ-8ş-7ŏŬƦǡ7Ś8bś9ǩ10Ɩ11ƚ12ŕƧ13Ū15aŒ16ơǞ18ƪ22Ǐ23ř25Őŗ37ŷ
the pool	89 24ƍ
the premium	89 11Ʃ12œ
the price	74 -22ƒ-17œ-13Ņ-11ł-10ľ-9X-8iĴ9ŊŘ10ŞŢƈƴ15ĵ21Ʃ27Ŏ28ŝ37ŀ40Œ41Š
the proof	84 29ƕ
the property	75 -12Ɨ-11Ő14ǋ15ǥ23Ƒ24ǌ28D
the quote	82 -7a11c14ǃ26e35J
the rate	81 -11U11ĵź15ĺŎ16ŝ17Ş29c
the reason	89 11Ƃ16š25Ĺ
the renewal	76 -7Ō18ś34Ĺ
the rent	84 14Ƣ40Ơ
the rental	89 -7Ɓ46Ƣ
the repair	89 21Ŧ
the rest	84 -12Ƌ7ƥ8ŷ9ś14B20ō27ǩ
the restaurant	89 -10ǐ7W13Ǜ21ǟ
the right	84 -7ǣ11ƭ12a13dX14Ǥ
the road	80 -8tǋ9ǐ11Ǧ12y13Ə22Ǟǟ24Ź27ŭ
the roof	63 -12t-9ű13ƪ17Ƒ55Ɖ64ƈ
the safe	89 15Ž
the same	66 -17c-12H-7Ĵ7łŰ8Ɩǜǥ9ŗǍǞ10Ŝ11ņƇǇ13ũ14Ŵ16oŶ20Ʃ27ş35S41p
the scale	87 24ł45ƺ
the school	87 -8Ƃ16ǔ23Q27Ǔ
the second	80 -8Ū20Ō53Ŵ
the service	89 11y12Şư
the shop	62 -23ơ-20ƣ-12Ƥ-9DS-8iĹŐ-7Ǣ7Ǐǘ8y9g10ǐ11Ǧ13UǝǠ19Ǩ21Ɓǋ22Ǎ26ǈ29Ɨ30ǅ34ǥ35ǟ39ǌ45ŵ
the size	89 -11Ɲ14r15Ɔ
the south	89 11l13Ɖ14C
the space	87 -25F23ǋ26ǌ
the spring	86 8Ǟ11H14t28ŕ
the square	89 11Ɔ
the state	74 -14ŗ-9ŃŸ8ƚ14Ķ22Ež31C37Ƅ43ǣ
the store	80 -11ƣ8Ǐ11ǥ16ǎ17ųǊ25ǟǢ28Ǎ
the story	89 7l38Ť
the street	78 7E9ƣ12ǋ16Ű26ƙ
the stuff	82 8ķ10ƥ11ƹ12ƿǕ44Ǣ
the subs	89 25Ǒ
the surrender	89 14ƪ
the table	87 8Ś23s30n
the tax	87 8f12ǃǊ21ƅ
the the	67 -7v7SƄƦ8kŌŠ9wƇƈǠ10CŮǌǧ11cŃƛ12Vū13uŇ14Ŕ16tƗ22ž
the thing	83 7ŝ9ł14ŀ17Ŗ45Ŀ
the time	84 10Ĵ11Ń12ų13Š14Ļ16Ų17F
the title	82 27Ɩ37Ŭ
the top	79 8a9Ƃ12ĺ13Ɖ19ľǊ36ř
the total	86 -12Ť13Ơ14ZŅ24Ŧ
the truck	71 -33Ū-17Ɣǐ-15ƕ-7ŷ9űŵ12ƦǏ14Ű15Ŷ16ŭ18ǋ20ų21Ŭ34Ŵ43Z
the trucks	87 -15Ƃ9ǐ15Ǧ20ŵ
the umbrella	89 16Ǧ
the uninsured	86 28ſ
the upstairs	89 8ƛ11Ɔ14Ɯ
the van	86 -14H-9ŷ11ƀ18k21ǐ22ŭ
the vans	89 7ŭ11ǐ
the vehicle	86 14ŬŰ22ū
the vin	73 -15ś92ū
the water	70 9ƙ12ƍ16q18Ť20ǝ21Ɵ26Ƌ
the way	73 -15Ɨ-9ľ10o11ŧ13Ƒ14ƶ16ũ18m24a31y46ŀ
the weather	84 17ƚ35j
the website	87 10ļ12Ĺǖ
the week	86 -12R9ĺ10ǎ12L17ŭ22P27i
the weekend	87 10k26ƿ
the what	83 11ĿƂ14J15Œš
the wheel	80 -10v9ŷ32Ź43ų
the whole	73 8ũƜ9Ň10tư11h12š13ŔŦ15ů17kOǉ21ō22ƈ
the windshield	89 25ū
the winter	84 -13Ɩ12ǎ26Ɵ27ƛ
the wiring	84 9Ƌ12Ǎ
the work	82 -7ŗ12Ǩ13ǄǠ18J28Ƨ34Ǒ
the worksheet	80 13ǣ
the worst	81 7Ř12Ǥ14Ŷ18ǜ23Ş32Ŀ
the yard	80 -7Ɨ10Ŵ11H19ƞ21ƒ38Ƒ
the year	76 -8n10ƟƷǟ11ŮǤ12Ǌ14ƅ18ť23ǅ
the zip	80 32E
theft	87 10ţƎ13Ť33ƀ
their	62 -11ŭ-10d-9ŷ-7m7zŽƃ9ŚƳ11ŝǗ12yŧ13Ǖ15Ǒ18Ƣ19vŔ20ǐ31Ņ38Ʊ39ǈ50ǒ
their own	74 -11ŭ9z11ǘ14Ƣ17y18Ǒ24ǒ27ǐ
their price	89 20Ņ
theirs	87 10őŔ15Ǔ29Ņ
them	52 -21ŀƱ-20ǧ-15Ŷ-10aĴŎ-9ǅǩ-8GĹĻŦ-7ĺŃŊǌ7ļŰƘ8eŷžƻ9xPś10gŔǕǚ11šŬơ12Ƭǐ13Ƅ14şż15w17ƶ18ŧ19S21œ25Œǈ26ǑǓ29ǒ30y31ő34Ư38ŞŢ39Š51ŝ
them $	58 -25Ʊ-23Ĵ-21ŀ-15Ŷ-8Ŏ-7Ńǧ7ł8œŕŗŪ9Ƅ10ŷ11xś12PŒ14ǚ16ǐ21ƶǒ22Ư28SǑ32y36Ş37ŝ38Š46Ţ
them and	80 -8ŝ22ő
them in	89 13Ǐ15ő18Š
them on	87 -11a-9ƕ-7v14Ƅ21ŧ24w
them right	89 9ž13Ş15ŝ
them so	87 -10Ş12Š15ŝ22Ŭ
then	64 -19Ť-15Ň-10v-9ő-8ŪƼǏ-7GŜ7sǔ8mœťſƒƔ9cQńŉŶƾ10Ƈ14ł15ƫ16wy20Ŏ22Ʃ25ņ26ǝ27ŵ29ǩ30ũ48ō
then $	77 -17Ň-9Ū-7Gő8ņ9Š11œƒ12ſ24ũ27Ŏ28Ʃ31ǩ34ŵ
then it	87 11Ɣǈ14ť16y
then what	81 -23Ť-10Ǐ11m13ũ14Ƨ35ǝ68ō
then you	89 -7Ŝ13ņŉ14c
there	37 -21ǅ-19C-18d-17Ŷ-16Tǎ-15ƛ-14ƓǏ-13ĺŐų-12rľņœ-11IŒŪ-10łşƘƥƬƼǇǌǞ-9ťǑ-8cpzŀńŅŴŸƅƯƵǘ-7vKĻļśŲŻƌƭƿ7AEWŌũƦǢ8ŖƀǁǓ9jŃơƢ10Ơ11hřƏƣǔ12YŗŬƃƎ13Ʃ14lUŵƑǦ15ĶŞƙ16ţƍƚ17HšƁƜƲ18uŉƂƤƶ19ƪǃ20Ǜ21fiƗ22ŷƉƱ23V24Řǈ25ō26ƧǨ28ŝǍ29ſ33S34Ɵ35ƞ36Ɗ38Ɲ41Ǆ44Ŝ47ns68G
there $	51 -25ő-24ǅ-21d-19Ŷ-18ĿǇ-17TǏ-14ŇƓ-13Ǒ-12uCņƘƢƭƵ-10PńƲ-9g-8QĺƛǌǨ-7DMXłŐƯƷ7iũźƄƈǂ8tĶň9ř10Ɯ11sRţ12ǟ13HŚ15jEƁƤ17Ǔ18Şŷ21hWƚ22ŗ25ƊƗ26Ɖ27ŝǩ28lUǈ29Vſ41G46n52Ɲ57ƞ60Ŝ73Ǆ78S
there a	55 -16Ŀ-14Ư-10jUŅŴ-9ŗ-8SŖǍǦǩ-7sƙǗ7Ʀ8JŬ9ĹŲƔ10Ł11HƎǓǜ12Ń13Ƒ14Ə15W16ō19ƊǢ20őǛ21Ź22ƍǃ24Y25ŵ28ƶ36Ǩ37ƣ39fƲ46Ʊ51Ƃ
there an	84 -44Ƃ-15ƣ-12ǆ16Y17ǃ27D44Ǧ
there and	69 -11Ǡ-9Ǩ-8ǩ8gJ9s11W13Ŀ14Ǉ24Ƣ31ǈ
there another	89 9Ŵ11ż19ŵ
there any	66 -10ǖ-8aŏ-7ǂ11uŭ15ƪ17Ƹ19ű20ƙ23Ō
there anything	68 -7ƥ8ƃƻ9Ŀ10Ɗƽ11ō13ưǍ14ŝ16ŉ35Ʀ
there are	89 -8C12N13ƹ18ƞ
there been	78 15Ƴ33ţ
there by	87 17ǋ22Q32Ʒ
there cash	80 -17ƪ25Ʃ
there employees	80 11Ǒ
there for	75 -19Y-7Ų7Ɨ13Ư15ſ17Ɲ23V31Ř
there i	89 -9n7ƕ11Ɯ17M27w
there in	80 -10ƥ7ƁƎ8Ɖ10š11Ɗ18XŚ
there is	60 -12ƕ-11ǈ-7FI7mHZŕŮƍƙƵǦ8řŽǆǐ9ŉƔƘƩ10šũƁ11fYķƐƑƤƥ12Ķ14Ń15ƪ17ſƨǥ18Ř20Ŭǁ24ǝ26uŏ
there like	87 7D11R
there more	89 -9ŭ13G21ōŷ
there on	84 7nG9M12Ʃ15Ƈ20F
there or	74 -15ǟ-8ǎ-7Ǟ8ŜƪǗ11lyU13SƀƜ15nŖ16i21Ş33ŝ
there right	89 -9ŀ14Ɵ18ơ24Ŗ26ŗ
there so	89 8ŝŷ9ƕ
there somebody	87 -13Ł13ń25Ư28A
there something	73 -13ŝ-12ǩ8ŉō12g14Ŀ18Ƴ22Ş26ŀ
there sprinklers	86 9ƣ12Ǎ
there still	80 
there that	78 10jG16Ɨ
there was	83 -11œ-7ť11Ľ13Ŕ29Ƥ35š
there what	82 11a15ǈ17Ʀ
there when	89 -15Ƴ14ƙơ29Ť
there with	81 7ƪ12Ɯƨ14Ű15Ƣ48s
these	62 -12ű-8R7cƸ8qCǛ9ĺŖŜƁƠ10nŐ11Ǉǟ12Œǌ13f14ƺǞ15ǩ16Q17tAŪƒ18lŋ23P28U
these days	66 -13ű-8R-7A8cCƸ9qǛ10ǟǡ11nUŐ12ŜǇ14fŒ16ƺǞ18Ū19tQƒ29P
these things	89 14Ŗ29A
these years	89 16ĺ28U
they	44 -14ĹňŵǟǨ-13Ń-11lĸŀ-10u-9aXYĴĺĻŠƶƷǝǣ-8ZľŇŨƵǃ-7ckCQĿņŕŭŶŷƃƜǢ7SŢǈǛ8ƋǏ9œƾƿǇ10ŖǕ11żƈƽ13ƁƖƻǓǧ14zUŐǒ16Rŗ17šƦ18Ǒǖ19xķ20yŜ22ƅ23Ơ25ơƧƪ26ŘƼ27w29ƕǤ31ŒŦƴ32W36v39ŅƮ47Ş51Ŕŧ54ŝ
they $	83 29v40Ņ
they are	76 7ŬƇ9zƈ11H12Rœŝ13Ɨ21Ţ22Œ
they at	80 18Ǐ
they be	86 -7T14y15ķ36Ʈ
they been	89 -8i55ŝ
they charge	86 13Ǥ15Œ23Ơ
they cut	89 15V16Ƨ
they did	87 -8H12ƈ13Ő18Ŧ
they do	78 -10ķ11Ʈ12ű29ŧ32Ş48ŝ
they employees	79 -16ǈ35Ǒ
they gave	87 -8Ʀ9W10Ƨ11ŅŔŻ
they get	84 -11ŵ-7ĸ13Ʈ17Ǖ20Ʀ24Ơ
they give	76 -7U10ő12Wź13Ŕ14ƪ17ŅǕ20Ɓ24Ƨ
they go	76 -10ŧ9Ʊ12Ŗ13ŅƉ22Ŝ
they got	87 -7ǣ16ŝ23Ǜ27Ǥ
they hand	89 -7Ļ13ǒ20Ɩ36ƪ
they handle	89 -7w18ǈ24ŧ
they have	75 -10Ŏ-9B7D8ŐƏ10Ţƾ12ƮƻǤ13Ɠǂ14ǋǑ17ƽ24ŧ
they in	89 -11x21v
they let	87 8U19š42Ş
they need	87 -33Ń-20Ƅ7Ƭ12Ʈ16ƭ20ƕ33ǧ
they pay	73 -18Ʈ-17Œ-15Ņœ-13Ǩ-11Ŕ-9ƒ-8ĴǑ-7ǉ13ǖ14ŧ17ŗ19Ʀ20ǩ24T37Ŧ40W50Ř
they put	83 -8ŧ13Ǥ19ŗ20ƅ26ƻƼ
they quote	86 26Ņ
they raise	89 19œ28Ơ
they say	78 -9ǩ-8Ĺ14Ƭ16ƾ17Ŕ19ũ27ƴ
they sell	89 14Ɓ17Ʃ30ƕ
they split	80 17Ǉ
they take	82 -13ǖ-8Ơ9Ź10ǐ16W18Œ19ŝ36ķ
they tell	83 -16ŧ12Ƅ23B41Ŕ
they treat	81 22Ş45ŧ
they want	83 -9ŷ-8ž8ǌ14Ű33Œ45ơ
they were	89 8ņ10Ũ12U14Ņ
they will	81 -9ĵ7ơ11ƈ12ŹǒǓ13Ń14ţ16ƕ
they would	84 10ǁ12Ŗ13Ʈ19ŗ
thing	61 -19ǩ-11ƿ-9Ż-7ķĺţƨƳ7pŖƲǘǥ9Ƈǟ10ŕŲŹ11ŤŦǃ12ĴǠ13Ş14QĻ15ŪŶ16łƹ17Ž19Ƙ20ƞ23ĿƗ32Ń33ľ36ŝ37ũ
thing $	76 -12ƿ-9y-8Ş-7ł7Ł8Ɛ10ǀ11Ń12Ž13ǟ14ĿŹ15ŖŦƘ18ľ21ƹ
thing about	80 -23Ŀ-14ǩ-8ľ23Ŷ28ƞ36Ş49ŝ
thing or	83 -9ż-7Ƴ10ŧ15ŕ17Ť29Ńũ
thing that	89 11ł30Ŀ
thing you	82 -7ķ12łŠ17Ŀ25Ū45Ƙ
things	65 -9BƑ-8ǩ-7Ɵ7ĹŽ8Ŗ9Hł11ŊƥƩ12ŝş13Ǆ15Ɨ18ǈ19iƢ22U27ǟ30A
things $	81 -30ǟ13H15ƗƩ16Ĺş34i
things are	77 -7ǟ31Ƣ38U
think	59 -18q-12ƨ-10ǠǨ-9Zƭ7Kŕž8ĿƶǞ9OĴōƓǊ10ķ11ǋ12hƷ13Gƒǝ16ű19ŨƬ20ŔŖ26H27B35ǩ38r40Ň
think $	76 -34ǩ-20q-12Ư-11ZǠ8MƷ10KŹ17ķ18Ƭ22r32B93Ň
think about	72 -9ƨ-7ŇƬ7ƀ10ŀŨ13Ĵ14Ƥ15Ư17rVĺ20ǩ
think it	84 8Ə16ŀ23ű
think that	87 9Ɠ13H28Ŗ
think you	80 -11V-9y-7Ň10ś11ŕ13O16Ǟ22Ƭ32H
thinkin	84 8Ŀ10ĺƵ13X16V
thinking	69 -9ưǩ-8ŗ-7Ʀ8Ŀƀ9Ǟ10VǦ12HXƵ17ĺŠ22Ƴ24ƭ32yƬ
thinking about	78 -11Ƭ-10ư-8Ʀ13Ŀ21ĺ24y27V28Ƴ
thinking of	81 -13V13H16Ƶ17yǞ21ƭ
thinks	87 36r
thinks it	89 37r
third	81 -8Ƈ-7Ǎ9Ŝ10ǡ16Ɩǅ20d21q22ƣ
this	46 -15Ŗş-13oŇ-11yŒƷ-10Ƣư-9Şƌ-8RŤƁƨƫƬƶǟ-7TķśŨƞǝǨ7ľ8xLOƺǈ9ňŜŴǁ10Jœŷƕơ11X12Ǟ13cdHŀƭ14m16Ƴ17AǊ18ł20k22Ɩ23M24jŌ26B27Ƶ29N30I32sŁ34Ļŋ35Ŏ36Ĺ38r45Ń46ŏ49a54ĺ
this $	62 -45ǈ-17ĺ-14H-9ŏư-8Ĺ-7ƫ7oƕ8Dľǁ9Ŏ10Ŀ12X13ĴŁ14Aţ15ŋ16tŀŃ19Mơ21sƳ22ł25Ļ37r70a
this a	81 13I27Ń28ǅ36N
this afternoon	87 -8Ń12Ļ15i19j20Ō
this by	87 -9Ō16Ń21A28M
this call	80 -7a14Ĺ15sŋ30Ļ
this is	82 -12ŕ12ĺ13ǡ15N16s19a31Ĺ
this line	89 -7s10Q12r
this month	89 7ĺ22ŕ
this morning	86 8i11a13ŏ14Ĺ
this off	86 17Ǌ37ĺ
this on	84 -7Ť13Ł81ĺ
this one	84 7r8ƺ13Ɵ14ļ24Ŵ
this ones	87 10m12ƈ14ŵ28Ƶ
this over	86 24J
this so	89 -7a10h13Ǡ15Ƶ17ũ
this summer	89 22x26k
this the	87 9ĺ10a11Ł
this week	82 -17i-10y11ƕ24ĺ26Ń29Ɩ36L
this what	87 -7Ń9łǒ11mK18ľ
this year	74 -16ĺ11ƻ12Ń13HƠ14ťƾ22Ǌ23k27cǞ
this your	81 7Ł16Ƥ26I39H
those	58 -10D-8Cǖ7ņŗŢžǌ8EűƅƗƞ9ŕƉƎǒ10AZńƍƯǄ11ĵŇŝŲſƈǊ12ǐǩ15Ǒ17iǇ18wŽƑ20ƩǤ32Š
those #	81 -12D9w10šž12u13E14ǩ
those $	82 -10ń11Ő12vŕ19ĵŶſ
those are	86 -10Ƒ-8C11Ǥ14ŝ16ƞ18Ǆ19ǩ22w
those guys	87 11ő26Ǒ
those old	87 -7Ƌ12Ǎ14ƅ15ũ
thought	78 8Ƃ13x18Ŋ23Ţ37ǩ
thought about	80 8ư12Ƃ27Ţ
through	51 -11Ɣ-10ŏ-8m-7Ĵǟǩ7ŬżƂƗƱƻǝ8łšƦ9zŵ10ZƁǦ11ƚ12śŧƧ13nĸŐ14ŊŖ17ǥ18Ťũ19jƳ21ƨ23ŗƕǖ24WŨǎ
through $	84 -17m-12W-11ǝ7Ń10ǎ17Ő20lƚ
through a	83 15ŵǄ23Ƴ
through it	82 14ǝ16ňƤ25Ŋ28Ť
through that	82 10Ǥ17żǘ21ŧ23Ƴ
through the	66 -14ŧƧ10ļ11ǣ15ŗŤ17ǥ18śũƚ25ƨ26Ŗ41Ʀ
through what	76 8ŵƷ9r10yZ12ǝ14Ǩ16ĸ19Ʈ
through work	70 -35Ʀ-10R7ƨ26W37Ƨ49ŗ
through your	69 -13ƚ-9ŗǟ8Zǎ10nĿ12RƗǈǥ13Ǧ16Ɓ26j29W39Ũ
ticket	80 34Ŕ36Ż
ticket $	87 12Ŕ20Ż
tickets	69 16ţ33Ż
tickets $	82 -12ţ25Ż
tickets even	80 22ţ
tickets in	78 8ţ10Ż
tie	89 -18ǩ7Ľ23f29ł
tied	89 11ķ16f20Ǐ
tight	89 10ǝ14H23g
til	82 9Vǧ13Ƅ14v15ĺ21ƭ
tile	89 22Ɖ
till	72 -20v8sƗ9gOƩ10Ɩƾ11Ƒ18ĺŃ26ŕ46ƭ
till the	82 -22v-12y11g12Ɵ13Ƒ14s44ƭ
time	54 -10Ƈ-9Ʀ-7ƗƼǁǗǩ7yFĵųƐƒ8œǖ9Sƈǘ10ƴ11kŃņƛ12ŵŸƧ14šŲ15ũ16Ŝƺ17Ļ18s19ƸǇ20Ŕ21g25ǎ29V30R35O37N39L
time $	66 -25L-15Ǉ-11ǩ-10Ń-9H8ǎ9VŠ10ų11ũǖ12Ų13Ɩ14œ15Ÿ16ƺ18Ļ23Ƨ28Ŕ35g37N51R
time and	84 -14R13z15N16L27Ǉ
time do	84 -7gŗƖ25ǎ26R30O
time does	89 -14q-8ƨ-7L14ǎ45s
time for	86 11L13n21O
time or	80 -7V7R11ŲǙ16Ɵ26Ǉ
time to	86 -8Ɨ18ƒ40L
time what	89 8Ř11œ13vŝ
time you	76 -9ǁ8ƫƹ9ǒ10tŞ12Ɛ13ĵŖƾ17ǘ24k
timers	89 -13R-8Ǟ15Sǣ25Ǉ
times	80 -10T9ţ10Ɵ12WƧ13ǎ14Żǀ26Ʀ42ǩ
times your	87 -9T20Ƨ26Ƭ29Ʀ
tip	86 13ŉ45ł
title	78 -12ũ7q15ű25Ɩ29P41Ŭ
title $	87 18P23Ŭ
titled	89 14ķǐ
titled to	89 14ķǐ
to	31 -23Ʀ-21S-18Ʃ-17pŤ-16Ŗƪ-15ű-14inş-13qǅǈǒǛ-12j-11wŏŒƻǋ-10ǣ-9rǂǖǥ-8fvťƟƿǇǡǢ-7DWƁƃƊǆǊ7kIńŘƙǩ8ŇŷƸǧ9oķƌƧưǀǍ10ĿřŴƑƮ11Ɣǔ12ųǌǜ13dLǓ14OVǗ15zT16NĴĻƗƜ17GŝŶƭǁ18tļŜŹ19BĺƤ20eyAKĸƕǝ21ŋƓ22XľŲ23Ǐ24Zō25sŧ26aœţ27HƷ28śŨŵžƯ30ł31Ŏ32ŉ35Ń38Ǟ39Mƫ41Ţ45ŁŌ47ůƶ56Ƶ
to #	73 -12Ƭ-10ŗ-9Ţ-8Ĺƅ9Ŀ11Ňž13V14RŒƃƸ17Ž26T27X28Ř36ǎ41œ
to $	65 -22ǩ-16ś-13Ƅ7ŬƠ8C9Ŧƾǀ10ƽ12ƹ13Ŀ15YƳ21Jƕ28ńƶ29ǔ41ƫ
to @day	89 8L14k23R
to a	75 -11Ƭ-7ĴƱ10XZ11ŒƠ13ƜƤ16Ǆ20ƛ21ƫ22ǩ30T
to add	89 -29Ǟ-10ŉ16Ɓ31y67ō
to ask	71 -11a-9ō7Ʒ8Tƿ9ũƵ10c12š41Ł79ŉ
to be	60 -21Ǔ-16ǩ-11q-10ķŶ-9X-8ŌŠ-7ũ7zHźƢƵ8Ư9ř10ľž13KǞǧ14ĴŁ15ōŏœ16łŨŹ18Ŏ21Z22ơ23Ş24ƭ26s27ƶǌ29O
to build	87 11ƌ15Ɛ24Ɠ
to buy	73 -12Ƶ9Ǐ10W12ƙ14ł15ƒ17Š24Ō28H45Ɨ
to call	79 -11Ł-9Ť-7Ĺ12I15ļ21ţ24ĺ27L
to carry	89 -15O-8ơ13ǌ32Ƅ
to change	77 -8Ş8V11Ţ12Ŏ20T
to check	87 10m12A13ŏ16Ŝ
to close	76 -11ţ-7ǎ16Ɩ49ǝ
to college	80 -16Ʊ37y
to come	80 -10Ř11Ĵ15ǁ19Ŏ22ĸ30M
to compare	89 8ł13ŗ21ń
to cover	87 16ǝ31Ʊ
to do	64 -14x-13Ļ-12ŏ-11H-8RĹŞ-7ĺǩ7ǧ8kŀƶ9BľŜ10Ǆ12Ŷ21s28g31Ŏ33y36M43Ƶ50ŌƯ
to drive	79 -10Ū14Ũ30ŵ40Ų43Ŷ
to drop	89 33Ƶ
to each	89 10ƫƶ16Z
to earn	89 12Ʈ39Ŏ
to every	89 -14Ĵ11Z14Ő16ůų
to expand	89 39Ǟ
to file	89 17Ƅ36ţ
to for	87 10ĺ21A
to get	64 -10ŏ-8ƿ-7lű8pVŘŵ9ŮƖƱ10Jŷƫ11ůǃ12ŧƕ13AĶŊ15Ƶ16M18Iǝ20b26Ń27Ŷ28Ļŀ29K
to give	86 11r20Ł21ŝ
to go	67 -14Ř-13Ň-10Ʃ-9ƪ-8cH-7rA8R9sǐ10ķŹƶ11k13Ŋ15Ʈ17BňƋ18V19ƒ34Ƥ36Ō37ƭ43Ɣ
to have	75 -12ǌ-8Œǩ9Ź10Ʒ12Ł13ơ14ƙ15Ƅ17s21Ǔ25ō40ƶ41Ń
to hear	76 -15s-9ƶ8zB9rņ11ŔƉ14f20Ŏ23t44ǩ
to hire	86 -12y-9V-8Ʒ23Ư58Ǟ
to it	80 -15Ł8ƚ9ĺ11Wŗ15ſ16ō17ų34Ƨ42Ǘ
to keep	73 8o10ŎŝƮǨ12a16V17ŋ28ſ
to know	66 -19ō-11Ĺǩ-9Ļ-8Ŏƶ7mƸ8rGŏƟƢ9uFļ10ŰƃƵǊ11Ɯ13ŘŲ14Œ27c78ŉ
to last	89 14ƭ22ǉ
to leave	73 -7Ŋ10ŷ12Ļ13s19Ţ20ǩ22ƶ28ƫ
to list	80 -9ǒ8Ƣ11ǧ13h14Ƙ17n20Ŭ23ŷ
to live	87 -8Œ9G14ƅ23Ơ28Ʈ
to look	79 -7i7ř9s14Ư16Ŏ17Ľ20z30ł31ĺ
to lose	77 -9ǝ10ǔ14ŝ21ő28ķ
to make	79 -8ŭ8Ʊ9ƌ13ņ17Ō18Ń22O29Ų
to me	75 -10ŌǨ-7Ŗ10lN11ň12ř13ĿŚ20ś34ļ36Ş
to move	78 -8Łś10Ŏ15Ō21Ƥ22ŀ24Ń26H
to my	89 9e11ĿƖ14ǩ
to need	86 10d13oŁ17a20P
to pass	86 17s19Ʒ33ƶ
to pay	71 -19ĻƦ-16ő-11ƒ-10ľ7ŦƬ8ĸ10ŕ11ƀ12Ņǖ13Ƥ14ŧ15Ǖ23Ư24ţ32œ44Ĵ58X
to pick	87 -7ĺ13ǆ17Ĺ27ľ
to price	89 12Ƃ17ł18Ƭ
to protect	89 34ķ
to pull	89 18Ĵ25d
to put	71 -8H7ał8YƑƒ9ŦƜ10q17Ō18ĸ20Ŵ22Ū34Ɠ
to quote	89 -10Ĺ17Ǧ20ž
to reach	82 -17Ĺ9Ə12I20K21L28ĺ
to read	86 11Ƽ15d21e27a
to rebuild	82 29Ɠ
to record	89 18ŋ
to replace	78 -14Ɠ9Ɨ10ž12Ʈ15Ƒ17Ƶ31Ǐ
to run	76 -9Ń9Żǖ10Ł14E17ū25A27e30ƭ38O
to save	83 11Ţ20Ļ32Ř
to say	78 -18Ŏ7Ǣ11rŁǈ19ŝ21ǩ30ł
to school	82 9lŵ13Ź20mź
to see	78 -11ǩ-10Ń-7ŝ10ƾ11Ƭ12ź13vƄ15š16Ŏ17Ŀ28Ĺ
to sell	84 7Ƴ13ĸ55H
to send	82 -7p8d10ŧ13ļ14ś15Z
to show	89 12ţ
to sign	80 -9ǩ12ŌŠ15Ǔ26Ł
to sit	89 11M13L22Ĺ
to somebody	89 10a11Ǟ31ƕ
to spend	87 -11ľ11ƶ53X
to start	81 -7ƭ10Ɩ21Ō64Ń
to stay	79 -17V-9Ţ12B15Ʒ18Ƥ22H27X37Ɯ
to take	79 -8ZŠ-7Ư9kłśƬ10ǁ14Ǟ25Ʊ34z
to talk	86 -12ŉ-8ǩ34Ĺ42N
to tell	87 12ŋ13l15kŶ22ǩ
to that	78 -12Ʃ-8fǞ-7Dǩ9ŋ12Ư15HƵ18Ƨ23ř35Ţ44G
to the	58 -22Ɲ-13n-10ƞ-8Ūǝ-7ĸŘ7ǌ8ĺľĿŮŴƏǄǜ9Mųƛ11ŭ12yCƗ13Ǩ15ƓǏ16R21k23a28ž32ƌƮ37ǐ38ů40Ɯ
to them	89 14Ǖ29ő
to think	87 -11r16ŀ17Ĵ18Ư21ĻŨ
to this	84 -12kŒ-7Ń12Ĺ13x17œ19Ł30ľ
to to	77 -9Ń8B9Ǟ10jŌƓ12YƮ13k14Ŏ22ƒ
to travel	89 -9Ɵ43ǀ
to us	86 -13Ĺ-7j8ļ10ł18Ľ29ĺ
to use	84 -10œ10ő13Ĵ16Ž21Ź32ţ
to walk	86 12Ŋ28Ļ
to what	87 13Ř15Ƶ17Ň
to when	86 -13Ł11Ő21g32A34Š
to work	68 -15ƭ-8Ů-7RƧƯ12Ŷ14UǙ15Ʈ17Ʒ26Ŵ29Vŭ41ŵ47ů
to you	61 -21ǩ-11ĺŎ-9AƯ-8Ō-7sųſ7ŢǕ8ķ9Jŧ10BƃƬ11Ľ13Ǐ14ňƙ18ĸŝ21ƴ23ľƞƮ24M27Ǎ29Ŗ36Ǩ38ŁŜ43ŇŨ
to your	66 -29X-19Ŏ-11ĺņƉ-10r-9p-8ƽ-7Ư7ƙǘ9ƚƳ10ŵƨ11ƑƤ12A13Ʒ15Ũ16ŜƧ17B20ĸ28ǁ34Ǟ41ǝ42ƫ48Ɲ
tobacco	79 12ǂ48ƹ
tobacco $	84 -14ǂ42ƹ
today	54 -18ž-16ǡ-12Ń-11Ŋ-9ƧǢ-8RƠǩ-7o7ő8C9Ɠ11a13ŀŜƪ16t18Ĺ21ǥ22j24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
today $	56 -18ž-17ǡ-14ƒ-11Ŋ-8RƧǢ-7o7ĸŀ8iő9C10Ɠ11a15Ļǥ17t19Ő20jĹ25O28ű29ŒƦ31ĺ34ŗ36ŏ
today is	89 14Ŏ19ŏ
today or	87 -11Ń-7K11Ļ13j37Ō
together	76 -9Œ11f12Ǌ13Z15ǉ18s19M32ş
together $	80 10Mş13sǊ14f17Z
told	73 -10Ƴ-8ǩ-7ƽ7ƙ8Ņ9jlY10u11ŖƁƧ12ļ13ƾ14ŔŦƼ15ƴ18d28B29A
told me	87 -8A11jl12Y14Ɓ22d
told you	76 -10Ƴ-7ƽ8ƙ9Ņ11Ƨ14ļŖƾ15Ƽ16Ŕƴ31B37A
tomorrow	65 7I8Ƅ9ƬǕ10űƤǘǣ11ǝ15Ʀ17ĸ23L25Y
tomorrow $	80 -9Y9Ǩ10ƪ12ĸǕ15ǘ
tomorrow what	71 -7ţ9Ř10Ƭ12ű18Ʀ21Y
tonight	80 14Ŗǝ15rƤ16ś19Ʀ
too	61 -11rŻ-8ĶǈǦ-7aſ7b8uŅ9cĿź10Ŏ11ŪǢ12ǑǚǛ13ŇƂ14Ǆ15o16X17ńƳƿ19ňş20s21Ž22U24j26ƨƬ28q
too $	68 -13Ż-12r-9ǩ-7ſ7qƎ8Ƭǋ9ńŴ10bǆ11Ņź12U13ŎŪ17Ǜ20ƿ23ş29js33ƨ
too much	83 -9Ķ10XƷ13Ž26ǩ28Ƭ
too or	86 -11Ǧ13Ǆ18Ǣ19Ƃ20q
took	77 -11ƾ9kƀ12Ưǂ14Š15łƪ19ŧ20tũ22Ƴ
tools	69 -7Ű11ŭ14Ƙ23Ǣ34Ɲ55Ǐ
tools $	87 -16Ǣ33Ǐ
tools and	78 11ŭ25Ǐ
top	69 -10ž9W10ǔ11Ǩ12ƣƵ15TǊ23ƈ27Ɖ31ľřƂ35Ǧ
top of	74 -10ž7ĺ10W14Ƶ16ľ19T23ř32Ɖ37Ƃ
tornadoes	87 -9W15Ŀƚ
total	76 -11Ť-9ǥ8Ɨ11ƹ12ZŅƠ13gƀ20Ŧ25ş26ǉ
touch	84 11Kń12ķƿ15Ƽ18Ŝ
toward	87 20Ň27X
toward this	89 27X
towing	82 42Ɓ
town	73 -10n7ǐ10ůǩ14ŭ21QƟ70C
town $	84 -36ƛ12ů14ǩ28Q40Ɵ
track	89 12Ǌ16ǒ
tracker	89 -10Ş35Ž
tracking	89 -14ŀ35Ž
trade	80 -18G7y9m11ǣ12ǟ28S33P
traffic	87 -9m10N13ǋ14ů16Ż
train	87 19Ǚ24Q31ů
training	83 -14ǧ21ź36Ǚ
trampoline	76 39ƍ
trampoline $	81 14ƍ
travel	83 9ǐ30ǀ31Ɵ
treat	78 14k20ņ21Ş25Ŷ26ŧ
treat you	78 14k20ņ21Ş25Ŷ26ŧ
treated	81 8ƿ15ŝ17ņ22Ƽ
treated for	84 8ƿ23Ƽ
treatin	89 10iŶ18U
treating	82 13i15j17U21ŝ
treating you	82 13i15j17U21ŝ
treatments	86 35ǚ
tree	84 -21Ŀ17D19Ť21Ƒ29Ǆ
trees	80 -11ƙ-8Ɩ56Ƒ
trip	84 9Ɯ25k31ů
trip to	89 16k33ů
trouble	73 -11Ǉ7ĸƸ8ĵśǘ9pƛ10ƽ12Ĺ13tƼ14Ş15ű21ǜ
trouble $	87 -8ƽ7Ʈ36Ƽ
trouble with	87 -13Ǉ10ĵ16Ĺ17Ş19ǜ
truck	64 -15Ɣ-14ƕ-9Ǆ-8ŀ-7yLŷ7HǕ10Ʀ11űǏǛǞǦ12Ű13Ĺ14S16ǋ17Ū22Ə24ŭ29Ŭ32Z34ų43ŴŶ
truck $	72 -28ǐ-17Ɣ-15ƕ-10Ŵ-9ŭ-7ŷ7Ŭ10űų16Ǜ19ǋ21Z36Ū50Ŷ
truck for	89 11Ŵ21S25ǐ
truck is	87 -44Ū-10ŀŭ-9Ǆ7ű12ų14Ŭ18Ŷ79Ŵ
trucks	75 -13Ƃ7ŭ8Ə12Ǧ14Ɓ16ŵ63ǐ
trucks $	84 7Ū22ǐ
true	86 -9v12ŧ14c16ł23Ŏ
true for	89 17ł24Ŏ
trust	74 11Ŏ12ņ13ƫ22ŀ37A44Ʋ
trust $	81 12Ŏ21Ʋ35A
try	80 -13N-8Ő14Ž21ǘ23I24ń30L
try you	89 -14N38L
tub	82 44ƍ
tuition	86 54Ʊ
turn	75 -14y-13d-7ǂ9Ű10ŉ11Ŏ12pV13Ƨǧ15vA18ţ23c
turn #	89 -17y-8ǂ13Ƨ14V18p19v
turned	73 -10ǩ-8ż13Ɨ14vŤ15x16c18ƪ20ŀ21ţ23ſ44ƴ
turned down	81 -7ŀţ28ſ34ƴ
turned in	89 -9ż-7Ƴ19Ť20ţ
turns	89 33Ź
turns #	89 33Ź
twice	81 -9T8y10ţ11ŕ12ǥ13R14ũ16Ĵ17ƻ
twice a	89 -10T15R18Ĵ19ƻ
twins	89 13u18w20y
type	74 -8ƒ-7ƅǍ9Ɖ12Ƈǉ14ǔ15ƣ17ǆ22d35Ʃ41Ƽ
type of	80 -7ƅǍ9ǆ10Ɖ13ǉ14Ƈ16ƣƩǔ
typed	87 10f11ļ12p22E
typical	87 13Tƿ16Ǆ
uber	83 48Ų
uber or	87 37Ų
ugh	86 8ņ19ǜ26Ǥ
ugly	86 8Ǥ11ļ12ņ18ĵ
umbrella	63 13ǩ40Ƃ50Ǧ
umbrella $	73 -10Ǧ30Ƃ
umbrella on	89 -22Ƃ28Ǧ
umbrella over	83 -37Ƃ70Ǧ
umbrella policy	84 -38Ǧ19Ƃ23ǩ
uncle	83 -7ǩ7A9ư10T11Ʃ16ǟ19B
under	61 -16Ɖ-9ƈǠ-7ťſǍ7Ŧů8GŗƖǡ9jĵŃƘƛ11ƙǅ12iƊ13cŚŪŻǤ14Ņƣ15h16Ŏ18ĺŮ19şƺ20n23ǃ26ǌ27X29ƒ
under #	73 -12Ņ8ƺ9Tőůǅ10ƈ11Gƒ21Ŏ24Ů32c
under $	83 -8c11Ǖ13ĵƙ27ƺ
under a	82 -8ť-7ƺ9œ11Ŧǀ21Ū25X34Ņ
under that	87 -20ƈ8Ŗ17j34n
under the	81 -11n11ǡ14Ƙ16ƛ17iƊ21Ż23ǌ
under your	82 -20Ɖ-8Ǎ10ǅ12n14ǌ20ǃ22ƣ29h
underinsured	87 -9ŗ19ǩ33ſ
understand	80 -7s7ĺ9r10ŀũǞ11ƽ12Ļ13Ţ14Ŗ35ň
underwriter	89 -7Ŀ7e11n13Ť21ǀ
unhappy	87 -11ŝ50Ş
unhappy with	87 -11ŝ50Ş
uninsured	67 59ſ
uninsured motorist	68 26ſ
union	82 -12ĵ-7ǥ11Ʀ15ļ16WŬƕ19Y25ƨ
unit	76 -23Ɔ-20Œ10ǌ13ƣ15Ƥǋ22Ơƥ24D
unit $	82 -24Ɔ-22ŒǍ11ƥ22ƣ29ǋ34Ơ
units	86 18Ƥ38ƣ
universal	89 26Ʃ
until	89 13O21ŕ26ƭ
up	44 -14ňŖ-12Ɯǩ-11oŢǋ-10sŅŇŬƢƷǞ-9ŶƧƳǦ-8qvLPƟƵƶǅ-7byBŀşŧũŪſƕƗơǂǉ7dgYŰƏǒ8rļƇƈǔǤ9ĴŚŝťƬƮ10Cŗ11ńŐŘŹƹ12HĿŽƓǌǏǟ13Ļƃ14ķŉŜŠ15ƌƩƾǚ16Vłřǝ17j19xĹ20ƣƪ21KŁžƴǗ22Ƥ23ƙǆ24i26œ27Ō29kƅ33Ǌ35Ŕ36lƉ37t48ŕ
up $	58 -27ũ-23ĸ-17ĺǋ-11ňŦ-10ǘ-9Ŗ-8ƒ-7xŗƢƪǨ7ķƩ8ļŐƉ9ƓǏǜ10pǩ11rHIƛ12Œ13Źǌ14OŨǝ15l17V18ű19ƅ20kK21ŉƌƾ22Śǆ25ŕƤ28Ǘ36ŌŔ37Ĺ40œ
up a	84 9ař11I14c18œ
up and	78 -7Ĺ7ǚ8ţ9k10iǃ12Ǥ23tH24ǎ25ǝ
up at	80 11V12rǟ21mŜ34Ŀ
up for	74 -7ư9ĹŤ10H11k12WZĶť13ųŽ14ŕ15ƨ27Š
up front	89 14Ĵ23ǈ
up if	89 15Ɠǡ
up in	75 -9Ů9ǋǨ12ƹǀ13ŉŐ15Ǌ20l23ƪ44ƅ
up is	89 10ŏ11ǆ12ƙ
up on	78 -7x7ǌǢ8ŕƉƋǒ11tD15œǄ29Ƈ
up or	87 10ũ16Ƥ18Ĵ33Ǌ
up so	89 12ŕ
up that	89 11W12ƾ13ō
up the	74 -16H-12Š-11I-8Ʒ10ĴǢ11Ĺƚ12d13ľǚ15kŜ16ķƌ20Ʈ21ĺ
up there	77 -35ƛ9xź19ƈ35j55Ɖ
up to	72 -10Ĺ-9oŢ-8Ƭ-7v7ƚ9ĺŜǒ10Œ12ŗ13ƃƹ21Ž28Ř30g33t36ž40x52Ł
up with	68 8ļœƓ10ư11ŗ12Ɓ13Ļ14Ş15Y22Š25Ƭ26ĸ
up your	75 -14ĺ-7Š8ǧ10tŔ11dAŗ12Ǘ13Ə14j15Ŋ16Ń19Ǐ23ǘ34ł
update	89 -21Ǐ10Ʋ23Ǣ
updated	71 13Ʋ18Ǐ22Ƌƌ
updated $	73 7Ǎ19Ǐ20ƌ
upset	78 18ţ34Ũ
upset after	80 20ţ
upstairs	81 7ƛ9Ɔƣ12Ɯ25Ƥ31Ǎ
us	63 -20ǩ-18A-10Ń-8p8Žž9aŪ10x11Ľ13vzŋ14rĵ18ĺ19Ŏ20Ƅ25ņ30Ĺ41s60ļ
us $	70 -19A-12ǩ-8p7ơ8z10ņ13Ľ15v20Ĺ22Ƅ24ĺ45ļ46s
us do	87 -12s13ž23ņ25r
us to	89 14L17Ĺ
use	57 -13Ǘ-7ǒ7DĴųƅ8Ǔ9Žǂ10ŵ13Ź14Jǐǩ17Ő18ǘ19I22Ǒ27Ų28ţ37ǖ42ƿ52ŭ
use $	80 9Ə11ƅ18ŵ20ŭ28ƿ
use any	87 
use for	89 -14Ǘ-8ŭ-7ƾ10Ǡ11ǐ27ǖ
use it	84 12Ų20ţ25ŭ
use that	87 12ő15I40ŭ
use the	66 -8œ9I12Ŵ17ŲŹ20ŭ
use tobacco	87 14ƹǂ
use your	87 15Ǔ19ų24ţ
used	74 10ǈ21Ɨ26Ž28ŭ41œ42Ŵ
used $	89 -7Ɠ29Ɨ31Ŵ
used for	87 50ŭ
used to	83 -10ŭ12ǈ53œ
using	86 -19D-15ǩ-14e16ƹ17ǆ19J20Őƕ21ŭ
usually	73 -10Ł7ƅ9ĺ10W12ǡǩ14Aŭǅ15ł26L
usually go	89 -7L13A18ŭ
v	83 15Ɯ19ū23Ŷ28Ū
vacant	84 45Ɵ
vacant $	87 38Ɵ
vacation	84 12Ɵ47k
valid	87 16Ÿ
valuable	87 14Ɗ
value	67 -12Ǣ-10ǖ-7Ŀ8Ɓ9ű11Ɠ14Ǐ19ľ21Ŏ24ƒ26ƪ37Ʃ
value $	79 -10ǖ10ƪ12Ǣ14Ʃ16ƒ
value in	80 -17ƪ25Ʃ
values	77 -7Ǐ58Ǣ
values last	79 -55Ǣ70Ǐ
van	83 -17Ų-13H-9ŷ11ƀ14Ǣ18k21ŭ32ǐ
vans	80 60ǐ
vape	87 45ƹ
vehicle	71 -12Ū-10ǐ8ż11ŵž12ŶŻ16ū18Ű19Ŭ20ŭ23ų38Ŵ
vehicle $	83 -10Ū-7ǐ19ŭ30Ŵ
vehicles	70 -8ŭ-7ǥ8Ǧ9Ƅ47ǐ50Ū
vehicles $	83 38Ū
vehicles do	78 -9ŭ10ǐ12Ū
vehicles does	89 -11Ū-9ǥ46ǐ
vendor	89 38Ǖ
vendors	87 22Ǖ
version	89 16OŤ
video	84 -8Ń11g14Ɨ39M
vin	72 -15ś105ū
vin $	83 -17ś46ū
vinyl	89 25Ƈ
violations	86 24Ż
visit	84 14N24ǁ33ƾ
visit $	89 18ǁ35ƾ
voice	89 12ľ16Ľ17Ŀ19a
volunteers	89 26Ə
w	81 -12ǉ16b18Ǒ26Ǉ35ő43T
w #	86 -12ǉ19Ǒ28Ǉ46T
wages	75 -12Ǌ-8v8T10ǜ13ǣ24ƃ65ǉ
wages $	84 9ƃ13ǉ14T15ǣ
wait	80 -7L9ŵ11Ś14ĺ17Ǐ18r19s27Ń
waiver	89 10ǌ25Ǔ
walk	62 -13Ũ-10ŧ-8Ĵǟ-7Ƈ7n8ƛƤǕ9ƧǨ10ĸǈǖǘ11Rż12ŵƮ13Ɨ15Z16Ļł17ǔ18ǝ22ƣ24Ť
walk away	87 29Ļ
walk me	64 -13Ũ-11ŧ-8Ĵǟ7yǎǤ9nƛƤǕ10Ǆǖ11ĸżǈǘǨ12RƮ14ŵ16Z17ł19ǝ26Ť
walked	89 -9ĸ-7Ļ9ż19ǔ32Ǆ
walls	81 12Ǎ13ƗƠ22ƌ45Ƈ
walls $	86 14ƗƠ24ƌ34Ƈ
want	46 -18ŗ-17Ŧ-15Ś-13Ř-11mNłƒƦ-9cŔƿǘ-8ŞƧƩ-7ŖŠŵŷƓƯ7eA8ŅőŽƃ11oľś12V13bžƁƗǁ14LĹŊſƵǦ15ŝƀ16Oŀŕ17JǓ18Ƃ19yĴ20ŃƄǌ21KM22s23ŉ24ơ26X27ƫư28Ƭǩ34ĻƱ36Ō37ƭƶ
want $	74 -23ŗ-18ơ-15Ʀ-14ǡ-10XŴ-9ǩ-8ǧ9Ɓ11ƫ16Ǣ21Ņ30ǌ33Ǔ80Ƭ
want a	79 -19ǧ-8ž7Ǧ11Ƅ12y13ư14Ļ15ŕ22ơ33ǌ
want for	87 -12ŝ-11m-9ĻŞ12Ʊ34Œ41ƶ
want it	74 -11y-8Ʃ8ǁ9Ƽ12ƫ14ľ15Ƅ26Ń30K69ƭ
want me	73 -12ƶ-11Ń-9Ĺ-8Ļ-7Ř7ň11s12Ƭ13LM16ž22K23Ōǩ25Ƃ33Ŋ45Ŏ
want protected	73 21ķ
want that	84 -10Ŕ-7e12Ĵ13ŽƁ29ǩ
want the	76 -19Ś-15ľ-7Ƭ8ǁ10ŽƁ12O13Ƅ14ƃ15Ɨƭ20ƶ23ž31J
want to	53 -20Ǔ-19Ƃ-16Ŧ-13Ƭ-11N-10K-9aķŎ-8ł-7cŠŷƒƗƭƿ7oĺŰźǞǠ8vƘƫǃ9ōšǖ10ƀ11őơ12e13HL14sAOŴ15Ʊ16Ĵ17śǦ18bVſ21ǧ23M27Ĺ28ŀƵ29ŝ37ŉ43Ō55X
want you	87 -9Œ-8ơǩ13ŕǌ34Ǔ
want your	84 12o13ƶ18a31ľ
wanted	84 -8ǩ8ƴ9ư10ƶ11G12ƍ14ŉ15Ǟ
wanted to	89 10ư11Gƶ15ŉ
wanting	87 -7y9Ʊ15kŉ16Ĺ
wanting to	89 -7y9Ʊ15ŉ16k
wants	75 -9ŉ8fƷ10Sǧ11ļ12sǩ13Ŷ14ơ16Ƅ19Ǔ
wants to	84 -10ŉ9fƷ11S12ļ14ǩ17ơ
was	45 -17d-13Œ-12ƌ-11ƫƬ-10ţƭǞ-9ŀłōŴ-8őƗǋǢ-7ĸĹŎŕŝƉƺǁǣ7tŋŖ8TǅǘǤ9ĵǊ10űŸǙǛ11Ʋ12k14ƞǉ15ĺƋ16Ƥǩ19ƅƛ20Ƽ21ƴ22œǜ23ňŔũ24p25ļš26Bŧŵ27ƈ30Ņƽ31ƒ32Š36ż40Ť45ŨƳ50ť52Ŧ
was $	89 -23ƾ9Ɠ19ũ47Ƽ
was a	80 -11œ-8ŵ7B9Ň10Ľ14Ǆ16š20Ŕ28Ƥ
was anybody	89 36Ť
was for	87 -18ƒ14ĺ20Ũ32Ŧ
was i	89 -15Ƥ-8ǋ77ǩ
was in	82 -8Ť18Ş28ť45ŵ
was it	61 -17ŧ-13Ŝ-12ƫ-9Ũ-8ŀŅƬǁ-7ƭ8Ƈ9wŦƾ10œŔ11ƽ12ƅ13Ŗǅ14żƛ15ťŸ16A18ƈ19ƴ20Ť22c37ļ38ĺ45ƒ48Ƴ52Š
was not	89 13b25ż
was on	87 -15Ũ-14r15s22Bŧ27T
was that	64 -15Š-13ĺ-10ƀ-9ǩ-7Ļţ8œżƩ9Ņũ10S12ƒ27Ť28ƴ38Ƴ40Ũ48ť
was the	62 -10Œ-9Ǣ-8żƾ-7űŴ7ǤǦ8šŤƀǏ9ƒ10Š13Ǌ15Ƌ16Ŝ18Ņ19Ũ20Ǜ25Ŧ28ƛ35œ37ŧ
was there	81 -14Ƴ8Ŧ10ż12šƽ18ǜ20Ť
was uninsured	80 
was your	66 -8ť7v9œ10p11Ƹ12oBƾ17ņ18ż19Ǚ24ű32ƽ42k
watch	87 -7Ǩ9Ž19ǩ22Ư
watches	86 17Ɵ18Ƙ19Ž
water	61 -8ƚ7ƃƑ8Ɗ10ƍƠ14q15Ɵ17ǝ18Ǝ29Ť40Ƌ54ƛ57ƙ
water $	81 11ƙ18q22Ť28ǝ
water damage	87 38ƛ
water go	78 22ƙ
water heater	84 38Ƌ
water in	89 -10ƚ-7Ɗ7ƙ16ƍ25ƛ
water near	79 25ƙ
water off	89 29Ɵ
way	63 -18Ů-13Ɨ-11I-9ľ7ś8o9rsņŧƿ10ŎƑ11ļũƶǂ12Xň14ǁ15m17j19ayŵ23Ŷ31ŀ42K47ů
way $	75 -15Ɨ-14Ů8łŽ12rļŶ15ů24j33y46ŀ
way around	87 7ƍ17ǂ21ǁ
way it	89 7a15o21ũ
way to	79 -13I-7yů13Ŏ17Ŷ27ŵ60K
we	53 -16ĺ-15r-14Ň-13gƯ-9aǈǞ-8o-7pPŤ7fjƔƛǂ8ŷƊƩ9wŊ10ƀƵ11ņşƨ12Ƃ13ťƱ14ŕ15vI16ŉŴƕ17ƭ18X19Ś20h21ŁƬ22ĻŎ24ĹŪ26i29Ľ32M34ŋ43s91Ō
we are	73 -10Ĺŏ-8ǩ8Ƅ9jŉŋş12ŁŎ13Ļǂ15Ś17M19ņ21Ō24Ƭ
we can	89 14ƭ15s
we do	79 -17Ň7Ŏ9NƵ11M12Ł14ŕƊ15s33ǩ
we get	75 8s9ŋ12i25I32Ō
we go	87 9X10bŋ13sŌ
we got	84 -7X8j13Ɩ14Ŋ16wļ
we have	78 -9o7sƨ10GĻō11Ŵ14Ʃ18Ū23Ŏ30Ō
we meet	87 23M
we need	87 10ǁ13Ł14ķ15u16Ɓ
we talked	89 -14r12t14ƨ
we talking	78 -18Ĺ-13ǩ9Ɔ10œŦ12O15h17c20X21ť27v
we will	86 11d12s14Ĵ
weather	83 -9ż-7Ƴ16ƚ18Ť35j
website	82 9Ľ10ǖ11Ĺ39ļ
wedding	86 8ǧ9ƹ13ǔ14ĺ20f
week	57 -8y7ũ8xƕ10i11g13P16ĺƖ17ŃůŲŵƿ26Lǝ36ŭ39R
week $	65 -9R7ĺŵ9ƕ10ų11ǝ14gƿ16P20L22ŭ
week and	79 14ŭ17ĺ
week do	81 -16ŭ15Ų26ů
week is	77 11ŭ22R
week or	89 -10y12Ń14L29Ɩ
weekend	75 8R15ťŭ20ƿ45k
weekend $	82 58k
weekends	84 7ǎ15Ɯ20R22Ų
weeks	73 -9n7ǝ8ŧǨ9ǎ10ƃ11ŕ13T15Ƥ18Ɵ21Ľ26ŵ
weeks $	86 -11Ǩ7Ƥ9ǝ16ŵ
weigh	81 -17Ŀ11Ł20ǂ33ƺ
weigh $	84 -17Ŀ38ƺ
weight	76 58ƺ
weight $	81 25ƺ
weird	89 -16J10m29ǘ
well	67 -8q-7s7Ļŀ8xHţŧũǊ9aN10Ĺű12ǉ15p19Ŷ20Ŗ22ń30t35ǟ41ŝ
well $	79 -8q21ŝ27Ŷ34ǟ47t
well that	86 12ńŧǟ13x14Ļ24p
went	67 -12ǩ7zHQ8ĺƬ9ckǜ11ő13lǅ15ņ17Ƴ25ŀ26ŔŨ32ƅ33œ34Š42Ť
went $	86 -10z-7Ŝ12ņ26ŠƳ
went through	89 -12Ť20z40Ũ
went to	87 10H14Ƭǜ22l
went up	86 -10ǩ43Ŕ51ƅ
went wrong	89 20ņ24Ť
were	53 -16ĻŘ-10ŒŖŞ-7sƤ7ŠƈƦ8ƹ9ŻǨ10Ǣ11ĹƯƱƷ13śǤ14lƎƭƮ15żƬ16ƴ18Ÿ19Yš20W22Ņ23drœ31ŧƼ32ǝ38Ũ
were down	72 42ǝ
were gone	82 -11Ŗ-8ǝ9Ʊ12Ư15Ʈ23Ǝ
were hit	80 -22Ř-7ĸ35Y
were in	80 13ŵ
were not	80 -13Ş8Ʒ11ƯƱ14ŝ15ĸ21Ʈ
were the	77 11ƈǏ16Ǣ
were they	83 7ņ11U21ŧ44Ņ
were you	64 -16Ļ-14ƃ7ǝ8l9ļƅƵ10X11ŠŻƹ12ŧ17Ǥ19ƭ20ż21Ÿ22Ƭƴ26š29d30œ48Ũ
wet	87 -11D13j19ƛ20Ɗ24ƙ
what	24 -32ŷ-27Ŭ-22Fų-21ŁǠ-19n-18ǐ-17OŌ-16NĴ-15ļţŹ-14AƟƤ-12śŜŰƢƫƴ-11szMńƿ-10bĵŊƂ-9HŏƏ-8tuxŶǁǦ-7VőżŽƄƙƳǀǂǋ7rŃŢžƌǆǔǣ8iřŸƱ9lpyƃƅƪǗ10oDEIĶũƋƑƨƮƼ11ŵƵ12Ř13hŲƕƚưǝ14vņƷǎ15JűƧǉǓ16qL17c18Ƭ19ŨƉ20QYZƓƽǥ21mƺ22ǃ23Ƈơ24WƊƩƶǞ25łƘǏ26wCŔǩ27ōƔƦ28ŅŇǊ29X30P32ķŉŎ33TƒƠƻǈ35gBľŝŴ37ĻŤƗ39Ǆ40Ŧ42ŗ43ĺ45ŀœ49Ş52Ū54ĿŖ57Ĺ61Œ
what $	78 -31ŷǩ-17ǐ-11ŝ-10Ǐ-7Ǡ8Ş14JŭƧǉ21ō22p34ǝ50ų62ǈ
what a	84 -24Ř8Ɠ10ŵ12Ļ43ǩ
what about	78 -16Ū-11yǂ-7Ĺ12Ʊ13ſ14ƽ17Ƨ19ƨ40Ŵ
what age	84 -9p11Ÿ14ƽ18c23v33ƭ
what all	80 10W11ķ16Ť21Ɗ22ǥ26Ǆ28Ŗ
what amount	82 7Ƭ9ŗ11Ɠ12Ɨ17Xǖ
what are	55 -25P-13C-12gŝƘ-11cŷǥ-10iŅœžǩ-9Z-8ĺń-7Šǃǎ7bǢ8Ʊ10ƒƓ11vľŞ13ư15Rƻǐ16y18kĿ19řǈǏ20ũǊ23ķ24Ļǡ35w40ŗ45Œ49ł50Ĺ54Ū
what becomes	89 17Ǩ19Ƨ
what benefits	89 29W
what bills	77 -13ƶ-7Ǩ10ǝ16Ʈ35Z
what bothered	80 21Ĺ
what breed	87 50h
what brings	87 40Ĺ
what can	79 -13ǩ16ľ30X62Ĺ
what changed	86 -12Ŕ11Ǟ46ĺ
what city	87 44C
what comes	84 -7Ĵ16Ǌ17Ř20J31W32T
what company	87 -17Ş-14ő-10ŢŲǐ-8ǃ-7iŝ37Ő93Q
what could	64 -11ĸ9Ş12Ř18X33Ǆ42ķ50Y
what date	86 12d18ť19ŕ34Ń
what day	76 -8ǈ12d15Ƅ16Ń17Ɩ21Ĵ23ŕ51L
what deductible	72 -9ǩ-7ĸţ7ƀ10Ř26Y
what did	52 -20Š-19ŧƳ-18Ŗ-14Ť-12ƌ-11ǃ-8oőŴ-7a7ƱǏǞ8ƀƈ11Ƶ14ŅŢƼ15ŵ17wƺ18ũ19ǝ21WŞ22ƾ23ņ26ǩ27ŎǊ31m36B39ŉ41ƒƽ55œ89Ŧ
what do	47 -44Ŭ-29ǐ-24F-23ƃ-20Rǩ-17łŃŮ-16rĺ-14Ƭǔ-13BƇƨǏ-12UƗƝ-11œ-10qXǑ-9Qƕ-8ŨŴƷ-7ĿňųǨ7aƊưǗǢ8Ĺ9ŀūƠ10ƶǝ12Ŕǈ13ŗ14ŖƮ15ōŏƦ17Řž19wƻ21ƵƺǛ22ű23Ŏ25Zǉ28o30ŭ32WŇŪ33T36ĻŞ38ķ39ŝ40Œ44Ų50ǃ55ľ56Ɣ60g65P
what does	55 -48ų-30Ň-22ž-19Ǡ-18ǂ-11ű-10ǐ-8sƩ-7ŹƧ7ŝǓ8ƕǌǜ9W11ǃ12Bǈ14ƨ16w18Ĺ19ơ20o21ŏ23Ŗ28ŗ33Ơ34Œ36q40Ǆ52ǩ74Ŵ
what else	72 -17ǩ-8ŏ-7ų9ķ10ƌ20Z23ŉ36ş60ō
what exactly	86 -7Ŗ9Ť14ŀ15ƕ19ơ26Ƨ
what got	82 -8Ʀ-7B18Ĺ24Ť67ĺ
what grade	87 19ŧ29v
what happened	67 -12ť-8ũ-7Ł9ǩ10Ť11ǣ15Ĺ16ņō25ĺƛ27š38Ƴ
what happens	66 -13Ŗ-8Ɵ7ǒǩ10ƃƙ15ĸǣ16Ļ20ŗ21Ƨ22ǝ28Ʒ30ſ
what has	73 17Ƹ18ƕ24ł
what have	68 -9ǣ8ſǏ9Ķư10ķ11k12ƌ13ǡ16Ƙƥ17ƃ20ƀ23ũ29Ǟ36ŝ
what hours	83 -14P10Ų12L17ǎ22R
what i	69 -21ǩ-10Ŗ-8Ĺ-7a7HŅ8Ŏ9ŒŢ10uŪ11B13Ľ14pŵ16Ƙ17Ŋ25i34U40Ň48ň
what if	73 -21W-17ĺ-11ǝ-7ŒǗ7ſ11ĸ12ǡ20ǚ23ƃ24Ʀ28Ɯ29ŵǕ71Ǩ
what insurance	86 -7Œ12ǥ21ǐ26ǩ
what is	38 -28ķ-20C-19œ-17Ĵƣ-16ǖ-15ƕ-14ōŷƮ-13sZşŵƤ-12ŤŨſƅƩ-11G-10ňƽǔǕ-9NƱ-8WņŏŧǨ-7uvzŌŗŦųƫǟ7eAŚŝƠƬƯ8ŞŮŴŶźǄ9mJřůƑ10lIƝƨƻǏ11Ŕ12Ū13ǃ14VYľūƦǓ15cEƓƞ16rƺǇǗǩ17D18ơǍ19gLƪǊ20yƚ21ƒǣ22ƊƔ23ƶ24jKž25Ń26P27iT28Ƙ30Ǟ31ĹĿ32Ņ34Ƈ37Ň57Ŗ59Œ61Ɨ85ŀ
what it	72 -8ǩ7Ǣ8Ɨ9ƉƊƩ10ĺ13Ţ14Ŀŗ17Ũ20Ś21Ɠ27Ŗ
what keeps	83 -8R10ƻ12Ţ25P27Ŀ29ŝ
what kind	59 -31Ǜ-14Ŷ-13ƪ-12Ʀ-10Ňƅ-9ǃ-7FUĺ7Y8ƝƸ10Ǚǥ11Ů14R15XƎǆ17Ɖ19qŤǩ20h22Ƈ24ǔ25ƣ30Ū32Ǆ41Ƌ43Ʃ
what liability	73 -22ǡ7ž35ŗ
what life	87 -14ŗ11Ʒ34Ʀ
what limits	74 -15ǡ17ǌ19Ǔ33ŗ
what line	86 -10Ŵ10P13Ǆ39q
what made	65 -10ƻ24ƞ26Ŷ28Ĺ35Š62ĺ
what matters	89 35ľ
what month	87 10dť
what number	79 -11ř-10d-7ū8Ɠ12c13I19X41Ņ49Ƭ
what other	82 -9ſ-7Ĵ9Z11ń21Ƒ32ş
what part	81 -12Ĺ-8Ũ9ŀ13Ʈ14lĿ19ň35C
what percent	81 -12ǈ9ƫ11ǖ12Ǜ15œ16Ǒ24ǆ25Ǆ
what questions	87 22ŉ
what reason	89 -9Ņ26Ŕ
what savings	80 -20Y33Ř
what shape	87 10Ɖ
what share	89 13ǆ16ǔ
what should	86 -35L-16K-10ǩ-7ũ22Ŏ23ǧ28ŧ73a
what street	89 24D
what that	87 -11ǩ9ņŒ18B25Ũ
what the	74 -10Ŗ-8v7ƚ8Ɩ9ǡǨ10ƒ11CƮ13c15ƾ19Ŧǩ21ƅ23Ǌ
what they	78 -13Œ7Ƈ12H13ś14Ɨ15ǈǋ16Ŕ22Ơ25ŝ
what time	80 -20O-13q-8g-7ƨ16ǩ23LR36ǎ48s
what town	89 -11n33C
what type	81 -10Ƽ-7ƅƒǍ9ǆ10Ɖ14Ƈ17ƣǔ36Ʃ
what vehicles	76 -9ŭ34ǐ
what was	65 -36ť-12Ņ-11Œ-8ţ-7vĻňŧ7ņ8ƀǦ9Ŝ10šŦǙ11oǉǩ19TŔ21B26Š52Ť60Ũ65œ
what we	87 8Ʊ15u16ŋƩ
what went	84 18ņ25Ť38Ũ
what were	83 -20Ļ-7E18Š30X42œ45Ƽ
what what	73 7ŕ8Ķ9IŃƤǆ11SĻ12uvžƻ14P
what will	86 11r25ł
what work	87 -9ƒ21ƌ22Ǒ
what worries	71 21Ŀ
what would	50 -14Tǩ-13Xũ-11sƵ-8Ĵŗ-7mqAMľŃŒŰŴư7ŢžƸ9ǜ10Ňŝ11Ǖ12ķőƑ13ƃƎ14r15ZƬ16ŀƮ17Bǔ18Ǣ19ű20ƶ22Ʀƨ24ƒƯ25ƪ26łŞǘ27Ǐ29ŉ32ŎƷ63Ļ
what year	67 -14Ǌ-11TĹ-10Œ-8F-7żƇ11v17ƈ18d19p24Ū25Ső30ƅ32ǅ37G68ť
what you	56 -42ǩ-23Ǆ-18ƞ-15Ʒ-14X-13ŎŶ-11ĺ-10ō-9ŀŠŢ-8Bŉ-7ľŅņňŵƄƘǝ7ĴŒŬƃƸǓ8Nŕŧƌ9ĸŤƱ10ƥǅǏ11Gń12d13yĹƶ14œ15T16Ş20Ɨ21Ŧ22g23ķ24P26ư27Ơ28ĶŇ29m31Ɲ37U39Ƶ44ǟ74Ŗ
what your	79 -7Ĺ8B10Ʒ13Ŗ24Ņ25r33ơ
what zip	89 
whatever	80 8V10Ʃ11q13ư17ŉũ18P
whatever $	87 7ş12VƩ14ư20ŉ
whatll	86 -7ƹ21Ķ29ł
whatve	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
whatve you	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
wheel	79 -10v22ŷ27Ź40ų
wheel $	89 8ų10ŷ
wheel of	87 43ų
wheels	87 -11b15ŀ24ǐ41ŵ
when	40 -21ǩ-17l-16qņ-14aǋ-13Ł-12M-11ŵơ-10ńƜ-9iCUŀōŞŤũƀǝǟ-8jTĺƮƵ-7wzQŎƩǃǇǨ7ű8ŗǀ9AHĵœŨƤǜ10ĿƽǅǒǛǢ11Řƙƭ12yƷ13śƁƴƶƿ14ĶƈƋǙ15rſƾ16ŸŹǧ17ƼǞ18ĹŜƳǏ19dŖ22Sǂ23G24gv25O26Ɵ28Rƅ29V30Ƨ31ǎ34s36Ɩ37őť39Ń45L47ŕ
when $	73 -54S-20ơ-17ǌ9Ÿǧ12ƿ26Gǅ55Ĺ57ő
when a	86 -8ǈ7Ǔ8ǣ9ǒ18Ǒ
when are	75 -21ǅ-17ł-14g-9i13Ɩ14Ń16Ɵ19s25ǎ30L32V
when could	86 14ǁ21ś
when did	60 -25ǎ-20ƒ-18Š-14ņ-13Ťŧ-12ŦƧ-11Ũ-10Ŕ-8Ķ-7ǩ7Ʋ8fƫ10Ƌ11Ƙ12ŹǙ14šƚ15Ƒƿ16Ǣ18ƻǂ19ƌ21Ŝ22SƳ27ƅƹƼ30Ŗ32G36ǅ50ő52ť
when do	61 -15ł-12ǝ-10ŕƻǅ-9g-8G-7ƭ7śŬ8Ǜ9ő10cǞ11ĴŲ12Lƕ17H21d24y27ǧ30V51O53Ń54Ɩ66R
when does	76 14Ƅ16ǎ54ŕ
when exactly	78 16š19d
when he	84 15ǣ22ƽ24Ƴ
when i	86 -10Ĵ12L16Ŷ18o19ǖ23ĵ
when is	63 -19d-18p-16ǋ-15q-12Ń-11ƅ-9Ƣ-7ơǁ7fǒ9ǘ10ƐƾǤ11W12Ź20kǌ25Ƥ26s48v52ŕ53ǎ
when it	70 -14ŃƳ-9ǟ-7œ9ťŦ10Řƅǎ11ƶ13Ũ16ƽ19ŕ24ľ26Ť30ƙ
when she	87 -11ƹ10Ƴ13Ź15ǂ
when the	78 -9Ŗ8ƈ10gŨ11Ǚ12ŦƠ13Œ14Ƣ15ŕ25ſ
when was	63 -13Ƴ-11ŦŨ-10ƀ-9Ǣ-7œ7ŜǙ8ƹ9ƈ11Ƹ12ƒƛ13ż14Ǐ17Ƌ19Ǜ20Ŗ21ť23ű28p33ƴ
when we	89 19Ļ24Ľ
when were	75 -23l9Ƽ10Ǐ16Ǣ34d
when would	77 11Ƨ12Ɩ13L16H20V21ƭ55Ń
when you	54 -14ƹ-10Lŕ-9Łőǩ-8Ńťƛǟ-7MWńōŞƜƫǃ8ŇŚƅǂǉ10ǈǏ11Řſ12Ũƶ14Ʒǀ17ŗŸǜ19Ǟ22AĿŧ24Ɓ26gƒ28rŔ29œ30Š31ł32Ķ47Ɵ60Ƨ
when your	86 9s15ƅ18Ƴ
whend	75 -21ǎ-18Ǐ10ő12Ɛ13Ʋƹ14Żƈ16ĵťǅ19Ǣ29GS
whend you	77 -21ǎ10ő12Ɛ13ƈƲ14Żƹ16ǅ17ĵ29S30G
where	49 -16Ƌ-15PǄ-14R-13nsŃ-12ųƝƮ-11Ō-9ƁƟ-8GĽǈǨ-7Ŭǌǒ7rzŭƙƭ8yşŠƍ9ūƥ10FǞ11ŢƄƛ13řźǕ14ķŤǏ15jHŚƷǀ16ńŅŴƾ17ĵĸ19J20l21ļǗ23Ɗ26qX27Q30Ƥ35ǩ43D45Mǋ53CŰ
where are	71 -7Ű8ǀ11H12Ǘ15y16Ǐ22kl24C
where can	89 30J
where did	83 -10lĽ21Š29ǩ32Ť36ļ
where do	66 -14Ǆ-13l-12DPŃǩ-11R-7ǒǗ8ūǏ11ǔ12zůƍ13ƥ14H15ŰǕ18Ś21M28JǞ29Ņ31C37Q
where does	72 -9L11Ǖ12ź14r15ŭ20ƙ31Ű
where i	89 11Ƅ16Ɗ19M
where is	67 -20Ƌ-10M-9D-8Ɲ-7J8Ʀ10Ś11C12ź13X14ƛ15l16ş18ĵ20ǩ25Ɗƾ27Ǘ39q55ǋ
where it	87 10ž12ǘ15Ŏŝ26ř
where should	81 9Ƅ12M22D
where the	87 8D10ū14ƭ17Ű
where would	72 -16Ʈ-13J-10k-7Ţŵ8g12ǝ20X23M25ĸ28Ʒ29D53Ƥ
where you	69 -10Ɓ-9ǌ7ĻƤ8XļŚ9š10L11ǋ16l17VŰ21F23Cķ24DŢ31j
where your	87 10r16ŵ18ĵ
whereabouts	83 7M14ƣ15ǋ24C
whered	77 9ǁ12ļ16G20m35l
whered you	77 9ǁ12ļ16G20m35l
whether	86 11ƀ12Ƶ18Ĵ
which	54 -15ǚ-12Ǘ-10Ž7c8bľŀƁ9ŉƏƕ10ƴƻǏ11dDň12Ūǖ13Ŵƣ14EļńŲŷ16JRū20ǈ21Őť24C27Q32ų
which bank	87 10Ŭ28ƕ
which car	69 -25Ū7ŷŹ11ŭ22Ŵ37ų
which cars	89 -19ŷ45Ū
which company	80 -11C11ƅ18Qƴ41Ő
which floor	87 -9C23ƣ
which machine	79 8ǝ16Ǐ
which one	84 -22ǚ-7ų9J14Fƶ22ľ31ǈ
which ones	84 -8F23Ū44ų
which other	89 34ń
which state	89 -11Ő30ū31C
while	71 -10Ŗ-9Ɓ-7ŭ8ŵ9ƟǠ10ų11Ų12ŉƜ13Ň15Ś19ŧƎ20Ư21Ƥ22ǝ30ő
while $	86 -11Ɓ-7S7š9G15Ƥ36ő
while you	86 -14Ũ-11Ŗ-7Ư11Ɵ12Ǡ14ǝ22ŧ24Ǝ
who	38 -23Ɣ-20Ų-19t-17Ū-15TŴ-14LĴŌ-13Ś-12ķŊƣǇ-11Ţƒ-10fĸĿŏƞǄ-9PYłŒŞŧ-8ŭƦƵǢ-7sxyBDHNRĹĺĻŎśŸźŽƅƉƛƝƧǃ7ŵƃǧ8lƄƽ9ƾ10ZƐ11ǍǕ12ƙǘǞǥ13q14wƁ15uƤ16aǛ17Ŭ18Ǘ19ǅǆǨ22Ʋ23ǐ25ǜ27ǩ28ńƶ30Qş31ŠƜ33Ǒ35o36ļ37Ƴ38Ƣ39ƕ41nơ42Ł44ų46Ŝ47AŷƯǔ51ŐǠ52ƫ59ǈ
who all	81 -11Ɖǈ11ŷ12ǆ15Z24n
who are	72 -24ş-13ǒ-11Ư-10n-8fǗ12ǍǑǔ16Ő18o21u25ǈ27ǩ
who checks	89 17Ɵ21Ǜ
who comes	84 -18n11Ə18w21Ɓ51Ɯ
who could	89 -9ĸ-7Ŝ28Ƥ36Ǩ
who counts	72 20u25Ư
who decides	89 7Ł
who depends	77 -12n27Ư28u
who did	86 -15ǩ-8w19ƌ24Ƴ29ƫ
who do	63 -20ĴƲ-14Ƅ-13ǈ-11Ǡ-8P-7Rŭƒ7Ǖ8ļ9Ųŷ10w16ơ17Ɓ19Z21Ƣ31ƕǑ33ǔ34ş41Q53A67Ő
who does	73 -20Ų-10ų-8ơǉ-7AƯ7ǩ12Ǒ20Ǜ27ǈ30Ǡ36ǚ39ǜ
who drives	70 -24ŷ38ǐ39ų
who else	68 -9Dŷ-8ş10ų11n16h21ƙ28Ł29Ƣ32ń36ǈ
who gets	84 -11Ƴ-9A11Ʋ12Ư49ƫ
who handles	80 -18Ś-12ş-11ŧ-8ǈ7Ǡ16ǜ18ǖ19Ŝ22Ł41ǘ
who has	80 -14Ő9ſ10ŷ18Ł21ş24ǌ43Ǘ
who holds	89 14Ŭ
who i	86 -21ǩ-15Ŋ11rń13ơ35a
who in	72 -22n-14ų10ǒ21ƽ35ŷ
who is	51 -25Ɣǌ-17Ų-14t-13AŹ-11Ū-10ǩ-9LĿ-8Ǉ-7WŁſƵ7Ǟ8q9Ƅ10z11lŵƨǔ14aQ17ƾǐ21Ǎ22ş23w24Ŭ25ơǠ26ǥ27ŷ28Ƣ32Ư35Ʋ39ų42nƕ46oƫ55ǈ
who lives	89 -18z13n26ŷ
who looks	87 7A12Ɵ13z30Ŝ
who makes	86 -10a24Ł
who needs	78 -18T7ŷƕ11Ư18ơ29Ƅ
who owns	81 -7ķ7Ǎ10F12ơ16ǋ33ǆ
who pays	78 -10ǈ-9ƕơ-7Q9ǌ11ǣ14Ʊ19ſǝ25ƃ28Ʈ30Ǡ
who rent	80 11Ǒ
who runs	87 -8Ɵ9ǉ25ǈ
who sent	89 -8Ő8Ľ43ļ
who should	87 9Ǡ25ŷ28ƶ
who signs	86 13q18ŁǠ21Q
who started	89 -19Ō33ǅ
who takes	89 -8ſ17Ŝ18Ǩ36Ǟ
who told	86 -12B-11Ƴ13Ņ16ļ49A
who was	84 -17Š-14ƫ9ņ21Ť64Ƴ
who who	87 8Aǐ10Q11z
who works	70 18Ɯ26Ǒ31ǈ
who would	73 -11Ţ-7Ő10ƫ14ư15Ǡ17ƶ23Ƥ24Ư37ǩ
who you	82 9ŐŜ14Q17Ǖ18ƫ38ŝ
whod	66 -12zƾ-8u-7Ʈ9Aľ10ŵſ11ǣ12Ʊ13ƫ15ǘ16Ŝ20ư22Ƥ24Ǩ26ƃƲ43Ư
whod pay	80 -13ƾ-7Ǩ14ſ15ǣ19Ʊ21ǘ30ƃ
whod raise	89 
whod run	86 -12Ư49Ǩ
whod take	84 35Ƥ37Ư
whole	64 -7ǩ7ŇňŨƜưǢ8ltB9uķ10ŔšŦ13ůǐ14kƵǉ15O16hƭ18ō19ƈ21ƪ36Ʃ
whole life	75 12l18Ƶ21ƭ27ƪ28Ʃ
whole thing	87 7ś10ŧ11ũ
whose	66 -17Ɨ-15w-7ƫ7Źƃ9ķ11ǡ12ż18F19ǆ23Aǐ25Ő30Ł39Ƣ
whose cars	80 16ǐ
whose fault	89 10ƃ17ż
whose name	83 -13Ƣ-8ƫ12F13ķ18Ł26Ő
whose things	79 -7n31Ƣ
whove	86 7a11ǈ14Ő19uw
whove you	89 12ǈ15Ő20u
why	60 -19ń-12Ŝ-11œƶƷ-9ŉ-8ļŒ-7ŌőŘ7š8ľǆǤ10Ŀ12Šǜ19ņƴ20ƻ21r23B27Ĺ28Ƶ30ǩ35Ŷ42ŀ48Ţ49Ŕ50ĺ
why $	89 -11ƴ-10ǩ7ǣ30Ŕ
why are	83 -22ń-8Ţ13ǆ30ǩ37ĺ
why did	70 -29ĺ-18ǩ-13Ŝ-12œ-9Ţ-7ŀ7ņ9š10ŔǤ15ǜ19Š30Ĺ33ƴ34B45Ŷ
why do	83 -27ŀ-10ŉ-9Ţ-8Ō21ņ30ǩ33ƻ35Ƶ
why now	86 -22Ţ-7Œ69ĺ
widowed	89 17Ʒ27f
wife	58 -18v-12ƹ-11Ƹ-10wWƼ-8P-7Ʀ7nV8ŶƳ9Ǩ10ǆ12Ʈ15Ŵ16Ʒ19o23p25fǈ27ǂ28q31ƫ34ƨ36s39t44r
wife $	80 -8ƹ-7s7q8ǂ11f15ƨ20p21ƫ25t
wife do	86 -11ǂ-10ƨ31q37Ʒ
wife drive	89 -7r28Ŵ
wife have	84 -18Ʒ-16q-13ǂ7ż24Ʈ49ƨ
wife on	86 -13Ǡ-7qŌ11s28ǈ31ǂ
wife work	84 -12ƨ18ǈ38q
wifes	71 -19P-18Ƹ-7ŸƷ8Ɯ10ƺ11bj12Ʈ13ų21ǂ32q37o40p
wifes name	87 20o
will	54 -12ǌ-11a-10Š-9v-8ǩ-7Ĺƌ7EJŒƹǊǓ8ţ9Ƭ10d11OĻƄ12NŚǞ13śƕ14Ƥ15o16Ő17eŌ19M20ĵ23sŹ26HL31y34V42ł60Ʋ
will $	78 65Ʋ
will be	83 11Ǟ12Ź13V20y
will get	89 10ś11d16N
will it	89 13I16s
will need	86 13Ź14J17E
will not	74 7Ž8d9ƄƢƴ10ƈ11Ńƭ12Œƺ
will or	89 10Ʋ
will put	89 7ƕ8Ō24L
will you	77 -16Ʋ-15ǌ-12Š-10Ƣ-9ơ10Ķƭ24Ļ25Ƥ47ł53V
willing	89 -7Ŋ13Ţ18Ž
willing to	89 -7Ŋ13Ţ18Ž
win	86 45Ļ
wind	71 -17Ř11Ƒ12j88ƚ
wind and	86 8ƚ10Ř
wind deductible	89 -60Ř70ƚ
wind or	79 -18ƚ22Ť25Ř
windshield	86 11ű20Ɓ24ū
wine	86 36Ǜ41ƿ
winter	80 -15ǝ-12Ɩ9Ɛ15Ɵ20ƛ34ť36ǎ
winter $	82 -13Ɩ7Ɵ9Ɛ21ƛ27ǎ35ť
wire	89 -12Ǡ13ǘ15Ǖ
wiring	81 9Ǎ43Ƌ
wise	74 -13x9ǂ10źƗǊ11Ʈ12ƽ17w21gV
wise $	78 -13x10Ǌ11Ɨ13źƽ18w21V
wishes	89 32ư
with	39 -20ǐ-17Hĺ-16Ť-12ŏǇ-11Jƫǅǩ-10Ɣ-9yľŪƃ-8ENķƟƭƯƶǢ-7CPťųƎơǚ7BĶǣǤ8Ŀœƛ9ŗƨƽƿ10Ƴ11SŋřŚŭŰŷżƁƱ12ńŢŽǡ13MŀƂƐƧư14WǍǥ15Ŷǜ16anƤ17AŖŜǁ18QĻňŧ19ĴŬ20sĸŲ21g22VĹŊŠ23Ƶ26ŝ28bŐ30Ƣ32ş33Ş37ņ59ő
with #	83 -8Ź12k13ŚƂ14Ű24ĸ29b
with $	66 -17ő-15ŷ-14Ŝ-13Ɣ-11Ţ-9A-7Ƶ7ŝ8ņƕƦ9ǡ10ƙ11Ƥ12Ŭ13ǘ14aĴƳǥ16X18ƨ25ş30Ƣ39Q41Ő
with a	62 -10Q-8nǅ-7ŎƎ7gŘƲ8ņƍƚǀ9B10ŰǄ11qƐ12Ž13oVūƘ15S17ŷ22Ƭǁ25b26Ļ28ĸǍ
with all	87 11G13Ɓ17ĿŚ18t
with an	80 11w14Ž22ņ26b
with anybody	89 7Ƣ39ń
with anything	89 7Ƽ16ŉ
with em	87 14œ19Ş20Ţ21ő
with family	89 -19n-11ż29Ƥ47F
with her	89 10Ʒ16ź18s
with in	80 20Y
with insurance	87 21ņ
with it	76 -24Ǜ-12ǐ-8ŝ7EŶ8M9Ĵ12ƞ17Ɛ18ŀ27Ƶ57Ų
with me	73 -13ő-8Ő7ŋŻ8Ŋƹ9Ŀ11Ś12Ʈǥ15ĹŎ17ŀ18m72ň
with my	86 -11ǘ10ļ11f19z62ǩ
with no	78 -9Ǒ8ź9ǒ11ŵƽ19š30Ɓ33ſ
with now	87 -8Ő17ǥ19Ş
with one	80 -15Ŷ-8Š8ő22ńŐ24Ļ38ŵ
with rent	80 -12Z29Ʈ
with some	89 13Ɖ18Ŧ20l
with that	69 -29S-15Q-7Ʒǅǩ8aņƓ9ŃŨǦ10D12AƳ14ŝ15r19Ŷ20M22ŭ35Š58ő
with the	59 -22ŝ-20Ť-17E-13ĺŴ-12sŇœ-10ő-9Őŷ-8ŵ-7ǩ7UĿƜǎǟ8qžƨǜ9ņŔ10Ƽǝ11ŒŽƵ13gQŌ15ŭ16x18Ĺ19ǣ20S22Wşƛ23Iż24ŧưǅ39Ŷ
with them	66 -8Ŷ-7ő10ŕŗ15Ţ16ş25œ32ŝŠ33S
with this	79 9ł10rK11ŁǠ14a22Ŵ
with those	83 7ŝ11ő16ŗ19U
with today	87 17Ĺ18Ő
with us	80 8ļ13ŋ15Ĺ17z29s
with what	86 10P11Ĺ12Ŗ13ǡ17B19Ş
with with	86 12ƕ13kŹ17Ŀ18Ĵ
with you	60 -16zŐ-14F-13ǩ-11ş-10H-8Q-7aU7ŋƿ8źƥ11Ƣ12Ŭ13Z14ǖǨ16A19ǈ22ŀ23Ň25iǑ30ŷ32Ŗ34Ƨ38sŜ40Ŋ62n
with your	65 -30Ő-13ǐ-7ŀ7v8WĽžƷƻ9śƮ10VłƤ13ĴŖƞ14aǓ15ŝǛ16ŢƸ23Ş28Ƶ29ő
within	87 -8Ů8Ə16ǐ25ť
without	64 -18ő-9bi7dǁ8ƈ9Ǡ10ĺ11a13ľſ14ƺ15Ǔ16Ʈ18ŏ21ƭ30Ʒ32Ǩ39ŵ40š
without $	89 -18ő-12i9š10Ǩ11ǁ44ŏ
without a	87 7šź18ŵ
without insurance	84 -15ŏ22Ƴ47š
without it	81 -19Ƴ9d10X14ĺ23ŵ
without you	79 -12Ʈ-11ŵ38Ǩ49Ʒ
without your	82 -10ŵ27Ʈ
wood	72 10ţ28Ƈ52Ɛ
wood $	86 11Ɛ
wood frame	89 33Ƈ
wood stove	84 15Ɛ
word	79 -9b8Ǔ9B12ļǒ15ǃ17Ŋ21ǩ22Ō35Ł
words	89 19Ŗ33ň
work	46 -17Ʃ-16i-12wxƭ-11Ŏ-10ķŔƤǈ-9ĸ-8ƒ-7ŕ7NŅƷƾǉǋ9JƌǙ10Ɲ11X12I13B14ĺǨ17ǔ18ŗŵ19Ŵ20ƃƦǄǑ21Ƹǐ22Ň24Lǣ27ǚ29S32V34ŭ35q38ů42Ƨ43W49QR52P53U
work $	57 -13Ɯƭ-9Ɲǝ-8rķŗƨ-7ŅŮŲǇǈ8ů9Ǡ10ŵ11Ŷǟ12N17Ǩ18ŭ19U24q25ǐ26Ʀ27ǣ28S29Ƨ32ǚ43W45V77Ǆ
work and	75 7q8g9Ǆ12Ʀ15Nǐ18Ŵ
work are	78 -16V-7q36ĺ41P
work do	86 17Ǆ42Ǒ
work for	73 -12PŎ-11Ƥ-10ǈǐ-9Rĸ9r12ƃ17L18Ǉ21ǔ26X46Ň68Q
work from	74 -37Ɲ14ů15ǝ24Ɯ55R
work going	89 -10x21Ɲ32U
work if	82 11Ʒ12Ƨ14ǉ22Ʈ
work is	87 -30Ǆ-21Ʃ13q20ŵ76P
work or	80 8Ʀ10ƨ11śŴ15ůǁ23I
work out	89 -27R-17U-8ŭǑ24ǋ34Ɲ44Ƹ
work so	89 -15R8K12s14Ǩ23L
work today	73 -11Ʀ-9R51ŗ
work too	89 13Ŵ14ǚ20q
work week	87 -16ŭ51R
worked	84 -7G14ķ26ņ31S
workers	71 -7Ǥ25ǣ26Ǒ37Ǉ
workers comp	73 -7Ǥ39ǣ
workin	86 -8S12ǈ13Ķ14U20ń
working	72 -14Ƶ-10LU-9Ǒ7Ǉ8ǒ13ŝ14S15Ķ18g23qV30ǈ32Ĺ34P
working $	82 -8S-7ǈ8t10PĶ13q20V35g
working there	89 -16Ƶ9V27S31ǈ
works	66 -11Ǉ8Ư9X11M13Ŗ15ŝƜ17ň22Ǒ31L34ǈ47Ŋ
works $	86 32Ŋ34L
works for	86 9L12X15M28ǈ
works there	76 19Ɯ34ǈ
works with	80 -16ǈ36Ǒ
worksheet	80 13ǣ
worksheet $	80 13ǣ
workshop	76 -15Ǎ24Ƒ39Ɲ
workshop or	80 10Ɲ
world	86 11C12i14dŃ15Ļ
worried	86 15ƚ24Ŀ
worried about	89 15ƚ
worries	70 14Ľ19Ƒ27Ŀ
worries you	70 19Ƒ29Ŀ
worry	86 12ǡ22ƚ29Ŀ
worst	80 7Ř12Ǥ14Ŷ17ǜ18Ũ22Ş31Ŀ
worth	63 -12Ǎ-8Ŏ-7ŭǩ10ƀ11Ɓ13Ţ14Ƒ16ǝ22Ǐ25Ɨ39Ļ43Ƙ44ƒ47ű50ķ
worth $	68 -60ķ8Ɲ18ǝ20Ɨ26Ǐ30ƒ39Ƙ85ű
worth it	87 -8O50Ļ
would	36 -24Y-14Ĺ-12Œ-11Ő-10qOŦŨƁƩƳǞ-9dkSĺ-8nƙ-7lNŁŠŰǅǐ7bŕƖ8Lłŉǔ9HŀƏ10ƃƑ11ľǨ12DZĴŗŶƓƪƱǡ13sBWŖƀƭǦ14mAƦƸƿǘ15Ƃ16cƒ17ĵƶǢ18TŃŝƨ19MŇ20Ɨ21śŵ22Ŋž23ǁ24X25űŽ27Ƶ29Ļư30ǝ31Ư33rƬƮ34Ƥ38Ţ40ĸ46ŎƷ
would #	87 -7ĸ19X20Ɠ24Ƭ
would a	72 -22Ř-8Ʒ9ś10ưǝǩ11ķĻ12ž14Ŏƭ23ĸǘ41m
would be	73 -14ƶ-10sŎ7e8ĻŃ9Ƭ10bŏ11rL12ŵ16c17Ŀ24Zķ
would cost	89 9Ɠ21ư
would do	86 8Ŏ9ĸ10Ž11Ƥ
would feel	89 16Ƭ
would get	86 7ŵ12ƃ13ń25ű
would go	84 -8ƙ15V19ƒ23ũ34Ƥ
would happen	71 -8Ļ8Ǩ9Ǖ10Ɯ11ƛ15Ƨ26ǔ38Ʈ
would have	73 -9łƷ-7ŞŢ19Ɨ20ĸ23ǝ32Ŏ37ǩ
would he	78 -8Ŏ-7Ĵ9Ƹ17B38r57Ʒ
would i	87 -16J-12k10g14ŝ18Ǡ39D
would it	63 -18Ʈ-17r-15ǝ-12Ƶ-11Ʒ-9BƤ-8ķĸŵ7Ŏ8Ń10Ɩ11ŋ12M13Ļ15ŝ16Ţ18XłŊƒƫ19Ư21ű23Ƭ28ƑǏ32Ɨ57s
would keep	78 -8Ǩ14Ţ20ǝ
would like	76 7J10ư11Ŕ13X15ƶ22Ŋ23ƭ
would look	89 13Ʈ
would love	86 10rB22M
would make	75 -16ƶ12x16Ƭ18ǀ19Ļ32c35Ŏ
would need	67 -11d-10Ĺ-8S7cmŮ8EQŃƪƿ9Ɣǆ10GǊ11Ųƅǉ13Ɩ14Ř15TŒŕ16v
would not	86 -8r8Ŗ12X14H18ť36ǩ
would pay	84 -17Œ7Ʊ18ư27ŗ43Ŗ
would rather	84 18Ĵ23K
would she	77 -10ƨ9Ǩ21Ʒ22Ʈ53r
would somebody	79 -12Z15Ƥ28Ʈ
would still	79 32Z
would stop	80 13ǝ
would take	82 8Ə10Ư14Ţ21Ƥ25Ɠ
would that	73 -36X-14Ư-12ű-11Ǐ-7sQ7A8Ļǁ10EĶ12gVƬ20ƒǢ26ǝ27Ŏ35Ň37ĸ
would the	80 -8Z17Ʊ18Ƨ20Ʀ25Ǧ29ĸ49Ǩ
would they	73 -14Ǩ-10ĸŵ-8Ʒ-7T7Ʊ8Ź9ķ13ƭ14ƀ21ŗ30W36Ʀ38ƪƮ
would want	74 9ŕƶ10sƷ11ŝźư14ƫ16A21Ŵ
would what	89 -11Z8Ş9ľ21ķ
would you	47 -37Ʒ-29Ʈ-22Ƭ-20ƒ-15X-14ǩ-13Y-12ŎƁǨ-10Ő-9mĿŗũƩƫ-8rOłƓƯǞ7Ǒǜ8ķŧƱǘ9bőƝǡ11ĴŌƀ13yĸ15HŇ16Ń17Ŋ18Ƹ19ŉŘƿ20Ŗ21M22ľŀƂ23Ŷ24ĵ25ǝ26ś31ű32ƨ33Ţ37TŞ38ǁ42ƶ44Ž48Ƥ55ŵ59Ƶ
would your	63 -27s-10qǠ-9Ɨ-8Ƥǝ-7Ŵ8Ʊǘ11r14WƃǨ19Ưǡ25ž26Ǣ30B56Ʈ74Ʒ
wow	77 7Ǉ8Ŧǀ9S10uťǢ12RŢ14UƠ15ű19ō23ő
wow that	87 10Ŧ14ť15R27ő
wreck	79 9ž12ƃ14Ũ15ŵ19Ŝż26ƀ
write	72 -12Ʈ-9Zś7bŉ8Őǩ9Ť11o12ƍǜ13wĸ15ř16K17Ƭ19Ÿ23Ō
write it	84 12Ť15ǜ24Ÿ26Ō
write that	87 -11Z-9w8ǆ11b14Ő15ƍ16o
writing	84 10J15Ƅ16Ő27Ʋ
written	79 7ư12Ǔ13ŗǙ14Ʋ21bž
wrong	74 12Ǥ16ţ17CŤ20Ŀ22ņǩ28Ş39ǚ
wrong $	83 -7b18Ŀ19ǩ20Ť21C
wrong with	89 24ņ43Ş
wrote	83 12Ŵ13qw15Ŝ18Ʋ21Ĺ
x	84 12Ū13b24ŕ27ƙ
y	87 -9Ľ34b
yard	77 -12Ɔ8Ɨ10HŴ14ƞ18ƒƜ56Ƒ
yard $	81 -13Ɔ-7Ɨ11HŴ15ƞ19Ɯ22ƒ29Ƒ
yeah	84 -15ŉ-12Ũ11c13T15ĸŊ25v
yeah $	86 -16ŉ12c13T16Ŋ25v
year	50 -15ǩ-14Ĺ-11Ŭů-9Ŵ-8FŎŝż-7jnCĿƌƒ7šǑ9ǣ10kq11SƜ12ƈƮƾ13c14vƩ15ĺ16Ǥ17Ǟ18Ɣ20Gǀ21Ź23ĴƟ24Tőœǅ25Ū27ƅǎ28ǉ30p31Œ36Ǌ37dǟ40Ů47ť
year $	60 -28Ɣ-15Ů-11Ŭ8ŃƠƻƾ9ŜǇǎǝ10pHő11dť12ĺ13ƺǑ14qǣ18k19cœ21ƭ22ǉ23Ǟ29Ĵ34ǟ41Ǌ50T
year and	83 -8p7Ū11Ɵ13ǘ14ŕ
year built	87 34ƅ
year did	76 -9F24d29ő31S43G
year do	89 7ǀ10Ɯ
year for	83 -7Ǌ11ƈ12ƾ14T17ǟ19ǉ22Œ
year is	81 -9n-7Ƈ8dTǀ14Ɯ16œ17ƅ21Ɵ34Ū
year make	84 8ǐ37Ū
year or	84 -27ƭ-26T-12c9Ź12Ʈ18Œ24Ů65Ɣ
year right	86 -20Ǌ17š18Ɖ20T
year term	87 -8Ɣ18Ʃƭ
year was	80 -17d-8ż7ƈ12Ǥ14v23ǅ27p
yearly	84 8T10Ů13Ǌ
years	52 -24Ū-12Ƽ-10Ůǐ-8Ɖƪ-7ũƠǇ7vyƥƴ8Ʊǣ9ŝƿ10Żż12cǩ13ĵŎŢƋ14Ķ18Ƹ20H22ĺǞ23Ʃ25ťƅ26Ÿ27őţ28V29Ŵ31Gƈ32ǅ38S54ƭ
years $	65 -30S-13Ɣ-11ƈƼ-10ǅ-8ő7ǀ9UƵ10ť11Ǟ12y15H16ǣ18ĵţ20vŻ23ż29Ƹ83ƭ
years and	87 10Ŏ11f12Ǌ13Ķ
years at	84 -9ƭ8Q13G19Ʊ26S
years do	89 -18ƭ-9G11ƈ50V
years even	80 9ţ
years have	77 -21G-10Ū-7Ɣ11ţ17V30ǅ32Ÿ48S
years in	87 -19ƭ-17G89S
years is	87 -7S8ţ17Ŏ29ŝ
years of	87 -8ņ9ƭ13Ɣ14Ś20ǅ
years old	87 -9v15c28ƈ
years on	86 -9Ĵ8S13Ʃ25ƈ
years or	84 -13G-11U8Ÿ9ő18S23Ʃ
years with	82 -8Qŝ-7ƭ11š40S61ő
years you	89 10ƈ11ĺ13Ţ23Ƌ
years young	89 -7ƭ33c
yes	73 -9B-8ŕ7ŋ12ŏ16dĹ26ł32Ł39Ŏ
yes $	79 -9ŕ10Ł18d28ł44Ŏ
yes to	87 21Ĺ
yet	67 -22ǝ-8t-7Őǅ8ƍƾ9ŀ10ǋ11nuƵ12w15ǟ17f19ń23jx25Ź27cƖ30vƞ
yet $	70 -23ǝ-8t-7Ő8ƍ9ƾ10ŀ12n18x20fvń25j28Ź29Ɩ32cƞ
yet or	87 -7ǅ14ǋ15v18u
you	17 -30v-28ƽ-26Ŵ-22Ʈ-21qź-19Ťƨ-18ƅ-17ť-15ŹƇơ-14oƆ-13ų-11btůǂ-10ŕ-9ǈ-8řƉƳ-7eōǥǧ7ƞǊǖǤ8BƐƖƢ9pQūƒƔƯǝ10ŉŪŭƎƝƺƼǍǙ11dŮƀƙƫǃǒǠ12LŋŸ13juIZŃņŬƥ14aƿǜ15kYĴƂƭƶ16ŌŏőƃƘƟƱǓ17GMĵưǆ18ĸǁǘǚ19ƸƾǑ20ĺžƚǋǩ21Ųżƻǔ22fCŽ23SŖƬ24OTƁƵǞ25HŢŶƹǀǨ26KǇ27WķĻśƴ28ĹĽſƧ29XŊ30nľŚǕ31młƦ32UV33ŀŝũ35Rń36ƌ37FŒ38Š39gPļŜ41NňŨ42iAŐƤ44ŵ46Ş47Ŀ48l56Ň60c
you #	69 -12Z-10Ǟ-9ő-8Ĺ7ĸ9u10r12Ţ13EƷ15cBǕ17Ư21ž27pƲ35n41f50y
you $	43 -37ų-34Ƴǉ-27ǩ-21ǎ-18ƒ-17HŘ-16uƖƱ-15nvCFŧŭ-14Ŷ-13űƠƶ-12ńōŏş-11ĻŃŷƺ-10PĴŤ-9YĹŕƵǓ-8bƅƘƝƤƬǅǋǛǞ-7drtyőŢťƆƨƫǆǒǣ7Ŏ8ŽƑƜƦǑ9zAƴ10JXZŁłņſƁ12ƪ13GķļœǕ14MŀŖŞǟ15ż16šǔǠ17Ŧ18ŊŔƚƿ19Ǎ21ňƾ22g23Śǐ24ŠƧǈ25Ʒ26B27lI28Ǩ30Ņŝǖ31Ŀ32K35aj36i38L40ľ44Ư50c52Ň54Œ58Ũ67Ǉ71Ŝ
you @name	89 -10t12ŋ19p23n
you a	59 -10k-8Ǟ-7cŎƻǔ7Kķǌ8Ļ9DFƦ10šŵƪ11g12ŔǇ14Ʊǒ15łƁ17Ŗ18őŪƿ19S36u43l45ǀ
you about	75 -12Ŕ-9Ǆ7A9Ň10ǝ12Ž14ļ27Ş31BĿ
you actually	86 -9Ǆ8Ɲ9RƐ11Ŗ16P20K
you add	83 -24ō14ķ29ƌ57Ǟ
you afford	87 20Ƥ31X
you all	86 14nƳ19k23ų
you already	83 -11Ɓ7ŏ8f12Ƶ13Ɩ16Ĺ17ư
you an	86 -7J7ƂǓ9K
you and	68 -10n7ō8ǈǊ9Ũ10r13M15ő22d23ǆ26Ǩ27Ƣ37Ł39ŷ
you any	84 -9Ļ-8Ʀ8m16ŋ19uW26M32x
you are	48 -39ǩ-15v-13ƀƜ-12uǆǡ-11b-10XŁűƬ-9VŃńœŜũŪƧǁǂ-8xŕŭƇƓǇ-7wAŵƢƻǄǍ7elĶƁƲ8yŋŎƩƱƺǉ9RŘƶǚ10ŗǠ11sƙ12fĹŒžƃ13ƖƞǑ14ŉŚŶƣǊǝ15ŖƮ16jN17ĺ18dŀ19nTƦ20ŞŢǨ21P24CƷ25ų27H29Ǟ30Ƹ31cŐ37Ɵ44gQ51F53a
you as	80 -16Ǔ-10Ǘ-7ǩ13FŒ15Ň19ń21ŏ26f28ǒ33ǃ
you at	67 -39Ư-35W-13Ű-12Ŕ-10Ɲ-9UŅ-8ǩ8ż10vŠ12LŎ14BQţ16Nž17I22PVœ42C43n45Ƨ51u
you back	76 -11Š-8Ɨ14œǗ16ǘ24Œ29L32ŀ
you be	70 -11Ŋ-8ĸƮ7Ţǁ8cŘƭ9eł11sŽ12ŵ13ś23ǝ25T28H32X
you been	60 -42G-14ţ-11Q-9U-8ǟǩ-7Ū7ƾ8ń11ż13Ƴ17Ÿ18ǅ24ŏ25i26Ƽ27š29Ƹ31ő35l85S
you before	89 14VŌƟ16ņ
you believe	89 15Ƭ44ǩ
you born	80 11l41d
you both	89 -12L-7g17Ư20Ÿ39s
you bought	72 -12Ũ-7Cŀ7ƦǢ8ŗǏ9ŧ11Ʃ12Ŗ13ƞ17ư19łŶ21ſ24ƌ27Š32ƒ
you bring	69 -11kƝ-7Ʒ14r28Ǒ29Ǉ33Ʈ46T
you built	86 10Ǣ15ķ32Ǟ
you burn	87 20Ɛ
you busy	81 -58ǟ-12ǎ-8R20xP43U84N
you buy	72 -22Ǐ-13ŵ-8ŠƗ7Ʀ11W21Ʃ29F31Ǟ41Ǖ44Ŷ58G
you call	69 -21Ǆ-9Ŧ-7ļǈ8Ş9oA11ơ13ŜǑ14Ĺű17w21Ɓ24ĵ35ǃ46ǩ
you called	78 -16ǃ-15w7Ə11I25ń34Ĺ37ŧ39Ŕ
you calling	86 9C23Ĺ
you came	82 10G12Ÿ13d19Š27ļ
you can	73 7ǧ8Lś9ƉƤ10WĻľťŵ12ŝƃ13Nƻǝ14Ÿ15A
you care	87 -17Ŀ9Ş24ƶ46ľ
you carry	62 -22Ǧ-10Ɲ-7ƣ7ǣ9ƃ10Ųƙ11ş15ǚ20Ǐ21ŗ27ǌ35ſǡ36Ƃ
you carryin	89 -15ǖ14ƃ15Z
you carrying	86 9ž10ſ21Zş
you change	76 -21Ŏ-20Ŕ-18Ţ-8ǩ11I13űƛ19Ƨ32Ňũ49Ş
you check	84 -7Ĵ10ń18ǒ22JǕ
you choose	80 -8M39Š44ł
you close	72 -11ǝ17ƕ23Ɩ39ǎ
you collect	87 -16ǧ23ǒ32Ƙ
you come	72 -15m7ǃ16Y19M27Ƭ47l
you could	66 -29Y-17Ʈ-13Ļ-9ŝƯ-8ĸŴƷ7bś8ǔ9ņ14Š15Xǝ16ľƬ21ŵ24ĹŘƤ25Ǩ26ƪ31Ş
you cover	89 8Y38ĸ
you covered	82 -9Nƨ18ŗ32ŏ37Ō
you decide	83 21Ł27ł
you deliver	79 7Ǜ10ǐ11Ų12Ɲ
you depend	78 -8Ǘ39Ŀ
you did	70 -9Ɓ-8ƹ7Ƹ8Ÿ9š11ǚ12ĺŨũ13r14Ʋ16Ő18ŵƳ21ǂ
you died	82 -16ŵ-10ĸ-7r12Ư18Ǩ21Ʒ37Ʀ
you do	52 -21Kŝ-20ǩ-18ƞ-16Ŗ-15ǐ-14ǝ-13Œ-12ŶǦ-11HLƜǈ-10ĿǨ-9bqTĺƦǓ-8ŪƉƾ-7VŨƊƑǥ7ŋǑ8ľ9Zƫǜ10IXŽƧǘ12MĽ13ŏũ14ǡ16l18Ň19ƭǀǃǄǛ20Ůǁ21ĴƝǚ22ŀ24J27UǠ34gƤ35Ų39ǔ41ŵ42Ǚ44ǟ51Ǌ132P
you doing	78 -10x-7ĺǩ32ũ55i
you done	81 -12ƾ-9ţƒ9ǀ11pǂ13y19ƌ52ũ
you down	79 -13ǩ7m11ƴ15c18ǝ20a28Ō38Ş
you drink	82 -9Ǜ54ƿ
you drive	68 -27Ŵ-11ųŹ-8T-7ů7Ų8Ũ9ŵ10ŷ13ǐ15Q17Ƅ44ŭ51Ů56Ū
you driving	82 -16ŷ-12ǩ-7P11Ų46N68Ū
you each	78 -38ŗ16ų56W
you earn	87 -7X51T
you email	89 -28J-9Ś57ś
you end	84 -20ő10m18Ŧ38Š
you enjoy	87 20g21U
you even	89 19Ŝ25ǩ
you ever	58 -19ƪ-17ƃ-15Ŝ-11Ƅ-8ƽǨ-7ƨ7ŗŽ8Ƴ9Hǩ10Ŀżſ11Ʀ12ƙ13ǘ14ƹ15Ţƍ16ǐǒ17ƴ18gņǕ19ǆ20ƿǝ21Ť24ţ37Z38ų
you fall	76 -19Š-14Ĺ-11ĺ26Ř29ƞ37Ŷ
you feel	69 -10r-7Ŏƞ8Ź9Ƹ11M12ŋ13ŧ16ņ20ǁ22Ũ24Ž27Ţ51Ň
you feeling	89 15Ƹ21Ũ
you figure	79 -17Ǐ7y8ƭ9H11A16Ŗ17ű20ƈ27Ƙ
you filed	86 12ǆ30Ť
you fill	78 9ĺ13Ľ16Ĺ
you filled	89 7Ľ12Ĺ26ļ
you find	78 -7Š11ŧ17U22Ś34ļ
you finish	89 13ƌ24m
you first	84 -12Š10Ÿ11a12G20ő34œ
you follow	89 -11K18g46ň
you for	74 -13Ő-8Ɨ8Ŕ9ǚ12H13Ƭ14Ǣ16Œ26O27ơ28Ơ38Ǔ
you found	89 -7ǃ19ű20Ś22Ʃ
you free	87 -8g26N38L
you from	69 -10C8Ļƻ10ǝ11Ň17ŢŶƚ23ŀ29Ŝ64l
you get	56 -19Ķ-16ǩ-15O-11Š-10aI-9ƌǅ-8Ŏ-7ŨƒƓƮ7Bĸũǖ8ŸƖƩǨ9TĴƯ10őǤ11Ņ13ļ14gǧ16L17ƿ20jŻơ23Ǖ24R25Ľ27űƨ29ƚ30k34S39ŵ41Ŧ45ň49W
you getting	87 14ƨ16Ɩ18ƞ
you give	80 14Oǚ18d19ŧ24e
you go	62 -18ź-14Ʈ-11yǝ-10Ł-9Ŝ-8Ɲ-7sBőŔǩ7ĺ8ŖƤ9Y11Ŏ13V14a15N16ŵǜ17ƾǃ24RŘ25ńƧǀ26łš27Ɵ28A39Š51m
you going	74 -8Š10Ũ14sŻ16Ƶ20V26k29H35ł
you golf	89 27g
you got	52 -19Ř-15ƨ-12ǝ-10ſǣ-9ńǌ-8FőŒƂ-7gyĺŝŴƭ7hjķňƁƊǜ8YŉƇƑƘơƢƫǃǦ9WŜşŵƅ10Śūƛ11ŐƔǔǨ12Ź13ļƀƃƥǀǇǈ14kƒǏǢ16V17Ū18NĸƦ19ŕƎ20ŏ21Ŧ22ŠƗƴ38O
you gotten	87 13ń
you grow	86 39l
you guys	68 -17N-13Ǒ-12P-8g7w8F9u10hƚƟƱƷ11ƍ12ǋ14kĸ15HŴ16CƔ22j25ǟ42Ǆ
you had	58 -12S-9Ƹ-8Ɓƛ-7Ɣǁ7ĹƂǣǤ8ŘƌƐ9ŶƤ10ũ11űŸ12ŝƼ13Ŝţƈ14Ƌǜ15ľ17Ǚ20š21ņ26ĸ31ƾ39ő
you hand	78 7Ŀ23Ơ
you handle	73 7Ʒ8Y11ǜ12s30ĸ
you happy	81 -11Ş-7C16ƞ23U31ŝ
you have	38 -25ƧǄ-24P-21ƨ-20ơ-15ŎŲǞ-13RņũƳǑǦǧǩ-12aš-11ľ-10lCUWƽǊ-9gMĻųŴƞƮ-8tyTĴŌŤűƌƻǅ-7nswBHVĿŀŶŷƢƴǂǕ7zńŦŹƋƬƱǆǏ8XZƄǁǘ9ƙǨ11fŕƾǢ12hƩǐ13ňŪūƛƟǋǔǣ14ŬƂƗƘǃ15FŒŖŰǠ16Ƒ17ť18ŢǓǝ19ķŐőž20ŏƚƲ22ŵ23N25YſƼǜ26uƎƜƵ28ǥ29Ķ30Ǉ32mOƃ33Gǈ34Ŝ37Ś40şƁ56Ʀ66ŗ
you hear	80 14Ŝ16Ɓ30Ň34ǩ36ļ
you heat	87 -9ƞ21Ƌ43Ɛ
you hire	87 -8ǈ7ǒ11ǜ31Ǒ
you hit	82 14žƊ21ż50c
you hold	82 -15ǖ-10N8m18ǩ41Ǘ
you hoping	83 28X29Ļ
you how	78 -7X11yĸ12ńŐ56Ŋ
you hurt	86 -10ƃ60ž
you i	83 12b13ķ14a15K
you if	74 -12Ǩ-10Ʈ-7ǝ7ŵ9Ņ10ŋǕ11ŊŖƚǒ12ǔ16ZƧ17ſ24ƪ30W
you in	63 -25Ư-11lǩ-7R7p8iƙ9ľńƷǄ10ſƣǨ11EKŻƏ14ųŽ16N21L22Ĺ24Ƹ30P31O33Ń44CƤ
you incorporated	89 16ǆ
you insured	81 -23ş-17Ǣ-15Ɠ30Ő45ŏŗ
you into	89 21g38Š
you is	75 -11I-8ŵ-7Ķ8Yǧ9Kǈ10ŞƩǍǨ11ŀŽ12Ż13Ƣ14Ɓ17ľŔ
you just	71 -10z-8Ŝ7fŸ8śǘ9Ņǎ10ŕƭǒ11ǝ25Ĺ26Ŗ30Ļ44Š
you keep	64 -9ǔ-8e-7Řǩ7ūŸǖǠ8ľ12Ǚ16şƝ18Ɗ20Ƶ22Ű23YŚ24ƥǏ31Ƨ42Ǘ
you keeping	89 16ũ
you know	62 -19Ř-15Ƃ-13ň-11ſ-8ŉ7śŭ8Ū10Ƽ12ĵ13Ŝƛ14Ľ15rƩ16Ɠ17Ǝ18Ļ19Ƨ20Ŕ25Ƴ26Ņ60Ŗ78ǩ
you last	69 -15ņ-10š10ŜƈƐ11ƫ12Ƌ14ĵƘ18Ƒ19Ʋƾ26ţ33Ŗ
you lease	86 -32ơ-8Ǎ9Ǐ14ǌ28Ŭ29ǋ
you leave	68 -13Ŝ-9Ŏƶ-7ō7Ƥ8m10ĻǏ11Ű13ņ16Ɵƥ24ŗ32Ţ46Ƨ
you let	82 8ƪ15Ŋ20ǜ31Ž
you like	58 -25J-20P-14Q-12Ŏ-11ķ-9RVŢƤƷǄ-8ŨƮ-7ĺłƜƢƧ8ōŘƁ10Ş11MǍ12g18sŃ23Ň24ƞ27Ō28ƶ29ǩ32Ļ37ŉŶ38Ĵ41ŀ45K62U85ŝ
you live	72 -15Ʒ-9ǌǍ9Ɵ11ƙ12ƃ13G15D17Ķ22F23ķ28ƣ32C52n
you lived	86 -8l43G
you located	89 13ǋ20C
you look	75 8ū11Ũ12ŉ13Ŀ14Ň16J19ľ
you looked	83 9Ķ11ƫ14ĵ24ń
you looking	75 -7Ļ8Ţ9ĺ14Ƭ16VŠ17ń20ľ23X30Ń
you lose	73 8Ɗ12Ŀ14ĸ15Ƨ19ǝ42Ƴ
you lost	80 -18Ʈ-11ǝ13ǔ14ƨ18Y20ƺ22Ƨ39Ƴ
you love	81 -15ǐ-11U-7P15ŝ16ƶ27ƞ37Ŷ43ǟ
you make	72 -14Ŏ-12R-10Ůǉ-8ŪƞǑ9Ő12Ŭ13ǒ14ǝ15ǚ24ů25Ň26P27Ɲ38Ǆ69T
you manage	87 13Ƴ43ŵ
you married	82 11Ţ21o27f
you mind	81 -12ŉ12Ś28ś36Ŋ
you miss	87 -14Ş-9U9Ĺ13ǟ26š43ŝ
you more	80 12Y13TǤ14Ũ29ũ30Ŀ35g
you most	68 -8ŀ18Ĺ40Ŀ
you mostly	87 23ŭ
you move	83 -14Ń12H14Ţ46G
you moving	89 -14Ţ45H
you my	89 30ļ
you name	83 -21Ư-13a-12o22Ʋ29ƫ50w
you need	62 -24Ɓ-16ƕ-14ǒ-9S-8Ļǌǖ-7cŇŤž7ǡ8ƭ9Oǧ11ơ12Ō13Ǐ17ŎƤ19Ł22Ƭ23ŵ28Ū34ŀ35Ƅ52Ĺ63ŃǦ
you never	77 -10Ǧ-7ŝ11KņƂ21ő
you nuts	89 16t33Ş
you off	84 -13ǩ-8Ʈ11d12ƃ13BƧ14ĺ29ŀ
you offer	87 15ǚ28Ǆ
you okay	80 -23N-20ũ-7i13Ł17Ž30U70Ũ
you on	66 -15F-8ŅƅƿǇ7WƢ8CǊ9Ɯ10sAĸ13x15nrSļŠ17Q20Iŧ23R24ŭ26Ĵ43ǩ60ƻ
you one	84 -8Ǟ-7Ʀ10ł11ƹ12ņ13ǆ14S23W
you open	73 -21R-11H11ǋ34Ţ35ǅ45ǎ
you or	67 -12ơ-10Ǣ-9Ř-8t-7Ƹ8ŜŧƣƴǨ9wƥ10sIŎ11ƃ12ĺĽ13Ňƶǂ15Ǐ18ƹ21Ǉ23n24pǋǌ
you out	80 -14j10g11OŲ13U14ƃ18C21ǘ33l
you over	76 -33T-9ŝ7Ş8ƾ9ŒǊ14UŎ16Ũ21ƺ23Ż30Ŝ39c
you owe	71 -10ƒ-8A10ķ12Ɓ34Ŭ89Z
you own	60 -18Ơ-17Ʀ-14ǌǐ-12Ŀƣ-10ű-9ň-7ō7ƥ8Ǐ10ǆ11Ū20Ǎ22Ɣ29ǋ44ƗƘ55F69ķ
you paid	72 10ǉ20œ28ţ
you park	83 34Ű
you passed	82 -9Ƴ7ƮƱ12Ư18Ʒ19Ʀ
you pay	57 -36Ŧ-22ƃ-20ǖ-17ŗ-15T-10XŖ-8ņ-7Ǌ8ǣ9F14Yǩ23ĸ24ƕ32Ő43ƠǕ46Ǒ51Ř53ǉ65ƒ72Œ
you paying	67 -12X-10ǌ-9ō7F13Z17ǣ19Ĵ21œ28Ơ33Ɠ35ƒ
you pick	78 -9Ţ-7Ĺ14W16Ŷ23K25Š26ł27ĺ
you picked	87 -9ĸ-7Ŧ7X13Ʋ18N24Ř
you picture	89 -9ś8Ʊ23Ƭ36Ŀ
you plan	83 -10ľ-9Ş-8ǖ12Ǟ16ƶ34Ƶ41V
you planning	78 -14Ǟ-7ǩ8ǀ10V11H15y19ƌ21Ƥ
you play	89 -16ǀ37g
you pretty	89 10GZŝ20U
you pronounce	89 27b
you pull	82 -18ĸ9gRǐ11ƌ36Ś
you put	68 -21Y-12mG-8W-7Hǩ8Ř9Tž10s11Ǝ12ň13Ž14Űƫ15Ǟ16ńűƒ17R18Ʋ21ũƌ23SĶ24Ů26Ʊ
you putting	87 -13Ū12Ķ14Ʊ16Ů
you quit	78 -7ǅ34Ƨ41Ķ60ƹ
you rate	89 16ĵ21Ƹ
you rather	79 7sMǁ9K23ľŊ
you reach	89 9g26Ĺ
you read	86 -17e-8Ƃ8ř15Ǔ26ū
you ready	87 11Ō13Ǥ
you recall	84 11Ŧ42Ľ
you remember	76 9œ10BŦ11c30Ľ
you rent	75 -50Ơ-11ǋ13ƥ16Ǐ27Ɵ28F31ơ32Ɯ
you renting	87 -10F15ǋ19Ƣ
you retire	83 -12Ʃ-7P25ƭ28Ƨ29V
you right	73 -10Ĺľ8d10LǍ11X12pIż13C15Ŗ16Ň17Œ19sĿƬ20ņ21ŧ
you run	71 -16R-13ǖ-8Ǩ-7Ǉ8Ǆǋ9ǜ17Ǘ20ǐ31Ɲ32ǎ
you said	67 -16B-8ƴ7ĺ8VWĹŮ9xKĵŊŬƝ10uASņ11p12dŲƥ13tOŝǅ14q15G19H20c24y
you saw	87 21Ũ24ƾ
you say	65 -31ǩ-11ķ-8ĸŵ-7cxƗ7R8ŀŇǂ9QZľƉǗ10ƸƿǄ11Ŏő12ǘ14ƺǑ15ŖƝ16ņŒ18Ō19Y20ű24w37T
you see	68 -17J-11Ƙ-9Ɯ7ū8Ţ9Ɖǩ13Ə15Ɲ16Ľ20ř22y23Ǟ26H27ƾ28ļ33ň37V
you seen	87 20ǒ22Ƴ26ǩ
you sell	80 -9Ǟ-7ƿ9H10Ǜ11Ǖ14Ǆ42Ɲ53ǔ
you send	76 -13Ĵ9Ŭ11Ɣ15Z21ǌ36ś
you serve	83 32Ǜ
you set	80 -15Ƥ-9V10ǆ17Ţ18ư20Y38ǝ
you share	87 -8Ő14Ǎ18ǘ33Ƣ
you shopping	87 -8ǩ17ń28ĺ
you shut	89 -17ǝ-8ƛ15Ɵ30ǎ
you sign	80 15ő16Ɩ23W30Ǔ
you signed	87 -8O14Š15Ō16Ɓ
you sleep	86 -14Ű19x27Ƥ28Ļ
you smoke	83 -12Ǝ-11ǂ42ƹ
you so	83 -7ǩ9ƨ11X12ŝ16Ŀ19u
you some	84 -16Yŉ8z15ŊŢ17Ĵ
you something	84 -10Ĺŉ-7Ŝ12Ţ16X20Ŋ25ņ
you sound	82 -14Ň10Ž14Ƹ22i40c
you spell	83 -15Ō12J13ǃ18w21b
you spend	84 16l18g26k
you stand	89 -9ǝ9X13Ƈ32ķ
you start	76 -12G-8Ń-7V18ĺǓ26ő30S33ǅ39R
you stay	79 -22H-12Ţ-11Ʋ-9Ʒ10Ő21ǝ26Ƥ49V
you staying	74 -12H-10S13j19F25Ƥ32ĺ36V
you still	70 -33Z-16z-12H-8c-7P7Q9ƹ10Ƨ11ƀ12C16ǟ21Ũ22ŷ28Ŭ31D35ǩ36Ɣ43U
you stop	87 7M13V14Ǜ
you store	89 -17ǖ9Ɲ32Ǘ
you sub	89 -13Ƌ35Ǒ
you swing	86 14Ĵ17M28X
you switch	84 -13Ţ16Ÿ44Ŏ
you take	65 -18ŀ-11Ň-10ĺ-8ķŧ-7ǂ7zǋ8Ŏ9ƿ10Š15ũƔ16ŨǄ23ů25őƖ29Ƨ37ǖ81ƻ
you taking	89 -27ǩ42ƻ
you talk	83 -18Ŝ-7ǩ17A19ń26N
you tell	84 11ǚ13r14ǂ17P22ŗ26Ŗ
you text	87 -7K15ū
you that	72 -11S-10Ƴ-9Š-8ŧŶ-7ƽ7Ǐ9ǩ10Ǖ11ŉōƯ13B14YŞƙ15ĶƼ16Ɠ17ǅ22ż26ǆ33A
you the	69 -17ǈ-16F-13T-12Ǟ-7ļŭ8r11Ŋ12ĿƁ13S15Ɩ16ŷ24Ōǆ25Ʈ26ƅ34Ő38Ł
you there	83 -15Ŀ11Ŷ12Ǩ16Ş17ǋ27Ţ31ŝ
you these	87 7Ő9Œ15c21n
you think	63 -22r-11VĻƯ-9Zƭ7śŹƗ8Kž9Ǟ10Ǌ11ķō14ƒƷ16ǝ18ű22Ŕ23Ŗ30HƬ57ǩ59Ň
you thinking	73 -10ư-8ŗƦ-7ǩ7V9y13XƵ15H22ĺ25ƭ28Ƴ38Ƭ
you thought	83 7Ƃ8ư13Ţ
you to	65 -18ų-12ǩ-10Ō-9Ɨ-8HŒ-7KSơƶ7Ńŕ8MNŠŢ9UƏ11ŶƜƭ12Ƅƕ13ŐŨŵ14Ƒư16ĺ21B28ļ32Ǔ35ś36Ų37Ŏ45ł
you today	80 9Ļ11Ō12i15Ĺ43Ő
you told	89 11l12Y15Ɓ22d
you took	84 -12ƾ11ƀ14ǂ17ƪ18Š22ũ23t
you train	89 24Ǚ25Q
you trust	84 -27Ʋ53A
you turn	82 -14d10ŰƧ13V18A28c
you turned	81 -11ƴ-9ŀż15Ɨ17Ť19c21ƪ28ſ30ţ
you under	83 10ƺ24ǌ45c
you understand	89 19Ŗ50ň
you up	71 -15ǩ-12Ŕ-8ĸœ11Ŝ12kŗƣ13Cƹ19Ũ24Ōŕ33ƴ38Ŀ43Ƥ
you updated	86 -10Ǐ7Ʋ23ƌ
you use	61 -14Ǘ-9ƹ8D10Ǔ12œ14J17ǩ20ǘ21ŐŲ23Ǒ25ƿ33ŭ41ǖ
you using	87 -16ǩ-14e16ƹ17ǆ20Őƕ22ŭ
you usually	83 -13ĺ-12Ł19Ał32L
you want	50 -18ǩ-17Ŧ-15Ś-14ŗ-11mƦ-10ƒ-9łŝ-8ŒŘƩ-7ŞŠƧƷ8e9ōƨ10žƀƂ11Ŏǡ12ƃǁ13aĺ14Ƅ15VƗǦ16yſ17H18Ɓ19JŊ20ư24KM25Ƶ27Ĵƫ30X31ŉ33Ōƭ35Ń38Ƭ41Ʊ45Ļ48ƶ
you weigh	83 -17Ŀ49ƺ
you went	83 -8ņ7r13QƬ14ĺ18őǅ35ŀ
you were	67 -12Ş-11Ŗ-8Œŵ-7Ƥ8ƍǝ9ĽƦ10lĸŇœŧ11ŝ12ƃ15ƱǨ16Ĺ17Ư18ś19Ǝ23Ʈ24Ʒ27W
you what	74 -12B-10ǩ-8Ʒ-7OŎǨ7j9Iŭ10i11Ľ12ŔŖſ13c15Ť16ŗ17Ŋ30Ʈ35Ļ
you when	73 7Ƨ8Š9GRŐ10AŽ11Ʀ13Ĺƶ14Ũ15ƒ23Ÿƿ24Ơ
you will	77 -10V-9y-7Ń9ūƭ10cz16ś22ł23Ǟ46H
you with	71 -29Q-16ő-11ń-9aŜ-7Şş7ſ10ŨǠ14Ŧ15Ĺ16ŝ26Ŗ27A60ň99Ő
you work	65 -25U-16ŭǑ-12Ǆ-10ǈ-8qW-7ŵ7Ɲ8ů10Ǔ12ǝ16ǋ20Ɯ31Ƹ42P62R103Q
you worked	89 -7G18ņ21S
you working	89 -18V12Q45P
you worried	89 12Ŀ15ƚ
you would	59 -11ƯƱǩ-10ǝ-9Ř-8ŌŖ-7ŗ7XĽ8JVƒ9ƃƫ10Kľ11cĿű12ư13P14ĸǓ15ũƗƭ16ŢŴ18ƶ20Aŵ21ŝ23Ĵ24Ŏ32Ƥ
you write	86 -11Z-10ś9ŉ12b13Ő16ǜ20ǩ
you you	82 7A11ƾ12Ƅ13V14ƙ15ŀ
young	77 -7n7ƽ9Ƴ10Ư13ź15ƭ21ĵ62c
young are	86 53c
younger	89 -12v15Ż34p
youngest	86 -14c9y32v
your	26 -27Ų-19Ō-16C-15ŤťŬűƇƈ-14ō-13ĹŮŵǩ-12ļŏƌ-11ƆƋƩƬ-10fuũ-9Gĸŭƹ-8ňőŪƅƴ-7OYŠƐ7Ż8ŐŝƀƗƙǚ9iŸ10ckŘƠǞ11ĽłŃŖƁ12hIżŽſǄ13gTŒŴƂƢǋǎǔǝ14ǅǙ15nvJWƦƶ16EřŶžǖǤǧ17ltyƝƯƷ18joǛ19ƺǠ20VƲƾǡ21ŜųŹƫ22ǂ23ĶŇŚƕ24xů25pǈǐ26s27PƤƮ28wşƨǉ30qŁƳǢǣ31r32eǕ33d35ƥ36ƃ40ĵ47ƽ49ǘ53B61z
your #	84 -10œƬ7e20h21EĶŹ22w
your @name	83 -7oB12Ŕ13ř31Ś74Œ
your account	86 -9Ǡ19ř21Ŝ24Œ
your accountant	83 -33A-10Ň11ǆ34Ǡ43B
your address	83 -23ǋ-14G-8n16ŷ56D
your age	82 -14Ŋ-11v71c
your agent	75 -32ņ-8Ő10ǧ14Ŗ15Ǟ62Ŝ
your agents	89 -21ņ49Ŝ
your annual	84 10Ǌ
your apartment	82 -11Ǎǝ13Ƥ23ƣ33ơ
your auto	80 -7Źǉ12ƃ13Ƃ14ſ20ž40ş
your bedroom	80 16Ɨ
your belongings	86 12ƥ24Ɨ
your beneficiary	89 
your better	76 -14Q-13b-12Œ-9Ƹ15pǂ19qƨ21t23o30r
your biggest	74 -7ǔ41Ŀ
your bike	87 -7Ǣ37ƥ
your birthday	78 -24v-16p80d
your blood	87 11ǁ13Ƽ
your booking	79 -18Ǘ13ǝ34ǖ
your bookkeeper	86 34ǘ
your books	86 -7ǈ24Ǡ
your boy	84 -9p-7m17v21Ź27wx
your boys	89 -11a12mw16x19v
your brother	75 -8ŭ8Ǩ10ƫ11n12A16ŁŅǆ17Ƴ22B26ų
your brothers	87 -10Ƽ19B28ƽ
your buddy	84 -10Ʒ16Ƣ26B40Ņ
your budget	83 26X27ĸ
your building	87 24ǋ
your business	70 -25Ǌ-10Ǟ-8ǟ-7ǆ7Ǜ11P14ǘǠ16Ǎǎ25ǃ28ǡ29Ŏ57Ǆ
your call	89 -10ǃ-7Ŕ26Ĺ60Ł
your car	73 -39Ŵ-14ǡǦ-13ƞ14Ƃ16ƥ18ŪŽ19ŵ21ş30Ŷ32ű55ž66ų
your cell	84 41I
your check	84 -18T9ǧ13W34Z39Ʈ
your children	89 -7v7Ư11w
your client	86 -8ƃǔ9ǚ20ǘ34Ǘ
your clients	83 -21Ɯ-7Ǆ8Ǔ23Ǘ35ǔ
your closing	89 12Ɩ
your commercial	87 -7ǥ14Ǣ
your commute	89 -27ŭ51ů
your company	73 -12QƸ-11ş-8Őǐ7ǜ8ǘ9Wǅ10ǥ15Ŝţ16Ǧ18Ƨ20ŝǄ22ǃ26Ş27Ķ
your contents	89 13Ɨ
your coverage	76 -25Ƭ-15ŏ-12Ɓ-11Ńǝ-7Ǣ8W10Ɠ12Ƨ13XƄ19ŕ24Ő37š43ŗ52Ŗ
your coworker	89 12B26Ƴ
your credit	72 9e14ƕ58ĵ
your crew	84 -9Ɠ17ǣ35Ǉ43ǈ
your current	66 -15Ő7Ţ9Ŝ10SŖ11Ś13ǥ14ŕ15Ƶ18Ş23ő28Gŗ30ŝ34Œ
your customer	89 11Ǘ16Ǔ
your customers	75 -11Ǘ8ǔ24ǖ28Ǔ31ǃ
your dad	76 -7ũ7B10Š11A19z23ƽ56Ƴ
your dads	89 15z17ƽ
your date	87 -50p56d
your daughter	73 -15ų-8p7B9Ʒ10Ǟ16wŰ21x22y25v35Ź
your daughters	83 -16b-9d-7m7ƫ8vx20Ʊ22ų32w
your days	89 -16R-8P30k43g
your deductible	80 23Ř35Ŧ
your doctor	80 10Ƹ20ƾ23ƃ
your drive	87 26ů
your drivers	81 -19ŷ-8Ů-7ū15Ÿ25a35ǐ
your driving	86 12Ż17Ž
your e	89 12ǆ40J
your email	75 -14b8ǘ50J
your employees	82 -27Ǉ-7ǜ10Ǘ13ǐ55ǈ
your employer	77 -8Ʀ18Ƨ40W52Q
your end	89 15j18i41Ŕ
your equipment	83 -8űǏ43Ǣ
your ex	89 55ƫ
your experience	76 13ņ24ǣ
your family	69 -23Ƥ-18Ƴ-11Ƽ-9Y-7Ư8ſ10ņƃƶ13Ŀư23Ʈ33Ƭ34Ũ80n
your father	83 10z19Ƴ36ƽ
your favorite	84 -11ŝ23Ŷ28ƞ31ǩ
your feet	89 -8R23U27P
your first	81 -9Š11a14S16b18Ɩ21Ň33ŏ
your folks	77 -8Ɨ10ǈ12Ʈ15ƥ22ƽ27Ʀ50z
your friend	86 -7A25B29Ƴ
your girlfriend	87 -11Ʈ8Ƣ23Ʒ
your goal	89 43Ļ
your gut	83 12ǜ16ł43Ň
your guys	83 14ǐǤ15Ǚ20ǣ36ǉ
your half	89 -14Ư10Ǩ11Ơ40Ƣ
your hands	89 16P17t18Ś
your head	84 -8Ť7Ƥ10Ɨ16Ŀ19Ǉ28Ũ
your health	62 -75ǂ-10ƾ-8ƽ10ƴ29ƃ138Ƹ
your height	86 20ƺ
your home	65 -11ŐűƋ-8n-7ǔ7ƚ11ǁ15Ɯ20F21ķ23Ű28Ɠ39ƅ43ş47ƒ
your hours	84 -13ǎ15Ƨ25R
your house	71 -31n-18Ɨ-13Ǧ-12ŐŸƔ-11Ŝƒ-10Ǐ-8Ƒ9M11ķĸ13Ƃƙ20ŷ24ǁ29Ɔ32Ł34ƕ47ş48Ɲ
your household	87 9n10Ɨ
your husband	60 -21o-18ƾ-12ǟǩ-11ƺ-9PƸ-8T-7şƹ8ůŴ9ŷ10ųƯ14Ʈ16tƫ20Ł22nż25p27ƨ29rƷǂ44q47s
your husbands	73 -25d-12s7ƨ9r15q18pǂ30Ŵ40o
your income	71 -15Ʒ-8ŵ8uT9ǔ10ƭ13Ƭ30Ư32Ʈ
your insurance	70 -11ƃ-9AZ-8ŌşſƔǒ-7Ƅ7ž8XŖǥ10Ŝ11ƕ12ƀ15ř16Ɓ17Şţ18Ś22ŧ27ľ29Œ64Ő
your job	72 -9ǈ-8ǝ-7qǄ7ǒ9Sǀ11V25U38W63P
your kids	76 -10ƭ-7xŹź11ƃ20u40w47v
your landlord	77 -74ǌ-9Ƅ49ǧ97ơ
your last	62 -22Ŝ-13œ-12a-11dǃ-10Ŗ-8ľ-7Eť7Ƹǣ8ſƪ9ł12ƶ14Ƨƹ16TņƾǉǞ17Ǚ18ż22w25b28c33Ƽ
your lease	78 -63ơ-13ǧ-10Ĺ71Ƥ81ǌ
your lender	87 11Ƅ20ƕ
your liability	83 -8ƀ-7ŗ18ǡ37ž
your license	73 14Ƅ16ƺ24d33Ÿ
your life	84 -10Ƨ11ƫ14ƪ16Ʃ20Ũ
your list	87 11ĺ14ń47ľ
your little	87 7w13uƝ19x
your main	80 -26P-9Ǐ12Ɵ13ǝ22ľ24Ǖ44Ǆ
your marital	89 27f
your medical	87 15Ƽ29W
your mind	76 -16Ş-7ŌŠ7Ļ8ĺ11Ĺ17Ń19Ľ24Ũƶ28Ŏ30ł33Ŀ
your missus	89 12r13p17ǂ18Ʒ
your mod	89 33ǣ
your mom	75 -11Ư10ƽ11Ƥ24ŷ32Ƴ54z
your moms	89 -9ƙ-7ǝ14ŵƤ20z
your money	78 -8Ŝ13ņ14Aŧ22Ư
your mortgage	82 12ƕ38Ɣ
your mother	80 -10B11n14ƫ30ƽ33z
your name	73 -35w-25o-21ǃ-8B8Ō9Ľƻ24ķ28ǐ29ř36b98a
your neighbors	89 12ƞ14Ǎ16ƙ22Ņ
your number	87 -18e-15ř-7Ļū12ľǕ18ǔ53I
your occupation	86 -36q65P
your office	87 12ǒ16ǋ17Ǥ20M
your old	84 -12c-8v18ņ21Ľ39œ
your oldest	82 11v18w45y
your other	87 -17Ū-8w26o31Ŵ
your own	62 -32Ǎ-22ǐ-18ķ-14rU-12Ų-10ǣ-9ĸƨ-8yǈ7Řǆ9zŖǀ10QǓ11ƍǑ12ųǅ13n15ƃ17Ǡ20Ŧ21Ł22Yň25ǋ28ǃ29V32Ǜ37ǟ57ƀ76Ʀ
your parents	72 -18Ƹ-11ǂ-9u11Ʀ12Š14Ư24ƥ38z44ƽ
your partner	74 -9Ňǆ9Ǡ13ƨ14o15r16s17ǂ23Ǩ24Ʒ28t31q
your partners	81 -22d-12Ů-11ǆ-8Ƹ7Ǩ15ǂ22ƨ25o33Ŵ55p
your pay	89 11ƬƮ
your paycheck	78 -9Y-7qǠ15Ĵ17ƭ25Ư34T35Q
your payroll	81 -11Ǉ9Ǒ32ǉ
your people	73 -11ŒǇ-10n-9Ų-8Ɯǔ12ƶǘǡǣ25ǐ29l33ǈ35ǉ36ǝ
your phone	83 17I29ś
your place	73 -11Ł-10Gķ-9ǣ9ƣ10ƚ11nƛǒǠ12jFƓ14Ǚ15ƞǛ16h22M25Ɯ
your plans	76 -7ǥ19V24Ǟ33ĺ
your policy	68 -27Ʀ-13Ƨ-11ǥ-8ƨ-7ŏ8řǡ12Ǥ13ƛ14Ŗƀ16Ɠ19ŕ20Ţ22Ŝ26Ǣ29Ś37Ɓ56ſ
your property	87 8ķ10ơ11Ɯ14Ǣ
your record	89 -20ŋ24ƿ30Ż
your rent	84 50Ơ
your roof	83 -34ƈ12n17Ƒ30hƉ
your salary	83 19Ƨ26Ʀ33T
your sales	73 -16Ǌ12ǔ31Ǜ39ǖ
your schedule	89 47R
your score	86 -9f31ĵ
your share	89 23Ơ26Ř
your shop	84 -11b10Ǣ15ǃ16Ǎ24ǔ
your side	87 -14Ũ-13Ǐ13u16Ŕ22Ɲ23ŧ
your sister	77 20A28Ư38B
your sisters	89 -11a-7ǃ9Ƥ51A
your social	80 20ǆ65e
your son	73 -14p-8itǟ-7ƭ7o11źż16ų18ǈ20xy22w23Ź29Ǟ44v
your spouse	72 -12Ƹ-9f7Ư15p17Ʒ22q28r38s39ǂ41ƨ
your spouses	84 -16P-9a11Ʒ14o15p18q
your store	89 -11ž-8Ǘ18ǋ29ǡ
your street	76 -7D25ƙ
your stuff	81 -7Ƙ20ƥ29ǘ35Ɨ
your subs	78 -14Ǒ19Ǥ33ǒ
your system	87 10ǘ28Ǘ
your teenager	78 14ŭ16ź
your things	87 15ƥ24Ɨ
your time	80 -13Ƈ-9Š10ł12z15Ļ17Ŋ39Ń
your tools	86 -7ş14Ǣ15Ƙ19Ǐ
your umbrella	87 28Ƃ
your uncle	89 7Ƴ12Ʃ21B
your unit	87 -26Ɔ11ǌ13Ƥ17ǋ23ƣ
your vendors	89 21Ǖ
your weight	84 32ƺ
your whole	84 -22Ʃ15l19ǐ46ƭ
your wife	59 -19v-12ƹ-11ƸƼ-10wW-9P8n9Ǩ10ǆ14Ʈ16Ŵ18Ʒ21oƫ25ǈ26p29ǂ33q36ƨ40t42s46r
your wifes	74 -18Ƹ-7ŸƷ13ųƮ18q21ǂ39o43p
your will	86 39Ʋ
your wind	86 -7ŗ12ƚ13Ř
your work	77 -18w-15Ŷ8R10U13ů14ǁ16ǔ17Q28ǚ31ŭ
your yearly	86 7ǉ10Ů13Ǌ
your your	84 8ŏ9ƚ11ƫ
your zip	79 29E
yours	60 -17ơ-14ǩ-10rƔǡ-8vŁōŴƚƣ-7ǈ7ozŚƉ8btƥƨƽǏǞ9BƻǦ10Ɗ11ŤƠ12SľƲ13Ů14A15ĵž16ŶƝ17uŸ19Ɩ20űŵ21ǌ26x28ķ34Ʀ43ų70F
yours $	71 -11ƒƔ-9ƣǅ7wƋǚ8G10zŶ13ƻ14Ť15SƲ19Ƣ20ŸƝƠ22u24ƖƦ31ķ38F
yours is	89 8Ɓ14Ŷ16Ɗ20ű
yours or	83 -17Ƣ-10Ł-8Ơơ-7ƌ13oķǏ58F
yourself	59 7iAŢƐǨ9ƀƢǑ10VŠƯǣ12Ǝ15cƕ16g18ţ19Ǉǉ20Łō21Ŧ23nH26Ʀ
yourself $	65 -7ǚ7ƐƕƢ8PQ9Wǂ10Ǉ13Ł14Ǒ17Ʀ22ţ23nō25Ŧ26g
yourself or	77 -12Ł7Ǡ8ǅ9A10sŠ11iǨ13ƕǚǣ14n
yourselves	80 24Ř
yourselves if	80 24Ř
zero	87 14ū20ţ28ř
zillow	89 -8ű19ƅ25ƒ
zip	68 80E
zip $	80 12E
zip code	80 12E
zone	79 11L23ǩ38ƙ
zone $	84 13ƙ
zoom	87 55M
~<#>	35 -28Ĺ-26Ť-23ŏ-22J-20lŐřǩ-18ŃŖŨ-17qŠǥ-16AQŀŬƟ-15CKNŇũŭ-14ķŁŴƫ-13gPňƛǂǃ-12kzUZņśƇƎ-11itFHļŔƑƜƞƣǖ-10aoŚŲƵǋǚǜǟ-9mĻĽŝųǔ-8xĿƷƿ-7ľŊŶƍƕƤƴǧ7WźŽǌ8VţżƏƲǐ9bťůŻƖǆǢ10Yƹ11wRǅǏ12Ÿ13ǝ14SƋǕǣ15hšū16ĴŷƗưǉ17eǇǨ18ƨƸǘ19ŅŹ20nĵĸƘ21GIƃƪ22œŪƈƽ23D24LƓ26O27u28y30ƭ31Ŧ33ŘƔǊ34Ɔ35Œ36ǡǦ41d44pŗƅ47TX49Ů50Ķ53Ƃ60Ơ63ƒ64Ʊ68ƺ69ž79vǑ82Ƭ87c89E
~<@d	63 -10ŗ8ĽƖ9Ōǟ10sǉ11gĸŵƻ12ŭ13Ǚǧ16iǈ18Ń23R40ǎ41k50L
~<@da	63 -10ŗ8ĽƖ9Ōǟ10sǉ11gĸŵƻ12ŭ13Ǚǧ16iǈ18Ń23R40ǎ41k50L
~<@m	67 -8c8k9ĸ10yV14ǜ18ťŹ19Ť20ƾ23p25ŕ26dŃ27Ɵ
~<@mo	67 -8c8k9ĸ10yV14ǜ18ťŹ19Ť20ƾ23p25ŕ26dŃ27Ɵ
~<@n	53 -14Ƹ-11ǃ-10Ũ-8Ťǩ7bŁǡǨ8rƘ9pŐŕƢ10wŜ12Jľ13ļ15ař16ǒ17ƨ19ǘ20i21sǂ22Ʒ23œŦ26ź27o28t29ǈ31Ǥ36Œ37ĸŚ
~<@na	53 -14Ƹ-11ǃ-10Ũ-8Ťǩ7bŁǡǨ8rƘ9pŐŕƢ10wŜ12Jľ13ļ15ař16ǒ17ƨ19ǘ20i21sǂ22Ʒ23œŦ26ź27o28t29ǈ31Ǥ36Œ37ĸŚ
~<a>	28 -26ǔ-25ƕ-24ŀǎ-22ť-21Ʈ-20s-19ŉ-18ŝƧ-17Ǧ-16jŴ-15kŠ-14žǆ-13Ōƽǋ-12pGƷǇ-11acDŇŕ-10txyCĿřƒƢ-9EŞſǤ-8nrJVŐũƉƴǗ-7ųƄƞǞ7ŔŨǕ8ĵű9ůƔƬƼǌǓǟ10ŋŏƊơƦƯǈǏǒ11IŜŭƥǅǍ12ewŎŽƅ13ŻƆƗƱƾǙ14ľŸƛǝǣǧ16ŷƐƹǥǨ17ŰƓ18bhƏǜ19ŊŤŪƤ20Řǚ21lLź22YĽŃŶƜǘ23AŮ24Wśǉ25gSƇƑ26ư27ĸőƍƚ29š30ǀǃ31fŵǩ32mĻƿǊ34Ķ36NX38P39F41u42Ʋ44qǡ45T46ǁ49ƣ51Ƃ
~<ab	41 -15ǅ-14cx-12ǐ-11Œ-10sĻŕǢǨ-9ńǇǩ-8ƕǃ-7bjCSķňŏŐŗşƣƭǞ7PŖťűźƋƏƠƢƲƷƺƿǗ8HĶŨŶƗƱǀǉǘ9BŔƎƸǊǏǛ10nzĽľŉŊŢůƨǂ11uVļņƔ12hAłšŲŹ13ǜ14pǄ15Ƭǁǌ16ƍƞƶ18ŤŴ19ō20Yĵ21TŀŇŝŽ22ǔ24rƳ25ĿŞ26Ǎ36Ĺ
~<abl	81 -7J8ƮƷ13Y14z17N18ś
~<abo	41 -14cxǅ-12ǐ-11Œ-10ĻŕǨ-9ǇǢ-8Nńƕǃǩ-7jCSĸňŏŐŗşƣƭǞ7PŖťűźƋƏƠƢƲƺƿǗ8ĶŨŶƱǉ9BHŔƎƗƸǏǛ10nĽľŉŊŢůƨǂǊǘ11uVņƔ12hAļłšŲŹ14pYǄǜ15Ƭǌ16ƍƞƶǁ18ŤŴ19ō20ĵ21TŀŇŝŽ22ǔ24rƳ25ĿŞ26Ǎ36Ĺ
~<ac	55 -12ƾ-10Łǩ-9ƮǄ-8ZŇƧǇ-7I7JKŒŪžƸ8aPŔƅ11ķŜ12ļƒǀǕ13eAY14ųŴǗ15Ķ16Ŗǆ17Ĵť18ţƃǖ19ǔ20BĻ25l26Ǡ28ř39ż
~<acc	57 -12ƾ-11Ł-9Ʈǩ-8IZŇƧ-7Ǉ7Jƪ8aŪƅǆ9Ŕ10Ŝ11ţ12Œ13eĻ14AYƒǕ15ųŴǗ16Ķ18ť19Ĵƃǖ20ǔ21B27lǠ29ř41ż
~<acr	86 10ķ12ů21ļ
~<act	76 -8Ǆ-7Œ7ŏƐ8R10ţ11KĻž12ǆ14P18ǀ23Ŗ
~<ad	54 -11ǘ-9S-8ŉŌƼ-7ƒ7nZǓ8ķŷ9ƱǗ10u11ǌ12y14Ǐ16cEƵ17Ű20J21ǋ22ōƁ23ǧ25ǚ26G27ļ28ŧ31Ǝ32B35A42D46Ǟ58ƌ
~<add	57 -10S-8ŉŌƼ-7ǘ7oǓǤ8ZǠ9nŷ10ķƱ11Ǘ12ǌ13y15Ǐ17E18cƵ19Ű22J23ǋ24ōƁǧ28G44D50Ǟ62ƌ
~<adj	83 45ŧ
~<adv	72 35ǚ47B49A
~<af	54 -13ƭ-11ŔŘ-10ǩ-7fvPŃƱǨ8ƋƧƫǟǤ9ŌƩ10jJţƈ11ľǢ12g13Uǎ14tĻŜť15wEƷ16ķŢ18yƯ19Ʈ20X22zƃ23Ŧ25L27Ũ29Ƴ34Ŀ46ũ
~<aff	84 11ǔ19Ƥ34X
~<aft	55 -13ƭ-11ŔŘ-7fvƱ8ƋǤ9ŌƧƩƫǟ10Jţƈ11jľǢ13gU14tŜǎ15EĻť16wķƷ17Ţ19yƯ22zƃ23Ŧ26L28Ũ30Ƴ48ũ
~<ag	51 -15Ɖ-13ų-12ĸŊ-11ƨ-10ŒŤ-8qsǂ-7Ő7tuƯƴ8fZǞǩ9GLY10kŷ11ĽľŁ12Ŷ14Bƪƭ17r18Ǔ21ƓƗǡ22ňť26ũ27ń36ƈ45p48v49Ŝ61c65ņ
~<aga	61 -11ĸ7Ǆǡ8łƚ9BƔƿ10or11Zń12t13kLY16Ŷ18ƪ27ƓƗ30ň34ũ
~<age	58 -16ĹƉ-12ų-10Ŋ-8o-7Ő7ŸƽǍǧ11Ǟ13ŷ14ľ20ń21ƭ27ƈ54p55v63Ŝ68ņ72c
~<agg	87 28ǡ
~<ago	77 11ĺ13Ľƴ14u15f16G19ƈ38ť
~<agr	78 -12ƨ7ǌ11Ƣ13Ư15B17r19Ĺ20Ł27Ǔǩ
~<ah	76 -7Ʊ7d8a10ŇŚ11y14KľƲ20Ō25Ş
~<ahe	76 -7Ʊ7d8a10Ś11yŇ14ľƲ21Ō25Ş
~<ai	77 -9ǆ10ĸơ13ŉƋ14ǌ17V19Q20ǃ32Ɯ
~<air	78 -10ǆ10ĸơ13ŉƋ14ǌ19Q20ǃ32Ɯ
~<al	43 -15Ǒ-13ľ-12bŗǩ-11Ʃ-10RňůŶǞǟ-9Aŝűƥƭ-8cFŀŎŭƉǂ-7SœŔŕŵſƅƕƺǅ7ƂƣƮƲƳǋǐǡ8ū9twŬŮƹ10gPWĶĹũƖƨƷǨ11ĴķƊư12ƝƢƫƵǖ13lsņşţǇǛ15łƞ16xŖǍ17Ũ18Ŋ20ƿ21Ŧ22ŏƌǕ23dŴǙ24ōƁ26iǥ27k28ZƗ33Ǝ44n
~<ala	72 -10Ə7Ǎ10l19ū70Ǝ
~<alc	71 32ƿ33Ǜ
~<all	48 -23ǩ-17a-15Ǒ-11ŗ-10RŁůƥ-9blpAŶƮǞ-8ňŝűƉƋƎ-7ľŀŇŭŹŽ7rUŤƶǄǗ8Ɩƣ9ƞƲƷƻǔǡ10tĴĿņųƾǐ11ţŬƳ12wũŮ13gPWŨƊƨǨ14ƢǕ15dŴƝƫƹ16ŖşǇǋǖ17xķ24Ŧ26łƌ27k30ōǥ33n34ZƗ
~<alm	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
~<alo	72 -11Ʃǋ-8łƔ7ƃ8z9i10Ʒǀ12Ʈ13ŠƞƵ16Ķ17sƧ19Ł21Ǎ27n
~<alr	65 7Ƶ9vŨǁ10pK11Ň12NƮưƷ13ŋǩ14M15Ĺ17Ź24Ŋ26ŏƁ30i
~<alw	78 9Ř10ĸļ11ņ12Vĵ23Ɨ32l
~<am	53 -15Ɩ-13ŉ-9řƀ-8Lŀ7qrXŊƊƳǌ8PĽŵ9MUŌŦƗǖ10wŅņ11I12cdfhQŇƓǥ14ż15Cƞ16gō17ń18b21N25i30a31Ƭ32ň33ŗ
~<am>	55 -16Ɩ-13ŉ-9ƀ-8Xř-7LQŀ7kAŪŮƹǩ8qrĹĽŊƊƳǌ9Pŵ10wUŌŝ11IMŅņ13cdfhŇ14ǥ15ż16Cƞ17g19bńō22N27i31a34ň
~<amo	71 8ƚ10Ʀ14Ɨ15Ŧǖ19Ɠ20X46ŗ49Ƭ
~<an	26 -22Ń-19S-18ĴŅ-17Ƨ-15ĺǅǩ-14cŨ-13V-12Fňơǋ-11GQŰ-10ĽŇƈƠƣ-9sŕŗŢƒǟǧ-8KļŎƩ-7iŬƅƏƬ7bqBNĿőšſǔǗǞǡ8řũƓǁ9ƍưƳǌǐ10ĹŁŌŖƽǢ11ŏŔƥƸǇǎǏ12ŦůƢǣ13tAJŒƉǉ14ŜƐǘ15mƋƗƴǍ16dPŹƝƟƯƱƹƾǕǖ17TĵƎƑ18zƄƦ19CƂ20kHĶƿ21owWōşŻƨǙ22yńŉų23gǈǜ24ķţƛƺ25aŷ26vƌǂǆ27ż28űŲƻ29ƘƼ30Dǃ33Ū34Ǜ36Ɯǚ37hZǀ
~<an>	52 -14Ɲ-13Ǐǧ-12Ǡ-10ǗǨ-9eĺŇƧ-8ŃŹ-7Ŗšǥ7Fżƕǌ8RĹőƎƞǃ9qKŊƃƣƶǀ10Ŕƅǋ11lJO13Pǜ15ƴǦ17ľ20ĶŪ21Dǉ28b29Ɨ30Ƃ31ǖ32Ŝ33Ƅ44A51ǆ
~<and	32 -23ǩ-16ƣ-15ǋ-14ŃŇ-12jS-11ŲŵƅƸ-10Ņňš-9ŨǓ-8ŀŉűƳ-7KĴĽŝŰƒƙƚơƦƱǑǔ7ƁƂƯư8tRUĶƆƓƕǀ9qNńŘƃƨǗǢǣ10nķŌőƜƼƾǆǙ11hpBŐƔƢ12eſƎǌǠǥ13řųƫǁ14Tşƻ15PƗƿǐǕ16zƛǏ17JŦǇ18ŷ19vƋ20ō21Ĺů22Z23W24Œ27dǃ28CDǚ29Ǜ32o33wǈ35ƺ39Ū42a
~<ani	84 45h
~<ann	75 8ƪ10ĸ13Ş14Ǌ15ǉ18TŮ
~<ano	72 -10F-9ş-8pƦ-7ķ8ż10ŸŹ11ō14v15Ő16ƴ18Ŷ19I20HǞ27Ŵŵ29Ɵ35y
~<ans	79 11Ļ12Kľǚ16Ŕ40ŉ
~<anx	87 21Ƽ24Ŀ
~<any	35 -18Ɓ-15QU-14pĴƈƗǅ-13ŐƧ-12FŗŽƠ-11acAŅ-10SĺĻžƩ-9JŴŸƬǝ-8fsĹľŃŒƀơƮƶǒ-7iwGLĸłņŎőŚŢŨŬŭŰŵƃƆƕƞƷǇǋǧ7zſưǞ8ǚ9tyĶŔŝŪƚƟƢ10Ƅƙ11ǎ12jƾǃǆǑ13ƋǣǨ14ŖŷƍǍǓ15ŁƯ16ƂƉƐƛƴǛ17ũƽ18ųǔǘ20ĵŉşǙ21mƨ22ńƳƿǜ23żƥƻ25Ƒ26Ź27gZšǂ28Hķţƹ29hkŏƦ30ŻƱ31Ƽ32Ƙ35ƌ37Ƹ38Ɲ40Ɯ43ǀ47ű52Ų
~<ap	54 -11ƛ-10VŒƦ-9ǝ-8Ɲƨǩ-7nǧ7ŊŌŰ8Ŏƞ10vŁǍ11GƄƾ12FƒƜ13Ňƥƿ14Ť15B17ŚƗơ19DƘ20ƢƼ22Ơ23ŽƤ26Ų28ŝ29ƣ30ǖ37ƴ
~<apa	60 -11Vƛ-10Œ-8Ɲǝ-7ǧ9Ű11ƞǍ12v13G15FƜ16ƥ18Ť20ơ21Ɨ22D24Ƣ25Ơ28Ƥ33ƣ
~<app	63 -11Ʀ-9ƨ-8ǩ7iǀǆ8SŊŗŵ9Ō10Ŏ13Łƾ15Ňƒ16Ƅ17Bƿ21Ś24Ƙ28Ž31Ų34ŝ35ǖ43ƴ
~<ar	32 -19ǅ-16ŇŜ-15űǖ-14Ɨ-13AŴŹ-12ŧǃǥ-11ļƔƨ-10ĽōœǓǛ-9qŊŔŰƀƫ-8mŅšƆƝǜ-7rtKSśŻơ7ĶķŉŋŞƙǊ8dNĿťǐ9IĵƖ10yXƏǤǨ11ňŖƁƤƻǇ12RTńşƮƷǗǠ13VŨų14bjkĻłŃŒŭŶƘ15ŌŏŝŬ16nwƭ17E18fLƟ19uĹŗũŪǑ20zƑƞƺǀ21ŢǞ22g23iƱƸǈ24as25H26QZƣ27Pǎǟ28v29x34ǆ35Ő36F37C38l42c44ǩ
~<arc	89 16ǚ19Ɖ
~<are	33 -21ǅ-16ŇŠ-15ǖ-14Ŝ-13ŅűŴŵ-12AŹƗǃǥ-11ƔǓ-10ļĽōŧƀƨ-9tWŊœŔƜƥƫƯǛ-8qšŰƝǜ-7mBKSśƧǂ7MXŁŉŋƹǣ8dnTĶķŀŞŭǊǤ9sIĵĿťųƢǐǗ10NŒƏƖ11ŬƁǨ12jňƤƻ13uRŖƑƮǇǠ14yŨƷ15bkLVĻŃŶ16łŌŏŝƟ17wEƭƱ20fgũǑ21zĹŗŪƞǀǈ22ƺ23ŢǞ26aiHƸ28PQƣǟ29ǎ30vZ32xC35ǆ36Ő37l38F45c47ǩ
~<aro	58 -13H-8ǩ7ŬųƕƧƯ8WŅǂ9ĵſƓǧ10uLşŭƎ11h12Ʊǁ13Ƒƥǉ14l16nVƍ18T20Š22ń24ŵ25C26s
~<art	75 -12w22ǆ30Ƙ
~<as	47 -18Ư-16ǩ-13Ÿ-11Ǘ-8ǔ-7Ŀŝşţǆ7AŏŚǤ8uĽƁ9dzDFǧ10ƒƫ11ũ12ƕǌ14ovńōŷǦ15YƉ16fmǒ18pư20Ł21ƿ24a27ķƼ31Ŋ35ŉ38ơ41ǃ46c48Ǔ
~<as>	57 -17Ư-12Ÿ-11ǩ-9Ǘ-7Ĺǋ7aKŀŢŴƦǁǍ8CŒ9pżǀ10Ǥ11vŚũ12dń13Ʋ15F16ƫ17Ǔ20o21ơ22ŏ23f24cŷ53ǃ
~<asi	81 13Ʊ30Y35ư
~<ask	54 -7ŀ7PĵĹšƧ8mw9ZƄƇ10Ľ11hA12p13uƒǌ14ƕ15ǧ16ǒ19Ǧ21a22ō23ơ27Łƿ33c38Ŋ40Ǔ45ŉ
~<asp	84 17ƻ31Ɖ
~<ass	77 8Ɓ19m20z54ķ
~<at	41 -19ci-18ơ-16ƂǞ-15Ŕşƃ-14ǈ-13ŝŨƪ-12ŒŦ-11lŀŐƷ-10ŕſǄ-9RYŌƎǇǏǑ-8kňŧŻƅƵǔ-7joZōŤŭųƀƞƟƯƳǂǗǝ7ŁŇƛ8ĶłœŶŹƓƿǒǠ9gŗŮƘƭ10bĺƦ11ļǙǡǦ12DńžƧƾ13qǊ14xVĵŷ15ƽǌǣ16BƖƹǤ17huŎż18Ǣ19sŚǘ20N21C22ƥ23GLŜǖ25ź26Ű27Ľŏ28Ŀƨ29Ǜ33W36Ņ41U44QƝ46J50n51S
~<at>	41 -19ci-18ơ-16ƂǞ-15Ŕşƃ-13ŝŨǈ-12ŒŦƪ-11lŐƷ-10ŀŕſ-9RYůƎǄǇǑǨ-8kňŌŧŻƵǏǔ-7joZōŤŭųƅƞƟƳǂǗǝ7ŁŇƛ8BĶœŹƓǒ9łŗƖƘƭƿǠ10gĺŮƦ11bCǙǡǦ12DļžƧ13ńƽƾǊ14qxĵŷ15Vǌǣ16ƹǤ18huŎżǢ19sŚŰ20N23GLŜƥǖ25ź27Ľ28ŏƨ29ĿǛ33W37Ņ41U44QƝ46J51n52S
~<att	77 9śƲƽ11Ǩ13ŰŶ15BƖ16Ƽ29ǘ
~<au	59 -7Ǒ7ſƄ8ƛǃ10Ơ13ǒ14ǥ15m16Ĺ22ž23ƃ25Ƃ33ş48Ĵ82Ǥ
~<aud	65 -8Ǒ8ǣ15ǒ91Ǥ
~<aut	67 8Ƅ9ƛǃ10ſ17ǥ19Ĺ25ž27ƃ28Ƃ38ş55Ĵ
~<av	86 -9q-7pƨ9R12w16ǉ24ź30s
~<ave	89 10R16ǉ25ź
~<aw	59 -9ǌ-8m-7Ľľƽǎǩ7oļŢţƇƮǁ8hzBCĸ9wIŚŰƱƴǉ10ŨƳǄ11ĶƔ13ƫ14ŉ15Ƨ16Ʀ17ĵ18Ŀ24Ļ27ź28kƿ36Y39Ɵ
~<awa	65 -8m8ŢƧǁ9B11Ʊƴƿ12Ƴ14Ķ18ĻƦ20ŉ21Ŀ30ź34k39Ɵ40Y
~<awe	72 -10ǌ-7ľ9cuFǊ10ĻţƇƧ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
~<awf	87 13Ʈ14ǉ15ĸ18Ũ
~<aww	80 8z10fxƅ12h13ļ21ƫ
~<b>	78 -8ǀ-7Ķ8ū11DƜ31dź34ǥ44ǃ
~<ba	44 -18Ɨ-17ř-14Ƙ-13a-12rB-10ŁōŖţǂǢǨ-9ĹĿŲƱ-8jkƞƤƧǃ-7Wǈ7ŢſƮǝǣ8tƃƄ9TŨƜ10Lő11gxĵƯǍ12wDĴƿǚ13ŶƍƷ14VŮ15uyƪ16ňŠ17NZ18ĽťƓƩ19Ƒ20ehŬƔǗ22m23vƙǛ26ǘ27Ɔ30ż31ņ33ƕ34Y37Ɲ40Ɗ41ƛ
~<bab	68 -12ǂ-7ŲƸǃ8d11h12ƻ15Ɲ18ĺ22x29Ư30wy31Ŷ34v37u
~<bac	52 -10rƗ-9Ŗţ-8aŐǨ-7GĺƧ7őųƴ8sŘŴƾǏ9hIŀſƲƿǜ10Ƒǟ11ŒŮ12ƙ13uƫƮǣ14ŨƩ15LV16ǝ17ƍƝƷ19YňŠż22ƪ23Ľ24ťƓ25m27ǘ28Ǘ31ƛ
~<bad	70 -17w-11Ŵ-9s-8Ő8bǍ9Ůǘ12ĸƇ14ŝ16Q20Ţ25ż28Nǚ35ņ
~<bal	73 -12ƕ-8ĺ8g9v12Ť13G14Ļ18ķ19Z23T29Ɣ
~<ban	66 -23ř-13B-7Ł7Xƃǐ8AZ14Ǉ17Ƅ22ĵ25Ĵƙ31Y32e38Ŭ57ƕ
~<bar	72 -9Ɨ-7Qǝ7ļ9ő10tŏƔ12ƀ13Ő14ŗǍ26D29Ƒ32h47Ǜ
~<bas	63 -10Ƙ7ƕǔ9ņ11Ɯ12ƝƩ14Ňƥ17g18ł24ƛ51Ɗ
~<bat	73 10ƚ17Ǆ18ƌ25Ɗ50Ɔ
~<be	35 -21QŦ-17ũ-16Œŗ-15vĸ-14ƒ-13Ĺ-12YŜŪŭǣ-11ĺŖ-10Ǆ-9ŔŚ-8wBRĿƁƛǋǎǑǢ-7qŕůƉƑƓƔƧƺǗ7oűŵơƢ8fXƌƳǂ9cŃŤƗƬǘ10ĽŅƅƖƦǛ11aTWţźǍǧ12Łǁ13sƆǌ14pHUĻƊƮ15ƶ16Kŋŷƈǅ18yOżƿ19iIJZœŘ20Ż21ķ23mGłŊŝšŹƼǩ24ƫ25ŏų26lŸƴ29uSŞ30ņ31rL34ǟ42t
~<be>	49 -18Ǔ-12ĸ-11qŶǨ-9Ōƫ-8ŠƤ-7aIŇũŭƗƧ7ĴŷƘ8ŵ9eĶŁō10bŀœŨ11TĿ12nKśǧ13A14Hłƭ15VơƷǞ16ľ18ķŞ19X21ŏǌ22OZ23cĻ24mŊ28Ʈ29s32y33Ź35r
~<bea	75 -10I-8ř10l12b13Œ14ƚ15Ţ21h22k29ű40Ņ
~<bec	66 -9ŉ-8Ŧ7bHśƅƢ8fgņƏ9Iĵłŝŵƶ11juƧ12ƴǨ14Ɩ16J19ǁ20ų22Ť
~<bed	71 7y8Ɨ10Ɯ15Ƥ17Ɲ20Ơ34Ɔ
~<bee	48 -10Q-8x-7ŜŪƦǚ7ŇŉſƋƪ8akƊƴǜ9Ůǅǩ10ƈǤ11ż12ŶƳ13tƸǂ15ƌ16fŏǛ17ǘ18ő19ţ20lņŝ21Ż30Ÿ32iƼ34šƿ37Gǟ39S
~<bef	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
~<beh	71 -11v-9W9ƙ10x12Żƃ13t15uƳ18Š19pŹ20ŷ24ƶ25ų
~<bei	71 -8Ļ-7Ň7cŵƤ8lƱ9ŊƼ10ķ11H13tFǩ23Ş24U26ŋ27ǟ
~<bel	70 7m8lŌǅ9pMƥ10S11ŻƬ13Ÿ14Ǐ23ǩ25Ɗ30Ľ32Ɨ
~<ben	63 7ķ8Ƨ12Ʀ16Ƭ25ż34ƫ38W
~<bes	61 -17Ŀ-8C7ƥ8ƈƢ10ǈ11tŴǇ12ķŷ13ZŁ14Ļł16ƞ18K19UŝǍ22u24L26Ʀ29ǟ33I
~<bet	63 -14Ź-12Q-11bŒŠ7C8Ţǂ9aPƌƫ11qK12ŷ13rƨ14ľš15ň16ų17pŇ19Ş20o22L24ź29ł31t
~<bi	48 -21qS-17Œ-13Ŕǈǩ-11OŀƊƞ-10ŵƉƒǂ-9ŶǨ-8ŠƤǘ-7FKŕŗƅǢ7ľŇ8Dǁ9ŁƘƣƪǀǦ10gYǍ12ŦǤ13jƕ14JǓ15ōǑ16ƬǠ17ƃ18Ő19kǏ22cœƓ24ĸ25pĴư26v27Ƒ28ZǇ32h38dĿ45ƥ46Ɔ64ǅ
~<bid	89 14ń36Ǔ
~<big	55 -14Œ-11ŔƉƮǈ-10ƒ-9S-8ŀƞ-7ƅǘ7yŢŽž8Ƈƛư9jZǔ10gŇǅ11ľ12ƣǦ13ƪǍ14œ15Ŧ18J19Ǒ20Ƭ23kŐǏ26Ɠ28Ŀ30ĸ33Ƒ34Ǉ53Ɔ
~<bik	78 -16Ɗ-7ŰǢ8g9Ƙ20ǀ62ƥ
~<bil	66 -10ŵǨ-8Ŷ-7K7ǝ8Ŀ12Ǥ19Y20Ł22Ʈ24Ǡ25ƃư28Z40Ĵ
~<bin	84 13Ō14Ɩ29ƕ
~<bir	64 -7ŕŸ7Ǘ12C14DŜ21c37p41v53d
~<bis	87 11Ɓ12ƺ16h
~<bit	78 -27q-10ǂ7ǁ9lm10j11ņ14Ŀ15Ǌ17œ28ō43h
~<bl	63 -7ŗǩ8ĸ9jHńƑ10i11ŻǦ12g13ƽ15Ƈǂ16uU17Ƽ22ű25Ŋ27Ŕƻ31ƾ42ǁ
~<bla	81 8J9m11ƺ13Hń38Ŕ
~<ble	83 11Ƥ18i22u23U
~<blo	68 -7ŗ10Ƒ11j13Ǧ14g15ƽ17ǂ18Ƈ21Ƽ31ƻ34ƾ46ǁ
~<blu	84 11ĸ15Ż32ű36Ŋ
~<bo	47 -17a-11YōŐƭ-10iLŇ-9ĿŚ-8CŕŝŪƘƨǄǇ-7hőŜ7P8ŔŗŶƋ9ŋư10jmžƄƍǧ11rƎ13włşƌ14ŠųƵǙǩ15TUſƀ17ƒƜ19vŀű20xŹ21ƞ22ķ23d25ps26ƪ27u29ƻǟ33l34ǖ37Ǡ39Ł40ǥ
~<boa	72 -7ōƂ8ZǓ11Ƈǜ14t18ƍ20Łş30r33ķ36Ɯ
~<bod	80 12ǃ14ŗ18Ƹ22ž
~<bon	86 12Ɔ14ſ15ƀ36T
~<boo	62 -8q7ŔƧ8Ǘ9ŀǝ10Ļǘ11j13ǈǑ14g18ǟ21ű51ǖ56Ǡ
~<bop	83 -22Ő78ǥ
~<bor	69 -8Y-7ǝ7ĸ12v18ŵ31ų34d36l43ƪ44p
~<bos	78 -9Ŗ-8i-7Ǉ8gǩ10QļǙ11N12s15l27Ł30ǟ31U
~<bot	62 -10L-7ĻǄ7zşƄƼƽ9pŽǂ10uŞ11ŢƬ12Ĺǁ13ŨŸ14ŋƀƯƱ19ŁƎ20ƻ24Ƶ26ŀ35s
~<bou	70 -12Ũ-7ŀ7ŗ8Jǚ9ŧ10ƩǏ11Ŗ13ƞ17ư18ł19Ŷ20ſƦ23ƌ27Š31ƒ
~<box	71 7ƿ9DƄ10q11cfŏǐ12d14Ƌ15P16mǙ17ǧ24ƞ25ƻ
~<boy	71 -9at-8p7ūƏ8b10j11Ť12Ő17n23v27w34x36Ź49u
~<br	51 -12jŖǏ-11z-10H-9ŭžƠƷƼ7gƛǌǨ8aķƎƜǆ9tŜ10SƑ11ĺłŘƂ12ŁűųƝǝ13rƒǃǋǍ14Bƅ15yƋ16qŅ17š18Ʈ19ĹŶƁǇ20h21ŤǊǑ24ƽ26Ž27l30T37Ƈ
~<bra	77 9Ɓ11ǅ12ǋ13Ņƛ14Ĺ25Ƒ27ƅ31Ž
~<bre	68 -12H-8ƛƷ7Xź8Ɯ9IOũ10ơƮ11Ʀ12lŨ13ǝ14kN15Ɲ16Ƃ17ƽ20ł21Ƌ23ǩ28š31h
~<bri	59 -10k-8Ʒ-7ǩ8ōǔ9r11g12Ǆ14SŜ16tǍ17ű18Ĺ20ƒ21Ǒ22q24ƮǇ27Ǌ40T46Ƈ
~<bro	60 -11j-9Ŗžǩ-8ƠƼǏ-7zNŭ7nƃ8rAŵŽƥǋ9ǉ10QƞƳ11ŁŅǆ12a13ķŜ14Ǝƽǡ15Ř16ĺ17ųƁǃ19y22l25BŶ29Ť
~<bs	89 -17Ź36ź
~<bs>	89 -17Ź36ź
~<bu	40 -15Ƃ-14ƴƵƷ-13D-12CŪ-11ŝƮǏ-10xũ-9aqRĿŇŒŖŦƜǉ-8lsLQYĻŃőŢƌƼƿ-7nozVĹţťŨǖ7pAMƓƙƢƤƾ8bPŬǀ9KĽƗƛ10B11UŅŊ12ŀŶơǆǐǔ13ŎǠ14Ōű15NŵƦ16şŭǍǑǦ17ƝǊ19Ƒƪǡ20HŞǃǝ21ƒǅ22GņǕ24Ʃ26ƅ27ǥ28Ɛƺ31ǎ32ƣư33Ǣ35Ǩ36Ǆǟ43Ǟ44ǋ45X
~<buc	84 8Ƃ13žƀ39X
~<bud	72 -9Ʒ9Ŝ10Ƴ11ĺ16BĽ19A20Ƣ22ĸ30Ņ38X
~<bug	79 8ŀ10Ž12Ǡ15K54Ş
~<bui	57 -12F7Xķűǝ8Ʊ9ƐƤ10Ť13ƪ15Ǟ21Ƒ25ơ26Ǣ28Ʃ30ǋ36Ǎ41ƺ45ƅ46ƣ
~<bul	87 10ļ18ľ22h
~<bum	81 9œž10Ǣ11ŗ16ƃ18Ŕŵ19ű
~<bun	75 -17x7Ƣ10Ɔ11ǈ12ń13ǥ20ƞǀ41ş
~<bur	64 -7ƴǉ7ńŜ8Ǖ9ŀƔ10Ʀ12jƑƛƤǢ13ĺ16Ɠ19ǝ40Ɛ41ņ61ư
~<bus	49 -22Ƃ-11D-10Ū-8Tō-7CFGR7ƛ8ǘ9A10Ǒ12MǛ13Ǡ14P17Ǣ19ŭǐ20Ŏǔǝ22UǆǨ23N24Ǟ25ǅ26ǡǦ27ƝǊ28ŵǃ29ǋ34Ǆ36ǥ41ǎ47ǟ
~<but	63 -7sĺ7iKƙƻ8BŌ9žƒǣ10bżƯƲƸƽ11Łű13Ǚǩ14ŀ15ƾǂ17Ǒ19Ƨ21p22Ŋ23T
~<buy	62 -14ŵ-12ķǏ-10ƴƵ-9ǌǢ-7ĸũ7X9ƙƨ11łǅ15WƩ19Ǆ20ŌŬƪ21Ǟ24Ʀ31ŶƒǕ33FǨ34Ɨ40H45G
~<by	52 -29ǌ-21Œ-20Ɲ-14Ō-12šŶǩ-11Źƨƽ-10r-8ň-7ķŔŕŗŜŴƖƦǨ7Qśŭ8CŋƐƗƙƥ10ŧƱ11řơ12Ɯǃǥ13Ũǜǟ14wTƤ18ajnſ19ōŵ20Ś21Ʈ23AP24łů26ǧ28Ĺ32oĴƄ35œ45M46Ń
~<by>	52 -29ǌ-21Œ-20Ɲ-14Ō-12šŶǩ-11Źƨƽ-10r-8ň-7ķŔŕŗŜŴƖƦǨ7Qśŭ8CŋƐƗƙƥ10ŧƱ11řơ12Ɯǃǥ13Ũǜǟ14wTƤ18ajnſ19ōŵ20Ś21Ʈ23AP24łů26ǧ28Ĺ32oĴƄ35œ45M46Ń
~<c>	80 8ǆ12ǃ13Ƽ17o61b
~<ca	34 -20RǦ-19ƨ-18uǄǈ-17g-16nƒ-15vUŇƗƮ-14rBŖƔƕƝǇǋ-13ŕ-12klyŒ-11HņƞƷǆǔ-10fxŀňœŘŨƜƤ-9QĿƠƴǎ-8tFTĶƱǜǟ-7ĺōŻƇƦƳǅǊ7zŐřƲǙǨ8ŅƼ9ŸǠ10YŊŔſơǧ11bŎ12eCļľŚŞŧŽƧ13ŉśƽ14ń15ŋšǌǗ16Zĸ17hĴū18ũ19M20Źƪ21ŜƎǃ22ƂƵ23ŁƯ24Ļź25oǩ26awųžƁ27I28sLǛ29ƃ31KŲǐ33Ű34ŵ35NŴŶ36ƀ37ű38Ŭ42ŭ44Ƅ45Ĺ49ş53ǖ81Ū
~<cab	89 11ƻ12Ɵ15ķ17ƌ
~<cak	87 7Ľ9M14p31c
~<cal	52 -14rƨ-12Ľ-10R-9uJŎŦǄ-8lvƿǈ-7gOŝŤǌ7łű8P9MĺǑ12Ʃ13ǩ14ŔǛ15NĵƁ16ţ17Ǔ20ŋ22ĻǙ23sŧ25ơ30I31Ŝ32aCŁ34ń41w43oK47ǃ57L59Ĺ
~<cam	64 -9Ź-7ĺ7GƓƘƟƾ8Ư9dķŸƽ10ĸŎ11ƙ12ƛ13MŤŰǞ14Š17ş18ũ19ļ23Ū27Ŧ36Ņ42Ǝ
~<can	48 -14R-13Ŷ-11ŕ-10g-9t-8Ɵǋ-7łŜŧǈ7ŵƍƖǁ8KŞƏƣ9Nŗǖ10cJĻŋŸź11ľǌ12ř13Ƶ15Ł17XŃ18MƃƽǨ19Ōǧ20ū22OŊƼ24Ŏ25IĹŉ26s27Ś28LśƧǩ30š
~<car	41 -20Ǧ-18ƪ-15Ŀ-14ĵƔ-13ƕ-12ĹƝǩ-11xOƞƮ-10UŨƒƗ-9iknyIRŒơƤƨǄǇ-8uHTŁœƘǈǝǞǨ-7sAķŀŅŇƓƣƵƷƻǆǋǑǛ7būůƶ8Ľőǡǥ10Vĸľŗǚ11ļřŜũŷ15ǌ16Ž17z18Ő19Ĵſ20ƁǗ21Ư23ƃ25Z28e29Ų32źƂ34Ź38ų39ž41Ű42ƀǐ43ǖ45Ŭ46ű48Ŵ50ş54Ŷ55ŵ58ŭ59Ƅ89Ū
~<cas	62 -8Ű-7ŗ7ƀ8ĿƩǨ10FǠ14ƲǕ16Ļ19Y21Ų37Ƶ60ǖ61ƪ
~<cat	68 -16ǩ-7x7Ő8t10w11qs13ĸǘ14b15LƲ19a36N51h57Ǜ
~<cau	86 -11B15a17ũ28Ŕ32i
~<ce	59 -8bnŃ10ǃ11XĿ15Q17ǌ18źƛ29Ɗ34I55ǒ77ǧ
~<cei	87 17XĿ27ƛ
~<cel	80 -10n40Ɗ47I
~<cen	89 -7ǉ9Ǎ24Q
~<cer	61 -8b-7Ń11ǃ18ǌ19ź58ǒ80ǧ
~<ch	46 -16ƒ-13ǈ-12ǩ-11ŖŝųŴ-10T-9ĻŷƵǊ-8FMĶƜ-7sQXĿŀŨŸƤ7JƓƯ8ktDHŎŢƋƧƿǞ9WĵƢƭƼǢ10lŪƠǠ11wĴľƬǖ12eŒŶŻ13űƸ15ZĽŞ16Ňũ17ĺłƟƫǑǒ18C19ƹǋ20d21Ɛ22uŅŦƶ23Nƾ25Ŕ29Ǖ31V37Š
~<cha	53 -13Ɯ-9ŝ-8ǈǊ-7ľƵ7quŅŻƛǔ8dPŧƓƷƸƿ9ĵ10ƴƺ11ŁǕ12HƧǞ13ŎƠ15Ţ19Ľƶ21Şũ22Œ23ĺŇ24Cǋ28Ǒ29N32Ŕ39V
~<che	57 -15T-13ƒ-12Ư-11ų-10Ł-8ŒǑ-7FĶŖŷ7ĸŏœŢǜ8ŧƁƢƪƮǛ9KŠƸǐǚ10űŶƨ11Ő12Ŝ13JƭǢ15ƫ16eWĴǕǖ17Ūǒ18Ǡ19Ƭ21Ņ22ľ23Z25Ɵ26ƹ31Ŧ33ƾ
~<chi	68 10ŹƫǕ11ŶŻƱ12Ƣ13ly17v22w28Ư33u35Ɛ
~<cho	75 -7M7Ƣ9Ɯ11ǂ21Ƽ39ł54Š
~<chr	84 8Ƌ20D21d22k
~<chu	80 9ļ11ư13o14ŭ16B19t29ƶ
~<ci	70 8ƾ12ŴƏǂǋ13ǧ16Ū23Ż40ƹ44C
~<cig	81 14ǂ47ƹ
~<cit	75 7D10ƾ12ǋ13Əǧ26Ż47C
~<cl	44 -12ŋ-11ǩ-10nĿƬǄ-9ŝ-8YőŒŵƯǐ-7pŇšŨƃƌǇǋ7jǖǜǨ8ľƗƛǦ10ŦŭƏ11Xź12RũŮ13xƔƝƤ14ŉť15ŻƙǙ16ǈ17ǘ18ŚůƑƜ19Ǜ21ƕǢ22ǀ23Ǥ24Ť25Ǘ27ǚ28ŧƾǓ29Ř30ǎǔ36ţ38ň44ǝ63Ɩ
~<cla	57 -7Ż7ŅƄ8ǚ9Ŕ10x12ǜ14ľǛ15Ǔ17Ŧ18ũź20Ǣ26Ř30ť32Ǥ34Ť39ŧ51ţ
~<cle	67 -16ŋ-8ťǐ-7Ɨ8T9ĻƷ10ǈ12ŬƐǢ13ŲǏ14ű16ţƼƾǛ20Ɯ25ŉ28ŻƔ54ň
~<cli	60 -14ǩ-9Ǆ-8Œ-7ĿƃƊǋ7Ʃ8Ŋ10œ11ļţ12U13Ǧ17ŭǈǘ19Ɯ24Ɲ26Ǔ30Ǘ31ƾǚ34ǀ46ǔ
~<clo	53 -11ţ-10ƉƬ-8nŵ-7űƜ7xƠǘ8ƍƛ9qŘ10C11j12Ǩ13Ə14Ǘ16X17ť18ŮƗ20RƤ21ƙǙ23ƕ24ů25Ƒ27Ś39ǎ55ǝ78Ɩ
~<co	31 -18ŪŶ-17ŇŨŴ-15vƵǩ-14NSŁǂ-13ňť-12fwLœŮƻǋ-11atBRƂƽ-10ŃƉƥƷ-9OōƔƟƩ-8chAũƲ-7ţŬƶ7DķĿŧơǘ8őƇǉǐ9ŜƢưǌ10QŖŗŢŵƑƪƴ11dIŋƆƏƨǏ12JŎƬƾ13uyŒƁƼ14ƗǖǞ15kmƛǃǦ16ĶƤƧǅ17ŚƅƘ18Ǥ19ŭƓƚǁǆ20XłńƄƭƯ21Ʊ22Ešǟ23ǥ24WYśǕ25ŏŦ26ǡ27ŀǄ28ŠƜ29j30C31Ǩ33Ő38ĸ39Şǝ40ľ43ǣ45MǒǢ48ƀǚ
~<co>	79 16Z19Ʊ
~<coa	82 11ƪ18Cƾ30ƚ
~<cod	73 10ǘ25Ǥ30E45I
~<cof	83 -10a9Y11i14ōǛ32M
~<coi	82 -19Ǔ-7ţ13ǒ24Ƙ29Ǣ40ǧ
~<col	58 -18Ř-14Ɖ-8ǖǧ7ƫ8Ǡ9ŀƐǡ11Ɯ12ǩ13ǃ15ĵ18żǕ19ź21ǒ22C26Ƙ28jy31Ʊ35m41ƀ
~<com	41 -18SŪ-14CŖ-13Ƃ-12Ĺœ-11Ńũ-10iŲžƤƷ-9asŨŮŴƯ-8ovAŁŏŶƃƒƦƨƭǂǇǓǩ-7fnFŊťſƢƫǋǧ7bVƖƚǨ8ŕšƄƑǍǜ9lǘ10yǖ11ŤůƧǉǏǟ12qĴƾǕ13ŅǤ14ĺƣǙ15ŀǊ16jƴǔ17őŝǡ18kŭ19TŐŧơ20ǒ21QŜƛǃ23ĸŞǐ24JWǅǞǥ25ľŢǁ27Ǆ28ƀ29Š31ĶńǦ33ł42M44Ɯ68ǣ
~<con	54 -12ŗǩ-11Ǉ-9ƻ-7aŚ7Ŧ8sPšƞǒ9řţ10Ž11kŎƖǧ12ǌ14ƒǟ15ŭǑ17ňƇ18Ŀ20K21ŋǚ23ű24ƅƫ26ƗǢ29ŀ35Ƽ38Ǔ
~<coo	70 -12Ɲ-11D-9fƣ-8Ʒ7Qń8d9pǚ10kŲ11gEŐŘ12Ǎ14Ǐ15or16Ǜ17ľǈ23ǖ27Ɔ37j
~<cop	75 -9Ɨ10ơ24Ƌ42ś
~<cor	66 -9w7CūƊ8Ɵƪǜ9ǅ10dŐ13Ź14ŏŒ15a17Fų19E41ǆ
~<cos	60 -11Š-9Ƶ-7ţ8uļ9Ƥ10ǣ12ľƗ13Ǣ14Ơ15ŞǕ17Ɠ18Ƒ21ĸǝ28ǚ29ư30Œ31Ư36Ǐ41Ŧ
~<cou	44 -19Ɲ-12ŝ-9BVŃňţƃ-8QŒŴƦǑ-7ŇŖżƔƖ7dĹĿƪƷǏǔ8ũǤ9eƅƆƌƗƹǀ11WƢƭ12ŷƍ13gn16ľŘƏ17MƄǄ18uŊ20ŚśƮ21Ư22Ş23ĸǇ27Ǩ28ǝ29ǚ30DXķŵ31Ƥ33C52Y
~<cov	50 -24Ǐ-14qň-12ǩ-10Ǒ-9N-7cơƷǐ7iŉŕǘǟǨ8ƚ10ŃŠǌ11ŦƢ13Ŏ14WƬǡ15Śſ16Ōƃǥ17ǚ18ĸžǒ21šƱ22ľƦ24Ɓ26ƀƭ28Ő29Ɠ31ǝ32ŗ33Ƨ37ƨǢ45Ŗ47ŏ
~<cow	86 11j12gB25Ƴ
~<cp	83 16A27B55Ǡ
~<cpa	83 16A27B55Ǡ
~<cr	54 -11yŻ-9ķ-8jŒ-7Ɖǜ7ipŬƒ8kļŇƤǞǣ9Ƈ11ŀŽǗ12Ɗ13xűǑ15Z17ƕ18et19ǉ20ƃư21ŪŶ23Ǉ25ǈ26h33ǎ34ƙ35ż46ĵ
~<cr>	87 24Ŷ37Ū
~<cra	68 -9Ż-8Yķ7xƈ8gƱ9H10Ŕǎ11pƒ12Ƥǩ13iƇ14Ň16ŀ17Ɗ25ű32ƃ46ż
~<cre	59 -11y-7ŒƓ7őƦ8uĸŝơ9ŬǨ10ļƕǞǣ11k12Y13Ǘ14Ž16Ǒ17Z20e22ưǉ28Ǉǈǎ38ƙ52ĵ
~<cri	87 -16n-9Ɖ10Ɩ16Ŷ20ǟ46h
~<cro	86 13Ŗǘ14xƕ15ũ32n
~<cu	52 -9Ł-8ţž-7blnƴ7ŉŰǙ8Ɖǥ9Ĺǈ10ŞƵ11hGǟ12Ţǒǚǡ13V16IƝǁ18ŝšǖ19ŗ21Ő22YŕǓ25ŏ26ŒǗ30ǔ36ő44ǃ
~<cur	61 -7ǧ7ǃ8Ŝ9rSŖ10ŉőŚŰƉ11ǥ12Ĺ13ŞƵ16ǒ24Gŗŝ26ŕ27Ő31ŏ32Œ
~<cus	61 -16S-11G-8ž7kĿ8ŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ27Y28Ǔ32Ǘ33ő36ǔ
~<cut	73 -11Ł-8bń-7n9Ƨǀ11ǣ14Ǚ16ǈ18h22V23I27š33ǃ
~<cy	84 -7ŏ14ǡ18ǥ21g48ǘ
~<cyb	87 -7ŏ18ǥ50ǘ
~<d>	83 -21b-9ǀ9ū19w34d45ǃ
~<da	45 -17ǩ-13Ĺ-12b-11řǘ-10Hźƙǐ-9ĻœųƬ-8Ňňũƨ-7amTWZłŌŖşſƶǋǔ7qSŽƒǛ8yšƞ9AŮƛƯƱ10tŰ11PŴƚƝƺ12jů13gkBŭǝ14Yǀ15uxƀ16ūǕ17ŒŦ18ž19wƹ20ŹƧ21ŠƳ22Ǘ24Ń25zƻ27ť28vƽ30Ǟ33dŤǎ36i41Ɩ43L45R56ŕ
~<dad	68 -7ũ7t8qĽ9ǈ12Ǟ19B21Š25A43zƳ47ƽ
~<dam	66 8Ɗ10Ũ17ƛ20ƚ23Œ26ƀ30ű31Ŧž35Ť
~<dan	83 -10g10ś32ǀ
~<das	83 -14ř-9ǐ13Ǜ24Ů39ū
~<dat	65 -9ǘ12dǒ19S20p22v24Ń33Ɩ36ťǗ59ŕ
~<dau	69 -14b-9d-8mp-7ź7B9ƷǞ15Ű19Ʊ20y26xŹ28v30u32w
~<day	52 -17ű-11ųǈ-10H-7AĹĻƙƬƶǋǩ7QŪŭƄƟ8ftǖ9ŠƁƤ10ŃŽƺ11ƒƞ12pš13qƯ15ŤůƝ16j17ǝ18kY19ŕŴ20gǕǞ21P23ƹ25Ƨ27d28Ɩ32ƻ40ǎ47i52L53R
~<de	44 -17n-13y-11Ƣ-10Ɯ-9ųżǏ-8ŇŐƤǆ-7SŝţŤƸǇǗ7AŧƬǃ8ŌƄƚƝưƼ9uzĿŦƌ10ŜƀƱ11ňǝ12FƏƑ13ĺ14ľƁǕ16ǡ17ŎŚ19m22śŽ23Ư26Ƴǐ27Pǚ29łŃƎ31ZŲ33ŁŘǛ37ű41ƴ
~<dea	65 -8Sǩ-7ŐƸ7ǜ8ŅŠũƈƴǁ9UŀƁƧƽǨ10Ţ11ŜƦ13Şŧ14ľŎ15ƄƬ16ņ17ŌƎ21ǝ26Ń43Ƴ
~<deb	78 -9Ɣ14e16ƨ69Z
~<dec	62 -8ņŤ-7W8ŗ10ƃ11ǡ12Ƙ13ư16ƌ17Aĺ19Ń30ś32Ś36ł37ƴ58Ł
~<ded	59 8ľłǩ11Y13ƚ14Ŏƀ15Ɓ16Ŧ18ň49Ř
~<dee	80 -12Ƣ-9Ł8gƀ9ǀ14N25Ǜ29F
~<deg	79 -15y17Ʊ18j44m
~<del	63 -7Ɯǆ8Ɲ14ǃ15ǡ21Ǖ33Ǜ41ǐ49Ų
~<den	74 -11żƸ8ĺ9Ľ10l13Ɛ18Q21Pǩ24W30ƴ67ű
~<dep	66 -11n-9ų-7Ǘ7Ʊ8Ǝ9I13ǋ16Ƽ17z21u23Ə24Ŀ35Ư
~<des	75 -12Ǐ-7ǋ9fƸǈ10V13Ɲ31P46ǚ
~<det	79 11Ɣ25Ƒ26Ǝ
~<dev	84 49Ž
~<di	34 -30Ň-20ǎ-19yŝ-18Ļ-17Œ-16Ƨ-15A-13JĿ-12Rķ-11zǇ-10ľŭžƜƟ-9MUŊŌŏųƗƤǃǄǈ-8iuŁůŷƃǖǗǛǠ-7hKTŀŚŢƢƭƸǚ7pWƂ8jqxNĺōŜū9ŗŵƺ10şƾƿ11fţ12ĹƘ13ŎƍƕƩƹ14Ŗǀǘ15Iƈƴǜ16ŉŸƪǂ17vE18wǞ19SƙǤ20őƫ21ť22ƌ24ĽƬ25ńƦ26Šź27G28š29ļ30œŞǅ31kņ32Ť34ŅŔǩ35ƒ36Ũ37ũ38ƽ39Ƽ40mŦ42ň46B50ŧ59Ƴ
~<dia	72 -14Ǌ-10y15ǂ26vƽ27Ƙ42I47Ƽ
~<did	36 -20ǎ-16Ň-15ŝ-14AĻ-13JƧ-12Œ-11yLķĿƯ-10zKRVľžƶǇ-9ŭƟǔǕ-8UZůųƏƜǃǨ-7isMPŊŏřşŷƗƤǄǈǖǗǠ7lvƞǌǙ8fFXƂƅƲǆ9cN10pqxōŎŜƚǜ11ǂ12jƺƾ13ŗţǊǘ14ƕƹ15ĹźƩ16ƙ17őƈƫ18ŸƴƼ19ŵ20ŉ21wŖǤ22SǞ24ť25ƌǩ26ĽŔ28Ƭ29ńƽǅ30ňŠ31G32mš33ļ34kņ36Ť37Ņœũ38Ƴ40Ũ41ƒ43ŧ44Ŧ50B
~<die	70 -13ŵ-7rŖũ9V16Ʒ18Ư23Ǩ27ƽ53Ʀ80Ƴ
~<dif	67 -15ƚ-7Œ7Kǘ8CƏ9ǅǥ11VǕ12łŎ15ĺ16ňŞǩ19Ř20Ŕ21ŧ23ũ
~<dig	76 8d16e17ū23Iř28E
~<din	80 -7ǩ8Ɲ12n15ĵ16Nǟ17ƿ18L
~<dip	86 -9f8ƪ12ĵ29m
~<dir	89 11s16P23ņ
~<dis	65 -26Ň-8Ʀ-7ŀ7ľ8ĸ9őŮ10IƯƽǔ11ňƏǓǩ13Zǜ16WŽ22ź28Q30ş48Ş
~<div	73 10ĵ12ƫ19ƍ30f34ƪ42ǀ
~<dm	89 33Ƅ
~<dmv	89 33Ƅ
~<do	23 -36ĺ-27ƒ-20šţ-17GŠŢƳ-16v-15ō-13Ŧ-12nDőŷƈ-10ńżƮ-9elBSļŇŴƱƸ-8ǅ-7ƽǤ7aņžưǞ8FŋźƖƲ9sŬűŵƎƣƧƵƼǂ10rOľŪƍǔ11ķŒŧƥǀǍǒǥ12dĻŏƔ13ŁřŜũŭƃƗƙƩƿǗ14ŶƄƷ15qyAƑ16KZŞŲŹƕ17MXĴňƐǦ18zūǩ19HUŮǉǋǝ20RşųǊǏǟ21ŃƻǕ23wPWŖǚ24ŰƊƜ25ƟǠ26TŌǎ27ǃǘ28ǈǑ29Ŏǜǧ30ĽƚǖǙ31ŝ32J33ſ34Ɲ35ǄǓ37ghǛ39ƞ40Ɓ41ƾ44ǐ
~<do>	27 -36ƨ-33ĺ-27ƒ-19SƳ-18Ŧ-17GšŢŴơǂǅ-15ţ-14iƠ-13jŇœŘ-12ōŠƇ-11evůƌƴ-10rtxBƽ-9DŤŷźƅ-8Ʊ-7nLńŗũżƮǤ7ŧƀƃƺǟǢ8řƓƗǒ9aVƖƦǡ10IŒŞƘƭ11YŖŚŬƥǠǧ12ŊŋƔƤǦ13QĻľŵŽǇǩ14ņňūƵƷƾ15FHŪŶƿ16OŌŜŰǔ17MUWZķĽŏŐƻ18yAŃǀǗ21zƕǋ22ŲžƐǉǜ23ĴŮǘ24TǐǕ25qJKǈǓ26wƜǎ27R28Pŝŭǚ30şƟ31ǃǏ35ſƁ37Ŏƚ38ǄǙ39Ǜ41ƝƞǑǖ49g
~<dob	84 -11Ÿ29p49d
~<doc	68 -8Ŧ8Ƹ9Ś12ƻǣ21ǂ22ƃ28Ƽ71ƾ
~<doe	41 -21Ƹ-18žƂƹ-15Ʀƻ-13Őŭƈ-12Ū-11t-10Ÿ-9ŵǖ-8DŃœŘŦƏƓƤǀǋ-7nQĴĵŚşŢŷƗǝǣ7wzĹřƉǆǡ8ŶƅƢ9ŨƝǌǍǒ10Œŗƍ11ƕƙƞǎǏǥ13xŁŜůűǦ14bLƯ16Ɗǚ17ŴƇ18Ŗ20hsƁƠơǜǠ21Ź22Ň23WŕźƧǄ24Ű25Ƅǐ26Ʃ27Ǔ28ǂ29ǈ30ų31Ľ32r35ǩ36qǧ37ƨ
~<dog	72 -11o7ū11Ɲ17F99h
~<doi	61 -20Ų-9pGő-7ĺ7ǁ8ŞŹƨ9Ƶ10c12Ƴ17Ǡ21j22ǐ23ŝũ25ik27S30x35t41ǟ
~<dol	67 -13Ť7žǘ8m9ľ11ƂƘ12Ţ13ǅ14œŗ16Ɨ17Ř19XŅ23ĸ31Ŧ
~<don	66 -16Ǐ-11Ɲ-10Ŏ-9ŕ-8ƒ-7Ʒ7ǀ9pǂ10ǟ11Ǆǋ12Ō13ŝƶ14ŷ15Ǟ18ǘ19ŧ20ǝ22Ļ25y26ƾ32ũ33ƌ34Ɨ36Ń
~<doo	66 -10ǐ-8w8ůǎǨ11Əǃ12ŤǄǊ13ūƙ15Ǜ18ƎƝǅǍ19Ų23ǝ52ƣ
~<dos	87 -7Ǟ63ƻ
~<dot	81 -13a-8ƫ11Ō19ǋ30Ł63J
~<dou	89 19Ř32œ
~<dow	52 -14Ŧ-10CƟ-9ţŰ-8dŀŠ-7FƘǟ7pŉǉǛ8eŎƆ9Lňƣ10joŖř11ť12MUŌƏƶ13cVŸƫǍ14ſƁƲǞ15Ū16ǎ17Ǌ18Ş19T21ƴ22aH24Ťŵǝ25ł27Ƒ48Ɗ
~<dr	44 -24n-15r-13uƅ-12R-11sǧ-9tzPTŖ-8qŁŒ-7HŃŤƟƨ7Ʋƾ8QśŨƄ9Śǟ11ž12ƞ13aƂǚ14Ż15Ű16Şƻǩ18Nšƀ19ſ20ŵƵ22ż26ůŶ29ŭ30Ǜ32ŸŽ33ŪŲ36ǐ41Ůƛ42Ŵź46ų58Ź69ŷƿ
~<dra	73 -9Ű-7ƾ10iǁ11Ŭ12e13ǖ17Ĵ19Ś28ǚ41ƛ
~<dri	47 -23n-18r-14u-12R-10sǄǧ-9tzPTŖ-8q-7Ťƨ7ǋ9QƄ11ŨƂ13ž15a16Ż18ŞŶ19ƛ20N21Ű22ſ25ż26ŵ33ŭ35ůŸǛ36ŪŲŽ39ǐ45Ůź47ƿ48Ŵ50ų64Ź75ŷ
~<dro	69 -10M9ƧǨ11jťƽ12Ǧ17ś19Vǟ31ƀ32š37Ƶ
~<dru	79 -8ƅ13ŧ34ƻ50ƿ
~<dry	86 12Ɗ13Ʈ14ǒ21Ǆ33ǩ
~<du	69 -14ţ-12c-11Œ8ƈƠ10yķŝŦ11ƾ12ŉ13Ɵƣ14ŭƘǈ15ĵ16Pƿ17R40ŕ47Ż
~<due	78 -9c9ƈ12y13ŝƾ46ŕ
~<dui	86 -18ţ20ƿ60Ż
~<dup	89 -12Œ14Ơ18ƣ
~<dur	89 18ŭ19Ɵ21P24R
~<dw	82 -8ƀ50Ɠ
~<dwe	82 -8ƀ50Ɠ
~<e>	76 -9ƨ7ǆ10Ū11K15Ō17w31J47ǚ51b
~<ea	57 -33ŗ-17Ɖ-10aU-9ƾ-8DƷ-7sŮ7Zǂǆǉǡǣ8Ʊ9Ŧŧ11ųƠ12KĿǛ13k14mŒ15ōǩ16ů17ǋ18x19Ŏƶ20ś21M22Ʈ27ŘƸ28W30ǈ38q45T
~<eac	63 -32ŗ-8D-7Ů7vwƔ8Zŀƻǡ9Tǆǉ10Ʊ12ų14Ơ17Ř18Œ19ů20ǋ21ƶ33W34ǈ
~<ear	71 -20Ɖ-9a-8Ʒ-7X10L12R19m20ō24xǩ29Ŏ31Ʈ46T50q
~<eas	78 -12ƾ9k10Ž12ǂ14ŧ18K30ś32M
~<eat	82 -12U9ǒ10k12ǣ16Ŧ19Ř20Ǜ21Ŀ40Ƹ
~<ed	79 -14ƿ-9ľ29ƹ30Ʊ44m
~<edu	80 -9ľ30Ʊ44m
~<ei	80 -13e-7ƪ10ŕ12r17ż18Ŭ20ǆ24Ǎ
~<eit	82 -7ƪ12r14Ǎ18ż19Ŭ
~<el	52 -18ǩ-9Ÿ-8DGŏƯ-7ĽŲƜǢ7N8ķĺŎƼǋǥ9ahƘƣ10f11qŴ12Ƣ13HŢƙ14Kǝ15FŵƮ16ƥ17ǈ20ų21ŁƋ22ZǑ23ŷ27n35ş41ńō
~<ele	73 -7ǈ8ƗƘ10P13K14ƣ16q22Ǒ31Ƌ
~<els	54 -18ǩ-10Ÿ-8GŏƯ-7DŲƜǢ7ŶǨ8ķĺŎǥ9Ƽǋ10h12Ŵ13Ƣ14HŢƙ15ŵǝ16FƥƮ21ų23ZŁǈ25ŷ29n37ş43ńō
~<em	50 -13Š-11bĿ-10ŭ-8oDǠ-7cŚƦ7ŧűƄ8ĽǗ9EŞǈ10ǋǣ11Ţ12VńŝǑ14yǧ15q17WYƧǚ18ǜ19S22ś24QǕ26Ǉ28K30ǘ32Ɵ33v50J
~<em>	70 -13Ŀ-10Š-9c-7jǨ7Ƥ8ƅƟơƴ9uZžƯ10lœ11ŧűƱ13Ǖ14ő15E16Şǋ18Ţ20ŝ25v26ǚ
~<ema	60 -12b-10ŭ-8DǠ-7Ś7ƕ10Ƅ14Ľ18ǧ19Ǖ28ś35K42ǘ62J
~<eme	83 12ƃ31Y
~<emp	58 -11ő-8o-7Ʀ7y9ǐ12V13ǣ15ǈǑ19q21WƧ23ǜ25S30Q31Ɵ32Ǉ
~<en	58 -18ǩ-15ő-9ƒ-8ĺų7rŌƕƞ8iĶĻŁłŃƗ9ūűǃ10g11Ʒ12Dư13yǋ14t15ŷżƘ16ž17Š18ťŦ19fI20Ǥ21jWŔƧ24ǆ25U26Ƭ30b36ŕ
~<end	65 -16ő-12ǆ-7ĺǩ7em8lŌ9ƕ10ijŃư11ĻŁūǃ12ł14Ʒ19ż21Ŧ22I24ŠƧǤ25Ŕ35b41ŕ
~<eng	83 18ű24Ƙ32f
~<enj	82 11ǟ18g23t38U
~<eno	72 -8ƒ-7Ǣ8ŎƓƯ9ŀ10Ş13rĶƗ17j18y19ŷ21ž25ť34Ƭ
~<enr	89 42W
~<ent	87 21ǋ53ǆ
~<eq	66 -7űƌ14ƫ15ĵƔƝ21Ǣ23Ǟ34ķ40Ǐ
~<equ	66 -7űƌ14ƫ15ĵƔƝ21Ǣ23Ǟ34ķ40Ǐ
~<er	81 -9z-7Ǉ8l13Š22ǚ27Ő33ŭ
~<err	84 -7Ǉ23ǚ35ŭ
~<es	78 -10ľ-9C9Ů13ƓƲ14ǉ16ƶ26ķ31ƕ32Ɣ
~<esc	82 33Ɣƕ
~<est	86 -11ľ-10C-7v10Ů15ƓƲǉ17ƶ29ķ
~<ev	42 -15ƃƸƽ-14r-12ŦǨ-11Ƅ-10yĹƝǓǔ-9SłŧũűƠ-8aDƧ-7jQŃŬƓǞ7ŸǐǦ8iUĴŪƊƍƦƲǚ9bŏƟǢ10KTĿŭƕǆ11ķşŨ12gnCŒŢſƯ13LƂ14hƻ15Ťŷƹ16šų17ņŗŽǝ18ůƗƩ19RƜ21ǜ22Ųƙƿǘ23Żż24Ƭ27Ŗƛƴ28ŜƼǒ46Z52ţ
~<eve	42 -15ƃƸƽ-14r-12ŦǨ-11Ƅ-10yĹƝǓǔ-9SłŧũűƠ-8aDƧ-7jŃƓǞ7ŸǦǩ8iUĴŪƊƍƦƲǐǚ9bŏƟǢ10KTĿŭǆ11ķşŨ12gnCŢſƯ13LŒƂ14hƻ15Ťŷƹ16šų17ņŗŽǝ18ůƗƩ19RƜ21ǜ22Ųƙƿǘ23Żż24Ƭ27Ŗƛƴ28ŜƼǒ47Z52ţ
~<ex	51 -16ǩ-15g-13Ɣǈ-12k-11ǡ-10ŗ-9Ƭ-8Vľ-7ĿŹ7ŬƗ8eųŸơƤǅ9BMŴƖǊ10ŇŤƧƴ11ĸƂ12Ƙư13Yū14dņň15Ǉ17ƇƎ18Ǥ19ƞ20Ŋǀǣ25ŕƁ26Ǟ28ƫ29ŖƵ35Ʋ44ǁǦ45Ŕ
~<ex>	89 55ƫ
~<exa	65 8DŅ9Yŀ11šƕ12Ǆ13ơ16Ƨ17Ť20d21ū61ǁ
~<exc	69 -13ǡ-9ǩ-7V7ĵ8H9i13Ƹ15Ɩ27Ŗ28Ŕ30ƞ32Ƶ55Ǧ
~<exi	87 16ű19MƵ
~<exp	59 -12Ɣ-7ǩ7Ŏ9XY10eŬŸƗǅ11Bų12ŴǊ15Ƙư16ĸ17ņŇ18ňŖ20ǣ25Ŋ29Ŕŕ33Ǟ
~<ext	71 -18g-11k-7Ź8Ǧ9Ųƶ13Ƥ17Ƃ19ƴ24Ǉ25Ǝ27ƇǤ31ǀ38Ɓ
~<ey	86 10ƃ11r14Ŗ18A24Ŷ
~<eye	86 10ƃ11r14Ŗ18A24Ŷ
~<fa	46 -22Š-16ŗŴ-15RĹ-13Ʒ-12Ł-11bŦƼǂ-10Pĸĺ-9JUX-8L-7cHKNVƱǝǨ7dZŝŻ8ĵŉŪƏ9ťŨƗǣ10Ŗƕ11Řǐ12EMŃŕśƳƸǇ13ƙƤƾ14mĽƭƮǑ15ƃ16żƚƶ17ļ18zŐ19rĿő20ń21ŧ23nŇƜ24i26uƬ28y30Ŷ32ň33ů35ƞ36ǘ44ƽ
~<fac	77 -20ŗ-12J-10Ł8ǔ13Ʀ15ł21ǘ22ǩ23ļ25Ƭ29M
~<fai	75 7ŎƸ10ļŞǁ12Œ16ŉ17i18ĵ20ŀ23ŧ24Ň
~<fak	83 15Ŀ51ǘ
~<fal	65 -17Š-12Ĺ-11ĺ-9Ƥ7ť8ĽŇ9Ǟ10ƃ12dǙ13šǡ18ǣ19yƗ20YŕŘƾ23Ɯƞ31Ŷ
~<fam	57 -10Ƽ-8Pż-7ǂ7YĿņƭ9F10hzAưǅ11ƸǇ12Ƴ13Ľ15Ɯ17Ū18Ŗ19Ũ20Ƭ22u23yƮƶ24Ƥ33n36ƽ
~<fan	87 -15ǩ9ǃ11Ƙ17Ŀ23r
~<far	60 -18Ŵ-16R-9hU-8Š-7Ş7yŇŜŮŸ8ŅŭųƕǄ9ƐƝƶ10ť11v12uƞƭ13ZƏ14m17ǐ19ňƙ21i22ƚ24Ǒ29Ő31ń33ő51ů
~<fas	78 -14ǩ-8Ł7O8ř9Ǉ10ǧ15Ż16ŧ25Ń34ň
~<fat	80 -12b10B16Ƴ21E23z32ƽ
~<fau	78 9ƃ15Ť41ż
~<fav	82 -12Ʒ14ŝ19ƞ20r23Ŷǩ
~<fax	86 -14M-7Ʋ10ƕ16Ƅ28ś
~<fe	53 -16Ő-13š-10ŉ-9ŗǩ-8œǞ-7T7xMńűſƝǟ8ŋƺǋ9PŜžƁƍƘǣ10ŀǀ11tƵ13uǑ14Ŏǁ15Ŋƞ16Q17ŢţŽ18Ŀż19Ƹ21ŧ23ĵņ24Ɔ25r27Ň28Ũ29Ƭ36Ƒ
~<fea	89 42Ŀ
~<fee	58 -9ŗ-7T7UX8M9ŋƊƺǟ10ĵž11ǋ12ņǀ13ŀ14t15P16uǁ17Ŏƞ19Ž21ŢƸ22ŧ26Ɔ28r31ŇŨ32Ƭ
~<fel	74 8Bķƫ10gǃ11ſƜ12ń15ŜƘǣ17Ƶ18ņ21Ǒ
~<fen	73 7ķţ13űƍ28ż53Ƒ
~<few	71 -14š-11ŉ-8Ǟ-7Ɗ8ǅ9mĽ11H13Ɲ14Ɓ17ţ20ĵ24Ŋ
~<fi	43 -14Ũ-11Ļ-10ŀňŝŷǎǞ-9všŶƝ-8clŐƵǑǨ-7nCTľōŒŔŜŸƑƒƳƿ7Gƈ8Ň9rHńœŖŠƅǊ10EŌŞ11Uĸŉŧű12ktŏ13mŕǆǒǘ14xƤǢ15ƊƖ16aĺŬǝ17ĵĽƘ18o19ǩ20fAļƎ21X22ŃŚũ24ŘƌǗ25ưǠ26g31ƄƐ32Ť35ţ51ǜ59Ə
~<fia	87 -7Ľ8f11p16o20q
~<fie	87 -7M13ĸ14Ś19ǈ
~<fif	84 8Ǥ11Ń12Ĵ17ŕ22ń
~<fig	68 -15Ǐ7HXł8ƗǉǊ9Ŗ10ĸƓư11Ǡ13Aůűǜ16ƈ17Ƭ20rŧƘ
~<fil	62 -9Ǡ-8Ÿ7ǖ8d9ŌŮ11ǜ14ļ16ś17Ĺ20Ť23ǒ27ǆ28a31Ľ39ţƄ42Ǘ
~<fin	57 -8ŷ-7ǈ7ũǟ8ķűƷǊ9GMUŋƯǁǩ10tƄƞ11NĸƼ12Bƌƪ13AEŁŚ14k15Ǚ16Ŗ18ǘ19Ɗ21mļ23f27Ǡ28Ŭư
~<fir	53 -9ǈ-8ĸŨů-7Ļũŵ7őƨ8wŕ9eU10ƫ11ŚŠ12aYŇƘǢ13ĺ14x15Ƥǩ16œƅ17oAńŉ18Ť19ŏǝ22Ɩ25Ń27Ř28Ǝ41Ɛ49ǜ76Ə
~<fis	83 10Ɵ59g
~<fit	89 -10Ʒ-9ǡ13Ō15Ň17t49X
~<fix	74 -8ŝ7yǀ8ŵ10Ƥǌ11ǩ12ƀ13Ǣ16HǏ17ţ26Ş34ƌ41ũ
~<fl	60 -14Ő-8CǍ-7žƇ7yƃƆƚ8ļǌ10ƐƩ12ƁƤ13ƛǐǩ15ƴ19HƊǈ21ƨ35Ɖ40ǀ44ƣ70ƙ
~<fla	76 -14f8j9ƚ14ƐƩ17Ɓ20ƴ23ǩ27ƨ46Ɖ
~<flo	64 -9Ő-8Ǎ-7C7ŨŸƌ8Ɔ9ƃ13Ƥ15ƛ20H21Ɗǈ47ƣ76ƙ
~<fly	80 -7Ÿ10f13ļ55ǀ
~<fo	33 -25C-19Ǎǘ-18œų-17ǉ-15ŁƼ-14UĿŕ-13Dŀ-12Ɗ-11ŢŷƷ-10vƁƢƸǎ-9şťƑ-8RZƌǋǙ-7iuƚƛƮǕ7YƎƜǨ8GĴŞƇǑ9jrwŔƟƭǞǧ10KŏŠŦŽƨǦ11HVŝţƯƺƿǅǖ12LĽǛ13pyŤơƥƻǌǢ14Ɣ15bqzǇǥ16ŒśƬƴ17głƝư18XƤ19dOǁǓ20QĶ21lŗŨƀ23ŖƄƗ26Ļűǈ27k28cŌǂǐǠ29Ų32ľ33ƶ34Ĺ35Ơ38Ɠ39ƒ42ŭ47Ʊ
~<fol	63 -7ǍǑ7aĹ8gWƮ9ļƣǡ11Ɯ14ǖ15ŽǨ16ŝƧǗ17ƽ18ǔ20Ǉ21Ʀ25ƥ27Kň31z
~<foo	70 -8ǐ8Ĵ11ǋ12Ɯ17ũŻ24Ɠ26Ɔ28Ǆ35ƺ38Ǜ
~<for	33 -23C-17œųǘ-16Uǉ-15Ǎ-14ŁƼ-13ňŕ-12DĿƧ-11ŀƮǄ-10ŚŷƷ-9ŢƁ-8ZƊƌƑƩƸǎ-7vRWşƚƢǙǛ7jŉŎŜŽǒ8GYƎ9ĴŠƭǧ10rŔŞƟǞ11ŏţƨ12HVǑǦ13gLĽŦƯ14pyŤơƻƿǌǢ15Ɣ16bq17śƬƴǥ18łŒ19lXƤưǁ20OĶű21dQƝǓ22ĻŖ23ŗƀƄǈ24kŨ25Ɨ28ǂ29ľǠ30Ō32Ɠ33cǐ34ƶ36ĹŲ37Ơ42ƒ43ŭ48Ʊ
~<fou	76 -8ťƊ11ř13Ļ15ű18Ʃ25Ś27kƇ42ǅ
~<fr	45 -14T-12ň-11wQų-10hŁŒ-9Ĺ-8fŭƌƯǐǘ-7inŘŵƵǗǥ7LŧƽǏ8ZŇƃ9ķœũƣ10sŏśŤƧƩ11rHĸƔǍ12Šǃǜ13IŸƈƻǋ14gjWŚƏǈ15Aǒ16ĽŢźơǅ17RŅǊǔ18BŎŔƄ19Ń20Ŝƙ21ƜǑ23Ļ28lƇ36Ǖ43Ǜ
~<fra	77 -9Ǆ11Ǒ14H15ǅ17P24ǩ33Ƈ34Ń
~<fre	72 -11ň-9a9ƛ10Ʒ11ţƧ12Ŀō13ǁ16Nŏ17s20Z23j25gLƔ
~<fri	72 -13w-7ƕ7ų9ƃ10ľ14ļ15Ɯ17Ƥ18Ƴ19a34A38B
~<fro	47 -17ǩ-16ų-13T-11Q-10h-9LŁŞƤ-8ĹŒǐ-7fŭŵƌǘ7ŶſƟǖ8kŧƕƽǅǏǝ9Šƅ10ŇũƄƇƣ11ķœŤƩ12rśǄǍ13ĸƈǜ14IŸƜ15ƻǋ16WƏǃǈǑ17Ţơǒ18ĽŅŚź19Ǌǔ20ŎŔ21R23Ŝƙ27Ļ31l39Ǖ
~<fry	87 85Ǜ
~<fu	54 -16m-9žƶ-8cŏŨ-7VŗƝ7qDŒƓƥǤ8Ɵ9xƕƤ10Ƴ11GĿƊ13ƭǩ14ňŹ15Ŏ17Ĵ19kƢ21ǟ22YǇ23Ɨǣ24Ʊ25a27hR35Ŷ36g40ƀ43ư44Ƌ
~<ful	62 -12Y-9ž-8ŏ-7Vĸ7ōƃƇ8ŲƢǟ9qu10ǄǛ11ƓƟ12DƤ14Œ16ƭ19Ŏ20Ź21Ĵ27Ǉ30a32R48ƀ
~<fun	63 -17m-13y-9ƶ8Ǥ11Ƣ12xƕƳ18ǟ24kǩ28YƱǣ41ư43Ŷ46g
~<fur	73 -16u-8Ɲ8d11ĸƥ13Y17G18Ƣ21Ɗ22Ƌ35Ɨ38h
~<fus	87 14ư46Ƌ
~<g>	86 -29ŗ-8Ƃ16bź60ǡ
~<ga	58 -8Dƙƛ-7ƽǙ8ǚ9BŅƎ10ŤƉƋ11ŽƑǄ12ƥ13Ɔƺ15Ŗ17ŕ18ļ19ƍƜƝ28ƣ31Ɛ32g38š41ǩ45Ɓ63Ű
~<gal	89 12Ƌ22ǩ
~<gam	86 -7ļ9ő25g51ǩ
~<gap	76 -12ŏ24ŕ53š64Ɓ
~<gar	68 -8Dƽ12ŤƑ13Ɯ15ƥ16Ɔ17ƣ19g25Ɲ54Ű
~<gas	84 46Ɛ
~<gat	81 -7ƛ10ǀ12Ɯ17ŏǄ20ƣ28ƍ29Ű
~<gav	76 -7Ʀ7Ƨ8Wń9ŔŻ12ǚ13BŅ23Ŗ31ļ
~<gc	86 -12ǩ27ǧ41Ǔ
~<gc>	86 -12ǩ27ǧ41Ǔ
~<ge	43 -16Ɨ-15ž-14qœƷ-13Š-12ǩ-11ĺŗƌƒƬ-10ŏǈ-9cĶƺǑ-8lrXłņŔř-7dfnBķŕŝŬŭƔƟƤǍ7ĽŊūƁƠƯǅǓ8iGĴǇ9pļŸ10RŁń11ĿŴƦƨƭ12JőŻƊ13bvIĻƙƿ14C15Ŏ16ƃƍơ17jktSŹƖ18ƕǙǡ19gsHňƫǧ20WŦŶƚ21Ǖ22ś25e26Ō29ű30ŵ33m36Ǐ
~<gei	89 33ń
~<gen	73 -20ž-9ŗ7ǖ8ƽ12Ƹ14ǅ17Ǔǧ34ǡ
~<geo	86 7l15Ÿ17yC
~<get	44 -13œŠƷ-12q-11lyĺƌƒƬ-10ŏǈǩ-9cĶƺ-8rĵņŔřǑ-7dfXłŕŝŬŭƔƟƤǍ7AQĽŊƁƠǎ8iGĴūƯǇǝ9mļ10pŁƵ11RĿ12JőŴƊƨƭ13vŻ14Ļƙƿǧ15b16Iƃ17jƍơ18ktSŹƕƖ19Ǚ20gHWňŎŶƚƫ21s22Ǖ23śŦ26e28Ō30ű32ŵ
~<gi	53 -11Ʈ-10ƴǓ-9Ƹ-7npsUǩ7ŀŅƗƪǤ8ŇƆǐǜǢ9oIŧƒǕǧ10OŁŪƶ11DƁƢ12XŌƧǚ13Œǁ14Ŧ15ŝơ16e17dtƷǠ18v21Ŕ22w23x25u30W
~<gir	72 -12Ʈ-7ŵ11lǤ12ǈ13ǜ17Ƣ18w19v29Ʒ38u
~<giv	55 -10Ǔ-9ƴƸ-7nUŲ7ŀƪ8AŅƗ9wIŇŧƆƒǐǢ10OǕǧ11oDŁŪ12Ɓ13XŌƧǚ14Œǁ16xŝŦơ17eǠ18d19t23Ŕ32W
~<gl	69 -21Ƃ-10ŏ-9ō-8ŗƌ7ƀ9ŐƄ10tƬ11Ʀ12řǙ13ť17ż18ǌǥ20Ŷ24Ǧ26ƿ36Ɓ73ǡ
~<gl>	80 -24Ƃ-10ō23ǥ28Ǧ85ǡ
~<gla	73 -9ŏ-8ƌ8ƀ11t12Ő13řǙ14ť19żǌ21Ŷ28ƿ39Ɓ
~<gm	86 30J
~<gma	86 30J
~<go	33 -22Ƭ-18ƌ-15sF-14lŘů-13GƊǄ-12ŃŰǝ-11TXŀŽƨǎ-10ĴĽƼǌǠ-9tvőƄƕưƽǋǍǑǞ-8QSƐƚǆ-7BŦŲƜƹ7ţťƃǂǢ8IŉŐŗŞŵźƋƾǖ9jnĵųŻǦ10JƞƧǥ11yŅŴǘǤ12mŠŤŪƠǀ13aƮ14dŒƸǜ15Uń16ű17EŊşƭ18žƙ19gkſ20ũƎ21AƤǔ22iĻœŚŜƩƵǏ23oRĺ24ŎƟ25YƷ26ŖŹǟ27ŝ28NO29Ɣ30Ķ33ļ35ƒ36ň37łƫ40ō48ŏ54V
~<go>	47 -16ǝ-15Ŧ-14Ũǩ-13Ůů-10qĺŁŰƯ-9lGLŤƝ-8pHĸĹƮ-7uMŃņŐŕſƚ7ŉŗŴƉ8XŚ9NŧƋǥ10dŊŠť11ķńŞƾǃ12wśŜƷ13aAEŅ14ǐǦ16Ŗšũǀ17ň18Ŕ19łŌžƟƭ20o21œƒƠ24Ɣ25m26V27ƞƧ29Ŏ36ǜ43ōƫ44R49Ƥ
~<goa	87 18Ť42Ļ
~<goe	69 -9qƬ8Ļ9EƔ10dHƵ11cKƩƷǉ12złŴ14Jų15ǝ16ĶŁ19o23ǖ30ƫ
~<goi	55 -17š-12Ʒ-10t-9ŠƱ-8ķ-7gŀ7ľƭǞ8ĿžƸǃ9DĺŉŢŧƵ10Qũƒ11PƝǟ12ňƮǩ13rŨ15ǅ16ōŻ18Ĺ19k21U22Ź23H28iy30ł36V41ŏ
~<gol	83 14h32Ķ37g
~<gon	63 -8ķ-7ƕ8ǣ9ŨƓƠ10bƙ11ƒƱǨ14ƶ16ŒƩ17Ǝ18Ŗ21œ26Ư37ƟƮ41Ʒ
~<goo	53 -8juĶĹ-7HŞƌǋ7Ɔ8ŋţƒƹ9JŤƔ10MUVƵ11ƩǊǕ12pYƭǩ13Ő14Ļ16Ō17ĵ18ź19WŇũ20Ŏű21Ƹ23Nņ24L25xŶ29I30ǟ31i42ļ43ŝ
~<got	41 -24ǩ-17Ř-12iXƊƟƬ-11R-10ƌƹ-9FĽƭǌǞ-8BPƶƽǄ-7rsHŇŨũƞƮƯǠ7ķĻŎŸƘƦ8ĹŅųŴƁ9DŉřšŦŬƃƑƲƻǁ10qEĸŤūŮǂ11uŝŞƛƥǇ12Ɨ13űŵǢ14NVļŕŪǛǤ15ńŹƴ16kƵǥ17ŐŠƎ18jƙ19g20Yň21ŒŚ22nǘ23Ŝ24Ķ25Ǐ26A27ş30ŏ33ſ37ĺ42O
~<gp	89 43ź
~<gpa	89 43ź
~<gr	53 -12Hǩ-11C-8Ź-7VžƢ7wJŷƁƘǅ8aƓƻ9ŧƧ10xśŞǓ11qQơ12ƣ14mƭ15Ś16y17Tǉ18ŭƍ20l21n23W26ƶ32Ǌ34v40Ǟ42ź
~<gra	61 -9Ƨ-7ŹƢ7ŸƯ8nƳ9ŷǅ10wƁƘƩƻ11ƌ12y13ŧ14q20mvŚ33ƶ42ź
~<gre	73 -7žƴǌ7M8ĵźƞǓ9ĻśŴ10ƇƜ11axǋ12JŌ16ơ19T
~<gro	62 -13H-8C-7V7Ɗ8yX10Ɠ15Qƣ17n18ƭ20ǉ21v22ŭ23ƍƧ27l30W38Ǌ49Ǟ
~<gu	54 -15N-12P-8uŒ-7ǆǞ7Őžƌƍǚ9ĸƈƛ10HƔƗǕǙ11Cƹ12ǟ14gjǣ15A16ǩ17ņơ18ŅǇǉ19ǜ21k22Ɯ23ł24xŇǄ25ſǑ27B28Ʋ39Ƙ
~<gua	81 8Ư45Ʋ
~<gue	76 -9S7lŮ9ũǖ10ƈǊ12Ŗ21Ɨ39ǩ40Ɯ
~<gui	84 15ǚ19A23g26Ƙ
~<gun	82 37Ƙ
~<gut	80 12ǜ14ƌ28ł42Ň
~<guy	59 -15N-12Pǩ-10ǖ-7uƜǆ7ghƚǐǤ8ŐžƷǨ9Mƍ10kĸ12HǕǙ13CƔǜ17jǣ19ņơ20Ǉǉǟ21Ņ28ſǄǑ29x32B
~<gy	72 -15V9Ƨ13g17Q26ŗ32ĺ
~<gym	72 -15V9Ƨ13g17Q26ŗ32ĺ
~<h>	83 10Ƨ11b12Ǡ18o
~<ha	27 -24n-23Ǆ-17ơ-16T-15Ǌ-14g-13QƩ-12Ň-11Pƅ-10xAśůƭǑ-9CMǎǧ-8eL-7bXŅŞƕƟƣ7drŎŰƥƸǀǏ8oSĶƴǆǡǦ9lŮŸƁƖǤ10NĵōũƜƬ11ŋư12aIľšǅ13tņŧƢƷǋǚ14ŵŶƗƯǂǐ15mZŢƪƱƾ16UĻŖƼ17hYŃŻżƃƘƽ18ŘşŹƦǈǣ19fţťƙƚǇǖǥǩ20őŗǨ21uńŤƋƎƵǙ22Ł23ŏǝ24iŝǒǓǔ26Ś28ƌ29ĸ30Ŝ31Oſ32Ƴ33Ƒ39ƛ42ǜ44ƨ47ǘ
~<hac	80 14ǩ54ǘ
~<had	51 -16n-12Sǩ-10z-8ŐƁ-7pǁǨ8vPĺűǟ9ŝŤŸ10ŊǕ11ƈƋǅ12ľŶ13Ƥ14Ǚǜǣ16żǝ17ĵŻƼ18ǂ20Šš22ĸ23ƛ25ƾ30ņ32ƽ40ţ43ő
~<hah	76 9Ƹǘ10jļ11hpH12tŜŞƾ13ŒƲ16ű
~<hai	68 -8Ĵ-7jńƊ8Ŕ12NP14Uǈ15ǖ22Ɲ23Řƈ27ƀ61ƚ
~<hal	66 -13Q-12b-11ŒƯ-9Ǉ-8Ƹ-7w7Ĵǩ8uƄƠ9Ƨǉǝ10p11ŗ12O13ǂ14ƨ15q17t18Ů22Ǩ23r24ǔ26Ƣ35Ƭ41o
~<han	56 -10ş-9ĶƩ-8wŏŝƈ-7ŎŒƉǨ7sřųƶ8Vūǣ9PSƖǒ10ǞǠ11ZǇ13ŁǓ14ǚ15ƠƷǈ16Ƶ20ĸ21i22Ŝ23tŀ24ǘ26Ļ27ŧ29Ƒ33ǜ35Ś39ǖ
~<hap	51 -17Ş-9J-8ő-7ŀŇƟ7ǚ8Ĺņƞ9ō10ǝ11iŗ12ƨ13HUYƫǩ14ſ15ţƮǘ16ŝǣ17ǔ18Ƴ19Ŀ20ƛƧ21š22Ŷ23Ǩ26ĺĻũƷ28ť33Ť
~<har	64 -10ǆ-7Ŋţ7kƹ8ķ9sŽǟ10ƇǞ11dƙ12ƌǃ13Ƴ15ǣ20Ũ25UǓ29ǩ30Ǚ36ǜ
~<has	50 -10n-9ƽ-8ǩ-7itAŤųǞ7ƆƸ8qƉƓƜƨǍ9BŐũƕƺ10šŷ11Ǧ12Ƒǜ13jvƴǛ14łƪǌ15œŔŴƋƙǚ16ŃŖ17ŒŹ18ş19ţŮƛ21Ǘ23Ł25hſǂ
~<hat	78 8Ʒ10ƾ11LŝŽ13a16Ť17Ŀ24Ǚ
~<hau	82 -13ǖ-8Ū10ŭŴ13ů18ƥ25ǐ29Ų
~<hav	31 -22Ƨ-19Ǆ-14gH-13P-12ŀůơǊ-11MŠ-10UŘŲƕǌǧ-9xLQTłƞ-8ĿŷƅƤ-7ejpĻļśŴ7dJSWĵŐūŻƀƿǃ8sFťžƶǤǨǩ9hŰƍƜǏ10kķľŁņňōǈǐǡ11ŉƋǘ12NŹƾǅǔǢ13IŜŪƚƳ14Ŗŝ15iŋŸƁǆ16mĶŃƛǓ17lƪ18aşƑưǋ19ZżƘǝ20ţſƗ21ƃƵǒǥ22Yŵ23Ʊǜ24ŢƯǇ25fŎƎ26ŚƼ28ŗ29Ʀ30ő31uƌ32O33ŏ34ń41ƨ
~<he	39 -45d-21T-20Ǆ-17ƻ-16P-15ƶ-14Ş-13ŭ-12ŷƧ-11MĸƞƦǆ-10ƫ-9LOSĴŁŃŐŖŽƒƬƭǟǥ-8QĶŏŚŠũŵƛƜƵǅǋǘǛ-7GķŉœŗŬŸƘƝǌ7kWƢ8fyNUĹĿŊųǩ9iw10Ţ12uů13ļŀŮ15Ļ16Ʈ17Ǐ18ƺǜ19v20AŅƳ22z23ƃƼ24xƯ29Ź31Ŝƽ34Ɛ37Ƹ38Ŵ39j42Ƌ45t46Ǉ48q50h51Ʒ53B56osź59rǂ70p71ƨ
~<he>	53 -19T-17ƸǄ-15ƻǩ-14dPŪ-13ŷŸ-11ƺ-10ŀ-8fiŎŏſƹ-7mHQŒ7ǣ8Ư10ǒ11ǜ12A13w15ƽ19Ŵ21xŅů22vƳ24ŜŹ28o42h44ƨ46ź47tB49Ʒ50s61ǂ70p80q82r
~<hea	47 -11ƾ-9ǆ-8rzňƱƳ-7pwŶźƶ7fNŮŵƍ8gu9ŎǗǩ10yŔƺ11ǃ12ņǏ13Ň14ļ15ks18x19Ũ21UĿ22Ŝ23W24j26h33ƃƼ41Ǉ43Ɛ44ƽ49Ƹ53ǂ55Ƌ
~<hei	78 40ƺ
~<hel	65 -11k-7iƽ8vŀŎƯǉ10ŝŢ12Œǈ13Ʋ14s19Ǒ20ĵǩ22ň25AǇ33Ĺ36z
~<her	54 -42d-25Ƹ-12ŵ-11Wƶ-10qŭ-9gŞ-8Ŀ-7MXŨƫǩ7ĺſƆƩǁǈ8ż9wŝƢǜ10fuŅ11ō12zŮŶƱ13cŪųƾ14ľƯ15sŹ17t20Ŋ21r29Ƴǂ30B31ĻƮ32j35p38Ŵź41Ʒ56o58ƨ
~<hes	84 47ŀ
~<hey	81 -11t21N42i
~<hi	48 -30d-18Ʈǩ-17ŧ-16ų-15Ÿ-14ŝ-13Ƹ-12aƱ-11Ŗšǈ-10ơ-9VōőŦ-8GHļňŏƦǠ-7FĹĿŁŠŵƃǃ7gů8ņţŨŬƁƏ9lyƜ10ŞƠ12wŔǡ13ƙƚ14qYǓ15tƼ17ƽǒ18ƢǑǔ20c21Ņ22Ʒ23fź24pœǜ25ĸ26ŗ27ƣǦ29sƯ30ǂ31o34S36ŹżǞ39ƨ42Ŵ54ſ
~<hid	89 15Ş19i
~<hig	62 -12Ʊ7vƄ9ƚ10œŔų11yŅƒ12Ə13ƁǓ14Ŭů15Ơ17l19Ř20ƙ21m25Ǧ27Ƽ37ƣ38ŗ
~<hik	86 -12ŧ10Ş11g13Ŕ16ĺ22œ
~<him	69 -22Ƹ-14Ƽ-10ơ-9ň-8ǩ7Ƴ9rņ10źƯ11zA13ǌ17wŜƷ19ot34ǂ35ƨ49s
~<hip	89 -11ž12ǡ17Ɖ27Ɯ
~<hir	72 -15ǈ-10yV-9Ǡ-8HƷ-7G8ǥ14Ǆ23Ǒ24Ư35ǔ46ǜ49Ǟ58S
~<his	60 -36d-29ų-18Ÿ-16amƮ-12z-8ǩ7ņ8ƳǣǨ9Ǟ10Ƽ11y14ţ18ŅƯ19ǒ20qƢ22Ʒ23ź25o26ƨ27ƽ34p49Ź56Ŵ
~<hit	64 -20Ř-12š-9Ŗ-8őŧ-7Ǩ7Ƒ8œ9ƚǘǤ10şžǦ11jƊǡ15Ũ19Y32c34f44ĸ53ż78ſ
~<ho	26 -32Ő-25WǄ-19Ư-18ŏ-17oǈǥ-16NŌ-15ƵǞ-14w-13Aƫ-12PŁť-11dŴƾǨ-10ōŒƁơƩǃ-9Ʋƴ-8eśŜūǚ-7MĽŉųƀƢǢ7ŪƉƐƿǀǂǆǐǓ8uLSšŦŹŽƌƏ9ķŃŗŵƖƦǙ10zŕ11pGƍǗǜ12ŅŨźƬǝ13ƣǅǔǘ14ŭŻǁ15UYZƃƒƚƺǖǧ16bRłŠŤƤ17hlvƜ18k19HļƇƕƗƛ20ĴĸĻƋǑ21gŧŮǩ22OŷǇ23cTƑƙ24jƸ25ǎ26Ɣƭǟ28ŶƳ29t31ş32KƆ33FƝ34xƷ37ƓƮ38ůƟ42ƅ46n47ƞ50i
~<hob	81 11ǀ50g
~<hol	63 -13ŧǖ-9N-8x7Lķ8Ś10tUƕƸǇ12Ł13ZŔŬƉ17ű18Ş19k22K24Ǔ27ŀ30Ǘ37ǧ38ǩ
~<hom	49 -19M-16Ư-15Ő-14N-12mł-11Ǐ-10űŴ-9Xŗ-8ƪ-7ZŇőŬųƳǥǨ7ŋƌǩ8ĽŹư10Ɩ11ƛƮ12hwyķĹǁ13ƙ14Ƈ15I16ůƞƷ18ź19u20qŰ21Ɔ22T23Ɣƕ25H26C30Ɵ32ƒ33s34n35Ɠ38Fş40R41lƅ60Ɲ
~<hon	75 7ĸ8ƹ9ǘ10fĿŢ11Ŭ14ƿ15cŇŖ17I18Ū30ź
~<hoo	86 -8ƌ16ļ20ǟ35Ǜ
~<hop	78 11H15ů18Ǚ23X71Ļ
~<hor	89 10Ƹ15Ǟ
~<hos	72 -13C-11ţ-7ŵǏ8kqũž11V12ĸƃ13S17Ƽ18Ǩ19ǂ21Ʀǔ23Q26Ƹ35ƛ
~<hot	72 -16D12ǔ13ƒ18Ƌ30J33Ƥ36ƍ52j
~<hou	44 -24ŗ-17Ǧ-16Ǆ-15Sų-14Ŭ-13Pǋ-12ű-11IŶ-10őŸǖ-9NŐŕŜƠǊǏǞǨ-8lŒŦŭŵǘ-7YĴĹŴƦǇǙ8hǕ9OůŹƊƋ10ƉƎ11ŁƑƖƚ12ƛ13ƣ14Zƌ15ƕ16Ų17Ƃǁ19ƙ20L22Ɨ23MƮ24D25ŷ26Ƈ27HƓƷ28ķ29GşƝ32n33Ɯ35T36FƆ37Ɵ38ƞ39R42ƒ43ǎ44Ɣ46ƅ
~<how	29 -24Ł-22W-21wR-19Ő-15HƂ-14o-13sŏ-12QƵǄǥ-11FŌƯǈ-10yLMĽťơƫǞ-9dŔƾ-8Aƕ-7ōŚƛƩƴ7hTƅ8ĶƦǊǩ9ŽƣƶǙ10SœƄƚ11fŊƿǐ12jGƏƟƤǋǏ13ŖŸƙ14šƓƔƸǆ15pzUŦƑ16ĸŃǜ17kŵ18ǝǦ19Ņƃǘ20ŕŗŨŻƺ21OǅǑ22ŠŭƬ23bvYŤű24ļƋǇ26cŮ27ů28ŧƞ29Ĵƭǟ30ł31ǖ32K34Ʈ36Ƴ37Ɔ40t41xŶ56i
~<hr	89 -26ǈ11W25Ƨ47ǜ
~<hr>	89 -26ǈ11W25Ƨ47ǜ
~<hu	50 -26d-17ƾ-13P-12Ƹƺǩ-11Q-9v-8BTǟǢ-7şŵƹ7Ņ8gjŶ11Łǚ12ƜƫƯƳǅ13OŤŨ14anżƍ15fƞ17Ʒ18H20ţŴ22ŲǙ23XŃƚ24p25stƃ27žƨ28ǂ29qĸ34o35ǣ36r
~<huh	77 -9v9ĺ10Ə12rŅ14ƞ16Ŷ17j23Ũ
~<hun	81 7m12gƞ13ƯǛ22ǅ32H
~<hur	60 8ƙ15ǚ16OƜ18Ťƍ20ĸ25ţ27Ǚ29Ńƚ30X32ƃ34ž44ǣ
~<hus	56 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ůŷ8ų9Ư12Ʈ14Ł15ƫ16Ƴ19n20ż22f24Ŵ25Ʒ26Ų28p29s30t32rƨ33ǂ34q39o
~<hy	74 8ǈ23PŪ51Ə
~<hyd	77 53Ə
~<hyg	89 10ǈ27P
~<i>	35 -22ƨ-20ƱƳ-17ĸƲ-16ƭ-15Ƥ-14RĺƗǔ-13ŗŠŦǈǨ-12ŖşűƠƶǘ-11ļľœŴŽƮƴ-10sŵŹſƀǗ-9QśũŪƛƝư-8łŧŨƙƦƯǁǇǓǕǙ-7AVĶŁŜŞůǑǤ7mPņŇšźƢ8xFŃŘŤūŮƈǧ9TXƍƞǃ10GńŅ11ŐŶŷƾ12UŸƆ13ĵƅ14pƸ16ǆ17iƺ18Ļ20hwĽ21JŌ22lǄǠ23Ĺ24O25q26dfƃ27uEōŢ28v31Cŋ34DM35ŉ36e38K43L46o52N56b58cŎ68ň75ǩ79I83a99Ŋ
~<ic	89 9j13Ɯ17ǎ
~<ice	89 9j13Ɯ17ǎ
~<id	70 -7Ÿƕ9sTŽ11VƵ15Ŋ16ūǛ19d24Ň42Ƅ45ř
~<id>	79 -8Ÿƕ12d48Ƅ55ř
~<ide	76 7B9d10sTŽ12V13Ƶ16Ŋ19ū26Ň
~<if	39 -21ĺǩ-16X-13ǈ-12ŀ-11ŗ-10kŇŉƕƶ-9gyALōœƳǋǗǞ-8dTŐŨƲǆ-7iŕŤŦŪ7ľź8ŬŶƎƑƝƩǄ9uGĻƬ10bHNƂǢǦ11cŢ12FW13ű14rŝ15Ɓǘ16YķňƵ17ŏǕǚ18ĴŘ20Iƪ21ŋƀƮ23ž24Ɯƫ25ŊƱ26ǡ27ĸ28Ƥ29ƦƯ31Ŏ37ǝ40ſƃ42ŵ48Ƨ71Ǩ
~<if>	39 -21ĺǩ-16X-13ǈ-12ŀ-11ŗ-10kŇŉƕƶ-9gyALōœƳǋǗǞ-8dTŐŨƲǆ-7iŕŤŦŪ7ľź8ŬŶƎƑƝƩǄ9uGĻƬ10bHNƂǢǦ11cŢ12FW13ű14rŝ15Ɓǘ16YķňƵ17ŏǕǚ18ĴŘ20Iƪ21ŋƀƮ23ž24Ɯƫ25ŊƱ26ǡ27ĸ28Ƥ29ƦƯ31Ŏ37ǝ40ſƃ42ŵ48Ƨ71Ǩ
~<il	89 -7B17ǂ18C24ƽ
~<ill	89 -7B17ǂ18C24ƽ
~<im	73 -17ǩ-8Ř-7Ŏ10ƶǢ13Ǖ15ŇōƱ18Ũƌ24ľ25Ş
~<imp	73 -8Řǩ-7Ŏ10ƶǢ13Ǖ15ŇōƱ18ƌ24ľ25Ş
~<in	28 -27Z-23ĺ-18wǟ-16ŝƒƭ-15a-14p-13ouōŶź-12śǇ-11VŒƖƠƧ-10DŢŭ-9ĿŨǃ-8cŉťƀǖǦ-7tBƅ7jŪŷƨǝǤ8MŎūƊƩƬƷǥ9ĻĽŇƓƯƶƹƿǒ10dJ11izƄƉƌƼǋ12EXŐŻƎơƵ13ǍǞǡ14GNWŠƣƲƾǣ15mņŤŽƚƸ16qsĵŅşŧƤƱǢ17vķŁ18Ŗǐǧ19lnľšűǑ20Sƍ21ŃƛƦ22Ɛ23ǌ24RĹŚǅǏ25Ǔ26ƽ27Y28ůǉ29CĶţ30ż31Ǌ32ƥ34ƃ37T42ŏ43ƪ44Ɲ51Ɨ55Ǘ
~<in>	32 -32ĺ-29ƭ-25Œ-20Z-19ŗ-18Ŕ-17awǟ-16ŝƮ-15xƘ-14užǃǩ-13pźƧƨ-12ŢƓ-11oōśǘ-10ŊŴƁƖƴƺǄǇǥ-9BDVƒƕơǝ-8őœŞŶƇƠ-7łşƀǆǔǦ7ſƵ8djŎŵƃ9AĻųŷŻǂ10yzKMńŇƉƞ11ŌƊƶǞ12Qƛƣǈǧ13Xƹ14ƚƿǓ15iǐ16EŅŧƦǋ17GľƎƤƷƼ18ĹƱƲƾ19mķŽƐǡ20sĵ21Sš22vŤ23qŚǌ24ƍ25Ŗű26lǍǑ27Ńţ28RT29ĶǏ30żǅ31ůǉ33ƪƽ34n35ƥƸ37CY40Ǌ47ƗǗ55Ɲ
~<inc	60 -10n-9Ǉ-8ŮŵƟ7jWǃǔ8Ɓƭ9ǆǣ10ƠƬ13Ɔǉ16Ŕ17ƺ24ŏƯ25œ26Ʈ28ǝ41T
~<ind	84 7z14ǋ15ƐƦ19Ǒ
~<inf	73 8ļ13Ŕ14Ŋ17Ļń18Ľ19Ż26x36Ǘ
~<inj	72 33ǣ36ƃ48ž
~<ins	43 -23Ƹ-14Ǎ-11Zŭ-10ſǏ-9Qƒ-8RǑ-7nŌŶƅǂ7rAĺŚƁƙǐǔ8őū9ƥƪƬƻ10ŘŦƵǌ11Ʀƭǧ12Ƴ13ĹŁŞţƘ14ŪǨǩ15ľǄ16ƄƩ17ƕƴ18WŲ19ņƃ20š21Œŗ23ơǓ26ǒ29ƨ30Ɠ37şǢǥ40Ő42ŏ
~<int	64 -16ǩ-9Ƭǅ-8ť-7ǋ7iůſǗ8zŎƔ9d10Bł11RŅŊ13Ňơ14Ķ15ǝ16gǣ18żǞ20ƛƪ22N25ƌ29S30Š
~<inv	69 8Pż10Ł11ķǢ13ǩ14f17ƗǕǘ20ƝǏ
~<ir	86 8Ƣ58Ķ
~<ira	87 59Ķ
~<is	23 -22Ũ-16ŠƷ-15c-14ņ-13Sǘ-12ň-11OĺŦƸ-10ĴţŤǒ-9Ɯƽ-8ĽŏšŧƭƮ-7BĻƝƹǌ7rzřƒƗƙƚƦ8ƐƾǁǙǦǨ9FŞŰŸƏǝ10ŅŷƑƪƯǉǔǣ11fXŝųƼǞ12nĶľŉſƞƧǜ13Őūƀƍƕƻ14lEIKƔơǖ15AşƱ16ĵĿŕƁǅǥ17hƥ18QŁƠƫ19aPŖŭžƢǇ20Ɖ21RōƘ22pqsNTŗƆƟƩ23vyJYƅ24DŃŶ25ǆǗ26ǃǈ27źƊǋ28ŬƓ29jŒů30ŪǂǛ31ĹƨƲ32Ŵƶ33űƇǟ36ǩ39o40ŀ41x42i43UǍ46t
~<is>	23 -22Ũ-16ŠƷ-15cƸ-14ņ-13Sǘ-12ň-11OĺŦ-10ĴţŤǒ-9Ɯƽ-8ĽŏšŧƭƮ-7BĻƝƹǌ7zķřƒƗƙƚƦ8rƐƾǁǙǦǨ9FŞŰǝ10ŅŷƏƑƪƯǉǔ11fXŝųƼǞǣ12nĶľŉſƞƧǜ13Őūƀƍƕƻ14lEIƔơǖ15AKşƱ16ĵĿŕƁǅǥ17h18QŁƠƥƫ19aPŖŭžƢǇ20Ɖ21RōƘ22pqsNTŗƆƟƩ23vyJYƅ24DŃŶ25ǆǗ26ǃǈ27źƊǂǋ28ŬƓ29jŒů30ŪǛ31ĹƲ32ƨ33űŴƇƶǟ36ǩ39o40ŀ41x42i43UǍ46t
~<iss	82 8ǂ13Ƶ14Ƹ32Ÿ
~<it	28 -31Ĺ-26Ǆ-24Ǒ-23Ņ-19yĸ-17pqŹƷ-16cglMŷƨǔǖ-15vYƦ-14LZǈǐǢ-13z-12ŉ-11oŞşƣǂǓǝ-10htGXƸƾǕǠǩ-9CƔƺ-8xOƗǙ-7ŝŻƤƥǊǜǡ7ŜƎƖ8ƈ9iŐƁƄƕƶǉǧ10DĵŽ11ĿŘƌǏ12ŋŦŲƯǞ13ƻ14PŴ15nFƐǘ16ťƊǆ17ŁƼƽ18Ÿ19ĺƘƙ20ǟ21šūƢ22AřŠƉƟ23bŎŮƂ24Ś25łǍ26ŊǗ27Ňǅ28Bśƭ30ŌŤ31ĴŔƀƇ32Ńŕƞ33ŒŬ35ƫ36UƓƩ37ŰƆ38ŧųǃ39ƒ40r41ŗũ42jŀŭ43ŨƧ44Ƶ45œ47ƅ52ŖŶ53ƪ67ű
~<it>	28 -31Ĺ-26Ǆ-24Ǒ-23Ņ-19ĸ-18y-17pqŹƷ-16clCMŷǔǖ-15gvYƦƨ-14LZǐǢ-13zǈ-12ŉ-11oŞƣǂǓǝ-10htGşƸƾǕǠ-9XƔǩ-8xOƺǙ-7ŝŻƤƥǊǜ7ŜƎƖ8ƈ9iƁƄƕƶǉǧ10DĵŐŽ11ŘǏ12ĿŋŦŲƌƯǞ13ƻ14PŴ15nFƐǘ16ťƊ17ŁƼƽǆ18Ÿ19ĺƙ20ǟ21šūƢ22AřŠƉƟ23bŎŮƂ24Ś25łǍ26ŊǗ27Ňǅ28BśƓƭ30ŌŤ31ĴŔƀƇ32Ńŕ33ŒŬ34ƞ35ƫ36Ʃ37UŰƆ38ŧųǃ39ƒ40r41ŀ42jũŭ43ŨƧ44Ƶ45œ46ŗ47ƅ52ŖŶ53ƪ67ű
~<its	83 -13ŗ9Ǣ14Ƙ16Ĵ22C23Ɠ
~<ja	87 8w9ū16a
~<je	71 -17ǐ7Ū11l13Ŷ15ƞ16ų21Ŭ35Ƙ
~<jee	89 -21ǐ9Ū20ų27Ŭ
~<jew	73 36Ƙ
~<jo	54 -15ǅ-12Ǩ-11HƜ-9Ǐ-8ŅŗƮǝ-7GŇōŠŤ7Aŧůǡ8ňŭ10ţƝǍ11ĶƨƬǔǦ12Ʀ13s14ǩ15R17Ǒ19Ǆǣ21Ǔ22ǧ36Ƨǈǐ37q46UW48S49P50V
~<job	55 -14ǅ-12Ǩ-11HƜ-9Ǐ-8ŅŗƮǝǩ-7GŇōŠŤ7tŧŴǡ8ňůƷ10ţ11ĶƝǦ12ƦƨƬǔ16R17Ǒ19Ǆ20ǣ22Ǔ23ǧ37Ƨǈǐ38q47W49SU50P51V
~<joi	83 7f10Ŏ11ő17Ǎ32s
~<ju	47 -21ŗ-12ō-11Ŧǐ-9VǏ-8ĺłƏƷ-7BFIJŃƥƳǅǔ7efZŜŲŴƦƭǗǚ8Ŷ9cdUŌƊƗ10żǙ11suŁơ12mŊƢ13KŇƻǈ14ahCSǑ18Ūƍ19Ŗ20Ţŭ21ķ22œƀ23Ĺ24ǋ25nŠ28Ļǀ30ŷǇ31Ŕ
~<jud	86 7ż9ƿ10š12ķ17c
~<jum	77 -12Ŧ-11ĺ-7V13ƍ28Ŕ32Ţ39œ40ǀ
~<jun	86 7m11G20w21a
~<jus	48 -21ŗ-11ōǐ-9Ǐ-8Ə-7IłŃƥƷǔ7evķńŲŴżƝƦƸ8fZŜƮǗǚ9mŇŶƊƗƭ10dUŌƍǙ11suŁơ12Ƣ13KŊ14Ŕƻǈ15hCSǑ19Ū20Ŗ21ŭ23ƀ25Ĺǋ26n27Š30Ļ31ŷǇ
~<ka	87 8w14b24ƥ
~<ke	51 -10Ř-9Nǔ-8isDMRĶŹ-7enĴŁ7q8PWŋƮǩ9QUşũŽƝǙ10ĿŉǠ11ŀſǟ12tx13Ɗ14Ś15ǝ16oǏ18Ţų19ō21Y24Ɩ27Ƨ29Ʒ33ŝ35Ƶ40ƥ42Ǘ46Ű62Ǩ
~<kee	54 -11Ř-10Ŷ-9N-8isĶŹǔ-7eRĴ7cǒ8q9PWǙ10UĿũŽƝǩ11şǠ12ŉǟ13txŋƮ14ŀſƊ16Ś17oYǝ18ƥǏǨ19Ţ21ŝ25Ű27Ƨ28ō30Ǘ31Ʒ38Ƶ
~<kep	74 -10ō-9D-7Ʈ8Y11ƃ14Ŷ20ŝǗ33ƥ34Ű
~<key	72 -9Ł8Ń12v28ų36Ɩ65Ǩ
~<ki	47 -13zǛ-12kƅƪ-11tų-10Zķƿǃ-9mť-8oF-7ajsBCQĹŇƑǉǋǨ7LŘűƘǝ8Ńư9Ŋǆ10RŧŶźƶ11hMƉ12ĺ13ŏŤ14iƇƎƫ15ǔ16lŪƜ17qƣƭ18vƹ20Ʊ23wƍ24n26yƋ28ƌƲ29Ư31Ǆ35Ʃ49x50u54Ź
~<kic	82 7Ń12iƹ13ĺŕ17Ļ19ŌŘ
~<kid	55 -27ų-14z-11k-10ķ-9m-7Z8ź11ľƘ15Ʀ16ƶ18Ʋ20ƫ21lƭ22Ɯ25Ʊ26v27ƍ29w30n36Ư38y42x61u66Ź
~<kin	55 -30Ǜ-14Ʀ-12ƪ-10tƅǃ-9ƿ-7yFť7ĺŃŢƸ8ƝưǙǟ9Ůǥ10bű11i12Ŋǆ13RXƎ14ƹǩ15hxŧƉƲ16qŏ17Ť18Ƈ21ƣ22Ūǔ26Ǆ33Ƌ44Ʃ
~<kit	72 -8ǉ8ǈ9ł10LǏ13ƞ14ǝ17Ǆ21Ǜ24M47ƌ
~<kn	51 -12ĹƂ-10vŎſ-9Ʈ-8nƶƽ-7ŌƕǗ7RĴĻƐ8GŃƷ9Ľňƛ10hmŲ11ĵƌ12w13ƎƧ14ŒŔţ15cōź16r17ŜƓƩƳ18Ņ19ǃ20f22tƋ26Ƹ27A29ǩ39ŉ45Ŗ
~<kne	87 -8ǟ14Ƹ46t
~<kno	52 -12ĹƂ-10vŎſ-9Ʈ-8nƶƽǗ-7Ōƕ7RĴĻŕƐ8GŃƷǟ9ňƛ10hĽŲ11mĵƌ13wƎ14ŒŔƧ15ōţź16cr17ƓƳ18ŅŜƩ19Ƹǃ21f22Ƌ28A30ǩ40ŉ46Ŗ
~<l>	83 -28ŗ-8Ƃ11ǆ12Ū13ǃ20ǡ61b
~<la	41 -16Œ-14dSŗũƌǝ-13Ť-12ľŨƔ-11ƄǢ-10KRǃ-9ĺŀŕƿ-8ļōƦƳ-7prsvĻşŦŸƅƒƞǅǇ7AƑƓ8kŔƐƠƭ9gťƺ10tJű11Eƙ12ǂǎ13cFłŇ14ƚƧǦ15b16ŻƆƈǏ17DơǄǉ18ŵƲǛǞ19ţżǨ20oŖƹ21ǩ22a23ư24Ŝ25ņ27ĵǊ28Ƹǌ29ǜ30Ǚ31œ34ķ35š36ǣ42ƾ
~<lab	82 12ƹ13ǜ15h16ƻƾ17ť
~<lad	75 8ŵ9ǁ12Ŝ13tŧ15Ǆ19ǈ22Ɯ24o25ǣ
~<lai	82 -10ǝ15Bŵ16Ƨ17Ň18Ǩ
~<lak	81 16ķ18k25Ɵ28g31ƙ
~<lan	63 -13Ƅ-11Ɣ-8Ľō10ĸŠŦ11G13Ƥ16Ň17I18JƠ20Ǆ21ǩ24ķ29F31ơ40D47ǌ
~<lap	77 -12Ǐ15ƝǗ48š
~<lar	86 8Ł17ǔ38Ɔ
~<las	46 -14ũ-13dŦ-11Œƌ-10ľ-9DŃŠǃǢ-8ĺ-7BGSŕŨŸǁǗ7ĴĽŬƓƘƫƶ9iyĹłŵƋƑƩƼǂ10oƐǘ11Ż12Ŕƺ13šű14EżƲ15Ǩ16ư17cţƹ18ƚ19ǣ20Ƹǉ21bƈ22ŜǏ24Ǜ25Ǟ26ĵǙ27Ŗ29a31ņ32Ǌ35ƾ38œ
~<lat	70 -14Ƽ-8SƘ-7Ť7LƓ8ŃţǏ9Oĵ10UǂǙ11ƭ12ƾ13Ǖǜǟǣ14ĺŻż16N18Ƹ20ǎ
~<law	68 -7ŗ7ŋ9Ưǩ10Ƶǡ11zBQ12ł13Ǧ14Ņ15n18A24Ʋ31ķǜ
~<lay	81 8Ƥ9Ǧ12Ƨ14VƉ15Ś16Ŀ19ư
~<le	43 -19ś-18Ǎ-17œ-16ļ-15ƨǩ-13Ŝ-12ŐƮ-11ǈ-10nŖƯǘǦǧ-9uňƌ-8CXłŏƜƷǝ-7wBPşţťŲŵŶǡǨ7arŤƂ8ZƀƊƔƩ9xAŋŚǃǆ10ŔŞŮŹƆ11Ŋōřƪ12KĽŪǏ13zV14ŗ15mŽ18ŉ19ƕ20ĻũƳ22ųƎ23h24ƄƉ26b28FƧǋǜ29Ƥ31Ƣ35ƛơ43Ţ51Ŭ56ǌ60ƶ
~<lea	50 -19Ǎ-17ś-15ƈ-13ƨ-11ŜƜ-10ľŐŕ-9SŎǦǧ-8ƕ-7ƋǈǓ7ĺŊŰ8Źǜ9ŇŻƂƟƠƥ10ĹƬ11z12Ťũ13ĻĿ14AƎ16Ǐ19Vŉ20Ƴ23ŗ25Ƨ31Ɖ35F37ƛǋ38Ŭ40ŢƤ41Ƣ42ƶ44ơ60ǌ
~<lef	69 -10ƕƮ-9ƪ7f8zƈ9lŉƳ10ĸŖ13Ķ14ŕƧ15ō18ŢƔ20Zŝ23ƶ30Ŭ
~<leg	73 -11Ł7ǌ8f13ŋ14ƃ18Ʋ23ǃǆ28ƶ52h
~<len	70 9S10ƙ13Ŭ18ƭ28Ƅ31ų55ƕ
~<les	77 -8Ų-7ǉ9Ǉ12ƈƦ13Sƒ16Ɲ20ƪ21ľŅ24Ů36ũ
~<let	59 -18ļ-17œ-14ǩ-10Ŗ-9s-8Ű7iDJOŁŪūŹžƄƏǓ8Ń9ŊŘųƐ10Nĵƾ11rƪ12š15ĻƎ16xŎ17ř19Ś20K22ĽŞ23a24Ŕ26Ž32ǜ41b
~<lev	73 10ǌ13ƣ21Ɗ22ƆƩ24m
~<li	34 -19Ŏ-17Œ-16Ţ-15Jǋ-14Ŵ-13QĸĹ-12ŤǇ-11ŏřǄǆǠ-10ůǅǐǟ-9pZňōźƉǂǒǝǞǣ-8śŭƛƱǑǕǙ-7ŜŞſƇƥǔǨ7CƆǛ8yĶŲŹƬǊǗǚ9hIŃşūƐǀǩ10tŉơƵƶ11aluDņżƀ12dSĻłŨƅƜƠƯǢ13Ƃ14iqrƪǌ15KYǓ16GƮƺ17ŝƑƴ18vƘ19ŇƎ20ĿŋƧƨƷ21ĴƩǡ23F24ƭǍ25ĺŬ26žƞ27Ō28z29Pŷ30UŸ33x37nŗ38w39Ʀ43ƿ
~<lia	59 -8Ő7Ǌǥ10Ǜ12ŗ16ơ17Ƃǌ18ǚ28ƀ33ǡ42ž
~<lic	60 -10G-7nő7Ǜ9Ǩ12ūƄƺ16dǀ17o19a31Ź38ŷ63Ÿ
~<lie	80 -10Ǩ43Ŀ60Ŭ
~<lif	55 -18ŏ-13ŗŻ-11q-10ũ-9ŐŶǨ-8jľ7lBSWǈ8ŵ9ű10Ũ11ş13m17ĺ22Ƭ23i27Ƶ33ƪƷƿ35ƭ40ƴ49ƨ50Ʃ55Ƨ66Ʀ
~<lig	80 -12Ŷ-10ƴ8DĺƐ9š15Ō17Ʈ22Żż23U
~<lik	44 -16JŎ-14Ǟ-13q-11Pƣǐ-10QŢŤƱ-9Ǡ-8ĿƢƦ-7ĹľǄǦ7bAũƂư8aőŗţƊƌƠ9lryDƘƽǖ10gŧŮƎƐ11œƜ12ŀƯǩ13YŨƭ14RłņűŲ15t16jƺ17xŋŌ18v19ŃǍ20ŉžƶ22Ĵ23ĻŶ25K28ƿ33Ň34ƞ35ŝ36U
~<lim	59 -8Ɨ-7Œ7ŻſƓƘ9ž10Əǌ11y13Š14Ǧ23Ƒ24Ǔ29Ǣ32ǡ53ŗ
~<lin	62 -8Ŵ7ŗ8wOņƑǘ10VƷ11tŚƛƫǞ12XĴ13Ǌ14s15aS17ł18Łŋ21I22P23Ɣ28Ō32q
~<liq	87 -13ǡ-8Ÿ12Yƿ45Ǜ
~<lis	61 -7ƃǒǙ7ahǥ8rĿ9Aƕƫǧ10ş11nńƜǘ13Ǘ14ƅƎ15ĺƒ16oơǌǐ17ƻ18Ŭ19ǩ26Ɨ27Ƙ28ľ29ŷ
~<lit	59 -10h-7oƛ7cdzIņƹ8ŐŽƳƻ9ĺ10ĶƎƞ12ż13Y15vŊ17œƦ18Ņ20Ư24w25u28x
~<liv	56 -13VǄ-12ŝ-11U-9Ÿ-8Œ-7Yĸłǋǌǩ8Ŗŷƃƙ10ƅ11D13ƟƠ14Ʋ15ķƢ16lǍ17Ķ18q19h20Ƥ23H26ƞ27Ʈ29ƣ32C33Ʒ37G38P41zF68n
~<ll	78 10ǐ20ǃ47ǆ
~<llc	78 10ǐ20ǃ47ǆ
~<lo	39 -37ŭ-13n-12PƆƛƢƦǐ-11ƖǇ-10aqōŔƝǈǌ-9ĸņŏ-8hxWœşűžƴƽƿǍǑ-7gmDFĴļŊŲŴƒǉǛ7sſƃƧƯ8kvƙƣǙǩ9Ŝū11ĻĽƍƔ12ĹŎřŧƺǊ13ĵňŕšǟ14GĺŮůŸ15ŝŶƇƉǞ16zŃŇŰƐƑƱǔ17S18Ś19ťƜ20Ƥ21ŅŢǝ23ƞƥƭ24ţŬ26ķǅǘ27OĿ28lZƕǋ31Ʈ33ľ35ƪ40Ɵ44Ƴ46ő
~<loa	58 -10H-9ǌ-7Ʀ8Ɓ12k18Ʈ23Ɣ31Ʊ45Ŭ49ƕ52Z63ƪ
~<loc	65 -13Ɗ-9ń-8Ǎ-7ƛǢ7Cũ8Ŏ9M10ǔ13Ő15ľŌǞ16Q17Ű19ǎ22ƣ23ƍ25l29ǘ43ǋ46ƥ
~<log	82 8Ǘ9Ő18ŚƇ25Ɛ27ǘ
~<lon	52 -29ŭ-14Ő-10ƶ-9jƢ-8ŠƧƬ-7nVŶƞ7YĿŀƷ8vŵ9gƄǩ10ŝƏ11iř12fHŮƈ13ū14l17Ʈ19ŧ21Ÿ23ŕť24š25ů26GƟ30ǝ33S35Ƥ38ƭ40O42ǅ52ő
~<loo	54 -13ǩ-12g-11ŭƈ-9iň-7ŌśƳ7V8Xř10JŢƷ11ŖŨƐƫǙ12RĿ13ĻłŶ15jĽľ16Hſ17sĵŠƉ20Ǟ21ĹŜƬ22Ǌ24ńƯ25ŃŇŚ28zĺ
~<lor	87 8ĹŹ13v14k
~<los	59 -17Ɩ-10t-8ŗż-7Ƥǉ7IŨƚǀǙ8Ş9ŝƨǝ11Ťƃ12Y13őǩ14ŧũǓ16ǔ18Ŀ19ƺ20Ŧ22Řť25ķ27Ƨ42ň46ţ81Ƴ
~<lot	67 -12Ɔ-7Ǉ7řƚ8NR9ƙơƨǟ10tŻƇ11ĿŇǖ13ś16Ű25Ƒ31Ɵ36ķ37Ɯ
~<lov	68 -13ǐ-8H-7P7rBƊƟǩ8ǃ9Ɖ10ŝƑ11tǄǔ12lMǋ13ƶ16ƅ23U27Ŷ31ǟ58ƞ
~<low	67 -10Ř-9ŧ-7f8ĵƃ9ǩ10Ů12cŗ13Ļ18Ŏ19Ɨ21ƙ23Ɗ31ľ49Ņ
~<loy	83 10Ǘ37őŢ
~<ls	89 56b
~<ls>	89 56b
~<lu	75 -8t9Ō10Ĵţư11OŹ16N17LĽ20Ɠ26o29Ǖ
~<luc	84 -8t8P12ţ13Ź30o
~<lum	86 11Ĵ23Ɠ33Ǖ
~<lun	84 10Ō11ư13O19LN20Ľ
~<m>	82 -8ĽŀŇ25ſ39L48b
~<ma	37 -25ǉ-17Œ-16i-15ũ-14ƶǘǟ-13kŖƪƷ-12ŝ-11tyJŞŧ-10dQőƯ-9gIRřŤŦſƙƧǞ-8ĿœŽǊǛ-7NPĴŅűƈƑƵƻǂ7axĻŋŻƎƒƞƣƾǍ8qOSWļŁŨƏǎǜǢǣ9mEĶŃŬŭŴƉƼ10łŔůŵƖ11ĺŢżƱ12hzGųǝ13ńŲǕ14KŗƊǑǒǗǚǨ15oƿǈ16Ĺƛ17ŕƹ18Tƫ19VľƆƳ20cǔ23ǌǏ24nŎŪ25Ƈ27ǩ28f29u36ƮǇ41ơǋ43Ǆ50D
~<mac	70 -10Ŀ8C10ǖ12lƼ30Ǣ31ǝ54Ǐ
~<mad	60 -17ƈ-10ƻ-7Ň7Ƥ8ƽƾ9rǆ12Ń13Ǎ14xƌ15Ɖǜǩ16ƫ18ƞ20Ũ21ĹŔ22Ŷ30Ƈ31Š37ĺ
~<mai	64 -21P-20ŷ-19J-10k-8Ǐ7Ɔ8śŭ9ĸ10Ŝǖ11Ľǋ12ķ13UĴƊ15ǝ16ľ17Ǖ20E25ļ30ų32ƛ33Ǆ36K65D
~<mak	54 -17a-13ƶ-11Rŭ-10ĺŠŮŸ-9Ĵƣǉ-8ƷǑ7OƄƏ8sXĿƬǝ9ŃŢǀ10ŌƎ11ǔ12qZŲ13ǐ14Ňǒ16xňŪƝƮǩ17P18cƳǚ19Ļů20ŀ21Ŭ24ŁǄ25ł27ơ30T32Ŏǌ
~<mal	84 -7ǝ13a14ǚ15ŵ19ǋ24Ǎ
~<mam	84 -7x10T14ƽ15ƨ16a31z
~<man	46 -22ǉ-20Ǎ-13ǖ-10ǟ-9iƉƪ-8xĴŝŹ-7QŁűŶƌƦǊ7ƇƭǒǕ8ţ9Ƣ10ŮŲƋ11ŵƩǣ12ƊƖƟƿ13ŴŻ14cSżƳƹǄǎ15ůǩ16ŸƔ19Gǔ20ŷƣ21Ū22hVńŕƆ23ǈǗǨ27Ǒ29Ʈ31n36u39ǋ41ơ49Ǉ
~<mar	65 -8ƨ7rĶŔƓ8uź10q12Yŭ13ƹ15ƿ17ƥ20FHŢ24ƫ28ƒ35o58f
~<mas	89 14Ǎ34m
~<mat	71 -13ǩ7Aƃ9wƚ10zť11V12ŘǕ14cƅ18ōƉ23Ķų29W30ľ
~<may	68 7Ɩ9AƇƾ10vŋƦ11Ĺ12ƍ13a14Ʈ16Ʊǩ19Ŋ
~<me	36 -17B-16G-12ƙ-10pǃ-9wŇŨƩǐ-8rƶǓǟ-7ŏŐőŲź7ơƭƯ8ajuƊƽǏ9ĿƼ10eŀłŅŋŠŢūżƴ11KŦƠ12UņǍ13PQƂǖ14ĽƳ15c17ZŪ18l19bdnŊƉ20hiŉ23Ĺř24ǈ26ńǂ27Ǆ28Ť30Ǜ31ǩ32ƃ33MO35ļō37Ŏ44ś51ƻ55ň
~<me>	37 -17B-15G-11Wĺƙ-9pA-8wƩ-7Ǔǟ7kEŋƎƐƴǠ8DŦŷžƁơƨƭǛ9iŗŚƊǏ10jLMřƳ11euŅ12ĿłŠŢūż13ŀņƠ14UƂ16Pǈǖ17c18nō19Ū20lZńǩ21bd22ĹŊ23ŉ29Ǆ30OŤ37ļŎ47ňś
~<mea	69 -18Ň-14ǐ-7ŒŖ7ƺ8ŵǚ14Ž17ĺ19ǩ20ň26Ư28Ǜ39ō
~<med	65 -8Ĵ7f12Qǁ15Ǘ16WƼ17ƽ49ǂ68ƃ71ƻ
~<mee	74 10O12a13Ʀ48M
~<mem	84 9ŋ14Ľ16ƣ20h33ř
~<men	82 13hAƽ14n16ż17X18ń34Ǜ
~<mes	79 -7ǅǩ7ǚ9Ŧũ10Ƴ11h12Ĺǋ15ť19ŝ24K29i
~<met	75 -14ƣ8ĽŎ21ƻ25ƵǍ29Ɖ
~<mi	48 -14Ķ-12Ū-11ǔ-10zIT-9Ǟ-8jŐŬ-7qBJŖŠţƿǨ7űƠǂǐǧ8ĻŚ9hDǕ10ƻ11HŞǙ12ĵŨź13uXłƶ14ńŴǏ15MĿŝ17ŎƉ18Ƭ19ci20Ə21xśšǚ23w24ž27Ŋǁ28N29a30ǎ34ō41ů43O56Ů
~<mid	77 7ĵ8v13L17a18i22cN35ǎ
~<mig	81 -7Ǟ9ǚ10Ɯ12o17ǎ18y22ō26H
~<mil	63 -12Ū10Q11ǐ13U14ǩ16Ǖ17ƻ18D19ź21Ŵ28Ə42ů77Ů
~<min	55 -12Ķ-10z-7IJŠ7ƉƤ8ĽŸ9PķŗŜǧ10cŃŌűƠ12iůƯ13ĻŚ14Ŏ16Ũ17Xł18ń19Nƶ22Ŀ23M25śƬ29žǁ34Ŋ51O
~<mir	76 -12ǩ22u28x43w
~<mis	68 -8UŐǩ-7ţŬ8rǟ9pŎ11st12Łǂ13ĵƷ17Ɖ20ŞǙ23a27ǚ29ŝ33š47ō
~<mo	37 -17Ť-15s-12xŁ-11Ŝű-10QśŬǈǎǐǞ-9lŖţƓƜƬ-8ctUWŞƙǅǗǟ-7fjBMSńŠƧƻǆǋǑ7ŅŗšůźŽƎ8Iŭ9dŧŻƪ10FL11YŃƘƫƲ12iŐŲ13Vŀňŕǩ14ǉǊǔ15ŏœž17rNĹŪƕƞ18X20T21ť22ŢŮ23Aĺƽ24n25Ĵ27ōƠǄ28ŒƤǣ29Zǝ30ľĿ33G34H36Ɣ42Ʈ44y58z
~<mob	87 10C14Ʒ28I
~<mod	71 18ǩ31Ū66ǣ
~<mom	68 -10ŗ-7ƙ9ŵŹ10qư14Ưƽ20ŐƤ22ŷƳ34ŏ45N65z
~<mon	47 -12ǔ-11Ƭ-8ŜŞŤŷ-7nķŭ7vĺƃƩ8rĸŢ9pGĿƫǘǚǨ10ĹŀŮƱǠ11ŘǉǕ12ĶƌƎƝǊ13ǖ14Ž15dť16šƶ17ŧ18ŅƤ21ŕ22AŲ24Y26X27TZƔ37ǝ38ĴƠ40Œ45Ʈ
~<mor	51 -13ŗ-12uU-11ǩ-9H-8sŤƌ-7xŐŘűǀ7vCRĻƒƽǂǡ9AJŕťƺǉǤǦ10ŃŷǙ11Zƪ13rFƮ14YǄ16gũů19iĿ22Lň27Vžƕ28œ37yƔ44ō
~<mos	58 -10ŀŷſ-8ƌ-7Ş8Ʀ9YƗ10ĺŝ11XĹ12ķǊǩ13ŮƲ15ŭų17Ƙ19Ǆ28Ŀ38ǔ40ŗ41ľ
~<mot	63 -8B10ĿƤ11Żƫ12n14Ʋ15Ū17ǀ22ſ24ƽ48z
~<mou	86 -7s7ň10k12r13ļ21ŝ26u
~<mov	62 -10ǎ-8ś-7ŁŝŨũƳ7ŭ8Œ9ĵ11ťŻ12Ő15Ƥǩ16Ō25Ʒ26ĺ28ŀ36ƞ37y38n43G44Ţ76H
~<mr	86 -9N40a44f
~<mrs	87 19a45f
~<mu	44 -26Ƃ-23W-17Ĵ-16ŧ-13ŏ-12Ǆ-11Ňŭ-10HŤƆǨ-9ƅƞǇǗ-8Ŏŵƭǟ-7vŔƤ7qňŐ8ŕŨŰƊư9ŶƔƘǌ10Řƶ11ĶűƌǢ12ŬƝƷǓ13Z14Oǡ15ƱǛ16Ǧ17ſƓ18ų21ķƠ22YƃƗƪ23Ŀ24ǉ26ŅƦƧǏ27ƨ28TXǊ29Ůƒ33ŗ37ǩ38œŦ39Ƭ42Œ
~<muc	44 -26Ƃ-23W-17Ĵ-15ŧ-13ŏ-11ŭ-10Ő-9ŤƆƞǨ-8ƅƭǇǗ-7ŇŎŨŵǟ7qŹ8ŕŢư9ƊƔƘǌ10Řų11Ķƶ12űƌƷǓǢ13ZŬƝ14Oǡ15Ʊǩ16ǛǦ17ſƓ21Ơ22YķƃƗƪ24Ŀ25ǉ26ƧǏ27ŅƦƨ28TXǊ29Ůƒ34ŗ39œŦƬ42Œ
~<mus	81 -11Ǆ10ǔ11x12c14ŰŶ15ų27Ũ42ǩ
~<my	56 -10ķ-8s-7Ňƫ7QǞǠ8zŤƒǖǟ9ńƻ10Mň11fņư12JĿŻ14gkŮ15bj17ō20L29Ŷ41Ľ44ǩ46ļ
~<my>	56 -10ķ-8s-7ƫ7aQŻǆǞǠ8zŤƒǖǟ10Mńň11fņư12JĿ14Ů15b16j18ō20Ŷ21L41Ľ45ǩ46ļ
~<mys	83 8m9Žǚ13Ŷ17ƻ19g
~<n>	82 -9Ľ-8Ň10ǆ18ū19w50b
~<na	49 -16ǩ-12pņ-10xJ-9Ʒǋ-8sBWǄǞ-7qvƣ7Ʋǆ8CĽǌǧ9ų10A11ǈ12ƾǠ13ƕƦ14ř15hFƻǐǗ16ļơ19ķ20Ŝ21lǓ23Ư31Q37b40Ő48ƫ54o55a66ǃ68w
~<nam	50 -12pņ-11ǩ-10xJ-9Wǋ-8sBǄ-7vǞ7Ł8ĽƲǌǧ9ǆ11A12ƾǈǠ13ƕ14řƦ16hFƻǐǗ17ļơ20ķ22ŜǓ25Ő33Q38b50ƫ55o56a68ǃ70w
~<nan	87 -9Ʒ10ų31Ư
~<nat	84 -8ǩ11ő15Š27Ő38l
~<ne	41 -17Ň-16Ŝǒ-14ŖŨ-13ƛ-12Ʊǥ-11ĻƩǩ-10wAƇ-9XĴĸľłźƘƮǟ-8LWňŉƦƧǈ-7rDNŊşŠŢůűŷŽƽǑ7clpsuķũŵƒƫ8aEŀ9xųƍǕ10ĿūƌƚǏ11z12jƏ13eHƤǌ14VőřŪƯ15Źƈ16ŶƬ17Y18iSŒŕƜǀ19Ɩ20ĺƭǁ21yƁ26ƕǍ27CĹƞǅǦ29Ń30ǧ31ŁǙǞ32Ŏ33ƙ35ƅ42Ƅ45G
~<nea	67 -12ƛ7ǘ10ƑƷ14ƚ19z20Ǚ21Ś25Ə31C41ƙ
~<nee	48 -14ǒ-10Ļ-9A-8VŇƦǞǩ-7DĸŖŤƗƮƷǖ7ťƅ8gFƍƖǉǡ9pŘƒƤǅǏǠ10EƜƾǊ11Y12suvŵ14cmŪū15G16Ɓǌ17e19ŀ20Ư21Ń23ƕƬ25Ĺ26Ŏ27ǁ37ƭǧ40Ǧ41Ł46Ƅ
~<nei	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~<ner	83 19ǀ32Ŀ
~<nes	87 -13ƭ14Ķ22Y37y
~<net	83 -7Ƙ9ƍƪ10J11Ǖ29ķ
~<nev	69 -9ķǦ-7Ŝ7Tƴǝ8ƙǜ9Kņƚƹ10lƂǔ11ŝ12Ʋ16ǀǙ18ő25a
~<new	57 -13ǩ-10PŜƩǋ-9oƇ-8ŷ-7ǟǢ7ƻ8jőœ9Hũ10UƋƕ12Ɓ13Ǖ14Ƶ15Ɨ16Ǚ18Ĺƈ21xĺ22ƌ24Œ25Źƞ30Ŷ33Sǅ34i40Ǟ41G43ƅ
~<nex	66 -8Ʊǥ-7C7mǀ8ũ9pƫ11ǖǩ12ſ14Ń16ĺřǞ19kyH21ŎƖ25ŕ29V39Ǎ
~<ni	57 -12ǟ-10Cŝ-8ŀ-7WǄ7Pļƪǎ8ŧƐƧƻ9LŲƉ10ľŶǃǉǏ11ş13F14ųƿǖ15ƹ16Ļ17hnĿ18U19Ƙ26RŰǑ27x34j35ƞ
~<nic	68 -14ǟ-11Ŀ-9C-8ŀǄǎ-7ŝƩ7b8c9Gƌ10kqļƁƧ11ŧƉ12iǃǉ13U15Pşƪ16Ŷƞ17F20ƹ24Ƙ28j
~<nig	62 7LUǘ8ľ9ǩ10Ɛƻ11jǏ12Ų15ǎ16ƿǖ18Ļ21n23ƞ29RĿŰ31x
~<nin	89 -7h46Ǒ
~<no	37 -25Ŕ-19Ƨ-18ŝƬ-17ķ-15ǎ-14Ɨ-13i-12ŎŢų-11yVşƏ-10kƓƩƶǃǅ-9pŜǊǞ-8ŪƅƚƝǋǐǖ-7ļƌƕƫǄ7rňƊƎƔƪǇǒǟǡǨ8eGĸźƁƾǚ9bnĵŷŽ10KRƦƨǠ11ľŌƍƳ12ŖŬ13Ř14Tŉŗǁ15ƹ16gƱƸ18ƃ19ŃŊ20Ľţ21XŇōż22Őƻǩ23Ɵ24cL25Ĵũƿ26vŞ28Z29ŵ31ĺſǥ32Œ33sŨ39ŀ40Nƴ42š46ŏ
~<no>	56 -30Ŕ-13ǂ-11ǩ-10ŐŪ-9Ĺň-8ĻǑ-7ĴŻƂ7lKũƊǦ8cLXŖư9sWĽǡ10ƳƸ12ŏƄǚ14żŽ15řŤƍ16u18ŃǇ19ƃ23Ňƿ24ſƁ26ŉǁ27š29ŵ64ƴ
~<nob	72 -10G7nKƷ10ƿ11ŁƯ13Ŗ14ŷƭƺ25Ş27g34Ɵ
~<noi	86 -12Ə12N18Ǝ25ǩ
~<non	78 9ǥ11ƀ12ǂ13x23ƹ37š
~<nor	63 7C8l10Ǐ12j13Ĵƾ14A15D19ŭ23R24T
~<nos	87 9T11l13ź19Ŋ
~<not	45 -14Ƨ-13ķŝ-12ř-11ƭ-10pYŤƗ-9ŎŴǞ-8NSVƬƶ-7iqłũƓǄǇ7mŌŽƥƹǒ8EľŃŅƆƟƤ9lŊŖƸǙ10BŇź11cĵšŨƒƔƪƴǝ12hXĽ13QŘƃƨ14ŵ15ǑǠ16rŬżƱ17vǨ18ŏ19bţ20ƻ24L25ſ28ǩ29Ş30Z34ō58ŀ
~<now	49 -17Ţ-15ş-11Qǎ-10AŖƬ-8ŔŽ-7ŀǊ7efŅŊŘŲŸŹǘ8n9Yĸ10qFľ11HŴƻ12Ĺű13Sƿ14ňǟ15GƦ17cŗ18v19Ō21Ĵ29s35ǥ36Őũ37Ũ46ŏ48ĺ53Œ59N
~<nu	50 -10aƣ-9ǩ-8GœŚ-7gőŤŷ7tſƛ8Řǔ9Ɠ10CKŒ11ľ12ŜŠ13Ǉ14qyEUŞ16PĻŇ17ļǠ21Ÿ22SƼ24ŅŗƬ25DXǁǨ26Q28Ǘ33ū35e38ř43I
~<num	51 -10ƣ-9a-8œŚ-7Ťǩ7ſƛ8Řǔ10ŇƓ11K12ľŜŠ13cŒǇ14E15yC17Ļ18ļǠ23ŸƼ24Ņ25XŗƬ26DǨ29Ǘ34ū36e39ř44I
~<nur	75 -10G-7ő8Q23U24q27P35S40ǁ
~<nut	83 8Ž10Ɠ11ư12Ň14t29Ş
~<o>	80 -9ƨ-8Ķ7c10ř13ū14Ɯ34d38ǥ49ǚ
~<oa	84 -8š12ũ14Ɛ19D44Ƒ
~<oak	84 -8š12ũ14Ɛ19D44Ƒ
~<ob	89 13b22ŋ29ǁ
~<oc	76 22q29P36ǡ
~<occ	76 22q29P36ǡ
~<od	82 -10Ʊ10Ŵ16o25m38Ů
~<odo	84 16o39Ů
~<of	34 -22Ƴ-21Ǉ-16şŠŶ-15b-13oFĶĹŎ-12VĽž-11łŌũŴǝ-10ŵƈƓƘ-9fmwŉŰƶ-8ŔŕƅƼǎ-7őŻǢ7tHOŷŽƁǉǌǙ8qĸŀŅņŊźƜƧǛ9ikyIĿńŤƤƹ10ŘŲƄƆƭ11KMQYľŭƃƎƕǖǘ12xEĴŐƿǀ13uWŗŚŦűƵǏ14elZūƔǞ15UƟ16pNŪƋ17rszķŬ18Sś19ŋƽ20CŁƝ21Ʋ22jƇƣ23ǒ24Ŝťƥ26ơǔ29g31Ɖ34R36Ƃ38Ǆ42Ň43ǈ
~<of>	36 -21Ƴ-14bŠǚ-13łşŶ-12oĶŌŵ-11Ǉ-10IŎů-9wFMVĹĽšŰžƈƒƓ-8cfũŴƌƘƾǝǡǢ-7ĺſ7ĵĻƚƢƧǀǆ8uŃňūƎƿǉǘ9tTķƝǃǌ10H11eNZņŚƹǣ12ĸŊŜƆǟ13lŤƤƭ14iQYĴľŐŗřŪƱ15EĿǏǖ16js17gśűǞ18KŦƋƵ19pxťơ20rzSƣ22ƽǒ23Ʋ24Cƥ25Ƈ28ǈ29Ƃ30ǔ33Ǆ34Ɖ37Ň
~<off	49 -15Ǉ-13ƮƱ-12Ǧ-9KǎǟǨ-8FĿŉƜ-7mŃŢŮƞ7eqŘƁƃƍƬǓǤ8uNťůŵƏ9ŅūƾǄ10ŜƧǍǛ11jOŀńŇƂƟǚ12ķš13ƥǋ14WƝǩ15UǊ16Ɣ17B18gƒơ19yǣ20ĺƕǈ21kŋź22Ŭ24I25M26Ł44R
~<oft	70 -9xǐ9Ź12Ǚ14Ŝƿ15ǀ16Ɯ22Ɵ23ŭ24Ų
~<oh	62 -11ǩ-9Ǩ-7ŔǄ7bCEƌǋ8aI9gxŐż10Ŀũǃ11WŪ12P13ō15lŹ16š17G18U19Q22ǖ28Ť
~<oh>	63 -9Ǩ-7ŔǄǩ7bdCŮƌƔǋ8aE9gxIŐ10Ŀũżǃ11Ū12PW13ō15Ź16š17G19QU23ǖ28Ť
~<ohi	89 22l
~<ok	49 -14Ų-13ũ-12ƶǖ-10Ŗ-9j-8Ǒ-7QŪ7cƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ǂ13ňŊŋūűǁ14hJƦƼǎ17iNōƬ18bW19X24ƆƸ27Ķ29Ũ
~<oka	49 -14Ų-13ũ-12ƶǖ-10Ŗ-9j-8Ǒ-7QŪ7cƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ǂ13ňŊŋūűǁ14hJƦƼǎ17iNōƬ18bW19X24ƆƸ27Ķ29Ũ
~<ol	51 -18Ɖ-15Ǟ-12ƪ-11quŅ-10ų-9r-8aŒƞǟ-7ŶƊǩ7KšŪ8ļőŗŸƗ11Ľ12wDŷƀ13yƭ14ĶŴ16S17ņ19z22ƽ26Ǎ34Ź39ƈ42c47Ƶ48œ57Ƌ63p65v67ƅ
~<old	51 -18tƉ-15Ǟ-12ƪ-11quŅ-10ų-9r-8aŒƞǟ-7ŶƊǩ7KšŪ8ļőŗŸƗ11Ľ12wDŷƀ13yƭ14Ŵ16S17ņ19z21Ķ22ƽ26Ǎ34Ź39ƈ42c47Ƶ48œ57Ƌ63p65v67ƅ
~<on	30 -21ŊŎ-20oƤǩ-19n-17pƭƱ-16ǝ-15lHŒǞ-14LYťŸ-13eGśŝ-12ũǓ-11ŀŃưǉǟ-10NOŖšƅ-9KPŜŨƬ-8tCķŹƕǁ-7kňƋƥƹǌǠ7ŧŽ8zUřƍƠƮƺǜ9mrŐŲž10cQŁşŰ11ľņ12aIVƄƎƖǔ13ļœŚ14vBĹŞŠŻƃǒ15gi16DƈǡǨ17fƿ18sŔŴż19ŪǢ20űŵǕǗ21ŉŗƉǣ22ZŘŦƇ23Aƪǃ24ŷƀƛƫ25łƓƯ26yĿ27ƁƜǈ28bǖ29ƻ30ŕ31ǥ33ųƌ34Ů35uţƵ36Ǉ38Ƣ39Ǧ41Ŭ44Ʀ45ſƨ51Ɣ
~<on>	33 -22ǉ-20Ƥ-19Ǟ-18Ŋũ-16wŶŸ-15ĻŅƧ-14oƭǔ-13ŎŝƳ-12eXľƅǋ-11hHLYťƬǝ-10lJśƒƱƹ-9npCGOňŒƆưƺƼ-8ůƸƽǁ-7NPşŨƩǓǩ7źǒ8vzōŭżǂǈ9ŪŻ10ļŤǖǚ11VƮǨ12uƍƠƷǑ13gŧƻ14rAƄƛǣ15fBQţŰ16UŉƉƵ17ŕƃƖ18ŁřŚƫǢ19Tĺƈ20Ƈƪ21ay22Dłƿ23ĹŦ24cǥ25ZŔǃ27ĿŗŷƀƁ28ŘűƯ30sǇǗǦ32Ɯ34Ɠ35Ƣ41ƌ42Ʀ45ſ48Ů51Ŭ52Ɣ53ƨ
~<onc	73 -7vŘŭ7ƻ8yƫǜ9ǀ10ţųƧ11ĴňŨ12ũƵ13Ų15V
~<one	43 -24ǩ-19ĺ-16Ʊ-14nKƮ-13apstŎ-12TŀŃŮǓǚ-11o-10Ũŷƌ-9UňƝǌ-8lGHōŖƓƷǝǟ-7DŚŢƋƗƜǂǑ7łŏőŒŻ8ſƀƉǣǤ9ƸǉǜǨ10fŉ11ůǒǕ12ŘŽ13ƎƼ14vJXŞƆǦ15AńŇƧǍ16ĻŐżƛƦǥ17œŠǈ18m19ƻ21Iŕ23ņŶ24hiwyŪ29ƺ31Ƶ32ľŵ34ş35ţųǋ36bǡ39u42Ŵ52ǔ
~<onl	62 -12T-11Ǘ-8Š-7IĹ7ƀƘǉǢ8ƾǈ9ƳƼ10Kļ11Ļ12ŭŷƢ13ţŲ14ǚǛ16ĽľǕ18ŪųǇ19Ņ20Ʈ26ń43ǖ
~<oo	81 9ƈ11k14H15ǃ16Ƙ18Ŷ
~<ooh	82 10ƈ12k14H15ǃ16Ƙ19Ŷ
~<op	62 -22R-12H-10S-7D7ţǃǇ8yķŊ9Ű10ǣ12Ň13AǨ14Ō15Ƒ17ŷ21Ǟ23ǝ25Ţ27W48ǋ58ǎ66ǅ
~<ope	63 -22R-12H-11S-7D7ǃǇ8ķţ9yŊŰ14Ǩ15Ƒ17ŷ22Ǟ23ǝ26Ţ28W50ǋ59ǎ67ǅ
~<opi	87 10Ļ19A
~<opt	86 15ǣ20Ň21Ō
~<or	31 -45ǩ-19H-13e-12wƬƱ-10dřƳ-9xXłƅ-8Ɠǌ-7œƨǒǘ7RSķļŎšƩǀǁǇǜ8ĹůŻƺǛ9imYŸżƆƵǕ10ŬǃǏ11IŕǗ12ţŪŭƔƝǊǔ13ŐŤƃƑ14pNPǆ15Ǆ16ǡ17CMŁşƄƭƽǂ18ŗűƛ19bľŰƍ20qųƿ21ŇŲƇǋǑ23uFƐ24KL25ĵƋ26Ĵƹ27ƣ29Ɖ30ŘƼ36f
~<or>	32 -46ǩ-19H-14e-12ƬƱ-11l-10dřƳ-9xXłƅǌ-8wƓ-7œŨƨǒǘ7DOķļźǀǁǜ8RSĹšŻƩƺǇǛ9imYůŸżƆƵ10ǃ11ŕŬǏ12IŪƔǊǗ13ţŭƃƄƝǔ14PŐŤƑ15pN16ƋǄǡ17ƭ18CMŁşűƽǂ19bŗƍƛ20ľŰų21qŇŲƿ22ƇǋǑ24uFƐ25KLĵ27ƹ28Ĵƣ31ŘƉƼ37f
~<ord	86 11Ƅƾ12Ũ13Ƴ15Ǖ18Ŏ
~<ori	75 7Š15ƈ19Ƌ21ƌ22l
~<ot	57 -16Ǎ-14Ŝ-13ƃ-12Ŧ-9ǥ-8nC7ŞƣǑ9ņ10ű11ZųƵǋ14oŷǈ16uǂ19Ǉ21Ū25ķł38ŴƑ40Ņ41ş48ž55ń
~<oth	57 -16Ǎ-14Ŝ-13ƃ-12Ŧ-9ǥ-8nC7ŞƣǑ9ņ10ű11ZųƵǋ14oŷǈ16uǂ19Ǉ21Ū25ķł38ŴƑ40Ņ41ş48ž55ń
~<ou	44 -22Tǩ-21FƠ-15H-13rŔ-12ŀŎŨ-11ķ-10ŝ-9łŶƒƯƽǒ-8ipLĹĿŢŹƋƮƷǛ-7DŃŏůűƈƓƛƼǝǟ7MYƑƫǈǌǣ8ŇŰſƱǢ9Śţ10Ő11ƦǞ12zCŒǧ13ŗŘƇǃ14ŜƚǐǨ15qxUšƟ16bZő17ĺƏǀ18ŕƵǅ19Qŉ20ĸƔƜ21VƩ22ƪǉ23Ƹ24Ľ25Ĵ26Ļ28ōƝ29y31ļ34g36Ǒ47j
~<ouc	89 -7Ť11ņœ12Ŧ15ǣ
~<oug	87 11Ƹ12ŷ14ř28ō
~<our	71 8Ɵǝ9jGĹĻŌ11xĽƔƵ13Ž26M58ļ
~<out	45 -21TƠ-20F-17ǩ-14H-13Ŕ-12rŨǝ-11ķŀŎ-10ŝ-9MŶǒ-8ipĿłƋƒƯ-7GLĹŃņŏŢűŹƈƓƛƮƷƼƽǛ7lYƍƑƤǋǙ8xŇƫǈǌ9ŰſƱǢ10Śţ11ŐƟƵ12zƦǧ13CŒǞ14ōŗŘƇƔǃ15ŜƚǐǨ16qUĽ17bZšƏ18ĺőǀǅ19ŕƸ20Qŉ21Ɯ22VĸƩ23ƪ24ǉ26Ĵ28Ļ29Ɲ30y36g37Ǒ42j
~<ov	49 -14X-13Ō-12ŗ-11Ʊ-10G-9ŁſƣƬǌ-8lŠšŵŹƝǎ-7űƟ7hMĻŧƛ8ĴŎŝ9v10irFĽŸƞ11jSļ12őƘǕ13Űƒ14ARĿŕǍǖ15tň16CǇ17Ƃ18Ɔ19Ǩ20ŖŦ21Q22U23Ƒ24Ɯ25ŜƠ26ŒŻ28Ǌ29śŮ31TǞ32Ǧ43Ǐ
~<ove	49 -14X-13Ō-12ŗ-11Ʊ-10G-9ŁſƣƬǌ-8lŠšŵŹƝǎ-7űƟ7hMĻŧƛ8ĴŎŝ9v10irFĽŸƞ11jSļ12őƘǕ13Űƒ14ARĿŕǍǖ15tň16CǇ17Ƃ18Ɔ19Ǩ20ŖŦ21Q22U23Ƒ24Ɯ25ŜƠ26ŒŻ28Ǌ29śŮ31TǞ32Ǧ43Ǐ
~<ow	47 -18Ơǈ-15Ŀƣ-13rŭ-12UŲƕ-11ű-10ĸǣ-8AōŶƞ-7GőşƜ7ƍ8ňư9ƃ11ŹǠ13ŁŦ14ǥ15YƢǐ16z17ǃǑ18Ǩ19V20Ʒǅ21Ǜ25Ɨ26ơǒǟ31Ƙ33Z37Ʀǋ38ƀ48Ɣ49ķ59Ŭ67Fǆ
~<owe	67 -9ƒ-8A7ŉ9ķ12Ɓ37Ŭ48Ɣ53Z
~<own	49 -18Ơǈ-15ƣ-13rĿ-12UŭŲ-11ĸ-10űǣ-9ƕ-8GŶƞ-7ōőƜƵ7ƅǓ8ƍư9ň10ƃ11Ź12Ǡ14ŁŦ15YƔǥ16Ƣǐ17zǃ18Ǒ19Ǩ20V21Ʒǅ22Ǜ27ơǒǟ29ŬƗ33Ƙ39ƀƦǋ44ķ70Fǆ
~<p>	84 -29Ƭ-10ǩ-8Ķ-7Œ15ź42ǥ71ƃ
~<pa	36 -19Ĺ-18ĻŢ-17Bĺų-16ŇŮƸǔ-15DŃǈ-14yŎőŔŜƌ-13ŭ-12ŝŪűƗƘ-11dnvłŌŵŶƟ-10acxĽńƴǊ-9bjRƝƻǏǓ-8ANSŤƅƈǅǚ-7kPŁŊşŹŽƄƆƙƞǋǐ7šƁƥ8JŅśƓƩƫǢ9pǀǁǌǩ10o11sžƭǃǡ12Uƪǟ13ư14ſƨ15lŖ16uQXŗ18VţƲǞ19ŘƯǥ20ƔƳǆǝ21ǣ22qzYŧ24ƹ25Wň26Űƽ27ZƠǕ29Ųǘ30Œ32œƜǇ33ƒ34ŚƮ35Ʊ38ƕ39Ŭ42Ǒ43Ǡ46ŀ47ǖ48Ĵ49ƃ51Ŧ60ǉ
~<pac	74 -7Ŝǘ10Ų11ş14H15Ŗ16W36ƹ40ǥ
~<pag	70 8fĻ9Ʃ10ļō12ſ18ǌ20ś40Ś
~<pai	57 -8ŵƠ-7ŭƒƬǠ7ǘ8Əƥƭƶǖ9ŧƩƫǉǩ10ĴƢ12ǃ13UķǄ14ZƃǑ15œ18Ŧ20ţ22Ʊ26ƕ27Ɣ37Ŭ
~<pan	83 11Ɓ15Ƌ16Ɖ17M19ť
~<pap	68 -10ǈ7ś8fQ9i11Ƣ12oƖ14Ǘ15JǠ17ķ18ǃǆ19K22ǒ27Ʋ51Ś
~<par	52 -17D-16Ƹ-15c-12y-11FĹŮ-10HŃŇŖ-8d-7ťƝǓ7ư8EGĿŁŨ9ơǑǩ10ľŵ11Ƨǂ12ŞƷ13ŴƱǁ14UƥǠ15tCǨ16qsŀ17ō18Šǟ19p20ƨ21ǆ22o25Ɯ29l31ƽ33Ǉ34V35u37z39ň43Ű
~<pas	62 -13Ŏ-8Bŵ7ƾǜ8Ż9gƃǎǨ10sǛ11ƫ12ņƭ13Ʋ14ƺ15c16Ʀƽǀ20OŲ21ƶ25Ʒ31ŀ34ǘ49Ƴ
~<pat	76 -17ƌ-10Ś9ũ12ƾ17YǗ21ƹ24Ǚ67Ǟ
~<pay	42 -17ƷǨ-16Ļų-14ǈ-13ƶ-11BĹőƾǔǗ-9AĺŁōŔŞűŵơƧǊǏǞ-8PķņŮǙ-7nyĽŇŝşŢťŨŪŴƘǒǛ7F9ƀƁưǡǩ10TĵƔǥ11ſ13ĸƪǢ14ŅŐšƓǇ15qǘ17žƯ19Q20ƜƱ21Y22ŖŗŬ23ŧǝ24Z26ǣ27WX31œŲ35ŘƕƠƮ36ǑǠ37Ǖ42Ŧ44Œƃ48ƒ51ǖ62Ĵ67ǉ
~<pe	48 -11Ǧ-9Ƭ-8Cĸŀǋǥ-7PQYŇŦ7aƴǉ8KƂƐƓ9DřŭƜƲƷǄǆǜ10AJŒŸǣ11lnơƩƶǨ12œ13dņŊǁǓ14ŽƚǙ15xŜǝ16ǔ17ǖ19ŹǇǡ20ŷǛ21MŞ22ǈǗ25Ɨ31Ķ34h40ǚ
~<pee	80 -7ų22Ş27ǁ48ǚ
~<pen	76 -8Ʀ8Ƶ13ř17ƴ18Ʒ26Ǔ51Ķ
~<peo	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~<per	56 -11Ǧ-9W-7CPĸƬǥ7ņŷƌƫǖǢ8fźǣ9ĻľǑ10Ƃƃ11ałŞ12JĴƓǄǆ13ŸǛ14ŭǨ15ǡ16œƩ17Ŋ18Aƚ19Ž22ŜƗ23Œ26Ź28M
~<pet	87 -7ŝ24Ş51h
~<ph	61 -19J-8ŇŷǅǠ-7ŅŠ8Cľǖ10ŜǄ11ƻ12rŚǟ14c15SĺƀǗ17Ƹ19ǁ22M24IO26ǩ29Ž30K31ƾ34ś38ǘ
~<pho	64 -20J-9ŷ-8ŅŇǅǠ-7Š7Ĺ9Cľǖ11ŜǄ13rŚǟ16cSǗ17ĺ23M25IO29ǩ31Ž33K37ś
~<phy	77 19ƀ23Ƹ25ǁ41ƾ
~<pi	55 -11ĸƕǃ-10q-8CŢǄǦ-7lŗţ7KŜũŶƂƞƤ8gwNWžǢǩ9ūŭƑ10LĹĺƝƷ12ĿƬ13ųǟ14Řƭ15Ŭ16h18X20tł23śƋ24ƛǐ26ľƇ32Š33ƻ37ǀ56ƃ
~<pic	60 -11ǃ-9ĸǩ-8Ǧ-7Ţ7ŴǏ8nKƂ9iWŜŤƞ10gNŶ11wū12LĹĺŭƷ13t14Ƭ15XĿŘ16ųƭǟ19f25ł26ś28ǐ30ľ36Š
~<pie	86 -13ƕ10Ɩ14Ǣ19Ŭ33Ƈ
~<pil	77 -7l12ķƿ52ƻ55ǀ
~<pin	87 -14Ɖ8X11ƅ14Ŕ18Ƒǩ
~<pip	74 -8Ǆ12ũ14Ƥ32Ƌ35ƛ74ƃ
~<pit	87 -16f23Ɖ40h
~<piz	87 -10C12Ǎ15Ų33ǩ
~<pl	46 -15ķŒŬ-13ơ-12Ş-11oZŁŸ-10ĹŐőǘ-9ľŨƄƪ-8ipvP-7lKŚƙǈ7dzƲǙ8jSń9ĶŠƆƢƥǩ10ŌƋƵǔ11Ž12ĺŗƟ13ŃŇǨ14gƛǖ15Uŭƅƒ16ƦǅǊǚǟ17W18aMƤ19D20GƔƜ21Ǟ22ƞ23ŝƌƠ24kǀ26y27F30ŏ36ư39V41ū43H
~<pla	47 -15Œ-13ŬƋ-12ŞŸ-10Zķ-9ľŁőŨƄơƪ-8iPĹ-7ŐŽƙ7zƒƱǙ8şƲ9ŤƆ10Ķńƥ11ŌŗƵ12Ɵǔǩ13DĺŃŠ14ŇǖǨ15g16UƅǊǟ17ǅǚ18WƢƦ19M20ƔƤ21Ɯ22GǞ23ƞ24Ơ25k26ǀ27y29ƌ31F32ŏ40V43ū45H
~<ple	68 -14o-12Ƣ-9ǋǌ8w9j10cD13b14dǇ31ŭ32aŝ
~<plo	87 -8ƌ59ư
~<plu	72 -8Ť-7ķ10Ǒ11S12j13ƒ16ƛ29Ž36Ƌ
~<po	43 -11ĺ-10ƻǇ-9ƔǦ-8GķŬƠƳ-7ozXļŀōŎŤǃǘ7qŒŜƨƫƴƾ8ŞƁƂ9ĸĽŢžƚ10ŦŪƢ11ŐƙơǏǣ12Ĺľƥ13š14ŗƀƬ15ŠƓƪǡ16Ǣ18E19ſ20ŷƺ21ő22ŕŚşǩ24ŘƦƩ25ŖƵ26Ż28ŏƖ30ř31Ƨ36ǥ44ƍ
~<poc	72 7Y8ƶ10e11Ǆ19ĸ24Ŧ28Ř
~<poi	82 -14Ǉ-8m7A8š10Ř12ǣ13ŖŞ42Ż
~<pol	46 -11ĺ-9Ɣǈ-8ŬǦ-7oō7Ƃǒ8ŜƛƢ9Œƨƫ10šƁ11Ţžƚ13ƖơǏ14ĹŐ15ľ16ƀƧƬǡ17ŗƓ18Šƪ19Ǣ20Ŗ21ſ23ŷ24őŕ25Śş27ƦƩƵ33ŏ34ř40ǥ
~<poo	69 -8Ơ11ƥ12ǣ19ƚ75ƍ
~<por	81 7Ƣ8D11ƞ15ƥ21ǩ32Ƨ
~<pos	76 -13ƻ-8G7ż13SV14Ľǈ20ƴ30Ɩ35E
~<pou	81 7Ľ8M13jǛ41ƺ
~<pow	89 8Ɗ12Ʋ18q
~<pr	45 -13Ĺ-12Ɓǃ-11ŁǈǓ-10iFƯǇ-9jnŔűƅǖ-8pxOƟƹ-7aĿŃŇňƣƳ7ĺƆƏǏ8Qƭǘǡ9DŸƴǚ10bwŐƑ11ƿ12ŠǙǧ13PŊũƒ14œƐ15KŢǜ16ŝǆǥ17ƻ18Ŏ19ǂ20Ƽ21ŖǢ22ńƸ23ŀƗơ29Ņǩ30Ʃ32X35ķǒ36łƄ37Œ38ľ
~<pre	60 -9Ň-8ţƹ7WŕŴǜ8XŨŶƙ10ŝ12GĴǝǤ13NŢƆ14wU15ũ19Œ22Ƽ25Kǂ26ǩ28Ƹƻ
~<pri	59 -11Ǔ-9Ł-8iŔƷ-7Ĵ7ƈƴ8ŇƂƥƱǣ9ĻŢƔƠƬƾ10Ǌ11rĵƘơ14ŎƩǏǩ15ŝƗ18Œ19Ŋ20Ŗ23ŀŠ24ńƒ26œ27ł30X33Ņ41ľ
~<pro	51 -10Ɓ-8ĹƯǈ-7nOŇƙǃǑ7Lńŏŗƛ8HŅſ9dŀŐŽƃƕǘ10ľŖƏƩǡ11ŎƑǄ12ƭǚ13Ÿǜ14Dĺł15Ɨƿǧ16b17Ǚ18Ɛ19ơ21ǆ22ǥ27Ǣ38Ƅ43ǒ44ķ
~<pu	51 -12V-11U-10Ŗ-9ŧƯ-8ōšǩ-7mGŃŎŒŤŵƗƚƷǨ7kQXřƎƩǤ8wŗŰűƅ9uyEŴ10Lń11DŊũƈƖ12S13dŷƊƥ14Ƥ15qrRŚ17fƲ18Ƽ19ŪƐƓƱ20ƌ21ĺƻ25T26Ů27YŻ28ƒ34Ķ37h43Ō52H
~<pul	71 -16ĸ-7š7gĵ8Rǐ9Dƌ10W11Ŋř12Ļ14Ĵ21d28Ś30T40Ż
~<pum	84 27Ɗ
~<pur	82 15Ʃ25y28ƒ
~<pus	80 7ņ10ł11Ŋ13Ō14ĺ16H21Ɩ28r
~<put	54 -12V-10W-9Ư-7yGŒŖŧƚ7EľſƎ8cksQ9wXƅǤ10uŗŰű11ńŴ12LRƈƒ13Sĺ14ũŷƌ16ĸ17Ƥ19ƲƼ20f21ŪƐƱ22Ɠ23ƻ28Ů30Y33Ō36Ķ46H
~<qu	55 -10ǩ-9K-8ŕ-7Ŧƪƫ7řƮǝ8Vŝšǉ9ķŃǕǦ10AžƘ11ŋ12Ĵ14ǎ15eŖ17ĹŧǠ19ŀƧ20OY21Jń26Ķ27ǂ28Ņ35Ŋ38ƹ41ŉ
~<qua	80 -7K9Ƭ13Ʀ15Ń17Ƙ19Ĵ33O
~<que	69 7ķĹ9d15A28Ŋ54ŉ
~<qui	64 -9ǩ-8ŕ-7ƪ7aD8dŚƕǇ9řƮǝ10ŋǉ11VŝšǕ16Ŋ17ǎ18Ŗ20Ǡ21ŧǂ24YŀƧ32Ķ45ƹ
~<quo	67 7cǃ8ƈ9ŏ11ǂ13Ǧ15ž21eĹ27J28ń35Ņ
~<ra	54 -17Ť-12ňŦǩ-11Ņ-10Z-8ŧ-7v7RSTŗű8Ƶ9IXĴũƔ10Ɔ13Ŏ14ŊŞƠ15Ū16l17acK18Œ19Ƹ20C21Y23ĵ24ƙ28šƯ32Ŕǀ33œ40ľ41j46ƴ
~<rac	81 52ǀ
~<rai	65 -8ň7ƴ9Ɖ10ŗƸ12a17Ŕ19Ơ22l24œ27Y30ƙ35Ư54j
~<ran	80 -21Ť-10ĺ8ƓǓ9ǘ13I14T16XƆ21ľ44š
~<rat	63 -10Z-9U-7vŦ7Cźǁ9sHĺǊ10gű11ĴƔ13Ƹ14ũ18ŊŞ19Ŏ20œ21Ŕ22K24Œ25c28ĵ33ľ48ƴ
~<re	38 -20Œ-17ĴŹ-15ŀŃŨ-14Ł-13Zŏ-12ACŠƄ-11Ļŝǘ-10yŐŢƱ-9hNSńŎƬǈǦ-8bilsMWňŊœŞűƒƦǜǥ-7oŅŉŤŽƃƛƝƞƨǨ7dqőśšƖƗƾǏǞ8HŦŸǩ9ŚǇǝ10aJŔūƋǙǟ11řƵǔǗ12ƣ13ƥ14VţźǤ15ũǓ16ĶĺǑǢ17KļŌƤƿ18Ʈ19t20ƴ22ķƁ25BŜ26Ƣ28ŵŻ30Ɯ31ŕ32Ĺ33Ŗ38Ǆ40ơ41ƈǊ44ŋ46Ɠ48ƌ53F68Ơ72Ľ
~<rea	54 -16ŏ-12Ţ-11Cŀ-7PĴ7cLĽŧƙƮǉǤ8ŋ9ĺĿ10gƏơ11I12eŵ13Ů14JŇ15jżƐƖ16dķƻǓ19ľ20ař22Ś23Ŕ26KĹ40Ō41Ŗ
~<reb	78 12ǝ56Ɠ
~<rec	59 -9Ŋ-7Ũ8ǟ9ǈǚ11Ɠ12qĺưƾ14ť15ƘǊ17ţ18Ǥ21ő23B30Ǘ33Ż35ƿ49Ľ62ŋ
~<red	78 7Ż9Ɠ15Ƌ25ƈ45ƌ
~<ref	80 15Ľ21Ɨ30ƴ56ļ
~<reg	69 -8Ź-7ǆ7JK8ĹƩ9ƾ10Ų11ŸƕƘ12Ŷǃ13Ɖ14ǖ15ơ18Q25Ǌ26ū27ǔ
~<rej	89 21ƴ
~<rel	81 -10Ź10T14ǚ33Ư39H
~<rem	67 -8ŃƑ7cœŦ8xBƢ11ǅ14Ǆ15E30ƶ37ƌ41Ľ
~<ren	50 -22ǌ-16Œ-12nZ-11ĴƗ-10Ƅ-9ŁǓ-8Ŕ-7Hǈ7ǋǐ9ƣ10śŜ11Ǐ14ƌƟ15Ʈ18ƥ21ķš22Ǉ29Ĺ31Ǒ32ŵ34Ƥ37ơ39Ɓ44Ƣ51ŕ52Ɯ74F98Ơ
~<rep	61 -10Ɛ-8Ƙ7žǉ8ņƮ10Ż11ĸĺƑ14ĵ16Ǆ17ţ19ŦƋ20Ɨ22źƈ28Ɠ30Ǣ33ũ35Ƶ
~<req	74 -13Ƣ-8Ƥ10Ĺ12Ǚ17ơ18Ľ22ǌ26Ǔ
~<res	70 -11Ƌ-9SŠ-8jǐ7G8łś10BŢǔǛ11z13U14ƣǍ15t16ōư17ǩ18nǄǟ
~<ret	66 -10Ʃ8qǊ9ǆǠ11TŜ14Ǚ17ƭ21tƧ25Ǆ26P38VĶ
~<rev	78 -15ƶ15Ǟ22Ŝ23ǩ27Ŗ35Ǌ
~<ri	37 -22ǩ-12gin-11jxT-8Żǎ-7UƋ7cELŉœŭơƺƾǋǜǣǥ8ekQŗťƜƝƦƨưǌ9sƍǦ10wŇŬųǑǔ11ŃŜŶ12uCKSXŏŧƷ13oőŝƽ14ŀƅƓ15Ƭ16qũ17N18bŎ19Ƶ20Pƣ21Ľŵ23fŲ24ǟ25ǃ31ƙ35I36Ƙǀ
~<rid	74 -12Ŵ-9ş-8F8ƃ11ŉ12wŶ21Ŭ30Ƶ31ǀ32Ų45ŵ
~<rig	38 -13Bǩ-11inx-10Tķ-8j-7UƋǊǎ7FŉŚƱǏ8cepEĻşŭŲơƦƩƫƺƾǋǜǣǥ9QœťűƍƝƨưǌ10ksŗŴǦ11ŇųǑǔ12Ńŧ13uSXƒƜƷ14Cŏőƽ15oƅƓ16ŀƬ17ǟ18qIŝ19NŎ20ǃ22bP
~<rin	69 -17ƒ-14ű-11ǩ-8Ů9A15Ŝ16ǟ17K18Ĺ23LƎ25Ǌ29Ľ33I34f73Ƙ
~<ris	73 -18g-9ƚ12ķ26ũ31ǀ37ƣ40ƙ
~<riv	87 -8Ɯ13ǃ49ƙ
~<ro	49 -16t-12ǒ-11ű-10Ǣ-9cƔ-8ŗǓ-7lŕŜǅǋ7MT8œƌǀǎǞ9XŮƆǈǟ10ķĽƜƮ11ųƏ12Źǩ13Ō14ŭ16Yşź17ŎƁ18e19Ķǃ21DƑ22Ɨ24S28n31Ǆ33h50Ƣ68Ɖ69ƈ
~<roa	71 -7tǋ7Cǐ9ŎǦ10y12ŝ16ǟ17Ǟ18Ə21Ź23ŭ29Ɓ33D
~<roc	86 -12Ɣ11j13ƕǀ
~<rol	86 17Ƙ19Ķ24ǈ27Ō34ź
~<roo	54 -13ǒ-11t-10ű-7cǓǩ7PƊǣ8ǃ9ƆƗƞ11XƝ12Ɯ13hŎų15ƌ18ş24Ƒ32n36Ǆ58Ƣ78ƈƉ
~<rot	84 -10ǅ21Ľ22S24Ķ38h
~<rou	65 -10Ǣ-8ƕ-7ŕ7Ɵ8ĵņ9Ũ13MTƒ14ǎ16Ʈ17ķŮ18S20Ɨ25e26Y
~<ru	54 -11Ɵ-10ijƯ-8dRŵ-7ŀǇ7ĿňưƼ8qŅƧǉǙ9huţǥ10ńơ11ūŴǗǟ12E13Ŧǝ15LƩ17e19AƝ20ſǎ21ǈ22ƛ23ǐ28ŕ29ƽ35Ƭ40Ǩ42Œ46O52ű
~<rul	87 10Ƭ16Ǚ25L
~<run	55 -11Ɵ-10Ư-9jŃ-8Rŵ-7Ǉ7pĵĿưƼ8ŅňƧǉ9quţ10hǥ11ńūŴơǟ12Ǘ13E14Ŧǝ15Ʃ18e19AO20Ɲ21ſǎ23ǈ24ǐ29ŕ30Ƭƽ41Ǩ43Œ46ű
~<rus	87 -15i11ű13s15Ń45O
~<s>	79 -15Ľ11Ÿ12ƕ13J16Ƅ17q28ǆ45b
~<sa	41 -19Ʒ-18Ŧ-16Ő-14s-12ĿŞ-11vńŤŸ-10Lž-9gŃŻƜƢǓ-8inœŵƗƭƯǝ-7AJPUŏſƠƻƽǌǡǣ7QŀŴƱƵǍǔǟ8ƎǂǗ9cŌűƈǁǧ10qőŒŧǉ11VřƚƝ12ŊŖşũǖǛ13WŽǚ14ƅƮƸǃ15ņňƩ16ŁŚƺ17ŗŢū18ƒǩ19S20ŋ21ƾ23Ŕ24Ů25Řƴ26p28bBŝ29Ǌ30ơ32T38Ǚ44r45Y
~<saf	68 8Ķ9N16Ƙ18Ǝ32Ž58Ǚ
~<sai	63 -9Őœ-8Ť-7Ń7WĵŮǔ8pruxKŊŬƝ9Sņ10ŎŲ11dtŝƥǜ12Oǅǚ13ƅƶ14G16HV18c19Ŕ21q22y25B26ƴ
~<sal	63 -12Ǔ-11ũ-10D-9Ł7ǔ8ǍǨ10ƗƧ12űǠ13ǋ14ǈ15Ʈ17WƦ18ǃǉǟ23T25ǖ27Ǜ28ƒ34ņ56Ǌ
~<sam	63 -12H-9Ż-8Ƹ-7Ĵǩ7Űƾ8ŗƖǍǞǥ9Ŝ10ņőǇ11żƇ12Ɠ13koǂ15Ŷ16ǁ17Ŵ18I19Ʃ25ş27ũ31S40p
~<sat	80 -7ņ8Ʋ11ƚ13Ʈ20Ŗ21ŧ25ŝ
~<sav	61 -13N-12y-7ĸƤ8ź9ƮƳƵ10Ļ11ŋǗ12w13ķ14ǩ15Ĺ20Ʊ25Ĵ39Ţ44Ř63Y
~<saw	78 9fƫ12tǙ14j16Ũƚ18C21ƾ
~<say	49 -19Ŧ-17Ʒ-11ķŸ-9Ŀń-8CƗƢ-7jkvAŢŨ7FőƨƬƵǃ8YłƩǢ9ŖƅƾǑǚ10ţűƝ11NƼ12ŇŊƴ13ƈǧ14Ōŝ15Qǩ16ŋ17BŀŔ20ř21Œ22ŗ24ū25ŚƸƺ26ň28Ů30TŁ39b40ơ46r
~<sc	54 -9fŠ-8Mũǩ-7ō7SVťƓǔ8ŏŻŽƘ9qvQşƣ10aŅŭǁ11ł12l15Ǔ18R20ǀ23ƺ24xś29Ʊ31ź34ĵŨ38m43Ŀ46ǘ
~<sca	68 -9M-8ō-7J7Ťƴ9Ţ10VŇ11ť12şƣ13Ņ14ǁ18ł24ś30ƺ47Ũ57Ŀ60ǘ
~<sch	60 -9Š7yƄǢ8Ǧ9KSǔ10ŻƘ11qQ12vŭ18Ǔ19l22R28x33Ʊ36ź43m
~<sco	77 -8f19Ž51ĵ
~<scr	80 7m9ś11Ʈ12Ɠ15ŏ18a
~<scu	83 33ǀ
~<se	44 -22Ś-18ǈ-16Ũ-15Ƥ-13ŀǠ-12hjŵ-11kųơǅ-10gBCŔŤƮ-9MXķŁŖƭǍ-8inuFōƯǇ-7acAſƦƧƫƵǃǖ7QŭƆƣǗ8ŌƬǘ9TYƳǒ10řšűƞ11Ŝ12NVƉǝ13KĺŘţƲ14ƏƔƷ15ƖǄǋǎ16Šƒƾ17ľƄ18yǂ19ŊŒǔǧ20ƕ21ǥǨ22ǌ23ǆ24Ľ25ưǛ26ƎƟ27ŴƛƝ28J29Ţ32H33ś43ļň59Ǟ
~<sea	76 -11h-10j8U12x15ƚ16ƉƜ18Ɵǟ36ǋ48ǎ
~<sec	63 -9Ūǎ-8Ǎ7pĻǘ8Ķ9dA10Ňƶǌ11I13ǋ14ľŊũƣ15yŌƔ18Ǟ25N26Ǝ28ŴƟ
~<see	60 -16J-14ǋ-10Ƙ-9ŃŤƜ-8ƭ-7ŝǔ7šŴƉƬ8Ĺźƿ9œ10vŎƊ11ţƏ12ĿƝ13Ɔƛ14tĽŊ16ŭ17řƳǞǩ18yǂ19Ƅ21ļŒ22HƲǒ26ňƾ29V
~<sel	66 -8Ļ-7ƿ7Ǜ8Ǖ9ĸ10ƁǄ19ƕ21QƩ27Ʒ30ƒ35H38Ɲ40ǔ42ǞǨ
~<sen	59 -19Ś-17ǈ-11Ĵ-10ơǠ-9k-8ǒ-7Lǩ7oƔƸ8Ĺ9ŌŜƪ10s12š14Ǝǘ16ƕ21KZŐ29ǧ30ǌ36ň40ļĽ41J50ś
~<sep	80 -7ŗ9f16ş27Ƙ30Ř
~<ser	65 -8ƿ7ǚ8Ƽ9ƕ10Ţ11ŝţƏǂ14ƽǞ16Ŝư18ű19ľ33Ǆ35Ǜ
~<set	64 -13Ƥ-10Ũ-8Vǟ-7ŀ7łŃŴ8GLŉ9ŧƬ11ŗ12A13ĴŒ15Ŧ20TƖ22Y25ƞ26ǝ30ĺ34Šư35Ţ42ǆ
~<sew	86 39ƛ
~<sh	41 -23Ū-22ơ-20ƣ-18Ƥ-16ŉŐ-15GŔ-14iŀ-12jFPVŦŸ-11SĻłŏŖŰƞƵ-10ĶŒŮ-9Dķ-8YĿœŕƌƎƒƔƕƦƧƼ-7mQŇŝŞũŭƯƽƿǗǣ7uŘŚƁ8ĽŎƭ9Jŋŵ10dĴƚǠ11hKĺŶǔǖǡ12aňűƛƨǧ13fpNń14nŲǨ15xBMUŢųƈƫƬǥ16oRŧŴǟ17yǃ18ƄƘǎ19r20ŊƗƮǋ22Ɲ23Ƹ24źǅ25tvŨǌ26q28Ō29ƢƷǂǍ30Ƒ33Ɖ36ǈ41s42ǝ
~<sha	63 -12ƈ-10Ŕ-9Fƞ-7Ő7MƄƫƼ8ǂ9TŶ10ǈ11ǘ14Ōǆ15ųƠƬǩ18ŘǍ19Ŋ20Ɖ21n22Ũ28Ų30űƸ37Ƣ
~<she	54 -21Ū-20ǩ-13ƹ-11Ƹ-10cƱ-9PĶǏǠ-8jLM-7ŰƔ8ŚŧűŻ9fůǜ10B11ųŶƫ12Ņ13ƅƢƳ15Ɲ18y19ǈ22p24ƨ28x30Ŵ34oƮ35ǂ36s37ź39t41q44v46Ƒ51r54Ʒ
~<shi	66 -13k-7VƳ9Ǖǝ10U14ƚ15ǅ21ǎ27Ţ38R41Ɖ42ƈ
~<sho	48 -24ơ-22r-20ƣ-18ŉ-16Ʒ-15Ƥ-14ũ-13G-12Ÿ-10ioŀŐ-9SĻŏŦƼ-8vDƳƵ-7wŖŮ7cLŗƾǐ8ƸǢ9uOĸōƺǁ10gBIŷƶǩ11XŊƁƬƻǔ13hkJŠŧ14ĽƝǏ15dŎƭǖǡ16fKĴŵ17sĺňǧ18ƄǨ19MńŨǈ20aNǅǠ21ǥ22ǟ23ǃǍ24Ō25Ƙ28Ɨ29ǋ33ǌ
~<shu	72 8ƚ9Ɵ11ŋ15ũ23ǎ28ƛ59ǝ
~<si	45 -16Ň-13Ǆ-12ŨƮǝ-11Ŝ-10ĺĿŞǏ-9ŐŝƑƜƵƶ-8OXĴķŃņŊŤƳǈ-7swňŕŻƂƊƞǐǔǘ7ŗƌƲǃ8QƎƯƹ9CIJť10Wĵłư11fŌŎƬǅ12dŰŲƥǂǍǟǦ13ĸ14nŹƁ15tMŀƟ17iƘƝǓ18ĶœƖ19Ɔ20S21ŁǨ22B24Ŵ25ũ27Ǟ29AǠ33Ƈ38ő40ƽ42Ǜ44ǩ
~<sic	78 -13ǝ-8Ʈ10x14W20ƽ34Ǜ35Ǩ
~<sid	63 -13Ƹ-11Ƃ-10ŨǄǏ7Ɖ8ŭ10Ǧ11ĶŔ12ƽ13œǂǛ15Tł16ŧƁ19Ǎ21Ų22C29Ǡ30ƇƝ
~<sig	61 7IWĽŖƁ8Ƣ9œŠǉ11ƨƲ12yZ13ƱǠ14Qƒ15J18ǃǩ22ő26Ŏ27Ǔ29Ɩ35Ł44Ō
~<sim	86 13Ļ21Ǝ26ư
~<sin	57 -23Ō-9ŇŜ-8ƿ-7Ŏƒ7IƸ8PżƆƪǂ9ƣ10Gƛ11Bţ12Ƙƹ13Źƌ15ŗť18dǅ19ǟ22f24t26ĸ27i29S30ő31Ǟ36ũ54ǩ
~<sis	72 -9aƼ7hǤ15UƷ25Ư27Bƽ55A
~<sit	64 -10ǩ-7ĴĿŭ7rHŚ8Ǩ9zŹƝǦ10jĵƙ11F12ĹƘ13Y16Ű18Ķ21Ƈ22ƥ24Ǜ26n27Ɵ30Ŵ32ŀ34M
~<siz	82 -10Ɲ12rǞ13œ27Ɔ31Ƭ
~<sk	73 -9Ǧ8Ɓ10pŊ11Ơ12B14ů16Ƃǁ19ŀ22Ǐ29j35ǀ
~<ski	80 -10Ǧ9Ɓ11pŊ14B15ů17Ƃ18ǁ24Ǐ
~<sky	80 12Ơ32j40ǀ
~<sl	62 -14Ǉ-9Ńǩ-7ƊǗ7Ŀž8ľ10ƀ11iň12ĸŌƛ13Ũ15bĽŰ16ƍƤ17Ļłǟ21Ƽǡ24Ƈ29n32U34x43ǎ
~<sla	78 -8Ɗ8Ɠ9ž14ǎ15ǟ21U32Ƈ
~<sle	69 -15Ǉ-9Ń9ľĿ14Ō15ĸŨ18ŰƤ19Ļł26Ƽ33n39x
~<sli	83 -7Ǘ8Ť14ƀ21Ľ22ƍ30ǡ
~<slo	76 15iňƛ20b22U25ǟ40ǎ
~<sm	62 -11q-10ƛ7HǛ8ƐƦ9ǈ10ũ11ƞƬ12AƤǄ13ńƥ18ŧ19ŐŦǃ33ǂ39Ǝ65ƹ
~<sma	70 -11ƛ8ǜ9H10Ʀ11ũǈ13Ƭ14A15ńƥǄ18ţ20Ǝ22ŐŦ
~<smo	67 -18ţ-11q9Ɛ12ƞ14Ƥ20ŧ24Ǝ36ǂ71ƹ
~<sn	75 -7nA7ņǤ9Ǆ14ś32Ž42Ɵ52j
~<sna	84 8ņ16ś31Ž
~<sno	80 -7cnA10Ǆ45Ɵ56j
~<so	30 -15Őǘ-14Ǒ-12Xő-9ŏšƊ-8Wůƃǎǩ-7ŻƋƑƼǥ7EPŧűƽǁǙ8ŖŰżǅ9inYĻƈƸƹǃ10zLSŇŌŠŷƝƟƦ11lvCUVĶļľŉŒŽƄƔƕƳǇ12mpƠƤƬǋǕǨ13qŁŜſƥǞ14egňŗŢŦƓ15uņœŴŹžƯƾ16hĵţų17kĸńŞŵơƨǆǈǗ18fƺ19HŕŪ20AĿŘŤǚ21Ĺ22ŃƩ23ŶƢ24w25c27ķĺ28Q30ƿ31y
~<so>	35 -13ő-12Ǒ-10ŏǩ-9oŀǛ-8ťƊ-7aůƉƌ7tDJKORřŭžƕƤƥƪƺǁǙ8ĻŮſƻǄ9GIŃŒŗŲƸǗ10gTļĿŵżơƵƾ11fwAşŢũǇǣ12CƞǕ13LŤƓƖ14cyĵķƈƬƹ15qUŌŶƩǚ16sSŪƝ17ĹńƔ18ĺŕŦƦ19ŁųŷƢ21ikňţ22hQƠ23œ24npŝ
~<soc	72 11j13ĸ17ǆ19x24ĶǗ28ƿ50e
~<sof	81 9Ɖ13ĵ16g27q
~<sol	71 -14F-10Z-7Ŏ9ƅ10ƕ11s12PŶ13ķŖ14ƉƢ15fŠ23ņ24Ŝ31ű35ǆ
~<som	44 -14š-13sŨ-11nI-10W-9ƃƵ-8ũųƛƠ-7BňŌŐƗƱƴǎ8fjFYŖŢŤūǝ9NƮǅ10Šƕƾ11ĿŶǜ12zPĹƤ13ŗǞ14žơƺ15ƥ16ľŀŵſƳƶǚ17ĸŽǈǋ19ķŴ21m22Ŋ23Ư24ņŞƨ25ĺ26A28Q31Ř
~<son	70 -13p-12ǆ-8itǟ-7ƭ9Ư10źż13ų15ǃǈ19Ź27Ǟ28u35y36x37v43w
~<soo	71 -11ǜ7ƕ9Ɓ10ľ12yĿ14V15Ƅ16ŕ20Ǟ25Ź27H43Ń
~<sor	72 -8ǈ7zTƺǩ9ǀ10c11Ƴ16ņ20f21a30Ʃ
~<sou	64 -11S-7Ŧ7CLNŌŽƜ8FŨƽǛ9ŧƆƉǈ10ţƸ11i12Ǩ13G15Ľ18bƟ19l21ť28c45Ň
~<sp	50 -20ǩ-17Ō-14P-13F-11y-10c-9ľŇŨƗ-8diĻŶƸ-7ļĿŖƜ7ŽƇƯǃǇ8HŚŵƍƝ9MşǏ10łŏ11CƊ12tŕŰƷ13Ɛ14ƾ15ĴţƘǀ16rƣƫǍ17Ɖ18ǋ19ƞ20oŴƨ21kŻ22OƢǌ23qǂ25fX26p30b32J35s36g
~<spa	69 -20F-8Ľ8Ǘ9Ǣ11ƅ13Ƈ17Ɗ21Ɛ22J25ǋ28Ɲ31Ŵ34Oǌ
~<spe	61 -17Ō-8ľ-7Ŷ7ƶǩ8tNƽ9w10Ʀ11glŵǃ12ŚŽ13a15ŏ16s17k18ƞƾ20J21Ƙ28Ż33X41b
~<spl	75 14ƍǇ16Ĵ27ƫ40Ƣ
~<spo	63 -16P-14aǩ-13Ɲ-11Ƹ-9cd7Ɵǋ9ƙǘ10Ľ13ŰǏ17CMƉ20Ʒ22ǀ23r29ƨ30gs31oq32ǂ34fp
~<spr	66 -8y7ť8Ĵ9ŃƮ10jt13k17H18ş19ŕ21ł24ţ25Ǎ28ƣ
~<sq	70 8ū10ǁ11ķ15Ɠ17ǋ31ǖ39Ɔ
~<squ	70 8ū10ǁ11ķ15Ɠ17ǋ31ǖ39Ɔ
~<sr	82 -14O-8Ń90Ƅ
~<sr>	84 -14O53Ƅ
~<st	37 -17Ĺƅƭ-16Ƴ-15sƒ-14YłŝŪ-13Ơ-12LNŦƃǄ-11eĿŖŧŶơƶ-10hWĻŎůƦ-9pxTŴſ-8iļşŠţťŲŽǀ-7ņśŞƕǛǠǩ7rĺšƗƝƩƯǌ8OSƣǕǖ9ķŷ10KĶőƙ11vHJŌŐźƄƤǈ12EIřƖƷ13ƧǇǜǣ14ƫ15yUŔŰƼǎ16qŘƉ17MVƐ18fūŸƋ19ǗǟǢ20Ʊ21ũ22mt23C24ŀ25X26jƇƜƮ27ŢŤǏ28ǋǘ30Ɔ34Ũ35ƚ37DǍ38ƥ39ǅ
~<sta	47 -12G-11Ɲǋ-10sYŖƭ-9LQŀŞƲ-8zĹłňů-7iDUĴŎŝƳ7FĵĶŚŨŹƉƚ8kŰ9tƋƏǓ10nŏŕƛǔ11SķŃœƥǍ12Hńŗ13jEǜ14rőř15fŐ16VƩǟǣ17ǈ19RūƄ20Ť21ĺŘ23ƤƱ24ŌƜƷǇ26C27X28Ÿ31Ţ40ǅ
~<ste	70 -14ƅ-9ǟ-8Ĺ7ŊǞ8dǨ9Ɖ11ƛǎ12g14ǅ15ž18u21Ǐ23ũ26Ƽǘ28Ɯ31Ư
~<sti	54 -10ƭ-9xǓ-7ǅ7Ŝǟ8ƀƋƺ9ƞ10ŀ11jZƵ12ŉ14ftŬƬ16Uǩ17zCƇƔ18ŷƖƧ19P20ũ21q22cQ23v25J29DI31ƫ32Ũ
~<sto	54 -12ǔ-11žƗ-10F-9Ơ-7ĺŰƃƳǩ7yVķǞ8Ɓ9ňųǅǌ11ŊǊǡ12OŔƝǘ13ŀōŢ14j15ǟ16Ǣ19ǎ20ŤǏ24M25Ʈ27ǋ30Ǘ31Ɛ41Ǎ46ƥ50Ɔ51ƚ
~<str	57 -8ǌ-7esǩ7lEřŚǆǣ9ň10Ŕƽ11ƞ12GŜ13ĴŀƑ14tŇŭƓǃǕ18K21UšƼ23Ǎ24Ű25ǋ30ƙ37D
~<stu	57 -13ǩ-11Ƽ-9ƒ-8ƔƠ-7S7Łƿ8sAŞƲǏ9XŋƉǜ10Ũƣ11ŀƋƱ12ƮǐǕǘ16Ɲǂ17ư18Z19ŵ20Ƣ22ƇǢ23ƥ29ź34Ɨ37m
~<sty	76 7Ɖ9ƣ10ǈ27Ǒ
~<su	51 -19ŷ-12ŵ-11Ş-9Ƌơ-8Ɨǈ-7yţ7aĻƟǙ8ĸŖŭƝǇ9ǐǓ10ktZ11ƿ13Ō14Ūǩ15i16Ŏ17ųǤ19xŸ23ķƌƪ26ǜ27L28Ŷ29Ɗ33j35Ǖ38Ƽ59Ǒ63ǒ
~<sub	63 -11ŵ-9Ƌ-7ƴ7ů8ƅ10Ǥ13Ǔ23Ō37Ŷ81Ǒ84ǒ
~<suc	89 10Z11w12ŭ13ƻ
~<sud	87 11ŭ14ĸĺ
~<sue	74 8Ŀ29ķ42ǜ
~<sug	82 8ƽ14Ǚ21ƴ32Ƽ
~<sui	86 -8ǩ10ǡ12ķ15Ň34L
~<sum	76 14Ɵ17Ǉ22k26x46Ɗ
~<sun	82 -7i31ƌ60j
~<sup	68 -7x7Ŕ9rt10z11n12ƿ14L15Ɲ16ǐ25Ŏ33ǩ50Ǖ
~<sur	68 -12Ş-8Ǒ7ĻƌƱ8ŏ9OZŨ10xǂ12ŀ13aǤ17Ŗ20ǒ28i29Ƽ34ƪ
~<sus	86 11Ƅ34Ÿ
~<suv	89 -28ŷ25ų28Ū
~<sw	66 -10Ǌ-8FI-7Ňǩ7Hƫ8ơ10Ĵũ11łƶǖ12tŌŸ13Ɛ16D17cM18Ŭ20X21Ƶ24ő28ų42Ţ47ƍ
~<swa	87 15ũ30Ƶ38ų
~<swe	80 -9F-7I8w9ƫ11ơ14t15ƶ16Ɛ20D21c23Ŭ
~<swi	70 -10Ǌ11Ĵ12łǖ13Ÿ14Ō18M22X26ő45Ţ50ƍ
~<sy	67 -7ǔ7Ǜ8EĶǝ10b12D14Ǖ18ǘ20Ǝ28ǖǗ
~<sys	68 -7ǔ8ĶǛǝ10b14Ǖ18ǘ21Ǝ28ǖǗ
~<t>	87 10ǘ15ſ31b
~<ta	45 -20I-19ŀǩ-18ř-14ĺƳ-13Ơ-11ĿŌŬ-10yŕ-9ƝƟƫǈ-8luGPŁŖǔ-7xļŷƜƢƶ7aƏƔ8Aĵƅ9kŴƋ10nvMOĽƗ11ƬƵ12rŒƓǞ13ťƉǨ14ŢŹƖǛ15ŇŨ16śƯƱǃǊǙ17ķŧ18sńƤǁ19zź20ųǖ22ů23TłƧ27ǂ30Ǡ31B32ƺ33ŋŠ35N46ƻ47ū
~<tab	75 -9Ơ7LŚ9T10ł11ƥ12Ʈ15s16Ž25n26MƉ
~<tac	89 18Ŵ26Ŷ
~<tak	51 -25ǩ-17ŀ-11ĺŬ-10XŶƳ-8A-7rsyĿŌŷƠƮ7etNŒũ8ĴƪǠ9ƏǄ10ŎőųƔ11ŭ12Ư13k14ƗǊ15ś16Ɠ17Ɩ18ŇŢƬǨ19Ǟ20ŠŨƱǛ21ǂ22łŧŹǁ23zķƤ24ź25ǖ28B30ůƧ56ƻ
~<tal	58 -12ņ-8ƫ7Kō8XƯǩ9Ǡ10hBƷ11iOĹ12ĵƨǂ14ť16aŇ18v21sAĽŠ25Ǚ26r28ń39N46ƺ
~<tap	83 11ƛ67ŋ
~<tax	78 7f8Ǌ11ǆ14Ƶ16Œ18ƅ20ǃ29Ǡ31T
~<te	41 -16ŷ-15ţ-14bI-12GLłǐǥ-11XŇŞ-10ĺťŮ-9aķŉ-8ŌřşŻǝ-7coDŦųƔƛƻǓ7qĴļŁšŪűżžƥƧǆ8CEńœſưƱǛ9kuƂƞƢǖǘǜ10MĶ11ĹŖŭƝǕ12iŶƊƟƴ13ƾ14xŕƳƿ15ŊŢŽƄƨǁǙ17ōŤ18UŔŨ19Ɯ20FǄ22Ǉ24g26l29Ʃ33Ź36P37ƭ42ǈ43K44B
~<tea	74 -11h-9Ů7Łƨ10U11Ʒ12ǃ14Ķ16x17gƝ25ǈ38P40Ǉ
~<tee	69 -20ŷ9ŭ10Ţ13źƿ18vƂ74Ź
~<tel	44 -14I-13bĺ-12ǥ-11G-10XŇŞǐ-9łť-8ŉřśţǝ-7aowLŦŻƩ7nqFSŝŭůŶƉǑǞ8lxHļŗƟ9ĴŠšŪżƥƧƭưƿǈ10gEńűſƱǛǩ11uCĿŢǆǖ12ƞ13Mƨ14kĹƊƴ15Ŗ16iUŨƳ18ŊŽƄ20ō21PŔŤ22Ǆ39B
~<ten	78 -10z-7I9ĺ10Ƴ11Ɵƣ12C14Ƣ19R28FƜ
~<ter	68 -11ţ-7Ɣ7wœ9ŨƜ10W14BǕ15ǜ24ŕ59Ʃƭ
~<tes	79 8ƹ11ŧ13ž14Ŷ25Ǚ30ƾ31ǁ
~<tex	69 -9ǩ9ǘ14ū23ś34l73K
~<th	17 -24T-16ƨ-15XŖ-10g-9ń-8oĹ-7Ÿ7MĻŘŢźƭƳƺǊǏ8ĵŏőţƌǁǚ9eŋŻƒƗǍ10RķŞŶưƹǗǥ11rŐŰŵƁƉƶ12DĶĺĽżžƥǄǣ13VůųƎƏƐƣƵǤ14fJņŕƄƈƙƛǃǝǨ15AQŗũŮŽƚƩ16wǟ17hsŁŚſƊƍƘƜƫǋǌǛ19lłŨǆ20jWŔřƅƖƱƻǑǧ21vEŀňŷƋǈǞ22ŒƠǒ23ŌŤ24dŹƟƪƮ25kśťǐ27aŜŭǓ28xĸŦ29yƞǦ30GŬƝ31ūǠǢ33ōŝŧ34bnƑƧ35Ņ38Šƕơǩ43Ň44S
~<tha	30 -21Ǉ-15s-13iŘŹƬ-12XƊƚƨǞǨ-11NZĹǊǟ-10eyPYƗƲ-8rƂƮǈ-7ŖƟƭƶƷǄ7lxHŐŗŝŴƇǁǌǜ8hŌţƁƄƆǉǔǕǖǢ9knWĵĶļŁšűƅƜǧ10ŋŲƏƺƻǂ11Aķųƌƍ12CŔŕŸż13Mů14otDŻƑƥƿǀ15ajƈƪǦ16Ŭƙǝ17dŪƘƝ18uŅŧƩǋ19ś20RƧ21QĽũūŮ22ŀŒŦ23Sř24ǩ26ŤŽ27Ƴ28p30Eĺ34Ŷ40ő41ŭ42ň43ť49G50ŇŠ51ō52bĸ56Ũ
~<the	19 -26T-24Ň-21Ļ-18B-16ŃňŊ-15Ÿ-13iCILXŖ-12oĹŏ-11prNŨ-10ǖ-9ĴńŶǎǜ-8ő-7tzHƬ7ķűǏ8DWYĿŽƀƇƦƯƾǕ9ĺşŻżƣǍ10ŰƌǇ11ōŤƲƽǊ12JņŠŴƩǣ13ewŌřũžƍƎƥư14ůƒƗƙǋǗ15lĽŀŐźƜƢǁǃǤ16fGĶŗƏǄǥ17UŁŕŘųƐƚƱƶǆ18kśƁƄƉ19vƅƈ20EƝǞ21łŚƖƻǌǒ22ŞƛǛ23hŵƊƪǑ24sŷǧ25ſ26ǐ27SŔŦƋǨ28ŒŜƑƟƫ29ŬǈǦ30xƠǟ32nŅūƞǠǢ33ŝŹǓ37Ʈ39y40ƕơ42ŧ44Ƨ
~<thi	41 -21ƨ-17Ǩ-15ŒƌƦ-14oƿ-13Z-12Yư-11Ƒ-10ŻƁƄƫ-9nRTŗźſ-8FPŐşŢƜƮ-7gvĶńšǇǍǎǑǢ7mxŠŷƘơƣ8ŊŜƹ9hŀŇŽǡ10QňŔŕ11ŖǊ12V13iyG14kƗƻǈ15Xǟ16j17Ō18dĴłǞ20NŎƭ22c23sM24ŝ25BIľũƬ27Ŀ28Ɩ29Ĺŋ30AŁŃ32Ƶ34ŏ40a41HĻ52ĺ59r
~<tho	56 -9D-8Cǖ7Ɨǌ8EńűƅƎƞƵ9AHZŕƉƍǄǒ10ĵŝŲǊ11ſƈ12Ŋǐ13x14Ǒ16iǇ17wŽƑ19Ʃ20Ǥ22Ţ30Š36Ň37ǩ
~<thr	51 -14c-11Ɣ-10ŏ-8mǩ-7Ĵǟ7šŬżƂƗƱƻǜǝ8łŵƦ9z10ZŅƁǦ11ƚ12śŧƧ13nĸŐ14ŊŖ17ǥ18ŤũƜ19jƳ21ŗƨ22Ũǖ23ƕ24Wǎ
~<ti	47 -13Ǟ-10Ƈ-8UŌŗżƀƼǁǔ-7ŀŎŒŖŨƨǗ7ņƾǏ8kŵƉƛƴ9őšƺ10ķŶŸ11PW12SŜţŲǈ13qű14ƟƧǇ15ĺƖ16ŕƸ17f20s22RŬ26VĻ27ǎ34OŔ37ł38gŃ39LN41ƭ47Ż
~<tic	65 11Ĺ12N14ţ22Ŷ26Ŕ59Ż
~<tie	83 -17ǩ7Ľ10ķ19Ǐ27ł37f
~<tig	87 10ǝ13L14H22g
~<til	68 -7v7sƗǧ8gƩ9OƖƾ10ƄƑ15Ń17Ɖ24ŕ29ĺ60ƭ
~<tim	53 -11TǞ-10Ƈ-8ƀ-7ŗƗƨƼǁǈǔǗ7ĵœƐƑǀǖǣ8ĺƦǘ9ņƈ10ƛƴ11kŸ12šŵ13ŲƟ14Wũƺ15Ŝ16Ļő17gsS18Ǉǩ19ŔƧƸ28V29R32Ń33Oǎ36N38L
~<tin	87 13gƉƘ22ǈ23q
~<tip	84 12ŉ23T44ł
~<tit	75 -12ũ8ǐ10ǈ11ķ14ű24Ɩ26P39Ŭ
~<to	29 -26Ť-23n-21SƩ-20ǈ-18pǡ-17rǖ-15ť-14ǅ-13wWƒƻ-12ǋǒ-11PĶƇǇ-10ŕŖŚ-9DRņƃƽǛ-8hŞŰſƅǣǥ-7FƆǃǎ7iuŐźƑ8gVŇŝŽƔǨ9ĿřųƙƛƮǌǜ10ozĹŹǓǗ11ĴŶžƜ12NńŅŗşƀƗƳǙ13ŭƭǉǔ14dyƂƚǁ15GTY16eƕ17jŲ18ŋōŜ19Bļœţƹ20KŨ21tHLŵƓǦ22sĻƯƷ23ĸĺŧǝ24ł25aś26Ƥ27C28Oŉ29XZľŃ30A31Ǟ32Ɓ33MŎ34ƫ35Ţ36Ō38Ł41ƶ42Ǐ46ů48Ƶ
~<to>	31 -23Ʀ-21S-18Ʃ-17pŤ-16Ŗƪ-15ű-14inş-13qǅǈǒǛ-12j-11wŏŒƻǋ-10ǣ-9rǂǖǥ-8fvťƟƿǇǡǢ-7DWƁƃƊǆǊ7kIńŘƙǩ8ŇŷƸǧ9oķƌƧưǀǍ10ĿřŴƑƮ11Ɣǔ12ųǌǜ13dLǓ14OVǗ15zT16NĴĻƗƜ17GŝŶƭǁ18tļŜŹ19BĺƤ20eyAKĸƕǝ21ŋƓ22XľŲ23Ǐ24Zō25sŧ26aœţ27HƷ28śŨŵžƯ30ł31Ŏ32ŉ35Ń38Ǟ39Mƫ41Ţ45ŁŌ47ůƶ56Ƶ
~<tob	79 12ǂ48ƹ
~<tod	54 -18ž-16ǡ-12Ń-11Ŋ-9Ƨ-8RƠǩ-7oķ7ő8C9Ɠ10xŜ11a12ŀ13ƪ15v16t18Ĺ21jǥ24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
~<tog	76 -9Œ11f12Ǌ13Z15ǉ18s19M32ş
~<tol	73 -10Ƴ-8ǩ-7ƽ7ƙ8Ņ9jlY10u11ŖƁƧ12ļ13ƾ14ŔŦƼ15ƴ18d28B29A
~<tom	65 7I8Ƅ9ƬǕ10űƤǘǣ11jǝ15Ʀ17ĸ23L25Y
~<ton	78 11b13ŉǝ14rŖƤ15ś19Ʀ
~<too	56 -11r-10Ż-9ŏƾ-8ĶǈǦ-7aſƶ7Ŀǂ8łŎź9ŠŪƪ10ƘǑǚǛ11Ňŧ12ƂǄ13otşũ14X15ńƿ16ň18s19UŽƨ21j22Ƴ23Ƭ24Ǚ25qƝ28Ǣ43Ǐ
~<top	69 -10ž8O9W10ǔ11Ǩ12ƣƵ15TǊ23ƈ27Ɖ30ľř31Ƃ32ŗ35Ǧ
~<tor	84 -9W10ǝ14Ŀ33ƚ
~<tot	74 -11Ť-8ǥ7Ɨ10ƹ11ŅƠ12ZŵŽ13gƀ20Ŧ24ş25ǉ
~<tou	79 9ō10Kń11ķƹ12ƿ13ŀǝ14Ƽ17Ŝ
~<tow	67 -11Ƅ-9nŚǖ-8ŗ7ůǩ8ƣ12ŭ14Ň18Ɵ20QX21EǕ26Ǧ62C98Ɓ
~<tr	47 -17Ŀ-16ǩ-14Ɣ-13G-12ƕ-11ƙ-10ŐŲǇ-9CƋƗǧ-8vRœşšƖ-7gnĴŷǈ7DƘ9ǜ10cLUŵǛ11IĹŞǞ12Ū13ŝųƿ14Ŏű15ǋ16ǏǦ17Pńŧŭ18ŬƼ19ZƏƟǀǚ20Aƍ21QņƁ23S24Ǚ27Ʋ29kŴ31ǘ35ů36ǐ48Ŷ51Ƒ52Ž
~<tra	60 -14G-12ŀ-11ųǧ-8C-7Ş7lYǊǘǣ8ǋǟ9ƂǛ10źŻǒ11ű12Ǐ13Ɲ15yQ20S23ǐ27ǀ29ůƍ30Ɵ34Ǚ36P57Ž
~<tre	63 -16Ŀ-10ƙ-7Ɩ9j10k11D13ŤƘ15i16ŞŧƼ17Ǆ18ƿ23Uņŝ29ǚ30Ŷ58Ƒ
~<tri	74 -7š7Ɯ8Ō10ń12Ž16ǀ19Ƒ27ů28Ɓ37ǘ39k
~<tro	73 -11Ǉ7ĸƸ8ĵśǘ9pƛ10ƽ12Ĺ13tƼ14Ş15ű21ǜ
~<tru	58 -14Ɣ-13ƕ-12P-10Ƃ-9Ǆ-8Ų-7vyLŷ7ŧǛ8ĹƦ9ŀłņűƁƫǏǞ11SŰ13Qǋ16ŵ18c19Ū21Ŏ22Ǧ25Ə26Ŭŭ27AZ29ų35Ŷ36Ʋ37Ŵ38ǐ
~<try	78 -13N-8Ő12Ů13Ǟ14Ž20ǘ22I23ń29L
~<tu	61 -13yǩ-8Q-7dwżƳ7ŎŚŰ8Vķ9pƧ10ŤƗǧ11AYǊ13zC15ƪ19aŹſ21ŉ23ŀ26Ƌ29cv31ţ32ƍǜ35ƴ37Ʊ
~<tub	80 -13v36Ƌ43ƍ
~<tui	86 54Ʊ
~<tur	65 -13yǩ-7dż7Ǟ8VŎŰ10pķƧ11ŤƗǊǧ13A16ƪ21vŹ22ŉſ25ŀ33cţ34ǜ37ƴ
~<tv	87 -10ƥ9Ő13Ɗ16Ɨ19ƚ
~<tw	77 -8T9ţ10ŕ11uǥ13Rũ15wĴƻ40y
~<twi	78 -8T10ţ11uŕǥ13Rũ15wĴƻ25y
~<ty	70 -8ƒ-7Ǎ7f8p9ļƉ10Tƿ11ǉ12Ƈ13ǔ14ƣ15ǆ16bE17Ǆ20d33Ʃ38Ƽ
~<typ	70 -8ƒ-7Ǎ7f8p9ļƉ10Tƿ11ǉ12Ƈ13ǔ14ƣ15ǆ16bE17Ǆ20d33Ʃ38Ƽ
~<ub	83 48Ų
~<ube	83 48Ų
~<ug	80 10ļ16ĵ17ǜ19ņ31Ǥ
~<ugh	86 8ņ19ǜ26Ǥ
~<ugl	86 8Ǥ11ļ12ņ18ĵ
~<um	63 13ǩ45Ǧ48Ƃ
~<umb	63 13ǩ45Ǧ48Ƃ
~<un	51 -21Ɔ-20Œ-15Ɖ-12Ŀ-11ŝ-10Ǡ-9ŗ-8sơǧ-7PťǥǨ7Wļŉƕǅ8iyŪƙ9BŚŻǤ10ghDYŅŎŢƲ11ŕƨ12ũƠƭ13ŮƊƥƺ14ĸş16XňŖ18ĺǃ20nƞǀ21ŀ22ƒ23Ƥ25ŞƩ27ǌ41ƣ52ſ
~<unc	83 -7ǩ7A9ư10T11Ʃ16ǟ19B
~<und	58 -16Ɖ-8Ǡ-7sĿťǍ7GůƖǡǩ8jĵŃƘƛƽ10ƙǅ11ciŚŪ12ŻſƣǤ13hŅƲ14Ŏ15Ɗ16ũŮ17ş18ƺǀ20ň21Ŗǃ22Xĺ24ǌ26nƒ
~<unh	87 -11ŝ50Ş
~<uni	60 -22Ɔ-16Œ-9ĵ7ǌ8ǋ11yWļƕ12Ŭ14Y16Ơ17ƥƨƩ19D32Ƥ36ƣ50ſ
~<unp	89 9ĸ39ƞ
~<unt	89 13O21ŕ26ƭ
~<up	43 -19ǩ-14ňŖ-12oǋ-11sŢƧƷǞ-10ŅŇŬŶƢ-9vLƟƳƵƶǅǦ-8yPRŧũŪŲƕơǂǉ-7bBGQŀņŎşſƞ7dļţťŰƇƈǒǤ8ŚƬƮ9Cŗ10ńŐŘŹƹǢ11rĿŽƓǌǏǟ12ķĻƃǚ13ŜŠ14łŉƾǝ15VřƩ16jĴƋ17H18Ĺ19xƪƲƴ20KŁśžǍ21ŨƙǗ22ǆ23i24œƣ25Ō27ƅ28k31tǊ34ŔƤ35lƉ37ƌ46ŕ
~<up>	44 -14ňŖ-12Ɯǩ-11oŢǋ-10sŅŇŬƢƷǞ-9ŶƧƳǦ-8qvLPƟƵƶǅ-7byBŀşŧũŪſƕƗơǂǉ7dgYŰƏǒ8rļƇƈǔǤ9ĴŚŝťƬƮ10Cŗ11ńŐŘŹƹ12HĿŽƓǌǏǟ13Ļƃ14ķŉŜŠ15ƌƩƾǚ16Vłřǝ17j19xĹ20ƣƪ21KŁžƴǗ22Ƥ23ƙǆ24i26œ27Ō29kƅ33Ǌ35Ŕ36lƉ37t48ŕ
~<upd	69 20Ʋ21Ƌ22Ǣ37ƌ
~<upg	89 10Ǎ
~<ups	71 -7t8Ɔƣ9HƜ10n12q16ţ22ƗƤ27Ǎ30Ũ
~<us	50 -12Ǘ-11Ł-10ŃŖ-9e-8Ň-7pǒ8rƕǅǆ9vz10ĵŋŹƅǐ11ƹ12łƗ13őƄ14Ŏǘ16I18ņŴǑ19ĺ22JĹ23Lţ25ŐŲ27s31œųŽǖ35ƿ46ļ92ŭ
~<us>	63 -20ǩ-18A-10Ń-8p8Žž9aŪ10x11Ľ13vzŋ14rĵ18ĺ19Ŏ20Ƅ25ņ30Ĺ41s60ļ
~<use	55 -13Ǘ-9Ū-7ǒ7D8ǂǓ9ŵ12Źǩ13Jǐ14Ɨ16Ő17ǘ19I21Ǒ23Ŵ26ţ28ŲŽ35œ36ųǖ40ƿ70ŭ
~<usi	86 -19D-15ǩ-14e16ƹ17ǆ19J20Őƕ21ŭ
~<usu	73 -10Ł7ƅ9ĺ10W12ǡǩ14Aŭǅ15ł26L
~<v>	83 15Ɯ19ū23Ŷ28Ū
~<va	57 -12Ų-11H-9ǖ-8Ŗ-7Ŀŷ7xű8ƊƓǏ10ņŸ11Cũ15ľ16Ŏŭ20ƒƪ21Ƙ27Ɵ35ƹ37Ʃ38Ǣ41k64ǐ
~<vac	79 41Ɵ42k
~<val	61 -9ǖ-7Ŗ7Ɓƛ8ű9Ɗ10Ɠ11Ÿ12Cũ17ľ18Ŏ21ƒ23Ƙƪ32Ʃ35Ǣ
~<van	74 -15Ų-12H-9ŷ7Ǣ9ƀ15kņ21ŭ84ǐ
~<vap	84 53ƹ
~<ve	60 -14ƪ-12p7Ǧ8žƇ9ŭŵŻ10OŤŶ11Ł12d13ū14Ş15Ű16Ŭ17ų22ǖ26Ŵ31ǐ32Ū34ǅ40Ǖ
~<veh	64 -7ǥ7żƄǦ9ž10ŭŵŻ11Ŷ14ū16Ű17Ŭ18ų29Ŵ35Ūǐ
~<ven	76 -17ƪ7ǧ11Ƈ20Ş31ǖ44ǅ51Ǖ
~<ver	84 -15p10Ō15OŤ17d
~<vi	63 -14ś-10Ǡ-7Ń7gƅ8a10BNƗ15eZƻ16Ƈǁ24ƾ27Ż29M40Ɯ87ū
~<vid	84 -8Ń11g14Ɨ39M
~<vin	71 -15ś20Ƈ103ū
~<vio	83 36Ż
~<vis	76 10a13N18e19Z21ǁ29ƾ49Ɯ
~<vo	77 -21Ő-14J10ľ15Ŀ16a17Ł19e22Ə25ǩ29Ľ
~<voi	86 -16J12ľ17Ŀ18a21e33Ľ
~<vol	84 24Ə
~<w>	81 -12ǉ16b18Ǒ26Ǉ35ő43T
~<wa	35 -23ŗ-18d-17Ů-15Ř-14NŚ-13iƦ-12Œ-11ĿŁţŭŹƜ-10uvUYŷ-9CĸųƚƧǐ-8ghWńŇŏřşŪŴƉƪƾǆ-7IPķōŢƓƥƩƻǒǢ7bũƞƷǝ8JĹņǤ9ĴŔŸƀƤƫǍ10kxƍǁǔǧ11ŎœƅǦ14opŽƒǄǌ15ĺƂ16TŠƃƴƼ17ŀƬ18rMXŉŧƄƇƈ19y20Bơƭ21Ōšůư22ŃňŨƱǜ23Ŧ24ƽ25ļƋ26Ņƙ27sǓ29jƳ30ż34ťƶǩ35Kǉ38ŵ39Ļ44Ť58ƛ
~<wag	75 -12Ǌ-9Œ-8v10ǜ13ǣ23ƃ33T58ǉ
~<wai	74 8ǌ10Śǧ12ǜ13ĺ16rǏ17s18ŵ20Ǔ24Ń27ſ
~<wal	59 -13Ũ-10ŧ-9Ĵǟ7nƛƤǨ8ŐŸƧ9ŵƐƠǈǖǘ10RĻ11Ʈ14Zƌ15łż16ǝ17Ǎ18ƣ21Ɨ23Ť24x26ƇǄ28ǔ
~<wan	45 -18ŗ-17Ŧ-15Ś-13Ř-12ł-11mNƒƦ-10ǘ-9cŔƧƿ-8ŞƩ-7iŖŠũŵŷŹƓƟƮƯ7eAŅőŽ8ƃǞ9oǧ10ľŊś11V12bžƗǁ13LŝſƁƵǦ14yŀŕ15Oƀ17JŎƂ18Ĵ19K20Ńǌ21M22Ĺ25X26ƫư27ƬǓ28s29Ƅ30ǩ32ŉơ33Ō35Ʊ36ƭ39Ļ41ƶ
~<war	84 -16V13Bǀ16Q27ǋ54j
~<was	45 -18d-13Œ-12ƌ-11ƫƬǞ-10ŀţŴƭ-9łō-8őŕƗǋǢ-7XĸĹľŎŝƉƺǁǣ7tŖǅ8TǘǤ9ĵǊ10rűŸǙǛ11kƲ13Ļ14ƞǉ15ĺƋƤ16ǩ19ƅ20Ƽ21ũƴǜ22œŔ23ň24p25ļš26Bŧŵ27ƈ30Ņƽ31Šƒ34ƛ36ż40Ť45ŨƳ49ť51Ŧ
~<wat	59 -7ƚ7Ƒ8Ɗ10ƍƠ11ǩ12qƘ16ǝ17Ǝ22ŤƯ27Ɵ31Ž38Ƌ55ƙ63ƛ
~<way	63 -18Ů-13Ɨ-11I-9ľ7ś8o9rsņŧƿ10ŎƑ11XļũƬƶǂ12cň13ǁ15m17j19ayŵ23Ŷ30ŀ42K47ů
~<we	40 -19ŇŘ-15ŒǞ-14ǈ-13q-12yGVŗ-11CŞŹǄ-10nJŜǇ-9goDZňōŐƧƶƸǑ-7FľŢźſƄƒƗƘƝƠƽǋǐǗ7WƴǘǤǨ8LƂƎ9IŃůŸƵǙ10ŀŎš11fhXńŕŚŪƊǂ12tŅƛǟ13lYťƖƹ14Ųǖ15Ʊ16ŝ17d18ņ19ŁƼ20sMļŠŤƭ21ijŵƅƕƺ22ŋ24Ľ28ŭ29Ƭ30kĹǝ31ŧ33R37œŨ42ƿ64Ō
~<we>	53 -16ĺ-15r-14Ň-13gƯ-9aǈǞ-8o-7pPŤ7fjƔƛǂ8ŷƊƩ9wŊ10ƀƵ11ņşƨ12Ƃ13ťƱ14ŕ15vI16ŉŴƕ17ƭ18X19Ś20h21ŁƬ22ĻŎ24ĹŪ26i29Ľ32M34ŋ43s91Ō
~<wea	78 -8ż7Ł10U11Ɖ15ƚ17Ť25Ǚ30ǩ32j
~<web	80 9Ľ10ń11Ĺ37ļ40ǖ
~<wed	83 8ǧ9ƹ12ǔ13ĺ20f
~<wee	53 -12Ň-8ny-7ǩ7xTƕƹ8giƜƤ9ť11P12Ɵ13ĺ14Ɩ16ůǎ18Ń20Ľ23L25Ų29kǝ34ŵ44ŭ52R56ƿ
~<wei	70 -13J7Ł8m10ł17ǂ22ǘ26Ŀ51ƺ
~<wel	67 -14G-11q-7s7Ļŀũ8xHţŧǊ9aNƕ10Ĺű12ǉ15p19ńŶ20Ŗ21S30t35ǟ40ŝ
~<wen	67 -12ǩ7HQ8ĺƬ9ckƫǜ11ő13lǅ15ņ17Ƴ25ŀ26ŔŨ32ƅ33œ34Š42Ť
~<wer	53 -16ĻŘ-10ŒŖŞ-7sƤ7ŠƈƦ8ƹ9ŻǨ10Ǣ11ĹƯƱƷ13śǤ14lƎƭƮ15żƬ16ƴ18Ÿ19Yš20W22Ņ23drœ31ŧƼ32ǝ38Ũ
~<wet	87 -11D13j19ƛ20Ɗ24ƙ
~<wh	19 -29Ō-22tN-21ţ-18ĴŊ-16zŬ-15ŏ-14ƞǇ-13bŧŽ-12xF-11ĽǦ-10ś-9UŭƆǁ-8fHKňƝ-7ŮźƏ7ńŰŸƈƉƔƛƧƬǉǍǑǖǘ8SǐǛ9ĶŢƑƷǙ10cryEűŲŹƌƖƚǃ11WŨǕǧ12aƢưƺƼǠ13PŃŇƓƫƭƵ14hmŷǆǝ15oGRTł16vZļƇǊǗǥ17ƃƦǅǜǨ18lĻŎőƅƤƩƲǄ19ƘƳǎ20gDJŜŵ21ōşƾ22AXŅƽ23qwŴƗ24œŔŕŦƊ25ľŗƠ26Š27BķŝŤƒƯƶ28LŒƕǏǞ30Şǔ31ŉť32ǈ34ƻ36Ŀ37ĺŪơ41Ĺ42ŀ43QŐ46Ŗ52C59ǩ
~<wha	24 -32ŷ-27Ŭ-23F-22ų-21ŁǠ-19nǐ-17NOĴŌ-16ţ-15AļŹƤ-14Ɵ-13ś-12sŜŰƢƫƴ-11zMńƿ-10bHĵŊƂ-9xƏ-8tuŶƹǁǋǦ-7ŏőżŽƄƳǀǂ7rŢǆǔ8iřŸƱ9lpyEƃƅƋƪǗ10oDIžƌƨƮƼ11ŵƵ12Řƚư13hŲƑƕƧǎǝ14vņűƷǉǓ15J16LĶ17cƬ19qYŨũƉƽǥ20QZƓ21mƺǃ23WƊơǞ24ƶ25Ƙ26wCŔǩ27ŇōƇƔƦƩǏ28ŅǊ29X31ķ32ŎƠǈ33Tłƻ34g35ľŝŴ36PĻŤ37B38Ǆ40Ŧ42ĺŗ43ŉƗ44ŀ45œ47Œƒ49Ş52Ŗ54Ŀ55Ū56Ĺ
~<whe	36 -16ņƮǄ-15a-14Łǟ-13PŌƝǨ-12UĺŞƜơ-11ōƩǃ-10biũƬ-9nwTYŉƨǇ-8uBINňţŪƉƞǊǥ-7tZŋƗƪƱ7śšŴŵƽ8Ʋƶǐ9ŠŻƴ10ŚŜſƄƛǒǗ11Jşƹ12ĶĹŸ13lƳǅǧ14RƊƭƼ15vXƿǙ16dyƟǂǎǢ17gHĸǏ18rĵļŖƈǀ20s21OŹƅǞ22QƧƷ23ƾ24Ń25M26Vǋ27D28Ƥ29S30Ɩ33G34LŰ35ő38ŕ39ť40C
~<whi	52 -15ǚ-12Ǘ-10Ž-9Ŗ-7qŢ7bľƜ8ŇŚƏ9DŻƕƴǏ10ňŪǖ11dŴƤ12ŧƯ13EļńŷƎƣ14ū15R16ǈ17ŉƻƾ18ǝ19Őőť20a21Ų22C25Q29J38ų
~<who	36 -23Ų-22Ɣ-18Ū-16ŌŴƗ-15TŚ-14tL-13ĴŊŢŭǇ-12HĿŏƒƞƣ-11ĸŒƦ-10fyYŞƧǃ-9DPĹĺĻŀŃŎźǄ-8sxNVűŽƅƉƛƝƷ-7gjvCMRőŖŘŧŶŸ7ǡ8FZſ9Ǟǧ10qŵƐƱǍǥ11Źƙ12hlwƁ13ŬưǗǛ15Ʃ17ǅ18Ɯ19ǘ20ǩ21a22Ǖǜ23u24ƃ25QńƤ26şǆ27Šƶ29oƲǑ30Ǩ32Ƴ33ļ36ƕ40ų41ơǐ43ŷ44n47Ǡ50Ƣƫ51Ŝ52ǔ55Łǈ59A67Ư76Ő
~<why	60 -19ń-12Ŝ-11œƶƷ-9ŉ-8ļŒ-7ŌőŘƭ7ŝš8ľǆǤ10Ŀ12Šǜ19ņƴ20ƻ21r23B27Ĺ28Ƶ30ǩ35Ŷ42ŀ48Ţ49Ŕ50ĺ
~<wi	34 -23ǩ-22P-20v-16ĺ-14ŪƸǇǐ-13Ʀ-12ŘƃƖǅ-11DķŤ-10ŸƒƔƣƯƶƼǢ-9ŁŮůƌƩǚǝ-8CōƅƝǄǌ-7hiuGŅũƀƓơƴƾǔ7eIUńŖƬ8wXŋŰŴżƫǡǥ9aLĶǈǜ10yAĵŜūſƂƺ11jŠŧŹǎǘ12QĹŢƛ13ƐƳƿǁǓ14nĸŚťŬźƋƵ16ŊŶ17ĴŲŽ18b19fňŝŵƢǍ20Ƥư21M22gtš23ƷǨ24p25şƨ26Ʈ27ņ28ł31r32qǂ33ŐŞ35o36sĻ39ő40ƚ43Ʋ44V
~<wid	84 8ƫ12Ǩ13Ʒ19Ƴ26f
~<wif	56 -25Ƹ-23P-18v-12ƹ-11w-10WƼ-7Ʀ7bŶƳƺ8jǨ9ǆ10Ʒ11ų19Ŵ21Ʈ22ǈ24f29ƫ31ƨ34s36t42r43ǂ48o53q54p
~<wil	54 -12Dǌ-11a-10Š-9v-8ǩ-7Ĺƌ7EJŒƹǊ8ţ9Ƭǀ10dO11ĻƄǞ12NŚ13śƕ14ŽƤǃ15o16Ő17eŌ19Mĵ22sŹ26HL31y33V42ł80Ʋ
~<win	63 -17Ř-12ǝ-10Ɩ-7ơ7ǌǘ9ƁƑ10Ť11Ɵ14ƛ16ū22j23Ǜ24ť28ǎ29ƿ31Ļ74ƚ
~<wir	75 -10Ǡ7Ǝ12Ǖ22Ǎǘ44Ƌ
~<wis	72 -12x8ǂ9Ǌ10źƗ11Ʈ12ƽ16w20gŞ21V25ư
~<wit	38 -17HŤ-13ǐǩ-12ǅǇ-11Jĺƫ-10Ɣ-9yEķŪƃƟ-8NŮƯƶǢ-7CPţůųƎơǚǛǞ7BXĶĿƽ8Sźƛƨƿ9żƳ10řŚŭŰŷƁƱ11ńŋŢŽǓ12MWŀƂƧưǡ13ƐǍǥ14AŖŶſƤǜ15nƮ16ŜŧǁǨ17QĴĻň18gŬƷ19sĸŲ20VŠƵ21bĹŊ22a25ŝŵ27Ő28š29Ƣ31Şş33ņ46ő
~<wo	31 -28Y-22Ʃ-16OŐŒ-15x-14n-13kwŔƳǞ-12ŠŪǍǎ-11Ťũ-10lşųƟ-9oŜšŦŰŷƙǅǛ-8fhFŚŨŬſƴƺƻǥ-7dœŹƄƞƽǟ7gĴĶņƨƱǓ8DőƚƪǡǦǨ9csTƿ10mŞƶ11ŶƂƇ12ŖŴ13ĵŉŭǏǔ14ƀƵǈǚǜǢ15śžǇ16BŃƃ17Ɛǁ18ƘƝǩ19MŽ20Xŗ22ŝŵư23qƦǑ24Ŀ25rƬƮƸ26ƑƗ27Ƥ28LRSƧƯǣ29Ţƒǝ31Qķů32Wĸ34Ŋ35Ļ36VŎƷ41ű43U51P
~<woo	70 8Ƒ9ţ12g20j27Ƈ50Ɛ
~<wor	40 -18Ŏ-16Ʃ-12iwxŔƭƵ-11Ƥ-10OYĸłƨǍǎ-9TŪ-8bcnrGľŒŕǘ-7akuHŀŐŚşŠŮųƖƟ7JĹŌƗ8gIĺǔ9Ŗŝ10Ķ11ŁǏ12BXŗŵ13ƃ14ņŴƚƦǄ15Ň16Ƹǐ17ǜ18Ƒ19ƒ20ňǇ21Ļ22ŊƘ23ŭ24űǚ27ķǈ30LƝ32Ƨ34W36V37RǑ39Q40qS41ǣ44ů46Ŀ54U62P
~<wou	36 -24Y-14Ĺ-12Œ-11Ő-10qOŦŨƁƩƳǞ-9dkSĺ-8nƙ-7lNŁŠŰǅǐ7bŕƖ8Lłŉǔ9HŀƏ10ƃƑ11ľǨ12DZĴŗŶƓƪƱǡ13sBWŖƀƭǦ14mAƦƸƿǘ15Ƃ16cƒ17ĵƶǢ18TŃŝƨ19MŇ20Ɨ21śŵ22Ŋž23ǁ24X25űŽ27Ƶ29Ļư30ǝ31Ư33rƬƮ34Ƥ38Ţ40ĸ46ŎƷ
~<wow	77 7Ǉ8Ŧǀ9S10uťǢ12RŢ14UƠ15ű19ō23ő
~<wr	59 -12ũƮ-9ś-8Z-7ňŝ7Ŵƞ8oĸĹŉŗƃƄǙǤ9qŎƍ10ř11K12CŃƬ13Ǔǩ14Ŀņ15Ÿ16ŵ17Ō18ƀ20w21Şžǜ23bŜŤ26Ő29ǚ40ż41Ʋ
~<wre	76 9ž11ƃ13Ũ18Ŝ25ŵƀ54ż
~<wri	66 -12Ʈ-9ś-8Z7J10oŗƄǙǜ11ĸŉŎƍ12w13K14řŤƬ15Ǔ16ž17Ÿ20Ō23b32ŐƲ
~<wro	71 10Ŵ11qwǤ12Ŝ14Ĺ15CŤƲ16ǜ17ņ19Ŀ21ǩ27Ş36ǚ
~<x>	84 12Ū13b24ŕ27ƙ
~<y>	87 -9Ľ34b
~<ya	73 -12Ɔ-9ǩ7Ɨ9HŴ10Ū11J12a13ƞ14M17ƒƜ25ƙ52Ƒ
~<yar	75 -12Ɔ8Ɨ9Ŵ10HŪ14ƞ18ƒƜ26ƙ53Ƒ
~<ye	42 -14ǝ-13Ƽ-12ŐŨ-11ňŉũŬů-10Ň-9tBCűųƒƪ-8aFĿŤƌ-7hlsDņŕŦŭƯǄǩ7ĶńƜƮ8jƋ9ĵ10wxłƵ12fĽǤ13ĴƸ14ŁƖƞǣ15œŴ16ƾ18ţ19VƔƟǀ20HŒŸǎ24Ŏǉ26p27T29ĺǊ30Ʃǟ31ŮǞ33Ź34ƈ35ő36dv40S41Gƭ42ƅ43ǅ47c60ť
~<yea	44 -15Ĺ-12ŨƼ-11ŉŬů-10nũǋ-9Cň-8Fűƌƒƪ-7jlDĿņŐŤǄ7kqš8ƜƮ9ĶƋ10ĵ12ƾ13Ǥ14Ƹ15Ĵǣ16œ17Ŵ18vŹƟ20ţŸ21VƔǀ22HŒ23ǎ26ǉ28d29p31cTĺǊ32ŮƩǟ33Ǟ36ƈ38ő43S44Gƭ45ƅ49ǅ63ť
~<yes	73 -9B-8ŕ7ŋ12ŏ16dĹ26ł32Ł39Ŏ
~<yet	67 -22ǝ-8t-7Őǅ8ƍƾ9ŀ10ǋ11nuƵ12w15ǟ17f19ń23jx25Ź27cƖ30vƞ
~<yo	14 -22Ť-20ťƇ-17ƅƆ-16ź-14Ŵ-13v-12ơ-11Ŧ-8ōƷ-7ƋǗ7YŭŮƠǆǦ8GŋŌŘŰƀƎƒƬƱƳƼǜ9eyJLūŻƖǒ10ĴĺƞƟǎ11sĶőƕƜƭǈǢ12aCQĹŖŸƹƽƿǄǍǓǣ13wZƂƚƢǑǛǝǤ14kƘƶ15pUŁŃŏŽƝƯƵǖǨ16fuxWĸşưǚ17IŢƥƻǁǋǏ18BKOĽǠǡ19MSłƃƙƫƴƸǀǙǞ20Śśƺ21žǐǕǩ22nHXĻŊŝ23mũżƁ24ĵƌƧ25jŀŶ26dzļń27ATŜŠ28ķľƾ29gŵ31ňǇǘ32Nſ33Ŀ34ǔ35VŒ36RƤ37Ũ38F39iƦ40Ş42Ő45P47l50c62Ň
~<you	14 -22Ť-20ťƇ-17ƅƆ-16ź-14Ŵ-13v-12ơ-11Ŧ-8ōƷ-7ƋǗ7YŭŮƠǆǦ8GŋŌŘŰƀƎƒƬƱƳƼǜ9eyJLūŻƖǒ10Ĵĺƞǎ11sĶőƕƜƟƭǢ12aCQĹŖŸƹƽƿǄǈǍǓǣ13wZƂƚƢǑǛǝǤ14kşƘƶ15pUŁŃŏŽƝƯƵǖǨ16fuxWĸưǚ17IŢƥƻǁǋǏ18BKOĽǠǡ19MSłƃƙƫƴƸǀǙǞ20Śśƺ21žǐǕǩ22nHXĻŊŝ23mũżƁ24ĵƌƧ25jŀŶ26dzļń27ATŜŠ28ķľƾ29gŵ31ňǇǘ32Nſ33Ŀ34ǔ35VŒ36RƤ37Ũ38F39iƦ40Ş42Ő45P47l50c62Ň
~<ze	87 14ū20ţ28ř
~<zer	87 14ū20ţ28ř
~<zi	66 -7ű13ƅ29ƒ113E
~<zil	87 -8ű18ƅ40ƒ
~<zip	67 115E
~<zo	74 -7ǟ8hx10L19ǩ35ƙ47M
~<zon	79 11L23ǩ38ƙ
~<zoo	86 10h54M
~@da	63 -10ŗ8ĽƖ9Ōǟ10sǉ11gĸŵƻ12ŭ13Ǚǧ16iǈ18Ń23R40ǎ41k50L
~@day	63 -10ŗ8ĽƖ9Ōǟ10sǉ11gĸŵƻ12ŭ13Ǚǧ16iǈ18Ń23R40ǎ41k50L
~@mo	67 -8c8k9ĸ10yV14ǜ18ťŹ19Ť20ƾ23p25ŕ26dŃ27Ɵ
~@mon	67 -8c8k9ĸ10yV14ǜ18ťŹ19Ť20ƾ23p25ŕ26dŃ27Ɵ
~@na	53 -14Ƹ-11ǃ-10Ũ-8Ťǩ7bŁǡǨ8rƘ9pŐŕƢ10wŜ12Jľ13ļ15ař16ǒ17ƨ19ǘ20i21sǂ22Ʒ23œŦ26ź27o28t29ǈ31Ǥ36Œ37ĸŚ
~@nam	53 -14Ƹ-11ǃ-10Ũ-8Ťǩ7bŁǡǨ8rƘ9pŐŕƢ10wŜ12Jľ13ļ15ař16ǒ17ƨ19ǘ20i21sǂ22Ʒ23œŦ26ź27o28t29ǈ31Ǥ36Œ37ĸŚ
~ab>	73 -10Ƨ-7Ɗ7Ɠ10Ÿ11ƹ12ť13ƻ14h25ŚƉ30Ƈ
~abe	78 16ƻǂ20ƽ21Ƽ
~abet	80 17ǂ21ƽ22Ƽ
~abi	57 -8ŐƦ7ƟƤƻǥ9ķƯ10ƌǛ11y12h13ŗ14ş15ơ16Ƃǚ17ǌ20W27ƀ31žǡ
~abie	89 16Ư18y21h
~abil	58 -8ŐƦ7Ǌǥ10Ǜ14ŗş15ơ17Ƃǌǚ21W28ƀ31ž32ǡ
~abin	89 11ƻ12Ɵ15ķ17ƌ
~abl	64 -9q-8Ơ-7pǩ7łƩ8Iž9zYƊƤƯ10eNň11TƉƷ13lśƮ14ƥ20n22Ƙ24Ƨ25M27s59X
~able	64 -9q-8Ơ-7p7łƩ8Iž9zYƊƤƯ10eNňƳ11Ɖ12T13śƮ14ƥ20n22Ƙ25Ƨ26M27s49X
~ably	89 12Ʒ14X20l
~abo	41 -14cxǅ-12ǐ-11Œ-10ĻŕǢǨ-9ńǇǩ-8NRƕǃ-7jSĸňŏŐŗşƭǞ7PŖűźƋƏƠƢƲƺǗ8HĶŨŶƗƱǉ9nBŔƎƸǊǏǛ10ĽľŉŊŢůƨǂǘ11uVļņƔǋ12hAłšŲŹ13ƶ14pYǄ15Ƭǌ16Ťťƍƞǁ18Ŵ19ō20ĵŀŝǜ21TŇŽ22ǔ23r24ŞƳ25ĿǍ36Ĺ
~abor	89 15ǜ18ť
~abou	41 -14ǅ-13cx-10Œŕǐ-9ĻǢǨ-8NńƕǇǦǩ-7jSňŏŐŗşƭǃǞ7PĵŖűźƋƏƢƺƿǉǗ8ĶťŨŶƠƲ9BHŔƎƗƱƸǏǛ10nĽľŉŊŢůƨǂǊǘ11VņƔǋ12hAļłšŲŹ13u14pYǄǜ15ǌ16Ƭƶǁ18ŤŴ19ƞ20ōŝ21TŀŇ22Žǔ24ŞƳ25rĿ37Ĺ
~abov	80 -9ƣ15Ǧ25ĵ27ƍ49Ǎ
~abs	87 17ƾ19Ž28ĸ
~aby	69 -12ǂ-7ŲƸǃ8d12ƻ15Ɲ17yƯ19ĺ31w32Ŷ35vx38u
~aby>	71 -12ǂ-7Ƹ12w13ƻ18vƯ19ĺ20y25d33Ŷ36x40u
~abys	83 -19d-8Ųǃ7V19Ɲ21v23w
~aca	77 -11R40Ɵ41k45Ų
~acan	84 45Ɵ
~acat	84 12Ɵ47k
~acc	56 -12ƾ-11Ł-9Ʈǩ-8ZŇƧ-7IǇ7Jƪǆ8aŔŪƅǂ10Ŝ11ţ12ĻŒ13eƒǕ14AYŴ15ųǗ16Ķ17ť18Ĵƃ19ǔǖ20B26lǠ28ř32ƹ40ż
~acce	82 -14Ł-10Z24ƒ25Ǘ30ǖ42l
~acci	65 -13ƾ-8Ƨ9Ƴ12Ŕ14ţ21ť25ƃ49ż
~acco	62 -8IŇ-7Ǉǩ8J9aƅǂǆ11Ū13Ŝ14ĻŒ15eǕ17Y18AųŴ19Ķ21Ĵ23ǔ24B30Ǡ32ř36ƹ
~ace	49 -15ŗ-14Ŭ-12W-11ķ-10ơ-9vSZŁőǘ-8ōƪ-7KĹŐŖŰƙ7hŠ8ƇƒƤǙ9UƆƋƲǨ10ńǖ11ƜƬ12ļƑǩ13ŏůƗ14DŃ15xşƌ16ƈƟ17Ƣ18ƅƔǅǊǟ19Fƥ20Ɠǌ24GHƊ25Ơ26ƞ29Ʀ31Ǣ32ǋ34Mǀ50Ɛ
~ace>	51 -16ŗ-14Ŭ-11ķ-10Sơ-9vZŁ-8ōő-7KĹńŖŰƙƪ7ƍƵǛǝ8hƇƤǙ9wƈƲ10UŠƆƒǨ11ǖ12ƜƬ13Ƒ14DŏůǢ15xŃ16şƅƌ18ƟƠƢǏ19ƔǅǊǟ20ƥ21ǌ22F25Ɗ26GH28Mƞ29ǀ31Ʀ34ǋ52Ɛ
~aceb	89 26ļ27ǩ
~aced	81 23ƈ27Ƌ
~acem	80 -26Ǐ12Ɨ28Ǣ55Ɠ
~aces	81 -11W7Q11ǀ13Ơ14Ǖ15ǔ27ń
~ach	55 -33ŗ-10DĿ-9h-8Ĵ-7Ů7TƸǆǖǡ8XĶĽųơǉ9ƚƝƼ10L11Ơ13ĺǋ14ŒŘ15k16qIƶ17ůƑ21Ĺ22Ǣ23ǝ24P26m27KWǈ39Ǐ
~ach>	60 -35ŗ-9hD-7Ů7vwZƔƻ8Tǆǉǡ10XĽƱ11Kųƚ12L13ƝƠ15ĺ16Ř17Œů18kIǋ19ƶ31Wǈ
~ache	71 -7Ĵ7P8ǜ9Ŷ10Ƹ13Ķ23Ƒ24K28q34m
~achi	69 -10Ŀ9ǖ10U12Ƽ22Ĺ27P30ǝǢ51Ǐ
~aci	76 16ĺ29Ƶ
~acin	76 16ĺ29Ƶ
~ack	49 -12ţ-11Ɨ-9aŜ-8ōƳ-7kGĺƧ7hŘŴſƲǒǜ8rƿǏ9uƑǟ10Œűƫǩ11Ũƙ12ǝǣ13LƩ14HVƷ15Ɲ16ƍ17YňŠż18ƞ20IŮƪ21Ľ22Ɠ23ť24ǥ26Ǘ28ƛƹ44Ž58ǘ
~ack>	54 -12ǩ-10Ɨ-9Ŗ-8ţ-7aGĺƳ7őƮƹƼ8ųƴ9rŘƲƾǒ10hŀŴƍƿ11ǟ12ŒƑ13ſ14uǣ15ŨƩ16LV17ƙ18Ɲǝ20ň21YŠƷ23IŮƪ25Ľ26ť27Ɠ
~acka	78 -7ǘ11Ų12ş17W42ǥ
~acke	70 -8Ş-7Ŝ8űƛ12ǩ14Ŗ30ƞ32Ǘ39Ž45ǘ
~ackg	86 8s24ǜ25ǩ
~acki	83 -14ŀ16H28ż33Ž
~acks	81 8w12ǘ15ƛ39ƹ
~acku	78 11Ɗ25ƫ32ƛǘ
~aco	84 10C12Ʈ15l16Ŵ23Ŷ
~acon	89 10C13Ʈ15l
~acr	86 10ķ12ů21ļ
~acro	87 12ů21ļ
~act	56 -11Ǉ-10J-9Ł-8ŗ-7ŒŚ7YĻšƇǆ8ŦƌƕƖ9ơƢ10łŖ11ǧ12ǀ13Ƨ14QřŤ16dƒ17ūǘ20ŀǒ21Ň23Ǒ28K33Ǆ39Ǔ
~act>	67 -7Ś7d8Ʃ9ǃ10Y11Ɩ12řƢ15ŀ21ū25ƒ27K47Ǔ
~acti	81 -9Ǔ9ŏ13ǚ16Ǆ19ǀ22Q32Ň
~actl	73 7C9DŅ11ŀ12š13ƕ14dǄ15ơ19ŤƧ
~acto	70 -13Ǔ-12Ǉ-11J-10Ł8ǔ10Ŧǡ12Ɠ13ƌ14ł15ǧ24ǘ27ǒ34Ǒ
~acts	80 11ǌ27Ǔ
~actu	76 7Ɛ8R10ţ11KĻž12Ƈǆ13P20Ǆ23Ŗ
~acy	86 9Ž17ƻ34ƶ
~acy>	86 9Ž17ƻ34ƶ
~ad>	45 -18n-12S-11p-10sƁ-9ŏŴƀƧ-8kœƟƮ-7GRXĻłńŎŐƃƱƷǌ7rŚǕ8JūƈƋơƲǣ9yŞşŹƏ10ǓǙ11tzřŭƻ12ĵŠƤ13ǂǚ14š15Nŝǅǟ16BľŖŸƼ17ŻƛƳ18Ţǜ19aļ20ƾ21Ŷ22ś24ĸ26ǝ29D30Ũ32ţƽ35ő38ņ40ż
~ada	89 -8v9Ǒ11ǜ37x
~adb	86 25Ǝ
~adbo	86 25Ǝ
~add	55 -9BS-8ŉŌƼ-7ǘ7oZŷǄǤ8nŠƘ9ķƱ10AǗ11ǌ12yǓ14Ǐ16E17cŰƵǣ19ǈ22Ɓǋ23ōǧ27G31J43D57Ǟ59ƌ
~add>	73 -9ŉ-7ƒ11oZǠ14ķƱ18y20Ǐ21ƌ25c30Ɓ33ō36Ǟ
~adde	79 9ǥ16Ǆ21ƌǈ26Ǟǣ
~addi	72 -8Ƽ7Ź10ǓǤ15ǧ16ǌ17Ǟ25Ƶ39ƌ
~addr	63 -12Ǟ-10S-9Ɨ8F10n11ŷ13Ǘ14ǧ20E21Ű24J31ǋ33G51D
~addy	78 -10B7gƶǓ8YƳ9ǈ10Ľƽ13Ƙ14Ǟ15JŠ17A
~ade	55 -16ƈ-13G-10Ʊƻǩ-8Ň7ƽƾǑǟ8ǆ9mxŃ10kV12qŧƌ13Ɖ15ƫ16ƞ17S18ĹǍ19PŔŶ22y24v27Ƈ28Š34ĺ36ź
~ade>	58 -16ƈ-13G-10ƻ-9ǩ-8Ň-7ź7ǣ8ƽƾǆǟ10Ń11v12ŧǍ13mƌ14q15Ɖ16ƫ18Sƞ20PĹŶ21xŔ29Ƈ30Š36ĺ
~aded	83 -12Ʊ16V17k25y
~ades	72 -14x8Ǎ10Ǒ18v61ź
~adg	89 -21w-9Ǚ16Ǝ19Ž25Q
~adge	89 -21w-9Ǚ16Ǝ19Ž25Q
~adi	78 -8ǩ8Ŀ9ư12u14Bǈ16I17jk18ƝƵ21Ů
~adin	81 8Ŀ12u17I18jk19Ɲ21Ů
~adj	83 45ŧ
~adju	83 45ŧ
~adl	83 -9t8ň17p35Ń
~adli	86 36Ń
~ado	79 -9W8Ŝ9ǝ12a13ĿŴ15Ū17u31ƚ
~ado>	84 8Ŝ11ǝ12a14Ŵ16Ū18ƚ
~adoe	87 -9W15Ŀƚ
~ads	73 -11ƈ8a10Ŏ12z13ŝ14ƽ18n25ł30Ɓ
~ads>	82 -12ƈ7ǖ9a14z15ƽ21n
~adsi	80 12Ŏ15ŝ33Ɓ
~adu	86 -8v7Ʊ19m31y
~adua	86 -8v7Ʊ19m31y
~adv	72 35ǚ47B49A
~advi	72 35ǚ47B49A
~ady	65 -14Ţ-13ǈ-7ǟ7Ƶǁ9řǤ10tvŜŧǩ11ǎ12epư14Ĺ16S17Ź18ŏ19ƖƜ20o23Ɓ37Ō
~ady>	65 -14Ţ-13ǈ-7ǟ7Ƶǁ9řǤ10tvŜŧǩ11ǎ12epư14Ĺ16S17Ź18ŏ19ƖƜ20o23Ɓ37Ō
~afe	67 8Ķ9N16Ƙ31Ž35Ǝ57Ǚ
~afe>	82 11N19Ǝ20Ƙ38Ž
~afet	70 20Ǝ61Ǚ
~aff	73 -7m8N9ǔ10ǋ12ů13Ż14M16Ƥ26ǈǜ29X45Ǉ
~aff>	80 29ǈǜ50Ǉ
~affi	87 -9m10N13ǋ14ů16Ż
~affo	84 11ǔ19Ƥ34X
~aft	54 -13ƭ-11Ŕ-10Ř-7fvƱ8eƋƧǤ9ŌƩƫǟ10jJţƈ11ĴľǢ13gU14tŜťǎ15wEĻ16ķƷ17Ţ18Ư19y22zƃ23Ŧ25L27Ũ29Ƴ47ũ
~aft>	87 15e20Ĵ
~afte	55 -13ƭ-11ŔŘ-7fvƱ8ƋǤ9ŌƧƩƫǟ10Jţƈ11jľǢ13gU14tŜǎ15EĻť16wķƷ17Ţ19yƯ22zƃ23Ŧ26L28Ũ30Ƴ48ũ
~aga	61 -11ĸ7Ǆǡ8łƚ9BƔƿ10or11Zń12t13kLY16Ŷ18ƪ27ƓƗ30ň34ũ
~agai	61 -11ĸ7Ǆǡ8łƚ9BƔƿ10or11Zń12t13kLY16Ŷ18ƪ27ƓƗ30ň34ũ
~age	41 -14ũǏ-13ųƉ-11Ɨ-10ŇŊƣǊ-9Ǎ-8oĺňţŪǃ-7asDŅŌŞǂǋǐǑ7ŒŠŵƑǜ8Ɲ9ŦŭƁƬǣ10K11ńſǝǢ12Ƨǚ13Tšƛ14ƃ15fźƘǈ16ŏŮŹƈ18Wŗ19ǌ20ľű21ƆƓƕ22Ʈǥ23ŰƔ24Ťƚ26ơ27ƀ28ƭ29Ś32ƥ34pž35ǉ39cŜ42v46ņ
~age>	44 -15Ǐ-13ũƉ-11ų-10ŊƗ-9Ň-8ŜŪ-7sňŌţǞ7ZŤǒǓǩ8Ĺśŷ9źƑǨ10ľ11KTƝƬ12Ɓ13Œǝ14ŵſƧǚ15Śš16ƛǌǥ17Ŧƕ18Ű19ŏŮƈ20WǢ22ŗƚ23Ɔ24Ɠ25űƮ26Ɣ29ƀ32ƭ36ƥ38ž39p55c
~aged	80 -8Ŧ7Ź13Ű15ş29f41Ť
~agem	86 27Ƙơ
~agen	63 -10c-9Ĺ-7Ő7ſ8ǧ12Ǟ17ľ23ń74Ŝ78ņ
~ager	70 -9ŵ7Ŏ9hǜ10ǌ12ŭ14ź18v21Ź33ǈ
~ages	69 -20Ǎ-11Ǌ-9ĹǢ-8c-7ƣ7ƚ9ǜ10Ų12ǣ13ǥ18Š21ƃ31ơ36Ś50v58ǉ
~agg	81 13R14Ņ22i26ǡ
~aggr	87 28ǡ
~agi	82 -11ǩ8z11Ű19Ƴ21Ũ26Ŏ
~agin	84 -11ǩ8z11Ű19Ƴ22Ũ
~agl	89 27h
~agle	89 27h
~agn	82 9ƽ11D32Ƽ
~agno	82 9ƽ11D32Ƽ
~ago	77 11ĺ13Ľƴ14u15f16G19ƈ38ť
~ago>	77 11ĺ13Ľƴ14u15f16G19ƈ38ť
~agr	76 -12ƨ7ǌ11Ƣ13Ư15B16r18Ĺ19Ł26Ǔ54ǩ
~agre	78 -12ƨ7ǌ11Ƣ13Ư15B17r19Ĺ20Ł27Ǔǩ
~ah>	83 -15ŉ-12Ũ11c13T15ĸŊ17w22v
~aha	75 9jļƸǘ10h11pHŞ12tŒŜƴƾ13Ʋ15ű
~aha>	75 9jļƸǘ10h11pHŞ12tŒŜƴƾ13Ʋ15ű
~ahe	76 -7Ʊ7d8a10Ś11yŇ14ľƲ21Ō25Ş
~ahea	76 -7Ʊ7d8a10Ś11yŇ14ľƲ21Ō25Ş
~aho	87 14J16K28ų
~aid	52 -10Ơ-9RŐƒƬ-8Ń-7sŤŭƮǠ7qŝŲƅƏƛƩƫǉ8dTĴƢǜ9tOǅǚǨ10Gķ11Ǒ12cHZ13V15Ŕţƃ16y17ƥƱ18ƶ19ƴ20Ŧ22Ɣ23ƕ30B31Ŀ40Ŭ
~aid>	52 -10Ơ-9RŐƒƬ-8Ń-7sŤŭƮǠ7qœŝŲƅƏƩƫǉ8dTĴƢǜ9tOǅǚǨ10Gķ11Ǒ12cHZ13V15Ŕţƃ16y17ƥƱ18ƶ19ƴ20Ŧ22Ɣ23ƕ30B31Ŀ40Ŭ
~aig	75 -9ǝ-8s-7Y7w8oŻǧ9Ƽǎ10l13ň15Ŕš18ű19Ĵ22ŀ
~aigh	76 -9ǝ-8s7wņ8oŻǧ9Ƽǎ10l13ň15Ŕš19Ĵ22ŀ
~ail	53 -12b-9k-8Ǡ-7Śǩ7Ǎ8Ƅ10UĴǏ15EǕǧ17sļŘǐ19Ǆ20ƀ23ƈ32Ľś34ǘ35D45K46ƚ78J
~ail>	55 -12b-10ŭ-8kǠ-7Śǩ7Ǎ8ų11Ĵ12ƈ15E16Ǖǧ18Ř20Ǆ21Dƀ25ś32ǘ33Ľ48Kƚ74J
~ailb	89 8ż12D15ĸ
~aile	80 -8Ɨ10wƈ12ś14Ƅ17Ǐ20ļ27ǐ
~ails	84 9ƈǘ12Ɣ16J
~aim	58 -7Ż8Ņǣ9ǚ10Ŕ12V13ǜ14ľǛ18Ŧ19ũ27Ř31ť35Ť40ŧ55ţ
~aim>	61 9Ņ11Ŕ13V20Ŧũ28ţ30Řŧ34ť40Ť
~aims	71 -8Ż10ǣ15ŧ19ľǜ38ţ
~ain	51 -16ŷ-14ǩ-10ĸ-9ǧ-8ŤǏǐ-7sǈ7orZńųưƸ8tUķŜźƊǃǋǝ9Lƺ11Ŷ12kQľŖǜ13ƪ14Ɖƿ16B17ůǕ18ƙ19ŊŔ21ŞƓƗ25ũǙ31Y34ň38j44Ǆ60ƛ
~ain>	57 -20P-17ŷ-12ǩ-9ĸ-8ŤǏ-7sǐ7Ƒƚ8Ƹƿ9oŖưǔ10tBķǋǙǝ11kUŜ12LŔƊ14YľŶ15Q18jƉ19ůų21Ǖ23Ŋ25ƓƗ26ũ28Ǆ30ň49ƛ
~aine	78 -12ų8j11Ǜ12Ŗƿ13ǘ14ň19ƺ23P
~aini	80 -14ǧ20ź31j32Ǚ
~ainl	87 12ŭŴ14ǖ
~ains	66 7kǡ8Ŕ9ƔǄǣ10Bł12rZ13ń21ƛ23ƪ28ƙ
~aint	76 7y11ǁ12Œ13q16ǃ18Ǆ27ǜ34Ş
~ainy	86 38Y
~air	61 -9ǆ-8Ĵ-7nń7Şơ8N9PƋǈ10Ɗǌ11Uũ12ǖ13iĵŀ14QǃǄ18ĸŧ19Ɯ21Ǎ22ŦƤ23ŉ24Ɲ27Ňǋ30Ǒ
~air>	66 -8ǆ-7ńƊ7ļ8Şơ9N10Ƌ11Pǈǌ12U15iĵŦ16ŀǃ17Ǒ20ĸŧ25ŉ27Ɲ30Ň
~airb	86 37Ɯ
~airs	73 7Ǉ8ƣ11Ŧ18Ǆ19ƊǑ22Ƥ27Ǎ34ǋ
~ais	69 7Řƴ11kŗ13a15ƒ18Ŕ21Ơ23œ24l29Ƙ37Ư
~aise	70 7Řƴ11kŗ13a16ƒ21Ơ23œ24l28Ƙ38Ư
~ait	76 10Ś11gǧ12ǜ14ĺ16Ǐ17rs18ŵ25Ń
~ait>	80 -7L9ŵ11Ś14ĺ17Ǐ18r19s27Ń
~aiv	87 10ǌ24Ǔ32ſ
~aive	87 10ǌ24Ǔ32ſ
~ak>	67 -17ƈ-13Ő-12HƜ9ƽ10O11ƎƐ13k14ŚŨƛ15D16Ɖ17ŏƑ18š19Œ26NŤ35ũ
~ake	45 -22ǩ-19ĺ-14Ŕƶ-12RŶ-11yƷ-10oAŖŭŮ-9rĸǉǑ-8nĹļŗƜƣǈ-7uŷƠƨ7qƟ8ŽƯ9OPśŠŪƗ10Ļ11k12xMƓ13zƋƙǊ14ņƏƖǞ15sŧƤǛ16ǌ17ŁƝǁǂǒǨ18BŹǖ19ňźǚ20ƻ21Ʊ22Ƭ23Ţ24Ƨ26ķĿǘ27TŇǄ28c33Ŏ40Ũ41ů46ł
~ake>	47 -21Zŀ-18ĺ-14ŁŔƶ-11yRXƷ-10Ŷ-9ŭŮǉ-8rAĸŖŜǑǩ-7nuĹƜƠƣƳ7ŃőƔƮǓ8gqMŲǐ9Ǩ10PŽƏƗƟƪǁ11ņśŠŪƝƯ12Ļ13kǒ14Ɠ15zƖ17ŧƤ18ǂǌ20BŹź21Ŀǖ22ňǚ23Ʊƻ25ŢƬ27Ƨ29ķǘ30cǄ31TŇ36łŎ40Ũ43ů
~aken	76 -8Ŭ-7ƪ7Ũ9Ĵ35Z
~aker	78 -19ǩ9M11aƝ13x20ł25sƋ27Ł
~akes	65 -8a7ŋŝūƏǔ8ǒ9OĿ10Ƶǁ11Ŝ12Ǩ13Xƙ14ų17Ƴ20Ǌ21Ǟ22Ł28ŀ
~aki	69 -17ň-8Ÿ8łŽ9I10Ǡ11tƄ12k13ǌ14aŭ16ǩ17ZŬ24ơ38ƻ
~akin	69 -17ň-8Ÿ8łŽ9I10Ǡ11tƄ12k13ǌ14aŭ16ǩ17ZŬ24ơ38ƻ
~aks	75 -8Ť9ź10Ɯ12ơ15ǝ19Ƒ20ƥ29Ɖ31ƛ
~aks>	75 -8Ť9ź10Ɯ12ơ15ǝ19Ƒ20ƥ29Ɖ31ƛ
~al>	41 -20ž-19C-17ŗ-14ơ-13ƻ-11ƣ-10ĿţŤ-9HƑƬǟ-8uĴťŲŹƜ-7vLXłńňŒŔŖŝŞŬƝǇ7cBľŀşŧƸ8ĹŅŕǃǓ9ƞǡ10Rŵƈ11lƳǔǗ12IķŢƀǂ13ĻŊƽǥ14TŐƐƢǉ15AŁƴǆǚ16EWǎ17ƘǍǧ18Ɨǁ19ŭƉƋƼ21ƾƿ22f23e24Qǌ26ƃǩ30Ɓ34Ǆ39Ŝ61ư
~ala	66 -11ƕ-9Ə9l11Ƨ15Ʈ17ZūƦ18W23ǉ27TƔ62Ǝ
~alan	83 -14ƕ22Z34Ɣ
~alar	68 -9Ə11Ƨ16Ʈ18Ʀ19W24ǉ28T64Ǝ
~alc	71 32ƿ33Ǜ
~alco	71 32ƿ33Ǜ
~ale	63 -12Ǔ8ŠǔǨ9Ňŵƿ10Ɓ11bLƗǕ12Ǡ14łƄ16C17ƻ25ǖ27ƺǛ28ƒ31ņ55Ǌ
~ale>	78 -14Ǔ8Ŀ10H12Ǩ13Ň15Ɨ20ł36ƒƺ
~aler	83 12Š14Ɓ16ƿ18Ǖ20Ƅ24ƻ
~ales	67 10ǔ12b14Ǡ28ǖ30Ǜ36ņ63Ǌ
~alf	66 -13Q-12b-11ŒƯ-9Ǉ-8Ƹ-7w7Ĵǩ8uƄƠ9Ƨǉǝ10p11ŗ12O13ǂ14ƨ15q17t18Ů22Ǩ23r24ǔ26Ƣ35Ƭ41o
~alf>	67 -13Q-11ŒƯ-9bǇ7tĴǩ8uƄƠ9ǉ10pƧǝ12Oŗ15qƨ22Ǩ23r25ǔ27Ƣ29o36Ƭ
~ali	78 -13Ƙ11ǣ13ŵ14Ÿ19Ş24ƾ
~alid	87 16Ÿ
~alk	53 -13Ũ-11ņ-10ŧ-9Ƴ-8Ĵŭǟ-7Źƫ7ōŵǖ8BRŊƨǠ9chĹƗƮ10iOZĵ11ť12łż13Ʒǝ14avĻŇ16s17ƣ19AĽŠŤǄ20x21ǔ24Ǚ25ń28r36N
~alk>	58 -16ǩ-13Ũ-11ŉ-10ņŧ-8Ĵǟ7ƤƧǕ8ƛǈǨ9Rĸǖǘ10AżƮ11sŵƗǠ12ĵńŊ13ZǙ14ǔ15ł16ǝ20Ĺ21ƣ22Ļ23Ť50N
~alke	73 -7ĸ9sƨ10K12Ʒ14Ư15Bǔ18i26Ǆ28Š36r
~alki	68 -10NĹ-8Ź7şƆ8CœŦƍ9O10ō11ŉ12hX14c16Ľń17ť20v24aŇ27x28ǩ
~all	39 -17ŗ-16Rŀ-15Ŏ-14c-13pŝ-12ŠůƤ-11buBňŹ-10vJœźǞǟ-9QŇƉƋǑ-8rFOVűŻſƄƟƭǌǧ-7iļśūżƧƮư7yYƢƾǆǓǕ8MTƊ9AĺŮŴƹǇǒ10şƖƝƫǖ11tŁŧƁ12ŋ13ǩ14ŐƐƞ15Ɯơ16Ĵ17dIņǋǡ18nķĽ19ŜǍ20gCƇǥ21sxPZōǄ22Ļƌ23ĹƸƺ24ńǙ26Ŗ28Ŧ29k30o32Ɨ33Kţǃ35ł38w41L
~all>	42 -18R-16ǌ-15Š-14c-12Ŏ-11lvŔŗƤƮ-10bpňŝů-9JŀŹźǟ-8BOŅœŭŵŽƉƋ-7FQVĸŐŧžſƭǅǑǧ7ĺņŌũƾǐǜǨ8ńŨƳǙǩ9WĵĹŏŘŮŶƐƝ10qyƊƢ11nYķƫƹǒǕ12ŖŴǇǖ14ƁƸ15Ǎ16Ļ17Pơ18K19oǃǄ20dgx21kƌǋ22w23Ŝƞ24sŁōǥ26Z28Ľłƺ31Ɨ33ţ34Ŧ35L
~allb	87 22I
~alle	68 -7Ş7Ĺ8IŜ9Ÿ10N11H16Ʃ18Ő25o26ńŧ27Ŕ33ǃ34w
~alli	75 -10Ľ-7l11Ǆ12a31Ĺ42C
~allp	79 -8ĺ9v15GĻ19ķ25T
~alls	66 -11ŏ-9ơ7ŞǓ8ń9ťƗ10şƠƻǍǘ12Mǌǡ13Ņ16ŋ17ƌ18nKǣ20ŐƜ30Ǚ33Ƈ
~ally	60 -9Ł-7ŀŜǄ7KWž8ľŽƦƮǡ9Pƙ10ŭǆ11tĺƞǅ12ƖƯ13ĸ15k16lł17ņŬ18LĴƸ22A26Ŗ
~alm	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
~almo	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
~alo	68 -13D-11x-10Ʃ-8łƔ7zƃ8Ł9Ɔǀ10Ʒ11Ʈ12ŠŶƵ15CĶƲ16sƧǈ19ǟ20ǃ21n29Ǎ44ƞ
~alon	69 -12D-10Ʃ-8łƔ7izƃ9Ł10Ʒǀ11Ʈ13ŠƞƵ15Ķ16sƧǈ19ǟ20ǃ22n29Ǎ
~alr	65 7Ƶ9vŨǁ10pK11Ň12NƮưƷ13ŋǩ14M15Ĺ17Ź24Ŋ26ŏƁ30i
~alre	73 -7ǂ8Ɩ9Ƶ12v14pư16ǩ18Ĺ19Ź30Ɓ31ŏ
~alri	71 10ǁ11KŨ13NŇƮƷ14ŋ16M26Ŋ34i
~als	72 -15ǐ7awƜ9ǜ10Ǘ12Ǖ13ǔǠ17Ŵ19Ɖ25hķ29Ǜ
~als>	74 -15ǐ7Ő8wƜ9ǜ10Ǘ13ǕǠ14ǔ19Ɖ25ķ26h30Ǜ
~alt	54 -11z-10t-9ƾ8ƴ12ő15xņ18Ǔ19Ɖ20Ǘ21W32ƽ40ƃ55ǂ69Ƹ
~alt>	80 10ŵ24ņ29Ɖ
~alth	55 -11z-10t-9ƾ8ƴ12Ǘ15x22W33ƽ41ƃ56ǂ71Ƹ
~alty	89 13Ǘ21ő31Ǔ
~alu	63 -9ǖ-7Ŗ7Ɓ8ű9Ɗ10Ɠ18ľ19Ŏ22ƒ23ƪ24Ƙ34Ʃ36Ǣ
~alua	84 13Ɗ34Ƙ
~alue	64 -9ǖ7Ǐ8Ɓ9ű10Ɠ18ľ20Ŏ23ƒ24ƪ34Ʃ37Ǣ
~alv	87 11Ƌƛ17ű
~alw	78 9Ř10ĸļ11ņ12Vĵ23Ɨ32l
~alwa	78 9Ř10ĸļ11ņ12Vĵ23Ɨ32l
~am>	52 -16Ɩ-12ŉ-11ƅ-9Xƀ-8Lřů-7QŀłŒ7xĹƊƳǌǎ8UŌ9ŅŝƉ10IMņŇ11cdŊ12fhJļ13ż16ǈ17bńō18Ǚ21Nǘ23gǩ24i26Ǉ27C28a31ň33ƞ35ǥ46ǁ
~ama	64 8l9Ũ10ƽ12a16ūƛ19ƚ22Œ23zQ25ƀ28ű29Ŧ30ž34Ť
~ama>	84 -7x10T12l14ƨ16a22ū31z
~amag	66 10Ũ17ƛ20ƚ23Œ26ƀ30ű31Ŧž35Ť
~amb	87 8Ļ9ū10ƃ12Ʈ16a
~ame	41 -18Ƹ-16x-12Ũ-11Bǋ-10vŧǄ-9quWĹňƗ-8ĴņŻ-7yNĻŀŖśųŹſƬǣ7dgǁ8őŠƘƦƨƩǠ9hĽŁƓƕơ10iAşƢƻ11ƯƷǐǗ12ķŃř13Fľœ14ǒ16tŔǓ17Sźǘ18ũ20ŅŒ21Qǂ22pŐƾǤ23Ś24ƇƎ28Ŝ29Ŧ31ĸǈ32ļ35b44ƫǃ47a50o71w
~ame>	43 -19Ƹ-15x-12Ũ-11Bǋ-10ŧǌ-9qWĹňƗ-8ĴņŻǄǅǆ-7NŀŹƝƬǣ7FƲ8ds9őŠƨƩǠ10hĽƓƕ11iQŁơƦ12ş13AŃřƷ14ķľœũǐǒ18tS19źƢǓǘ22ŅŒ23pƾǂǤ24ǈ25ŚƇ27Ő32ŜŦ33ĸ34wļ38b40ǃ58a68o
~amed	66 -18o10Ƣǃ13ǅ17wŔ20ǁ22ǌ28Ư50ƫ
~amer	78 8Ɲ11Ƙ12ũ54Ǝ
~ames	71 -12aƢ9ƻ11g13Fƫ14ǈ18o20Q21ǆ26Ǘ43w
~ami	57 -10Ƽ-9Ǆ-8ż-7ǂ7YĿņƭ9F10hzAưǅǇ11Ƹ12Ƴ13Ľ14Ɯƻ16ǁ17Ū18Ŗ19Ũ20Ƭ22u23yƮƶ24Ƥ33n36ƽ
~amil	57 -10Ƽ-8Pż-7ǂ7YĿņƭ9F10hzAưǅ11ƸǇ12Ƴ13Ľ15Ɯ17Ū18Ŗ19Ũ21Ƭ22u23yƮƶ25Ƥ33n36ƽ
~amin	84 -9Ǆ9Ǒ14ǁ20P23ƻ
~amm	87 9ǘ16ǃ17ǟ19ǎ
~amme	89 9ǘ18ǟ19ǎ
~amo	69 -14Ǌ8aƚ10Ʀ12D14Ɨǖ15Ŧ18Ɠ20X26Ƙ45ŗ47Ƭ
~amou	70 8aƚ10Ʀ14Ɨǖ15Ŧ18Ɠ20X46ŗ48Ƭ
~amp	71 -9Ź8ƊƟ11jķ13ǈ15ǚ16Űǁ19ş36ƍ
~ampl	89 21ǁ
~ampo	75 14ǈ39ƍ
~amr	89 10Ŭ35Ū
~amry	89 10Ŭ35Ū
~ams	84 -8Ǚ-7ň9ƨ16ǘ20Ž24ƻ27g
~ams>	86 -8Ǚ-7ň17ǘ20Ž25ƻ28g
~an>	39 -20ĺƝ-18Ŷ-17Ų-15t-14Ŗ-12ŕŹƟ-11cǏ-10ńǥ-9BHQRŤŷƬƳǗ-8nTļƜƫǄ-7dŐŞƠƢǑǠ7arNƅǂǋ8qzJŏœťź9Xŀņōřšűǐ10ķŇŻƁ11pžƯƱ12YŉŌŗŸƀƔƧǇ13Ůǌ14IŎƄ15sƗƲǩ16ŚŜǈǦ17ǉ18Vū19bD20ĶĹ21Ƃƃ22WŊŬ23KOľƣǨ24ƪ25Ūǖ29ƕ30L32ś33ǆ46A
~ana	69 -20Ǎ-7ƣ7Ŏ9ǌǜ14Ŕ15ƹ16ƿ22Ʈ24ŵ26Ƴ33ǈ54ơ
~ana>	89 19ƹ22ƿ
~anag	71 -20Ǎ-7ƣ7Ŏ9ǌǜ23Ʈ24ŵ27Ƴ34ǈ56ơ
~anc	45 -22Ƹ-15Ǆ-9ő-7zŌƓǂǞ8qŊřŚŪƆƴǢǨ9ſƙǓ10BĺŘ11ŞŦƭǒǩ12şƑƕƦƩƬ13Ł14PƁ15ţǠ16ľƃƽǥ17ĸǌ18ŏŒƄ19ŐƳ20ņƔƼ21WŬ24Ƶ29A45š
~anc>	89 -7Ľ8f11p16o20q
~ance	46 -23Ƹ-14Ǆ-9ő-7QŌǞ7ƀ8ŪǢ9ŊřŚſƴǓǨ10ĺĽƙ11ŘŞŦǒ12şƕƬƭǩ13ƦƩ14Ł15PţƁ16Aľ17ƃƽǌǥ18Œ19ŏƄ20ņŐƔƳ21WƼ24Ƶ25Ŭ46š
~anch	87 -7ǅ14ǋ17Ɔ29Ƒ
~anci	77 12Ʈ16Ư19ĸǠ22B23A
~and	30 -35ǩ-21ǋ-17ƣ-14jŵƸ-12ĽšŲ-11ŃŅƦǟ-10ũűƒ-9ŉŝƹǑ-8SVŀŰŶƄƙƱ-7bļƞƥƧ7BFILńŐőůƁƜƠƼǆ8ŜūſƉ9hĸơ10eƎǠǥ11fŁƗƻǁ12qƯƿǂǕǙ13zŧżǐ14ōƛǍǘ15dŖ16řŭƶ17Ƌ18rPZǏ19Wƫǜ20vŦŷǖ21pǞ22DĹŒŚųǈ23ŴƷǃ24Jǌ25CǛ26Ǉ27o28sw29ķ30t31ƺ33ǚ34Ū35a37ƨ
~and>	31 -30ǩ-21ǋ-16Ńƣ-13jŵ-12Ų-11ĽŅšŨƸǟ-9űǓ-8SĴŉŝũŰƙƦƱƹǑ-7cVYŀŶƒƞơƥǔ7LUĻŁŌƂƆƓƕƟƠǀǣ8NTńőŖŘşůſƃƜǗ9BŐƼǆǌ10hŚƁƔƢƮ11eŴƎǁǖǠǥ12řƯƻ13fƗƿǙ14zPżǐǕ15ƛ16rōŦƷǍ17ovŷ18Ƌ19Ǐ20Z21WŒƫ22p23Ǉ24dDĹǞ25Jųǃ26Cǚ27sǛ29w30ǈ31t32ķ33ƺ36Ūƨ39a
~andb	86 15x27ǜ
~andd	86 8ƶǓ9Y10ś15Ƙ17ǅ
~ande	86 -8ǌ14Š15Ŧ16ų19ť20Ŭ
~andi	84 9Ǔ13Ŗ17Ǣ18Ɖ21Ũ22Z
~andk	89 11k29ƶ
~andl	59 -14Ś-12Ƅ-11şƔ7Ŗ8sĴŃǈ12ǖ14ŁǠ17IƠƷ20ǜ21c23ĸ26Ŝ27ǘ28ơ29F30ŧ45ǌ
~andm	83 -8Ƣ-7Ǩ12nǔ13Ư14ŷ
~ands	67 -24d-16s-8Ƒ8Œ10Ǉ11tPĸ12Ś13q15r16pǂ17Ǔǚ21ŭ23Ǆ27Ŵ35o
~andy	77 -9ŏ9ŭ10v11M14řǖ15ū37Ś
~ane	68 -10Ŀ-8h-7ƌƗ9ƙ10Ɛ11Ƌ12Ǣ13MƉǏ14C21Ǜ25Ʃǩ29ǀ38ƚ45D
~ane>	79 -10ǩ7z11ƙ12ƚǀ18C54D
~aned	87 -8ƌƗ13Ɛ15Ǣ17Ǐ28Ǜ
~anen	87 34Ʃ
~aner	89 7ƛ18M
~anes	83 -12Ŀ24ǀ34ƚ
~ang	53 -10gƩ-7ƈ7bqXűƛƻ8uƷƺ9ĵ10ŇŎŰ11Z12ŶƧǞǩ13IT14Ƹ15Ţ16Ļ17Kų18ǀ19ŀǕ20iŞ21ĺ22ũ28ŔƑ34V37Ƶ
~ang>	77 -12Ʃ10V13IŰ16Ƒ19Ŷ25ų27Ƶ30Ļ36ŀ
~ange	56 -8gǩ7yƅƋ8qXűƛƻ9uVƷƺ11ĵ13Ƹ14Ƨ15Ŏ16TǞ18K20Ňǀ21Ǖ22Ş24Ŕũ27ĺ
~angi	73 -9ƈ-7Ɖ9a10Ŕ11Ʈ17Ţ18ZƵ25VƑ31i
~ani	67 -11w7rĻšǈ8ōƋ11ŀ12şŵ13ņƌ15m18ń19ǆ20Ɯ25ǩ31Ţ34h
~anie	75 -7V8š13ŀ14ş17m21ń35Ţ
~anim	84 45h
~anin	86 -15ǈ9rĺ13ō27Ɯ
~anis	89 9Ɖ18ņ19ǩ
~ank	62 -22ř-12B-10Ķ-7Ł7AZķǜ8g9ƅƴ10ļ11Ƌ12H13t16ľƄ20ĵ21ƙ23k24Ĵ29Y30e35Ŭ53ƕ
~ank>	67 -23ř-7Ł7mǐǕ8X9Z11ļƙ12Ƌ17ľ18Ƅ28Ĵ30Ŭ32Y33e52ƕ
~ankr	87 29ĵ
~anks	77 -11Ķ9aǜ10Ŭ11ķƴ15ƙ17t29k
~ann	64 -10Ʒ-8ǩ-7u7kų8ǔ10ƩǞ11VŞǊ12w13ǉ14T15ŮƤ16ǀ17H19ƌƯ23A27ĸ36y
~anne	81 -8u8ĸ11k12ǔ15ǀ17y30A
~anni	73 -7ǩ13Ǟ14Vĸ18Ƥ21H23ƌ26y
~annu	76 8ƪ14Ǌ16ǉ18TŮ
~anny	86 -9Ʒ10ų16Ʃ30Ư
~ano	71 -10h-9Fş-8pƦ-7sķ8ż10CŸŹ11ō13vI14Ő15Ɲ16ƴ18Ŷ19HǞ27Ŵŵ28Ɵ34y
~anot	72 -10F-9ş-8pƦ-7ķ8ż10ŸŹ11ō14v15Ő16ƴ18Ŷ19I20HǞ27Ŵŵ29Ɵ35y
~ans	58 -7ǥ7l8BKĻľ10V11Ŕűƪ12Hǈ16Ʊ17Ʈ22ĺ25Ǟ28k32ǚ37ŉ38Z55ǐ
~ans>	60 -7ǥ7ǁ9B10V13Hƪǈ18Ʊ19Ʈ24ĺǚ27Ǟ29k40Z43ǐ
~answ	79 11Ļ12Kľǚ16Ŕ52ŉ
~ant	43 -18ŗ-17ŘŦ-15Ś-13ł-12Ʀ-11mNƒ-10ŇŔǘ-9ciřŞƿǐ-8ŁŖŠƩ-7ruŏŭŷŹƓƤƮƹ7ƃǧ8o9VŊśŝƁƜƯƵǟ10Űƣ11byFžƗǁ12LŀſǦ13OōŕƀƘ14B15J16ĴƂ17S18KŃ19Mǌ20ĹǠǩ22AXƟ23ľǓ24ƫư25Ƭ26s27ƄƏ29ŉ30ơ31Ō32ƭ37Ļ41Ʊ42ƶ
~ant>	44 -18ŗ-17ŘŦ-15Ś-12łƦ-11mNƒ-10Ňǘ-9cŔƿǐ-8iŖřŞƩǞ-7uŏŠŵŷŹƓƹ7ŅőŽƃ8ǟ9oF10VśŝƁƯƵ11Ű12bSžſƗƣǁ13LĹŊǓǦ14BOŀƀ15ōŕ16yJƟ17ĴŃƂ18Ƅǩ19Kǌ20sMǠ21ŉƏ22ơ23A24Xľ25ƫư26Ƭ32Ļ33Ō34ƭ38ƶ40Ʊ
~ante	83 -9ǩ7ƴ9ư10Gƶ11ƍ14ŉ15Ǟ
~anti	83 -7y8Ʊ9ŵ12Ļ13ŉ14k15Ĺ17Ƙ
~ants	73 -9ŉ7Ʒ8f9S10ļƏƟǧ12sŶǩ14ơ15Ƅ18Ǔ24Ɯ
~anu	86 16Ƈ17Ǚ32Ǆ
~anx	87 21Ƽ24Ŀ
~anxi	87 21Ƽ24Ŀ
~any	31 -18UĴƁ-16iž-15ĺƗ-14w-13aAņŗǉ-12fFĻŒƠǝ-11ŬƬ-10pCJĸŃŨŵƀƃ-9dsłŊœŚŽƞƶƷǖ-8oLRŎƈ-7blDĹĽŭŰŶƫǌǒǟ7QƉ8ŔŕǅǕǥ9ŁŐƭƯǓǘ10ŖƆǍ11Vƛǡ12ũųƍƐƽƾǛ13ŧƢǦ14ĵŉŪǆ16ŹƳǎǐǙǣ17ƄƟƨǄ18ĶƋƣǜǩ19gHŝƥǗ20mZƑƦƴǞ21kǂǇ22ķǋ23ƻ24nƱǨ25şƼ26ŏƌƘƸ27ušǔ28ńƿ29ŷż31Ɲǃ34ƹǑ36Ż37űǀ39ţƜ43h49Ų
~any>	34 -22Ɓ-15UĴų-13iƗ-12wĺƃǟǢ-11aņǉǝ-10pŖƞƯ-9fĻōŒŗžƀƠǍ-8dCFňŦŬƂǖ-7sABNĸĿŁŊœŚŤťŵŽƬƷ7Ɩǜ8GŋůƉƢǤ9ŏƎƪǈ10yĵŸƋƐǡ11jŕƱǂ12ǅ13Ɔ14şƛƣǎǗǙǨ15WŝżƴƾǞ16HńƑƘƼƿǦǩ17gŧǆ18VĶƦƻǇ19Ū20Şŷ22Ǆ23m24ķŐƸǀǔ25nű27Źǋ28Ż29ƌƜ31ţǃ34Ų35š36Ǒ37Ɲƹ38u48h
~anyb	56 -20ƪ-14Ǐ-9Ɲ7tƂƢƧ8zƁǙǩ9ƋƟǇ10Ǒ11nŜŝƣƳǜǢ12hŁƓ14ǔǡ15ŏǛ16Ťŷ17ŲųżƜƴ18ǣǨ19Z21Ǎ22Ŗ23ńƯ
~anym	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
~anyo	64 -12ƈǈ-11Ÿ-10ţ-9Rŭ-7ǒ7zǧǨ8şŷƢǘǛǣ11Ɖ12Ɯ13ǩ14Ʊ17Ǣ18ƯƳǜ19ŁŖ24ǐ25ų29Ɵ
~anys	78 -27Ő-8ŗ8Ŕ10ƴ12ľǃ14QǦ15ǟ18ǐ25ǥ
~anyt	50 -11ǩ-10Ş-9Jŋ-8ž-7Źƈ7BųƚǍǎ8ĿƱǓ9Ŕ11HZƑ12ĵƳƽǕ13gkƂƸƻǏ14ũŲƦư15ƨǞ16Ňŏǀ17űƲ19Ż20ƘƼǂ22ƿ23ō25ţƄƍ26ŉƥ
~anyw	75 -7ǘ7ƛǀ10ţ12Ƌ13Ǘǥ20ş26k30ň
~ap>	70 -9ŏ-7c8T9D10ŦƵ12ľ13ś19U22ŕ24ƭ26š28ų73Ɓ
~apa	60 -11Vƛ-10Œ-8Ɲǝ-7ǧ9Ű11Ǎ12v13G15FƜ16ƥ18Ť19ƞ20ơ21Ɨ22D24Ƣ25Ơ28Ƥ33ƣ
~apar	60 -11Vƛ-10Œ-8Ɲǝ-7ǧ9Ű11Ǎ12v13G15FƜ16ƥ18Ť19ƞ20ơ21Ɨ22D24Ƣ25Ơ28Ƥ33ƣ
~ape	61 -12ƈ-10y-9ǈ-8ǩ7ǂ8Ɩ10oCƢ11œǗ12Š13JǠ14ľ15ķǃǆ17K19ǒ20Ɖ22v23Ņ24Ʋ29Ƹ30űƹ38ŋ44Ś
~ape>	71 7Ɖ9ǂ34ŋ35Ƹ36ƹ37ű
~aper	66 -10yǈ7fQś8i9Ɩ11CƢ12o13œǗ14JǠ16ķ17ǃǆ19K21ǒ24v25Ņ26Ʋ49Ś
~apes	87 -15ƈ19Š20Ɖ23ľ
~api	84 -9Ƒ9ƹ10Ʊ15ŋ27Ǆ30ǩ
~apin	87 -10Ƒ10ƹ15ŋ30Ǆ
~app	48 -12Ʀ-10J-9ŀ-8őƟ-7ƽ7ō8ŃŎ9ƒƾǝ10BŞ11HUƄƫƿǘ12YſƮ13ţ14ĿƳǣ15Śǔ16iŗƘƧǩ18šŶƛ20ŽǨ21Ų22ĺĻ24Ʒǖ26ť30Ťƴ31ũ35ŝ
~app>	71 -8Ʀ7śƿ9ǆ16ƴ20Ƅ25Ś32ǖ33Ž35Ų40ŝ
~appe	51 -11ŝ-9J-7ŁƟ7HĸĹǚ8ņ9ŃŇ10ōǝ11iŗƨǩ13Yƫ14ſ15ţƮǘ16ǣ17ǔ18ĻƳ19Ŀ20ƛ21Ƨ22š24Ǩ26ĺƷ28ť33Ť34ũ
~appl	78 -8ƨ9ǀ10S11ŗ13ƿ15Ōǩ40ƴ
~appo	86 7Ǘ9M11ǖ15ŵ19ƾ
~appr	76 10i11Ŋ14Ŏ15ŝ17Ł19ƒ22B30Ƙ
~appy	73 -7C7ǧ8H11Ļ14ƞ21U23Ş30ŝ35Ŷ
~aps	75 8ƛ13Ş28Ž70š
~aps>	89 10ƛ15Ş27š
~apse	79 50š
~apt	86 -14Ǐ12Ū13ƿ17ƝǗ
~ar>	38 -20Ő-17ĹŤ-16U-15nrR-14Fƒ-13ƕǄǡ-12ŞƗƪƯƶǋ-11jŝţƛƵǦ-10bŨƓƦƬ-9wķŢƌƤƨƳǂǆ-8tAVſǈǗ-7oōŚũƝƢƿǓǨ7sļūŽ8gCNĴĽŜżǞ9ZƃƩ10kxŉƟƹƺǤ11GSTŦ12ƷƼ13ƈơǀ14puYĿœƂ15cŒƅ17ǐǛ18şƊǉǎǙ19ƙ20vƁƔƾ21Ű22ǅ23dƚǟ24ƉǊ25ňź26ő27žǏ28ƀ30Ųŵ31ůű34ťŭ36Ź38Ŵ39Ů44Ŭ45Ŷ46Ū47ų
~ara	63 -8Dţƽ-7ŵ7fǍ11hŤƑ12şƜ14śƆƥ17Ś19ǁ21Ƙ23ŘƝ36ǜ50Ű
~arag	69 -8Dƽ12Ƒ13Ť14Ɯ16Ɔƥ26Ɲ55Ű
~aras	86 -9ţ-8ŵ50ǜ
~arat	76 -7ŗ8f15ş18ś22Ś26Ƙ28Ř
~arb	79 8ļ10ő11tƏ16zƙǍ25Ś
~arbe	89 9ļ12ő13t18Ǎ
~arby	82 12Ə16ƙ17z26Ś
~arc	83 -8Q9ǈ13Ţ15ǚ18Ɖ34D
~arch	89 16ǚ19Ɖ
~ard	50 -15ĵ-11IƆ-10vYŠƪ-9Ŋ-8ŭơ-7ňŬǦ7PŁŤƴ8Xũ9ƒ10bgmńŎ11Ōƣ12a13ŇǀǙ14Ƴ15ř16Ũ17ĸ18ś19rĽƙ20ļ21ƍ22ŐŜ23U25Ʋ27Z28Ǘ30Ĵ32Ƒ33e34Ɯ48Ƅ65ǖ
~ard>	53 -11IƆ-10Yƪ-9ĵŊ-7vơ7dFśũźƂƔƞǜ8PŤƴ9ŁƜ10Xƒǩ11bŎ12m13Ŝ14aŌǙ15Ň16ř17Ƴ19ĸ20Ƅ21Ľ22rļƍ24ŐǗ26U32ǖ33Ĵ35Ƒ36e
~arde	81 21ƣ23g29Ũ43Ɯ
~ardi	78 8Ư9Ĺ11Ƈ19ś43Ʋ
~ards	66 -8ĵ-7Š8ǓǗ14Ŝ17ń23ƙ39Ƅ41Z47ǖ
~are	32 -21ǅ-18Ň-15ű-14AƗ-13ōŵ-12tļƔǃǥ-11ĽœƨǓ-10ŔŰŹƜǛ-9śšǜ-8KŅŜƧ-7ŤůŻƐơǖ7dqINńŒŘťŽƃ8ĵƤƻǗǤǨ9UŬŲƁƖƝƦƷǘ10jňƮ11yŖƑǇ12RĻŶƆƟ13kLOłŌųƹǠ14buwƬƱ15Ńŏ16EƏƭ17fnĹũŪƸƽǋ18ǈǑ19ľŝƢǀ20HŢŨ21gi22ƺ23a24V25PQƣǞ26ǟ27ZĿǎ28vx29CƯ30ǩ31Őŗƞ33lF41czǆ
~are>	32 -18Ň-16ǅ-14AŅŔ-13űŵƗ-12ǃǥ-11tļĽōƔƨǓ-10œŠƜƫǛ-9ŰŹƥ-8mKśšƧǜ-7IŜŤŻơǖ7sETĶŒŘťƶǔ8dNĵńŽǋǗǤǨ9ƃƏƖƤƷƻ10UŨŬŲƁǘ11uňŖƑƚƝƮǇ12yR13kVĻųŶƆǠ14bLOłŃŌƟ15wŏƬƱ16ƭ17Ĺ18flĿũŪƢǈ19ŝǀǑ20ľŢƺ21g22H23aiƯ25PƣƸ26QǞǟ28Zǎ29vx31Ő32ŗ33Cƞ34ǩ35F36z38ǆ42c
~area	80 -16ƚ-13S-11ǅ-7ǩ13jFŔ22E32lC35I
~ared	84 7ƺ17Ņ20ǁ29Ũ
~aree	89 15q33V
~areh	89 9ǆ17Q28ǋ
~aren	69 -17Ƹ-11ǂ10Ʀ12ŠƯ23ƥ48ƽ53u56z
~ares	79 11ƫ17Ə28Ŀ29n
~aret	86 14ǂ31ƹ
~arg	69 -10Ş-9ŕ7Ǚǩ8ǒǤ9ƕơ10BŃ11ŅƓ13ƿǔ15Żƴ20Ơ26Ł29Ɔ32Œ
~arge	70 -10ŕ8ǙǤ9ơǒ10Œ11ŃƓ13ƿǔ14ǩ15Żƴ20Ơ27Ł30Ɔ
~ari	68 -14F-9Ĺ-7XĿ7Ţ8Ÿ9TǍ11ǉ13ń14ŵƢƫƹ15iŌƟ16ƿ18ƥ19h21f27Uł28ƶ
~arij	89 19ƹ22ƿ
~arin	74 -14F-8Ĺ-7X7gH8Ţ10Ǎ11T15ń16iŵ17ŌƢ20ƥ21h29ł30U
~arit	81 28f34ƶ
~ark	65 -8Dĺ7vĶƓ8Ŕǟ9źƠ11GYĻ13ŭ14ķ15ǩ19FT20H28ƒ30h63Ű
~ark>	72 -7ĺ9v10ǟ12h13G14Ļ17ķ22Fǩ23T29Ű
~arke	75 8Ķ9Ɠ10Ŕ11F14Y16ŭ21Ű25H33ƒ
~arki	84 7ż13Ơ23Ű27h
~arl	77 -15d7T8J9ŊŮ10m11Ǌ12L13R17p28C
~arly	80 8JT9Ů10m12LǊ14R
~arm	65 -13V-10hƏ-8S7Ľ8Ÿ9ŅŜ10Ǆ11ƶ12ƻ13ŭ15Ƙ22ő25Ǔ27Ǒ29ń32Ő40j60Ǝ
~arm>	68 -13V-10hƏ-8S7Ľ8Ÿ10ŅŜǄ12őƝƶ14ŭ15ń29Ǒ34Ő42j46Ǝ
~arml	89 -7Ɲ36Ǔ
~arms	84 -7ƹ20ńƎ21Ƙ
~arn	69 -10Ɨ-9ƨ-8Ʒ-7X9mũ10sǀ11B20Ź28ŎƑ30Ʈ33Ǚ45T49q
~arn>	76 -10Ɨ9Ʈ12B27qƑ30T31Ŏ
~arne	82 11ũ12m15s25Ź40Ǚ
~arni	86 12q13ǀ22T27Ʈ
~aro	58 -13Hǩ-7Ǚ7ŬųƕƞƧƯǂ8WŅſ9ĵƓǧ10uLşŭƎ11h12Ʊǁ13Ƒƥǉ14l15n16Vƍ17t18T20Š22ń24Cŵ26s
~arou	58 -13H-12ǩ7ŬųƕƞƧƯ8WŅǂ9ĵſƓǧ10uLşŭƎ11h12Ʊǁ13Ƒƥǉ14l15n16Vƍ18T20Š22ń24Cŵ26s
~arp	86 -7ƞ10Ɗ11Ŷ14Ǥ17Ū22Ű
~arr	55 -13ǖ-11O-10ǆ-9Ɲ-7ơƣ7bŞǣ8uWŵƔƙƫ9ŘƢǐ10žǃ11Ʀ12ŏ13şŲ15ő16ŐƄǒǡǥ17Ǐǚ18Ƃ19Zŗ20o26Ţǌ31f34ſ
~arri	67 -10Ƃǆ7r9ŜŝŦ10uŞƫǦ12W13ǃ16ǩ20ő25oŐ33Ţ38f
~arry	58 -14Ǧ-13ǖ-12ǩ-11O-10Ɲ-7ƣ8bƃ9ƙ10Řŵ11žƢǐ12Ʀ14ŏ15şŲ17ǡ18ƄǏǒǚǥ21Zŗ28Ƃǌ38ſ
~ars	48 -16Ǉ-12ŐƼ-11ŗŮ-10aǦ-9uYĹƪ-8ƨǋǑ-7nRĴŒũƉƠ7ƙƱǣ8Żż9ž10cōƋ11ƀ12oĵĶŅ13ƂƘǔ16HƸ17ŎŷǞ18ş19ĺŢŵ21ŭƩ22őťŴƅ23Ÿ24Vţ26ǐ27G28ƈ29ǅ34SŪ48ƭ
~ars>	48 -15Ǉ-12ŐƼ-11ŗŮ-10aǦ-9uYƪ-8ĹǋǑ-7nRĴŒũƉƠ7ƙƱǣ8Żż9ž10cōƋ11ƀ12ĵĶŅ13ƂƘǔ16HƸ17ŎŷǞ18ş19ĺŢŵ21ŭƩ22őťƅ23ŴŸ24Vţ26ǐ27G28ƈ29ǅ34SŪ48ƭ
~art	45 -17ƛ-16c-15Ɖ-13ĹŒ-12yƳ-11nHŇŖŮ-10wLŐŝƝǝ-9ťƭ-8gƸǋ-7uKQĶĻŗŶǔ7XĺľńŹ8EGƏƐƥ9ŴƷ10Rŏœŕ11stƗǠ12ŀƤǟ13qōřƢǣ14OƬ15pCŨ16VƎƠƨ17Ǩ18oŃ19ǩ21SUŲƽ22ŌŤƣ23Ƙ25lƼǂǇ27Ʊ29ơǆ30ň33Ɯ41ǅ
~art>	53 -16D-12Ĺ-11y-10Ŗƛ-9HLť-8ƭ-7ŝ7Ǆǈ8J9vAĿŨƧǂ10aEńŹǩ11ľƬƱ12Ƌǅ13XőŕřŞ14Ǝ15dlƽ17Rŀōǟ18Ƙ19Ń20C25S26Ų29U30V34Ƽ35Ǉ44ň
~arte	70 -11t8ŃƬ9ŋŤ11ĺ12Ʀ14Ƙ16ƽ17Ĵ20x21Ōǅ22œ28O29Ʊ
~arti	78 -20c-12w9ǀ10jt18Š20Ō22ǆ25ŏ31Ɯ
~artm	59 -11Vƛ-10Œ-8Ɲǝ-7ǧ7Ǝ9Ű11ƞǍ13G14F15Ɯƥ17Ť19Ə20Ɨơ21D23Ƣ24ƠƤ32ƣ
~artn	68 -19d-11Ƹ-10Ů-9Ň10r13s14Ł20Ʒ21Ǡ23ŴǨ24t27q28pǂ29ƨ31ǆ32o
~arts	81 8ū11ơ20ŵ21Ǒ26l
~arty	83 -7ǋ12ǡ13Ɣ14ư17P19Ɯơ
~ary	63 -8ǅ8ǘ9VŤ10q11Ƨƾ12ǉ14Ľ15SWƮ17Ʀ24Ũ27T30ƫ
~ary>	63 -8ǅ8ǘ9Ť10V11Ƨƾ12ǉ15SWĽƮ17Ʀ24Ũ27T30ƫ
~as>	38 -16Ǟ-14ƭ-13inĹŎǋ-12ŝ-11ōųǐǔǢ-10ŗƾǨ-9HXķĸľĿžƗƟ-8uxLőŕŪƌƬƯ-7gGRŌƠƧƮƿǖǝ7jtŒşǅǕ8FĺŏŲŶƞƸǑǙ9fŮŹƂơƷǗǚ10ņƫ11qƤƼǍ12hŁƎǤ13ƅ14o15Ŗſ16ƽǛ17clŷ18vļňǂ19kŧűŵƈ20Ņ21šƁƲ22Šƒ23Ɛ25ǜ26ƴ27Ťũ28BœƋƛǃ29Ŕ30p33Ũ38Ŧż40ť41Ƴ
~ase	51 -19Ǎ-17ś-13ǡ-11o-10ǧ-9ŕƘ-7Ǣ7aƽ8bŧƜǇ9Ɲ10dŔƠƲ11ƒƥǕ12Ǐ13ĻłǠ19œƛ20F23ŝ28Ŭơ33ǋ39Ƥ43Ƣ45Ɗ57ǌ
~ase>	55 -20Ǎ-18ś-12o-10ǧ-9ŕ7cjDĹĿǨ8ƽ9bŧǇ10d11ŔƲ12ƒƠǕ14ĻłǠ16a21œ22FŬ27ǋ32ơ45Ƥ48Ƣ57ǌ
~ased	86 -13a-12ǌ-7ƌ13Ŭ14ǋǏ42ŝ
~asem	64 -10Ƙ11Ɯ13Ɲ14ƥ25ƛ53Ɗ
~ash	60 -11ř-9Ż-7ŰǐǠ8Ʃ10Ƥ11ƍ13D14Ǜ16Ů25Yū28ƃ30ƛ37Ƶ40Ųż58ƪ59ǖ
~ash>	61 -10ř-7ŰǐǠ7ž8Ʃ10Ƥ15ūǛ17Ů19Y24ż29ƃ36Ƶ41Ų42ƪ60ǖ
~ashe	82 -11Ż10Y23żƪ27ƛ
~asi	73 -9Ƣ-8ƕ-7Ƥ9ś11ņƄ12Ʊ15M16Ň17K18ơ19Ŭ27Y31ư36F
~asid	81 13Ʊ30Y35ư
~asie	84 10ś18M20K
~asin	86 -10Ƣ-9ƕ-8Ƥ14Ƅ21ơ23Ŭ42F
~ask	54 -7ŀ7PĵĹšƧ8mw9ZƄƇƩ10Ľ11hA12p13uƒǌ14ƕ15ǧ16ǒ19Ǧ20ō21a23ơ27Łƿ33c38Ŋ40Ǔ45ŉ
~ask>	59 7GŦƾǌ8iĵ9šƧ10uƇ12ǒ13A18Ĺ25Ŋ27Ǔ29c31Łƿ46ŉ
~aske	72 -12Ƅ7ǔ8ōơ11pń13a14ǒ16Ǧ17ƕ20ǧ
~aski	71 -7Ĺǒ7pǘ8Ơ9c10Ǧ11a12v13ZōƩ16Ľǧ17ơ21Ŋ22ƒǓ26Ƅ
~asks	82 -14ǧ7u9h13w14m15ǌ17P
~aso	69 -9ajŏ-7Ņ7U9BšƂ11xǍ14ƚƜ16ǟ17ĹƟ23Ō35Ŕ41ǎ
~ason	69 -9ajŏ-7Ņ7U9BšƂ11xǍ14ƚƜ16ǟ17ĹƟ23Ō35Ŕ41ǎ
~asp	84 17ƻ31Ɖ
~asph	86 32Ɖ
~ass	59 -9Bţ-8ŏ-7ŵǣ7Z8ƃǀǨ9x10msřƫǙ13Ʋ14ƀǌ15Ʀ18ź19Ų20ƶ21Ʒƿ25g32ǘ33ǜ37Ɓ38ķ47Ƴ48Ǥ
~ass>	68 -9B-8ŏ7Ƅ8d9Zƽ12ƫ13s14ƦƷ16ƲƳ17ǌ18gƀ23ź25ƶ26ƿ30Ǥ39Ɓ
~asse	68 8Ǥ9Ư11ƃǀ12xřǙǨ13Ʒ23Ų39Ƴ46ķ
~assi	83 -7ŵ9Ɓ14g16ǜ21z22Ǥ
~assm	87 -9ţ33ǜ
~asso	89 22m
~assw	87 55ǘ
~ast	44 -18ũ-17Ŧ-14S-13dŒ-12Ŏƌ-11ľ-10DŏŠŨ-9ĺǃǢ-8BGŸƳ-7NŅŕƒǁǗ7iĹǎ8yCłƑǂǘ9oőƋƐ10Ŕš11ĸƭ12EűżƲ13ƽǨ14ňư15O16ƹ17mŀǣ18bŜ19ţƈƸǉ20Ǐ21ƺǞ23ĵŖ24ŻǙ25a26c29Ǜ30ƚǊ35Ƽ36œƾ37ņ
~ast>	45 -18ũ-17Ŧ-14S-13d-12ŎŒƌ-11ľ-10ŠŨ-9DĺǃǢ-8BGŸƳ-7NŅŕƒǁǗ7iǎ8CĹłƋƑƼǂ9oyǘ10őŔšƐ11ƭ12űż13EƲ14ƽǨ15ňư16Oƹ18ŀŜǣ19bƸ20ţƈǉ21Ǐ22ƺǛǞ24ĵŖ25ŻǙ26ac30Ǌ34ƚ37œ38ņƾ
~aste	82 8ř10ĸ11Ļ12Ŀ17r31m
~asti	89 15ǖ
~asu	76 8ƶǚ15Ž16Ƙ20a35ŭ
~asur	76 8ƶǚ15Ž16Ƙ20a35ŭ
~asy	84 -12ƾ10k11Ž13ǂ15ŧ16M22ś
~asy>	84 -12ƾ10k11Ž13ǂ15ŧ16M22ś
~at>	20 -22Ǉ-18ŷƂ-16Ɵ-15sFOŬŹ-14ĴƢ-13Ǡ-12ųƤǐ-10ƞ-9eńƯ-8izŊŌ-7ǂ7IŃŚűźŻƅƷƸǞ8tUŘŢƐƑƥưƿǤ9ŮƕƱƹǎ10ĵǢ11anĽřơ12lpZƌƓƛƬƼǏǙ13uņŸƒƵǋǛǣ14LŝƘ15qvTŭƊƋƨƶ16oĶūǓ17jwPRƪƳǉ18JWłŔũŲžƧ19Ũƺǖ20ĸŠƇƽǊ21ƔƝƠ22ŉǥ23ňǈ24BXőƦƩǃǄ25mƉƗ27E29gD30Ŵ31bhķĻŦ32ľ33G34Cǩ35ĺœƻ37Ť38ŀ39Ŀ40QĹŖ42Œ43SŅōť44ŎŞ50ŗ52Ň54Ū
~ata	82 -12ǘ16ĸ18Ʋ47Ǘ
~ata>	86 -11ǘ44Ǘ
~atc	65 -10ƾ-7x8t9q10ŘƓ11s12ŏƅƟ13YŉƘǘ14L16Ķ17a18wƹ20ųǙ23W24Ư31Ž32N
~atch	65 -10ƾ-7x8t9q10ŘƓ11s12ŏƅƟ13YŉƘǘ14L16Ķ17a18wƹ20ųǙ23W24Ư31Ž32N
~ate	42 -15ǩ-12ŏ-11lƝ-10bBZĹ-9hDňƳ-8ōŖŜŦƀƚƜ-7juFXĻŇŨƒƧƮƵǄǅǘ7ĶľƱǝǢ8ĺŎųƉǎǔǡ9c10qőŒűƍƎǕǜ11ŃŘż12ŞŸ13şŰƪ14EťũźƐǌ15Ƅǃ16ŤƲƸǧ17mŝƖƢ18Ŕǒ19dCŐ20ĵ22ƌƾǣ25ǋ26ƴ28ŕ32Ƌ35ƙ37Ǜ39ƛ46ū
~ate>	50 -17v-15Ǐ-12ŏ-11ǩ-10UZ-9bĹƀ-8DƝ-7lƛ7ŗşůǉ8cŰƔ9ŅơƣƸǀǛǢ10pŊƴ11ńųƱ12mEƲǎǔ13ķ14Œƍǡ15őǃ16ŃŘǧ19ŝźǋǌǣ20Ƅ21C22Ɩ23œ24ť25Ő26Ŕ28ĵ37dŕ44ū
~ated	63 -18œ7fǃ8ƪ9CŞ10ǆ11ŝŰƲ12ņ15ƼǏ16ǋ19Ƌ28ƌ30ƴ
~atel	72 -15Ƽ-8S-7Ť7Ɠ9ţǏ10ǂǙ11U13Ƙ14ĺŻǜǟǣ15ż19Ƹ35ƾ
~atem	83 8Ķ15ĸ17ľ20Śƪ
~aten	89 17ǜ
~ater	58 -8ƚ7VƊƑ8Ǖ9ƍƭ10Ơ12q13N14Ɵ15Ɖ16ǝ17Ǝ20ű21Ť22Ɛ30Ƌ46Ǜ53ƙ61ƛ
~ates	63 -14d-7ŝ7C8yEŞ9cHǊ10ş11Ŏ14mũƌ16ūŸ21v29ǒ35Ƣ
~atev	80 8V10Ʃ11q13ư17ŉũ18P
~ath	62 -8ǩ-7Sż7BƇǁ8UƜ10sƦ11cŏŤ12Ĵ13C14ƌƬǄ17zľ18Ŋ20ƚ21bƽ23j24K42Ɔ44Ƴ
~ath>	78 -7S9Ƈƌ13U15Ʀ16cƆ19Ƭ35Ƴ
~athe	67 -7ż8B9ǁ10Ɯ11s12Ť13bĴŏƚ15C18ľƳ19z20Ŋ24ƽ26jK
~athr	82 9Ɗƌ13b17Ɔ
~aths	84 20Ǆ23Ɔ
~ati	51 -12ǩ-11ţ-9wľń-7SŇƊƽ7iFŠƴ8sĴŋŧ9Ǔǚ10nĿŐś11qǃ12Ļ13ƿ14PƱ15ŽƇƏǜ16HŔưǗǣ17ǆ18Uǋ20kǅ21lƻ23ŝ29ū30m31Ż56Ǟ
~atic	81 11ƛ14Ĵ28Ž
~atie	89 20Ǘ
~atin	71 -9SŹ-8ǆ7Ƌ8m10j11Ŷ12ĵ13ŝ16ƻǅ18iĿǃ28U29H
~atio	54 -10wţ-9ń-7ľŇƊƽ7yzŀ8ŌŠƴ9nsFŋǅǓ11śƻ12q14Ļ15ŐƱ16ƇƏƿǜ17P18Ŕưǣ20ǋ22k26mǆ31ū34Ż61Ǟ
~atis	89 23ŧ28ŝ
~atl	82 -7ƹ11ǀ14ů20Ķ27ł
~atll	86 -7ƹ21Ķ29ł
~atm	82 21ƿ36ǚ
~atme	82 21ƿ36ǚ
~ato	87 13ơƣ15j19Ǆ24ŷ
~ator	89 13ơ14ƣ19Ǆ24ŷ
~ats	76 -7ǩ7ŬǓ8ƺ9f12ƞǙǟ14Ɛ31h35ǋ
~ats>	77 -7ǩ7ŬǓ8ƺ9f12ƞǟ13Ǚ14Ɛ32h35ǋ
~att	68 -7ǩ7śƃ8ĽƲƽ9zťƚǨ10C11şŰŶ13BƖ14űƼ17ō19Ɗ24ǘ33ľ
~atta	80 -7I10śƽ12CǘǨ14Ŷ16Ƽ
~atte	74 7A8ƃ9Ľ10zť13şŰ16ǘ19ō20Ɗ36ľ
~atto	89 11Ʋ18BƖ
~atu	79 10ĽƔ14Ł35f
~atus	83 36f
~atv	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
~atve	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
~au>	89 8Ő11ń14Ŝ
~aud	65 -8Ǒ8ǣ15ǒ91Ǥ
~audi	65 -8Ǒ8ǣ15ǒ91Ǥ
~aug	68 -14b-13ĺ-9d-8mp-7ź7ś8ƷǞ9a14Ű15ǩ19yƱ22i25Ź26x27v29u31w
~augh	68 -14b-13ĺ-9d-8mp-7ź7ś8ƷǞ9a14Ű15ǩ19yƱ22i25Ź26x27v29u31w
~aul	73 -11ǖ-7Ū8ƃ9ŭŴ12ů14Ť16ƥ22ǐ26Ų38ż
~aul>	86 -13ǖ14ů20ƥ31Ų
~ault	78 9ƃ15Ť41ż
~aur	82 -9ǐ12Ǜ18ƣ19Ǎ21ǟ
~aura	82 -9ǐ12Ǜ18ƣ19Ǎ21ǟ
~aus	66 -16Ţ-9ĺŉŦ7HƅƢ8ņƏ9gIłŝƶ10ĵũ11juƴ12Ơ13Ŕ16J17Ǔ20ǁ22Ť23Ǣ48ŀ
~ause	66 -16Ţ-9ĺŉ-8Ŧ7HƅƢ8ņƏ9gIłŝƶ10ĵũ11juƴ14Ŕ16J17Ǔ20ǁ22Ť23Ǣ48ŀ
~aut	66 7b8Ƅ9ƛǃ10ſ17ǥ18Ĺ24ž26ƃ28Ƃ37ş54Ĵ
~auto	67 8Ƅ9ƛǃ10ſ17ǥ19Ĺ25ž27ƃ28Ƃ38ş55Ĵ
~ave	30 -19Ǆ-14gyP-13Hŀů-12ŠơǊ-11MTUŲǌ-10Qłƕǧ-9xLǟ-8CĿśƅ-7enpŒœŭŴƞƤ7dFŜƂǤ8hkķňƍƜ9WŃŻǈǡ10ŹƋǘ11NĴŝźƾǅǏǔǢ12IŪƀƚƥǐ13ŰŸ14ĶŁņǆ15ƛƪǀǓǝ16alŎşưǩ17YŵƑ18mZżƁǋ19ţſƃƗ20Ʊǒǥ21ŖƘƵ22ŋƯ23ŗŚƟǇ24fŉƎƦ25ƳƶƼ28őǜ29u30Oƌ31ŏ36ń38ƨ42Ţ
~ave>	31 -19Ǆ-14gyPŀ-13ůơ-12HMŠǊ-11UŲǌ-10QTłƕǧ-9xLĿǟ-8œśƅ-7enpŒŭŴƞ7dFJūžƿǃǤ8hňƂƟ9kķŜƍƜǈǡ10WŃŹŻǐ11ŝźƋǏǔǘǢ12INŪƀƾǅ13ŰŸƁƚƥ14ņǆ15ĶŁ16aYşƛƪǓǝǩ17lŋưƵ18ŎƑǋ19mZţżſƗ20ŵƃ21Ʊǒǥ22ŖƘ23Ư24ŉŗŚǇ25fƎƦ26ƳƶƼ29őǜ30u31Oƌ32ŏ37ń38Ţ39ƨ
~aved	80 -9Ļ-7Ĺ13Ƶ14Ĵ15ŋŢǗ43Y
~avel	78 -8C8ǐ13Ƃ14Ɓ37ǀ40Ɵ
~aver	89 10R16ǉ25ź
~avi	61 -12N-9ŕ-8H9sxƳ10ĻŃ11tƮǩ15ķǟ16V18ľĿƶ20iƱ22Ř32Ţ33y41Y
~avin	61 -12N-9ŕ-8H9sxƳ10ĻŃ11tƮǩ15ķǟ16V18ľĿƶ20iƱ22Ř32Ţ33y41Y
~avo	81 -12Ʒ14ŝ15Ʃ19rƞ22Ŷ23ǩ
~avor	81 -12Ʒ14ŝ15Ʃ19rƞ22Ŷ23ǩ
~avy	87 9Ư15ǈ26Ǐ
~avy>	87 9Ư15ǈ26Ǐ
~aw>	70 7w8fŷƫ10Ƶǁ11t12zAQ13jB14ŅŨƚ16C18ŀƾ27ǚ
~awa	65 -8m8ŢƧǁ9B11Ʊƴƿ12Ƴ14Ķ18ĻƦ20ŉ21Ŀ30ź34k39Ɵ40Y
~away	66 -8m8ŢƧ9Bǁ11Ʊƴ12ƿ14ĶƳ18Ʀ19Ļ21ŉ31ź35k40Ɵ41Y
~awe	70 -10ǌ-7ľ8c9uFŬƇǊ10ĻţƧ11C12Ɣǖ13I15Ǆ21ĵƿ31Ś
~awer	87 -10Ű13Ŭ15ǖ23Ś
~awes	72 -10ǌ-7ľ9cuFǊ10ĻţƇƧ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
~awf	87 13Ʈ14ǉ15ĸ18Ũ
~awfu	87 13Ʈ14ǉ15ĸ18Ũ
~awl	83 17Ƈ22Ɗ
~awl>	83 17Ƈ22Ɗ
~aws	81 -8ŗ-7ŷ11n13Ư15Ǧ18ķ22ǜ
~awsu	84 -8ŗ16Ǧ19ķ23ǜ
~aww	80 8z10fxƅ12h13ļ21ƫ
~aww>	80 8z10fxƅ12h13ļ21ƫ
~awy	76 7AǓ8ŋ11ǩ13ǡ14ǜ18ķ28Ʋ
~awye	76 7AǓ8ŋ11ǩ13ǡ14ǜ18ķ28Ʋ
~ax>	76 -15Œ-13M7f8ǃ9ƕǊ11ǆ13TƄ18ĵƅ24ś44ŗ
~axe	84 11ǃ15Ƶ17Œ20T29Ǡ
~axes	84 11ǃ15Ƶ17Œ20T29Ǡ
~ay>	33 -19ų-18ķ-17AƗ-16Ş-15Ǉ-14Ŀƶ-13Ǜ-12şŸƔƽǀǊ-11ńƲǔ-10QŬƢƭǅǨ-9Ƙ-8uSšŻžƌǓǜ-7efoŅƇƝǏ7cĹĻŚŨƉƿ8tźƈƬƱƾ9ō10OŃœŜŰƹƺ11ŉƖǥ12RƏƤƴ13ƕƠơƦư14ĸƼǧ15yƩ16ŏţŧŲƁƆƟ17pWƜ18KƧǁ19ŁƸƻǑ20gTŊ21ƒ22bjŋūƃ23YĶű24ǉ25r26Ō27XŐů28ǖ29Ǖ30ŀ33k36LŘ38Œǎ39Ĵ45i55ŗ65d
~ayb	74 10AƇ11Ʀ13ƍ15Ʈ18Ʊ
~aybe	74 10AƇ11Ʀ13ƍ15Ʈ18Ʊ
~ayc	68 -8U-7Ǡ10ǟ11Ĵǉ14ƭ16Ʈ19q23T24Q29Ɲ30Y40Ư
~aych	69 -8U-7Ǡ10ǟ11ǉ12Ĵ15ƭ19qƮƯ24T25Q31Y
~aye	86 -9z9Ǧ15ŠƉ20Ţ
~ayer	89 10Ǧ15Ɖ
~ayi	56 -13ǩ-12Ĺ-10S-9Ǟ-8Bōǌ-7PŇ7otHKĸ8XŢƸǝ9ň10n11Ŧŧǣ12k13Ĵ14jĺƤƪ15WĿǟ18b19Fǥ21Ơ22Z23œ24ƒƓ25V26Ɯ27Ņ29Œ
~ayin	56 -13ǩ-12Ĺ-10S-9Ǟ-8Bōǌ-7PŇ7otHKĸ8XŢƸǝ9ň10n11Ŧŧǣ12k13Ĵ14jĺƤƪ15WĿǟ18b19Fǥ21Ơ22Z23œ24ƒƓ25V26Ɯ27Ņ29Œ
~aym	66 -11ƠƷ-8ŘƘƜ-7ű8Ŏǖ10Ʃ12e15ƃ16ǘ19ĵƕƮ21Z28š31Ĵ39Ɣ41Ŭ
~ayme	66 -11ƠƷ-8ŘƘƜ-7ű8Ŏǖ10Ʃ12e15ƃ16ǘ19ĵƕƮ21Z28š31Ĵ39Ɣ41Ŭ
~ayo	84 -15ƶ12ǩ13ƙ14Vƫ38Ŧ
~ayou	86 -16ƶ12ǩ13ƙ15ƫ39Ŧ
~ayr	65 -9œ12ǝ17Q19Ǒ24Ǡ35Ǉ62ǉ
~ayro	65 -9œ12ǝ17Q19Ǒ24Ǡ35Ǉ62ǉ
~ays	53 -12ű-11ǈ-10Ɣ-9wAŧ-8Ł-7oHĹǥ7fŖŭŻƱǞ8ŘŜƕ9ƅƖƜƺǕ10aůŽž11tUŚŪ12VřŮŰǢ13xļňƗǇ14qšƃ15ƬƮ16Ǡ17gl19cǝ21ƒ22kǎ25ǩ37R
~ays>	53 -12ű-11ǈ-10Ɣ-9wAŧ-8Ł-7oHĹǥ7fŖŭŻƱǞ8ŘŜƕ9ƅƖƜƺǕ10aůŽž11tUŚŪ12VřŮŰǢ13xļňƗǇ14qšƃ15ƬƮ16Ǡ17gl19cǝ21ƒ22kǎ25ǩ37R
~azy	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
~azy>	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
~ba>	81 31ǀ84ǃ
~bab	67 -12ǂ-7ŲƸǃ8d9Ʒ10h12ƻ13l14Ɲ18ĺ28yƯ30w31Ŷ33x34v36u
~babi	89 16Ư18y21h
~baby	69 -12ǂ-7ŲƸǃ8d12ƻ15Ɲ17yƯ19ĺ31w32Ŷ35vx38u
~bac	51 -10Ɨ-9Ŗţ-8aŐǨ-7GĺƧƼ7rsőųƾ8hŘŴƲƿǏ9ŀſǜ10Ƒƫǟ11Œ12ƙǣ13uƮ14ŨƩ15LVǝ16ƍƝƷ18YňŠŮ19ż21Iƪ22Ľ23Ɠ24mť26ǘ28Ǘ30ƛ36ƹ
~bacc	79 12ǂ48ƹ
~bach	82 45m
~back	52 -10Ɨ-9Ŗţ-8aŐ-7GĺƧǨ7sőųƴ8ŘŴƾǏ9hrŀſƲƿǜ10Ƒǟ11Œƫ12ƙ13uǣ14ŨƩ15LV16ǝ17ƍƝƷ19YňŠŮż21ƪ22I23Ľ24ťƓ27ǘ28Ǘ31ƛ
~bad	70 -17w-11Ŵ-9s-8Ő8bǍ9Ůǘ12ĸƇ14ŝ16Q20Ţ25ż28Nǚ35ņ
~bad>	70 -11Ŵ-9s-8Ő8bǍ9Ůǘ12ĸƇ14ŝ20Ţ25ż28ǚ30N35ņ
~bal	71 -8ĺ8v11Ť13G14ZĻƜ17ķ22gT29Ɣ
~bala	83 -14ƕ22Z34Ɣ
~ball	73 -8ĺ9v10ƕ12Ť13G14Ļ15Ɯ17ķ23gT
~ban	53 -27d-19ř-16ƾ-14ǩ-13B-11Ƹƺǟ-10Q-8PT-7şƹǢ7ŷƯ8Ł10ƮǇ12ƫ14ƄƳ17ĵ18n19Ĵżƙ20f23Ʒ24YŴ25e26p27s28t30rŬƨ31ǂ32q37o45ƕ
~band	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7Lů8ųŷ9Ư12ƮǇ15Łƫ16Ƴ20nż22f25Ʒ26Ŵ28p30st33rƨǂ35q40o
~bank	66 -23ř-13B-7Ł7Xǐ8AZ17Ƅ22ĵ25ƙ26Ĵ31Y32e38Ŭ57ƕ
~bar	70 -12ŵ-11Ɨ-7Qǝ7ų9ŏő10tƔ12ƀ13Ő14ŗǍ26D28Ƒ31h38Ŷ46Ǜ
~bar>	86 60Ǜ
~barb	89 9ļ12ő13t18Ǎ
~bare	86 8m12ŏ15ƀ16Ő19ŗ
~bark	89 43h
~barn	86 -11Ɨ-7Ɠ36Ƒ
~bas	63 -10Ƙ7ƕǔ9ņ11Ɯ12ƝƩ14Ňƥ17g18ł24ƛ51Ɗ
~base	64 -10Ƙ9ƕ11Ɯ12Ɲ14ƥ19ł25ƛ53Ɗ
~bat	73 10ƚ17Ǆ18ƌ25Ɗ50Ɔ
~bath	75 10ƚ18ƌǄ51Ɔ
~bbi	80 12ǀ15Ʃ16ƨ25g
~bbie	81 12ǀ17ƨ26g
~bco	80 11Ǒ16ǒ
~bcon	80 11Ǒ16ǒ
~be>	48 -18Ǔ-13Ǩ-12ĸ-11qvŶ-9Ōƫ-8ŠũƤƧ-7aIŇŭƗ7Ĵŷƍ8ĶŁōŵ9eŨ10bTŀœ11nĿśƱǧ12KƦ13H14łơƭ15VľƷǞ17ķ18XŞ19AZ20ŏ21OƋǌ22cĻ23Ŋ24m28s31yŹ34r37Ʈ
~bea	75 -10I-8ř10l12b13Œ14ƚ15Ţ21h22k29ű40Ņ
~beag	89 27h
~beat	82 -11I-9ř14Œ17Ţ32ű44Ņ
~bec	66 -9ŉ-8Ŧ7bHśƅƢ8fgtņŝƏ9Iĵłŵƶ10u11jƧ12ƴǨ13Ǎ14Ɩ16J19ǁ20ų22Ť
~beca	67 -9ŉ-8Ŧ7bśƅƢǀǚ8HņƏ9gIłŝƶ10ĵŵ11ju12ƴ16J20ǁ23Ť
~beco	86 12f16Ǩ18Ƨ19Ɩ
~bed	71 7y8Ɨ10Ɯƻ15Ƥ17Ɲ20Ơ34Ɔ
~bed>	89 13ƻ17Ɔ19Ƥ
~bedr	72 7y9Ɨ10Ɯ17Ɲ20Ơ21Ɔ
~bee	48 -10Q-8x-7ŜŪƦǚ7ŇŉſƋƪ8akƊƴǜ9Ůǅǩ10ƈǤ11ż12ŶƳ13tƸǂ15ƌ16fŏǛ17ǘ18ő19ţ20lņŝ21Ż30Ÿ32iƼ34šƿ37Gǟ39S
~been	48 -10Q-8x-7ŪƦǚ7ŇŉŲƋƪ8aſƊƴǜ9Ůǅǩ10kƈǤ11ż12ŶƳ13tƸƿǂ15ƌ16fŏ17ǘ18ő19ţ20lņŝ21Ż30Ÿ32iƼ34š37Gǟ40S
~beer	83 36Ǜ37ƿ
~bef	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
~befo	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
~beh	71 -11v-9W9ƙ10x12Żƃ13t15uƳ18Š19pŹ20ŷ24ƶ25ų
~behi	71 -11v-9W9ƙ12Żƃ15uƳ18Š19p20ŷŹ24ƶ25ų
~bei	71 -8Ļ-7Ň7cŵƤ8lƱ9ŊƼ10ķ11H13tFǩ23Ş24U26ŋ27ǟ
~bein	71 -8Ļ-7Ň7cŵƤ8lƱ9ŊƼ10ķ11H13tFǩ23Ş24U26ŋ27ǟ
~bel	68 7mŌƎ8lpMǅ9Sƥ10Ż11Ƭ12Ÿ13ƻ14Ǐ22ǩ25Ɗ29Ľ31Ɨ
~beli	80 9mŌ10lM12S14Ƭ15Ÿ31ǩ
~bell	83 9Ǝ37Ľ
~belo	79 11ƥ17Ǐ29Ɗ37Ɨ
~belt	89 7ƭ12pǅ14Ż
~ben	63 7ķ8Ƨ12Ʀ16Ƭ25ż34ƫ38W
~bend	83 8ţ9ķ33ż
~bene	65 8Ƨ13Ʀ16Ƭ36ƫ40W
~ber	49 -18ǩ-11Ś-10ƣ-8Ţ-7LŃŏŖŤ7Řǥ8hŇŐ10KľŒŜŠǀǇ12yC14Ļƛ16ƓǠ18cƶǕ21ļŸƼ22Ņŗ23DXƬ24EĽƿǨ25ǘ26Ų27Ǘ31ū33e40I47ř
~ber>	50 -16ǩ-11Ś-10ƣ-8dǗ-7ŏŤ7Řǔ8ǥ10Ɠ11ǀ12ľŒ13Ǉ14yĻŜƛ15C19c21Ǖ23ļ24ŸƬ25ƿ26eŅǘǨ27XŲ28Ľ30D32ū47I57ř
~bers	69 -13ǖ-12ř-9I-8Dœ-7ǡ8d9p11e13ƒǅ16h17Ɠ18Š20ŇǠ21K26E32ŗ34Ƽ49Ǘ
~bes	61 -17Ŀ-8C7ƥ8ƈƢ10ǈ11tŴǇ12ķŷ13ZŁ14Ļł16ƞ18K19UŝǍ22u24L26Ʀ29ǟ33I
~besi	67 7ƻ8ƥ9Ƣ12Ǉǈ13ŷ14Ŵ15ķŁ16Z22Ǎ25u29Ʀ
~best	69 -18Ŀ-8C7ņŠ8ǔ9ƈǩ13t16Ļł19ƞ21K23ŝ24U28L33ǟ38I
~bet	62 -14Ź-12bQ-11ŒŠ7CŢ8Pƌ9aƫ10K11q12rŷ13ľƨ14š15ňųƽ16pŇƼ19Ş20o21ǂ22L23ź28ł30t
~bete	80 13Ƽ17ǂ21ƽ
~bett	66 -13QŹ-12b-11Œ7s8ł9Ţǂ10a11K12q14rľƨ18pŇ20Ş22o24L25ź33t
~betw	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
~bid	89 14ń36Ǔ
~bie	77 8x11ǀ13Ư15y16ƨ18h24g
~bies	77 8x11ǀ13Ư15y16ƨ18h24g
~big	55 -14Œ-11ŔƉƮǈ-10ƒ-9S-8ŀƞ-7ƅǘ7yŢŽž8Ƈƛư9jZǔ10gŇǅ11ľ12ƣǦ13ƪǍ14œ15Ŧ18J19Ǒ20Ƭ23kŐǏ26Ɠ28Ŀ30ĸ33Ƒ34Ǉ53Ɔ
~big>	58 -16Ƃ-14Œ-11ŔƉƒƮ-10ǈ-9S-8ƞǞ-7ƅǘ7JłŽžƪǁ8yŢ9Ƈƛư10jZ11g12ľǅ13ƣǍ15œ17ŦǏ20Ǉ21ƑƬǑ25kŐ26Ǧ28Ɠ32ĸ43Ɔ
~bigg	71 -7Ǘ9ƪǏ11H13ǔ16Ň18Ǟ33Ŀ
~bigs	86 -19Ǧ19Ƃ20Ɔ21Ƒ23Ǉ
~bik	78 -16Ɗ-7ŰǢ8g9Ƙ20ǀ62ƥ
~bike	78 -16Ɗ-7ŰǢ8g9Ƙ20ǀ62ƥ
~bil	54 -9ŐŵǨ-8Ʀ-7KŶǩ7Ʒ8Ǜ9Ǥ12ŗş14ơ15YŁƂǚ16Iǌ17Ʈ19WƃưǠ21Z25ƀ27ž29ǡ32Ĵ
~bile	87 10C14Ʒ28I
~bili	58 -8ŐƦ7Ǌǥ10Ǜ14ŗş15ơ17Ƃǌǚ21W28ƀ31ž32ǡ
~bill	66 -10ŵǨ-8Ŷ-7K7ǝ8Ŀ12Ǥ19Y20Ł22Ʈ24Ǡ25ƃư28Z40Ĵ
~bin	70 -8Ť8P9Ɵƻ10ǀǑ11ŌƖ12ķƌ13Ʃ16ƛ23ƕ35Ƌ
~bin>	84 11Ɵ14Ƌ15ķ
~bind	84 13Ō14Ɩ29ƕ
~bing	77 -8Ť9P11ǀǑ12ƛ26Ƌ
~bir	64 -15j-7nŕŸ7Ǘ12C14DŜ20c37p40Ɵ41v53d
~birt	65 -7ŕŸ7Ǘ14Ŝ21c38p42v55d
~bis	87 11Ɓ12ƺ16h
~bisc	87 11Ɓ12ƺ16h
~bit	76 -26q-10ǂ9lm10jņƤ13e14ĿǊ16œ27ō42h
~bit>	78 7ǁ9lm10j11ņ14eĿ15Ǌ17œ28ō
~bla	81 8J9m11ƺ13Hń38Ŕ
~blam	83 11ƺ13Hń39Ŕ
~ble	51 -12Ǉ-9q-8ƙ-7ŖţƠƿ7azĸŞƉƊƳ8eiTŜűƸ9ŎƁ10ŀƚƥ11uUƀ12łŦ13LĹƮ14ƛƼ15nYśŭƘ17M18Ƨƹ19œ21ǜ23ň25s35X40Ř
~ble>	53 -10qǇ-7Ơ7atzNĸĹƉƊ8eTƳƼ9Şű10ŎƁ11ƀƚƥ12ł13nŦ14ǜ15ňƮ16Yśŭ19MƧ20œ21s38X42Ř
~blem	74 -7ƙ7s8ŋŏ9Ĺ10ŵ11ǜ12Ƽ13ƛ14LŜ17ŀ
~bles	80 -14ƿ10Ƥ17i21u22U27Ƙ29ƹ
~bli	83 11Ʈ12b19ƽ20ƥ
~blin	89 12Ʈ21ƽ
~blo	68 -7ŗ10Ƒ11j13Ǧ14g15ƽ17ǂ18Ƈ21Ƽ31ƻ34ƾ46ǁ
~bloc	89 7E25Ƈ
~bloo	71 16ƽ18ǂ22Ƽ33ƻ36ƾ49ǁ
~blow	89 -8ŗ14Ƒ15j17Ǧ20g
~blu	84 11ĸ15Ż32ű36Ŋ
~blue	89 12ĸ17Ż34ű
~bly	89 12Ʒ14X20l
~bly>	89 12Ʒ14X20l
~bnb	86 37Ɯ
~bnb>	86 37Ɯ
~boa	71 -7ōƂ8ZļǓ9Ŏ11Ƈǜ12ū14t18ƍ20Łş29r32ķ35Ɯ
~boar	75 -7Ƃ8ļ9Ǔ10Ŏ12ūƇǜ19ƍ21Ł32r38Ɯ
~boat	82 -7ōƘ10Z18t24ş39ķ
~bod	46 -19ƪ-13šǏ-10Ɲ-9GŹƃư-8IƠǎ-7Ĵōũ7KZļņŝƈƬƭ8fƣǗǚ9QǑǛ10zŏƕǅǇǔǙǡ11hŗŞƎƴƿǨ12ſƓ13FųƢǣ14gŖ15ż16ķŲǍ17Ɯ18Ǣ19Ť20A21nľń22ǘ23ŁŜ24Ƴǜ27ŷ35Ư37Ɵ38ž
~bodi	82 15ŗ23ž
~body	46 -19ƪ-13š-12Ǐ-10Ɲ-9GŹ-8IƃƠưǎ-7Ĵũ7KZņŝƈƬƭ8fļƣǗ9QǑǚǛ10zŏǅǇǔǙǡ11hŞƎƕƴƿǨ12ſƓ13FųƢǣ15gŖż16ķŲǍ17Ɯ18Ǣ19Ť20A21nľń22ǘ23ŁŜ24Ƴǜ25ž27ŷ35Ư37Ɵ
~bol	84 17ű23Ǝ
~bolt	84 17ű23Ǝ
~bon	86 12Ɔ14ſ15ƀ36T
~boo	61 -7q7Ƨ8eŀǗ9ǝ10jĻ12ǈ13gǑǩ17ļǟ18űǜ47ǖ71Ǡ
~book	61 -7q7ŔƧ8eǗ9ǝ10Ļ12ǈ13g14ǩ18ļǜ20ű47ǖ71Ǡ
~boot	87 9ǒ14ŀ17j19Ǒ
~bop	83 -22Ő78ǥ
~bop>	83 -22Ő78ǥ
~bor	62 -8Y-7ǝ7ļ8ƒǍǜ9ťƙ10v11Ņ12BC15xŵ17Ɯ19ƞ28ų31l35d37p38ƪ
~bor>	80 -11ƞ8Ƥ10Ɵ11ļ12ǜ13ǩ16ťƜ23B
~borh	89 9ƞ11G12ƒ27C
~born	72 12v19x39l43d45p
~borr	79 -8Y-7ǝ9ĸ21ŵ36ų49ƪ
~bors	75 7Ŀ8Ɯ12ŤǍ13ƙ18Ņ26ƞ
~bos	78 -9Ŗ-8i-7Ǉ8gǩ10QļǙ11N12s15l27Ł30ǟ31U
~boss	78 -9Ŗ-8i-7Ǉ8g10QļǙ11Nǩ12s28Ł30ǟ31U
~bot	62 -10L-8gĻ-7Ǆ7zşƄƼƽ9pŽǂ10uŞŢ11Ƭ12Ĺǁ13ŨŸ14ŋƀƯƱ19ŁƎ20ƻ22ǩ24Ƶ26ŀ35s
~both	64 -10L-8Ļ-7Ǆ7zķşƽ8ƄƼ9pŽ10Şǂ11uŢ12Ƭǁ13ĹŨ14ŋŸƀƱ15Ư20ŁƎ25Ƶ28ŀ36s
~bott	83 -7Ś8ū10Ņǥ12ł28ƻ
~bou	41 -15ǅ-14x-13c-11Œŕ-10ĻǐǨ-9jńƭǩ-8NŐƕǃǇǞǦ-7bsSĸňŏşţŵ7PĵźƋƏƠƢƺǉǗ8BHĶņƈƎƲ9nŔƗƦƱƸǊǛ10VĽľŉŊŢůƨǂǋǘ11ļŠŹſƔ12hušŲư13Aǜ14pYŖǄ15ƌƬƶǁǌǏ17ŀƒ18ŤŴ19ōŝŶ21TŇŽ22ǔ23łƳ24rĿŞ27ƞ36Ĺ
~boug	71 -12Ũ-7Cŀ8ŗ9ŧ10Ʃ11Ǐ12Ŗ13ƞ17ư19łŶ20ſƦ24ƌ27Š31ƒ
~bout	41 -14ǅ-13cx-10Œŕǐ-9ĻǢǨ-8NńƕǇǦǩ-7jSňŏŐŗşƭǃǞ7PĵŖűźƋƏƢƺƿǉǗ8ĶťŨŶƠƲ9BHŔƎƗƱƸǏǛ10nĽľŉŊŢůƨǂǊǘ11VņƔǋ12hAļłšŲŹ13u14pYǄǜ15ǌ16Ƭƶǁ18ŤŴ19ƞ20ōŝ21TŀŇ22Žǔ24ŞƳ25rĿ37Ĺ
~bov	80 -9ƣ15Ǧ25ĵ27ƍ49Ǎ
~bove	80 -9ƣ15Ǧ25ĵ27ƍ49Ǎ
~box	69 7ƿ9qƄ10fŚ11cdĸŏǐ13Ƌ14P15m17ǧ18D23Jƞ24ƻ32Ǚ
~box>	70 7ƿ9qƄ10Śƻ11cdŏǐ12ĸ14fƋ15P16m17ǧ18D23J33Ǚ
~boxe	89 18ƻ30ƞ
~boy	71 -9at-8p7ūƏ8b10j11Ť12Ő17n23v27w34x36Ź49u
~boy>	75 -9t-8p7Ŕū8bn11j12Ť15v18w22x24u39Ź
~boys	80 -10a8Ə10vw11mn14xŐ29u
~bra	75 9Ɓ11źǅ12lŅƛǋ13Ĺ24Ƒ26ƅ30Ž
~brak	89 36Ž
~bran	81 10Ɓ12ǅ13ǋ15Ĺ26Ƒ28ƅ
~bre	58 -10H-7ƛƷ7IũƜ8OơƦ9Ʈ10lŨ11kǝ12N13Ɲ14ƽ17ł18Ƌ21š26h31ǩ38Ǧ57Ƃ
~brea	71 -12H-9ƛ-8Ʒ7x8Xź9IũƜ10Oơ11Ʈ12Ʀ13Ũ14kǝ15N18ƽ21ł22Ƌ26ǩ29š
~bree	84 20Ɲ40h
~brel	63 13ǩ42Ǧ63Ƃ
~bri	59 -10k-8Ʒ-7ǩ8ōǔ9r11g12aǄ14SŜ16tǍ17Ūű18Ĺ20ƒ21Ǒ22q24ƮǇ27Ǌ40T46Ƈ
~bric	76 22Ǎ61Ƈ
~brid	89 13ǔ19Ǆ25t28Ū
~brin	62 -10k-8Ʒ9rō15SŜ18ű20Ĺ21ƒ23qǑ25Ǉ26Ʈ29Ǌ42T
~bro	60 -11jƼ-9Ŗžǩ-8ƠǏ-7zNŭ7nƃǀ8rAŵŽƥǋ9ǉ10QƞƳ11ŁŅǆ12aķŨ13Ŝ14Ǝƽǡ15ŘǓ16ĺų17Ɓǃ19y22l25BŶ29Ť
~brok	67 -9Ŗ-8žƠǏ7ĸƤ8ǡ9ƃƜ10ƥ11ŵǉǞ13ƞ15Ũ16ķŜ17ŘƎ20Ɓ34Ť
~brot	70 -9Ƽ-8zŭ7ǑǨ8w9nƫ10AŽ12Q13ǆ14Ņ15Ł16Ƴ18ƽ20ų21ǃ33B
~brou	84 -13j-8N10Ɩǡ14r20a24ĺ34l
~bs>	63 -13Ź-8Ņ8ǡ9JƨǦ10Ǥ12ƾ13Žǈ17ǔ18Ƨ19V21Ǆ25ź27ǐ39ǒ61Ǒ
~bsi	81 9Ľ10ǖ11Ĺń38ļ
~bsit	81 9Ľ10ǖ11Ĺń38ļ
~bt>	82 -9Ɣ33Z
~bts	89 45Z
~bts>	89 45Z
~buc	84 8Ƃ13žƀ39X
~buck	84 8Ƃ13žƀ39X
~bud	72 -9Ʒ9Ŝ10Ƴ11ĺ16BĽ19A20Ƣ22ĸ30Ņ38X
~budd	78 -9Ʒ10Ŝ12Ƴ13ĺ18BĽ20A22Ƣ34Ņ
~budg	80 26ĸ43X
~bug	79 8ŀ10Ž12Ǡ15K54Ş
~bugg	89 9K24ŀ
~bugs	86 11Ž12ŀ21Ş
~bui	55 -11F7X8ƐƤƱ10Ť12ƪ14Ǟ15ǝ23ơǢ25Ƒ27Ʃ28ǋ35Ǎ40ƺ43ƅƓƣ
~buic	89 10ŭ15ű18Ť
~buil	56 -11F7X8ƐƤƱ13ƪ15Ǟ16ǝ23ơ24Ǣ25Ƒ27Ʃ29ǋ35Ǎ40ƺ44ƅƓƣ
~bul	86 10ļƃ18ľ22h
~bull	87 10ļ18ľ22h
~bum	81 9œž10Ǣ11ŗ16ƃ18Ŕŵ19ű
~bump	82 9œ11ŗǢ12ž17ƃ19Ŕű
~bun	75 -17x7Ƣ10Ɔ11ǈ12ń13ǥ20ƞǀ41ş
~bunc	86 13ǈ15ńǥ
~bund	84 49ş
~bung	87 -19x12Ɔ23ƞ24ǀ
~bur	63 -7ƴǉ7ńŜůǀ8ŀǕ9ƔƦ10Ɓ11jƛǢ12ƑƤ13Dĺ15mƓ18ǝ39ņƐ59ư
~bure	89 8Ő11ń14Ŝ
~buri	80 14Ʀ16j39ư
~burn	69 -8ǉ-7ƴ9Ƥ10ŀƔǕ13Ǣ14Ƒ15ĺ17m19Ɠ21ǝ43Ɛ44ņ
~burs	83 14Ɓ16ƛ
~bury	89 20D44ư
~bus	49 -22Ƃ-12D-10Ū-8Tō-7FGR7ƛ8ǘ9AC10Ǒ12MǛ13Ǡ14P17ǝǢ19Ŏŭǐ20ǔ21U22ǆǨ23N24Ǟ25ǅ26ǡǦ27ƝǊ28ǃ29ǋ34Ǆ36ŵǥ41ǎ47ǟ
~bus>	83 -10ǝ15Ǧ27C69ŵ
~busi	50 -22Ƃ-12D-10Ū-8T-7Fō9ǘ11Ǒ12A13Ǜ14MǠ17Ǧ18Ǣ21Ŏǐǔ23ǆǝǟǨ24ŭ26ǅǞǡ28Ǌ29Ɲǃ30ǋ35Ǆ36ǎ37ǥ
~busy	73 -8R7x8ǎ14P17t30U39N40ǟ
~but	63 -7sĺ7iKƙƻ8BŌ9žƒǣ10bżƯƲƸƽ11Łű13Ǚǩ14ŀ15ƾǂ17Ǒ19Ƨ21p22Ŋ23T
~but>	65 -7sĺǩ7fmKōƙ8BŎ9žƒ10ƲƸƻƽǣ11ŁżƯ12ű13Ǚ15ŀǂ16ƾ17Ǒ20Ƨ22p23Ŋ24T
~butc	89 17b
~butt	89 13i14Ō28ǩ
~buy	62 -14ŵ-12ķǏ-10ƴƵ-9ǌǢ-7ĸũ7X9ƙƨ11łǅ15WƩ19Ǆ20ŌŬƪ21Ǟ24Ʀ31ŶƒǕ33FǨ34Ɨ40H45G
~buy>	63 -14ŵ-12Ǐ-10ƴƵ-9ǌ-7ķĸũ7Š8X9ƙƨ10Hƪ11łǅ15WƩ19F20ŌŬǄ22Ǟ24ƒƦ32ŶǕ34Ǩ35Ɨ46G
~buyi	84 -7ķ10ƒ15ƪ20F41H
~by>	50 -28ǌ-22Œ-20Ɲ-14Ō-13ǩ-12Ŵ-11šŹƨƽǂ-10r-8ňǨ-7ķŔŕŗŜƖƦǍ7CƐƗƣ8vŋ9yƯƱǟ10gzĺřŧơ11ŨƜƤǃǥ12TŶǜ13j14n15ō16ſ17aŵƙ20Ʈ21A22wxPł23dů25uǧ27Ĺ30oĴƄ33œ35Ś43MŃ
~bys	83 -19d-8Ųǃ7V19Ɲ21v23w
~bys>	84 -20d-8ǃ7V22v24w
~cab	87 11Ɵƻ15ķť16ƌ
~cabi	89 11ƻ12Ɵ15ķ17ƌ
~cak	87 7Ľ9M14p31c
~cake	87 7Ľ9M14p31c
~cal	48 -15rƨ-12Rƻ-11uŎǄ-10J-9v-8cgœŝŤž-7nBOŅŗšŵŶǋǌ7qĺǗ8ǩ10WƀƩ11Ŕƽ12ƁǛ13NĵƋƾ14ţƼǓ15lƸ17Młŋƃ18Ļ19ƺǙ20s21ŧǑ22Ľǁ23ơ27I28Ŝ29aŁ30ń36w38CK39o42ǃ49L50Ĺ
~cal>	63 -12ƻ-7Ĵǋǩ7ǂ8ƿǔ9Ǆ10ǚ12MQ13ľŐ14ǈǗ15ŀƀ16Wƽ17Ǒ19Ƌ21Ƽ25ƃƾ29l34ǁ
~cale	82 8Ŀ13Ň15L21ł38ƺ
~call	51 -14rƨ-10JR-9uŎǄ-8glvƿǈ-7cOŅŤǌ7Płű8qMĺǑ11Ʃ12ǩ13Ŕ14ƁǛ15Nĵţ16Ǔ19ŋ20Ƹ21ĻǙ22ŧ23s24Ľ25ơ29I30Ŝ31aC32Ł33ń40w42oK44L46ǃ55Ĺ
~cam	62 -9Ź-7ĺņ7GƘƯƾ8ĸŸƽ9dķŎ10Dƙ11Ťƛ13MŠŰǞ16ş17ũ19ļ22Ū26Ŧ35Ņ41Ǝ50ǘ
~came	65 -7ĺ7jGŵƓƾ8ƘƯ9dŸƽ10ĸŎ11ƙ12ƛ13M14ŠŤǞ19ũ20ļ28Ŧ37Ņ43Ǝ
~camp	89 -11Ź11Ɵ14ķ21Ű25ş
~camr	89 10Ŭ35Ū
~can	47 -14R-12Ŷ-11ŕ-10g-9t-8ǋ-7łŜŧǈ7ƍƖ8ŗŞƏƣǖ9JNĻź10cŋŸ11ľƵǌ12Mř14Ł16Ń17XƟǨ18Ōƃƽǧ19ū21ŊƼ22O23Ŏ24IĹ25ŉƚ26sŚ27Ƨǩ28L29š43ś
~can>	49 -14R-13Ŷ-11Ƶ-10gŕ-9t-8Ɵǋ-7cŜǈ7Ĵŵǁ8ƍƏƖ9ŗŞƣǖ10JNĻŋź11Ÿ12ľǌ13Mř16Ł18XŃǨ19ŉŌǧ20ūƃ23OŊ25Ŏ26I27sĹŚ29Ƨ30Lǩ45ś
~canc	71 -7ŧ9Ƴ10ŉ30ƽ33Ƶ38Ƽ51š
~cand	89 9Ɲ32c
~cane	80 -12Ŀ12ƙ46ƚ
~cant	84 45Ɵ
~cap	89 -10Ƒ12T29Ǆ32ǩ
~car	40 -20Ǧ-18ƪ-15ǩ-14RĵƔ-13ƕ-12Ʈ-11xOĹƞƷ-10iknUŒƒƗ-9uyIƘơƤƨǄǝǨ-8sHTŀŁŇōœƻǈǑǛǞ-7glACĻƓƧƵǆǋǕ7bőūǁ8ǡǥ9ŗŢũǚ10ĸļľŜ11řŷ14Ľ15ĿŽǌ16zV17Ő18ĴŨſǗ19Ɓ22ƃ24Z27e30ź31Ƃ32Ư33Ź37ų38ž40Ű41Ųƀǐ42ǖ43ű44Ŭ46Ŵ49ş51Ŷ53ŵ54ŭ58Ƅ87Ū
~car>	49 -17Ő-15Ř-13ƕ-12t-11ƔƪƮǡ-10ƞǦǩ-9ƒƘ-8pxUĴŗŝ-7iyœƦ8Ƅ9ůƂƥǐ11Ů14Y16Ž17ū18ƃ23Ɓ25ź28Ų30şŰ40ƀ44ž47Ź48ŵ52ŭű54ų60ŪŬ71Ŵ72Ŷ
~card	58 -16ĵ-12I-10vƪ-9k-8ū-7YŬ7d8cD9P10FŜ19ļ20ř21ź24ĸ25Ľ34ZŐ35Ǘ39Ĵ43e59Ƅ82ǖ
~care	65 -12ǖ-8ōƷǩ-7ų7ƴǘ8r9Žǂ10q12WŧŨƣ13Ņ14Ŝǁ16ƶ17Ƭ19ũ22V29Ɲ32ľ33z38Ŀ64Ư
~carp	89 10Ɗ14Ǥ23Ű
~carr	57 -13ǖ-11O-10Ɲ-7ƣ7ƃ8bŝǣ9WŘŢŵƙ10ŞžƢǐ12Ʀ13ŏ14şŲ17őƄǏǒǚǡǥ19Ƃ20Zŗ23Ő28ǌ36ſ
~cars	61 -11Ǧ-10ŗ-9ŐǇ7ž9ű11Ű15ƀ18Ƃ26ŷ28ş29ŵ32ŭ46ǐ74Ū
~cary	84 9ķ12Ťǘ14V33Ũ
~cas	62 -8Ű-7ŗ7ƀ8JĿƩǨ10FǠ14ƲǕ16Ļ19Y21Ų37Ƶ60ǖ61ƪ
~case	77 7Ɗ10ƀ11ĿǨ13F18ƲǕ21ĻǠ
~cash	65 -8Ű-7Ǡ9Ʃ21Y22Ų41Ƶ64ǖ65ƪ
~cat	54 -15ǩ-10ń-9ľŹ-7x7wĸşǃ8qsCƿ9Ōƴǘ10S11LƲǞ12ū14a15ƻ16źǌ17ǒ18Ʊ22H23ǧ24k27N28m38ǋ39h44Ǜ
~cat>	89 23h
~catc	75 -14ǩ-7x8Ő9t11w12q13s15ǘ18L22a40N
~cate	61 -8b10Cǃ16ǋ19ǌ20źǒ27ǧ52Ǜ
~cati	67 -10ľń-9Ź7ǂ8SƟǀ11ƿ12Ōƴ16ū19ƻǞ23Ʊ24H31ǋ32k36m
~cats	84 7Ɠ8Ŭ47h
~cau	66 -9ŉŦ7śƅƢǀ8HņŝƏ9gIłƶ10auĵũ11jƴ16J19Ŕ20ǁ22Ť23i
~caus	67 -9ŉŦ7bśƅƢǀǚ8HņƏ9gIłŝƶ10ĵ11juũ12ƴ16J19Ŕ20ǁ23Ť
~cce	81 -14Ł-10Z22x23ƒ25Ǘ29ǖ42l
~ccen	87 47l
~cci	65 -13ƾ-8Ƨ9Ƴ12Ŕ14ţ21ť25ƃ49ż
~ccid	65 -13ƾ-8Ƨ9Ƴ12Ŕ14ţ21ť25ƃ49ż
~cco	61 -8IŇ-7Ǉǩ8J9aƅǂǆ11Ū13Ŝ14ĻŒ15eǕ17YŴ18AĶų20Ĵ22ǔ23B25Ƈ30Ǡ31ř34ƹ
~cco>	76 11ǂ32Ƈ45ƹ
~ccor	89 14ƅ17Ū27ųŴ
~ccou	65 -9I-8ŇǇ-7ǩ7ķǓ9J10a11ǆ14Ŝ15Œ16e17Ǖ18Y20Ķ21A22Ĵ24ǔ26B32Ǡ34ř
~ccu	74 7m9Ɵ10ƪ21q28P35ǡ
~ccup	80 10Ɵ23q31P
~ccur	83 8m40ǡ
~ce>	36 -14vCķǄǇ-13TŖŵǩ-12ZŔŤ-11ōƷƸ-10ŗƓƯǑǔǗ-9gŮ-8LŭŴƽǠ-7puNĶŉŰŷǆ7ĵƠ8bWŝƍƧƴ9ĽƄƈƏƥƪƳǈǒǤ10tŃŢťŻƵ11iňƁƌƩǏǨ12jņƟǡ13RǢ14BŅƊƒǘ15ǊǞ16łơƢ17ůǥ18AFPX19ŒƬ20HƑ21ǚ22ţǀ23ľŠ24UƞƦǌ27MşƔ30ũǋ31ǅ33GƐ37ŏ
~ceb	89 26ļ27ǩ
~cebo	89 26ļ27ǩ
~ced	71 8J10K12Ƒ15f20ƈ31Ƌ32Ŭ
~ced>	71 8J10K12Ƒ15f20ƈ31Ƌ32Ŭ
~cei	79 15Ŀ16X22Ƙ24ƛ31Ǌ
~ceil	87 17XĿ27ƛ
~ceip	83 24Ƙ33Ǌ
~cel	71 -9n-7ŧ8ĵ10ŉ13Ƹ32Ƶ36Ɗ41I58š
~cel>	84 -8ŧ35š39Ƶ
~cele	87 28š
~cell	76 -10n7š9ĵ14Ƹ38Ɗ44I
~cem	78 -26Ǐ-14J8ư11Ɨ16Ľ28Ǣ53Ɠ
~ceme	79 -26Ǐ8ư11Ɨ28Ǣ54Ɠ
~cen	55 -12Ǌ-9GŘǈ-8W-7n7cǖǨ8źƴ9Ǒ10ūƄƺ11Qĺ12őư13Ĵť14ǀǄǆ15doœ17a19Žƚ20Ǜ27l28Ź35ŷ57Ÿ
~cens	60 -10G-7nő7Ǜ9Ǩ12ūƄƺ16dǀ17o19a31Ź38ŷ63Ÿ
~cent	65 -14Ǌ-11ǈ-10Ř-9W8ŗƃǖ9c10ƴ11ź12Ǒ14Qĺư16ĴťǛ17Ǆǆ19œ22ő23Žƚ33l
~cer	57 -8b-7Ń7jƳǃ8X9ľ15x17ǌ18ź21Ŀŀŭ22ƽ27ƕ34Ƽ53ǒ74ǧ
~cer>	74 -7š9Ƴ10j20x26ƕ32ƽ45Ƽ
~ceri	89 13X24ŭ
~cern	84 14ľ32Ŀ33ŀ
~cert	61 -8b-7Ń11ǃ18ǌ19ź58ǒ80ǧ
~ces	65 -16Ł-13ǡ-9WĿ8Zǀǔ9ƗƠ10Ǖ12ǚ14ŊŜŽ16ł17Ǆ18Ǎ23Ǡ24Ƙ25ń34Ǘ51Ǧ
~ces>	70 -10W9Zǀǔ10Ơ11Ǖ12Ɨ13ǚ15ŊŽ16Ŝ19ǄǍ26Ǡ27ń
~cess	76 -14ǡ-13Ł11ǜ19ł41Ǘ60Ǧ
~ch>	38 -24Ƃ-17Ǘ-16Ĵŧ-15Ǩ-13Ť-11xǄǐǚ-10hHŇŨŵǟ-9ŔşǅǇ-8iPŎŖŝƟƭǔ-7luƜǂǃ7kKƌ8qRŌūŭűƷƹ9DIJőǓ10EWĽťƏƚƥưǛǦ11CƔ12wQŢŬǋ13OƓ14Ʊƻ15ńǡ16N17ĶĿŅƃƗƝǊ18Zƪ19Ůſǉ20YƦƧƨ21ķ23ƒ24Ř25L27œǏ28TƠƶ30Ŧ31Ƭ32X35ǈ36Œ43ų
~cha	52 -13Ɯ-10ŝ-8ľŀǊ-7RŖ7dqťŻƛƿǈ8PŧƓƷ9ĵŉƴ10HŁƺǕǢ11ƧǞ12Ŏ13ƒƠ14Ţ17Ƶ18ƶ19ĽŞ20Ňũ21Œ23Cǋ26Ǒ28N29ĺ31Ŕ41V
~cha>	87 13gĺ14V19ŉ20ť
~chai	72 -15Ɯ7Ǉ9ŔǕ10ŇƑ11ǔ35ǋ44Ǒ
~chan	57 7uIűƅƋ8ŵƻ9dqƛƷƺ10Pĵ12HƸǢ13ĽƧ14Ǟ15Ŏǈ17Ţ19Ň20Ƶ22Ş23ũ24ĺ32Ŕ38V
~char	69 -11Ş7Ǚǩ8ŊơǒǤ11Ņ12Ɠ13ƿ15Żƴ17Ł20Ơ23C29ƶ31Œ
~chas	86 17ŧ29ƒ
~chat	82 -7I7a12CĽ47N
~che	50 -14ƒ-12ǩ-10ŁőŒų-9sUǑ-8XĻ-7uFŇŖŸƱƶ7LŽƨǉǐ8gŐűǄ9Ŝ10JƉǜǠ11Ŷƺǖ12ƫǕ13MQŪ14eƸǒ15Ƭ16RǢ17ZĴľŅƘ18fW19ƮǛ20Y24KŦ25ƭ27mƾ28ƌƟ29Ƒƹ31q
~chea	79 -8c8Ŧ15œƁ17Š21ƭ32Ņ35ľ
~chec	56 -14Ł-13ƒ-8Œ-7UĶŖ7ĸŏŢǜǟ8cŧƢƪǐǛ9ƨƸ10ƭ11K12JŐŜǠ13qǢ14Ǖ15ǉǖ16eQƫ17ǒ19Ƭ21WZ23Ɵ24ŦƮ25Y27Ĵ32ƾ
~ched	72 -8ő-7Ĵ7Ŷ9Ǣ10ōƹ13Ƙ17Ɖ23Ƒ24K27fR
~chel	82 45m
~chem	89 17ǚ
~chen	72 -8ǉ8ǈ9ł10LǏ13ƞ14ǝ17Ǆ21Ǜ24M47ƌ
~cher	79 9P15bĶ16ű31q
~ches	75 -7A9j11ƙƸ14Ɵ15ŽƘ18g21ƺ24Ƒ
~chew	86 42ƹ
~chi	60 -10Ŀ7qƫ8UǕǖ9ŶŻƱ10lyŽƢƼ12Ɖ14vŹ17a18Ĺ19wŢ21P24ǝ25Ǣ28u31ƐƯ43Ǐ
~chil	70 7ƶ10Źƫ11ŻƱ12Ŷ13ly18v23w29Ư34u
~chim	87 -7ǚ46Ɛ
~chin	66 -10Ŀ7NƯ8q9Uǖ10Ǖ11Ƽ12Ž20a21ĹŢ24P28ǝǢ48Ǐ
~chit	89 16ǚ19Ɖ
~cho	59 7yƄƶǦ8ǂ9KSǔ10QŻ11qƢ12vŭ15Ƽ17Ǔ19l27x28ł33Ʊ34Š35ź43m
~chol	89 13ǂ25Ƽ
~choo	59 7yƄƶ8Ǧ9KSǔ10QŻ11q12vŭ17Ǔ19l20Š27x30ł33Ʊ35ź43m
~chr	84 8Ƌ20D21d22k
~chri	84 8Ƌ20D21d22k
~chu	80 9ļ11ư13o14ŭ16B19t29ƶ
~chur	80 9ļ11ư13o14ŭ16B19t29ƶ
~cia	56 -10Ƃ-7ơ7iPŊƮǌǢ8Ķ9ǥ11qŝǍ12Ɩǆǈ13mĸǠ14Ǧ15B16A17ƞǗ18Ƙ19Ư20ƿǄ24ƾ27ƫ37e
~cial	61 -11Ƃ-8ơ7ǋǔ8ƮǌǢ9Ķ10ǥ12Ǎ13Ɩ14ĸǆ15Ǡ16Ǧ17AB18ƾ19ƞǗ21Ư22ƘƿǄ41e
~cian	87 -7Ľ12P14ƾ19q23ǈ
~ciar	68 34ƫ
~ciat	84 11i12Ŋ18ŝ20m
~cid	61 -12ƾ-8Ť-7Ƨ9Ƴ11Ŕ12A13ţ14ĺ20ť23ƃ28ł37Ł46ż
~cide	62 -13ƾ-8ŤƧ9Ƴ11Ŕ13A14ţ15ĺ16Ł19ł20ť23ƃ47ż
~cidi	87 14ł30Ł
~cie	66 7Ƶ8Y10ƫ13Ǧ14Ǐ15ĵ17ǒ18Ƙ32ş35ǥ
~cies	66 7Ƶ8Y10ƫ13Ǧ14Ǐ15ĵ17ǒ18Ƙ32ş35ǥ
~cig	81 14ǂ47ƹ
~ciga	81 14ǂ47ƹ
~cin	73 10ƕ15ĺ23ǂ24ƻ28Ƶ
~cin>	89 12ƕ22Ƶ
~cine	86 27ǂ29ƻ
~cing	78 10Ƶ18ĺ
~cis	78 10ǚ11ł16Ń26Ł
~cisi	78 10ǚ11ł16Ń26Ł
~cit	72 7D10iHƾ11ǋ13Əǧ15Ɩ25Ż32ƞ42C
~citi	89 8Ǟ13H14i20Ɩ
~city	76 7D10ƾ13ǋ14Əǧ48C
~ck>	43 -25ǩ-16Ŗ-14ƔƕǄ-12ŢŷƗ-11ƧƳ-10ŁƤǠ-9GPXŇŸǔǜ-8giknŔũŲƒƵǑ-7yFMĿŎŕşţŽƱǈ7uSŐťſƩƫǋǎǢǣǦ8eŀƿǍ9QVłƹǘ10ƙƣǉ11jŊŌŪƀƬǟ12JľŦŬǕ13KLƍƏƾǒ14ưƷ15qňŭƭǨ16Ľű19ŵǛ20Ɲ21RƓƮ22IŜŠƪ24Yų25W26Ǐ28Z29Ŷ33Ů34ŨŴ37Ƈ
~cka	78 -7ǘ11Ų12ş17W42ǥ
~ckag	78 -7ǘ11Ų12ş17W42ǥ
~cke	55 -12Ɗ-8ƔƯǦ-7ŜŞƺ7eţżƲǄ8Ƃ9wļ10ŖƉƣ13N14Y15Ű16vƕ17ŠŦ18ƞ21ĸŔŘǟ23Ǘ26ƥ28Ž48Ż53ǘ
~cked	66 -9ƯǦ-7Ǎ7ƛ9ĶĺŎƲ10Ƃ11Yļǟ12wN13ƣ15ż18Ř19Ű22Š23ƞ28Ǘ47ǘ
~cker	76 -15Ɗ-8Ş8ū13ǩ15Ɖ21ǘ23v36Žƥ
~cket	61 -8Ɣ8e9ƕǄ12Ŗ13ţ14ǟ16ĸ20Ŧ23Ř25Ŕ55Ż
~ckg	86 8s24ǜ25ǩ
~ckgr	86 8s24ǜ25ǩ
~cki	72 -9Ų-7jĶǓ7Y8Ĺ9Ţǟ12ƍ13H14X16Q24iż27Ž45Ĵ
~ckin	72 -9Ų-7jĶǓ7Y8Ĺ9Ţǟ12ƍ13H14X16Q24iż27Ž45Ĵ
~ckl	80 -8ƪ14NĹ16gƿ17Y27Ŷ
~ckle	83 15NĹ17gƿ28Ŷ
~cko	84 -10Ĵ9ŵ10zǛ17B18ǖ19ư
~ckon	89 7r10z18B21ư
~cks	62 -9IŁ7LƌƧƮ8ŕžƛǒǘ9ǉ11ŵƁƇǛ12ľŘŭ15Ɵ16ķǜ18ż23Ǡ27X29ƹ56ǐ
~cks>	63 -9IŁ7ƌƧƮ8Lƛǘ9ŕžǉǒ11ŵƁƇ12ŘŭǛ13ľ15Ɵ16ķǜ18ż23Ǡ27X29ƹ57ǐ
~cku	68 -13ǃ-8ǜ8žǏ9OƊ13Ƹ14ŭ19ų20ƫ25ƛǐ27ƾǘ
~ckup	68 -13ǃ-8ǜ8žǏ9OƊ13Ƹ14ŭ19ų20ƫ25ƛǐ27ƾǘ
~cky	79 -7ƛ7PŬ10ţ12ǘ13Ɣ14ƍ24ų28o
~cky>	82 7Ŭ8P11ţ12ǘ29o
~cla	56 -7Ż7Ņ8Ŕǚ9x12śǜ13ľǛ15ŚǓ17Ŧũ18ź19Ǣ23D26Ř29ť34Ť37ŧ46Ǥ50ţ
~clai	58 -7Ż8Ņǣ9ǚ10Ŕ13ǜ14ľǛ18Ŧ19ũ27Ř31ť35Ť40ŧ55ţ
~clar	84 20ś25Ś
~clas	79 -7ǣ9d10Ƅ14x27ź67Ǥ
~clau	89 9ƕ25Ǔ31Ǣ
~cle	57 -14ŋ-10w-9ǩ-8ť-7Ɨ7ĻƷ8ŭŵŶƥǢ9Ɛ10Ǐǟ11ű12Bū13ţŰƼƾǛ14Tǀ15ųǆ16Ɯ17ǐ19ŉ22Ŵ23Ɣ26Ŭ32Ż42Ū46ň
~cle>	67 -9ǐ-8ǩ7şżư8T9Ʃ10ŵžƥ11ŶŻ13ǟ15Bū16Ű17ǀ18Ŭŭ21ų33Ŵ
~clea	67 -16ŋ-12ǈ-8ťǐ9TƷ10Ļ12ŬƐǢ13ŲǏ14ű16ţƾǛ17Ƽ20Ɯ25ŉ28ŻƔ55ň
~cles	69 -11w-8ŭ-7ǥ8Ǧ9Ƅ20ǆ39ǐ55Ū
~cli	59 -14ǩ-9ņǄ-8Œ-7Ŀƃǋ7ŊƩ9ǡ10ļœ11ţ12U13Ǧ14g16ǈ17ŭǘ19Ɯ23Ɲ25Ǔ29Ǘ30ƾǚ33ǀ35ƴ45ǔ
~clie	62 -8Ǆ-7ĿŒƃ7Ɩ8Ŋ12Uţ13ǘ14Ǧ18ŭ21Ɯ25Ɲ27Ǔ33ǚ37Ǘ51ǔ
~clim	80 -13ǩ8P10Ʃ14œ24ǈ46ǀ
~clin	80 -9ņ-8ǋǗ43ƾ49ƴ
~clo	53 -11ţ-10ƉƬ-8nŵ-7űƜ7xƠǘ8ƍƛ9qŘ10C11j12Ǩ13Ə14Ǘ16X17ť18ŮƗ20RƤ21ƙǙ23ƕ24ů25Ƒ27Ś39ǎ55ǝ78Ɩ
~cloc	83 8O10ň13ƽ16q31Ů36R
~clos	55 -11ţ-10ƉƬ-8ŵ-7nűƽ8ƍƠǘ10Ř11C13Ǩ14Ə17X18ť21Ƥ22ƙǙ24ƕ27Ƒ28ů29Ś42ǎ58ǝ84Ɩ
~clot	87 25Ɨ
~clou	84 12x21j26Ǘ
~clu	70 -14Ǉ-9ǩ10W11œƁ13Ơ17Ɔǉ18ǣ28ŏ40Ŗ
~clud	71 -10Ǉ-9ǩ10W11œƁ12Ŗ13Ơ17Ɔǉ18ǣ29ŏ
~co>	68 9ļ10ǂ14ZǕ15Ʊ23ń28Ƈ31Ŷ40ĵƹ
~coa	82 11ƪ18Cƾ30ƚ
~coas	87 19C32ƚ
~cod	73 10ǘ25Ǥ30E45I
~code	73 10ǘ25Ǥ30E45I
~cof	83 -10a9Y11i14ōǛ32M
~coff	83 -10a9Y11i14ōǛ32M
~coh	71 32ƿ33Ǜ
~coho	71 32ƿ33Ǜ
~coi	82 -19Ǔ-7ţ13ǒ24Ƙ29Ǣ40ǧ
~coi>	86 15ǒ42ǧ
~col	58 -18Ř-14Ɖ-8ǖǧ7ƫ8Ǡ9ŀƐǡ10Ľ11Ɯ12ǩ13ǃ15ĵ18żǕ19ź21ǒ22C26Ƙ28jy31Ʊ35m41ƀ
~cold	84 -19Ɖ13ǡ14Ɛ15ŀ45j
~coll	60 -19Ř-11ǧ-7Ƶ8ƫ11ĽƜ16ĵ18ż20ź22ǒ27Ƙ29y32Ʊ37m43ƀ
~colo	89 -11ǖ10Ƶ21ǩ23ǃ29Ǖ
~colu	89 13Ǡ29C
~com	40 -18SŪ-14CŖŮ-13n-12ĹœƂƷ-11Ńũ-10isŲžƤ-9avAŁŨƨǩ-8oŊŌŏŵſƃƒƢƦƶǂǇǋǓ-7DFLRŇťƗƞƫƽǧ7yŕƄƚƯ8lšůƑǍǘǜ9ǖǟ10ŤǉǏ11qĴƾǕ12ĺƬƮǝ13ŅŝƣǙǤ14ŀǊǔǨ15jƖƴ17kǡ18ŐŧŭơƧ19Ļ20WĸŜŞƛǃǒ21Qǐǥ22Ǟ23Jǅ24ľőŢǁ25Ǆ26ƀ28Š30ĶńǦ31ł40M42Ɯ48T66ǣ
~com>	89 26J
~come	50 -20n-14m-11ŃŐƷ-10ŵǩ-9ũ-8sCŌŧŮǄǦ-7œŖŨƤǈǗǥ7qHĽőŕƝǅ8wŎŒƏƖ9gƔǨ10GJĴŀƁǙ11ƚ12ľ14jĻƑƯ15lŘ16Ŝǖ17Šǉ18Wǝ19ǁǕ20ŤƮ21ǔ22łƛƬ27ĸ29ĺ37M53T58Ɯ
~comf	78 8T10Ō12M13e14Ƴ24X
~comi	69 -10ǋ-8Ř-7Ǩ8xU9Ĵǝ10ľǤ11ŕǟ12HƛǞ13jpuMŹ14y16V20ƾ29k32Ķ
~comm	66 -12Ƃ-8ơ7Őŵǩ8ǋǔ9TǌǑǢ10ŀǚ11Ǚ12ǥ13B14Ǎ17Ǧ25ů26Ǆ38ŭ
~comp	47 -18Ū-16S-13Ɣ-12Ƃ-11ĺ-10w-9Ĺž-8iCHVŮŲŴƒ-7oŌŒƃǔǝǧ7yƇǟǤ8ţǠ9qWŜǉ11ĻľƖǁǊ12ƕǗ13mƄ14ǘǜ15Ǐ17Ķ18Ņ19łŠƣƧǄ20Ǩ22ŐŝƴǞǡ23ǥ24ǃǅ25ő26ǒ28Ş29ŧ30Qǐ31ơǦ32Ţ35ƀ41ń86ǣ
~con	51 -12ŗ-10Ǉ-9ƻ-8aŚŪǎ-7Hǅǩ7fPŊš8řţŽ9Ŏǋ10kŌǌǧ11yĻǞ13ƒǟ14ňŭ15ƇƖ16IĿ17Ɣǒ18Kľ19Nŋűǚ20Ǒ21ŴƅƟ24ƗƫǢ26ŀ32Ƽ34Ǔ
~con>	89 10C13Ʈ15l
~conc	83 14ľ31Ŀ32ŀ
~cond	63 -9ƻǎ-8Ūƌ7ĸĻƣ8ŔƉ9dAŇǌ10Ŋ11I13ũǋ14k15yľŌŎƔ18Ǟ25N27űŴ28Ɵ34Ƽ
~conf	89 17ţ34ň
~cong	82 7o8ƺǓ9Ɣ10f13ǟ14ƞ
~cons	72 -9Ǆ12ŋǟ14Ɠ15P16Ž25Ƈ33ǚ36ƅ
~cont	59 -10ŗǇ8ŦƼ9Ɩ10řšƌ11Ǆ12ǧ13ŀ19ƒ21ǒ23K25Ǒ28ƫ30Ǣ31Ɨ41Ǔ
~conv	80 7M10Ļ14Ɲ16s18ŋ27ŭ
~coo	70 -12Ɲ-11D-9fƣ-8Ʒ7Qń8d9pǚ10kŲ11gEŐŘ12Ǎ14Ǐ15or16Ǜ17ľǈ23ǖ27Ɔ37j
~cook	86 10ǈ14k17Ǎ21Ǜ
~cool	72 -13Ɲ-11D-9fƣ-8Ʒ8Qń9dpǈ10ǚ11ŐŘŲ12gE14Ǐ15or18ľ26ǖ28Ɔ39j
~cop	75 -9Ɨ10ơ24Ƌ42ś
~copp	87 -10Ɨ28Ƌ
~copy	79 10ơ44ś
~cor	56 -11c-9Ŋ-8w-7f7ŐŪƅǅǜ8d9Ź11aŏŒţƾ12ƿ13FŽ15Ŵ16E24Q28Ǘ31ų32Ż35ĵ43ǆ61ŋ
~cord	63 -9Ŋ8ǟ10ƅ11Ū13ƾ14ţ15ƿ18Ŵ19ų33Ǘ38Ż70ŋ
~core	77 -8f19Ž51ĵ
~corn	87 10Cū15Ő
~coro	89 9ƀ24ų
~corp	78 9ǃ63ǆ
~corr	71 -8w7bnŬǀ8pDƊ9ŹƟƪǜ10ǅ11d16ŏŒ17a18F21E
~cos	60 -11Š-9Ƶ-7ţ8uļ9Ƥ10ǣ12ľƗ13Ǣ14Ơ15ŞǕ17Ɠ18Ƒ21ĸǝ28ǚ29ư30Œ31Ư36Ǐ40Ŧ
~cost	60 -11Š-9Ƶ-7ţ8uļ9Ƥ10ǣ12ľƗ13Ǣ14Ơ15ŞǕ17Ɠ18Ƒ21ĸǝ28ǚ29ư30Œ31Ư36Ǐ41Ŧ
~cot	89 27ƹ
~coti	89 27ƹ
~cou	43 -18Ɲ-13Ň-12ŝ-10Vţƃ-9ŃňŴƕƦǌǑ-8ŖżƖ-7KTŗƔƜƧǈ7őũƪǏǤ8ĶŜƅƗƹǀ9Ɔƌ10Ƣƭ11gź12nŷƍ13Ǖ14ŘǄ15AƏǠ16uMŊƄƯ18eĴ19ľŚśƮ20ř21Ş22ĸ23ǔ24Ǩ26ǝ28DXŵǚ29Ƥ31C34ķ39Ǉ54Y
~couc	86 10ŭ13g14n17Ƥ22Ɨ
~coul	48 -12Ɲ-10ŝ-9ƃƯ-7BŜţŴżƖƦ7cIWƭ8ĻŠūƷǁ9dĿƢƪǏ10ũ12eƏ14ƍ15Ĺ16Ŋ19Ř21M22Ǆ23Ś24śƮ25Ş26ĸƤ31ǚǨ34ŵ35X38ķǝ59Y
~coun	54 -10Ň-9IĹ-8ĻƝ-7Ǆǌ7ņŸ8ŻƢǆǖ9Ŝ10el11Ǥ12ŽƆǕ13Ķŷƅƌǀ14Yő15B16ź19Ĵ20ľǠ21ř24A25u28C31Ưǔ52Ǉ
~coup	76 -9ǝ7U9ǎ10Sƿ11Ľ12ƘƤ13Ū16Ǟ
~cour	80 -8I7m8ķ9g35Ƅ51D
~cous	82 -8Ƣ7Ɛ8D10ǜ14Ŝ19C24n
~cov	50 -24Ǐ-14qň-12ǩ-10Ǒ-9N-7cơƷǐ7iŉŕǘǟ8ƚ9ǌ10ZŃŠ11ŦƢ13Ŏ14WƬǡ15Śſ16Ōƃǥ17ĸǚ18žǒ21šƱ22ľƦ24Ɓ26ƀƭ28Ő29Ɠ31ǝ32ŗ33Ƨ37ƨǢ45Ŗ47ŏ
~cove	50 -24Ǐ-14qň-12ǩ-10Ǒ-9N-7cơƷǐ7iŉŕǘǟ8ƚ9ǌ10ZŃŠ11ŦƢ13Ŏ14WƬǡ15Śſ16Ōƃǥ17ĸǚ18žǒ21šƱ22ľƦǝ24Ɓ26ƀƭ28Ő29Ɠ32ŗ33Ƨ37ƨǢ46Ŗ47ŏ
~cow	86 11j12gB25Ƴ
~cowo	89 12B26Ƴ
~cpa	83 16A27B55Ǡ
~cpa>	84 16AB55Ǡ
~cr>	87 24Ŷ37Ū
~cra	66 -9Ż-8Yķ7xH8gƱ9Ŕ10ƒǎ11pƤǩ12i13ŏƇƓ14Ň16ŀ17Ɗ24ű31ƃ44ż
~cras	80 -10Ż14Ƥ39ƃ55ż
~crat	89 14Ɠ17ŏ
~craw	82 -7Ǔ16Ƈ22ŀƊ
~craz	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
~cre	58 -11y-9Œ-7ĹƓ7ĸŝơ8uŬƿ9ļǨ10kƕǞǣ11a12Y13ŽǗ15ŔǑ16Z20e22ưǉ27Ǉǈǎ28œ37ƙ51ĵ
~crea	79 13ƿ15ǎ22Ŕ33œ
~cred	64 -7Ƅ8őƦ9ĸŝ10Ŭ11ƕ12ļ14Y15Ǘ19Z22e59ĵ
~cree	78 7Ǣ9ś12ơ17a19Ž53ƙ
~crem	83 33ư
~crew	75 -13y-8Ɠ-7Œ11u14ǞǣǨ15k21Ǒ22ǎ29ǉ36Ǉǈ
~cri	74 -14n9ƖƸǜ13Ŷ17ǟ34ƻ39h
~crib	86 11Ƹƻ
~crip	82 27ƻ
~cro	75 10ů11xŖǘ12ũ18ļ28n30Ɣ42ƕ
~cros	84 12ů13Ŗ14ũ20ļ
~crow	80 30n32Ɣ45ƕ
~cs>	80 9ƗƘ10ǐ15ǩ24ǈ28Ž
~ct>	57 -12ǧ-8ŠǊ-7ŚŪ8YŋŢƖ9ĻŏřƏƢǔǚ10QUĽŀŒƓǞ11Řƴ12ǘ13ǒ14FŞ15d16Eķū19Ƙ20KƒƩ49Ǔ
~cte	68 -13ƈ7ũƴ8Ǎ10I11ƅ13ŏ14Ɖ15ķ16ĸſ24Ň
~cted	68 -13ƈ7ũƴ10I11ƅ13ŏ14Ɖ15ķ16ĸſ24Ň
~cti	55 -7ţǓ7ƫǊǚ8ǌǟ9Y10Ŏ11ƃ12ŏŖƀƏǀ13ŗƁƚ14Qňƭ15ĵŦƅ17Ƈǁ18xŇ21ľǩ33Ř
~ctib	59 8ľłǩ11Y14Ŏƀƚ16ŦƁ18ň36Ř
~ctin	84 -9Ǔ7Ʊ12ƫǊ13ŏ16Ǆ
~ctio	67 -9Ǆ-8Ʊ-7ž7rŋ8PX11ǌǟ15ƃƏ16Ŗ17ľ18ŗƭǩ19ĵ20ƅ21Ƈǁ23x24Ň
~ctl	71 -8w7C8Ņ10s11ŀš12ƕ14dơ16ŭ18DŤƧ20a23Ǆ
~ctly	71 -8w7C8Ņ10s11ŀš12ƕ14dơ16ŭ18DŤƧ20a23Ǆ
~cto	60 -12Ǔ-11Ǉ-10J-9Ł7Ƹ8ǡ10Ɠƻǣ11ƈƌ12ł13ǧ18ǂ19ƃƎǘ22ǒ24Ƽ29Ǒ50ƾ
~ctor	60 -12Ǔ-11Ǉ-10J-9Ł7Ƹ8ǡ10Ɠƻǣ11ƈƌ12ł13ǧ18ǂ19ƃƎǘ22ǒ24Ƽ29Ǒ50ƾ
~ctr	74 -7ǈ8ƗƘ10P13K16q23Ǒ31Ƌ
~ctri	76 -7ǈ10P17q23Ǒ36Ƌ
~ctro	87 7Ĵ10ƗƘ16K
~cts	76 9ƌ10Ǆǌ11ǒ12Ƹ19ǡ26Ǔ
~cts>	76 9ƌ10Ǆǌ11ǒ12Ƹ19ǡ26Ǔ
~ctu	65 -8ŗ8ĻţŴ9ž10PŤū11ƞ13ƉƷ14Ɠ16ĿƬǄ18Ƒ19ŖƇǆ21f23ś
~ctua	78 -8Ǆ7ƐƝ8R11Ļţž12Kǆ14P24Ŗ
~ctur	69 9Ŵǆ10nŤ11ūƞ14Ʒ15Ɖ16Ɠ17ĿƬ20Ƒ22fƇ24śǄ
~cub	83 33ǀ
~cuba	83 33ǀ
~cui	86 11Ɓ12tƺ16h
~cuit	87 11Ɓ12ƺ16h
~cup	78 9Ɵ11i22q26ǁ30P
~cupa	80 23q31P
~cur	58 -7Ǎ7Ŝ8rSĶŖ9ŉőŚŰƉ10ǥ11Ĺ12ŞƵ15ǒ22ŗŝǡ23G24ŕ25Ő26Ǝ27Œ28ŏ
~curi	73 -9Ǎ7eB8ńƣǗǘ11rĶ13ŉ16Ĺ33Ǝ
~curl	89 12ǃ16Ɖ
~curr	61 -7ǧ8Ŝ9SŖ10őŚ11ǥ13Ƶ14Ş16ǒ24Gŗŝǡ26ŕ27Ő29Œ30ŏ
~cus	60 -16S-11G-8ž7kĿǌ8ŢǄ14ǟ16ǚ17ǃ19Ɲ20ǡ22ǖ25Ǔ26YŔ31Ǘ32ő36ǔ
~cuse	89 39Ŕ
~cush	86 42Y
~cust	61 -16S-11G-8ž7kƲ8ĿŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ28Ǔ32Ǘ33ő37ǔ
~cut	72 -11Ł-9Ĵ-8bń-7n8ǀ9Ƨ11ǣ14Ǚ16ǖ17h22V23I27š32ǃ54Ʋ
~cut>	76 -9Ĵ11Ƨ12Vǣ14Ǚ17ǖ19ǃ24I29š
~cy>	47 -17Ǧ-11ĺ-9ōƔ-8Ŭ-7oŀ7Ƣƻ8YŜƀƖƛ9ƨ10ŒƂ11šŢžƁƃ12ƚ13Ǣ14ơǏ15Ĺƶ16ľŐƬ17ƓƧǡǥ18ŗƪ19Š22Ŗ23ſƵ24ŷƦ25őŕ27Ś28Ʃ34ŏ36ř
~cyb	87 -7ŏ18ǥ50ǘ
~cybe	87 -7ŏ18ǥ50ǘ
~cyc	81 -7ǐ9ş14ƥǡ20gŪ21ǀ
~cycl	81 -7ǐ9ş14ƥǡ20gŪ21ǀ
~da>	86 9Ÿ22Ū28H
~dad	66 -7ũ7tY8qĽǈ11ƘǞ12Jǅ18B21Š24A41zƳ45ƽ
~dad>	72 -7ũ8t9qŠ10A14ǅ27ƽ29B35z38Ƴ
~dadd	78 -10B7gƶǓ8YƳ9ǈ10Ľƽ13Ƙ14Ǟ15JŠ17A
~dads	87 15z16ƽ
~dam	66 8Ɗ10Ũ17ƛ20ƚ23Œ26ƀ30ű31Ŧž35Ť
~dama	66 10Ũ17ƛ20ƚ23Œ26ƀ30ű31Ŧž35Ť
~dan	79 -11ų-10g9ś14Űƀǚ18A25Ū30ǀ
~dang	83 -10g10ś32ǀ
~dar	89 -11Ő8ƺ10Ű16ƴ17L
~das	75 -13ř-8ǐ-7žǟ11Ŭƃ15t18Ʒ20Ǜ21Ů25Ų35ū
~das>	89 -9ž-8ǟ-7ƭ14Ŭƃ18t22Ʒ
~dash	78 -14ř-9ǐ21Ǜ22Ů26Ų36ū
~dat	59 -9ǘ8ơ9ǚ10ǒ16pS17ƋƲǢ18v21Ń22Ƈ25d29Ɩ30ƌ31ť32Ǘ52ŕ
~data	84 -11ǘ48Ǘ
~date	60 11ǒ16p17SƲǢ18vƋ22Ń27d30ƌƖ31ť53ŕ
~dati	86 -9Ɗ15ǚ34Ƈ
~dau	69 -14b-9d-8mp-7ź8ś9ƷǞ15Ű19Ʊ20y26xŹ28v30u32w
~daug	69 -14b-9d-8mp-7ź8ś9ƷǞ15Ű19Ʊ20y26xŹ28v30u32w
~day	43 -18ž-17ǩ-14Ŋ-11o-10HXķųƬƷ-9Ơǡ-8ATŁłŇŝƨƶ-7Ţſƙǋ7ƞƪǇ8CUĹšŵƄƝ9qyĸǧ10ŃŤůǝ12YƧ13P14cŕŴƦǥ15xOƯǕ16ŗ17ŭ18tƹǞ19Ļ20ĺŐ22gpŌ23Ŝ25Œ26ŏ27Ɩ29j31ƻ49k52R57Lǎ66i93d
~day>	46 -17ž-16ǡ-15ǩ-14Ŋ-10oųƝ-9QXķƒƠƬǢ-8Tƶ-7HKłŢŪƤƨ7gŀŕƁǕǙ8Š9tƞƪ10ĸĹŃƄǞǧ11y12cPŤŭ14YűƧ16ŐŴƦǥ17OŜ18Œ19ŗƹ20Ɩ23ĺĻ24R25Ō27p30ŏ31j36ƻ39k41ǎ63L66i100d
~days	58 -12ű-10ŧ7nCŐŵƸ8qŭŻǝ9ǡǢ10ŕŜ11fQUŒů12ŽƖƺǕǞ13t15Ūƒ16šǇ17x21g25kǎ41R
~dba	89 15x92ǃ
~dbo	81 23Ǝ25ǜ
~dbol	86 25Ǝ
~dboo	89 -7Ǡ28ǜ
~dd>	73 -9ŉ-7ƒ11oZǠ14ķ18y20Ǐ21mƌ25c30Ɓ33ō36Ǟ
~dda	86 8ƶǓ9Y10ś15Ƙ17ǅ
~ddad	87 8ƶǓ9Y15Ƙ17ǅ
~dde	76 9ŭǥ12ĸĺ16Ǆ20ƌǈ25Ǟǣ
~dded	84 10ǥ22ƌ28Ǟ
~dden	87 11ŭ14ĸĺ
~dder	86 18Ǆ23ǈ29ǣ
~ddi	69 -8Ƽ7Źƹ9ĺǤ10Ǔǔ15ǌ16fǞ21ǧ23Ƶ37ƌ
~ddin	77 7ǧ8Źƹ10ĺƌ11ǔ13Ƶ18f24Ǟ
~ddit	75 -9Ƽ-7Ǟ10Ǥ11Ǔ13Ƶ16ǧ17ǌ31ƌ
~ddl	78 9ĵ14L16x17a19i23N24v
~ddle	78 9ĵ15L16x18a24vN
~ddr	63 -12Ǟ-10S-9Ɨ8F10n11ŷ13Ǘ14ǧ20E21Ű24J31ǋ33G51D
~ddre	63 -12Ǟ-10S-9Ɨ8F10n11ŷ13Ǘ14ǧ20E21Ű24J31ǋ33G51D
~ddy	71 -11Ő-9Ʒ7YǓ8Bƽǈ9Ŝ11ĺ12ƘƢǞ13JŠ18Ƴ26Ľ28Ņ34A
~ddy>	73 -11Ő-9Ʒ7gƳƶǓ8Y9Ŝƽ10Bǈ13ƢǞ14Š16Ľ21A30Ņ
~ddys	87 12Ľ13Ƴ15ĺƘ17A
~de>	47 -17ǩ-16ƈ-12GŴƻ-11ŨƸ-10U-9ŇǏ-8MŀŗƂǇ-7nrFŒşŪźǞ7tƏƣǂ8gAūǤ9T10mŁŬ11jCĹŃƆƍǉ12S13PYŰƥƽ15xƗ17ƌǀ18qEŏƝƫư20Ŷ21łŧƉ23ĺǢ24Ŕ25Ǡ26ŵǍ27I28Ɓ29Ų31Š40Ƈ
~dea	62 -9ŗ-8ǩ-7SŐƸ7sŠũŽƁƧƴƵǜǨ8bŀŅƈƽǁ9UVŢ10ŜƦ11ŊŞ12Ŏŧ13ľƄ14ŌƬ15ņ16ŇƎ20ǝ24Ń40Ƴ
~dea>	78 8B10sTŽ12V13Ƶ17Ŋ27Ň
~dead	75 10ǁ11ũǨ14Ţ21Ǝ25ǝ31Ń
~deal	70 -7ŐƸ7ŵ8Ũƴǜ9ŅŠƈ10ƁƧƽ11ŀ12Ŝ14Ş15ŧƳ16ľŎƄ18ņ19Ō
~deat	84 -8S14U16Ʀ21Ƭ38Ƴ
~deb	78 -9Ɣ14e16ƨ69Z
~debt	79 -9Ɣ71Z
~dec	62 -8ņŤ-7W8ŗ10ƃ11ǡ12Ƙ13ư16ƌ17Aĺ19Ń30ś32Ś36ł37ƴ58Ł
~dec>	80 15ǡ18Ś21ś
~dece	87 -10W11ŗ15ƃ20ư
~deci	68 -8Ť8ǚ19Aĺ21Ń41ł65Ł
~decl	76 -9ņ18ś23Ś46ƴ
~ded	54 -9ŤƱ-7ť7Wǣ8VŠ9kŖ10Ư11ĺǥ12Ŏƀƚ13eƌ14żǞ15yň19Y21Ÿ22Ɓ23Ŧ24ŋ29ǅ44Ř
~ded>	62 -13ǩ-10Ť-9Ʊ-8ť7ƄƊƤ8lWƛ9ŠŦƁǣ11kVY12ŖƯ13ǥ14ĺ15eƌ16żǞ18y24Ÿ28ŋ33ǅ
~dedu	59 8ľłǩ11Y13ƚ14Ŏƀ15Ɓ16Ŧ18ň49Ř
~dee	80 -12Ƣ-9Ł8gƀ9ǀ14N25Ǜ29F
~deep	87 10ǀ16N27Ǜ
~deer	89 9ƀ10g
~deg	79 -15y17Ʊ18j44m
~degr	79 -15y17Ʊ18j44m
~del	61 -7Ɯǆ8Ɲ9ƫ11Ķ13ǃ14ǡǩ20Ǖ26Ū32Ǜ33ƌ40ǐ46Ų
~del>	80 16ƌ21ǩ37Ū
~deli	63 -7Ɯ8Ɲ11Ķ12ƌ14ǡ21Ǖ33Ǜ41ǐ49Ų
~den	55 -12ƾ-11Ƨ-9Ƹ-8SŬ-7Ň7ǔ8ĸŔƳ9ƐƱ11ĺţǑ12Q13gūƣǄ14n15PW17ť18Z19Ķ20ƃƕ23ƪ29ź30ƴ32ż34ǩ48ű
~den>	79 9g12ĺ13ĸ14Ɛ20ƣ30Ķ
~denc	87 -11S20G33ƕ
~deni	87 15g36ƴ
~dent	58 -12ƾ-11Ƨ-9Ƹ-8G7d8Ƴƴǔ9Ŕ11Ʊ12ţǑ14QūǄ15n16P18Wť19ǩ20Z21ƃ31ź35ż52ű
~deo	84 -8Ń11g14Ɨ39M
~deo>	84 -8Ń11g14Ɨ39M
~dep	65 -11n-9ų-7Ǘ7Ʊ8Ǝ9I13ǋǑ16Ƽ17u22z23Ə24Ŀ34Ư
~depa	81 11Ǝ29Ə
~depe	68 -11n-10ų-7Ǘ8Ʊ10I14Ǒ18u23z25Ŀ36Ư
~der	51 -16Ɖ-15t-9Ǡ-8sDJĿ-7yŌťƆ7NŐŪǄ8cŚǈ9iŻſƣǤ10hŅƓ11Ƴ12xũƖǕ13zŮƊƺǣ14şǀǌ15ż16ňŴƙ17XŖƒǃ18ĺ20nŉŎ21Ɯƪ22p23ǧ31Ƅ36ƕ41Ŭ
~der>	54 -15Ɖ-9Ǡ-8tƈǩ-7ťũſǈ7jĵŋűųƘ8N9ŐŪǅ10ciŚƊ11ŻƣǤ12hŅ13ƳǕǧ14Ɩ15zŮ16nĺşƺǌ17Ƅƙǣ18Ŵż19ǃ20ƒ22X23pŎ40Ŭƕ
~dere	89 11Ƅ12ƾ30ƪ
~deri	84 -10ŗ19ǩ24ŉ32ſ
~ders	70 -8J8ŀ9ũǞ10Ļŉƽ11ŢƓƲ12ƄǨ14Ǆ15ǧ20ǈ21ż23Ŗ27Ɯ30ň
~derw	83 -7Ŀ7e8ƈ10n12Ť19ǀ21ũ
~des	57 -10Ǐ-8ǩ-7Ư7WƢƥǍǤ10ŷǇ11xŴ12ZķŐ16Łǈ18u19ŨŹ21P22y24Ʀ29w34vǚ44ź
~des>	61 -12x7Ǒǔ8ƢƥǤ9W10ǈ11Ǉ12Ŵŷ13Ő14Zķ15v18Ł21u27Ʀ48ź
~desc	87 11Ƹ
~desi	84 52ǚ
~desk	84 -13Ǐ10ǈ11V15Ɲ36P
~dest	73 -8p26vŨ27y29x30Ź40w
~det	79 11Ɣ25Ƒ26Ǝ
~deta	86 12Ɣ27Ƒ
~dete	84 27Ǝ
~dev	84 49Ž
~devi	84 49Ž
~dge	75 -18w-8Ǚ7ż10ķ13ƎƜ16Ž21Q24ĸ40X
~dge>	87 -20w7e8ż13ķ25Q
~dget	79 -8Ǚ14Ǝ17Ž25ĸ42X
~dia	69 -13Ǌ-10y7Ư14ǂ25vƘƽ38Ʋ40I45Ƽ
~diab	80 17ǂ21ƽ22Ƽ
~diag	83 9ƽ32Ƽ
~dian	81 8Ư45Ʋ
~dic	67 -7Ĵ9L10Ƹ13Qǁ15Ǘ17WƼ18ƽ27ƃ34ƻ37ǂ
~dica	69 -7Ĵ12ƻ14Qǁ16ǂǗ18Wƽ20Ƽ28ƃ
~dici	86 27ǂ29ƻ
~did	36 -20ǎ-16Ň-15ŝ-14AĻ-13JƧ-12LŒ-11yķĿƯ-10zKRVľžƶǇ-9ŭƟǔǕ-8sUZůųƏƜǃǨ-7iMPŊŏřşŷƗƤǄǈǖǗǠ7lvƞǌǙ8fFXƂƅƲǆ9cN10pqxōŎŜƚǜ11ǂ12jƺƾ13ŗţǊǘ14ƕƹ15ĹźƩ16ƙ17őƈƫ18ŸƴƼ19ŵ20ŉ21wŖǤ22SǞ23ť25ǩ26ĽŔ28Ƭ29ńƽǅ30ňŠ31G32mļš33ƌ34kņ36Ť37Ņœũ38Ƴ40Ũƒ43ŧ44Ŧ50B
~did>	36 -20ǎ-16Ň-15ŝ-14AĻ-13JƧ-12LŒ-11yķĿƯ-10zKRVľžƶǇ-9ŭƟǔǕ-8sUZůųƏƜǃǨ-7iMPŊŏřşŷƗƤǄǈǖǗǠ7lvƞǌǙ8fFXƂƅƲǆ9cN10pqxōŎŜƚǜ11ǂ12jƺƾ13ŗţǊǘ14ƕƹ15ĹźƩ16ƙ17őƈƫ18ŸƴƼ19ŵ20ŉ21wŖǤ22SǞ23ť25ǩ26ĽŔ28Ƭ29ńƽǅ30ňŠ31G32mļš33ƌ34kņ36Ť37Ņœũ38Ƴ40Ũƒ43ŧ44Ŧ50B
~die	69 -13ŵ-7rŖũ7Ƣ9Ƈ11ǈ16Ʒ17Ư22Ǩ27ƽ52Ʀ79Ƴ
~die>	81 -8Ŗ8H11VƇ24Ƴ28Ʀ31ƽ
~died	73 -14ŵ-7ũ17Ʒ18Ư27Ǩ30Ʀ62Ƴ
~dif	67 -15ƚ-7Œ7Kǘ8CƏ9ǅǥ11VǕ12łŎ15ĺ16ňŞǩ19Ř20Ŕ21ŧ23ũ
~diff	67 -15ƚ-7Œ7Kǘ8CƏ9ǅǥ11VǕ12łŎ15ĺ16ňŞǩ19Ř20Ŕ21ŧ23ũ
~dig	76 8d16e17ū23Iř28E
~digi	76 8d16e17ū23Iř28E
~dil	81 9ư14ŗ23ž
~dily	82 15ŗ23ž
~din	53 -16ǩ-15Ʃ-12FG-9xǄ-8HƦ-7CŬŴǇ7tĹƤǟ8jŨŭƵƸƿ9kLNĺǧ10f11Zƴ12ĵŮǞ13ű15Ɲ16Ƈ17Ł20Iŀ21SƉǢ22uŻ23ǋ24Ƒơ25ŋ35ś38Ǎ42ƣ
~din>	70 -12H-7ŴǍ7ĹƓƕǣ8ňƪ9ơ10Ŗ11ŁśƵ12ŕƸ13ŭ14jkI15ƉƝ17Ũ18ZŮ
~ding	55 -13Ʃ-12G-11F-8xǩ-7Ʀ7łǀǔ8t9ŁƤǞ10IĵƉǧ11f12ƴ15ű17ŀ18Ƈơ22SǢ24uŻƑ26ŋ28śǋ44ƣ45Ǎ
~dinn	83 13n17Nƿ18L
~dip	86 -9f8ƪ12ĵ29m
~dir	89 11s16P23ņ
~dis	65 -26Ň-8Ʀ-7ŀ7ľ8ĸ9őŮ10IƯƽǔ11ňƏǓǢǩ13Zǜ16WŽ22ź28Q30ş47Ş
~disa	80 -10Ʀ11ĸ14Ư15ň26ş30W
~disc	72 -10W8m9ľǜ10şŮ11Iő14ǩ16Z17Q19Ž26ź
~dise	86 14ƽ18Ǣ
~dist	86 15Əǔ16Ǔ18Q
~dit	54 -9ƻ-7Ǒ7ŝſƙǓ8ŬƵ9ļƕ10Yǧ12Ǘ14ĸŎ16Zƌǒ18e20ǌ22Ƽ23ű49ĵ82Ǥ
~dit>	59 7őƦǣ8ĸ9ŝŬ10ƕ11ļ13Y14ǒǗ18Z20e38Ǥ48ĵ
~dite	84 24Ǥ
~diti	68 -9ƻ8Ɖ9ĸŔǓǤ11Ƶ14ǧ18Ŏ21ƌ26ǌ30Ƽ33ű
~dito	86 -7Ǒ30Ǥ
~div	71 9ĵƅ11ƫ12Ʀ18ƍ29f33ƪ59ǀ
~dive	86 39ǀ
~divi	78 10ƅ13ƫ14Ʀ20ƍ30ǀ37ƪ
~divo	81 11ĵ35f
~dju	83 45ŧ
~djus	83 45ŧ
~dki	89 11k29ƶ
~dkid	89 11k29ƶ
~dle	61 -15Ś-8t7ĵ8Ĵ9ŃŖ10ǈ11LŁ12apxǖ13Ŝ15Ǡ18vNƷ20cǜ23ĸ24ş28ǘ30ŧ34ǁ
~dle>	66 -8t7svY8ĵ9Ĵ10Ŗǈǜ11şŧǠ12L13p15a19Ʒ20N25ĸ
~dled	80 14Ń32ş37ŧ
~dles	74 -17Ś-12ş-10ŧ7Ɲ14ǜ15Ł16ǖ23Ŝ26c35ǁ36ǘ
~dli	79 15Ŝ18ƽ20i22I32Ń
~dlin	79 15Ŝ18ƽ20i22I32Ń
~dlo	68 -13Ƅ-12Ɣ21Ơ34F35ơ53ǌ
~dlor	68 -13Ƅ-12Ɣ21Ơ34F35ơ53ǌ
~dma	86 -8Ƣ-7Ǩ11ŷ12n13ǔ14Ư
~dma>	87 -8Ƣ-7Ǩ11ŷ12n13ǔ14Ư
~dmv	89 33Ƅ
~dmv>	89 33Ƅ
~dne	89 -8Ũ11Ƽ15R24Ť
~do>	27 -36ƨ-33ĺ-27ƒ-19SƳ-18Ŧǂ-17GšŢơǅ-15ţ-14iƠ-13jŇœŘŴ-12ōŠƇ-11evůƴ-10rtxBŤƽ-9Dŷźƅ-8LƱ-7nńŗũżƮǤ7ŧƀƃƓƗƺǟǢ8řƖǒ9IVŒƦǡ10ŞƘƭ11YŖŚŬƥǠǧ12ŊŋƔƤǦ13aQĻľŵŽƾǇǩ14ņňūƵƷ15FHŶƿ16MOŌŏŰǔ17UWZķĽŐƻ18yAŃǀǗ19Ŝ20Ūǋ21zƕ22ŲžƐǉǜ23ĴŮǘ24TǐǕ25qJKǈǓ26wƜǎ27R28Pŝŭǚ30şƟǃ31Ǐ34ſ35Ɓ36Ŏ38ǄǙ39Ǜ41ƝƞǑǖ43ƚ49g
~dob	84 -11Ÿ29p49d
~dob>	84 -11Ÿ29p49d
~doc	68 -8Ŧ8Ƹ9Ś12ƻǣ21ǂ22ƃ28Ƽ71ƾ
~doct	69 -7Ŧ8Ƹ12ƻǣ21ǂ22ƃ28Ƽ58ƾ
~doe	40 -21Ƹ-18žƹ-17Ƃ-15Ʀƻ-13Őŭ-12Ūƈ-11t-10Ÿ-9ŵǖ-8œŘŦƓƤǀǋ-7nDQĵŃşƏƗǝ7wzĹřƉǡ8ŶƅƝƢ9ŨƍǌǍǒ10ĿŒŗƞǏ11ƕƙǎǥ12ű13xŁŜůƯǦ14bL15Ɗ16Ƈǚ17Ŵ18WŖ19hƠ20sƁơǜǠ21ŇŹ22ŕǄ23ŰźƧ24Ƅǐ25Ʃ26Ǔ27ǂ28ǈ29ų30Ľ31r34ǩ35q36ƨǧ
~does	40 -21Ƹ-18žƹ-17Ƃ-15Ʀƻ-13Őŭ-12Ūƈ-11t-10Ÿ-9ŵǖ-8œŘŦƓƤǀǋ-7nDQĵŃşƏƗǝ7wzĹřƉǡ8ŶƅƝƢ9ŨƍǌǍǒ10ĿŒŗƞǏ11ƕƙǎǥ12ű13xŁŜůƯǦ14bL15Ɗ16Ƈǚ17Ŵ18WŖ19hƠ20sƁơǜǠ21ŇŹ22ŕǄ23ŰźƧ24Ƅǐ25Ʃ26Ǔ27ǂ28ǈ29ų30Ľ31r34ǩ35q36ƨǧ
~dog	71 -11o7ū10Ɲ17F97h
~dog>	75 8ū72h
~dogs	83 -12o20Ɲ33h
~doi	61 -20Ų-9pGő-7ĺ7ǁ8ŞŹƨ9Ƶ10c12Ƴ17Ǡ21j22ǐ23ŝũ25ik27S30x35t41ǟ
~doin	61 -20Ų-9pGő-7ĺ7ǁ8ŞŹƨ9Ƶ10c12Ƴ17Ǡ21j22ǐ23ŝũ25ik27S30x35t41ǟ
~dol	67 -13Ť7žǘ8m9ľ11ƂƘ12Ţ13ǅ14œŗ16Ɨ17Ř19XŅ23ĸ31Ŧ
~doll	67 -13Ť7žǘ8m9ľ11ƂƘ12Ţ13ǅ14œŗ16Ɨ17Ř19XŅ23ĸ31Ŧ
~dom	83 13Ǖ16o38Ů
~dome	84 13Ǖ39Ů
~don	64 -15Ǐ-11Ɲ-10Ŏ-9ŕ-7ƒƷ8ǂ9ap10ǋǟ11Ǆ12Ōŝƶ13ŷ14Ǟ16Ƌ17ǘ18ŧ19ǝ21Ļ24yƈ25ƾ31ũ33Ɨ35Ń39ƌ
~done	64 -15Ǐ-11Ɲ-9Ŏŕ-7ƒƷ8ǂ9p10ǋǟ11Ǆ12Ōŝƶ13ŷ14Ǟ16Ƌ17ǘ18ŧ19ǝ21Ļ24yƈ25ƾ31ũ33Ɨ35Ń39ƌ
~doo	66 -10ǐ-8w7ǎ8ůǨ11ƏƐǃǄ12ŤǊ13ūƙ15Ǜ16Ǝ18gƝǅǍ19Ų23ǝ52ƣ
~door	66 -10ǐ-8w7ǎ8ůǨ11ƏƐǃǄ12Ǌ13ūƙ15Ǜ16Ǝ18gƝǅǍ19Ų23ǝ52ƣ
~dor	80 54Ǖ
~dor>	89 38Ǖ
~dors	87 22Ǖ
~dos	86 -7Ǟ19C62ƻ
~dose	87 -7Ǟ63ƻ
~dot	81 -13a-8ƫ11Ō19ǋ30Ł63J
~dot>	84 66J
~dou	86 18Ř30ǀ31œ
~doub	89 19Ř32œ
~dow	51 -15Ŧ-10C-9ţŰƟ-8dŀŠǩ-7FņƘƩǟ7ŎǉǛ8efƆ9LňŖƣƳ10ořť11UŌƶƷ12cMƏ13VŸſƁǍ14ƲǞ15Ūǎ17Ǌ18TŞƫ20jƴ21a22H23łŵ26Ƒ32Ť38ǝ47Ɗ
~dow>	86 10ƫ13Ǩ14Ť17j20Ƴ
~dowe	89 17Ʒ27f
~down	51 -15Ŧ-10C-9ŰƟ-8dŀŠţ-7ƘƩǟ7pŉǉǛ8eŎƆ9jLňŖƣ10oř11Ōťƶ12cMUƏ13VŸſƁƫǍ14ƲǞ15Ū16ǎ17Ǌ18TŞ20ƴ21a22H23ŵ24łŤ26Ƒ38ǝ47Ɗ
~dra	68 -8Ű-7ƾ9iǁ10Ŭ11e12ǖ15Ĵ17Ś26ǚ38ƛ47Ə
~draf	87 15e20Ĵ
~dran	77 53Ə
~draw	80 -9Ű11ǁ12Ŭ14ǖ21Ś31ǚ
~dre	60 -12Ǟ-10ƅ-9SƗ9nƫ10wŷ12yŶǗ13Ư14Ʋǧ15v19E20Ű22ƞ23J28u29ǋ31G47D
~dren	73 12ƫ13w15y16Ư19v36u
~dres	63 -12Ǟ-10S-9Ɨ8F10n11ŷ13Ǘ14ǧ20E21Ű24J31ǋ33G51D
~dri	47 -23n-18r-14u-12R-10sǄǧ-9tzPTŖ-8q-7Ťƨ7ǋ9QƄ11ŨƂ13ž15a16Ż18ŞŶ19ƛ20N21Ű22ſ25ż26ŵ33ŭ35ůŸǛ36ŪŲŽ39ǐ45Ůź47ƿ48Ŵ50ų64Ź75ŷ
~drin	73 -12ų-9Ǆ7ƺ10ǩ44Ǜ83ƿ
~driv	47 -23n-18r-13u-12R-9stPǧ-8qzTŖ-7ƨƿ7ǋǛ9QƄ11ŨƂ13ž15a16Ż19ŞŶ20N22Űſ25ż27ŵ34ŭ36ŪůŸŽ37Ų39ǐ46Ůź48Ŵ58ų64Ź75ŷ
~dro	64 -10M7Ɨ8ƜƧǨ10jťƽ11Ǧ15śƝ17V18ƆƠǟ28ƀ30š34Ƶ
~droo	72 7y9Ɨ10Ɯ17Ɲ20Ơ21Ɔ
~drop	70 -9M9Ƨ10Ǩ11ƽ12ť13Ǧ17ś19V31ƀ33š37Ƶ
~dru	79 -8ƅ13ŧ34ƻ50ƿ
~drug	80 -8ƅ13ŧ34ƻ50ƿ
~dry	86 12Ɗ13Ʈ14ǒ21Ǆ33ǩ
~ds>	46 -20d-15sT-14Ɖ-13ųǩ-12c-11źǊ-10ƞǈ-9AŠŦƔ-8kQWĵļǒ-7ķŋŝţƷƼǋ7rǕ8Ųƍƾ9gjŮǘǚ10qBŨƅƽ11oƤƫ12ƙǓǛ13ŕŹƑƧƲǂǧ14Ƙ15ńŐƕƪƭ16nňŭƶ18ƺ19wZƩ20p21Ɯ22ƻ23Ɵ25Ŵ26Ǘ28vǖ29Ʊ30y32x40Ƅ48Ư60u
~dsh	80 10ű14Ǔ18Ɓ22ū27ł
~dshi	86 11ű20Ɓ24ū
~dsi	80 12Ŏ15ŝ33Ɓ
~dsid	80 12Ŏ15ŝ33Ɓ
~dua	84 -8v7Ʊ15Ʀ19m30y
~duat	86 -8v7Ʊ19m31y
~duc	57 7łǕǩ8ķ9Y11ƀƘ12ƚ13ŎƩ14Ɓǡ16Ŧ17ňǄ20Ʊ31m46Ř
~duca	80 -9ľ30Ʊ44m
~duct	58 7ľłǕǩ11Y12ƀ13ƚƩ14Ŏǡ15Ɓ16Ŧ17Ǆ18ň48Ř
~due	77 -9c9ƈ12ƾ13ŝ35y45ŕ
~due>	77 -9c9ƈ12ƾ13ŝ35y45ŕ
~dui	86 -18ţ20ƿ60Ż
~dul	81 7LƖ11Ǣ15Ƙ30R
~dule	82 7LƖ11Ǣ15Ƙ31R
~dup	89 -12Œ14Ơ18ƣ
~dupl	89 -12Œ14Ơ18ƣ
~dur	89 18ŭ19Ɵ21P24R
~duri	89 18ŭ19Ɵ21P24R
~dvi	72 35ǚ47B49A
~dvic	75 23A30B37ǚ
~dvis	83 20B31A
~dwe	82 -8ƀ50Ɠ
~dwel	82 -8ƀ50Ɠ
~dwo	89 15g18ƌ32ƾ
~dy>	45 -20ƪ-14Ũ-13ŢǏ-12š-11ŐƝ-10ƒ-9GIƃƦ-8ŦƠ-7bsuDVWĴłƫǂǟ7Mņƈƽ8zQľƣǔǚǛ9SŤǅǇǡǨ10hotŠųŵƕƴǑǙ11fgvŁŲƎƓƿ12Fŧǣ13ķřſ15ŏǍ16ŅŚƖǞ17Ǣ19ƁƟ20ńżƢ21ǘ22nŌǜ24žƳ25ŷ26A29m30Ɯ32Ư35Ŝ
~dys	69 -12ư-8ż8ZŴǈǗ9Ľ10gƘ11ŖŰŲ12K13Ťǩ15ŁŞ16Ƴ17ľ22A26Ɵ
~dys>	70 -12ư-8ż8ZǈǗ9Ľ10g11ŲƘ12KŖŰ13ǩ14Ť15ŁŞ16Ƴ17ľ22A26Ɵ
~ea>	71 -14ƚ-12S-10ǅ-7ǩ7B9sTŽ11jFV12Ƶǃ15Ŕ16Ŋ20E24Ň27Ƽ28lC30I
~eab	83 7M14ƣ15ǋ24C
~eabo	83 7M14ƣ15ǋ24C
~eac	58 -34ŗ-10D-9h-8Ĵ-7Ů7ǡ8TƱǆǉ9XĶĽơ10ƚ11Lų12ƝƠ14ĺ15Ř16IŒ17kqǋ18ůƶ19Ň20Ĺ22x25P27W29Kǈ
~each	59 -35ŗ-10D-9h-8Ĵ-7Ů7wƻǡ8TƱǆǉ9Ľơ10XĶƚ11ų12LƝƠ14ĺ15Ř16Œ17kI18qůƶǋ23Ĺ26P30KWǈ
~eact	89 35Ň
~ead	53 -14Ʊ-9ƈ-8Ʒ-7Ťźǟ7KŸǉǎ8ū9jư10DŚƲ11nŏŹơƵ12deSşŮŻ13JĿł14ƎǓ15ŨƖ16řŞƻǝ17Ɓ19Ń21y26a29Ŗ37Ō47Ǉ
~ead>	59 -10ǩ-8I-7Ť7yŇũƵǁǑǡǨ8KľŅǉ10ĿŢ11ŗŸǇ13DŌŚơƲ14JūŻ15ş16dř17Ǔ18ŞŨǝ19ƻ29a34Ŗ
~eadb	86 25Ǝ
~eade	84 -12Ʊ16V18k25y
~eadi	83 7H8Ŀ12u17I18j22Ů
~eadl	86 36Ń
~eads	84 -13ƈ8ǖ9a21n29ł
~eady	68 -15Ţ-7ǟ7ƵǞ9řǤ10v11ǎ12eǩ13pư15Ĺ17S18Ź19ŏ20Ɩ24Ɓ39Ō
~eag	77 9ů23h41Ů
~eage	81 10ů43Ů
~eagl	89 27h
~eah	84 -15ŉ-12Ũ11c13T15ĸŊ25v
~eah>	84 -15ŉ-12Ũ11c13T15ĸŊ25v
~eak	62 -17ƈ-12H7I8Oơƽ11ŨƎ12kŚƋǝ15ŏ16s17ũ18łŤ22a24N26š32ǩ39Ɖ40ƛ
~eak>	69 -18ƈ-12HƜ7mxXǩ9ƽ10O13Ǝ14kŚŨ15ƛ17ŏƉ18š26ũ27N28Ť
~eake	81 -19ǩ26łƋ27s
~eaki	83 11I21ǩ34a
~eaks	76 -9Ť9ź11Ɯ12ơ13š15ǝ30Ɖ31ƛ
~eal	51 -12ǐ-11zI-10tC-9ƾ-7Ő7cgŞŶƙ8ŋŖƞ9ŎƳ10ŌǗ11Ƅǩ13xƴ14Ɛ15ķ16Ŝ17W18ŵ19ņŧǛ26ľ27ƽ38ƃ51ǂ64Ƹ
~eal>	67 -14I-10C-7Ƹ7aFƏ8Śŵźƅƈƴ9dRŀŅŇƧƽ10cŋƮ14ŌŎƳ18Ɛ20ǩ21ķ22ŧ24ľ32Ŝ
~eale	87 13Š15Ɓ21Ƅ
~eall	80 -8ŀ-7Ŝ10Ŀ11ŵ12ņ13gľƙ17Ŗ
~eals	89 -18ǐ11ǜ37Ǜ
~ealt	55 -11z-10t-9ƾ8ƴ12Ǘ15x16ņ21W33ƽ41ƃ56ǂ71Ƹ
~eam	76 -12ƅ-9Ů-7ňůŵ8ƨ10ǁ11Ś12Ʒ13ǎ15xŶ16Ɖ26ǈ27ƞ35g40Ǉ
~eam>	78 -12ƅ-9Ů-7ůŵ10g12ŚƷ14ǎ15x16Ŷ17Ɖ27ǈ28ƞ45Ǉ
~ean	64 -15ŋ-14ǈ-7ŒŖ7ŵ8Ƽ11Ǣ12ƐǏ13ǩ14ű15ĺň18Ɯ19zA20ţǛ21Ư28Ż36ō
~ean>	70 -17ŋ-7ŒŖ9Ƽ10ĺ16űǩ17ň21z22Aţ29ō31Ż
~eane	86 -8ƌƗ13Ɛ15Ǣ17Ǐ28Ǜ
~eani	86 -15ǈ9rĺ13ō27Ɯ
~eant	78 9ŵ30Ư
~eap	78 -8c8Ŧ15œƁǩ17Š21ƭ31Ņ35ľ
~eap>	87 -8c7r14Ŧ16ľ17Ɓ23ƭ
~eape	83 16œ18Š22ľ34Ņ
~ear	40 -23Ĺ-16n-15ů-14Ɨ-13ǋ-12ƛ-11rƨƳǄ-10jFűƌƒƓƯƶǐ-9wŐŦƪ-8PŗŞŭƬǛǥ-7aķĸłŏŖşŠũųźƃƤǔ7ĵĶ8CļŇŌ9ŉƺ10kƷƽǤ11zĴœżƏƟ12ǣ13vţŴ14xŒ15sV17Ÿǀǎ18ĿƼ19hƾ20ňǙ21dHŜƙǉ22Ʈ23pĺ24Ǌ25Ź27cƩǟ28Ŏ29ő31Ǐ32q33U34ŮƔǞǩ35S37Gƭ38ƅ41Tƈ42ǅ52ť
~ear>	46 -17Ĺ-14Ɨ-13rů-10FŝŴƛƶ-9bŤƓǄ-8jnwţŨűŶƌƒƯƳƵǋ-7ŦǛ7qƍƚǝǣ8S9ĺƜ10vƮǩ11uƩ12ļ13Cŉ14ŜƺǞǤ15ks16GƉƙ17ŹƟǀ18Ū19TĴœƷ20ǅ21Ŀƈƾ22cxƅ24Œǉǎ25pő26Ǚ30dň32Ǌ33ǟ35Ɣ37ť38Ǐ44Ů
~earb	82 12Ə16ƙ17z26Ś
~eard	76 -7Ǧ8ņŇ9Ŕ10U11bĿ12hƂ14Ť24Ŝ
~eare	86 19Ə
~eari	78 8gH10Ţ13ǩ18iŌŵ23h32U
~earl	80 8T9Ů10m12LǊ14R
~earn	73 -9ƨ-8Ʒ-7X9ũ10m11s21Ź30Ŏ32Ʈ48T52q
~ears	52 -24Ū-12Ƽ-10Ůǐ-9a-8Ɖƪ-7ũƠǇ7vyƥƴ8Ʊǣ9ŝƿ10Żżǩ12cō13ĵŎŢƋ14Ķ18Ƹ20H22ĺǞ23Ʃ25ťƅ26Ÿ27Vőţ29Ŵ31Gƈ32ǅ38S54ƭ
~eart	70 -20Ɖ-11Ƹ8ƫ9ƅơ11Ǩ12Ǟ14ǂ16ŨƐ18U26ƽ27ǩ48Ƽ
~eas	51 -19Ǎ-11o-10ƾ-9ŏŕ-8ƕǧ-7SŅƒǈǓǩ7bxőǂ8ŽǇ9dƘƜƟƠ10ƚ11Kŗǟ12Ǐ14a16ŌǕ17œ19MĹŭ20ƽ22ŝ29ǎ31ǋ35ŔƤ36FƢ40ơ41Ŭ56ǌ
~eas>	89 9ǀ31Ǖ
~ease	56 -20Ǎ-18ś-14ǡ-12o-10ǧ-9ŕ7jD8acĹƽ9bǇ11dŔ12Ơ13F14Ǐ22œ26ŝ32Ŭơ37ǋ45Ƥ49Ƣ63ǌ
~easi	79 -9ƕƢ-8Ƥ9ś13Ƅ16M19Kơ21Ŭ39F
~easo	70 -9ajŏ-7Ņ8U9BšƂ11x14ƚƜ16ǟ17ĹƟ24Ō35Ŕ42ǎ
~east	86 -10S-7z11ǅ14ǡ16ő21ŗ22ƽ
~easu	76 8ƶǚ15Ž16Ƙ20a35ŭ
~easy	84 -12ƾ10k11Ž13ǂ15ŧ16M22ś
~eat	56 -12h-10ƞ-9ISǩ-8żǄǆ-7ŀř7JŒƦǣ8Ŧ9ŢŤǛǜ10ŧƚ11iĿŘũ12TŞƬ13ƇƼǃ15k16ŝ17UƳ19ű20ņ24Ŷƿ25ǚ27Ņ29Ƹ33ǋ39j52Ɛ63Ƌ
~eat>	64 -22U-10ƞ-9iI-7ř7xĻśź8ŴƜ9aJŒƇǋǣ10ŦŻ11Ţũ14Ř15T16ņŞǛ17ŧŶ18k25Ɛ32Ņ35Ƹ36jƋ
~eate	71 13ŝǜ14ņ19Ƽ28űƐ30Ƌ
~eath	76 -8ż-7S9Ƈ11U15ƚƦ16Ť19Ƭ28Ƴ31j
~eati	75 -8ǆ7Ƌ10ƿ11j12Ŷ14ŝ19Ŀ20iǃ29U
~eatm	82 21ƿ36ǚ
~eau	83 8Ő10ń12Ŝ13l26b
~eau>	89 8Ő11ń14Ŝ
~eav	58 -12Ŝ-10Ŏ-9ľǦ-8Ő-7Ź7ŁŦ8ņǈ9sŊŰƀƫ10ĺŷǩ11Ƃǜ12ƥǎ13ƟƬ16Ļŗ17Ŀ22Ǐ23Vŉ24Ƴ31Ƨ49Ţ51ƶ
~eave	60 -12Ŝ-10Ŏ-9Ǧ7VŦ8Łǎ9sņŰ10ĺŊŷƀƫ12Ƃǜǩ13Ɵƥ16Ļ17ŗƬ24ŉ25Ƴ27Ţ33Ƨ34ƶ
~eavi	79 -10ľ11y22V25ƶ26Ŀ31Ţ
~eavy	87 9Ư15ǈ26Ǐ
~ebo	54 -10Ũ-9Zš-8Iƃưǎ-7n7ŚƅƤǢǧǩ8PŗŜǞ9ǋǚ10ŤŧŵƟƾ11ņǘ12fƮ13ķ14ľƎ15ƕ17ſ18Q19FƯǜ21Ƴ24A26ž27ļ
~ebod	55 -10Ũǩ-9Zš-8Iƃưǎ-7n7şƅƤǢǧ8PŗŜ9ǚǞ10Ťŧŵƾǋ11ļņƟ12fƮ13ķ14ľ15Ǝƕǘ17ſ18Q19Ư20Fǜ21Ƴ24A26ž
~eboo	89 26ļ27ǩ
~ebs	81 9Ľ10ǖ11Ĺń38ļ
~ebsi	81 9Ľ10ǖ11Ĺń38ļ
~ebt	79 -9Ɣ71Z
~ebt>	82 -9Ɣ33Z
~ebts	89 45Z
~ebu	78 12ǝ56Ɠ
~ebui	78 12ǝ56Ɠ
~ec>	78 14ƶ15ǡ17Ś20ś
~eca	65 -9ŉ7HņƅƢǀ8gDƏ9Iĵłŝŵƶ10u11jƴ13q15J19ǁ22Ť42Ľ
~ecal	81 11Ŧ19q56Ľ
~ecau	68 -9ŉ-8Ŧ7bEśƅƢǀǚ8HņƏ9gIłŝƶ10ĵ11u12jƴ17J20ǁ23Ť
~ece	72 -11ƕ-8W8ŗƱ11ƴǢ12ƃ13ǈ15Ŭ16ĺư18ť19Ǌ24őƘ
~ece>	89 -13ƕ10Ʊ14Ǣ19Ŭ
~ecei	83 24Ƙ33Ǌ
~ecen	79 -11Ǌ-9W10ŗ12ƴ14ƃ18ĺư20ť27ő
~ech	86 16ŵǩ18y70ǈ
~eci	64 -10ǩ-8Ť7ǚ8i9Ŋ12ŝ13Ư17wA19ƾ20Ńƞ22Ƙ27ĺ38ł58Ł
~ecia	73 10iŊƯ15ŝ22ƾ24ƞ25Ƙ
~ecid	73 -8Ť8Ń15A21ĺ34ł45Ł
~ecis	78 10ǚ11ł16Ń26Ł
~eck	54 -15Ł-13ƒ-9ŷǩ-8Œ-7nĶŖ7cŏŨǛ8ŧƢƨƪƭƸǐ9B10KŐưǏ11ųǠ12qJƌ13jƿǕǢ14Qƫǉǖ15eŵ16ƀǒ18Ƭ19W20Z21Ɵ22YŦƮ24Ŝ26Ĵ29ƾ36ż
~eck>	58 -13ƒ-10Ǡ-7ŁŒŖ7dUĸǉǟ8ŏŨƟƾ9cŧŵƢƨƪǒ10ƭǐ12KŐżǏ13J14Ǣ15jq16Ǖ17eƮ18Qƀƫ19Y20Ƭ21W23Z27ŜŦ
~ecki	84 -8Ķ9Y11Ţ53Ĵ
~ecko	87 -10Ĵ10z18B19ǖ20ư
~ecks	74 -10Ł7ǖ8T9ƌ10Ʈ11ǒ12ǉ15Ǜ20Ɵ21ǜ23ż28Ǡ
~ecku	76 -8ǜ15Ƹ32ƾ
~ecl	76 -9ņ18ś20Ǥ22Ś45ƴ
~ecla	83 19ś22Ǥ25Ś
~ecli	81 -9ņ50ƴ
~eco	57 -8Ūǎ7AǨ8d9IĽŇǚ10BƧǋ11fƓƘ12Ōţƾ13yľũƔƿ15Ǟ17Ɩ22N24Ŵ25Ɵ29Ǘ34Ż62ŋ
~ecom	81 11f14ǚ15BǨ17Ƨ18Ɩ
~econ	66 -9ǎ-8Ū7pƣ8Ļ10dA11ŇŊ12I13Ɠ14ǋ15ũ16yľŌƔ19Ǟ27N30ŴƟ
~ecor	64 -9Ŋ9ǟ14ƾ15ţ16ƿ35Ǘ39Ż72ŋ
~ect	53 -10ǧ-7Šǈ7dIřǚ8ĻƴǌǞ9Œſǘ10qUĸƃƏ11ŖǑ12DľŞƭ13FĵŇŋŗ14Ǝ15E16aǁ17x18Ɖ20ǒ21Ƌ24ŏ25ķ27Ƙ
~ect>	64 -12ǧ-8Ǌ-7Š7pDłƊǅǜ8ƪ9bŋřŢ10d11ĻĽŏǚ12UǞ13Œƴ14ǘ15ǒ16FŞ18E19ķ22Ƙ
~ecte	69 -13ƈ7ũƴ11I13ŏ14Ɖ15ķ16ſ17ĸ25Ň
~ecti	71 -8ž7r8ŋŏ9XǊ10ƫ11ǌ15ƃ16Ə19ľŖƭ20ĵŗ23ǁ24x
~ecto	74 15ƈ24Ǝ
~ectr	74 -7ǈ8ƗƘ10P13K16q23Ǒ31Ƌ
~ecu	74 -14ǈ7e8ƣǗǘ10t11Ķ34Ǝ55Ʋ
~ecur	76 -9Ǎ7e8Ǘ9ƣǘ12Ķ35Ǝ
~ed>	31 -39ǩ-32ő-23Ǒ-20ĻŐ-18Ƨ-17A-15łť-14gZŚ-13ű-12aDLX-11VŜźƣǂǖ-10ŕŦƒǈ-9Ŋž-8zTWĶŒǇ-7CMRŞůƙǉ7Ɲǟ8QŖŘŢƂƊƤƹǍ9ŧŷƖǛǥǨ10Eŀŗŝŭƺ11jŎƁƍǎ12iFŃƲƿ13GķşŻżǒ14ĹũŽ15eŴƷ16ŰǤ17wP18ŋƄƈƞ20ĺŁƃƓ21lļƌƭ22ŏŠƨ23Ƌƛơǘǜ24œǃ25ŌƯ26ńŸſǗǦ27Ƴ28ƕǢ29YņƑ30h31Ŕƫ32m33ƪ35Ť36ǧ41š47ǅ55fƴ
~eda	83 -12ų8Ǟ10f11zƯ14ƀ15V26Ū28y
~eday	87 8Ǟ11z12Ư16V29y
~edd	83 8ǧ9ƹ12ǔ13ĺ20f
~eddi	83 8ǧ9ƹ12ǔ13ĺ20f
~ede	89 -9Ő-7ƫ13Ư16Y20Ł32Q
~edi	57 -12ƿ8ĸŝŬ10Qļƕ11ǁ12Yƌ14WƼƽ16uZ20eƹ22ƃ26Ż27Ǘ28ƻ30ǂ52ĵ
~edic	67 -7Ĵ10Ƹ13Qǁ15Ǘ17WƼ18ƽ27ƃ34ƻ37ǂ
~edin	80 24u38Ż
~edit	64 -7Ƅ8őƦ9ĸŝ10Ŭ11ƕ12ļ14Y15Ǘ19Z22e59ĵ
~edl	87 49ǁ
~edle	87 49ǁ
~edo	81 9Ɠ15Ƌ26ƈ28ƌ
~edon	83 10ƌƓ16Ƌ27ƈ
~edr	72 7y9Ɨ10Ɯ17Ɲ20Ơ21Ɔ
~edro	72 7y9Ɨ10Ɯ17Ɲ20Ơ21Ɔ
~eds	70 -17T7ǧ8ŭ12Łƕ14ǂ15ơ19Ư22g25ƄƑ40ƻ
~eds>	70 -17T7ǧ8ŭ12Łƕ14ǂ15ơ19Ư22g25ƄƑ40ƻ
~edu	57 7łǢ9Y10Ƙ13Ŏƀƚ14Ɓ16Ŧ17ň21RƱ31m46Ř
~educ	58 7łǩ9Y13Ŏƚ14ƀ15Ɓ16Ŧ18ň21Ʊ32m47Ř
~edul	82 7LƖ11Ǣ15Ƙ31R
~ee>	54 -15J-13ǋ-11ƘƜ-10Ń-9aQƨ-8ŝ-7IƭǇǟ7vōœƛƱƸ8BŎƊƲ9D10rNŒƏơ11ŊƆƑƝ12ĽŁǂ13Ĺǀ14ZňǞ15řǄ16gƄ17L18Ɣ19HMļţ23ƾ24V26tǁ27m29ǜ
~eed	47 -18Ň-14ǒ-11Ļǩ-9AƢƷ-8VŉƦƮǞ-7DĸĿŖŤƗǖ7gƅƍǉǡ8pƖƝƤǏ9EŘƒƜǅǊǠ10Yƾ11Ōŵ12sv13cmŪ14Gū15QƁ16ǌ17eŀ19Ż20Ń22ƕƬ23h24Ŏ25F26uǁ27Ĺ28Ưƿ34Ł36ƭǧ39Ǧ44Ƅ
~eed>	49 -18Ň-14ơǒ-11Ļ-9Ʒǩ-8gAVŉƢƦƮ-7DĸĿŤƗǖǞ7dCPřťƅ8ƍƖƯǉǡ9pTƒƝƤǏ10EŘƜƾǅǊǠ11Ō13suvŵ14cm15GŪūƕ16Q17Ɓǌ18e19Ł20ŀ22Ń24hƬ26FŎ28Ĺ30Ƅƿ33ǧ38ƭ42Ǧ
~eedi	80 24u38Ż
~eedl	87 49ǁ
~eeds	73 -17T7ŷ8ǧ9ŭ13Łƕ16ơ20Ư23g26Ƅ
~eek	53 -8ny-7ǩ7xTƜơ8giƤ9ť11PƖ12ůƟ13ĺ15ǎ18Ń20Ľ22L26Ųƿ28ǝ29k34ŵ35ƙ44ŭ52R
~eek>	56 -8y7ũƕ8xơ9i11g13PůƖ16ĺŃƿ17Ųŵ24ǝ25L35ŭ38ƙ39R
~eeke	72 12Ɯ14ť15Ų16ƿ17ŭ25R39k
~eeks	73 -9n7ǝ8ŧǨ9ǎ10ƃ11ŕ13T15Ƥ18Ɵ21Ľ26ŵ
~eel	59 -9bvŗ-7Ŀ7X8ǟ9ŋ10ĵŧžƛǨ12ŀņ13ǐ14tş16ŷǁ17Ŏƞ18Ź20Ž21Ţų22Ƹ25rŵ32ŇŨ34Ƭǚ
~eel>	63 -9v8MƸ10ŋƬǟ11ĵŧžƛǨ14ņ16Ũ17ǁ18ŷ19Ŏ20Źƞ21Ž23Ţ27r29ų30Ň
~eeli	78 7x8ł9N10i11ŀ19Ƹ21t23Ũ
~eels	76 -10bŗ-7ų10Xŀ21ǐ33Ƭ36ŵ45ǚ
~eem	84 7ǌ13Ƣ31Ǔ
~eeme	84 7ǌ13Ƣ31Ǔ
~een	46 -10Q-9Šŷ-8xŪǚ-7OŜųƦǞ7źſƋǜ8ŮƊǅ9kňƈ10vżƂ11ŶƿǤ12tƸǂǒ14ŏŕƌ15ǘ16fő17aţ18ņŝŻ19l23Ƴ26ǩ28Ÿ29iƼ34G35ǟ36š37S48Ź
~een>	47 -10Q-9Š-8xŪŷǚ-7ŜƦ7ŉſƋǜǤ8Ɗǅ9kňŮ10żƈ12tŶƸƿǂ13ǒ14ŏƌ16főǘ17ţ18a19lņŝŻ24Ƴ27ǩ29Ÿ30iƼ33Ź35G36ǟ37š38S
~eena	73 12ŭ15ź19v30Ź
~eens	89 11ś14Ƃ
~eent	87 8Ǥ11Ń29ŕ
~eep	51 -13ǐ-12Ǉ-10ŘŶ-9i-8sRĴĶŃŭŹǔ-7eMŷ7tUĸũǨ8PWƤǙ9ĻşŨųƝǟ10łŉ11ľ12ŀŋƮ13ŬſƊǛǝ14oŚ15YĿƥǏ17Ƽ18Ţ19ŝ20n22Ž23Ƨ24ō27ƷǗ34Ƶ36Ǡ37Ű41x
~eep>	54 -14ǐ-12Ǉ-11Ř-8sĶŃŹǔ-7eiMĴ8NŌǨ9qWĸƤǙ10şŨųƝ11nłǩ12ŉ13ĻŋƮ14ŬǛ15Ɗǝ16Śſ17oYƥ18Ǐ19Ƽ26ō27Ƨ29Ʒ31Ƶ32Ǘ43Ű
~eepe	81 -7a8x16ǘ29Ǡ
~eepi	70 -11Ŷ-9N8Ƶ10ľǠ12Ţũƶ14U15Ž17t21ǟ22ŀ43x
~eeps	75 -8R-7ŷ7Ǣ9ƻ10Ţ11Ǡ14c15nǒ22P23Ŀ26ŝ
~eer	71 7egi10Ƈ11ŀ12q20Ə21Ǐ26V30Ǜ31ƿ
~eer>	77 -13ƿ7ƀ8g11Ƈ23Ǐ29V33Ǜ
~eers	81 14q23Ə49ƿ
~ees	61 -12Q-9Wƙ7Ǘ8ǉ10ǐ12Œ14j15ǣ20Ǒ22ǈ29Ǉ42Ƒ
~ees>	61 -12Q-9Wƙ7Ǘ8ǉ10ǐ12Œ14j15ǣ20Ǒ22ǈ29Ǉ42Ƒ
~eet	55 -8ǌ-7CF7fhEOUŀŢǣ8ŚƏƦ9Ɗƶƿ10ƞǀ11ŧƺǐ12wG13Ŝǃ15PŬ16tł23Ű25ǋ26Ɔ28ƙ37M50D
~eet>	57 -8ǌ-7F7fh8EUŀŚǣ9ƊƏƦ10ƞƶ11ǀ12wGŧƺǐ14Ŝǃ15Ŭ16tP17ł24Ű27Ɔǋ29Mƙ37D
~eeth	87 10ƫ12ơ13Ţ
~eeti	81 11O13M
~eez	89 11ƛ15ķ31j
~efe	78 17Ĵ33K52ļ
~efer	79 17Ĵ33K53ļ
~efi	64 8Ƨ13UƦ15Ƭ16Ɨ35ƫ39W
~efic	68 34ƫ
~efit	76 10Ƨ15Ʀ19Ƭ49W
~efo	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
~efor	56 -17Ŧ-10Œ-9ƒ-8ō-7pĴũ7GĽŎŵƖƟ8ǧ9ŋŠ10uŧƈ11ƄƽǕ13ŁŊ14a15LTť16Ńŉƫ17OǊǓ22J23ƴ26œ27ƅ33ņ35Ř
~efr	87 -10F15ǌ18Ľ25ǋ
~efro	89 -10F16ǌ26ǋ
~eft	68 -10ƕƮ-9ƪ7fţƎ8zŉƈƳ9lĸ10ŖŤ12Ķ14ŕƧ15ō17Ɣ18Ţ19ŝ20Z22ƶ25ƀ29Ŭ
~eft>	68 -10ƕƮ-9ƪ7fţƎ8zŉƈƳ9lĸ10ŖŤ12Ķ14ŕƧ15ō17Ɣ18Ţ19ŝ20Z22ƶ25ƀ29Ŭ
~efu	87 -8ŐŨ20Ǚ31ũ33ƴ
~ega	73 7Ĺǌ8f11ǅ13ŋ18Ʋ22ǃ23ǆǡ28ƶ
~egac	89 35ƶ
~egal	78 8ǌ9f14ŋ19Ʋ25ǃǆ
~egat	87 28ǡ
~ege	66 7xZ13Ɯ23ź33y37Ʊ41m
~ege>	66 7xZ13Ɯ19y23ź38Ʊ42m
~egg	86 12ǔ13Ķ21Y42h
~egi	78 11Ť12ƕ16ǃǖ17Ō21Q29Ǌ30ū
~egis	81 17ǃǖ30Ǌ31ū
~egr	78 -15y15Ŷ17Ʊ18j43m
~egre	78 -15y15Ŷ17Ʊ18j43m
~egu	73 -8Ź-7ǆ7JƂƙ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16ơ29ǔ
~egul	73 -8Ź-7ǆ7JƂƙ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16ơ29ǔ
~ehe	84 41ƀ
~ehen	84 41ƀ
~ehi	60 -10vW7ƙǦ8ŵž9ŭ10Ŷƃ12uƳ13ūŷ14Ű15pŠ16ŬŹ20Żƶ26Ŵ31Ū37ǐ38ų
~ehic	64 -7ǥ7żƄǦ9ž10ŭŵŻ11Ŷ14ū16Ű17Ŭ18ų29Ŵ35Ūǐ
~ehin	71 -11v-9W9ƙ12Żƃ15uƳ18Š19p20ŷŹ24ƶ25ų
~eho	67 -14ų-11Ǌ-9ů7Ɨ10o12Q13Ū17Ş18Ʈ21Əǋ23n24T28ŷ
~ehol	68 -14ų-11Ǌ7Ɨǆ14Ū18Ʈ23n25T29ŷ
~ehou	87 -11ů16Q28Əǋ
~eic	89 33ń
~eico	89 33ń
~eig	63 7ŕŤƟ8ļłƒ9ƙ12BŅ15ǂ17Ǎ18Ɯ19ƞ28Ŀ30C54ƺ
~eigh	63 7ŕŤƟ8ļłƒ9ƙ12BŅ15ǂ17Ǎ18Ɯ19ƞ28Ŀ30C54ƺ
~eil	84 16Ŀ17X22h26ƛ
~eili	87 17XĿ27ƛ
~ein	70 -11e-8Ļ-7Ň7cŵŶ8lƱƼ9Ŋ10Hķ12Fǩ13t17ǆ20ŭ22U23Ş25ŋ26ǟ
~ein>	83 -13e-9Ļ8Ƥ10ƱƼ12Ş13H16ŋ17ǟ21ǆ
~eing	73 -7Ň7cŶ8l9Ŋŵ11ķ12ŋǟ13tŞǩ14F21ŭ25U
~eip	83 24Ƙ33Ǌ
~eipt	83 24Ƙ33Ǌ
~eir	61 -13J-11ŭ-10d-8ŷ7őŽƃ8Ƴ9Ś11ŝǗ12yŧǕ14Ǒ16Ǔ17Ƣ19v20ǐ26Ŕǘ36Ʊ38ǈ49ǒ51Ņ
~eir>	62 -11ŭ-10d-9ŷ-7m7zŽƃ9ŚƳ11ŝǗ12yŧ13Ǖ15Ǒ18Ƣ19vŔ20ǐ31Ņ38Ʊ39ǈ50ǒ
~eird	89 -16J10m29ǘ
~eirs	87 10őŔ15Ǔ29Ņ
~eit	82 -7ƪ12r14Ǎ18ż19Ŭ
~eith	82 -7ƪ12r14Ǎ18ż19Ŭ
~eje	89 21ƴ
~ejec	89 21ƴ
~ek>	56 -8y7ũƕ8xơ9i11g13PůƖ16ĺŃƿ17Ųŵ24ǝ25L35ŭ38ƙ39R
~eke	72 12Ɯ14ť15Ų16ƿ17ŭ25R39k
~eken	72 12Ɯ14ť15Ų16ƿ17ŭ25R39k
~eks	73 -9n7ǝ8ŧǨ9ǎ10ƃ11ŕ13T15Ƥ18Ɵ21Ľ26ŵ
~eks>	73 -9n7ǝ8ŧǨ9ǎ10ƃ11ŕ13T15Ƥ18Ɵ21Ľ26ŵ
~el>	56 -10ǖ-8v-7CTĿ7Ɣ8Ƭǔǟ9ĵŋžƁƋƌƛƣǨ11Aǩ12ņŧ14ŎŨƩǁ15ŷƊ16ŹƆƾǕ17mƞ18ŽƟǀ19Ţ22rš23Ū24Ƶ25ų26Ň33Ƥ
~eld	75 -16G8P9ű10Ŏ11ĸŚ12J15Ʋǈ16Ɓ20ū23a28S
~eld>	77 9ű10Ŏ11ĸŚ12J16Ʋǈ17Ɓ21ū23a
~ele	69 -8ǈ7s8ƌƗ9P11Ƃ12K13ƣ15q17ǩ18ş21šǑ23Ž29Ƌ
~elec	74 -7ǈ8ƗƘ10P13K16q23Ǒ31Ƌ
~eled	87 13ƌ27š
~elem	87 31Ž
~elf	57 -15ŗ-7q7tzƾ8ŶƀƘƻ9VŠƯǑǚǣ11Ǝ12cCƷ14Ɠƕ16Ǉ17ţ18Łōǉ19H20Ŧ21nƢ23Ʀ25Q27g
~elf>	57 -15ŗ-7q7tzƾ8ŶƀƘƻ9VŠƯǑǚǣ11Ǝ12cCƷ14Ɠƕ16Ǉ17ţ18Łōǉ19H20Ŧ21nƢ23Ʀ25Q27g
~eli	59 -8C-7Ɯ7iŀŉƟ8S9Ƭ10Ķƌ11Ÿ13ǡ14Ƹǋ16tŨƯ17ǩ19Ǖ23Ń30Ǜ38ǐ44Ų
~elie	79 9lmŌ10M12S13Ƭ15Ÿ23Ư31ǩ
~elin	72 -8C7łǀ8N9iŀ10ŉƟ14ƌ17Ƹ19t21Ũ29Ń
~eliv	64 -7Ɯ9Ɲ15ǡ21Ǖ23Ǜ42ǐ50Ų
~ell	40 -16ǥ-15ĺ-14Ō-13ǐ-12GX-11oł-10aŦǝ-9dLŇŉřŞť-8vTśşŻ-7cZƀǠ7ipCENĿšżƘƥƭưǆǖǣ8uŢƞƨ9ŜƵƸǩ10IJMUŝŨƐ11gƳƴ12ſǑ13bƷ14xPņŔƄ15kŊōƒ16Ťƕ17ĹŅǛ18Ɲ20ǟ21Ŗ22űŶ23Ǆ24Ǩ25Ɠ26ńǦ28ǔ29tB30Ǟ31Ɗ32Ľ34H37Ƃ
~ell>	42 -15ĺ-14Ō-13ǥ-11GXł-10ǐ-9LŉřŞǝ-8acoĵŇśťŦŻ-7TZķǠ7glļŠšƜ8ĴŪżſƥƭưƱǆǖǣ9bipENĿŢ10uƞ11JM12UƊƕ13xǞ14ŝƳƷǛ15IŶ16kPŊƄ17ōŔƒƝ18Ťű19Ĺ22Ľǟ23ń25Ŗ26Ǩ27Ǆ31tǔ35B37H
~ella	60 -8n7ſ8gǃ9ń10ǩ11B12ŜƘ15ņ17Ǒ30Ɗ39Ǧ59Ƃ
~elle	79 7š9ĵ11ű12b15ŶƸ16Ɛ
~elli	74 -9ƀ7Ɲƨ10s11ƴ14Ũ18f19Ņ36Ǟ42Ɠ
~ello	87 -7B9w15ǩ21Ƶ26Ľ
~ells	87 -7I8K11Ǜ13ƕ14C
~elo	71 -9Ź8ƴ10ƥ15Ǐ17D26Ɗ33Ɨ34H38m
~elon	81 10ƴ11ƥ17Ǐ39Ɨ
~elor	82 45m
~elow	89 33Ɗ
~elp	66 -11k-7i8vŀǉǩ9Ư10ŝŢ12Œ13ǈ15s19Ǒ20ĵ23ň25AǇ34Ĺ37z
~elp>	69 -11k-7i8ǉ9vŀƯ10ǩ11ŝŢ13Œ14ǈ16s18z21ĵ25ň34Ǉ36Ĺ
~elpi	87 26z
~elps	87 9c36A
~elr	73 36Ƙ
~elry	73 36Ƙ
~els	52 -19ǩ-10Ÿ-9ŏ-8bDGŗŲƯ-7ŚƜƤǢ7ĺ8ķŎƻƼǥ9hƉǋ10ǐ11ŀŴ12Ƣ13HŢƙ14ǝ15FƮ16ųƥ21ŁƬ22Z24ŷǈ27n30ǚ34ş39ŵ41ńō
~els>	75 -10bŗ-7ų10Xŀ14Ɖƻ20ǐ32Ƭ35ŵ45ǚ
~else	54 -18ǩ-10Ÿ-8GŏƯ-7DŲƜǢ7ŶǨ8ķĺŎǥ9Ƽǋ10h12Ŵ13Ƣ14HŢƙ15ŵǝ16FƥƮ21ų23ZŁǈ25ŷ29n37ş43ńō
~elt	86 -9ǆ7ƭ11ǅ12p14Ż15j22ǃ
~elt>	89 7ƭ12pǅ14Ż
~elv	78 10aŌ13x23Ř
~elve	78 10Ō13x23Ř
~ely	70 -14Ƽ-8S-7Ť7Ư9ţǏǙ10Uǂ11ǚ12ƾ13Ƙǜǟǣ14ĺŻż19ũƸ
~ely>	70 -14Ƽ-8S-7Ť7Ư9ţǏǙ10Uǂ11ǚ12ƾ13Ƙǜǟǣ14ĺŻż19ũƸ
~em>	48 -18ǧ-15ĿŶƗ-13ŎƱ-12ǅ-11aǔ-9ŀŦ-8cGĻĽŊǨ-7jBXĴĺŃŐŨźƠǌ7eLŔŜŷ8xP9šǘ10ŬƬǐ11Ƅ12Eş13żžƎǖ14ƶ15S16wơǗ18Ǖ19vǈ21Œ23ǑǓ24ŧ26œǒ27yǚ30Š32Ƙ38őƯ46Ş47Ţ60ŝ
~ema	58 -12b-10ŭ-8DǠ-7Ś8ƙ9Ƅ11q17ǧ18Ǖ19Ž22ư24Ľ27ś34Kǈ40ǘ49J
~emai	60 -12b-10ŭ-8DǠ-7Ś7ƕ10Ƅ18ǧ19Ǖ26Ľ28ś35K42ǘ51J
~emat	79 28Ž31ư
~emb	69 -8Ń7œŦ8cxB9Ƣ11ǅ15E16h26ř30ƶ41Ľ
~embe	69 -8Ń7œŦ8cxB9Ƣ11ǅ15E16h26ř30ƶ41Ľ
~eme	54 -19Ǐ-15g-13Ʊ-7Ń7ƁƜ8Ɲǅ9ĸľƖ10ƪ11Eƥ12ŚŦƌƢ19Y20ƛǢ21Ǔ22tǌ23ƶǀ31Ľ34Ɠ37Ķ43Ɗ
~emem	70 -8Ń7œ8cBŦ9xƢ12ǅ15E32ƶ44Ľ
~emen	57 -20Ǐ-9Ʊ7Ƙ8ƁƜ9ĸ10ľƝ11Ɩƪ12ƥ13Ś14ƌ20t21ƛǢ22Ǔ23ǌ37Ɠ40Ķ46Ɗ
~emer	83 12ƃ31Y
~emi	73 7œ8Ʃ11X14ǚ16Ǥ17ť28Œ
~emic	86 16ǚ20ť
~emiu	77 9Ʃ10œ11X17Ǥ30Œ
~emo	80 -9Ƒ9ŋ16Ľ17Ǆ46ƌ
~emod	83 48ƌ
~emp	57 -11ő-8o-7Ʀ7y8ǐ9ǘ11ƣ12V13ǣ14Ǒ15ǈ18q20W21Ƨ23ǜ25S30Q31ƟǇ
~empl	58 -10ő-8o-7Ʀ7ǥ9ǐ12V13ǣ15ǈǑ19q21WƧ23ǜ25S31Q32Ǉ
~empt	81 11y17ǘ45Ɵ
~ems	80 -7ƙ8Ƹ12Ƙǜ13xƛ14Ƽ
~ems>	80 -7ƙ9Ƹ12Ƙǜ13ƛ14Ƽ
~en>	33 -17Ū-16qŁ-13ŀƃơ-12YŞ-11JNTƀƵǗ-10BFŤǃ-9zQXŅŦƗƥƦǄ-8şůŷǐǚ-7pxDUųźƝƨƺǆǇǊ7bŎŔśƐƑƶǤ8ŰƮƹǛ9łŶƜǀǧ10iARƙƸ11ƴ12rĿũ13fǏ14vņŢƈƛǜ15gOĺƋƫƽƾǅǟǩ16dŻ18ŜŲ19VſƿǒǙ21Ķōƅ22ż23yţ24ƧƼǝ25Ɵǂ26Ƴ27Ń29ƌƖ30sš31ǘ32Ÿ35L36ť37ő39G40Ź41ŕ44S46ǎ
~ena	70 8h10Ɵƣ12ŭƢ14ź18v19Ǔ24Ɯ25F27Ź
~enag	73 10h12ŭ15ź19v29Ź
~enan	83 12Ɵƣ15Ƣ29Ɯ30F
~enc	62 -8S7ƃƏƸ8ř9ŧ10Ũ11ƍ12łǅǣ13G14K15ň16Ż18ņ22Y23ƕ29ǡ44Ƒ
~ence	64 -9S8ƏƸ9ŧ11Ũ12ƍǅ13Głǣ15K16ňŻ19ņ24ƕ30ǡ45Ƒ
~ency	83 12ƃ20Y
~end	47 -15ǈ-13Ǐ-12ǎ-11nĴǆ-10wơ-9ŖƮǒ-8ŤƦǗ-7pĺőŒŚƟƠ7uzŭŲƈƢƿǅ8ĵƴ9ĿŌ10ŬǢ11KRŦ12ZƜ13lŔƧƳ14A15SŐ16GťųǤ17ŠŸƄ18JƯ19I20Ʒ21ǧ22Xļǌ23b25ŕ28kż30Ǖ31B39ś40ƪ52ƕ
~end>	52 -17ǎ-14Ǐ-11Ĵǆ-10wL-9ĺơ-8ľŖƮ-7őŤǗ7aƐư8giloŜŻƕƲƹǃ9IŭƈƳ10ĵǅ11z12ƿǢ13ǧ14KŌ15ZĿŦ17Ŕ18Ǥ19GSų20Jť21ABśŠ24Ʒ26ļǌ27bX36k
~enda	87 12I15ǚ16LŰ
~ende	64 -8ǩ7ļƳ8l9ƙƫ11ű12Ŭ14Ǒ25Ÿ31ƪ33Ƅ41ż50ƕ
~endi	82 -9Ʀ10ĺĽ12ƕ15ŕ16I19ƴ37ś
~endo	82 56Ǖ
~ends	67 -17ǈ-11n-8ļ8eƢ9ƃ10ř12ū14ǧ15RƤ16Ɯ17Ų18B21Ư22u23Ƨ24ŕ28Ő31ƪ
~ene	50 -14ž-11ǌ-10ŗ-9Ŀ-8ŔƢǝ-7ƌơ8eŨƮƸ9ƦǨ10ņōśƛ11ƬǓǧ13iƠ15Y20Ƴ22ǡ23ŜŤǅ27Ĺ29W30Ƥ38š42ƫ53ŕ
~ened	60 -9Ŀ-8ǝ7ŖŘŠŦǣ8ƤƨƯ9ǜ10Ʈ11Ǩ12Ũ13Ĺņōƛ17i18Yƫǅ19š26Ƴ30Ť
~enef	65 8Ƨ13Ʀ16Ƭ36ƫ40W
~ener	73 -20ž-9ŗ7ǖ12Ƹ15ǅ17Ǔǧ34ǡ
~enew	61 -13ǌ-9Ƣ-8Ŕơ8Ǟ14ś17Ơ21Ĺ27š30ŜƤ66ŕ
~eng	75 10hS12ǀ14ƃ16ű20ƭ21Ƙ26Ų29f
~enga	84 24Ƙ32f
~enge	83 12h14ǀ16ƃ29Ų
~eni	71 7ǈ8MŰ9gRǩ10H11rǎ18ũ21P29ƴǞ39L
~enie	87 11M36ƴ
~enin	75 7ĽĿ9RŰ10g11Hǩ12rǎ20ũ31Ǟ42L
~enis	89 10ǈ27P
~enj	82 11ǟ18g23t38U
~enjo	82 11ǟ18g23t38U
~enn	87 -7I7m10Ƶ13c14C
~eno	70 -8ƒ7ŎƷ8ŀƓƯ9Ş12rƗ13QĶ16j17y19ŷ20ž24ť28ƌ33Ƭ
~enou	72 -8ƒ-7Ǣ8ŎƓƯ9ŀ10Ş13rĶƗ17j18y19ŷ21ž25ť34Ƭ
~enov	89 37ƌ
~enr	89 42W
~enro	89 42W
~ens	51 -10ĺƌ-9G-8őƟ-7nŖ7CXĻƂƨǊ8ŗƗ9sYūƄƺ11dRƎǄ12ƘǀǨ13oƧư15aſǝ20ǩ21ƀ22Ź25ĸ27ǣ30ƷǏ31Ķ32ňŷ49Ÿ
~ens>	62 -10ƌ-8Ɵ-7Lĺ8všǨ9Ţƃ10Ƃƙ11Ļ12ƨ13Cĸǣ14Ǆ15R17ŗ18Ƨ20ſǝ24Ʒ29ǩ32Ǐ
~ense	57 -9G-7nő7lǨ9YǊ10Ƅ11sūƺ15dưǀ16o17ĸ18a29Ź36ŷ37ň57Ÿ
~ensi	71 -7ŗ9ǣ12X13Ɨ17Ʒ19Ƙ30ƀ48Ķ
~ent	35 -19ǈ-14Ň-13XƄǂǊ-12VĿƧ-11ŁŒƷ-10jĻłŪƒǃǉ-9RTňǠǡ-8gisBOŌōŴŶžƙƨƭǝǣ-7afhyHIYŅŲƉƶƻǀǎǨ7tDŀǇǋǒ8ĵ9GľńƖ10ZļŬƮƳǞ11ķŠƃ12WĴƤƫǖ13ŃŐƓƩ14ťũ15lĽŜƔƽǜ16uœ17ĺŞűƣǓ18ĶŵƁ19šź20ǘ21ŕŤż22NőƊƗƝǅǚ23Ŕǆ24ǑǗ27Ǣ28zƜ29ŏ31ơƥ35Ǐ38ǔ41ņ42Ƣ49F61Ơ
~ent>	39 -15ǈ-14Ǎ-13Q-12ĿǊ-11nVķŇ-10Xƒ-9jRłŪƌƧǠ-8ĻŒƯ-7AOPTňōƷǣ7JƕƝƳ8ĺŗƤƩƿ9ŽƼǥ10tDŜƃ11ŀũƗǚ12Őƣ13ļľŃŕŝ15ŠƫǗ16uĽƢǓǞ17GƔ19šť20lƓǜ21œǑ22ŏ23Főźƥ24ĶŞ26Ɗơǘ28NŔŤ29ņ30Ǐ36ǔ38Ɯ68Ơ
~enta	68 -14Ơ-11Ƹ7ƚƤ16Q19P21W23ŵ31Ƣ35ķ60Ɓ
~ente	72 -16ǌ-12Ƅ-10ǐ-7ǈ8Ƹ9ǒ10Ƥ11c12Ǉ14ǋ16ƥ18Ĺǩ19QǑ20FŏƢ38ơ
~enth	87 8Ǥ11Ń29ŕ
~enti	71 -14ŏ-8Ł7ĺ8dĽ9ƣ10ƴǔ11Aǋ13nż14Ƣ16ń17ū18Ǆ40F41ǆ
~entl	77 -7ǩ8ő11ŎŐ12Ƴ13ũƁ17ĺ21ŏŧ
~ento	81 -7ǩ13Ǣ21Ɨ24ƝǏ
~entr	87 8Ǎ14Ǥ
~ents	51 -14ơ-13Ƹ-11ǂ-10ŗƓǄ-8G7ķŵƜ8ŠţƣƯ9UƮ10ŜƃǓ11ƌ12ŬƘ13ŭƥ14ńƠ15Ɲ16ĵǌǔ17ZżƗǗ18Ĵǖǚ19ű22Ǎ24ņ27ƽ32Ǣ33z
~enu	80 8ǧ17X34Ǜ37Ǌ
~enue	82 8ǧ39Ǌ
~env	87 12ƞ13l20Dǩ
~enve	89 13l21D27ǩ
~eo>	84 -8Ń11g14Ɨ39M
~eon	80 7ņ8Ɠ9ſ11ư12Ł13ǚ16ǅ19Ƴ26A
~eone	80 7ņ8Ɠ9ſ12Ł13ǚ16ǅ19Ƴ26A
~eop	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǔǖ15dŝ16lƶ17ŷǚ18Ɯ19nǙ22ǈ23Ǘ28Ǉ30ǝ
~eopl	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~eor	84 14Ÿ16yC
~eorg	86 7l15Ÿ17yC
~eow	77 -11ŗ9Ĺ11Ɠ17ƕ24F29ǔ
~eown	77 -11ŗ9Ĺ11Ɠ17ƕ24F29ǔ
~ep>	53 -14ǐ-12Ǉ-10Ř-8sSĶĹŃŹǔ-7eiMĴƜ7ņŌ8qNĸ9WųƤǙ10nşŨƝǞǩ11łžǅ12ŉ13ĻŋƮ14ŬƊǛ15ſǝǨ16Śƥ17oYǏ18Ƽ19ǘ23Ư25ō26Ƨ28Ʒ30Ƶ31Ǘ42Ű
~epa	70 7Ŕ8f9Ǝ13ĸ14şũ18Ǆ23Ƙ25Ə26ŘŦ
~epai	80 8ŔƤ16ĸũ21Ǆ30Ŧ
~epar	74 8f9Ǝ15ş25Ƙ26Ə27Ř
~epe	65 -11n-9ų-7Ǘ7Ʊ9I12ǘ13Ǒ15ũ17u22zǠ24Ŀ34Ư
~epen	68 -11n-10ų-7Ǘ8Ʊ10I14Ǒ18u23z25Ŀ36Ư
~eper	81 -7a8x16ǘ29Ǡ
~eph	87 8h9s12I17ų23ǩ
~epi	70 -11Ŷ-9N8Ƶ10ľǠ12Ţũƶ14U15Ž17t21ǟ22ŀ43x
~epin	70 -11Ŷ-9N8Ƶ10ľǠ12Ţũƶ14U15Ž17t21ǟ22ŀ43x
~epl	61 -22O-13ſ8žƮ9ǋ10H11ĺƑ12ƥ18Ɨ19Ƌ22ƈ28Ɠ30Ǣ34Ɛ35Ƶ65ǜ
~epla	62 7ş8žƮ9ǋ10H11ĺ12Ƒƥ19ƋƗ22ƈ28Ɠ30Ǣ34Ɛ35Ƶ
~epo	78 -9Ƙ10ǉ13Ż16ǋ19ĵ24ţ28ź
~epor	79 -9Ƙ10ǉ13Ż19ĵ25ţ29ź
~eps	71 -7R8ƻ10ŢǠ13cn14ǒ21P22uĿ24ŝ25ũ32Ɯ
~eps>	71 -7R8ƻ10ŢǠ13cn14ǒ21P22uĿ24ŝ25ũ32Ɯ
~ept	72 -10ō-9DZ-7Ʈ8Y10ƃ14ŶƐǈ17ŀ19ŝ21ƒ26ǖ32ƥ33Ű
~ept>	73 -10ō-9DZ-7Ʈ8Y11ƃ14Ŷ15Ɛ20ŝ21ƒ27ǖ32ƥ33Ű
~equ	63 -12Ƣ-7űƌƤ8Ĺ10Ǚ14ĵƔƝơƫ15Ľ18ǌ19Ǣ21ǓǞ32ķ38Ǐ
~equi	63 -11Ƣ-7űƌƤ10Ǚ14ĵƔƝơ18ǌ19Ǣ21Ǟ22Ǔ32ķ38Ǐ
~er>	28 -36d-32Ƹ-21ĹŌ-20Š-18Ɨ-16ƝƤ-15mƔ-14ŀƶ-13YŘƦ-12ƻǑ-11lƌǋ-10iGŇƈƞƭǅǥ-9ƖƬ-8ŵƀƉƏƾ-7uœůƄ7anũűƅǚ8rs9łńƲƹǤ10ķŚżƯǀǆǐǗ11FľņŎƠƩƮǁǏ12eCVǣ13hţƊƽ14vAEŒǌ15ŽǇǞ16ļŸŹƋ17UŜƼ18QƷ19xHĽŤūƂ20pXŖŦƒǨ21jŮŲų22zKƟ23yIƕƜǂǘ24wřŢŬŻƨǦ25BL26ZǛ27ƴǊǜ28şǕ29qŐŴ30oź31Ƒ32Ƴƿ35tǡ38ő42ƛ44ƙ47Ņ
~era	50 -14ňƩǏ-9Ŧ-8ƥ-7cDSű7MŝŪŴžƪǘ8XŉŐǉ9ŃƭƳǌǒǧ10ķſ11ŠƚǨ12źƨ13ŷƀƘ15WľŚ16ƁƬ17Ǔǚǝ18Ƨǅ19ŗƸǋ21Ǣ22š23ŏǡ29Ɠ30ǥ31ư33Ǝ
~era>	87 18M23Ǝ
~erag	53 -15Ǐ-13ň-7Ŧ7ƄƘ8ŕƦƪǘ9Xŉŝǉ10Ńǥ11ķŐƭǌǒ12ŠſƚǨ13źƨ16ƀ17WľƁ18Ś19ǚǝ20ƧƬ23žǢ24š26ŏ27ŗ32Ɠ
~eral	66 -18ž-15Ʃ-9ŗ12Ƴ15Ǔǧ27Ƹ28ǥ30ǡ44ư
~eras	81 9ũ12Ƙ35Ǝ
~erat	82 -10S-8D7ǡ10Ǉ12ǃ22ŷ33ǅ35ǋ
~erc	64 -12Ƃ-11ǈ-10Ř-8ơ7ǋǖ9Q11źǑǥ13Ǎ16ĴǛ17ǆǔǦ20œ22Ǣ23Žƚ43Ǆ
~erce	71 -11Řǈ7Ķƫ9ǔǖ12ź13Ǒ18ĴǛ19Ǆǆ22œ25ƚ26Ž
~erci	73 -13Ƃ-8ơ8Ő9ǋ10ǌǔǢ14ǥ16Ǎ20Ǧ29Ǆ
~ere	31 -25Œ-19T-18Ŷǅǎ-17ŀų-16p-15Ǒ-14ǌ-13ťǇ-12ƓƘ-11vxOŐƌ-10NƅǊ-9btLņ-8IPRĴŲƖƵǂǆǏǞǣ-7ezĽƮƺǉǚ7ĹŴƑǀǕ8UĶŅŊŗţƔƜƷƼ9rňŠŵżƨǔ10ĵŇŔŖƄƩƭƲ11dimĸŌŤƏƗơǛǦǩ12kũƀǈ13uWŉŢƂƎƙƧǗ14YŘř15JŷƉƾ16ŨƁƶ17ŏǃ18fļŚ19sŧǨ20Ǣ21SōƍƝƦƪǄǋ22Vš24DHƟ25Ʊ26nQſ27jCŜǝ28ŝ29ƞ30Ű31lM32Ƥ36Ǎ42Ɗ50G
~ere>	32 -22ǅ-19Œ-18TŶ-17ųǎ-15pŀŐ-14ǌ-13ĺ-12KǇ-11xťƓƘǑ-10vOłƌ-9tIƅǊ-8bņŎŲƒƖǟ-7eLPRĴƵǂǆǉǞǣ7hŘƃƄƣ8FXŴƏƶǀ9qUŉŊţƑƷƼ10ĶŅŧżƜǔǢ11ĵŵƁƦƩƲǃ12drƂƚƾǛ13ikĸŤƪǦ14uƗǈǗ15WļřƙƧ16JYŢŷƉ17C18VŨƎ19ǩ20ǋ21fsHōŚǍ22lƍǨ23SƝǄ24š25DſƟ27Ʊ28n29jŜ30Q31MŰƞ32ǝ33ŝ35Ƥ44Ɗ50G
~erea	83 7M14ƣ15ǋ24C
~ered	60 -14ƣ-13Ǐ-12q-8N-7Ǒǝ7Ƅ8ļŐƒƭƾǡ9Gşǒ10ŗƁ11Ňǟ12ǃ13Ĺľ14m15Ŏ16Ŗƀ17ƪƶ20Ǣ21Ʀ22Ō24lŉŏƨ32Ǎ
~eren	66 -15ƚ-7Œ7Əǘ8Cǥ9ǅ11Ǖ12VłŎ16ňŞ17ĺ19ŔŘ20ŧ23Kũ
~eres	78 -14ǩ-7ǋ7ƪ8ķ10Ĺ12HƔ13B17ơ18ŇŠ
~erf	79 7ai11Dř15Ļ21ƛ22Ş
~erfe	81 7aŕ11Dř15Ļ23Ş
~erg	80 -12t12ƃ24x30Y
~erge	83 12ƃ31Y
~eri	59 -12p-8ŗ7ŭŻǏǩ8XŠ9ŧŨǐǕ10bd11ƽǅǣ15ŀŉƉ16ƶ17ņ18ǈ19ǂ20Ƈ21ſ25Ƽ33Ő38Ų39Ǜ
~eria	89 7ū11ǘ16Ǖ24Ɖ
~erie	64 9Xŭ10hŠŧŨǂǛ11ǐ12ǣ13ǅ19Ƽ20ņ21Ő23Ų
~erin	73 -9ŗ7ƶ8k10Ɯ12ǩ16b17Ő20ŀŉ22Ų27ſ39Ǜ
~erio	81 -7B10Ǐ11Ƽ14ǂ19ƽ31Ƈ
~erl	89 -7K22Ĵ25Ÿ
~erly	89 -7K22Ĵ25Ÿ
~erm	64 -10ţ7ŋ8Ɯ9ƌ10W11g13BǕ14jǜ19Ÿ22ŕ32Ź56ƭ79Ʃ
~erm>	69 -7Ɣ7Ƶ9Ɯ11W14B25ŕ60Ʃ61ƭ
~erma	83 8h16g32Ʃ
~ermi	78 -12ţ9ŋ11ƌ18ǜ23Ÿ40Ź
~ern	70 -11Q-7Ń7L8Ƈ9Ļ11iľ12Ǐǖ13ŕ14Ņ15jŌ25ĿŰ26ŀ39ǔ
~erne	89 -8ť11Ƈ18ĿŅ
~erni	80 13V14Ǐǖ15ŕ29Ű
~erno	83 -8Ń7g11Ļ12L14i18jŌ
~ero	75 -17ť-9g9ś11ǂ12ū17ţ21Ƽ24ř28ǀ37ƈ
~ero>	87 14ū20ţ28ř
~erol	89 13ǂ25Ƽ
~erou	83 -10g10ś32ǀ
~err	74 7g8wœ9Ũ15ű20ǚǝ25ļ27N30ŭ
~erra	87 -7Ǉ36ŭ
~erri	89 9g10wœ12Ũ
~erru	86 23ǝ32N
~ers	42 -23ǌ-15FŮ-14d-13Dķ-12CR-11nIWř-10XŐœƀƁǁǡ-9PşƉƺǍǦ-8jHĿŒŝűƬǝǩ-7LQUVŁŔŦƆƳƵƸǋǚǤ7ƎƏƝƨǈǓ8muKńǘ9zĹŊƐǛǧ10ņŜŸƜƼǒ11MňƇƕǣ12EľŋŠžƂƋǠ13ĻƱ14bųƽ15ź16pŹƗ17łũƻ18Ɠƿ20ŖŷǏ21ơ22żƣ24Ǉǔ25Ʋ26Ǩ27ǃǗ28Ŵ29Ǖ30Ƣ34vǑ35hA38ǆ
~ers>	45 -20ǌ-16dŭ-15FŮ-13D-12y-11MRǞ-10Iǁ-9lnCķœƁƺ-8jJŐŒşƉǍǡ-7TXĿňřŜŤůűƆƸǝǤ7ŗŞŽƥ8łŇŚǓǟ9ŠƎƏƝƨ10muKńŏųƽǘ11ŸžƐǛǧ12zĹƕƱƼǒ13ƇƜ14EũźƋǠǣ16Ǩ17ƲǕ18pż19bŷŹơ20ƻ21Ɠƿ23A24Ƣǃ25ƣǏ26Ǘ27Ǉ28ǔ30ǆ32Ŵ35h38vǑ
~ersa	81 10Ļ17s18ŋ23Ʃ
~erse	83 8ǀ12Ʒƾ13l17Ƣ28Ǖ
~ersh	84 12Š13Ƅ26ǆ
~ersi	82 12ǃ14Ť15O16y
~erso	63 -12Ǧ-8W-7ǥ7agŖǎ8ų9fTǢ12ľƂ13Jƃ14łǈ16ŭ20ņŊ21AǨ26ŜƗ33M
~erst	76 -10ƀ7ĺ8r9ŀ10ũǞ11Ļƽ12Ţż14ů18Ʋ25Ŗ33ň
~ert	56 -8b-7ŕƁ8ǋ9şǃ10ƌ14Ƒ15ž16źơ17Dŭ19TƗ23ķ31ǌ33Ǣ52ǒ72ǧ
~ert>	78 -8Ń-7ǚ9Ɛ11ǒ60ǧ
~erti	63 -9b-7Ɓ11ǃ14ķ16ơǌ19ź21ŭǒ22T28ǧ
~erts	84 8ǧ40ǒ
~erty	67 7HƜ10ǋ11ş13ķ18Ƒ19ž21Dǌ24Ɨ40Ǣ
~erv	64 7fǚ8Cƕ9Ţ10ŝ11Ə12ţ13Ǟ14ǀ15Ŝ16ư18ű19ľ23Ŀ32Ǆ35Ǜ
~erve	77 7Ǘ9fǀ44Ǜ
~ervi	68 7Ş8Cǚ9ƕ10Ţ12Ə13ŝţ14Ǟ16Ŝ17ư19ű25ľ33Ǆ
~ervo	86 9ǀ33Ŀ
~erw	70 7śƈ8Ƴǂ9vŤ10iǃ11Ƹ12o16Jǀ17ŚǠ38ũ
~erwa	87 -7ƽ8Ũ11Ƴ25ũ
~erwi	87 10ǂ11v14Ƹ
~erwo	78 7Ɲ8ś11ǃ12i14o18J19ŚǠ
~erwr	83 -7Ŀ7e8ƈ10n12Ť19ǀ21ũ
~ery	51 -10ţ-8LĽǓ-7Ɯ7ľƩƽǈ8ĻǄǅ9ŴǑ10Ŕ11Ĵǡ12bōŪƊǘ13ŷǙ14iKǢ15nU16T18ķşƗ20ŭƻ22ǒ24ů25Ƭ30Z
~ery>	57 -9Ǐ-8LǓ-7Ľ7huYŔŞųƝƾ8cFUŐŜǥ9bŀƽǢ10ŭƩ11ŒŴ12ǝ13ǡ14ĴŪ15Ɗ16ƻ19Ǚ20T23Z28ǒ31ů
~eryb	67 -11Ư7ŎŭƖƿǗ8ŷžǇ9œ10Ƣ11KŁŨŰ12ǅǩ14ķ16ľǈ20nƬ
~eryo	89 -12ǐ13Ž18ŷ
~eryt	65 -8ǩ-7ǝ7bƂ8AŖƳƻǦ9KŝǑǢ10ƶ11UĿ12Ƭ13Ǆǖ14ǐ16Ļ19ōƯ26iƗ27ķş
~es>	30 -28P-21Ƃ-20a-19ǋ-17Ƭ-16ŃœŦŭ-15tĴž-14Ņŝ-13ĺƓƳ-12iQŧ-11lDSƶƸ-10GMVŵƣƴƿǅ-9fFNRUļőśšŻƤ-8ŔŷƖƭƲƾ-7CĸŨƪƱǝ7mEŋŒŗŮƇƊǚ8bgƅǕ9LŲŹƃƆƎƫƺ10cxyHƏƩ11WŀłŽƠǎ12TĵƽǁǙ13rŘƙ14uOŰƁƜǘǣ15ƉƧƵǀǄ16Ƅƚư17şǛ18ĽƋƯǑǦ19ZţŴǜ20ŕ21Ŝơǉǥ22hpvǔǩ23Ƣǖ24ŞƨǍǏ25ĿńǒǠ26qwƘǓǗǢ27Ǌ28ů31ǧ36ǐ37źǈ39o41ǂ43Ł44Ƒ58ų
~esc	74 9Ƹ28ƻ30Ɣƕ
~escr	74 9Ƹ28ƻ30Ɣƕ
~ese	62 -12ű-8R-7ş7cCŝƸǜ8qǛ9ĺŖŜƁƠ10n11Ǉǟ12Œǌ13fǞ14Nƺ15ǩ16Q17ltAŪƒ18ŋŐ23P28U
~ese>	62 -12ű-8R7cƸ8qCǛ9ĺŖŜƁƠ10nŐ11Ǉǟ12Œǌ13f14ƺǞ15ǩ16Q17tAŪƒ18lŋ23P28U
~esen	86 9ő11Őǜ15ŝ20N
~esh	89 -11a17ō18Ľ21ŏ
~esi	63 -8Sź7xƥ8Ƣǔ11Ǉǈ12ŷ13ŴǄ14ZķŁ16ǩ19Ǎ23u24n27Ʀ32ŀ38ǚ
~esid	65 -8S7ƥ9Ƣǔ12ŷǇǈ14ŁŴǄ15Zķ19Ǎǩ24u25n28Ʀ
~esig	84 52ǚ
~esit	84 47ŀ
~esk	83 -13Ǐ9ǈ10Z11V15Ɲ36P
~esk>	84 -13Ǐ10ǈ11V15Ɲ36P
~eso	72 -10ǌ-7ľ9cuFƛƧǊ10ĻţƇ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
~esom	72 -10ǌ-7ľ9cuFǊ10ĻţƇƧ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
~esp	86 -9Š7ǌ11ł13Ţ15ņ17U
~espe	89 -10Š12ł14Ţ16ņ18U
~ess	44 -20Ƃ-12ž-11ŁŪ-10Tō-9x-8ŗ-7ĺƷ7ŝ8ľƪǑǛ9KŤǧ10MţƈǎǠ11ƽǜǢ12EŰǞ13łǚǩ15JŎƖǙǡ16GǂǄǆǐǔ17Ů18ŅǨ19ŭǓǟ20ǅ21ǋ22Ƽ23ũǃ24i27ƝǊ28Ǘǝ29U30ǥ31D42Ǧ
~ess>	46 -21Ƃ-11Ł-10ŖŪ-9Tōő-7CŗŨž8Aǔ9łŅŝũǑǛ10Ťƪǧ11Mľƈǎ12UǜǠ13EŰǢ14Ǟ15ǡ16iJ17Ŏ18Gǐ19Ů20ŭǓǗ21ƝǄǆǟǨ22ǅǩ25ǃǋ27ǥ29Ǌ30ǝ34D45Ǧ
~essa	89 16Ĺ27K
~esse	76 -8F-7xI7ǚ8ǥ9u10htƲ12CǄ15ǔ16i17ƽǗ27Ǚ
~essi	71 -13ƻ-8ž7lņ8Ɛ9u12Ŗţ13ő14ńŐƼ15Ņ17Ň20ǚ28Ɩ
~esso	89 -9Ų12Ǐ19Ɲ43ũ
~essu	78 9ł12ƻ21ǂ33Ƽ
~est	50 -14C-13cŀ-12ů-10Ƌƭ-9j-8pŗŞƗǐ-7iĺŌŴƫƻǋǗ7ĻłŖƶǉ8śƣǍ9xYĽư10Ɵ11ƞƼ12ōŨ13Ĺ14mBUŝ15ŇŠǏ16tLŹ17ŊƏƾǁ19ǎ21Ǚ22ľƘǔ24vKƜ25wI30ķ32ǟ34y36ŉ
~est>	54 -13cŀ-12ů-10Ƌ-9jƭ-8pŞ-7CķŴƗǗ7zĿƔ8ƿ9ĹĻłśŹ10ǩ11Yōư12Ɵ13xŠƞ15Ũ16mUŝ17Ǐ18L19Ə20tǁ21Ňǎ22ǟ25Ƙ26ǔ27wK28I31vľ40y
~esta	80 -10Cľ-9ǐ11Ǜ14Ʋ16ƶ17ƣ18Ǎ21ǟ27ķ
~este	82 -7ǋ9ķ12ǂ14Ǚ15ơ22Ƽ
~esti	67 8dĽŮ10Ǖ11Ɠ12ǉ14A16BŠ27Ŋ51ŉ
~ests	82 14Ź25Ǚ33ƾ37Ɯ
~et>	39 -22ǩ-19ŒŕƤ-18Ʒ-17œ-15yŇ-14lqŝƔ-13ŭ-11Fŏťǈ-10ņǑ-9ľƌǅǌǍǞ-8zVĹōŤƑƴ-7oZżƅƗǛǢ7cfrKNPłŶŸƾ8tTńŧŰƄƦƨǃǙǝǧ9bƎƿǎ10xLƶ11gXŊŴƏƐ12ňőƃƆ13kIS14GJűơ15wƕ16ŃƚǕǜ17Dśƍưǋ18WĸŘŵŻƞ19jMŌŞƊ20eĴĻŎŢ21Žǆ22HYƵ23ķƛ25v27Ź29ƙ33ŦƖ35ŀ
~eta	75 -14ƣ10Ɣ23Ƒ26Ǎ29ƉǄ
~etac	87 27Ƒ
~etal	80 -15ƣ27Ǎ31Ɖ
~ete	71 7ư8ǡ12Ƽ14ǂ16jy18ƽ23Ǝ32Ů
~etec	84 27Ǝ
~eter	83 9ư19j38Ů
~etes	80 13Ƽ17ǂ21ƽ
~eth	51 -12ũ-10ſǘ-8ŒŤǝ-7yŜ7gPƄưǊǓ8fĿńŢŴƦǕǛ9ņŊǉ10ŔŖŗŽƬ11iMū12ZĴłŏ13ōŪŵǩ14Nơ16ŘşƫǨ17Ŷ19Şƺ20ĸŉƶ21Y24ƨ27ŀ29ĺ
~ethe	72 -9Œ8Ɓƫ9ƀ10fơƵ11Ǌ12Z14Ĵǉ17s18M30ş
~ethi	52 -12ũ-10ų-9ſǘ-8sŤǝ7mơưǓ8gPƄƦ9ńǕǛ10ņŊŏŔŗŴŽ11iĿŖūƫƬ13ł14ōŪŵ15Nǩ17ŘǨ18Ŷ19ƺ20Ş21ĸ22Yŉƶ25ƨ28ŀ30ĺ
~eti	64 -10Ʃ-8U7ļőƼǚ8OŃ9ǟ10Ŝ12ǈ13Ņ18ƭ19M20t21Ƨ25Pń36V37Ķ
~etim	84 -9U9őǚ12Mǟ16Ń18ǈ
~etin	80 10ļ11O13M
~etir	68 -10Ʃ9q11Ŝ18ƭ22t23Ƨ27P40VĶ
~eto	84 -9ǩ-7Ƴ13ņ14ǆ16ƿ17Ł57l
~ets	61 -9ń-8ƳǙ-7A7sļƯƲ8ĺ10ƎƢ11ƌƭ13ţǟ14Ɓ16Ŏ17ķ21Ŷ22Ł24Ɲ25ǩ26Ż28h30ƫ
~ets>	61 -9ń-8ƳǙ-7A7sļƯƲ8ĺ10ƎƢ11ƌƭ13ţǟ14Ɓ16Ŏ18ķ21Ŷ22Ł25ǩ26Ż28h30ƫ
~ett	53 -15œ-14ļ-12ǩ-11Q-9B-7ĺŀũƅǘ7AP8Ǚ9jqrľ10ŇǠ11ƆƖ12ł13pŦ14xLŞǂ16oƹ17GźƸ18ĿŢ19ƨ20Œ21KUĽ24ŔŚ29b33ƞ42t
~ette	61 -16œ-15ļ-12QŹ-10Œ7JłŢ8ū9Ŀ11q12rľ13ƨ15Ň16p18Şǂ19L20oŚ21źƹ26K27Ľ29Ŕ30t35b
~etti	66 -9B-8ŀ7iŵƪ9ŚŹƨ10Aűƞ11PƖ12UǙ13Ǡ14Ŀ16j20t22x39Œ
~ettl	80 -8ĺ10G12łŃ13ŧ23Ŧ33ƞ
~etty	71 -7ƅ7SZǐ10WōŕŴŶǑ11ƙ13Ũ16GŢƆ17U22Ƹ
~etu	82 7fĺ8ŧ10Ǌ12ǆǠ14T18Ǚ
~etur	83 7f8ŧ10Ǌ12ǆǠ14T18Ǚ
~etw	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
~etwe	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
~ety	69 17Ƽ19Ǝ60Ǚ
~ety>	69 17Ƽ19Ǝ60Ǚ
~eve	40 -15rƃƸƽ-13ŦǨ-12Ĺ-11ƄƝ-10yƌǓ-9sIŃƠƧ-8jDŠŧƓǞ-7OQńŇƵǋ7binCĴŏŭƍƟǚ8ĿŢƆǢ9VőŨƢǆ10gſƯ11ŒũŷŸ12hLTŞş13Ťƻ14mKųƲǊǙ15ŗšŽƗ16Ɯǩ17RůƂǥ18Ɗǘ19ƹƿǝ20ņ21ŖŲŻż22HŜ23ǜ25ƙƛƼǒ27Ʃ28Ƭƴ43Z44ţ
~eve>	78 9lmŌ10M11S13ŋƬ14Ÿ19d29ǩ
~evel	73 13Ŷƣ21Ɗ22ƆƩ24m
~even	60 -8Ĺ7ƿ8h9ŕ10RŢ11Ŝ12ŒƬ13ƹ14Ư15Ũ17ũ23ż27Ǌ29ţ30L
~ever	42 -15rƃƸƽ-12ŦǨ-11Ƅ-10SĽƝǓ-9IƠ-8sDLŃŧƌƓƧ-7jQŕŠ7ƚƦǖ8abUĴŪƊƍǐ9iĿŏƟǚǢ10Vŭƹǆ11nRƢ12Cőſ13g14hTşƬ15ŜŤƲƻƿ16KšųŽǙ17ŗƗ18ůƜǥ19Ƃ21ǘǝ22ŲƩǜ23ņ24H25Ż26Ŗţ27ƙƛǒ28Ƽ31ƴ46Z
~evi	76 -15ƶ10ǌ14Ǟ21Ŝ23ǩ26Ŗ29ƕ44Ž
~evic	84 49Ž
~evie	84 -16ƶ16Ǟ24Ŝ26ǩ29Ŗ
~ew>	52 -15P-13š-12ƶ-11ǋǌ-10ŉƩ-9oǠ-8ŷƇƉơƢ-7yƓ7œŖƂƝ8ũųǣ9UƋƕǨ10ţƲ11Ǖ12ĵƵƹ13Ɨ14HĹǑǙ16Ŋƅ17ŒŹƈ18ĺƌ19ǉ20Ɓ21ǈ23ƞ24GƤǇ25Ŷ29ǅ30iS36ŕ40Ǟ
~ewa	63 8Ǟ10Ə13š14ś19Ū21ŕ22Ĺ31Ŝ33Ű
~ewal	66 9Ǟ14š15ś22ŕ24Ĺ33Ŝ
~eway	78 13Ə24Ū40Ű
~ewe	67 7Ŵ9ŜŪ10Ŗ12Ɖ14š22Ơ29ƅƛ33Ƙ
~ewed	84 12Ŝ13Ŗ19š28Ơ
~ewel	73 36Ƙ
~ewer	79 14Ɖ15Ŵ35ƅƛ
~ewh	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ
~ewhe	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ
~ews	84 11ƹ16j25ŕǎ
~ews>	84 11ƹ16j25ŕǎ
~ex>	74 -10Œ-9ǃ-8Őǧ11Ơ15Ƙ26Q38ơ39ƫ46ƣ
~exa	65 7D8Ņ9Yŀ10š11ƕ12Ǆ13ơ16Ƨ17Ť20d21ū30l61ǁ
~exac	71 7Cǃ8DŅ10Yŀ12šƕ13Ǆ15ơ18ŤƧ22d23ū
~exam	73 70ǁ
~exc	69 -13ǡ-9ǩ-7V7ĵ8H9i13Ƹ15Ɩ27Ŗ28Ŕ30ƞ32Ƶ55Ǧ
~exce	76 -14ǡ9ĵ14Ƹ62Ǧ
~exch	89 -8V42Ƶ
~exci	84 7Ǟ12H13i18Ɩ38ƞ
~excl	87 -10ǩ8ǣ35Ŗ
~excu	89 39Ŕ
~exi	87 16ű19MƵ
~exis	89 17ű20Ƶ
~exp	59 -12Ɣ-7ǩ8Y9X10eŬŸƗǅ11Bų12ŴǊ15Ƙư17ņŇ18ňŖ20ǣ25Ŋ29Ŕŕ31ĸ33Ǟ
~expa	89 39Ǟ
~expe	65 7Ľ8Ŏ10XYŧŨǞ11ǅ12Ɨ13Ǌ17Ƙư20ņ21Ň22ǣ35ĸ
~expi	82 14Ÿ15e41ŕ
~expl	70 -13Ɣ9ſ13Ŭų14B16Ŵ24ň27Ŗ31Ŋ36Ŕ
~ext	58 -17g-8Ʊǥ-7CPĿ7kũŲƫ8p9ſǖ11ū12Ń13yƂǞ14ĺřƤ15ƴ16H17Ǉ18ŎśƖ20ƇƎ21ŕ22Ǥ25V30Ɓ31ǀ34Ǎ59K
~ext>	62 -8Ʊǥ-7C8ũ9pƫ10ǖ11ſ12ū13Ń15ĺřǞ17ś18kyH19Ŏ20Ɩ24ŕ27V30K36Ǎ
~exte	89 34Ƈ
~exti	81 27K29Ǝ
~extr	74 -19g-12k-8Ź9ƶǦ10Ų14Ƥ18Ƃ20ƴ25Ǉ29Ǥ32ǀ40Ɓ
~ey>	41 -15ňŵ-14ǟ-13Ń-12Ĵŭ-11ĺƃ-10ŠŨƷ-9MŇƜƵǗǣ-8ctuCHŁŎŕŶŷſǃǢ-7agjlQľłńŉŏžƔƸǅǔǞ7œƋưƶƿǁǇǠ8ĸƝƾ9Őżƽ10ƁƈƩ11ƦƻǒǓǧ12TUŗŜ14Rš15iķŢ16xyAŲƱǑ18zƐ19Ǩ20ƅƖ21Ƨ22ơƼ23Ř26Œƕ28ŦƠƪƴ29wWǖǤ32v33Ņ38Ş46Ŕ47ŝ56ŧƮ
~eye	86 10ƃ11r14Ŗ18A24Ŷ
~eys	72 8Ń9Ƽ12v16ơ28ų36Ɩ
~eys>	73 8Ń9Ƽ12v28ų36Ɩ
~fac	75 -19ŗ-12J-10Ł8ǔ12Ʀ13Ƈ15ł20ǘ21ǩ22ļ24ƬǄ28M
~face	80 -20ŗ14Ʀ23ǩ24ļ26Ƭ30M
~fact	83 -13J-10Ł9ǔ15Ƈ17ł27Ǆ29ǘ
~fai	75 7ŎƸ10ļŞǁ12Œ16ŉ17i18ĵ20ŀ23ŧ24Ň
~fair	76 7ŎƸ10Ş11ļ16ŉ18iĵ21ŀ24ŧ25Ň
~fak	83 15Ŀ51ǘ
~fake	83 15Ŀ51ǘ
~fal	65 -17Š-12Ĺ-11ĺ-9Ƥ7ť8ĽŇ9Ǟ10ƃ12dǙ13šǡ18ǣ19yƗ20YŕŘƾ23Ɯƞ31Ŷ
~fall	65 -17Š-12Ĺ-11ĺ-9Ƥ7ť8ĽŇ9Ǟ10ƃ12dǙ13šǡ18ǣ19yƗ20YŕŘƾ23Ɯƞ31Ŷ
~fam	57 -10Ƽ-8Pż-7ǂ7YĿņƭ9F10hzAưǅ11ƸǇ12Ƴ13Ľ15Ɯ17Ū18Ŗ19Ũ20Ƭ22u23yƮƶ24Ƥ33n36ƽ
~fami	57 -10Ƽ-8Pż-7ǂ7YĿņƭ9F10hzAưǅ11ƸǇ12Ƴ13Ľ15Ɯ17Ū18Ŗ19Ũ21Ƭ22u23yƮƶ25Ƥ33n36ƽ
~fan	87 -15ǩ9ǃ11Ƙ17Ŀ23r
~far	60 -18Ŵ-16R-9hU-8Š-7Ş7yŇŜŮŸ8ŅŭųƕǄ9ƐƝƶ10ť11v12uƞƭ13ZƏ14m17ǐ19ňƙ21i22ƚ24Ǒ29Ő31ń33ő51ů
~far>	64 -18Ŵ-13R-9U-7ŞŠ8Ů9yŇ10SƐ11ťų12Ə13vő14uƭ15Zƞ17ź19ǐ22ň24i25ƚ44ů
~farm	73 -10h-9S8Ľ9Ÿ11ŅŜǄ13Ɲƶ15ŭ25ő31Ǒ33ń37Ő
~fars	87 15ů19ƙ
~fas	78 -8Ł-7Ŧũ7O8ř9Ǉ10ǧ15Ż16ŧ23ǩ25Ń33ň
~fast	78 -8Ł-7Ŧũ7O8ř9Ǉ10ǧ15Ż16ŧ23ǩ25Ń33ň
~fat	79 -12b9B21E23z28Ƴ29ƽ
~fath	80 10B23z28Ƴ30ƽ
~fau	78 9ƃ15Ť41ż
~faul	78 9ƃ15Ť41ż
~fav	82 -12Ʒ14ŝ19ƞ20r23Ŷǩ
~favo	82 -12Ʒ14ŝ19ƞ20r23Ŷǩ
~fax	84 -14M-7Ʋ10ƕ15Ƅ20ĵ27ś
~fax>	84 -14M-7Ʋ10ƕ15Ƅ20ĵ27ś
~fe>	50 -17vŏ-13ŗ-12ŻƸ-11ƹƼ-9jwŐ-8Pľǩ-7Ō7ǆ8şŨ9Ʈ10ĺƎ11mƘ12Ŵ14o18iq19pƬǈ20f21ǂ27Ž28ƿ29sƪƭƵ31ƫ36ƴ37t40r43Ʒ45ƧƩ53ƨ56Ʀ
~fea	89 42Ŀ
~fear	89 42Ŀ
~fec	79 7a11Dř15Ļ22Ş28x
~fect	79 7a11Dř15Ļ22Ş28x
~fed	89 -20ť-9Ő-7ƫ19Ş27ƈ32Q
~fee	57 -9ŗ-8a-7T8Ǜǟ9ŋōƊƺ10ĵžǋ12iŀņǀ13t15uPǁ16Ŏƞ19Ž20Ţ21Ƹ22ŧ26Ɔ28r30M31ŇŨ32Ƭ
~fee>	82 -10a8Y11i14ōǛ32M
~feel	62 -9ŗ7iM8X10ŋǟ11ĵŧž14ņ15t17ǁ18Ŏ19ƞ21Ž22Ţ23Ƹ27r34Ũ35Ň36Ƭ
~feet	70 -7R7Ə12UƊ13ŀ15ŧ16ƺǀ17ǋ20P34Ɔ
~fel	74 8Bķƫ10gǃ11ſƜ12ń15ŜƘǣ17Ƶ18ņ21Ǒ
~fell	74 8Bķƫ10gǃ11ſƜ12ń15ŜƘǣ17Ƶ18ņ21Ǒ
~fen	72 7ķţ10l12ű13ƍ21ǩ27ż52Ƒ
~fenc	78 15ƍ57Ƒ
~fend	80 8ţ9ķ14ű24ǩ31ż
~fer	61 -14ƚ-8MŒť-7œ7CĶƏƴ8ǅǥ9SǕ10ŇƁǚ11VŎ12Ĵ14ŅňŔŞ15ĺŘ16ŧ17Ǆ18ń20łũ26ƒ32K40ļ
~fer>	73 -9ť9Ķƴ11S12ǚ13KƁ15Ĵ20ƒ22Ǆ23ļ33Ņ
~fere	66 -15ƚ-7Œœ7Əǘ8Cǥ9ǅ10ƒ11łǕ12VŇŎ16ňŞ17ĺ19ŔŘ20ŧ22ũ23K
~fes	68 -17Ƹ-11P-9ž-7Ʒ7ņ8ƐƜ9ƺ10bB11j12ţųƮ19ǚ20ǂ30q35o36p
~fes>	71 -19P-18Ƹ-7ŸƷ8Ɯ10Bƺ11bj12Ʈ13ų21ǂ31q37o38p
~fess	80 -9ž8Pņ9Ɛ15ţ24ǚ
~fet	70 9Ś20Ǝ61Ǚ
~fety	70 20Ǝ61Ǚ
~few	71 -14š-11ŉ-8Ǟ-7Ɗ8ǅ9mĽ11H13Ɲ14Ɓ17ţ20ĵ24Ŋ
~few>	71 -14š-11ŉ-8Ǟ-7Ɗ8ǅ9mĽ11H13Ɲ14Ɓ17ţ20ĵ24Ŋ
~ff>	50 -13Ʈ-12Ƽ-11Ʊ-9ŖǎǦǨ-8ĿƠ-7mFKPĹłŃŉŢžǄǠ7qƃƊƬ8ŵƄƋƍƏƲǐ9ŘūƧ10ZķƝƾ11sOǈǛ12jŀťƔƟ13WšƛǂǓ14ǘ15Ǌ16Ƣ17BI18ǣ19g20yź22ŋǢ23Ŭ24kǜ25ĺƥ27Ɨ28Ǉ30R36Ł
~ffe	61 -14ƚ-9a-7Œœ7CƏƴǥ8ǅ9ŇƁǕǛ10ōǚ11VŎ14ĺŅň15ŔŘŞ16Mŧ17Ǆǩ18ń20łũ26ƒ
~ffee	83 -10a9Y11i14ōǛ32M
~ffer	63 -15ƚ-8M-7Œœť7CƂƏǘ8ƴǅǥ10ƁǕǚ11VŇŎ15ŅňŘŞ16ĺŔ17ŧ18Ǆ19ń21ũ22ł27ƒ
~ffi	64 -20ǟ-17Ǉ-8ĺŮ-7m7Pŭǒ9I10Nś11ĹŋŻƖǤ12ǩ17RŜǍ24UƝ27ơ29ů30ƕǋ34Mǈ
~ffic	64 -20ǟ-17Ǉ-8ĺŮ-7m7Pŭǒ9I10Nś11ĹŋŻƖǤ12ǩ17RŜǍ24UƝ27ơ29ů30ƕǋ34Mǈ
~ffo	84 11ǔ19Ƥ34X
~ffor	84 11ǔ19Ƥ34X
~fia	87 -7Ľ8f11p16o20q
~fian	87 -7Ľ8f11p16o20q
~fic	54 -17ǟ-14Ǉ-8b-7Ů7Nǃ9ĹŋŻƖǤ10ǩ12Ŝ13ū14RǍ15ź16ǌ20UƝ23ǧ24ůƕǒ25ǋ26ƫ27ơǈ29M31ĵ
~fic>	86 -9m10N12ĺ13ǋ14ů16Ż
~fica	63 -8b11ǃ16ū19ǌ20ź21ǒ28ǧ
~fice	65 -20ǟ-17Ǉ-8Ů7ŭǒ8P9I10ś11ŋ12ĹǤ17ŜǍ18R19ů21ǋ25UƝ27ơ30ƕ35ǈ36M
~fici	68 15Ɩ34ƫ
~fie	79 11Ś12ĸ13J17ǈ19ŧ20Ǥ24aŝ
~fied	87 21ŧ23Ǥ27ŝ
~fiel	83 12ĸ13Ś14J18ǈ25a
~fif	84 8Ǥ11Ń12Ĵ17ŕ22ń
~fift	84 8Ǥ11Ń12Ĵ17ŕ22ń
~fig	68 -15Ǐ7HXł8ƗǉǊ9Ŗ10ĸƓư11UǠ13Aůűǜ16ƈ17Ƭ19ŧ20rƘ
~figh	83 -10Ņ10Ŏ14U16ůǜ20r27ŧ
~figu	70 -15Ǐ7ŗ8HXǉǊ9łŅŖƗ10ĸƓư11Ǡ14Aű17ƈƬ20Ƙ
~fil	62 -9Ǡ-8Ÿ7ǖ8d9ŌŮ11ǜ14ļ15Ɨ16ś17Ĺ20Ť23ǒ27ǆ28a30Ľ39ţƄ42Ǘ
~file	67 -10Ǡ-8Ÿ7Jǃǘ9dǖ13ǜ18ś22Ť24aƄ26ǒ31ǆ43ţ46Ǘ
~fill	71 7aĺ10Ů12Ō18ļƗ23Ĺ36Ľ
~fin	56 -8ŷ-7ǈǓ7ũǟ8ķűƷǊ9GMUŋƄƯǁǩ10tƞ11NĸƼ12Bƌƪ13kAEŁŚ14Ǚ15Ŗ18ǘ19Ɗ20ļ21m22f26Ǡ27Ŭư39Ǆ
~fina	66 7Ľ8jx10fƮ12Ư13tŊƄ14ƞ15ĸ16Ł17A18k19B31Ǡ35Ŭư
~find	71 -11ǩ7g8ž9ŎŠƾ10ŧ11ķǟ12Ʒ14MU17ƪƼ19Ś29ļǘ
~fine	76 -9ŷ8ǁ10iŽ11ť12Ǌ13űǩ14Gŋ17N30Ŗ
~fing	80 13Pũ21E23fǙ30Ǆ
~fini	71 8ǝ10ǡ12Ǆ15ǩ18ƌ26Ɗ29m
~fir	53 -9ǈ-8ĸŨů-7Ļũŵ7őƨ8wŕ9eU10ƫ11ŚŠ12aYŇƘǢ13ĺ14x15Ƥǩ16œƅ17oAńŉ18Ť19ŏǝ22Ɩ25Ń27Ř28Ǝ41Ɛ49ǜ76Ə
~fire	60 -10Ǐ-8ůǈ-7ŵ7k9Ń11U14ƘǢ16ĺ22ŉŤ24Ƥ25ǝ33Ǝ49Ɛ50ǜ89Ə
~firs	59 -7ĸƤ7uGųžǏ8sSƨǅ9wő10eŕ12ƫ13ŚŠ14a15Y16x17Ň19oŃœƅǩ20A21ń22ŏ26Ɩ31Ř
~fis	82 10Ɵ13h58g
~fish	82 10Ɵ13h58g
~fit	69 -8Ʒǡ-7y7ǒ8Ƨ9ńőŠ10ŇŌ11Ǟ13tƦ14Ƭ16ơ18Ő21Q25Ǆ37X54W
~fit>	73 -8Ʒǡ-7y8ǒ10őŠ11Ō12ƧǞ14Ʀ15Ƭ18ơ20Ő23Q27Ǆ40X
~fits	78 11ń14Ň15t56W
~fix	74 -8ŝ7yǀ8ŵ10Ƥǌ11ǩ12ƀ13Ǣ16HǏ17ţ26Ş34ƌ41ũ
~fix>	81 -8ŝ12Ƥ15ƀǩ19ţ27ũ29Ş
~fixe	86 11ŵ15ǌ21ũ24ƌ
~fixi	89 9yǀ19Hƌ
~fla	75 -14f8j9ƚ11Ŕ13Ʃ14Ɛ17Ɓ20ƴ23ǩ27ƨ45Ɖ
~flat	77 -14f8j9ƚ12Ŕ17Ɓ21ƴ24ǩ28ƨ46Ɖ
~flo	64 -10Ő-9Ǎ-7C7ŨŸƌ8Ɔ9ƃ20HƮ21Ɗǈ31ƛ47ƣ76ƙ
~floo	65 -10Ő-8Ǎ-7C8Ũƌ9Ɔ14Ƥ15ƛ21Ɗ22ǈ48ƣ78ƙ
~flor	87 -8ž9Ÿ13ƃ28H
~fly	80 -7Ÿ10f13ļ55ǀ
~fly>	86 -7Ÿ42ǀ
~flyi	89 11f17ǀ
~fo>	83 10ļĽ17Ŋ19ń29Ǘ
~fol	63 -7ǍǑ7aĹ8gWƮ9ļƣǡ11Ɯ14ǖ15ŽǨ16ŝƧǗ17ƽ18ǔ20Ǉ21Ʀ25ƥ27Kň31z
~folk	65 -7ǍǑ7Ĺǈ8a9KWļƣƮ10ǡ11ƥ12Ɯ14ǖ16ŝŽ17Ǘ18ƽ19ǔ22Ʀ23Ǉ32z
~foll	80 15g18ƥ21Ƨ23K38ň
~foo	70 -8ǐ8Ĵ11ǋ12Ɯ17ũŻ24Ɠ26Ɔ28Ǆ35ƺ38Ǜ
~food	80 -9ǐ32Ǆ45Ǜ
~foot	75 12ǋ16Ɯ18Ż26Ɠ29Ɔ38ƺ
~for	32 -23C-18ǘ-17Uų-16ǉ-15ƼǍ-14Ŀň-13ŕƧ-12DǄ-11ŚƮ-10ōũŷƷ-9ŀşƁƌƑƸ-8vRWZĵŝŢƊƩǎǛ-7řƚƛƢƦǋǙ7eƎǞ8rŃŞƫƭ9pMŔţǊ10HƨƳǦ11gyŒƯǑ12GŤơ13qŠƅƔƿǌǢǧ14VŏƟ15bƬ16Tŉśǥ17ĶĽƤư18Jņǁ19QƝ20lŖŨƻǈ21Lłŗű22kƀ23dƄƗ24OŌŘǓ27ĻľǂǠ30cƓƴ31X32ƶǐ33Ĺ35ŲƒƠ40ŭ44Ʊ
~for>	34 -26C-22ų-18ŀ-17ǘ-16Uœǉ-15Ǎ-14aŁƼ-13ňƩ-12DĿŕƧ-11Ǆ-10ŚŷƮ-9ƁƜƷ-8hƊƑƸǎǜ-7vZƌƚƢƦǙǛ7cNƳ8ŉƫǒ9jYŜŽƎ10wŎŠƭǧ11rŞƟ12Ǟ13ŔǑǦ14LVŌŦƯ15gpţŤƿǌǢ16yűƔƻ17b18qƗ19ŒƄƴǥ20lłƬư21ǁǓ22dQĶƤ23OXƝ24Ŗŗƀ25Ļ26kŨ30ǂǠ31ľ33Ĺ34Ɠ35ǐ36ƶ38Ų40Ơ44ƒ45ŭ51Ʊ
~forc	83 10ŃŌ42ŏ
~ford	80 -8F9ū10ǔ14Ŷ17Ƥ19ǣ23Ů26Ū30X
~fore	56 -17Ŧ-10Œ-9ōƒ-8ũ-7pĴ7ŎŵƖ8uŋŠǧ9Ʃ10ŧƈ11ƄƽǕ12Ł13aŊű14Ń15LOTť16ŉƫ17ǊǓ19G22Jƴ24H26œ27ƅ31ǈ33ņ35Ř
~forg	86 -9ƕ8Ɠ10Ĵ14Ƅ15ƨ21Ľ
~form	65 7hpƜ8afǆ9ĹǗ10m11ŐƵ12c14ǩ15Ļ16ƻ17ļơ18ǜ21Ľ
~fort	74 7T8ư9Ō10M13e14Ƴ15ų23X44c
~forw	80 -10H12Ŏ16ŀ30Ō36ś
~fou	76 -8ťƊ11ř13Ļ15ű18Ʃ25Ś27kƇ42ǅ
~foun	78 -8ťƊ11ř14Ļ15ű19Ʃ26Ś28Ƈ43ǅ
~four	89 7x32k
~fra	75 -9Ǆ11Ǒ12H13P15ǅ20ǩ32ŃƇ48Ŀ
~fram	78 -8Ǆ11Ǒ15ǅ18P35Ń37Ƈ
~fre	71 -11ň-9a8ƛ9Ŀ10ƧƷ11ţ12ō13ǁ14Ľ16Nŏ17s19Z22j24L25gƔ
~free	73 -11ň9ƛ10Ʒ11ţƧ14ǁ17N18s21Z23j26LƔ28g
~fri	70 -12w-9Ʈ-7ƕ7ų9ľƃ13ļ14Ɯ15Ƣ16Ƥ17Ƴ18Ʒ19a33A37B
~frie	70 -12w-9Ʈ-7ƕ7ų9ľƃ13ļ14Ɯ15Ƣ16Ƥ17Ƴ18Ʒ19a33A37B
~fro	47 -17ǩ-16ų-14T-11Q-10hƤ-9LŁŞ-8ĹŒǐ-7fFŭŵƌǘ7ŶſƟǖ8kŧƕƽǅǏǝ9ŇŠƅ10ũƄƇƣ11ĴķœŤƩ12rśǄǍ13ĸƈǜ14IŸƜ15ƻ16WƏǃǈǑǒ17ŚŢơ18ĽŅź19Ǌǔ20RŎŔ23Ŝƙ27Ļ28ǋ31l39Ǖ
~from	49 -16ųǩ-13T-11Q-9hLŁŞƤ-8ǐ-7fĹŭŵǘ7ŀŲſƪ8ŶƗƟƦƽǖǝ9kŧƕǅǏ10ŇśŠƅ11œũƄ12ķ13ǄǍ14rĸƈƜǜ15IŅŤŸƏ16ƻ17WǋǑ18Ţǒ19Ľźơ20Ǌǔ21ŎŔ23R25Ŝƙ29Ļ33l41Ǖ
~fron	68 -8F7Ʃ9ej11ǌ12ƣ13q14ĺ16Ə17Ƈ18ǋ22Ĵ29ǃ30ǈ32Ś
~fry	87 85Ǜ
~fs>	83 -7w8Ǖ13tǂ14V16o18Ǆ27Ŏ
~ft>	64 -11ũ-10ƕƮ-8ƪ7zŉƎ8lļƳ9UĵĸŖŤ10e11Ķűŵ12ō13ĴŕƧ16Ɣ17Ţ18Zŝ20R24ƀ26ŬŲ34ƶ
~ftb	89 7x18g
~ftba	89 7x18g
~fte	53 -13ƭ-11xŔŘ-8ǐǩ-7fvƱ8ŌƋƧƫǙǟ9jƈƩƿ10JŕţƜǀ11ľǢ12gU13tťǎǤ14EĻƷ15w16ķŢŭŲ17Ɵ18yƯ21zƃ22Ŧ24LŜ26Ũ28Ƴ46ũ
~ften	70 -9xǐ9Ź12Ǚ14Ŝƿ15ǀ16Ɯ22Ɵ23ŭ24Ų
~fter	55 -13ƭ-11ŔŘ-7fvƱ8ƋǤ9ŌƧƩƫǟ10Jţƈ11jľǢ13gU14tŜǎ15EĻť16wķƷ17Ţ19yƯ22zƃ23Ŧ26L28Ũ30Ƴ48ũ
~fth	89 14Ĵ23ń
~fth>	89 14Ĵ23ń
~fts	87 -17k19R29ǎ
~fts>	87 -17k19R29ǎ
~ful	60 -12Y-10ţǩ-9ž-8ŏ-7wV7ƃƢǍǟ8bqŲǉ9uƮǛ10ƓƟ11D12ŒƤ13Ũǜ14Ǚ16ƭ18Ŏ19Ź20Ĵũ21U26Ǉ28a31R46ƀ
~ful>	78 -17Ǆ-12ţ-7P7i12bƮǉ13ĸ18Ũǜ27ũ32U
~full	62 -12Y-9ž-8ŏ-7Vĸ7ōƃƇ8ŲƢǟ9quǛ10Ǆ11ƓƟ12DƤ14ŒǙ16ƭ19Ŏ20Ź21Ĵ27Ǉ30a32R48ƀ
~fun	63 -17m-13y-9ƶ8Ǥ11Ƣ12xƕƳ18ǟ24kǩ28YƱǣ41ư43Ŷ46g
~fun>	72 10Ǥ13Ƣ15x21ǟ28k50Ŷ54g
~fund	77 -21m-15y15ƕ35Ʊ36Yǣ
~fune	73 7ĺƮ14Ƴ52ư
~fur	73 -16u-8Ɲ8d11ĸƥ13Y17G18Ƣ21Ɗ22Ƌ35Ɨ38h
~furn	74 11ƥ12ĸ13Y17G19Ƣ21Ɗ22Ƌ36Ɨ
~fus	80 -7ǩ13ư30ňƴ42Ƌ
~fuse	83 10ň32ƴ44Ƌ
~gac	89 35ƶ
~gacy	89 35ƶ
~gad	89 -9Ǚ9Ŝ16Ǝ19Ž
~gag	63 10F13ƭ17Z18Ƙ20Ʈ24f36ƕ43Ɣ
~gage	63 10F13ƭ17Z18Ƙ20Ʈ24f36ƕ43Ɣ
~gai	60 -11ĸ7Ǆ8łƔƚ9rBƿ10o11Zń12tY13kLƺ16Ŷ18ƪ26Ɨ27Ɠ29ň33ũ
~gain	60 -11ĸ7Ǆ8łƔƚ9rBƿ10o11Zń12tY13kLƺ16Ŷ18ƪ26Ɨ27Ɠ29ň33ũ
~gal	75 -17x8ǌ10Ƌ11Ɔ13fŋ18Ʋǩ19ƞ24ǃǆ
~gal>	80 8ǌ9ǆ14ŋ20Ʋ27ǃ
~gall	87 16f17ǆ22ǩ
~gam	86 -7ļ9ő25g51ǩ
~game	86 -7ļ9ő25g51ǩ
~gan	87 -13w10Ļ11C14ǅ25ǆ
~gap	76 -12ŏ24ŕ53š64Ɓ
~gap>	77 -10ŏ-7ť24ŕ30š65Ɓ
~gar	64 -10t-8D9ǂ11ŤƑ12Ɯ14ƥ15Ɔƣ16ƴ17g19x24Ɲ25Ƽ37ƹ50Ű
~gar>	82 8ƽ18ƹ21ƴ32Ƽ
~gara	69 -8Dƽ12Ƒ13Ť14Ɯ16Ɔƥ26Ɲ55Ű
~gard	86 10Ĺ22ƣ24g
~gare	86 14ǂ31ƹ
~gas	84 46Ɛ
~gas>	84 46Ɛ
~gat	75 -7ƛ9ǌ10ǀ11Ɯ15ŏ16Ǆ18ƣ22Ǔ24ǡ25ƍ27Ű
~gate	80 -7ƛ20ƣ26ǡ27ƍ28Ű
~gav	76 -7Ʀ7Ƨ8Wń9ŔŻ12ǚ13BŅ23Ŗ31ļ
~gave	76 -7Ʀ7Ƨ8Wń9ŔŻ12ǚ13BŅ23Ŗ31ļ
~gc>	86 -12ǩ27ǧ41Ǔ
~ge>	41 -14Ǐ-13w-12Ɖ-11ųƗ-10ŊŜ-9Ǟ-8ŀŌţŪǑ-7sHLňƒƶǂ7ľŇŷǕ8xŒũƑƝ9Ƭ10XZƁǒ11Şŵǝ12ŔſƜǚ13yŁŚ14šŦ15Ŏƕǌǥ17ŏŮƈ18WŰǢ20ŗƛ21űƚƮ22źƧƱ23KT24mƔ25ƀ29Ɠ33ƥ34ƭ35pž39Ɔ49c
~ged	63 -8ƾ-7Ŧ7ƴ8biƃƋǕ9R10Űƻ11şƺ12ŻƸ14ƛ22fǞ24ĺ29hŤ35m
~ged>	63 -8ƾ-7Ŧ7ƴ8biƃƋǕ9R10Űƻ11şƺ12ŻƸ14ƛ22fǞ24ĺ29hŤ35m
~gee	87 12ƕ24ǀ
~gee>	87 12ƕ24ǀ
~gei	89 33ń
~geic	89 33ń
~gem	86 27Ƙơ
~geme	86 27Ƙơ
~gen	59 -16ž-10c-8Ĺŗ-7Ő8ƃ10ƸǞ11ǅ13Ǔ15ľ20ń21Yǧ26ƫ27Ńǡ64Ŝ70ņ
~genc	82 12ƃ30Y
~gene	73 -20ž-9ŗ7ǖ8ƽ12Ƹ14ǅ17Ǔǧ34ǡ
~gent	63 -10c-9Ĺ-7Ő7ſ8ǧ12Ǟ17ľ22ń28ƫ29Ń69Ŝ75ņ
~geo	86 7l15Ÿ17yC
~geor	86 7l15Ÿ17yC
~ger	61 -9g-8ŵ7v8Hǂ9ŌũŭŻ10ƃ11ź13Ňŕ15EǞ16fŲŹǌ17ƜǙ19h22p25Ƽ28ǈ31ǀ
~ger>	66 -10bv-9ŵ7hŎŹǜ8ƪǙ10HŌŻǀ11ŭƜ12ź14Ň15ŕ16Ǟ17E18fǌ25p31ǈ
~geri	87 10ǘ13ǂ14h27Ƽ
~gero	83 -10g10ś32ǀ
~gers	76 9bƜ12Ǚ13ũ14Ź15ƃ20v26Ų
~ges	61 -18Ǎ-17c-10Ǌ-9Ĺ-8Ǣ-7ŀǗ7U8HŲƅǏ9uǙǣǩ10ĵ12ǥ14V16ŠƟ18yƃ23ơǔ27Ŀ30Ś51ǉ66v
~ges>	66 -19Ǎ-11Ǌ-9ĹǢ-8c-7ƣ7Uǜ9Ųƅ10uHǣǩ11ĵ13yǥ15V17Š20ƃ29ơ33Ś48v55ǉ
~gest	69 -11c-8Ǘ7y9Ǐ11Ǚ18Ɵ25v27ǔ33Ŀ
~get	43 -14œ-13ŕŠƷ-12qƒ-11lyĺƌƬǩ-10ǈ-9crĶŏƺ-8dĵłņŔřƟǑ-7aBķŝŬŭƔƗƤǍ7ĽŊūǝ8iGƎƓƯǇ9mļƵ10pRŁŃŴŽǉ11JĿƊƭ12vĸőŻƁ13ĴĻşƕƙƿǙ14bǧ15IXƃ16jƍơ17ktSŹƖ18Ŏ19gHWňƨƫ20Ŷƚ21Ǖ22śŦ25e26Ō29ű30s31ŵ
~get>	45 -13qœŕŠƷ-12ƒ-11ly-10ĺŭƌƬ-9cĶŏ-8ņŒƺǑǩ-7dfĵŔřŬǈǍ7jCQŀŎŐźƦǎǘ8ŊūƳ9GĽƠ10m11pRŴŽƖƵǧ12ŹƊǙ13JŃő14ĴĸŶŻƕ15svƙƨƿ16bIĻ17g18Sƃƍ19kXơ21ňƚ22H23WǕ24Ŧű25ś27e29Ōŵ
~geth	75 -9Œ8Ɓ11f12Ǌ13Z14ǉ18s19M31ş
~gets	71 -9ńƳ-8AǙ-7Ɣ7gǧ8TļƓƲ9ƯǇ10s12ŶƢ13Ǝ16Ɓƭ19Ŏ27Ł35ƫ
~gett	67 -9B8iŵ9ŚŹ10Aűƞƨ11P12UƖǙ13Ǡ15Ŀ17jŒ21t
~gge	68 -7Ǘ8Ǐ9iƪ10HR11ŌǙ12ǔ15Ňƛ17Ǟ31Ŀ32h
~gged	86 -7ƾ12i13R20ƛ41h
~gger	84 11ƪ13H14Ō19Ň21Ǟ
~gges	72 -7Ǘ10Ǐ12Ǚ14ǔ35Ŀ
~ggi	84 8K11i15Ņ23ŀ
~ggin	84 8K11i15Ņ23ŀ
~ggr	87 28ǡ
~ggre	87 28ǡ
~gh>	48 -15ǩ-11ŏƔ-9Ĵ-8ĿŇŕŠƒ-7PQųƟǢ7zŵƁǜ8YĸņŘ9Z10rŖśŧƧ11nCSŀŐŷ12Ŋ13Ťťǂǝ14Ɨ15ũǥ16ƳƼǤ17yƨƬƺ18Wžƚ19ƙ21ƕǎǖ26Ũ27jƣ29Ǧ40ŗ
~ghb	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~ghbo	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~ghe	75 7ƴ9Ř11ŗ12Ŕ14Ņœ18ƒǓ24m
~gher	78 8ƴ9Ř11ŗ13Ŕ14œ15Ņ18Ǔ19ƒ
~ghes	86 29m
~ghl	68 -10Ǣ9Ɨ11Y12ų16Ŭ17Ʈ18Ů19ķ
~ghly	69 -10Ǣ9Ɨ11Y17Ʈ18Ů20ķ
~ght	35 -12BT-11mķ-8jŤƳǊ-7WƁƋ7CľƍƤƫƸƻǌǑ8ERŲŹ9KXĺŃŌőŕŢůƌƽƿǦ10bMSĿŏŗřŝŠƮǜ11lųƐƬǟ12vUōšƅƓ13aiIŖ14PĻƱǃ15oƞ16uŎƷ17rƜƦ18ưǖ19Ŋ20Nŀǎ21yHƒ23x24Ǐ25Ű26wŧ27Ň36ƺ
~ght>	36 -15B-11Tķ-8Ǌ-7jmŤƁƋƳ7dkwCKQŲƍƸǌǔǚǛ8uľƻǑ9EXŃŌšųǦ10MĺŏőřŢůƌƽƿ11SŗŠƐƬƮǜ12lŝƅǟ13ŇŖŶƓ14IƜ15aĻō16oƷǃ17iHPŎ18brƦ19ưǖ20ŊŰ21ŀ22Nƒǎ25Ǐ27ŧ38ƺ
~ghte	68 -14b-9d-8mp-7ź7ś8ŕ9LƷǞ13U14Ű19yƱ25xŹ27v30u31w
~ghts	73 -11Ŷ-7ŷ7DƜƤ8š9nĿ13Ż14xH16yŲ19U31R35Ň
~ghw	87 11Ơ18Ə21Ɓ26ů
~ghwa	87 11Ơ18Ə21Ɓ26ů
~gia	86 7l15Ÿ17yC
~gia>	86 7l15Ÿ17yC
~gie	87 10ǈ14Ʈ27P
~gien	89 10ǈ27P
~gin	62 -16ǩ-10Ɖ-8Ş7aTŔŰ8Ťƥ12ű13ŌŨƳǟ14ZŀŢƵ15ĹƋ16ƌ17lŒ19ǘ20Ƒ21VŅ26Ɨ33i
~gin>	78 7z9Ű10Z14Ņ17Ō18ǟ21Ĺ25ǘ35i
~gina	75 7Š15ƈ19Ƌ21ƌ22l
~ging	69 -9ƈ-8Ş-7Ɖǩ7KZ8a9TŔƥ12Ņ16ŢƳ17ŀ18Ɨ19Ƶ20ŒƑ27V
~gir	72 -12Ʈ-7ŵ11lǤ12ǈ13ǜ17Ƣ18w19v29Ʒ38u
~girl	72 -12Ʈ-7ŵ11lǤ12ǈ13ǜ17Ƣ18w19v29Ʒ38u
~gis	81 17ǃǖ30Ǌ31ū
~gist	81 17ǃǖ30Ǌ31ū
~git	76 8d16e17ū23Iř28E
~git>	89 7e9E
~gits	79 9d11e16ū22E24ř25I
~giv	55 -10ƸǓ-9ƴ-7nUŲ7ŀƪ8AŅŧƆƗǢ9wIŇƒǐ10OǕǧ11oDŁŪ12ŌƁ13XƧǚ14Œǁ16xŝŦơ17ekǠ18dt23Ŕ32W
~give	56 -10Ǔ-9ƴƸ-8ŵ-7UŲ7eŊťƈǇ8ŅƗƪǎ9twƆǐǢ10IŇŧƒǕǧ11oO12DŁŪƁ13ŌƧ16ŝŦơ17xǚ18XǠ19d23Ŕ33W
~givi	77 9ǜ10A13et14ŀŒ19ŵ22ǁ26k
~gl>	80 -24Ƃ-10ō23ǥ28Ǧ85ǡ
~gla	73 -9ŏ-8ƌ8ƀ11t12Ő13řǙ14ť19żǌ21Ŷ28ƿ39Ɓ
~glad	83 -13ƀ-9ƌ8Ĺ13t14Ő17ť22ż24Ŷ
~glas	78 -9ŏ14řǙ21ƀǌ30ƿ42Ɓ
~gle	67 -8Ƴƿ9b10ǩ12Ɔ14ƚ15Ƙ16ǅ20h25f37Ɖ42ƈ58ļ
~gle>	70 -9ƿ-7ƈ10b11ǩ13Ɔ16Ƙ17ǅ21h23Ɖ26f61ļ
~gles	78 -8Ƴ17ƚ18Ɖ47ƈ
~gly	84 8Ǥ10ļ12ņ13t17ĵ
~gly>	84 8Ǥ10ļ12ņ13t17ĵ
~gma	86 30J
~gmai	86 30J
~gn>	64 7Šǀ8HWŖ11ŁƖ12ƨ13Z14Ʊ15ƒ16JŎ20ǩ21ǃ25ő29Ǔ30ǚ38Ō
~gna	89 -11ƹ11Ľ13I15ǂ16Ł
~gne	79 -7O11Ɓ13Ōœ15ƢƲ
~gned	79 -7O11Ɓ13Ōœ15ƢƲ
~gni	87 14ǉ16Ŏ27Ɩ
~gnin	87 14ǉ16Ŏ27Ɩ
~gno	82 9ƽ11D32Ƽ
~gnos	83 9ƽ32Ƽ
~gns	83 12q17Ł19Ǡ22Q
~gns>	83 12q17Ł19Ǡ22Q
~go>	47 -17ǝ-16Ŧǩ-15Ũ-14ů-13Ů-12q-11Ť-10ŁŰƯ-9lpLŒƝƮ-8HĸĹņ-7xMSŃŐŕŶſƚǅǎ7ŉŗŧŴƉ8NXĽŚƈ9ńƋǥ10dķŊŠ11fśŞƷƾǃ12wEŜ13aAŅ14ǐǦ15Ŗšũ16ƭǀ17ňƟ18Ŕ19łŌž20oƠ21œƒ24Ɣ25mV27ƞƧ29Ŏ34ť36ǜ43ōƫ44R49Ƥ
~goa	87 18Ť42Ļ
~goal	89 43Ļ
~goe	69 -9qƬ8Ļ9EƔ10dHƵ11cKƩƷǉ12złŴ14Jų15ǝ16ĶŁ19o23ǖ30ƫ
~goes	69 -9qƬ8Ļ9EƔ10dHƵ11cKƩƷǉ12złŴ14Jų15ǝ16ĶŁ19o23ǖ30ƫ
~goi	55 -17š-12Ʒ-10t-9ŠƱ-8ķ-7gŀ7ľƭǞ8ĿžƸǃ9DĺŉŢŧƵ10Qũƒ11PƝǟ12ňƮǩ13rŨ15ǅ16ōŻ18Ĺ19k21U22Ź23H28iy30ł36V41ŏ
~goin	55 -17š-12Ʒ-10t-9ŠƱ-8ķ-7gŀ7ľƭǞ8ĿžƸǃ9DĺŉŢŧƵ10Qũƒ11PƝǟ12ňƮǩ13rŨ15ǅ16ōŻ18Ĺ19k21U22Ź23H28iy30ł36V41ŏ
~gol	83 14h32Ķ37g
~golf	87 40g
~gon	63 -8ķ-7ƕ8ǣ9ŨƓƠ10bƙ11ƒƱǨ14ƶ16ŒƩ17Ǝ18Ŗ21œ26Ư37ƟƮ41Ʒ
~gone	63 -8ķ-7ƕ8ǣ9ŨƓƠ10ƙ11ƒƱǨ14ƶ16ŒƩ17Ǝ18Ŗ22œ26Ư37Ɵ38Ʈ42Ʒ
~goo	53 -8juĶĹ-7HŞƌǋ7Ɔ8ŋţƒƹ9JŤƔ10MUVƵ11ƩǊǕ12pYƭǩ13Ő14Ļ16Ō17ĵ18ź19WŇũ20Ŏű21Ƹ23Nņ24L25xŶ29I30ǟ31i42ļ43ŝ
~good	53 -8juĶĹ-7HŞƌǋ7ňƆ8ŋţƒƹ9JŤƔ10MVƵ11UƩǊ12YǕǩ13pŐƭ14Ļ17ĵŌ19WŇũź20Ŏű22Ƹ23ņ24N25xLŶ29I31i32ǟ44ŝ
~got	41 -24ǩ-17Ř-12iXƊƟƬ-11R-10ƌƹǞ-9Fƭǌ-8BPƶƽǄ-7rsHŇŨũƞƮƯǠ7ķĻŅŎŸƘƦ8ĹųŴƁ9qDŉřšŦŬƃƑƲƻǁ10EĸŤūŮǂ11uŝŞƛƥǇ12Ɨ13űŵǢ14NVļŕŪǛǤ15ńŹƴ16kƵǥ17ŐŠƎ18jƙ19g20Yň21ŒŚ22nŜǘ24Ķ25Ǐ26A27ş30ŏ33ſ37ĺ41O
~got>	41 -23ǩ-17Ř-12ƟƬ-11iRX-10ƌƹ-9FƜƭǌǞ-8BƶƽǄ-7rPŇũƮƯǠ7ahVŎŸƆƘƤƦ8ķĹŅŴƁǛ9DńŉřšŦųƃƲƻǁ10qEĸŤūŬŮƙǂ11ŞƑƥ12uŝƗǇ13gűŵ14NļŕŪǢǤ15ƴ16kŹƵǥ17Ǝǘ18jŐŠ20Yň21Œ22nŚŜ24Ķ25Ǐ26A28ş31ĺŏ33ſ42O
~gotc	89 14gVĺ20ť
~gott	76 -16Ɗ10Ļǘ11ńǛ13Ɯ14ƙƠ15ƛ
~gpa	89 43ź
~gpa>	89 43ź
~gra	58 -10Ƨ-7ŹƢ7nwŸƯƳ8ļŷǗ9ƁƘƞƩǟ10ƌǩ11yǓ12qŧŽ16ǅ17v18Ś19m21Ǚ23ǥ26ƻ31ƶ39ź
~grab	82 -11Ƨ7a11Ÿ15ƻ28Ś
~grad	67 7Ǎ14y15ŧ16q23m26v48ź
~gram	76 10ǅ11ļǗ17Ž22ƻ24ǩ29Ǚ31ǥ
~gran	72 -7Ƣ7YǓ8kśǔ9Ư10nƳ12xŷƘǅ13Ʃ14ƌ41ƶ
~grat	82 7o8ƺǓ9Ɣ10f13ǟ14ƞ
~gre	64 -13y-11ƨ-7ƴ7ĵĻśŴ8ŶƜ9axţƇƢǋ10JŌƯ11ńőǩ12rBŐƱ13jŅ14Ĺơ15Ł16T18ǡ23Ǔ32m
~grea	76 -7ǌ8MǓ9ĵśź10ĻŴƜ11xƇ12aJǋ19T
~gree	71 -14y-11ƨ-7ƴ9ƞ10Ƣ12Ư13BŌ14ǩ15rƱ16j17Ĺ18Ł24Ǔ38m
~greg	87 28ǡ
~gres	84 12ţ16ő17ńŐ18Ņ
~gro	61 -13H-8C-7V7y8X10ƊƓ14Qƣǩ16ǜ17nƭ20vƍǉ21ŭ22Ƨ26l29W37Ǌ48Ǟ
~groc	87 13X33ŭ
~gros	79 8T27ǉ49Ǌ
~grou	70 -7C12ƊƓ17Qƣ18ǩ19ǜ25ƍ27Ƨ35W
~grow	71 -14H7Ǉ10y21nƭ30v33l60Ǟ
~gs>	52 -13Ǧ-10ǩ-9oBĶŁ-8Ɵ-7nNĺ7ŀŊƩ8qşƶ9ķŲƹǖ10TƝǄ11ŞƂƆ12iƮǇǈ14Ƣƥ15UƐ17Ř19ǟ20Ƒ22A23ƿ24Ɨ27Ĺ31Y32h
~gua	80 -10Ň8Ư10ň32ǩ45Ʋ
~guar	81 8Ư45Ʋ
~gue	74 -9S7Ů9ũǊǖ10bƈ11BŖ12ŉ21Ɨ37ǩ39Ɯ
~gue>	89 13b14B15ŉ
~gues	76 -9S7lŮ9ũǖ10ƈǊ12Ŗ21Ɨ39ǩ40Ɯ
~gui	79 14ǚ18A21g25ƎƘ
~guis	86 31Ǝ
~guit	87 24g27Ƙ
~gul	73 -8Ź-7ǆ7JƂƙ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16ơ17k29ǔ
~gula	73 -8Ź-7ǆ7JƂƙ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16ơ29ǔ
~gum	89 19ƹ23D
~gun	78 9xŹ13v25u48Ƙ
~guns	80 9x13v26u43Ƙ
~gur	70 -15Ǐ7ŗ8HXǉǊ9łŅŖƗ10ĸƓư11Ǡ14Aű17ƈƬ20Ƙ
~gure	70 -15Ǐ7ŗ8HXǉǊ9łŅŖƗ10ĸƓư11Ǡ14Aű17ƈƬ20Ƙ
~gut	80 12ǜ14ƌ28ł42Ň
~gut>	81 12ǜ14ƌ29ł42Ň
~guy	59 -15N-13ǩ-12P-10ǖ-7uƜǆ7ghƚǐǤ8bŐžƷǨ9Mƍ10kĸ12HǕǙǜ13CƔ17jǣ19ņơ20Ǉǉǟ21Ņ28ſǄǑ29x32B
~guy>	69 -9ǖ-8ǩ-7ǆ8łǘ9Ľǣ10Ǩ13M16Ņǜ18g20Ǖ22x23ņơ36ſ38B
~guys	64 -16N-12P-9g7FŅőǋ8ǐ9hžƚƟƷǣǤ10Őƍ11x12kĸŴ13H14Ǚ15CƔ19j22ǉǟ23Ǉ32Ǒ33Ǆ
~gym	72 -15V9Ƨ13g17Q26ŗ32ĺ
~gym>	72 -15V9Ƨ13g17Q26ŗ32ĺ
~ha>	72 -7ƞ8jƸǘ9hļŜ10pHĺŞ11tVƴƾ12ŒƲ13cť14Q15ŉű16Ǚ22g
~hac	80 14ǩ54ǘ
~hack	80 14ǩ54ǘ
~had	51 -16n-12Sǩ-10z-8ŐƁ-7pǁǨ8vPĺűǟ9ŝŤŸ10ŊǕ11ƈƋǅ12ľŶ13Ƥ14Ǚǜǣ16żǝ17ĵŻƼ18ǂ20Šš22ĸ23ƛ25ƾ30ņ32ƽ40ţ43ő
~had>	51 -16n-12Sǩ-10z-8ŐƁ-7pǁǨ8vPĺűǟ9ŝŤŸ10ŊǕ11ƈƋǅ12ľŶ13Ƥ14Ǚǜǣ16żǝ17ĵŻƼ18ǂ20Šš22ĸ23ƛ25ƾ30ņ32ƽ40ţ43ő
~hah	76 9Ƹǘ10jļ11hpH12tŜŞƾ13ŒƲ16ű
~haha	76 9Ƹǘ10jļ11hpH12tŜŞƾ13ŒƲ16ű
~hai	63 -15Ɯ-8Ĵ-7jń7ŔǕ8ŇƑǔ10ǈ11NP12U13ǖ19Ɲ21Řƈ25ƀ30ǋ37Ǒ56ƚ
~hail	70 -8Ɲ-7j9Ŕ23ƈ24Ř28ƀ63ƚ
~hain	87 11ŔǕ13Ƒ14ǔ
~hair	72 -17Ɯ-9Ĵ-8ń-7Ɗ7Ǉ10Ň12Pǈ13N15Uǖ30Ɲ35ǋ44Ǒ
~hak	87 -13Ŕ12M15Ǔ34Ũ
~hake	87 -13Ŕ12M15Ǔ34Ũ
~hal	63 -13Q-12b-11Ư-10Œ-9ƸǇ-7sw7uƄƠ9pƧǉǝ11Oŗ12ǂ13ƨ14q15Ō16t17Ůƻ20Ǩ21r22Ɖ23ǔ25Ƣ31ǩ39o49Ƭ
~half	66 -13Q-12b-11ŒƯ-9Ǉ-8Ƹ-7w7Ĵǩ8uƄƠ9Ƨǉǝ10p11ŗ12O13ǂ14ƨ15q17t18Ů22Ǩ23r24ǔ26Ƣ35Ƭ41o
~hall	83 21Ƭ22Ō33ǩ
~halt	86 32Ɖ
~ham	84 10Ƽ11Ƅ13ļ16ǈ19C
~hame	89 7F11Ƽ12Ƅ
~han	47 -11ŝş-10Ķǩ-9ŏ-8wCŌŐţŨƉǨ-7yAŗƌǊ7aHZĽŅǋǠǢǦ8ŁƛƧ9Sǚ10YűƠ11GŢǂ12pt13sKĸŮƸ14ķŀǇ15kPž16ŜŞƺ17ǘ18iĻ19ĺŧƷǞ21ŇŔ22Ƒ23ũǈ27Ś28Ƶ31ǖ32ǜ35V
~han>	63 -9CU-8t-7ǩ7LƘǇ8ũŴǌ9űǡ10aŇŒƁƒƦƩ11Yœťƈ13ŅƺǋǦ17ķ19pGŮǂ20K24ž
~hanc	83 9l14dH15V20Ľ21P
~hand	57 -10ş-8wŏ-7Ǩ7MĴƶǏǙ8řǣ9tPSŃūǒ10ƖǠ11Ǣ12ǇǞ13Ǔ14Łǚ15Ʒ16Ơǈ20s21ĸ22Ŝ25ǘ28ŧ34ǜ36Ś39ǖ
~hang	56 -10Ʃ-9ǩ-7ƈƉ7IűųƋ8qƛƻ9uƷƺ10ĵ11Ŏ12Z13Ƨ14Ǟ15Ƹ16Ţ18ĻŇ22iŀŞ23ĺũ30ŔƑ37V40Ƶ
~hank	78 -11Ķ9aǜ11ķ12ƴ14ļ18t29k
~hap	50 -11ƈ-9Jŀ-8ő-7ŇƟ7ƞǚ8ņō10iŗǝ11ƨǩ12H13UYſƫ14ǘ15ţƮǣ16ĿƉǔ18Ƴ19Ƨ20ŞŶƛ21š22Ǩ23Ƹ25ĺĻũűƷ28ť32Ť
~hape	74 -14ƈ7ĵ10ǂ25Ɖ36Ƹ39ű
~happ	51 -9J-8ŀő-7ŇƟ7ǚ8Ĺņƞ9ō10ŝǝ11iŗƨ12Ş13HUYſƫǩ15ţƮǘ16ǣ17Ŀǔ18Ƴ20ƛƧ21šŶ23Ǩ26ĺĻũƷ28ť33Ť
~har	57 -15F-10Ş-8Őţŵƞ-7Xŀ7sƇƙǟ8ŅƻǘǞ9dƓƿ10Łƌǃ11ŻƳ12ƴ13ųǣ15Ũ16Ř18nC19Ŋ21ǍǓ22Uƶ25Œǩ26Ų30Ơǜ32Ǚ33Ƣ
~hara	82 -9ţ-7ŵ7ř9Ǎ47ǜ
~hard	67 -7Ŋ7kNƹ8ķ9Ž10sƇǟ11dǞ12ƌƙ14Ƴ19Ǚ21Ũ26U32ǩ
~hare	72 -7Ő7Źǔ8ƫ11Ǎ14ǘ17ǆ18ųƠ21Ř23Ŋ25n26Ƣ30Ų
~harg	72 -10Ş8Ǚ9ơǒǤǩ12Ņ13Ɠƿ16Żƴ21ŁƠ33Œ
~hari	84 -16F12Ǎ14T20Ƣ36ƶ
~harm	87 -7Ɲ17ƻ36Ǔ
~has	50 -10n-9ƽ-8ǩ-7itAŤųǞ7ŧƆ8qƉƓƜƨǍ9BŐũƕƺ10šŷ11Ǧ12ƑǛǜ13jvłƴ14œŔƪǌ15ŴƋƒƙǚ16ŃŖ17ŒŹ18ş19ţŮƛ21Ǘ23Ł25hſǂ
~has>	50 -10n-9ƽ-8ǩ-7itAŤųǞ7ƆƸ8qƉƓƜƨǍ9BŐũƕƺ10šŷ11Ǧ12Ƒǜ13jvƴǛ14łƪǌ15œŔŴƋƙǚ16ŃŖ17ŒŹ18ş19ţŮƛ21Ǘ23Ł25hſǂ
~hase	86 17ŧ29ƒ
~hat	20 -24ŷ-21s-20Ź-18Ǉ-17ĴǠ-16ń-15OƟ-13Ŭ-12Ƣ-11xFNUƂǐ-10Ł-9ų-8ezƤ-7nļŰ7ŘşƃƙƛƥưƱǕǝ8cůŻŽǗ9tYņűƕǋ10LŐƬǖ11qƅƋǎ12ISZĽƌƑƷƼǙ13jpwŸžƊ14aJřƉ15lƓƘƵ16hƧƶǓǞ17TŭƦǊ18ovūơƽǉ19DĸƳǥ20ŲǏ21mƪƺ22WĶŔƠ23EPŠƔ24QRũǩ25gGXňőŝƇǃ26ŨƩǄ27ƒǈ28bBCķľ29ł31Ŧ32ŅŉŖŴ33ĻƗ34ŒŤ35Ŏ36Ŀŗ37ƻ38œ40ĺŀ41Ş44Ĺť46ō54Ň58Ū
~hat>	21 -25ŷ-21sŹ-19Ǉ-18Ǡ-17Ĵ-16ńƟ-15O-13Ŭ-12FƢ-11xNUƂǐ-10Ł-9ų-8ezƤ-7nļŏŰƫ7cŕŘŮƙǔǕǚ8qƃƛưƱǝ9ůŻƕǋǗ10atYņűƑƬƷǙ11LŐžƅƌǎǖ12IZƋ13SĽƼ14jwŸƊ15pJřƉ16lƒƓƘ17hƦƵƶǓǞ18TŭǊ19vĶūƧƽǉǏ20oDPĸơƳ21ũŲǥ22mŝƪƺ23łƇ24EWŔŠƔƠƩ25Rŉ26Qőǩ27gGXňǃ28BŨǄ29bCǈ30ķľƗ33ŅŦ34Ŵ35ĻŖ36Ť37Ŏ38Ŀŗƻ40œ42ĺ44ŀŞ47Ĺť48Œ49ō57Ň59Ū
~hate	74 7VƷ9ŽƩƾ10qŝ12aư14Ť15Ŀŉũ17P
~hatl	86 -7ƹ21Ķ29ł
~hatv	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
~hau	82 -13ǖ-8Ū10ŭŴ13ů18ƥ25ǐ29Ų
~haul	82 -13ǖ-8Ū10ŭŴ13ů18ƥ25ǐ29Ų
~hav	31 -22Ƨ-19Ǆ-15H-14g-13P-12ŀŠůơǊ-11M-10UŘŲƕǌǧ-9LQTłƞ-8ĿŷƅƤ-7ejpĻļśŴ7dFJSWĵŐūŻƀƿǃ8sťžƶǤǨǩ9hŰƍƜǏ10kķľŁņňōǈǐǡ11ŉƋǘ12NŜŹƾǅǔǢ13IŪƚƳ14Ŗŝǆ15iŋŸƁƛ16mĶŃǓ17lƪ18aşƑưǋ19ZżƘǝ20ţſƗ21ƃƵǒǥ22Yŵ23Ʊǜ24ŢƯǇ25fŎƎ26ŚƼ28ŗ29Ʀ30uő31ƌ32O33ŏ34ń41ƨ
~have	31 -22Ƨ-19Ǆ-14g-13P-12yůơǊ-11HMŀŠ-10UŘŲƕǌǧ-9QTł-8xLŷƅƤǟ-7ejpĻļĿśŴƞ7dJSWĵŕŻƿǃ8FŐťūƀƶǤ9hŰžƍƜǏǨ10kķŃňōǐǡ11ŁņƋǈ12ŉŹƾǅǔǘǢǩ13NŪƚƳ14IŖŝ15ŋŜŸƁǆ16mĶƛǓ17ƪ18alşƑư19ZżƘǋǝ20ţſƗ21ƃƵǒǥ22Yŵ23Ʊǜ24ŢƯǇ25Ŏ26fŚƎƼ28ŗ29Ʀ30ő31u32Oƌ33ŏ34ń41ƨ
~havi	78 -10ŕǩ-9H-7Ŝ12x13sŃ15t20ǟ27i33ľ45y
~hbo	70 7Gǩ8ļŤƟ9ƒ10Ǎ11ƙ12ū14BŅ15C21Ɯ22ƞ
~hbor	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~hda	69 -7Ÿ8Ǘ15Ŝ20pv23cd
~hday	70 -7Ÿ8Ǘ15Ŝ22p23v28c
~he>	21 -24ŇŖ-21iT-20ő-19P-18ƴ-17ōŸ-16ŝƤ-15Hŏƣ-14Ļš-13VňŢƸ-12zLƂǄ-11GNŊ-10IĹœ-8AŃǝ-7ŒŨ7bBũƍƒƘƻƾ8afľŔŰŽƎǇǈ9owQŐŗŵŶƓƭƼ10nŮƉǛ11ĶƗƽǁ12DƏƳǃǓ13dJŅŭűƚƜƪưƵǑ14śŧŷƁƇƙ15ĿžǊ16eŌŤǣǤ17ŦŻƥƨǏǗ18Ľƌǆǋǐ19ĺłƈƷ20ŕƊƧ21kŁƐƢǥ22tEņřǅ23ƋƞǨ24ƅƑƟǂǞǦ25sUƄƖǍ27ŀǌǧ28Śǟ29vů30Ǣ32qyơƮ33Ŭų34p36hƛ37xźƕƠ38ƫ39ūǠ40Ŵ42Ź45r
~hea	46 -13Ʊ-11ƾ-9cpƳǆ-8wzňƶ-7ŶźǑ7agNŠƍ8uŎƲǗǩ9Ŕƭ10Şƺǃ11ņ12Ǐ13ļ14ks16yŅŌ17x18Ũ19Ň20UĿ21Ŝ23W24j26h28ľ32ƃƼ39Ǉ42Ɛ43ƽ47Ƹ52ǂ54Ƌ
~head	68 -16Ʊ-10ƈ-7Ť7Ň8ŚƗǜ10ľ11V12Ŀ14k15nƲ17Ō22ŞŨ30y63Ǉ
~heal	55 -11z-10t-9ƾ8ƴ12Ǘ15x22W33ƽ41ƃ56ǂ71Ƹ
~heap	79 -8c8Ŧ15œƁ17Š21ƭ32Ņ35ľ
~hear	56 -13Ƹ-8Ƴƶ-7rwň7akYŌƹǞǨ8txDŤƂǂǝ9fWŮƁ10iNŵƍ11gƐƺ12Ŏƈ13Ŕ14u15ņ16Ŀǩ19ļ20ƽ22s24Ň29Ŝ34UƼ37h
~heat	71 -11U-8iƞǆ18ǃ42j69Ɛ87Ƌ
~heav	87 9Ư15ǈ26Ǐ
~hec	56 -15Ł-13ƒ-8Œ-7UĶŖ7ĸŏŢǜǟ8cŧƢƪǐǛ9ƨƭƸ11K12JŐŜǏǠ13qǢ14Ǖ15ǉǖ16eQƫ17ǒ19Ƭ21WZ23Ɵ24ŦƮ25Y27Ĵ32ƾ
~heck	56 -15Ł-13ƒ-8Œ-7UĶŖ7ĸŏŢǜǟ8cŧƢƪǐǛ9ƨƭƸ11K12JŐŜǏǠ13qǢ14Ǖ15ǉǖ16eQƫ17ǒ19Ƭ21WZ23Ɵ24ŦƮ25Y27Ĵ32ƾ
~hed	63 -8Ǐ-7ő8mƝƹǡǢ9r10Ƙ11ĺ12Ɩ15Ɖ16ƪ17H18ņ20K22f23RƊ25Ʒ66Ƒ
~hed>	65 -10Ǐ-7ő7YƖǝ8Ŷ9mrƝƹǡ11ĺ15Ɖ17ƪ18Hņ21K23f24Ɗ26Ʒ44Ƒ
~heds	89 33Ƒ
~hedu	82 7LƖ11Ǣ15Ƙ31R
~hee	68 -14v-10b7iw9fŀ10uǣ13Ś16Qǐ17ş18ŷ21ł23Ź31ŵ33ų
~heel	75 -10bv12ŀ18ǐ19ş20ŷ26Ź34ŵ37ų
~heet	75 9w10f11u12ǣ15Ś24ł
~hef	87 10ţƎ13Ť33ƀ
~heft	87 10ţƎ13Ť33ƀ
~hei	60 -11ŭ-10d-8ŷ-7m7Žƃ8Ƴ9Ś10ŝ11ŧǗ12yǕ14Ǒ15Ǔ17Ƣ19vǐ26Ŕ30ƺ36Ʊ37ǈ48ǒ49Ņ
~heig	78 40ƺ
~heir	61 -11ŭ-10d-8ŷ-7m7őŽƃ8Ƴ9Ś11ŝǗ12yŧǕ14Ǒ16Ǔ17Ƣ19v20ǐ26Ŕ36Ʊ38ǈ49ǒ51Ņ
~hel	63 -11k-7iƽ7vŎǉ8ŀŇƯ9ŝŢ11Œ12ǈ13sƲ16Ņ18Ǒ19ĵǩ22ň24AǇ32Ĺ34mz
~hell	89 13Ň16ǩ24Ņ
~helo	82 45m
~help	66 -11k-7i8vŀǉǩ9Ư10ŝŢ12Œ13ǈ15s19Ǒ20ĵ23ň25AǇ34Ĺ37z
~hem	51 -21ŀƱ-19ǧ-15Ŷ-10aŎ-9Ĵǅǩ-8GĹĻŦ-7ĺŃŊǌ7ŰƘ8eśŷžƻ9PŔ10gǕ11šŬơ12Ƭǐ13Ƅ14şż15w17xƶ18Sŧ20ǚ21œ24Œ25ǈǑǓ28ǒ30yő34Ư37Ţ38Ş39Š50ŝ
~hem>	52 -21ŀƱ-20ǧ-15Ŷ-10aĴŎ-9ǅǩ-8GĹĻŦ-7ĺŃŊǌ7ļŰƘ8eŷžƻ9xPś10gŔǕǚ11šŬơ12Ƭǐ13Ƅ14şż15w17ƶ18ŧ19S21œ25Œǈ26ǑǓ29ǒ30y31ő34Ư38ŞŢ39Š51ŝ
~hemi	89 17ǚ
~hen	38 -22Ť-17l-16a-15q-14ǋ-13ĺŁ-12ơ-11ŝŞǟ-10ŀƜ-9iUƵǃǨ-8juBITŅŇŌŦŪƬ-7zFNZķţƉƮǗ7AĸłŨƇǀǜ8ǈǏǒ9ũƀƫƲƽ10Żƙ11HśƁƭƶƷƾƿ12ŜƋǙǛ13rĶŖƼǞ14Ÿƴǝǧ15ĹƌƳƹ16vĵ17ŹǅǎǢ18ſ19y20ƈǂ21g22d23OōƟƧ25R26V28ƅ32G33sƖ35SŃő42ŕ47ť48L
~hen>	39 -21Ť-18l-16a-15q-14ǋ-13Ł-12ơ-11Ş-10ĺŀŝƜǟ-9iCUƀǃ-8jBTŅŦŪƬƵǨ-7uzŇŌŢţŴƮǄǇ7ĸŘŨƇƤǀǜǢ8AĵĿłǈ9ũƹƽǅǒ10ƙƫ11Ʒƿ12śƁƭƶ13HĶŜƈƋƼƾǙǛ14rƴǞ15ŖŸǝǧ16Ĺ17vŹƳ18GǏ19ſ21ySƌǂ23dg24OōƟƧ27R28V29ƅǎ31ő35sƖ37Ń40ť44ŕ49L
~hend	75 -21ǎ-18Ǐ10ő12Ɛ13Ʋƹ14Żƈ16ĵťǅ19Ǣ29GS
~hens	80 -10ƌ12Ţ18C19Ǆ39ƀ
~her	31 -40d-22Œǅ-20T-18ǎ-17ŭƼ-16ǌ-15ĺƬ-14ƅƘ-13ŎŐť-12ŦŶ-11LśƌƓ-10OƸǟ-9aRĽœƻǣ-8NŨŲƖƺǚ-7xņƇƕ7hŪűŵǔǝ8ţƶ9ĵŗƂƗƢƩǛ10kZǍ11Ɓƛ12iřŞƧƪ13qJĶļšƙ14VŹƚƣƾǗǨ15ŢƉƎǦ16yŤźƍƲǃǄ17uŊŚ18SŘƝ19ǂ20ŜƱ21fŷž22Cǁ23Dō24zBƳ25ſǈ26H27ŝƑƞƨƷ29Ű30Qńǋ31ƟƤ32şƽ33jos34l35n36M38Ņ42Ɗ43Ŵ50G
~her>	46 -39d-24Ƹ-20ǩ-17ŭ-15Ŝ-14Ŧ-13Ļ-12ŒƦ-11amWŌ-10CFŎǥ-9gƶ-8SXƞƪ-7ĺŖŠŧƗƝƤƬǃǄǍ7ľƫǉǋ8nqķŶżƟ9ŋ10HIMƯƵ11ĴŊƴ12vŷ13jZ14tłǇ15rų16yžƷ17Kǈ19sŹ20Ʈ21ƛǁ25w26Ƒ27Bź28p30zƽ32ǂ40ń41Ņ42ş44Ƴ48o52ƨ54Ŵ
~here	33 -22ǅ-18Ŷ-17Tų-16ǎ-15ŀŐ-14dŒǌ-13ƅ-12pņœƯǇ-11KĺťŨƓƘƬƵǑ-10xƼ-9tIOƌƮ-8bvśŻǊǟ-7eLPłŲƒƖƴǂǆ7ŌŮƄƠơ8hFƃ9ŖƎƏƦƶǀǁ10qŉƑǔ11ĶĸŊŴŵƜ12ĵţƁƚƲƾǃǝ13mĻŤƂƣƩǛ14kǈǦ15iřƪ16uJƗƙǨ17ļŘšŢŷƧǗ18Ɖ19ƍƷ20Ʊ21VǍǩ22fŚ23ō24HSƝ25sǄ26D27CſƟǋ29n31jQ32ŜŰ33ŝƞ36M38Ƥ41l47Ɗ55G
~heri	86 13Ɯ14Ż15ƶ20b27ŀ
~hers	70 -15ŭ-14ƃ-9Ƽ-7Ǆ7Ǒ8uų10Ʒƾ11ŀŽ13BĶ14zƢ16ŞƎƲ17Ņ21ƽǃ22ž35Ŵ
~herw	87 10ǂ11v14Ƹ
~hes	58 -12ű-9Ż-8R-7Ţ7nqCƙǛ8ĺŐŖŜƁƠ9ŽƟ10gƘǇǟ11fAŒǌǩ12Ǟ15ltQŪƗ16ŋżƒ18Ƒ19m21Pư26U28ŀ30ƺ
~hes>	70 -9Ż8j10ƙƸ12Ɵ14ŽƘ16g19Ɨ20żƺ22Ƒ24ư
~hese	62 -12ű-8R7cƸ8qCǛ9ĺŖŜƁƠ10nŐ11Ǉǟ12Œǌ13f14ƺǞ15ǩ16Q17tAŪƒ18lŋ23P28U
~hesi	84 47ŀ
~hest	86 29m
~het	86 11ƀ12Ƶ18Ĵ
~heth	86 11ƀ12Ƶ18Ĵ
~hew	82 -8Ź12I13Ƃ16ų40ƹ
~hew>	84 -8Ź12I13Ƃ16ų20ƹ
~hey	43 -14Ĺňǟ-13ŵǨ-12Ń-11ĸ-10luŀ-9YĴĺĻŠŨƶƷǣ-8tXŇƵǃǝ-7CQZľĿņŕŭŶŷƃƜǢ7ŢƋǈǏ9œƾƿǇǕ10Ŗż11ƈƽ12ƻǧ13UŐƁƖǒǓ14z16RŗƦ17iš18Ǒǖ19xyķ20Ŝ21ƅ23Ơ24ơƧ25ƪƼ26wŘ28ƕ29Ǥ30Œ31Ŧƴ32W35v37Ņ38Ʈ46Ş49ŧ50Ŕ52ŝ
~hey>	43 -14Ĺňǟ-13ŵǨ-12Ń-11ĸ-10luŀ-9YĴĺĻŠŨƶƷǣ-8tXŇƵǃǝ-7CQZľĿņŕŭŶŷƃƜǢ7ŢƋǈǏ9œƾƿǇǕ10Ŗż11ƈƽ12ƻǧ13UŐƁƖǒǓ14z16RŗƦ17iš18Ǒǖ19xyķ20Ŝ21ƅ23Ơ24ơƧ25ƪƼ26wŘ28ƕ29Ǥ30Œ31Ŧƴ32W35v37Ņ38Ʈ46Ş49ŧ50Ŕ52ŝ
~hic	51 -15ǚ-12Ǘ-10Ž7bcľŀŉŻƁƏ8ŶƉƕ9ƴƻǏǖ10dDňŰŷƄ11ŭ12ƣ13EļńŲ14R15J17Ŭǈ20Őť22Cǐ24Q26ū35Ŵ37ų39Ū
~hich	54 -15ǚ-12Ǘ-10Ž7c8bľŀƁ9ŉƏƕ10ƴƻǏ11dDň12Ūǖ13Ŵƣ14EļńŲŷ16JRū20ǈ21Őť24C27Q32ų
~hick	89 11Ǜ18Ɖ
~hicl	64 -7ǥ7żƄǦ9ž10ŭŵŻ11Ŷ14ū16Ű17Ŭ18ų29Ŵ35Ūǐ
~hid	89 15Ş19i
~hie	82 -8ƗƸ11ű18Ǐ19Ɓ22ū31ǂ
~hiel	86 11ű20Ɓ24ū
~hif	83 -16k13U27ǎ49R
~hift	83 -16k13U27ǎ49R
~hig	62 -12Ʊ7vƄ9ƚ10œŔų11yŅƒ12Ə13ƁǓ14Ŭů15Ơ16l19Ř20ƙ21m25Ǧ27Ƽ37ƣ38ŗ
~high	62 -12Ʊ7vƄ9ƚ10œŔų11yŅƒ12Ə13ƁǓ14Ŭů15Ơ17l19Ř20ƙ21m25Ǧ27Ƽ37ƣ38ŗ
~hik	86 -12ŧ10Ş11g13Ŕ16ĺ22œ
~hike	89 -12ŧ9œ11Ş16ĺŔ
~hil	64 -9ŖƁ-7ŭƓ7Ɵ8lǠ9ŲųŹƫƱ10ŉŶŻ11Ɯ12yŇ13Ś16v17ŧƎ18Ƥǝ20w26ő30u44Ư
~hild	70 7ƶ10Źƫ11Ʊ12Ŷ13y14l18v23w29Ư34u
~hile	71 -10ŖƁ-7ŭ7ǅ8ŵ9ƟǠ10ų11Ų12ŉƜ13Ň15Ś19ŧƎ20Ư21Ƥ22ǝ30ő
~him	68 -22Ƹ-14Ƽ-9ňơ-8ǩ8ņ9rƯ10ź11zA13ǌ16Ʒ17wŜ18ot33ǂ35Ɛƨ48s
~him>	71 -23Ƹ-15Ƽ-10ơ-9a-8ǩ-7ň7g9tņ10rƯ11AźƳ14ǌ18wŜ19o34ƨ35ǂ54s
~himn	87 -7ǚ46Ɛ
~hims	87 12t14azƷ
~hin	37 -17s-13nŌ-12lvŒŜ-11FJƟƧǁ-10tT-9cSœŮ-8xRŋőůžƌƴƺǇ-7oňŐŬźƁƔƕƖƜƠƪǔǙ7Nųƚư8ķŘƞƸǓǛ9jpAXŀŞſƐ10ĻľƂǀǞǦ11Ĵĸǐ12BPŃŪǂǖǝ13ZŶƲǘ14ĺűŻƈƉƯƳǟ15HŲŹ16ƼǢ17łŖƦǕǩ18Ƅƥƹ19gUũ20ş21ŝŽƻ22ƍƘ23Ŕ24i27Ňŏ28ƬǏ31ţ32ō33ŉƨ34ƶ35r36Ɨ48Ŀ
~hin>	65 -7Ů7HŉƯƼƾ8ŊŻǖ9ENYł10UōƐǘ11šƍƨƻǐ12qƘǥ13ńŪű14Ŷ15ĺ16Ŀş17Ž18ť24Z
~hind	71 -11v-9W9ƙ12Żƃ15uƳ18Š19p20ŷŹ24ƶ25ų
~hine	70 -10Ŀ10ǖ12Ƽ28j30Ǣ31ǝ54Ǐ
~hing	40 -14ǝ-13s-12HVž-11anyJŜ-10FGŌƟ-9ĺŒťŨ-8tSńŋšƭ-7lTƓƤƴ7ZĴĸūǏǦ8ŢŪƳƿǛ9kŀŶż10Řƚ11ƞƯƸǓǘ12ĹſǄ13ķŔşƻ14AľƂǀ15ŞŽưƼǂǕ16UƲ17ŲƉ18ƍƶǟ19ŃƘ20Ŗƈƹ22Pł23ĻũƄ24ƥ26g27ŝ28Ʀ32ō33iŏţ34ŉ36Ɨƨ59Ŀ
~hink	56 -18q-12ƨ-10ƦǠ-9ZưǨ-8Ĺŗ-7P7ōǊ8OĴƓ9ķ10ǋ11Ʒ12hGŠƀƒǝ13Xƭ14űƵǞ15Ƴ16ŖŨ17ĺ18Ŀ19Ŕ21V23B25ǩ26y33H35Ň43Ƭ55r
~hio	81 20l40Y
~hio>	89 22l
~hion	86 42Y
~hip	71 -9ž9ǡ10ŠǕ11Ƅǝ12Ƣ13Ɖ21Ɯǆ29Ţ
~hip>	77 -9ž7Ƴ10ǡ11Š12Ƅ15Ɖ23Ɯǆ32Ţ
~hipp	78 11Ǖ12ǝ14Ƣ
~hir	68 -14ǈ-11y-9V-8HƷǠ-7GƇ7ǥ8ǡ13Ǆǅ17dq18Ɩƣ21cǑ22Ư33ǔ43ǜ45Ǟ55S
~hird	81 -8Ƈ-7Ǎ9Ŝ10ǡ16Ɩǅ20d21q22ƣ
~hire	73 -13ǈ-10y-8VƷ-7G8ǥ14Ǆ15ǜ23Ǒ24ƯǞ36ǔ59S
~hiri	87 -10Ǡ-8H30Ǟ38ǜ
~his	44 -24ų-16ş-15ŖƮ-14dŇŸ-12Œ-10ŝ-9ŞƌƫƬǝ-8RķĸŨŪƁǃǟǩ-7ōśƞƦ7tOƯǁ8ňœŜơ9JXŷƕǈǣ10qŅ11cź12xHŀƭ13ţƨ15Ǌǘ16Ałǒ17ƽ18Ǟ19k20p21MƖƳ22jŌ25Ƶ27N28BI29sŁ30Ź31ĻŎ32rŋ33Ĺ35a42Ńŏ50ĺŴ
~his>	45 -25ų-15ŖşƮ-14dŇŸ-12Œ-9ŞƌƫƬƸǘǟ-8RķĸŝŨŪƁǃǝǩ-7śƞƦ7oLOƺ8tŜơƯǁ9JXňœŷƕ10ǈǣ11cqŅ12Hŀźƭ13x14ƨ16AǊǒ17ł18Ǟ19k20p21Ɩ22jM23Ō24Ƴ26Ƶ27N28I29B30sŁ31Ź32ĻŎ33rŋ34Ĺ36a43ŏ44Ń52ĺŴ
~hist	72 -9ǂ7Ǘ11ņ12Ƽ14Ż15Ƹ18ţ26ƽ
~hit	62 -19Ř-12š-9Ŗ-8őŧ-7Ǩ7Ƒ8œǘǤ9ƚǦ10şžƊƻǚǡ11j12Ɖƾ13JŨ18Y27a30c32f42ĸ51ż75ſ
~hit>	66 -20Ř-12š-8ŧ8Ƒ9œǤ10ƚǘǦ11žƊ12j16Ũ20Y34c40ſ45ĸ55ż
~hitc	89 -9ő51f
~hite	84 8J14ƻ15ǚ18Ɖƾ
~hits	82 -10Ŗ14ǡ51ſ
~hly	65 -9Ǣ-7Œ8Ɨ10Y13Ɣ14Ơ16Ʈ17Ů18ķ34Ĵ
~hly>	65 -9Ǣ-7Œ8Ɨ10Y13Ɣ14Ơ16Ʈ17Ů18ķ34Ĵ
~ho>	38 -23Ɣ-20Ų-19t-17Ū-15TŴ-14LĴŌ-13Ś-12ķŊƣǇ-11Ţƒƞ-10fDĸĿŏǄ-9PYłŒŞŧ-8ŭƦƵǢ-7sxyBHNRĹĺĻŎśŸźŽƅƉƛƝƧǃ7ŵƃǧ8lřƄƽ9ƾ10ZƐ11ǍǕ12ƙǘǞǥ13q14wƁ15uƤ16aǛ17Ŭǅ18Ǘ19ǆǨ22Ʋ23ǐ25ǜ26ǩ28ńƶ30Qş31ŠƜ33Ǒ35o36ļ37Ƴ38Ƣ39ƕ41nơ42Ł44ų46Ŝ47AŷƯǔ51ŐǠ52ƫ59ǈ
~hob	81 11ǀ50g
~hobb	81 11ǀ50g
~hod	66 -12zƾ-8u-7Ʈ9Aľ10ŵſ11ǣ12Ʊ13ƫ15ǘ16Ŝ20ư22Ƥ24Ǩ26ƃƲ43Ư
~hod>	66 -12zƾ-8u-7Ʈ9Aľ10ŵſ11ǣ12Ʊ13ƫ15ǘ16Ŝ20ư22Ƥ24Ǩ26ƃƲ43Ư
~hoe	81 -7nǋ9ơ10Ǩ11Ǡ12Ś13ł17Ƣ18ƺǏ25ų
~hoev	89 -8ǋ-7n10ơ14ł20Ƣ
~hol	52 -16Ǌ-13ǖ-12ų-9H-8xNŝŧ-7AŐƝƦǈ7UšŦƸ8ZŁ9Ūů10ƈƉƮƵƼǉ11Oķƭ12hű13ō14tŞ15ƪǕ16T18ŀŔǓ19ŷ22ƿǗǛ23ǩ26kK28Ʃ29ǧ30nŬ
~hol>	71 32ƿ33Ǜ
~hold	59 -13ų-12ǖ-10Ǌ-8JN-7x7i8Śƕ9tƸ10Ł11Ū13Ɖ14Ʈ15ű17Ş19n20T22Ǔ23ŷ25ŀ26Ǘ32K34ǧǩ38Ŭ
~hole	63 -7ǩ7tňŨưǢ8lBǂ9uķ10ŔšŦ12ů13kƵǉǐ14Z15hOƭ16Ƽ17ō18ƈ20Ǖ21ƪ35Ʃ
~holi	84 -12ŧ14Ǉ15U29k
~holl	87 -12H13L14Ź15J18Ŕ26n
~hom	48 -19M-15ŐƯ-13N-12mł-11Ǐ-10Ŵ-9Xŗű-8ƪ-7ZőŬƳǥǨ7ŋƌưǩ8ĽŹ9Ɩ11ķƛƮ12hwyĹǁ13ƙ14IƇ15ƞ16ůƷ18uź19q20ŰƆ22T23Ɣƕ24H25C29Ɵ31ƒ32s33n34Ɠ36ş37F39R40lƅ59Ɲ
~home	49 -19M-16Ư-15Ő-14N-12mł-11Ǐ-10űŴ-9Xŗ-8ƪ-7ZŇőŬųƳǥǨ7ŋƌǩ8ĽŹư10Ɩ11ƛƮ12hwyķĹǁ13ƙ14Ƈ15I16ůƞƷ18ź19u20qŰ21Ɔ22T23Ɣƕ25H26C30Ɵ32ƒ33s34n35Ɠ38Fş40R41lƅ60Ɲ
~hon	61 -19J-9ŷ-8ŅǅǇǠ-7ŠƷ7ĿŢ8fCľŬǖǗ9Ŝ10ŖŚƿǄ12śǟ13rŪ14Sǘ16ĺ21M23ź24O27c29Ž34K37I42ǩ
~hone	63 -20J-9ŷ-8ŅŠǅǇ7Ŀ8CľŢǗ9ǖ10ŜǄ11Ŗƿ13Śśǟ15rS16c17ĺ22M24IO30Ž35K45ǩ
~hoo	57 -10ǩ-7ǖǘ7hǦ8cSŻǔ9ļƗ10aqKQ11vśŭ12ǟ16CŠ17JǓ22Ǜ26x28lł31Ʊ33ź41m
~hood	82 -8ƌ8ƞ10G11ƒ16l24C34Ǜ
~hook	87 17ļƗ20ǟ
~hool	61 -9Š7yƄƶ8Ǧ9KSǔ11qQŻ12vŭ18Ǔ20l29x34Ʊ37ź45m
~hoos	80 -8M39Š44ł
~hoot	80 11h12cJ15a17ś
~hop	55 -26D-23ơ-22ƣ-12Ƥǩ-10iŐ-9Sŏ-8b-7aŀŢƒ7yHů8ǐǞ9UǄǝǦ11Ǡ12g14Ɨǔ15Ƒ16ƁǙ17ŠǍǏ18Ǣ19ǖ20M21ĺ23Ǩ24ǅǈ25Xńǥ27ǟ28ǃ29ŵ34ǋ39ǌ45Ļ48Ɲ
~hop>	58 -28D-23ƣ-21ơ-12Ƥ-9iSŏŐ-8b7gů8y9ǄǐǢǦ10UǝǞ12Ǡ16ƑƗǔǨ18Ɓ19ǈǏ20ǃǍ21Š22M27ǅǥ30ǟ34ŵǌ38ǋ52Ɲ
~hopi	80 11H24X30ǖ57Ļ
~hopp	80 -7ǩ16X36ĺ46ń
~hops	84 -7a7Ƣ11gǈ12ǌǨ15ǃǢ
~hor	79 -8Ɯ-7Ʒ9Ƹ12W13Ǟ14Ť18k24Ʈǔ26Ő
~hort	86 -8Ʒ12Ɯ13W15Ť26Ʈ
~hos	53 -17C-11ţ-9Dǖ-8nƫ-7lŵǈ7Eĸńŕűƅƞǡ8ZſƉƎƯǄǒ9SĵŇŝũƈƍǊ10FƼ12žǑǔǨ13ƃƦǂǆ14iQ15ƑǇ16AŽ17Ʃ18ƸǤ20Ł22Ő25ƛ27Š29ǐ32Ƣ
~hose	54 -9D-8Cƫǖ-7nǈ7Eűƅ8ńŕſƉƎƞƯǒǡ9ZżƍǄ10ĵŇŝũƈǊǩ11F13ǆǑ15iƑ16ŽǇ17A18Ʃ19Ǥ20Ł23Ő26ƛ29Š30ǐ33Ƣ
~hosp	73 -13C-11ţ8ž9q11V13Sĸƃ17Ƽ19Ǩ20ǂ21Ʀ22ǔ23Q27Ƹ
~hot	68 -15D8Ǘ11Ƙǔ12ƒ16ǁ17Ƌ19ƻ25Ž28J31śƤ33ƍ48j
~hot>	75 7ś14ƒ19Ƌ28Ž37ƍ54j
~hote	84 14ǔ39Ƥ
~hoto	86 10Ǘ31ś
~hou	40 -27ŗ-21rő-17S-16ŉǄǦ-15Ŭų-13P-12ĹűŶŸ-11iŐǞǢ-10ŕŜũƦƼǈǊǘ-9loYŀŒŦŭŴƠƤǏǖ-8ńŖƨƵƽǇ-7jAVĿřƃǅǙ7ŢƊƖƬ8ĴŧƉƋƎ9ŁŏƑƚƶǠ10Ƙƛ11Zƣ12fsŇǧǨ13ňŲŵ14hKƏ15N16Oƕƙǩ17L18ƌǁ19ŌƂ20š22ķ23GƇƓƗ24ƝƮ25ş26an27Ɯ28T31FHMƆƟƭ32R33ƞ35D36ŷƒ38ǎ39ƔƷ41ƅ
~houg	75 7Ƃ9x14H18Ŋ22Ţ34ǩ35Ň
~houl	56 -21r-19ŉ-9ũƮƼ-8o-7ƵǢ7ŋ8ǩ9ĽƱ10ŎƸ11hL12Ƅ13IO14u15ō16M17ŧƬƶ18ŷǧ19D21Ĵƭ22afƘ24Kň26sN33Ō
~hour	67 -13P-12Ǆ-11N-8ŕ10Ƨ11ǉ15U17O24Ų33L35T70R74ǎ
~hous	45 -24ŗ-18Ǧ-16ų-15S-14Ŭ-12ű-11IUŶ-10Őő-9ŜŸƠǄǊǏǖǨ-8lǘ-7RĹŦŴǙǞ7Ǒ8hǕ9Ɗ10ŹƋ11ƉƎƖ12TŁƑƚƛ14ƣ15Zƌ16ƕ17ƂƏǁ19ƙ23Ɨ24MƮ25D26ŷ27Ƈ28ƓƷ29Hş30Gķ32Ɲ33n34Ɯ37ƆƟ38F40ƞ43ƒ46Ɣ47ƅ
~hout	63 -17ő-9bi7dǁ8ƈ9Ǡ10aĺ12ƌ13ľſ14ƺ15Ǔ16Ʈ18ŏ21ƭ30Ʒ31Ǩ39šŵ
~hov	86 7a11ǈ14Ő19uw
~hove	86 7a11ǈ14Ő19uw
~how	29 -24Ł-23W-22R-21w-20Ő-15HƂ-14s-13Ōŏ-12QƯƵǄǈǥ-11FMƕǞ-10oyLŔơƫ-8Aƛƴ-7DōŚşƩ7hTĶƅƦ8nGŽƶǊ9fŇœŸƣƱǒǙ10Sƚƹ11jƤƿǐ12ŖƙƟǋǏ13Ƹ14ŊšţŦƏƑƓƔǆ15pzUŃƄǡ16ĸŵǜǩ17ǝ18Ǧ19ŅŕŻƃƺǘ20kŨƬ21OŠǅǑ22bvŭű23YŤƋ24ļǇ25c26ŗŮů28ŧƞǟ29Ĵłƭ30ǖ32K33ƮƳ37Ɔ39t40Ŷ41x56i
~how>	29 -24Ł-23W-22R-21w-19Ő-15HƂ-14s-13ŏ-12QƯƵǄǥ-11FMŌǈ-10yLơƫǞ-9oŔ-8Aƕƴ-7DōŚƛƩ7hTĶƅƦ8nŽƶǊ9fGŸƣƱǙ10œƚƹ11jSƄƤƿǐ12ƟǋǏ13Ŗƙ14ŊšţƏƓƔƸǆ15pzUĸŃŦƑ16ŵǜǩ18ǝǦ19ŅŗŻƃǘ20kŕŨƺ21OƬǅǑ22bŠŭű23vYŤ24ļƋǇ26cŮů28ŧƞ29Ĵłƭǟ30ǖ32K33ƮƳ37Ɔ40Ŷ41tx49i
~howe	84 -11Ʒ14Ň16B17ĸ
~howi	87 -9ƕ8ǧ14Ƅ16d
~hows	86 9ǒ14ť21ŗ31ǡ
~hr>	89 -26ǈ11W25Ƨ47ǜ
~hre	84 13Ŏ16ǜ
~hrea	87 17ǜ
~hri	84 8Ƌ20D21d22k
~hris	84 8Ƌ20D21d22k
~hro	51 -14c-11Ɣ-10ŏ-8mǩ-7Ĵǟ7šŬżƂƗƱƻǝ8łŵƆƦ9z10ZŅƁǦ11ƚ12śŧƌƧ13nĸŐ14ŊŖ17ǥ18ŤũƜ19jƳ21ŗƨ22Ũǖ23ƕ24Wǎ
~hroo	84 9ƌ10Ɗ18Ɔ
~hrou	51 -11Ɣ-10ŏ-8mǩ-7Ĵǟ7ŬżƂƗƱƻǝ8łšƦ9zŵ10ZƁǦ11ƚ12śŧƧ13nĸŐ14ŊŖ17ǥ18Ťũ19jƳ21ƨ23ŗƕǖ24WŨǎ
~hs>	63 -9Z-8X-7nƠ8ĺŕƟ12ł13ŧ14vG15uĴǄ16Ɔǈ17Ůƃ19ų20Œ25Ǩ28Y29Ʈ
~ht>	36 -15B-11Tķ-8Ǌ-7jmŤƁƋƳ7dkwCKQŲƍƸǌǔǚǛ8uľƻǑ9EXŃŌšųǦ10MĺŏőřŢůƌƽƿ11SŗŠƐƬƮǜ12lŝƅǟ13ŇŖŶƓ14IƜ15aĻō16oƷǃ17iHPŎ18brƦ19ưǖ20ŊŰ21ŀ22Nƒǎ25Ǐ27ŧ38ƺ
~hte	68 -14b-9d-8mp-7ź7ś8ŕ9LƷǞ13U14Ű19yƱ25xŹ27v30u31w
~hter	68 -14b-9d-8mp-7ź7ś9LƷǞ13U14Ű19yƱ25Ź26x27v30u31w
~hts	73 -11Ŷ-7ŷ7DƜƤ8š9nĿ13Ż14xH16yŲ19U31R35Ň
~hts>	73 -11Ŷ-7ŷ7DƜƤ8š9nĿ13Ż14xH16yŲ19U31R35Ň
~huh	77 -9v9ĺ10Ə12rŅ14ƞ16Ŷ17j23Ũ
~huh>	77 -9v9ĺ10Ə12rŅ14ƞ16Ŷ17j23Ũ
~hun	81 7m12gƞ13ƯǛ22ǅ32H
~hunt	84 8m13gƯ34H
~hur	59 7ƙư9oB10ŭ13t14ǚ15O16Ɯ17Ť18ƍ19ĸ21ƶ24ţ27Ǚ28Ńƚ29X32ƃ33ž43ǣ
~hurc	80 9ļ11ư13o14ŭ16B19t29ƶ
~hurr	75 -11Ŀ11ƙ20O37ƚ39Ń
~hurt	62 7WĿ16ǚ17Ɯ18Ť19ƍ21ĸ25ţ29Ǚ32X34ƃ35ž46ǣ
~hus	56 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ůŷ8ų9Ư12Ʈ14Ł15ƫ16Ƴ19n20ż22f24Ŵ25Ʒ26Ų28p29s30t32rƨ33ǂ34q39o
~husb	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ů8ųŷ9Ư12Ʈ15Łƫ16Ƴ20nż23f26ŴƷ28p30st33rƨ34ǂ35q40o
~hust	89 43Ų
~hut	71 8ƚ9Ɵ11ŋ15ũ22ǎ25a28ƛ58ǝ
~hut>	76 10Ɵ12ŋ25ǎ42ǝ
~huto	87 18ũ32ƛ
~hwa	86 11Ơ18Ə21Ɓ25ů
~hway	87 11Ơ18Ə21Ɓ26ů
~hy>	59 -18ń-12Ŝ-11œƶƷ-9ŉ-8ļŒ-7ŌőŘ7š8ľǆǤ10Ŀ11ǜ12Š17xƸ18ƴ19ņ20ƻ21r22B27ĹƵ29ǩ34Ŷ41ŀ47Ţ48Ŕ49ĺ
~hyd	77 53Ə
~hydr	77 53Ə
~hyg	89 10ǈ27P
~hygi	89 10ǈ27P
~hys	77 19ƀ23Ƹ25ǁ41ƾ
~hysi	77 19ƀ23Ƹ25ǁ41ƾ
~ia>	80 9ǘ11D13Ÿ14C16y24ų28Ŷ
~iab	58 -8Ő7Ǌǥ10Ǜ12ŗǂ15ƽ16ƂơƼ17ǌǚ27ƀ33ǡ41ž
~iabe	80 17ǂ21ƽ22Ƽ
~iabi	59 -8Ő7Ǌǥ10Ǜ14ŗ16ơ17Ƃ18ǌǚ29ƀ32ž33ǡ
~iag	82 9ƽ14u32Ƽ
~iagn	83 9ƽ32Ƽ
~ial	59 -11Ƃ-8ơ7ǌ8cƦƮǢ9ĶƴǕǥ12ƖǆǍ13ĸ14ǠǦ15Ɖ16ABǋ17ƞƾ18ưǗ20ƘƯǄ21ƿ32I37e
~ial>	60 -11Ƃ-8ơ7ǔ8cƦǌǢ9ƴ10ĶǗǥ12Ǎ13ǆ15Ǧ17Bǋ18ƿ19ƞư22Ǆ24A30Ƙ33I39e
~iall	84 -7uA13Ʈ19ƖƯ21ĸ
~ials	86 9Ő12Ǘ15ǕǠ23Ɖ
~ian	74 -11h7Ư8ƅ9p10P11ƾ13o16q18Ɲ19ǈ41Ʋ
~ian>	79 -7Ľ8Ư10ƾ11P17q44Ʋ
~ianc	87 -7Ľ8f11p16o20q
~iar	67 18Ľ26Ŗ33ƫ
~iar>	87 23Ľ34Ŗ
~iary	68 34ƫ
~iat	84 11i12Ŋ18ŝ20m
~iate	84 11i12Ŋ18ŝ20m
~ibe	83 -7H10Ƹ11ƻ15ş17Ő
~ibe>	87 11Ƹ
~ibl	58 -11ƿ7ľŨǩ8ł11Y13ƽ14Ŏƀƚ15Ɓ16Ŧ18ň19ŭ21ƹ39Ř
~ible	58 -11ƿ7ľŨǩ8ł11Y14Ŏƀƚ15Ɓ16Ŧ18ň19ŭ21ƹ39Ř
~ic>	68 -10Ǆ-9ũ-7mǗ7NśƼ8Ĵ9ĺƛ10Ǖǖ11ŇůŴŵ12KŻ14ťŪ15Ƌ16ƥ17t20Ŏ35ǩ36ƾ
~ica	55 -10Ŀ-8b7ƙƻ8Ǆǚ9ƴǃ10Ō11Q12WǂǈǗ13ŀūƀ14ƽǑ15ƸƼ16Ƌǌ17źƿǒ18ƾ21ƃ23ǧ28ǁ30ƚ
~ical	63 -12ƻ7Tǂ8ƿ9ņ10Ǆǚ13Q14ǈǗ15ƀ16Wŀƽ17ƸǑ19Ƌ21Ƽƾ25ƃ33ǁ
~ican	80 -12Ŀ12ƙ46ƚ
~icat	61 -8b7ǀǂ8S10ƿ11Ōƴǃ15ū19źǌ20ƻǒ27ǧ
~ice	46 -26ǟ-17ǩ-15CǇ-11JǓ-10nĺŁő-9xŔ-8DTŵƷǔ-7lķŖŗŮ7Aƞƺƻ8cƗǉ9ŀŊŎœţưǀ10dűǍ11ǋǘ12PĽŒů13oŢƝ14BĹƘǄ15ľńƒ16ŝ17RŜơ18łǈ19ƕ20aj21MXŽ22ŅŹ24U25Š27ŷ32ǚ47Ÿ
~ice>	50 -28ǟ-16Ǉǩ-13C-11Ǔ-10ĺ-9ŁŔ-8xTŵǠ-7DŖŮƷ7arFŜŶŻƏǉ8ĵƞƻǊǤ9şƪǕ10ŊŎ11Aœţűư12ŀŽ13ůǋ14PƝ15jńŢǘ16BŒ17ľ18Ĺŝ19ƒ20Rł22ǈ25Ņơ26MUXǚ29Š
~icen	59 -9G-7nő8c9Ǩ11Ƅ12ūƺ15ǀ16do18a30Ź38ŷ62Ÿ
~icer	84 12j42ƕ
~ices	76 -10Ŀ7Ǟ9Ǡ12Ɨ15ǚ18Ž19Ŝ21Ǎ22ƘǄ
~ich	54 -15ǚ-12Ǘ-10Ž7c8bľŀƁ9ŉƏƕ10ƴƻǏ11dDňŪ12ǖ13EŴƣ14ļńŲŷ16JRū19ǈ21Őť27Q31C32ų
~ich>	54 -15ǚ-12Ǘ-10Ž7c8bľŀƁ9ŉƏƕ10ƴƻǏ11dDň12Ūǖ13Ŵƣ14EļńŲŷ16JRū20ǈ21Őť24C27Q32ų
~ici	61 -7ǃ8Pƕ9ƾǛ12ǈǏǦ13qƖ16ǒ17Ƙ18ǂ20ƻ28ƫ30ş32ǥ
~icia	67 9P10ƾ15qƖ16ǈ33ƫ
~icie	67 7Ƶ10ƫ14ǏǦ17ǒ19Ƙ33ş36ǥ
~icin	84 12ƕ27ǂ28ƻ
~ick	52 -12Ŧǩ-11ǃ-10ĸǝ-8jŢƪƮǦ-7żƞƯ7wNOĻļŤƂǉ8ŋƉ9Yŀ10Ǐ11xKXŊ12ƭƽ13ų14iŔǍ15Wĺŭ16Ǡ17ŧ18L19ĹǨ20ǘ21ł23ǐ24ľŘŶ25ǟ26Ǜ28Š44Ż48Ƈ
~ick>	60 -11ǝ-8ŢƮǩ7IRŌŚƹǆ8dřŜ9Ļŝűǉ10ŋŧŶ11Ť12K13L14xĺŠǘ15ľŊ17ƭǍ18W23łǨ25Ǜ47Ƈ
~icke	62 -8Ǧ-7ĸ7ū9ƂƕƲ11ļ12wNţƉ17Ř22Š25Ŕǟ55Ż
~icki	81 -7Ǔ10Ĺ11ǟ17X21ŀ28i
~ickl	84 -8ƪ15NĹ17g18Y29Ŷ
~icks	83 -12I9ŭǐ12L13Ƨ14ŕ15Ƈ17ľ19Ř
~icku	82 -15ǃ10Ǐ11ž12O17ŭ23ų30ǐ
~icl	63 -10w7żƄǦ9ž10ŭŵŻ11Ŷ14ū15Ű17Ŭǆ18ų28Ŵ33ǐ34Ū
~icle	63 -10w7żƄǦ9ž10ŭŵŻ11Ŷ14ū15Ű17Ŭǆ18ų28Ŵ33ǐ34Ū
~ico	80 24ƹ29ń48ĵ
~ico>	86 32ń51ĵ
~icot	89 27ƹ
~ics	82 9ƗƘ15ǩ25ǈ29Ž
~ics>	82 9ƗƘ15ǩ25ǈ29Ž
~ict	68 8ƅǄ9ŴƇ10nŤ11ūƞƸǔ12ƏǓ14QƷ17Ƭ18Ŀŭ22f24ś
~ict>	84 15Əǔ16Ǔ18Q
~ictu	72 10nŴƇ11Ť12ūƞ15Ʒ18Ƭ20Ŀ24f25ś
~icy	47 -18Ǧ-11ĺ-9Ɣ-8Ŭ-7oōǈ7ƥ8ƀƛƢ9Ŝ10ŒƂƨ11šŢžƁ12ƚ13ơ14ƖǏ15Ĺ16ľŐƬǥ17ƓƧǡ18ŗ19ŠƪǢ22Ŗ23ſƵ24ŷ25őŕƦ27Ś28Ʃ34ŏ36ř
~icy>	47 -17Ǧ-11ĺ-9Ɣ-8Ŭ-7oōǈ7a8ƀƖƛƢ9Ŝ10ŒƂƨ11šŢƁ12žƚ13Ǣ14ơǏ15Ĺ16ľŐƬ17ƓƧǡǥ18ŗ19Šƪ22Ŗ23ſƵ24ŷ25ő26ŕƦ27Ś29Ʃ34ŏ36ř
~id>	34 -21ǎ-20ų-17Ļ-16Œ-15RƧ-14ŭ-13JL-12sľŇžǠ-11APŌƟǇ-10zŚŝƗƤǈǕ-9iUŁşŷƯǃ-8oŃŘůŽƮǄǗǛ-7CMłŐƸǥ7ĴōŗƂ8ĿŜƚǓ9fjƥƶ10tƺƾǂ11dǊǏ12xƱƹ13pĹŎƵ14lqőƈƍƙǘ15ŵƼǜ16řź17ŉŖƅǞ18wƔƩ19ŸǤ20ťƫ21ţƬ22Ľǩ23Ƅ24Ź25cSƕƽ26ń27ňŠŬ28mš29ļŤƌƒ30kƴ31Ņ32ũ33ǅ34ņŔƳ35GŨ39ŧ40œ54Ŧ67B
~ida	78 -11ŧ-8ž8Ÿ12ƃ13UǇ14ǚ16Ǆ18A25H27k
~ida>	89 9Ÿ29H
~iday	84 -12ŧ14Ǉ15U29k
~idd	78 9vĵ14L17a19i23N
~iddl	79 9vĵ14L17a19i23N
~ide	47 -11SƸƾ-10UŨ-9FƞƧǏ-8ĹŌŗŪƮǐ-7QřŤƂǞ7qZķŬƏǂ8tŊœţƣ9ŇŔŧƉǔ10eŽ11jnƍƵ12CY13ŰƛǍ14Tť15gMƇƝǄ16ǀ17ƕư18uŁū19ƗƥǢ21ŵƃ22ł23ŐǠ25Ɓ26Ʀ28ƪ29Ų31ż
~ide>	54 -13Ŵ-12Ƹ-10UŨ-9ƂƞǏǩ-8Fş-7ns7ĶőŖŞŠƦƫƱƽǄ8ƌƪǛǦ9qŔƏ10Aœūƣǂ11t12gTŁŧŬƉ13ƍ15jCƥ16YŰƗ18Ǎ19Ƈ20ǀ21ư22Ɲ27Ǣ28ł30Ǡ31ŵ34ŲƁ
~idea	78 8B10sTŽ12V13Ƶ17Ŋ27Ň
~ided	87 -10Ť-9Ł15ƛ21e27ĺ
~iden	62 -13ƾ-9S-8Ƨ8d9Ƴǔ10Ŕ13ţ15ūǄ18n20ť21ǩ23ƃƕ29ƪ46ż
~ideo	84 -8Ń11g14Ɨ39M
~ider	83 10Ž13wŉ22Ő
~ides	65 7ƻ8ƥǔ9Ƣ10W12Ǉǈ13ŷ14ŐŴ15Zķ20Ł24u29Ʀ
~idi	76 -8Ŵ10ł12ǀ14ŭ26Ł38Ƈ
~idin	76 -8Ŵ10ł12ǀ14ŭ26Ł38Ƈ
~ido	84 8ƫ12Ǩ13Ʒ19Ƴ26f
~idow	84 8ƫ12Ǩ13Ʒ19Ƴ26f
~ids	56 -10ź-9zķų-7oZ8ń11ľƍƜ12Ǜ18Ʋ20Źƫ21ƭ22n23ƶ26v29wƯ33Ʊ42y46x64u
~ids>	56 -10ź-9zķų-7oZ8ń11ľƍƜ12Ǜ18Ʋ20Źƫ21ƭ22n23ƶ26v29wƯ33Ʊ42y46x64u
~ie>	71 -15ǒ-14Ǩ-11ƞ-9z-8Ŗ8Ɩ9Ƈ10V11Ʈ17Š18f19Ƴ22ł23Ő24Ʀ25hƽ33Ƣ37Ŀ
~iec	87 -13ƕ10Ʊ13Ǣ19Ŭ
~iece	87 -13ƕ10Ʊ13Ǣ19Ŭ
~ied	61 -12ŵ-9Ő-7ƨ9ńŽ10Ŷƚƫ11j12ŧ13ƷǏǘ14Ư15ĿŢǤ17ŝ21ƦǨ23o36ƴ43f48Ƴ
~ied>	61 -12ŵ-9Ő-7ƨ9ńŽ10Ŷƚƫ11j12ŧ13ƷǏǘ14Ư15ĿŢǤ17ŝ21ƦǨ23o36ƴ43f48Ƴ
~iel	78 10ű11Ś12ĸ13J16ǈ18Ɓ21ū24a
~ield	78 10ű11Ś12ĸ13J16ǈ18Ɓ21ū24a
~ien	55 -10w-8ĿŒƮǄ-7ƕƯ7ţ8ŧ9Ũǣ10Uļǅǘ11ƢƤƳ12Ǧ13aƷ15Pņŭ22Ɲ23AǓ27ǚ28BƜ38Ŭ44ǔǗ
~ien>	89 27Ŭ
~ienc	72 11ŧ13Ũ15ǅǣ23ņ
~iend	70 -12w-9Ʈ-7ƕ7ų9ľƃ13ļ14Ɯ15Ƣ16Ƥ17Ƴ18Ʒ19a33A37B
~ieni	89 10ǈ27P
~ient	61 -8Ǆ-7ĿŒƃ7Ɩ8Ŋ11ţ12Uǘ14Ǧ18ŭ20Ɯ24Ɲ27Ǔ32ǚ50ǔ51Ǘ
~ier	68 -7Ƹ9Ŧ12ŝŢ14MŞ20ǩ21ő25ǂ26Ƈ32Ő40Ǖ
~ier>	71 -7Ƹ9Ŧ12ŝŢ14Ş15M22őǩ26ǂ34Ő35Ǖ
~iers	80 7Ǖ31Ƈ
~ies	52 -11Ƃǋ-9V-8ǩ-7vƁ7ơǃ8ķŤ9ƝƨǏ10hĽ11mńƑ12KƘǐǒ13gĵŲƜƼ15yĿǈ16ǀ17Ǧ18ƃ19ƆǛ20ǣ21ǎ22cŢƯǍ24ǥ32ş
~ies>	53 -11Ƃǋ-9V-7vƁ7ŀŭžƠơǉ8Ťǃ9ķƝƨ10hĽ11mń12Ƒǐǒ13ĵŲ14gƜƼ15y16Ŀǈ17ǀ18ƃǦ19Ǜ20Ɔǣ23cŢƯ24Ǎ25ǥ34ş
~iest	80 10ś16Ƙ18Ǐ21K34ǎ
~iet	80 -9ŕ9L13Ʈǆ19Ƽ23ǎ33ŀ
~iet>	86 -10ŕ10L13Ʈ25ǎ35ŀ
~iev	78 -8Ɨ9lmŌ10M11S13ŋƬ14Ÿ16Ǐ29ǩ
~ieve	78 -8Ɨ9lmŌ10M11S13ŋƬ14Ÿ16Ǐ29ǩ
~iew	83 -16ƶ-12Ǡ16BǞ24Ŝ26ǩ29Ŗ
~iew>	86 -17ƶ-12Ǡ11Ŝ16B17Ŗ20Ǟ28ǩ
~if>	39 -21ĺǩ-16X-13ǈ-12ŀ-11ŗ-10kŇŉƕƶ-9gyALōœƳǋǗǞ-8dTŐŨƲǆ-7iŕŤŦŪ7ľź8ŬŶƎƑƝƩǄ9uGĻƬ10bHNƂǢǦ11cŢ12FW13ű14rŝ15Ɓǘ16YķňƵ17ŏǕǚ18ĴŘ20Iƪ21ŋƀƮ23ž24Ɯƫ25ŊƱ26ǡ27ĸ28Ƥ29ƦƯ31Ŏ37ǝ40ſƃ42ŵ48Ƨ71Ǩ
~ife	49 -24Ƹ-21P-17vŏ-13ŗ-12Ż-11ƹ-10wƼ-8ľŐ-7UŌŪǩ7şŨ9ų10ĺ11m16Ŵ17iƮǈ18Ƭ19f28sƪƵƿ29ƫƭ35tƴǂ38Ʒ39oqr43Ʃ44Ƨ45p51ƨ54Ʀ
~ife>	50 -17vŏ-13ŗ-12ŻƸ-11ƹ-10Ƽ-9w-8jPľŐ-7Ō7ǆ8şŨ9Ʈ10ĺ11m12Ŵ14o18iq19pƬ20fǈ21ǂ28ƿ29sƪƭƵ31ƫ36ƴ37t41r44Ʒ45ƧƩ53ƨ56Ʀ
~ifes	71 -19P-18Ƹ-7ŸƷ8Ɯ10Bƺ11bj12Ʈ13ų21ǂ31q37o38p
~iff	66 -15ƚ-7Œ7KƏǘ8C9ǅǥ11VŻǕ12łŎ14ĺ15ǩ16ňŞ19ŔŘ20ŧ22ũ
~iffe	67 -15ƚ-7Œ7Kǘ8CƏ9ǅǥ11Ǖ12VłŎ16Ş17ň18ĺ19Ř20Ŕ21ŧ23ũ
~ifi	63 -9b9ĺ11ǃ16ūǤ19ǌ20ź21ǒ28ǧ
~ific	63 -9b9ĺ11ǃ16ū19ǌ20ź21ǒ28ǧ
~ift	74 -15k-12ũ7Ǥ8P9ļŃ10Ĵ11U12ǈ14ű15ŕ16ŵƶ18ń23ǎ43R
~ift>	83 -13ũ10ļ13U16ű18ŵƶ30R
~ifth	89 14Ĵ23ń
~ifts	87 -17k19R29ǎ
~ig>	58 -16Ƃ-14Œ-11ŔƉƒƮ-10ǈ-9S-8ƞǘǞ-7Šƅ7JłŽžǁ8yŢ9Ƈƛư10jZ11g12ľǅ13ƣǍ15œ17ŦǏ20Ǉ21ƑƬǑ25kŐ26Ǧ28Ɠ32ĸ43Ɔ
~iga	80 9C13ǂ46ƹ
~igar	81 14ǂ47ƹ
~igg	69 -7Ǘ8Ǐ9ƪ10H11xŌ13ǔ15Ň17Ǟ32Ŀ
~igge	70 -7Ǘ9ƪǏ11HŌ13ǔ16Ň18Ǟ33Ŀ
~igh	35 -11Tķ-10ǩ-8ŒǊ-7BWŠŽƊƋƳ7uvwXŨƍƫưƻǑ8lERŅǍǓ9aŃŌŏőŕƿ10MSŝŬŲƠ11UŇŊœƐƬƮƽǂǟ12rŘšƅƤǜ13HIPƓƦ14Ļų15oǃ16yƷ17bŎ18ůŰƙƞǏǖ19ŀ20ŧƒƣǎ21Ƽ22NǦ26C27ĿƜ28ŗ34ƺ
~igh>	65 -14Ŀ-12Ʊ7Ƅ8ŁžƠ9v10ƚ12y13Ř16C18l21ƙǂ25ƺ26Ǧ30Ƽ31ŗ39ƣ
~ighb	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~ighe	75 7ƴ9Ř11ŗ12Ŕ14Ņœ18ƒǓ24m
~ight	36 -14B-11Tķǩ-8Ǌ-7mƁƋ7dkKņŖŗťűŴơƩưǌǔǛǣ8uwľƍƞƻǑ9aEXųǦ10CMRŃŌőŕůŲƒƤƿ11SŏŨƐ12yĿŝƬƮƽǟ13UŇŊƅƓǜ14rIš15HPĻƦ16ǃ17oƷ18b19ŎŰƜǏ20ǖ21ǎ22ŀŧ23N38ƺ
~ighw	87 11Ơ18Ə21Ɓ26ů
~igi	69 7d9T13ƈ15eū17Ƌ19ƌ20l21Iř25E
~igin	75 7Š15ƈ19Ƌ21ƌ22l
~igit	76 8d16e17ū23Iř28E
~ign	60 7IĽŖƁ8ŠƢǉ9œ11ZƨƲ12ƱǠ13ƒ14Q15J16ǩ18ǃ21ő25Ŏ26Ǔ29Ɩ31ǚ34Ł43Ō
~ign>	64 7Šǀ8HWŖ11ŁƖ12ƨ13Z14Ʊ15ƒ16JŎ20ǩ21ǃ25ő29Ǔ30ǚ38Ō
~igne	79 -7O11Ɓ13Ōœ15ƢƲ
~igni	87 14ǉ16Ŏ27Ɩ
~igns	83 12q17Ł19Ǡ22Q
~igs	81 -18Ǧ-9Ž-8Y16Ų17Ƃ18q19Ɔ20űƑ22Ǉ
~igs>	83 -18Ǧ-9Ž16Ų18Ƃ19qƆ20Ƒ23Ǉ
~igu	70 -15Ǐ7ŗ8HXǉǊ9łŅŖƗ10ĸƓư11Ǡ14Aű17ƈƬ20Ƙ
~igur	70 -15Ǐ7ŗ8HXǉǊ9łŅŖƗ10ĸƓư11Ǡ14Aű17ƈƬ20Ƙ
~iju	89 19ƹ22ƿ
~ijua	89 19ƹ22ƿ
~ike	44 -16JŎ-14Ǟ-12ƣ-11PQǐ-10ŢŤƱ-9Ǡ-8ĹĿƢƦǄ-7ľŰǢǦ7mAţũƂư8aŀőŗƌƎƠǩ9lryDĺƽǀǖ10ŮƐƜ11Ư13YłŔŲƭ14gRņűƘ15œ16jƺ17ŋŌ18Ǎ19Ńŉƞƶ20ž22vĴŶ23Ļ25K28Ňƿ31ƥ32ŝ37U39Ş
~ike>	44 -16JŎ-14Ǟ-12ƣ-11PQǐ-10ŢŤƱ-9Ǡ-8ĿƢƦǄ-7ĹľŰǢǦ7mAŊƂƘư8aņőţƌƠ9lDĺŀŋŗƽǀǖǩ10yŮƎƐƜ11r12Ũ13YŔŲƭ14Rłƺ15gű17jŌ18œǍ19ŉƶ20Ńžƞ22vĴŶ23Ļ25K28Ňƿ29Ş32ŝƥ37U
~ikes	84 -12Ũ14ŋƘ15ĸ17Ư18Ş
~iki	78 -12q-11Ķ-8v10g11b13œ14Ň20x24ƞ36t
~ikin	78 -12q-11Ķ-8v10g11b13œ14Ň20x24ƞ36t
~il>	54 -16Ɲ-12b-10ŭ-8kǠǩ-7Ś7ųƄǍ8vřƐ9ĺ10Ĵ11ƈǏ12ŕ15Eƻ16Ǖ17Ř18ǧ20DƀǄ24ś29ƭ31ǘ32Ľ46K47ƚ72J
~ilb	89 8ż12D15ĸ
~ilbo	89 8ż12D15ĸ
~ild	56 -11Fƪ-10Ƈ7ǀ8ŶŹƐƤƫ9v10ly11ƅƱ18wǢ22Ư23ơ26uƑ29ǋ36ƺǍ37Ʃ44Ɠƣ
~ild>	68 -12Ǎ-8ƪ8ƌ9Xĺ10wŹ11ŶƐǌ13ǀ14Ư15Ʊ25ƅ30Ʃ31Ɠ48ƺ
~ildi	62 -13Ʃ-12F-10Ƈ-9ƅ7ƥ8ǝ10Ƥ26Ǣ29ơ30Ƒ35ǋ51Ǎ52ƣ
~ildr	73 12ƫ13w15y16Ư19v36u
~ile	55 -12Ū-9ŖŭƁ-8Mǩ-7ŸƗ7ų8wŉ9ŇŚǜ10Ɖ11Ǐ12hļŧ13ŤƯ14Ǝ15aźƤǝ16IŴ20ǒ21őś23ƛǆ24Ə27ǐ28Ƅ33ţ36ůǗ68Ů
~ile>	63 -10Ŗ-9Ɓ-8Ÿ-7ŭǩ7ŵƟƷǃ8dŲǖ9ķų10ŉƜ11Ňǒ12Ś13ŧ15Ɖ16ś17ƎƯ18ţƤǝ19IƄ20aǗ22ǆ25ő
~ilea	81 10ů43Ů
~iled	76 8ǆ9ƈ12śǜ15ǒ17Ƅ26Ť27ţ
~iler	84 -8Ɨ18Ǐ21ļ22h28ǐ
~iles	65 -12Ū9ǘ11ǐ20ź22Ŵ23Ǘ30Ə35ů47Ů
~ili	57 -11Ő-8Ʀ7Dǐǥ8Ơ9Ǜ10XĿ13ŗ14şƄ15Ľơ16Ƃǚ17ƛǌ20W21Ŗ27ƀ30žǡ
~ilia	87 23Ľ34Ŗ
~ilin	80 7f12D15Ŀ16X21Ƅ25ƛ
~ilit	58 -8ŐƦ7Ǌǥ8Ơǐ10Ǜ14ŗş15ơ16Ƃ17ǌǚ21W28ƀ31žǡ
~ill	44 -12BŠŵǨ-11Ŷǌ-10xKŀƜƱ-9auƶǎ-8pŝƓǈ-7ķņŇŞƛƷǅǇǔ7ĻŁŉśǂǕ8tŃŬŽƕƽ9oYĶŷƗƮƹǃ10ĺŕƺ11yļƃƔ12eDPĵǠ13ư14qŹƒǞ15ũ16zOŐƬ17sMĽŌƫ18Ɩ19Q20cCL23HUŨ24ZĴ25J26I28ł30Vƭ42ƻ61Ʋ
~ill>	46 -14a-11Šǌ-10xB-9ŢƜƱǎ-8uŀ-7pŝƓƶǅǝ7fjNZƄƻ8ś9tŉƕǕ10oĶĻŃŌŬŷƹ11ŕƺ12ĺƗ13eCƔ14ĵ15yPŹ16qũ17O18zŐƬ19sM20Ɩƫ21DL22cU24Q25Ũ26H27J28I31ł32V33ƭ47Ʋ
~ille	80 -9Ŷ8a10Ĺ13ŌƯ16C21ļ29Ĵ
~illi	79 -7Ŋ11Ţ15CŽ16ĴǞ22Ľ23ƻ
~illo	84 -13D-8ű12ơ18ƅ26ǃ37ƒ
~ills	65 -10ŵǨ7ƿǝ8Ŀ10Ǥ18Y19Ł22ƃƮ23Ǡ24ưƲ28Z34ƻ
~ils	84 9ƈǘ12Ɣ16J
~ils>	86 7Ǘ10ǘ12Ɣ16J
~ilt	69 -12Ʃ7ƈƱǢ9b11ķŻǝ18Ƈ25Ǟ30ƪ39ƅ
~ilt>	69 -12Ʃ7ƈƱǢ9b11ķǝ18Ƈ25Ǟ30ƪ39ƅ
~ily	57 -10Ƽ-8oPż-7ǂ7YĿņƭ9Fŗ10hzAưǅ11ƸǇ12ŭƳ15žƜ17Ū20ŨƬ22u23yƮƶ25Ƥ33nw36ƽ
~ily>	57 -10Ƽ-8oPż-7ǂ7YĿņ9Fŗ10hzAư11ƸǇ12ŭ15žƜƳ17Ū20ŨƬƮ23uyƶ25Ƥ33nw34ƽ
~ilys	89 12ƭ18ǅ
~im>	57 -18Ƹ-12Ƽ-8ơ-7aYō7rtņƯƳ8AŅź10Ŕ11ǌ12V13Ŝ14w15oŦ18ũ21ſ24ţ27ŧƨǂ28Ř30ƍ31ť37Ť43s
~ima	77 -10ǩ9Ů13Ɠ14ƾǉ20Ũ40h
~imal	84 45h
~imar	89 16ƾ
~imb	76 -13ǩ8P9Ʃ13Ɓ14œ22ǈ42Ƒ43ǀ
~imb>	83 10Ʃ15œǀ25ǈ28Ƒ
~imbi	89 11P13ǀ
~ime	52 -13Ǟ-10ľƇ-9U-8ƀƼǔ-7ŗƗƨǁǗ7TœƐƶǀǖǘǣ8ƈƦ9ņƴ10kƛǛ11šŸ12ŲƟ13ƺǚ14WŜũŵ15gH16sĻ17Sǩ18őŔƸǇ19Ƨ25V32Oǎ34NR36L39Ń
~ime>	53 -10ľƇ-9Ʀ-8Ǟ-7ƼǁǗǩ7ĵœųƐƒ8ƶǖǘ9Sƈ10ņƛƴ11kƧ12Ÿ13šŲ15HTŜũŵƺ17sĻ19ŃŔƸǇ20g25ǎ26V34O35R36N38L
~imer	86 -13R-8Ǟ14ǣ15S17Lő24Ǉ
~imes	77 -10T-8U8ő9ţ10Ɵ11ǟ12WƧ13ǀǎ14Ż17ǈ25Ʀ40ǩ
~imi	59 -8Ɨ-7Œ7ŻſƓƘ9ž10ĺƏǌ11y13Š14Ǧ24Ǔ29Ǣ32ǡ53ŗ
~imit	59 -8Ɨ-7Œ7ŻſƓƘ9ž10Əǌ11y13Š14Ǧ24Ǔ29Ǣ32ǡ53ŗ
~imm	86 -8š16ƍ23Ƒ
~immi	87 17ƍ
~imn	87 -7ǚ46Ɛ
~imne	87 -7ǚ46Ɛ
~imp	71 -8ŎŘǩ9Ǣ10Ļ13Ǖ14ŇƱ15ō17Ǝ18ƌ21ư22ľ24Ş
~impl	86 13Ļ21Ǝ26ư
~impo	77 -8Ř-7ǩ11ƶ14Ǖ15Ʊ16ō26ľ
~impr	84 -8Ŏ11Ǣ18Ň21ƌ29Ş
~ims	70 -8Ż10tǣ11azƷ15ŧ18ǜ19ľ38ţ
~ims>	71 -8Ż10ǣ15ŧ19ľǜ38ţ
~imse	87 12t14azƷ
~imu	79 -13ř38ŗ46ž
~imum	79 -13ř38ŗ46ž
~in>	29 -39ǩ-27ƭ-24ŗ-23ĺ-19ŝ-17wǃ-16žƁƧ-15śźƒƺ-14cŒŔ-13DŴƮƴ-12ƇƔƘ-11apuŸ-10ő-9egŕŞƈǔǦ-8BǢ-7rxFPZĸŦǒ7ŊƣǓǕ8XŀŉŬǋ9yLƶ10GĽŪƷ11ƚƤ12kvzĴŤƎƿǟ13mMĿńŜƲƹƾ14ƊƦǠǡǧ15EQũųŻƼ16Ʊ17lĵĻǐǑǞ18ľǄ19tUšƵƻǏ20jqsTŧ21S22ķŅŌŚůƉ23ţżƞ24ǌ25Žƍƽǉ26Hƛ27ĹŃƐƥ28ű29RƪǅǍ30Ŗ31ū32Ķ34Ǘ35Ǌ36C38n40Ƹ42Y43Ɨ46i51Ɲ
~ina	62 -10ţ7jx9fƮǕ10ǈ11Ư12tŊƄƈƞ14qĸ15lBŁƋ16kAƌ17ƥ19ǜ29Ǡ32Ŭ33ư
~inal	68 7ĺ8jĽ9x11f13ƈ14tƞ17Ƌ18lƌ19k21Ł38ư
~inan	72 11Ʈ14Ư15ŊƄ17ĸ20A21B35Ǡ40Ŭ
~inc	53 -10nǇǩ-9Ŝ-8ĹŮŵƟ-7ņƒ7Pżǆ8ƔƠƪ9Gƣǣ10BţƆ11ƹǉ12ŗŹ13Ŕƺ14ť17ǟ18ǅ19ŏœ20Ư22tƮǝ24i27Ǟ28Ső33T34ũ
~ince	59 -10ǩ-9Ŝ-7ņƒ7ƌ8IżƸǂ9Pƪ10ƣ11G12Bţ13ƹ14Ź16ŗť20ǟ21ǅ25t28i32Ső35Ǟ39ũ
~inch	87 -7A8X11j26ƺ
~incl	72 -10Ǉ10W11œƁǣ13Ơ17ǉ18Ɔ29ŏ
~inco	66 -10n-8ŮŵƟ7u8ǃǔ9ƭ11ǆ12Ƭ27Ư29Ʈ31ǝ45T
~incr	81 22Ŕ34œ
~ind	47 -28Ǜ-15Ř-14Ş-11vŗ-10Wƅƿǃ-9Ňťơ-8yFƧ-7BIƦƭƮǈǩ7ĺūƁƠƯƳ8cUƼǆǑ9RƎǟ10pxŨŷŹƉƐƲ11hqMłŏƹ12jśűų13ĿŃ14Ƈƕ15ŚŪǘ16ļŠƷ17Ŏƣǔ18gŤŧ19ǁǄ20Ƭ25X26Ƌ31ƶ32Ŋ34Ʃ56ƚ
~ind>	48 -28Ǜ-14ŞƦ-13Ř-11vŗ-10Wƅƿǃ-9zŇ-8yť-7BFIƧǈ7biĽ8cĺƠƯƳ9RUƼǆ10pŤŨŷŹƉ11ƎƲƹ12hqŏ13łśųǟ14MŃƇ16ŚŪǘ17ļĿŠ18ƣǔ19gŎŧǁ20Ǆ21Ƭ26X27Ƌ32ƶ34Ŋ36Ʃ60ƚ
~inde	79 -12t8O12Ɩ17Ǒ23x27ƕ
~indo	86 -9ơ10ǌ14Ť15Ɛ17j
~inds	81 8ň10ű12Ǡ18Ɓ22ū
~ine	44 -20Ƃ-12DŪǗ-11ų-10TĿōƷ-9CF-8tRœŠŦŬůŴŷƗƮǙ-7hĸőşƜơǜ7aAŸ8sKłƻǕ10Łƹ11ĽǎǘǠ12Śƛǂǔ13űƔǦ14jńƺ15ŎŖǁ16Ņǐ17ƝǆǨ18ŋ19qŭƍǅ20ƴƿǩ21IǃǄǋ22Mǡ25ǖ26Ǟ28ǟ29Ǐ30ŃǑǥ31PǛ33Ǣ36Ǌǝ
~ine>	53 -10ĿǗ-8ŠůŴŷƝƟ-7RœŬǔ7b8iGVXŜŨƤ9NSĴŚŸƫƽ10sĽ11aKłǁ12ƛƻǕǩ13jMƴ14qŁǊ15ƹ16PǏǛ17ŖƔ18ű19ń20ǝ21Ņ22Iŋ25ƍ30ƿ32ǖ38Ń
~ined	75 -12ų-9ņ-7Ǐ8j11Ǜ12Ŗ13ňǘ19ƴƺ20ƛ
~iner	86 -7ǩ14ǁ17ǟ26P
~ines	50 -22Ƃ-12D-10ŪƉ-8T-7FGōŗ8ǘ9Ƒ12A13Ǜ14MǎǠ16ǂ17ǏǦ21Ŏǐǔ22ǆǝ23Ǩ24ŭǟ26ƝǅǞǡ27ǋ28Ǌ29ǃ35Ǆ36Ǒ37ǥ41Ǣ
~inf	73 8ļ13Ŕ14Ŋ17Ļń18Ľ19Ż26x36Ǘ
~info	76 9ļ15Ŋ18Ļń19Ľ37Ǘ
~ing	28 -25G-22š-20ő-19s-15Őƺ-14vŌŤƩƷ-13ŗƧǚǡ-12lļǔ-11ŜƅƔǆ-10o-9BƏǒ-8Dųƀǌǎ-7cCŁņ7egmKNŅŮŶƆƼǂǝ8rķŖǐǛ9ŲƞƯǓǜ10MňƎƬ11hzYńŘżƢƣƲ12ILŋƂƻ13ŉŸŹƓƛƮƵ14ĶŒǊ15uZŭŽƉƋ16ĻŻƒƥǄ17q18Ĵ19ĽŞƖƗ20ľƨ21TUŝƳ22fFơƹǙ23PƍǍ24ŀƄ25łǀ26ōţ27Ţũ28ǩ29ŏ31XĿƘ32ĺ33i35kx36y40j41tǟ43Ĺ44Ǟ46V47H
~ing>	29 -24G-22š-18sőƩ-15ƈ-14vŐŤƷƺ-13ŌŗƧǚǡ-12C-11lļƔǆǔ-10oƅ-9ƫǒ-8BDŊŜųƀǅǌǎ-7ņƏƚǨ7eŕŦŮǜ8mKSĵŇňűǂ9gNŅƥƼǐ10rŲŶƯǓǛǝ11MƣƬǄ12hżƞ13zLĻńŉŋƂƲƻ14IŸŹŽƛǙ15fUĶƵ16ŭƋǊ17uTZŒƓ18ŝŻƒ19q20ĴĹĽŞ21Ɩ22ƨ23ľłƳƹ24ƍơ25iFŢũ26ŀƄǀ27Ǎ28Pōŏţ30ǩ31ĿƘ34X36ǟ37kĺ38xy43j44t48Ǟ50HV
~inge	80 9Ŏ10ũ20E23f24Ǚ39ƫ
~ingi	87 7q13T20ǟ24Ĺ
~ingl	68 -8ƿ-7Ƴ10ǩ13Ɔ14ƚ16Ƙǅ27f40Ɖ43ƈ
~ings	54 -9BĶǩ-7Ǎ7HĻŢ8ŊŝƑƩ9şƶƹ10ķǄǖ11T13i14Ʈǈ15Ƣƥ18UŘ21ǟ23A25Ɨ29Ĺ32Y
~ingu	86 31Ǝ
~ini	64 -11ǧ-8ǋ7ǝ9ǡ11Ǆ12ǩ14A16ŗƌ20ź23jƊ25m26Ǚ33ƾ37ž
~inim	80 22ŗ47ž
~inin	80 -14ǧ8Ɲ20ź31j32Ǚ
~inio	87 10Ļ19A
~inis	71 8ǝ10ǡ12Ǆ15ǩ18ƌ26Ɗ29m
~inj	72 33ǣ36ƃ48ž
~inju	73 33ǣ36ƃ48ž
~ink	52 -17q-13ƨ-10ųƦǄ-9ZưǠǨ-8Ĺŗ-7P7OĴƓǋ8ķ9ƛƷ10hƒǝ11GXŠƀǞ12űƭƳƵ13Ō14ŖŨ16ĺĿ17Ŕ19V21BƣǍ24yŇ26ĸǩ29Ǜ30H38Ƭ55ƿ57r
~ink>	57 -18q-13ƨ-10ǄǠǨ-9Zƭ7Ŀƶ8OĴōƓǊ9ķ10Ʒǋ11hƛ12Gƒǝ15Ōű17Ƭ18Ũ19ŔŖ25BH29Ň30ĸ34ƿ39ǩ43r
~inki	67 -9ưǩ-8ŗ-7Ʀ8ƀǞ10HǦ14Ŀ16Š17ƿ20ƳƵ22VX24ĺ26ƭ29y30Ƭ
~inkl	76 33ƣǍ
~inks	80 -13ų33r41Ǜ
~inl	86 12ŭŴ13ƚ14ǖ
~inly	87 12ŭŴ14ǖ
~inn	78 -12ǁ-8Ʒ10ŤƛƤ12nƮ13Ŕ14Ʀ15N16ƿ17L26ƻ
~inne	79 -12ǁ-8Ʒ10ƛ12nƮ13Ŕ14Ʀ15N16ƿ17L26ƻ
~ino	86 15v17C25ƻ
~ins	41 -23Ƹ-14Ǎ-11ŭƒ-10ǏǑ-9Q-8nRŶ-7SŇŌŬųƅƶǂǋǞ7őūƔƵ8ƁƥƬ9aCŘŦƭǌ10Ʀǧ11ŁŞƗƳǨ12ĹţŪ13ľŗǓ14rǄ15Ƅƕƴ16W17ņšŲƃƛ18ƻ19ǩ20Œ21ơ23Ʃƪǒ24Ƙƙ25ƨ27Ɠ34ş35ſǥ37Ő39ŏ47Ǣ
~ins>	67 7k8Ŕ9u11ŀ12wƠƩ14y16ƻ19CƘǔ22aƛ25Ɨ28ƙ
~insi	73 -37ǌ-19Ǎ9ŷƩ10ƛ12ŖŰ13Əƪ14ƌƣ16ūǄ21ƥ36ơ41Ǣ
~insp	78 13Ɖ
~inst	65 -9R-8ŭ7ǡ8Ǒ9łƔ10B11KZ12Ƶ13ńƐ16Ǆ17r23ƪ24Ƙ35Ų40ǩ
~insu	44 -24Ƹ-13Ǒ-10ZǏ-9ƒ-7nŌǂ7AŴǐ8řŚƁ9őƙ10ĺŘƬƻ11ŦƩƭ12ƦƳǧ13Ǩ14ĹŁŞ15ŪǓ16ľŗţ17Ƅ18ƕƴ19Wņ20šƃ23Œ27ǒ29ƨ32Ɠ33ǌ38şǢ39ǥ40ſ41Ő44ŏ
~int	58 -16Ǉ-11Ɩ-9Ƭ-8mǅǋ-7k7zƟǁǩ8qBŅŵ9dRŊơǃ10űǗ11ŇƾǍ12gĶǄ14ż16Ǟ17ť18ƪǜ19N20ǣ22ƌ24ǎ26SŠ27Ż28Ŗ32Şƛ
~int>	76 8š9ūǣ10Ř11ǁ12qŒ13ǩ15Ǎ16ű22ǜ29Ŗ
~inte	68 -11Ɩ-10ƀ-7ǋ7ķƄƐƵ8ĹŖ9ż10HƔ11B12Ɵ13Ņůǃ14Šơ15Ň16ƛ21ť24N29ǎ
~intm	86 7Ǘ9M11ǖ15ŵ19ƾ
~into	69 -10Ƭ-9ǅ-7H7ſ8iżǗ9z10dŎ11ƀ12ł13RŊ16Ķƪ17gŠ18ǣ20Ǟ23ƛ27ƌ32S
~ints	82 -15Ǉ-8m41Ż47Ş
~inu	66 -9ƒ-8J7f8uŞ9Śǁ10Ļ11a12šǧ13ķ17ů20Ō26N40O
~inut	67 -8J7f8uŞ9Ś10ǁ11aĻ12ǧ17ů20Ō27N41O
~inv	69 8Pż10Ł11ķǢ13ǩ14f17ƗǕǘ20ƝǏ
~inve	78 13ķǢ15ǩ19Ɨ22Ǐ23Ɲ
~invo	73 8P9ż12Ł15f18Ǖ19ǘ
~iny	80 12Ƙ23Ƈ35Y
~iny>	84 12Ƙ37Y
~inyl	89 25Ƈ
~io>	82 -19ƌ-11Ś-8ǩ14B17Ƶ20l74Ǟ
~iol	83 36Ż
~iola	83 36Ż
~ion	45 -17Ř-12ž-10w-9Ǆ-8aiƽǥ-7fGĺňŪŶƊƶ7QTŚśƨ8qƭƷ9SŁŐǝ10xŌǜǣ11ƿǁǓ12Ŗưǋ13nĻŊƕ14Ɩ15kƅ16ńŋŔ18ǆ19mƼ20ƌ21PƏ22ū23Ķűż24Ż25Ƈ26Aƀǌ28Ňŉ30Ʊǚ31Y
~ion>	48 -18Ř-13ƻ-12ǩ-10wĵţ-8Ǆ-7ižƊƫƽǥ7Wƕǂǅ8Ŏŗ9TŉƨƷ10qŁƭǌ11ǝ12ŔŻƌǁǣ13SƅƏǜ14ńŌư15Ļ16Ɩ17ż18A20ŋ21kmǆ25ū26Ķ28P29Ƈ30ƀ32Ňű35YƱ
~iona	73 -8ž8Ɛ10ǓǤ12gƿ15ǧ17ǌ20Q22ǚ
~ione	87 12ĸ13A16n17ż20ń
~ions	59 -9ń-7ű7dŔ8ƕ9Ŗ10ţǞ12ĵƏ13ś16Śƌ17ǩ19Żƻǋ21ǚ24ŊƼ27ŉ
~ionw	89 11ő16Š30Ő
~ior	79 -11Œ14œ17a18w30Ƈ32ľ
~ior>	81 -11Œ7m15œ18aw31Ƈ
~iou	76 -7ǩ9ńǏ10Ƽ11Ǜ12r13ŉǂ16Ĺ17ƽ20wĿ
~ious	76 -7ǩ9ńǏ10Ƽ11Ǜ12r13ŉǂ16Ĺ17ƽ20wĿ
~ip>	59 -8žǦ-7ǩ7ŊƄ8ķŉŠǌ10Ɖƛ11ǋ12Ƃǁ14Ľ16ǆ17k23ŢƜ25BǍ29ł32ů58ƃ68E
~ipe	75 -8ŌǄ12ũ13ǖ14Ƥ16U21Ş33Ƌ37ƛ
~ipe>	80 -9Ō14ǖ22Ş43ƛ
~ipes	84 -9Ǆ-7q10Ƥ14ũ38Ƌ
~ipl	87 29mƁ
~ipm	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~ipme	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~ipp	73 -8f7Ť8ƛ9Ɨ10ĵǕ11ǝ13Ƣ14ƿ31h
~ippe	82 -8f7ƪ8Ť11ƗǕ12ĵ16ƿ34h
~ippi	78 10ƛ12ǝ14Ƣ
~ips	81 -9Ť-7Ǘ9ƛ18ǀ19k20T28ǡ43E
~ips>	81 -9Ť-7Ǘ9ƛ18ǀ19k20T28ǡ43E
~ipt	76 22Ƙ25ƻ30Ǌ
~ipti	84 22ƻ
~ipts	83 22Ƙ33Ǌ
~iqu	86 -13ǡ-7Ÿ11ƿ12Y18Ƙ45Ǜ
~iquo	89 -13ǡ-8Ÿ12ƿ46Ǜ
~ir>	57 -10dŭ-8ńŷǆ-7m7aNPŝƳ8ľŚƋ10yUǗ11Ǖ12iĵŦ13ŀǃ15Ƣ16ĸ17v18ǐ21ŉ23ŔƝ25Ň26Ņ28ŧǑ30Ʊ45ǈǒ
~ira	73 -12ǩ8Ž12ŕ21u27x41w49Ķ
~ira>	74 -12ǩ22u27x42w49Ķ
~irb	86 37Ɯ
~irbn	86 37Ɯ
~ird	76 -17j-13J-8ź-7nƇǍ8Ŝ9ǡ15Ɩǅ19d20qƣ24ǘ48Ɵ
~ird>	78 -14J-8ź-7ƇǍ8Ŝ10ǡ16Ɩǅ19d20q21ƣ25ǘ
~ire	53 -17ǈ-11Ʃ-10Ƣ-9yǏǠ-8ůŵƷ-7GQƵ7ŜǕ8ĻűŸ9eU10ơ11ƘǢ12ƭ13ĺǘ14Ǒ15ŕǌǞ16tƧƯ17Ǔ18ŉ19ŤƤ20P21ǝ23ǔ29Ķ33Ǝ40S43Ɛ54ǜ77Ə
~ire>	58 -18ǈ-10Ʃ-9yǏǠ-8ŵƷ-7Q7Ɛ8Ǖ9ŜǄ10ǌ13Ǣ14ƭ16Ǔ17ĺǑǔ18ƯǞ19VƧ21ŉ22Ƥ23Ť24ǝ27Sǜ32Ǝ70Ə
~ired	74 -18ǌ-13Ƣ-12V-10Ķ-7G7Ǝ8ǥ9Ÿ10qǘǙ13ű17ũ22S33ơ38P42ǜ
~irem	73 -24ơ25ǌ27t56Ķ
~irep	78 55Ɛ
~ires	86 13ǔ15e18Ļ33ŕ
~iri	73 -9Ǡ-8H14ƻ21Ǎ24VǞ35ǜ43Ƌ
~irin	73 -9Ǡ-8H14ƻ21Ǎ24VǞ35ǜ43Ƌ
~irl	72 -12Ʈ-7ŵ11lǤ12ǈ13ǜ17Ƣ18w19v29Ʒ38u
~irl>	80 7ǖ11v13lǤ15ǈ21w27u
~irlf	86 -10Ʈ22Ƣ23Ʒ
~irls	83 -7ŵ10v12Ʒ16uǜ
~irs	56 -7ĸǔ7sžǅǓ8wSƨǑ9eŕ10Ƥ11ƫ12ŚŠǄ13aƊ14Yő15x16Ňǩ17Ņ18oŃœƅ19Ań20ŏǍ24Ɩ26ǋ29Ř
~irs>	71 -8ǔ8őŔƣ9Ŧ11Ǔ17Ǆ18ƊǑ21Ƥ23Ņ26Ǎ33ǋ
~irst	59 -7ĸƤ7uGųžǏ8sSƨǅ9wő10eŕ12ƫ13ŚŠ14a15Y16x17Ň19oŃœƅǩ20A21ń22ŏ26Ɩ31Ř
~irt	64 -7ŕŸ7Ǘ11P14Ŝ16ņ37p41v42c54d
~irth	65 -7ŕŸ7Ǘ14Ŝ21c38p42v55d
~is>	22 -24Ũ-17Š-16ǘ-15ņƮƸ-12ŤƷ-11dŦų-10ĽŧƜ-9OSšƬ-8cƴƹ-7ĴňţƝǌ7aŞŻƐǊǙǦ8BŅŎŝťƏǔǨ9XŉŏŰŷƑƪƼǁǅǉ10nzKĶŌſƞƧƯƾǜ11ŋŐřūƀ12flƁƍơƳ13EMŖşƔƱǖ14ĵĺƕƻǥ15ĻŹƥƫ16IĿǣ17Pľŭž18hRłƉǇǞ19rNQōŕƘƟ20vƅƆƠƩ21qŗŶ22TYǈ23ŒǃǆǋǗ24Dǂ25yAůƊƢ26ĹŬƓ27JƲ28ŪźƨǛ29ǟ30sűƶ31pƇ32j34Ń35Ł36ǩ37o39t40U41iǍ43x45ŀ56Ŵ
~isa	76 -10Ʀ13Ư14ň18eƎ19Z25ĸş29W
~isab	81 -10Ʀ14Ư15ň26ş31W
~isc	70 -9W8mǜ9ľşŮƁƺ10ő11I13hǩ15Z16Q18Ž26ź
~isco	72 -9W8m9ľ10şŮ11Iő14ǩ16Z17Q19Ž26ź
~iscu	87 11Ɓ12ƺ16h
~ise	59 -11x-10Ŧ-9Ə-8p7NźƗƮǊ8dk9ĿŏƸ10aB12wAƎǢǤ13ƒǂ14ǋ15gt16VŎƠ18œƽ19l22Ƙǩ26Ư29ƣ
~ise>	63 -11x-9Ə-8pŦ7vŘƮ8kNźƗǊ9Ƹƽ10Ŀ11d13wƎǢǤ14ǂ15ƒǋ16t17g18VŎ19Ơ24ƣ25ǩ29Ư
~isea	87 14ƽ
~ised	76 10ŏ13ŗ14a16Bœ27l32Ƙ
~isf	89 23ŧ28ŝ
~isfi	89 23ŧ28ŝ
~ish	64 7Ɵ8ǁ9ǡ10h11ņƗǄ13Ş14ƌ19Ļ21ư22ƊƎ25mǩ33ǘ42g
~ish>	76 7ŤƉ9Ɵ10ƌǁ12h14Ǆ16Ş18m23gĻ35ǩ
~ishe	69 8ǝ10mǡ13g14ņ24Ǝư26Ɗ
~ishi	86 15g16Ɨ45ǘ
~isi	63 -20Ř-8ƚ-7Ƶ8ałƅǚ9Ŕ10N13Ń14Aƙ17ǁ18ƻ19ż21Ł24ƾ40Ɯ47ƀ
~isin	82 -9ƚ13A14Ŕ19ƙ25ƻ
~isio	68 -21Ř-7Ƶ9łƅǚ14Ń21ż23Ł52ƀ
~isit	78 11a13N21ǁ30ƾ50Ɯ
~isk	76 -19g13ķ23ƙ27ũ32ǀ
~isk>	78 13ķ24ƙ30ũ
~iss	66 -8Őǩ-7UţŬ7Yŋ8pŎǟ9TƵ10s11ŁƸ12ĵƷ13ű14ǚ16Ɖ17ų19ǂǙ20Ş26Ÿ28ŝ32š46ō
~iss>	82 -13Ş-9U8Ĺ12ǟ23š25ōǙ40ŝ
~isse	84 17ĵ21š24ō
~issi	76 -9Ő8ōŵ9Yŋ11T14Ŏ16ű19Ɖ20ǚ37Ş
~issu	77 7r10p12sƵ13Ƹ14Ł15Ʒ22ǂ30Ÿ
~ist	50 -13ǌ-8ǂ-7YƃƳǒ7ŻƏƜǈǘǡ8zUńǓǖ9ghDPƸ10doŪƅǩ11kţƎƒǐ12ſ13ƘƯ14ŬƾǗ15aǑ17Ǌ18ĺū19űǚ20Ɨ21ľ22B29ŷ33A34ƽ37ơ
~ist>	58 -21ǌ-10ǩ-7ƃǒǙ7fhĿƕƿǥǧ8ǈ9ǡ10nńş12gŬǘ13ŪűǗ14ƎƜ15ƒǐ17ſƾ18P22ĺ26ŷƗ27ľ31ơ
~ista	83 9Ɓ38ǚ
~iste	65 -12f-9Ƽ7r8Ʒǃǌ11Ƙ12U13ozǖ14ơƫ21Ư23ƽ24Ǌ25aǩ32B47A
~isti	86 10Ɔ16ű19Ƶ20ƅ
~istm	84 8Ƌ20D21d22k
~isto	73 -9ǂ7Ǘ11ņ13Ƽ15Ƹ18ţ26ƽ
~istr	80 14Əǔ15Ǔ17Q33ū
~ists	76 10ŷ20ǈ27Ǒ
~it>	27 -27Ĺ-25Ǒ-24Ņ-20Ʒ-19qǩ-18gpCǔ-17yƨǄ-16v-15ǈǝ-14zŷžǖ-13l-12Gŉǜ-11tşƸǓǠ-10oĸŞ-9xOŝƺǐ-8aHƣƦǙ-7ZĻƃƘ7WƶǡǦ8isQŦŲŽƁƕƚǉ9eĿōƌƠƯǇ11ŋƻ12nPŴ13F14ŁŐťƐǋǞ15ǆ16żƙƹƼƽǏ17DǤ18ǘǟ19bAřšǍ20ĶŎūŮŸƊƟ21ĺƂƉ22ĵŒǅ23ŊŠ25BłŚśƭ26ſ27ŔƆƢ28ĴŃ29ŇŕŤƓ30ƀƇ31ƞǗ32Ō33Ʃ34Uųƫ35ŬŰ36rŧƒǃ38jũ39ŭ41ŨƵ42ŗ44ƅƧ46œ47ŀ48Ŷ49Ŗ50ƪ61ű
~ita	66 -12C-11ţ7žƤ8a9V10ƶ11Sĸƃ15Ƽ16Ǩ17gƻ18Ʀǂǩ19ǔ20QŻƘ22f24Ƹ31ŀ
~ital	71 -12C-11ţ8qž10V12Sĸƃ16Ƽ18Ǩ19ǂ20Ʀ21ǔǩ22Q24f26Ƹ
~itar	87 24g27Ƙ
~itat	81 26Ż44ŀ
~itc	65 -9Ǌ-7ǉǔ9LƙǏ10ſ11Ÿƞ12ǝ13Ō14ő15gǄ16Ɖ18Ǜ20Mł24f39ƌ41Ţ
~itch	65 -9Ǌ-7ǉǔ9LƙǏ10ſ11Ÿƞ12ǝ13Ō14ő15gǄ16Ɖ18Ǜ20Mł24f39ƌ41Ţ
~ite	61 -20q-15Ɨ-11ĿƮ-9Zǂ-8ś7ńǇǛ8ƌ9oŝƻǜ10wĸŴƍǚ11Kǖ12Ɖƾǀ13řƬ14ũŶ16ŸǤ17Ő18Ō20ƥ22ǩ26ļ31h38ƞ41Ƙ
~ite>	65 -21q-11Ʈ-9Zǂ-8ś7Ľ8Ǉ9ƌǛ10oƻǜ11wĸŝŴƍ12Kǖ13ƾ14řƞ15Ƭ17ŶŸ20Ō22ƥ27ǩ29ļ35h
~itec	89 16ǚ19Ɖ
~ited	80 10ŵ22Ǥ37ƞ
~iter	84 -7Ŀ7e8ƈ10n12Ť19ǀ21ũ
~ites	89 8ǓǦ15ń17Ő
~ith	38 -17HŤ-13ǐǩ-12ǅǇ-11ĺƫ-10JƔ-9yEķŪƃƟǢ-8NţŮųƯƶ-7CPůƎơƦƩƪǚǛǞ7XĿ8Sźƛƨƽƿ9Ƴ10rřŚŭŰŷƁƱ11ńŋŢŽǓ12MWŀƂƐƧưǡǥ14nAŖŶſƤǃǜ15Ʈ16ŜŧǁǨ17gQĴĻňż18Ʒ19sĸŲǍ20VĹŠƵ21bŊ22a24ŝ25ŵ27ŐŬ28š29Ƣ30Ş33ņ38ş46ő
~ith>	39 -20ǐ-17Hĺ-16Ť-12ŏǇ-11Jƫǅǩ-10Ɣ-9yķľŪƃ-8ENųƟƭƯƶǢ-7CPťƎơǚ7BĶǣǤ8Ŀœƛƽ9ŗƨƿ10Ƴ11SńŋřŚŭŰŷżƁƱ12ŢŽǡ13MŀƂƐƧư14WǍǥ15Ŷǃǜ16anƤ17AŖŜǁ18QĻňŧ19ĴŬ20sĸŲ21g22VĹŊŠ23Ƶ26ŝ27b28Ő30Ƣ32ş33Ş37ņ59ő
~ithe	81 -7ƪ12r14Ǎ15ş17ż19Ŭ
~ithi	87 -8Ů8Ə16ǐ25ť
~itho	64 -18ő-9bi7dǁ8ƈ9Ǡ10ĺ11a13ľſ14ƺ15Ǔ16Ʈ18ŏ21ƭ30Ʒ32Ǩ39ŵ40š
~iti	61 -10ƻ-7Gǩ7HJSĸƉǓ8iVŔǈǤ9ƠƵ10ŐƄ11Ņ13ǀ16aƖ18ƌƜ19Ʋ20ǧ22ńǌ25Ƽ26ű27Ŏ33Ʊ
~itie	89 7Ʊ14Ơ22ǀ
~itin	75 9J10Hǧ11ai13Ƅ14ŎŐ16Ɩ23Ɯ24Ʋ
~itio	65 -9ƻ-7GǞ8ĸŔƉǓǤ10VƵǈ11S12Ņ13ǧ17Ŏ19ƌ24ńǌ28űƼ38Ʊ
~itl	75 -12ũ8ǐ10ǈ11ķ14ű24Ɩ26P39Ŭ
~itle	75 -12ũ8ǐ10ǈ11ķ14ű24Ɩ26P39Ŭ
~ito	75 -9ŷ22Ǝ26ƜǤ28Ž
~itor	75 -9ŷ22Ǝ26ƜǤ28Ž
~its	55 -8Ŗ-7ķŒ7eŇǝ8hLŰ9tƏƟƤǌ10CYĴū11Š12Ǧ13Ǣ14EƓǜ15Ƙ16ř17Iǡ22Ǔ23ƣ29ſ32ž35ŗ36W
~its>	55 -8Ŗ-7Œ7eƺǝǢ8LŇ9htŰƏƟƤǌ10Yū11Š12Ǧ14Eǜ16ř17Iǡ22Ǔ23ƣ29ſ32ž36W43ŗ
~itse	83 -13ŗ9Ǣ14Ƙ16Ĵ22C23Ɠ
~itt	56 -9ǩ-8o-7űƉƛ7zƳƻǓǙ8ĵŀ9ƎƞƲ10Ƙ11ż12b13vŊƟ15ƝƦ16Ņœƹ17M18Ư19h22wž23uY24x25Ķ
~itte	77 -14n-8Ɖ7ư12ǓǙ13ŗ14Ʋ20ž21b40h
~itti	72 -7Ĵ7Ƃ8H9Ś10r12ĵƝ13ƹ14Y15ŀƘ16j19Ɵ20Ķ23n25M
~ittl	59 -10h-7oƛ7cdzIņƹ8ŐŽƳƻ10ĶƎƞ12ż13Y15vŊ17œƦ18Ņ20Ư24w25u28x
~itu	76 -7ƽ11Ǩ12zŹƥ14n15F18G19Ƣ24Ɨ
~itua	86 -7ƽ13zǨ14Ź16n17F
~itur	80 13ƥ19G20Ƣ26Ɨ
~ity	54 -8ŐƦ-7Ǎ7xƾǐ8yVǓǛ9ŗƏǧ12Ɣ13şơ15ĶƂǌǚ17ľ19W21ƶ23Ǝ25ƀ27ķž28ǡ30ǆ32C
~ity>	54 -8ŐƦ-7Ǎ7xƾǐ8yVǓǛ9ŗƏǧ12Ɣ13şơ15ĶƂǌǚ17ľ19W21ƶ23Ǝ25ƀ27ķž28ǡ30ǆ32C
~ium	77 9Ʃ10œ11X17Ǥ30Œ
~ium>	77 9Ʃ10œ11X17Ǥ30Œ
~iva	82 8ǀ9Ŋ10ƨ11Q13Ʊ14ǣ20ơ
~ivat	83 8ǀ9Ŋ10ƨ11Q13Ʊ14ǣ20ơ
~ive	41 -16Ŗ-15Ǆ-14ruR-13Ɯ-11Ʀ-10TĸƯƴ-9BUľƨ-8qsYŗřƸƿǔ-7tSŉƛǑǞǨǩ7ķơǡǣ8őŸžƘ9hzŐǚǛ10aŦƗƠ11QŅŞŽƅƷǠ12dƀ13x14Ű15XŔŶǀ17ŵ18GƮ19ƣǕ21CW22D23nŪ25ƙ26ů27lŴ28Ůſ29Ź31ŭ35Ų37ŷ44ź45ų72ǐ
~ive>	47 -16AǄ-15qr-14uǩ-11RŞǓ-10TĸƨƩ-9ŖƸ-8sUľřŰƯƴǌ-7YŗǑǔ7ŊƆƒǈǕ8oFGĶŁŌƁ9ŔŨƄ10ķŝǣǧ11nzőƘ12ŐŦſơ13hQƅƗƠ14ŅǠ15dŲƷ16Ź17xƀ18ǀ19ŭ20XŶǐǚ21ŵ22lƮ24ƣ25W26CŪ27D33Ŵ34ų36Ůů
~ived	84 22l29G
~iven	76 8ǒ10ŷ13ŭ15Ŵǋ16Ŕ
~iver	55 -13Ŵ-12Ɯ-10Ŗǧ-8ů-7ŪƦ7ǃ8ǩ9y10ż12ŭŽǡ14Ÿ15žƩǓ17Ǖ18ſǛ21a23Ź30ƙ36Ų51ŷ52ǐ61ź
~ives	61 -12z-11ǚ-7Ūǈ8ſ10qƢ16A22ų25n26ŷǐ33Ş
~ivew	78 13Ə24Ū40Ű
~ivi	55 -15ǩ-14V-13s-12U-11ŝ-8c-7őŭ7ŖƦƫ9eǍ10Ʒ11ŵƲ13Ƃ14ƍǁ15t16q17ż18Ů19HŻ20ikŽ21ƞ23FŲ24NŴŷŸ25ƪ26z28P30ǀ32ŪŹ
~ivid	87 14ƫ16Ʀ41ƪ
~ivin	56 -15Vǩ-12U-11ŝ-9s-8c-7őŭ7ŀŖƟ9eǍ11ŵƷ12Ʋ14Ƃƍǁ15tŴ16q18Ůżǀ19ŪŻ20kHŽ21i22ƞ24FŲ25NŷŸ27z29P33Ź
~ivo	81 11ĵ35f
~ivor	81 11ĵ35f
~ix>	80 -8ŝ11Ƥ14ǩ15ƀ19ţ23h26ũ29Ş
~ixe	83 -8f10ŵ12ĵ14ǌ20ũ23ƌ30Ǐ
~ixed	87 11ŵ21ũ24ƌ
~ixi	87 9yǀ19Hƌ
~ixin	89 9yǀ19Hƌ
~ize	78 -10Ɲ-8M7Ļ10ƋƷ11Ǟ12rœ23H25Ɔ27Ƭ
~ize>	80 -10Ɲ-8M10Ʒ11Ǟ12r13œƆ24H28Ƭ
~izo	89 11Ÿ15Ǟ23Ɵ
~izon	89 11Ÿ15Ǟ23Ɵ
~izz	87 -10C12Ǎ15Ų33ǩ
~izza	87 -10C12Ǎ15Ų33ǩ
~jec	81 10ƌ15ƴ20ŋ27ǁ
~ject	81 10ƌ15ƴ20ŋ27ǁ
~jee	89 -21ǐ9Ū20ų27Ŭ
~jeep	89 -21ǐ9Ū20ų27Ŭ
~jew	73 36Ƙ
~jewe	73 36Ƙ
~job	55 -14ǅ-12Ǩ-11HƜ-9Ǐ-8ŅŗƮǝǩ-7GŇōŠŤ7tŧŴǡ8ňůƷ10ţ11ĶƝǦ12ƦƨƬǔ16R17Ǒ19Ǆ20ǣ22Ǔ23ǧ37Ƨǈǐ38q47W49SU50P51V
~job>	56 -14ǅ-9ƜǏ-8ŤǝǨ-7GHōŠƮǩ7tŧŴ8ƷǑ9ň10ţ11ů12ĶƝ13Ʀǐ14Ƭ16R19ǧ20ǣ21Ƨ22Ǔ25ǈ35V39q50SUW55P
~jobs	73 -8Ņ8Ə10ǡǦ13ƨǑ17ǈ20ǔ21Ƨ22V25Ǆ31ǐ
~joi	83 7f10Ŏ11ő17Ǎ32s
~join	83 7f10Ŏ11ő17Ǎ32s
~joy	81 -8Ŵ11ǟ16ŭ18g22t36U
~joy>	86 19g20U24t
~jua	89 19ƹ22ƿ
~juan	89 19ƹ22ƿ
~jud	86 7ż9ƿ10š12ķ17c
~judg	86 7ż9ƿ10š12ķ17c
~jum	77 -12Ŧ-11ĺ-7V13ƍ28Ŕ32Ţ39œ40ǀ
~jump	77 -12Ŧ-11ĺ-7V13ƍ28Ŕ32Ţ39œ40ǀ
~jun	86 7m11G20w21a
~juni	87 7m20w21a
~jur	73 11ķ33ǣ36ƃ48ž
~juri	81 12ž31ƃ37ǣ
~jury	78 7ŗ8ƃ13ķ40ž
~jus	48 -21ŗ-11ōǐ-9Ǐ-8Ə-7BFIJłŃƥƷǔ7evķńŲŴżƝƦƸǗ8fZŜƮǚ9mŇŶƊƗƭ10dUŌƍǙ11suŁơ12Ƣ13KŊ14hŔƻǈǑ15CS18ŧŪ20Ŗ21ŭ23ƀ25Ĺǋ26nŠ29Ļ31ŷǇ
~just	48 -21ŗ-11ōǐ-9Ǐ-8Ə-7BFIJłŃƥƷǔ7evķńŲŴżƝƦƸǗ8fZŜƮǚ9mŇŶƊƗƭ10dUŌƍǙ11suŁơ12Ƣ13KŊ14hŔƻǈǑ15CS18ŧŪ20Ŗ21ŭ23ƀ25Ĺǋ26nŠ29Ļ31ŷǇ
~kag	78 -7ǘ11Ų12ş17W42ǥ
~kage	78 -7ǘ11Ų12ş17W42ǥ
~kay	49 -14Ų-13ũ-12ƶǖ-10jŖ-8Ǒ-7QŪ7cƵƾǥ8ntMĴŗƕƮǆǐǒ9ŽǗ10pIKĹŃŘƫ11ŷ12ƥǂ13ňŊŋūűǁ14hJƦƼǎ17iNWōƬ18bX24ƆƸ27Ķ29Ũ
~kay>	49 -14Ų-13ũ-12ƶǖ-10Ŗ-9j-8Ǒ-7QŪ7cƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ǂ13ňŊŋūűǁ14hJƦƼǎ17iNōƬ18bW19X24ƆƸ27Ķ29Ũ
~ke>	38 -20Z-17J-16ƣ-14Ŗ-13Ĺ-11QŜŭƨǑǞ-10ľŀƢ-9ŁƷǏ-8otCƒƫǛǠǢǦ-7nHĸńŅōŕŰųŸƇƛƩƲǅǇǕ7YƌƐƮǓ8Ɠƭǒ9xzMŘžƏƖƜǨ10ĿœŪƪƯƱƺǌ11ŢŶź12ij13ŉőŹƝǀ14ĴŌŎƻǍ15ņň16vƁǄǩ17Bŧ18gŲ19K20Ƭǚ22ķŃƤ23Ƨǘ24ǂǖ25c26łƞƿ27ŝŞ28T29UĻ30ƥ31ů38Ǝ46Ũ50Ň
~ked	55 -10Ƅ-9ţ-8ĹĻ-7GŜƦ7NĵƲǔ8FYƷǟ9ĽƂƣ10wBŭǒ11ƕ12iĶ13ƛƹ14Řǧ16żƞ18SǄ21ņ22Ǘ25ń26r30Ű35ǘ36Š
~ked>	55 -10Ƅ-9ţ-8ĹĻ-7GŜƦ7NĵƲǔ8FYƷǟ9ĽƂƣ10wBŭǒ11ƕ12iĶ13ƛƹ14Řǧ16żƞ18SǄ21ņ22Ǘ25ń26r30Ű35ǘ36Š
~kee	53 -10ŘŶ-9N-8isĶŭŹǔ-7eR7cqǒ8Pǘ9WǙǩ10hUĿũŽƝ11ŉş12tŋǟ13xŀƮ14ſƊ15oŚ16Yǝ17ǏǨ18ƥ19Ţ20ŝ25Ű26Ƨ27ō29Ǘ30Ʒ37Ƶ38Ǡ
~keep	53 -10ŘŶ-9N-8isĶŹǔ-7eRŭ7cqǒǨ8Pǘ9WǙ10UĿũŽƝǩ11ŉş12tŋ13xŀƮǟ14ſƊ15oŚ16Y17ǝ18ƥǏ19Ţ20ŝ25Ű26Ƨ27ō29Ǘ30Ʒ37Ƶ38Ǡ
~kel	89 11ű12ŧ25ũ
~ken	66 -7Ŭƪ8Ĵ9ƕ11Ɯǉ13QťŲ15ŭƿ23R30Z36k
~ken>	75 -8Ŭƪ9Ĵ11ƕ12ǉ34Z
~kend	72 12Ɯ14ť15Ų16ƿ17ŭ25R39k
~kep	74 -10ō-9D-7Ʈ8Y10ƃ14Ŷ18ŀ20ŝǗ33ƥ34Ű
~kept	74 -10ō-9D-7Ʈ8Y10ƃ14Ŷ18ŀ20ŝǗ33ƥ34Ű
~ker	60 -12Ɗ-8ǩ-7ŞǤ7aƝ8gxƿ9ǂ10A11Ɖ14Ŝ15ķłǘ17Ƴƹǜ18svƋ20ŁǑ25ǣ26ƥ28Ž29Ǉ
~ker>	65 -13Ɗ-7Ş7ū8aK9gƿ10ǂ11A12Ɖ16Ŝ17łǘ19Ƴƹǜ20s22Ž23Ł29ƥ
~kers	69 -7Ǥ9Ž12x21v22Ƌ24ǣ25Ǒ35Ǉ
~kes	64 -11Ũ-8a7ŝūƏǒǔ9OĿƘ10ĸƯƵǁ11ŜǨ12XŞ13ƙ14ų16Ƴ18ŋ19Ǌ21ŁǞ27ŀ
~kes>	64 -11Ũ-8a7ŝūƏǒǔ9OĿƘ10ĸƯƵǁ11ŜǨ12XŞ13ƙ14ų16Ƴ18ŋ19Ǌ21ŁǞ27ŀ
~ket	60 -9Ɣ8eǔ9ƕǄ11Ŗ12ţ13ǟ16ĸ17Y19Ŧ20H23ŔŘƒ53Ż
~ket>	65 -10Ɣ7ĶƓ9Ǆǔ10ƕ12Ŗ13H17ĸ19Y21Ŧ25ŔŘƒ28Ż
~kets	68 9H15ǟ16ţ31Ż
~key	71 -8Ł8Ń12v28ų35Ɩ64Ǩ
~key>	86 -8Ł78Ǩ
~keys	73 9Ń12v29ų37Ɩ
~kgr	86 8s24ǜ25ǩ
~kgro	86 8s24ǜ25ǩ
~kic	82 7Ń12iƹ13ĺŕ17Ļ19ŌŘ
~kick	82 7Ń12iƹ13ĺŕ17Ļ19ŌŘ
~kid	55 -27ų-14z-11ķ-9m-7oZ7Ƙ8ź10ľ15ƦǏ18Ʋ20ƫ21lƜƭ25vƱ27ƍ29w30n33ƶ35Ư38y42x60u66Ź
~kid>	74 -24ų-10Ʊ-7z8ŴƯ11nƘ14Ɯƶ22ƍƦǏ23ź27l62Ź
~kids	57 -10ź-9zķų-7oZ7ƃ11ľƍƜ19Ʋ21Ź22ƫƭ23n24ƶ27v30wƯ34Ʊ43y47x66u
~kin	44 -25Ǜ-19Ʀ-17ň-14ŗ-12ƪ-11L-10Ź-9mFĻŁŜǃǑ-8NŒŞţŲƛǅ-7fjMŌŐŸƙƜƧǐ7QľĿœŬ8bŏŤŧƞǆǗǟ9ƉƎƒƠǧ10ŰƐ11vZƍǞǦ12ŚŢƣǔ13iƇǖ14gĽƭ15Ūż16Pǈ17qyŊŽƻǄ19Ň21ńƄ22ĴŠƋǩ23ơ24Hĺ26tŃ27hĹ29ƹ30x31V34Ƭ35aX38Ʃ
~kin>	63 -11ǩ-10Ǘ-8Ÿ-7mSƝ7Ţ8pUŊœ9vVŨƹǠ10ƍǖ11ŃŠƩ12hŭƄƅǍ13tŚ14ĹŀƐ15Ŀƞ16H17ńŬǞ21X23a
~kind	55 -30Ǜ-14Ʀ-12ƪ-10tƅǃ-9ƿ-7yFť7ĺŃŢƸ8ƝưǙǟ9Ůǥ10bű11i12Ŋǆ13RXƎ14ƹǩ15hxŧƉƲ16qŏ17Ť18Ƈ21ƣ22Ūǔ26Ǆ33Ƌ44Ʃ
~king	50 -21ň-16ŀ-13U-12ŗ-10L-9Ǒ-8ŲŹƦư-7rNTŁ7iǊǖǧ8v9cťƳ10h11Ơƿ12QZľŠŰǓ13ńƒƹǗ14ŃǦ15Ƅƭ16Ľ17Hǈǩ18PŽ19ĺż20Ĵ21gtĹ23a25ƻ27xX29yŇơ30V41Ƭ
~kip	82 -10Ǧ10Ɓ12Ŋ14B16ů18Ƃ19ǁ
~kip>	82 -10Ǧ10Ɓ12Ŋ14B16ů18Ƃ19ǁ
~kit	72 -8ǉ8ǈ9ł10LǏ13ƞ14ǝ17Ǆ21Ǜ24M47ƌ
~kitc	72 -8ǉ8ǈ9ł10LǏ13ƞ14ǝ17Ǆ21Ǜ24M47ƌ
~kke	80 -7a15ǘ41Ǡ
~kkee	80 -7a15ǘ41Ǡ
~kle	72 10Ƨ13NĹ14gƿ24Ŷ31ƣǍ
~kler	76 33ƣǍ
~kne	86 -8ǟ13Ƹ20ƽ45t
~knee	87 -8ǟ14Ƹ46t
~kno	52 -12ĹƂ-10vŎſ-9Ʈ-8nƶƽǗ-7Ōƕ7RĴĻŕƐ8GŃƷǟ9ňƛ10hĽŲ11mĵƌ13wƎ14ŒŔƧ15ōţź16cr17ƓƳ18ŅŜƩ19Ƹǃ21f22Ƌ28A30ǩ40ŉ46Ŗ
~knoc	82 10mĴ11ţ14R22ƌ27ź
~knot	89 41f
~know	52 -12Ƃ-11Ĺ-10Ŏſ-9Ʈ-8nƶƽ-7ŌƕǗ7ĻŕƐƜǣ8ţƷǟ9GŃňƛ10ĽŲ11hĵ13w14ŒƎƧ15Ŕ16rō17cƓƳ18ŜƩ19ŅƸǃ28A31ǩ40ŉ49Ŗ
~kon	89 7r10z18B21ư
~kon>	89 7r10z18B21ư
~kru	87 29ĵ
~krup	87 29ĵ
~ks>	49 -16ǩ-14Łų-13n-12g-11QƝ-10RŤŨ-9IĶǧ-8q-7VĸŒŠƳ7aŜǌǑ8twŘǙ9TňŽžƗǝ10AƑƙƮǗ11Ľźƌǔ12żƽǖǜ13ŕƦ14Ʒ15r17ķ18Ɖǘ20ŝƥ21Xƹ22Ɯ25ƛ27Ɵ29ŵ30z31Ǜ32Ŋ33L36ǈ40Ǡ41ǐ
~ksg	86 10ǜ35k
~ksgi	86 10ǜ35k
~ksh	71 -14Ǎ12ǣ22Ƒ36Ɲ
~kshe	80 13ǣ
~ksho	76 -15Ǎ24Ƒ39Ɲ
~kup	68 -13ǃ-8ǜ8žǏ9OƊ13Ƹ14ŭ19ų20ƫ25ƛǐ27ƾǘ
~kup>	69 -13ǃ-8ǜ9OǏ10Ɗ13Ƹ14ŭ17ǐ19ų21ƫ28ƾ31ƛ
~kups	89 -7ƛ11ǐ12ž39ǘ
~ky>	76 -19g7Ŭ8Z10ţ11Ơǘ27o30j51ǀ
~kyd	86 22ǀ
~kydi	86 22ǀ
~la>	60 8gǃ9ńž10ǩ11BŶ12Ƙ13Ŝ16ų42Ǧ51Ƃ
~lab	74 -7qƊ7Ɠ10l11ƹ12ǜ14h15ťƻƾ18ū25s31Ƈ
~lab>	80 -8Ɗ8Ɠ12ƹ15h33Ƈ
~labo	89 15ǜ18ť
~lac	51 -13Ŭ-11ķ-10S-9WZĹŁőơ-8Kō-7Ŗƙƪ7ƍǔǛǝ8ƒ9hƤǙ10UńŠƲǨ12Ɔ13ƑƜǖ14Důƈ15ŃŏƗ16Mş17ƌǋ18Ɵ19ƔƢǅǊǟ20ƅ21Ɠ22ƥ23Ʀ26GHƠƵǢ28ƞ35F36Ɛ
~lace	51 -13Ŭ-11ķ-10S-9WZŁőơ-8ō-7Ŗƙƪ7ƍƵǔǛǝ9hƒǙ10UńŠƤƲǨ12Ɔ13Ɯǖ14ůƑ15DŃŏƗ16Mş17ƈƌǋ18Ɵ19ƔƢǊǟ20ƅǅ22Ɠƥ23Ʀ26GHƠ27Ǣ28ƞ35F37Ɛ
~laci	78 16ĺ30Ƶ
~lad	72 -11ƀ-8ƌ7Ĺ8ŵ9ǁ11Ő12Ŝŧ14ť15Ǆ18żǈ21ŶƜ23o24tǣ
~lad>	83 -13ƀ-9ƌ8Ĺ13t14Ő17ť22ż24Ŷ
~ladd	86 18Ǆ23ǈ29ǣ
~lady	80 -16ǈ9ŵ10ǁ13Ŝ14tŧ25Ɯ26o
~lai	54 -8ǝ-7ŨųŻ7Ņǚ8ŇưƸ9ŵƉ10Ƨ11ǛǨ12ľ16ŖŦ17ũ18Bň21Ş23Ŋ25ŔŘ28ťǜ32Ť33ŧ51ţ
~laid	82 -10ǝ15Bŵ16Ƨ17Ň18Ǩ
~laim	58 -7Ż8Ņǣ9ǚ10Ŕ13ǜ14ľǛ18Ŧ19ũ27Ř31ť35Ť40ŧ55ţ
~lain	68 -8ų8ſ11ưƸ12Ɖ14B20Ŕǜ23ň26Ŗ29Ŋ30Ş
~lak	81 16ķ18k25Ɵ28g31ƙ
~lake	81 16ķ18k25Ɵ28g31ƙ
~lam	80 11ƺ12ń13H15Ɛ16ǟ17ǎ37Ŕ
~lame	82 11ƺ13Hń15Ɛ38Ŕ
~lan	51 -18Ƅ-14Œ-13Ş-11ƕ-9Ɵ-8hĽľō-7gPǖǥ7UŦų9zAZŔŬůƱ10ŗ11SŠƔ12IĶƌƠ13ƃ14J15ƵǄ16ĺ17ķ18F19ŏǚ20ĸ21Ƥ24ơǞ26W28H31DŇǩ32kǌ33y41ǀ47V
~lan>	65 -14Œ-13Ş-9ľ-8ƄƧ7zŌƁǨ8yƯ9ŀ10ułƶ11ŝ12ƃ14Ʊ19Ķ20ŗ23Ƶ27ŏ29Ň41W42V
~lanc	82 -13ƕ9ƃ21Z34Ɣ
~land	63 -13Ƅ-11Ɣ-8Ľ9ƚ10ĸŠų11GŦ14Ƥ15Ŭ18IƠ19J21Ǆ24ķŇ27F31ơ42ǌ
~lane	82 -9h7z36ǀ39ǩ57D
~lann	70 -7uǩ8k10ǔ11Ǟ12V15A17Ƥ19ǀ20Hĸ21ƌ39y
~lans	68 8ǁ12V15H27ĺ29ǚ31Ǟ34k
~lant	80 -14Ǟ11Ƨ13l16U17ů28S
~lap	76 -12Ǐ15ƝǗ20U47š
~laps	79 50š
~lar	57 -11Ť-9Ə-8ƷǦ-7Ź7ľŲ8ŢŸƧ10ǅ11œŠ12śƗơƦƮ13XŘ14Ƃ15WŅŚ18ĸƘ19ǉ20Ɖ22T25ŦƆ28Ɗ32ǔ53Ǝ
~lar>	65 -12Ť-9Ǧ-7Źǆ7KƗ8Ʃƾ9Ų10ŸƘ11ĸ12ǅ14ŗŠơ17Ř18Ƃ23Ɖ32Ɗ34Ŧ
~lara	84 20ś25Ś
~larg	86 8Ł17ǔ38Ɔ
~larm	73 -10Ə7Ǎ71Ǝ
~lars	75 8žƗ9mŎ11Xľǘ12ĸ13Ƙ14Ţ16œ22Ņ26ǔ
~lary	78 -7Ʒ13Ƨ15ǉ19Ʈ21Ʀ22W34T
~las	45 -14ũ-13Ŧ-12Œƌ-11ľ-10ŠǢ-9DŃǃ-8dBĺŧŨǗ-7GSŅŏŕŗŝŸƳǁǅ7xƍ8yĹřŵƩƼǂ9ołƋƑǌ10ŻƐǘ11Ŕƀƺ12šź13EűƲƿ14żǣǨ15Ǒ16cţƚưƹ19ǉ20bƈƸ21ŜƁǏǛ24ĵǞ25Ŗ27a31Ǌ33ƾǙ36ņ37œ39Ǥ
~las>	87 -7ǐǦ10ƫ11Ƃ13ņ26Ǒ
~lass	72 -8ŏ-7ǣ8d9Ƅ12ř13xǙ19ƀǌ24ź27ƿ38Ɓ60Ǥ
~last	46 -14ũ-13dŦ-11Œƌ-10ľ-9DŃŠǃǢ-8ĺ-7BGSŕŨŸǁǅǗ7ĴĽŬƓƘƫƶ9iyĹłŵƋƑƩƼǂ10oƐǘ11Ż12Ŕƺ13šű14EżƲ15Ǩ16ư17cţƹ18ƚ19ǣ20Ƹǉ21bƈ22ŜǏ24Ǜ25ĵǞ26Ǚ27Ŗ29a31ņ32Ǌ35ƾ38œ
~lat	62 -14ŸƼ-12f-9Ƙ-7SŤ7UŃŔƔƚƪǏ8OĵǂǙ9ƭ10ƾ11ĺǕǜǟǣ12ż13Ɓ14N15ƴǩ16Ƹ17ǎ21ƨ36Ɖ39Ż60ū
~lat>	78 -15f8j9ƚ18Ɓ21ƴ24ǩ28ƨ47Ɖ
~late	66 -15Ÿ-14Ƽ-8SƘ7LŃţǀ8ƪǏ9OUĵǂǙ10ƭ11ƾ12ĺǕǜǣ13Żżǟ15N17Ƹ18ǎ65ū
~lati	78 10Ɣ15Ŕ34Ż
~lau	87 -17ĺ8ƕ24Ǔǩ31Ǣ
~laus	89 9ƕ25Ǔ31Ǣ
~law	68 -7ŗ7ŋ9Ưǩ10Ƶǡ11zBQ12ł13Ǧ14Ņ15n18A24Ʋ31ķǜ
~law>	79 7n9ŷ12Ƶ14zAQ15B16Ņ
~laws	81 -8ŗ-7ŷ11n13Ư15Ǧ18ķ22ǜ
~lawy	76 7AǓ8ŋ11ǩ13ǡ14ǜ18ķ28Ʋ
~lay	74 -14ǀ-9Ũ-7Q7sƤ8Ǧ11VƧ14ĿŚ16ŉƜ17ư18Ť20Ɖ30D36g
~lay>	78 -14ǀ-7QŨ7sƉƤ12Ƨ15Ś16ŉ17Ɯ18ư19Ť32D38g
~laye	89 10Ǧ15Ɖ
~lba	87 22I
~lbac	87 22I
~lbo	84 8ż10ļ11D14ĸ15N21Ǚ
~lbox	87 8ż12D15ĸ22Ǚ
~lc>	79 20ǃ49ǆ
~lco	71 32ƿ33Ǜ
~lcoh	71 32ƿ33Ǜ
~ld>	31 -23xǞ-18ŒųƳ-16q-15Ũ-14Őǖ-13o-12ktwŴƟ-11ŤŭƝ-10UƉǐ-9FĺşţżſƞƻǃǇǋ-8QŦŬƠƣǛǣ-7zRŰƔƙƚǊǎǥ7Wƍǧ8deLľŶǀǏǢǦ9rƿ10jĽŀŗƨƩƪǄǗ11ĶūƂƘǓ12amņ13pŌŘƏǡ14ĵŃŚƀƒƺ15AŖžƈ16BƸǚ17ŽƗƱ18Ļ19T20Y21ŷư22œƋƯǨ23ĴŞƶǁ24Ŋ25D26sķ29v30śǩ31MƵ32Ţŵƅǝ33Kƭ34ƤƬ35ű39cŎ40X46Ʒ47ĸ55Ʈ
~lde	65 -10t-8JƯ7P9ƅ11N13Ǩ16p18yƓ23xĶ25ŴŹ26z30v31ǧ32Ŭ35w
~lder	70 -9t-8J8P9v12Nƅ14Ǩ20Ɠ25p28Ŵ29z34ǧ35Ŭ
~ldes	74 -8p26v28y29x30Ź41w
~ldi	60 -13GƩ-12F-10Ƈ-9ƅ-7x7iƥǝ9t10ƤƸ12Ɖ18ű25SǢ26ŀ28ơ29Ƒ33ǋ49ƣǍ
~ldin	60 -13GƩ-12F-10Ƈ-9ƅ-7x7iƥǝ9t10ƤƸ12Ɖ18ű25SǢ26ŀ28ơ29Ƒ33ǋ49ƣǍ
~ldr	73 12ƫ13w15y16Ư19v36u
~ldre	73 12ƫ13w15y16Ư19v36u
~lds	73 -18Ɖ-7ǂǢ11ƣ12Ŭ13Ƌ14ƕ18ƈ19v21p22ƅ30Ʃ
~lds>	73 -18Ɖ-7ǂǢ11ƣ12Ŭ13Ƌ14ƕ18ƈ19v21p22ƅ30Ʃ
~le>	39 -15Œ-14ŀ-11ǋ-10oŜũǂǓ-9ijrAŁŃŸƠƫ-8UŹƌǊ-7FQŌŤƃƓƙƱƴ7fņňŰƖƗǒ8PżƪưƲǁǖ9kvőūǙǚ10hwNŇŦŭŻƁƥǝ11ų12sşƒ13lLƀƷƺǈ14xIMRǗ15nĸƎǉ16űƯ17u18łƘ19XŬƜ20YŧƤǜ21dś22Ʃ23Ų24Ɖ25Řǆ31ļ35a
~lea	47 -18Ǎ-16śǈ-14ƈ-13Őƨ-12Ŝ-11o-10Sľŕťƌ-9ŎǦǧ-8ŋšƋƕƗǐ-7pŚžǓǘ7ŇţŲŹƐƟ8űƂƠƥƬǛ9ĿƼƾ10zŤũ11A13Ǝ16ŝ17aV18ĻŭƔƳ21Ů22ŗ23Ƨ24Ǐ28ŻƉǋ30FƢ33ňƛ35ŉƤ37Ţơ39ƶ43Ŭ50ǌ
~leag	80 10ů42Ů
~leak	71 -19ƈ-12Ɯ-9Ƌ11ũ18Ǝ22Ť46Ɖ54ƛ
~lean	71 -17ŋ-14ǈ-7Ɨ7r9Ƽ13ƐǢ14Ǐ16Ňű17z21Ɯ22AţǛ31Ż
~lear	72 -8ǐ9TũƼ10Ʒ11sĻ14Ŭ15Ų19ƾ21Ź26ŉ30Ɣ60ň
~leas	55 -20Ǎ-18ś-12o-10ǧ-9ŕ-8ƕ-7SǓ7cjDƄ9bőǇ10d11Ơ12Ĺŗ14Ǐ23aŭ25ŝ35ǋ39Ƥ40F41Ƣ46Ŭơ62ǌ
~leav	58 -12Ŝ-10Ŏ-9ľǦ-8Ő-7Ź7ŁŦ8ņǎ9sŊŰƀƫ10ĺŷ11Ƃǜǩ13ƟƥƬ16Ļŗ17Ŀ23V24ŉƳ31Ƨ49Ţ51ƶ
~lec	69 -13ǧ-7ǈ8Ľ9P10ƫ12K15q17Ǒ20ĵ28ǒ29Ƌ39Ƙ
~lect	69 -13ǧ-7ǈ8Ľ9P10ƫ12K15q17Ǒ20ĵ28ǒ29Ƌ39Ƙ
~led	58 -9ǩ-7ŖŞ7bIķŦƌƯ8Ĺśǐ9ňŵ10Ŋ11jļŶǒ12Ƅ13Ʃ14ƈ15š16ŃŤ17ţ18oĴ19N20ńşƞ21Ŕ25w28Żǃ36ŧ
~led>	58 -9ǩ-7ŖŞ7bIķŦƌƯ8Ĺśǐ9ňŵ10Ŋ11jļŶǒ12Ƅ13Ʃ14ƈ15š16ŃŤ17ţ18oĴ19N20ńşƞ21Ŕ25w28Żǃ36ŧ
~lee	68 -15Ǉ-9Ń8w9ľĿ11ŀ14ŌŨ15ĸǐ18ŰƤ19Ļł25Ƽ32n38x
~leep	69 -15Ǉ-9Ń9ľĿ14Ō15ĸŨ18ŰƤ19Ļł26Ƽ33n39x
~lef	69 -10ƕƮ-9ƪ7f8zƈ9lŉƳ10ĸŖ13Ķ14ŕƧ15ō18ŢƔ20Zŝ23ƶ30Ŭ
~left	69 -10ƕƮ-9ƪ7f8zƈ9lŉƳ10ĸŖ13Ķ14ŕƧ15ō18ŢƔ20Zŝ23ƶ30Ŭ
~leg	62 -9Ł7f11ŋƃƜ14Ʋ19ǃǆ21ź23ƶ30y35Ʊ38m44h
~lega	76 7ǌ9f13ŋ19Ʋ24ǃǆ30ƶ
~lege	66 7xZ13Ɯ23ź33y37Ʊ41m
~lem	72 -7ƙ7ŏ8Ĺŋ9Ŧŵ10ǜ12ƛƼ13LŜ15Ɩ16ŀ25Ž
~lem>	80 8sŏ9ŋ10Ĺ11ŵ15LŜ19ŀ
~lema	87 31Ž
~lems	82 -8ƙ9Ƹ12ǜ14ƛ15Ƽ
~len	68 -9Ʋ-8ƃ7Ŋ8ĵ9S10ƙ12L13ŬƸ16ǘ18ƭ27Ƅ30ų54ƕ
~lend	71 -10Ʋ10ƙ13L14Ŭ28Ƅ32ų56ƕ
~lent	89 11ĵ17Ƹ
~ler	67 -13Ɲ-7ŹƗ7Ŵ9HŠ10LƁ11Ƃƿ12jŔ13xǕ15h16ļşƄ18vƻ21ǈ22ǐ28ƣǍǏ
~ler>	76 -13Ɲ-7Ɨ8Ő9Ŵ11L12H13Ɓ14jƿ15Ŕ16x17ǐ18ļ20ş32Ǐ
~lere	89 -19ƣ-7Ǝ49Ǎ
~lers	73 -9Ǎ-7Ź8ǐ10Š11Ƅ12Ƃ16Ǖ17h20ƻ21v47ƣ
~les	51 -16Ś-11wş-9ŧŭǉ-8T-7MŬŲƳ7bƒƦǙ8Ǖǜ9iuŁƉƚƝ10ƪƼ11UŅǆ12ľŜŴ13ƻǠ14cź15Ƙ17ƹ19ǓǛ22Əǁ23ũ26ņů29Ūǘ30ǖǗ34ǐ37ƈ42Ǌ48Ů
~les>	53 -16Ś-13ƿ-11wş-9ŭ-8ŧ-7MTƳ7L8bǙ9Łǜ10ƚ11Ɖ12ǆ13ŜŴ15cźǠ16Ƙƻ18ƹ22Ǜ23Ə24ǁ28ů31Ūƈǘ32ǖǗ33Ů37ǐ47Ǌ
~less	71 -7Ųǉ7Ǉ8ƝƤ10Ţƈ11Ʀ12Sƒ13ƿ15i17u18ƪ19UŅ20ľ22Ů28Ǔ33ũ
~lest	89 13ǂ25Ƽ
~let	58 -18œ-14ǩ-10sļŖ-8Ű7iJOŃŐŪųŸƏǓ8Ŋ9ľŘ10rNĵƾ11yšƪ14ĻƎ15xŎ16ř19Ś20KƐ21aĽ22Ş24Ŕ26Ž31ǜ32ƛ39b
~let>	61 -12ǩ-10sŖ-7Ű7DžƏ8iOŃŐŪŸǓ9ŊŘ10ĵ11rNųƾ12řš16ĻƎ17Ŏ21Ž22Ɛ24Ş27a33ǜ34ƛ
~lett	70 -19œ-17ļ7Žƪǐ9Jū16x18K25Ś33Ľ35Ŕ52b
~lev	72 -7C10ǌ21ƊƩ22Ɔ23m27ƣ
~leve	73 13ƣ21Ɗ22ƆƩ24m
~lex	78 -10Œǃ-9ǧ12Ơ16Ƙ41ơ49ƣ
~lex>	78 -10Œǃ-9ǧ12Ơ16Ƙ41ơ49ƣ
~lf>	53 -11Œ-9b-7T7ƀƇƘƾǂǇǑ8OŠǚǣ9Ʒ10kƎ11cCĴ12tQƓƨ13ƕ15ōţ16rŁ17Hǔ18ŦƦ19n22o24ǉǨ26Ƭ40Ƣ49g
~lfr	86 -10Ʈ22Ƣ23Ʒ
~lfri	86 -10Ʈ22Ƣ23Ʒ
~lia	58 -10Ő7DǊǥ10Ǜ12ŗ15Ľơ17Ƃǌǚ22Ŗ28ƀ33ǡ40ž
~liab	59 -8Ő7Ǌǥ10Ǜ12ŗ16ơ17Ƃǌ18ǚ28ƀ33ǡ42ž
~liar	87 23Ľ34Ŗ
~lib	89 -8H-7ǝ7ŭ15ŵ16ş18Ő
~lic	43 -11ĺ-10G-9Ɣǈ-8IŬǦ-7nŀō7ŒŜƄƛƢƨƺ8ƥƫ9ŌšŢƁǛ10džƚ11ơ12ĹŐƖǏ13Ƨ14ľŠƬ15ŗƓǀǡ16ƪ17ő18ŖǢ19a20ŕſ22ş23Ś24ŹƦ25ƩƵ30ŏř37ǥ44Ÿ49ŷ
~lica	84 10ǀ11S15ƴƿ16Ō
~lice	59 -9G-7nő7ż9ŻǨ11ūƄ12ƺ15ǀ16do18a30Ź38ŷ62Ÿ
~lici	68 7Ƶ10ƫ11Ǜ14Ǧ18ǒ34ş36ǥ
~licy	47 -18Ǧ-11ĺ-9Ɣ-8Ŭ-7oōǈ8ƀƛƢ9Ŝ10ŒƂƨ11šŢžƁ12ƚ13ơ14ƖǏ15Ĺ16ľŐƬǥ17ƓƧǡ18ŗ19Šƪ20Ǣ22Ŗ23ſƵ24ŷ25őŕƦ27Ś28Ʃ34ŏ36ř
~lid	75 -10ŧ10ƅ13UŸƀǇ19ƍ26k
~lid>	82 11ƅ14ƀ15Ÿ
~lida	84 -12ŧ14Ǉ15U29k
~lie	56 -9Ǩ-8Ǆ-7Œƃƨ7SŊ8Ƭ10ţŸǘ11UƯƴ12Ǧ16ŭ17ǩ18Ɯ23Ŀ24Ǔ29ǚ32ǕǗ34Ɲ40Ŭ45ǔ
~lie>	89 -12Ǩ7Š48Ŀ
~lied	89 -9ƨ21ƴ
~lien	61 -8Ǆ-7ĿŒƃ8Ŋ11ţ12Uǘ14Ǧ18ŭ20Ɯ24Ɲ27Ǔ32ǚ36Ǘ44Ŭ50ǔ
~lier	74 44Ǖ
~lies	86 -7vƗ9ǐ12y20Ɲ25Ư
~liev	80 9mŌ10lM12S14Ƭ15Ÿ31ǩ
~lif	55 -18ŏ-13ŗŻ-11q-10ũ-9ŐŶǨ-8jľ7lBSWǈ8ŵ9ű10Ũ11ş13m17ĺ22Ƭ23i32ƿ33ƪƷ34ƭ36Ƶ40ƴ49ƨ50Ʃ54Ƨ65Ʀ
~life	55 -18ŏ-13ŗŻ-10q-9ŐŶǨ-8jľ7lBSW10Ũ11ş13m17ĺ22Ƭ23i33ƪƷƿ34ƭ38Ƶ40ƴ49ƨ50Ʃ55Ƨ66Ʀ
~lift	89 -14ũ10P15ǈ17ű20ŵ
~lig	77 -12Ŷ-9ƴ7Dĺ8Ɛ9š10T11b14Ō16Ʈ21Żż22Uƻ
~ligh	80 -12Ŷ-10ƴ8DĺƐ9š15Ō17Ʈ22Żż23U
~lik	44 -16JŎ-14Ǟ-13q-11PQƣǐ-10ŢŤƱ-9Ǡ-8ĿƢƦ-7ĹľǄǦ7bAũƂưǋ8aőŗţƊƌƠ9lryDŀƘƽǖ10gŧŮƎƐ11œƜ12ŨƯǩ13Yłƭ14RņűŲ15t16jŇƺ17xŋŌ18v19ŃǍ20ŉžƶ22ĴŶ23Ļ25K28ƿ33ŝ34Şƞ36U
~like	45 -17Ŏ-16J-14Ǟ-11PQƣǐ-10ŢŤƱ-9Ǡ-8ĿƢƦǄ-7ĹľǦ7mAũƁƂư8aőţƊ9rDŀŗƌƘƠƽǖ10glyŧŮƎƐ11œƜ12ŨƯǩ13Yƭ14RłņűŲ16ƺ17jŇŋ18Ō19Ǎ20Ńŉžƞƶ22vĴ23Ŷ24Ļ25K28ƿ34ŝ35Ş38U
~liki	80 -12q-11Ķ-8v11b15Ň20x25ƞ37t
~lim	58 -12ǩ-8ŒƗ7ſƓƘ9žǌ10œƏ11y12Š14Ǧ16ǈ22Ƒ23Ǔ28Ǣ31ǡ33ǀ52ŗ
~limb	78 -13ǩ8P10Ʃ14œ23ǈ31Ƒ45ǀ
~limi	59 -8Ɨ-7Œ7ŻſƓƘ9ž10Əǌ11y13Š14Ǧ24Ǔ29Ǣ32ǡ53ŗ
~lin	50 -14Ǘ-11Ŋ-9Ƭǋǩ-8lLŬŴƗ-7jœŠũŪƀǟ7ŞŽƌ8ńŚ9xǄ10ƸǀǕ11SŁƄƻ13tĹŋǐ14i15aPł16s17XƔ18TĴĽ19mŨ20ƽ23qƍƛ24ǖ25ŅƓƴƾ28I30C33Ń34Ō36Ǟ
~lin>	72 7Ʊ9as10ŉŭƮǄ11Cł13HĿŜ14ĴĽ19Ņ21ƻ28i
~line	57 -10Ǘ-8Ŵ-7ŠŬ7w8K9VǊ10ĴƛƫǞ11XŚ12sƽ13ań14SĽłǕ16Ņŋ17Ł19P20Ɣ28ƍ29qIǖ31ƴ42Ń
~ling	61 -7ƀ7tƟƴ8DŇŢ10Ɖ11XŞŽƌ12x13ƛƽ14CƸ16Ƅ18Ōǐ23Ĺ25T26m29Ũ33Ɠ37Ǟ
~link	87 13Ƒǘ31Ō
~lip	86 -8Ǘ8Ť11Ɨ13ǌ22Ľ31ǡ
~liq	87 -13ǡ-8Ÿ12Yƿ45Ǜ
~liqu	87 -13ǡ-8Ÿ12Yƿ45Ǜ
~lis	56 -18Ř-9Ƶ-7ƃǒǙ7rAĿ8Jƕƫǡǧ9ş10nńűƜǘ11fg12ƅǗ14oĺƒơǌǐ15Ƙƻ16ĻŬżǩ17ƾ18Ǒ24Ɨ25ľ26ŷ27Ǝ41ƀ
~lisi	71 -22Ř-7Ƶ21ƻ22ż55ƀ
~list	59 -7ƃǒǙ7Ŀǥ8rA9ƕƫǡǧ10ńşǘ11nƜ12gű13ƅǗ14Ǝ15oĺƒơǌǐ16Ƙ18Ŭƾǩ19Ǒ25Ɨ27ľŷ
~lit	51 -10h-7o7ĶĺƦƳǛ8Ǝƞ10ż11Yŗş12vĴŊơ14œƂǌǚ15ŅƯ16ƫ17w19u20W23ƀ24x25ǡ26žƢ
~lit>	75 13ĺ14Ǉ16Ĵ27ƫ39Ƣ
~litt	59 -10h-7oƛ7cdzIņƹ8ŐŽƳƻ10ĶƎƞ12ż13Y15vŊ17œƦ18Ņ20Ư24w25u28x
~lity	58 -8ŐƦ7Ǌǥ8ǐ10ĶǛ14ŗş15ơ16Ƃ17ǌǚ21W28ƀ31žǡ
~liv	52 -13Ǆ-12UV-11ŝ-8ŒŸǩ-7YĸłƜǋǌ7Ŗŷƃƙ9ƅ10D11Ɵǡ12Ơ13ƢƲ14lķǍ16qĶǕǛ17hƤ21H24ƞ25Ʈ27ƣ29C30ǐ31Ʒ35GP37Ų38zF62n
~live	55 -13Ǆ-7ĸƜǋǌ7Ŝŷƙǣ8ƃƢƤ10ƅ11D12Ķǡ13Ơ14z15F16ķ17lǕ19hǛ21Ʒ28ƣƮ33C34Gǐ41Ų59n
~livi	67 -15V-13U-11ŝ-9Ÿ7kĿƢ8n9ƟƤ10Ŗ13Ǎ14S15Ʒ17Ʋ23q30H31zF33ƞ47P
~lk>	58 -13Ũ-11ŉ-10ņŧ-8Ĵǟ7ƤƧǕ8ƛǈǨ9Rĸǖǘ10AżƮǠ11sŵƗ12ĵńŊ13ZǙ14ǔ15ł16ǝ20Ĺ21ƣ22Ļ23Ť50N
~lke	73 -7ĸ9sƨ10K12Ʒ14Ư15Bǔ18i26Ǆ28Š36r
~lked	73 -7ĸ9sƨ12Ʒ14Ư15Bǔ18i26Ǆ28Š36r
~lki	68 -10NĹ-8Ź7şƆ8CœŦƍ9O10ō11ŉ12hX14c16Ľń17ť20v24aŇ27x28ǩ
~lkin	68 -10NĹ-8Ź7şƆ8CœŦƍ9O10ō11ŉ12hX14c16Ľń17ť20v24aŇ27x28ǩ
~lks	64 -7ǍǑ7aĹǈ9KWļƜƣƮ10ǡ11ƥ14ǖǙ15Ž16AŝǗ17ƽ19ǔ22ƦǇ31z
~lks>	64 -7ǍǑ7aĹǈ9KWļƜƣƮ11ƥ14ǖǙ15Ž16AŝǗ17ƽ19ǔ22ƦǇ31z
~ll>	32 -24ǌ-18Ʈ-15ĸ-14Š-13ŇŻƛ-12vTťǎ-11Gňœŗ-10rŀů-9mőŭųǧ-8AřūƆƦǏ-7lpXŵŸžƙǀǅǢ7eyĺƔƖǕ8Ƅƹ9CEKǍ10zƷƸǃǩ11ŕƞƢǙǞ12o13ĵƊƕ14wxĶũǟ15BVŊŜƬƳ16gsQŶǖ17ŤǋǛ18MUĻŁƝƫǨ19dnqDŚŦ20JZń21Ĺ22ŖŨŹƌ23Ɨ24ƀǔ25ƺ27ţ28kĴ30ǉ31HPōǄ33Iƭ34Ľ35Ǉ36L41tł43Ʋ
~lla	56 -11Ť-8n-7ǐ7gľǃ8ń9B10Ţǅ11œŗŜ12Ɨ14XņŘų15Ǒ19ĸŅ20Ƙ25Ŧ27Ɗ36Ǧ52Ƃ
~lla>	61 7ķſ8gǃ9ń10ǩ12BƘ13Ŝ16ų44Ǧ52Ƃ
~llar	66 -12Ť-9n7žǘ8m9ľ11ƂƘ12Ţǅ13œ14ŗ15Ɨ17Ř18XŅ23ĸ31Ŧ33Ɗ
~llas	87 -7ǐǦ10ƫ11Ƃ13ņ26Ǒ
~llb	86 10ļ21I
~llba	87 22I
~llc	78 10ǐ20ǃ47ǆ
~llc>	79 20ǃ49ǆ
~lle	56 -11ǧǩ-7uŞ7bLNŸ8CH9ľŊƜ10Ƹ12ĹƩ13Ľ14Ő15Ɛ16Ĵ17o18ļ19ńŧź20Ŕǒ21ĵ23w24Ƙ25y27ǃ29Ż30Ʊ34m
~llec	79 -15ǧ12ƫ16Ľ23ĵ32ǒ36Ƙ
~lled	64 -9Ŷǩ-7Ş8IĻ9bNŌ11Ŋ13ļ15ĹƩ20o21Ĵ22ŧ23ń25Ŕ30w33ǃ34Ż
~lleg	66 7xZ13Ɯ23ź33y37Ʊ41m
~llen	89 11ĵ17Ƹ
~ller	89 9Ő14L15H19Ŕ
~llet	84 10ļ12Ÿ14Ő17ľƐ
~lli	61 -19Ř-7lƵ7sŢ8aǄ9JĽƴ10Ũ11Ž12Ĵ14fŅ17ƻ18Ō19ż23Ĺ25T33Ɠ37Ǟ40ƀ47C
~llin	65 -7lƀ8sŢ9ĽƴǄ10a12ŨŽ13Ĵ15Ņ19Ō25Ĺ27T36Ɠ40Ǟ51C
~llis	71 -22Ř-7Ƶ12J17f22ż54ƀ
~llo	73 -12D-8ű8w10ơ13g14ų15ƅ16ƥ17Ƶ19Ƨ20K21Ľǃ26ǩ31ƒ32ň
~llow	73 -12D-8ű8w10ơ13g14ų15ƅ16ƥ17Ƶ19Ƨ20K21Ľǃ31ƒ32ň
~llp	79 -8ĺ9v15GĻ19ķ25T
~llpa	79 -8ĺ9v15GĻ19ķ25T
~lls	58 -10ŏŵǨ-9ơ7ťƕƗ8CşƠǍǘǤ10Mǡ11Ņǌ13Łŋ14hYƌǣ15nK16Ő17Ɯ18Ʈ19ƃǠ20ư21Ʋ24Z25Ǚ28Ƈ38ƻ
~lls>	59 -10ŵǨ-9ơ7ƕƗ8CťƠǍǘ9Ǥ10Mǡ11ǌ14hYŋ15nŁƌǣ16K17Ɯ19ƃƮǠ21ưƲ24Z25Ǚ29Ƈ39ƻ
~llst	87 -12ŏ14ş16ő18Ņ27Ő
~lly	60 -10Ł-8Ŝ-7ŀǄ7KWž8ľŽƦƮǡ9Pƙ10tŭƞǅǆ11ĺ12ƖƯǙ13ĸ15k16lł17ņŬ18LĴƸ22A24Ŗ
~lly>	60 -10Ł-8Ŝ-7ŀǄ7KWž8ľŽƦƮǡ9Pƙ10tŭƞǅǆ11ĺ12ƖƯǙ13ĸ15k16lł17ņŬ18LĴƸ22A24Ŗ
~lmo	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
~lmos	75 -12ǣ-7ľ8Ƅ10ţư12dk20Ǖ38Ǚ
~lo>	86 -16F13s15ǩ19f20Ƣ
~loa	58 -14Ƥ-10Hǩ-9ǌ-7ƦƧ8Ɓ12k23Ɣ31Ʊ32ś36Ʈ44Ŭ49ƕ52Z63ƪ
~loan	58 -9ǌ-7Ʀ8Ɓ18Ʈ23Ɣ31Ʊ45Ŭ49ƕ52Z63ƪ
~loc	62 -13Ɗ-9ń-8ŹǍ-7LĸƛƝǢ7Ŏ8M9ƽ10ǔ12qľŐ14ŌƇǞ15Q16Űǎ21ƣ22Ůƍ24lR26H28ǘ40ǋ43ƥ
~loca	71 -10ń-9Ź8C12ǔ13M14ľ15Ő18Ǟ30lH48ǋ
~lock	67 -14Ɗ-8Ǎ-7ƛǢ7ũ9Ŏ10ƽ13q15Ƈ16Ō17QŰ18ǎ23ƣ24ƍ25Ů27R31ǘ47ƥ
~log	80 -7ƾ8ŐǗ17Ś18ƇƛƲ24Ɛ26ǘ
~log>	87 9Ǘ20ƇƲ21Ś
~lon	50 -28ŭ-17Ő-11Dƶ-10jƩ-9łƢ-8VŶƬ-7Ɣ7gŵ8Ƅǟ9nĶŝƏǏ10sŮ11fHřǈ12lūƈ13Ƶ14Ʒǃ15i18ŧ20ŸǍǩ21ŕťƗ22š23Gů24Ʈ28Ɵǝ30S32Ƥ33ƭ38O39ǅ48ő
~lon>	86 -13D-11Ł-8t12Ǎ22ǩ24ǈ25ǟ26ǃ
~lone	78 -12ǋ-8Ɣ-7ł7Ŗ8ƃ9z14Ʈ16Ʒ21Ł23Ǎ29n
~long	51 -28ŭ-18Ő-10jƩƶ-9Ƣ-8VƬ-7nŶǟ7gvŵ8ƄƵǩ9ŝƏ10ĶǏ11fř12sHūŮƈ13l15Ʈ17i18ŧ20Ÿ21ŕ22ťƗ23š24GůƟ29ǝ31S34Ƥƭ39O40ǅ49ő
~loo	50 -16ǩ-13Ő-12g-10iŭƈ-9ňŏ-8kQśǍ-7ŌŧƳ7Xřƽ8ŢƤ9JŖƐƫƷǂǙ10RĿłƛƼ11ĻŶƌ13jĽľſ14HŠǈ15sĵŨƉƊ17Ŝ18ĹƬǞ20Ǌ21ńƯƻ22ŃŇŚ25zƾ26ĺ31ǁ36ƣ55ƙ
~lood	63 -7Ő7ŨƊ13Ƥ14ƽ15ǂ19Ƽ29ƻ32ƾ43ǁ85ƙ
~look	54 -12gǩ-11ŭƈ-9i7VŎ8Xř10JŢ11ŖŨƐƫƷǙ12RĿ13ĻłŶ15jĽľ16Hſ17ĵŠƉ21ĹŜƬǞ22Ǌ24ńƯ25ŃŇŚ28z29ĺ
~loor	74 -14ƙ-9Ǎ-8C-7ƇǏ7Ǝ9ƌ10Ɔ16Ɗ21ƛ25ǈ57ƣ
~lor	63 -23Ɣ-13Ƅ-8ǖ-7ž8v9kƃƬǩ11Ŭ14Ŵ15ǃ18ų19Ơ20HǕ31Fơ34m49ǌ
~lord	67 -13Ƅ-12Ɣ10v11k20Ơ33F34ơ52ǌ
~lore	89 -17Ɣ9Ĺ17Ŭ20Ŵ27ų
~lori	87 -8ž9Ÿ13ƃ28H
~lors	82 45m
~los	50 -10Ƭ-9tŵƉƽ-8n-7ŗűżƛƜƷǉ7ŤƍƠ9CYőŧƃǓǨǩ10X11ũ12Əǔ13Ƥ14Ŀ16Ŧ17ƙ18ķ21ƕƺ22Ƨ23Ƒ25Śů26Ǚ28Ř30ţ33ň34ť38ǎ47ǝ52Ƴ62Ɩ
~lose	54 -10ţƉ-9ŵƬ-8ň-7nű7IĸĿƺ8ŝŞƍƠǘ10Ƨ11CǓ12ő13X14ťƏ16Ƥ17ƕƳ18Ɩǩ20ƙ23ķ26Ƒ27ů28Ś29Ǚ43ǎ51ǝ
~losi	67 -8ǩ7ƕ10Ǩ11Ŀ15Ũ19Ř29ň62Ɩ
~loss	73 -16ĸ-9ż7ƺ14Ƴ15Ť18ŧũ29ŘŦ33ť60ţ
~lost	73 -11t-8ǉ9ǀ11ǔ12ƨ14ƃƚ16Y17ƺ20Ƨ29ň72Ƴ
~lot	65 -12Ɔ-9ǩ-8ƻǇ-7lƌ7N8Rǟ9tơƨ10ĿŇŻƇ11ǖ12ś15Ű18Ɨ23C24Ƒ29Ɵ34ķ35Ɯ39ǀ41ư
~lot>	66 -12Ɔ-8ƻǇ-7lƌǩ7Nř8Rǟ9tƙơƨ10ĿŻƇ11Ňǖ12ś15Ű24Ƒ30Ɵ33ǀ34ķ36Ɯ42ư
~loth	87 25Ɨ
~lou	80 12x14Ŷ17ƞ20j25Ǘ
~loud	82 7Ľ12x20j26Ǘ
~lov	68 -13ǐ-8H-7P7rBƊƟ8ǃ9ƄƉǖ10ŝƑ11tǄǔ12lMǋ13ƶ16ƅ23U27Ŷ31ǟ58ƞ
~love	69 -13ǐ-7P7BƟ8rƊǃ9ƄƉǖ10ŝƑ11Ǆǔ12lMǋ13ƶ16ƅ24U28Ŷ30ƞ31ǟ
~lovi	89 -9H16t37ƞ
~low	59 -19x-11D-10Řŧ-9ű-7f7ĵ8ijŮƑơ9cƅ10Ļų11Ǧ12ƥƧ13bƙƞƵ14KƗ15Ŏ16U17Ľǃǟ22g23ƒƛ26ľ29ǎ36ň41Ɗ42Ņ
~low>	65 -15x-11Dǩ-10ŧű-8f7Ɔ8ĵ9iŘŮơ11cƅƛ12Ǧ14ƙ15bƒƞƧƵ18KUƗǃ19Ľ20ǟ21ň23Ɗ25g28Ņ32ǎ
~lowe	71 -21Ř8ƃ12ǩ14Ļų20ŅŎ25Ɗ28ľ
~lowi	87 15jƛ25ň
~lows	89 14Ƒ15ƒ22ƥ
~loy	58 -8o-7Ʀ8ǐ12V13Ǘǣ15őǈǑ19q21WƧ23ǜ25SŢ29Ǉ31Q
~loya	83 10Ǘ37őŢ
~loye	59 -10ő-8o-7Ʀ7ǉǥ9ǐ13V14ǣ16ǈǑ18SǇ19q21W22Ƨ24ǜ32Q
~lp>	69 -11k-7i8ǉ9vŀƯ10ǩ11ŝŢ13Œ14ǈ16s18z21ĵ25ň34Ǉ36Ĺ
~lpa	79 -8ĺ9v15GĻ19ķ25T
~lpar	79 -8ĺ9v15GĻ19ķ25T
~lpi	87 26z
~lpin	87 26z
~lps	87 9c36A
~lps>	87 9c36A
~lre	73 -7ǂ8Ɩ9Ƶ12v14pư16ǩ18Ĺ19Ź30Ɓ31ŏ
~lrea	73 -7ǂ8Ɩ9Ƶ12v14pư16ǩ18Ĺ19Ź30Ɓ31ŏ
~lri	71 10ǁ11KŨ13NŇƮƷ14ŋ16M26Ŋ34i
~lrig	71 10ǁ11KŨ13NŇƮƷ14ŋ16M26Ŋ34i
~lry	73 36Ƙ
~lry>	73 36Ƙ
~ls>	52 -12d-11Ǩ-10ŗơ-9Ƴǩ-8ş-7sQőŰųƞƯǞ7ǍǤ8JMƘ9ǌǗǡ10npŵ11tYŋǘ12ƌǣ13KķŁ14Ʈǜ15ƃ17ư18ZƲ19ƜƬ20Ǣ21Ǚ22ƇƉƝ23Ǡ24bǛ28ǚ29h39Ǐ43ƻ
~lse	54 -18ǩ-10Ÿ-8GŏƯ-7DŲƜǢ7ŶǨ8ķĺŎǥ9Ƽǋ10h12Ŵ13Ƣ14HŢƙ15ŵǝ16FƥƮ21ų23ZŁǈ25ŷ29n37ş43ńō
~lse>	54 -18ǩ-10Ÿ-8Gŏ-7DŲƜƯǢ7ŶǨ8ĺŎǥ9ķƼǋ10h12Ŵ14HŢƙ15ŵǝ16ƥƮ21ųƢ23Z24ǈ25ŷ29nŁ37ş43ńō
~lst	86 -12ŏ8ƈ14ş15ő18Ņ27Ő
~lsta	87 -12ŏ14ş16ő18Ņ27Ő
~lt>	63 -11Ʃ7bƃƱ8pǅ10ķŻǝ12Ťǩ16Ƈ19ņ22ƉǞ27ƪ32ż35ƅ
~lth	55 -11z-10t-9ƾ8ƴ12Ǘ15x22W33ƽ41ƃ56ǂ71Ƹ
~lth>	57 -11z-10ƾ-9t7Ƽ9ƴ13Ǘ23W29ƽ37ǂ44ƃ60Ƹ
~lthy	78 7ƽ23xƸ
~lts	86 18ű25Ǝ
~lts>	86 18ű25Ǝ
~lty	89 13Ǘ21ő31Ǔ
~lty>	89 13Ǘ21ő31Ǔ
~lua	84 13Ɗ34Ƙ
~luab	84 13Ɗ34Ƙ
~luc	83 -8t8P12ţŪ13Ź30o
~luck	83 -8t8P12ţŪ13Ź30o
~lud	71 -10Ǉ-9ǩ10W11œƁ12Ŗ13Ơ17Ɔǉ18ǣ29ŏ
~lude	71 -10Ǉ-9ǩ10Wǣ11œƁ12Ŗ13Ơ17Ɔǉ29ŏ
~lue	63 -10ǖ-7Ŀ7ŖƁƫǏ8ĸ10Ɠ18ľ19Ŏ23űƒ24ƪ28Ż34Ʃ37Ǣ
~lue>	66 -12Ǣ-10ǖ-7Ŀ8Ɓ9ĸ10Ɠ11Ż12Ŗ13Ǐ19ľ20Ŏ24űƒ25ƪ36Ʃ
~lues	77 -7Ǐ58Ǣ
~lug	86 35Ž
~lug>	86 35Ž
~lum	70 -8Ť-7ķ9Ĵ10SǑǠ11j12ƒ15ƛ18Ɠ22C27Ǖ39Ƌ
~lumb	72 -8ķŤ10SǑ12j13ƒ16ƛ19Ɠ23C28Ǖ36Ƌ
~lun	76 9Ō10ư11O17LN18Ľ22Ə32Ŋ
~lunc	84 10Ō11ư13O19LN20Ľ
~lunt	81 23Ə35Ŋ
~lve	73 8P9Ōżƛ10Ŵ12xŁ13Ū15f16ũ21Ř
~lved	87 10P11ż15Ł18f
~lves	78 10Ō11ƛ13x23Ř
~lwa	77 9Ř10ĸļ11Vņ12ĵ23Ɨ32l
~lway	77 9Ř10ĸļ11Vņ12ĵ23Ɨ32l
~ly>	44 -13ŒƼ-12Ǩǩ-11ŝŞƌ-10Ŝ-9iorSĹŁǃ-8QŦůƒǞ-7pMŇűƣǎǘǝ7akUňŏŸŻƧǛ8RĻųơƯƾ9ĸŨŬƘƬǖ10mķ11tu12TŧƶǙ13y14lŖǚ15Ƥ16Lũž18nwYǀ19ŮƳǄ20AľƮ21ţ22ņŪǇǔ25ĺ30ƽ31Ĵ32Ƹ53ŭ
~lyi	89 11f17ǀ
~lyin	89 11f17ǀ
~lys	89 12ƭ18ǅ
~lys>	89 12ƭ18ǅ
~ma>	74 -13ŏ-8Ƣ-7x8T9ŷ10ln11ƙƯǔ13ƨ14aŴ19ū24m27z47Ƽ
~mac	69 -10Ŀ8C9ǖ11l12ƻƼ30ǝǢ53Ǐ
~mach	71 -10Ŀ10ǖ12Ƽ31ǝǢ55Ǐ
~mad	60 -17ƈ-10ƻ-7Ň7Ƥ8ƽƾ9rǆ12Ń13Ǎ14xƌ15Ɖǜǩ16ƫ18ƞ20Ũ21ĹŔ22Ŷ30Ƈ31Š37ĺ
~mad>	87 15ǜ16r32Ũǩ
~made	60 -17ƈ-10ƻ-7Ň7Ƥ8ƽ9ƾǆ12Ń13Ǎ14x15Ɖƌ16ƫ19ƞ21ĹŔ22Ŷ30Ƈ31Š38ĺ
~mag	65 -9ǩ8D17ƛ20ŎŨƚ23Œ25ƀ29ű30Ŧž34Ť
~mage	66 10Ũ17ƛ20ƚ23Œ26ƀ30ű31Ŧž35Ť
~magi	89 -11ǩ23Ũ28Ŏ
~mai	54 -18P-17ŷ-12b-9k-8ŚǠǩ-7Ǐ8ŜƄ9ǋ10UĴķ11Ɗ12ǝ14ľ15Eǧ17ļ25ų26ƛ27Ǆ31Ǖ33Ľś35D36ǘ46K81J
~mail	57 -13b-10ŭ-8kǠ-7Śǩ7ĸ9Ƅ11Ĵ12U16Eǧ17Ǖ18ļ35Ľś38Dǘ49K86J
~main	71 -23P-21ŷ-9Ǐ7M8Ɔ9ŭ11ǖ12Ŝ14ǋ15Ɗ16ķ18ǝ19ľ20Ǖ33ų36ƛ38Ǆ
~mak	54 -17a-13ƶ-11Rŭ-10ĺŠŮŸ-9Ĵƣǉ-8ƷǑ7OƄƏ8sXĿƬǝ9ŃŢǀ10ŌƎ11ǔ12qZŲ13ǐ14Ňǒ16xňŪƝƮǩ17P18cƳǚ19Ļů20ŀ21Ŭ24ŁǄ25ł27ơ30T32Ŏǌ
~make	55 -13ƶ-12ŭ-10RĺŠŮ-9ǉ-8aƷǑ-7ƣ7OŨŬ8sXƏơǝ9ĿŢƬǀ10ŃŌƎ11ǔ12qŲ13ǐ15Ňǒ16xƝƮ17łŪ18cPǚ19ĻůƳ21ŀ22ǌ24Ǆ26Ł28ň31T33Ŏ
~maki	79 -17ň-13a-9ĴŸ11ł13Ƅ15ǌ20ZŬ23ǩ28ơ
~mal	59 7Ʀ8H9aŵǈǏǚ11ǋ12AĴƥƾǄ15ţ16Ǎ18Ő19Ŧ21ŭ22R31h
~mal>	65 10Ǐ11h13ƾ20ŭ25R
~mall	71 7ł8ǜ10HƦ12ǈ14ǋ15ĴƥǄ17A18ţ20Ǎ22Ő23Ŧ
~mals	86 31h
~mam	84 -7x10T14ƽ15ƨ16a31z
~mama	84 -7x10T14ƽ15ƨ16a31z
~man	45 -21ǉ-20Ǎ-13ǖ-11ǟ-9iƉƪ-8xĴŝŹ-7QŁŧűŶƌƝƦǊ7ƇƭǕ8ţƢ9g10ŮŲŵƋǣ11UƊ12ůƖƟƿ13cŴŻżǄǎ14SƳƹǩ15Ÿ16Ɣ18Gǔ19ŷ21VńŕŪƆ22Ǘ23Ǩ25h27ƩǑ28Ʈ30n33uƣ38ǋ39ơ48Ǉ49ǈ
~man>	72 -7Ł7Ɗ9Ƽ10aĹ11j12q15Ǉ18ņ21ƣ23g24Ǩ27U52ǈ
~mana	71 -20Ǎ-7ƣ7Ŏ9ǌǜ23Ʈ24ŵ27Ƴ34ǈ56ơ
~mane	87 34Ʃ
~manu	86 16Ƈ17Ǚ32Ǆ
~many	47 -22ǉ-13ǖ-10ǟ-9Ɖƪ-8iĴņŹ-7xQǊ7OƊƻ8ƭǕ9ţǨ10Ƣ11ŮŲƋƩ12ǎǣ13Ɩƿ14ŴŻƟƮ15cSůżƹ16Ÿ17Ɣ19ǩ20Gǔ21ŷ23hVńŕŪ24Ǘ25Ɔ28ƣ29Ǒ33n38u42Ǉ44ǋ
~mar	63 -10ƛ-8ǩ-7ƨ7rŔźƓ9qũ11Yŭƾ12Aƹ13ń15Ƭƿ16H17Ǝƥ18Ţ19F22ƫ23ƞ26ƒ34o56f
~mari	79 17ƫƹ20ƿ22ƥ26f
~mark	77 9ĶƓ10Ŕ11ź15Y16ŭ25F26H34ƒ
~marr	72 9r12uƫ23Ţ28o44f
~mart	83 -11ƛ14ũ18A19ń21Ƭ24Ǝ
~mary	87 14q16ƾ
~mas	76 -7ƺ9y12Ǎ13ƽ18dD19k20v21Ŷ29m
~mas>	79 -7ƺ10y13ƽ19dD20k21v22Ŷ
~mat	62 -13ǩ7nwĽƚƛ8zǗ9jVťƓ10ĴŘ11Ļǉ12cƅ14Ǖ15ōƉ18Ž20Ķ24ư25W26ľ32Ƣ36ų
~matc	80 -9ǩ10w13Ř16ƅ26ų27Ķ33W
~mate	74 8Ů9n11V12Ɠ13ǉǕ19ųƉ39Ƣ
~mati	72 9Ľ10ƛǗ12Ĵ13Ļ25Ž28ư
~matt	77 7A9ƃ11zťƚ20ō38ľ
~may	68 7Ɩ9AƇƾ10vŋƦ11Ĺ12ƍ13a14Ʈ16Ʊǩ19Ŋ
~may>	75 -7ň8Ɩ9Ź10ƾ11v12ŋ13Ĺ15a18ǩ21Ŋ
~mayb	74 10AƇ11Ʀ13ƍ15Ʈ18Ʊ
~mb>	78 -8ķ8ū10Ʃ13j14ŉœƒǀ21ĵ23ǈ26Ƒ
~mbe	50 -18ǩ-11Ś-10aƣ-7ŃŤ7Ř8h9Ň11KľŜŠǀ12Œ13yCǇ14Ļ17ļƓǠ18cƶǕ22Ÿ23ŅƼ24DXŗƬ25EĽǨ28Ǘ32ū34e41I49ř
~mber	50 -18ǩ-11Ś-10aƣ-7ŃŤ7Ř8h9Ň11KľŜŠǀ12Œ13yCǇ14Ļ17ļƓǠ18cƶǕ22Ÿ23ŅƼ24DXŗƬ25EĽǨ28Ǘ32ū34e41I49ř
~mbi	73 -8Ť8xP10Ǒ11ǀ17ƛ37Ƌ
~mbin	74 -8Ť9P10Ǒ11ǀ17ƛ37Ƌ
~mbr	63 13ǩ45Ǧ48Ƃ
~mbre	63 13ǩ45Ǧ48Ƃ
~mbu	86 10ƃ15Ɓ28C
~me>	29 -23B-16Ũ-13Xŧ-12ǋǟǨ-11ťƵǗǣ-10GŖŮ-9ŏƗǢ-8vŇŻƃƯǌǦ-7xWYűƋǊ7iĵƠƬưǒ8VůƕƢǂ9ĴƆ10tZŀŋōŔŸƮǀ11ņƚ12IłŉřƓǖ13kń14Ƃƛơƾǃǎ15hjĽƟƨƷǘ16SœŰƅǇ17dLǤ18qMǄ19ş20uwCHĹĻƔ22F23sŅ24lŠ25źƝ26ŊŚŦƇǈ27ň28ƒ30ś31Ŏ32O34ĸŜŤ35n36abo37ļ40R42T
~mea	69 -18Ň-14ǐ-7ŒŖ7ƺ8ŵǚ14Ž17ĺ19ǩ20ň26Ư28Ǜ39ō
~mean	71 -18Ň-8Œ-7Ŗ7ƺ8ŵ17ĺ20ǩ21ň27Ư40ō
~meb	55 -10Ũǩ-9Zš-8Iƃưǎ-7n7şƅƤǢǧ8PŗŜ9ǚǞ10Ťŧŵƾǋ11ļņƟ12fƮ13ķ14ľ15Ǝƕǘ17ſ18Q19Ư20Fǜ21Ƴ24A26ž
~mebo	55 -10Ũǩ-9Zš-8Iƃưǎ-7n7şƅƤǢǧ8PŗŜ9ǚǞ10Ťŧŵƾǋ11ļņƟ12fƮ13ķ14ľ15Ǝƕǘ17ſ18Q19Ư20Fǜ21Ƴ24A26ž
~med	58 -18o-11š-9Ʀ-8Ĵ8Ƣǚ10QV11ǅǎǟ12ƼǗ13Ŕ14wWƑƽǛ18y19ǌ28ǁ32Ư43ƫǂ59ƃ62ƻ
~med>	63 -17o9Ƣǃ11ǚ12ǅǟ13ǎ15Ŕ16wƑǛ18ǁ21ǌ27Ư40ƃ48ƫ
~meda	86 8Ǟ11fz12Ư16V29y
~medi	68 -7Ĵ13Qǁ16Ǘ17Ƽ18Wƽ27ƃ35ƻ37ǂ
~mee	74 10O12a13Ʀ48M
~meet	74 10O12a13Ʀ48M
~mel	89 11ƴǛ18j37Ń
~mem	68 -8Ń7cŋœŦ8xB9Ƣ11ǅ13ƣ14E15h25ř30ƶ54Ľ
~memb	69 -8Ń7œŦ8cxB9Ƣ11ǅ15E16h26ř30ƶ41Ľ
~men	46 -16V-12ŗű-11Q-10ŒƱ-9ţƷǝ-8ǩ-7RŘƒǄǧ7eBŤƃƖƪǍǘ8GƛƠƾ9ǖ10ĵŐƮ11ZƕƝ12ơ13ƏƘ14ŚƤƿǜǞ15tD16WƗǓǛ17ǌ19Ĵǚ20ŏƥǔ21šƢ22ƣ24ŬƔ27NƓ29ĶǏ34Ɗ
~mend	89 15ǚ18B
~ment	46 -16V-11Qŗű-10ŒƱ-9ţƷǝ-8ǩ-7Řƒǧ7ƃƪǍǘ8eGƖƛƠƾ9Ťǖ10ĵŐƮ11Zƕ12ơ13ƏƘƝ14ŚƤƿǜǞ15tD16WƗǓǚ17ǌ19Ĵ20ŏƥǔ22šƢƣ24Ɣ25Ŭ27NƓ29ĶǏ35Ɗ
~meo	72 -10ŗ8ſ9Ĺ11Ł12ǚ14ǅ16ƕ17Ƴ18FƓ23A27ǔ
~meon	80 7ņ8Ɠ9ſ12Ł13ǚ16ǅ19Ƴ26A
~meow	77 -11ŗ9Ĺ11Ɠ17ƕ24F29ǔ
~mep	86 12şǝ13ǋ16H18ƥ
~mepl	86 12şǝ13ǋ16H18ƥ
~mer	55 -10ƂǞ-9R-8ơ-7lSž7ŢƘ8ǥ9QƟ10L11Ǎ12ǟ13Ǧ14ǚǜ15ǃ17Yǡ18xǖǢ21Ɲ22k24Ǔ26Ǉ28Ǘ29Ǆ37Ǝ39ǔ48ő
~mer>	64 -18S-12G-8ž8Ŀ9ŢǓ11Ǆ12LƟ14Ǉ17ǜ18k19ǚ22xǡ25ǔ34Ǘ52ő
~mera	79 11Ƙ12ũ55Ǝ
~merc	72 -13Ƃ-8ơ7Őǌ9ǋ10ǔ13Qǥ15Ǎ19Ǧ25Ǣ29Ǆ
~merg	83 12ƃ31Y
~mers	69 -11Ǟ-10R-7l8k11Sǣ13ǔ16G17ǟ18Ǉ21Ǔ22ǃ24ǖ25Ɲ
~mes	59 -14n-12a-11v-10Ƣ-9U-8ĴŐ-7uŃźƚƯǅ7hĹĿƙƫǋǟ9gTŒǊǎ10FťŻǀ11H12Qŝƻ13oJƁǔ16ǆ17KľƦƧ19iǖǗ21ǈǕ23ǩ24W27Ř29Ɯ46w
~mes>	61 -14n-12a-11vƢ-9U-8ĴŐ-7ƚƯ8Ŀƙƫǟ9ǎ10gFTŒŻǀǊ12HǕ13oQƻǔ14JƁ17Ƨǆ18Ʀ19ľ20ǖǗ22ǈ26W29Řǩ31Ɯ48w
~mess	80 -7ǩ7ǚ9Ŧ10ũ11hƳ12Ĺ15ť20ŝ24K29i
~met	51 -12ũ-10ųƣǘ-9sſ-8Ťǝ-7yŜ7gPƄơǓ8ńŏƦǈǕǛǩ9ĿŊŴŽƬ10iŔŖŗ11ĽŎūƫ12jłŃưƵƻ13ōŪŵ14N16ŘǍǨ17ņŶ18Ɖƺ19Ş20ĸƶ21YŉŮ23ƨ24ŀ27ĺ31l
~met>	87 9Ľ10Ŏ15Ƶ
~meta	80 -15ƣ27Ǎ31Ɖ
~mete	83 9ư19j38Ů
~meth	52 -12ũ-10ų-9ſǘ-8sŤǝ7mơưǓ8gPƄƦ9ńǕǛ10ņŊŏŔŗŴŽ11iĿŖūƫƬ13ł14ōŪŵ15Nǩ17ŘǨ18Ŷ19ƺ20Ş21ĸ22Yŉƶ25ƨ28ŀ30ĺ
~meti	87 -9U9ǚ10ő12ǟ17Ń20ǈ
~mew	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ31ǩ
~mewh	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ
~mfo	78 8T10Ō12M13e14Ƴ24X
~mfor	78 8T10Ō12M13e14Ƴ24X
~mic	84 10C16ǚ20ť
~mica	89 17ǚ
~mid	77 7ĵ8v13L17a18i22cN35ǎ
~midd	79 9vĵ14L17a19i23N
~mig	81 -7Ǟ9ǚ10Ɯ12o17ǎ18y22ō26H
~migh	81 -7Ǟ9ǚ10Ɯ12o17ǎ18y22ō26H
~mil	53 -10Ƽ-9P-8ż-7ǂ7Q8AFǇ9hzưǅǐǩ10UƜƸ11Ƴ12ĽǕ13ƻ14D15ź16Ŗ17yŴ18ŨƬ19u21Ʈƶ23ƏƤ30nů33ƽ64Ů
~mile	64 -12Ū11ǐ20ź22Ŵ29Ə43ů80Ů
~mili	87 23Ľ34Ŗ
~mill	84 13Ǚ14Q19U21Ǖ25Dƻ
~mily	58 -10Ƽ-8Pż-7ǂ7YĿņƭ9F10zAư11hƸǅǇ12Ƴ15Ɯ18Ū20Ũ21Ƭ23u24yƮƶ25Ƥ34n37ƽ
~min	52 -11ǋ-10z-9ŠţǄǨ-8gŘ-7IJƜǔ7pCHĽŜűŸǞ8ĺŃŗƍƠǧ9ciyŌ10auVůƯ11xĻŚŹ12ĶŎ14łŨƛƾ15X16ńǜ17N18ƶ20kPĿ22ǟ23śƬ25ƻ27ž28ǁ32MŊ48O
~min>	77 9j10kĴ11xǑ14M16u21ƻ22Ķ30O
~mind	63 -15Ş-11z-9ǩ-7I7ĹŚƒ8Ǡ10MZ12PĽƠ13Ń14Ư17c19ŎŨ21X22łśǁ23ƶ26Ŀ31Ƭ33Ŋ
~mine	75 7e9Ņ10xŊƺ11ińƉ12Śǁ14ŸƤ15Ŝǩ21M
~ming	69 -10ǋ-8ŘǄ-7Ǩ7ƛ8ĺ9ǝ10UľǤ11ŕ12ƍ13HǞ14pŹ15CP16y17V20kƾ33ǟ
~mini	80 22ŗ47ž
~minu	66 -9ƒ-8J7f8uŞ9Śǁ10Ļ11a12ǧ13ķ17ů20Ō26N40O
~mir	76 -12ǩ22u28x43w
~mira	76 -12ǩ22u28x43w
~mis	65 -8UŐ-7ţŬ7Tŋ8rŒǁǟ10st11Łǂ12ĵƷ13dű16Ɖ18Ǚ19Ş21a28ŝ29Ŏ32š43ǚ44ō
~mise	87 -8p12Œ15ǩ18d28Ŏ
~miss	68 -8UŐǩ-7ţŬ7Y8rŋ9pTŎǟ11sŁ12ǂ13ĵƷ14ű15ǚ17Ɖ19Ǚ21Ş29ŝ34š47ō
~mist	83 9t29a37ǚ
~mit	57 -8ŒƗ7ŻƌƓƘ8ŀž9ǌ10Ə11y12Š14Ǧ17Ÿ18ǃ20Ō23Ǔ28Ǣ29Ź31ǡ51ŗ
~mit>	70 -32ž-8Ɨ-7ƴ8Ż9ƌƓ11ſ13y21Ÿ25ŌǢ36Ź39ǡ
~mits	61 -7Œ8ƘǢ10ǌ11Ə13Š15Ǧ25Ǔ37ž51ŗ
~miu	77 9Ʃ10œ11X17Ǥ30Œ
~mium	77 9Ʃ10œ11X17Ǥ30Œ
~mle	89 -7Ɲ36Ǔ
~mles	89 -7Ɲ36Ǔ
~mma	76 9n14y20ų23v40Ƣ
~mmat	78 10n21ų41Ƣ
~mme	68 -12Ƃ-8ơ7Ő8ǋǔ9ǌǢ11ǚ12ǥ13BƟǟ14Ǎǎ15Ǉ17Ƒ18Ǧ20k23x27Ǆ
~mmed	87 -8š8ǘ17ǟ19ǎ23Ƒ
~mmen	89 15ǚ18B
~mmer	70 -13Ƃ-8ơ7Ő8ǋ9ǔ10ǌǢ13Ɵǥ15Ǎ16Ǉ19Ǧ20k24x28Ǆ
~mmi	82 9ŵ13T14ŀ16ƍ
~mmin	87 17ƍ
~mmo	89 11ǩ13Ǒ15Ǚ
~mmon	89 11ǩ13Ǒ15Ǚ
~mmu	79 31ů46ŭ
~mmut	79 31ů46ŭ
~mne	87 -7ǚ46Ɛ
~mney	87 -7ǚ46Ɛ
~mob	87 10C14Ʒ28I
~mobi	87 10C14Ʒ28I
~mod	69 17ǩ29Ū38ƌ64ǣ
~mod>	75 59ǣ
~mode	76 20ǩ34Ū41ƌ
~mok	67 -11q9Ɛ14Ƥ24Ǝ35ǂ83ƹ
~moke	69 -11q9Ɛ14Ƥ25Ǝ36ǂ49ƹ
~moki	87 46ƹ
~mom	68 -10ŗ-7ƙ9ŵŹ10qư14Ưƽ15j20ŐƤ22ŷƳ34ŏ45N64z
~mom>	73 10Ź11Ƥ16Ư17ƽ23ŷ26Ƴ54z
~mome	79 -12ŗ18j24Ő41ŏ53N
~moms	86 -8ƙ13qŵƤư19z
~mon	45 -12ǔ-11Ƭ-9cŖŜŷ-8nķŞ-7ŬŭƗ7GĸŢǜ8ĿƫǘǚǨ9ĹŀŮŹƱǠ10ŘǉǕ11ĶƌƎƝƾ12ǖ13Ž14šƘƶ15Ņŧ16Ƥ18Ń20Ɵ21AŲ22Y23pX24Ɣ25TZ27ť32d34Ĵ35ŒƠǝ37ŕ43Ʈ
~mon>	89 11ǩ13Ǒ15Ǚ
~mone	59 -13ǔ-8ŜŞ-7ŭ7ņǝ8zǕ9Ʃư11rTX13Ţŧƫǘǚ14YǠ15Ŀŀ16ƌƱ17ZĹƝ18ǖ22ƶ26ĸ27Ʈ31AŲ
~moni	81 -10ŷ24Ǝ31Ž
~mont	49 -11Ƭ-9ǩ-8c-7nĸ7ł8ĺŤ9Gǜ11ŮŹǉ12Yƃ13ZŘƾǊ14ĶǨ17š18TŅ21ŃƤ24ƟƮ26p28Ɣ30ť31X32ǝ36d39Ơ41Œŕ42Ĵ
~moo	89 -25ţ17ƞ18i26Ů27ŧ
~mor	49 -14ǩ-13ŗ-12uU-10sH-8ţŤƌǑ-7xĴŐǀ7D8AĽŕƺǤ9JŃŷƦƬǉǙǦ10rZĸ11Ŧƪ12F13Ǆ14gũ15Ŀů17iƮ18ť19ƭ20ň25Vžƕ26œ32Y34y35Ɣ38L41ō
~more	56 -14ŗ-13u-12ǩ-10sHU-9ƌ-8Ť-7xŘǀ7ľƁƩǡ8vCDXƒǂ10AĻŕƺǤ11JƭǉǦ12ƪ13ŷ14rŃŦ16YǄ18gũ21Ŀť23ň30ž31Vœ42y48ō
~morn	70 7ƋǛ8a10ŏ11Ĺƽǝ12R14Ǚ25ů29i33L
~morr	65 7I8Ƅ9ƬǕ10űƤǘǣ11ǝ15Ʀ17ĸ23L25Y
~mort	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~mos	56 -11ǣ-10ſ-9ŀŷ-8ƌ7ţ8dYƗƦ9kĺŝ10XĹ11ķǊǩ12ŮǕ13Ʋ14ŭ15ų16Ƙ18Ǆ26Ǚ27Ŀ35ľ36ǔ39ŗ
~most	56 -11ǣ-10ſ-9ŀŷ-8ƌ7ţ8dYƗƦ9kĺŝ10XĹ11ķǊǩ12ŮǕ13Ʋ14ŭ15ų16Ƙ18Ǆ26Ǚ27Ŀ35ľ36ǔ39ŗ
~mot	63 -8B10ĿƤ11Żƫ12n14Ʋ15Ū17ǀ22ſ24ƽ48z
~moth	75 -10B-7Ƴ13Ŀƫ15n17Ʋ29ƽ58z
~moto	66 8ş12Ż16Ū18ǀ24ſ
~mou	69 8akƚ10rļƦ12ŝŦ14Ɨǖ18Ɠ19X20u45ŗ47Ƭ
~moun	70 8kƚ10Ʀ14Ɨǖ15Ŧ18Ɠ20X46ŗ48Ƭ
~mout	87 -7s7ň12r13ļ21ŝ27u
~mov	61 -10ǎ-9Ƒ-8ś-7ŁŝũƳ7ŭ8Œ9ĵ11ťŻǄ12Ő15Ƥǩ16Ō24Ʒ26ĺ27ŀ35ƞ37ny42G43Ţ74H
~move	65 -7ŁśũƳ7Ɵ8Ńŭ9Œ10ĵ11Ō12ť13Ő16Ƥ17ĺŀ20n26yƷ28ƞ35Ţ45G53H
~movi	73 -12ǎ10ƞ12ĺŢ14ŀŻ15y21ǩ22n30H
~mp>	61 -12Ŧ-9ĺ-8ŇǑ7ĴŗǢ9ž10ƍ11ƃǀ12ǚ20Ŕ22ƀ24Ţ26œ40ǒ43Ɗ101ǣ
~mpa	51 -18Ū-17S-14Ɣ-13Ƃ-10ǣ-9iž-8wCHVĹĺŮŲŴƒƸ-7Ōǝ7šǆǑ8şƇǈǟ9ơǠ10Wǉ11qŜ12Ǌ13ľŅŞţƖǁ14Ƅƕ15m19ǡ20Ķ21Ƨ22łŠ23Ǩ24ǄǞ25ƴ26ńǥ27ǅ28Ő29ő32ŝ33ŧ34Qǃǐ35Ǧ37Ţ
~mpan	51 -18Ū-14SƔ-13Ƃ-9ž-8iwCHĺŮŲŴƸǣ-7VŌǝ7šǑ8şƇǆǟ9ǈǠ10ơǉ11qW12ŜŠ13ŅţƖǁǊ14ľƄƕ15mŞ19ǡ20Ķ21Ƨ23Ǩ24Ǆ25ƴǞ26ǥ27ǅ29Őő33ŝ34ŧǃ35ǐǦ37Q38Ţ
~mpar	84 -9ƒ11ŗ17Š37ń42ł
~mpe	79 10ǀ15œű16Ņ19Ŕ21ş27ǣ31ń
~mped	89 12ǀ17œ22Ŕ
~mpl	56 -10ő-9ǃ-8o-7Ʀǧ8Ƹǐ10ǣ12yVǁ13Ǝ14ǈǑ16ư18q19ŞƧ20W23ƣ24S26Ļ28ơ29QǇ39ǜ
~mpla	80 13Ƹ29ǜ36Ş
~mple	75 -10ǃ-9ǧ8ǡ11Ļ17yǁ22ư32ƣ39ơ
~mplo	58 -10ő-8o-7Ʀ7ǥ9ǐ12V13ǣ15ǈǑ19q21WƧ23ǜ25S31Q32Ǉ
~mpo	69 -7Řǩ10ƶ13ǈǕ14Ʊ15ō23ľ35ƍ
~mpol	76 39ƍ
~mpor	76 -8Ř-7ǩ11ƶ14Ǖ15Ʊ16ō25ľ
~mpr	78 -8Ŏ10Ǣ11Ǐ16Ň20ƌ26Ş38ƀ
~mpre	81 11Ǐ20Ň40ƀ
~mpro	87 -8Ŏ12Ǣ22ƌ30Ş
~mps	87 7ǀ10Ɵ14ķ17Ň22ǣ
~mps>	87 7ǀ10Ɵ14ķ17Ň22ǣ
~mpt	80 -16Ĺ11y16ǘ28ĺ45Ɵ
~mpty	82 11y46Ɵ
~mpu	76 -10Ź8d10b11Ś18Ű19Ǐ24Ǘ40ǘ
~mput	76 8d10b11Ś19Ǐ24Ǘ40ǘ
~mrs	87 19a45f
~mrs>	87 19a45f
~mry	89 10Ŭ35Ū
~mry>	89 10Ŭ35Ū
~ms>	61 -12ƙ-8Ż-7Ǚ8ŵƤƼǣ9qƛư10ǘ11cǩ12ŧǕ13zńŽƌ14ƎƜ16ľƻ18g22ƚ23Ƙ24ǜ29Ɔ31ţ
~mse	86 12t13Ʒ14axz
~msel	86 12t13Ʒ14axz
~muc	44 -26Ƃ-23W-17Ĵ-15ŧ-13ŏ-11ŭ-10Ő-9ŤƆƞǨ-8ƅƭǇǗ-7ŇŎŨŵǟ7qŹ8ŕŢư9ƊƔƘǌ10Řų11Ķƶ12űƌƷǓǢ13ZŬƝ14Oǡ15Ʊǩ16ǛǦ17ſƓ21Ơ22YķƃƗƪ24Ŀ25ǉ26ƧǏ27ŅƦƨ28TXǊ29Ůƒ34ŗ39œŦƬ42Œ
~much	44 -26Ƃ-23W-17Ĵ-15ŧ-13ŏ-11ŭ-10Ő-9ŤƆƞǨ-8ƅƭǇǗ-7ŇŎŨŵǟ7qŹ8ŕŢư9ƊƔƘǌ10Řų11Ķƶ12űƌƷǓǢ13ZŬƝ14Oǡ15Ʊǩ16ǛǦ17ſƓ21Ơ22YķƃƗƪ24Ŀ25ǉ26ƧǏ27ŅƦƨ28TXǊ29Ůƒ34ŗ39œŦƬ42Œ
~mum	79 -13ř38ŗ46ž
~mum>	79 -13ř38ŗ46ž
~mus	80 -11Ǆ-8Š10ǔ11x12c14ŰŶ15ų22ń27Ũ41ǩ
~must	82 10ǔ11x12c14Ű15ų19Ŷ27Ũ
~mut	77 -7H13ƴ30Őů45ŭ
~mute	80 30ŭ32ů
~mv>	89 33Ƅ
~my>	56 -10ķ-8s-7ƫ7aQŻǆǞǠ8zŤƒǖǟ10Mńň11fņư12JĿ14Ů15b16j18ō20Ŷ21L41Ľ45ǩ46ļ
~mys	82 8m9Žǚ13Ŷ15ǃ16ƻ19g
~myse	83 8m9Žǚ13Ŷ17ƻ19g
~na>	82 10Ÿ13Ǖ18ƹ20ƿ21Ɵ22ƥ
~nac	81 13ĸ15Y23Ɗ28Ƌ
~nace	81 13ĸ15Y23Ɗ28Ƌ
~nad	83 -9W10ǝ13a14Ŀ32ƚ
~nado	83 -9W10ǝ13a14Ŀ32ƚ
~nag	65 -19Ǎ-7ƣ7Ŏ8hǌǜ11ŭ13ź17v20Ʈ22ŵ24Ƴ26Ź30ǈ51ơ
~nage	66 -19Ǎ-7ƣ7Ŏ8hǌǜ9Ƴ11ŭ13ź17v21Ʈ22ŵ26Ź31ǈ52ơ
~nal	60 -14ž-12Ǧ-8ǉǟ-7ǥ7xǤ8IƦ9Tƿ11ƃƈƞ12tJƌǧ13QƂǌ14ŭƋƟ15fl16k17ǚ18Ł19Ŋ22ǎ27Ɨ28Ǔ32ư
~nal>	62 -14ž-12Ǧ-8ǉǟ-7ǥ7ƐǢ8IǓǤ10Tƿ12ƃƈǧ13JƂǌ14Qƌ15ŭƋƟ16f18ǚ19Ł20Ŋ25ǎ28Ɨ35ư
~nall	75 8cĺ10jx11Ʀ16t17ƞ22k24l
~nam	44 -16ǩ-14x-12Ƹ-11ņ-10BŨǋ-9vǄǞ-8quWŤ-7ŧŹǥ7ĽƯǧ9Ǡ10sƦƨ11ƕƢ12hŁơƻ13FǐǗǘ14iAƾǂ15ķřŦ16ľƷ17ǒ18œǓ20tź24Ǥ26ļŚ27QŒ29ĸŐŜ35ǈ41b44ƫ51ǃ53a59o78w
~name	44 -16ǩ-14x-12Ƹ-11ņ-10BŨǋ-9vǄǞ-8quWŤ-7ŧŹǥ7ĽƯǧ9Ǡ10sƦƨ11ƕƢ12hŁơƻ13FǐǗǘ14iAƾǂ15ķřŦ16ľƷ17ǒ18œǓ20tź24Ǥ26ļŚ27QŒ29ĸŐŜ35ǈ41b44ƫ51ǃ53a59o78w
~nan	68 -9ƹ-8Ʒ7ų9Ɵƣ10ŉƮ11Ƣǂ13Ƅ14Ŋ16ĸ18A19B24F27Ɯ33Ǡ37ŬƯ
~nanc	72 11Ʈ14Ư15ŊƄ17ĸ20A21B35Ǡ40Ŭ
~nann	87 -9Ʒ10ų31Ư
~nant	82 -10ƹ11ƣ12Ɵ14ǂ15Ƣ29Ɯ30F
~nap	84 16Cś31Ž
~nap>	89 17ś
~nat	78 -12ţ-8ǩ10Ľő13g14ŁŠ16Ŕ25Ő27ǜ35l
~nati	80 -12ţ-8ǩ10ő14Š16Ŕ26Ő28ǜ36l
~nb>	86 37Ɯ
~nc>	89 -7Ľ8f11p16o20q
~nce	42 -14Ǆ-10Ť-9ƒ-8ŌƸ-7vzQŔŭǑ7KŧſƧƫƬƹǓǢ8ĽťŦŨƙƦ9bƪƭǒ10ĿşƕƩ11PVŁŒǟ12ŀƁƽ13GŐőƃ14ASǥ15tŏƳǌ16ņƄǡ17iňƔ18WǞ20ľ21ƵƼǅ22Ŭ25ţ26Ƒ30ũ38š
~nce>	43 -13Ǆ-10Ƹ-9ƒ-8ŌŤ-7QŭǠ7KŗŚŪŹŻſƬǢǣǨ8ĽšƙƦƧƫƴƹǓǘ9ťŦƪƵ10bƕƭƳǒ11şŧŨƩ12PƁǟ13VŒ14GľŁŐƃ15Sőǥ16tŏƑǌ17AƄǡ18iņňƔ19WǞ22ǅ27ţ31ũ
~nced	80 10J14Ƒ36Ŭ
~ncel	78 -7ŧ11ŉ36Ƶ64š
~ncer	73 -7š9Ƴ12ľ27Ŀ28ŀ29ƽ44Ƽ
~nces	84 8Ƒ11Z19Ŋ21Ǡ
~nch	73 8Ō9j10ưǈ11Oǋ12ńǥ14qƆ16LN17Ľ20ƺ23Ƒ
~nch>	77 9Ō11Oǈ12ǋ13ńǥ15Ɔ17LN18Ľ
~nche	83 -7A10j11ư25ƺ27Ƒ
~nci	74 10Y12Ʈ13řƔ15Ư18ĸǠ21B22A
~ncia	78 12Ʈ16Ư19ĸǠ23AB
~ncl	69 -10Ǉ-7ǩ7ư8T9WƩ11œƁǣ13Ơǟ16Bǉ17Ɔ28ŏ
~ncle	83 -7ǩ7A9ư10T11Ʃ16ǟ19B
~nclu	72 -10Ǉ10W11œƁǣ13Ơ17ǉ18Ɔ29ŏ
~nco	65 -10n-8ŮŵƟ7u8ǃǔ9ƭ10ǆ11Ƭ27Ư29Ʈ30Ŷ31ǝ44T
~ncom	67 -10n-9Ů-8ŵƟ8uǔ9ƭ12Ƭ28Ư30Ʈ32ǝ46T
~ncor	84 11ǃ14ǆ
~ncr	80 22Ŕ34œ
~ncre	80 22Ŕ34œ
~ncy	82 10Ƙ12ƃ19Y
~ncy>	82 10Ƙ12ƃ19Y
~nd>	28 -19ǩ-17HƦ-16Řǋ-15Ĵ-14ơ-13ľŉšŲŶǓ-12Ņŗ-11ŀŞǑ-10x-9ŰƧǟ-8jŨűƅƒ-7yFĸǦǨ7iŻƐƛƠƼƿ8eŇşŧŹſƃƢǐǧ9nruUǏǢ10fABWłŊǄǍǕ11qōƍưǆǥ12gGNĵżƗƬƱǙ13zPŎƇƲǃǤ14TļŴƓƔ15bsŷƩ16hĻŒƫǣ17Ōǌ18koŠŦƕƟǇ19ZĹń20DŚƎǈǚǞ21lĿƶ22dśƯ23wƨ24t26ƺ27p28ķƷǁ29C31Ƌƚ32a33ų34JX40Ū
~nda	76 -10Ő-8Ɗ-7ƭǟ11IŬơ13ǚ14LŰƴ16t18ŪƷ29Ƈ
~ndat	84 -9Ɗ12ơ14ǚ33Ƈ
~ndb	86 15x27ǜ
~ndbo	89 -7Ǡ28ǜ
~ndd	86 8ƶǓ9Y10ś15Ƙ17ǅ
~ndda	86 8ƶǓ9Y10ś15Ƙ17ǅ
~nde	52 -14Ɖ-9t-8ĿǠ7jų8cŪſ9iŚǑ10hŻƣǤ11ŅŎũ13ŉŦŮƊƖ14x15ĺşƺǀ16ňŖŬƙǌ17ƒ18Xǃ19Ÿ22nƪ31ż32Ƅ35ǅ39ƕ
~nded	75 -9ť7O9ļ10lƄ12ŠŦ20ż29Ÿ41ǅ
~nden	89 7z20Ǒ
~ndep	89 7z20Ǒ
~nder	54 -15Ɖ-9t-8zǠ-7sĿťǍ7jĵűƘƲƽǅǡ8ų9cŪ10iŚſ11hŅŎŻƣǤ13ŉ14xũƊƖ15Ů16şƺǀ17Ŭƙǌ18ňŖż19Xƒǃ20ĺ23n24ƪ27Ƅ41ƕ
~ndi	68 -10ƻ-7ƌ7ĺňƕǌ8ĸĽŔƪ9Ŗ11ŕ12Ǣ13IŨ15ƴ17Z18Ŏ23Ɖ30ś32ű37Ƽ
~ndin	76 -9Ʀ8ĺňƕǓ9Ľƪ11Ŗ13ŕ14Ũ15I16Ɖ18ƴ19Z34ś
~ndit	74 -10ƻ-8ƌ9Ɖ10ĸŔ11ǌ20Ŏ36ű41Ƽ
~ndk	89 11k29ƶ
~ndki	89 11k29ƶ
~ndl	58 -14Ś-12Ƅ-11Ɣ7ĴŖǈ8sľŃ11ǖ13Ł14Ǡ16I17ƠƷ19ǜ20c22ĸ23ş25Ŝ26ǘ28Fŧơ44ǌ
~ndle	64 -15Ś9sĴ10ŃŖ11ǈ13ǖ16ŁŜǠ19Ʒ21ǜ22c25ĸ26ş29ǘ32ŧ
~ndli	87 17Ŝ25I
~ndlo	68 -13Ƅ-12Ɣ21Ơ34F35ơ53ǌ
~ndm	83 -8Ƣ-7Ǩ12nǔ13Ư14ŷ
~ndma	86 -8Ƣ-7Ǩ11ŷ12n13ǔ14Ư
~ndo	76 -8ơƩ9ǌ11Ʀ12Ť13Ɛ15j17k51Ǖ
~ndor	82 56Ǖ
~ndow	84 -9ơ-8Ʃ7Ļ10ǌ12Ʀ14Ť17j
~nds	56 -21d-15s-12Ǌ-9n-8Ƒǈ-7QļŁŦ7PřŧƆƽ8tNĸŚŨǇ9bRťǨ10qƁƤ11ǧ12pǂ13Ųǚ14u15Ư16r17Ǆ18BŕŭƧ19ƘƜǓ22ŐŴ24oū25ƪƺ
~nds>	57 -21d-15s-12Ǌ-9n-7QļŁŦǈ7FřŧƆƽ8tNPĸǇ9RŚťŨū10bqǓǨ11Ƥ12ǂǧ13pŲǚ14u16rƯ19BŕŭƜƧ20Ƙ23ŐŴ25o26ƪƺ
~ndsh	83 11ű14Ǔ19Ɓ23ū
~ndy	77 -9ŏ9ŭ10v11M14řǖ15ū37Ś
~ndy>	77 -9ŏ9ŭ10v11M14řǖ15ū37Ś
~ne>	37 -20Ŏ-18Z-16TƝ-15ŀ-14ŭ-13UĸňŮƕǌǓ-12tRŔ-11lHō-10ĺŢǑ-9opYšƨ-8kŗƞơƭǗǚ-7dLķĿŤŲǇǎ7ŌŞŪſǄǣ8mwŐŠţƩǛǞǦ9qCŷƧǜǥ10uƌƼ11ŒűƔƫƮƶƹǐ12ŅŚƆƯ13OSńŋŶƎƴǨ14ƍ15DMŵżƉƛƵƷƿǍǕ16KX17Ŗũǝ18ĻľƳ19Aœų20ņ21i22ǖǩ23Ŵƙƻ24Ž25yŁ26ƺ27ǋ28şǡ32ŃƟ34b37ǔ45I
~nea	66 -12ƛ7Ƈǘ9Ƒ10Ʒǩ13ƚ19zǙ21Ś25Ə26Ƽ31C40ƙ
~near	67 -12ƛ7ǘ10ƑƷ14ƚ19z20Ǚ21Ś25Ə31C41ƙ
~nec	87 14I20U25j
~ned	52 -12ǩ-11ő-9ųŵ-8Ļǉ-7GķŎƌ7ŌŬƔǝ8nsńŔǣ9vxyĹōŨƑƲǀǘ10cƪ11ţƤƺ12ŖƓ13ijſƢƫ14Yš15Ƴ16ŀ18Ǣ19ņ22Ǜ23ƛ31ǅ32Ť43ƴ
~ned>	52 -12ǩ-11ő-9ųŵ-8Ļǉ-7GķŎƌ7ŌŬƔǝ8nsńŔǣ9vxyĹōŨƑƲǀǘ10cƪ11ţƤƺ12ŖƓ13ijſƢƫ14Yš15Ƴ16ŀ18Ǣ19ņ22Ǜ23ƛ31ǅ32Ť43ƴ
~nee	48 -14ǒ-10Ļ-9Aǩ-8VŇƦƷǞ-7DĸŖŤƗƮǖǟ7ťƅ8gpFƍƖǉǡ9ŘƒƤǅǏǠ10sEYƜƾǊ11ŵ12uv13c14mŪū15G16Ɓǌ17e19ŀ20Ư21Ń23ƕƬ24tĹ26Ŏ27ǁ37ƭǧ40Ǧ41Ł45Ƅ
~nee>	87 -8ǟ14Ƹ46t
~need	48 -14ǒ-10Ļ-9A-8VŇƦǞǩ-7DĸŖŤƗƮƷǖ7ťƅ8gFƍƖǉǡ9pŘƒƤǅǏǠ10EƜƾǊ11Y12suvŵ14cmŪū15G16Ɓǌ17e19ŀ20Ư21Ń23ƕƬ25Ĺ26Ŏ27ǁ37ƭǧ40Ǧ41Ł46Ƅ
~nef	65 8Ƨ13Ʀ16Ƭ36ƫ40W
~nefi	65 8Ƨ13Ʀ16Ƭ36ƫ40W
~nei	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~neig	70 7G8ŤƟǩ9ļƒ10Ǎ11ƙ14BŅ15C21Ɯ22ƞ
~nel	87 -7ƈ10ƃ11ǜ16Ƌ17Ɖ
~nen	87 34Ʃ
~nent	87 34Ʃ
~ner	54 -17ŗ-16dž-13ǩ-9ŇŮǈ-8ƽǄ-7ňǋ7AƷǉ8aNƅǟ9sLMŁơƿǢǥ10ƕǀǓ11PƮǧ15ĺŹǠ16Ŀƻ17Ŵƨ18tF19ǌ20qǂ21p23ǡ24oǔ34ư40Ǩ49ǆ
~ner>	62 -12ǩ-9Ň-7ǋ7ĸ8nľƮ9rŐǁ10oƨ11aLNƅơƿǟǢ12sAĺŁ13Ʒǂ14P20Ǡ22t23ǌ25q30Ǩ34F
~nera	66 -18ž-8ŗ11Ƹ12Ƴ13Mǅ15Ǔǧ30ǡ44ư
~ners	67 -18d-13F-11ŗ-10Ůǁ-9ǈ-7Ƹ7Ʀ8Ĺ9Ɠ10ǉ11ǂ12ƨ14ƕ17ǥ18Ǩ19o20Ź22ƻ24p25Ŵ36ǔ62ǆ
~nerv	83 19ǀ32Ŀ
~nes	46 -21Ƃ-13x-12F-11D-9TƭǇ-8nŨŷƷ-7qtGōƗƧ7ŉƛ9YZ10AŤǛ11Ƶǀ12hMǘǠ14ţ15ǏǦ16Ŏǎ17yƚǔǙ18ƎƝǐǝ19ǆǨ20uƽǟ21ŭųǞ22ǅ23ǂǃǡ24ǋ25Ǌ28Ǆ32Ǒ33ǥ37Ǣ
~nes>	59 -11x-10ĿƝ-8ŷ-7F7yƽ8ŕŴŵſ9Ś10ŉƀƑ11Ū12w13Z15ǀ16Ƶ18h20ǂ21ţǏ23ƚ24Ǝ27Ǣ29uųǑ
~ness	50 -22Ƃ-12D-10Ū-8T-7FōŖ7R8ǂǘ11Ǒ12AŤ13Ǜ14MǎǠ15ƽ17ǢǦ20Ǚ21Ŏǐǔ22ǆ23ǝǨ24ŭǟ25Ǟ26ǅǡ28ƝǊ29ǃ30ǋ33Ǆ37ǥ
~nest	76 -11ƭ7Q8ĸƹ9ǘ10Ţ11Ŀ12Ķ14ƿ15ŇŖ19Y32y
~net	80 -9h-7ťƘ8ƍ9Jƪ10ƻ11Ǖ16Ņƌ28ķ40ǩ
~net>	81 -7ťƘ9ƍƪ10Jƻ11Ǖ16Ņ29ķ
~nev	69 -9ķǦ-7Ŝ7Tƴǝ8ƙǜ9Kņƚƹ10lƂǔ11ŝ12Ʋ13e16ǀǙ18ő25a
~neve	69 -9ķǦ-7Ŝ7Tƴǝ8ƙǜ9Kņƚƹ10lƂǔ11ŝ12Ʋ13e16ǀǙ18ő25a
~new	52 -13ǩ-12ǌ-10ǋ-9PƢƩ-8oŷƇơ-7ǟ7jũ8H9UƋƕ10śƁ12ƵǕ13ƗƠ14Ǚ16Ŝƈ17ƌ18xĺ21ŒšŹ23ƞ24Ƥ27Ŷ28ǅ30S31i34Ĺ37G39ƅ44Ǟ60ŕ
~new>	56 -12ǌǩ-10PŜƩǋ-8oŷƇƉơƢ-7Ǣ7ƻ8œ9Hũ10UƋƕ11Ɓ13Ǖ14Ƶ15Ɨ16Ǚ17Ĺ18ƅƈ20ĺ22ƌ24ŒŹ26Gƞ27Ƥ30Ŷ32S33ǅ34i39ŕ40Ǟ
~newa	66 9Ǟ14š15ś22ŕ24Ĺ33Ŝ
~newe	79 8Ŵ11Ū14Ɖ19š26Ơ35ƅ
~news	87 17j26ŕ
~nex	66 -8Ʊǥ-7CŇ7mǀ8ũ9pƫ11ǖǩ12ſ14Ń16ĸĺřǞ19kyH21ŎƖ25ŕ29V39Ǎ
~next	66 -8Ʊǥ-7C7mǀ8ũ9pƫ11ǖǩ12ſ14Ń16ĺřǞ19kyH21ŎƖ25ŕ29V39Ǎ
~ney	58 -13ǔ-8ŜŞ-7Ǩ7ņǚ8zưǕ9Ʃ10rBT11XƖ12Ţŧǘ13ƫǠ14YĿ15ŀƱ16Ĺƌ17ZƝ18ǖ22ƶ25ĸ26Ʈ30AŲƐ
~ney>	58 -13ǔ-8ŜŞ-7Ǩ7ņ8zưǕǚ9Ʃ10rBT11XƖ12Ţŧǘ13ƫǠ14Y15ŀƱ16Ĺƌ17ZƝ18ǖ22ƶ25ĸ26Ʈ28Ų30AƐ
~nfe	89 17ţ32x
~nfo	76 9ļ15Ŋ18Ļń19Ľ37Ǘ
~nfo>	83 10ļĽ17Ŋ19ń29Ǘ
~nfor	81 11Ľ12Ǘ20Ļ
~ng>	28 -24Ő-22Ʃ-17s-15ŗ-14Ōƺǔ-13ǌǡ-12ļǆ-11ƔƫƷ-10ovŊŜƅƈƧ-9BDGŎšŤƶǎǒ-8ƀƚ-7Ł7mKŧūǂ8Mťƥǐ9ŲƣǄǓǛ10Lőůƻ11hzńŉżƲ12rUŋŕŶŹƛƯƼ13Ǚ14gTĵŒŮŽƂƞƮǊ15uƋƓ16IZŻƒǝ17qĹ18OĴĽŸƭ19fƖ20Ķłŝƨ21ơ22SĻľƳƹǅ23FũƍƵ24ǀ25ŏţ26PōŢǍ29Ƙ30ŞƄǩ32Xǟ33k34ĺĿ35iy37x40j41ŀ43tǞ46H49V
~nga	82 -18x12Ɔ21ƞ24Ƙ32f
~ngag	84 24Ƙ32f
~nge	54 -11cǩ-8g7űƛƭƻǌ8uVXƷƺ9ĵ11vyŕ13ƟƧƸ14fǞ15TǙ16pƃ17K18EŲ19Ň20Ǖ21ŎŞ23Ŕ25ĺƫ29ũ42ǀ
~nge>	63 -8ǩ7Ƶ8y9ű10qXƛ11Ʒ14Ƨ16Ǖ20T21KŔũ23Ň27Ŏ28Ş
~nged	67 7Ŕũ9ƃƋǕ11ƻ13Ƹƺ24Ǟ28ĺ
~ngen	89 44ƫ
~nger	70 -10v-9g8hśƜƿ10ǌ11ũŻ13ƃ16ŕ18E19f20Ǚ24Ų26p37ǀ
~nges	77 -13c7y9U10ƅ12H13u16ĵ19V20Ɵ29v
~ngi	68 -8ƈ-7Ɖ8aTƮ9Ŕƥ14ű15ǟ16ZŢƵ18Ĺ23VƑ28i30Ɨ
~ngin	69 -9ƈ-7Ɖ8a9TŔƥ14ű15ǟ16ZŢ17Ƶ18Ĺ23VƑ28i31Ɨ
~ngl	68 -8ƿ-7Ƴ8ƫ10bǩ13Ɔ14ƚ16Ƙǅ27f40Ɖ43ƈ
~ngle	68 -8ƿ-7Ƴ10bǩ13Ɔ14ƚ16Ƙǅ27f40Ɖ43ƈ
~ngr	80 7o8ƺǓ9fƔ13ƞǛǟ
~ngra	82 7o8ƺǓ9Ɣ10f13ǟ14ƞ
~ngs	54 -9BĶǩ-7Ǎ7HĻŢ8ŊŝƑ9şƍƶƹ10ķƵǄǖ11T13i14Ʈǈ15Ƣƥ17U18Ř21ǟ23A25Ɨ29Ĺ32Y
~ngs>	54 -9BĶǩ-7Ǎ7HĻŢ8ŊŝƑƩ9şƶƹ10ķǄǖ11T13i14Ʈǈ15Ƣƥ18UŘ21ǟ23A25Ɨ29Ĺ32Y
~ngu	77 -11Ň9xňŹ12ŉ13v24b25u27Ǝ28ǩ
~ngui	86 31Ǝ
~ngun	89 10Ź11x15v30u
~nha	84 -10ŝ11Ƥ24ƻ48Ş
~nhap	87 -11ŝ50Ş
~nic	65 -16ǟ-11Ŀ-10C-8ŀǄǋǎ-7ŝƩǗ7c8Gƌǩ9kqļƁ10ŧƧ11iŵƉ12KUǃǉ14tPşƪ15Ŷ16Fƞ19ƹ26j30Ƙ34ƾǈ
~nic>	86 -9ǋ-8Ǘ15ŵ18K21t46ƾ
~nice	69 -14ǟ-12Ŀ-9Cǎ-8ŀǄ-7Ʃ7b8c9Gƌ10kqļƁƧ12iƉǉ13Uǃ15Pşƪ16Ŷ17Fƞ25Ƙ29j
~nico	89 27ƹ
~nics	89 10ƗƘ17ǩ27ǈ
~nie	73 8Mš12ŀ14ş17m21ń29ƴ34Ţ
~nied	89 37ƴ
~nies	75 -7V8š13ŀ14ş17m21ń35Ţ
~nig	60 -8ũ-7ƪ7ľ8rLǝǩ9ŖƐƻ10ŕ11jś12ŲƦ13Ƥ15ƿ16Ļ20n22ƞǏ26ǖ27Ŀ28Rǎ30x49Ű
~nigh	60 -8ũ-7ƪ8rLľǩ9ŖƐƻǝ10ŕ11jś12ŲƦ13Ƥ15ƿ16Ļ20n22ƞǏ26ǖ28RĿǎ30x49Ű
~nim	75 20ŗ40h44ž
~nima	84 45h
~nimu	80 22ŗ47ž
~nin	53 -14ǈ-11Ū-10ǧ-9U-7ctƟƷ7ŋŎŐűǩ8ǀǉǌ9uŒǟ10jũŴ11Tńźƌ12rĿƖ13yƜ14Ʈ16q17ů18HƐ19Ƥ20i22ǝ25Ǒ26R30Ǚ34Ǟ36L44ſ
~nin>	69 7ǛǞ8VŰǨ9ń10ƖƮƽ11ŀǉ12fqŐǌ13ĸƌ16Ŵǟ17i19R20Ŀ
~ning	59 -14ǈ-12Ū-11ǧ-8U7gjqŏƮ8iŶƼ9Ŏűǎ10ǀ11u12hŒũ13R14rTźƤǩ16Ɯ18y20ů21Ɛ25H27ǝ32Ǟ33L35Ǚ
~nins	67 59ſ
~nio	75 -11ĵ8Ļ9Ʀ13ļ14ƕ15WŬ16wA17aY22ƨ
~nion	78 -12ĵ8Ļ10Ʀ15ļŬƕ16W17A18Y23ƨ
~nior	87 7m20w21a
~nip	89 15ķ38h
~nis	68 8ǝ9ǡ12ƗǄ13ņ17ƌ18ų20ǈ21P24Ɗ27m28ǩ
~nish	70 7Ɖ8ǝ10ǡ12Ǆ13ņƗ18ƌ25Ɗ28m30ǩ
~nist	87 27Pǈ
~nit	66 -24Ɔ-18Œ-9ŷ8aǋ9ǌ10V13ƌ15G16Ƣ18DƎƠ20Ɨ25Ž26Ƥ29ƥ40ƣ
~nit>	76 -23Ɔ-20Œ10ǌ13ƣ15Ƥǋ22Ơƥ24D
~nito	81 -10ŷ24Ǝ31Ž
~nits	86 18Ƥ38ƣ
~nitu	80 13ƥ19G20Ƣ26Ɨ
~niv	83 16y24Ʃ
~nive	83 16y24Ʃ
~njo	82 11ǟ18g23t38U
~njoy	82 11ǟ18g23t38U
~nju	73 33ǣ36ƃ48ž
~njur	73 33ǣ36ƃ48ž
~nk>	54 -20ř-17q-12ƨǄ-10ǠǨ-9Łƭ-7sŎ7OōƓƙǊ8ķļ9Ƌƛǋ10hƷ11ľƄƒǝ12Ō13ű15Ƭ17ŖŨ18GŔ21B23HYŬ26e27ĸŇ30Ĵ32ƿ33ǩ40rƕ
~nki	67 -9ưǩ-8ŗ-7Ʀ7Ǟ8ƀ10HƅǦ14Ŀ16Š17ƿ20ƳƵ21X22V24ĺ26ƭ29y30Ƭ
~nkin	67 -9ưǩ-8ŗ-7Ʀ7Ǟ8ƀ10HƅǦ14Ŀ16Š17ƿ20ƳƵ21X22V24ĺ26ƭ29y30Ƭ
~nkl	76 16H33ƣǍ
~nkle	76 33ƣǍ
~nkr	87 29ĵ
~nkru	87 29ĵ
~nks	72 -11Ķų8aǜ9Ŭ10ķ11ƴ14ƙ16t27k29r36Ǜ
~nks>	74 -12ų-11Ķ9aŬ11ķƴ14ƙ17t30r38Ǜ
~nksg	86 10ǜ35k
~nli	75 -12Ǘ-8IŠ12K13ļ19ń20Ǖ21Ľ24Ņ43ǖ
~nlin	75 -12Ǘ-8IŠ12K13ļ19ń20Ǖ21Ľ24Ņ43ǖ
~nly	64 -12T7mƀƘǉǢ8ŴƜƾǈ10ńƳƼ12ĻŷƢ13Ų14ţ16ǚ17ľǛ18ŪǇǖ19ų21Ʈ22ŭ
~nly>	64 -12T7mƀƘǉǢ8ŴƜƾǈ10ńƳƼ12ĻŷƢ13Ų14ţ16ǚ17ľǛ18ŪǇǖ19ų21Ʈ22ŭ
~nne	72 -11ǁ-10Ʒ-7u7ĸ8ƛ9kǜ10Ʈǔ11nCŔ12Ʀ13ǀ14yNƿ16L24ƻ26A
~nned	83 -8u8ĸ11k14Ŕ17yǀ
~nner	79 -12ǁ-8Ʒ11ǔ12nƮ14Ʀ15N16ƿ17AL26ƻ
~nni	65 -10Ū-9j8Ǩ9cŋŤǞ10fVĿŐŶƼ12qĸű13u14h15ńŒŴ16HƌƤ18ǝǟ21y
~nnin	65 -10Ū-9j8Ǩ9ŋŤǞ10fVĿŐŶƼ12qĸű13u14h15ńŒŴ16HƌƤ18ǝǟ21y
~nnu	76 8ƪ14Ǌ16ǉ18TŮ
~nnua	76 8ƪ14Ǌ16ǉ18TŮ
~nny	81 -10ƶ-9Ʒ10ų15Ʃ24j28Ư38ǩ
~nny>	81 -10ƶ-9Ʒ10ų15Ʃ24j28Ư38ǩ
~no>	56 -30Ŕ-13ǂ-11ǩ-10ŐŪ-9Ĺň-8ĻǑ-7ĴŻƂ7lKũƊǦ8cLXŖư9WĽǡ10ƳƸ12ŏƄƝǚ14żŽ15řŤƍ16u18ŃǇ19ƃ22ƿ23Ň24ſƁ26ŉǁ27š29ŵ64ƴ
~nob	71 -11v-10G7nKƷ10ƿ11ŁƯ13Ŗŷƺ14ƭ25Ş26g32Ƌ33Ɵ
~nobo	72 -10G7nKƷ10ƿ11ŁƯ13Ŗ14ŷƭƺ25Ş27g34Ɵ
~noc	81 9Ɵ10mĴ11ţ14R22ƌ27ź
~nock	82 10mĴ11ţ14R22ƌ27ź
~noi	84 -11Ə11N16C18Ǝ25ǩ
~nois	84 -11Ə11N16C18Ǝ25ǩ
~non	78 9ǥ11ƀ12ǂ13x23ƹ37š
~non>	82 9ǥ10ƹ14ǂ39š
~none	89 12ƀ15x
~noo	80 -8Ń-7I7g10Ļ11C13i15ǧ17j18Ō23L
~noon	81 -8Ń7g11Ļ13i15ǧ18jŌ23L
~nop	89 14X27ƻ
~nor	63 -8c7C8l10vǏ12j13Ĵƾ14AD18ŭ23R24T25ź
~norm	64 7ł10Ǐ13ƾ14AĴ19ŭ24R
~nort	86 -8c10C11l17j20D33T
~nos	78 8Tƽ9l12ź16Q17Ŋ30Ƽ
~nose	86 19Ƽ
~nosy	87 9T11l13ź19Ŋ
~not	44 -17ķ-15p-14Ƨ-13ŝ-12ř-11Ɨƭ-10SYŤƬ-9Ŏƶ-8qFNVų-7iłŜũƓǄǅǇ7mľŃŅƆƤƥƹǒ8EHŊŖŴ9lŇŐŸźƸǙ10cBŨƔ11hXĵĽšƒƨƪǝ12ƃ13QŘŶ14ǑǠ15ryŬƱ16Ǩ17Iŏ18bţ19ƻ20fƴ21Lż22ſ25v26Ɵǩ28ZŞ30ŵ33ō56ŀ
~not>	46 -14Ƨ-12ř-11ŝ-10ķ-9pYŤƗƦ-8ĿŎŴƨ-7qNVĹǄǇ7dhtKĸńŌŗ8gmwĴŽǒ9EGľƆƤƥ10ŅŕŖƟǙ11Bź12cLĵŇŨƒƴ13Ľƃƪƻǝ14lQX15Řŵ16ōǠ17rƱǑ18vż20Ǩ21b22f24ǩ31Ş64ŀ
~note	76 -16ƭ-10ŕ-8ƅ-7Ĵǩ11ǘ13Ń14Ŋ15Ʒ24Ɣ28ō30Z38Ŭ
~noth	63 -10Fķ-8pG-7l7ŹŻ8şŸ9Ɛ10ĿƻƼ11všǩ12ZōŐƦǥ13ĻƴƹǞ14LŶ15H16I22Ŵŵ24ŏƟ26yſ27ƨ35ţ
~noti	78 8Ƌ11K12H19Ĺ
~nou	70 -7ƒ7Ŏ8ŀƓƯ9Ş12Ɨ13rĶ16j17y19ŷ20ž21b24ť33Ƭ
~noug	72 -8ƒ-7Ǣ8ŎƓƯ9ŀ10Ş13rĶƗ17j18y19ŷ21ž25ť34Ƭ
~noun	87 27b
~nov	86 -12x16Ǌ35ƌ46ǜ
~nova	89 37ƌ
~now	43 -17Ţ-16ş-14ſ-12Ƭ-11Qŀ-10Ƃǎ-9dŽƶ-8iĿłǗ-7lLMŎŠƒƕƽǈǋǖ7qwĵĹŴŹ8ōŘţƧ9hOSŃƿ10ƎƦƩ11AĽŌƓǃ13FG14v15rŜŲ16Ƴ17ǟ19Ĵňŗ20ǩ22ŅƸ23j25c26s27Ɵ28Őũǥ29ŉŨ33Ŗ38ĺ40ŏ47N48Œ
~now>	44 -19x-18Ţ-16ş-14ſ-12Ƭ-11QŀƂ-10ǎ-9dŽƶ-8iĿłƒǑǖǗ-7glLMŎŠšƕƽǈ7qHĵĹŴƻ8wōŘţŹ9hOŃƧƿ10SƎƦ11ŌƓƩǃ12Ľ13F14G15rŲ16Ŝ17Ƴ18v19Ĵǟ20ňŗ22ŅƸ23ǩ26cs29Őũǥ30ŉŨ33j34Ŗ39ĺ41ŏ48N51Œ
~nowh	89 9g20ĸ
~nro	86 33ƌ40W
~nrol	89 42W
~ns>	46 -16Ɵ-13ŀ-11WńŇ-10PŲƶ-9ķŝŶƯǂ-8cnLǢǥ-7ľŤŬžƜ7aQŁǔǣ8vRĵŗŚƁƏƱ9ĺŔśƕƮ10ŹſƧ12Eũ13yƷǝ14qŒŕűƗǠ15Ż16ƛƼ17Ŋƙ18ŉ19xǆ20C21kǏ22ƻ23wǋ25Ǟ26Ŀ27Z28uơ30Ƙ32ǩ34ǈǚ42ǐ
~nse	57 -9G-7nő7lǨ8Y9ŋǊ10Ƅ11sūƺ12A14ǀ15doư17aĸ29Ź36ňŷ57Ÿ
~nse>	60 7lĽŷ11Ƅ12sūƺ15ǀ16d17o18ĸ20aŹ39ň43Ÿ
~nsed	75 -12G-8ő12ŹǨ21Ÿ39ŷ
~nses	82 14YǊ24ư
~nsh	87 -7i7ƫ10ś35j
~nshi	89 -7i7ƫ36j
~nsi	64 -27ǌ-17Ǎ-8Mŗ7Ʃ8ŷǣ9ƛ10XŰ11ƌƏƪ12Ɨƣ13ūǐ14Ǆ17Ƙ18ƥ23Ʒ27ƀ29H31ơ34Ǣ43Ķ
~nsid	73 -19Ǎ8Ž9Ʃ10ƛ12ŖŰ13Əƪ14ƌƣ16ūǄ21ƥ40Ǣ
~nsio	79 19Ʒ54Ķ
~nsiv	76 7Ǐ11ǣ14XƗ21Ƙ34ƀ
~nsm	89 11Y15ƹ19ű
~nso	87 10ǘ22Ǝ
~nsp	76 8Ž12lƉ
~nspe	78 13Ɖ
~nst	61 -9R-8ŭ7PǄǑǡ8łƔ9BƓ10KZǟ11ńƵ12Ɛ16rƊ20Ƈ21ƪ22Ƙ27ƅ33Ų35ǩ
~nst>	72 8ǡ10ƔǄ11Bł13r14Z15ń26ƪ
~nsta	79 -11R-10ŭ16Ɛ20Ǆ21Ɗ25ǩ43Ų
~nste	86 7r12Ǒ15K16Ƶ
~nstr	69 -9Ǆ10P11ǟ12Ɠ19ǩ23Ƈ26Ƙ32ƅ
~nsu	44 -24Ƹ-14Ǒ-10ZǏ-9ƒ-7nQŌǂ7AŴǐ8őřŚƁ9ƙ10ĺŘƬƻ11ŦƩƭ12ƦƳǧ13ŁŗǨ14ĹŞŪǓ15ľ16ŀţ17Ƅ18ƕƴǚ19Wņƃ20Œš27ǒ29ƨ32Ɠ33ǌ38şǢ39Őǥ40ſ44ŏ
~nsul	86 25ƻ40ǚ
~nsur	44 -24Ƹ-13Ǒ-10ZǏ-9ƒ-7nǂ7AŴ8řŚƁǐ9őƙ10ĺŘƬ11ŦƩƭ12ƦƳǧ13ŗǨ14ĹŁŞ15ŪǓ16ľţ17ŀƄ18ƕƴ19Wņ20Œšƃ27ǒ29ƨ32Ɠ33ǌ38şǢ39ǥ40Őſ44ŏ
~nsw	79 11Ļ12Kľǚ16Ŕ52ŉ
~nswe	79 11Ļ12Kľǚ16Ŕ52ŉ
~nt>	33 -19łŇ-18ƒ-14Ŀ-13iŘƦǊ-11IPRTŪ-10nŁńŭŶƧǝ-9pţŹƙ-8dghrŦƌ-7fŧŲƉƋƷƻƾǉǎǙǡ7ļƵǕǢ8JſƄ9sAĽŒűƼǁ10ŏřƂǖǗǚ11GSĶŕŰƔǃ12ŜŞŽƃǑ13uĻŉœ14MNťǦ15ĺƟƢǓ16ŔŚƣ17ŝƥǌǘ18KŀŤ19XƗ20lŌźƊƏƓƭ21eĴŊ22FưǏǩ23Ńš24ņƶǜ29őƜƬǇ31ľƫ33Ʊ34ơǔ52Ơ
~nta	64 -13Ơ-11Ƹ-8Ň7k11ů12ǆ15Q18P20W21ŵ24AǠ26K27B29Ƣ32ķ55Ɓ
~ntal	69 -14Ơ-11Ƹ7Ƥ17Q20P21W24ŵ32Ƣ36ķ61Ɓ
~ntan	76 -9Ň15ǆ29AǠ33B
~nte	59 -14ǌ-10ƓƖ-9ŗƀǐ-7ǈǥ7Gżǒ8cHƍƔǞ9BŉǇǖ10Ɵǃǩ11ŅŇů12Š13ƛƥ14ƌǑ15FQŏ16ƏƢ17ť20N22Ĺ24ǎ28Ǣ29Ɨ43ơ
~nted	78 7ƴ8ư9Ƅƶ10G11ƍǌ13ŉŖǩ14Ǟ16ǃ
~ntee	84 24Ə
~nten	76 -12Ɠ-10ŗ8Ƶ10Ƹ12c41Ɨ42Ǣ
~nter	64 -23ǌ-11Ƅ-10Ɩ-9ƀǐ7Ɛǋ8Ƥǒ9HżƔ10BǇǖ11Ɵ12ŅŇů14Šƛƥ16QŏǑ17Fƌ18Ƣ19ť22N24Ĺ27ǎ48ơ
~nth	49 -11Ƭ-9ǩ-8c-7nĸ7ł8ĺŤ9Gǜ11ŮŹǉ12Yƃ13ZŘƾǊ14ĶǨ16š18T19Ņ21Ƥ24ƟƮ27p28Ɣ29Ń30ť31X32ǝ36d39Ơ41Œ42Ĵ47ŕ
~nth>	52 -11Ƭ-10Y-8cǨ-7Ʒǩ7yŐŨƥ9Ť10ǜ12ŅŹ13ǉ14ƾǊ16ZŘ17ĶŒ18šƟ21Ƥ22Ɣ23T31p32Ń34ť35ǝ36XƠ40d43Ĵŕ
~nthl	76 -8Œ15Ɣ16Ơ40Ĵ
~nths	64 -9Z-8X-7Ơ8ŕ9ĺŅƟ12ł13ŧ14G15vĴ17ƃ18Ů21Œ26Ǩ29Y31Ʈ
~nti	63 -13ŏ-9Ɲ-8Ł7dĻƣǇ8ŉ9kOƴǋ10Ĺż11š12ƘǠ13ńƆ14nŕū16Ư17H21Ƣ26ƭ27ƫ31FǄ36ǆ
~ntia	84 11Ʃ13ƴ14ǔ24Ǆ
~ntil	89 13O21ŕ26ƭ
~ntin	68 -14ŏ-9Ɲ-8Ł7gƱ8ƭǇ9ƣ10kĻ11ŉǋ12Ĺš14Ǡ15Ɔ16Ǆ18Ư19H24Ƣ30ƫ34F
~ntio	89 14A17nż21ń
~ntit	89 11d54ǆ
~ntl	76 -7ǩ8ő11ŎŐ12ũƁƳ17ĺ20ŏ21ŧ
~ntly	76 -7ǩ8ő11ŎŐ12ũƁƳ17ĺ20ŏ21ŧ
~ntm	86 7Ǘ9M11ǖ15ŵ19ƾ
~ntme	86 7Ǘ9M11ǖ15ŵ19ƾ
~nto	65 -10Ƭ-9ǅ-8H7iżǋǗ9zŎ10dƀǢ11R12łŊ13ǩ14Ķƣ15ƪ16gŠƗƝǣ17Ǎ18Ǐ19Ǟ21ƛ25ƌ30S
~nto>	69 -10Ƭ-9ǅ-7H7ſ8iżǗ9z10dŎ11ƀ12ł13RŊ16Ķƪ17gŠ18ǣ20Ǟ23ƛ27ƌ32S
~ntor	81 -7ǩ13Ǣ21Ɨ24ƝǏ
~ntow	84 -8Ű10ů11ǋ18ƣ23Ǎ29ǩ
~ntr	60 -11Ǉ-9Ĺ7ƈ8Ŧ9ŸƓƖƼǤ10CřƌƢ11Ǆ13ŀǧ15ǀ16l19ƒ22ǒ25Ǒ45Ǔ
~ntra	61 -11Ǉ7ǡ8Ʃ9ŦƓƖ10Ƣ11řƌ12Ǆ13ǧ14ŀ20ƒ22ǒ26Ǒ46Ǔ
~ntry	80 -11Ĺ10ƈ12ŸǤ13ǔ14C20ǀ22l
~nts	49 -13Ƹ-12Ǉ-11ǂ-10ƓǄ-8G-7ŉ7Šţƣ8UŜ9ƃƄ10ƌ11ŬŭƘ12ƥ13ĶľńƝƠ14u15ZĵżƗ16ĴǗ17ǌǖǚ18ű21ǍǓǔ22ņƜ25Şƽ27Ż30Ǣ31z32Ư
~nts>	49 -13Ƹ-12Ǉ-10ƓǂǄ-8G-7ŉ7Šţƣ8UŜ9ƃƄ10ƌ11ŬŭƘ12ƥ13ĶľńƝƠ14u15ZĵżƗ16ĴǗ17ǌǖǚ18ű21ǍǓǔ22ņƜ24Ư25Şƽ27Ż30Ǣ31z
~nty	79 9ǔ10Ə11W12ļ13Ż20ƅ32C
~nty>	80 9ǔ10Ə12ļ13Ż20ƅ33C
~nua	74 8ƪ13Ǚ14Ǌ15ǉ18TŮ
~nual	74 8ƪ13Ǚ14Ǌ15ǉ18TŮ
~nue	82 8ǧ39Ǌ
~nue>	82 8ǧ39Ǌ
~num	51 -10ƣ-9a-8œŚ-7Ťǩ7ſƛ8Řǔ10ŇƓ11K12ľŜŠ13cŒǇ14E15yC17Ļ18ļǠ23ŸƼ24Ņ25XŗƬ26DǨ29Ǘ34ū36e39ř44I
~numb	51 -10ƣ-9a-8œŚ-7Ťǩ7ſƛ8Řǔ10ŇƓ11K12ľŜŠ13cŒǇ14E15yC17Ļ18ļǠ23ŸƼ24Ņ25XŗƬ26DǨ29Ǘ34ū36e39ř44I
~nur	75 -10G-7ő8Q23U24q27P35S40ǁ
~nurs	75 -10G-7ő8Q23U24q27P35S40ǁ
~nus	87 -11ƒ9ǀ12Ɔ17ķ36T
~nut	65 -8J7fuƓ8ŇŚư9ǁ10atĻ12ǧ17ů19Ō26N31Ş39O
~nute	67 -8J7f8uŞ9Ś10ǁ11aĻ12ǧ17ů20Ō27N41O
~nuts	84 10Ɠ12Ňư15t30Ş
~nve	71 8Ļ10l11Ǣ12ķ14s16Dŋ17Ɨ20Ǐ23ŭ33Ɲ34ǩ
~nven	80 10M13Ǣ15ǩ21Ɨ23Ǐ24Ɲ
~nver	79 9Ļ11l13Ɲ16s18ŋ24ǩ26ŭ
~nvo	73 8P9ż12Ł15f18Ǖ19ǘ
~nvoi	75 19Ǖ20ǘ
~nvol	87 10P11ż15Ł18f
~nwi	87 -8P11ő16Š22g29Ő
~nwid	89 11ő16Š30Ő
~nxi	87 21Ƽ24Ŀ
~ny>	34 -23Ɓ-15iUĴ-13wƗǟ-12ĺƃǢ-11aņųǉǝ-10pĻŒŖžƞƷ-9fFōŗƀƠǍ-8dsCĸĿňŦŬŵƂƶǖ-7oABNŁŊœŚŤťŨŽƬƳƵ7ůƎƖǜǤ8GŋƉƢ9ŏŸƪǈǡ10yĵƋƐƱ11ŕǂ12Ɔǅ13ƛǘ14şƣƴǎǗǙǨ15WŝżƑƾǞ16gHńƼƿǦ17ŧǆ18VĶŪƦƻǇ20jŞŷ21YƘǄ23mƸ24ķŐǀǔ25nű27Źǋ28Ż29ƌ31ţƜǃǩ34Ų35šǑ37Ɲƹ38u47h
~nyb	56 -20ƪ-14Ǐ-9Ɲ7tƂƢƧ8zƁǙǩ9ƋƟǇ10Ǒ11nŜŝƣƳǜǢ12hŁƓ14ǔǡ15ŏǛ16Ťŷ17ŲųżƜƴ18ǣǨ19Z21Ǎ22Ŗ23ńƯ
~nybo	56 -20ƪ-14Ǐ-9Ɲ7tƂƢƧ8zƁǙǩ9ƋƟǇ10Ǒ11nŜŝƣƳǜǢ12hŁƓ14ǔǡ15ŏǛ16Ťŷ17ŲųżƜƴ18ǣǨ19Z21Ǎ22Ŗ23ńƯ
~nyl	89 25Ƈ
~nyl>	89 25Ƈ
~nym	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
~nymo	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
~nyo	64 -12ƈǈ-11Ÿ-10ţ-9Rŭ-7ǒ7zǧǨ8şŷƢǘǛǣ11Ɖ12Ɯ13ǩ14Ʊ17Ǣ18ƯƳǜ19ŁŖ24ǐ25ų29Ɵ
~nyon	64 -12ƈǈ-11Ÿ-10ţ-9Rŭ-7ǒ7zǧǨ8şŷƢǘǛǣ11Ɖ12Ɯ13ǩ14Ʊ17Ǣ18ƯƳǜ19ŁŖ24ǐ25ų29Ɵ
~nys	78 -27Ő-8ŗ8Ŕ10ƴ12ľǃ14QǦ15ǟ18ǐ25ǥ
~nys>	78 -27Ő-8ŗ8Ŕ10ƴ12ľǃ14QǦ15ǟ18ǐ25ǥ
~nyt	50 -11ǩ-10Ş-9Jŋ-8ž-7Źƈ7BųƚǍǎ8ĿƱǓ9Ŕ11HZƑ12ĵƳƽǕ13gkƂƸƻǏ14ũŲƦư15ƨǞ16Ňŏǀ17űƲ19Ż20ƘƼǂ22ƿ23ō25ţƄƍ26ŉƥ
~nyth	50 -11ǩ-10Ş-9Jŋ-8Hž-7ƈ7BNųƚǍǎ8ĿƱǓ9Ŕ11ZƑ12ĵƳƽǕ13kƂƸƻǏ14gũŲƦư15ƨ16Ňŏǀ17űƲǞ19Ż20ƘƼǂ22ƿ23ō25ţƄƍ26ŉƥ
~nyti	89 33H
~nyw	75 -7ǘ7ƛǀ10ţ12Ƌ13Ǘǥ20ş26k30ň
~nywh	76 -7ǘ7ƛǀ13ƋǗǥ21ş26k31ň
~oad	70 -12H-11ǩ-10ǌ-7tƟ7C9yŎǦ10ǀ12kŝ15ǟ16Ǟ17Ə21Ź22ŭ28Ɓ32D40ś
~oad>	74 -12ǩ-10ǌ-7tƟ7C8ǐ10yǦ11ǀ17ǟ19ƏǞ22Ź24ŭ34D42ś
~oads	80 12Ŏ15ŝ33Ɓ
~oak	82 -15Ő-7š11ƛ12ũ14Ɛ19D23Œ43Ƒ
~oak>	84 -15Ő12ũ14Ɛ19D22Ƒ24Œ
~oal	89 43Ļ
~oal>	89 43Ļ
~oan	58 -9ǌ-7Ʀ8AƁ17Ʈ23Ɣ31Ʊ45Ŭ49ƕ52Z63ƪ
~oan>	63 -10ǌ-8Ʀ7Ɓ12Z15Ʊ26Ɣ46ƕ53Ŭ54ƪ
~oans	69 8ƕ16ƪ21Ʊ23Ʈ49Z
~oar	75 -7Ƃ8ļ9Ǔ10Ŏ12ūƇǜ19ƍ21Ł32r38Ɯ
~oard	75 -7Ƃ8ļ9Ǔ10Ŏ12ūƇǜ19ƍ21Ł32r38Ɯ
~oas	86 14Ŀ19C25ƚ
~oast	86 14Ŀ19C25ƚ
~oat	78 -18Ƥ-7ō10Zƪ16Ť17tƾ22ş25Ʈ37ķ
~oat>	78 -18Ƥ-7ō10Zƪ16Ť17tƾ22ş25Ʈ37ķ
~ob>	55 -14ǅ-9vƜǏ-8HŸǝǨ-7ōŠŤƮǩ7tŧŴƷǑ8ň10ţ11ů12ĶƝ13Ʀǐ14Ƭ16R17p18ǧ20ǣ21Ƨ22Ǔ24Ƌ25ǈ31d34V38q48W49SU54P
~oba	78 10Ʒ12ǂ17l47ƹ
~obac	79 12ǂ48ƹ
~obb	79 -8Ǎ10Ơǀ13ƣ15Ʃ49g
~obbi	81 12ǀ15Ʃ26g
~obi	87 10C14Ʒ28I
~obil	87 10C14Ʒ28I
~obl	74 -7ƙ7s8ŋŏ9Ĺŵ10b11ǜ12Ƽ13ƛ14LŜ17ŀ
~oble	74 -7ƙ7s8ŋŏ9Ĺ10ŵ11ǜ12Ƽ13ƛ14LŜ17ŀ
~obo	71 -10G-8l7nKƷ10ƿ11ŁƯ13Ŗƺ14ŷƭ24g25Ş26ǩ33Ɵ
~obod	72 -10G7nKƷ10ƿ11ŁƯ13Ŗ14ŷƭƺ25Ş27g34Ɵ
~obs	73 -8Ņ8Ə10ǡǦ13ƨǑ17ǈ20ǔ21Ƨ22V25Ǆ31ǐ
~obs>	73 -8Ņ8Ə10ǡǦ13ƨǑ17ǈ20ǔ21Ƨ22V25Ǆ31ǐ
~oca	71 -10ń-9Ź8C12ƿǔ13M14ľ15Ő17Ǟ30lH48ǋ
~ocal	81 -8ǋ14ǔ16M17Ő19ľ39l
~ocat	75 -11ń-9Ź12C19Ǟ32H58ǋ
~occ	75 9Ɵ20x21q29P36ǡ
~occu	75 9Ɵ21q29P36ǡ
~oce	82 -7O12X13ǜ17Ō24ł31ŭ
~ocer	87 13X33ŭ
~oci	72 13Ķ17mǆ25Ǘ28ƿ50e
~ocia	72 13Ķ17mǆ25Ǘ28ƿ50e
~ock	59 -17ť-13Ɗ-8ƔǍ-7ŚŤƛ7eŎţ9ƕƽ11q12ķƇ13QĶŌ14jŰ15ŦƌƝǎ17ź20ƣ21Ůƍ22Ř23Ǐ25ǘ27Ũ31ĸ33R38ƥ
~ock>	67 -18ť7j8mĴĸƌǀ9ţ10ƣ11ƍ12ƥ13q15Ƈ16Ō17ǎ18Ɲ20ź24Ů27Ǐ31Ũ39R
~ocke	66 -13Ɗ-9Ɣ-7Ǎ8j9eĶŎƌ10ƕǄ13ƣ19Ű22Ŧ26Ř27ĸ30ǘ32ƥ
~ocks	84 7ƎƢ10ũ24ķ
~oct	69 -7Ŧ8Ƹ12ƻǣ21ǂ22ƃ28Ƽ58ƾ
~octo	69 -7Ŧ8Ƹ12ƻǣ21ǂ22ƃ28Ƽ58ƾ
~od>	46 -14u-10Ǟ-9ƗƮ-8jRĶĹǐ-7nHXŀŒŞťŭŴƧǝ7JMƔƫƵ8UVŜƩ9pYľǊ10yCĻƭ11ţƤƼ12ưǨ13Ōƒǂ14ĵņűźƇǄ15WŇũ16ƻǩ17Ŏ18ŶƸ19N20xL23ƃƯ25I26i27Ʋǟ28ǁ29Ɛ34ŝ38Ǜ41ǣ46ƙ
~oda	54 -18ž-16ǡ-12Ń-11Ŋ-9Ƨ-8RƠǩ-7o7ő8C9Ɠ11a13ŀŜƪ16t18Ĺ21ǥ22j24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
~oday	54 -18ž-16ǡ-12Ń-11Ŋ-9Ƨ-8RƠǩ-7o7ő8C9Ɠ11a13ŀŜƪ16t18Ĺ21ǥ22j24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
~odd	89 -11Ʊ-7Ź18x27mv
~ode	66 7Ɗ8ŨƤǘ10b16ǩ22Ǥ27E28Ū36ƌ40I
~ode>	73 10ǘ14Ǥ30E45I
~oded	87 9ƙ10Ɗ11ŨƤ
~odel	76 20ǩ34Ū41ƌ
~odi	81 8ƙ14ŗ23ž
~odil	82 15ŗ23ž
~odo	84 16o39Ů
~odom	84 16o39Ů
~ods	82 8Ƥ9Ɨ12ǣ19Ǖ23j
~ods>	82 8Ƥ9Ɨ12ǣ19Ǖ23j
~odu	83 -7ǃ11Ǖ20Ʃ21ǡ25Ǆ
~oduc	83 -7ǃ11Ǖ20Ʃ21ǡ25Ǆ
~ody	46 -19ƪ-13š-12Ǐ-10Ɲ-9GŹ-8IƃƠưǎ-7uĴũ7KZņŝƈƬƭ8fļƣǗ9QǑǚǛ10zŏǅǇǔǙǡ11hŞƎƕƴƿǨ12ſƓ13FųƢǣ15gŖż16ķŲǍ17Ɯ18Ǣ19Ť20A21nľń22ǘ23ŁŜ24žƳǜ27ŷ34Ư37Ɵ
~ody>	47 -20ƪ-12šŨǏ-10Ɲ-9Ź-8GIƃƠǎ-7Ĵ7gŖŝŵƈƋƭǋ8ļņ9fƣ10zQľŤǔǚǛǡ11ŏƕǅǇǑǙǨ12hŲƎƓƴƿ13Łųǣ14Ƣ15AFſ17ķǍ18Ɯ19Ǣ21żƟƳ22ń23ǘ24nŜ25ǜ26ž28ŷ36Ư
~odys	71 -10ư-8ż8Ǘ9AZŴǈ11g12KŖŰŲ14Ťǩ15ŁŞ18ľ27Ɵ
~oes	40 -21Ƹ-18žƹ-17Ƃ-16ƻ-15ŐƦ-13ŭ-12tŪƈ-11ŘŵƬ-10Ÿ-9œƤ-8nvŃŦƏƓƗǀǋ-7DQYĴĵķŚşšŢŷŽƛǣ7EŒŶƉƜǡ8ŨƅƝǍ9ĿŗƍƷǌǏǒ10Ŝůƕƞǎǥ11ĶƔƙ12dűƫƯ13bLǦ14z15oƊ16Ƈ17WŖǚ18Ơ19hsŕƁơǜ20xŇŹ22źƧǄ23ŁŰ24ŴƄƩǐ25ǓǠ27ǂǈ28r30qĽ35ƨǧ37ųǩ
~oes>	40 -21Ƹ-18žƹ-17Ƃ-16ƻ-15ŐƦ-13ŭ-12tŪƈ-11ŘŵƬ-10Ÿ-9œƤ-8nvŃŦƏƓƗǀǋ-7DQYĴĵķŚşšŢŷŽƛǣ7EŒŶƉƜǡ8ŨƅƝǍ9ĿŗƍƷǌǏǒ10Ŝůƕƞǎǥ11ĶƔƙ12dűƫƯ13bLǦ14z15oƊ16Ƈ17WŖǚ18Ơ19hsŕƁơǜ20xŇŹ22źƧǄ23ŁŰ24ŴƄƩǐ25ǓǠ27ǂǈ28r30qĽ35ƨǧ37ųǩ
~oev	89 -8ǋ-7n10ơ14ł20Ƣ
~oeve	89 -8ǋ-7n10ơ14ł20Ƣ
~of>	35 -21Ƴ-14Š-13błŌŶǇǚ-12coĶŎŵ-11ƌ-10FIůƒ-9wMVĹĽšũŰžſƓ-8fŴƘƾǝǡǢ-7kĺź7uĵĻňƿǉǘ8TķūƎƝǃ9HŚǣǧ10ņƹ11eNZĸƆƭǟ12lŊŐŜŤűƕ13QYĴŗřƤƱ14iĿŪǖ15ghjsEǌǏ16śǞ17pKťŦƋƑƣƵ18x19rzSƄ20nľ21ƽ22Ʋ23Cƥ24Ƈ27ǈ28Ƃǔ31Ǆ36Ň39ǒ50Ɖ51ƈ
~ofe	80 -18ť-9ž8Pņ9Ɛ24ƈǚ
~ofes	80 -9ž8Pņ9Ɛ24ǚ
~off	49 -15Ǉ-13ƮƱ-12aǦ-9KǎǟǨ-8mFĿŉƜ-7ŃŖŢŨŮƞ7eNŘťƍƏƬǓǤ8uůŵǄ9ŅūƧƾ10ŇŜǍǚ11jOŀńƂƛƟ12ķšǋ13ƥǩ14UWƝ15Ǌ16Ɣ17gB18ƒơǛǣ19yƕǈ20ĺ21kŋŬź23I26Ł44MR
~off>	53 -13Ʈ-11Ʊ-9ǎǦǨ-7mKĿŃŉŭů7XŽƐƣǟ8eſƃƍ9qŵƏƬǓ10ŘūƄ11Ƨƾ12Ǜ13OŀťƟ14j15Wķŋšƛƥ17Ǌ18Ɣ19I20B21gǣ22y24ź25Ŭ26k28ĺ30Ł34R
~offe	70 -10a-7ť7Y8iƂ9ƴ11łŇǚǛ12ōƁ17Ņ19ǩ20M21ńǄ31ƒ
~offi	65 -20ǟ-17Ǉ-8Ů7ŭǒ8P9I10ś11ŋ12ĹƖǤ17ŜǍ18R19ů21ǋ25UƝ27ơ30ƕ34ǈ35M
~ofi	83 -9Ǔ9ǒ12P48Ǆ
~ofin	84 -9Ǔ-7ƈ12P48Ǆ
~oft	68 -9ǐ8Ɖ9Ź11ĵ12Ǚ13gƿ14Ŝǀ15Ɯ21Ɵ22ŭ23q24Ų
~oft>	89 10Ɖ14ĵ
~oftb	89 7x18g
~ofte	70 -9xǐ9Ź12Ǚ14Ŝƿ15ǀ16Ɯ22Ɵ23ŭ24Ų
~og>	73 7ū8Ǘ16ƇƲ17Ś70h
~oga	89 -8I10ǌ14C23Ǔ
~oge	75 -9Œ8Ɓ11f12Ǌ13Z14ǉ18s19M31ş
~oget	75 -9Œ8Ɓ11f12Ǌ13Z14ǉ18s19M31ş
~ogr	74 9ţ10ǅ11ļǗ12Őő14ń15Ņ16Ž28Ǚ30ǥ
~ogra	78 11ļǅ12Ǘ18Ž30Ǚ32ǥ
~ogre	84 12ţ16ő17ńŐ18Ņ
~ogs	80 -12o19Ɲ24Ɛ32h
~ogs>	80 -12o19Ɲ24Ɛ32h
~oh>	61 -9Ǩ-8Ǆǩ-7Ŕ7dE8agxI9HĿŐż10ũŪ11WƘ12Pƌ13ō14Ź15š16G18QUŶ21ǃ22ǖ27Ť
~ohi	89 22l
~ohio	89 22l
~oho	71 32ƿ33Ǜ
~ohol	71 32ƿ33Ǜ
~oi>	86 15ǒ42ǧ
~oic	72 -14J10ľ14Ŀ15a17Š18Ǖ19ǘ27Ľ
~oice	72 -14J10ľ14Ŀ15a17Š18Ǖ19ǘ27Ľ
~oil	86 -16Ɲ15Ɛ18Ǐ39ƛ
~oin	50 -17Ų-13Ǔ-12šƷ-10LƱǇ-9Š-8gmGķ-7ŀŴŶǂ7ŢžƸ8DQňŞƒ9PƝƮ10rŨǅ12jƘ13ĹōǠǩ15ƾ16UƵ17ǐǢ18s19tHSŝ20y21x24ł26Ź28ũ31V34kŏ39Ż43ǟ46i
~oin>	72 -8Ō7jtƵ8Ŏ9ő10V11Ʈ12ŝƨ13H18U21Ǡ27s35i
~oing	52 -18Ų-17š-11Ʒ-9őƱ-8gGķŠ-7Ŵ7cĿƸ8jŉŢŧž9DPQňƒ10Ɲ11rH12ŨƵ13ŝǅ15tĹŻ16ǩ17ō18ǐ20yS23ix25V27ł28Ź30ũ37k39ŏ48ǟ
~oint	76 -13Ǉ-8m8Mš10Řǖ11Şǣ12Ŗ13ŵ15Ǎ17ƾ38Ż
~ois	84 -11Ə11N16C18Ǝ25ǩ
~oise	86 -12Ə12N18Ǝ25ǩ
~ok>	57 -12ƈƷ-11ŭ-9Ŧ-8ť-7ƾ7ŗřŜƧǂǛǩ8gTĽƗ9ŧƪ10jpĵ11JŠǙ12ľũǊǟ13tRļƳ14ĺ15Ŗ16z18ĻƉ19ſ20ǖ24łǜ37Ư
~oka	49 -14Ų-13ũ-12ƶǖ-10jŖ-8Ǒ-7QŪ7ƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ňǂ13Ŋŋūűǁ14hJƦƼǎ17iNōƬ18bW19CX24ƆƸ27ĶŨ
~okay	49 -14Ų-13ũ-12ƶǖ-10Ŗ-9j-8Ǒ-7QŪ7cƩƵƾǥ8ntMĴƕƮǆǐǒ9ŗŽǗ10pIKŃŘ11Ĺŷƫ12ǂ13ňŊŋūűǁ14hJƦƼǎ17iNōƬ18bW19X24ƆƸ27Ķ29Ũ
~oke	58 -10q-9Ŗũ-8žǏ-7Ơǘ7ƃƐƥ8kĵ9ŵǉ10ļƽ11Ŝƞƾ12Ũ13ķƼ14Ř16ńƁ17i18Ƥǩ19Ľ20Ǟ24Ť29ǂ35Ǝ40ƹ
~oke>	63 -9qŖũ-8žǏ-7Ơ8ƃƜ9Ɛƥ10Ǟ11Ľŵƽ12ƞ13ƾ14ŨƼ16Ř19iƁ20Ƥ21ǩ22ǂ27Ť39Ǝ
~oked	73 7Ķ9ƫ11Ľ12kĵ14ļǞ21ńƹ
~oker	74 12ǂ19Ŝ21ķ22ƹ
~oki	60 -7ŗ7Ǘǝ8ĿŇƖ9ŨŶ10V11yń12ƐǊǍ13XĺľŢ16ŠǞ20H22Ś23ǖ26ĹƬ30ƹ31Ń
~okin	60 -7ŗ7ǝ8ĿŇƖǗ9ŨŶ10V11yń12ƐǊǍ13XĺľŢ16ŠǞ20H22Ś23ǖ26ĹƬ30ƹ31Ń
~okk	80 -7a15ǘ41Ǡ
~okke	80 -7a15ǘ41Ǡ
~oks	70 -10ľ-7q7L8ŵŶƟ9Ļ10zƌ13Ň14űǈ20ǘ21Ŝ29Ʒ38Ǡ
~oks>	70 -10ľ-7q7L8ŵŶƟ9Ļ10zƌ13Ň14űǈ20ǘ21Ŝ29Ʒ38Ǡ
~ol>	53 -9DĶ-8fŠƣ-7Ơ7SŐŘŲƥǔ8gEKũǦ9tŻ10orJŭ11vǙ12ľ13ƚƼ14ǖ15lQǓ19m20Ɔ22Ǜ23ƿ24x25Ʊ34ź53ƍ
~ola	82 16Ɖ36Ż
~olat	83 36Ż
~old	46 -20ų-17Ɖ-16Ǟ-14ƪǖ-13xŒƳ-12q-11rZ-10tǊ-9aŝŨǟ-8gNŎƊƒƝƞ-7oJŇŌŐƔƟƫ7dDƮƴ8ĽǨ9nwATŜŞƗƭ10yķŴƀ11ƕ13SļŖ14ƽ15zBǓǩ18Ǘ21Ǎ24Ŭ25j27ņǧ28ŷŹ29ŀ30K31ƈ34c35Ķ36ű38Ƶ40œ49Ƌ53p56v58ƅ
~old>	48 -25x-18ų-16wƉǞ-14ƪǖ-11Ƴ-10qŴǊ-9rtZŝ-8aNŎǟ-7gŒŨƊƒƝƣ7ŠŪƾ8ƴǨ9ĽŀŸƮ10dDŜƗ11TŞƀ12nAŹƭ14SŖ15ļ16B17Ǔ18ƽǩ20Ķ21Ǘ22Ǎ24pűƈ27j28ņ31ŷ33K38Ƌ39cƅ41Ƶ42œ45v
~olde	66 -10t-8JƯ10ƅ17p18y24xĶ25Ź26Ŵ27z31v32ǧ33Ŭ35w
~oldi	75 -8x-7Ŭ7ǧ9iķ13Ƹ14t16Ɖ24ű36ŀ
~olds	74 -18Ɖ-7ǂ11ƣ12Ŭ13Ƌ14ƕ19ƈ20v22pƅ
~ole	61 -11Ɲ-8ƃ-7Ʀǩ7ltBš8uǂ9ŔŦ10ƀ11ůƘ12kǈǏǐ13Ƶǉ14OZƭ15hƼǘ17ōƈ19Ǖ20ƪ24j29ǆ34Ʃ
~ole>	62 -7Ʀǩ7ltBňŨ9uš10ŔŦƀ12ůǐ13kƵǈǉ14OZ15hƭ17ō18ƈ20ƪ30ǆ35Ʃ
~oles	86 13ǂ19Ǖ24Ƽ
~olf	86 15Ƈ39g
~olf>	86 15Ƈ39g
~oli	45 -11ĺ-10Ǧ-9Ɣǈ-8ŧŬ-7oō7ƀƂƛƢǒ8Ŝƨƫ9Œ10šŢžƁ11ƚ12ơǏ13kĹŐƖ15ľƧƬ16ŗƓǡ17Šƪ18mǢ20Ŗƍ21ſ22ŷ23ő24ŕ25Śş26Ʃ27ƦƵ32ŏ33ř39ǥ
~olic	46 -11ĺ-9Ɣǈ-8ŬǦ-7oō7Ƃǒ8ŜƀƛƢ9Œƨƫ10Ɓ11šŢžƚ13ƖơǏ14ĹŐ15ľ16ƧƬǡ17ŗƓ18Šƪ19Ǣ20Ŗ21ſ23ŷ24őŕ25Śş27ƩƵ28Ʀ33ŏ34ř40ǥ
~olid	81 -11ŧ11ƅ14UǇ28k
~olin	73 31m38ƍ
~olk	65 -7ǍǑ7Ĺǈ8a9KWļƣƮ10ǡ11ƥ12Ɯ14ǖ16ŝŽ17Ǘ18ƽ19ǔ22Ʀ23Ǉ32z
~olks	65 -7ǍǑ7Ĺǈ8a9KWļƣƮ10ǡ11ƥ12Ɯ14ǖ16ŝŽ17Ǘ18ƽ19ǔ22Ʀ23Ǉ32z
~oll	51 -11Ť-10Hǧ-9ǩ-8Ƶ7JLŢǅ8gĽƂ9ŔŗƗ10Ķǝ11ƥǑ12QXĵŅŌųƧ13n14K15ż16ĸ17Ǡ18ǒ20yŦ22Wň24Ǉ25Ʊ30Ƙ36ź37m40ƀ46ǉ
~oll>	64 -9Hœ9Ź12ǝ14Ķ17Q18n19Ǒ23Ǡ25ź35Ǉ55ǉ
~olla	66 -12Ť7žǘ8m9ľ11ƂƘ12Ţǅ13œ14ŗ16Ɨ17Řų18XŅ23ĸ31Ŧ
~olle	63 -12ǧ8ƫ9L12ĽŔƜ17ĵ21ź23ǒ28Ƙ31y34Ʊ38m
~olli	71 -22Ř-7Ƶ12J22Ōż55ƀ
~ollo	80 15g18ƥ21Ƨ23K38ň
~olo	83 -16F-11ǖ9Ƶ13s19fƢǩ22ǃ27Ǖ
~olo>	89 -17F14s20f21Ƣ
~ols	68 -7Ű11ŭ14Ƙ17t23Ǣ34Ɲ54Ǐ
~ols>	68 -7Ű11ŭ14Ƙ17t23Ǣ34Ɲ54Ǐ
~olt	83 17ű22q23Ǝ
~olts	86 18ű25Ǝ
~olu	80 12Ǡ23Ə26C
~olum	89 13Ǡ29C
~olun	84 24Ə
~olv	87 10P11ż15Ł18f
~olve	87 10P11ż15Ł18f
~om>	46 -21ǩ-19ų-14T-12Q-11ŭ-10hŁ-9fLŚŞ-8nĹŒťǐ-7jŨŵǗǘǟ7kƆƟƢƦƶǏǖǝ8Šŧƅƕǅ9ķŇśƃ10œũƄƳǄ11Jŷ12orƈǍ13ĸŢŤŸƝǜ14IWƏƻ15ǋ16ƊǑǒ17ĽŎźơ18ƜƽǊǔ19ŅŔ20RƗ21Ŝ23ƌƙ26Ļ27M30l31z37Ǖ
~oma	79 11ƛ13jƴ14Ĵ15Ŵ22Ŷ26m
~oma>	87 17Ŵ29m
~omat	86 12ƛ15jĴ
~ome	35 -18S-16ũ-14XŐ-13Ũ-12ň-11ŇűƃƗƱƵǆǏ-10œŝšǣǥ-9BŌŬǌǎ-8atťųǑ-7vZŁŃśŭŻƠƩƲƹƽ7fkyIYĴŮŴŵſơǙǡ8hĵŢůƛƥƶƺǉǋǟ9sMĽǅ10łŽǗ11źƆƇǖǝ13NĻŊƬ14QķĿŏŞǕ15AƨǓ16wCĹľņǁ17ŀ18uŠŤǚ19qő20j21şƕ23RĸŰ24Ɠ25Hƒ26Ɵ28ƅƔ30Ɯ32ĺ33ŘƝƮ37F41l42ǔ48T
~ome>	42 -23Ő-21ǩ-15N-14X-13Ŗ-11ŃŵǏ-10ŧűŴƤ-9ŇőǌǐǨ-8aŁŒũŬŮƱǗ-7PSĿňŉŗŝƗƳǃǢ7ŀŦǉ8ơ9wĵŘƿ10hĽŊŜţƌƑƞ12jķůƚǝ14Ƭ15M16HĴƆƇƜ17ƛ19IĹ21Šź22FŤŰǁ23qƓ24n25sCƮ27l28Ɵ29uĸĺ30ş32Rƅ33Ļ35ƒ37Ɣ50T52Ɲ
~omeb	55 -10Ũǩ-9Zš-8Iƃưǎ-7n7şƅƤǢǧ8PŗŜ9ǚǞ10Ťŧŵƾǋ11ļņƟ12fƮ13ķ14ľ15Ǝƕǘ17ſ18Q19Ư20Fǜ21Ƴ24A26ž
~omed	87 8Ǟ11z12Ư16V29y
~omen	80 -12ŗ24Ő41ŏ53N
~omeo	72 -10ŗ8ſ9Ĺ11Ł12ǚ14ǅ16ƕ17Ƴ18FƓ23A27ǔ
~omep	86 12şǝ13ǋ16H18ƥ
~omer	61 -16S-8ž7kĿ8ŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ28Ǔ33Ǘ37ǔ45ő
~omes	67 -14n-8Ĵƚ-7ź7xƏƻǨ9ƙƧǉ10Ŀ12Ǌ13w14H15Œ16JƁ19TW20ǔ21ľ23ǖ25Ǖ33Ř34Ɯ
~omet	52 -12ũ-10ų-9sſǘ-8Ťǝ-7Ŝ7gmPơưǓ8ƄƦ9ńŊŏǈǕǛǩ10ĿŔŖŗŴŽƬ11iūƫ12ł13jŃŪ14ōŵ15N16Ř17ņŶǨ19Şƺ21ĸŉƶ22YŮ24ƨ25ŀ28ĺ32l
~omew	73 -17ş-9ō8vǋ9Q11ĵ13ǝ14Ű18ŚŢ19ƥ21Ŵ22Ƥ31ǩ
~omf	78 8T10Ō12M13e14Ƴ24X
~omfo	78 8T10Ō12M13e14Ƴ24X
~omi	66 -14ǒ-10ǋ-8Ř-7Ǩ7pU8xĴŒǝ9ľǤ10ŕǩ11H12juMŹƛǞ13dy16Vǚ19ƾ20Ŏ27k30ǟ31ĶƢ
~omin	68 -10ǋ-8Ř-7Ǩ8xUĴ9ǝǤ10ľ11ŕ12HƛǞ13jpuMŹ14y16V20ƾ28k31ǟ32Ķ
~omis	84 -8p12Œ14ǩ17d23ǚ27Ŏ
~omm	64 -12Ƃ-9ơ7nŵǋǔǩ8Ǒ9TǌǢ10ŀǙǚ11ǥ12B13Ǎ17ųǦ24ů25Ǆ33Ƣ36ŭ
~omma	78 10n21ų41Ƣ
~omme	72 -13Ƃ-8ơ8Ő9ǋǔ10ǌǢ12ǚ13ǥ14B15Ǎ19Ǧ29Ǆ
~ommo	89 11ǩ13Ǒ15Ǚ
~ommu	79 31ů46ŭ
~omo	65 7I8Ƅ9ƬǕ10űƤǘǣ11ǝ15Ʀ17ĸ23L25Y
~omor	65 7I8Ƅ9ƬǕ10űƤǘǣ11ǝ15Ʀ17ĸ23L25Y
~omp	47 -18ĹŪ-16S-13Ɣ-12Ƃ-10w-9ž-8iCHVŮŲŴƒ-7oŌŒƃǔǝǧ7yƇǟǤ8ţǠ9qWŜǉ11ĻľƖǁǊ12ƕǗ13mƄ14ǘǜ15Ǐ17Ķ18Ņ19łŠƣƧǄ20Ǩ22ŐŝƴǞǡ23ǥ24ǃǅ25ő26ǒ28Ş29ŧ30Qǐ31ơǦ32Ţ35ƀ41ń86ǣ
~omp>	65 -8Ǒ24ƀ43ǒ109ǣ
~ompa	51 -18Ū-17S-14Ɣ-13Ƃ-10ǣ-9iž-8wCHVĹĺŮŲŴƒƸ-7Ōǝ7šǆǑ8şƇǈǟ9ơǠ10Wǉ11qŜ12Ǌ13ľŅŞţƖǁ14Ƅƕ15m19ǡ20Ķ21Ƨ22łŠ23Ǩ24ǄǞ25ƴ26ńǥ27ǅ29Őő32ŝ33ŧ34Qǃǐ35Ǧ37Ţ
~ompe	86 18Ņ30ǣ34ń
~ompl	73 -10ǃ-8ǧ8ǡ12Ƹ16y24Ļ26ǜ27Ş31ƣ38ơ
~ompr	83 11Ǐ41ƀ
~ompu	76 8d10b11Ś19Ǐ24Ǘ40ǘ
~oms	74 -7ƙ11qŵƤư16z17ƌ19Ɯ36Ɔ
~oms>	74 -7ƙ11qŵƤư16z17ƌ19Ɯ36Ɔ
~on>	30 -22ǉ-20Ŋ-19Ŷ-18pǋ-17ũŸƧ-16ŝƳ-15Ņǔ-14Ƭ-13eGNňŒťƒƽ-12oJXśƤ-11ƺ-10hnŏŨƆƩƭ-9CŎůƅƸ-8tŴƼǘǠ-7KĻƊƗƙǛ7Ǒǖ8ŧźƚƠǎ9ƍǆ10uPļřŤƄ11ŹŻƏƛưƵ12ŰƮ13zDMYĺŚǢǥ14rUŃǟǨ15ŁƪƫƷ16fgŘżƈǂ17axTĶŦūƉƱǩ18Bƃǈ19VŇ20vZŉŕŗǣ21Q22ƁƖ23Ĺŷƿ24cŌǦ25syĿǇǗ26ƜƯ28ƀƓ29AłƢǃ33Ʀ38Ƈ39Ŕű40ſ41Ů42ƌƨ43Ŭ45Ɣ
~ona	64 -14ž-13Ǧ-8ǉǟ-7ǥ7Ɛ8ŸƦǢǤ9aǓ10gTƿ12ƃ13Jǧ14Ƃǌ15Q16ŭ19ǚ21Ŋ25ǎ31Ɨ33Ɵ
~onal	65 -15ž-13Ǧ-8ǉǟ-7ǥ7ƐǗ8ǢǤ9ƦǓ10ƿ11T12ƃ13Jǧ14Ƃǌ15Q16Ɵ17ŭ19ǚ22Ŋ26ǎ32Ɨ
~onc	70 -7vŘŭ7yƫ8ǜ9ţƧǀ10ňų11ĴľŨũ12Ƶ13Ų15V25Ŀ26ŀ32Ŷ
~once	71 -7vŘŭ7yƫ8ǜ9ţƧǀ10ňų11ĴľŨũ12Ƶ13Ų15V26Ŀŀ
~ond	61 -12Ǌ-9ƻǎ-8ƌ7ĸĻŇŪŬƉ8AŔǌ9d10Ŋƙ11I12ũǋ13kƔ14yľŌŎŝ16ŉ17Ǟ22Ƙ24N25ű26Ŵ27Ɵ32Ƽ
~ond>	66 -9ǎ-8Ū7pƣ8Ļ9A10dŇ11Ŋƙ12I14ǋ15ľŝũ16yŌƔ19Ǟ27N29Ŵ30Ɵ
~ondi	74 -10ƻ-8ƌ9Ɖ10ĸŔ11ǌ20Ŏ36ű41Ƽ
~one	38 -22Ŏ-17ŭ-15a-14ls-13ŮǌǓ-12oķƕ-11tHUĺŔŗ-10jkDGRŊōšŹǏǑ-9pVŤƤƨƭ-8qNTňŜťǇ-7PĽŨƞǊ7KĹŠŷƧƴƼǣǤ8vz9ƗƛƱǄǦ10OŒŕƆƉƢǖ11ǥǨ12ŇŧǐǕ13mĿŲſƀƫƻ14ǜ15iŶ16Ū17hwXŁŖũƩƷ18ƙǘ19ŵǩ20ńƎƳ21ĻżƵ22ţƌǍ23œƺ25ŽƮƯ26ľņ27uƶ28b29ǋǡ30y31Iş33ǔ34ŴƟ39ų40A
~one>	40 -19Ŏ-15TZ-13asŀŭǌ-12oŗŮƕƝǓ-11ĸ-10ltDUňŢ-9jGHķĺōŔŹǏǑ-8pRŊšƨƭ-7kVYťƞ7MŇƀƛƸǄǉǕǢ8xSƼ9KŘůſƢƦ10ŞŠŪǣǦ11mvwOXŐţŷƗ12uƉƌƧƩǜ13ŖƆǥ14ŒƮƶǐ15Ǝ16Łƻ17ińŶƯǨ18żƵǍǩ19ŵ20ƙƷ21ľũƳ22Ļ23Aņų25ƺ26œ29yŽ31bŴǡ32ǋ33I34ş39Ɵ45ǔ
~oned	83 7Ƣ10ƴ13A15n16ż18ń
~ones	61 -12x-8ŷ-7FƝǇ7yĿŢ8ŵƈ9ŕŴſ10ŉƀƿ11Ň12ŖŪƉ13w14Z17Ƶ22ţ23h25Ǝ30ų31u
~oney	59 -13ǔ-8ŜŞ-7ŭ7ņǝ8zǕ9Ʃư11TX13rŢŧƫǘǚ14YǠ15Ŀŀ16Ʊ17ZĹƌƝ18ǖ22ƶ26ĸ27Ʈ31AŲ
~onf	89 17ţ34ň
~ong	50 -28ŭ-18Ő-11ƶ-10jƩ-9Ƣ-8VŶƬ-7n7ƵǤ8bŤƄ9ĶřƏǏǜ10C11sHŮƞ12lņūƈ13Ʈ15iŞ17fŧ19ǩ20ĿŸ21ŕťƗ22š23GůƟǚ28ǝ30S32ƭ33Ƥ38Oǅ46ő
~ong>	51 -28ŭ-18Ő-10jƶǌ-9Ƣ-8VŶƬ-7nǟ7gvǤ8ţƄ9ŤƏ10ĶŕřǏ11fCƟ12sHūŮƈ13lņ15Ʈ16iŞ18ŧ20Ÿ21Ŀ22šťů23ǩ24Gǚ29ǝ31S32ƭ33Ƥ37O40ǅ47ő
~onge	86 10ƿ12ǌ19ŕ23Ɵ
~ongi	83 12ƥ40Ɨ
~ongr	82 7o8ƺǓ9Ɣ10f13ǟ14ƞ
~oni	71 -9ŷ7Ɨ8ƘƵ12Ŗǌǝ13rKśƤǈ17Ʀ21Ǝ27Ž
~onic	87 7Ĵ10ƗƘ16K
~onig	80 14Ŗǝ15rƤ16ś19Ʀ
~onit	81 -10ŷ24Ǝ31Ž
~onl	62 -12T-11Ǘ-8Š-7IĹ7ƀƘǉǢ8ƾǈ9ƳƼ10Kļ11Ļ12ŭŷƢ13ţŲ14ǚǛ16ĽľǕ18ŪųǇ19Ņ20Ʈ26ń43ǖ
~onli	75 -12Ǘ-8IŠ12K13ļ19ń20Ǖ21Ľ24Ņ43ǖ
~only	65 -13T7mƀǉǢ8ƘƜǈǖ9ƾ10ńƼ11Ƴ12ĻŷƢ13ŭ14ţŲ16ǚ17Ǜ18ľ19ŪųǇ22Ʈ
~ono	86 27b34ź
~onou	87 27b
~ons	55 -12ǆ-9ń-8WűŲǄ-7ǂ7Ŗƕ8ţǞǟ9ƁƓƝƹ10yƏǃ11uĵśŽ12ǩ14Śǈ15ƻ16w17ŻƇ18ũƌ19x21Ƽ22Ŋ24ŉ27ǋ31ƅ36ǚ
~ons>	58 -12ǆ-9ń-8WűŲ7d8Ŗƕ9ţ10ƁǞ11yƏƝǃ12uĵś15Śǈ16ƌǩ17wƻ18Ż20ũǚ21x23ŊƼ26ŉ30ǋ
~onsi	87 7ǌ10Ž
~onst	75 -9Ǆ12ǟ14Ɠ16P26Ƈ37ƅ
~ont	45 -12ŗǩ-11Ƭ-10Ǉ-8cĸ-7anķũŬ7ǜ8GƏǌ9YŮƃƒǉ10ŹƇǋ11ZŘřƾǊǨ12Ķ13ǒ14ǧ15KT16ĺǃǑ17ǈ18ŚƗƤƫ19ŃŅ21ƟƮ22šǢ23p25Ɣ26X27ťǝ28Ǔ32d35ŒƠ36ŕ45Ĵ
~ont>	67 -8F7Ʃ9ejl11ǌ12ƣ13q14ĺ15Ə17Ƈ18ǋ22Ĵ28ǃ29ǈ31Ś
~onte	78 -12Ɠ-10ŗ42Ɨ43Ǣ
~onth	49 -11Ƭ-9ǩ-8c-7nĸ7ł8ĺŤ9Gǜ11ŮŹǉ12Yƃ13ZŘƾǊ14ĶǨ17š18T19Ņ21ŃƤ24ƟƮ27p28Ɣ30ť31X32ǝ36d39Ơ41Œŕ42Ĵ
~onti	87 16š43ƫ
~ontr	61 -11Ǉ7Ʃǡ9ŦƓƖƼ10Ƣ11řƌ12Ǆ13ǧ14ŀ20ƒ22ǒ26Ǒ46Ǔ
~onv	80 7M10Ļ14Ɲ16s18ŋ27ŭ
~onve	80 7M10Ļ14Ɲ16s18ŋ27ŭ
~onw	89 11ő16Š30Ő
~onwi	89 11ő16Š30Ő
~oo>	61 -11rŻ-8aĶǦ-7ſ7u8Ņ9cJĿź10ŎǑ11ŪǢ12ǚǛ13ŇƂ14Ǆ15o16X17ńƳƿ18ň19ş20s21Ž22U24j26ƨƬ28q
~ood	48 -10Ǟ-8uHĶĹŞƯǝ-7nXŠťŭŴƜƧǋǐ7ŋŤƹ8JMUVƔƵ9ƩƲƼǊǕ10CY11pĻţƭ12y14ŌƇƒƽǂǄ15WĵŇź16ũű17Ŏ18Ƹƻ19ņŶ20xN21L22ƾ26iI28ǟ29ǁ30Ɛ37ŝ40Ǜ57ƙ
~ood>	49 -10Ǟ-9Ɨ-8juĶĹƯ-7nHRXŞťŭŴǐ7ŋƹ8JƔƵ9MUV10YƩƲǊ11pCĻƭ12ţƼ13y14ƒ15ĵŌƇǂ16ŇũźǄ17Wņű18Ŏ19Ƹƻ20Ŷ21N22xL27I28i29ǟ30ǁ31Ɛ39ŝ41Ǜ49ƙ
~oode	87 9ƙ10Ɗ11ŨƤ
~oods	83 8Ƥ9Ɨ20Ǖ23j
~oof	55 -14ť-11tǌ-9űƣ-8ƯǑ-7cǓ7Pǣ8ľń9ƪ10ƕ11ơ14h15Ŏ18ǧ20ş25Ƒ27n35ǒ37Ǆ42Ƅ78Ɖ103ƈ
~oof>	55 -11tǌ-9ű-8ƣƯ-7cǄ8ńǣ9ľ10ƕƪ11ơ14h18ǧ20ş25Ƒ28n35ǒ42Ƅ78Ɖ88ƈ
~oofi	84 -9Ǔ-7ƈ12P48Ǆ
~ooh	82 10ƈ12k14H15ǃ16Ƙ19Ŷ
~ooh>	82 10ƈ12k14H15ǃ16Ƙ19Ŷ
~ook	49 -13ŭ-11qƈ-9iŁŦ-8ť-7acŌśŤƾ7pŨƪǛǟ8kŖŢũƫƳǍ9ĿƷǘǙ10jtRļĽŶƐ12ǈ13H14ľűſƉ15ĵ16Ŝ17ĹǞ19ĻƬǊǜ20łŇŚ21zĺńŠ22Ń28Ư37ǖ59Ǡ
~ook>	57 -12ƈƷ-11ŭ-9Ŧ-8ť-7ƾ7ŗřŜƧǂǛǩ8gTĽƗ9ŧƪ10jpĵ11JŠǙ12ľũǊǟ13tRļƳ14ĺ15Ŗ16z18ĻƉ19ſ20ǖ24łǜ37Ư
~ooke	73 7Ķ10ƫ11Ľ12kĵ14ļǞ21ń
~ooki	61 -7ŗ7Ƶ8ĿŇƖǗǝ10ŨŶ11yVń12ƐǍ13XĺľǊ14Ţ16Š17Ǟ21H23Śǖ26Ƭ27Ĺ31Ń
~ookk	80 -7a15ǘ41Ǡ
~ooks	70 -10ľ-7q7L8ŵŶƟ9Ļ10zƌ13Ň14űǈ20ǘ21Ŝ29Ʒ38Ǡ
~ool	53 -9D-8fŏşŠƣ-7ƠƨƷǩ7SŐǔ8gEKũ9Ż10orvƘ12ľ13ƚ14qŭǖ15lQǓǢ16Ɲ20Ɔ24xǙ27j28Ʊ30ź38m52ƍǏ
~ool>	56 -9D-8fŠƣ-7ƠƷ7Ųǚ8KSŐŘƥǔ9gEũǦ10rŻ11oŭ12vǙ13ľ14ƚ15ǖ16QǓ17l20m21Ɔ26x27Ʊ36ź56ƍ
~ooli	87 37m
~ools	69 -7Ű11ŭ14Ƙ23Ǣ34Ɲ55Ǐ
~oom	62 -13ǒ-7ǩ7Ƥ8ƃ10ƞ13X14Ơǟ15Ɗ16ų18Ɨ23Ɯ28Ɲ37Ɔ38M56ƌ67Ƣ
~oom>	67 7ǃ8Ƥ9ƃƜƢ10Ơ11ƞ13Ɔ15X16Ɗ19Ɨ31Ɲ41M43ƌ
~oomm	78 10n21ų41Ƣ
~ooms	77 18ƌ19Ɯ38Ɔ
~oon	68 -11ǜ8ĻƁ9ľ10iy11Ŀ12Ōǧ13VƄ14j15ŕ18Ǟ19LŮ23Ź26H35Ń
~oon>	68 -11ǜ8Ļ9Ɓ10iy11Ŀ12Ōǧ13VƄ14j15ŕ18Ǟ19LŮ23Ź26H35Ń
~oop	87 -8ň15Ł27s
~oor	63 -10ǐ-7wCƇ7ƌǎǨ8ůƆ10ƏƐǄǣ11ǃ12ƊǊǍ13ū14Ǜ17gƝǅ18Ųƛǈ22Ǝǝ85ƣ
~oor>	68 -11ǐ-8wCƇ7Ǝ8Ǜ9ů10ǎ11Ǆǣ12Əǃ13Ǌ14ū16Ɗ19ƛƝ20ǈ24Ǎ60ƣ
~oord	84 10Ǜ29Ų
~oors	76 -12Ǎ9ƌ10ƆǨ11Ǝ13Ɛƣ22ǅ23g29ǝ
~oos	77 -8M15f19C37Š42ł
~oose	78 -8M15f38Š43ł
~oot	68 -17ţ7ǒ9h10Jŀǋ12aƞ14śƜǑ16Ż19j21ŧ23Ɠ26Ɔ33ƺ
~oot>	73 -7Ÿ10h11J12ŀǋ13a15ś17Ż27Ɠ37ƺ
~oota	84 29Ɔ
~ooth	87 -22ţ9ǒ17ƞ20Ǒ27ŧ
~op>	51 -24D-22Ő-20ơ-12ŏƣ-11Ƥǩ-10i-9bSž-8Ŏ-7CłŌœŮ7TUǄǏǐǞ9s10śǠ12VŖƀƗǎ13Ƒ14ǃǈ15ǆǍǝ16ƈ18Š19ľƉ21Ƃǔ22řǅǨ24Ɓ25ǟ29ŵǌ30M32ǋ33Ƶ37Ǧ52Ɲ75ǥ
~ope	57 -21R-10SŐ-8Ɓ-7ǩ7yXŊţ8Ű10ĻǨ12ơǙ14ŷ15Ÿžǌ19ƗǞ23Ţ24D25W28Ƒ30ǝ32ķǢ52ǎ53ǋ59ǅ
~ope>	89 14X18Ļ21D
~open	65 -22R-12H7ǋ8ţ9yķŊ11Ű14Ǩ16Ƒ23Ǟ27Ţ29W35ǝ56ǅ62ǎ
~oper	65 -10Ő-8SƁ8ǃǇ12Hǅ13D14ơ16Ƒ17ŷžǌ18Ÿ23Ɨ28ķ37Ǣ38ǋ
~opi	76 11H16A23X29ǖ62Ļ
~opin	76 11H16A23X62Ļ
~opl	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~ople	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~opp	68 -9Ɨ-8ǩ7tǦ9Ǩ10V11yX12ƀ15Ţ18ŀ22ƋƮ25š29ĺ37ń
~oppe	74 -8Ɨ7tƂ8Ǧ9ń10Ǩ24ƋƮ28š
~oppi	74 -7ǩ7ƀ11V12y13X16Ţ20ŀ31ń32ĺ
~opr	87 14ǆ26ƻ
~opri	87 14ǆ26ƻ
~ops	78 -7a10gOƧǈ11ǌǨ13ťǃ14Ǣ15ƌ16Ʈ29ŗ
~ops>	78 -7a10gOƧǈ11ǌǨ13ťǃ14Ǣ15ƌ16Ʈ29ŗ
~opt	84 15ǣ19u20ŇŌ
~opti	89 21Ň22Ō
~opy	79 10ơ44ś
~opy>	79 10ơ44ś
~or>	26 -27ǩ-15ŀǉ-13œǘ-12řŚƢƷ-11C-10ŷƁƧ-9ZƅƮ-8eU-7ĽōŢ7lnYĸŉŔŞƟ8dŌżƜƽ9ķŜơǏǟ10rEXůƋƵǇǣ11kŽžƾ12FIŦƍǄǊǛǞ13NŐƎƤƯ14gPĶŨ15KŇŰƴǑǕ16uyOĻƐƻǓ17łźƃưƹǋ18ĵƇƛƲǁǠ19MŤƀƓ20ǃǥ21ŖƉƝƠ22pţƔƭ23Ƅ24QĴŘƿ26Ĺŗ27Ʊ28fűƶ29bL30qŭ34ƣƼ35ƒǐ36ľ42ǂ44Ų
~ora	70 9ǃ10Ɗ27ǆ52ƥ
~orag	75 7Ƒ10Ɗ56ƥ
~orat	80 10ǃ31ǆ
~orb	89 10Ǝ28ĸ
~orc	71 -7ǐ7D8Ōş9Ń10ĵƞ12ƥ17Ū18ǀ30f35ŏ
~orce	76 9ŃŌ11ĵ32f38ŏ
~orch	89 9D12ƞ16ƥ
~orcy	84 -7ǐ10ş21Ū22ǀ
~ord	55 -10Ɣ-8ǈ-7ƨ7ļŶǒ8ţƅǃǕ9ŎŖ11Ōųƿ12ǣ13Ƥ14Ů15Ŵ16Ơ17ňŲ18Xƾ21FŁ26ơǗ27Ūǘ31Ż41ǌ60ŋ
~ord>	60 -13Ƅ-11Ɣ-8ǈ7ŋǟ8kvļǒ9Ŷǩ10ǃ13ǘ14ţųƤƿǣ15Ō17X18Ơ21F24Ł30Ū35ǌ37Ż39ơ
~orda	83 10Ǜ29Ų
~orde	73 8ŵ9Ƅƾ10Ũ11Ƴ13Ǖ15Ŏ45ŋ
~ordi	80 13ƅ40ŋ
~ords	75 -13ơ-10ŋ-7Ű12ǌ16Ŗƾ21Ů22ǘ23Ŵ27ň40Ǘ
~ore	47 -19ǩ-17Ɯ-15ŗ-11fUĴŤ-10ƌƠ-9ķƔ-8pƗ-7sxQZŰƓǑǣ7ŋŕŧũƄƭǉǌǎǤǦ8rŁŴƥƪ9aYŊŐŽǢ10Lŷƫǅǔǟ11OűǄ12gŉƩǓ14Ŀ15Tňž17GH18ųǡ19ƴǍ21ƅ22V23ĵŃŘǈ24ņǊ27Jǋ31yť32ōǗ47œ
~ore>	48 -18ǩ-16Ɯ-15ŗ-11fUĴ-10Ť-9ƌƠ-8p-7xQƓƗƳǀǑ7GŋŧƄƭƺƽǉ8ŕũǎǗǤǦ9rYŁƪǍ10aŊŐǋ11Lŷƫǅǟ12ŉǄǔǢ13gOǓ16Ŀňž17T19ǡ21ƴ22ƅ23V24Ř25ĵņǊ26Ń28J32yť33ō48œ
~ored	83 -9Ű-7ǋ9Ǝ15ƥ42Ǘ
~oref	89 -10F16ǌ26ǋ
~ores	86 -11ƣ-7ķ15ǋ20k21ŽǍ
~orev	84 -7I15űƩ17G39H
~org	78 -13w-8ƕ8ĻƓ9Ĵ13ŸƄ14ƨ15yC19Ľ23ǆ
~orge	89 -9ƕ9Ɠ11Ĵ14Ƅ16ƨ
~orgi	86 7l15Ÿ17yC
~orh	89 9ƞ11G12ƒ27C
~orho	89 9ƞ11G12ƒ27C
~ori	61 -11ǋ-7ž9ƃ10ŝǞ12ƈ13ƌƞ15Ƌ16Ŷǩ18l19HǍ23ſ24ľƆ
~orid	87 -8ž9Ÿ13ƃ28H
~orie	87 -14ǋ10ǔ29Ǎ36Ɔ
~orig	75 7Š15ƈ19Ƌ21ƌ22l
~oris	68 26ſ
~orit	80 14ŝ19ƞ22Ŷ24ǩ33ľ
~ork	42 -15Ʃ-13Ƥ-12wxŎƭ-11ƵǍ-10inĸŔ-9ƒ-8Gŕƥ-7HYĻĿŁłŘŨŪųƟƨ7ƌƜƳ8ĹƑǨ9ǜǩ10I11ĶĺŝǠ12ǔ14Xŵ15ņŗƃ16BǄ17gJŴƦ18ŇƸǐ21ƾǇ23ǚ24Ŋ30ŭ32Ɲ33Lǈ36Ƨ38W39RV40QǑ43q44S45ǣ46ů47U68P
~ork>	46 -17Ʃ-13wƭ-12x-11ŎƤǈ-10ķĸŔ-9i-8ƒƥ-7nŕų7NŅŚƷ8Ǚ9ƌ11X12I13BǨ14ĺƝ15Ǡ16ǔ17ŵǩ18ŗ19JŴǑ20ƃƦƸǄ21Lǐ22Ň24ƾǣ27ǚ29S31V34qŭ36ů42Ƨ43W47Q48R52PU
~orke	67 -7Ǥ9Bķ19Ƴǜ20ņ23SǑ28ǣ34Ǉ
~orki	70 -13Ƶ-10L-9Ǒ7SǇ8ǒ12ŝ15ń22qV25Ķ28Ĺ29g38P39ǈ
~orks	61 -12Ǎ-10Ǉ7Ư8kX9ǣ10M12ŖƗ13ŝ14Ɯ16ň19ƑǑ29Lǈ30Ɲ43Ŋ
~orl	86 11C12i14dŃ15Ļ
~orld	86 11C12i14dŃ15Ļ
~orm	56 7aĹǆǗ8mǏ9ŐƵ10cƾ11AĴƈǩ12Ļ13ƻ14ļơ15ŭǜ16jƣ17Ľ20R60ƚ
~orm>	65 -7Ƴ7pƜ8afũ9mǆ10Ĺ11ŐƵ13ƈ17ļơ20j21Ľ46ƚ
~orma	62 8Ľ9Ǘ10Ǐ12ƾ13AĴ14Ļ18ŭ19ƣ23R
~orms	82 9Ŕ17c20ǩ31ƚ
~orn	62 -8ǟ-7W7Ʋ8Ĺŏ9RĿƽ10vŐ11Ɩ12BUǙ15x16ǝ21ů24ƚ25i28L33l36d38p
~orn>	72 12v19xU39l43d45p
~orna	84 -9W10ǝ14Ŀ33ƚ
~orne	82 9ū10CƲ14Ő16B17Ɩ
~orni	70 7ƋǛ8a10ŏ11Ĺƽǝ12R14Ǚ25ů29i33L
~oro	89 9ƀ24ų
~orol	89 9ƀ24ų
~orp	78 9ǃ63ǆ
~orpo	80 10ǃ31ǆ
~orr	54 -7wţǈ7cűŹƤǡ8dz9ĽŒ10ŏ11ņƦ12ŵ13fF14YƑ15E17L18ĸ22ƚ24ų28a40ƪ50Ŀ
~orre	71 -8w7bnŬǀ8pDƊ9ŹƟƪǜ10ǅ11d16ŏŒ17a18F21E
~orri	68 11ƚ14Ľ18Ƒ45Ŀ
~orro	63 7I8ƄƬǕǣ9űƤǘ14Ʀ16ŵ18Y22L23ĸ28ų40ƪ
~orry	72 -8ǈ7zTƺ8ǩ10cǡ11Ƴ16ņ17ƚ20f21a23Ŀ
~ors	58 -11Ǉ-8Ǔ7ŤŦƆǨ8ƩǡǤ9ŶƐ11Ũ12Ņǜ13ǒǕ15Şŷ16gǅ19ƞǚ20ƣ21ǝ23ƾ27Ŀ29Ǒ31m46Ǝ
~ors>	60 -11Ǉ-8Ǔ7gǨ8ŤŦƆ9ƐƩǡ13ŅǒǕ16ŷǚ17ǅ20ƞƣ22ǝ24ƾ31Ǒ32m48Ǝ
~orse	89 10Ƹ
~orst	80 7Ř12Ǥ14Ŷ17ǜ18Ũ22Ş31Ŀ
~ort	52 -11Ǎ-8ŎƷ-7ŘŪŬ7jFŻƀƱƳ8eCQōų9Ţƭ10ZĵŤƑǝ11D12Ű13ľ15ţ16Ǐ17ź18TƗƩ19Ƨ22c23g24ǀ27Ƙ28ĻƕƮ34Ɣ35ƒ36ű37ķ
~ort>	72 -9Ƙ-7Ʒ9Ɯǀǉ10Ǖ11zW12gţŻ15Q16Ť17ĵ18Ű21Ʈ26ź29Ʃ
~orta	70 -8Ř7M8Ō10ƶ12eƳ14Ʊǩ15ō17X21ľ27Ƨ
~ortg	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~orth	62 -12Ǎ-8cŎǩ9Ɓ10ƀ12jŢų14DƑ15ǝ18T22Ǐ25Ɨ37Ļ41Ƙ43ƒ45ű47ķ
~orts	83 11ţ27g30ǀ
~orw	80 -10H12Ŏ16ŀ30Ō36ś
~orwa	80 -10H12Ŏ16ŀ30Ō36ś
~ory	65 -8ǂ-7ǩ7ŋǛ8Ŋ9ơƬ10ņƼǢ13OĽ14Ƹ16ţ17ōƗǏ19Ɲ23ƽ26Ť37Ɔ
~ory>	66 -8ǂ7Ǜ8Ŋ9ơ10ņƬǢ11Ƽ13Ľ14OƸ16ţ17ōƗǏ19Ɲ23ƽ27Ť37Ɔ
~os>	86 9Ő10Ǘ13ǒ17y
~ose	46 -12nƬ-11ţ-10ňŵ-9DM-8ŖŨƫǖ-7aloŔŘƮƽǈǞ7FĵũƎƧǊ8cƈ9XǑ10iťǆǘ11ŎƳ12AŽƤ13őǇ14ŝƖƙƩ15ƍƏǤ16Ł17ƕ18Őƛ19ł20Ś22ķůǙǩ24ǐ25Ƒ27Ƣ34ƻǎ40ǝ44Š
~ose>	48 -12n-11ţ-10ň-9Dŵ-8CLMŨƫǖ-7aoXŔŖƗƽǈǞ7œŞżƉƍƎƧ8FĵƈǊ9cƏ10ƖǑ11ťƕƛǆǘ12i13AŎŽǇǎ14őƤ15ŝƙƩƳ16Ǥ17Ł19Ő21ł22Ś24ķǙǝǩ26ǐ28Ƒ29Ƣƻ30ů46Š
~osed	71 -8ű9g10ƕ12Ɩ13ƍ14Ƽ32ǎ47ǝ
~oser	84 -13Ƭ12Œ13Lƺ14Ơ19C31X
~oses	82 -10ů10ũ11Ɓƻ13Ə14ƛ
~osi	66 -9ǩ-7G7ƕ9Ƽ10Ǩ11SVĿ12ǈ15Ũ17ǃ19Ř28ň60Ɩ
~osin	67 -8ǩ7ƕ10Ǩ11Ŀ15Ũ19Ř29ň62Ɩ
~osit	89 -8G8ż15V16S17ǈ
~osp	73 -13C-11ţ8ž9q11V13Sĸƃ17Ƽ19Ǩ20ǂ21Ʀ22ǔ23Q27Ƹ
~ospi	73 -13C-11ţ8ž9q11V13Sĸƃ17Ƽ19Ǩ20ǂ21Ʀ22ǔ23Q27Ƹ
~oss	64 -14ĸ-11ƻ-8ż-7iǇ8QůǙ9sN11Ƴ12g13Ť15ŧ21ǉ22ļŁǟ24UƖ25Ŧ26ũ28ť30Ř38Ǌ52ţ
~oss>	66 -14ĸ-7iżǇ8QůǙ9N11s12Ƴ13ţŤ16ŧũ21ǉ23ļŁ24ǟ25U26ŘŦ30ť40Ǌ
~osse	82 -14ƻ32Ɩ50ţ
~ost	50 -10Šŷſ-9tƵ-8ƌ-7jŤ7Ĺĺƨ8lCĽƃƚƠǩ9ŮǊǕ10ŭƲƴƺǢ11k12ųƓ13ƘƧ14XƑǄ16ĸňƗ17Yǝ18Ŀ21ŒƯǚ22EǙ29ư30Ŧ31ŗ33Ǐ38ǔ40ľ45Ƴ
~ost>	52 -11ǣ-10ſ-9t-8ŠŷƵ7dXŞŮƨ8ĺ9ĹƃƚƠ10ǊǕ11ĸųƲƺǢ12ǝ14ƓƘ15ƑƧǩ18YňƗ20ǚ21ĿƯ23Ǚ24Œ27Ŧ28Ǐ30ư33ŗ46ľ48Ƴ
~osta	87 -7D18C42E
~ostl	73 -10ƌ7PU10ĸ12Ǉ20ŭ26Ǆ52ǔ
~ostp	89 23ƴ
~osts	80 8Ŕƭ10ǝ11Ǐ12u13X15Ƥ
~osy	87 9T11l13ź19Ŋ
~osy>	87 9T11l13ź19Ŋ
~ot>	36 -18Ƭ-16ƌƧ-15i-14ƶǞ-13Ǆ-11Pũƹ-10Rőƽǌǐ-9xSţƷǎǣ-8pHœƕƫ-7zTƭǊǍ7dwILMZźƆƢƪǒǟ8kKŉƇǋǑ9tļŇŗŠŦŮűǥ10bŖšǢǤ11NŐżƋƜǩ12ŒƤ13ĸńŅŰƎ14śŹƻ15fgvEŚŜŪŽǘ16ňōƥưƵ17ķ18ƍƟƱǀǨ19nşƺǏ20ŕƃƒ21ĶŏƑƙ22ƴ23ŵ24A27ſ28ĺ31j33J34Ş39O50ŀ
~ota	70 -10Ť-8ǅǥ7Ɨ8ƛ10ŅƠƹ11ZűŵŽ12gƀ13ƿ17Ľ18SŦ23şƆǉ
~otag	84 29Ɔ
~otal	73 -10Ť-8ǥ7Ɨ10ƹ11ŅƠ12ZŵŽ13gƀ14ƿ19Ŧ24ş25ǉ
~otc	89 14gVĺ20ť
~otch	89 14gVĺ20ť
~ote	57 -9ǩ-8ŕ-7Ĵƅ7Ŵ8qŜ9wŃŊǔ10ŁƷǦ11ſƲ12ƃƏ13ľ14Ŗ15ŗ17eƔ19Zōǘ22ń23Jŏ27Ŭ28Ņ29ķ30Ĺ33Ƥ
~ote>	65 -11ƭ-9ńŕ-7ƅ8ŏŴƈǘ9w10qŃ11Ŝ12ŁǦ13Ʒ14ZžƲ20eƔ26J32ŅŬ37Ĺ
~otec	67 -7ž7ũ8X14ſƃ15Əǘ18ľŖŗƭ19ŏ36ķ
~otel	82 14ǔ52Ƥ
~otes	78 -7ǩ10Z14Ŋ30ō43ń
~oth	48 -15ŜǍ-13Ŧ-12ƃ-11FSŭǄ-9afC-8drGŒŬ-7gĴŝǢ7oŶƗƦƯƴǁ8vƀƱƲǃ9ŋƹ10IĶŧŪŽ11HĿŁƎ12ŏŞţŵŷ13B14ƟǇ15uy16ZłŸǋ17ķųƨƫ18ſ19sŀǂǑ25Ƶ28Ƒ33ƽ34z36ž39Ņ41ń42ş44Ŵ
~oth>	67 -17ţ-11L7şƫ8zƄƼƽ9puķ10ǂ12ƞƬ14Ǒ15ŸƀƱ16Ư19Ķ20ŧ21Ǝ23Ł27Ƶ45s
~othe	51 -15sŜǍ-14ŭ-13ƃ-12Ŧ-10Ǆǩ-9FĻǥ-8pCƼ-7rSŒƦ7ZŁņǆ8ĹƴƵǋ9nŨƗǁǞ10owŶƲǈǑ11uŋ12vIƫǃ13Žǂ14BķŞ15HŪŷ16ŵǇ17Ɵ18ł19ų20y25ŀ26ş30ƽ31zƑ40ž42Ņ45ń49Ŵ
~othi	69 -8G7h9Ż11ĿƐƻƼ12š13ǥǩ15ZĻƹ17ş19L21Ʀ27ŏ31ƨ32ſ39ţ
~oti	74 -20Ő7Ƌ10K12H13ǂ18Ĺ22ƹ28ǩ
~otic	78 8Ƌ11K19Ĺ
~otin	84 -23Ő14ǂ26ƹ33ǩ
~oto	65 8şǗ12Ż16Ū17ǀ23ś24ſ
~oto>	87 32ś
~otor	66 8ş12Ż16Ū18ǀ24ſ
~ots	83 8ǀ15j20ǁ24Ɖƻ
~ots>	83 8ǀ15j20ǁ24Ɖƻ
~ott	71 -15Ɗ-10a-7Śƫ7ū8Ņ9ĻłńŌǘǥ10ƙǛ12Ɯ13Ơ14ƛ23ƻ25Ł26C30h
~otte	75 -16Ɗ-10a-7ƫ10ĻńŌƙǘ11Ǜ12Ɯ14Ơ15ƛ27CŁ
~otto	87 7e10Ņū11ǥ12ł
~ou>	17 -30v-28ƽ-26Ŵ-22Ʈ-21qź-19Ťƨ-18ƅ-17ť-15ŹƇơ-14oƆ-13ų-11btůǂ-10ŕ-9ǈ-8řƉƳ-7eōǥǧ7ƞǊǖǤ8BƐƖƢ9pQūƒƔƯǝ10ŉŪŭƎƝƺƼǍǙ11dŮƀƙƫǃǒǠ12LŋŸ13juIZŃņŬƥ14aƿǜ15kYĴƂƭƶ16ŌŏőƃƘƟƱǓ17GMĵưǆ18ĸǁǘǚ19ƸƾǑ20ĺžƚǋǩ21Ųżƻǔ22fCŽ23SŖƬ24OTƁƵǞ25HŢŶƹǀǨ26KǇ27WķĻśƴ28ĹĽſƧ29XŊ30nľŚǕ31młƦ32UV33ŀŝũ35Rń36ƌ37FŒ38Š39gPļŜ41NňŨ42iAŐƤ44ŵ46Ş47Ŀ48l56Ň60c
~oub	72 -11Ǉ7ĵĸƸǘ8ś9pƛƽ12ĹƼ13t14ŘŞ15ű21œǜ
~oubl	72 -11Ǉ7ĵĸƸǘ8ś9pƛƽ12ĹƼ13t14ŘŞ15ű21œǜ
~ouc	75 8ō9ńņœŭ10gKķŦƹ11nƿ12ǣ13Ƽ14Ƥ16Ŝ19Ɨ
~ouch	75 8ō9ńņœŭ10gKķŦƹ11nƿ12ǣ13Ƽ14Ƥ16Ŝ19Ɨ
~oud	80 12x13ƞ20j25ƿǗ
~oud>	82 7Ľ12x13ƞ26ƿǗ
~oug	47 -11Ɣ-10ŏ-9ŕǢ-8mĴ-7PQĻŜƟƽ7řƧ8ZĺōƁ9śƚ10SķĸŐŢŶſƂǦ11nŠťŮžǝ12y13ŇƒƳǥ14ŤƮ15ũ16rWYƬư17łŧŨ18ƨ19jlŖŗŷƌƗƦǖ20ƕǎ21Ŋ
~ough	47 -11Ɣ-10ŏ-9ŕǢ-8mĴ-7PQĻŜƟƽ7řƧ8ZĺōƁ9śƚ10SķĸŐŢŶſƂǦ11nŠťŮžǝ12y13ŇƒƳǥ14ŤƮ15ũ16rWYƬư17łŧŨ18ƨ19jlŖŗŷƌƗƦǖ20ƕǎ21Ŋ
~oul	33 -14Œ-12nŐ-11oĺŦŨƁƳǞ-10kqSƼ-9ŁŜŤƙƽ-8jlšŪŭżſƟǅǈǐ-7iwxFUļŬŰŹƝƠƻƾǛǣ7fIĿŋƑǧ8bNZŶƍƓƦ9AWŗŝŧǘǡ10eľƀǏǢǦ11mƿ12aKLŇŚ13TŃƂƘƨǄ14ĵƱ15Ļ16ŘƏǚǩ17rƪ18ŞžƒƵƸ19YŌ20DŽ21c22ƗƯ24ưƶ26ĴǁǨ28Ŋű29ƭ30s31ķ34ś35Ţ36ŵƬ37Mǝ38Ƥ44Ŏ45X50Ʒ51Ʈ53ĸ
~ould	33 -14Œ-12nŐ-11oĺŦŨƁƳǞ-10kqSƼ-9ŁŜŤƙƽ-8jlšţŪŭżſƟǅǈǐ-7iwxFUļŬŰŹƠƺƻƾǛǣ7fIĿŋƑǧ8bNZŶƍƓƦ9AWŗŝŧǘǡ10eľƀǏǢǦ11mƿ12aKLŇŚ13TŃƂƘƨǄ14Ʊ15Ļ16ĵŘƏǚǩ17rƪ18ŞžƒƵƸ19YŌ20DŽ21c22ƗƯ24ưƶ26ĴǁǨ28Ŋű29ƭ30s31ķ34ś35Ţ36ŵƬ37Mǝ38Ƥ44Ŏ45X50Ʒ51Ʈ53ĸ
~oun	45 -14H-13I-11SĹ-10ZŝƮ-9ŖƛƝ-8ňǃǄǌǑ-7DUŀŃŘūƫƶǙǝǞ7eĶŒƌƣǕ8JƏƥǀǜ9Lŷ10vVĽŚƆƱǤ11pşŠŽƗ12Ĵƭǉ13ľńŵǖ15ƇǠ16nĵ17Aź18BŇ19ƺ20sŗ21ř22b23ǔ24lǅ25Ƭ26Ɠ32c33Ư34ƍ35C39Ǉ40u
~ounc	84 10J26b
~ound	52 -12H-10S-8Ŧƛ-7a7ŭƎǎǧǨ8hş9GťƜ10ƑƣƥƩƱǁǈǉ11b12Tǜ14nCLĽ15cŚŠ16Ɠ17V18ńŵ19Ƈ20l24ƺ26s30ǅ32Ňƍ
~oung	71 -7n8Ƴ9Ư10źŻ12Źƍ14ƭ19ĵ22u23p24v41c
~ount	53 -10ĹŇ-9I-8ĻƝ-7Ǆǌ7ņŸǆ8ŜŻƢ9elŦƗ10Ǥ11AXőŽǕ12ĶƅƆƌƓǀ13Yŷ15Bź18Ĵ19ľǖ20ř22Ǡ24u27C28ŗ30Ưǔ33Ƭ51Ǉ
~oup	70 -9ǝ8ǎ9Sƿ10Ľ11xƘƤ12Ū14Ǟ17Q28Ƨ35W
~oup>	78 13x20Q32Ƨ39W
~oupl	76 -9ǝ7U9ǎ10Sƿ11Ľ12ƘƤ13Ū16Ǟ
~our	25 -21ǩ-19Ų-17CŌ-16ŬƇ-15ťƌ-14ŏ-13ƩƬ-12ĹƆƈ-11ĸŗŤũŪ-10fňƹ-9YōőŭƋ-8ZŮƚƴǟ-7GXűŵƅƵ7ļŒţƀƸǄ8łŃŴ9hiIMľŦƙǞ10vķżǚ11Ŗſǋǔ12WĽƁƂƠ13řƄƶǌǖǙǝ14klyEJŸŽǤǧ15cŘƷǡ16oǅ17Ƣƺ18DŹƾǠ19tRŇƫƯǂǈ20ĶŜůǛ21sŶžƝǐ22gPVƲ23jnpƮ24TŚƤ25şƨ26Ǣ27qFƳ28wƕ29rǕ30de32Łƃǉǣ33xǎ36ųƥ39Ʀ44ĵ45ǘ48ƽ54B61z
~our>	26 -27Ų-20Ō-16CŬ-15ŤťűƇƈ-14ōŮ-13ŵǩ-12ŏƌ-11ƆƋƩƬ-10fuĸũƹ-9GĹňŭ-8őŪƅƴ-7YŠƐǟ7Ż8ŐŝƀƗƙǚ9iļŘŸ10ckłŃŖƠǞ11MŒſƁǎ12hżǄ13IŴƂƢǋǔ14ƶǅǙ15nvJWĽŶƦǖ16gEřŽžƝǝǤǧ17ltyƯƷ18oǛǠ19Ʋƺ20VųŹƾǡ21Ŝƫ22jTŇŚǂ23Ķůƕ24sxǈ25pǉǐ26Ʈ27PƤ28wşƨ29ŁƳ30qǢǣ31r32eǕ33d35ƥ36ƃ40ĵ47ƽ49ǘ53B61z
~ours	51 -16ǩ-15ơ-12Ǆ-11r-10vŗǈ-9ǡ-8Ŵƚƞ-7PĴŇŒƣ7UƀƊǦ8SľŤƎ9ƝƢƯƲ10ĵŁōŮ11Šŵž12cuŘţŶǇ13ŸƖ14gŲƕ15nǉ16Ŧűǌ17AH21ķ29x35ų39ǎ42R44Ʀ55F
~ourt	79 -8I7mķ28k35Ƅ50D
~ous	43 -26ŗ-17ųǦ-16P-15S-14Ŭ-12Uűǩ-11IŐő-10lƠǊǨ-9ŸƸǄǖǘ-8cŦƢƦǞ-7dgNRYŀōŒŴſƃƿǙǢ7ŹƽǕ8CƊ9wƋ10aTŁƉƎƑƚƛ12ƣ13ZƌƖ14ƨ15Əƕ16Ƃǁ17qs18or19p20fƮ21MƗ23Ŀ24ŷƙ25HşƇ26DķƓ27ǂ28GƜ29Ɲ31F33ǀ34Ɵ35Ɔ40ƒƷ42Ɣ44nƅ45ƞ
~ous>	69 -10g7ńś8ƼǏ9Ǜ10ršƙ11ǂ12ŉŶ14Ĺƞ18w44Ŀ57ǀ
~ouse	44 -26ŗ-17Ǧ-16ų-15S-14PŬ-12ű-11IUŶ-10ŐőǊ-9ŜŸƠƸǄǏǖǨ-8clĹƦǘǞ-7dRYŦŴſǙǢ7h8Ǖ9ŹƊƋ10ƉƎ11TŁƑƖƚ12rƛ13ƣ14Zƌ15ƕƨ16Əǁ17Ƃ18s19ƙ20opq21Ʈǂ22fMƗ24D25ŷ26Ƈ27HşƓ28ķ29G30Ɯ31Ɲ32n34F35Ɵ36Ɔ38ƞ42ƒƷ44Ɣ46ƅ
~ousi	82 -8Ƣ7Ɛ8D10ǜ14Ŝ19C24n
~out	35 -20F-19ǩ-16ci-14ķ-11ƛƼǇ-10LŎœƠǒ-9DŃƒƓƽǦ-8wńňžƯǆǟ-7osIKřśƕƻ7hqŊŘƂƍƭƿǜ8BQƇƴƶǙǠǧ9ŀťƏƺǈ10ƫ11ĸŴƞǘ12lzAĻŜŲƌǏ13ĹſƩƷǄǋ14VZŵŽƬƱ15eĿŤƚ16YļľŞƜǀǁ17uŝ18rCĴƳ19ƟǌǛ20ĽŇŦƔǉ21Ǩ22yƪƸǔ23ŉƝ24ĺ26gj27ō32Ǒ45š
~out>	36 -17Fǩ-15c-13iķ-12ń-11ƛƼ-10MňŎœŬŮƠǇǒ-9LŃƓƽǦ-8žƒǟ-7owDKŐśƯƻǆ7hpuCƂƲǓǜ8gUŊŘƍƴƶƿǧ9BƟƭǀǙ10lŀťƏƫƺǈǋ11ŝ12ĸļŴǘ13AŜŲƌƞǏ14zƩƷ15jĹŵŽſƬƱ16VŤƚǁ17ľĿ18YƜ19ŞƳǌ20rĴ21ŇǉǛ22ĽƔǨ23ŦƪƸ24ǔ25ŉ26ĺƝ27y29ō35Ǒ47š
~outc	89 27Ļ
~outf	77 -8y10ńőŠ11W13Ǟ18ơ21Ő24Q29Ǆ
~outh	80 10l11rƉ12Cļ19ŝ24uƟ
~outs	70 -11U8Ɖ9qǠ11Űǋ13Ʀ15ŉǀ17ƣ18gCZ24j31Ƈ
~ova	86 -9Ƒ18Ǆ19Ł35ƌ
~ovat	89 37ƌ
~ove	40 -15ǐ-14Ł-13gŵƣǑ-12Ň-11ŘŤű-10PVXƳ-9ķŹƝ-8qKLńŅŨŪŬųŴƯǎ-7fopōţƗƼƿǅ7yMQRĿŸƄǥ8rAŌšǚ9BŃžƛƶǇǝ10ƃƍƜ11CZľƆ12nĸŞ13ĵŝƘǖ14WŶƁƦǏǡ15śŢŰƠƭ16ŕŜƂǒ17GŗǜǞ18Żƀ19ƓǨ20Ů21TƐƑ22ŎƧ23Ŧ25UŒƨǔ27Ǌ28Ǧ29Ǣ30HŐ32ŏǍ34ǟ38ƞ40Ŗ
~ove>	58 -13ǐ-10Ƴ-8Łƣ-7PĹŇś7ƄƉƶǄ8nŎ9lŌǔ10uǋǦ11wŀƤ12ƅ16UŞ17ĵ18y19Őƍ21B22ŶƷ26Ɛ27G28Ţ34Ǎ42ǟ46ƞ49H
~oved	80 -7H10ŭ11Ɵ12Œ13nĺ17Gť
~ovem	89 13Ǣ23ƌ
~over	42 -15Ǐ-12Ǒ-10GŘŵ-9glyVŁűƷǄ-8qŹƟƣǎ-7KXŅŇŤųƤƯǩ7jkvĽƚƞ8tQSļŚŸƒƱǕ9RĿǥ10őžǍǚ11Aŝšƛ12CƃǇ13ZƆ14ĸľƜǝ15UWƘǡ16ŰƁƦǖ17ƂƠǒ18ŎŐŕŜƑƭ19ƀǜ20ŗŻ21ǔǞ22śŮƓǦǨ23Œ25Ƨ27TŦƨ28Ǣ30Ǌ36ŏ46Ŗ
~ovi	71 -14ǎ9Ǆ11ĺ12tŢ13ŀǝ14yŻ19Ő20ǩ21n22H39ƞ
~ovid	89 7W12Ǆ16ǝ24Ő
~ovin	72 -11ǎ11ĺ12tŢ14ŀŻ15y21n23H51ƞ
~ow>	27 -26W-21ŁƂ-18Q-16ǈ-15M-14oHR-13yDşƯǄ-12w-10ƴ-9aŀƫ-8VĻŚŬſƕǠ-7dAEřŝƇǉǚ7ƊƚƟ8ĵŜƄƐƠƧƹǂǐǣ9šƅǆǊǏ10fTƱƿǃ11ĹĽœţƏƑƤǜ12hĸŃŉŦŲŸǎ13ũƪ14GŠŵǑ15ŒŘǅǝ16pzŊųŻƙ17ňŏ18kvOUļŕƃƦƸǇ19Ɠ20SĺŭƁƋǦ21ƺ22ĴłŖŤŧů23bƬƭǖ24KƔǘ25N26c27Ů28ŗƞǟǩ31Ũ32ŅƆƮ33ű34Ŷ35x36Y37jt42Ƴ47i
~owa	81 -7v9a10Ǒ17Ň25X34x
~owar	87 20Ň27X
~owe	59 -18Ř-9ƒ-8Aŗǖ-7Ŀ7ķƣƲǩ9ŇųƁ10BĸĻ12qł15Ŏ16Ņ17f18Ǖ20ƪ21ƕ23ľ24Ǧ25Ɗ32Ŭ35Ɣ46Z
~owe>	67 -9ƒ-8A7ŉ9ķ12Ɓ39ŬƔ56Z
~owed	74 12Ň13ų14Bĸ22f27ƕƪ
~ower	70 -21Ř-8ŗ8ƃ9ƣƲ12ǩ13ł14qĻ18Ņ20Ŏ29Ǧ31Ɗ
~owh	89 9g20ĸ
~owhe	89 9g20ĸ
~owi	71 -8ƕ7ǧ8ǄǇ11Ƅ12djƛ17ň18y19Ǟ35Ɓ
~owin	71 -8ƕ7ǧ8ǄǇ11Ƅ12djƛ17ň18y19Ǟ35Ɓ
~own	42 -17Ơ-13r-12ĸŲ-11ŀŗűŶǈ-10ŏƜƞƵǣ-9ōŠţŰƛƝƩƳǄ-8gPőŜŝŴƄ-7bsXĽĿŅŇŐşŨƤƯǇ7MŹƫǠ8ŁŌůſƏưƶ9eEŞƲǥ10jTYǃǉǎǔǨ11QŖŸƍƔ12zƢǊǑ13vHŪ14ňŵ15ƴǅǐ16łǟ17Ť19ƑƷ20a21ǒ22ŬƘ23l24ƗǛǝ25C27ơ28V32ǋ34Ʀ36ķƊ38ƀ58ǆ66F
~own>	44 -17Ơ-14ǣ-13rǌ-12ĸŲ-11ű-10ŀŏƕ-9ōţŰƳƵ-8ŜŝŠŴƛƝƩǨ-7bgŅŨƜƞ7cťŹƃƭ8řǠ9ŌůſƏƫƶ10eŁŞưƲǞ11TYǎ12aŸƍƔǆ13MQŖǃǊ14vzŪƢǑ16ňŵƴƷ17łŬ18Ťǟ21Ƒ23ǒ24Ƙ25l26Ǜ27ƊƗ28Cǝ32V35ǋ37Ʀ41F42ƀ43ķ
~owne	66 -10ŗ-9ǈ-8G-7őǋ7Ĺ9Ɠ10Ŭǉ11j12Ǣ13aƅơ14ƕ16ǅ22ǔ24ǥ25ǌ29Ǩ30Fǆ
~owns	73 -8M-7Ŷ8F9Ʒ17E19ǐ20Ɗ31H33ơ48ǆ
~ownt	84 -8Ű10ů11ǋ18ƣ23Ǎ29ǩ
~owo	89 12B26Ƴ
~owor	89 12B26Ƴ
~ows	78 -9ơ8ǒ9ǌ10g12Ƒ13ťƒ18A19ŗƥ28ǡ
~ows>	78 -9ơ8ǒ9ǌ10g12Ƒ13ťƒ18A19ŗƥ28ǡ
~ox>	69 7ƿ9qƄ10Śƻ11cdĸŏǐ14fPƋ15m17ǧ18D23J32Ǚ
~oxe	89 18ƻ30ƞ
~oxes	89 18ƻ30ƞ
~oy>	72 -8p7nū8b9j11tŤ14v15g16UŭǇ17w21x23u37Ź
~oya	83 10Ǘ37őŢ
~oyal	83 10Ǘ37őŢ
~oye	59 -10ő-8o-7Ʀ7ǉǥ9ǐ13V14ǣ16ǈǑ18SǇ19q21W22Ƨ24ǜ32Q
~oyed	86 -8o31Q40q
~oyee	62 -17Q-9W7Ǘǥ8ǉ10ǐ15ǣ19Ǒ22ǈ25Ǉ29ǜ
~oyer	74 -12ő-8Ʀ17V24S29Ƨ34Q37W
~oyi	87 12ĸǟ17Ş20U
~oyin	87 12ĸǟ17Ş20U
~oys	78 -10a8Ə10mvw11n13xŐ15q17Ƙ28u
~oys>	78 -10a8Ə10mvw11n13xŐ15q17Ƙ28u
~pa>	78 8Ǘ12B13j15A38ź51Ǡ
~pac	67 -20F-8ǘ8Ǣ9Ų10ş12H13Ƈ14WŖ17Ɗ20Ɛ24ǋ29ƞ32ƹ33ǌ36ǥ
~pace	75 -22F9Ǣ15Ƈ19Ɗ23Ɛ27ǋ37ǌ
~pack	73 -9ǘ-7Ŝ10Ų11ş14H15WŖ31ƞ35ƹ40ǥ
~pag	70 8fĻ9Ʃ10ļō12ſ18ǌ20ś40Ś
~page	70 8fĻ9Ʃ10ļō12ſ18ǌ20ś40Ś
~pai	56 -9ŵ-8Ơ-7ŭƒƬǠ7ƭ8ŧƏƥƶǖǩ9Ʃƫǉ10ĴĸƢǑ11ũǃ12Uķ13ƃ14Zœ19ţ21Ʊ25ƕ26Ɣ27Ǆ36Ŭ38Ŧ
~paid	58 -8ŵƠ-7ŭƒƬǠ7ǘ8ƭƶǖ9Əƥƫǉ10ƢƩ11Ĵǩ13ķ14Zƃ15Ǒ16œ19Ŧ21ţ22Ʊ26ƕ27Ɣ37Ŭ
~pain	86 9y16ŧ18ǃ20U21Ǆ
~pair	80 8ŔƤ16ũ17ĸ21Ǆ30Ŧ
~pan	50 -18Ū-16S-14Ɣ-13Ƃ-11H-9Cĺž-8iwVŮŲŴƸǣ-7Ōœ8MşƇƋǆǈǟ9ťơǠ10Wǉ11qŠƅ12ŜƖǊ13ľŅţƉǁǩ14ŞƄƕ15m18ǡ20ĶƧ23Ǩ24Ǆ25ƴǥ26ǅ28Őő32ŝ33ŧǃ34ǐǦ36Q37Ţ46Ǟ
~pand	86 20ť37Ǟ
~pane	87 -7ƈ16Ƌ17Ɖ18M
~pani	74 7Ɖ8š12ŀ14ş15ǩ17m21ń34Ţ
~pany	52 -18Ū-14SƔ-13Ƃ-12ń-9ž-8iwCĺŮŲŴ-7HŌƸǝǣ7nǑ8Ƈǆǟ9ǈǠ10ơǉ11qW12ŜŠ13ŅƖǊ14ľţǁ15ŢƄƕ18Ş19ǡ21Ķ22Ƨ24Ǩ25Ǆ27ƴǞǥ28ǅ31ő32Ő34ŝ35ǃ36ŧǐǦ38Q
~pap	68 -10ǈ7ś8fQ9i11Ƣ12oƖ14Ǘ15JǠ17ķ18ǃǆ19K22ǒ27Ʋ51Ś
~pape	68 -10ǈ7ś8fQ9i11Ƣ12oƖ14Ǘ15JǠ17ķ18ǃǆ19K22ǒ27Ʋ51Ś
~par	47 -16cĹ-15Ƹ-13Œ-12yHǩ-11ĺ-10ŃŇŖŮƛ-9dƒǝ-8nQ-7aXŐŝťǓǧ7ķľŨǍǑ8Ɨ9ŞŤŵƘƧ10vTƱƷǂ11Uǁ12CŀƞǠǨ13stōƏƤ14qŘ15Ƣǟ17pƨǆ18ń19oł20O21V22Ơ23ơƣ25lŠƥ26G27ƽǇ29u32z33Ŵ34ň35Ɯ37Ű
~para	78 -7ŗ9f14h15ş24ǁ27Ƙ29Ř
~pare	66 -16Ƹǩ-11ǂ-8ƒ8ŗ9Ʀ11Ư15ń22Ɲƥ25Š30Ŵ33O45ƽ50u53z
~park	69 -7Dĺ8v9ǟ10Ơ12G13Ļ16ķ21ǩ22T60Ű
~part	51 -15c-13Œ-12y-11Ů-10HĹŖƛƝ-9ŃŇǝǩ-8d-7nťǋǓǧ7Dƞ8EĿŁ9ŠŨŵǍ10ľƥǑǟ11ŤƧ12Ş13ŴƱƷ14UƗǠǨ15tƏ16qŀ17sō18ƢƤ19pCƠǂ20Gƨ21ǆ22o26Vƣ27ơ31lǇ39ň40Ɯ
~pas	62 -13Ŏ-8ŵ7ƾǜ8Ż9gƃǎǨ10sǛ11ƫ12ņƭ13Ʋ14ƺ15c16Ʀƽǀ20OŲ21ƶ25Ʒ31ŀ34ǘ49Ƴ
~pass	67 -8B8ƽ10gǀǨ11ƃ12s13ƫ15Ʋ18Ʀ22Ų24ƶ28Ʒ39ǘ55Ƴ
~past	72 -14Ŏ-7ŵƔ7mţǀ8ƾƿ9ǜ10Żƽ11ǎ12Ǜ14ƭ15ņ17ƺ18c24O37ŀ
~pat	72 -16ƌ-10Ś8ũ11ƾ15Y16Ǘ20qƹ23Ǚ26P63Ǟ
~patc	86 -12ƾ-7Ķ11ũ20Y25ƹ28Ǚ
~pati	76 -17ƌ-10Ś17Ǘ22q29P68Ǟ
~pay	42 -17ƷǨ-16Ļų-14ǈ-13ƶ-11BĹőƾǔǗ-10ű-9AĺŁōŔŞŵơƧǊǏǞ-8PķņŝşŮǙ-7cgnyĽŇŢťŨŪŴŶƘǒǛ7F8ǩ9ƀƁǡ10TĵƔưǥ11ſ13ĸƓƪǇǢ14ŅŐš15qǘ17žƯ19Q20ƜƱ21Y22ŖŗŬ23ŧǝ24Z26ǣ27WX31œŲ35ŘƕƠƮ36ǑǠ37Ǖ41Ŧ44Œƃ48ƒ51ǖ67ǉ87Ĵ
~pay>	49 -18Ǩ-17ų-16Ļ-12ő-11Ǘ-10Ʒ-9ŔƾǇǏǔ-8ņƔ-7şŴŵƧǊǒǙ8Ƥ9Ưǘ10ţ11ǡ12ƀƁ13ưǠ15ǣ17Ǣ18ŧƕƱ19W20ĸŦ22ŐŖž23œ29X30ŒŗƠ31ƃǉ32Ǒ38Ųƒ42Ř47Ǖ54ǖ71Ĵ
~payc	69 -8U-7Ǡ10ǟ11ǉ12Ĵ15ƭ19qƮƯ24T25Q31Y
~payi	61 -11Ĺ-9ōǌ-8Bĺǩ7FƵ8Ř10Xǝ13Ŧŧǣ14W15Ĵ16ƪ21ǥ24Ơ25Z26œ27Ɠ28ƒ30Ņ31Ɯ34Œ
~paym	66 -11ƠƷ-8ŘƘƜ-7ű8Ŏǖ10Ʃ12e15ƃ16ǘ19ĵƕƮ21Z28š31Ĵ39Ɣ41Ŭ
~payo	87 -16ƶ12ǩ15ƫ39Ŧ
~payr	65 -9œ12ǝ17Q19Ǒ24Ǡ35Ǉ62ǉ
~pays	73 -11Ɣ-10ǈ-8ơ-7Q7Ŗ8ǌ10źǣ11Ɯ13ňƱ14ƕ17ſǝ22ƃǩ25Ʈ26Ǡ
~pda	69 20Ʋ21Ƌ22Ǣ37ƌ
~pdat	69 20Ʋ21Ƌ22Ǣ37ƌ
~pe>	63 -8Ō-7ŚƒǍ8ǂ9Xǖ10Ƈǉ12Ļƣǔ14DƉǆ17Ş19d26Ʃ30ŋƸ32űƹ33ƛ34Ƽ
~pea	75 -7Ō7ǩ11ƽ13N14ơ15Ś17ũ19s20ŏ21Ň28x29a
~peak	78 -7Ō11ƽ12ǩ14N16Ś21ŏ22s30a
~pec	67 -8Š8ł9ĺŎƯ10ŢƉ13U15Ǟ16ĸ20ƾ21Ňƞ24Ƙ
~peci	74 10ĺ11Ư23ƾ24ƞ27Ƙ
~pect	73 -8Š9ł10Ŏ11Ţ12Ɖ15U16Ǟ17ĸ24Ň
~ped	68 7ļǦ8ƗǀǕ9ĵǨ10ŋũ13œ14U15ŃŔ17E22Ʈ25š26h
~ped>	68 7ļǦ8ƗǀǕ9ĵǨ10ŋũ13œ14U15ŃŔ17E22Ʈ25š26h
~pee	74 16Ž20Ş24ǁ36Ż45ǚ
~peed	80 18Ž39Ż
~peel	84 -7ų51ǚ
~pel	73 -13Ō-12a10t11w13ŵǃ14Ɛ18ǋ25J51b
~pell	73 -13Ō-12a10t11w13ŵǃ14Ɛ25J51b
~pen	46 -20R-13ŝ-11ľƟ-9nJŀŇ-8Łų-7ƽǗ7gkōǤ8iuƨǑ9ŰǞ10ƑƘư11ƫƮ12ſǓǘ13z14Ļǔ15Ƴ17WŢţŸƛƧ18Yš19ĸ20ĺũ23Ư24ť27ĶǨ28Ťǝ29ǣ30Ŀ31X33Ʒ35ǅ41ǎ
~pen>	58 -17R-14Ũ-12ŝ-11ǩ-10HJ7ķƜǋǕ8yŊ10Ű11Ƨ13Ļũ14Ƒ15Ŀ16Ť17ǘ18Ǩ20ǔ24WŢǝ28ţ29ť30ǅ32ĺ33Ʈ45ǎ
~pend	64 -11n-9ų-8ľ-7ƦǗ7Ʊ8Ƅƶ9I12l13gǑ14ƴ17u18k21z23Ŀ25Ÿ32Ư37X
~pene	60 -9Ŀ-8ǝ7ŖŘŠŦǣ8ƤƨƯ10Ʈ11Ǩ12Ũ13Ĺņō14ƛ17i18Yƫǅ19š26Ƴ30Ť
~peni	83 8Ŀ13H15ǎ22ũ36Ǟ
~pens	59 -7ĺŇŖƟ7ĽǨ8š9XƙǊ10ĻƗƨ12Yŗ15Ƙ16Ƨư18ǝ19ſ26ǩ30ĸ33ǣ37Ʒ38Ķ
~peo	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~peop	58 -9Œ-7ǋ7Ůƿ8bŗǐǑǜǡ9ĺƗƨ10ņş12ƲǛ13Kǉ14ǖ15dŝǔ16lƶ17ŷǚ18Ɯ19nǙ20ǝ22ǈ23Ǘ28Ǉ
~per	48 -12ŐǦ-11Ɓ-10yŦ-9SW-8Pĸ-7FŗƬǈǊ7łŞ8şƂƓƖǄ9Ǜ10ĴŭƑǌǨ11fKƩǆ12vAơƿǗǩ13Ŋǒ14DŅŽžƋƚ15ǡǣ16ŜǃǅǑ17ŒƲ18ŷ20J21MœŹ23ŸǠ25Ǣ26ǋ29ņ31ķŚ
~per>	64 -14ǈ-9Ŧ-8ĸƗ7fƲ8rtǆǠ9ǘ10Qű11œžǣ13L14ŚǗ15ŘƓ16ş19ǡ20ķƋ23KŅƿ26Œ28ǩ
~pera	83 -10S-8D9ǡ10Ǉ12ǃ17ǅ22ŷ36ǋ
~perc	71 -11Řǈ7Ķƫ9ǔǖ12ź13Ǒ18ĴǛ19Ǆǆ22œ25ƚ26Ž
~perf	81 7aŕ11Dř15Ļ23Ş
~peri	72 11ŧ13Ũ15ǅǣ23ņ
~perm	75 9ŋ10ƌ22Ÿ28Ʃ39Ź
~pers	61 -12ǇǦ-10y-8W-7ķǥ7gǃǠ8fnųǢ9T10ľƢ12JƂƃƖǈ13ǒ14łƲǑ15Śŭ19ņŊǨ20A21v25ŜƗ31M
~pert	67 -10Ő-8Ɓ10ǋ13H15ơ17Ƒǌ19ž21D24Ɨ30ķ39Ǣ
~perw	78 7Ɲ8ś11ǃ12i14o18J19ŚǠ
~pes	79 -14ƈ-8Ǆ10ZƤ12ũ17ŠƉ21ľ35Ƌ
~pes>	82 -14ƈ-9Ǆ10Ƥ14ũ18Ɖ37Ƌ
~pet	82 9Ɗ17Ņ23Ş32ń48h
~pets	89 53h
~pgr	89 10Ǎ
~pgra	89 10Ǎ
~pha	84 17ƻ31Ɖ
~phal	86 32Ɖ
~phe	89 8h13I17ų18ĸ
~phi	89 17ƣ47ǘ
~phis	89 17ƣ47ǘ
~pho	63 -20J-9ŷ-8ŇǅǠ-7ŅŠ7Ĺ8C9ľǖ10Ŝ11Ǆ13rŚǟ15S16cǗ17ĺ23M24I25O31Ž32K36ś45ǩ
~phon	64 -20J-9ŷ-8ŅŇǅǠ-7Š7Ĺ8Ǘ9Cľǖ11ŜǄ13rŚśǟ15S16c17ĺ23M25IO31Ž37K46ǩ
~phot	86 10Ǘ31ś
~phy	77 19ƀ23Ƹ25ǁ41ƾ
~phys	77 19ƀ23Ƹ25ǁ41ƾ
~pic	59 -11ǃ-10ǩ-9ĸ-8Ǧ-7Ţ7TŴ8nKŜŤƂƿ9iWƞǄ10gNūŶ11w12LĹĺŭƷ13t14ĿƬ15XŘ16ųƭǟ18f24ł25ś27ǐ30ľ35Š
~pica	87 13Tƿ16Ǆ
~pick	64 -12ǃ-9Ǧ-8ĸŢ7žǆǏ8O9Ƃ10iWŜ11gŶ12wN13ĺŭ14Ĺ15L16KŘ17Xų18ƭ20ǟ28ł30ǐ33ľ40Š
~pict	72 10nŴƇ11Ť12ūƞ15Ʒ18Ƭ20Ŀ24f25ś
~pie	83 -12ƕ10ƖƟƱ13Ǣ18Ŭ32Ƈ
~piec	87 -13ƕ10Ʊ13Ǣ19Ŭ
~pil	77 -7l12ķƿ52ƻ55ǀ
~pill	80 13ƿ61ƻ
~pin	59 -11Ŷ-10Ɖ-9N7yVƀƅǝ8ƶǠ9ŋŔũ10Ƣ11U12A14t15Ž16ǟ17z18Ƶ19ŢǄ23ĺń32Xŀ35x43Ļ
~pin>	75 -12Ŷ-9Ƒ8Ŋ9ƀ10ŀ11VŢƵ12zX13ƶ16Ǆ20ĻŽ24ǟ
~ping	62 -10ǩ7HƛƹǀǄ8zUľǝ9yƵǠ10Ţũ11tŋƢ18X22Ļ23ń26ĺ27ŀ39x
~pini	87 10Ļ19A
~pip	74 -8Ǆ12ũ14Ƥ32Ƌ35ƛ74ƃ
~pip>	86 88ƃ
~pipe	78 -8Ǆ13ũ15Ƥ35Ƌ39ƛ
~pir	80 8Ž14eŸ15ƻ40ŕ
~pire	84 15eŸ28ŕ
~pit	71 -14f-12C-11ţ8qž10V12Sĸƃ16Ƽ18ƉǨ19ǂ20Ʀ21ǔǩ22Q26Ƹ32h
~pita	73 -13C-11ţ8ž9q11V12ƃ13Sĸ17Ƽ19Ǩ20ǂ21Ʀ22ǔǩ23Q27Ƹ
~piz	87 -10C12Ǎ15Ų33ǩ
~pizz	87 -10C12Ǎ15Ų33ǩ
~pla	44 -15Œ-13Ŭ-12Ũ-11ZķĹŸ-10ľƪ-9ŁōőƄơ-8iųŽƙ-7PŐŜŧŭǘǣ7ĸńŞŤƑƟƲǜ8ĶŖƆ9ƈ10Dŗǔ11ŃŇňŠƗǋ12şů13gǖǨ14UŊƅ15ƔƢǅǊǚǟ16MWƓƦ17Ƥƥ18ŔƜ19ĺƞ20GƠǞ22Ǣ23k24y26Fƌ29ŏ30Ɛ31ǀ36Ƶ37V40ū47H
~plac	51 -13Ŭ-11ķ-10S-9WZĹŁőơ-8ō-7Ŗƙƪ7ƍǔǛǝ8ƒ9hǙ10UńŠƤƲǨ12Ɔ13ƑƜǖ14ůƈ15DŃŏƗ16Mş17ƌǋ18Ɵ19ƔƢǅǊǟ20ƅ21Ɠ22ƥ23Ʀ26GHƠƵǢ28ƞ35F36Ɛ
~plai	68 -8ų8ſ11ưƸ12Ɖ14B20Ŕǜ23ň26Ŗ29Ŋ30Ş
~plan	55 -13ŒŞ-9Ɵ-8ľƄ-7h7łƶ8U9ƃ10zAŔ11ƤƱ12S14Ķĸƌ15ǩ16ŗ17Ƶ19ĺŇ21ŏ22ǚ29Ǟ30W31H35k37y46ǀ52V
~plat	79 -18Ÿ8ǌ10ǀ79ū
~play	82 -15ǀ-7Ũ8s18ŉ20Ɯ21Ť41g
~ple	52 -16Œǋ-12oƢ-8ǃǌ-7IňǄǧ7JşƘƨǐ8ĺņƗ9Ɯ10yKǁǛ11ǝ12Ʋƶǉǔǖǩ13lƿǚǞǡ14ŷư15nƁ16bŗǙ19Dŭǈ20Ǘ21aơ24d31ƣ35Ǉ36ŝ
~ple>	56 -10Œ-8ǋ-7Iň7bŗŮǑǘǜ8ƗƘƨǐǡ9ĺņş11Ǜ12Kŝǁǝ13DƲƶǉǔǖ14Ɯƿǩ15dlưǚǞ16ŷ17Ɓ18nǙ21ǈ26Ǉ
~plea	68 -14o-12Ƣ-9ǋǌ8w9j10cD13b14dǇ31ŭ32aŝ
~ples	87 7s12ŗ25Ǘ
~plex	79 -10Œǃ-9ǧ12Ơ41ơ50ƣ
~pli	65 -23O-13ſ-7ƨ7ǀǐ8S10Ǉ11ƿ12Ō13Ĵ14Ǝ15Ɲ20Ļ23ƫ26ƴ35Ƣ40Ǖ71ǜ
~plic	84 10ǀ11S15ƴƿ16Ō
~plie	71 -7ƨ8ǐ16ƴ17Ɲ44Ǖ
~plit	75 14Ǉ16Ĵ27ƫ41Ƣ
~plo	57 -11Ɣǩ-10ő-8oƦ8ǐ10Ŭ12VŴ13ǣ14ǈǑ16ų18mqƧ20W22ǜ25S29Q31Ǉ32ś38ư
~plot	87 -8ƌ59ư
~ploy	58 -10ő-8o-7Ʀ7ǥ9ǐ12V13ǣ15ǈǑ19q21WƧ23ǜ25S31Q32Ǉ
~plu	72 -8Ť-7ķ10Ǒ11S12j13ƒ16ƛ29Ž36Ƌ
~plug	86 35Ž
~plum	75 -8ķŤ11SǑ13j14ƒ17ƛ37Ƌ
~ply	87 8ƴ10Ŕ12ǐ15Ǖ
~ply>	87 8ƴ10Ŕ12ǐ15Ǖ
~pme	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~pmen	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~poc	72 7Y8ƶ10e11Ǆ19ĸ24Ŧ28Ř
~pock	72 7Y8ƶ10e11Ǆ19ĸ24Ŧ28Ř
~poi	77 -13ƝǇ-8m8Mš10Řǖ12Şǣ13Ŗŵ16Ǐ17ƾ39Ż
~poin	78 -13Ǉ-8m8Mš10Řǖ12Şǣ13Ŗŵ17ƾ39Ż
~pok	89 -9ǩ16Ľ20ƾ25C
~pol	45 -11ĺ-9Ɣǈ-8ŬǦ-7oō7Ƃǒ8ŜƛƢƨƫ9Œ10šŢžƁ11ƚ12ơ13ĹŐƖǏ15ľƀƧƬ16ŗƓǡ17Šƪ19Ǣ20Ŗƍ21ſ22ŷ23ő24ŕş25Ś26ƦƩ27Ƶ32ŏ34ř39ǥ
~poli	46 -11ĺ-9Ɣǈ-8ŬǦ-7oō7ƀƂǒ8ŜƛƢ9Œƨƫ10Ɓ11šŢžƚ13ƖơǏ14ĹŐ15ľ16ŗƓƧƬǡ18Šƪ19Ǣ20Ŗƍ21ſ23ŷ24őŕ25Śş27ƩƵ28Ʀ32ŏ34ř40ǥ
~pon	83 7ǌ8Ə15ƙ22ƴ
~pone	89 23ƴ
~poo	69 -8Ơ11ƥ12ǣ13ǈ19ƚ75ƍ
~pool	69 -8Ơ11ƥ19ƚ75ƍ
~por	64 -9Ƙ-7Ř8ƞƶǃǉǕ9z10Ż11ƥ12Ʊ13Qō14ĵ15Ű19ľţ22źǀ24ǆ25Ƨ31g
~pora	79 10ǃ31ǆ
~porc	89 9D12ƞ16ƥ
~port	67 -9Ƙ-7Ř8ǉǕ9ƶ10zŻ12Ʊǩ14Qō15ĵ16Ű20ľţ23ź24ǀ26Ƨ33g
~pos	74 -13ƻ-7G7ż12SV13Ľ14ǈ18ƴ27Ŏ29Ɩ34E
~posi	89 -8G8ż15V16S17ǈ
~poss	89 -14ƻ8Ř35Ɩ
~post	81 15Ľ21ƴ38E
~pot	78 -8ǩ10ŪƞƟ11Fƙ13ǘ16Ű23MƉ27ǋ
~pot>	80 -8ǩ11ƞƟ12Fƙ14ǘ17Ű24M28ǋ
~pou	66 -14aP-11cƸ-9d10jǛ21Ʒ24r31ƨ32s33oqƺ34ǂ36p37f
~poun	83 7Ľ9M43ƺ
~pous	68 -15P-14a-12Ƹ-9cd22Ʒ25r32ƨ33s34o35q36ǂ37p38f
~pow	89 8Ɗ12Ʋ18q
~powe	89 8Ɗ12Ʋ18q
~pp>	71 -8Ʀ7śƿ9ǆ16ƴ20Ƅ25Ś32ǖ33Ž35Ų40ŝ
~ppe	50 -11ŝ-9J-8Ɵ-7Łƽ7nHĹǚ8LņŇ9Ńōǝǩ10ŗƨǕ11iƋ12Yƫǘ13ţ14ſ16ƿǔǣ17ĻƳ18hĿƛ20Ƨ24Ʒ26ĺ27ť30Ǩ31Ʈ33ũ37Ť40š
~pped	72 -8f7tŤƂ8ǕǦ9ńƗǨ10ĵ11ũ16Ń23Ʈ27š28h
~ppen	52 -12ŝ-9J-7ŇƟ7Hĸ8Ĺņǚ10ō11ŗǝ12iƨ14Yƫǩ15ſǘ16ţƮ17ǔǣ18Ƴ19Ļ20Ŀ21ƛ22šƧ25Ǩ26ũ27ĺƷ29ť34Ť
~pper	80 -9Ɨ12r15n17L26Ƌ30ƿ
~ppi	69 -7ǩ7Ŋƀ8ƛ9ǝ10V11y12XƢ13Ƶ14Ţ18ŀ28ĺń
~ppin	69 -7ǩ7Ŋƀ8ƛ9ǝ10V11y12XƢ13Ƶ14Ţ18ŀ28ĺń
~ppl	67 -7ƨ8ǀ9Sŗ11ƿ12ǩ13Ō14Ɲ17ǐ34ƴ53Ǖ
~ppli	69 -7ƨ8ǀǐ9S12ƿ13Ō16Ɲ28ƴ43Ǖ
~pply	87 8ƴ10Ŕ12ǐ15Ǖ
~ppo	82 7Ǘ8M10ǖ13z14ŵ18ƾ31Ŏ
~ppoi	86 7Ǘ9M11ǖ15ŵ19ƾ
~ppr	76 10i11Ŋ14Ŏ15ŝ17Ł19ƒ22B30Ƙ
~ppra	81 21ƒ36Ƙ
~ppro	89 17Ŏ20Ł26B
~ppy	72 -8ǩ7ǧ8H9U11Ļ13ƞ23Ş24h30ŝ34Ŷ
~ppy>	72 -8ǩ7ǧ8H9U11Ļ13ƞ23Ş24h30ŝ34Ŷ
~pra	78 13kǚ19ƒ22Q23ł34Ƙ
~prai	80 13k20ƒ35Ƙ
~pre	58 -8ţƹ7XŊŕŨŴŶǏ8ƙ11Gǝ12NŢƆǤ13wU14şũ18Œ19Ĵ22ŝ23Kłǂ24ǩ26ƻ27ƀƸ33Ƽ
~prea	83 11Ĵ23ş28ł
~prec	89 -7ǩ12i13Ŋ19ŝ24w
~pref	84 18Ĵ36K
~preh	84 41ƀ
~prem	77 9Ʃ10œ11X17Ǥ30Œ
~pres	69 8Ő9Ǐǜ10Ňŝ15ǝ16N18ǂ34ƻ42Ƽǩ
~pret	71 -7ƅ7SZǐ10WōŕŴŶǑ11ƙ13Ũ16GŢƆ17U22Ƹ
~pri	55 -11Ǔ-9iƷ-8yŁŔ-7ĴǇǈǝ7tŃƂƥƱƾǆǋǣ8ŢƔƠƬǊ9krĵƘ10uơ11ŝǤǩ12HƩǏ13ŎƗ14ŕƻ15Œ16ţ17ŊŖ19ƒǍ20Š21ŀńƣ24łœ27X30Ņ37ľ
~pric	61 -11Ǔǩ-9Ł-8Ŕ-7iQĴƷ7Řƈ8Ƃƴ9Ňƥ10ĻŢƠƬǊ11ĵ12rƘ15ŊœƩǏ16ŎŝƗ18ľ24Š25ŀńƒ29łŒ32X35Ņ
~prim	89 16ƾ
~prin	65 -8y7ťƄǘ8Ʈ9jt10ŃƔ12k14u16H19ŕ23ţ25ŖǍ26ǩ27ƣ
~prio	89 -12Œ18œ37ľ
~pris	86 12ŏ19Ǥ21ǋ
~priv	83 8ǀ9Ŋ10ƨ11Q13Ʊ14ǣ20ơ
~pro	51 -10Ɓ-9ŇƳ-8ĹƯǈ-7nOƙǃǑ7LŁŅŏƛ8HŐŽſƕǘ9dŀŖƃƩ10Əǡ11ƑƭǄ12Bǚǜ13ŞŸ14Dĺł15Ɨƿǧ16bŎǙ17ƌƐ19ơ20ľǆ22ǥ33Ǣ37Ƅ42ǒ43ķ
~prob	73 -7ƙ7sŏ8ŋ9Ĺ10ŵƷǜ12Ƽ13Lƛ14Ŝ16l17ŀ
~proc	89 -8O14ǜ19Ō26ł
~prod	83 -7ǃ11Ǖ20Ʃ21ǡ25Ǆ
~prof	80 -9ž8Pņ9Ɛǒ24ǚ
~prog	74 9ţ10ǅ11ļǗ12Őő14ń15Ņ16Ž28Ǚ30ǥ
~prom	84 -18Ĺ-8p12vŒ14ǩ17d27Ŏ29ĺ
~pron	87 27b
~proo	70 -13ǌ-9Ư-7ƈ14ľƕơ24ǧ46ǒ57Ƅ
~prop	65 -10Ő-8Ɓ10ǋ12H14ơ16Ƒ17ǌ18Ÿž20D23Ɨ24ķ30ǆ37Ǣ
~prot	67 -7ž7ũ8X14ſƃ15Əǘ18ľŖŗƭ19ŏ36ķ
~prov	80 7Ŏ10ǄǢ17Ł19ƌ21Ő22B25Ş
~ps>	62 -9aǗ-8t-7R7iķǐǠǨ8Ţǌ9qŇŞťƌǃ10Ʈ11ǒ12ŝ13kƛǣ14T16cǢ17uPš18Ŀũǀ21nŗǡ22ǘ24A25Ɯ30E
~pse	72 17ţ31Ũ45š
~pse>	81 28š
~pset	78 18ţ34Ũ
~psi	89 12H29Ɨ
~pst	81 7ƛ9Ɔƣ12Ɯ25Ƥ31Ǎ
~psta	81 7ƛ9Ɔƣ12Ɯ25Ƥ31Ǎ
~pt>	71 -9DZō-7Ʈ7Y10ƃ13ǣ14ŶƐ16ǘ19ŝ20ƒ26ǖ31ƥ32Ű
~ptc	87 29ĵ
~ptci	89 20ĵ
~pti	74 10Ū11ƿ14ǈ17Ň18Ōƻ19ŀ20ǝ23N
~ptio	78 15ǈ18Ň19Ōƻ21ǝ
~pts	83 22Ƙ33Ǌ
~pts>	83 22Ƙ33Ǌ
~pty	82 11y46Ɵ
~pty>	82 11y46Ɵ
~pul	71 -16ĸ-7š7gĵ8Rǐ9Dƌ10W11Ŋř12Ļ14Ĵ21d28Ś30T40Ż
~pull	71 -16ĸ-7š7gĵ8Rǐ9Dƌ10W11Ŋř12Ļ14Ĵ21d28Ś30T40Ż
~pum	84 27Ɗ
~pump	84 27Ɗ
~pur	82 15Ʃ25y28ƒ
~purc	87 30ƒ
~pus	79 -10Ź7ņ9ł11Ŋ13Ō14ĺ16H18Ű20Ɩ27r
~push	80 7ņ10ł11Ŋ13Ō14ĺ16H21Ɩ28r
~put	53 -12V-10W-8Ư-7yGķŒŖŢŧŵƚǨ7kQſƎ8sXǤ9wŗŰűƅ10uń11LRŴǗ12cĺƈƒǏ13Sũŷ14ƌ15ĸ16Ƥ18Ʋ19fƼ20ŪƐƱ21Ɠ22ƻ24ǘ27Ů29Y32Ō35Ķ45H
~put>	55 -11V-8Ư-7yGWŖŧƚǨ7EľňŽſơ8Ǝ9cksQƈǤ10XŗŪŰűƅ11uńŴ12LRƱ14SĶĺũ15ŷƌƒ17ĸŮƤ19Ʋ20Ƽ21fƐ23Ɠ24ƻ32HY34Ō
~pute	76 8d10b11Ś19Ǐ24Ǘ40ǘ
~putt	76 -10a11wƹ12Ʊ16ŪŮ20H32Ķ
~py>	68 -8ǩ7ǧ8HU9Ļơ13ƞ16Ž21Ş22h28ŝ32Ŷ38ś
~qua	67 7Ƭ11Ʀ14Ƙƫ15ŃƓ16Ĵǋ27O29ǖ38Ɔ
~qual	89 20ƫ
~quar	68 7Ƭ11Ʀ14Ƙ15Ɠ16ĴŃ17ǋ28O29ǖ38Ɔ
~que	68 8d9ǁ14AƘ16Ľ17Ĺ18ķ28Ŋ52ŉ
~ques	68 8d14AƘ16Ľ17Ĺ28Ŋ52ŉ
~qui	57 -11Ƣ-9űƪǩ-8ŕƌ-7ƗƟƤǔ7dƕǇ8řƮǉǙǝ9VŋŝšǕ11ĵƝ12Ɣơ14Ŋ15ǎ16ŖǌǞ17Ǣ18ŧǂǠ19Ǔ21ŀƧ26Ķ29Y33ķ36Ǐ40ƹ
~quic	72 -8ƪ7ķ8aD9Ś10dRƕ11řǉ12ŋ13ŝ15Y19Ŋ23Ǡ24ŧ
~quie	86 -10ŕ10L13Ʈ25ǎ35ŀ
~quip	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~quir	76 -13Ƣ-8Ƥ12Ǚ17ơ23ǌ26Ǔ
~quit	71 -7ƟǅǞ9Ǉ11ǝ12VY13š14Ǖ16Ɣ24ǂ28Ƨ34Ķ37ķ51ƹ
~quo	66 -10ǡ7c8ŏƈƿ10ž11ǂ12Ǧ20eĹ27J28ń34ŅǛ
~quor	89 -13ǡ-8Ÿ12ƿ46Ǜ
~quot	67 7cǃ8ƈ9ŏ11ǂ13Ǧ15ž21eĹ27J28ń35Ņ
~ra>	67 -12ǩ-11k-7Ź8Ǧ9Ųź11ƶ13MƤ16Ƃ17Ǝ18ƴ19u23xǇ27Ǥ35w44Ķ
~rab	82 -11Ƨ7a11Ÿ15ƻ28Ś
~rab>	82 -11Ƨ7a11Ÿ15ƻ28Ś
~rac	58 -11Ǉ-7Ş7űƩǊ8ŦƓƖ9Ƣ10ƌ11wǄ12ǧ15Qř18ƒ21ǒ24Ǒ36ǀ43Ǔ62Ž
~race	86 17w52ǀ
~rack	73 -13ŀ-8Ş9Ǌ10ű13ǒ73Ž
~ract	61 -11Ǉ7Ǎǚ8Ʃ9ŦƓƖ10Ƣ11ƌ12Ǆ13ǧ14ŀ16Qř20ƒ22ǒ25Ǒ46Ǔ
~rad	64 -14G-9t-8ǩ7Ǎ8Ǒǣ9ǟ10Ŵ11BŪ12ŧ13pq14Ɲ15Ƶ22PS24v28m30y42ź
~rade	66 -15G7Ǎ8y9Ǒǟǣ14ŧ15mq22S26P30v49ź
~radu	86 -8v7Ʊ19m31y
~raf	81 -8m10N12ǋ13ů14e15Ż19Ĵ
~raff	87 -9m10N13ǋ14ů16Ż
~raft	87 15e20Ĵ
~rag	50 -15Ǐ-13ň-9Ɨ-8c-7DŦ7Ʀǘ8XŉŕŝŤƜƪǉ9ŃŐǥ10RķſƆƭǌǒ11iŠƚǨ12źƑƨ13Ɲ14ƀ15WƁ16ľŚ17ǚǝ18ƧƬ21žǢ22š23ŏ25ŗ29Ɠ36Ű43ƥ
~rage	51 -15Ǐ-13ň-9Ɨ-7cŦƽ7ƄƦ8XŉŕŝŤƜƪǉǘ9Ńǥ10ķŐƭǌǒ11ŠſƆƚ12ƑƨǨ13ź14ƀƝ15W16ľƁ17Śǚ18Ƭǝ19Ƨ21Ǣ22šž24ŏ26ŗ30ŰƓ44ƥ
~ragg	87 13R15Ņ24i
~rai	58 -11ų-9ǝ-8sǩ-7Ŧ7kŗƉǛǣ8aƸ9Pš11Ǐ12űźƒ14Ĵ15Qŀ16œǐ17YƠ20ů23Ƙ25ƙ26lŔ29Ǚ30Ư37Ŀƛ48j
~raid	89 16ƛ60Ŀ
~raig	75 -9ǝ-8s-7Y7w8oŻǧ9Ƽǎ10l13ň15Ŕš18ű19Ĵ22ŀ
~rail	89 -8Ɨ19Ǐ30ǐ
~rain	66 -11ųǧ-9ň8ǘǣ9Ɖ10ƸǛ14ź16P18Q23ů27Y30ƙ31ƛ35Ǚ53j
~rais	69 7Řƴ11kŗ13a15ƒ18Ŕ21Ơ23œ24l29Ƙ37Ư
~rak	87 16h35Ž
~ral	65 -18ž-15Ʃ-8ŗ7Ə12Ƴ14Ɖ15Ǔǧ17C27Ƹ28ǥ30ǡ43ư
~ral>	65 -18ž-15Ʃ-8ŗ7Ə11Ƹ12Ƴ14Ɖ15Ǔǧ28ǥ30ǡ43ư
~ram	65 -7Ǆ8ƮǑ9ļ10Ǘ11a14PŽ17ǩ18ǁ19ƻ21ǅ24Ǚ26ǥ27Ń30Ƈ33ƍ
~ram>	78 11ļǅ12Ǘ25ǩ31Ǚ32ǥ
~rame	78 15ǅ24ǁ35Ń39Ƈ
~ramp	76 39ƍ
~rams	89 21Ž27ƻ
~ran	45 -22Ƹ-15Ť-13Ǆ-10Z-7Ōőǃ7AHřŚŪűſƀƌƣ8YƆǕǢ9ŘƙǍǘǟ10ƴǩ11ĹŞŦƦƬ12şƃƑƭǅǐǒ13KţǓ14XƁƅ16Łŭǥ17Œ18ŐƄǌ19ŏƕ20Ƴ21ņƩ22ƶ24W28ľ29Ə37š
~ranc	48 -23Ƹ-13Ǆ-10Z7ƀơǐǤ8ŧǘ9AřŪƆǢ10ŚſƁǓǨ11ƙ12ĺŘƴ13ŞşŦƃƬ14ƑƩƭǒǩ15šƦƳ18ľŁǥ20Œţǌ21ŏŐƄƕ23Wņ
~rand	70 -7Ƣ7Y8kśƁǔ9nƯƳ11xŷ12ĹƘ24ƅ27ǅ28ŭ39ƶ
~rang	75 9IƜ10y13T15X19Ǖ25K
~rank	89 13g19H24ľ
~rans	83 9ǘ10Y13l18űǐ
~rant	73 -8ǐ10Ǜ14ƣ17Ǎ19ǟ50Ə
~rap	86 8m12ƞ20Ń
~rar	89 12Ǚ14S15U
~ras	69 -9Ż-8ţ-7ŵ7wũ10lƘ12Ƥ29Ǝ32ƃ38Ɓǜ47ż
~ras>	78 9ũ12Ƙ33Ǝ44Ɓ
~rash	80 -10Ż14Ƥ39ƃ55ż
~rass	84 -9ţ-7ŵ48ǜ
~rat	56 -11ǩ-10Z-8SUŗ-7D7sHĺƓƞǊ8gŏűǟ10Ĵş11ũƸ13fŚǃ14ś15Ŋ16ŎŷƔ17œƘ18Ŕ19cKūǆ20ŒŘ21ǅ22ǋ24ĵŞ27ľ41ƴ
~ratc	89 14Ɠ17ŏ
~rate	63 -10Z-9U-7vDŦ7dE8Hźǆ9ĺǊ11şƔ13Ƹ14ũ15ľ16ǃ17ĵ20œ21ŔƘ22Ŏ23Ř24cŒ28Ş29ǋ47ƴ
~rath	74 10ǁ13s15Ĵ21ľ23Ŋ29K
~rati	72 -9S9Ǉ11ŕ12ĵ16ǆ17ś20Ś27ū30ǅ
~rats	86 9ƺǓ10f14ǟ15ƞ
~rav	78 -8C8ǐ13Ƃ14Ɓ24Ū37ǀ40Ɵ
~rave	78 -8C8ǐ13Ƃ14Ɓ37ǀ40Ɵ
~raw	74 -9Ű11Ŭǁ13ǖ14Ƈ19Ɗ20ŀŚ28ǚ
~raw>	84 -7Ǔ12ǁ23ŀ32ǚ
~rawe	87 -10Ű13Ŭ15ǖ23Ś
~rawl	83 17Ƈ22Ɗ
~raz	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
~razy	77 -8ķ7Ǖ8xƈ10H11ŔƱ12ǎ13ƒ14ǩ15it17Ň
~rbe	84 9ļƎ11őƦ12t17Ǎ
~rbn	86 37Ɯ
~rbnb	86 37Ɯ
~rby	82 12Ə16ƙ17z26Ś
~rby>	82 12Ə16ƙ17z26Ś
~rce	66 -11Řǈ7ƫ8ŃŌǔ9ĵǖ10Ţ11ź12Ǒ16Ĵ17ǆǛ18Ǆ20œ22ƚ24Ž28f33ŏ
~rce>	78 9Ō10Ń11ĵ12Ţ15f39ŏ
~rced	86 20f
~rcen	71 -11Řǈ7Ķƫ9ǔǖ12ź13Ǒ18ĴǛ19Ǆǆ22œ25ƚ26Ž
~rch	72 -7ǩ8ļ9ƞư12oŭǚ13ƥ14Ǣ15BƉ17t23D24ƒ26ƶ
~rch>	76 -7ǩ8ļ10ƞư12o13ŭ14ƥ16B18t25D27ƶ
~rcha	86 18Ǣ30ƒ
~rchi	89 16ǚ19Ɖ
~rci	73 -13Ƃ-8ơ8Ő9ǋ10ǌǔǢ14ǥ16Ǎ20Ǧ29Ǆ
~rcia	73 -13Ƃ-8ơ8Ő9ǋ10ǌǔǢ14ǥ16Ǎ20Ǧ29Ǆ
~rcy	81 -7ǐ9ǈ10ş16Q20Ū22ǀ
~rcyc	84 -7ǐ10ş21Ū22ǀ
~rd>	49 -12I-11JƆ-10Yĵƪ-9ǈ-7ĹĻňƢƽǍǦ7Ɩƴǅ8Ƅƒ9hqŎţƤ10aųƿǣ11ƣǟ12Ň13mřƠǙ14Ƴ16ĽŜǩ17ĸ18d19rǗ20ƍ21ŐŪ23UXǘ24Fơǌ25Ō27ļ28Łǖ29ĴŻ31Ƒ33e
~rda	83 10Ǜ29Ų
~rdas	84 10Ǜ29Ų
~rde	70 7ŵ9ƄƳƾ12Ǖ14Ŏ17ƣ19g35Ũ36Ɯ43ŋ
~rded	78 36ŋ
~rden	87 22ƣ25g
~rder	80 8ŵ10Ƅƾ12ŋƳ14Ǖ16Ŏ43Ɯ
~rdi	73 7Ư9Ĺ10Ƈ12ƅ18ś37ŋ40Ʋ
~rdia	81 8Ư45Ʋ
~rdin	78 9Ĺ13ƅ19ś39ŋ
~rds	63 -15j-11ơ-9ŋ-8ĵ-7ŠŰ7Ǔ10ǌ12Ŗ13Ŝƾ14Ŵ16ńǘ17Ů21ƙ22ň37Ƅ38Z39Ɵ41Ǘ43ǖ
~rds>	63 -15j-11ơ-9ŋ-8ĵ-7ŠŰ7Ǔ10ǌ12Ŗ13Ŝƾ14Ŵ16ńǘ17Ů21ƙ22ň37Ƅ38Z39Ɵ41Ǘ43ǖ
~re>	25 -17t-16Kƨ-15p-14ŀ-13IŔ-12ƌ-11eƇǅǏ-10ĽŒ-9Ƴ-8BŇŠŻǥ-7ĴŎŦűŶƓƫƵƽƿǚ7gĹńŋƃƶ8qĸľłƲ9wĶřŽƩƪƯƴƾǓ10rŊšŪŬžſƦǀǈǤ11kŗũŴƻǕ12uPYŉťƑǩ13OƍƧƷ14ƗƢǟǦ15jnvŌŏŜŤƙƤƺǊǑ16sSXĻŚƁƚƭƼ17dxZŢǎ18Ɲǋ19Ǘ20ňŐŰƸǝ21ĵĿŭƎǔ22JŘƬ23zŃōœǨ24yMƟƣǆ25ƏƱ26c27aflǢ28iFŨ29D31QƊǞ32H36Ǆ38ŝ42G43C45ƞ51V
~rea	47 -14ŀ-13Ţ-11HSƚ-10bƛ-8PƳǅ-7zWļňŕţƷǂǈǏ7gƏƙƜ8TŇŹźƽ9eXŜ10EķşŮƋƐ11lœŝżƻ12dUƁƞƮǋ14kľơ15ř16ŧǓ17Ɩ18JƘ19ƿǚ20Kņ21aC22Śš23łǩ25jĹŶ31ŌŖ35I36Ŕ
~rea>	80 -16ƚ-13S-11ǅ-7ǩ13jFŔ22E32lC35I
~reab	83 7M14ƣ15ǋ24C
~reac	72 7Ə11X12Ľ15L20ĺ24Ň25I26Ĺ37K
~read	58 -13Ţ7vĹŗǡǤ8uŅŸƮǉ9ū10d11pư12jDŹơ14Ů15JłŏŚş16eƖǓ18ř19Ɓƻ23a27Ō34Ŗ
~reak	73 -12H-9ƛ7x8Xź9I10OũƜ11ơ13Ũ14ǝ15kN22ł23Ƌ27ǩ31š
~real	68 -14I-12C-9ŀ-7Ň7aFĿŊŜƖ8Śƅ9dRņź10cgƙƮ11ŋŧ14Ŗ19ŵƐ22ķ27ǩ28ľ
~ream	87 -13ƅ-8ů-7ŵ14Ś16ǎ19Ŷ33ƞ
~rear	89 22Ƙ27ż
~reas	70 -10a-9ŏ-7Ņ7ƶ8š9BƂ13Ĺ15Ƙ18ƽ24Ō26œ54Ŕ
~reat	63 7xĵĻśźƜ8Ŵ9ajƇǋ10kJ11ǜ15iTŞ16ŧƼ22U23ŝ25ņ28Ŷ29ƿǚ
~reau	89 8Ő11ń14Ŝ
~reb	78 12ǝ56Ɠ
~rebu	78 12ǝ56Ɠ
~rec	55 -11ǩ-8Ņ7dŝƃǚ8wƴǈ9zƓƾ10aFĺư11qŏŒťžƘ12ŜǊ13ţ15Eŵ17őƀǤ21B28Ǘ30Ż32ƿ36ż44Ľ57ŋ
~reca	81 11Ŧ19q56Ľ
~rece	76 12ƴ14ǈ17ĺ19ť20Ǌ21Ƙ28ő
~reci	89 -7ǩ12i13Ŋ19ŝ24w
~reck	73 8zž11ƃ12Ũ14ƿ15B16ư17Ŝ24ŵƀ52ż
~reco	63 -9Ŋ8ǟ10Ľǚ12B13Ɠƾ14ţ15ƿ34Ǘ38Ż69ŋ
~rect	70 -7w7bnDŬǀ8sƊ9ŹƟƪǅǜ11d15ŏŒ17a18F20E
~red	47 -20Ǐ-16Ǒ-13ƣ-11Ƣ-10VŒ-8NĶƗƬǨ-7ǝ7YĹŅŖũƁƕǄ8Ƌǧ9ľŎŨŴư10mZ11Sƪ12ƀƶ13ƈ14ǁ15Ō16eơ17ŉƇ19ǥ20Ʀǜ21lPş22ƌǒ23Ǎ29ŗ30ļ34Ǘ35Ǣ36ŏſƓ41ĵ46ƨ
~red>	49 -21Ǐ-16Ǒ-13ƣ-11Ƣ-10V-9Œ-8NĶƗƬ-7ŝǝǨ7šƁƃƜƥǐǟ8ĹŅŇũǃǄǧ9ľŖ10ŎŨŴư11m12Sƪ13ƀƶ15Ʀǁ16Ō18ŉƇơ21ǥ22ş23lPļǗ24ǒ25Ǎǜ32ŗ33Ɠ37Ǣ38ŏ39ſ49ƨ
~redi	63 -7Ƅ7ő8ƦƸ9ĸŝ10Ŭ11ļƕ14Yƌ15Ǘ19Z22e58ĵ
~redo	81 9Ɠ15Ƌ26ƈ28ƌ
~ree	55 -16Ŀ-12y-11ň-10Ɩƨ-7Cůƴ7ţƧ8aEĹƯƱ9rsBƝǁ10Ō11ŁŤ12GNŜŽǋ13ǃ14Z16ƞǄ17Vơ18LƔǓ19g22Ű23h28jm46DƑ58ƙ
~ree>	67 -17Ŀ-14y-12ň-11ƨ7Ĺ8Ʒ10ţƧ11Ʊǁ12sD13Bơ14r15NŤ16Ƒǩ18Ł19Z22Ǆ23L24Ɣ25g37m
~reed	82 14Ư19Ɲ38h
~reek	83 12ơ58ƙ
~reem	84 7ǌ13Ƣ31Ǔ
~reen	87 -8ƴ10ś12ƞ17Ō19a
~reer	89 15q33V
~rees	79 -11ƙ-8Ɩ18j55Ƒ
~reet	64 -9ǌ7ƣ8tǝ10E13ƞ15Gǋ17Ŝǃ29Ű35ƙ44D
~ref	73 -9FŨ-7Ő13Ľǌ14Ĵ15U19Ɨ21ǋ26ũ27ƴ28K49ļ
~refe	79 17Ĵ33K53ļ
~refr	87 -10F15ǌ18Ľ25ǋ
~refu	89 -8ŐŨ32ũ34ƴ
~reg	67 -9ƹ-8Ź-7ǆ7JKĹ8Ʃƾ10ŲŸƕƘ11Ŷǂ12Ɖǃ13ǖ14ơ18Q21ǡ25ūǊ27ǔ
~rega	86 11Ĺ28ǡ
~regi	80 -7ǉ12ƕ16ǃ17ǖ21Q30Ǌ31ū
~regu	73 -8Ź-7ǆ7JƂƙ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16ơ29ǔ
~reh	79 -10ů8ǆ15Q25Əǋ39ƀ
~rehe	84 41ƀ
~reho	86 -11ů8ǆ16Q27ǋ28Ə
~rej	89 21ƴ
~reje	89 21ƴ
~rel	61 -8Ź7T10Ɣ11ǚ12ǩ25Ư29H40Ǧ61Ƃ
~rell	63 13ǩ42Ǧ63Ƃ
~rely	87 8m11Ư15ǚ
~rem	60 -21ơ-16g-7ŃƑ7xBƢƩ8X10ǅ12Ǆ13EǤ14œ20ǌ22Œư25tǀ26ƶ32ƌ34ǈ35Ľ44Ķ
~rema	81 31ư49ǈ
~reme	65 -22ơ-17g-7Ń7cœŦǚ8xBƢ11ǅ14E22ǌ28tǀ29ƶ40Ľ48Ķ
~remi	76 9Ʃ10œ11X17Ǥ29Œ
~remo	82 -9Ƒ17Ǆ47ƌ
~ren	44 -20ǌ-13Ƹ-12nZƚ-11ĴƗ-10ŁƄ-9œǂǓ-8Hƭ-7cdXŀŌƝƱǈ7ƣ8ĺňś9vǏ10Řŧ11ƌƟƮǥ12ŗŜũ13KŝƯ14ǒ15GŐ16ķšǇǡ18Şƪ22Ĺŏ23Ǒ26ŵ27Ƥ28ơƽ30Ɓƥ31z37Ƣ42Ɯ50u60F63ŕ78Ơ
~ren>	74 9w13ƫ15y16Ư37u
~renc	79 10Ə16ł19K21ň38ǡ
~rend	84 43ƪ
~rene	61 -13ǌ-9Ƣ-8Ŕơ8Ǟ14ś17Ơ21Ĺ27š30ŜƤ66ŕ
~reno	87 11Ʒ36ƌ
~rent	48 -13Ƹ-12nZĴƚǌ-11ƄƗ-10Ł-9Ŝǂ-8œ-7ƝǈǓ7Ŏ8ƣ9Ĺ10ĺǏ12ŔŘ13ŧƟƮ14ŗǥ15ŝ16ũ17Gŕǒ18Ő19ķǇ21Ş25ŏ27Ǒ29ŵ31uƽ33ƥ34zƁ37ơ47ƜƢ67F80Ơ
~rep	59 -8Ƙ7ņžǉ8Ʈ9Ż10ĸĺ11Ƒ13ĵ14Ǆ16ţ18ŦƋ19Ɨ21źƈ27Ɠ29Ǣ32ũ33ƐƵ
~repa	79 8ŔƤ16ĸũ21Ǆ29Ŧ
~repl	62 8ž9Ʈ12ĺƑ19Ƌ21Ɨ22ƈ29Ɠ31Ǣ35Ɛ36Ƶ
~repo	79 -9Ƙ10ǉ13Ż19ĵ25ţ29ź
~req	74 -13Ƣ-8Ƥ10Ĺ12Ǚ17ơ18Ľ22ǌ26Ǔ
~requ	74 -13Ƣ-8Ƥ10Ĺ12Ǚ17ơ18Ľ22ǌ26Ǔ
~rer	77 -17ť-15Ɣ-10ǩ11Ţ14ŒŬ15ǒ17Ŵ18ƴ20Q23ų28ő38ƈ42Ő
~rer>	80 -15Ɣ-10ǩ11Ţ15ŒŬ19Ŵƴ29ő44Ő
~res	52 -16S-14Ɨ-13Ǟ-11a-9Ƌ-8jǐ-7KP7zĿƔǗ8eĻĽłƘ9NŅőƏǠ10kǂǝ11ŷưǟǧ13Ňşǔ14EŽƑǜ15B16ŰǏ17tŕ19J20ō21Ǎ22ƻ25Ő29U30Ƽ31Gǩ32ǋ36n39D
~res>	70 -9ƣ7Ǣ9ƫǔ10ŗƞ12eŐǋ14ƘǠ15kĻǏ16Ǎ20Ž21şƑ22nĿ26ŕ
~resc	83 33ƻ
~rese	86 9ő11Őǜ15ŝ20N
~resi	82 -10S8G13ǔ21Ǆ24n28ǩ
~resp	87 -9Š7ǌ12ł13Ţ18U
~ress	59 -14Ǆ-13Ǟ-9SƗ7nFţŨǏ8tƚ9őǜ10ńŐŷ11ŅǗ13Ňǂǝǧ14ǩ18E19Ű22J23U28ǋ30G36Ƽ45D
~rest	68 -10Ƌ-8jǐ7ķś8Ĺ9HǛ10zƔ13ƣ14ŇŠƏ15tơǍ16ư17ǟ20ō22B
~ret	60 -10Ʃ-7ƅǩ7qōŕŴǆǑ8TĿŶǂǠ9Ŝšƙ10Ũ12GǙ13ŢƆ14U15ƭ18ƧƸ19t20ƹ22Ǆ23P33V36Ķ
~reti	68 -10Ʃ9q11Ŝ18ƭ22t23Ƨ27P40VĶ
~rett	69 -7ƅ7S9WōŴǑ10ĿŕŶƙ11ǂ12Ũ15GƆ16Ţ17U22Ƹ24ƹ
~retu	83 7f8ŧ10Ǌ12ǆǠ14T18Ǚ
~rev	73 -14ƶ-8ţ12Ʃ13űǞ14G20Ŝũ21ǩ25Ŗ32Ǌ34H
~reve	77 -8ţ13Ʃ14ű15G22ũ36HǊ
~revi	84 -16ƶ16Ǟ24Ŝ26ǩ29Ŗ
~rew	72 -12y-8Ɠ-7Œ10u11Ŏ13ǞǨ14ǣ15Ʋ20Ǒ21ǎ24k28ǉ34Ǉǈ
~rew>	73 -8Ɠ-7yŒ10u11Ŏ14ǞǣǨ15kƲ21Ǒ28ǉ35Ǉǈ
~rfe	81 7aŕ11Dř15Ļ23Ş
~rfec	81 7aŕ11Dř15Ļ23Ş
~rga	89 -14w-13t11Ļ26ǆ27x
~rge	66 -9ŕ-8ƕ-7Ƹ7ǒǙ8ĴƃơǤ9ǂ10ŒƄƓ11ƨ12ƿǔ13ǩ14Żƴ18Ơ23Y25Ł26Ƽ27Ɔ43Ń
~rge>	73 7ƴ8Ǚ9ơǒǤ11Œ12Ɠ14ƿ18Ơ28Ł31Ɔ
~rgen	82 -7Ŝ12ƃ30Y41Ń
~rger	87 8t13ǂ38Ƽ
~rges	87 17ǔ19ǩ
~rget	86 -11ŕ-9ƕ8ĻƓ10Ĵ14ŃƄ15ƨ
~rgi	83 -8ǩ-7Ş14ŅŸ15C16y26Œ
~rgia	86 7l15Ÿ17yC
~rho	89 9ƞ11G12ƒ27C
~rhoo	89 9ƞ11G12ƒ27C
~ria	76 8ƅ9Ʃǘ12uǋ13ƦǕ16ƫ20Ɖ28ư
~rial	80 13ǋ14ƦǕ21Ɖ30ư
~rib	81 8gw10œƸƻ11Ũ
~ribe	86 11Ƹƻ
~ribl	89 9g10wœ12Ũ
~ric	56 -12ǩ-10ĴĿ-9Ł-8iŔ-7Ʒ7ŇƂƙƥ8Ƭ9ĻŢƏƘƠǊ10ĵǈ11qrƗǘǟ12Ŋ13œŭƩǏ14ŎŝǍ15ľǑ21ńŠ22ŀƒ24Ƌ25Œ26ł29X31Ņƚ42Ƈ
~ric>	86 19Ƌ
~rica	73 -11Ŀ7Ɲ11ƙ18ǈ22ƋǑ41ƚ
~rice	62 -11Ǔ-9Łǩ-8Ŕ-7iQĴƷ7ŘŞƈ8Ƃƴ9Ňƥ10ŢƬ11ĻƠǊ12rĵ15ŊœƩ16ŎƗ17ŝ19ľ24Š25ńƒ26ŀ29Œ30ł32X35Ņ
~rici	89 -7Ľ12P18Ƙ20qǏ
~rick	75 17ǟ19ǘ21Ǎ60Ƈ
~rict	81 11Ǆ13ǔ14Ə15Ǔ17Q22ŭ
~rid	71 -19Ŵ-9ş-8F-7žǩ7Ÿ10ŉǔ11wŶ13ŭ15Ǆ16Ū18ƃ20tŬ21H29Ƶǀ30Ų43ŵ
~rida	86 -8ž9Ÿ13ƃ18Ǆ28H
~ride	75 -13Ŵ-9Fş8ƃ11ŉǔ12w13Ŷ19ǀ21tŬ33Ų46ŵ
~rie	52 -11w-10ǋ-8ƂƮ-7zƕ7ńŶŽƚƜƫǉǐǦ8jWǩ9ļĽƳǅ10ŠƢǘ11Ƥ12aƑƷ13ő14ŲƼ15ņǛ16Ǎ17o20Ɔ21Ţ22A24ƃ26B27f28Ŀ35ǣ37Ő
~rie>	89 -10z8l15Š16h30Ő
~ried	68 7ư8Ɩ9r11ńŽƚƫ12Ŷ13j16ǘ17ĿŢ26o39f
~rien	64 -12w-8Ʈ7ų8ľƃ10ŧ11Ũǣ12ļƜ13ǅ14ƢƳ15Ƥ16Ʒ17a20ņ29A34B
~rier	78 7ǣ10Ŧ14ŝŢ16Ş24ő25ǩ38Ő
~ries	61 -11ǋ-9Ƃ8ǂ9XŭžǉǦ10ǐ11W12Ľ16Ƒ18ŲƼ20ǍǛ22Ŀ23ƃ24Ɔ27ǣ
~rig	38 -15ǩ-13B-12x-11nT-10ķ-9j-7UŻǊǎ7ilFŁŉşŭƱƺǋǏǜǥ8cdeœťŲƝơƦƨƩƫǣ9kKQŨűŴƍưǌǔ10sEŗƈƌǦ11ŌųǑ12MXŃŧƒ13aouCSŏőƜ14ƅƽǟ15ƓƬ16ŀŊ17qIŝ18ŇŎǃ20Ʒ21bP26N
~righ	38 -14ǩ-13B-12x-11nT-10ķ-8j-7UŻǊǎ7iFĻŉŭƱƺƾǋǏǜǥ8cdeœşťŲƝơƦƨƩƫǣ9qKQűŴƍưǌǔ10ksEŗŨǦ11ųǑ12XŃŧƒ13aouMSŏőƜ14Cƅƽǟ15ƓƬ16ŀŊ17Iŝ18ŇŎǃ20Ʒ21bP26N
~rigi	75 7Š15ƈ19Ƌ21ƌ22l
~rij	89 19ƹ22ƿ
~riju	89 19ƹ22ƿ
~rim	84 -8š11ǜ15ƾ22Ƒ
~rima	89 16ƾ
~rin	49 -12F-11y-10ŮųǄ-9XĿŗŞƷ-8ĻƞǠ-7ŝŶ7Hŀń8uRSŐ9hjƢ10KVŉřƥ11LŏŕƎǞ13Ŗ14łţǑ15qŲǇ16Uſ18Ĺƣ19Ŝ20ǜ21fĽǩ22I25Ʈ27Ƌ33Ǎ37T39Ǌ47Ƙ49Ǜ52ƿ
~rin>	75 -11ǩ8k10ǥ13Ǎ14ƻǛ16Ō17iUŐ19Ĺ20ŏ21ŉ
~ring	53 -12F-11yǩ-9XĿŮƷ-8ŞƞǠ-7iĻŝƣ7třŭƶ8PńŵǍǟ9HR10uƢ11jSŀ12K13hŕ14LV15Ǟ16Ǝ17łŲǑ18qţ20ǜ21ŜǇǛ22Ĺ24fI25Ľ27Ƌ28Ʈ41T42Ǌ52Ƙ
~rink	68 -11ų-9Ǆ9ǩ29ƣǍ41Ǜ77ƿ
~rins	87 -9ŗ19ǩ33ſ
~rint	86 7ř10Ƅ34Ŗ37ǩ
~rio	75 -11Œ9ńǏ10Ƽ11r13ŉǂ15œ16Ĺ17ƽ28Ƈ30ľ
~rior	83 -11Œ17œ32Ƈ34ľ
~riou	80 9ń10Ǐ11Ƽ13r14ŉǂ17Ĺ18ƽ
~rip	70 -11Ō-8Ť7ūƜ15ǀǋ19Ş20B22ƻ23Ɓ25ů30Ǎ31ƛ37k
~rip>	77 8Ɯ9ū16ƛ17ǋ22kB28ů33Ǎ
~rips	89 -10Ť10ƛ21kǀ
~ript	82 27ƻ
~ris	61 -16g-9ǆ-7ƚ7ŏ9Ŝ10ķ12ǃ13Ǥ14Dǋ15d16k21ũ23ſ25ǀ31ƣ33ƙ
~rise	81 11ŏ18Ǥ20ǋ42ƣ
~risk	76 -19g13ķ23ƙ27ũ32ǀ
~rist	67 16dD18k26ſ
~rit	59 -11Ʈ-9Ŀ-8ZśǍ-7jƉ7Ķ8ŉŎŝƄǙǜ9oŗƍǡ10ewĸ11Kř12gŶƞƬǀ13ũžǓ15Ÿ16fǩ17Ō18ľ19b25Ǝ27hŐƲ33ƶ
~rita	83 15ƶ29f
~rite	67 -12Ʈ-9Z-8ś-7Ŀ8nŤ10o11ŝƍǜ12wĸ14ř15KƞƬǀ16ũŶ18Ÿ20Ő21Ō27ǩ
~riti	81 10J14Ƅ15Ŏ16Ő26Ʋ
~ritt	78 -14n-8Ɖ7ư12ǓǙ13ŗ14Ʋ20ž21b40h
~rity	74 -9Ǎ8ƣǗǘ11Ķ26ľ31ƶ33Ǝ
~riv	47 -23n-18r-14u-12R-10qsǧ-9tzPŖ-8T-7Ɯƿ9Ƅ10ơ11ŨƂ12ž15aQ16Ż18ŞŶ20N21Ű22ſ24ƙ25ż27ŵ34ŭůŸ35Ž36ŪŲ39ǐ45ź46Ů48Ŵ58ų63Ź75ŷ
~riva	83 8ǀ9Ŋ10ƨ11Q13Ʊ14ǣ20ơ
~rive	49 -19n-18r-15t-12u-11z-9RŖǧ-8T-7xƜ7Əǃ8żǋǛ10QƄ12ŨŸ14ž15Ų17aŽ19Ū20ſ21Ŷ22Ş23Ű25ƙ30ŵ31Ů36Ŵ37ů39Ź40ŭǐ42ź56ŷ58ų
~rivi	63 -12ǩ-10s-9P7t9L16Ƃ18Ŵ22Ů23Ū24Żż26Ž29ŷ30NŲ33Ÿ40Ź
~riz	89 11Ÿ15Ǟ23Ɵ
~rizo	89 11Ÿ15Ǟ23Ɵ
~rk>	45 -17Ʃ-13ƭ-12wx-11ŎƤǈ-10iĸŔ-9Ĺ-8ƒƥ-7jnCHYŕŪų8ƌǙ9ĺ10T11FX12I13BƝǨ14Ű15Ǡ16ŵǔ17ŗ18Ŵ19JƃǄǑ20LƦƸǐ21Ň23ƾǣ26ǚ30V31Sǩ33qŭ35ů41Ƨ42W45Q47R50P51U
~rke	64 -7Ǥ7Ɠ8BķŔ9F12Y13ŭ17Ű18Ƴǜ19ņ21H22SǑ27ǣ28ƒ32Ǉ
~rked	78 -7G12Fķ17ŭ21Ű24ņ28S
~rker	69 -7Ǥ9B20Ƴ21ǜ24Ǒ30ǣ35Ǉ
~rket	80 9ĶƓ10Ŕ15Y27H36ƒ
~rki	68 -13Ƶ-10L-9Ǒ-8ǩ7Ǉ8ǒ10Ơ11ŝ15ń18Ű19h21qV24Ķ27Ĺ28g37P38ǈ
~rkin	68 -13Ƶ-10L-9Ǒ-8ǩ7Ǉ8ǒ10Ơ11ŝ15ń18Ű19h21qV24Ķ27Ĺ28g37P38ǈ
~rks	61 -12Ǎ-10Ǉ7Ư8kXǣ9ź10M12ŖƗ13ŝƜ16ň19ƑǑ29Lǈ30Ɲ43Ŋ
~rks>	65 -11Ǉ7Ư8k9Xź11M13Ŗ14ŝƜ17ňƗ22Ǒ31L33ǈ46Ŋ
~rksh	71 -14Ǎ12ǣ22Ƒ36Ɲ
~rl>	79 7ǖ10ǃ11v12Ǥ13l14ǈ19w26u
~rld	86 11C12i14dŃ15Ļ
~rld>	86 11C12i14dŃ15Ļ
~rlf	86 -10Ʈ22Ƣ23Ʒ
~rlfr	86 -10Ʈ22Ƣ23Ʒ
~rls	82 -14d-7ŵ10v12Ʒ16uǜ18p
~rls>	82 -14d-7ŵ10v12Ʒ16uǜ18p
~rly	76 -7K7J9mŮ11Ǌ12L13R16Ĵ22Ÿ24T
~rly>	76 -7K7J9mŮ11Ǌ12L13R16Ĵ22Ÿ24T
~rm>	56 -12V-8SƏ-7Ƴ7mWŅŸƝǠ8ĹőŜǄ9ƶ10ŭƈ11BƜ12ń13Ƶ14ļơ19ŕ23ĽǑ38ŐƎ39ƚ48Ʃƭ51j
~rma	61 7Ľ8Ǘ10Ǐ11g12ƻƾ13AĴ14Ļ18ŭƣ23RƩ
~rmal	64 7ł10Ǐ13ƾ14AĴ19ŭ24R
~rman	81 7h16g24ƣ31Ʃ
~rmat	81 11Ľ12Ǘ20Ļ
~rme	89 15ő25ǜ
~rmer	89 15ő25ǜ
~rmi	75 -12ţ9ŋ10ƌ17Cǜ21ƻ23Ÿ39Ź
~rmin	87 -13ţ20Cǜ25ƻ
~rmit	80 11ƌ24Ÿ42Ź
~rml	89 -7Ɲ36Ǔ
~rmle	89 -7Ɲ36Ǔ
~rms	76 8Ŕ16cǕ17ǩ18ńƎƘ29ƚ
~rms>	76 8Ŕ16cǕ17ǩ18ńƎƘ29ƚ
~rn>	61 -25Ŀ-12y-10Ɨǩ-7Xǂ7Ű8BVŉƧǆǠ10Aǧ12Ǚ14ľţƐ15mx16cU17ņ19q21Ƒ22v25d32lT33Ŏ38ŀ47p
~rna	75 -8W8ǝ10a11ĸ13Ŀ14Y17ŉ21Ɗ26Ƌ29ƚ
~rnac	81 13ĸ15Y23Ɗ28Ƌ
~rnad	84 -9W10ǝ14Ŀ33ƚ
~rne	63 -11ǩ-10ť-8ǉ-7Ļż7CŤƇƗƲ8mŐƤ9ƔǕ10s11vBĺĿǢ12xŅƑƖ13c15ƪ16ţƓ17ǝ18ņŹ19ſ25ŀ30Ǚ32ƴ
~rned	66 -10ǩ-8ǉ-7ż7Ɨ9mƤǕ10Ɣ11s12vĿŤǢ13xƑ14c16ƪ17ţ18Ɠ19ǝ20ņ21ſ27ŀ34ƴ
~rner	80 9Cū14Ő18ĺ24Ź
~rney	89 11Ʋ18BƖ
~rni	63 7qǞ8Vŀǀ9ķĹŏƥƽǝ10R11ŕǏǖ12Ǚ14G15TƢ17Ʈ21Ű22ů23Ɛ25iL31Ɨ
~rnig	81 14Ǐ15ŕǖ29Ű
~rnin	67 7a8qǞ9ŏǀ10Ĺŀƽǝ11R13Ǚ17T20Ʈ23ů25Ɛ27i30L
~rnit	80 12ƥ13V19G20Ƣ26Ɨ
~rno	81 -11x-8Ń7g9i10Ļ12L15Ǌ17j18Ō44ǜ
~rnoo	83 -8Ń7g11Ļ12L14i18jŌ
~rns	82 -23ŀ-7ľ18q30Ź46Ŀ
~rns>	82 -23ŀ-7ľ18q30Ź46Ŀ
~ro>	83 13ū19ţ21Ɛ27ř
~roa	71 -10ǌ-7tƟ7Cǐ9yŎǦ10ǀ12ŝ16Ǟǟ18Ə21Ź23ŭ29Ɓ33D
~road	71 -10ǌ-7tƟ7Cǐ9yŎǦ10ǀ12ŝ16Ǟǟ18Ə21Ź23ŭ29Ɓ33D
~rob	72 -7ƙ7ŏ8ŋ9lĹƠ10ŵƷǜ12Ƽ13LŜƛƩ17ŀ29ǩ
~robl	74 -7ƙ7s8ŋŏ9Ĺ10ŵ11ǜ12Ƽ13ƛ14LŜ17ŀ
~roc	78 -11Ɣ-7O10j11ǀ12Xƕǜ17Ō22ł29ŭ
~roce	82 -7O12X13ǜ17Ō24ł31ŭ
~rock	86 -12Ɣ11j13ƕǀ
~rod	83 -7ǃ11Ǖ20Ʃ21ǡ25Ǆ
~rodu	83 -7ǃ11Ǖ20Ʃ21ǡ25Ǆ
~rof	80 -9ž8Pņ9Ɛǒ24ǚ
~rofe	80 -9ž8Pņ9Ɛ24ǚ
~rog	73 8ǌ9ţǅ10ļ11Ǘ12Őő14ńŅ16Ž19Ǔ27Ǚ30ǥ
~rogr	74 9ţ10ǅ11ļǗ12Őő14ń15Ņ16Ž28Ǚ30ǥ
~rok	66 -9Ŗ-8žƠǏ7ĸƤǡ8Ɯ9ƃ10ŵƥǉ11Ǟ12ƽ13ƞ14Ũ15Ŝ16ķƼ17ŘƎ19Ɓ33Ť
~roke	66 -9Ŗ-8žƠǏ7ĸƤǡ8Ɯ9ƃ10ŵƥǉ11Ǟ12ƽ13ƞ14Ũ15Ŝ16ķƼ17ŘƎ19Ɓ33Ť
~rol	62 -10œ8ǂ11ǝ12Ƙ13Ķǈ14t16Qų18Ǒ20Ō22Ǡ23ź26Ƽ28W33Ǉ58ǉ
~rol>	87 13ǂ29Ƽ
~roll	63 -9œ11ǝ14Ķ16Qų18Ǒ21Ō23Ǡ24ź29W33Ǉ59ǉ
~rom	48 -17Ĺ-16ų-13T-11Q-9hLŁŞƤ-8ǐǩ-7fŌŭŵ7dŲſƗƪ8kŶƟƦƽǏǖǝ9ŧƅƕǅ10ŇśŠ11ķœũƄ12Ǆ13ĺƜǍ14rĸŸƈǜ15IŅŤƏƻ16Wǋ17Ǒǒ18ĽŢźơ19Ǌǔ20Ŕ22R24Ŝƙ28Ļ32l36Ŏ40Ǖ
~rom>	49 -17ǩ-16ų-13T-11Q-10h-9LŁŞƤ-8Ĺǐ-7fŭŵǘ7ŀŲſƪ8ŶƗƟƦƽǖǝ9kŧƕǅǏ10ŇśŠƅ11œũƄ12ķ13ƜǄǍ14rĸƈǜ15IŅŤŸƏ16ƻ17WǋǑ18Ţǒ19Ľźơ20Ǌǔ21ŎŔ23R25Ŝƙ29Ļ33l41Ǖ
~romi	87 -8p12Œ15ǩ18d28Ŏ
~ron	61 -8F8ejƤ9ŤǤ10Kǌ11qƣ12ĺǜ13C14Əǩ15Ƈ16Ŀǋ18ņ21b22Ş24Ĵ25ǃ26Ŷǈ27Ś29ǚ
~rong	73 8ƿ11Ǥ16Ťǜ17C20Ŀ22ņǩ28Ş36ǚ
~roni	87 7Ĵ10ƗƘ16K
~rono	87 27b
~ront	68 -8F7Ʃ9ej11ǌ12ƣ13q14ĺ16Ə17Ƈ18ǋ22Ĵ29ǃ30ǈ32Ś
~roo	51 -14ť-11tű-10ǌ-9cƣƯ-8ǑǞǩ-7Ǔ7ǃ8ƞ9ƕ10X11ŎųƠ12hƊ14Ɨ16ǧ17ş18Ɯ21ǒ22yƝ23Ƒ30nƆ33Ǆ38Ƅ40ƌ54Ƣ71Ɖ93ƈ
~roof	55 -14ť-11tǌ-9űƣ-8ƯǑ-7cǓ7Pǣ8ľń9ƪ10ƕ11ơ14h15Ŏ18ǧ20ş25Ƒ27n35ǒ37Ǆ42Ƅ78Ɖ103ƈ
~room	62 -13ǒ7Ƥ8ƃ10ƞǃ13X14Ơ15Ɗ16ų18Ɨ23Ɯ28Ɲ37Ɔ56ƌ67Ƣ
~rop	61 -10Ő-9Mŗ-8Ɓ8ƧǦ9ƽǋ10ť11Hĸ12ơ13ś15Ƒ16VŸžǌ20D21Ɨ23ķ26ƀ27ǆ28š32Ƶ35Ǣ
~rop>	75 -10M7š9V12ƽ18ś20ƀ25ǆ40Ƶ
~rope	66 -10Ő-8Ɓ10ǋ13H14ơ17Ƒǌ18Ÿž20D23Ɨ28ķ39Ǣ
~ropp	79 7I8Ƃ9Ǧ11Ǩ12V14ƀ30š
~ros	73 -7v7T9ů11Ŗǒ12ũ14œ17ļǃ24ǉ45Ǌ
~ross	75 8T10ů11Ŗ13ũ18ļ25ǉ47Ǌ
~rot	60 -9Ƽ-8ŭ-7uzžǅ7X8qAŜŽ9QŅ10ǆ11ſ12ŁƃƲƳǘ13SĹĽƏ14Ķ15ľŖƭƽ16ŏŗų17w18ǃ25h27B31ķ
~rote	65 -7ž7ũ8X9Ŵ10q11Ŝ12w13ſ14ƃƏƲǘ15Ĺ16ľ17Ŗƭ18ŏŗ35ķ
~roth	69 -9Ƽ-8zŭ7ǑǨ8wƫ9n10AŽ11Q13ǆ14Ņ15ŁƳ18ƽ19Ķ20ų21ǃ32B
~rou	44 -14H-11Ɣ-10ĴŏǇǢ-9iŕŜ-8mNPǟǩ-7cĶĻŇƬǙ7aSVŧƎƣǁǘ8ķƑƥƦǉǦ9jĺŐŖ10ŊŠƞ11z12tCYŮƓ13ĸŗŤũƳƿǥ14ĵń15eƗƨƱ16Ʈ17ǖ18śǀ19sTƕ20n21ǜ22Ũ24ŵ25ƍ27ǎ30lƧ47W
~roub	73 -11Ǉ7ĸƸ8ĵśǘ9pƛ10ƽ12Ĺ13tƼ14Ş15ű21ǜ
~roug	49 -11Ɣ-10ŏ-9Ǣ-8mŕǩ-7Ĵǟ7łšŬżƂƦƱ8Tŵ9zZǦ10jrĺƁ11SśƚƧ12nķĸŐŧŮƗ13ŊŖ16ŤƳǥ17ŗũƮ18Y20ƨ21Wǖ22ƕǎ24l30Ũ
~roun	56 -12H-7ƛ7ǂ8WĵŅŭſƎƒ9Ɗǎǧ10huLş11ǁ12lƑƣƥƱǉ14nǜ15V16T18CŠ19Ɠ21ń23ŵ30s35ƍ
~roup	78 13x20Q32Ƨ39W
~rous	82 -10g-8N10ś20a32ǀ
~rout	86 -10ƕ17M33e
~rov	78 7Ŏ10ǄǢ17Ł19ƌ20Ő21B23ǟ24Ş
~rove	81 8Ŏ11Ǣ20ƌ22B24ǟ28Ş
~row	58 -16c-13H7jyƄǕǣ8űƤǘ12ŅƦ14ŵ15Y16ƭ18Ƭ19L20ĸ21Ɯ22Ɣ24v25lų31ƕ35n40ƪ47Ǟ
~row>	60 -16c-12H7ƄƕǕ8Ƥǣ9űǘ13Ʀ14Ņ15ŵ19Y21LƬ22ĸǞ23Ɯ24l25ƪ27ų30Ɣ
~rowe	87 -10Ɣ24ƪ36ƕ
~rowi	84 10Ǉ24yǞ
~rown	82 -12y14j25ƭ26n35v
~rp>	87 -7ƞ15Ŷ19Ū36ǆ
~rpo	77 10ǃ19Q20Ű30ǆ
~rpor	78 10ǃ19Q20Ű30ǆ
~rpr	86 12ŏ19Ǥ21ǋ
~rpri	86 12ŏ19Ǥ21ǋ
~rra	86 -7Ǉ36ŭ
~rran	87 -7Ǉ36ŭ
~rre	57 -7wƠ7ŖŹǜ8SƔ9őŚǥ11Ƶ13aFŞ14ǒ16E18ļ21ŗŝ22Gŕǡ24Ő34ƪ39Œ41ŏ
~rrec	71 -8w7bnŬǀ8pDƊ9ŹƟƪǜ10ǅ11d16ŏŒ17a18F21E
~rren	60 -7ǧ8ŖŜ9S10őŚ11ǥ12Ƶ14Ş15ǒ23ŗǡ24Gŝ25ŕ26Ő28Œƪ30ŏ
~rri	59 -9Ƃǆ7ŦŨ8uŜŝŞƙƫ9WǦ11Ľǃ13ǩ15Ƒ17ő21Ő22o28Ţ33fƚ35Ŀ
~rrib	89 9g10wœ12Ũ
~rric	80 -12Ŀ12ƙ46ƚ
~rrie	61 -9Ƃ8ŝŞŦ9ƫǦ10ƚ11W12Ľ14ǩ16Ƒ18ő23o27Ő30Ţ34f37Ŀ
~rro	62 7I8ƄƬǕǣ9űƤǘ14Ʀ16ŵǚ18Y22L23ĸ27ų39ƪ
~rrow	63 7I8ƄƬǕǣ9űƤǘ14Ʀ16ŵ18Y22L23ĸ28ų40ƪ
~rru	86 23ǝ32N
~rrup	86 23ǝ32N
~rry	55 -15ƝǦ-12ǖ-8u-7ƣǈ8ƙƚƳ9Řűŵ10ŏžƢǐ11ņƦ13şŲ14af16ĿǏǚǥ17Ƅǒ18ŗ19Z24ǡ26Ƃ27Ńǌ28h35ſ
~rry>	56 -16Ɲ-15Ǧ-8u-7ƣǈ7c8şƙƚƳǥ9ŵ10űƢǐ11ŏ12ņ14fŗŲ15a17ĿƄǏǒǚ27ŃƂ28ǌ29h30ſ38ǡ
~rryi	77 -18ǡ-15ǖ-9ǩ7ş9ſ10ƃ12ǥ13ŘƦ21ž30Z
~rs>	37 -19dŐ-18n-16PŒ-15C-14TŁŮ-13rD-12lĴŜƪƺ-11jMYZň-10IřƮǁǈ-9sJWŌŨƉƟƬƳƷǡǢǩ-8QņŕǤ-7yOļĽĿŘƑ7ŎźƇǓǧ8ĺŲŶƜǘǝ9uűƕƨǠ10EVĶľŢŤƲƽǍ11ŹǇ12zƐƝƱƾ13ĵţƂƓƖ14ƊƩ15ƅƥǣ16xǃǗ17pRƙǕ18bfƈƋƢǐ19hőťŵżǆ20mŪžƻƿ22ųƣ23Ǐ25ǎ26AF27ǔ28G29v30ǅ31ƭ33Ÿ34Ǝ36ŷ38S39Ŵ41Ǒ
~rsa	81 10Ļ17s18ŋ23Ʃ
~rsal	89 26Ʃ
~rsat	86 11Ļ18s19ŋ
~rse	56 -7G7qƾ8ƁƯǑ9VŠƀǣ10Ǝ11QƸ13c14ƕ15SŘ16U17ţǇǕ18gHŁǉ19ōŦ20Ƣ21n23Ʀ26P28ǁ
~rse>	74 -7G8QƸ11q23SU27P39ǁ
~rsea	89 9ǀ31Ǖ
~rsel	58 7iAŢǨ8ƾ9VƀǑ10ŠƯǣ11Ǝ14c15ƕ16gŘ18ţǇǉ19Ł20ōŦ21Ƣ22nH26Ʀ
~rsh	83 -8ƨ12Š13Ƅ14o26ǆ
~rshi	84 12Š13Ƅ26ǆ
~rsi	78 11x12ǃ13qSŤ14O15y
~rsin	89 15qS
~rsio	89 16OŤ
~rsit	87 13x17y
~rso	63 -12Ǧ-8W-7ǥ7agŖǎ8ų9fTǢ12ľƂ13Jƃ14łǈ16ŭ20ņŊ21AǨ26ŜƗ33M
~rson	63 -12Ǧ-8W-7ǥ7agŖǎ8ų9fTǢ12ľƂ13Jƃ14łǈ16ŭ20ņŊ21AǨ26ŜƗ33M
~rst	56 -9ƀ-7ĸ7SőŨųŶƨǅ8wůż9eŕƛ10rǜ11Šƫ12aŚƲ13Y14Ş15xǩ16ŇŖ17Ńœ18oAƅ19Ŀń20ŏ21ň27Ɩ34Ř
~rst>	57 -8Ļ7uSŨųŶžǅǤ8őƨ9wŕ10eƛǜ11Šƫ13aŚ15xYŞ16Ň17ǩ18oŃœ19Aƅ20Ŀń21ŏ25Ɩ35Ř
~rsta	78 -11ƀ-7s7ĺ8r10ŀũǞ11Ļƽ12Ţ13ż15ů27Ŗ34ň
~rt>	48 -12Ĺ-11yŖ-10ťƷ-9HLƭƳ-8nPŝŵ-7cIŴ7vǂ8aľńŕƱǚ9EXĵƬ10řŰƋƘƧǅ11lőŞƽ12ĿŃƎ13dRĸŀō14źƍƜ15Dǟ16Ʈ17ƄƩ20Ǚ21CSţ22Ų24Uƃ25V26ž27Ǉ29ŤƼ35ǧ39ň40ǣ
~rta	70 -8Ř7M8Ō10ƶ12eƳ14Ʊǩ15ō17X21ľ27Ƨ
~rtab	76 7T8M9Ō13e14Ƴ20X30Ƨ
~rtan	78 -8Ř-7ǩ11ƶ16Ʊ17ō26ľ
~rte	69 -11t7Ń8ŋƬ9Ť10ĺ11Ʀ14Ƙ16Ɲƽ17Ĵ20xŌǅ22œ28O29Ʊ
~rted	73 9ŋŤ10x13ĺ17Ɲƽ22Ōǅ23œ31Ʊ
~rter	82 -7K10Ƭ14Ʀ16Ń17Ƙ20Ĵ33O
~rtg	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~rtga	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~rth	56 -17Ɖ-11Ǎ-8Ŏ-7ŕ8ƀƁ10j11cDŜŢų12ƐƑ13ǝ15T17ǩ19kǏ22Ɨ32pv33Ļ36Ƙ38ƒ40ű42ķ45d
~rth>	59 -17Ɖ-12Ǎ-8cŎ-7ŕ8Ɓ9ƀ11jŢų13DƐƑ14ǝ16vT17p19ǩ20Ǐ21k23Ɨ28d35Ļ39Ƙ40ƒ42ű44ķ
~rthd	69 -7Ÿ8Ǘ15Ŝ20pv23cd
~rti	60 -10w-9b-7Ɓ7jX8t10ǃ12ķ13Š15Ōơ16ǌ17ǆ18źƜ19ŏŭ20Tǒ27ǧ28c
~rtie	83 -9Ɓ14ơ18ķ26Ɯ40c
~rtif	64 -9b11ǃ20ǌ21źǒ29ǧ
~rtin	80 7m10jX11t20Ō25ŏ
~rtm	59 -11Vƛ-10Œ-8Ɲǝ-7ǧ7Ǝ9Ű11ƞǍ13G14F15Ɯƥ17Ť19Ə20Ɨơ21D23Ƣ24ƠƤ32ƣ
~rtme	59 -11Vƛ-10Œ-8Ɲǝ-7ǧ7Ǝ9Ű11ƞǍ13G14F15Ɯƥ17Ť19Ə20Ɨơ21D23Ƣ24ƠƤ32ƣ
~rtn	68 -19d-11Ƹ-10Ů-9Ň10r13s14Ł20Ʒ21Ǡ23ŴǨ24t27q28pǂ29ƨ31ǆ32o
~rtne	68 -19d-11Ƹ-10Ů-9Ň10r13s14Ł20Ʒ21Ǡ23ŴǨ24t27q28pǂ29ƨ31ǆ32o
~rts	73 7ǧ8ū10ơ16Ǒ17ŵ22g23l26ǀ34ǒ
~rts>	73 7ǧ8ū10ơ16Ǒ17ŵ22g23l26ǀ34ǒ
~rty	65 -8ŗ7H10şƔư12ķ16ņƑ17ž18ơ20Dǌ22Ɯ23Ɨ24P39Ǣ
~rty>	65 -8ŗ7H10şƔư12ķ16ņƑ17ž18ơ20Dǌ22Ɯ23Ɨ24P39Ǣ
~ruc	58 -16Ǆ-14Ɣ-13ƕ-10Ƃ-9ŀ-8Ų-7yLŷ7ǆǟ8Ǟ9ƁƦǏǛ10ű11ĹŰ12Sǋǩ13Q15Ƒ16Ƈ17ŵ19Ū22Ǧ24ƅ25Ɠ26ŬŭƏ27Z28ų35Ŷ38Ŵǐ
~ruck	61 -15Ɣ-13ƕ-11Ƃ-9Ǆ-8ŀŲ-7yLŷ9Ʀ10űƁǏǛǞ11Ű12Ĺ13Sǋ14Q18ŵ21Ū23Ǧ27Ə28Ŭŭ29Z30ų38Ŷ40Ŵ41ǐ
~ruct	73 -9Ǆ10Pǆ12ǟ20ǩ22Ƒ24Ƈ33ƅ34Ɠ
~rud	89 11Ʃ14ƴ16c
~rude	89 11Ʃ14ƴ16c
~rue	86 -9v12ŧ14c16ł23Ŏ
~rue>	86 -9v12ŧ14c16ł23Ŏ
~rug	80 -8ƅ13ŧ34ƻ50ƿ
~rug>	89 -8ƅ13ƿ15ŧ34ƻ
~rugs	83 40ƿ
~rui	89 -8Ǐ12Ǖ24ƛ25t
~rul	86 10Ƭ13c16Ǚ24L
~rule	87 10Ƭ16Ǚ25L
~rum	78 31Ƙ
~rume	78 31Ƙ
~run	55 -11Ɵ-10Ư-9jŃ-8Rŵ-7Ǉ7pĵĿưƼ8ŅňƧǉ9quţ10hǥ11ńūŴơǟ12Ǘ13E14Ŧǝ15Ʃ18e19AO20Ɲ21ſǎ23ǈ24ǐ29ŕ30Ƭƽ41Ǩ43Œ46ű
~run>	58 -13R-10Ư-8Ń-7ŵ7ķŁž8pĵŒŝư9nEŅňŕƓ10ţƧ11ǥ12ū13Ǘ16Ŧ19e20ű21O22Ʃƽ23ǎ24AſƝ26ǐ33Ƭ37Ǩ
~runn	71 -11Ū-8j8k9Ǩ10ŋǩ11fĿŐŶƼ13q14uű15h16ŒŴ17ń20ǟ21ǝ
~runs	77 -7nžƟ7E8ǉ13ƽ17ơ27ǈ29ŕ31Œ38ű
~rup	80 21ǝ26ĵ30N
~rupt	80 21ǝ26ĵ30N
~rus	71 -13i8Ş9sű10Ŏƫ11ņ12Ń19ŀ35A36O46Ʋ
~rush	89 -16i-7r13s15Ń46O
~rust	73 9Şű11Ŏ12ņƫ19ŀ36A47Ʋ
~rve	77 7Ǘ9fǀ44Ǜ
~rve>	80 9ǀ31Ǜ
~rvi	67 7Ş8Cǚ9ƕ10xŢǝ11Ə12ţ13ŝ14Ǟ16Ŝ17ư19ű25ľ29i32Ǆ
~rvic	69 7Ş8ǚ9ƕ10Ţ12Ə13ŝţ15Ǟ17Ŝư20ű26ľ33Ǆ
~rviv	84 13ǝ14x37i
~rvo	86 9ǀ33Ŀ
~rvou	86 9ǀ33Ŀ
~rwa	77 -10H7Ũ9Ƴ12Ŏ14ŀ22ũ27Ō35ś
~rwar	77 -10H7Ũ9Ƴ12Ŏ14ŀ22ũ27Ō35ś
~rwi	87 10ǂ11v14Ƹ
~rwis	87 10ǂ11v14Ƹ
~rwo	78 7Ɲ8ś11ǃ12i14o18J19ŚǠ
~rwor	78 7Ɲ8ś11ǃ12i14o18J19ŚǠ
~rwr	83 -7Ŀ7e8ƈ10n12Ť19ǀ21ũ
~rwri	83 -7Ŀ7e8ƈ10n12Ť19ǀ21ũ
~ry>	44 -15N-13Ǧ-11ǈ-10Ĺ-9Ʒ-8ǂǩ-7iŁŇŷƜƣǅǓ7cLWĿōƗǀ8fCDń9abSƝƸƻ10IƄƼǚǥ11lĽŗŲƮƾǘǢ13ZņŨǙ16ƊƦ18Ńƫ20ſƂƘƽǌ22ů23Ɔư24Ū25hŤǛ33ǒ36Tǡ
~ryb	67 -11Ư7ŎŭƖƿǗ8ŷžǇ9œ10Ƣ11KŁŨŰ12ǅǩ14ķ16ľǈ20nƬ
~rybo	67 -11Ư7ŎŭƖƿǗ8ŷžǇ9œ10Ƣ11KŁŨŰ12ǅǩ14ķ16ľǈ20nƬ
~rye	89 34ǩ40Ǜ
~ryer	89 34ǩ40Ǜ
~ryi	74 -17ǡ-14ǖ-8ǩ7ş8ſ9ƃ11Ůǥ12ŘƦ13Ǟ19Ǜ20ž24P28Z
~ryin	74 -17ǡ-14ǖ-8ǩ7ş8ſ9ƃ11Ůǥ12ŘƦ13Ǟ19Ǜ20ž24P28Z
~ryo	89 -12ǐ13Ž18ŷ
~ryon	89 -12ǐ13Ž18ŷ
~ryt	65 -8ǩ-7ǝ7bƂ8AŖƳƻǦ9KŝǑǢ10ƶ11UĿ12Ƭ13Ǆǖ14ǐ16Ļ19ōƯ26iƗ27ķş
~ryth	65 -8ǩ-7ǝ7bƂ8AŖƳƻǦ9KŝǑǢ10ƶ11UĿ12Ƭ13Ǆǖ14ǐ16Ļ19ōƯ26iƗ27ķş
~ryw	86 13Źƞ14ǒ17ǘ19Ǆ
~sa>	84 -7ǅ8j13zǋ20eC22Z
~sab	81 -10Ʀ14Ư15ň26ş31W
~sabi	83 -10Ʀ28ş31W
~saf	67 8Ķ9N16Ƙ31Ž35Ǝ57Ǚ
~safe	67 8Ķ9N16Ƙ31Ž35Ǝ57Ǚ
~sag	86 11ŭ15Ĺ26K
~sage	86 11ŭ15Ĺ26K
~sai	63 -9Őœ-8Ť-7Ń7WĵŮǔ8pruxKŊŬƝ9Sņ10ŎŲ11dtŝƥǜ12Oǅǚ13ƅƶ14G16HV18c19Ŕ21q22y25B26ƴ
~said	63 -9Őœ-8Ť-7Ń7WĵŮǔ8pruxKŊŬƝ9Sņ10qŎŲ11dŝƥǜ12tOǅǚ13ƅƶ14G16HV18c19Ŕ22y25B26ƴ
~sal	62 -11Ǔ-10Dũ-9Ł7Ǎǔ8Ǩ10ƗƧ11űǕ12Ǡ13Ʀǈǋ15Ʈ16WƩ18ǃǉǟ22T25ǖ26Ǜ27ƒ33ņ55Ǌ
~sal>	87 25Ʃ
~sala	78 -7Ʒ13Ƨ19Ʈ21Ʀ22W27ǉ33T
~sale	66 -12Ǔ7H9ǔ10Ǩ12Ɨ13ǕǠ27ǖ29Ǜ31ƒ36ņ61Ǌ
~salo	86 -13D-11Ł-7t12Ǎ19ǋ21ǈ26ǃǟ
~sam	63 -12H-9Ż-8Ƹ-7Ĵǩ7Űƾ8ŗƖǍǞǥ9Ŝ10ņőǇ11żƇ12Ɠ13koǂ15Ŷ16ǁ17Ŵ18I19Ʃ25ş27ũ31S40p
~same	63 -11H-9Ż-8Ƹ-7Ĵǩ7łŰƾǜ8ŗƖǍǞǥ9Ŝ10ņőǇ11żƇ12Ɠ13ko14ǂ15Ŷ17Ŵ18I19Ʃ25ş27ũ31S40p
~sat	75 8Ʋ9Ļ10ƚ12Ʈ15sŖ17ŋ19ŧ23ŝ28ǣ
~sat>	84 -7ņ9Ʋ12ƚ14Ʈ21Ŗ
~sati	79 10Ļ16s18ŋ21ŧ24ŝ29ǣ
~sav	61 -13N-12y-7ĸƤ8ź9ƮƳƵ10Ļ11ŋǗ12w13ķ14ǩ15Ĺ20Ʊ25Ĵ39Ţ44Ř63Y
~save	73 10ź11Ƶ13Ǘ14ŋ19Ĺ24Y26Ř30Ĵ36Ţ
~savi	64 -12yN9Ţ10Ƴ11Ļ13Ʈ17ķ19ǩ21Ʊ24Ř45Y
~saw	78 9fƫ12tǙ14j16Ũƚ18C21ƾ
~saw>	79 9fƫ13t14j16ƚ17Ũ18C22ƾ
~say	49 -19Ŧ-17Ʒ-11ķŸ-9Ŀń-8CƗƢ-7jkvAŢŨ7FőƨƬƵǃ8YłƩǢ9ŖƅƾǑǚ10ţűƝ11NƼ12ŇŊƴ13ƈǧ14Ōŝ15Qǩ16ŋ17BŀŔ20ř21Œ22ŗ24ū25ŚƸƺ26ň28Ů30TŁ39b40ơ46r
~say>	51 -20ž-19Ŧ-16aƷ-11ķŸ-9ń-8coqĿŘ-7kƗ7ōőƙƨƿ8ř9YłƵǃ10ƾǑǚǩ11ňţűƝ12Ƽ13ŊŚƴ14ƈǧ15ŝŮ16Q17ŋŌ18ŀŇ19BŔƸ20ŗ24b25Œ26ū27ƺ29ơ33Ł34T50r
~sayi	80 -9Ň11o12Ƹ14ĸ15N16ň29b
~says	72 -9ǌ-8vw-7j7ŖƪǢ8Ƭ9Vň10cqļ11ǩ12ƒ13F15ƅ17a18řơ19Śž20Ů
~sba	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ů8ųŷ9Ư12Ʈ15Łƫ16Ƴ20nż23f26ŴƷ28p30st33rƨ34ǂ35q40o
~sban	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ů8ųŷ9Ư12Ʈ15Łƫ16Ƴ20nż23f26ŴƷ28p30st33rƨ34ǂ35q40o
~sca	67 -9M-8ōƑ-7J7wŤƴ9ŇŢ10Vť12şƣ13Ņ14ǁ16C17ł21Ǆ24ś29ƺ46Ũ56Ŀ60ǘ
~scal	81 7Ŀ8w13Ň20C22ł37ƺ
~scam	87 68ǘ
~scan	87 -11M34ś
~scar	74 -9ō7ķ9ƴ10Ţǘ11VŤ14ƣ15Ņ17ǁ53Ũ55Ŀ
~sch	60 -9Š7yƄǢ8Ǧ9KSǔ10ŻƘ11qQ12vŭ18Ǔ19l22R28x33Ʊ36ź43m
~sche	82 7LƖ11Ǣ15Ƙ31R
~scho	61 -9Š7yƄƶ8Ǧ9KSǔ11qQŻ12vŭ18Ǔ20l29x34Ʊ37ź45m
~sco	67 -9W-7f7m8ľ9şŮ10Iő12Zǩ14Ǖ16Q24ź34Ž44ĵ
~scor	77 -8f19Ž51ĵ
~scou	73 -10W8m9ľ10şŮ12ő15ǩ17Q19Ž27ź
~scr	70 8śƸǜ9Ʈ11Ɠ13ŏ15a28Ɣƕ32ƻ
~scra	86 8m12Ʈ13Ɠ17ŏ
~scri	77 9Ƹ10ǜ36ƻ
~scro	82 33Ɣƕ
~scu	79 10Ɓ11ƺ15h31ǀ
~scub	83 33ǀ
~scui	87 11Ɓ12ƺ16h
~se>	33 -28ŗ-19Ŧ-18Ǘ-16Ǧ-15ƫ-14RśƦ-13űǍ-12Ņŏǅ-11LXYĹľŖƾǏ-10xŃŕŨŶƬ-9ŌřŜǃǧ-8STũƪǄǔǞ-7opCOWĶŉƘƱǜǣ7cgŝƚǕǖǢ8hMĵƋƖƺ9QůƊƌƻǙǠ10IŚųŷƂƉ11qtDĸŔƏ12ŽƓƛƯ13dwJŸơ14sPŀŎŲƝƮ15ƇǤ16ňǇ17aŐœŭƎ18fƜƟƷ19UłōŹƣƿǐǝ20Z21ƕ22ƆǂǋǑ24HŠƑǁ25ń26ƙ27Ɣ28ƞǩ29Ƥ30Ł31ş34ƅ39Ƣǌ40F44ƒ45ķ
~sea	72 -11h-9j7ǀ8U11xƽ14ƚ15ƉƜ16Ɵǟ24Ǖ34ǋ45ǎ
~seas	73 -9j7ǀ8U12xƽ15ƚƜ17Ɵǟ25Ǖ46ǎ
~sec	63 -9Ūǎ-8Ǎ7pĻǘ8Ķ9dA10Ňƶǌ11I13ǋ14ľŊũƣ15yŌƔ18Ǟ25N26Ǝ28ŴƟ
~seco	67 -9ǎ-8Ū7pǩ8Ļƣ10dA11Ň12Ŋ13I14ǋ15ũ16yľŌƔ20Ǟ27N30Ŵ31Ɵ
~secu	76 -9Ǎ7e8Ǘ9ƣǘ12Ķ35Ǝ
~sed	56 -12ų-10G-9Ő-8őűƒǌ-7xƌ7ŗƕƲ8ŹǋǏǤ9iƀƍƖƼǨ10ũ11ĵƷ12ƴ14Ɨ15ōŔŪŸ19lŭŽ21Ƙ23ŝ24ǎ26šƳ28ŷ31Ŵǝ41œ
~sed>	56 -10G-9Ő-8őűƒǌ-7xƌ7ŗƕƲ8ŹǋǏǤ9iƍƖǨ10ũƼ11ĵƷ12ƴ14Ɨ15ōŔŸ19lŭŽ21Ƙ23ŝ24ǎ26šƳ28ŷ31Ŵ32ǝ41œ
~see	60 -16J-14ǋ-10Ƙ-9ŃŤƜ-8ƭ-7ŝǔ7šŴƉƬ8Ĺźƿ9vœ10ŎƊ11ţƏ12ĿƝ13Ɔƛ14tĽŊ16ŭǩ17yřƳǞ18ǂ19Ƅ21ļŒ22HƲǒ26ňƾ29V
~see>	61 -16J-14ǋ-11ǩ-10Ƙ-9Ń-8ŤƜƭ-7ŝ7ŴƂƉ8šźƬƿ9Ĺœ10vƊƛƲ11Ŏ12ĿŒƏ13ţƆƝ14Ŋ15Ľ17ř18yǂǞ19Ƅ22ļ23H26ƾ28ň30V
~seen	80 8ǥ12Œ19Ƴ20t26ǒ36ǩ
~seh	68 -14ų-11Ǌ7Ɨ14Ū18Ʈ24n25T29ŷ
~seho	68 -14ų-11Ǌ7Ɨ14Ū18Ʈ24n25T29ŷ
~sel	53 -17ŗ-10Ļ-9Ʈǩ-7qƿ7ƀƘƯƻǑ8Š9Ǝ10cC11ǚ13Ʃ14ŘǇ15AŁţ16ōƓǉ17Ŧ18nƢ20Ʀ21Qƒ23g28ƕƝ29Ǟ30ǔ33Ʒ40Ǩ46H
~self	57 -15ŗ-7q7tzƾ8ŶƀƘƻ9VŠƯǑǚǣ11Ǝ12cCƷ14Ɠƕ16Ǉ17ţ18Łōǉ19H20Ŧ21nƢ23Ʀ25Q27g
~sell	66 -8Ļ7Ǜ8Ǖ9ĸ10ƁǄ19ƕ21Ʃ27Ʒ30ƒ35H38Ɲ40ǔ42ǞǨ
~selv	78 10Ō13x23Ř
~sem	64 -10Ƙ11ƁƜ13Ɲ14ƥ25ƛ53Ɗ
~seme	64 -10Ƙ11ƁƜ13Ɲ14ƥ25ƛ53Ɗ
~sen	58 -20Ś-17ǈ-12ơ-11Ĵ-10Ǡ-9kǩ-8ǒ-7LŸ7hoƔƸ8ĹŌŜŝ9ŋƃƪǀ10s12Nšǘ14Ǝ16ƕ19Ų20Z21K28Őǧ30ǌ35ň39ļĽ40J49ś
~send	63 -17ǈ-11Ĵ-10kơ-8ǒ7ǁ8Ɣ9o10Ōƪ12Ŝ16ļ18ƕ19K22Z28JŐ31ǧ34ǌ59ś
~seng	83 12h14ǀ16ƃ29Ų
~sens	77 7Ň16s19Ǝ52ň
~sent	72 -19Ś-11Ǡ7ő9Ƹǜ12Ĺŝ13ŋ16Nš18J19ǘ31ļ42Ľ
~sep	80 -7ŗ9f16ş27Ƙ30Ř
~sepa	80 -7ŗ9f16ş27Ƙ30Ř
~ser	63 -10Ƭ-8ƿ7fƐ8ƕƼ9CLŢ10ŝţƠƺǂ11Ə13Ǟ14ƽ15Ŝư18ľű22X31Ǆ34Ǜ
~ser>	82 -12Ƭ8A12Œ13Lƺ14Ơ18C30X
~seri	84 -7B7ū11ƼǏ15ǂ20ƽ
~serv	66 8fǚ9ƕ10Ţ11ŝƏ12ţ14Ǟ16Ŝư19ű20ľ33Ǆ36Ǜ
~ses	64 -14Ŵ-13P-11Ƣǡ-10a-9Łů-8cķ-7B7ũ8ƅƛƣ9YƏ10AǄǊ11xFřƒ13qƽǌǔ14Ǘ16T18oư20Ƌ21pǓ22Ǚ24Ɩ34ų35ţ
~ses>	64 -14Ŵ-13P-11Ƣǡ-10a-9Ł-8cķ-7B7ũƻ8ƅƛƣ9Y10AǄǊ11xFřƒ13qƽǌǔ14Ǘ16T18oư20Ƌ21pǓ22Ǚ34ų35ţ
~set	61 -13Ƥ-8V-7ŀǟ7GŃŉ8LŧƬ11Aŗ12ĴŒ13ţ14Ŧ17Ũ19TƖ20Y23ƞ24ǝ28ĺ32Šư33Ţ40ǆ41ķ
~set>	64 -13Ƥ-9Œ-8Vǟ7ŴƄ8ŉ9Ƭ10L12Aŗ13Ĵ14ţ17Ɩ20Tĺ21Ũ22Y23ķ26ǝ32Š35Ţư42ǆ
~sets	86 14ĺ27ķ
~sett	79 -8ĺ-7ŀ10G11ł12Ń13ŧ23Ŧ27Œ33ƞ
~sew	86 39ƛ
~sewe	86 39ƛ
~sfi	89 23ŧ28ŝ
~sfie	89 23ŧ28ŝ
~sgi	86 10ǜ35k
~sgiv	86 10ǜ35k
~sh>	58 -12i-10ař-7ŰƨǐǠ7ŌƩǁ8hƖ9oŃƤ10Ǆ11ĽŏŞ13m14ĻūǛ15g16Ů17Y20ǩ22ż27ƃ29O33Ƶ38Ų39ƪ56ǖ
~sha	63 -12ƈ-10FŔƞ-8Ő7MƄƼ8ǂ9TŶ10QǈǓ11ǘ14ŌǆǙ15ųƠƬǩ18ŘǍ19Ŋ20nƉ22Ũ30űŲƸ37Ƣ
~shak	87 -13Ŕ12M15Ǔ34Ũ
~shal	84 21Ƭ22Ō33ǩ
~sham	87 10Ƽ11Ƅ17ǈ
~shap	74 -14ƈ7ĵ10ǂ25Ɖ36Ƹ39ű
~shar	71 -16F-9ƞ-8ǩ-7Ő8ƫ11TŶ14ǘ16ǆ18ųƠ21ŘǍ23Ŋ24n34Ų42Ƣ
~she	51 -22ǩ-20Ū-13ƹ-11Ƹ-10cMĶƱ-9PǏǠ-8jL-7ŒŔŨŰ7gHŚŧǜ8fů9B10ųŶƫ11ŅƳ12łżƅƢƪ14Ɲ16ņư17yƎǈ18Ɗ20p22ƨ25ƛ26x27Ŵ31Ʈ32o33ǂ34s37tź38q40v41Ƒ48r51Ʒ
~she>	56 -21Ū-19ǩ-13ƹ-12Ƹ-10cƱ-9PǠ-8jLMĶ-7ŰƔ7AŹƝ8ŧ9ű10ůǜ11Bų12Ŷ13ƫ14ƅƢ17Ƴ20yǈ24p25ƨ30x32Ŵ33Ʒ36Ʈ37oǂ38s39ź42t44q50v54r
~shed	67 -10Ǐ7YƖǝ8ƌ9ǡ10mƝ12Hĺ18ƪ19ņ25Ɗ28Ʒ59Ƒ
~shee	75 9w10f11u12ǣ15Ś24ł
~sher	79 13Ż15g28Ǝ43ƛ
~shes	84 -11Ż24ż30ư
~shi	61 -13k-7iƳǏ8ŠƄǕǝ9gU10ƚƛ11ƍƗ13Ɓ14ǅ15ū17ǆ19ǎ23j24Ţ28Y30ǘ35R37Ɖ38ƈ
~shie	86 11ű20Ɓ24ū
~shif	83 -16k13U27ǎ49R
~shin	69 -7iƳǏ11g12ƍƛ13Ɨ14ƚ17ǅ27j35ǘ43ƈƉ
~shio	86 42Y
~ship	73 10Š11ƄǕǝ22ǆ30Ţ
~sho	47 -23ơ-21r-19ƣ-17ŉ-16Ʒ-15Ƥ-14ũ-13G-12Ÿ-10ioŀŐ-9SĻŏŦƳƼ-8vDƵ-7wķŖ7cLƾ8ĸƸƺǁǢǩ9guOōŷ10BIƶ11XŊśƁƑƬƻǔ12hkJŧ13ĽŠ14ŎŽƭǍǏǡ15dǖ16fKĴŵǧ17sĺňǈ18ŨƄǨ19MNń20aǅǠǥ22ǃǟ23Ō24ƗƘ27ǋ32ǌ38Ɲ
~shoe	89 11Ǩ13Ǡ14Ś20ƺ
~shoo	78 11h12cJ14a15Ɨ17ś
~shop	56 -27D-23ơ-22ƣ-12Ƥ-10Őǩ-9iSŏ-8b-7aŀ7y9XǄǐǝǞǦ11U12Ǡ14g15ƑƗǔ17Ɓ18ŠǍǏǢ19ǖ21M23ĺ24Ǩ25ǅǈ26ńǥ28ǟ29ǃ30ŵ35ǋ40ǌ49Ɲ
~shor	84 -8Ʒ11Ɯ13W15Ť19k25Ʈ
~shot	83 9ś14Ƙ20ǁ25ƻ31Ž
~shou	56 -21r-19ŉ-9ũƮƼ-8o-7ƵǢ7ŋ8ǩ9ĽƱ10ŎƸ11hL12Ƅ13IO14u15ō16M17ŧƬƶ18ŷǧ19D21Ĵƭ22afƘ24Kň26sN33Ō
~show	68 -10GŸƷ-8ƕ7ţ8kŇ9Ţ10nƹ11X12Bĸ13ĽŎƾ14Ƅ15ŗ18ǩ24Ŋťǡ26d
~shu	72 8ƚ9Ɵ11ŋ15ũ23ǎ28ƛ59ǝ
~shut	72 8ƚ9Ɵ11ŋ15ũ23ǎ28ƛ59ǝ
~sib	87 7ǌ8Ř20ƽ
~sibl	87 7ǌ8Ř20ƽ
~sic	70 -11ǝ-10Ǆ-8Ʈ10ņ11Ň12W17xƽ18ƀ20Ƹ23ǁ30Ǜ31Ǩ36ƾ39ǩ
~sica	78 11ņ20ƀ23Ƹ26ǁ28ƾ
~sick	78 -13ǝ-8Ʈ14W19x20ƽ34Ǜ35Ǩ
~sid	52 -12Ƹ-10UŨ-9Ǐ-8Sƞ-7Ƃ7ĶƌƪƱǈ8ŔŴŷƏ9ZķŁƽǀǇǛ10łœūŲƣǂǩ11gqTƉǄ12ŧ13Ɨ15jCYŰ16Ǎ17n18Ɲ20ư22uƥ23Ǣ27Ǡ30ƁƦ38Ƈ
~side	53 -12Ƹ-11U-10ŨǏ-8Sƞ-7MƂƯ7ĶŖƛƪƵǈ8ŔŴŷƌƏƱ9ķŁƽǀǇǛ10Złœūƣǂ11qTŲƉǩ12gŧǄ13Ɨ15jC16YŰ17nǍ19Ɲ20Ƈ21ư22uƥ23Ǣ27Ǡ30Ʀ31Ɓ
~sidi	82 42Ƈ
~sie	78 9ŋś17M18K21ǃ33ǎ
~sies	80 10ś21Kǃ34ǎ
~sig	60 7IĽŖƁ8ŠƢǉ9œ11ZƨƲ12yƱǠ13ƒ14Q15J16ǩ18ǃ21ő25Ŏ26Ǔ29Ɩ31ǚ34Ł43Ō
~sign	60 7IĽŖƁ8ŠƢǉ9œ11ZƨƲ12ƱǠ13ƒ14Q15J16ǩ18ǃ21ő25Ŏ26Ǔ29Ɩ31ǚ34Ł43Ō
~sim	86 13Ļ21Ǝ26ư
~simp	86 13Ļ21Ǝ26ư
~sin	44 -21Ƃ-19Ō-17D-11ŪƢƿ-10Tŵ-9eŇ-8aĺŝƒƤƷ-7ŒŤƗƚƬ7JŨƙơ8MŹƉƌƕƘǑ9nAPťŬ10ƻǛ11dŘǎǜǠ12t14FĸŞǢǦ15fiǐǔ16ő17ƹ18ǝ19S20ŎƝ21ǡ22Ǌ24ǃǋ26ňǆǨǩ30Ǆ31ŭǥ33ũ34Ǟǟ36ǅ38Ɩ
~sin>	73 -14Ƴ-8Ƣ7D8g9Ŕǜ11ASǨ12Ŝũơ13ō16Ũ21n31Ɩ
~sinc	59 -10ǩ-9Ŝ-7ņƒ7ƌ8IżƸǂ9Pƪ10ƣ11G12Bţ13ƹ14Ź16ŗť20ǟ21ǅ25t28i32Ső35Ǟ39ũ
~sine	51 -22Ƃ-12D-10Ū-8T-7Fō7ǩ9ǘ11Ǒ12A13Ǜ14MǠ15ǎ18ǢǦ21Ŏǐ22ǔ23ǆ24ǝǨ25ŭǟ27ǅǞǡ28Ǌ29Ɲ30ǃ31ǋ36Ǆ38ǥ
~sing	61 -24Ō-14D-10e-8ƿ-7ŵƚƢ7qŐ8uƄ9Ŀ10ŖƙƳ11JƆƹǆǜ14ŭƉƕƘ15Ŭ17Ř18d24f27Ş29FƖ40ň45ǩ
~sink	87 -12Ň10ƌ18ƛ42ĸ
~sio	60 -19Ř-11ƻ-7žƵ7ł8gTƅƼ9OŖ10ţŤű12Ń13Ň14Ʒ18ż19Ł23Ɩ39Ķǚ42ƀ
~sion	60 -19Ř-11ƻ-7žƵ7ł8gTƅƼ9OŖ10ţŤű12Ń13Ň14Ʒ18ż19Ł23Ɩ39Ķǚ42ƀ
~sis	69 -35ǌ-9a7hƁ9ŷ14UƷ16z23Ư26B32ƽ34ơ53A
~sist	69 -35ǌ-9aƼ7hƁ9ŷ14UƷ16z23Ư25ƽ26B34ơ53A
~sit	59 -12ǩ-8ŭŲ-7GĴĿƽ7yNV8zĵǈǦ9jSƙǐ10F11YƘ15Űǁ16Ķ18ĹƇ20ƥǛ21Ɲƾ23n24Ɵ26ļ27Ŵ31M35Ɯ58ŀ
~sit>	71 -9ǩ-7ŭŲ9Ű10L11Nƙ14MƝ15ĹǐǛ19ŀ20Ŵǁ26Ƈ28ƾ
~sita	84 47ŀ
~site	77 7Ǧ9Ľǖ10Ĺń12Ǜ15Ŵ27ƥ35ļ
~siti	81 -8G7ż13a14SV15ǈ25Ɯ
~sits	87 -8n7D15Ű16Ɵ
~sitt	72 -7Ĵ7Ƃ8H9Ś10r12ĵƝ15YŀƘ16j19Ɵ21Ķ23n25M
~situ	86 -7ƽ13zǨ14Ź16n17F
~sity	89 13x17y
~siv	73 7Ǐ10ǣ13XőƗ15ńŅŐ20Ƙ32ƀ
~sive	73 7Ǐ10ǣ13XőƗ15ńŅŐ20Ƙ32ƀ
~siz	79 -10Ɲ-8M7Ǟ10Ʒ12r13œ26ƆƬ47H
~size	80 -10Ɲ-8M10Ʒ11Ǟ12r13œ24H26Ɔ28Ƭ
~sk>	57 -10Ǐ7ĵƾǌ8ķšƧ9uƝ10Ƈ11ǒ12A17ƙ18Ĺ23PŊ26ũǓ27c29Łƿ45ŉ
~ske	72 -12Ƅ8ōơ11pń13a14ǒ16Ǧ17ƕ19ŀ20ǧ
~sked	72 -12Ƅ8ōơ11pń13a14ǒ16Ǧ17ƕ20ǧ
~ski	68 -7Ĺ7Ɓǘ8Ơ9c11Bō12vZƩ13ů14Ƃ15Ľǁ16ơǧ18a20Ǐ21ƒǓ24Ƅ30Ŋ
~skin	71 -7Ĺǒ7pǘ8Ơ9c10Ǧ11a12v13ZōƩ16Ľǧ17ơ21Ŋ22ƒǓ26Ƅ
~skip	82 -10Ǧ10Ɓ12Ŋ14B16ů18Ƃ19ǁ
~sks	82 -14ǧ7u9h13w14m15ǌ17P
~sks>	82 -14ǧ7u9h13w14m15ǌ17P
~sky	78 -20g9Z12Ơ31j72ǀ
~sky>	82 -21g10Z12Ơ33j55ǀ
~skyd	86 22ǀ
~sla	77 -8Ɗ8Ɠ14Ŷǎ15ǟ20U22ž32Ƈ
~slab	82 -8Ɗ8Ɠ34Ƈ
~sle	69 -15Ǉ-9Ń9ľĿ14Ō15ĸŨ18ŰƤ19Ļł26Ƽ33n39x
~slee	69 -15Ǉ-9Ń9ľĿ14Ō15ĸŨ18ŰƤ19Ļł26Ƽ33n39x
~sli	80 -31Ň-9Y-7ŀǗ7Ť14ƀ20Ľű21ƍ29ǡ61Ş
~slid	89 15ƀ23ƍ
~slip	89 -8Ǘ9Ť23Ľ32ǡ
~slo	76 15iňƛ20b22U25ǟ40ǎ
~slow	76 15iňƛ20b22U25ǟ40ǎ
~sma	69 -11ƛ7ǜ9H10Ʀ11ũǈ13Ƭ14AņǄ15ńƥ18ţ19Ǝ22ŐŦ
~smal	73 8ǜ10H11Ʀ12ǈ15Ǆ16ƥ19ţ23Ő24Ŧ
~smar	83 -11ƛ14ũ18A19ń21Ƭ24Ǝ
~sme	84 -9ţ10Ǜ14ņ32ǜ
~smen	86 -9ţ14ņ33ǜ
~smo	67 -18ţ-11q9Ɛ12ƞ14Ƥ20ŧ24Ǝ35ǂ83ƹ
~smok	67 -11q9Ɛ14Ƥ24Ǝ35ǂ83ƹ
~sna	84 8ņ16ś31Ž
~snap	86 16ś32Ž
~sno	80 -7cnA10Ǆ45Ɵ56j
~snow	80 -7cnA10Ǆ45Ɵ56j
~so>	35 -13ő-12Ǒ-10ŏǩ-9oŀǛ-8ťƊ-7aůƉƌ7tDJKORřŭžƕƤƥƪƺǁǙ8ĻŮſƻǄ9GIŃŒŗŲƸǗ10gTļĿŵżơƵƾ11fwAşŢũǇǣ12CLƞǕ13ŤƓƖ14cqyĵķŴƈƬƹ15UŌŶƩǚ16sSĹŪƝ17ńƔ18ĺŕŦƦ19ųŷƢ21ikQňţ22hŁƠ23œ24npŝ
~soc	70 10j13ĸ16ǆ17m18x23Ķ24Ǘ27ƿ48e
~soci	72 13Ķ17mǆ25Ǘ28ƿ50e
~sock	89 8Ƣ14jĶ18ĸ
~sof	81 9Ɖ13ĵ16g27q
~soft	81 9Ɖ13ĵ16g27q
~sol	71 -14F-10Z-7Ŏ9ƅ10ƕ11s12PŶ13ķŖ14ƉƢ15fŠ23ņ24Ŝ31ű35ǆ
~sold	78 -10Z-7Ŏ11ƕ13Ŷ14P15Ŗ17Š18ķ26ņ27Ŝ35ű
~sole	83 42ǆ
~solo	89 -17F14s20f21Ƣ
~som	43 -14šŨ-13s-10W-9ƃƵ-8ũųƛƠƱǌǎ-7nBTňŐƗƴǔ7YŖŢŤŪƄǘ8fūƟƮǅ9NĻŠƕ10Ŷƾǜ11zPĿƤƿ12ľŗǞ13FŚŰơƺ14Ĺžƥ15ĵŀſƳǋǚ16ĸŵŽƶǈ18ķŴ20m21Ŋ23ĺŞƯ24ņƨ26A27Q30Ř
~some	43 -14šŨ-13s-10W-9ƃƵ-8ũųƛƠƱǌǎ-7nBTňŐƗƴǔ7jYŖŢŤŪƄǝ8fūƟƮǅ9NĻŠƕ10Ŷƾǜ11zPĿƤƿ12ľŗǞ13FŚŰơƺ14Ĺžƥ15ĵŀſƳǋǚ16ĸŵŽƶǈ18ķŴ20m21Ŋ23ĺŞƯ24ņƨ26A27Q30Ř
~son	56 -14Ǧ-12pǆ-10Wŏ-9ij-8ǥ-7tŅŲƨ7TźżǍǢ9ľƚƜƝǃ10ƃ11J12ĹłƟ13ŭŹ16Ǩ17uAņŊŌƂ18ų19Ǟ20fŜ21ũƗ22xǈ26y27vŔ28M38w39ǎ
~son>	59 -12p-10ŏ-9ij-7tŅƨ7gƯ8źż10ž11ľƚƜ13Ĺłǟ15y17fŹ18ǎ19ņŌǨ20A21ų22wǞ23Ŝ24x29Ŕ31v33M
~sona	71 -14Ǧ-9ǟ-8žǥ8Ǘ10ƦǢ12T15JƂ16ƃ18ŭƟ24Ŋ29ǎ35Ɨ
~sons	80 -13ǆ-9WŲ16Ɲ18yǃ19u20x25w26ǈ28ũ
~soo	71 -11ǜ7ƕ9Ɓ10ľ12yĿ14V15Ƅ16ŕ20Ǟ25Ź27H43Ń
~soon	71 -11ǜ7ƕ9Ɓ10ľ12yĿ14V15Ƅ16ŕ20Ǟ25Ź27H43Ń
~sor	70 -7ǈ7Tƺ9ǀ10cǏ11Ƴ15ņ18Ǝ19f20a22ĸ29Ʃ
~sorr	74 -8ǈ7zTƺ9ǩ10c11Ƴ16ņ20f22a
~sort	89 7ƛ12ǀ38Ʃ
~sou	64 -11S-7Ŧ7CLNŌŽƜ8FŨƽǛ9ŧƆƉǈ10ţƸ11i12Ǩ13G15Ľ18bƟ19l21ť28c45Ň
~soun	66 -12S-7Ŧ7LŌŽƏƜǓ8N9FŨƽǈǛ10ŧƆ11Ƹ12il13Ǩ14G16Ľ18b22ť29c47Ň
~sout	84 10l12Ɖ13C25Ɵ
~spa	69 -20F-8Ľ8Ǘ9Ǣ11ƅ13Ƈ17Ɗ21Ɛ22J25ǋ28Ɲ31Ŵ34Oǌ
~spac	75 -22F9Ǣ15Ƈ19Ɗ23Ɛ27ǋ37ǌ
~span	89 7ƭ9Ɖ14ƅ20ǩ
~spar	82 -18ǩ8g34Ɲ38Ŵ41O
~spe	59 -16Ō-9Š-8ľĿŶ-7Ň7tNƶ8Ţƽ9wņƉ10gUŵƦǃ11l12ŚŽ13a14ŏ15s16k17ƞƾ20JƘ23Ÿ26Ż31X39b
~spea	78 -7Ō11ƽ12ǩ14N16Ś21ŏ22s30a
~spec	69 -8Š9ł10ĺŢƯ11Ɖ14U21ƾ22ƞ25Ƙ
~spee	80 18Ž39Ż
~spel	74 -13Ō-12a10t12w14ŵǃ26J52b
~spen	75 -9ľ9Ƅ10ƶ13Ʀ15l16g21k29Ÿ44X
~sph	86 32Ɖ
~spha	86 32Ɖ
~spi	72 -12C-11ţ7Ž8qž11V12ĸƃ13S14ƻ17Ƽ18Ǩ20ǂ21Ʀǔ23Q27Ƹ
~spit	73 -13C-11ţ8ž9q11V13Sĸƃ17Ƽ19Ǩ20ǂ21Ʀ22ǔ23Q27Ƹ
~spl	73 12l13ƍǇ15Ĵ27ƫ39Ƣ
~spla	89 14l17ƍ
~spli	75 14Ǉ16Ĵ27ƫ41Ƣ
~spo	63 -16P-14aǩ-13Ɲ-11Ƹ-9cd7Ɵ9ƙǘ10Ľ13ŰǏ17CMƉ20Ʒ22ǀ23r29ƨ30gs31oq32ǂ34fp
~spor	84 30ǀ43g
~spot	79 -7ǩ11ƞƟǋ12Fƙ13ǘ17Ű23MƉ
~spou	68 -15P-14a-12Ƹ-9cd22Ʒ25r32ƨ33s34o35q36ǂ37p38f
~spr	66 -8y7ť8Ĵ9ŃƮ10jt12k14u17H18ş19ŕ21ł23ţ25Ǎ27ƣ
~spre	86 12Ĵ24ş30ł
~spri	67 -8y7ť9Ʈ10jtŃ13k15u17H20ŕ24ţ26Ǎ28ƣ
~squ	70 8ū10ǁ11ķ15Ɠ17ǋ31ǖ39Ɔ
~squa	71 16Ɠ17ǋ31ǖ40Ɔ
~sr>	84 -14O53Ƅ
~ss>	44 -21Ƃ-16ĸ-12ŏŪ-11BŞ-10őŖŗ-9Ļ-8CŨŬżžǣ-7tvĺƜƮ7łŧƽǑǔǛ8šƀƲǌǞǧ9iľţƪǉ10ļƈǎǜǠǢ11MŰƦ12Eźƶ13gsŎǙ14GŘǡ15J16ǐ17Ů18ŤŦũŭǄǓǗǤǨ19Ɲǆ20Ƴƿǅ21Ɓǩ22ǋ23ťǃ24ǥ25ŝ28Uǝ32D36ǟ42ǊǦ
~ssa	86 -9N15Ĺ21a23ų26K
~ssag	89 16Ĺ27K
~sse	62 -12ƻ-7F7hŴǤ8tƯƲǨ9CƃǀǄ11iřǔ12ĵƷƽ13Ǘ14š17ō21ŲǙ24Ɩ33ţƳ41ķ
~ssed	70 -7x8u9Ư10tƲ11Ǥ14iĵ15Ʒ16š20ō41Ƴ
~ssen	83 12h14ǀ16ƃ29Ų
~sses	74 -13ƻ-8F8ǥǨ12Ǆ13xř16ƽǔ17Ǘ25Ǚ29Ɩ43ţ
~sset	84 60ķ
~ssi	64 -12ƻ-7žǩ7Ɛ8uTő9ŖƼ10Ŏţũ11ǜ12ńű13Ņ14Ň15zƉ16gǤ25Ɩ30Ş34ǚ
~ssin	76 -9Ő-7ŵ7l8gō10u13ŎŖũ14ǜ19Ɖ36Ş
~ssio	71 -12ƻ-8ž7ņ8YŋŵƐ10TƼ11g12ţ14ű17Ň28Ɩ38ǚ
~ssis	87 9Ɓ23z
~ssiv	86 16ő17ń18Ő19Ņ
~ssm	87 -9ţ33ǜ
~ssme	87 -9ţ33ǜ
~sso	83 -8Ų11Ǐ17Ɲ20m40ũ
~ssoc	89 22m
~ssu	71 8ł9p10sƻ11Ƶ12ŁƸ13Ʒ28Ÿ29Ƽ40ǂ
~ssue	82 8ǂ13Ƶ14Ƹ32Ÿ
~ssur	78 9ł12ƻ21ǂ33Ƽ
~ssus	84 11pr14s15Ł16ǂ17Ʒ
~ssw	87 55ǘ
~sswo	87 55ǘ
~st>	33 -18ǌ-15pũƵ-14ŎŤůƌ-13R-12F-11qVǖ-10lDƁƬ-9ļŉōźƱǓ-8dHŅŢƉƣƥƷǃ-7zXťūƙǠ7hoIOZőƎǀǟǡǧ8LţŭƠƨƿǑǞ9ceCŀłŏƛ10Eĵƫƹƺǋ11ŔŨżƀƑƖƪǛ12bUŠǘ13mǉ14ŘŜƈǚ15Ňűǩ16wĻƸǎ17nvxŻƳ18ŖƗơ19AŪ20KńňǇ21Ŀ22ư23y25Y26Ǌ27ƚ29ŷƘ30ĹǙ31œ32Ʋ34ƾ35ņ44Ǐ52ľ
~sta	45 -13Gǋ-11sDYƝ-10QŞƭ-9izLPUĹłŎŭƀǐ-8ĴŝŪžƳ-7ŇƼǑ7ńƏ8ŕƋǓ9SŃœƊ11jHRŅňƣƥǜǩ12rƛƽ13ř14fVŰƩǣ15ǈ17ūƄ18Ų19ŘŤ21ŌőƱ22ƷǇ23Xķĺ26Ÿ27Őǟ28CƜǚ33E34Ƥ36Ţ37ǅǍ
~stac	89 -11R14Ő52Ų
~staf	80 29ǈǜ50Ǉ
~stai	77 9Ɔƣ10Ɯ20Ɗ24Ƥ27ƛ29Ǎ
~stak	86 39ǚ
~stal	82 16Ɛ21Ǆ40E
~stan	69 -11ǋ-9Ő-7sǝǩ7ƿ8Ļŀũ9KŢƇ10ŰƟƽ11Œƴ12ųǖ14Ɖ16ŨŶ17Z20Ǎ21ķ22Ŗ25r29ň
~star	60 -11G-9V-8L-7žƏƳ7txŋŘƖǧ10dū12őŹƽ13ơǓ14Ƌ15aXǩ17ŏœŕ18ĺ19ř21Ʊ24Ń28R31Ť34Ō37S60ǅ
~stat	60 -10S-9Ńŏƀ-8Ɲ-7ŀ7ů9ż10ĵĸƲ11ƶƻ12ŔŚ13Ʊ14ūƪ15Ķ16Eń17ŗǔ18ķ19Ņ20őƏ24f26ǣ27Ƅ30C34ŐŸ
~stau	82 -9ǐ12Ǜ18ƣ19Ǎ21ǟ
~stay	57 -15Y-12S-9Ʋ-7zQĴłǩ7yK8BŠƨƵ9Ʈ11Ǩ12FŰ13kƧ14jĺ15ƥ16nXǟ21Ř23H24Ʃ31V35ƤƷ36Ɯ42Ţ
~ste	54 -12ƅ-11f-9Ĺ-8ǟ-7ǋǔ7gKƛǎ8UƍǙ10ozƫǅ11ž12u14ǩ15ƎǏ16ũƜ17ƽ18mǊ20arơǗ23B24ŧ27Ƽ31ǘ32ǖ37A40Ư
~stea	82 -9ǟ12Ǒ13ǎ15KƵ18g20S
~sted	74 -14f-7ǋ7Pķ9ǌ12ƘǙ13a16ƫ17z18o30ơ
~stem	68 -7ǔ8ĶǛǝ10b18ǘ21Ǝ28ǖǗ
~sten	83 -17ƅ9B10s13r16A33Ƽ41ǩ
~step	73 -11S-8Ĺ7Ŋ8dǞ9ƉǨ16ž17ǅ19u26ũ28ǘ29Ɯ32Ư
~ster	65 8ĸǃ9Ƽǂ10Ŀ11ƍ12UƷ13ǖ14a21Ư23Bƽ24mǊ34ŧ49A
~sti	51 -11ƭ-9xǓ-8Ţ-7Ňǅ7ŠƀƠƺǣ8kBŀƅƋƞ9jA10Z12ŬƬǖǩ13ft14ű15CUƇƔ16zŷƧ17vP18ũ19qŊƖ20cƵ21Q23J24ƫ26D27I29Ũ45ŉ
~stic	80 -7Ǔ9ū12Ƨǘ13Ǖǖ21ŀ28Ƈ
~stil	54 -9xƭ-7r7yŜ8ƀƋƺǟ9ƞ10Ƨ11jZƵ13ŉ14ftŬƬ16Uǩ17zCƔ18ŷƖ19P20ũ21q22c23Q24v25J29D30I31ƫ32Ũ
~stim	89 -7v10Ů15Ɠ16ǉ
~stin	76 7Ŧ8r9kƆ10Ľ14űƠǣ15Š16Ƶ17B18ƅ
~stio	69 7ķĹ9d15A28Ŋ54ŉ
~stl	70 -9ƌ7Ǉ9ĸ14ŖŻ18ŭ25Ǆ32Ų49ǔ
~stle	87 17Ż41Ų
~stly	72 -9ƌ7PǇ10ĸ15Ŗ20ŭ25Ǆ50ǔ
~stm	81 7Ƌ15ķ19D20d21k
~stma	84 8Ƌ20D21d22k
~sto	49 -16S-11ƗƳ-10Gžǩ-9FƠ-8ƃǂ-7nCĺŰƜ7ǅǌ8ňţųƈ9ŊƸǊǘ10ōŔǡ11Oŀǚ12jƼ13ǃ14ƽ15Ǣ16Ʋ17ŤǎǏ18Ţ20Mǔ21ǋǓ22Ʈ23ǖ24ǟ25ő27Ɲ28Ɛ37Ǎ41ƥ44Ɔ45ƚ60Ǘ
~stoc	80 7Ǣ9Ķ21ķ26ƝǏ
~stom	61 -16S-11G-8ž7k8ĿŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ28Ǔ33őǗ37ǔ
~stop	67 7t8żƼǝ9ĽǁǛ10V11y13Ɓ14ňǎ17Ţ20ŀ29M33Ʈ
~stor	57 -11žƗ-10Ƴ-9FƠǔ-7ķŰǂ7ņŊƊ8ƼǎǞ9ƻǌ10ųƈǅ11ƸǊ12Oǡ13ōŔţǢ16j17ǟ18ƽ21Ť29ǋ43Ǘ45Ǎ52ƥ53Ɔ57ƚ
~stov	79 49Ɛ
~stp	89 23ƴ
~stpo	89 23ƴ
~str	53 -13Ǆ-8esǌ7ňǓǔǛ8Qǩ9ĸŀŔƞƽ10ŜƏ11GƑ12ĴŇŭǃǕ13t15Ƈ16K18ƘƼ19Uš20Ű23ƅƓ24Ǎ26ū27ƙ31ǋ33D
~stra	68 -9ǝ-8s7oŻƼǧ8Ɯǎ9lyǣ10Ş12ň14Ŕš17ĴŀǕ22K28ū
~stre	63 -14Ǆ-9ǌ7ƣ8ŚŨǝ9E11š12ƞ14G15ǋ16Ŝǃ17t24U28Ű34ƙ43D
~stri	74 -7ǩ8ū10Ǆ12řǔ13ƏǓǛ15Q20Ňŭ28ǋ31Ǎ
~stro	82 7ľ9ƿ16ĸ17ƽ23Ƽ
~stru	68 -9Ǆ9Pǆ11ǟ19ǩ20Ƒ22Ƈ25Ƙ31ƅƓ
~sts	68 7Ŕ8uǝ9ŷǏ10XŹ12Ƥ18ǈ21Ǚ23Ǒ27ƾ30Ɯ
~sts>	68 7Ŕ8uǝ9ŷǏ10XŹ12Ƥ18ǈ21Ǚ23Ǒ27ƾ30Ɯ
~stu	57 -13ǩ-11Ƽ-9ƒ-8ƔƠ-7S7Łƿ8sAŞƲǏ9XŋƉǜ10Ũƣ11ŀƋƱ12ƮǐǕǘ16Ɲǂ17ư18Z19ŵ20Ƣ22ƇǢ23ƥ29ź34Ɨ37m
~stuc	73 -11Z7ő12Ş14ƣ16ŀ17Ʈ23ư26ŵ29Ƈ
~stud	70 -9ƒ-8ǩ15Ʊ27Z38ź47m
~stuf	64 -13Ƽ-8Ơ-7SƔ8ƹƿ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐǕ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ38Ɨ
~sty	76 7Ɖ9ƣ10ǈ27Ǒ
~styl	76 7Ɖ9ƣ10ǈ27Ǒ
~sua	73 -10Ł7ƅǀ9ĺ10W12ǡǩ14Aŭǅ15ł26L
~sual	73 -10Ł7ƅǀ9ĺ10W12ǡǩ14Aŭǅ15ł26L
~sub	63 -11ŵ-9Ƌ-7ƴ7ů8ƅ10Ǥ13Ǔ23Ō37Ŷ81Ǒ84ǒ
~sub>	83 -12Ƌ33Ǒ43ǒ
~subc	80 11Ǒ16ǒ
~subs	69 8ƿ12Ǥ45ǒ54Ǒ
~suc	89 10Z11w12ŭ13ƻ
~such	89 10Z11w12ŭ13ƻ
~sud	87 11ŭ14ĸĺ
~sudd	87 11ŭ14ĸĺ
~sue	71 7ǂ8Ŀ11Ƶ12Ƹ27ķŸ40ǜ
~sued	73 8Ŀ11Ƶ27ķ28Ÿ41ǜ
~sues	86 9ǂ15Ƹ
~sug	82 8ƽ14Ǚ21ƴ32Ƽ
~suga	84 9ƽ22ƴ33Ƽ
~sui	79 -8ŗǩ8ǡ13Ň14Ǧ21ǜ29ķ31L
~suit	80 -8ŗǩ8ǡ13Ň15Ǧ18ķ21ǜ31L
~sul	86 25ƻ40ǚ
~sum	76 14Ɵ17Ǉ22k26x46Ɗ
~summ	83 16Ɵ19Ǉ24k29x
~sump	81 49Ɗ
~sun	82 -7i31ƌ60j
~sup	68 -7x7Ŕ9rt10z11n12ƿ14L15Ɲ16ǐ25Ŏ33ǩ50Ǖ
~supp	69 8Ŕ9r11z12nƿ14L15Ɲ17ǐ26Ŏ51Ǖ
~sur	42 -24Ƹ-18Ǒ-10Ǐ-9Ōƒ-7nQĿ7ŚƁƱǐ8ĺŖřŽƙƬ9Ř10ŦƩƭ11ĹŗƦƳǂǧ12Ǩ13ŁŪǓǤ14iľţŭ15a16Ƅ17WņŒƕƴ18ƃ19š22ƪ23ŀ26ƨ29Ɠ31ǌ32ǒ33Ƽ35şǢ36Őſ37ǥ47ŏ
~sura	48 -23Ƹ-13Ǆ-9Z7ƀơǐǤ8ŧƇǘ9AřǢ10ŚŪſƁǓǨ11ƙ12ĺŘƴ13ŞŦƬ14şƃƩƭǒ15šƦƳ18Ł19ľǥ20Œţǌ21ŏŐƄƕ23ņ24W
~sure	52 -16Ǒ-11Ǐ-8ƒ-7Ş8šƃƴ9ŖŽƜǄǧ10Ƙ11Ŵ12ǂ15aŏ16ő17ǌ18ǥ19ŗ20ŭƼ23Ő26ŀ29şƨ33ǒ34Ǣ41ſ44Ɠ
~surg	87 8t13ǂ38Ƽ
~suri	89 13ǥ24Ĺŏ
~surp	87 12ŏ19Ǥ
~surr	84 43ƪ
~surv	84 13ǝ14x37i
~sus	79 10rƄ11p13s14Ł15ǂ16Ʒ31Ÿ
~sus>	84 11pr14s15Ł16ǂ17Ʒ
~susp	86 11Ƅ34Ÿ
~suv	89 -28ŷ25ų28Ū
~suv>	89 -28ŷ25ų28Ū
~swa	87 15ũ30Ƶ38ų
~swap	87 15ũ30Ƶ38ų
~swe	73 -8F-7IŇ7w8ƫ9ơ10Ļľ11Kǚ12ƶ13t15ŔƐ18D19c21Ŭ47ŉ
~swee	83 -9F8w9ƫ11ơ15tƶ21D24Ŭ
~swer	79 11Ļ12Kľǚ16Ŕ52ŉ
~swi	70 -10Ǌ11Ĵ12łǖ13Ÿ14Ō18M22X26ő45Ţ50ƍ
~swim	84 62ƍ
~swin	83 13Ĵ24M27X
~swit	76 -11Ǌ14łŸ16Ō28ő50Ţ
~swo	86 10H54ǘ
~swor	86 10H54ǘ
~sy>	68 -10ƾ-8R-7ŭ7kŽǎ8l10źǂ11g12MPŧ14Ŋ16t17ś27UƝ35N37ǟ
~sys	68 -7ǔ8ĶǛǝ10b14Ǖ18ǘ21Ǝ28ǖǗ
~syst	68 -7ǔ8ĶǛǝ10b18ǘ21Ǝ28ǖǗ
~ta>	80 -11ǘ-9ǆ8Ĺ10ƛ14ů17C21ǃ41Ǘ
~tab	69 -8Ơ7Ō8łƤ9Ʈ10ƥ11e12Ƴ13s14Ž15TX22n23Ɖ27Ƨ30M
~tabl	70 -8Ơ8ŌƤ9łƮ11ƥ12eƳ13s15TX23n27Ƨ31M
~tac	73 -10R8ś9ƽ10ǘ11ŐƼǨ14Ŵ25Ƒ29K33Ŷ43Ų
~tach	83 10ś15Ŷ29Ƒ
~tack	82 10ƽ12ǘ13ŐǨ17Ƽ
~taf	80 29ǈǜ50Ǉ
~taff	80 29ǈǜ50Ǉ
~tag	80 -28I-26ř-9C8ƚ28Ɔǩ90ū
~tage	83 9ƚ29Ɔ
~tai	74 8kƆ9ƣ10ƔƜ20Ɗ22Ƥ26ƛ27ǄǍ
~tail	89 13Ɣ35Ǆ
~tair	78 7ƛ9Ɔƣ11Ɯ21Ɗ24Ƥ29Ǎ
~tak	51 -25ǩ-17ŀ-11XĺŬ-10ŶƳ-9P-8A-7orsyĿŌŷƝƠƮǈǔ7etNũ8ĴƪǠ9ŎƏǄ10őųƔ11ŭ12Ư13k14ƗǊ15ś16Ɠ17Ɩ18ŇŢƬǨ19Ǟ20ŠŨƱǚǛ21łǂ22ķŧŹƤǁ23z24ź25ǖ27B30ůƧ56ƻ
~take	51 -16ŀ-11Ŭ-10XĺŶƳǩ-8AP-7orsyŌŷƠǔ7eNŒŞũ8ƪ9ŎƏǄ10őųƔ12Ư14Ɨ15śǊ16Ɠ18zŢƖƬǨ19Ň20ŠŨǚǛ21łƱǞ22ķŧŹǁǂ23Ƥ24ź25ǖ27Bƻ30ůƧ
~taki	80 -25ǩ8z12Ǡ14k16t17ŭ45ƻ
~tal	51 -11ņţƣ-10Ťǡ-8ŀƧƫǥ-7ŗŭŹǞ7SĸƦƷǄǠ8iBOĹƨ9ĵťƐƲƸǌǔǨ10Ƽ11PW12fgŇ13aǉ14v15Ǎ16Ŧ17ĽŠƉ18sŵ19AşƢ21rǙ22ń23Eķǂ25Q33N34ǩ39ƺ41Ɓ
~tal>	59 -12Cƣ-11ǡ-10ţ-9Ťǥ7q8VZŅƀƃƹ9g10Sĸ11Ʀǌ12Ƹ13Ƽ14ŵǂǨ15WŦ16P17f18şǉ19Ǎ22Ɖ27EƢ31Q34ǩ51Ɓ
~talk	59 -12ņ-8ƫ7Kƍ8XōƯ9ǩ10hBƷǠ11ciO12ĵĹƨ14ť16Ň17a19v21AĽŠ22s26Ǚ28r29ń41N
~tall	75 -14c12Ž15Ɛ18ǂ19Ǆ67ƺ
~tals	87 11Ɯ16ǔ34ķ
~tam	87 14j15ǃ18ǚ23ƻ
~tan	62 -16ǩ-10ǋ-9ŇŐǝ-7sŘ7KĻŢ8Ƈƽ9CŒŰƟ10ƴǖǚ11ōųƱ12ǆ13Ɖ14ŨŶ15ZƋ18ķƶǍ19ľŖ21r23AǠ25B26ň
~tanc	89 9Ɓ11ƿ16ƶ
~tand	71 -11ǋ-9Ő-8ǝ-7sǩ7g8ŀũǞ9KĻŢƇ10Ɵƽ11Œ12ǖ13ƴ15Ɖ17ZŨ21Ǎ22ķ24Ŗ26r30ň
~tang	89 15Ű16ų23Ŷ
~tant	70 -10ǩ-9Ň-7Ř10ƶ14Ʊǆǚ15ō23ľ27AǠ29B
~tap	83 11ƛ67ŋ
~tape	86 54ŋ
~tar	59 -11G-9LV-7žƏƳ7txƖǧ9ŕ10dū11ő12gĽŹơƽ13ŪǓ14aƋ15Xǩ16œ17ĺŏƘ19ř21Ʊ28R30Ť33ŃŌ36S59ǅ
~tar>	87 -8ž15Ƙ20ơ24g
~tart	60 -11G-9V-8L-7ƏƳ7txŋŘǧ8Ɩ10dū12őŹƽ13Ǔ14Ƌ15aX16ǩ17ŏœŕ18ĺ19řŤ21Ʊ24Ń28R34Ō37S60ǅ
~tas	87 11Y14ĸ15ű
~tat	59 -10S-9Ńŏƀ-8Ɲ8ż9ĵƲ10ĸƶ11Ŕƻ12Ś13ūƪƱ15EĶń16ǔ17ķŗ18Ņ19őŻƏ23f25ŀ26ǣ27Ƅ29C33Ő34Ÿ
~tate	62 -11S-9Ńŏƀ-8Ɲ9ż10ĵŀƲ11ĸůƶ12Ŕ13Ś14ƪƱ15ū16EĶń17ǔ18ķŗ20Ņő28ǣ29Ƅ31C36ŐŸ
~tati	75 16ƻ21ŀ24Ż26Ə
~tatu	83 36f
~tau	81 -9ǐ10ś12Ǜ18ƣ19Ǎ21ǟ
~taur	82 -9ǐ12Ǜ18ƣ19Ǎ21ǟ
~tax	78 7f8Ǌ11ǆ14Ƶ16Œ18ƅ20ǃ29Ǡ31T
~tax>	83 7f10ǃǊ12ǆ14T20ƅ
~taxe	84 11ǃ15Ƶ17Œ20T29Ǡ
~tay	57 -15Y-12S-9Ʋ-7zQĴłǩ7yK8BŠƨƵ9Ʈ11Ǩ12FŰ13kƧ14jĺ15ƥ16nXǟ21Ř23H24Ʃ31V35ƤƷ36Ɯ42Ţ
~tay>	62 -16Y-9ĺƲ-7Ĵł7gǎ8Ő9ƨ10ƮǞ12Ǩ13B15HƧ17ƥ18X20ŢƤ23Ř27Ʃ40Ʒ43Ɯ
~tayi	68 -12S9K10t11H12Ţ14n16F17k20jƤ21ǟ27ĺ34V
~tba	83 7x12LŮ17g18Ɯ
~tbal	86 7x17g19Ɯ
~tch	57 -11ƾǩ-9ǊǨ-7xǉǔ7bqVĺšƓ8Řťſ9Ÿƅ10YŌŏƘƟǘǝ11ŉő12Ǆ13Ķ14wƉǛ15Mƹ16ł17ųǙ19fL20gWƯ24Ž26N32aŢƌ
~tch>	64 -11ƾ-10ǊǨ-7x8tŚ9qƓ10Řšſ11sł12ŌŏŸƅǘ13Y14L15ĶƯ17wƹ18Ţ19aǙ20ų22ő23NW
~tcha	87 13gĺ14V19ŉ20ť
~tche	66 -11ő-7ǉ8łǏ9Lƙ11b12ƞ13ŽƘƟǝ15g16ƉǄ19Ǜ21M25f41ƌ
~tchi	81 9N10Ư16Ž25a27Ţ
~tci	89 20ĵ
~tcie	89 20ĵ
~tco	87 -7j14ļ26Ļ
~tcom	89 27Ļ
~tdo	87 26gǝ
~te>	45 -21v-15qǏ-14Ʈ-13ƭ-11U-10bǂ-9ňŦƀ-8DŇōŏƅƙƝƵ-7alBFPXĴņƛƜƿ7KŶžơƸǀǢ8ŤųƣƱƴ9cķŭŴǎ10mEőŒƷǔ11ƾǡ12ew13JŘƥƹǛǧ14ŌŸ15ĹźƄǣ16Nļǋǌ18œŬ19ťƖƲ20ŃŔƍƔ21ů23ŝ24ĵ25ǃ26Őŕ29Ņ30h31d32C38ū
~tea	71 -11h-8Ůǟ7ƨ8U9Ǒ10K11Ʒǃǎ12Ƶ13Ķ15x16Ɲ17S22q24ǈ32g35P37Ǉ
~teac	80 -11h7Ź11U15Ķ19Ɲ26q42P
~tead	83 -9ǟ12Ǒ14ǎ15KƵ21S
~team	80 -9Ů-7ň8Łƨ12Ʒ16x28ǈ37g43Ǉ
~tec	64 -7ž7ũ8X10ǚ13yſƉǘ14ƃƏ16ƭ17ľŖŗ18ŏ19Ǝ32ǈ35ķ
~tect	65 -7ž7ũ8X10ǚ13ſƉ14ƃƏǘ16ƭ17ľŖ18ŏŗ19Ǝ35ķ
~ted	53 -13Ĺ-11ƈ-9l-8ő-7ōƳ7IĿŉŝƘǆǙ8ƫƲ9uņŏƝ10oſƉƽ11zƼ12ĸ13ķǅǌǏǤ14Ƌ15Ňǃ17Ł19Ō20ơ21ƌ23ƞ25ĺ26Ʊ33ƴ
~ted>	53 -13Ĺ-11ƈ-9l-8ő-7ōƳ7IĿŉŝƘǆǙ8ƫƲ9uņŏƝ10oſƉƽ11zƼ12ĸ13ķǅǌǏǤ14Ƌ15Ňǃ17Ł19Ō20ơ21ƌ23ƞ25ĺ26Ʊ33ƴ
~tee	66 -19ŷ8Ń9ŭ10Ţ11ƛ12źƿ17vƂ19Ə20Ǐ22ŕ69Ź
~teen	69 -20ŷ8Ń9ŭ13ź18vƂ23ŕ72Ź
~teer	83 24Ə25Ǐ
~tel	43 -14Iĺ-13bX-12ǥ-11G-10ŇŞǐ-9łťƼ-8ŉřśǝ-7aowLķşŦƛƩ7lqFļŝŶƟǞ8xHĴŗŠšƥƧƭǈ9gEńŪűſƘưƱƿǂǙǛǜǩ10uCŢǆǖǣ11Ŀ12Mƞƴǔ13ĹƊƨ14kŖŨƳƸ15i17ŊōŽƄ18ż19PŤƾ20Ŕ22UǄ33Ƥ37B
~tel>	80 13ǔ25ƾ50Ƥ
~tele	84 8s22ǩ29Ž
~tell	44 -13bIĺ-12ǥ-11G-10XŇŞǐ-9łť-8ŉřśǝ-7aowLţŦŻƩ7nqFSŝŭůŶƉƤǑǞ8lxHļŗƟ9ŠšŪżƥƧƭưƿǈ10gEĴńűſƱǛ11CĿŢǆǖ12uƞ13Mƨ14kĹƊƴ15Ŗ16iUŨƳ18ŊƄ20ō21PŔŤ23Ǆ39B
~tely	73 -15Ƽ-8S-7Ť7Ɠ9Ǐ10ţǂǙ11U13Ƙƾ14ĺǜǟǣ15Żż19Ƹ
~tem	66 -15Ɨ-7ǔ7Ǜ8ǝ9bĸ11ľ13Ķ15ƪ16Ś20Ǝ26ǖ27Ǘ32ǘ46Ƙ
~tem>	68 -16Ɨ-7ǔ7Ķ8Ǜǝ10b18ǘ21Ǝ28ǖǗ37Ƙ
~teme	83 8Ķ15ĸ17ľ20Śƪ
~ten	58 -13ƅƊ-10tƓ-9zǐ-7Ʒ7ńƣ8rxCǜ9AƙƲ10ŜŰƛƠƢƿ11ǀ13R14bž17ŭ19FŲ21ƼǙ22ǩ24Ɵ30Ɨ32Ǣ41Ɯ
~ten>	63 -14Ɗ-11t-9ǐ7sĻǩ8ńŹ9xǓ10Aŗ11ƙƠƲƿ12Ŝƛ13ǀ16bž19Ɵ20ŭ21Ų23ƜǙ
~tena	83 12Ɵƣ15Ƣ29Ɯ30F
~tend	87 -10z9Ƶ11ĺƳ16Ű
~tent	77 -16ƅ-12Ɠ-10ŗ31Ƽ42ƗǢ
~tep	73 -11S-8Ĺ7Ŋ8dǞ9ƉǨ16ž17ǅ19u26ũ28ǘ29Ɯ32Ư
~tep>	79 -11S-9Ĺ9dǞ10ƉǨ18žǅ32ǘ39Ư
~teps	81 7ŘŤ25u30ũ37Ɯ
~ter	41 -18ǩ-17ļǌ-14Œ-13œ-12Ř-11ĺŗƄ-10fTňƖ-9nŀŖŲƀǈǨ-8PXZńŊŵŶƁƒ-7cdCRYŎŝƚǉǔ7ovOƨǂ8xEŇŔřűǖǗǤ9mqŕƈƱ10uKŰƇǕǘ11JƽǊ12Ŧƍ13ĽŢŤŮ14bhŚƊƋƳǝ15ŧ16yN17zBƐ18Ũ20U21ƃƷ22ƭ23tƯǎ24ťƟ25Ǜ26ơ28L29w31Aľƛ35ũƙ39Ʃ
~ter>	45 -19œ-16ļ-12Œųƚ-11iŘ-10Ɩ-9ĺň-8fĹŖ-7RTŊŶżƭǉǨǩ7ŜƘ8bAƎǢ9ĻōţźǞ10oEŔŹǤ11FǖǛ12qOŨŰǗ13űƳ14JǊ15z16awKŦ17BĽŮ18ŚŢ19ŧƋ21Ťũ22yľ25Lƃ26UƷ27tťǎ28ƛƟƯ40ƙ
~tere	76 -13ǩ-7ǋ7ǐ8ķ10Ĺ11H12Ɣ13Bş16ǃ17Šơ18Ň
~teri	80 14Ǖ21Ɖ28Ƈ43Ǜ
~term	69 -11ţ-7Ɣ7Ƶ9Ɯ11W14BǕ16ǜ25ŕ60Ʃƭ
~tern	81 -8Ń-7ť7g11Ļ12L13V14i16Ņ18jŌ
~tero	89 13ǂ25Ƽ
~terr	81 8g9wœ11Ũ22ǝ30N
~ters	62 -23ǌ-12an-11Ƅ-9dƀǐ-8Ƽǃ-7BŤŹƉ7řťƚ8zǒ9ż10ƍ11ůƛǇ13ƥ14ĹƱ15ũųǏǑ16uw17ŏƢ18m20Ɛƽ21ľ22ǘ23b30h32ơ41A
~terw	87 -7ƽ8Ũ11Ƴ25ũ
~tery	89 10ư25Ɗ
~tes	55 -13d-11ǩ-10ŝ-7J7HŧƼǊ8aĻŐşŶž9Ō10Ŋ11ũƌƽ12m13ŞūŸ14ů15ǧ16Ǚ18v20ōƾǂ24ǒ29ǁ30Ƣ31ń40O
~tes>	56 -13d-11ǩ-7Jŝ7EHǁ8aĻŐşƼǊ10Ō11Ŋƽ12mũƌ13ū14ŞŸ15ů16ǧ18v20ǂ21ō25ǒ30Ƣ32ń41O
~test	80 8ƹ11ŧ25Ǚ31ƾǁ
~tev	80 8V10Ʃ11q13ư17ŉũ18P
~teve	80 8V10Ʃ11q13ư17ŉũ18P
~tex	69 -9ǩ9ǘ14ū23ś34l73K
~text	70 -9ǩ9ǘ14ū24ś75K
~tfi	75 -7y10ńőŠ11W12JǞ18ơ20Ő23aQ28Ǆ
~tfit	77 -8y10ńőŠ11W13Ǟ18ơ21Ő24Q29Ǆ
~tfo	89 22ǣ25ƻ
~tfor	89 22ǣ25ƻ
~tga	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~tgag	64 10F13ƭ18Z20Ʈ37ƕ44Ɣ
~th>	34 -20ǐ-18H-17ĺ-16ţ-15ŏ-14Ū-13Ǣ-12NľŎ-11tJLYǅǇ-10OPŤǨ-9EŇũƉƣǆ-8ƅơƩƺǄǚǛ-7hōśƷǌǩ7aSŀŒŭŰŽƀǤǥ8lMŘřŷżƞƧǏ9nŋŬƐưǑǡ10ňŖƬǃ11AĸŶ12gŜƁ13pƂƟǁ14QĹšťƒƱ15ŠŲ16ńƽ17ŃŊŕűƃ18Ơǜ19ĶŝŢ20bWķ21VŧƳ22Ƙǂ23X25ŞƢƤƸ26ş27Ő28Tǝ30ņ31Ƶ32Ļ36s39d40Ĵ47ő
~tha	30 -21Ǉ-13iŘŹƬǞ-12XƊƚƨǨ-11NYZĹǊǟ-10eyPƗƲ-8rsƂƮƷǈ-7ŖƟƭƶǄ7lxHŐŗŝŴƁƇǁǌǜ8hŌţƄƅƆǉǔǕǖǢ9knWĵĶļŁšűƜǧ10ŋŲƏƺƻǂ11Aķųƌƍ12CŔŕŸż13Mů14aotDŻƑƥƿǀ15jƈƪǦ16ŪŬƙǝ17dƘƝ18uŅŧƩǋ19ś20RũƧ21QĽūŮ22ŀŒŦ23Sř24ǩ26ŤŽ27Ƴ28p30Eĺ34Ŷ40ő41ŭ42ň43ť49G50ŇŠ51ĸō52b56Ũ
~than	61 -9tU-8Cǩ7LũƘǇ8ŒťűŴǌ9ƁƒƦƩǡ10YļŇƈ11sœ12ŅǦ13ƺǋ17a18pGŮǂ19K22k23ž25ķ
~that	30 -25Ǉ-14is-13ŘŹƬ-12XƊƨǞǨ-11ZĹƚ-10eNPYľƗƦǊǟ-9Ʋ-8yƂƮǡ-7rƓƟƷǈ7lxFHŐƇǓ8ŌŝƆǁ9hWĵŗŸƄƈǕǖǢǦǧ10nĶŁŋšţűƅƏƜ11ŅŲƻǔ12AŕŮųƌƍ13ŔŪůżƘƩ14MŻƑǀ15Dƥƪƿ16joCƙǝ17dŒŬ18tuƝ19ŧǋ20pśƧ21Qũ22RĽŀū23řŦ24S26ǩ27ĺŤŽ29Ƴ30E35Ŷ39G42ŭ43ňő47ť51ŇŠ52bĸō57Ũ
~thd	69 -7Ÿ8Ǘ15Ŝ20pv23cd
~thda	69 -7Ÿ8Ǘ15Ŝ20pv23cd
~the	19 -27T-24ĻŇ-17Ń-15ň-14ipLXŖ-13ĹŸ-11rCN-10IŊŏǎǖ-9őƬǜ-8tŨ-7oĴǘ7bYĺĿŽƯƹƾǏ8zDWŻƀƇƳ9wZƣǍ10ķľńŰƌ11JŌŤƲ12ŠũżƎƥƩưǣ13eōŐřůƍƒƙǊ14ņźƜƢǄǗ15flGĽŗǤǥ16ĶŴƏƐƱƶǇ17kUŕŘśųžƁƄƉƚǋ18ƅǁ19EƈƗƝ20ŁŚƖƻǃǆ21vŀǌǒǛǞ22hłŜſƛ23sƊƪǑǧ24ŒŞş25Sŵŷ26ŔŦǐ27Ƌƫƽ28ŬǈǨ29nŅƠǦ30xǟǢ31ƞǠ32ŝūƑǓ34Ź36Ɵ37Ʈ39ƕơ41yŧ43Ƨ
~the>	22 -24Ŗ-22Ň-21ő-18i-17Bōƴ-16ƣƤ-15ŝ-14Tš-13HĻňƂ-12ŏŢŸ-11otGŊ-10zIPV-9LNœ-8ĹŃ-7A7cşŠƶǡ8bmƍƘ9ũŽƎƷ10afľŪűƒǈǩ11ŐŔŗŰƓƼǇ12nŵƗƭǛ13DQŮƉƏǁ14ĶƚƜƪưƻǃǑǓ15JśƁƇƵ16ŧŭůƙ17eĿŌžǊǤ18ŤŻƥǗ19ŦǏ20dĽŴŷƈƌǆǋǣ21xźƅƊǐ22hĺ23łņřƐƢ24kEŁŕƧǥ25yUǅǦ26ƋƞƟƮ27ƑƖǍǞǨ28ųƄ29ǌ30Śǧ31ǟ33ŀ34ơǢ36Ŭ37Źƫ39ƛ40ƕƠ41Ǡ42ū
~thef	87 10ţƎ13Ť33ƀ
~thei	61 -11ŭ-10d-8ŷ-7m7őŽƃ8Ƴ9Ś11ŝǗ12yŧǕ14Ǒ16Ǔ17Ƣ19v20ǐ26Ŕ36Ʊ38ǈ49ǒ51Ņ
~them	51 -21ŀƱ-19ǧ-15Ŷ-10aŎ-9Ĵǅǩ-8GĹĻŦ-7ĺŃŊǌ7ŰƘ8eśŷžƻ9PŔ10gǕǚ11šŬơ12Ƭǐ13Ƅ14şż15w17xƶ18Sŧ21œ24Œ25ǈǑǓ29ǒ30yő34Ư37Ţ38Ş39Š50ŝ
~then	64 -19Ť-15Ň-10v-9ő-8ŪƼǏ-7GŜ7sǔ8cmœťſƒƔ9QńŉŶƾ10Ƈ14yCł15ƫ16w20Ŏ22Ʃ25ņ26ǝ27ŵ29ǩ30ũ48ō
~ther	34 -24C-20ǅ-19Œ-17Tǎ-16dĺ-15ƓƛƼǏ-14Ļœ-13pŦƬ-12ƥǩ-11rŎŭƘƯ-10Fǌǘ-9acqŐŠťŲŶŻƅ-8tLXĸļƌƒƭƿǀǕ-7śūǚ7KŬơ8hAŀŊŗƠǔ9BřƎƏ10lYƀƩ11UŤƳ12ĶţƙƜ13šƣƤ14jyŉƂƍƶ15MZŵƗ16ƁǍǛǦ17iƪǁ18VŴƚƱ19Ɖ20z21uŅŘƲ22fHŝŞşƧ23ń25SžǃǨ26ōŷ27ſ29ǈ30Ŝƞ31Ǆ32ƊƝ33Ƒ39ƽ43Ɵ44s51n60G
~thes	62 -12ű-8R7cƸ8qCǛ9ĺŖŜƁƠ10nŐ11Ǉǟ12Œǌ13fǞ14ƺ15ǩ16QƗ17tAŪƒ18lŋ23P28U
~they	44 -14ĹňŵǟǨ-13Ń-11lĸŀ-10u-9aXYĴĺĻŠƶƷǝǣ-8ZľŇŨƵǃ-7ckCQĿņŕŭŶŷƃƜǢ7SŢǈǛ8ƋǏ9œƾƿǇ10ŖǕ11żƈƽ13ƁƖƻǓǧ14zUŐǒ16Rŗ17šƦ18Ǒǖ19xķ20yŜ22ƅ23Ơ25ơƧƪ26ŘƼ27w29ƕǤ31ŒŦƴ32W36v39ŅƮ47Ş51Ŕŧ54ŝ
~thi	35 -18Œ-15o-14n-13FTź-12lƁ-11RŤ-10Őƌ-9vŮƛƟ-8ŅŚŢŬůųžƅƔƜƴǇǔǘǜǝ-7ƆƎƪǆǗǚ7ĸŖŘťſƐǈǊǏǛǦ8jƾǀ9mLZłŌşơǕǟ10gUűŶƂƲ11ŊŪŽ12ƭǩ13sŲƦ14dƄƍƶƺƼǞ15cĴƹ16Mľƥ17ŝ18IŇŋŎƻ19X20Ƙ21NĹŔƖƳ22kŀŁũ23ǂ24ABƬ25ŃƗ26a27H28i29ŉōƨƵ32Ŀ38ţ40Ļ50r54ŏ56ĺ
~thin	38 -16s-13Ō-12an-11JŜƟ-10lqFŒǁǅ-9tTƈƉƧ-8ŋœ-7coxŬŮůźžƕƛƴǔ7YŊŠ8kyŘưǖ9NķŻǄǏǐǓ10ſƐƞƸƺǛǦ11AXŞƂƯǀ12ĴĸĻľŀǕǞǩ13BŃǂ14UZŶƲ15gŪűǟ16ŲŽƍ17HƼ18ƹ19łŖƄƥƦ21ũƳƶ22ş23ŝƻ24ĺƘ25Ŕ30iŇŏ31ƗƬ33Ŀ34ō35ŉƨ36ţ37r
~thir	79 -8Ƈ-7Ǎ8Ŝ10ǡ16ǅ20dq21Ɩƣ25c
~this	46 -15Ŗş-13oŇ-11yŒƷ-10Ƣư-9Şƌ-8RŤƁƨƫƬƶǟ-7TķśŨƞǝǨ7ľ8xLOƺǈ9ňŜŴǁ10Jœŷƕơ11X12Ǟ13cdHŀƭ14m16Ƴ17AǊ18ł20k22Ɩ23M24jŌ26B27Ƶ29N30I32sŁ34Ļŋ35Ŏ36Ĺ38r45Ń46ŏ49a54ĺ
~thl	76 -8Œ15Ɣ16Ơ40Ĵ
~thly	76 -8Œ15Ɣ16Ơ40Ĵ
~tho	52 -9bDőǈ-8CŖ-7lGƤǖ7iűƅƎƞ8HZŕŝŲƉǄǒ9ĵľƍƺǊǓ10Ŋǐ11xƮ13ŏǑ14ƭ15ŽƑǇ16w17ƈƩ18Ǥ20Ţ21ſ22Ʒ24Ǩ26š27Š30ŵ31ǩ33Ň
~thos	58 -10D-8Cǖ7ņŗŢžǌ8EűƅƗƞ9ŕƉƎǒ10AZńƍƯǄ11ĵŇŝŲſƈǊ12ǐǩ15Ǒ17iǇ18wŽƑ20ƩǤ32Š
~thou	61 -17ő-10i-9b-7Ƥ7dx8ƈưǠ10aĺ11H13ľŊſƺ14ƮǓ16Ţ17ŏ20ƭ24ǩ27ŇƷ29Ǩ37šŵ
~thr	51 -14c-12Ɣ-10ŏ-8mǩ-7Ĵǟ7šŬżƂƦƱƻǜǝ8łŵƆ9zŅ10ZƁǦ11ƚ12śŧƌƧ13nĸŐ14ŊŖ17ǥ18ŤũƜ19jƳ21ŗŨƨ22ǖ23Wƕ24ǎ
~thre	84 13Ŏ16ǜ
~thro	51 -14c-11Ɣ-10ŏ-8mǩ-7Ĵǟ7šŬżƂƗƱƻǝ8łŵƆƦ9z10ZŅƁǦ11ƚ12śŧƌƧ13nĸŐ14ŊŖ17ǥ18ŤũƜ19jƳ21ŗƨ22Ũǖ23ƕ24Wǎ
~ths	63 -9Z-8X-7nƠ8ĺŅŕƟ12ł13ŧ14vG15uĴǄ16Ɔ17Ůƃ19ų20Œ25Ǩ28Y29Ʈ
~ths>	63 -9Z-8X-7nƠ8ĺŅŕƟ12ł13ŧ14vG15uĴǄ16Ɔ17Ůƃ19ų20Œ25Ǩ28Y29Ʈ
~thy	78 7ƽ23xƸ
~thy>	78 7ƽ23xƸ
~tia	82 10Ʃǀ11a13ƴǔ23Ǆ
~tial	82 10Ʃǀ11a13ƴǔ23Ǆ
~tib	59 8ľłǩ11Y14Ŏƀƚ16ŦƁ18ň19ŭ36Ř
~tibl	59 8ľłǩ11Y14Ŏƀƚ16ŦƁ18ň19ŭ36Ř
~tic	60 -10w-8Ǔ7K8ƛƧǌǘ9Ǖǖǚ10NĴ11ţ12Š14Q16Ŷ17ǆ20Ž21Ƈ23Ŕ24Ĺ30ŀ54Ż
~tic>	82 9Ƽ10Ĵ12ƛ13Ǖǖ
~tice	77 7Ƌ11K13ǚ19Ĺ22Q
~tick	64 7ū9Ƨǘ11NĹ13ţ16ŀ21Ŷ22Ƈ25Ŕ58Ż
~tics	87 31Ž
~tie	72 -16ǩ-9Ɓ10ƠǍ12hơ14ǈ15ǀ16ǏǗ22Ɯ23ł24ķ31f33c
~tie>	87 -18ǩ7Ľ16h23f28ł
~tied	89 11ķ16f20Ǐ
~tien	89 20Ǘ
~ties	78 -9Ɓ11Ǎ12Ơ13ơ15ǈ17ķǀ24Ɯ37c
~tif	63 11ǃ16ū19ǌ20ź21ǒ28ǧ
~tifi	63 -8b11ǃ16ū19ǌ20ź21ǒ28ǧ
~tig	87 10ǝ13L14H22g
~tigh	87 10ǝ13L14H22g
~til	52 -10x-8Ţƶ-7prǅ7ƀƋƧƺǟ8OVŃƞ10jyZƵǐ11Ɖ12ŉƬ13ftŬǩ14U15Ɣ16zC17vŷ18Pũ20qĺ21Q24cJƖ27D28Iŕƫ30Ũ52ƭ
~til>	79 8V12OƄ13v14ĺ18ŕ43ƭ
~tile	89 22Ɖ
~till	53 -10x-8Ţ-7rƶ7FŜƋƺƾǟ8vƀƞƧ9O10ĺƵ11jZŃ12ŉ13ftŬƬ15Uǩ16zƔ17Cŕŷ18P19ũ21q22Q24Jƭ25cƖ28D29Iƫ31Ũ
~tim	52 -14Ǟ-10Ƈ-9U-8ƀǊ-7ŗƗƨƼǁǔǗ7Tĺœǀǖǘǣ8ƈƦ9ņƴ10kƛ11šŸƓ12ŲƟ13Wƺ14Ŝũŵ15gHĻ16sǩ17SǇ18Ƹ19őŔƧ25V32Oǎ34NR36L39Ń
~time	52 -13Ǟ-10Ƈ-9U-8ƀ-7ŗƗƨƼǁǔǗ7TĵœƐǀǖǘǣ8ƈƦ9ņƴ10ƛ11kšŸ12ŲƟ13ƺ14WŜũŵ15gH16sĻ17Sǩ18ƸǇ19őŔƧ25V32Oǎ34NR36L39Ń
~tin	49 -11S-9Łńǆ-8ĴŇŐƕƦǓ-7Cĺƒ7gŎŠ8kPŮƅƟƻ9qrxŌŏŚŭƯǅ10ƜǃǙ11n12KƱ13NĵƘƲ14űƎǚ15Ɔ16Ƣ17etĿƖǠ18iǄ20F21M22U23Œ24ǈ25ƫ28ƹ32Ķ39j53H
~tin>	65 -9S-7Ǔ7ļ8ĻƉƫƹǊ9nPŪ10xǣ11UĶŎű12ƘƜǄ13ƻ14ǅ15ƅǇ16j17Œ19Ŀ20ǚ24i42H
~tine	89 27ƹ
~ting	52 -10Ǉ-9yŁǆ-8ńƕ-7ĴŇŐƦ7wűƄƹǂ8Ĺ9ŉŝŠ10kŮƟǄ11ƯǙ12ŏŒŚŭǃ13ǈ14KǠ15tNUĵƱƲ16Ƣ17ƆƎ19eƖ20ƫ21F22M23H26Ķ30j
~tio	48 -11ţ-10w-8Ǆ-7aiGĶžƊƽ7Fǅǧ8Ŏŗś9qƭ10SĵĻŐƅǝ11żƻ12xŋŌǁ13ƌƿǓǜǣ14ưƼ15nAŊǋ17k18ű19ńŔ20PŇǆ21m23Ə25ū28ŻƇ29ǌ31ŉ35Ʊ46Ǟ
~tion	48 -11ţ-10w-8Ǆ-7aiGĶžƊƽ7Fǅǧ8Ŏś9qŗŚƭ10SĵĻŐƅǝ11żƻ12xŋŌǁ13ƿǓǜǣ14ưƼ15nAŊǋ17k18ű19ńŔ20PŇǆ21m23ƌƏ25ū28ŻƇ29ǌ31ŉ35Ʊ
~tip	84 12ŉ23T44ł
~tip>	86 13ŉ45ł
~tir	68 -11Ʃ9q11Ŝ12ű14Ļ18ƭ22tƧ27P39Ķ40V
~tire	69 -11Ʃ9q11Ŝ12ű14Ļ15V18ƭ22t23Ƨ28P41Ķ
~tiri	89 32V
~tis	83 10ĺĽ11Ū12ƿ22ŧ26ŝ
~tisf	89 23ŧ28ŝ
~tist	89 10Ľ11ĺ12Ū13ƿ
~tit	72 -12ũ8dǈǐ10ű11ķ14Ņ25P27Ɩ28ń37Ŭ42ǆ
~titi	89 18Ņ35ń
~titl	75 -12ũ8ǐ10ǈ11ķ14ű24Ɩ26P39Ŭ
~tity	89 11d54ǆ
~tiv	84 9ŏ20ǀ39l
~tive	86 10ŏ40l
~tle	56 -11ũ-10h-8ĺ-7oƛ7zIķŃņŐŧŽ8qƎƳ9kĶ10Ż11Yż12a13vŊŦ14w15œƦ16PŅ18űƯ19Ɩ23u26xƻ27Ŭ30Ų32ƞ
~tle>	57 -10hũ-8ĺ-7oƛ7zIłņŐŽƻ8ŧƳ9kqĶƎƞ10Ż11ż12Y13a14vŊ15œ16Ʀ17ŅƖ18wP19űƯ24u27x28Ŭ31Ų
~tled	81 -12Ɩ12ķŦ13Ńǐ34ƞ
~tles	89 15ǈ31ƻ
~tll	86 -7ƹ21Ķ29ł
~tll>	86 -7ƹ21Ķ29ł
~tly	62 -10ǩ-9ƌ-7w7ĸŎŐŖ8sŀ9ũƁƳ10ĺšƕ11d12ơ15DŤƧ16aŏ17ŧ31ŭ38ǔ41Ǆ
~tly>	62 -10ǩ-9ƌ-7w7ĸŎŐŖ8sŀ9ũƁƳ10ĺšƕ11d12ơ15DŤƧ16aŏ17ŧ31ŭ38ǔ41Ǆ
~tma	80 7Ƌ19d20k33ƞ34J
~tmas	84 8Ƌ20D21d22k
~tme	57 -11ƛ-10V-9Œ-8Ɲǝ-7ǧ7Ǝǖ8ŀ9ķŰŵ10ƞ11ƜǍ12G13Fƾ14ƥƿ17Ť18Ə19Ɨơ20D21ǚ22ƢƤ23Ơ31ƣ
~tmen	57 -11ƛ-10V-9Œ-8Ɲǝ-7ǧ7Ǝǖ8ŀ9ķŰŵ10ƞ11ƜǍ12G13Fƾ14ƥƿ17Ť18Ə19Ɨơ20D21ǚ22ƢƤ23Ơ31ƣ
~tne	68 -19d-11Ƹ-10Ů-9Ň9Ʋ10r13s14Ł20Ʒ21Ǡ23ŴǨ24t27q28pǂ29ƨ31ǆ32o
~tner	68 -19d-11Ƹ-10Ů-9Ň10r13s14Ł20Ʒ21Ǡ23ŴǨ24t27q28pǂ29ƨ31ǆ32o
~to>	31 -24Ʀ-19Ʃ-17pŖŤǅ-16nű-14ǈǒ-13jqǛ-12ŏŒǋ-11wƻ-10rǖǡ-9fiDŗťƟƪƿǂǢ-8vWŪƁƬǇǊ-7PQƉƊƼǆ7kķĹŇŷſƙǧ8oŴƧưƸǀ9ĿřƄƔǍ10ŠƀƑƮ11gǔ12Lųƛǌǜ13OǓ14dTVŹƂ15ĻƗƜ16KNļŝŶ17AĴŜƭǁǗ18tĺƌƤ19eyzBGǝ20ĸƓƕ21XľŋŲ22s23ZōǏ24H25aŧƷ26œţ27ŨŵƯ29ł31Ŏ32ŉ34Ń38ƫ39Mś40ž41Ţ44ŌůǞ47ƶ50Ł55Ƶ
~tob	79 12ǂ48ƹ
~toba	79 12ǂ48ƹ
~toc	80 7Ǣ9Ķ21ķ26ƝǏ
~tock	80 7Ǣ9Ķ21ķ26ƝǏ
~tod	54 -18ž-16ǡ-12Ń-11Ŋ-9Ƨ-8RƠǩ-7oķ7ő8C9Ɠ10xŜ11a12ŀ13ƪ15v16t18Ĺ21jǥ24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
~toda	54 -18ž-16ǡ-12Ń-11Ŋ-9Ƨ-8RƠǩ-7o7ő8C9Ɠ11a13ŀŜƪ16t18Ĺ21ǥ22j24OƦ25Őű29ŗ31Ō32Œ35Ļ37i38ŏ40ĺ
~tof	86 10ǀ18ũ31ƛ
~toff	86 10ǀ18ũ31ƛ
~tog	75 -9Œ8Ɓ11f12Ǌ13Z14ǉ18s19M31ş
~toge	75 -9Œ8Ɓ11f12Ǌ13Z14ǉ18s19M31ş
~tol	72 -10Ƴ-8ǩ-7ƃƽ7ƙ8Ņ9jlY10u11ŖƁƧ12ļ13Ŧƾ14ŔƼ15ƴ18dǘ27B28A
~told	73 -10Ƴ-8ǩ-7ƽ7ƙ8Ņ9jlY10u11ŖƁƧ12ļ13ƾ14ŔŦƼ15ƴ18d28B29A
~tom	55 -15S-10G-9ţ-8ž7ĴłŢƛƬǄǘǣ8jűƤǝ12Ʀǟ13ĸ14ǚ15ǃ17Ɲ18Yǡ19Lǖ25Ǔ29őǗ33ǔ
~tom>	87 7e10Ņū11ǥ12ł
~toma	86 12ƛ15jĴ
~tome	61 -16S-11G-8ž7k8ĿŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ28Ǔ33őǗ37ǔ
~tomo	65 7I8Ƅ9ƬǕ10űƤǘǣ11ǝ15Ʀ17ĸ23L25Y
~ton	75 -7ƙ10b12ŉŌŻǝ13Ŗ14rś16ǩ18Ʀ25l26Ƥ
~ton>	86 -8ƙ14ŌŻƤ19ǩ29l
~toni	80 14Ŗǝ15rƤ16ś19Ʀ
~too	56 -11r-10Ż-9ŏƾ-8ĶǈǦ-7aſƶ7Ŀǂ8łŎź9ŠŪƪ10ƘǑǚǛ11Ňŧ12ũƂǄ13otXşƲ15ńƿ16ň18sƨ19UŽ21j22Ƴ23Ƭ24Ǚ25qƝ28Ǣ43Ǐ
~too>	61 -11rŻ-8ĶǈǦ-7aſ7b8uŅ9cĿź10Ŏ11ŪǢ12ǑǚǛ13ŇƂ14Ǆ15o16X17ńƳƿ19ňş20s21Ž22U24j26ƨƬ28q
~took	77 -11ƾ9kƀ12Ưǂ14Š15łƪ19ŧ20tũ22Ƴ
~tool	68 -7Ű14Ƙ23Ǣ32Ǚ34Ɲ54Ǐ
~top	60 -11Ǐ-10ž7VWƝǁ8myĽǔǨ9OƁƵǗ10ƌƣ11ň12Tǎ13Ǌ15Ţ17ŀ20ƈ23MƉ25ľ26ŗřƂ27Ʈ29Ǧ34Ĵ
~top>	63 -12Ǐ-9ž7żƼ8VWĽƝǁǛǝ9mǔ10ƁƣƵǗǨ13Tňǎ14Ǌ21Mƈ25Ɖ27ľ28řƂ32Ǧ
~topp	79 8t14y21Ţ25ŀƮ
~tops	89 11O18ƌ19Ʈ38ŗ
~tor	48 -13Ǉǈ-11žǓǩ-10Ƴ-9FJŁƠ-8Wķ-7ĺŨƢƯ7łųŻƌǅǌǏ8ǂǊ9OŔǧ10ōţŪƽ11ƃƜǀ12jſǘ13Ɩǟ14Ťƻǡ15ƝƸǒǤ16ŽǢ17ƈǑ23ǋ25Ƽ28Ǝ35Ǘ37ƾǍ40Ʋ42Ɔ43ƥ65ƚ
~tor>	61 -14ǈ-10J-9ŁǑ-8ŷ-7Ŧ7Ƹǒ9ǆǣ10Ɠƻ11Żƈ12łƌ13Ǆ14ǧ17ƃ18ǂ20ǘ21ƜǤ23Ž25Ƽƾ45Ʋ
~tora	75 7Ƒ10Ɗ56ƥ
~torc	84 -7ǐ10ş21Ū22ǀ
~tore	67 -12ž-10Ơ-9F-8Ű-7ķƗ8ǖǥ11Ǟ12ƻǌ13ųǅǎ14Ǌ15ƥ17Ǣ18ǡ20ǟ31Ǎ46ǋ52Ǘ
~tori	67 -11ǋ7ƅǔ22Ǎ26ſ28Ɔ
~torm	75 -8ĺƳ9ũ11Ŕ15ƈ24j82ƚ
~torn	80 -9W9ǝ10Ʋ13Ŀ16BƖ31ƚ
~tors	69 -13Ǉ-9Ǔ10Ŧ11ǡ12ƣ16ǒ19ŷ28ƾ35Ǝ37Ǒ
~tory	66 -8ǂ9Ŋơ10ņǢ11Ƽ14OƸ16ţ17ƗǏ18ō19Ɲ23ƽ27Ť37Ɔ
~tot	73 -10Ť-8ǥ7Ɨ10ƹ11ŅƠ12ZŵŽ13gƀ14ƿ19Ŧ24ş25ǉ
~tota	73 -10Ť-8ǥ7Ɨ10ƹ11ŅƠ12ZŵŽ13gƀ14ƿ19Ŧ24ş25ǉ
~tou	79 9ō10Kń11ķƹ12ƿ13ŀǝ14Ƽ17Ŝ
~touc	81 9ō10ń11Kƹ12ķƿ14Ƽ18Ŝ
~tov	79 49Ɛ
~tove	79 49Ɛ
~tow	65 -11Ƅ-10n-9Śǖ-7ŗ7ǋ9ņ12ŭ14Ňů17ƟǍ18X19Q20EǕ22ƣǩ25Ǧ43l53C94Ɓ
~towa	87 20Ň27X
~towi	82 42Ɓ
~town	70 -10n-7Ű7ǐ8ǋ10ņ14ŭ15ƣ17ů19Ǎ20QƟ22E26ǩ47l58C
~tpo	89 23ƴ
~tpon	89 23ƴ
~tra	51 -12kG-10ų-9Ź-8Cŗǝ-7asŚǈǩ7řźƌƖƢƤǇǛ8š9Ŕű10ƝƴǏ11QĴǕ12l14KŀŻ15Ƃƒ16ySǐ17ǒ18ū19Ǥ21ǀ23Ɓ24ƍƟ25ů26Ǒ28PǙ36Ǔ46Ž
~tra>	78 -12k-8Ź-7Ƹ9Ǧ11Ų13ƶ15Ƥ19Ƃ22ƴ27Ǉ31Ǥ
~trac	60 -11Ǉ-7Ş7Ǌǡ8Ʃ9ŦƓƖ10řƢ11ƌ12Ǆ13ǧ19ƒ22ǒ25Ǒ44Ǔ59Ž
~trad	78 -17G8m11Ǒǟǣ18Ɲ21y27S29P
~traf	87 -9m10N13ǋ14ů16Ż
~trai	69 -12ų-9ǝ-8s-7Ɨ7oŻƼ8lǎ9ǣ11ňǘǛ14ŔšǏ15ź17PĴ18Q19ǐ20ŀ24ů40Ǚ
~tram	76 39ƍ
~tran	74 9YƜ10y12l16űǐ19Ǖ25K
~tras	87 -7ŗ49Ɓ
~trat	86 14Ş36ū
~trav	80 -9C8ǐ13Ƃ38ǀ41Ɵ
~tre	56 -16Ŀ-15g-11ǌ-8x-7Ɩ7jƚǜ8E9kšƞơ10Ť11Ƙ12tGŜǋ13iŞŧƼ14ǃ16ƿ19ņ20ŝ21ƙ23Ű24ǀ25ǚ26Ŷ42U47Ƒ48D
~trea	66 7ƶ9Ś10j11k14Ƙ16i17ŞŧƼ19ƿ24Uņ25ŝ31Ŷǚ
~tree	61 -16Ŀ-12ǌ-7Ɩ7ǝ8t9E11ƞơ13Ť14Gǋ16Ŝǃ20Ǆ24ƙ26Ű53D54Ƒ
~tres	86 -19Ǆ-8x-7P12tƚ13Ũ14ǜ35U
~tri	64 -8ǈǩ-7Ľš7PŌŬǄ8ńǔ9Ǜ10řŽ11ƏǓ12Q13ǀ14q15ŭ16Ƒ17Ň18Ǒ23ůƁ24ǋ26Ǎ29Ƌ31ǘ34k
~tric	72 -7ǈ9Ǆ10Pǔ13ƏǓ15Q16q18ǘ20ŭ21Ǒ34Ƌ
~trie	89 16ńŽǛ22ǘ
~trig	87 7ŁŢ12Ŭ14Ō
~trip	76 7Ɯ8ū16ǋ17ǀ25Ɓ28ů33Ǎ41k
~tro	68 -10Ǉ-9n7ĵśƘƸ8pƛ11Ĺ12tKŞƿ14ű19ǜ20ĸ22ƽ41Ƽ
~trok	86 17ƽ25Ƽ
~tron	84 7Ĵľ9Ɨ10Ƙƿ16K
~trou	73 -11Ǉ7ĸƸ8ĵśǘ9pƛ10ƽ12Ĺ13tƼ14Ş15ű21ǜ
~tru	55 -16Ǆ-14Ɣ-13ƕ-10Ƃ-8Ų-7vyLŷ7ĹŧǛǞǟ8ŀłņűƁƦƫ9Ǐǩ10Ű11Sǋ12Q14Ƒ15ŵƇ16c17Ū19Ƙ20Ŏ21Ǧ22ƅ23Ə24ŬŭƓ25Z26A27ų33Ŷ34ŴƲ35ǐ
~truc	58 -16Ǆ-14Ɣ-13ƕ-10Ƃ-9ŀ-8Ų-7yLŷ7ǆǟ8Ǟ9ƁƦǏǛ10ű11ĹŰ12Sǋǩ13Q15Ƒ16Ƈ17ŵ19Ū22Ǧ24ƅ25Ɠ26ŬŭƏ27Z28ų35Ŷ38Ŵǐ
~true	86 -9v12ŧ14c16ł23Ŏ
~trum	78 31Ƙ
~trus	73 11Ŏ12ņƫ22ŀ36A48Ʋ
~try	72 -12N-10Ĺ-7Ő9ƈ10ŸǞ11ŮǔǤ12CŽ17ǀ18ǘ19l20I21ń26L
~try>	73 -12N-10Ĺ-7Ő9ƈ10Ÿ11Ǥ12CŽǔ18ǀǘ19l20I21ń27L
~ts>	40 -14kŒŝǇ-12APŖ-11GQ-10Ƴǂ-9cĹŀƊ-8rŃōŐŪƀƆƱƹƿǐǞ-7amvwĻŏŚşŦƴǄǅǨ7HļƖƭǜ8gEŁƉƗƟƠƻ9tIūƏƾǎǗ10uĴŬŵŶǙ11ķŠǀǔǖǚ12ƤǋǍǟǧ13řǊ14ĵƎǑǒ15Uņƫ16Rſƌ17ż18űƽ19Wžǡ20Ň21Ƙ22z23Ư24Ǣ26ƣ27ǌ28Z30ŗŞ32Ɯ35Ż36h44Ǔ
~tse	83 -13ŗ9Ǣ14Ƙ16Ĵ22C23Ɠ
~tsel	83 -13ŗ9Ǣ14Ƙ16Ĵ22C23Ɠ
~tsi	74 -11U9ƉǠ10q12Ű14Ʀ16ǀ20g26j33Ƈ
~tsid	74 -11U9ƉǠ10q12Ű14Ʀ16ǀ20g26j33Ƈ
~tta	80 -7I8Ĺ10śƽ12CǘǨ14Ŷ16Ƽ
~ttac	81 10śƽ12ǘǨ14Ŷ17Ƽ
~tte	55 -16œ-14ļ-13ǩ-12nŹ-11Q-10Œ-7jƉƫ7ūǓ8şŰƜ9qƛƠƲǙ10r11ŇƨǛ12ōž13ǘ14p15oL16Şǂ17Ś18Łźƹ19C22hK25Ŕ26t30Ľ37ľ45b
~tte>	89 30ƹ32C
~tted	89 -12a-7ƫ10Ľ13Ō15Ŀ33Ł
~tten	70 -16Ɗ9ĻǘǛ10ńǓ11ŗƜ12ƙƠƲ13Ű14ƛǙ18ž19b
~tter	59 -16œ-15ļ-12nQŹ-10Œ-9ǩ-7jƉǘ7zJŢťǂ8ū10qş12r13ƨ14Ňō16pƊ17LŞ19o20Śź25K26Ľ27h28Ŕ29t33b40ľ
~tti	59 -10B-7Xńǩ7rwŹ8APUĵƝƞƨƱ9YűƖ10hĿŪǈǙ11nƘǠ12Ů13Ɵ15Ś17tx18ƹ19M20H26j32Œ40Ķ
~ttin	59 -10B-7Xńǩ7rwŹ8APUĵƝƞƨƱ9YűƖ10ĿŪǈǙ11nƘǠ12Ů14Ɵ15Ś17tx18ƹ19M20H26j32Œ40Ķ
~ttl	58 -10h-7oĺƛ7dzGIłņŽ8ŃŐŧűƳ9ĶƎ12Yż13avŦ14Ŋ15w16œƦ17Ņ19Ư24u27x28ƻ33ƞ
~ttle	58 -10h-7oĺƛ7dzGIłņŽ8ŃŐŧűƳ9ĶƎ12Yż13avŦ14Ŋ15w16œƦ17Ņ19Ư24u27x28ƻ33ƞ
~tto	80 8ū9ŅƲ10ǥ11ł12Ō15B16Ɩ25ǩ
~ttom	87 7e10Ņū11ǥ12ł
~ttor	89 11Ʋ18BƖ
~tty	71 -7ƅ7SZǐ9W10ōŕŴŶžǑ11ƙ12Ũ16GŢƆ17U22Ƹ
~tty>	71 -7ƅ7SZǐ9W10ōŕŴŶžǑ11ƙ12Ũ16GŢƆ17U22Ƹ
~tua	73 -8Ǆ-7H7Ɛ8R10nţž11zKĻǆǨ12Źƴ13P15F22Ŗ27Ő
~tual	76 -8Ǆ-7H7ƐƝ8R10ţ11KĻž12ƴǆ14P24Ŗ28Ő
~tuat	86 -7ƽ13zǨ14Ź16n17F
~tub	78 -12v9d11qƚ35Ƌ42ƍ
~tub>	80 11ƚ12q43ƍ
~tuc	72 -11Z7ő12Ş13ƣ14Y16ŀ17Ʈ22vư26ŵ28Ƈ
~tucc	89 37Ƈ
~tuck	74 -11Z7ő12Ş14ƣ15Y16ŀ18Ʈ23vư27ŵ
~tud	70 -9ƒ-8ǩ15Ʊ27Z38ź47m
~tude	70 9m15Ʊ27Z38ź
~tuf	64 -13Ƽ-8Ơ-7SƔ8ƹƿ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐǕ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ38Ɨ
~tuff	64 -13Ƽ-8Ơ-7SƔ8ƹƿ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐǕ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ38Ɨ
~tui	86 54Ʊ
~tuit	86 54Ʊ
~tul	86 7o8j11Ɣ13z
~tur	57 -15ǩ-7dstŇňŗżǂ7T8pūƞǠ9ŁǢǧ10AƷ11ƉƓƬǙ12GǏ13Ƣƪ15Ƒǆ16Ǌ17vſƇ18ŀŉŤŹ19śǄ21f26Ɨ27cĿ28ţ29ǅǜ32ƴ
~ture	65 -7ŗ8nyHĽŴƥǆ10ŁŤūƞ11Ǣ13Ʒ14ƓǏ15GƢƬ18Ƒ19Ɨ20f21Ƈ22ś23Ǆ33Ŀ36ǅ
~turn	64 -13yǩ-7dżǂ7ŎŰǞ8V9TƧǆǠ10pķ11ŤƗǧ12A13Ǚ16ƪ19Ǌ21vŹſ22ŉ24ŀ31c32ţ33ǜ37ƴ
~tus	82 20C36f
~tus>	83 36f
~tve	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
~tve>	79 7Ǐ9Ūƌ10žƑ11ƥ13ũ14Ƈ20Ɨ
~twe	78 -12Š7mǇ10C12Pƫ14ł15ŷ19š20h22ň
~twee	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
~twi	78 -8T10ţ11uŕǥ13Rũ15wĴƻ25y
~twic	81 -9T8y10ţ11ŕ12ǥ13R14ũ16Ĵ17ƻ
~twin	89 13u18w20y
~ty>	48 -12ǩ-10Ǆ-9ƝƦ-8ǇǍ-7Œǈ7Ţǧ8Uǋ9GőƆƼǐǗ11Ķņǚ12yľƑƜ13ƂƏƗ14Ƹ15P17Ɣ18şƶ20Dƀ22WƟǓ23ǆǡ25Ǣ26ơ28ǌ31ķ33Ǝ38Ǚ43Cž
~tyl	75 7Ɖ9ƣ10ǈ27Ǒ
~tyli	77 11ǈ27Ǒ
~typ	70 -8ƒ-7Ǎ7f8p9ļƉ10Tƿ11ǉ12Ƈ13ǔ14ƣ15ǆ16bE17Ǆ20d33Ʃ38Ƽ
~type	72 -8ƒ-7Ǎ8bf9pļƉ12Ƈǉ14ƣǔ16ǆ17E20d33Ʃ39Ƽ
~typi	84 10b12Tƿ15Ǆ
~uab	84 13Ɗ34Ƙ
~uabl	84 13Ɗ34Ƙ
~ual	63 -9Ł-7HǄ7ĺĻ8Wţž9Kǆǡǩ10ƴǙ11APƦǊ12łŭǅ13ƫǉ14T15Ů16Ŗ21L23Ő
~ual>	71 -7H7ƪǀ10ƫ11ƴǆ12Ǚ13ŮƦǊ14ǉ17T27Ő
~uall	69 -10Ł-7Ǆ7Ɛ8ĺĻ9Wţž10Kǡǩ12P13Aŭ14łǅ18Ŗ24L
~uan	89 19ƹ22ƿ
~uana	89 19ƹ22ƿ
~uar	66 7Ƭ11Ʀ13Ƙ14Ɠ15Ń16Ĵǋ27O28ǖ37ƆƲ
~uard	81 8Ư45Ʋ
~uare	71 16Ɠ17ǋ31ǖ40Ɔ
~uart	82 -7K10Ƭ14Ʀ16Ń17Ƙ20Ĵ33O
~uat	80 -7vƽ9Ź12zǨ15n16F17m25y
~uati	82 -7ƽ9mŹ12Ǩ13z15ny16F
~ub>	75 -11Ƌ10ƚ11q29Ǒ39ǒ40ƍ
~uba	80 -13ŵ8ų32ǀ48Ŷ
~uba>	83 33ǀ
~ubc	80 11Ǒ16ǒ
~ubco	80 11Ǒ16ǒ
~ube	80 -12v37Ƌ46Ų
~uber	83 48Ų
~ubl	71 -10Ǉ7ĵƸǘ8pś9ƛƽ12tĹƼ14ŘŞ15ű16ƥ20ǜ21œ
~uble	72 -11Ǉ7ĵĸƸǘ8ś9pƛƽ12ĹƼ13t14ŘŞ15ű21œǜ
~ubs	69 8ƿ12Ǥ45ǒ54Ǒ
~ubs>	69 12Ǥ46ǒ54Ǒ
~uca	80 -9ľ30Ʊ44m
~ucat	80 -9ľ30Ʊ44m
~ucc	89 37Ƈ
~ucco	89 37Ƈ
~uch	44 -26Ƃ-24W-17Ĵ-15ŧ-13ŏ-12Ť-10ŐƆ-9ƞǨ-8ŇŵƅƭǇǗ-7HŎŨǟ7qŕƿ8ŢƊư9ųƔƘǌ10ĶŘ11űƶǢǩ12ŬƌƝƷǓ13Ʊ14Oǡ15Ǜ16Ǧ17ZſƓ20Ơ22YƃƗƪ23Ŀǉ25Ǐ26ŅƦƧƨ27TķǊ28X29Ůƒ34ŗ38Ŧ39Ƭ41Œ44œ
~uch>	44 -26Ƃ-24W-17Ĵ-15ŧ-13ŏ-12Ť-10ŐƆ-9ƞǗǨ-8ŇŵƅƭǇ-7ŎŨǟ7qƿ8ŕŢư9ųƊƔƘǌ10ĶŘ11űƶǢǩ12ŬƌƝƷǓ13Ʊ14Oǡ15Ǜ16Ǧ17ZſƓ20Ơ22YƃƗƪ24Ŀǉ25Ǐ26ŅƦƧƨ27TǊ28Xķ29Ů30ƒ34œ37ŗ38Ŧ39Ƭ41Œ
~uck	57 -14Ɣ-13ƕ-9Ǆ-8Ų-7tLRŷ7YŞţŹž8Ǜ9űƁǏǞ10ĹŰƣ11SƘ12Ʈǋ13Q16v17ưǦ18Z19o24Ŭ25XŭƏ27Ūų33Ŷ36Ŵŵǐ
~uck>	60 -15Ɣ-13ƕ-9Ǆ-7LRŷ8ŞŹƦ10űǏǛǞǦ11Űƣ12SĹƘ13Ʈ15ǋ19ư21ZƏ22ŭ24Ū26Ŭŵ31ų39ŴŶ
~ucks	72 7ŭƏ8ƀ11ž13Ɓ14ŵ33X59ǐ
~ucky	86 8P12ţ31o
~uct	56 -7ŗ7PłǆǕ9ǟ10YǄ11ƀƩ12ƚ13Ŏǡ14Ɓ15Ŧ16Ƒ17ň18Ƈ22ǩ25ƅ26Ɠ46Ř
~uct>	83 11Ǖ13Ǆ18ŘƓ19Ʃ
~ucti	58 -8Ǆ7ľł8P9ǟ11Y14Ŏƀƚ15Ɓ16Ŧ17ƅ18ň19Ƈ24ǩ35Ř
~uctu	87 13ǆ25Ɠ27Ƒ
~ud>	80 11ň12x13ƞ25Ǘ26ƿ
~udd	75 -9Ʒ9ŭ10Ŝ11ĸ13Ƴ17BĽ19A21Ƣ24ĺ32Ņ
~udde	87 11ŭ14ĸĺ
~uddy	78 -9Ʒ10Ŝ12Ƴ13ĺ14Ƣ18BĽ20A34Ņ
~ude	63 -9Ǉǩ7mƩ8W9Ɓǣ10cœŖƴ11Ơ13Ʊ15Ɔǉ24Z25ŏ34ź
~ude>	75 -10Ǉ10Ơ13c19Ɔǉ32ŏ
~uded	81 -10ǩ8ǥ11W12ǣ13œƁ18Ŗ
~uden	69 8m9Ʃ11ƴ15Ʊ27Z38ź
~udg	76 8ƿ9š11ķ15c24ĸ40X
~udge	78 7ż11ķ25ĸ41X
~udi	65 -8Ǒ15ǒǣ91Ǥ
~udit	65 -8Ǒ8ǣ15ǒ91Ǥ
~ue>	61 -11Ǣ-10ǖ-8v-7Ŀ7BƁ8bĸŧ9ŉŝƓƾǧ10łŖŻ12ǍǏ17ľ21űƒ23ƪ27y28Ǌ33ŕƩ35Ŏ
~ued	73 8Ŀƫ11Ƶ27ķ28Ÿ41ǜ
~ued>	73 8Ŀƫ11Ƶ27ķ28Ÿ41ǜ
~ues	61 -7SǏ7ũǖ8ƈǊ10Ƹ11Ƙ13A14Ľ15Ĺ17Ɨ24Ŋ31ǩ32Ɯ46ŉǢ
~ues>	73 -7Ǐ8ǂ12Ƹ15Ƙ55Ǣ
~uess	79 -9S7il10ũƈǊǖ11Ů12Ŗ22Ɨ42ǩ
~uest	67 8d14A15Ľ17Ĺ27Ŋ38Ɯ52ŉ
~uff	64 -13Ƽ-8Ơ-7SƔ8ƹƿ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐǕ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ38Ɨ
~uff>	64 -12Ƽ-8Ơ-7Ɣ8ƹƿǕ9AŁǏ10sŋƉƲ11Xǜ13Ƌ14ǐ15ǘ18Ɲǂ23Ƣ26Ǣ27ƥ39Ɨ
~ug>	78 -25ŀ-7aƅ7K10ļ11Ǡ12ƿ13ŧ29ƻ31Ž35Ş
~uga	84 9ƽ22ƴ33Ƽ
~ugar	84 9ƽ22ƴ33Ƽ
~ugg	86 9K14Ǚ24ŀ
~uggi	89 9K24ŀ
~ugh	45 -13m-12b-11Ɣ-10ŏ-9pźǢ-8ĴŕŜƽ-7PQĻƟƼ7ZōƧƷ8ŰŶƁ9iSķĸŐŠſƚƳǦ10nŤťŮžƂǝ11Ň12ƒǥ13śũ14WYƮǩ15ruvłŨƬư16ŧƨǤ17ŖŹƱǖ18jlŗŷƌƗƦǎ19wƕ20Ŋ21x25y
~ugh>	50 -13ǩ-11Ɣ-10ŏ-8mŕƒ-7QĴŇŠ7šŬŵżƦ8zǜ9ņƁ10YZǦ11rĸŀśŧƚƧ12nSŐŖ13Ŋž14yŤťŷǝ15Ɨ16ǥ17ŗũƳ18Ǥ19Ƭ20Wƨ22ƕǎǖ28Ũ30j
~ughl	69 -10Ǣ9Ɨ11Y17Ʈ18Ů20ķ
~ught	59 -13bŨ-12j-9Ƴ-8dmpŀ-7ź7ŧŷƸ8ŖƩǏ9Hř11ŊŰƞ13ō14łŶ15yƦƱ16ĺŢſ17iƌǩ18ư20ŠŹ21l22v24uŇ25ƒ27w29x
~ugl	86 8Ǥ11ļ12ņ18ĵ
~ugly	86 8Ǥ11ļ12ņ18ĵ
~ugs	78 10Ž11ŀ18Ş37ƿ
~ugs>	78 10Ž11ŀ18Ş37ƿ
~uh>	76 -9v9ĺƏ12rŅ14ƞ16jŶ23Ũ
~uic	71 -9ƪ-7Ŧ7ķŭ8aD9RŚű10dƕ11řǉ12ŋŝ15YŤ19Ŋ23ŧǠ
~uick	71 -9ƪ-7Ŧ7ķŭ8aD9RŚű10dƕ11řǉ12ŋŝ15YŤ19Ŋ23ŧǠ
~uie	86 -10ŕ10L13Ʈ25ǎ35ŀ
~uiet	86 -10ŕ10L13Ʈ25ǎ35ŀ
~uil	56 -11F7X8ƐƤƱ13ƪ15Ǟ16ǝ23ơ24Ǣ25Ƒ27Ʃ29ǋ35Ǎ40ƺ44ƅƓƣ
~uild	58 -11Fƪ-10Ƈ7ƥǝ8X9ƐƤ12ƅ19Ǣ25ơ27Ƒ31ǋ37ƺǍ38Ʃ46ƣ49Ɠ
~uilt	69 -12Ʃ7ƈƱǢ9b11ķǝ18Ƈ25Ǟ30ƪ39ƅ
~uin	84 -8Ǐ10ū11Ǖ12t13ķ23ƛ
~uip	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~uipm	68 -7ű21Ɲ22Ǣ27Ǟ47Ǐ
~uir	76 -13Ƣ-8Ƥ12Ǚ17ơ23ǌ26Ǔ
~uire	76 -13Ƣ-8Ƥ12Ǚ17ơ23ǌ26Ǔ
~uis	80 16ĸ19ƿ22tŻ28Ǝ
~uish	86 31Ǝ
~uit	65 -9ǩ-8ŗǞ-7Ɵǅ8Ɓƺ9Ňǝ10Y11hVǕǦ12š14Ɣ16gǜ20Ƙ21ǂ24L25Ƨ30Ķ39Ʊ46ƹ47ķ
~uit>	71 -8ǩ-7ŗ7ǡ9Ɓ11Ň12V13šǕǦ16Lķ24ǂ28Ƨ36Ķ38ƹ
~uita	87 24g27Ƙ
~uiti	86 54Ʊ
~uits	82 11ƺ12L13ǝ15h17Y23ǜ
~uity	87 -7ƝǏ21Ɣ47ķ
~ul>	73 -16Ǆ-12ǖ-7P11bƮǉ12ĸů17Ũƥǜ26ũŲ30U
~ula	71 -8Ź-7ǆ7JƂ8KŲƃƩ9Ɣƪƾ11ŸƘ13Ɖ15ơ16Š28ǔ
~ular	73 -8Ź-7ǆ7JƂ8K9Ʃƾ11ŲŸ12Ƙ14Ɖ16Šơ29ǔ
~ulat	89 7o11Ɣ12ƪ
~uld	33 -14Œ-12nŐ-11oĺŦŨƁƳǞ-10kqSƼ-9ŁŜŤƙƽ-8jlšţŪŭżſƟǅǈǐ-7iwxFUļŬŰŹƠƺƻƾǛǣ7fIĿŋƑǧ8bNZŶƍƓƦ9AWŗŝŧǘǡ10eľƀǏǢǦ11mƿ12aKLŇŚ13TŃƂƘƨǄ14Ʊ15Ļ16ĵŘƏǚǩ17rƪ18ŞžƒƵƸ19YŌ20DŽ21c22ƗƯ24ưƶ26ĴǁǨ28Ŋű29ƭ30s31ķ34ś35Ţ36ŵƬ37Mǝ38Ƥ44Ŏ45X50Ʒ51Ʈ53ĸ
~uld>	33 -14Œ-12nŐ-11oĺŦŨƁƳǞ-10kqSƼ-9ŜŤƙƽ-8jlŁšţŪŭżſƟǅǈǐ-7iwxFUļŬŰŹƠƺƻƾǛǣ7fIĿŋƑǧ8bZŶƍƓƦ9AWŗŝŧǘǡ10eľƀǏǢǦ11mƿ12aKLŇŚ13TŃƂƨǄ14ƘƱ15Ļ16ĵŘƏǚ17rƪ18ŞžƒƵƸ19YŌǩ20DŽ21c22ƗƯ24ưƶ26ĴǁǨ28Ŋű29ƭ30s31ķ34ś35Ţ36ŵƬ37Mǝ38Ƥ44Ŏ45X50Ʒ51Ʈ53ĸ
~ule	77 7Ɩ8d9ŴƬ10Ǣ14ƘǙ29LR
~ule>	81 9dƬ11Ǣ15Ƙ18L34R
~ules	89 13L17Ǚ
~uli	89 -7Ū10ŭ26ƻ28ǐ
~ulin	89 -7Ū10ŭ26ƻ28ǐ
~ull	58 -19ĸ-13Y-9žǩ-8ŏ-7cVš7WŲƌƢǟ8quĻľŊǛ9řƓǄ10ƟƤ12Œ13hǙ14ƭ16dŎ18DŹ22Ś23T24Ǉ30a31Ĵ33Ż37R44ƀ
~ull>	60 -20ĸ-13Y-9ž-8ŏ-7V7WƢǟ8quŲƌ9řǄǛ10ƓƤ11Ɵ13Œ16dƭ18Ŏ19DŹ24Ś25Ǉ28a32Ĵ38R46ƀ
~ulle	81 -7š10ļ15Ļ16ľŊ45Ż
~ult	75 8ƃ15Ť17ǩ35ǚ39ż
~ult>	78 9ƃ15Ť18ǩ41ż
~um>	69 -13ř7Ʃ8œŚ10X11Ǜ12ƹ15ŵǤ17D26Œ33ŗ37ž
~umb	48 -9aƣ-8œŚ-7ķŖŤǥ7ŉŘ8Ň9c10KŠƛ11ľŒŜ12ĵǇ13yE14ƒ15Ļ16ļƓǠ18Ǖ21Ÿ22ŅŗƼ23DXƋƬ24Ǩ27CǗ31ū33eǦ35Ƃ36ř40I
~umb>	87 -9ķ15j16ŉƒ24ĵ
~umbe	51 -10ƣ-9a-8œŚ-7Ťǩ7ſƛǔ8Ř9Ň11K12ľŜŠ13cŒǇ14yE15C16Ļ17ļƓǠ19Ǖ23ŸƼ24Ņ25DXŗƬ26Ǩ29Ǘ33ū35e39ř43I
~umbi	76 -8Ť11Ǒ17ƛ38Ƌ
~umbr	63 13ǩ45Ǧ48Ƃ
~ume	76 11Ś30Ƙ
~umen	76 11Ś30Ƙ
~umm	82 16Ɵ19Ǉ24k28x
~umme	83 16Ɵ19Ǉ24k29x
~ump	69 -14Ŧ-12ĺ-7V8Ĵ9ŗǢ10ž12ƍ13ƃ15ű28Ţ36ǀ41ŔƊ43œ
~ump>	72 -13Ŧ-11ĺ-8Ň-7V9ĴǢ10ŗ11ž12ƍ14ƃǀ25Ŕ30Ţ31œ43Ɗ
~umpe	86 11ǀ16œ20ű21Ŕ
~un>	56 -13R-10Ư-8Ńŵǩ-7Ǉ7nǤ8EĵŅŕŝƓ9ňţƢ10xƧǥ12ūǗ13ǟ15Ŧ17ű18e20kOƩ21ƽ22Aǎ23ſƝ25ǐ32Ƭ34Ŷ35Ǩ40g
~unc	71 -7ǩ7AT8JŌ9Ʃ10Oǈ12ńǥ13ǟ14q15BLN16Ľ17ư22b
~unce	86 10J26b
~unch	78 9Ō10ư11ǈ12O13ǥ14ń15q17LN18Ľ
~uncl	83 -7ǩ7A9ư10T11Ʃ16ǟ19B
~und	47 -16my-15Ɖ-13H-11DS-10ŝǍǠ-9Ŀ-8aZƢǙ-7ĸƅƮ7Ŏǁǈ8ŻƑƥǉǜ9bĵƙƩ10iũƽ11CTĽňŠƓƕǤ12LƲǀǃ13Ŗŵſ14GVĻńŮǌ15lƇ16ŅƊ17hYǣ18sĺ19ƣ20X24cƒ27ŇƱ28ƍ34nƺ35ǅ49ş
~und>	53 -16my-13H-10S-7Ũƛ7LŅŭſƎ8Ɗǎǧ9huş10GƩǁ11Ƒƣƥǉ12ǜ13nT14C15ĽŚ16ŠƓƕ18V19cń20Yŵ21l23ǣ27s32Ň33ƍ35Ʊ
~unda	89 -9Ɗ36Ƈ
~unde	58 -16Ɖ-13ť-8Ǡ-7sĿǍ7GƖƽǡǩ8jĵŃƘƛ10cŪƙ11iŚ12ŻſƣǤ13hŅƲ14Ŏ15Ɗ16ũŮ17şƺ18ǀ20ň21Ŗǃ22Xĺ24ƒǌ26n42ǅ
~undl	84 49ş
~unds	71 -7Ŧ7ķƏǓ8ŌƜ9L10FƆƽǈ11NŧǛ12ťŨ14bǨ34ƺ
~une	72 7ĺ9Ś14Ƴ17ĸ59ư
~uner	73 7ĺƮ14Ƴ52ư
~ung	68 -9xǩ7ƆƳ8Ư10źŻǛ11Źƍ13ƭ14Ũ17ǅ18ĵǀ21u22p23v29ƞ39c
~ung>	75 -7nǩ7ƽ9ƯƳ12ź13ƞ15ƭ16Ũ19ǅ20ĵ60c
~unge	79 -13c8y13Ż19v22ǀ26p
~ungu	89 10Ź11x15v30u
~unh	87 -11ŝ50Ş
~unha	87 -11ŝ50Ş
~uni	60 -22Ɔ-17Œ-9ĵ7ǌ8ǋ10y11WļŬƕ13awY16Ơ17ƥƨƩ18D32Ƥ36ƣ50ſ
~unin	67 9Ƥ58ſ
~unio	78 -12ĵ10Ʀ14ļ15WŬƕ17w18aY23ƨ
~unit	73 -26Ɔ-19Œ10ǋǌ21Ơƥ23D29Ƥ45ƣ
~univ	83 16y24Ʃ
~unn	70 -12Ū-8ƶ7k9Ǩ10ŋƼ11fĿŐŶ13jq14uű15hŒ16Ŵ17ń19ǟ20ǝ43ǩ
~unni	71 -11Ū-8j8k9Ǩ10ŋǩ11fĿŐŶƼ13q14uű15h16ŒŴ17ń20ǟ21ǝ
~unny	89 -10ƶ27j42ǩ
~unp	89 9ĸ39ƞ
~uns	70 -8i-7nŗƟ7xǉ11v12ƽ13A15ơ22u23ǈ24Œ25ŀ26jŕ34ű36Ƙ
~uns>	72 -7nžƟ7xǉ12vƽ15ơ23u24ǈ26ŕ29Œ35ű37Ƙ
~unt	52 -10IĹŇ-9Ļ-8Ɲ-7ŃƮƶǄǌǑ7ŜŻƢ8lŦƗ9emő10AXŕŽƆǤ11ĶƅƓǕ12BYŷƌǀ15ź18HĴľǖ19Ŋř20Əƭ21Ǡ23u26C28ŗ29ǔ32Ƭ37Ư50Ǉ
~unt>	59 -10WǠ-8I-7BĻǌ7JŮƦ8uņ11ŒŦƗǖ12Ž13QŜǔǤ14XƓ15eYŷ16Ǖ18ŗ19ź22Ŋ24Ĵ28ř39Ƭ54Ǉ
~unta	76 -9Ň9k15ǆ29AǠ33B
~unte	80 14ǖ23ƌƏ
~unti	74 -10Ɲ7m8gǇ11O16ƆƢǠ17ŕ19Ư28H31ƭ
~untr	81 -11Ĺ10ƈ12Ÿ13ǔ14C21ǀ22l
~unts	69 7ő10ǔ18uŗ21ľ24Ķ35Ư
~unty	79 9ǔ10Ə11W12ļ13Ż20ƅ32C
~uor	89 -13ǡ-8Ÿ12ƿ46Ǜ
~uor>	89 -13ǡ-8Ÿ12ƿ46Ǜ
~uot	67 7cǃ8ƈ9ŏ11ǂ13Ǧ15ž21eĹ27J28ń35Ņ
~uote	67 7cǃ8ƈ9ŏ13Ǧ15ž21eĹ27J28ń35Ņ
~up>	43 -16Ŗ-15ǩ-14ň-12osƜ-11ŢŬǋǞ-10ŅŇŶƢƷ-9qvLſƟƳƵƶǦ-8yPŧŪƕǂǉ-7bBGŀņŎşũƎƗơǃǛ7drļŝƇƈǒǔǤ8ŐŚťƧƬƮ9CĴĺńŗ10ŘŹƹǁ11HOĿŠŽƓǌǐǟ12ĻƃƩ13hķŜƸǅ14Vłŉƌƫǚ15jřųǝ17Ǐ18Ĺƣƴ19Kƪ20Ł21žƙƛƤǗ22ǆ23i24Ōœ26x27W28kƅ31Ǌ32ƾ34lŔ35tƉ45ŕ
~upa	80 23q31P
~upat	80 23q31P
~upd	69 20Ʋ21Ƌ22Ǣ37ƌ
~upda	69 20Ʋ21Ƌ22Ǣ37ƌ
~upe	89 -8x-7ǈ7z13t45ǩ
~upg	89 10Ǎ
~upgr	89 10Ǎ
~upl	73 -11ǩ-10Œ-9ǝ7U9ǎ10SĽƤƿ11Ơ12Ƙ13Ū14ƣ15Ǟ41ś
~uple	74 -10Œ-9ǝ7U9ǎ10SĽƤƿ12ƘƠ13Ū14ƣ16Ǟ
~upp	69 -11U-7ǩ8Ŕ9r11z12nƿ14L15Ɲ17ǐ23h26Ŏ51Ǖ
~uppe	87 13r16nƿ19L
~uppl	71 8Ŕ16Ɲ18ǐ57Ǖ
~ups	69 -7t7Ɔǐ8ƣ9inHžƜ11q16ţ21ƗƤ26Ǎ29Ũ30ǘ
~ups>	86 -9t11iǐ14n15q38ǘ
~upse	78 18ţ34Ũ
~upsi	89 12H29Ɨ
~upst	81 7ƛ9Ɔƣ12Ɯ25Ƥ31Ǎ
~upt	80 21ǝ26ĵ30N
~uptc	87 29ĵ
~upti	87 24ǝ30N
~ur>	26 -27Ų-20Ō-16CŬ-15ŤťűƇƈ-14ōŮ-13ŵǩ-12ŏƌ-11ƆƋƩƬ-10fuĸũƹ-9GĹňŭ-8őŪƅƴ-7YŠƐǟ7Ż8ŐŝƀƗƙǚ9iļŘŸ10ckłŃŖƠǞ11MŒſƁǎ12hżǄ13IŴƂƢǋǔ14ƶǅǙ15nvJWĽŶƦǖ16gEřŽžƝǝǤǧ17ltyƯƷ18oǛǠ19Ʋƺ20VųŹƾǡ21Ŝƫ22jTŇŚǂ23Ķůƕ24sxǈ25pǉǐ26Ʈ27PƤ28wşƨ29ŁƳ30qǢǣ31r32eǕ33d35ƥ36ƃ40ĵ47ƽ49ǘ53B61z
~ura	48 -23Ƹ-13Ǆ-9Z-7Ō7ƀƇơǤ8ŧǘ9AřƉǢ10ŚŪſƁƣǍǓǟǨ11ƙ12ĺŘƴ13ŞŦƬǒ14şƃƩƭ15šƦƳ18Ł19ľţǥ20Œǌ21ŏŐƄƕ23ņ27W
~uran	48 -23Ƹ-13Ǆ-9Z7ƀƇơǤ8ŧǘ9AřǢ10ŚŪſƁƣǍǓǟǨ11ƙ12ĺŘƴ13ŞŦƬǒ14şƃƩƭ15šƦƳ18Ł19ľǥ20Œţǌ21ŏŐƄƕ23ņ27W
~urc	76 9ļ10ư12o13ŭ16B18t26ƒ27ƶ
~urch	76 9ļ10ư12o13ŭ16B18t26ƒ27ƶ
~ure	48 -16Ǒ-10Ǐ-9Şƒ-8Ĺ-7ƅǩ7GűŽƜǠ8łŤƷǧ9Ƣ10HƈƱǂ11Ƒ12afŏ13ŖƇǌ14őśǥ15Ŵ16Ɨ17ŭƼ18Ŀ19ŗƬ20ŀ22Ƙ24şƨ25ŐǄǅ30ǒ36ſ39Ǣ49Ɠ
~ure>	56 -13ŗŞǏ-10ǩ-7ĹǑ7yĸŁǊǨ8ūƥƩǉǌ9AGƱ10łű11ŤƢƷ12H13ƈ14ǂǢ16aƘǒ17ś18Ǆ20fŖ21Ƽ23ŭƗ24Ŀ26ŀ27Ƭ29Ɠ31ǅ
~urea	89 8Ő11ń14Ŝ
~ured	56 -13Ő-11ǏǑ-7ƒ7Ǔ8ǃ10ƃǩ11šƜǄǌǧ12ư13Ŵ18ş19ǒ20ǥ22Ƈ23ŏ24Ǣ27ŗ34ƨ41Ɠ49ſ
~urer	82 -10ǩ11Ţ16Œ19ƴ30ő46Ő
~ures	80 -7ŏ12ŗǢ14Ő15ƞ16Ǡ17Ƙ18Ǐ24Ƒ25ş
~urg	82 8t9ǀ13ǂ34Ƽ41Ń
~urge	86 -7Ŝ8t13ǂ35Ƽ43Ń
~uri	65 -9Ǎ7ƣǗǘ8Ǜǥ9Ķžǁ10rƟƦ11ŉ12ŭ14P17Rŏ21j24ƃ29Ǝǣ30Ĺ31ư
~uria	83 15Ʀ31ư
~urie	78 9ư12ž15j30ƃ36ǣ
~urin	80 11jǁǛǥ16ŭƟ18P21RĹŏ
~urio	86 9B10ń14r16ŉ19Ĺ
~urit	76 -9Ǎ7e8Ǘ9ƣǘ12Ķ35Ǝ
~url	87 12ǃ16Ɖ19T
~urn	57 -14ǩ-12y-8Ƴǉ-7dĻňż7TƧǆǕ8pķƔƥǠ9Yĺ10AƑǢǧ11Ǚ12G13mƢƪ14Ɠ15vƊǝ16ƋǊ18Źſ19ŉ23Ɨ27cţƴ29ŀǜ33ņ34Ɛ
~urn>	69 -13y-12d-7ǂ8ŰǊ9ŉ10TVŎƧǆǠ11p12ǧ13v14AǙ16ţƐ17m20cņ
~urna	80 10a12ĸ15Y18ŉ23Ɗ27Ƌ
~urne	66 -10ǩ-7żǉ7Ɨ8Ť9ƤǕ10Ɣ12vĺǢ13xƑ14c16ƪ17ţ18Ɠ19ǝ20ņ21ſ28ŀ34ƴ
~urni	75 9Ǟ12ķŀƥ18G19Ƣ29Ɛ38Ɨ
~urns	89 33Ź
~urp	86 12ŏ19Ǥ
~urpr	87 12ŏ19Ǥ
~urr	58 -15u-10Ŀ-7Ɲǧ7Ŝ8Ŗƙ9SőŚ10Oǥ12Ƶ13Ş14ǒ22ŗǡ23Gŝ24ŕ25Ő27ŏŒƪ28ƚ29Ń30h
~urre	60 -7ǧ8ŖŜ9S10őŚ11ǥ12Ƶ14Ş15ǒ23ŗǡ24Gŝ25ŕ26Ő28Œƪ30ŏ
~urri	80 -12Ŀ12ƙ46ƚ
~urry	82 -18u-9Ɲ-7ƚ22O43Ń44h
~urs	49 -17ǩ-15ơ-11rǄ-10vŗǈ-9ƞǡ-8őŴƚ-7ĴŒƣ7QƀƊ8ľŤƎƝƲ9ŁŮŶƢƯ10ĵōŠŵŸžƁ11cgPŘţ12quǇ13ŲƖ14nƕ15HŦűǉǌ17A20ķ22U24ǁ27x31S33ų37ǎ40R41Ʀ52F
~urs>	57 -16ơ-14ǩ-13P-11rǄ-10ǡ-9v-8ŁōŴƚƣǈ-7hi7bƥƨƽǏ8tƵƻǦ9BUƊ10ŤƠ11SľƲ12ŮƝ13A14ĵŵŸž15uŶ18ŲƖ19ű20ǌ25ķ30Ʀ33x40ų48ǎ49R65F
~urse	56 -7G7q8Ɓ9VŠƀƢǑǣ10Ư11QƎ13c14ƕ15SŘ16U17ţǇ18gŁǉ19ōŦ20H21n23Ʀ26P28ǁ
~ursi	89 15qS
~urst	86 16ƛ
~urt	60 -7I15ǚ16Ɯ17Ť18ƍ20ĸ21kţ26Ƅ27Ǚ30X33ƃ34ž37D44ǣ
~urt>	61 16ǚ17Ɯ18Ť19ƍ20ĸ22ţ23X26Ƅ28Ǚ33ƃ35ž38D45ǣ
~urth	87 7x8d32k
~urv	84 13ǝ14x37i
~urvi	84 13ǝ14x37i
~ury	75 7ƃ12ķ17D35ư37ž
~ury>	75 7ƃ12ķ17D35ư37ž
~us>	56 -27ǩ-20A-11ǝ-10gŃ-9ŠŹƒ-8Ň7ŁšŪžƙǌ8ĽŉŶ9Ʒ10vzƞǦ11awĵŋƆ12Ű14ĺŎ15ķ16C17Ƅ19ń21ņ22f28r33Ŀ35s37Ĺ43ŵ45ǀ52ļ
~usb	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ů8ųŷ9Ư12Ʈ15Łƫ16Ƴ20nż23f26ŴƷ28p30st33rƨ34ǂ35q40o
~usba	57 -28d-17ƾ-12Ƹǟ-11ƺǩ-10Q-9P-8T-7şƹǢ7ů8ųŷ9Ư12Ʈ15Łƫ16Ƴ20nż23f26ŴƷ28p30st33rƨ34ǂ35q40o
~use	40 -25ŗ-18Ǧ-16Ŭ-15PS-14ŦŶ-13űǗ-12ŢǄ-11őŖ-10cĹŜǊǨ-9lŒŸƠƦƸǏǞ-8RUYńŉřšƻƼǒǙ-7dŎſƃƘƱǇǟǥ7Ɗ8ŁƉƎƑƖƛ9rIZŤƚ10ųŴ11ƌƣ12ƨ13ţǓ14qs15Ƃƙ16foŹƕƮ17pJœǖ18Ə19MTƴ20şŷƓǑ21Ŕ22ŀŲƇ23DķŽ24GƜƝǂ26ǁ27nH28Fƿ29ƋƟ30ƆƗ32ƒƞ36Ʒ37Ɣ45ŭƅ
~use>	42 -26ŗ-18Ǧ-16Ŭ-15S-14Ǘ-13Ŷ-12ŢŦǄ-11őŪű-10ĹŜǨ-9lŸƠƸǏǞ-8PRUŉŒŖřƦƻƼǈǒǙ-7TYńŎšſƃƱǟǥ7Ǖ8ƊƮǢ9ŁŔƉƎƖƛ10rIZŽƑƚƴ11Ť12ƣ13ƌ14ƨ15nƗ16Ƃ17sţŹƋƕƙ18fJ19ǖ20MƏ22Ǒ23Ų24DƇ25ŀƓ26Gşǂ27ƜƝ28ǁ30FHķƒƿ32ŭƟ33Ɔ34ƞ35Ʒ41Ɣ42ƅ
~used	72 -11B10ǈ14ũ17ƴ20Ɨ22Ŕ26Ž27ŭ39œ41Ŵ
~useh	68 -14ų-11Ǌ7Ɨ14Ū18Ʈ24n25T29ŷ
~uses	76 -16Ŵ-15P-11a-9c-8ķ7Ʒ10ƅ14ƒ16q20T22o25Ƌ26pǓ42ų
~ush	73 -13i8s9ł10Ŋ11Ō13ĺŃ14H15ƛ19Ɩ20r35Y38O
~ush>	81 -14i-7r10ł11sŊ12ŌƖ15Ń42O
~ushe	87 8ņ9Ɩ16ĺ18Hƛ
~ushi	86 42Y
~usi	50 -22Ƃ-18D-12Ū-10e-8T-7FGō8Őƹǘ10Jƕ11ňǑ12nA13Ǜ14MǠ17ǢǦ19ǐ21Ŏǔ22ǟ23ǝǨǩ25Ǟ26ǅǡ27ƝǊ29ǃǄ30ǋ32ǆ36ŭǎ37ǥ
~usie	87 37ǎ
~usin	50 -22Ƃ-18D-11Ū-10e-8T-7FGō8Őǘ9ƹ10Jƕ11ňǑ12nA13Ǜ14MǎǠ17ǢǦ20ǐ21Ŏǔ23ǝǟǨ25Ǟ26ǅǡ27ƝǊ29ǃ30ǋ32ǆ35Ǆ37ŭǥ
~usp	86 11Ƅ34Ÿ
~uspe	86 11Ƅ34Ÿ
~ust	45 -22ŗ-14ǐ-12ō-9ŚǏ-8lBGłƏƥƯǞ-7qzFIJPĴŃŝŤƞƧƳƷǅ7mŇŢƗƛƭƮǟ8uUƊơ9dŁņŌŨƍǙ10sŀŰǡ11CŊƠƢ12hKŔƻǈ13Ǒǖ15ŧŪ16Ǔ17ŖŶǃ18ŭ19ǚ20ĹőƝ21Aƀ22n23Šǔ25Ǘ26ĻŲ27ŷǇ28ǋ36Ʋ
~ust>	47 -21ŗ-11ōǐ-9Ǐ-8łƏ-7FIJPŃŤƞƥƳƷǅ7cefZķŲŶżƦƮǗǚ8mŇŜƗƛ9dUŌƊƭ10ŁņƍǙ11suŨơ12ŀŊƢ13KŔƻǈ14hCSǑ17Ū19Ŗ20ŭ22Ĺƀ23A24nǋ25Š28Ļ30ŷƲǇ
~usta	89 15Ű16ų23Ŷ
~uste	83 45ŧ
~ustl	89 43Ų
~usto	61 -16S-11G-8ž7kƲ8ĿŢǄ14ǟ17ǚ18ǃ20Ɲǡ23ǖ28Ǔ32Ǘ33ő37ǔ
~usu	73 -10Ł7ƅǀ9ĺ10W12ǡǩ14Aŭǅ15ł26L
~usua	73 -10Ł7ƅǀ9ĺ10W12ǡǩ14Aŭǅ15ł26L
~usy	73 -8R7x8ǎ14P17t30U39N40ǟ
~usy>	73 -8R7x8ǎ14P17t30U39N40ǟ
~ut>	34 -20ǩ-19F-15i-14M-13ķ-12Ń-11WœŬƛƠǇǒ-10ƯǦ-9ŐŠƄǟ-8cŎśųǆ-7vxGNňőřƃƦ7Ƃƒƾǈǘǧ8glŝŪƐƙǋǓ9Ĺŗũżǀǜ10fzAŜŲŵƈƚƞƷǎ11jTŊƍƟƩƺǃǏǣ12uĶĿłŤƏ13ļŞƎƫƻǂǙ14BVƬƳǁǨ15Ĵŀű16H17pŴǌǛ18ſƔƜƧǉ19rƤƪ20Ľ21ĸŉŌƱ22yľŦŽƝ23Ʋ24ƌǔ25Ƹ30ĺō31Ǒ34Ň36Y48š
~utc	82 16b24Ļ28a
~utch	87 17b30a
~utco	89 27Ļ
~utd	87 26gǝ
~utdo	87 26gǝ
~ute	61 -9Ł-7J7Ş8aǁ9Ļ11Mǃǧ14h15Ǐ16Ś18Ō19Ǘ23ŭ24N32ǘ36O40ů
~ute>	71 -12O-10Ł-8b7iś8fŌ9Ś11u13ǃ14M17h21ŭ27ů30N
~uter	76 8d10b11Ś19Ǐ24Ǘ40ǘ
~utes	69 -8J7ń9Ş11aǁ12Ļ13Ōǧ19ů53O
~utf	77 -8y10ńőŠ11W13Ǟ18ơ21Ő24Q29Ǆ
~utfi	77 -8y10ńőŠ11W13Ǟ18ơ21Ő24Q29Ǆ
~uth	78 10l11rƉ12Cļ18ŝ23Ɵ24u
~uth>	80 10l11rƉ12Cļ19ŝ24Ɵ
~uti	82 -9ƕ13bƠ17ŭǈ18ǐ32e
~utin	89 -10ƕ18ŭ35e
~uto	65 -13ǈ8Ƅǀ9ſǃ13ũ16ǥ18Ĺ23ƛ24ž26ƃ27Ƃ36ş48Ʋ53Ĵ
~uto>	68 9Ƅ10ſǃ18ǥ19Ĺ26ž29Ƃƃ40ş
~utof	86 10ǀ18ũ31ƛ
~utom	87 12ƛ15Ĵ
~uts	68 -10U8qŇƉƓǠ9tư10Ű11ǋ13Ʀ15ŉǀ16ƣ17CZ18g22Ş24j30Ƈ
~uts>	77 7M9Ɠ11ư13tƣǋ17ŉ22C25Ş
~utsi	74 -11U9ƉǠ10q12Ű14Ʀ16ǀ20g26j33Ƈ
~utt	71 -8ń8ƚ9V10aiƹ11ŌƱ15ŪŮ16ǈ18H21ǩ30Ķ
~utte	89 10ƚ
~utti	75 -10a-7ń9V10ƹ11w12Ʊ16ŪŮ17ǈ19H31Ķ
~utu	86 12y14ƴ23Ŀ33Ő
~uv>	89 -28ŷ25ų28Ū
~uy>	59 -14ŵ-13ǩ-11Ǐ-10ƴƵ-9ǆǖ-8ķĸũǌ-7œǢ7Xƨǣ8ƙ9Hƪ10Mǅ12Ņ13ǜ14WƩ15g17FłǄ18xŬ19ņŌơ20Ǟ22ƒƦ29Ŷ30ſ31B32Ɨ40Ǩ43G47Ǖ
~uyi	84 -7ķ10ƒ15ƪ20F41H
~uyin	84 -7ķ10ƒ15ƪ20F41H
~uys	64 -16N-12P-9g7FŅőǋ8ǐ9hžƚƟƷǣǤ10Őƍ11x12kĸŴ13H14Ǚ15CƔ19j22ǉǟ23Ǉ32Ǒ33Ǆ
~uys>	64 -16N-12P-9g7FŅőǋ8ǐ9hžƚƟƷǣǤ10Őƍ11x12kĸŴ13H14Ǚ15CƔ19j22ǉǟ23Ǉ32Ǒ33Ǆ
~uzz	89 -9ŨǍ20ƣ27ň
~vac	78 16Ƌ23ǌ40Ɵ42k
~vaca	79 41Ɵ42k
~val	61 -9ǖ-8Ŗ-7Ƒ7Ɓƛ8ű9Ɗ10ŸƓ12CũǄ13Ł17ľ18Ŏ21ƒ22Ƙ23ƪ32Ʃ35Ǣ
~vali	87 16Ÿ
~valu	63 -9ǖ-7Ŗ7Ɓ8ű9Ɗ10Ɠ18ľ19Ŏ22ƒ23ƪ24Ƙ34Ʃ36Ǣ
~van	73 -15Ų-12H-8ŷ7Ǣ9ƀƋ14wņ15k21ŭ83ǐ
~van>	83 -17Ų-13H-9ŷ11ƀ14Ǣ18k21ŭ32ǐ
~vans	80 60ǐ
~vap	84 53ƹ
~vape	87 45ƹ
~vat	79 7ǀ8Ŋ10Qƨ13Ʊǣ15ƣ19ơ32ƌ
~vate	82 8ǀ9Ŋ10ƨ11Q12ƌ13Ʊ14ǣ20ơ
~ve>	28 -24Ǆ-20P-19g-16T-15ǌ-14qAłŠ-13ľśƩ-12ĿŒ-11Ǌ-10pLRŀƕƭ-9œǑ-8KĸǞ-7Ňǂ7iōŰŻǅǓǘǡ8BNYŦũžƆƋƙƬ9Ńůźƛƾǃǆ10zƚǀǏǠ11FŅņŴŹƄƟƵǟ12wGHŎǋǚǢ13şƥǔǝ14hZŁŋŌŖŸƐƞưǈ15CIţżƀǐǥ16aŵƁƍƑƯƱǒ17DĵĶŉŗƪƳ18Śǩ19ƶƷ20fmŐƃƦ21dŮųƎƼǇ22Ǎ23W24Ŷſǜ26Ƙ27ő28ƌ29uƨ30OńŪ31ŏ32lŝƗ38Ţ
~ved	69 -8Ļ-7H8nPŭżƟ10Œų11ĴĺŁ12ŢƵǗ13ŋ14fť17l35Y38G
~ved>	69 -8Ļ-7H8nPŭżƟ10Œų11ĴĺŁ12ŢƵǗ13ŋ14fť17l35Y38G
~veh	64 -7ǥ7żƄǦ9ž10ŭŵŻ11Ŷ14ū16Ű17Ŭ18ų29Ŵ35Ūǐ
~vehi	64 -7ǥ7żƄǦ9ž10ŭŵŻ11Ŷ14ū16Ű17Ŭ18ų29Ŵ35Ūǐ
~vel	68 -13C7ǐ11Ƃ12ŶƁƣ16D19Ɗ20ƆƩ22m31ǀ35Ɵ
~vel>	70 -7C7ǐ12Ɓƣ20Ɗ21ƆƩ22m24ǀ26Ɵ
~vem	89 13Ǣ23ƌ
~veme	89 13Ǣ23ƌ
~ven	56 -14ƪ-11Ĺ-8ƌ7h8RŕŭƇ9ĽŜŢǩ10ŒŴƬǋ11Ŕ12Ưƹ13ŨƗ15ũ16Ɲ17Ş21ż22ǖ25Ǌ27ţ28L30ǅ36Ǖ57Ǐ
~ven>	60 -8Ĺ8hƿ9Ǐ10Ţŭ11ŕŜŴ12ŒŔǋ13Ƭ14Ưƹ15Ũ23ż36ţ
~vend	82 56Ǖ
~veni	81 -8ǩ8Ľ10MŰ14R47L
~vent	76 -8ţ7ǧ12Ǣ14ǩ19Ɨ20Ş21ũ22Ǐ23Ɲ44ǅ
~venu	82 8ǧ39Ǌ
~ver	34 -17Ǐ-16p-14ƽ-13Lŵ-12I-11DŁńŇŘŬƤǎ-10BƣƵǧ-9rŅűƌƸǂǋ-8XŀƄƕƥǑ-7moyGřƅƫǁ7ĴĸşƆǇ8anĿŕƲƻǙ9ĻľůƁƚ10iőżƘ11ŐƓƗƭǖǞ12ŤŦƀǔǩ13RŎśŮŰžǛǡ14hŝƦǚ15ŭƧ16ţſƬ17HUņŽƨƼǦ18Cǘ19Ƒǥ21ŒŸƴǊǕ22Ɯ23Ʃ25šƂ26ŗ27ŜŻ28ǝ30ƛǢ31ǜ32T34ǒ35ƙ36ŏŷ37Ų38ǐ42ź43Z53Ŗ
~ver>	40 -21ƽ-19Ƹ-16XŁ-14Ƭ-13ŌŐ-12ľŔŠŴƄ-11ƃ-10IķƯǧ-9yńŘŚƣ-8ŃōŵƤǄǅǎ-7DŇŪƀƌƕǃǑǢ7avAVƍƒǚ8ŝ9ŷƘƲƿǆǇǒǕǛ10ǖ11UňŗŭŸƹǍ12Ɔ13QTĸǩ14RĿš15őŤƠǡ16h17Œſ18Ųǝ19śǐ20ŽƩ21CǞ23ņŦƛǦ24HźƼ25Ů26Ƒ28ųƂƴ29Ǌ30ţ31Ŝ34ƙ36Z37Ż38Ɯ42ǜ45Ŗ
~vera	53 -15Ǐ-13ňƩ-7Ŧű7ŕƄƘƦ8ŝŪŴƪǘ9Xŉǉ10ŃŐǒ11ƭǌ12ŠſƚƸǨ13źƨ16ƀ17WľŚƁ19ǚǝ20ƧƬ23žǢ24š26ŏ27ŗ32Ɠ34ǥ
~vere	68 -14Ǐ-13q-7NǑ9ǡ10Őƭ11ǒ12ŗ13Ɓǟ16ľ18Ŏ19Ŗƀ20Ʀ24Ǣ26Ō29ƨ32ŏ
~veri	70 -13p-9ŭ7ƶ8k11Ǜ12ǐ15d16Ő52Ų
~vern	79 -12Q14Ǐǖ15ŕ28Ű45ǔ
~vers	61 -22ų-8ŮƦ-7ľŲ7Ļ8ƃƗƙǃ9łżƢ10ŤŹǩ11yOƱǐ12s13iŖǛ14ŋ15Ʃ20Ÿ22a31ŷ33źǕ
~vert	83 7Ƨ8R15Ɲ28ŭ30T
~very	52 -10ţ-8LĽǓ-7Ɯ7FƢƩƶƽǈ8ľŒǄ9ĻŴǅ10ŔǑ11ǡ12ĴōŪǘ13bŷǙ14i15KŭǢ16nU17T18şƗ19ķ20ƻ23ǒ25ů26Ƭ30Z
~ves	58 -12z-11ǚ-7tŝƗǈ7fŌſƁ8ƐƛƢ9xĵķ10qǛ11ų12Ǐ15A17Ř23n24ŷǐ47Ş
~ves>	58 -12z-11ǚ-7ŝǈ7fŌſƁ8ƐƛƢ9xĵ10qǛ11ų12Ǐ15A17Ř23n24ŷǐ47Ş
~vew	78 13Ə24Ū40Ű
~vewa	78 13Ə24Ū40Ű
~vic	63 -7ǔ7ƅ8ƕ9Ţ10Ŵ11ŝţƏ14ŪǞ15Ŝ16Aư18ű23ľ25B29Ǆ35Ž38ǚ
~vice	64 -7ǔ9Ţ11ţƏ12ŝ14Ǟ15Ŝ16ư17A18ű24ľ25B30Ǆ36Ž39ǚ
~vid	75 -7Ń9Ǆ10g12Ɨƫ13Ʀǝ15Ő27ƕ35Mƪ
~vide	76 -7Ń9Ǆ10g12Ɨƫ16Ő28ƕ35M36ƪ
~vie	82 -16ƶ-12ƞǠ15BǞ23Ŝ28Ŗ54ǩ
~view	83 -16ƶ-12Ǡ16BǞ24Ŝ26ǩ29Ŗ
~vin	49 -13ś-12U-11ŕŝ-10cǎ-8ŐŜŞ-7vXőŭǩ7eǍ8ŵƷ9Ʋǟ10ķ11ľƂ12qtNŀƇƍƶǁ13nŴ14Ūǀ15ŮżŽ16kĿŘƱ19Ų20FP21ŷŸ22z24Ź26Ż27H30iY32yŢ51ƞ68ū
~vin>	62 -13ś-12ŕ-9Ÿǩ-8f7FŃŌŢŲƟ8xŷǁ9iĺŀŖŪ10H11tƶ12y14S15PŻ16ǟ18Ŀ20Ź23ƞ88ū
~ving	52 -16S-11Uŝǎ-9Ķ7eĻŪƮ8Ǎ9PŹ10ŵƷ11ľƂƲ12ķƍ13NŽ14qŲ15FŴŷŻƱ16nǀ17ż18ŘŮ20H21k22z23y24i28Ţ30Ÿ33Y35ƞ
~viny	89 25Ƈ
~vio	83 36Ż
~viol	83 36Ż
~vis	72 9ƅ12N15B17e18Z19aǁ27Aƾ46Ɯ
~vise	84 18A21B
~visi	77 10aƅ12A13N21ǁ30ƾ50Ɯ
~vit	89 13ǌ21ǀ24ƻ
~viv	84 13ǝ14x37i
~vive	87 15ǝ16x
~voi	73 -14J10ľ14Ŀ15a18eǕ19ǘ28Ľ
~voic	73 -14J10ľ14Ŀ16a18Ǖ19ǘ28Ľ
~vol	80 9P10ż14Ł16f23Ə
~volu	84 24Ə
~volv	87 10P11ż15Ł18f
~vor	75 -11Ʒ10ĵ13ŝ14Ʃ17ƞ18r21Ŷǩ32f
~vorc	81 11ĵ35f
~vori	83 15ŝ19ƞ23Ŷ25ǩ
~vou	86 9ǀ33Ŀ
~vous	86 9ǀ33Ŀ
~vy>	84 -10F-8uǩ8Ư12ƞ14ǈ25Ǐ28Ū
~wag	75 -12Ǌ-9Œ-8v10ǜ13ǣ23ƃ33T58ǉ
~wage	75 -12Ǌ-9Œ-8v10ǜ13ǣ23ƃ33T58ǉ
~wai	74 8ǌ10Śǧ12ǜ13ĺ16rǏ17s18ŵ20Ǔ24Ń27ſ
~wait	77 -7L11Śǧ12ǜ14ĺ16Ǐ17r18sŵ25Ń
~waiv	87 10ǌ24Ǔ32ſ
~wal	55 -13Ũ-10ŧ-8Ĵǟ7ŸƛƧ8ŐśŵƐǈǖǘ9RĻƌƮǒ10š13Z14łżǝ15Ǎ16ŕƣ17Ĺ19Ɨ20Ť22x24Ƈ25ǔ26Ŝ38Ǆ
~wal>	66 9Ǟ14š15ś22ŕ24Ĺ33Ŝ
~walk	61 -13Ũ-10ŧ-8Ĵǟ7nƤǕǨ8ƛƧ10ŵǈǖǘ11RĻƮ12Ɨ15Z16łżǝ20ƣ24Ť25x27Ǆ30ǔ
~wall	76 10Ÿ12ŐƐƗƠǒ18Ǆ21ƌ23Ǎ41Ƈ
~wan	45 -18ŗ-17Ŧ-15Ś-13Ř-12ł-11mNƒƦ-10ǘ-9cŔƧƿ-8ŞƩ-7iŖŠũŵŷŹƓƟƮƯ7eAŅőŽ8ƃǞ9oǧ10ľŊś11V12bžƗǁ13LŝſƁƵǦ14yŀŕ15Oƀ17JŎƂ18Ĵ19K20Ńǌ21M22Ĺ25X26ƫư27ƬǓ28s29Ƅ30ǩ32ŉơ33Ō35Ʊ36ƭ39Ļ41ƶ
~want	45 -18ŗ-17Ŧ-15Ś-13Ř-12ł-11mNƒƦ-9cŔƧƿǘ-8ŞƩ-7iŖŠŵŷƓƟƮƯ7eAŅőŽ8ƃǞ9oǧ10ľŊś11V12žƗǁ13bLſƁƵǦ14yŀŕŝ15Oƀ17JƂ18Ĵ20KŃǌ21M22Ĺ25X26ƫư27ƬǓ28s29Ƅ30ǩ32ŉơ33Ō35Ʊ36ƭ40Ļ41ƶ
~wap	87 15ũ30Ƶ38ų
~war	70 -13HV-7ƽǩ8BƳǘ9ŀ10Ŏǀ12Ǟ13Q15Ň18X19ũ22ǋ23qŌ31ś44j
~ward	74 -10H7Ũ9Ƴ11Ŏ13ŀ16Ň20X21ũ25Ō33ś
~ware	82 10ǘ15Ǟ16Q26ǋ28q
~was	45 -18d-13Œ-12ƌ-11ƫƬǞ-10ŀţŴƭ-9łō-8őŕƗǋǢ-7XĸĹľŎŝƉƺǁǣ7tŖǅ8TǘǤ9ĵǊ10rűŸǙǛ11kƲ13Ļ14ƞǉ15ĺƋƤ16ǩ19ƅ20Ƽ21ũƴǜ22œŔ23ň24p25ļš26Bŧŵ27ƈ30Ņƽ31Šƒ34ƛ36ż40Ť45ŨƳ49ť51Ŧ
~was>	45 -17d-13Œ-12ƌ-11ƫƬ-10ţƭǞ-9ŀłōŴ-8őƗǋǢ-7ĸĹŎŕŝƉƺǁǣ7tŋŖ8TǅǘǤ9ĵǊ10űŸǙǛ11Ʋ12k14ƞǉ15ĺƋ16Ƥǩ19ƅƛ20Ƽ21ƴ22œǜ23ňŔũ24p25ļš26Bŧŵ27ƈ30Ņƽ31ƒ32Š36ż40Ť45ŨƳ50ť52Ŧ
~wash	89 -8Ǐ46ƛ
~wat	59 -7ƚ7Ƒ8Ɗ10ƍƠ11ǩ12qƘ16ǝ17Ǝ22ŤƯ27Ɵ31Ž38Ƌ55ƙ63ƛ
~watc	78 -7Ǩ15Ɵ16Ƙ17ǩ30Ư43Ž
~wate	60 -8ƚ7Ƒ8Ɗ10ƍƠ13q15Ɵ16ǝ18Ǝ22Ť39Ƌ56ƙ65ƛ
~way	55 -12I-9ľ-8Ő-7Ĺŗŷƽ7crĵŧǋ8BũƑƬƱƴ9ĶňƳǂ11Ɓ13jyŪƦ14Ļŵ15aļņŉ16ƿ18Ŷǁ19l21Ə22ź24ŀ26k27Ű30Ɵ33Y35K43ů
~way>	56 -13Ɨ-12I-8ľŐ-7ǩ7orŧǋ8BļņŎũƑƱƴ9ǂ10ĶňƳ12Ɓ13yŪ14jĻƦ15aŵ16ŉ17ƿ19Ŷǁ22Ə23ź25ŀ27k28Ű31Ɵ34Y36K44ů
~ways	76 9Ř10ĸļ11Vĵņ12c16Ƭ22Ɨ31l
~we>	51 -15ĺ-14rŇ-13gƯ-9aŤƒǈǞ-8oAĿ-7Pƶ7jŷƊƛ8wŊƩ9ƀƵ10ņşƨ11Ƃ12ķť13ŕƱ14vIƁ15Ŵƕ16ƭ17X18Ś19hŁ20Ƭ21ĻŉŎ22ĹŪ25i28ĽŬ30M32ŋ37Ɣ38Z41s87Ō
~wea	78 -8ż7Ł10U11Ɖ15ƚ17Ť20c25Ǚ28ǩ32j
~wear	84 -7Ň8Ł12Ɖ13U21c27Ǚ31ǩ
~weat	83 -9ż-7Ƴ16ƚ18Ť35j
~web	80 9Ľ10ń11Ĺ37ļ40ǖ
~webs	81 9Ľ10ǖ11Ĺń38ļ
~wed	69 7ƹ8Ŗ9Ŝ10ǔ11ĺŇ12ų13Bĸ15š22Ơ25ƕƪ37f
~wed>	72 10ŖŜ11Ň13Bĸų16š21f23Ơ26ƕƪ
~wedd	83 8ǧ9ƹ12ǔ13ĺ20f
~wee	52 -12Ň-10Š-9y-8nǩ-7F7iTƜƤƶ8głŷ9ť12DĺňšƟ13Ɩ14Ŭƫ15ůǎ17ĽŃ19P21L24Ų28kǝ33ŵ43ŭ50R54ƿ
~week	53 -8ny-7ǩ7xTƕ8giƜƤ9ť11P12Ɵ13ĺ14Ɩ16ůǎ18Ń20Ľ23L26Ųƿ29kǝ34ŵ44ŭ52R
~ween	79 -12Š7mǇ10C12P13ƫ14ł16ŷ19š22ň
~weet	83 -9F8w9ƫ11ơ15tƶ21D24Ŭ
~wei	69 -12J8m10ł17ǂ18h22ǘ26Ŀ50ƺ
~weig	71 7Ł10ł17ǂ27Ŀ52ƺ
~weir	89 -16J10m29ǘ
~wel	61 -13G-11q-9ǖ-7sƀ7xHţŧǊ8aNƕ9Ĺű11ǉ13p17ńŖ18Ŷ19SǕ27t29Ƙ32ǟ35Ɠ36ŝ
~well	65 -8q-7sƀ7ĻŀũǊ8xHNţŧ9aűƕ10Ĺ12ǉ14p19ńŖŶ29t34ǟ37Ɠ39ŝ
~welr	73 36Ƙ
~wen	67 -12ǩ7HQ8ĺƬ9ckƫǜ11ő13lǅ15ņ17Ƴ25ŀ26ŔŨ32ƅ33œ34Š42Ť
~went	67 -12ǩ7zHQ8ĺƬ9ckǜ11ő13lǅ15ņ17Ƴ25ŀ26ŔŨ32ƅ33œ34Š42Ť
~wer	50 -30Ř-13Ŗ-11ŗŞ-10Œ-9p-7sŏŰƤ7Ɖǚ8Żƹ9qĹƱǢ10ŎƯƷ11ŚśƮ12lƭƴǤ13żƎƬ17YšŸ19Wƛ20ƊǦ21drœ27ŧƅ28Ƽ29ǝ30ŉ34Ņ35Ũ
~wer>	65 -20Ř-9ŗ-8Ű-7ǘ7ľƃ8Kƣ9Ŭǩ10Ŵǚ11łƉǖ12Ŕ13qĻ14ŉ17ŅŚ18Ŏ22Ɗ26ƛ27Ǧ28ƅ
~were	53 -16ĻŘ-10ŒŖŞ-7sƤ7ŠƈƦ8ƹ9ŻǨ10ƷǢ11ĹƯƱ13lśǤ14ƎƭƮ15żƬ16ƴ18Ÿ19Yš20W21ŉ22Ņ23drœ31ŧƼ32ǝ38Ũ
~wers	87 8Ɗ13Ļ
~wes	71 -10ǌ-7Ŵ8c9uFĻƇǊ10ţƧ11CŰ12Ś13IŪ14Ɣ15Ǆ21ĵƿ23ľ
~weso	72 -10ǌ-7ľ9cuFǊ10ĻţƇƧ11CŰ13Ś14IƔ15Ǆ21ĵ22ƿ
~west	89 -7xŴ14Ū38ľ
~wet	87 -11D13j19ƛ20Ɗ24ƙ
~wet>	87 -11D13j19ƛ20Ɗ24ƙ
~wfu	87 13Ʈ14ǉ15ĸ18Ũ
~wful	87 13Ʈ14ǉ15ĸ18Ũ
~wha	24 -32ŷ-27Ŭ-23F-22ų-21ŁǠ-19nǐ-17NOĴŌ-16ţ-15AļŹƤ-14Ɵ-13ś-12sŜŰƢƫƴ-11zMńƿ-10bHĵŊƂ-9xƏ-8tuŶƹǁǋǦ-7ŏőżŽƄƳǀǂ7rŢǆǔ8iřŸƱ9lpyEƃƅƋƪǗ10oDIžƌƨƮƼ11ŵƵ12Řƚư13hŲƑƕƧǎǝ14vņűƷǉǓ15J16LĶ17cƬ19qYŨũƉƽǥ20QZƓ21mƺǃ23WƊơǞ24ƶ25Ƙ26wCŔǩ27ŇōƇƔƦƩǏ28ŅǊ29X31ķ32ŎƠǈ33Tłƻ34g35ľŝŴ36PĻŤ37B38Ǆ40Ŧ42ĺŗ43ŉƗ44ŀ45œ47Œƒ49Ş52Ŗ54Ŀ55Ū56Ĺ
~what	24 -32ŷ-27Ŭ-23F-22ų-21ŁǠ-19nǐ-17NOĴŌ-16ţ-15AļŹƤ-14Ɵ-13ś-12sŜŰƢƫƴ-11zMńƿ-10bHĵŊƂ-9xƏ-8tuŶƹǁǋǦ-7ŏőżŽƄƳǀǂ7rŢǆǔ8iřŸƱ9lpyEƃƅƋƪǗ10oDIžƌƨƮƼ11ŵƵ12Řƚư13hŲƑƕƧǎǝ14vņűƷǉǓ15J16LĶ17cƬ19qYŨũƉƽǥ20QZƓ21mƺǃ23WƊơǞ24ƶ25Ƙ26wCŔǩ27ŇōƇƔƦƩǏ28ŅǊ29X31ķ32ŎƠǈ33Tłƻ34g35ľŝŴ36PĻŤ37B38Ǆ40Ŧ42ĺŗ43ŉƗ44ŀ45œ47Œƒ49Ş52Ŗ54Ŀ55Ū56Ĺ
~whe	35 -17ōǄ-16ņƮ-15a-14ŁƝ-13UĺŌǟǨ-12PŞƜơƩ-11Yǃ-10binŉũƬǇ-9wTƨ-8uBINŀţŪƉǊ-7tZŋƗƪƱ7ňśšƋǐ8ŻſƲ9ŠƄƴ10JŜŢƹǒ11ĶĹƳ12lşŸƥǙ13RƊƛƭƼǅǧ14kyXƿ15dƟǂǎǢ17rHļŖŴǏ18ŚƈǗ19sv20gƅǞ21OƧƷǀ22ĵƾ23MŃ24VĸŹ26DQ27Ɩ28Sǋ32G33L34ő37Cŕť39Ű40Ƥ
~whee	75 -10bv12ŀ18ǐ19ş20ŷ26Ź34ŵ37ų
~when	40 -22ǩ-18l-17ņ-16q-14aǋ-13Ł-12Mŵơ-11Ť-10CńŞƜǟ-9iUŀōũƀǝ-8jQTĺƩƮƵǃ-7wzŎŝŢţƉƬǇǨ7Hű8AœŗƤǀǏǜ9ŘŨǒǛ10Ŀƭƽ11ŻƙƲ12yƴƷƿ13śƁƶƹƾǙ14ĶƋ15rŸſ16ŹǞǧ17ĵŖŜƼ18ĹƳ19dǅǎ20Ǣ22ƈǂ24gv25O26Ɵ27R28ƅ29VƧ33s35Ɩ37S38Ń39G42ő44L45ť46ŕ
~wher	47 -16Ǆ-15n-14sPRƝ-13Ń-12ŌųƮ-11ō-10ƟǨ-9YƁ-8ĽŀŜƶǈ-7coxKŉŬƋǌ7Šƍǘ8FūǞ9şź10řƄǝ11Ǖ12jķŤ13Ǐ14ŅƷ15Hńňƛƾ17J18kǀ20ƥ21ŢƊ23ĵ24qX26ĸŚ27ļ28Ŵ31ǩ32Ǘ37l39D44Q45Ƥ46M55ǋ59Ű61C
~whet	86 11ƀ12Ƶ18Ĵ
~whi	52 -15ǚ-12Ǘ-10Ž-9Ŗ-7qŢ7bľƜ8ŇŚƏ9DŻƕƴǏ10ňŪǖ11dŴƤ12ŧƯ13EļńŷƎƣ14ū15R16ǈ17ŉƻƾ18ǝ19Őőť20a21Ų22C25Q29J38ų
~whic	54 -15ǚ-12Ǘ-10Ž7c8bľŀƁ9ŉƏƕ10ƴƻǏ11dDň12Ūǖ13Ŵƣ14EļńŲŷ16JRū20ǈ21Őť24C27Q32ų
~whil	71 -10ŖƁ-7ŭ7ǅ8ŵ9ƟǠ10ų11Ų12ŉƜ13Ň15Ś19ŧƎ20Ư21Ƥ22ǝ30ő
~whit	84 -7o14ƻ18ƾ22J38a
~who	36 -23Ų-22Ɣ-18Ū-16ŌŴƗ-15TŚ-14tL-13ĴŊŢŭǇ-12HĿŏƒƞƣ-11ĸŒƦ-10fyYŞƧǃ-9DPĹĺĻŀŃŎźǄ-8sxNVűŽƅƉƛƝƷ-7gjvCMRőŖŘŧŶŸ7ǡ8FZſ9Ǟǧ10qŵƐƱǍǥ11Źƙ12hlwƁ13ŬưǗǛ15Ʃ17ǅ18Ɯ19ǘ20ǩ21a22Ǖǜ23u24ƃ25QńƤ26şǆ27Šƶ29oƲǑ30Ǩ32Ƴ33ļ36ƕ40ų41ơǐ43ŷ44n47Ǡ50Ƣƫ51Ŝ52ǔ55Łǈ59A67Ư76Ő
~who>	38 -23Ɣ-20Ų-19t-17Ū-15TŴ-14LĴŌ-13Ś-12ķŊƣǇ-11Ţƒ-10fĸĿŏƞǄ-9PYłŒŞŧ-8ŭƦƵǢ-7sxyBDHNRĹĺĻŎśŸźŽƅƉƛƝƧǃ7ŵƃǧ8lƄƽ9ƾ10ZƐ11ǍǕ12ƙǘǞǥ13q14wƁ15uƤ16aǛ17Ŭ18Ǘ19ǅǆǨ22Ʋ23ǐ25ǜ27ǩ28ńƶ30Qş31ŠƜ33Ǒ35o36ļ37Ƴ38Ƣ39ƕ41nơ42Ł44ų46Ŝ47AŷƯǔ51ŐǠ52ƫ59ǈ
~whod	66 -12zƾ-8u-7Ʈ9Aľ10ŵſ11ǣ12Ʊ13ƫ15ǘ16Ŝ20ư22Ƥ24Ǩ26ƃƲ43Ư
~whoe	89 -8ǋ-7n10ơ14ł20Ƣ
~whol	63 -9H-7ǩ7ňŨƜưǢ8ltB9uķŹ10ŔšŦ13kůǉǐ14Ƶ15Oƭ16h17nō18ƈ20Ǖ21ƪ36Ʃ
~whos	66 -17Ɨ-15w-7ƫ7Źƃ9ķ11ǡ12ż18F19ǆ23Aǐ25Ő30Ł39Ƣ
~whov	86 7a11ǈ14Ő19uw
~why	60 -19ń-12Ŝ-11œƶƷ-9ŉ-8ļŒ-7ŌőŘƭ7ŝš8ľǆǤ10Ŀ12Šǜ19ņƴ20ƻ21r23B27Ĺ28Ƶ30ǩ35Ŷ42ŀ48Ţ49Ŕ50ĺ
~why>	60 -19ń-12Ŝ-11œƶƷ-9ŉ-8ļŒ-7ŌőŘ7š8ľǆǤ10Ŀ12Šǜ19ņƴ20ƻ21r23B27Ĺ28Ƶ30ǩ35Ŷ42ŀ48Ţ49Ŕ50ĺ
~wic	81 -9T8y10ţ11ŕ12ǥ13R14ũ16Ĵ17ƻ
~wice	81 -9T8y10ţ11ŕ12ǥ13R14ũ16Ĵ17ƻ
~wid	80 10ő12Ǩ13Ʒ14Š18Ƴ24f27Ő
~wide	89 11ő16Š30Ő
~wido	84 8ƫ12Ǩ13Ʒ19Ƴ26f
~wif	56 -25Ƹ-23P-18v-12ƹ-11w-10WƼ-7Ʀ7bŶƳƺ8jǨ9ǆ10Ʒ11ų19Ŵ21Ʈ22ǈ24f29ƫ31ƨ34s36t42r43ǂ48o53q54p
~wife	56 -25Ƹ-23P-18v-12ƹ-11w-10WƼ-7Ʀ7bŶƳƺ8jǨ9ǆ10Ʒ11ų19Ŵ21Ʈ22ǈ24f29ƫ31ƨ34s36t42r43ǂ48o53q54p
~wil	54 -12Dǌ-11a-10Š-9v-8ǩ-7Ĺƌ7EJŒƹǊ8ţ9Ƭǀ10dO11ĻƄǞ12NŚ13śƕ14ŽƤǃ15o16Ő17eŌ19Mĵ22sŹ26HL31y33V42ł80Ʋ
~will	54 -12Dǌ-11a-10Š-9v-8ǩ-7Ĺƌ7EJŒƹǊ8ţ9Ƭ10dO11ĻƄ12NŚǞ13śƕ14ŽƤǃ15o16Ő17eŌ19Mĵ22sŹ26HL31y33V42ł81Ʋ
~wim	84 62ƍ
~wimm	89 17ƍ
~win	58 -16Ř-13ǝ-10Ɩ-7ƕơƷǩ7u8ĴƄƟƦƮ9d10wƑ13g15MūǞ17X19jň21ťǛ22ƛ25ǎ26ƿ27y28Ļ37Ɓ68ƚ
~win>	80 8Ŭǧ42Ļ
~wind	67 -18Ř-7ơ7ű8ňǌ10Ƒ12Ť14Ɓ17g18ū24j80ƚ
~wine	86 36Ǜ41ƿ
~wing	69 -8ƕ8ƹǇǘ11jĴƄƛ12d15ň17y19MǞ21X34Ɓ
~wins	89 13u18w20y
~wint	80 -15ǝ-12Ɩ9Ɛ15Ɵ20ƛ34ť36ǎ
~wir	75 -10Ǡ7Ǝ12Ǖ22Ǎǘ44Ƌ
~wire	86 -12Ǡ8Ǝ14Ǖ26ǘ
~wiri	79 23Ǎ46Ƌ
~wis	70 -12x9vǊ10źƗƮ11Ƹƽ12Ŀ16wǂ19Ş20gV24ư
~wise	72 -12x9vǊ10źƗƮ11Ƹƽ12Ŀ16w17ǂ21gV
~wish	86 25Ş30ư
~wit	38 -17HŤ-14ǩ-13ǐ-12ǅǇ-11JĺƫǊ-10Ɣ-9yEķŪƃƟƯǢ-8NŮƶǔ-7CPŅţůųƎơƦƩǚǛǞ7BXĿŌƨƽ8Sźƛƿ9żƳ10řŚŭŰŷŽƁƱ11MŀńŋǓ12WłƂƐƧưǡ13Ǎǥ14AŖŶſƤǜ15nƮ16ňŜŧǁǨ17gQĴĻ18ŬƷ19sĸŲ20VĹŠƵ21bŊ22a24ŝ25ŵ27Őš29Ƣ30Ş31ş32ņ36Ţ60ő
~witc	76 -11Ǌ14łŸ16Ō28ő50Ţ
~with	38 -17HŤ-13ǐǩ-12ǅǇ-11ĺƫ-10JƔ-9yEķŪƃƟ-8NŮƯƶǢ-7CPţůųƎơǚǛǞ7BXĶĿƽ8Sźƛƨƿ9żƳ10řŚŭŰŷƁƱ11ńŋŢŽǓ12MWŀƂƧưǡ13ƐǍǥ14AŖŶſƤǜ15nƮ16ŜŧǁǨ17QĴĻň18gŬƷ19sĸŲ20VŠƵ21bĹŊ22a25ŝŵ27Ő28š29Ƣ31Şş33ņ46ő
~wl>	82 -7ǈ17Ƈ22Ɗ42ǩ
~wn>	44 -17Ơ-14ǣ-13rǌ-12ĸŲ-11ű-10ŀŏƕ-9ōţŰƩƳƵǨ-8ŜŝŠŴƛƝ-7bgŅŨƜƞ7cťŹƃƭ8ŁřƫǠ9ŌůſƏƶ10eŞưǞ11TYƲǎ12aŸƍƔǆ13MQŖǃǊ14vzŪƢǑ16ňŵƴƷ17Ŭ18Ťǟ21Ƒ23ǒ24Ƙ25l26łǛ27ƊƗ28Cǝ32V35ǋ37Ʀ41Fƀ43ķ
~wne	66 -10ŗ-9ǈ-8G-7őǋ7Ĺ9Ɠ10Ŭǉ11j12Ǣ13aƅơ14ƕ16ǅ22ǔ24ǥ25ǌ29Ǩ30Fǆ
~wned	87 -9Gő10ǥ14Ŭ15j29ǅ
~wner	67 -10ŗ-9ǈ-7ǋ8Ĺ9Ɠ10ǉ12Ǣ13ƅơ14aƕ17ǥ22ǔ26ǌ29Ǩ31F32ǆ
~wns	73 -8M-7Ŷ8F9Ʒ17E19ǐ20Ɗ31H33ơ48ǆ
~wns>	77 -7ķŶ7Ǎ9F18E20ǐ35ơ51ǆ
~wnst	89 24Ɗ
~wnt	84 -8Ű10ů11ǋ18ƣ23Ǎ29ǩ
~wnto	84 -8Ű10ů11ǋ18ƣ23Ǎ29ǩ
~woo	70 8Ƒ9ţ12g13ƌ16F20j27Ƈ50Ɛ
~wood	70 8Ƒ9ţ12g13ƌ16F20j27Ƈ50Ɛ
~wor	40 -18Ŏ-16Ʃ-13x-12wŔƭƵ-11nYĸƤǍ-10bOTłƨǎ-9cGŒŪ-8arsľŕƟ-7uŀōŐŜşŠŮųƖƶ7Ɨ8IĺŖŝǔ9ŁǠ10Ķ11XŵǏǩ12ŗ13ņƃƦ14gŇŴƚǄ16JƸǐǘǜ18BňƑƒ19ƾǇ21ĻŊ22ŭƘ23űǚ26ķ27ǈ28L32Ƨ33Ɲ34W35V36RǑ37Q40qS41ǣ42ů46Ŀ53U62P
~word	74 -8b7Ǔ8B10ǒ11ļ14ǃ15ŊŖ16ǩ20Ō26ň32Ł43ǘ
~work	42 -15Ʃ-12wxƭ-11ŎƤƵ-10inĸŔǍ-9ƒ-8GŕƗƥ-7HYĻĿŁłŘŨŪƟƨ7ƌƜ8ĹƑƳǨ9ǜǩ10I11ĶĺŝǠ12ǔ14Xŵ15ņŗƃ16BǄ17gJŴƦ18ŇƸǐ21ƾǇ23ǚ25Ŋ30ŭ32Ɲ33Lǈ36Ƨ38W39RV40QǑ43q44S45ǣ46ů47U68P
~worl	86 11C12i14dŃ15Ļ
~worr	67 10ǡ14Ľ18Ƒ29ƚ67Ŀ
~wors	80 7Ř12Ǥ14Ŷ17ǜ18Ũ22Ş31Ŀ
~wort	63 -12Ǎ-8Ŏ-7ŭǩ10ƀ11Ɓ13Ţ14Ƒ16ǝ22Ǐ25Ɨ39Ļ43Ƙ44ƒ47ű50ķ
~wou	36 -24Y-14Ĺ-12Œ-11Ő-10qOŦŨƁƩƳǞ-9dkSĺ-8nƙ-7lNŁŠŰǅǐ7bŕƖ8Lłŉǔ9HŀƏ10ƃƑ11ľǨ12DZĴŗŶƓƪƱǡ13sBWŖƀƭǦ14mAƦƸƿǘ15Ƃ16cƒ17ĵƶǢ18TŃŝƨ19MŇ20Ɨ21śŵ22Ŋž23ǁ24X25űŽ27Ƶ29Ļư30ǝ31Ư33rƬƮ34Ƥ38Ţ40ĸ46ŎƷ
~woul	36 -24Y-14Ĺ-12Œ-11Ő-10qOŦŨƁƩƳǞ-9dkSĺ-8nƙ-7lNŁŠŰǅǐ7bŕƖ8Lłŉǔ9HŀƏ10ƃƑ11ľǨ12DZĴŗŶƓƪƱǡ13sBWŖƀƭǦ14mAƦƸƿǘ15Ƃ16cƒ17ĵƶǢ18TŃŝƨ19MŇ20Ɨ21śŵ22Ŋž23ǁ24X25űŽ27Ƶ29Ļư30ǝ31Ư33rƬƮ34Ƥ38Ţ40ĸ46ŎƷ
~wow	77 7Ǉ8Ŧǀ9S10uťǢ12RŢ14UƠ15ű19ō23ő
~wow>	77 7Ǉ8Ŧǀ9S10uťǢ12RŢ14UƠ15ű19ō23ő
~wre	75 9ž11ƃ13Ũ18Ŝ24ŵƀ54ż
~wrec	76 9ž11ƃ13Ũ18Ŝ25ŵƀ54ż
~wri	65 -12Ʈ-9Zś-7Ŀ7nJ9Ƅ10oŉŎŗǙǜ11ĸƍ12w13Kǀ14řŤũƬ15Ǔ16ž17Ÿ19Ō23b31ŐƲ
~writ	65 -12Ʈ-9Zś-7Ŀ7nJŤ9Ƅ10oŉŎŗǙǜ11ĸƍ12w13Kǀ14řƬ15ũǓ16ž17Ÿ19Ō23b31ŐƲ
~wro	71 10Ŵ11qwǤ12Ŝ14Ĺ15CŤƲ16ǜ17ņ19Ŀ21ǩ27Ş36ǚ
~wron	73 11Ǥ16ǜ17CŤ20Ŀ22ņǩ28Ş37ǚ
~wrot	83 12Ŵ13qw15Ŝ18Ʋ21Ĺ
~ws>	73 -9ơ-7ŷ7ǒ8ǌ9gn10ƹ11ƑƯ12ťƒ13j17Aŗƥ20ŕ22ǎ26ǡ
~wsu	84 -8ŗ16Ǧ19ķ23ǜ
~wsui	84 -8ŗ16Ǧ19ķ23ǜ
~ww>	80 8z10fxƅ12h13ļ21ƫ
~wye	76 7AǓ8ŋ11ǩ13ǡ14ǜ18ķ28Ʋ
~wyer	76 7AǓ8ŋ11ǩ13ǡ14ǜ18ķ28Ʋ
~xac	71 7Cǃ8DŅ10Yŀ12šƕ13Ǆ15ơ18ŤƧ22d23ū
~xact	71 7Cǃ8DŅ10Yŀ12šƕ13Ǆ15ơ18ŤƧ22d23ū
~xam	73 70ǁ
~xam>	75 62ǁ
~xce	76 -14ǡ9ĵ14Ƹ62Ǧ
~xcel	89 11ĵ17Ƹ
~xces	79 -15ǡ64Ǧ
~xch	89 -8V42Ƶ
~xcha	89 -8V42Ƶ
~xci	84 7Ǟ12H13i18Ɩ38ƞ
~xcit	84 7Ǟ12H13i18Ɩ38ƞ
~xcl	87 -10ǩ8ǣ35Ŗ
~xclu	87 -10ǩ8ǣ35Ŗ
~xcu	89 39Ŕ
~xcus	89 39Ŕ
~xed	87 11ŵ21ũ24ƌ
~xed>	87 11ŵ21ũ24ƌ
~xes	79 -12f11ĵǃ14Ƶǌ16Œƻ18T27ƞǠ
~xes>	79 -12f11ĵǃ14Ƶǌ16Œƻ18T27ƞǠ
~xie	89 22Ƽ
~xin	89 9yǀ19Hƌ
~xis	89 17ű20Ƶ
~xist	89 17ű20Ƶ
~xpa	89 39Ǟ
~xpan	89 39Ǟ
~xpe	65 7Ľ8Ŏ10XYŧŨǞ11ǅ12Ɨ13Ǌ17Ƙư20ņ21Ň22ǣ35ĸ
~xpec	83 11Ŏ19Ǟ20ĸ30Ň
~xpen	73 7Ǐ9Ľ10ǣ12XYǊ14Ɨ20Ƙư22ĸ
~xper	72 11ŧ13Ũ15ǅǣ23ņ
~xpi	82 14Ÿ15e41ŕ
~xpir	82 14Ÿ15e41ŕ
~xpl	70 -13Ɣ9ſ13Ŭų14B16Ŵ24ň27Ŗ31Ŋ36Ŕ
~xpla	71 -8ų9ſ14B25ň27Ŗ32Ŋ36Ŕ
~xt>	62 -8Ʊǥ-7C8ũ9pƫ10ǖ11ſ12ū13Ń15ĺřǞ17ś18kyH19Ŏ20Ɩ24ŕ27V30K36Ǎ
~xte	89 34Ƈ
~xter	89 34Ƈ
~xti	81 27K29Ǝ
~xtin	81 27K29Ǝ
~xtr	74 -19g-12k-8Ź9ƶǦ10Ų14Ƥ18Ƃ20ƴ25Ǉ29Ǥ32ǀ40Ɓ
~xtra	75 -12k-8Ź9Ǧ10Ųƶ14Ƥ18Ƃ20ƴ26Ǉ29Ǥ40Ɓ
~yal	82 10Ǘ17M36ő37Ţ
~yal>	87 18ő39Ţ
~yar	74 -12Ɔ7Ɨ9Ŵ10HŪ11Ɣ13ƍƞ17ƒƜ20ƙ52Ƒ
~yard	74 -12Ɔ7Ɨ9Ŵ10HŪ11Ɣ13ƍƞ17ƒƜ20ƙ52Ƒ
~ybe	72 8Ʀ10AƇ12ƍ15Ʈǥ17Ʊ41ǘ
~ybe>	74 10AƇ11Ʀ13ƍ15Ʈ18Ʊ
~yber	87 -7ŏ18ǥ50ǘ
~ybo	54 -19ƪ-13Ǐ-10Ɲ-9Ź-7Q7zķƁƂƟǙ8ŰƋƳ9Ŝǅǈǜ10hŔŝƓǢ11ľƣǗǘ13ŏŤƬǔǛ14ųƜƯǑǡ15ƢƴǇ16Ŗ17ŲǣǨ18Zǩ20ŁżǍ21ń23ŷ27n
~ybod	54 -19ƪ-13Ǐ-10Ɲ-9Ź-7Q7zķƁƂƟǙ8ŰƋƳ9Ŝǅǈǜ10hŔŝƓǢ11ľƣǗǘ13ŏŤƬǔǛ14ųƜƯǑǡ15ƢƴǇ16Ŗ17ŲǣǨ18Zǩ20ŁżǍ21ń23ŷ27n
~yca	87 -7Ʒ16D28Ư39Ɲ
~ych	69 -8U-7Ǡ10ǟ11ǉ12Ĵ15ƭ19qƮƯ24T25Q31Y
~yche	69 -8U-7Ǡ10ǟ11ǉ12Ĵ15ƭ19qƮƯ24T25Q31Y
~ycl	81 -7ǐ9ş14ƥǡ20gŪ21ǀ
~ycle	83 -7ǐ10ş15ƥ21Ū22ǀ
~ydi	86 22ǀ
~ydiv	86 22ǀ
~ydr	77 53Ə
~ydra	77 53Ə
~yea	44 -15Ĺ-12ŨƼ-11ŉŬů-10nũǋ-9Cň-8Fűƌƒƪ-7jlDĿņŐŤǄ7kqš8ƜƮ9ĶƋ10ĵ12ƾ13Ǥ14Ƹ15Ĵǣ16œ17Ŵ18vŹƟ20ţŸ21VƔǀ22HŒ23ǎ26ǉ28d29p31cTĺǊ32ŮƩǟ33Ǟ36ƈ38ő43S44Gƭ45ƅ49ǅ63ť
~yeah	84 -15ŉ-12Ũ11c13T15ĸŊ25v
~year	44 -15Ĺ-12Ƽ-11Ŭů-10nũǋ-9Cň-8Fűƌƒƪ-7jDĿņŐŤǄ7kqšŢ8ƜƮ9ĶƋ10ĵ12ƾ13Ǥ14Ƹ15Ĵ16œǣ17Ŵ18vŹƟ20ţŸ21TVƔǀ22cHŒ23ǎ26ǉ28d29p31ĺǊ32ŮƩǟ33Ǟ36ƈ38ő43S44Gƭ45ƅ49ǅ63ť
~yed	83 -9z-8o14Š19Ţ29Q39q
~yed>	83 -9z-8o14Š19Ţ29Q39q
~yee	62 -17Q-9W7Ǘǥ8ǉ10ǐ15ǣ19Ǒ22ǈ25Ǉ29ǜ
~yee>	80 10ǥ46ǜ
~yees	63 -13Q-8W7Ǘ9ǉ10ǐ16ǣ21Ǒ23ǈ30Ǉ
~yer	66 -12ő-7Ʀ7ŋǜǦ9ļ11Ɖǡ15Vķ21S23Ʋ25Ƨ29QǛ32W34ǩ
~yer>	67 -12ő-8Ʀ7ǜǦ10ļ11Ɖǡ15Vķ20Ǜ21S24Ʋ25Ƨ30Q33W36ǩ
~yers	89 9Ǔ10ŋ11Ǜ
~yes	72 -9B-8ŕ-7ǩ7ŋ8ƃ11Ŗ12ŏ13A15Ĺ16d25ł31Ł38Ŏ
~yes>	72 -9B-8ŕ-7ǩ7ŋ8ƃ11Ŗ12ŏ13A15Ĺ16d25ł31Ł38Ŏ
~yet	67 -22ǝ-8t-7Őǅ8ƍƾ9ŀ10ǋ11nuƵ12w15ǟ17f19ń23jx25Ź27cƖ30vƞ
~yet>	67 -22ǝ-8t-7Őǅ8ƍƾ9ŀ10ǋ11nuƵ12w15ǟ17f19ń23jx25Ź27cƖ30vƞ
~ygi	89 10ǈ27P
~ygie	89 10ǈ27P
~yin	54 -20ǩ-13Ĺǡ-12ǖ-11S-10ō-9Bǌ-7gķŇǢ7oXňŢƦƸ8Uǀǝ9nP10Ŧŧǣ11kƳǛ12jĴĺƤ13Wž14ĸ15Ř17b20Ơ21œǟ22Ɠ23VĿƪ24Ɯ25Ņ26Œǥ29ƒ30FH40Z
~yin>	69 -13ǖ-7Ň8fHœ9Kǥ10ƸǝǞ11Ơǟ12ŒƦƪ13ŧ14k15Ƴ16Ɯ17Ǜ18Z19P20W25Ŀ
~ying	56 -18ǩ-14ǡ-11S-9BĹǌǞ-8ō7t8XŞŢ9Uňǀ10n11ŦƠ12Ɯǣ13Ĵǟ14jƪ15ĸœžƤ16b17ŒŘ18ĺ19ǥ25HVƓ27Z29F30Ņƒ
~yl>	89 25Ƈ
~yle	89 9Ɖ11ƣ12w
~yli	77 11ǈ27Ǒ
~ylis	77 11ǈ27Ǒ
~ym>	72 -15V9Ƨ13g17Q26ŗ32ĺ
~yme	65 -11ƠƷ-8ŘƘƜ-7ű8SŎǖ10Ʃ12e15ƃ16ǘ18ĵ19ƕƮ20Z27š31Ĵ38Ɣ40Ŭ
~ymen	65 -11ƠƷ-8ŘƘƜ-7ű8SŎǖ10Ʃ12e15ƃ16ǘ18ĵ19ƕƮ20Z27š31Ĵ38Ɣ40Ŭ
~ymo	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
~ymor	82 -13Ş8K11z12Ŧű14ŝ17ť31ƭ
~yon	63 -12ƈǈ-11Ÿ-10ţ-9ŭ-8R-7ǒ7zǣǧǨ8ŽƢǘǛ11Ɖ12ƜƱǩ15ǐ17ǜǢ18ŖƯƳ19Łş20ŷ22ų29Ɵ
~yone	63 -12ƈǈ-11Ÿ-10ţ-9ŭ-8R-7ǒ7zşǣǧǨ8ŽƢǘǛ11Ɖ12Ɯǩ14Ʊ15ǐ17ǜǢ18ŖƯƳ19Ł20ŷ22ų29Ɵ
~you	14 -22Ť-20ťƇ-17ƅƆ-16ź-14Ŵ-13v-12ơ-8ōƷ-7ƋǗ7YŭŮƠǆǦ8GŋŌŘŰƀƎƒƬƱƳƼǜ9eyJLĴūŻƖǒ10ĺƞƟǎ11sĶőƕƜƭǈǢ12aCQĹŖŸƹƽƿǄǍǓǣ13wZƂƚƢǑǛǝǤ14kşƘƶ15pUŁŃŏŽƝƯƵǖǨ16fuxWĸưǚ17IŢƥƫƻǁǋǏ18BKOĽǠǡ19MSłƃƴƸǀǙǞ20Śśƺ21žƙǐǕǩ22nHXĻŊŝ23mũżƁ24ĵƌƧ25jŀŶ26dzļń27ATŜŠ28ķľƾ29gŵ31ňǇǘ32Nſ33Ŀ34ǔ35VŒ36RƤ37Ũ38F39iƦ40Ş42Ő45P47l50c62Ň
~you>	17 -30v-28ƽ-26Ŵ-22Ʈ-21qź-19Ťƨ-18ƅ-17ť-15ŹƇơ-14oƆ-13ų-11btůǂ-10ŕ-9ǈ-8řƉƳ-7eōǥǧ7ƞǊǖǤ8BƐƖƢ9pQūƒƔƯǝ10ŉŪŭƎƝƺƼǍǙ11dŮƀƙƫǃǒǠ12LŋŸ13juIZŃņŬƥ14aƿǜ15kYĴƂƭƶ16ŌŏőƃƘƟƱǓ17GMĵưǆ18ĸǁǘǚ19ƸƾǑ20ĺžƚǋǩ21Ųżƻǔ22fCŽ23SŖƬ24OTƁƵǞ25HŢŶƹǀǨ26KǇ27WķĻśƴ28ĹĽſƧ29XŊ30nľŚǕ31młƦ32UV33ŀŝũ35Rń36ƌ37FŒ38Š39gPļŜ41NňŨ42iAŐƤ44ŵ46Ş47Ŀ48l56Ň60c
~youn	71 -7n8Ƴ9Ư10źŻ12Źƍ14ƭ19ĵ22u23p24v41c
~your	25 -27Ų-20Ōǩ-17C-16Ŭ-15ťƇ-14Ĺƌ-13ļŏƩ-12ƆƈƬ-10ĸŗŤũŪƹ-9fňőƋ-8LOYZōŮƚƴ-7ŭƅƟǟ7ƀƸ8Ľ9hikľłŃŒţŴ10vIŦŽƙǎ11TķżſǄǔǚǝǞ12WŖƁƂƠǋ13ƶǌǙ14Jřǖ15lyEŘŸƷǡǤǧ16jǛ17coƢǅ18gŹƺƾǠ19tŇƫƯǂ20Ŝǈ21ĶůŶž22Ɲǐ23npsV24ŚƮƲ25Ƥ26şƨǢ27qƳ28FP29rwƕǕ30e31d32Łƃǣ34x35ǉ37ųƥ40Ʀ44ĵ45ǘ48ƽ55B61z
~yout	87 -16ƶ12ǩ15ƫ39Ŧ
~ype	72 -8ƒ-7Ǎ8bf9pļƉ12Ƈǉ14ƣǔ16ǆ17E20d33Ʃ39Ƽ
~ype>	74 -8ƒ-7ƅǍ9Ɖ12Ƈǉ14ǔ15ƣ17ǆ22d35Ʃ41Ƽ
~yped	87 10f11ļ12p22E
~ypi	84 10b12Tƿ15Ǆ
~ypic	87 13Tƿ16Ǆ
~yro	65 -9œ12ǝ17Q19Ǒ24Ǡ35Ǉ62ǉ
~yrol	65 -9œ12ǝ17Q19Ǒ24Ǡ35Ǉ62ǉ
~ys>	47 -15d-14Nű-12ŧ-11P-10şżư-9opĹ-8ŀŇŝŶǣ-7TķłŗƯǘ7jtQŚŤůŽƅǃǗǙ8fŞƗ9luFňŮƱ10ļřšƃƬ11VĸǠ12cCŖ13ǐ14wžƘǉ15gľƮǝ16Ǣ17Űƒ18Ǆǎ19Ɵ20v22Ǒ26kxǇǟ27ǩ28q31R32ų36Ɩ
~yse	83 8m9Žǚ13Ŷ17ƻ19g
~ysel	83 8m9Žǚ13Ŷ17ƻ19g
~ysi	76 -7Ų17Ɲ19ƀ22Ƹ25ǁ40ƾ
~ysic	77 19ƀ23Ƹ25ǁ41ƾ
~yst	68 -7ǔ8ĶǛǝ10b15ơ18ǘ21Ǝ28ǖǗ
~yste	68 -7ǔ8ĶǛǝ10b18ǘ21Ǝ28ǖǗ
~yth	48 -16ǩ-11Ş-9Jŋž-8Hƈ-7ŹƉǝ7ǐǓ8ĻŔŝǄǖ10ƑƯǕ11ĵƽǦ12kŲƦƸ13gZũƨư14Ňǀ15űǞ16ĿƗǏ17ŻƂƘƳ18ƻƼ19iŏǂ20Ʋƿ22ţ23şƄƍ24ŉƥ25ķ37ō
~ythi	48 -16ǩ-11Ş-9Jŋž-8Hƈ-7ŹƉǝ7ǐǓ8ĻŔŝǄǖ10ƑƯǕ11ĵƽǦ12kŲƦƸ13gZũƨư14Ňǀ15űǞ16ĿƗǏ17ŻƂƘƳ18ƻƼ19iŏǂ20Ʋƿ22ţ23şƄƍ24ŉƥ25ķ37ō
~yti	89 33H
~ytim	89 33H
~ywa	87 12ţ14ǒ22Ǆ
~ywh	74 7ƛǀ8ǘ11Źƞ12Ƌǥ13Ǘ20ş26k30ň
~ywhe	74 7ƛǀ8ǘ11Źƞ12Ƌǥ13Ǘ20ş26k30ň
~za>	89 -10C12Ǎ34ǩ
~ze>	80 -10Ɲ-8M10Ʒ11Ǟ12r13œƆ24H28Ƭ
~zer	84 -9Ǎ14ūƣ20ţ27ř
~zero	87 14ū20ţ28ř
~zil	87 -8ű18ƅ40ƒ
~zill	87 -8ű18ƅ40ƒ
~zin	89 15ķ26H31j
~zip	67 115E
~zip>	68 80E
~zon	75 9Ÿ10L12Ǟ19Ɵ22ǩ27Q35ƙ
~zon>	89 7Ų15Ǟ32Q
~zone	79 11L23ǩ38ƙ
~zoo	86 10h54M
~zoom	87 55M
~zy>	75 -8ķŨ7Ǖ8xƈ10HƐƱ11Ŕ12ǎ13ƒǩ14t15i16Ň22ň
~zza	87 -10C12Ǎ15Ų33ǩ
~zza>	89 -10C12Ǎ34ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-3,18,0,-3,-4,5,-4,-2,0,-6],
  features: `#	34 -37c-35k-25d-19e-13f-4i8h12a29g116j
# $	55 -35b-22d-13j-8k-5h9c28a53g
# a	65 -13b-9g-6e6j32a
# aggregate	88 
# and	68 -18c-7k8a10g12j
# at	88 5a
# before	88 
# bucks	84 9a
# by	85 
# cars	88 8f
# days	85 -5j7c8a
# deductible	88 -21g-8j-5c12b24a
# did	85 -10a13j
# digit	88 -4a6k
# digits	85 -5aj7ck
# do	88 
# dollar	75 -26g-6a12c25j
# dollars	77 -19a-7c5b6j22g
# feet	84 
# for	73 -10j10a12b
# have	86 
# in	66 -18a5d6b15j
# is	65 -23a-9c-5i-4g48j
# kids	85 -9c-7a16g
# like	85 -5j4d9g
# ls	88 -32b-16j8i43a
# miles	74 -9g4j6ab
# minutes	72 -6c-5g6i14j
# months	69 -11a-9g-5e-4c8h33b
# now	86 -7g-5c14a
# number	85 -25j5a22b
# numbers	88 -8a8k10c
# of	73 -30g-10a-5jk13b35c
# oh	88 -7b7a
# okay	81 -22g23a
# on	67 -18a-17c8e13j18b
# one	76 -12b-9a-8c-6g9d24j
# or	67 -45a-12j29g36c
# out	85 -9g-7c-4k9j14h
# people	85 -9b12a
# per	86 -11g11a
# percent	75 -21g4c7h8a
# pounds	88 -10b11a
# right	64 6j
# so	86 -7j14h
# square	84 7j
# talked	88 -5d8a
# that	73 -7b-6k-5e27j
# times	88 8g
# to	80 
# umbrella	88 6j
# weeks	77 4c11i
# with	86 -6a5d
# year	75 -7f14b
# years	57 -18j-14g-11d-6k6h9f17a23b
# yet	82 -4b10a
@day	62 -9eg11j16a
@day $	74 -18b-9c4d31a
@day and	86 -8g7c10j
@day at	84 6b
@day is	88 -5gi12j
@day or	84 -15a19b
@day right	88 
@month	66 -11e-8c-6g7a20j
@month #	88 
@month and	85 -8ce-5j24a
@month is	88 6f
@month of	88 
@month right	88 
@name	53 -15c-8i-7k-5eh13d14g21j
@name $	68 -35c-28a-5bk4i7j24d49g
@name and	81 -15c-8g7i20b
@name do	88 -9c-6g22b
@name is	86 -15g7j11e
@name or	86 -4b12a
@name over	86 -6k12j
@name you	86 
^ #	59 -47g-20a-12d-11ek-10c-8i6h20b104j
^ @day	82 -9a7b
^ @month	88 11j
^ a	71 -10g-9d-7c-5b8a9j19k
^ about	84 -10c-9ag34j
^ after	86 -10a-5c8g9e
^ all	88 -6ag15j
^ alright	88 -10a4c12e
^ am	73 -17j-13k-8d-6cf-5g26i36a
^ and	44 -59a-56b-44k-17j5h7f24i30e32d46c54g
^ annual	82 -15a25g
^ any	46 -43b-19g-16k-11j-7i-5efh9d40a80c
^ anybody	74 -9b-6c11d17a
^ anyone	88 
^ anything	67 -14k-13b-8i-4g12a44c
^ are	46 -51c-33g-29d-19k-15i-12j-11e-8h-7f73b129a
^ at	88 -17g-10c5d26e
^ awesome	75 -11a-8g5e18c
^ aww	79 -11a5k6e9d
^ been	80 -10ac-4e7b36g
^ before	81 -8k-6j-5g7a13c
^ besides	85 -6d12a
^ best	88 -16a-7k-6h13c24e
^ big	86 -21g-7c42a
^ biggest	86 -14a22d
^ blood	88 -15c21a
^ boy	88 -4g5i9h
^ brick	86 -23a-6c33b
^ burial	86 
^ business	82 -15c-7bj14a25g
^ by	78 -27c-7a8k30e
^ call	88 
^ can	58 -39k-16ij-15f-9eg-6bd29c100a
^ college	88 -12g-7c-6b28a
^ comp	86 -11c-4g12ad
^ congrats	86 -7g6c
^ cool	84 -6a4g5k
^ could	61 -21k-16c-8e-7j-5f-4d17i53a
^ credit	88 16c
^ days	86 -25a-5e33g
^ describe	88 -5g-4a15k
^ did	49 -44j-30g-29h-26c-23e-13k-12f-6d28b172a
^ do	37 -84c-33d-27eg-21k-16i-14j-13h-11f38b229a
^ does	50 -39c-35g-17e-13j-12k-10b-7i-6f-4d157a
^ ever	61 -13b-10gk-6c-5d-4j16i46a
^ everybody	88 -6g-5a5d9c
^ everybodys	82 
^ family	88 -4b11c
^ first	88 -7k16c
^ folks	88 -5i6h12g
^ for	80 -22k-14d-6b18c33g
^ full	80 -26b-6c10a30g
^ garage	88 -13a-8c24b
^ give	65 -19e-14a-12g-6fj-5d34c38k
^ go	75 -20a-6c42k
^ good	74 -34b-19e5i6c53a
^ got	59 -29j-20k-18c-12bd-7f-6i-5h-4e44g78a
^ happy	86 13a
^ has	58 -10d-9c-7bg-6j-4i59a
^ have	52 -31g-17c-14j-10k-9bi-4f113a
^ he	88 -15b8j10a
^ height	85 -16a-6j34g
^ hey	84 -7g5a10i
^ high	84 -14a-6c32b
^ house	85 -4b4g9c
^ how	33 -92a-33b-23j-20k-17d15h16e18c78g87i
^ i	47 -69a-34b-18g-11d5cej8h15f16i93k
^ if	55 -22j-18a-15k-13bi-7d-5e-4h46c59g
^ in	82 -9i-7g5a10b13c
^ is	37 -93j-78c-32f-30g-27k-21e-11i-10h96b239a
^ it	68 -23a-12g-7i-6bd8h13f17j20c
^ just	70 -23b-13c-8e6d12j14k21a
^ keep	84 -5d-4c23k
^ keeping	88 5a
^ last	79 -45a-11j9ck45e
^ let	75 -19a8c29k
^ liability	88 -26g-10a37c
^ list	80 -8d-7a-5c29k
^ llc	88 -7a9b
^ long	86 -18e-12g43a
^ look	82 6k8c
^ may	80 -8k-6j6a9d11c
^ mind	79 -17c-8g-5k42a
^ monthly	85 -10b-9c-5a30g
^ most	85 -9b10g
^ my	67 -10j-7bk-6gh5i8c10e14d
^ name	85 -15a5k23c
^ need	86 -51k-11c67a
^ nice	86 -12b-8cj7fg22a
^ no	72 -17a-5bc5f6g24j
^ nothin	88 -11a11j
^ now	77 -5b9f
^ oh	63 -24j-22g-16b5h8f9dk11a22c
^ okay	53 -48a-20j-16k4e7h9d12f30c38g
^ on	88 
^ one	73 -58b-6c19j21k26a
^ ooh	81 -6a-5k7i
^ ouch	88 -19g23c
^ over	85 -17j-8g32a
^ own	84 10b
^ paid	86 -11b-5j30g
^ perfect	88 
^ policy	88 -13a22c
^ price	88 
^ read	74 -11c-10a32k
^ ready	88 -6k-5e27a
^ regular	88 -4a10c
^ remember	85 -10k-6j-5c27a
^ rent	86 -24a-12k-4b9g38c
^ run	85 -6g19k
^ same	88 -8a-5c4b15k
^ say	80 -35c-19a-11j6i9d10f14k33g
^ shall	84 13a
^ shingle	88 -5a16b
^ should	69 -11c-10k-6ei-4fg5b48a
^ since	85 -4a10e
^ smoke	88 8a
^ so	37 -84a-28g-22k-14c-11e-10d-8h-7i-4b209j
^ some	82 -15a-9c6hk9bd
^ something	85 -37j-5b54a
^ sorry	81 -5d-4j15c
^ sounds	79 -10a-7b-5g-4i4e5h6k8j
^ spell	84 -5c10k
^ state	86 13b
^ still	81 -7c-6b9j10a
^ take	88 -15c10k14a
^ tell	49 -32a-20c-9g-7b-5j85k
^ term	86 
^ text	88 
^ that	66 -39j-23b-15c7d13g16h46a
^ the	64 -62a-7h-6f-5i5c12d20j23k29g
^ their	86 -24a-12c-4b8h44g
^ there	74 -11a7c12k
^ they	71 -21a-7d-6b4f11e23g
^ think	88 4k
^ this	79 -5c14a
^ those	85 -9a7c
^ towing	88 -5c10b
^ ugh	85 -7a6e8h
^ walk	65 -14c-13a41k
^ want	77 -20k-8b-7cj-5gh62a
^ was	63 -25c-24e-22i-18j-16g-9h-5k53b77a
^ we	74 -28a-5g5k9e25j
^ well	78 -11b-7cj7d9k14h
^ were	71 -13i-5g-4cejk45a
^ what	30 -119a-48b-38j-36k-13h-10d13f31i51e76g152c
^ whatll	85 -5e15c
^ whatve	82 -5a6g7f
^ when	47 -51a-14k-12j-9f-6i-5h-4b34c86e
^ whend	75 -12c-8a-5g41e
^ where	55 -53a-15b-9e-7d-6k-4h8g16i23c59f
^ whered	81 -10a23f
^ which	60 -25a-15b-13g-11f-10k-7j10e88c
^ who	43 -37a-27g-20b-12k-8j-7e-5i-4f139d
^ whod	69 -17a-8c-7g44d
^ whose	75 -19a-14c15b36d
^ why	64 -43a-7g-6b-5c80h
^ will	76 -15c-10k-6e8b35a
^ with	81 -18k-7e-5c7f30a
^ work	85 -9cf31b
^ would	51 -51c-27g-21k-20j-16i-14f-9d-8e61b119a
^ wow	79 -7j6e7c8g
^ year	84 -26a-25e-5g66c
^ you	50 -62c-26k-24b-15f-9d8e10i27h46g64j
^ your	62 -75a-28k-14ei-6h10d14c23f30j71g
^ zip	85 -10a-7k25c
a	28 -14e-12d-9g-6f8j15i17k21b38a
a #	53 -18a-14e-13c-10f-9i18b19h40g
a @name	82 -9c-8e4i16a
a a	72 -15j-11b4d5eh10f
a b	85 -5c5b11a
a bachelors	86 8j
a bad	77 7k
a ballpark	86 -4g6k8a
a bank	85 -9a-6g6b14c
a basement	84 -14b11a12i
a bell	86 11a
a big	71 -13g-12b-6d7c10k17i
a bit	88 -5a6b
a blood	86 6j
a bop	85 -7g7c10a
a box	82 -4b7k
a bunch	88 -12a15b
a business	80 -4g8a
a buy	88 5a
a c	85 -14a25i
a car	78 -4c6a7f
a card	82 -31a4j11k15c
a cert	86 -6a6j
a certificate	77 -6d8g
a check	86 
a claim	81 -8c5a9b
a clean	86 -9a9j
a client	82 -5k7c8a
a coi	88 -11k6j7a
a commercial	84 6a
a company	79 -21a11d14b
a complaint	88 
a copy	79 4e6a
a couple	78 -7b4ij7a
a cousin	88 -5b6a
a cpa	88 -6d9a
a crash	84 -5g10c
a crawl	86 -8c5b11i
a customer	80 8c
a day	78 6g
a deadline	86 5a
a deal	86 -8j-7g10c13a
a degree	88 -7a15b
a desk	88 6b
a detached	88 
a different	88 -23b-9c-7j8k10g22a
a discount	79 6c
a doctor	82 5e
a dog	86 -13a14j
a driver	85 -5k8d
a fake	88 -5bg12c
a family	85 8d
a fella	86 4g8c
a fence	85 6c
a few	79 -12b6j7a
a financial	88 4b
a fire	71 -8c8d
a fireplace	86 4a
a flat	84 -12g5d7j9b
a flood	85 7b
a form	86 7a
a friend	80 -18b21a
a full	85 -8ac5k18b
a funeral	86 -8c13g
a garage	84 5f
a good	64 -15c-9a-4f5k7h10e11g
a guardian	86 -15d21a
a guy	88 
a high	86 -7g16a
a hip	88 
a home	88 -8g-5b15i
a homeowner	86 6j
a hot	86 -6b-5j8a12g
a hotel	86 -7a7j
a house	84 -21a12c21b
a hurry	88 
a hydrant	85 
a is	88 
a job	79 -12a-5g5b7f11c
a kid	81 -8c9f15k
a landlord	88 
a lawsuit	88 -4g7c
a lawyer	79 -9d-4c7a8k
a letter	86 7a
a license	88 -10b5dk8a
a list	85 -8c-7b5k17a
a little	66 -14g-4j5k6ci12b
a living	79 -23a-10g6i13c17b
a loan	82 -6b9a
a long	81 -9a-5g5h6b8i
a lot	70 -11g-7k10i12c
a m	88 -6ej-4g17c
a medical	84 -4bc14a
a mess	88 -11c5b11g
a minute	85 -16j-4g6i10k11a
a mistake	88 -16a-9g27c
a month	63 -14b-4e5c17g
a mortgage	82 -8b13a
a motorcycle	88 
a mrs	88 -5b5a
a nanny	86 4b6d
a new	74 -24b9i28a
a nice	85 -16a-5c4i10j14b
a no	88 -8g5h9c
a normal	84 -5a
a number	81 4k5j
a nurse	77 -6c5j9a
a okay	85 -6a-4b24i
a one	82 -24a8bc14f
a or	88 -9b12a
a parent	84 -6bc16a
a pension	84 -9g-5a7b10c
a permit	88 -10a5d
a person	88 -13b12a
a photo	88 -5k6a
a physical	84 
a picture	78 4a6k
a pipe	85 
a place	84 -10i14g
a policy	72 -13d-6b-5i4g22k
a pool	79 -5b4a
a private	86 7f
a quarter	86 -4a4c
a quick	85 13k
a quote	86 -7b15a
a real	84 -25a24b
a reason	88 -7b11h
a recorded	88 -6j5k
a regular	85 -9a11b
a rental	85 -10a13b
a renter	88 5a
a restaurant	88 -5b6a
a ring	88 -4b8a
a safety	86 -8c8a
a second	73 -10b-8c-4k5d6i16a
a security	88 
a slab	85 -8c-4g13b
a spouse	88 4k
a storage	85 
a sump	88 
a term	86 -8a7k
a time	86 -5ae18k
a trampoline	86 
a truck	88 
a trust	85 -13b14a
a typical	86 -5c9g
a w	88 
a week	70 -5c-4ai13g
a while	79 -5i4ac12g
a whole	85 -15a6c15b
a will	77 -17b27a
a win	88 -4g9a
a wood	82 -8b10a
a wreck	84 6d
a written	88 -10c13b
a year	63 -55c-10e6j10a59g
a yes	85 -11g5j14c
able	80 8a
able to	80 8a
about	41 -11d-9e-6a4i7h10c23k
about #	62 -20c-17a-7e7g47j
about $	71 -19k-10i-5h4c43g
about a	77 -15c-8k4i5j10a13g
about all	86 -7g-6a20c
about an	88 
about any	69 -19a27k
about anything	88 
about being	88 7i
about how	81 -10g-5i6j9b
about insurance	86 
about it	66 -21g-12j-10k-5d8h11i14c20a
about leaving	88 8a
about right	86 -23j23a
about that	73 -7b-6j20k
about the	61 -15a-9i13h21k
about them	76 -6g22c
about this	76 -9k-7g-5j-4h4b24c
about us	84 -7cg-6a6f9i10h
about what	79 -43c6b36g
about when	88 -9g6e7c
about you	86 -6k4ci9b
about your	62 -19a-6i-5g13k27c
above	79 -8c-6a9b14d
accent	86 5a
accident	77 -12c-8a5d6i14e
accident $	84 -13c16e
accidents	76 -6b11a
accidents $	82 6a
accidents in	88 
account	69 -10g-6d-5k15bc
account $	81 -5d5g9a
account number	80 -7g-5k6b10c
accountant	75 -5gh5c14a
accountant $	85 
accounts	86 -5a-4c5k8f
across	86 8f
actual	88 -11b15a
actually	79 -8a6b11c
add	72 -17b-4c4g9aj
add up	88 -7c11g
added	84 5c7a
adding	86 -5b6a
additional	78 6b
additional insured	79 6b
additions	88 
address	62 -14a-11b-7g-6j-4d11ek14c15f
address $	69 -17k-11a-6j-4g6f14e30c
address of	82 -17k25c
adjuster	82 -5b6i
advice	74 -9c5b8ad
advice $	84 -13k17a
advice on	88 9d
afford	85 -25c6d22g
after	56 -22g-5f6aj10d13c
after #	88 9e
after $	81 -9g-7b6ci
after a	81 5d
after high	88 9c
after that	78 -5a5b8c
after the	70 -4a4d
after you	77 5d8a
after your	84 
afternoon	82 -11c9gi
afternoon $	86 -8c11g
afterward	88 
again	69 -5c-4f10ae
again $	73 -14c-4f13e16a
against	76 -5a5bh
against it	82 -8a6h7b
age	68 -31a-10k-5bij-4d27e44g
age $	77 -28g-9k-8e-5a66c
agent	65 -10g-8i-5e15a16c
agent $	74 -6i11a
agent ever	88 -9c15a
agents	77 -17c-14g-13a4k13b14i20d
agents name	88 -17c28d
agents you	88 -15a8k12b
ages	82 -13a-5dj9c26g
ages $	88 -13a-5d14g19c
aggregate	86 
ago	76 -19g-14j-10c-8i-4b7h17a34e
ago did	86 -7g-5i17e
ago was	86 -14g22e
agree	85 -5b11a
agreement	85 -4e6b
ahead	75 -6c6aj
ahead and	81 17a
air	84 -11a-4g4b6f8c
airbnb	85 -5b12a
alarm	74 6a
alarm $	82 6a
alarms	86 
alcohol	74 6cg
alcohol $	78 -13a4b7g8c
all	48 -12c-7b-5k13i36g
all #	85 -5k15e
all $	71 -15j-10c-6b36a
all about	88 10a
all at	84 -7j11d
all day	86 4k6f
all do	84 -12a-9c25g
all in	79 -13c-7a6b14g
all is	82 -8g-4j20c
all lives	88 
all of	75 -6b4k6a7i
all on	85 -16b6j15a
all over	86 -16a5d6g8b
all right	88 
all that	75 -6a-5c8b
all the	73 -5c5h9g
all these	86 -9g7a10c
all this	80 -12g-6k-5a7i23c
all together	85 -4e7c
all you	82 -13a-5c5g12j
all your	75 -4b5g10j
alls	88 -12e19c
allstate	88 -5a7j
almost	82 
alone	79 -7g13a
alone $	82 -5g7a
along	77 -9g13i
along $	85 -6bg6a10i
along with	88 -6a10b
already	72 5j7b
already $	85 7a
already have	88 -5a10b
alright	70 -6k-5bg9e10a
alright $	82 -18i-5k6j22a
alright if	86 7a
alright with	84 6a
always	77 -8ij-7b7adg11f
am	55 -16c-12g-9b-4de4k6j9hi11a15f
am a	88 -4g13c
am curious	88 -10c-6j11k12h
am going	82 -6a11k
am hearing	82 6j
am i	64 -27c-17k-12g-10d-5bh17j18i23a24f
am not	86 -28a-5i5g7c26j
am sorry	82 -17j7ac
amount	70 -32a-4f5i15k21g
amount $	86 -16c-7a26g
amount on	88 -4c4g
amount you	88 -21a-5bc4k9j24g
an	51 -13i-10d-9b-8e5k8a10h14j17g
an #	86 -9a12b
an accident	86 -4a6d
an accountant	84 5a
an agent	80 -6i18a
an alarm	88 -7b8c
an apartment	85 -5a11c
an app	88 -6i9a
an email	79 -15c4k16a
an emergency	88 
an employee	84 6a
an hour	86 -16c-8a4k24g
an insurance	85 
an llc	85 -5h6c
an old	84 -9a7bf
an older	86 -6a10b
an s	86 -6j8a
an sr	86 4b
an umbrella	70 -18a-7g6f10h19c
and	33 -43a-21b-6h10c11g14k21e26j33d
and #	75 -10c-6g5a13j
and @name	84 9j
and a	67 -33a-7b25j34c
and about	81 9b
and address	88 5k
and all	76 -9c-7e6k12g
and an	88 7j
and and	73 -17b-10c-6gj19i23e
and any	86 11a
and are	79 -13c10ab
and clear	86 -5a15j
and collision	79 -5g-4d4a13b
and could	88 -8c15a
and dad	86 6a
and did	80 -7a6b
and do	69 -29c-6d-5j52a
and does	88 -5b12a
and for	82 -47c-11a10d12f14g26e
and give	88 
and hail	85 -17c21g
and have	79 6g
and he	82 -12a-10j-8d-7e-4i20g27c
and his	86 -19c-9a17j21e
and how	61 -23c-15a-10b-7j-6dk-5f22g58i
and i	67 -13a-11j-9cg-6h17d40k
and if	73 -4e7d10f
and is	76 -9j-5d5ck11b
and it	74 -12g10cj
and just	88 -4j10a
and last	79 -27k-4i45c
and look	88 
and model	86 8c
and no	82 -7a5c10j
and not	88 5c
and on	88 -7k5g6e
and raised	88 -5c5a12j
and read	79 -12c-5agj30k
and some	86 -6a-4c4dj7h
and street	88 -17a19c
and such	88 
and tell	73 -7c8a11k
and that	74 -16c-10d4i11f25g
and the	59 -33d-22a-8b-7f-5i4j12e13k53c
and then	75 -11k13j15c
and they	79 -9g5c8j
and we	86 -15a17k
and weight	81 -16c-8j38g
and what	54 -30j-19g-17a-6b-4hi8c18d23k36e
and when	73 -12ag-4j4f8b22e
and where	77 -9ab-7d5g30f
and which	84 -11e-6j5c21a
and who	70 -9c-8a-6i32d
and why	88 -11c22h
and would	86 -4g14a
and year	86 -11a10e
and you	67 -28a-14b-4i15j16d23c
and your	61 -24a-17b-8fi-5k5h9cj20e26g
animals	85 5a
annual	75 -14a7c19g
annual payroll	86 -17g22c
another	71 -6c-4g4j5e11a
answer	85 6g
any	40 -58b-22j-8e-7fh12k26c88a
any #	82 
any $	84 
any accidents	81 7a
any additions	88 
any animals	88 5a
any bankruptcies	88 
any big	82 -15a19c
any business	85 7a
any cash	86 -45a-7c54g
any chance	88 
any claims	78 9a
any close	86 6k
any coverage	80 -6c15a
any damage	86 5a
any drugs	88 
any excess	86 
any fender	86 4a
any health	79 -12c-5ij27a
any heart	88 
any hobbies	86 -25a-6g34c
any insurance	86 
any jewelry	88 -19a21c
any kids	82 
any leaks	84 -7b18a
any life	81 -32a33g
any loans	86 -8c9a
any losses	86 
any more	85 -5b15a
any of	71 -8bc4k19a
any other	76 -9d4c13a
any plans	82 -10c14a
any prescriptions	86 
any questions	82 -13a15c
any reason	88 -22a25c
any remodeling	88 4a
any roommates	86 
any savings	86 -20a23g
any subs	88 8a
any tickets	81 -5c12a
any time	85 5a
any tobacco	86 -5a7k
any trouble	86 
any violations	88 
any water	82 7k
any wood	88 
any work	85 -45a49c
anybody	56 -13b-7c-6g-4j7h9d21a
anybody $	79 -10e-9b23a
anybody else	77 -5ac15d
anybody ever	76 5a
anybody hurt	88 -4bg14a
anybody in	88 
anymore	81 -6a-5k11e
anyone	67 -8c-6d21a
anyone $	88 
anyone else	84 -7d12a
anything	50 -19b-6e-4dh8j18c22a
anything $	66 -22a7i8g11c
anything else	79 -12a18c
anything from	88 6i
anything fun	84 -15a19c
anything in	77 -19a-4b30c
anything like	73 -4b16a
anything on	79 -7c-5k20a
anything special	88 -18a20c
anything that	85 -8a15b
anything to	88 -5c7k
anything valuable	88 -20c23a
anything you	77 -14c22a
anytime	88 
anytime soon	88 
anywhere	75 -6c7f14a
apartment	66 -7d5k6f8c
apartment $	79 -7g-6b14c
apartment building	88 -5g10k
apartment or	86 -8b6a11c
apartments	84 -9b-8c9a15d
app	70 -6g5a11j
app $	81 4a
app that	88 -4i8a
application	84 5hk
applied	88 
appointments	86 
appraise	88 -12g7c8b
appraise for	88 -12g7c8b
appraised	86 -5c11g
are	33 -12g-4dh5j6e11f18a27b
are #	82 -12j-10c24g
are $	78 -29f-11ag-6j8k20d44c
are a	74 -19a6e17j
are at	82 -11a-6g5e16j
are covered	85 -16c-9a4i25g
are done	88 -12c19d
are going	85 
are gone	77 -11a-8g-7e12c16j
are good	88 -17a27j
are in	71 -24b8a11j14d
are looking	86 -10i14h
are not	72 -16c-12e-6a6d12g25j
are off	86 4i5d
are on	74 -8j5ck8a
are out	88 -5gj11a
are over	85 -30a6c33j
are paying	84 -7k-6a6i10c
are right	88 
are the	63 -24g-9b-8k-6e-5df9j10i16a27c
are their	86 -24g27c
are there	73 23a
are they	68 -11b-7a13g16f
are things	84 -7g16i
are those	80 -5ai4g16b
are we	71 -18j-12d-10k-5ef15b40g
are with	80 -11a-7g8j16c
are worth	85 -4g5k9b
are you	40 -42j-39g-33d-27k-9h5i9e25c37f45b54a
are your	60 -49c-16a-4j6i7f14b19e32g
area	79 -20c-11a-9e-5g4k6b39f
around	58 -7bj8d
around #	79 -7b5j6a
around $	72 -4d12b
around here	84 -9c-5b4ad14g
around it	86 -4b
around so	88 4e
around the	81 -20a7f8ck
around there	88 
art	85 -26c32a
as	58 -26a-14i-11ck-9b6g17h24j28d
as a	75 -7j-6k6d8a11f
as additional	85 6a
as it	85 -11c5d12g
as the	82 -10g-6b6j9i11a
as you	84 -26a8c28g
as your	88 
aside	80 -6b-5c7a12g
aside for	85 -5bc8g10a
ask	60 -13b-7g6d8f17a
ask $	80 -6g18a
ask for	78 -14g17c
ask me	82 -6k-5g5c10a
ask so	88 5k
ask you	78 4j
asked	77 -9k-7c5b6i10g
asked for	88 
askin	88 -14a8bj
asking	72 -8k-4i9e13g
asking $	84 -5c17g
asking for	79 -18g17c
asks	81 -13d-5g5j6k18c
asks about	88 -7c13k
asphalt	85 -5b9a
assets	86 
associates	88 -6c13b
at	42 -13b-10i-6h-5c7k15g33j
at #	68 -15a-5g7e8c20j
at $	74 -15f-13d-10e-6a20g37c
at a	74 -6eg-4a4c5k6f7j
at all	68 -9g-5be-4k7j8c17a
at fault	85 -5b9a
at gmail	88 -4c9j
at home	71 -17b-5j-4e5g6d23a
at it	81 
at least	88 16a
at night	71 -8j-5bi6c16f
at once	85 4b
at that	77 -12a-4j5d18g
at the	56 -10a-9f-8e-4d5g8h15b
at this	82 -17c19e
at work	72 -15c-8b-4f10g30a
at you	86 -8c-7a5i17g
at your	65 -26c-22a-8b5fg9e13jk19d
attack	85 -7a-6e-4i4b10g
attorney	88 -5c
audit	70 -21a-7i8ck18b
audit $	80 -5g5a
audit @name	88 -33c-17i59g
audited	84 -4c13a
audited $	88 -5c12a
auditor	85 6e
auto	67 -5g6cf
auto $	80 -9g-4a5d8cf
automatic	88 5a
average	88 9g
away	65 -12c4a10k11d
away $	78 -11g-8b-6c6e8f11d
away at	88 
away for	84 -4f14a
away from	86 -11a6b7c
away with	85 -10a5k12c
awesome	71 -11j5ek9c
awesome and	86 
awful	86 -5a4c
aww	79 -11a5k6e9d
aww i	88 -5a4d5c
b	77 -7c9a10b
babies	88 
baby	71 -5c5ei12a
baby $	82 -8g6i13a
babys	84 -6a8c
bachelors	81 -4c4j10b
bachelors $	88 11a
back	56 -6d4h6j13g
back $	72 -13c-7b7a10e15g
back and	86 -5a5c
back in	80 -12a-5c-4g12j14h
back on	82 -11g4c15a
back then	82 -17c-9h-5a5e11k19g
back there	86 -9j7ac
back to	79 -13c-11a7h8j10k
back up	79 
back when	88 -10e-9c7a17i
backed	86 8c
backed up	88 
background	85 5b
backup	78 6a
backup $	88 
bad	69 -6e-5j-4i7a10c
bad time	84 7a
balance	85 -18c17g
balance on	88 -21g20c
ballpark	78 -4a7k11g
bank	67 -11g5bc11d
bank $	78 -5c-4g16d
bank account	86 -11a6c7b
bankruptcies	88 
bar	85 -16d18a
bar $	86 -16d19a
bare	86 4b5d
barn	86 
basement	68 7i11a
basement $	77 17a
basement finished	86 -8a18b
bath	86 -8c4j9a
bathroom	86 -12a5g10b
baths	84 -14b-9a4j6k19c
baths $	88 -15b-7a5j21c
be	50 -12i-10f-7k-6h5a6j7e9g18d
be $	74 -17a-12c7e14d18g
be a	77 -6g10c
be able	84 4a
be additional	88 -8a9b
be alright	82 10a
be comfortable	86 -10g10c
be driving	85 5a
be enough	88 -33c31g
be honest	88 5k
be in	82 5d
be listed	82 -12c5a11d
be off	88 6e
be okay	79 
be on	82 -6a4g
be the	82 -8d-6i19c
be there	88 
be true	88 
beagle	88 4a
beat	84 -9b14a
because	67 -9i-8a-5j8d17c
because i	80 -6i-5a8b15c
because it	88 -8b-7c-4j23g
because of	88 -12g-4a20c
because there	88 9g
becomes	88 -6g6c9a
becomes of	88 -6g6c9a
bedroom	86 -6a5b6c
bedrooms	80 -4c
bedrooms $	88 
been	49 -10g-7ej4b5k6h9c18i
been $	85 -10g15i
been a	81 
been at	79 -12a-5b20g
been audited	88 -5c12a
been burned	88 -15a23i
been doing	85 -20i5g6b14a
been hacked	85 
been in	69 -13c-7b-4j5e10d13a
been licensed	85 
been there	75 -20g-7c5ej14b
been to	88 -10g14i
been treated	84 6c
been turned	85 -4g8a
been with	74 -7a-6k6b29g
beers	86 
before	55 -13k-5e5f6dg11i
before #	86 -6c13b
before $	71 -28c-6dj5ab17g21i
before i	81 -8g-7k12c13a
before the	79 -17g-6k5a29c
before they	76 -12c22g
before we	81 -7a5i8c
before you	71 -7b-5k-4g6e17d
behind	70 -9c-7ag-4b5f12h17d
behind $	86 
behind the	79 -5c15d
behind you	86 8d
bein	84 -6a-5c6e10b
being	73 -16b-6g7f9a12i
believe	79 -13g-8a-4bk6c7j8e12f
bell	86 11a
bell $	88 9a
belongings	85 -4j14g
below	88 -8a8b
belt	88 -9b-6k6j12g
benders	86 4a
benders $	86 4a
beneficiary	76 -10g-5a6c14d
beneficiary $	79 -6c15d
benefit	86 -14c20g
benefits	79 -8g5ac
benefits do	88 9c
besides	69 -6b-5g20d
besides the	80 -23d-9g15a22c
besides you	82 -33a-5c46d
best	68 -9g-5d5h9e13c
best number	85 9a
best part	84 9c
better	65 -7fg4c7b11k
better $	79 8a
better half	75 -18a-7fg-6b5d17k21c
better than	86 
between	78 -6ak6f9b
between the	86 -6a5c
big	59 -11i-8d-5j5cg10k11b
big deal	88 -10b5k7a
big is	79 -22i25g
big ones	88 -5a
big trees	88 4a
bigger	88 -6c-5j5ag
biggest	77 -14a8c18d
biggest customer	85 -11c6g10d
bigs	85 -13i16g
bike	79 4f6b
bike $	88 
bike kept	88 
bills	69 -16g-6a7b9d10c
bills $	85 -8a5d
bills if	86 -6c4k
bills would	88 -12g15c
binder	85 -11c5f6b
birth	74 -7g-4a9k17c
birth $	79 -11e11k14c
birthday	70 -9k-7a-5b4j23e
birthday $	78 -18g-15c45e
birthdays	88 -4c6k
bit	78 6a9g
bit of	88 -4c10g
blame	85 5d7b
block	88 5a9c
blood	71 -9b-6k-5g6j9e17a
blood pressure	77 -9b6ac9j
blood test	86 
blue	88 -9c-5a13g
board	78 -9b10a
board or	86 
boat	81 -5b8a
bodily	81 -8a7c
bodily injury	81 -8a7c
book	79 -10c-6a5k9h11g
booking	86 11c
booking system	88 10c
bookkeeper	82 -5c15d
bookkeeper $	88 -10j-4c5a18d
books	79 -5c6j8b
books $	85 
bop	82 -7g6c10a
bop $	86 -7g7c9a
born	72 -10g-6d7c8e11a
born $	79 -15a13c14e
born and	86 -5c5a12j
born in	88 -13e-7j25a
borrow	80 10b
boss	78 4e7a
boss $	88 -13a14b
both	68 -15c4dg9j10b
both $	85 -7k-5j6b15a
both of	80 -14c-8a6b14g
bother	84 9a
bother you	85 9a
bothers	88 13h
bothers you	88 13h
bottom	86 5c
bought	70 -9g-6i-5c-4e5a9k18b
bought it	77 -12e-9c7b9a12k
box	72 -9b-8c-6f6a9k13e
box $	82 -8b-7c-6f-5k14e17a
box here	88 5k
boxes	88 -8a9b
boy	74 -7cg-5k7hi10j
boys	79 -10a17b
brand	85 -4e6a10b
brand new	86 11b
break	79 -14a5e13b
break in	88 6e
breaks	85 -6g-5b4a12c
breed	85 5c
breed is	88 
brick	75 6c
brick or	82 -20b19a
bring	70 -17c9f24g
bring home	86 -9c5k11g
bring in	79 -23c28g
brings	85 -17g4c23h
brings you	86 -23g4c24h
broke	77 -10d-9a-5k-4g5f22c
brother	71 -6d-5k7c12a
brother in	82 -7j-6g4a17c
brothers	84 -5d-4g6c
brought	85 -6c5e6k
bs	88 -4c12a
bs or	88 -4c12a
bucks	84 9a
buddy	79 -6d-4j10g
budget	80 -5a13g
budget $	85 -13g-5a26c
budget for	88 -25c27g
bugging	88 -6g8k11c
bugs	85 -7c-4g7b12h
bugs you	85 -7c-4g7b12h
build	74 -26c-6d6b7e10g14a
build it	88 
building	63 -9a-5j5g8k12c
building $	73 4a7d
building is	85 -6b13c
building or	88 -6a9b
building your	86 5g
buildings	86 7j
built	69 -11b-7g-5j-4d12c20e
built $	78 -20a-6g37c
built up	84 -6a6c
bump	86 
bunch	85 -12a6d14b
bundled	86 14a
bundled $	86 14a
bureau	88 -4a7j
burial	82 8b
burial or	86 
buried	88 -6ab11c
burn	82 -8b4c7a
burned	74 -17a-13c5f10g24i
burned to	88 -4c7g
burst	85 4a
burst $	88 
bus	88 4a
busiest	86 -8a5c12e
business	51 -10i-6f-5e6g7d8j
business $	63 -12g-10a-7d4i6ck18b
business do	84 -5b4a
business from	86 -7a-5g8f10b
business have	79 -6g6c
business if	86 
business in	88 -16b20a
business is	82 -5d12g
business name	88 -10c5a7b
business out	88 -11c11k
business owners	85 
business policy	86 -11b12a
businesses	86 -11a5c13b
busy	72 -5g8a14e
busy $	77 21a
busy over	88 -7a10c
busy season	88 -14a-11c23e
but	64 -10c-6b-5di4e20g
but i	81 -7a19k
but otherwise	88 -5a6j
but what	82 -9a-8c-4k12e15g
butcher	88 11i
buy	64 -5g-4a6e7b
buy from	84 6c
buy it	79 -38c8b35g
buy sell	88 5a
buy that	88 -7c7gk
buy the	82 -24e-14b15a25c
buying	88 
by	52 -17d-13g-7h-5k14e17b20i
by #	88 
by $	70 -20b-12g-5dk4i16a30c
by @day	85 -7a9j
by a	82 -6i4a7b
by how	88 -10g10b
by now	88 -13a6e11b
by the	72 -10g-8j-4k8f10a11c
by what	86 -26c29e
by when	84 5e
by you	81 6f
by your	86 4c6b
by yourself	88 
c	79 -45a-5b8c18i32j
c or	88 -14i-6a27b
cake	86 -10c6a10g
call	56 -21g-12i-10k-6c6a13b20h21d
call $	71 -16c-12e-4d13a24h
call for	88 -4a
call it	85 -10g14c
call or	80 -7a11b
call you	75 4a11e
call your	82 -21c-4g29d
callback	86 -6a7k
callback number	86 -6a7k
called	68 -15j-7e-5g-4a6d8h28c
called $	73 -15j-6h32c
calling	77 -10c-4g10b13f
calling about	88 6a
calls	74 -5c-4a19j
calls $	86 
came	67 -15a-7i-6c-4d6k8b12g19j
came down	86 -5a12b
came in	81 -8a-4g19j
came out	85 -10c-5j25g
came to	88 -5e4a5k6j
cameras	80 -5b5a6k
camry	88 -12b-6c18a
can	48 -25j-21k4d10i11f12e20a
can and	86 5k
can do	88 5a
can get	84 -8a4j5f
can hear	86 -8jk7a15c
can i	62 -18k-14g-8j-5d18i32a
can not	74 -36a-7g-6e-4f28d32c
can see	88 -8c7ak
can we	86 6b
can you	61 -34k-14j-10i-8e-5d16f28a35g
cancel	84 
canceled	88 
cancer	76 -13g-9b-4c5d9e11j
cancer $	84 4k
car	51 -12b-11j-7d-5e4k8f9g26c
car $	62 -18b-10di-9j-6g5k17a35c
car and	86 -7c-5fg4d13a
car do	88 4c
car for	82 -6g10c
car get	88 -9b4a12i
car in	88 -6a6b
car is	86 -13d-5a5k13c
car or	81 5a
car paid	88 8b
car that	88 6j
car to	88 -6c12b
car worth	88 -14c14g
card	62 -29a-13g11i15c19b
card $	77 -16a-12k36c
card is	86 5k
card number	88 -38a13k29c
card numbers	86 -7c8a
card or	88 8b
cards	70 -6g-5b5i14a
cards $	76 -6j6c15a
care	68 -10c4b14d
care about	88 
care for	86 -7g12c
care of	73 -8c14d
carrier	77 -14a6c15d
carrier $	80 -17a7c16d
carry	61 -8b9c12a
carry $	74 -8g12c
carry for	86 -8a5g7c
carry the	88 
carry their	88 
carryin	85 -12a5j8b
carrying	80 -19c8g13a
carrying $	88 -19g22c
cars	66 -20k-4b23i
cars $	82 -10c-6d20i
cars and	86 5a
cars are	86 -20g11d18c
case	77 6j
cash	67 -18c-16a5k20g23b
cash $	85 
cash in	88 -28a32g
cash value	76 5a6g
cat	88 -6a10b
catch	75 -12ac-6d12e23k
catch you	81 -11c8g16e
catering	88 
cats	84 -9b4a8g
caused	88 -19c26a
cell	81 -7g6b7c8a
cell $	86 -6c15a
cert	79 -8a5j9b
cert $	88 5a
certificate	69 -11a5g18d
certificate $	77 9a
certificate of	88 
certificates	75 -4d12a
certificates $	84 9a
certificates from	88 
certs	84 6f10a
chain	88 
chairs	84 -5a6b
chance	84 10a
change	68 -9b-6g8k10ac
change $	84 8a
change jobs	88 -4c5a
changed	73 4g7c
changed $	85 
changed since	88 -4a12c
changes	81 -12c15a
changing	85 10k
charge	74 -5ac6d
charge of	88 5d
charge you	79 -9a5c
chat	85 -6ce5b6aj
cheap	86 -10j-7c8g9b
cheaper	86 7a
check	64 -10ag-5j10b20c
check $	82 -15a-6k7j18b
checking	86 -6g4b5k
checks	77 -9d-4j5b6g8a
checks on	88 -11a5b9d
checkup	85 -8a17e
checkup $	86 -10a17e
chemical	88 
chew	88 10a
child	85 -14d-5k5c9gi
children	74 -9d9b
children $	81 -9d11a
chimney	86 -5b4a
cholesterol	88 -10g4a10i
choose	79 -15b-6g-5eh6i11c18a
choose $	88 -6e5i6a
christmas	84 12f
church	79 -6b5f9a
city	75 -9b-4g9a10f
claim	64 -9ej-4a9i10cg
claim $	74 5ag
claim was	86 
claims	70 -7c-6g10j
claims $	81 5a
claims in	88 8a
class	80 -6g5k6cf
class $	88 4a5k
clean	77 -22i-7g4b27a
clean record	86 -9a9j
cleaned	86 -9a8c
clear	73 -17c4b7j12a
clear $	85 -9g-5j8e9a
client	72 -5ce-4j5f14d
client $	84 -8c18d
clients	71 5ce
clients $	80 8c
climb	85 -6c-5b6d8a
clock	84 -9a-5j-4g9b15e
close	63 -19i-7cd-4b5k8a12e16g
close $	75 -18a-10c6b15e18g
close by	81 -6c-4g8f10a
close calls	86 6k
close is	88 -12i19g
close on	86 -8a14j
close to	88 8a
closed	72 -19e-4b6dg8ij
closed $	81 -12g-4b4a6i9c
closer	84 -10a-4j19b
closer to	84 -10a-4j19b
closin	85 -9c-7a5j13e
closing	73 -15c5d16e
closing $	85 4a
closing date	84 -9e-4a17c
clothes	86 7g
cloud	86 
coast	86 6g
code	73 -7g-5abj7k24c
code $	80 -5a6k
coffee	82 -5j-4a5k11i
coi	85 -10k5bj
cold	84 
collect	86 -7a7b
collections	88 -8b11a
college	65 -6i-5f8b14c
college $	73 -9bg-6a5d29c
collision	71 -12c-5d6e7g11a
collision $	79 -4g9b
collision on	81 7a
com	88 9j
come	56 -16g-10b-9c-8k-5j5e8af42h
come after	86 -8a16c
come by	85 -5b5ef
come down	84 -5g5c6a
come from	80 -27f-9a6b7c30i
come in	78 -12b-7f-5h8c17a
come out	81 -10e-4g4i7c10d
come through	88 
come to	74 -17b-10c-8e-7k-6d14f16g25a
come up	75 -21c-17a4b15h26f
come you	86 -21i-9g-5ae47h
comes	68 -11ae8j9d11g
comes and	88 -6a9d
comes from	88 -4c
comes out	82 -12g7c10j
comes to	82 -6e-5g4b17c
comfortable	79 -5c11a
comin	80 -27a-11g6i7d31c
coming	71 -23b-7j-5k4i5a10c15f
coming up	79 -35a-11b49c
commercial	73 -17c5d8k9a
commercial umbrella	86 11a
common	88 -12a-4g7b13c
commute	79 -14c-5b4k7a13g
commute $	84 -15c8a14g
comp	66 -14c6d10ag
comp $	78 -24c9a23g
comp and	80 -5g13b
companies	74 -5c6b
companies $	85 -11c7a9d
companies have	88 8c
company	52 -11a-6j5b8de11i
company $	62 -11bj-7h-5e5f6k11a13d
company do	85 -11d-6g-4a29c
company ever	85 
company have	85 -6a14e
company or	86 -8k-4a12b
company you	86 -20c-7a12d21e
companys	77 -13d-5gh5c7aj9k
companys name	88 -10c10a
compare	86 -11c12d
complaint	86 
complaints	86 -17a18c
complex	81 -9c17d
complex $	88 -5c16d
comprehensive	84 11h
computer	79 -9a-5c8b9e
computer $	88 4g
computers	85 5i
condition	81 -4k11c
conditions	80 -11c7a
conditions $	85 -18c4b14a
congrats	85 -7g-5a6c8e
congrats on	88 -8g7c
construction	77 
construction $	88 -8a-4g9b
contents	77 -15c23g
contingent	88 
contract	71 -11g6f11k
contract $	80 -7a-4c9f12k
contractor	84 -5a5d
contractors	82 6g7b
contracts	79 -5g7c
contracts with	88 
conversation	85 -8k6c8j
cool	72 -5j-4f6c15d
copper	86 -20b19a
copy	78 8j
copy $	82 9a
copy of	88 
corner	86 -9a-4j9c17f
corolla	88 5d
corporation	86 -16a22b
corporation $	88 -16a23b
correct	70 -14a29j
correct $	71 -14a29j
cost	62 -27a-9c12b33g
cost $	80 -11c5g11a
cost on	88 
cost or	88 -10a21b
cost to	74 -10a13g
cost you	78 -7c15g
costs	79 -11b-8k-5h7g16a
couch	85 -9a5c11b
could	50 -25k-14j-7h-5f16g17e29a
could a	86 -13a-9g27c
could go	88 
could he	86 4c
could i	79 -8g-5ik6c24a
could it	88 -4c11g
could not	74 -5ch6d7a
could she	88 7a
could somebody	88 4a
could take	86 -6b10a
could the	84 -10c-8a11g16e
could they	78 4b
could you	60 -44c-26k-10j-5f7b9g20e25i33a
could your	88 13a
count	80 -23c11g15k
counting	81 -14c5k14g
country	80 -5c15f
counts	86 8c
county	79 -12b-9g6a8d15c
county $	88 -13b5f9a10d
couple	76 -12f4i12c
couple of	84 -13f-5a5ij16c
court	82 -24a7f21j
cousin	84 -5b6d
cover	69 -16g6i7b12c
cover $	84 -8g12c
cover the	88 -10g10i
coverage	53 -4d4g7c9b
coverage $	63 -44g-7k-6j5i12c53a
coverage do	79 9c
coverage does	86 
coverage in	88 -8g-6a5b11c
coverage is	84 
coverage on	78 -9a-4c22g
coverage or	79 -18a25b
coverage to	88 -5a10e
coverages	86 -15g17h
covered	67 -9c-5fjk5g6e14a
covered $	80 -23g5i12c15a
covered for	82 -35c36g
covers	80 -11g-8d10a15k
covers $	86 -10g4c10a
coworker	88 -4g4i
cpa	84 6a
cr	86 
cr v	86 
crash	80 -6b-5g8c12d
crash $	88 -6b13d
crawl	82 -8c5b10i
crawl space	82 -8c5b10i
crazy	76 -6c-5i4k9h
credit	63 -12g-11f5i11c15a
credit $	79 -7cg6i10a
credit card	85 -8c4a6k
credit cards	81 -5ci7g10a
credit score	85 -12a-5g5i21c
credit union	85 -6k4a
creek	82 -9b-7i8g12a
cremation	84 
cremation $	86 
crew	75 -10a-9i-5c5dj8g
crew $	84 -9i9g
curious	85 -10c-7a-6j11h17k
curious what	88 -10c-6j11k12h
current	67 -16a-6b-4j6k11e22c
current carrier	86 -10a-6k24c
current company	86 -17e-5g24c
current policy	86 -24c-8g33e
currently	84 -10g6j8a
cushion	85 -9c5a9k
customer	68 -5g5b7d
customer $	82 -9c7g8d
customers	70 -10b12d
customers $	84 -4a6c
customers come	88 -8b10a
customers pay	88 
cut	75 -6gk7b8c
cut off	84 -5k9c
cyber	86 
d	82 -4ac7k
dad	71 -16c4bi6k9g
dad $	88 -6a6b
dad died	88 4c
daddy	82 -5g8d
dads	86 4b
damage	69 -13c-7be14a18g
damage $	77 -9g9c10a
damage on	84 -5g6a
dangerous	82 -11c4e7a
dash	84 -4k7g
data	85 10a
date	66 -27a-14g27ce
date $	78 -32e-18a60c
date of	77 -6g-5a22e
dates	88 -4c7k
daughter	71 4g5j7a
daughter $	88 
daughters	80 -10g6a7c
day	57 -20g-7di7k9a24e
day $	71 -29g-8c-6j7be8h25a
day and	79 -12a-5j15e
day does	88 -11c22e
day of	86 -9i-7g4ek10j
day or	85 6a
day so	85 -5e-4c13k
day you	85 
days	60 -15a-11j6bd7i27g
days $	68 -14c-6f6b7ad9g
days a	85 
days are	88 -10g13c
days off	86 -7j-6g8i9c
days or	85 -8a-6i7g10b
dead	84 -5k10b
deadbolts	86 9a
deadline	85 5a
deadline $	86 5a
deal	75 -10g-5j-4i9c16a
deal $	84 -7j-6c20a
deal with	86 -8a5c6b
dealt	86 -7a6i8k
dealt with	86 -7a6i8k
death	84 -13c4ik19g
death benefit	88 -14c4k21g
debt	81 -10a-4j6g9b
debt $	88 -6a11c
debts	88 -16a-7d23c
dec	79 4a
dec page	79 4a
decent	86 -7b-5c7ag
decide	77 -24a-5g5i6b8d16j
decide $	82 -24a-4g6i11d18j
decides	88 
decides $	88 
deciding	88 9a
decision	80 7c
decision $	86 8c
decisions	88 -7c6a8d
declarations	84 
declarations page	86 
decline	86 -7a-5k6h8e
declined	86 6a
deductible	63 11g
deductible $	72 -34a-6i-5j15g38c
deductible is	88 -9c11a
deductible on	86 -17c-9a12b18g
deductible right	88 4j
deep	86 -13a-7b7j9g11i
deer	88 -4j16c
degree	79 -6g5c8b
degree $	85 12b
deliver	75 -7b10c11a
deliver $	81 4c
deliveries	79 -13c13g
deliveries $	84 -14c15g
delivery	86 -7g7i
denied	88 6d
dental	85 4j
department	81 -12c-8a4g8b16d
department or	88 -10a12b
depend	81 9b
depend on	81 9b
depends	88 
depends on	88 
describe	86 -5ag14k
design	85 -5a7b
design work	86 
desk	84 9b
detached	86 -7b6a
detached garage	88 -7b7a
detectors	84 6a
detectors $	86 6a
device	86 -4a7j
diabetes	79 11a
diabetes $	88 6b
diagnosed	88 -20a7e19c
did	36 -24k-13b-10d5g7c9j11h15e18a20i
did a	81 -6g6c
did anybody	82 6h
did he	74 -6g-5i7k14a
did i	62 -25a-11e-8b-7c-6gk12i61j
did it	63 -55c-6aj15bh17e30g
did not	74 -9g-7d5c8hj
did she	84 6h
did somebody	78 8a
did something	88 12a
did that	69 -21i-16a-8j-4h18b35g
did the	62 -32b-9e-8j15c17i32a
did they	56 -15g-14i-12j-5k6be15c33a
did you	45 -25g-17k-16a-5b10i13e18f35c
did your	62 -29g-11b-9j10c23i30a
did yours	88 5c7g
die	81 -5j8i
die of	88 -8g14c
died	72 -9e-8c5g6a12j
died $	78 -8e5a6j
difference	88 5k
different	71 -8b-7j8c10a
different $	88 -13h5c13a
different now	88 -6g11c
differently	88 
digit	88 -4a6k
digits	78 -6g-5b18c
dinner	82 -8c-7j5d8a9e
dinner $	88 -7j14a
disability	82 8a
discount	73 -6g-5a15k
discount $	84 9a
discount for	88 
discount so	86 -9a6d12k
disease	86 6a
district	85 -7b4a9j
dive	86 -9b6a9g
divorce	88 -7b7a
divorced	85 -11j-9c8a22b
dmv	88 -4c6e
do	27 -43k-40j-7g11h12i16bef22c48a
do $	65 -35g-4b6ej14a18c
do a	75 -17a11k17b
do after	88 -7a14c
do all	88 5g
do any	75 -4b5a
do anything	79 6a
do business	86 -17c10k12d
do clients	88 
do customers	86 -7b10a
do for	69 -22g-6e-5a-4i43c
do i	65 -18k-13c-7e-5a5g16b28d
do if	79 -14g10a14c
do in	84 -13k-9a-6c12i20d
do it	71 -11g-9c16h17a
do not	58 -56a-17c-6b9d17i25h31g
do people	82 -6c-5g9a
do right	86 -9c16a
do that	79 -8g-4b5a6e12c
do the	70 -9g-8c5i14k
do there	84 5c
do they	65 -14c5b14a
do this	78 -8a9b
do to	77 -18g-10a40c
do we	85 -5j11a
do with	77 -13g-12e-4j37c
do without	82 -16g-8c23e
do you	29 -47k-42j-20d5h7e10i13f27c29b55a
do your	68 -10a-5bde5g9c19f
dob	84 -9a18c
dob $	86 -7a18c
doctor	70 -16g-4j5k8di
doctor $	77 -15g-13c4e14i15d
doctors	86 -9a14d
does	41 -25k-9j-7h4g7i14e16d22a
does $	86 -46a4b40c
does a	86 -16c5a17g
does anybody	74 -9a15d
does anyone	82 -8c10a
does he	70 -39c8i11g23d
does it	60 -21g-7c-5a21e28b
does not	79 -10a-5k6j11c
does she	71 -8b-5i5g15a
does that	67 -9g-6c7e9a12i
does the	56 -9bc-8d-6k6i14e18f
does your	54 -30b-16k-14f-10e-8j6i7c12g57a
dog	74 5c6j
dog $	85 -9b16a
dogs	82 -8b13a
doin	79 -6j-5k10c
doing	62 -16g-7d-6ej-5h-4a9c11k22i
doing $	77 -7gj-6a5k10c12i
doing for	86 -4g12c
doing in	88 -16c-5g25i
doing okay	88 -23a35i
doing that	85 -13i-8a5k6b14g
doing the	88 -7d4j8f
doing this	88 -10g-6i21a
doing with	88 -6a-4g8c
dollar	70 -13g-5c11j
dollar @name	84 -20g24c
dollar amount	86 -9g5k9b
dollar deductible	86 -11c-9a-7g27j
dollars	75 -18a6j22g
done	65 -13a-10e4f8b9c10d
done $	75 -6a-4g6b9e
door	72 -16b-8a-4c5j6e7g14f
door $	79 -6b-4c5g8e
doordash	84 -5b8a
doors	79 -10c5k10e
dose	88 -6c19g
dot	84 -13a19j
dot com	88 9j
double	88 -17a9g15b
down	53 -24c-18a-11i4b7d8k11h18g21j
down $	70 -12j-11c-6e6bk9g14a
down and	81 -8c15e
down as	84 -15a19j
down at	86 -8b10a
down for	78 -13c5k6j9g
down in	86 
down right	88 
down the	79 -12a8k9b
down there	82 -9b14c
down to	77 -10g4b7c8d
down what	85 -9k-7c7g20h
down with	82 -18a8h15b
downstairs	88 
downtown	84 -7j-5g-4b4c5f10a
draft	86 -5a
draw	85 -9c9e
drawer	86 -13a5j10b
drink	77 -5b17a
drink $	82 -9b10a
drinks	84 -7d5a
drive	58 -16k-6e-5f5i11b12d
drive $	69 -11g-6i-5e11d13b
drive for	84 -6b11c
drive in	82 -12c4g9f
drive it	79 -9a4j5g9i
drive to	82 -7f-6i15g
driven	88 -15b5d7af
driver	69 -13c-10a7b8g10k
driver $	82 -21a-11c6b8d20g
driver or	86 -6g12c
drivers	67 -26a-6gj-5b18c28d
drivers $	80 -34c34d
drivers @name	85 -45d-5gj66a
drivers in	88 6a
drivers license	79 -11a-6d4k18c
drives	69 -20d-5g8k23a
drives $	85 -38d38a
drives it	88 4k
drives the	86 -5a6d
drives which	85 
drives you	88 6c
driveway	77 -9a-5c-4gj8f17b
driveway $	88 -5b-4j4a5f7c
drivin	76 -4a4d
drivin $	88 6c
driving	65 -9d-6b5e21a
driving $	76 -10b-4c22a
drop	76 -13a-6k-5c8g10h16b
drop it	88 -12a13b
dropped	82 -6g-4c17h
drug	88 
drugs	82 -11c5a11d
drugs $	86 -11c6a11d
due	77 -17c-9g15a20e
due $	82 -12c-5g20e
duplex	88 
during	88 4c
during the	88 4c
dwelling	81 -8c-7a16g
dwelling limit	88 -18c26g
e	75 -18a-6dg-5k4b8c29j
each	67 -13a-8c-5e6d7g10j11k
each month	82 -9c-4a4d8k
each of	85 -13k-12c10g17d
each one	88 
each way	86 -7g12j
earn	79 -12c5bi9g
earn $	85 -20c18g
easiest	86 -14b21i
easiest way	88 -11b-5c21i
easy	84 5b
eat	84 -15a-4c11g12b
education	79 -6abj-5g14ck
education $	84 -6b-5gj6a16k
either	81 6j
electric	85 -9a9b
electrical	81 -6c-5j4g10a
else	56 -10g-9a5j8h11c12d
else $	70 -22b-9d7f18ac
else are	85 -5g9c
else drives	88 
else gets	88 
else has	88 
else i	88 5c
else in	85 -34a12b24d
else is	75 -5a6cd
else on	88 
em	69 -26c-11a4b6d8j13e17g
em $	84 -6k-5a9j14c
email	61 -6d-5eg5bk21c
email $	71 -25a-4j6f16b21c
email address	84 -6cf4a9k
email for	88 
email me	88 11a
email or	86 -8b10a
emails	86 5a
emergency	84 5d
emergency fund	85 7a
employed	85 8f
employed $	88 4b9f
employee	79 6j
employees	70 5j
employees $	78 -6b6ag
employer	73 -4e5d10b
employer $	80 
empty	81 -12g22e
end	68 -14b-6j-5c5g25i
end $	79 -10a-7b-5c4h6e21i
end of	86 -12b15a
end up	80 -22c-5b5f10i17g
ended	86 
ends	79 6k
ends $	88 7k
ends in	86 
engaged	88 -7j5e8a
enjoy	85 -4g7c
enough	71 -17bi-9c-4d12g16h23a
enough $	86 -32c-18i24h27g
enough to	79 -7g12c
equipment	71 
equipment in	86 -7a8b
equipment worth	86 -11c12g
equity	86 -21c20g
errands	86 -19k-8b14a17i
escrow	84 8a
escrow $	88 9a
even	71 -10c-9g4j24a
even a	86 
evening	88 -21a20j
ever	49 -31b-15c-10j-5gh-4e11i78a
ever been	66 -9b-7a-6g14c19i
ever come	85 7a
ever empty	86 -4g7a
ever get	81 
ever gone	88 
ever gotten	82 
ever had	70 -6b9a
ever have	82 6a
ever said	88 
ever sat	86 7a
every	61 -13ce-10i-9k5h7d9f11b18g
every #	85 -9j-7g-6k26b
every @day	88 
every day	77 -8a-5ei6cg9b
every month	76 -11j-10c6d11g17b
every time	88 -6g-5e4a10c
every week	88 
every year	86 -8c8g
everybody	71 -22a-10d-8c6b13eg14k
everybodys	77 -5gk6cf
everybodys got	84 
everyone	88 -6d13k
everything	64 -24a5c10bgi
everything $	79 -11c-7j-4i24a
everything in	85 -9c4j6b
everything you	84 -13a-4c9g14k
ex	88 -6j8a
exact	86 -6a-5c6f10k
exactly	78 -9a-5k5g12c
exactly $	88 -15c9f13g
exactly did	88 -5a10c
exam	74 4a6b
exam $	79 10a
excellent	88 -4a9b
excess	78 
excess liability	86 7a
excuse	88 -18g-6a13c20h
expand	88 -4c4a
expense	86 -5g5i
expenses	81 
expenses $	86 4ak
expensive	81 -4f5ag
experience	77 -6b5j8c
experience with	88 -10a6c10j
explain	74 -10c-6b26a
explain $	88 6a
explain it	85 -6b7i
explain that	88 5a
explained	84 
explained it	88 
exterior	88 -6b-4a17c
extra	77 -4c16g
extras	86 9c
face	85 -14a-13c11k16g
facebook	88 -5b6j8c
factor	88 9j
fair	75 -6f-5gj8a12c
fair $	84 -6j17a
fake	82 -13g-7b5a8i9c
fall	73 -18a-9g-4j13b14ce
fall out	88 
falls	84 -19c-5d29a
falls off	88 -4d7c
familiar	86 -11a-7g-6c9b14i
family	59 -7e-5j5c12a
family $	70 -11g17c
family history	84 -16c22a
familys	88 
far	63 -26i-13j-7bc-6e-4k16f19a38g
far $	77 -14g-10ij6c9b27a
far are	86 -4f14g
far do	86 -18g-12i36f
far is	79 -6a9g
far out	88 -4a11g
farm	73 -12b-5g8e11j
farm bureau	88 -4a7j
fars	86 -6i9f
fars the	88 -6i12g
fast	78 -11i-4k5g12e
fast $	88 
father	80 -8ab9c12f
fault	77 -13d-4j8a22b
fault $	88 -46d49b
favorite	82 11c
favorite thing	88 9c
fax	85 -11c4k5i6f
fear	88 -6a-5d16c
feel	64 -16c-10a6bh8g16i
feel $	86 
feel about	72 -9g-5a23i
feel like	85 -9a14b
feeling	80 -10i-5g5a15c
feels	86 -5j8c
feet	69 4h5j
feet $	80 7a
feet is	88 
feet right	88 
fella	78 -7a6c
fellas	88 -12b6e14a
fence	80 -10a8k
fender	81 5a
fender benders	86 4a
few	75 -12b-4c6k9j12a
few questions	88 -4c10a
few years	84 -9b-8c15a
fianc	88 12j
field	86 7d
fifth	88 5b
fight	84 -5i8a
fight you	88 -5i11a
figure	71 -15c-5a8e14g
figure it	88 -17g-8a6b19c
figure you	88 7e
file	71 -6g-5c4k17a
file $	84 -7c5k9a
file for	86 -4b7j
filed	79 -4g4a6f
files	86 -7a8d
fill	88 -5bh16c
filled	84 5c
filled out	85 7c
final	77 -6b17a
final expenses	85 7a
finally	82 5c8h
financed	84 5b
financial	82 
financial guy	88 -5b5c
financially	86 
financially $	86 
find	70 -14c4d5a7h
find a	88 8a
find the	88 -12c-10g11e14a
find us	88 
fine	76 -12a-4g11b12k
fine $	86 -6j10k
finish	84 -5b8a
finished	73 
finished $	82 -5b10a
finished basement	88 
fire	63 -9aj-5e-4h4c6d9f12k
fire $	85 -11g9i
fire department	84 -7ac5dg9b
fire station	84 -9a-8c-4k14f17g
fired	88 4d
fireplace	77 5ac
fireplace $	85 6a
first	59 4d5a10k
first $	78 -14a-13g4f7b12j13c
first and	78 -20k-6d37c
first name	88 -19c11a12k
first one	85 -11k5b13a
fish	88 -16b5g14a
fix	80 -5g4bc
fixed	86 11a
flat	77 -12g-5i8a15b
flood	71 5ad
flood $	88 -4a5d9c
flood insurance	84 5a
flood zone	82 -5d15a
flooded	86 6i
floor	76 -5ad6j7c
floor $	85 -4d7c
floors	86 8k
florida	88 5b
fly	85 
folks	64 -8k-7j-6ae6b9h17d
folks $	84 -11g-5a6hj10i
folks do	88 -19c-14k7a33d
folks who	88 9d
follow	85 -9g4a5i7b
food	79 -8a4gj
foot	79 -10c7g10a
footage	84 -5a6c11g
footage $	88 -11a19g
for	35 -21b5j7gi10a12h24k
for #	69 -7g-6h-4d9k14c
for $	58 -13g-8de-6bf16a41h
for a	62 -11g-10b-5k6c7j13a
for and	86 -6cg11i
for anything	88 
for bodily	88 -17c18g
for business	86 4k
for college	86 -5cg7ad
for for	82 -16a6g15b
for fun	85 
for good	88 8b
for her	88 
for in	88 -18g25c
for insurance	80 -5a16g
for it	70 -31c-7b12a30g
for life	80 -12c6a13g
for me	63 -20c-12b-10j-6d11i15e32k
for money	85 -4b4a
for retirement	80 -13g-11b8a18c
for school	88 -5b5i6a
for somebody	88 -12a6g8b
for that	70 -9j-6d-5gh5b7c19a
for the	53 -21c-18a-5i6j8d9k13g23f
for their	86 -9c13g
for them	84 -12g19a
for this	73 -21c-4b30g
for today	88 
for what	80 -14c-10j-7g-6k7b9ah17d
for when	84 -10c12e
for work	78 -5a4c6b
for you	53 -36g-20k-7h-6ej5a17b18i45c
for your	64 -17b-4c9j20k
for yourself	86 -15a4d15b
force	82 
forever	84 8b
forget	88 6g
form	71 -15c-7j-5h5a6b27k
form $	82 -4h17k
forward	81 7k
forward $	88 4c
found	84 -8g13c
foundation	88 -6c-5g14b
fourth	88 -6c8a
frame	79 -14c4j16e
frame $	88 -13c15e
free	73 -25i-15g5e20a22c
free and	85 -8a14j
free or	88 -8a13b
friend	74 -17b5j9h18a
friend or	88 -24b9d18a
friend who	88 -4d8a
friends	84 -18a4d21b
from	48 -5g5j7fi11h
from #	84 5b
from $	71 -28c-8a11d14f24i
from a	82 -6a5bc
from before	86 
from home	78 -22b-6fi9g40a
from it	85 -29a27c
from me	79 -19k-10g-5a7e31c
from scratch	88 -5a6b
from the	66 -18a-7cei-4f11b19j21g
from them	88 11a
from there	88 4a10k
from us	88 5c
from work	88 -13c6e12h
from you	73 -9g-5ab11i14c
from your	72 -5c7j8a
front	68 -25b-4g6ck29a
front $	81 -21b6k17a
front of	78 -5b4c
full	62 -11f-7j-5e6k7c10g11b
full $	86 4a
full coverage	78 -9g5c17a
full name	86 7k
full time	76 -19b-5e31g
fun	71 -8e-7j4a6c11k
fun $	84 
fund	76 -7i7g12a
fund $	79 -8i7g15a
funeral	73 -4c6dj
funeral $	80 -8g4c7d
furnace	80 -6g5j6i
furnace $	86 -16g16i
furniture	79 6g
furniture and	86 7g
g	85 -18a8cj12g
game	86 -8a12j
gap	76 -8c6e7a
garage	70 -10c-6g5ab9f
garage $	77 -13b-4g5k22a
garage driveway	88 -13a-8c24b
garden	88 4b5c
gas	84 -11a5c13b
gate	86 -10b7i14a
gave	75 -4a7c8g
gave you	76 -11a12c
gc	85 -12g13c
gc want	88 -7g7c
general	73 -5j-4c4a5k8g
general contractor	88 6b
general liability	78 -27c9a27g
georgia	85 -6c-4f14k
get	45 -16b-5fj6gk8i14a15e
get $	78 -15c-6a-5e34g
get a	72 -18b5k6ad13c
get around	82 -7g7i
get by	81 7g
get certificates	88 6a
get cut	85 -5k11c
get for	85 -26c34g
get his	88 -16a17b
get hold	88 -11c16i
get hurt	85 -21d-9a31c
get in	85 -4bc5g6e
get into	85 -25c-5b-4g13a25e
get it	74 -18a-13j11e12i17k
get me	85 -7g-6a6ek8i
get my	84 -10c-6b9f11a
get off	86 -13c14e
get out	80 4a
get paid	85 -8a5b
get started	86 -18i-7j-5g6a28c
get that	73 -14c-10a-6b11h29j
get the	75 -10c5i15a
get there	88 -15a-4f10b16c
get this	81 -7b-5i12g
get through	84 -6e-5g8i9c
get to	74 -21a5i19b
get you	73 -14g6be10c
get your	73 -15f5a17c
gets	71 -8c5g8b
gets a	86 
gets the	85 -5d12a
gets you	88 -9a8d
gettin	80 -9a10b
getting	73 -5g-4k7i8a
getting any	88 
girl	79 6j
girlfriend	86 4b
girlfriend on	88 5b
girls	82 -7a4c14b
give	56 -14e-11j-10d-9f-6b-5h7g9a16c33k
give me	60 -19a-18e-15g-9j-6f-5d33c53k
give you	71 -15c-4k8a26g
gives	88 6d
givin	88 -9c-5k6b10a
giving	85 8d
gl	79 -11g6a11c
glad	82 -10a-6k5dh6c7e
glad you	85 -6a-5k5d6h7c
glass	78 -7d-6c-4g17b
gmail	85 -7a-5c5b8j
go	48 -12j-11e-10c-6g4d26k27f
go $	70 -12i-8c-6b-4ef9h32g
go about	88 -5c10i
go after	86 
go ahead	77 -5c4b14a
go back	81 -6g11a
go by	79 -12c8b18a
go down	84 -4c6k
go for	84 -39c-8a5b9f10e30g
go in	75 -13i-6bcf10a24g
go on	75 -36a-8c7b60k
go over	79 -22b-4d36a
go part	86 -5g4a5c
go through	79 -8b-5gk8aci
go to	70 -49a-32g-6i24d29c43f
go up	74 -8bg7h17a
go when	88 -5ac8f9g
go with	75 -9a-7b-4g7i8j17c
goal	88 -7a15c
goes	68 -10i-6dj6e20k
goes $	88 -11g-10c-7i31a
goes to	81 -9g-7d5k10c
goin	80 11j
going	55 -10j-9f6h8g12k
going $	77 -28a8i28k
going for	82 -31c-14b12a31g
going on	78 -7c-4i4a11g
going through	85 -7g17c
going to	62 -18g-17a-7j5df17b23c
golf	86 4ac
gone	66 -7e-5i8b11j
gone $	73 -7g-6ci-5e4j6b7d10a
good	52 -9f-7ck-5g6ad11i14b
good $	73 -52b-9c34i38a
good day	86 4c
good for	80 -4k5b9e
good health	85 -6i18a
good idea	88 
good or	79 6a11b
good outcome	88 -4g10c
good shape	80 -5i7b
good student	86 5a
good that	88 -15a13b
good time	80 -20c-5g31a
good to	80 -8g-5k10c13j
got	41 -13f-5i-4e5g7c8d9b14j
got #	71 -24a-19k5b41g
got $	67 -17d-16g5k10abc
got a	58 -22g-6e-5bc-4f55a
got about	86 
got an	84 -5g16a
got another	86 10a
got any	79 -52a61g
got anything	88 -28a7k22c
got for	80 -7a-6c20g
got going	86 -11g16c
got hurt	84 -15c-4g8a14d
got in	77 -17c-10a11k22g
got insurance	88 -22g8d21a
got it	73 -19g-5j5b9c15d
got on	75 -6d-5k8f12c
got put	88 -4a7c
got some	86 -5c14i
got something	88 -7a6b
got that	82 -15c19h
got the	69 -22c-8b-6fg6d9e40a
got there	86 -5g5c
got to	68 -14a-10c-6e5gij20k
got what	88 -5g6c
got you	70 -14g-8b-7c-4h17e22j
got your	73 -11bc-10e5k6h25g
gotcha	88 -5e-4g14c
gotten	75 6a
gotten hurt	86 
gpa	88 -8a-4g14c
grab	81 7k
grab your	85 -9a6k8c
grade	80 -10g22c
grades	79 -10c5a6b12i
grades $	86 -9c6a15i
grandkids	88 6a
grandma	86 -10a-5g7c8j
great	75 -11j-6i5g7f12c
groceries	88 -5b5a8g
gross	78 -11a-5be7j8k15g
ground	79 -12a5j11b
group	77 -9c4g6b7a8d
group life	85 6c
grow	78 -14a-8g8b10cf
grow up	84 -7g-5b6c12f
growing	85 -4b4f
grown	82 -7f-5b5e19a
grown $	88 -6g-4b6e7a
guardian	80 14d
guardian $	88 -15d17a
guess	79 -11c-5g7k21a
guests	88 
guitar	88 6c
guns	82 -12b10ac
guns $	88 -13b-4a23c
gut	80 -15a-10cg17b21i
gut $	86 -6a7b
guy	68 -9e-6b15d
guy $	85 5a
guys	63 -9c-8b-6dj5g7f8i17e
guys $	82 -4b6c
guys do	84 -12g10c
h	82 
h are	88 
hacked	81 6a
hacked $	84 7a
had	53 -10b7a13j
had $	80 -11a9k13c
had a	67 -16b-7ek-6j-5f-4h5d7i13g24a
had an	85 4a
had any	74 -7c-5g13a
had that	84 -9b-4j11a
had the	78 -19a-7h6d8j10e
had to	70 -16g-4k5b9a17c
haha	75 -12a7g10b
haha $	81 -4ai12b
hail	74 -15c-4g8h20a
hail $	88 -22g23a
hail deductible	88 -17c22g
hair	85 
half	66 -21c-12j-4e11k28d
half $	86 -28c33d
half a	84 -16g-15j5b34a
half of	85 -12c18g
hand	74 -17c-5j4d6b8g12f
hand you	86 -13c17g
handbook	88 
handle	73 -27a-10g-9c4k45i
handle it	88 -9g12i
handled	84 -15i20a
handles	77 -14a9d10b
handles the	80 9d
hands	81 -9b-4e5c13a
hands on	88 
handy	76 -7k-6c-5j12f17a
handy $	80 -11c19a
hang	80 -8e-7g8k9c
hang up	86 -9e-8g4a9k10c
hangin	88 
hanging	79 -20a6e24i
hanging over	86 
happen	65 -6g5ck8a
happen $	75 8g
happen again	84 
happen if	82 5k
happen to	80 7c
happened	63 -14a-9e-7g5h9d16c
happened $	75 -13c-6e5df11j
happened that	85 9c
happened to	77 -8a-7g5i7d9h
happened with	85 6c
happens	65 -8e-6d5c7gk
happens if	79 -6d15c
happens to	73 -32c10a25g
happens when	88 8a
happy	74 -9i-8c-4g8h15a
happy with	79 -9i20a
harassment	86 -8c10a
hard	75 -9j-8g4b5fi
harmless	88 7a
has	53 -7bde-5g5f29a
has a	73 -5d15a
has an	88 
has anybody	73 4a
has anyone	80 
has it	74 10b
has the	72 -7d7c13a
has to	82 -13c7j13d
has you	88 
has your	73 -6d16c
hate	80 -9a-5j6f10g
hate to	88 -10a8fk
haul	85 -8a5g8b
have	31 -13d-11i-8f6e7k11g12j13c19a
have $	57 -15g-6ae-4i5b33c
have a	54 -18c-8b-7g-5de5i11j35a
have an	69 -12c-10b26a
have any	65 -19c-8d40a
have anything	81 -16c19a
have at	88 -8g12c
have been	66 -20g-14i-9a-4d5b6ej10h11k13c
have dealt	88 -7a6i8k
have done	88 -12g6f8c
have flood	88 
have for	76 -16c-9a-6e-5b38g
have full	88 
have got	53 -40a-8d-7g5e23k37j
have had	75 -19a-4g5h6c14k
have heard	88 -9c-7g10h14i
have his	86 -6a8b
have i	86 
have in	77 -26c37g
have insurance	85 8a
have it	81 
have kids	88 -14b15a
have life	86 
have not	77 -11g-4a7f14e
have now	82 
have on	78 -7c-5a7g12d
have rental	88 
have seen	88 -9ac4d8f12g
have some	86 
have something	88 5a
have that	74 -13a-6e22c
have the	68 -69a-9k10d15g59c
have their	85 -5b7a
have they	77 -13g5i8a12c
have to	59 -14a-11e-7k-6c5d20b23g
have uninsured	88 4a
have workers	88 
have you	45 -16i-10jk-5fh-4d19g45a
have your	71 -18a-5k-4g4j9c17b
havin	86 
having	82 -4b8a
he	52 -22e-9a-6k-5f8g10di13c14j
he $	82 -7i-4a9j
he a	88 
he do	84 5c
he doing	88 -9a18i
he get	84 10a
he have	86 -6g6c
he is	70 -20c-6a-4d5j24g
he keep	88 
he say	85 7a
he take	85 -26c-5g4k29d
head	82 -10b-6k6ac11g
headed	85 6f
health	60 -11ag-5j-4d9c30i
health $	71 -9g-5bc9a18i
health insurance	80 8a
health issues	86 -5c6a
health wise	85 
healthy	77 -10i-5c6b7j14a
healthy $	81 -9i-7b-6j33a
hear	61 -20g-13b-8ei-5h4c7j16k24a
hear $	85 -26c-8k-5e18j31a
hear a	84 -9b19a
hear about	82 -6gj-4c6f16k
hear from	88 -10k10c
hear it	85 7a
hear that	77 -7j6a
hear you	84 -15g-6a10j14c
heard	75 -14g-5ak6h8i16e
heard from	88 -7c-5a21e
hearin	88 -9a11j
hearing	82 6j
hearing $	82 6j
heart	71 -4i4a5d
heart attack	85 -7a-6e-4i4b10g
heart disease	86 6a
heart trouble	85 5a
heat	77 -19g8k14c
heater	80 -8b6a
heater $	88 
heavy	86 
height	77 -10a-8j-5e6g22c
height and	79 -18c-8j36g
help	68 -17c-6a-4e4k6h9b16i
help $	82 -8gj5b9ai
help me	86 -5c4k13h
help you	79 -16c-5a24i
helping	88 -10b16a
helps	86 -11a12b
her	61 -15c-10a-9bk4f9d35g
her $	77 -29a14d29g
her on	88 
her own	82 -14b-5e27a
here	59 -11g-6e6h7j8k9c
here $	71 -13g-10f-8i-7d6c9j31a
here in	86 -10a-6g4i6b13c
here is	84 -8c-7a-6b14i17k
here so	85 -6c11h
here what	88 6c8g
hers	88 -47i-5g21c31d
hesitation	88 
hesitation $	88 
hey	80 -11g7ci8a
high	66 -16a-15i-6cd-4j16b19g20f
high blood	85 -7b-5a14c
high does	88 -10i16g
high is	86 5g
high school	76 -22a-11c-6d21b26f
higher	78 -6ac-4g20b
highest	85 -7b15c
highway	86 -6c-5j6ad
him	70 -13k-4c5g12e
him $	79 -17k-6c-4j4a12g17e
himself	86 9b
hip	88 
hire	75 -8g-7e7bc8a
hire $	88 -6c10a
hire a	85 4a7b
hiring	88 
his	62 -26a-23d-7g6h9i10j15b26e
his $	86 -35d-8g-5a4k52c
his job	88 -7g10c
his license	88 
his own	81 -14a17b
history	79 8c10j
history $	86 -5a12c
hit	68 -14g-13b-4d5cf8e9a11i
hit with	86 8f
hit you	84 -11b14a
hitched	88 -5a6b
hits	81 5a
hits you	82 7a
hobbies	81 -6g9c
hobbies $	81 -6g9c
hold	71 -14c-9g7a9b16i
hold harmless	88 7a
hold of	86 -13c-4g19i
hold on	86 
holder	85 -14a23d
holding	77 -10g9c13a
holding up	81 -6c6i11a
holding you	88 -7g-5i14c
holds	86 5d
holds the	86 5d
holidays	88 -11f-10b-4c31a
home	52 -16c-7i-6h-4b4e5g7k12f21a
home $	60 -23b-10i-5j10f43a
home and	86 -4b11a
home insurance	88 -7a6b
home office	88 4b7a
home or	79 -12b5f10c
home policy	88 -4e7k
home so	88 8e
home with	82 -13a16b
homeowner	85 -5b15a
homeowner $	86 -5b15a
homeowners	80 -21a-6c10d19b
honest	80 -6c9k
hoping	80 -5e4c
hoping to	82 -5e10g
hospital	73 5aj
hospital $	84 -5b9a
hot	75 -14f-6c-5b9gj14a
hot tub	81 -6b8a
hotel	84 -9a7j10b
hour	79 -20c-9a8b10e12g
hour $	86 -17c-5a24g
hours	70 -15g-7a-5i20c21e
hours $	81 -12a-11e-10g45c
hours a	82 8g
hours do	86 -7g-4e16c
house	47 -15c-9e8d9ab19g
house $	55 -14a-11g-8j-6k8b47d
house and	86 -18a6e13d
house built	88 -6c11e
house is	77 -6g-5a4k5j
house like	88 -6g4c
house number	86 -19a-12g35c
house or	79 -13a-8c-4g8f26b
house paid	88 5a
house payment	82 -19c-14a-6b45g
house right	86 4j
house the	86 -5c8g
house what	85 10h
house worth	88 -37g38c
household	77 -11g-4a17c
household $	85 
how	30 -110a-39b-25dj-7f6c10e12h93g127i
how are	66 -59g-17a-5j5k17c70i
how bad	86 -8c-5a11g
how big	74 -25i-5bc43g
how bigs	85 -13i16g
how can	82 -15g24i
how close	82 -21i5k27g
how come	84 -29i-17g-6a-5e69h
how did	61 -70g-28a-14e-8j-5k12h23c101i
how do	57 -63g-28a-17b-11e-10k-9j28c124i
how does	76 -33g-11a-5b9c50i
how far	67 -24i-10c-6a-5b-4e18f41g
how fars	86 -6i9f
how fast	86 -11i-10a13g16e
how have	88 -13g17i
how high	79 -14i-5a31g
how is	53 -86g-19j-9b-6ek-5a-4d29c120i
how it	74 -30i-22g19a41j
how long	55 -48i-14a-10c-6h-4bd9k33e59g
how many	47 -33i-28a-13c-6j-4d99g
how much	45 -30i-25a-15j-6k-5d97g
how often	74 -13i-6ac35g
how old	62 -31i-10k-9bj-4a5c66g
how olds	76 -21i31g
how soon	82 -26i-19a-5c-4b7g52e
how tall	80 -23i34g
how that	86 
how the	82 -5i-4g8k9a
how they	82 -12i5b10a
how was	73 -20g-6b39i
how will	86 -13g21i
how would	67 -55g-22a-6k-5c104i
how you	69 -19g-5c5a8k21j
how your	81 -8i5a10k
hr	88 
huh	76 -18a-11g7c15i18j
huh $	81 -25a-5c20i24j
hurricane	84 -5a5b
hurricanes	86 
hurry	84 -8b11a
hurt	65 -20f-11b7g12i16a
hurt $	77 -23f-7a-5c5d13i16g
hurt at	86 
hurt in	84 -17d-5g-4b9a19c
hurt on	85 -4b6i9d
hurt somebody	84 
husband	58 -18c-8i5e6g11d19a
husband $	79 -16d-11a8j10b18c
husband do	85 -4g10c
husband drive	88 -9c-6e-5g-4a25d
husband have	85 -21c26g
husband how	88 
husband in	86 -8b9a
husbands	73 -18a-7dg5b8ij18c
husbands name	86 -9dj23c
hustle	88 
hydrant	77 -7c-4i8g10a
hydrant $	85 -4i11g
i	34 -31g-26a-17b-7f19i39j65k
i am	58 -26a-8i-6f4d6c10j13h19k
i ask	76 -22c-4k11d25a
i believe	88 -6a14j
i call	72 -10e-8a8c10d18b
i can	64 -24a-9j-7g-6d4b5h14e24k
i catch	80 -5k11j
i come	86 -5b4f9a
i could	80 -8k-5j5a12c
i did	77 -7a-6d20j
i do	68 -13j-7a-6k-5b4e14c17i
i explain	80 -8b23a
i get	66 -13f-11k-9c-7i-5b6e20a25j
i go	85 -8k4b5c7a
i going	88 
i got	73 -22c-7j-5g6d15k19e
i had	80 -9c-7k-6fj4e5i16g
i hate	86 -6k5c6d7f
i have	56 -62a-17k-7i6g14de16j37c
i hear	69 -16a-14g-8b-5k15c34j
i heard	86 6j8c
i help	80 -14c-11g-5a36i
i just	75 -15b-5g11a14k
i know	72 -16k-10b-6j5i9a10c13f
i leave	88 4f
i like	86 
i love	81 -9j-6a5c8e10f
i make	88 -6g7i
i mean	81 -17c-5i4g6h18a
i need	61 -33a-11cd-10e-8j-6b-4g93k
i put	76 -17c-7ek-6a6f7d26g
i remember	88 -7j5i12a
i right	78 4c5a
i run	84 -5k-4c4a10b
i saw	85 -7k-5c4a14i
i say	86 -28j-6c5a8b25i
i see	85 -9c-8k21j
i send	75 -16a7b18f
i sent	86 10a
i should	73 -31a-7i14b25c
i still	88 -8j-5h-4k6g14f
i take	86 -13a-6d-5b34j
i tell	86 -10k-6c25a
i the	84 -11k-4j9b12a
i think	85 -20a6f10b13c
i understand	88 -12a8k12j
i use	86 -5d5k
i want	75 -26a-13j-5c9i10e33k
i was	86 -9e-4c19g
i will	65 -20a-11i40k
i would	62 -36a-17c-12j-10g-9d-6e-5i-4b8f96k
i write	85 5c6a
ice	88 -16c6e15i
id	78 -10e-5g6j7b11c
id card	88 5b
id cards	86 -10c8j
idea	77 5k8a
idea $	85 
if	41 -14j-13ab-12h-8i4d12g15f25c32k
if a	73 -5g5i14c
if any	88 4c
if anything	88 -8c-7a15g
if he	85 -11g-5k22c
if i	63 -25k-14g-9i-5d55a
if it	70 -6g-4j9fi
if one	85 -7a5d12c
if she	84 -10g-4i13c
if somebody	82 -7cg20a
if something	74 -10a-8g4f7i10d
if that	77 -12bc-7e-6j11k25g
if the	69 -7g-6a5i8j10b
if there	76 -8c-5a5e6k7f
if they	79 -8g-7j8c11a
if this	86 -5a9k
if we	79 -20b-5k6c26g
if you	49 -31a-11i-7dh-5c-4j5f7e18g51k
if your	71 -18a-6ik-5g5f8d28c
if yours	88 -15a5dk9b
important	77 -4a5bh6c
important to	82 5b
improvements	88 
in	33 -17c-7b5hk9ai11j14fg
in #	64 -21a-11k6c29j
in $	57 -22eg-10b-9dj6k16i22h38f
in @month	74 -8e-7c5f9aj
in a	59 -22c-20a-10i-5e-4k4j18b47g
in an	85 6c
in and	84 -34c43e
in any	86 5a
in at	82 8j
in between	88 12b
in business	81 -5a6g7j
in case	79 5c
in charge	88 5d
in coverage	86 
in for	85 -5c-4j7f
in force	82 
in from	88 -7a-4c7be
in front	79 -5b5c
in full	85 5a
in good	77 -7i15a
in how	88 -10g-6c6k11i
in is	84 4j
in it	72 -8a-6j-5c5f9b17g
in law	79 -7j-6g5a16c
in liability	88 
in may	88 
in mind	81 11c
in my	84 -8a-7c-4e8g17k
in on	80 -14j-5h8b12a
in one	80 -10a-5g6d16c
in or	88 -13b14a
in person	86 6a
in place	74 -18g-7i-4d6j10a15e
in sales	86 -22c21g
in school	80 -14b-12i-8f11a31g
in storage	86 -4g9a
in that	66 -15a-11j-9b-5e6f38g
in the	45 -26j-15g-9f-5i9h12d22a24c
in there	69 -28a-5fg4k6b7c21i
in this	80 -9k-4a4c15e
in to	78 -4gh5f7c9b
in tools	84 -24c25g
in town	86 7j
in trouble	86 5g8a
in wages	84 -30c33g
in when	88 
in with	81 -11a-6g5c7j9d
in writing	88 -14d19a
in your	59 -19g-12b-6e9i12k25a
inches	88 -11a4bg6j
include	85 5ab
included	82 -9b-6a4g16c
income	70 -18a-5e11c21g
income $	75 -19a11c21g
incorporated	84 -6b16a
incorporated $	85 13a
increase	80 -7g-5k7e11a
increase $	84 -6gk7c12a
independent	88 -6a7b
info	82 6f
information	80 -5b10c
information do	88 -5a13c
injuries	80 -5c8g
injury	77 -5b6c
inside	73 -12c-9a5k11b13f
inside $	85 -9c5bg8a
inside the	86 -15a-4b6k19f
instead	85 -9c5j9b
instead of	86 -9c5j9b
insurance	48 -6d-5a4b7e13c
insurance $	57 -14g7a8e
insurance at	85 
insurance card	86 -6b-5k11c
insurance company	79 -14d5i18c
insurance do	77 -6g11c
insurance does	85 -7ce-5a21g
insurance for	88 -5g7c
insurance from	86 
insurance hits	88 
insurance is	86 -13g-5j21a
insurance now	85 -17a20g
insurance on	85 -7a-5g5c13e
insurance or	86 
insurance papers	88 -9a10f
insurance pay	86 -28c-8b7a33g
insurance through	86 9a
insurance with	86 
insurance you	85 -4g
insure	82 4k6b
insure the	88 -6d12a
insured	61 -22c-9b18g26a
insured $	70 -6g5k16a
insured at	85 -34c-7b16a28g
insured for	77 -13c-7b5j8ag
insured with	86 
insurer	81 17d
insurer $	88 
interest	85 -13c-5k7h8a10g
interesting	86 -5aj-4g6c13h
into	68 -12g-7h-5a-4j8ce9k11d
into it	86 -6hi-4g7c13a
into the	82 -6g5e6c
into your	85 -7a5d10c
inventory	80 4k
invoice	88 
involved	86 
ira	86 
ira $	88 
is	23 -10c-8k15di17a47j
is #	69 -8g-6b6a16j
is $	73 -26g-18aj-5e5h29c40d
is @day	86 -8a-5j7c9b
is @name	74 -17g5a16i
is a	54 -29j-11d-9b6h9a13e27g
is about	77 6j
is all	77 -8a-6ej8di10g
is an	78 -6c7g12h
is any	84 6k
is anybody	88 -4j13a
is anything	84 5a
is asking	88 
is at	79 -20c-6g4k6d21a
is awesome	86 -8j-6c7a11g
is been	81 -13g-4a12c
is business	80 -8g-7c4a16i
is changed	88 6c
is different	84 -8g5c12h
is down	88 5j
is everything	84 -16a4i5j14b
is fine	86 -5a-4j15k
is free	88 -11j-6c22a
is going	77 -7gi-6a-4k8d22c
is good	81 -12j-10c-7a7b9e18g
is got	74 -11a8k9j
is great	88 -10j-5b10c13g
is he	63 -11j-7a7b16i
is her	78 -14g6e14c
is his	79 -14d-8g-5k6i8c19e
is holding	88 -7g-5i14c
is home	86 5f
is in	61 -31g-9i-6e-5fj9d17a33c
is insured	88 4a
is is	86 
is it	42 -14j-11b-10k-7d-5g5h26i45a
is just	79 -12a11b
is kept	85 -10cg-8a6k26h
is left	78 -23c23g
is like	85 -5j8g
is most	82 -7b-5g10a
is named	84 -12d-8c6j17k
is new	88 -10g-6e18c
is next	77 -8g7c9f
is no	80 -13a-7c6e8k9j
is not	69 -11d-8i-6e6j27a
is now	88 -8b11a
is on	63 -35g-18c-13e-10j-5i8d11hk58a
is one	86 -12b20a
is out	85 -5a6d
is right	85 4i7f
is she	68 -44a-36c-13d-7j18b32g58i
is sitting	88 -6a5k6d
is smart	88 -12c-9a4i19d
is still	82 8c
is stopping	86 -10c15h
is that	41 -36a-32k-22g-20i-17c-15d-11e-10h27b155j
is the	42 -18j-13h-5k-4e5i7d8g15b24c
is their	86 -33c35g
is there	51 -43b-10fj-8c-6e35g50a
is this	67 -40a-16c-7g-5jk23b55d
is under	86 -10g-5a4bc8f
is up	80 -21i-18g-6a-5b-4k14j46c
is what	64 -31c-24a-9i-5bd5h72j
is when	82 -14e-5c29j
is where	88 -4fk13j
is work	81 5g
is worth	80 -7g7k12c
is you	75 -17d-7a4e6k15j
is your	41 -24c-20d-19k-17j-4h9a10i18b31g38e
is yours	79 -10e-6b-5j5a23g
issues	85 
it	28 -11d-7e-6c-5f5k6a8i10h24b32j
it #	86 -30g30c
it $	43 -35k-15i-7bh-6f-4e8a15c30j38g
it @name	86 -20b11a12j
it a	63 -8c-6j-5eg8a9i15b
it about	84 -14a-4j13b19h
it again	88 7b
it all	67 -27c-9k5a8i11b21g
it an	84 -4a12c
it and	81 -13g6d9c
it appraise	88 -12g7c8b
it at	85 -8a10f
it back	81 
it be	72 -8g-4j8a10b
it been	79 -8b-4c11i12a
it before	80 -52c62g
it built	88 -9e9a
it burned	86 -6c9g
it but	86 -5ad6h7k
it by	81 -7c-6a5i8b
it come	76 -12g-6h-5a4e9c19b
it comes	82 -8g-7e20c
it cost	71 -20c-9a40g
it cover	88 -8g17c
it covers	88 -10g9c
it do	84 -7g5c8i
it does	88 -7b12i
it done	88 
it down	88 -13j7b8a
it due	88 
it ends	88 
it ever	82 
it for	67 -17c4d6k16g
it from	82 -8c7bf
it go	75 -10c6eh10a
it goes	88 
it going	82 -7a-6g15e
it got	84 10c
it happen	82 
it happened	86 -8c-7e4g11j
it have	77 -10b-6g20a
it how	88 -12g-5c10i11e
it if	82 -6a6b
it in	67 -21g-6i-5a-4j8b13e16c
it is	48 -19b-16i-15d-10g-7eh-4a11k16f25j37c
it it	88 11g
it just	65 -7j-6d7h8a9c
it lapse	88 10h
it last	84 
it like	82 -15c-8a4b22g
it made	88 -5b7c
it more	77 -16a25b
it mostly	88 -9a10b
it new	88 
it now	86 -6g4c
it off	76 -8a5b7j8f
it okay	86 
it on	69 -16g-13c4a5i14b15k
it one	79 -6g5b6f
it only	85 -5a12b
it or	69 -25a-6k5c8j31b
it out	76 -6ce9a11k
it over	77 -5j5ab
it renew	84 -10c-9a-5g9b16e
it right	74 -16a-6j-5c15i18k
it run	82 -22c-7a4g10b14i
it running	88 -25c21g
it say	76 -23g5a7f19c
it says	79 -11c-9a5k10f14j
it sell	86 -19c24g
it sit	88 -5a4b5f
it slow	88 -17k-8a7b22i
it so	81 -13a-10i9c22k
it sounds	88 6a
it start	88 -26f-5a9i25g
it still	77 -20b-9c-6g9a29i
it take	73 -15a-6b-4i5e9c24g
it that	77 -15g-6h-5ej15i19c
it the	69 -9gj-6e7ch14b
it there	85 -5a-4c11i
it to	69 -19b-4cf14ei
it today	84 -25g-4a13h24c
it under	81 -21c-6b8a24g
it up	69 -10a-9c-5fi6k16g18b
it used	86 -16c22g
it was	70 -18e-15g-9i15j38c
it went	78 -13a-6g7h21j
it what	76 -12a-9cg-5bj-4d8k9e10i20h
it when	77 -13e-12g-11b4d15i27a
it who	88 -8j-7a22d
it will	85 
it with	76 -13b-10e-9c-6k11d29a
it without	86 -6a9d
it would	75 -9c-6i-4g9a11j
it you	78 -23a-8g-5j-4k6i7f12b19h
it your	77 -11a-6j5d6c14b
it yourself	86 6a
itself	82 -4c4g8a
jeep	88 
jewelry	79 -4a6c
jewelry $	86 -22c24a
job	57 -10g-5d6fk14c
job $	66 -6g19a
job or	82 -16a5f15b
job title	88 5c
job what	88 -6a5ck
job you	88 -5a6be
jobs	73 -15b-11k17d18a
jobs $	79 -13k-10g9a18d
join	85 -6j-5ck17e
jump	79 -13a-5b20h
jump $	88 -22c23h
junior	86 5a
just	48 -24c-14g-9e7j10a20k28b
just a	77 8a
just for	84 -17b25a
just get	88 -9b-5d16a
just just	76 -18b-6g34a
just kind	88 -8b11a
just need	77 -15a-8e5b27k
just say	85 -7aj-4g19k
just so	86 -17a-5k4i10dj
just take	85 -4i15b
just tell	85 8k
just the	69 -31b-7k12j37a
just want	86 -5a7e
just what	86 -10c9k10b
just you	72 -8j-5k20a
keep	56 -15g-7ei-5b19a24k
keep $	82 
keep a	88 -9c12a
keep going	85 -13a-11b32k
keep in	88 -7a-6g18c
keep it	77 8b
keep on	86 5c
keep that	88 -12b16a
keep the	73 -12a-10k-8c5j29b
keep your	85 -6c5a10f
keepin	82 -5c4j
keeping	77 -7a9i
keeping busy	88 
keeping you	85 5c
keeps	77 -10a-5g8h14c
keeps you	81 -5g8h11c
kept	73 -10g-7c22h
kept $	86 -4h5c
kept you	88 -10cg27h
key	86 -4bg11a
keys	79 -7a4d6b
keys $	84 -9a4e7b
kick	86 -6c6g8e
kid	74 -14d7f8c13k
kid $	86 -5c-4f4a16k
kids	56 -12k-7c-6g-4f6j7a8b15d
kids $	67 -15k-10a-6g-5d6c12i24b
kids are	84 -20c-7f-6i4a7g29d
kids college	88 -6g4a8c
kids doing	85 -8i16a
kids in	88 -9b13a
kids names	85 6c
kind	56 -7h-5afi6b10g20c
kind of	56 -7j-6bh-5f10g12a17c
kitchen	71 -8a-5b4k6gi
kitchen $	85 -4a6j
kitchen table	86 -5a-4c5i7b
knee	86 
knock	82 -7b-5g5k13c
knot	88 -14b-8a9e16j
know	52 -15c-9g-6d4f7e11a27k
know $	73 -36a-6i7h9c12g19e
know about	74 -7a5c9k
know how	77 -10i-8g4c5k17a
know i	86 -6a-5k8f9i
know if	74 -7ab-5c30k
know it	82 -5k
know of	88 6a
know the	86 -11c-7d6ek10g
know this	88 6i
know what	68 -53g-39c-7h-6e112a
know your	86 -32a-5k9i12c21g
l	82 -55b-8c14g59a
labor	88 -10c11j
ladders	88 -6b-5c6d7g
lady	79 -10a-8d-5g8ci16j
laid	81 -8c-4b7d11a
laid up	88 -5c-4a8d
lake	81 -4c4j9g
land	80 -33b-22c23e42a
landline	88 -11a-4j19b
landlord	67 -5e4d5j10a
landlord $	82 -15a15b
landlord need	88 -10k18a
landlord want	82 -7c-6d6a13g
lapse	80 5h8j
lapse $	82 5h9j
last	48 -14a-11k-6f12i18eg
last #	70 -12j-10e-8b-6g6d8k12a15c
last $	79 -12c-6e26g
last agent	84 -11g6ac
last check	88 -6a-5c18e
last checkup	86 -10a17e
last look	86 -8c16e
last name	77 -31k-5j14b27a
last see	85 8e
last statement	88 
last talk	88 5c
last time	70 -18a-15c-5j4e8k28g
last update	88 
last updated	88 6e
last year	69 -40e-22g5dh28j35c
late	82 -5bi12g
lately	72 -5c-4b13a
lately $	74 -5c13a
law	78 -7j-6g8k13c
lawsuit	86 -5g4c10a
lawyer	77 -5dg9k
lay	88 -11c-8j5f9a10g
layer	88 -4b6k
leak	84 
leaks	79 -7b13a
leaks $	86 
lean	84 -10a10b
lean on	85 -6a5b
lease	61 -7g-5d15c
lease $	72 -23b-11c42a
lease ask	88 
lease it	84 -30a32b
lease require	86 
lease say	82 11c
leased	86 -6a6b
leasing	86 6b
least	88 16a
leave	60 -12g4j8f11d
leave $	86 -10e6f8a
leave a	88 -15b17a
leave behind	86 6c
leave it	82 -9a6b12d
leave something	85 5a
leave the	80 -8a5b14e
leave them	81 -8g8c
leave your	88 
leavin	88 5b
leaving	81 5b
left	69 -11c-6a19g
left $	84 -13g13c
left on	77 -21c-5a7k23g
legacy	88 
legal	79 -4c6k
legal name	86 6k
lender	77 -5g5a
lender $	84 4d
less	78 -9c5b6f12g
less than	84 -6a-4e7f11b
let	62 -15g-12a-5f-4d6c7eh26k
let me	70 -10ag-4c4i6e25k
let us	78 -15a8k13c
let you	79 -10b-5g5c9h11a
letter	73 -4k13i
letter $	85 -17a-13k15c17i
letters	85 -7b5c9a
level	79 -9b-6g15c
liability	61 7b10g
liability $	71 -46c-4k29a31g
liability do	88 
liability does	84 7g
liability is	85 -8g-7a15c
liability limits	81 -42g-14a61c
liability on	88 5a
license	62 -14e-8dj4k5g12a14c
license $	71 -14e-7cd-4j5i8a21g
license number	82 -5ag16c
license plate	88 -7g-4a7bc
licensed	74 -30a-16c-11g5bj24d28e
licensed $	84 -24c-11g36e
lie	88 -4c6a
lien	88 -5b4a
life	55 -21c-10b-7a5f6e30g
life $	74 -15d-9j-8g-4b5c37a
life and	86 -9c9f
life coverage	88 -33a38g
life insurance	64 -31a-20c6i12d16e18g
life is	88 -9i-5k18j
life policy	75 -11b6ac7f
light	82 -8b9d10a
lights	88 -7a5b
like	44 -4fg7dek12i
like #	77 -29a-18b16c18g21j
like $	74 -42a-14g7k62c
like a	67 -10c-6jk-5g5e7d19a
like about	77 -5g18c
like an	88 8f
like for	82 -35c4k38i
like it	71 -13c-10j-5f12e18a
like me	85 -21a-5k8e21b
like that	68 -14c4i5a13j
like the	76 -11g-9a5h7be11j
like this	75 -4g6d10k
like to	64 -12i-11abg-5e7k10d39c
like what	85 -41c-6ej8g43a
like you	79 -13b-4f17k
like your	81 -14c6e19a
liking	81 -8g-4c9i14k
limit	74 -23a18g20c
limit $	77 -28a39g
limits	66 -5j13g
limits $	73 -30c-15a56g
limits do	88 -21g21c
line	63 -14j-11a-5ef5b6k15g18c
line $	77 8c
line is	88 -12j10a
line of	77 -9ab13c15g
lines	88 
link	86 
liquor	88 10a
list	64 -22a-6gi5h7c35k
list $	86 
list every	88 6d7k
list of	85 -9c15k
list off	86 -8a13k
list the	88 -6a6b
listed	78 -13c-8k4a5e12d
listed on	86 
listen	88 4c
little	60 -5d-4e4a10i
little about	82 -5c8k
little bit	84 -5b8a
little one	81 5i
little ones	81 12a
live	63 -17a-15e11b34f
live $	78 -18f5k12c
live in	84 -26c-6g10a29f
live on	80 -16a-10g13b24c
live there	86 -7b-4e7j9a
lived	84 9a
lived there	86 
lives	78 
lives there	88 
livin	78 -12a-7d-6g4j9i19b
living	70 -8g-7d-4b9j12c
living $	79 -5j13a
living there	85 -9d10ag
llc	78 -8a-5h16b
llc $	88 6b
llc or	86 -5b6c
loan	69 -14g-5bd-4e4k24c
loan $	81 -18g-5b6a23c
loan on	84 
loans	72 -10c7b9j
loans $	80 -16c6g15j
local	80 4f5a
located	85 12f
located $	86 12f
locations	82 -5c5a
locations $	85 
lock	81 -15c-4g6i7a12e
locked	79 -5a7j
locked up	88 -5a4b
locker	88 -5b7a
locks	88 
log	88 -5b9a
long	52 -38i-10c-9j-7ad-6b7f13h15e49g
long $	78 -8ac-5e4i10h16g
long ago	81 -20g-8i-4h37e
long could	74 -9i-5a21g
long did	86 7g
long do	79 -7a-6i26g
long have	66 -13i4e22g
long is	85 -8a15e
long time	85 -12a-5e7b19g
long would	84 -7a21g
long you	77 -11i15k
longer	88 -9a5d7b
look	62 -11a-9g4e9i10c
look after	79 -12c5a10d
look at	73 -6g-5c-4a6b8k13e
look for	88 5c
look like	76 -5a8c9i
looked	81 -9d16g
looked at	85 -9d17g
lookin	79 -11a-6g-4f8j9c11b
lookin at	84 -16a-4fg9bj11c
looking	67 -17c-4i6h7e8a
looking at	79 -4e4f
looking for	82 -11g-8b5k18a
looking to	80 -32c16e20g
looks	75 -7b-5ej6a8c
looks after	88 9d
looks like	85 -5c6k
lord	88 -5a8c
lose	73 -9e4a8i11h
loss	74 -12e-7a8g10j11b
loss $	82 -13e5g15c
losses	85 
lost	72 -11c-5d6i8k11a
lot	67 -6g5b10c
lot $	80 -6i6g7a
lot of	76 -8g10c11a
love	69 -7g-6c-5bj8k12h13f
love that	82 6a
love to	84 -5abj-4c12f14k
love what	86 -15c5f11a
low	77 -23i-11a-4c5e18b20g
lower	79 -13g7b9c
loyal	86 -6c10h
ls	88 -32b-16j8i43a
lucky	85 -5b-4d8ac
lunch	85 -5g5c13a
m	81 -9a-4g5j16c
machine	81 -8a15g
machines	80 -13g4k8a10c
mad	86 
made	65 -17g-7b-5c6f35h
made a	88 
made of	79 -8g-7h18c
made the	86 -4a10f
made you	74 -8ag-6k14c21h
mail	74 -10a6f16c
mail $	88 -5b15c
mailbox	88 7c
main	72 -9a19d
main supplier	86 -13a-4c23d
mainly	86 -7a9c
make	57 -18d-10k-7e-4f7c12g23i
make $	84 -29k-18c51g
make a	79 -32c-10a11k32g
make and	86 6c8k
make it	84 -4c9a
make sense	80 -6c12a
make sure	86 -7c10i
make the	84 -19d-12g10i12a21c
make this	86 -21g23c
make up	88 -8g7c9i
make you	71 -14a-7i-6g-5e6bh19c
makes	72 -7c-5b4e11d
makes the	82 10d
makes you	84 -5f9g
makin	88 
making	81 -9j-8g-7i6a7b17c
making you	88 -5ag11c
mama	86 -10a5c10g
man	77 -8g-5bj6k11a
manage	78 -10g4a13i
manage without	85 -7g6ai
manager	81 -12g15c
many	47 -33i-24a-14c-6j-5d94g
many bedrooms	84 
many certificates	88 
many claims	88 
many days	77 12g
many drivers	85 
many employees	82 9g
many folks	88 7g
many hours	84 9g
many locations	85 
many miles	73 
many minutes	84 -5a10g
many months	80 
many more	85 
many nights	88 
many of	86 
many people	79 -4i8g
many quotes	88 
many square	82 
many units	86 
many vehicles	82 -5g11a
many weeks	85 -6a14g
many years	65 -7a-5i13g
marijuana	88 -4c6a
marital	84 -8a-6g10c11k
marital status	84 -8a-6g10c11k
market	80 -16c4eg5j8b
market value	88 -17c8bg
married	72 -6i-5dg-4k7a22b
married $	81 -11b-5j21a
married to	88 -6i-5c5d13a
match	79 -12c6j7ak
matter	85 -9b5c9a
matters	82 -4cd6k9b
may	74 -7k8d9g
may i	79 -8k-6j6a9d10c
maybe	81 -10c19a
me	37 -25a-24g-21c-15d-14f-10h147k
me $	62 -64k-8e-6d8b13j15g55a
me a	65 -8g-7cj4a32k
me about	56 -19a-6c-5b-4g43k
me and	84 -14a7b10k
me asking	84 -10c-5a25g
me from	88 5a
me how	64 -13g-9a5i29k
me i	85 -21k-6a5g6h18j
me if	72 -23a33k
me in	84 4a7k
me know	74 -10a-7c-5g31k
me more	86 -5a5k
me recording	88 5a
me so	86 -25k-6j17a22i
me that	80 -12k19c
me the	60 -12g-9aj-6bd-5f10k44c
me those	88 -8c13k
me through	64 -14c-13a45k
me to	69 -27k-11g5j9b10e21a
me what	57 -26c-14g-9a-8j-4e11d66k
me when	85 -8a14e
me where	80 -4f12k
me which	86 -7c12k
me who	79 -5a15k
me you	86 -14a6j7b
me your	69 -18e-6g-5j15c19a
mean	78 -6j-5i5h14a
mean $	86 -17c7b24a
med	84 -8g11a
med pay	84 -8g11a
medical	71 5b
medical exam	82 -4b8a
medical payments	86 4b
medications	85 -17a18c
medicine	88 6c
meet	79 -7aj-4k4b13c
meet $	86 4f
meeting	88 
meetings	86 -5cj20a
meetings $	86 -5cj20a
mentioned	88 -7a13j
mess	85 -11c-4a5b11g
message	88 12c
met	86 -6k11j
metal	79 -4a5c10b
metal $	84 8c
middle	79 -12a-6i5b6e21c
middle of	84 7e
might	80 -17b-6j6e8h10d
mileage	80 -11a5g6k7c
mileage $	85 -11a7cg
miles	65 -12c28g
miles a	81 5g
miles each	88 -7g9j
miles one	86 -4a10g
miles to	88 -6j6g11a
mill	88 -7a5j6i
mind	62 -13g-11c-7k-5d5b6h25a
mind $	74 -18a-14c6e7b12h13g
mind a	88 5a
mind if	80 -17c-8g37a
mind me	80 -13c-12a8fj17g
mind on	88 9i
mine	76 -18g-10k-5j5be29a
mine $	86 -13g-6c11b17a
minimum	79 7a
minimum $	85 10a
minute	79 -17j-4g5bi6a11k
minute $	88 -7a14k
minutes	69 -7c-4bd13j
minutes $	80 -10a4i12j
minutes before	88 -4a8j
mira	86 -12a-5i20j
miss	81 -7bg8c9a
missed	84 -7a5b6k
missing	84 -8b4i8a
missus	84 -4j5b13e
mistake	85 -16a-9g28c
mobile	86 -8a-4k9f10b
mod	82 -6a-5c8g11j
mod $	86 -15c19g
model	81 -17a-6g14b15c
model $	84 -17a14b15c
mom	73 4b5a
mom and	85 6a
moment	79 -12b8ak
moms	85 5a
money	60 -9j-7i-4e7g8a9f
money $	72 -7c5ak7d
money is	86 -7a
money or	86 -14a15b
money to	86 -23d-12g39c
monitored	88 7c
month	56 -14j-8h6k11g20e
month $	66 -22b-17e4k5f16a21g
month and	88 -31e6k29c
month day	84 -25e-19a-17g67c
month for	80 -8c-5a6dgj
month is	84 5k
month or	85 -7b14a
month right	86 
month what	86 -8j-7b7e11c
month you	88 5j
monthly	75 -15a8b12c
monthly or	82 5b
months	66 -11a-6g-5c-4e8h32b
months $	76 -14a-10j37b
months could	88 
more	56 -11j-10g-7i-5e-4df10a11k28b
more $	77 -8a19b
more about	84 -15a-7j26k
more kids	85 -9b-8c30a
more like	82 -8a12b
more of	81 -13a16b
more than	71 -36b43a
more the	88 -8c17b
more years	86 
mornin	84 -8c5e17g
morning	73 -6a-5e4di7f
morning $	81 -4ce6d11g
mortgage	66 -14d5aj14c
mortgage $	77 -16d-15b13a20c
mortgage and	88 
mortgage company	85 -8a8b
most	65 -18b8g26c
most $	81 -9g11c
most expensive	88 -9g-6a17c
most important	81 -5a10c
most people	82 -9b4c6h
mostly	72 -13c-8k-4g9j19b
mother	77 -8a-7b-5g5c8d11f
mother in	88 
motorcycle	86 6a
motorist	77 -24c8b20a
motorist $	81 -25c31a
move	67 -13g-9b-7c-6k4h16a18e
move $	81 -15c16a
move go	88 7i
move in	85 -14c14e
move on	88 -9ik-7g-5b6h10a17e
move out	88 4c
moved	79 -9a-8g12ce
moved in	86 -9a-6g6j15e
moving	74 -6a-5e6b9d
moving $	86 -7b8a
mrs	86 -5b5a
much	45 -30i-17j-7dk-5c-4e4h14b61g
much $	77 -34g-6c5h14a33b
much a	88 
much are	81 7g
much cash	85 
much comes	86 
much could	88 
much coverage	77 14g
much did	70 -8i15g
much do	66 -5c12g
much does	79 
much gl	88 
much have	81 7g
much inventory	88 -4a8g
much is	67 -5i12g
much liability	81 5g
much life	79 
much of	72 -7cj-5d5i23g
much stuff	88 5g
much time	85 5g
much umbrella	88 
much was	79 
much would	68 -5ai19g
much you	86 
must	86 6d
mustang	88 -8b8a
my	55 -21j-11a-8k5b6e7i15d21f
my name	86 -6cd4fk7a
my number	88 -8c13f
my own	82 -8k-5j4b6g9d
my wife	86 8a
my wifes	88 -10a-5c5i9d
myself	82 6c
n	81 -15a-5b9c18j
name	52 -33j-26g-7e-5ad-4h6f10b11i19k46c
name $	62 -25a-10k-6g-5e7d8f13c27b
name and	78 -13d26k
name for	86 -8c-5k17a
name is	81 -10j-9b5c6a12d
name of	71 -7a-6c-5f9k18d
name on	81 -18k8c17a
name or	86 10a
name so	88 -14d7k16c
name the	85 -5b5a8c
named	73 -16b-12c5j13dk
named on	84 4a
names	71 6j7cd
names $	82 -5g8c
names and	88 -14k-12c8j20d
nanny	86 4b6d
near	75 -8b7a10f
near the	86 10a
near you	88 -8b14f
nearby	81 7a
nearby $	81 7a
nearest	85 -10a-5c5g18f
need	48 -16i-15d-11ag-8j-6f-5c7h11e69k
need $	79 9g
need a	72 -4g5k16b
need an	80 7k
need it	78 -15i-11b10a20e
need proof	82 -9k-4h7c15a
need the	67 -27c-13g-10b-9d-7a25h39k
need this	85 6a
need to	60 -24a-12b-6i15ek25c
need your	71 -10c-9a-6g36k
needles	88 11a
needs	72 -8e4i5d6c7j
needs a	88 -6a6c
needs proof	88 4j
needs the	84 -5a4j7d
needs to	88 7a
neighbor	82 -12a-6g6b7ci
neighborhood	88 -4aj5e9g
neighbors	82 -6g7j9a
nervous	85 
nest	86 -7gk-4j9i10e
net	82 -8bc22g
never	72 -17a5h9j10c
new	58 -20k-5d5g6a13c
new $	86 -5b12a
new construction	88 -4a6b
new house	86 -8g7a9i
new job	88 
new one	82 -6b-5c4e8g
new place	84 -13k-9i29c
newer	84 7b
next	65 -4j4h7b8c
next door	84 -5b8a
next for	84 -8g15c
next to	84 -6c11f
next year	88 -5b5a8h
nice	69 -10e5c7a
nice and	86 -7a5b
nicotine	88 
night	67 -12b-11j-6i4c6e13af
night $	73 -5gj4b13f
nights	76 11b
nights $	81 -4g6a
nights a	88 
no	55 -39b-20i-7dg5f7e8c10a46j
no $	85 -7b5a6j
no car	88 10c
no exam	88 -12a18b
no insurance	79 -6d7c
no more	88 7a
no problem	88 -9a9c10e
no shame	88 -9j-4c6f7e8g
no to	88 
nobody	75 -8k-7d10j
nobody else	88 8j
nobodys	80 -5a6k10c
noise	85 8c
noise $	86 -10a5b9c
non	81 -8b-7c10h11a
non smoker	88 -8b13a
none	88 -6a5ij
normal	81 -5a
north	85 -4k11a
nosy	86 -9c5ak8f
not	46 -14b4ci11k18h
not $	81 -8g-7b-5c5k10i11a
not a	85 11h
not counting	88 -16c5k12g
not cover	85 -5a5k
not do	84 -11c6a12h
not even	88 -4a6ce
not go	86 -5g13c
not have	77 -8c24a
not here	84 -4cf6bg
not i	82 6i
not it	82 -6a5f7j
not let	88 -6g10e
not like	88 -43a43c
not live	86 
not mind	77 -18c-14a7j8f23g
not need	84 -10ac-7g5d7e14j
not not	88 -8b9a
not open	88 
not tell	86 -12k-10c-5h12a19g
not that	86 -17g-7ij-5c44a
not the	84 10c
not there	88 -7eg9c11a
not to	84 -7a6k8e
not want	74 -34d-16c-6b8g12e19h26a
not work	85 6a
not you	74 -22a-10g9c34j
not your	88 
note	78 -7a-4j18b
note $	86 -7c-5a7bg
note on	88 6b
notes	86 4a
nothin	77 -10a16j
nothing	72 -6b-5k10aj
nothing $	86 -6b13a
now	50 -24j-12d-5i10c11h23g
now $	57 -24j-19d-14c-12i-11k8bh15a59g
now are	88 -12b6f11g
now for	82 -12a13k
now i	82 -14a-10c4g5i7k14h
now is	86 -7b7d
now it	86 -5c6g
now okay	88 5a
now or	84 -14a25b
now right	86 
now tell	86 8k
now what	81 -30g-5e-4i50c
nowhere	88 -5g-4k5j6c
number	52 -18j-11a-8dei-7b17f21g34c
number $	62 -23a-6k-5i8f9g13b19c
number and	85 -19a-7g29c
number did	85 -44c49g
number for	84 5k
number off	86 -5c6a
number on	82 -12k-4b7g12c
number one	85 -6g7c
number start	88 -11b-6c18a
number that	86 -17a10k15f
number to	86 -13a18c
number you	84 -13c5a6b
numbers	69 -24f-9c-8g-7e9k15a23i
numbers $	80 -13g14c
numbers on	86 -6g-4b9c
nurse	76 -9b-8c5j8ah
nuts	85 6g
o	79 -11c-7j-5g4b27a
oak	85 -5b5c7a
occupation	79 -6k-5a-4g25c
occupation $	81 -5a-4g21c
occurrence	84 -25c10a15g
odometer	85 -9a13g
of	36 -8b-5h4ak5j8c9g11di
of #	80 -10b-8c-6eg7d10j13h
of $	73 -7h6k10c
of a	71 -7a13c
of an	82 -7b9a
of birth	77 -6g7k14e
of building	84 -6b17c
of business	86 6c
of construction	88 4c
of coverage	84 5j
of em	82 -13c-9k-6j4d8b9a11g
of her	84 -9b9a
of insurance	74 -7g8j14e
of is	88 -5b6c
of it	66 -20k-5i5f7a21c
of life	85 -11g9c11i
of mine	88 -5k8a
of money	85 -21c5a21g
of pocket	82 9c
of policy	84 6c
of roof	85 
of safety	86 5d
of shape	88 -7g15i
of that	68 -14a-8be-6cj7h8i14g15k
of the	54 -33c-13a-8j5d6k17g33f
of their	88 5g
of them	76 -9c12d
of this	79 -8a-6d-5f4g7i10j
of those	70 -14g-7d8b24a
of us	86 -14a8h
of what	81 -28c-5g12b19a
of work	71 -10a-6i-5b10c18g
of you	67 -37c5d10g13a18i
of your	57 -7j-5ek-4fi5g6c11a14d
of yours	79 -6g-4e18c
off	53 -14g-11d-9c-5j6h10e12k21b
off $	66 -13g-10d-8k-5bhj5ce37a
off a	84 -6k5b11c
off like	88 -4b6h8e
off of	82 -13a8b14h
off or	86 -17a30b
off right	88 7j
off site	88 4g
off the	72 -5c11k
off to	84 7k
off what	88 -17c7a21g
off work	88 5i
off your	79 -6a17k
offer	77 -9b5c14a
offer $	85 7c
offered	88 -16a5k8b9c
office	65 -8g-6j-5c5bfi15a
office $	75 -6dj8f9b11a
office or	86 5a
often	74 -13i-6ac35g
often do	79 12g
often does	88 -10i-6c22g
oh	62 -24j-22g-11b5h8f9d10k14a15c
oh #	85 -11a-10c10d11b
oh a	88 -6b-4j13a
oh cool	85 4d9c
oh i	86 -8a8f11e
oh nice	88 -10e-5f23c
oh no	86 -18i-4g6f25c
oh that	82 -5b7i12a
ohio	88 7j
okay	48 -19j-14b5f7d10g11a14i
okay #	88 6c
okay $	65 -21g-18c-4d7b8i42a
okay a	88 -7b5c6g
okay and	73 -30c-7d-6b-5i5f15a36g
okay cool	85 -5ag12d
okay good	86 -15a-7g4c24b
okay how	86 -9g-5b22i
okay i	79 -6k-5a5g6c10e
okay if	79 -6i-5k8a10g
okay let	88 -5k14c
okay no	84 -6ag10ce
okay or	86 -19b-14a35i
okay so	72 -26a7h9c21g
okay that	79 -18a-4j6cg7i10f
okay to	84 -5c-4g21a
okay what	88 -9a-6g-5be27c
okay with	74 -13g-6i4c9b15a
okay you	86 -11a-7c5g7e13d
old	54 -29i-8bk5j13e35g
old $	81 -15i21c
old are	77 -12i-9b-7c32g
old is	69 -5i-4a23g
old one	80 5a6b
old policy	80 -7g7c
old price	88 -6g9e
old was	88 -13e-6i23g
older	77 -5g-4a19b
older home	88 6b
older than	88 -11a-6g19b
oldest	74 -7cg-6d-5b5k10a14j
olds	76 -21i31g
olds the	80 -13i17g
on	33 -19f-18b-11c-6e8d10i14g19jk23a
on #	86 -4a4i
on $	62 -34a-21g-8j-7di6b31c49k
on @day	82 -13b14a
on a	66 -19a6i7e
on and	88 -7j4a8c
on any	85 
on anything	88 -6a5k
on at	88 
on board	86 -6a8b
on each	88 -6c6k8g
on either	88 5a
on file	81 -5c-4b4j11a
on her	81 -17a-12c39g
on here	78 -13a-12b5c8j22k
on him	88 -19k19c
on his	86 -5k5c
on it	61 -33c-11b-10f-9i6d12g54a
on my	82 -13a10h
on one	81 4b5a
on paper	80 -11g-5d8b10c
on speaker	88 -6k12a
on staying	86 -6f-5b14a
on that	63 -17be-15j-14c6a8i11h40g
on the	45 -19k-11h-9b-6f8c12j16i21d
on their	86 -14a-6k10b15e
on there	69 -27k-21c23g34a
on this	70 -13g-12c-11a-6b11e19jk
on those	85 7g
on to	84 7b
on top	77 -8g9b
on what	86 -6a7b10g
on with	86 -5i5e10b
on you	64 -14b7a9j10k
on your	54 -32g-17c-14j-7d5b10fi13h42a
on yours	85 -16c-9b6a21g
on yourself	82 -5g7c
once	73 -7g-5k4e9c10b
once $	86 4b
one	44 -8b-6k-5e5i8f10j12d
one #	71 -44a-5c5i13b17g24j
one $	62 -18h-16b6d7g11i15c
one and	88 -5g-4a9k
one car	85 -5b6a
one for	84 -15a4j9b11d
one go	88 6f
one how	88 5i
one in	80 -4c5f6i
one is	84 5h
one of	63 -16c-12g-11jk5dh11a32b
one on	88 -18b-6j5ae19k
one or	79 -30a-8c-4g5i12f32b
one that	88 -8b7a
one thing	80 -10a-6g23c
one times	88 -7a15j
one to	84 -10k7i10a
one way	84 -6i-5a17g
one with	88 6b
one you	76 -13g-8a4b20c
one your	86 -5a11c
ones	66 -10c-5g5be7k10d
ones $	79 -7b-5c16k
online	74 -10g-9b5j9a10c
online $	79 4j
only	66 -9d-8a-4fi8k10j16b
ooh	81 -6a-5k7i
open	65 -7g-6e-5j-4i9bc13a
open $	76 -27e-8a10b30c
open to	84 9a
opening	88 -10c-5a19e
opinion	86 -6a4d
option	88 -9a5i9j
or	32 -79a-61j-34e-29g-21k-14h-6c7d11f272b
or #	71 -39b-15j6a23g37c
or @day	85 -12a16b
or a	57 -23g-22j-7e-6b6d9f11a44i
or about	88 -8dk9ab
or after	88 -6a15b
or all	84 4b
or am	88 -14b25a
or an	85 -8d7ab
or anything	71 -10c-9b21a
or are	65 -49a-4ij7cf49b
or better	88 -11b-4c19a
or can	82 -9a16b
or closer	88 -6a9b
or could	88 -5j12b
or coverage	86 6b
or cremation	86 
or did	60 -13c-9i-7g9j17ab
or do	60 -56a-12c-6f-5g93b
or does	70 -49a8f49b
or drop	86 -12a13b
or for	84 -22a-4j29b
or get	85 -9b-4g14a
or go	84 -8b19a
or guns	88 -13b17c
or has	82 -8a7j10b
or have	75 -40a47b
or home	88 -5a9b
or how	84 -11b5i16a
or in	84 -11a-7g24b
or is	56 -18a-17j-15g-9i-8c-7d-6k5h85b
or just	65 -8a-7cg-6k-5e8j37b
or lease	85 -15a15b
or leave	86 -23a27b
or metal	85 -5b9c
or more	75 -13a22b
or nights	88 
or no	84 -55b-5c6k68a
or not	79 -9b-5g4k6c18a
or on	84 -7a-5b5f9i
or one	78 -14b-8gj13i19a
or only	82 4b5a
or or	59 -55b-8j-6h-5e-4k6i9g10c21f36a
or out	88 -6c5f6a
or over	82 -13a19b
or part	85 -23b-7a36g
or pay	86 -14a15b
or pleasure	85 5k
or rent	84 
or scuba	88 -9b11a
or sell	86 -17a21b
or should	80 -18a22b
or siding	88 4c
or somebody	84 -16b6i7a8d
or stay	88 8b
or still	88 -13a17b
or text	88 
or the	65 -18a-11c-8egj-5k4f21d41b
or trampoline	88 -11b13a
or was	79 -18a-7j-5cg42b
or what	86 -7g6b13c
or whole	84 
or work	88 -28a6f23b
or would	73 -21a-5g38b
or you	77 -26b6k8c12a
or your	78 -4b11f
original	80 -4c16b
original roof	85 -8j16a
originally	81 -10b6ac7d
originally $	85 -5bf7c11a
other	57 -14c-9f-6j-5k11h17dg
other agents	88 -5a4i5b
other car	84 -16g-15b-10d11a36c
other drivers	88 11a
other guy	84 -9c-5b14g
other insurance	85 6c
other one	80 -7g5cf
other policies	81 -5d15c
other quotes	85 -5c9a
other vehicle	86 
others	88 -8g-6a13c
otherwise	86 -5a6j
ouch	88 -19g23c
ought	86 -8d-5g6c13a
ought to	86 -8d-5g6c13a
our	73 -10a-9c4e8j9i
ours	86 -5g4i5b
out	46 -10d-9ij-6f7e22a23k
out $	65 -38g-10e8d12b39c
out a	84 -4b8ak
out and	85 
out any	88 -5g6a
out at	86 -12a6g11c
out back	81 -16a-7b23c
out for	79 5c
out front	88 8c
out in	77 -25c-7b-6j4k5d14a17g
out like	88 -10b14a
out of	59 -12g-7i-4d6a7h9j11k
out on	75 -7k4c11e
out or	88 -5b9a
out that	86 
out the	79 -5a-4dh16c
out there	73 -24c-5j5b12k17g
out to	77 -18d-5e4a5h9g13c
out your	84 -11c5a8ij
outcome	88 -4g10c
outfit	77 -20k-10a5f26c
outfit $	82 -5a6f
outside	73 -18a-7g-5k11b12j15c
outside of	86 
outside the	86 -6a-4c5b9j
over	50 -9a-6h-5c7bd9j17g
over #	72 -19j34a
over $	71 -7a-6gj-5i11b13c
over a	74 -11j7k9a
over at	77 -17a-5k8i22j
over in	82 6b
over it	80 -65a-5b78g
over that	86 8a
over the	70 -12c-5k4b17a
over there	69 -13a-10c-4fk8j10d17b
over to	80 -31a-5c12k13b18j
over what	88 -10b-7c-4d11f17a
over your	86 -15b6c17a
overnight	80 -9b-5c5ak6e
overseas	88 -5d7af
owe	70 -22d-9a28g
owe $	85 -39c39g
owe on	79 -45c49g
own	52 -20c-13j-7k-4h6f10i11a23b
own $	69 -8ck9a11e
own a	85 -12b14a
own anything	85 -11b15a
own car	84 -5e14a
own cars	84 -17c-6b11a19i
own insurance	88 
own life	88 -8c9f
own name	86 8j
own or	78 
own pocket	88 -8c18g
own that	79 -16g-11a-7j12k27c
own the	84 
own words	88 4i
own your	85 -7a8b
owned	88 
owner	76 5ak
owner $	85 -9b10a
owners	80 -5b7a
owners policy	86 
owns	77 -5a6b
owns it	88 
owns the	80 -5a5b
p	84 -8b-4g6c12a
package	79 -7g-5a9b10c
package $	88 
page	69 -6g-5b18k
page $	80 -4k9a
page and	86 
paid	64 -18c5b13a15g
paid #	88 
paid $	86 -8b4g5a
paid for	80 -16g-6c5b25a
paid off	77 21a
paper	76 -12g-5d6b18c
paper or	88 -6a4b
papers	79 -10a-5c4dk9f
papers $	86 
paperwork	77 5d7i
paperwork $	81 7a
parent	84 -6bc16a
parent $	88 
parents	70 4b5g6a
parents live	88 -8a9b
park	80 -4f9j
parked	85 
parking	86 -8cg5b15a
part	61 -22a-12d-7i-6e-5hk5g6j22f29c
part $	85 -41b-6a46g
part of	69 -15a-10d-9g-5k10b13c28f
part time	76 -16g20b
partner	72 -15k-6g6b13c
partners	78 -11c20g
parts	86 -11a13i
party	82 -7g8c
pass	78 -13e-10b6ac12d
pass $	88 7g
passed	74 -10c4d8g
passed $	86 -5g12a
passed away	85 -11c15g
passengers	85 -7b7a
past	73 -14g-4k5j7i17a
past #	81 -5j5b7a
patch	86 -8a6b
pay	50 -25c-9e-8d-5f5b18ai21g
pay #	88 6j
pay $	68 -41c-14d10a56g
pay a	82 5b
pay for	68 -10bc-7g9i12d15a
pay if	85 -12a6g8c
pay in	85 -63g-14a18b62c
pay it	85 
pay out	76 -7a17g
pay the	77 -23c5i7a11g
pay them	88 
pay you	78 -15c8ab
pay your	77 -12d-6b9c12i
paycheck	73 -8c-6b6g7f
paycheck $	80 -8c-5g8f
payin	79 -23c12a14g
paying	66 -22a9c19g
paying $	88 -14c17g
paying for	80 -9a-6c7g10k
paying now	85 -15c12g
paying on	88 -7k7g
payment	73 -19a10g15e
payment $	78 -13a9g13e
payments	70 -16j-10g7bk13a
payments $	82 -14a20b
payments on	85 9b
payout	86 12g
payroll	67 -9a6d9g
payroll $	74 -27a-8d-6i19g30c
pays	72 -21a-14g-8d7ij37c
pays for	86 -7bg4d10i
pays the	81 -21d-8a-5g5b35c
pays you	88 
peels	84 -12c12d
peels $	86 -12c12d
pension	78 -8a5g9b
pension $	86 -11g-5b5c12a
people	58 -6e-5j-4fg5a13d
people $	79 -14a-4i4g5h10b
people are	80 -4b4c9a
people do	88 -15c-5a7g18d
people or	86 -8a5cg
people over	88 -6a6b
people to	88 6i
per	77 -12c6a7g
per occurrence	86 -25c10a16g
percent	70 -14a-7c5h27g
percent $	88 -5a5b
percent of	81 -12c-6b28g
perfect	80 -12i-6g5a24c
permanent	86 -5j4b6c
permit	79 -13g13e
permit $	85 5d
person	67 -4c13a
person $	81 6b
person or	81 -5b4a6c
personal	73 -12bc5k6a8j12g
personal $	85 -4c11a
personal property	84 -6a10g
pets	88 4a
phone	64 -6h-5ai7e10b
phone $	77 -5h5a6b
phone number	81 -11a-10g27c
phone or	85 -5a5c7b
photo	86 -5k6a
physical	79 -7g6c
pick	70 -10gh-4e13c19k
pick that	88 
pick up	85 -5eh20a
picked	79 -7c-5e5a9h
picked up	86 -5ce10h
picking	86 5i6a
pickup	84 -4c
picture	71 -6i-5c-4j5f7a
picture $	81 -11j-5i9g19a
picture of	80 10k
pill	88 -10a6bj
pills	84 8a
pip	85 -23b29a
pipe	82 7b
pipe burst	88 
pipes	84 -10a9b
pizza	88 
place	54 -11c-6b-5i10a12d14g
place $	62 -28k-9g-5j5bd31c
place or	84 -18a20b
place to	88 
place with	88 -4b5a
place you	82 -18b-9c-5g5j14ak
place yours	88 -9b-6c19a
places	81 -11a-8c7bg13d
plan	67 -9k6c12j
plan $	84 -8k15j
plan to	82 -7c-5fk5b6e12a
planned	85 
plannin	85 -5c14a
planning	75 -9b15a
planning on	84 -7b10a
planning to	79 6a
plans	71 -12a5bk19c
plans $	85 -27a32c
plans for	86 -34a42c
plans to	84 -15c17a
plant	85 -5eg12c
plate	79 -10g9ac
plate number	88 8c
play	81 -6g7c
please	71 -20a-9e-6j-5b7c19f24k
please $	73 -18a-10e-5j-4b11k15c20f
pleasure	79 -15a-12c-6f11d24b
pleasure $	85 -6f-5a17b
plot	86 -9b9a
plug	85 6a
plug in	88 
plumbin	88 -6a7j
plumbing	79 -11g7a10c
pocket	77 -4i7c10g
pocket $	86 
points	88 -7g-6c-4b7a14h
policies	70 -10a-4d5b18c
policies $	81 -7g-6d7b9c
policies do	88 -6a4c
policy	49 -11i-5c4b6k7g12e
policy $	59 -35g-23c-7j-6k-5i7bh25e43a
policy and	85 6k
policy in	84 -4b8a
policy is	82 9j
policy number	72 -23a-7g6b29c
policy of	88 -10b10a
policy on	88 
policy or	79 -9c-5j-4g8b17a
policy out	88 5j
policy pay	85 -6c18g
policy right	86 
policy that	86 5f
policy with	88 -7a11k
policy you	82 -6c6g
pool	69 -10b4i5j9a
pool $	81 5b
pool or	86 -18b21a
porch	88 -6a4b5c
portable	88 9a
portable $	88 9a
position	88 8c
postal	88 
postal code	88 
pounds	85 -9b4g8a
prefer	86 -15a-5c7j17b
premium	76 -7c-5j-4b4a16g
premium $	82 -11a-4ck27g
premium audit	88 9k
prescriptions	85 5c
prescriptions $	86 
present	85 -6a5k8j
pressure	77 -9b6a8j9c
pressure $	88 -8b6cj
pretty	70 -8g6i9a
pretty good	85 -9i-6g5c6e8a
price	62 -6i-5h-4f4g8a13c
price $	73 -19a-5bk5ej9c15g
price a	88 -9a5b13g
price is	88 10a
price on	88 8k
price or	86 -11a13b
primary	88 
private	82 -11a5f13b
problem	79 -10a-5j8e9bc
problem with	86 10b
problems	81 -9c13j
problems $	84 -8c15j
product	86 -10a-6g6b13c
product $	88 -10a5c7b
professional	81 -5b5k
program	78 -15a-4i5b15c
program $	84 -17a17c
progressive	85 -10a-5i6g15b
promise	86 -9c-5j5k11g
pronounce	88 5i
proof	70 -21c-9k-5g-4i6j10a22h
proof $	82 -7k14a
proof of	79 -4h6cj
property	66 5d8g
property $	84 -9a-8g4ck8d
property coverage	88 
property manager	85 -12g13c
protect	86 -8j12c
protecting	88 -8g11c
protection	79 -7a5j
pull	73 -8g4h15e
pull it	86 -6a6c7b
pull the	86 -6bg6h16e
pull up	88 5k
pulled	82 6a7g
pump	84 9a
pump $	86 8a
purchase	86 -9a19g
purchase price	86 -9a19g
push	85 -5b-4k5e8a
pushed	88 -17a6j14b
put	54 -10ce-7i-6j7d9f11a14g
put a	85 8g
put away	86 -7g7c
put down	85 -13c-8a4k8b13g
put in	75 -9d-8g13a
put it	75 -16b-10j-6c8f26a
put on	75 -8a
put that	86 -5a4g6k
put the	85 -8g-5be-4j8a22d
put toward	88 -5c-4a13g
put you	75 -6a12j
put your	85 5a
puttin	86 -8a20j
putting	78 -7d9e10g
quarter	84 
question	82 -14j-5h8k10d13a
questions	71 -8a-6k8c11j
questions $	79 -6k13c
questions do	86 5c
quick	73 10k
quiet	85 -5acj8e12k
quit	73 -8e-4g5ck10a
quit $	84 -14e9c13a
quote	69 -5k-4a11b13g
quote $	79 -13c-6b9ag
quote you	80 4bg
quotes	80 -5c9a
quotes $	85 -5c9a
race	86 8a
rain	85 -5b9a
rains	88 8f
rainy	85 -21c-8i5a31g
rainy day	85 -21c-8i5a31g
raise	77 10d
raise the	86 4d6b
raised	80 -7c5a6g9j
rate	71 -11c-8b-5a5k7h22g
rate $	85 -5g11h
rated	85 -9g-6c-4b11a13h
rates	80 -5a6c
rather	73 -9c-5a5j9k10b
rather i	81 -8c5k7j
rating	88 -9a5bk
reach	75 -9b-5c16e
reach out	86 6h
reach you	79 -9b-5c21e
reaction	88 5k
read	64 -16a-12g-8i-7j10bc35k
read me	67 -8agj-6c8b30k
readin	86 12g
ready	77 -4c7k15a
ready to	80 -6c-5e26a
real	70 -13c-10f-9a-4i9e10j13g
real quick	80 -9c5ek6a
really	79 -5b5i11a
reason	75 -20a-7bg21c26h
reason $	86 -4c21h
rebuild	79 -9c6g8a
rebuild $	84 -5c7g
recall	80 -4c6b
receipts	84 -12g6c10k
recently	86 6b
reckon	88 -7c10g
record	72 -18i-9g-5c21aj
record $	80 8a
recorded	77 -13j5a6k7b
recorded line	86 -9a-6j5k8b
recording	82 6a
records	81 -8ad6e8k
redone	82 7j
redone $	88 8a
registration	86 
regular	74 -4a4c5k6b
rely	88 4a
rely on	88 4a
remember	70 -14c-5e14j15a
remember me	86 -9k14a
remodeling	88 4a
renew	80 -10c-5g15e
renew $	84 -10c-5g16e
renewal	76 -9b4a7h
renewal $	82 -25c4j28e
renewed	86 8a
rent	62 -12k-9ae-8j11b33g
rent $	72 -21c-5b36g
rent from	86 -10c5b7d
rent out	86 -5g9a
rent the	86 
rental	70 11b
rental $	86 6a
rental car	86 
renter	88 5a
renters	75 6a
renters insurance	86 
renting	80 -4j4a9c
repair	85 -14g-5h11j14c
replace	73 5h11c
replace everything	86 -13c13g
replace it	86 6h
replaced	80 -11a-6c10b11e
replaced $	88 
replacement	79 -10g7a8b
replacement cost	82 -9g10b
report	79 -8c-7b-4j9k10h
require	79 8c
require $	81 7c
requirements	88 -11a17c
requirements $	88 -11a17c
residential	88 -5a6b
rest	79 -18k4d10c
rest $	86 -8c-4a4i7g
restaurant	82 -5b4a
retire	79 -5a-4g6c9b
retire $	82 6e
retired	85 -4g6j
retirement	74 -5c-4a6f11g
retirement $	79 -8b-7g7ac
retiring	88 4a
return	82 -9b5j
revenue	82 -7a-5j5c12g
revenue $	85 -7a-5j5c13g
review	86 -11e12a
ride	78 -9b4d11f
ride share	88 
right	38 -25a-12c-9de-5h-4k8b24i52j
right $	39 -53a-16c-8g-7b-6e-5df6k16i96j
right about	88 
right around	88 -8b8f
right now	61 -30j-9k-8i-7d6a14b15c27g
right there	86 -5j8a
ring	70 -15c-7i-6k-5b7d28g
ring a	86 11a
ring up	88 -17c-7a-5e14d19g
ring you	88 -9a-7e-4i23c
road	75 -5k5f6c
road $	86 -8g-4a4i14c
roadside	79 -4c5j6a
roadside $	88 12a
rock	88 12c
roof	59 -7eh-6a6k7cdi
roof $	67 -14c-7b-5i12j19a
roof in	88 -7g-6c18i
roof is	85 -6a16c
roof right	88 
roofing	86 
room	76 -12b-5a5c15k
room $	86 -10b6d10c
roommate	86 -5b-4d15a
roommates	80 
roommates $	84 
rooms	88 5a
rough	82 -7a5i6f
roughly	78 -11f-8a5c23g
roughly $	81 -14c-7a24g
round	86 -11a11b
run	58 -17e-10c-6k5d6h21g
run $	75 -21k-20e-4a7i8j17c19g
run a	84 -5g5a
run in	86 -20c21g
run it	77 -9a-7g5b8c10d
run me	88 5k
run out	85 -7a-5g11b
run the	82 -7a-6g6b8f
run you	88 -5a7g
runnin	80 -14a-7g-4f11c14b
running	74 -11c-8b11g14a
running $	88 
running around	88 8a
runs	76 -9a-8j-6c5k6d7g11b
rush	88 7ae
s	78 -17a-5c6b23j
safe	82 14a
safe driver	88 
safety	69 -7a-6g10c
safety $	85 4c
safety meetings	86 -5cj20a
safety program	85 -24a7b18c
said	62 -13a-12c-7g4k20h22j
said $	74 -11a-7g33j
said you	77 -17c-6j-5gi4d6h24e
salary	77 -6a-5b9j
salary $	85 -8a16g
sale	85 -9a5b8k
sales	71 -10be-5j-4k6a26g
sales $	82 -6a10c
sales is	82 -6g12c
salon	86 5a
same	62 -25b-6f5e7g8k25a
same age	86 -15a23g
same as	85 -7f-6b18a
same company	86 
same thing	85 -17a5d7k12i
sat	84 -5gk13c
sat down	86 7a
satisfied	88 -5i5a12h
save	77 -16g4k8ac
save some	88 8a
saved	79 -11c5a14g
saving	86 13a
saving for	88 14a
savings	75 -19a-5i7b19g
savings $	81 -19a5c15g
saw	78 -10k-6g6ac11i
say	52 -22e-17h-5a6j11k16i20c
say $	66 -14a-8bc8i35j
say about	79 -5g-4i14c
say for	88 -35g8d29c
say in	88 -7d8a
say it	78 -17k-15a-11j-10g7c23i28b
say on	85 -10c8f12g
say so	86 -9a12k
say that	88 -17b28a
say the	82 -13c-12i-6a5f15k18g
say when	86 -13g-12e26c
say yes	81 5hj
say you	73 -10a-7g-5e6cf7j
say your	86 -26j-5a-4c5d27i
sayin	88 -12c-8a-4i14dj
saying	82 -28j-8c4k11a24i
says	71 -24c-15a-9g8fh16b18j
says $	86 5i
scale	84 -11c-5e7i16g
scan	88 -5a5i
scare	88 9a
scared	86 
scares	88 
scares you	88 
scary	84 -6j7a17i
schedule	84 
schedule $	88 
school	62 -25c-6ik-5a5d11b13f18g
school $	74 -10fi-7b17a23g
school and	88 -4b4f7a
school district	88 -6b11j
school is	88 6i
school or	81 -8i-5b13a14g
schooling	88 -44g-6a15k38c
score	77 -36a-6k21g28c
score $	82 -33a15c24g
scratch	88 -5a6b
scuba	82 -9b6g8a
scuba dive	88 -9b6a9g
season	80 -12a-8c23e
season $	86 -12a-9c26e
seasonal	88 
second	66 -12b-6g5i8j13c
second $	84 -5d5k7a
second car	84 -8a16c
security	76 9b
security system	88 
see	61 -12cg-9h-6a5k6j7i8bf11e
see a	81 7e
see if	86 6e
see the	77 -17a-15g11c14f15i
see your	84 4b
see yourself	82 -15a9g10b
seen	79 -8c7a13f
sell	66 -8c-4k4g6d16b
sell $	81 -8g6b10c
sell for	85 -20c4j23g
sell the	86 -7a12b
selling	88 7e
send	63 -7g7b13f
send a	86 9d
send it	82 -6a6f
send me	81 -10k10a
send the	78 -4a9f
send you	82 5a
sense	79 -8c8b11a
sense $	86 -6c13a
sense to	88 
sent	75 -6j-4e6k9h
sent you	84 -6ac4k11h
separate	81 5b
serious	86 -6c8g
serve	80 5d
serve alcohol	88 5a
service	75 -6a8k
service $	84 4g
services	84 -4d6a
set	66 -13i-10g-5e-4j15c21b
set aside	85 -5c8g
set on	88 -6f9a
set up	81 -22i-10g-7a13b32c
set you	88 -6a7b
settle	88 -7i-4a16h
settled	85 -7e-5b5i6k
sewer	85 
sewer backup	86 
shall	84 13a
shall we	86 10a
shame	88 -9j-4c6f7e8g
shape	74 -8c-7g6b17i
shape $	85 -4i7a
shape is	85 -11c-8g26i
share	73 -6d-4j7a9c
sharing	88 
she	55 -26c-15e-13d-6f4h7g11j13b32i
she $	85 -16a-12i12g24j
she do	86 -6c4b7a
she does	86 -9a-6c6b9k
she get	88 -5e8a
she go	86 -22b23a
she have	85 -22c-4e7a23g
she is	72 -8a-6i-5b-4cg4h14j16k
she keep	88 -6b11a
she take	88 -6g12b
shed	81 -8b9a
sheds	88 -25b5a9k14c
sheet	88 -4a7j
shifts	86 -9c9b
shingle	81 -7a-4e6bj
shingle or	88 -6b7c
shingles	77 -10c19e
shingles $	88 8a
shoot	79 -5cj6i7k9f
shoot you	88 -4j6c
shop	60 -16c-6b-5k4i21f
shop $	68 -8b-7fg-4h6i7ac10e
shopping	82 4a
shopping around	85 6a
shops	85 -12e-7a5k7d15g
short	85 
should	56 -12i-10j-4k7c12b15f
should be	86 -8a11c
should i	63 -25c-12k6f14e15b16a
should it	84 -11e15c
should know	80 -24a29c
should we	76 -6b11a
show	73 -26g-17i8k9d33a
show up	86 -8c5a8d
show you	85 -11i-5j12a15k
showed	84 -10g10c
showing	88 6j
shows	85 -6a4d9j
shut	75 7b
shut down	86 -6a7b
shut the	88 -8b13a
shutoff	86 -4a5j
sick	78 -8g9c
sick $	82 -7g10c
side	68 -6k-5j-4b4c17a
side $	80 -7jk6c17a
side hustle	88 
side of	86 -6a-5d5k7c
siding	81 -22a26b
siding $	86 4c
sign	67 -7g-4cdi6b16e
sign $	86 -12g-5e6a15c
sign off	88 5k
sign up	82 -9g5a18e
signed	78 -14b-8e-7c7j14a17i
signed up	85 -8e-7c20i
signs	82 
signs your	88 4d
simple	86 -19a18b
since	61 -10g11i
since #	75 
since $	85 -12a16b
since last	86 -4e7a
since the	88 10a
since then	84 4a5c
since when	85 12e
since you	81 -8a12j
single	76 -15a-4g26b
single $	88 -6a7b
sink	86 -4i5g6j
sister	73 -8g-7a4c8j
sister say	86 7c
sisters	84 -7c-5b8a
sit	74 -11a-6j-5k5f6gh8b
sit down	84 -12a-5k4e5b8h
site	86 4g
sits	86 -13f10aj
sittin	85 -14j22a
sitting	74 -12g-10j5d8b9c11f
situation	85 -6a-5g6bj
situation $	88 -5a6j
size	82 -24c-9a5b30g
size of	88 -6g9k
skip	81 -5a8b
skip it	88 -9a10b
sky	86 -5k11i
slab	81 -10c13b
sleep	73 -7a7j9f
sleep $	86 -6a11f
sleep at	86 5a
sleeping	84 8a
slow	75 -5c-4jk10i14a
slow $	88 -4bc12a
small	79 -6g5c6b
smart	82 -12c-11b5ai17d
smoke	70 11a
smoke $	79 6a
smoke alarms	88 
smoke detectors	84 6a
smoker	86 -7b13a
smoking	88 -5b5k
snap	88 -7a7k
snap a	88 -7a7k
snow	84 -10a4c13j
so	34 -41a-29b-21g-17d-16i-9f24h41k92j
so #	69 -10a-9c23j
so $	75 -9a-5b22j
so @name	82 
so a	74 -12a16j
so about	75 5j
so do	81 -9j-5b28a
so far	74 -12j28a
so give	76 -7a23k
so he	79 -9a18j
so how	81 -12aj-8i5h11e23c
so i	62 -34a-8j5d8e14i17k
so if	78 -11a12j
so is	84 -21j-11b-5h9c16g21a
so it	56 -14d-12a-5g-4ik7c43j
so just	78 -12a-5c7j20k
so let	84 10k
so long	88 -9g-8c21h
so much	86 -9g-6c9b15h
so no	85 -9a8j9c
so she	79 -7k5j6e
so somebody	88 4j
so stop	88 -9a-5j17k
so tell	63 -14a-8j-7c-5d44k
so that	69 -4c6f
so the	63 -20a-16c-5e12b43j
so there	67 -8a5g19j
so they	77 -4a9d
so we	77 5e
so what	67 -49j-21a-12i10g21h56c
so when	86 -13j-9c6dg16e
so who	88 -13k-6j-4a7d20c
so would	86 -11c-7j-6g-5k41a
so you	48 -15a-13c-12k-11b-5gi6d63j
so your	66 -10a-5c29j
social	73 -5aj-4g27c
social $	82 -17b-5j-4a35c
social security	82 7b
soft	88 6a
softball	88 
sold	77 -10e-9bg-5d5ac7j23i
sold it	86 -10bg-4d12c15a
sold you	86 -10a-8e-6g8j17i
sole	82 4b9a
solo	88 -14a4k16b
some	61 -16g-13a5h7i9k18b
some $	84 -10b13a
some money	86 -4c5k
some of	84 -8b-5c5g11a
somebody	58 -9b-6k-5e-4g7i13d15a
somebody $	78 -19a4d17b
somebody close	88 5a
somebody could	88 -6a8c
somebody else	82 -10a12b
somebody in	85 
somebody or	85 6a
someday	86 6a
someone	79 -11c-6d-5b5a23g
someplace	85 -6a5b8c
someplace else	88 -8a8b
somethin	70 -7j12a
something	56 -14c-11j-7i-5h5ag6e12d15b
something $	79 -19g-11a-4i10b15ce
something else	80 -28b10c24a
something happened	77 -13a-6g4f7i10d
something happens	85 -41c38g
something in	86 -4k5c
something like	84 -18a5k20j
something on	88 5a
something that	88 6b
something to	86 5b
something you	77 
somewhere	72 -19c-5f-4d5a13h19b
somewhere else	80 -20c9a16h
son	71 -9g11b
sons	84 -7k13a
soon	70 -23i-13c8a34e
soon $	76 -33e-9c6b21a24g
sorry	73 -19j-6b7g11c13a
sorry i	84 -7a-6d6g12c
sorry to	86 -16j4cd11a
sort	88 -5a14c
sound	72 -15c-6j7gi8k10a
sound $	88 
sound like	85 -8b-4cf10k12a
sounds	72 -13a-10b-6g4h5k8e14j
sounds like	75 -7b-6ac-5gi5h8e15j
south	84 -7a16j
space	74 -4g8i
space $	80 -9a4d7c
spare	81 -13a6c12b
speak	86 5j
speaker	88 -6k12a
speaking	86 -17a-5c27j
speaking with	86 -17a-5c27j
special	84 9c
speeding	82 -13c-6b26a
spell	74 -8c-7aj6i23k
spell that	81 -22a-8j33k
spell your	88 -8c-6k14a
spend	78 -13ci-9e-6a5b9f33g
spend your	86 -21g-20i-7a6b10f39c
split	85 
split it	88 
sports	85 
spot	80 -10a7b12f
spouse	69 9k
spouse $	88 4a
spouses	81 -11g5k17c
spring	77 -12a-5g5j6i14b
sprinklered	88 
sprinklers	78 9a
sprinklers $	86 
sprinklers in	88 9a
square	70 -9b8c11g
square feet	76 6j
square footage	84 -5a6c11g
sr	84 7f
sr #	84 7f
staff	79 -8c9a
staff $	85 -8c11a
stand	79 -16a-14f-11g-5j7b11e38c
start	64 -22f-7h-4j11e13g15a
start $	80 -10e5b15c
start it	88 -17a20b
start the	86 -15c-11g9i18e
start with	78 -17b-9e31a
started	72 -10i-7j9a15g
started $	84 -17i27c
started it	88 -5j6a
starting	84 -14a5i15b
starts	88 -11a-5e6k15f
state	64 -8d-7eg-6c13f17a
state $	88 
state farm	82 -13b6j13a
state minimum	82 9a
statement	82 -13a4bk9j
station	84 -9a-8c-4k14f17g
station $	84 -9a-8c-4k14f17g
status	82 -8a-7g11k16c
stay	63 -5ce6b14f
stay $	86 6f
stay at	88 -10a6b7g
stay closed	88 
stay in	81 -14a-9g5c21b
stay there	84 -6a5gk
stay with	84 
stayin	86 -9a-5g4i7b10c
staying	72 -6f15a
staying put	88 -4a6b
staying with	84 
step	78 -5ck4d8e
step in	88 
steps	80 -13c4d20a
still	55 -13c-10dk-9b-6h14i21a26j
still #	86 -9c-6g-5bj27a
still a	88 -6b8e
still good	84 -11a13j
still in	86 -16a20b
still living	88 -5j-4i19a
still on	88 -22a22j
still owe	80 -8c-4a17g
still the	86 4a
still there	88 -7j6ab
still with	84 -8b22a
stock	80 -5c14g
stop	74 -10a-5c5e21k
stop at	88 -7b8a
stop me	85 -15a-5j24k
stopped	84 -5a12c
stopping	85 -4c14h
stopping you	86 -10c15h
storage	74 -8b-4g7a10c
storage $	86 -4g9a
storage unit	84 
store	70 -15b22a
store $	85 -7a4f11c
store or	86 -10b13a
stored	88 -4a4f7c
storefront	88 -17a17b
storm	78 -6egk-5b6a8i16c
storms	86 6i
story	77 -8a-5gh12bk
story or	88 -11a14b
stove	79 -6b9a
stove $	84 
straight	75 -5a5e6b
straight with	88 -13a4c12b
street	65 -12a-7fg7i15bc
street $	75 -11a-5gk6c7f16b
street address	84 -15f-8a30c
street and	88 6k
street or	88 -5a9b
strip	86 5c
stroke	85 -6c6k
stucco	88 13b
stuck	82 10a
student	74 6j7a
student $	86 -4j10a
student loans	80 -8a-6c9g10j
stuff	63 -19a5c9i15k
stuff $	77 -25b-4g35a
stuff in	85 -18c20i
stuff is	88 4g
stuff worth	88 -13c16g
stylists	88 
sub	82 6j
subcontractors	81 
subs	68 -10a13g
subs $	76 -24a6b24g
such	88 
such $	88 
sudden	88 -5e7a
sued	81 -4a9g
sued you	86 -6c-5a13g
sugar	84 -13a7bc
summer	82 -8a13b
summer $	88 -4b10a
sump	80 12a
sump pump	84 9a
supper	88 -5a11g
supplier	79 16d
supplier $	86 -9a-7c22d
suppliers	80 9b
suppliers $	84 -4c11a
supplies	88 -17f21c
supply	88 -6b10h
sure	77 -5c-4j8i
surprise	88 
surrender	86 -12g-7a24c
surrender value	86 -12g-7a24c
survive	86 -5c6a7g
suspended	85 -5b9a
suv	88 11c
sweet	88 -5g5c
swing	82 -24c8i9b12g
swing by	88 -8g11i
switch	78 -9g6bc7a
switch $	81 -9g-5b7c16a
switching	86 4a6h
switching $	88 6a
system	71 -7b5c11k
system $	75 -9c-7j12k17a
t	86 -35a37j
table	77 -16a6b7d13g
take	53 -10i-9f-4c4j8d10k17b
take $	76 -17a-5c5b22d
take a	76 -9c8a12k
take cards	86 -5c9a
take care	76 -5c13d
take for	88 6g
take it	74 -13a-11g-6de11i28j
take on	88 -24g25c
take out	85 8a
take the	76 -19c-11d-10i6g16b18h
take to	78 5c7g
take you	84 -11a7d16g
take your	84 5c8b
taken	88 -4d11a
takes	77 -7c4dk5a
taking	81 
talk	68 -9g-6k5a6c7e
talk $	80 -6g10c
talk right	88 5a
talk to	85 -5b-4k6d8a
talked	74 -12g-8c-5e6j10a15i
talked about	85 -10c-5d22a
talked to	86 -5g9c
talkin	85 -19c-8g-6j7b8k20f
talking	69 -12k-4ae10d19g
talking $	88 -8di-5k6h17c
talking about	84 -24c-6b11gi12a
talking to	82 6a
tall	79 -22i-4a34g
tall are	84 -11i14g
tape	86 -9c15a
tax	82 -9b4k5e
tax return	88 -9b4g
taxes	84 -8a8b
teachers	88 -5c-4g6i
team	82 7k
teen	85 -6b6g7c
teenager	86 -6a11d
teenagers	85 -10c-9d5b8a10g
telematics	86 -4c7h
tell	44 -19g-15b-11j-8i-7e-6f7a76k
tell me	45 -43a-16g-9b-7c-6e-5fh109k
tell you	68 -35k-16g-10j-9b-5i9h11c61a
tenant	86 -10b6ak
term	68 -16c-8a-7f-6d5k8j15b18g
term $	88 -17a-5d24b
term or	80 5a
terrible	88 9c
test	84 -6a4k5c
tests	88 
text	71 -14c8a15b
text $	86 
text me	85 15a
text or	88 -12c-9a22b
text you	86 6j
than	62 -6k-4i7h13a
than #	74 -17b-10c-5j-4e6f10h29a
than a	82 -5b6c
than the	86 -6ag11b
than you	81 -14a-5g20b
thanks	85 -5k5c8e
thanks for	85 -5k5c8e
thanksgiving	86 -8a9b
that	29 -28c-14g-11d-7e5bf8k9hi13a63j
that #	85 -4bc6a7g
that $	52 -21g-10d-7c-6b5f6a7e10k13h17j
that @name	88 -9a-7b-6e7i17c
that a	67 -12j-9e-6a7k38b
that about	81 -9a-4gi12j13b
that accident	88 
that address	80 -8c14a
that all	79 -23b-5c29a
that an	88 12a
that be	81 -8j-4g8c9d
that bugs	88 -10c7b13h
that building	88 
that came	88 4g
that car	74 -11c-5bj5d19g
that claim	73 -11j-7i-5be6c8a12g
that clear	86 4b
that commercial	88 -5b6e8d
that company	79 -11c-9g-5j7eh14i
that correct	79 8j
that could	85 -7g5ac
that coverage	86 6h
that did	82 -16a-9g10i11b
that do	80 -10g15c
that does	88 -6a5k6j
that down	85 -9a-5c5k12j
that everything	86 -5j13a
that for	76 -20g5d9i19c
that from	88 -5b4i6a
that goes	88 
that got	81 -6g5c8a
that group	88 6c
that had	88 -8a7d
that happen	85 -9c4b12g
that happened	86 
that home	86 -6b6a
that house	82 -19a-14c10h29g
that how	73 -30i-27g19a57j
that i	80 -27a-13j-8i-7g14b15c31k
that in	84 -9b-5a7j13c
that is	48 -31c-29b-7f-6e27g53j
that it	77 -23a30j
that job	78 -9a17g
that just	88 
that kind	85 -7c-6i7g12a
that last	86 -21a8e10i13b
that life	86 -6a5g
that like	88 -25c35i
that little	84 -9a4b11c
that loss	80 -8e5c8g
that make	84 5a
that makes	85 4a5f
that new	88 -7c10g
that off	88 -13a4k9b
that okay	82 10a
that old	80 -5gj-4c15a
that on	84 -4b7c
that one	70 -14a-9j-4k4b6i7f9h
that or	88 6a
that out	85 -12a5d8b
that page	88 4k
that place	81 -11a-7j-6c-5k6de22b
that policy	70 -16k-7c-4j6d8e15g
that premium	88 -5g9k
that price	88 8a
that right	51 -7a-6c24i
that roof	84 
that same	85 -5g6c
that so	75 -6a6h9j
that somebody	88 -7a8c
that sound	79 -8g-6c15i
that sounds	88 6e
that still	77 -7b-5c-4i5e19j
that that	78 -7j-6g10c14a
that the	68 -31b-7k-6g-5d17a45j
that they	86 -14a15b
that truck	82 
that vehicle	88 5k
that was	79 -22g-7ae-6d8i41c
that we	88 -9j10c
that what	62 -31c-20g-18a-15k-6e-5i5f100j
that who	85 -7a13j
that whole	85 -5j5g
that with	79 -20b-6j-5d15c28i
that would	82 
that you	67 -26g-25j-10b-8e4d5k9i24a29c
that your	71 -20b-11g-8i16a35j
the	22 -11g5c7k8d9ae11h15f23j
the #	64 -24ac-4ef17j39b
the @name	77 -6g27a
the account	84 -12c-5gk6b21a
the address	86 -24k-8a41c
the adjuster	84 -6b6i
the age	88 -25c24g
the amount	86 9j
the apartment	72 -6b-5a6j7g
the app	81 -5a7i9j
the at	88 -14g9f12c
the audit	75 -16a-10g13c20b
the auditor	88 6a
the auto	77 -8a-4b7j10c
the baby	77 6i11a
the babys	85 
the bank	72 -5g7a
the bar	88 -17d19a
the basement	74 -18a12bc
the beneficiary	81 -10g7c13d
the best	72 -8g10ah
the big	78 -25a-5g5c9k22b
the bills	78 -5g5b7a
the books	86 -5cd9b
the boss	88 5e8a
the both	88 -4a4k
the bottom	88 4a
the building	69 -20c-7a-6i5b6d27g
the business	58 -20i-14a-7bek5h6d15j36c
the call	84 
the car	64 -28d-13g-7a-6i8be11f28c
the card	79 -19k-11a-6j17c19i
the cars	75 -22k-7a5b11i18g
the cash	84 -17g-4a4b5i14c
the cert	88 5a
the certificate	77 6d
the check	84 -23d-5b5a7k24c
the children	86 -5a4b
the chimney	86 -5b4a
the church	88 7f
the city	86 -13b-4c5f18a
the claim	76 -7g-5i8a13c
the client	88 -4a7f
the closing	84 -8c-5b12a
the cloud	88 
the coast	88 6g
the comp	82 -12c-9b5a24g
the company	61 -20g-4c5ik13e
the companys	82 -13c-5h10jk
the complex	88 -9c-8a25d
the computer	86 -6g9e
the contract	77 -13g-8a7f8k17c
the cost	88 6b7k
the country	82 -5c16f
the county	84 -12b-7cg-4j5k12d18a
the coverage	79 -17a-6c-5g5k12j13b
the credit	80 4g7j
the damage	84 -8e-5c19g
the dash	85 -4k7g
the date	84 -32c-7a14k27e
the day	79 -34c-7b5a10h27e
the dec	84 
the decision	88 
the declarations	86 
the deductible	79 -15c6h8i
the divorce	88 -7b7a
the dmv	88 -4c6e
the doctor	82 -17g7k13i
the door	85 -15a-5b5g8e13f
the doors	85 
the drivers	82 -9a5f11c
the driveway	84 -5bg-4j4c5k10f
the dwelling	86 -34g32c
the easiest	88 -11b-5c21i
the electrical	84 -6j4g10a
the end	77 -18b-4j4h24a
the equipment	84 -11a14b
the fall	84 -9a6j10b
the family	73 -6g8ac
the fifth	88 5b
the file	86 9a
the fire	78 -4j10c
the fireplace	88 6c
the first	70 -10g-8e-7c-6j-5k4d13i16a
the floor	88 
the form	75 -21c-9a-6j-5h17b31k
the front	79 -30b7k29a
the full	79 -13f-11j4a9b13c
the funeral	79 -12a-4g5c6b8d
the furnace	81 -13g5j13i
the garage	81 -6b-5g5k11a
the gc	85 -12g13c
the general	84 -27g6b24c
the grandkids	88 6a
the ground	85 -5a6b
the group	88 -10c-6a9b10g
the guy	88 -11g-8e-5b-4aj4k9c22d
the heat	88 -5a8k
the holidays	88 -11f-10b-4c31a
the home	67 -27ag-7i-4e9jk23c25b
the hospital	76 -5b9j
the house	51 -6eg-5f-4h6d29a
the household	81 -4c
the id	88 -10e13c
the increase	82 -6g-5k7e10c
the insurance	69 -25c-10b4d5a11k23g
the jeep	88 
the job	68 -13a5jk7b
the keys	81 -5a4de
the kids	63 -16g-7d-6f5i19c
the kitchen	75 -11b-7a4g7c11i
the knot	88 -14b-8a9e16j
the lake	84 -9a6bj
the landlord	75 -14c-11a4k7j9g10d
the last	61 -27c5d6b10e17a
the lease	66 -11d-9c-5g5j30a
the legal	88 
the lender	82 -5g
the letter	84 -9a14c
the liability	82 
the life	79 -10b4f11a
the limits	86 -22g22c
the line	79 -6c-4f6d13g
the list	88 -5bg11c
the little	75 6j
the loan	79 -5a4fk5d
the lot	85 -7i-6a7g10k
the lucky	88 -4d9c
the mail	84 6c
the main	82 5a
the market	85 -17c5aeg6j
the middle	80 -4a7e12b
the moment	84 -16b14a
the money	74 -9c5b9f
the month	79 -11c-9b-6g4e9a17k
the morning	88 -13c21g
the mortgage	73 -15d-4a5b16g
the most	77 -23a9c23g
the move	86 7i
the name	70 -22c-4f4a9e19k
the nearest	86 7g
the neighbors	88 -6g7j8a
the new	69 -18k5a7h15g
the next	79 -12f-6e-5g6bi14c
the note	88 -7c8g
the number	73 -15a-4i5g6j8f9c
the numbers	88 -6g5b13c
the odometer	85 -9a13g
the office	73 -7j10b
the old	70 -19b-14g5e7c27a
the oldest	84 5e
the on	86 -6c7d
the one	64 -16a-10g-8k-4de23j26c
the only	81 -7a5c6b
the original	84 -8j6a8b
the other	66 -27c-11b-7d6a8h35g
the outside	86 
the owner	84 -9b5c10a
the owners	88 -7b8a
the package	88 5a
the paper	88 6c
the paperwork	79 
the past	84 8a
the payment	85 -12c-6a-5g5b18e
the payments	84 -11b6i8a
the payout	88 13g
the payroll	84 -45c-10b4d11a42g
the phone	71 -19c-5h5b14a17g
the pickup	88 
the picture	86 -11j18a
the place	65 -24e-23c-20b5d8i20a41g
the plan	78 -7b-4a10j11c
the plant	85 -5eg12c
the plate	86 -15c-9b28a
the pleasure	88 -7c15d
the plumbing	88 
the policy	65 -24a-16g-9ik11d18b37c
the pool	88 7i
the premium	88 -33c6a32g
the price	73 -6j24a
the proof	84 -30c-5b4d32h
the property	74 -16g7d20c
the quote	81 -10k12g
the rate	80 -16c-12b-7a5e6k35g
the reason	88 5h
the renewal	85 -9be4j18a
the rent	84 -4j10g
the rental	88 
the repair	88 -14g16c
the rest	84 -18k-6g4i6a20c
the restaurant	88 
the right	84 -12g-8j5b8c11i
the road	79 7a
the roof	66 -13c-9a-7bg-4eh5k14j16di
the safe	88 
the same	65 -29b-6f4c6e13g20a
the scale	86 -11c-5e17g
the school	86 -7b17j
the second	79 -29a4j32c
the service	88 7g
the shop	63 -17a-9g-5f5i7j11be
the size	88 -6g9k
the south	88 -11a17j
the space	86 
the spring	85 -9a10b
the square	88 -44g43c
the state	73 -22c-6g9a20f
the store	79 -8b12a
the story	88 -4fgj19k
the street	77 
the stuff	81 6j
the subs	88 7c
the surrender	88 -41g41c
the table	86 -5a8d
the tax	86 -5a5ek
the the	67 -12b-5d6k13f
the thing	82 4j8c
the time	84 -8c-4b4g6a12h
the title	81 -5b5d
the top	78 5k6a
the total	85 -10c-5e-4j32g
the truck	74 -18b8j10a
the trucks	86 -11c6d7a
the umbrella	88 -17a17b
the uninsured	85 -7a6b7j
the upstairs	88 5f
the van	85 -10a4b6h
the vans	88 -8c5i6a
the vehicle	85 -5bc5k6a
the vin	73 -17a-10j36c
the water	73 -13c-6ei7g9a15f
the way	73 -13j-6g5b28c
the weather	84 -4e5i7c
the website	86 -13j-5h8a12b
the week	85 -4a8h
the weekend	86 4c
the what	82 -24c-7a6g7fi8b13h
the wheel	79 -5c15d
the whole	73 -11b-7i12a
the windshield	88 
the winter	84 9a
the wiring	84 -4i5g
the work	81 -18c-7e-4d6ab21g
the worst	80 -11a7h9c
the yard	79 -5j8a
the year	75 -7c-6j8k9g
the zip	79 -17j4a22k
theft	86 6b
their	61 -14c-10b4e9h16g
their own	73 -5k12e
their price	88 -15a-7b11g21c
theirs	86 -6c-4a6b9h
them	53 -13a-11e-5jk4b6h7dg8i9c
them $	61 -15b-8k-7eh13g14i23c
them in	88 4h
them on	86 
them right	88 
them so	86 -9g-6c14h
then	63 -10b-8hk-5e9j18c19a
then $	76 -11c-8h-6e-4j8k14g16a
then it	86 7a
then what	80 -20k-8g37c
then you	88 
there	39 -21f-10j-5e4h9k14c36a
there $	51 -24g-17f-9k4e6b7h16c22a
there a	56 -33b-7f-6j-5c5h6d20g26a
there an	84 -15b21a
there and	79 -26c-5g12d25a
there another	88 -11a14b
there any	78 -4b10a
there anything	76 -8k14b
there are	88 -8b12a
there by	86 -9a6f
there for	84 -8c6b8a
there i	88 -5a4d
there in	79 -15b7c10a
there is	59 -19a-6f-4i14g24k
there like	86 -6c6k
there more	88 
there on	84 -9e-6j-4g23c
there or	73 -13a28b
there right	88 
there so	88 -7c5h9a
there somebody	86 -9a4b14d
there something	79 5a
there sprinklers	85 9a
there was	82 6f9j
there what	81 -13a5f9cg
there when	88 6e
there with	80 -8b-7j6d13a
these	63 -6c-4j7a13i
these days	67 -13c6dg11i
these things	88 5i
these years	88 -9g16c
they	44 -11i-10j-7a4h7d10g11f16b
they $	82 
they are	75 -19c7a9h14g
they be	85 4b
they been	88 -13g19i
they charge	85 -8g4h7c
they cut	88 -4g5b
they did	86 -15b20a
they do	77 -4i6c11d
they gave	86 -12a11k
they get	84 -13c16g
they give	75 -9h-6c5a19g
they go	86 -19i7b13g
they got	86 -6g11c
they hand	88 -14c14g
they handle	88 -12g8k11i
they have	74 -16b-7k4f5cj8ag
they in	88 -10b14c
they let	86 -6c8a10h
they need	86 -7c9g
they pay	73 -20g17b
they put	82 5e
they quote	85 4c
they raise	88 7a
they say	77 -34h-8g-4e6b7j20ac
they sell	88 -7a7c
they take	81 -11a15d
they tell	82 -5k-4g11a
they treat	80 -8c-4gj5b15a
they want	82 -20c-8a7b19g
they were	88 -7a6bi
they will	80 -10a-6g20c
they would	84 -15a-4i5b6cgj
thing	60 -37a-18g-5f-4j4k10h17b37c
thing $	75 -6k-4a11h
thing about	79 -7a-6gk28c
thing or	82 -7e-5i20b
thing that	88 8c
thing you	81 7c
things	66 -12g-7ak5b11i15j
things $	80 -4j10b
things are	88 8d
think	60 -14j-6ad6f8h28i
think $	75 -18g-9e-6c-5k10a35i
think about	77 -16g-6d-5k-4h10a31c
think it	84 -10c21g
think that	86 -4j5e
think you	79 -12a-6c6e8b12g
thinkin	84 5b
thinking	69 -14c-7b5a8g18h
thinking about	77 -10bg-6h16c17a
thinking of	80 -7a-5c5e15g
thinks	86 7j
thinks it	88 -4a10j
third	80 7i
this	45 -10b-9i4k5a31d
this $	61 -15g-7j-5b-4i4e6c8k27a
this a	80 -6a15b
this afternoon	86 -9c13g
this by	86 
this call	79 -10g-9i-5k5h28c
this is	81 -14c20j
this line	88 -6j4a
this month	88 -15e-7h-4g11c21a
this morning	85 -5e7d9c
this off	85 -5c6h14g
this on	84 -10b-4g9h12a
this one	84 -8a4d8k
this ones	86 -5a4f
this over	85 -13c-6a7k13f
this so	88 7a
this summer	88 -4b8a
this the	86 -17c9h15a
this week	81 -8ag8e9bh
this what	86 -8e-7b-5g29c
this year	73 -24c-8ek5i7a37g
this your	80 -5c-4d17a
those	57 -15f-6bc5h7e16i
those #	80 -7a5g8k11c
those $	81 -7b-5cj8a10g
those are	85 -10h-6a21j
those guys	86 -4a10g
those old	86 -19a8bc12e
thought	77 -19d-13c-4k4h12g25a
thought about	79 -10c5h13g
through	54 -16g-10e-7a-6h4j5c7di9f14k
through $	84 -11b-7g-4i10a22f
through a	82 5a
through it	81 -4a8b
through that	81 6a
through the	71 -4c4g5i
through what	75 -13c22k
through work	80 5b6c
through your	72 -14g-5fi5d6b22c
ticket	79 -10a8be
ticket $	86 8e
tickets	77 -5c5a7j
tickets $	81 8j
tie	88 8e
tied	88 -8b16j
tight	88 -5c8a
til	81 -7g5e6ah
tile	88 -5j5c10b
till	71 -13a-8j-7ik-4d7bcf9g12e
till the	81 -8a-5i6g7c
time	53 -17j-15b-13i-6a-5f19g39e
time $	65 -19i-17g-9j4b7e12h29a
time and	84 -5e7k
time do	84 -29c-7g38e
time does	88 -16c-5a6j25e
time for	85 -6a6dk
time or	79 -12b-5ae31g
time to	85 -28c-5gh9a36e
time what	88 -8c-7a-5e4h24g
time you	75 -4j6e9k
timers	88 
times	79 -7a-6c5g10j
times your	86 -7a5g11j
tip	85 -9g19c
title	77 -5b4d6j
title $	86 -5g5a
titled	88 
titled to	88 
to	31 -13j-12a-8i8f11dgk15b22c
to #	73 -11a-5g9i14b
to $	67 -30c-12e-7b-6a-4h13d21g23f
to @day	88 -5a
to a	74 -11a-7g-4j5e13c15b
to add	88 -6b15a
to ask	70 -5b5a6fj
to be	61 -22a-8ik-5e10g11c15j19d
to build	86 
to buy	78 -7c15g
to call	78 -14b-9k-6d-5h6c16e19a
to carry	88 
to change	88 
to check	86 -7a-4j6k10d
to close	86 -15g8a13c
to college	79 -16a-5g30c
to come	79 -6k-5bc7a15f
to compare	88 -11c12d
to cover	86 8a
to do	66 -7gj-6i11e12c
to drive	78 -7a6b
to drop	88 -4k8a
to each	88 -10g-4a14c
to earn	88 -10g5b15c
to every	88 -10g8d10f
to expand	88 -4c4a
to file	88 -4a9b
to for	86 9h
to get	63 -25a-15j-10e-5c11f12k17g21i
to give	85 6b
to go	66 -18b-12k-9f-7g-6e-5d14c53a
to have	74 -20a-10c-5g6k8j26e
to hear	75 -16j-11i-6b-4f5c7a31k
to hire	85 -7c11a
to it	79 -10g6h18c
to keep	72 -11a-6g-5c-4e4d5jk21b
to know	65 -29a-7dg-6b16c43k
to last	88 -6c11g
to leave	72 6a7e
to list	79 -17k-8a5b8d17c
to live	86 -7e5g7j
to look	78 -7h14c
to lose	88 -6g6cd
to make	78 -17c-5bk6i8h14a
to me	74 -16c7j10k11a
to move	77 -12c-8g-4i5h9a12e
to my	88 -4k8e
to need	85 4k
to pass	85 -13e-10b5f6a7c13d
to pay	70 -25c7a9g10b
to pick	86 -7a10c
to price	88 -6g-5a5b9j
to protect	88 -9j13c
to pull	88 4a
to put	70 -4cg4b13a
to quote	88 -12a19b
to reach	81 -10b22e
to read	85 -10i-8a-5j5b18c
to rebuild	81 -5c7g
to record	88 6j
to replace	77 -5ab5h13c
to run	75 -20e-16a5k17g19c
to save	82 
to say	77 4d5j
to school	81 -17a-5c5g6bi10f
to see	77 -6ag5b10e
to sell	84 -5c12a
to send	81 -6a8d
to show	88 5a
to sign	79 -5e-4b22a
to sit	88 -5ak9h
to somebody	88 
to spend	86 -34c-5ae6b39g
to start	80 -5c-4b13e
to stay	78 -6a6k
to take	78 -5bk4d18a
to talk	85 -6b-5k21a
to tell	86 -5j11a
to that	77 -13c-5g7a8f12b
to the	58 -11c-6i5g6j9a
to them	88 6i
to think	86 -6d5c10a
to this	84 -8e-5j5a6cg7h
to to	76 -14c-8a-4k5e7i16g
to travel	88 -5c7f
to us	85 -6g8c
to use	84 -5a6b
to walk	85 -5a12c
to what	86 -11c5k9b
to when	85 -27a-12e12k15d20c
to work	67 -14g-4a25f
to you	60 -17g-7c4h10a16i
to your	65 -16g-10a-7k-5ehi5f6b36c
tobacco	78 -7b9a
tobacco $	84 -7b10a
today	58 -13k-5b5i6g9cd
today $	61 -14h-12k-9bj-6g5e8di11a19c
today is	88 -4a5j
today or	86 -9a12b
together	75 -9b-5g-4a6e8j9f
together $	79 -11b-5g7ef9j
told	72 -11c-10a13j15g
told me	86 -12a17j
told you	75 6g
tomorrow	69 -5b5j8g9e
tomorrow $	79 -23a5i11g14c
tomorrow what	85 9g
tonight	79 -18a6gj16c
too	60 -19k-8c-6h8f22a
too $	67 -8a-5k-4h10i18b
too much	82 -33g6f14b20a
too or	85 -43b47a
took	76 -9g5h9j
tools	72 -12b-7c22g
tools $	86 -26c-12a41g
top	68 -11g7j12c
top of	73 -8g5b6a
tornadoes	86 6c
total	75 -5e5d6c
touch	84 -7g5c11d
toward	86 -8a-5c13g
toward this	88 -5c-4a13g
towing	81 -5c8b
town	73 -11d-7g-5a8k16f
town $	84 -9d-5f5a13c
track	88 -6c-4b11g
tracker	88 -10c-9a10b14h
tracking	88 -11c13h
trade	79 -12a-9c6b12e
traffic	86 -5b7a8g
train	86 -9a6b8c
training	82 -5g9c
trampoline	75 -13b16a
trampoline $	80 -9b10a
travel	82 -5c5fg
treat	77 -8c-7j-5g9b15a
treat you	77 -8c-7j-5g9b15a
treated	80 -7g5c7i
treated for	84 6c
treatin	88 10i
treating	81 -5a7b
treating you	81 -5a7b
treatments	85 4k
tree	84 -12b12j
trees	79 -8i6k8a
trip	84 
trip to	88 
trouble	72 -7c-5b4k5j8a
trouble $	86 
trouble with	86 -13a7j11b
truck	65 -7b-6c5g12a
truck $	76 -6b4c5f7a
truck for	88 
truck is	86 
trucks	74 -9b-7a13c
trucks $	84 -27a29c
true	85 8c
true for	88 
trust	73 -14a-5g5k8bh
trust $	80 -4g5d6c
try	79 -19c9a22e
try you	88 -20c26e
tub	81 -6b8a
tuition	85 -6a18g
turn	74 -9e-5j13c
turn #	88 -4j5ae
turned	72 -16c5ag10d
turned down	80 -4g6a
turned in	88 4b
turns	88 -5e8a
turns #	88 -5e8a
twice	80 -13a4d10b
twice a	88 4j
twins	88 5f
type	73 -12g-7a13c15k
type of	79 -5b10c
typed	86 -16k5a14j
typical	86 -5c9g
uber	82 9a
uber or	86 -5b9a
ugh	85 -7a6e8h
ugly	85 -5k6f7a
umbrella	62 -9g-5i7ah9b
umbrella $	72 -7c-5g4hk18a
umbrella on	88 
umbrella over	82 -7c13a
umbrella policy	84 -11a-5h-4g30c
uncle	82 -6d4k6c
under	60 -13j-6e-5dh-4ik7c9f10a18g
under #	73 -13g-7c-5j4f8b21a
under $	82 -8b21g
under a	81 11a
under that	86 6a
under the	80 
under your	81 -8b-5c7a10f
underinsured	86 8g
understand	79 -10a-9c-5g10hk18j
underwriter	88 6d
unhappy	86 
unhappy with	86 
uninsured	73 -21g-5a5j11b16c
uninsured motorist	77 -24c8b20a
union	81 -5k
unit	75 -11c-8b5gj12a
unit $	81 -9c6g8a
units	85 
universal	88 -5dj15b
until	88 -4a8e
up	44 -9c-6bj6h16e20f
up $	58 -30a-24g-9j-8b4dh5k8f19e37c
up a	84 -9g-6a9c10b
up and	77 -9c-4g5a18e
up at	79 -6e-4bj4k5f9d
up for	73 -6e-4d4a14g
up front	88 9a
up if	88 5d
up in	74 -15a6j7bf
up is	88 5b
up on	77 -8b-6i4k19g
up or	86 -14c-10b6a22g
up so	88 -7a-6g7cj
up that	88 -8g7c
up the	73 -5c-4ah7b15g
up there	76 -17a-5cg5j14f15e
up to	71 -18a-14c-10e11b36g
up with	70 -26c-10b-9a7g10i15h18e
up your	74 -16c-13a-7g7e41i
update	88 
updated	75 -13b6e15c
updated $	79 9e
upstairs	80 -5b5c6a
us	62 -12g-8d-6a5e6i10b11h
us $	69 -11g7a9b
us do	86 -8a6k9h
us to	88 5i7c
use	59 -19b-7c-6f8i36a
use $	79 -6d-5c-4b21a
use any	86 -5b11a
use for	88 -7b8c
use it	84 -4g
use that	86 
use the	79 -6c11i
use tobacco	86 -6b8a
use your	86 -5a4b
used	73 -22ai6d16b27c
used $	88 -38i-9g8b46c
used for	86 -20g24c
used to	82 -33c-12a5b10d31g
using	85 -11b-5c21a
usually	73 -7g-6cj9f12e
usually go	88 4d
v	82 
vacant	84 6a
vacant $	86 -4a
vacation	84 -12c5a8f
valid	86 -5b9a
valuable	86 -18c23a
value	69 -5e-4dj22g
value $	78 -4a4b17g
values	88 5e
van	82 -8a6h
vans	79 -13c-7b5d16a
vape	86 -19b29a
vehicle	70 -13a5g6b10k
vehicle $	82 -5g11c
vehicles	73 -9g-5d6j16a
vehicles $	82 -6d14a
vehicles does	88 
vendor	88 -8g12c
vendors	86 -6b-5g11i
version	88 -4a8b
video	84 
vin	71 -17a-9j8b29c
vin $	82 -51a58c
vinyl	88 -9a5j8c
violations	85 
visit	84 -20b-7g10h17a
visit $	88 -7g4a6c
voice	88 -12a-7k9b21c
volunteers	88 -8a8b
w	80 -11c-6e20g
w #	85 -11c-7e21g
wages	74 -9c-6b7k13g
wages $	84 -17g7k15c
wait	79 -5k4e5h
waiver	88 -7c10j
walk	62 -10c-8e37k
walk away	86 -4a12c
walk me	65 -20a-14c49k
walked	88 -6ag6e11c
walls	80 10b
walls $	85 -5c11b
want	46 -18d9h14e16b
want $	73 -12a-10c-6e4b8j27g
want a	78 -11b-5g6e16c
want for	86 -13c15g
want it	73 -15g-10ac-9i6b7j35e
want me	72 -22k-11e-8g6bj10c27a
want that	84 -40d-8c4k8h35a
want the	75 -15a-4c8i9h10b
want to	53 -28j-26g-11a6h8c12di16k24b
want you	86 5g6k
want your	84 -11a-10i5b18c
wanted	84 -7b
wanted to	88 -5b
wanting	86 -4e5g8a
wanting to	88 -6c6g9a
wants	74 -17a6f8j10k
wants to	84 -9a8fk
was	45 -31f-14g-12k6b11c13h16i25d
was $	88 -10b-9c7a17g
was a	79 -17g5f7bc9i
was anybody	88 -4bg15a
was for	86 -9i11j
was i	88 -73f82c
was in	81 -8a-6e-5g9i11c
was it	60 -23c-14e-10h-9b-4k10j13a22g25d
was not	88 
was on	86 -9c7k14g
was that	63 -47c-40g-12k-4j7b15a21i22d47e
was the	61 -37c-13j-9k-7a-4b8f18e20h31g
was there	80 -20a27b
was your	68 -13c-11a-4d9be15g
watch	86 5j
watches	85 -6i4d5b7a
water	63 -7i-6e-5j5g8f9a
water $	80 6a
water damage	86 
water heater	84 4g
water in	88 
water off	88 -5e11a
way	62 -12bj-9f-7d-5a5h6g16c22i
way $	74 -28a5bc7g18i
way around	86 
way it	88 -9b4k8a
way to	78 -8b-7g10a12i
we	52 -8f-5e5g6i7cj
we are	73 -5ag-4d7hk9j
we can	88 -9a7ek
we do	78 -6b5e11k
we get	74 -15g-10k-6j15a26c
we go	86 
we got	84 -21c-10g4j5a30d
we have	77 -8c-5g5b6a7j
we meet	86 
we need	86 -8j-6b-4k4c12a
we talked	88 -14a5i16j
we talking	77 -15c-12a-8d40g
we will	85 -11a14k
weather	82 -4e5i6c
website	81 -5j-4h5c10b
wedding	85 -7d5e11j
week	62 -17a5e8b11h
week $	73 -9g6h7ci
week do	80 6g
week is	88 
week or	88 -9a13b
weekend	74 -16a-6e-5g5i9j17c
weekend $	81 -8a16c
weekends	84 10a
weeks	72 -12b5a6i15g
weeks $	85 -4i7a
weigh	80 -31c-9d8a34g
weigh $	84 -28c29g
weight	75 -11j-6a28c
weight $	80 -16a-9j15c22g
weird	88 -6c5af
well	67 -13b-11j-7e-5c7a9h12d16i
well $	78 -8g6a11c
well that	85 -8j-6e-5a11d16g
went	66 -19g-7bi-5a8k10h20j
went $	85 -7g-6c5a16j
went through	88 -4k5cd6a
went to	86 -10c5ag6f
went up	85 -12a7j9h
went wrong	88 -5g10h
were	56 -15c-7h-5i10ek19a
were gone	81 -7k7af
were not	79 -15g4i6b11c
were the	88 -7c11e
were they	82 5bi
were you	63 -21c-18i-14j-8ef-7d-5h16k36ag
wet	86 5i
what	25 -102a-45b-38j-29k-8d8f30h42e78g142c
what $	77 -18c-10j35g
what a	84 -26c5k9d15a
what about	77 -21g12c19a
what age	84 -26g-11c45e
what all	79 -13a-8j8g25c
what amount	81 -15a-4f28c
what are	57 -30a-12j-8k-7fh-6d6e11i15c50g
what becomes	88 -6g6c9a
what benefits	88 -8g15c
what bills	88 -17g22c
what breed	86 5c
what brings	86 -23g4c24h
what can	78 -42c-9e-6a17i44g
what changed	85 5c
what city	86 -4g4c7f
what comes	84 -4c9g
what company	86 -4g13c
what could	79 -9a18c
what date	85 -78c-5g93e
what day	75 -47c-19g-10j-7a96e
what did	54 -38e-32a-15i-13j-7b-5hk26c107g
what do	48 -63a-50e-17b-11fk-7j-6i16d23h53c87g
what does	59 -27e-20a-8k-7f-5j-4i42g44c
what else	76 -7g-6a23c
what exactly	85 -7a-6g23c
what got	81 -16g6j15c
what grade	86 -11g21c
what happened	69 -8i-5ag-4j6h23c
what happens	67 -30g-6de6a41c
what have	70 -15a-6b9g26c
what hours	82 -21c-11g38e
what i	68 -30c-19g-7hk-6e-5bi22j64a
what if	72 -15g-7d14c23a
what insurance	85 -14g-6e-4j28a
what is	39 -53j-16a-15b-14k5f11i18e19h75g
what it	71 -25c-19g6i8j14k19a
what keeps	82 -4g9ch
what kind	59 -19a-11b-7j-5h4g5i43c
what life	86 -8c14g
what limits	81 -17c19g
what line	85 -5a12c
what made	73 -9ag-6ek36h
what matters	88 9b
what month	86 -53c-13g-6j75e
what number	78 -34c-6a49g
what other	81 -14g-10a11d19c
what part	80 -5a-4c30f
what percent	80 -8c-6b-5a30g
what questions	86 5c
what reason	88 -8h12c
what shape	86 -7c11i
what share	88 -18g-4d24c
what should	85 6c
what street	88 10f
what that	86 5k
what the	73 -15a-6g-4c10k24j
what they	77 -19c-9g4f5j9ah10k
what time	79 -20g-9j5e31c
what town	88 -18c-7g29f
what type	80 -7g-5b19c
what vehicles	86 5c
what was	64 -24j-21a-19c-13e-12d-10k30i34g45h
what we	86 -21c-4g12a16j
what went	84 -7g5c9h
what were	82 -21e-7a11k18c
what what	72 -21c-9j-6k-5ab9g39e
what will	85 -6g19c
what work	86 -5a8c
what worries	86 5c
what would	52 -54a-40k-18i-16e-9bfj-7d37g140c
what year	67 -54c-43g-17a-10j-5b-4f16d123e
what you	55 -123c-42g-12e-7h-6d-5f17b28k67j94a
what your	78 -19c-11g7j9i21k
what zip	88 
whatever	79 -12c-6a26k
whatever $	86 -10c16k
whatll	85 -5e15c
whatve	78 -16a-4d7fg18c
whatve you	78 -16a-4d7fg18c
wheel	78 -5ac5k15d
wheel $	88 -15a6k16d
wheel of	86 10d
wheels	86 5i11c
when	41 -33a-18f-17j-13h5ci7g87e
when $	79 -4c5e8a
when a	85 -8e11c
when are	74 -15a-10e36c
when could	85 -13a-4k23e
when did	59 -26a-24c-15g-6dij-5b98e
when do	62 -27a-22c-10j-6bk12g74e
when does	75 -7a17e
when he	84 -11e-6ci6a20g
when i	85 -13e-7f9i14g
when is	62 -13a-12c-6g4b43e
when it	74 -29e6fi7bj8c
when she	86 -11e24a
when the	77 -32e-12b4i5j8g28a
when was	64 -19c-11a-5gk61e
when we	88 -17g-8e31c
when were	82 -10a26e
when would	76 -16a-10g-8c-6k52e
when you	56 -110e-11f-7h8i15b17g20k22a23d28c
when your	85 -5e6c
whend	74 -13c-9a-5g44e
whend you	76 -11c-8a36e
where	49 -47a-24b-20e-15d-9h-7j5g6i12k18c95f
where are	74 -13a-7c-6b40f
where can	88 -18c24f
where did	82 -16c-5b5f29i
where do	65 -30a-11g17c46f
where does	77 -19a-5e-4b17c22f
where i	88 -9f8j
where is	66 -17a-9ce-7dj-5i-4k16g53f
where it	86 -7c6f11a
where should	80 -20c-6b32f
where the	86 -8f5k10a
where would	71 -28a-10c-7k-5b23g40f
where you	68 -50f-4g5j6c12k38a
where your	86 -5f10k
whereabouts	82 -6bc18f
whered	76 -14a-8b-7g-6e49f
whered you	76 -14a-8b-7g-6e49f
whether	85 9k
which	56 -32a-16g-15j-6h-5i7b9e10f27cd
which bank	86 -9c12d
which car	78 -12c7k13d
which cars	88 -14d21c
which company	79 -13c7f13d
which floor	86 -5d10c
which one	84 -31c-6a11k28d
which ones	84 -13c-8a13b15d
which other	88 -18c23d
which state	88 -8d12c
while	70 -9c-6bi6j13a16g
while $	85 -8c8a16g
while you	85 -11c8a10g
who	39 -28b-27g-14aj-12i-10e-4f8k121d
who all	80 -5a13d
who are	71 -5i5d6a
who checks	88 -8d13a
who comes	84 -13a21d
who could	88 
who decides	88 
who depends	88 
who did	85 -6b8d
who do	62 -33a-13g-11k-4e34d44c
who does	73 -5a12d
who drives	73 -24d-10c9k28a
who else	70 -5j-4a17d
who gets	84 -11d13a
who handles	79 9d
who has	79 -10a5c11d
who holds	88 5d
who i	85 -8k-6a26c
who is	52 -36a-17c-16j-9g-4i5k84d
who lives	88 -6d6a
who looks	86 7a
who makes	85 4d
who needs	77 6d
who owns	80 -5a5b
who pays	77 -8d-7b-4g31c
who runs	86 -14g18d
who sent	88 
who should	86 -9a11d
who signs	85 7d
who started	88 
who takes	88 
who told	85 -9c13g
who was	84 -5b-4c15d
who who	86 7k8a
who works	82 -4c5d
who would	73 -9c-6k-4j7d24a
who you	81 -30d5j15a17k
whod	65 -11a-10g5c36d
whod pay	79 -8g-6a7d15c
whod raise	88 -4a10d
whod run	85 -6a12d
whod take	84 8a
whole	63 -16d-7i-4f5k9a18b
whole life	74 -16d-7c5b19a
whole thing	86 -6i4e10a
whose	71 -34a-4gj12b44d
whose fault	88 -16d-5a29b
whose name	82 -11c-9b28d
whove	85 -8a20d
whove you	88 -18d-6a29c
why	59 -18c-17a-10g-9j-7b-5eik-4d87h
why $	88 -35h5j31a
why are	82 13h
why did	69 -30a-6j-5cg63h
why do	82 -13a22h
why now	85 -10c15h
widowed	88 -7j-5c-4i10b11a
wife	57 -12g-9d-8j-7k-5i-4e24ab
wife $	79 -32a37b
wife do	85 -8g-4a16c
wife drive	88 -9g12c
wife have	84 -10b11a
wife on	85 9a
wife work	84 -5c9a
wifes	70 -24a12g14i
wifes name	86 6c
will	53 -14b-6dfh-5c5j11ae18k
will $	77 8a
will be	82 -18k-5a5e6j16g
will get	88 -10a10j
will it	88 -6g10c
will need	85 -8a-6g20c
will not	73 -9a-5c8k14e
will or	88 
will put	88 -5a9k
will you	76 -19g-10k-7c5e17a18i
willing	88 13a
willing to	88 13a
win	85 -4g6j
wind	75 -9a-4c6g7i9b
wind and	85 -17c21g
wind deductible	88 -7g7c8b
windshield	85 
wine	85 
winter	79 -7b18a
winter $	81 8a
wire	88 -8a6bi
wiring	80 -5c-4i8a
wise	73 -12a-6d12c16g
wise $	77 -10c-6d23g
wishes	88 -8j-4g16a
with	39 -12e-6g6j10ah15d
with #	82 5c6f
with $	65 -18ag-9b-4c14k20d26i
with a	61 -23b-12a-8c9i11d13f14h
with all	86 4a
with an	79 -8c-6i9a11j
with anybody	88 4g
with anything	88 -22a7k19c
with em	86 -6a6j7g
with family	88 5c
with her	88 4b
with insurance	86 -14a6c15b
with it	75 -6g-5k7h11b
with me	73 -14k-9c6h22a
with my	85 -7ik5df6a7b
with no	77 -6c13a
with now	86 -5g8c
with one	79 8g
with some	88 -8b12a
with that	68 -24b-11g6e17a18c
with the	59 -22ac-9g-5h-4d8i16j19e24b
with them	68 -14a-9c-8bd-7i49g
with this	78 12d
with those	82 -21a5h7i17g
with today	86 -17i-7h-4a5d33c
with us	79 -6cj-5i12b16a
with what	85 -10c-6g5b11i
with with	85 -5j-4a14c
with you	62 -18j-9e-8k-5i-4g4c10ad27b
with your	66 -15e-9c-5g7ab14hk
within	86 -6b12a
without	63 -10b-5ag-4h5d19e
without $	88 
without a	86 
without insurance	84 6g
without it	80 -11b-5g-4j7c8e9a
without you	78 -9a5d7j
without your	81 -4g6i
wood	71 9a
wood $	85 -4b6a
wood frame	88 5j
wood stove	84 5a
word	78 -15a-8i-5c10b28k
words	88 4i
work	48 -13k-8dj7i10c12b18f
work $	57 -11i-10b-9e-7g-4c25f32a
work and	84 -7g5a10c
work do	85 6g
work for	73 -20a-5g10c19b
work from	81 -5f-4i5g11a
work going	88 4i
work if	81 4d7i
work is	86 -6b9g
work or	79 -13a14f
work out	88 -13b15a
work so	88 -5c5g6e
work too	88 -7a12i
work week	86 
worked	84 -8j7c
workers	75 -5bc6a9j
workers comp	79 -5b5j8a
workin	85 -17b5d12a
working	71 -5bg5f6d7c
working $	81 -6e6c
working there	88 -11a-4g4e10d
works	71 -20c-19i-9g7k8j9a11b14e
works $	85 -18i-10c-8g10k11a20e
works for	85 
works there	85 -4c6d
workshop	86 -10g13c
world	85 -9i4k5c8f
worried	85 -4b7i
worried about	88 
worries	81 -4g4c
worries you	82 -4g5c
worry	85 -8g-5b21c
worst	79 -11a-10i7hj9c
worth	62 -12c-7e-6j-4a5i30g
worth $	67 -50c57g
worth it	86 -14g4c13i
would	37 -7h-5c7a9k12i13b
would #	86 -8g-6b-4j26a
would a	71 -7f-5g9ac
would be	72 -12c-11a-6i13k17j
would cost	88 -10g-9c21a
would do	85 -14a15k
would feel	88 -27c31g
would get	85 -6a11g
would go	84 -6a9i
would happen	75 -8g12c
would have	79 -19d-12g5j14a15c
would he	77 -4gk5a12c
would i	86 -6a8f
would it	62 -20f-8i-6k-5bej9a18c29g
would like	75 -8b-7a-5c13d15k
would look	88 5d
would love	85 -14a-4cj13f15k
would make	74 -26g-11a-6e45c
would need	66 -24a-12g-5cej61k
would not	85 -38d-6c-4g59a
would pay	84 -33g-10a5d39c
would rather	84 -10c9j12k
would she	76 -22g4b5a20c
would take	81 -5a7d
would that	73 -12g-9j-8b7d10i16a
would the	79 -23c5f14g16b
would they	73 -23c-20a10d16b19g
would want	80 -10a9jk
would what	88 -6g13c
would you	47 -59k-26j-18c8e11g14a20f27i41b
would your	64 -14k-6dj10a11b
wow	76 -13a-7j5e7g21k
wow that	86 -8c-7j10e15g
wreck	78 -7a15d
write	71 -11c-8b6gk9a
write it	84 -6c5j7ik
write that	86 -6ac7d
writing	84 -6dk5bc10a
written	78 -21a-17b-4g5i21c22j
wrong	73 -6j-5g-4bk4a8h16c
wrong $	82 -7g-4j6a10h
wrong with	88 -5g10c
wrote	82 -5h5j12a
x	84 -11a-4c18b
y	86 -6a18j
yard	76 -9i-5j6b8g
yard $	80 -9i-8b-4j10g14a
yeah	84 -5ae7i12j
yeah $	85 -6a12j
year	49 -12a-11k-9cf-6i5j18g34e
year $	59 -41c-20k-4h30e41a
year and	82 -25k-7e-6g7b35c
year built	86 -19a-5g33e
year did	75 -17g-12a-4f13c30e
year do	88 
year for	82 -17c-5a20g
year is	80 -6gj-4e24c
year make	84 -8a-4g8k16c
year or	84 5g
year right	85 
year term	86 -8f13a
year was	79 -40e-14g-5b21d46c
yearly	84 -8a-4c18g
years	52 -15j-12d-8i7c12h21b
years $	64 -40j-9f-6g-5c21a55b
years and	86 -4a9b
years at	84 -5j4g5c
years do	88 
years have	76 5g
years in	86 8j
years is	86 -15a5j19h
years of	86 
years old	86 -17a-12g4b28j
years on	85 -10b5j6a
years or	84 5a
years with	81 -17c-16a-6h-4b11j39g
years you	88 10h
years young	88 -5g6k
yes	72 -16g-13a10ch18j
yes $	78 -15g-10a11c19j
yes to	86 -7k14h
yet	66 -9j-8d-7g-5c9e35a
yet $	69 -8d-7j6b24a
yet or	86 -24b31a
you	17 -21k-5g-4e12b15i17f23j30h34a
you #	69 -30j-29d-15c-6k5a7b73g
you $	43 -23a-22k-12f-9h-6b9j12g16c29d31i
you @name	88 -5j8b
you a	61 -25c-13k-8j-6g6d7a8e9h27b
you about	74 -10g-5a8c9h
you actually	85 -4a5b
you add	82 -7g10c
you afford	86 -25c9a22g
you all	85 -9g4b6i
you already	82 4b
you an	85 -8a6c10b
you and	67 -10b-7c-4a5d6g17j
you any	84 -6a8d
you are	47 -36b-29f-14ai-4e6h15d34k54j
you as	79 -13c-12a-4i10g12d16j
you at	69 -24e-10j-5k-4i5bc6a8h27g
you back	75 -10c-5i-4k8e10g12a
you be	69 -9c-6j8e10a15b
you been	60 -10cj-4ik5h12g17a
you before	88 -8a-4g16e
you believe	88 
you born	79 -22e-9j-5d21a27c
you both	88 7e
you bought	71 -8g-6i-5c-4e6b9k16a
you bring	78 -16g-9e12a25c
you built	85 -8g14c
you burn	86 -8b5c6a
you busy	80 12a
you buy	71 -18g9c10e
you call	73 -47c-13ag7f13b31d32h
you called	77 -13j-7ce9d11h16a
you calling	85 -11a9c10b
you came	81 -12a-8c-5g16k17j
you can	73 -17a-12g-8b4j17e25d
you care	86 -5g9c
you carry	65 -9b8a12c
you carryin	88 -9a9b
you carrying	85 -5c11g
you change	75 11c
you check	84 -5c5i7j
you choose	79 -15b-6g-5eh6i11c18a
you close	77 -11c-9g-6a11j23e
you collect	86 -7a7b
you come	76 -14b-9a-8c4i15h23f
you could	68 -37a-6e4b5di8k21g
you cover	88 -8g10i
you covered	81 -11g-6b5e6a12c
you decide	82 -4g6i7b
you deliver	78 -6b
you did	73 -5gi5h6j
you died	81 -10c-5a7g10j
you do	51 -21bg-11i4a6d16hj19k
you doing	77 -31a6c32i
you done	80 -14a6k9b
you down	78 -6a17j
you drink	81 
you drive	67 -15k-4d13c
you driving	81 -8g-6b11a13c
you earn	86 -27c21g
you email	88 11a
you end	84 -5b4a11i
you enjoy	86 -4g7c
you even	88 -7d14a
you ever	61 -18b6c23a
you fall	86 -9g-4a22c
you feel	69 -9g-7a-6c6b8h10i
you feeling	88 7i
you figure	78 -8a-7g5h6c10e
you filed	85 -4g7j
you filled	88 
you find	77 -12c7dk
you finish	88 -5b6a
you first	84 -21c5e30g
you follow	88 -9g6i7b
you for	73 -18c9e10gk
you found	88 -5g10c
you free	86 -14b-6c22a
you from	72 -9a-7c-6k-5i8g9h15j
you get	56 -12a-8d-5ij9b10e14g
you getting	86 -13a13b
you give	79 -35k17c24a
you go	61 -59a-15i-12g-10e-8j12d21c37b41f
you going	73 -6e-5j8f9c
you golf	88 5ac
you got	52 -11j-9k-7g-5h4d10b26c
you gotten	86 
you grow	85 -5b12f
you guys	67 -18g-5j8f10i16e
you had	61 -14g6c8a14j
you handle	79 -29a-5c4b37i
you happy	80 -9i4b5h7a
you have	38 -25a-10e-7d-6fg4b12c14j38k
you hear	79 -28c-6g-5e5f6i33a
you heat	86 
you hire	86 5d
you hit	81 -9a-6j7e10c
you hold	81 7a
you hoping	82 -5e5c
you how	77 -7j-5ck7e16a
you hurt	85 
you i	82 -10a-6bij4d10g14c
you if	73 -9c-6i5k9g
you in	62 -26g-12j-11i6c7a16h28f
you incorporated	88 9a
you insured	80 -11a-8g25c
you into	88 -4a11d
you is	74 -11g-7a5d6j11c
you just	70 -10a-4d21b
you keep	63 -11g-10b4c6d8f12a
you keeping	88 -9a8i
you know	61 -39c-14k-6d-4a7j15be32g
you last	72 -8c24e
you lease	85 -4b7a
you leave	70 -14e21a
you let	81 -6k-5c12a
you like	57 -18j-11g-6f4c15e23b
you live	71 -12g-6e4k18f
you lived	85 8a
you located	88 12f
you look	84 -6g-5a6f11c
you looked	82 -12c-9d25g
you looking	74 -21c-6a9gk15e
you lose	78 -10ce7a8i14g
you lost	79 -8c5g
you love	80 -13c-5g5h6j12a
you make	71 -43c-16d4b15i41g
you manage	86 7a
you married	81 -6c-5ij18a
you mind	80 -6c-5k-4i25a
you miss	86 -7b-5g5ac
you more	79 -10a-6g5h9bc
you mostly	86 -14a6d8b
you move	82 -6a-5g5e8c
you moving	88 
you my	88 5k
you name	82 
you need	61 -21k-12i-7g13c14h25e
you never	88 -4g12h
you nuts	88 4c
you off	84 -8j10b
you offer	86 6c
you okay	79 -8i-4j23a
you on	65 -26a-9j-7d-5h5k6g10ci22b
you one	84 -5h-4d5ab
you open	73 -33e6a35c
you or	66 -8g-7c9b12f
you out	79 -17c-6j-5bg4f15a22e
you over	75 -23j-6c4g9b19a
you owe	74 -22d12c14g
you own	64 -8g-6j10k14c
you park	82 -6f9j
you passed	81 -15c5a11g
you pay	61 -15d-14b-6e8g15a21i
you paying	73 -6a11g
you pick	77 -10h-8g-4e5b6a7i9c
you picked	86 -5e6g
you picture	88 -6i-5a9g
you plan	82 -7ac5b6e
you planning	77 -9b13a
you play	88 
you pretty	88 -9c6ab
you pronounce	88 5i
you pull	81 5h
you put	67 -9e-8c-7b7a9d11f
you putting	86 -13c-6b5ae15g
you quit	77 -13e7c12a
you rate	88 
you rather	78 13b
you reach	88 6h
you read	85 -24k4j7a19c
you ready	86 4e
you recall	84 -10j6b11a
you remember	75 -13d7j8a9k
you rent	74 -11c-8e-4g5bd18a
you renting	86 4b5a
you retire	82 -9a-7e11c12b
you right	72 -16g4b15c
you run	74 -21k-9b-5i5f9j21a
you said	66 -19c-13ag-7i15h19ej
you saw	86 -4a14c
you say	64 -46a-11k-6cei-5f10h15b24g36j
you see	67 -10h-8g-6j11i14f
you seen	86 -6g13a
you sell	79 -14g-5b6c9d13a
you send	75 -6k8a9e
you serve	82 6a
you set	79 -5cf5ai6b
you share	86 -6b10a
you shopping	86 5h
you shut	88 -5b9a
you sign	79 -4a14e
you signed	86 -7e-6c20i
you sleep	85 
you smoke	82 5a
you so	82 -6ag-5c-4j5k8h10b
you some	84 -7c-4a5j8k
you something	84 -4c9j
you sound	81 -8b-6c-5i19g
you spell	82 -7aj9i16k
you spend	84 -13i-5e9f19c
you stand	88 -6j4b
you start	75 -14a-12e-7g-6h14b32c
you stay	78 6f
you staying	80 4c
you still	69 -11c-5d5j8g9b
you stop	86 -7b9a
you store	88 
you sub	88 
you swing	85 -24c6a10i13g
you switch	84 
you take	66 -17g-6j-5d5b6a7h17c
you taking	88 4a
you talk	82 9c
you tell	84 -44k-6g28a29c
you text	86 -6k12a
you that	71 -9b-8k-4g7ad13c
you the	71 -11g-4i9c26b
you there	82 -14a-10c5f6j11h
you these	86 -4a11d
you think	64 -18c-10j-6b-4a6e13h23g
you thinking	72 -7h18g
you thought	82 -10c14g
you to	64 -21b-5j5d6g11ai
you today	79 -5g6a
you told	88 -7a11j
you took	84 -6c6h
you train	88 -4d8c
you trust	84 7k
you turn	81 -13e5f6g
you turned	80 -10c12g
you under	82 -4g10a
you understand	88 -5c7a8j
you up	70 -13c-8g-5f5j9a27e
you updated	85 -14b22c
you use	66 -10b-5f7i14a
you using	86 -11b13a
you usually	82 -4c6d
you want	50 -46a-14g-9k6f7d14j27bc
you weigh	82 -31c35g
you went	82 -10a-6b8j11k
you were	66 -14a-11c-9g6f9d11j14e
you what	73 -9k-7e-4g5b7ci10a
you when	72 -14de12i13a19g
you will	76 -19k-8a8e9g16j
you with	70 -17g-15k-12b-7c12h23a27i
you work	66 -6g-5e5f10a
you worked	88 
you working	88 -6a7f
you worried	88 
you would	61 -24a-17g-12b-9c-6ei12d22k50j
you write	85 -6gk6d14i
you you	81 -6c18h
young	76 -11i-10j-8e-7c-5f4b6ak27g
young are	85 -12i-4c18g
younger	88 -7g5b9c
youngest	85 5k
your	26 -5h4g5c6a8d11ei12j15f
your #	84 6k
your @name	82 -21g11a19c
your account	85 -4d7a
your accountant	82 -6g8c
your address	82 -24a-20k10c40f
your age	81 -60c-10k6a79g
your agent	74 -5i5cg
your agents	88 -17c28d
your annual	84 -4g7c
your apartment	81 -6b6a7f
your auto	79 4d7f
your belongings	85 -4j14g
your beneficiary	88 
your better	75 -18a-7dfg-6b18k30c
your biggest	81 5c
your bike	86 -4a4b
your birthday	77 -12k18c
your blood	86 13e
your bookkeeper	85 -13a-4c4j20d
your books	85 
your boy	84 10j
your boys	88 5c
your brother	74 10c
your brothers	86 -6d-5b-4g7c8a
your buddy	84 -4i11g
your budget	82 -5a13g
your building	86 -7g-4a14c
your business	69 -6d4c8b
your call	88 -5b8a
your car	72 -30c-6e4d7j32g
your cell	84 -7g8c12a
your check	84 -16g-5a5b7d21c
your children	88 -9d9a
your client	85 -5a
your clients	82 
your closing	88 -5c7e
your commercial	86 -5c12k
your commute	88 -15c20g
your company	72 -13c-6j7ad11k
your contents	88 
your coverage	75 -5c5k6a
your coworker	88 -4g4i
your credit	71 -15g-10f-4j5e7k10c12i
your crew	84 -4i5d
your current	68 -10g6c9k11e
your customer	88 5f
your customers	74 -8a-4b16d
your dad	75 -16c8k13g
your dads	88 5b
your date	86 -18c21e
your daughter	72 4g7a
your daughters	82 -11a-10g5b6j10c
your days	88 -6g9i
your deductible	79 -55c-7b16a52g
your doctor	79 5a
your drive	86 -12c15g
your drivers	80 -7d10c
your driving	85 -11c12a
your e	88 -7j-5bd26c
your email	74 -5d-4f22c
your employees	81 
your employer	76 5d6b
your end	88 -14a-4j26i
your equipment	82 -11c6a9g
your ex	88 -6j8a
your experience	86 -6a12c
your family	68 -5c5i7a
your father	82 9c
your favorite	84 6c
your feet	88 8a
your first	80 -8i-6g-5bc6ek18a
your folks	76 -14g-12k-9j5c6a13b14d
your friend	85 -9c-4d7j11h
your girlfriend	86 4b
your goal	88 -7a15c
your gut	82 -10cg-6a7b22i
your guys	82 -6b-4d18g
your half	88 -17c21g
your hands	88 -7b14a
your head	84 -10b-4k6g7c9a
your health	71 -14i-9k-8a32c
your height	85 -25g-4e31c
your home	69 -14c5f13g
your hours	84 -29c-8g9a30e
your house	70 -6a-5c5g6d8f
your household	86 -12g15c
your husband	59 -13d-12e-7i8b9g12j15c
your husbands	73 -18a-7dg5b8ij18c
your income	75 -14g-7a26c
your insurance	69 -20g-8a-7d-5k-4e8f43c
your job	71 -9b-5g22a
your kids	75 -19a-14c4b9j30d
your landlord	76 -9g5a13c
your last	65 -8j5i10a
your lease	77 6c
your lender	86 -4k6a
your liability	82 -17g21c
your license	73 -18e-16c-6b-5dj19g40a
your life	84 -9i-6b8a9j
your list	86 -5g10h
your little	86 -7b6i9a
your main	79 -6g10c
your marital	88 -6g7c
your medical	86 -10a-7c6d11b
your mind	75 -23g-18a4i6e8b12h15c
your missus	88 14e
your mod	88 -13c4g12j
your mom	74 11a
your moms	88 4j
your mortgage	81 -10g4k8c
your mother	79 -7b-6a13f
your name	72 -22aj-6d-5g6k8f13bi21c
your neighbors	88 
your number	86 -6g7c
your occupation	85 13c
your office	86 6f
your old	84 -9c-4b8g9a
your oldest	81 -9d-8c-5b11a19j
your other	86 -5c-4g17d
your own	63 -26c-6k4b10a13f15g
your parents	71 -4b5g10a
your partner	73 -16k-6ag4d10b15c
your partners	80 -6a14g
your pay	88 
your paycheck	77 -7c-5a4i7f
your payroll	80 -46c5b14d31g
your people	73 -14g-5e6i8ad
your phone	82 -7c-5g7a9k
your place	72 -6a-5g5ij13d
your plans	86 
your policy	67 -20c-12b-6dk14h41a
your property	86 -24g-6a9d22c
your record	88 4a
your rent	84 -45c12a35g
your roof	82 
your salary	82 -10a5k10j
your sales	79 -22c32g
your schedule	88 4c
your score	85 -33a13c29g
your share	88 -12c-5a23g
your shop	84 -4h9c
your side	86 -8k-6j21a
your sister	76 -7g-5b5cd10j
your sisters	88 
your social	79 -18b-8k10a27c
your son	72 -9g11a
your spouse	71 4k
your spouses	84 -16c8k12a
your store	88 -9a6f8c
your street	86 9a
your stuff	80 -13c12g
your subs	77 -5g5ab
your system	86 5g
your things	86 7a
your time	79 -20g5c6a11e
your tools	85 6f
your umbrella	86 6g
your uncle	88 -5g7c8b
your unit	86 
your vendors	88 -6b6i
your weight	84 4k7g
your whole	84 5b
your wife	58 -11i-9d-7k-6g-4e4c32b
your wifes	73 -9d-4a5b11g
your will	85 
your wind	85 -7c12b
your work	76 -5c-4b7a10f
your yearly	85 -17g18c
your your	84 -5b6c
your zip	78 -15b6i7a
yours	59 -22b-14j-8k-6c-4h6a7d19e24g
yours $	70 -26c-8k-7j9d34e
yours is	88 -5a5k
yours or	82 -21b12a15d
yourself	61 -8ae-6g-5i-4f6c9k18b
yourself $	69 -15b-10e-4g8c12k20a
yourself or	76 -21a26b
zero	86 
zillow	88 -10g10c
zip	67 -15j-14a14k32c
zip $	79 -16j9a21c
zip code	79 -5ab13c
zone	78 -8e-7j-5dg11a17c
zone $	84 -6d15a
zoom	86 7a
~<#>	34 -37c-35k-25d-19e-13f-4i8h12a29g116j
~<@d	62 -9eg11j16a
~<@da	62 -9eg11j16a
~<@m	66 -11e-8c-6g7a20j
~<@mo	66 -11e-8c-6g7a20j
~<@n	53 -15c-8i-7k-5eh13d14g21j
~<@na	53 -15c-8i-7k-5eh13d14g21j
~<a>	28 -14e-12d-9g-6f8j15i17k21b38a
~<ab	41 -10e6ch22k
~<abl	80 8a
~<abo	41 -10a-9e6h7c22k
~<ac	56 -17g-7h-5k-4b5f6e8j13a
~<acc	58 -11g-6h-5k5d6a7e9j
~<acr	85 8f
~<act	75 -6g-4b7c10a
~<ad	53 -20b-17g-5h4c6aj7d11f17k
~<add	56 -22b-5g-4i4a6c7e12f13k
~<adj	82 -5b6i
~<adv	71 -8g4jk6b9a
~<af	55 -15g-6f5j6ab8i13d
~<aff	84 -6c6d
~<aft	55 -16g-5f5c6b7j9i10d
~<ag	52 -21j-12k-9f-8i-7c-6a6b7h19g41e
~<aga	65 -7c-6d-4f5ab9e
~<age	57 -32a-12j-7k-5fh5b7d12c14e34g
~<agg	86 
~<ago	76 -19g-14j-10c-8i-4b7h17a34e
~<agr	77 -5ek7h12a
~<ah	75 -6c6aj
~<ahe	75 -6c6aj
~<ai	76 -4g5cf
~<air	77 -4g5cf
~<al	43 -8h-7k-6b-5e10i13a21g
~<ala	71 -5k8a
~<alc	74 6cg
~<all	47 -9e-8b-6ak11i35g
~<alm	82 
~<alo	71 -13g-6c11i14a
~<alr	64 -7g-5k-4d5j9e12a
~<alw	77 -8ij-7b7adg11f
~<am	52 -14c-10b-7d-6e6g7h11f12i14j
~<am>	55 -16c-12g-9b-4de4k6j9hi11a15f
~<amo	70 -9a-8k-4f5i21g
~<an	26 -57b-12i-4f6a10e18g20j24k25d34c
~<an>	51 -13i-10d-9b-8e5k8a10h14j17g
~<and	33 -43a-21b-6h10c11g14k21e26j33d
~<ani	84 5a
~<ann	74 -15a9k17g
~<ano	71 -6c-4g4j5e11a
~<ans	78 -6a4g7c
~<anx	86 -7b13a
~<any	35 -70b-14j-10g-7e-6h8k25c108a
~<ap	56 -9b-6g7f9j15a
~<apa	64 -10b-4i4k5d6a
~<app	62 -6g-5d5f10a
~<ar	32 -17g-5h4f24b31a
~<arc	88 
~<are	33 -13g-5h-4d5cj8f16a27b
~<aro	58 -7bj8d
~<art	84 -26c32a
~<as	48 -30a-15k-14i-10b-8c9h15dg48j
~<as>	58 -26a-14i-11ck-9b6g17h24j28d
~<asi	80 -6b-5c7a12g
~<ask	55 -8d-6k-5h-4b5f7g9cj
~<asp	84 -4b8j
~<ass	76 -6a8j14b
~<at	42 -14b-9c-8i-6h7k23g30j
~<at>	42 -13b-10i-6h-5c7k15g33j
~<att	76 -5c-4e5i
~<au	59 -8i-7g5a6b7c
~<aud	66 -8a-5i6k15b
~<aut	66 -6g-5b4c5f10a
~<av	85 -11c7j8g
~<ave	88 9g
~<aw	58 -16j-14a4b6e15d16k
~<awa	64 -10c4a9k11d
~<awe	71 -11j5ek9c
~<awf	86 -5a4c
~<aww	79 -11a5k6e9d
~<b>	77 -7c9a10b
~<ba	44 -7d-6f-5ei-4h10gj21c
~<bab	67 -6b5e10a
~<bac	53 -6d-5ce6bg8a
~<bad	69 -6e-5ij7b9c
~<bal	72 -17c-8a4j7k23g
~<ban	65 -4ij6b10d
~<bar	71 -10d-9a9e22c
~<bas	66 -5g6ij10c
~<bat	73 -10a-5b5jk14c
~<be	36 -8i-5fk5e14a29d
~<be>	50 -12i-10f-7k-6h5a6j7e9g18d
~<bea	74 -6c5b8a
~<bec	65 -11i-6j7d17c
~<bed	75 -8a4g
~<bee	49 -8g-7e-6j4b5k6h9c17i
~<bef	55 -13k-5e5f6dg11i
~<beh	70 -9c-8a-7g5f12h16d
~<bei	70 -7b-5gk5f11i
~<bel	69 -22b-8k-4d6g7j9f17a
~<ben	67 7a8d
~<bes	62 -13g-7b-4i7e13c14d
~<bet	62 -9a-8g4k14b16c
~<bi	49 -21i-16a-7j4d5e8g13k15c17b
~<bid	88 
~<big	56 -20i-8j-4a5d7ck11b19g
~<bik	77 -6a4f7k
~<bil	68 -16g-10a5c6b8d
~<bin	84 -11c5fk6b
~<bir	63 -11a-9g-5b-4d16e21c
~<bis	86 6g
~<bit	77 6a8g
~<bl	62 -15k-5f-4bgh4d5e9c19a
~<bla	80 -4k5d7b8c
~<ble	82 -5j8d
~<blo	67 -12b-11g-9k-4d9e12c19a
~<blu	84 -10c6a11g
~<bo	47 -31g-14f-13i4j5e7hk21a29b
~<boa	71 -8b5j12a
~<bod	79 -10a-6i4k14c
~<bon	85 7a
~<boo	65 -14a5dh6j9b
~<bop	82 -7g6c10a
~<bor	68 -11g-6d5c7be8a
~<bos	77 -9j5c17a
~<bot	63 -6g-4i4h5a7b
~<bou	69 -9g-6i-5cj-4e8k11a17b
~<box	70 -6cf8k12e
~<boy	70 -11a-6g-5c-4k5hi7j18b
~<br	52 -18d-7k-6i8h18c19g
~<bra	76 -9c15a
~<bre	67 -15b-5ak5d10c21g
~<bri	63 -8a-7d-5i6f11g13h
~<bro	63 -19d-12g6bj22c
~<bs	88 -4c12a
~<bs>	88 -4c12a
~<bu	40 -18c-10d-6f-5h8j9b16g26e
~<buc	84 9a
~<bud	71 -6ad-5c5k18g
~<bug	78 -10g-4ai7bk9h
~<bui	56 -9j-7c-6i-4h9k10g20e
~<bul	86 -6c-5k6fi
~<bum	80 -5h8b9j
~<bun	74 -10g-8c8b9a10i
~<bur	63 -14a-5b-4k7j9g19i
~<bus	49 -11i-8f5j6c7bd11e
~<but	62 -9c-6d-5a8e18g
~<buy	63 -7g5ae6b
~<by	52 -17d-13g-7h-5k14e17b20i
~<by>	52 -17d-13g-7h-5k14e17b20i
~<c>	79 -45a-5b8c18i32j
~<ca	34 -15c-9g-7b4i6h12k13f18d23a
~<cab	88 -6b12j
~<cak	86 -10c6a10g
~<cal	51 -26g-16i-11a-6e6f8c15b21d22h
~<cam	63 -16b-8ci-6d-4f9k12g14a17j
~<can	47 -18j-11k-9g7di11f16a17e
~<car	43 -7bh-6aejk6df20i29c
~<cas	63 -17a-5c6k7g21b
~<cat	67 -12d-7i-5a5b8g9e16k
~<cau	85 -18c10k20a
~<ce	59 -13g-6k-5a6bc7d10fj
~<cei	86 -6a-4g4j10f
~<cel	79 -13g6b7a15c
~<cen	88 -10a13j
~<cer	62 -7c10d
~<ch	46 -18d-12cj-9e6f10b16k30a
~<cha	55 -25c-8e-4fi6g8a11b15k
~<che	57 -12j-10d-4fi4c5e8k12a14b
~<chi	67 -15d-6a6i7f8g9b
~<cho	74 -16g-15b-7e5dh7c13i16a
~<chr	84 12f
~<chu	79 -6b5f9a
~<ci	69 -5dg7c8fk
~<cig	80 -6a5b6k
~<cit	74 -9b-5g6a9cf
~<cl	46 -19i-14c-6h6d7ef8aj9bg
~<cla	58 -9e-6d7k9i12c
~<cle	66 -21i-10c8j10b26a
~<cli	62 -9g-8b7a10f13d
~<clo	55 -20c-15a-13i5j10b22g23e
~<co	31 -30c-13k4b7dij9f11h24ag
~<coa	81 -6a-4j8b11g
~<cod	72 -7g-5abj7k24c
~<cof	82 -5j-4a5k11i
~<coi	81 -10k5j11b
~<col	58 -6i-4h7ag8b
~<com	41 -13a-9b-8g-6j6i11f14d28h
~<con	54 -5dh-4e6f14b19a
~<coo	69 -7b-5fj4c19d
~<cop	74 -16b-5c-4gk7j20a
~<cor	65 -32a-6k-4gi5c11b12f24j
~<cos	60 -16a-6hi7j28g
~<cou	47 -13k-11h8c13g15e
~<cov	49 -10d-8f-5gj5ac6k20b
~<cow	85 -5g6c
~<cp	82 6k
~<cpa	82 6k
~<cr	54 -13a-12f-5gj7dik9e15b
~<cr>	86 
~<cra	67 -15a-4g6k7bh9d
~<cre	58 -11f-8i5ck7a9e
~<cri	86 -6c5e8i
~<cro	85 -11a11i12b
~<cu	53 -14g-10a-7f-5b6d8ch9i11k
~<cur	63 -16a-11g-9bf6h8e14c18k
~<cus	61 -7c-5g-4b4k8a11d
~<cut	73 -7k4c7b
~<cy	84 4d
~<cyb	86 
~<d>	82 -4ac7k
~<da	45 -9h-8f-5d8ak10g21e
~<dad	67 -17c4g6ai7b
~<dam	67 -8e-7b12g13a
~<dan	82 -11c4e7a
~<das	82 -9k5g10a
~<dat	64 -19a-15g-7h-4d9k23e25c
~<dau	68 -6k-5dg5j8c12a
~<day	51 -10a-4f9g18e
~<de	45 -18a-11c-10f6e12bd15gj
~<dea	64 6abk
~<deb	77 -24a-6d5g8b22c
~<dec	61 -7g-6bk-4f11d12j
~<ded	63 -9a-4ck22g
~<dee	79 -10b-7a4d5c6g9i
~<deg	78 -7c7b10g
~<del	67 -15c-10b11a15e
~<den	73 -4i4h
~<dep	71 -15c10b13d
~<des	74 -12a-6gi9k22b
~<det	78 -7b11a
~<dev	84 -4a7j
~<di	34 -16k-15b-10df7c8h10g11i15e37a
~<dia	71 5c
~<did	36 -24k-13b-10d5g7c9j11h15e18a20i
~<die	69 -10e-5c4i7aj8g
~<dif	69 -7b-6j6ak7c
~<dig	75 -6a-5bg8k18c
~<din	79 -9c-7j5d9ae
~<dip	85 -18b-6g11c14a
~<dir	88 -6a6b9h
~<dis	64 -8c-4g9a10jk
~<div	72 -11c-9j5g22a
~<dm	88 -4c6e
~<dmv	88 -4c6e
~<do	24 -45k-18j9i10bd20f29e52a
~<do>	27 -43k-40j-7g11h12i16bef22c48a
~<dob	84 -9a18c
~<doc	67 -19g-7a6i18d
~<doe	41 -25k-9j-7h4g7i14e16d22a
~<dog	71 -6b6j9a
~<doi	61 -12g-11j-7d-6eh7k16c20i
~<dol	66 -14a-5c4b7g16j
~<don	65 -13a-10e4f8b9c10d
~<doo	65 -22b-13c5gk8j11f13e
~<dos	86 -6c18g
~<dot	80 -15a20j
~<dou	88 -17a9g15b
~<dow	53 -22c-14a-12i5d8k11h14g15j
~<dr	44 -19c-9g10d12h17b
~<dra	73 -12a-6c5h6e8b
~<dri	47 -5h-4ej5b7d16a
~<dro	69 -19a-14c4i12b22h
~<dru	78 -13c10d
~<dry	85 -6g-4i5j8a
~<du	68 -9af5e7g11k
~<due	77 -17c-9g15a20e
~<dui	85 -15a22c
~<dup	88 
~<dur	88 4c
~<dw	81 -8c-7a16g
~<dwe	81 -8c-7a16g
~<e>	75 -18a-6dg-5k4b8c29j
~<ea	59 -30c-15a-10b-5h5j14i25g27k
~<eac	67 -13a-8c-5e6d7g10j11k
~<ear	70 -21c-14b9a15g19k
~<eas	77 -8b16i
~<eat	81 -13a-5c11b13g
~<ed	78 -6bgj10c13k
~<edu	79 -6abj-5g14ck
~<ei	79 -14b-6c14aj
~<eit	81 6j
~<el	54 -19a-12g-4b7h8j13c17d
~<ele	73 -9c4j
~<els	56 -10ag-5b5j8h9c17d
~<em	51 -9c-5agh6d7k10j15e
~<em>	69 -26c-11a4b6d8j13e17g
~<ema	61 -6dg-5e4k6i19c
~<eme	82 5d
~<emp	60 -13g-5c-4i4d5j12e
~<en	57 -28b-8d6i7a8k9g13h
~<end	64 -15a-14b-7c-4d8j23i
~<eng	82 -10j-6c5e6a10g
~<enj	81 -5b-4g6c10a
~<eno	71 -17bi-9c-4d12g16h23a
~<enr	88 -10g15c
~<ent	86 
~<eq	68 -16c5a18g
~<equ	68 -16c5a18g
~<er	80 -19k-11b6a16ij
~<err	84 -19k-11b17i21a
~<es	77 -11f-6c8j15a
~<esc	81 12a
~<est	85 -11f5b6j
~<ev	43 -20c-11b-9d-5h6fj7k8i34a
~<eve	43 -18c-10b-8de-5h4g6f7k8i38a
~<ex	51 -16g-10d5bh7k12ae
~<ex>	88 -6j8a
~<exa	67 -14a-6d10f15e
~<exc	68 -19g-7k-5j5b13h14a
~<exi	86 8j
~<exp	59 -13c-9g-6f-5d5i12k16a
~<ext	70 -9b-4j11g13c
~<ey	85 -17a5i7d8b
~<eye	85 -17a5i7d8b
~<fa	47 -28i-16k-13d-9b-8h9c10e16f24g30a
~<fac	76 -11b-10c-9a7d8k10g13j
~<fai	74 -6fjk6g13a
~<fak	82 -13g-7b5a8i9c
~<fal	70 -11g-6d-4j7a12e15b
~<fam	58 -5egj5b10i12c
~<fan	86 -16b-5g4f5h9c12a
~<far	59 -37i-17b-10c-4dh5e17f18a44g
~<fas	77 -11i-4k4c5g12e
~<fat	79 -15k-10a-8b8c12f16j
~<fau	77 -13d-4j8a22b
~<fav	81 10c
~<fax	85 -11c4k5i6f
~<fe	52 -35b5hj6ik12c17a
~<fea	88 -6a-5d16c
~<fee	57 -5e5g7i8h
~<fel	73 -8b5e6c
~<fen	73 -20b6k18a
~<few	75 -12b-4c6k9j12a
~<fi	43 -14c-8i-4b6fj7k15d16a
~<fia	86 8j
~<fie	86 7d
~<fif	84 
~<fig	67 -15c-7i5h7e11g
~<fil	63 -10b-8g-5h-4e4c6j7d13a
~<fin	56 -12c-10g-6f8eh15b
~<fir	52 -8e-6h-5a5f9d18k
~<fis	82 -16b7f9a
~<fit	88 6a
~<fix	73 -8g-6k-5d5f7c10a
~<fl	59 -18g-6e8c22b
~<fla	75 -12g-5i5c15b
~<flo	63 -8g-5a5b7c
~<fly	79 -5f-4j8b10a
~<fo	33 -11e5d7h12b13i21k
~<fol	62 -11g-9jk-7e5i7h11b16d
~<foo	69 -6k-5i9c12g
~<for	34 -12c-5e8hj10gi28k
~<fou	75 -14g-5e6a7c11b
~<fr	45 -25g-11b6ik7h9e12j19c
~<fra	76 -11c-6a-4g19e
~<fre	71 -21a-17g4e6b8k25c
~<fri	71 -5eg4c7h
~<fro	47 -18b-8g5f6i10h16a
~<fry	86 -6a5c7j
~<fu	53 -13f-8e-6i-5h6k7g9c12b13a
~<ful	61 -11f-5e6k7c10g11b
~<fun	62 -9e-7i6bk11a
~<fur	72 -6k-5ac8e
~<fus	86 -7b13a
~<g>	85 -18a8cj12g
~<ga	57 -10g-5h-4a5f6b21j
~<gal	88 7j
~<gam	85 -9a12j
~<gap	75 -8c6e8a
~<gar	67 -6g-4c11f
~<gas	84 -11a5c13b
~<gat	80 -6g-5b5i8a9j
~<gav	75 -4a7c8g
~<gc	85 -12g13c
~<gc>	85 -12g13c
~<ge	43 -12g-10j-5b-4f9i12ae19k
~<gei	88 
~<gen	72 -5c5k8g
~<geo	85 -6c-4f14k
~<get	43 -9c-8j-7b-6f4g7k11i13e14a
~<gi	52 -17e-10f-8hj4g7bc11a25k
~<gir	71 -6a14b
~<giv	54 -14e-9fj-5h-4i7cg11a28k
~<gl	68 -12g-7k4e9b10c
~<gl>	79 -11g6a11c
~<gla	73 -8a-7g-4k4h5c6e15b
~<gm	85 -7a-5c5b8j
~<gma	85 -7a-5c5b8j
~<go	33 -11e-9i-7j4c8ag22b33k
~<go>	48 -12j-11e-10c-6g4d26k27f
~<goa	86 -7a15c
~<goe	68 -10i-6dj6e20k
~<goi	54 -10f5g6h12k
~<gol	82 -4g5i
~<gon	66 -7e-5i5a8b9j
~<goo	52 -8fk-5g7b10i14a
~<got	40 -13f-7e-6i6a7d8b12j14c
~<gp	88 -8a-4g14c
~<gpa	88 -8a-4g14c
~<gr	53 -16a-8h-7i7fg8bc10d
~<gra	62 -14g-10a5bc9dj
~<gre	73 -12j-7k-6i7f8g13c
~<gro	61 -8a-7i5b11g
~<gu	54 -22c-10a-7h7jk14d19i
~<gua	80 14d
~<gue	75 -13c6k14j
~<gui	84 -8a4c8k
~<gun	81 -12b4g5c10a
~<gut	79 -15a-10cg17b21i
~<guy	58 -12b-8c-5h6fg7d8i9e
~<h>	82 
~<ha	28 -12e-10h-6f-5d11k12b13i44a
~<hac	79 5d7c
~<had	53 -10b7a13j
~<hah	75 -12a7g10b
~<hai	71 -14c7h17a
~<hal	65 -11j-4be6a10k11d
~<han	56 -18c-10gj-8e6d9b34i
~<hap	52 -16e-8g-6i5a9h10k15c
~<har	68 -11g4c14a
~<has	53 -7bde-5g5f29a
~<hat	77 -6j-5c4a5f8g
~<hau	81 -16c-7a8b16i
~<hav	31 -14d-12i-8f-4h6e7k11g12j13c22a
~<he	39 -25e-16b-5a5g6c7i10f12j13k21d
~<he>	52 -22e-9a-6k-5f8g10di13c14j
~<hea	48 -14g-9b-7c-6h9i10j14f20k
~<hei	77 -10a-8j-5e6g22c
~<hel	64 -17c-6j-4e6h12b13i
~<her	53 -29i-14a-5b-4e4h6fj7c20g22d
~<hes	84 4h6a
~<hey	80 -11g7ci8a
~<hi	48 -28a-26d-24k10f11j13c14e43b
~<hid	88 -4c7b
~<hig	61 -16a-14i-8j-4k15g18f25b
~<hik	85 -13a-6ck5b6j22g
~<him	68 -13k-5c8b11e
~<hip	88 
~<hir	71 -20e-11g6j10b22c
~<his	61 -25d-22a-9g5h8i12b16j24e
~<hit	65 -15g5c6ae10i
~<ho	27 -64a-32b-18j-12d9e63g109i
~<hob	80 -9a-6g20c
~<hol	62 -16g-5e-4bc4a8f10i15d
~<hom	50 -11c-9i-7h6k11f17a
~<hon	74 -15g-11a5k7b9c10j
~<hoo	85 -6a4j11b
~<hop	77 -4e7c
~<hor	88 -6j4b8a
~<hos	71 -8b4f7a9j
~<hot	71 -14f-11c7g12j14a
~<hou	45 -7i-6c-5j7d10e12b13g
~<how	30 -112a-41b-26dj-8f-4k9e12h88g144i
~<hr	88 
~<hr>	88 
~<hu	50 -16f-8b-6k8j14a16i
~<huh	76 -18a-11g7c15i18j
~<hun	80 -6b7j9a
~<hur	62 -20f-13b-5e10g11i18a
~<hus	56 -6k-4c4b7d
~<hy	73 -7c-4i7g9a
~<hyd	76 -7c8g10a
~<hyg	88 
~<i>	34 -31g-26a-17b-7f19i39j65k
~<ic	88 -16c6e15i
~<ice	88 -16c6e15i
~<id	69 -13d-10e-8g5k6b23a
~<id>	78 -10e-5g6j7b11c
~<ide	75 -6c8k11a
~<if	41 -14j-13ab-12h-8i4d12g15f25c32k
~<if>	41 -14j-13ab-12h-8i4d12g15f25c32k
~<il	88 -4b8a
~<ill	88 -4b8a
~<im	72 -8a-6g-4e4h5b19c
~<imp	73 -6a-5g5bh13c
~<in	29 -19c-14b4h6k9j14f19g30a
~<in>	33 -17c-7b5hk9ai11j14fg
~<inc	62 -5bh5g20c
~<ind	84 -10a11b
~<inf	72 -5g4f10c
~<inj	71 -5b4k6g
~<ins	44 -19c-8j-4i4f6d13g24a
~<int	63 -12a-8g-6i4j7h8de12k
~<inv	71 -10c-5b9g10a
~<ir	85 4a
~<ira	86 
~<is	23 -8ck13d14i17a48j
~<is>	23 -10c-8k15di17a47j
~<iss	81 -5d7c
~<it	28 -11d-7e-5f5k7a8i9h23b31j
~<it>	28 -11d-7e-6c-5f5k6a8i10h24b32j
~<its	82 -4c4g8a
~<ja	86 -12b-9c10g14f
~<je	74 -8a10c
~<jee	88 
~<jew	79 -4a6c
~<jo	55 -12b-10g-7k-5j-4h5f7e8d12c17a
~<job	55 -11b-9g5f8d11c15a
~<joi	82 -6j-5k16e
~<ju	47 -17c-12g-7de-5i5a12h17k26b
~<jud	85 4a
~<jum	76 -13a-7b4g8c17h
~<jun	85 
~<jus	48 -24c-14g-9e7j10a20k28b
~<ka	86 -14i-11c7e10a14b
~<ke	51 -22g-5j10a18h20k
~<kee	54 -21g-5e9a10c21k
~<kep	73 -10g-7c22h
~<key	76 -4g
~<ki	47 -10h-7a-5e10gj12b
~<kic	81 -15c5j6b11g
~<kid	54 -8g4d5f6b8a
~<kin	55 -7ah-6e-5f7b9g19c
~<kit	71 -8a-5bc4k6gi8j
~<kn	51 -14g-11b-8d-6c-4h6j10a11e27k
~<kne	86 
~<kno	51 -13g-11b-8cd6j10a11e28k
~<l>	82 -55b-8c14g59a
~<la	42 -13b-11f-8i6c14g15j19e
~<lab	81 -11c16j
~<lad	74 -10a-9b5c7i15j
~<lai	81 -8c-4b7d11a
~<lak	80 -4c5j9g
~<lan	62 -14b-6g5j12e20a
~<lap	76 -8i-7g-6a5b7j17h
~<lar	85 -18i11c13g
~<las	48 -15a-11k-6f-4d12i18eg
~<lat	69 -7c4a8g
~<law	67 -16g-8j-7d5b6a10k20c
~<lay	80 -9j-4b4c5g6a
~<le	44 -18g-10b-5d4a20k33c
~<lea	50 -19g-6ik5c7j9a20b
~<lef	69 -11c-6a19g
~<leg	73 -15d-6b-5g6a7k23c
~<len	73 8k
~<les	76 -19a-4e5f10g17c
~<let	58 -15g-8a-7j-6f-5b4h5e7c10i23k
~<lev	78 -9b-6ag15c
~<li	34 -26a-8b-6eh7d9i11f13c19g31k
~<lia	61 6bg
~<lic	60 -13a-4f8b9e12d
~<lie	79 -5b-4c9a
~<lif	54 -12c-10b-7a5f24g
~<lig	79 8d
~<lik	43 -9g-7c-5bf6e16k21i
~<lim	62 -19a-5b-4dj19c28g
~<lin	61 -9aj-5ef7k13g15c
~<liq	86 9a
~<lis	60 -19a-7i-5bg7d26k
~<lit	59 -5degh-4j10i13c
~<liv	56 -15a-14de-13g6c10j20b28f
~<ll	77 -8a-5h19b
~<llc	77 -8a-5h19b
~<lo	39 -32i-22d-5j9k10e13bf19g22h
~<loa	63 -11g-5ae5b9j13c
~<loc	64 -13c-5g5i6e7f11a
~<log	81 -10b-6d20c
~<lon	52 -39i-13a-12c-9j-5d7f12h15e52g
~<loo	54 -7a-4d6c
~<lor	86 -7a6i8c
~<los	61 -19e-4f6h8i15a
~<lot	67 -6g5b10c
~<lov	67 -9g-8c-7j-5bi7ak11h12f
~<low	70 -22i-5j6g27b
~<loy	82 -9c4e8j9h
~<ls	88 -32b-16j8i43a
~<ls>	88 -32b-16j8i43a
~<lu	74 -9b-6d4c15a
~<luc	84 -5b-4d4ai7c
~<lum	85 -7c6j
~<lun	84 -5g5c12a
~<m>	81 -9a-4g5j16c
~<ma	38 -14e-13i-12k-8a9b14h17c30g
~<mac	73 -10a-4d6f9j
~<mad	64 -16g-6b-5ck6f35h
~<mai	63 -13a-9g-5i-4e5b9f14c16d
~<mak	54 -12j-8dk-5f-4e5a6b8g13c14i
~<mal	84 -7b8a
~<mam	84 -16a5c6b9g
~<man	45 -13i-12c-10b-9j-6k-4af8d63g
~<mar	64 -11g-7i-6d7jk19b
~<mas	88 -11a17b
~<mat	70 -8d-4c9k15j
~<may	71 -8k-6c-5b6d7g16a
~<me	35 -29a-27g-17d-15f-8ei-6c4h11b123k
~<me>	37 -25a-24g-21c-15d-14f-10h147k
~<mea	72 -7j-5k4b12h
~<med	64 -10g-5i13b14c
~<mee	73 -6k7ac
~<mem	84 9a
~<men	81 -8a-4k5g8c11j
~<mes	78 -6k7g
~<met	74 -8a-7g-6k8bj17h
~<mi	48 -10j-7df-6k6i13e21g
~<mid	76 -7a-6i5ce12g
~<mig	80 -17b-6j6e8h10d
~<mil	62 -17a-4cf5j28g
~<min	55 -22c-12j-8d-7k8i11g12b23a
~<mir	86 -12a-5i20j
~<mis	67 -19g-16j-5b7a8i9e25c
~<mo	38 -12i-11g-6a-5hj7f12e23c24b
~<mob	86 -8a-4k9f10b
~<mod	75 -21a-4e8j9c12b
~<mom	67 -7b-4d5k15a
~<mon	48 -16j-8i-6a5f6k9e22c
~<mor	51 -9j-7c-5e-4di7a9k25b
~<mos	61 -5k-4e4g5j14c
~<mot	67 -8cg-7b7d9f16a
~<mou	85 -7g7i9c
~<mov	61 -7bk-5g7j21e
~<mr	85 -6b13a
~<mrs	86 -5b5a
~<mu	44 -31i-19j-6ck13b59g
~<muc	45 -31i-17j-7dk-5c-4e4h14b62g
~<mus	80 -7b5d6a
~<my	55 -22j-12a-6k5b6e7i15d20f
~<my>	55 -21j-11a-8k5b6e7i15d21f
~<mys	82 6c
~<n>	81 -15a-5b9c18j
~<na	49 -29g-20j-17a-5h7i11k22d41c
~<nam	50 -28g-23j-7e-5h-4a4f8i14k17d41c
~<nan	86 4b6d
~<nat	84 6j
~<ne	41 -16d-13a-8g7e12i13h29k
~<nea	69 -14b-7c-5k4g8a24f
~<nee	47 -14g-13i-11d-8b-7f-4c5e10h63k
~<nei	74 -6a5b
~<ner	82 
~<nes	86 -7gk-4j9i10e
~<net	82 -8bc22g
~<nev	72 -17a5h9j10c
~<new	57 -22k-5d5j14bi
~<nex	65 -4j4h7b8c
~<ni	57 -12j-7e-6i-4h6g7b8a10f
~<nic	67 -10e4bc7a
~<nig	63 -11j-6i5g8a11f
~<nin	88 
~<no	37 -29b-20d-8a-7i-4e5c8k17g24h41j
~<no>	55 -39b-20i-7dg5f7e8c10a46j
~<nob	71 -8d-6e8c9j
~<noi	85 8c
~<non	77 -7bc9h13j
~<nor	75 4a
~<nos	86 -9c5ak8f
~<not	44 -8a-6b-4e5k8g12j15h
~<now	50 -21j-12d5b11h16g17c
~<nu	49 -13e-11b-8d5k6i15g24c
~<num	50 -15j-13e-7b-6d-5h9ik14g26c
~<nur	74 -11b-8c8hj10a
~<nut	82 4g8c
~<o>	79 -11c-7j-5g4b27a
~<oa	84 -5b5c7a
~<oak	84 -5b5c7a
~<ob	88 -4a5k
~<oc	75 -5k4a9g
~<occ	75 -5k4a9g
~<od	81 -15a12g17k
~<odo	84 -9a13g
~<of	34 -9h4e6k10ai16d
~<of>	36 -8b-5h4ak5j8c9g11di
~<off	49 -25g-12j-10c6adi8e13k15b
~<oft	74 -13i-6ac35g
~<oh	61 -22g-19j-9b4h7f8k9d11a14c
~<oh>	62 -24j-22g-11b5h8f9d10k14a15c
~<ohi	88 7j
~<ok	48 -19j-14b5f7d10g11a14i
~<oka	48 -19j-14b5f7d10g11a14i
~<ol	51 -43i-7d-6k14ej44g
~<old	51 -43i-7dk14ej44g
~<on	30 -14cf-10e8i15a20dk22j
~<on>	33 -19f-18b-11c-6e8d10i14g19jk23a
~<onc	73 -7g-5k4e9c10b
~<one	43 -10a-5c8j9f19d
~<onl	63 -9d-7g-4f7bk8c13j
~<oo	80 -7a-5k4i7g
~<ooh	81 -6a-5k7i
~<op	61 -9g6e9a
~<ope	62 -7g-6i-4j7e8b10a
~<opi	86 -6a4d
~<opt	85 -13b5ai9j
~<or	31 -67a-61j-34e-28g-22k-15h-6c6d11f259b
~<or>	32 -79a-61j-34e-29g-21k-14h-6c7d11f272b
~<ord	85 -5c7f
~<ori	74 6bd
~<ot	56 -9f-5ack11h12g16d
~<oth	56 -9f-5ack11h12g16d
~<ou	44 -25g-8d-6f5a7k8b11e28c
~<ouc	88 -19g23c
~<oug	86 -8d-5g6c13a
~<our	70 -11c-10a-7g6j7e12i
~<out	44 -9i-6fg6b7e8k19c
~<ov	49 -11c-7h-6a5f6b8j20g
~<ove	49 -11c-7h-6a5f6b8j20g
~<ow	49 -15cd-13j-5h4f6a8i20g21b
~<owe	69 -21d-10a5k27g
~<own	50 -16c-13j-5h5f9i14a20b
~<p>	84 -8b-4g6c12a
~<pa	37 -24e-15h-10d-6k4j8b17f18a20gi
~<pac	73 -6g-5d8f11a
~<pag	69 -6g-5b18k
~<pai	63 -8c7a8b12g
~<pan	82 6a
~<pap	67 -14a-12g5i7f8bc
~<par	52 -13dek-6h4j11b14c24f
~<pas	61 -13e-6k5j10d11a
~<pat	75 -16b-5g16a
~<pay	44 -13a-11c-6h-5dj-4fk6b22i42g
~<pe	48 -10i-7f-5k9c14d15b
~<pee	79 -15a-7g6j8d15c
~<pen	75 -10a9bc
~<peo	58 -6e-5j-4f9a12d
~<per	55 -10i-8c5ae7b12g
~<pet	86 -15a-7g28c
~<ph	60 -6h-5d4e8b9j
~<pho	63 -6h-5di4a6e9b
~<phy	76 -8g4ik
~<pi	54 -8j-7g-5ei13k19a
~<pic	59 -11e-6j-4a7b20k
~<pie	85 -4g7e
~<pil	76 -5e4b10c
~<pin	86 -7c7e9a
~<pip	73 -6b15a
~<pit	86 -4k6a
~<piz	86 
~<pl	45 -9i-8h-4g5j6ac11k12f
~<pla	47 -7h-6ik-4e5f7j8a11d12c
~<ple	67 -12a-10d-9e-6j-4c13f14b24k
~<plo	86 -9b9a
~<plu	71 -5cg-4b11e
~<po	44 -13i-12d-7b-5f6hk7g10c11e18a
~<poc	76 -6a-4i10cg
~<poi	81 -7g-6c-4b11a13h
~<pol	48 -13a-11i-6d8ck11e13b
~<poo	68 -10b4i5j9a
~<por	80 -4d7a
~<pos	75 4g5c6e
~<pou	80 -9b-4j12a
~<pow	88 
~<pr	44 -22a-6d5h14b16j19c
~<pre	59 -12a-5fh5k9j10b14c
~<pri	58 -15a-7i-5h-4d6f8c12b13g
~<pro	51 -6a-5k10j15h
~<pu	50 -20c-13i6e16b26g
~<pul	70 -5ij-4c13e
~<pum	84 9a
~<pur	81 -20a9b18g
~<pus	79 -5g-4dk7b
~<put	53 -14c-7i-5e5a6f19g
~<qu	54 -8h-7i-4e15c17b
~<qua	79 -4a7j
~<que	69 -5h5c6d
~<qui	63 -7j-5g-4i8b17c
~<quo	66 -4ck9g10b
~<ra	54 -13i-9e-8b6j7c8h10k11g
~<rac	80 9a
~<rai	66 -9ci-8e-5k16a17g
~<ran	79 -8a4c
~<rat	62 -17a-14c-5dfi5j6b9g14h17k
~<re	38 -23i-13f6e8ak11h13b23j
~<rea	53 -20i-17a-8df-7b-4g8e11c17h37k
~<reb	77 -10c11a
~<rec	58 -14i-12c-10d-5h10k13b28a
~<red	77 -7b4a6j
~<ref	79 -11c-6a6b20d
~<reg	68 -20c-5d5j6a18g
~<rej	88 5h
~<rel	80 -5c4g
~<rem	67 -16k-8e-4g7i13a20j
~<ren	53 -14k-7j-6a-5f-4i9d14b16g
~<rep	61 -6g-4i4k5j6e7h
~<req	73 -4g13c
~<res	69 -17k-5eg6d8bh9i
~<ret	65 4g6j
~<rev	77 -9e-4j5c11g
~<ri	37 -17c-11ek-10d-9b-8h15g18i50j
~<rid	73 -18b-7d-5k10f13c16a
~<rig	37 -18a-12c-9de-5h-4k24i50j
~<rin	68 -16c-11b-7ik6d13a27g
~<ris	78 -5c-4g5a12b
~<riv	86 -8b10a
~<ro	50 -10b-9h-5f-4a5d6k16g17c
~<roa	70 -5k4f8a
~<roc	85 10c
~<rol	85 -22j11d24a
~<roo	55 -22b-8e-7h5i6a8g9c14k
~<rot	84 -9c-6a10b11e
~<rou	69 -29a-6f10c14b15g
~<ru	54 -23c-18e-8j9d13b40g
~<rul	86 4c
~<run	55 -19e-14c-10a-6j4h10d18b29g
~<rus	86 6a7e
~<s>	78 -17a-5c6b23j
~<sa	41 -25e-11b-6f-5g6c9a15k19i22j
~<saf	67 -7g4b8c
~<sai	62 -13a-12c-7g4k20h22j
~<sal	63 -13e-10b-6i6j22g
~<sam	62 -26b-6f-5j7g8ek27a
~<sat	79 -6gj-5ik7a11ch
~<sav	65 -5f-4c5b11g
~<saw	77 -10k-8g6a10c11i
~<say	50 -23e-13a-11h-9c-8g8df9j10b14k28i
~<sc	54 -23a-10c5bf9d12i13g
~<sca	67 -18c-7j-4f8h11g19i
~<sch	60 -15g-7i-6a-4h4e5k6d10b11f
~<sco	76 -26a-6k20cg
~<scr	79 -8a-7c8b11d
~<scu	82 -9b6g8a
~<se	43 -24c-13g-10i-6hj8k12e13f17b27a
~<sea	75 -13a-8c5b21e
~<sec	62 -10g-4b4i6j7ck
~<see	59 -18c-11g-10h4d6b9e17f
~<sel	65 -9c-5k-4f6e9d13b
~<sen	58 -11g-8c-7j-4i5hk10af11b
~<sep	79 9a
~<ser	66 -7c-4b6g15a
~<set	63 -14i-10e-7j-4a14g16b
~<sew	85 
~<sh	41 -21g-14e-10d5b7j12a25i28f
~<sha	62 -12c-8dj-5g6a7b11f21i
~<she	53 -16e-14d-10c-8b-6f6gk15j28i
~<shi	68 -7ac5j8b18e
~<sho	47 -15g-13e4a9d31f
~<shu	71 -15g7a11c
~<si	46 -12a-11g-4c6j7i40b
~<sic	77 -7g9c
~<sid	66 -6k-5j17b
~<sig	61 -9g-8b-6c-4h6e7i9j11a
~<sim	85 -19a18b
~<sin	58 -11a-10g6i8j18b
~<sis	71 -5g9j
~<sit	63 -13j-9g-5i6c8a13b
~<siz	81 -23c-10a5b32g
~<sk	72 -7c-5k9i10e
~<ski	79 -13c5b13e
~<sky	79 -5k10i
~<sl	61 -7c-6g-5k-4d6fi9a12b
~<sla	77 -11c19b
~<sle	69 5j8f
~<sli	82 -6a9c
~<slo	75 -5c-4jk10i14a
~<sm	62 -10c-7j-4b12d19i
~<sma	73 -6cg-5j17d
~<smo	67 -8b-5c4a18i
~<sn	74 -12a-10f5k7c17j
~<sna	84 -7a5c6k
~<sno	79 -10f-6a18j
~<so	30 -27g-17d-16fi-5a8b15e18h22k60j
~<so>	34 -41a-29b-21g-17d-16i-9f24h41k92j
~<soc	71 -8j-7a-5d11b20c
~<sof	80 5j
~<sol	70 -11g-5d7a16i
~<som	45 -16cj-7f-6g13d14a33b
~<son	69 -10g-7k11b14a
~<soo	70 -23i-9c8a32e
~<sor	71 -20j-7b-4e4g9a22c
~<sou	63 -13c-8b-6f4k7e18j
~<sp	51 -16e-13a-8h-4d10f11c13bk
~<spa	69 -8k-4e5c6i8a
~<spe	62 -14a-10ei-4h5f10jk22g
~<spl	82 -5a6f
~<spo	62 -13g-7j-4e7f9k12c
~<spr	68 -7g5j9b
~<sq	69 -6b-5k5e7c10g
~<squ	69 -6b-5k5e7c10g
~<sr	81 -31k7f28a
~<sr>	84 7f
~<st	37 -22d-15h5j6g8i13a15k20b
~<sta	47 -19d-12i-10h-6j11cfk14g16b
~<ste	69 -23c-5k7d9eg10a
~<sti	54 -13c-11d-10k-6h5f13i14a22j
~<sto	54 -11b-6g-5j13k15c
~<str	58 -17g-7f-5d9c10k21b
~<stu	58 -5af4e7ik
~<sty	85 -5a7c
~<su	51 -17f-5i8g9a15c
~<sub	62 -4d4h5bgj
~<suc	88 
~<sud	86 -5e6c
~<sue	81 -4a9g
~<sug	81 -13a6c9b
~<sui	85 -5g6k12e
~<sum	75 4a10b
~<sun	81 -5k5b
~<sup	67 -14f-7ij-4e5c6h7k12d
~<sur	67 -17b6i9c13a
~<sus	85 -5b9a
~<suv	88 11c
~<sw	65 -13j-11c-8a7i12g15b
~<swa	86 -9a-4c14b
~<swe	79 -10c-8j6e14g
~<swi	69 -7a-6j5i7b
~<sy	70 -7b5c12k
~<sys	70 -7b5c12k
~<t>	86 -35a37j
~<ta	45 -18c-12i-5k14g17b25d
~<tab	74 -17a6d9b12g
~<tac	88 -6a6d
~<tak	51 -11c-9f-8i-6g10b11k12d13a
~<tal	57 -12k-10i-7c-5j6a7f10d17g
~<tap	82 -10c-5k18a
~<tax	77 -7a4e
~<te	40 -29c-14f-12i-10de-9g7h12j19a61k
~<tea	73 -10g5b6j
~<tee	72 -9c8h12g
~<tel	43 -20g-16b-9i-8c-6f-4d6a63k
~<ten	77 -8b-6c5h7j8a
~<ter	67 -10c-7df-5a-4e4k5j14b17g
~<tes	78 5c
~<tex	68 -15c-4k14ab
~<th	17 -9h6e10j14k17b18g22i30a
~<tha	29 -26c-14g-11d-7e6k9bi12ah61j
~<the	20 -6c5a6f7d11b13k15j38g
~<thi	40 -17ag4b17i21h23d
~<tho	55 -17d-16f-8b5e6c8ah9g16i
~<thr	53 -10ce-8g-6h5d6j8f9i16k
~<ti	47 -22i-11a-6bd12h52e
~<tic	70 -17c-4a4b5e6j13h
~<tie	82 -10b8e12j
~<tig	86 -11c7ae
~<til	67 -12j-10i-9k-6ad5f9c13e15b
~<tim	52 -15i-11bj-6a-5f6h16g36e
~<tin	86 8k
~<tip	84 -9g17c
~<tit	74 -6a-5b4d5c9j
~<to	29 -7h-6i11d14f37g
~<to>	31 -13j-12a-8i8f11dgk15b22c
~<tob	78 -7b9a
~<tod	58 -13k5i9d10g
~<tog	75 -9b-5g-4a6e8j9f
~<tol	72 -11c-10a13j15g
~<tom	69 -6b5ij6g9e
~<ton	77 -18a5g6j18c
~<too	56 -20k-11c-9b9f14g23a
~<top	68 -11g6j12c
~<tor	84 4g
~<tot	73 -6a-5e8d9h
~<tou	78 -9ag4j8c15d
~<tow	66 -12d-8c13bf
~<tr	47 -23c-12b-8g8k13e15h18a
~<tra	59 -19c-6d6e7g14h
~<tre	62 -12g5k7i13a
~<tri	73 -11c-8b5h8a10d
~<tro	72 -7c-5b4k5j8a
~<tru	58 -9a-7b-6i4d5k14c
~<try	77 -19c9a21e
~<tu	60 -8i-6k9a16g
~<tub	79 -6b12a
~<tui	85 -6a18g
~<tur	64 -7i-4j5f6b10g
~<tv	86 -6b12c
~<tw	76 -15a9b
~<twi	77 -15a9b
~<ty	69 -7a-5g7j9k11c
~<typ	69 -7a-5g7j9k11c
~<ub	82 9a
~<ube	82 9a
~<ug	79 -5k4f7h
~<ugh	85 -7a6e8h
~<ugl	85 -5k6f7a
~<um	62 -9g-5i7ah9b
~<umb	62 -9g-5i7ah9b
~<un	51 -11i-6d4a6j21b
~<unc	82 -6d4k6c
~<und	57 -8i-6ce5fk6b15g
~<unh	86 
~<uni	63 -16g-4k5c6j7a12b
~<unp	88 
~<unt	88 -4a8e
~<up	43 -19b-8g-7j4h17ae19f
~<up>	44 -9c-6bj6h16e20f
~<upd	72 -13b6a7e11c
~<upg	88 7c
~<ups	74 -9b-4e15a
~<us	51 -11g-7bi-5j-4d6e9h11c20a
~<us>	62 -12g-8d-6a5e6i10b11h
~<use	57 -10i-7f-6b15c17a
~<usi	85 -11b-5c21a
~<usu	73 -7g-6cj9f12e
~<v>	82 
~<va	58 -25b-7c9g34a
~<vac	78 -11c7f14a
~<val	64 -6a-5b-4d11c17g
~<van	73 -9c-5g5h6j7d
~<vap	84 -21b27a
~<ve	61 -17g-11a-9e-8d7j18k29b
~<veh	65 -7d4c7k
~<ven	75 -15g-8a-6c5k6j23b
~<ver	84 -6a-5e7b11k
~<vi	62 -13a-6g-5k5h26c
~<vid	84 
~<vin	70 -23a-5j-4g7b35c
~<vio	82 5j
~<vis	75 -8b-5k8h9a
~<vo	76 -8ak-6d13b16c
~<voi	85 -12k-10a14b18c
~<vol	84 -5a6b
~<w>	80 -11c-6e20g
~<wa	35 -31f-7g5a6bc16i17k20h
~<wag	74 -9c5g7k
~<wai	73 -7c-6k4h5j7i
~<wal	59 -11a-6e-5i-4c6b34k
~<wan	45 -16d-5a4f8k10bh13e
~<war	84 9a
~<was	45 -31f-14g-12k4b5a11c13h15i25d
~<wat	61 -11i-9e4ck5b7f
~<way	62 -14bj-9f-8a-7d5ehk16c22i
~<we	40 -14b-9f-8e4g7h14k15i21a
~<we>	52 -8f-5e5g6i7cj
~<wea	77 -9e-7g8c10a
~<web	79 -6j-4h5ac10b
~<wed	82 -9a-7d4e7k11j
~<wee	56 -13a-6k-5b8ghi9c
~<wei	69 -11j-10d-4i8a20g
~<wel	66 -13b-10j-7e-6c7a8h13d15i
~<wen	66 -20g-7bi-6a-4e8k10h24j
~<wer	56 -15c-7h-5i10ek19a
~<wet	86 5i
~<wh	20 -156a-57b-51j-17k-12i34g35f38h74d103e108c
~<wha	25 -110a-46b-40j-22k-10d-4i9f30h40e80g150c
~<whe	36 -71a-31b-23j-20h6c9i16k77f82e
~<whi	53 -29a-10i-8h-4g6bf7e23d26c
~<who	37 -35ag-18i-17j-12be-9f-5h8k163d
~<why	59 -24a-18c-11g-10j-7b-5eik-4d96h
~<wi	34 -5f8i14k23a
~<wid	84 -7gj-4i5e9b10a
~<wif	55 -10d-9j-6k-5e5ac6i24b
~<wil	53 -16b-8c-7d-6fh7j11e18a19k
~<win	64 -11c9a11i
~<wir	74 4b
~<wis	71 -8j-7bd12g17c
~<wit	38 -8g-6b5k6j7h11a16d
~<wo	32 -7h11i13f16k18b
~<woo	69 -9c4a10i
~<wor	42 -10a9ck19f
~<wou	37 -7h-5c7a9k12i13b
~<wow	76 -13a-7j5e7g21k
~<wr	58 -21b-6gk12dj17c
~<wre	75 -5a14d
~<wri	65 -18b-5a4i10c17j
~<wro	70 -7bk-6g12c15a
~<x>	84 -11a-4c18b
~<y>	86 -6a18j
~<ya	72 -9ai-5j7g9k10b
~<yar	74 -8i6b8g
~<ye	42 -15k-13d-12i-10f6j8c9g13h15b21e
~<yea	43 -15a-12k-9f-8i-7d8h17e19b24g
~<yes	72 -16g-13a10ch18j
~<yet	66 -9j-8d-7g-5c9e35a
~<yo	14 -15k7b8d9a10e11f14gj15h18c19i
~<you	14 -15k6b8d10ae12f14gj15h18c19i
~<ze	86 
~<zer	86 
~<zi	65 -19j-7g-4af14k32c
~<zil	86 -5a8c
~<zip	66 -22j-5g-4f14k27c
~<zo	73 -8e-7j-6dg7b13a15c
~<zon	78 -8e-7j-5dg11a17c
~<zoo	85 7b
~@da	62 -9eg11j16a
~@day	62 -9eg11j16a
~@mo	66 -11e-8c-6g7a20j
~@mon	66 -11e-8c-6g7a20j
~@na	53 -15c-8i-7k-5eh13d14g21j
~@nam	53 -15c-8i-7k-5eh13d14g21j
~ab>	72 -6c-5a6ek11b
~abe	77 9a
~abet	79 11a
~abi	59 -8c7dj8g
~abie	88 
~abil	60 -5c4b5a8g
~abin	88 -6b12j
~abl	63 -6gk-5beh6a9d21c
~able	63 -11g-6k-5eh-4b9ad21c
~ably	88 7g
~abo	41 -10a-9e6fh7j22k
~abor	88 -10c11j
~abou	41 -11d-9e-8a-6b4i7cfh23k
~abov	79 -8c-6a9b14d
~abs	86 5j
~aby	68 -6b5e11a
~aby>	70 -5c5e11a
~abys	82 -4b6c
~aca	76 -11c7f15a
~acan	84 6a
~acat	84 -12c5a8f
~acc	57 -11g-6h-5b5d6e9j13a
~acce	81 -10b6d10a
~acci	70 -14c5i12e
~acco	61 -14g-5h-4i6bj8a12c
~ace	48 -10c5j9g14d
~ace>	50 -8b-7c4j8d14g
~aceb	88 -5b6j8c
~aced	80 -11a-6c10b11e
~acem	79 -10g7a8b
~aces	80 -10c-4a6bg12d
~ach	56 -10a-4f5c6ek12j
~ach>	62 -16a-12c-4i6g7d8ej11k
~ache	70 -10g-5k-4e4i6bc7j
~achi	72 -4d5a14c
~aci	86 6a
~acin	86 6a
~ack	49 -10e-7c-5i-4d4f5g15h17a
~ack>	54 -9a-7e-6i6j23g
~acka	77 -8g9b10c
~acke	69 -8g-4c5a8f9h
~ackg	85 5b
~acki	82 -12c8b12h
~acks	80 -8b15a
~acku	77 15a
~aco	84 -12a-11c4k8f11j
~acon	88 -12a-10c5k9f10j
~acr	85 8f
~acro	86 8f
~act	56 -15g-9a-6h-4e4b7d8f13c14k
~act>	69 -15g-5a10f18k
~acti	80 -5c5k7a
~actl	78 -9a-5k5g12c
~acto	69 -11c-10a5bj8g12d
~acts	79 -5g7c
~actu	75 -10g-9b-5j13c17a
~acy	85 7j
~acy>	85 7j
~ad>	45 -15g-5efhi5b6j11a15ck
~ada	88 -6g7c
~adb	85 5a
~adbo	85 5a
~add	54 -25b-4i5e9k11f12d
~add>	72 -17b-4c4g9aj
~adde	78 -9b4g6a10d
~addi	71 -8c4b6a
~addr	62 -14a-11b-7g-6j-4d10e13ck15f
~addy	77 -4k5c9d
~ade	58 -26g-6d-5jk6cfi7e28h
~ade>	61 -22g-10a5c10e31h
~aded	82 5af
~ades	76 -5g6b11i
~adg	88 
~adge	88 
~adi	77 -33a6b12c22f
~adin	80 -34a8b10g23f
~adj	82 -5b6i
~adju	82 -5b6i
~adl	82 -5a14b
~adli	85 5a
~ado	78 7d
~ado>	84 7g
~adoe	86 6c
~ads	73 -7c4bg5a
~ads>	81 4b6g
~adsi	79 -4c5j6a
~adu	85 -6b6a
~adua	85 -6b6a
~adv	71 -8g4jk6b9a
~advi	71 -8g4jk6b9a
~ady	64 -10d-9g4e5k14j
~ady>	64 -10d-9g4e5k14j
~afe	67 -7g5b8c
~afe>	81 14a
~afet	69 -7a-6g10c
~aff	72 -13c-6k-5b6j13g15a
~aff>	79 -8c9a
~affi	86 -5b7a8g
~affo	84 -6c6d
~aft	55 -16g-5f6b7j8c9di
~aft>	86 -5a
~afte	55 -16g-5f5c6b7j9i10d
~aga	65 -7c-6d4b9e
~agai	65 -7c-6d-4f5ab9e
~age	41 -11j-9f-7ai5d16k17c22g
~age>	44 -21d-8h-5i-4b8e11k17c31g
~aged	79 -10g-6f5b16c
~agem	85 -15c10g13d
~agen	62 -21g-7e-5j5a11b15d
~ager	73 5c
~ages	68 -9a-8b-7e8k9h15g
~agg	80 -8b-7c4i5ag6h
~aggr	86 
~agi	81 -6a-5bg9cf
~agin	84 -5g-4ab6c9f
~agl	88 4a
~agle	88 4a
~agn	81 -8a5g6c
~agno	81 -8a5g6c
~ago	76 -19g-14j-10c-8i-4b7h17a34e
~ago>	76 -19g-14j-10c-8i-4b7h17a34e
~agr	75 -5e7h10a
~agre	77 -5ek7h12a
~ah>	82 -9a-6e7i18j
~aha	74 -12a7g10b
~aha>	74 -12a7g10b
~ahe	75 -6c6aj
~ahea	75 -6c6aj
~aho	86 5b
~aid	55 -30c-6efi5gk11b14h21j
~aid>	55 -29c-6ef-5ai5gk13b14h21j
~aig	74 -6a5e6b
~aigh	75 -5a5e6b
~ail	54 -13g-5d7f13a
~ail>	56 -11g-6e4f7a10b13c
~ailb	88 7c
~aile	79 -8c-7a8i13e
~ails	84 4a
~aim	59 -8e-4d11i
~aim>	64 -9ej-4a9i10cg
~aims	70 -7c-6g10j
~ain	52 -12k-7c-5i4h5b6f11a16g
~ain>	58 -13c-6k-5g4ef5b8d11a
~aine	77 -7d21a
~aini	79 -5g8c
~ainl	86 -7a9c
~ains	72 -6ac4b6f13h
~aint	75 -11a-5k7g19c
~ainy	85 -21c-8i5a31g
~air	61 -8gh-5i24c
~air>	67 -19g-7h-6a8b28c
~airb	85 -5b12a
~airs	72 -6a4b7g
~ais	68 -6g5d7b11c
~aise	69 -4c5d7b
~ait	75 5h8i
~ait>	79 -5k4e5h
~aiv	86 -7c9j
~aive	86 -7c9j
~ak>	70 4j6b
~ake	45 -7e-5fj5b6i11ac
~ake>	47 -10e-9d-7a-4f5g10i12b14c
~aken	86 -4d11a
~aker	77 -11b29a
~akes	67 -8c-6b-4j4k5e13d
~aki	69 -16g-9i-6b-4k8ad10j20c
~akin	69 -16g-9i-6b-4k8ad10j20c
~aks	74 -11b-6g11c16a
~aks>	74 -11b-6g11c16a
~al>	42 -22i-16f-9e8k9c10ag17b19j
~ala	65 -16c10j17g
~alan	82 -18c4k17g
~alar	67 4g9j
~alc	74 6cg
~alco	74 6cg
~ale	63 -14e-6c-5b4h6d24g
~ale>	77 -11ac-6e5i7k13g
~aler	82 -4g6j
~ales	69 -11e-10b-8j-7i-5k6h13a19g
~alf	65 -11j-4be5a10k12d
~alf>	66 -21c-12j-4e11k28d
~ali	77 -11b6k12a
~alid	86 -5b9a
~alk	53 -8g-6ce4f7d19k
~alk>	58 -6i-5g-4c30k
~alke	72 -18g-5b4j10c14i
~alki	67 -12c-7k-5e-4j7b8d12fg
~all	39 -18i-9a-8j-6k4g5c18h19d21b
~all>	42 -15k-13i-5f9h16g17d18b
~allb	86 -6a7k
~alle	67 -16j-8a-7e-5g8h13d23c
~alli	74 -11c-8a9bk12f
~allp	78 -4a7k11g
~alls	65 -12e-6d-5i9ab21j
~ally	59 -18g-9j6f7c11e13h
~alm	82 
~almo	82 
~alo	67 -19g-4c11a21i
~alon	69 -13g-7c9i15a
~alr	64 -7g-5k-4d5j9e12a
~alre	72 5j7b
~alri	70 -6k-5bg9e10a
~als	71 -6j-5b4fk6a9c
~als>	73 -5k-4d5f15c
~alt	57 -14g-9a-7d-5h5k8b9j24i
~alt>	79 -5b5i6k
~alth	58 -11g-6d-5a-4h5c11b21i
~alty	88 5e7j
~alu	66 -9a-4dj12c17g
~alua	84 -9a15c
~alue	67 -4a21g
~alv	86 -5a12j
~alw	77 -8ij-7b7adg11f
~alwa	77 -8ij-7b7adg11f
~am>	51 -14cg-8b-4d4k5j6h8i15a16f
~ama	65 -8e-6b-4d12j18g
~ama>	84 -5k-4a5c9g
~amag	68 -8e-7b12g13a
~amb	86 -14a-5k8c15f
~ame	41 -25b-11h-10a-7i7e9f10cj16k24d
~ame>	42 -10h-9a-8b-4i5j6e7dg11c17k
~amed	71 -21b-12c-5a4j12dfk
~amer	77 -7b5k7a
~ames	70 -4a6cdj
~ami	58 -6gjk-5c6a7e10bi
~amil	58 -5egj5a9b10i
~amin	84 -7c-4a17e
~amm	86 -11a4j8b
~amme	88 -9a8b
~amo	69 -16a-8k-4f5i15c20g
~amou	69 -16a-8k-4f5i15c20g
~amp	70 -24b8j24a
~ampl	88 4e5j
~ampo	74 -13b14a
~amr	88 -12b-6c18a
~amry	88 -12b-6c18a
~ams	84 4k9a
~ams>	85 4k9a
~an>	39 -24i-23k-7g-6j4e6f9h33a34c
~ana	69 -26g-4b4a8k13i17d
~ana>	88 -4c6a
~anag	70 -25g-4b13i18d
~anc	45 -6i-5c5a8b9e
~anc>	88 12j
~ance	45 -6ac-5i5k10e19b
~anch	86 
~anci	76 -16b5c17a
~and	31 -14ab-8f-7h-4c7i11g21j27e31d
~and>	32 -23b-15a-10i-5f-4h12g15k19j29de
~andb	85 
~andd	85 -9a4g5c
~ande	85 -5a6b
~andi	84 7j
~andk	88 6a
~andl	59 -14a-9g-7c-6e-4f5d20b22i
~andm	82 -8a-4g6c7j
~ands	66 -11k-8ad-6e-5bf14j15c18i
~andy	76 -7k-6c-5j12f17a
~ane	67 -6a8f11c
~ane>	78 -5a11f
~aned	86 -9a8c
~anen	86 -5j4b6c
~aner	88 -5a5c
~anes	82 
~ang	56 -13g-10bj-5fh9c23a25i
~ang>	76 -8be-7g-5j7k10a11c
~ange	60 -8b-5j-4h33a
~angi	72 -15a5e7k19i
~ani	66 -7c-4g5bh8j
~anie	74 -5c6b
~anim	84 5a
~anin	85 -5c9h
~anis	88 -7a6j7c
~ank	61 -7g-6j5b11d
~ank>	66 -11g7k10d
~ankr	86 6a
~anks	76 -10a-5k5bg6e
~ann	63 -15c-5b7a12g13j
~anne	80 -7d5a9j
~anni	72 -10b-8c26a
~annu	75 -14a7c19g
~anny	85 -6c-5a4b6d7j
~ano	70 -10c-4g5e6a9bj
~anot	71 -6c-4g4j5e11a
~ans	59 -15a4j8c12b
~ans>	62 
~answ	78 5g7c
~ant	43 -17d-4g5f6e7k8h15b
~ant>	44 -18d-9g7h8e12b23a
~ante	82 
~anti	82 -4e4g
~ants	72 -18a6f8j11k
~anu	85 -6b-5cg14a
~anx	86 -7b13a
~anxi	86 -7b13a
~any	31 -58b-17j-16i-7h-4ef14c17k45g71a
~any>	34 -46b-26j-17i-7f-6h4d13ck46a60g
~anyb	56 -13b-7c-6g-4j7h9d20a
~anym	81 -6a-5k11e
~anyo	67 -8c-6d21a
~anys	77 -13d-5gh5c7aj9k
~anyt	50 -19b-7e-4dh10j18c22a
~anyw	74 -6c7f13a
~ap>	69 -9cj9k18b
~apa	64 -10b-4i4k5d6a
~apar	64 -10b-4i4k5d6a
~ape	60 -18g-12c-7e-6j-4h19a28i
~ape>	70 -16c-10b-8g15i32a
~aper	65 -12a-10g-4e6f7c13b
~apes	86 -12c7a16i
~api	84 -7a14j
~apin	86 -7a11j
~app	49 -13eg-5di6b7k8h9c13a
~app>	70 -6g5a11j
~appe	53 -12e-7a-6g10k19c
~appl	77 -4bc4h8a
~appo	85 10f
~appr	75 4a6b
~appy	72 -9i-8c-4g8h15a
~aps	74 -8i-7g8j16h
~aps>	88 
~apse	78 -8i-7g8j17h
~apt	85 7b
~ar>	39 -16i-15d-12b-11h14f15ceg17a
~ara	62 -12c-9g-4d6k22f
~arag	68 -12c-6g4ak12f
~aras	85 -5c9a
~arat	75 11a
~arb	78 6a10e
~arbe	88 12e
~arby	81 7a
~arc	82 -16a-6c11h13j
~arch	88 
~ard	50 -15g-11k-6a4d7j8ei12b13c
~ard>	54 -16a-10j-6d-4g8i11c14e16b
~arde	80 -10a9b15c
~ardi	77 -10c-5gk-4b7j11a13d
~ards	68 -10b-7g-5k4i8j17a
~are	32 -6ai-5k5g7j12f37b
~are>	32 -5k5adj8f32b
~area	79 -20c-11a-9e-5g4k6b39f
~ared	84 -8c7e
~aree	88 
~areh	88 
~aren	68 -7c-4d4g18a
~ares	78 -10a-4c4g17f
~aret	85 6b
~arg	68 -15i-8c4h7d25g
~arge	69 -15i7d8g9c
~ari	67 -9g-6b5c6k7a11j
~arij	88 -4c6a
~arin	73 -6g15j
~arit	80 -6g-4a9c11k
~ark	64 -5f7a9k
~ark>	71 -6af-5b9g13k
~arke	74 -16c5a6j
~arki	84 -8g-6j5b16a
~arl	76 -9c-4j4a14g
~arly	79 -9c5e14g
~arm	64 -10b-8cg-4i8a15e19j
~arm>	67 -10b-8g6e11j13a
~arml	88 7a
~arms	84 -5a6j
~arn	69 -11c-7b-4a6i20g
~arn>	75 -12c5bi11g
~arne	81 -4c4e
~arni	85 -17b-12c13a16g
~aro	58 -7bj8d
~arou	58 -7bj8d
~arp	85 
~arr	55 -9i-5h5k8d10b
~arri	66 -7gi-5a12d15b
~arry	59 -6c7g13a
~ars	48 -14a-10d-9j-6e5f6i8h10c12g13b
~ars>	48 -13a-12j-10d-6e5f6i8h11c12g13b
~art	46 -14h-8i-7k-6c-5j7f9b11a16d19g
~art>	53 -12h-8b-6i-4j9e14g21a
~arte	69 -9i5a13g
~arti	77 -6cg5k12b
~artm	63 -7c-5i17d
~artn	67 -14k-4e11g12b
~arts	80 -23a-5e5dk11i13f
~arty	82 -7g8c
~ary	66 -6ag-5c-4b7e9d16i
~ary>	66 -6ag-5c-4b7e9d16i
~as>	39 -20f-19k-11g-9b13j15c18h19d20a
~ase	52 -19d-4h9f13ck
~ase>	55 -22a-6d-5i12f17ck
~ased	85 -21d18a
~asem	68 7i11a
~ash	60 -17a7g8bd12j
~ash>	62 -11c-10a9d12b19g
~ashe	81 -14g-4b17c
~asi	72 -9b-8c-4f5j6g14i
~asid	80 -6b-5c7a12g
~asie	84 -14b19i
~asin	85 6b
~ask	55 -8d-5ah-4bk5f7j19c
~ask>	60 -13b-7g6d8f17a
~aske	77 -9k-4a5bi6g
~aski	70 -20a-6k-4i5b6j9ce11g
~asks	81 -13d-5g5j6k18c
~aso	69 -26a-7g11c14e22h
~ason	69 -26a-7g11c14e22h
~asp	84 -4b8j
~asph	85 -5b9a
~ass	58 -13e-6ci-5g5f6k21b
~ass>	67 -12e-8g-4j4c6k7a8f
~asse	67 -6ac4g8j
~assi	82 6c
~assm	86 -8c10a
~asso	88 -6c13b
~assw	86 -9a13b
~ast	46 -18k-6j-5h-4d6c7i10g13b20e
~ast>	47 -18k-8f-5h5c7a8i13g21e
~aste	81 -11a7c16b
~asti	88 8f
~asu	75 -15a-6f10d21b
~asur	75 -15a-6f10d21b
~asy	84 5b
~asy>	84 5b
~at>	20 -10d-7b-6a10fj12h22g28c37e
~ata	81 -4h6b8a
~ata>	85 10a
~atc	64 -11c-8ad-6i-4h9b10j25k
~atch	64 -11c-8ad-6i-4h9b10j25k
~ate	42 -21b-12d-8i-5g6j12f13e17c22k
~ate>	49 -13b-11a-6i4g7f9c22e
~ated	64 -25b-12g-5j5f8h16a19c
~atel	71 -5c-4b13a
~atem	82 -13a4bk9j
~aten	88 6a
~ater	60 -11a-8i-6e4c6b7fg8k
~ates	64 -8d-7g5ajk6b7c
~atev	79 -12c-6a26k
~ath	61 -15a-13i-8ce-7d6f12k13j22b
~ath>	77 -26c6aj7b12g
~athe	66 -7ag-5e6k8fj10b
~athr	81 -13i-7a-5c5g23b
~aths	84 -14b-9a4j6k19c
~ati	50 -12g-7ai7cf11h13b
~atic	80 -4c6h9a
~atie	88 
~atin	70 -6a-5c10i
~atio	53 -10i-9ag5k9f15c16b
~atis	88 -5i5a12h
~atl	81 -5e8g10c
~atll	85 -5e15c
~atm	81 
~atme	81 
~ato	86 5i6c
~ator	88 6c
~ats	75 -26b7e16a
~ats>	76 -7b7e
~att	67 -5a10b
~atta	79 -12a-4ce4g5ij6b
~atte	73 -6d-4g4k12a
~atto	88 -5c
~atu	78 -8j-6g-4b10k15c
~atus	82 -8a-7g11k16c
~atv	78 -16a-4d7fg18c
~atve	78 -16a-4d7fg18c
~au>	88 -4a7j
~aud	66 -8a-5i6k15b
~audi	66 -8a-5i6k15b
~aug	67 -8d-5g4a7c
~augh	67 -8d-5g4a7c
~aul	73 -18c-12d-4j13i28b
~aul>	85 -8a5g8b
~ault	77 -13d-4j8a22b
~aur	81 -5b5i
~aura	81 -5b5i
~aus	65 -9i-6j8d14a
~ause	65 -9i-6j8d11a
~aut	65 -6g-5b-4i5f16a
~auto	66 -6g-5b4c5f10a
~ave	30 -14i-8d-6f-4h5g8k13cj30a
~ave>	31 -13i-10d-6f-4h9k13j20c25a
~aved	79 -11c5a14g
~avel	77 -11c5df
~aver	88 9g
~avi	65 -7i-6c12bg
~avin	65 -7i-6c12bg
~avo	80 17c
~avor	80 17c
~avy	86 
~avy>	86 
~aw>	69 -13g-11j-7d-4h8aei15c
~awa	64 -10c4a9k11d
~away	65 -12c4a10k11d
~awe	69 -10a-6j4e5k8c9b
~awer	86 -13a5j10b
~awes	71 -11j5ek9c
~awf	86 -5a4c
~awfu	86 -5a4c
~awl	82 -8c5b10i
~awl>	82 -8c5b10i
~aws	80 -5g7b
~awsu	84 -5g9a
~aww	79 -11a5k6e9d
~aww>	79 -11a5k6e9d
~awy	75 -5g5a7k
~awye	75 -5g5a7k
~ax>	75 -20g-11b5ef6c7k8j
~axe	84 -8a8b
~axes	84 -8a8b
~ay>	33 -12h-10a-4j5k9f12c39i
~ayb	81 -10c19a
~aybe	81 -10c19a
~ayc	70 -11c-8b5j6f12g
~aych	71 -10c-7b5j6f7g
~aye	85 9k
~ayer	88 -4b6k
~ayi	58 -18j-10f-6c-5e12d14i19g
~ayin	58 -18j-10f-6c-5e12d14i19g
~aym	65 -13j-5d9b12e
~ayme	65 -13j-5d9b12e
~ayo	84 12g
~ayou	85 12g
~ayr	66 -9a6d9g
~ayro	66 -9a6d9g
~ays	53 -16a4k7i
~ays>	53 -16a4k7i
~azy	76 -6c-5i4k9h
~azy>	76 -6c-5i4k9h
~ba>	80 -8b6g8a
~bab	66 -6b5e9a
~babi	88 
~baby	68 -6b5e11a
~bac	52 -7d-6e-5c4g6jk11a
~bacc	78 -7b9a
~bach	81 -4c4j10b
~back	53 -6d-5e6ag
~bad	69 -6e-5ij7b9c
~bad>	69 -6e-5j-4i7a10c
~bal	70 -18c-7a5j6k22g
~bala	82 -18c4k17g
~ball	73 -6a4k6j7g
~ban	52 -7k-6c-5i6ae9b13d
~band	56 -7c-6k5d6b8e
~bank	65 -4ij4b10d
~bar	69 -12a-10d-6g5h8e20c
~bar>	85 -16d18a
~barb	88 12e
~bare	85 4c5d
~bark	88 -9j13c
~barn	85 -14a15c
~bas	66 -5g6ij10c
~base	67 6i11a
~bat	73 -10a-5b5jk14c
~bath	74 -13a-5b5jk15c
~bbi	79 -6g-5a15c
~bbie	80 -6g9c
~bco	79 
~bcon	79 
~be>	49 -14i-10f-7h-5c6e8j14a17d
~bea	74 -6c5b8a
~beag	88 4a
~beat	81 
~bec	65 -11i-6j7d22c
~beca	67 -9ai-5j8d17c
~beco	85 -6g4e9a
~bed	74 -8a4g5b
~bed>	88 5j
~bedr	77 -6a5bg
~bee	49 -8g-7e-6j4b5k6h9c17i
~been	49 -10g-7ej4b5k6h9c18i
~beer	82 
~bef	55 -13k-5e5f6dg11i
~befo	55 -13k-5e5f6dg11i
~beh	70 -9c-8a-7g5f12h16d
~behi	70 -9c-7ag-4b5f12h17d
~bei	70 -7b-5gk5f11i
~bein	70 -7b-5gk5f11i
~bel	67 -15b-5k-4d5ag9f11j
~beli	79 -13g-8a-4bk6c7j8e12f
~bell	82 8b
~belo	78 -13b9g15a
~belt	88 -9b-6k6j12g
~ben	67 7a8d
~bend	82 5a
~bene	69 9d
~ber	48 -15b-7dh6k13gi15a
~ber>	49 -14b-9i-8d-5hj7e14c15f16g
~bers	68 -23f-13c-5g9k16a23i
~bes	62 -13g-7b-4i7e13c14d
~besi	69 -6b-5g20d
~best	68 -9g-5d5h9e13c
~bet	61 -8g11b15c
~bete	79 11a
~bett	65 -7fg4c7b11k
~betw	78 -6ak6f9b
~bid	88 
~bie	76 -6g8c
~bies	76 -6g8c
~big	56 -20i-8j-4a5d7ck11b19g
~big>	59 -11i-8d-5j5cg10k11b
~bigg	75 -9a-5j4g17d
~bigs	85 -13i16g
~bik	77 -6a4f7k
~bike	77 -6a4f7k
~bil	56 -8a-6g6d7f16b
~bile	86 -8a-4k9f10b
~bili	60 -5c4b5a8g
~bill	68 -16g-10a5c6b8d
~bin	69 -13g-9b9c13j
~bin>	84 -7b-5a7c11j
~bind	84 -11c5fk6b
~bing	76 -10g-8b8c16a
~bir	63 -12a-6g-5b-4d16e21c
~birt	64 -10a-6b-5g-4d11c23e
~bis	86 6g
~bisc	86 6g
~bit	75 4d8g
~bit>	77 6a8g
~bla	80 -4k5d7b8c
~blam	82 5d7b
~ble	52 -13k-6i-5h-4f6b9a21c
~ble>	54 -10k-8ej-4i4c8g30a
~blem	73 -7a-4g6be7j
~bles	79 -23a-5j8d26c
~bli	82 5i
~blin	88 5i
~blo	67 -12b-11g-9k-4d9e12c19a
~bloc	88 5a9c
~bloo	70 -9b-7g-6k5j11e14a
~blow	88 5c8i
~blu	84 -10c6a11g
~blue	88 -9c-5a13g
~bly	88 7g
~bly>	88 7g
~bnb	85 -5b12a
~bnb>	85 -5b12a
~boa	70 -9b-7k5fj16a
~boar	74 -8k-4b4j5f9a
~boat	81 -5b8a
~bod	47 -15b5cei8d
~bodi	81 -8a7c
~body	47 -15b5e6i9d
~bol	84 7b
~bolt	84 7b
~bon	85 7a
~boo	63 -4ae4h5j6k
~book	64 -5c-4e5h6jk
~boot	86 5c
~bop	82 -7g6c10a
~bop>	82 -7g6c10a
~bor	63 -13g-11k-6d11j12b16e
~bor>	79 -8a-6g6bi9j
~borh	88 -4aj5e9g
~born	71 -11g-7k-6d8a16e
~borr	78 10b
~bors	82 -6g7j9a
~bos	77 -9j5c17a
~boss	77 5c6a
~bot	63 -6g-4i4h6ab
~both	65 -5c-4gk5hj8b
~bott	82 -4j6k
~bou	41 -12e-11d-4g4bc6h7f27k
~boug	70 -9g-6i-5c-4e5a9k18b
~bout	41 -11d-9e-8a-6b4i7cfh23k
~bov	79 -8c-6a9b14d
~bove	79 -8c-6a9b14d
~box	68 -7f-6c-4g8k11e
~box>	69 -8c-7f-6b8k12e
~boxe	88 -8a9b
~boy	70 -11a-6g-5c-4k5hi7j18b
~boy>	74 -7cg-5k7hi10j
~boys	79 -10a17b
~bra	74 -4ej8a
~brak	88 
~bran	80 7a8b
~bre	57 -6i-5bk-4j5h8c10g
~brea	70 -5k-4j4a6d9c
~bree	84 5c
~brel	62 -5i-4b7h13g
~bri	63 -8a-7d-5i6f11g13h
~bric	75 7c
~brid	88 -7d-4a6c7j
~brin	68 -13c-4de7fg16h
~bro	62 -19d-12g5a6b13j15c
~brok	74 -15a-11d-4g5f8b19c
~brot	69 -10d-7g-5k6j12c13a
~brou	84 -6c5ek10a
~bs>	62 -12b-9k-7c8g10d22a
~bsi	80 -5j-4h5c10b
~bsit	80 -5j-4h5c10b
~bt>	81 -10a-4j6g9b
~bts	88 -16a-7d23c
~bts>	88 -16a-7d23c
~buc	84 9a
~buck	84 9a
~bud	71 -6ad-5c5k18g
~budd	77 -6d-5c6j7g
~budg	79 -7a13g
~bug	78 -10g-4ai7bk9h
~bugg	88 -6g8k11c
~bugs	85 -7c-4g7b12h
~bui	54 -14c-6ij-5h7a8k11g19e
~buic	88 5a
~buil	55 -13c-6i-5hj9k10g19e
~bul	85 -6c-5k6fi
~bull	86 -6c-5k6fi
~bum	80 -5h8b9j
~bump	81 -5h9j
~bun	74 -10g-8c8b9a10i
~bunc	85 -12a6d14b
~bund	84 13a
~bung	86 -8g-7b-5c8a15i
~bur	62 -15a-9b-5k6g18ij
~bure	88 -4a7j
~buri	79 -7a7c
~burn	69 -10b-9c11g18i
~burs	82 
~bury	88 -23a24j
~bus	49 -11i-8f5c6j7bd11e
~bus>	82 4j7a
~busi	50 -11ai-6f5j9cd10b
~busy	72 -5g8a14e
~but	62 -12a-9c-6d5b8e18g
~but>	64 -10c-6b-5di4e20g
~butc	88 11i
~butt	88 -8a6be
~buy	63 -7g5ae6b
~buy>	64 -5g-4a6e7b
~buyi	84 -5c12a
~by>	50 -18d-15g-7h-6k5c14b17e23i
~bys	82 -4b6c
~bys>	84 -6a8c
~cab	86 -9b9e11j
~cabi	88 -6b12j
~cak	86 -10c6a10g
~cake	86 -10c6a10g
~cal	47 -17g-13ae-11i-5c7f17h20d26b
~cal>	62 -5i5a9b
~cale	81 -10c-5ae6i14g
~call	51 -26g-12i-11a-9e6fj17b19d20h
~cam	61 -18b-9c-8i-6d-4f12k13g15a16j
~came	64 -9a-8i-5d9k11g16j
~camp	88 -13b5g12a
~camr	88 -12b-6c18a
~can	46 -17j-12k-7g6d8i10f14ae
~can>	48 -25j-21k5c11ef12i19a
~canc	70 -12g-7b-4ac5d8e9k10j
~cand	88 -5a6k
~cane	79 4b
~cant	84 6a
~cap	88 -12a4c11j
~car	42 -11j-10b-9k-6e4d5f23c26i
~car>	51 -12b-11j-7d-5e4k8f9g26c
~card	58 -17g-10a13b14ci
~care	64 -12c-5i6a8g12d
~carp	88 
~carr	58 -5bi5gk13d
~cars	66 -20k-4b23i
~cary	84 -6j7a17i
~cas	63 -15a-5c6k8g21b
~case	76 -4a7j
~cash	66 -14a-8c4k10g23b
~cat	54 -12a-9i-8j6g7ef23k
~cat>	88 -6a10b
~catc	74 -12d-7a-5b10e19k
~cate	62 -7c-5b9f11d
~cati	66 -8j-5b6c14k
~cats	84 -9b4a8g
~cau	65 -9i-7j5d8a11k
~caus	66 -9i-6j8d12a
~cce	80 -10b6d10a
~ccen	86 5a
~cci	70 -14c5i12e
~ccid	70 -14c5i12e
~cco	60 -15g-5hi4j7a11c14b
~cco>	75 4b7a
~ccor	88 
~ccou	64 -14g-5h5j12b14c
~ccu	73 -5k18g
~ccup	79 -7a-6k24c
~ccur	82 -24c4a9j14g
~ce>	36 -5c7g10bi11ak
~ceb	88 -5b6j8c
~cebo	88 -5b6j8c
~ced	70 -15j-7c8e34b
~ced>	70 -15j-7c8e34b
~cei	78 -15g-6a8k9cf
~ceil	86 -6a-4g4j10f
~ceip	82 -12g6c10k
~cel	70 -12g12c13b
~cel>	84 
~cele	86 
~cell	75 -13g-4j13bc
~cem	77 -10g8ab
~ceme	78 -10g7a8b
~cen	55 -12a-10c-7f7de10b15g
~cens	60 -13a-4f8b9e12d
~cent	64 -13c-4d4j22g
~cer	58 -9g-8bi-7c5j6f7a16d
~cer>	73 -13g-8b-6f5e8k10dj
~ceri	88 -5b5a8g
~cern	84 -4j6ac
~cert	62 -7c10d
~ces	64 -20c-5b5i9a27d
~ces>	69 -20c-8b18a21d
~cess	75 -9a-4g4j6i9d
~ch>	39 -36a-35i-14j4e17k18cg21d29b
~cha	54 -14c-11e-6i-5f7a10bk14g
~cha>	86 -6g-5e16c
~chai	77 -9a7b9h
~chan	59 -5eh-4bdg8k28a
~char	69 -21c-5a4b5d9k14g
~chas	85 -16a5b18g
~chat	81 -10c5bd10j
~che	50 -9c-7h4i5e7j14b
~chea	78 -10j-9c5b11g15a
~chec	57 -9a-4g6c9b11e
~ched	71 -10g-5i-4a4d7j11c
~chel	81 -4c4j10b
~chem	88 
~chen	71 -8a-5bc4k6gi8j
~cher	78 -7a-6c8b15i
~ches	74 -7k-6c5b7dg
~chew	85 -4d5b6a
~chi	60 -15j-11d-6e5a12c13b
~chil	69 -12d-5a6bi7f8g
~chim	86 -5b4a
~chin	68 -14j-5d9b10c12a
~chit	88 
~cho	59 -25g-5e5c10d11f
~chol	88 -10g4a10i
~choo	60 -17g-8h-4e4k5a6d8c11f
~chr	84 12f
~chri	84 12f
~chu	79 -6b5f9a
~chur	79 -6b5f9a
~cia	58 -14g-5a-4hi5b8d22c
~cial	62 -7j-5gi5e25c
~cian	86 -4c12j
~ciar	76 -10g-5a6c14d
~ciat	84 -6c12b
~cid	64 -9c-8g7i9ej11d
~cide	65 -19a-12c-7g8i9e13d14j
~cidi	86 -8b-7j22a
~cie	68 -7b-4d4a17c
~cies	68 -7a-4d17c
~cig	80 -6a5b6k
~ciga	80 -6a5b6k
~cin	78 -7j5c6i
~cin>	88 
~cine	85 8c
~cis	77 8d
~cisi	77 8d
~cit	71 -12b-6g-4j4e11a12f
~citi	88 -6c-4b7e
~city	75 -9b-4g9a10f
~ck>	43 -16a-12j-10bh6dg8e13c14k21i
~cka	77 -8g9b10c
~ckag	77 -8g9b10c
~cke	56 -9c-8i-7a-5e6f11hj15b
~cked	65 -7e-4gk5h6j11b
~cker	75 -11a-5c4f5d7b11h
~cket	65 -7c-6d-5i5g7fj
~ckg	85 5b
~ckgr	85 5b
~cki	71 -12g-5a5i11h14b
~ckin	71 -12g-5a5i11h14b
~ckl	79 -12c8d15h
~ckle	82 -12c4d16h
~cko	84 -8a-7c8i12g
~ckon	88 -7c10g
~cks	61 -15b-8di11j12g18a
~cks>	62 -9b-8di10a11j13g
~cku	70 -12c5g12e
~ckup	70 -12c5g12e
~cky	78 -4d7c
~cky>	81 -4d7c
~cla	57 -10a-9e-6d7j8k9i10c
~clai	59 -8e-4d11i
~clar	84 
~clas	78 -8g5ck6f
~clau	88 
~cle	57 -18i-11d-10g6k9j11b28a
~cle>	66 -9a-7d6c8b12k
~clea	67 -21i-10c7b8j28a
~cles	72 -10g-5bd6cj17a
~cli	60 -10g-7k-6b-4c4a5e9f15d
~clie	64 -5gj12d
~clim	79 -12b5d14a
~clin	79 -6k-4d4h7e9f
~clo	55 -20c-15a-13i5j10b22g23e
~cloc	82 -9a-6j5g8b11e
~clos	56 -22c-12i-6a6b8j14g17e
~clot	86 7g
~clou	84 5b
~clu	73 -7b7c13a
~clud	74 -8b9c10a
~co>	70 -4c5k15g
~coa	81 -6a-4j8b11g
~coas	86 6g
~cod	72 -7g-5abj7k24c
~code	72 -7g-5abj7k24c
~cof	82 -5j-4a5k11i
~coff	82 -5j-4a5k11i
~coh	74 6cg
~coho	74 6cg
~coi	81 -10k5j11b
~coi>	85 -10k5bj
~col	57 -6i-4h6a7g8b
~cold	84 
~coll	59 -6i6a9b10g
~colo	88 5j
~colu	88 
~com	40 -23a-9j-5b5i9f12d20c25h
~com>	88 9j
~come	51 -11a-7k-6e-4i6c33h
~comf	77 -6c8a
~comi	68 -21b-18a-9j-7g-5k10i13f36c
~comm	65 -7a-5j5k8b11g
~comp	46 -7c-4g6ik7be12d
~con	50 -6eh-5d5b8j9f11a
~con>	88 -12a-10c5k9f10j
~conc	82 -4j6c7b
~cond	62 -9g-7b4i10j11c
~conf	88 -6d10c
~cong	81 -8j-7g4a6ce
~cons	71 -17c9g18a
~cont	59 -12c-6e-5a7k10b12g
~conv	79 -8k6j8c
~coo	69 -7b-5fj4c19d
~cook	85 -6b6ad
~cool	71 -5j-4f6c15d
~cop	74 -16b-5c-4gk7j20a
~copp	86 -20b19a
~copy	78 8j
~cor	55 -25a-15i-8d-5hk9cf11b34j
~cord	62 -14i-9c-8dg6jk10b18a
~core	76 -26a-6k20cg
~corn	86 -9a-4j9c17f
~coro	88 5d
~corp	77 -4i14b
~corr	70 -15a30j
~cos	60 -16a-7i-6h7j30g
~cost	60 -16a-6hi7j28g
~cot	88 
~coti	88 
~cou	44 -12h-6k5c8b10eg
~couc	85 -9a5c11b
~coul	50 -25k-14j-7h-5f16g17e29a
~coun	55 -10c-9a-8hi5bj11f22k
~coup	75 -12f4i12c
~cour	79 -25a5f7c19j
~cous	81 -5b5d6f
~cov	49 -10d-8f-5j4c5k6a20b
~cove	49 -10dg-8f-5j5k6a10c20b
~cow	85 -5g6c
~cowo	88 -4g4i
~cpa	82 6k
~cpa>	84 6a
~cr>	86 
~cra	65 -21a-4g4k7h8d12b
~cras	79 -6abg12d14c
~crat	88 -5a6b
~craw	81 -8c5b10i
~craz	76 -6c-5i4k9h
~cre	57 -11f-9i6b10e18a
~crea	78 -9c-7g-6k9e17a
~cred	63 -12g-11f4ik11ac
~cree	77 -7i-4c10g11a
~crem	82 -6a9c
~crew	74 -9i-8c-6a5dj8g
~cri	73 -8ag-7c-4j7di12k
~crib	85 -5ag14k
~crip	81 -5c10d
~cro	74 -9c-5gk6f8b9i
~cros	84 -5c5i7f
~crow	79 5b6a
~cs>	79 -4c6h11b
~ct>	58 -40a-9e-7i-4d4f5b7h14k19c21j
~cte	75 -15a8j14b
~cted	77 -6c11j
~cti	56 -7c-6d9j12k
~ctib	63 11g
~ctin	84 -9g-4d11k
~ctio	66 -6c4j9k
~ctl	74 -8b-5k4g11c
~ctly	74 -8b-5k4g11c
~cto	61 -10ag-8c5i6e26d
~ctor	61 -10ag-8c5i6e26d
~ctr	73 -8c-5a5j6b
~ctri	75 -8c-5a6j7b
~ctro	86 
~cts	75 -14b-5g8c17a
~cts>	75 -14b-5g8c17a
~ctu	64 -12g-6i-5bj4f5k12c13a
~ctua	77 -6g6a10c
~ctur	68 -7g-5i-4j5f6k9a
~cub	82 -9b6g8a
~cuba	82 -9b6g8a
~cui	85 5g
~cuit	86 6g
~cup	77 -11a-9k23c
~cupa	79 -6k-5a-4g25c
~cur	60 -12a-9f-6c6h7e9j19k
~curi	73 -11c-7a-6j8b10h17k
~curl	88 9i
~curr	64 -8b6k10e
~cus	60 -17g-5bej14d15h
~cuse	88 -18g-6a13c20h
~cush	85 -9c5a9k
~cust	62 -6g5a12d
~cut	71 -7k4c7b
~cut>	75 -6g-5k7b8c
~cy>	48 -11i-5c4g5ak11e
~cyb	86 
~cybe	86 
~cyc	80 
~cycl	80 
~da>	85 5b
~dad	65 -12c5di7bg
~dad>	71 -16c4bi6k9g
~dadd	77 -4k5c9d
~dads	86 4b
~dam	67 -8e-7b12g13a
~dama	68 -8e-7b12g13a
~dan	78 -11c4e13a
~dang	82 -11c4e7a
~dar	88 7k
~das	74 -10k-6b4j12a
~das>	88 -4a7j
~dash	77 -10k-6b5g16a
~dat	59 -19g-14a-7dh-5i30c32e
~data	84 -5h10a
~date	61 -20a-15g-12b-4d31c36e
~dati	85 -5g13b
~dau	68 -6k-5dg5j8c9a
~daug	68 -6k-5dg5j8c9a
~day	44 -16a-10b-5h-4k5d7j20e26c
~day>	47 -22g-21a-9bi-4k9j12f26e37c
~days	59 -11j-10f-5ce6d8i10a19g
~dba	88 
~dbo	80 8a
~dbol	85 5a
~dboo	88 
~dd>	72 -17b-10c6j18k
~dda	85 -9a4g5c
~ddad	86 -5a4g5c
~dde	75 -9b-7e7a10d
~dded	84 5c7a
~dden	86 -5e6c
~dder	85 -8c-6b7g12d
~ddi	68 -13c5f6k7j
~ddin	76 -10c-6d5f6k9j
~ddit	74 -4c5b
~ddl	77 -11a-6i5b6eg12c
~ddle	77 -11a-6i5b6eg13c
~ddr	62 -14a-11b-7g-6j-4d10e13ck15f
~ddre	62 -14a-11b-7g-6j-4d10e13ck15f
~ddy	70 6g
~ddy>	73 -6j7c9g
~ddys	86 -9c11j
~de>	49 -11a-8g5c8f21h
~dea	61 -5gh-4ej6b10k13a
~dea>	77 5k8a
~dead	74 -7k-6g5c7ab
~deal	69 -12g7c11k
~deat	84 -13c4ik19g
~deb	77 -24a-6d5g8b22c
~debt	78 -24a-6d-5j5g8b23c
~dec	61 -7g-6bk-4f11d12j
~dec>	79 4a
~dece	86 -7b-5c7ag
~deci	67 -10g-6k4c10j14d
~decl	75 5h6e
~ded	55 -11e-7j-5b8i9c11a13g
~ded>	61 -11e-10j-8bg8i14c21a
~dedu	63 -9a-4ck22g
~dee	79 -10b-7a4d5c6g9i
~deep	86 -13a-7b7j9g11i
~deer	88 -4j16c
~deg	78 -7c7b10g
~degr	78 -7c7b10g
~del	63 -7c-5g5a12e
~del>	79 -10a-7g13bc
~deli	66 -17c-10b15ae
~den	57 -10g-8c13e15j
~den>	78 -6e4i
~denc	86 -9ag5jk15e
~deni	86 6d
~dent	60 -19c-5bk10e11a12j
~deo	84 
~deo>	84 
~dep	69 -15c-7a12d15b
~depa	80 -12c-8a4g8b16d
~depe	75 -6a14b
~der	50 -22a-11e-9c-5j9f10d17b21g
~der>	53 -18j-9e-8k-6h6dg9f12b19c
~dere	88 -22c7f22g
~deri	84 -6a6g
~ders	69 -17a-14c-4i8h11k19j
~derw	82 6d
~des	58 -20g-5a-4f7d10k12b15j
~des>	64 -10g-4e7i13d
~desc	86 -5ag14k
~desi	84 -6a7b
~desk	84 9b
~dest	73 -8g-6d-5b-4i9a16j
~det	78 -7b11a
~deta	85 -7b6a
~dete	84 6a
~dev	84 -4a7j
~devi	84 -4a7j
~dge	74 -5j5c6k10g
~dge>	86 -4j5c
~dget	78 -5a12g
~dia	68 10d
~diab	79 11a
~diag	82 -7a5g6c
~dian	80 14d
~dic	66 -18a5e17c
~dica	68 -15a5b13c
~dici	85 8c
~did	36 -24k-13b-10d5g7c9j11h15e18a20i
~did>	36 -24k-13b-10d5g7c9j11h15e18a20i
~die	68 -10e4gi6j10a
~die>	80 -5j-4b5a8i
~died	72 -9e-8c5g6a12j
~dif	69 -7b-6j6ak7c
~diff	69 -7b-6j6ak7c
~dig	75 -6a-5bg8k18c
~digi	75 -6a-5bg8k18c
~dil	80 -8a4g6c
~dily	81 -8a7c
~din	52 -13i6c10j14f
~din>	69 -9a-5ik-4e6g7j9c
~ding	54 -8gi-7d-5h5c10j17f
~dinn	82 -8c-7j5d8a9e
~dip	85 -18b-6g11c14a
~dir	88 -6a6b9h
~dis	64 -9c-5g7a10k14j
~disa	79 -4c9j
~disc	71 -4j12k
~dise	85 -4c5j
~dist	85 -7b4a9j
~dit	54 -18g-8f7a8ck18b
~dit>	59 -11f-10g-4ad9k12b17c
~dite	84 -4c13a
~diti	67 -5g-4c9b
~dito	85 6e
~div	70 -12c-9j5g11b15a
~dive	85 -9b7a9g
~divi	77 7b
~divo	80 -10j-9c14ab
~dju	82 -5b6i
~djus	82 -5b6i
~dki	88 6a
~dkid	88 6a
~dle	61 -17a-6j-5fg12b18i
~dle>	68 -42a-13g-5j4e6h8b9c37i
~dled	79 -17i-4b31a
~dles	73 -6a7d9b
~dli	78 -6d-4j16b
~dlin	78 -6d-4j16b
~dlo	67 -5e4d9a
~dlor	67 -5e4d9a
~dma	85 -10a-5g7c8j
~dma>	86 -10a-5g7c8j
~dmv	88 -4c6e
~dmv>	88 -4c6e
~dne	88 -11d12c
~do>	27 -43k-39j-5g11h12i15b16f17e20c47a
~dob	84 -9a18c
~dob>	84 -9a18c
~doc	67 -19g-7a6i18d
~doct	68 -16g-6j7i19d
~doe	41 -25k-9j-7h6i14e16d22a
~does	41 -25k-9j-7h6i14e16d22a
~dog	70 -11b6j9a
~dog>	74 -5b4c6j
~dogs	82 -8b13a
~doi	61 -12g-11j-7d-6eh7k16c20i
~doin	61 -12g-11j-7d-6eh7k16c20i
~dol	66 -14a-5c4b7g16j
~doll	66 -14a-5c4b7g16j
~dom	82 -15a5b12g
~dome	84 -15a5b13g
~don	63 -12a-10e6j7bc9d
~done	63 -12a-10e6j7bc9d
~doo	65 -18b-14c5gk8j11f13e
~door	65 -18b-14c5gk8j11f13e
~dor	79 -17b-12g9i10c14a
~dor>	88 -8g12c
~dors	86 -6b-5g11i
~dos	85 -6c18g
~dose	86 -6c18g
~dot	80 -15a20j
~dot>	84 -13a19j
~dou	85 -15a8g14b
~doub	88 -17a9g15b
~dow	52 -14a-12c-6i4e7d9h22j
~dow>	85 -8g-4c5e6j14i
~dowe	88 -7j-5c-4i10b11a
~down	52 -12i-11a-6c5d6k10h14j
~dra	67 -11c4g5be
~draf	86 -5a
~dran	76 -7c8g10a
~draw	79 -9ac8e12b
~dre	59 -15a-5gj5c9e14f16k
~dren	73 -9c7b
~dres	62 -14a-11b-7g-6j-4d10e13ck15f
~dri	47 -5h-4ej5b7d16a
~drin	72 -7d-4b20a
~driv	48 -5eh5a6b11d
~dro	65 -23a-12c15b20h
~droo	77 -6a5bg
~drop	69 -17a-13c13b22h
~dru	78 -13c10d
~drug	79 -13c8a10d
~dry	85 -6g-4i5j8a
~ds>	45 -6bf-4h5g9a23j
~dsh	79 -6a9b
~dshi	85 
~dsi	79 -4c5aj
~dsid	79 -4c5aj
~dua	84 
~duat	85 -6b6a
~duc	60 -9a-8b-5f5k12g18c
~duca	79 -6abj-5g14ck
~duct	62 -4bk17g
~due	76 -17c-9g14a20e
~due>	76 -17c-9g14a20e
~dui	85 -15a22c
~dul	80 6e
~dule	81 6e
~dup	88 
~dupl	88 
~dur	88 4c
~duri	88 4c
~dvi	71 -8g4jk6b9a
~dvic	74 -9c5b8ad
~dvis	82 -11d-4g6j8c
~dwe	81 -8c-7a16g
~dwel	81 -8c-7a16g
~dwo	88 -9a-4g7j8c
~dy>	45 -11b-5c5i6j8e19a
~dys	69 -9g-8a-6e7c10j
~dys>	69 -9g-8a-6e7c10j
~ea>	70 -21c-9e-8g4b5j7k34f
~eab	82 -6bc18f
~eabo	82 -6bc18f
~eac	60 -11i-9a6e8j10k
~each	60 -11i-9a7ek8j
~eact	88 5k
~ead	52 -24c-14i-8ad-6h11f14g19b32k
~ead>	58 -10i-8g-6ae9c16b23k
~eadb	85 5a
~eade	84 6f
~eadi	82 -31a4b11g23f
~eadl	85 5a
~eads	84 6g
~eady	67 -7c-5g6e7k11a
~eag	76 -9a4ck6f
~eage	80 -11a5g6k7c
~eagl	88 4a
~eah	84 -5ae7i12j
~eah>	84 -5ae7i12j
~eak	63 -10gk-7i-6b-4h13a15c17j
~eak>	72 -9a-6c6j10b
~eake	80 -6bk22a
~eaki	82 -14a-10i-4g11c24j
~eaks	75 -11b-6g11c16a
~eal	53 -12fg-10a-6dh9k10j15b19i
~eal>	66 -10f-8i5j6ak7e
~eale	86 7j
~eall	79 -5b5i11a
~eals	88 -12a4d12b
~ealt	58 -13g-11a-6d-4eh4j5k11b25i
~eam	75 -8c-5g4e5i7a
~eam>	77 -8c-5g4e5i6k
~ean	65 -19i10h12b13a
~ean>	69 -25i-5cg14b29a
~eane	85 -12a13c
~eani	85 -5c9h
~eap	77 -10cj5b11g17a
~eap>	86 -10j-7c8g9b
~eape	82 14a
~ear	39 -14i-5d-4c4g6f10a21e
~ear>	45 -13b-12i-9g-7h13j16a21e
~earb	81 7a
~eard	75 -14g-5ak6h8i16e
~eare	85 -10a-5c5g18f
~eari	77 -5b15j
~earl	79 -5ac4e14g
~earn	72 -23c-7b5e6i20g
~ears	51 -16j-10d-8i-5a6c12hk20b
~eart	69 -6c-5ij5d8a
~eas	51 -21g-14d-13a-6j6ei8b9f11k12h13c
~eas>	88 -5d7af
~ease	56 -18d-9g-4i13cf16k
~easi	78 -8b-5g5a17i
~easo	69 -24a-7g11c14e22h
~east	85 -6b6d14a
~easu	75 -15a-6f10d21b
~easy	84 5b
~eat	55 -14j-8d-6e6k7a11i18b
~eat>	63 -13j-8g-6i-5d5f9b10c11a
~eate	70 
~eath	75 -12c-6a-5e7i11bg
~eati	74 -5c5b10i
~eatm	81 
~eau	82 4j5ae
~eau>	88 -4a7j
~eav	58 -11g-7i-5ck5j8bf11d
~eave	60 -13g-4k8f11d
~eavi	78 -5c9b
~eavy	86 
~ebo	57 -10b-6gk-5e-4f5i6cj11d13a
~ebod	57 -6bk-5e-4g7i13ad
~eboo	88 -5b6j8c
~ebs	80 -5j-4h5c10b
~ebsi	80 -5j-4h5c10b
~ebt	78 -24a-6d-5j5g8b23c
~ebt>	81 -10a-4j6g9b
~ebts	88 -16a-7d23c
~ebu	77 -10c11a
~ebui	77 -10c11a
~ec>	77 8a
~eca	64 -9ai-5e5k6bd15c
~ecal	80 -4c6b
~ecau	67 -9i-8a-5j8d17c
~ece	71 -9g8k12a
~ece>	88 4c
~ecei	82 -12g6c10k
~ecen	78 -7cj4g16a
~ech	85 5j
~eci	65 -12g-8k-5a5i9j13cd
~ecia	79 8c
~ecid	72 -7g-6a4c8d10j
~ecis	77 8d
~eck	55 -11c7d8e9i
~eck>	58 -7g-6a10i16d
~ecki	84 -6g4bk
~ecko	86 -7c10g
~ecks	73 -8d4b6a8g
~ecku	85 -8a17e
~ecl	75 5h6e
~ecla	82 
~ecli	80 -5k5h7e
~eco	56 -10i-9d-6g7j11c18a
~ecom	80 -7g5a14c
~econ	65 -12b5i6cg7j
~ecor	63 -14i-9c-8dg5j6k10b18a
~ect	55 -16a-11g-8de4c6bh10k31j
~ect>	63 -22a-9g-6ei5b10h16j23c
~ecte	78 -6c10j
~ecti	70 -7c-6b-5d9j12k
~ecto	81 9a
~ectr	73 -8c-5a5j6b
~ecu	73 -4g8b
~ecur	75 9b
~ed>	31 -20g-16bc-13i8h10fk12d32j43a
~eda	82 -5k10b
~eday	86 6a
~edd	82 -9a-7d4e7k11j
~eddi	82 -9a-7d4e7k11j
~ede	88 
~edi	56 -13g-11f33c
~edic	67 -18a4b22c
~edin	79 -7b5a11c
~edit	63 -12g-11f4ik11ac
~edl	86 -7b9ah
~edle	86 -7b9ah
~edo	80 7j
~edon	82 7j
~edr	77 -6a5bg
~edro	77 -6a5bg
~eds	69 -21b-7e5d6aj12c
~eds>	69 -21b-7e5d6aj12c
~edu	60 -10a-4f5c6k15g
~educ	61 -13a-4f6k7c18g
~edul	81 6e
~ee>	54 -28g-9bh-8i-6c5d11e23j25a
~eed	46 -15g-13b-12i-8df-4j4e13h57k
~eed>	48 -13gi-11d-9cj-7f-6a-5b10h11e64k
~eedi	79 -7b5a11c
~eedl	86 -7b9ah
~eeds	72 -8e4i5d6c7j
~eek	56 -11b-6k8ch13g
~eek>	61 5g10h
~eeke	71 -7a-5g4i6j14c
~eeks	72 -12b5a6i15g
~eel	58 -10b-8ej12i16d
~eel>	62 -17c-10a-5e6h7g10d12i
~eeli	77 -7g5k16c
~eels	75 -5a6c9d
~eem	84 -4e6b
~eeme	84 -4e6b
~een	47 -9e-4j5b8f18i
~een>	48 -9ej-6a-5g4h7c8b9f17i
~eena	79 -10c8ag
~eens	88 6a
~eent	86 9j
~eep	51 -16g-7e-5a-4b4i5f7d8j17k
~eep>	54 -11g-9e-7b6j9f21k
~eepe	80 -7a-5c15d
~eepi	69 -5g8i
~eeps	74 -8a7h12c
~eer	70 9c
~eer>	76 -4b13c
~eers	80 -8a4g7b
~ees	67 -12c-9i5k7a21g
~ees>	67 -12c-9i5k7a21g
~eet	56 -10a-8gk-7f-6d7j8h15c17b
~eet>	58 -15a-6efg-5dk5j15b24c
~eeth	86 -7c6e12h
~eeti	80 -6c4j14a
~eez	88 -39a8b33i
~efe	77 -11a6j13b
~efer	78 -11a5j13b
~efi	69 9d
~efic	76 -10g-5a6c14d
~efit	75 -7c-5d8a10g
~efo	55 -13k-5e5f6dg11i
~efor	55 -13k-5e5f6dg11i
~efr	86 -18a19b
~efro	88 -17a17b
~eft	67 -12c-6a6b16g
~eft>	67 -12c-6a6b16g
~efu	86 -9c18d
~ega	72 -6b5j6a8k
~egac	88 
~egal	77 -6b6k8a
~egat	86 
~ege	65 -6i-4a8b13c
~ege>	65 -6i-5f8b14c
~egg	85 -11g9ci
~egi	77 -19c-6a24g
~egis	80 -19c25g
~egr	77 -7c7b10g
~egre	77 -7c7b10g
~egu	73 -4d5k10a
~egul	73 -4d5k10a
~ehe	84 11h
~ehen	84 11h
~ehi	60 -10g-6e-4a8d9hk
~ehic	65 -7d4c7k
~ehin	70 -9c-7ag-4b5f12h17d
~eho	73 -11g-4b15c
~ehol	76 -11g-5a17c
~ehou	86 
~eic	88 
~eico	88 
~eig	64 -10d4c23g
~eigh	64 -10d5c23g
~eil	84 -5k-4g10f
~eili	86 -6a-4g4j10f
~ein	69 -21b-6c-5g5f11i17a
~ein>	82 -7bc6e14a
~eing	72 -16b-6g5a6f12i
~eip	82 -12g6c10k
~eipt	82 -12g6c10k
~eir	60 -22c-6b5f15gh
~eir>	61 -14c-10b4e9h16g
~eird	88 -6c5af
~eirs	86 -6c-4a6b9h
~eit	81 6j
~eith	81 6j
~eje	88 5h
~ejec	88 5h
~ek>	61 5g10h
~eke	71 -7a-5g4i6j14c
~eken	71 -7a-5g4i6j14c
~eks	72 -12b5a6i15g
~eks>	72 -12b5a6i15g
~el>	56 -22a-8e-5c4f5h7i9d16b
~eld	74 -13a7d9j
~eld>	76 -13a4b6d9j
~ele	68 -12c-8b5h17a
~elec	73 -8c-5a5j6b
~eled	86 
~elem	86 -4c7h
~elf	58 -9e-4g6k18b
~elf>	58 -9e-4g6k18b
~eli	60 -14bg4ad7f16e
~elie	78 -13g-8a-4b6c7j8e12f
~elin	71 -11g-4e5dk17c
~eliv	67 -15c-10b12a14e
~ell	39 -21b-12c-10f-9j-6e6h12a62k
~ell>	41 -23g-22j-12e-10bf-9c6d11a79k
~ella	59 -10b-5d6h9c10g
~elle	78 -16b-10c11g14a
~elli	73 -13k-12a-10c11e14g18j
~ello	86 6c
~ells	86 -5c-4a12j
~elo	70 -8c4k6a7g
~elon	80 -20b-4j10g21a
~elor	81 -4c4j10b
~elow	88 -8a8b
~elp	65 -17c-5j-4e6h12b13i
~elp>	68 -17c-6a-4e4k6h9b16i
~elpi	86 -9b16a
~elps	86 -11a12b
~elr	79 -4a6c
~elry	79 -4a6c
~els	54 -13a-11g-5be8h12c23d
~els>	74 -6a-4j5c9d
~else	56 -10ag-5b5j8h9c17d
~elt	85 -9b-5k5j12g
~elt>	88 -9b-6k6j12g
~ely	69 -6b8a10i
~ely>	69 -6b8a10i
~em>	49 -20a-5j8bd14g
~ema	58 -10a-7g-6e5i20c
~emai	60 -6dg-5e4k6i17c
~emat	78 4c6h
~emb	68 -15c-7e5k8ai13j
~embe	68 -15c-7e8i13aj
~eme	55 -11e-7g-6c-4hk7d8a12i13j
~emem	69 -15c-7e8i13aj
~emen	58 -5ae6i8c
~emer	82 5d
~emi	73 -13k11c17g
~emic	85 -5a4b
~emiu	76 -7c-5j-4b4a16g
~emo	79 -6c4a9j
~emod	82 -4c11a
~emp	60 -13g-5ci4d5ab12e
~empl	62 -5e-4g5d6j
~empt	80 -12g22e
~ems	79 -13c-6b11a12j
~ems>	79 -12c6a12j
~en>	34 -16a-12h-11f-9k5b12i16g60e
~ena	73 -11c-10b4k8g12a
~enag	78 -10c7a8g
~enan	82 -8b5a6k
~enc	63 -13b5a7e8j10k
~ence	65 -13b-5cd8e10j12k
~ency	82 5ad
~end	47 -18a-10d-8b5h7j10f11i17e
~end>	52 -15a-9d-8bc-7k9g12i15f21e
~enda	86 -8b6ac
~ende	65 
~endi	81 -7a6h14j
~endo	81 -11g-6b9i11c
~ends	69 -7a-4cg12b
~ene	53 -8a-7i-6g5b7h9k10d
~ened	62 -10a-9e-7g4j5h6d16c
~enef	69 9d
~ener	72 -5c5k8g
~enew	69 -8c-7g-4k5a6h14e
~eng	74 -10j-7c10g12k
~enga	84 -10j-6c5e6a10g
~enge	82 
~eni	70 -32a-12g7f15e17j
~enie	86 6d
~enin	74 -30a-11g5cf15e16j
~enis	88 
~enj	81 -5b-4g6c10a
~enjo	81 -5b-4g6c10a
~enn	86 
~eno	69 -22b-17i-6c12g15h20a
~enou	71 -17bi-9c-4d12g16h23a
~enov	88 -6b6d
~enr	88 -10g15c
~enro	88 -10g15c
~ens	51 -10f-5i5k10h11b
~ens>	63 -8e-7d-4ci6g7k8a9h
~ense	57 -8g-5f-4c7e10d11b
~ensi	70 -7a-5f4b6c7g8h
~ent	36 -21c-7i7a11k12j14d17b
~ent>	40 -17a-11i5dfh9k15g17b
~enta	67 -9g7a10b
~ente	71 -4a10b
~enth	86 9j
~enti	70 -5bi5aj
~entl	76 -10g5j7a
~ento	80 4k
~entr	86 -7a15j
~ents	53 -18c-10j-7f-4h4k9i14d19a
~enu	79 -11a8g15c
~enue	81 -10a5c12g
~env	86 -8a7ck
~enve	88 -7a6c7k
~eo>	84 
~eon	79 -11c-7b-6d5a23g
~eone	79 -11c-6d-5b5a23g
~eop	58 -6ej-4f7a12d
~eopl	58 -6ej-4f9a12d
~eor	84 -6c14k
~eorg	85 -6c-4f14k
~eow	76 -7a-6c-4k6j7d13b
~eown	76 -7a-6c-4k6j7d13b
~ep>	53 -10g-6b-5c8f12j17k
~epa	69 -14a-5h4j5g11d14b
~epai	79 -17a-5h8bc9j
~epar	73 -12c7b13d
~epe	70 -12a-5c12d14b
~epen	75 -6a14b
~eper	80 -7a-5c15d
~eph	86 
~epi	69 -5g8i
~epin	69 -5g8i
~epl	62 -13g-5dj7e8a10c11b
~epla	62 -13g-5dj7e8a10c11b
~epo	77 -8c-7b-5a5f9hk
~epor	78 -8c-7b9h10k
~eps	70 -4j6h10a
~eps>	70 -4j6h10a
~ept	71 -13g-9b-4c7a21h
~ept>	72 -10g-9b-7c9a21h
~equ	64 -4c5a13g
~equi	64 13g
~er>	28 -18e-14g-11h-8b8f22a33d44c
~era	49 -6i-5f4j5h6b9k
~era>	86 
~erag	52 -6d-4i6c7bh
~eral	65 -8c5bg
~eras	80 -5b5a6k
~erat	81 
~erc	63 -11c-9a4b18g
~erce	70 -15a-7c5h6b22g
~erci	72 5ak
~ere	32 -21e-16d-14j-11b-5c7i8a9h10g19k58f
~ere>	33 -16e-14d-9b-7j4h9c13a16k38f
~erea	82 -6bc18f
~ered	61 -18c-17a-5k-4eh4b8gi37f
~eren	68 -8bj5k9a15c
~eres	77 -8c-7j-5a5g7k18h
~erf	78 -12i-6g-4a6b23c
~erfe	80 -12i-6g5a24c
~erg	79 4d7i
~erge	82 5d
~eri	60 -13a-9k-8i4be15j21g
~eria	88 -6k7g
~erie	68 -10a-6c-5e12g18j
~erin	72 -7ck-6i11b16e
~erio	80 -10b5g7c
~erl	88 -10a-5c19j
~erly	88 -10a-5c19j
~erm	63 -19c-7f-6a5e14g19b
~erm>	68 -16c-8a-7f-6d5k8j15b18g
~erma	82 -4j5c
~ermi	77 -13g12e
~ern	69 -15c-5d5i12b
~erne	88 -5g7a10b
~erni	79 -9b-5ac5k6e9j
~erno	82 -11c9gi
~ero	74 -24g-12c7i10a21e
~ero>	86 
~erol	88 -10g4a10i
~erou	82 -11c4e7a
~err	73 -19k-6b5c9a10j13i
~erra	86 -19k-8b14a17i
~erri	88 9c
~erru	85 -7a18j
~ers	42 -17g-11i-9e-5c15j16d18b19k
~ers>	44 -15g-11e-10f-7i6c9a10b13k22d
~ersa	80 -9k-5d4c12b
~erse	82 -8d-6c18f
~ersh	84 -5a
~ersi	81 6b
~erso	62 -9c5k8a
~erst	75 -13a-9c-6g9hk19j
~ert	56 -8c-7be-4i8a12d13g
~ert>	77 -14a-10c5j8g16b
~erti	63 -16b-4e4c11d16a
~erts	84 6f10a
~erty	66 -5b5d8g
~erv	65 7b
~erve	76 -5k7ab
~ervi	71 -4d7k
~ervo	85 
~erw	69 -11a-4c8i9d
~erwa	86 
~erwi	86 -5a6j
~erwo	77 5d7i
~erwr	82 6d
~ery	51 -29a-6e-5d4i7f12k13b16g
~ery>	59 -18c-14e-11k-5i6d8f9aj15g
~eryb	67 -20a-6d5f8g9k10e
~eryo	88 -6d13k
~eryt	64 -24a5c9i10b11g
~es>	31 -22f-14h-6ci8ak12j20d22b28g
~esc	73 -7g-4i4c7a10k
~escr	73 -7g-4i4c7a10k
~ese	62 -5c-4e12i
~ese>	63 -6c-4j7a13i
~esen	85 -6a5k8j
~esh	88 -14a9k11b
~esi	64 -10g-6a21d
~esid	67 -9g-5a22d
~esig	84 -6a7b
~esit	84 4h6a
~esk	82 9b
~esk>	84 9b
~eso	71 -11j4e5k9c
~esom	71 -11j5ek9c
~esp	85 -7g-5e-4a4i8b10h
~espe	88 -6g-5e4c5i10h
~ess	44 -17i-6h-4e5fk8d11j18c
~ess>	46 -8i-5b4g6d8f11a
~essa	88 12c
~esse	75 -5gi-4a8k18b
~essi	70 -12a-7i6e8c12j
~esso	88 -20a-5b28c
~essu	77 -9b6a8j9c
~est	50 -22g-11b-8a-6k7d14e17i28c
~est>	54 -17b-15k-13g-6a6f7i18e27c
~esta	79 -11f5i10a
~este	81 -9g-6a9i12k
~esti	66 -8a-5eg4d5b6h8c
~ests	81 
~et>	38 -14d-8f-5j-4i5b6a14e15c21k
~eta	74 4c5b
~etac	86 -7b6a
~etal	79 -4a5c10b
~ete	70 -10c-8b17a19g
~etec	84 6a
~eter	82 -9a-5c25g
~etes	79 11a
~eth	52 -11j-9i-8c-5g5b6a8f9d12e
~ethe	71 -9b-7a-6g5k7j8f10e
~ethi	53 -16j-8h-7i5e11d12a13b
~eti	63 -6cd-5b4j7f16a
~etim	84 -10b5e14a
~etin	79 -6c4j5f12a
~etir	67 
~eto	84 -13g-6a10b13c
~ets	63 -12c5bk6j7a
~ets>	64 -12c5bk6j7a
~ett	53 -13c-11f-5j-4e5a8b11k17i
~ette	60 -9g-8f-5h6k7b8i10c
~etti	68 -15c6i7b9g
~ettl	79 -11c-5e-4b11g13h
~etty	70 -8g6i9a
~etu	81 -9b-6h5j11c
~etur	82 -9b5j
~etw	78 -6ak6f9b
~etwe	78 -6ak6f9b
~ety	69 -6g5c
~ety>	69 -6g5c
~eve	41 -24b-12d-6e-5g5c7i10j11f12a26k
~eve>	77 -13g-5bk-4a5c8ej11f
~evel	78 -29b-6g15c18a
~even	66 -7c20j
~ever	43 -15c-11e-9d-8b-7j7g11i20a29k
~evi	75 -6ag5e11j
~evic	84 -4a7j
~evie	84 -9e11a
~ew>	53 -19k-5f-4c5e6g8j22a
~ewa	70 -7g-4a6bh7f
~ewal	76 -9b4a7h
~eway	77 -9a-5c-4gj8f17b
~ewe	69 5c
~ewed	84 7a
~ewel	79 -4a6c
~ewer	78 6b
~ewh	72 -19c-5f-4d5a13h19b
~ewhe	72 -19c-5f-4d5a13h19b
~ews	84 -14c5b7j13i
~ews>	84 -14c5b7j13i
~ex>	73 -9c-5g-4j13b14d
~exa	66 -13a-6d10f15e
~exac	75 -13a8cf
~exam	72 -9c4j5b13e
~exc	68 -19g-7k-5j5b13h14a
~exce	75 11b
~exch	88 -6k9a
~exci	84 -6c-4b6a7e
~excl	86 -5g12a
~excu	88 -18g-6a13c20h
~exi	86 8j
~exis	88 
~exp	59 -14c-9g-6f-5d5i14k21a
~expa	88 -4c4a
~expe	66 -5af-4e5bi7j9k
~expi	81 8e
~expl	69 -12c-6b-5g7k27a
~ext	57 -6f-5jk5c10a11b
~ext>	61 -6k-5g-4cf5a20b
~exte	88 -6b-4a17c
~exti	80 9a
~extr	73 13g
~ey>	41 -19j-11i8b12a13g22f
~eye	85 -17a5i7d8b
~eys	77 -9a10b
~eys>	78 -9a10b
~fac	74 -15b-6c6g7d8jk
~face	79 -10b-5c-4a5j10k13g
~fact	82 -7bg7a10d
~fai	74 -6fjk6g13a
~fair	75 -6f-5gj8a12c
~fak	82 -13g-7b5a8i9c
~fake	82 -13g-7b5a8i9c
~fal	70 -11g-6d-4j7a12e15b
~fall	70 -11g-6d-4j7a12e15b
~fam	58 -5egj5b10i12c
~fami	58 -5egj5a9b10i
~fan	86 -16b-5g4f5h9c12a
~far	59 -37i-17b-10c-4dh5e17f18a44g
~far>	63 -26i-13j-7bc-6e-4k16f19a38g
~farm	72 -12b-5g13e14j
~fars	86 -6i9f
~fas	77 -11i-4k7c12e
~fast	77 -11i-4k7c12e
~fat	78 -14k-8b11f15j
~fath	79 -8b12f
~fau	77 -13d-4j8a22b
~faul	77 -13d-4j8a22b
~fav	81 10c
~favo	81 10c
~fax	84 -10c4ik6f
~fax>	84 -10c4ik6f
~fe>	49 -9d-7k-5i9b22a
~fea	88 -6a-5d16c
~fear	88 -6a-5d16c
~fec	78 -9i-6g7a22c
~fect	78 -9i-6g7a22c
~fed	88 -19g6j21e
~fee	57 -7j-6e-4a7gh15i
~fee>	81 -8b-5j5k11i
~feel	61 -10a-8j-5e5bh12i
~feet	69 4h5j
~fel	73 -8b5e6c
~fell	73 -8b5e6c
~fen	71 -20b5k23a
~fenc	77 -21b7k15a
~fend	79 
~fer	62 -14g-9e-7a-4j5b7k32c
~fer>	72 -9g-5e9b12c
~fere	67 -8j-6g9k22c
~fes	67 -17a6c11g12i
~fes>	70 -24a12g14i
~fess	79 -5b4c7a
~fet	69 -7a-6g10c
~fety	69 -7a-6g10c
~few	75 -12b-4c6k9j12a
~few>	75 -12b-4c6k9j12a
~ff>	49 -16a-13d-9c-4g5h8i9e16b20k
~ffe	62 -13j-11b-6e8a10i12k16c
~ffee	82 -5j-4a5k11i
~ffer	64 -9b-8j-5eg7a9k20c
~ffi	63 -14c-7j-6b7f12a15d
~ffic	63 -14c-7j-6b7f12a15d
~ffo	84 -6c6d
~ffor	84 -6c6d
~fia	86 8j
~fian	86 8j
~fic	55 -15c-11bj6g33d
~fic>	85 5a8g
~fica	64 -7c-4b12d
~fice	64 -11c-10g-6j-5e5i8f11a16d
~fici	75 -10g-5a8e14d
~fie	78 -9a-5i10h12j
~fied	86 -5i6a12h
~fiel	82 -15a5d15j
~fif	84 
~fift	84 
~fig	67 -18c4h7e11g
~figh	82 -4c8a
~figu	69 -15c-6a7e12g
~fil	63 -10b-8g-5h-4e4c6j7d13a
~file	67 -10g-7c-5b4f7j14a
~fill	75 -5b-4h6d7c
~fin	55 -10cg-6f7e8h12b
~fina	65 -9g-6jk-4i4a5h8e9b
~find	70 -14c4ad7h
~fine	75 -12a-4g11b12k
~fing	79 -13k6c14j
~fini	70 -4c9a
~fir	52 -8e-6h-5a5f9d18k
~fire	59 -9j-5eh7d8f10k
~firs	59 4d6a10k
~fis	81 -15b7f8a
~fish	81 -15b7f8a
~fit	68 -16k6dg11c
~fit>	73 -17k-4j4f15g17c
~fits	77 -8g-5c5a11d
~fix	73 -8g-6k-5d5f7c10a
~fix>	80 -5g4bc
~fixe	85 7a
~fixi	88 5af6c
~fla	74 -12g-5i21b
~flat	76 -12g-5i22b
~flo	63 -9g-6a-4e6c9b
~floo	64 -8g-4a7c
~flor	86 5b
~fly	79 -5f-4j8b10a
~fly>	85 
~flyi	88 11b
~fo>	82 6f
~fol	62 -11g-9jk-7e5i7h11b16d
~folk	64 -8k-7j-6ae6b9h17d
~foll	79 -9g4b12a
~foo	69 -6k-5i9c12g
~food	79 -8a4gj
~foot	74 -5ck4a16g
~for	33 -32c-9e5h8j16i18k34g
~for>	35 -21b5j7gi10a12h24k
~forc	82 
~ford	79 -8c5d8i
~fore	55 -13k-12a-5e5dfg10i17b
~forg	85 5g
~form	67 -15c-8g-5a11h23k
~fort	73 -12c-10a12b17g
~forw	79 5k10a
~fou	75 -14g-5e6a7c11b
~foun	77 -12g-5e11b13c
~four	88 -6c8a
~fra	74 -8ac-6g5b18e
~fram	77 -12c-6a19e
~fre	70 -21a-16g4e8bk24c
~free	72 -15g-10a5e21c
~fri	69 -6g-5e7h
~frie	69 -6g-5e7h
~fro	47 -13g-9b4j5f6i10h13a
~from	48 -5g5j7fi11h
~fron	67 -12g-11b6ck23a
~fry	86 -6a5c7j
~fs>	82 -21d-6b9g24c
~ft>	63 -8c5k16g
~ftb	88 
~ftba	88 
~fte	54 -6f-4k6j8d10g
~ften	74 -13i-6ac35g
~fter	55 -16g-5f5c6b7j9i10d
~fth	88 5b
~fth>	88 5b
~fts	86 -9c9b
~fts>	86 -9c9b
~ful	59 -12f-5j-4d4g5b6ik11a
~ful>	77 -9c-8g-7b12i18a
~full	61 -11f-5e6k7c10g11b
~fun	62 -9e-7i6bk11a
~fun>	71 -8e-7j4a6c11k
~fund	76 -7i7g12a
~fune	73 -4c6dj
~fur	72 -6k-5ac8e
~furn	73 -5a4i
~fus	79 11d
~fuse	82 -10c16d
~gac	88 
~gacy	88 
~gad	88 
~gag	64 -4d4g9a
~gage	64 -4d4g9a
~gai	65 -7c-6d-4f7a9e
~gain	65 -7c-6d-4f7a9e
~gal	74 -11b-9g4j5k6a10i
~gal>	79 -4c6k
~gall	86 -6b7ac
~gam	85 -9a12j
~game	85 -9a12j
~gan	86 6cf
~gap	75 -8c6e8a
~gap>	76 -8c6e7a
~gar	63 -14a-8g-5d-4ce10f11j12b
~gar>	81 -11a6bc
~gara	68 -11c-6g6a13f
~gard	85 -6a5c7j
~gare	85 6b
~gas	84 -11a5c13b
~gas>	84 -11a5c13b
~gat	74 -7g-6c-5b5i8a17j
~gate	79 6i8a
~gav	75 -4a7c8g
~gave	75 -4a7c8g
~gc>	85 -12g13c
~ge>	41 -19i-15d-10j-9h-4f6e10k32c33g
~ged	66 -6f-5gj12a16c
~ged>	66 -6f-5gj12a16c
~gee	86 -16c8a13d
~gee>	86 -16c8a13d
~gei	88 
~geic	88 
~gem	85 -15c10g13d
~geme	85 -15c10g13d
~gen	58 -15g-8ej5k11ab16d
~genc	81 4a5d
~gene	72 -5c5k8g
~gent	62 -21g-7e-4j4a11b15d
~geo	85 -6c-4f14k
~geor	85 -6c-4f14k
~ger	62 -9k-6a8j9b
~ger>	68 -21a-13k-11g7j9b12d20c
~geri	86 
~gero	82 -11c4e7a
~gers	75 -8d-7c5k7g9a
~ges	61 -7bj-6ae-5i5g6h11k14d
~ges>	65 -11c-7be7a8h9g10k
~gest	71 -15a-4gj14d16c
~get	43 -11f-9b-8c7k10ai11g16e
~get>	45 -16b-6fj6k8i12a13e16g
~geth	74 -7b-6a-5g6e8j9f
~gets	70 -8c5g8b
~gett	69 -7g5b7i
~gge	70 -7bj8c15d
~gged	85 -7b9a
~gger	84 -7j5h
~gges	76 -14a7c17d
~ggi	84 -7a6k
~ggin	84 -7a6k
~ggr	86 
~ggre	86 
~gh>	49 -15c-14i-7de8h11fk25g
~ghb	74 -6a5b
~ghbo	74 -6a5b
~ghe	74 -6ag7c13b
~gher	77 -6ac-4g20b
~ghes	85 -7b15c
~ghl	77 -11f-9a5c22g
~ghly	78 -11f-8a5c23g
~ght	35 -22d-4g8c11i34j
~ght>	35 -18d-9b10a11i29j
~ghte	67 -6dk-5g6a7e11j
~ghts	72 -24a-6g12b24c
~ghw	86 -6c-5j6ad
~ghwa	86 -6c-5j6ad
~gia	85 -6c-4f14k
~gia>	85 -6c-4f14k
~gie	86 5j
~gien	88 
~gin	61 -16a-12c-8j9k15g19i
~gin>	77 -7c5gh6b
~gina	74 6bd
~ging	68 -24a-14c-5j-4d4f12k16g22i
~gir	71 -6a14b
~girl	71 -6a14b
~gis	80 -19c25g
~gist	80 -19c25g
~git	75 -6a-5bg8k18c
~git>	88 -4a6k
~gits	78 -6g-5b18c
~giv	54 -14e-9fj-5h5ag9c28k
~give	55 -14e-9fj-7b-6d-5h7ag14c32k
~givi	76 -8c-5k10d13b
~gl>	79 -11g6a11c
~gla	72 -10a-8g-5k4h6e9c15b
~glad	82 -10a-6k5dh6c7e
~glas	77 -8d-5g17b
~gle	66 -16k-7cg5j11e12i16b
~gle>	69 -17k-6eg5j12i19b
~gles	77 -10c19e
~gly	84 -5k6f7a
~gly>	84 -5k6f7a
~gma	85 -7a-5c5b8j
~gmai	85 -7a-5c5b8j
~gn>	65 -7g-6c-4d11b15e
~gna	88 
~gne	78 -14b-8e-7c7j14a17i
~gned	78 -14b-8e-7c7j14a17i
~gni	86 -4a8c
~gnin	86 -4a8c
~gno	81 -8a5g6c
~gnos	82 -7a5g6c
~gns	82 
~gns>	82 
~go>	48 -21j-18g-16c-7i-6b4d11e12a25k27f
~goa	86 -7a15c
~goal	88 -7a15c
~goe	68 -10i-6dj6e20k
~goes	68 -10i-6dj6e20k
~goi	54 -10f5g6h12k
~goin	54 -10f5g6h12k
~gol	82 -4g5i
~golf	86 4ac
~gon	66 -7e-5i5a8b9j
~gone	66 -7e-5i8b11j
~goo	52 -8fk-5g7b10i14a
~good	52 -8f-7k-4g4a12i13b
~got	40 -13f-7e-6i5a7d8b12j15c
~got>	40 -13f-5i-4e4g8cd9b14j
~gotc	88 -5e-4g14c
~gott	75 6a
~gpa	88 -8a-4g14c
~gpa>	88 -8a-4g14c
~gra	58 -17g-12a-5h5d6b23c
~grab	81 7k
~grad	69 -14g-5ej8a9i17c
~gram	75 -5ai13c
~gran	71 -10a-4i5e12dj
~grat	81 -8j-7g4a6ce
~gre	63 -12k-11ij8a16g17b
~grea	75 -11j-6i-4k5g7f12c
~gree	70 -7k-6c-5e6h7bg8a
~greg	86 
~gres	84 -11c-5i5g15b
~gro	60 -7ai8b9g
~groc	86 -5b5a7g
~gros	78 -11a-5be7j8k15g
~grou	69 -10c-5e6d20b
~grow	70 -11g5e6f12c
~gs>	55 -13b-9ci-5ef6j7d9g16ah
~gua	79 -5a4c13d
~guar	80 14d
~gue	73 -11c5k13j
~gue>	88 
~gues	75 -13c6k14j
~gui	78 8k
~guis	85 6a
~guit	86 -8a5c8k
~gul	72 -4d5k9a
~gula	73 -4d5k10a
~gum	88 -5a6b
~gun	77 -9b8g9a
~guns	79 -8b9ac
~gur	69 -15c-6a7e12g
~gure	69 -15c-6a7e12g
~gut	79 -15a-10cg17b21i
~gut>	80 -15a-10cg17b21i
~guy	58 -12b-6c-5h-4j5f6g7d8ei
~guy>	68 -9e-6b15d
~guys	63 -9c-8b-6dj5g7f8i17e
~ha>	71 -9a-4d8c12b
~hac	79 5d7c
~hack	79 5d7c
~had	53 -10b7a13j
~had>	53 -10b7a13j
~hah	75 -12a7g10b
~haha	75 -12a7g10b
~hai	67 -14c5b7h11a
~hail	73 -15c7h20a
~hain	86 10h
~hair	76 -10a9b
~hak	86 -9a6b14f
~hake	86 -9a6b14f
~hal	62 -10j-9b-5e8k10d23a
~half	65 -11j-4be5a10k12d
~hall	82 13a
~halt	85 -5b9a
~ham	84 -5cj6ef7g
~hame	88 -9j-4c6f7e8g
~han	48 -15g-12j-11c-8e5k8b24a25i
~han>	62 -6k-4i7h11a
~hanc	82 8a
~hand	59 -26c-7e-4jk6f9b14a20i
~hang	58 -10g-9j-8b-6f-5eh9c12i14ak
~hank	77 -11a-4g5b6ce
~hap	51 -17e-16g7h8b11k16i
~hape	73 -16c-11g6b32i
~happ	52 -16e-8g-6i6a9hk14c
~har	58 -8c5b9a
~hara	81 -6a4k11b
~hard	73 -10g-4k4f11c
~hare	71 -6d5a9c
~harg	71 -25c5k6d16g
~hari	84 5a
~harm	86 7j
~has	53 -7de-4j4f6g19a
~has>	53 -7bde-5g5f29a
~hase	85 -16a5b18g
~hat	21 -28a-21b-11d-6j14f15h37e42g46c
~hat>	21 -20b-19a-12d11f16h37g39e41c
~hate	73 -13a-8c-5j5f6g23k
~hatl	85 -5e15c
~hatv	78 -16a-4d7fg18c
~hau	81 -16c-7a8b16i
~haul	81 -16c-7a8b16i
~hav	31 -14d-12i-8f-4h6e7k11g12j13c22a
~have	31 -13d-11i-8f6e7k11g12j13c19a
~havi	77 7a
~hbo	73 -8k4b
~hbor	74 -6a5b
~hda	68 -8k-7a-5b-4c4j28e
~hday	69 -7a-5b-4k5j22e
~he>	22 -6g-4e4k6b12dfh13a16i26j
~hea	47 -17c-8gh-5b6i7j12f13a17k
~head	67 -27c-13a-4e6k23f29g
~heal	58 -11g-6d-5a-4h5c11b21i
~heap	78 -10j-9c5b11g15a
~hear	55 -26g-9b-4ci7de10k12a17j
~heat	70 -9g-4b7k10c
~heav	86 
~hec	57 -5g6c9e
~heck	57 -5g6c9e
~hed	62 -20g-8b-7ai16j31c
~hed>	64 -18g-13a-7i-5e11b16j24c
~heds	88 -25b5a9k14c
~hedu	81 6e
~hee	70 -13b-5e8k12d
~heel	74 -15b-5j-4e4c7a12d
~heet	84 -5a7j
~hef	86 6b
~heft	86 6b
~hei	59 -10a-7b-5j14h19g
~heig	77 -10a-8j-5e6g22c
~heir	60 -18c-6b15gh
~hel	62 -14c-5e5h11i19b
~hell	88 -4a8c
~helo	81 -4c4j10b
~help	65 -17c-5j-4e6h12b13i
~hem	53 -11e-10a-5k6h7dg8i9c
~hem>	53 -13a-11e-5jk4b6h7dg8i9c
~hemi	88 
~hen	39 -26a-22f-10j-9b-8h-5k9c95e
~hen>	39 -20a-19f-18h-9k-8j-6b4i8g21c73e
~hend	74 -13c-9a-5g44e
~hens	79 -7c21h
~her	31 -32a-25e-12i6k9j10h11c12g68f
~her>	45 -30c-9k-4a4f5h11d15j26g
~here	34 -26e-16d-13b-7j-6a-4g5i7h15k16c68f
~heri	85 -14g-5i5b19c
~hers	69 -32i-15g-6k5f8h16d23c
~herw	86 -5a6j
~hes	58 -8bj-7e-6k4d5i7cg17a
~hes>	69 -5k5d7a8g
~hese	63 -6c-4j7a13i
~hesi	84 4h6a
~hest	85 -7b15c
~het	85 9k
~heth	85 9k
~hew	81 -4d4b6a
~hew>	84 10a
~hey	44 -12j-7i4g7d11f16b
~hey>	44 -12j-7i4g7d11f16b
~hic	52 -29a-15g-13j-6h5e7k8f12b19d29c
~hich	56 -32a-16g-15j-6h-5i7b9e10f27cd
~hick	88 
~hicl	65 -7d4c7k
~hid	88 -4c7b
~hie	81 -9a9b
~hiel	85 
~hif	82 5e
~hift	82 5e
~hig	61 -18a-15i-8j-4k13g16f25b
~high	61 -16a-14i-8j-4k15g18f25b
~hik	85 -13a-6ck5b6j22g
~hike	88 -7a7j
~hil	63 -12d-8c-5ek8b22g
~hild	69 -11d-8c6bi7f9g
~hile	70 -9c-6i5a6j16g
~him	67 -13k-5c4ab12e
~him>	70 -13k-4c5g12e
~himn	86 -5b4a
~hims	86 9b
~hin	37 -16g-7aj-4k6d7h10b19i20c
~hin>	64 -7k4c5j6a13f
~hind	70 -9c-7ag-4b5f12h17d
~hine	73 -5d5a
~hing	40 -17g-15a-10f-4h4e5d8i9b10j35c
~hink	55 -15c-10j-8d-4k4f21h23i
~hio	80 -9c6j7k
~hio>	88 7j
~hion	85 -9c5a9k
~hip	75 -9a5c6b7k
~hip>	76 -9a-5d6bc7k
~hir	67 -19e-11g4i5j7ab19c
~hird	80 7i
~hire	73 -19e-10g6j11b21c
~hiri	86 
~his	43 -8a-4g9j12d17e
~his>	44 -10a-5c5j6k14d18e
~hist	77 8j
~hit	63 -16g-6a-5k6ej9i12c
~hit>	68 -14g-13b-4d5cf8e9a11i
~hitc	88 -5a6b
~hite	84 11c
~hits	81 5a
~hly	70 -21a-11f6b16c21g
~hly>	70 -21a-11f6b16c21g
~ho>	39 -30b-27g-14j-12i-10e-9a-4f8k121d
~hob	80 -9a-6g20c
~hobb	80 -9a-6g20c
~hod	65 -11a-10g5c36d
~hod>	65 -11a-10g5c36d
~hoe	80 -10b-5i4d5g9a
~hoev	88 
~hol	52 -25g-4h6di8a9bc
~hol>	74 6cg
~hold	61 -29g10c13i18d
~hole	62 -17d-5cf13a18b
~holi	84 -9b-5g-4i6a14f
~holl	86 -13a8j10d
~hom	50 -14c-9i-7h5k11f13a14d
~home	50 -11c-9i-7h6k11f17a
~hon	61 -14a-8g-6h-5f5e7k9j10c15b
~hone	62 -8a-6h-5g5e9k12b
~hoo	57 -13g-9h-8a-4e6k10b20f
~hood	81 -6a-5j-4c5e8g9f
~hook	86 -7a11b
~hool	61 -13g-9a-7i-4h5k7d11b12f
~hoos	79 -15b-6g-5eh6i11c18a
~hoot	79 -5cj6ik9f
~hop	56 -10e-8b4a5c17f
~hop>	59 -7cg-5bk20f
~hopi	79 -5e6c
~hopp	79 -8d13c
~hops	84 -12e5k14g
~hor	78 -4c5d7b
~hort	85 
~hos	53 -16a-12f-9c4e7j11i24d
~hose	54 -21a-15f-8c5e13i26d
~hosp	73 -5b5fj7a
~hot	67 -14cf-7k5b9g11j23a
~hot>	74 -14f-6c-5b9gj18a
~hote	84 -9a7j10b
~hoto	85 -5k13a
~hou	41 -12i-10j6f8c10a11g16e
~houg	74 -20d-7j-5k8g10a15c
~houl	56 -12i-11j6c14a15f
~hour	67 -13a-6i-5g7b28e
~hous	47 -9e-8c6b7a9d17g
~hout	62 -10b-8a-5g-4ch5d8j19e
~hov	85 -8a20d
~hove	85 -8a20d
~how	30 -101a-36b-20d-18j-9f-7k4c6e11h72g138i
~how>	30 -96a-34b-25j-21d-8f-6k5c9e12h82g123i
~howe	84 -10g10c
~howi	86 -5a12j
~hows	85 -6a4d9j
~hr>	88 
~hre	84 5i7a
~hrea	86 4a
~hri	84 12f
~hris	84 12f
~hro	53 -13a-10ce-6h5i6b7dj8f19k
~hroo	84 -14a5g10b
~hrou	54 -16g-10e-9a-6h4c6i7d8j9f14k
~hs>	64 -18a-7g-6e4k7h9c20b
~ht>	35 -18d-9b10a11i29j
~hte	67 -6dk-5g6a7e11j
~hter	67 -6k-5dg4j7e8a
~hts	72 -24a-6g12b24c
~hts>	72 -24a-6g12b24c
~huh	76 -18a-11g7c15i18j
~huh>	76 -18a-11g7c15i18j
~hun	80 -6b7j9a
~hunt	84 -11b18a
~hur	60 -17b-15f-5e9g10i24a
~hurc	79 -6b5f9a
~hurr	74 7a
~hurt	65 -20f-11b11g12i13a
~hus	56 -6k-4c4b7d
~husb	56 -5k4b5ad
~hust	88 
~hut	70 -15g-8j11c20a
~hut>	75 7b
~huto	86 -4a5j
~hwa	85 -6c-5j6ad
~hway	86 -6c-5j6ad
~hy>	58 -14i-13g-12d-10ck-6e-4f83h
~hyd	76 -7c8g10a
~hydr	76 -7c8g10a
~hyg	88 
~hygi	88 
~hys	76 -8g4ik
~hysi	76 -8g4ik
~ia>	79 -6c-5a-4f12k
~iab	59 5g14a
~iabe	79 11a
~iabi	61 7b10g
~iag	81 -6a5cg
~iagn	82 -7a5g6c
~ial	59 -9j-7bik-6g4e14a32c
~ial>	60 -11b-9gj-4i18a25c
~iall	84 5b7e
~ials	85 -7d-4k5g14c
~ian	73 -8c-4g4e5j12d
~ian>	78 -9a-5c13dj
~ianc	86 8j
~iar	73 -15g-14a7b11i14d
~iar>	86 -11a-7g-6c9b14i
~iary	76 -10g-5a6c14d
~iat	84 -6c12b
~iate	84 -6c12b
~ibe	82 -5g13k
~ibe>	86 -5ag14k
~ibl	61 -5dk4c10g12a
~ible	61 -5dk4c10ag
~ic>	67 -20a-5d7gk12f14b
~ica	54 -10a4g5j14d
~ical	62 -5c5bd6j
~ican	79 4b
~icat	62 -7a-6b4cg11d
~ice	46 -12g-11j-5eh5ai7c8k11b19d
~ice>	50 -10e-6gj4k6ci10a12b
~icen	60 -9a-6j-4fg8b9e12d
~icer	84 -5a-4e5dfk
~ices	75 -8b-5c-4g5a11d
~ich	56 -33a-17g-15j-6h-5i7b9ef27d32c
~ich>	56 -32a-16g-15j-6h-5i7b9e10f27cd
~ici	63 -16a-13g5de6j21c
~icia	73 -11g-7a6e8j12d
~icie	70 -10a-4d5b19c
~icin	84 7c
~ick	52 -16c-11a-5i-4d6e7h14k23b
~ick>	59 -13g-12j-11h5be15c22k
~icke	65 -15c-6ai6h12b14j
~icki	80 -5g4b5c
~ickl	84 -12c17h
~icks	82 -12c4e7g8j
~icku	81 -7ac7b11g
~icl	64 -6d4c7k
~icle	64 -6d4c7k
~ico	79 -6ab-4j22g
~ico>	85 -8a-5b22g
~icot	88 
~ics	81 -4c7h
~ics>	81 -4c7h
~ict	67 -10b-6i5ad
~ict>	84 -7b9j
~ictu	71 -6i-5c-4j5f
~icy	49 -11i-5c7bgk12e
~icy>	49 -11i-5c4b6k7g12e
~id>	34 -15k-14d-10b-8cf9eg15i18h22j23a
~ida	77 -6g-4i7c13f
~ida>	88 5b
~iday	84 -9b-5g-4i6a14f
~idd	77 -12a-6i5b6e16c
~iddl	78 -12a-6i5b6e20c
~ide	48 -13g-8c-7hk5f8e11d19j
~ide>	54 -6e-5k-4c7b8f11j
~idea	77 5k8a
~ided	86 -6k4i
~iden	65 -20c-8g-5a5d9j21e
~ideo	84 
~ider	82 -13d-5k5a19c
~ides	67 -7b-6g7j17d
~idi	75 -6j22b
~idin	75 -6j22b
~ido	84 -7gj-4i5e9b10a
~idow	84 -7gj-4i5e9b10a
~ids	56 -13k-9c-5f5j8b21a
~ids>	56 -13k-9c-5f5j8b21a
~ie>	70 -18b-7c-4k6i10e21j
~iec	86 
~iece	86 
~ied	60 -15c-6e-5gk5h6d8a17j
~ied>	60 -15c-6e-5gk5h6d8a17j
~iel	77 -16a4b5d11j
~ield	77 -16a4b5d11j
~ien	57 -12g-5ek5j6bc9d
~ien>	88 -5b4a
~ienc	76 -9a5j7bc
~iend	69 -6g-5e7h
~ieni	88 
~ient	64 -5gj5f12d
~ier	67 -6g6k22d
~ier>	70 -12b-6a-5g7k26d
~iers	79 -4d5a9b
~ies	54 -14f-11a-4h7c8b9d12g
~ies>	55 -14f-9i-8e-6a4k10d16g17b
~iest	79 -13b-8a-6g6c10e17i
~iet	79 -10c-6b-5j7e10ak
~iet>	85 -5acj8e12k
~iev	77 -8g-6a-5bk7j8e11f
~ieve	77 -8g-6a-5bk7j8e11f
~iew	82 -9e14a
~iew>	85 -11e15a
~if>	41 -14j-13ab-12h-8i4d12g15f25c32k
~ife	48 -9d-5j5i6g9c13b
~ife>	49 -7d-5k-4ij11b14a
~ifes	70 -24a12g14i
~iff	68 -8b-7j5k14c
~iffe	69 -7b-6j6k7c9a
~ifi	64 -7c12d
~ific	64 -7c12d
~ift	73 -7c11a
~ift>	82 4e8a
~ifth	88 5b
~ifts	86 -9c9b
~ig>	58 -8d-7i-5j5c10bk
~iga	79 -8a5bc6k
~igar	80 -6a5b6k
~igg	73 -11a-8j9c16d
~igge	73 -11a-7j9c16d
~igh	35 -20a-11d-10ck-7h7bei12f19g35j
~igh>	64 -30c-15i-13d-7a-4j14b20f45g
~ighb	74 -6a5b
~ighe	74 -6ag7c13b
~ight	36 -14a-9b-6k-5d6e15i41j
~ighw	86 -6c-5j6ad
~igi	68 -6j-4h6k16c
~igin	74 6bd
~igit	75 -6a-5bg8k18c
~ign	61 -9g-7c6ej7ai
~ign>	65 -7g-6c-4d11b15e
~igne	78 -14b-8e-7c7j14a17i
~igni	86 -4a8c
~igns	82 
~igs	80 -13bi14a17g
~igs>	82 -14b-13i15ag
~igu	69 -15c-6a7e12g
~igur	69 -15c-6a7e12g
~iju	88 -4c6a
~ijua	88 -4c6a
~ike	43 -5a-4c12k19i
~ike>	43 6dk11i
~ikes	84 -6d-5e4j6i12k
~iki	77 -12c-8a8gk9i
~ikin	77 -12c-8a8gk9i
~il>	55 -6gi-5k-4d4a5c6h11b
~ilb	88 7c
~ilbo	88 7c
~ild	55 -29c-9d5f6k13b24g
~ild>	67 -27c-17d-5j4b7i21ag
~ildi	61 -11a-4i5d7k9c
~ildr	73 -9c7b
~ile	54 -17c-8k-6h14b28g
~ile>	62 -7i-5dek-4h7g14ab
~ilea	80 -11a5g6k7c
~iled	75 -6acg-5b5f10i11e
~iler	84 -5c-4k8a
~iles	64 -12c-8a4j27g
~ili	58 -8a5i14b
~ilia	86 -11a-7g-6c9b14i
~ilin	79 -5g9c
~ilit	59 -5c8g11b
~ill	44 -14b-12h-9d-8g5e7i13a29j
~ill>	46 -18d-16b-14h5g9i10e12a23j
~ille	79 
~illi	78 -7c6j15a
~illo	84 -8a7cj
~ills	67 -16g-5e6b16d
~ils	84 4a
~ils>	85 5a
~ilt	68 -11b-9g-5dj19ce
~ilt>	69 -11b-8g-5dj12c20e
~ily	58 -7e-5j4b6a10c
~ily>	58 -7e-5j4b6a10c
~ilys	88 
~im>	59 -15a-7jk7i13g19c
~ima	76 4c
~imal	84 5a
~imar	88 
~imb	75 -14b-5g5d8a9c
~imb>	82 -6c-4b6d8a
~imbi	88 -8b7a
~ime	51 -12b-10ij-6af20g34e
~ime>	52 -16j-14b-9i-5af22g34e
~imer	85 7b
~imes	76 -6c-4a9j
~imi	62 -12a-6b-5ej-4d13c27g
~imit	62 -19a-5bj-4d20c28g
~imm	85 
~immi	86 
~imn	86 -5b4a
~imne	86 -5b4a
~imp	70 -21a-5g5h12c19b
~impl	85 -19a18b
~impo	76 5bh6c
~impr	84 9c
~ims	69 -8cg5i7j9b
~ims>	70 -7c-6g10j
~imse	86 9b
~imu	78 
~imum	78 
~in>	29 -25a-13c-11k6gi7eh13b21f50j
~ina	61 -10g-9j-6k-5i5e6d18b
~inal	67 -8j-6g-5e5d6c17a
~inan	71 -10a-5g-4k10e18b
~inc	55 -7h-6b7i14c
~ince	61 -6g-4a11i
~inch	86 
~incl	77 -8b11c
~inco	68 -6e-4a9c20g
~incr	80 -7g-5k7e11a
~ind	47 -10c-8egk10h13d14i15b
~ind>	48 -12k-5eg7ad9b11h
~inde	78 -12c-5e-4a4f5k6i11b
~indo	85 -12c-10b6j8d14i
~inds	80 -5a5i
~ine	44 -15i-12f-9g-5d4ek13b16c27a
~ine>	52 -14j-9d-7fg5e10b17c20a
~ined	74 -8d21a
~iner	85 -10a-6c18e
~ines	50 -12i-6ef6k8bd11c
~inf	72 -5g4f10c
~info	75 -5b-4g5f13c
~ing	28 -11j-8c5eh15k17a33i
~ing>	29 -24j-7b-5g5f23k29a32i
~inge	79 -17k-5a10c13j
~ingi	86 10b
~ingl	67 -23a-5g6j12e26b
~ings	57 -5cf-4e4g8hj
~ingu	85 6a
~ini	63 -5g-4b5f11c
~inim	79 7a
~inin	79 8c
~inio	86 -6a4d
~inis	70 -4c9a
~inj	71 -5b4k6g
~inju	72 -5b5k6g
~ink	52 -18c-14d-5k5g16a17i19h
~ink>	57 -7j-6cdk5a8h22i
~inki	66 -13c8g17h
~inkl	75 10a
~inks	79 -8d6aj
~inl	85 -7a9c
~inly	86 -7a9c
~inn	77 -15c-10j5bg6e7a11d
~inne	78 -12c-9j4d5g6b7e11a
~ino	85 -16c-4b9a15g
~ins	42 -14j-9c-5i5h12f13b15a
~ins>	70 -13j-8g-5e-4b5h14f24a
~insi	73 -12c-11a-5j5k11b13f
~inst	69 -7c6a
~insu	44 5ag8b
~int	57 -11a-8bgi4dk8f14ch
~int>	75 -5k9ag
~inte	67 -10c-5i-4a5f7j13h
~intm	85 10f
~into	68 -12g-7h-5a-4j8ce9k11d
~ints	81 -9a-6g11c13h
~inu	65 -8c-4d7aik
~inut	66 -8c-4d7ik8a
~inv	71 -10c-5b9g10a
~inve	77 -8c-5b7a10g
~invo	79 4a
~iny	79 -13c-9a-7i6k28g
~iny>	84 -21c-8i7k30g
~inyl	88 -9a5j8c
~io>	81 -12g6j11c
~iol	82 5j
~iola	82 5j
~ion	44 -11i-9h4k5f10j21b
~ion>	48 -17a-10i-7h4f6k11g23b
~iona	72 8a
~ione	86 -10a6f11j
~ions	58 -10g6j21a
~ionw	88 6a
~ior	78 -6b26c
~ior>	80 -6b7g11c
~iou	75 -10c-6j-4b9h15k
~ious	75 -10c-6j-4b9h15k
~ip>	58 -12g-9d-8j-7a-6f-5b17k43c
~ipe	74 -14a17b
~ipe>	79 -6a10b
~ipes	84 -10a9b
~ipl	86 -8b-6g13c
~ipm	71 
~ipme	71 
~ipp	79 -10a5d13b
~ippe	81 -7a10b
~ips	80 -7j-6c-5g22a
~ips>	80 -7j-6c-5g22a
~ipt	75 -12g9d10k
~ipti	84 5c
~ipts	82 -12g-4c10k11d
~iqu	85 5b
~iquo	88 10a
~ir>	57 -15a4d8k10c
~ira	78 -6a-4i6e17j
~ira>	80 -11a-4i18j
~irb	85 -5b12a
~irbn	85 -5b12a
~ird	75 -9c6i
~ird>	77 -8c7i
~ire	52 -20e-6h-5g8f25c
~ire>	57 -11a-10ej-9g-5h6df8k15b17c
~ired	73 -13e-11b5c22a
~irem	73 -13a-4b6f9c10g
~irep	77 -4b4c11a
~ires	85 -7d-6a5b9j
~iri	72 -5i4cj
~irin	72 -5i4cj
~irl	71 -6a14b
~irl>	79 6j
~irlf	85 
~irls	82 -7a4c14b
~irs	56 -6c-5e-4i4h6b9k
~irs>	70 -9a-4c6h7g9b
~irst	59 4d6a10k
~irt	63 -13a-6g-4bd5h10c23e
~irth	64 -10a-6b-5g-4d11c23e
~is>	22 -9b-7cg4h6i7e11d31a41j
~isa	75 -7c-5k6j11b
~isab	80 -4c4a10j
~isc	69 -5c4g11k
~isco	71 -4j12k
~iscu	86 6g
~ise	58 -10d-6e-5i5j7b9g12c
~ise>	62 -19a-5e5b6g20c
~isea	86 6a
~ised	75 -12c5j8g11a
~isf	88 -5i5a12h
~isfi	88 -5i5a12h
~ish	63 -13b28a
~ish>	75 -18b-4jk6c22a
~ishe	68 16a
~ishi	85 -7a5b8f
~isi	62 -6k-5b8a
~isin	81 -11a6j12c
~isio	67 -11c-5k5e7a8b
~isit	77 -14b-7g9h12a
~isk	85 -15c7a10b
~iss	65 -11g-7d-6j6c7e11a
~iss>	81 -7bg8c9a
~isse	84 -7a5b6k
~issi	75 5i12a
~issu	76 -6dg4b5c11e
~ist	52 -12i-8bg-5a6d9h12j19k
~ist>	60 -14c-9i-6g-5a8h31k
~ista	82 -14a-9g27c
~iste	64 -16c-6k-4b8a10dg
~isti	85 -9g8c
~istm	84 12f
~isto	78 4a5c9j
~istr	79 -7b6j8a
~ists	85 -6a4d
~it>	27 -16d-9f-8e-5k5i6g10ah18b20c30j
~ita	65 -11g-8b12c15k
~ital	70 -7g-6b7c10k
~itar	86 -8a5c8k
~itat	80 9c
~itc	64 
~itch	64 
~ite	60 -10j-6h6c8d11a
~ite>	64 -6hj4a5g12c
~itec	88 
~ited	79 -5c4i11a
~iter	84 6d
~ites	88 8d
~ith	38 -8g4k7h10j16d
~ith>	39 -12e-6g5j7a10h15d
~ithe	80 -6a6j9b
~ithi	86 -6b12a
~itho	63 -10b-5ag-4h5d19e
~iti	61 -10a-6d-5i5f7cg12b
~itie	88 -8a9b
~itin	74 -5k5b6e8a
~itio	64 -5a7b10g
~itl	74 -6a-5b4d5c9j
~itle	74 -6a-5b4d5c9j
~ito	74 -5g4a5e6c
~itor	74 -5g4a5e6c
~its	57 -14f-4b5k8a
~its>	57 -14f4d5cj6k
~itse	82 -4c4g8a
~itt	55 -15g-6e-5h-4aj5f8i30c
~itte	76 -21a-17b20cj
~itti	71 -21j-13g6d8c10abf
~ittl	60 -5d-4e4a10i
~itu	75 4bj
~itua	85 -6a-5g6bj
~itur	79 6g
~ity	55 -8c-4i5f8k9g
~ity>	55 -8c-4i5f8k9g
~ium	76 -7c-5j-4b4a16g
~ium>	76 -7c-5j-4b4a16g
~iva	81 -11a5f13b
~ivat	82 -11a5f13b
~ive	42 -22e-5chi5d6b8a13fg17k
~ive>	46 -29e-6i8c9k10bf20g
~ived	84 9a
~iven	85 -15b5d6f8a
~iver	56 -12c-8a-5b5k8e20d
~ives	65 -17d-5g8k21a
~ivew	77 -9a-5c-4gj8f17b
~ivi	54 -13g-8d-5k4c8j11a12b
~ivid	86 -5a7b
~ivin	55 -13g-8d-5k5c8j17a
~ivo	80 -10j-9c14ab
~ivor	80 -10j-9c14ab
~ix>	79 -5g4c
~ixe	82 7a
~ixed	86 11a
~ixi	86 -5a5cf9j
~ixin	88 5af6c
~ize	77 -25c6j27g
~ize>	79 -23c27g
~izo	88 
~izon	88 
~izz	86 
~izza	86 
~jec	80 -5a5hk
~ject	80 -5a5hk
~jee	88 
~jeep	88 
~jew	79 -4a6c
~jewe	79 -4a6c
~job	55 -11b-9g5f8d11c15a
~job>	57 -10g-5d6fk14c
~jobs	73 -15b-11k17d18a
~joi	82 -6j-5k16e
~join	82 -6j-5k16e
~joy	80 -4g6ac
~joy>	85 -4g7c
~jua	88 -4c6a
~juan	88 -4c6a
~jud	85 4a
~judg	85 4a
~jum	76 -13a-7b4g8c17h
~jump	76 -13a-7b4g8c17h
~jun	85 
~juni	86 5a
~jur	72 5k6g
~juri	80 -5c8g
~jury	77 6c
~jus	48 -22c-16g-9e7j9a22k24b
~just	48 -22c-16g-9e7j9a22k24b
~kag	77 -8g9b10c
~kage	77 -8g9b10c
~kay	48 -19j-14b-4k5f7d10g13ai
~kay>	48 -19j-14b5f7d10g11a14i
~ke>	37 -8de9k11b12i18c
~ked	56 -11k-7e-5df4j7b8c12i
~ked>	56 -11k-7e-5df4j7b8c12i
~kee	53 -23g-6e-4b5a8c9d19k
~keep	53 -22g-6e-4b5c6a9d19k
~kel	88 -11a-9c8i14g
~ken	68 -7ad-5g10j11c
~ken>	82 -6d4j8b
~kend	71 -7a-5g4i6j14c
~kep	73 -13g21h
~kept	73 -13g21h
~ker	62 -12g-11b-5k8h9j21a
~ker>	67 -11g-7k10h
~kers	72 -11b-6c8j15a
~kes	65 -9c-8b8d14k
~kes>	65 -9c-8b8d14k
~ket	63 -13c-7d-6i5e6f8a10j
~ket>	67 -11c-5di6j7fg8e
~kets	76 -5c6j11a
~key	75 -4cg7f
~key>	85 -6b-4g8af
~keys	79 -7a4d6b
~kgr	85 5b
~kgro	85 5b
~kic	81 -15c5j6b11g
~kick	81 -15c5j6b11g
~kid	54 -9g-4c5f13a
~kid>	73 -13d-6b5a7f8c12k
~kids	56 -13k-7c-6g-5f5j8b11a14d
~kin	44 -12g-6i-5e6bj10h20c
~kin>	62 -9c-7i-4d9f10k
~kind	55 -7h-6ae-5f5b9g19c
~king	50 -8k-6c-4g4e7d19h
~kip	81 -5a8b
~kip>	81 -5a8b
~kit	71 -8a-5bc4k6gi8j
~kitc	71 -8a-5bc4k6gi8j
~kke	79 -5a4j15d
~kkee	79 -5a4j15d
~kle	71 -12c-5bg11a13h
~kler	75 10a
~kne	85 
~knee	86 
~kno	51 -13g-11b-8cd6j10a11e28k
~knoc	81 -7a-5g4k13c
~knot	88 -14b-8a9e16j
~know	52 -16c-9g-8d4f6e16a26k
~kon	88 -7c10g
~kon>	88 -7c10g
~kru	86 6a
~krup	86 6a
~ks>	49 -16i-12b-5f8j10c27a
~ksg	85 -9a4d8b
~ksgi	85 -9a4d8b
~ksh	86 -10g13c
~ksho	86 -10g13c
~kup	70 -12c5g12e
~kup>	71 -8c13e
~kups	88 -4c5a6g
~ky>	75 -5cdk-4j9i13a
~kyd	85 
~kydi	85 
~la>	59 -6a6h15g
~lab	73 -20c8a9b16j
~lab>	79 -10c11b
~labo	88 -10c11j
~lac	50 -9i-7j-6k6ab7g14d
~lace	50 -8i-6j-4k7g8b14d
~lad	71 -19a-10b-7k-5g5e6i7d10c14j
~lad>	82 -10a-6k5dh6c7e
~ladd	85 -8c-6b7g12d
~lady	79 -10a-8d-5g8ci16j
~lai	55 -11e7a10i
~laid	81 -8c-4b7d11a
~laim	59 -8e-4d11i
~lain	67 7c
~lak	80 -4c5j9g
~lake	80 -4c5j9g
~lam	79 -11a5d14b
~lame	81 5d7b
~lan	51 -11b-6dhi5g6e9a14j
~lan>	67 -9k6c12j
~lanc	81 -18c18g
~land	62 -13b-9c-4g6j13e21a
~lane	81 -6b-5a12f
~lann	69 -10b-9c-7d5j29a
~lans	71 -12a5bk19c
~lant	79 -17a-5e6g10c11b
~lap	75 -8gi4b6j16h
~laps	78 -8i-7g8j17h
~lar	56 -9i-8a-6d-5eh-4f8c10gk18j
~lar>	64 -20g4c7bj12k
~lara	84 
~larg	85 -18i11c13g
~larm	72 
~lars	74 -12a-5b5j20g
~lary	77 -6a-5b9j
~las	47 -11d-8k-6a-4j9cgi17e
~las>	86 -12b6e14a
~lass	71 -11g-9d4c5fk12b
~last	48 -14a-11k-6f4c12i18eg
~lat	61 -7g-5i4k15ab
~lat>	77 -12g-5i8a15b
~late	65 4g9a
~lati	77 -4c4k8b
~lau	86 
~laus	88 
~law	67 -16g-8j-7d5b6a10k20c
~law>	78 -7j-6g8k13c
~laws	80 -5g7b
~lawy	75 -5g5a7k
~lay	73 -6a-5b17c
~lay>	77 
~laye	88 -4b6k
~lba	86 -6a7k
~lbac	86 -6a7k
~lbo	84 -7a5f6c
~lbox	86 6c
~lc>	78 -8a-5h16b
~lco	74 6cg
~lcoh	74 6cg
~ld>	32 -16h-11k-7c-4d5i6f12e29a30g
~lde	64 -14c-5g6k11dj
~lder	69 -9a-7c4bg17d
~ldes	73 -7cg-6d-5b5k9a16j
~ldi	59 -9g-5b6k17c
~ldin	59 -9g-5b6k17c
~ldr	73 -9c7b
~ldre	73 -9c7b
~lds	73 -21i-5a7b24g
~lds>	73 -21i-5a7b24g
~le>	39 -21f-14e-7k-6j7g13c16a17b23i
~lea	47 -22i-18g-9e-6d7j10f13ak33b
~leag	79 -9a4g6ck
~leak	74 -8b15a
~lean	70 -21i-5g4c10a12b
~lear	71 -19c5aj7b8e
~leas	55 -14d-9e-7g-5ai5c7f19k21b
~leav	58 -13g-5ik-4c5j8f10bd
~lec	69 -14c4b7g9j
~lect	69 -14c4b7g9j
~led	57 -13b-5e5d12c14a
~led>	57 -13b-5e5d12c14a
~lee	67 8f9j
~leep	69 5j8f
~lef	69 -11c-6a19g
~left	69 -11c-6a19g
~leg	61 -11d-8i-5g-4j6k32c
~lega	75 -6b5c6a8k
~lege	65 -6i-4a8b13c
~lem	71 -13c-5a-4k4h5be6gj
~lem>	79 -10a-5j8e9bc
~lema	86 -4c7h
~lems	81 -9c13j
~len	70 -13a9k13b
~lend	74 
~lent	88 -4a9b
~ler	66 -12c-5d4g23a
~ler>	75 
~lere	88 
~lers	73 -11c25a
~les	51 -7jk-6i-5b7d13c20g
~les>	54 -9a-7i-6bf-5h5c6e28g
~less	70 -8j-6a-5ek5d8g13c
~lest	88 -10g4a10i
~let	57 -16g-7j4e9i24k
~let>	60 -15ag-5f-4j7eh28k
~lett	69 11i
~lev	77 -11b-6g14c
~leve	79 -9b-6g15c
~lex	77 -10c-5g15d
~lex>	77 -10c-5g15d
~lf>	54 -13e-12j-10c-6h4a14k16b23d
~lfr	85 
~lfri	85 
~lia	60 -11a7i13b
~liab	61 6bg
~liar	86 -11a-7g-6c9b14i
~lib	88 -10b9a
~lic	45 -19a-13i5c11b13k18e
~lica	84 5hk
~lice	60 -13a-4f8b9e12d
~lici	70 -11a-4d5b18c
~licy	49 -11i-5c4b7gk12e
~lid	74 -23b-6g-4i6e13f24a
~lid>	81 -11b-6c7e15a
~lida	84 -9b-5g-4i6a14f
~lie	58 -18g-8k5e12c21d
~lie>	88 -4c6a
~lied	88 
~lien	63 -5g12d
~lier	73 -6c5b11d
~lies	85 -17f23c
~liev	79 -13g-8a-4bk6c7j8e12f
~lif	54 -12c-10b-7a5f24g
~life	54 -11c-9b-8a5f24g
~lift	88 
~lig	76 7d
~ligh	79 8d
~lik	43 -9g-7c-5bf6e16k21i
~like	44 -5bg-4cf4ad7e9k16i
~liki	79 -8g-4c9i14k
~lim	60 -14b-8a-4ej17c24g
~limb	77 -11b5d14a
~limi	62 -19a-5bj-4d20c28g
~lin	49 -30g-10d-6b-5eh7f11i13k19a21c
~lin>	71 -10a-5df6i22j
~line	56 -12j-6f-4d5a24c
~ling	60 -30g-12j-5h5ei9k13f23a
~link	86 
~lip	85 -12a6c9b
~liq	86 9a
~liqu	86 9a
~lis	56 -14a-8ci4j5e6d22k
~lisi	70 -24c-5d5e10a20g
~list	60 -21a-15g-7i-4b10d13c25k
~lit	52 -6e-5hj6ik7c11b
~lit>	84 -5g-4a13c
~litt	59 -4de10i
~lity	59 -5c4b8g
~liv	53 -13d-10g-6c4i11bj25f
~live	56 -14c26f
~livi	66 -13dg-8a7i9c12bj
~lk>	58 -6i-5g-4c30k
~lke	72 -18g-5b4j10c14i
~lked	72 -16g-4b4a6j14i
~lki	67 -12c-7k-5e-4j7b8d12fg
~lkin	67 -12c-7k-5e-4j7b8d12fg
~lks	63 -8k-7j-6ae6b9h17d
~lks>	63 -8k-7j-6ae6b9h16d
~ll>	32 -18f-12j-5i8d15c52k
~lla	55 -8ab4c9j16g
~lla>	60 -6a6h15g
~llar	65 -14a4b16j
~llas	86 -12b6e14a
~llb	85 -9a6fk
~llba	86 -6a7k
~llc	77 -8a-5h19b
~llc>	78 -8a-5h16b
~lle	55 -14j-10e-6i7d14g15c
~llec	78 -7c4j5g
~lled	63 -14j-8e-5a5d7h24c
~lleg	65 -6i-4a8b13c
~llen	88 -4a9b
~ller	88 
~llet	84 -10c4d6bf
~lli	60 -34c-9d-6hik7bf9j12e16ag
~llin	64 -24c-5dik-4h4b6j7e8f10a11g
~llis	70 -13c-5d5e7g8a
~llo	72 -11g4j5a9c
~llow	73 -12g5aj9c
~llp	78 -4a7k11g
~llpa	78 -4a7k11g
~lls	58 -15e-14g-6ci8d9a12b24j
~lls>	59 -16eg-6c-4i9d13ab19j
~llst	86 -6a9j
~lly	59 -18g-6j6cf11e13h
~lly>	59 -18g-6j6cf11e13h
~lmo	82 
~lmos	82 
~lo>	85 -13a4k16b
~loa	62 -12g-5e-4d8j11c
~loan	63 -11g-5e9j13c
~loc	61 -9c-5djk4b5f7a15e
~loca	70 -9c7a14f
~lock	67 -8f4i16e
~log	79 -9b-5d20c
~log>	86 -5b8a
~lon	50 -31i-17c-13b-10j-6d6f11ae13h46g
~lon>	85 5a
~lone	77 -5g13a
~long	51 -30i-15c-12b-11j-6d6f11h12e51g
~loo	50 -10g-5d5j8e13c
~lood	62 -11g-7bk7e14a
~look	54 -5a-4d6c
~loor	73 -6a-5d6jk7c
~lor	62 -8e-6k-4h5a8b9j
~lord	66 -7e5a9c
~lore	88 6a
~lori	86 5b
~lors	81 -4c4j10b
~los	52 -18c4g5k6b10j
~lose	57 -8e-4i6gh
~losi	70 -12g-11c7d26e
~loss	72 -11e-5a7g9j11b
~lost	72 -11c-5d6i8k11a
~lot	64 8ac
~lot>	65 -6g8a9c
~loth	86 7g
~lou	79 5b
~loud	81 5b
~lov	67 -15b-10g-7j-5i7k11h12af
~love	68 -16b-7g-5j7k12h13f
~lovi	88 13a
~low	60 -14g-6hj-5d5ci30b
~low>	64 -7g-4h6i18b
~lowe	75 -13g8a11b
~lowi	86 6b
~lows	88 -9a5g6c
~loy	61 -10c-5gi5h12j
~loya	82 -9c4e8j9h
~loye	62 -5e4f5d6j
~lp>	68 -17c-6a-4e4k6h9b16i
~lpa	78 -4a7k11g
~lpar	78 -4a7k11g
~lpi	86 -9b16a
~lpin	86 -9b16a
~lps	86 -11a12b
~lps>	86 -11a12b
~lre	72 5j7b
~lrea	72 5j7b
~lri	70 -6k-5bg9e10a
~lrig	70 -6k-5bg9e10a
~lry	79 -4a6c
~lry>	79 -4a6c
~ls>	52 -19e-12b5c9d31a
~lse	56 -10ag-5b5j8h9c17d
~lse>	56 -10g-9a5j8h11c12d
~lst	85 -7a8j
~lsta	86 -6a9j
~lt>	62 -16d4c6a14e
~lth	58 -11g-6d-5a-4h5c11b21i
~lth>	60 -11ag-5j-4d9c30i
~lthy	77 -10i-5c6b7j14a
~lts	85 7b
~lts>	85 7b
~lty	88 5e7j
~lty>	88 5e7j
~lua	84 -9a15c
~luab	84 -9a15c
~luc	82 -5b-4d4i9c
~luck	82 -5b-4d4i9c
~lud	74 -8b9c10a
~lude	75 5a9c
~lue	66 -7a-6d19g
~lue>	67 -5ae21g
~lues	88 5e
~lug	85 6a
~lug>	85 6a
~lum	69 -11c-6a-5g9j11e
~lumb	71 -10c9j11e
~lun	75 -5d16a
~lunc	84 -5g5c12a
~lunt	80 5ab
~lve	78 
~lved	86 
~lwa	76 -8j-7bi7dg8a11f
~lway	76 -8j-7bi7dg8a11f
~ly>	44 -10dk5h8ij11b13c
~lyi	88 11b
~lyin	88 11b
~lys	88 
~lys>	88 
~ma>	73 -12ab4e6j7d13c
~mac	73 -15a-4d6f15j
~mach	74 -4d9c
~mad	64 -16g-6b-5ck6f35h
~mad>	86 
~made	65 -17g-7b-5c6f35h
~mag	67 -8e-7b11a12g
~mage	68 -8e-7b12g13a
~magi	88 11c
~mai	54 -13g-8e-5a-4h8df21c
~mail	57 -11g-7e-6d7a8f18c
~main	70 -14a5c18d
~mak	54 -12j-8dk-5f-4e5a6b8g13c14i
~make	55 -9d-6jk14g19i
~maki	78 -9j-8g-7i7ab16c
~mal	67 -8g5a6k
~mal>	80 -5a
~mall	74 -8g-4j5k11b
~mals	85 5a
~mam	84 -16a5c6b9g
~mama	84 -16a5c6b9g
~man	45 -17i-13c-11j-8k-6a8d60g
~man>	71 -10g-8ci7af8e
~mana	70 -25g-4b13i18d
~mane	86 -5j4b6c
~manu	85 -6b-5cg14a
~many	47 -33i-24a-14c-6j-5d94g
~mar	62 -13c-10g-4h6aj7dk13b
~mari	78 -7g5c10k
~mark	76 -5c5j
~marr	71 -6i-5dg-4k9a22b
~mart	82 -12c-11b5ai17d
~mary	86 
~mas	75 -15a-4k11f18b
~mas>	78 -7a11f
~mat	61 -12b-10d-9g-5e4k5h7c15aj
~matc	79 -12c6j7ak
~mate	73 -8b-4d9c14j
~mati	71 -4k5h10a
~matt	76 -6d-5g5a7c
~may	71 -8k-6c-5b6d7g16a
~may>	74 -7k8d9g
~mayb	81 -10c19a
~mb>	77 -16c-15a-8be4i5d7f15k19g
~mbe	49 -10b-9e-6h-5d6a8k9c12g14i
~mber	49 -10b-9e-6h-5d6a8k9c12g14i
~mbi	73 -11g-9b8a14c
~mbin	73 -11g-9b7a14c
~mbr	62 -9g-5i7ah9b
~mbre	62 -9g-5i7ah9b
~mbu	85 5c
~me>	29 -23a-12j-10d-8f-7i-5b6h14c19e80k
~mea	72 -7j-5k4b12h
~mean	74 -7j-5c-4k5a12h
~meb	57 -6bk-5e-4g7i13ad
~mebo	57 -6bk-5e-4g7i13ad
~med	59 -12g-7ai6k9f13d
~med>	67 -12c-11b-9g5e10d11fk
~meda	85 -5k6a8b
~medi	67 -16a4b19c
~mee	73 -6k7ac
~meet	73 -6k7ac
~mel	88 -4j5ch
~mem	67 -16c-7e8i11j20a
~memb	68 -15c-7e8i13aj
~men	47 -17a-6g4f6d7k8c10b
~mend	88 -4a14c
~ment	47 -13a-7g-5h4e5f7d11bk
~meo	71 -15c-5k8b20g
~meon	79 -11c-6d-5b5a23g
~meow	76 -7a-6c-4k6j7d13b
~mep	85 -6a5b8c
~mepl	85 -6a5b8c
~mer	55 -11g5a15d
~mer>	65 -11a-6eg5d20b
~mera	78 -7b5k8a
~merc	71 -5c5ak
~merg	82 5d
~mers	68 -9b5a11d
~mes	58 -16a-10e-7i-5f-4h6c10d11g18j
~mes>	60 -11a-10e-5i-4f4c6g11d19j
~mess	79 -6k7g
~met	51 -11j-9i-6k5a7d15b
~met>	86 -6k11j
~meta	79 -4a5c10b
~mete	82 -9a-5c25g
~meth	53 -16j-8h-7i5e11d12a13b
~meti	86 5e6a
~mew	72 -19c-6f-4d8a13h18b
~mewh	72 -19c-5f-4d5a13h19b
~mfo	77 -6c8a
~mfor	77 -6c8a
~mic	84 -7a6c
~mica	88 
~mid	76 -7a-6i5ce12g
~midd	78 -12a-6i5b6e20c
~mig	80 -17b-6j6e8h10d
~migh	80 -17b-6j6e8h10d
~mil	53 -11a-7f-6e9b10i18g
~mile	63 -12a-7c-4f30g
~mili	86 -11a-7g-6c9b14i
~mill	84 -7a-5g4j6i7c
~mily	59 -7e-5j5c12a
~min	51 -23k-17j-7d7c9f10e12i19h
~min>	76 -64a-12j5i6d17h19c35g
~mind	62 -21k-13g4c5b6h22a
~mine	74 -19g-10k-9c-6j20e24a
~ming	69 -16b-8j-5k9h11c14f
~mini	79 7a
~minu	65 -8c-4d7ik9a
~mir	86 -12a-5i20j
~mira	86 -12a-5i20j
~mis	64 -20j-7g-4d7ei11c19a
~mise	86 -9c-5j5k11g
~miss	67 -8g-6j4i8e13a
~mist	82 -13j-9g23c
~mit	60 -23a-7j6e17cg
~mit>	69 -21a6g10e17c
~mits	66 -5j13g
~miu	76 -7c-5j-4b4a16g
~mium	76 -7c-5j-4b4a16g
~mle	88 7a
~mles	88 7a
~mma	75 -5b14a
~mmat	77 -5b14a
~mme	67 -12a8c15b
~mmed	86 -9a8b
~mmen	88 -4a14c
~mmer	69 10b
~mmi	81 -7c-4a7g8b
~mmin	86 
~mmo	88 -12a-4g7b13c
~mmon	88 -12a-4g7b13c
~mmu	78 -14c5a13g
~mmut	78 -14c5a13g
~mne	86 -5b4a
~mney	86 -5b4a
~mob	86 -8a-4k9f10b
~mobi	86 -8a-4k9f10b
~mod	71 -10a-5e5c6j11b
~mod>	82 -6a-5c8g11j
~mode	75 -7g-5a10c12b
~mok	67 -12b-4c6j17a
~moke	68 -8b-4c6j15a
~moki	86 -5b5k
~mom	67 -10c-7b-5d5k10g15a
~mom>	73 4b5a
~mome	78 -12b-6c7ak9g
~moms	85 5a
~mon	46 -6i-5ag6b23c
~mon>	88 -12a-4g7b13c
~mone	59 -9j-7i-5e5a7g9f
~moni	80 6c
~mont	50 -6a4k5e7gj
~moo	88 -29a5b6j27i
~mor	49 -10c-5dj4g8e21b
~more	55 -9gj-7i-5c-4f6a8k27b
~morn	69 -10c-7a-5j6f16g
~morr	69 -5b5j8g9e
~mort	65 4a5cj
~mos	60 -4ae5j14c
~most	60 -4ae5j14c
~mot	66 -8cg-6b7d9f16a
~moth	74 -9b-5g-4a4c8d11f
~moto	72 -12c22a
~mou	68 -18a-10k-5f10i15g22c
~moun	69 -9k-6a-5f5i20g
~mout	86 -7a-6g7i9c
~mov	61 -7abk-5g15j21e
~move	64 -12b-9k-4d27e
~movi	73 -6c-5e-4a5b8dj
~mp>	61 -12c-4i5d7g8a13h
~mpa	50 -9g-7ac6e8di9bk
~mpan	50 -7ag6e8ik9b
~mpar	84 -8c11d
~mpe	78 -13b-9c-7h-4d6j7g26a
~mped	88 -10c-7h7g9a10j
~mpl	58 -12a-8g-5i8j9b14d
~mpla	79 -16a20c
~mple	74 -13c-4g7b13d
~mplo	62 -5e-4g5d6j
~mpo	68 5h9a
~mpol	75 -13b16a
~mpor	75 -7j-4a5ch9b
~mpr	77 -5a10h11c
~mpre	80 -8a10h11c
~mpro	86 
~mps	86 -14a13c
~mps>	86 -14a13c
~mpt	79 -12g22e
~mpty	81 -12g22e
~mpu	75 -10a8be
~mput	75 -10a8be
~mrs	86 -5b5a
~mrs>	86 -5b5a
~mry	88 -12b-6c18a
~mry>	88 -12b-6c18a
~ms>	60 -26c-5bg8i11k31j
~mse	85 5ab
~msel	85 5ab
~muc	45 -31i-17j-7dk-5c-4e4h14b62g
~much	45 -31i-17j-7dk-5c-4e4h14b62g
~mum	78 
~mum>	78 
~mus	79 -12b5d12a
~must	81 -7b5d6a
~mut	76 -14c4a12g
~mute	79 -14c4k6a13g
~mv>	88 -4c6e
~my>	55 -21j-11a-8k5b6e7i15d21f
~mys	81 6c
~myse	82 6c
~na>	81 -6a-4c13b
~nac	80 -6g5j6i
~nace	80 -6g5j6i
~nad	82 4g
~nado	82 4g
~nag	67 -17g-7b-6c10a12i19d
~nage	67 -13g-7b-6c9i10a19d
~nal	59 -8ce-5i4dk19a
~nal>	61 -16c-7e5gk23a
~nall	74 -4aj6d10c
~nam	44 -13b-12g-9eh6f7k26d28c
~name	44 -13b-12g-9eh6f7k26d28c
~nan	67 -8a-6c-5g6d9e14b
~nanc	71 -10a-5g-4k10e18b
~nann	86 4b6d
~nant	81 -8b5a6k
~nap	84 -5a7k
~nap>	88 -7a7k
~nat	77 -5a5j8k
~nati	79 -5c-4a5j8k
~nb>	85 -5b12a
~nc>	88 12j
~nce	42 -7dg8b9ae11k
~nce>	43 -10d-9a5e7i8k19b
~nced	79 9b
~ncel	77 -8a6k
~ncer	73 -16g-9b4d6j8ae
~nces	84 -7c-6b20a
~nch	72 -6a-5cgi7k17b
~nch>	76 -9g-6j-4i6k7b12a
~nche	82 -10a4g5j
~nci	73 -16b-5k4c6gi12a
~ncia	77 4a6c
~ncl	73 -6bd6a16c
~ncle	82 -6d4k6c
~nclu	77 -8b11c
~nco	67 -8a-6e8c19g
~ncom	70 -18a-5e11c21g
~ncor	84 -6b16a
~ncr	79 -6g-5k5a6be
~ncre	79 -6g-5k5a6be
~ncy	81 5d7a
~ncy>	81 5d7a
~nd>	28 -16b-10ai5f14g18j26d30e
~nda	75 5b
~ndat	84 -5g13b
~ndb	85 
~ndbo	88 
~ndd	85 -9a4g5c
~ndda	85 -9a4g5c
~nde	52 -13e-8c-7a-5i7f9k13b15g
~nded	74 -5be7a
~nden	88 -6a7b
~ndep	88 -6a7b
~nder	54 -10e-9c-5a5k7f10b16g
~ndi	67 -9a-5i-4d5b15j
~ndin	75 -5ai5h11j
~ndit	73 -4g5bf
~ndk	88 6a
~ndki	88 6a
~ndl	58 -10g-8e-5af18b20i
~ndle	65 -11a-10c-9g6dk8b24i
~ndli	86 -7d19b
~ndlo	67 -5e4d9a
~ndm	82 -8a-4g6c7j
~ndma	85 -10a-5g7c8j
~ndo	75 -15b-14g6j7cd21i
~ndor	81 -11g-6b9i11c
~ndow	84 -10b-4k5j8d13i
~nds	56 -20a-8g-6bf11c13i19j
~nds>	57 -11b-9a-6f-5g4e7c11i14j
~ndsh	82 -5a8b
~ndy	76 -7k-6c-5j12f17a
~ndy>	76 -7k-6c-5j12f17a
~ne>	37 -10e-6i-5h6fj10c15b19a
~nea	67 -15c-6k-5b5j9a23f
~near	69 -10b-7c-5k4g24f
~nec	86 -16c7a17i
~ned	53 -15b-11c-8e-5k16j28i
~ned>	53 -15b-11c-8e-5k16j28i
~nee	47 -15g-13i-11d-8b-7f5e10h61k
~nee>	86 
~need	47 -14g-13i-11d-8b-7f-4c5e10h63k
~nef	69 9d
~nefi	69 9d
~nei	74 -6a5b
~neig	74 -6a5b
~nel	86 7a
~nen	86 -5j4b6c
~nent	86 -5j4b6c
~ner	53 -11k-7i-6c-5h7e8b9g10f
~ner>	61 -14k-11g-9b-7j-5i13ce15af
~nera	65 -8c4gj
~ners	67 -16c-15a-4e8j16b20g
~nerv	82 
~nes	47 -11g-6ef9d15b16k
~nes>	60 -9g-7i-5j7b8d12k
~ness	50 -9i-8e-6f9bcj
~nest	75 -13g-8c-4j8e16i
~net	79 -10b-9c6a20g
~net>	80 -10b-8c-4j10a20g
~nev	71 -22a5ch8j9k
~neve	71 -22a5ch8j9k
~new	54 -24k-6d-4f6j7h10e12bi
~new>	57 -20k-5d5c7a12e
~newa	76 -9b4a7h
~newe	78 5b7a
~news	86 -11c-4a7j13i
~nex	65 -5j-4g7c
~next	65 -4j4h7b8c
~ney	58 -9j-8i-5e4g5k6c8f9a
~ney>	58 -9j-8i-6b-4e4g6c8f13a
~nfe	88 -4k8a
~nfo	75 -5b-4g5f13c
~nfo>	82 6f
~nfor	80 -5b10c
~ng>	28 -33j-11b8f10h14g20i24k31a
~nga	81 -10j-6bc5ae13i
~ngag	84 -10j-6c5e6a10g
~nge	56 -8gk-5h-4f8c23a
~nge>	66 -8bg-6k17c19a
~nged	73 4g7c
~ngen	88 
~nger	69 -12a-8k-5g11j12b
~nges	76 -12c5k13a
~ngi	67 -10a-6c-4f4k5g17i
~ngin	68 -9a-6c-4f4k5g17i
~ngl	67 -23a-16k-6g-5d-4c4j15i16e25b
~ngle	67 -23a-15k-6g5j12e15i25b
~ngr	79 -7gj5c6e
~ngra	81 -8j-7g4a6ce
~ngs	57 -12a-5f-4e5g8hj11c
~ngs>	57 -5cf-4e5g8hj
~ngu	76 9c
~ngui	85 6a
~ngun	88 
~nha	84 8d
~nhap	86 
~nic	64 -10e-4j7f9a
~nic>	85 -4a10f
~nice	68 -10e5c7a
~nico	88 
~nics	88 
~nie	72 -6c-4a5bk8d
~nied	88 6d
~nies	74 -5c6b
~nig	60 -8bi-7j5e6c8g13f
~nigh	60 -8i-7bj5e6c13f
~nim	74 -4j11a
~nima	84 5a
~nimu	79 7a
~nin	53 -15a8j10e
~nin>	68 -15a-7k8e9g12b
~ning	58 -19b-10c5f6egjk
~nins	73 -21g-5a5j11b16c
~nio	74 -5k4j5c
~nion	77 -5a5j
~nior	86 5a
~nip	88 
~nis	67 -6a7b11j
~nish	69 5j
~nist	86 7j
~nit	65 -14b-4k5d6c9g10j
~nit>	75 -11c-8b5gj12a
~nito	80 6c
~nits	85 
~nitu	79 6g
~niv	82 -6j-5d5a12b
~nive	82 -6j-5d5a12b
~njo	81 -5b-4g6c10a
~njoy	81 -5b-4g6c10a
~nju	72 -5b5k6g
~njur	72 -5b5k6g
~nk>	54 -10j-9g6h21i
~nki	66 -15c-5d7g14a17h
~nkin	66 -15c-5d7g14a17h
~nkl	75 10a
~nkle	75 10a
~nkr	86 6a
~nkru	86 6a
~nks	71 -6k-4a4b5g7e
~nks>	73 -7d-5k7g8e
~nksg	85 -9a4d8b
~nli	74 -10g-9b5j9a10c
~nlin	74 -10g-9b5j9a10c
~nly	65 -13a-9d-4fi6c8k9j17b
~nly>	65 -13a-9d-4fi6c8k9j17b
~nne	71 -19c-8k5ej17a
~nned	82 
~nner	78 -13c-4k5g7e19a
~nni	64 -7c-6j-5b27a
~nnin	64 -7c-5b23a
~nnu	75 -14a7c19g
~nnua	75 -14a7c19g
~nny	80 -6a-4g6bd7j
~nny>	80 -6a-4g6bd7j
~no>	55 -35b-20i-7dg5f6e7ac46j
~nob	70 -8d-6e7c9j
~nobo	71 -8d-6e8c9j
~noc	80 -10a4k12c
~nock	81 -7a-5g4k13c
~noi	84 8c
~nois	84 8c
~non	77 -7bc9h13j
~non>	81 -8b-7c10h11a
~none	88 -6a5ij
~noo	79 -15c8gi12j
~noon	80 -11c5a8gi
~nop	88 -16c16g
~nor	74 -6b-4g16a
~norm	79 -6a6k
~nort	85 -4k11a
~nos	77 6f
~nose	85 -7a7e8c
~nosy	86 -9c5ak8f
~not	43 -11b-5acd5g14h21j
~not>	45 -21b-8a4i7j10k18h
~note	75 -5j-4c17b
~noth	62 -9c-6k-5d4e10a26j
~nou	69 -17b-11c-6i-4d10g15h22a
~noug	71 -17bi-9c-4d12g16h23a
~noun	86 -7j13i
~nov	85 -6b9g
~nova	88 -6b6d
~now	44 -18d-14j6c7h14k23a
~now>	44 -16dj5f6g7h15a16k
~nowh	88 -5g-4k5j6c
~nro	85 -10g15c
~nrol	88 -10g15c
~ns>	46 -15e-12j-11g-9i5b6k9h19ac
~nse	57 -10c-8g-5f7ae9b10d
~nse>	60 -15e-9d-6j9b10c23a
~nsed	74 -30a-16c-11g5bj24d28e
~nses	81 
~nsh	86 -9c4k10a
~nshi	88 -9c6k7a
~nsi	63 -16a-9c-5j6fh8g20b
~nsid	72 -12c-6a-4j5k10b12f
~nsio	78 -8a5g9b
~nsiv	75 -5f-4bk6c9h
~nsm	88 10j
~nso	86 5g
~nsp	85 10b
~nst	64 -11c6bg
~nst>	76 -5a5bh
~nsta	78 
~nste	85 -9c5j9b
~nstr	73 6g
~nsu	44 7a8b
~nsul	85 -5c7j
~nsur	44 -4j4g7ab
~nsw	78 5g7c
~nswe	78 5g7c
~nt>	34 -14d-10i-8j-5c8h12a18bg25k
~nta	63 -7g-5hk6b16a
~ntal	68 7a
~ntan	75 -5gh5c14a
~nte	58 -23c-19a-7i8j11h14b17g
~nted	77 -28a8d9f17b
~ntee	84 -5a6b
~nten	75 -12c22g
~nter	63 -13c-9b-4i10a11j13h
~nth	50 -8a-4c5e7g12j
~nth>	53 -9ch-5b5g8j9e
~nthl	75 -15a8b12c
~nths	65 -11a-7g-5ce8h31b
~nti	62 -11a-5c-4i6g14j
~ntia	84 7a
~ntil	88 -4a8e
~ntin	67 -6i-5e4d6j8g
~ntio	88 -7a13j
~ntit	88 4k
~ntl	75 -10g4j5c7a
~ntly	75 -10g4j5c7a
~ntm	85 10f
~ntme	85 10f
~nto	64 -13g-11j-7h-5i4a8cd9e11k
~nto>	68 -12g-7h-5a-4j8ce9k11d
~ntor	80 4k
~ntow	84 -7j-5g-4b4c5f10a
~ntr	60 -9a-8g-4ch4b8jk14f
~ntra	62 -11a-6e-5g4d7b8k9j
~ntry	79 -6c-5g14f
~nts	50 -10c-7g-5bj6h8i12d13a
~nts>	51 -10c-7g-6j-5b6h8i12d13a
~nty	78 -15g-12b7d30c
~nty>	79 -12b-9g6a8d15c
~nua	73 -12a4j18g
~nual	73 -12a4j18g
~nue	81 -10a5c12g
~nue>	81 -10a5c12g
~num	50 -15j-13e-8b-6d-5h9ik13g26c
~numb	50 -15j-13e-7b-6d-5h9ik14g26c
~nur	74 -11b-8c8hj10a
~nurs	74 -11b-8c8hj10a
~nus	86 -5f-4c18a
~nut	64 -5d4k6ai
~nute	66 -8c-4d7ik8a
~nuts	84 -7a4g8c
~nve	70 -7b-5e4c11g
~nven	79 
~nver	78 -8k-5e6j13c
~nvo	79 4a
~nvoi	84 5a
~nvol	86 
~nwi	86 6a
~nwid	88 6a
~nxi	86 -7b13a
~ny>	34 -45b-23j-20i-7f-6h-4e6d15k43a70g
~nyb	56 -13b-7c-6g-4j7h9d20a
~nybo	56 -13b-7c-6g-4j7h9d20a
~nyl	88 -9a5j8c
~nyl>	88 -9a5j8c
~nym	81 -6a-5k11e
~nymo	81 -6a-5k11e
~nyo	67 -8c-6d21a
~nyon	67 -8c-6d21a
~nys	77 -13d-5gh5c7aj9k
~nys>	77 -13d-5gh5c7aj9k
~nyt	50 -19b-7e-4dh10j18c22a
~nyth	50 -19b-6e-4dh8j18c22a
~nyti	88 
~nyw	74 -6c7f13a
~nywh	75 -6c7f14a
~oad	69 -5k11a
~oad>	73 -5k5f9a
~oads	79 -4c5j6a
~oak	81 -5b5c7a
~oak>	84 -5b5c7a
~oal	88 -7a15c
~oal>	88 -7a15c
~oan	63 -11g-5e10j13c
~oan>	69 -14g-5bd-4e4k24c
~oans	72 -10c7b9j
~oar	74 -8k-4b4j5f9a
~oard	74 -8k-4b4j5f9a
~oas	85 5c
~oast	85 5c
~oat	77 -4c11a
~oat>	77 -4c11a
~ob>	56 -13g-6d5f8k25c
~oba	77 -7b9a
~obac	78 -7b9a
~obb	78 -16a23c
~obbi	80 -6g-5a16c
~obi	86 -8a-4k9f10b
~obil	86 -8a-4k9f10b
~obl	73 -7a-4g6be7j
~oble	73 -7a-4g6be7j
~obo	70 -8d-6e8c9j
~obod	71 -8d-6e8c9j
~obs	72 -15b-11k17d18a
~obs>	73 -15b-11k17d18a
~oca	70 -11c14af
~ocal	80 4f5a
~ocat	74 -8c11f
~occ	74 -5k13g
~occu	74 -5k13g
~oce	81 -5ab4j8i
~ocer	86 -5b5a7g
~oci	71 -9a-4j13b18c
~ocia	71 -9a-4j13b18c
~ock	59 -25a-9f-7d-4h7e11g15c19i
~ock>	66 -21a-10j-5f9c16e25i
~ocke	68 -11a-4e6j7bg8c
~ocks	84 
~oct	68 -16g-6j7i19d
~octo	68 -16g-6j7i19d
~od>	46 -16k-8c-7f-6g-4h6ab11j35d
~oda	58 -13k-6b5i8c9d
~oday	58 -13k-6b5i8c9d
~odd	88 -16c-11a5b10g20k
~ode	65 -14g-9a-6j-5e-4f6b8k30c
~ode>	73 -7g-5abj7k24c
~oded	86 6i
~odel	75 -7g-5a10c12b
~odi	80 -8a7c
~odil	81 -8a7c
~odo	84 -9a13g
~odom	84 -9a13g
~ods	81 -15c-9a5b6f15i
~ods>	81 -15c-9a5b6f15i
~odu	82 -8b-7g9a11c
~oduc	82 -8b-7g9a11c
~ody	47 -15b5de6i7a
~ody>	48 -15b-8c4d6i9e12a
~odys	70 -6aeg14c
~oes	40 -13j-12k-8h5g15d17e18a
~oes>	40 -13j-12k-8h5g15d17e18a
~oev	88 
~oeve	88 
~of>	35 -8e5ah7j15i18d
~ofe	79 -17g-5b4c18e
~ofes	79 -5b4c
~off	48 -18g-12cj5d7e11i14b16k
~off>	52 -11d-10c-8g-6a5h9e11k20b
~offe	69 -8j-4b7k10c11i
~offi	64 -14c-10g-6j8f10a15d
~ofi	82 6c
~ofin	84 
~oft	70 -12i-8c32g
~oft>	88 6a
~oftb	88 
~ofte	74 -13i-6ac35g
~og>	72 -9b4a6j
~oga	88 -12c16j
~oge	74 -7b-6a-5g6e8j9f
~oget	74 -7b-6a-5g6e8j9f
~ogr	73 -9i7g16b
~ogra	77 -5ai14c
~ogre	84 -11c-5i5g15b
~ogs	79 -12b11a
~ogs>	79 -12b11a
~oh>	61 -25j-23g-11b4h6ek9ad10f17c
~ohi	88 7j
~ohio	88 7j
~oho	74 6cg
~ohol	74 6cg
~oi>	85 -10k5bj
~oic	77 -7ak5b10h14c
~oice	77 -7ak5b10h14c
~oil	85 -11a12b
~oin	49 -15j-11g-8f-6d6a7c8h12i14k
~oin>	71 14e
~oing	51 -13j-11f-6eg-5d4b8c16i20k
~oint	75 -8bg7af11h
~ois	84 8c
~oise	85 8c
~ok>	57 -18a-9g5i6b10h
~oka	48 -20j-16b5f7d10g14ai
~okay	48 -19j-14b5f7d10g11a14i
~oke	61 -18d-4b5j8a9g10c
~oke>	64 -10d-4b9c11a
~oked	78 -9d4c16g
~oker	81 -7b6a10j
~oki	62 -7bg-4di4e8j10a
~okin	62 -7g-4di4ek8j
~okk	79 -5a4j15d
~okke	79 -5a4j15d
~oks	69 -5e13a
~oks>	69 -5e13a
~ol>	54 -6h-5c-4k4g7f13d
~ola	81 5j
~olat	82 5j
~old	47 -13i-6hk6d21g23j
~old>	50 -9k-8b-5h17j23g
~olde	65 -14g-9a-7c4k10b11dj
~oldi	74 -12g11c13a
~olds	73 -21i29g
~ole	60 -9c-8d-5fg17a20b
~ole>	61 -10i-8d-7c-5f4k5g9a20b
~oles	85 -13g9i12a
~olf	85 4a6c
~olf>	85 4a6c
~oli	47 -22g-14i-11b-6d6a9f14e15k23c
~olic	48 -11i-7a-6d4g7bc8k11e
~olid	80 -15b-5g-4i7e12a14f
~olin	73 -37g-13b10a14k28c
~olk	64 -8k-7j-6ae6b9h17d
~olks	64 -8k-7j-6ae6b9h17d
~oll	51 -8h-5f8dg12b
~oll>	66 -13a9g14d
~olla	65 -13a-5c6g15j
~olle	62 -5i6b8c
~olli	70 -14c-12j-5d5e7g25a
~ollo	79 -9g4b12a
~olo	82 -16a4j14b
~olo>	88 -14a4k16b
~ols	71 -11b-7c22g
~ols>	71 -11b-7c22g
~olt	82 7b
~olts	85 7b
~olu	79 5b
~olum	88 
~olun	84 -5a6b
~olv	86 
~olve	86 
~om>	46 -12a4f5j7k8h
~oma	78 -8g-6b7i10c
~oma>	86 -6g-5b11c
~omat	85 5ai
~ome	36 -23j-12c-6ei13a20h23d29b
~ome>	43 -20j-11g-6d5e6f8k13a27h
~omeb	57 -6bk-5e-4g7i13ad
~omed	86 6a
~omen	79 -12b8ak
~omeo	71 -15c-5k8b20g
~omep	85 -6a5b8c
~omer	62 -7g16d
~omes	66 -13e-10a5k6bg7j8d
~omet	53 -17j-8hi6e7g8d10ab
~omew	72 -19c-6f-4d8a13h18b
~omf	77 -6c8a
~omfo	77 -6c8a
~omi	65 -19b-12aj8i12f27c
~omin	67 -21a-16b-9j-7g-5k9i13f36c
~omis	84 -10c-5bj5k10ag
~omm	63 -5j-4d5a9g
~omma	77 -5b14a
~omme	71 8c
~ommo	88 -12a-4g7b13c
~ommu	78 -14c5a13g
~omo	69 -5b5j8g9e
~omor	69 -5b5j8g9e
~omp	46 -6c-5g6eik7b12d
~omp>	66 -14c6d10ag
~ompa	50 -9g-7ac6e8di9bk
~ompe	85 
~ompl	73 -8b7c15d
~ompr	82 10h
~ompu	75 -10a8be
~oms	73 -6c6a
~oms>	73 -6c6a
~on>	31 -21c-15f5h8g10e12k15a35j
~ona	63 -13c-5e6b7k9g
~onal	64 -16c-4e5aj7k9g
~onc	69 -9g-6a-4d13c15b
~once	70 -10g-6k-4d10b14c
~ond	60 -8b-5g11c12j
~ond>	65 -15b6a7j11c
~ondi	73 -4g5bf
~one	37 -16e-7h-4i10j12f14b15k
~one>	39 -15e-4h4g6cf7b11a13j
~oned	82 -7b-4d7a11j
~ones	63 -15c-10g-9a5e9b10d15k
~oney	59 -9j-8i-6e5ag9f10c
~onf	88 -6d10c
~ong	49 -29i-20j-13b-7d5f7a14e15h40g
~ong>	51 -31i-14j-10b-8d5a6f11e17h36g
~onge	85 -9a5d7b
~ongi	82 -11b9a12g
~ongr	81 -8j-7g4a6ce
~oni	70 -18a7j20c
~onic	86 
~onig	79 -18a6gj16c
~onit	80 6c
~onl	63 -9d-7g-4f7bk8c13j
~onli	74 -10g-9b5j9a10c
~only	66 -9d-8a-4fi8k10j16b
~ono	85 -7j10i
~onou	86 -7j13i
~ons	54 -5eg7c9j13a
~ons>	57 -12g-6bk-4e5j13a21c
~onsi	86 -4c8b
~onst	74 -6a-5c10g
~ont	45 -7c-5h6j8g13k
~ont>	67 -12g-11b6ck23a
~onte	77 -15c23g
~onth	50 -6a4k5e7gj
~onti	86 
~ontr	62 -5eg4d8b9k
~onv	79 -8k6j8c
~onve	79 -8k6j8c
~onw	88 6a
~onwi	88 6a
~oo>	60 -20k-10c-6h10bf14a
~ood	47 -13k-6cg7ej8a10b15i
~ood>	48 -13k-9c-6f7e8bdj18a
~oode	86 6i
~oods	82 -16c-9a5b6f16i
~oof	55 -13c-6g5e8j9d10h
~oof>	56 -13c-8e7j9d11h
~oofi	84 
~ooh	81 -6a-5k7i
~ooh>	81 -6a-5k7i
~ook	50 -6g8j10h
~ook>	57 -18a-9g5i6b10h
~ooke	79 -9d4c14g
~ooki	63 -7g-4di4e8aj
~ookk	79 -5a4j15d
~ooks	69 -5e13a
~ool	53 -10b-6h-5i-4e5k8f9c14d
~ool>	56 -8c-5h7g8f15d
~ooli	86 -43g-6a15k35c
~ools	71 -11b-7c22g
~oom	62 -5d15k
~oom>	69 -15a5g7c14k
~oomm	77 -5b14a
~ooms	76 -5c4k
~oon	67 -17c-15i10g11a28e
~oon>	67 -22c-15i10g11a29e
~oop	86 -7a7j9g
~oor	62 -16b-6cd-4a5g6k8j10f12e
~oor>	67 -14b-9a-6d5ej6g12f
~oord	84 -5b8a
~oors	75 -10c-6a-4g6b9e11k
~oos	76 -10b-7g-5eh5i8a15c
~oose	77 -10b-7g-5eh6i8a15c
~oot	67 -16a-7c-4ej5f8g25i
~oot>	73 -10c4i5a8f
~oota	84 -5a6c11g
~ooth	86 -22a4b27i
~op>	52 -14g-8k5b13c17f
~ope	56 -8i-5f5e6b11k
~ope>	88 -4a7k
~open	64 -8g-6i-5j7ae10b
~oper	64 -4c6jk7g
~opi	75 -8a-5e9j
~opin	75 -10a-5e4c9j
~opl	58 -6ej-4f9a12d
~ople	58 -6ej-4f9a12d
~opp	67 -19b-9g-8d12c14a27h
~oppe	73 -19b-6g8c14a15h
~oppi	73 -7d6c14h
~opr	86 -17c16g
~opri	86 -17c16g
~ops	77 -13a-10c-5e-4b4j7k11d18g
~ops>	77 -13a-10c-5e-4b4j7k11d18g
~opt	84 -13b4i8dj
~opti	88 -9a5i9j
~opy	78 8j
~opy>	78 8j
~or>	26 -53a-26j-23e-9g-7c4f7d13i166b
~ora	69 -6j-5g-4i7ac10b
~orag	74 -8b-4g7a10c
~orat	79 -4i15b
~orb	88 -4a7j
~orc	70 -9j-4g11b14a
~orce	75 -10c-9j13a14b
~orch	88 -6a4b5c
~orcy	84 -7b7a
~ord	54 -13c-9g-6eh19k22b
~ord>	59 -23c-14i-10e-4h5d9a13b14k17j
~orda	82 -17g-5b8a17c
~orde	72 -13j-9a-7c5k6f11i16b
~ordi	79 10a
~ords	74 -13a-8d5e7k
~ore	46 -16a-11k-7j-5h5g7c8d32b
~ore>	47 -10k-8j-5h5c9g11d13b
~ored	82 -7a14c
~oref	88 -17a17b
~ores	85 -9c8a
~orev	84 8b
~org	77 -6c12k
~orge	88 6g
~orgi	85 -6c-4f14k
~orh	88 -4aj5e9g
~orho	88 -4aj5e9g
~ori	64 -10g-8c-5h10b11d13a
~orid	86 5b
~orie	86 -13c11d
~orig	74 6bd
~oris	77 -24c8b20a
~orit	79 -9g-8a26c
~ork	44 -18g-8k9c10a17f
~ork>	47 -15k-9j-7d8i10c13b17f
~orke	69 -5bg
~orki	69 -20b-5g6ai7c9d
~orks	69 -18g-16i-9c6k7aj11b13e
~orl	85 -9i4k5c8f
~orld	85 -9i4k5c8f
~orm	61 -18b-14g-8e-5cf8h10a14i21k
~orm>	67 -9j-8b-7e-6h-5g5i20k21a
~orma	72 -10b-5g5a8c
~orms	81 -15a12i13j
~orn	61 -9k-8j-5dh7g13e14f
~orn>	71 -11g-7k-6d12a15e
~orna	84 4g
~orne	81 -5a4c16f
~orni	69 -10c-7a-5j6f16g
~oro	88 5d
~orol	88 5d
~orp	77 -4i14b
~orpo	79 -4i15b
~orr	56 -9a-8b-5dk6i13j20c
~orre	70 -15a30j
~orri	77 -5g6i
~orro	66 -5c-4a5j7g8e
~orry	71 -19j-10b10a28c
~ors	59 -9c-6gi-4f4j6d12b
~ors>	61 -15c-7g-4f5e6b8ad
~orse	88 -6j8b
~orst	79 -11a-10i7hj9c
~ort	51 -13c-11e-7d-6j5h7k8b29g
~ort>	71 -5b7h9k
~orta	69 -4j11a
~ortg	65 4a5cj
~orth	61 -9c-7e-6j28g
~orts	82 
~orw	79 5k10a
~orwa	79 5k10a
~ory	67 -6h-5af6g7b8j11k
~ory>	67 -8a-6h-5f6g8bj12k
~os>	85 -8d13c
~ose	48 -16f-14a-4b4c6g12i25d
~ose>	49 -16f-9b-7c-4a4h7i14g22d
~osed	70 -17a-12e-6b5g6d7ij18c
~oser	84 -10a-4j19b
~oses	81 -11c5j13a
~osi	68 -6cg-4b6d22e
~osin	70 -12g-11c7d26e
~osit	88 8c
~osp	73 -5b5fj7a
~ospi	73 -5b5fj7a
~oss	63 -12a-7e-5c-4h5b10j20g
~oss>	65 -11e-10a-6c13j15g
~osse	81 8e
~ost	51 -9d-8e-5h5c26g
~ost>	54 -19a-7d-6e-4f6c12k35g
~osta	86 
~ostl	72 -13c-8k-4g8j18b
~ostp	88 
~osts	79 -11b-8k-5h7g16a
~osy	86 -9c5ak8f
~osy>	86 -9c5ak8f
~ot>	35 -9c-6f-5be6dk11h12g23j
~ota	69 -11a-7j-5i6d8h10g
~otag	84 -5a6c11g
~otal	73 -11a-5e8d9h
~otc	88 -5e-4g14c
~otch	88 -5e-4g14c
~ote	58 -9k-8h-6d-5ae8j26b
~ote>	64 -6hk-5cd4a13g18b
~otec	73 -14a-6g5j17c
~otel	81 -9a6j11b
~otes	77 -6c12a
~oth	47 -18k-8c-6af5b8dhi26j
~oth>	66 -29a-16c8j18i23b
~othe	51 -14k-7b-4f6c9d14h16a
~othi	68 -7b-5k24j
~oti	80 10a
~otin	84 
~oto	70 -15c-7k-4g35a
~oto>	86 -5k6a
~otor	72 -12c22a
~ots	82 4i
~ots>	82 4i
~ott	70 12a
~otte	74 6a
~otto	86 5c
~ou>	17 -21k-5g-4e12b15i17f23j30h34a
~oub	71 -8c-5a7b9g
~oubl	71 -8c-5a7b9g
~ouc	74 -23g-18a-4k8b14d28c
~ouch	74 -23g-18a-4k8b14d28c
~oud	79 -6c5b10h
~oud>	81 -6c10h
~oug	48 -15d-13e-7i5h8c17k20a
~ough	48 -15d-13e-7i5h8c17k20a
~oul	34 -15j-13h-10k4f6g10i12e46a
~ould	34 -14j-13h-7k4f7g10i12e41a
~oun	45 -13a-11h-9j-6e6d13b22gk
~ounc	84 -10j13i
~ound	52 -4g6bdk
~oung	70 -12j-11i-10a-6f-5e8k18c19g
~ount	53 -11a-9h-8c5b6f14k16g
~oup	69 -14f-5e5a6d7i
~oup>	77 -11c-4e6ab8d
~oupl	75 -12f4i12c
~our	25 -21a-8h5k7g10d11i12e14j15f23c
~our>	26 -5h6k8d13e14ij16f
~ours	51 -13j-6h-5f5d16c24e
~ourt	78 -19a6f19j
~ous	44 -9e-7j-6i8g9d16k
~ous>	68 -16a8h14k
~ouse	45 -10e-4i6ab7d8k9g
~ousi	81 -5b5d6f
~out	35 -20a-10d-6g7e15j24c25k
~out>	36 -14d-8f-7b5ag8e39k
~outc	88 -4g10c
~outf	76 -20k-10a5f12d15c
~outh	79 -13a-7g6i7c15j
~outs	69 -20a-8g-5k5b11c12fj
~ova	85 -12a-6b5d12j
~ovat	88 -6b6d
~ove	40 -5cg4h5d6a11b16e
~ove>	57 -19c-18g-16b-7j8f12h15e17a20d
~oved	79 -9a-8g12ce
~ovem	88 
~over	42 -8d12g19b
~ovi	70 -15c-9e5g6j7d9a
~ovid	88 -10c-5e15g
~ovin	71 -7c-6g-5e6b7adj
~ow>	28 -76a-33d-29j-17b-4f4c6k9h20e80g91i
~owa	80 6g
~owar	86 -8a-5c13g
~owe	61 -22d-4e10a12c14b
~owe>	70 -22d-9a28g
~owed	73 -11g-8j6k7b13a
~ower	74 -14g6a14c
~owh	88 -5g-4k5j6c
~owhe	88 -5g-4k5j6c
~owi	70 -6f6j7b9a
~owin	70 -6f6j7b9a
~own	43 -17c-13g6k9f28b
~own>	45 -16c-7g5h8a12f18b
~owne	65 -7g4j
~owns	73 -8a16b
~ownt	84 -7j-5g-4b4c5f10a
~owo	88 -4g4i
~owor	88 -4g4i
~ows	77 -9b-5a7dj
~ows>	77 -9b-5a7dj
~ox>	69 -9c-7f-6b6a8k11e
~oxe	88 -8a9b
~oxes	88 -8a9b
~oy>	71 -11g-5k4b6h9ij
~oya	82 -9c4e8j9h
~oyal	82 -9c4e8j9h
~oye	62 -5e4f5d6j
~oyed	85 8f
~oyee	67 11j
~oyer	73 -4e5d10b
~oyi	86 -10c8a11k
~oyin	86 -10c8a11k
~oys	77 -11a-6j5d6c11b
~oys>	77 -11a-6j5d6c11b
~pa>	77 -5b-4g6c14a
~pac	66 -10g5i7af
~pace	74 -4g8i
~pack	72 -6g-5d8f10a
~pag	69 -6g-5b18k
~page	69 -6g-5b18k
~pai	61 -8h-6a-5i-4e7j14g15b
~paid	64 -18c15g17b
~pain	85 -8a5b13c
~pair	79 -7b-5h8c9j
~pan	49 -4h7i12b
~pand	85 -5c6b
~pane	86 8a
~pani	73 6b
~pany	51 -7g-6a6bk7e10i
~pap	67 -14a-12g5i7f8bc
~pape	67 -14a-12g5i7f8bc
~par	47 -15e-8h-6ai-5jk6d8cg12b25f
~para	77 -6b13f
~pare	65 -10c5d7a8b
~park	69 -10c6k8a
~part	51 -18a-13e-9k-7h-5i5d7g9b19f21c
~pas	61 -13e-6c5j8a10d
~pass	66 -12e-4k9g13d
~past	71 -13g6j7i12a
~pat	71 -17b-9g11a23c
~patc	85 4b
~pati	75 -7g-6k-5a25c
~pay	44 -12c-8a-6h-5dfjk5b21i41g
~pay>	50 -26c-9e-8d-5f4b17i20g23a
~payc	71 -10c-7b5j6f7g
~payi	64 -11a-10c5d30g
~paym	65 -13j-5d9b12e
~payo	86 12g
~payr	66 -9a6d9g
~pays	72 -21a-14g-8d7ij37c
~pda	72 -13b6a7e11c
~pdat	72 -13b6a7e11c
~pe>	62 -19g-4f12i15a18k
~pea	74 -9i-7k24j
~peak	77 -10i-7k25j
~pec	73 -6g-5e-4a8k9h
~peci	81 9c
~pect	78 -10c-5eg4i9k10h
~ped	67 -15k-4d8h9g17j
~ped>	67 -15k-4d8h9g17j
~pee	73 -12a-8g-7b5j7d23c
~peed	79 -6b11c
~peel	84 -12c12d
~pel	72 -9c-6j-4g10i21k
~pell	73 -9c-7j-4g10i21k
~pen	47 -17e-11i-8a9k13g18c20b
~pen>	58 -11g-9e-7j11b13c17a
~pend	68 -13c-12i-9e-4a7f14b27g
~pene	63 -14a-9e-7g5h9d16c
~peni	82 -11c-8a6i18e
~pens	60 -9e-7d-6f6k9c11g
~peo	58 -6e-5j-4f9a12d
~peop	58 -6ej-4f9a12d
~per	48 -12i-4h6b10k12d
~per>	63 -12b-9i-5e6d8k20a
~pera	82 
~perc	70 -15a-7c5h6b22g
~perf	80 -12i-6g5a24c
~peri	77 -9a5j7b8c
~perm	74 -15g-6j7b12e
~pers	60 -14c7df8k
~pert	66 4d7g
~perw	77 5d7i
~pes	78 -8c6b15i
~pes>	81 -10a-6c-5g9b17i
~pet	81 -14a-4dg25c
~pets	88 4a
~pgr	88 7c
~pgra	88 7c
~pha	84 -4b8j
~phal	85 -5b9a
~phe	88 7b
~phi	88 9a
~phis	88 9a
~pho	62 -6h-5i-4d4a6e9b
~phon	63 -6h-5ai7e10b
~phot	85 -5k13a
~phy	76 -8g4ik
~phys	76 -8g4ik
~pic	58 -11e-7j-5ac7bg20k
~pica	86 -5c9g
~pick	63 -9e4c6b11k
~pict	71 -6i-5c-4j5f
~pie	82 7e
~piec	86 
~pil	76 -5e4b10c
~pill	79 -5e5b6j
~pin	59 -8g-7b7a11hj
~pin>	74 -10a-8d5b6c20j
~ping	63 -12b-6ej6k11h14a
~pini	86 -6a4d
~pip	73 -6b15a
~pip>	85 -23b29a
~pipe	77 -11a14b
~pir	79 6j7e
~pire	84 
~pit	70 -6b4f6j12a
~pita	72 -5b4f5j7a
~piz	86 
~pizz	86 
~pla	44 -12g-8i-5h-4ek4f5d7b12a24c
~plac	50 -8i-7j-5k-4c6a7g8b14d
~plai	67 7c
~plan	56 -10g-7d-4h7f11j17c
~plat	78 -10g7a9c
~play	81 -6g7c
~ple	52 -12e-8g-6c11d13b17k
~ple>	56 -13f-7g6b10cd
~plea	67 -12a-10d-9e-6j-4c13f14b24k
~ples	86 -6c4g5a
~plex	78 -10c-4g4b16d
~pli	66 -14f7c10d
~plic	84 5hk
~plie	70 -15f11cd
~plit	84 
~plo	60 -11g-6be-5i4c17a
~plot	86 -9b9a
~ploy	62 -5e-4g5d6j
~plu	71 -5cg-4b11e
~plug	85 6a
~plum	74 -5g-4c4j12e
~ply	86 -7b5a10h
~ply>	86 -7b5a10h
~pme	71 
~pmen	71 
~poc	76 -6a-4i10cg
~pock	76 -6a-4i10cg
~poi	76 -7g-5b-4c7af11h
~poin	77 -7g-5b-4c7af11h
~pok	88 9a
~pol	47 -11i-6d5b7c8k10e
~poli	47 -11i-6d4g6c9k10e
~pon	82 -5c6b7a
~pone	88 
~poo	68 -10b4i8aj
~pool	68 -10b4i5j9a
~por	63 -8j-6di5k6a10h18b
~pora	78 -5j-4i19b
~porc	88 -6a4b5c
~port	66 -5c-4j6k7a11h
~pos	73 -5j5c6e8a
~posi	88 8c
~poss	88 8eg
~post	80 9a
~pot	77 -12a17f
~pot>	79 -16a7b18f
~pou	65 -7bg-6j9a11c13k
~poun	82 -9b-4j14a
~pous	67 -10g13ck
~pow	88 
~powe	88 
~pp>	70 -6g5a11j
~ppe	51 -18e-5ab7k13h17c
~pped	71 -6a-5k5g14h
~ppen	53 -17e-5ag11k21c
~pper	79 -11b7a9g
~ppi	71 -4j5b14h
~ppin	71 -4j5b14h
~ppl	67 -15f-4bj7a9d10h
~ppli	68 -15f7c10d
~pply	86 -7b5a10h
~ppo	81 9f
~ppoi	85 10f
~ppr	75 4a6b
~ppra	80 7b
~ppro	88 6a
~ppy	71 -9i-8c-5j8h21a
~ppy>	71 -9i-8c-5j8h21a
~pra	77 -6a4b6c
~prai	79 -5a6c7b
~pre	57 -8a-6f-5g8j17c
~prea	82 
~prec	88 
~pref	84 -16a4c6j16b
~preh	84 11h
~prem	76 -7c-5j-4b4a16g
~pres	68 -16b-6g-4e5a12j20c
~pret	70 -8g6i9a
~pri	54 -13a-7h6j9g20b
~pric	61 -6i-5h-4f8a13c
~prim	88 
~prin	67 -18a-12c5f8j15b
~prio	88 -5a9c
~pris	85 -12g6a
~priv	82 -11a5f13b
~pro	51 -7c-6k7b9j14h
~prob	73 -7a-4g6be7j
~proc	88 -10a-4g6j13i
~prod	82 -8b-7g9a11c
~prof	79 -6b9c
~prog	73 -9i7g16b
~prom	84 -10c-5j5k18g
~pron	86 -7j13i
~proo	69 -24c-9k-5g-4i6j7ab21h
~prop	64 -7b-4c5g9a
~prot	73 -14a-6g5j17c
~prov	79 10a
~ps>	61 -9c-6e-5f-4i6d7ab9g
~pse	76 -8g7j17h
~pse>	80 5h8j
~psi	88 -5b7a
~pst	80 -5b5c6a
~psta	80 -5b5c6a
~pt>	70 -20b-10g-8c18a21h
~ptc	86 6a
~ptci	88 
~pti	73 -11a-5g6c25j
~ptio	77 8j
~pts	82 -12g-4c10k11d
~pts>	82 -12g-4c10k11d
~pty	81 -12g22e
~pty>	81 -12g22e
~pul	70 -5ij-4c13e
~pull	70 -5ij-4c13e
~pum	84 9a
~pump	84 9a
~pur	81 -20a9b18g
~purc	86 -9a19g
~pus	78 -5g-4dk7b
~push	79 -5g-4dk7b
~put	52 -15c-5i6b7f16g
~put>	54 -10ce-7i-6j7d9f11a14g
~pute	75 -10a-4g8be
~putt	75 -8a-7d-6c7g8e14j
~py>	67 -11c-7g-6i-5k6b7h19a
~qua	67 -7ab4e9g10j
~qual	88 
~quar	67 -7ab4e9g12j
~que	67 -5h5d9b
~ques	67 -5h4c6bd
~qui	57 -10j-6di6bg17c
~quic	71 4a8k
~quie	85 -5acj8e12k
~quip	71 
~quir	75 -4g14c
~quit	70 -11c-8e4k5b13g
~quo	65 -6c-5k8bg9a
~quor	88 10a
~quot	66 -4ck9g10b
~ra>	70 -16a-5i6c10g16j
~rab	81 7k
~rab>	81 7k
~rac	58 -18c-7e-6a10k13h15b
~race	85 -4b7j
~rack	73 -24c21h
~ract	62 -13a-6e-5g5c11k14b
~rad	65 -20g-7a-6j5e8b10i21c
~rade	67 -12g-6a-5j6e7b11i12c
~radu	85 -6b6a
~raf	80 -5b7g
~raff	86 -5b7a8g
~raft	86 -5a
~rag	49 -7d5f9h10a
~rage	50 -7dg-5i5bc6h8a
~ragg	86 -8bc5ai6gh
~rai	58 -9d-8i-6h-4k5a7c9b11g
~raid	88 
~raig	74 -6a5e6b
~rail	88 -4c
~rain	67 -12d-5i-4e4f8a18g
~rais	68 -6g5d7b11c
~rak	86 
~ral	64 -8c10j
~ral>	64 -8c-5a4g10j
~ram	64 -11b-6k-5i6c10f15e
~ram>	77 -15a-4i5b14c
~rame	77 -14c-10a-4g14f19e
~ramp	75 -13b16a
~rams	88 10a
~ran	45 -11k5ai7e
~ranc	47 -6d7e13c
~rand	69 -18k9i10a11d
~rang	82 -5k5a
~rank	88 -4b9k
~rans	82 -10a10b
~rant	72 -8c-7b5g13a
~rap	85 -8a6c7e
~rar	88 -8g-4a5b16c
~ras	68 -13b-11g-7j7d13k23c
~ras>	77 -8b-5g5k11c
~rash	79 -6abg12d14c
~rass	84 -5c8k
~rat	55 -15c-9a-7d-6i-5f6e10h15k18b
~ratc	88 -5a6b
~rate	62 -15b-10c-5d-4f7k8g11a14h
~rath	73 -9c-5a5j9k10b
~rati	71 -11a-7c-4i5e20b
~rats	85 -7g-5a6c8e
~rav	77 -11c5df
~rave	77 -11c5df
~raw	73 -15c-11a-5g5j7e9i15b
~raw>	84 -9c9e
~rawe	86 -13a5j10b
~rawl	82 -8c5b10i
~raz	76 -6c-5i4k9h
~razy	76 -6c-5i4k9h
~rbe	84 -6a11e
~rbn	85 -5b12a
~rbnb	85 -5b12a
~rby	81 7a
~rby>	81 7a
~rce	65 -19c-7j-5d13h17bg
~rce>	77 -7c-6b5a10h
~rced	85 -11j-9c8a22b
~rcen	70 -15a-7c5h6b22g
~rch	71 -10e-9a10g12c
~rch>	75 -9e-6g14c
~rcha	85 -12a18g
~rchi	88 
~rci	72 5ak
~rcia	72 5ak
~rcy	80 -7b9a
~rcyc	84 -7b7a
~rd>	48 -13c-5h-4a4e10k24b
~rda	82 -17g-5b8a17c
~rdas	84 -5b8a
~rde	69 -17a-13j-4e6c9i23b
~rded	77 -13j5a6k7b
~rden	86 -5a9c
~rder	79 -20a-5c6f9i17b
~rdi	72 -10c-6k-5g-4b4j12d19a
~rdia	80 14d
~rdin	77 -7c-6k4j18a
~rds	63 -8d-7b4c5j6i
~rds>	63 -8d-7b4c5j6i
~re>	25 -9e-5h-4j11dk22fg31a
~rea	46 -21g-15i-8aj-7d6b8e10h24k25f
~rea>	79 -20c-11a-9e-5g4k6b39f
~reab	82 -6bc18f
~reac	71 -16i-9b4k8c15e
~read	57 -11i-5cefj-4dh11b38k
~reak	72 -8g13c
~real	67 -12c-10f8e9g13j
~ream	86 -5c6e
~rear	88 
~reas	69 -12g-11b-10k-8a-5j6d23h24c
~reat	62 -15j-10g-6d5f7b10i18a
~reau	88 -4a7j
~reb	77 -10c11a
~rebu	77 -10c11a
~rec	54 -14ci-6gh6k11b15a23j
~reca	80 -4c6b
~rece	75 -13g-4j8ak
~reci	88 
~reck	72 -9c5g13d
~reco	62 -14i-8d-4c9b14a
~rect	69 -12a29j
~red	47 -10b-9e-8h-6d5i18f27a
~red>	50 -14c-13e-9b-6h-5k10g22a28f
~redi	62 -11fg4i9a13c
~redo	80 7j
~ree	54 -10f-7d-5egi4a5b6j26c
~ree>	66 -24i-20g-9b12j23c27a
~reed	81 -4k6h
~reek	82 -9b-7i8g12a
~reem	84 -4e6b
~reen	86 
~reer	88 
~rees	78 -14c-8i6k7a20g
~reet	65 -12a-7fg7i15bc
~ref	72 -28a-10c-6g6j16d28b
~refe	78 -11a5j13b
~refr	86 -18a19b
~refu	88 -9c18d
~reg	67 -19c-5d5k6aj17g
~rega	85 -4c8j
~regi	79 -19c25g
~regu	73 -4d5k10a
~reh	78 10h
~rehe	84 11h
~reho	85 
~rej	88 5h
~reje	88 5h
~rel	60 -6bi-5d7h17g
~rell	62 -5i-4b7h13g
~rely	86 5c
~rem	59 -13k-9ae7i8c12j16g
~rema	80 -19a8c14b
~reme	64 -8b-7e-4c5g10ij
~remi	75 -13k-5j-4b12c15g
~remo	81 -5c9j
~ren	46 -12j-7fi5ce8a23g
~ren>	73 -8c7b
~renc	78 -15c5k7a8g
~rend	84 -7a10g
~rene	69 -8c-7g-4k5a6h14e
~reno	86 -6b6d
~rent	49 -16j-6fhk-5i5b9a16g22c
~rep	59 -7g-6i-5d4j6eh8b
~repa	78 -16a-5h8bc9j
~repl	63 -13g-5j-4k4c7e8b12a
~repo	78 -8c-7b9h10k
~req	73 -4g13c
~requ	73 -4g13c
~rer	76 -19g-4cj9f14d15e
~rer>	79 -4j15d
~res	51 -25a-15g-6d-5i7j9c13h14k18f
~res>	69 -11g-8a8b12j
~resc	82 5c
~rese	85 -6a5k8j
~resi	81 -6a-4g5b7j
~resp	86 -7c-4e4i8b11h
~ress	58 -13b-12i-8g-7d-5j5ae13f14c17k
~rest	67 -11k-8a-6bj9g12f14h
~ret	59 -5ag-4d5ij10b
~reti	67 
~rett	68 -10g5b7i
~retu	82 -9b5j
~rev	73 -8e-4j5c6b10g
~reve	76 -9a-4j4c7b11g
~revi	84 -9e11a
~rew	71 -10c5d12g
~rew>	73 -6ac-5i5d11g
~rfe	80 -12i-6g5a24c
~rfec	80 -12i-6g5a24c
~rga	88 4a8i
~rge	65 -16i-5b-4k5ac9g10d
~rge>	73 -16i-6ac10d18g
~rgen	81 5d
~rger	86 6j
~rges	86 -11g7a9c
~rget	85 -5k5g7c
~rgi	82 -26c13k19g
~rgia	85 -6c-4f14k
~rho	88 -4aj5e9g
~rhoo	88 -4aj5e9g
~ria	75 -7k-4c5g6e7a
~rial	79 -5k8b
~rib	80 -7g10c12k
~ribe	85 -5ag14k
~ribl	88 9c
~ric	55 -8i-7f-6h8a9c10j
~ric>	85 -9a9b
~rica	73 -7c5b6g
~rice	61 -6i-5h-4f8a12c
~rici	88 -8a14j
~rick	74 7c
~rict	80 -15b8j12a
~rid	70 -13d-10b-5k8a9f17c
~rida	85 -6a5b6c
~ride	74 -17b-13d-4k10f12a14c
~rie	54 -18a-14c-8e-5f14j17b22d
~rie>	88 -16a20j
~ried	67 -10g-7c-5k5d9i12b
~rien	65 -8g-7e-4a5h6j8c9b
~rier	77 -14a6c15d
~ries	66 -23c-5i13d22g
~rig	37 -12a-8ck-7d-5h-4ef24i48j
~righ	37 -19a-12c-9d-8k-5h-4f25i51j
~rigi	74 6bd
~rij	88 -4c6a
~riju	88 -4c6a
~rim	84 
~rima	88 
~rin	50 -28c-16i-10k4h6b7e9a14j22g
~rin>	74 -15a-7k7g14j
~ring	55 -23c-10i-6k4j5d6g7h9e11a
~rink	67 -8d-7b-5f28a
~rins	86 8g
~rint	85 -11a7b11f
~rio	74 -10b-7aj5c7g9h13k
~rior	82 -9a-7b24c
~riou	79 -18c-6j-4b7g10h16k
~rip	69 -10c6d7j8b
~rip>	76 -8a6j10b
~rips	88 -8c7a
~ript	81 -5c10d
~ris	66 -22c-12g-5d9f12b27a
~rise	80 -12g6a
~risk	85 -15c7a10b
~rist	73 -23c5b10f18a
~rit	58 -16a-14b-5e4k8d9j31c
~rita	82 -8a-6g9c11k
~rite	67 -8b5k13d
~riti	80 -5d5b10a
~ritt	77 -21a-17b20cj
~rity	73 -9g5b13c
~riv	47 -5egh4a6f9b10d
~riva	82 -11a5f13b
~rive	50 -9e-5g4i5f8b15d
~rivi	62 -8b-5d-4i5e6c16a
~riz	88 
~rizo	88 
~rk>	46 -9d-7j-6ak-5e6g8i10b11c13f
~rke	65 -12c6af7j
~rked	77 -6j5c
~rker	72 -5bg5a8j
~rket	79 -16c4e5aj
~rki	67 -15b-11g6c8d19a
~rkin	67 -15b-11g6c8d19a
~rks	69 -21g-16i6jk11b12e
~rks>	70 -16i-13g-10c6k7j11b13e
~rksh	86 -10g13c
~rl>	78 6cj
~rld	85 -9i4k5c8f
~rld>	85 -9i4k5c8f
~rlf	85 
~rlfr	85 
~rls	81 -7a4c14b
~rls>	81 -7a4c14b
~rly	75 -12c-7a12gj
~rly>	75 -12c-7a12gj
~rm>	56 -15c-9f-8dh12j13a19k
~rma	69 -8g-6b4e7c
~rmal	79 -6a6k
~rman	80 -5j5c9a
~rmat	80 -5b10c
~rme	88 6e
~rmer	88 6e
~rmi	74 -17g-13c4b12e17h
~rmin	86 -12c-6g21h
~rmit	79 -13g13e
~rml	88 7a
~rmle	88 7a
~rms	75 -18a-4c10i17j
~rms>	75 -18a-4c10i17j
~rn>	60 -9d-8bk8c24a
~rna	74 -9a-7b18c
~rnac	80 -6g5j6i
~rnad	84 4g
~rne	62 -28c-5ak7g13f18i
~rned	65 -25c-16a6e7d12g20i
~rner	79 -5b-4a8c15f
~rney	88 -5c
~rni	62 -19c-10a-9b-5h4f11e27g
~rnig	80 -9b-5c5ak6e
~rnin	66 -15c-9b-4hj7e26g
~rnit	79 -7a6g9j
~rno	80 -14c10i17g
~rnoo	82 -11c9gi
~rns	81 -6a-5e14c
~rns>	81 -6a-5e14c
~ro>	82 
~roa	70 -5k4f5j9a
~road	70 -5k4f5j9a
~rob	71 -11a5b6e7j
~robl	73 -7a-4g6be7j
~roc	77 -7a-6b5i7j9c
~roce	81 -5ab4j8i
~rock	85 10c
~rod	82 -8b-7g9a11c
~rodu	82 -8b-7g9a11c
~rof	79 -6b9c
~rofe	79 -5b4c
~rog	72 -9i-5k-4d6g7j15b
~rogr	73 -9i7g16b
~rok	72 -11ad-5g4f6b14c
~roke	72 -11ad-5g4f6b14c
~rol	62 -18j-7g5i8c12a17d
~rol>	86 -10g4a9i
~roll	64 -17j-4e10d11a13c
~rom	48 -8c5g6f7i10h
~rom>	48 4j6f7i10h
~romi	86 -9c-5j5k11g
~ron	60 -17g-11bj-6d5hi8k15c23a
~rong	72 -6gj-5k7h15c
~roni	86 
~rono	86 -7j13i
~ront	67 -12g-11b6ck23a
~roo	52 -10c-6b4d5ej8h11k
~roof	55 -13c-6g5e8j9d10h
~room	63 -4ad15k
~rop	60 -16c-7a-6i6g10b16h
~rop>	74 -6ck-5j7g9h10b
~rope	65 4d6j7g
~ropp	78 -7c-6g15h
~ros	72 -14a-5ce4f5j7k11g
~ross	74 -12a-5ce5fj6k11g
~rot	61 -12dg-10k-6h4a5e9b14j16c
~rote	70 -6g-5h9j14c
~roth	68 -10d-7g-5k4a5j12bc
~rou	45 -14c-11a-8e5j9i13dk14b
~roub	72 -7c-5b4k5j8a
~roug	52 -17a-7eh5f6d7j8i16k
~roun	56 -12a-4j6d12b
~roup	77 -11c-4e6ab8d
~rous	81 -11c4e14a
~rout	85 -10a8bc
~rov	77 9a
~rove	80 8a
~row	59 -11c-5d11e
~row>	62 -14c-10a5f6j8e9g11b
~rowe	86 5a
~rowi	84 4f
~rown	81 -7f-6bg5ei17a
~rp>	86 
~rpo	76 -4i14b
~rpor	77 -4i14b
~rpr	85 -12g6a
~rpri	85 -12g6a
~rra	85 -13k-8b9a17i
~rran	86 -19k-8b14a17i
~rre	58 -18a-11b-4i4k6g8e26j
~rrec	70 -15a30j
~rren	63 -9b-7a4c7k9eg
~rri	61 -11g-7a-5e10d11c16b
~rrib	88 9c
~rric	79 4b
~rrie	64 -10ag7c11d17b
~rro	65 -5c5j6g8e
~rrow	66 -5c-4a5j7g8e
~rru	85 -7a18j
~rrup	85 -7a18j
~rry	56 -12j-10b-5e-4d6g16c22a
~rry>	57 -16b-15j-5e21a31c
~rryi	76 -19c4j7b10g
~rs>	36 -14j-9g-6f4a9b11e13c14d
~rsa	80 -9k-5d4c12b
~rsal	88 -5dj15b
~rsat	85 -8k6c8j
~rse	57 -10e-6i-5dg6k9f11b
~rse>	73 -11b-4c7h18a
~rsea	88 -5d7af
~rsel	61 -8ae-5i8k17b
~rsh	82 -7a
~rshi	84 -5a
~rsi	77 
~rsin	88 
~rsio	88 -4a8b
~rsit	86 
~rso	62 -9c5k8a
~rson	62 -9c5k8a
~rst	56 -12i-9a-6f-5cg10h18k22j
~rst>	58 -10i-5e8j11k
~rsta	77 -13a-10c-6g9hk20j
~rt>	48 -6bh4eg5k7j8a
~rta	69 -4j11a
~rtab	75 -8c15a
~rtan	77 -4a5bh6c
~rte	68 -9i4a13g
~rted	72 -10i-6j8a15g
~rter	81 9j
~rtg	65 4a5cj
~rtga	65 4a5cj
~rth	55 -6d-5fj-4h13e18g
~rth>	58 -10e-8j-4df7ak18g
~rthd	68 -8k-7a-5b-4c4j28e
~rti	61 -6cej5a10d13g
~rtie	82 -13c6b7a12g
~rtif	65 -4b13d
~rtin	79 -19a5i14b
~rtm	63 -7c-5i17d
~rtme	63 -7c-5i17d
~rtn	67 -14k-4e11g12b
~rtne	67 -14k-4e11g12b
~rts	72 -10a-7c-6g-5e9i17f
~rts>	72 -10a-7c-6g-5e9i17f
~rty	64 -5a-4e5h
~rty>	64 -5a-4e5h
~ruc	58 -11b-5a4k5g15c
~ruck	61 -14b4d6g11c
~ruct	72 -9a5c6k
~rud	88 -17c-8b-6e12a23g
~rude	88 -17c-8b-6e12a23g
~rue	85 8c
~rue>	85 8c
~rug	79 -13c8a10d
~rug>	88 
~rugs	82 -11c5a11d
~rui	88 
~rul	85 4c
~rule	86 4c
~run	55 -19e-14c-10a-6j4h10d18b29g
~run>	58 -17e-10c-6k5d6h21g
~runn	70 -4f5bg
~runs	76 -9a-8j-6c5k6d7g11b
~rup	79 -5c16j
~rupt	79 -5c16j
~rus	70 -8ag6k7bh
~rush	88 7ae
~rust	72 -14a-6g7k8bh
~rve	76 -5k7ab
~rve>	79 4a5d
~rvi	69 -8b-5d6k7g12a
~rvic	72 -4d7k
~rviv	84 -9b-5c6g16a
~rvo	85 
~rvou	85 
~rwa	76 -5g5k7a
~rwar	76 -5g5k7a
~rwi	86 -5a6j
~rwis	86 -5a6j
~rwo	77 5d7i
~rwor	77 5d7i
~rwr	82 6d
~rwri	82 6d
~ry>	46 -13b-7ch7f15aj
~ryb	67 -20a-6d5f8g9k10e
~rybo	67 -20a-6d5f8g9k10e
~rye	88 5j
~ryer	88 5j
~ryi	73 -14c8b
~ryin	73 -14c8b
~ryo	88 -6d13k
~ryon	88 -6d13k
~ryt	64 -24a5c9i10b11g
~ryth	64 -24a5c9i10b11g
~ryw	85 5gk
~sa>	84 -6k7c
~sab	80 -4c4a10j
~sabi	82 8a
~saf	67 -7g5b8c
~safe	67 -7g5b8c
~sag	85 -6b11c
~sage	85 -6b11c
~sai	62 -13a-12c-7g4k20h22j
~said	62 -13a-12c-7g4k20h22j
~sal	62 -13e-6i7a17g
~sal>	86 -5dj14b
~sala	77 -6a-5b7g9j
~sale	67 -11e-8i-6j-5b5h8a15g
~salo	85 5j
~sam	62 -26b-6f-5j7g8ek27a
~same	62 -25b-6f5e7g8k25a
~sat	74 -13k-7g-5bi8a10h15c
~sat>	84 -5gk13c
~sati	78 -9k-5bi4c5j7a11h
~sav	65 -5f-4c5b11g
~save	72 12a
~savi	73 -7a-5i7b15g
~saw	77 -10k-8g6a10c11i
~saw>	78 -10k-6g6ac11i
~say	50 -23e-13a-11h-9c-8g8df9j10b14k28i
~say>	52 -22e-17h-5a6j11k16i20c
~sayi	79 -18c-14j13d19i
~says	71 -24c-15a-9g8fh16b18j
~sba	56 -5k4b5ad
~sban	56 -5k4b5ad
~sca	66 -12a-10c-5d-4f8h10g17i
~scal	80 -5ae6i13g
~scam	86 6k
~scan	86 -7a4i5g
~scar	73 -8c-5j-4k10h11a12i
~sch	60 -15g-7i-6a-4h4e5k6d10b11f
~sche	81 6e
~scho	61 -13g-9a-7i-4h5k7d11b12f
~sco	66 -24a-5e6k16cg
~scor	76 -26a-6k20cg
~scou	72 -6g-4j15k
~scr	69 -8g6b7dk
~scra	85 -9a5c6b
~scri	76 -7a-6g8d13k
~scro	81 12a
~scu	78 -10b7a12g
~scub	82 -9b6g8a
~scui	86 6g
~se>	33 -26e-19b-13f4i7d8k10g12h26a33c
~sea	71 -13c-5d5f19e
~seas	73 -13c-5d5f20e
~sec	62 -10g-4b4i6j7ck
~seco	66 -12b-6g5i8j13c
~secu	75 9b
~sed	55 -22i-16a-15c-6f4h6e13j21b23d
~sed>	55 -22i-15c-14a-6f4h6e13j19b23d
~see	59 -21c-11g-10h4d6b8j9e17f
~see>	60 -15c-12g-9h-6a4k6i7f8b10j11e
~seen	79 -8c7a13f
~seh	77 -11g-4a17c
~seho	77 -11g-4a17c
~sel	54 -7i-6h-5j-4c5d28b
~self	58 -9e-4g6k18b
~sell	65 -8c-4k5dg6e14b
~sem	67 -5b6i9a
~seme	67 -5b6i9a
~sen	57 -13c-11g-5i4h8b9f10k13a
~send	62 -8g5b12f
~seng	82 
~sens	76 -9c6b11a
~sent	71 -6c-5e-4g7a8h9k
~sep	79 9a
~sepa	79 9a
~ser	64 -7j9a16b
~ser>	81 -11a-4j20b
~seri	84 -10c-5k-4b7g14a
~serv	67 7b
~ses	63 -7g-4d6k7ab
~ses>	63 -6g7k8ab
~set	62 -11e-10a-9i13g17b
~set>	65 -9g-8i-7ae14c20b
~sets	85 
~sett	78 -26c-6e-4b12h30g
~sew	85 
~sewe	85 
~sfi	88 -5i5a12h
~sfie	88 -5i5a12h
~sgi	85 -9a4d8b
~sgiv	85 -9a4d8b
~sh>	58 -7c-6j-5fi5d7e8a15g
~sha	62 -13c-8d-7j-5g11bf20i
~shak	86 -9a6b14f
~shal	84 13a
~sham	86 -5cj6f7e8g
~shap	73 -16c-11g6b32i
~shar	70 -6d5b6a8c
~she	51 -17e-16d-8f-7g4a9k19j24i
~she>	55 -26c-15e-13d-6f4h7g11j13b32i
~shed	66 -14b-11g8k13j18c
~shee	84 -5a7j
~sher	78 5c6a
~shes	84 -7j-5g9a10c
~shi	62 -16c-9a-8d-6g7f13k15e17b
~shie	85 
~shif	82 5e
~shin	68 -13c-11a9b11f13e
~shio	85 -9c5a9k
~ship	79 -6a-5d4c5b8k
~sho	47 -21g-13e4c7a9d30f
~shoe	88 -5i7dg
~shoo	77 -5j6ik8f
~shop	58 -8b-7e18f
~shor	84 
~shot	82 
~shou	56 -12i-11j6c14a15f
~show	67 -34g-16i-6e5c7k11d16j23a
~shu	71 -15g7a11c
~shut	71 -15g7a11c
~sib	86 -6c6b8g
~sibl	86 -6c6b8g
~sic	69 -14g-10a5ik8j9c
~sica	77 -8g-6a4i10j
~sick	77 -7g8c
~sid	53 -15a-6ek-4h7j13d23b
~side	54 -6ek6b7j13d
~sidi	81 -22a26b
~sie	77 -13b-7g10e16i
~sies	79 -13b-8a-5g5c11e18i
~sig	61 -9g-7c-4h6ae7i9j
~sign	61 -8g-7c4j6e7ai
~sim	85 -19a18b
~simp	85 -19a18b
~sin	45 -13g-12a-5fhi7e9d12b14c20j
~sin>	72 -15a-8g-4k7j8h9e13c
~sinc	61 -10g11i
~sine	51 -10i-6aef5g6cj9d10b
~sing	61 -20g-11h-5f6b11ej12c
~sink	86 -4i5g6j
~sio	59 -8c-6jk-4h9e11b13a
~sion	59 -8c-6jk-4h9e11b13a
~sis	68 6d8j
~sist	69 -5g6d9j
~sit	58 -18g-15j-6i8h14c26a
~sit>	70 -13b-5k-4j5f9a14h
~sita	84 4h6a
~site	76 -6j-4h4c9b
~siti	80 -9a5bc
~sits	86 -13f10aj
~sitt	71 -21j-13g5bd8c10f15a
~situ	85 -6a-5g6bj
~sity	88 
~siv	73 -8a-6i-5fk4c7g8h9b
~sive	73 -8a-6i-5fk4c7g8h9b
~siz	78 -23c29g
~size	79 -23c29g
~sk>	59 -7g6d7f9a
~ske	76 -9k-4a5bci
~sked	77 -9k-7c5b6i10g
~ski	67 -17a-6dk-4i5j8bce10g
~skin	70 -20a-6k-4i5b6j9ce11g
~skip	81 -5a8b
~sks	81 -13d-5g5j6k18c
~sks>	81 -13d-5g5j6k18c
~sky	77 -12c-4k10i15a
~sky>	81 -12c-4k11i13a
~skyd	85 
~sla	76 -11c19b
~slab	81 -10c13b
~sle	68 5j8f
~slee	69 5j8f
~sli	79 -6a9c
~slid	88 -6b5a
~slip	88 -11a9bc
~slo	75 -5c-4jk10i14a
~slow	75 -5c-4jk10i14a
~sma	73 -7g-6c-5j9a17d
~smal	78 -6g5c8b
~smar	82 -12c-11b5ai17d
~sme	84 -13c8a10h
~smen	85 -13c9a10h
~smo	66 -8b-5c5j17i
~smok	67 -12b-4c6j17a
~sna	84 -7a5c6k
~snap	85 -6a7k
~sno	79 -10f-6a18j
~snow	79 -10f11j
~so>	34 -40a-29b-23g-16di-9f23h46k91j
~soc	69 -8a-7j-6d15c21b
~soci	71 -9a-4j13b18c
~sock	88 11b
~sof	80 5j
~soft	80 5j
~sol	70 -11g-5d7a16i
~sold	77 -10e-9bg-5d5ac7j23i
~sole	82 4b9a
~solo	88 -14a4k16b
~som	44 -23j-10c-8f-4g12ad33b
~some	44 -23j-11c-8f-7g12d14a33b
~son	55 -13g-8a-5k14h15e16c
~son>	58 -21g-6j-5d10c16h18e
~sona	70 -12c5k6j11g
~sons	79 -7k-5b24c
~soo	70 -23i-9c8a32e
~soon	70 -23i-9c8a32e
~sor	69 -20j-7b-4e5g11a21c
~sorr	73 -19j-6b7g11c13a
~sort	88 -5a14c
~sou	63 -13c-8b-6f4k7e18j
~soun	65 -12c-9b-5f7j8e12k
~sout	84 -7a16j
~spa	69 -8k-4e5c6i8a
~spac	74 -4g8i
~span	88 -6k-4ej5ac8g
~spar	81 -13a6c12b
~spe	60 -13e-9a-7i-6b4f8k9j15g
~spea	77 -10i-7k25j
~spec	77 -5g-4e9c10h
~spee	79 -6b11c
~spel	73 -9c-7aj-4g10i21k
~spen	74 -16c-12i-9e8f36g
~sph	85 -5b9a
~spha	85 -5b9a
~spi	71 4f10j
~spit	73 -5b5fj7a
~spl	79 -14a5f12b
~spla	88 -12a6f12b
~spli	84 
~spo	62 -14g-7j-5d-4e7f9ck10b
~spor	84 
~spot	78 -6a4b12f
~spou	67 -10g13ck
~spr	67 -7g-5a4j5d9b
~spre	85 
~spri	69 -7g-5a5j10b
~squ	69 -6b-5k5e7c10g
~squa	70 -9b5e11g
~sr>	84 7f
~ss>	43 -15e-9i-6h-4g5d6a9k13f14c
~ssa	85 -4f11c
~ssag	88 12c
~sse	61 -9ac-5i8k19b
~ssed	69 -13c-5i4a9bk
~ssen	82 
~sses	73 -10a-4g5c6e11b
~sset	84 -6a6j
~ssi	63 -6ad-4k8j9g10c
~ssin	75 -14a-4e12c13j
~ssio	70 -10b6e16a
~ssis	86 
~ssiv	85 -10a-5i6g15b
~ssm	86 -8c10a
~ssme	86 -8c10a
~sso	82 -19a7b21c
~ssoc	88 -6c13b
~ssu	70 -8g-7d-5bi4j7a8e13c
~ssue	81 -5d7c
~ssur	77 -9b6a8j9c
~ssus	84 -4j5b13e
~ssw	86 -9a13b
~sswo	86 -9a13b
~st>	34 -20c-17a-7f6e8g10j12h15b33k
~sta	45 -18d-13i-6h4f5e9j12k22c
~stac	88 
~staf	79 -8c9a
~stai	76 -5b-4c6a14f
~stak	85 -16a-9g28c
~stal	81 
~stan	68 -15f-12a-6gi-5bd7h8ek11j19c
~star	59 -11f-9j-8h-4i4a5c6b8e18g
~stat	59 -12d-10a-6i-4e6k12f14j
~stau	81 -5b5i
~stay	59 -5degj5a8f12b
~ste	54 -14c-6f5e8i9k10d
~stea	81 -10c-7a6i7e9b
~sted	73 -14c-5a5e11d
~stem	71 -7b5c13k
~sten	82 -9g-7a5b18c
~step	72 -23c-5k8d12g15a
~ster	64 -12a7c11i
~sti	51 -20g-8e-7d-6k5c7a8f9i20j
~stic	79 -11a-6j9b13f
~stil	55 -13c-10dk-9b-6h14i21a26j
~stim	88 7j
~stin	75 -24g-9a-5j7b15h23c
~stio	69 -5h5c6d
~stl	69 -15c-9gk-8a7j10i24b
~stle	86 -5a6b
~stly	71 -14c-12g-8k8j11i19b
~stm	80 -8b-5c-4d4a9g11f
~stma	84 12f
~sto	50 -15b-11g-6ej7c9k15a16d
~stoc	79 -6c13g
~stom	62 -6g17d
~stop	69 -15a-5j-4b6d11h16k
~stor	57 -13g-7h-5b-4e4j9a17c
~stov	78 -6b9a
~stp	88 
~stpo	88 
~str	55 -13g-8f-6d6c10k21b
~stra	71 6be
~stre	64 -8g-7f-4e5ck17b
~stri	73 -4g5j7c
~stro	81 -8c5k9b
~stru	71 5c6k
~sts	71 -7bk-5h-4i7a8j9g
~sts>	71 -7bk-5h-4i7a8j9g
~stu	58 -5af4e7ik
~stuc	79 -5j9ab
~stud	73 6j7a
~stuf	63 -19a5c9i15k
~sty	85 -5a7c
~styl	85 -5a7c
~sua	72 -7cgj5af12e
~sual	72 -7cgj5af12e
~sub	62 -4d4h5bgj
~sub>	82 6j
~subc	79 
~subs	68 -7a-4d13g
~suc	88 
~such	88 
~sud	86 -5e6c
~sudd	86 -5e6c
~sue	75 -5d4c6g
~sued	79 -5ad6cg
~sues	85 
~sug	81 -13a6c9b
~suga	84 -13a7bc
~sui	78 -9g6a10e
~suit	79 -8g9a10e
~sul	85 -5c7j
~sum	75 4a10b
~summ	82 -8a13b
~sump	80 12a
~sun	81 -5k5b
~sup	67 -14f-7ij-4e5c6h7k12d
~supp	68 -15f6ch12d
~sur	42 -8f6d11a13c
~sura	48 -6d-5a4b7e13c
~sure	53 -9f-8e-6c-5h4i8a9b15d
~surg	86 6j
~suri	88 5d
~surp	86 -12g8a
~surr	84 -7a10g
~surv	84 -9b-5c6g16a
~sus	78 -5j7a12e
~sus>	84 -4j5b13e
~susp	85 -5b9a
~suv	88 11c
~suv>	88 11c
~swa	86 -9a-4c14b
~swap	86 -9a-4c14b
~swe	72 -10j-5k5e17g
~swee	82 -5g5e
~swer	78 5g7c
~swi	69 -7a-6j5i7b
~swim	84 -17a-8b5k6f19c
~swin	82 -24c8i9b12g
~swit	75 -9g-4j5c10a
~swo	85 13b
~swor	85 13b
~sy>	67 -14b-10c-6g5f13e26a
~sys	70 -7b5c12k
~syst	71 -7b5c13k
~ta>	79 -5c9g
~tab	68 -12c-5a5b11d12g
~tabl	69 -10c-4j11d13g
~tac	72 -8a8d9i
~tach	82 -6g-5b9i
~tack	81 -11a-6e9d10g
~taf	79 -8c9a
~taff	79 -8c9a
~tag	79 -15a5b22c
~tage	82 -6a4g5b6c
~tai	73 -6g-4c8a13f
~tail	88 
~tair	77 -4b4c6a
~tak	51 -11g-9f-8i5c9b11k12d
~take	51 -11i-9fg-6a7cd11k17b
~taki	79 -13b7d15a
~tal	50 -14i-9e-4j7f9b11g13d
~tal>	58 -8e-6agi-4h9k13b14c
~talk	58 -11k-8g-5c-4j7i8f10a11d
~tall	74 -21i-9c-5aj11h33g
~tals	86 -15b7f12a
~tam	86 5j
~tan	61 -15f-12g-7i-5d5e6h11j19c
~tanc	88 
~tand	70 -21a-16f-6i-5dg7h8k9e13j17c
~tang	88 -8b8a
~tant	69 -9g6c17a
~tap	82 -10c-5k18a
~tape	85 -9c15a
~tar	58 -11f-9j-8h-4i5b6e14c16g
~tar>	86 6c
~tart	59 -11f-9j-7h5a6b8e21g
~tas	86 -4h8f11a
~tat	58 -13d-7ai-5e6k9c12f13j
~tate	61 -11d-5g6a7b15j
~tati	74 -10a-4bk11fg
~tatu	82 -8a-7g11k16c
~tau	80 -5b4e5i
~taur	81 -5b5i
~tax	77 -7a4e
~tax>	82 -9b4k5e
~taxe	84 -8a8b
~tay	59 -5deg4a8f12b
~tay>	63 -5ce6b14f
~tayi	70 -7f-5g8ab9c
~tba	82 -8c7e
~tbal	85 
~tch	56 -11g-6d-5cf10b22k
~tch>	63 -17c-10a-8g-6d5e9j12b27k
~tcha	86 -6g-5e16c
~tche	65 -11c4dj7g8i
~tchi	80 -14j5h23a
~tci	88 
~tcie	88 
~tco	86 -5g4j10c
~tcom	88 -4g10c
~tdo	86 -17g5b16c
~te>	44 -9h-5ad-4ij8k15e21g
~tea	70 -12g-8c8ij13b
~teac	79 -7g5i6a
~tead	82 -9c-5a8e10b
~team	79 -5g6ik
~tec	68 -7a-6g8j13c
~tect	69 -11a-6g4j6b15c
~ted	54 -9b-7g-6k8ef15d
~ted>	54 -9b-7g-6k8ef15d
~tee	67 -10c5j7h11g
~teen	71 -9b-5c5a6j11g
~teer	82 
~tel	43 -22g-12b-11c-7fi-5d-4e6j9a62k
~tel>	79 -9a6j11b
~tele	84 -4c7h
~tell	43 -19g-15b-8i-6cf-4d5a64k
~tely	72 -5c-4b13a
~tem	67 -5a5j15k
~tem>	71 -7b-5g9c11k
~teme	82 -13a4bk9j
~ten	58 -23b-9i-7d-6e-4f8c19j31g
~ten>	64 -18a-17b-5e-4k14c18j24g
~tena	82 -8b5a6k
~tend	86 -7b6h13a
~tent	76 -15c-4a5b22g
~tep	72 -23c-5k8d12g15a
~tep>	78 -5ck4d8e
~teps	80 -13c4d20a
~ter	41 -13f-9a-5e6c10ik11j23b
~ter>	45 -8h-6f4c5d9k15b
~tere	75 -15a-8c4b7k17h
~teri	79 -7b14c
~term	68 -17c-7af-6d5k8j15b18g
~tern	80 -12c8gij
~tero	88 -10g4a10i
~terr	80 6c14j
~ters	61 -9d-8j-5g19c
~terw	86 
~tery	88 4a
~tes	55 -6d-5g-4h11j16a
~tes>	56 -6cd-4g12j19a
~test	79 5c
~tev	79 -12c-6a26k
~teve	79 -12c-6a26k
~tex	68 -15c-4k14ab
~text	69 -15c-4k14a15b
~tfi	74 -20a-19k5f11d14cj
~tfit	76 -20k-10a5f12d15c
~tfo	88 -12c-5g21h
~tfor	88 -12c-5g21h
~tga	65 4a5cj
~tgag	65 4a5cj
~th>	34 -19a-14c-11e7d9k10j11g15b30i
~tha	29 -26c-14g-11d-7e6k9bi12h13a61j
~than	60 -8k-4fg4b5h7c
~that	29 -28c-14g-11d-7e5bf8k9hi13a63j
~thd	68 -8k-7a-5b-4c4j28e
~thda	68 -8k-7a-5b-4c4j28e
~the	20 5f10ak13b16d18j24g
~the>	22 -11g5c7k8d9ae11h15f23j
~thef	86 6b
~thei	60 -18c-6b15gh
~them	53 -11e-9a-5jk6h7dg8i9c
~then	63 -10b-9k-8h-5e-4i6j17c24a
~ther	36 -19f-6i4k6b7j11c13h19a
~thes	62 -7c-5j-4e7a8g12i
~they	44 -11i-10j-7a4h7d10g11f16b
~thi	35 -9g-6b5c6a9h13i24d
~thin	38 -9g-5e8h17c23i
~thir	78 4a7i
~this	45 -10b-9i4k5a31d
~thl	75 -15a8b12c
~thly	75 -15a8b12c
~tho	51 -16f-15b-12d19i21e
~thos	57 -15f-6bc5h7e16i
~thou	60 -11bd4i9c17e
~thr	53 -13c-10e-6h-4ag4j8f15b17k
~thre	84 5i7a
~thro	53 -13a-10ce-6h5i6b7dj8f19k
~ths	64 -18a-7g-6e4k7h9c20b
~ths>	64 -18a-7g-6e4k7h9c20b
~thy	77 -10i-5c6b7j14a
~thy>	77 -10i-5c6b7j14a
~tia	81 -9b4a11c
~tial	81 -9b4a11c
~tib	63 -8b6c7ag
~tibl	63 -8b6c7ag
~tic	63 -10c-9a-5g-4i5b8f15h
~tic>	81 7f
~tice	88 -5b9c
~tick	68 -16c-7a5e8b12h
~tics	86 -4c7h
~tie	71 -15c5e8g11j
~tie>	86 -5b8e
~tied	88 -8b16j
~tien	88 
~ties	77 -15c11g14b
~tif	64 -10c-5b4e9a11d
~tifi	64 -7c-4b12d
~tig	86 -11c7ae
~tigh	86 -11c7ae
~til	52 -18k-14d-6c5i6f8ab12e16j
~til>	78 -8g5h12e
~tile	88 -5j5c10b
~till	53 -15k-13d-7ch4g6e7f8i11a19j
~tim	51 -17b-12i-6fj-4d6h18g33e
~time	51 -17b-10ij-6f21g34e
~tin	49 -20g-11a5j9k24b
~tin>	64 -36g5i6k14j17c
~tine	88 
~ting	52 -13c-5j10g17b
~tio	47 -9ei-8a-7h-4g7k8f12c13j15b
~tion	47 -9ei-8a-7h7k8f10c13j15b
~tip	84 -9g17c
~tip>	85 -9g19c
~tir	67 
~tire	68 
~tiri	88 4a
~tis	82 -8i-4bfj9a18h
~tisf	88 -5i5a12h
~tist	88 -4f4a7h
~tit	71 -7a-5b5c7k8j
~titi	88 
~titl	74 -6a-5b4d5c9j
~tity	88 4k
~tiv	84 -5c8j
~tive	85 8j
~tle	56 -10a-9e6ghi10k
~tle>	57 -10a-5e5c7bh
~tled	80 -6e-4b5i6k
~tles	88 -5g4c5k
~tll	85 -5e15c
~tll>	85 -5e15c
~tly	63 -16g-12k-4h5f8i9j11b
~tly>	63 -16g-12k-4h5f8i9j11b
~tma	79 -5c8a11f
~tmas	84 12f
~tme	60 -10c-8b-6i5k9f15d
~tmen	60 -10c-8b-6i5k9f15d
~tne	67 -14k-4e11g12b
~tner	67 -14k-4e11g12b
~to>	31 -12aj-9i4g5e10f14k17bcd
~tob	78 -7b9a
~toba	78 -7b9a
~toc	79 -6c13g
~tock	79 -6c13g
~tod	58 -13k4d5i10g
~toda	58 -13k-6b5i8c9d
~tof	85 -7a5j9g
~toff	85 -7a5j9g
~tog	74 -7b-6a-5g6e8j9f
~toge	74 -7b-6a-5g6e8j9f
~tol	71 -11c-10a13j14g
~told	72 -11c-10a13j15g
~tom	57 -10b6i13d
~tom>	86 5c
~toma	85 5ai
~tome	62 -6g17d
~tomo	69 -5b5j8g9e
~ton	74 -19a-6k6j27c
~ton>	85 -6k5e11c
~toni	79 -18a6gj16c
~too	56 -20k-11c-8b9f14g23a
~too>	60 -19k-8c-6h8f22a
~took	76 -9g5h9j
~tool	71 -11b-7c22g
~top	61 -16a-14g5j7h9c16k
~top>	64 -17a-10g5b7c21k
~topp	78 -5a7c13h
~tops	88 4j9d
~tor	49 -24g-10h-7b-5f22d23a
~tor>	62 -20g-6b-5a4j5e8i10d12c
~tora	74 -8b-4g7a10c
~torc	84 -7b7a
~tore	66 -4i4c5f6d
~tori	73 -34c6e7b9d16a
~torm	74 -7g-6e-5k-4b5a12ci
~torn	79 4g
~tors	69 -6c-5i-4k4b5a7g11d
~tory	68 -7a-6h-4f7b10j12k
~tot	73 -11a-5e8d9h
~tota	73 -11a-5e8d9h
~tou	78 -9ag4j8c15d
~touc	80 -11a-7g4c6j16d
~tov	78 -6b9a
~tove	78 -6b9a
~tow	64 -13dg7c10ab16f
~towa	86 -8a-5c13g
~towi	81 -5c8b
~town	69 -23g-12d-5j6b7k16c19f
~tpo	88 
~tpon	88 
~tra	51 -15c-7d5e7bk8gh
~tra>	77 -4c16g
~trac	60 -19c-6e9k11b14h
~trad	77 -11a6b12e
~traf	86 -5b7a8g
~trai	68 -13d-8a4j5e10b11c
~tram	75 -13b16a
~tran	80 -4c10b
~tras	86 9c
~trat	85 
~trav	79 -6c4g5f6d
~tre	56 -18g-8f-7e-5d8k9ai11c13b
~trea	65 -15g-9j6a9b15i
~tree	62 -7f-5g-4e4b9j15c
~tres	85 -5cj-4i10ak
~tri	63 -10c-8b7a11dj
~tric	71 -9c-7b7a13j
~trie	88 -12c-5a5b13d
~trig	86 -11b6h7c
~trip	75 6a
~tro	67 -13c9a10k
~trok	85 -6c6k
~tron	84 
~trou	72 -7c-5b4k5j8a
~tru	56 -9ab-6i4j9k17c
~truc	58 -11b-5a4k5g15c
~true	85 8c
~trus	73 -14a-5g7k8bh
~try	71 -22c-6g10a12f22e
~try>	73 -23c-6g-5b10a12f22e
~ts>	42 -16g-9b5cf7k10i18d
~tse	82 -4c4g8a
~tsel	82 -4c4g8a
~tsi	73 -18a-7g-5k11b12j15c
~tsid	73 -18a-7g-5k11b12j15c
~tta	79 -13a-4ce5bj8i
~ttac	80 -11a-4e4g5i6b
~tte	54 -14g-10f-8b5a7ik10j20c
~tte>	88 
~tted	88 -4a
~tten	69 -21b-6g-5a19cj
~tter	58 -9f-8g-5ej5b6i9k15a
~tti	59 -11c-8j-5h5e6d14b
~ttin	60 -11c-10j-5h4f5e6d16b
~ttl	58 -8e-5cd-4j7gh8i9k
~ttle	58 -8e-5cd-4j7gh8i9k
~tto	79 4e
~ttom	86 5c
~ttor	88 -5c
~tty	70 -13g5ci7a
~tty>	70 -13g5ci7a
~tua	72 -10g6j9c
~tual	75 -6g5a9c
~tuat	85 -6a-5g6bj
~tub	77 -6bk-4g8e10a
~tub>	79 -5b6ac
~tuc	77 -5j8a9b
~tucc	88 13b
~tuck	80 10a
~tud	73 6j7a
~tude	74 6j7a
~tuf	63 -19a5c9i15k
~tuff	63 -19a5c9i15k
~tui	85 -6a18g
~tuit	85 -6a18g
~tul	85 -8j-6g8c13a
~tur	56 -13i-7e-5h7f9g12a
~ture	64 -6i5k9a
~turn	63 -8i-4e6a12g
~tus	81 -8a-6g11k16c
~tus>	82 -8a-7g11k16c
~tve	78 -16a-4d7fg18c
~tve>	78 -16a-4d7fg18c
~twe	77 -9k6f9b
~twee	78 -6ak6f9b
~twi	77 -15a9b
~twic	80 -13a4d10b
~twin	88 5f
~ty>	48 -18g-5f-4i6d10e12c14k
~tyl	84 -14a7c11b
~tyli	88 
~typ	69 -7a-5g7j9k11c
~type	71 -12g8j16c
~typi	84 -6c-5a8g9k
~uab	84 -9a15c
~uabl	84 -9a15c
~ual	62 -5ai4g9e
~ual>	70 -6b-5f4a5j14g
~uall	68 -10a-9g-6j6b8f11e
~uan	88 -4c6a
~uana	88 -4c6a
~uar	65 -8a-7b6g9d12j
~uard	80 14d
~uare	70 -9b5e11g
~uart	81 9j
~uat	79 -5g
~uati	81 -5g5j
~ub>	74 -6b7j9c
~uba	79 -9b7h10a
~uba>	82 -9b6g8a
~ubc	79 
~ubco	79 
~ube	79 13a
~uber	82 9a
~ubl	70 -8c-5a6b9g
~uble	71 -8c-5a7b9g
~ubs	68 -7a-4d13g
~ubs>	68 -10a13g
~uca	79 -6abj-5g14ck
~ucat	79 -6abj-5g14ck
~ucc	88 13b
~ucco	88 13b
~uch	44 -31i-14j-10k-9a-5e12c19b44g
~uch>	44 -30i-17j-9k-5ae12c19b44g
~uck	58 -21b15a16c
~uck>	63 -10b4g13a
~ucks	71 -11b10c
~ucky	85 -5b-4d8ac
~uct	59 -9a-5d8c15g
~uct>	82 -24a24g
~ucti	61 4g6b
~uctu	86 -8g5j7c
~ud>	79 -6c-5a8b9h
~udd	74 -6d-5e6g7j
~udde	86 -5e6c
~uddy	77 -6d-5c6j7g
~ude	67 -13b-7e-6c-5k20ag
~ude>	82 -19c-5e4ab20g
~uded	80 -8b13c
~uden	73 -10b-5k6j17a
~udg	75 -5j11g
~udge	77 -5j5c11g
~udi	66 -5i6k11b
~udit	66 -8a-5i6k15b
~ue>	61 -6d-5f10e18g
~ued	78 -8d-5a5ce6g
~ued>	78 -8d-5a5ce6g
~ues	62 -9c-6h7bk10j
~ues>	79 -5a4e6b
~uess	78 -14c-6g6ak15j
~uest	67 -5h-4i4c6d
~uff	63 -19a5c9i15k
~uff>	63 -19a5c9i15k
~ug>	77 -5c5f6a
~uga	84 -13a7bc
~ugar	84 -13a7bc
~ugg	85 -6g-4a8k10c
~uggi	88 -6g8k11c
~ugh	47 -21d-9ei-5g8h12c19ak
~ugh>	51 -13b-11g-8e6a10fh15k
~ughl	78 -11f-8a5c23g
~ught	58 -28d-10g-7ij9k13b14c26a
~ugl	85 -5k6f7a
~ugly	85 -5k6f7a
~ugs	77 -16c-5g10d11h
~ugs>	77 -16c-5g10d11h
~uh>	75 -24a-11g7c14i26j
~uic	70 -5cj8ak
~uick	70 -5cj8ak
~uie	85 -5acj8e12k
~uiet	85 -5acj8e12k
~uil	55 -13c-6i-5hj9k10g19e
~uild	57 -23c-5i7k9b18g
~uilt	69 -11b-8g-5dj12c20e
~uin	84 -6a7k11c
~uip	71 
~uipm	71 
~uir	75 -4g14c
~uire	75 -4g14c
~uis	79 -8c4b14a
~uish	85 6a
~uit	64 -10c-5di4k23g
~uit>	70 -8eg8c19a
~uita	86 -8a5c8k
~uiti	85 -6a18g
~uits	81 -6a-5c6j11e
~uity	86 -21c20g
~ul>	72 -9c-7k-4g8i16a
~ula	70 -13j-4d10k16a
~ular	72 -4dgj9a10k
~ulat	88 -11j6g9a
~uld	34 -14j-13h-7k4f7g10i12e41a
~uld>	34 -14j-13h-7k4f7g9b10i12e34a
~ule	76 -5g-4k14e
~ule>	80 -5k9e
~ules	88 8e
~uli	88 -18c21i
~ulin	88 -18c21i
~ull	57 -10f-8j-4d6e10g13b
~ull>	59 -14f-9j6ck7e11b
~ulle	80 -8c5f7g9b
~ult	74 -13d-8c-5j5k6a21b
~ult>	77 -13d-4j4a22b
~um>	68 -9c-7a11g15b
~umb	47 -14a-12e-9d4j6i14g15c17k
~umb>	86 -14a-11c-9e-7f5i16k24g
~umbe	50 -11j-8b-6d-5h-4e9ik15c16g
~umbi	75 -11g4j12c
~umbr	62 -9g-5i7ah9b
~ume	86 -4b5a6j
~umen	86 -4b5a6j
~umm	81 -8a12b
~umme	82 -8a13b
~ump	68 -6b4c5j10h
~ump>	71 -4b17h
~umpe	85 -10c-7h7g8a10j
~un>	56 -24e-10c-6j5h7a28g
~unc	70 -12j-9g5i10k18b
~unce	85 5i
~unch	77 -8a-6g7k18b
~uncl	82 -6d4k6c
~und	46 -10i-7c-6e6bk10a14g
~und>	53 -11j-6ch5g6k10a11b
~unda	88 -6c-5g14b
~unde	57 -10e-8i5fk6b15g
~undl	84 13a
~unds	70 -17b-6a-4i6k8e12j
~une	71 -5c5j6d
~uner	73 -4c6dj
~ung	67 -10a-6fj6k12g13c
~ung>	74 -11i-9e-7c-5f6k8b26g
~unge	78 -6g
~ungu	88 
~unh	86 
~unha	86 
~uni	62 -16g-5k5j7c10a12b
~unin	73 -21g-8a4j5d11b14c
~unio	77 -6k5a6c
~unit	72 -10c-7b5j6g11a
~univ	82 -6j-5d5a12b
~unn	69 -4f6b
~unni	70 -4f5bg
~unny	88 
~unp	88 
~uns	69 -9j4d5k7b
~uns>	71 -9j4g5d
~unt	52 -10h-8c-5i6f9k16g
~unt>	58 -20c-9a-6dej-5f5b28k30g
~unta	75 -5gh5c18a
~unte	79 -13a6j8b
~unti	73 -15c-13a6e8g14j
~untr	80 -5c15f
~unts	78 -21k7f19a
~unty	78 -15g-12b7d30c
~uor	88 10a
~uor>	88 10a
~uot	66 -4ck9g10b
~uote	66 -6k-4c9g10b
~up>	43 -15c-8j7d17f21e
~upa	79 -6k-5a-4g25c
~upat	79 -6k-5a-4g25c
~upd	72 -13b6a7e11c
~upda	72 -13b6a7e11c
~upe	88 -4ij11k
~upg	88 7c
~upgr	88 7c
~upl	73 -13f-4g6aj10c
~uple	73 -13f6j11c
~upp	68 -15f-8j6ach12d
~uppe	86 -5a10g
~uppl	70 -15f7h8c11d
~ups	72 -7b-5e-4k7i19a
~ups>	85 -7c5i14a
~upsi	88 -5b7a
~upst	80 -5b5c6a
~upt	79 -5c16j
~uptc	86 6a
~upti	86 -8a19j
~ur>	26 -5h6k8d13e14ij16f
~ura	47 -5d7e12c
~uran	47 -5d7e12c
~urc	75 -8b15g
~urch	75 -8b15g
~ure	49 -16c-7f-5e-4h7k15b17d
~ure>	56 -17c-9a-4i8dg10k18b
~urea	88 -4a7j
~ured	58 -9c-5e-4f5g26a
~urer	81 17d
~ures	79 -12a-11g6b11c
~urg	81 5j7a
~urge	85 6j
~uri	64 -13a-9j-8c7h8b16k
~uria	82 8b
~urie	77 -6ab5c8g
~urin	79 4d7e
~urio	85 -10c-7a-6j11h17k
~urit	75 9b
~url	86 8i
~urn	56 -9b-6e-5ahk4j11i16g
~urn>	68 -13b-10e-9i7g14a16c
~urna	79 -11a-7bg4j5i17c
~urne	65 -26c-6a-5b8d14g18i
~urni	74 -11a7e14b
~urns	88 -5e8a
~urp	85 -11g8a
~urpr	86 -12g8a
~urr	60 -11b6e7k9g
~urre	63 -9b-7a4c7k9eg
~urri	79 4b
~urry	81 -8b10a
~urs	50 -11b-8j-4i5a12c23e
~urs>	56 -18b-15j-10k-5h7g10c35e
~urse	59 -10e-7g-6i5hj6c8bk
~ursi	88 
~urst	85 4a
~urt	63 -14f-9b5e8g13ij
~urt>	64 -14f-9b7g12i14j
~urth	86 -10c-6k8a10e
~urv	84 -9b-5c6g16a
~urvi	84 -9b-5c6g16a
~ury	74 -21a5c20j
~ury>	74 -21a5c20j
~us>	55 -19g-11a-7dj-5f11c13k14e15h
~usb	56 -5k4b5ad
~usba	56 -5k4b5ad
~use	42 -18i-14e-8j-7f4b5h6k14a18c22d
~use>	43 -13e-8j-6f5k7h10dg14a
~used	71 -22i13b20d
~useh	77 -11g-4a17c
~uses	75 -7b4k8ac
~ush	73 -8c-7g-5d5b9e12a
~ush>	80 -6b-5gk12e14a
~ushe	86 -17a6j15b
~ushi	85 -9c5a9k
~usi	50 -11i8d12c
~usie	86 -8a5c12e
~usin	50 -10i-6e4a9d10c
~usp	85 -5b9a
~uspe	85 -5b9a
~ust	45 -21c-19g-16e5j6h7d15a18b22k
~ust>	47 -25c-13eg-5i6h8j22k32b
~usta	88 -8b8a
~uste	82 -5b6i
~ustl	88 
~usto	62 -6g5a12d
~usu	72 -7cgj5af12e
~usua	72 -7cgj5af12e
~usy	72 -5g8a14e
~usy>	72 -5g8a14e
~ut>	34 -10d-7c4h5a13g33k
~utc	81 -15j-6g6c10i12a
~utch	86 -16j10i14a
~utco	88 -4g10c
~utd	86 -17g5b16c
~utdo	86 -17g5b16c
~ute	60 -22c-5d4eg9bk11i
~ute>	70 -16c-13j6g7abi12k
~uter	75 -11a8e9b
~utes	69 -7c-4bd13j
~utf	76 -20k-10a5f12d15c
~utfi	76 -20k-10a5f12d15c
~uth	77 -17a-7g6bc9i13j
~uth>	79 -13a8c14j
~uti	81 -7a5ce8b
~utin	88 -5a10c
~uto	64 -5bi6fj
~uto>	67 -5g6cf
~utof	85 -7a5j9g
~utom	86 7a
~uts	67 -25a-5k-4g6b9j11f18c
~uts>	76 -6a16f
~utsi	73 -18a-7g-5k11b12j15c
~utt	70 -7ad-5c-4f4b6g12ej
~utte	88 10a
~utti	74 -8a-6cd7g8e13j
~utu	85 
~uv>	88 11c
~uy>	59 -5a12d
~uyi	84 -5c12a
~uyin	84 -5c12a
~uys	63 -9c-8b-6dj5g7f8i17e
~uys>	63 -9c-8b-6dj5g7f8i17e
~uzz	88 -7g4k10c
~vac	77 -11c7f14a
~vaca	78 -11c7f14a
~val	64 -14a-5b-4d8j10c17g
~vali	86 -5b9a
~valu	66 -11a-4dj12c18g
~van	73 -13c-5g5h7d17j
~van>	82 -8a6h
~vans	79 -13c-7b5d16a
~vap	84 -21b27a
~vape	86 -19b29a
~vat	78 -6a4d5b
~vate	81 -13a5f13b
~ve>	28 -8ei-7b5h9j12c13k31a
~ved	68 -7fk4b6g10e
~ved>	68 -7fk4b6g10e
~veh	65 -7d4c7k
~vehi	65 -7d4c7k
~vel	70 -24b4d7fk13a
~vel>	73 -6b4c7f
~vem	88 
~veme	88 
~ven	60 -13c-9g-5d5k8f10b18j
~ven>	69 -12b-10c-9g4fj30a
~vend	81 -11g-6b9i11c
~veni	80 -25a10f18j
~vent	75 -12c13k
~venu	81 -10a5c12g
~ver	34 -25c-6eh7b8i23k29g
~ver>	40 -17b-13c-10e-9h-8f6g8j10i18k36a
~vera	52 -6d-4i7ch8b
~vere	67 -9c-5fjk5g6e14a
~veri	73 -27c-6a5b10e18g
~vern	78 -5c4b6e
~vers	61 -18g-12a-5j-4e5f7k9b10d16c
~vert	82 -8e12g
~very	52 -37a-6e-5d-4j5i7f14g16k18b
~ves	63 -25d-10b12c15g20a
~ves>	63 -24d-6b10g16ac
~vew	77 -9a-5c-4gj8f17b
~vewa	77 -9a-5c-4gj8f17b
~vic	64 -6c-5g9k
~vice	65 -5c-4g10k
~vid	74 -13c-7a4j8e9g
~vide	75 -5c4j13e
~vie	81 -9e14a
~view	82 -9e14a
~vin	49 -10g-6hik-5d8a9j16b20c
~vin>	61 -13a-9g-6d-5k4ij10c23b
~ving	53 -10i-4fh8c26a
~viny	88 -9a5j8c
~vio	82 5j
~viol	82 5j
~vis	71 -9d-8b-5g-4k5j7h21c
~vise	84 -11d-4g7a9c
~visi	76 -9b-7g6j9h
~vit	88 -5c4d
~viv	84 -9b-5c6g16a
~vive	86 -5c6a7g
~voi	78 -11k-5a11b15c
~voic	79 -7k-5a6b15c
~vol	79 -5a8b
~volu	84 -5a6b
~volv	86 
~vor	74 -10j-5g7c9a10b
~vorc	80 -10j-9c14ab
~vori	82 11c
~vou	85 
~vous	85 
~vy>	84 
~wag	74 -9c5g7k
~wage	74 -9c5g7k
~wai	73 -7c-6k4h5j7i
~wait	76 -5k5h8i
~waiv	86 -7c9j
~wal	57 -6i-5g-4f30k
~wal>	76 -9b4a7h
~walk	61 -8a-5i-4e34k
~wall	75 5d9b
~wan	45 -16d-5a5f8k10bh13e
~want	45 -16d-4a4f8k10h11b13e
~wap	86 -9a-4c14b
~war	69 -5c-4e9g
~ward	73 4k7g
~ware	81 -4a5g6j
~was	45 -31f-14g-12k4b5a11c13h15i25d
~was>	45 -31f-14g-12k6b11c13h16i25d
~wash	88 5a
~wat	61 -11i-9e4ck5b7f
~watc	77 -6i5j6d8b
~wate	62 -7i-6e-5j5ag7c8f
~way	54 -21j-12b-6c-4a5f7g9i12d14k
~way>	55 -14j-7a-6b5g8d11k15i
~ways	75 -11j-9b-8i-4c4k6e7d11f
~we>	50 -18d-8f-7a-5e5i8j9c25g
~wea	77 -9e-6j-5c10a12g
~wear	84 -12c-8b-5ej15a16g
~weat	82 -4e5i6c
~web	79 -6j-4h5ac10b
~webs	80 -5j-4h5c10b
~wed	68 -11g-8d4b10a11k
~wed>	71 -11g-8j6bk18a
~wedd	82 -9a-7d4e7k11j
~wee	55 -16a-11k5g6h11c12i
~week	57 -16a-5bk8ghi11c
~ween	78 -6ak6f9b
~weet	82 -5g5e
~wei	68 -12j-10d-4i13a19g
~weig	70 -11j-10d4a8c20g
~weir	88 -6c5af
~wel	62 -12b-8e-7cj-4a5k7h8g12d13i
~well	64 -11bcj-8e4k8h10g11d14i
~welr	79 -4a6c
~wen	66 -20g-7bi-6a-4e8k10h24j
~went	66 -19g-7bi-5a8k10h20j
~wer	52 -8hi-5g5k6e13b14a
~wer>	67 -9g-4k16bc
~were	55 -12c-7h-5i-4j9k10e18a
~wers	86 
~wes	70 -12j4cek5ab
~weso	71 -11j5ek9c
~west	88 -5c6ab
~wet	86 5i
~wet>	86 5i
~wfu	86 -5a4c
~wful	86 -5a4c
~wha	25 -110a-46b-40j-22k-10d-4i9f30h40e80g150c
~what	25 -110a-46b-40j-22k-10d-4i9f30h40e80g150c
~whe	36 -64a-24b-21j-14h-8d-6g-5c8i15k76f81e
~whee	74 -15b-5j-4e4c7a12d
~when	40 -40a-19f-18j-14h-5c109e
~wher	46 -49a-25e-20bd-5j4i7k134f
~whet	85 9k
~whi	53 -35a-10i-8h-4g6f7e12b23d26c
~whic	56 -32a-16g-15j-6h-5i7b9e10f27cd
~whil	70 -9c-6i5a6j16g
~whit	84 -12a11c12j
~who	37 -35ag-18i-17j-12be-9f-5h8k163d
~who>	39 -28b-27g-14aj-12i-10e-4f8k121d
~whod	65 -11a-10g5c36d
~whoe	88 
~whol	62 -9d-8i-4f7a18b
~whos	71 -34a-4gj12b44d
~whov	85 -8a20d
~why	59 -24a-18c-11g-10j-7b-5eik-4d96h
~why>	59 -18c-17a-10g-9j-7b-5eik-4d87h
~wic	80 -13a4d10b
~wice	80 -13a4d10b
~wid	79 -9j-6g-4i4e8b14a
~wide	88 6a
~wido	84 -7gj-4i5e9b10a
~wif	55 -10d-9j-6k-5e5ac6i24b
~wife	55 -10d-9j-6k-5e5ac6i24b
~wil	53 -16b-8c-7d-6fh7j11e18a19k
~will	53 -16b-8c-7d-6fh7j11e17a19k
~wim	84 -17a-8b5k6f19c
~wimm	88 
~win	58 -32c-8e-5f-4h6j9b13i15g16a
~win>	79 9j
~wind	69 -11c-8a5d18i
~wine	85 
~wing	69 -21c-7f5ai7g17b
~wins	88 5f
~wint	79 -7b18a
~wir	74 4b
~wire	85 -8a5i6b
~wiri	78 -4i5a
~wis	69 -7ad11g17c
~wise	71 -19a-6d13c16g
~wish	85 -7j-5g5c14a
~wit	38 -13g4j9h15d16a
~witc	75 -9g-4j5c10a
~with	38 -8g-5b5k7hj9a16d
~wl>	81 -8c5b10i
~wn>	45 -11c-8g4h7a12f18b
~wne	65 -7g4j
~wned	86 5i
~wner	66 -5g4aj
~wns	73 -8a16b
~wns>	76 -9a15b
~wnst	88 
~wnt	84 -7j-5g-4b4c5f10a
~wnto	84 -7j-5g-4b4c5f10a
~woo	69 -10c9j10i
~wood	69 -10c9j10i
~wor	41 -14a-5e-4j5k9b10c18f
~word	73 -24a-5c-4i21b25k
~work	44 -18g-8k8a9c17f
~worl	85 -9i4k5c8f
~worr	73 -11g-5b-4a5i22c
~wors	79 -11a-8i7hj8c
~wort	62 -12c-7e-6j-4a5i30g
~wou	37 -7h-5c7a9k12i13b
~woul	37 -7h-5c7a9k12i13b
~wow	76 -13a-7j5e7g21k
~wow>	76 -13a-7j5e7g21k
~wre	74 -8c-5a11i13d
~wrec	75 -5a14d
~wri	64 -18b-5a8d9c15j
~writ	64 -18b-5a8d9c15j
~wro	70 -7bk-6g12c15a
~wron	73 -6j-5g-4bk5a8h16c
~wrot	82 -5h5j12a
~ws>	72 -11a-9c9i12j
~wsu	84 -5g9a
~wsui	84 -5g9a
~ww>	79 -11a5k6e9d
~wye	75 -5g5a7k
~wyer	75 -5g5a7k
~xac	75 -13a8cf
~xact	75 -13a8cf
~xam	72 -9c4j5b13e
~xam>	74 4a6b
~xce	75 11b
~xcel	88 -4a9b
~xces	78 
~xch	88 -6k9a
~xcha	88 -6k9a
~xci	84 -6c-4b6a7e
~xcit	84 -6c-4b6a7e
~xcl	86 -5g12a
~xclu	86 -5g12a
~xcu	88 -18g-6a13c20h
~xcus	88 -18g-6a13c20h
~xed	86 11a
~xed>	86 11a
~xes	78 -18a20b
~xes>	78 -18a20b
~xie	88 -7b-6c4a12j
~xin	88 5af6c
~xis	88 
~xist	88 
~xpa	88 -4c4a
~xpan	88 -4c4a
~xpe	66 -5af-4e5bi7j9k
~xpec	82 -11c5b11k
~xpen	73 -6b-4f5j
~xper	77 -9a5j7b8c
~xpi	81 8e
~xpir	81 8e
~xpl	69 -12c-6b-5g7k27a
~xpla	70 -12c-6b7k21a
~xt>	61 -6k-5g-4cf5a20b
~xte	88 -6b-4a17c
~xter	88 -6b-4a17c
~xti	80 9a
~xtin	80 9a
~xtr	73 13g
~xtra	74 14g
~yal	81 -9c4e8j9h
~yal>	86 -6c10h
~yar	73 -9i6b8g
~yard	73 -9i6b8g
~ybe	77 -9c19a
~ybe>	81 -10c19a
~yber	86 
~ybo	53 -10b-9c-6j4d5h7k8e
~ybod	53 -10b-9c-6j4d5h7k8e
~yca	86 6g
~ych	71 -10c-7b5j6f7g
~yche	71 -10c-7b5j6f7g
~ycl	80 
~ycle	82 
~ydi	85 
~ydiv	85 
~ydr	76 -7c8g10a
~ydra	76 -7c8g10a
~yea	43 -15a-12k-9f-8i-7d8h17e19b24g
~yeah	84 -5ae7i12j
~year	43 -12aik-9f-7d-6j8h19b20e25g
~yed	82 8f
~yed>	82 8f
~yee	67 11j
~yee>	79 6j
~yees	70 5j
~yer	65 -8g-6f-5c6b11k15a
~yer>	66 -9j-8g-6f6b12k18a
~yers	88 7j
~yes	71 -18a-15g5d9c10h17j
~yes>	71 -18a-15g5d9c10h17j
~yet	66 -9j-8d-7g-5c9e35a
~yet>	66 -9j-8d-7g-5c9e35a
~ygi	88 
~ygie	88 
~yin	55 -25c-16j-11f-6e5k10d11a13i15b16g
~yin>	68 -10c-8a-7k-5f9j12d24b
~ying	58 -25j-18c-7f-5b11k16i18a21g
~yl>	88 -9a5j8c
~yle	88 -9a7c11b
~yli	88 
~ylis	88 
~yme	64 -13j-5d-4a7k9b12e
~ymen	64 -13j-5d-4a7k9b12e
~ymo	81 -6a-5k11e
~ymor	81 -6a-5k11e
~yon	66 -11cd4g9k15a
~yone	67 -11d-10c9k19a
~you	14 -15k6b7d10e11a12f14j15h16c17g19i
~you>	17 -21k-5g-4e12b15i17f23j30h34a
~youn	70 -12j-11i-10a-6f-5e8k18c19g
~your	25 -7h4k6j8c10i12dg13e14f
~yout	86 12g
~ype	71 -12g8j16c
~ype>	73 -12g-7a13c15k
~yped	86 -16k5a14j
~ypi	84 -6c-5a8g9k
~ypic	86 -5c9g
~yro	66 -9a6d9g
~yrol	66 -9a6d9g
~ys>	47 -31a-6h-5g6ei7j9fk11b14c
~yse	82 6c
~ysel	82 6c
~ysi	75 -8g-5b4aik
~ysic	76 -8g4ik
~yst	71 -7b5c13k
~yste	71 -7b5c13k
~yth	48 -11b-8e-6h-5f5gj7i20c
~ythi	48 -11b-8e-6h-5f5gj7i20c
~yti	88 
~ytim	88 
~ywa	86 
~ywh	73 -7c-6b5f12a
~ywhe	73 -7c-6b5f12a
~za>	88 
~ze>	79 -23c27g
~zer	84 -6g5k
~zero	86 
~zil	86 -5a8c
~zill	86 -5a8c
~zin	88 -34a33i
~zip	66 -22j-5g-4f14k27c
~zip>	67 -15j-14a14k32c
~zon	74 -8e-6dg6aj16c
~zon>	88 -11b15j
~zone	78 -8e-7j-5dg11a17c
~zoo	85 7b
~zoom	86 7a
~zy>	74 -6i7a8h
~zza	86 
~zza>	88 `,
};
