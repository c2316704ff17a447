// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,7,5,6,4,6,6,10,5,8,7,6,6,5,4,4,5,4,5,5,6,7,5,7,7,5,7,4,8,5,7,4,1,7,4,4,5,6,7,6,3,5,5,4,3,4,5,6,5,7,6,6,6,6,4,6,4,3,6,5,7,6,7,4,4,5,5,6,7,6,5,6,8,4,6,3,6,6,4,2,5,2,2,5,4,5,3,3,5,1,6,3,5,3,6,4,5,7,5,4,5,4,3,5,4,5,4,6,6,5,4,5,5,7,5,3,6,5,6,2,4,4,7,7,7,6,5,6,5,7,3,6,5,4,6,7,2,5,5,7,6,6,7,4,6,8,5,4,4,5,4,6,9,5,7,7,7,4,5,6,3,5,5,4,5,4,4,5,3,4,5,5,5,4,4,5,7,5,6,6,5,3,4,4,3,7,6,8,9,5,7,7,9,6,2,5,7,5,6,6,6,4,5,5,2,7,6,5,5,4,4,6,6,6,8,6,9,8,8,8,9,4,7,7,5,5,6,6,5,4,3,5,5,22],
  features: `#	35 -29ŏ-25Ĺ-22Ť-20NŐ-19qJķƟ-18lCŖŨũ-17ŁŠ-16Ńŭǃ-15ŇŴ-14zPQƞǚǥǩ-13kĺŀřśƎ-12gtKļĿŝƛƜƫƵǂǜ-11amoAHƇ-10FĻņňŲƑƣ-9iĽŊŚŬƤǋǟ-8UľşƳǖ-7xŔűƕƮƴƿǔ7ƲǄǏ8sYůŸ9Vƹǅǆ10bźƄưǣ11fšŷŻƏƸǢ13hRţƈƋǐ14Źǉ16SťǕ17nĴŪǨ18eƃƗǝ19Gĵ20Ņƪ21ūƽǘ22œƨ23I24Dĸ25ƓƘ26yO27Lƭ28uŘǇ32Ɣ33Ǌ34Ŧ35Ɔǡ37ŒǦ38X40dƅ44Ķ45Ů47ŗ50pT56Ƃ58Ơ61Ʊ63ƺ64ƒ66ž77Ǒ78Ƭ81v89c95E
# $	54 -21S-18ǈ-16Ʃƭ-13Ɖ-11Ōřűƴ-10IǇ-9hĹſƟ-8YśƲ-7fuCŁŎŶƒǋǎǔ7Ņ8pOƃƗǡ11GVŮƄǊ12bƋǄǩ13ĵƁƂ14ǉ15ƽ17R18Ơ19ƨ20ōƅ23Œ25Ř27Ƽ29ŗ30Ƭ32Ǩ34Ŧ38E42Ǧ45Ķ50c56T57Ɣ81ž83Ǒ92Ʊ
# a	66 -14Ĵť-12Z-10Ÿ-9œǝ-8ŕǊ-7ǩ7Ɓ10ƥ11nƺ18p20Ɣ28Ơ34L42Ņ44Œ52T53X56Ů
# aggregate	89 29ǡ
# and	69 -12c-11Ÿǧ-9Zŝ7jsŒƳƼ8GƓ9u10Ǖ11Ǣ12ǌ14Ƌǩ15Ŧ16œ17p18Ɣ21Ź55v75ƺ
# at	89 -7ǈ10n16ƥ25w
# before	89 18T19Ǔ33œ
# bucks	84 -9Ǧ-8ƛ7ƀ9Ƃ16ž30X
# by	86 7Ƒ9ĸ15d17ƥ
# cars	89 13Ű21ų
# days	86 15ǝ20ŽǕ
# deductible	89 16Ř
# did	86 -16d-12ǩ-7ň10ƺ15e19p22ƈ23Ÿ44v
# digit	89 7ū18E
# digits	86 -12I9d14ū22E
# do	89 -8Ʀ12Ƨ32Ƭ
# dollar	76 8Ƃ9ŗ11Ŧ15Ř21ĸ
# dollars	78 -12ķ7Ŏ8žǘ10ľ11X13Ƙ16Ţ17œ24Ņ
# feet	84 13Ə14Ɗ18Ɔ25ǀ
# for	74 -17ƒ-11X-8ŗ-7ĴƟ13Ɨ14Ņ20Ƭ21ž25p26Œ31d61Ơ
# have	87 11u37Ʋ
# in	67 -26ž-10Ĺ-9Ǣ-8ƅ7vƘƤǛ8Ŧ9ĶţƗ10ǌ11n14LœƝ22ƃǉ25Ʊ27ƪ35Ǌ37ǡ41Ǐ
# is	66 -16ǩ-14ŕ-12p-10Œ-8Ň-7ř7cƓ8SŦŬƧƸ9Żžƈƕ10VǢ11yRūƏǕ12I14ŮƅƘǅ19Ʃ25ŗƺ28d29ť30v
# kids	86 18n29u
# like	86 -7Ǟ7ū12cV13ƽ29y
# ls	89 55b
# miles	75 -8m16ǐ25ůƏ27ź
# minutes	73 7ů9ńŞ11a13ĻŌǁǧ24O
# months	69 -13Ơ-9p7Ʒ10ĺ13ł14ŧ16GŮ18v20ƃ23Œ27Ĵ31Ǩ
# now	87 -17E-7ŏ10ƺ11ư14ƒ17c49Œ
# number	86 8C37Ŝ
# numbers	89 -13D7ž9e18E
# of	67 -15Ū-7cŏ8Ǒ10Ƭ11ƃǣ13E17e20ŷ23u26rs48ŗ
# oh	89 13d14IĶ
# okay	82 -19X24Ƭ37W62Ķ
# on	68 -18ŗ-14ž-13Ƃ-11Ɯ-10Ň-8Ư-7ĸŢ7Ƙ8ĵƦƺ10Ƭ11ƨ13Ÿǣ14ű16ř17cſ20ZŦ22Ɠ24Ǣ27Ř29ǡ32Ů36Ɣ37Ǧ
# one	77 -28ǡ8řǉ10df11Iƽ15ő20ƪ24c59ƺ
# or	68 -25Ɣ-10bƆ-9Ō-8ű-7pƈǨ10vXĵƀ11EƠǑ12Ƅǆ14Ǧ20ƒ21Ŧ23T40ŗž58Ř60ǡ66ƭ
# out	86 -10Ŧ11Ř13Ş16ƪ23ĸ
# people	86 -8ǉ9Ǉ11ń14Ǘ28ſ
# per	87 14ǡ15ž
# percent	76 -9QŘ-8Y-7ƿ7œ8Ǜ11Ķ12Ŕƚǔ14ź20Ĵ28Ž
# pounds	89 23ƺ
# right	65 -24Ƭ-11N-8Œƿ-7IŏŤ8eĴ9wƽ10sŕţƹǝ11ť12yǅ13vőƋ15ŗƌ17p19Ǜ20Ŧǆ23œ24ǎ25Ɠ26ƺ31c32ƅ47E56ƒ
# so	87 13i15Ş17y
# square	84 -24ǋ52Ɔ
# talked	89 15r19B20Ư
# that	74 -11K7d9GO10Œ14C15ţ16Ơ22Iŗ25S29M
# times	89 13ǀ43ǩ
# to	81 -14X-7L13ƶ16R17V27œ32ǎ40T
# umbrella	89 -8Ǧ7Ǔ10Ƃ
# weeks	78 -16Ǩ7ŧ9ǝ13T18Ƥ29ŵ
# with	87 -20E13ƽ29I
# year	76 -16c-11ƅ-8Ů-7TťŴƟ7m8Ɖ13Ō18Ź19ŀ20v27Ʃƭ57Ɣ
# years	58 -12ƅ-11Ƽ-8Ő-7œ7H8yŚŸƥ9ƴ10Ŷ11Ʊƿ12GƩ13ŝ14Ŏǣ16őšŢƸ18ż19Ż20ţ21Ǟ29ǅ36ť39S44ƭ
# yet	83 -7Ź45c52v
@day	63 -7ǝ7ĸ8sĽǘǟ10ƻǉ11ǈ12gǙ13ŭŵǧ15i17Ń22R41kǎ49L
@day $	75 8ĸ9iŌ15ǈ17ŭ18ǎ22ŵ24Ń25k
@day and	87 -7ǝ12ǘ13ksǎ14ǟ
@day at	84 -8ǎ16ǧ43L
@day is	89 14ǎ19R
@day or	84 35L
@day right	89 17M
@month	67 -11Ÿ-9Œ9kĸĽƛ10V11y13Ź16ǜ17Ťť20ƾ21ŕ24Ɵ25d27Ń28p
@month #	89 -8Ɵ14p16dŕ
@month and	86 13Ɵ14ƛ23ǜ
@month is	89 8ŕ12ĸ17Ń
@month of	89 -9d17p26ť
@month right	89 -7Ń8d13V24ť
@name	53 -11Ƹǃ-9M-8ǣ-7ǝǩ7ŐŜƘ8pƢǨ9b10ļ12a14ľǒ15ř17J18ƨ20iǘ22ǂ23sœź25ŦƷǈ26Ǥ29t31o36ĸ37Ś42Œ
@name $	69 -43a-19ŷ-14i-13ļ-10œ9ĸǘ11Ŀ14Œ15ŐƮ20Ǥ21b34t40ź43Ŧ47ǈ
@name and	82 -25o-8ǈ9ǘ10ǂ14n15a72w
@name do	89 -8o21a
@name is	87 -16w24Œ38o
@name or	87 14o31a
@name over	87 12Ŝǡ21ļ
@name you	87 19ĸ
^ #	60 -29Ƭ-20ťǩ-19ǡ-18ř-17ƈ-10ŤƂ-9KTł-8ň-7ūǑ7D8ſƮǋ9hCƃǈǙǢ10ůƨ11SƘ12GYŢưǏ13IŮ14cƔƠǅ15bUŪƆ16ŝŷǇ17Ņ22X24v30Ĵ34Ǧ51Řƒ60ƺ72ƭ
^ @day	83 11k14ǉ16R39L
^ @month	89 12p18ŕ
^ a	72 -9ǚ7ƞƴ8ŭǕ9Ɗǝ10Rǈ11ƢƩƼǊ12Ʀ13Ū14űǡ15ƅ17ƿ21ơ
^ about	84 -8T11Ů19ť22ƅ25Ǌ
^ after	76 10y12ť14ǝ24Ř
^ all	89 -8A10g14Ļ19ƾ22Ǖ
^ alright	89 7aE18Ň
^ am	74 25N26ň29a31ń38b59ǩ
^ and	45 -40ǋ-24ǩ-23ǈ-19Ĺ-18ŷ-17SǄ-15Ƴ-12s-11ų-10Ƹ-9ŗǎǔ-8ķŖŚŹ-7uŇťűƉƗƺǗǝ7ƆƯǊ8hGǂǃ9ĺĻŁŧ10rvŴƫ11tŦ12pJ13žƖ14fĿ15R16Ū17D18q19Ƨ22eBQůƨ24P27c30wŐ35ō36a40Œ45C57o
^ annual	83 8Ǌ18ǉ
^ any	47 -28Ǉ-20Ƨ-18ƁǏ-17ǂ-15g-14ǅ-12ǐ-11Ǧ-10Ʃ-9FQųƗǣ-8ĴƨƯ-7nUŴƙ7Ķ8yǆǖ9HşƿǎǤ10TŉƎ11ũűƑ12ŪƽǙ13Zǈ15rķŲ16VŞ18ƚ19ƉǓ21k23ƐƸ24ǃǜ26ƛ28Ż29Ź30Ƽ31Ʊ32ƻ33ƪ34š36mǀ37hƘ40ƹ41Ɲ
^ anybody	75 -31ƪ-9Ɯ-7Ŕ11Ŗ14Ǎ17Ư18ǘ22ż32ų34ǣ42n
^ anyone	89 -12ų8ŷ18Ƣ
^ anything	68 -16ķ-12ƈ-10ǂ-9ťž-8ňŋǞ-7zƽ8ƌƸ9ĵƨ10ǘ12ŉ13Ʀ15Ŀ16ƥ17Ƒ19ţƂ20ŻƘ24ƍ43Ň49ō
^ are	46 -33U-28Ő-22ŗ-20Nǂ-19T-18ĺ-15Ǐ-12Fƣ-11ơ-10a-9ķų-8sļŪŭŲƝ-7VǋǨ7ZƤǑ8CĶĹĻőşǈ9iuSŋƉ10ŬŽƵƸ11zQXĴƅƱǁ12Ŷŷǐǒ13DũƮƺǎ14MžƏ15gpŃ16G18vǍ19ńǆǢ20ň21ŁǞ24ƞǣ26Hǀ27PŨ28R31ŝ33x35Ţ36ǟ42ŏ61ǩ
^ at	89 -8Ʀ14ǒ32ƭ
^ awesome	76 -8ǔ-7Ľ8Ƅ9Ƈ10cŌ11Ű12FĻŚţ14I17Ɣ18Ǆ24ĵ
^ aww	80 9x10f11ļ12z13h21ƫ
^ been	81 -21S-9ő10ţ77G
^ before	82 -9Ō-7œ7ŏ9X13Ŋ14i26a
^ besides	86 -12n-9ƕ11Łş31Z
^ best	89 -8ƞ14L24Ļ28ŝ
^ big	87 -21Ŕ10ĸ15Ǒ24œ
^ biggest	87 16ǔ19Ǐ
^ blood	89 -18ǁ16ƻ25Ƽ
^ boy	89 13b14j15Ŕ16u
^ brick	87 
^ burial	87 19ư
^ business	83 -9Ǌ10Ɲ11ǔ15Ǣ23ŭ36ǟ
^ by	79 -16Ŧ-7Ŕŕ11Ƶ12ŷ24Ƅ40œ64Ń
^ call	89 
^ can	59 -17Ƶ-11Ĺ-9IJŉ-8Ť-7ŕ8eǖ9bNƏ12ō13ŗŵ14Ł16ǁǌ19Ń20ū27ś28O29M31Ś35Ō36Ŋ40Ƨ44ǩ
^ college	89 -9m32y
^ comp	87 -10Ő17ǣ
^ congrats	87 8Ɩ10ƺ12Ǔ13ǟ14ƞ
^ cool	84 -12D-7Ł11p12dǚ14Ř16E
^ could	62 -10VY-9ķŘ-8n-7Ō7ū8XŢƏǨ10Ƥ11sƗ12ŵ13ǚ14Ƣ15śũ19M21ǝ23ǩ26Ʒ30Ś32Ʈ59ĸ
^ credit	89 20ĵ
^ days	87 -22ǎ21R24ǝ
^ describe	89 10Ǎ
^ did	49 -17a-14Ť-13ŊŦ-12w-11WŨǠ-10ƚ-9LƼǘ-8KĻŷž-7qSķőœŵƸ7Ƅ8pFƕǆǌ9Ĺśżƫƽ10tĶǅ11bō12ƍƠ13mƔ14ŀ15xŖšƙƪƳ16ŗǤ17Ʀ18ƌ19ĺƒ24N25jź31Š35ļ36ũ39ņ40Ŕ43ń47Ľ49ŧ52ň68ǩ
^ do	37 -55ŗ-37Ň-36Ų-32Ɣ-27Ơ-25Ū-24OƬ-22ZŘ-21ů-20ǂ-18Ŷ-16ǥ-14eŎŐŞ-13cmQľłšƯ-12LńņŒƶƷ-11aơƤƦ-10MĴōţŧ-9kSĹĺŃũŷƈƣƨ-8pyBƻ-7bqĻŉŠƌƢƮƵ7Pƀƕǒ8sķŔŵžƓƗǖǢ9T10fƼ11gƎƥǃǆ12HKƑƲǇǝ13uŖŹưƸ14ŋřşǘ15wŁŏƘ16ƾǎ17WŚƹ18XǨ19NĽǟ20ǈ21ŌųǋǜǠ22ŊŭǗ23Ɓ25UǕǡ26Ǚ27Ǧ29Ǒǚ30Ű31zF34ň35ŜƃǓ39ƚ43Ŭ44ſ45ǐ46Ɯ54Ǜ57Ɵ60ƞ69Ɲ73ǩ
^ does	51 -19Ǔ-18ŏ-14Ŵƹ-13ŕ-12ŵŸǌ-11Ƃƈ-9Ő-8ſƸǣ-7qŒŖ7zƨǐ8ĽřŜƆơƯ9ŨƉ10dZǘ11bŰƔƽ12W13Ǡ14sƜƞǒ15Ƈ16ĶŶǡ17ƢǦ18űƊ19Ŭ20ňŲ21Ǎ22ź24hxL26ų27Ƨ29Ɓ37Ňǂ48ǧ53Ʃ
^ ever	62 -17ų-15Ǧ-14Ɗ-9r-7Ɯǂǖ7ǜ8ǝ9ſƴ10ƚǩ12ņŲŽǘ14Ʋ15Vš16Ƃ18ƪ26Ŗ33ţ40ŻƛƼ
^ everybody	89 -9n12Ǒ13ŷ16ž17ǅ
^ everybodys	83 12AŲ13KZ23ľ
^ family	89 -8Ʈ17ƽ42Ƥ
^ first	89 
^ folks	89 10Ɨ11ĺ
^ for	81 -11a7o12c13wǃ15f16ƿ
^ full	81 -40R-20ž26ƀ73Ǉ
^ garage	89 
^ give	66 -16A-11Ǔ-9Ɲ-7GƩ7Őǃǋǧ8Ɨ9Ɣ10IŒŝŦƦ11d12Ɔ13ǎ14Dƒǐ15ŪǠ16w19Ǉ22ǚ30X
^ go	76 -8ŌƔ-7Ǧ7Ɨ9dƋƻǈ12Ň14ǥ22Ś28Ş58ō
^ good	75 -30L-12Ǌ-9ű-8Sŝƭ-7n7Ə11ƽ14YŐźƒ15ƹ16ǅǙ29N35ǟ41Ň
^ got	60 -18Ʊ-14ǘ-9Ɗ-8Ņŗş-7ŹƟǠ7ķ8ū9kƎƥ11gjN12YŉŜƤ14Ɛ15ƑƲ16Ŵ20ř21ń26ǥ39n40A41ŏ47Ķ78ſ
^ happy	87 -8ő7ŝ8ǧ36Ŷ
^ has	57 -11ƈ-9Ƽ-8nƽ-7ņŒ7ƜƯƲ8UƓƳ9jƉƻ10ũŲ11hŹǦ12Bǜ14Ƌ15Ƒ16ǚ17Ŕ18šƴ19Ŗ20ƛǛ21ţƙ27œ35ǂ
^ have	50 -32G-23Ʋ-16Ʀ-13Ŝ-12ţ-9ķŨƜƪ-8O-7uUƨƽ7ĶŲƱƸǋǜǟ9űƙƷ10iƺ11Ţ14Ť15Zưƹƿ16ŚƴǕ17Ÿ19lƗƾ21ń22ĵŞ24ŏƼǘ25ņũƌ26ǒ28c34ő36Ƴ40Ư41r
^ he	89 -10ƛǩ-9p8ź39q45v
^ height	86 18ƺ
^ hey	84 -9x9N28i
^ high	84 22m
^ house	86 -7I17D29H
^ how	32 -28R-18W-15Ő-14ǃ-13cyňŬ-12Uŏ-11oHŁŔşƥƯǂ-10Ŋž-9psFQŞƛơǥ-8qƕǄǈǕ-7ADťƀƵǦ7ĿƄƏǀǅǣ8ŖŵƖƹǆǗ9XĹŇţů10hŸƃ11ķœźƪƭǩ12ntYļŃŠŭǏǔ13ĸƺƽ14gĶƦ15ŮƷ16OƆƑƤƸǇ17jųƙǐǙǝǟ18zSłŅƔƚǖ19šŻƋ20iŤŦ21bǋ23xŕŨ24Ǌǘ25vǑǜ27ŗ28űƣ33Kƞ35Ĵ37ŶƮƳ
^ i	47 -52ǩ-18Ŏ-12ƭ-11Ƅ-10Ĺ-9ňƦƬ-8VŌŵƗƠƨǞ-7ŃŞŪƟƱ7pCŸƂƍƘƹƾǄ8msŔŕŢƒƺ9LńƢ10BFGTXŒ11EĿţ12SŶ13ŭƚƞ14ǆǠ15nƖ16r17Ż18ǃ19fv20ĵ21b23IPŊǋ26o27e
^ if	52 -25Ʒ-23ŵ-10Ŋ-9Œƕ-8X-7ŀ7ŞűƄƠƦǢ8ƍƨǨ9NWƓƪ10žǡ11Ɨ12ŘƱ13Ŝ14ŬſƎ16Ƃ17ŖƀƁ19Ƭ22ľ23ķ24Ǆ25ǝ28Ʈ34Ļ36Y37Ŏ
^ in	83 -11Ŝ11I14ţ16Ļ27ƍ28M
^ is	37 -32Ƹ-25ǘ-21coƩ-20QœŖƓ-18řŠǎ-17ŎƚǑ-14ńƤǝ-13ĺŨŮ-12lvơ-11ũƠ-10PƝ-9gkmZĻŦƗǍ-8inVĶķŜŻƢƿ-7dĸĽņŔšŧǜǡ7HTƈƊƌưǞ8wYŀŕŝżƁƑ9hƍƦǔ10AJŰƞƥǦ11XŲſ12ŉŴƂƆƨƼǇ13łň14NƧ15aŚƅƎƬǋ16yŞťźƋ17ŃŶ18ǖǗ19xŹǃ20Ő21Ɣ22fFƇƟƶ23EŪůƣ24ŘƀǅǛ25ƫƲ26tǥ29ǂ33RUǨ35ŭƱǟ36Ǣ37s41Ł43ŗ49ō54ǩ
^ it	69 -14E-13ƒ-11M-9ŏ-7Ǧ7jĸśƂ8ļšƠƪ9ńƹ10az11ĽłŰƳ12ĵ13JǨ15ǁ16ūŽ18Ɠ19Ƨ35ƅ38Œ
^ just	71 -15łŗ-11Ɲ-10ō-9ŷ-8ƞ9Ǘ11ůƢ12Ļň13M14Lǥ18Zşž21n27Ł31Ō40Ǉ
^ keep	84 -15ǩ-14ƪ-13ƅ-9a34Ʒ44Ƶ63ō
^ keeping	89 -21x14U39ǟ
^ last	80 -14I8x10ƈ15t17Ĵ20Ŝ22E39ƾ
^ let	76 -9Ľ7Ə8Ĵŀǁ9Oķ10ƀ11Ź12ž13Ɛ14Ř24a
^ liability	89 -67ǡ-28ŗ96ž
^ list	81 7ş10Z11ŷ13Ū14ǥ22Ǝ
^ llc	89 13ǆ
^ long	87 -37ŭ-7Ɵ11S38ů63i
^ look	83 7Ʃ8Ǣ12ŗŚ31ſ
^ may	81 -9m-8ǘ-7Ż9ŋ13J20ǩ21a34Ŋ
^ mind	80 -14ŉ15Ž16Ŋ18c33ǁ
^ monthly	86 10Ơ15Ĵ
^ most	86 7Ʋ10Ƙ15Ʀ21Ŗ
^ my	68 -14ǩ7lYśŪŽƜ8Vň9bjpŀōƿ10Iǆ11ĿǞ12Q13UƲǟ15ư17Ů
^ name	86 -25ǃ-9Ź-8o15ŷ18L21ơ50a
^ need	87 -8ǖǦ21Ƅ41Ɓ
^ nice	87 -9ƞ16ǉ17ş22Ŷ35j
^ no	73 -11Ū7Ɗƴ8Ƅ9uƿ10KłƜǜ11Ɓ13W32ŵ
^ nothin	89 -7Ǝ10Ǜ13Ɛ15Ż18ƻ
^ now	78 11ahT12B13n14u15f16Ņ17N28ǩ
^ oh	64 -8Oǩ-7Ŕŷǐ7bŕŬơ8NńœŮůƅƌ9gŜũǃ10aŐż11PWƞ14UōŹ18Gš20Q24ǖ32Ť
^ okay	54 -17ǩ-14NŁ-12ǖ-10Ķ-9Ũ-8bűŲǍ-7M7aqsyLŏųƀƉƛƸǕǡ8luOĽľōǒ9gořŵŷƴƻǐ10cn11PǁǗ12Ŏŗƕ13ǆ14J16hŒƩ17TĹŃūǂ18Ʀǎ21p27Ɔ
^ on	89 -9ŷ14Ň15ƀ50ſ
^ one	74 -14ƺ-13X7ž10FǏ14uƬ15m17ǐǡ23Ɔ24Ƨ32ſ46b
^ ooh	82 8ƌ13Ƙ14k15Hǃ17Ŷ
^ ouch	89 11ņŦ16ǣ
^ over	86 -32c-21Ǧ-19T29Ǌ34Ơ37Ů39Ŧ50Œ
^ own	84 -26Ơ25ķ
^ paid	87 -15Ɣ8ƕ18Ǒ31Ŭ
^ perfect	89 12J14Dř
^ policy	89 13Ś25ř
^ price	89 44ľ
^ read	75 -9ǌ-7Ŗ7ŗ8JǓ9ǀ10ǡ13Ʃ16ř20ơ
^ ready	89 -14Ţ43Ō
^ regular	89 10ƙ
^ remember	86 22Ľ
^ rent	87 15Ơ18Ɯ
^ roughly	79 20T
^ run	86 9n11ķ17ǈ20ǥ
^ same	89 -10Ż11ǂǘ16ż
^ say	81 -13Ň-11Ļ11ƃ12b18ō20Ŋ21Ƥ22ŵ24ƨ
^ shall	84 19Ō22Ƭ28ǩ
^ shingle	89 19Ɖ
^ should	70 -35ō-22J-17r-9Ƶ-7űǨ7Ʊ8N9M12IĴƫ24Ƭ31ň32KŌ42ǩ43s
^ since	86 -22G-13Ǟ-7ť13ǂ42ő47S
^ smoke	89 
^ so	38 -21ő-19o-18Ĵ-13ť-9jXŀŘƭ-8bǑǛ-7ǥ7AMQĻŃŨūƓơƹƺǜ8ahFRĺŠŶƝǃ9EGVřŢŴŵƪ10Ůżƒǣ11gxYŖŗŤƔƬ12UŔž13pTŁƈƢǅǕ14DţŲ16nƻ17kqųǄ18Ǉ20Ŧ21cS22ŪƦ23ŷ27Ō29œ30Ơ
^ some	83 -9W12Ƙ14ơ15Ž17ľ20Q
^ something	86 -10ƨ-7Ŀ11ŀƶ13ĺ27ō33Ş
^ sorry	82 8u9ň16ǩ30a
^ sounds	80 7r9ƆǓ10B12LƜǈ13Nŧ14F
^ spell	84 42b
^ state	87 -60ž14Ʊ22ń66ŗ
^ still	82 15Ƌ17Ő18ƫ19DJ33P42Q
^ take	89 -11Ǘ-9Z23ǖ29Š
^ tell	50 -18ŀ-14ĺ-13ƛ-12ǐǩ-10Ʒ-9ƝǟǥǨ-8yBIľŊŞƮǌ-7ƿ7jMŭűƌƚƜƠƱ8VĶƢ9lŠ10hSňŪǅǈ11gĿŧƊưǔ12ĽŎŨ13ŜǑǖ14ŅōŖ15Fƭ16qtUœ18H19Ƴ20n22uP27Ť30Ĺ40Ǆ
^ term	87 22Ʃ
^ text	89 -16J9ś13ū
^ that	67 -14Œ-10ƚǩ-9ƾ-8D-7ő7bBƙƧǝ8WŔƏǇǑ9ŧƋǊǘ10ƇƤǜ11lƻǖ12S13ƒǂ14A15ť20ǃ21ƿ26Ǐ35E45Ũ
^ the	65 7hSţŤŦƝ8ŔƖƭ9WŷƩƽƾ10ŘǊ11ťƇ15Mƙ16ũ17mŬ18ŋ19c27e
^ their	87 19ŝ
^ there	75 7ŭŮ10Ƶ11Ľ13ŃŽƨ14Ɓ16ŘƩ22ř
^ they	72 -9ŝ7TƼ8Őƈơưǁ9őƄƅ10GŰűƕ11œƬ12U13ţǊ
^ think	89 12ĸ16ƶ18Ƥ
^ this	80 9ƈ14aŋ17O23I
^ those	86 7Ǥ8Ʊ11ǌ14Ǎ
^ towing	89 19Ɓ
^ ugh	86 8ŧ12ņ20ǜ26Ǥ
^ walk	64 -11ŧ-9Ũǟ8ƤǎǨ9ƛ10nǄǕ11Rĸǈǖǘ12żƮ14Ɨ16Zŵ17ł20ǝ29Ť
^ want	78 -11Ǧ-10H-9Ř10ś11s14ňƂ17ž21M27Ō45ǩ
^ was	62 -13Ƴ-9Œ-8A-7iƉ7ƽ10Bň11S14Ŧ15ŸǊ16Ŕ18ĺ19ż23ļ25ƞ29Ņ31Ũ38Š39Ť51ť
^ we	75 -7r9kG10Ɣ11Ŵ13MƊ17j18Ľ22ƨ24ŕ
^ well	79 -7t8ań9Ǌ10H11i12ŧ14N16ű19Ĺ
^ were	72 -24d-10œŴ-9Ņƀƭ-7ŝ8ļ12ƅ16Ƶ18Ƭ20żǤ23ƴ27š33l45ŧ49Ũ
^ what	29 -43ų-25Ƥ-23p-22Ŭ-21Ŝ-17ň-16ǟ-15őǢ-14UĴńřƖ-13śŹǠ-12HŷƫƲǐ-11nuzFSĽŁŚŶżƮǦ-10NOŌƢƥ-9GMŽƝƟǀ-8sļŊŰƙƯ-7bſƱƸǆ7cEJŵƃƧƾǛ8Őƚ9ŕƅǖǗ10DņŇşƋǝǤ11ǉǣ12ioIŸ13QťƘƛǓ14Ũ15ű16LžƉƩƽ17ƼǊǍ18Ǐ19hlYōƠ20CRƑƕǎ21BTŲƷ22WZŝƊ23vĻƇ24ŅŦ25Ŀƶƻ26Ƭ27œơƺ28ķłǨ29ŤƒƔƗ31ľ32Ūǃ34Ǟ35ŉǥ39Xŀ44Ŏ45Ş48ĺ52ŗ53Œ54Ĺ57Ǆ67Ŵ70ǩ
^ whatll	86 21Ķ22ł
^ whatve	83 -11ţ7Ǐ9ƌ11ŏ13ũ14ƥ26Ɨ
^ when	46 -29Ť-24Š-18l-17ņ-16ŧ-15a-14ƒ-13Ĺǋ-12Ũ-11ƭǝǩ-10Ƣ-9iMŁƧǙ-8KĶơ-7ţƩ7pĴŇŻǤ8Ŕśƶǘ9ƑƲǛ10ŜƄǏ11kGűƚƴƻǌ12Ǟ13dHš14ƳǢ15ǧ16ƈƤ17Ź18Ƽ19Ƌ20y22ƾ25Ɩ27s28ƹ29vRť31Ń33ő36OŖǎ38V41ŕ56L
^ whend	76 -18ǎ-14Ǐ11őƐ12Ʋ14Ǣ15ĵƈ18ť19ǅ21G29S
^ where	55 -15Ʈ-10PǢ-9RƋƟǈ-8jVŌƝ-7ŃǄǝ7z8Xƛ9ŭƏ11yūǞ12ńŠ14ǀ15kQŚ17ƥ18Ɗ19J20Ť21lźƾ22DƤ24Ǘ34M37ǩ43q46C64ǋ
^ whered	82 11m20l25ļ
^ which	58 -14ǚ-13Ǘ-7WľƤ7bDńŉƏ8ǥǩ9ELƴƻ11ļǏ12ŀ13Jňǖ14ƕ16RŲ17ƣ18Ŵ19Q22ǈ24ť25Ő28C
^ who	41 -24Ų-21Ɣ-20ǌ-16ƣƮ-15Œ-14Ŵ-12r-11TĿ-10LPĴŚŸǇ-9yBYĽŢŪƞǄ-8tHŤŭƒƪ-7xķŹƝ7ƃƄƙǖǝ8ƂƜ9ƁƟǞǧ10ŬǕǥ13Ǜ14ńǘǚ16ǐ17qǆ18QƢƤǅ19ZǍ20AŁƲ22ƶ23nǜ25ļơǗ26ƫǔ27Ŝƕ28o31Š32uǑ33Ő38ųƳ39ş41ƯǠ46ǩ47ŷ75ǈ
^ whod	70 -18ƾ9Aƫ10ŵſ13ƃ15Ʋ17Ʊ21ǘ22ư23Ƥ28Ǩ
^ whose	76 -14Ɨ-12w-10ƫ-9Ʋ8AF11Ł14ķǡ21ǆ22ż23Ő36Ƣ
^ why	65 -23œ-19ń-7ļňőƶ9A11B14Š18Ĺ19ņ25ƻ27ǩ30ƴ36Ƶ42Ţ44ĺŀ46Ŷ
^ will	77 -17Ƣ-11Ʊ-10Qǌ-8Ǟ9ĵ10y16Źź25Ƥ32s49V
^ with	82 -9Ź10ǡ12Ű15Ǧ20T22Ƃ28ň
^ work	86 -9NƝ19U28ŭ29R
^ would	52 -20Ɓ-16ƶ-12ĻǨ-10YǏ-9Şƒƪ-8QƮ-7JXZĹň7eƓƘǂ8EŋŌƈǦ9ŘŢƉƯ11ƃ14W15yƀǢ17ĵľž18ǁ19ŵ21LMŊśƷ23s24ŇƱ26m28ǩ29Ž30Ŷ44T45r60Ƶ
^ wow	80 7SǇ11ťŦ12u14R15Ơ29ő
^ year	84 11ƅ26Ū
^ you	51 -110ƞ-38ǟ-20Ƥ-16ŝƂ-15G-14xű-13Œ-12Ţ-11MĶĿ-10RY-9nSũƠƬƱ-8ŃŅƧƴ-7vœŗŤƌ7gľŭƲ8śşƀǚ9eĺŪƁ10dłǩ11AJļƈƦǞ12akŀƝ13mŌŞŵƭ14ĽƪƷ16jH17ő19Ĵ20CŐ22ŏǦ24ňƸ27P28O29Q30u36l38U39V54cF72N79i90Ň
^ your	63 -10avƕ-9ņ-8BĽ-7ƹ8ŒŴ9cswAĺŹƮ10Ŝƛ11Pŕ12yĻƗ13E15ƥ17XŸ18z19Ņ22ķ23d26Ɣ27Ň28o30M
^ zip	86 
a	28 -29ǎ-27ǔ-25ƕ-24ŀ-23s-20ŉ-19ŝ-18Ʈ-17jŴǦ-16řťƧ-15x-14Ōǋ-13aŐŠžƢ-12pVƷ-11kr-10JųƄǆǇ-9cEŇŞƉƴ-8tyCDGĺŕşǤ-7nŢƵƽ7ņţƁƳ8ŅŔűŲżƎƗƻǄǏǕ9eĵŎǈ10ŜŪŷƾǓǟ11wƥƬƹǌǒ12YŏŸƊƝƼǅǍǙ13ľŬŭƆ14WƅƯǧ15ƏƛơƱǨ16AƓǝ17IŃǜǣ18ŤƇƐǥ19SŻǘǚ20b21lśŮƜ22hLĽšŰŶǃ23ŊŘƤ25őƍƚưǉ26Ƒ27ź30N31ŵǊ32gĻƿ33Ķǀ34ĸǩ36fmu37Ʋ38X41FP42T45ƣǁǡ49qƂ
a #	54 -21žǦ-15c-14ſ-13ķ-11Ŗƒǅ-10Ɓǧ-9łŎŸǃǚǨ-8mUŏƟǝǢ-7jYťƉƓ7ŞƈƵ8Ɨ9ŦƆƠƥǑ10ŕ11ǉ12ĵŅ13ŒƘƩǀ14v16ź17Ʀǌ18š20Xơ22T23W26ĸƺ41Ƭǡ46ƅ47Ū52Ř53ŗ61Ķ67Ǌ68Ʊ79Ƃ
a @name	83 7Ǥ11o16ĺ19ĸ
a a	73 -8Ǟ-7nD7Ź8gƹ9fTšŶƑ10qzŔ11ŵ12ƛ13ŰƄ15Ɵ20h
a b	86 -9Ķ-8ƨ7ū28ź39ǥ
a bachelors	87 27m
a bad	78 9ǘ17ņ38N
a ballpark	87 8T30Ļ
a bank	86 12e13Z25Ŭ
a basement	75 29Ɗ
a bell	87 39Ľ
a big	72 -8F-7Sǟ7hśƏ8ƈ11Ţ13yƛ16g17ǅ18ľ22Ŧ29ĸƣ
a bit	89 11j13ǁ35ō
a blood	87 11ǂ39ǁ
a bop	86 39ǥ
a box	83 10fƿ13mǐ14ŏ
a bunch	89 13ǥ16ń
a business	81 -8ǆ22ǥ30Ɲ
a buy	89 -8H49Ǩ
a c	86 -7t12o25b
a car	69 -19Ř-9Ʈ7Ŷ9ŵ10ż11Zź13ƀ28ƃ29Y
a card	83 -10ř16ĸ17e27Ĵ
a cert	87 14ǒ16ǧ
a certificate	78 -7ơ19ź35ǌ
a chair	80 -7ǈ10Ǒ
a check	87 10ĸ15Z18Wƨƪ
a claim	74 -12Y-10Ť-8ŧ10Ĺ12ť14Ŕ23Ř24ţ
a clean	87 27ţ
a client	75 -12ǔ10Ǔ12Ŋ15ţ17Ǧ27ǚ
a coi	89 15ǒ39ǧ
a commercial	84 -13Ƃ14ǥ21Ǧ
a company	80 9Ƨ11šƎ13Ɲ14qƴ17ơ
a complaint	89 29ǜ
a copy	80 13ơ30ś
a couple	79 -8Ɯ-7ŉǝ8UŊǎ10SƿǞ11Ľ12Ū13ƘƤ
a cousin	89 -8Ƣ7ŷƐ28n
a cpa	89 -8A37Ǡ
a crash	84 -15Ƥ23ż34ƃ
a crawl	87 12Ƈ17Ɗ
a customer	81 -17S-12G-9ǔǗ13Ǆ23ǚ41ő45ǡ
a day	79 -9iƗ8L21ǝ23Ɓ38ƹ46ƻ
a deadline	87 34Ń
a deal	87 12Ņ21Ŏ23Ō
a degree	89 27m
a desk	89 -15Ǐ15Ɲ39P
a detached	89 30Ƒ
a different	89 16ňǅ19V
a discount	80 8Ž12ľ14ő15m19ǩ
a doctor	83 -16ƾ19Ƽ25ǂ
a dog	87 24h
a driver	86 25ŷ
a fake	89 10ǘ15Ŀ
a family	86 -21ƽ-14Ɯ-10Ũ21n25Ƴ48u
a fella	87 -8o10ķ12ǃ17ſ19Ƙ
a fence	86 11ƍ39Ƒ
a few	80 -11ŉ7m11Ľ15Ɓ17Ɲ24Ŋ
a financial	89 43A
a fire	72 -12Ǐ8ĿŤ9Ɛ10ĺ15Ǝ21Ə23Ǣ28ǝ40Ƥ
a fireplace	87 24Ɛ
a flat	84 -13Ɖ7j9ƚ10Řƴ20Ɓ33ƨ
a flood	86 10ƙ
a form	87 -8ļ12Ƶ22ơ24Ľ
a friend	81 10Š19ļ38A
a full	86 7Ƽ12nƇ
a funeral	87 15ư
a garage	84 -11Ƒ-9ƥ32Ű
a good	65 -15ű-14ǟ-12ř-7oǋ7sƆǃ8xņ9ǈ10WŌ11BœŖŨǖ13ź14i17ǩ18N21U27Ļ34Ǌ36I38L44Ŷ
a guardian	87 44Ư
a guy	89 -13š12Ť14ǜ16ſ
a high	87 -14ŗ14Ř24ƣ
a hip	89 9ǡ17Ɖ21Ɯ
a home	89 -7Ǟ13Ɔ17Ɲ18Ɣ
a homeowner	87 32F
a hot	87 17ƍ20ƒ
a hotel	87 -8ŵ25Ƥ
a house	75 -11Ƒ-7ƞƟ19H22ƣ59F
a hurry	89 46Ń
a hydrant	86 19Ə
a is	89 -16ŗ-7Ƨ7Ŭ62Ɠ
a job	73 -14W-10s-7ƨ11ŧ13Ʒ19Ķţǐ27Ǔ35q
a kid	82 17l18Ź21ƍ25Ʀ
a landlord	89 -12Ɣ-10ơ-7ǌ52F
a lawsuit	89 23ķ
a lawyer	80 7A9ķ16ǩ19ǜ35Ʋ
a leak	78 -8Ɯ19ƛ29Ť
a letter	87 -7ǖ12Ŕ28K
a license	77 -8n7Ÿ40ŷ
a list	86 -15ơ-8ķ-7Ū11Ƽ16ǌ46Ɨ
a little	65 -15x-10ǩ7g8lńņƆƜ9qIĿŲƦ10ŐƳƹǄ11c12Ư13zĶŅ14Y15ż19Ŋ22œ
a living	80 -10ƞ-8n-7ŀ18Ʋ38q49P
a loan	67 -7Ʀ8ƪ16Ʊ26Z28Ŭ
a long	82 9ő11ŝ17g20Ÿ25ř
a lot	71 -10Ű8Rƚơ9śŮ10ķƨ11tƙǖ12Ŀ13Ň37Ɵ38Ɯ
a m	89 -8Ň23b47L
a medical	84 10Ǘ
a mess	89 13ŦƳ15ť32i
a minute	86 -29O8f11uŚ12i40N
a mistake	89 29ǚ
a month	61 -24Ĵ-17YZ-8ŕ-7ĸ8Ʈǉ9ƥ11ǝ12Ŏ13Ũ17Ɣ18Ķ20TƤ24Ř27Ņ32Ơ53Œ58X
a mortgage	75 -14ƕ13F20Ɣ
a motorcycle	89 12ş16Ū21ǀ
a mrs	89 43f
a nanny	87 -9Ʒ7Ɯ32Ư
a new	75 -26U-20Ĺ-12Ǟ-8ƞ-7Ŷ8VŬƁ10Ǚ12Ƶ14Ƅ18Ź19H21Ǖ24ǅ35G41S
a nice	86 11Ƨ19i
a no	89 8Žƴ12Ŏ
a normal	65 9n10Ǐ12R25ŭ
a number	82 -30Ƭ-21ř-19I-7Ņ9Ǡ15ſ18ĻŘ51X61Ǩ
a nurse	78 -14ő-7M11qQ22S24U27P32ǁ
a okay	86 42b
a one	83 -7ǥ10ū16Ƽ18Ǉ19ũ20Ƃ34ǡ
a or	89 -14Ō13ƌ15Ɓ
a parent	84 -8V7ŷ13ƽ54u
a pension	84 32Ķ
a permit	89 11Ÿ12ƌ
a person	89 10ơ43Ŝ
a photo	89 -19K24ś
a physical	84 17ƾ34ǁ
a picture	79 9ū11Ŵ41ś
a pipe	86 28ƛ
a place	84 -7Ǝ12ƐƤ13ǟ16M29Ɔ
a policy	73 -21Ɓ-8śǥ11Ƣ14Ļ16ơ20Ƭ23ƨ26Ʀ46ľ54ŏ
a pool	80 20ƍ
a private	87 8Q12ǀ14ǣ22ơ
a quarter	87 14Ʀ15Ƭ16O19Ƙ
a quick	86 10ķ18Ŋ
a quote	87 -7ƞ8Ľ32Ĺ
a real	84 9Ŝ13ŵ14Ɛ15F23ľ
a reason	89 -7š10ƀ14Ŕ
a recorded	89 18ŋ
a regular	86 12Ÿ15ƾ16Ɖ19ơ
a rental	86 31ŵ
a renter	89 14Ƥ36F
a restaurant	89 20ƣ27Ǎ
a ring	89 20Ǝ44f
a safety	87 
a second	74 -7ǎ7Ɵ9fA11Ļ13IŊƔ18ũǩ21y23Ǟ34N
a security	89 -7Ǘ22Ǝ
a service	78 -7ǚ8Ǆ12ư18ţ
a slab	86 27Ƈ
a spouse	89 67f
a storage	86 15ƥ
a strange	79 11y21Ǖ
a student	80 20Ʊ
a sump	89 10Ɗ
a term	87 14ƭ26Ʃ
a time	87 11b30L
a trampoline	87 7ƍ
a truck	89 16Ǧ18Ū21ǐ24S
a trust	86 16ƫ23Ʋ
a typical	87 7ǎ11ƿ12T15Ǆ
a w	89 16b27Ǉ
a week	68 -8ǎ16ǝ18ů20ŭ26ƿ28ŵ32RŲ
a while	80 -8S7š8G12Ƥ13Ǩ14ų15Ų16Ň38ő
a whole	86 -7ǩ10uň11Ǖ12h14ķ
a will	78 67Ʋ
a win	89 43Ļ
a wood	83 8Ɛ
a workshop	79 34Ɲ
a wreck	84 12ƃ14ž21Ŝ
a written	89 15Ǔ
a year	64 -16Ɣ-13ť-11ǅ-10œ-7ŪŴǄǩ8ǝ9ŅƮǧ11ĽǞ15ŕ17p18cq19Ɯ22ǀ30ǉ43Ĵ56Ů61T
a yes	86 9ŋ43Ŏ
able	81 -10s8o9Ʒ13Y14z16N18ś
able to	81 -10s8o9Ʒ13Y14z16N18ś
about	41 -15x-13c-12ŕ-11ŏǐǟ-10ńǇ-9jQŐǃǅǢ-8ƁǨ-7wNSĻŒşŭǖǦ7mBGŶŹƂƋƱƺ8PŖŨűŲƈƗƨ9HĵĶťƎƏƔƲǗǘǛ10VĽľņŉƸ11uŊšŢůƬǂǊǏ12Ałǜ13ļ14hpYŔ15Ɔǁǌ16Ǆ17Ť18Ŵ19ŝƶ20Ň21ōƞ22Ž23ŀƳǔ24Ş26T27rĿ38Ĺ
about #	63 -16Ĺ-11Ň-10ť-9ƿǢ-8pQŴƒ-7Ş7cĴǔ8Ɔƈ9Ə10OǗ11ŌƜǉ13ű14ƪ15ƋƝǀ18ƙƱ19Zǝ21ŦƗ23Ǐ27Y28Ƭ32ƺ34T36Ǌ
about $	72 -17Ş-14Ɯ-12ƺƼ-8ĺƬ-7Ƴ7Ū8v9Ų14UŉƸǩ16ĵ18ťƠǂ20ŀƶ24ĹĿ45Ť
about a	78 -8Ɓ11Ŀ12ŊƲ13Ľ16š19X21Ĺ
about all	87 -11p10Ƴ11Ŀ31r
about an	89 -9Ź15Ƃ20ǁ
about any	70 7ŹƑ8ƌ9ƹ10ƦǑ12ƛ13HŻ14ǜ16Ų20š23ǘ25ƴ
about anything	89 12Ƽ16ƥ
about being	89 21Ž
about how	82 -17Ǌ-16ǋ9T12ŮƮ13G14Ɔ22ƅ
about insurance	87 -17ơ30ǌ
about it	65 -43Ş-14Ʊ-13Ŏ-9Ŗ-8ǩ-7ļłŤ7ĺ8Ư10ŧƿ12ĴƤ14ĵ15ō17ǜ18Ǝ21Ŷ23r27A33ŀŇ34B39Ũ40Ŀ
about leaving	89 -15y-9ŝ24Ţ27V
about replacing	80 24ĺ
about right	87 7GY29Ƭ
about that	73 -30Ť-18ǩ-10Ž7Ş8k10Ŵ12v15Ŷ16t21ǥ31ō32Ƴ50Ň
about the	60 -16x-14ƙ-13c-12ŕ-11ŝǈ-9BŇƛ-8ōŪ-7gǞ7ŜŞƟ8Ŀż9ƈƉ10ŀűƶ11ņ12Ŗ13H14u19ǔǩ20ƨ21Ǜ23Ž28Ǆ29ľ30Ŕ34pƞ36Ŵ37Ť
about them	77 -18ŀ-8Ŷ26ŝ38Ş
about this	77 11hŀ12BŋǞ13ŎƧ14Ƴ32r
about to	78 11Ň20T
about uninsured	79 16ſ
about us	84 -19A13ņ49ļ
about what	80 10Ň11g12Şƒ14Ķ15Ʒ
about when	89 15Ľ24ť
about you	87 8m11fƨ14ō
about your	63 -13Bǐ-12ľ-9cƝǇǟ-8VŇǥ-7rvUĹ7Wǣ8kƳǕǗ9ŹƲǂ11Ŋƞƨ12pǄ13q14Ƹ15Ŗ16hů17zŪ19u21l28n29ŝ31ǈ33P49Ş
above	80 -8ƞ24ĵ25Ǧ26ƍ45Ǎ
accent	87 45l
accident	78 -11Ʈ12żƳ14Ŕ22ť41ƃ
accident $	84 21ƃ24ť
accidents	68 8Ż13ţ37ż
accidents $	83 19Ż
accidents in	89 27ż
accidents or	73 26ţ
account	70 -11ū-8Ǡ7Ǔ8ķ9J12a17ŒŜ18e19Ǖ20ǔ23Ĵ25Y37ř
account $	82 -17e-8Ǡ7Ķ10ř14aĴ19Y21Ŝ24Ǖ
account number	81 -12ū26e40ř
accountant	76 14ǆ26A31BǠ
accountant $	86 -9B14A48Ǡ
accounts	87 13ǔ26Ķ
across	87 7M11ů21ļ
actual	89 13Ǣ14ǆ
actually	80 -7Œ8ţƐ10R12Ļ13ž15K16P25Ŗ
add	73 -13Ō-7ǘ10ƌ11oZƱǠ16ķ17Ǐ20y23c28Ɓ36ō40Ǟ
add up	89 -7ǘ21Ǐ22ķ
added	84 11Ɨǥ29ƌ31Ǟ
adding	87 10Ź12ƌ13Ǟ
additional	79 12ǓǤ15ǌ17ǧ
additional insured	80 12Ǔ16ǌ17ǧ
additions	89 -9Ǟ-8Ƽ32ƌ
address	63 -14Ǟ-13S-11Ǣ8F10n14E16ŷ17ǧ24J25Ű30G31ǋ49D
address $	70 -14S-12Ǟ-11Ǣ9ŷ10F12Dǧ16Ű19n20J25G34ǋ
address of	83 -9G8ǧ9Dơ23ǋ
adjuster	83 47ŧ
advice	75 20A32B36ǚ
advice $	84 14A24ǚ
advice on	89 22A
afford	86 -9ŵ12ǔ19Ƥ28X
after	56 -11Ř-10ƭ-8f8gŰƅƕƫǤ9ţƈ10ľƋƩǟ11JǢ13Ţ14tUŜƧ15wEĻƃƷǎ16ť20yƳ22ķ23zŨƯ24LŦ36ũ
after #	89 -7z14Ţť16ƽ18ƅ
after $	82 -19y-8O-7Ũ7ķ13ũ16Ļ18w25Ƴ28z
after a	74 -7ǚ11Ǣ15ƃ16g17ţ
after closing	80 25Ř
after high	89 -7m36y
after that	79 12ǟ13t19ƫ21Ũ25ũ
after the	71 -9fť8Ʈ9bƳ10tĵƈƟ11ǠǤ13ǝ15ľƯ22E26Ũ36ũ
after you	78 -7Ʀ9Ƨ11Ŝ14ƕǞ25ť28ƯƷ
after your	84 -37Ř16Ŝ19Ƨ41Ŧ
afternoon	83 7Ļ10L11g15i18jŌ
afternoon $	87 8Ļ12L19j
afterward	89 14ŨũƳ
again	65 -12ĸ8Ŝƚ9ƿ11o13k15t17Ŷ18Y19L30Ɨ31Ɠ34ňũ
again $	70 9Ɠ10Lƿ12Ŝ13o15ň17Ɨ48ũ
again how	79 -13ĸ10Ɨ29Y
against	72 9ǡ10łńǄ12B14r16Z28ƪ
against it	75 13B15r16ƪ19Z
age	69 -22Ɖ-17Ŋ-13ń-8a-7Ʀ10ƽ11Ÿ12x14ŷ24ƭ39ƈ67p93c
age $	78 -19Ŋ-17Ɖ-15ń18vŷ28ƈ44p54c
agent	66 -10Ĺ9ſ11Ǟ18ľ49ņ68Ŝ
agent $	75 -11Ĺ14Ŝ20ľ27ņ
agent ever	89 -16ņ13ſ14Ŝ
agents	78 15Ŝ31ń33ņ
agents name	89 -16ņ43Ŝ
agents you	89 29ņ
ages	83 -8uĹ72v
ages $	89 41v
aggregate	87 28ǡ
ago	77 -10Œǅ11G12ĺ13Ľƴ15u18ƈ20f38ť
ago did	87 13ť21G
ago was	87 -7Gǅ21ƈ31ť
agree	86 12Ĺ17B21r25Ł32ǩ
agreement	86 8Ƣ10Ǩ11ǌ33Ǔ
ahead	76 -7Ʊ7Ś9d10y11Ň13ľ14Ʋ21Ō26Ş
ahead and	82 8a9Ś10d27Ō29Ş
air	84 -12ǆ-7Ɛ11ĸ15ŉơǌ17Ƌ22ǃ
airbnb	86 36Ɯ
alarm	75 -7Ə10Ǎ47Ǝ
alarm $	83 28Ǝ
alarms	87 25Ǝ
alcohol	70 -7Ƽ15Ǌ28ƿ30Ǜ
alcohol $	78 24Ǜ29Ǌ
alcohol these	80 -12Ǌ15Ǜ
all	48 -25ǩ-19a-15RǑ-14ŝ-13p-12Aű-10lǢ-9Ňŗů-8bňǞ-7NőœŘŠŧźƩƮǧ7ƇƘƹǗ8ţƖƳǒǘ9gsPŒŮƑƿǔ10rtņƲǄ11Ĵ12WŃŏşũŴƾǐ13nwĿƨƷǨ14ŨƝƞǕ15ǋ16dƊƢǖ17x18ƫǇ19Ŗ21ķ24kƌ26ł28Ŧ30ǥ33ōƗ34Z
all #	86 9d11s15Ƣ30ł
all $	72 -14R7ǡ8ŞţƔƣ10Ɯ11n12z13xƳƹ14ƌ16g18ƿ21kŏ22Ɲ28ō
all about	89 -7Ĺ8ľ12ƨ36ł
all at	84 10n17Ĵ
all day	87 -8Ǆ14Ŵ38P
all do	84 -19ŝ11W19Z23Ɗ24ǥ33Ǆ
all in	80 -8Ť11Ś12Ŧ14Œ20ķ38ǖ
all is	83 -10ƨ-7Ż9n10Ƒ11uţ12ķ38Ŗ
all lives	89 -18ŷ22n
all of	71 -9ǧ-8d7ĺ8r9ǘ11t13ĿŪ14ŜŦŨ15ǋǒ19Z
all on	86 8Ǘ10ƽ16q18Ǩ31ƨ
all over	87 -10l7C8R12ǐ14ǔ15ƒ
all right	89 17ş18Ŋ19Ʀ22Ʒ
all that	76 -17Ƴ11yĶ13kť14Ǚ16ǥ37Ũ
all the	74 -9Ɨ-7Ʈǩ7ƎǏ9ĿŲƍƞ10ƊǨ11Ʒ12Ƒ13ŃŚ16Ɲ19ņũ
all these	87 -7Ř11Ɓ15ĺ27U
all this	81 -10p-9a9Ƴ12t13i16j33r
all together	86 -8ş15Ǌ16Z17ǉ
all you	83 -21Ǒ-7A7ŭ8ķ10Ư12Ǘ13ĻŻ26Ǉ
all your	76 -14ű7Ƹ8ķ9ǔ10ǘ16ƾ18ş32Ǖ55Ɨ
alls	89 16ƶ17ńƻ19n
allstate	89 -11ŗ14ő18Ņ31Ő
almost	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
almost cost	80 22Ǖ
alone	80 -9łǋ8z9Ŗ11Ʈ14Ʒ24ŁǍ35n
alone $	83 -9ł7Ɵ12Ʈ13Ł14Ʒ37n
along	78 7x8tƼǀ10iƂƵ14Š17ĶƞƧ21s
along $	86 -7t9ǀ12sx13i19ĶƧ
along with	89 12ƂƵ13s20ƞ
already	73 -9ų8f11v12ư15pǩ18Ź19Ĺ26ŏ27Ɓ
already $	86 20ǩ39Ɓ
already have	89 8Ƶ9ŏ15Ĺ
alright	71 7ĴŨ8Ʈ10Ž11KŇ12Ʒǁ14MN16ŋ24Ŋ34i
alright $	83 10ŊŨ17M27i
alright if	87 16K21Ŋ
alright with	84 7Ŋ10Ĵ12Ž15ŋ16ǁ
always	78 -10G8Ɯ10ĸļņŘ11V13ĵ22l23Ɨ
am	55 -16ŉ-8Q7rAĹŮǁ8dkPƊǌ9ĽŌŵ10wŅŊŝ11hqUǄ12cfCņ14ǥ15gƞ16IńŇż23b24iō28N31a39ň
am a	89 8O12K29g
am curious	89 9B15r17Ĺ
am going	83 8o9Ż10aD23P
am hearing	83 -20ǩ9U13gŢ19ŵ23h
am i	65 -15Ĺ-10B7fuvō8ƹ10Aǌ13i15Ō16q17Cňǥ19cI21Ň25ń26aN30b49ǩ
am not	87 -7ō12N14B19Ņ22ŝ
am sorry	83 -13Ƴ10ƺ12fzŤ14ƽ22ņ
amount	71 7ƚ10ƦƱ13ǖ14X15ŦƓ16Ɨ30ŗ47Ƭ
amount $	87 14Ʊ18Ɨ19ŗ
amount on	89 9Ǣ15Ʀ23Ŧ
amount you	89 -15X15ŗ21Ƭ
an	52 -19Ɲ-13Ǐ-10ǧ-8ŇśŞŹ-7nŏŐƬ7YŮǌ8ƞǀǜ9qKRŊőƣƶǁǃǋǦ10ƅƎ11lŔƕ12FNOņƃ13P14J16ƴ17ǉ18D19Ū20Ķ21ľ23ǖ27Ɨ28b30Ƅ33Ƃ36AŜ57ǆ
an #	87 26Ŝ
an accident	87 9ż17Ŕ18ƃ
an accountant	84 -11Ǡ-8B61A
an agent	81 -12Ĺ11ņ22ľ26Ŝ
an alarm	89 24Ǝ
an apartment	86 8ƣ17ƞ22D
an app	89 16Ž43ǖ
an email	80 -9ś7ǘ19K24J
an emergency	89 25Y
an employee	84 19ǜ
an hour	87 15ǉ18L26O
an insurance	86 -7ŐŞ11ņ13ţ16Ĺ18ľŜ
an llc	86 34ǆ
an old	84 11ŀ12Ĺ18őŪ22Ķ
an older	87 13Ƌ18ƅ
an s	87 8Ƅ15b29ǆ
an sr	87 24Ƅ
an umbrella	71 15Ǧ20ǩ
and	32 -28ǩ-21S-15Ň-13űǋ-12YŅŨƅ-11Ńŵǔ-10jŝŶƣǓ-9KŀňŉšŲƦǦ-8ĴĺƸǅ-7ļĽŰƚƝƳ7FNŁńŐƮƶǤ8fƂƇƜƨƼ9gnſƯǂǙ10QRřƓƕƢưǆǗ11qPķƃƾ12őƆǢǥ13hTşƎƗƻƿ14eBJŌŦųƛǌǐ15ǁ16ŷƔƫǕǠ18zWƋǇ20DZĹō21vǏ23ů25d26Cǃ27Œ28Ǜ29ǚ31o33ƺ34wǈ40Ū41a
and #	76 -15Ǒ-11Ÿ-7Ɲ8ƺǡ10Ɠ13ƢǏ17Œ18n38Ǉ39v
and @name	84 9ŁƢ11ǈ21t33ŷ
and a	67 -11ǧ-9ł8bLƑ9ũƻ10ehưǥ11ǌ12Wůǈǣ13Ķǁ20Ū23v26ƺǐ29u
and about	82 -16ǋ-12c-7Ŵ16Ɔ17U25Z54ƺ
and address	89 10ơ27ǧ
and all	77 -8p-7Ǣ7Ǐ8d9Ɣƣ11Ķǘ12Ɯ13kƢ16ǥ18T
and an	89 12ƣ19Ū
and and	73 -7Œ7ĶƊ8JPƑǦ10Dǒ11dưƺ12Ŗ13Ɯ16ƾ19Ǚ
and any	87 
and are	80 -12y8c11ƱǤ12F31u
and by	78 -22ơ-16ǌ14p61Ĺ
and cards	80 19ǖ
and clear	87 -9ň7Ŭ14Ʒ41Ɣ
and collision	80 17ƀ
and could	89 14ǟ21W
and dad	87 21z
and did	81 10ō11mƌ12ż15nź
and do	70 -10Ƌ7ƁƄǀ9g10ŲƥǑ12ŗ13Ƣǌ14Ŋ16ŏ
and does	89 7ź
and for	83 -11ƺ-10Ř9Ɨ11ǁ12žƀ21ǂ
and give	89 9Ɨ10a11dŷ
and hail	86 7Ř
and has	79 9h13ǣ
and have	80 8š14ƴ15ƪ
and he	83 -9ŝ8ƽ12ǒ23pǜ27s28o
and his	87 -43d-7Ɖ10ƶ11Ǒ14n36ƨ42p
and how	57 -17ƣ-16w-12ƒ-10œ-8S-7auǗ7kŠƺǆ8gƬ9őŨŶƏƼ10xŭƭǕ11t13ŧƨǄ14Ŧŷǂ15Ļ18p19TǇ21Ɔ24c40Ɠ
and i	68 -16ǩ-11Ʋ-7pP7iwƶƼ8aGX9Ŋ10ŐƬǆ11xMō12qǞ14NƄ16Oň26Ō32L
and if	74 -10Ŋ-8ťƛ8Ƨ9Ʈ10GI11zŢ12c18Ư31ƫ
and in	78 9Ǌ11ǈ13ǐ
and is	62 -12ƚƪ-11ƣ-10ƽ7ƃƱǄ9g13ƟƸ15TǛǠ18F19Ř22Ʃ
and it	75 7ƙǁ8gǘ9ųƞ10ƛǚ11Ƽ12ƐƳ16Ʋ19N23ż24w
and just	89 8K25ǋ
and last	80 11o51a
and look	89 -9Ŧ7Ƈ23Ǚ33Ŝ
and model	87 25Ū
and no	83 -9Ļ7Ǝǀ9gh13ƿ15ư
and not	89 -7Ʀ12ǩ13ƪ14ĺ16Ź
and on	89 8Ļ10y13q19Z
and raised	89 32l
and read	80 7eƪ8ǉ10Ÿ12ǌ15Ś25ƻ
and roughly	79 -11T30Ʈ
and some	87 8Ž14ƶ15ơ17ķ
and street	89 
and such	89 8Z10ƻ11w
and tell	74 -8ơ8WƉƑ9Ʒǌ10ĸŗƇ11Śǈ12Š13ŀ27ſ
and that	75 7ķ9Ʀ11Ƽ12Ʃ13şƛƿ16W27Œ30Ť
and the	59 -34Ū-21p-11aŚ-7coŐǍ7TŽƻǦ8hǙǛ9ťŹ10řŝƇ11ķǃǌǥ12Ǣ13EœŦƫ15nvCǕ20d26Œ27w36D40ZŴ
and then	76 -23Ť7yƴ8H9d10Ǡ12ń15ƫ17w24ņ72ō
and they	80 -7ǡ10Ƥ11Ʈ12Ķ13Ǥ22ǩ27ơ38Ŧ
and we	87 -8Ʃ9sM14ƭ
and weight	82 7ǁ20ƺ
and what	50 -19ĺ-14Z-10ƺ-9sŞǠ-8Tǩ-7rvǃǞ7WƳǔ8apPƕǉǎ9yǂ10ľŗŢƉ11CJǊ13Rőƌ14wřƔƚƠ16qƯ22d25Ĺ32Œ39ǈ57Ū
and when	74 -14Ũ-12ǎ-8ō7ś8y9Ƌ10Gť12Ń14P16Ƨ17ƒ21ŕ36Ɩ
and where	72 -45ǋ-12ų-10Ő9Ǟ10Dƕ16Ǐ17XŴ28Q49C
and which	75 -25Ŵ8J12ƶ21Ū25ŷ26ų27ū
and who	67 -24ŷ-16Ƴ-10Ł-9ǃ-8Ū11ƕǠ12ƾ15hǈ16Q18A23ǐ24o25Ť30Ő
and whose	78 12FŹ16Ƣ17A
and why	89 -17ǩ-12Œ18Ŀ22r34ĺ
and would	87 12Ĵ15Ž
and year	87 13d
and you	68 -13M-10c-8ŝ8sŬƃǈ10NŘů11Ōƙǋ12ųƨǆ13RőƵ14Ǖ19f23ŠƤǝ27p51a
and your	62 -18ų-15wŴ-10ǔ-8u-7ł7Iŷǣ8zŨƟ9Ő10ƃ13qǘ14o15vJ16Ƙ17eǎ18aǃ24d26Łǆ27Ǩ28B35ů
animals	86 33h
annual	76 7ƪ13Ů14T15Ǌ16ǉ
annual payroll	87 
another	72 -10şƦ-9L-7p8ż9ŷŹ10ōŸ14v15Őƴ19HIŶǞ25Ŵŵ28Ɵ36y
answer	86 9K13ľ14ǚ16Ŕ33ŉ
any	40 -26Ƨ-21Ɓ-20F-16Q-14ǅ-13ňƩ-11Ɨ-10ŐųŴǢ-9UŅōƟƯǐ-8ĴŽƵǣ-7acswĺőŒŖŗŦƀƠǇǥ7Mũƙƚ8rŪƥǈ9ŋǘ10ńŞżǓǚ11YZŌƿ12ǜ13xĵŏƴǆ14kWţ15yǔ16Ƽ17ƉƾǃǑ18ƐǙ19Ʊ20u21Żǂ22Ƒ23gƛ24jƻ25H27ƪ28Ƙ29ķ30Ɯǀ32mƦ33Ų35š36hű37Ƹ38ƹ42Ź43ƌ46Ɲ
any #	83 -30ǣ-21ǅ-15Ǉ13h50Ǒ111Ʊ
any $	84 7ƨ12ǂ18Ɲ25g
any accidents	70 -7Ż13ż17ţ
any additions	89 -9Ǟ-8Ƽ32ƌ
any animals	89 24h
any bankruptcies	89 23ĵ
any big	83 -11R9Ƹ19Ƒ36k
any business	86 -18Ū-12Ǐ9Ų17ǐ19Ɲ
any cash	87 -14Ʃ18ǖ28ƪ
any chance	89 9l11H15V23P
any claims	79 -10ǜ44ţ
any close	87 17ǘ43Ǚ
any coverage	81 -19Ƨ-15Ʀ7Ƴ23ƨ28W33ŏ
any damage	76 -13ƛ25Ť36ű
any delivery	80 12ŭ
any drugs	89 9ƿ
any excess	87 7Ǧ
any family	78 16Ƹ
any fender	87 28ż
any health	80 38Ƹ
any heart	89 11ƽ19Ƽ
any hobbies	87 -8ǀ38g
any insurance	87 -9Ő13ŏ16Wſƴ
any jewelry	89 15Ƙ
any kids	83 15u38Ź
any leaks	84 13ƛ29Ɖ
any life	82 -25Ƨ-9ŏ15W65Ʀ
any loans	87 22Z24ƪ
any losses	87 26ţ
any more	86 -10V55y
any of	72 -11Ɲ-7ňƠǀ8Ǧ9ǕǗ12ǈ13Ųƽ14Ǒ15ŏƦǏ23v26j28Ɯƥ
any other	77 -14Ņ-9šŴ8Ʀ12ǋ16Ū17ŷ19ş39ń
any plans	83 9k13ǀ24H
any prescriptions	87 23ƻ
any questions	83 25ŉ
any reason	89 -15ŏ-8a34Ō
any remodeling	89 21ƌ
any roommates	87 19Ƣ
any savings	87 30Y
any side	78 18Ɲ21T
any subs	89 10ǒ
any tickets	82 -14ż-8ţ42Ż
any time	86 -10Ƽ-7Ʀ11š12H20ƴ38Ƹ
any tobacco	87 37ƹ
any trouble	87 -10Ǉ10ĵ32ǜ
any violations	89 18Ż
any water	75 -16Ƹ14Ǝ17ƙ36ƛ
any wood	89 24Ɛ
any work	86 -12Q-8Ɨ20ǔ38Ɲ
anybody	56 -25ƪ-10ǉǏ-7AƸ7tƢƽǩ8Ŕǘ9ƋƟǙǢ10ƳǑ11ƣǇǛ12nŝ13ŏŜƓǜ14hŁǔ15ŷǡ16ŤżƜƴ18Ų19ńų20Zǣ21ŖǨ22Ư23Ǎ
anybody $	80 -9ƴ-8Ŝ11ş16Ŗ20Łń22h
anybody been	80 21ţ
anybody else	78 -14Ƣ-11Ł11ż12Ǩ13Z21ŷ27n
anybody ever	77 -11Ǚ-9ŔţƸ10Ŝǡ11ƨ14ǜ19Ǜ25ƴ29Ŗ31Ɯ
anybody hurt	89 23ǣ32Ť
anybody in	89 -16n7ŷ12ſ13ƽ
anymore	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
anyone	64 -11Ŵƈ-9R-8ǈ-7Wţ7şǣ8ǘǛǨ10Ɯǩ11Ɖ12ŁŷƢ15Ʊ16Ǣ17ŖƳ18ǜ19ųƯ23ǐ29Ɵ
anyone $	89 -12Ŗ-7ǜ7Ł16ş21Ƴ38ų
anyone co	80 20Ʊ
anyone else	84 -14Ŵ8ų11Ł16Ƣ
anyone gone	79 11ǣ19Ŗ
anything	50 -11ǩ-9ƈ-8Şťž-7Fĺňŋ7űſƊ8şƑƱǍ9Ŀ10Ŕ11ZĵǕ12ƦưƽǓ13kŲƂƨƸƻ14ƳǏ15g16Ʋǀ17ŇŏŻƘ18ũǞ19ǂ22ŉƿ23Ƅ24ōţƍƼ25ƥ
anything $	67 -16Ʀ-8ŉ-7Ş7ƌ8Ÿ9r10Ƅ11zǓ12Ų13ō14ũ15Ǜ16ƨƲ17ŏ18Ǟ20g21Z23ǂ30Ƽ
anything else	73 -10ŉ12ķ24ş28ō
anything from	89 14g17Ǖ20Ƅ
anything fun	84 -14g33k
anything in	78 -14Ƽ-10ŞƘ-9ƽ-7zŉ8Ƴ12ĵ13ţ16Ʋ18ƥ30Ƹ32Ʀ51Ň
anything like	74 -11ōƘ-10Ň8ǎ11ųƹ12uƜ15Ų16Ż17Ɲ26ƿ
anything on	80 -11ž-9ŋ-7ĵ10ţƃ14ƨ15ű17Ƅ22Ƃ27Ż
anything special	77 29Ƙ
anything that	86 8ō10ƻ13ƽ15Ƙ17ǀ
anything to	89 9ƚ16ƍƶ31ũ
anything valuable	89 17Ɗ
anything you	78 -17Ǟ9Ƽ10ƻ14ƥ16ŝ37ō43ŉ
anytime	89 -11Ǟ31H
anytime soon	89 -11Ǟ31H
anywhere	76 -12x-8ǘ-7ƙ8ƛ9ƥ10Ǘ11ǥ13Ƌǀ20ş24k30ň
apartment	61 -14Ǎ-10XƛƝǧ9Ű11ƞ14G15ơ17F19Ɯ20Ť22Dƥ24Ɨ25ƣ27Ƣ28Ơ31Ƥ
apartment $	69 -19ơ-11ƛ-7Ǎ8Ơ12Ƥ17ƥ20Ƣ25Ť26F40Ɨ
apartment building	89 -9Ǎ10ơ
apartment do	80 -12Ɲ27Ɯ
apartment or	87 -27F25D33ƣ
apartments	84 13ƣ41Ǎ
app	71 -9ŭƦ8śƿ13Ƅ15ƴ25Ś29ǖ36Ų37Ž40ŝ
app $	82 7Ž10ś11Ś39ǖ
app that	89 20Ž
application	84 9S10ǀ14ƿ15Ō19ƴ
applied	89 17ƴ
appointments	87 8MǗ9ƾ14ǖ16ŵ
appraise	89 26ƒ
appraise for	89 26ƒ
appraised	87 43Ƙ
are	33 -16Ŝű-14ŔǂǛ-13tAŅŹǅ-12mļŇŵƥƯ-11ŠƔƗǃ-10œŧŴƧ-9ĽōƓƫǜǥ-8qWŊŤƨ-7rBJKśŰƀǓ7pEťŷƃ8dsTXĵĶĿńŞşžǤ9ŀƬƹǠǣ10yŁŖŭƑƖƻǐ11VƁƏ12Ʈ13uňŬ14bŋŒŝǊ15ŨŶƤ16LŌƟƷ17kwzĻŃŏƚƭ18ŪƱǀ19gƞǇ20Ǒ21łŗ22fRŢũƺǎ23lĹǞ24Pǈ28Zǟ29aiHƸ30Q32ƣ33F34x35vŐ38ǆ39C45c49ǩ
are #	83 -13N-10ŝ8ūƄ13ǆ17p34ƺ63c
are $	79 -11M-9ƭ-8C8r13Ţ16c26j28b60a
are a	75 -17ǁ-7Œ11ƷƼ18F19b25l29d34g57P
are at	83 -8ŗ8Ř11U23ǋ29ž45Q
are covered	86 -10Ǩ-9Ŗ9ǒ12ŗ20Ő28Ʀ
are done	89 15Ļ17y20ŷ23Ǟ
are going	86 7V9ǟ13Łł
are gone	78 -13ƭ-11ƕ17Ʈ20Ʃ22ƶ28Ɵ55Ʒ
are good	89 -14Ň15ŉ16ŋ22Ō
are in	68 -25Ǎ-10ŷǔ-8ŏǐǖ7n8ƃ10FƟ11iơ15Q20Ƹ21Ŏ22Ƣ23Ǘ30ƙ34ų36C40ƣ
are looking	87 -8Ĺ11ĺ27Ǌ28Ƭ
are not	73 -13Ş-11Pǩ-9y-7Vű7Ő8L11Ŧ13ƴ14ǝǠ16Ň22ƟƱ23ǈ27Ŗ31gQ
are off	87 7ƃ8k16NR
are on	67 -9wŷ-8ǉǍ7Ǧ8ŗ9Ƣ10Tŋ11Ů13Ƒ14Śƣ16N17ǆǠ18Ɓ23Ū31Ǉ
are out	89 13ů23Ǩ
are over	86 -12ŀ-7c23T30Q37C
are paying	84 -7Ĵ14Z16Ŗ27Œ
are right	89 16Ů
are the	62 -20u-17ž-16ŪǏ-11R-8Ʒǟ7ūǨ8ǈǑ9ųƞǆǤ10ǉ11ƛ12ŝŭǄ13ş14ƚ15y16Ǖ21ź23ř24ǐ25Ǣ29v34ŗ43x
are their	87 -10Ņ42ǈ
are there	70 -10ų7Ɖ8Ǉ21uŷǩ25n32Ǎ
are they	62 -14ŝ-10Rǃǟ-8lŔǩ-7cĹ10ǔ11ş12U13Ǐ16Ǉ17Œ18zŞ22Ǒ27w34x55v
are things	84 -15U24ǟ41i
are those	81 -10ƈ9ƻ11Ɖ13ǐ17Ƒ22Ǒ
are we	72 -14ĺ-12gĻ-10ǩ-8P-7N8ŦƆ9Oŷ11Ŏ13ŪƵ15h17c18Ō21ť22Ń23v29X43Ĺ
are with	81 9Q10Ţ55Ő
are worth	86 -17Ǐ-7Ǣ10Ɨ20Ɲ27Ƙ
are you	40 -21v-17ǂ-14ǈǝ-13Uœǅ-12Ɨ-11ơǢ-10etų-9WļŜşƟƨǑ-8qAŞŠŹƃƝƦǔǡǥǨ-7bgmzŀŇűŵƆƔƭǇǛ7syYĵĹŋ8FVŕ9MƮ10pGľŽ11Dĺ12Ŗƒ13ŬŶƣ14EĴĿŭſ15flŁƏǁ16ńƚƞƹǞ17iLƻǣ18HRŝƸ20ķƱ21ňŢŨŪž22Ļ23Ő24uŃ28k29Ƥƺ31c32Pŏ33ł34ǆ36ǀ37Z39C40ũǎ41ǟ63ǩ
are your	60 -14P-13Ƙ-12ŗǎ-11ǀ-9ž-7n7lƽǈǒ9ư10Ǎ11V12g15u16ǩ17w21Ǣ23ǔ26ĺ27z28Ǐ29Ǌ30R37v46ǡ
area	80 -25S-19ƚ-7ǅ8F10Ŕ12G15j22E30lC33I
around	58 -11ǩ-9H-8Z-7Ʀƺ7ŬƕƧƯǂǅ8Ɠ9uWŭƎ10ĵşſƥ11Lǉ12hǁ13lVƑƱ16n17T18ƍ21Š22Cŵ24ń26s
around #	80 7Œ8s11Ŭ15ĵ28T
around $	73 -10H-7t8Ʊ10ĺ12ŵǂ13W14şƯ16u20V30s36ń
around here	84 8ſ12ų23l
around if	78 28ŵ
around it	87 13X16n22ƍ
around so	89 17ƥ18s
around the	82 -8ƙ12nǈ15Ǝ18ƍ20Ƒ
around there	89 13l14hƙ16Ņ
art	76 19Ƙ
art $	78 19Ƙ
as	57 -15Ÿ-14Ư-13ǩ-9ǔ7KŒŢŴƬǀ8Ƹǁ9CŇŶż10pv12ńŚƲ13dFũ14Ǔ17ŷ18ƫ21o22ŏ23cơ24f48ǃ
as a	76 -8Ÿǂ7fǚ8Ʀ10ő11lPŴ12ǀ13Ƹ16Ż22ŷ
as additional	86 39Ǔ
as beneficiary	72 8ƫ
as it	86 -7ǩ10Ɓ11j12ǈ14Œ16Ŷ
as the	83 -12Ÿ9Ƭ13ƫ14ǃ18d24ơ
as you	84 9Ǎ12K13ǂ15p16o
as your	89 -8D11Ŝ12d19C
aside	81 13Ʊ34Y36ư
aside for	86 14Ʊ28ư
ask	59 -11Əǁ-7V7iGTơƵ8ōƾ9ĵƧǒ10ušƇ12a13A17Ĺ25ƿ28c29Ǔ32Ł35Ŋ42ŉ
ask $	81 -14ǁ13ō21Ŋ22Ǔ28ŉ
ask for	69 -14Ż7ƕ8ǌ10ƾǓ17ƿ32Ĺ
ask me	83 -15Ə55ŉ
ask so	89 11Ŧ13hƵ
ask you	79 -39ŉ9Ǔ19ơ57Ŋ
asked	72 -7ŷ7ž8ō9ŉŔ10p11ńǒ12a16ƕǧ17Ǧ
asked for	77 -21ǒ8ž14ơ18ƕ21ǧ
askin	89 10ǧ11Ŋ15v16a
asking	73 -10ǩ-9ǌ-7Ƣ7Ơ8Ǧ12Ŋǘ13Z14cĽō16ơ17ƄǓ20ƒ
asking $	84 -14c-11ǩ9Ơ16Z17ō18Ŋ28ƒ
asking for	80 -10ǌ-8Ƣ7ǧ9Ǧ14ǘ18Ľ19Ƅ21ơ
asks	82 -13ǧ8u11h13w14m16Pǌ
asks about	89 13h15m
asphalt	86 34Ɖ
assets	87 35ķ
associates	89 18m
at	41 -24i-20Ƃ-15ŀşǞ-14cŝǈ-13RŦƃơ-12ŔƪǨ-11lŕƷǄǔ-10oŒũƀǏ-9őŢŧſǇ-8ōūƟǑ-7fjkZňŌŪųŻƒƳƵƺ7BřŹƘǌǒ8rĶĺľƛ9qœŮƖƫǟ10bDļƾǠǣ11ńƓƦƧƭ12x13V14CŁżǙ15ĵƽǊǢǦ17Ǥ18ƿ19uŎŚǖ21hŜž22sƥ23LNŏŰƨ25Ŀ27ź28GĽ29Ǜ35W37Ņ41U43Q45Ɲ47J49n51S
at #	69 -7ƿǎ7O8ƓƧ9RƸ12sƊ13Ÿ14Ƙ17V19ŗǋ23ž26ƽǛ28DƬ43Ņ45L
at $	75 -15ū-14ŗ-10Ű-7H7Ɨ12r15Q19Iń21ĵ22ł31Ɠ66C
at a	75 -7L7Ř9b10q19Ķ23ż35N37P
at all	69 -14R-9Ǣ-8rƦ-7ō8suŞƽ9HWŮ12x13zƌƹ16gţŨ19ǥ21Ɲƿ22ƨ27ŏ
at fault	86 -10ƀ20ż
at gmail	89 22J
at home	69 -16Ǐ-13Ư-11ǔ-7ŷ10pq12rƨ19w22hŹ28Ɲ42u45n
at it	74 -8łǟ-7őŦ8g9ǅǞ10sƝ11S12Ś19ĺ23Ŝ29Ŗ
at least	89 -8S14ǅ15őǡ20ŗ
at night	68 -10ƪ-7ŝ9nĸǛ10Lľ12ƻ13ƿ14x17ŰǏǖ20ǎ21Ŀ22Ļ
at once	86 17Ĵ
at risk	80 12ķ
at school	78 -9m41ź
at that	78 -15D-7J7G11F12ŜƮ28S36n
at the	55 -17iǞ-15ŗ-14Cơ-13V-8ǈǩ-7ŝ7nŮǘǛ8ŵǙ9Ŏ10ư11sDǊ13Ʀǌ14bľŐřžǤ15ĿŠ16ƛ18ǖ19Ɩ20ĺļƝ21Ľ23ƥ25Ś29Qǟ30ŏ33S49U
at this	83 -11D8Ľ10Sœ11V38G
at work	69 -22P-17ƃ-15Ɯ-13Q-12i-8ŗ-7LŔ10BNǙ14Ņ18Ư20V25Ƨ26Ʀ29U30ĺ33ǣ52W
at you	87 -14I18Ņ20Ň22Ŀ
at your	66 -15ş-11ǣ-8Uǋ-7ŕ7Ķǘǜ8ƏƮ10ƣ11ĸǙ12ƍ13ƥ14hGǛ15ĵ16S24ƾ25ŷ29Ł32Ɯ35Ű
attack	86 12Ƽ13Ǩ15ƽ
attorney	89 11Ʋ17BƖ
audit	68 12ǣ18ǒ55Ǥ
audit $	81 23Ǥ
audit @name	89 
audit go	78 14ǣ
audited	84 25Ǥ
audited $	89 7Ǥ
auditor	86 -7Ǒ26Ǥ
auto	68 -11Ǣ-9ǡ7ĴŬƄ9Ź10ſǃ21ǥ25Ƃ27Ĺ34žƃ42ş
auto $	81 11ƃ16Ƃ17ş25ž
automatic	89 13ƛ14Ĵ
average	89 -8ƨ14R16ǉ25ź
away	66 -14Ə-8m7zŢ9B10Ʊƴǁ11ƿ13Ƨ16ĻƦ18Ƴ21Ķŉ28k30ź41YƟ
away $	79 9Ǩ10zƟ13ƴ25Ƴ35Y
away at	89 29ź
away for	84 13Ʊ19Ɵ35Ķ
away from	87 11Ţ12B16ƿ27k
away with	86 13ŉ25Ļ
awesome	72 -7Ľǔ8cƇ9FŌ10uŰƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
awesome and	87 13F20u
awful	87 13Ʈ14ĸǉ15Ũ
aww	80 9x10f11ļ12z13h21ƫ
aww i	89 -12t13xz15h
b	78 -8Ķ-7ƨ12D13řƜ29ź33d35ǥ49ǃ
babies	89 16Ư18y21h
baby	72 -11Ƹ-9ǟ-8ǂ-7Œ13ƻ14Ư16w17v18y21ĺ27dx32Ŷ40u
baby $	83 -14Ŷ17Ư22u24w
babys	84 -18d-10ǃ7V20v22w
bachelors	82 49m
bachelors $	89 28m
back	55 -12r-10ƥǩ-9Ŗţ-8G-7ǈ7SųƃƑƹ8Iœ9ƴ10ŘŴƲƾ11hŮǟ12Œƍ13uL14ŀŨƩƿǣǤ15ſ16Ɲ18Vƙ20Y21ǝ22Ʒ23ƪ24ň25Ľ26Šť29Ɠ
back $	73 -7Ɨǈ8ƌƖ9VĽ10ƪ11Ǟ12ŀ13H18Ŵ20LŒ21ť29Ɲ
back and	87 -10ţ-7Ő14Ǥ16ƴǣ17ų
back in	81 7y8ƴ12t15ƹ16Ľ17Š
back on	70 10Iƿ12ƃ22Ř24Y28Ũ
back then	83 -8ő-7G9ņ10ƒ11Šƅ17œ25Ʃ
back there	87 24h25u
back to	80 -9rŖ-8Ř11V13ľ14ň16Ľ19Ʈ26ŠƷ
back up	80 -13ƥ-7Ɨ12ƙƛ13Ǘ17ǘ20Ɠ25ň28ǝ
back when	89 -7ƴ15Šƿ32ſ
backed	87 7ƛ10ż37Ǘ
backed up	89 7ƛ38Ǘ
background	86 8s22ǜ23ǩ
backup	79 -8ǘ-7ſ11Ɗ29ƫ40ƛ
backup $	89 -8ǘ10ƛ33ƫ
bad	70 -17Ŵ-8Ő7ǘ8Ǎ9bŝ10ĸ11Ů12Ƈ16ƚ17Ţǚ24ż33ņ34N
bad time	84 12ņ26N
balance	86 -15ƕ7Z30Ɣ
balance on	89 -15ƕ8Z27Ɣ
ballpark	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
bank	68 -20ř-9ŐƋ-7B7Ǖ8ǐ9X10Z22Ƅ27Ĵ28Y30e34Ŭ53ƕ
bank $	79 -13Ŭ-10Ő8e12Z30Y33ƕ
bank account	87 -25ř25e32Ĵ
bankruptcies	89 23ĵ
bar	86 11Ɗ69Ǜ
bar $	87 70Ǜ
bare	87 -9ž9ſ12ŏ16Őƀ23ŗ
barn	87 -11ǝ36Ƒ
basement	64 10ƜƝ17ƥ23ƛ52Ɗ
basement $	78 9ƛ10Ɗ17ƥ
basement and	79 12Ɗ
basement finished	87 
basement or	79 27Ɗ
bath	87 12ƌ28Ɔ
bathroom	87 10ƌ12Ɗ
baths	84 8ƌ21Ɔ23Ǆ
baths $	89 23Ɔ24Ǆ
be	49 -17Ǔ-10Ŷ-9qQĸŇŌƒǨ-8ŢƀƗƤƧƫ-7aYŕŮ7EŨŵƘǝ8Łŷ9KĴŀƬǁ10eś11bnTơǞ12Ŀ13Ał14ƭǧ16H17Ʒ18Vķ19Oľ20ŊŞ21Zŏ22Ļ24X25mǌ27cƮ29s30yŹ37r
be $	75 -19Ʈ-16Ŏ-8ƶ9ƭ10C11ŵ12g13VŞ16Ƭ17ŝ18ľ20Ļ25A45ǩ
be a	78 8Ķ9sň11LřśŨ14b20ĻǞ
be able	84 -10s7Ʈ9o10Ʒ19ś
be additional	89 -26Ǔ32ǧ
be alright	83 9Ĵ10Ʈ15Ʒǁ
be at	79 -9ƀ12ķż
be comfortable	87 14e18X
be driving	86 -7ŷ46Ź
be enough	89 13Ŏ14ž22Ƭ
be honest	89 10ĸ11ǘ14Ŀ
be in	83 -17Ʒ12H13Ʊ15Ń16y17c21r
be listed	83 9Ŭ11ŷơ12ǧ14Ƙ23ǌ
be off	89 -11Ń42O
be okay	80 -9ƒ-7Ƭ9Ř10Ł17Ʈ44X
be on	83 11ŷ12xƢ13Ź16ŵ17Ƶ
be paid	80 31Z
be stuck	78 -15Z15ŵ24Ʈ
be the	83 -9ŕ-7Š8r9z12ł14s15y21Ŀ
be there	89 -14q17Ư22s
be true	89 -14Ţ17ł23Ŏ
beagle	89 29h
beat	84 -13Ŏ-12I-8Ŋ14Œ23Ţ47Ņ
because	68 -7VŉŦ7bBňő8gļŀņŝƢ9H10Iĵłƶ11u12jƴ14J21ǁ24Ť
because i	81 -12ǩ-7Š7D8ǚ9ň11ņő12ŝ13ł15j17J
because it	89 -8V13H15ĵ17u
because of	89 -8Ŧ7ƿ18ƴ19Ť
because there	89 11ǀ29ǁ
becomes	89 18Ǩ25Ƨ
becomes of	89 18Ǩ25Ƨ
bedroom	76 7y10Ɨ11ƆƜ12Ơ17Ɲ
bedroom what	79 8y16Ɨ
bedrooms	81 10Ơ20Ɔ
bedrooms $	89 
been	48 -10ŷ-8cǚ-7Ʀ7ŇŐŲƋƪ8akAżƾ9ǩ10ŮſƊƸ11ŶƈƳǂǜ13ƌƴ14tŻƿǅ16ŏ18főǘ21lŝţ23ņ24Ÿ28i30Ƽ34š37S38ǟ40G
been $	86 -11t-10U-7S39ǟ65i
been a	82 -13G8S11i12Ƴ18ǟ36ő
been any	80 20ţ
been at	80 -16ő-9U-7ǟ7ǅ28G57S
been audited	89 8Ǥ
been burned	89 36ņ
been doing	86 -7iG18ǩ38S
been hacked	86 20ǘ
been hurt	73 -7ǚ37ţ
been in	70 -29ő-19S-16ţ8ƿ9ń21ǩ23ǂ38ż40Ƽ43G53l
been licensed	86 -11ŷ15Ź
been there	76 -10l14ő72G
been to	89 -9G12ƿ17ƾ24Ů31ŝ
been treated	84 11ƿ23Ƽ
been turned	86 -7ţ37ƴ
been with	71 -14G-10ŝ8fS21ņ82ő
beers	87 -17R57ƿ
before	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
before #	87 -15œ-7Ř23L28ƽ44ƅ
before $	72 -8Řť9G12Ľ17Ǌ39ƴ40ņ50œ
before i	82 -8œ8dŏ9X12aI14Ŋ15Ƅ
before the	80 -7ũ8œ18Ř19Ńť38J
before they	77 -21Œ7œ9Ǔ10ƈ15ƕ60Ř
before we	82 9ŁŊ12sŋ13i14a19ŉ
before you	72 -13ƒ-10ņ7ǧ8Ɩ9Ł10łƄƟ12Ŏǅ19Š22Ǖ23ƫǓ
behind	71 12ƃ13ŻƳ15uŠ17ŷ19Ź20p21ƶ25ų
behind $	87 29ƶ
behind the	80 31ų33Ź
behind you	87 7ƙ15ƃ16Ż19u27p
bein	84 -8ǩ9Ƽ11Ʊ12Ƥǟ13Ş14H15ŋ
being	74 -8ǁ9l10cķŊ12Ş13ǩ14tF15Ž18ŋ20ǟ26U
believe	80 9Ō11lM12S13Ƭ14m15Ÿ26ǩ
bell	87 39Ľ
bell $	89 36Ľ
belongings	86 9ƥ19Ɨ
below	89 13ǀ33Ɗ
belt	89 8ƭ12p15Ż
benders	87 28ż
benders $	87 28ż
beneficiary	68 36ƫ
beneficiary $	80 26ƫ
beneficiary on	72 10ƫ
benefit	87 -8W11Ƨ18Ʀ24Ƭ
benefits	80 -9ǥ57W
benefits do	89 
besides	67 -8ƕ-7ǉ7ş9ńƜƥ11Ƣ13Łǈ14ŴǇ16ķŷ19Z23u31Ʀ
besides mira	79 28u
besides the	81 -11n-9ƕ9şƻ12ƥ28Z35ķ
besides you	83 8ų15Ƣ16ŷ21ǈ36n
best	69 -15Ŀ-9cŀ-7C7Šƈ8Ĵ9ņǔ11J12t17Ļ18ƞ19K20ł23ŝ27U32L36ǟ39I
best number	86 38I
best part	84 -8ǩ28ǟ35U
better	66 -12bŹ-11Q-10Ŋ7Ǜ8łƵǁ9sŢ10a11ǂ12K13ƨ15r16ľ17q19p21ź23oŞ24L26Ň33t
better $	80 -14Ź7L21ľź23t29Ş
better half	76 -12Q-7b9t14p18ƨ25q28r32o
better than	87 7K10Ǜ15a19Ň
between	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
between the	87 8m12Ǉ14ƫ25ň
big	58 -17Ƃ-15Ŕ-13Œƒ-12Ʈ-11Ɖ-10ǈ-8R-7FŬǘ7ŢƦƪ8Žžưǁ9yƇƛ10gjZ11ƣ13ľǅǍ14œ15Ǐ16ŦǇ19Ǧ21Ǒ22kƑ25Ƭ29Ɠ30Ő32ĸ44Ɔ
big deal	89 10ƈ12ƴ23ľ
big is	73 -38Ǧ-16Œ-14ƒ-13ƣ-7Ŭ8ƑƔ9Ř10ƪ14Ɔ17Ǎ18Ǉ38Ƃ39Ɠ
big ones	89 18Ő24Z
big trees	89 21Ƒ
bigger	89 12ƪ15H20Ň22Ǟ
biggest	72 13ǔ15Ǐ36Ŀ
biggest customer	76 9ǔ20Ŀ
bigs	86 20Ɔ22Ƒ26Ǉ
bike	80 -16Ɗ-10Ű11g20ǀ65ƥ
bike $	89 -11Ű13g22ǀ34ƥ
bike kept	89 
bills	67 -7ŵ9Ǥ11Ŀ15Y20Łƃ23Ʈ24Ǡ27ư31Z
bills $	86 -17Ʈ-8ƃ19Ǡ27Ł30ư
bills if	87 -7Ʒ16ƃ22Ʈ
bills would	77 -11ƶ9ǝ11ƃƮ23Z
binder	86 9ƄƖ24ƕ
birth	75 -7c24v26p32d
birth $	80 8p22d
birthday	71 14dŜ17v22p28c
birthday $	79 -25d10c15v17p
birthdays	89 7v8Ǘ
bit	79 8l9jmŞ11ņǁ12Ɯ15ĿœǊ31ō
bit of	89 10l13ņ17Ǌ
blame	86 -7Ŧ11ƺǠ14Hń20Ŕ
block	89 7E26Ƈ
blood	72 15ƾ18ǂ24Ƽ32ƻ48ǁ
blood pressure	78 7ƻ20ǂ28Ƽ
blood test	87 29ǁ
blue	89 12ĸ17Ż32ű
board	79 -10ƨ13ǜ17Ƈ21ƍ25Ł33r
board or	87 10r11Ƈ24ƍ
boat	82 9Z17ş18t35ķ
bodily	82 16ŗ21ž
bodily injury	82 16ŗ21ž
book	80 8Ŕ9L10ű14Ļ22g39ǖ
booking	76 11ǖ16Ǘǝ
booking system	77 16Ǘǝ
bookings	79 20ǖ
bookings and	80 19ǖ
bookkeeper	83 15Ǡ19ǘ
bookkeeper $	89 -19ǘ23Ǡ
books	80 18ű20ǈ26Ǡ
books $	86 
bop	83 -22Ő78ǥ
bop $	87 29ǥ
born	73 14v36d43l47p
born $	80 -28l25d71p
born and	87 -7d48l
born in	89 40d
borrow	81 -8Y10ĸ20ŵ27ƪ40ų
boss	79 10ļǙǩ11Q12sN27Ł32U34ǟ
boss $	89 14Ł16ǩ28ǟ
both	69 -15L-8ƛ-7ŗ7ŎƄƢƶ8u9şƼƽ10pƫǂ11Ƭ12ƀƯ13ķ14Ʊ17Ÿ20Ł24Ǝ26Ƶ49s
both $	86 -7Ł10u12Ƽ17ķƀ24Ƶ
both of	81 -8ƛ8D12pǂ13ƫ14ƯƱ
bother	84 -8s14Ţ19ŋ21Ũǁ
bother you	86 -8s20ŋ22Ũǁ
bothered	80 23Ĺ
bothered you	80 23Ĺ
bothers	89 13ŀ17Ž22Ş
bothers you	89 13ŀ17Ž22Ş
bottom	87 10Ņū11ǥ13ł
bought	71 -15Ũ-7ņƉ8ŧƈ9ŗ10ŖǏ12Ʃ14ƞ15ư17ł18Ʀ21Ŷ23ſ26Šƌ32ƒ
bought it	78 -8Ɖ9ƈ11ŗ23Ŷ26ſ33ƌ64Š
box	73 -8p7D9ƿ10q11m12ŏǐ13cƻ14dfƄ15PƋǙ19ǧ
box $	83 -9p8D12q16Ƅƻ17d22ǧ
box here	89 8ŭ11f15ŏ
boxes	89 17ƻ35ƞ
boy	75 -8p-7Ĺ9y10bj12nŔŤ14w16uv20x33Ź
boys	80 7Ə11v12w13x14Ő35u
brand	86 11Ɓ14Ĺ15ǅ32ƅ
brand new	87 11Ɓ15Ĺ16ǅ18ƅ
break	80 -17ǩ-11H8ũ11xX12O13m16k17NŨ23š
break in	89 9ũ19š20Ũ
breaks	86 9ƙ15šơ18ǝ
breed	86 20Ɲ37h
breed is	89 25h
brick	76 17Ǎ46Ƈ
brick or	83 20Ƈ
bring	63 -10Ĺ-9kƷ8Ŏ9ō10rƝ13S15Ŝ17q18ű23Ǒ24ƒ26Ǉ27Ǌ31Ʈ32T
bring home	71 17T22q34Ʈ
bring in	80 -10Ʒ9Ʈ15Ɲ31Ǒ34T39Ǌ
bring you	78 14Ŏ18S20Ŝ
brings	86 12Ǩ42Ĺ
brings you	87 42Ĺ
broke	72 -10Ǐ-8Ŗ-7ƠƯ7Ƥǡ8ĸ10ǝ11ƃƥ12ŵƜǞ17ƞ18ŘƎ23Ɓ39Ť
broke $	78 10ĸ19ƞ21Ř33Ť
broker	80 21Ŝ
broker bring	80 21Ŝ
brother	72 -9ŭ-7ƽ10Žƫ11n12Q14Ņǆ16AŁ21BƳ23ų
brother in	83 14AQ18Ņ19B
brothers	84 10Ǒ16B26ǃ29ƽ
brought	86 11Ɩǡ15r26ĺ35l
bs	89 -15Ź39ź
bs or	89 -15Ź39ź
bucks	84 -9Ǧ-8ƛ7ƀ9Ƃ16ž30X
buddy	80 8Ƣ11Ŝ17Ľ21B23A34Ņ
budget	81 26ĸ44X
budget $	86 28ĸ35X
budget for	89 12X
bugging	89 11gK25ŀ
bugs	86 12ŀ20Ž22Ş
bugs you	86 12ŀ20Ž22Ş
build	75 9ĺ10ƌ11XƐ15ǌ34Ʃ36ƅ55ƺ
build it	89 17ƅ22Ɠ
building	64 -13Ʃ-12F-11ƅ-8ƓƝ7ƥ10ǝ19ơǢ39ǋ56ƣ61Ǎ
building $	74 -14ƣ-8ƅ9ƥ26Ǎ48ǋ
building is	86 -14Ʃ14ƣǝ15Ǎ
building or	89 -11Ǎ-8F8Ǣ21ǋ
building your	87 29Ǎ
buildings	87 -17Ǎ8ƣ15Ǣ17Ƥ26Ƒ
built	70 -14Ʃ-7ƌ9b14ķ21Ƈ26ƪ27Ǟ38ƅ
built $	79 38ƅ
built up	84 -16Ʃ-12ƅ18ķ46ƪ
bump	87 14œž17ƃ
bunch	86 13ǈǥ15ń
bundled	87 27ş
bundled $	87 27ş
bureau	89 9Ő13ńŜ
burial	83 14Ʀ29ư
burial or	87 19ư
buried	89 10ư20j
burn	83 24Ɛ27ņ
burned	75 8Ƥ10ƔǕ12ŀ13Ǣ15Ƒ19Ɠ25ǝ27ņ
burned to	89 26Ɠ
burst	86 26ƛ
burst $	89 26ƛ
bus	89 15Ǧ57ŵ
busiest	87 37ǎ
business	51 -23Ƃ-13Ū-10Ɨ-9GǏ-8D-7ō7ǩ8ǔ9ǘ10Ǒ11ǎ13M14AǛ15Ǡ20Ǣ21ǐǦ22Ŏ23Ǆ25ǆǊǝ26ŭǅǨ27Ǟǡ29ǟ30Ɲ31ǋ32ǃǥ
business $	64 -13Sǝ-10G-9ǔ-8ǡ-7Ƃǥ9A10Ǡ12ǘ13ǍǛ19M21ǩ23Ŏǟ30ǃ37ǅ39Ǟ
business at	78 -23ǟ24UƝ
business do	84 -29ǥ-10Ɲ-9ǋ-7ǟ36Ǌ62Ǆ
business from	87 -8Ǩ10ǅ13ǋ26Ɲ
business have	80 -15Ƃ-8ǥ16Ǧ19ǐ27ǡ
business if	87 9ǝ18Ǩ
business in	89 -17Ǎ-8ǅ7ǃ16Ǟ34ǋ
business is	83 -14ǡ-7ǥ10ŭǛ17Ǎ18Ǆ22ǔ
business name	89 19ǃ20ǐ
business out	89 15ǋ
business owners	86 -8ǆ24ǥ
business policy	87 23ǡ30ǥ
business since	79 26Ǟ
businesses	87 -8F-7ǟ9ǥ21Ǆ22ǔ
busy	73 -9ŭ-8R9x12Pǎ14t36U39N42ǟ
busy $	78 -33U-8P16t23x35ǟ51N
busy over	89 -12x15ǟ33U
busy season	89 15U18ǎ
but	65 -8ĺ7wŎƬƲ8Kǀ9BƸƽ10żžƒ11Ưƻƾǣ13Łű15ŀǙ16Ǒ17Ƨǂ19T22p23Ŋ
but i	82 -7ŉ10wŽ11r12Tō14Ŋ
but otherwise	89 12űǂ14Ƹ
but what	83 9g11Ŏ14Tžƒ39p
butcher	89 13b
buy	63 -15ŵ-12Ǐ-8ŦũƅǢ-7ķĸǌ7X9ƪ10ƙƨ11ł13W14HƩǅ17Ǆ20FŌŬ24Ǟ25Ʀ28ƒ29Ǖ34ŶǨ41Ɨ49G
buy again	78 37Ɨ
buy from	84 -7ĸ15Ǆ33Ǖ
buy it	80 -8Ŧ-7Šǌ9W10F11Ʀ13ǅ15G19ƒ26Ŭ27Ō
buy sell	89 -8H49Ǩ
buy that	89 14Ǐ15W18F20Š
buy the	83 -9ƅ8Fƙ24Ŷ39G
buying	89 10F26H
by	52 -28ǌ-24Œ-15ź-13šŦǩ-12ƖƝ-11ƽ-10ň-9ƨ-8rŌŔ-7gķŎŕǝ7bŋƐǕǥ8ƗƢƥǃ9QơƱ10ř11ǟ13Ũ14ŧƮ15TƜǜ16aw19jn20Ƥ21ōſ22Śŵ23Pł26A27ůǧ29Ƅ30Ĺ31o36MĴ37œ51Ń
by #	89 7Ƒ18ƥ
by $	71 -12ƽ-11ņ-9Ɩ-7ů9ǁ10ł12ǧ13Ǟ14ǃ18ŚƄ22w23Ʈ32o33Ƥ34A
by @day	86 9ĸ13ǟ16Ń19ǧ
by a	83 -12š10Ƹ11AƎ14Ɛ15ſ20ǜ
by how	89 -18Ŧ16p39œ
by now	89 14G15S17Ũ
by the	73 -20ǌ-13Ɲ-10Ʈ9ś12Ļƙ13ǋ15o16a20QŃ25T26Ɯ27ů32M39ơ
by what	87 -7ŕ17Ƅ51Ń
by when	75 -22ơ-16ǌ-15ź8Ƅ10ł16Ń18ǧ58Ĺ
by you	82 12ŋ15ǋ27ŵ29ŧ37j
by your	76 10ǜ12M15ŭ18ř
by yourself	89 40n
c	80 10o12ǃǆ15Ƽ61b
c or	89 14ǆ25b
cake	87 7Ľ8M13p29c
call	56 -18ǌ-17J-9ŦƜǈ-7rŔǡ7ĺǝ9łű10Ǒ11MńǓ13P14ĵ15wǛ17Ɓ21ţ22ǩ23Ļ26ǃ27s28Ŝ29K30ơ33ao35Ł37Ĺ51L
call $	72 -13J-7Ŕ7Ińŋ11M13Ļ16Ł20s28Ĺ30K48L
call for	89 -26ǌ-10ǡ8Ǡ19Ǔ33ơ
call it	86 -21Ĺ-12Ŧ-8B-7ũ12ǝ17ű71ǩ
call or	81 8M16KŁ
call today	79 -37Ĺ51ĺ
call you	76 -10Ɯ-9ǩ-7J8x9ń18Ŝ23L64a
call your	83 -16Ǆ-7ĹŁ15w19ţ20ĵ23ǃ52o
callback	87 25I
callback number	87 25I
called	69 -7uB7Ŝơ10IN16Ʃ24oŔ27ŧ29ǃ31ń37w
called $	74 -30ŧ8ơ26oń32w40Ŕ43ǃ
calling	78 -8l15I35Ĺ36C
calling about	89 -7ƞ16Ĺ
calls	75 -7ơ7Ǣ9Ž12ǌ14ǘ17Ş19K26ŋ36Ǚ
calls $	87 45Ǚ
came	67 -10ņ7aGǘ8djũ9Ÿƽ10ƓƯ11Ŏ12ĸƙƾǞ14MŠŤ15ƛ22Ǥ26ļ31Ŧ41Ņ
came down	87 13ƽ18Ŏ19Ť
came in	82 10a12ǘ24ļ53Ņ
came out	86 18ƙ19Ǥ22ĸ28Ŧ
came to	89 10G16Ư19M20Š
cameras	81 13Ƙ33Ǝ
camry	89 -8ǩ11Ŭ38Ū
can	49 -16Ƶ-8gtRŕƟ7aŀŋŘƍƏƯ8ŗŞ9AJNŸƣ10Ļǁǖ11ǌ12ř13Łź14ľǨ15ū16ǧ18ƃ19Ń20MX21IŌ22LOŉ23s27ĹŊŚ29Ŏ30Ƨ31ś33ǩ
can and	87 10WƉ16ƻ
can do	89 -11Ō14ŝ32Ŏ
can get	84 8śƎ10Ŏ11Ǘ
can hear	87 -11t13x16Ŀ26ŀ
can i	63 -32ǩ-13ū-8O7Ļ9sK16ae22Ŏ23I24J28L33Ō63Ĺ64Ŋ
can not	75 -13Łǩ7zJ9ŐƤ10KǠ11Ƹ13ǝǨ14Ư18Aľ21Ũ35ƃ
can see	89 13ƿ14œ24Œ
can we	87 10Ō14M
can you	62 -21J-17Ƶ-11Ō-10Ĺ-9K-8ŒŤ-7e10bƏ13ōŵ14ŗ17ǌ18N20M27Ł35ś36Śū38X42O51Ƨ60ǩ
cancel	84 34š43Ƶ
canceled	89 31š
cancer	77 -7ţ9Ƴ36ƽ47Ƽ
cancer $	84 -7ţ38Ƽ
car	49 -16ƞ-15Ř-14i-13tƕƘƮ-12ǩ-11pƔ-9ŐƱ-8xĴŒ-7qķŷƒƪǋǖ8ƥ10ǐ13ƃ14Ůů15Y16ū19Ž24Ɓ26ź29ş30Ų35Ű38ž43ƀ45ŵ50Ź52ű53ŭ58ų59Ū62Ŭ74ŴŶ
car $	61 -19ƞ-18Zű-9ǩ-8xƪ7ŷ8ŵ11Ƅ12Ų13Ɓ14Ž15Ŭž21Ź29Ŵ34ƀ42ŭ44Ū46ų62Ŷ
car and	87 7ū12ƃ30ş
car do	89 -21Ŵ12ǐ35ų
car for	83 14ŵ17ŭ18ǐ
car get	89 -10ŭ40Ŵ
car in	77 -9Œ9ŭ16Ū22Ů27ů
car is	76 -48ų12Š15ŭ26Ū45Ŵ
car or	82 -12ŵ-8ǋ8ŭŹ15Ŷ18Ŭ20ƥ28Ū
car paid	77 19Ŭ
car that	89 7Ū9Ž17ƀ
car to	89 -11Ʊ-9ŭ12ų26Ų31ź
car were	73 -20Ř12ŵ31Y
car worth	89 -17Ƙ-10ƒ43ű
card	63 -15I-8Yĵ7D9c10dF11bP12ž15Ľ19ź21ĸļ22Ƅ25ř33ǖ34Ǘ36ĴŐ49e
card $	78 -13I7Ǘ11ž14d15P17Ƅ25Ő31ř
card is	87 9Ƅ15F
card number	89 -16ř15ǖ55e
card numbers	87 -12ǖ-10e46Ǘ
card or	89 -20e10a54Ĵ
cards	68 -12ĵ-7d13Ŝ40Z42Ƅ46ǖ
cards $	72 -12ĵ-10Ǘ28Z64ǖ
care	69 -15Ŀ7Şǘ8B9r12ǂ13Wŝ17Ŝ18ŧ21ƶ22Ƭ33ľ35z43Ư
care about	89 -18Ŀ29ƶ45ľ
care for	87 8Ž12BŞ19Ư
care of	74 -10ƾ8ǘ9ƃ14ǂ15W16ŝ19Ŝŧ24Ƭ38z
carrier	78 10Ŧǣ11Ş14ŝ15Ţ25ő26ǩ38Ő
carrier $	81 10ǣ13Ş27ő38Ő
carry	60 -13Ɲ-11Ǧ-8Ɨ-7žǩ8ƀƘ9bŵ11ƙǐǥ12ş13Ƣ17Ƅ18Ǐǚ19ŏŗ20ǒ21Ų25Ƃ27ſ30ǡ33ǌ
carry $	75 -28ŗ-21ž-19ơ-18Ǧ-12Ɲ-9Ɨ12Ǐ17ǐ20ǥ21Ƃ44ſǌ54ǡ
carry for	87 15ž
carry on	78 7Ʀ11ŗ12Ǐ
carry the	89 12Ƅ22Ƣ
carry their	89 -12ǣ38ǒ
carry today	80 -21ž-18ǡ54ŗ
carryin	86 9ŗ14ƃƦ15Z
carrying	81 -10ǡ-7ŏ7ş13ǥ16Řſ19Z26ž
carrying $	89 -8ŏž11Z18ſ22ş
cars	61 -20ǋ-15Ő-14Ǧ8ķ11ű12Űƀ23Ƃ26ş30ŵ32ŷ33ŭ45ǐ76Ū
cars $	75 -18ų-10Ū21ŭ33ŷ53ǐ
cars and	87 -20Ǧ-7ų14ş21Ƃ23ŷ
cars are	87 8ŷ50Ū
cars in	72 11Ū13ŵ
case	78 9ƁǨ10Iƀ12Ŀ13F16Ʋ18Ǖ19Ǡ20Ļ
cash	65 -9Ű21Y27Ų35Ƶ49ƪ66ǖ
cash $	86 -22Ʃ39Ų45ƪ
cash in	89 -12ǖ-11Ű10Ƶ38ƪ
cash value	72 -10ǖ14ƪ25Ʃ
cat	89 17h
catch	76 -8ǩ7w8t13s14q16ǘ19L22a28N
catch you	82 14s23L39N
catering	89 39Ǜ
cats	84 9ŬƓ46h
caused	89 -17B17ũ29Ŕ
cell	82 48I
cell $	87 35I
cert	80 -8Ń10ǒ61ǧ
cert $	89 -9Ń51ǧ
certificate	69 -8ŕ-7b12ǃ20ź23ǌ28ǧ
certificate $	78 9ǌ18ǒ19ź
certificate of	89 10ǧ14ǌ
certificates	71 21ǒ
certificates $	84 8ǧ
certificates for	80 -10ǧ18ǒ
certificates from	89 -12ǧ15ǒ
certs	84 8ǧ37ǒ
chain	89 11Ǖ15ǔ
chair	78 -7ǈ10Ǒ11Ň
chair $	79 -7ǈ10Ǒ11Ň
chairs	84 -17Ɯ31Ǒ41ǋ
chance	84 7l11H14V15d20Ľ21P
change	66 -11Ǟ-7Ʃ7Ʒ8ƭ9ű10I11qƛ12T17Ƨ19ŎŔ22ũ23Ş27Ň
change $	75 -35Ň-8Ţ15T19ũ25Ʒ72Ş
change jobs	89 -10Ǟ-7Ş14V27Ƨ
changed	67 9ƋǕ11Ŕƻ12Ƹ13ũ29ĺ30Ǟ
changed $	86 55ĺ
changed in	78 34Ǟ
changed since	89 7Ǟ26ũ
changed with	79 18Ƹ
changes	82 8UƸ11ƅ12H15u17ĵ24V
changing	86 13Ŕ31Ţ
charge	75 -9Ƹ7Ʊ8ƴǤ10ǒǙ12ơ14ƿ16Ɠ17Œ19Ơ23Ł
charge of	89 12Ǚ27Ł
charge you	80 -10Ƹ7Ɠ10Ǥ12ƴǒ14ơ20Œ24Ơ
chat	86 9L59N
cheap	87 -9c10r13Ŧ16ľƁ23ƭ
cheaper	87 -8Ŧ14œ36Ņ
check	65 -15ĴƯ-11T-10ƒ-9Œ-8Y-7w7dńƓƾ8ĸ9ŏƢ10Ʈ11cŧƪ12KƟƨǐ15J16eǢ17WŐǒ18Ŝ21ƫ23ƬǕ31Ŧ33Z
check $	83 14J15ŧ17ƪ23e30W
checking	87 41Ĵ
checks	78 -9Ł-7ǩ7ǖ13ǉ15Ǜ21ǜ23Ɵ31Ǡ
checks on	89 31Ɵ
checkup	76 15Ƹ33ƾ
checkup $	76 16Ƹ29ƾ
chemical	89 21ǚ
chew	89 16ƹ
child	86 10Ź14w16Ŷ17ƯƱ
children	75 8w13ƫ15vy18Ư36u
children $	82 10v15ƫ33u
chimney	87 46Ɛ
cholesterol	89 9ǂ25Ƽ
choose	80 -7M30Š42ł
choose $	89 -7M36ł
christmas	84 10Ƌ19dD20k
church	80 -7ǐ11ư13o16tŭ17B29ƶ
city	76 -9ŗ11Dƾ12ǋ14ǧ15Ə46C
claim	61 -10Y7Ĺ10ŅŔ22Ŧũ28Řţŧ35ť44Ť
claim $	75 -19Ť9ŧũ21Ŧ48ť
claim go	79 -7Ť16ţ23ŧ
claim tomorrow	80 -13Y26Ř
claim was	87 27Ť
claims	71 -7ǃ13ǣ20ľŧ22ǜ40ţ
claims $	82 34ǜ
claims in	89 
class	81 -10ǣ7d10Ƅ24ź42Ǥ
class $	89 -7ǒ15Ǥ19ź
clean	78 -11ŋ11Ƽ21ţű33Ż
clean record	87 27ţ
cleaned	87 -11Ɨ14Ɛ15Ǐ16Ǣ28Ǜ
clear	74 -15ť8T10Ƽ11ŲƷ12Ļ15Ŭ21ƾ29ŉ32Ɣ56ň
clear $	86 -17ť-7Ŭ14Ƽ41Ɣ42ň
client	69 -9Ɯ-7ƃ11Ŋ13ţ16Ǧ20ǘ24Ǔ30Ǘ33ǚ36ǔ
client $	84 -8Ɯ15ǔ34ǚ
client ever	78 16ţ18Ǧ
clients	68 7Ǔǚ9ƖǗ11U13ǖ22ǔ23ŭ27Ɯ29Ɲ
clients $	81 7Ǘ27ŭǔ
clients ever	80 -12Ɲ27Ɯ
climb	86 7ǀ8Ʃ11œ24ǈ
clock	84 -7LU7O11ň17q34RŮ
close	61 -15Ɵ-10ţƉƽ-8L-7Ʈ8c9ĺƏ10T11ƕǘ14ƖƳ15ť24ǎ25Ǚ26Ƥǝ28Ƒƙ31Ś35ů
close $	76 -10ţ-8Ƥ12Ƒ13TƖ21ǝ22Ś25Ƴ
close and	80 20ƕ
close by	82 -15Ɩ-13ƽ-7Ʈ26Ś38ů45Ƥ
close calls	87 17ǘ43Ǚ
close for	78 -17Ɵ14ǝ24ǎ
close is	89 -8Ɩ9Ə32ƙ
close on	87 -9Ś11ǎ25Ɩ
close to	89 14ĺƙ15ů
closed	73 -9ƗƳ13ƕ15Ɩ16g30ǎ48ǝ
closed $	82 -17Ƥ-11Ɩ10ǝ41ǎ
closer	84 -8Ƭ11L13ŒƠ14ƺ19C26X
closer to	84 -8Ƭ11L13ŒƠ14ƺ19C26X
closin	86 13Ǩ33Ɩ
closing	70 8ƕ22Ř51Ɩ
closing $	86 
closing date	84 20Ɩ
closing what	80 25Ř
clothes	87 33Ɨ
cloud	87 13x24Ǘ
co	79 19ZƱ
co sign	79 19ZƱ
coast	87 10Y19C28ƚ
code	73 -9ǣ10Ǥ12ǘ27E41I
code $	81 14ǘ
coffee	83 -9a9Y10i14ōǛ35M
coi	86 15ǒ45ǧ
cold	84 -7Ǝ11ǡ13ŀƐ41j
collect	87 -9ǧ23ǒ38Ƙ
collections	89 26ĵ
college	66 13Ɯ18y25ź41Ʊ43m
college $	74 10ź22y46m
collision	72 -12Ř27ż53ƀ
collision $	80 8ƀ17ż
collision on	82 13ż20ƀ
com	89 37J
come	55 -15m-12Ō-8ŨŲǄǝ-7CĹŃŐŘǩ7Vżƴǔ8kĽŎǅǕ9ŉƠ10Y11ƚ12ĴƔǉ13Ǚ14W15jŀŜ16ƑƝƬ18l19ł20ǁ24Š26ƛ29Ť33Ɯ34ĺ35ĸ46M
come after	87 12b20ķ
come by	86 -13Ɲ32Ɯ34M
come down	84 7Ŏ26Ƒ35ł
come from	81 -13Ʈ12ǔ13ƛ16Š28Ť32ĸ
come in	79 -17ƙ-9Ǆ9ƛǨ11Ɵ12Ǖ14kǅ16ƒ17q27ǔ
come out	82 -8Ŧ9Ļ11W14Ĵ21ƔǙ30Ŝ
come through	89 28j
come to	71 -22ǔ-13Ō-9Ų-7q9Ņ12Ŧ13ŉƠ14T16Ɯ17ǉ28ǁ38Ɲ40M
come up	71 -16m-9ķ10ĺ12ŠƮ17Y23ĸƬ28l
come you	87 -11H9Ƃ27ŀ36ĺ
comes	69 -13y-12n-9QĴ-7ƶ7ƻ9ǁ10ĿƏǉ12Ǌ14HǕ15w16Jǔ17Ɓ18WŒ21T23ǖ24ľ30Ř36Ɯ
comes and	89 9g14Ə23Ɓ
comes from	89 -11Q-9Ɯ11ƻ39ǔ
comes out	83 -14T-8Ĵ7Ř14ǁ16Œ20Ǖ32Z
comes to	83 -13n13Ř18H27ľ39Ɯ
comfortable	80 7T11Ō13M14eƳ18X
comin	81 9k11x12Ĵ15M18u35Ķ
coming	72 -12ŷ-8Ť-7uŘ7j8U9yǝ10Ǥ11ľƛ13ŕǞ14Hǟ15pŹ21V22kƾ
coming up	80 -13ŷ11Ǥ14ŕ16p18Ź20H25ƾ34k
commercial	73 -15Ƃ7ǌǢ9ǋǔ11ǥ16Ǎ22Ǧ27Ǆ
commercial umbrella	87 -18Ƃ32Ǧ
common	89 10ǩ12Ǒ17Ǚ
commute	80 25ŭ33ů
commute $	84 13ŭ34ů
comp	65 -9ŐǑ-7Q9Ǥ22ƀ40ǒ107ǣ
comp $	79 14ǣ40ǒ
comp and	81 17ƀ
comp audit	80 15ǣ
companies	75 -12V12ŀ14ş19m24ń33Ţ
companies $	86 -13V21ń30Ţ
companies have	89 12ń
company	53 -20Ū-18ń-14S-12ž-9Ƃ-8fŤŬ7ǩ8ŠƇǑ9Ņǆǉ10ơǠ11W12qƖǥ13ǁ14ţƄ15ŜǊ17Ş18Ţƕ22ƴǡ24ĶƧǨ25ǃǐǞ26Ǆ29Ǧ31ǅ32Q33ŝ35ő37Ő38ŧ
company $	63 -12Ő-11ǐ-10ń-9f-7Sľ7qƜǠ8ǡ11ơǄ12ŝşǑ13ŧ14ǉ17ǈ18Ɩ21Ţ24Ŝ26Ş28ő95Q
company do	86 -15Q-9ǃǐ12ŧ14ŝ32Ǆ41Ő
company ever	86 -9Ő8ţ12š14ƴ
company have	86 -8Ŭ11ǡ18Ƅ27Ǧ
company or	87 -14ž9ƕ12ƎǨ23ǡ
company you	87 -8Ş8ŝ12Ţ16ő
companys	78 7Q9ƴ11ŔǦ12ľ14ǃ15ǟ16ǐ20ǥ
companys name	89 -18Q15ǐ18ľ20ǃ
compare	87 -15ƒ23Š24ń
complaint	87 28ǜ
complaints	87 35Ş
complex	82 -13ǧ38ƣ43ơ
complex $	89 -14ǧ36ƣ
comprehensive	84 41ƀ
computer	80 7c8d9ŚƝ15ǘ32Ǘ
computer $	89 34Ǘ
computers	86 13b20Ǐ31ǘ
condition	82 -14Ƽ13Ɖ24Ŏ43ű
conditions	81 -7Ƹ12Ŕ57Ƽ
conditions $	86 -15Ƹ13Ŕ59Ƽ
congrats	86 8Ɩ9f10ƺ12Ǔ13ǟ14ƞ
congrats on	89 10ƺ13Ǔǟ14ƞ
construction	78 -7Ǆ8ƌ13ǟ15P26ƅƇ
construction $	89 19Ƈ22ƅ
contents	78 -10ŗ-7Ɠ42Ɨ43Ǣ
contingent	89 37ƫ
contract	68 -8ơ10Ɩ11Ʃ13řƢ15ŀ26ƒ51Ǔ
contract $	81 14Ʃ16ƒ17ř21Ǔ
contract for	79 14Ǔ
contractor	84 15Ɠ16ƌ18ǧ
contractors	83 -7Ǔ12Ŧǒ14ǡ38Ǒ
contracts	80 24Ǔ
contracts with	89 12Ǔ
conversation	86 13sĻ19ŋ
cool	73 -11D8jQ9pǈ10dǚ11CPńŘ12g13EŐ15o16rľ27ǖ30Ɔ
copper	87 31Ƌ
copy	79 12ơ41ś
copy $	83 12ś13ơ
copy of	89 21ś
corner	87 9Ő11Cū
corolla	89 -16ŷ11Ź27ų
corporation	87 30ǆ
corporation $	89 26ǆ
correct	71 -9ķ7ƴ8bnpŬžƪ9Ɵǜ10Ź11ǅ13d15Œ18ŏ20EF
correct $	72 -9ķ7Ɗƴ8bnŬžƪ9pƟǜ10Ź12ǅ13d16Œ18ŏ21EF
cost	62 -11Ƶ-7őŝŠţ10Ɨ12ƠǝǢ13ĸ14Ş15ľ16ƑǕ20ư23Ɠ25ǚ27Ǐ28Ư32ŒŦ
cost $	81 -16Ǐ-8œ17Ơ21ǝ29Ŧ30Ǣ
cost on	89 19Ɠ
cost or	89 12ľ14Ɨ18ŀ
cost to	75 -13Ƶ-7Ǣ7ƓƗ17ư21Ư52Ǐ
cost you	73 -10ŀǩ-8Š-7ľő7ĸ11Ŧ15œƑ20Ǖ41Œ
costs	80 7ǚ8Ư11ŔǏ12uXƭ15Ƥ16ǝ
couch	86 -10B-8Ɠ11ŭ14g16n19Ƥ22Ɨ
could	48 -16n-12ǎ-9VƦ-8Ŵ-7ŕƝ7Ļ8ū9WŠǏǩ10ũƢƪ11Əƭ12Ŀ13Ʒ14Ĺ15ƍ16Ŋ17Ř20Ś21M22Ş23Ǆ25ƤƮ29śǨ31ǚ33Xĸ37ķǝ38ŵ59Y
could a	87 -7ų12Ə16ǚ
could be	80 12ķ
could go	89 7ū10ķ11Ŀ
could he	87 
could i	80 -10Ʈ-8Ŏ-7Xĸ29Ŋ41M43Ǆ
could it	89 14ũ15ǚ
could not	71 -19Y-10Ʈ-8ķ8Ǖ9G10ǔǟ11ǆ13Ōƒ16W19Ƥ27Ǩ28Ř
could she	89 19Ʒ22Ƣ
could somebody	89 11ķ
could take	87 -8n12ķŵ16ƪ26Ǩ
could the	75 8ǝ10ǁ17Ǩ24Y
could they	79 18Ş31ķ59Ʈ
could you	55 -26Ʈ-13ķ-9V-7nŌŕ9Ɨ11ű17Ƥ18ƭ20ǩ26ŘŚ32Xś33ǝ35ŵ59ĸ75Y
could your	89 -22Ƥ-8nY14Ʒ49Ʈ
count	81 -13ƿ-7Ǒ8n10ņ13u20ƹǤ23ŷ30Ǉ
counting	82 -11Ɲ-8Ǉ9ƭ10n15ǉ18ƆƢ24Ư
country	81 -11Ĺ10C12Ÿ13ǔ14ǀ18l
counts	71 8ő19u21ľ28Ư
counts on	72 19u29Ư
county	80 -9Œ8Əǔ12Ż14ļ20ƅ33C
county $	89 9ǔ
couple	77 -8Ɯ-7ŉǝ7ǎ8UŊƸ9H10Sƿ11Ľ12ŪƤ13Ƙ19Ǟ
couple of	84 -8Ɯ-7ŉ8Ŋ14Ƥ18U23Ǟ
court	83 35Ƅ51D
cousin	84 -8Ƣ7ŷ9D11ǜ16Ŝ25n
cover	70 -14m-7ơ8ŲƢ9Ʈǥ10ƙƝ12Űǝ14ƃǡ20Ŗ24Ŧ27ĸƧ28Ʊ
cover $	84 -8ŗ12ǥ24Ƨ33Ŗ
cover the	89 -7ƀ10ĸ13Ʊ14Ŧ20ǡ
coverage	54 -8ŚǏ-7ň7Ŕƙǘ8ŉƘǣ9Ĺŕŝƪ10XŐ11ŃſƦƭǒ13ǌ15ƀƚǨ17W18ľƁ19ƨǚ20ǝ21Ƨ23žƬ25š28ŏ29ŗǢ33Ɠ
coverage $	64 -20Ǣ-12ǥ-10Ɠ-8Ƨ7XƄ8ƨ9ǒ10Ƙƙ11žƛ14ŝƀ15Ǩ16ǘ17ŗǌ18Ɓ24ŏǚ27ľŖ34ǝ
coverage do	80 -11ŏſ-10Ŗ17Ʀ22Ǣ27Ƭ32ŗ
coverage does	87 8ƨ24ǥ
coverage in	89 -14Ʀ17ƚ34ŏ
coverage is	84 -14ƨ-12ƃ-8ſ8Ǣ13ł18ž20Ɠ32ŗ
coverage on	79 -11Ɓ9Ǣ10T12ƃǨ17ƚ21ƀ26ƨ
coverage or	80 10Ŏ15Ɓ17ƪ25Ĺ27ſ
coverage to	89 15ƭ26Ń
coverages	87 -8Ǩ20Š21ǥ43Ś
covered	68 -17Ǐ-11N-10ƚ-9Ǩ-8ŵ-7q7ǒ8Ő9ŗǡ11ſ12ŖƁ14ľƭ17Ŏ19Ʀ21Ǣ22ƀ24Ō30ƨ31ŏ
covered $	81 -20Ǐ-7q8ǒ17ƭ31Ŗ36Ǣ
covered for	83 -10Ǩ-8Ŗ13ƀƨ25ŗƦ
covers	81 -8ň7Ɨ8Ʊ11ƃ13Ƣ19i35Ŗ
covers $	87 -8ň40Ŗ
coworker	89 12B26Ƴ
cpa	84 -13r12A14B50Ǡ
cr	87 -12Ň26Ŷ39Ū
cr v	87 -12Ň26Ŷ39Ū
crash	81 -9n16Ƥ30ż32ƃ
crash $	89 -7S27ż
crawl	83 19Ƈ22Ɗ
crawl space	83 19Ƈ22Ɗ
crazy	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
credit	64 7ő9ǖ10ĸŝƦ11ƕ12YļŬ15Ǘ21Z23e53ĵ
credit $	80 -7ǜ10Ĵ50ĵ
credit card	86 -10ĵ10Ǘ15ĸ38e
credit cards	82 -15ĵ12Ǘ14ǖ32Z
credit score	86 15ĵ
credit union	86 -15ĵ14Ʀ17ļƕ19Ŭ20Y
creek	83 -8Ɩ-7ů11ơ60ƙ
cremation	84 -9Ļ34ư
cremation $	87 19ư
crew	76 -10Ɔ8u13ǣ14Ǟ15Ǩ20Ǒ21k27ǉ36ǈ38Ǉ
crew $	84 -11Ɔ17Ǒ34ǈ40Ǉ
curious	86 8B14r15ŉ16Ĺ
curious what	89 9B15r17Ĺ
current	63 -11ǅǧ-7ľ7SŢ9Ŗ10őŜ12Ƶ13ǥ14ŏ16Ş17ǒ19Ő23ŗ24G26ŝ29ŕ36Œ
current carrier	87 14Ş37Ő
current certificates	80 -10ǧ18ǒ
current company	87 -15ǅ14ő29ŝ
current policy	76 -7X8Ś13Ŗ17Ƶ21ŏ
currently	84 11Ő14Ɓ25ŏ
cushion	86 39Y
customer	66 -15S-10G9Ţ10ĿǄǓ18ǚ23ǔ24ǡ42ő43Ǘ
customer $	75 -13ǡ15Ŀ37ǔ
customers	71 -10Ų-9lǗ-7Ǟ8k16ǟ19ǔ23ǃ24Ǔ27Ɲ29ǖ
customers $	84 -7Ǘ7Ǔǔ23ǖ
customers come	89 -12Ų-10l9ǔ39Ɲ
customers pay	89 -12ǔ-11Ǘ32ǖ
cut	76 -8ţ10ƿ11ǣ12V14Ǚ17Ƨ19ǃ22I29š
cut off	84 23š25I
cyber	87 -7ŏ15ǥ51ǘ
d	83 -18b8Ƅ9ś18w37d50ǃ
dad	72 -7ǟ9qŠ10A12t18ƽ28B32z38Ƴ
dad $	89 10Ƴ13q15t
dad died	89 16Ƴ
daddy	83 9g12ǈ14ƽ15ŠǞ
dads	87 -9ľ11Ʊ14ƽ15z
damage	67 -7Ơ14Ũ16ƛ22ƚ23ƀ26Œ30ž31ű42Ŧ
damage $	78 -9Ť8ƀ19Ũ27ƛ31ƚ
damage in	80 -13ƛ30Ť
damage on	84 22ƀ32ű
dangerous	83 -8g10ś33ǀ
dash	84 -9ǩ15ūǛ24Ů
data	86 39Ǘ
date	67 -9œ-8v7ǒ18S21Ń24p26d33Ɩ38ť61ŕ
date $	79 -11œ10ǒ29Ń
date of	78 12d25p
dates	89 -7c18ǒ37v
daughter	72 -18ų-8ľ-7p7B9ƷǞ11uw16Ű18v19x21y30Ź
daughter $	89 8v11w22x
daughters	81 -16d-15b9v15Ʊ23uw25ų
day	58 -10Ĺ-9HŒųƗ-7őřǄ7ŃŧŹ8Ǐ9ǎ10Ƅǝ11ƁǕ12pǖ13ŕ14ů15Ĵ16Ǟ17jŠƞ19P20R21Y25ƹ26ŤŴƖ29Ƨ35d40ƻ52i59L
day $	72 -11L-8HőŨų7k10xƟ13ŠƧǖ19ƹ22PǞ23R24ů31ƻ37i39Ť
day and	80 -7Œ9g10L13ƻ24d
day does	89 11Ɓ15ŕ19Ɩ20Ƅ
day of	87 17ǎ21Ũ35Ĵ
day or	86 12Rŭ13q15Ų18Ŵ
day so	86 -11L18i19U22Ɩ
day you	86 -8Ő7d13Š16ŧ34Ƨ
days	60 -10Ǌ-7xſ7fnŃƸǡ8qŕŵŻ9C11QŒŜŭůƖ12ƺǞ13ŐŽǕǝ14t15Ū18ƒ19š22k23g28ǎ39R
days $	66 -10Ǌ8c9fǛ10nǝ11qC12R13Ǉ14ŒŜ15UŽ16ƺǞ17Ő18Ū21ƒ
days a	86 14R19ŭ24ů
days are	89 -15ǝ-12Ɩ12ǟ17P56ǎ
days off	87 -23R-13P37k41g
days or	86 12Ń19i20R
dead	84 -7ť13ǁǨ14ũ17Ţ24ǝ
deadbolts	87 -8ƣ24Ǝ
deadline	86 35Ń
deadline $	87 29Ń
deal	76 9Ņƈ10Ƨƴ11ŀ13ŧ14Ŏ16Ƴ19ľ20ŌŜ
deal $	84 13ŀ21Ŏ22Ō
deal with	87 12Ƨ15ŧ19Ƴ26Ŝ
dealt	87 7ŵ32ņ
dealt with	87 7ŵ32ņ
death	84 14U17Ʀ20Ƭ32Ƴ
death benefit	89 18Ʀ24Ƭ
debt	82 34Z
debt $	89 
debts	89 41Z
dec	80 -9ǚ12ǡ17ś22Ś
dec page	80 17ś22Ś
decent	87 11ŗ15ƃ18ư
decide	78 12Ń18Ł20A33ł
decide $	83 -8Ł16Ń19ł21A
decides	89 24Ł
decides $	89 24Ł
deciding	89 7ł16Ł
decision	81 14ł23Ń31Ł
decision $	87 -13Ł7ł27Ń
decisions	89 13ǚ16A
declarations	84 17ś23Ś
declarations page	87 17ś
decline	87 47ƴ
declined	87 9ƴ
deductible	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏ17Ŧƚ19ň38Ř
deductible $	73 -10Ŏ-8ň7ƀ12Ɓ54ƚ
deductible and	80 -15ƚ24Ř
deductible could	73 20Y
deductible is	89 -30Ř14ƚ24ǩ
deductible on	87 13ƚ18Ř
deductible right	89 8Ř13ł
deep	87 8Ɗ10ǀ15N27Ǜ
deer	89 9gƀ
degree	80 17Ʊ46m
degree $	86 19Ʊ27m
deliver	76 -12R8Ǖ12Ɲ13Ǜ33ǐ
deliver $	82 -13RǛ10Ų52ǐ
deliveries	73 8Ǜ17ǐ25Ų
deliveries $	84 -19Ǜ12ǐ29Ų
deliveries work	80 13ǐ
delivery	76 8Ǜ12ŭ17ǡ
delivery or	80 12ŭ
denied	89 36ƴ
dental	86 18W22PQ
department	82 -11Ƥ8Ǝ26Ə
department or	89 9ƎƏ
depend	74 7Ǖ9Ʊ22Ư23z29Ŀ
depend on	74 7Ǖ9Ʊ22Ư23z29Ŀ
depends	77 17Ư28u
depends on	77 17Ư28u
describe	87 10ƸǍ
design	86 44ǚ
design work	87 38ǚ
desk	84 -14Ǐ11Vśǈ14Ɲ36P
detached	87 30Ƒ
detached garage	89 30Ƒ
detectors	84 -9ƹ23Ǝ
detectors $	87 8Ǝ
device	87 46Ž
diabetes	80 17ƽ18ǂ
diabetes $	89 24ƽ
diagnosed	89 26Ƽ
did	36 -19ǎ-18Ň-15ŝƧ-14A-13LĻ-12ŒƯǠ-11zVķ-10oIŌžǕ-9syUĿŊŷ-8MRľŹƃƏƟƭǃǖǨ-7iJKZŏŘƗƜǄǈǔǗǟǦ7pƅ8fNƞǆǙǜ9FŗƚƠƲ10jqXƂ11cxŎţƹ12ƕƙƺǘ13Ĺōƾ14Ʃ15źǂ17ƼǊ18Ŝŵƈ19ŉŖ20wSŸƫǤ21ƴǞ22ő24ťƽ26ǩ28ńŔ29Ľň30Š31œƬ32Gšƌǅ33kņ35mļŤ36Ņ37Ƴ41ƒ42Ũũ43ŧ44Ŧ51B
did a	82 -7Ŧ10Ɛ12Ʋ14ļƴ15ƽ22ǝ
did anybody	83 -10Ƹ-8n-7Wš9ƴ10Ƨ11Ŕ12ƽ13Ɓ15Ǚ22Ŝ
did anyone	78 17Ŗ20Ʊ21Ǣ
did he	75 -9ƛ-7a12x13q14wǂ15t23Ƴ36B
did i	63 -16Ŋ-14Ŧ-12Ƴ-11ĺ-10LŔ-9ŕ-8B7Fƣ8doH9pƈ10eqYǅ11XĽŃ12Ů13gū14cŐ15CŸ20Dŀ25b26ŉ27v29ō31N80ǩ
did it	64 -17Š-13ǅ-10lĽ-9ő-8Ɨ-7ƛ8Şƚ9ǚ11ĺšƱǏ12jŕŦ14J17ś20Ŕ25ƒ30ŧ35ť56œ84Ť
did not	75 -15ǩ-9bw7B8š9ŉ11Ŋ13ĺ15Ũ16r19ŵ20E29a32ō
did she	84 -13Ŕ-7ũ11ƨ14q15ź20ǜ22B
did somebody	79 -10Ƴ-8ňŜ12ĺ13ŗ14ƅ18ļŠ26ņ31Ŗ
did something	89 -9ũ-7ǩ14ŉ32ĺ
did that	67 -22ǩ-18ƚ-17Š-9Œũ7g10ǜ11ƛ12ŧ14š15Hƒ23Ť24ţ25dť27ň30Ŧ31Ũ35j
did the	57 -18ǩ-15w-12Ť-11Ǒ-10ũ-8ƒ-7Ǟ7œ8żƳ9fŖƄ10źǌ12ƌ13ƚƵǉǘǤ14ƕ15Ƽ18kŅƈǊ21ơ23ņ24ƺ25ŜŦƞ
did they	56 -9IĹŝ-7žǩ7BƁƄƖ8Ɖƕ9Ő10Ʃ12ŗź13ƠǤ16ƻ17S18ƅ22š25ƾ31Ŝ33Ƽ36ƴ43Ŕ44Ņ45Ŧ54ŧ
did you	45 -24Ŕ-22B-21ĺ-20ņǎ-18Ǐ-15oŢ-14gŅōŜƧƻ-13dŤƱ-11źǉ-10aŇ-9tACDĻ-8HTťŧƅƕ-7xVŝǌ7fĴſƈƋǤ8ǘ9XƑ10ŬƾǊ11ŦƍƲǑ12cƔƿ13Fƪǆ15Ʃ16WŖŵ17ň18š20Ƴ21Ÿƹ22S24l30Ľ32ƫ34Ĺ35kǞ36ļ37ǅ42ƌ43ő45m46Ƭ49wƒ50ńǩ52G63ũ76Š
did your	61 -16ƾ-15Ǡ-9Ŗ-8wzƼ-7dŠơ7ƨǌ8Ŕſǅ10šźƀǣ11npƕƠƦ13tTƙ15ũ18ǂ20x22ņ25Ƴ28ƽ61B
did yours	89 -12ƚ12B13ƽ14ƙ17ǅ
die	82 -10Ǩ9H11V17ƽ26Ʀ29Ƴ
die of	89 -20Ƴ45ƽ
died	73 -12ǆ-10r11Ư18Ʒ31ƦǨ56Ƴ
died $	79 -13ǆ-10Ʈ13Ư15Ʒ18Ǩ21Ʀ31Ƴ
difference	89 9Ə17ł20ň
different	69 -13ƚ-10Œ-7Ļ7KƬ8ǘ9ǥ10V12ǅǕ13ũ17Ş19ĺŘ20ǩ25Ŕ
different $	89 -12ĺ-9Ļ36ǩ39Ş
different for	79 -15ƚ8Ŏ24Ř
different now	89 -15Ş-8Ŕ25ũ27ĺ
differently	89 -26ǩ16Ŏ18ũ28ŧ
digit	89 7ū18E
digits	79 8d12eū17E25I32ř
dinner	83 13n15N17ƿ26L
dinner $	89 29N
disability	83 -14Q-7Ʀ27ş34W
discount	73 -8W8Ů10ľ13mő14ǩ17Qź18Ž
discount $	84 11ő20ǩ
discount for	89 8Ž11m
discount so	87 -10W10Ů22Q
disease	87 18ƽ
district	86 14ǔ16Ǔ17Ə19Q
dive	87 36ǀ
divorce	89 12ĵ16f
divorced	86 23f
dmv	89 32Ƅ
do	27 -31ƨ-30ĺ-23ǅ-18G-17Ţƒǂ-16SšŴơƳ-15iţ-14jœŘŠ-13Ŧƌ-12rŇōů-11B-10txLƠ-9elpŤźƇƮƴǤ-8hnDļńżǌ-7cvŷŸƅƈƫ7ƀƑƛ8VřűƭƹǢ9aŌŖŞƂƊƔưƼǇǟ10IYŊŚŬƃƘǞ11ŋūƥǔǡǩ12ĻŪųŵƖƤǧ13AMQUňŐƿ14Fľ15JŶŽƾ16ķƵ17yHņǠ18WŜŰǀǉ19ZƷ20Ľƻǋ21zOŃŏŮ22ƐƕǕ23ĴŲ24Kŝǈ25wƜǓǗǘǚ26qTǜ27ǎ28Pžǃ29Ŏŭǐ30şƟ31R33ƁƚǏ36ſ39ƝǑ40ǙǛ41ǖ42ƞ43Ǆ47g
do $	66 -26r-23ǥ-20ƨ-19Ǉ-17x-16ƞ-14Ň-10g-9Ɲ-8ľǋǩ-7YŒŶǂ8Ĵ9Ɵǔ12ņ13B21yƶ23U25Ů29ǈ33Ƥ43Ǌ45Ǆ47Ʒ48ǟ77P78q
do a	76 -8ǝ7m17XǙ25Ŝ29M
do after	89 15U18y
do all	89 -8Ǆ10Ư39P
do any	76 -12ǐ-11Q-8ǀ7Ź9Ǚ12ǈ15Ų17ǚ19Ǆ43ǔ
do anything	80 8ƚ13ũ17r35ǀ
do business	87 -37Ǆ8ǔ14Ŏǋǡ36ǃ
do clients	77 -21ǔ16ǖ48Ɯ
do customers	87 -16ǔ-12Ų13ǖ38Ɲ
do for	67 -16Ŝ-11Ǡ-9ƶ-7KLXǩ8Ǆ10ŧ11ƀ12Ŏ16Ǚ17ǈ18g23ľņ29q31P39Ĺ45Ư
do i	66 -42ō-11ň-7JN8ǡ9ļ10luŊ11Ɔ12wE13ǧ16c17ŷ22ƕ24ŋ29I30oŎ32a81ǩ
do if	80 -10ǝ7ĸ11Ǖ16ǜ24Ƥ26ǘ27Ʒ
do in	84 7ƚ10ǈ11Ɲ20Ǌ
do it	72 -22ĸ-20Ř-17Ƶ-13ĺ-9Ň8KŁŽ9sƐ11ĴǠ12Ŷ13B17r31ŀ34Ō89Ŏ
do not	59 -42ǩ-25ŝ-11ĺ-10NŐ-9aHľ-8Œ-7ŌǨ7Mņűƙ8IYŋƳƵ9cŽ10OZŵƊ11ŁňŪƒƠǠ13ĽǑ14bPŇ16Ĵńǒ18ŕ19lX20ŏ24L28ƻ39ŀ62Ş
do people	83 -15Ǉ-13Ɯ-8ǉ11ǚ21d35ǖ40Ǒ
do right	87 -8Ő12ŝ25Ƨ28ŧ
do that	80 -10Ō-7R7ƌ8ǧ10Ų14Ǡ19U22ŝ27Ŏ
do the	63 -10Ʊ-9Ƌ-8ǒ7Ǔ8wśǚ10ŽžƩǁ11k12Ǡ14Ɯ15x22Ƭ23ƪ27Ǒ
do there	84 -22ŝ9Ɲ13Z19P55Ǆ
do they	66 -26Ń-13ŧƾ-10ŅŔǣ-9Ƅ-8Hŵ-7aǉ8Ɓ9ǌǩ11ǂǑǕ12ƍ13Tƪ14ơ15ƕƠ16Ǔ22ǒ23wǧ25R26y28Ƨ29ǖ37ŝ52Œ
do this	79 -11Ļ8Ń10NŌ15s53M
do to	78 -32X-17Ƴ-12ǩ-8ň10ž11ƚ12Ŏ30ǝ46Ũ57ĸ
do we	86 -11Ƅ11d14Ō15Ɓ16ƀ23ƕ
do with	78 -10B-7ŏŶ29g42ŭ60Ƶ
do without	83 -14Ʈ-9b-8Ʀ8Ǩ17Ʒ20ľ24ŵ30ƭ
do you	29 -23ơ-22Ş-21ĺŀƒƠƨ-20Ŏǅ-19Ư-18lqƧǂ-17c-15S-14GLńƌ-13jũŴ-12ikšŢţŨŷƪ-11BŇœŠƬƳƷ-10eļƽ-9hĸŦƇ-8rŧǌ-7xĹŒǤ7Nŉǆǡ8űƹǄ9ĻƊƗƺƼǣǩ10wCĿƎƛƢ11zƂƵƻ12VŊōřƑǢ13JYŝƖƦưǊǟ14ZĽŌŔūŬƃƔƶǓǠ15ĴųƄƘǇ16ŏŚŶƥ17Ǟ18FŖŪƿǚǥ19OQňŲƾ21AǕ22WľƐƚ23ŰƜǔǘ24ķŐŜǀǉǋ25žǑ26ǜ27Ɓ28TƝ29HPRŮ30Ǚ31Kǎ32ŃǏ34ƟǗ36ş37ŭ39ǃ40ſ50Ǜ54gƞ
do your	69 -20Ǉ-13ů-8lŮŲǑǗ9ǖ10ǔ11ǒ12ƽ16Ǔ17Ǡ24Ǚ29ǈ39z69ǐ
dob	84 -12Ÿ30p52d
dob $	87 -13Ÿ12p57d
doctor	71 8Ƹ11ǣ13ƻ18ǂ20ƃ33Ƽ36ƾ
doctor $	78 13ǣ22ƃ23ǂ
doctors	87 27ƾ
does	41 -17Ÿ-16ž-15ƹ-14Ƃ-12ŭŵƦ-11tŐ-10Ūƈ-9Ŧƻ-8vOĵşƳƸǋǖǣ-7cKQţƗƛƤƬǇ7ŬƔǒ8ƅƍƜƞ9Ũƕǎ10oLǥ11ňŒŴƯǏǡ12ŁűƆǌ13xŗǦ14Ŝƙ16ůƇƊ17Ŗ18bŇ19ƁƄƠǚ20ǜ21hWŰơǄ22sŕź23ǐ24Ƨ25ŹǠ27Ǔ28Ľų29ǈ31rƩ32ǂ35ǩ36ǧ37qƨ
does $	87 -16Ǧ-10t-7Ƃǃ16q24ǩ30Ǆ
does a	87 12ƨ18Ŭ19A22Ǌ23ǩ
does anybody	75 -18ŷ-8Ł8Ŝ10n11ǡ13Ư18ZƟ20Ǎ25Ɯ37Ų
does anyone	83 -14Ŵ10ų29Ư32ǐ
does each	78 8ǆ14ǈ20T
does he	71 -29T-15Ǆ-14W-10ŏŰŸƄ-7ŭƻ11ų16Ŝ24r33ǂ34ź35h38ů43q
does it	58 -48ƣ-21ž-13ǩ-12rŇ-11ųŵǦ-8Oƨ-7Ǆ7pŖƎǕ8Űſǆ9Ľƿ10łƁƆǌǎ11TůƖǃ13ƪ16Ů17Ɗ18ŒŴƞ19Ƨ21Ŷ22b23Ũ29Ƈ30ű31Ʃ39ŕ45ŗ51Ǎ
does not	80 9s10ǂ11Ǚ12ũƙ23ŀ37ǩ
does she	72 -22Ź-13Ķ-11Ǡ-7WƸ8r13ů18Ʒ19ǈ23ų26ƨ27s43x45o
does that	68 -12B-7ĹŨ8Ļľ9ť11p12ŕƅ13ĿŭƆ15Ƨ16Ǐ26Ľ66Ň68ǩ
does the	54 -53Ǎ-36Ɣ-32ų-14ŗŲ-12ŖƂƒ-11ƈ-9Ƣ-8Ő7ƝǕ8Tǎ9Ŵ10ŇřƉ11ǩ12ƍơǢǥ15Ǡ16ƙ17Ű18Wǈǡ21ƠƧƩǄǧ24Ĺ26Ź28ǐ30Ǔ36Ǧ42Ƅ52ƣ54ƕ
does your	54 -25ů-23Ư-16ǩ-15ǒ-14oŇƧǈ-13ŭ-12Ÿ-11ƹ-10xŲ-9Ś-8ĵŕ-7ĹƦ7RŜŝźƠưǜ8Ǜ9ƀǑ11dq12sw14ƨ15BŖǄ16ŏŷ17ŁŰ20Ķ21ǂ22Ƣ25Œ26Ɓ27W28Ŵơ29Ǡ30ǧ35r36Ź48ų
dog	75 71h
dog $	86 7ū
dogs	83 -16w19Ɲ38h
doin	80 -10g9Ŏ12t14kŝƨ15ǟ20Ǡ
doing	63 -17Ų-8a7Źǁ9ŞǑ10ŌƵ12c13ŝƳ15j16k19ǐ23ũ24i25t26S33x35ǟ
doing $	78 -10i11Ǒ16ǟ30x36t
doing for	87 -11ŝ21k32Ş
doing in	89 8ź19j
doing okay	89 13i18x27t
doing that	86 -7G8o46S
doing the	89 -13t15Ō18c21Ƴ
doing this	89 -8S14i21ǩ
doing with	89 -9a8ǟ15t16Ƶ
dollar	71 -10Ť7Ƃǖ9XƗ13ǅ18ĸŗ22Ř38Ŧ
dollar @name	84 33ĸ
dollar amount	87 9ƚ13X20Ŧ
dollar deductible	87 -12Ŧ25Ř
dollars	76 -12ķ7ŎžƗ8ǘ10ľ11X13Ƙ15Ţ17œ23Ņ
done	66 -17Ǐ-15Ɲ-7ŕ7ţ8pƲ9Ŧǂǟ10Ōǋ11Ǟ12Ǆ13ƈƶ14ŷǘ16ŝƋ19ŧǝ21Ļ26yũ28ƾ33Ń35ƌƗ
done $	76 7yŌ13ǟ15Ǆ17ƈƌ18Ǟ21Ƌǘ22Ļ
door	73 -15Ų-9O9Ə10ůƘ12ǊǛ14Ǆ16ǃ17ūƙ19Ɲ24ƣ30Ǎ
door $	80 -9O7Ƥ8Ɲƣ9Ǎ11ůƘ18ǃ
doordash	84 11Ǜ32Ų
doors	80 -9Ʈ16Ǝ21ǅ27ǝ
dose	89 51ƻ
dot	84 -7a57J
dot com	89 37J
double	89 14Ř32œ
down	52 -19ǩ-11ņ-10dX-9C-8ţŦŶǟ-7F7qwňơưǈǕ8jpŉœřƆƍǉǛ9eƗ10oť11ſ12ŖǊ13UŪŸƏƶ14Ɓ15cLVǎ16Ō17ƫ18aƲǞ19Tƴ21MŞŤ23ł24Ƒǝ25ŵ31Ɗ
down $	67 -10X-8Ɗ7Ş8u9ƹ10M11ŪƆƶ12ƍư14ƴ19L25Ť26ǝ28T29ť34Ƒ
down and	82 -8ņ8ň10w14Ɨ32Ŗ
down as	84 10f11ƫ13o14ơ17c22a
down at	87 10Ş11Ř31U
down for	73 -12ǩ8L9Pķ11c14ŧƴ23ǎ31Ō
down in	87 -11f12ĵ14ƥ
down right	89 -16d16eo17p
down the	80 -8ǟ8y10Ƌ11Ū14Ə16V28Ǟ29ſ
down there	75 57Ɗ
down to	78 11Ǟ12V13Ŀ14ƀ17œ46ł
down what	86 -8ǝ-7P7D10ŉ15qƻ16Ǣ17ř
down with	83 9ł10M12ƽ13Ʋ21Ĺ
downstairs	89 26Ɗ
downtown	84 9ǋ12ů19ƣ24Ǎ27ǩ
draft	87 17eĴ
draw	86 27ǁ33ǚ
drawer	87 -11Ű14Ŭǖ21Ś
drink	78 -15Ǆ7ƺ12ǩ65ƿ
drink $	83 14ǩ24ƿ
drinks	84 47Ǜ
drive	59 -16qruź-12z-9R-7Tǂ8ǐ11M12DQ13Žǈ14Ƅ17Ũ20ŪŹ26ŭ27Ŷ29Ų37Ŵ38ŵ40ų45Ů48ů
drive $	70 -20ŭ-18u-17qr-16ź-14z-8ǂ-7ƨ12ǈ15ų16D17Ų24Ź27ŷ28Ŷ36ŵ40Ū61Ŵ
drive for	84 -16ŭ-8ǐ16Ũ19Q31Ų
drive in	83 -11R-8Tŭ12Ů66ů
drive it	80 -25ů-18ŷ-10Ų13Ŵ20Ƅ81ŭ
drive to	83 -12ŭ29ů30ǐ
driven	77 10ŷ14ŭ16Ŵǋ
driven by	79 16ŭǋ
driver	70 -14Ŵ-8ŖǞ-7Ū14ŭ20ų22Źſ23Žž31ŷ43ź
driver $	83 -11Ŵ21ŷ28ž35ź
driver or	87 -14ų20ŭŷ
drivers	68 -22ų-11Ů8ż12Ź13ǩ14Ǜ16ǐ21Ÿ26a31ź35ŷ
drivers $	81 -16ǐ-11ų12Ź17Ǜ61ŷ
drivers @name	86 -23ŷ53ź
drivers in	89 15ŷ
drivers license	80 -18ŷ-8Ź27Ÿ34a
drives	65 -20n-8Ū-7t11q15ŷ25Ş30ǐ32ų
drives $	86 -71ų-20ǐ9Ź90ŷ
drives and	80 -23ų27ŷ
drives it	89 -27ŷ51ų
drives the	87 -43ŷ7ǐ39ų
drives them	80 -8Ū23ǐ
drives which	86 -19ŷ26ų
drives you	89 37Ş
driveway	78 -7ų11Ə26Ū38Ű
driveway $	89 -7ų12Ə38Ű
drivin	77 -7Ÿ8ſǐ19Ū20S22Ż24Ź
drivin $	89 15Ź30Ū
driving	66 -13Sń-9ǩ-7ő9L12Ūų14Ż17Ƃ19Ž21Ź22Ų23ŮŴ27ż30ŷ31N39Ÿ
driving $	77 -11S-8ź-7G9Ū15Ž17Ź29ŴŸ34ż
drop	77 -10Ŵ9D10V11Ŕƽ18ƀ20ś42Ƶ
drop it	89 12ś16ƀ
dropped	83 8ƀ10Ƃ12Ǩ34š
drug	89 -11Ņ14ŧ19ƿ37ƻ
drugs	83 36ƿ
drugs $	87 
due	78 9ƈ11ƾ12yǧ13ŝ44ŕ
due $	83 10ƈ13ǧ26ŕ
duplex	89 -11Ǎ12Ơ19ƣ
during	89 13ŭ20Ɵ21P22R
during the	89 13ŭ20Ɵ21P22R
dwelling	82 -7Ǣ47Ɠ
dwelling limit	89 13Ɠ
e	76 -12ǩ-7D8ǆ16Ō17w22J48ǚ52b
each	63 -28ŗ7vTZŀƋ8Ɣƻǡ9wǉ11ųƱ15Ơ16Ř17Œ21ǋ24ů25ƶ34ǈ36W
each have	78 -34ŗ15ų63W
each month	83 -11T9Z12Ɣ13ǉ20Ơ27Œ
each of	76 9v15ǈ21T
each one	89 8ǈ9ǆ11Ƌ12ƻ
each way	87 35ů
earn	80 8Ʈ25Ŏ31q38T
earn $	86 -21Ŏ-7Ʒ11Ʈ23q33T
easiest	87 10ś26K
easiest way	89 11ś14K
easy	84 -13ƾ7ǧ9Ž10k14ǂ16Mŧ25ś
eat	84 -7UǑ10ǒ11k13ǣ15Ŧ17Ǜ20Ř42Ƹ
education	80 32Ʊ44m
education $	84 28Ʊ30m
either	82 -18ƪ-7ƞ10ƽ12r14Ǎ20ż23Ŭ
electric	86 23Ƌ
electrical	82 16Ƌ26Ǒ
else	54 -17ǩ-10ơ-8G-7ŏ7ĺ8ŉƼǥ9ķ10hŎǋ13Ţƙ14H15ŵ16Ʈ17ƥ19ǈǝ20Ƣ21ųŷ22Z27n29Ł35ş44ńō
else $	71 -17ş-10Łơ-7ķ8a10KńǨ11ĺ12Ƙ14Ŷ15H18ǋ20Ŵ28ƥ33ō
else are	86 -10ƕ34ń38Z
else be	80 -16Z27Ʈ
else drives	89 28ų
else gets	89 -10ŷ10ų11n27Ł
else has	89 11Ł13ş21h
else i	89 -12ŉ29ō
else in	86 -23ŷ9ń12H13ż29n
else is	76 -21n-9Ł11Ǒ12ŷ13ōƼ18Ƣ38şǈ
else lives	78 18nƢ
else on	89 -14n-12ōų-10ń15Ƣ25ƙǥ40ŷ
else would	80 18ķ
else you	78 7ķ15Ū21ń
em	70 -9cŠ-7ƞ7VŽƟƴ8ƅ9uőœƯ10ZŧƱ11űžơ13l14EǋǕ15Ş17ŝŢ22v24ǚ
em $	84 -7ƞ12œ14Şž18lǋ26ŝ
email	61 -16D7ƕ11Ľ16Ǖǧ28ś38K43Jǘ
email $	72 -7ś9ƕ51K
email address	84 -16D33J
email for	89 -20K-7ś37J
email me	89 -7J26ś
email or	87 -13Ľ28K
email something	80 22Ǖ
emails	87 14Ǘ22J
emergency	84 11ƃ22Y
emergency fund	86 25Y
employed	86 -8o27Q34q
employed $	89 34Q
employee	80 -8Ǉ10ǥ41ǜ
employees	63 -9Q18ǣ21Ǒ24ǈ36Ǉ
employees $	79 -20Ǒ8ǉ9Ǘ17ǈ50Ǉ
employees are	80 15Ǉ
employees or	72 -20ǈ-9Ǉ56Ǒ
employer	74 -11ǃ-8ǈ-7ő17V22S27Ƨ32Q35W
employer $	81 -12ǃ-8ǈ-7ő8W21Q25S33Ƨ
empty	82 11y48Ɵ
end	69 -14ǆ-10ũ-8ő7mƧƭ8Ɩ10jŌ11ư12ĻłŃƷ13I15i16Łǃ21Š24Ŕ25Ŧ26Ǥ38b
end $	80 -9ũ8ƭ10Ł11ŕ17ł19i21b23Ŕ30Ǥ
end of	87 -16ǆ-7ŕ11ŁƖ17Ń21ǃ
end up	81 -7ő9m15Ʒ26Š31Ŧ
ended	87 11ļ12l27ż
ends	80 -7Ő11e14ū15Ʃ16ř30Ƨ33ŕ
ends $	89 18Ʃ40ŕ
ends in	87 -7Ǝ12e15ū18ř
engaged	89 39f
enjoy	86 19g22U24t
enough	72 -8ų7Ɠư9ŎŞƗ10ŀƯ12Ķ15r17jy18ť20ŷ21ž33Ƭ
enough $	87 52Ƭ
enough to	80 -8ų8Ź9rƓư10Ƭ15ŎƗ16Ķ23ŷ
equipment	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
equipment in	87 -24Ǐ12Ǣ33Ɲ
equipment values	78 -20Ǣ36Ǐ
equipment worth	87 9Ǐ
equity	87 -7ƝǞ27Ɣ53ķ
errands	87 7ǐ36ŭ
escrow	84 42Ɣ
escrow $	89 -30ƕ63Ɣ
even	62 -10X-8y-7ņ7Ɯƿ8ŷƱ10h11ŕƹ12ŢƬ16Œ17Ũ19ŜƯ23ż34ţ
even a	76 -7u9ƹ11Ɯ18ż25Ư
even if	78 -9y10Ʊ16Ţ21ţ
even ones	80 8ţ
even small	79 20ţ
evening	89 21L
ever	48 -12Ŧ-10łŔƸ-9rSŁűƝƽǙ-8ǂ-7ŐŰǔǨ7ƚ8ŭƷ9VŏǐǕ10CŸƲƹǩ11Ƒǚ12ƍǒ13ƂǛ14ghƿ15Žǆ16Rǘǝ17ŜŤ19Ʃ20ņšǜ21Ųſ23ŗ24Zųƙ28Ż29ƛƜ30ƴ35Ƽ38ţ39Ŗ
ever been	64 -8ǂ-7Sǚ9ņƜ10Ƙǝ11ǜ12Ų14Ż15Ɗ17ſ19ƴ20ƿ21Ƽǘ
ever come	76 -12Ɲ-7Ŧ12ƴ13Ɯ20ƛ24Ƒ30Ŝ
ever empty	87 20Ɵ
ever get	82 9Ʋ12ƍ16ǘ26Ɗ28g
ever gone	89 -7Ɵ22ƙ29Ŗ
ever gotten	83 -18Ɗ-13ǣ-12Ǚ9ǘ11Ǜ12ƙ19ƛ41Ɯ
ever had	65 -19Ŝ-13Ɗ-10ƽ7ƙ13ǝ15ţƛ17Ǖ20Ť21ņ25Ƽ28Ż
ever have	83 -7Ŝ12ǜ33R52ţ
ever said	89 11ƴ25ǚ
ever sat	87 -8ņ14Ʋ31Ŗ
ever taken	80 -39ƪ58Z
every	60 -10Ǐ-7Ǔ7uCŔŞŲŹƟ8hŐƎƦƩƽ9bcFǢ10Ŝǥ11Ūǝ12Uųƻƾ14Ŵ16Ĵ17Œ21T25Ǚ28Zů36ǒ
every #	86 7Œ10T22Ʃ29Ĵ
every @day	89 20Ǚ
every day	78 -10ų7ƿ8R10q12Ź13Ų16U17ƻ25Ŵ32ů
every month	72 -45Œ7Ɣ11YŐ12F19T41Z52Ĵ
every time	89 9ƙ11Ş12ǒ13Ǚ
every week	89 16ų29ǝ
every year	87 12Ɵ17Ŝ19ƾ20Œ
everybody	72 -9Ư-8Ź-7Z7Ŕǈ8œƳǑǘ9ŁŭǗ10Ɩ11Ƣ12ž13ǅ14ķ15ŷ16Ƭ23n
everybodys	78 -8Ƴ7gƬ9ŎŲ10A12KZŰ14ǈ20ǩ21ľ
everybodys got	84 9g10Ŏ11Ų12A13Z21ľ
everyone	89 12Ž20ŷ
everything	65 -9ǩ-8ǝ-7Ź7w8AŝƂǑ9ƬƻǢ10KĿ11UŘǦ14Ǆǐǖ15Ļ17Ư18ō24i28Ɨ30ş34ķ
everything $	80 -9ŹǏ8Ŀ10Ƃ15ŘƻǦ20Ɨ34ō
everything in	86 9Ǣ14şƳ16ķǏ
everything you	84 -16Ǐ16Z20ķ29Ɨ
ex	89 53ƫ
exact	87 13ǃ14Y30ū
exactly	73 9D10Ņš12ƕ13ŀǄ15ơ16d17Ť19Ƨ
exactly $	89 14Ņ23d
exactly did	89 15ƕ19š21ơ
exactly does	79 25Ƨ
exam	75 61ǁ
exam $	80 23ǁ
excellent	89 18Ƹ
excess	79 73Ǧ
excess liability	87 32Ǧ
excuse	89 41Ŕ
expand	89 41Ǟ
expense	87 10Ľ31ĸ
expenses	82 13Ǌ21Y25ư
expenses $	87 14Ǌ18ư
expensive	82 10ǣ12Ǐ16X17Ɨ22Ƙ
experience	72 9ŧ12Ũ15ǅǣ22ņ
experience mod	78 25ǣ
experience with	89 22ņ
explain	75 10ſ16ňŖ17Ŕ18B35Ŋ
explain $	89 -14ň-8Ŗ50Ŋ
explain it	86 -7ŧ18Ŗ21B32Ŕ
explain that	89 -9Ŕ33ň
explained	84 15ň16Ŗ
explained it	89 11Ŗ16ň
exterior	89 34Ƈ
extra	78 -10k-9ŹƸ11ƶ14Ǧ15Ƥ16Ų22Ƃƴ25Ǉ36Ǥ
extras	87 49Ɓ
face	86 -16ŗ15Ʀ23M37Ƭ
facebook	89 26ļ28ǩ
factor	89 -20J-9Ł23ł36ǘ
fair	76 -8Ņ7ľŎ10Ş13ļ16ŉ17Ň18iĵ19ŀ21ŧ
fair $	84 -8Ņ10Ŏ21ŧ
fake	83 14Ŀ49ǘ
fall	67 -16Š-11Ĺ-9ĺ-8Ɓ9Ň11ƃ12ƾǙ14š16d17y18Ɨ19ŕ21Ř22Yƞ31Ŷ
fall back	72 13ƃ23Ř25Y
fall out	89 13Ň28Ɨ
falls	84 -11Ư-7ǔ7ƾ12ť18ǡ25Ɯ26ǣ
falls off	89 7ƾ13ť27ǣ
familiar	87 25Ľ31Ŗ
family	58 -7űƷƼ7Yņ8Ŀ9Ƹ10hưǇ11AF13zƜ15Ū17Ƴ19Ũ20Ƭ22uƮ23ƶ24yƤ35n36ƽ
family $	71 -13Ƴ-11Ʈ-8űƬ-7Ƽǉ7A8Ł9ſƶ11Ɯ13ŨǇ15F16Ƥ28uy42n
family fall	80 26Y
family history	75 15Ƹ18ƽ
familys	89 11ƭ17ǅ
far	64 -21Ŵ-11R-9L-8Ɲ7Mƙ8ŇŝŮƏ10ź11uvSƭ13ő14Zťƞ16ų18ň21ƚǐ26i46ů
far $	78 -10L11Ňŝ12Ə15u19ƞ20i26ň
far are	87 23ƚ
far do	87 10ů23Ů
far is	80 -10RƝ7ƙ10M22ů
far out	89 -16ů-11Ů-7Ļ24ƭ36ǐ
farm	74 -14h-9S7ĽǄ11ŅŜŢ12ő13ƶ14ŭƝ18ń34Ǒ38Ő
farm bureau	89 9Ő13ńŜ
fars	87 -10ƛ14ƙ17Ə
fars the	89 -11ƛ14ƙ17Ə
fast	79 -17ǩ-7Ŧ8Ǉ9O15ŧ17Ż24Ń36ň
fast $	89 -14ǩ-8Ŧ10O20ŧ29ň
father	81 -10Ư-7Ť12B18Ƴ24z33ƽ
fault	78 -9ƀ-7Ƴ9ƃ17Ť45ż
fault $	89 11ƃ27ż
favorite	83 -7ƌ15ŝ21ƞ23Ŷ27ǩ
favorite thing	89 -13ǩ-7ƌ7ƞ17ŝ29Ŷ
fax	86 12ƕ18Ƅ36ś
fear	89 -9ƶ37Ŀ
feel	65 -8Xŝ-7ǂ7Ƶ8Ƹ9Mǟ11ŧž12ĵŋ14ƞƬ15ņ16Ũ20Žǁ22Ŏ23r24Ţ28Ň
feel $	87 -12Ƭ10Ň40Ũ
feel about	73 -12Ũ-9ƞ13ŋ23Ž26ǁ35r49Ň
feel like	86 -16Ũ-15Ň10Ƭ14ž20ŧ30ƞ
feeling	81 7Ň10x20tƸ26Ũ
feels	87 11ƞ13X38Ƭ
feet	70 -9Ņ11Ə12Ɗ14Uŧƺ15ŀ18ǋ20Pǀ35Ɔ
feet $	81 14P18ŀ33ǋ
feet is	89 -7ǋ22Ɔ
feet right	89 26ǀ
fella	79 -8d-7o8ņ9ķŅ11ǃ13xń14ſ15BŜ17Ƙ
fellas	89 10ƫ13ņ21Ǒ
fence	81 13ƍ44Ƒ
fender	82 8ţ9ķű31ż
fender benders	87 28ż
few	71 -13š-10ť-9ŉ-8Ǟ9Ľ13Ɓ14HƝ21Ŋţ26ĵ
few questions	89 -12ŉ16Ŋ
few years	75 -14š-10ť-7Ǟ15H22ţ27ĵ
fianc	89 -11a-8Ľ12p15o20q
field	87 12ĸ16Ś19ǈ
fifth	89 13Ĵ23ń
fight	84 -9Ŕ10Ŏ16ů19ǜ22r26ŧ
fight you	89 -10Ŕ24r29ŧ
figure	72 -20Ǐ7yƭ8HƗ9XłŅŖŘǊ11ĸ12AƓǉ17ƈ18űƬ27Ƙ
figure it	89 16A17Ŗ
figure you	89 10Hƭ15X29ű
file	72 -10ƫ7J8d10w12ǖ19ś20ǒ23Ǘ24ţ26aǆ27Ƅ
file $	84 -12ƫ8ǒ9J11d12Ǘ13w15a
file for	87 -9ţ10Ǘ15ǒ18ǆ
filed	80 12ǜ23ţ27Ť
files	87 10ǘ30Ǘ
fill	77 12Ů17Ĺ
fill in	80 -33ĺ49Ĺ
filled	84 7Ɗ9a12Ĺ16Ō23ļ
filled out	86 9a12Ĺ16Ō23ļ
final	78 9Ľ14f30Ł43ư
final expenses	86 26ư
finally	83 9jĺ18t19k21ƞ
financed	84 51Ŭ
financial	83 7Ǡ21B36A
financial guy	89 11A26B
financially	87 -9uA13Ʈ20ĸƯ
financially $	87 -9uA13Ʈ20ĸƯ
find	71 -12ǩ-10s-8Ŗ7gŎ10ŧ11ķƷǟ13Š14M15U16Ƽ21Ś23ǘ35ļ
find a	89 -12s14ǟ15ķŎ16Ʒ
find the	89 8ƪ22Ƽ
find us	89 23ļ
fine	77 -8ŷ8űǁ9ǂ10KŽ12iGǊ16ŋǩ19N28Ŗ
fine $	87 10ǁ13K14G
finish	84 10ƌ11Ť15Ǆ23ǩ24m
finished	74 7ź8m10ƌ11ǝǡ30Ɗ
finished $	83 12m16Ɗ
finished basement	89 
fire	64 -11Ǐ-7ǅ7Ɛ11Ń19ĺǜ20Ǣ24ǝ25ŉƤ26Ť30Ǝ79Ə
fire $	86 -13ƏǏ-8ǅ14Ƥ15Ť17ǝ27Ǣ
fire department	84 -10Ƥ8Ǝ18Ə
fire station	84 17Ə
fired	89 -7ż41ǜ
fireplace	78 54Ɛ
fireplace $	86 24Ɛ
first	59 7bGZ8őž9Sǅ10eŕƨ11w12ƫ13Ś14Y15xŠ17Ňǩ18aŃ19o20œƅ21A22Ɩ23ŏ24ń28Ř
first $	79 -8Ś-7ǩ10ł12AZ13Ʒ14Ō15Ɩ18Ń49Ř
first and	79 -13w8o41a46ƫ
first months	80 26Y
first name	89 -10a15b24o
first one	86 -11ł8Š20ń24ǩ26ŏ
fish	89 9Ɵ29g
fix	81 -8ľ10Ŏ12ǩ15ƀƤ18ţ24Ş27ũ
fixed	87 11ŵ19ũ27ƌ
flat	78 8Řƚ18Ɓƴ19ǩ27ƨ47Ɖ
flood	72 -10š-8ŏ89ƙ
flood $	89 25ƙ
flood insurance	84 20ƙ
flood zone	83 
flooded	87 7Ũ10Ƥ11Ɗ
floor	77 -9Ǎ-7ƙ13Ǝ19Ɗ22ƛ26ǈ52ƣ
floor $	86 -7ƹ15Ǝ21Ɗ
floors	87 -7ƙ9ƣ12ƌ16Ɔ
florida	89 10Ÿ29H
fly	86 -10Ÿ42ǀ
folks	65 -11Ǒ7awKĺľ8lžƮ9ļ10ƣ11WŽ12Ɯƥ14Ǘ15ŝǈ17ǖ20ƽǇǔ21Ʀ33z
folks $	84 -9U10ǚ12z13Ǘ31ŝ
folks do	89 -7Ǆ11wǈ12Ŗ
folks who	89 14ļ18W27Ɯ
follow	86 15ň16g21Ƨ25K
food	80 -9Ŷ-7ǐ36Ǆ43Ǜ
foot	80 -12Ÿ-10c11ǋ22Ż24Ɠ42ƺ
footage	84 31Ɔ
footage $	89 25Ɔ
for	34 -25C-22ų-18ŀ-17Uǘ-16Ʃ-15ňŷ-14Ƽǉ-13ĿœƢ-12Ł-11ŕƮƸ-10ƧƷǍǎ-9DRŏƁ-8şŢŪǜ-7ahmsuŚŬƑǄ7ŎŞơ8JMŐŜƎƕǟ9jwNVŉǇǒǦ10ţžǞ11pŽƭƿ12crŌŠŦǢ13gŔűƟ14qƔƴǑ15yLŤƬ16Ɨ17ŒƯ18ĻƄƻ20dlOXŗǌǥ21łǁ23ĶǓ24bŖŨƝƤ25kQư26ƀǠ29ľ32ǂ33ƶǐ34ĹƓ37Ơ38Ų43ƒ45ŭ54Ʊ
for #	70 -8XĴƮ8ĺŦ9ŞžƤǢ10aŒ11ƥ12ƃ13Ɨ15Ž16Ǩ17Ɠ18Ƭ27ǝ28ƒ
for $	58 -24ǌ-23ű-14Őǔ-13Ĺ-12C-9ŅşŦ-8ǈǐǡ-7ŏų7Ş10u11ƠǏǥ12ư14OƔ16ĻŲ18Ťƭ20ƕƻ25Ǔ29ǩ31Ŗ34ŭ38ŗ48Q49ƒ77ơ
for a	59 -16Ǟ-13ǩ-9X-8bơ-7ĸŪǔ7gŖǨ8Lŗƚƶǝ9Ƭ10ƾ11Ɲ13šǐ15S16Pư18Řŵ19ǌ21q24ŊŨ25H45Ƥ
for all	79 -9ǧ10ǘ18ǒ
for and	71 -20ơ-15ǌ8O10ķ12Ŗ14ſ26Ư55Ĺ
for anything	89 -14ţ-8Ƽ15z26ǂ30Ƹ
for bodily	89 28ŗ
for business	87 -15ǐ8Ǣ67ŭ
for college	87 -16m51Ʊ
for for	83 -13Ƥ-7Ƽ9ǂ11ŭǚ16ƃ17şƱ
for fun	86 -15P8ǀ12ŭ39g
for good	89 25V38ũ
for her	89 9x23Ƴ
for in	89 -15Ĺ-10ƒ40ƶ57ľ
for insurance	81 -62ơ-8ǩ12Ǔ13ĺ19Œ70ǌ
for it	65 -17Ŗ-9ƠƱ-8ŗǖ-7Ʒ7mƫ9bBǒǡǤ10Y11F12ƞ16Ŏ19Œ22ƒ29Ĵű32Ő36Ŧ38Ɠ43r
for life	81 -16Ż-15q19ƿ33ƨƴ
for me	64 -9ǘ-8a7ƇǍ8ųŷƋ9nķ10TƭǄ11ō16ŉ17ŪƎ19ZǏ21ǈ72b
for money	86 14ǘ19Ɲ28Ų
for on	78 9g21Ɠ
for retirement	81 41Ķ
for school	89 -7m15ŭ37Ʊ
for somebody	89 -7V10Ư42Q
for that	71 -17Ĵ-12X-10Ų-9Ĺƒ-8Š-7ĺ8m9cźƠǀǣ11ŔťƝ13ŏŧ14Ż15Œ18ǐ33Ō34Ŷ38ĸ
for the	53 -17ŭ-14x-12žơǄ-11Q-10gǩ-9Ǌǋ-8ķŘƝǟ-7ZŌŎŲƕƴǍ7tzšƤƲǎ8fůźƄǃǛ9ťƪƿ10OƒƖǑǔ11Pǡ12eǆǉ14FŒǈ15Űư16ƟƱ17Ŕ18Ƙ22wǁ23ƶ29k34Ǡ40ǥ54Ǟ63Ơ
for their	87 -7m32Ʊ
for them	75 -40Ʊ-18Ļ-8Ş11Ʈ14ŝ17x29ƶ30Ư41y
for this	74 -10ţ-7ŧ8sQ11oļǊ12Oŏ13m19ǁ20Ĵ21Ƶ
for today	89 -19Ļ-16ĺƒ39ű41Ĺ
for what	81 -10ǃǨ9Ɨ11r12ķ15Q17ƒ26Ʀ
for when	84 -15Ũ-7Ľ10Ĺ16ſ20ƒ34Ķ
for wind	79 -14ƚ24Ř
for work	79 -12ů-11g7q12Ŵ14Ų21ǐ23P
for you	52 -39ǉ-30ǎ-23ŷ-22ų-21Q-20Ř-19ǘ-18C-17ƒ-14Œ-13U-12Pŭ-11H-10Ŷǩ-9ťűƶǒ-8KOňǆ-7a7Ǆ8ŝ9ŏŐƕƳ10ĹńƟƬƹ11YƔǈ12Ǒ13ņŇśŞ14ŉ15MŖǠ16IŌ17jJǇ18g19L22Ŏǟ23dG24Ŝ25c26V31N34ǐ37ľ38ţ39Ļ43lX44Š47Ũ51ł
for your	65 -18Ǐ-13Ʃ-12Ƹ-10ƺ-9Ų-8vž-7Ʀ7yPǌ8ƕǗ9W10dŐƴ11Ĺưǉ12xǢ13Ř14X15ƭ16Ư17wƃ19ƀƱ20Œ21ǂ33Ɲ38p
for yourself	87 14ǂ17Ư23Q
force	83 12Ō15Ń37ŏ
forever	84 14Ʃ15G17ű39H
forget	89 7Ɠ11Ĵ16Ƅƨ
form	69 -7o7pF8w9hƜƵ10fmŐǆ12aĹ16ļ17ơ26Ľ
form $	83 -34Ĺ10Ľ12Ɯ13Ő21ơ40ĺ
form just	80 -33ĺ49Ĺ
forward	82 13Ŏ16ŀś28Ō
forward $	89 -16ś18ŀ55Ō
found	84 -10ƀ-7a12ż13ř15Ļ17ű20Ʃ28Ś
foundation	89 30Ƈ
fourth	89 -11g7x33k
frame	80 38ŃƇ
frame $	89 14Ƈ27Ń
free	74 -8ň-7O8ţ11Ʒ12Ƨ15ǁ19sZ22N23L28g30Ɣ
free and	86 -9ň7Ŭ10ǁ14Ʒ40Ɣ
free or	89 10ţ27Z
friend	75 -7w9Š13B16ļ19a22Ƴ40A
friend or	89 7A12Š
friend who	89 -11B24A27Ƴ
friends	84 11ƃ12Ɯ20Ƥ21B
from	49 -16ǩ-15ų-12hƳ-11QTǧ-9Ş-8Śǈǐǘ-7iAĴĹşŭǥ7ŀŦŸƦ8uƗƟƽ9BŠŶƄƕƚǏ10kƅƏƜƧƪ11śŧǄǅ12IŇœŤǍǝ13ķƩ14r15Wǒ16ũǊǑ17ĸƻǜ18ŅŢź19ĽŎơǋ20ǔ22ŔŜ25R26ƙ27Ļ32l41Ǖ
from #	84 -10Ɖ-8ƅ10ƈǕ22Ʃ47œ
from $	72 -11Ƣ-10Ʈ10F11C12ƛ13I16Š17ĸ21lŤ28ǋ35Ǖ
from a	83 11ơ12Ǩ13u19Ǆ
from before	87 -14œ10l17ƫ24u32ƅ
from home	73 -13h-12Ɲ-9m15ů19ź20Ɯ41R
from it	86 -21ų11B12Ɲ14ŀ26k28ƪ30ũ
from me	80 -9l-7A13Ň14Ń16ƕ26Ŏ44Ļ
from scratch	89 10Ɠ16ŏ
from shipping	80 12ǝ
from the	67 -10ǖ-9ǐ-8Q-7ƓǤ7ŅśƧ8NŢ9ń10ŲƝǋ12ǒ13ź14Ŧƙ15ƗǏ16ǔ17ƚ18ŧ20Ľƻ29Ǎ35Ǌ
from them	89 -12ǧ16ǒ20ś
from there	89 -12Ɯ22Ŝ
from us	89 10ơ27Ƅ
from work	89 13sƦ16B
from you	74 -22Ŝ-10TǍ-8ĸ7Ǉ8M9ƣ11g13ƊƶƿǄ24Ɯ26Ʈ35Ǒ36ķ
from your	73 -10ņ-7Ɯ10Ʃ12Ə16ś17WƙƧ25rǖ28Ŝ
front	69 -8Y7eřƩ12Ĵ13q15ĺ16ƣ18Ə19Ƈ29ǃ30Ś32ǈ
front $	82 9e16q17Ƈ38ǃ
front of	79 9ŅƩ10ř37Ś
full	63 -9ŏ-8ŗž-7cYǢ7ƇƱ8quō10DƠǄǛ11ƃƓ12ŲŹ13ƟƤ16ƭ17Ĵ19ŎŒ26Ǉ31a33R49ƀ
full $	87 10ǟ24Ĵ
full coverage	79 -9ŗ8ž63ƀ
full name	87 35a
full time	77 -10ƀ-9t14q16Ų18Ɵ38Ǉ43R
fun	72 -13P-9ƞ-7UĹ9Ɯ11Ǥ14xƢ15ǀ20ǟ27k50Ŷ54g
fun $	84 -15P10Ŷ11ŭ21g
fund	77 -20y-13m-7Q15ƕ29Ʊ32ǣ36Y
fund $	80 -21y-14m21ǣ30Y31Ʊ
funeral	73 8ĺ14Ƴ53ư
funeral $	81 22ư
furnace	81 -7ƅ14ĸ15Y23Ɗ30Ƌ
furnace $	87 -7ƅ17Ƌ26Ɗ
furniture	80 12ƥ21G22Ƣ29Ɨ
furniture and	87 44Ɨ
g	86 -24ŗ-12ƂǓ12Ǧ16ź17b60ǡ
game	87 10gő47ǩ
gap	77 -9ŏ7ƭ25ŕ36š73Ɓ
garage	71 -19Ǐ-7zƽ13ƥ14ŤƑ15ƆƜ22Ű31Ɲ
garage $	78 -11Ǐ-8ƽ-7z16Ɔ18ƥ23Ű
garage driveway	89 
garden	89 9g23ƣ
gas	84 44Ɛ
gate	87 -9ƙ17Ű21ƣ24ƍ
gave	76 -11o7W8Ż9B11ńŅŔ12ǚ21Ŗ35ļ
gave you	77 -11o7W8Ż9B11ŅŔ12ń22Ŗ36ļ
gc	86 -12ǩ28ǧ44Ǔ
gc want	89 -12ǩ18Ǔ30ǧ
general	73 -18ŗ-16ž7ǖ10Ƹ15Ǔǧ35ǡ
general contractor	89 19ǧ
general liability	79 -18ŗ-17ž55ǡ
georgia	86 15Ÿ17yC
get	46 -15qƷ-13ŝŠ-12ĶŬ-11ŏŭ-10clĺǑ-9yXƺ-8ķņœ-7ŁłŕţƗƟƬǈǋǩ7ŐƵǘ8mŖ9ŊūŻƮƳ10GKRĴŴƖƠƨ11ŢƊƶ12ŀŹǤ13bpJĽź14gsvIőƙǙ15Ļƿ18ƃ19ƍ20Sƕƚ21Ŷ22H23ekơ24ŦǕ26ň27śű28W29ŵ32Ō
get $	79 -12X-11Yĸ-7vA10B14ƕ16ź19WƦ23Ŧ28ű38ƨ
get a	73 -30Ķ-11Ǒ-8ƿ8k11ơ12Hǩ13Ŋ14Ŗ15ǘ16AĽ17Ǉ18Q19e20ƚ25W
get around	75 8Ʋ14Ɠ45ŵ
get by	82 -15Ʒ12ƃ16Ƴ20ŵ48Ʈ
get certificates	89 -12ǧ13ǒ
get cut	86 15Ǚ25I
get for	86 -32ƒ-7Ɠ25Ơ44ű58Ŧ
get his	89 -17Ÿ-8a17w23Ź
get hold	89 -8ŀ43K
get hurt	86 -16Ǩ-7ţ10Ɯ15Ǚ28ƃ29ƍ
get in	86 -9d-7Ǎ12ů13s14ƣ17Ŝ34m
get into	86 -7ǅ11Ǘ12ǘ15i45S
get it	75 -8ŝ8Ŏƥ9eŢ10ő11Oś12Ƙǃ13Ŀ15Ĵ25ƒ29b
get me	86 9ǉ32ś
get my	84 -17Ņ13Ľ17J45ļ
get off	87 -17g13Ō14L45R
get out	81 10Vƚ11H13N14Ļ37g
get paid	86 -7Ŧ10ǖ11Ĵ16ƕ19ƃ22T
get started	87 11d13Ť17Ō
get that	73 -14d-10Ŧ-8kŠ-7Sļƺ8Ľ9ǩ10H11ƍ13Ōũ14XŽ15p17Őś18ūǅ19Cő34ň39v
get the	76 9ŵ10ĸŘ13Ʃ15ĶƖ17ƫ
get there	89 14ů31G
get this	82 8Ō21Ń37ơ
get through	84 11Ũ17ĸ21W
get to	75 -9y-7Ŵ9ő10Ʊ11GL14Ŷ15YŨ18Ź19k49ŵ
get you	74 -13ŏ7Ǝ9d10ś12p16Ƴ18ŎŢ20Ŷƭ30I38Ō
get your	73 7eŪ8Ɩ9sƻ10W12a13ŧŸ24Ǖ
gets	72 -9ŷƔ7sT8ŶƯƲ9gŴ10ļ12Ƣǣ16Ɓƭ19Ŏ24Ł33ƫ
gets a	87 13ļ24ŁŎ
gets the	86 8ǧ13Ư30ƫ
gets you	89 -11Ɣ11Ŷ12g21ƭ23Ɓ
gettin	81 8t10x11iĿ15P23Œ
getting	69 -10B8ŵǝ9ĹĿƞƨ10Aŭ11Ś12U13űƖǙǠ16t19j
getting any	89 13j26t
getting paid	80 12ǝ
girl	80 7ǖ13Ǥ15l16ǈ25w33u
girlfriend	87 -7Ʈ15Ƣ22Ʒ
girlfriend on	89 17Ƣ
girls	83 -8Ʈ10Ʒ13u15v18ǜ
give	57 -18Aŵ-11Ǔ-10ƃ-9Bǒ-8Ʃ-7Ųƴ7ťƔ8mOŊ9tIƗǎǐǢ10ŇƆƒ11wŅŧǕ12ŔŪǇ13oƧǧ14ŁŌŦ16Ǡ17ŝơ18dxDƁ19X27ǚ37W
give me	61 -11Ǔ-8WƝ-7GƩ7ŕƈ8ŒƔ9OťƦ10I11ŇƆǎ12ĵƒ13ŪƗǐ14w15oŌǇ17Ŧǧ20dDǠ27X
give you	72 -19ŵ-12ƃ-8Ʀ-7Xǝ7r9ő13ŊǢ16Ǖ17Ņ18Ŕơ21Ƨ24Ɓ28x62W
gives	89 11O30A
givin	89 14ǁ17tŀ
giving	86 -8X7ǁ15e19ń20AŒ26ŵ
gl	80 -19Ƃ-17ŗ-11ſ-9ǚ-8ō-7Ǐ21ǥ26Ǧ95ǡ
glad	83 -7b9Ĺ13t14Őť19ż24Ŷ
glad you	86 9Ĺ14Őż15ť26Ŷ
glass	79 -11ŏ-7Ř21ƀ22ǌ31ƿ50Ɓ
gmail	86 31J
go	47 -20Ũ-14qŮǩ-12Ŧ-11Ťǝ-10ĹŁƯǎ-9ŰƝ-8lŃŐů-7GLMļŕűŶƮƴ7NYţŻǃ8ź9XķŗŚ10dŞ11wAńňŧƷ12aŅŜŠťƒ13EŊŴƾǐǦ14ŔŖśƋǀ15šũ17ƭ18ŌœžƠ20oł22VƧ25ƞ26Ɣ28Ŏ29Ɵ30m35ǜ38R41ōƫ44Ƥ
go $	67 -14Ʈ-10Ŕ-7ţŧ12žǣ13šŢ14Yő16ƞƭ18ŗ20ǜ22Ǧ23Ŏ30Ņ31Ƥ
go about	89 -8A-7ĺ16ǜ20ł
go after	87 23Ƌ27ķ28E
go ahead	78 7a9dŚ12Ň26Ō28Ş
go back	82 -10r12Ƥ14ƪ19Ʈ27Ʒ
go by	80 -7q10ǜ15ǃ18a21w24ł38o
go down	84 10Ƌ11Ū13V37ť
go for	75 -14Ũ-7Ʒ8ƒ10Ŏ21Ơ27r29ţ
go in	76 -11Ɲ8Ɵ9ǀ12ŭƛ20mǜ63R
go on	71 -13ƭ-9Ů7c9ńŋ10Ź11s14ƙ15ŉǨ18Ŵ35Ɣ73ō
go over	73 -9Ř8Ľ10Ŋ12ŜƉ13s29ň33Ŗ
go part	87 -7R25Ƨ32V
go through	80 10f12ĺ16ǥ19ũ22Ƴ30ś
go to	71 -14Ʊ-12qŁ-11s-9l7y9ƾǐ12ź14Ż15Ƥ35m42A78ƫ
go up	75 -9Ŧ-8Ţ8ǀ9X11Ʃ13c14Ơ17ƒ20ũ22ž26Ř40Ŕ44œ
go what	73 38Ŝ
go when	89 11ǀ
go with	76 -12Ň-10A-9ő-8ň-7ſ8a11B12ŵƔ13łš16ŧ19Ō36Š
goal	89 44Ļ
goes	69 -13p-8w-7XŒ7Ǡ8HƔ9Ļ10łƷ11zųƩƵǉ12dEK13ǝ14ŁŴ15J18Ķ19o24ǖ27ƫ
goes $	89 10ǩ15Ƶ16ų17Ʒ
goes to	82 -8w10DǠ15K18Ŵ34ƫ
goin	81 -25ǟ-10Ǩ-9Ŷ8Ƶ9y12VƮ15H16ƭ22U43i
going	56 -23š-12Ʒ-9Ŵ-8tx-7ŀ7eĺƯ8ž9QĿňŉũƸǃǞ10ŧƒ11HP12DŢƝ14ǩ15ǅ18ōŨŻ20rĹŹ22y23k27V28ǟ30ł49ŏ
going $	78 -32Ƶ-21ǟ-9x7Ǩ11U12e18ŉ24ǅ26ō38ǩ46i
going for	83 -7y17ŝ18ƒ38x
going on	79 -25ł-8V8ǂ9p14Ƹ16k17Q18ĺ20Ɲ34Ĺ
going through	86 -10ň11U19ŧ40Ũ
going to	63 -18x-10Ŵ-9V-8ň7ľŻǩ8ƟǞ9Ư10ž13ũ14ŏ15D16P21H23Ź25Ƶ30y34r65ł
golf	87 40g
gone	63 -9ƕ-7ķľ7Ɠ8Ũǣ9Ơ10Ǩ11ƒƙ15ƩƱ16Œ17Ǝƶ20ŖƯ22œ34Ʈ39Ʒ40Ɵ
gone $	74 -8ľ11Ư19Ʃ20ƮƱƶ36Ʒ38Ɵ
gone through	79 13ǣ16Ŗ
gone up	79 24Œ29œ
good	53 -16u-11ř-10Ĺŧ-9ŤƼ-8zǋ-7lnorTX7BľŋǙ8Vţƒ9ƹǩ10JYƔƩƵ11MŐƭ12pUǊ14ƃ16Ļ17źƸ18WĵŌ20ņŇ21ũű22Ŏ25x27NŶ28L29i30I31ǟ45ŝ
good $	74 -20u-14ǈ-9iŝǊ-7ǅ7L8HIO9Jņ12ňŉ18ũƵ23x30ƭ36űǟ56Ň
good day	87 16ǖ27L
good for	81 -14ǟ8xL9Ǌ15ţ17ƹ20YƔǅ
good health	86 -12Ƹ31ƃ
good idea	89 14s17B
good or	80 -10H13ũű15Ƹ22V43Ň
good outcome	89 28Ļ
good shape	81 9ǂ12ĵ31Ƹ
good student	87 28ź
good that	89 -13Ť7ũ10c20Ǚ24i
good time	81 16ƒ52N
good to	81 -14ŉ-13Ň10Ţ11W12t13LŎ14Ŋ20Ō
got	41 -22ǩ-18Ř-16Ɵ-11XƬƹ-10iƭǞ-9ũƌƜ-8rSőƯư-7bGPRĽŇŌţƷǍǐǣ7ĹŊųƁƘǁǂ8DĸŦƇƥǛ9ķŉšŤū10hqEVŝŞŬƃǅǇ11gŮƵƻǘ12řűǢǤ13uNļŎƑƲǥ14ŴŵŹƙƴ15ŅƎ16ŚŠ17k18ŕŪ19Ő20ňŒǏ22j23ĶŜ24Y25n29A30ĺŏ31ſ33ş42O
got #	72 -17Ķ-15ǡ-7c7ǖ8ł9D11ŗ12Ǉ13ǘ14EƨǢ16Iž17j27O28u
got $	68 -30Ř-18ŏ-16ń-13Ǘ-11a-8ő-7SŐ8Ĺ9Ż10OƆ12Ţ13ŕ15ū16qŞ17ƔƦ20h25ǔ27Ŗ30ŝŦ37Œ46Ū73ſ
got a	59 -21u-18ſ-14ǘ-9Ɵ-8ķƜǩ7Ʀ8ŲƸ9ůƘǋǒ10YƋƥ11Ǝ12Uş13Ɛ15AƲ16ŎƑ17Ɨ18ţŹ21ű23N26n27ŏŗǥ28Ǡ64Ķ
got about	87 7YƝ12O
got an	84 -50Ǡ9B18Ŋ41Ŝ59A
got another	87 -10Ʀ13ō18ŵ19ƴ31Ŵ
got any	80 -7Ņ10ű12u14ŏ21g23Y32ń
got anything	89 -15ţ10k16ƍ30ŏ
got for	81 -7ǣ8ƙ12ſǙ25ƀ30ƃ
got going	87 21ŝ27ǅ
got hurt	84 -10ƃ7Ǚ9ǣ13Ǩ21W
got in	72 -9ǅ-7ŏ8Ʀ9ķ11ƑƱ14Ʋ23Ɨ25Ǐ33V
got insurance	89 34ŏ
got insured	78 -8Ƹ13ƃ
got it	73 7Š8Ł9KķƢ11ŐŒ12Śǉ14ŭǠ16ňƅǅ22n24Ŏƒ
got on	76 -13Ɨ-7Ɓ7a8ƈ10ŘǗ16ŕ23ƦǢ29ſ33Ů
got put	89 31Y
got some	87 7ǀ8ņ10j16ƪ19Ǉ
got something	89 12gk32ŉ
got that	83 -12Ƴ-7P9ř13A14Šƻƽ15q16Ƙ
got the	69 -12ſ-11a7Ɯǡ9ENƓ10łŠŬ11ƛ12oļ13ū14ŵ15D17ş18ň22ų53Ś
got there	87 -8X9Ǜ13Ǐ15ŕǈ16Ŋ
got to	69 -10I7sŪ8lnŨŬŷƧ9TķŦƖƚǓ10ơ11ŒŶ12cš13k14ǜ15Ł20Ņ
got what	89 -9Ū11ǆ15Ŵ25Ş
got you	71 -9ƨ-8ŝ8ƻ9P10LƳ12Iőƃ13ŀ14ct15Ǥ23Ŀ24a28O62ĺ
got your	73 -18n-9ŗǣ-8Ś-7ų7ƾ9Ĺ10q12ǀ13Ǥ15tvǃ17ř40Ő55ş
gotcha	89 13g14Vĺ20ť
gotten	76 -16Ɗ8ǘǣ10ĻǛ11ƙ14Ơ15ń16Ɯ17ƛ
gotten hurt	87 7Ǚ10ǣ24Ɯ
gpa	89 42ź
grab	82 -7ŌƧ12a13Ÿ15ƻ29Ś
grab your	86 -7ŌƧ13aŸ28Ś
grade	81 -7ź7m12x19ŧ23q28v
grades	73 -8x-7m10v57ź
grades $	87 -7v16ź
grades at	80 -7m24ź
grandkids	89 11k22ƶ
grandma	87 -8Ƣ11n12ŷƯǔ
great	76 7ĵś8Ǔ10xĻŴƇƜ11ǋ12aJ18T
groceries	89 -8ǐ12X27ŭ
gross	79 24ǉ46Ǌ
ground	80 7ƺ9ƊƓ23ƣ29ƍ
group	78 15Q28Ƨ41W
group life	86 12W23Ƨ
grow	79 -17H-8k8ƪ10v27l40Ǟ
grow up	84 29l
growing	86 -7Ƭ8Ǉ24yǞ
grown	83 -12p19ƭ23v27n
grown $	89 -13p14ƭ25v
guardian	81 13Ư41Ʋ
guardian $	89 -10Ʋ40Ư
guess	80 -10Gǅ7Ů9ƈ10ũǊǖ24Ɨ45ǩ
guests	89 36Ɯ
guitar	89 15Ƙ24g
guns	83 35Ƙ
guns $	89 16Ƙ
gut	81 -11B10ǜ11ƌ29ł41Ň
gut $	87 11ǜ22ł
guy	69 -17ǩ-11š7Ał8Ŝ9Ľ10xǨ11ǣ14M15Ņ17g18Ǖ19ǜ24ơ28ņ39B40ſ
guy $	86 13A14ŜǨ19ơ
guys	64 -15N-7uŭ7fhŞųžǐ8kŅƷǋ9ǒ10Ɵ11Őƚǣ12x13H14CĸŴƔ16Ǚ17j18Ǉ22ǉǟ31Ǆ34Ǒ
guys $	83 -11Ǉ-7Ʊ7ĸ11Ş13ǒ15ǉ22ƚ28Ǒ
guys do	84 -18u-13Ǒ15k36Ǉ41Ǆ
gym	72 -11V8Ƨ13g19Q22ŗ32ĺ
gym $	80 -13V37ĺ
gym and	80 -16Ƨ29ŗ
h	83 -7t7Ǡ10o13b14ř
h are	89 8Ǡ
hacked	82 35ǘ
hacked $	84 22ǘ
had	51 -11Ɗ-10Sǩ-9n-8pŐ-7zǞ7ŝƿǟ8vPŸ9tŊűŶ10ŤƋ11ĺƈǕǙ12Ƥ14ľǝ15żǂǣ16ĵǅ17šǜ18Ƽ21ŠŻ23ĸƾ24ƛ29ņ37ƽ40ţ42ő
had $	81 -9Ż10Ǎ14ţƛ15c25ż
had a	62 -10Y-7ţ8ĹŸƔ11ņ12ǟ14Ŋ16ŜǕ19Ř20Ť22ĵ43Ż
had an	86 -25Ŝ10ƴ12Ƃ30ņ
had any	75 -9ƽ8ǘ9š12Ǚ13ţ20ƾ27ǂ
had that	84 7t11ő16ǅ21ũ22Ƌ
had the	79 -7S9ĺ10x11t13Ɛ20ƈ25ƽ68ǅ
had to	65 -12Ř-9ķ7ƗƸ8Ũ10ŶƤ12Y13ŝ17Ƴ20ǜ22ľ26ǝ34ĸ44ţ
haha	76 8Ƹ9ǘ10ń11hpHļƾ12tŒŜ13Ş14Ʋ19ű
haha $	82 10Ƹǘ11ń12hļ13t14Œ21ű
hail	70 7Ŕ14ƈ25Ř26ƀ58ƚ
hail $	77 22Ř25ƚ
hail deductible	89 -12ƚ17Ř
hair	86 14N16P19U23ǈ33Ɲ
half	67 -11QƯ-7b7Ĵ8tƄǝ9uĶƧ10ǩ11ŗ12p13Ơ14q15ƨ17O22rƢǔ23Ǩ34o36Ƭ
half $	87 -15r-14tƯ13ƨ29Ƣ49o
half a	84 11ǝ22ŗ51Ƭ
half of	86 -8q13Ǩ14ǔ18Ơ
hand	70 -7ǌ7ĿŚƖ8ƶ9ƪǈǙ10Ǐ11MĻ12S13ǣ14ǒ17Ơ18Ǟ36ǖ
hand over	78 -14Ǟ8Ŀ14S
hand you	87 -7ǧ8Ɩ18ǒ40ƪ
handbook	89 35ǜ
handle	70 11YŖ13s15ǈ20ǜ23Ʒ27ĸ
handle it	89 11ŧ
handle out	79 8ĸ16Y
handled	84 15Ń40ŧ
handles	78 -15ş-13Ś-9ƪ10ǜ13Ǡ16Ł18ǖ24Ŝ38ǘ
handles the	81 -16Ŝ-15ş-14Ś-10ƪ-9ǘ9ǈ20ǖ32Ł58Ǡ
hands	82 11Ǔ15PŚ16t18Ǉ30ǚ
hands on	89 18Ś34ǚ
handy	77 -7t9v10řŭ12M14ǖ49Ś
handy $	81 -7t11ř54Ś
hang	81 10V12ų30ĻƵ40ŀ
hang up	87 34Ļ43ŀ
hangin	89 -14V7Ƒ11Ƹ13Z32i
hanging	80 -14ƈ8i11a24Ƒ32V
hanging over	87 -15ƈ26Ƒ
happen	64 -9Żǩ-8Ư-7Ũ7Ŏ8ƧǕ9ƛ11Ɯ15Ť18Ļ19ũ20Ŀǘ22ţ24ǔ33ť35ĺ43Ʈ
happen $	76 -12ũ-10Żǩ-8ŨƳ13ţ15ǘ17Ŀ22Ť32Ļť44ĺ
happen again	84 46ũ
happen if	75 -7Ʒ8Ǩ12ƛ14Ɯ21ǝ31ǔ
happen to	81 -18ǝ-7Ư11Ǖ13Ʒ17Ƨ51Ʈ
happened	61 -9ĿŁǝ-8ƽ7Ƥǣ8Ŗƨ9ĺ10ƛǨ11Ư12Ʈ13ņŨ14iY15Ĺō18ƫ21š25Ƴ35Ť
happened $	76 -32Ƴ-11ĺ-9Ʈ-8Ǩ-7Ĺ9ŠŦƯ12ťŨ16ĸ18ƫ29ō59Ť
happened again	79 -13ĸ18ũ31Y
happened that	86 -11Ł-8ō30ĺ43š
happened to	78 -20ĺ-11Ť-10Ŀ-9ƛ10ǘ11Ƥ13ņ14ƨ23Ǩ27Ʈ52Ƴ
happened with	76 -33Ť-19ĺ16Ƴ30Ĺƛ
happens	64 -14Ʈ-11ĺ7ŵŻ8Ŀšƃǒ9ƛ10ƙ11Ǩ12ƨ13ĸ16ǣ18ŗ19ſ23Ƨ24Ʒ26ǝ28ǩ
happens if	80 -17Ǩ-8Ʒ7Ƨ8ǚǣ11ƃ13ƛ14ŵ27ǝ
happens to	74 -15Ʈ-10Ļ-8ǩ8ǝ14Ŀ15ƨ32Ǩ39Ʒ46Ƨ
happens when	77 -17Ƨ-8Ŗ10ſ11ǒ13ǣ27ŗ
happy	75 -17ő-15Ş7ǧ9d11Ļ15ƞ21U35ŝ39Ŷ
happy with	80 -17ő-16Ş23ŝ53Ŷ
harassment	87 31ǜ
hard	68 -8Ŋ7O8ks9ķ10Ž11ƹ12dǟ15ƙƳ20Ǚ27U32ǩ
hard for	79 11ķ21Ƴ
hard where	80 16ƙ
harmless	89 36Ǔ
has	50 -12r-11n-10Ƽ-9ŢųŸ-7ŤƽǓ7ƉƓƨƸƻǍ8qŲƕ9Bǜ11ł12ŴŷƑ13Őǚ14jvŔŖšƪƴǌǦ15Œœ16ŃŹƙǛ17Ƌƛ20şŮſǗ21Łţ24h26ǂ
has a	67 -9Ƃ7mƜ9šŻƲ11Ł15ŷ16Ƽ21Ƒǚ25Ǧ
has an	89 -8n13ſ
has anybody	69 8Ɯ9ƨǡ11ŔƯǜ12ţ13Ƌ16Ǜ17Ɠ27ƴ
has anyone	74 -13ƈ7ǜ9ǣ10ƙ12Ǜ13Ɖ14ǘ15Ŗ
has changed	80 18Ƹ
has it	71 7Ɔ8űƇ10Uš11Ůƈƪǅ13ƌ14ũ17Ɗ20Œ24jœ
has the	69 -16Ɗ-7ư9ǥ11ş13ƻ14ƙ16Ƌƕƛ17ţ24Ł
has to	83 -13Ţ-8r-7Ǔ22ł27Łǌ31Ń
has you	89 8ǆ14Q38Ő
has your	74 -13Ƽ-9ƽ-8ƴ-7ņų8ŖŹ9pǍ11ż13qƙ16B20hŴ22ǂ26ş
hate	81 -7p7cŽ10Ǡ11K13a16ŝŤ17Ŀ
hate to	89 15a17ŝ19Ŀ
haul	86 -9ǖ-8Ǜ-7ƪ14ů23ƥ35Ų
have	31 -22Ƨ-15Ǆ-13gǊ-12yPQUŀ-11Šůŷ-10HƠ-9LMŒƕơǌ-8jKTƞǟ-7npļĿŘŲƅǎǧ7krwŧƄƍǃ8dĵŕřƴǐǢǨ9FJŁŻƀǅǩ10NŋťƆƳǏǡǤ11ņňŹƜƾ12SŜŰžƋ13ķŃŖŪǈǔ14ŉƚƪǆǘ15almIŝǋ17ƁƘǝ18ZŸżƯưǓ19Ķş20ţƗƛ21ŢſƎƑƵ22YŎŵǒǥ23ŗƃǜ24f26Ʊ27ƌƼǇ28őŚ29ŏ31OńƦ35u42ƨ
have $	57 -41Ǒ-25Q-22Œ-20ǡ-17qǄ-15ŏ-12ǩ-11Ǧ-10uőůƁ-9ŎŚŢǝ-8ƬƳ-7ƌƸǜ7Ĺ8Ǘ10ƇƉƽ11ŖŮ12ǐǓ13Ǣ14ŻǇ16ǋ18Ɔ19Ʃ21Ǐ22ƋƗ23Ū24ƶ26ǥ28Ő29Ƶ30O32ǔ52mƨ77ŗ80ſ
have a	55 -27O-22Ū-20žƁƬ-18n-12WơǠ-10ŲƂ-9ş-8Ś-7HŐǘ7QŖƐƗƥ8ƾǩ10ƍ11BŎƖǐ12Ōź13ư14ņǙ15Ɲǥ16qƊ18ƜǨ20Ƒ21ŏƚ22Ŝ24Ķ25ǡ26f30ǃ34uX36N38Ű44ǈ45F
have an	70 -14ņ-13Ǧ-7eAK8ƃ11J12Ķ13ǜ15ǆ18Ǝ19b26Ƃ28Ŝ49Ǡ
have any	66 -21ǜ-13u-12Ƽ-10ǈ-7gţ7Ɯ8ǀǕ9ŋż11Ƒ13ǐ14ƢƸ15ǆ19Ǒ20ƾ22Ź24Ʀƨ31ŏ34Ǉ
have anything	82 -7ƦƸ9ķ13Ƴ14Ǧ15ƽ30ƨ
have at	89 -19Ƨ-18P-16U-14q-8ŗ14ƨ37Ʀ60W
have been	67 -14ǅ-9tŝ7ĺŢƈƸ8aƨ9ō10S11Ňŉ12ƪ15ő20k23Ŷ33ǩ63G
have current	80 -10ǧ18ǒ
have dealt	89 7ŵ21ņ
have done	89 -16ũ-7X12Ʋ19ǋ29ŧǝ
have flood	89 -13š17ƙ
have for	77 -12Ǆ-9ŗƢ-7Ř10ƨ11ƚ12žơ17ť19ŉ22ǥ39ǩ
have full	89 35ƀ
have got	54 -12ŏ-10ǩ-9ǡ-8pĶſƜǈ-7NĹƟǅǥ7YŕƸǗ8qŢƍƲǉ9dvIJUŊŪ10ŭƓ11u12žƻ13ōŬ14ţƩ15ǁ16CŖ17aŞ18DǏ19Ŝ20Ņŝ22Ƶ23ň24Ʊ25ŗ31Œ
have had	76 -9Ż8ǜ9š10i11ő13ż14c15ǣ20ĺ25ƛ
have heard	89 -8ō10Ŕ13Ŀ22Ť
have his	87 -11ǣ37Ź38ǒ
have i	87 7N10ŉ22O31i
have in	78 -19X-13Ņ-9ŏ7ƶƿ11Ǘ15ō36Ʀ60Ƭ
have insurance	86 -14Ő-13Ɓ-7ſ9š50ŏ
have it	82 13ǒ15Yǆ17Ō19Ś
have kids	89 49u
have life	87 -9ƃ15ş23Ʀ
have not	78 -8ŀ7G8ŉŜ10ƾ11ōƟ14nƪ16t17Ľ23Ţ
have now	83 11ǡ18ǥ19Ő28ŏ
have on	79 -8ŗ-7Ǩ8JƗ10ƿ16pƦ18ǥ23a
have rental	89 18Ɓ
have seen	89 -8ǩ10ǒ13ǥ14Œ
have some	87 17u26ǈ
have something	89 9Ū29ŏ33ŵ
have that	75 -13Ś-8ǩ-7G10ŵư11Ƨǘ13lřƆ14au15Oƥ16ő28ť
have the	69 -24ŗ-9Ǡ-8IJ7Ķż10e11Ń12şƖƷ13Ƌ14ūŲ17a22ž24Ż27r36Ś
have their	86 -21ǒ-11ǐ13ǘ17Ƣ42Ǒ
have there	80 20ţ
have they	78 -10ǣ-9i-8ŧ28Ǥ36Ş79ŝ
have through	68 -14Ƨ8W25Ʀ63ŗ
have to	58 -19ǒ-18Ʀ-13Ō-12r-11ľŞ-10s-7őũ7Rǆ8WŮƭǤ9ơ11Ř14Ĵŧŵ16Ţƒ17ĸ18Ń19Ʊ20Ɨ21Ŧ23Ʈ27O29Zţ31Ǔ32Ƅ43Ł58Ŏ
have uninsured	89 
have workers	89 
have you	45 -24G-21Ʋ-16Ŝ-13ŝ-11Ǘ-10ŨƜ-9Œƒƨƭ-8UŵƁǟ-7NşŷƟƽ7kňűŽƙǡ8ŕƪƺǏǕ9hķƔǇ10YZƀƸƿǔǘ11ŤǢ12Ǚ13Śƹ15R16VƱ17rņ18ż19ĵƾǞ21cưǒ22fSšƴ24ŏ26Ƽ30Ƴ32Ÿǅ35ő36l37ũ45Ư48ń55ƌ
have your	72 -14ƾ8Ǔ11Ƙ12ŵ13J14Ŋų15Q17ş18ř24Ś31ŋ32w
havin	87 -10ƞ-7ŕ13ľ15y16Ń25ǟ
having	83 -11L17s22ľ28i38y
he	53 -24T-17ǩ-16d-13PǄ-12WŸ-11ŵſƦ-10aŪƺ-9ŏ-8ŀŎŝŰƄƹ-7czŇŭƓƛƻǢ7ǣ8ǒ12wŴǜ13A16Ưƽ18Ņ20v21Ź25Ŝ26ů28xƳ29o38B45hź46Ʒ49t50ƨ55s56ǂ69p79r87q
he $	83 -9ǩ12v21p23h
he a	89 10h22ź
he do	84 -18PǄ7Ʒ12ǒ17Ŝ40q
he doing	89 -18x12Ź29t
he get	84 -16Ÿ-8a13x16w20Ź
he have	87 -16W-12ŏ15q20ƨ23ź
he is	71 -11ǩ-9ŝ7Ƣ8hŅ9ƨ11n13Ư18s20A22ǂ25Ŝ36q47p52v
he keep	89 -7Ĵ17Ʈ
he say	86 -15B9Ƹ27r
he take	86 -22Ź-9ƻ-8ƨ22ǂ35ų
head	83 8ƗƤ17Ŀ18Ũ20Ǉ
headed	86 -9Ʊ16V29k33y
health	57 -11z7Ƽ9ƴ15Ǘ26W27ƽ32ǂ43ƃ56Ƹ
health $	72 -13z-10ƃ-7Ň8Ƹ12ƴ27ǂ45ƽ
health and	78 -12ƽ9W14Ƹ
health insurance	81 -27Ƹ24W67ƃ
health issues	87 15Ƹ
health plan	80 -9Ƹ14ƃ
health since	80 18Ƹ
health when	80 21Ƹ
health wise	86 -16Ƹ20ǂ
healthy	78 10ƽ21xƸ
healthy $	82 21ǂ23x
hear	62 -12Ƴ-10ś-9b-8w-7ĻňŌŨ7XőƉ8fglŀņ9Ŕƹ10txYƺ11DƁƍǝ12NWĿ13Ů14ahƈ19ļ20Ŏ21Ň22u28s41ǩ
hear $	86 -13ǩ-10ŀ16Ŏ23ƈ35Ň
hear a	84 -7sŌ12lNņ13ƹ27ǩ
hear about	83 33ļ
hear from	89 -8ņ-7Ļ10Ŝ16Ŏ
hear it	86 -7b8Ʒ10Ɖ14t17Ŀ25s
hear that	78 -12Ƴǩ-9w7x8ņ9ku10ƣ11fz12ƽ15D18g19aŮ
hear you	84 13Xŀő15Y16ǝ17ƺ
heard	76 -14Ǧ-7ō8Ŕ10U11bĿ12h17Ť18Ƃ31Ŝ
heard from	89 12ņ26Ŝ
hearin	89 -9ǩ18U19Ō21i
hearing	83 -20ǩ9U13gŢ19ŵ23h
hearing $	83 -20ǩ9U13gŢ19ŵ23h
heart	72 -7n7ƙ9ƅ10Ǩ13Ǟ16ǂ18U23ƽ63Ƽ
heart attack	86 12Ƽ13Ǩ15ƽ
heart disease	87 18ƽ
heart trouble	86 -7n16ƽ23Ƽ
heat	78 -19U-11ƞ37Ɛ48j52Ƌ
heater	81 29Ƌ
heater $	89 10Ƌ
heavy	87 7ǎ9Ư15ǈ20ƺ27Ǐ
height	78 37ƺ
height and	80 26ƺ
help	69 -10Rŏ-9k-7r7Ưǜ8ŀ9vƱǩ10ǉ11Ţ12ŝ15sŒǈ22ĵ26ň33Ǉ39Ĺ
help $	83 -13ǩ-11R13ǉ31Ǉ41ň
help me	87 -9ň8ĺ11ŀ17Ţ32ǩ
help you	80 9Ư12v20Œ47Ĺ
helping	89 25z
helps	87 10c40A
her	62 -47d-36Ƹ-15ǩ-14a-10Ļ-8mqŇ-7XƁ8ǁ11xǈ12zǜ14Ʈ16Ŵ18r19wƯ21t22Ź24B28ǂ32sƳ33Ʒ44ź53o60p73ƨ
her $	78 -15ǩ-9Ɓ-7a7x9ƯǠ17ǜ19Ƴ40ƨ48w
her on	89 9o17s25t
her own	83 16Ź20ƨ23Ʈ
here	60 -19s-8pwƨ-7OŠ7fśŦż8rłƆƩƮƷ9FĺŏŸƱ10mBſ11Ōŝ12ľō13aŮ14u15Ŷ16l19c20oŪ23Ŋ36j40Ļ
here $	72 -9y-8wŠ7Q8ƟƱ9ŦƁǨ10o11uƩ12łǩ13Ʒ14BŊ16Ļ17ľ18Ů23l
here in	87 -8O11ĻŌ14Ÿ25j
here is	84 8ſ9Ǧ12Ɔ13oI17m
here so	86 8jŭ10k12y
here what	89 8j9Ū15Ʊ
hers	89 -19ŭ-14Ū17ų21Ņ48Ŵ
hesitation	89 30ŀ
hesitation $	89 30ŀ
hey	81 -9tx24N39i
high	67 -7Ʊ8Ƅ10vž11ƚ12y13Ř18l20ƙ25Ǧ28Ƽ30ŗ42ƣ
high blood	86 8Ƽ10ǂ
high does	89 17ž25ŗ29Ǧ
high is	87 14ŗ15ƚ18Ƽ
high school	77 -8Ʊ8ƫ9Ƅ12v14y23l
higher	79 -9ž7ƴ8Ɠ9ŅŘ10Ŕ14ŗ16œƒ19Ǔ
highest	86 41m
highway	87 11Ơ15Ə22Ɓ23ů
him	71 -26Ƹ-11a-10ƽ-8Ƭ-7ơ7gƢ8t9fA10ņ11rƳ12Ưǌ14wź17oŜ34ǂ39ƨ51s
him $	80 -29Ƹ-11ƽ-10a-9Ƭ11o13Ƴ17wƯ24Ŝ28ƨ41ǂ
himself	87 -8Ʈ11z13a14Ʒ15t
hip	89 9ǡ17Ɖ21Ɯ
hire	76 -14ǈ-11V-8Ʒ-7Ƌ13Ǆ15ǜ24Ǒ26ƯǔǞ34S
hire $	89 -13V-7y50Ǟ
hire a	86 -9Ʒ13Ǒ14ǜ33Ư
hiring	89 -8Vǩ31ǜ37Ǟ
his	63 -35d-28ų-21a-16Ÿ-10ŵ-8Ʈ7xYǑ8ŤǨ9n10ŰǞ11yǂ12Ƴ16Ư17Ʒ18Ņ20q21Ƣ24źǒ25o29ƨ38p50Ź57Ŵ
his $	87 -35ų9T12Ņ17Ư65Ŵ
his job	89 -9o10ƨ14t
his license	89 -22Ÿ43Ź
his own	82 -13ŵ-10aƮǣ7Ź15w22Ƣ32ǒ37Ʒ
history	73 11ņ12Ƽ14Ƹ19ţ31ƽ
history $	87 15Ƽ30ƽ
history i	80 -12ƽ17Ƹ
hit	66 -20Ř-14š-11ŧ7ǀ9ǘ10Ǥ11ƊǦ12jƚ13ž14Ũ22Y38c39ĸ45ſ57ż
hit tomorrow	79 -24Ř30Y
hit with	87 12ĸ13Ǥ19ǘ
hit you	84 -14ŧ16ƚ17j49ż
hitched	89 47f
hits	82 -11Ŗ16ǡ40ſ
hits you	83 -11Ŗ43ſ
hobbies	82 13ǀ27g
hobbies $	82 13ǀ27g
hold	72 -18Ō-11ǖ-7ŀ11Ś13Ŭ14Ł18m21Ş28Ǔ31K38Ǘ47ǩ
hold harmless	89 36Ǔ
hold of	87 -8ŀ44K
hold on	87 -13ǖ-7N14Ś25Ǘ30ǩ
holder	86 23ǧ
holding	78 -8Ŭ7ǧ10ƉƵ14i16t22ŀ28ű
holding up	82 -8Ŭ8ǧ10Ɖ15i18t32ű
holding you	89 30ŀ
holds	87 -9Ɣ16Ŭ19ƕ
holds the	87 -9Ɣ16Ŭ19ƕ
holidays	89 14U15Ǉ
home	49 -21ǔ-18Ő-16Ŭ-15M-14Ŵ-13Ǐ-11m-10ŇƯ-9Nő-8ų-7QƠǈǞ7Źƌ8ĽƜ9l12wĹƇƖ13Ʈǁ14h15yůƛ18IŰƞƷ20qź23TƆ24uƓ26H27s28F30CƒƔ32Ɵ35nR40şƅ59Ɲ
home $	58 -40l-24ǔ-18Ő-14ŴǏ-13Ŭ-11Ư-10p-9N-8g-7T7ƚǁ8F9Ũ10ƌ11Ʈ12Ʒ13I14Ɲ19nĹ20ƆƜ21h22R23ů33su36ƅ38H56Ɵ66C
home and	68 -7ų7ş17T20ķ
home insurance	89 -8Ʀ14ƙ28ş
home office	89 -22M-14R13ŋ54Ɲ
home or	80 11ƅ14ǁ15FƇ17Ʒ
home policy	89 -14Ɣ10Ɩ13Ɲ14ƕ
home so	89 12Ƌ
home with	83 -17F-12ő9q11g20ş42n
homeowner	86 36F
homeowner $	87 33F
homeowners	81 -11ŗ-8F8ƙ9Ĺ12Ɠ21ƕ36ǔ
honest	81 7ƿ9ĸ10ǘ12ĿŢ16Ň
hoping	81 12H21X48Ļ
hoping to	83 12H22X26Ļ
hospital	74 -14C-11ţ-9ŗ-7ǩ8ž11qV12ƃ13Sĸ16Ƽ18ǂ20Ǩ21QƦ26Ƹ
hospital $	84 -16Ƹ-12ǂ-10ŗ19Ǩ29Ʀ56Ƽ
hot	76 16ƒ20Ƌ37ƍ51j
hot tub	82 41ƍ
hotel	84 -10B-8ŵ14ǔ42Ƥ
hour	80 -11N-7Œ7ǉ11g20ǎ22LO28T
hour $	87 -14L15ǉ23Oǎ
hours	71 -16P10Lǀ14Ƨ17U22Ų54ǎ68R
hours $	82 -40R12Ƨ76ǎ
hours a	83 -7ǎ12ǀ18Ų38R
hours do	87 -14P-7Ǆ59R
house	46 -20ŗ-16Ŭ-15Ǧ-13S-12Ǐ-11ƨ-10őǎ-9Ĵ-8ŒřŜŶǇ-7ITŪŭųƐƠǨ9Ɗ10ƑƚǕ11hů12ŁƋ13ƂƉƮ14ŹƎ15ƌ18Zƕǁ19Ɩƣ20nƙ21Ɨ26Ƈ27DHƷ30GMşƓ33Ɲ34ƒ35Ɯ36Ɔ38F40ķ41ƞ42Ɵ47ƅƔ
house $	54 -17Ɛ-16Z-12ŗ-11Ǐ-10Sǎ-9ŜŬƢ-7ŒǇǠ7ƛ8G9Ʒ10ŷƟ11ƌ13Ɖ14ƓƖ15ůƗƮ16Ƒǁ17h21MƇ23Ƌƣ24Ł28ƅƒ30nƞ32FƆƙ45Ɲ
house and	76 -16Ɣ9y10ǩ11Ź21Ǖ36Z
house built	89 
house is	78 -11Ƌ-10ƒ-9n-8ƞ7Ə9ƅƭ11Ƴ12ĹƊ22Ǒ23Ɯ44ķ
house like	89 8ŷ9ķ16Ɛ
house number	87 -14ř-11I48D
house or	80 -14ƣ-8Ɵ9Ś10Ű13ƷǠ16Ɣ23F
house paid	89 -23ƒ62Ɣ
house payment	83 -12Ĵ10Ư40Ɣ45ƕ
house right	87 -20Ǧ14ş21Ƃ26ƅ
house savings	80 12ķ
house the	87 -7Ŵ24Z29ķ
house what	86 -7Ĺ11Ź12D46ƞ
house worth	89 10ķ24ƒ
household	68 -19ų14Ū19Ʈ25n26ŷ30T
household $	86 23n
household drives	80 -23ų27ŷ
household has	78 17ŷ
how	29 -19W-18Ƃ-15HR-14Łǈ-13syƯ-12wLŌŐ-11ơ-10oFQŏŔƕƛǄǞǥ-9ADMĽşťƵ-8ŚƀƥƩƫƴ-7dIJōŬƝ7ǣ8gŇőŽƦ9ųƠƤƪǩ10fGĶƟǋ11œŖŸƙƸǆ12šŦƑƿǊǐ13SŊƏǏǙ14ĸŃƃƔƚ15kpzƓƣ16jƺǝǦ17Uŭ18Ņŕŗǅǜ19ŵ20O21vŻ22YǑǘ23bļűƋǇ24ŨƬ25Šůƞ26cŮ27Ĵ28ǟ29ƭǖ30łŤŧƮ34K36Ɔ37Ƴ40Ŷ45tx48i
how are	63 -26Œ-12Ū-9uR-7vŷ7ǆ8Ķǐ9zƸ11Ǉ12a13Ũ16Yǟ18ũ21ź25Ĵ32ŭ45x70i
how bad	87 13ĸ15ǚ21ƚ
how big	71 -17Ƃ-16Œ-13ƒƣƮ-8ś-7Ŭ8Ƒ9Řƪ17ǍǦ22Ǉ35Ɠ36Ƭ49Ɔ
how bigs	86 20Ɔ22Ƒ26Ǉ
how can	83 -8O-7I10ś11Ļ23Ŏ28Ĺ
how close	83 -13Ɖ-8Ɩ16Ə27Ƒ29ƙ
how come	84 -11H9Ƃ26ŀ49ĺ
how did	57 -31Ŷ-21ƽ-20ť-15Ņ-13ũƻ-11gő-8ŇŦǅ9ǣ10ĸƬ12B13łŵ14ŧ15Ĵ18ţ23ƞ25Ŝ28k29Ƴ31ǘ34ļ42Š72Ũ88Ť
how do	54 -27Œ-16U-14r-12ƒ-11ŁňŨųƥ-9ŲƜǉǔǗ-8AV-7Ń7ǃ8ƣ9ŋƶ11ǒ12w13Ŵ14ŝƋ15ab16Ž18P21ƞǑ25ǜ27Ǚ34ŭǘ43g45ł46K60Ĵ63ǖ81Ŷ
how does	77 -9Ų-8ŭ7q10Ŵǩ15Ļ16ǐ30Ň47r
how far	68 -23Ŵ-12R-9Ɲ8M9ŮƏ10ƙ11ź12v13S14ƭ15Z16ő17ų22ƚ23ǐ51ů
how fars	87 -10ƛ14ƙ17Ə
how fast	87 19Ż26Ń
how has	80 -12œ32Œ
how have	89 -8S9ņ26ŝ29i
how high	80 -7Ř13žƙƚ16Ƽ30Ǧ45ŗ
how is	52 -42ƈ-31p-22ŭ-20w-19v-18a-17ƅǅ-15qSŗ-14ƨ-11ǋ-9ŋǩ-8ǝǥ-7uyŒŬ7YņƸ10Ķ12ƽ14ĵ19N20Ň21Ż23Ƴ25z26ǆ27ƞǜ29ǂ35b42Ŷ49űƉ50U51j56i58ǟ78x116t
how it	75 -12L11ƮƳ12ņƿ13ǃ14Ŋųŵ15RŨǟ18Ŗ22Š
how long	55 -25i-15ŝ-10nơ-9Őǌ-8pŠ-7ƞƢǟ7ů9Ə10HƄ11vY12ŕ13ƈƟ14f15Ʈ16G20l21ŧ26ť27š36S37ƭ39ǝ40O42Ƥ45ő50ǅ
how many	47 -16ǉ-10őǖǟ-9ŹƉƌ-8iĴņǒ-7xűǘ7OǕǧǨ8ƈ11SţƖ12Ų13ŮƋƢƻ14ŻƟƹǎ15Ÿ16cŴƭƿǩ17Ʈ18ŷżƔǣ19GůǗ20VńƆ21ŕ23ǔ24h27ƣ28Ū29Ǒ34u35n40Ǉ44ǋ
how much	45 -21Ƃ-20W-17Ĵ-12Uŧǂ-11Ťŭ-10ŏƅƭ-9ƤǇ-8ŎŵƆ-7ůŶƞ7ƥ8ŘŹ9q10ŢƊƌƔǌ11Ǜ12OZųƘƶǓ13ƝƱǢ14Ŭű15ĶĿ16ǡ18Ɠ19Ǧ20ƪ21Yſ23XķƗǉ24ƠƧ26ƃ28Ƭ29ƦǏ30TŅœŮƨ31ƒ34Ǌ35ŗ42Ŧ46Œ
how often	70 -10ǐǛ-9x7Ɛ8Ŝ12ŹƾǙ14ƿǀ15Ɯ19Ɵ24ŭ26Ų
how old	62 -24x-21Ɖ-18t-11Ư-10Ŵ-9ƣ-7u13Ÿ18Ǎ19ƭ24Ƌ27ƈ35ƽ47ƅ49c54v59p
how olds	77 -9t-8ŹƉ11Ƌ12ƈ21p23ƣ24ƅ25v
how soon	83 -10H-8Ŭ12y13Ƅ58Ń
how tall	81 -8ŵ20ǂ59ƺ
how that	87 -8ƶ12Š14Ŷ16k18Ŋ20Ť
how the	83 -15ǔ11Ʈ16ǟ23ň29ǖ30ǅ
how they	83 -7ŝ7Ŕ10z12Ő16Ǖ23Ş
how was	74 -14ť-7ţŤ9Ũ15ņ35k45Ƴ54ŧ
how will	87 18ł24Ļ
how would	65 -7O7Ō8Ʊ9b10Ŏ11ň13ľ14Ƹ15ǝ23Ʒ26ŵ42ĸ51Ʈ
how you	70 -15x-11t-8j-7ǩ7Ʊ8Ƹǖ10Ķ11ŵǎ12ŭǁ14U19KŽƞ20ł27ļŠ29i
how your	82 -12Ʒ7ǆ12ƃ18q30x35ŧ
hr	89 -14ǈ-11ǩ-7Ǡ8W27Ƨ49ǜ
huh	77 -9v9ƞ10Ņơ11Ə12ĺ13r15j17Ŷ27Ũ
huh $	82 7x8j10ƞ13ĺ14r19Ŷ30Ũ
hurricane	84 9ƚ13ƙ
hurricanes	87 -15Ŀ42ƚ
hurry	84 24O43Ń
hurt	62 -7ſƮ15Ɯ19Ťǚ20ƍ21ţ22ĸ27Ǚ29X34ž37ƃ47ǣ
hurt $	78 13Ǩ25ƃ27ĸ29X54Ǚ
hurt at	87 -15Ǚ-7W27Ɯ32ǣ
hurt in	84 14ƃ15Ť
hurt on	76 8Ŀ12ţ23ǣ25ƍ
hurt or	80 -8ǚ19ţ
hurt somebody	84 -11ƃ-8ſ14ǚ53ž
husband	59 -17ƾ-13ǟ-9ƺ-8Pşŵǩ-7du8ů10Ư11oųƮ12p17ŁƫƳ18f21ż23n24ǂ25q26ƨƷ28r32t41s
husband $	80 -20qt-13Ʈ-9s-7r10oŁ17Ŵ18Ƴ21p22ƨ28Ʒ
husband do	86 -18ƨ-7r18Ʒ51q
husband drive	89 -38ů-14q-7s43ų47Ŵ
husband have	86 -11r11Ʒ13ƨ
husband how	89 -19ų-14Ŵ-12ƺ26ǂ51ů
husband in	87 -9Pƨ12f27q
husbands	73 -15Ƹ-12ŭ-11s-8d-7Ł8r10ƨ14qǂ24p30Ŵ38o
husbands name	87 -16ǂ-9s32o
hustle	89 37Ų
hydrant	78 49Ə
hydrant $	86 28Ə
i	35 -20Ŧ-19ǈ-18Ɨ-17ƲƳ-16ƨƱ-15Ơ-14ĸƭ-13ŗǘǨ-12ĺŠƤ-11RļľłŪſƯǁǔ-10QVœŖŜűŹƦƮƴǕǗ-9ŔŞŧŴŵŽƙƛưƶǇ-8sĶşťƀƝǏǑǓǙǝǤ-7ķŁŨũŰƓƟƵƼǚǡ7TŃńƖƾ8xĿŇŕšŮŶźƈƞǃ9GŅŘƅ10XŐŤŸ11Uņƕ12ŷƍ13Ƹƺ14p15w16ǆ17ĵĻ20hO21i22lǠ23Ĺ25dJǄ26fqE27ƃ28uŌŢ29vō30CĽ31ŋ32e36LM37K38Dŉ47o51b52NŎ57c70ň78ǩ79I90a100Ŋ
i am	59 -46ǩ-16ŉ-8Q8cjvMŪŮǁǛ9arIƊ10dk11PŇŵ12ĽŅ13BŊŝǄ14hiwNņō15U17ƞ18ż20g21Ĺ24ň
i ask	77 -29ŉ-14ǁ-7V14uǩ19c22a29Ŋ
i believe	89 -9ǩ12Ō13l14S
i call	73 -9ǩ-7sJ14N30L35o47a
i can	65 -18ǩ-14Ŋ-11Ĺ-9tň-7NR7Ţƕơ8xŚƅ9pĿŋœƸǠ10JLĴŤƞ11IƖǧ12oŘƍ14Ş15ŀř16Œ17ŃŨ21ź26ŉŎ
i catch	81 -11L-7ǩ14s15q18w46N
i come	87 60M
i could	81 -9ķ8Ŏ10G14ƒ15ŉ16I33Ļ
i did	78 -19ǩ-10w11ŉŊ13ň16X20E22C25ō30a
i do	69 -11N-10a-7ŀ7ĽƼǩ9ŕ10M11Y13OŁ15Ǡ18bXŝ24ń25L29Ŏ46Ĺ
i explain	81 -11Ŕ16Ŋ41ň
i get	67 -15ň-13d-7ļŝƺ7Hƥ8Ţ10b11ĿŊ12Xǩ13pO14ǅ15Jő16Őū17C20ś29e36v
i go	86 8d10ň16Ŋ17X19ŉ
i going	89 12ǩ34ň
i got	73 8ŬƢ9pŷ10nEŦ11cŒ12š13Ÿ19O24Ŏ
i had	81 9ķƤ10őŵ12IŻ16P19Ŋ21ĵ
i hate	87 11Ǡ12K17Ť
i have	57 -11Sƨǅ-10cGǘ-8ŚƜƦ-7ŐƟƠ7tvľřŭƥƮǆ8kŇōƸƻ9qBŬƆ10DƘǄǩ11oU12Ť14fŉ15Ŋ17CŅ18uP19d20Ŏ22Ŷ27J33ŋ37I66a
i hear	70 -24ǩ-9w7k8ņƣ9lső10XƷ11ƹ12Yƺ13gDǝ14W15Ů16ƈ18h19N20a27u
i heard	87 12U13b14h
i help	81 60Ĺ
i just	76 -7Ĺŕ10J11c12ŏ16m17d22S26ǩ27Ň
i know	73 -21ǩ-15Ŗ7Ư9kCŃƩ12Œ13ǣ14T15ŕǟ19w30ō31ň
i leave	89 16ō45ŉ
i like	87 8Ǝ13Ł15ļ
i love	82 -7o8Ɵ11ǃ12Ƒ14ƅ16ǋ17l
i make	89 -9O-7I11Ļ41Ŏ
i mean	82 -53ō-10Œ7ƈƺ13ĺ30ň58ǩ
i need	62 -12w-10Ł-9I-8Ƅ-7aŪ7uŭƈƵǊ8ƃƓǃǋ9ųž11hpGŘƍƫ12ūƒ13Ǡ14ƺƾ16e17cqǅ18FƜ
i put	77 8Ɖ10ƾ12w13Ōơ15cDEǩ20ŷ22f
i remember	89 -7c8t12Ƣ13x19E
i right	79 -9ō7Ƒ10fv13ǌ21q22iǥ29Ň
i run	84 -10ű-9Ǩ17ĵň53Ƭ
i saw	86 10ŉ12t16j17ƚ
i say	87 -21a-10w-9ĺ14ǩ31ŀ35b
i see	86 -19ǩ12Ƃǐ22ţ26Ŋ
i send	76 -15ś-8d-7ǩ7DƄ10ƕ14K15oŜ17ǧ24Ō28J
i sent	87 -13J60Ľ
i should	70 -12Ƽ-11ƽ-10ŉ-7w8ŋ10űŷƍ14ǂ16Ƙ18ō19Ƹ22u25f
i still	89 8ǖ12ŉ14Mǆ
i take	87 -7Ʀ13ķ16f19N29Ƨ
i tell	87 -20ǩ-11L-7X11i61Ŋ
i the	84 21ǩ44ń
i think	86 -8Ơ12ŕ14O18ǋ20hG
i understand	89 12rǞ13ũ14ƽ
i use	87 29I
i want	76 -12Ō-11p-9s8Ɩ9Ļ10ņ11y13ǃ16vš17ǖ20o26b
i was	87 11D14Ǆ17ŉ24ĵ
i will	66 -17Ʋ-9ł-8řƭ-7ǩ7y8VXŊ9ňŒƬƺ12cƄ14Ś15O17N20eŐ24M25Ō26o35L
i would	63 -12ǩ-9ŉ-7SŎ7aerŝūǆ8bŔ9JńŘŮƔƿ10GHǉǊ11Ɩ12ź13Tŕ14Ŋ15vM16Œ
i write	86 -15ǩ10w14o24ŌŸ
ice	89 -9Ɵ10j16Ɯ20ǎ
id	79 -9Śǖ10d53ř58Ƅ
id card	89 21Ƅ
id cards	87 -9ǖ45Ƅ
idea	78 -10Ŷ7Ž9T11s12VƵ14B19Ŋ26Ň
idea $	86 -11Ŷ13V16B30Ň
if	39 -21ǩ-18ŉ-17X-16ĺ-14ŀ-12ǈ-11ǆ-10TŇŤƕǋ-9gyōŐƶǞ-8ikLőŨŪƋƭƳ-7jwAUŁņœŕŗřƲǗ7uŬƬ8źƝƷǦ9bƁƎƩ10HNǄǢ11cGƒ12rŘǕ13WňŢűƵ14FķĻƂ16Ĵŏŝǚ17I18ƪ19ǘ21Ʈ22YŊ23Ɯ24ŋƀ25žƯ26ƫ27ĸƱǡ28Ʀ31Ƥ33Ŏ40ŵſ43ƃǝ49Ƨ73Ǩ
if a	67 -19Ř-13Ƥ-10Ʈ-7Ǩ7ĸ9ŵ11ǁǦ14Ɯ20ƃ25ſ26Y40ǡ
if any	89 10Ǧ11ƴ17ǂ19Ɲ
if anything	89 -17Ʀ-12ţ59ŏ
if he	86 -8Ʈ7B9Ƣ11Ʒ13Ǩ19r
if i	64 -18ŉ-12ǁ-10Ō-9ĸ-8rXĽǩ-7kŵ7D8csG9oN12ĵ13CE14qŖ16Œ17ň27Ļ34Ǆ44Ŏ49Ţ64Ŋ
if it	65 -8ť-7ű7Ĵ9łƁ12ź13Ƒ14Hƙ15Ƶ16Y17GƓ18Ư22Ʃ29ŵ
if one	86 -8ǈ16ǡ18ǜ42ǣ
if she	84 -8Ʒ8s16ƫ24r26Ʈ
if somebody	75 -16Ư-11Ŗ8ǘ10ķ16Ǣ17ſ20Ɯ21Ǝ
if something	70 -16ĺ-8ƛ-7ǩ7Y12Ư17ĸƮ20Ŗ26ƫ28Ǩ30Ř
if that	78 -10ś7Ž9ũ12ūƱ13cƵ14Ǣ44ǝ
if the	70 -12ǆ-10ƋƷ-9Ƃ-7ŏ8ĸ9Ƶ11ǘǦ13Ɗ15Ƥ19Ž23ƛ25Ǩ29Y31ǝ42ŵ51Ŏ
if there	77 -8w9Ǧ10HŔ12u13Ɛ15ǝ17š23Ŭ29ſ37Ƥ
if they	80 -11Ƴ13V14ķ17ƽ18z31Ƨ
if this	87 9Ļ11ŵ15ŋ16N
if we	80 -13Ǧ-9Ư8Ƭ9ŋ12Ŏǁ15I26Ƃ
if you	47 -21Ŏ-20ŵ-16Y-14Œ-12ŖŢ-10XŊ-9Tǣ-8ŀƕ-7yŤſƸǩ7śţŸƍƠƻ8ķƁƤƬ9bIPƂ11ĹŜ13ŋ15ĸƗǚ18WŘƒ20Ĵ21Fľ22Ư25űƱ26ŝƷ29ƀ30ƪ38ƃ40ž48Ƨ51Ʀ66Ǩ
if your	68 -15ǣ-9Ǐ-7Ǩ7ƫ8Ƹ9ŵ12ǔ14Ƅ16ƃ17ǝ24Ʈ26ǘ27Ƥ30Ǖ
if yours	89 17Ŷ27ŵ
important	78 -7Ř10ƶ15ō16Ʊ27ľ
important to	83 10Ʊ12ƶ15ľ
improvements	89 16Ǣ22ƌ
in	32 -35ĺ-31ƭ-26Ʈ-23Ŕ-22ŗ-21Z-19Œ-17u-16ƘǄ-15ŝƨǟǥ-14Ƨǃ-13apxƁƒ-12wŢžƓ-11ŊśŞşƕơƺǘ-10œŶƀǔǝ-9oōőǇ-8PłźƖƴǦ-7DŉťƆ7LųƯƳ8Nƃ9ŇŎ10jKQńƶ11ŷŻſƣǈǞ12dAGMXƛƞƵƷ13yķĻŅŌƊƼ14Ʀƹ15EƎƤǧ16mƱǐǓ17iĹƲ18qšŧƚƾ19SŤŽƐ20s21ľǋ22ĵǌǍǡ23ƍ25RŖű26ŃŚǑ27vT29lƪƽǏ30ů31ż32ţƥ33nĶǉ34Ƹ35ǅ39C41Ǌ42Y47Ɨ48Ǘ54Ɲ
in #	65 -19ƭ-9Œ-8bS-7Ķũ8eřƚƲ9ǣ10Ʃ11dQőū12yǧ14Ƌƌ15EIŻ18Ů21ſǅ23ţ25ƈ28ƹ36ƅǞ
in $	58 -45Ŕ-25ĺ-22ƭ-17ƪ-14ƅƈ-10Ʒ-9H-8lƙƨǅǋ-7BŎǃ7RTŤŦƸ8Ǎǩ9kƣ10FXƍǤ12Ō13dƯ15EŘƉ16s19Ƽ20ķ23qţ24CƵ28Ķű30Ƥ31ů32v35Ǌ44Ĺ49ŧ57S
in @month	75 -12ŕ9Ɵ10ĸĽƛ13y20Ťǜ24ťƾ
in a	56 -9ǩ-8Ơ-7RŏƝ7Ųųƿ8žƃƙǗ9ƚǢ10Ǒ11ķƾǧ12YƘ13ǉ15ǋ16Ś17żǁ20Ǌ21i25T27OŃ34ľŭ
in an	86 -13Ĺ12ż16P17ƞ23ľ42ǖ
in and	84 10dƟ15Ǘ
in any	87 12ű
in at	83 9ƣ10G56Ņ
in between	89 16š
in business	82 -13S-8ǟ8Ɵ74ǅ
in case	80 7Ɗ9Ɓ10Ǩ11Iƀ17Ʋ19Ǡ
in charge	89 12Ǚ27Ł
in coverage	87 -27Ɓ8Ƭ44š
in for	86 11ǀ13ţ15Ű22Ǒ36ű
in force	83 12Ō15Ń37ŏ
in from	89 -16ǔ-9Ǆ13s24Ǖ31ǖ
in front	80 10Ņ12ř39Ś
in full	86 -7Y38Ĵ
in good	78 -10Ƽ11ĵ12Ƹǂ19ű
in how	89 7Ʈ9c11Ǣ
in is	84 -11ơ-7Ǎ7Ư11ů13sƣ20Ũ23ǋ
in it	69 -22ǖ-10ƚ-9ƗƧ8Ƅ10ƙƟƥ11ƅƐƷ12ĶǏ17ǆ20Ʃ29Ʊ40Ŗ45ƪ
in law	80 9n14AQ17Ņ18B
in liability	89 -33ž-9Ź7Ƃ10ơ14ǌ36ǡ
in may	89 13Ź15v
in mind	82 -14Ņ-7I8ƶ13Ʊ32X48Ƭ
in my	84 -10ǩ9L11ņ12ƽ13Ż16jō
in on	81 7a10Ĺ18Ŭ29Ŝ31s
in one	81 9Ƥ10Ƹ11ǔ12Ĵ19œ20ş
in or	89 14F21Ž32ů
in person	87 -11Ŝ54M
in place	75 -9H-8ŉ-7ƌƐ9Ƴ12Ļ14Ʋ16Ō29Ń30ŏ56Ʀ
in sales	87 -12Ƭ63Ǌ
in savings	78 -10ķ22Y
in school	81 -7x9ź12v30m
in storage	87 21ƥ
in that	67 -16ő-12Ǉ-9ƀ-8C7Ľ8żƍǋ9ƥ10ƣǉ11MŚŤ12l13ƞ14ŲǗ16ų17Ǔ19Ƥ23ƪ26S37Ɲ61G
in the	43 -22S-21ĺ-18Fƣ-16Ʈ-14šƪ-13Ơ-12ƅƤǅǋ-11JQ-10şťơ-9iŭƜƦǔ-8pqŗŰǠ-7ajĴŅƟƬƭƯǊǥ7ŽƁƵƾ8RXŕŻƏƳǂǇǧ9ĽŹƃƎƚ10fǓ11KţŤƌ12mńǀǞ13U14hƑ15Ʒ16lLƼ17HNƸ18ĶĹ19ŀŠǌ20ĵǍ21yAŪƊƐƥ23Ɲ26ŷ27ŵ28ƽ37ǈ41n46Ǘ49Ɨ56Y
in there	67 -22Ƙ-19Ǆ-16G-13ǩ-12ŀ-11V-8YƞǏ-7jŜǘ7M8Ƌ9h11Ǎ12Ƣ14ňšƛ15ƪ22Ǔ24S38Ɲ41i43Ŗ44Ň65Ɨ
in this	81 -16ǅ-10G8Ļ9kő12q13Łǣ15S30ǩ
in to	79 -7MƝ11Ư13ţ17ů18Ś27ǔ28R
in tools	75 20Ɲ32Ǐ
in town	87 12ǩ28Q
in trouble	87 7ƿ10ĸ14p
in wages	84 24ǉ
in when	89 -12ǈ-7ť19Ǒ20ǎ34G
in whose	80 13ǐ
in with	82 -15H-7ĸ11ƚ12j13ŕ14ŒǄ23Ʒ26n
in writing	89 18Ƅ29Ʋ
in your	60 -13Ǐ-11Ƥ-10ƒƗǔ-9Ǎ-7wƙ7HŔſǒ8iŐƪ9jĵ10ŀƍƻƿ12ńƜ13Ǘ15Ķǐ16ĻĿš17Žǌǚ21ķňƶ22gǡ23Ʀƽ24ƣ26ƥ27c32Ɲ
inches	89 10j33ƺ
include	76 -17Ǉ-7M9Ơ15sƆ19ǉ32ŏ
include $	80 36ŏ
included	83 7Ơ12Ɓ13œ
income	67 -8ǥ7ƭ9Ƭ14u26Ư28Ʈ35ǝ44T
income $	76 -15Ʒ-11u-7ŷ9ǝ33Ư37Ʈ44T
income besides	79 28u
incorporated	84 10ǆ13ǃ
incorporated $	86 -8ǃ27ǆ
increase	81 22Ŕ36œ
increase $	84 11Ŕ41œ
independent	89 8z16Ǒ
info	83 9ļ11Ľ17Ŋ19ń25Ǘ
information	81 10Ǖ11Ľ20Ǘ26Ļ
information do	89 15Ǘ
injuries	81 8ž36ǣ38ƃ
injury	78 9ŗ44ž
inside	74 -12Ǎ-7ǝ11ƛ12Ŗƌ13Űƪ14Əƣ16Ǆ18ū23ƥ43Ǣ
inside $	86 -17Ɨ-12Ǎ-8ǝ15ƥ21ƣ27Ǣ28Ʃ
inside the	87 13ƛ18Ə21ū
inspector	79 15ƈ
inspector say	79 15ƈ
instead	86 9r12Ǒ16K17Ƶ
instead of	87 9r12Ǒ16K17Ƶ
instruments	78 26Ƙ
instruments art	80 
insurance	48 -16Ƹ-12Ǆ-10Q-9Ǣ-7ƶ7ŧƀƇ8XřŚ9ſ10A11ŦŪƙƴǨ12ĺŘ13ŞšƁƳ14şƃƦƬǒ15Ʃ16ƭ17ţ19Łǥ20ľǓ22ŐŒƄ23ņŏƕǌ24W
insurance $	57 -18Ƹ-17ƨ-12Ő-11ņƧ-10Ƣǩ-8Ĺ-7Łǥ8Ŝ9rƙ10ŝŦƳƴ11ſƦ13Aƃǘ14ơǨ17Wş18ţƭ19ǌǒ20ľ23ĺ24Ɓ39Œ
insurance at	86 -19ƃ-17ş-11Ŝ-7Ǡ39W51Ł
insurance card	87 23Ƅ34Ő
insurance company	80 -13Q11ţ12Ş13ƴ14Ƈ17ľ26Ő
insurance do	78 -23ƨ-16Ǆ12ş13ƀ19Ʃǥ30Ƭ
insurance does	86 13ƙ31Ǔ
insurance for	89 10š22ƕ
insurance from	87 9Ƅ17ƫ
insurance hits	89 16ſ
insurance is	87 -9Ƭ13Ʃ17ƨ26ǩ
insurance now	86 -13Ƨ21Ʀ29ŏ
insurance on	86 -12Ʀ-8Ŭ-7Ł14Ǩ15ŏ18Ƅ26ƨ
insurance or	87 12A13ŏ
insurance papers	89 20Śǒ
insurance pay	87 9ž16ƨ18Ʀ22Ŧ
insurance through	87 -33Ʀ8ƕ42Ƨ
insurance with	87 -15ş-7ǥ18Ő24ƨ
insurance you	86 11Ş14Ƭ21Ʀ
insure	83 -12Ǎ10Ū12Ǩ13Ɠ17ǌ25Ǣ
insure the	89 -13Ǎ-7ǆ18ǌ34Ǣ
insured	61 -18ſ-12Ǒ-11Nƒ-10Ǐ-8W-7Ƹ7Ǔ9ƃǃ10Ɯǌ13šǄǧ16Ŵ21ǥ22ǒ25ş28ŏ34Ǣ36ƨ40ŗ49Ɠ
insured $	71 -13Ǒ-12Ǐ-9Ɠ14ǧ15Ǔ25ǒ35şƨ37Ǣ
insured at	86 -18ŗ12Ǣ23ǥ43Ɠ
insured for	78 -17ƨ-14ƒ-9ş-8ŏ9Ǣ10ǌ47Ɠ71ŗ
insured what	80 -9Ƹ14ƃ
insured with	87 19şǥ
insurer	82 -14ǩ10Ţ13Œ19ƴ28ő47Ő
insurer $	89 -8Œ12Ţ16ő17Ő
interest	86 -7Z11Ĺ13ƪ14HƔ23Ň
interesting	87 9ō22Š23B
into	69 -9r-8X-7nHƱƶƷ8dŎżǗǘ9zſǨ10i11ƀ12RłǞ13Ŋ15Ķ17ƪǣ21g22Šƛ30ƌ34S
into it	87 -10r8ƪ9ĺ14Š17S24ƌ
into the	83 -8Ʒ-7Ʊ7d8S12Ǟ15ƛ16R21ǣ
into your	86 -8X11ǗǨ12ǘ13ƛ17ł24Ķ
inventory	81 15Ǣ21Ɨ25Ǐ26Ɲ
invoice	77 20Ǖ21ǘ
invoice or	80 22Ǖ
involved	87 10P11ż14Ł16f
ira	87 58Ķ
ira $	89 39Ķ
is	23 -23Ũ-22Ƹ-19Š-16cƷǘ-15Ŧ-14Ťƽ-12ŏ-11SňƬ-9Ĵņőţ-8OĺĻƜƭƹǒ-7dƝǑǡ7ŚŽƐƻǢ8ķŘƀƒƙơǨ9FXŹƞǉǊ10Ʀƾ11lŉŝşŰųƍƑƗƯƼǙ12pƔǔǜǞ13anĿŅſƏƠƧǁǎǖǣ14KĶľŖŗŞ15AIŕūŭƕ16hƁǥ17ŐƢǅ18fEĵžƥƫƱ19Łŷ20Qō21DPŃůƉǇ22yRYƘƟƩ23vNŬǋ24JTƅǈ25sźǗ26ŒƆ27qƲ29ŶƓǆ30jŪƶǃǟ31ƇƊǛ32Ĺűƨ33ǂ34Ŵ37ǩ40Uŀ41o42iǍ43x45t
is #	70 -20Ƭ-13ŗ-12ŏ-11qǋ-8ŕ-7bTĴƧ7ƭ8Eǣ9ǈ11Ɔƶǐ16œ19Ÿ21I24ǩ30D36X43v45Ơ46Ɠ49p
is $	73 -25p-19Ř-17t-15ǂ-10Ŗ-7ĺ9ŀū11ŐŴ12Zǝ15RĵŒ16J18ń19w46ǩ65o
is @day	87 8L
is @name	75 -18Ő-17a-16i-14Ƹ-8b-7ĸǈ9N17J22os38ǂ46w65t
is a	54 -22ƭ-18i-11SƉ-10ǋǟ-9Ũ-8Aűǈ-7jnŕƓ7fmHZĿŢƁƈƍǦǩ8qRƥ9brxŒǙ10ŝš12CŘŽſ13Ļǥ14ŬƇƤ16vIM18Ǎ20ƨƬǅǏ21ǁ25Ū30Ʃ35Lƅ39ǝ
is about	78 -15ŕ7ů9ŉǝ12I13Əƿ15Ĺ21Y26ƪ
is alcohol	77 -10ƿ17Ǜ21Ǌ
is all	78 -14ű7Y9n14Ōş16Ʀ17Ǩ21Z33Ɨ
is an	79 10ƋǦ11ķƮ13Š14ǉ18Ķ28ǆ
is any	84 -8wƝ11Ǘ14u16Ŷ18Ǐ29ƥ
is anybody	89 -14n-9ń27ŏ49ŷ
is anything	84 -9ō9ş11Ǖ15Ɛƥ18ſ
is asking	89 -14ơ8ǧ11ǌ
is at	80 -12W11r13qŎ21Ư22nƦ24ľ
is awesome	87 -7ő13ƧǊ14ǟ27ƿ
is been	82 -9c10iƌ14Ľ21A38ǟ
is business	81 -20ǅ-8ǃǡ-7ǋ12U86ǟ
is changed	77 35Ǟ
is different	84 -14Ş-11Œ-7ǩ15ũ35ĺ36Ŕ
is down	77 -7ǟ11Ɗ13ƫ29Ǟ
is driven	80 16ŭ
is everything	84 16ķ17iU26ş
is fine	87 14GǊ22N
is free	89 -7O7Ɣ14Ƨ20ǁ
is going	78 -11ǩ7z8Ƣ11ž13Ư14Ǟ15ǟ17ĺł33Ĺ
is good	82 -8ǩ12tL19S25p35ŝ
is got	75 -18n-9Ʀ-7A7ƾ9jŨǆ11Ł15ŀƨ17Ő25Ŀ28ű51ş
is great	89 -12M12x15a26T
is he	64 -24v-14P-12ſ-11Ū-10ƺ-8zǢ8rA9n14oǂ17h18xź19Ŵ25q28Ņ30Ź46p54ƨ56s61t
is her	79 -30p-26Ƹ-9wŇ-8m-7d10oŴ18ǈ26ǂ39v41B47ź
is his	80 -32Ŵ-22w-15a-7ƨ11ǈ18źǂ31q39o44ų
is holding	89 30ŀ
is home	87 -9şǋ-7q28l49C
is in	59 -20Ƥ-19ůƒ-18ƽ-13ƠǏ-12ǩ-11ƣ-9ŵ-8ƅƢƧ-7ĹŰǋǖ7űƑǑǙ8ų10WŐǈǍ11Ł12ƁǓ13ķƉ19q21Ūƻ22ŀ23n25Ķ28Ɗ32ǌ37Y44Ǘ47Ɲ69Ŗ76Ɨ
is insured	89 -14ƒ27ş31Ɠ
is is	87 9Ů11u15p16o
is it	42 -33ǩ-21ƪ-20ƒ-17X-16ŠǑǡ-15Ÿ-14Ũ-13tŔƗƬ-12rDķōŵǘǝǢ-11ǈ-10mLŤŦƵ-9ksxCNľŏŖŮƥƭǄ-8fgpyGĻŅşŷƽǏǔǨ-7aIYńŌŧƑưǞ7QśũŪŽ8Rňŭƚ9nŘŚůƊǤ10ŕ11ŞťƖ12FƋƼ13Őūž14ŴƢǆ16ŒŝƀƞǛ17uƯǅǥ18ƅ19oĶƟ21ǖ22ƶ23Ɖ25ƕ27T28ƣǇ29ǟ31Ɠ32Ŷ34Ű37ƇǗ38ŀ39iƩ42Pűǃ43UŁ44ŗ50j60Ɔ
is just	80 -9Ū-7n9Ƣ10ƿ13Ʃ14ŭ18y19Ŵ33ŷ
is kept	86 -19ő14ƥ16Ű29ŝ
is left	79 10Ƨ12Ɣ14Ŗ21ƶ34Ŭ
is like	86 -9Ǧ9Ƃ11ƊƧ12ƪ14ƿ
is most	83 -11ǖ21ľ25Ǌ
is named	71 11Ƣ16ƚ21ƫ
is new	89 -19Ŝ-13Ĺ-11Œ-8ņ20Ǟ80i
is next	78 -13ŭƱǥ-10ƣ-8vǩ16ƫ22ř30Ǟ32y37V53Ǎ
is no	81 11sŕ12Ǩ14Ńƨ15ŉ17ũ
is not	70 -29ŀ-14ř-13p-7Ş7ƴ8ĸ9Ÿ10ŧſ11clUŮ13Ƣ14ŗ15w16Ŷ18Ǒ27ƥ32v91ǩ
is now	89 45N
is on	64 -28ơ-21ǖ-16a-12oƩ-10ƣ-8qƬ-7Ŭ7d9FĹŻǆǗ11Ƈ12ŗžƢ13ƺ14ŮǛ16ŐƓ19ǃǥ27Ŀ28ǈ29Z34ŷ40ƨ50ſ
is one	87 14ǋ18ǔ22y
is out	86 7Ū11Ƒ17X19ǈ
is right	86 -19ǟ13s34N
is she	69 -18Ū-12Ƹ-11ƹ-9c-7Ʊ7Ƣ8pź11yǈ13Ź14vű22tǂ23xƳ26Ŷ42Ŵ47q
is sitting	89 8Y14n15Ɲ
is smart	89 14ũ20A24ń
is still	83 9j12ƪ14D15nŉ21Ƶ
is stopping	87 23Ţ29ŀ
is that	42 -25Ǉ-20Ǌ-17v-16jA-14wķ-13iĺ-12y-11nUZƗƞǥ-10ĶƬ-9Hŀ-8IŎŮ-7ǈ7lSTVŔųƑǆ8sBFřƍƏǠ9bPœūŸƆƇưƻ10ńŰƛƠǋǕ11ŪůŵŽƅǉ12pľŋſƜ13ĻŁǁ14ǖ15dŷƙ16E17u18Ĺļő19Ʃ20ŕ26hǩ29C30ōŒ36ŭ41Q44R
is the	42 -38Ŵ-28ŷ-26Ƣ-25Ƥ-21ǈ-20ƣ-19i-18p-16Ʃƶ-14S-13dŖƯ-12ƨ-10ntWńƖƸ-9CLŃůƝǄǅǖ-8qTŁŇŏƜƵǂǝ-7HYœŤŸŹſǐǞǨ7hIƌưƲ8cmEKŚƦǊǜ9kDŐŘƏǧ10ōƊ11ƟǌǢ12Ɛƻ13AķŮǏǩ14ƅ15Ƨ16F17yƫǇ18xJųŶƆƇ19űƪ20UŭƠǥ21Q22ŀ23łŕƞ24Ƙ26vŒ27ǆ28Ƭ30Ŭ32ǋ34ǟ35ŗ37j41Ǎ46Ū48ơ63ƒ
is their	87 -15I13Ŕ52Ņ
is there	47 -17ǩ-14j-12řƤǆ-9Qŏŗƥ-8Ŗƕǈ-7qryųſƇƢǋǗ7DƳ8ŀǓ9ŃƸǙ10Źƙ11ƏƑƩ12Şű13Ŀ14Ʀ15ŬǢ16Ō17ƶ18Ǧ19Yƍ20Ƃƃ21ǔ22Ɗ23Aŉƣǃ25Ʋ27Ǜ29Ƨ32ŵ37f41Ʊ45ō47Ǩ
is this	68 -30Ł-15oş-11ĺ-10Ał-9Ƣ-8ơ10Ɵ11ŏ15Ƶ24IŃǅ26ǈ31HN48Ĺ108a
is under	87 -7ş12G14Ɗ24n
is up	81 -21ŀ-19Œ9t15ź19Ž20Ǆ28ŕ29i65Ĺ
is what	65 -15Ř7uEPŹƠ9cŞ10yHLĴŅťƃơƶ12vƌ13iĸ14GU15Ŀ16ŀ20ĺ23Ť24Ŧ35p
is when	83 -11Š9G11S14ŧƅ17ŕť
is where	89 -14C17D35M
is work	82 -12R-10Ɲ-9i20ů76U
is worth	81 -7Ƙ12űƁ25ķ
is you	76 -22ƾ-9r-8ł7dŷ10h12ŝ13Ł14a22ǂ30Ƣ69n
is your	41 -39ǌ-33Ŀ-23Ɔǟ-22B-18ŭƬǃ-17o-16Cřƻ-15Ş-14Ǘ-12Ɠ-11LűƈƝ-10ĹőŕſƗơǆ-9SUŖƇƧǞ-8WĴłųŵŷƷǘǨ-7MZŦƊƩƪƮƯǏǝǥ7bgDŐƂƉƞƠƶ8eǈ9mŀƑƸ10IūǄǔ11Ķşǖ12Ŵƕǂ13żƢ14AŹƼǠǩ15ƔǍ16ŚŜǢ17sŒ18EP19lǊ20i21xX22ĵ23zŸƫ24Ƙ25TǇ26yƾ28žƲǋ30q31ǣ33w34ŃŘ41ǎ42ƺ43ů44r50t51Ƥ57Ň
is yours	80 -13ơ8Dƒ9Ɖ12AŴ14ǌ15ű18Ʀ22ĵ26ķ
issues	86 13ǂ15Ƹ
it	28 -31Ĺ-24Ǒ-19Ʒ-18cĸŅǄǈ-17LƦǐ-16lƨ-15gvCMŹǔǝǢ-14yŝ-13pqOYşǖ-12tXƣǂǩ-11hZŉŷ-10oƸƾ-9ƺǦ-8xzŻǙǜ-7ŞƘƤƱǊǓǕ7sƖǉ8KWƁƎƠǘǥ9JŦƄƶǇǏǞ10ĿŋŜƯ11iŽſƈ12ŘŴǧ13Ő14FšƐ15ŲƌƼ16Ŏ17P18nťūƊƽǟ19ŠƢ20AŁŸƙ21ƟǍ22łƂ23břŮƓǆ24ƀƉǅ25ŇŚƭ26BĺǗ27Ŋ28ŃŔś30ĴŒŤƇ32Ŭ34ų35UŌŕ36ŧŰǃ37Ʃƫ38ŭƞƧ39Ũ40rŀũƒ43j45Ɔ46ƅ47ŗ48œƵ50Ŗ56ƪ57Ŷ69ű
it #	87 -22ǡ-10Ɔ-9ƅ-8Ƭ-7E14Ų18ŗ106ž
it $	43 -46Ǆ-39Œ-27TƗ-25ŷ-24ǖ-23ŝ-21Ĺ-20Ū-19ĸǛ-18Ɣ-17Yǅ-15wļǟ-14oŞƯǌ-13jqs-12ƛƶ-11ŁơƱǈǐǝ-10HŢ-9ƨƬƼǂ-8gZľłŜźƉƋ-7iknOŹƠǋ7ŭƎƢǨ8bœƃ9Ŀű10fƄƐ11UXĴĻŤƙ12ōŎŐƧƽ13SŸǦ14ŃŲƓƝǗ15őŠ16ſƕƳǉ17EǏ18ŀŌŴƌƒƩ19ūƀ20ƫƻ21Ů22ŧũ23D25ś26Ƃ32Ŗ34ŨƆǘ36Ŧ38ǩ39P42rų44B48Ŭǆ50Ƶ64ƪ66Ŷ85Ň
it @name	87 11w15b36o
it a	64 -31ǎ-19Ń-10Ơ-9XũƑ-8ŤƟ-7Ř7Ŕŗ8KĹƚ9Ƴ10ĺǣ11ů12iƔƩ13ơ16TU18œ20Œ21Fƞ23ƛ24Ŷ26Ɔ29ƣ35ǟ36ǅ44Ƈ
it about	84 7ŀ9œ12ƶ13Ǟ15Ĺ27Ž
it again	89 -7Ɨ24Ɠ31ň
it all	68 -18Ǒ-9AŮ-8sLŨ-7b8Ƶ9ĴŒƊ10Ŗ11ZŦǃ12ǜ13q14ǋǐ15ŤƲ16Ƣ17Ɩ20k21ƌǇ23ł30ƫ32ǖ
it an	84 -25F7ƅ10ǆ33ƣ
it and	70 -14ƒƪ8p12ǅ14ơ15A25Ʃ55Ɠ
it appraise	89 26ƒ
it at	86 8Ɨ11Ű13Š17ŏŗ
it back	82 -9Ŗ15ň27ƪ40Ɠ
it be	73 -17Ŏ-16Ʈ-10r-7ƶ7ƯƷ12b15M16ŞƬ17ŝ26Ļ37Ŋ39s45ǩ
it been	80 12j13iǅ15šƈ19ņ25U
it before	81 38œ
it built	89 40ƅ
it burned	87 -12ǝ17Ƒ23Ɠ
it but	87 -9ĺ9gr19Ư27ŀ
it by	82 -23Ń-9M11ś12Ł17Ũ28A30ǧ
it come	77 -10l-7Ǆ10Ǖ11W12ƒ15Ľƚ17Tł20Ĵ49Ť
it comes	83 -8ƶ9ł13ĿŘ18H27ľ
it cost	72 -15ǝ-12Ƶ-8őŠǩ-7Ǣ10ǚ20Ƒ21Ư23Œ38Ŧ48Ǐ
it cover	89 28Ŗ
it covers	89 -9ň41Ŗ
it different	80 -15ƚ24Ř
it do	84 -10Ƨ8Ǝ9ƥ11ű13ĸ33Ŗ
it does	89 -9ŭ13ũ16Ŵ17ǆ
it done	89 -7ŕ12Ō14ǁ20Ń
it down	89 13fǞ16ƀ25Ÿ
it due	89 27ŕ
it ends	89 14ŕ18Ʃ
it ever	83 -13ű-7ŕ21Ÿ29ŭ38Ʃ39Ɗ
it for	65 -22ǘ-18Ř-16ǐ-15Ǡ-12Ʃ-8O-7Ŧű8pŠƄ9ŵƎ10TĻ12ŐƓ14Ž16ŲƬ19Ƶ20Ŏ23Ư26ƶ28ŭ32ƭ51Ŝƒ
it from	83 -13œ9ũ11ǝ16ŧ18śǅ30ƅ
it go	76 -19Ũ-13Ǧ-12Ư-8Ŧ7Ɗ8ƞ11ƒ15j21ś22Ƨ24ŗ25Ŕ32ƫ40œ
it goes	89 11D12Ǡ16ų
it going	83 -15Ʒ7Ǩ12ƟƮ13eiľ
it gone	79 24Œ29œ
it got	84 9gƆ10ű11Ƈ14Ů15ƪ
it happen	83 10ũ42ť
it happened	76 -16Ƴ-13ĸ7Ŧ13ť16ũ27Y35Ť
it hard	79 21Ƴ38U
it have	78 -63ƣ-27Ʃ-14ů-7ŕ9Ƌǥ10ű14Ńǆ15Ƈƭ16Ɔ17Ů21b24ƪ71Ǎ
it how	89 15x17Ÿ
it if	83 12Ǩ15ƫ23Ƶ
it in	68 -50Ŕ-17J-11Ɖ-9Ƽǋ-7ǃ7YĶ8LŃ9Ĵƚ10Ŏ11ǧ13Ŀǅ17Ś19K21ŌǍ28Ƶ35ű61ŧ
it is	49 -18X-17ƒ-16c-11otuŖŶǩ-10pMǚ-9ŃōťŦƫ-8bŠŤƺǌ-7lCELĶŇƬ7ŌŔžƆƭǁ8WŽƶ9adQƼǈ10iAůƁƙǍ11rGĿŎŭƿ12JNZŒƮ13Ŋźǆ14ǡ15ř16ūƧ17k18űſƱ19Ƣǃǅǟ22Ǜ23ŝŷǄ25w29Ɖ33nƩ38ƅ41j42Ơ
it it	89 13ť15œ16Ŀ
it just	64 -34ž-16D-14Ŷ-11Ǐ-7ŵ7ŭŰ8ńŜƨǆ9ǋǛ10ŲŹ11Š13Ɵ14ǃ20Ǉ26ĺ31n36u39ƀ52Ū
it lapse	89 
it last	84 -15Ŝ8ƈ25Ŗ28ƭ33ť
it like	83 8Ƈ13Ŷ14œƵ16űƤ23j
it made	89 25ƫ34Ƈ
it meant	79 30Ư
it more	78 -10œ-7ō8ť9Ŷ11Ŀ12Şź13YŇ18A19Ǆ21Œ25ň
it mostly	89 -9Ǘ7ķ14ǖ16Ŵ
it new	89 9Ǆ26ƅ
it now	76 -13ƒ12Ů20Ĵ29Ũ31Œ
it off	77 -12Ǧ10ĺśƾ12Ƃ13Ś15I20Ƅ23ŋ
it okay	87 -8ň-7ǁ8ĵ9ŋ15Ŋ20ƾ21K
it on	70 -17Ʋ-10Y8Wœ10jKƜƠǘ11Ʈ12űǗ13ĸŰ14L19łŚ26D52Ŕ
it one	80 -12Ǣ10ƅ15Q17i22Ʃ26Ɖ50ǥ
it only	86 -10Ŗ10ň12Ǝ13ǉ19Ǉ21ų
it or	70 -15Ʊ-14ƪ-9s7ĸǘ8ƌǀ10ŁŖ11F12mBŊƮǅ13ŎŦ14ƴ15ơ16Ƶ18śŜ22Š23c26r28ō
it out	77 -18Ǒ-10Ơ10ŭ11Y13Ű14A15Ƶ16ĴŠ17ƪ26Ɵ28Ɯ
it over	78 -20Œ-8mU7ź10Ƨ15ŀŶ17Ĵ29r32Ǟ33Ɔ50T
it rains	78 20ƙ
it renew	75 39ŕ
it right	75 -7Ŗơ7ĴŎ9FŌƿ10Ʋǥ11ǌǘ12tűƍǃ13ň17Ķŏ18b
it run	83 -14ƭ10š16ŕ22Œ59ű
it running	89 -17ǟ17ű18Ŷ28Œ
it say	72 -26ž8Ǔ10ř13Qſ14ǌ16ǃ19ǧ22Ś32ŗ
it says	80 7Ǣ8Ř10ļ12q14FƩ19řŮ20Ś
it sell	87 -8Ļ46ƒ
it sit	89 -10Ŷ21Ǜ33Ƈ
it slow	89 -9U13b20ǟ31ǎ
it so	82 7ǣ10m12Oķ13ǒ14ĺ
it sounds	89 -8nŇ9ķŌ13ƽ22b
it start	89 -16ĸ-14ǅ-7Ə14b15Ť20ŕ34X
it still	78 -12Ÿ-11U-7t9S12jJƧ13ǋ14Ŝ16ũ17Hƺ18Ķ30Ũ
it take	73 -13B-9OŠ-8Ũű7Ə11ť12Ƭ13Ʊ18Ţ19Ŏ22ł24ů26Ɨ41ŧ
it that	78 -14Ŧ-7ť10KŤ12Ŕ13ĺŠ14ĹƐ15ƴ16P22ŀ24ļ
it the	70 -36ž-18Œ-16ƒ-14U-10Ņ-9ǣ-8ƞ7ļƄ9Ǥ10x11Ǉ13Ř14ƈǂ20Ş23ĺ39ŝ42Š45ŗ72ŀ
it there	86 -34ŝ-33Ŷ-27Ň15ǖ16ǝ37U72ƞ
it to	70 -18Ţů-10ƫ-7AƧ7ś8ŸƢ11Ĵ12Ŵ17B19JŃ20Ŗ23ŭ27ŘŜ30ų34ƶ40ƭ
it today	75 -8ł-7Ĺ12Œ17ĺ28Ō35ŀ
it under	82 -13Š12œ21ǃ37Ŏ44ƒ
it up	70 -12iǩ-11s-9K9DƏ11ŌŤŮ13Ĵ14Oƥ15Œŕ21ř24ƫ26r31Ś37V48Ł
it used	87 -9Ŵ9œ39ŭ
it was	71 -23ƾ-13œ-8Ť7BƯ8ĺ9ƛ10Ƴ11ƐƓ12ƅ13ļ21ż31Ũ33ŵ37Ƽ44ũ
it went	79 -7ŖŤǩ13ņƅƳ15Š28Ŕ43œ
it were	80 12ǝ
it what	77 7ņ11BőƂ12Š13ŔŚ14Ɨ18Ʃ
it when	78 -11Ƴ-9Ư-7A12ƅ15Ɵ16ǜ19s20Ǐ22Ƨ28Ũ
it who	89 10n11Ł18Ǡ
it will	86 11ƴ12łũƹ
it with	77 -9Š-8SŜ-7ǟ9Ŭź10ƙ11s13Ś16Ƣ18ń19ǅ25Ƨ41Ŗ
it without	87 10ƈ
it would	76 -16Ŏ-8űǩ-7ƭ7śƏ8ƒ14Ŗŵ16Ņ17ư18ť26Ɠ28Ţ
it you	79 -13ŧ7Ž9ƴ10ŀ13o14QŶƪ20ũǌ25ż
it your	78 -42Ǎ-10ŵ-8Kƅ-7ƣ9B10ƽ11ǒ15Ư17Ƥ22ƞ25F37Ŷ44Ł48ǋ
it yourself	76 9Ɛǅ12Š14ƀ20ţ
itself	83 -13ŗ9Ǣ14Ƙ16ĴƓ21C
jeep	89 -20ŷ9Ū18ų20Ŭ
jewelry	73 40Ƙ
jewelry $	87 17Ƙ
jewelry instruments	80 
job	56 -21G-11y-10Ǐ-9Ʈ-8sŶ-7oōŗǝ7tƷ8ňǑ10ů11ǐ12ţ13ĶƦ14ǧ15Ɲǣ16Ƭ17Ƨ20R22Ǔ25ǈ39qV50S51U54W55P
job $	67 -12y-8Ŷ-7oǝ7gů10t11ǧ12Ƨǈ17ǐǣ18PƦ27q28V59U
job ask	80 
job even	80 21ţ
job or	83 7ǈ9P12ŭ26W
job title	89 9q34P
job what	89 -8Ǆ13Ǔ15P16q18W
job you	89 -7ŗ7S23Ǔ27Ƭ
jobs	73 -9Ǟ-8Ņ7Ə8Ǧ10Ǒǡ11ƨ17ǈ19ǔ20V23ƧǄ32ǐ
jobs $	80 -9Ǟ-8Ņ14Ƨ22ǔ24V25ǐ31ǈ
join	86 10Ŏ12ő35s
jump	80 -19Ŧ-7ĺŇ14ƍ17ǀ29œ30Ŕ32Ţ
jump $	89 -17Ŧ21œ35Ŕ
junior	87 7m18a19w
just	48 -21ŗ-14D-13ł-11ǐ-10ōƧǏ-8ƞ-7FǢ7fYķŒżƭ8demvZŁşƍ9UŲƗƦǒ10sŇ11ŊŌŴǈ12ơǙ13hS14K15CŔƢ16uƻ17ŪǑ21Ŗ22ŭ24nƀ25Ĺǋ26Š30Ļŷ31Ǉ
just a	78 -13Ǐ-10ŵ-8ō-7nŭǇ10Kƿ11Ŵ17Ų18ơ20Ɵ21ǥ26Ļ27ŶƝ
just for	84 -11ǐ11Ơ13ů18Ǒ34ŭ
just get	89 12GŸ14ơ18Ŗ
just just	77 -10ŭ7Ŷ9ŕ11ơƢƱǒǝ17Ų19ǋ
just kind	89 9Š11ĺ21Ʋ
just need	78 -7ŕ10J11depŐ12ŏ13C17m22S
just now	73 -8ĺ17Ŋ40Ĺ
just say	86 12Ō13N30ǩ
just so	87 11n15ň24Œ
just take	86 11śŭ14ņ25ǒ
just tell	86 10ƴƸ14ŀ17M
just the	70 -17Ŷ-14D-13ŭ-12ŗ-11Ƽ-7ŵ7Ʀ9ǚ12sŻƇƢ15Š16ş17Z18ŷ22ƻ24ž29Ū30h41ǋ43u
just want	87 10ưƼ25Ļ32Ĺ
just what	87 -7Ɠ22Y24Ɨ
just you	73 -18Ɲ-16ł-8uƞ-7ĻŪ9ƨǗ14s16yŔ23ǆ25Ł35ŷ55n80Ǉ
keep	56 -11Ķ-10ƅƪ-8Řǔ8ŸǨ9Wƀ10qǙ11ūƝ12ŉƮ14şƊǩ16ŋ17oYſ18Ś20ƥǝ23Ǐ30ōƧƷ31Ű32Ǘ36Ƶ
keep $	83 -15Ķ10Ǘ11Ʒ18q35Ǐ
keep a	89 -11Ɗ11ƥ18ŋ
keep getting	80 12ǝ
keep going	86 -35Ƶ18ŉ38ō41ǩ
keep in	89 -16Ɲ14Ǐ26Ɗ
keep it	78 -14ƥƷ-13ƪ7X9ũ12ƵǞ23Ʈ32Ű40Ƨ
keep on	87 -10ǔ12Ǐ18Ǘ
keep that	89 12ŝ13Ű19Y
keep the	74 -13Ʈ-12ƅ-9Ǘ7Ƶ8ŋ12Ÿ15ūƥ18Ś20Ǩ26ſ55Ʒ
keep your	86 -13Ű13ƥ14Ŏ20Ś
keepin	83 -10Ŷ-9Ň9U10ŀ12t15ƶ17ǟ18ŢŽ
keeping	78 -11N8U12ũ14ǟ15ŀ19t33x
keeping busy	89 -41U-16x23t70ǟ
keeping you	86 -51ǟ-10N18ŀ50U55x
keeps	78 -9R-8ŭ8Ǡ11Ţ12ǒ14c16ƻ24PĿ27ŝ
keeps you	82 -9Rŭ12Ţ17ƻ25PĿ29ŝ
kept	74 -16ő-10ōƮ-9ǔ9Y11ƃ15Ŷ19Ǘ22ŝ29Ű30ƥ
kept $	87 -11ǔ18Ǘ
kept you	89 -19ő-12Ʈ13ƃ32ŝ
key	87 -7Ł77Ǩ
keys	73 7ĿƧ10Ń12v28ų34Ɩ
keys $	75 7Ŀ12v36Ɩ
kick	87 11Ń14ƹ18ĻŌ
kid	75 -28ų10Ư12n14Ɯ15źƶ16Ƙ19ƍ22Ʀ28l56Ź
kid $	87 12Ư17ƶ27Ʀ
kids	57 -9B-8r-7ķǟ8ŭƶ10ľ12Ɯ17ƍ19ƫ20Ź21nƲ24ƭ27v29Ư31wƱ40y44x62u
kids $	68 -11Ź-9r-7y8Ư11ŭ16v17x26Ʋ33n67u
kids are	84 -24v-9u-8y13L15w49ƭ
kids college	89 7y
kids doing	86 -8ǟ-7y43x
kids in	89 -9B12N17yƯ29v
kids names	86 20w
kind	56 -25Ǜ-14ƈ-12ƪ-11Ň-10Ʀ-7ŝŶ7YŮ8bŢźƸǥ9ƹ10Ɲǟ11ĺŊư12iXƲ13RƉ14Ǝǆ15ŧ16hŤƇ17qǩ19ƣ20ŏŪ25ǔ34Ƌ35Ǆ43Ʃ
kind of	56 -25Ǜ-14ƈ-11ƪ-10ŇƦƩ-7ŝŶ7YŮ8ŢźƸǥ9ƹ10Ɲǟ11Ŋư12iXƲ13hRƉ14Ǝ15ǆ17qŤ18Ƈ19ƣǩ20ŏ23ű25ǔ35Ƌ36Ǆ38Ū
kitchen	72 7ł10ƞǈ12L13ǝ21Ǜ25M53ƌ
kitchen $	86 8Ǐ17ƌ
kitchen table	87 10ł36M
knee	87 13Ƹ37t
knock	83 7m9ţ11ƌ15Ĵ22R27ź
knot	89 40f
know	52 -15Ŏ-10ǔ-9Ĺĺľƽ-8ſ-7lŠǈ7hţƜǊǟǣ8ņŰƐƛƷǂ9ĻĽŲ10wň11Gĵ13AŒ14Ǝ15cŔ16rƓƸ17ŅƩǃ18Ŝ19ōƧ21Ƴ34ǩ41ŉ46Ŗ
know $	70 -21ǩ-11ƽ-9Ļ-8ŗ7ǂ10ž11Ƹ12Ŗ15ƛ17r22ō50ŉ
know about	75 -13Ƽ-7Ư8Ƹǂ9ŹƢ10ō15Ŗ17Ų21Ǝ
know how	78 -15S8Əǁ9ő10ś11O12G14Ń17ǩ32c
know i	87 -9Ŗ11Ŧ31ň
know if	75 -8w9Ƶ10FƩ12u13ƐƜ16Ƨ18Ǧ
know it	83 -7ǩ8ķƯ10p11Ŗ15ǣ17Tǟ
know of	89 8Ƹ9h11ţ
know the	87 9S10m12ű13G17Ŝ
know this	89 8ŗ25Ļ
know what	69 -14Ǧ-11ň9ņƷ11ŗƃǊ13Ʃ16Ƨ23Œ24Ɠ47ǩ72Ŗ
know your	87 -10Ŏ13Ř19ĵ
l	83 -23ŗ-12Ǔ-11Ƃ7Ū11Ǧ13ǃǆ19ǡ58b
labor	89 15ǜ20ť
ladders	89 -7ǀ13Ǚ23Ǆ25ǈ
lady	80 -11ǈ10ŵǁ13ŧ14Ŝ15t26Ɯ27o
laid	82 11Ƨ15ŵ16B17Ň22Ǩ
laid up	89 17ŵ24Ǩ
lake	82 14ƙ17ķ21k26Ɵ27g
land	81 -12Ľ-11D13GƤ19J29ķ33Ň
landline	89 30I
landlord	68 -17Ƅ-9Ɣ8ǧ9Ƥ22Ơ29F39ǌ44ơ
landlord $	83 -71ǌ12F81ơ
landlord need	89 -60ơ-18Ƅ26ǧ60ǌ
landlord want	83 -14ǧ19ơ46ǌ
lapse	81 43š
lapse $	83 30š
last	46 -16d-14S-11GŃũǩ-10ĺŒŠŦ-9Lľŕ-8BDŞŧƉ-7ƃǢ7jĴƓƫƶǂ8eyŬ9ĹĽƑ10iłŵƩ11ŔŻƼ12ǘ13űƲ14ƺ15ƋƹǨ16E17ƈ18šưǉ19c20ƚƸǣ22bżǛ23ţǙ24aŜ25Ǟ26ĵǏ28Ǌ29ņ30Ŗ39œ40ƾ
last #	71 -12GI-9ƭƼ-7œƃ7ū8Ż9ǣ16ǉ17e19E21š24ť26Ƹ27ż
last $	80 -7Ń10a25Ʈ36ƭ
last agent	84 -16Ŝ-9Ŗ12ſ39ņ
last check	89 13Ɠ14ƾ24Ǣ
last checkup	76 16Ƹ29ƾ
last few	78 -15š-10ť19ţ29ĵ
last look	87 -8Ŝ9ƫ19ĵ38Ŗ
last looked	80 12Ǟ
last name	78 -19ƾ13ao19w43b
last policy	79 -17ĺ15š31Ĺ
last renewal	72 18Ǟ35Ŝ
last see	86 13Ʋ26ǂ
last spring	79 7Ľ31ţ
last statement	89 11Ķƪ
last talk	89 9Ŝ11Ľ
last time	71 -7šũ7xƫ9ĵĸƾ10Ɛ11W12ƛ13t14ƈ19ǘ20Ŝŵ28ƺ30Ŕ
last update	89 -16Ǐ17Ǣ19Ʋ
last updated	77 -41Ǣ67Ǐ
last workers	80 15ǣ
last year	70 -12ť-8ƾ7Ǧ8Ǒǘ9ĺ10Iš11Ǟ16őǣ18ǉ40œ48Ǌ
late	83 -10Ƙ11Ǖ13Oĵ14L34ǎ
lately	73 -15Ƽ8ǏǕǙ9ţ10ǂ11U13Żǣ14żǟ15ƾ16ĺ17ǜ21Ƹ
lately $	75 -15Ƽ9ţǏǕ10ǂ13ǜ14Żǟ15ż17ƾ18ǣ22Ƹ
law	79 9n11Ƶ12ŷ13A14Q17Ņ18B
lawsuit	87 20Ǧ22ķ
lawyer	78 14ǡ15ǩ17ķ18ǜ33Ʋ
lay	89 10Ƥ13Ś14Ƨ21ư
layer	89 10Ǧ14Ɖ
leak	75 -14ƈ-8Ɯ13ũ14Ɖ17Ǝƛ28Ť
leak or	80 -13ƛ30Ť
leaks	80 27Ɖ35ƛ
leaks $	87 -30Ɖ57ƛ
lean	84 -8ǩ7Y19Ň22z29A
lean on	86 -7ǩ7Y22z30A
lease	60 -18ś-13Ǎ-10ǧ-9ų-8ǡ-7ŕ10F12Ĺ15Ơ25Ŭ38ơ42ǋ49Ƥ63Ƣ75ǌ
lease $	73 -24Ŭ-11ơ-10ų10F11Ơ45Ƥ65Ƣ
lease ask	77 36Ĺ
lease it	84 -16ǌ15Ŭ45ǋ
lease require	87 23ǌ
lease say	83 -16ǌ-12Ƣ53ơ
leased	87 -7D8Ǐ15ǋ18Ŭ
leasing	87 -13Ƣ8ơ15Ƅ24Ŭ42F
least	89 -8S14ǅ15őǡ20ŗ
leave	60 -11Ŏ-10Ǧ-9ŝ-7ť7G8Ŧ9sŁŰǎ10ƀ11ĺǩ13ǜ14ƥƫ15Ƃ16ĻƬ17ŗ18Ɵ21ŉ27Ƴ30Ţ33Ƨ37ƶ
leave $	76 -8ť9Ŋ10G12Ƨ27ŗ
leave a	89 -13ƶ-7Ţ9ƭ10m33ǩ
leave behind	87 29ƶ
leave it	83 -14Ţ-13Ǧ-7Ƨ10ź13Ƃ16ŊŰ19ĺ31ƶ
leave something	86 14ƶ
leave the	81 -15ƶ9Ɵ10Ǐ12ƛ14s15ƀǎ18Ƴ22ƫ
leave them	82 -17Ŋ-11Ŏ-10ŝ-8ƶ14Ƙ24Ƭ56Ţ
leave your	89 8Ƨ
leavin	89 -7v7y11Ţ15Ŀ17ƶ
leaving	82 -8ŝ15Ŀ21Ţ24V
left	69 -7ŀƬ8ķƈ9lĸ11Ŗ13Ķ14ŕ15Ƨ17Ţ18ō19Ɣ20ŝ22ƶ23Z27Ŭ
left $	84 -14Ŭ9ƶ10Ɣ16Ķ23Ţ28ŝ31Z
left on	78 7f10ƈ12Ɣ16ŕ37Ŭ
legacy	89 35ƶ
legal	80 13ŋ15Ʋ29ǃ
legal name	87 7a32ǃ
lender	72 7ƙ11Ŭ12Ƅ53ƕ
lender $	84 10ƕ
lender asked	80 20ƕ
less	79 -10ť-9Ŧ-8ǉ-7ǡ7G9Ǉ13Ʀ14Sƒ18Ņ21ľƪ25Ů
less than	84 -10ť7G14Ʀ15S17ƒ29Ů
let	63 -11Ŗ-10Ľ-8sň-7Ĺ7ŦƪǓ8DŁŹƛƜ9iOŘŪžƵ10Ɛ11r12NĵŃřšƾ16ŊƎ17ĻŎ20Ž24aŞ31ǜ
let me	71 -7ň7dƏǁ8őţ9Ŧƀ10iDŁŹ11O12Ɛ13Ř14ař21Ŋ
let us	79 -14s-9Ľ-7Ĺ8ŀ9ķ11Ž12Ōž13Ū16a19ĵ20r25Ŏ
let you	80 -9Ŗ8Ƅ10Ǔ13Ń15š20N22Ǝ27Ļ37Ş
letter	74 -8œ8J19K27bŚ37Ŕ38Ľ
letter $	86 11Ŕ33b
letters	86 13ř29b
level	73 9ŀ13ƣ18Ɔ20Ʃ21Ɗ24m
level $	78 19Ɗ
liability	59 7Ǌǥ10ŗ11Ǜ16Ƃơ18ǚ19ǌ28ƀ33ǡ36ž
liability $	72 -23ǡ12Ƃ16ŗǛ21ǚ23Ǧ34ƀ
liability do	89 -58ǡ22ŗ45ž
liability does	84 -9Ǧ-8ŗǥ-7ž9Ǔ21ǌǡ
liability is	86 -22ǡ21ž27ơ
liability limits	70 -13ǡ39ž
liability on	89 -9Ź9Ƃ10ž
license	62 -14ŕ-7n8ŷ9Ǜ12ƺ13Ƅ14ū15o17dǀ20a26Ź50Ÿ
license $	72 -21Ÿ-16ŷ7d11ǀ12Ǜ15aƺ16Ƅ18o29Ź
license now	80 16ŷ
license number	83 31Ÿ
license plate	89 -13Ÿ30ū
licensed	75 9Ź11Ǩ19Ÿ40ŷ
licensed $	84 22Ÿ
lie	89 -8Ǩ55Ŀ
lien	89 25Ŭ
life	55 -16ŏ-14q-13ŗ-12UŻ-11Ő-7ţƃ8l10şŨ14m20iĺ25Ƭ29ƪ30ƿ31Ƶ32Ʒ33ƭ43ƴ47ƨ52Ʃ53Ƨ65Ʀ
life $	75 -11q-8Ƨ7Ƹ8ƨƪƭ9tƦ17l34Ʃ
life and	87 8ƪ9ƴ24W
life coverage	89 -18ŗ-10Ƨ44Ʀ
life insurance	65 -13ŏ-11Ő-7şšţƃ8rƴ9ƪƵ11ƨ14ĺ16Ʃ26ƭ32Ƭ35Ƨ47Ʀ
life is	89 15ƨ20Ũ
life policy	76 -7ƨ8ƫ13Ƨ16Ƶ18Ʀ
light	83 9ĺƐ14Ō19Ʈ26ż
lights	89 -11Ŷ9D11š17Ż26U
like	45 -16J-14Ǟ-13Ŏ-12ŢŤǐ-10PƱ-9ľ-8nĹĿƢƣ-7qśŜƦƻǦ7ayŧƌƎƠǥ8mAőœťŮƊƚ9Dǖ10lXţƂƽ11gņŗƐƭ12rŨ14łǩ15jŀŲƁƺǍ16R17ž18Yűƞ19ŉ20vŃŌ24Ļƶ25KĴ28ƿ31Ŷ33Ň35Uŝ
like #	78 -20b-8Ǧ8XƂư9O10j11ǉ12ĴƬ13Eƿ14v18ž36ŗ
like $	75 -39ŀ-13ŝ-11Ǆ-10ƣ-7Ʈ8Ļ13Ǎ14Ɓ17Ưǥ25Ň30R31Ũ42ǩ58Ş
like a	68 -8ŝ-7Ƣ7ƁƧǓ8PƆ9VĺŶǉ10Řǈ11FţƵ12Y13ŐűžƔǍ14Ɯ17n22ť
like about	78 -40Ş-20Ň18ŝ65ŀ
like an	89 19Ū
like for	83 -10ŭ9ĻƷ10ŵ11Ʈ13ư15Ƴ16R
like it	72 -32ŝ-16Ĵ-11K-9s-7Tĺ7Ǝ10ǃ11Ńŋ12Ɠ14Ō16b18Ů20m21ŀ28U36Ŷ48Ň
like me	86 8ƺ12ņƂ14l
like that	69 -11ō-10Q-8ŝƞ7œ8ǎ9Ƈ10uĸų11ZŔűƜƹ14ŲŻ15Ɲ16ǔ18Ŷ23ƿ28ƺ
like the	77 9ǁ10ĺ13ŧ14Ŗ16D26Ń50ƞ
like this	76 -8ĺĻ9B14Ƥ16ũ18ŏ20ƭ30A48ł
like to	65 -12ŝ-10Ţ-8ŇƤƷ-7Oŧƞ7ƶ8J9ŁŔ10ļ12ō14K18Ŋ19Ş21y26g28Ō43ŉ57ĴĻ
like what	86 -12ǩ14v16Q20X34Ň
like you	80 -7Ļ7c9Ň10D11BNVŉ14Ƭǘ15i
like your	82 -22Ş-18P11Ư13L24ŝ25ƶ28Ŷ34U
liking	82 -7qv12b13t14Ň23x
limit	75 -27ž-12Ɨ7ſ8Ż11Ɠ14y16Ǎ26Ǣ46ǡ
limit $	78 -28ž-15ŗ8ſ11Ɠ17Ǎ18Ǣ52ǡ
limits	61 -12ơ8ƘǢ11ŠƏǌ15Ǧ29Ǔ33ž52ŗ
limits $	74 -64ŗ-14Ǔ8Ƃ11Ǣ19Š27ǡ53ž
limits are	79 21ŗ
limits did	80 12ŗ
limits do	77 -20ž-9ǡ64ŗ
line	64 -10Ʒ-9L-8ƨ8ņŕ9awOǞǩ10Ǆ11ƛ12VĴƫ14XŚ15Ǌ16Iłŋ18sŁ20q23PSƔ
line $	78 -8ƫ8Ǣ9ķ11Ō16V19Ś21s24Ł28Ɣ
line is	89 -9ƨ26q
line of	78 8q10ņ13Ǆ18Ǟ29S33P
lines	89 10Ƽ
link	87 -7ǩ10ǘ28Ō
liquor	89 -10Ÿ-8ǡ14ƿ46Ǜ
list	65 -7ƃ7Ƽǀ9hĿńş10fƕǌǗǥ11Ǝ13nƒ16ǘ17Ŭǐ18ĺƘ19Ɯ29ŷƗ30ľ
list $	87 11ĺ12ľń
list every	89 10ŷ12n15h17ǥ
list of	86 -16ơ-8Ū16ǌ22ǐ28Ɨ
list off	87 7ķƎ13Z19Ū
list the	89 15Ƙ16Ǝ19Ɯ
listed	79 8Ŭ11Pơǧ13Ƙ14a17ƫ20o22ǌ
listed on	87 -7ǌ11ƫ12ŷ14ǧ43ơ
listen	89 12s14A24ǩ
little	59 -10ǩ-8ƛ-7hǇ7dIƜƝ8ŐƳƹƻǄ9cļ10zƎ11Ķ12YŽƞ13ż15Ʀ16vŊ17Ņœ18Ư24w27u29x
little $	79 -7u27Ư
little about	83 -14x11g13qǄ14Ƴ16u19z
little bit	84 8l9m10Ş12ņ13Ɯ16Ŀ
little one	82 12ż24x25v
little ones	82 -8h13Ư18w56u
live	64 -13ĸ-12ǋ-8ť7Ŝƽ8XƙƟƤ9D12ƃƅ14Ơ15Ķ18FG19ķ23h25ƣ26n27z30Ʒ39CƮ
live $	79 -8Ʈ-7l15D20Ʒ26ķ40C
live in	84 -12Ǎ14ƅƤ16C17ƣ
live on	81 -16ĸƤ-9n-7Y16ƃ20Ķ25Ʒ43Ʈ
live there	87 9G14Ƥ20Ơ
lived	84 -18S-7n28l40G
lived there	87 -8S9l30G
lives	73 -14z-7ų7D12ŷ13Ƣ55n
lives there	77 9ŷ15n17Ƣ
livin	79 10Ŗ11ƞƟ15HĿ21S22P
living	71 -13Ŀ-10ŝ-9ŷ-7Aŀ7k8f9Ƥ10Ƣ12nƷ13H14Ǎ16Ʋ22ƞ25F31q33P34z
living $	80 -10ƞ-7Tŀ31z35P37q
living there	86 -16Ŀ-12ŝ-10ŷ13Ƣ22H37n40ƞ
llc	79 -10ţ21ǃ49ǆ
llc $	89 -11ţ29ǆ
llc or	87 12ǆ
loan	63 -7Ʀ8Z15Ʊ26Ɣ43ƕ52Ŭ60ƪ
loan $	82 -17ƕ-9Z-7ǌǡ10Ɓ12ƪ37Ɣ48Ŭ
loan against	80 -39ƪ58Z
loan for	80 20Ʊ
loan maybe	80 20Ʊ
loan on	75 -30Z74ƪ
loans	69 -8ŬƯ-7ľ8ƕ15ƪ21Ʈ26Ʊ53Z
loans $	74 -36ƪ-9Ŭ-8Ư11Ʊ24Ʈ61Z
local	81 -7ǋ13ǔ14M16Ő18ľ39l
located	86 -8lǞ16ǋ19C
located $	87 -8l11ǋ21C
locations	83 -8k23Ǟ37ǋ
locations $	86 40ǋ
lock	82 7ƍ10Ǐ12ƣ18ǎ19Ō21ƥ
locked	80 -8Ǎ11Ŏ17ƣ22Ű40ǘ
locked up	89 -7Ɗ19ǘ22Ű
locker	89 -18Ɗ42ƥ
locks	89 13Ǝ
log	89 16Ǘ17Ƈ21Ś
long	53 -26ŭ-10nơ-9Őǌ-8pŠ-7ŞƞƢǟ8gŵƏ9HĿƄǩ10vY11ŕŝ12fřūŮƈ13iƮ15Ÿ18l19ŧ20ů22Ɵ23ť24š33G34ǝ35S36ƭ39Ƥ40O43ǅ50ő
long $	79 -19ů7Ţ12ŝƟ17ǩ18G22Ů
long ago	82 -10ǅ12G20ƈ42ť
long could	75 -16Ƥ12ŵ19Y21ǝ32Ʈ
long did	87 -10Š59ŧ
long do	80 -10ő-8ƞǅ18Ƅ21V22O23H46ƭ
long have	65 -15i-7ŝǝ7Ƽ19GO20ǅ21f23ő29l32š
long is	86 -15ơ-14ǌ-9Ƣ35Ɵ43Ƥ
long time	86 12Sŝ19ő21Ÿ
long would	84 7ǘ8Ə12Ǩ13Ʒ26Ʈ
long you	78 -8ǅ8ő16O21ƭ84S
longer	89 -7Ǔ8ƭ12ǌ19ŕ
look	61 -21ƈ-12ǩ-9ŭ-7ŦƷ7Třǜ8ŉŗ9ŒǠǥ10jpĻĽŎ12Ǌ13JĵǙ15Ŝ16ľł18ĺŖ19R20Ɖ21ſ23z32Ư
look after	80 14Ǡ31z33Ư
look at	70 -7Ŧ7ƫ8Ŀ9s10Ś12Ň13Ľ15Jĵ16ĺǙ19Ŝ21ł25Ŗ
look for	89 14ŗſ35ľ
look like	77 -10ǩ-9ŭ-7Ň9j11ŉƯǜ12T14Œ17ǥ18Ǌ19Ļ27R
looked	74 8ƫ9ĵĶǞ12Ľ23ń
looked at	76 9ĶƫǞ13Ľ18ń
lookin	80 8HN9Ƈ11Š12ĹŢ14ĿŃ17ŚƐ18Ũ25Ǟ
lookin at	84 -7N10Ƈ15HĿŃ18Ɛ19Ś20Ũ
looking	68 -7Ľ9ŇŠƖ10Ŷ11j12XŚ13ń14V15yH16ľ18Ĺ19ŃǊ20ĺ29Ƭ
looking at	80 -16ĺ-13Ļ7X13Ŷ14Ś18yń25ƬǊ26Ĺ
looking for	83 -22Ǟ-19ĺ-8XĽ11Ƭ13Š14Ň18Ļ21ľ26Ĺ36H
looking to	81 9Ţ18Ǟ22X27Ń
looks	76 -8ľ-7Ǡ7Lǖ9zĻ10ŵ11ƌƟ12Ŷǘ19Ň23Ŝ29Ʒ
looks after	89 12z14Ɵ30Ŝ
looks like	86 11Ļŵ15ǘ33Ʒ
lord	89 14kv
lose	67 -11ň8ƊǙ9ǔ10IŝŞ11Ŀǝ12ĸ14Ƨ17Ǔ19ő25Ƴ28ǩ35ķ
lose $	78 11ǔ13ŝ24ő26ķ
lose somebody	79 32Ƴ
loss	75 -10ĸ-7G9ƺ12Ƴ14ũ16Ť17ţŧ27Ŧ29Ř36ť
loss $	83 -19Ť-8Ř-7Gĸ17ũ19ŧ24ťŦ25Ƴ
losses	86 49ţ
lost	73 -11t9ǀ11ƨǔ12ƚ15Yƺ17ƃ25Ƨ28ň62Ƴ
lot	67 -12Ɔ7Rƚơǟ8śŮƄ9tŻƇƙƨ10ǖ11ĿŇ13Ű27Ƒ33Ɵ35Ɯ36ķ
lot $	81 -14Ɔ8ż12Ż13Ƈ21Ɯ24Ƒ45Ɵ
lot of	77 -11Ű9Ƒơ10RŮƚ11ś12ƙ13Ňǖ18Ɯ
love	69 -9P-7o7Ɖ9rŝƊǃǄ10Ƒǩ11ƅ12Mƶ13lǋǔ22U29Ŷ33ƞ36ǟ
love that	83 -21ƞ8Ž26Ŷ29ǔ
love to	84 8B10Ɖ11r16ƶ23M
love what	87 -20ƞ-11P-9Ǆ-8Ŷ18ǋ34U68ǟ
low	78 -10f-7ŧ7ľ9Ů10ĵ13cŘ18ŗ21ƙ24Ɨ36Ņ
lower	73 -19Ř13ǩ15Ļƃ25ŎƊ26Ņ
lower level	78 29Ɗ
loyal	87 16ő40Ţ
ls	89 55b
lucky	86 7P11ţ33o
lunch	86 9Ō10L13O19Ľ21N
m	82 -7Ň8Ƅ29ſ41L47b
machine	74 -14Ŀ9ƛ10ǖ12Ƽ27Ǐ37ǝ
machine would	79 7ǝ11ǖ
machines	81 -8ǝ-7Ŧ38Ǐ40Ǣ
mad	87 7ǜ19r30ǩ36Ũ
made	60 -12ƻ-10Ňœ7fņƤ8ƾǜ9Ńƽǆ14xǍ15Ɖƫ17ƞ20Ĺƌ22ŔŶ30Ƈ32Š39ĺ
made a	89 13ǜ
made of	80 21Ɖ22Ǎ41Ƈ
made the	87 10ƌ11f12ƾ21x
made you	65 -12ƻ8Ƥ23ƞ27Ŷ30ĹŠ36ĺ
mail	75 -17J10n13ļĽ14Ĵ24E35K52D
mail $	89 -9K10J16Ľ28E
mailbox	89 11Dż15ĸ
main	73 -22P-12ŷ-10ƟǏ-7ǩ11ķ12Ŝ14ǝ16Ɗ17ǋ21Ǖ23ľ32ų36ƛ41Ǆ
main supplier	87 8Ǖ
mainly	87 11Ŵ12ŭ17ǖ
make	57 -18Ł-15ŝ-12ŭ-11Ů-10R-8ų-7yŠŴƨ7űƱƳ8sxņŐơ9ŌŬ10Ųǝ11Ǝǀ12Ńǒ13Ɲ15q17P18Ūů19Ʈ20cǌǚ22Ň23Ļ24ł26Ǆ27ň32T38Ŏ
make $	84 -16Ň-12ł-11Ŏ21Ǆ77T
make a	80 -13Ł-11Ů-8Ŵƨ-7ƞǊ10ǚ12T14Ţ15ł20P22q25Ń
make and	87 10Ū
make it	84 -7ų12Ə14x24Ʈ
make sense	81 15s50ň
make sure	87 -10y7ƌ9ǒ12Ʊ
make the	84 -13Ţ-8O9Ʈ14łŐ16Ļ17Ō19Ŭ
make this	87 -7I11Ļ17Ŏ
make up	89 12ǔ25ł
make you	72 -10ŝ-8Ň-7Š7ƙ10Ļ11Ţ12Oņơ14Ũ27ǌ30c49Ŏ
makes	69 8ūǐǒ9ŋ10ǔ11Ŀ12ŝ15X17Ƴ25ŀ26Ł
makes it	79 10ū21Ƴ
makes the	83 11ǐ36Ł
makes you	84 7ǣ14Ŀ15ŝ19X31ŀ
makin	89 12Z14ł19Ƅ21Ŭ
making	82 -10a-9Ĵ13Z17ǌ25ǩ31ơ
making you	89 -7ǩ19ǌ23ơ
mama	87 -9x10T15aƨ33z
man	78 -9O8g10Ɗǈ11Ĺů12aj13U16Ǉ34Ǩ
manage	79 -13ũ11Ƴ28ŵ31Ʈ
manage without	86 -19Ƴ37ŵ
manager	82 -7Ǣ8ǜ9Ŏ14ǌ16ơ39ǈ
many	47 -16ǉ-10őǖǟ-9ŹƉƌ-8iĴņǒ-7xűſƙǘ7OƊǧǨ8ƈ9ƭ11SţƖƟƩ12Ų13ŮƋƢƻ14Żƹǎ15Ÿǩ16cŴƿ17Ʈ18ŷżƔǣ19GůǗ20VńƆ21ŕ23ǔ24h27ƣ28Ū29Ǒ34u35n40Ǉ43ǋ
many bedrooms	84 22Ɔ
many certificates	89 20ǧ
many claims	89 10ţ
many days	78 8ǎ12ŕŵ14š16ů17ŭ20Ɩ34R
many drivers	86 -7Ź42ŷ
many employees	75 -9Ǒ43Ǉ
many folks	89 -13Ǒ13Ĺ34Ǉ
many hours	84 -11ǎ20Ų48R
many locations	86 30ǋ
many miles	74 16Ů17ů29Ŵ
many minutes	84 11ů32O
many months	81 -11Ĵ-7Ǩ10Ɵ11Y43Ʈ
many more	86 -12ƭ-11ǅ-7Y8ƈ18ŕ65V
many nights	89 -11R8Ƥ10Ɯ17Ų
many of	87 -17ǩ11Ƣ15c27ǒ48n
many people	73 -9ǉǑ9ŷ38Ǉ44n
many quotes	89 26ń
many square	83 -27Ɔ45ǋ
many units	87 37ƣ
many vehicles	83 -27ǐ14Ǧ46Ū
many weeks	86 11ǝ15ŕ22Ɵ24Ǩ
many years	66 -13V-11ţ-10Ūǟ-9Ǉ-8ņŷ-7ő8p16cƈ17Ʃǅ22Ƌǩ27Ÿ29S33ƭ39Ɣ46G
marijuana	89 18ƹ21ƿ
marital	84 30f
marital status	84 30f
market	81 8Ɠ12Ŕ15H16Y38ƒ
market value	89 -7Ǣ9Ɠ34ƒ
married	73 10r13ƫ21Ţ29o45f
married $	82 -7Ţ16ƫ32f
married to	89 -18f34Ţ37o
match	80 8ƭ10w15Řƅ24Ķ25ų29W
matter	86 10ľ11ƃ12A22ō
matters	83 -10Ŀ12z14ť32ľ
may	75 -8mǘ-7Ż8ŋ11Źƾ12vJ13Ĺ16ǩ18a28Ŋ
may i	80 -9m-8ǘ-7Ż9ŋ13J15Ĺ17ǩ21a32Ŋ
maybe	74 -10Ǩ7Ƈ9ŕ14Ʀ16Ʈ18Ʊ
maybe $	78 8Ƈ19Ʊ
me	37 -18B-14Ʃ-13ĺ-11Ǧ-10ƙ-9G-8pAź-7vƫǓǟ7ŗũŰƁƉƊƨƴǆǧ8aŃŅŚŦűơƳǏǛ9ELĿŢƎ10řŠƠ11iuDMŋ12e13cłż14ņƂ15Uǖ16Pō17ŀńūǈ19Ū20dl21Z22n24ǩ25ŉ26OĹ27Ŋ28bǄ33Ť36ļ38Ŏ45ň51ś
me $	63 -9Ō-8ŀ-7ŐǨ7śŨǄ8Ŀŷ9TřŚƁƨǩ10s11rOƎ13ń14d15b16mĻŪ30Ŏ40ŉ52ň63ļ
me a	66 -17K-12x-7Ʃ7ŮƦƶ9I10qǄ11MƳ12u13ĵ14eū15z18Ɨ21L23ǩ25ō27ś30X
me about	57 -19ō-12Bǐ-10Vŝƽ-9gǇǞǟǥ-8U-7rƝǗ7WŉŜŻżƑƟƥ8Şǜ9űŹƉƌƏƶ10ņƜƢƦ12Ķǈ13hkŤůŴǂǋ14lš15Ūƨ16nƞƴǘǛ17uǑ21H23Ƴǔ28Ǆ32P
me and	84 -8Ʃ11ń12Ƈ13ǈ14ƭ15ŀ17Ƅ
me asking	84 9Ơ10c16Z19Ŋ
me from	89 -8ǘ8Ǝ21Ǐ
me how	65 -13ǔ-10Ʒ-8nǩ7ő8ŵƟ9kŤƃƿ10ŭƬ13q15Sļ18ŧ19tǟ21ǅ22ǖ23ƭ25Š31x44U
me i	86 -9b10Ĺ11ś15Ń23E
me if	73 -7ŉƤ7ƴ8H10Ľ11Ʊ12N13ŶŽ14Ƨ15Ĵ27Fň29ſ
me in	84 9Ƹ12ƚ15ň16Ŗ17ƣ
me know	75 7ĴƏ8ǁ9őţ10ŦŹƀ11Ł12O13Ɛ14Ř
me more	87 -11Ť-8y55ō
me recording	89 25ŋ
me so	87 10ŀ16b26ň
me that	81 12ǌǓ16Ŗ19śū
me the	61 -14I-12Ś-11ƣǓ-10J-9Ɲ-7aG7ŸƋ8ĿŪŰƔǍǡ9dōť11ŦūƆ12ƒǨ13ǐ14wǠ16ǧ17D18Ōƻ22ś26Ťǌ28Ņ32ŗ
me those	89 7ž
me through	63 -11ŧ-9Ũǟ7Ǩ8ƗƤ9ƛǄǈ10Ǖ11Rĸǖǘ12żƮ14ǥ15ŵ16Zł19ǝ26n29Ť
me to	70 -16ƶ-13X-10Ǧ-9ŃŘ-8Ļ8ŋ11ǩ12Ƭ13Ōō14M15ž18L25K32Ƃ33Ŋ46Ŏ
me what	58 -14ō-13ǩ-9ň-7Pǌǔǟ7yŕśŭƚǆ8Mǒ9ŇŢŤƉơƥ10Ļƪ13Ŀƽ14ŎƷǗ15Ɲ16ũ17ưƲǞ18Ơ23Ś25Ũ26ŀƊ27g28ŝ50Ĺ
me when	86 11ƅǀ14ƴ15Ń16Ɓ
me where	81 9l11Ű16Ƥ30V
me which	87 7f13Ő16ų
me who	80 7ǈ12ǔ13ļ15Ŭ18Ŝ32n45ń
me you	87 12k14j15ŀ20Ľ
me your	70 -10Ś-7X7bDǉ8ƈ9ŃƵ10a11Œś13e14Ňǎ15d16œǞ21Ǉ
mean	79 -15Ň-10Œ7ƈƺ11ĺ24ňǩ31ō
mean $	87 -17ǩ8ƺ44ň
meant	79 30Ư
meant to	79 30Ư
med	84 54ƃ
med pay	84 54ƃ
medical	72 10ǂ11ǁ16ƽ17Q18Ǘ19W22Ƽ36ƃ
medical exam	83 14ǁ
medical payments	87 -7Ĵ23ƃ
medications	86 28ƻ
medicine	89 32ƻ
meet	80 13a14Ʀ46M
meet $	87 22M
meeting	89 13M18O
meetings	87 9Ǚ
meetings $	87 9Ǚ
mentioned	89 15A16n18ż22ń
mess	86 11ũ12ŦƳ15ť23ŝ31i
message	89 15Ĺ26K
met	87 8Ľ10Ŏ18Ƶ
metal	80 17Ǎ32Ɖ
metal $	84 19Ǎ
middle	80 7v13L21N22a
middle of	84 14L23N
might	81 9Ɯ12o17y18ǎ21ō27H
mileage	81 12ů43Ů
mileage $	86 31Ů
miles	66 -7m13ǐ23ź24Ŵ27Ə37ů47Ů
miles a	82 32Ů
miles each	89 26ů
miles one	87 -23Ů37ů
miles to	89 -20Ů34ů
mill	89 -9Ɯ15Q19U22Ǖ23D
mind	63 -15Ť-14Ʒ-9a-8Ş-7BŅŒǩ7lĹŋŽƱƳ9MŚƯ10ZŃ12Ơ13Ľ14P18c21Xśǁ22łŎŨ24ƶ28Ŋ29Ŀ32Ƭ
mind $	75 -16ŤƷ-13Ņ-7IŞ7ƒ8Ļ12MŃ14Ĺ17ŀ18Ľ19Ũ29X30Ŏ31ƶ35Ƭ
mind a	89 17ń19ǁ
mind if	81 -14ŉ8Ŋ10ŋ16Ž18c
mind me	81 8Ơ10l15Z23P28Ŋ
mind on	89 39ł
mine	77 -8d9Ɖƺ10Ņ11xŊ12ńƤ14Ÿ15Ŝǩ23M
mine $	87 8i12Ņ18ǩ27M
minimum	80 20ŗ48ž
minimum $	86 21ŗ23ž
minute	80 -15O8f10uŚ11iŌ39N
minute $	89 -31O12Ō49N
minutes	70 8ńŞ10a11Ō12Ļǁ13ǧ16ů54O
minutes $	81 10ń15Ō
minutes before	89 20O
mira	76 -8B18u28x43w
mira $	78 -19w20u30x
miss	82 -9U-8Ş11ǟ13š14Ĺ20Ǚ23ō44ŝ
missed	84 17ĵ26ō29š
missing	84 -12Ő-7ō7Ɖ16Ŏ43Ş
missus	84 -10ƽ7t11r13p14s15Łǂ17Ʒ
mistake	86 39ǚ
mobile	87 11C14Ʒ27I
mod	75 57ǣ
mod $	87 -7ŀ37ǣ
mod and	80 13ǣ
model	82 21ǩ38Ū
model $	84 -7ǩ48Ū
mom	73 11ƤƯ15ƽ23ŷƳ56z
mom and	86 12Ƴ20z
moment	80 -10ŗ24Ő40ŏ48N
moms	86 12qư13ŵ14Ƥ16z
money	59 -14ƭǔ-9Ş-8ŭ-7Ŝǈ7ņƯ8ľƪǕǤ9zƩ10T11XŢ12r13YZư14ŧǘ15ĹƌƱǠ16ŀ17Ɲ18ƫƶǖǚ26ĸ29Ʈ30Ų32A
money $	73 -8ŭ-7Ư7Ţ8Ļ10ǘ11ņ12ŧ14A15Ǖ16Ɲǩ19ƫ24Ĺǚ34Ų
money even	80 -7u27Ư
money is	87 -12T11Ţ20r32Ʈ
money or	87 -11Ş15Ʃ31ŀ
money to	87 -9A17ǝ25Z54ƶ
monitored	89 12Ǝ
month	54 -11ĸ-10Y-7ŤƁǌǩ7Ő8ƥ12p13Ǌ14ǉ15ĶŒ18š19ZŅŕŘť21d24Ƥ26T28Ɣ37ǝ41X43Ơ51Ĵ
month $	65 -17Ŏ-13Ĵ-7ĸ9Y11FŅ13ŕ20ǉ28ǝ34Z39T50Ơ
month and	89 23ť
month day	84 -7Ĵť22p26d
month for	81 -8Z13ŐƔƥ29Œ
month is	84 -12Z-10Œ11XĴ15Ņ24Ɣ34Ơ
month or	86 9Ĵ10Ɩ12XŒ14Ņ
month right	87 -9Ơ19Ń35X
month what	71 -18Y8Ǌ11d25Ƥ30Ř
month you	89 -7X20Ŏ29Œ
monthly	76 11Ɣ16Ơ35Ĵ
monthly or	83 35Ĵ
months	64 -13Ơ-9p7Ɵ8ŕ9ĺ12ł13ŧ14Ů15G16vĴ18ƃ20Œ23Ǩ27Ʈ28Y
months $	72 9YƮ14Œ20Ĵ21Ů22ƃ28Ǩ
months could	89 8Y
more	57 -17ŗ-14u-10ųǅ-9UŘűǩ-8xŤ-7sH7vŞƒǡ8Cľǂ9Ũ10AXĻŕǁ11ťƩƪ12JőźƺǤǦ14ŷ15ŃǄ17g18r19Y20ũ22Ŀ24ň29V31œ36ž48y56ō
more $	78 -28ŗ-13G-11ų-10VŘ12ő13Ňňƪ14S20ōŷ29ž32y
more about	84 -15Ň-10Ť-7x12ľ52ō
more kids	86 -12u51y
more like	83 -14y-7s9X12ǉ13gƬ14v15Ń22r
more of	82 8Ǆ9P10ŃŶ14Ŧ15ŭ17g
more than	72 -9S-8U8źƯǇǔ9Ÿ10Ɓ11ŗǡ12Ƙ13Y16Ǧ17ƺ21GŒť25ž
more the	89 8ľ12Ŀ14Ş20J
more years	87 -12ƭ-11ǅ8ƈ66V
mornin	84 10ƋǛ12ƽ22L
morning	73 9ŏ10a12Lǝ15Ǚ21R25i27ů
morning $	82 -13L7Ĺ12a14ǝ15i20ů24R
mortgage	64 11F12ƭ19Ʈ20Z31ƕ49Ɣ
mortgage $	78 -18ƕ-7Z13F19Ʈ47Ɣ
mortgage and	89 -7Ɣ9ƕ25Z
mortgage company	86 43ƕ
mortgage on	79 
most	60 -10ǖ-8ŷſ7XǏ8ŮƦ10ĺ11YŝƗ13Ĺ14ǩ16Ʋ17Ǌ18ų19Ƙ31Ŀ40ľ41ŗ
most $	82 -8ŷ11ų16Ŀŗ32ľ
most about	80 23Ĺ
most expensive	89 13Ǐ18Ɨ20Ƙ
most important	82 26ľ
most people	83 -10ſ12Ů15ĺŖ16ǩ22Ʋ
most when	73 19Ŀ
mostly	73 -12Q-11ŷ-10R-8ƌǗ8P9ų11ǖ12ŴǇ21ŭ22Ǆ53ǔ
mother	78 -13Ǖ14Ŀƫ22n34ƽ47z
mother in	89 27n
motorcycle	87 12ş15Ū22ǀ
motorist	68 27ſ
motorist $	74 23ſ
motorist on	79 
move	67 -11ś11n13ŃŌ14Ő15Ƥ19ŀ21y28ƞƷ34G40Ţ58H
move $	82 -16Ō-7y8Ń16Ţ58H
move go	89 45ƞ
move in	86 -10H24Ʒ40G
move on	89 -11H12Ń28ŀ
move out	89 -12H-7ǝ16n21Ƥ36y
moved	80 7Œ10ŭ11Ɵ12ĺ14n15G19ť
moved in	87 -7ť12Ɵ15n18G
moving	75 -15v-8i14ŀŢ20y23n24ƞ28H
moving $	87 20H21Ţ
mrs	87 18a40f
much	44 -20WƂ-17Ĵ-12ŧǂ-11Ťŭ-10ƅƤƭ-9ŏǇ-8ŎŵƆ-7aŨůƞ7ŘŹ8qŢ9Ķų10ƊƌƔǌ11OƶǓǛ12ƘƝǢ13Ʊ14ZŬűƷ16ǡǩ18ƓǦ19ƪ20ſ21Y22Ɨ23ķĿƧǉ24Ơ26ƃ27T28XƦƨǏ29ŅœŮƒ33ŗǊ38Ƭ40Ŧ43Œ
much $	78 -10aň-8Œ-7ǉ11A14pƷ16Ŀ20X24T25ǩ28Ơ
much a	89 -13X-9Œ15Ʈ16ƁƠ21Ķ
much are	82 -12ƨ14Z17Ɠ18ƒ19ķŗ34T
much cash	86 13ƪ16Y17ǖ
much comes	87 -8Ɯ9Ř16ǔ
much could	77 7ĸ8ķ16ű18X
much coverage	78 -10ſ-7ƨ11Ɠ29Ƭ76ŗ
much did	71 -18Ƭ-13Ʀ-9ŧ-8Œ7ŅǏǑ21ƌ28œ41X43Ŧ46ƒ
much do	61 -21ǡ-20W-18ǔ-15Ĵ-14Ǌ-12UZ-10ƒ-9Ǉ-8Ņ-7ŭǏ8ŘǑ9Ŭ11Ƨ12TƔ17Yƿ30ǉ31Ŀ35Ʀ39ſ42Ů52Œ
much does	80 -10ů-9Ŵ-8ŒŮź9ǌ11Ź14ǩ15Ɲ18Ǌ21q33ų38ƨ
much gl	89 -12ſ-8Ǐ49ǡ
much have	82 -15Ɨ-7ķ17Ǣ20Y21Ʊ32ƪ
much inventory	89 -28Ɨ25Ɲ42Ǐ
much is	68 -38Ƃ-30ǖ-21Ƭ-11X-8Ǣ-7T7űǉ8ƨ9Ơ12ƥ20Ķ22Ŭ24Ƨ27ƒ29ZƘ31ǩ37Ǧ57Œ
much liability	82 -31ž-9Ǧ-8ǥ7ơ9Ǔ15ǌ44ŗ
much life	80 8Ƨ22Ʀ36Ƭ
much of	69 -18ƿ-13Ķ-12ǡ-10T-7Ʀ7Ǌ8ƪ9Ƨ10œ11zň12Ɗ16Ǆǔ18Ʒ25ŦƮ26ķǛ29ǖ
much stuff	89 -13O-8ƠǢ8Ɗ11ƥ64Ɨ
much time	86 58O
much umbrella	89 11Ƃ
much was	80 -12œ18Ņ77Ŧ
much would	69 -28Ʈ-12Ǐ-11ķ-10ƃƓ-9ŎŦ-8ŵƤ9ư11ŗ15Ɲ17ǡ18Ʀ20ű22Ţ26ƶ27Ƭ28ž37Ɨ
much you	87 -12Ŧ-11ƒ-10X32Œ42Ƭ
must	87 12cǔ13x27Ũ
mustang	89 16Ű17ų20Ŷ
my	56 -11Ņ-8ķ-7Ƴ7QŤŻǞǟ8zDƒ9ǖ10ńņư11ň12f13ĿŮ14bJ15jō20MŶ25L43Ľ45ǩ47ļ
my name	87 19Ľ28ļ
my number	89 -17Ņ36ļ
my own	83 -8ķ7eJ10Ĵż11ǜ13z15ƒ19ǩ
my wife	87 8M10Ž12Vň14Ŷ
my wifes	89 10Ɯ11ƺ14b15j
myself	83 7m8ǚ10Ž11Ż15Ŷ16ƻ19g
n	82 -7Ň10ǆ18w20ū54b
name	53 -14s-13Ưǩ-12pǂ-10ņ-9Œ-8xJŚ-7ŹǄǆǌǟ8ƫƾ9FŁƢƲƻ10L12Ľ13Aǧ14hǠ18ƕ19ļƦ20řơǐ21Q25ķǓ29Ŝ30Ő37w41b57o64ǃ69a
name $	63 -16Q-11Ő-8pņ10ķǃ12ľ15Ŝ18hǐ19A23o26Ʀ30ļ76a
name and	79 -13a9ơƶ12ř15ƕ18ǈ21ƾ23ǧ
name for	87 7a9o28b
name is	82 -17Ƣ-16ǂ-8Ł12F14ǃ15w16ķ18o29Ő
name of	72 -9a-7bŒǟ7ƻ8Ŭ9ƕ14Ŝ17Ǡ25ơ26Ő31ǃ49Q
name on	82 -16w-9ao9ŐƢ10ƻ11Ľǃ12Ō39ƫ
name or	87 9ǃ37ǐ
name so	89 15w17o
name the	86 -10a11o19w20ř
named	67 -10o-9Ʋ9Ƣ10ǃ13w15ƚ19ǌ30Ư45ƫ
named as	72 7ƫ9ǌ
named on	84 -11o-7Ŝ13ǌ51ƫ
names	72 -8a9Fƻ10ǈ13ƫ20oQǆ29Ǘ38w
names $	83 15w
names and	89 10ǈ12ƻ22Ǘ
nanny	87 -9Ʒ7Ɯ32Ư
near	71 -7IƛƟ9z12Ʒ14ƚ17Ǚ18Ƒ29ƙ34C
near the	76 -7ƛ22Ƒ25ƙ
near you	89 12z18ƚ
nearby	82 15z17Ś18ƙ
nearby $	82 15z17Ś18ƙ
nearest	86 -12ů25Ə
need	49 -14ơ-12Ļ-11w-10ǖ-9ǒǩ-8lIVŇƗƦƷ-7ł7CPƒǉ8OƍǠ9FƤƺǏǡ10Ɩƾǅ11cpƜ12Ǌ13muŘ14vGū15ŪƁ16sǌ17ŵ18ƕ19e21ŀ22Ł23ŃƬ28Ĺ29Ŏ30Ƅ32ǧ35ƭ44Ǧ
need $	80 -11Ʈ-10Ŏ-9Ʀƪ-8ǧ-7Ƅ14Ł68Ĺ75Ƭ
need a	73 -8ŕ-7ŃŎ8ƁƈǠ11q12ǉ13Ƥ18T21S25ǧ43ŵ
need an	81 13Ů21ƕ34Ƅ
need it	79 -22Ƅ19rǏ26ǧ35ƭ48Ń
need proof	83 -16ơ-15ƕ-9Ń11ǌ22Ƅ29ǧ
need the	68 -8Ń7ƪ8eǠ9pƁǁ10ž11Cƅǋ13ƒƤǧ14ǆ15ŕ18ƕ20Ɩ21ǅ23ū
need this	86 -11ǧ14Ńǡ20ƭ
need to	61 -23ơ-16ǧ-12Ļ-10Ĺ-9Ƭ-8Sŵ-7rwƷ7ŭ8ķųƁƃƮƿ9ŲǊǦ10hƍ11G12mŏ15cOŒ17ŪƜ18F19u22Ŏ24s31Łǌ34ŀ
need your	72 -8Ł8d9J11ŐƔǃ12řƾ13oƭ14p24e
needles	89 41ǁ
needs	73 -14T7ŷ9ŭ12ơ13ƕ14Ł20g26ƄƯ
needs a	89 11ŭ17ǧ
needs proof	89 11Ƅ
needs the	84 -9ǧ7Ƅ9ƕ15ơ
needs to	89 -7Ư9ŷ17Ƅ25Ł
neighbor	83 -9ƞ9ĸƤ11ļ12Ɵ13ǩ15Ɯ24B
neighborhood	89 7ƞ11G14ƒ27C
neighbors	75 -13B9Ɯ12Ť13Ǎ14ƙ17Ņ25ƞ
neighbors $	79 12Ŀ
nervous	86 -9ō13ǀ34Ŀ
nest	87 -10v-8ƭ16Ķ24Y42y
net	83 -9Ļ8ƪ12ƍ14Ǖ40ķ
never	69 -7ŷ7KƂ8ƴǜ9ƚƲƹǔ10l11ņŝ17Ǚ19ő20ǀ24a
never want	79 14ŝ24ő
new	58 -15Ŝ-12Ɖ-11ŏŷǩ-8oǋ-7kņ7Dœƀ8ƻ9HƄ10ƕ11ũƁƋ12U13Ɨ14ƅ15Ǖ17Ǚ18Ĺ20Ƶ21ĺŒƌ22G25ƈ26Ź30ƞ33i34S35Ŷǅ39Ǟ
new $	87 -21Ǟ-13Ĺ-11Œ-10U11Sƅ12Ǐ17ƕ80i
new construction	89 31ƅ
new house	87 -15ƅ12ƞ14Ĺĺ
new job	77 10V15SU
new one	83 7bƈ10Ŭ11ƀ14ǅ17Ƶ19œ
new place	84 -22Ǟ15D22H31G40ƞ
newer	84 -12p7Ɖ14Ŵ34ƅ
next	66 -12Ʊǥ-11Cŭ-7v7ũŹ9pŗž10ǀ11Ńſƫ12ǖǩ17ĺř18ƖǞ19kH20ŕ21Ŏ22y31V38Ǎ
next door	84 8Ƥ36Ǎ
next for	84 -14ŭƱǥ-13Ǎ-8v36y41Ǟ45V
next to	84 -8Ǟ-7sǩ9o12ž13ŗ16ſ24ř34Ǎ
next year	89 -13C-10Ǟ10Ź14ǀ37ĺ
nice	70 -13Ʃǎ-9ǟ-7C7Ƙ8bƟ9qGƌƧ10ļƁƉ11ck13işƪǉ14Pǃ15Ŷ17U18F21jƞ
nice and	87 -15ǎ-10ǟ13bƌ26U
nicotine	89 28ƹ
night	65 -10ƪ-7ŝ7ĸ8Ǜ9LľŨ10UƐ11ƻ12j13ǩ16xǏǖ18nǎ19Ŀ20ƿ21Ļ34Ű
night $	70 -10ƪ-7ŝ10ľĿǛ11x13ǎ16ƿǩ18Ǐǖ23Ű24Ļ
nights	77 7nƤ8Ɯ16Ŀ21x23Ų35R
nights $	82 17Ŀ22x40R
nights a	89 -11R10Ɯ32Ų
no	56 -25Ŕ-11Ū-10Ļ-9ƚǩ-8ĴňŝǑ-7rŘ7ŖũƳƽǡ8lWZƊ9cLĽư11sXƍ13ŏƄ14řŽ15żǇ16Ť17u19Ńſ20ƿ21Ɓ27Ňŉǁ30šŵ62ƴ
no $	86 -33Ŕ15ŏ16Ž53ƴ
no car	89 -11Ū-10Ĵ11ź14Z40ŵ
no exam	89 18ǁ
no insurance	80 11Ƅ12Ƴ34ſ
no more	89 8Ɣ15ƿ
no problem	89 -7N12s13ŏ19L
no shame	89 10Ƽ11Ƅ
no to	89 39ƴ
nobody	76 -10G7K11nƿ14ŷƭƯ16Ş20ƺ21g
nobody else	89 -11G15n19ŷ
nobodys	81 7g9s15Ş16Ŗ18Ł31Ɵ
noise	86 -8Ə19Ǝ26ǩ
noise $	87 -8Ə19Ǝ27ǩ
non	82 9ƹ14ǥ16ǂ40š
non smoker	89 11ƹ18ǂ
none	89 15x25ƀ
normal	65 9n10Ǐ14ƾ20R22ŭ
normal week	66 34ŭ
north	86 -9c14l18jD32T
nosy	87 10l15Ŋ17ź
not	46 -12řƨ-11ŤƦ-10Ŵ-9VYķĹĻŝ-8jpqŎţƗƧ-7iNĿşűƞǘ7dGťſ8ghmKĸŌŗŢŽ9BĴŅŕŖźƆǝ10QƢǒǙ11EŨżƥ12ƃƙƪƴ13ĵƟƤ14Ňƒƻ15cĽŘ16lLX17rō18vŵ19ƱǠǨ21b22Ǒ28ǩ35Ş64ŀ
not $	82 -7ƻ7ŏ9ō13RŊŖ18Ɯ36ŀ
not a	86 -10ǩ9ƴ10l16h22r
not counting	89 -11Ɲ16ǉ19Ɔ
not cover	86 11Ƣ12Ɲ13Ų14ƙ
not do	84 -8ĺ10Ž11Ǩ15BƯ18r21Ǒ27ŀ
not even	89 -9ǩ16ŕ26Ũ
not go	87 8y10Ľ13Ƥ
not have	78 -9ľ-8Ŗ8ňš9Ʊ13ſ14ŏ23ŵǒ24Ĵ
not here	84 -10y10Ǩ12Ʈ18Ʒ21ŝ26Ʊ
not i	83 7J9Ľ11Ļ16X
not it	83 -16ř7Ķ11ĸ13ŧ14U17ŗ21Ŷ
not let	89 8c9dƄ15Ń
not like	89 -17ŀ-16ŝ14ŋ18Ş20ǩ56Ň
not live	87 9z29Ƥ
not mind	78 -7Œ10l11Ƴ13cń15M16ZƒƠ24P
not need	84 14YƁ17sƭ
not not	89 13ľ14ƿ15Ɖ
not open	89 -14Ǩ-9Ʈ59ǝ
not stay	80 -21Y34Ř
not tell	87 7e13pǆ14ƺ
not that	87 -31ŀ19w84ǩ
not the	84 11ǩ14Ɖ
not there	89 -7Ʒ11mƮ29Ɵǈ
not to	84 -14ŏ-7Ş9d11ņ15sŌ16ź40ǩ
not want	75 -12ĺ-9HN7Ǡ9Ž11X16O20ŝ24ŕ26Lŀ
not work	86 -13ǝ-8U-7Ƨ14W15ŵ33Ǩ37ƃ
not you	75 -33ŝ-24Ň-12Ő-11Ŗ12ƴ13ň14n18ľ27Ţ31Q38ƻ69Ş
not your	89 13ż14o18Ǡ
note	79 -11ƭ-9Ĵ-7Ɵ11ǘ12ű15Ń16Ʒ22ZƔ43Ŭ
note $	87 -12ƭ8Ɣ13ǘ14ű35Ŭ
note on	89 -8Ɵ11Ɣ17Ŭ18Ʒ
notes	87 13Z20Ŋ30ō
nothin	78 -8Ʀ9Ǜ10ō11ŻƐ12Ƽ13ţƻ15šƨ16ǥ18Z19ş
nothing	73 -8ũƶ-7ǐ7j8h9ŭ11Ŀ14ǩ15ƨ17Ļ18ƹ20L22ŏ28Ʀ29ſ32ţ
nothing $	87 7ſ9j18ǩ
notice	80 23Ĺ
notice say	80 23Ĺ
now	49 -16ş-14ŀ-13ų-12ǎ-11ƧƬ-10Ʃ-9Qǖǩ-8AŢŽǢ-7jxŔŖƓƗ7zŝŮŸǘ8efGŅƪƿ9nq10YľŲ11Hű12Ŵ13Ĺƻ15ǟ16S18ŗ19vƦ20cňŌ21Ĵ25s31ũ34ǥ37Ő38Ũ46ŏ49ĺ57Œ63N
now $	54 -20Qǩ-14ş-13ų-12ŀ-10ƧƩ-9ǖ-7hpAƬ7HIƮƳƻ8ŘǞ9ezZǟ10Ĵ11Sƪ12Yű13ňŝ14vŗǥ15Ō19ũ21Ĺ22ŏ33ŒŨ36s39Ʀ49Ő57ĺ
now and	78 -11œ11ƿ31Œ
now are	89 -13x13vH18f
now for	83 -18ǟ-7Ž11ǂ16Ų31N38ǥ
now i	83 -11Œ9Ų10ŵ12ĺ13B17Ņ24p
now is	87 -15G-7ŏ15Ō16qNSŗ
now it	87 -8Œ10ư11ŏŸ21œ
now okay	89 -8K67N
now or	84 8ň9q10N17Ũ23ľ
now right	87 11ƞ16ň
now tell	87 12Ŵ13ƨ14Ʊ15Ǜ17ǘ
now what	82 10Ơ11E12Ũ13X14Ľ16ƻ24r
nowhere	89 10g24ĸ
number	53 -16Ś-11ǩ-10d-8aƣǗ-7EĴŕŖ7ſƓƛǖ8Ǚ10Řǔ14Œ15y17ŜǇ18ľ19cļ20C21Ļ24Ÿ26Ƭ27Ņ28Ǩ29X32ū34e36D49ř53I
number $	63 -8Ň11ſ16D17cƬǇ20Ÿ21ļ23I26Ŝ33e54ū
number and	86 -7I19D
number did	86 -27I-22X-14d14c35Ņ47Ƭ
number for	84 11ƕ18Ř33I
number off	87 -9ř13ǡ20ū
number on	83 -15I-9ūƣ-7a13Œ20D44ř
number one	86 -15I-10ř11Ǖ15ƛ19ǔ39ľ
number start	89 22ř
number that	87 -7ř7ū11Ÿ17X18ŗ
number to	87 21Ļ
number you	84 12Ļ14Ƭ22I
numbers	70 -10řǖ-9Iǡ-8D-7Ǖ8Yś10dp14ƒ19ŠǠ21K23Ň29E35Ƽ37ŗ52Ǘ
numbers $	81 -14e-12D-10ǖ7Ǡ9Eū11Ň21Ǘ43Ƽ
numbers on	87 -12ǡ-9ž7D9Ǘ51ŗ
nurse	77 -14ő-7M11qQ22S23U27P39ǁ
nuts	86 7Ɠ10ư14t29Ş
o	80 -9Ķ-7Ǣ7ū13ř14Ɯ36d38ǥ49ǚ
oak	86 -7ťƎ13Ɛ14ũ16Ƒ27D
occupation	80 23q32P
occupation $	82 11q27P
occurrence	84 -7Œ39ǡ
odometer	86 40Ů
of	36 -17Ƴ-15o-14bĶłŶ-13Ĺǝ-12ŰƼ-11ŎşŠũǇǩ-10FŌšŹſ-9yVŵƈƌƒƓǚ-8IMĽŴžƘ-7cfŉőůƶǦ7nŃŏŷƃƚƨƿǆǉǘ8Nĵņƹ9ūǃ10TƆƎǊǋǛ11atYŤŪ12eHQƧƱǟ13jlZĸĿŊŚųƤ14sŜƣ15pĴľťƝƵǏǣ16izEř17gŗơ18rKŐƋǖ19xśƭ20S21Ŧ22ƲǞ24Cűƽ25ǒ26ǈ27ƂƇ29ƥ32ƉǄ33Ňǔ
of #	81 -9dŅŤ-7ŕ8ſ9Ƥ12Ş15p27ƒ55ť
of $	74 -17Ƴ-8Ʃ-7ĺ7h12ǋ17Ǎ19ƭ24ŀ25Ŀ36Ƈƽ
of a	72 -8c7ĺ8PŃŦŶ9Ǒ10ń11œŧ12g13ŅŭƆ15űƨƲ18Ǐ19ǘ26T
of an	83 -7ŞƝ9l10g19R20ǋ30ľ
of birth	78 13d24p
of building	84 -16Ʃ-11Ǎ57ƣ
of business	87 9ǥ36Ǆ
of construction	89 39Ƈ
of coverage	84 -7ŏ12Ƭ14ƭ34ŗ
of em	83 -10c11u13Ʊ14ơ16l17E18ǋ26v
of her	84 7r10Ư25ƨ
of insurance	75 -18ǌ-7Ŭ8ǧ14ƕ19ŏ31Ƅ34ơ
of is	89 7Ƈ
of it	67 -18T-17ƒ-15Ǒ-10ƿ-9ƕƼ-7j7Ǣ8Ŗǘ9BCƱ10Jű12ō13Ŭ14Ťƙ16ķǉ18Z19Ǜ21ś22ŧƧ28Ɯ33Ƶ60Ň
of life	86 -14Ʀ8Ƭ41Ʃ
of mine	89 -9d14ŊƤ18Ŝ
of money	86 -10ĸ12ư13YǄ19r22X
of pocket	83 -23Y30Ř40ĸ
of policy	75 -15ƪ14ŏ68Ʃ
of roof	86 -23ƈ-12Ǆ64Ɖ
of safety	87 26Ǚ
of shape	89 -9q13Ƹ27ű
of that	69 -35Ǜ-13ǆ-9ƿǩ-7Ʀ8a9ņŨƪ11ƞ14ű16ǃ17Ƨ20ś23ų28Ŧ30j43ň62Ǌ
of the	55 -16Ǆ-14R-11TĶ-10ŷǞǡ-9Ĺž-8Ůƒƞ-7quƜǌ7ǐǔ8SƆƈƪ9gǛ10ŃơƷǎ11řƖǤ12jƉƎƯƱƴ13ƂǏ14aǃǨ16Q18ķƮ19lŦ20CƠ21EŁǑ25ū26ŐƝ29ų32Ĵ
of their	89 -10Ǒ8ŗ10ǒ
of them	72 -17ǚ-16ǧ-9ų-8Ǔ7Dſ8ơ10ž12ļ13ƻ16Ū19g43ǈ54ǒ
of this	80 -7ƶ12t14Ŀ15Ǌ22s28ŏ32Ļ
of those	71 -11Ǣ-10ǖ-8Š7ƚ8ƣǑ9Ňŕ10ƛ11ƹ13cŲ15ĵ20ń21Ǌ24Ž25i26Ʃ
of us	87 -7ǩ15x16s23ņ
of what	82 -8Ū8ś9Ʊ14ŋǔ15Ť16Ƶ26Ɨ
of work	72 -22R-17U-11Ƥ-7Ʃ9ņ10q12Ʀǉ13ƃ17g27S43P54Ǆ
of you	61 -15Ū-13ǩ-8z-7ŧƛ7Ņų8pƢ9řƫƯǂ10Ʒ11ż13ŝ15sŜ17TŒ18ŷ19uƿ22r28Ś32n39K
of your	56 -36Ɣ-26Ǌ-14ķ-12ĸ-10Ư-8oơ-7bƿǝ7dŉƩƪ8Ů9Nǜ10Ƃ11aT12řŨ13UŦǄ14Q16Ĵ17Y18Ő20Zľ21Ʀ24ǣ25e29ǈǛ30zǖ32ƕ35ǌ40ƥ
of yours	80 -7ō7B9w10Ŝ14tAƊƥǦ27Ɲ42x
off	53 -12Ǩ-11PůƕƮǦ-10Ń-8œƛ-7Kũ7NXĴŗƂƣǟ8ŘŽƏ9qƄƧƬ10eƾǓ11Wŵ12Ɵ13jķŀǛ14Zšť15ƥ16Ɣ17gŋǊ18B19ź20yI22O23ǣ24k27ĺ29ŁŬ32R
off $	67 -11Ǧ-10P-8ƕ8ZťƊ9š10Ƃ11Ň13ŋǩ16g20Ƨ23ŀ27kƔ31Ŭ33R38Ł
off a	84 7m13ĴǓ17e41ǣ
off like	89 7ŷ14ť24ĺ
off of	83 8ŵƀ9D11ƻ12Ŕ13B14Ǌ
off or	76 17Ŭ24ĺ
off right	89 -7ř14Ł17I
off site	89 15Ǜ32ƥ
off the	73 -10Ʈ-9Ńƛ-7DK7Ő9dƄ10Ōź11ƃ12ƣ13Ű14X15q17ǟ18ū34O
off to	84 10k14řŚ44y
off what	89 -7Ƭ13ǚ14I17Ǌ20ķ
off work	89 7ƃ15L17N
off your	80 7Ǝ9Jƪ11ǡ12Z13Ǜ
offer	78 9ƴ12Ɓ14ǚ21Ǆ25ƒ30Ņ
offer $	86 23Ǆ
offered	89 18Ň
office	66 -17Ǉǟ7Nśǒǘ9Iŋŭ10PǤ12Ĺ18RŜů22ǋ23U25Ɲ35ơ36Mǈ
office $	76 9ś10I11MR12ǋ14ů32Ɲ
office or	87 -12Ɲ14ŭ15P20Mǋ
often	70 -10ǐǛ-9x7Ɛ8Ŝ12ŹƾǙ14ƿǀ15Ɯ19Ɵ24ŭ26Ų
often $	79 16ŭƿ
often do	80 -17ų-9ǐ-7Ǜ8Ɛ14ƾ15Ǚ16Ų19ǀ26ŭ
often does	89 -11xŭ12Ŝ18Ź28ų
oh	63 -9ǩ-8Oŷ-7ŔǐǨ7bdEĶńŬƅơ8gINĿœŜŮůƌ9aũżǃ10PŐƞ11WŪ13ō14UŹ18Gš20Q23ǖ31Ť
oh #	86 8E12d19Ū
oh a	89 8Ǝ10Ŭ11Ǘ
oh cool	86 -7Ǣ10Q15gC17Ő34ǖ
oh i	87 13Nƌ14żƅ
oh nice	89 13q17G18P19ǃ
oh no	87 -8Ǩ9š14Ŀ30Ť
oh that	83 -8U12œ13btŮ15Ŷ17x
ohio	89 -8ǩ16l
okay	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŷƴƾ8UĹŘŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iŊōű17WX18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
okay #	89 8ǉ15ŷ18y
okay $	66 -18X-14ƻ-11Ŋ-10ś-7Ŕǂ7s8Ʈ10ŋ12b13ƒƾ15K17Ƽ18U19t21N24Ĵň25űƬ28Ƹ29M37ǩ39Ķ
okay a	89 -11Ǎ12ƣ
okay and	74 -11ƺ7mƗ8ŗǢ9žƁƃƈǁǆ10IĶ11bƿ12Œ14Pǎ16X18ǂ
okay cool	86 -25ƣ7q13ń15P20oľ39Ɔ
okay good	87 10c11ǥ13ǒ21Ʃ
okay how	87 9Ƭ11Ɔ16Ǖ
okay i	80 -8ō7s11E12Ŀƺ14b17Ń18lǎ19ŝ
okay if	80 -7ň7ĵƊ8rŋ10Ƹ17Ʀ36Ŋ
okay let	89 9Ū13D18ř
okay no	84 -8r-7N10s12ŏ15Ń17Ľ20L
okay or	87 21NĶ
okay so	73 -11ŷǖ-10Ų-9Ĵ-7P7v8qZ9ĺŎşƕ10hŜ11ų12J14ŘƦ16ŵ17Ǘ19ǐ21Ĺ
okay that	80 -12ƾ-7ƈ9ňśū10p12Ŵ13Ɖǂ15ŗ20Ň23T
okay to	84 12I17Ŋ20ū21K
okay what	89 -11ǩ12Ƈ18ō20ť
okay with	75 8Ř9Ł13Ž15Ķ16X17ǁ
okay you	87 7Ő13TŸƾ
old	53 -22x-15Ŵ-14Ņ-13Ǟ-10Ɖ-9ųƣ-8y-7u7Kő8ļŪ9š10ĽŸ11D13Ɨ14ŷ15Źƭ16S21ņ22Ǎ24Ķƀ28pƽ35ƈ43c44ƅƋ47Ƶ53œ57v
old $	82 -13Ŵ-8p16ƈƋ21v26ƭ
old are	78 -12x-7u18v47c
old is	67 -23Ɖ-18t-14x-11Ư-9ƣ7ǂ9ƀ12ǅ16Ƌ19Ǎ27v30ƈ55ƅ74p
old one	81 12Ʃ18œ47Ƶ
old policy	70 11ŗ15š32Ƶ
old price	89 -17Ņ32œ
old was	89 -13ǅ-12Ƴ53ƽ
older	78 -11t10v13ƅ30Ŵ34p36z
older home	89 13Ƌ18ƅ
older than	89 -13t16Ŵ32p
oldest	75 -12Ÿ17Ź28v29x31y39w
olds	77 -9t-8ŹƉ11Ƌ12ƈ21p23ƣ24ƅ25v
olds the	81 -8vƉ12ƈ21ƅ25ƣ
on	33 -25Ƥ-19ǉ-17wŶǔ-15ũ-14ĻƳǞ-13lJŎ-12ťƧƬƼ-11hoŝůƭƱǋǝ-10XŅŊŏŸưƹ-9eHLľņƩƺ-8NOPYňśşšƸ-7CGŖƆƗǁǍ7ĴŪŭŻż8ƚ9ǑǚǨ10ļōƛƠƷ11zŤŲǣ12fABƄǖ13uŉŰƇǒ14ŧƮ15gTUţƈƍƻ16Q17ŕŚ18ƉƖƵ19yĺƃƪ20rłřƫǃ21aƿ22ĿŁ23ǥ24cZĹŷƯ25DŘǢ26ŗ27ŔŦűƁǇ28sǦ30Ɯ31ƀ32ƓǗ33Ƣ45Ʀ46Ŭ47ſ51ƌ52Ɣƨ56Ů
on #	87 9ů13ǟ15Ǖ17Ǒ
on $	62 -32ǌ-20Ǟ-15Ū-13Ʋ-12gĿ-10PV-8ŶƔ-7pƢ7Qņŋ8s9xŉ10Ŕǂ12Ƙǚ13SǄ14D15ƍ16UZƮƻǔ17tƷ19AIŘ20ĺŤ21ƣ29ł31ơ36ƌ53Ĺ64ō
on @day	83 -14Ɩ10M19ŭ23k25ǎ
on a	65 -10ŘǞ-9L7ƿǑǘ8nłƌǂ9ŇųƐǧ10ńƝ11ŋť12Ÿƀǈǖ14Ť16ţ18yǗǩ20Ŧ
on and	89 7D15ř22Ǡ
on any	86 -13ƪ-9V8Z19yǂ38ƌ
on anything	89 -7Ƽ10ǂ14Zƻ
on at	89 14S21ƌ23Ɲ
on board	87 -11ƨ47r
on each	89 8Ū11v24Ř
on either	89 -19ƪ12ƽ26Ŭ
on file	82 9J14ǖ23ǒ33Ǘ
on her	82 -20Ƹ-9Ɓ-8X7o12p20ǂ23Ʈ40ƨ
on here	79 -15s-8w10Ŧ11ż12u16m29oŪ
on him	89 -9Ƭ52ƨ
on his	87 -13ŵ-10Ʈ9Ǔ13q40Ʒ
on in	78 14i26Y
on insurance	78 12Ł27Ū
on it	59 -33Z-21Ɣ-17o-12w-11ĴŇ-9Ŕ-8Ư-7ŢƦǚ7ĽŦŷ8ŗǡǥ9rŚǌ10ŧ12A14ŁŌ15Ɵ17ƃ19Ũ21ł22Ř25ŏ30B36ű38Ů44ƫ50ƪ52Ŭ
on my	83 8D12f13Ō17aL
on one	82 7Ŷ8ĻƮǍ11ń18Ǖ
on paper	81 -8ű8ǆ11Ʋ15K28ķǗ
on payroll	78 -24ǉ20Ǒ48Ǉ
on speaker	89 28s
on staying	87 -7y16H25Ţ
on that	64 -11Œ-10ōť-9łǩ-8Sƣ-7ZĹŏŘƿ7řƃƉǌ8ŗƊ9ŉţ10ű11Şū12ļ14Dƞƫ15ĺ18ŧ19f21Ɣ22Ŭ23ƻ24Ůƀ26Š29Ŧ33ƪ37Ň
on the	44 -26ǖ-19ǩ-16Ǔ-14Iǋ-12ơ-11ǉǎ-10Ǡ-9ońōƜƨ-8xAMľŀŇƂƕƝƫǍǨ-7ekTYŜƭƯƻǗ7ƺ8nqĴĹŒų9Qƒ10yƄƌ11ǥ12g13cźƿǡǦ14ŭŰ15ŹƇ16abƀ17FZǞ18ŷ20ŉ22Ɓ23Ŭ24Ǣ26ǈ28ŕ29Ɠ30sřŚ31ǣ35Ɩ47Ů50ǃ58Ƣ87Ɣ
on their	87 -9ŷ7z12Ž22y
on there	70 -13n-11ƨ-9Ɠ-8ń-7ŝǈ8Ř9a10žƪ11ƛ12ƀƄ13ţƚ17ơ19ƕ22ƫ24ŷ28Ɓ49ŗ58ſ
on this	71 -11a-9H8w9I11Ń13d14Dŏ16s19Bŷ21ŀ24r34Ł
on those	86 12Ɯ13v22Z27ƈ
on to	84 -13ǖ14ļ19ƶǗ26ƌ44Ƶ
on top	78 -11ž-8Ź11W15Ƶ17T18Ɖ31Ƃ43Ǧ
on what	87 11TY14Ŗ15Z
on with	87 9V10őƸ17s
on you	63 -26ƺ-21ŏ-14Ŭ-13Ƣ-10A-8ǩ-7ŁƩǇ7ƱǕ9Ŧ10ŻżƬǨ11qƿ16ǌ17Ơ19cĿŜ22ƾ26u27Uœ35z54Ư72Ʀ
on your	52 -25ǔ-17r-16ǂ-15wFR-14J-13Ÿ-12q-11ŚŨ-9ŇŷƦ-8oŏŜũƘ-7ņŋŮƵƷǞ7ĺńţǒǘǨ8ŁƄƛ9xNľƁƙƺ10ainǅ11uŐŧŽƉ12Ż13Ɨ14Pŗǆ15Eĵ17Ƣ18cQƿ22Ư24ǥ26Ɯ27TV28Ŕ30g36Ɠ45Ŀ51ſ67ƨ
on yours	86 11Ơ19ű21Ť32Ʀ
on yourself	83 -7Ł14Ǩ76Ʀ
once	73 -9Ř-7v7ƫ8ţ9yǀǜ11Ũƻ12ňųƧ14ĴŲƵ16V17ũ
once $	87 17Ĵ
one	45 -25ǩ-17D-15pĺƮ-14Ŏ-13aKŮ-12ntŨƱ-11TZŃŷ-10ĹƌƯǂ-9sƗǓǚ-8oHķŁňƕƜǗǛǝ-7jGVŀōŖŗƠǄǑ7hŏƎƏǤ8łŒůƀƔǉ9fſǍ10ǒǦ11őǣ12mwJXŞųŻŽǨ13ŐŘŠ14Ňœ15ţ16ƛ17uAŕƆ18ƧƼǕ19ń20iyĻŪż21vIƦǥ22ǈ26ņƻ27ŵ28Ŷ32ƺ33ǡ35ľƵ36bş40ǋ41Ŵ52ǔ
one #	72 -11Z-9b-8Ƶ-7Ɔǥ10I11ƂǢ17ƪǐ19Ɣ31X56ƺ106ǡ
one $	63 -15ĺ-12Ŧ-11Ǟ-10ů-9ǣ-8ƪ-7Ĺ7rƆ8mŇżƛǔ9FļƶǤ10ŸƇƏƦǥ11ŵ12Šűƃ13wŘ14ivŅ15y21ţ26Ŵ27ų34Ƶ47Ŷ
one and	89 9ǉ12ƀ19ő
one car	86 -25Ŷ-14ŭ37ŵ76Ū
one for	84 -13Ƽ-10I7b9m18iľ19ř30ƻ
one go	89 8Ǥ12Ƶ14Ŵ
one how	89 -14Ŵ-7pƋ7Ŷ12ǘ13b37v
one in	81 11ƀ12Ŵ13Ŷ14Š27ſ32ǋ
one is	84 -7ǈ9Ůƴ12q14ų19œ23w
one of	64 -10ųǢǩ-9ǔ-8Š-7Ǔǚ7QƣƷ8ŕžƛ9ƻ10Sƹ11ǜǡ12ƅ13Eĵ14Ǝ15gņ17Ǟ19ǒ22i23Ʃ25Ž29ńǣ34Ő58ǈ
one on	89 7ƈ18m24ş
one or	80 -31Ʃ-9m-7ľ7ŵ9u10ū11Š12ŘţƵǦ16Ż18J44Ƽ
one that	89 14ų15łƩ
one thing	81 -15Ŏ25Ļ33Ş35ľ
one times	89 -7T15Ƨ16W31Ʀ
one to	84 -12K-9ń9zĿ12Ň13B23I28ǩ
one way	84 -23Ů13ł36ů
one with	89 -22Ŵ8Ľ11ǁ14ł34ż
one you	77 -9ŕ7ņ8Ŀ11ŭ13ńƁ14yƻ20Ƶ27A31Œ
one your	87 -9ƣ-8Ū14Ɵ15Ŵ16Ǎ
ones	63 -7Ɲ7yŵǘ9ƯǍ10Őŕ12ŉ13w14Ƶ16ZŪ18Ɖ21ţ23h26Ǝ32uų
ones $	73 -10ƛ8Z12u13Ǝ14ŉ18ţ23Ɖ
ones you	79 8ţ19Ǝ
online	75 -12I-8Š-7Ɯ11K16Ǖ17ń20Ľ31Ņ43ǖ
online $	80 -12I-7Ɯ9Ľ12K18Ǖ22Ņ37ǖ
only	65 -12T-8Ŗ7ƪ8ƋƎǈ9RŷƜƼ10ńƳǉ11ƀ12ĻŲǇ13ƾ14Ƣǚ15ţŭ16ų17Ǜ18ľ20Ū21Ʈ
only paycheck	80 -14T31Ʈ
ooh	82 8ƌ13Ƙ14k15Hǃ17Ŷ
open	66 -16H-8ťƮ7ǋ8aķ9Ŋ10ţŰŽƑ11y13Ǩ28Ţ29Wǝ39ǅ49ǎ
open $	77 -9ť9ǎ12ǝ15y50ǅ
open to	84 -20H15Ž42Ţ
opening	89 12ǎ38Ǟ
opinion	87 -9Ʋ12Ļ25A
option	89 14Ň22Ō
or	32 -45ǩ-17H-13e-12lJƱ-11xƬ-10Ơ-9Ƴǌ-8djwBłœǝ-7ŌŢŨ7iyQķŒŖżƌƒƜ8DŻƄǁǛ9mPńšǥ10ļƛƩƺ11NŕůŸƃƆƑƵǃǇǊǗ12SŐţ13pŪųƝ14MĹŤŲƔƽǔ15űƭ16qIƋ17ŰǄǑ18Łŗǋ19ǡ20ľşŭƇǂ21ŬƍƐƹ22buCĴ24ĵ25ƿ26Ň27KƼ28FL29ƣ33Ɖ34Ř40f
or #	68 -19c-13ǈ-11X-8ű-7vSƈǇǨ9ţ11Ơ12E14Ż17Ɔ24Ǧ26Ǒ30ǡ32Ƭ39b43ŗ44Ɣ55ƭ
or @day	86 40L
or a	58 -27Ƭ-13Ǎ-12B-10Ŷ-8Ɣǩ-7ľ7QŸƌƥƯǆ8hĴƀƇƉƶǓ9ƿ10Yĸƛ11ūŻƍǛ12ŕǞ13fŧƤ14Ő15ļ17I18ĺơ24Ū25i58Ř60ƣ
or about	89 -8x13ľ
or after	89 28ť29L
or all	84 -9l-7R11Ų12Ǎ13ǔ
or am	89 10a15cŇ
or an	86 -15ƣ16Ŝ19ő25F
or any	72 -12ƛ12Ɲ27Ť
or anything	72 -15ŏ-11Ƙ-10ţ-7Ǜ7ǜ8şǎ9Ÿ10ų11u12ƄƜ22ŲǏ47Ƽ
or are	66 -13H-11Ɵ-10ų-7eǩ7v8zœ9luQŦƼ10SYũƹ11Ń12ňŖ13x14N15ŷǟ16ǆ25V32F
or better	89 -15Ź30ź
or can	83 11ŁƧ18ŉ24ƣ
or closer	89 -8Ƭ13L14Œ20C27X
or could	89 9ŵ28X
or coverage	87 43ľ
or cremation	87 19ư
or did	61 -16ũǩ-9ŤŨ-7aǞ7pœŕŗƐǤ8ƨ9ŐƉ11jQ12űǂ13HJ14w15Ŧ16C17Ŗ19m20q21šſ23Ÿ26c27ƒ40Š
or do	61 -12Ų-11ž-9ǝ-8Vơǋǩ7kǟ8AĹƑƿǓ9yŇŰƁǠ10sşŪƕƶǂ11Qǎ12nƐƪ16ǈǡ19łǇ20ů21Ǜ29Ɲ33ų
or does	71 -9q-8ĴǍ-7Ǆ7Űƨǆ8rƎ9Ǖ10WľƩƱ12ǚ13Ũƿ14ű21Ǣ25Ŵ31Ł
or drop	87 11ś16ƀ21Ƶ
or email	78 -12J15K21Ǖ
or for	84 -9Ĵ15Ɠ23Q46Œ
or get	86 12H16Ǚ17Ǆ19Ĵ
or go	84 -8m7R17Ż30ž
or guns	89 
or hail	80 -15ƚ24Ř
or has	83 -8p7Œ8ţ14ƈǅ16ƌ18v
or have	76 -8Ÿ7M8ƌ9fO10ţ11ŏ12Gǀ14nƞ15Ō16ŵǇ17ň
or home	89 -19ş-10L8q14Ɣ24I39Ĺ
or how	84 -11c-8v9Ƅ13U15S20p24Ş
or in	84 33Ǘ
or is	56 -14Ʊ-11Rǆǖ-10H-9Ɲ-8ƇǇǥ-7QŒşŪǎǩ7ZŶƆ8AYŝǋǣ9pĹŖŲǂǉ10KǄ11iŬǃ13Ł15ŰǊ16ōǍ17TĶƚ18Ž20NƩ21nu22ŀ23ũű27q34Ɵ
or just	66 -9ŵ-7jǢ7fĴŔƴǀǗ9ũƱǒ10CņŢŲƦ11sƲ12ƭ14Ƈǈ16Ɨ18U20Ǚ23ơ26Ŷ
or lease	86 -13ǌ-8Ǎ12Ŭ39ǋ
or leave	87 -14Ǧ-10ƶ11ź15Ƙ18Ŋ26Ƃ
or metal	86 7Ǎ
or more	76 -15ŗ-14y-13G-7s11gőǉ12C13vSŦŭ14Ń19r22Ũ28Ǆ41ž
or nights	89 21R
or no	84 7Ž14ŏ48Ň
or not	80 7ŏ11ŵ12R13ƍ16m18Ɯ
or on	84 7Ƅ16P17Ō
or one	79 8ƚ9ƣ10b13ń17Ǝ18ĵ
or only	83 7Ǣ12Ɯ17Ļ19ŭ20ƾ
or or	60 -11X-10ơ-8ŭ-7ĹǍ7gľŃŕŠŧŰŸƂƛ8cuĸŇśŹƀƇƵƸǙ9mƘƠǛ11ŏ12ǎ13Ɔǔ14Ǆǋ16ƣ17ŗ18Łų
or out	89 17P
or over	83 -14X-9Ŝ12c14Mƈ28Ů
or part	86 19R21Ǉ23G
or pay	87 23Ǡ
or pleasure	86 37ŭ
or rent	84 -27Ơ14F24ǋ
or scuba	89 10ǀ
or sell	87 -16H7Ǩ9Ʒ29Ǟ
or should	81 -11K7M11ň13ŋ16Ľ18ś19N23O
or side	80 12ŭ
or siding	89 8Ƈ
or somebody	84 -13Ƣ-12ơ-9ķ10Ŀ19A20fF23ǋ
or stay	89 -8ǝ7Ƨ9ǎ13q
or still	89 8Z14Ɩ17ft
or stylists	80 -7ǈ10Ǒ
or text	89 
or the	64 -13Ǟǩ-8Ƣ-7U7ǁ8IĿ9Ʃư10bƊƐƔ11SƠ12C13ƃ14eƹ15Ū16ńşƋ18ŕƉ20ǌ23ů25ǐ30ŝ
or tickets	73 26ţ
or trampoline	89 7ƍ
or upset	80 -8ǚ19ţ
or was	80 10Ř11ţ12ļƽ13Ƈ16š29Ť
or what	87 10Ť11ǆ19ŭ
or whole	84 -8ƭ25Ʃ
or work	89 -8ǒ-7ǐ16ǁ25Ǒ
or would	73 -8ŵ-7ň7sƯ8ś10ķƤ11ŏƮǨ13Ŏ15ŶƷ24Ŋǝ
or you	78 7fmM10gƢ11Ň13y15tƌ
or your	79 -16ǂ10ǁǗ12ƽǨ13ƃ17c18J19ƹ26Ƽ
original	81 19ƈ20Ƌ23ƌ
original roof	86 23ƈ
originally	82 11Š26l
originally $	86 25l
other	58 -18ǥ-14Ǎ-12Ŧ-10ŜƝ-8ĴšǄ7Z8Ş9ŷſǂ10Ū12wņƵǈ15o16ų20Ǉ22ķ27ž28ł43ŅƑ44Ŵ46ş56ń
other agents	89 -13Ŝ20ń23ņ
other car	84 -7ų18Ū30Ŵ
other drivers	89 20ŷ
other guy	84 10ł20Ņ21ſ
other insurance	86 -10š-8ŏ67ş
other one	81 -22ş-14Ŧ-9ǈ15Ņ17Ŵ18Ƶ22w44ų
other policies	82 -24ǥ8Ǧ10Ʀ44ş
other quotes	86 -9Ņ23ń
other vehicle	87 -11Ūų57Ŵ
others	89 -12ƃ18u24Ū31ž
otherwise	87 11vű12ǂ13Ƹ
ouch	89 11ņŦ16ǣ
ought	87 -11ǩ8Ƹ13ř28ō
ought to	87 -11ǩ8Ƹ13ř28ō
our	73 -10o-9Ƴ7jŽƟ9ĻĽǝ10Ĺ24M66ļ
ours	87 11G12Ɣ14Ƶ15x
out	46 -21T-20ǩ-14Ǆ-12vƠǝ-11HķŨơƯ-10Lł-9ŔŝŮƋƛƮ-8rĿŏƼǛ-7FMŀņŵƈƒǒ7xťſƊ8lƧƫǙǢ9qŲƍƚǁǌ10CŚŭƟǀǈǋ11ŇŘţ12zőƏƔ13Ļōǧ14gŒƱǐ15bǃ16ĽŜ18ĺŉǅ19ŗ20ŕƜƸǉǨ21šƩ25ĸ27U28jV29Ĵ30ƪ31Ɲ35Ǒ36y
out $	66 -23ǩ-16ĺ-15ű-14v-8Hō-7Ņ7ƿ8ļĽ9zŠƂ10ƶǁ11ƩƵ12Ʀǌ13Ĵ14ż16U17x20Ĺ23ő25ƪ26Ǒ28ŕ31Ɯ33š36y39ŉ
out a	84 12Ľ13Ƭ16Ʀ17Ɣ
out and	86 -8Ŧ9Ɨ14Ś17U22Ǚ32Ŝ
out any	89 20Ǒ31Ɯ
out at	87 12V17Ň38ŗ
out back	82 -8ǈ-7Ɨ10ƌƑ21ƍ32Ɲ
out for	80 -11Œ-10ǝ7ş10ŭ18Ƥ19ŅŠ27Ǩ31ţ37b
out front	89 43ǃ
out in	78 7Ə8Ɩ11ůǧ13C14ǉ17ǈ
out like	89 12Ɨ17Ŗ19Ƨ
out of	59 -13T-11Ɯ-10Ʀ-7Qơƶ9NXŸƞ10tƃ11SƙǕ12ŦűǉǤ13ƕǘ14ǔ16Ĵƪǀ18Y19Z21Ř23ľǋ24Œ32Ļ38Ɲ45ĸ
out on	76 -10r-9ƛ-8ņ8Ś9š14qŌ16ǅ18ŭ25g45V
out or	89 7Ĵ15U16n17Ŗ
out that	87 -8Ũ7Ǣ15Ť16Ľ22ť
out the	80 -33Ĺ-11Ƌ-10Ɨ9a10Ľ11ļƘǑ15ǏǢ38ĺ
out there	73 -9ĺ-7Ɲƞ8gƑ12ŰƏ13P15qƚǩ16Eſ20Q26l34j
out to	78 -17Ĺ-10Ǆ8ƪ10Ŝ11ǁ12Ő20ƫ25Ǒ32ĺ
out your	84 -7ƈ7Ǩ14ǧ19j24ǅ
outcome	89 28Ļ
outfit	78 7W11őŠ13Ǟ19ơ21Ő25Q31Ǆ
outfit $	83 7Ǆ8Ő12Q15őǞ21ơ
outside	74 -11U8Ɖƣ10Ű11Ǡ12qǀ14Ʀ22g27j32Ƈ
outside of	87 -12U-7j14C18Ʀ32g
outside the	87 -13C15qŰǀ
over	50 -13KXǎ-12Ō-11Ő-10ƬƱ-9lŁŗ-8ŘŠŰƣƯ-7mǘǝ7ŕǩ8hFWĴĶĻŸƺǠ9cxN10ļ11jvRőƞ12irĽƘ13Sŝ14M15A16tňƂƒǍ17TĿƆ18Ǉ19C20ŖƜ21Ǩ22U23QŻƑ24Œ25Ŝ26śƠ28Ŧ29Ǌ31ŮǞ35Ǧ
over #	73 -49Ǌ-18Ǧ-7ǈ12ĵ13n15S16ƒ17ƺ18Ů20v26Ơ29Ɔ30c37Ǉ40Œ50Ŧ52T
over $	72 -29T-22J-15Ō-8K-7n8ķ11ƈƜǤ12Ŏŕ14Ľ16Ż18ũ21Ǩ26Ůǩ28r32Ŀ46ś
over a	75 -14X-8m7MTŮ12ĸ17ź24ƘƜ103Ǌ
over at	78 -15Ǟ-11ŀ-10Ł-8Ɯ-7ŝũ7ƥ13q14S18h19ļ22Ŝ30U34Q
over in	83 -9Q9M13H45C
over it	81 -7Ǩ9ň14s16Ŗ17tŨ33Ƃ53Ǧ
over that	87 -11Ř20x21Ķ25ň
over the	67 -17Ŝ-13ƈ-8l-7ŠƂ7ĽĿƉ10ǔ11Mƒǖ12ł13Ǧ23Ǟ24Ǎ44Ƒ
over there	70 -14ǎ-12Ũ-8C8ǈ9Ş12tơ13W14ŧǠ15F17Ơ19R21U22i24ƞ28j32Ŝŝ
over to	81 11Ƨ15J18Q24ő34Ǟ
over what	89 19ŀ34Ŗ
over with	78 -10Ő17ĴŜ26A
over your	87 8j13ŖƂ16N
overnight	81 14ǖ15ŕǏ27Ű
overseas	89 10ǀ30Ǖ
owe	67 -13ƒ8ŉ10Ɓ11ķ40ŬƔ61Z
owe $	86 -16ƒ-8Ŭ17ķ49Z
owe on	73 -18Z29Ɣ46Ŭ
own	51 -20Ơ-18ǣ-16ŵ-15ǈ-14Ų-13ƣ-12ĸơ-11Uǌ-10rƞ-9a-8ŏžƕ-7ŭǍ7yQŪųƨư8ǐ9ƍǅ10ƃǆ11ŹǠ12ň14ŦƔ16zYŁŬ19Ƣ20Ʒ21ǃ22V23Ǒ24Ǜ30ǒ33Ɨǟ35Ƙ41ƀǋ45Ʀ53ķ58F
own $	70 -13Ǐ-12r-11ǐ-10F-8ņǑ7W11ǆ13y14ƨ15ǅ17Ƙ18Ʈ20Ū22Ƣ26Ɨ27V31ķ
own a	86 -10ƕ-8ķ14ư18FŬ27Ǐ
own anything	86 -7F15ķ27Ƙ
own car	84 -10ŵ17ǐ24Ź63ƀ
own cars	84 -7Ǒ11ƀ53ǐ
own insurance	89 32ǒ
own jewelry	80 
own life	89 25Ʀ
own name	87 -10a10w27ǃ38Ʀ
own or	79 -25Ơ7z10š11F15Ł22ǋ
own pocket	77 -13ĸ23Ŧ29Y
own that	80 -10Ǎ12F14ƥ35ǋ36ķ
own the	84 -30ǋ-9ķƣ-8ǌ25Ŭ58Ǎ
own words	89 16Ŗ32ň
own your	71 -11Ǎ7ķ13ǋ39F
owned	89 -10ő15ǥ18Ŭ25ǅ
owner	77 -9Ǎ10ǣ16aơ17ƅǆ21Ǣ23Ǩ27ǌ
owner $	86 -26F-10Ǎ8Ǩ12ǣ25ǆǢ
owners	81 8ǉ16Ǩ23ǥ
owners policy	87 -8ǆ25ǥ
owns	78 -7ķ10Ǎ12F18ǐ32ơ52ǆ
owns it	89 11ơ53ǆ
owns the	81 7ǆǋ11Ǎ12F24ơ
p	84 -20Ŧ-11ǩ-8Ķ-7Ƭ9ś14ź41ǥ74ƃ
package	80 -8ǘ24W49ǥ
package $	89 -9ǘ10ǥ32W
page	70 10ō11ļ12ſ20ǌ22ś44Ś
page $	81 8Ļŗ10ś24ǌ
page and	87 16śſ
paid	58 -8Ơ7ƶǘ8ƥƩ9Əƪƫ10Ƣư11ƃǩ13œ14Z15ķ17ĴƱǉ19Ǒ20ţŦ26ƕ29Ɣ36Ŭ
paid #	89 -8Ơ14ƥ21œ42Ŧ
paid $	76 -10T9ǖ11ǝ15ƶ17ǉ
paid every	80 31Z
paid for	81 -22ƒ12ķ17ǩ19ư20Ʊ23Ɣ
paid it	78 12ǘ15ƪ21ţ
paid off	72 34Ɣ52Ŭ
paid yourself	80 8ţ
paper	77 -7ű8ǆ9Ʋǒ13Q18Ś26Ǘ27ķ29K
paper or	89 17K22Ǘ
papers	80 10ǆ11ǃ14Ɩ15ƢƲ18ǒ21Ś
papers $	87 9ǒ12ǃǆ20Ś
paperwork	78 9śƲ11ǃ13io19Ś20JǠ
paperwork $	82 -14J11Ǡ12ǃ15o40Ś
parent	84 -8V7ŷ13ƽ54u
parent $	89 41u
parents	71 -25Ƹ-9Ƽ7u10Ư12ŠƦ21ƥ37ƽ56z
parents live	89 14z
park	81 -10D-9ǋ12ǟ27ǩ28Ű
parked	86 18Ű
parking	87 -12D8ż14Ơ30Ű
part	62 -15y-13Ŗ-11D-10Ĺ-9Ŵ-7ŝ7ŉƸ8dJƮǌ9ůǣ11EǄ12Ŀǈ13ľ14sGƧ15ŞŨ17Ʊǟ21lŀō22U28C36Ǉ44V52ň
part $	86 -16R12Ŀ19Ǉ20ǈ21ľ
part of	70 -15y-12D-10Ĺǩ-7ŝƗ7ĿŦ8Ũ10Jǌ11Ʈ13EǄ15Ş17G21s22ǟ25l28Uň35CƱ
part time	77 16RǇ22Ƨ65V
partner	73 -13ǆ-7Ň12s13Ł14or15ǂ16ƨ21Ǩ22ƷǠ27t29q
partners	79 -26d-10Ő-8Ů10ǂ15ƨ21o30p31Ŵ48ǆ
parts	87 -7G18ŵ22Ǒ25l
party	83 11Ɣǡ14ư16P17ơ22Ɯ
pass	79 -7z11ƫ12s13Ʒƽ16Ʋ17Ʀ20Ƴ33ƶ
pass $	89 10Ƴ17ƫ19Ʋ
passed	75 8ƫ9Ʈ10Ư11z13Ʀ18Ʒ41Ƴ
passed $	87 12Ʈ13ƯƷ17Ƴ
passed away	86 7ưƱ14Ƴ18Ʀ
passengers	86 11ƃ34Ų
past	73 -13Ŏ-10Ɣ7ǎ11ƽǜ12Żƿ13ƭ15ƺ17cņ25O40ŀ
past #	82 13ƽ15Ż27c
patch	87 -20ƾ12ũ19ƹ23Y26Ǚ
pay	49 -22ų-17Ļ-16Ǩ-14ņǗ-13ƾ-11őǇ-10ŝƷǏǔ-9Ǌ-8mŴ-7Zƶ7ǁ8Ɓ9ƤƯ10Ǡ11ǘ13ƀưǡ14ţ16ŧǣ17WǢ18ƕ19ŖƱ20ĸŦ23Ő24X25ž26œ29ƃǑ31ŗ32ŒƠǉ36Ų37ƒ40Ř44Ĵ46Ǖ58ǖ
pay #	89 -39Ĵ-15ƒ-9Ř12ĸ22œ32Ơ36Œ
pay $	62 -30œ-19ǉ-17Ļ-13Ƭ-12Ǒ-11Ŗ-9ŝ-8ǔǕ-7ĸŧƸ10Ɓ11Ķ14ǡ15Y21ƃ23Œǖ25Ų32ŗ37ĴŘ39ƒ46X
pay a	83 -17Ĵ-7X17ǁ24Ǖ26Œ
pay for	66 -12ŗ-11Ǒ-9mŦƠƮ-8ƃ-7ŧ7Xǖ8ǡ9Y10W13ư14ǣ18Ƥ23ƀ25ĸ28Ĵ32Ő33ƒ35Ʊ42Ŗ
pay if	86 -15ƃ-13Ʈ8ž16ƨ18Ǣ23Ʀ29ǘ
pay in	86 14Ǥ35Ơ
pay it	86 -25Œ-7YƦ13ƪ65Ĵ
pay out	77 -8ĸ-7Ņ8Ǒ14Ř16Ʀ17ŗ29Ŧ31ţ
pay the	78 -13Ŧ-10Ŵ9ư12ŧ15Ʈ19ƕ21ǩ23ǉ26ž29Ǒ
pay them	89 -20Ĵ-10œ9ž10Ǖ23Œ43Ǒ
pay you	79 -34ų-16Ǩ-9Ǘ-7Œǉ7Ŧŧ14ſ28T29W37Ų47ǖ
pay your	78 -19ƾ-12Ǉ-7ŒǑ13Ő19Ǖ23ƃ57ǉ
pay yourselves	80 25Ř
paycheck	69 -9U-8Ǡ9ǟ10Ʈ11ǉ12Ĵ13T14ƭ20q21Ư25Q29Y
paycheck $	81 -14q-9ƮǠ8Y16Ĵ27Ư37Q
paycheck and	79 -14T30Ʈ
payin	80 -10Ņ11ǥ13œ14ǝ15Ɯ17ŧ18W24Œ
paying	63 -10B-8ƕ-7ǩ7FŦ8ŖƵ9ĿŘ11œ12Xǥ16Ĵƪǣ19ŒƠ20Ɯ23Z29ƒ33Ɠ39Ņ
paying $	89 -11B-10ƒ7Ơ14Ř30X33Ņ
paying for	74 -30Œ-7Z7Ʊ10Ņ13Ŗ15ǥ48ƒ49Ɠ
paying now	76 -11œ29Ĵ40Œ
paying on	89 12Ƶ16ƪ42Z
payment	73 -7Z8Ư16e18ǘ19š20Ŭ25ƕ38Ɣ
payment $	79 -13Ĵ9Ŭ17e20š21ǘ22Ɣ28ƕ
payments	71 -13Ů-9nƘ11šƩ18ƃƮ24ĵ25Ŭ29Z30Ĵ
payments $	83 -15ĵ7ƃ16Ŭ20Ʈ33š
payments on	86 -13Ĵ-10Ƙ11ƃ13ĵ27Ŭ
payout	87 -15ƶ-7Ƨ10ǩ16ƫ40Ŧ
payroll	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ54ǉ
payroll $	70 -45Ǡ9Ǩ17Ǒ32ǉ38Ǉ
pays	73 -18Ɣ-9Ő-7xQǈ7ǣ10źƕ11ƜƱ13ň15ſ18ǝ23Ʈǩ26Ǡ29ƃ
pays for	87 -8xŐ7ǌ11ǣ13Ʊ14Ŗ17ǩ
pays the	82 -15Ɣ-9ƃ-7Q11ǩ28Ʈ33Ǡ
pays you	89 16Ɯ22ſ
peels	84 -12ų51ǚ
peels $	87 -13ų40ǚ
pension	79 22Ʒ58Ķ
pension $	87 24Ķ
people	58 -8ųǄ7WŢŮƿǘ8bƨǜ9ĺņşƗǑǡ10Ǜ11ŗǐ12d13Kǉǔ14Ʋǚ15ŝǖ16l17ŷƶ18nǙ20Ɯ21ǈ22ǝ27Ǉ
people $	80 -13Ǉ-9n10K12Ů13ŗş15ĺņ19ŝ20ǈ29ǉ
people are	74 -9ſǉ9ŷ11bRƿ16nǩ19Ǉ
people do	89 7ŗ20ŷ23Ǉ
people or	87 -7ǐ12h22Ǜ
people over	89 18ŝ39Ɯ
people to	89 16Ǚ32ƶ
per	78 -14Ʃ-8Ŧ-7Ɔ13žǣ18Ř22Ɠǡ32Œ
per occurrence	87 -7Œ28ǡ
percent	71 -15Ř-9Q-8Yƿ9Ķ10ǔǖ12Ǒ13ź17ǄǛ19Ĵǆ21ƚ24œ25Ž
percent $	89 -8Ř12œ13ƚ
percent of	82 -10Q-8ƿ12ǖ13ǔ15Ǒ17Ǜ22Ǆ
perfect	81 10aŕ11J12Dř15Ļ21Ş
permanent	87 32Ʃ
permit	80 11ƌ24Ÿ42Ź
permit $	86 30Ź
person	68 -9ǈ-8n7ŷơ8dg11aŖųžǎ14ľ15ņ16ł21A24Ǩ32Ŝ40M
person $	82 10dM11g14A15a
person or	82 -10Ŝ8f9ơ14ƫ22Mł
personal	73 -9Ƭ8f9Ǣ15Tƃ16JƂ19ŭ24Ŋ39Ɨ
personal $	86 19JŊ24ŭ
personal property	84 -10Ƭ11Ǣ43Ɨ
pets	89 54h
phone	65 -14J-9ŃŇŠ-7ǘ7Ŝ8Ǘ9Cľś10ǖ11Ǆ12r14SĺŚǟ17c20M21Ž22O26I33ǩ40K
phone $	78 -11Ŝ-10ŃŠ9X11Ō13ǖ18Ś19r23ĺ26M32O
phone number	82 13C29I
phone or	86 -14J17ś25IK
photo	87 -18K36ś
physical	80 21ƀ30ƾ31ǁ
pick	71 -9Ŕ-8Ţ-7Ʃ7Ĺ9ŭ10IWƃǆ12Ŝ16Ŷ17K19ĺ20LľŠƭ27ł
pick that	89 -13Š31Ŷ
pick up	86 -11Š-7ľ10Ĺ12ƃ13I18Ŝ22Kĺ
picked	80 -8xŦ8XƂ12w14ǟ15Ʋ16N20Ř24Š
picked up	87 9XƂ15ǟ17N
picking	87 12ǟ18i
pickup	84 11Ǐ14O17ŭ21ǐ25ų
picture	72 -8q7Ʊ8ū9Ŵ10n11Ť12Ʒ15Ƈ19ĿƬ28ś29f
picture $	82 -9q7Ƈ11Ŀ23Ƭ35f
picture of	81 9ū35ś
pill	89 12ǂ30ƻ
pills	84 14ƿ35ƻ
pip	86 77ƃ
pipe	83 39ƛ
pipe burst	89 22ƛ
pipes	84 11Ƥ15ũ35Ƌ
pizza	89 -7C11Ǎ33ǩ
place	55 -11Ƌ-10őŒ-9Ŭơǔ-8SZŁƪ-7ŉŖů7qť8ƒǙ9ƍƚƲǋ10hŌǖǛ11şǨ12ƐƤ13U14Ɯ16Ɔƥ17MŃ18Dƅ19Ǌ20Hŏƌ21Ɵǅ22Ƣ23Ɣǟ26Ơ28Ʀ30G33ƞ43F
place $	63 -17ǋ-13Ƌǩ-10Ƥ-9ZŁő-7ŬƗƵ7Ɩƚƥ8ĻƏ9jťǠ10FŠƑ11ƐƲ12ƍƒǙ13hŌƦ14ƔǛ15ŏƓ19Ɯ23ƅ24D28ǟ30ǅ31H34ƌ38ƞ
place or	84 14M15G24ş
place to	89 -9ǋ-7Ǝ11Ɛ31Uǩ
place with	89 -13ǔ-7n49Ƣ
place you	83 9Q11Ņ13Ƥ26F31ǋ
place yours	89 -10ơ39F
places	82 -9W7ǀ9Q13Ơ15ńǕ19ǔ
plan	65 -16Ƅ-12Œ-10Ş-9ƪ-7ƧƸ7zŌƯ8ŀǀ9Ǟ10łƁƃǨ11uƶ12Ʊ15Ķ24Ňŗ26ŏ28Ƶ39W43V
plan $	84 -20Ƅ-17y10HV11k13Ň15ł22Ʊ40Ɓ
plan pay	80 -9Ƹ14ƃ
plan to	83 -11ƪ-7ŏ15ǀ16ƶ19V23Ǟ26Ƶ
planned	86 8k15ǀ18y
plannin	86 11V18ĸ
planning	76 17ƌ20Ƥ22H30y
planning on	84 -14V-13Ǟ9ƌ12H43y
planning to	80 -9y10ƌ11H17Ǟ19V24Ƥ
plans	68 -10PR12V16H27ǚ28Ǟ29ĺ34k
plans $	86 -11R10Ǟ34k
plans at	80 -13V37ĺ
plans for	87 13k26Ǟ
plans to	84 -10k13ǀ24H
plant	86 -17Ǟ12Ƨ17U29S
plate	80 -18I-12Ÿ7ǌ10ǀ55ū
plate number	89 -20I24ū
play	82 -8Ũ10s18ŉ19Ť20Ɯ37g
please	72 -14ǋ-12Ƣ-9ơ7jI9Ǉ16bc19D20d24a
please $	73 -15ǋ-10Ƣ-9ơ8I17b19cD21d24a
pleasure	80 20a35ŭ
pleasure $	86 29ŭ
plot	87 63ư
plug	86 13Ə33Ž
plug in	89 27Ž
plumbin	89 31Ƌ
plumbing	80 9Ǒ11Ƌ19ƛ
pocket	72 7Y12Ǆ17ĸ23Ŧ32Ř
pocket $	76 -19Ř12YŦ31ĸ
points	89 -8m15Ş46Ż
policies	68 -8ų7ƘƦƵ8Ǧ18ǒ34ş35ǥ
policies $	82 -11ǥ17Ǧ19ş23ǒ
policies do	89 16ş
policies you	78 7ş
policy	47 -13Ǧ-12ĺ-10Ɣ-9ǒ-8Ŭ-7IZ7ŒŜŞƙ8ŪƀƛǤ9ƨ10žƁƢ11Ţ13ƚ14šƬ15ĹŐǏǢ16ľ17ƓƧǥ18ơ19ŗƪǡ20Š23Ŗſ24őŷ25Ƶ26ŚƦ27ŕƩ36ŏ37ř
policy $	58 -23Ʀ-19ř-14ŏ-10ǒǦ-9Ŭ-7Ǣǥ7ŖƁƵǁ10Ƃƛ11Š12ś13ƫ14aŗ15ő16ŜŢŪƧ18Ǟ21ơǏ24ǡ32ƪ34ľ41ŷ42ſ
policy and	76 -17ĺ7Ǣ8Ǧ10ǥ13Š30Ĺ
policy in	84 -9ƦǞ9Ź18Ļ30Ś40ŏ
policy include	80 36ŏ
policy is	75 -16ƪ8ĹƵ13Ɓ21ŷ40Ʃ
policy number	73 -20Ś-10I-8Ŗ103ř
policy of	89 28ƨ
policy on	89 44Ʀ
policy or	80 8ƙ10ơ12Ʀ16ƚ31ǥ
policy out	89 -14Ɣ14ƕ24Ś31ő
policy pay	86 -11Ŵ-7ƃ16ƀ17Ǣ19ǡ31ž
policy right	87 -12ŗ-7Ʀ14Ʃ22ř24Ɠ
policy that	87 -8Ʃ11ƃ16Ʀ18Ş
policy today	78 15ŗ
policy with	89 -20ŷ24Ŵ41Ő
policy you	83 8Ş13Ʃ17ŕ18Ƶ19Œ
pool	69 11ƥ22ƚ81ƍ
pool $	82 -7ǥ11ƍ16ƚ
pool or	87 12ƚ
porch	89 9D10ƞ13Ə18ƥ
portable	89 -7X38Ƨ
portable $	89 -7X38Ƨ
position	89 15V18Sǈ
postal	89 38E
postal code	89 38E
pounds	86 47ƺ
prefer	87 -7ǖ18K19Ĵ
premium	77 7Ʃ10X13œ15Ǥ30Œ
premium $	83 14œ33Œ
premium audit	89 9Ǥ
prescriptions	86 23ƻ
prescriptions $	87 23ƻ
present	86 10Ő13őǜ15ŝ21N
pressure	78 7ƻ10ł20ǂ28Ƽ
pressure $	89 13Ƽ27ƻ
pretty	71 -10ű7Ř8SŕƉ9WŶǐǑ10ōŢŴ11Gƙ12Ũ15Ɔ18U24Ƹ
pretty good	86 -12ű10ŝ12W13G21Ƹ
price	63 -11Ǔ-10ǩ-9Ŕ-8Ĺ-7lŁǃ7Şƴ8Ň9ĻƂǁ11Ǌ12ĵń13rŊ14Ţ16œŝƩ19Ƭ20ľ22Ŏ24ƒ25ŀ26Š31Œ33X35ł38Ņ
price $	73 -15XŒ-8łǩ-7Ŋ8ƴ11ńǁ12ƒ13Ņ14Ƭ17r19Ţ22œ24ŀ36Š
price a	89 9Ɨ14Ƃ17Ǌ
price is	89 13Ŋ19Ļ
price on	89 -15ńǓ36Œ37ƒ
price or	87 -8x41ľ
primary	89 13Ǧ17ƾ
private	83 7Q10Ŋ11ǀ12ƨƱ13ǣ21ơ
problem	80 9sĹŏ11ŵ17LŜ19ŀ
problem with	87 11Ĺ22ŀ
problems	82 7Ƹ10Ƽ13ǜ16ƛ
problems $	84 -26ǂ10Ƽ16ƛ38Ƹ
product	87 13Ǆ17Ǖ20Ʃ
product $	89 15Ǆ17Ǖ21Ʃ
professional	82 -10ž10Ɛ27ǚ
program	79 9ļ12Ǘ14ǅ28Ǚ32ǥ
program $	84 17ǥ29Ǚ
progressive	86 17Ņő20ńŐ
promise	87 -8p10Œ16ǩ17d27Ŏ
pronounce	89 21b
proof	71 -17ǌ-8Ń15ƕơ23ǧ51ǒ58Ƅ
proof $	83 -41ơ7ƕ10Ƅ12ǌ21ǒ37ǧ
proof of	80 -30ǌ-17ƕ11ǒ26Ƅ40ơ
property	67 -8Ƭ9ǋ11ķ12H16ž18Ƒ21ǌ22D24Ɨ42Ǣ
property $	84 10Ɯ15HƑ
property coverage	89 33Ǣ
property manager	86 -7Ǣ15ǌ24ơ
protect	87 13ǘ29ķ
protected	72 9ũ15ŏ16ſ17ķ
protected $	73 22ķ
protecting	89 10Ʊ13ŏ
protection	80 -9Ʊ-7ķ11X12Ə17ƃ19Ŗ21ƭ22ŗ25ľ
pull	74 7gŁ9DWƌ12ř16Ĵ25d32Ś
pull it	87 -8Ō12D15ř39Ś
pull the	87 13Ł16Ō
pull up	89 9W32d
pulled	83 13Ļ17Ŋ45Ż
pump	84 33Ɗ
pump $	87 27Ɗ
purchase	87 31ƒ
purchase price	87 31ƒ
push	86 11Ŋ12Ɩ13łŌ
pushed	89 7Ɩ16ĺ21H
put	55 -18V-9Œ-8yGƚ-7ŔŧƦƮƵ7QŽſƃƙ8kTơƫ9DEű10ouŰƎ11XĺńŪƒ12Ķ13RŗŴƱ14Lũƅ15SƐ16ĸƌ17Ƽ18ŮŷƤ21f22Ʋ23Ɠ24ƻ29H31Y33Ō
put a	86 -12Ľ11Ŧ17Ž19a25ƒ
put away	87 12Ʊ24Y
put down	86 8G13cu15ơ22ƫ
put in	76 -16G-7W9Ǣ10ţƍ12Q14E17ƎƐ18ń21Rũ27S28Ķ
put it	76 -11Y-7H10ƾ11f14ĸ16ű20Ō25L38Ɠ
put on	76 -9Œ10uƲ15D16T20ŪŴ22Ů30ŷ
put that	87 7Ƒ12ƅƜ15ň
put the	86 10ƅ29Ƽ
put toward	89 27X
put you	76 -9ž9f13ļſ14ƃ16ĸ17ǩ22ŗ27Ō34Ƥ36ƻ
put your	86 -8a12Ō13Ľ15Ǥ
puttin	87 11ƹ12H14Ķ15Ū
putting	79 7ƈ13HŮƱ15w25Ķ
quarter	84 -7N13Ƭ14Ʀ16Ń18Ƙ32O
question	83 -7ƫ10Ĺ11g19A20ŉ
questions	72 9d32Ŋ40ŉ
questions $	80 23Ŋ
questions do	87 24ŉ
quick	74 8ķ9R10Ś11d12ŋřǉ15Ŋ16ŝ18ŧ
quiet	86 13Ʈ22ǎ31ŀ
quit	74 -7ũ14V15š28ǂ29Ƨ36Ķ39ƹ
quit $	84 11Ķ26ƹ28Ƨ
quote	70 -10Ŕ7ƭ8ƈ15ž18Ǧ19Ĺ21e29J35Ņ
quote $	80 -7Ņ8Ľ11ƭ22J24e
quote you	81 -12Ŕ15Ĺ18ž27Ņ
quotes	81 -9Ņ46ń
quotes $	86 -9Ņ23ń
race	87 46ǀ
rain	86 -20ň10Ɖ13Ƹ41j
rains	77 34ƙ
rains hard	78 19ƙ
rainy	86 -8ř39Y
rainy day	86 -8ř39Y
raise	78 -7Ʈ7ƴ9Ŕ10Ř11œ23Ơ36Ư
raise the	87 9ƴ14Ơ
raised	81 14aŗ17œ29l
rate	72 -11p-7UŠ8ŝ9ź10ĵŞƔƸ12ĺ13Ŏ14cƴ16ľ29Œ33œ35Ŕ
rate $	86 -13p-8ŝ8ƴ20Œ24œ26Ŕ
rated	86 -10œ15Ş52ƴ
rates	81 10E13H14cŎǊ22ũ
rather	74 -7ň11ǁ14s16M20Ĵľ25Ŋ26K
rather i	82 -8ň25Ŋ33K
rating	89 12ŷ13ĵ
reach	76 -15ū-8b8ĹƏ10gŜ13X14K16L19Ľ23ĺ25I
reach out	87 10Ĺ12Ŝ28ĺ
reach you	80 -16ū-9b8Ə16K17L20Ľ30I
reaction	89 34Ň
read	65 -8Ōǩ7Ʃǀ8ŅŸ9ŗǡ12dDJ13eǓ15ơ17ř19Ś21ƻ22a24ū49Ŗ
read me	68 -9Ŗ7JǉǓ8Ʃ9ŅŚǡ10ŗŸ11ř14e18ơ22ƻ30ū
readin	87 -9ǩ8ř11Ŀ17I18j21Ů
ready	78 -13Ţ10J11Ǥ12Ǟ14Ɩ15e51Ō
ready to	81 -13Ţ11J13Ǟ55Ō
real	71 -13I-8Ň-7C7Ŝ8RƏ9cŚŵźƅƮ10dF11ŋřŧ17ľ23ķƐ29ǩ
real quick	81 10R11Ś12d13ŋř
really	80 -14ŀ-7Ŝ7Ɠ8Ɨ9Ŀ10ŵ11ņ12g14ƙ16Ŗ17ľ
reason	76 -13ŏ-7a8Bƀ11Ƃ14Ĺ27Ō39Ŕ
reason $	87 15B31Ŕ
rebuild	80 42Ɠ
rebuild $	84 11Ɠ
recall	81 18q49Ľ
receipts	84 22Ƙ33Ǌ
recently	87 7ő12Ƴ16ţ26ĺ
reckon	89 9r11z14B21ư
record	73 -11Ŋ12ǟ16ŋţ17ƿ47Ż
record $	81 51Ż
recorded	78 44ŋ
recorded line	87 23ŋ
recording	83 30ŋ
records	82 -16ŋ20ƾ49Ǘ
redone	83 12ƌ15Ƌ22ƈ
redone $	89 18ƌ
registration	87 32ū
regular	75 -8Ǧ7ƙ8ƂƩ9ų10Ÿ12Ƙƾ14ŲƉ16ơ
rely	89 -8A11Ǖ15Ư18ǚ
rely on	89 -8A11Ǖ15Ư18ǚ
remember	71 7B8œ9ŦƢƶ10x15E46Ľ
remember me	87 
remodeling	89 21ƌ
renew	74 -16Ƣ-10ǌ33Ƥ47ŕ
renew $	75 28ŕ
renewal	66 -10Ō-7Ŕ11š12ś13Ǟ22ŕ23Ĺ33Ŝ
renewal $	83 -13Ō13Ĺ15ś21Ǟ
renewal go	73 38Ŝ
renewal notice	80 23Ĺ
renewed	87 22š26Ơ
rent	60 -22Ŝ-15Z-9nŒ-7Ĵǈ8ǋ9ƥ11ƣǝ12Ǉ14Ǐ15ǐ16Ɵ18ŵ19Ʈ21ơ26Ǒ42F62Ɯ103Ơ
rent $	73 -14Ɯ-8ĴƢ11ƥ15Ơ66F
rent a	78 -7ǈ10Ǒ20ǐ
rent from	87 -25Ŝ-9F35ơ41Ɯ
rent loans	80 -16Z27Ʈ
rent out	87 -7ǋ23Ǒ30Ɯ
rent the	87 -18F24ǋ42Ɯ
rental	71 -10Ơ8Ƥ13ķ21ŵ32Ƣ68Ɓ
rental $	87 -9Ɓ31ŵ
rental car	87 -14ŵ40Ɓ
renter	89 14Ƥ36F
renters	76 -32ǌ11ǒ14ƥ18ĹǇ22ŏ25ƢǑ42ơ
renters insurance	87 -36ǌ-7ş11Ƣ25ŏ62ơ
renting	81 -13H-10Ơ9ƣ13Ƣ44F
repair	86 -7ũ12Ŕ14ĸ23Ŧ
replace	74 -12Ɠ-11ǝ-8Ɛ10ũž11ƈƮ15ƑǢ17Ƶ21Ɨ30Ǐ
replace everything	87 -10Ǐ8Ǣ44Ɨ
replace it	87 -8Ɨ8Ǐ37Ƶ
replaced	81 -7Ɛ20ƈ21Ƌ
replaced $	89 -7Ɛ24Ƌ
replacement	80 -23Ǐ10Ɨ26Ǣ54Ɠ
replacement cost	83 -24Ǐ12Ɨ23Ɠ25Ǣ
replacing	79 15ĺ17Ƶ
replacing it	79 15ĺ17Ƶ
report	80 -10Ƙ8ǉ13Ż14ţ17ĵ25ź
require	80 22ǌ23Ǔ
require $	82 -16ǌ37ơ
requirements	89 -19ơ24ǌ
requirements $	89 -19ơ24ǌ
residential	89 12ǔ27Ǆ
rest	80 -11Ƌ-10A8Ǒ10śŷ11B13z15ō19ư21ǩ22t
rest $	87 11śŷ20ư23ǩ25t
restaurant	83 8W12ǟ14Ǜ18ƣ24Ǎ
retire	80 15Ŝƭ24Ƨ35V
retire $	83 12Ƨƭ15Ŝ39V
retired	86 -16V-14Ķ13q41P
retirement	75 -8V29t58Ķ
retirement $	80 19t28Ķ
retiring	89 43V
return	83 7Ǡ8f11Ǌ14ǆ16T21Ǚ
revenue	83 39Ǌ
revenue $	86 18Ǌ
review	87 -15ƶ-7Ţ8Ŝ14Ŗ20Ǟ29ǩ
ride	79 -13Ŵ-10ǐ-9Ū8Ŷ9zƃ23Ŭǀ31Ų51ŵ
ride share	89 -11ǐ37Ų
right	38 -12n-11j-10Bǩ-9ix-8TŻ-7mRUķǁ7kŉřŚƦưǈ8wņŌơƫƻǄǜǥ9ŃşŭŲƝƨƹ10pqsQŗǌ11ťűƒ12uEXŇŏųƓǔ13őǑ14CSŧƜƽ15Ʒ16oƬǟ17ŀ18ƅ19Ŏ20INǃ21ŝ23P24b
right $	40 -21ŏ-14n-13Nĺ-10B-8rŻ-7jmxǁǥ7ewXĻĽľŶƆƠƴƵƺƾǀǍ8ĹļŉœŖŴƒƦưƱǞ9GQƷǄǜ10oEŐƫƬƹǔ11ŭŷƝ12ǣ13ťų14őƨ15bpuŇǑ16ŀơƽǃ17SŎşƜ18Ɠ19P20I21ƅ22ŝ
right about	89 -9ō15v25ǥ
right around	89 10Ů16Ņ
right now	62 -12ǎ-11ş-10Œ-8Ž-7ŐŷǞ7ĶŸǥ8FIŚƒƻ9P10cŲ11ĺŃ14Z15Yű16qr17s21Ō23ǟ30ŗ41N50ŏ
right there	87 9Ś12s14Ƈ16Ʃ
ring	71 -21ƒ-14ű-11ǩ11A16Ŝ19K22LƎ25Ǌ31Ľ33I34f65Ƙ
ring a	87 39Ľ
ring up	89 -7ƫ14A24Ŝ32Ǌ
ring you	89 13I26L
risk	78 11ķ20ƙ31ũ
risk if	80 12ķ
road	76 -13R-7I7yſ8C14Ǧ19Ǟǟ20Ə23ŭŹ45D
road $	87 -15R-7I11Ź17D31ŭ
roadside	80 11Ŏ15ŝ35Ɓ
roadside $	89 35Ɓ
rock	89 8j18ǀ
roof	58 -9Ǆ7ǣ9ń10ƪ16h21ş27Ƒ30n79Ɖ85ƈ
roof $	64 -8Ǆ10ş16ƈ21h25Ɖ29n31Ƒ
roof in	89 -22ƈ43Ɖ
roof is	86 15ƈ
roof right	89 -10Ɖ7n26ƈ
roofing	87 -18ƈ10Ɖ14P32Ǆ
room	77 8Ɔ9ƌƤ10ƃƢ13ƞǃ15Ɨ17Ɲ19X
room $	87 10Ɔ12ƃ15ƞ
roommate	87 11n27ų
roommates	81 47Ƣ
roommates $	84 17Ƣ
rooms	89 -13ƪ24ƌ28Ɯ
rough	83 -7ŕ9TĵŧŨǀ23Y24S
roughly	69 -11Ǣ12TƗ20ŮƮ24ķ
roughly $	82 -13Ǣ8Y10ķǊ19Ɨ28Ů
roughly what	73 9T27Ʈ
round	87 -11ǝ15Ɨ18ƒƟ28ǎ
run	58 -14Ń-10R-8ƗǑ-7ũ8pŅŝƧưǋ9Ɠ10ĵňŒţ11Ǆǥ12Ǘ13ū17e19Ʃ20Ŧ21ű22Oſ24ǐ25Ɲ26ƽǎ29A33Ƭ37Ǩ
run $	76 -15Ń-12Rǝ-8Ǩ8Ǐ11Ŧ13ű14ƭ16ŅŪ25Ǆ34O39ǎ
run a	84 8ĵ14Ɠ45Ɲ
run and	80 -8Ū23ǐ
run in	87 46ƽ
run it	78 11Łǝ20A21Ƭ35Ǩ
run me	89 21ǥ22n
run out	86 -15ű-12ƭ10š14ŕ19Ƨ56Ʃ
run the	83 12p16ţǋ19ū25e37Ǩ
run you	89 -16Ʃ-7ũ12ž18Ŧ25Œ
runnin	81 -10ƞ-8ű10R11Ǩ13ń15fŐ16q17Ŀ20Ŵ23ǟ
running	75 -16Ū7ń8Lŭ9kŋ13Ŷ14Ƽ15uǩ19h20Œű23ǝ
running $	89 -18ǟ-8Œ22ű28ǝ37Ŷ
running around	89 11L18u23h
runs	77 -7Ŷǡ7E9ǉ15ơƽ25ǈ28Œ31ŕ40ű
rush	89 -14i-9r12s15Ń47O
s	79 -8Ľ12Ÿ13J15ƕ18qƄ25ǆ42b
safe	83 20Ƙ44Ž
safe driver	89 35Ž
safety	70 24Ǝ61Ǚ
safety $	86 27Ǚ
safety meetings	87 9Ǚ
safety program	86 10Ǚ
said	63 -9R-7ŐŒƠ7hpĵĺŦŲ8ņŊŬƝ9qS10tuŎŝ11Oǅ12ƅǜ13G14dƶ15Vƥǚ16H17Ŕ20c21y25ƴ29B
said $	75 -8ŕ-7p8B10V11ŊŬ13H14ǅ15ŝƅ19ƥ25qŔ30y
said you	78 -7RŐŒ8H9K10AŲ12ƝƷ13ņ15ƴ20d21ǚ
salary	78 13Ƨ14ǉ17Ʈ20Ʀ23W33T
salary $	86 11W44T
sale	86 -15Ǔ10H13Ǩ16Ɨ38ƒ
sales	68 -10Ƭ11ǔ14Ǡ29ǖ48Ǜ51Ǌ
sales $	83 -9Ǜ45Ǌ
sales is	75 -51Ǌ-7ƿ7ǖ13ǔ65Ǜ
salon	87 -12n-11t-8D-7Ł9Ǎ26ǃǈ28ǟ
same	63 -13H-10ǩ-8Ż7ł8őŜǜǞǥ9Ƈ10ŘƓǇ11żƖ12koņ15Ŷǂ19Ʃ20IŴ25şũ31S36p
same age	87 -19c53p
same as	86 14ǂ24c
same company	87 -19S27ő29ş
same thing	86 -10Ż11p12ǥ15Ƈ16ż32ũ
sat	84 -8ņ11ƚ13ƮƲ29Ŗ
sat down	87 -8ņ14Ʋ31Ŗ
satisfied	89 -9Ő22ŧ28ŝ
save	78 -12Y9Ļ11ź22Ĵ27Ĺ30ŘŢ
save some	89 -18Ţ11Ļ31Ĺ34Ř
saved	80 8Ţƀ11ĴǗ12Ƶ14ŋ45Y
saving	87 -19y-7m22ǩ39Ʊ
saving for	89 -19y-7m41Ʊ
savings	65 -8N10Ţ11ĻƳ13Ʈ14ķ24Ř47Y
savings $	74 11ķ16Ʈ18Y
savings could	80 -21Y34Ř
savings if	80 -10ķ22Y
saw	79 8ŧƫ9ŉ11t14j15ƚ16Ũ17C24ƾ
say	51 -19ž-17a-16Ŧ-11Ʒ-10Ƣ-9c-8ĺ-7xLŎŨ7XZřſƤƿ8ōǃǑ9łœƵ10ŚƝƴƾǧǩ11ňţƨƼ12BŊŮ13ŝ14ƈ16Ň17ŀŌŔ18Qŋ19Ƹ20ŗ21ū23Œ25ơ28ƺ30Ł31b32T55r
say $	67 -19ǌ-18Ƽ-10Ŕ-9Ʒ-7ŖŦǈ7ŝ8Ǆ9řś10őƸ11Yŀŋƺǘ12Ǒ13Ł14w15ƾ19ơ20Œ24B27Ň29r34œ37ǩ
say about	69 -14ơ8Ƹ12Ŕƈ13rſ23ǌ
say and	78 22Ĺ29ū
say for	89 -31ž7ǉ46ŗ
say in	89 7ƿ15Ł18ǌ24ǧ
say it	79 -25ƾ-11ű-7Ŧ12ƒ15Ɖ16Ņ27b42Ƽ
say on	86 7ū11ű12Ś15Q19ǃ
say so	87 8Ǣ16N18ŋ
say that	89 7ƈ18ǩ28ň
say the	83 7Ʃ9Ƥ10Ō14Z18ű21Ŋ23Œ
say when	87 18ŧ19Ŕ34r
say yes	82 -26Ŏ9Ĺ28Ł31ł
say you	74 -19ǌ-10Ƣ-7x9Ǔ11Rľ13ŮƸ16Q19T20ŵ29Ŗ37ơ
say your	87 -21a-9w10ĵ12ƃ36b
sayin	89 9W12Ƹ
saying	83 -12g8o15Nň16ĸ17b
says	72 -9ǌ-7o7ŗŘǩ8VļƩƬ9ň10qƒ11c12F16aƅ17řŮž18Ś19ơ
says $	87 9Ŗ10Ř14Ś19ǩ
scale	84 8Ŀ13Ň22ł39ƺ
scan	89 51ś
scare	89 11ƴ17ƣ45Ŀ
scared	87 18Ņ19ǁ42Ũ
scares	89 29Ŀ
scares you	89 29Ŀ
scary	84 8ķŤ11ǘ14V25Ũ
schedule	84 10Ǣ16Ƙ35R
schedule $	89 -22Ǐ15R21Ƙ28Ǣ
school	61 -11q7Ƅ8ƶ9KƢ10yǔǦ11QSŻ14v15ŭǓ22l25m28Ʊ31x38ź
school $	70 -12q-11l8v14mŻ25ź26x35Ʊ
school and	89 15Ƣ21ź
school district	89 15ǔ17Ǔ20Q
school is	89 -8m8ź12y
school or	82 -12x11Ʊ12vK15Ź16S19ŭ
schooling	89 40m
score	78 -10f61ĵ
score $	83 30ĵ
scratch	89 10Ɠ16ŏ
scuba	83 34ǀ
scuba dive	89 24ǀ
season	81 -8j-7i15xǎ17Ɯ19ƚ25ǟ
season $	87 -48ǟ-8j21ƚ77ǎ
seasonal	89 21Ɵ32ǎ
second	67 -13Ū7fƣ8Aǩ9pĻŕ10dŇ11IŊ13Ɣ14ľ15ũǋ16Ō17y19Ǟ29Ŵ30N31Ɵ
second $	84 -31Ɵ-7w12ƫ25ǩ69N
second car	84 -14Ū46Ŵ
security	77 7ǘ9ƣǗ12Ķ37Ǝ
security system	89 -7Ǘ22Ǝ
see	62 -13J-12ĺ-11ǔ-9p-7Ƙƞǩ7ŽžƉƬ8ŴƂƛƲƿǗ9ŎœšƏ10źƊ12vĿƝ13yĹ14ţ15ĽŊŒ17ļ18ǂ19Ǟ20ř23Ƅ25H28ň29ƾ32V
see a	82 -9Ƙ8ƾ13Ʋ14Ə25ǂ
see if	87 -11Ļ19š24Œ28Ĺ
see the	78 -16J-7ǅ9ū12œ13ƾǗ19ǩ23ĽƄ36Ǟ
see your	84 9Ƅ22ƾ32V
see yourself	83 -8ƞ14Ţ25V43H
seen	80 -10Ũ9ǥ12Œ17t18Ƴ29ǒ31ǩ
sell	67 -8Ļ8Ǖ9ĸƁ10Ǟ15Ʃ19ƕƷ36H37ƒ38Ɲ44ǔǨ
sell $	82 -13Ǟ-10ǔ8Ʒ12Ǖ18Ǆ24Ǩ29H
sell for	86 -8Ļ59ƒ
sell the	87 12ƳǞ
selling	89 43Ǟ
send	64 -18ơ-12Ś-8ŕƧǩ-7pƳ7ǁ9Ɣ11ƪ12oŜ13Ō18K22ǧ23Zļ26ƕ33J37ǌ42ś
send a	87 -8p9d11ǁ14ļ17Z
send it	83 -9Ƨ10D14K39ś
send me	82 -11Ś-9ŕ-8ơ17ś35ǌ
send the	79 16o31Jƕ
send you	83 -14ơ-9Ƴ-7ǩ7K16ǌ17ƪ20ļ27Ō
sense	80 15s49ň
sense $	87 -9Ň31ň
sense to	89 16sŇ23ň
sent	76 -18Ś-7Ő8K13Ĺ15š17ǘ18J35ļ50Ľ
sent you	84 -11Ľ-7Ő7Ǥ8ś17š41ļ
separate	82 13Ƙ17ş27Ř
serious	87 13Ǐ16ǂ18Ƽ
serve	81 -7ƿ13ǔ43Ǜ
serve alcohol	89 
service	71 -8ǚ8Ş9Ţ12ţ13Ə14ŝ16Ǆ19ư21ű29ľ
service $	75 -10ľ-7ǚ9ư10ŞŢ14Ə15Ǆ17ţ27ű
services	84 14ǚǞ21Ǆ22Ŝ
set	67 -13Ƥ-8Œ-7ǟ7LƄ10Ŵ11Ƭ13ŗ14A15Ĵ17Ķ19ĺ23T24Ɩ26ǝ28Y32ŠŢ37ư43ǆ
set aside	86 8Y43ư
set on	89 14ŉ46Ţ
set up	82 -14Ƥ-9ǟ12Ķ34ǝ63ǆ
set you	89 14ŗ17ĺ
settle	89 11G14łŧ
settled	86 -8Ɩ-7Ť16Ŧ36ƞ
sewer	86 -8ǘ36ƛ
sewer backup	87 -7ǘ23ƛ
shall	84 19Ō22Ƭ28ǩ
shall we	87 42Ō
shame	89 10Ƽ11Ƅ
shape	75 -8q7Ɖ8ǂ10ĵ39Ƹ40ű
shape $	86 7Ƹ9ǂ14ĵ
shape is	86 -17Ɖ-8q52ű
share	74 -15Ǌ-9ǐ9ǆ10Ǎǔ15Ǜ19Ƣ20Ř21Ơ22ų23Ŋ27Ų
sharing	89 -15F7Ų8T10Ǎ27Ƣ
she	56 -18Ƹ-16Ūƹ-15Ʊ-11Ķ-10cŔ-9Űǩ-8Ǡ-7WƦƼ8AŧůŹ9űƫǜ11Bƅ14y15ų17ŶƢ22pƳǈ23ƨ33Ʒ34x35ŴƮ37o38s39ǂ43ź44t45qv60r
she $	86 -14Ƹ-11c8p14ǂ15ŧ19v
she do	87 -12Ǡ-10r26ǈ38Ʒ
she does	87 10x11ƨ12r15qƝ
she get	89 -16Ʒ-7vƨ17Ź19ź26Ʈ
she go	87 -10Ʈ-8q13Ʒ59o
she have	86 -8Ƹ7Ƴ59ƨ
she is	73 -9x7p10q11A15r16U19tź23s36v
she keep	89 -15Ķ7o26Ʒ
she take	89 -15ų-11Ʊ21Ŵ45ź
shed	82 13Ɲ32Ʒ43Ƒ
sheds	89 30Ƒ
sheet	89 11uw15fŚ
shifts	87 -9k7Ǉ21R27ǎ
shingle	82 -8ƈ23ǅ27Ɖ
shingle or	89 
shingles	78 14ƚ24Ɖ46ƈ
shingles $	89 9Ɖ23ƈ
shipping	80 12ǝ
shipping if	80 12ǝ
shoot	80 -8ŷ11h12c14ś15a19J
shoot you	89 13K14c
shop	60 -22D-17x-15itơƤ-14w-13Ƣƣ-10S-8Ů-7boŏ8ǘǦ10yǄ11Uǐ13ǞǨ14ǝ15ƁǠ17Ǣ18ǔ19Ǐ20ǈ21M23ŠƗƝǍ24ǅ28ǥ29ǃ35ǟ36ŵ38ǌ42ǋ
shop $	66 -21Ɲ-14iơ-13ƣ-11SU-8DŮǨ-7b7MƁǃ8ǝ10ǘǦ11ǟ13ǌǐǞ14ǥ17Ǎ21ǔ28ǅ39Ɨ42ŵ49ǋ
shopping	83 -9ǩ27ń31ĺ
shopping around	86 13ĺ29ń
shops	86 12ǈ13ǌǨ14ǃ19g
short	86 8W13Ɯ15Ť30Ʈ
should	56 -15r-13ũ-12ŉ-10ŬƼ-9ƽ-8ƵǨ7ƍ8ǂ9IŋƄǩ10Ľ11L13uOŎƸ15Ʊ16Mƶ17Ƭ18ŧ19aNŷ21ĴƘ22Dƭǧ24f25ň26s27K33Ō
should be	87 13ŷ14Ʊǧ15Ƙ
should i	64 -9s-8Ƶ-7űǨ7M8cƄ11ŋ12IĴĽ13L14N16O17ǩ18Ŏ21Ƭ26D27a28Ō32K33ň
should it	84 -12s15b16ƫ18Ĵ22ǧ28ƭ
should know	74 -13Ƽ-11ƽ-10ŉ10h15ǂ19Ƹ20ō
should we	77 10N14Ō15Ʊ18M25s
show	73 -11Ÿ-9GƤ9kţƏǒ10Ţƹ12nƾ13Ľ14X15dŎ17ť22ǩ24Ŋ
show up	87 -10Ƥ8ĵ11kƏ12ƹ20ť
show you	86 12Ţ16X19Ŏ29Ŋ
showed	84 11Ņ12ĸ14Ň16B
showing	89 13d16Ƅ
shows	86 -10ǚ11ſ12ǒ14ť23ŗ29ǡ
shut	76 -12Ǩ13Ɵ16ŋ22ǎ41ǝ
shut down	87 10ǝ19ǎ
shut the	89 -9ǝ7ǎ18Ɵ
shutoff	87 -8ǩ20ũ33ƛ
sick	79 -7ǝ10x12ƾ18W33Ǜ38Ǩ
sick $	83 13ƾ19W30Ǩ
side	64 -16Ƹ-13Ǆ-11Ũ-10Ǐ-7ƞ7uŭǚ8q10ſ12Ŕ13CĶǛ14œ15łŧǂ16TƁ17ƽǍ27Ǡ29Ų35Ɲ
side $	81 -20Ƹ-8ƞ8Ǡ9ƽ11Ų12u14Ǎ16C19œ20ǂ
side business	79 14Ɲ
side hustle	89 37Ų
side of	87 -16Ǆ19CǛ25Ɓ
side work	79 12ŭ
siding	82 42Ƈ
siding $	87 27Ƈ
sign	65 7H8ƨ9Ŗ12WŁ14JZƖƱ15Ŏ16ƒ22ǩ24Ǔ25ǃ28ő41Ō
sign $	87 -13ǃ-7Ł11J15Ō57ǩ
sign a	80 20Ʊ
sign off	89 32Ł
sign up	83 12ƨ17W29ő
signed	79 -8Oő10Ɓ15œ16ŌƢ17Ʋ
signed up	86 -9ő-8O7Š15Ɓ16œ19Ō
signs	83 13q17Ł19Ǡ21Q
signs your	89 -10Ǡ-8Ł16q27Q
simple	87 13Ļ28ư
since	59 -11ǩ-10ņŤ-9Ŝ7ǂ8IƈƸ9GPƪ11Bŗƣ14Źƹ16ţť19ǟ22ǅ26S27it37ő38Ǟ39ũ
since #	71 7ő9ż10Ƽ12ƪǅ13S15Ƹ28ţ34G
since $	86 -21ƌ11Ƌ12t13ƈ21ť26ũ
since last	87 13I26Ǟ
since somebody	80 12Ǟ
since the	89 19t36ǟ
since then	84 50ũ
since when	86 -22G-13Ǟ-7ť17Ÿ37ő47S
since you	82 -12Ť-8ũ-7ƈ14ŗ18B20i24ǅ31ƌ
single	77 -8ƿ12ǩ13Ɔ26Ƙ32f
single $	89 27f
sink	87 -7Ň7ƌ18ƛ36ĸ
sister	74 9Ņ10h11A16U17Ʒ29Ư39B
sister say	87 32B
sisters	84 -18a-9B12Ƥ29ƽ47A
sit	75 -8Ŷ-7ų8ł11L16ƙǛ17Ĺ20M21Ŵ27ŀƇ
sit down	84 -9Ŷ10Mł12L19Ǜ21Ĺ
site	87 14Ǜ19Ŵ32ƥ
sits	87 16Ɵ18Ű
sittin	86 14H15n19Ƙ
sitting	75 -11X7ŀƂ8Ǧ9ĵ10nY12Ɲ13r17jƟ23M26Ķ
situation	86 13zǨ14Ź16F17n
situation $	89 13Ǩ15Ź16z29n
size	83 -11Ɲ12Ǟ13œ15Ɔ27Ƭ
size of	89 -11Ɲ17Ɔ
skip	82 -11AǦ-8ň10Ɓ12Ŋ13B15Ƃ16ůǁ
skip it	89 -12Ǧ-8ň14Ŋ16Ƃ
sky	87 14Ơ32j
slab	82 13Ɠ34Ƈ
sleep	73 -15Ǉ10Ŀ12ĸ16Ũ17xŌŰ21Ļł22Ƥ23n29Ƽ
sleep $	87 -13ĸ12x15Ű34Ƥ
sleep at	87 11ĸ31Ļ
sleeping	84 12ľ14x
slow	76 10ň15ƛ16i21b23U24ǟ36ǎ
slow $	89 -22ǟ29ǎ32U
small	73 -7ǔ10Ʀ12ƥǈ14Ő15Ǆ18ţ24Ŧ
small ones	79 20ţ
smart	83 -12ƛ13ũ18A20Ƭ21ń23Ǝ
smoke	71 7ƹ11Ɛ16Ƥ26Ǝǂ
smoke $	80 19ƹ30ǂ
smoke alarms	89 25Ǝ
smoke detectors	84 -9ƹ23Ǝ
smoker	87 11ƹ17ǂ
smoking	89 18ƹ
snap	89 9ś
snap a	89 9ś
snow	84 10Ǆ69j
so	35 -14ő-11ŀǑǛ-10oŏ-8NPťƊ-7ƇǞ7IƒƤǙ8dFGLŗŜžƓƛƵƾǁǗǠ9qEŃŢƕơƻ10DORŒŮŵżǣ11wķĻŌƬƹǄǕ12ĿŲƞǇ13fyAĵũƈ14UŕŪŷƩ15csńşŤƔƖǚ16STŶƝ18hkĹŁ19Ŧ20Qňţ21ĺƢ22inp23ƠƦ24ų27ŝ29œ
so #	70 -25T-24ő-17Ǒ-16ƓƬ-14c-12ƅƜ-11C-10ŷ-8pŐƘ-7Řǡ8Ǌ9Ĵ11ų14D17ů19ƪ22d26u35Ůƺ37ƒ38ƔǇ40Ŧ43S55E
so $	76 -11f-10q-9Ǟ-7Ǝ7Ŝź8jŹ10ĵǍ12ų14Ɲƶ15Ƣ16CŁ17ǚ18p25ǁ
so @name	83 10ǈ11Ź14w19r25s
so a	75 -11Ǧ-10Ɣ-7ǥ9ƿ11m12ƂƐǜ13ĸŪ15Ķ17Ǝ18ƭ28Ť31ǡ
so about	76 -11ĹǢ-9Q-8ƿ-7ť12ǉ14Y26Ɨ28Ǐ29ǔ47T49Ƭ
so do	82 -23Ŏ7Ɠ8y10Ǘ12h13R32Ō
so far	75 -10L10Ňŝ12y14u18ƞ24ň33i
so give	77 7ĻǠ8DQŮ9ŬƈƖ10ŕŦ13ť16ĵ17o
so he	80 -10v8s10ǂǙ11x13ƨ14r15q49p
so how	82 -15g7Ǣ10ĺ11Ɵǡ12Ǩ13Ť30k
so i	63 -12ŉ-10Ŗ-9ǩ-7Rǅ7Ļż8pŊƵƾ9ńŤƽ10oŁœǊ11dXŃőŕŘƖ12fĴ13am14M16ň25LŒ
so if	79 -8ŏ7B8Ļ9b11ŋ14ĸ27Ǩ31ŵ42Ŏ
so is	84 7iƲ11Ĺ14tĵ21Ɣ
so it	57 -16X-15c-14o-11ƒ-10B-9rŒ-8Ŵǌ-7stųŶ7ŁŬƚƛƻǥ8ķƶ9ŭƿ10kŪƆǆǡ11aŀŞ12wǄ13ŝűƅƉ14Qũ15ǍǛ16ZĺŃǃ17Ař18ŗ22ǟ23ŕƢ26ŷƩ33œ41Ơ43n
so just	79 -21Ū-12Ƽ7Ž8ƴ9S14Ż23ŀ24ŷ27ƻ35h
so let	84 10őţ12Ł
so long	89 -8ő8Ţ18ŝ20ǩ
so much	87 9ǚ12A16Ŷ17Ŀ
so no	86 -10Ĵ13Z17ż28ŉ
so she	80 10t14Ɲ18ź24s25ƅ26p
so somebody	89 12ż34ǘ
so stop	89 11Ƽ13Ľ17Ɓ
so tell	64 -7Ľ7ĺƘơ8zAŕƅƝƵƹ9yũŰǒ10Ŷƥ11ŬƛƤƿ13iU14ŝǆ15x18ń
so that	70 -18E-9ŕ-7ľƉ9ķ10ƈ11bŇřťƧ12J13yQ17Ūǃ20I22v23ş24ō26c31D
so the	64 -11ƒ-10Ÿ-9ŪƂơ-8wƉ-7oǐ7ƛ8Ǒ9MķǤǦ10Ə11ŹƧǌ12Iŭ13UƋƘ14aųǧ15Ƅ16ŰǕ18ƈǓ19ŶǢ20Ņ22ŝ23ņ24Ŧ29Ŵ
so there	68 -9Ɓ7Ƒ9ŕƦǐ10ƥ11ǥ12Ƙƨ13ƍ14ũ15Ķķ18Y19ƪ24š
so they	78 -9Ʀ11Ɠ12ƈ14ŧǖ21WŒ38Ŕ
so we	78 -13ŏ9ƭ11ƿ12Ĵ15s17Ū30Ō35Ƭ
so what	68 -14Ň-13Ł-10Ű-9NŀŅŒ-8ǐ7Ļ8mBOņ9ķŶ10dLĹő11Ƭƭ15J16Q17ĿŞ26Ū27g34ĺ36ǩ
so when	87 9R11HŲ16Ƣ21Ř
so who	89 11Ǡ12n13Q15w
so would	87 -8ǩ10KƗ11Ʈ12X
so you	49 -20Ǜ-14Zǡ-12Ƭǩ-11ĴķŝƋ-10apŌǖ-9ŭ-8sŀťǍ-7jvLņŘŻƘƴ7SƦƺƼ8OTĻŖǒǙǜ9Ǘ10ŒŚƌƖƟ11łƔƝǐ12CńŢƞư13ųſƙƤƾ14U15gŁňŗǀ16HRVŜŶŽƒƠǞ17FŐ18ƹǚ21lœŨ22f23ĹƜƱ24Ų26G28ž36c
so your	67 -11Őǧ-10p-8b-7uƶ7tz8ŉǂ9eq10Ŀ11ųǌ12ŕ13ǅ14Ƨ15Ư16Ƴ17ū20BƽǠ26Ɠ30ǣ32Š
social	74 11Ķ14Ǘ19ǆ25ƿ52e
social $	83 22ǆ45e
social security	83 -7Ǝ7e15Ķ17Ǘ
soft	89 11Ɖ12ĵ
softball	89 9x15g
sold	78 -8T-7AZ14ŖŶƕ15Pķ18Š25ņ28Ŝ37ű
sold it	87 -9T-7A16Ŗ35Ŝ41ű
sold you	87 24Š33ņ
sole	83 47ǆ
solo	89 -15F16s19f27Ƣ
some	62 -16ŉ-10H-8WYǩ7uUĴĸźƌƏƶ8ƒƘ9lŽ10ķĺſƪ11ľ12ŦǇǦ13QŤƥ14Šǈ19ĹơǞ22Ļ25mŊ28Ř
some $	84 -10Ţ-7Y8z13Ĵ14u28ƒ30Ř
some money	87 9Ţ11Ļ16ƪ30Ĺ
some of	84 11ǝ15ơ18lŦ22ƥ
somebody	55 -13Z-11ǩ-9Ũ-8ƃơ-7nI7ŗƤǢǧ8PŠƅƜƾ9ŧǚǞ10ļŵ11fǋ12ņƟƮƳ13ķ14ľŜſ15Ǝǘ17ƕƯ19Q20F21ǜ26A28ž
somebody $	73 -7ſƃ7ƢǞ8ǅ12ǚ17fƳ18Ǡ24ž25ǜ
somebody close	89 12Ƴ14ĺ
somebody could	89 30ķ
somebody else	75 -16Z-10ơ-8ķ8a9ńş13ƕ19Ł20ǋ25Ʈ
somebody in	86 12ņ18ƾ23A27ž
somebody last	79 -7Ŝ12Ǟ17Ŗ
somebody or	86 12Ƣ13ŏ19ŵ39Q
somebody sued	80 12ķ
someday	87 10Ư11z17V28y
someone	80 8ſ12Ɠ13Łǚ18ǅ19Ƴ24A
someplace	86 10ǝ11ş14ƥǋ16H
someplace else	89 10ǝ12ş17H
somethin	71 8Ŋ9H10ǖ11YZƯ12EN13Ƙ14Ž16ĺ17ńŶ19Ū22Ŀ
something	54 -12Ťũ-10Ƙ-9H-7sŇŌžƛǝ7Ľ8ơƦ9PĹōŔƄ10Ʈ11ƫ12głŏūŴƬǕǛ13NņŖŗ14i16ĸ17YŘŵǩ18Ǩ19ĺ20ƺ21ŉŞ23ŀƶ27ƨ
something $	80 -29ŀ-10Ƙ9Ŋ11ĸ12ķ20ŏ21ǩ22ţ25N
something broke	80 25Ř
something else	81 8Ū10jK11Ŷ12ĺ14ŀ17Ŏ27ŵ
something happened	78 -15ĺ-8Ŀƛ9Ř11ƨ13ĸ14Ŗ15Ư16Ǩ19Ʈ29ƫ
something happens	86 -11Ļ-8ǩ9Ŗ15Y17Ǩ21ƨ
something in	87 13q14Ļ18Ƅ
something like	84 -7ĺ8Ł34ł35ƺ
something on	89 -8X7Ŕ11ŉ17ƨ19ƶ
something that	72 -13ǩ14X19ƳǕ24ŀ
something to	87 10ƶ12ŉ30ǩ
something you	78 -15ŝ-8Y8Şŵ11ĴĽŊ12gĿ21Ŵ25Ĺ
somewhere	73 -20ş-7ō7vĵ9Qǋ15Ű16ƥ17ǝ19Ţ20Ŵ21Ś27Ƥ
somewhere else	81 -21ş-7ŀō8H22Ţ23Ŵ25ǝ34ƥ
son	72 -16p-14ǟ-9a-7t8ŰƱ10ouż11ųź12Ư18wǈ20xy28Ź30Ǟ32v
sons	84 -16ǆ18y19ǃ21ux26w
soon	71 -15ǜ-7Ŭ7ƕ8Ɓ9yV10Ƅ13Ŀ17ŕ20ŹǞ26H44Ń
soon $	77 -16ǜ7Ń9ŕ11V12Ź23Ǟ36H
sorry	74 7u8Ť9Ƴƽ10z12ƺ13cǩ19ņ20af
sorry i	84 11ň16c18a
sorry to	87 -14Ƴ11ņ13fz14ƽ
sort	89 11ǀ29Ʃ
sound	73 -7I7b11ť14Ƹ16il19Ľ30c45Ň
sound $	89 38Ň
sound like	86 -8Ň7Ž10c12Ľ16i20l
sounds	73 8BŨƆǓ9Ə10NƜǛ11Lŧƽǈ12F13ť14Ǩ15b
sounds like	76 7Ō8Ǔ9BNƆ10Ɯ11Ňƽǈ12Lŧ13Fť15Ǩ
south	84 -12ǎ8l9Ɖ16C29Ɵ
space	75 -29F-8Ƌ-7Ɔ17Ƈ20Ɗ21Ɛ26ǋ36ǌ
space $	81 -15F-7Ɔ11ǋ12Ƈ46ǌ
spare	82 -12ǩ-9ś9gŵ33Ɲ35Ŵ44O
speak	87 13ƽ15N18ǩ20Ś24ŏ
speaker	89 28s
speaking	87 36a
speaking with	87 36a
special	75 9Ư25ƞ37Ƙ
special you	80 
speeding	83 43Ż
spell	75 10ǃ12tŵ13J14w35b
spell that	82 7J49b
spell your	89 10b17w
spend	79 -17Ƭ14ƶ15l16g19Ű24k49X
spend your	87 16ƶ17l30k
split	76 -8Ő14Ǉ16Ĵ26ƫ37Ƣ
split $	80 15Ǉ
split it	89 -9Ő19ĴƢ30ƫ
sports	86 32ǀ34g
spot	81 -7D9ƞ11ǋ12Ɵ13Fǘ14ƙ25Ű26M
spouse	70 -13Ƹ-7aM11p14o15Ʒ17q27r33ǂ39ƨ40s43f
spouse $	89 -8M12ƨ18s26f
spouses	82 -20P-15d-10s9Ʒ25oq35p
spring	72 7Ǟ8Ń9ť10t11j12Ʈ14k18ŕ22H25ţ
spring $	78 7Ľ13Ʈ30ţ
sprinklered	89 -8Ǝ48Ǎ
sprinklers	79 -7Ǎ41ƣ
sprinklers $	87 -36Ǎ49ƣ
sprinklers in	89 -49ƣ56Ǎ
square	71 18ǋ19Ɠ27ǖ43Ɔ
square feet	77 20ǋ23Ɔ
square footage	84 31Ɔ
sr	84 -7O52Ƅ
sr #	84 -7O52Ƅ
staff	80 -7ǀ29ǜ30ǈ47Ǉ
staff $	86 7ǜ18ǈ31Ǉ
stand	80 -10ǋ-7q8g9ǖ10Ɵ11KXƚ24r25Ǎ26ķ
start	65 -14G-12Lĸ-7VĹ8bǧ9Ř13dǅ14a15řŹ16ŤƋ19X20ŕǓǩ26ő29R33S38Ń
start $	81 -17S17ŕ18d29ǅ55Ń
start it	89 -11Ń30ǅ38Ō
start the	87 -8ǟ-7őƏ12Ɩ13ǧ16Ťǅ
start with	79 -24ǅ10ŷ11b19ř47ő
started	73 -18ő7d8S10x15ĺ17ƽ22Ō26œ27ǅ33Ʊ
started $	84 -31ǅ10d13Ť16Ō21ƽ22Ʊ
started it	89 -15Ʊ30ǅ
starting	84 9j11t14Ō26ŏ
starts	89 10řƖ11ū
state	65 -13ž-9S-7Q7m8Ţƚ9Ņő10Ő11ĶŔ12ĵ14ū17E18Ʊǔ19ń27ŗŸ30ǣ33Ƅ38C
state $	89 -26Ő25ǔ35C
state farm	83 -10Ÿ-9S8ń12ő13Ţ14Ņ40Ő
state minimum	83 -16ž40ŗ
statement	83 9Ķ16ĸľ18ƪ19Ś
station	84 17Ə
station $	84 17Ə
status	83 38f
stay	62 -17Y-10ǩ-9ĺ7nqB8gŐƨ9Ţ10ƧǞǨ14X15H16ƥ19Ƥ24Ř25Ʃ32Ʒ39Ɯ
stay $	87 -17Ʒ-11ĺ20Ţ23Ƥ
stay at	89 13q16ƨ24ƥ
stay closed	89 -19Ƥ19ǝ
stay in	82 -8Ʈ7ǈ20Ƥ41Ʒ
stay there	75 -19Y-17Ƥ-10ǩ13nƷ16H22V30Ř38Ɯ
stay with	84 11Ő27Ƥ
stayin	87 7H10y12K18k
staying	69 -10Q-7S9H10t13F16nǟ19jŢ20Ƥ25ĺ32V
staying at	78 -9V14n36ĺ
staying put	89 -8y36H
staying with	84 -11Q8n15V20Ţ21F
step	79 -8S-7ŭǟ8d9Ɖ11Ǩ13Ǟ18ž19ǅ34ǘ42Ư
step in	89 40Ư
steps	81 -11Ư11Ť24ũ26u36Ɯ
still	54 -9Ÿ-8axƭ-7ƛ7ĶŜƹƺ8HŐƋǟ9ƀƞ10jZƧ11Ƶ12Ŭ13tŉƬ14f15Uǩ17zCŷ18ũƖ19P20cƔ21q25vJQ29Dƫ30I31Ũ
still #	87 -13Ÿ9j18c19ƺ
still a	77 12cv13Ũ
still good	84 -7ű9O13I14L15J21Ƶ
still have	78 12Ƨ30Z
still in	87 -13y9c18ƞ31v
still living	89 -7P40z
still on	89 12Ǘ21D
still owe	81 -16Z7Ŭ11ŉ38Ɣ
still the	87 11Hƌ15F16Ŝ21ũ
still there	89 -8Ũ14Ƨ17ũ68ǩ
still with	84 18Ő24z56Q
stock	81 7Ķ12Ǣ22Ǐ27Ɲ
stop	71 7Ŋ8ƘƼǁ9ż10ĽǛǝ13Ɓ14ň15ǎ23M
stop at	89 10Ƙ11O
stop me	86 -7ŉ9Ŋ10Ƽ12Ľ16Ɓ17ň
stop you	80 12ǝ
stopped	84 13t29Ʈ
stopping	86 17y23Ţ26ŀ
stopping you	87 23Ţ29ŀ
storage	75 -15Ɨ57ƥ
storage $	87 21ƥ
storage unit	84 15ƥ
store	71 -9Ơ-8Ɨ8ƻ9Ǐǖ10ų11ƣ12Ǟ14ǅ16Ǘ18Ǎ19ǎ20Ǌ21ǡ22ǋǟǢ
store $	86 -7ƣ7M13Ǐ15ǎ16Ǣ17ǋ31Ǎ
store or	87 -16ǎ-11ǖ-8Ǎ13ų14ǋ21ƣ26Ǌ29ǟ
stored	89 -8ǋ16ƥ46Ǘ
storefront	89 -7D19ǌ23ǋ
storm	79 10ũ30j53ƚ
storms	87 11Ŕ34ƚ
story	78 10Ŕ12Ŋ15O24ō32Ť45Ɔ
story or	89 18O35Ɔ
stove	80 52Ɛ
stove $	84 27Ɛ
straight	76 -7sǝ7Ƽǎ8Ż11o12lň14Ŕš22ŀ24Ĵ
straight with	89 -7s7ņ10Ż27ŀ
strange	78 11y20Ǖ24K
strange invoice	80 22Ǖ
street	64 8tƣǝ13E14ƞǋ16Gǃ18Ŝ25Ű35ƙ43D
street $	71 10ƣ11t13ƙ19Ű
street address	84 
street and	89 18ǋ19E
street or	89 16Ű20D24G
strip	87 10ū23ǋ32Ǎ
stroke	86 -8n18ƽ20Ƽ
stucco	89 37Ƈ
stuck	75 -15Z11Ş12ő14ƣ18ŀƮ23ư26ŵ
stuck with	78 -15Z12ő21Ʈ25ư
student	70 -7Ŭ12Ʊ25Z39ź
student $	87 28ź
student loan	80 20Ʊ
student loans	81 -7Ŭ32Z
stuff	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǕǗ9sƉƿ10ŋǏ11ǜ12Ƌ13ǘ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ30ƥ38Ɨ
stuff $	78 -15ƥ-8Ǣ9Ƣ11Ʋ12AŗƉƿǗ13Ɨ17ƋǏ21ǘ
stuff in	86 -19Ɨ8Ǝ9Ǔ11ƥǢ23ǐ
stuff is	89 -8Ơ7Ɗ12ƥ21ǜ24Ƣ
stuff worth	89 -16ű46Ɨ
stylists	77 8ǈ23Ǒ
stylists who	80 -7ǈ10Ǒ
sub	83 -11Ƌ28Ǒ36ǒ
subcontractors	82 8ǒ10Ǒ
subs	69 12Ǥ43ǒ60Ǒ
subs $	77 8Ǥ31Ǒ
such	89 8Z10ƻ11w
such $	89 8Z10ƻ11w
sudden	89 10ĺ15ĸ
sued	74 10Ŀ30ķ36ǜ
sued you	76 18ǜ29ķ
sugar	84 20ƴ23Ƽ
summer	83 19Ǉ20Ɵ27x29k
summer $	89 7Ǉ12k18x
sump	81 50Ɗ
sump pump	84 33Ɗ
supper	89 14rƿ29L
supplier	80 22Ǖ
supplier $	87 14Ǖ
suppliers	81 17Ǖ
suppliers $	84 
supplies	89 11ǐ19Ǖ21Ɲ
supply	89 10Ŕ12ǐ18Ǖ
sure	78 -10Ş-9y7ƌ8s9Ļ10ŨƱ13Z17ŀ18ǒ20Ŗ
surprise	89 7ĸ21Ǥ
surrender	87 30ƪ
surrender value	87 30ƪ
survive	87 13ǝ17x
suspended	86 11Ƅ34Ÿ
suv	89 -19ŷ27ų31Ū
sweet	89 7w17t20ƶ27Ŭ
swing	83 -9Œ7R12Ĵ25M26X
swing by	89 30M
switch	79 -12Ǌ13Ÿ15ł16Ō19Ţ28ő
switch $	82 7Ŏ16ł17Ō22Ţ
switching	87 31Ţ
switching $	89 25Ţ
system	69 -10ǔ8ǝ10Ǜ20Ǝ22ǘ27ǖ30Ǘ
system $	76 -11ǔ7ǘ23Ǝ46Ǘ
system were	80 20ǝ
t	87 9ǘ17ſ32b
table	78 -7Ơ9łŚ10T12ƥƮ18s26nM
take	53 -18Z-15ŀ-13q-10Ƴ-8OĺřƠǗǩ-7nuľŔűŶŷƨ7efņ8ŞƔ9Ə10ŝǨ11ũ12Ŏ13ǒ14ƪǁ15ƓƯ16őśƗ18Ɩ19Ň20Ʊ21Ţ22zƬ23ź24łŠŨŹ25ǂ26ķ27ŧ28Ƥ29ƻ31Bǖ32ů35Ƨ
take $	77 -17q-12ł-8Ƭ9ǐ19ǂ29ƻ31B33Ź59Ŏ
take a	77 -9ř8Ə11ƿ12ƪ13ǁ15eź38ś
take bookings	79 20ǖ
take cards	87 
take care	77 8ǘ9Ư15ŧ16W25Ƭ36z
take for	89 -45Ŏ10Ư19Ţ45ł
take it	75 -23Š-18ŀ-13ų-11Ƴ-7Ʀ9k10ķŭ11x12N13fŎ17ƻ18Ŵ19Ş57Ũ64Ƨ
take on	89 -30ƻ21Ǆ40B45Ň
take out	86 -10Ư-9Tľ-7Ǟ15ƪ16ŒƦ17Ɣ31Ʊ
take the	77 -10xƱ-9B-7u7Ə8Š11ƻǖ14Ź15ź26ł27ů45Ư
take to	79 14ŧƱ21Ƭ22Ţ29Ɨ32Ɠ
take you	84 -18Ư-10O32ů59Ƥ
take your	84 8Ɓ11ǁ14ņ27ų
taken	77 -10ƪ9Ĵ33Z
taken a	79 -10ƪ34Z
takes	78 9ƃ10OƵǨ13ſ14Ŝ16ǁ20ų25Ǌ30Ǟ
taking	82 -16ǩ9kĴ10z16t47ƻ
talk	69 -25ǩ-10ņ7AĽǚ8gŊ9TĻň10L13Ǡ14ń15Ǚ16ĵ18s25Ĺ52N
talk $	81 -19ǩ12Ļ16s35N
talk right	89 36N
talk to	86 -12ņ9A17Ǡ19ń
talked	75 -11S7ƨ8s14Ʒ16BƯ20i30Š35r
talked about	86 9ƨ16Ʒ19Ư30r
talked to	87 12s
talkin	86 7Ľ9C15ō16ń
talking	70 -13ň7Ŧ8OœŪƆ9Ńşƨ11Ľƍ12Xŉ13c14h19ť23v25aŇ31ǩ
talking $	89 10Ĺ20c23h27ť
talking about	84 -14Ĺ10v12şƆ14Ūƍ21X23ǩ
talking to	83 10ń18Ľ25a
tall	80 -8ŵ20ǂ65ƺ
tall are	84 46ƺ
tape	87 41ŋ
tax	83 8f10ǃǊǠ13ǆ16T22ƅ
tax return	89 9f11Ǌ15ǆ18T
taxes	84 8ǃ15ŒƵ19T30Ǡ
teachers	89 17Ķ
team	83 9Ł12Ʒ16x29ǈ45Ǉ
teen	86 -11ų55Ź
teenager	76 9Ƃ10Ź14ŭ15ź
teenager in	79 10Ź15ŭ
teenagers	86 8Ź23v
telematics	87 34Ž
tell	45 -15Ň-13ǐ-12L-11bĺƩǥ-10IŞ-9w-8Xłǝ-7cśƣǇ7jSŝůƉǔ8xšŨŪŭƱƴ9lHĴļœŰŶżſƟƠƥƭưǑǛ10nqEFĿŢǖǞ11kMŗŠƿǈ12guƊ13űǆ14ƞ15Ĺ16Ŗ18iUŊƄƳ19ō20Ŕ21P23Ǆ24Ť41B
tell me	46 -25ǩ-19B-16Ŋ-13ǐ-11ĺƩǥ-10b-9I-8łǝ-7cśƣǇ7jSWŜůƞƨƲƶǅǔǘ8ŁŭƉƱ9xHĴŅŝšŧŪƟƠưƴ10lqEFœŰżƥƭǑǛ11nĿńŢŶǖǞ12kŗŨſǈ13iuMűƊ14gPŠ20Ƴ21U22ōŖ24Ĺ26Ť27Ǆ
tell you	69 -16Ň-15ŧ-13Ĺ-12r-10L-8wńŅŞ8i9y10ŋŐƿǆ11ƕƞ13ļ22Ƅ24Ŕ40ǩ52Ŋ92B
tenant	87 -11Ǎ10Ǣ12ƣ17Ƣ26F
term	69 -9AƔ10ƜƵ13B24ŕ60ƭ61Ʃ
term $	89 17Ƶ19ŕ
term or	81 38Ʃ
terrible	89 10g11w12Ũ13œ
test	84 13ŧ28ǁ
tests	89 26Ǚ32ƾ
text	72 -13J18ś19ū44K
text $	87 
text me	86 -21K15ś22ū
text or	89 
text you	87 53K
than	63 -11t-9Uǩ7Lũź8ŴŸƁǌ9Ƙ10aŒœťƒƦǡ11Y12Ʃ14ƺǦ15Ņ16Ň18ķŮ20pǂ21ž22GK
than #	75 -9ǉ8Ǉ10Ÿ11ĺ12Ů14Œ15ť17ƺ30G
than a	83 -9U8Ɠ10Ūź11S12ľ13ǡ14Ƙ19Ǧ
than the	87 -12p8Ň15Ŵ17ž20œ
than you	82 -13t9Ƹ18Ň28ǂ38p
thanks	86 10Ĺ11ķ12a14ƴ
thanks for	86 10Ĺ11ķ12a14ƴ
thanksgiving	87 36k
that	30 -25Ǉ-19ŘǛ-16Ĺ-15ƚ-14iXY-13ƬǞ-11ľŹǟ-10N-9syKƗƶǨ-8UƨƭƮƲ-7ełŖƕƷƾ7axWţŮƏƻǢ8lAŅűƴǏ9ĶķŁƆƇǃǙ10hjFĵšƌƘƜǓǕ11ųǔ12ŋŌŻƅǁǊǝ13MŔŕŪƑ14oůŲżƝǀ15DŒƥƪƿ16ŧŬƙǋ17ƍ18du19t20pCƩ21QRĽũ22ś23ŀřƧǩ24ĺŽ26ŤŦū29ESƳ37ŭ38ň40Ŷ41G43ő48ĸō49ť50bŠ52Ň56Ũ
that #	86 -10Ř-8Ĵ7ū15ǘ19ƀ29Œ
that $	53 -27Ũ-16Œ-15Ŏ-12ŶƬ-11Ŧǆ-10ũŪ-9nQĺ-8őŵŽ-7GŃńŅśƓ7OUZŐųŴžƒƜƩƹǌ8Ǚ9qū10wŕŻǁǃǔ11œŮ12bǅǐ14H15ŠŬƺ16ǩ17S19mD21hŀƿ22ŗ23ř24C26ĸťǥ29v34Ō35ō60Ƴ
that @name	89 11a18ĸ25Œ
that a	68 -29ť-27U-24Ŏ-11HǊ-7Ƴǅ7ƴ8ŭ9IŁňƊƏǒ10Ɔ11ľ13Ļ14Ŧũ15ŕ16ķŸ18ĸő19u20Ť23S32G34hǩ36Ũ
that about	74 -16Ʊ11ŇƒƮ17T26ō
that accident	89 24ť
that address	81 -20D-7JS12F27n45G
that all	80 8Ƒ9ķ12ŻǗ14uƇ17Ūǋ28d35ō
that almost	80 22Ǖ
that an	89 8ū13ƅ14ǆ
that be	82 8Ķ9A10Cǁ12Ļ13gŎ14EV
that bugs	89 11Ş13ŀ21Ž
that building	89 -17Ǎ-10F15ǝ39ǋ
that came	89 19j32Ŧ
that car	75 -23ƞ-10ǩ-9Œ-8Ƽ10ŵ11ű21Ů22ŭ32Ų46Ŷ
that claim	70 12ť19ţ22Ť29ŧ32Ŧ
that clear	87 -17ť52ň
that commercial	89 -8Ɔ7ǌ11ǋ16Ǎ
that company	80 -11fǅ-8Q-7Ő12Ŝ18ŝ30Ţ35ő40Š
that correct	80 -11Œ8ŏ9ƴ11žǜ15p24d
that could	86 10ĸ17ǚ18Ǐ23Ŀ
that coverage	87 -8W-7š12Ŕ15Œ33Ƨ
that did	83 -9ƛ-7ǩ13ň14Ť20H21Ũ
that do	81 -32X-17Ƴ-13ǩ-11Ň-8ň17Ū22ĸ31ǝ38Ŏ48Ũ
that does	89 12p
that down	86 -16d11ƹ15Ɔƍ16op
that everything	87 -7Ɨ16ƻ46ō
that for	77 -15Ƴ7bEǧ11ŝ12Ť14ƻ23ŏ45Ũ
that from	89 -16h11ś14ũ21Ɲ
that goes	89 8R12E15Ʃ
that got	82 -14Ŧ9Š11ƴ12Ƴ15Ť36ĺ
that group	89 23Ƨ
that had	89 11Ũ15ƽ
that happen	86 26Ť
that happened	87 -12Ƴ11Šť13Ƥ21Ũ
that home	87 -7S13G15Ɲ18F19Ɣ
that house	83 -21S-15ő14ƅƞ24ƒ64G
that how	74 -8Ť8ǖ10ƍ11fņƳǎ13ųŵǃ15RŨ20K24ļ30Š
that i	81 -20ǩ9aŉ12uI13ű16b43ō
that in	84 -15Ś15ňř17Y20Ō
that is	49 -28Ǜ-21ǩ-16ƾ-15ŝ-14j-13ƅ-10Ũ-9Kƞ-8kFŇňŘŠ-7ŜŭűŻžƙƴǋ7wAőůŸǀǙǢ8iqŗŵƒƧ9ĶƇƌ10JZłŔƦǘ11oEńŊ12Sō13WŅ14ǂ15Yļſƥ16xœŤŴǏ18pŧ19Ūƿ20Ŧǃ21b22ş26M29I30D31ķ32ŀ48Ǌ
that it	78 -20Ť-18A-9ĺō-7ƛ7Ƶ9Ƅ10ƀ12BĻ13ńŪ15ū17ť18ƙ21X43š
that job	79 -28G-8ō19V27Ƨ38S
that just	89 -7Ǉ9ǉ27ǈ
that kind	86 8O12ư13r16ƹ
that last	87 9ƈ
that life	87 12Ƨ
that like	89 16Ƴ45Ũ
that little	84 -15x10ĽūŽ13Ʀ15ƻ23ƞ
that loss	81 -10Ť-7G13Ŧ16ũ19ŧ20ť25Ƴ
that make	84 -15Ň8Ŀ16ň18Ũ
that makes	76 9ū12ǔ14ŝ20Ƴ
that new	89 8ƌ11t13Ǐ28Ŷ
that off	89 9Ǔ13D15ř
that okay	83 -9Ŕ-7Ŋ13s15ŋ38ň
that old	81 9HƋ14ƀ17t18š19Ķ
that on	84 8Ż12ŲƜ13ƛ34ǖ
that one	71 -16ĺ-9Ň-8mǩ-7ĹŨ8Ů9ųƀ10Aƅ11Ʃ13Ŀ14ŐűŻƒ15Ř18b19g25Ŵ39Š52Ŷ
that or	89 -8ň11Ŭ12Ł14Ŋ
that out	86 -13Ř-8Ƌ12Ƃ15Ǒ18ĸ22Š25b
that page	89 9ŗ11Ś18ś
that place	82 -9ǋ-8Ɠ11n21GƗ38F
that policy	71 -12Ƨ-7ǩ9Ʃ11ţ16ŗ18Š22Ş23ř25Ŗ27ŕ40ƪ44ő
that premium	89 8Ǥ12X
that price	89 -9ľǩ-7Ʒ13Ŏ22rŇ35Ņ
that right	52 -24ň-18G-17w-11ƒƦ-10BZ-9c-8ŀōŕƋ-7iŇŪƞǩ7ŏőƆ8ŉŘǂ9DœƨǙ11dlşƜ12ƺǑ13oŭſƔ14Ņƫ15Ńƿ18uAƱ19b20Ĺ22S25Ő
that roof	84 29n
that same	86 15ő21Ɠ23ũ
that so	76 -10q-7ŘƎ7Ŝź8j10ĵǍ11ľ12ų14Ɲƶ15Ƣ16Ł17ǚ18p25ǁ
that somebody	89 -11I20ķľ
that sound	80 7G12ť21Ľ48Ň
that sounds	89 11Ə14Ǜ15Ũ16ť
that still	78 -10t9HƖ11Vƫ12fO13F14q16C21P27c
that that	79 -9ŕ8ĵƭ10ƌ11ƽ12ǟ13Ʃ15y16pŪ26ĺ
that the	69 -14I8Ƨǈ9kůǃǊ10hVŀŪƛƯ11ŻƏƬ12auŞ17ǐǕ18ŷ19Ǉ36E
that they	87 8ƻ12ƾ13ƽ16Ưƴ
that truck	83 17ū18ŭ19ų24Ŭ
that vehicle	89 -7Ŵ13Ű24ŭ
that was	80 -10Ŧ7Ť10A13Ļű14Ň25ť55ň
that we	89 13ķ14ō
that what	63 -10Ƴ-9ŅŒ-8ǚ-7Ňƶ7BUŪƋƽ8gƠƦƨƸǡǩ9ŕŢŬſ10WƁƘ11sNŔŨŽ12œŝűưǅǏ13dŵƾ14Ɖ15ń16ƅƥ19ǔ
that who	86 13zƕǔ15ơ16Q
that whole	86 -14Ʃ7Ǣ11Ũ20ƪ28Ƶ
that with	80 -32Ő-9ǥ-7Ř7ő10Ɓ79Q
that would	83 -8Ō8ĵ12X16Ňǀ36c
that you	65 -13ǩ-11Ő-9ķŁơ-8Ǣ7mƘ8L9ŉƖǏǕ10X11aĶĹƗ12n13P14ţ15ŀ16ƼǠ18ǋ19ŗŞ35ŝ56ĺ
that your	72 -9Ǌ-8ľōŲƢ-7ǃ7I8řƱ11oƼǐ12RSŖǉ13ŎƠ14Ǜ17L21ł23ǩ24Ǆ47ŭ
the	22 -21Ňő-20iŖ-19B-18ŝ-17Ƥ-16ƣƴ-15Hōŏ-14ňŸ-13TƂ-11pĻǖ-10tzNPŊ-9šŢ-8oL-7uŃ7YşŪƽǩ8nŔǉǛǡ9cDĶƓƷƾ10Ǝ11fƍƘưƼǓ12aśűƉƗǈǑ13JŐŽƁƙƜ14QŰǇ15ĿŗŭŵƒƧƵǁǏǗ16dxľŌŧůǊ17ŤŻžƇƏƥǤ18ņŮŴƚƟƪǋ19ŕƻǃǆ20hŦŷƅƐ21eEĽłřźƊǣ22ųƋ23ƌƢ24ĺƈǞ25ǅǐ26ŁƮǌǥ27kU28Ǧ29Ǎ30ŚƖơ31yƞǟ32ǧǨ33Ƒƕƫ34ŀƄƛ35Ǣ37ūŹ39ŬƠǠ
the #	61 -16Ū-10Ǐ-8YŚŦ-7C7ŌūŽƔ8ĶŅƉ9Iŕǒ10OǦ12VƃǄ14ŀ15wşžǕ16Ĵň18ŷǢ20Œ22suƖ24r27E
the @name	78 -16ǈ-14o-10ļœ-7a10Œ11ƃ14Ƙ18ř33Ő44Ś46Ŧ
the account	84 -12ū9Y14a45ř
the address	87 -10G17E27ǋ
the adjuster	84 40ŧ
the age	89 18ƈ
the amount	87 -14X9Ǣ13Ɠ14Ʊ15Ƭ
the apartment	64 -12ơƣ-10ƛƝǧ7Ƥ13ŰƜ15G21F23Ť24Ơ26ƥ30Ɨ33Ƣ
the app	82 -7ǖ7ǆ10ś16ŲƄ29ŝ
the at	89 56J
the audit	76 49Ǥ
the auditor	89 -7Ǒ22Ǥ
the auto	78 8Ƅ11Ź12ş17ž18Ƃ21ƃ
the baby	78 -14Ŷ-12Ƹ-9ǂǟ16Ư21u22w24v37x
the babys	86 -18d-10ǃ7V20vw
the bank	73 -9Ƌ-7Bǩ7ƙ9ǐ10X11Ĵ14Ŭ24Ƅ50Y
the bar	89 42Ǜ
the basement	70 12Ɯ13Ɲ21ƥ26ƛ
the beneficiary	82 16ƫ
the best	73 -14Ŀ-9ŝ-8ŀ-7C8Š10ņ12J21K22ł23ǟ26ƞ30U42I
the big	79 -7ǘ9cZǓ13žƇ21Ǐ43Ő
the bills	79 -9ƃ-7Q7Y19Ŀ24ŁƮ28Ǡ
the books	87 13Ǡ27ǈ
the boss	89 13Ǚ15sNŁ
the both	89 13p14ǂ16Ư
the bottom	89 10Ņ11ū13ł
the broker	80 21Ŝ
the building	69 -37ǋ-10ƅ-8Ƒ-7Ɠǆ10ƥ15ơ20ƣ21Ǣ103Ǎ
the business	58 -40ǟ-27ŭ-26Ƃ-14Ɲ-8ǩ-7ōƮ7ǎ8ǊǠ11Ǜ12ǅ14ǃǄ17A31Ǧ39Ǩ42ǐ45ǆǋ46ǥ61Ǟ
the call	84 21Ł46s
the car	61 -18Z-14tŴƕ-12Ƙ-11ų-10xƔ-9Ū-8ŐƱ-7ǋ8vNŽ9Š10Ů12Ƅ13Ų18ž19ů23ź29ş30ŭ33ŰŹ46ű68Ŭ
the card	80 -14I-10ū-8e13c14F15Ő17b29ǖ42ř
the cars	68 -20Ū-16Ǧ-13ų-7ǐ7Ŭ10ķ11ş14ű22ŵ26Ƃ29ŷ39ŭ
the cash	84 -18Ʃ14ǖ31ƪ
the cert	89 -9Ń51ǧ
the certificate	78 -9ŕ-8b-7ǌ11ǧ13ơǃ
the check	84 -11ƒ-9Ư-7w13Ő23ƫ45Ŧ
the children	87 -16u16ƫ20Ư23v
the chimney	87 46Ɛ
the church	89 14ƶ19t
the city	87 -7ŗ15D16ǧ17Ə
the claim	77 -12ŧ-8ţ21Ť23ťũ
the client	89 7ǚ17ǓǗ
the closing	84 23Ɩ
the cloud	89 24Ǘ
the coast	89 20C29ƚ
the comp	83 12Ǥ15ƀ30ǣ
the company	62 -20Ő-13ž-12Šơ-11Ƃ-7Ū7Ķŷƾ8ŋŞ11Wǆ14ƧǐǠǥǩ15ǈ17ǁ19ǃ20Ǧ21Ǆ24Ǌ28ǡ36Ǟ37Ǩ51ŧ52ǅ
the companys	83 -12ǃ-8Ǧ12Ŕ14ľ16ǟ20ǐ30ǥ
the complex	89 32ơ
the computer	87 8c9d10Ś
the contract	72 -8ơ16ř20Ǔ29ƒ
the cost	89 18ŀ25Ş
the country	83 -11Ĺ10C13ǔ14ǀ19l
the county	84 8Ə9Cǔ15ļ
the coverage	80 10TŎ12Ń15ľƨǢ17ŉ28ſ
the credit	81 -34ǖ-12ĵ9e13ĸƦ15ļ16Ŭ18Y40Z
the damage	84 -10Ť-8Ơ20Ũ22Ŧ45Œ
the dash	86 -9ǩ15ū24Ů
the date	84 -10p10Ɩ16d17ť36ŕ
the day	80 -7Ő9ĺŁ13i14ŧ18Ɵ28Š30R31Ƨ
the dec	84 -10ǚ12ǡ18ś
the decision	89 35Ł
the declarations	87 28Ś
the deductible	73 -21ƚ9ĸ12ľ21ň38Ř
the deliveries	78 23ǐ
the divorce	89 12ĵ16f
the dmv	89 32Ƅ
the doctor	83 -7Ŧ16ƻ23Ƽ33ƾ
the door	86 10ū12Ƙ16Ǌ17Ǆ24ǃ
the doors	86 -9ƣ17Ǝ19Ǩ20ǅ
the drivers	83 -9ŷ10a11ūż17ǩ
the driveway	84 -11Ű7Ŵ61Ū
the dwelling	87 -7Ǣ38Ɠ
the easiest	89 11ś14K
the electrical	84 10Ǒ23Ƌ
the end	78 -15ǆ-7ŕ8ƭ9Ɩ11Ǥ13ư16ł19ǃ20Ł47b
the equipment	75 -7Ǣ51Ǐ
the fall	84 8Ľ18ƾ22y25ŕ
the family	70 -22n-9Ƭ-8ű7q12Ʈ18A19Y22ƶ30y34Ƴ43ƽ
the fifth	89 13Ĵ23ń
the file	87 -12ƫ13w23a24ś
the fire	79 -7ǅ7Ǝ12Ť14ĺ43Ə
the fireplace	89 26Ɛ
the first	67 -10ƫ-7a7r8oƠ9AŌ14e20Y22xŚ25ƅ26ǩ29ńŠ30Ń
the floor	89 -16ƣ27ƛ35ǈ
the form	71 -8o7p8wĽ9ļƜ10hF11fmŐ13a14Ĺ
the front	80 8e14Ʃ18ĺ19Ƈ21ǈ22ƣ
the full	80 -10Ĵ-9Ƣ-8c-7Ř8Ź9Ɓ10Ʊ14uƠ15D21ƭ27Œ
the funeral	80 7Ʈ44ư
the furnace	82 -7ƅ9Ƌ15Yĸ23Ɗ
the garage	82 -22Ǐ17Ť18ƆƜ27Ɲ
the gc	86 -12ǩ28ǧ44Ǔ
the general	84 -12ǡ18Ǔǧ
the grades	78 -7m28ź
the grandkids	89 11k22ƶ
the ground	86 8ƺ10Ɠ
the group	89 14Ƨ
the guy	89 7ƈ13Ľ28B
the gym	73 -11V8Ƨ23ŗ33ĺ
the heat	89 -21U-7i10Ƌ37j
the holidays	89 14U15Ǉ
the home	68 -18Ŭ-16R-8ŹƮ7Ɩ8ƕ10ŋ13Ľƌǋ15h16ŷ18ƅ19nƔ23Ɲ24Ɔ25q30Ʒ
the hospital	77 -15C-11ţ-9ŗ10ž11V14S18Ƽ23ƦǂǨ28Ƹ
the house	50 -21ŗ-13Ŭ-11ƨ-10ǎ-9ŁƢ-8Œř-7ƐǐǨ7aş10ƊƟ11ƉƮ12Ǝƚƞ13Ɔƙ14hƝ16ůŹ18M19ƌ20Ƌ22Ɩ23Ɯ24DZ31Ɣ33Ƒ34ƅƓ37Ʒ38Ɨ40n42ķ43ƒ
the household	70 -20ų8T14Ū23Ʈ25n27ŷ
the id	89 11d23Ƅ
the increase	83 17œ35Ŕ
the inspector	79 15ƈ
the insurance	70 -45Ɣ-19ş-10Ŝ-7ľơ7XŞ8Ǥ10N11Ʀ12Ƈ13Ƥƫ18ǌ20Ř24ţ25Ŧ39Ł74ƕ
the jeep	89 -20ŷ9Ū18ų20Ŭ
the job	69 -10Ʈ7g9Sƃ13ů15Ŵ16ǧ18U19Ʀ23Ƭ25P26R31ǣ41W
the keys	74 7Ŀ8Ƨ10Ńų39Ɩ
the kids	64 -23u-8r8Nƨ9Lƶ11y12ľ13w16n17x23ƫ24Ʋ34ƭ35Ʊ40Ư
the kitchen	76 8ł10ǈ13ƞ14ǝ21Ǜ34ƌ
the knot	89 40f
the lake	84 19Ɵ20ķ21k27g
the landlord	76 -11ơ28Ơ65ǌ
the last	57 -18w-15ǩ-14ĺ-11Ǌ-9Ƽ-8Şƭ-7ŕ7mĸŁǎ8Ɛ9cyWť10aƛƹ11ƾ12őŬ13ǘ14eţ17Ĺƚ19œ20ĵư25Ƹ36Ŝ41ņ
the lease	65 -24Ŭ-19ś-10ǋ-9ų-8ǡ-7ŕ18Ơ25Ĺ76Ƣ147ơ
the legal	89 7ǆ19ǃ
the lender	75 7ƙ34ƕ
the letter	84 17Ľ31Ś33Ŕ
the liability	83 -12ƀ-10ơ-7Ǧ14Ǌ19ǥ59ǡ
the life	80 -8ƴ7Ʊ8Ƨ9ƨƭ10ǀ32ƿ
the limits	87 19ŗ
the line	80 8ƪ11ķ17V19X31as
the list	89 14ĺ15Ŀ23ǐ
the little	76 12Ž17Ư18v27wx
the loan	80 -7ǡ29ƕ31ƪ
the lot	86 -15Ɔ9ǟ13Ƅ14ŻƇ28Ƒ
the lower	78 17ƃ28Ɗ
the lucky	89 34o
the mail	84 -16J9D15ļĽ25K
the main	83 -24Ɵ-12ŷ-8ǩ13ķ14Ŝ19Ɗ24ų42ƛ
the market	86 -7Ɠ16H43ƒ
the middle	81 7v14L22N
the moment	84 -11ŗ26Ő50ŏ
the money	75 -17ƭ-14ǔ-13A-9Ş-8Ư7Ʈ10Ŀ11ƶ14ľ24ŀ26ǖ33Ǡ42ĸ44ƫ
the month	80 -7ǌ8Ɩ11Ơ15ť17Ń33Ĵ
the morning	89 -10L26R34ů
the mortgage	73 -10Ɣ17ƕƭ23Ʈ26Z
the most	78 -27Ƙ-16Ŗ7ǩ8Ŀ11Ǐ14ľ16X27Ɨ36ŗ
the move	87 -8Ť17H43ƞ
the name	71 -10a-7boŒǟ7ƻǃ8Ŭ12Ŝ15ơ17Ǡ18ƕ34Ő48Q
the nearest	87 -12ů25Ə
the neighbors	77 10Ɯ12Ť16ƞ
the new	67 -26Ǟ-25ƅ-18i-9o-8G9Ńƀ10Ŕǅ11œŕ12D25Ǐ32Ŷ33ĺ34Œ45ƞ46U
the next	80 -12C-8O9Ź13ǀ14Ļ20H21ŕ25k
the note	89 -12ƭ53Ŭ
the number	73 -21ū-10I-8a11ŒŗŸ13ƛ21Ņ23Ǉ32Ƭ51ř
the numbers	89 -24ž8ū12d19e52ŗ
the odometer	86 40Ů
the office	73 -18ǟ-8Ɲ9śǘ10I16ŭ22ǈ23ů32U37R
the old	65 -15Ņ-14Ǟ7ŗ8Ʃ10Ɖ12Ƌ16D20ƀ23S37œ57Ƶ
the oldest	84 -13Ÿ11Ź18v20w
the on	87 -13ŷ14ųż15FŐ18ŕ
the one	65 -17Ŷ-16D-14ńœ-11ptƼ-8ƣƮ-7ǥ7ĿǔǨ8ƛƫ9Iźƅ10Ƶǉ11ŻǍ12Ƴ14řƢ15u18ƻ19h20ņţ21ž22ş24Œż29Ƨ32A36Ūǋ
the only	74 -13T11Ƽ13ń17ŷ25Ū27Ʈ
the original	84 10ƌ22ƈ
the other	67 -20ş-16ń-13Ŧ-9Ǎ8ƣ11Ş12ǂ14Ƶ15ſǈ18w22ų24ł29ž31Ŵ68Ņ
the outside	87 -9j54Ƈ
the owner	84 -25F-9Ǎ12ǆ15ǌ17a25Ǣ27Ǩ
the owners	89 9ǉ15ǆ18Ǩ
the package	89 18W
the paper	89 14Ś16Q
the paperwork	80 10ś11ǃǠ14o20Ś21J
the past	84 7ǀ12ņ15Ż
the payment	86 8Ŏ21Ĵ
the payments	84 -12Z7Ĵ13Ʃ21Ɣ25Ʈ
the payout	89 -15ƶ-7Ƨ11ǩ16ƫ27Ŧ
the payroll	84 -15ǉ18Ǡ23QǇ
the phone	72 -23I-14ǩ-10Š-9ŃŇ7KX8ĹŜ9i10CMŌ11ľǖ12Ǆ16rŚ17ĺǟ20c25Ž33O
the pickup	89 17ǐ18ŭ27ų
the picture	87 -10q7Ƈ41f
the place	66 -14Š-12H-11Ƌ-10Ŭơǔǩ-9ZŒƪ-8ő-7v7GQƑƖƵ9Ƥ11ƒǝ14ǖ17ƐƟ18Ǩ28Ǌ29ƅ30ǟ32Ɣ33Ƣǅ35F36ƌ46Ơ
the plan	79 -10Ş10kH11zŀƯ12V13Ǩ14ł20Ʊ
the plant	86 -17Ǟ12Ƨ17U29S
the plate	87 7ǌ8ū
the pleasure	89 23a
the plumbing	89 12ƋǑ
the policies	79 
the policy	64 -21ǥ-15Ƣ-10Ŭ-8ŏ-7ſǡ7ƫ9Ɩ12řƚ13Œś15Ǟ16a18ơ19Ūƪ24ŐǏ34ŗŷ
the pool	89 15ƍ
the premium	89 9Ʃ16œ
the price	74 -18ƒ-14ł-13ńŅ-9ľ-8X8ŘŢƈƴ10Ş15ĵ20Ʃ24Ŏ27ŝ35ŀ42Š46Œ
the proof	84 17Ƅ25ƕ
the property	75 -15Ǣ-8ơ8ķ12ǋ17ǥ23Ƒ26Dǌ
the quote	82 -9Ņ11c13ǃ25e34J
the rate	81 -8U11ź12ĵ14ĺ16ŎŝŞ18c
the reason	89 12Ƃ14š17Ĺ
the renewal	76 -12Ō14ŕś34Ĺ
the rent	84 -8q14Ƣ57Ơ
the rental	89 -8Ɓ46Ƣ
the repair	89 -7ũ26Ŧ
the rest	84 -11AƋ8Ǒ11śŷ12B16ō23ǩ
the restaurant	89 -7ǐ9W14ǟ16Ǜ
the right	84 -11ǣ8Ƭ10ƭ11Ǥ13X15a17d
the road	80 -14R8yſ13Ə15Ǧ20Ǟ23ǟ24ŭŹ
the roof	63 12ƪ16Ƒ50Ɖ75ƈ
the safe	89 29Ž
the same	66 -15c-13H-10ǩ7ĽǍ8łǜǥ9ŜǞ10Ƈ11ŘǇ12ũ13ņƖ16Ŵ17oŶ20Ʃ27ş33S41p
the scale	87 24ł43ƺ
the school	87 15ǔ20Q23Ǔ
the second	80 -14Ū20Ō45Ŵ
the service	89 11ư12Ş
the shop	62 -17x-16ơ-15tƤ-14iwƢ-13ƣ-10S-8DŮ9ǘǦ10Ǟ11yU12ǐ14ǃ15Ǩ16ƁǠ17ǋ21ǝ24ǈǍ27ǅ29Ɨ34ǥ40ǟ41ǌ42ŵ
the size	89 -11Ɲ17Ɔ
the south	89 9l10Ɖ17C
the space	87 -34F28ǌ30ǋ
the spring	86 9Ǟ10H12t26ŕ
the square	89 
the state	74 -9Ʊ-8ŗ-7Qơ10ƚ13Ķ17ž23E25C37ǣ41Ƅ
the store	80 -8Ɨǖ-7ƣƥ11ųǏ23ǎ24Ǌ26ǟǢ28Ǎ
the story	89 42Ť
the street	78 10DEǋ11ƣ17Ű25ƙ
the stuff	82 -27Ɨ-8ǐ10ƥƹ12Ǖ13ƿ44Ǣ
the subs	89 10ǒ23Ǒ
the surrender	89 30ƪ
the table	87 -8L11Ś21s29n
the tax	87 9f11Ǌ12ǃ23ƅ
the the	67 -8v-7Ɠ7ƈ8ū9Ǡ10cŃŦŮ11k12uƛ13Vǌ14tCŇ15Ŕ16Ɨ23ž
the thing	83 10ŝ12ł13ŀ14Ŗ36Ŀ
the time	84 -7R9Ń10ĴŲ13Ļ14Š15ų17F
the title	82 29Ɩ38Ŭ
the top	79 8a10ĺ11m12Ɖ20Ǌ22ľ35ř
the total	86 -13Ť13ŅƠ15Z28Ŧ
the truck	71 -33Ū-19ǐ-14Ɣ-8ƕ-7Ɲ8ŵ9ű12Ʀ13Ǐ15Ű16ǋ17Ŭ19ŭŶ20Ŵ27ų45Z
the trucks	87 -7Ƃ12Ǧ20ŵ
the umbrella	89 23Ǧ
the uninsured	86 23ſ
the upstairs	89 7Ɔ12ƛƜ
the van	86 -12H-11Ɲ-9ų9ƀ15Ǐǐ17k21ŭ
the vans	89 -7Ǣ11ŭ28ǐ
the vehicle	86 -7I11ŭ12Ű21Ŭ22ū
the vin	73 -17ś98ū
the water	70 8ƙ12ƍ15q16Ť17Ƌ19ǝ21Ɵ
the way	73 -24ů-10M7o8ƍ10Ɗ12ŧ14ƶ15Ƒ18ũ20am27y48ŀ
the weather	84 18ƚ33j
the website	87 11Ĺ16ļ
the week	86 -16R11ĺŭ12L16ǎ21P28i
the weekend	87 23k26ƿ
the what	83 -8Ŕ12ĿƂ13JŒš
the wheel	80 33Ź44ų
the whole	73 8śƜ9ũ10hư11tŦ13Ŕ14š16ǉ17O20ů22k23ō24ƈ
the windshield	89 7Ɓ21ū
the winter	84 12ǎ19Ɵ26ƛ
the wiring	84 15Ƌ
the work	82 11ǄǨ16Ǡ19J20Ƨ37Ǒ
the worksheet	80 13ǣ
the worst	81 -7ŝ10ǚ13ŶǤ19ǜ20Ş36Ŀ
the yard	80 -7Ɨ9H10Ŵ13ƞ22ƒ37Ƒ
the year	76 7ƅ8Ʒ9ť10ǟ11Ǥ12Ɵ16Ǌ24ǅ
the zip	80 20E
theft	87 9ţ10Ť12Ǝ31ƀ
their	62 -11I-9ǣ-7ŷǧ7ƃǘ9Ƴ10ľŚǗ11ŝ12yŧ15Ǒ18ǐǕ19ŔƢ20v33Ʊ34Ņ39ǈ47ǒ
their own	74 -10ǣ-9ǈ-7ŭ11ǘ15Ƣ18y19ǒ20Ǒ26ǐ
their price	89 31Ņ
theirs	87 -10Ŧ8ő10Ŕ11Ǔ20Ņ
them	52 -22Ʊ-21ǧ-17ŀ-16Ļƞ-15Ŷ-11GŊ-9ǖ-8ĴŎŦ-7ĺǩ7ŰžƘ8ePśƻ9Ŕ10gxšơǚ11ŷƄ12Ƭ14Ŭ15ż16ǐ18w19Sƶ20œŧ24Œ25ǈ27y28Ǔ29Ǒ32Ư36őŢ37ǒ38Ş40Š53ŝ
them $	58 -31Ʊ-17ŀ-16ƞ-15őǧ-14ĻŶ-13Ĵ-8Ŏųǖ-7ŊŔ8ł9ŕ10ŗ11Pśǚ12x13Œ15ŷ20ǒ21ǐ22Ư23ƶ25ŝ26Ǒ30y31S37Š41Ş49Ţ
them and	80 -8ŝ25ő
them in	89 13Ǐ15Š18ő
them on	87 8D16Ƅ20ŧ27w
them right	89 10ž13Ş23ŝ
them so	87 -11ő-7Ş12Š27Ŭ32ŝ
then	64 -20Ť-10Ū-9őǏ-8Ň-7Gŝ7ŌŠƒǠ8cƾǔ9ńƇ10ŉŶſ12œ13w14Qł18ŎƩ20ƫ26ņ27ǝ28ŵ33ũǩ48ō
then $	77 -10Ū-9Ňő-7G7ņ9ƒ10Š14ſ15œ24Ʃ25ũ27Ŏ30ǩ34ŵ
then it	87 8Ɣ12ťǈǠ19y
then what	81 -23Ť-11Ǐ8ĸ17Ƨ38ǝ69ō
then you	89 13c14ŉ16ņ
there	37 -21d-18Cų-16rǎ-15ĺ-14T-13ƘƥǇǏ-12ŒşƓǅǘ-11ŀł-10ľŐŶŸƛ-9coœŴƴ-8pzOĻťŨŪƅƬƭǊǋǗ-7bqvIXļńŎśūƇƼƿǑǞ7jAEŔƀƈƦ8ŌřŞƏǁ9WYŖǓǔ10ŃŚơ11ŗƑ13šŤƃƠƢƪ14hƁƣ15lUĶƲǃ16ţƙƜƶ17HŬƂƍƤƩǦ18ŉŵƚ19uƱ22Ǜ23V24iōŘƉƗǍ25fǈ26Sſ27ŝ28Ƨ29Ǩ31ŷ33Ɗ36ƞ37Ɵ38Ɲ39Ǆ43Ŝ44n46s66G
there $	51 -27ő-26Ŀ-25d-19ƘǇ-16PǏ-15TŇ-12uǅ-11ƨ-10CńűŸƓƭ-9gAMĺŶǑ-8fƵǋǘǨ-7QXŀłŰǔ7ƁƄƈ8iźƕƜ9HĶňř10tE11sR14Wţ15Ŧ17ƤǓ18Ś19ŷƠ21hŗǩ23Ɨ24jU26Vſ27lƊ29ŝǈ30ƚ37G38Ɖ44n52Ɲ54Ŝ59ƞ65Ǆ86S
there a	55 -12ř-10jĿǦ-9ŗƁƕǩ-8qŖ-7rSŅƇƤƥǍ7ƎƔ8Ĺš9Ʀ10hHWŁ11ŲǓ12Ź13ŃŰǜ14YƏ16Ƒǃ17ō18Ɗ19Ǣ20Ŭ21ő23ƍ24Ǜ27ƶ29ŵ30Ʋ35ƣǨ44f50Ʊ55Ƃ
there an	84 -48Ƃ-16ǆ-11ƣ16Y20ǃ25D49Ǧ
there and	69 -10Ǡ-7Ǩ8g10sƚ11Ŀ13WǇ24Ƣ47ǈ
there another	89 11ż12ŷ17ŵ
there any	66 -13ŏ-11ƽ10uŭƪ14Ƹ19ƙ24ű25Ō
there anything	68 8ƃƻ10ƽ11ư12Ɗ13ŝ14Ǎ16ŉ35Ʀ
there are	89 -7C7N12ƣ14ƹ18ƞ
there been	78 12Ƴ28ţ
there by	87 -9Ʈ18ǋ24Q31Ʒ
there cash	80 -15ƪ29Ʃ
there employees	80 -7ǈ10Ǒ
there for	75 -19Y-8Ų14ƗƯ16ſ17Ɲ21V32Ř
there i	89 -7ǈ13Ɯ17M25w
there in	80 9Ɓ10Ƒ12Ś21X
there is	60 -8ǈ-7now7ŕƥǨ8řǐ9fmŉŽƁƘǥ10ZƍƩǦ11šũǆ12Ķķ14YŃƐ16Ƥƪ17Ŭ18Řǁ20ſƨ23ŏ26ǝ27u
there like	87 7Ɯ11D
there more	89 -13ų-12S16G20ŷ29ō
there on	84 12n14Ƈ15Ʃ16F
there or	74 -13ǎ-10F-9ǟ7Mƪ9Ǘ11l12y13SUŖƀƜ14n17i18Ŝ21Ş30ŝ
there right	89 -14ŀ-7ſ14Ɵ23ơ24Ŗ30ŗ
there so	89 9Ķ11ŷ
there somebody	87 -14Ł12ń18Ư25A
there something	73 -14ŝ-8ǩ7ō11g12Ŀ17ŉƳ23ŀŞ
there sprinklers	86 7ƣ
there still	80 
there that	78 9j11G15Ɨ
there was	83 -9Ɓ-7œ11Ŕ12Ľ24Ƥ31š
there what	82 7ǈ8EǏ11a17Ʀ
there when	89 -18Ƴ15ƙ16ơ33Ť
there with	81 -8o-7r12Ɯƨƪ14Ű15Ƣ48s
these	62 -10Ǌ-8R7fŖƁ8nŐƸǛ9qĺƠ10CŜǌǟ12ǇǞ13QŒ14ƺ15ǩ16t17lŪ18ŋ19Aƒ24P28U
these days	66 -10Ǌ-8R7ǟ8cfƸǛ9nǡ10q11CU13ŜǇ14ŒǞ15Q16ƺ17tŐ19Ū21ƒ31P
these things	89 -11Ő11Ŗ26A
these years	89 -7P16ĺ27U
they	44 -15Ĺǣ-14ŃǨ-12ŀƳ-11ĸŵ-10lǃǝǟ-9aciIZƵǢ-8jXYĴĺĻŇňŠſƷǞ-7uCĿŨŭžƌƔƶ7śƍƱǏǛǩ8SşƋǇǈ9ŖƁƖ10Ź11ŢżƽǕǧ12ƈƻ13yRǓ14zǒ15UŐƾ16ƦǑ17Ŝ18xķš19ŗ20ǖ21ƅ22ƪ25ŘƠƧ26Ƽ27w28ƕ30Œ31ŦơǤ32W33ƴ35v36Ņ40Ʈ43Ş49ŧ51Ŕ54ŝ
they $	83 -9Ŧ-7c9v36Ņ
they are	76 -7Ǣ8Ŭ9zƈ10ơ11HƇ12Rœŝ13Ɨ22Œ23Ţ
they at	80 18Ǐ
they be	86 -7T14ķ34Ʈ
they been	89 -16i-8G57ŝ
they charge	86 13Ǥ22Œ26Ơ
they cut	89 11š15V21Ƨ
they did	87 7Ş13ƈ16Ő18Ŧ
they do	78 -8ǩ7Ʈ13ű21Ş36ŧ39ŝ
they employees	79 -15ǈ-8Ǉ36Ǒ
they gave	87 8WƧ9Ż12ŅŔ
they get	84 -9ĸ16Ǖ21Ʀ22Ʈ24Ơ
they give	76 -8ŵ9Ŕ10Wő11Ɓ16ź17Ǖ19Ņ33Ƨ
they go	76 -8Ŕŧ10Ʊ12Ɖ13Ŗ17Ņ19Ŝ
they got	87 -11ǣ16ŝ24Ǜ32Ǥ
they hand	89 -7ǧ9Ɩ13ǒ41ƪ
they handle	89 11ŧ20ǈ
they have	75 -13ŝũ-9Ƴ7Ʈ8DƏƻ9ŐŢ10ƾ13ǂ16ƽǋǑ17Ɠ23ŧ
they in	89 -13x42v
they let	87 -7Ŕ16š43Ş
they need	87 -35Ń-12Ƅ-10ƪ8Ʈ20Ƭ22ƕƭ39ǧ
they pay	73 -28Œ-20œ-18Ʈ-14ŅǨ-11ƒ-7ǉǑ11ŗ17ŧ19Ʀ20ǩ23ǖ25T36W47Ř49Ŧ
they put	83 -9ž-8Ŕŧ-7ƿ12Ǥ23ƅ25ŗ26ƻƼ
they quote	86 -12Ŕ26Ņ
they raise	89 17œ27Ơ
they say	78 13Ƭ20ũƴ24ƾ30Ŕ
they sell	89 -7Z13Ɓ20Ʃ29ƕ
they split	80 15Ǉ
they take	82 -12z-8T-7Ŕ8ŧ10ǐ13Ź16WŒ21ŝ33ķ
they tell	83 -17ŧ-9Ş-8Ĺ11Ƅ29B43Ŕ
they treat	81 22Ş37ŧ
they want	83 -7ǡ11ǌ12Ű33Œ46ơ
they were	89 7ņ12U16Ņ
they will	81 -12ĵ9ƈơ10Ǔ12Ź13Ńǒ15ţ16ƕ
they would	84 10ǁ14Ŗ15Ʈ19ŗ
thing	61 -17ǩ-11ĺ-10N-9Ƴ-8VŻ-7Ŏ7żǥ8pƐǘ9ŦƇ10ƹǃ11ŠǠ12QĴ13ĻŕŤ14ŞŲŶ15Ž16ƗƘ17łŪ20ƞ23Ŀ31Ń36ľ41ŝ42ũ
thing $	76 8Ź9Ńśǀ10ŀŁǟ12ŖƐ13ĿŦƹ14ŽƘ17ľ
thing about	80 -19Ŀ-13ǩ-12ľ25Ŷ28ƞ34Ş49ŝ
thing or	83 -8Ƴ-7N9ŧ19ŕŤ29Ń31ũ
thing that	89 13ł19Ŀ
thing you	82 7ł10ŝ18Š21Ŀ27Ū52Ƙ
things	65 -11B-10ǩ-9Ő7ň8łŊŽ9H12ŝş13Ǆ17ŉƗ19ǈ20UƢ25i27ƥ29A32ǟ
things $	81 -28ǟ12H15ĹƗ16ş53i
things are	77 -7ǟ29Ƣ39U
think	59 -14q-11œ-8pƄ-7XƨǠǨ7ĻŕžƒƤ8OōƓ9ķ10Ĵ11ǋ13hGƷ14ǝ15ű17Ŗ19Ƭ21ŔŨ25H26B39rǩ40Ň
think $	76 -26ǩ-16q-9Ư-7oĿ8K9Ʒ11ŹƬ15ķ22B84Ň
think about	72 -9p-7Ƭ9Ũ12ŀ14ĴƤ16Ư17ĺ18V20r24ǩ
think it	84 8Ə16B18ŀ22ű
think that	87 11H24Ŗ
think you	80 -15V-11Ƅǩ-9Ň8ś11ŕ12O16Ǟ17r26Ƭ34H
thinkin	84 7Ƭ8Ŀ12VƵ13X
thinking	69 -13ŗ-12ǩ-9ƨ-8Ʃ7ĿƀǦ10Ǟ11H13VƵ15XŠ19ƭ20ĺ21Ƴ28yƬ
thinking about	78 -15Ƭ-10ƨ10Ŀ19y21ĺ25V26Ƴ
thinking of	81 -8ĺƩǩ-7V20yHƵ21ƭ23Ǟ
thinks	87 38r
thinks it	89 38r
third	81 -9Ǎ-8Œ9ǡ10Ŝ13Ɩ16ǅ17ƣ19d24q
this	46 -14ş-13Ŗ-12Ň-10pƶ-9oyƌƢƬƷ-8ŒŤŮƨưǟǧ-7TYZŞŠƞƦƫ7GSǁ8ňƾǈ9mŴŷ10JOŀœŜƕ11X12ơǞ13cHƺ14d16ƭ17Ǌ18łƳ20kAM21Ɩ25Ō26B28jƵ29N31ŁŎ32sI33Ĺ36Ļ38r41ŋ46Ń47ŏ52a54ĺ
this $	62 -33ǈ-18ĺ-13H-10Ō-9pĹ-8Ŋ-7Ƭƶ7oǁ8ľŎƕƵ11ĿŃ12D13ţ14A15Ĵ17tŋ18XŀơƳ21Ļ22s23M32ł46r69a
this a	81 -20Ĺ12I16N28Ń29ǅ
this afternoon	87 8Ļ19ijŌ
this by	87 -11ǧ16Ń19A20M
this call	80 -7a12ŋ13s20Ĺ24Ļ
this is	82 -16ŕ12s13ĺǡ14N17a26Ĺ
this line	89 10rQ
this month	89 9ĺ29ŕ
this morning	86 7Ĺ11ŏ12a17i
this off	86 7ŗ16Ǌ36ĺ
this on	84 21Ł76ĺ
this one	84 8r13ļƟ17ƺ23Ŵ
this ones	87 10ƈ11ŵ22Ƶ
this over	86 -7K19J
this so	89 9Ǡ12Ƶ13h19ũ
this summer	89 18x31k
this the	87 9a11ĺ12Łơ
this week	82 -27i12ƕ22ĺŃ24Ɩ35L
this what	87 8m10łǒ12K18ľ
this year	74 -16ĺ-9ƌ-8Ů7ťƻ9H14ŃƠ16k19ƾǊ23Ǟ33c
this your	81 -8a11Ł16Ƥ30I40H
those	58 -11ǖ-10ĺ-9D-8G7cƕǍ8UZƗƹ9EŕűŲ10AƅƉƍƎƞǄ11ĵŝſ12Ňǐ13Ư14ińǩ15wƈǊǑ18ŽǇ20Ǥ21Ƒ23Ʃ34Š
those #	81 -11D-10ĺ7ǉ10w13u15E17ǩ
those $	82 9Ǣ12vŕ14Ŷ19ĵſ
those are	86 -7C12Ǥ15wŝ17ƞ18Ǆ19ǩ
those guys	87 8ő11Ş22Ǒ
those old	87 13Ǎ15ũ18ƅ
thought	78 -8Ź8ư9Ƶ10Ƃ13x18Ŋ21Ţ34ǩ
thought about	80 -9Ź11ưƵ14Ƃ33Ţ
through	51 -14Q-11Ɣ-9m-8ǟ7ŵżƮƱƻǘ8ŬƦ9zšǦ10łŧƁ11ZļƚƧ12Ŋ13ŐŖś14ĸǥ15n16Ťũ18jƳ21ƨ23ŗƕ24W25ǎǖ28Ũ
through $	84 -19m-12W-8ǝ7ƕ8Ũǎ16Ő18ƚ21l
through a	83 7ǎ15ŵǄ19Ƴ
through it	82 12Ũǝ16Ƥ18ň20Ŋ21Ť
through that	82 -12Ũ-9ň17żǘ19ŧƳ
through the	66 -14Ƨ-13ŧ-8ǝ7ļǖǥ9ǣ13ŗ15Ť16ũ18ś22ƚ24Ŗ25ƨ36Ʀ
through what	76 7Ʒ8ŵ10rǨ11Z18ĸ19ǝ21Ʈ
through work	70 -31Ʀ8ƨ29W33Ƨ45ŗ
through your	69 -15ƚ-14Q-10ǟ-7Ť8Z9Ŀ11RƗ14n15ǈǥ17Ǧ18Ɓ20j22W36Ũ
ticket	80 36Ŕ39Ż
ticket $	87 14Ŕ23Ż
tickets	69 15ţ29Ż
tickets $	82 24Ż
tickets even	80 20ţ
tickets in	78 
tie	89 -11ǩ7Ľ24f33ł
tied	89 16f19Ǐ
tight	89 14ǝ15H25g
til	82 -12p8Ƅ9ǧ10ƭ11V15ĺ17v
tile	89 36Ɖ
till	72 -20v8Ɨ9gƾ10Ɩ11Ƒ12sŃ14OƩ15ĺ20ŕ53ƭ
till the	82 -22v-9y11g12Ɵ13Ƒ14s46ƭ
time	54 -10Ʀ-9ŎƼ-8ƀ-7TƇǗǝ7yőƐǒ8FœƒƛƟ9Ńņ10ƈƫƴ11kšǘ12ŜŵŸ13Ƨ15Ų16ũƺ19s20Ŕ21ĻǇ22gƸ26ǎ30RV38O39N42L
time $	66 -29L-9Ǉ-8ŃŎƀ-7ǩ7bŲ9ŏŠ10ǎ11ũųǖ14VƖƺ16œŸ18Ƨ26Ļ30Ŕ38N39g48R
time and	84 13z14N18L19Ǉ
time do	84 -16g-14Ɩ-8ǝ30ǎ34O37R
time does	89 -17q17ǎ39s
time for	86 8L13n20O
time or	80 -8n11ǒǙ16Ų20Ɵ26Ǉ
time to	86 17ƒ34L
time what	89 -11ő11œ12ŝ14v
time you	76 -8Ŝ-7œ7ņ8ƹ9xŞ10ĵ11ƺ12ŖƐ13ƾ21ǘ23k
timers	89 15S16Ǉǣ
times	80 -11T-8g11ǀ12ƟƧ13W14Ż15ǎ16ţ25Ʀ38ǩ
times your	87 -9T16Ƨ26Ƭ34Ʀ
tip	86 -13ƺ12ŉ43ł
title	78 7q16ű27Ɩ29P43Ŭ
title $	87 16P29Ŭ
titled	89 13ķ15ǐ
titled to	89 13ķ15ǐ
to	31 -21Ʀ-20q-18ű-17nŖ-16Ť-15rSşǈ-14ipƪǅǋ-13jwƩ-12ǒǛǣ-10ŏƻ-9PWťŰǂǇǥ-8vƁƊǡ-7cfQňŪŮƇƉƲƼǊǚǟǢ7Ƒ8ŊřŴƄƔƙƮǐǓǜ9JĿǀǍ10kNOŇƧư11doĻŷ12Ǘ13zGĴƌ14Tų15ļ16BLŝŲƗ17VŜǔ18tŶŹƓ19Aŧǁǌ20ĸľƜƤǝ21eƕǏ22sŋ23Xĺ24ōƭ25yHKZ26aœ27ŵ28ţ29Ŏś31ŨƯ32ŉžƷ33ł36Ń38M39Ţ40Ǟ42Ō43ůƫ45ƶ46Ł55Ƶ
to #	73 -9Ƭ-8ĴŢ-7Lƅ8Ŀ9ž10Ň11Œ14Vƃ15R16Ž24T27ǎ28Ř34X37œ
to $	65 -17ǩ-10a-9ķƄ-8ś-7K7ƽ8DŅƾ9ƶ11ĿŦ12Ơ14ƹ17Y20Ƴ25ńƕ31J37ƫ39ǔ
to @day	89 8L16k21R
to a	75 -9Ĵ-7Ƭ7Ʋ10ƠǠ11XZŒƤ17Ǆ19Ɯ20ǩ22ƫ25ƛ28T
to add	89 -27Ǟ-14Ō15Ɓ30y60ō
to ask	71 -13ō-9Ĺ9Ƶ10T11cƿ12š19Ŋ40Ł73ŉ
to be	60 -20Ǔ-16ǩ-11Ţ-10q-9Ō-8rƀ-7Ŷ7jŃ8HœřźżƢ9žƵǧ12KŁōŏŨ13Ǟ14Ĵł15Ź18ơ19Ŏ20Zƭ23Şƶ27sO32ǌ
to build	87 -7Ǝ11ƌ13Ɛ26Ɠ
to buy	73 11WǏ13ƒ14ł16Š24Ō30H47Ɨ
to call	79 -16Ł9I15ļ21ţ28ĺ35L
to carry	89 -8O11ǌ32Ƅ
to change	77 -11Ş-9Ǟ10Ţ13V17Ŏ19T
to check	87 7f9m10A15ŏŜ
to close	76 -10ţ-8L17Ɩ43ǝ
to college	80 -26Ʊ11ź19m44y
to come	80 -15Ō10ǁ14Ŏ23ĸ24M
to compare	89 24ń
to cover	87 -16m17ǝ35Ʊ
to do	64 -17x-13Ļ-12ǩ-8Hĺ7ŃŜ8Ǆ9Ʒ11Ŷ13s16ľ26g28Ŏ32Ƶ34y35Ō44M50Ư
to drive	79 -12Ū-9ŭ-7ų9Ź14Ũ29ŵ38Ų45Ŷ
to drop	89 -12Ŵ11D33Ƶ
to each	89 15ƶ17Z
to earn	89 -7Ʒ11Ʈ50Ŏ
to every	89 -7Ĵ14ų15Ő21Z
to expand	89 41Ǟ
to file	89 17Ƅ25ţ
to for	87 11ĺ14A
to get	64 -12Xŏ-8BŹ-7Ŏƿ7e8VŘ9MŧƱ10pŮƕǃ11śŷƫ12ĶŊ13A14Ōů16Ƶ17I19Ń20ǝ22b26ŀ27Ļ28Ŷ29K
to give	86 11r21ŝ25Ł
to go	67 -13Ř-12A-11Ň-9r-8c-7ţ9RŹǐ10ķ11ƶ12k13Ŋ15B17Ƌ19ň20V21Ʈ22ƒ32Ƥ35Ō36ƭ40Ɣ
to have	75 -11Ƣ-10ǩ-7Ŭ7Ź11ŁơƷ13Ƅ14s24ō27Ǔ33Ń43ƶ
to hear	76 -13s-12Ƴ-10ŀ-8Ļ-7Ō7B8ō9ņƉ10r11fzŔƽ24t27Ŏ42ǩ
to hire	86 -12V-9Ʒ-7y23Ư48Ǟ
to it	80 -11Ł10ĺ11WƚƧ12ŗ15ſ19ų24ō37Ǘ
to keep	73 -9ǩ7ƧƮ8ũ9ŝ10Ǩ11oVŎ12a20ŋ27ſ
to know	66 -17ō-15Ŏ-8Ĺ7mGƵ8rņ9FļŰ10uŘƃǊ11ŲƜ12Ǧ17Œ23c72ŉ
to last	89 -8Ń21ǉ34ƭ
to leave	73 -10Ŋ11Ļ13s19ǩ26ƶ27Ţƫ
to list	80 7ǧ8Ƣ13hƘ18n22ŷ24Ŭ
to live	87 9G14ƅ20Ơ21Ʈ
to look	79 -7Ō10s13Ư15Ŏ16Ľ24ł26z29ĺ
to lose	77 10ǔ13ŝ23ő33ķ
to make	79 -11Ł-9y-8ŭ-7ǩ7ƌ11Ʊ13ņ16Ō17O24Ų25Ń
to me	75 -8Ŗ-7Ǩ11Ś12Ŀňř13l33ļ36Ş41ś
to move	78 -13ś12Ţ14Ŏ16Ō18Ƥ19Ń21H23ŀ
to my	89 7e10ǩ11Ŀ12Ɩ
to need	86 8o10a12Ł24P
to pass	86 13s15Ʒ36ƶ
to pay	71 -21Ļ-15ő-13Ř-12Ʀ-9m-8Œƶ-7ľ9ŧ10ŅŕƬƱǖ11Ǥ12ƀ13ĸƤ14Ŧ15Ǖ20Ư27ţ28œ60Ĵ66X
to pick	87 11ŭ13ǆ17Ĺ27ľ
to price	89 -15X14Ƃ17Ƭ19ł
to protect	89 34ķ
to pull	89 17Ĵ21d
to put	71 -10H7o8Y9Ŧŷ10qsłƜ12ĸ18Ŵ19Ō23Ū33Ɠ
to quote	89 -7Ƃ20ž25Ǧ
to reach	82 -16Ĺ8Ə9I18L20K31ĺ
to read	86 11Ƽ15d19e28a
to rebuild	82 29Ɠ
to record	89 24ŋ
to replace	78 -11Ɠǝ7Ɨ10ž12Ʈ16Ƒ31Ǐ
to run	76 -15Ń8Ż14ǖ17ū23e24ƭ25A34O
to save	83 20ĻŢ32Ř
to say	78 -18Ŏ7ňǢ11Łǈ12r16ŝ18ǩ33ł
to school	82 -14q10ŵ11l13Ź16m24ź
to see	78 -11p-7ǩ7ǒ10Ƭ13Ŏ15ź16v17Ŀš24Ƅ28Ĺ
to sell	84 9Ų12ĸƳ52H
to send	82 -8p8dŧ13ļ15JZ16ś
to show	89 11ţ
to sign	80 9Š26Ō29Ł
to sit	89 11M13L23Ĺ
to somebody	89 10a11Ǟ34ƕ
to spend	87 -19Ƭ16ƶ56X
to start	81 11Ɩ25Ō64Ń
to stay	79 -15V11B14Ʒ19HƤ20X39Ɯ
to take	79 -11Ư-8ľ9ś10k11ǁ13Ƭ14Ǟ29Ʊ33z
to talk	86 21N40Ĺ
to tell	87 -9ń10l13ŋ14Ŷ17k29ǩ
to that	78 -11f-7Ǟ11ŋ14ƯƵ16H22ř26Ƨ29Ţ43G
to the	58 -15Ɲ-11n-8Ľ-7Ʒǩ7MųŽƵƶǁ8ľţƕƛǄǌǜ9Ŵ10ŮƓƾ11Ɨ12C13Ǐ14yR16ŭ20kǨ24a27ž30ů34Ʈ37ƌ38ǐ44Ɯ
to them	89 27ő
to think	87 -11r-8Ƭ16Ĵŀ19Ư21ĻŨ
to this	84 -9r-8Œ9Ĺ16xœ22Ł28ľ
to to	77 9j10XŎ11Ʈ12YǤ13Ǟ15k26ƒ
to travel	89 -9Ǟ-7Ɵ44ǀ
to us	86 -9Ĺ10ļ13ł36ĺ
to use	84 -7Ŵ8Ž10ő14Ĵ17Ź35ţ
to walk	86 15Ŋ25Ļ
to what	87 14Ř17ŇƵ
to when	86 -14Ł-7P12g14Ő28Š34A
to work	68 -19Ů-9ƭ-8rR-7L8y11Ŷ14U15Ʈ16ŭ17Ǚ20Ʒ21V27Ŵ44ŵ50ů
to you	61 -32ǩ-16Ō-8iƫ-7sAGƖ7dIƱǕ9ƃƬ10Ľ11B14Ǐ16ŝ18ƞ19ƙ20ĸ21Ʈ22ľƴ23Ŗ28M30Ǩ36ŁǍ42Ŝ43Ň49Ũ
to your	66 -32X-20Ŏ-16r-11Ɖ-9ŲƯ-7ĻǨ7ŜƣƳ8ŵƚƵ11Ƥƨ12Ƒ14A15Ũ16Bĸ18ƙ27Ʒ29ǁ31Ƨ36Ǟ38ǝ41ƫ43Ɲ
tobacco	79 10ǂ48ƹ
tobacco $	84 -21ǂ44ƹ
today	54 -16ž-15ǡ-9Ƨǩ-8ł-7oQŃ7CőƓ9Ƅ13atŀŜ14ƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ŏ38iĺ
today $	56 -16ž-15ǡ-11ƒ-9Ƨ-8łǩ-7oQ8CőƓ10ŀ11Ƅ12i14tĹ15a17jǥ19ű23Ő24O27Ļ28Ʀ29ĺ32ŗ36ŏŒ
today is	89 10Ŏ12Ĺ18ŏ
today or	87 11Ļ13j33Ō
together	76 7f9u12M13ZǊ15ǉ20s30ş
together $	80 10f11ş13M14Ǌ16s19Z
told	73 -10ǩ-7ņ7YŅ8j9ļŖ10lƧƾ11ƙ12uƁ14ƴ15Ŕ16d17Ƽ24B29A
told me	87 -8ǩ9Y10j13l15Ɓ20d
told you	76 -7ņ7Ņ10ļŖƧ11ƙƾ16Ŕƴ18Ƽ27B32A
tomorrow	65 7Ʈ8Ǖǣ9Iűǘ10Ƭǝ11Ƥ15Ʀ18ĸ25Y26L
tomorrow $	80 -7Y10ŵ11Ǖ12ƪ13ǘ21ĸ
tomorrow what	71 11ű12Ř14Ƭ16Y18Ʀ
tonight	80 7Ɗ12L13śǝ14r15Ŗ16Ƥ17Ʀ
too	61 -12Ż-11ſ-10a-9ǈ-8ĶŭǦ-7Ǎ7bcū8uŅŴź9Ʒ10ĿŪ11ŇŎƂǚǛ12Ǒ13XǢ14ƿ15ƳǄ17ńň18ş19o20U22jsƬ23Ž24ƨ28q
too $	68 -14Ż-12ſ-10X-8ŭ8ǋ9ń10bqŴƬǆ11oŅź12Ū13UŎǛ16ƿ21ş27s28ƨ30j
too much	83 -10aň-8Ķ11X13Ž15Ʒ20Ƭ30ǩ
too or	86 -11Ǧ-10Ǎ-7ǆ13Ǆ16Ƃ18q25Ǣ
took	77 -10ƾ-7ť7ƀ9k13ƪƯǂ14łŊ15Šũ18ŧ21t22Ƴ
tools	69 -8Ű7ŭ9Ƙ24Ǣ29Ɲ54Ǐ
tools $	87 -8Ǣ29Ǐ
tools and	78 -7Ɲ29Ǐ
top	69 -10ž-8Ź-7Ɯ7aĺǥ8W9m10Ǩ11Ƶ12ƣǔ15T16Ǌ24ƈ27Ɖ28ľř32Ƃ33Ǧ
top of	74 -10ž-8Ź8ĺ9W14Ƶ18T19ľ21ř30Ɖ41Ƃ
tornadoes	87 16Ŀ20ƚ
total	76 -12Ť-7ǥ7Ɨ9u10ƹ11ŅƠ12Z13g14ƀ22Ŧ23ǉ26ş
touch	84 -8d9ƙ11Kķń13ƿ14Ƽ17Ŝ
toward	87 20Ň26X
toward this	89 27X
towing	82 36Ɓ
town	73 -9Ūƛ9Eůǐ10ǩ12ŭ15Ɵ20Q79C
town $	84 -38ƛ10C11ů12ǩ26Q40Ɵ
track	89 13Ǌǒ
tracker	89 26Ž
tracking	89 20Ž
trade	80 12ǟǣ14m24S31P
traffic	87 -10O-8m13Nǋ14ů17Ż
train	87 20Ǚ29Q31ů
training	83 26ź32Ǚ
trampoline	76 41ƍ
trampoline $	81 26ƍ
travel	83 -11ů-8Ǟ15ǐ28ǀ32Ɵ
treat	78 -17œ14k21Ş25ņ29ŧŶ
treat you	78 -17œ14k21Ş25ņ29ŧŶ
treated	81 8ņ10ƿ17ŝ22Ƽ
treated for	84 11ƿ23Ƽ
treatin	89 7Ŷ10ǚ11i17U
treating	82 14i15j17U19ŝ
treating you	82 14i15j17U19ŝ
treatments	86 33ǚ
tree	84 -11Ŀ16D20Ť25Ƒ27Ǆ
trees	80 -8ƙ49Ƒ
trip	84 12Ɯ24ů25k
trip to	89 16k26ů
trouble	73 -8nǇ7ĸ8ĵ10ƛƼ11p12Ĺƽ14tŞ15ű21ǜ
trouble $	87 7Ʈ30Ƽ
trouble with	87 -10Ǉ10ĵ14ǜ15Ĺ17Ş
truck	64 -12Ɣ-8PǄ-7ŀŸƕƝƩ7Ǖ9űƦǏ10ǞǦ11ūǛ12Ű14SĹǋ20Ə21Ū25ŭ29Ŭ33Z35ų40Ŷ42Ŵ
truck $	72 -17ǐ-13Ɣ-8ƕ-7ŭŴƋǄ13Ŭ14ūų16Ǜ17ǋ22Z39Ū59Ŷ
truck for	89 -7Ū9Ŵ19ǐ24S
truck is	87 -45Ū10ű13ų70Ŵ
trucks	75 -10ů7ŭ9Ə10Ǧ16ŵ17Ɓ52ǐ
trucks $	84 9Ɓ33ǐ
true	86 -14Ţ13ŧ14c16ł22Ŏ
true for	89 -14Ţ17ł23Ŏ
trust	74 12ņƫ15Ŏ24ŀ35A40Ʋ
trust $	81 17Ŏ22Ʋ27A
try	80 -9NŐ9Ž22Iǘ24ń36L
try you	89 -10N50L
tub	82 41ƍ
tuition	86 48Ʊ
turn	75 -13d-7Ʀ8AƟǧ9ŋ10Ŏ11v12pV13Ű15Ƨ16ţ23c
turn #	89 -8Ʀ12Ƨ14V18pv
turned	73 -11ǩ-8ĺ-7Ƴ11ŤƗ13v14x17ŀ19c20ţƪ23ſ42ƴ
turned down	81 -7ţ27ſ31ƴ
turned in	89 -8Ƴ18ţ21Ť
turns	89 33Ź
turns #	89 33Ź
twice	81 8y9ţ10Ĵ11ŕǥ13ũƻ15R
twice a	89 11Ĵ14ƻ16R
twins	89 14u18w20y
type	74 -11Ǎ-7ƒ10Ǆ12ǉ13Ƈ15ƣǔ16Ɖ17ǆ25d35Ʃ41Ƽ
type of	80 -13Ƽ-12Ǎ8ǆ11Ǆ13ǉ16Ƈƣ18Ɖǔ38Ʃ
typed	87 -7d10ļ15p22E
typical	87 7ǎ11ƿ12T15Ǆ
uber	83 44Ų
uber or	87 25Ų
ugh	86 8ŧ12ņ20ǜ26Ǥ
ugly	86 7Ǥ10ņ18ĵ
umbrella	63 14ǩ31Ƃ59Ǧ
umbrella $	73 14Ǧ33Ƃ
umbrella on	89 -7Ƃ18Ǧ
umbrella over	83 -50Ƃ63Ǧ
umbrella policy	84 -27Ǧ8Ƃ25ǩ
uncle	83 8T9ưƳ17ǟ19B
under	61 -13ŬƉ-11Š-7Ţ7GœƊƩǡ8ƖƘǅ9jĵŃůƛ10ƣ12Ż13ci14ƙ15Ū16hĺŅ17ŚŮ18Ǥ19Ŏş22ƺ23n24ǃ25ǌ27X28ƒ
under #	73 -12Š8ő9G11ůƈ12ǅ13ƒ23Ů29Ŏ35c
under $	83 -11c11Ǖ14ĵ16Ǥ17ƙ27ƺ
under a	82 12œŦ14X23Ū31Ņ
under that	87 -11Ɖ-8ƈ12Ŗ18j30n
under the	81 -16Ŭ-8n8Y12Ɗǡ14Ƙ16ƛ19i20Ż22ǌ
under your	82 -8ƈǍ-7ş7ř14ǌ16n20ƣ25ǃ30h
underinsured	87 -7ŗ19ǩ22ſ
understand	80 7ĺ9ũ10ŀǞ11rĻ12ƽ13Ţ16Ŗ35ň
underwriter	89 12n15Ť18ǀ
unhappy	87 -7ŝ46Ş
unhappy with	87 -7ŝ46Ş
uninsured	67 -7Ǣ56ſ
uninsured motorist	68 27ſ
union	82 -15ĵ11Ʀ12W16ļƕ17Ŭ18Y19ƨ
unit	76 -24Ɔ-19Œ9Ǎ11Ƥ14Ơǌ15ƣ16ǋ23D25ƥ
unit $	82 -26Ɔ-20Œ-16Ǎ16ƣ23Ơ28ǋ
units	86 19Ƥ36ƣ
universal	89 28Ʃ
until	89 14O18ŕ26ƭ
up	44 -17ǩ-16oŖ-13Ƣ-12sǞ-10yLPŅŢŬŷơƵƶǋ-9bBŇƜƭ-8aqGŶƟƧƳ-7ņśŧũƕƘƦƷǦ7YķĸńŗŝŰƛǒ8rļŐŘťƏ9gƇ10dŹƈƓƮ11CHŽƬǌǏ12łŚƹ13ĴĺĻĿřŜƌ14Ʃ15ŉƾǚ16VŠ17ƃƣ18ŁǗ19jǝ20xƪ21KžƤǆ22ƴ23ĹŌƙ24Ǌ28iƅ31kœ35lŔ37t43ŕ44Ɖ
up $	58 -26ũ-15ǘ-12Ƣ-11aŖǋ-10Ťŷƒ-9sơ-8ĸŦ-7Ŭƪ7Y8ļŐƃƛ9ƓƩǜ10HIķŀǏ11lpŨ12r13Źǆǩ14Oǝ15Vǌ17ƅƤ18ű19ƌ20kŉ21K22Śƾ25ŕǗ37Ō39œ42Ĺ43Ŕ
up a	84 10a12I15c19œ
up and	78 -8o8k9Ŕǚ11iǃǤ12ţ19ǎ23H27t28ǝ
up at	80 -8ŝ10Ə11V12rǟ22Ŝ23m31Ŀ
up for	74 -7ǆ7ĹƯ9HĶ10Ž11kŤƨ12ZŌťų17W32Š
up front	89 -9Y17Ĵ24ǈ
up if	89 10ĵ17ǡ
up in	75 -8ǘ-7Ɔ8ŐǀǨ10ǋ11ƹ14ŉǊ16ƛ22lƪ42ƅ
up is	89 8ƙ11ŏ14ǆ
up on	78 7Ǣ9t10Ƌǒ11DǙ12œ16ŕƉ19Ǆ28Ƈ
up or	87 17Ƥ19Ĵ24Ǌ
up so	89 13ŕ
up that	89 9W12ƾ14ō
up the	74 -14H-13Š-10I8Xǘ9ĴĹƃ12ľƌǚ14k15d17Ŝ18ķĺ20Ʈ
up there	77 -29ƛ-7G9x11ź25ƈ36j66Ɖ
up to	72 -9o-8ŌŢƫ7ƣ8XŜ9kƚǒ10ŗ12Œ13ƃ15ƹ17Ž28Ř29t30g35ž42x48Ł
up with	68 -12Ō-9ķ8ļ10őœ12ƁƓ13ĻŞ16Y22Ƭ23ĸ29Š
up your	75 -12ƥ7tǧ10Ə11dAǗ12Ń15Ŋ17jǏ30ǘ32ł
update	89 -16Ǐ17Ǣ19Ʋ
updated	71 7Ǎ11Ʋ19Ƌ20Ǐ29ƌ
updated $	73 7Ǎ22ƌǏ
upset	78 -7ǚ9r18ţ26Ũ
upset after	80 -8ǚ19ţ
upstairs	81 9ƣ11ƛƜ23Ƥ28Ǎ
us	63 -16A-12ǩ-8p-7Ń8Ž9Ūž10ax13v14rĵ16ŋ17ĺ18zŎƄ26ņ28Ĺ36s69ļ
us $	70 -17A-9p-7ǩ8ơ11zņ14vƄ20ĺ27Ĺ41s64ļ
us do	87 -8s-7ǩ14ž23rņ
us to	89 13L16Ĺ
use	57 -15K-11ǒ-9Ǘ-8Ƽ-7ƹ7ƅƏǓ8Ĵ10œųŵŹǂǩ12J13ǐ16Ő18ǘ19I20Ž22Ǒ28Ų29ţ33ǖ46ƿ51ŭ
use $	80 -23ǒ-8ŴƼ-7ǟ10Ə11ƅ15ŵ18ŭ23Ǒ36ƿ
use any	87 8Ǒ
use for	89 -12Ǘ12Ǡ15ǐ26ǖ
use it	84 -14ǐ-8ƒ13ţ17ŭ23Ų
use that	87 -7ǐ11ő25ŭ
use the	66 12Ŵ13I15ŲŹ28ŭ
use tobacco	87 8ƹ16ǂ
use your	87 12Ǔ16ų32ţ
used	74 -14Ū7Ų10ǈ20Ɨ26Ž29ŭ37œ47Ŵ
used $	89 -16Ū25Ɨ28Ŵ
used for	87 57ŭ
used to	83 -7ŭ9Ų12ǈ45œ
using	86 -16ǩ-14D-8e18ƹ20ŭ21Ő22ǆ24J25ƕ
usually	73 -7Ŗ7ơ9ƅ10W11ǩ12ǡ13ĺǅ14Aŭ20ł29L
usually go	89 18Aŭ
v	83 -11Ň8Ƅ15Ɯ20ū25Ŷ33Ū
vacant	84 48Ɵ
vacant $	87 38Ɵ
vacation	84 8Ɵ53k
valid	87 23Ÿ
valuable	87 12Ƙ16Ɗ
value	67 -11Ǣ-10ǖ-8ŏ8űƁ11Ǐ12Ɠ19ľ20Ŏ24ƒ27ƪ37Ʃ
value $	79 13Ʃƪ17ƒ
value in	80 -15ƪ29Ʃ
values	77 -7Ǐ57Ǣ
values last	79 -42Ǣ69Ǐ
van	83 -11HŲƝ-8ų9ƀ11Ǣ14Ǐ17k20ŭ28ǐ
vans	80 -7Ǣ9ŭ56ǐ
vape	87 52ƹ
vehicle	71 -16Ū-13ǐ8źż10ž11ŵ12ŶŻ16Ŭ17ū19Ű22ŭ28ų36Ŵ
vehicle $	83 -14Ū-8ǐ10ŭ11ź29Ŵ
vehicles	70 -11ŭ7ƄǦ50ǐ55Ū
vehicles $	83 21Ū
vehicles do	78 -11ŭ23Ū24ǐ
vehicles does	89 -7Ǧ30ǐ
vendor	89 -7ǝ45Ǖ
vendors	87 15Ǖ
version	89 15O16Ť
video	84 13g15Ɨ37M
vin	72 -17ś111ū
vin $	83 -9ś39ū
vinyl	89 11Ƈ
violations	86 22Ż
visit	84 16N24ǁ29ƾ
visit $	89 19ǁ31ƾ
voice	89 12Ľ13ľ17Ŀ20a
volunteers	89 26Ə
w	81 -11ŝ-8S-7ǉ14b18Ǒ25Ǉ39ő43T
w #	86 -7ǉ20Ǒ26Ǉ46T
wages	75 -14Ǌ9ǜ12ǣ21ƃ67ǉ
wages $	84 14ǣ17T
wait	80 -8ŕ7ŧ10ŵ11Ś14ĺ16Ǐ19s21r29Ń
waiver	89 25Ǔ
walk	62 -11ŧ-9Ũǟ7ƤƽǎǔǨ8ŊƊ9nRƛǕ10ĸǈǖǘ11żƧƮ13ŵƗ15Ļ16Zł19ǝ20ƣ28Ť
walk away	87 26Ļ
walk me	64 -11ŧ-9Ũǟ7Ɨ8ƤǎǨ9ƛ10nǄǕ11Rĸǈǖǘ12żƮ16Zŵ17ł20ǝ29Ť
walked	89 -7ĸ22ǔ33Ǆ
walls	81 10Ơ11Ǎ13Ɨ21ƌ39Ƈ
walls $	86 11Ơ14Ɨ22ƌ27Ƈ
want	46 -18Ř-17m-15Ŧ-14ŚƦ-12łœŗƩ-9NŁŞ-8cprƯ-7ŵƠƿ7evAź8őŒŴ9HV10Ǧ11Ŋ12ſƃ13oƵ14bľžƁƗ15Oŀƀ16Ńŕŝǁ17JĹǓ18LĴƂ19ŉƄ21y22KM23ǌ25ưǩ26sƫ27Xơ29Ƭ31Ʊ33Ļ36ƭ39Ō40ƶ
want $	74 -20ơƦ-13ŗǡ-11ǩ-9Ŧ-8X7Ɓ12ƫ15ŅǢ40ǌ46Ǔ87Ƭ
want a	79 -13ǧ-7ǡ8ƶǦ10Ļ13y14ŕư15Ƅ19ơ31ǌ
want for	87 -20Ļ-8Ş32ƶ35Œ
want it	74 -13Ʃ8Ƽ9Ń11ǁ13ƫ15ľƄ24K80ƭ
want me	73 -15ƶ-14X-10Ǧ-9ŃŘ-8Ǟ-7Ļ7s8ŋ12L13Ƭ14Ō15M16ž17ǩ23Ƃ26K34Ŋ48Ŏ
want protected	73 22ķ
want that	84 -7Ř11ŽƁ13Ĵ43ǩ
want the	76 -18Ś7Ƅ8ǁ10Ž13OƗ15ƃ17Ɓ19ž27ƶ33J
want to	53 -24Ƃ-20Ƭ-19Ǔ-17m-12ł-11Ŏ-10ľœŦ-9aŁƄ-8cpNŊ-7Kƿǌ7ž8ōƀƘǃǞ9eźƶǖ10vš11oOơ12ő13Ŵ14Vśǧ15A16LĴ17H19sſ20Ʊ21b22Ǧ25M26ŝ27Ĺ29ŀ30Ƶ38ŉ47Ō58X
want you	87 -8ǩ10ǌ12ŕ24Ǔ
want your	84 -7Ǔ8Ƅ12o26a31ľ
wanted	84 8ưƴ10G11ƍ15Ǟ16ŉ
wanted to	89 9ư11G17ŉ
wanting	87 -10y11ŃƱ15Ĺŉ16k
wanting to	89 -10y12ŃƱ15ŉ17k
wants	75 -7ŉ8Sļ11s12Ŷǧ16ơ18Ƅǩ21Ǔ
wants to	84 -7ŉ7f9S12ļ20ơ21ǩ
was	45 -17Œ-16d-11Ǟ-10ƫǢǣ-9łŝƉƾǋ-8iľōŎŴǝ-7yGLŀőţƁƭ7TŖǉ8cǛ9ņǘ10ĵŸƲƹǙ11ĻűǊ12k14ƞ15Ƥǩ17ĺƅ18ƛ19Ƌ20ƴǜ21Ƽ22pň23Ŕũ24ļœš26B27ƽ28ŧ29Ņż30Šŵƈ35ƒ42Ť45ŨƳ49ť52Ŧ
was $	89 -28ƾ15Ɠ22ũ48Ƽ
was a	80 -7œ9ň11Ľ12Ňš13BǄ15Ŕ23Ƥ
was anybody	89 -8ǣ32Ť
was for	87 12ĺ20Ũ22Ŧ
was i	89 -11Ƥ-7ǋ81ǩ
was in	82 17Ş39ť40ŵ
was it	61 -17ŧ-14Ņ-11Ŝ-10Œ-9ƫǩ-8ũ7wAƽ8Ƈ9ƛǅ11ť12ƾ13Ŕż15œŸƈ16Ŗƴ19ƅ20c21Ť22Ŧ36ĺ39ļ42ƒ50Ƴ52Š
was not	89 13b28ż
was on	87 -15Ũ16B18s20ŧ25T
was that	64 -13ĺŠ-7ǩ8ňƩǊ11Sũ14ƒ19Ť33ƴ35Ũ44Ƴ47ť
was the	62 -17ż-12ţǢ-8ň-7ŒƉ7šǘ8Ƃ9ƒ12ŤťǏ14ŅǊ15Ŧ16ŨƋ17Ŝƈ20Ǜ26œƛ45ŧ
was there	81 -17Ƴ10ż12ţƽ13š19ǜ24Ť25Ŧ
was uninsured	80 
was your	66 -20ť-10Ƴǅ10p12o14œƸƹ15BŻ16v20żǙ25ű29ņ32k37ƽ
watch	87 7Ž23ǩ30Ư
watches	86 7Ɵ15ŽƘ
water	61 -14ƚ-13Ƹ-11B7ƃƏƑ10ƍƠ12q15Ɵ16ǝ17Ǝ23Ť40Ƌ57ƛ59ƙ
water $	81 -14B17qƙ24ǝ28Ť
water damage	87 -7ƚ36ƛ
water go	78 20ƙ
water heater	84 30Ƌ
water in	89 -18Ɗ-12ƚ15ƛ16ƍ
water near	79 25ƙ
water off	89 28Ɵ
way	63 -18Ů-11I-10M-9ŨƳ7słƊ8Ə9ņŎƿ10ňŧ11rƶǂ12Ƒ13ļǁ14Xũŵ16am18j21Ŷ22y29ŀ38ů42K
way $	75 -19Ů-10Ƴ10łŶ13ů15r16ļ24j32y46ŀ
way around	87 11ƍ18ǂ19ǁ
way it	89 8o23ũ
way to	79 -14I-8ŀ13Ŏ18ŵŶ57K
we	53 -17ĺ-13g-11rSƯ-10Ǧ-9pVŇ-8PǞ-7H7ļŷ8jşƀƊ9cŊ10dƨ11fw12ņť13hƕƱ14ŉŕ15vIŴƭ17XƂ19Ś20Ł21i22Ļ24Ĺ25ŎƬ30Ľŋ34Ū35M42s87Ō
we are	73 -12ŏ-10ǩ7jƄƱ8ń9ŉş10Łŋ11Ļǂ12Ŏ15M16Ś19ņ22Ō33Ƭ
we can	89 -8Ʃ15ƭ19s
we do	79 -8Ň10NŁ12Ŏ14sŕƊ33ǩ
we get	75 7s8Ļ13i24I41Ō
we go	87 10b12ŋ14sX
we got	84 -8X10jƖ15Ŋ17ļ18w25Ū
we have	78 7M9ƨ10GĻ11ōŴ12Ʃ17Ū18Ŏ29Ō
we meet	87 34M
we need	87 -14Ō-8V13ķǁ15Ɓ16uŁ
we talked	89 8Ľ10t14ƨ
we talking	78 -13Ĺ-8ǩ9œŦƆ10OŃŪ15c16X17h23ť26v
we will	86 9s10d13Ĵ
weather	83 -9Ƴ18ƚ19Ť33j
website	82 10ĹĽ43ļ
wedding	86 8ǧ12ĺ13ǔ16f
week	57 -9ǩ7ĽũųǎǕ8xƕ11g12i13P14Ń15ů16ŵƖ18ƿ19ĺ20Ų27ǝ28L37R39ŭ
week $	65 -18R-7ǩ8ŵ9ĺƕ10ų13g16P17ǝ21ƿ22ŭ24L
week and	79 12ĺ16ŭ
week do	81 -13ŭ14R23ů26Ų
week is	77 7Ų12ŭ15R
week or	89 7Ń13L26Ɩ
weekend	75 11ŭ17ť19ƿ46k
weekend $	82 54k
weekends	84 -9k9ŭ13Ɯ17ǎ20R25Ų
weeks	73 7ǎ10Ń11Tǝ12ŕ16Ƥ19Ɵ21Ľ24ŵ
weeks $	86 -17Ǩ11ǝ12ŃƤ24ŵ
weigh	81 12Ł20ǂ32ƺ
weigh $	84 35ƺ
weight	76 63ƺ
weight $	81 42ƺ
weird	89 -9J30ǘ
well	67 -13q-12d-11s7ţũƏǊ8Hǩ9Ļ11NĹ12űǉ18p20Ŷ21Ŗ23ń28t36ǟ40ŝ
well $	79 -14dq-8ŧ9Ə26ŝ30Ŷ34ǟ43t
well that	86 -10ŝ11ń12x13ŧ14Ļǟ27p
went	67 -10Ş-9ǩ-7Ŗ7rH9Yĺǜ10ő11kņƬ12z13Qǅ14l17Ƴ22ŔŨ24ŀ31Š32ƅ33œ35Ť
went $	86 -7Ʀ14ņ26Š28Ƴ
went through	89 -20Ť19z34Ũ
went to	87 10H14ǜ17Ƭ21l
went up	86 -8Š-7Ŗǩ32Ŕ49ƅ
went wrong	89 -12Ş13ņ25Ť
were	53 -18Ļ-16Ř-13p-10Œ-8ŖŴ-7ŜŦƀƩ7Xņ8ƍƦ9Ĺƹ10ļŻƳƵ11ƭƱƷ12ś13lƯǢǤ14Ǝ15šƴ16Ƭ17YƮ18rWż19Ÿ22Ņ25d27œ29ŧ32Ƽ34ǝ38Ũ
were down	72 40ǝ
were gone	82 -9Ŗ-7ǝ10Ư11Ʊ22Ʈ23Ǝ
were hit	80 -22Ř34Y
were in	80 16ŵ
were not	80 -8Ş8Ǩ13Ʊ16ĸŝƯ21Ʈ
were the	77 21Ǣ
were they	83 -9Ŧ11U18ŧ41Ņ
were you	64 -18Ļ-13p-9Ŵ-8ƀ-7Ʃ7l8ƅ9Š11ŧƹ13ŻƵ14XƳ15ļǝ16ƭ19Ǥ20ƴ21š22Ÿ23ż24Ƭ28d32œ46Ũ
wet	87 13j20ƛ22ƙ24Ɗ
what	24 -25ŷ-24Ŭų-22Ǡ-21Łǐ-19Ĵ-18nŜ-17Ō-16Fƫ-15zNŰƤǦ-13OļŹƟƢ-12őƴǀ-11bsuAńśŶ-10txHŏţƳƿ-9MĵĽŊżǘ-8SŽƏƙǁ-7VŮƁƖ7dlŢƋƪƭƮƾ8IĶŃŕǣ9DEũūƼǗ10iŵƃǍǨ11ƅƨ12űƑƚư13ŲƵǝ14qRņƕ15vƧƷǎ16chžǉǓ17Ɠ18ŘŨƬ19LYơ20ZƘƺƽǃ21JW22mQǞǥ23wŇƩ24ƉƔ25ōƦǩ26CŔǏ27ƇƊƶ28ł29PŅƻ30Ǌ31X32ľŉŎǈ33TķƠ34ƒ35ŝ36B37Ļ38gƗ39ŤŦ40Ŵ42Ǆ44ĺŗ45œ46ŀ49Ş50Ŀ53Ū54Ŗ58Ĺ59Œ
what $	78 -33ŷ-29ǐ-28ǩ-17ǘ-11Ǐ-10ŝ-7u7ĸ13wŭ17Ƨ20J21ō25p36ǝ39ǈ57ų
what a	84 -21Ř7Ɠư11ŵ13Ļ41ǩ
what about	78 -14y-9Ū-7Ş7q9Ƨ15Ʊƽ18ƨ46Ŵ
what age	84 -8pƦ13ƽ14Ÿ16v24c30ƭ
what all	80 -18ŝ-9ƨ-7Ɲ7ŭ9Ƒ11W12ķ16Ť21Ɗ22ǥ31Ǆ35Ŗ
what amount	82 8Ɨ15ŗǖ17Ƭ19X
what are	55 -30P-16C-15ǎ-12Ƙ-11Zŝǀ-10œŽ-9ǃ-8xŅű-7cŔŹƗ8ưƱ9ľ11ŞƻǢ12Ơ14ƒ16vyǐ19Ļũ20ř21kǈ23ǡ25ķǏ26R27Ŀ31w32Ǌ35ŗ40Œ46ł54Ū55Ĺ
what becomes	89 18Ǩ25Ƨ
what benefits	89 25W
what bills	77 -11ƶ9ǝ15Ʈ37Z
what bothered	80 23Ĺ
what breed	87 53h
what brings	87 42Ĺ
what can	79 -9LŒ7Ŏ18ľ33X60Ĺ
what changed	86 8Ǟ51ĺ
what city	87 40C
what comes	84 -8Ĵ8Œ15Ǌ16Ř20J25W28T
what company	87 -14ŝ-9ŞǄǐ-7ǃ41Ő84Q
what could	64 -9ĸ-8Ʈ-7Ŏ11Ř12Ş30ķ34Ǆ50Y
what date	86 -12œ-10p15d17ť24ŕ34Ń
what day	76 -8ĹŒ12Ń15Ɩ16Ƅ20Ĵ23ŕ25d43L
what deductible	72 11ƀ12Ř19Y
what did	52 -24Ƴ-20Š-18ő-16ŧ-13Ť-11Ŗ-9ňǃ-8o7ƱǏ8ƀƈ10Ş11ņƵ12Ƽ13ŔŢŵ14ǩ17Ņ18ǝ19ƾ20W21ƺ22w26ũ27m28Ŏ29Ǌ34ŉ36ƒƽ47B52œ92Ŧ
what do	47 -41Ŭ-32ǩ-30ǐ-27Ů-26R-22Ƭ-17ƝǏ-16łǔ-15qƃ-14ĺǇ-13F-12œų-11ŃƒǑ-10QUXňŴǕ-9LŶ-8ŵ-7lŐƇơǌǧ7ưǢ8ŌŏŖƘƦǙ9Ǘ10ŗū11aǝ13Ŕ14Ʈ15Ř16wǈ18ōƵ19ƶƺ20ŎǉǛ21Zű22žƠ26o27ķŇƻ29ŭ32Ū34ĻŞ38Ų40Wŝ41T45Œ49ǃ54Ɣ56g63ľ65P
what does	55 -48ų-29Ň-20ž-14Ǡ-12Ʃ-10ǂ-9sƢ-8ű-7ŕ7ŝǈ8Rƕǜ9Wſ10ǃ12ƨ14o16w17Ĺ21Ŗ22ŏ25ŗ30ơ32ŒƠ37q40Ǆ45ǩ75Ŵ
what else	72 -14ǩ-8ƕ10ƌ14ķ19Z23ŉ32ş63ō
what exactly	86 14ƕ15Ť17ŀ19ơ27Ƨ
what got	82 -11ƨ11Ĺ25Ť55ĺ
what grade	87 20ŧ42v
what happened	67 -17ť-9Ł-8ƽ9ǩ10Ť11ǣ16ņ18Ĺō22ĺƛ29š35Ƴ
what happens	66 -14Ʈ-8Ŗ7ǩ8ƃ9ǒ10ŵƙƛ15ĸ16Ļ17ǣ19ŗ21ſ27Ʒ28Ƨǝ
what has	73 -12Ţ16Ƹ18ƕ19ł
what have	68 -7ő7Ʀ8ư11k12ƘǏ13Yķ15ǡ20ƀƃ24ũ30Ǟ37ŝ
what hours	83 8Ų12L28R
what i	69 -21ǩ-9a-8bĹ8uŎƇ9ŒŢ10LŅŪ12B13pĽ14ŵ16Ƙ18Ŋ23i28U39Ň66ň
what if	73 -16ǝ-13Wĺ-12Řǆ-10ŒƯ8ǘ9ǡ14Ǖǚ15ĸ22ƃ23ƜƦ28ŵ72Ǩ
what insurance	86 11Ǔ13ǥ18ǐ25ǩ
what is	38 -28ķ-19C-18Ƥ-17Ʃ-16ƅƣ-15sW-14ŵǖ-13wĴōŜǟ-12ƕǔ-11ńœşƫƱǠ-10NSZǐǡ-9ovňŌŦŨŰŷƮ-8ŏőŠŤų-7zśŸſƷǅ7eĶŚƯ8ARź9xƓƬ10lŶ11rŘƑƝƨǓ12Ū13mEŞƞ14IľŝǇ15Ů16yVơƦƻǗ17JƘƚƪǊ18cgDǎ19jLū20KYƔ22ǣǩ23ĿŃ24P25ƶƺ26T27iž30ƊǞ33ƇǍ34Ņ35Ňƒ37Ĺ42Ŗ55Œ61Ɨ89ŀ
what it	72 -8ňŤ-7ƶǩ7ŘǢ8ĺŔƊ10œ11Ŀ12ŴƩ14Ţ15ŗ16Ũ17Ɖ18Ś23Ɠ41Ŗ
what keeps	83 -9Rŭ12Ţ17ƻ25Ŀ26P29ŝ
what kind	59 -25Ǜ-14Ŷƈ-12ƪ-11Ň-9UƦ-8ű-7gŝ7YƨǏǙ8ŮƸ10Ɲǥ11ź13X14R16ƉƎǆ18Ť19q21hƇ22ǩ25Ūƣ27ǔ42Ǆ43Ƌ44Ʃ
what liability	73 -22ǡ14ž30ŗ
what life	87 -17ŗ10Ʒ35Ʀ
what limits	74 -14ơǡ14ǌ26Ǔ45ŗ
what line	86 -9ƨ17Ǆ47q
what made	65 -12ƻ-7Ň8ņ23ƞ26Ĺ27Ŷ38Š54ĺ
what matters	89 -11Ŀ34ľ
what month	87 -8Œ13d16ť
what number	79 -16ū-13d13c15X32Ņ38Ƭ
what other	82 -9Ĵ-7ž10ń11Z19Ƒ38ş
what part	81 -11Ĺ-8s8ŀ11l13Ʈ14Ŀ22ň47C
what percent	81 7Ǜ11ǖ15Ǒ20œ23Ǆ24ǆ
what questions	87 24ŉ
what reason	89 23Ŕ
what savings	80 -21Y34Ř
what shape	87 7Ɖ23ű
what share	89 -18Ǌ11ǆ19Ǜ26ǔ
what should	86 -33L-18K-15ũǩ23ǧ27Ŏ28ŧ68a
what street	89 28D
what that	87 -8ǩ7Œ13ņ18B24Ũ
what the	74 -9ŒŖ-8ǚ8ǡǨ10CŦ11ƚƠƮ12c15ƾ19ƅ24Ǌ25ǩ
what they	78 -8Œ-7Ǣ11Ƈ13Hś14Ɨ16Ŕ17ǈǋ21Ơ24ŝ
what time	80 -18g-15q-13Ɩ-8ǝ20ǩ27R34L43ǎ45s
what town	89 18C
what type	81 -15Ƽ-12Ǎ8ǆ11Ǆ16Ƈƣ18Ɖǔ49Ʃ
what vehicles	76 -11ŭ20Ū39ǐ
what was	65 -40ť-17Ņ-13pň-10ŧ-8Œ9ņšƂƳ10Ǚ11ǉ12o13ǩ17T18BŔ22Š47Ť58œ61Ũ
what we	87 -8V9Ʊ13Ʃ15ŋ16u
what went	84 -12Ş12ņ20Ť32Ũ
what were	83 -23Ļ-7E13Š34X44œ47Ƽ
what what	73 -11p-7Vǟ7Ū8Ķŉ9aCžƤǆ10I12Ļ13Pƻǅ14u19v
what will	86 -18Ʋ7r31ł
what work	87 17Ǒ34ƌ
what worries	71 21Ŀ
what would	50 -21ǩ-14Ƶ-13X-12qT-10ũ-9ƺ-8sxĴŗŴŽ-7c7ĿŘƛƜ8ž9Ʈǜ10rŝŢ12ƑǕ13ƃƎ14Bŀő15ķŇűƶǢ17Zǔ18Ʀ20ƨ21Ƭ22ƪƯǘ26ŉŎ27łƒ29Ʒ31Ǐ34Ş60Ļ
what year	67 -17Ĺż-12TǊ-10Œ-9Ɣ-8Dǉǟ7ƈ12pvƩ22Ū25ő29dS32ǅ34G41ƅ72ť
what you	56 -44ǩ-25Ǆ-15ōƞ-13XƷ-12Ŏ-11ŀŢ-9Ūƒ-8ŠŶ-7Bĺľņ7ŕŬƓ8sNTŒŧũƃ9yűƌǏǓ10ńǅ11dG12ƥƶ13ĸœŤƉ17Ş18ĹƠ19Ŧ21P23ķ25ư26Ɨ27g29ĶŇ30m34Ɲ38U43ǟ46Ƶ69Ŗ
what your	79 -7Ĺ7B10Ʒ13Ŗ26r28ơ29Ņ
what zip	89 
whatever	80 -15Ə7şƩ9V12q13ư18ŉũ21P
whatever $	87 -16Ə7Ʃ8ş12V15ư18ŉ
whatll	86 21Ķ22ł
whatve	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
whatve you	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
wheel	79 19ŷ24Ź42ų
wheel $	89 16ų
wheel of	87 -9ŷ43ų
wheels	87 -10b14ŀ23ǐ36ŵ
when	40 -21ǩ-20l-18aņ-16Ł-15Ť-14ơǋ-13Mǟ-12i-11NũźƮǝ-10jōƉ-9ţ-8BFUĺŀńŎşŵƜƩƵ-7CQTYŞŷǃ7AłœŰƚƻǒ8ĸŨŻǣ9ĵĿŔƙƴǛ10ŗƄƤǀǢ11Hƹ12Řƿ13rƭǙ14ĶśŜƁƷ15ƶƽǏ16dŹſ17yƈƋƼƾǞ18Ƴǧ20Ÿ21ĹŖ22gǂ23vS24G25OR27VƟ28ƅ31sƧ33ő34ǎ35Ń36ť39Ɩ47ŕ48L
when $	73 -27S-21ơ-16ǌ-15ź-11Ǟ-10ť12ƿ14Ÿ16ǧ23Gǅ56ő57Ĺ
when a	86 -12ǈ12ǒǓ15ǣ18Ǒ
when are	75 -23g-13ǅ-12i9H13Ɵ14Ɩ16Ń18ǎ23s36L43V
when could	86 -9ŕ12ǁ28ś
when did	60 -26Ť-21ǎ-17Šƒ-14Ƨ-10ņŔŦŧ-9Ũǩ-8dƐ-7V7ƫ8fšǞ9Ƙ11Ƌƾ12ƌ13ƲǙ14ƑƳƿ15Sƚ16ƻǢ17ǂ20ƹ21ƅ24Ŝ30Ƽ32Ŗ36ǅ37G55ő60ť
when do	61 -23ǅ-11ǝ-10Łł-9Ƨ-8gƭ-7Gŕ7ŲǛ10cŬƄ11ĴőǞ12ƕ13H16d19ǧ23y29V50Ń51O54R60Ɩ
when does	76 -11Ÿ16ŹƄ17ǎ64ŕ
when exactly	78 16š21d
when he	84 -7Ʀ15ǣ27Ƴƽ
when i	86 11ǀ16Ŷ18o20ǖ24ĵ
when is	63 -23p-22d-15Ń-12Ƣǋ-10ơ-8ƅǟ8f9ǘǤ10Ź11WŸƐƾ15y17ǌ19k25Ƥ31s42ŕ47v52ǎ
when it	70 -17Ƴ-15ǅ-10ǟ8Ŧ10ǎ11Řƅ12ť13Ũ14ŕ17ƽ24ľ30ƙ35Ť
when she	87 -9ƹ12Ƴ15ǂ17Ź
when the	78 -8Ŗ8Ơ11Ǚ12LŒ14ŕŦƢ17g26ſ
when was	63 -28Ũ-13Ť-12Ǣ-7ņƳ7ŜǍǘǙ9ƛ13ŻƸ14ƒ15Ǐ16ƈ17żƋ19ƹǛ21Ŗ24ű27ť29ƴ37p
when we	89 16Ļ28Ľ
when were	75 -25l-8p8Ƽ20Ǣ41d
when would	77 -7s10LƧ12Ɩ16H17V35ƭ46Ń
when you	54 -18ő-11ŁƮ-10Wŕƛƹ-9Vťǟ-8LMŃ-7BĽōŖƫƴǩ7ŇŚŰƾ8Ʀǉ9ƅ11ǀǂǏ12ŘŨ13ſǈ14Ÿƶ15ǜ17Ʒ18A19ŧǞ20Ŀŗ23Š24g25Ɓ27r28œ29łƒ30Ķ32Ŕ47Ɵ69Ƨ
when your	86 15ƅ20Ƴ
whend	75 -18ǎ-14Ǐ9ő11Ɛ12Ʋ14Ǣ15ĵƈ17ť18ǅ28S30G
whend you	77 -18ǎ9ő11Ɛ12ƈƲ16ĵ19ǅ29S31G
where	49 -16Ʈ-12Ōų-11sƝƟ-10nPƋǄǈ-9RŃǢ-8GŐ-7NśŜǃǨ7kŭƄƙǝ8yŠŢƍƦƷ9Hĸƭ10şŤ11rŚǞ12FļŅřŴƥǀ13ķńƛǕ14ū15Ǐ16lź17ƾ18ĵ19j21JǗ23Ɗ24X29QƤ33q34ǩ41ǋ42D44M52Ű53C
where are	71 8Q9H11ǀ12k15Ǐ16y17C30l
where can	89 18J
where did	83 -15l-7Ǖ18ļŠ31ǩ35Ť
where do	66 -21l-13ǩ-9R-8PŌ-7Ǘ7Ű9z10Ǐǔ11H13ūƍ15ƤǕ16Ś23ƥ25M26Ņ28J31CǞ36Q
where does	72 10Ǖ14ŭ17ź18ƙ20q24Ű
where i	89 9ƕ16Ɗ18M
where is	67 -12Ǣ-11Ƌ-10Ő9Ŵ12QźƏ13ƛ14ŰƦ15Xǩ17l18ĵ20C22ş24Ɗ27ƾ32Ǘ38q58ǋ
where it	87 14Ŏ15ŝǘ24ř
where should	81 10Ƅ14M21D
where the	87 7ƭ11ū16Ű
where would	72 -21Ʈ8g13X15M18ĸƷ19ǝ29D39Ƥ
where you	69 -13Q7š8Ļ9X10lLļ11D12k13ƭǋ18Ţ19C22Vķ23F25Ű41j
where your	87 12r17ŵ18ĵ
whereabouts	83 8M14ƣ17ǋ25C
whered	77 -9ť12ǁ15m20G23ļ36l
whered you	77 -9ť12ǁ15m20G23ļ36l
whether	86 10ŏ11ƀ13Ƶ18Ĵ
which	54 -13Ǘǚ-8Ƥ-7W7Fŉƶ8ľƻ9Ǐ10ļŀƏ11ŷƴǖ12Dňƕ13EńŪ14ŲŴ15ūƣ16R17J19ǈ21ť22Ő23C28Q31ų
which bank	87 -11Ő8Ŭ38ƕ
which car	69 -22Ū11ŭ12Ź21Ŵ53ų
which cars	89 -12ŷ8ƀ42Ū
which company	80 -11ń-7C11ƅ15ƴ19Q37Ő
which floor	87 29ƣ
which machine	79 12ǝ16Ǐ
which one	84 -19ǚ-12ų9J14Fƶ24ľ32ǈ
which ones	84 7f23Ū43ų
which other	89 42ń
which state	89 -26Ő28ū29C
while	71 -9Ŗ-8S7ŵ8Ǩ10ƜƟ11Ǡ12Ųų13ŉ14Ň15Ś17Ư18ŧ20Ǝ22Ƥ26ǝ34ő
while $	86 -9S-7ǝ8š9G13Ƥ42ő
while you	86 -14Ũ-10ŖƯ13Ɵ15Ǡ16ǝ20ŧ24Ǝ
who	38 -24Ɣ-23Ų-17Œ-16ƣ-15tLŪŴ-12TYĿǄ-11PĴķłŚŸǇǢ-10yHŢǃ-9rBĸŭƞƪǉ-8xJŃŏűƒƝ-7sĺľŀŌƛ7ŝŵƃ8lǧ9ſ10ƙƾǘǛ11qǚǥ12ŹǞ13wZƁ14ƤǍǕ15u16aǨ17Ŭƶ18ǆ21ǅǗ23ǜ26ǐ28ńƜǩ29ŠƲ31ş33o35QļǑ38ơ39ƢƳ41ƕ42n44Łų46Ŝŷǔ47Ư48A54ŐǠ56ǈ58ƫ
who all	81 -8ǈ9ŷǆ15Z17n
who are	72 -17Ư-15ş-10ǒ-8n-7ƞ13ǍǑ15Ő16ǔ19o21u24ǩ26ǈ
who checks	89 17Ɵ19Ǜ
who comes	84 -15y-14n13Ə19w22Ɓ57Ɯ
who could	89 -8n7Ɯ18Ƥ39Ǩ
who counts	72 19u29Ư
who decides	89 24Ł
who depends	77 17Ư28u
who did	86 -15w-10o-9ǩ8Ŝ17ƌ30Ƴ39ƫ
who do	63 -15Œ-12PǠ-11ĴƄǄǩ-9ŭǃǈ-7R7ļ8ƶ9Ŝ10w16ơ17şƢ18Ɓ28Z31ƕ32Ǒ38ǔ42Q43A56Ő
who does	73 -21Ų-13ǉ-9ų-7AƋ11ǐ13ǑǛ18ǈ30Ǡ39ǜ43ǚ
who drives	70 -25ŷ-11n-8Ū37ų38ǐ
who else	68 -7aşŷ11n16h19ƙ21ų26Ł28Ƣ30ǈ33ń
who gets	84 10Ư11Ʋ44ƫ
who handles	80 -15ş-14ǈ-13Ś-10ƪ11ǜ13Ǡ17Ł18ǖ19Ŝ40ǘ
who has	80 -8ư-7Ǔ8ſ9ŷ18Ł25ǌ30ş39Ǘ
who holds	89 9ƕ17Ŭ
who i	86 11r15ơ27a
who in	72 -21ų-10n9ǒ27ƽ38ŷ
who is	51 -23Ɣ-22ǌ-16ƽ-15ƣ-14Ųƶ-13Ł-12Lǩ-11ĿŸ-10tyŪ-8r-7AZǨ10lzǔ12Ƃƨ15ŵ16Ő17ƾ18a19Ǎ20Qǐ22Ŭǥ24w28ųơǠ30Ƣ32şƯƲ38ŷ41ƫ42ƕ48n54ǈ58o
who lives	89 -17z12n24ŷ
who looks	87 12z13Ɵ29Ŝ
who makes	86 35Ł
who needs	78 -15T-9ǧ7Ł8ŷ13ơ20Ư30Ƅ
who owns	81 7ǋ12FǍ13ơ35ǆ
who pays	78 -11ƕ-7xQǈ8ǣ11Ʊ18ſ19ǝ26Ʈ30Ǡ32ƃ
who rent	80 -7ǈ10Ǒ
who runs	87 10ǉ26ǈ
who sent	89 -7Ő43ļ
who should	87 -14Ŭ8Ǡ15ǧ17ŷ28ƶ
who signs	86 14q18ŁǠ21Q
who started	89 -15Ʊ38ǅ
who takes	89 13Ǩ17Ŝ36Ǟ
who told	86 -10B12ļ14Ņ50A
who was	84 -13Š-12ƫ11ņ18Ť55Ƴ
who who	87 9z13Q
who works	70 -8Ǉ17Ɯ29ǈ31Ǒ
who would	73 -12Ţ-7ŐƮ8ư15Ǡ16ƶ18ƫ25Ư26Ƥ51ǩ
who you	82 13Ő15Q16Ǖ17ƫ37ŝ
whod	66 -17ƾ-8u8ŵſ9ľ10ƫǣ13Ʊ17Ŝǘ21ư22Ʋ24ƃ26Ƥ31Ǩ49Ư
whod pay	80 -20ƾ13ſ14ǣ19Ʊ25ǘ32ƃ
whod raise	89 
whod run	86 -7A45Ǩ
whod take	84 28Ư39Ƥ
whole	64 -8ǩ-7ƫǤ7ŨũƜǒǕ8Bư9ltķŦ11Ŕ12šƵ14Oǉǐ16hƭ17ů18k19ō21ƈ22ƪ36Ʃ
whole life	75 -7Ʀ14l16Ʃ18Ƶ21ƭ27ƪ
whole thing	87 7ƈ10ŧ11ś12ũ
whose	66 -13Ɨ-11w-9ƫ-8Ʋ7ƃ10ķŹ12ǡ16ż17F18ǆǐ27A28Ő31Ł44Ƣ
whose cars	80 13ǐ
whose fault	89 11ƃ23ż
whose name	83 -19Ƣ-9ƫ12F16ķ18Ł27Ő
whose things	79 30Ƣ
whove	86 12ǈ17Ő19u22w
whove you	89 13ǈ18Ő20u
why	60 -22œ-18ń-10ň-9ļŒŧ-7ŉőƶ7A8ľšǆǤ10Ŀ13ǜ16ņ22rBƴƻ31ĹƵǩ39Ŷ41ŀ47ĺŔ52Ţ
why $	89 -11ƴ7ǣ34Ŕ
why are	83 -23ń13ǆ30ǩ54ĺ
why did	70 -24œ-18ĺ-15ǩ-8ňŢ-7ļ10Ŕš11Ǥ16Šǜ35BĹ40ƴ51Ŷ
why do	83 -25ŀ-7ŉ22ņ31ǩ41ƻ48Ƶ
why now	86 -15ŀ-11Œ47ĺ
widowed	89 -11s16Ʒ27f
wife	58 -14vƸƼ-12w-11P-9ƹ7VŶǠ8Ŀǆ9Ƴ11Ǩ14Ʈ16Ʒ17ǈ18f20o21Ŵ25p28ǂ29q34sƨƫ43rt
wife $	80 -13ƹ-9ǂ7q10ƨ14p16r19ƫ35t
wife do	86 -18ǈ-16Ʈ-7r29q40Ʒ
wife drive	89 -20r10ų44Ŵ
wife have	84 -17Ʒ-12q8ż29Ʈ40ƨ
wife on	86 -12Ǡ-7rƼ10s28ǂ30ǈ
wife work	84 -20r-7ǂ20ǈ34q
wifes	71 -19Ƹ-15P-10d-7aŪ8Ɯƺ10b11jŴ12Ʈ13ų16ǂ25q38o40p
wifes name	87 22o
will	54 -14ǩ-9Ʊ-8Qŕřǌ8Ƭƭ9dţź10Ļ11OŚƕ12ƄƤ13cNś14Ő17Ō19e20osĵ21M22H23L28Ź31y34V45ł51Ʋ
will $	78 72Ʋ
will be	83 -9ŕ9cŹ11Ǟ12V24y
will get	89 11d12ś15N
will it	89 12I19s
will need	86 -8ƭ12oŹ22c
will not	74 7dƄƙ8ŲŽƈƴ9Ƣ10ũ12ŃŒƭƺ
will or	89 
will put	89 10Ō29L
will you	77 -20Ʋ-17Ƣ-10Qǌ-8Ǟ9ƭ12Ķ21Ļ25Ƥ46ł49V
willing	89 -11Ŋ11Ž13Ţ
willing to	89 -11Ŋ11Ž13Ţ
win	86 41Ļ
wind	71 -19Ř-8ƛ11jƑ16Ť89ƚ
wind and	86 7Ř
wind deductible	89 -58Ř67ƚ
wind or	79 -15ƚ-8ƛ19Ť24Ř
windshield	86 -12ƚ12ű20ū22Ɓ
wine	86 37Ǜ39ƿ
winter	80 -17ǝ10Ɛ13Ɵ20ƛ35ťǎ
winter $	82 -10ǝ10Ɛ20ƛ28ǎ36ť
wire	89 15ǘ16Ǖ
wiring	81 50Ƌ
wise	74 -10Pţ-7x9Ƴ10Ɨ11ŏƨƮǊ14ǂ18w21g31V
wise $	78 -11P7źƸ11Ɨ12Ǌ13ƨ20w35V
wishes	89 32ư
with	39 -21ǐ-20Ť-17ĺ-14H-12ŏƟƫǇ-10Nķǅǔ-9CƔƶǛǩ-8oyťơƣ-7EGľũųƃƦƭ7mBIƨǤ8WX9ŗŚŽư10ĶŰƛƞƿǡǥ11Ŀř12Mŀœż13ŭƳ14ŢƁǜ15anSŋƤƧƱǍ16AńŊŖ17ň18gQĸĻŜŶǁ19ĴŧŬƂ20sVƐ21Ĺ22ŠŲ25Ƶ27Őŝ29b30Ƣ33Şş37ņ55ő
with #	83 12ŰƂ15Ś24b25ĸ
with $	66 -22Ɣ-21ŷ-13Ŝǩ-10őǔ-8Ǧ-7A7ń8ǡ9ņƇƙǥ10şƕ11Ƥ12Ŭ14Ĵǘ15XƂƳ17ƨ26a27Ƣ39Ő47Q
with a	62 -9n-7Q7goņ8ƂƉƚ10qBŰƐƲǄ12Vūƍ13SƘ20ŷ21ĸ23Ƭ25bĻ26ǁ34Ǎ
with all	87 -9a-7Ř11GƁ15tŚ17Ŀ
with an	80 7w8Ž15ņ27b
with anybody	89 12ş35ń
with anything	89 15ŉ
with em	87 9V12őœ18Ş19Ţ
with family	89 -23n32Ƥ40F
with her	89 12Ʒ13s15ź
with in	80 -10ķ22Y
with insurance	87 15ľ17ņ
with it	76 -25Ǜ-18ǐ-17ŝ-10B-9Ĺ7M9Ĵ10E12ƞ16Ɛ18ŀ20ŶƵ75Ų
with me	73 -8Ő7Ż8ĸ9ĿƮ10Ŋ11ŋ12Ś13ǥ14Ŏ15Ĺ19m20ŀ76ň
with my	86 11f18z57ǩ
with no	78 -11ƚ-9Ǒ-8Ř9Ƴǒ10ź12ŵƽ13š25Ɓ27ſ
with now	87 7Ő12ǥ13Ş
with one	80 -8Š16ő19ń20Ő25Ļ41ŵ
with rent	80 -16Z27Ʈ
with some	89 10Ɖ14ƥ19l20Ŧ
with that	69 -29S-18Q-10ň7a9Ũ11ņƳ12Ŷ13AƓ14ŃŝǦ17r19ŭ20M47Š48ő
with the	59 -26Ť-16Eŝ-15Ŵ-14ĺ-11ő-10Ňŵ-8œŷ-7Ɵ7kłŔƨ8QŗƂƜƪǎ9ņŒžƔƼǜǟ10Ƶ11g12Ŀ14Ōŭ17xWĹŽ19ưǣ20ǅ21Iż22SŧŶƛ26ş
with them	66 -14ő-11G7Ĵ11ŕ12ŗŢ13ş17Š20Ş28œ36S42ŝ
with this	79 8Ǡ9Ł11Kł12r13a21Ŵ
with those	83 -8Ɯ8ŗŝ14ő17UŠ
with today	87 19Ĺ20Ő
with us	80 10ļ13Ĺŋ19s23z
with what	86 -7Ő11Pǡ13Ŗ14Ĺ17B23Ş
with with	86 8Ź16ƕ17ĴĿ
with you	60 -15z-14Ő-13F-10Hƣ-8şǩ-7rQ7Mź8ƥ9ƿ12Ŭ14Zŀ16ƢǖǨ17A19ǈ23i24Ňŷ25Ŋ26Ǒ30Ƨ32Ŗ37s42Ŝ68n
with your	65 -29Ő-11ǅǐ-7ŀŏ7ƮƳǜ8ƚƷƻǓ9ĽžƤ10Ŗ11ł12V13ĴǛ14ƞ17ŝŢ19Ƹ26Ƶ31Ş34ő
within	87 -10Ů-7œ13Ə19ǐ30ť
without	64 -13ő-10GS-8b-7Ʀ7dƈ8ź9Ǡ10aĺ13ľ15ƮǓ18ƺ19ſ20ŏƭ30Ʒ32Ǩ40š42ŵ
without $	89 -14G-12S-10ő10ǁ12šǨ49ŏ
without a	87 12ź14ŵ
without insurance	84 -25ŏ14ſ20Ƴ36š
without it	81 -18Ƴ8d13ŏ14ĺ34ŵ
without you	79 -16ŵ-14Ʈ44Ǩ48Ʒ
without your	82 27Ʈ
wood	72 8ţ36Ƈ58Ɛ
wood $	86 12Ƈ31Ɛ
wood frame	89 -7Ɛ34Ƈ
wood stove	84 29Ɛ
word	79 -8ư-7b8BǓ12ļ15ǃ19Ŋ20ǩ21Ō22ǒ31Ł
words	89 16Ŗ32ň
work	46 -16iķ-14Ů-13r-12ĸ-11wľ-10CƒƤƨ-9Ʃƭ-8Űǒ-7ĿŔƗǃǎ7ŅƷǋ8Ɲƾ9JNǁ12BI14Xƌ15ĺƃǙ16ƦǨ17ŗǔ18ŵ19Ň20Ŵǣ21ƸǄǑ22Lǐ27ǚ30S31V36ů37ŭ38q41W46Ƨ47P48Q49R52U
work $	57 -17R-16Ů-14rķƜ-11iC-10ŗŲ-9ƭǝ-8ŅŰƮ7ůǙ8NƯǟ9Ŷ10ǁǠ16q18Pŭ20SǨ21ǚ24Ʀǣ33UƧǐ34L37V42W81Ǆ
work and	75 -8P8g9Ǆ11q12ǐ14N18Ŵ
work are	78 -12V36ĺ40P
work do	86 -13P34Ǒ
work for	73 -14P-13ĸľ-12R-11ŭƤ-9ǃǈ-8ƒ-7ǐǒ10rǑ14ƃǇ21ǔ29X43Ň78Q
work from	74 -39Ɲ13ǝ18ů21Ɯ48R
work going	89 -9i23Ɲ47U
work if	82 -11r11Ƨ12Ʒ14ŵǉ28Ʈ
work is	87 -32Ǆ-13U-7Ʃ19ŵ22q72P
work or	80 10Ŵǁ11śƦƨ15ŭů22I
work out	89 -25R-10QǑ-9U-7ŭ22ǋ36Ɲ45Ƹ
work so	89 -7R10L12Ǩ13s
work today	73 51ŗ
work too	89 -20ƨ-9ŭ12ǚ15Ŵ25q
work week	87 -14ŭ48R
worked	84 -14G12ķ17ņ34S
workers	71 20Ǒ25ǣ31Ǉ
workers comp	73 47ǣ
workin	86 9ǈ14UĶ21ń
working	72 -10LUǑ-9Ƶ-7Ɯ7tS8ǒ14ĶǇ15ŝ18g19V22q28Ĺ32ǈ33P
working $	82 -9ǈ9t14P20V23q32g
working there	89 -11P-10Ƶ12S34ǈ
works	66 -12Ǉ-7Ĺ7Ư11M15Ŗ16ŝƜ18ň25Ǒ28ǈ29L48Ŋ
works $	86 21L36Ŋ
works for	86 -8Ǒ7X15M20L31ǈ
works there	76 19Ɯ21ǈ
works with	80 -15ǈ-8Ǉ36Ǒ
worksheet	80 13ǣ
worksheet $	80 13ǣ
workshop	76 19Ƒ42Ɲ
workshop or	80 14Ɲ
world	86 11C12i13dŃ16Ļ
worried	86 15ƚ25Ŀ
worried about	89 9Ŀ16ƚ
worries	70 14Ľ23ĿƑ
worries you	70 24Ƒ26Ŀ
worry	86 11ǡ27Ŀ
worst	80 -7ŝ10ǚ12Ǥ13Ŷ18Ũ19ǜ20Ş36Ŀ
worth	63 -10Ŏ-9ǩ-7OǢ9Ɓƥ11Ţ15Ƒ19ǝ22Ǐ25Ɨ38Ļ42Ƙ43ƒ49ķ50ű
worth $	68 -60ķ10ƥ12Ɲ19Ɨ21ǝ25Ǐ37Ƙ39ƒ74ű
worth it	87 -8O43Ļ
would	36 -22Y-14Ĺ-13q-12ŦƁ-11ĺŐ-10ƺ-9OSŒƳ-8iuNňŠŨǞǣ-7nxƩǃǈ7yťƎƖ8ķǩ9BĴŀłŞƏ10DWŶƱǔ11HLZƪƭƸǦ12ƀǡǨ13sľŖƃƦ14ŉśŝƿ15cĵŃŗƒǘ16mM17AŇŊǢ18ƨƶ20ƂƓǁ21T22Ɨ23űŵ24Xž25Ƶ27Ļ29ŽƯư30rƮ32ǝ35Ƭ36Ţ37Ƥ40ĸ44Ʒ50Ŏ
would #	87 -8ǩ10Ɨ17X21Ɠ26Ƭ
would a	72 -19Ř-7Ƭ8ķ9ś11ž12Ļǝ15Ŏ19ĸƭ20ǘ42m
would be	73 -12ƶ-7sŎ7śƮ8XĻ10brLŏ12Ƭ13ŵ17Ŀ21ķ22c26Z
would cost	89 11Ɠ21ư
would do	86 9ĸŎ11Ƥ22Ž
would feel	89 13Ƭ
would get	86 -8Ŏ11ŵ13ƃ14ń22Ţ28ű
would go	84 12ƒ16V22ũ36Ƥ
would happen	71 -8Ļ-7Ư7Ǩ9Ǖ11ƛ13Ɯ15Ƨ27ǔ40Ʈ
would have	73 -13Ţ-11Ş-7X10Ƥ13ĸ20Ɨ22ǝ34Ŏ35ǩ
would he	78 -13ŵ-8Ŏ9ƮƸ48r58Ʒ
would i	87 9g13ŝ19Ǡ38D
would it	63 -22ǝ-20Ʈ-15r-13Ƶ-12B-8T-7ķĸŵƤ7ŃŎ10Ɩ11MŋŢ14Ļŝ16ł17űƯ19Xƫ20Ƒ23Ƭ24Ŋ29ƒ31Ǐ35Ɨ51s
would keep	78 -8Ʈ16Ţ21ǝ
would like	76 -9Ļ7ŉ9J12Ŕư13X16ƶ19ƭ23Ŋ
would look	89 13Ʈ14Ư
would love	86 9B11r24M
would make	75 -12Ţ-10ŝ-7Š12Ƭ13x15ǀ24Ļ31c45Ŏ
would need	67 -7S7QŲƅƪ8ūǆ9Ɣ10ŘŮƿ11GǉǊ12Ɩ14Tŕ16v17Œ
would not	86 -7r12X14H20ť53ǩ
would pay	84 -14Œ-12ŝ13ư32ŗ44Ŗ
would rather	84 14ǁ18Ĵ23K
would she	77 -7ƨ9Ǩ20Ʒ24Ʈ59r
would somebody	79 -15Z15Ƥ27Ʈ
would still	79 34Z
would stop	80 12ǝ
would take	82 -7u8Ə15Ƥ16Ţ20Ư27Ɠ
would that	73 -38X-12ƃƯ-11Ǐ-10Q-8Ɨǩ-7Ʒ7Ķƭ8Aǁ9C10Ļ11gƬ12V13E21ƒ23Ǣ25Ŏ26ǝ34Ň45ĸ
would the	80 -18ƭ-9Ư-8ǝ17ƦƱ18Ƨ30Ǧ32ĸ47Ǩ
would they	73 -15Ǩ-10ĸ-8Ʒ8ķƱ11Ź13ƀƬ14ŗ18ƭ23Ʈ25W27ƪ37Ʀ
would want	74 -8M7s8ƶ9ŝ10ŕ12ưƷ13ƫ14ź15A20Ŵ
would what	89 -7Ƭ11Ş17ľ19ķ
would you	47 -45Ʒ-23Ʈ-19ŎƬ-18X-17ƒ-14Yǩ-13rǦ-12ƁǨ-10Ĺũ-9cłŐ-8Ŀ-7OŒƓƯ7ǂǖ8ǜ9Ɲǡ10Ĵő11Ŋ12ƀǘ14yķĸƸ15H16ĵŌƿ18M19Ř22ŃŖűŶ23Ňŉǁ24ľŀ25śǝ29Ƃ30ƨ34Ţ36ƶ37Ş40TƤ46Ž57Ƶ58ŵ
would your	63 -22s-16q-12ŵ-10ǝ-9Ŵ9Ʊǘ11W16Ǩ19Ư21ǡ24Ǣ27ƃ29ž35B56Ʈ81Ʒ
wow	77 10uťŦ13Rű14UŢƠ21ō28ő
wow that	87 13Ŧ15Rť34ő
wreck	79 -7Ő11ƃ12ž13Ũ14ŵ18ż19Ŝ25ƀ
write	72 -14Ʈ-8A-7ś7b8D10oŐ11ĸŤ13ǜ14ř15Ƭ16K18w19Ÿ20ƍ27Ō
write it	84 -14ǩ-7A9D11ƍ13Ť15ǜ22Ō23Ÿ
write that	87 12b15Őƍ16o
writing	84 7Ő8J10ŉ17Ƅ27Ʋ
written	79 7Ǚ9Ż12Ǔ13ư15Ʋ18ŗž23b
wrong	74 -9ŝ12Ǥ15ţ17Ť18C22Ŀņ23ǩ24Ş38ǚ
wrong $	83 10ǩ18Ŀ20Ť23C
wrong with	89 -11ŝ26ņ34Ş
wrote	83 -7P10w12Ŵ15qŜ18Ʋ20Ĺ
x	84 -7ǩ7Ū13b15ŕ38ƙ
y	87 35b
yard	77 7Ɨ9HŴ10ƞ18Ɯ19ƒ55Ƒ
yard $	81 -7Ɨ9H10ƞ11Ŵ18Ƒ19Ɯ22ƒ
yeah	84 -15ŉ10O15cTŊ18ĸ28v
yeah $	86 -15ŉ10O15cŊ16T28v
year	50 -16ǩ-15Ĺż-14ů-13Ŵ-10ƒǄ-9C-8ųƌ-7DňŶ7kƺǑ8ǣ10c11qĺ12S13ƜƮ14Ǟ15vƾ16ƩǤ17Ɣ19G22TŹǀ23őƟǅ24Ĵ25œ26ǉ27ƅ28pŪ30Œ31ǎ36Ǌ37d39Ůǟ46ť
year $	60 -35Ɣ-27Ů-14Ū-12Ʃ-10Ǆ-9C-8ƌ-7ƅ7HǀǇ8ĺǝ9dǧ10ŃőŜƠǎ12kpƺƾ13ǣ14ťǑ16q19œ21ƭ24c26ǉ29Ǟ31Ĵ37Ǌ41ǟ48T
year and	83 -8p10ǘ12Ɵ18ŕ21Ū
year built	87 12ƅ
year did	76 -9D-8ǟ25d30ő34S41G
year do	89 7ǀ10Ɯ19Ů
year for	83 9ƈ15T18ǉ19Œƾǟ
year is	81 -9Ɣ-7Œ7T9d11ǀ14Ɯ19œ20ƅ21Ɵ32Ū
year make	84 35Ū
year or	84 -30ƭ-28T-15c-9Ǟ-7X9Ź14ŒƮ27Ů68Ɣ
year right	86 -19Ǌ9Ɖ13š14Ņ19T
year term	87 -11Ɣ18Ʃ23ƭ
year was	80 -20dż12Ǥ16v18ƅ21p26ǅ
yearly	84 10ǉ11Ǌ12Ů13T
years	52 -31Ū-10ŮƼ-9Ǉ-8D-7PŐœŷƉ7vyUŚŶƥ8ƴƿ9żƔƱ10ǣ11cŎ12ŢŻ13Ķ14ǩ16ĵƋ19Ƹ21Ʃ22HǞ23ţťƅ25Vĺ28ŴŸ31ǅ33Gő34ƈ39S53ƭ
years $	65 -28S-11ǅ-9ƈƼ-7Ɣ8UƵ10ť12y13Ǟ17v18Hǣ22ĵŻż25ţ31Ƹ74ƭ
years and	87 9Ķ10Ŏ11f
years at	84 -7DJ9Q21Ʊ24S28G
years do	89 -11ƭ-7G8ƈ29V
years even	80 8ţ
years have	77 -19G-14ő-9ŷ-8Ūǟ9ţ30ǅ33V35Ÿ38S
years in	87 -30ƭ-27G15ǅ89S
years is	87 -10ő16Ŏ27ŝ
years of	87 -10ņ11Ɣ14ƭ16Ś19ǅ
years old	87 13c24ƈ
years on	86 7SƋ13Ʃ23ƈ
years or	84 -16G-10U11ő12Ÿ21SƩ
years with	82 -13V-10Ő-8ŝ12š33S56ő
years you	89 10ƈ14ĺŢ23Ƌ
years young	89 29c
yes	73 8ŋ13ŏ15Ĺ17d25ł36Ł40Ŏ
yes $	79 -7Ɵ8Ł19d27ł42Ŏ
yes to	87 21Ĺ
yet	67 -19ǝ-12Ňǎ-8Ő9ŀƾ10wƍ11uƵǋ12n14f15ǟ19ń22x23Ź24cj32ƞ34Ɩ35v
yet $	70 -20ǝ-12Ňǎ-9Ő9ƾ11ŀƍ13n16f18x20ń25Ź27jv33ƞ35c37Ɩ
yet or	87 12v15ǋ16u
you	17 -28v-26Ŵ-25ƽ-24q-22Ʈ-21Ť-19ť-18oź-17ƨ-16ƅ-15ŹƆ-14Ƈ-13btǂ-12ųơ-9hŕůŷƉƓ-8ǧ-7ŅřŦǈ7BŁŪƖǃǄǅ8ĶūƐƙƝƫǒ9ŉŋŬŮƪǝǠǤ10Ư11ILƒƔƗƥƺ12djņƀƎ13pQŏŸƼƿǓ14GĵƭǆǙ15MYZŃƂ16aĴŌőŭƘƟƶǁ17ǔǚǜ18uĺƸǋǘ19ƃƱƾǑ20fƚƬư21kĸŲƻǩ22Ƶ23CŊŖžǨ24ľżŽ25HKSŢ26TWĻĽƹǇ27mUśŶ28nOķĹſǀ29XŀƁƧǞ30ƴǕ31Ʀ32łŚ34R35gŒƌ36VŠũ37A38Ŝŝ39Pńŵ40ňŨ41N42FļŐ43i45ŞƤ48l50Ŀ56Ň63c
you #	69 -9Ŏ-8Ǟ10rŉ11uǤ12Ʒ13EŢ14B15Ǖ18cž19Ư26p29Ʋ31n45y47f
you $	43 -31ų-29ǉ-27ǎ-26Ƴ-20ǩ-19H-18ŘűŶ-17C-16Fƒ-15v-14ŏŭǅ-13PşŷƱƶ-12brō-11ƣƫƺǋ-10Ĺǆ-9nwYŤƖǒǓ-8ĻŃőŗƆƗƘƬƮƵ-7tTĴńŕŢťƝƠƤƨƭƻǛ7ZļłŔǁ8AŖƙ9Ʀ10ſƑ11GV12Xƪ13JƁǟ14pǔ15Ƣ16šŦżǕ17ķŁ18œƿ19ňƧƴ20ƾǈ21Ş22MŎŚ23IŠǖ24Ŀǐ25ŝǍ26g28BŅ29Ǩ30l32jƷ34K36iľ37a41L44Ư46c50Ũ54Ň64Ǉ68Œ70Ŝ
you @name	89 -12t18p21n
you a	59 -13ŉ-9V-8eǧ7DP8Ļǘ10ǌ12ƪǇ13ŔƱ14g16SłŊŖ17FőŪ18ƿ19Ɓ23ǒ33u44ǀ47l
you about	75 -12r-8Ŕ-7ĹǄ9Ň11ļ14Ž15ǝ22A23Ş25Ŀ40B
you actually	86 9Ɛ11R12Ŗ17P18K
you add	83 -13ō16ƌ17ķ59Ǟ
you afford	87 -9ŵ20Ƥ31X
you all	86 -7Ũ7ǟ15n16Ƴ26ų
you already	83 8Ƶ10f13ĹƖ14ư
you an	86 -7J12Ǔ16K
you and	68 -7nł7ō8fŨưǈǊ11r13M15ő21ǆ25d28Ƣ30Ǩ37Ł43ŷ
you any	84 -13Ƨ8m15ŋ19uW26M33x
you are	48 -47ǩ-14ǁ-13Ƣ-12M-11uōƬǇ-10vŜƓǆǍ-9bXŕřŭǎǢ-8VĴŃũűƀƜǐ-7xAGYńœŪƧǄ7RĸňŋŎŒƭƲƼǚǠ8eiŖŗ9NƣƩƱǉ10sĺƁƞƶƾ11Ŷ12lĹŉŘŚŞƮǊ14žƖǑǨ15ƙ16j17ƃƦ18ŀ19dPŢ20nǝ21fT23C24HƷ25Ƹ27c29ų30Ǟ32Ő41g43Ɵ44Q47F50a
you as	80 -15Ǔ-11ǔ-10ǩ13FŒ16Ň19f20ń24ŏ25ǒ29ǃ
you at	67 -35Ư-25W-17Ɲ-13ū-9UŔŰǩ-8Ņ-7jǇ9ż10vŠ11Q12BŎ16Iţ17ž19V21Pœ32n33N43Ƨ45uC
you back	76 -12ƥ-11Š-7ő7ƴ9I12Ǘ16œ21Œ24ǘ25L32ŀ
you be	70 -14Ŋ-9Qƒ-7ƮǞ7ŘŽ8Ţƭ9ł10Vǁ11e13ŵ15ś20ǝ26T28H37X
you been	60 -59G-11ţǟ-9ǩ-8U-7ŷ10ń11żƳ13ƾ15Ƹ26ŏ27Ÿ28š30Ƽǅ31ő34il76S
you before	89 12Ɵ14Ō17ņ
you believe	89 15Ƭ40ǩ
you born	80 -14p8l43d
you both	89 -19L22Ÿ51s
you bought	72 -16Ũ-7ņƉ7Ǐ8ŧƈ10Ŗŗ12Ʃ14ƞ15ư18ł21Ŷ24ſ27Šƌ32ƒ
you bring	69 -11Ǌ-9kƷ15r28Ǒ29Ǉ35Ʈ48T
you built	86 -7ƅƌ7Ǣ18ķ36Ǟ
you burn	87 25Ɛ
you busy	81 -72ǟ-9ŭ-8R20P27x40U77N
you buy	72 -24Ǐ-14ŵ-8Šƅ-7HŦǄ7ƙ8W9Ʀ12ƒ18Ʃ31Ǟ32F38Ǖ46Ŷ63G
you call	69 -13Ǆ-10Ŧǈ-9Bĺ-7Lļ7Ş8C9A12oŜơ13Ǒ14ű17w20Ĺ21ĵ22Ɓ34ǃ47ǩ
you called	78 -17ǃ-8w-7B13ń14I31ŧ40Ĺ48Ŕ
you calling	86 -9l23C35Ĺ
you came	82 9G12dŸǘ18Š36ļ
you can	73 7ǧ8NW9LŵƉƤ10ľƃ11Ļŝť13Ÿƻǝ18A
you care	87 -17Ŀ10Ş29ƶ44ľ
you carry	62 -13Ɲ-12Ǧ-7Ɨ10ƀ11Ų13şǚ16ǣ19Ǐ22ŗ27Ƃ29ǌ32ſ34ǡ
you carryin	89 11ŗ15ƃ16Z
you carrying	86 -10ǡ-7ŏ17ſ20Z21ş25ž
you change	76 -31Ŏ-13Ŕ-8Ţ11I12ű13ƛ23Ƨ32Ş37Ň51ũ
you check	84 -7Ĵ11ń22J23Ǖ31ǒ
you choose	80 -7M30Š42ł
you close	72 -16Ɵ-11ǝ-8Ś17ƕ26Ɩ51ǎ
you collect	87 -9ǧ23ǒ38Ƙ
you come	72 -17m-9ķ7M11Š18Y25Ƭ47l
you could	66 -26Y-25Ʈ-15ǎ-13Ļ-9Ŵ7bMĴś8ņ9Ƙǔ10X14Ƭ15ľŠ19ǝ22ƪǨ24Ĺ25ŘŞŵ26Ƥ
you cover	89 39ĸ
you covered	82 -13N-12ƨ8ŏ13ſ26ŗ36Ō
you decide	83 18Ł41ł
you deliver	79 -13R11ǐ12Ɲ13Ų19Ǜ
you depend	78 8Ǖ39Ŀ
you did	70 -10ǩ7šƌ8Ƹ10rƲǚ11Ÿ12ĺ13Ũ16Ő17Ƴ19ũŵ26ǂ
you died	82 -13ĸ-10r12Ư16Ǩ22Ʒ38Ʀ
you do	52 -27ŝ-18ƞ-17ǐ-16Œ-15R-14Ŗƾ-13q-12Ũǩ-11ǈ-10ĺŶƈƦ-9HKĹǝǨ-8BƜ-7bLTĸĿŐ7Mľŋƒƙǁǒ9IZ10Xǘǜ12ĽƧ13J14Ňǡ15ŀ16lŏ17ƭǃ18Ůǀ19Ɲ20ũǛ21ǚ22Ĵ23Ǆ26U29Ǡ31gƤ37ǔ38ŵ42Ų43ǟ56Ǚ57Ǌ123P
you doing	78 -17ǩ15k31ũ55i
you done	81 -13ƾ11p12ǂ15y21ƌ50ũ
you down	79 -14ǩ8L10f15cƴ22ǝ29a36Ō39Ş
you drink	82 -10Ǜ47ƿ
you drive	68 -25Ŵ-14ů-11ų-8T-7Ź8ŵŷ9Ũ13Žǐ15Q17Ƅ49Ū52ŭ61Ů
you driving	82 -13Ž-12ŷ-9Ź-8ǩ7Ųż52N59Ū
you each	78 -34ŗ15ų63W
you earn	87 -21Ŏ60T
you email	89 -29J-10K50ś
you end	84 -7ő9mŦ29Š
you enjoy	87 20g23U
you even	89 -10ņ20ǩ28Ŝ
you ever	58 -22Ŝ-20ƪ-9ƛ-8Ɯ-7Ƽ7šŲƗ8ĿŢƦƴ9Hǩ10Ƴ14ƹǐ15ŤǕ16ţǘǝ17ƍ18gƿ19ǒ20ǆ25ņ32ų36Z
you fall	76 -18Š-12Ĺ-9ĺ25Ř27ƞ35Ŷ
you feel	69 -18r-10X-8ƞ-7ŝ8Ƶ9Ƹ10Ƭ11M12ŧ13ŋ16ņ21ŨŽ25ǁ27Ţ54Ň
you feeling	89 12Ƹ21Ũ
you figure	79 -21Ǐ9yHƭ11A12Ŗ19ƈ23ű31Ƙ
you filed	86 7ǆ31Ť
you fill	78 17Ĺ
you filled	89 13Ĺ27ļ
you find	78 -8Ŗ12ŧ17U24Ś39ļ
you finish	89 11ƌ36m
you first	84 -12Š11a13G15ő34œ
you follow	89 -14K17g36ň
you for	74 -8Ǎ-7ǝ8ǧ10Ŕ12zHƬ13Ǣ15Œ17Ơ26Ǔ29ơ31O
you found	89 -11ƀ13ż15Ś18ű21Ʃ
you free	87 -22g-10s31N39L
you from	69 -24C-10Ɯ7Ļ9ǝ12Ň15ƻ17Ţ18Ŷƚ23ŀ28Ŝ66l
you get	56 -24Ķ-17ǩ-12Ļ-11I-10Š-9Ũ-8bAƫ-7KƮǅ7ŖŸƩƪǧǨ9BTőƖƯ10Jų13Ż14LǤ17ƿ18jļ19R24ĽơƨǕ26ű28ƚ36Sŵ37k46Ŧ48ň51W
you getting	87 7x9j11ƨ19Ɩƞ
you give	80 7d8e16O17ǚ18ŧ
you go	62 -14Ʈ-12oƱ-11Łǎ-8Ŝ-7ňź9Ɣ10ŎŖ12Yǃ13a14Ƨ15Nŵǜ21ńƾ22Rǀ23AłŘ25š34Š37Ɵ59m
you going	74 -10Ŵ11s13Ũ16ŻƵ17V23k26H35ł
you golf	89 27g
you got	52 -21Ř-17ţ-13Œǅ-10őſ-9Ƃǝǣ-7ĺƭǗǩ7Ɓƥ8jWňŉŐŜşƇǡ9tuƎƫǃǦ10ūƅƑǀ11ƃƙ12ĸļƒǏ13hķŪƀƔ14ǇǔǢ15kƦǨ16NŹƗ18Śǈ19Vŏƴ20ŕŠ21Ŧ34O
you gotten	87 18ń
you grow	86 30l
you guys	68 -15N-7ŭ8hu9fxųƱƷ10k12ƚƟǋ14H16CƔ18ĸ20jŴ24ǟ39Ǆ
you had	58 -10ķ-9S7ĹŘƬǝǣ8ŶżƂƐƤ9ŝ10Ÿ11ũű12ǅ13ƈǙ14Ƌ15Ŝš16ţ17Ƽǜ18ľņ27ƾ28ĸ38ő
you hand	78 -8ǌ8Ŀ19Ơ
you handle	73 9Ʒ10ǘ12Y14s23ǜ29ĸ
you happy	81 -12Ş17ƞ23U26ŝ
you have	38 -25P-22Ƨ-21ƨǄ-19ǑǦ-18ǩ-17Ŏ-15a-13UW-12ľšũơǒ-11QŲ-10ĴƞƠƻƽǊ-9BLMTVŅŶƮƹǞǡ-8glyRƌǧ-7irtCHĻŀŇŌŤŷƳƶǂǅǕǖ7ŝŦŬƄƋƥưǁǋ8ZĺŞǆǗ9zXřŹƘƾ10ŉŕƱǘ11fƲǃǏ12ň13Ɵ14Ŗǔǣ15ŐƂǐǝ16FŒƩǠ18NőƗ20ťŵ21ķŢƑƚ22Ǔ23ŰƼ24mĶž25Yǜ26ſ27uƛ28Ǝ30ŏ31ƃƜƵǇǥ32G33OŚǈ35Ŝş36Ɓ55Ʀ62ŗ
you hear	80 -12ś15Ɓ30ļ33Ň38ǩ
you heat	87 -13ƞ19Ƌ46Ɛ
you hire	87 -8Ƌ8ǜ32Ǒ
you hit	82 -7ſ14Ɗ17ž23ż50c
you hold	82 -13ǖ21m27ǩ45Ǘ
you hoping	83 22X40Ļ
you how	78 -15L-7X11y12ńŐ18ƺ52Ŋ
you hurt	86 -11ƃ-8ſ55ž
you i	83 -12M11Ǡ12ķ14aK
you if	74 -18Ǩ8ĸŖ9ŵ10ǔǕ11ŋǒ13Ŋ14Ƨ15ſ16Zƪ25W
you in	63 -16ǂ-15Ư-10ű-9l-8ŗǩ7ń8ů9Ʒ10ipſƣǄ11EKŻƏ14ŽǨ15ų16NĹ17L28P30O31Ń33Ƹ42Ƥ49C
you incorporated	89 13ǆ
you insured	81 -17ş-15NƓ-9W-8Ǣ17Ő51ŏ52ŗ
you into	89 -11r17g37Š
you is	75 -9I-8Ǘ7ǧ8ŜŞŽǍ9ǈ10K11Ǩ12ǖ13Ż14Ƣ17ľŔ18Ɓ
you just	71 -7Ɵ7ŭǘ8fŅŕư9GśŸǝ10ǒ12ǎ25Ĺ26ĻŖ39Š
you keep	64 -11Ţ-8ǔ7ľǝ10Ÿ12ūǙ15ŰƝ17ƊƵ19ş22YŚ26ƥ29Ǐ30Ƨ41Ǘ
you keeping	89 11ǟ14ũ
you know	62 -16Ř-12Ǧ-11ň-8Œſ-7ĺľŠ7śŭ8G9ž11Ƽ12ƛ13ĵŜ14rĽ15ƓƩ16Ļ17Ǝ20Ŕ23Ņ27Ƨ32Ƴ71Ŗ73ǩ
you last	69 -11ņ7ƈ8Ŝ9ƫ11Ƙ12ĵ13Ƌ18Ƒ24Ʋ25ƾ26ţ31Ŗ
you lease	86 -38ơ-10Ǎ7Ǐ19ǌ29Ŭ41ǋ
you leave	68 -9ŝ-8ť-7Ŋō7mƤ9GĻǏ13Ű17ƥ22Ɵ23ŗ33Ţ46Ƨ
you let	82 9ƪ23ǜ25Ŋ30Ž
you like	58 -24J-15P-11ŎƜǄ-10Ʒ-9ĺłŢ-8OķƧǘ-7ŧƢƤ7rƂ8ōŔƁ9Ř11Ǎ14g18s19ƞ20ǩ22Ň24Ń25ƶ31ŉŌ37Ļ41Ĵ43K44ŀ51Ŷ61U85ŝ
you live	72 -11ǋǍ-10Ʒ-9ť10ƙ12D14ƃƟ15G18Ķ19ƣ23ķ24F28C57n
you lived	86 -18S-7n64G
you located	89 -8l21C
you look	75 9ū11ĿŉŨ15Ň17J26ľ
you looked	83 -7Ŝ9ƫ10ĵĶ26ń
you looking	75 -13Ļ10Ƭ12Š17ĺń19VXľ25Ń
you lose	73 9Ɗ13Ŀ15ĸƧ18ǝ36Ƴ
you lost	80 -17Ʈ-8ǝ13ǔ14ƨ17Yƺ22Ƴ28Ƨ
you love	81 -11U-9P-8Ǆ13ŝ15ƶ32ƞ42Ŷ46ǟ
you make	72 -17Ŏ-12Ů-11R-10Ū-7ƞǊ9ǚ11Ő16Ŭǒǝ20Ɲ22ů23P32Ň39Ǆ57T
you manage	87 -14ũ11Ƴ56ŵ
you married	82 13Ţ21o
you mind	81 10ŋ13Ś22Ŋ24ś
you miss	87 -10U-8Ş-7ō12ǟ14š16Ĺ47ŝ
you more	80 11Y12Ǥ18Ũ29g30Ŀ35ũ
you most	68 -13ľ18Ĺ47Ŀ
you mostly	87 -7Ŷ10ǔ21ŭ
you move	83 10Ţ13H46G
you moving	89 53H
you my	89 28ļ
you name	83 -21o-17Ư-15ǩ-8a18Ʋ37ƫ68w
you need	62 -26Ɓ-19cǌ-13ž-11ŏ-9Ň-8Ʀ-7lĻǒ8r11ƭǡ14OǏ15ŌƬ17Ł19Ƥ20Ƅ22ơ25Ŏ28Ū30ŵ34ŀ51Ĺ61ŃǦ
you never	77 -8ŝ8Ƃ9K13ņ24ő
you nuts	89 15t32Ş
you off	84 -13ǩ-11Ʈ8ĺ10š11d12ƃ14BƧ29ŀ
you offer	87 16ǚ23Ǆ
you okay	80 -20ũ-15N-12Œ13Ž14Ł30U69Ũ
you on	66 -17Ō-15F-10Ŕ-9Uƿ7WƏ9Ǌǣ10AƢ11xĸļ12QS15ns16r17ŠƜƣ18ŧ19ŭ20R24Ĵ30I35ǩ52ƻ
you one	84 -9Ʀ-8ǩ12ņǆ13ł14Sƹ23W
you open	73 -18H-8ť11Žǋ32Ţ38ǅ52ǎ
you or	67 -13ơ-11t-9Ǎ-7y7ƣ8zŎŷƴ9IKLƥ10Ǩ11sĺƃǂ13ĽŇƶ16ƹǋ17Ǐ19Ǉ21ǌ22np
you out	80 -10ĺ-8Ɯ10g13U15ƃ17C22ǘ24Ų32l
you over	76 -26T11Ǌ13U14Ŏ15Ũ17Œ19ƺ30Ŝ31Ż47c
you owe	71 -14ƒ9Ɣ11Ɓ13ķ37Ŭ78Z
you own	60 -14ƒ-11ǐ-10ƣǌ-8Ʀ-7ơ7ŬǏ8ƥ9ǆ15Ū22Ɣ24Ǎ25ǋ44Ƙ47Ɨ52F75ķ
you paid	72 7ǉ14ƒ17œ26ţ
you park	83 -10D34Ű
you passed	82 7ưƱ10Ʈ12Ư15Ʀ20Ʒ
you pay	57 -36Ŧ-23ǖ-18X-15ņ-14ƃ-12Tŗ-10ŖǊ-9ƱǇ-8Ƭ-7W8F11ǣ12Y13ǩ15ƕ19ĸœ33Ő39Ǖ45Ơ48Ř49Ǒ52ǉ61ƒ73Œ
you paying	67 -8Xƕ8F14œ17ǣ19Z24ĴƠ38Ɠ43ƒ
you pick	78 -9Ŕ-8Ţ-7Ĺ15W21KŶ24Š25ĺ26ł
you picked	87 -9Ŧ9X16Ʋ17N21Ř
you picture	89 -9ś10Ʊ25Ƭ33Ŀ
you plan	83 -11ƪ-7ŏ16ƶ23Ǟ38Ƶ47V
you planning	78 10y16V18ƌ21Ƥ
you play	89 35g
you pretty	89 13ŝ20U
you pronounce	89 21b
you pull	82 -8Ō9g11Łƌ37Ś
you put	68 -17Y-14G-8Œ8Ǣ9žǞ12TňŽ13Ǝ14Űű15ń16X17ƫ18RƒƲ20Ķũ23SƱ24Ů28ƌ
you putting	87 13Ů14Ʊ19Ķ
you quit	78 -7ũ34Ƨ39Ķ56ƹ
you rate	89 13Ƹ
you rather	79 -8ň7ś18M21ľ26Ŋ
you reach	89 13g27Ĺ
you read	86 -9e9Ǔ38ū
you ready	87 12Ǥ18Ō
you recall	84 36Ľ
you remember	76 8B9œ10cŦ30Ľ
you rent	75 -51Ơ12ƥ15ƣ19Ǐ21Ɵ30ơ31F45Ɯ
you renting	87 -10Ơ17F27Ƣ
you retire	83 10V19ƭ26Ƨ
you right	73 -16œ-10Ņ-8ľ7dK10Ǎ11CXǉ13ż15Ŗ16Œ17p18Ň19s20Ƭ21Ŀŧ26ņ
you run	71 -11Rǖ-8ŪǨ7Ǐǜ11ǋ14ǐ16Ǘ19Ǆ31Ɲ38ǎ
you said	67 -10B-9Rƴ-7ŒƠ7fKĹ8AVĵŲ9SĺņŊƷ10hŬƝ11pqu12tOǅ13ŝ15dG16ƥ18H22c24y
you saw	87 9ŧ21Ũ27ƾ
you say	65 -20ǩ-9cBŵ-8x7ĵŇŮ8RƈƣǄ9bľő10Ɖƿ11YZƸƺǑǘ12Ŏűǂ13ŀ14QƝ15Œ16ņ19Ō22Ŗ27w34T
you see	68 -14J-11ǔ-9ĺ-8Ƙƞ7ū8ƉƳ9ž11ŢƏ14Ɲ15y17Ľ18ǩ20ļ23ř24Ǟ28H31ƾ33ň37V
you seen	87 -10Ũ20Ƴ22ǒ25ǩ
you sell	80 -13Ǟ8Ǜ11HǕ48Ɲ58ǔ
you send	76 -11Ś-8ŕƧ11Ɣǧ13Z22ǌ42ś
you serve	83 -8ƿ17Ǆ26Ǜ
you set	80 -14Ƥ9ư11Ķǆ21Y23Ţ38ǝ
you share	87 -13ǔ12Ǎ39Ƣ
you shopping	87 -9ǩ9ń33ĺ
you shut	89 -19ǝ-11ƛ17Ɵ26ǎ
you sign	80 15ő18Ɩ20W21Ǔ
you signed	87 -9O15Ɓ16Š19Ō
you sleep	86 17x29ĻƤ
you smoke	83 -14ǂ32ƹ
you so	83 -12ǩ-10ő9ś10D11ŝƨ12X16u17Ŀ
you some	84 -15ŉ-7Y8Ǝ9z14Ĵ15Ŋ16Ţ
you something	84 12Ţ16X28ņ
you sound	82 -13Ň-7I7V17Ƹ23i34c
you spell	83 11ǃ16b18w
you spend	84 17l18g28k
you stand	89 7Ƈ13X31ķ
you start	76 -16G-9L-7VĹŃ10ĺ15ǅ25Ǔ31S35Rő
you stay	79 -20H-17Ʒ11Ő16ǝ25Ƥ38V
you staying	74 -13H-7S15F27Ƥ31Vĺ
you still	70 -17zZ-11P-7H10Ƨ11ƹ12Ũ13ƀ14C17ǟ21ŷ22Ŭ28D31Ɣ36ǩ37U
you stop	87 14Ǜ
you store	89 -12ǖ30Ǘ
you sub	89 -12Ƌ30Ǒ
you swing	86 -9Œ12Ĵ21M27X
you switch	84 15Ÿ36Ŏ
you take	65 -16ŀ-15Ň-10Z-9ķ-8ĺ7ś8ƿǋ9ŎǁǄ12Š13Ɣ16ũ21ů22ő24Ɩ28Ũ29Ƨ33ǖ82ƻ
you taking	89 -14ǩ36ƻ
you talk	83 -19ǩ-10Ŝ-7ņ9A18ń44N
you tell	84 -10Ť12ǂǚ13r15P19ŗ20ō24Ŗ
you text	87 10ū14ś
you that	72 -12Ŕŧ-10ľ-9Š-8ń-7Sǟ7ƙ8Ư9Ʊ10ǏǕ12ŉ13Ş14YĶ16B17Ɠǅ18Ƽ20A21ō23ż24ǆ
you the	69 -20F-13TǞ-12ǈ-11ų-9ļ-7Xǩ8ǀ9r10Ɓ12ĿŊ13S16ŷ22Ō26Ʈǆ27ƅ34Ő37Ł
you there	83 -20Ŀ9Ŷ13Ǩ16Ş17ǋ29Ţ36ŝ
you these	87 7Ő13c24n
you think	63 -13rV-11œ-9Ư-7Ļ7KŹƓǞ8yžƒ9Bō10ķ14Ʒ17űǝ19Ŗ23Ŕ28Ƭ29H49ǩ56Ň
you thinking	73 -14ŗ-11ǩ-10ƨ-8ƩǞ13V14Ƶ17X21ĺƭ22H27Ƴ38Ƭ
you thought	83 -9Ź11ƂưƵ16Ţ
you to	65 -28ų-18Ō-12Ľ-10Aǝǩ-7ƶ7Š8ŕ9UƜƿ10MŵƄƕ11Ŷ13Ƒ14BŨƭư15ŐŢ21ĺ25Ǔ29ļ34Ų35Ŏ36ś42ł
you today	80 -9Q7Ʀ15Ĺ42Ő
you told	89 -8ǩ9Y13l15Ɓ21d
you took	84 -11ƾ-7ť9ƀ15ƪ16ǂ17ũ18Š23t
you train	89 24Ǚ30Q
you trust	84 -17Ʋ54A
you turn	82 -14d-7Ʀ9AƟ13V15Ű28c
you turned	81 -14ƴ-8ŀƳ-7v13Ɨ18Ť23cƪ29ſ30ţ
you under	83 -16Ŭ9ƺ16Ǥ23ǌ46c
you understand	89 22Ŗ47ň
you up	71 -11ǩ-9ŝ9ŜŻ11ŗ12kCƣ14Ũƹ22Ō26ŕ29ƴ41Ŀ43Ƥ
you updated	86 7ƫ37ƌ
you use	61 -16K-13ƹ-12ő-10ǒǗ7Ǡ8Ǔ12Jǩ13œ18Ž21ǘ22Ő23ƿ24Ǒ27Ų34ŭ37ǖ
you using	87 -16ǩ-8e18ƹ20ŭ21Ő22ǆ25ƕ
you usually	83 18A27ł28L
you want	50 -21ǩ-18m-15Ŧ-14ŚƦ-13Ʃ-12Ř-11łœǓ-10Œŗ-9ŁƷ-8ň-7ǖ7Ƙ8ōžƀƨ9esǦ10ĺľ11Ƅ12aVŎƂ14ǡ15ſ16Hǁ17ƃƗư19Ŋ20yJƁ24Ƶ25MĴƫ26ŉ27K28X31Ń35ƭ39ĻŌƬ42Ʊ51ƶ
you weigh	83 45ƺ
you went	83 -10ņ9r14ĺ15Ƭ17ő18ǅ19Q32ŀ
you were	67 -11Œ-8Ŗ-7Ş8Ľƃ9lŇœ11ĸŧƍƦ12ŝ13Ǩ15Ĺ16Ʊ17ś19ƎƯƷ23W28Ʈ
you what	74 -21ǩ-18Ŏ-15B-12Ʒ-8ľņ-7OǨ7ŭ8Ƨ9ijŖ10I12Ľ14ŀŤſ15c16ŗ17Ŕ20Ŋ28Ʈ47Ļ
you when	73 8X9AG10Ž11Ő12Ĺ13Ʀƶ15ƒ16Ƴ17Ũ20Ÿ22Ơ23ƿ
you will	77 -10ǩ8c9ū10z13ƭ14ś22ł25Ǟ43H
you with	71 -25Q-11őŜ-8ŞƢ10Ũ11Ĺ12ľ14Ŧ23Ŗ25ŝ28A51ň91Ő
you work	65 -18ŭ-17Ǒ-16U-12C-8Wǃǈ-7L10Ǔǝ15ǋ17Ɯ30P32Ƹ76R104Q
you worked	89 -14G26S
you working	89 16Q44P
you worried	89 15Ŀ16ƚ
you would	59 -13ǩ-11Ư-10ŗ-8M-7ƮǨ8ĸŉǁ9KVXľƃƫ10ƭ11ĿŽ14PŢũƗǓ15űŴ16cư18ŝƶ20Aŵ21Ĵ27Ŏ35Ƥ
you write	86 -9A-8ś11b13Ő16ǜ28ǩ
you you	82 8ƙ10ĺ11AƄƾ17ŀ
young	77 -8n7ƽ9Ź11Ƴ13Ư16ƭ20ĵź58c
young are	86 62c
younger	89 -20v14Ż39p
youngest	86 -17c8y31v
your	26 -29Ų-19Ō-18CŤť-17Ĺ-16ōűǩ-15Ƈƈ-14Ŭŭ-13Ʃ-12ļŮŵƌ-11ĸǟ-10ŏƆƋ-9uŗƴƹ-8fYňũƊƻǀ-7LSŪƬ7ackŨźƧƸǒ8łſƀƓƜǆ9ƂƗǞ10iRŃƙǄǅ11JŘŝŸŻƯ12ĽŒŴŶǙ13Iƶǔ14yŖžƁƘǧ15hntżƦƷǎǝǤ16lřŚŽƝ17ǖǠ18oEųƢǋǡ19gTŹƺƾǛ20WƲ21jpƕǐ22vVƫ23xPŜ24sǂ25Ǖ26ĶŇǈ27wů28Łşƨǣ29Ǣ30ƤƮƳ31r32deǉ33q35ƥ36ƃ40ĵ43ƽ53ǘ54B62z
your #	84 -8XŴ15w17E20hŹ24Ķ
your @name	83 -10ot-7ǈ14ř38Ś50Œ
your account	86 8Ĵ22Ŝ23Œ27ř
your accountant	83 -30A7ǆ33Ǡ43B
your address	83 -11ǋ-8n24ŷ29D
your age	82 -20Ŋ-8av90c
your agent	75 -34ņ12Ŗ13Ǟ52Ŝ
your agents	89 -16ņ43Ŝ
your annual	84 8Ǌ20T
your apartment	82 -10Ǎ15Ƥ34ƣ36ơ
your auto	80 -12Ǣ12Ƃ14ſ16ƃ27ž45ş
your bedroom	80 16Ɨ
your belongings	86 9ƥ19Ɨ
your beneficiary	89 21ƫ
your better	76 -13b-12Q14p18ƨǂ22t24q28or
your biggest	74 40Ŀ
your bike	87 -10Ű-7Ɗ29ƥ
your birthday	78 -22p-14v82d
your blood	87 11ǁ17Ƽ
your booking	79 -28Ǘ19ǝ29ǖ
your bookkeeper	86 37ǘ
your books	86 18Ǡ
your boy	84 -9p-8Ĺ15Ź18v20w28x
your boys	89 16wx17v
your brother	75 -9ŭ-7ƽ11ƫ12nA15ǆ16Ņ17Ł22Ƴ23B24ų
your brothers	87 17B32ƽ
your buddy	84 9Ƣ27B39Ņ
your budget	83 23X27ĸ
your building	87 12ǋ
your business	70 -15Ǟ-7Ɨ7Ǜ11PǠ12ǎ13ǘ14Ǎ18ǃ30Ŏ32ǡ44Ǆ
your call	89 -9K-7Ŕ15Ĺ66Ł
your car	73 -48Ŵ-11ŭ-9ƃ-8ƒ16ƥ20şŪŽ23Ŷ25ŵ39ű42ž65ų
your cell	84 37I
your check	84 -12T-10Ĵ8ǧ10W33Z36Ʈ
your children	89 11w
your client	86 -8ƃ27ǘ31Ǘ
your clients	83 18Ǘ46ǔ
your closing	89 
your commercial	87 8Ǣ
your commute	89 -28ŭ40ů
your company	73 -13Ő-12ş7ǘ8ǜ11ǥ12ǅ13Şǃ14ţ17Ƨ18Ŝŝ25Ǧ26Ǆ27Ķ
your contents	89 11Ǣ13Ɨ
your coverage	76 -25Ƭ-8ŏƁǝ-7ľ7WƧ8Ƅ13X19ŕ20Ɠ25Ő33ŗš48Ŗ
your coworker	89 12B26Ƴ
your credit	72 14ƕ54ĵ
your crew	84 -10Ɔ15ǣ23Ǉ43ǈ
your current	66 -15Ő-11ǅ-7ľ7S8Ţ10Ŗ11Ŝ13Ƶ14ǥ18ŕ25ŗ26GőŞ28Œŝ
your customer	89 15ǓǗ
your customers	75 -14Ǘ-9l27ǃ28ǖ33Ǔ
your dad	76 -7ǟ10Š11A15z16ƽ53Ƴ
your dads	89 14ƽ16z
your date	87 -68p74d
your daughter	73 -18ų-8ľ-7p7B9Ʒ10Ǟ16w17Ű19v20x22y30Ź
your daughters	83 -17d-16b7x11v17Ʊ25ų33w
your days	89 -23R-13P32k43g
your deductible	80 19Ř35Ŧ
your doctor	80 10Ƹ22ƾ25ƃ
your drive	87 37ů
your drivers	81 -16ŷ-10Ů-7Ź24a29Ÿ37ǐ
your driving	86 -7ŋ20Ż37Ž
your e	89 -9K-7D11ǆ31J
your email	75 23ǘ41J
your employees	82 -31Ǉ8ǐ9Ǘ12Ǒ57ǈ
your employer	77 -12ǃ-8ǈ20Ƨ41W49Q
your end	89 -10ũ13j21i35Ŕ
your equipment	83 -11Ǐ36Ǣ
your ex	89 53ƫ
your experience	76 14ņ19ǣ
your family	69 -29Ƥ-26Ƴ-7YƯƷ8Ł9ņƶ10ſƃ11Ŀ14ư27Ʈ33Ũ35Ƭ70n
your father	83 -11Ư-7Ť13z19Ƴ37ƽ
your favorite	84 -7ƌ24ƞ27ǩ33Ŷ
your feet	89 20U27P
your first	81 -10ł16S18bƖ20aŇ36ŏ
your folks	77 9ǈ10Ʈ18ƥ25Ʀƽ51z
your friend	86 13B33Ƴ
your girlfriend	87 -7Ʈ15Ƣ22Ʒ
your goal	89 44Ļ
your gut	83 -11B11ǜ16ł42Ň
your guys	83 -9Ǒ12Ǥ14ǐǙ15ǣ29ǉ
your half	89 -14Ư-8q8Ǩ18Ơ30Ƣ
your hands	89 17tPŚ
your head	84 7Ʋ8ƗƤ17Ŀ19Ũ21Ǉ
your health	62 -60ǂ-12ƽ10ƴ32ƃ137Ƹ
your height	86 20ƺ
your home	65 -21Ő-16ǔ-10ő-9ǋ8Ɵǁ9ƚ10Dķ11Ɯ20Ű22Ɠ30ƅ33F36ş42ƒ
your hours	84 -14ǎ20Ƨ43R
your house	71 -19n-17Ɨ-15ƒ-14Ǐ-10Ŝ-8ƑƷǇǠ8M9Ű10ķ11ĸ13Ɯ17ƙ23ǁ29Ɔ34ƕ37Ł42Ɲ54ş
your household	87 8ŷ9T10Ɨ
your husband	60 -27o-17ƾ-13ǟ-9ŵƺ-8Pşǩ-7duł8ů11Ư12ųƮ17Ł18ƫ20ƨ21ż24n26t27Ʒ30ǂ32r34p45s46q
your husbands	73 -15Ƹ-12ŭ-11s-8d-7Ł8r10ƨ14qǂ24p30Ŵ38o
your income	71 -14Ʒ8ƭ10Ƭ15u30Ư41Ʈ
your insurance	70 -10ƃ-8Ɣƶǒ-7WŏſǓ7X8ž10Ŝ11Ŗƕ12ƀ14ř15Ś16Ş17Ɓ21ŧ22ţ26ľ28Œ61Ő
your job	72 -16ƃ-12y-8Ǆ-7Ŷǝǣ9ǀ10ǒ20V33U43W66P
your kids	76 -8Ź7ĽƱ10ƃ28w29u43v
your landlord	77 -72ǌ-18Ƅ12Ƥ44ǧ87ơ
your last	62 -25Ŝ-17ť-11d-10aoŖ-9œ7Ķ8ſƪƸ10łšǣ11ǉ12Ƨƶƾ14Ż15ƹ17T18Ǚ19ż20w21ņ22Ǟ24c31b33Ƽ
your lease	78 -84ơ-13ǧ-12Ĺ78Ƥǌ
your lender	87 13Ƅ
your liability	83 -9ƀ12ǡ30ž
your license	73 -15ŕ15ƺ16Ƅ20Ÿ24d
your life	84 -7Ŝ7Ƹ9ƫ12ƪ18Ʃ20Ũ
your list	87 12ĺ17ń47ľ
your little	87 -12Ų14Ɲ17uw28x
your main	80 -24P-10Ǐ12Ɵ24Ǖ25ľ48Ǆ
your marital	89 24f
your medical	87 14ƃ15Ƽ25W
your mind	76 -17Ť-16Ʒ-9ƒ-8Ş9Ļ11Ĺ12Ń19Ľ23ƶ28łŨ30Ŏ36Ŀ
your missus	89 -10ƽ12r14p16ǂ18Ʒ
your mod	89 -7ŀ33ǣ
your mom	75 -13Ư10ƽ11Ƥ24ŷ25Ƴ46z
your moms	89 13ŵ14Ƥ18z
your money	78 -7u13Aņ14ŧ26Ư
your mortgage	82 -7Z25Ɣ26ƕ
your mother	80 -13Ǖ10n15ƫ35zƽ
your name	73 -35w-19o-11ǃ8ƻ9Ľ23ķ26b29ǐ31ř91a
your neighbors	89 -15B11ƞ15Ǎ17ƙ21Ņ
your number	87 -25ū-16ř-9e12Ǖ19ľǔ56I
your occupation	86 -24q52P
your office	87 11ǒ15Ǥ17ǋ24M
your old	84 -13p9Ƶ19Ľ25ņ44œ
your oldest	82 9Ź10v15w40y
your other	87 28o42Ŵ
your own	62 -33Ǎ-22ķǐ-16Ų-11Uĸǩ-10ƞǈ-9rž-8ŵ-7ņŸ7ǆ8zǓ9Ŗ10Qǀ11ų12ƍǅ13nǑ14ƃ15Ǡ18Ŧ22Yň24Ł26ǋ29Vǃ33Ǜ43ǟ55ƀ67Ʀ
your parents	72 -25Ƹ-9Ƽ11Ư12ŠƦ21ƥ35z46ƽ
your partner	74 -12ǆ-8Ň10Ǡ13s15o16ƨǂ21r23Ʒ24Ǩ27t30q
your partners	81 -27d-10Ő-9ǆ-8Ů11ǂ20ƨ23o33Ŵ35p
your pay	89 12ƬƮ
your paycheck	78 -11Y-9Ǡ15Ĵ17ƭ24Ư31T35Q
your payroll	81 -17Ǡ-7Ǉ41ǉ
your people	73 -14n-12Ǉ-7ŲƜǔ8Ǚǚ11ǘ12ƶ13ǡ23ǐ26l31ǈ32ǝ41ǉ
your phone	83 23ś27I
your place	73 -10GŁ-9ǣ8ƣ9ƏǙ11nƛǠ12jƓ13Ű14ƞ15ƚ16h18Ǜ20M23Ɯ
your plans	76 -11P-7k16V20Ǟ34ĺ
your policy	68 -18Ʀ-13ǥ-9ŏƧ-8ŗžƨ-7Ʃǝ7Ƣ12ƛ14ƀǤ15ŕ18Ɠ19Ţ20Ŗ21Ǣ24Ŝ30Ś39Ɓ51ſ
your property	87 8ķ10Ɯ11Ǣ13ơ
your record	89 -17ŋ22ƿ23Ż
your rent	84 44Ơ
your roof	83 -33ƈ-7ş15n18Ƒ27Ɖ30h
your salary	83 16Ƨ26T30Ʀ
your sales	73 -15Ǌ-7ƿ12ǔ24Ǜ41ǖ
your schedule	89 44R
your score	86 -11f43ĵ
your share	89 -10Ƣ24Ř25Ơ
your shop	84 -8b14ǃ15ǋ16Ǣ27ǔ
your side	87 -14Ũ-13Ǐ13u17Ŕ21ŧ31Ɲ
your sister	77 -7u9Ņ14A31Ư42B
your sisters	89 -19a13Ƥ54A
your social	80 -7Ǝ22ǆ66e
your son	73 -16p-14ǟ-9a-7t8ŰƱ10o11ųźż18wǈ20xy29Ź31Ǟ33v
your spouse	72 -14Ƹ-11f-8M8o12p16Ʒ18q31r34ǂ43s45ƨ
your spouses	84 -20P-15d-10s10Ʒ17p20o27q
your store	89 -7Ǘ19ǋ34ǡ
your street	76 29ƙ
your stuff	81 -14ű13ƥ30ǘ41Ɨ
your subs	78 -10Ǒ19Ǥ42ǒ
your system	87 -12ǔ20ǘ33Ǘ
your teenager	78 15ŭ16ź
your things	87 28Ɨ30ƥ
your time	80 -9ŎƇǎ9L12z17Ŋ24Ļ37Ń
your tools	86 9Ǣ11Ƙ25Ǐ
your umbrella	87 -8Ǧ25Ƃ
your uncle	89 11Ƴ20B
your unit	87 -28Ɔ10Ǎ13Ƥ16ǌ17ƣ20ǋ
your vendors	89 15Ǖ
your weight	84 39ƺ
your whole	84 -21Ʃ19l20ǐ42ƭ
your wife	59 -14vƸƼ-13w-11P-9ƹ7Ǡ8Ŀǆ11Ǩ16Ʈ17Ʒǈ21o22Ŵ23t24ƫ31ǂ35ƨ37qs45pr
your wifes	74 -20Ƹ-10d-7aPŪ12Ŵ13Ʈ14qų17ǂ41o44p
your will	86 47Ʋ
your wind	86 -7ǥ12ƚ15Ř
your work	77 -16w-10g-9Ŷ10Ƨǁ11ů12QR13Uǔ24ǚ39ŭ
your yearly	86 11ǉ12ŮǊ13T
your your	84 -8s-7Ŝ9oƫ11ƚ12ŏ
your zip	79 42E
yours	60 -17ơ-14ǩ-11ƣ-9Łƚ-7vRZōǡ7ƕƙƽ8btzŚƥƨǞ9SƊƻ10Ǧ11AƲ12BŤƠ13ľ14Ů15ĵ16uŶ17ǌ18žƝ19Ÿ20Ɩ22ű23ŵ25x26ķ30Ʀ46ų69F
yours $	71 -13ƣ-7ƒǅ7AGǚ8wƋ10Ŷ11z12Sƻ15Ʋ16Ť18Ƣ19Ơ22uƝ23ŸƦ25Ɩ27ķ35F
yours is	89 10Ɓ15Ɗ17Ŷ20ű
yours or	83 -13Ƣ-9Łơ7Ǐ16ķ55F
yourself	59 7AQƢǂ8PŠ9ŢƕǑ10ƀƯ12ǣ13Ǝ14V15g16c17Ł18Ǉ19ţ20ǉ21ō22Ŧ24nH26Ʀ
yourself $	65 7ŁǇ8WƐ9ƕǂǠ11Q12P14cǑ19n22ţ24gōŦ
yourself or	77 -8Ł7Š8iǅ10Ǩ11sA12ǚ13n
yourselves	80 25Ř
yourselves if	80 25Ř
zero	87 7ū14ţ25ř
zillow	89 -9ű21ƅ26ƒ
zip	68 86E
zip $	80 18E
zip code	80 13E
zone	79 21ǩ35ƙ
zone $	84 
zoom	87 56M
~<#>	35 -29ŏ-25Ĺ-22Ť-20NŐ-19qJķƟ-18lCŖŨũ-17ŁŠ-16Ńŭǃ-15ŇŴ-14zPQƞǚǥǩ-13kĺŀřśƎ-12gtKļĿŝƛƜƫƵǂǜ-11amoAHƇ-10FĻņňŲƑƣ-9iĽŊŚŬƤǋǟ-8UľşƳǖ-7xŔűƕƮƴƿǔ7ƲǄǏ8sYůŸ9Vƹǅǆ10bźƄưǣ11fšŷŻƏƸǢ13hRţƈƋǐ14Źǉ16SťǕ17nĴŪǨ18eƃƗǝ19Gĵ20Ņƪ21ūƽǘ22œƨ23I24Dĸ25ƓƘ26yO27Lƭ28uŘǇ32Ɣ33Ǌ34Ŧ35Ɔǡ37ŒǦ38X40dƅ44Ķ45Ů47ŗ50pT56Ƃ58Ơ61Ʊ63ƺ64ƒ66ž77Ǒ78Ƭ81v89c95E
~<@d	63 -7ǝ7ĸ8sĽǘǟ10ƻǉ11ǈ12gǙ13ŭŵǧ15i17Ń22R41kǎ49L
~<@da	63 -7ǝ7ĸ8sĽǘǟ10ƻǉ11ǈ12gǙ13ŭŵǧ15i17Ń22R41kǎ49L
~<@m	67 -11Ÿ-9Œ9kĸĽƛ10V11y13Ź16ǜ17Ťť20ƾ21ŕ24Ɵ25d27Ń28p
~<@mo	67 -11Ÿ-9Œ9kĸĽƛ10V11y13Ź16ǜ17Ťť20ƾ21ŕ24Ɵ25d27Ń28p
~<@n	53 -11Ƹǃ-9M-8ǣ-7ǝǩ7ŐŜƘ8pƢǨ9b10ļ12a14ľǒ15ř17J18ƨ20iǘ22ǂ23sœź25ŦƷǈ26Ǥ29t31o36ĸ37Ś42Œ
~<@na	53 -11Ƹǃ-9M-8ǣ-7ǝǩ7ŐŜƘ8pƢǨ9b10ļ12a14ľǒ15ř17J18ƨ20iǘ22ǂ23sœź25ŦƷǈ26Ǥ29t31o36ĸ37Ś42Œ
~<a>	28 -29ǎ-27ǔ-25ƕ-24ŀ-23s-20ŉ-19ŝ-18Ʈ-17jŴǦ-16řťƧ-15x-14Ōǋ-13aŐŠžƢ-12pVƷ-11kr-10JųƄǆǇ-9cEŇŞƉƴ-8tyCDGĺŕşǤ-7nŢƵƽ7ņţƁƳ8ŅŔűŲżƎƗƻǄǏǕ9eĵŎǈ10ŜŪŷƾǓǟ11wƥƬƹǌǒ12YŏŸƊƝƼǅǍǙ13ľŬŭƆ14WƅƯǧ15ƏƛơƱǨ16AƓǝ17IŃǜǣ18ŤƇƐǥ19SŻǘǚ20b21lśŮƜ22hLĽšŰŶǃ23ŊŘƤ25őƍƚưǉ26Ƒ27ź30N31ŵǊ32gĻƿ33Ķǀ34ĸǩ36fmu37Ʋ38X41FP42T45ƣǁǡ49qƂ
~<ab	41 -15cx-12sŕ-11ŏǐǟ-10ńǅǇǞ-9jQŐǃǢ-8ŒƁǨ-7wSĻşŭƣǖ7BGŶƂƗƺ8HPŖťŨűŲƈƨƲǗǘ9VĶƎƏƔƷƸǛ10uzĽľņŉŊŢǊ11łšůƬǀǂǏǜ12Aļ14hpŔǁ15Ɔǌ16Ǆ17Ťƍƞ18Ŵ19Ňŝƶ20Y21ōŽ22ĵ23ŀƳǔ24ŞǍ26rT27Ŀ35Ĺ
~<abl	81 -10s8o9Ʒ13Y14z16N18ś
~<abo	41 -15cx-12ŕ-11ŏǐǟ-10ńǅǇ-9jQŐǃǢ-8ƁǨ-7swNSĻŒşŭƣǖǞ7BGŶŹƂƋƺ8PŖŨűŲƈƗƨǗ9HĶťƎƏƔƲƸǘǛ10uVĽľņŉŊǊ11šŢůƬǂǏǜ12Ał13ļ14hpYŔǁ15Ɔǌ16Ǆ17Ťƍƞ18Ŵ19Ňŝƶ21ō22ĵŽ23ŀƳǔ24ŞǍ26T27rĿ35Ĺ
~<ac	55 -12Ʈ-10ǩ-9Zū-8C-7ŁŗǄ7aŒƅƳ8PŜŪž9K10ķ11A12eļǕ13ǀ14ţťǖ15Yųƒ16ĴĶŖŴǆǗ19ǔ21B24Ļƃ25l27ř31Ǡ35ż
~<acc	57 -12Ʈ-10ǩ-9Zū-7ŁǨ7aƳ8ƅƪǆ9ŜţŪ12eAŒ13Ǖ15ťǖ16YĻųƒ17ĴĶŴǗ20ǔ21B25ƃ27l28ř32Ǡ38ż
~<acr	86 7M10ķ11ů21ļ
~<act	76 -7Œ7ţƐ9RŏǢ11ǆ12Ļ13ž14K15P19ǀ24Ŗ
~<ad	54 -12S-11ŌǢ-9ǘ-8ǩ-7Ƽ7nouZƱǓǠ9ǌ10ķǗ11E12ŷǏ13y15c16Ƶ17ļ19J20Ɓ21Ű22ǋ24Gǚ25ōǧ29ŧ33AƎ35B40D42Ǟ53ƌ
~<add	57 -12S-11ŌǢ-8ǘ-7Ƽ7FǓǤ8noZƱǠ10ǌ11ķ12EǗ13Ǐ14yŷ16c17Ƶ20J21Ɓ22Ű24ǋ26G27ōǧ42D47Ǟ57ƌ
~<adj	83 47ŧ
~<adv	72 34ǚ47A50B
~<af	54 -11Řǩ-9ƭ-8fŵ-7Ş7Űƅƕƫ8iţǟǤ9ľŌƈƋƩ10jJǢ12Ƨ13tUĻŢǎ14wEŜƃƷ15gťƮ18y21ķƯ22zX23Ŧ24Ũ27Ƴ29L32Ŀ48ũ
~<aff	84 -9ŵ12ǔ18Ƥ38X
~<aft	55 -10Řƭ-8f-7Ş7Ű8iţƅƕƫǤ9ŌƈƩǟ10jľƋǢ11J13tUŢƧ14ĻŜǎ15gwEťƃƷ19y21ķ22zƯ24Ŧ25Ũ27Ƴ30L50ũ
~<ag	51 -17Ɖ-15Ŋ-14Œ-11ĸ-10aƨ-9Ť-8qǅ-7sNŎƦƷǂ7ŸƯ8tY9kZŷǩ10f11ľŁŶ12L14BĽ15ƪ16ńƭ18r20Ǔ21ƓƗ22ǡ23ť24ň29ũ39ƈ42v43p54Ŝ62c63ņ
~<aga	61 -12ĸ7ŜǄ8łńƚƿǡ9B10o11r12kY13tZ15Ŷ17L19ƪ27Ɨ28Ɠ32ň37ũ
~<age	58 -19Ɖ-16Ĺ-15Ŋ-9a-7ŒƦ7ſƽ9xŸǞ11ńŷ14ľ20ƭ32ƈ53v55p66ņ67Ŝ73c
~<agg	87 28ǡ
~<ago	77 -10Œǅ11G12ĺ13Ľƴ15u18ƈ20f38ť
~<agr	78 7Ƣ8Ǩ10ǌ14Ư15B17r19Ł20Ĺ27ǩ29Ǔ
~<ah	76 -7Ʊ7Ś9d10y11KŇ13ľ14Ʋ21Ō26Ş
~<ahe	76 -7Ʊ7Ś9d10y11Ň13ľ14Ʋ21Ō26Ş
~<ai	77 -11ǆ-7ƭ10ĸ13ơǌ14ŉ16Ƌ17V20ǃ21Q31Ɯ
~<air	78 -11ǆ10ĸ13ơǌ14ŉ16Ƌ21Qǃ32Ɯ
~<al	43 -16ŝ-15ŗǑǩ-14RűŶ-13A-11ň-10bůǢ-9LƩǞ-8acSľŧŵ-7XŀŎœƅƏƭƺǅǝǧ7lĹŃŋǋ8ĿūƨƲƾ9WĶũƖƝưǐ10wǨ11tţǖǛ12Ʒ13ĴņƊƢƵǊ14ķŨƫ15Ǉ16słş17Ŗ18xŊ20ŴƌƞǍ22dŦƁǕǙ23iŏƿ24k25Ɨ26ǥ27ō28Z35Ǝ36n
~<ala	72 -7Ə9Ǎ12l18ū65Ǝ
~<alc	70 -7Ƽ15Ǌ28ƿ30Ǜ
~<all	48 -26ǩ-19a-15RŗŝǑ-14űŶ-13pA-11l-10ŁůǢ-9Ň-8bňǞ-7NœŘŠŧźƅƩƮǧ7ŬƇƘƶƹǗǘ8gsŒţƖƳǒ9rPŮƑƲƿǔ10tņŏǄ11ĴŃũŴƾ12wWƨǐ13ĿŐŨųƝƞƷǨ14Ǖ15dǋ16ƊƢǖ17xƫ18ŖǇ19ş20ķ23knƌ26ł28Ŧ30ǥ32Ɨ33Zō
~<alm	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
~<alo	72 -9łǋ7ƃǀ8tŖƷƼ9iƂƮ12Š15ĶƞƧ17s19Ƶ21ŁǍ30n
~<alr	65 -8ų7ĴƮ9vKŇŽ10ư11Ʒǁ12pMNǩ14ŋ15Ź16Ĺ21Ŋ22ŏ24Ɓ30i
~<alw	78 -10G8Ɯ10ĸļņŘ11V13ĵ22l23Ɨ
~<am	53 -16ŉ-8ř7kAPĽƊǌ8dŊŌŝǖ9wŅŦŵƓ10qUƗǄ11cfhCņ12ǥ14gQŇƞ15Ińż21b22i23ō26N29a30Ƭ33ŗ36ň
~<am>	55 -16ŉ-8Q7rAĹŮǁ8dkPƊǌ9ĽŌŵ10wŅŊŝ11hqUǄ12cfCņ14ǥ15gƞ16IńŇż23b24iō28N31a39ň
~<amo	71 7ƚ10ƦƱ13ǖ14X15ŦƓ16Ɨ47ŗƬ
~<an	26 -23S-21Ƨǩ-18ĺŃŅǅ-16ňŨ-15Ĵ-13Vǋ-12FŰƩ-11ŀŕƠơ-10ĽłŇƈ-9sļŎŢ-8KLŗśŵƁƅǦ-7cGQƒƵ7nqĹĿšƕƢƶƽǣǤ8btAőŖŦƍǉǞǠ9ƔƫưǍ10ƓƳǗ11BNŤǌǐ12ŁŌŔůǏǢ13ƋƝǁǖ14zPŏƉƗƥ15dJĵŒƐƸǇ16yWĶŜƑƟƦƯƾǕǘ17CTƄƎƨƹ19HŹƴ20mŉōŻƱ21owDķń22kǙ23şţųƺ24gűƿǜ25aŲƼǈ26vƂƛ27ż28ŷƌǆ29ǃ30Ƙǂ32Ū33ƜƻǛ34Z36ǀ38h39ǚ
~<an>	52 -19Ɲ-13Ǐ-10ǧ-8ŇśŞŹ-7nŏŐƬ7YŮǌ8ƞǀǜ9qKRŊőƣƶǁǃǋǦ10ƅƎ11lŔƕ12FNOņƃ13P14J16ƴ17ǉ18D19Ū20Ķ21ľ23ǖ27Ɨ28b30Ƅ33Ƃ36AŜ57ǆ
~<and	32 -28ǩ-21S-15Ň-13űǋ-12YŅŨƅ-11Ńŵǔ-10jŝŶƣǓ-9KŀňŉšŲƦǦ-8ĴĺƸǅ-7ļĽŰƚƝƳ7FNŁńŐƮƶǤ8fƂƇƜƨƼ9gnſƯǂǙ10QRřƓƕƢưǆǗ11qPķƃƾ12őƆǢǥ13hTşƎƗƻƿ14eBJŌŦųƛǌǐ15ǁ16ŷƔƫǕǠ18zWƋǇ20DZĹō21vǏ23ů25d26Cǃ27Œ28Ǜ29ǚ31o33ƺ34wǈ40Ū41a
~<ani	84 46h
~<ann	75 7ƪ8ĸ13T15ŞǊ16ǉ18Ů
~<ano	72 -10şƦ-9L-7p8ż9ŷŹ10ōŸ14v15Őƴ19HIŶǞ25Ŵŵ28Ɵ36y
~<ans	79 11ľ13Ļǚ14K15Ŕ40ŉ
~<anx	87 24Ŀ25Ƽ
~<any	35 -23F-21Ƨ-20Q-16ŴƁ-15ǅ-14ƈ-13ĺžƗ-12AƩ-11UĴ-10cŃŅŐőŽƕ-9awĹŒŢŨŵƠǉǋǝ-8iqsRľŀłŎŗŰƀƖ-7pGSĸĻŬơƮǊǟ7ŇŌƙǎ8yŝƚƟ9Ƅǆǣ10uǚǞ11ƋƢƾ12ŁŔƽǃǨ13ŤƯ14Ǔ15jŖƉƍǍ16ũƨǘǛ17ĵƂǑ18ųŷǔ19ŉƴ20ƐƛǙ21Ƴ22ń23ķşż24Ƒ25šƿǜ26mZƼ27gHţ28ƥ29Żƻ30Źǂ31hkƦƹ32ŏ33Ʊ36Ƹ37ƌƘ38Ɯ40Ɲ46ǀ47ű50Ų
~<ap	54 -11ǩ-10XƛƝ-9ŭƦǧ-7ķ7ŊŌŰƄ8ŵƞ9vŎ10Ł11Gƾ12ƒ13FƜǍ14BŇƿ15ơƥ16Ť18DŚ19Ɨ20Ƽ21ƠƢ22Ƙ25ŽƤ26Ų27ŝ29ƣ31ǖ37ƴ
~<apa	60 -10XƛƝǧ9Ű10v11ƞ13G15Ǎ16FƜ18ơƥ20Ť21D23Ɨ24Ơ26Ƣ30Ƥ33ƣ
~<app	63 -10ŭƦ-9ǩ7iƵ9ŊŌ10ŵ11ŎƄ12Ł14ƾ16Bƒ17ƿ18Ň21Ś27Ƙ30Ž31Ų33ŝ36ǖ43ƴ
~<ar	32 -17Ŝű-14ŹǛ-13AŇƗ-12mSļǅ-11œŴƔǃ-10ĽŅōŔŧƫǂ-9qtǜǥ-8rŊśŤŰƆƨ-7JKƀƝƥƪƯǓ7IĶĿŀŞžǠ8dĵƘƬƹǣ9yVŁŖųƖƚƻǐǤ11XƁƏƮ12bTň13ŋŝşŨƷǊ14ŭŶƤ15knEŌŒƭ16jwzĻŃŏŬ17LŗŪƑƞǀǇ18Ɵ19uńƺǎǑ20ł21fgRĹŢũǞ23PZ25isƱ27HƸǈǟ28aQ29ƣ31F32x33vŐ36lǆ41C42c45ǩ
~<arc	89 15ǚ21Ɖ
~<are	33 -16Ŝűǅ-14ŅǂǛ-13tAŹ-12mSļŇŠŵƥƯ-11ƔƗǃ-10ōœŧŴƧ-9ĽŔƓƫǜǥ-8qWŊŤƨ-7rBJKśŰƀǓ7pťŷƃ8dsITXĵĶĿŀńŞşžǤ9ŭƬƹǠǣ10yŁŖƑƖƚƻǐ11VƁƏ12jƮ13buňŒŬ14ŋŝŨǊ15ŶƟƤ16ELŌƷ17kwzĻŃŏƭ18ŪƱǀ19gƞǇ20ŗǑ21ł22fRŢũƺǎ23ĹǞ24Pǈ28iZǟ29aHƸ30Q32ƣ33F34x35vŐ36C38ǆ39l45c47ǩ
~<aro	58 -11ǩ-9H-8Z-7Ʀƺ7ŬƕƧƯǂǅ8Ɠ9uWŭƎ10ĵşſƥ11Lǉ12hǁ13lVƑƱ16n17T18ƍ21Š22Cŵ24ń26s
~<art	75 -10w19Ƙ21ǆ
~<as	47 -18ǩ-17Ư-15Ÿ-11ǔ-10Ə-9ş-8ţ-7gVĺĻŞƢƶ7zADƇƒ8duFPŚŷǌ9ŏũ10ƫǧ11vƕ12ǒ13Ǧ14ō15moń16Ɖƿ17fpY18ư23Ł28aķ29Ƽ35ŉ37Ŋơ38ǃ44Ǔ47c
~<as>	57 -15Ÿ-14Ư-13ǩ-9ǔ7KŒŢŴƬǀ8Ƹǁ9CŇŶż10pv12ńŚƲ13dFũ14Ǔ17ŷ18ƫ21o22ŏ23cơ24f48ǃ
~<asi	81 13Ʊ34Y36ư
~<ask	54 -11ǁ-10Ə-7Vǩ7Pĵ8mwĽšƧǌ9ZƄƇ10p11AĹƒ12hǒǧ14uƕ17Ǧ21ƿ22ơ23ō27a28Ł33c38Ǔ46Ŋ47ŉ
~<asp	84 17ƻ33Ɖ
~<ass	77 15m18z55ķ
~<at	41 -24i-21Ƃ-15ŀŝşǈǞ-14cRŦƃ-13ơ-12ŔŕƪƷ-11lŒǄǔ-10oőũſƀǇǏ-9ōŢŧƟ-8fŌūųŻǑǩ-7ajkYZņňťŪŭƅƒƳƵƶƺǂǃǝ7rľřŹƘǌ8Ķĺƛ9qœŮƫǟǠ10bDļńƓƾǣ11ƦƧƭ12x13V14ŁżǙ15BĵǊǢǦ17ƖǘǤ18uƽƿ19ŎŚǖ20ž21hŜ22sƥ23CLNŏƨ25Ŀ27ź28GĽǛ31Ű35W37Ņ40U43Q45Ɲ47J49n50S
~<at>	41 -24i-20Ƃ-15ŀşǞ-14cŝǈ-13RŦƃơ-12ŔƪǨ-11lŕƷǄǔ-10oŒũƀǏ-9őŢŧſǇ-8ōūƟǑ-7fjkZňŌŪųŻƒƳƵƺ7BřŹƘǌǒ8rĶĺľƛ9qœŮƖƫǟ10bDļƾǠǣ11ńƓƦƧƭ12x13V14CŁżǙ15ĵƽǊǢǦ17Ǥ18ƿ19uŎŚǖ21hŜž22sƥ23LNŏŰƨ25Ŀ27ź28GĽ29Ǜ35W37Ņ41U43Q45Ɲ47J49n51S
~<att	77 8ś9Ʋ10Ƽ11Ǩ13ƽ14ŶƖ15BŰ26ǘ
~<au	59 -10Ǣ-8ǡ7Źſǣ8ƛǃ10Ơ15ǒ16m17ǥ22Ƃ23Ĺ27ƃ28ž34ş47Ĵ87Ǥ
~<aud	65 8ǣ17ǒ97Ǥ
~<aut	67 -11Ǣ-9ǡ7Ƅ9Źƛǃ10ſ20ǥ25Ƃ26Ĺ31ƃ32ž39ş55Ĵ
~<av	86 -14ǂ-10ƨ-8p7w13R16ǉ24ź32s
~<ave	89 -8ƨ14R16ǉ25ź
~<aw	59 -13Ə-8mǩ-7Ľǔ7BŰƮǊ8hwCĸŚţŨƱƴǁǄǅ9Iǉ11Ɣ13zƦƫ14Ƴ17ĵŉ18Ķ19Ƨ22kĻ23Ŀ26ź27ƿ35Y39Ɵ
~<awa	65 -13Ə-8m7zŢ8B10Ʊƴƿǁ12Ƨ15ĻƦ17Ƴ21Ķŉ27kĿ29ź40YƟ
~<awe	72 -7Ľǔ8cƇ9FŌ10uŰƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
~<awf	87 13Ʈ14ĸǉ15Ũ
~<aww	80 9x10f11ļ12z13h21ƫ
~<b>	78 -8Ķ-7ƨ12D13řƜ29ź33d35ǥ49ǃ
~<ba	44 -15Bř-14Ų-12rţ-11Ĺǃǈ-10ĿƋ-9ōŖƦƸǂ-8aŐŴžǩ-7jkŁŜƞƤƵǨ7tLSŨǄ8ſƜ9Ǥ10TĵƄ11ƌƯǍ12gƃƷ13wxDĴŶƚ14uZŮƍƔƪƿ15V16y17eĽƑ18ťŬ19hNňƙƩ20ŠƓǗ21vǘ22m25Ǜ30Yņżƕ32Ɔ34Ɲ40Ɗ42ƛ
~<bab	68 -11Ƹ-10ǃ-8ǂǟ-7Ų11d12ƻ13h15Ɲ20ĺ25xƯ29y30Ŷ31w32v37u
~<bac	52 -11r-10ţƥ-9ŖƦ-8G-7ŤǈǨ7œŴ8sIſƴƾ9hŘƲǏǜ10Ůǟ11uLŒƙƮ12Ũƿǣ13ŀƩǤ14Ɲƫ15Ʒ16V17ǝ18Yƍ20ż21ƪ22ň23ĽŠǘ24ť27mƓǗ33ƛ
~<bad	70 -17Ŵ-15w-8Ő7ǘ8Ǎ9bŝ10ĸ11Ů12Ƈ15Q16ƚ17Ţǚ24ż32N33ņ
~<bal	73 -13ƕ8gv11G12ZŤ13Ļ16ķ24Ɣ25T
~<ban	66 -20ř-17B-9Ƌ-8Ő7ǐ8X10AZ13ƃǇ21Ƅƙ23ĵ25Ĵ27Y29e33Ŭ55ƕ
~<bar	72 -11ǝ-8ž-7ƫ9ƊƔ10tŏő13Őƀ14Ǎ17ŗ27D30h38Ƒ52Ǜ
~<bas	63 -13Ʋ8ƕ9ņƜ10Ɲ14ŇƩ17łƥ18g22ƛ49Ɗ
~<bat	73 10ƚ18Ɗ20Ǆ26ƌ58Ɔ
~<be	35 -18Qƒ-15Œũ-14RYĹ-13ŜŦ-12ĸŖŗǥ-11Ūŭ-10vĺƛǣ-9ŔŕŨƀǄ-8ŚƔǃǋǎǖ-7wNPŎşƁƑƓƯƺǐǑǚǢ7ľŃŅŇƅƌƳƷ8ŠƢƽ9foATźƖƗƦ10c11asUŤƶǍǛ12ĽŁƬǧ13ţŷǁǘ14yOƮǌ15iKWXŋœƈƊ16HŻƆǩ17pĻǅ19Zšƫ20ŊŘż21IJķųŹƼƿ22Ÿ24młŏ26G27lS28ƴ29rŝŞ30u32Lņ36ǟ42t
~<be>	49 -17Ǔ-10Ŷ-9qQĸŇŌƒǨ-8ŢƀƗƤƧƫ-7aYŕŮ7EŨŵƘǝ8Łŷ9KĴŀƬǁ10eś11bnTơǞ12Ŀ13Ał14ƭǧ16H17Ʒ18Vķ19Oľ20ŊŞ21Zŏ22Ļ24X25mǌ27cƮ29s30yŹ37r
~<bea	75 -11IŎ-8Ŋ11lŒ12b15ƚ20Ţ21ű23hk42Ņ
~<bec	66 -7V7bgBļŀƢ8Hņŝ9Iŵ10ĵłƶ11uƴ12jǨ13J14Ɩ17Ƨ20ųǁ23Ť
~<bed	71 7y9Ɨ10Ɯ16ƝƤ19Ơ41Ɔ
~<bee	48 -10Rŷ-9c-8ǚ-7Ʀ7aŇŐŲƋƪ8Ażƾǩ9Ů10ſƊƸ11ŶƈƳǂǜ13ƌƴ14tŻǅ16ŏǛ18főǘ20ţ21lŝ22ņ24Ÿ27i30Ƽ34š37Sƿǟ40G
~<bef	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
~<beh	71 10x12Żƃ13tƳ15uŠ17ŷ19Ź20p21ƶ25ų
~<bei	71 -7ǁ7Ƽ8l9cHķƤƱ10Ŋ13tF14Ž22Ş23U29ŋǟ
~<bel	70 7ƥ8Ō9lpMǀ10S11mŻƬ13Ÿ15Ǐ21ǩ25Ɗ31Ľ34Ɨ
~<ben	63 -7ǥ7Ƨ12Ʀ17Ƭ24ż33ƫ38W
~<bes	61 -14Ŀ-8cŀƕ-7Cǉ7Ĵƥǔ8ńņƜ9Ƣ10tJŁǈ11Ŵ12Ǉ13ķ14ŷ15Ļƞ16Zł17K18Ǎ19ŝ21u22U27Ʀ28L31ǟ34I
~<bet	63 -14Ź-12b-11Q-10Ŋ-8Š7CŢƵ8sǁ9aƌƫ10šǂ11K12ųƨ14r15ľ16qŷ17pň20ź21Ş22oL24Ň30tł
~<bi	48 -20q-15SŔ-13ŀŒ-12ƒǈ-11ƂƊǂǩ-10ƉƮ-9KOőƞ-8FRŬŵ-7QŎŰƟǘ7DYľŇƛƣ8Ł9ƕƜǍ10Jƪ11Ǧ12gjŦƃǁ13ǓǤ15ǑǠ16k17ō19œƬ20Ǐ21Ő22cƓ24ĸ25Ĵư26Ǉ27pv29ZƑ36dh40Ŀ45ƥ47Ɔ63ǅ
~<bid	89 -7ŗ12Ņ15ń34Ǔ
~<big	55 -14Ŕ-13Œ-12ƂƒƮ-11Ɖǈ-10ŀ-8R-7FŬǘ7ŢŽǁ8yžƇư9jZƛǔǞ10gľŇƣ11ǅ12Ǎ13œǦ14Jƪ15Ŧ19Ǒ20k23Ƭ25Ǐ26Ɠ28ĿŐ30ĸ31Ǉ35Ƒ54Ɔ
~<bik	78 -16Ɗ-10Ű-7Ǝ9Ƙ11g19ǀ61ƥ
~<bil	66 -9K10Ŀ14Y19ƃ20ŁǤ22Ʈ23Ǡ26ư30Z37Ĵ
~<bin	84 9ƄƖ13Ō23ƕ
~<bir	64 12Ŝ13D19c39p40v51d
~<bis	87 10Ɓ11ƺ16h
~<bit	78 -27q8l9jmŞ11ņǁ12Ɯ14ĿǊ15œ30ō41h
~<bl	63 -8ǩ7JƤƺ9jĸńƑ10H11Żƽ12g13i15uUǂǦ17Ƈ19Ƽ20ű23Ŋ24ƾ26ƻ31Ŕ40ǁ
~<bla	81 7m10JƺǠ13Hń43Ŕ
~<ble	83 10Ƥ19i22uU
~<blo	68 10jƑ13g15ƽ16Ǧ17ǂ19Ƈ21Ƽ26ƾ29ƻ44ǁ
~<blu	84 11ĸ16Ż30ű32Ŋ
~<bo	47 -12Ś-11aYƨ-10iLĿŐƭ-8Ňŝź-7hCHņōŜťƉƗƘƛƧǛǞǨ7ưǗ8jmŋžƸǁ9grƄ10ŔşŸƍǑǧ12Ǝ13włƀƵǙ14TUŠ15ƌƜ16Źǩ17xƒ18ųſ20vŀ21ű22pķ23uƞ24sƪ27d28ǟǠ30ƻ35l36ǖ38Ł43ǥ
~<boa	72 -9ƨ8Z11ǜ14t15şƇ19ƍ22Ł29r30ķ32Ɯ
~<bod	80 12ǃ15ŗ19Ƹ20ž
~<bon	86 10Ɔ16ƀ17ſ34T
~<boo	62 7L8ŀ9Ļ11jǒǗǘ12ǝ13ǈ14ǟ16gǑ21ű49Ǡ52ǖ
~<bop	83 -22Ő78ǥ
~<bor	69 -7Y8ĸ13v17ŵ33ų34d40lƪ44p
~<bos	78 7g9ǩ10ļǙ11sQ12N14l27Ł32U34ǟ
~<bot	62 -14L-9Ś-7ŗƛ7ş8pķƫƼƽ9ŢƬǂ10ŽƀƯ11Ĺ12Ş13ŋŨƱ14ǁ15Ÿ16Ł20Ǝƻ23Ƶ27ŀ37s
~<bou	70 -15Ũ-7ņƉ7ǚ8ŧƈ9ŖŗǏ11Ʃ14ƞư17ł18Ʀ20Ŷ23ſ26Šƌ31ƒ
~<box	71 -8p7D8ƿ9q11mŏǐ12c13fƄ14dPƋ15Ǚ18ǧ27ƞƻ
~<boy	71 -8p-7Ĺ8y9bj11ŔŤ12Ő16n25vw30x31Ź46u
~<br	51 -12Ǐ-11ŖƷ-10ŭƠǦ-9zƬ-8ŗƯ-7uŴž7aNŜƜƳǄǅǉ8gSǆ9źƞǍ10tŁŘųƎǌ11ĺłűƑǃ12qǝ13ƒ14ryƛ15BŅƋǋ16ĹƂƅƝ17ŶǊ19ƁƮ20hšǇ21ƽǑ23ŤŽ25l27T35Ƈ
~<bra	77 9Ɓ12Ĺ13Ņǅǋ14ƛ26Ƒ28ƅ30Ž
~<bre	68 -12Ǧ-10H-9Ʒ-8Ƭ7x8X9I10OƮ11ơƦ12l13kNŨƽǝ15Ɲ21ł22ƂƋ23ǩ30š31h
~<bri	59 -9kƷ-7ǩ7Ŏ8ōźƝǔ9r12gSǍ13Ǆ14Ŝ16t17ű18Ĺ19q21Ǒ22ƒǊ24ƮǇ36T44Ƈ
~<bro	60 -8ŖŭǏǩ-7ƠƯ7Žƃƫ8nŵƜƥ9rAǉǋ10aQķ11Ņǆ12ŁŜ13Ƴ14ŘƎƞƽǡ15ų17ĺƁǃ18y22l23Ŷ26B31Ť
~<bs	89 -15Ź39ź
~<bs>	89 -15Ź39ź
~<bu	40 -18Ǐ-16Ƃ-15ŝ-14Ū-13Ŧ-11Ʈ-10DYŉŗũƴƷ-9sŒƜƵ-8avzLRĿŇōŏǉ-7lnoqĹĻŢťŨƊƘƭƿǒǖǜ7pPĽƤ9ABKŬŽ10ŀŅŊƗơǆǔ12ŎƝǠ13Nǐ14ŌűŶǀǑ15ŭǊ16U17ŵƦǡǦ19HşƐƑƪ20GǕ21Şǃ22ƒǅ23ņǍǝ24Ʃ25ƅ27Ǣǥ29ƺ30ǎ32ư33Ǆ35ǟ37Ǩ38ƣ40X42ǋ45Ǟ
~<buc	84 -9Ǧ-8ƛ7ƀ9Ƃ16ž30X
~<bud	72 9Ŝ11Ƴ12ĺ15Ľ17B18A19Ƣ21ĸ30Ņ38X
~<bug	79 -7ĺ8Ǡ10g15K18Ž56Ş
~<bui	57 -11F-9Ɲ-7ǆ7Xű8ķƐ9Ƥǌ12ŤƇ16ƪ17Ǟ21ƑǢ23ơ29ǋ31Ʃ36Ǎ43ƺ48ƅ52ƣ
~<bul	87 18ľ22h
~<bum	81 11ž12œ16ƃ18Ŕŵ22ű
~<bun	75 -13x7ǚ10ǈ11Ɔǥ12ń21ƞ24ǀ47ş
~<bur	64 8ƔǕ9ŀńŜ10ƤƦ11Ǣ12Ƒ13j14ĺ16Ɠ19ƛ21ǝ24Ɛ42ņ61ư
~<bus	49 -22Ƃ-13Ū-10Ɨ-9GǏ-8D-7ōƮ8ǘ9Ǒ11A12MǛ13PǠ18ŭ19ǐǢ20Ŏǔ21ǆǝ22Ǩ23Ǟ24NǅǊ25ǡ26UƝ27ŵ28ǋǦ30ǃ32Ǆ36ǥ40ǎ46ǟ
~<but	63 -8ĺ-7s7bwKƲǀ8Ō9BƸƽ10żžƒ11Ưƻƾǣ12Ł13ű14ŀǩ15Ǚ16ǂǑ17Ƨ18T21pŊ
~<buy	62 -15ŵ-12ķǏ-10Ǣ-8Ŧũƅ-7ĸǌ7X10łƙƨ13WƩǅ16Ǆ19ƪ20ŌŬ23Ǟ25Ʀ29Ǖ30ƒ31F33Ǩ34Ŷ39Ɨ40H47G
~<by	52 -28ǌ-24Œ-15ź-13šŦǩ-12ƖƝ-11ƽ-10ň-9ƨ-8rŌŔ-7gķŎŕǝ7bŋƐǕǥ8ƗƢƥǃ9QơƱ10ř11ǟ13Ũ14ŧƮ15TƜǜ16aw19jn20Ƥ21ōſ22Śŵ23Pł26A27ůǧ29Ƅ30Ĺ31o36MĴ37œ51Ń
~<by>	52 -28ǌ-24Œ-15ź-13šŦǩ-12ƖƝ-11ƽ-10ň-9ƨ-8rŌŔ-7gķŎŕǝ7bŋƐǕǥ8ƗƢƥǃ9QơƱ10ř11ǟ13Ũ14ŧƮ15TƜǜ16aw19jn20Ƥ21ōſ22Śŵ23Pł26A27ůǧ29Ƅ30Ĺ31o36MĴ37œ51Ń
~<c>	80 10o12ǃǆ15Ƽ61b
~<ca	34 -24ǋ-18Ɨǈ-17uB-16gƝƮǦ-15Ňƒ-14UƔƜƞǄǇ-13ŒŕŖƕƱƷ-12lnQRĿņƨ-11HňŨ-10rtvyŘƴǎǔ-9fkĶŀǆ-8ixJTƠƢƤƺǅǊǜ-7jĺōœŻƇƘƚƫǂǟ7ŷƼǘǙ8Ÿǧ9Ŋ10ľŅřſǠ11YZŽ12ĴńŚś13bC14eĸŉũơƽ15hļŎƧ16ŋŞšŧǌǗ18Ł19MƂǃ20wūƪƵ21Ǝ22Ź23KLĻƯ24IŜ25s26ź27oƁǩ28aųŵƃ29ǐ30žǛ35N36ŰűŴŶ38Ų39ƀ41Ƅ42Ŭ43ŭ47ş48Ĺ62ǖ80Ū
~<cab	89 8Ɵ14ķ17ƌ18ƻ
~<cak	87 7Ľ8M13p29c
~<cal	52 -16J-10uŦ-9BƜǈ-8Ŋǌ-7lrŐƲǡ9MǑ10NP11ŔƩ12Ǜǩ13ĵŞ14Ǔ15Ɓ18ţ20Ļ22ŧ23sŋǙ28ơ29Ŝ30Ł32Iń34C35a41w43K45ǃ47o55L60Ĺ
~<cam	64 -10ņ-8ǩ-7ŵŹ7djG8ķ9ŸƓƽ10ŎƙƯ11ĸƾǞ12Ť13MŠŰƛ14ũ15ş20Ǥ24ļŪ28Ŧ38Ņ41Ǝ
~<can	48 -10ţ-9gŕ-8tR-7Ɵ7ŀŋŘƍƏ8NŗŞŸ9JĻƣƵǖ10cǁ11ǌ12Łřź14ľǨ15ū16ǧ17ƃ18Ń19MX20IŌƽ21LO22s24Ƽ26ĹŊŚ27ŉ28Ŏ29śƧ32šǩ
~<car	41 -20ǋ-17Ŀ-16ƞ-15ĵǦ-14iƝ-13IƗ-12ĹŒƔƕ-11xƪƮ-10ŁŨƱǨǩ-9ŀƒǝ-8dQƓƘǈǑ-7nuwyCHOTUXŇŎŔơƤƨƵƻƼǃǄǇǔǛǞ7ĽőŗŝŧƬƶ8ŮǏǒǥ9ľǚ10bů11VļŜũū12ř13Ĵŷǡ15Ž16z17ǌ18Ǘ19ZŐſƯ21Ɓ22ƃ27eƂ30ź35Ų36Ź38ǖ40ų41ǐ42ž46Űűƀ49Ŭ50ş51Ŵ52ŵ55ŶƄ59ŭ89Ū
~<cas	62 -8Ű-7ŵ7IƀƁǨ8Ŀ10F13ƲǠ14Ǖ16Ļ18Y25Ų42Ƶ61ǖ62ƪ
~<cat	68 -14ǩ-7ƛ7tŬƓ8Ő11s12q13ĸǘ14b15Ʋ16aL37N48h63Ǜ
~<cau	86 -17B14a15ũ28Ŕ30i
~<ce	59 -9ŕ-7bnŃŤ7Ǎ9ưǃ11Ŀ16QXź17ƛ19ǌ26Ɗ34I54ǒ77ǧ
~<cei	87 -10Ť18Ŀ24X25ƛ
~<cel	80 -8n36Ɗ47I
~<cen	89 11Ǎ24Q
~<cer	61 -9ŕ-7Ń10ǃ17ź19ǌ56ǒ80ǧ
~<ch	46 -15ǈ-12ƒ-11ǩ-9ŝƵǄ-8ĻĿņųƜ-7nMQYĹŀŗƕƙƩ7HŪƢƱƴƿǚ8lDJŎŐƧ9evWĴŶƋƼǢ10ĵľŒƁ11ŢŻƓƠǠ12ĽűƬƭǑǖ13Ƹ14Şƹ16ĺłŇ17C18Ɵǒ19dZũƫƾǋ21V22uŦƐ23Ņƶ25Ŕ27N29Ǖ34Š
~<cha	53 -12Ɯ-8Ƶǈ-7ŝƩ7quŅŧơƿ8dŻƛ9ĵǕ10Ɠ11HƴǞ13ŎƧ14Ł15ƶ17ĽŢƠ18Ş21ĺŒ22Ǒ23CŇ24ũǋ28V32Ŕ34N
~<che	57 -16Ư-12T-11Ł-10Œ-9ƒǑǩ-7wųǈ7ŏŢƢ8ŧƁǛ9KŠƪǐ10űƨƸ12iJǚǜ13eĴŐŜŪƭǢ14W16ƫ17Ǖǖ18ǒ19ƬƹǠ21ľ22Ņ25Ɵ27Z29Ŧƾ
~<chi	68 8ŹƳ9ŻǕ11ƫ12yŶƢƱ13l19vw28Ư31u35Ɛ
~<cho	75 7ǂ9Ɯ21Ƽ39ł48Š
~<chr	84 10Ƌ19dD20k
~<chu	80 -7ǐ11ư13o16tŭ17B29ƶ
~<ci	70 -8ŗ7ƾ10Dǋ11Ŵ12ǂ13Əǧ15Ū23Ż42Cƹ
~<cig	81 14ǂ49ƹ
~<cit	75 -9ŗ11Dƾǋ14Əǧ25Ż45C
~<cl	44 -14Ɵ-11Y-9ŋƬ-8pLMĿŕŝƮǄǩ-7ķŃƉǃǇ7jļŖǨ8XľƝƼǜǦ9ź10Rŭƛ11ũ12xťŦŻǖ13Ů14ƔǙ15ŉƑƤ16Əƙǈ17ǘ18ů19ŚǛ20ƕ21ƜǀǤ22Ǣ26Ť27Ř28ǚ29ǎ30ŧǓ31ƾǔǗ33ň42ţǝ60Ɩ
~<cla	57 -10Y-7ǃ7Ŕ8Ņ10x14ľǛǜ16źǓ19Ŧ20ũǢ25Ř29Ǥ30ť36Ť41ŧ51ţ
~<cle	67 -14ť-10ŋ-9Ɨ7T10ĻŲƷ11Ǐ12ƐǈǢ13Ŭ15ţ16űƾǛ18Ƽ21Ɯ23Ż26ŉ29Ɣ48ň
~<cli	60 7œƖ9UŊ10ţ11ǖ12ļ13Ǧ15Ɯǈ19ŭǘ21Ɲ27Ǔ31ƾ32Ǘ33ǀ34ǚ47ǔ
~<clo	53 -13Ɵ-10ţ-9ķƉ-7pLƝƮ7Ơǖǘ9q10Cƛ11jǨ12Řť13XǗ15R16Ɨ18Ů20Ǚ21ƏƤ22Ƒ23ƙ24ůƕ26Ś37ǎ54ǝ75Ɩ
~<co	31 -19ŪƵ-18Ũ-17ŁŴ-16Ň-15ǂ-14NŶǩ-13cLSǎ-12atvRœǋ-11OťƂ-10fBňōƥ-9rŮƟ-8hnoAŃŬŲƲƶƻƽ-7wzĹũųƩ7őŧǌǍǧ8yƇƑơƴǐǘ9dǉ10uQĿŗŢŵƆ11ŋŘŜƁƏ12IŖƨƪƬƼƾǏ13kŒƛƢ14JŭƚǞ15ǃǖ16mšƄƗǅ17ŚƤƱ18Ķƅǟ19ƧǤǦ20łǆ21EƘǥ22ńƓǁǕ23Yŀǡ24X25śŦƭ26jǨ27ŏƯǄ28Ɯ29Š30Ő31W32C35ľ36Ş38ĸ40ǒǝǢ41ǣ45M46ƀ51ǚ
~<co>	79 19ZƱ
~<coa	82 7Ƨ10Y12ƪ17ƾ18C26ƚ
~<cod	73 -9ǣ12ǘ27EǤ41I
~<cof	83 -9a9Y10i14ōǛ35M
~<coi	82 -17Ǔ14ǒ17Ƙ30Ǣ42ǧ
~<col	58 -10Ř7ŀǡ8ƐƫǠ10ǩ11Ɯ12ǃ15ĵǕ19ǒ21ź22ż23j25C27y29Ƙ31Ʊ36m40ƀ
~<com	41 -20Ū-14SĹ-13ŖƂ-12ž-11oCŨ-10ŲƯ-9fnFLŁœƤǧ-8arZŃŌŬƆƶƷǇǓǚ-7AōŏŦũƃƒƗƦƨƫƭƱǩ7ƑǉǗ8ĴƧǜ9lqŤƕƝǍ10HǕǖ11ǏǨ12ŀůǘǟ13jƣƾǔ14Ǥ15ŭǙ16ƴǊ17Ņǡ18kĺő19QŐŝ20TŜǒ21ĸŧƛǐǞ22Şơǃǥ24ľǄǅ25Jƀ26Ţ29W30Š31ǁ32łń35ĶǦ43Ɯ44M67ǣ
~<con	54 -13ǩ-10ŗ-7aơ7ƉƧ8PƝƞƢ9kšţ10řǌǧ12ŎƌƖ13ŭ15ƒǟ16ňǑ17Ƈ18K19Ŀ20ŋűƫ23ǚ25ƅƗ26Ǣ27ŀ36Ƽ38Ǔ
~<coo	70 -10D-7Ł8Q9kpǚ10dCńŘ11gP13EŐǍ14oǏ15ľ16rǈ17Ǜ25ǖ29Ɔ35j
~<cop	75 10Ż12ơ26Ƌ38ś
~<cor	66 -13ŷ-9ķ-8w7nCDūŬžƪ8Ɵǜ10ǅ11d13Œ16aŏ17Ź18E19Fų44ǆ
~<cos	60 -12Ƶ-9Š-7őŝţ7XļŔƭ8u9Ɨǣ10Ƥ11ƠǢ12ľ13Ş15ƑǕ20ĸ21Ɠ22ǝ24ư29Œ30ǚ33Ư34Ǐ45Ŧ
~<cou	44 -13Ɲ-11Œ-10VŴƦ-9B-8TŝƫǎǑǣ-7aŇňŕţųƃ7nũƪǏǔǞ8ƆǤ9ƅ10Ŀƌ11ƘƷ12gŷƢ13Wƍ14ŘƏƗ15ľƭ16Ƅ17uMŚƹ18ŊǄ19Ş20Ʈ22Ǉ26śǨ28DƯ29Xĸǝ30ķ31CƤǚ34ŵ50Y
~<cov	50 -20Ǐ-12ň-11mǩ-10N-9Ĵ-8qr-7ŵơǐ7XŉŕƘǣ8i10Ƣ11Ŧǌ12ŃŎŠ13ƙǡ14WŚǒ15Ōƃǥ16ĸſ17Ƭǚ19ž21šƱ22ƁƦ23ľ25ƀ26Őƭ29Ɠ31ǝ34ŗ36ƨ37ƧǢ46Ŗ47ŏ
~<cow	86 8j11B12g25Ƴ
~<cp	83 -13r12A23B50Ǡ
~<cpa	83 -13r12A23B50Ǡ
~<cr	54 -8ķĻŻƆƟ-7ōŦ7pƒǣ8ļŬǞǟǨ9iŽƤ10Ƈ11ŀǗ12kǑ13Ɗ14xű16Z17ǉ18tƃ19eƕ20ư21Ǉ22ŪŶ24ǈ25h34ż35ƙǎ45ĵ
~<cr>	87 -12Ň26Ŷ39Ū
~<cra	68 -9Y-8nŻ-7ķ7ƈ8gxUƱǩ9H10pŔǎ11ƒ13ŇƤ14iƇ16ŀ17Ɗ23ű26ƃ45ż
~<cre	59 -8Ɔ-7ĻƟ7ơ8ŝƦǖ9ĸǣ10YļŬƕǞ11Ǩ13ŽǗ14kǑ19Z20ǉ21e23ư27ǈ28Ǉ30ǎ41ƙ51ĵ
~<cri	87 -17n12Ɩ16Ŷ20ǟ46h
~<cro	86 10Ŗ12ǘ14x15ũ16ƕ38n
~<cu	52 -11ǅ-10Łǧ-9ţ-8lSŲ-7oXľ7rĹ8ŰǙ9Ƶ10hƧǟǥ11Şǒǚ12GŢǈ13ǡ14IV16ŗǁ17Ɲ18ŝǖ19š21YŐ23ŕ24ǓǗ25ŏ28Œ30ǔ37ő44ǃ
~<cur	61 -11ǅǧ-7oľ7Ţǃ8ŉŖ9rőŜ10ĹŰ11Ƶ13ǥ15Şǒ21ŗ23Gŝ26Ő27ŕ31ŏ35Œ
~<cus	61 -15S-9GŲ-8l7ƲǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ26Y29Ǔ30Ǘ35ő37ǔ
~<cut	73 -12Ł-7ţ9ƿǀ11ǣ13Ǚ15Ƨ17h19ǈ21I22V28š32ǃ
~<cy	84 -7ŏ14ǥ16ǡ23g48ǘ
~<cyb	87 -7ŏ15ǥ51ǘ
~<d>	83 -18b8Ƅ9ś18w37d50ǃ
~<da	45 -18ǩ-15Ĺœ-14H-13bƗ-11řǊ-10őƮǐǔ-9cĻľƠǄ-8źſ-7amTWZłŇŏŝųƙǅǘ7qyŨŽ8xĴšƛƱǛ9Ůƒ10ǒ11jŰűŴƀƞ12APūƚƝƯ13ktY14gu15Ŧƺǀǝ16ŒŭǕ17Bž18ůƹ19ŹƧƳ20w21ƽ23zǗ24ŃŠ25v26ǎ27ƻ28ť33Ǟ38Ť41iL43R44dƖ55ŕ
~<dad	68 -8ľ-7ǟ8qƱ9ǈ11t12Ǟ21Š24B25A39Ƴƽ40z
~<dam	66 -7Ơ13Ũ16ƛ21ƚ22ƀ24Œ30Ŧűž36Ť
~<dan	83 -8g10ś33ǀ
~<das	83 -9ǩ15Ǜ24Ů29ū
~<dat	65 -9œǔ-7c17S19ǒ20dvŃ22p32Ɩ37ť38Ǘ58ŕ
~<dau	69 -14bd-7pľ7B9ƷǞ15Ű19yƱ24x25vŹ30u31w
~<day	52 -13H-12Ǌ-10ĹűƗ-9ųƮǈ-8őǄǩ-7xĻřſ7Ŝ8tQŪƁƄ9pƤƺǖ10ŭŽ12ĴŃƒ13qš14Šƞ15j16ƝƯ17Y18k19ŕǝ20gPǕ21Ŵ22Ťůƹ24ƧǞ30d33Ɩǎ34ƻ51LR52i
~<de	44 -12R-11nƢ-10ƤǏ-9ŝǂǆ-8ĶŐť-7ƹ7ŌƬ8Ƅ9uĿŦƀƌƐ10ƚƼ11zFņňŜƱ12ƏƑ13ľƁ14ĺǡ15Ǖ17Ŏ18m20Ś21ś22Ưǐ23Ƴ24Žǚ26PƎ29Z30ł31ŃŘ32ŲǛ34ű38Ł40ƴ
~<dea	65 -8Ő-7ŝ7ŀŅƴ8ƁƧǜ9ŠǁǨ10UŎŧũ11ŞŢ12Ʀ13ľŜ14Ƭ16ŌƄ18Ǝǝ20ņ25Ń38Ƴ
~<deb	78 14e15ƨ67Z
~<dec	62 7ŗ8ƍ9ƃǡ11Ƙ12ư16ƌ19ĺ20A23Ń24ś33Ś38ƴ39ł61Ł
~<ded	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏ17Ŧƚ19ň47Ř
~<dee	80 -12Ƣ8gƀƊ9ǀ14N25Ǜ26F
~<deg	79 17Ʊ20j41m
~<del	63 -11R-9ǆ7Ŝ9Ɲ13ǡ15ǃ19Ǖ32Ǜ39ǐ50Ų
~<den	74 -7Ʀ9ĺ10Ľ12l14W17Ɛǩ18PQ29ƴ66ű
~<dep	66 -9Ƥ8Ʊ10I13ǋ19Ƽ21z22uƏ24Ŀ33Ư
~<des	75 -13Ǐ9fVƸǈǍ10ś11Ɲ30P47ǚ
~<det	79 -9ƹ12Ɣ21Ǝ27Ƒ
~<dev	84 52Ž
~<di	34 -32Ň-19ǎ-18ŒŝƧ-17yĻ-16A-13zŌ-12ķŊǠ-11osRĿž-10MUŏŷƃƟƭ-9ŀƗƜƤǃǄ-8iTŹǇǈǖǦ-7hJŁŚŢŪůƢǗǛ7FXſǙ8qWřƂƲ9xşţƺƾƿǀǊ10Ĺƕƹ11NĺōūƘƩ12fIŖǜ13ŵ14ƍǘ15ŎŜƙ16vŉƈǞ17S18wEƴǤ19Ÿ20ź21ťƪǂ23ő24ńƫ25Ƭ26ĽƦ27œŠš29Gƌ30kņ31Ş32ļŤ33Ņ34ǩ35ǅ37ŔŨ38ƒƽ39Ŧ40Ƽ41ň44m45B46ũ50ŧ52Ƴ
~<dia	72 -13Ǌ-11y-9Ƴ16ǂ26v27Ƙƽ41I49Ƽ
~<did	36 -19ǎ-18Ň-15ŝƧ-14A-13LĻ-12ŒƯǠ-11zVķ-10oIŌžǕ-9syUĿŊŷ-8MRľŹƃƏƟƭǃǖǨ-7iJKZŏŘƗƜǄǈǔǗǟǦ7pƅ8fNƞǆǙǜ9FŗƚƠƲ10jqXƂ11cxŎţƹ12ƕƙƺǘ13Ĺōƾ14Ʃ15źǂ17ƼǊ18Ŝŵƈ19ŉŖ20wSŸƫǤ21ƴǞ22ő24ťƽ26ǩ28ńŔ29Ľň30Š31œƬ32Gšƌǅ33kņ35mļŤ36Ņ37Ƴ41ƒ42Ũũ43ŧ44Ŧ51B
~<die	70 -11ǆ-10r-8B9V11Ư16ƽ17Ʒ21Ǩ52Ʀ78Ƴ
~<dif	67 -13ƚ-9Œ-7Ļ7Ƭ8ǘ9łǥ10V11ǅǕ13Ŏǩ14Ş15ĺ18ňŘ20ŧ23Ŕ24ũ
~<dig	76 7d16e18ū24I27ř31E
~<din	80 12n15Nĵ16ƿǟ25L
~<dip	86 -11f10ƪ11ĵ24m
~<dir	89 -8ǩ11s17P24ņ
~<dis	65 -25Ň-11ŀ-8Ŗ7Ů9mľǔ10őǜ11ňƯǩ12IźƏǓ13ƽ14Z16QŽ19W25ş47Ş
~<div	73 -11s10ĵ13ƫ20ƍ28f30ǀ34ƪ
~<dm	89 32Ƅ
~<dmv	89 32Ƅ
~<do	23 -33ĺ-21ƒ-19š-18GōŠţǅ-16ŢƳ-14Ʈ-13lv-12nő-11BļńƬ-10DŴŸż-9ŇǤ-8iŷƈƱ-7ejƦƫ7ŋŕƍǒ8oķŒŪƲǂ9Žƥǥ10ľƔ11sAOŁŬűƖƗƧƩƿ12ĻřŶžƃƄưƵǀǍǞǦ13drƼ14MŏƎƑǩ15qKXŜūŭ16ZŞŲŹƙǉ17yũƕǋ18zUňŮƐǝ19HĴǊǗ20wşƷ21Ǐ22PŎŖǕǟ23WŌƜ24JŃųƊǚ25RŰƟƻ26ǃǎ27TƚǘǠ28ŝ29Ǒ30ĽƝǖǜǧ31Ǚ32gǈ33ſ34Ǔ35h37ǄǛ38ƞ39Ɓ40ƾ43ǐ
~<do>	27 -31ƨ-30ĺ-23ǅ-18G-17Ţƒǂ-16SšŴơƳ-15iţ-14jœŘŠ-13Ŧƌ-12rŇōů-11B-10txLƠ-9elpŤźƇƮƴǤ-8hnDļńżǌ-7cvŷŸƅƈƫ7ƀƑƛ8VřűƭƹǢ9aŌŖŞƂƊƔưƼǇǟ10IYŊŚŬƃƘǞ11ŋūƥǔǡǩ12ĻŪųŵƖƤǧ13AMQUňŐƿ14Fľ15JŶŽƾ16ķƵ17yHņǠ18WŜŰǀǉ19ZƷ20Ľƻǋ21zOŃŏŮ22ƐƕǕ23ĴŲ24Kŝǈ25wƜǓǗǘǚ26qTǜ27ǎ28Pžǃ29Ŏŭǐ30şƟ31R33ƁƚǏ36ſ39ƝǑ40ǙǛ41ǖ42ƞ43Ǆ47g
~<dob	84 -12Ÿ30p52d
~<doc	68 7Ś8Ƹ11ǣ12ƻ17ǂ19ƃ31Ƽ70ƾ
~<doe	41 -17Ÿ-16ž-15ƹ-14Ƃ-12ŭŵƦ-11tŐ-10Ūƈ-9Ŧƻ-8vOĵşƳƸǋǖǣ-7cKQţƗƛƤƬǇ7ŬƔǒ8ƅƍƜƞ9Ũƕǎ10oLǥ11ňŒŴƯǏǡ12ŁűƆǌ13xŗǦ14Ŝƙ16ůƇƊ17Ŗ18bŇ19ƁƄƠǚ20ǜ21hWŰơǄ22sŕź23ǐ24Ƨ25ŹǠ27Ǔ28Ľų29ǈ31rƩ32ǂ35ǩ36ǧ37qƨ
~<dog	72 -14w10F12Ɲ101h
~<doi	61 -16Ų-9bg-8a-7ǅ7Ź8ŌŞǑ10Ƶ11c12Ƴ15Ǡ18ǐ19j22ũ24iŝ25S26k31x33t45ǟ
~<dol	67 -11ķ-10Ť7ǘ8ľ11Ƙ12Ţǅ14œƗ15ŗ18X19ŅŘ22ĸ33Ŧ
~<don	66 -17Ǐ-15Ɲ-7ŕ7ţ8pƲ9Ŧǂǟ10Ōǋ11Ǟ12Ǆ13ƈƶ14ŷǘ16ŝƋ19ŧǝ21Ļ26yũ28ƾ33Ń35ƌƗ
~<doo	66 -8OƮ8ƏƘ9ů11ŲǊ12Ǆ14ǃ15Ťūƙ16Ɲ17ǅ19Ǜ20ǝ21Ǎ22Ǝ44ƣ
~<dos	87 62ƻ
~<dot	81 -14a-9ƫ-7o11Ō17ǋ25Ł55J
~<dou	89 14Ř32œ
~<dow	52 -12C-11ņ-10dX-9ǟǩ-8ţŦŶ-7F7jqwňơǈǕǛ8pŉœřƆƗƣǉ9eo10ť11ſ12UVŖŪƏƶǊ13ŸǍ14LMƁǎ15cŌ17aƫƲǞ19Tƴ20ŞŤ22Hǝ23ł24Ƒ25ŵ46Ɗ
~<dr	44 -24n-15u-14ń-12rR-11Ŗ-10qsPŅǘǧ-9zGTǞ-8ƨǂ-7tHYőŗƝ7QŚǟ8VśƄ9ŨƲ10Şǁ11aDžƾ12Ű13ǚ14ſ15ƞ16ƀƂƻ17š18Nǩ19ŵŻ21żƵ25ŭ27Ŷ28ů31Ǜ32Ų33Ÿ35Ūǐ36ŴŽ40Ů41ź45ƛ49ų57Ź69ƿ71ŷ
~<dra	73 -10Ű-9ǘ9i11Ŭ12ǖ14eĴ15Ś22ǁ27ǚ44ƛ
~<dri	47 -24n-15ruǄ-14ń-11R-10qŖ-9P-8szTǞ-7Gƨǂǒ7DMǋ8Q9Ƅ11Ũ12Ş13ažƂ19Ŷſ20NŰ21ƛ22Ż24ż27ŵ30ŭ35ůŲǛ36Ÿ38Ūǐ40Ž43Ů44ź45ƿ46Ŵ54ų62Ź76ŷ
~<dro	69 -9Ŵ8DŔƂǦ9ƧǨ10ťƽ11j16ǟ18ś19V28ƀ31š38Ƶ
~<dru	79 -10Ņ12ŧ34ƻ51ƿ
~<dry	86 -7ǧ11Ɗ12ǒ13Ʈ20Ǆ31ǩ
~<du	69 -17ƛ-9Ǎ-8ţ8ƈƠ9ƾ10yķŝŭ11ǧ12Ŧ13ŉƘ14ĵƟƣ16Pǈ17R23ƿ38ŕ52Ż
~<due	78 9ƈ11ƾ12yǧ13ŝ44ŕ
~<dui	86 -21ƛ-9ţ30ƿ66Ż
~<dup	89 -11Ǎ12Ơ19ƣ
~<dur	89 13ŭ20Ɵ21P22R
~<dw	82 -7Ǣ47Ɠ
~<dwe	82 -7Ǣ47Ɠ
~<e>	76 -12ǩ-7D8ǆ16Ō17w22J48ǚ52b
~<ea	57 -27ŗ-18Ɖ-15Ʒ-9aUƾǨ-7s7ŧūƔǡ8wǂǉǣ9ŦƱǛ10ų12kĿŒƠ13mŎ14K15ś16ǋ18x19ǩ20Ʈ21Mů24ōƶ27Ř28Ƹ30ǈ31W43q45T
~<eac	63 -28ŗ7vTZŀƋ8Ɣƻǡ9wǉ11ųƱ15Ơ16Ř17Œ21ǋ24ů25ƶ34ǈ36W
~<ear	71 -22Ɖ-16Ʒ-10Ǩ-9a7B10L13R17m20Ŏ24x29Ʈ32ōǩ50T56q
~<eas	78 -12ƾ7ǧ8Ž9k11ū13ǂ15ŧ21K23ś32M
~<eat	82 -7U9ǒ10k13ǣ15ŦǛ20Ř21Ŀ41Ƹ
~<ed	79 -13ƿ32Ʊ34ƹ44m
~<edu	80 32Ʊ44m
~<ei	80 -17ƪ-8eƞ10ƽ12r19ŕż23Ŭǆ25Ǎ
~<eit	82 -18ƪ-7ƞ10ƽ12r14Ǎ20ż23Ŭ
~<el	52 -17ǩ-9ơ-8G-7ŏƯ7ŉǥ8NķƼ9hŎƣǋ10q11FƘƢ12ƙ13HŢ14KŵƮ16ƥ17ǈ19ǝ20ZųŷǑ21Ƌ25Ł26n33ş42ńō
~<ele	73 -7Ľ7ĴƘ10P13K14ƣ16q21Ǒ31Ƌ
~<els	54 -17ǩ-10ơ-8G-7ŏ7ĺ8ŉƼǥ9ķ10hŎǋ12FƢ13Ţƙ14H15ŵ16Ʈ17ƥ19ǈǝ20ų21ŷ22Z27nŁ35ş44ńō
~<em	50 -14D-13Š-9ǃ-8cǖ-7o7ZĽűžơƱ8lǋ9EŞǈ10ńǗ11ŝŢ12Ǒǣǧ14qV15Ƨǚ16yY17SWǜ21Ǉ22śǕ25Q27ǘ30K31v33Ɵ47J
~<em>	70 -9cŠ-7ƞ7VŽƟƴ8ƅ9uőœƯ10ZŧƱ11űžơ13l14EǋǕ15Ş17ŝŢ22v24ǚ
~<ema	60 -16D7ƕ9Ǘ11Ľ15ǧ16Ǖ27ś37K38ǘ57J
~<eme	83 11ƃ30Y
~<emp	58 -9ǃ-7oő7yǥ11V15ǈǑǣ16q19Ƨ21W22ǜ23S26Ǉ32Q33Ɵ
~<en	58 -15ǩ-10ũǄ-8őų-7ĺƼ7eƕ8ĶŃű9DĻłŌūƷ10r11giyŁƘǃǋ12ť13IŠ14ư15tŷ16żž19Ŕ20jŦǆǤ22f23UW25Ƭ27Ƨ30b34ŕ
~<end	65 -13ǆ-10ũ-9ǩ-8ő7mř8el9jŌƕ10Ʃư11ĻłŃūƷ13i14Łǃ15I18Š20ż23ŔŦ24Ǥ31Ƨ35b39ŕ
~<eng	83 -8Ƽ17ű18Ƙ36f
~<enj	82 11ǟ18g23t36U
~<eno	72 -8ų7Ɠư9ŎŞƗ10ŀƯ12Ķ15r17jy18ť20ŷ21ž33Ƭ
~<enr	89 41W
~<ent	87 -12Ǆ-8Ʃ19ǋ48ǆ
~<eq	66 -7ƓƗ8ƀ13ƫ14ĵ15Ɲ19Ɣ22Ǟ23Ǣ36ķ43Ǐ
~<equ	66 -7ƓƗ8ƀ13ƫ14ĵ15Ɲ19Ɣ22Ǟ23Ǣ36ķ43Ǐ
~<er	81 14Š17ǚ30Ő32ŭ
~<err	84 18ǚ34ŭ
~<es	78 -10Ǌ-7C12ŮƲ13Ɠǉ15ƶ26ķ28Ɣ30ƕ
~<esc	82 30Ɣ32ƕ
~<est	86 -10Ǌ-7C14ŮƲǉ15Ɠ17ƶ29ķ
~<ev	42 -14Ŧ-11łűƝ-10rySŬŹƸ-9ŃŌƠǓǔǨ-8ajWĹŧũƃơǂ-7PXńŠƀ7iǚǛ8ĴĿşƍƑǖ9KŏŢƲǐǢ10TUņŤŭǆǩ11ķƕƹƻ12C13gLŨſƯ14hnŒŗšǜ15ŽƂǝ16ů18ż19ŻƗƜ20ŷƿ21ųƩǘ22ƙ23Rƛƴ25ŲƬ26Ƽ29Ŗ31Ŝ33ǒ47Z52ţ
~<eve	42 -14Ŧ-11łƝ-10rySűŹƸ-9ŃŌƠǔǨ-8ajWĹŧũơǂǓ-7PXńƀƃ7iǙǚǛ8ĴĿşƍƑǖ9KŏŢƲǢ10TUņŤŭǆǐ11ķƹƻǩ12C13gLŨſƯ14hnŗǜ15ŒšŽƂǝ16ů18ż19ŻƗƜ20ŷƿ21Ʃǘ22ų23Rƙƛƴ25ŲƬ26Ƽ29Ŗ31Ŝ33ǒ47Z52ţ
~<ex	51 -12ǈ-11ǩ-9kƔ-8goĺŒŗŹƬ-7Vľ7JXƤ8eŲǅ9ŤųŴƖƗơ10Ƨƴ11BƘ12ĸŇư13ņƂǇ14dǀ15YūŸ16ňƞ17Ƈ18Ǝǣ20Ŋ21Ǥ22ŕ25ƫ26Ɓ29Ƶ30ŖǞ32Ʋ44ǁ45Ŕ52Ǧ
~<ex>	89 53ƫ
~<exa	65 7D8š9YŅ10ƕ11ŀǄ12J14Ťơ17Ƨ19d22ū61ǁ
~<exc	69 -8ǩ8H9i13Ƹ14Ɩ26Ŗ29Ŕƞ35Ƶ61Ǧ
~<exi	87 16ű18M19Ƶ
~<exp	59 -7Ɣ7ŬſǊǏ9Ŏ10eXǅ11Ɨ12Y13BųŴ15Ƙ16ư17ņ18ĸŸǣ19Ŗ20Ňň24ŕ25Ŋ29Ŕ38Ǟ
~<ext	71 -10k-9Ƹ-8gŹ9ƶ12ƤǦ13Ų19Ƃƴ21ǀ22Ǉ26Ƈ28Ǝ31Ǥ39Ɓ
~<ey	86 10ƃ11rŖ19A24Ŷ
~<eye	86 10ƃ11rŖ19A24Ŷ
~<fa	46 -20Š-19Ŵ-18Ʒ-17Ĺ-15Ư-13ŗ-12J-11LR-10cƛ-9blĸĻű-8PŦƼ-7HUVXĺŌƀƁƌ7Ƅưǅǡ8dvĵŉŝŪŻƗǣ9Ũ10ŃŕŘƙƾǇ11mŖƭ12E13ťƏƕƚƤǐ14ĽƳ15ƃ16rƮƶǑ17MŐś19ļĿńŇőŧ20ż22Ɯ23uyz24n25i29ŶƬ30ň31ů35ƞ37ǘ45ƽ
~<fac	77 -18J-15ŗ-8Ł8ǔ13Ʀ19ł22ļǩ29ǘ30M32Ƭ
~<fai	75 -8Ņ-7ǩ7ľŎ10Ş11ǁ12Œ13ļ16Ňŉ17i18ĵ19ŀ20ŧ
~<fak	83 14Ŀ49ǘ
~<fal	65 -16Š-11Ĺ-9ĺƯ-7Ɓ7ť9Ňƃ11Ǚ13š14ǡ15ǣ16dy17Ɨƾ19ŕƜ20Ř21Yƞ30Ŷ
~<fam	57 -7űƷƼ7Ŀ9Ƹ10hFưǅǇ11zA13ĽƜ14Ū15Ƴ18ŖŨ19Ƭ21u22Ƥƶ24yƮ34n36ƽ
~<fan	87 -11ǩ7ǃ13Ƙ18Ŀ22r
~<far	60 -20Ŵ-12hR-10ƛ-9L7ŇŝŭŮ8Ŝ9Ņź10uvƭƶ11ƕ12Zƞ13mťų16ňƙ18Ə19ƚǐ23i24Ǒ29ń30Ő32ő46ů
~<fas	78 -17ǩ-7Ŧ8Ǉ9O15ŧ17Ż23Ń35ň
~<fat	80 -10Ư-9b-7Ť11B17Ƴ21E28z32ƽ
~<fau	78 -9ƀ-7Ƴ9ƃ17Ť45ż
~<fav	82 -17Ʒ-7ƌ15ŝ20r21ƞ23Ŷ25ǩ
~<fax	86 12ƕ18Ƅ36ś
~<fe	53 -13š-10ŝ-9Őťƶ-8ŉǂǞ-7oTǩ7ńŜƊƏƝƺ8tUžſƁƍǣ9HMŋƘǑ10Pŀ11ǀǋ12xŊ14uŽǁ16ĿŎƞ17QŢżƵ18Ƹ20rţ21ņŧ23Ň25Ɔ26Ũ27ĵ31Ƭ34Ƒ
~<fea	89 -9ƶ37Ŀ
~<fee	58 -9Ņ-8ŝǂ-7T7i8ƺǟ9UžƊƏ10tMĵŋ11ņ13ǋ14Pŀ15ǀ16ǁ17uŽ18ƞ19Ŏ21ŢŧƸ23r27ŇƆ30Ũ35Ƭ
~<fel	74 -8d-7o8ķŅƫ10ǃǡ11x12ń13ſƜǣ14Ŝ16ƘǑ17ņƵ
~<fen	73 7ķţ8ű13ƍ28ż50Ƒ
~<few	71 -13š-10ť-9ŉ-8Ǟ9Ľ13Ɓ14HƝ21Ŋţ26ĵ
~<fi	43 -12Ũ-11ŗŷ-10ŀňŔ-9ĻſǞ-8lnľōŶżƒƳƵǏ-7chvCLŜšŢŭƕƝƦƿǎǨ7Ŏƈ8xŌœŖűǊǙ9ǒ10ktHUŇŕƅ11mrĸŏŧ12Eŉǆǘ13ńŠƖǝ14a15ĺƎƤ16Ľ17AŬƊ18oǢ19ļƘǩ20ĵŃ21fũ22Ǘ23ŘŚ25Xƌ26gư30Ǡ32Ɛ33ţƄ34Ť54ǜ57Ə
~<fia	87 -10a-8Ľ12p15o20q
~<fie	87 12ĸ16Ś19ǈ
~<fif	84 7Ǥ9Ń10ŕ12Ĵ22ń
~<fig	68 -19Ǐ-9Ŕ7HXŅƗ8łŘǊ9ĸŖǉ10Ɠ11A13ůưǠ15ǜ16űƈ17Ƭ18ŧ21r23Ƙ
~<fil	62 -9ƫ8w9ļŌŮǖǜ16ś17ǒ18Ĺ20Ť25ǆ28a29Ľ38ţ39Ǘ43Ƅ
~<fin	57 -10s-7ułŷ7ŊũǄǟǡ8ķƷǊ9tMŠƄƯǁ10NUĸŋ11kBŖƼ12Łƌƞƪǩ13A14E15Ǚ16Śǘ21mƊ23f25ļǠ27Ŭư
~<fir	53 -7ũůŵ7sUǠ8Śƨ9ewŕ10ƫ11YƘ12ŇŠ13xAĺǩ14Ƥ15a16ǝǢ17oœƅ18ŏŤ19ŉƖ20ń22Ǝ24Ř25Ń42Ɛ52ǜ73Ə
~<fis	83 8Ɵ60g
~<fit	89 -13Ƭ-7ǡ9Ō15Ň17t56X
~<fix	74 -8ľ7y8ŵǀ9Ŏǩ12ǌ13ƀƤǢ15Ǐ16ţ17H20Ş35ƌ40ũ
~<fl	60 -9š-8ŏŐǍ-7v7yƃƌƗ8ǌ9ļƎ10ƆƐ11Ƥǩ12ƁƩƴ13ǐ15ƛ18Ɗ19Hǈ20ƨ35Ɖ42ǀ43ƣ71ƙ
~<fla	76 8Řƚ13Ɛ16Ʃ17Ɓƴ18ǩ26ƨ45Ɖ
~<flo	64 -9š-8Ǎ-7ŏŐ7Ÿ8ƌ9ƃ10Ǝ11Ɔ13Ƥ16ƛ20Ɗ21H22ǈ48ƣ77ƙ
~<fly	80 -10Ÿ10f14ļ58ǀ
~<fo	33 -21C-19ǘ-17ų-16ŷ-15œƢƼ-14UĿǉ-13ŀŁŢǍ-12ŕƸ-11DƷǎ-10sRşƁ-9ťŬƑ-8uvZōǕ-7oŸƊƞƮ7JVžǄǑǦ8ŉţŦũƿǒǞ9pwƭ10GŔƜƥǅǖǢ11qrŠŽƴ12yĽƟƬƺ13HLŝŤƔơƻǛ14ŒśƯ16Xŗǥ17gO18dzłǇǌ19ƤǁǓ20ĻŨƀƝư21b22lQĶŖƄ23űƗǠ24c27ǐ28kŌŲǂǈ30ľƶ32Ơ34Ĺ37Ɠ39ƒ42ŭ50Ʊ
~<fol	63 -11Ǒ7alž8ļƮǡ9gƣ10WŽ11Ɯ13Ǩ14ŝǈǗ15Ƨ16ǖ18Ǉ19ƽǔ20Ʀ23ƥ24K28ň32z
~<foo	70 -11Ÿ-9c-8Ŷ-7ǐ8Ĵ10ǋ12Ɯ18ũ19Ż20Ɠ28Ɔ31Ǆ36ƺ37Ǜ
~<for	33 -19C-18ǘ-17U-16ų-15ňŷ-14Ƽǉ-13ĿŁœƢ-12ŀ-11ŕŢƧƮƸ-10DRƩƷǍǎ-9şƁ-8sŚŬƑǄ-7oKZǕ7JNĴŐǇǟǩ8VŉǒǦ9ţŽžǞ10pGŠƭƿ11rŔŦǢ12gqƟƴ13yƔƬǑ14HLĽơ15ĻŒśŤƯƻ17OX18dǥ19lłŗűǌ20ǁ21ĶƤǈ22ŨƄƝưǓ23bkŖ24QƗ25ƀǠ27ľ29ŌƓ30cǂ31ǐ32ƶ34Ơ36ĹŲ41ƒ43ŭ51Ʊ
~<fou	76 -14ť-9gƀ11ż12řű13Ļ18Ʃ23Ƈ25Ś28k42ǅ
~<fr	45 -13ų-12h-11QTǧ-10ňǘ-9iĹşǐ-8wŒŖŘ-7tyOVĵŁŭǗǥ7kHŤŶƕƽǏ8Lƚƪǝ9Ňśŧƛǃ10jIœǍ11rsWƣ12ǈ13ķŏŠũƏƔǒ14AĸŚƩǊ15ŢƧƻǋǜ16ĽŎźơ17gƄƜǅǔ18BŜ19RŔ20ŅǑ21Ńƙ23Ļ27l29Ƈ37Ǖ45Ǜ
~<fra	77 9H11Ǒ14ǅ15P27ǩ33Ƈ36Ń
~<fre	72 -8aň-7O8ţ10ƛ11ƧƷ12Ŀō14ǁ18sZ19ŏ20N22jL26g29Ɣ
~<fri	72 -7w8ƃ9Š10ľ13Ɯ15ļ17aƤ21Ƴ30B35A
~<fro	47 -16ǩ-14ų-12h-11QTƳǧ-9Şǘ-8Ĺşǐ-7iAŒŭƤǥ7euŸƗƟƽ8BŠŤƕǏ9kŶƄƚƧƪ10ŧƅǄǅ11ŇœśƇǍǝ12IķƜ13rƣ14WƏǃǈǒ15ŚũǊǑ16ĸƻǜ17ĽŢźơƩǋ18Ŏ19ǔ20Ŝ21Ŕ22RŅ24ƙ25Ļ30l39Ǖ
~<fry	87 87Ǜ
~<fu	54 -11P-10mĻŏ-9cŀŗ-8UĹžƞ-7jQŘŷƝǢ7ƓƠǄǛǤ8Ź9xƃƕƤƳǀ10Ɵ11Ŀ12G13ŒƊƭ14Ĵ15Ŏǩ16ň18Ƣ19kǟ21Ǉǣ24hƱ26aƗ27RY35Ŷ38g40ƀ44ư45Ƌ
~<ful	62 -9ŏ-8ŗž-7cYƎǢ7ƇƱ8quōǍ10DƠǄǛ11ƃƓ12ŲŹƤ13Ɵ16ƭ17Ĵ18Ŏ19Œ25Ǉ30a32R48ƀ
~<fun	63 -17y-12P-11m-8ƞ-7QĹ7Ɯ9Ǥ12xƕƢƳ13ǀ17ǟ23kƱǩ26ǣ28Y42Ŷư46g
~<fur	73 -14u-7Ɲ8d10ƥ13Yĸ18G19Ƣ20Ɗ24Ƌ35h38Ɨ
~<fus	87 -10Ļ15ư45Ƌ
~<g>	86 -24ŗ-12ƂǓ12Ǧ16ź17b60ǡ
~<ga	58 -18Ǐ-9o-8ť-7ƙƦ7ńŅŔ8ǚ9ƋƎƥ10Ɖ11ŤŽƆƺ12Ǆ14ƍ15Ŗ16Ƒ18ŕ19Ɯ21Ɲ24ļ27ƣ29Ɛ30g39šǩ50Ɓ64Ű
~<gal	89 11Ƌ25ǩ
~<gam	86 10ő24g47ǩ
~<gap	76 -10ŏ7ƭ24ŕ53š70Ɓ
~<gar	68 -19Ǐ-7ƽ12ƥ13ƑƜ14ŤƆ16ƣ17g28Ɲ55Ű
~<gas	84 44Ɛ
~<gat	81 -8ƙ10ǀ12Ɯ17ŏ18Ǆ20ƣ22ƍ28Ű
~<gav	76 -11o7W8Ż9B11ńŅŔ12ǚ21Ŗ35ļ
~<gc	86 -12ǩ28ǧ44Ǔ
~<gc>	86 -12ǩ28ǧ44Ǔ
~<ge	43 -20Ɨ-17ŗ-15qƷ-14BĶ-13XŝŠžǩ-12ŏŬ-11cǑ-10ķĺƺǈ-9Ɣ-8lrułņŇœţƬǋ-7dŕƄƟǞ7ŊūƁƠƽǇ8iKĴŢŻƶǅ9GRŸǝ10bļŀƊǤ11pIJĽŎƙƦ12vĻőź13Cńƨƭƿǧ14ŴŹ15Ŀƃ17stHSƖǡ18gƍƕƚƫ19j20eŦơ21kǕǙ23ňŶ24Wś29Ō30ŵ32mǏ33ű
~<gei	89 33ń
~<gen	73 -18ŗ-16ž-7n7ǖ9ƽ10Ƹ14ǅ15Ǔǧ34ǡ
~<geo	86 15Ÿ17yC
~<get	44 -15qƷ-14Ķ-13BŝŠ-12ŏŬ-11cXǑ-10lĺƺǈǩ-9yķƔ-8rłņœƬǋ-7dŇŕŗţŭƄƗƟ7mxAŁŖƁƠƲƳ8ĴŊūŻƮǇǧ9iGKRŢƶ10ļƊǝǤ11bpŀƙ12JĽź13vIĻőƭ14Źƨƿ15Ŵƃ16ĿŎ17HƖ18gstSƍ19jƕƚƫ21ŦơǙ22ekǕ23Ŷ24ň25Wś30Ō32ŵ34ű
~<gi	53 -11ƮǓ-10Bƃ-9ƴ-8Ʃ-7nsGǝǩ7Ŋ8lIŅŇƆƗǎǐǢ9ńŧƒǕǜǧ10ŪǇ11eoǁ12AXŁŌŦƢƧ13vO14ŒŝƁ15dơǠ16D17tƷ19Ŕǚ22x25w27u34W
~<gir	72 -13Ʈ11Ǥ12ǈ13l15vǜ20Ƣ21w27Ʒ41u
~<giv	55 -11Ǔ-10ƃ-9Bƴ-8Ʃ-7nGŲǝ7mŀŊ8ǎǐ9IŇƆƒƗǢǧ10wńŅŧǕ11ŪǇ12eoƧǁ13XŁŌŦ14AO15Ǡ16dŒŝơ17xDƁ19t20ǚ22Ŕ36W
~<gl	69 -20ŗ-17Ƃ-12ſ-11ŏ-9ǚ-8ōŘǏ7Ĺ11tŐřťƦƬ12Ǚ13ƀƄ16ż17ǥ19ǌ20Ŷ22Ǧ26ƿ41Ɓ81ǡ
~<gl>	80 -19Ƃ-17ŗ-11ſ-9ǚ-8ō-7Ǐ21ǥ26Ǧ95ǡ
~<gla	73 -10ŏ7Ĺ12tŐřť13Ǚ14ƀ17ż20ǌ21Ŷ28ƿ44Ɓ
~<gm	86 31J
~<gma	86 31J
~<go	33 -18Ƭ-17l-16s-15ƌǋ-14ŃŘǎ-13GX-12Ɗƕ-11FTƨưǄǍǑ-10vĴŰŽƄƼǝ-9ŀőůǗǧ-8QSZƳǞ-7fqĽŦŷƂƚƢƹƺ7HWĵŉŤťƧƲƻƾ8nDŞŵǦ9ŢǤ10ƋƠƸ11aǀǖ12mJŗŠŪźƃƞǥ13IńŐŻǜ14yŒƮ15djű16UŅƵ17EŊŚſƤƭ18gž19ŴƎǏ20kĻũƙƷ21iAş22œŜ23oĺ24RŖ25Ʃǔǟ26ŝŹ27NYƒƟ28OƔ29ň30ĶļŎ35ł38ƫ40ō49ŏ54V
~<go>	47 -20Ũ-14qŮǩ-12Ŧ-11Ťǝ-10ĹŁƯǎ-9ŰƝ-8lŃŐů-7GLMļŕűŶƮƴ7NYţŻǃ8ź9XķŗŚ10dŞ11wAńňŧƷ12aŅŜŠťƒ13EŊŴƾǐǦ14ŔŖśƋǀ15šũ17ƭ18ŌœžƠ20oł22VƧ25ƞ26Ɣ28Ŏ29Ɵ30m35ǜ38R41ōƫ44Ƥ
~<goa	87 21Ť43Ļ
~<goe	69 -13p-8w-7XŒ7Ǡ8HƔ9Ļ10łƷ11zųƩƵǉ12dEK13ǝ14ŁŴ15J18Ķ19o24ǖ27ƫ
~<goi	55 -22š-12Ʒ-9Ŵ-8txŀŶ-7Š7eĺƯǞ8Ŀŉžǃ9QňŧũƸ10ƒ11PƝǟ12DŢ13Ʈǩ15ƭǅ16ō17ŨŻ18U19ĹŹ20r21H22k28y29ł31i35V48ŏ
~<gol	83 14h27Ķ38g
~<gon	63 -9ƕ-7ķľ7Ɠ8Ũǣ9Ơ10bǨ11ƒƙ15ƩƱ16Œƶ17Ǝ20ŖƯ22œ34Ʈ39Ʒ40Ɵ
~<goo	53 -16u-11ř-10Ĺŧǋ-9Ƽ-8lzA-7nrTXŠ7ľŋǙ8Vţƒƹǩ10JMYŐƔƩƵ11ƭǊ12pUǕ14ƃ16WĻźƸ18ĵŌ19ű20Ň21Ŏũ23ņ24x26NŶ27L28i29Iǟ42ļ44ŝ
~<got	41 -23ǩ-18Ř-17Ɵ-14Ɗ-11XƬƹ-10iƭǞ-9ũƌư-8brSĽŇőţƯ-7FGMPRŌƷǍǐ7ĸĹųƁǁǂ8DŉŦƇƥ9hķŝŞšŤūƃǇ10qEŬƛƻǅ11ŮƑƵ12uŎřűǢǤ13NļńŴŵƲǥ14ŅŹƴǛ15ŚŠƎǘ16kV17g18ŐŕŪ19Œ20ňƙǏ21j22Ķ23Ŝ24Y25n28A29ŏ31ſ32ş36ĺ41O
~<gp	89 42ź
~<gpa	89 42ź
~<gr	53 -13H-11p-9ǩ-7CŹƬǐ7mJŷŸƘ8śƻǅ9wQơ10ŧƁƭǓ11qŞƧ12T13alƣ15xǉ17Śƍ18ŭ19n24yW26ƶ30v32Ǌ35ź40Ǟ
~<gra	61 7nƯ8Ÿƌ9ŷƩƳ10mxƘƻǅ12w13ŧƁ15q16y17v21Ś32ƶ37ź
~<gre	73 -7ǡ7ĵƞ8Ǔ9Ļ10xŴƇƜǋ11J12aŌ14ơ18T
~<gro	62 -15H-11p-10k8X12yQ14ƭ16nƣ19ǉ20l21Ƨ22vŭƍ32W39Ǌ48Ǟ
~<gu	54 -14N-10ušŭ-9Gǅ-8Ǝ-7ǈ7Ŗǩ8MŐŴƈƚ9HƔ10Cĸƛ11ƗǙ12Ǖ13jƹ14Ǉǟ15gǣ16kA17xŅơǉ20ņǜ21B22ł23ŇǄ24Ɯ25Ʋ26Ǒ27ſ41Ƙ
~<gua	81 13Ư41Ʋ
~<gue	76 -10Gǅ9ũƈ10Ǌǖ13Ŗ22Ɨ37ǩ42Ɯ
~<gui	84 12ǚ19A22g26Ƙ
~<gun	82 41Ƙ
~<gut	80 -11B10ǜ11ƌ29ł40Ň
~<guy	59 -20ǩ-14N-10š-7uŭ7Ľǒ8Ǩ9gŐ10MŴƚ11HƔ12Cĸ14ǕǙ15jǜ16Ǉ19ơǉǣ20xǟ21Ņ23ņ27Ǆ29Ǒ30ſ32B
~<gy	72 -11V8Ƨ13g19Q22ŗ32ĺ
~<gym	72 -11V8Ƨ13g19Q22ŗ32ĺ
~<h>	83 -7t7Ǡ10o13b14ř
~<ha	27 -21n-19Ǆ-16Q-15Ǌ-13gLTơ-12AŇ-11PƅǑ-10xƭǎ-9Xśƣ-8bKMŅůǧ-7Ĵŀƕƞǉ7ŋōƀƥǀǃǦ8lNľŎũŮǋǏǡǤ9aŢŰŸƬ10dĶŶƆƢƪưƴ11oSĵņƜƯƷǅ12ƁƸǐ13hmIƗ14UŧƘ15tZŖŵżƼǚ16YĻŁőŘŹƃƎƾǂ17šťǖ18fŏŗşƦƱǥ19ƽ20ŤƙƵǣǩ21ŃńǈǙ22ŻǨ23Ƌǔ24ƚǇǝ25uƌǒǓ26iŜŝ27ĸ28ţ29ſ30O31Ƴ32Ƒ34Ś42ǜ44ƨ47ƛ51ǘ
~<hac	80 10ǩ56ǘ
~<had	51 -11Ɗ-10Sǩ-9n-8pŐ-7zǞ7ŝƿǟ8vPŸ9tŊűŶ10ŤƋ11ĺƈǕǙ12Ƥ14ľǝ15żǂǣ16ĵǅ17šǜ18Ƽ21ŠŻ23ĸƾ24ƛ29ņ37ƽ40ţ42ő
~<hah	76 8Ƹ9ǘ10ń11hpHļƾ12tŒŜ13Ş14Ʋ19ű
~<hai	68 7Ŕ11N12P15Uǖ18ǈ21ƈ24Ř25ƀƝ56ƚ
~<hal	66 -11bQƯ7ĴƄǝ8uƧ9Ķ10ǩ11ŗ12p13Ơ14qƨ15ǂ16Ů17O18t21Ƣ22rǔǨ35Ƭ41o
~<han	56 -12ş-11Ķ-10ƈ-8oŝ-7ǌǩ7MYǙ8sŃǇ9PSZŁ10ǒǞǣ12ƠƵǠ15Ǔ16Vǈ17Ʒ19ĸǚ22iŜ23ŀƑ24t27Ļŧ28ǘ37ǜ38Ś47ǖ
~<hap	51 -16Ş-14ő-8Łƽ-7ŀ7ƙǚ8iņ9HĹƞ10ō11ǝ12UYŗſ13ƨƫƮ14ǩ15ţǘ16ǔ17ŝ18ǣ19ĿƧ20Ƴ22šƛ23Ļ24ŶǨ25ĺƷ26ť27ũ33Ť
~<har	64 -12ǆ-8ňŊ7ksOķ9Ž10ƹǟ11dƌǞ12ƇƳ14ƙǃ16ǣ18Ũ25UǓ28ǩ30Ǚ35ǜ
~<has	50 -12r-11n-10Ƽ-9ŢųŸ-7ŤƽǓ7ƉƓƨƸƻǍ8qŲƕ9Bǜ11ł12ŴŷƑ13Őǚ14jvŔŖšƪƴǌǦ15Œœ16ŃŹƙǛ17Ƌƛ20şŮſǗ21Łţ24h26ǂ
~<hat	78 -7p7cŽ10KǠ12L13a15ŝŤ16Ŀ24Ǚ
~<hau	82 -9ǖ-7ŪƪǛ7ŭŴ13ů19ƥ27ǐ33Ų
~<hav	31 -22Ƨ-15Ǆ-13gLŀǊ-12HPQU-11Šůŷƞ-10MƠ-9Œƕơǌ-8jKTļ-7npxĿłŘŲƅǎǧ7dkrwřŧƄƍǃǨǩ8yFĵľƴǐǢ9sJŁŻƀǅ10NňŋŜťƆƳǏǡǤ11ņŹƋƜƾ12SŰž13ķŖŪǈǋǔ14Iŉŝƚƪǆǘ15alm17iƁƘǝ18ZŃŸżƯưǓ19ĶşƗ20ţƎƛ21YŢſƑƵǒ22Ŏŗŵǥ23ƃǜ24f26ƌƱ27ŚƼǇ28ő29ŏ31OńƦ34u42ƨ
~<he	39 -43d-25T-17P-16Ʀ-15ŭǄǋ-12ŏŞƞƬƶ-11LMRĸŠƛƻǆ-10ĶŵƧƫǟ-9OSĴŃŐŖŚŰƄƓƭǘ-8mĽŉũűŷŽƒƘƵǛ-7bQķŁœŘťƜǢǥ7yŊƲǃǈǑ8fWĵƆ9wUĻĿ10ilvųƮ11kĹļŢ13uŀŮ16zŅů17Ǐ18Ƴ22Aǜ23ƃƺ26xŜƯ27ŹƼ33Ɛ34Ŵ36ƽ37j42Ƌ43Ƹ48t50hB51Ǉ52Ʒ53qź58o59r60s67ǂ74ƨ75p
~<he>	53 -24T-17ǩ-16d-13PǄ-12WŸ-11ŵſƦ-10aŪƺ-9ŏ-8ŀŎŝŰƄƹ-7czŇŭƓƛƻǢ7ǣ8ǒ12wŴǜ13A16Ưƽ18Ņ20v21Ź25Ŝ26ů28xƳ29o38B45hź46Ʒ49t50ƨ55s56ǂ69p79r87q
~<hea	47 -13Ƴǋ-10pǦ-9ňśǆ-8wƞ-7czĻŶƱ7Dŵƍ8gņŮ9Ƃ10ŔǗ11uǃǏ12Ŏ13yļŇŨ15s16ƺ18kxU20ĿŜ24j25h26W32ƃ39Ƽ40Ǉ42Ɛ46ƽ52ǂ54Ƌ55Ƹ
~<hei	78 37ƺ
~<hel	65 -10ŏ-9kR-7r7ŀǜ8vŎŹƱ9ǉ10ŝŢ13Ʋ14sŒǈ19Ǒ20ĵ22ňǩ28A33z34Ǉ36Ĺ
~<her	54 -39d-32Ƹ-10qŵ-9XŇŭƶǩ-8MŠ-7vLNOŀƧ7xFĺŌŏŸƆǈ8ŅŪ9wōŝſƱƾ10uzľƢǜ11ŮŶ13lųŹ14Ư15cst18Ʈ19Ŋ23rǂ27Ƴ28Ļ30B31j33ź40Ŵ45pƷ57ƨ58o
~<hes	84 43ŀ
~<hey	81 -9tx24N39i
~<hi	48 -29d-18aǩ-16ų-15VŧƮ-13ŵŸƸ-12š-10ŖƬƱ-9ŏŠơǈ-8WŝƃƤ-7HľĿŁŊŐőƋƻǃ7gŜţůƁ8ņŔŤŬ9lƠƳƽ10y11Şƙǡ13qt14mǓ15ƚǒ16Ņ18YƢƷǔ19ƼǑ21œ24Ǧ25cfpĸƣ26ŗźǜ27o29sƯ31Ź34ǂ38ż39SŴ40Ǟ43ƨ54ſ
~<hid	89 15Ş21i
~<hig	62 -7Ʊ7Ƅƒ8Ŕ9ų10yƏƚ11œ12Ɓ13ŬƠ14Ǔ15ů16l18Řƙ22Ǧ24m25Ƽ37ŗ38ƣ
~<hik	86 9Ŕ12g13Ş15ĺ28œ
~<him	69 -25Ƹ-10ƽ-8ƬƮ-7ơ8fzƳ9Aņ10r11Ưǌ13wź16oƷ17Ŝ20t33ǂ39ƨ48s
~<hip	89 9ǡ17Ɖ21Ɯ
~<hir	72 -18V-14ǈ-10ǩ-8Ʒ-7yHƋ12Ǆǥ22Ǒ24Ư35ǔ46ǜ54Ǟ63S
~<his	60 -33d-27ų-21a-15Ÿ-10ŵ-9Ʈ7ņǑ8ŤǨ9ŰƳƼǞ10yǂ15ţƯ17ŅƷ19qƢ22ƽ23oźǒ28ƨ36p47Ź54Ŵ
~<hit	64 -19Ř-14š-11ŧ-10Ŗ7ǀ8ǘ9Ǥ11şƊǦ12jžƚǡ13Ũ21Y30f36c38ĸ55ż74ſ
~<ho	26 -25Ő-22WŌǈ-20Ǆ-17Ư-15Nǥ-14oAPŏǞ-13Ŵ-12ƥ-11ōťƫ-10dŒƁƂƘơƩƴǨ-9ŜƀƵ-8ŔųƲǒ-7wňūƾǠ7qœƿǓǝ8SĹŊŦŪŹƌƦǀ9ŃƃƍƏǗ10zŭŵƺ11űǅǔǜ12puŅ13ZķŕƤǙǧ14GƕƖ15YĴŻƇƛƬǁ16vŨźƑƣǖǘ17bĻļŷƗƚ18hkH19RĸŠƋƒǇǑ20lUŮƜ21Oł22ŤŧƙƸ24cgǩ25Tǎǟ26ƭ27j29Ʒ30ŶƓ31şƳ32Ɔ34tK35xFůƝƟ36ƅƮ39Ɣ42n45ƞ52i
~<hob	81 -7Ƙ12ǀ50g
~<hol	63 -17Ō-11ŧ-10ǖ-7cƈƔ7ƤƵ9iUZŚ10ƕǇ11tƸ12ŁŔ13Ɖ15m17ŞŬ20k21ű24ŀǓ26K33Ǘ34ǧ38ǩ
~<hom	49 -18Ő-17Ŭ-16M-14Ŵ-13Ǐ-11mƯ-10Ňŗ-9Nő-8ųƠ-7PQƳǄǈǋǞǟǥ7ĽŹƌ8Ɯǩ11Ɩ12wƇƮ13hĹǁ14ůƛ15yƕ17IŰźƙƞ18Ʒ20q21T23CƆ24u25H26s29ƒƔ31Ɠ32Ɵ35nR39şƅ43lF58Ɲ
~<hon	75 8ĸ9ǘ11ĿňŢŬ12f14IŇ16c18Ŗ20Ū27ź
~<hoo	86 7Ƨ18ļ20ǟ38Ǜ
~<hop	78 11H15ů20XǙ52Ļ
~<hor	89 -9ǂ13Ǟ15Ƹ
~<hos	72 -14C-11ţ-9ŗ-7ǩ8kž10qV12Sĸƃ16Ƽ18ǂ20Ǩ21Ʀǔ24Q25Ƹ34ƛ
~<hot	72 -12D-9B-7ŵ12ǔ15ƒ19Ƌ31J35ƍƤ49j
~<hou	44 -21ŗ-20ų-15ŬǦ-13SŒ-12PĴƨǏ-10NőŭǄ-9ŜǇ-8řŶƠǖǨ-7IűŴƐƘǐ7h8ƊƑ9ƚǕ10Oů11ŁŹƋ12ƂƉ13ŲƎ14ƌ16LZǁ17ƕƣ18Ɩƙ21ŷ23Ɨ24ƇƮ25DHƷ28GMşƓ30ķƝ33Ɯ34Ɔ35nFǎ38Tƞ39Ɵ40ƒ43RƔ45ƅ
~<how	29 -19W-18Ƃ-15HR-14Łǈ-13syƯ-12wLŌŐ-11ơ-10oFQŏŔƕƛǄǞǥ-9ADMĽşťƴƵ-8ŚƀƥƩƫ-7dIJōŬƝ7Gǣ8gŇőŽƦ9SųƠƤƪǩ10fĶƟǋ11œŖšŸƙƸƿǆ12ŦƑǊǐ13ŊƏǏǙ14ĸŃƃƔƚ15kpzƓƣ16jƺǝǦ17Uŭ18Ņŕŗǅǜ19ŵ20O21vŻǘ22YǑ23bļűƋǇ24ŨƬ25Šůƞ26cŮ27Ĵ28ǟ29ƭǖ30łŤƮ31ŧ34K36Ɔ37Ƴ40Ŷ44t45x56i
~<hr	89 -14ǈ-11ǩ-7Ǡ8W27Ƨ49ǜ
~<hr>	89 -14ǈ-11ǩ-7Ǡ8W27Ƨ49ǜ
~<hu	50 -15ƾ-14Ƹ-13d-12uPŵ-11v-10ŭƺ-9Qƹǟǩ-8ş-7Ŀłſ7j8gŁ9Ŷ10Ƴ11Ɯ12ƫƯ13fOƞǅǚ14Ť15aŨżƍ16nţƷ19Ų21HŃŴǙ23X25p26stž27ƃƚƨǂ28ĸ29q34o37rǣ
~<huh	77 -9v9ƞ10Ņơ11Ə12ĺ13r15j17Ŷ27Ũ
~<hun	81 -7uƈ7m12g13ƞƯ14Ǜ24ǅ37H
~<hur	60 -7ſƮ9ƙ15Ɯ17O18Ťǚ19ƍ20ĸţ26Ǚ28XŃ33žƚ35ƃ45ǣ
~<hus	56 -16ƾ-14Ƹ-13dǟ-11ŭ-9ƹ-8şŵƺǩ-7P7ų9ƮƯ11Ł15Ƴ16ƫ17f20ż21n23Ų24ŴƷ30p31st32ƨ33rǂ34q39o
~<hy	74 10ǈ20P25Ū48Ə
~<hyd	77 50Ə
~<hyg	89 12ǈ24P
~<i>	35 -20Ŧ-19ǈ-18Ɨ-17ƲƳ-16ƨƱ-15Ơ-14ĸƭ-13ŗǘǨ-12ĺŠƤ-11RļľłŪſƯǁǔ-10QVœŖŜűŹƦƮƴǕǗ-9ŔŞŧŴŵŽƙƛưƶǇ-8sĶşťƀƝǏǑǓǙǝǤ-7ķŁŨũŰƓƟƵƼǚǡ7TŃńƖƾ8xĿŇŕšŮŶźƈƞǃ9GŅŘƅ10XŐŤŸ11Uņƕ12ŷƍ13Ƹƺ14p15w16ǆ17ĵĻ20hO21i22lǠ23Ĺ25dJǄ26fqE27ƃ28uŌŢ29vō30CĽ31ŋ32e36LM37K38Dŉ47o51b52NŎ57c70ň78ǩ79I90a100Ŋ
~<ic	89 -9Ɵ10j16Ɯ20ǎ
~<ice	89 -9Ɵ10j16Ɯ20ǎ
~<id	70 -9Ŷ-8Śǖ-7I8T10sV11Ƶ12B15Ǜ16Ŋ17d18ū23Ň45ř51Ƅ
~<id>	79 -9Śǖ10d53ř58Ƅ
~<ide	76 -10Ŷ-7I9T10d11sV12Ƶ14B18Ŋ20ū25Ň
~<if	39 -21ǩ-18ŉ-17X-16ĺ-14ŀ-12ǈ-11ǆ-10TŇŤƕǋ-9gyōŐƶǞ-8ikLőŨŪƋƭƳ-7jwAUŁņœŕŗřƲǗ7uŬƬ8źƝƷǦ9bƁƎƩ10HNǄǢ11cGƒ12rŘǕ13WňŢűƵ14FķĻƂ16Ĵŏŝǚ17I18ƪ19ǘ21Ʈ22YŊ23Ɯ24ŋƀ25žƯ26ƫ27ĸƱǡ28Ʀ31Ƥ33Ŏ40ŵſ43ƃǝ49Ƨ73Ǩ
~<if>	39 -21ǩ-18ŉ-17X-16ĺ-14ŀ-12ǈ-11ǆ-10TŇŤƕǋ-9gyōŐƶǞ-8ikLőŨŪƋƭƳ-7jwAUŁņœŕŗřƲǗ7uŬƬ8źƝƷǦ9bƁƎƩ10HNǄǢ11cGƒ12rŘǕ13WňŢűƵ14FķĻƂ16Ĵŏŝǚ17I18ƪ19ǘ21Ʈ22YŊ23Ɯ24ŋƀ25žƯ26ƫ27ĸƱǡ28Ʀ31Ƥ33Ŏ40ŵſ43ƃǝ49Ƨ73Ǩ
~<il	89 16C17ǂ19ƽ
~<ill	89 16C17ǂ19ƽ
~<im	73 -13ǩ-11Ŏ-7Ř9ƶ12ō13Ǣ14Ǖ15Ʊ16Ň17ƌ21Ũ24ľŞ
~<imp	73 -11Ŏ-7Ř9ƶ13ōǢ14Ǖ15Ʊ16Ň17ƌ24ľŞ
~<in	28 -26Z-24ĺ-22ƒ-17ƭ-16ǟ-15Ʈ-14pwŝ-13auŶ-12śŭǄǇ-11oPōťƧ-10ŉŢŨǃ-9FŔũźƖǔǦ-8DĿƘƠư-7tĸƀǜ7JMūŷžƳǨ8jyAĽŌŎƉƞ9ŲƎƻǍǞǥ10GWXŇƊƓơƬƹǣ11mƩƱǒ12qEŅƄƣƯ13dƌƤƲ14NķņŐşŤŻƾ15iĻŽ16ŧƚƸǡǢ17ĵŠƦƵǋ18ľƍǑ19sŁŃšű20Ŗǐǧ21vRSƐƛ22l23nƽǌ25ĹŚ26Ǔ27ǅǉǏ30ůƥ31Cż32Ķţ33YǊ34ƃ37T39Ɲ42ƪ43ŏ49Ɨ53Ǘ
~<in>	32 -35ĺ-31ƭ-26Ʈ-23Ŕ-22ŗ-21Z-19Œ-17u-16ƘǄ-15ŝƨǟǥ-14Ƨǃ-13apxƁƒ-12wŢžƓ-11ŊśŞşƕơƺǘ-10œŶƀǔǝ-9oōőǇ-8PłźƖƴǦ-7DŉťƆ7LųƯƳ8Nƃ9ŇŎ10jKQńƶ11ŷŻſƣǈǞ12dAGMXƛƞƵƷ13yķĻŅŌƊƼ14Ʀƹ15EƎƤǧ16mƱǐǓ17iĹƲ18qšŧƚƾ19SŤŽƐ20s21ľǋ22ĵǌǍǡ23ƍ25RŖű26ŃŚǑ27vT29lƪƽǏ30ů31ż32ţƥ33nĶǉ34Ƹ35ǅ39C41Ǌ42Y47Ɨ48Ǘ54Ɲ
~<inc	60 -14Ǉ7jƁǆ8Ƭǃ11sƆƠ12u14ǉ15Ŕ21ƺ23ŏƯ25Ʈ26œ31ǝ39T
~<ind	84 -7Ǝ7z13Ɛ14Ʀǋ15Ǒ
~<inf	73 9Ǖ15Ŋ16ńŔ17Ż19Ľ21Ļ26x40Ǘ
~<inj	72 8ŗ31ǣ37ƃ48ž
~<ins	43 -20Ƹ-15ŭ-13Ǎ-12ƒ-10Q-9Ǐ-8Ƽ-7ZŬƶǂǑǝǞ7Ɛǐ8rAőŖ9ĺŦūŴƵƻ10ŘƁƥƦƪƬƳ11Ƙ12Şţǧ13ĹŪƭǩ14ǌ15ŁƩǄǨ16Wľ17Ųƴ18ƃƄ19ņšƕ20ơ21ŗǓ23Œ27ǒ28ƨ33Ɠ36ǥ37Ǣ39Őş47ŏ
~<int	64 -9rX-8ǩ-7nZťƱƷ7dƀǗǘǨ8izſƔ10łŊů11RŅǞ13BĶ14Ňơ15ǝǣ17ż18g20ƛ24Nƪ27ƌ31S34Š
~<inv	69 8Pż9Ǡ11ŁǢ13fǩ14ķ17ƗǕ18ǘ21ƝǏ
~<ir	86 57Ķ
~<ira	87 58Ķ
~<is	23 -23Ũ-19Š-18Ƹ-17Ʒ-16cǘ-15ŤŦ-14ƽ-12ŏ-11SňƬ-9Ĵņőţ-8OĺĻƜƭƹǒ-7dƝǑǡ7ķŚŽƐƻǢ8ŘƀƒƙơǊǨ9FXŹƞǉ10Ʀƾ11lŉŝşŰųƍƑƗƯƼǙǜ12pƏƔǔǞǣ13anĿŅŖſƠƧǁǎǖ14KĶľŗŞƕ15AIŕūŭŸǥ16hƁ17ŐƢǅ18fEĵŷžƥƫƱ19Ł20Qō21DPŃůƉǇ22yRYƘƟƩ23vNŬǋ24JTƅǈ25sŒźǗ26qƆ27Ʋ29ŶƓƶǆ30jŪǃǟ31űƇƊǛ32Ĺƨ34Ŵ36ǂ37ǩ40Uŀ41o42iǍ43x45t
~<is>	23 -23Ũ-22Ƹ-19Š-16cƷǘ-15Ŧ-14Ťƽ-12ŏ-11SňƬ-9Ĵņőţ-8OĺĻƜƭƹǒ-7dƝǑǡ7ŚŽƐƻǢ8ķŘƀƒƙơǨ9FXŹƞǉǊ10Ʀƾ11lŉŝşŰųƍƑƗƯƼǙ12pƔǔǜǞ13anĿŅſƏƠƧǁǎǖǣ14KĶľŖŗŞ15AIŕūŭƕ16hƁǥ17ŐƢǅ18fEĵžƥƫƱ19Łŷ20Qō21DPŃůƉǇ22yRYƘƟƩ23vNŬǋ24JTƅǈ25sźǗ26ŒƆ27qƲ29ŶƓǆ30jŪƶǃǟ31ƇƊǛ32Ĺűƨ33ǂ34Ŵ37ǩ40Uŀ41o42iǍ43x45t
~<iss	82 12ǂ14Ƹ34Ÿ
~<it	28 -31Ĺ-24Ǒ-19Ʒ-18cĸŅǄǈ-17lLƦǐ-16ƨǔǢ-15gvMŹǝ-14yŝ-13pqOYşǖǩ-12tXƣǂ-11hZŉŷƾ-10oƸ-9ƗƺǦ-8xzCŞŻǙǜ-7HƤƱǊǓǕǣ7sƖǉ8KWƁƄƎƠǘǥ9JĿŦƶǇǏǞ10ŋŜſƯ11iŽƈ12ŘŴǧ13Ő14FšƌƐ15ŲƼ16ŎƘ17nP18ťūƊƽǟ19ŁŠƢ20AŸƙ21ƟǍ22łƂ23břŮǆ24ŇƀƉǅ25BŚƭ26ĺǗ27Ŋ28ŃŔś29Ɠ30ĴŒŤƇ32Ŭ34ų35UŌŕ36ŧŰǃ37ƞƩƫ38ŭƧ39Ũ40rũƒ41ŗ42ŀ43j45Ɔ46ƅ48œƵ50Ŗ56ƪ57Ŷ68ű
~<it>	28 -31Ĺ-24Ǒ-19Ʒ-18cĸŅǄǈ-17LƦǐ-16lƨ-15gvCMŹǔǝǢ-14yŝ-13pqOYşǖ-12tXƣǂǩ-11hZŉŷ-10oƸƾ-9ƺǦ-8xzŻǙǜ-7ŞƘƤƱǊǓǕ7sƖǉ8KWƁƎƠǘǥ9JŦƄƶǇǏǞ10ĿŋŜƯ11iŽſƈ12ŘŴǧ13Ő14FšƐ15ŲƌƼ16Ŏ17P18nťūƊƽǟ19ŠƢ20AŁŸƙ21ƟǍ22łƂ23břŮƓǆ24ƀƉǅ25ŇŚƭ26BĺǗ27Ŋ28ŃŔś30ĴŒŤƇ32Ŭ34ų35UŌŕ36ŧŰǃ37Ʃƫ38ŭƞƧ39Ũ40rŀũƒ43j45Ɔ46ƅ47ŗ48œƵ50Ŗ56ƪ57Ŷ69ű
~<its	83 -13ŗ9Ǣ14Ƙ16ĴƓ21C
~<ja	87 7w11ū15a
~<je	71 -17ŷ7Ū12lŶ13ų15ƞ16Ŭ38Ƙ
~<jee	89 -20ŷ9Ū18ų20Ŭ
~<jew	73 40Ƙ
~<jo	54 -20G-11y-10Ǐ-9ŅƮǞ-8ŗŶ-7oōŞƜǝ7ŭǡ8Aňů9s10ǍǦ11ţǔ12ĶƦƨ14ƝƬǣ15Ǒǧǩ17Ǆ18R20Ǔ34Ƨǐ36ǈ37q47U48S49P50W52V
~<job	55 -20G-11y-10Ǐ-9ŅƮǞ-8sŗŶ-7oōŞƜǝ7Ʒǡ8ň9ů11ţǦ12ĶƦƨǔ14Ɲǣ15Ƭǧ16Ǒ18Ǆ19R21Ǔ35Ƨǐ37ǈ38q49S50U51PW53V
~<joi	83 8f9Ŏ11ő17Ǎ33s
~<ju	47 -21ŗ-15Ŧ-14D-13ł-11ōǐ-10ƧǏ-8ƞǢ-7FH7fvwZ8deUŁşƗƦ9sGŲǒ10cŊŌ11mŴơǈǙ12aSż13hK14C15uŇƢƻ16ŪƍǑ19Ţ20Ŗ21ŭ23nĹœƀ24ķǋ25Š27ǀ29Ļŷ31Ǉ32Ŕ
~<jud	86 10ż11šƿ17c18ķ
~<jum	77 -18Ŧ-7ĺ8Ň14ƍ29Ŕ31Ţ38ǀ41œ
~<jun	86 7m11G18a19w
~<jus	48 -21ŗ-14D-13ł-11ǐ-10ōƧǏ-8ƞ-7FǢ7fYķŒżƭ8demvZŁşƍ9UŲƗƦǒ10sŇ11ŊŌŴǈ12ơǙ13hS14K15CŔƢ16uƻ17ŪǑ21Ŗ22ŭ24nƀ25Ĺǋ26Š30Ļŷ31Ǉ
~<ka	87 9w16b24ƥ
~<ke	51 -15ő-14ǔ-11Ķ-10Nƅ-9ƪ-8RŇŘŭǋ-7ŁŹ7qvWŸǠ8QƝ9ūŽƻǒǙǩ10Pŀŉşƀ11ſ12xŋũƊ13ǝ14oĿŚ15ǟ16Ţ17t18ų20YōǏ21Ɩ26Ʒ30Ƨ34ŝƵ38ƥ40Ǘ41Ű62Ǩ
~<kee	54 -11Ķ-10Nƅƪ-8RŇŘŭŶǔ7cŸǠ8qU9WƝƻ10ĿūŽǒǙǩ11PŉƮ12ũƀ13ŀşƊ14x15oYŋŚſǝ16ǟ17Ţ18tǨ19ƥ20ŝ21Ǐ26Ű27Ƨ28Ʒ29ōǗ37Ƶ
~<kep	74 -16ő-10ōƮ-9ǔ9Y11ƃ15Ŷ19Ǘ22ŝ29Ű30ƥ
~<key	72 -8Ł7ĿƧ10Ń11v28ų34Ɩ64Ǩ
~<ki	47 -13tƈ-11Ňƪ-10kBĹ-9ŝųǋǛ-8ķƅ-7azZţťũŷ7XŃƘƝ8ŊŘƨ10MRŧƉư11iLǆ12hŤŪźƫ13Ƈƶ14ĺŏƣƹ15Ǝ16l17vƜ18qƭǔ22Ʊ23nw25ƍ26Ʋ27Ƌƌ28y29Ư34Ʃ40Ǆ47ux50Ź
~<kic	82 7i13ĺŕƹ17ĻŌ20Ř
~<kid	55 -21ų-10ǩ-9B-8r-7ķŷǟ7ź9ľ11Ƙ13Ʀ18ƫƶ20Ʋ21lƜ23ƭ26v27Ʊ29w30nƍ35Ư37y41x58u61Ź
~<kin	55 -25Ǜ-13ƈ-11ƪ-10tŇƦ-7ŝŶ7ŮƸ8bŢźǥ9ƹǟ10ĺƝ11XŊưƲ12i13RƉ14ŧƎǆ15x16hŤƇ17qǩ18ƣ19ŏ20Ū25ǔ33Ƌ34Ǆ43Ʃ
~<kit	72 7ł10ƞǈ11L13ǝ19Ǆ21Ǜ25M45ƌ
~<kn	51 -15Ŏ-10ľƽǔ-9Ĺĺ-8lvſ-7dŌŠǈ7ĴŰƐƷǂǊ8ĽņŲƛ9mĵĻň10wG11Rƌ12Œţ13cƎ14Ŕ15rźƓ16ŅƩ17ŜƧƳǃ18ō19t21f23ƋƸ26A31ǩ40ŉ44Ŗ
~<kne	87 13Ƹ37t
~<kno	52 -15Ŏ-10Ĺľƽǔ-9vĺſ-8l-7dSŠǈ7hĴŰƐǊǟ8ņŲƛƷǂ9mĻĽň10wGĵ12Rţƌ13ŒƎ14cŔ15źƓ16rŅƸ17ŜƩǃ18ōƧƳ22f24Ƌ27A33ǩ40ŉ45Ŗ
~<l>	83 -23ŗ-12Ǔ-11Ƃ7Ū11Ǧ13ǃǆ19ǡ58b
~<la	41 -16dSŒ-14ŢŤ-13Ƅ-12ũ-11ŃƌƔ-10CľŕŨƃƅ-9ŗŞƁǝ-8vŀƳƿǅǇ-7pKRZųƗƨǀǢ7egBƠ8kŔ9Iűƭ10tƺǂ11Ƥ12Ƌƙ13DEFłŇƆƈƧ14bǉǩ15ŻǦ16cƚǛ17oơ18aŵƹǎ19ǄǏǞ20ƲǨ21Ŗ22ţ23Ǌ24ņŜư25ż26ǌ27ĵ28Ƹ30Ǚǜ32ķœ38ǣ40š51ƾ
~<lab	82 -9Ś11ƹ13ǜ15h16ƻ17ƾ18ť
~<lad	75 8ŵ9ǁ10Ǚ12ŧ13Ŝ14t15ǈ19Ǆ23Ɯ25o26ǣ
~<lai	82 11Ƨ15ŵ16B17Ň22Ǩ
~<lak	81 17ķ20k26gƟ33ƙ
~<lan	63 -16Ƅ-10CĽ-9Ɣ-7Œ7ǧ9Š10Gĸ11Ŧ14J17Ň18ƠƤ19Ǆ20Iǩ21ķ27F30ơ33D45ǌ
~<lap	77 -13Ǐ13Ɲ18Ǘ51š
~<lar	86 -7ƅ26ǔ36Ɔ
~<las	46 -16d-14S-11GŃŦũǩ-10ĺŒŠ-9Lľŕ-8BDŞŧƉ-7pƃǢ7jƓƫƶǂ8eyŬ9ĹĽƑ10iłŵƩ11ŔŻƼǘ13űƲ14ƺ15ƋƹǨ16E17ƈ18šưǉ19c20ƚƸǣ21ż22bǛ23ţǙ24aŜ25Ǟ26ĵǏ28Ǌ29ņ30Ŗ39œ40ƾ
~<lat	70 -14Ƽ-9Ƙ-7Ʃ7ţ8ǏǙ9Lǂ10OUĵ11ƭ12Ż13żǟǣ14ƾ15ĺ16NǕ17ǜ20Ƹ29ǎ
~<law	68 8ŷ9Ƶǡ10Ưǩ11Q12ł13B14nŅ15Ǧ17A27Ʋ29ķ33ǜ
~<lay	81 9ƤǦ11Ś12Ƨ13VƉ16Ŀ19ư
~<le	43 -20ś-12ƯǍǡ-11ň-10ŐœŭƨǦǩ-9nuŲǧ-8BļŖťŵƱǈǘǝ-7svwXłŜŶƮƷƻǖ7rxĿƆƭ8ƀ9AŚŞŤŻƂƔǃǏ10KZŔƊƪ11zĽŮŹ12Ŋōřǆ13VŗŽ14m15ŉŪų17Ƴ20ĻƉƕ21ũƄ22Ǝ23bhF24ǜ29Ƨ30Ƣ31ƛƤ32ơǋ42Ţ57Ŭ59ƶ60ǌ
~<lea	50 -17ś-15ŝ-12Ǎ-10Ŏƈ-9SŐųǦǧ-8ľƜ-7Dŕťžƨ7Ĺ8ĺǜ9ŇŹ10ƥƫ11zƂƠ12ĻŻƬǏ13ũƟ14ĿƎ15AŤ17ŉ18V21ŗƳ25Ɖ26Ƨ29F32ƛ38Ƣ40Ţơ41Ƥƶǋ42Ŭ65ǌ
~<lef	69 -7ŀƬ8ķƈ9lĸ11Ŗ13Ķ14ŕ15Ƨ17Ţ18ō19Ɣ20ŝ22ƶ23Z27Ŭ
~<leg	73 -10Ł8f12ŋ13ƃ14Ʋ24ǃ28ƶǆ53h
~<len	70 -7Ʃ8S19Ŭ23ƭ26Ƅ32ų49ƕ
~<les	77 -10ť-9Ŧ-8Ų-7ǉǡ8Ǉ12Ʀ13S14ƒ16Ɲ17Ņƪ21ľ24Ů37ũ
~<let	59 -11Ŗ-8sļňœ-7Ĺǩ7DŁŪƜƵ8iOŃŘž9Ɛ10rNš11ĵƾ12xƪ14Ŋ15Ǝ16ĻŎ17K18ař20ĽŚ21Ş23ŔŽ29ǜ36b
~<lev	73 9ŀǌ13ƣ18Ɔ20Ʃ21Ɗ24m
~<li	34 -18Ţ-17Jǋ-16Ŏ-15ĸĹ-14Ť-11pśŜųŴǇǝ-10ōŏŒŕřŞſǂǆǔ-9ZźƱǞ-8ňŭŰǅǐǑǙǠ-7LTŪƃǒǕǟǣ7aRSXşŹƪƬǗ8EĶűǊ9CIŃņŊūƐƑƠ10uķƀƯǢǩ11Dłŉƶ12hilrĻŨŶżƅƜƵ13dǀ14ƂǓ15ŋŝƎ16KYƘ17q18vƧƨƮƴ19ĿŇƺ21ƭ22žƷ23ĴǍǡ24FGƞƩǌ25U27ŌŬ28zĺ29ŷ30Ÿ31P34nxŗ38Ʀ39w42ƿ
~<lia	59 7Ǌǥ8ŗ11Ǜ16Ƃơ18ǚ19ǌ27ƀ32ǡ47ž
~<lic	60 -13ŕ-11n8Ǩ9Ǜ12Ƅƺ14oū16d17ǀ19a33Ź39ŷ64Ÿ
~<lie	80 -8Ǩ49Ŀ58Ŭ
~<lif	55 -16ŏ-15q-13ŗ-12UŻ-11Ő-9ũ-7ţƃ8lBǈ9ŵ10şŨ11ű14m20iĺ25Ƭ29ƪƵ30ƿ32Ʒ35ƭ42ƴ47ƨ50Ʃ53Ƨ64Ʀ
~<lig	80 -10Ŷ-8ƴ8D9ĺƐ10š14Ō18Ʈ21Ż23U24ż
~<lik	44 -16J-13ŎŤǞ-12Ţ-11qǐ-10PƱ-9ľ-8nĹŜƢƣ-7ĿśƦƻǦ7amAőœƊƌƎƠǥ8ťŮƚǖ9lDXţƂƯ10rŗƭƽ11gŨũƐ12ŋǩ13tł14jņŲƁǍ15Rŀ16vž17Yű19xŃŉŌ20ƺ23Ļƶ24Ĵ25K27ƿ29Ŷ31Ňƞ33U34ŝ
~<lim	59 -15ơ-10Ɨ7Ƙ8Ɠ10ǌ11yŠžƏ12Ǎ13Ǧ23Ƒ26Ǔ28Ǣ36ǡ51ŗ
~<lin	62 -9L-8ƨ8awOņŕǞ10Ǆ11VĴƛ12ƫƷ14XŚǊ16łŋ17sŁ20I22PS23Ɣ24Ō33q
~<liq	87 -10Ÿ-8ǡ9Y14ƿ45Ǜ
~<lis	61 7a8hAĿńşƫǥ9Ǘ10Ǝƕơ11nƒ12ƅ13ǘǧ15oƜ16ĺƻǐ22Ŭǩ26ǌ27ľƗƘ29ŷ
~<lit	59 -10ǩ-8ƛ-7hǇ7dIƜƝ8ĺŐƳƹƻǄ9cļ10zƎ11Ķ12YŽƞ13ż15Ʀ16vŊ17Ņœ18Ư24w27u29x
~<liv	56 -13ĸ-11ŝǋ-9ų-8Tǩ-7AVYŀńťŪ7ƙ10ƃƅ12DƟƠƲǍ13Ƣ16ĶķƤ19hH20l21ƣ22q24ƞ31C32Ʈ35Ʒ38P40F41z45G69n
~<ll	78 -10ţ13ǐ20ǃ47ǆ
~<llc	78 -10ţ13ǐ20ǃ47ǆ
~<lo	39 -35ŭ-16n-14P-12ŏŔ-11ŀōƆƢƦǇǈ-10x-9aqœƈƛƵ-8douFWņűŲƒƓƖƝǌǍ-7hmTĴļŊşŪơƴƻƽƿǐǑǒǛǡ7ńƣƬ8R9vŸƍƺ10sūŰ11řŜƉƔƧǩ12ĻŃŕƃǞ13ĵĺŎŧǊ14zĹŝšŮƇǟ15Ňů16ňƑ17Ŷǔ18ŢƐƜ19GSƥ20ƞƱ21ť22ŚƤ23ŅŬǝ24ţƕƭ25ǋǘ26OĿƮ27ǅ28Zķ29l33ľ40ƪ43ő44Ƴ45Ɵ
~<loa	58 -9H-7ƦƯ11k16Ʈ23Ɣ35Ʊ41Ŭ46ƕ52Z68ƪ
~<loc	65 -19Ɗ-7kƙǍ7Ŏ8Ǐ9MƎ10ǔ12CŐ14ľŰǎ15QŌ18Ǟ19ƍ22ƣ23l29ǘ40ǋ42ƥ
~<log	82 -8ŭ10Ő13Ǘ16Ƈ18Ś24ǘ28Ɛ
~<lon	52 -28ŭ-10nơ-9Ő-8pŠ-7ŞƞƢǟ8gHĿŵƏ9vƄǩ10Y11ŝ12fiřūŮƈ13Ʈ15Ÿ17l19ŧ21ŕ23ť24š25ů31Ɵ32G33ǝ34S38Ƥ39O40ƭ42ǅ49ő
~<loo	54 -19ƈ-14ǩ-9Ōŭ-8gŏŦƳ7fVƌǥ8pŢ9ƫ10J11ĽĿŖƐǙ12Ũ13łŶƷ14Ļ15HRſǞ16jĵ17ŠƉ19ľƬ20s21ĹŃ22ńŜ24ŇƯ25ŚǊ26z27ĺ
~<lor	87 13v14k15Ĺ
~<los	59 -10tƖ-7ŗƤƷ7ŨƊ8IŝŞƚƨǝ10ũ11Y12Ťŧ13ƃǓ15ő16ǔ17ǩ18Ŀƺ19Ŧ21Ř23ť28ķ32Ƨ40ň44ţ80Ƴ
~<lot	67 -12Ɔ7Rƚơǟ8śŮƄ9tŻƇƙƨ10ǖ11ĿŇ13Ű27Ƒ33Ɵ35Ɯ36ķ
~<lov	68 -9P-7ƌ7Ɖ8Ɗǃ9rŝǄǩ10Ƒ11tƅ12lMƶǋ13ǔ21U28Ŷ35ǟ58ƞ
~<low	67 -9f-7Řŧ7Ů8ĵ9ǩ11c13Ļ14ŗƃ18ƙ20Ɨ22ŎƊ34ľ55Ņ
~<loy	83 11Ǘ36ő38Ţ
~<ls	89 55b
~<ls>	89 55b
~<lu	75 8LŌ9ţ10Ź11Oư16Ľ18N20Ɠ28o31Ǖ
~<luc	84 7P11ţŹ32o
~<lum	86 7Ĵ24Ɠ36Ǖ
~<lun	84 9LŌ12O13ư18Ľ20N
~<m>	82 -7Ň8Ƅ29ſ41L47b
~<ma	37 -19ŝ-17ǉ-16iĿŒũ-15ǘ-13ǟ-12őœŖſ-11tyJ-10řŧǞ-9kIPQĴŞŤŦžƧ-8dƠƪƯƶƷǃǊǛ-7gLNRŐŚƑƗƘƵǂǠ7xŁŸƎƭ8EWŃŢŨŵƉƋǍǎǒ9ĻļŠŴƒƔƖ10ƱǗǝ11KńŔŭǕ12hGłǣ13ůżƣǚ14Ų15ozƆ16aTĺƊƹǈǨ17VĹŕƛǑ18ŗƿ19ƫ20Ƴǔ21cľǌ23u24ǩ25Ǐ26nŎŪ27Ƈ30f34Ǉ36ơ40Ʈ43Ǆ45ǋ49D
~<mac	70 -14Ŀ8ƛ9ǖ11l12Ƽ28ǝ30Ǣ58Ǐ
~<mad	60 -12ƻ-11œ-10Ň7rņƤƾ8ƽǆ9Ń13ǜ14xǍǩ15Ɖƞƫ19Ĺ20ƌ21Ũ22ŔŶ30Ƈ31Š38ĺ
~<mai	64 -20P-19J-11ŷ-9ƟǏ-7Aǩ7ŭż8ķ10ĸŜ11UĴǝ12Ľǖ13Ɗǋ18Ǖ19ľ20E23ļ25ų30ƛ31K35Ǆ74D
~<mak	54 -12ŭ-10RĴŮ-9aų-8yŠ-7ŗŴƨ7sņƏ8ŌƄǔ9XŃŲǝ10Ǝǀ11ǐ12Ɲ13q14Z15xPŪ16ŀƮ17ůǒǩ18cŇǚ19ŬƳ20Ļ21ň22Ł23Ǆ27ơ28Tł29ǌ35Ŏ
~<mal	84 10ŭǚ15ŵ16a22ǋǍ
~<mam	84 -9x10T12ƽ15aƨ32z
~<man	46 -17Ǎ-16ǉ-10őƉƌǖǟ-9iĴũŹ-8x-7űſƃƙƦǘ7Oƈ9ƭ10ţƖƟ11SƇƩǩ12ŮŲŵƋƢƻ13Ɗƹ14ŻƳǄ15cŴŸǎ16ƿǣ17ŷżƔ18GůƆǗ19Vń20ŕ21h22ǔ23ǈ25ƣ26ŪǨ27Ǒ32u33nƮ37ơ41ǋ47Ǉ
~<mar	65 -9Ő-7ũ7ru8źǈ9Ŕ10q11ŭ12Yƹ14ƿ17ƥ18FŢ20H27ƫ30ƒ35o59f
~<mas	89 12Ǎ16m
~<mat	71 -9Ŀ-7ǩ8wƃ9zƚ11V12ťƅǕ13Ř14cA17ōƉ20Ķ21ų25W32ľ
~<may	68 -9Ǩ-8m-7ǘ7ŋƇ8ŕ9Ź10ƾ11vJ12ĹƦ14ǩ15Ʈ16Ʊ17a25Ŋ
~<me	36 -19B-15Ʃ-12Ǧ-11ǐ-10GŒƙ-9pǃ-8vIźƫǓǟ-7ŏŐŲƓƧǨ7KŅơƽǍ8uDEŠŢƠƴƼ9ŋũ10Ǝ11ceQłż12aPŦƳ13ņƂǖ14UĽŀ15ū16Ū18dlZ19hƉ21ŉ22i23ńǈ24ř25nŊ26bĹǄ27ǂ29Ǜ31OŤ33ōƃ34ļ36ǩ37M38Ŏ48ś50ƻ53ň
~<me>	37 -18B-14Ʃ-13ĺ-11Ǧ-10ƙ-9G-8pAź-7vƫǓǟ7ŗũŰƁƉƊƨƴǆǧ8aŃŅŚŦűơƳǏǛ9ELĿŢƎ10řŠƠ11iuDMŋ12e13cłż14ņƂ15Uǖ16Pō17ŀńūǈ19Ū20dl21Z22n24ǩ25ŉ26OĹ27Ŋ28bǄ33Ť36ļ38Ŏ45ň51ś
~<mea	69 -14Ň-12ǐ-9Œ9ŵ10Ž18ĺ20ňǩ25Ư26Ǜ38ō
~<med	65 -14q-8Ĵ7f9ǁ13Q14Ƽ15ƽǗ17W48ǂ64ƻ73ƃ
~<mee	74 7Ǚ12a13Ʀ16O53M
~<mem	84 -9Ś15Ľ17ƣ21h34ř
~<men	82 12ƽ14hnA16X17ż19ń35Ǜ
~<mes	79 9ũ10ǚ11hĹŦƳ13ťǋ21ŝ22K28i
~<met	75 8Ŏ16Ǎ19Ƶ25ƻ30Ɖ
~<mi	48 -16Ķ-13Ť-12B-11ƽ-9mŇŐŒƒ-8IŬǔǞ-7dTũŪƔǝǨ7ctvŸƠǧ8űǐ9ĵĻƻǕ10uŚǙ11ł12hƉ13Hƶ14XŨŴ15ńźǏ16ś17iMĿŝ18ŞƏ19x20Ƭ21Ŏšǚ22w24žǁ25Ŋ27a29Nǎ31ō41ů46O56Ů
~<mid	77 7v12L17i19a20N32ǎ
~<mig	81 9Ɯ12o17y18ǎ21ō27H
~<mil	63 -7mƜ10Q12Uǐ15DǕ16ƻǩ21Ŵź25Ə45ů77Ů
~<min	55 -14Ť-13ĶƷ-7dŇŒƒ7ZŃŗƯǠ9ķŜůŸƠǧ10ciĽ11PŌ12Ļű15Ś17łŎŨ18X20ńśƶ22N23M24Ŀ26Ƭǁ29ž31Ŋ54O
~<mir	76 -8B18u28x43w
~<mis	68 -10Ő-9ƽ-8U-7Ŭ8rĹǟ9pŎ10Ʒ11sǂ12Ł13ĵƉ16tǙ24a25Ş29ǚ31ŝ33š46ō
~<mo	37 -19Ť-16Qǅ-13śǈ-12c-11sxűǗ-10SŇŬǌ-9lŜţŶƓƜǞ-8jMUķŁŦƬƭƵǑǢ-7htWŠƧǋǐ7IŝšƩ8iůź9dƎƪƷ10ŧŭǤ11FLǉ12VŐŲƘƲǩ13ĹŃňœŕ14Yŏƫ15NŀƕǊǔ16XŪ17T18ž19rŮƞ21ĺ22A23Ǆ24ĴťƠƽ25n26Ţ28Ƥǣ31ZľĿōǝ32GŒ35H36Ɣ39Ʈ49y59z
~<mob	87 11C14Ʒ27I
~<mod	71 17ǩ32Ū69ǣ
~<mom	68 -9ŗ9qŵư10Ư11ƽ20ŐƤƳ21ŷ33ŏ40N64z
~<mon	47 -14ǔ-12ƭ-9ŞŤ-8ŭŷƁǈ-7nŎŜŬǌ7ŢƱ8rGĺŮư9vĸĹǕ10ƃǊǘǠǨ11ĿŀŘƌǉ12ŽƝƶǖ13ƫǚ14ĶšťƎ15d17Ņ19ŧ20Ƥ22Yŕ23A24Ų25Z27T28Ɣ29X36Ơ37Ĵǝ45ŒƮ
~<mor	51 -16ŗ-13u-12ǅ-10ųǩ-9Uű-8xŘ-7sHŤ7Ũǂǝ8XĻŕ9ARőťƪǁ10JŷźƮƺǙ11ZǤǦ12ŃǄ13F14g15i16rYũ17ů19Ŀ21ň23L25V26ƕ27œ32ž36Ɣ40y49ō
~<mos	58 -17ŷ-10Q-9R-8ſ-7ƌǗ7XƦ8Ŵ10ĺŝ11YƗ12ĹŮǩ15ŭƲ16ǄǊ18Ƙ24ų29Ŀ38ľ40ŗǔ
~<mot	63 -11Ǖ7ş8Ƥ10Ż11Ŀƫ12Ū13Ʋ15n16ǀ20ſ27ƽ50z
~<mou	86 10kr12ň14ļ21ŝ28u
~<mov	62 -14v-12ś-9Ũ-8i-7Ť7ŭƟ9Ń10ĵ11ǩ12Őť13Ƥ18Ō22ĺ25Ʒ28ŀ39ƞ40n41y43G48Ţ73H
~<mr	86 38a40f
~<mrs	87 18a40f
~<mu	44 -20WƂ-17Ĵ-13ŧ-12Ťǂ-11ŇŭƅǄ-10ŏƤƭ-9ŵǇ-8ŎŝƆƞ-7aůŲƜƩǟ7ŘŨŶ8q9ĶŰǔ10ƊƌƔǌǛ11OƘƶǓǢ12űƝƱ13ŐŬ14ZƷ15ǡ18ųƓƪǦ20Yſ22ķĿƗ23ƠƧǉ26ƃ27TX28ƦƨǏ29ŅŮƒ31ŗ32Ǌ37Ƭ39Ŧǩ41œ43Œ
~<muc	44 -20WƂ-17Ĵ-12ŧǂ-11Ťŭ-10ƅƤƭ-9ŏǇ-8ŎŵƆ-7aŨůƞ7ŘŹ8qŢ9Ķų10ƊƌƔǌ11OƶǓǛ12űƘƝǢ13Ʊ14ZŬƷ16ǡǩ18ƓǦ19ƪ20ſ21Y22Ɨ23ķĿƠƧǉ26ƃ27T28XƦƨǏ29ŅŮƒ31ŗ33Ǌ38Ƭ40Ŧ41œ43Œ
~<mus	81 -11Ǆ-9Ň-8ŝ10ǔ11cx12Ŷ14Ű16ų25Ũ42ǩ
~<my	56 -11Ņ-8ķ-7sŚƳ7zQŤǞ8Dƒƻ9ǖ10ńņư11fň13ĿŮ14bkJōŻ15gj20M24L30Ŷ42Ľ44ǩ47ļ
~<my>	56 -11Ņ-8ķ-7Ƴ7QŤŻǞǟ8zDƒ9ǖ10ńņư11ň12f13ĿŮ14bJ15jō20MŶ25L43Ľ45ǩ47ļ
~<mys	83 7m8ǚ10Ž11Ż15Ŷ16ƻ19g
~<n>	82 -7Ň10ǆ18w20ū54b
~<na	49 -18ǩ-14s-12pǂ-10ņ-9xŒ-8vJŚǄ-7rŹƨƷǟ7Cƾǆǌ8L9Aƚ10Ľ12Ǡǧ13hF14ƻ16řƕƦ17ļǐǗ18Ǔ20ơ21Ŝ22lķ27Ư32Q36b40Ő49ƫ56a58o65ǃ70w
~<nam	50 -13sǩ-12pǂ-10ņ-9xŒ-8vJŚǄ-7Źƨǟ7ƾǈǌ8ǆ9LƯ10Aƚ11Ľ12ǧ13hǠ14Fƻ17ļřƕƦǐ18Ǘ19Ǔ20ơ22ķ23Ŝ25Ő33Q38b51ƫ57a60o67ǃ72w
~<nan	87 -9Ʒ7Ɯ32Ư
~<nat	84 -8ǩ11ő14Š26Ő40l
~<ne	41 -18Ŝ-15Ň-14Ʊ-13ĻŨǥ-12w-11Ŗŷƛǒǟ-10łōǩ-9ľńůƦƽ-8NXĴŢƇƉǈǐ-7ZňŊśŞźơƩ7uĿ8Řũ9jmxŀū10ųŵƍƚǏ11ƌƫǌ12zŪƏǕ13eVřƤƬƯ14iHŶ15ŕ16ķőŒ17YŹƖ18Ɯ19Ɓƈƭǁ20Sĺ22ǀ25y26CĹǅ27ƕǍ28Ńǧ29ƅǙ30ƞ31ƙ32ŁŎǦ36Ǟ41G42Ƅ
~<nea	67 -10ů-9ƛ-7I11Ʒ13ƚ14Ś16Ǚ17Ƒ21z24Ə32C42ƙ
~<nee	48 -12Ļ-11w-10ǒǖ-9ǩ-8ilIVŇƗƦƷ-7ł7gƍƒǉǠ8Oŭƺǅ9FƖƤƾǏǡ10cƜ11pY12uŘǊ13mvū14sGŪǌ15Ɓ16ŵ18eŀ20Ư21Ƭ22Ń25ƕǁ26Ĺ27Ŏ34ƭǧ41Ł43ƄǦ
~<nei	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~<ner	83 -8ō12Ƽ19ǀ29Ŀ
~<nes	87 -10v-8ƭ16Ķ24Y42y
~<net	83 -9Ļ8ƪ12ƍ14Ǖ40ķ
~<nev	69 -7ŷ7KƂ8ƴǜ9ƚƲƹǔ10l11ņŝ17Ǚ19ő20ǀ24a
~<new	57 -15Ŝ-11ǩ-10ŏŷ-9p-8oǋǟ-7kņƉ7œƻ8jő9HƄ10ũƕƗ11UƁƋ14Ǖ16Ǚ17Ĺ18Ƶ20xĺŒ21ƌ25ƈ26Ź29ƞ32iS34Ŷǅ36ƅ37G38Ǟ
~<nex	66 -12Ʊǥ-11Cŭ-7v7ũŹ9pŗž10ǀ11Ńſƫ12ǖǩ17ĺř18ƖǞ19kH20ŕ21Ŏ22y31V38Ǎ
~<ni	57 -12ŝ-11Ʃ-10W-9ǟ-8C-7QƱƴ7cdƉƌƻ8Ɛ10ľǃǉ11Ŷ12FŲ13Ǐǖ14ƹ15Lų16ƿ17Ļ18n19hƘ20U21Ŀ25R27xǑ30Ű32j37ƞ
~<nic	68 -13Ʃǎ-10ǟ-8Ŀ-7C7bƟ8Ƨ9qGļƉƌ10ckƁ12işƪǉ13Pǃ15Ŷ16FU20ƞ21ƹ27jƘ
~<nig	62 -9ƪ-8ŝ-7i7UŨǛ8ľ9ƻǩ10jƐ14Ǐ15Ųǎǖ19ƿ20Ļ22nƞ28R31xĿ34Ű
~<nin	89 -10Ʊ13d14L46Ǒ
~<no	37 -21Ŕ-19ŝƬ-17ųƧ-16iyǎ-15ķƗ-14şƩ-13Vƚ-12Ɠƶ-11Cǖ-10kĻŜŪƝǃǅ-9ŎƏƫǐ-8UļƕǊǋǞ-7Ǣǣ7uŭŷźŽƊƯƾǒ8RTŲƤƨǇ9brKĵĸĹƁƃƳǟ10xŘƍǨ11ŌƦǑǠ12ňƒƪƸ13ŖƱ14nŉ15żǁ16gŗŬƹ17ţ18ĴŃ19Ŋ21Ňōƿ22Ľǩ23vƟ24Xƻ25ũ26Ő28cZ29Şſ30Lŵ32ǥ33s34ĺŒŨ35ŀ38N39ƴ43š50ŏ
~<no>	56 -25Ŕ-11Ū-10Ļ-9ƚǩ-8ĴňŝǑ-7rŘ7ŖũƳƽǡ8lWZƊ9cLĽư11sXƍ13ŏƄ14řŽ15żǇ16Ť17u19Ńſ20ƿ21Ɓ27Ňŉǁ30šŵ62ƴ
~<nob	72 -10G7s10nƿ11Ł12Ư13ŷƭ14Ŗ18ƺ26g28Ş33Ɵ
~<noi	86 -8Ə19Ǝ26ǩ
~<non	78 12ǂ13xǥ22ƀ28ƹ38š
~<nor	63 -7c9nǏ10l13jADƾ19R21ŭ23T
~<nos	87 10l15Ŋ17ź
~<not	45 -13ķ-12řŝŤƶ-11Ŵ-9iVYƧƭ-8pqNŎƗǃǐǞ-7yTłŒƞƲƽǄǅǇ7mKŃŅŖŗŢźƆ8BŌƟƸǒǝ9QšżƢƥǙ10EŊŨƔ11hƃƙƤƪƴ12ĵŇ13cŘƒ14lXĽŏ16rvŵ17ţ18ŬƱǠǨ19bǑ20ƻ24ſ28L31ǩ32ZŞ36ō58ŀ
~<now	49 -16ş-14ŀ-13ų-12Ƭǎ-11Ƨ-10Ʃǩ-9yQǖ-8jAŢŽǢ-7CŇŔŖƓƗ7zŝŮŸǘ8efGŅƪƿ9nq10YľŲ11Hĸű12xŴ13Ĺƻ15Sǟ16v18ŗ19Ʀ20cňŌ21Ĵ24s31ũ34ǥ37Ő38Ũ46ŏ49ĺ56Œ63N
~<nu	50 -15Ś-13ŀő-12ǩ-9a-8MŖƣ-7Ĵŕũ7ĸƒ8KŘǔ11Ş12ŒŠ13cUŜǇ14qyEľ15C16PǠ17ļ18ĻŇ20Ÿ21SƼ22ǁ23ŅƬ24Ǩ25X27ŗ28DQ29Ǘ31ū35e38ř43I
~<num	51 -15Ś-11ǩ-9a-8ƣ-7ĴŕŖ7ſƓ8Řƒ9Kǔ12Š13ŒǇ14yŇŜ15Eľ16CǠ17c18ļ19Ļ21Ÿ22Ƽ24ŅƬ26XǨ28ŗ29D30Ǘ33ū36e39ř44I
~<nur	75 -15ő-7M10mQ23U24q26P35S38ǁ
~<nut	83 9Ž10ư13t27Ş
~<o>	80 -9Ķ-7Ǣ7ū13ř14Ɯ36d38ǥ49ǚ
~<oa	84 -7ťƎ12Ɛ14ũ26D40Ƒ
~<oak	84 -7ťƎ12Ɛ14ũ26D40Ƒ
~<ob	89 13b26ŋ29ǁ
~<oc	76 -7Œ22q30P35ǡ
~<occ	76 -7Œ22q30P35ǡ
~<od	82 -10a7Ŵ15o17m38Ů
~<odo	84 -10a16o39Ů
~<of	34 -21Ǉ-20Ƴ-17ĹŶ-15boĶǝ-14şǦ-13FŎŠũƼ-12ŉŴ-11VĽž-10łŌƈƒƓƶ-9ōőœŔƘ-8fŒŰǨ-7wŻƦƺǎǧ7aTŅŷźƱǟ8tQYŀřŤŽƜǊǛ9kHŘŲƄƆǀ10iIWĸĿŊƔƤǋ11pMOķƎƕƬƵ12uxKľƃƟƧƿǣ13EĴŪūŭųǏǘ14lrz15esŐǖ16UŚƋƣƭ17NSŗ18śŦŬǞ19jŋ20CZŁ21ŜűƲ22ťƽ23Ƈ25g26ơ27ǒ28Ɲǔ29Ɖƥ30R32Ƃ36Ǆ40Ň41ǈ
~<of>	36 -17Ƴ-15o-14bĶłŶ-13Ĺǝ-12ŰƼ-11ŎşŠũǇǩ-10FŌšŹſ-9yVŵƈƌƒƓǚ-8IMĽŴžƘ-7cfŉőůƶǦ7nŃŏŷƃƚƨƿǆǉǘ8Nĵņƹ9ūǃ10TƆƎǊǋǛ11atYŤŪ12eHQƧƱǟ13jlZĸĿŊŚųƤ14sŜƣ15pĴľťƝƵǏǣ16izEř17gŗơ18rKŐƋǖ19xśƭ20S21Ŧ22ƲǞ24Cűƽ25ǒ26ǈ27ƂƇ29ƥ32ƉǄ33Ňǔ
~<off	49 -16Ǉ-12ƛƮǦǨ-11Ń-9ŉœ-8Kľ-7ũŴƱǎǑ7ŽƧƬ8ƖƾǄǓ9euŵǍǘ10jŜťƂǚǛ11ZķŀšƟ12WŅ13gNUŇƔƥǋ14ńƒƕ15ƝǊ16Bź17yǩ19kOơ20ǈ21ĺǣ22ŋ24IŁŬ25M42R
~<oft	70 -10ǐǛ-9x7Ɛ8Ŝ12ŹƾǙ14ƿǀ15Ɯ19Ɵ24ŭ26Ų
~<oh	62 -14ǩ-8Oŷ-7ŔǐǨ7bdENĶńœƅơ8gIĿŜŮůƌ9aŐũżǃ10lPŪƞ11W13ōŹ14U17Gš19Q23ǖ30Ť
~<oh>	63 -9ǩ-8Oŷ-7ŔǐǨ7bdEĶńŬƅơ8gINĿœŜŮůƌ9aũżǃ10PŐƞ11WŪ13ō14UŹ18Gš20Q23ǖ31Ť
~<ohi	89 -8ǩ16l
~<ok	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŷƴƾ8UĹŘŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iŊōű17WX18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~<oka	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŷƴƾ8UĹŘŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iŊōű17WX18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~<ol	51 -16Ɖ-14Ņ-13Ǟ-11ų-9uƞ-7ǩ7őŪƣ8ļ9Ľš10yD12ŴƗ13Ķŷ14ƭ15S20zņǍ22w23ƀ25ƽ35Ź38c40ƈ44Ƶ50œ56Ƌ58v65p66ƅ
~<old	51 -19t-16Ɖ-14Ņ-13Ǟ-11ų-9uƞ-7ǩ7őŪƣ8ļ9Ľš10yD12ŴƗ13ŷ14ƭ15S20zņǍ22wĶ23ƀ25ƽ35Ź39c40ƈ44Ƶ50œ56Ƌ58v65p66ƅ
~<on	30 -26Ƥ-23ǩ-22Ŏ-17ǝ-16lopƱ-15Ŗƭ-14nLŊť-13HƗ-12YŃŒư-11eGPśŝƬ-10NOšŨŹƕǓ-9ƩǞǠ-8tJķŀŜũǟ-7KMƥƳǉ7FŽǋ8ńņŧƚƺ9zVœş10IUŞŰƮǔ11ļŠƄƍ12aBQĴŚŲŻƈ13DĹľřƖ14crŁƇ15ǡǨ16fivżƿǃ17gŵƎ18ŉŷǒǕ19Řűƃ20sŴƯǣ21ĿŔŗƛ22AZŪ23ƉƜƪǢ24łǈǗ25yŦƓƫ26Ɓ27bǖ29ţ30ƀǇ31ų32ŕƢ34Ƶ35ƻǥ36u37Ǧ40ŬŮ41ƌ43ƨ46ſ49Ʀ52Ɣ
~<on>	33 -25Ƥ-19ǉ-17wŶǔ-15ũ-14ĻƳǞ-13lJŎ-12ťƧƬƼ-11hoŝůƭƱǋǝ-10XŅŊŏŸưƹ-9eHLľņƩƺ-8NOPYňśşšƸ-7CGŖƆƗǁǍ7ĴŪŭŻż8ƚ9ǑǚǨ10ļōƛƠƷ11zŤŲǣ12fABƄǖ13uŉŰƇǒ14ŧƮ15gTUţƈƍƻ16Q17ŕŚ18ƉƖƵ19yĺƃƪ20rłřƫǃ21aƿ22ĿŁ23ǥ24cZĹŷƯ25DŘǢ26ŗ27ŔŦűƁǇ28sǦ30Ɯ31ƀ32ƓǗ33Ƣ45Ʀ46Ŭ47ſ51ƌ52Ɣƨ56Ů
~<onc	73 -9Ř-7v7ƫ8ţ9yǀǜ11Ũƻ12ňųƧ14ĴŲƵ16V17ũ
~<one	43 -26ǩ-17D-16Ŏ-15pĺƮ-14a-13nKŮ-12tŨƱ-11Tŷ-10ĹŃƌǂ-9osƗƝǓǚǝ-8HķňƕƜǗǛ-7jGVŀōŹƠƨǄǑ7łŒƀƔ8ůŻſǉ9ŉǒǦ10ŠƉǣǨ11fJXŐőŞŽ12Ř13Ňœ14mƎ15żǍ16AńƆƼ17ƛƧǕ18iǈ19vĻƦǥ20wI23hŕ24ņƻ25y26Ŷ29ţ30Ūƺ31ŵǡ32ľ33ų34bş35Ƶ37ǋ38u43Ŵ48ǔ
~<onl	62 -12T-10I-8ŖŠ7ƋƎƪǈ8KRŷƼ9Ƴǉ10ƀ11ĻŲǇ12ƾ13ƢǕǚ14ţŭ15ĽųǛ16ľ19Ū20Ʈ23ń24Ņ40ǖ
~<oo	81 7ƌ9Ż13Ƙ14k15Hǃ16Ŷ
~<ooh	82 8ƌ13Ƙ14k15Hǃ17Ŷ
~<op	62 -19H-8ő-7ťƮƲ7ķĻ8ŇŊŰŽ9yţƑ11Ǩ14Ō17Aŷ24Ǟ25Ţ26W27ǝ50ǋ53ǎ64ǅ
~<ope	63 -20H-8ő-7SťƮ7a8ķŰŽ9yŊţƑ12Ǩ17ŷ25Ǟ26Ţ27Wǝ51ǋ54ǎ65ǅ
~<opi	87 -9Ʋ12Ļ25A
~<opt	86 8ǣ14Ň22Ō
~<or	31 -44ǩ-17H-12ewƱ-11xJƬ-10Ơ-9BŌƳǌ-8dj-7łœŢǝ7yDQķŒŖŻżƾǁ8mPńŎšǛǥ9ļƩƺ10ƃƆƛǃǇǊǗ11NSŐŕůŸƄƑƵǆǕ12pţų13ŤŪƔƝƽǔ14MĹŲƭ15Iű16qŰǄ17ŁŗǋǑ18ǡ19ľşŭƇǂ20CŬƍƹ21buĴƐ24ĵƋƿ25Ň26KƼ27FL28ƣ30Ɖ33Ř39f
~<or>	32 -45ǩ-17H-13e-12lJƱ-11xƬ-10Ơ-9Ƴǌ-8djwBłœǝ-7ŌŢŨ7iyQķŒŖżƌƒƜ8DŻƄǁǛ9mPńšǥ10ļƛƩƺ11NŕůŸƃƆƑƵǃǇǊǗ12SŐţ13pŪųƝ14MĹŤŲƔƽǔ15űƭ16qIƋ17ŰǄǑ18Łŗǋ19ǡ20ľşŭƇǂ21ŬƍƐƹ22buCĴ24ĵ25ƿ26Ň27KƼ28FL29ƣ33Ɖ34Ř40f
~<ord	86 -7Ō11ŨƄ12ƾ13Ƴ16Ǖ17Ŏ
~<ori	75 10Š17ƈ18Ƌ20ƌ22l
~<ot	57 -18ǥ-14Ǎ-12Ŧ-10Ɲ-9Ŝƃ-8ĴšǄ-7ŏ7Ƹ8Ş9wŷſ11ņűƵ12ǈ14ou15ų17ǂ20Ǉ22ķ26Ū27ł42ŅŴƑ44ş47ž54ń
~<oth	57 -18ǥ-14Ǎ-12Ŧ-10Ɲ-9Ŝƃ-8ĴšǄ-7ŏ7Ƹ8Ş9wŷſ11ņűƵ12ǈ14ou15ų17ǂ20Ǉ22ķ26Ū27ł42ŅŴƑ44ş47ž54ń
~<ou	44 -27ǩ-21T-14H-13Ơ-12vķ-11FłŝŨƮƯ-10orLŀŎŔ-9ĿƋƛǛ-8DŏŵƷƼ-7ipŃňŢƈƒǒǝ7MƫǈǎǙǢǣ8ŚŠŭƍƚǁǋǌ9zCŇƦǞ10ŘţŰƑ11Ə12ŐƱƵǐǧ13bxŒŜƟ14őƇǃ15qĺŗ16ZŉƔǀǅ17QƜ18UǉǨ19ŕšƩ23ĸƸ24Ļ25VĽō27ĴƝ28ƪ31y32ļǑ37g47j
~<ouc	89 11ņŦ16ǣ
~<oug	87 -11ǩ8Ƹ13ř28ō
~<our	71 -10o-9Ƴ7jƟ8ǝ9GĻĽŌƔ10Ĺ11Ƶ12x23M63ļ
~<out	45 -21T-20ǩ-14H-13Ơ-12vǝ-11FķłŝŨƯ-10LŔƮ-9rĿŀŎƋƛ-8MņŏƼǛ-7pDŃœŢŵƈƒǒ7ƊƧƫǙǢ8Śŭƍƚǁǈǌ9CŠƟǋ10zŇŘŰƔƦ11ōţƏƑǞ13bŐŒƱǐǧ15qŜƇǃ16ĺĽő17QZŉŗǀǅ18Ɯ19UŕƩƸǉǨ21š24ĸ26VĻ28ĴƝ29ƪ32y33Ǒ40g44j
~<ov	49 -13KXŌǎ-11ŐƬ-10lƱ-9ŁŗŠ-8ĹƟƣƯ-7mŘŵǘǝ7hĶĻ8FNWĴŸǠ9cxőŰƸ10vļƞ11ijĽƘƛ12rSŝǕ13Mňǖ14A15tĿŕƂƒǍ16Ɔ18CRǇ19ŖƜ20Ǩ22QUŻƑ23Œ24Ŝ25Ơ26śŦ27Ǌ30ŮǞ34TǦ40Ǐ
~<ove	49 -13KXŌǎ-11ŐƬ-10lƱ-9ŁŗŠ-8ĹƟƣƯ-7mŘŵǘǝ7hĶĻ8FNWĴŸǠ9cxőŰƸ10vļƞ11ijĽƘƛ12rSŝǕ13Mňǖ14A15tĿŕƂƒǍ16Ɔ18CRǇ19ŖƜ20Ǩ22QUŻƑ23Œ24Ŝ25Ơ26śŦ27Ǌ30ŮǞ34TǦ40Ǐ
~<ow	47 -20Ơ-19ǈ-17ƣ-15ŵ-14Ų-13ƒƞ-12ƕ-11ĸǣ-10rUĿ-9ŏş-8ŭž-7őŤƜƝƤǝ7ƅ8ƍǠ9ŹƃǢ11ňŦ13Ł14zY15ǥ16Ƣ17Ʒǃ18ơǐ19ǅ20VǑǨ22Ǜ26ǒ29Ɨ30ǟ31Ƙ35Z37ƀ38ǋ39Ʀ48Ɣ53ķ57Ŭ65Fǆ
~<owe	67 -13ƒ8ŉ10Ɓƪ11ķ40Ŭ50Ɣ54Z
~<own	49 -20Ơ-19ǈ-18ƣ-16ŵ-14Ų-13ƞ-12ĸǣ-11U-10rĿ-8ŏŭžƕ-7őƜƤǝ7ƅ8ƍǠ9ƃǢ10Ź11ň13ŦƔ14YŁ15z16ǥ17Ƣǃ18Ʒ19ơǐ20ǅ21VǑǨ23Ǜ25Ŭ28ǒ31Ɨǟ33Ƙ39ƀ40ǋ42Ʀ47ķ69Fǆ
~<p>	84 -20Ŧ-11ǩ-8Ķ-7Ƭ9ś14ź41ǥ74ƃ
~<pa	36 -22ų-20Ļ-18DŮƸ-17nBĹŝ-16ǔ-15yƌ-14ŃŇőŜ-13dŎűƗǊ-12vĺŔƼǈ-11xŢŭǏ-10ŁŌŪŶŷƘƝƟ-9ajmRSĽńŵƴƾǅ-8kłņŊƅƆƻǓ-7LŤŹŽƈƞƤƬǐǚ7JĵķšƓǢ8CTōśƥƭ9pŅǩ10sŖƫǡ11ǁ12oUžſǃǌ13ƨƪǟ14lV16uQƲ17Xŗ18ţƔǆ19ƯƳǝ20qŘŧưǣ21Ǟ22zYƹ23ǥ24ZŰǇ25ň26WǕ27ƽ28Ơǘ29Ų30Ʊ31ƕ32ƒƜ33Œœ34Ʈ40ŚŬǑ41ǖǠ43ŀ48Ŧƃ52Ĵ62ǉ
~<pac	74 -8ǘ7Ų10D13ş14HŖ21W38ƹ41ǥ
~<pag	70 10ō11ļ12ſ20ǌ22ś44Ś
~<pai	57 -8Ơ7ƶǘ8ƥƩƪ9ƏƢƫ10ŧưǩ11Uƃ12œǄ13ǃ14Zķ16ĴƱǉ18Ǒ19Ŧ20ţ25ƕ28Ɣ35Ŭ
~<pan	83 -7ũ9Ɖ10Ɓ15M16Ƌ21ť
~<pap	68 -7ű7ś8Q10i11o12ƖƢ14J15ǆ16Ǡ17Ǘ18ǃ20ķ23Kǒ28Ʋ50Ś
~<par	52 -25D-17Ƹ-14y-12Ŗ-11dĹŐ-9cŇƼ-7FŃŝŮƗƤ7ư8EĿŴơǈ9ŵǑ10ľŞŨ11ƥƧƱǂ12Ʒǁ13ǠǨ14ǩ15qtUŀ17sōŠ19Cƨ20ǟ21pǆ23o26Ɯ28Ǉ29lV31ƽ34u38z40ň42Ű
~<pas	62 -12Ŏ-8ŵƔ-7Ÿ7s8gǨ9ŻƿǛ10ƭ12Ʋƺ13ǀ14cņ15ƫ16ƽ20O22Ʒ23ŲƦ24ƶ33ŀ34ǘ46Ƴ
~<pat	76 -18ƌ-14ŷ7oƾ9Ɖ10ũ16Ǘ17ƹ20Y22Ǚ68Ǟ
~<pay	42 -21ų-18Ļ-15ƶ-14ņƷƾǗ-13Ůǈ-12nBŝǔǨ-11őƧǊǏ-10ķŁ-9Ŵŵ-8ĹŢűƘǛ-7myAŇōŞşŨŭƝơ8Ɣ9Fţǡ10ưǇ11ĵŐſƀǥ12ĸǩ13TƓƪǢ14š15qŅǘ19QžƜ20Ư21YŖƱǝ22ŧ23ZŬ24ŗ25Wǣ27X29ƕ30Ǡ31ŲǑ33œ35ƮǕ37ŘƠ38Ŧ42ƃ46Œ47ƒ48ǖ63Ĵǉ
~<pe	48 -11őƬ-10Q-8PWYŦųǋǩ-7wUķŇŪǥ7nłŋŖŝƂƴǄ8KŭƓǆ9Œǜ10aDƲǓ11lAƶƷ12ŊřŸơǝ13dœƜǙǨ14ņŽǁ15xJ16ƚǔ17ǖǛ18ŷŹ19ǡ20ŞǇ22Ǘ23Ŝ24Mǈ28Ɨ32h33Ķ37ǚ
~<pee	80 -13ő-12ų9Ŝ21Ş26ǁ48ǚ
~<pen	76 -9Ʀ11m13ř17ƴ21Ʒ25Ǔ55Ķ
~<peo	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~<per	56 -11Ƭ-10W-9Q-8ƿ-7nYŦǉǩ7ųǎǖǣ8TźƩǑ9ĻľŋƂƃǄ11ņǆ12ĴłŞǛ13ŭ14aǡ15ŊŸƓ16Aœ17Ǩ18J19Ž21Œƚ24ŜƗ25Ź30M
~<pet	87 -13ő23Ş53h
~<ph	61 -13J-9ŃŇŠ-7ŷ8Cľ9ǖ10rǄ11ƻ12Ś13Sĺǟ14c15ƀǗ16Ƹ18M20O21ǁ24IK28Ž29ƾ30ǩ34ś42ǘ
~<pho	64 -14J-9ŃŇŠ-7ŷ8Cľ9ǖ10ǘ11rǄ13Ś14Sĺǟ16cǗ19M22O25I26K30Ž32ǩ36ś
~<phy	77 20ƀ23Ƹ27ǁ40ƾ
~<pi	55 -9qCŦƕ-8xŢƩ-7ŐƗǄ7NOŜũž8ĺƞƷ9KƉƑƤ10ĹĿŶ11LŘƝ12ūƬ13ųǟ14hŬƭ15f16tŭ17X19ś20ł21Ƌ23ƛ25ǐ26ľƇ29Š32ƻ36ǀ55ƃ
~<pic	60 -12ǩ-8qŔŦ-7xŐŢ7gnwWŴžƃǆ8O9itNŜŤƇƷ10Kĺƞ12ĹŶ13LĿŘ14ūƬ16Xųƭǟ18ŭ21ś22f24ł28ǐ31ľ33Š
~<pie	86 -10ƕ8Ƙ11Ǣ12Ɩ18Ŭ32Ƈ
~<pil	77 -12ǩ10ķǂ12ƿ51ƻ53ǀ
~<pin	87 -14Ɖ11ƅ14Ŕ18ǩ19Ƒ
~<pip	74 13ũ14Ƥ30Ƌ33ƛ66ƃ
~<pit	87 -7f35Ɖ39h
~<piz	87 -7C11Ǎ14Ų32ǩ
~<pl	46 -18Œ-15ơ-14Ƅƪ-13P-11ZķŁŬ-10őŞ-9vĹ-8ŖŨŸǈ-7IRŜŶƎ7bjzŤǔ8ƐƢ9ƆƟ10dS11gŃŌƏƥ12ŇŽƒǩ13ĺƋƵ14ŗŭǊǖǚ15UǨ16Wƅƛǅ17aMƤƦǟ18GŝƔƜ21Ǟ22ƌ23ƞ24y25kD26Ơ28F31ŏ32ǀ39ūư40HV
~<pla	48 -18Œ-15ƪ-14Ƅ-12IP-11Z-10Ş-9ĹŁőŨŬƋơ-8vŖŸ-7ŶƸǇǈ7ƍǔ8zŠŤ9şƐ10ƆƟ12gŃŌƥ13Ň14Dĺŗ15ǊǖǚǨǩ16UƵ17Wƅǅ18MƢ19Ɣǟ20ƜƤƦ22GǞ25ƞ26kyƌ27Ơ31F35ǀ36ŏ42Vū43H
~<ple	68 -14ǋ-13Ƣ-9ơ7jI9Ǉ15bc18D19d28ŭ30a31ŝ
~<plo	87 63ư
~<plu	72 -7ķ7S8Ǒ11Ə12j13ƒ19ƛ27Ž35Ƌ
~<po	43 -13ĺ-11X-10Ɣ-9ŬǦ-8Iļų-7ZķŀōƠǆǝ7ĸƁƨƾ8žƙ9ĽŢ10ŦŪƏƚ11ƢƬ12ĹŞƥǏ13ľǣ14ƀ15EŗŠƓơƪ16ǡ17Ǣ18šſ20ő21ŚŷƩƺ23ŕ24ş25ŘƵ26ŖƦ27ŻƖ28ŏǩ30Ƨ32ř35ǥ45ƍ
~<poc	72 7eY8ƶ12Ǆ17ĸ23Ŧ32Ř
~<poi	82 -8m11AŘ13š14ŖŞ17ǣ42Ż
~<pol	46 -13ĺ-10Ɣ-8ŬǦ-7IZŀų7ŜŞŪŻƙƛ8ƨǤ9ž10ƁƢ11Ţ12ŐƖ13šƚƬ14ĹǏ15Ƨ16ľƀ17ŗƓơ18ƪǡ19Š20Ǣ22Ŗſ23őŷ25Ś26ŕƩ27ş28Ƶ29Ʀ33ŏ36ř38ǥ
~<poo	69 10ƥ12ǣ22ƚ81ƍ
~<por	81 -10Ő8D9ƞ12Ə16ƥ26ǩ33Ƨ
~<pos	76 12V15Sǈ16Ľ18ƴ31E32Ɩ
~<pou	81 7MĽ12Ǜ13j44ƺ
~<pow	89 7Ɗ12Ʋ20q
~<pr	45 -17Ĺ-16Ɓ-15ű-12ŁǈǓ-11ǃ-10jnFŔƹ-9xǇ-8apOŃƟǖ-7iŉşŧŭƣƧƶ7ŏƆƞ8wƭ9QŸƑƴǚǧ10DĺŐǙ11ũƿ12ŊŢƒ13P14ŝŠƐǆ15ƻ16Kœ17bƼǜǥ18Ŗǂ21ŀƗ22ń23ŎƸǢ25ơ26ǩ30Ʃ31Ņ32X35Œ36ķƄ37ľǒ39ł
~<pre	60 -12ƹ-11ű-7Ň7WXōŢŴŶǑ8GőŨƙǜ9œ10ŝ11wǤ12ĴƆ13N14Uũǝ20Ƽ21Œ23ǂ24ǩ25ƻ28K29Ƹ
~<pri	59 -11Ǔ-9Ŕ-8Ĺǃ-7lŁ7ŇƱǀǦ8ĻƔƠƨǁǣ9ƂǊ10ĵƘƥ11rŢ12ơ14ŝƗǩ15Ʃ17Ƭ18ŊŖ19Ŏ20ƒ22ŀŒ24ńŠ25œ29ł30X34Ņ40ľ
~<pro	51 -13Ɓ-10Ĺ-8ŃƬ-7OĻŁǈ7lńŖŗǅ8ŀŅŽƕƛǕ9dLľſƃǡ10ƩǄ11ŐƑƭ12Ŏǧ13ŏŸǚǜ14DƗƿǙ15ĺł17Ɛ18ǆ20ơ22bǥ28Ǣ39Ƅ45ķ47ǒ
~<pu	51 -18V-15ǩ-11Œ-10Ŏŧƚ-9GŤ-8ŔƦƮƴǝ-7nŃŵƯƵ7oĴřű8wXŰƈ9ńƎƖ10EŗŴ11Ŋƅƥ12Lũ13qrRSĸ14DƐƤ15dƼ16ŷ17fĺƊ19ŚƓƱƲ20Ūƌ21ƻ24Ů26Yƒ27Ż28T35Ķ39Ō40h52H
~<pul	71 7gŁ8W9Dƌ10Ļ12ř13Ŋ15Ĵ24d30TŚ39Ż
~<pum	84 33Ɗ
~<pur	82 14Ʃ22y29ƒ
~<pus	80 10Ŋ12łŌ14ĺ17Ɩ18H27r
~<put	54 -18V-10Œ-8yGƚ-7WŔŧƦƮƯƵ7kTŽſƃƙơ8űƫ9owDEŰƈƒ10uXĺƎ11ń12ŗŴ13Rƅ14LSũ15ĸƌƐ17ŷƼ18Ƥ19f21ƱƲ22ŪƓ23ƻ26Ů29Y32Ō38Ķ44H
~<qu	55 -11Ŕ-9K-8ŦƋ7dķƦ8Ńřǉ9Vš10AƘ11ŋŝž12ǎ13Ǧ14ĴŖ15e16Ĺ18ŀŧ19OƧ20JYǠ24Ķń28Ņǂ31Ŋ39ƹ42ŉ
~<qua	80 -7KN12Ƭ13Ʀ15Ń17Ƙ23Ĵ30O
~<que	69 8dgĹ14A29Ŋ55ŉ
~<qui	64 -8ŦƋ7ǝ8ŚƕƮǇ9d10ŋřǉ11VŊ12š13ŝ15ǎ17Ŗ22ŀŧ23Ƨ24YǂǠ30Ķ46ƹ
~<quo	67 -10Ŕ7ƈƭ9ǂ15ž17Ǧ18Ĺ20e27J31ń35Ņ
~<ra	54 -21ň-17Ť-11ǩ-10p-9Ņ-7ōŠŧǃ7sƀƵǁ8ũƆǊ9XǙ10M13ĴŞ14ĵŊƠ15alŎƸ16cCK17Ū19Œ21Y23Ư24ƙ27š30œ35Ŕ38ľ42j44ǀ46ƴ
~<rac	81 68ǀ
~<rai	65 -16ň7Ɖ10ŗƸ11a15Ŕ19Ơ20l22œ28Y30Ư31ƙ56j
~<ran	80 -20Ť-9ĺ-8ōǃ7Tǘ8Ǔ12ƀƆ16X22ľ44š
~<rat	63 -11p-9ǩ-8Ņň-7U7ź8gŷƔǁ9sƸ10ĺǊ11ű13M15ũ16Ĵ17ĵŞ18Ŋ20KŎœ23c25Œ28Ŕ30ľ50ƴ
~<re	38 -18ŀ-16A-15ZŊŒŨ-14Ź-12Ńǘ-11CĴĻńŝŢǜ-10bSŎŤǦ-9lsMŁłŞŭƬǨ-8hoyNňŠűƊƦǈǥ-7ivYŉŐťŪŴŽƃƄƒƛƝƨ7ľƋƗǩ8dŚŦƾǏǔǚ9ƥƯǞ10Ǉǟ11eřǗ12JƵǙ13KŔūź14ĶǢǤ15Vĺũƣ16ļţǓ17aƤƮƿ18Ō19Ŝ20t21B22Ǒ23ƴ25ķƁƢ26Ż27ŵ29Ɯ30Ĺŕ36ŖƓǄ39ƈǊ43ŋ44ƌơ52F65Ơ70Ľ
~<rea	54 -15ŀ-12ŏ-10Ţ-9bC-7łśŶ7DXŋƙ9L10ĽĿ11ŮƏơ12gIĺŵ13jƖǓ14ķ15żƻ16dJƐ19eŇ20aľřŚ24Ŕ25Ĺ27K43Ō46Ŗ
~<reb	78 9ǝ52Ɠ
~<rec	59 -10Ŋ8ĺƴ9ǚǟ11ǈ12qưƾ13Ǌ14ťƘ19Ǥ20ő21ţ22B31Ǘ34Żƿ45Ľ63ŋ
~<red	78 14Ƌ19ƈ39ƌ
~<ref	80 -8Ũ-7Ɠ16Ľ21Ɨ31ƴ57ļ
~<reg	69 -7Ǧ7JĹƂƩ8ųƕ9Ÿ10ǃ11Ƙƾ12ŲŶƉ13ǖ14ơ18Q24ūǊ25ǔ
~<rej	89 8ſ20ƴ
~<rel	81 -7AŹ11T17ǚ38HƯ
~<rem	67 7œ8ŦƢ9x12ǅ13Ǆ14E17a28ƶ34ƌ40Ľ
~<ren	50 -23ǌ-13ZƗ-12H-11nƭ-10ŒŔ-9PŌ-8ǈǓ-7Ĵ8ŏśǐǞ11Ǐ12Ɵ14ƌƣ15ƥƮ19š22Ǉ25ķ27Ĺ29ŵ31Ƥ34Ǒ37Ƣ41Ɓơ49ŕ52Ɯ68F94Ơ
~<rep	61 -13Ɛ-9ǝ-8Ƙ7ŔžǏ8ĸņ9ĺŻƮ11Ƒ12ĵ15ƋǄ17ţ19ź22Ŧ23ƈ24Ɨ28Ɠ32Ǣ33Ƶ37ũ
~<req	74 9Ĺ12Ǚ15Ľ20ǌ21ơ23Ǔ
~<res	70 -10Ƌ-9AS7ǑǓ8Gŷ9Bś10Ţ11z12UōǛ13ƣ15ǩ16ưǟ17Ǎ18t20Ǆ21n
~<ret	66 8qǊ10ǆ11Ŝ12Tƭ16Ǚ18Ƨ23t24Ǆ28P36Ķ42V
~<rev	78 -13ƶ15Ǟ20Ŝ25ǩ29Ŗ36Ǌ
~<ri	37 -19ǩ-14j-13gn-10i-9xŻ-8RTUǁ-7lmĺƔǐ7pŃřşŶưƻǄ8ņŭƹǥ9sQƝƨǌ10XťŬǊ11uEŇŏŜųǔ12KőƓƜǑ13CSŧƽ14wƵƷ15oŀũƬ17qŎƅ18N19ŝ20ƣ21bfPĽ23Ųŵǟ25ǃ31ƙ33Ƙ35ǀ36I
~<rid	74 -12Ŵ-9ǐ-8Ū8ƃ9z11ŉ12w22ŬƵ30Ųǀ47ŵ
~<rig	38 -12n-11j-10Bǩ-9ix-8TŻ-7mRUķǁ7kŉřŚƦưǈ8wņŌơƫƻǄǜǥ9ŃşŭŲƝƨƹ10psQŗǌ11ťűƒ12uEXŇŏųƓǔ13őǑ14CSŧƜƽ15Ʒ16oƬǟ17ŀ18qƅ19Ŏ20INǃ21ŝ23P24b
~<rin	69 -20ƒ-14ű-11ǩ10A16Ŝǟ17K18Ĺ21LƎ24Ǌ30Ľ31I33f74Ƙ
~<ris	73 -20g-12ŗ-10ƚ10ķ27ũ30ǀ33ƣ38ƙ
~<riv	87 13ǃ44ƙ
~<ro	49 -13ǒ-11Ɣ-10RŏǝǢ-9l-8űǅ-7ctIŗ7œƝǞ8ƩǦ9TĽ10Xǈǟǩ11ŮƏƜ12ŭƮǀ13ķųŹźǎ14eYŌƌ15ş16Ŏ18ǃ19Ɓ20Ķ21Ƒ22S24Ɨ26nD29Ǆ33h51Ƣ66Ɖ68ƈ
~<roa	71 -13R-7I7C9Ŏ13ŝǦ16Ǟ18Əǟ21ŭŹ30Ɓ41D
~<roc	86 -14Ɣ8j14ƕ17ǀ
~<rol	86 14Ƙ21Ķ25ǈ27Ō31ź
~<roo	54 -13ǒ-10ŏ7PńƆ8ǃ9Ɨƞ11Ɲ12XŎ14hƜ16ų18şƌ25Ƒ32n36Ǆ60Ƣ76Ɖ77ƈ
~<rot	84 -7ǅ19SĽ22Ķ37h
~<rou	65 -11Ǣ-9ǝ7ĵŧŨǀ11MƟ12ƒ16T18SŮƮ20eǎ21ķ22YƗ
~<ru	54 -10iũŪ-9ƞ-8rƗǑ-7yŎƤƯ7cŅţƓƦưƼ8ĵĿň9hquơǄ10ńŴǙǥ11ūƩǗǝ12ǟ13L15e16Ŧ19ſ20Ɲǈ21ǐ22ǎ23Aƛ26ŕ33ƽ36Ƭ39Ǩ42Œ48O53ű
~<rul	87 11Ƭ18Ǚ24L
~<run	55 -14Ń-10Ū-9ƞ-8ƗǑ-7yũƯ7ŅƓƦǉ8ĵĿňţưƼ9hqu10ńơǄǥ11ŴǗ12ūƩǝǟ16e17Ŧ19Oſ20ǈ21Ɲ22ǐ23Aǎ27ŕ29Ƭ34ƽ40Ǩ43Œ46ű
~<rus	87 -13i-8r12sű15Ń46O
~<s>	79 -8Ľ12Ÿ13J15ƕ18qƄ25ǆ42b
~<sa	41 -16Ő-15n-14sŞ-13Ŧ-12gǝ-11ĿŤžƢ-10LƜƭƷ-9ivƠ-8mPńųŻƯǌ-7aUķŃƔƗưƻǓǕ7ĵŒ8IĹűŴǜǟ9QŌƈƎǂǔ10qVŊŧƚƝ11cř12şũƱǖǚ13WňŖūƅƩǉ14Ž15ŚƮ16ƒƸǃ17Łņŗƺ18ŢŮ19ƾ20SŋŔǩ21Ǌ22ƴ24pǛ26Bŝ27ơ30b31T35Ř36Ǚ45Y46r
~<saf	68 7Ķ16Ƙ21Ǝ35Ž56Ǚ
~<sai	63 -9R-8ũ-7ŐŒƠ7hpĵĺŦŲ8SņŊŬƝ10tuŎŝ11Oǅ12ƅǜ13G14dƶ15Vƥǚ16H17Ŕ20cq21y25ƴ29B
~<sal	63 -11Ǔ-10ŞƬ-9n-8t-7ƿ8Ǩ9ǔ10ƗƧ12ǋǠ13űƮ15Ʀ16ǈ18Wǃ19ǉǟ21T25ǖ26ƒ34ņ42Ǌ44Ǜ
~<sam	63 -13H-11ǩ-8Ż7ł8őŜǜǞǥ9Ƈ10ŘƓǇ11żƖ12koņǁ15Ŷǂ19Ʃ20IŴ25şũ31S36p
~<sat	80 -8ņŐ11ƚ12Ʈ13Ʋ20ŧ25ŝ28Ŗ
~<sav	61 -14y-9N-7ŎƤ7ķ8źƵǗ9Ƴ10ŋ11Ʈ12ǩ13w15Ļ18Ĺ25Ʊ26Ĵ38Ţ45Ř68Y
~<saw	78 8ŧƫ9ŉ11t13Ǚ14jƚ16CŨ23ƾ
~<say	49 -16Ŧ-11ƢƷ-10g-9ĺŨ-8ǌ-7axLĿžƗ7FXōœƵǃǑ8łŖ9ƅƾǧ10ŇţƝƨƴƼ11BŊ12Nŝ13ƈǩ15ŌŔ16ŀ17Qŋ18ř20Œū21Ś23ŗŮ25ňƸ26ƺ27T28Ł37ơ41b50r
~<sc	54 -11fƼ-9ǩ-7ŠƳ7yVŏƘƢƮǔǦ8SŽ9avQŅşŻƣ10ǁ11ł12ŭǓ15l18R19ǀ20ƺ25x29ź31ŨƱ33ś40ĵ41m46Ŀ50ǘ
~<sca	68 -12Ƽ-7Ƴǩ8Ţ9Ňť10V12ş13Ņƣ14ǁ19ł29ƺ35ś46Ũ60Ŀ65ǘ
~<sch	60 7LƄǢ8KƢ9yǔǦ10S11QŻƘ12v14ŭǓ21lR29x34ź35Ʊ47m
~<sco	77 -9f17Ž60ĵ
~<scr	80 7m8D9Ɠ10ś13Ʈ14ŏ17a
~<scu	83 34ǀ
~<se	44 -29Ś-16ơ-15Ƥǈ-14jŨ-13ŀŤ-12Ŕ-11hƧ-10ķō-9gnrBMXƮƵǠ-8aikpuCƭƯƿǅǍ-7cwAFŁńŅŵƦǑǖ7Ūŭƚ8TűƬ9ĶŘƉƞƷ10ĺŌšƳǄǗ11ĹŜ12NřƏƔƲǝ13KVYŠǒ14ţ15ǎ16ǂ17yľ18Ľƾ19ƒǔǧǨ20ƄƖ21Œ22ǋǌǛǥ23ƛǆ24ƕ25ŢƟ26ư27ŊƎ28Ŵ29JƝ33H38ļ39ś41ň59Ǟ
~<sea	76 -11h-8j9Ż13Ɖ14x15Ɯ17Ɵ18ƚ19ǟ34ǋ41ǎ
~<sec	63 -13Ū-7ơ7AĶ8pĻ9Ňŕǌ10dIƶ12ľ13Ɣ14Ōũƣǋ16y18Ǟ24Ŋ27Ŵ28NƎ29Ɵ
~<see	60 -13Jǔ-12ĺ-9p-8Ũ-7Ƙƞ7ŴƂƿǗ8Ŏœš9ƊƏ10źƛ11tvĿƝ12y13Ĺţ14Ľ15Ŋ16ļǩ17ǂ18ŭƳǞ19ř20Ʋ22Ƅ23HŒ26ǒ27ň28ƾ30V
~<sel	66 -8Ļ8Ǖ9ĸƁ13Q14Ʃ18ƕ19Ʒ34H35ƒ41ƝǨ42Ǟ43ǔ
~<sen	59 -26Ś-17ơ-13ǈ-10ǩ-8ŕƧ-7Ƴ7Ƹ8ŜƔ9sĹ10šƪ11Ō12Ǝǘ20Z21Ő22Kƕ30ǧ32ǌ33ň39ļ43JĽ58ś
~<sep	80 9f16ş26ŘƘ
~<ser	65 -10ƿ-7Aŗ7Ǐ8Ţų9ƕ10ţ11ŝƏǂ12Ƽƽ15Ǟ16Ŝ17ư18ű23ľ31Ǆ34Ǜ
~<set	64 -12Ƥ-9ŀ-7jǟ7G8ł9Ŵ10ŧƬ11Ŧ12ŗ13AŒ14Ĵ15Ķ22T24ǝ25ƞ27Y28Š29Ɩ30Ţ32ĺ35ư41ǆ
~<sew	86 -8ǘ36ƛ
~<sh	41 -22Ƥ-20Ū-18i-16ơ-15wŉ-14GƣǊ-13SœŔŦŮ-12Ķ-11FĿŀŏŬŸƵƼ-10YŕũŰ-9jHQĻłŐƎƒƹƽǚ-8lCPķŖŽƓƦƯ-7bmĹŃŒŝŞťƌƞǗ7uŚƁƠƭƺǒ8ĺĽŠƚƶǏ9dxJűǢ10hKŋŎ11BĴƨǠǡǨ12ňƛǔǖ13npŲ14ayUńŶƈƫǧ15fNRŢǥ16ŧƄƗƬǟ17oMƘ18tųǎ19ŊŴƸ20ǃǋǍ21Ɲǅ25Ʈ26qrŌźƢ27vǌ29Ũ30Ƒ31Ʒ32ǂ34Ɖ37sǈ40ǝ
~<sha	63 -13Ǌ-12ƈ-9Fǐ-7q7Ƅƫǔ8Mĵ9Ŷ10ǆǈǛ12Ōǩ15ƬǍ16ŘƠ18Ŋų20n21Ɖ23Ũ27Ų32űƸ39Ƣ
~<she	54 -17ŪƸ-15Ʊƹ-12Ķ-10cŔ-9Űǩ-8Ǡ-7WƦƼ7ŚŧŻ8ůűƫǜ10B11Ņƅ12fƝ13y14ų16ŶƢ21pƳǈ22ƨ32xŴ34oƮ36s37ǂ40v41tź43q44Ƒ52Ʒ57r
~<shi	66 -7kGŐƭ9Ǖǝ10U11ƚ17ǅ19ǎ27Ţ39R40ƈ41Ɖ
~<sho	48 -21Ƥ-17rw-16xơ-15tŉũ-14i-12Ƣƣ-11SŸƷƼ-10GŬ-9oŏœƵƽ-8ŀŦŮǚ-7Yŕ7uǞ8Iōŗśǐǩ9chOŷƮƸƻǁ10gkXƁƬƱƺǒ11ĸŊǔ12JƶǢ13dŧŵǏ14sĺĽǡ15KŠƝƭ16Ƅǅ17ĴňǍǖ18fǈǧǨ19Ŏ20M21ańŨƗǠǥ22N24ŌƘ25ǟ27ǃ28ǋ35ǌ
~<shu	72 -11Ǩ-7ǩ8ƚ12Ɵ15ŋ16ũ21ǎ28ƛ58ǝ
~<si	45 -16Ǆ-13XŜ-12ņŨ-11Ň-10ŝŤŶǏ-9ŐƮƵ-8aOĺŃōŞųŻƊƧƶǈǝ-7NĴķňƜƞƦƳƸǔǘ7JQŰƛǦ8ţƎƬ9fIĵŎťƲƹ10łƯǍ11ƥưǃ12ĸǅǟ13dŌǂ14ntŀŹƁƟ15Ǔ16iSW17MŲ19Ɔ20ĶœŴƖƝ21ŁƘ22Ǩ23B26ũǠ27A29Ǟ33Ƈ40őǛ42ǩ44ƽ
~<sic	78 -7ǝ9x12ƾ18W20ƽ33Ǜ35Ǩ
~<sid	63 -16Ƹ-14Ǆ-10ŨǏ-7ƞ7quŭǚ10ſ11Ŕ12CǛ13Ķ14œŧ15łƁǂ16TƽǍ27Ǡ28Ų31Ƈ34Ɲ
~<sig	61 -7O7ĽŠƨ8Iǉ9ŖƢ10œ11W12yZƲ13JƱǠ14Qƒ18ǩ20ő22ǃ23Ǔ25Ŏ31Ɩ36Ł47Ō
~<sim	86 13Ļ20Ǝ28ư
~<sin	57 -24Ō-10ņŤ-9Ŝ-8Ɗƿ-7Ŏ8IƆƈƸ9GPƪ10Bƣ11ŗƛ13Ź14ƹ15ţť18Ƙǅǟ20d21fĸ24S26it34őǞ37ũ52ǩ
~<sis	72 -16a8Ņ9hƤ16UƷ25ƽ28Ư30B51A
~<sit	64 -10X-8Ŷ7H8rYĵƝǨ9zŹ10F11Ű12Ƙ13jĹƙǦ21ĶƇƥ23Ǜ25Ɵ28n29ŀ31Ŵ36M
~<siz	82 -11Ɲ12Ǟ13œ25Ɔ26Ƭ
~<sk	73 -10AǦ-7ň8Ɓ10Ŋ11pBƠ13Ƃ14ůǁ23ŀǏ26j28ǀ
~<ski	80 -11Ǧ-10A-8ň10Ɓ11Ŋ12B13p14Ƃ15ů16ǁ25Ǐ
~<sky	80 12Ơ29j32ǀ
~<sl	62 -13Ǉ-10ǩ7ľĿŤ8ň9Ɠ10ĸƀ11ǟ12iŨƛ13Ű14ĽŌ16bƍƤ17Ļł21ǡ23ƇƼ30n33xU42ǎ
~<sla	78 12Ɠ14ǎ15ǟ19U32Ƈ
~<sle	69 -14Ǉ-9ǟ8Ŀ9ľ11ĸ15ŨŰ16Ō19Ļł20Ƥ27Ƽ34n38x
~<sli	83 11Ť14ƀ21Ľ22ƍ28ǡ
~<slo	76 10ň15ƛ16i21b23U24ǟ36ǎ
~<sm	62 -10ƛ-7ǔ7Ǜ8HƦ9ũƐƥǈ11Ǆ13AƤ14Ƭ15ń18Őǃ19Ŧŧ34ǂ40Ǝ55ƹ
~<sma	70 -11ƛ-7ǔ9H10Ʀ11ũƥ12ǈ14Ǆ15A16Ƭ17ţ18ń20Ǝ21Ő22Ŧ
~<smo	67 -13ţ7ƞ10Ɛ15Ƥ20ŧ24Ǝ37ǂ60ƹ
~<sn	75 7ś9Ǆ34Ž43Ɵ56j
~<sna	84 7ņ8ś31Ž
~<sno	80 7Ž9Ǆ46Ɵ60j
~<so	30 -15ő-13Ǒ-12ǎ-11Xƃǘ-9Ɗ-8ŏŐŸƀƑ-7rZƇƗǂ7nĻŝŰű8lCSVŖŲƅƖǃǠ9zĶżƈƸ10ipsFľŇŉŽſƓƔƝƟƬƽǅǨ11vEUY12gňŒŜŢƄƦƾǋǕ13euHǇ14hkĵŁŕŗžƕƠǗǞ15mqĸńņţơƤƥƯƺ16ŞŠŴ17Ŧŵ18ŪƨƩ19œǈ20AŘǆǚ21ĿųŹ22fwŶ24Ĺ25cŤ26ķƢ27Ń28Q30ĺ32ƿ33y
~<so>	35 -14ő-11ŀǑǛ-10oŏ-8NPťƊ-7ƇǞ7IƒƤǙ8dFGLŗŜžƓƛƵƾǁǗǠ9qEŃŢƕơƻ10DORŒŮŵżǣ11wķĻŌƬƹǄǕ12ĿŲƞǇ13fyAĵũƈ14UŕŪŷƩ15csńşŤƔƖǚ16STŶƝ18hkĹŁ19Ŧ20Qňţ21ĺƢ22inp23ƠƦ24ų27ŝ29œ
~<soc	72 10j14ĸ18x19ǆ20Ǘ22Ķ31ƿ49e
~<sof	81 8x10Ɖ11ĵ13g28q
~<sol	71 -12F-7AT7Ɖ8ƅ12sŖŶ13Pķƕ14f16Š20Ƣ22ņ25Ŝ33ű39ǆ
~<som	44 -13ũ-12Ũ-11ƛ-10nsIŌƃ-9ňƗƵ-8Wš-7ŐşŭƧƴ7jyŤƓǦ8ōŢūƾ9ŚŪŶǝ10zƎƮǜ11YĿŠžƕǅ12NPƳ13Žơƺ14ĹŗƤ16ľŀŵǈǚ17ĸſƥ18ƶǋ19mŴǞ21ķ22Ŋ23ŞƨƯ24ĺ25ņ27A28Q30Ř
~<son	70 -15p-14ǟ-13ǆ-12a-7t7o8Ű9ų10źż12Ư15ǃ16ǈ26Ź27u29Ǟ30v34y37x39w
~<soo	71 -15ǜ-7Ŭ7ƕ8Ɓ9yV10ľƄ13Ŀ17ŕ20ŹǞ26H43Ń
~<sor	72 7uŤ8ƽ9Ƴǀ10z12ƺǩ13c19fņ20a23Ʃ
~<sou	64 -11ǎ7BNƆƉƏ8LƜǛ9ţŧƽǈ10CF12ƸǨ13i16Ľ19l20bť21Ɵ24c41Ň
~<sp	50 -18P-16Fǩ-14dŇƬ-11ś-9i-8cyƆ-7uDĻŌŐŨŶƋƗƸǑ7lMǇ8ŚƉƍ9HŕŽƇǏ10Cŏşŵ11ǃ12tłƐƝƫƾ13ĴƊ14ţƘƷ15r16ǀ17o18Jƞƣǋ19Ŵǂ20Ǎ21Ƣ22kŻǌ23ƨ24Ű25qO26f27bX28p33s39g
~<spa	69 -27F-10Ľ-8śƋ7gŵ8Ǘ11ƅ15Ƈ16J18Ɗ19Ɛ24ǋ27Ɲ29Ŵ33ǌ36O
~<spe	61 -16Ƭ-11Ň-8o7wNǩ8tƽ9gJŵƦ10ƶ11l13ŚŽ14Ű15ŏ16ǃ17asƾ18k19ƞ21Ƙ29Ż35X37b
~<spl	75 -8Ő14ƍǇ16Ĵ25ƫ39Ƣ
~<spo	63 -21P-16d-12Ƹǩ-10a-7DƝ7FƉ8ǋ9Ľǘ10ƙ13MǏ16C18Ű20Ʒ22ǀ23r27s28ǂ31o32ƨ33q35fg36p
~<spr	66 7Ń8ť9t10jƮ13k16ŕ18H19ş21ł22ţ28Ǎ29ƣ
~<sq	70 7ū10ǁ11ķ18ǋ19Ɠ26ǖ42Ɔ
~<squ	70 7ū10ǁ11ķ18ǋ19Ɠ26ǖ42Ɔ
~<sr	82 -9Ǧ-7O88Ƅ
~<sr>	84 -7O52Ƅ
~<st	37 -17Ĺ-16ƅơ-15Ƴ-13LłŝŶƠƭ-12sBNŦŪűſƦ-11şƃǩ-10ehYĿŎŧůųƒ-9pTĻŖţťžƕƶǀ-8WĸŲŴ-7axGļśŠŽǄǙǛ7ĺŷƔƞƯǈǖ8dZķőšƣ9rKRŸǕ10JŐƄƤƧ11vĶź12VƙƝƫƷǜ13yIŌŘřƖǇ14qEŔ15Sǣ16HƉƼ17MũūŰƋ18fUƐ19Ʊǟ20ǎ21tŀƇǢ22mC24ŤƜ25jXƮ26Ǘ27ǋǘ28ŢǏ30Ɔ32Ǎ35DŨ36ƚ38ƥ42ǅ
~<sta	47 -16G-15Q-12Ĺ-11ŀž-10sL-9ůǋ-8YňŞơ-7NłŎŖƝƳ7gĵŚƪƽǚ8tĶķŏŨŹǔ9őƋƛ10dŃńƥ11jŐŕƏƚǍ12EœŰǓ13nŗǜ14Ʃ15Sřǟ16rVŤūǈ17fH18Rǣ19ĺƄ20Ř21ƜƤƷ22Ÿ23CƱ24Ǉ26Ō28X33Ţ40ǅ
~<ste	70 -14ƅ-9ǟ-8ŭ7dSŊ9ŤǨ10Ǟ11g12ƛ13ǎ15ž16ǅ17ũ18uƉ21Ǐ25ǘ27ƯƼ29Ɯ
~<sti	54 -9xŸ-8aƛƭ-7ƦǓ7ĶŐŜƹƺǟ8HƋ9ƀƞ10jZŀ11Ƶ12Ŭ13tŉƬ14fǩ15U16Ƈ17zCŷ18ũƖƧ19cP20Ɣ21q24Q25vJ28D29ƫ30IŨ
~<sto	54 -19Ɨ-13ơ-10Ơ-7Dƃ7tų8yķ9ňǅ11ŀǌ12OŔŢ13ŊōǊǘ14ǡ15Ɲǟ17j18Ť19Ǐ22Ǣ23Mǎ26Ʈǋ32Ɛ33Ǘ35Ǎ44ƥ49Ɔ51ƚ
~<str	57 -8n-7Ǣǩ7ořǣ8lŚ9ƽ10Ŕ11Eƞ12ŀǕ13GŜŭǃ14tƑ16KĴ17ŇƓƼ20Ǎ21UšŰ26ǋ30ƙ34D
~<stu	57 -14ǩ-11Bű-10ƽ-9O-7Ŭ7XŁŞƿǗ8sőƉƱ9ŋǏǜ10Ƌƣǘ11ŀǕ12AƮ13ǐ15Z16Ũǂ17Ɲư18Ƣ19ŵ22ƇǢ25ƥ29ź33Ɨ38m
~<sty	76 8ǈ11ƣ23Ǒ
~<su	51 -18ŷ-12yŵ-9Şǈǧ-8ƋǠ-7Ɨ7ŇƅƝǇ8zŖǐ9ZǓ10ĸƟ11t12Ōƿ13k15Ū16ǩ17iŎƌǤ18Ÿ19ų21x22ǜ23ķ24ƪ27Ŷ29Ɗ30Ƽ34Ǖ35jL59Ǒ61ǒ
~<sub	63 -12ŵ-9Ƌǧ-7ŷƼ8ƅƿ9ůų11Ǥ13Ǔ22Ō36Ŷ80Ǒǒ
~<suc	89 8Z10ƻ11w
~<sud	87 10ĺ11ŭ15ĸ
~<sue	74 10Ŀ30ķ36ǜ
~<sug	82 13Ǚ19ƴ22Ƽ
~<sui	86 11ķǡ17Ň39L
~<sum	76 17Ǉ18Ɵ25x26k47Ɗ
~<sun	82 25ƌ62j
~<sup	68 -9Ǡ-8ǈ7t10rƿ11n13Ɲ14z17ǐ19L26Ŏ32ǩ49Ǖ
~<sur	68 -10Ş-9y7s8xĻŏŨǝ9tƱ10Zǂ12a13ǒ14Ǥ15ŀ17Ŗ28i31Ƽ36ƪ
~<sus	86 11Ƅ34Ÿ
~<suv	89 -19ŷ27ų31Ū
~<sw	66 -10Ǌ-9ǩ-8ŇŒ-7I7hHƫ9Ĵ10Ÿơ11łũǖ12tŌƐ13ƶ15D18cM19XŬ21Ƶ23ő29ų37Ţ39ƍ
~<swa	87 15ũ31Ƶ39ų
~<swe	80 -8IŇ8ƫ9h13ơ15tƐ17ƶ19D23c24Ŭ
~<swi	70 -11Ǌ-7Œ9Ĵ11Ÿ12ǖ13łŌ19M21X24ő40Ţ42ƍ
~<sy	67 -10ǔ7ǝ8Ƌ9EǛ13D15Ǖ19Ǝ21ǘ25ǖ29Ǘ
~<sys	68 -10ǔ8Ƌǝ9Ǜ15Ǖ20Ǝ21ǘ26ǖ30Ǘ
~<t>	87 9ǘ17ſ32b
~<ta	45 -25ř-21ǩ-18Iŀ-15Ƴ-14Ơ-13q-12ĺŐ-11S-10uĿ-9xŔŬűƈ-8ľŁŕŖŷƌƟƶǈǗ-7lŌƽǔǝ7fAMĵŃŎƏ8tŒƋƵ9rvőŭǒ10ŪƓƗ11ŴƅǨ12ŇǛ13ƖƬǞ14ťƱ15śŢŨŹǃǙ16ĽǊ17Ư18ńǁ19ķź21szłŧƉ22ųƤ23Tǖ24ůƧ30ƺǂ32BN33ŋ34Ǡ36Š47ƻ51ū
~<tab	75 -11ƈ-8Ň-7Ơ8ł9Ś10T11ƥƮ16Ž17s25nM38Ɖ
~<tac	89 20Ŵ30Ŷ
~<tak	51 -19ǩ-15ŀ-13qŶ-11Ƴ-9Ŭ-8ĺľĿřűŷƠƨǗ-7nuŔƮ7efƔƪ8ĴŝǠ9tũƏ10k11ŎƯ12ǒ13ŭ14őśųƓƗǊ16ŇǨ17ƖǛ18Ʊ20ŢǞ21łŹƬ22ŠŨ23źǁǂ25ķ26zŧƤ29Bǖ31ůƧ56ƻ
~<tal	58 -10S-9ņ-8Őŵ-7Ƴ7cKLǠ8X9hBƍƷ10Ư11iO12ĵƨ13ǂ14Ĺť16Ň17aA18v21s22Š23r24Ľ25Ǚ28ń38N43ƺ
~<tap	83 12ƛ66ŋ
~<tax	78 8f9Ǌ11ǆ13ŒƵ17ǃ20ƅ33T38Ǡ
~<te	41 -16Ň-15L-14Iǐ-12X-11bJłŞţǥ-10acų-9Œǝ-8ķĺĻťŦŷŻƒƔƫ-7oGŌřşŮŲƦ7knļŗŰżƥưƵǛ8uyEMĶƝǖ9qŠǆ10űƂƊƢƾǕǘ11Ĺƞǁ12ŭŽƟǙǜ13œŖŶƴ14ixŢ15ŊŕƳ16lōƄƿ17ŔǇ18ƨ19UŤŨƜ20FǄ25g31Ʃ37ƭ38P39Ź42ǈ43B47K
~<tea	74 -14h-10ň8Ł9U11Ʒ12Ķǃ13ƨ15x17Ɲ19g25ǈ38Ǉ39P
~<tee	69 -10ų-8Ǟ10Ţŭ12źƿ18v20Ƃ82Ź
~<tel	44 -15Ň-13I-12Lǐ-11ĺƩǥ-10bŞ-9w-8Xłśǝ-7cťƣǇ7SŝšƉƱ8sxCĴœŪŭŶſƟƠƭưǑǩ9lqFHļĿŰżƥǛ10nEŗŢǈǖǞ11gkMŠƿ12uűƊǆ13ƞƨ14Ĺ15Ŗƴ16Ž17iUŊŨƳ18ōƄ19Ŕ20P23ŤǄ40B
~<ten	78 -10Ǎ7Ƴ8Ǣ10ĺƣ11Ɵ12C15Ƣ19R23F27Ɯ
~<ter	68 -9AƔ-8ţ8w9œŨƜƵ13B15Ǖ21ǜ24ŕ59ƭ60Ʃ
~<tes	79 12ŧ15Ŷ16ž23Ǚ26ǁ27ƾ
~<tex	69 -14J11ǘ16l18ū19ś78K
~<th	17 -24T-15ƨ-13ŖŸ-12gĹ-11Xń-10o-8L-7uŊǎ7UĶųŻżƺƽǁǛ8CĻőŘƶǚǝ9DĵĺľŐŢűƯưƹǗ10fķƁƗƵǅ11ŞšũźƌƘƣǍ12VĽŋŶžƐǣǤ13eJRƉƎƛƥ14rQŁłņŕůǟ15wŔŰſƒƙƚƱǃ16hAƏƩƫǄǊǌǥ17ŗŚŮŵŽƊƜƻǆ18dŒƋƖǧǨ19EWřŨ20lŀŤƅƈƍǋ21ŷƟǑǞ22xňŹƄƪ23jsvŌǒ24ś25ŭƞƮǈ27kĸƠǓ28nŜǐ29abyūƝǢ30ť31Ǡ32ōŦƕ33GŝŧŬơƧ34ŅƑǦ36ǩ38Š42S46Ň
~<tha	30 -21Ǉ-19Ř-16Ǜ-15XƚƬ-14YĹ-13iǞ-12Źǟ-11yU-10sNƗǨ-9ƭƮƶ-8ŖƕƨƲƾ-7eKZľłƷǈ7lxAļƏƴƻǢ8ĶŁűŴŸƇƒǏǓǔǙ9ƆƯƺǃǕ10hjkFĵšųƁƌƜ11ƅǁǂǊǝǦ12oMŋŌŔŻƑ13ŕŲƝ14tDůżƘƥǀ15ŧŬƙƪƿ16aŅŪŮǋ17dCƍ18uķ19R20ũ21QĽŒǩ22ŀśƧ23ř24Ž25ŤŦ26SūƩ28EĺƳ29p36ŭ37ň39Ŷ41ő44ť47ō48ĸ49bŠ51GŇ56Ũ
~<the	19 -26T-22Ļ-21Ň-18Ÿ-17B-16pŊ-15iŏ-14Ńň-13orŨ-12LXńŖǎ-11IN-10ĹŶǖ-9Cǜ-7gtzHǘ7aDš8YŢũŭŻƣǕǚ9jĺűƇƽ10JŴƀƥƱƲǇ11ĶōřŮųŽƎưǅ12WľņŌƩǗ13ŠŤƌƙƯƾǋǣ14ŕŞůƜǍ15fwśŰžƁƍƐƗ16lEGĽŀƢƶǁǆǤ17eŁŐźƅǃ18ŗƏƚƪǄǞ19ƒ20hSłŘǌǛǥ21kvŚƛ22UŔƉƝ23ƈƋƖ24ŒŷſƟǒ25sxƊƻǑǧ26Ŝƫ27nŦƄ28ŵǟ29ūǈ30ŹƑǐǠ31ƞǓ32ŅŬǦǨ33Ǣ34ƕƠ35ơ36ŝ38Ʈ39Ƨ41yŧ
~<thi	41 -19ƨ-15Y-14oŐŒƌ-13ZƄƦ-12Ǩ-11nPŗ-10Ǎ-9TŻſƫưƿ-8vņşŢŮƑǧ-7uFŚźƜƮƱƶǇ7JƉƕơƺ8OQŖǡ9VŀŠŽƗ10hňŔŜ11ƥ12ŎƻǊ13yŇŕ14k15G16iǈǟ17Xł18Ĵ19jMŌ20dǞ21cN22ľ23Ŀƭ24Ƭ25s26BIĹŝƖ27ũ29Ł31A34ŃŏƵ35ŋ39H42a44Ļ57ĺ60r
~<tho	56 -11ǖ-10ĺ-9D-8Ź-7G7cUZŲƗƹǍ8EH9AŕűƉƞƯ10ĵńŝſƅƍƎƵǄ12xŊǐ13i14wƈǊǑ16Ž17Ǉ19Ǥ20ŢƑ22Ʃ33Š37Ňǩ
~<thr	51 -14Q-12Ɣ-9mI-8ǟ7ŅŵżƮƱ8šŬƦ9złŧƌǦ10ZƁ11ļƚƧ12Ŋ13ŐŖś14ĸǥ15n16Ťũ17jƜ18Ƴ21ŗƨ23Wƕ24ǖ25ǎ27Ũ
~<ti	47 -11p-10Ƽ-9Ŏƀ-8UŒżǗǞ-7aŖŨƅƇ7ƴǩ8kPšǘ9Ŝũŵƾ10SWŶŸ11ǈ12qƉ13őŲƧ14Ɩ15ĺŕţűǇ16Ɵ17f18Ƹ21R23sŬ27V28ǎ29Ļ34ŃŔ35g36ł40LNO41ƭ44Ż
~<tic	65 11NĹ13ţ20Ŷ27Ŕ57Ż
~<tie	83 -11ǩ7Ľ18Ǐ31ł37f
~<tig	87 13L14Hǝ24g
~<til	68 -10p7ƄƗǧ8gƾ10sƑƖ11Ń13OƩ19ŕ27ĺƉ58ƭ
~<tim	53 -14T-9ŎƀƼ-7ŒƇǗǝǞ7FœţƑƒƛƦǣ8ņ9ĺƈƫƴ10šǘ11kŵ12ŜŸ13W14SŲƺ15ũƟ16g18őŔǩ19s20ĻƧǇ21Ƹ29RV30Ń34ǎ36O37N40L
~<tin	87 10Ɖ13Ƙ23ǈ25q
~<tip	84 -12ƺ12ŉ23T42ł
~<tit	75 7qǐ10ķ15ű24P26Ɩ40Ŭ
~<to	29 -26Ť-24n-22rǈ-17pƩǡ-16Sť-15wǅ-13Pǋǒǖ-12ŖŰſƻ-11WƇǇ-10cĶŮǣ-9hFņƲǛ-8DŪƃƆ-7fĽŕƅƊƒǟ7JŘřūźǐ8gĴŊŝŷƄƮưǗǢǨ9ĿŀŦŹŽƀƌ10zńŇŐŒŭųƛ11uGĹŲŶƗƙǉ12VşƂƳ13YŅžǙ14doTŗƜ15Bĸļǌ16ejƚǁ17Ɠƕǔ18ōœŧ19ŋŜƹ20tyHŵƭ22Ļ23aţŨǝ24O25sKłśƯǦ26L27XľƤƷ28ŉ29ĺ31CZŃŎƁ32A33MŢǞ35Ō38Ǐ39Łƫ40ƶ42ů46Ƶ
~<to>	31 -21Ʀ-20q-18ű-17nŖ-16Ť-15rSşǈ-14ipƪǅǋ-13jwƩ-12ǒǛǣ-10ŏƻ-9PWťŰǂǇǥ-8vƁƊǡ-7cfQňŪŮƇƉƲƼǊǚǟǢ7Ƒ8ŊřŴƄƔƙƮǐǓǜ9JĿǀǍ10kNOŇƧư11doĻŷ12Ǘ13zGĴƌ14Tų15ļ16BLŝŲƗ17VŜǔ18tŶŹƓ19Aŧǁǌ20ĸľƜƤǝ21eƕǏ22sŋ23Xĺ24ōƭ25yHKZ26aœ27ŵ28ţ29Ŏś31ŨƯ32ŉžƷ33ł36Ń38M39Ţ40Ǟ42Ō43ůƫ45ƶ46Ł55Ƶ
~<tob	79 10ǂ48ƹ
~<tod	54 -16ž-15ǡ-10Ƨ-9ǩ-8ł-7oQUXŃ7CőƓ9Ƅ10x12aŜ13tŀ14vƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ĺŏ38i
~<tog	76 7f9u12M13ZǊ15ǉ20s30ş
~<tol	73 -10ǩ-7ņ7YŅ8j9ļŖ10lƧƾ11ƙ12uƁ14ƴ15Ŕ16d17Ƽ24B29A
~<tom	65 7Ʈ8Ǖǣ9Iűǘ10jƬǝ11Ƥ15Ʀ18ĸ25Y26L
~<ton	78 11bŉ12Lś13rǝ14Ŗ15Ƥ16Ʀ
~<too	56 -12Ż-11ſ-10a-9ƾǈ-8ĶǦ-7Ǎ7ŅŊŴƯƷ8ĿŇǂ9ŎŠŪƪǚǛ10ũƂǑ11tŧ12XƿǄ14ň15ńş16o18U19sƨƬ20jŽƳ21Ɲ23Ǚ26q31Ǣ42Ǐ
~<top	69 -10ž-8Ź-7Ɯ7ĺǥ8OW9m10Ǩ11Ƶ12ƣǔ15T16Ǌ24ƈ27Ɖ28ľř32Ƃ33ŗǦ
~<tor	84 10ǝ15Ŀ37ƚ
~<tot	74 -12Ť-7ǥ8u10ƹ11ŅƠ12Z13g14Žƀ15ŵ21Ŧ22ǉ25ş
~<tou	79 -8d7ǟ8ƙ10ķńōƹ11Kŀ12ƿ13Ƽ15Ŝǝ
~<tow	67 -18Ƅ-12ŗ-11Ō-9Ūƛ-7c7ǐǩ8ů10ƣ11ŭ12Ɵ14Ň18QǕ19X23E30Ǧ69C99Ɓ
~<tr	47 -15œ-14ǩ-12nƔ-11ĿƋƙ-10COŐ-9ƗǇ-8qVŘŸ-7gRŢƕƩƱ7ūŵźŻǞ8iU9Ĺǜ10Iń11c12Ū13Ş14ŝűƼƿǋǏ15LŭǦ16ŧ17Ŭ18PZųƏ19AŎƟ20ǚ21ǀ22QSƁƍ23ņǙ27ǘ28kƲ29ůŴ38ǐ46Ŷ49ŽƑ
~<tra	60 -11C-8OƗǞ7lǘ8NYǊǋǟǣ10Ǐ11űŻ12źƝ13y17QS22ů25ǐ28ǀ30ƍƟ32Ǚ37P56Ž
~<tre	63 -14œ-9Ŀ-7ƙ7jƶ10k11D12ŤƘ13Ƽ14Ş16iŧ18ƿ20Ǆ21U23ŝ25ņ29Ŷ30ǚ54Ƒ
~<tri	74 -7V7Ž8Ɯ10Ł13ǀ20Ƒ21ů26Ɓ33ǘ38k
~<tro	73 -8nǇ7ĸ8ĵ10ƛƼ11p12Ĺƽ14tŞ15ű21ǜ
~<tru	58 -11Ɣ-10PŢ-8ů-7UƕƝǄ7Ĺŧ8ņűƦǏǛ9łƫǞ10ū11ŰƁǋ12ŀ13QSŵ17c19Ū21Ǧ24ŭ25ŎƏ26AŬ27ų28Z33Ŷ36Ʋ37ǐ38Ŵ
~<try	78 -9NŐ8Ž12ŮǞ21Iǘ23ń35L
~<tu	61 -19Ʀ-13ǩ-10tQ-9w-8Ƴ-7ĺ8pVķƗ9Ť10ŰǊ11Ƨ12z13CY16Źƪ18ŉſ20ŀ21a26v27Ƌ29ţƍ30c32ǜ33Ʊƴ
~<tub	80 -15v38Ƌ40ƍ
~<tui	86 48Ʊ
~<tur	65 -13ǩ-9t-8ĺƦ-7Ƴ7AŋŎǧ8Ǟ9VķƗ10pŤǊ11ŰƧ17ƪ18Ź19vſ20ŉ22ŀ31ţ32c34ǜ37ƴ
~<tv	87 9Ő16Ɨ18ƚ
~<tw	77 9Ĵţ10ŕ11ǥ12uũƻ14wR39y
~<twi	78 9Ĵţ11ŕǥ12uũƻ14R15w25y
~<ty	70 -11Ǎ-7ƒ8ļƿ9T11pǉ13Ƈ14ƣǔ15Ɖ16Eǆ17bd22Ǆ33Ʃ37Ƽ
~<typ	70 -11Ǎ-7ƒ8ļƿ9T11pǉ13Ƈ14ƣǔ15Ɖ16Eǆ17bd22Ǆ33Ʃ37Ƽ
~<ub	83 44Ų
~<ube	83 44Ų
~<ug	80 8ŧ17ĵ19ǜ21ņ31Ǥ
~<ugh	86 8ŧ12ņ20ǜ26Ǥ
~<ugl	86 7Ǥ10ņ18ĵ
~<um	63 14ǩ46Ƃ48Ǧ
~<umb	63 14ǩ46Ƃ48Ǧ
~<un	51 -19Ɔ-18Œ-12Ɖ-10Š-9ŝ-8ŐǢ-7sŵƧ7ļƛ8yŕŢƨǟ9BŻƭ10hDƙƲ11ũŪ12gYŅŎŚƥ13şŮǤ14ĸŖ16Xĺƺ17ňƊ18ǃ19n20ƞƤƩ21ǀ22ŀ23ƒ24Ş29ǌ39ƣ47ſ
~<unc	83 8T9ưƳ17ǟ19B
~<und	58 -13ŬƉ-10Š7Ɩƽǅǡǩ8jĵŃůſƘƛ10cƣ11iŻ12Ʋ13hŪƙ14ũǀ15ŅŚ16ŎşŮ17Ǥ19ƺ20ĺƊ21XňŖ22ǃ23ǌ26ƒ28n
~<unh	87 -7ŝ46Ş
~<uni	60 -20Ɔ-15Œ-11ĵ7WƦ10Ơǌ11yļƕǋ12YŬƨ17ƥ18DƩ29Ƥ36ƣ48ſ
~<unp	89 10ĸ41ƞ
~<unt	89 14O18ŕ26ƭ
~<up	43 -18ǩ-16oŖ-13sƢƧǞ-12Ţ-11yLŬǋ-10PŅŷơƵƶ-9bBŇŧŶƭƷ-8aGũƟƦƳ-7ņŤſƀƕƘƝǑǥǦ7ļńŐŗťƏǒ8gŘţƇƗ9dƈƓƮ10CŚŹŽƬǌ11łŜƹǚ12rĺĻĿƛǢ13řƩƾ14ŉƋ15VŠǏ16śƃ17jHŁǝ18ŨǗ19xƪ20KĴžƣƴǆǍ21ĹŌƙƲ22Ǌ26i27ƅ28œ29k31t32Ƥ34lŔ38ƌ41ŕ42Ɖ
~<up>	44 -17ǩ-16oŖ-13Ƣ-12sǞ-10yLPŅŢŬŷơƵƶǋ-9bBŇƜƭ-8aqGŶƟƧƳ-7ņśŧũƕƘƦƷǦ7YķĸńŗŝŰƛǒ8rļŐŘťƏ9gƇ10dŹƈƓƮ11CHŽƬǌǏ12łŚƹ13ĴĺĻĿřŜƌ14Ʃ15ŉƾǚ16VŠ17ƃƣ18ŁǗ19jǝ20xƪ21KžƤǆ22ƴ23ĹŌƙ24Ǌ28iƅ31kœ35lŔ37t43ŕ44Ɖ
~<upd	69 7ƫǍǏ17Ƌ18Ǣ25Ʋ34ƌ
~<upg	89 11ƌǍ
~<ups	71 -8t-7ǚ7ƣ8r9nƛƜ10H13q16ţ20Ƥ22Ɨ23Ũ25Ǎ
~<us	50 -15K-12ǒ-9Ŗƒ-8pŃƼǗ-7eRŁŒŶǟ7rOŹǂ8vǅ9ƕơ10ĵǆ11ƅƗ12ŋƄ13zŎǘ15I16ł17Ǒ18Ĺ19ņ20Ŵ21ĺ24sJţ25Ő26L28ǖ29Ų30ų33œ39ƿ40Ž53ļ95ŭ
~<us>	63 -16A-12ǩ-8p-7Ń8Ž9Ūž10ax13v14rĵ16ŋ17ĺ18zŎƄ26ņ28Ĺ36s69ļ
~<use	55 -15K-14Ū-11ǒ-9ƒ-8ƼǗ9ŵŹǂǩ11Jǐ14Ɨ15Ő17Iǘ21Ǒ24Ŵ27ţ32Ųǖ37œ38ųŽ44ƿ71ŭ
~<usi	86 -16ǩ-14D-8e18ƹ20ŭ21Ő22ǆ24J25ƕ
~<usu	73 -7Ŗ7ơ9ƅ10W11ǩ12ǡ13ĺǅ14Aŭ20ł29L
~<v>	83 -11Ň8Ƅ15Ɯ20ū25Ŷ33Ū
~<va	57 -10H-9ŲƝǖ-8ŏ-7ų7xƊƓƛ11Cņ12ũ13Ǐ14Ÿ15ľ16Ŏ19ŭ20ƒ21ƪ22Ƙ27Ɵ32ƹ34Ǣ36Ʃ44k58ǐ
~<vac	79 40Ɵ47k
~<val	61 -9ǖ-7ŏ7űƁƛ8Ɗ10Ɠ12C13ũ16Ÿ17ľ18Ŏ22ƒ23ƪ25Ƙ31Ʃ34Ǣ
~<van	74 -10HŲƝ-8ų8ƀ12Ǐ15kņ26ŭ77ǐ
~<vap	84 51ƹ
~<ve	60 -17Ĺ8Ōž9dOŭŶŻ11Ł13Ŭ14ū16Ű18ų20Ş25Ŵ31ǐ32ǅ33Ū40Ǖ
~<veh	64 7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Ű19ų27Ŵ34ǐ36Ū
~<ven	76 -19Ĺ7ǧ9ǖ26Ş41ǅ51Ǖ
~<ver	84 -7p11Ō14dO15Ť
~<vi	63 -16ś-13Ǡ7Ƈ8a9gƅ10BƗ11eN14Zƻ16ǁ21ƾ26Ż27M35Ɯ95ū
~<vid	84 13g15Ɨ37M
~<vin	71 -17ś8Ƈ110ū
~<vio	83 35Ż
~<vis	76 11a14N17e18Z21ǁ26ƾ43Ɯ
~<vo	77 -12Ő-7ǈ11ľ15Ŀ16a17e20Ł23ǩ24Ə29Ľ
~<voi	86 -7ǩ12ľ17Ŀ19ae33Ľ
~<vol	84 26Ə
~<w>	81 -11ŝ-8S-7ǉ14b18Ǒ25Ǉ39ő43T
~<wa	35 -20ŗ-17Ů-16dŘŢƦ-15N-13ƚ-12iŁŒŭ-11ŚƉƜƩƾ-10YĿńǒ-9gCUWřŞƕƪǟǢ-8hmuŏŪųŷŹƧƸƻǑ-7lIPĸōşţŲƔǞ7œƅǏǔǦ8bƞƤ9kJĴƀ10ĹŔũŸƫ11ĺŎƍǧ12xTņǄ13p14MŽƴǁǌ15o16BƂ17ƗƼ18ŉŠůƃ19yŀƄƇƬư20ňƈƭƱ21XŅšŧƒǜ22Ũƽ23rơ24ŃŌ25żƳ26sļŦƙ27Ƌ28Ǔ31ƶǉ33j34ť35K37ŵ38ǩ41Ļ52Ť60ƛ
~<wag	75 -14Ǌ9ǜ12ǣ21ƃ27T60ǉ
~<wai	74 -8ŕ10Ś12ǜǧ13ĺ15ŵǏ18s19rǓ26Ń27ſ
~<wal	59 -11ŧ-10ǟ-9Ũ7ŊƊƠƽǎ8nRƛǕ9ŐŸǈǘ10ŵƧƮǍǖ11Ļ15Złżƣ16ǝ17ƌ21Ɨǔ24x25Ǆ26ŤƇ
~<wan	45 -17mŘ-15Ŧ-14ŚƦ-13ł-12œŗƩ-9cNŁŞƯ-8prŵ-7ŔŢƓƠƿ7ő8VŒŴ9HǦ10Ŋǧ11ſ12oľƃƵ13bƁƗ14Oŀžƀ15yŕŝǁ17JLƂ18Ĵ19Ŏ21KMŃ22ǌ23Ĺ24ư25Xƫ28Ƭ29ƄǓ30ŉ31s33Ʊǩ35ƭ36ơ37Ōƶ38Ļ
~<war	84 -14Ţ-12V7ǀ14B15Q26ǋ60j
~<was	45 -17Œ-16d-11Ǟ-10ƫǢǣ-9łŝƉƾǋ-8iľŀōŎŴƭǝ-7yGLőţƁƬ7TŖǉ8cǛ9ĵņŸƲǘ10ƹǙ11űǊ12k14ƞ15rƤǩ16ĺ17Ļƅ19Ƌǜ20ũƴ21Ƽ22pň23Ŕ24ļœš26B27ƽ28ŧ29Ņż30Šŵƈ34ƛ35ƒ42Ť45ŨƳ49ť51Ŧ
~<wat	59 -13ƚƸ-10B7Ƒ10ƍƘƠ11q13ǩ15ǝ16Ǝ19Ɵ21Ť27Ư31Ž39Ƌ56ƙ64ƛ
~<way	63 -18Ů-12I-10MŨ-9Ƴ7sƊƬ8Ə9ņŎƿ10ňŧƶ11crǂ12Ƒ13ļǁ14Xũŵ16am18j21Ŷ22y28ŀ38ů41K
~<we	40 -21Ř-16qŒ-13VŞ-12ŇŜǈǞ-10ZǄ-9gnyŗǦ-8pCJľōŹſƘƠǋ-7BDĵŐŢźŽƌƒƓƗƶǐǑǗǣ7żƳƴ8IůƎǎǢ9tŀŃƵǂǙ10Ŏƹǖ11ŅŚƂǘ12fYŸƖƛ13lLŕťƊǟ14Xń15ŲƱ17dŁŝŠŤƭƼ18ijņ19s20ŋŪŵƕ22MĽƅ25ļŧƺ29Ĺ30kR31ŭ33ǝ35ŨƬ38œ42ƿ61Ō
~<we>	53 -17ĺ-13g-11rSƯ-10Ǧ-9pVŇ-8PǞ-7H7ļŷ8jşƀƊ9cŊ10dƨ11fw12ņť13hƕƱ14ŉŕ15vIŴƭ17XƂ19Ś20Ł21i22Ļ24Ĺ25ŎƬ30Ľŋ34Ū35M42s87Ō
~<wea	78 -8Ƴ8UƉ16ƚ18Ť25Ǚ29j33ǩ
~<web	80 9ń10ĹĽ32ǖ39ļ
~<wed	83 7ǧ12ĺ13ǔ15f
~<wee	53 -10ǩ-8Ň-7ZŤ7ƕƜ8ŕƤ9g10iť11PƟ14ůƖ16ĺ18ǎ20Ń21Ľ25L26Ų28k32ŵ33ǝ48Rŭ54ƿ
~<wei	70 -7J9Ł10ł17ǂ24ǘ27Ŀ58ƺ
~<wel	67 -14q-12d-11s7ţƏǊǩ8H9Ļ11NĹ12űƕǉ17p19Ŷ20Ŗ22ń23S27t34ǟ40ŝ
~<wen	67 -10Ş-9ǩ-7Ŗ7rH9Yĺƫǜ10ő11kņƬ12z13Qǅ14l17Ƴ22ŔŨ24ŀ31Š32ƅ33œ35Ť
~<wer	53 -18Ļ-16Ř-13p-10Œ-8ŖŴ-7ŜŦƀƩ7Xņ8ƍƦ9Ĺƹ10ļŻƳƵ11ƭƱƷ12ś13lƯǢǤ14Ǝ15šƴ16Ƭ17YƮ18rWż19Ÿ22Ņ25d27œ29ŧ32Ƽ34ǝ38Ũ
~<wet	87 13j20ƛ22ƙ24Ɗ
~<wh	19 -27Ō-22N-21t-19Ĵţ-17z-16Ǧ-15bŊ-14x-13ĽŏǇ-12Ž-11ňƞǟ-9HŧŬŮƆƝ-8KUśŭ-7ŋǁ7SWĶšƛƜƬǐ8cyVŢūŲƌǃǑǓǖǙ9kŇƈƖ10ƉƑƓƚƢưƺǕ11aEŨŹžƫƷǠ12oƼ13ǆ14PļƘǅǍǧ15mGŃƭǝ16hlTőƤƵǗǜ17ZŜƃƦƲƳ18vōŠƩǊǥ19DĻłŷ20ŎƅƇƽǨ21wRľŅœşŵǎ22gXŤ23qŔƾǄ24JŦƗƠ25AŒƯǞ26ǔ27BŕƊ28ķŝŴ29ŗơƶǏ30ǈ31ĿŞƒ32ŉƕƻ33Lť36ĺ39Ū41Ĺ43Ő44ŀ46Q47Ŗ53C57ǩ
~<wha	24 -25ŷ-24Ŭų-22Ǡ-21Łǐ-20Ĵ-18nŜ-17FŌ-16ƫǦ-15zNŰƤ-14ţ-13OļŹƏƟƢ-12Ańőƴǀ-11bsuśŶ-10txHƳƿ-9MĵĽŊżǘ-8SŽǁ-7ŏŮƁƆƖƹǋ7dŃƋƪƮƾ8Iŕūǣ9DEƌƼǗǨ10iŵƃƨǍ11ƅ12űƚưǝ13ŲƵ14RĶņƕƧǎ15cvƑƷ16hǉǓ17qŨƓ18LŘũƬ19Yžơ20WZƘƺƽǃ21JǞǥ22mQ23wŇ24ƉƔ25ōŔƩǩ26CƦ27Ɗƶ28Ǐ29Ņƻ30Ǌ31XľƇ32TŎǈ33ķƠ34łŝ35P37gĻ38B39ŤŦ40Ŵ42Ǆ43ĺŉ44ŗƗ45ŀœ47ƒ48ŒŞ50Ŀ53Ŗ56Ū57Ĺ
~<whe	36 -23Ʈ-19a-18ņ-17Ł-15Ōơǟ-13iN-12UĺōũƝƩǃǄǨ-11ƉƜ-10bB-9YňŞţŤ-8ntwPTWŉŐŪƞƨƬƱǈǠǥ-7uIƗƪƯǆ7kśŜū8ŻƁƋƲƶ9ŵǅǢ10lqƛƹǗ11Jşſƽ12ĶǙ13dHĸĹƳ14RƊƼƿ15gƄǂ16XļƟ17ŸƭǀǏǧ18vĵƷ19rsŖ20yǎǞ21Oƈ22ŹƅƧ24MQŃ25ǋ26D27Vƾ29Ƥ30ő31Ɩ32SŰ34G38ŕ39Lť43C
~<whi	52 -13Ǘǚ-8Ŗ-7SWş7ľǠ8ļŀŇŚ9DƏƤǏ10ŷŻƕƯƴǖ11ň12EńŧŪŴ13Ǝ14ūƣ15Rǈ16ŉƻƾ20Cőťǝ21Ő22Ų23a25Q31J38ų
~<who	36 -25Ų-23Ɣ-19Œ-16ŢŪŴƣ-15HL-14YŭƗ-13yTĿŚƧ-12PǃǇ-11Ÿƞ-10rtxĸŃűƦ-9ĴĹĺŀŌŏƒƝǄǢ-8sJRƛ-7fijDĻłŊŎŗŞźƅƋƑƠƷǊǤ7kF8żƙǛǥ9qŵǚǞ10Ɓ11Zſưǧ12hǍ13lŬ14wǗ15Ź16Ʃ17a18ǘ19ǅ20ǜǩ22u23ƃ24ƜǕ25ńŠ26şƤǆ27ƶ28o30Q31ǑǨ32ļƲ34Ƴ37ƕ39ơ40ų42ŷǐ46n49ƫ50Ǡ51Ŝ52ǈǔ53Ƣ57Ł60A69Ư75Ő
~<why	60 -22œ-18ń-10ň-9ļŒŧƭ-8ő-7ŉƶ7A8ľšǆǤ10Ŀ13ǜ16ņ22rBƴƻ31ĹƵǩ39Ŷ41ŀ47ĺŔ52Ţ
~<wi	34 -27ǩ-24P-19Ƹ-18v-17Ř-16Ʀ-15ĺ-14GŪǐ-13ǅǇǝ-12ķƃƣ-11ƶǔ-10CDōŮƔ-9uŨƌƖƝǢ-8hŤƅƟƩƼǄ-7EZŅƒƠƯǌǏǚ7IUŖŭŰƧǃǡ8Lżǈ9aeXūƫƺǜ10AĵĶńǓ11yQĸĹŊŽ12jnŋŜŴſƛǘ13ŚŧŹƿǎ14ŢŬǁ15ŠźƂƋ16fťư17ŶƢƵ18ĴňƤƳ19bgŵǍ20tŝƐ21MšŲ24Ǩ25pşƷ27ƨ28qrłņŐ30ǂ31os32Ʈ33ĻŞ38ƚ39ő42Ʋ44V
~<wid	84 -11s8ƫ13Ǩ14Ʒ19Ƴ25f
~<wif	56 -28Ƹ-23P-14vƼ-13w-9Ū-8adƹ-7Ʀǩ7bjVĿŶǆ8Ƴ9Ǩ13Ʒ15ųǈ17f23Ʈ29Ŵ31sƫ32ƨ39t40ǂ41r48q49o56p
~<wil	54 -15ǩ-9Ʊ-8DQŕřǌ8Ƭƭ9dĻţźŽ10Śơǀ11cOƕ12ƄƤ13Nś14Ő15ǃ17Ō19e20osMĵ22H23L25Ź31y34V44ł77Ʋ
~<win	63 -18Ř-14ǝ7ňűƐ8ƛ9ƑƟ12Ɓ14ū22j23Ť25ťǛ27ƿǎ29Ļ71ƚ
~<wir	75 -7Ǡ13Ǖ20Ǎ21ǘ48Ƌ
~<wis	72 -10Pţ9Ƴ10ŏƗƮ11ƨǊ14ǂ17w18g20Ş25ư30V
~<wit	38 -20Ť-14H-13Gǐ-12Ɵƫǅ-11ĺƦǇǩ-10Nķǔ-9CŮƣƶǛ-8oyƔơ-7EŅŌśũŪųƃƝǢ7BWXǤ8ŚǓ9SĶœŰŽưƿǡǥ10Ŀŀřźżƛƞ11M12Ƴ13nŖŢŭƁƤƧǜ14AƱ15gńŋƮǍ16ňŊſ17QĴĸŜŧŶǁǨ18ĻŬƂ19sVƐƷ20Ĺ21aŠŲ23Ƶ24bŐ25ŝŵ27š29Ƣ30Ş32ş34ņ45ő
~<wo	31 -24Y-16Ő-15O-14ŒŤƩƳ-13w-12nxŠŰƺǞ-11kĹŪǎ-10ŔŜũƟ-9FşŦŮųŷƞǅǍǛ-8fhiloGſƁƢ-7zCœƄƋƙƴƻǃǗ7gƪǘǦ8cťƨǐǓǡ9őśƿ10AŇƀƶ11msTĵŴŶǏ12Ş13BŖƇƓǢ14Ńǔ15MŭƃƵǇǈ16Ƃǜ17ŝǚǩ18ŉžǁ19rXƘƝƦ20ŗƐư21qLƸ23ŽƮǑ24Ŀŵ26RķƑƗǣ27WŢƬƯ28QƤ29SƒƧ30Ļ31ů32ĸŊǝ33V34Ʒ39Ŏű42U47P
~<woo	70 7ţ10g16Ƒ18j34Ƈ56Ɛ
~<wor	40 -14rŮ-13Ŏ-12iĸľƤ-11ƨǎ-10wGOTƵǘ-9ŔŰƩƭ-8łŒŪƖǩ-7acknYZŀŜųƟưƳƶǂǊ7gJŌƯǒǓ8IŃ9ĺŖƃƌǏ10BņŗǨ11ĶƦǙ12XŁŵ15Ŵƒ16ƸǄǐ19ŇƑǜ20ķǇ21ň22Ļ23ŊƘ26ŭű27Lǚ31ǈ32Ɲ33WƧ35RV36Ǒ38Q40ǣ42q43S44Ŀů52U58P
~<wou	36 -22Y-14Ĺ-13q-12ŦƁ-11ĺŐ-10ƺ-9OSŒƳ-8iuNňŠŨǞǣ-7nxƩǃǈ7yťƎƖ8ķǩ9BĴŀłŞƏ10DWŶƱǔ11HLZƪƭƸǦ12ƀǡǨ13sľŖƃƦ14ŉśŝƿ15cĵŃŗƒǘ16mM17AŇŊǢ18ƨƶ20ƂƓǁ21T22Ɨ23űŵ24Xž25Ƶ27Ļ29ŽƯư30rƮ32ǝ35Ƭ36Ţ37Ƥ40ĸ44Ʒ50Ŏ
~<wow	77 10uťŦ13Rű14UŢƠ21ō28ő
~<wr	59 -14Ʈ-10G-9Aŝũ-8ś-7őűŶ7Ũƃ8ĹŉŎŴư9qDǤ10ŃƄƬ11Kř12Cŗ14ŸƍǓ15ņǩ16ĿŐ17Ş18ŵƀ20Ō21wž22b23Ŝ25ǜ26Ť29ǚ42ż44Ʋ
~<wre	76 -11G-7Ő10ƃ11ž13Ũ18Ŝ24ƀ26ŵ57ż
~<wri	66 -13Ʈ-8Aś7Ż8o10ĸŎưǜ11ŉ12Ƅ13řƬ14Kŗž16wǓ17Ÿƍ18Ť23Ō24b27Ő35Ʋ
~<wro	71 -9ŝ-7P8w10Ŵ11Ǥ12qŜ15CŤƲ16Ĺ18ņ20ǜ21Ŀ22Şǩ36ǚ
~<x>	84 -7ǩ7Ū13b15ŕ38ƙ
~<y>	87 35b
~<ya	73 7Ɨ8HŪŴ9Jƞ12a14M17Ɯ18ƒ22ƙ51Ƒ
~<yar	75 7Ɨ8ŪŴ9Hƞ18ƒƜ23ƙ52Ƒ
~<ye	42 -16ǝ-15Ň-13DŐů-12ũƼ-11ňƒ-10CŉųŷǄ-9hŨűƌ-8PĹŦŬƨ-7lstNķĿŭżƝ7ĶŻƵ8qwńƜƮ9jx10fĵłŴ11Ƌ12Ǥ13Ƹ14Ľœţ15Vƞǣ16ĴƟǎ17ƾ18Łǀ19Ɩ20H21ŒŸƔ23p25ǉ26TŎ29ĺǞ30ŹƩǟ31Ǌ32Ůƈ36d38v39Gő40Sƅ42ƭ44ǅ45c59ť
~<yea	44 -17Ĺ-14ů-13D-11ũƒƼ-10ŉǄ-9Cňƌ-8ŐŬűųŷƨ-7hluPŇŨǋ7š8ĶŻ9qƮ10Ɯ11ĵƋ12Ŵ13ƾǤ14Ƹ15œ16ţŹǣ17vVĴƟ20ǀ21HŸ22Ɣ23Œ25ǎ26pǉ27c28d30T31ĺǞ32ŮƩǟ33ƈǊ42őƅ43S44Gƭ48ǅ62ť
~<yes	73 8ŋ13ŏ15Ĺ17d25ł36Ł40Ŏ
~<yet	67 -19ǝ-12Ňǎ-8Ő9ŀƾ10wƍ11uƵǋ12n14f15ǟ19ń22x23Ź24cj32ƞ34Ɩ35v
~<yo	14 -25ť-24Ť-19Ƈ-17Ɔ-15ƅ-14ơ-12vŴŷ-11ź-10Ŧǟ-9Ʒ-8Ɖ-7Ƌ7GĺŋšƒƖǆ8LņŘůǅ9yőƀƎǒ10sūŭŰƕƟƭƮƱƳƼƿǓǖǜǠ11eQĹŏŻƚƽǎǑ12CĴǨ13UƝǝǤ14MŁŖƂƜƵǈǏǛǡǢ15afIZĶƢƫƹƻǁǄǣ16pKĽŊşƥƯƶǐ17kwSŢŸƘƙưǚ18xŃŽǀǩ19WĸłƴƸǙ20Oǋ21BŚś22nuHƃƧƺǞ23jmzĻŀǕ24ĵŠƌ25XľžƁ26AũŵŶżƾ27Ŝ28dķŝ29gļ30ńňǇǘ31Œǔ32NT33ſ35Ŀ36ŨƤƦ38RV39Ő40P41iŞ42F47l54c64Ň
~<you	14 -25ť-24Ť-19Ƈ-17Ɔ-15ƅ-14ơ-12Ŵŷ-11vź-10Ŧǟ-9Ʒ-8Ɖ-7Ƌ7GĺŋšƒƖǆ8LņŘůǅ9yőƀƎǒ10sūŭŰƕƟƭƮƱƳƼƿǓǖǜǠ11eQĹŏŻƚƽǎǑ12CĴǨ13UşƝǝǤ14MŁŖƂƜƵǈǏǛǡǢ15aIZĶƢƫƹƻǁǄǣ16fpKĽŊƥƯƶǐ17kwSŢŸƘƙưǚ18xŃŽǀǩ19WĸłƴƸǙ20Oǋ21BŚś22nuHƃƧƺǞ23jmzĻŀǕ24ĵŠƌ25XľžƁ26AũŵŶżƾ27Ŝ28dķŝ29gļ30ńňǇǘ31Œǔ32NT33ſ35Ŀ36ŨƤƦ38RV39Ő40P41iŞ42F47l54c64Ň
~<ze	87 7ū14ţ25ř
~<zer	87 7ū14ţ25ř
~<zi	66 -7ű14ƅ30ƒ112E
~<zil	87 -9ű20ƅ40ƒ
~<zip	67 114E
~<zo	74 -10ǟ10h12x14ǩ33ƙ47M
~<zon	79 21ǩ35ƙ
~<zoo	86 12h55M
~@da	63 -7ǝ7ĸ8sĽǘǟ10ƻǉ11ǈ12gǙ13ŭŵǧ15i17Ń22R41kǎ49L
~@day	63 -7ǝ7ĸ8sĽǘǟ10ƻǉ11ǈ12gǙ13ŭŵǧ15i17Ń22R41kǎ49L
~@mo	67 -11Ÿ-9Œ9kĸĽƛ10V11y13Ź16ǜ17Ťť20ƾ21ŕ24Ɵ25d27Ń28p
~@mon	67 -11Ÿ-9Œ9kĸĽƛ10V11y13Ź16ǜ17Ťť20ƾ21ŕ24Ɵ25d27Ń28p
~@na	53 -11Ƹǃ-9M-8ǣ-7ǝǩ7ŐŜƘ8pƢǨ9b10ļ12a14ľǒ15ř17J18ƨ20iǘ22ǂ23sœź25ŦƷǈ26Ǥ29t31o36ĸ37Ś42Œ
~@nam	53 -11Ƹǃ-9M-8ǣ-7ǝǩ7ŐŜƘ8pƢǨ9b10ļ12a14ľǒ15ř17J18ƨ20iǘ22ǂ23sœź25ŦƷǈ26Ǥ29t31o36ĸ37Ś42Œ
~ab>	73 -8ƈ10ƹ11aťŸ12Ɠ13hƻ26Ś29Ɖ30Ƈ
~abe	78 -8Ś15ƻ16ƽ18Ƽǂ
~abet	80 16ƽ18ǂ19Ƽ
~abi	57 -10Q-7Ź7Ǌ8ķŗ9Ư10ƌǛ11yƻ13hş15Ƃơ17ǚ18ǌ23W26ƀ30ǡ34ž
~abie	89 16Ư18y21h
~abil	58 -10Q7Ǌǥ10ŗǛ14ş15Ƃơ17ǚ19ǌ23W27ƀ31ǡ35ž
~abin	89 8Ɵ14ķ17ƌ18ƻ
~abl	64 -18Ơ-11ǂ-10Ŗ-7p7Ś8YƊ9zINŇƤƯƳ10eňž11Ɖ12TƮƷ13lśƥ20n25Ƨ26Ƙ28s29M62X
~able	64 -18Ơ-11ǂ-10Ŗ-7p7Ś8YƊ9zINŇƤ10eňžƯƳ11Ɖ12TƮ13śƥ20n25Ƨ26Ƙ28s29M60X
~ably	89 12Ʒ19l
~abo	41 -15cx-12ŕ-11ŏǐǟ-10ńǅǇ-9jQŐǃǢǨ-8ŒƁ-7swNSĻşŭǖǞ7BCGŶƂƗƺ8PŖŨűŲƈƨƲǗ9uHVĶƎƏƔƸǘǛ10ĽľņŉŊŢǊ11łšůƬǂǏ12Aļ14hpYŔŤǁ15ƆǄǌ17ťƍƞ18ŝŴǜ19Ňƶ21ōŽ22ĵŀ23ŞƳǍǔ26T27rĿ34Ĺ
~abor	89 15ǜ20ť
~abou	41 -15x-13c-12ŕ-11ŏǐǟ-10ńǇ-9jQŐǃǅǢ-8ƁǨ-7swNSĻŒşŭǖǞǦ7mBGŶŹƂƱƺ8CPŖŨűŲƈƗƨǗ9HĵĶťƎƏƔƲǘǛ10VĽľņŉƸǊ11ułŊšŢůƬǂǏ12Aǜ13ļ14hpYŔ15Ɔǁǌ16ŤǄ18ŝŴ19ƶ20Ň21ōƞ22Ž23ŀŞƳǔ26T27rĿ37Ĺ
~abov	80 -8ƞ24ĵ25Ǧ26ƍ45Ǎ
~abs	87 -9Ň9Ɖ11ĸ18ƾ19Ž
~aby	69 -11Ƹ-10ǃ-8ǂǟ-7ŒŲ12d13Ưƻ15y16Ɲ20ĺ30Ŷ32vw38ux
~aby>	71 -11Ƹ-8ǂǟ-7Œ13ƻ14Ư16vw17y21ĺ27d31Ŷ39x40u
~abys	83 -17d-10ǃ-8Ų7V19vƝ20w
~aca	77 -8RƼ-7ŭ39Ɵ42Ų45k
~acan	84 48Ɵ
~acat	84 8Ɵ53k
~acc	56 -12Ʈ-10ǩ-9Zū-7ŁǨ7aƅƪƳ8ţŪǆ9Ŝ11A12eŒ13Ǖ15Yťƒǖ16ĴĻųŴ17ĶǗ20ǔ21B25ƃ26l27ř31Ǡ32ƹ37ż
~acce	82 -11Z-8Ł23ǖ27ƒ29Ǘ41l
~acci	65 -9Ʈ10Ƴ11ţ12Ŕ18ť32ƃ46ż
~acco	62 -10ū-9ǩ-7Ǩ7Jǂ8a9ƅ10ǆ11Ū13eŜ14Œ15AǕ17Ļ18Yų19ĴĶ21Ŵ24Bǔ31ř35ƹ36Ǡ
~ace	49 -13W-12ŗ-11v-10Œơƪ-9ZŁőŬ-8Sŭ-7ķĹŉŖŶ7hƆƍƲǖǛ8QƵ9wƇƜǨ10U12ļƟǩ13ŃşůƋƑ14ŏƅƗ15xDƌƬ16FƈǊ17Ƣ18ƥǅ19ƓƔ20ǌǟ24HƊ26G27ƞ28Ơ30ǀǋ31MƦǢ49Ɛ
~ace>	51 -12ŗ-11vơ-10Œ-9ZŁőŬƪǔ-8Sń-7WĹŉŖŭŶ7hƒƤƲǙǛ8ƍƗƚǖ9ƆƵ10wƇƜǨ11U12ƅ13ů14ŃşƑƟ15ŏ16xDƌƬǢ17Ǌ18FƢǏ19ƥǅ20Ɣ21ǌǟ22Ơ25H26MƊ27G28ƞǀ31ǋ33Ʀ54Ɛ
~aceb	89 26ļ28ǩ
~aced	81 -7Ɛ20ƈ21Ƌ
~acem	80 -23Ǐ10Ɨ26Ǣ54Ɠ
~aces	81 -9W7ǀ9Q12Ơ14Ǖ15ń18ǔ
~ach	55 -26ŗ-13ū-12Ŀ-11h-8bǥ-7ǩ7wĶǜǡ8ųƱƼǉ9LƝ10ƚơ12IĽƠ13ŒŘ14ĺ15kǋ17q18Ƒ19ƶ20ǝ21Ĺů22Ǣ23P27ǈ28mK30W42Ǐ
~ach>	60 -27ŗ-13ū-11h-9ǥ-7b7gXŜƋƻ8Ɣǡ9wǉ10K11LųƱ12ƚƝ14ĽƠ15ŒŘ16Iĺ18k19ǋ22ůƶ32ǈ33W
~ache	71 7Ŷ9Ƹ11Pǜ13Ķ25Ƒ26K28q37m
~achi	69 -14Ŀ8ƛ9Uǖ11Ƽ21Ĺ23P27ǝ29Ǣ55Ǐ
~aci	76 14ĺ26ǀ27Ƶ
~acin	76 14ĺ26ǀ27Ƶ
~ack	49 -12ţ-10ƥ-9iGŜƦ-8ǈ-7KĹĻŎ7huſƲƴƾ8ŀŘǏǜǩ9Œǟ10LŨƙƿǣ11WűƩ12ƫǤ13HƝƷǝ15V16Yƍ17Ů18ż19ƞƪ20IňŠ21Ľť24Ɠ25ǥ26Ǘ29ƹ30ƛ42Ž54ǘ
~ack>	54 -10ƥǩ-9Ŗţ-8G-7ǈ7rSœųƃƑƹƽǒ9ƴƾ10hŘŴƲǟ11Œƍ12u13LŀŨƩƿǣ14Ǥ15ſƝ17V18ƙ19Yǝ20Ů21Ʒ22ƪ23ň24IĽ25Šť28Ɠ
~acka	78 -8ǘ7Ų13ş23W43ǥ
~acke	70 8żǩ9Dű12Ŗ31ƞǗ39Ž44ǘ
~ackg	86 8s22ǜ23ǩ
~acki	83 16H20Ž28ż
~acks	81 -8Ʒ-7i7w9ǘ12Ž15ƛ42ƹ
~acku	78 -7ſ11Ɗ26ƛ28ƫ33ǘ
~aco	84 13Ʈ14l19Ŵ28Ŷ
~acon	89 14Ʈ15l
~acr	86 7M10ķ11ů21ļ
~acro	87 7M11ů21ļ
~act	56 -14J-10Ōŗ-9Ł-7aŒƬ7PYĻŦžƖƩ8ƕ9ƌƢ10řǧ11ŖƇ12QŤǀ13ł14Ƨ16d17Ň18ƒ19ŀ20ǒǘ22Ǒ24ū28K34Ǆ40Ǔ
~act>	67 -8ơ-7a9ǃ10ƖƩ11Y13řƢ14ŀ22ū23K26ƒ48Ǔ
~acti	81 -7Ǔ9ǚ10ŏ16Ǆ20ǀ21Q30Ň
~actl	73 9D10Ņš12ƕ13ŀǄ15ơ16d17Ť19Ƨ
~acto	70 -16J-13Ǔ-9Ł7ǔ9ǡ10Ŧ12Ɠ13ƌ14ǧ18ł27ǒǘ35Ǒ
~acts	80 24Ǔ
~actu	76 7Ɛ8ţ9R10Ǣ11ǆ12Ļ13ž14KP18Ƈ22Ǆ24Ŗ
~acy	86 10Ž17ƻ34ƶ
~acy>	86 10Ž17ƻ34ƶ
~ad>	45 -13nSŴ-11Ɗ-10RŏƧ-9p-8łŐŧƱ-7GXňƀƁƖƜƦ7eŚşƋǓǚǦ8dŹƈơƸǕǙ9ƚǣ10rļřŝŞũŭƏƲƻǀ11ĵƤǂǟ12šŸ13zū14ŠŢ15aB16ľ17NŶƛƼƾǜ18ǅ19ś20t21Ƴ22Ŗ23Żǝ24ĸ27Ũ29Dƽ30ţ34ő37ż38ņ
~ada	89 12Ǒ15ǜ36x
~adb	86 24Ǝ
~adbo	86 24Ǝ
~add	55 -12S-11ŌǢ-8ǘ-7Ƽǅ7noZƱǤ8ŠƘ9ƽǌ10Aķ11EǄǏǗ12ŷ13yǓ16cƵ17ǈǣ20Ɓ21Ű22ǋ25G26ōǧ27J40D54ƌǞ
~add>	73 -13Ō-7ǘ10ƌ11oZƱǠ16ķ17Ǐ20y23c28Ɓ36ō40Ǟ
~adde	79 -7ǀ10Ɨǥ11Ǚ18ǈ20Ǆ26ƌ27ǣ29Ǟ
~addi	72 8Ź9Ǟ10ǓǤ14ǌ15ǧ25Ƶ40ƌ
~addr	63 -14Ǟ-13S-11Ǣ8F10n14E15Ǘ16ŷ17ǧ23J25Ű30G31ǋ49D
~addy	78 7Ľ8gƶǓ9Y10ǈ11J13Ƙƽ14ŠǞ17A
~ade	55 -12ƻ-10Ňœ-9Ʊ-8ǩ7Ńƽƾǜǟ8ǆ9V12ŧ13qƉƫ14x15Sƞ16Ĺ17kǍ18ƌ19PŶ20Ŕ24v26y27Ƈ28Š31ź35ĺ
~ade>	58 -12ƻ-10Ňœ-8źǩ7ŃņƤƾǜǣ8ƽǆǟ12ŧ14ƉƫǍ15mq16Sƞ18Ĺ19vƌ20PŶ21xŔ29Ƈ30Š37ĺ
~aded	83 -9Ʊ15V28k31y
~ades	72 -8x-7m7y8v9ƌ10Ǒ56ź
~adg	89 -18w16Ǝ19Ž25Q
~adge	89 -18w16Ǝ19Ž25Q
~adi	78 -9ǩ7ř8ưǈ9Ŀ10u15BI16jk17Ɲ18ŮƵ
~adin	81 -9ǩ7ř9Ŀ10u15I16j17k18Ɲ19Ů
~adj	83 47ŧ
~adju	83 47ŧ
~adl	83 -11t8ň16p34Ń
~adli	86 35Ń
~ado	79 9Ŝǝ13aĿ17u19Ū34ƚ
~ado>	84 10Ŝ11ǝ14a17ƚ20Ū
~adoe	87 16Ŀ20ƚ
~ads	73 -10Ɖ-8ľ7ǖ9aƱ10Ŏ11ƽ12z14ŝ20n25ł32Ɓ
~ads>	82 -11Ɖ-9ľ8ǖ10aƱ13ƽ14z22n
~adsi	80 11Ŏ15ŝ35Ɓ
~adu	86 -8v7Ʊ15m35y
~adua	86 -8v7Ʊ15m35y
~adv	72 34ǚ47A50B
~advi	72 34ǚ47A50B
~ady	65 -11Ţ-10ǈ-8ų7Jǁ8vŜǞ9Ǥ10tŧưǩ12ep13ǎ14S15Ź16Ĺ17Ɩ20oƜ23ŏƁ37Ō
~ady>	65 -11Ţ-10ǈ-8ų7Jǁ8vŜǞ9Ǥ10tŧưǩ12ep13ǎ14S15Ź16Ĺ17Ɩ20oƜ23ŏƁ37Ō
~afe	67 16Ƙ34Ž36Ǝ55Ǚ
~afe>	82 17Ǝ20Ƙ43Ž
~afet	70 24Ǝ61Ǚ
~aff	73 -9Oŵ-7m9ǔ10Nǋ11ů14MŻ15Ƥ26ǜ27ǈ33X42Ǉ
~aff>	80 -7ǀ29ǜ30ǈ47Ǉ
~affi	87 -10O-8m13Nǋ14ů17Ż
~affo	84 -9ŵ12ǔ18Ƥ38X
~aft	54 -10Ř-9ƭ-8f7Űƅƕƫ8iţǤ9ĴľŌƈƋƩǟ10ejJǢ13tUĻŜŢƧ14ƃǎ15gwEťƷ19y21ķ22zƯ23Ŧ24Ũ27Ƴ29L49ũ
~aft>	87 17eĴ
~afte	55 -10Řƭ-8f-7Ş7Ű8iţƅƕƫǤ9ŌƈƩǟ10jľƋǢ11J13tUŢƧ14ĻŜǎ15gwEťƃƷ19y21ķ22zƯ24Ŧ25Ũ27Ƴ30L50ũ
~aga	61 -12ĸ7ŜǄ8łńƚƿǡ9B10o11r12kY13tZ15Ŷ17L19ƪ27Ɨ28Ɠ32ň37ũ
~agai	61 -12ĸ7ŜǄ8łńƚƿǡ9B10o11r12kY13tZ15Ŷ17L19ƪ27Ɨ28Ɠ32ň37ũ
~age	41 -19Ǐ-18Ɖ-17Ɨ-14Ŋ-13ũ-12Ǌ-11Ơ-10aŇ-9Ǎ-8sǃ-7rzUŌŴǐ7ŠƃƑ8śƁƝ9K10Ź11Tǣ12ŦŭſƛƧǈǚǝ13šƘƬǢ15ź16f17ŏ18Ů19ƕ20ľŗŰƈƓ21Ɔǌ22W23űƔ24ŤƀƮǥ25ƚơ27ƭ30Ś32ƥ33ž35p36ǉ42v43cŜ44ņ
~age>	44 -20Ǐ-16Ɖ-15Ɨ-14Ŋ-12ũ-11ń-10Ơ-9ŇǞ-8as-7rUŌŜŴ7ŤƳǒǩ8ZźƑ9ŵǨ10KľŒśŰ12ĹƁƝ13T14ſƛǚǝ15šƧ16Ƭ17ƕǌ18ǥ19ŏŚ20Ů21Ǣ22Ŧ23ŗƆƈƚ24Ɠ25W26űƀ27ƔƮ30ƭ35ƥ37ž39p53c
~aged	80 -14Ŧ15ş23Ű33f40Ť
~agem	86 20Ƙ22ơ
~agen	63 -10Ĺ8ſ10Ǟ17ľ24ń74ņ76Ŝ
~ager	70 7ǜ8ŎƂ10h11ǌ13ŭơ14ź15Ź18v31ǈ
~ages	69 -17Ǎ-14Ǌ-7uĹǨ8ǜ11ǣ14ǥ15Š19ƃơ34Ś56v58ǉ
~agg	81 7r12R14Ņ19i26ǡ
~aggr	87 28ǡ
~agi	82 -7ǩ10z16Ű23ŎŨ24Ƴ
~agin	84 -7ǩ10z17Ű24ŨƳ
~agl	89 29h
~agle	89 29h
~agn	82 -10Ƴ13D14ƽ37Ƽ
~agno	82 -10Ƴ13D14ƽ37Ƽ
~ago	77 -10Œǅ11G12ĺ13Ľƴ15u18ƈ20f38ť
~ago>	77 -10Œǅ11G12ĺ13Ľƴ15u18ƈ20f38ť
~agr	76 -12ŭ7Ƣ8Ǩ10ǌ14BƯ17r19ĹŁ28Ǔ56ǩ
~agre	78 7Ƣ8Ǩ10ǌ14Ư15B17r19Ł20Ĺ27ǩ29Ǔ
~ah>	83 -15ŉ10O15cTŊ18ĸ19w22v
~aha	75 8Ƹ9ǘ10hpń11tHļƾ12ŒŜƴ13ŞƲ19ű
~aha>	75 8Ƹ9ǘ10hpń11tHļƾ12ŒŜƴ13ŞƲ19ű
~ahe	76 -7Ʊ7Ś9d10y11Ň13ľ14Ʋ21Ō26Ş
~ahea	76 -7Ʊ7Ś9d10y11Ň13ľ14Ʋ21Ō26Ş
~aho	87 11J13K29ų
~aid	52 -13Ơ-9RŒ-8Őƒ-7ŤƬƮ7TœƢƪƫ8tOƏƛǅ9Gƃǜ10dư11HVǚǨ12Zķ13ŔƱ14ĴţǉǑ15cy18ƴƶ20ƥ22Ɣ23ƕ24Ŧ30Ŀ32B39Ŭ
~aid>	52 -13Ơ-9RŒ-8Őƒ-7ŤƬƮ7TŎœƢƪƫ8tOƏǅ9Gƃǜ10dư11HVǚǨ12Zķ13ŔƱ14ĴţǉǑ15cy18ƴƶ20ƥ22Ɣ23ƕ24Ŧ30Ŀ32B39Ŭ
~aig	75 -9Y-7sǝ7Ƽǎ8Ż11o12lň14Ŕš16ű22ŀ23Ĵ
~aigh	76 -7sǝ7Ƽǎ8Ż11o12lň14Ŕš22ŀ24Ĵ
~ail	53 -9ǂ-8Ɨ-7Ŧ7ĸƔ9ĴŭǏ10U11Ǖ13ǐǧ16E17sļ18ŘǄ19ƀ22ƈ27ǘ30ś32Ľ38D43Kƚ84J
~ail>	55 7nļ10Ĵƈ12Ǖ14Dǧ17E19ŘǄ20ƀ21ś33Ľǘ45Kƚ76J
~ailb	89 11Dż15ĸ
~aile	80 -10Ɨ-7A8Ƅ10wƈ13ś15Ǐ16ļ21ǐ
~ails	84 9ƈ13ƔǗ21J
~aim	58 -10Y-7ǃ7ǚ8Ŕ9Ņǣ13V15ľǛǜ20Ŧ21ũ26Ř31ť37Ť42ŧ55ţ
~aim>	61 -10Y7Ĺ10ŅŔ14V22Ŧũ28Řţŧ34ť44Ť
~aims	71 -7ǃ13ǣ20ľŧ22ǜ40ţ
~ain	51 -17ǩ-12Ť-11ĸŷ-9ĻƟǏ-7œ7oưƸƺ8tUZ10Ɗǃǋ11Ŷ12LŜźƉ13Q14kľųƪƿǜ15Ŗ17ůǕ18BŔ20ŊŞ21Ɨƙ22Ɠ24ũǙ30Y32ň38j44Ǆ61ƛ
~ain>	57 -18P-13ǩ-12ĸŤ-10ŷ-9Ǐ-8ĻƟǘ7ķſƚƿ8oƸ9ưǔ10ktUŖ11BŔǙ12Ɗǋ13Ŷ14Y15LŜƉ17Qľ19ů20ų22Ǖ24jŊ25Ɨ26Ɠ28ňũ30Ǆ58ƛ
~aine	78 12ňƿǘ15Ŗ17ƺ20P
~aini	80 25ź28j29Ǚ
~ainl	87 11Ŵ12ŭ17ǖ
~ains	66 7Ŕ8k9łńǄǡ10ǣ11B13rƛ15Z25ƪ28ƙ
~aint	76 -7ũ7y11ǁ12Œ13q16Ǆ18ǃ26ǜ33Ş
~ainy	86 -8ř39Y
~air	61 -10ǆ-7Ņ7ŔŞƛ8Nļơ9ũǈ10Pǌ11ŀ12UƋ13iǄǖ14ĵ15QĸŧƊǃ18ƜǍ20Ň21Ɲ22Ƥ23ŉǑ24Ŧ27ǋ
~air>	66 -10ǆ-8Ņ7Ǒ8ŔŞ9Nļ11ơǈǌ12P13ŀƋ14iU15ĵ17ĸŦŧǃ23Ň25Ɲ26ŉ
~airb	86 36Ɯ
~airs	73 7ƣ9ƛ11Ŧ16Ǆ20ƊƤǑ25Ǎ34ǋ
~ais	69 7Ř10kŗ12a16Ŕ17ƒ20Ơ21lœ32ƘƯ
~aise	70 7ŔŘ10kŗ12a17ƒ21œƠ22l31Ƙ32Ư
~ait	76 -8ŕ10Ś11g12ǜ13ĺǧ15ŵǏ18s19r27Ń
~ait>	80 -8ŕ7ŧ10ŵ11Ś14ĺ16Ǐ19s21r29Ń
~aiv	87 24Ǔ32ſ
~aive	87 24Ǔ32ſ
~ak>	67 -13ƈ-10H-7Ɯ7XƎ9xO10mƐƽ12ƉƑ13kŨ14ƛ15Ś16ŏ17Œ18š20D24Ť25N28ũ
~ake	45 -15ǩ-14Ŷ-13ƨ-12n-11RĺŔŮ-10yŗŭƠǗ-9AľŖ-8ruĸřŷǑ-7IœŦžƣ7gŪƮǀ8Ž9PƗƟ10xMśǊ11őŠƋƓ12Ļ13kƏƖƝǌǛ14zǞ15Łņ16sň17ŹƙƤǨ18ŧźƬǁǂ19ǒ20ƻ21BƱǚ22ŢǄǖ23T24Ƨǘ27cķĿ29Ň37Ŏ39ů41Ũ49ł
~ake>	47 -18ZŁ-17ŀ-12ƨ-11nŔŮ-10yRĺ-9ŭƠǗ-8aruAXľŖřŜŶ-7Iĸœŗŷ7ƝǓ8MƮǀ9gŽƙ10ŪƏƗƯǁ11PśƟƪ12ņőƓǨ13Š14kĻǒ15Ɩǌ16z18ň19źƤ20ŧŹǂ21Ƭ22Ŀ23BƱƻǚ24Ţǖ25Ǆ26ǘ27T28Ƨ30cķ34Ň36Ũ39ł40Ŏ41ů
~aken	76 -10ƪ9Ĵ14Ũ33Z
~aker	78 -11Ųǩ12xƝ14a21ł24s26Ƌ29Ł
~akes	65 7ūǐǒǔ8OŋƵǨ9Ŀ10ŝſ11Ŝ12ǁ14Xƙ16ųƳ20Ǌ22ŀŁ24Ǟ
~aki	69 7kǆ8z9Ił10Ǡ12t13ŬƄ14ǌ15ŭ18a19Z21ǩ25ơ38ƻ
~akin	69 7kǆ8z9Ił10Ǡ12t13ŬƄ14ǌ15ŭ18a19Z21ǩ25ơ38ƻ
~aks	75 7ƙ12š13ơ16ǝ20ƥ21Ƒ25Ɖ31ƛ
~aks>	75 7ƙ12š13ơ16ǝ20ƥ21Ƒ25Ɖ31ƛ
~al>	41 -26ŗ-17ž-15C-11ŤƬ-10ţ-9ơ-8iXĿńņŒŖƆƻ-7zĴŔŞťŪƎƑǐǛ7ľŅŊş8RĹŧƦǃǑ9ŀŕŵƈƞǀ10Őǂǔ11ŢǓǡ12lIWƀƢƳǗ13Ƹ14ATƋǆǎǥ15EķĻƐƴǉǍ16ƗƘ17ŁƼǌǧ18ǁǚ19ŭƾƿ21Ɖ23Q24e25f26ǩ29Ɓƃ32Ǆ33Ŝ59ư
~ala	66 -12ƕ8Ǎ11lZƧ13Ʈ16Ʀ17ū19W22Ɣ23ǉ27T58Ǝ
~alan	83 -14ƕ14Z29Ɣ
~alar	68 -7Ə9Ǎ11Ƨ14Ʈ17Ʀ20W24ǉ28T60Ǝ
~alc	70 -7Ƽ15Ǌ28ƿ30Ǜ
~alco	70 -7Ƽ15Ǌ28ƿ30Ǜ
~ale	63 -11Ǔ-10ŞƬ8ŇǨ9ŠƁǔ10b11Ɨ12LŵǕǠ15CƄ16łƻ25ǖ26ƒƺ33ņ43Ǜ45Ǌ
~ale>	78 -14Ǔ7Ŀ8Ǆ9H11ŇǨ14Ɨ20ł34ƒ36ƺ
~aler	83 12Ɓ13Š15ƿ18Ǖ21Ƅ22ƻ
~ales	67 -10ŞƬ11ǔ12b13Ǡ28ǖ37ņ47Ǜ50Ǌ
~alf	66 -11bQƯ7ĴƄǝ8uƧ9Ķ10ǩ11ŗ12p13Ơ14qƨ15ǂ16Ů17O18t21Ƣ22rǔǨ35Ƭ41o
~alf>	67 -11QƯ-7b7Ĵ8tƄǝ9uĶƧ10ǩ11ŗ12p13Ơ14q15ƨ17O22rƢǔ23Ǩ34o36Ƭ
~ali	78 -9Ƙ-7ŝ11ŭ12ǣ14ŵ19Ş20Ÿ24ƾ
~alid	87 23Ÿ
~alk	53 -11Ũ-10ŧ-9SņŐǟ-8ĺƳ-7jĴś7BŵƧǠ8hƍƨƮǖ9Ɨ10iOĵ11Zť12ĹłŊżƷ13ǝ14vŇƣ15asAĻ16ǔ18x20ŠǄ21Ť22Ľ25ńǙ26r34N
~alk>	58 -23ǩ-11ŧ-9ņŨǟ-7ś7RƊƽǎ8nƛǕ9ĸƧǈǖǘ10żƮ11sńŵǠ12Ɨ13ĵ14ZłǙ15Ŋ17ǝ18ƣ19Ĺ22Ļ24Ť43N
~alke	73 -11S7ƨ8s10K13Ʒ15BƯ17ǔ20i27Ǆ29Š34r
~alki	68 -13ň7œŦŪƆ8Oşƨ9Ńō11cXŉƍ12h16Ľ17ń18ť19v24aŇ26ǩ27x
~all	39 -21ŗ-19ŝ-17R-16p-14uB-13ŀ-12JňŠ-11ŎůƤǧ-10bœƟǌǞ-9VXŇśűŵŹź-8chſƧƱǑ-7iFQļŢūżƄƈǢ7qMYŞŮƁƝǓǕ9ĴŧƢǒǡ10tTĺŁƊƖǆǇǖ11Ɛƫǩ12n13şƜ14gŋ16ƞ17ņǋ18Ǎ19dxCPZŜƇơ20Iķƌǥ21ĽŐ22Ĺōƺ23ĻƸ24kń25sǄǙ26ŖŦ31ţƗ33Kǃ34o37ł38w39L
~all>	42 -18R-17ǌ-16ŝŠ-14p-12Jŵ-11lŗǧ-10ňƮǢ-9bcŎŔůź-8ABXŀőœśŧƤǅ-7fOVĸŭŽƏƩƱǑ7aĵŃņŕŮƷ8nyWĹŤŨƨƾǐǨ9şƁƝǙ10qY11ŶƢǒǕ12Ƹǖ13ŖƊƫǇ15g16KPķĻǍ18kơ19ƌ20xǃ21wŁǋ23doŜǥ24ZƞǄ25Ľ26sō27ƺ28ł30Ɨ31L32ţŦ
~allb	87 25I
~alle	68 -7auB7Ŝơ9N10IŸ11H16Ʃ17Ő23oŔ26ŧ28ǃ31ń35w
~alli	75 -8l7K11Ǆ12a14I31Ĺ43C
~allp	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
~alls	66 -12Ư-10ŗ-8Ł-7ơ7Žǘ8ťƗƠ9ńǍ10ş11ƶƻǌ12M13nŅ14Şǡ16Kƌ18Ɯ19ǣ21Ő22ŋ31ƇǙ
~ally	60 -7uŗŜ7ĴƦ8ǡ9Kžƙ10PľŭŽƖǅ11tĸŬƯ12kƞ13ĺ14l17Aņǆ18ł19Ƹ21L23Ŗ
~alm	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
~almo	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
~alo	68 -10D-9ł-7xQ7iŖƃƷƼ8Ƃ9ƆƮ11ŠŶ14ĶŁƧ15Ʋ16sC17Ƶ18nǈ20ǃǟ27Ǎ47ƞ
~alon	69 -9ł-8D7iŖƃƼǀ8Ʒ9ƂƮ12Š14ĶŁƞƧ17s18Ƶǈ19n20ǃ21ǟ27Ǎ
~alr	65 -8ų7ĴƮ9vKŇŽ10ư11Ʒǁ12pMNǩ14ŋ15Ź16Ĺ21Ŋ22ŏ24Ɓ30i
~alre	73 -9ų8f11v12ư15pǩ18Ź19Ĺ26ŏ27Ɓ
~alri	71 7ĴŨ8Ʈ10Ž11KŇ12Ʒǁ14MN16ŋ24Ŋ34i
~als	72 -19F-14ǐ7Ɯ9Őǜ13ǕǠ16ǔ18ŴƉ25ķ26hǛ
~als>	74 -19F-14ǐ7wƜ9Őǜ13Ǖ14Ǡ17ǔ19Ɖ25ķ27hǛ
~alt	54 -10z-8p-7t8ƴ11ő13x17Ǔ19ņ21ƉǗ24W32ƽ40ƃ53ǂ72Ƹ
~alt>	80 30ņ31Ɖ
~alth	55 -10z-8p-7t7Ƽ9ƴ14xǗ24W33ƽ41ƃ55ǂ74Ƹ
~alty	89 13Ǘ22ő29Ǔ
~alu	63 -9ǖ-8ŏ7űƁ9Ɗ10Ɠ18ľŎ23ƒ25ƪ26Ƙ32Ʃ35Ǣ
~alua	84 14Ɗ36Ƙ
~alue	64 -9ǖ-7ŏ7Ɓ8ű10Ɠ18ľ19Ŏ23ƒ25ƪ34Ʃ36Ǣ
~alv	87 11Ƌƛ15ũ18ű
~alw	78 -10G8Ɯ10ĸļņŘ11V13ĵ22l23Ɨ
~alwa	78 -10G8Ɯ10ĸļņŘ11V13ĵ22l23Ɨ
~am>	52 -16ŉ-12ŭ-9Ɵ-8Q-7FŒƵ7dwxĹŚƊǅǌ8JŌƉǎ9UŅŝ10fhqǄ11cļņŊ12Ň14ńżǈ15I16Ǚ20ǘ21b22iōǩ23gC24Ǉ26aN34ǥ35ƞ36ň48ǁ
~ama	64 -7xƠ8ƽ10lƨ11a12Ũ15ƛ16ū20ƚ21ƀ23Œ24z26Q28ž29Ŧű34Ť
~ama>	84 -9x10T13ƨ14l15a21ū32z
~amag	66 -7Ơ13Ũ16ƛ21ƚ22ƀ24Œ30Ŧűž36Ť
~amb	87 9Ļ10ƃ11ū13a14Ʈ
~ame	41 -14Ƹ-12x-11vŧ-10Ǆ-9NƗǋǟǣ-8quWĹņňŻſ-7yHYŀŊŝŨŹƌƳ7gŴƘ8Iƻǁǧ9ĽƓƦƩǒ10iF11AŃşũƕƢǐ12ľœơǗ13ǓǠ14ķř15źƯǂ16tSƷ17Ŕƾ20ŐŚǘ21p22QŒƇ23Ņǈ24Ǝ29Ǥ30ĸŦ31Ŝ35ļ36b44ǃ46ƫ50a57o71w
~ame>	43 -15Ƹ-12x-11ŧ-9Nǌǟǣ-8qWĹņňŻƗǄǅǆǋ-7uvYŀŊŨŹſƳ7h8ũŴƛ9IŁǒǧ10ĽƓƨƩ11iQơƦ12Ńşƕƫ13ľœ14AƢǐǠ16ķźǂ17SřƷ18tƾǓ19ǈ22pŚǘ23Ő24ŒƇ25Ņ32Ǥ33ĸŦ36w37ļŜ39b41ǃ59a70o
~amed	66 -10o-9Ʋ9Ƣǃ12ƚǅ13w18ǌ19Ŕǁ29Ư43ƫ
~amer	78 7ũ10Ƙ53Ǝ
~ames	71 -8a9Fƻ10ǈ11g13ƫ19oQ20ǆ29Ǘ37w
~ami	57 -7űƷƼ7ĿǑ9ƸǇ10hFưǅ11zA12Ɯƻ13Ľ14Ū15Ƴǁ18ŖŨ19Ƭ21u22ƶ23Ƥ24yƮ34n36ƽ
~amil	57 -7űƷƼ7Ŀ9Ƹ10hFưǅǇ11zA13ĽƜ14Ū15Ƴ18ŖŨ19Ƭ21u22ƶ23Ƥ24yƮ34n36ƽ
~amin	84 11ǁ12Ǒ17P20ƻ
~amm	87 -15Ƽ15ǃ17ǟ18ǎ20ǘ
~amme	89 -15Ƽ17ǟ18ǎ21ǘ
~amo	69 -13Ǌ7aƚ9Ʊ10Ʀ12ǖ13D14XŦƓ16Ɨ26Ƙ45ŗƬ
~amou	70 7aƚ10ƦƱ13ǖ14X15ŦƓ16Ɨ46ŗƬ
~amp	71 -7Ź7Ɵ10ķ11j14Jǁǈ15ǚ16Ű19ş37ƍ
~ampl	89 18Jǁ
~ampo	75 15ǈ40ƍ
~amr	89 -8ǩ11Ŭ38Ū
~amry	89 -8ǩ11Ŭ38Ū
~ams	84 -11ň16Žƨǘ22ƻ26g
~ams>	86 -11ň16Ž17ǘ22ƻ26g
~an>	39 -26Ɲ-18t-14ŕŤŲ-13Ź-12nvĺŖŶ-11ńƟƬ-10HǑ-9QTƜƢǄ-8cļŐŷƨưƳǏǥ-7ŞşƠƥƫ7ƀƅƎƞƴǇ8qzGMķţƁƄǂ9sŃťűŻƱ10źǉǋ11pŀǦ12XYšūƔƲǁ13aIŮŸ14DNŉŌǌ15ĶņŇƗƧǈ16bŚƯ18OĹŎǩ20VWŜǖ21ŗƃ22Ƃ23L24ŊŬƣ25Kƪ26Ū28ľƕ29Ǩ36ś38ǆ44A
~ana	69 -17Ǎ-11ũ8zŎ9ǌ13ƹ14Ŕ16ƿ20ŵ26Ʈ27Ƴ32ǈ51ơ
~ana>	89 18ƹ21ƿ
~anag	71 -18Ǎ-11ũ8zŎ10ǌ20ŵ27Ʈ28Ƴ33ǈ52ơ
~anc	45 -16Ƹ-13Ǆ-11Q-10ő-9a-7uǞ7XŊřŚţƯ8qBſǢǨ9ĺŦŪƙ10ŘǓ11ŁŞş12ƑƦƬǒǩ13ƕƩ14ƭ15PǠ16ĸľƳ17ƃǥ18ƁƄƽ19ŐŒƔǌ20ņŏƼ21Ŭ22W24Ƶ30A44š
~anc>	89 -11a-8Ľ12p15o20q
~ance	46 -16Ƹ-12Ǆ-10Qő-7Ǟ7dXŊřŚ8ţſ9ĺĽŪǢǨ10ŦƙǓ11ŘŞ12ŁşƦ13ƕƬǒ14Ʃƭǩ16AP17ľƳǥ18ƃ19Ɓƽǌ20ŐŒƄƔƼ21ņŏ22W23Ŭ25Ƶ45š
~anch	87 12ǋ13Ɔ30Ƒ
~anci	77 -8u11Ʈ17ĸƯ18B20Ǡ24A
~and	30 -40ǩ-19ŵ-17ǋ-16S-14űƦƸ-13ŅŶ-12jĽŝ-11ƹ-10ŉšũŲƣǦ-9Ĵļŀǔ-8ĺŕŰƧƵǟ-7HVŃŨƄƒƝƞƱ7ŜůſƂƕƖƟƤưǆ8cnTƃƓƮǢ9őƉƗ10BIĸŁŌƔǥ11hƆƎƻƿǙ12Přƛơ13eqDFŧżǁǐǕ14fZŭ15z16dWōƋƯǠ17ŖŦƶ18ŷǂǘ19J20vŴƫ21ĹŚǃǈǜ22rǏ23CųǌǞ24pƷǛ25oŒǖ26Ǉ27s28tķ29ƺ30w32ǚ33aƨ35Ū
~and>	31 -33ǩ-17ǋ-16ŵ-15S-14Ũ-13Yű-12ĽŃŅ-11ŝŶǔ-10jšƣƦǓǦ-9ŀŉŲƹ-8ĴļƝƸ-7HŕũŰơƧƵǟ7gLRşƂƇƼǍǤ8PQůƁƖư9qŁŖřŴƃƓƕƟƢƶǆǌǗǢ10Tő11ƆƗǥ12hBŌƎƮƻƿǐǙ13Ŧƛ14eDŷƯǁǂ15fżƔǕǠ16zZƷǖ17WƋ18oō19v20d21J22rĹ23pƫǏ24CǃǇ25sŒ26ųǞ27ǚǛ30t31ķƨƺǈ32w37Ū38a
~andb	86 15x34ǜ
~andd	86 9ƶǓ10Yś15Ƙ17ǅ
~ande	86 -7ǌ14Š16Ŧų19Ŭ21ť
~andi	84 12ŖǓ15Ɖ18Ǣ20Z21Ũ
~andk	89 11k22ƶ
~andl	59 -15Ƅ-12Śş-9Ɣ-8ƪǩ-7Œ7Ƥǧ8Y9Ŗǈ10sŁŃǖ14Ǡ18Ơ19cIƷ22ĸǜ26Ŝ27F28ơ30ŧ32ǘ43ǌ
~andm	83 -8Ƣ11nǔ12Ư14ŷ
~ands	67 -14sƸ-8dǩ-7QŁ9ƨ10qŒ11PĸŚ12ǂ14tǇ15r16ŭ20pǓ21Ǆ23ǚ27Ŵ34o
~andy	77 -7t9v10řŭ12M14ǖ49Ś
~ane	68 -12Ŀ-11n-9Ɨ7Ɖ8C9z10Ɛƙ11Ǐ12MƋǢ22Ǜ24Ʃǩ26ǀ39ƚ44D
~ane>	79 -10ǩ8ƚǀ10C11z12ƙ53D
~aned	87 -11Ɨ14Ɛ15Ǐ16Ǣ28Ǜ
~anen	87 32Ʃ
~aner	89 16M
~anes	83 -15Ŀ24ǀ40ƚ
~ang	53 -10ƈ-8gPƩǨ-7œ7qXƀƻ8uƃƛ9IZĵŶ10Ű11ŇǞ12TŎƧ15KĻŞǩ16Ţų19iǀǕ20ĺŀƸ22Ƒ24ũ29Ŕ37Ƶ39V
~ang>	77 10V14Ű16Ŷ26ų28Ļ29Ƶ37ŀ
~ange	56 7űƋƜƭ8qXƀƻ9ƃƛ10uĵ13T14ƸǞ15ŎƧ16V17K18Ş21ŇǀǕ24Ŕ26ĺ27ũ
~angi	73 -13ƈ-9Ǩ9Ƹ10aŔ11Ʈ14Z18Ƶ23V24Ţ28Ƒ32i
~ani	67 -11V-9w7ĺ8Ƌ9ƌ10ŀōǈ11ş12ŵ13ņ16m18ǆ20ńƜ23ǩ28Ţ36h
~anie	75 -12V12ŀ14ş19m24ń33Ţ
~anim	84 46h
~anin	86 -10ǈ9r11ĺ13ō29Ɯ
~anis	89 18ņ20ǩ
~ank	62 -19ř-16B-11Ķ-9ţ-8Ő-7ǃǩ7aXķǜ8gƋ9AHZ10ļƅƴ16t17ľ18ƙ19Ƅ21ĵ23k24Ĵ25Y27e31Ŭ51ƕ
~ank>	67 -20ř-9ţ-8Ő-7Bǃǩ7ǐǕ8X9Ƌ10Z11ļ18ľ21Ƅ26Ĵ27Y29e34Ŭ51ƕ
~ankr	87 32ĵ
~anks	77 -13Ķ8Ĺ10aķǜ12ƴ17ƙ20t29k
~ann	64 -8Ʒ7Ʃ8ǔǞ10ǀ11T12VǊ13Şǉ14wƌ15ŮƤ17Ư18H23A26ĸ37y
~anne	81 -7Ư7k9ĸ12ǔ14ǀ16y31A
~anni	73 9Ǟ14ĸ15V17ƌ18Ƥ21H28y
~annu	76 7ƪ14T15Ǌ16ǉ18Ů
~anny	86 -9Ʒ7Ɯ13Ʃ32Ư
~ano	71 -13h-10şƦ-9L-7p7M8ż9ŷŹ10ōŸ11C14vI15ŐƝƴ18Ǟ19HŶ25Ŵŵ28Ɵ35y
~anot	72 -10şƦ-9L-7p8ż9ŷŹ10ōŸ14v15Őƴ19HIŶǞ25Ŵŵ28Ɵ36y
~ans	58 -9PR-8ŬƯ7l8Yƅ9BĻ10KV11Ŕűƪ13Hǈ17Ʈ20Ʊ22Ǟ24ĺ28k32ǚ35ŉ41Z52ǐ
~ans>	60 -9PR-8ŬƯ-7ľ7ǒ8ƅ9B10V12ƪ14Hǈ18Ʈ22Ʊ23ǚǞ25ĺ29k40ǐ43Z
~answ	79 11ľ13Ļǚ14K15Ŕ48ŉ
~ant	43 -21Ř-17m-15ŦƦ-14Ś-13łƩ-12Łœŗ-10rNŞ-9cpŔ-8Ơƿ-7řŢƓǐ7HŴƯǚǟ8FOƣǢǦ9Ŋǧ10oyŰſƁƃƜƵ11ō12bŝƗƘ13Bŀžƀ14ŕǁ15JS16LĴƂ19MŃǠ20AKǌ21Ĺ22ƫ23XƟưǩ24Ə25ƬǓ26ľŉƄ28s32ơƭ35Ō36Ļ39Ʊ40ƶ
~ant>	44 -21Ř-17m-15ŦƦ-14Ś-13Ʃ-12Łłœŗ-11Ǟ-9crNŞ-8pŔƠ-7ŵƓƿǐ7VŒ8FHőŴƯǚǢ9ƣǦ10Ŋ11oSŰſƁƃƵ12ōŝ13bBOžƀƗ14ŀǓ15ĹŃŕǁ16yJŉǩ17LĴƂƄ18Ɵ19Ǡ21AKM22ǌ23s24Əơƫư25X27ľƬ31Ļ34ƭ37Ō38Ʊ43ƶ
~ante	83 8ưƴ10G11ƍ15Ǟ16ŉ
~anti	83 -10y9Ʊ10Ńŵ13ŉ14ĹĻ15k17Ƙ
~ants	73 -7ŉ8Sļ10sƟ11Ŷǧ15ơ17Ƅǩ20Ǔ24Ɯ
~anu	86 8Ǚ23Ƈ30Ǆ
~anx	87 24Ŀ25Ƽ
~anxi	87 24Ŀ25Ƽ
~any	31 -22F-19ž-17Ɓ-16Ĵ-15i-14ĺŬƗǉ-13AU-12afwŨǒ-11ņŒǝ-10DĸŀŃŎœŵƀƠ-9osĻŊŽƃƬƷ-8dCJLRłŗŚŰƈǌǟ-7bĹĽŦƧƫƵ7VŜƆǕ8ŕŞůǥǦ9jųƂƯƽ10ƭǓǛǡ11ĵŐŖŪƾǆ12ŔũƍƨǍ14ŉŧƟǩ15ĶƄƛƳǄǎ16ƢƣǗǙ17ŝƐǣ18ķŹƋƑ19Zǋǐǜ20gH21ƼǞǨ22ńƥƦ23kƴ24mşǂ25Ǉ26ƌƱ28nŏšƸ29Ƙǔ30uż31ŷǃ32ƿ33ƻ34Ż35Ɲ36űƹ38ƜǑ39ţ40ǀ45h50Ų
~any>	34 -20Ɓ-19F-16ų-14Ĵ-13ňǟ-12iŬžƗǢ-11afUƃƯ-10wņōŒŦǒ-9DĺŁƀƧƵǍ-8ĸœŖťƠǉǝ-7dosACLNĻĿŇŊŚŨƞ7kĵŢŸƉƮǈǜ8GǨ9ƆƋƔƢ10ůƎǅǡ11yńƼǦ12ŏŕƱǗ13şƣǙ14ŝƐǎǩ15gVWǂǆ16jĶŐŪƑƛƾ17HǞ19Şŧżƪƴ20ƘƿǄ21ŷƦ22ķǇ24űǀ25ǋ27nŹƸǔ28mŻ29ţƌƻ30Ɯǃ35Ų37š39Ɲ40u41Ǒ42ƹ50h
~anyb	56 -25ƪ-10ǉǏ-7AƸ7tƢƽǩ8Ŕǘ9ƋƟǙǢ10ƳǑ11ƣǇǛ12nŝ13ŏŜƓǜ14hŁǔ15ŷǡ16ŤżƜƴ18Ų19Zńų20ǣ21ŖǨ22Ư23Ǎ
~anym	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
~anyo	64 -11Ŵƈ-9R-8ǈ-7Wţ7şǣ8ǘǛǨ10Ɯǩ11Ɖ12ŁŷƢ15Ʊ16Ǣ17ŖƳ18ǜ19ųƯ23ǐ29Ɵ
~anys	78 7Q9ƴ11ŔǦ12ľ14ǃ15ǟ16ǐ20ǥ
~anyt	50 -11ǩ-9ƈ-8VňŞťž-7Fĺŋ7şſƊ8ƑƱǍ9Ŀ10ZŔ11ĵǕ12HƦưƽǓǞ13kŲƂƨƸƻ14gƳǏ16Ʋǀ17ŇŏűŻƘ18ũ19ǂ20Ƽ21ŉ22ƿ23ţƄ24ōƍ25ƥ
~anyw	75 -12x-8ǘ-7ƙ8ƛ9ţƥ10Ǘ11ǥ13Ƌǀ20ş23k29ň
~ap>	70 -8cŏ8rT10DŦƵ12ľ18U22ŕ25ƭ30ų31š79Ɓ
~apa	60 -10XƛƝǧ9Ű10v13G15Ǎ16FƜ18ƞơƥ20Ť21D23Ɨ24Ơ26Ƣ30Ƥ33ƣ
~apar	60 -10XƛƝǧ9Ű10v13G15Ǎ16FƜ18ƞơƥ20Ť21D23Ɨ24Ơ26Ƣ30Ƥ33ƣ
~ape	61 -12ƈ-10y-9ǩ-8q-7ǈ7iQĵƖ8œ9oC11Ƣ12JľŠ13ǆ14ǗǠ15ǃ17ķ20vKƉǒ24Ņ25Ʋ26ű31Ƹ35ƹ37ŋ44Ś
~ape>	71 -7q7Ɖǂ9ĵ33ŋ37Ƹ38ű41ƹ
~aper	66 -11y-7űǈ7ś8QƖ9i10œ11oC12Ƣ13J14ǆ16ǗǠ17ǃ19ķ22Kǒ23v26Ņ27Ʋ49Ś
~apes	87 -14ƈ18Š20ľ22Ɖ
~api	84 8Ʊ14ŋ27Ǆ31ǩ
~apin	87 14ŋ28Ǆ
~app	48 -15ő-13Ʀ-9ŭ-8ŀƽ-7ķ7ĹƄ8BHŇōŵ9Şƒ10YŎƨƫƮƾǝ11Uſƿ12ŗƵ13iţǘ14Ƴǔ15Ś16ĿƧǣ17Ƙǩ19šŶ20Ļƛ21ŲŽǨ22ĺƷ23ť24ǖ29ƴ30Ť33ũ36ŝ
~app>	71 -9ŭƦ8śƿ13Ƅ15ƴ25Ś29ǖ36Ų37Ž40ŝ
~appe	51 -9Ł-8ƽ-7ŝ7ƙ8HŃņǚ9i10ĹŇōǩ11ǝ12Yŗ13ſƨƫƮ15ţǘ16Ļ17ǔ18ǣ20ĿƳ22šƛƧ24Ʒ25ĺǨ26ť34Ť37ũ
~appl	78 9Sǀ13ƿ14Ō16ǩ41ƴ
~appo	86 8MǗ14ǖ16ŵ20ƾ
~appr	76 10Ƶ11iŊ14ŝ15Ŏ17Ł20ƒ21B34Ƙ
~appy	73 -19ő7ǧ9d11Ļ14ƞ21U24Ş28ŝ35Ŷ
~aps	75 10ƛ13Ş27Ž66š
~aps>	89 13ƛ15Ş21š
~apse	79 52š
~apt	86 -14Ǐ10Ū13ƿ16Ɲ20Ǘ
~ar>	38 -18Ĺ-15ƒƵ-14ƕƳ-13RŐŤŨƗƶ-12jUŢƝǄ-11bnrƱǂ-10VśŞũſƌƓƞƨƪƬƯǋ-9twķŷƤǈǡǦ-8FľŝţƛƢǗ-7IŊŏƦƿǆǨ7Ƃƃ8GĽƟƹ9gpsxĴŉūŽƈ10ƺǤ11STŒƩ12cuĿŦơ13ǀ14œƷ15Yƅ16Ǚ17ƙǉ18vƉƊƔ19ǐ20şƚǅ21ƁǎǛ22ź23dǊ24Ű25ž26ňőƾǟ27ŵǏ30ƀ32ťű33Ų34ŭ35ů38Ŵ41ŮŹ48Ŷ50Ū51Ŭ54ų
~ara	63 -18Ǐ-7ƽ7ū10h11Ƒƥ12śşŤƜ13Ɔ16Ś18ǁ20ŘƘ25Ɲ35ǜ50Ű
~arag	69 -19Ǐ-7zƽ13Ƒƥ14ŤƆƜ29Ɲ56Ű
~aras	86 49ǜ
~arat	76 8f15śş20Ś24Ř25Ƙ
~arb	79 10ő12t14z16Ǎ17Śƙ
~arbe	89 -7ƫ12ő14t18Ǎ
~arby	82 15z17Ś18ƙ
~arc	83 12Ţǈ14ǚ20Ɖ34D
~arch	89 15ǚ21Ɖ
~ard	50 -17ĵ-13IY-11Ǧ-10ňŊ-9Šŭ-8ō-7wKƨ7PńŇƂƴƹ8mŎŤžǩ9Ł10gXŌƒ11aũƣ12Ǚ13ĸź14bŨǀ15Ƴ16ļ17ř18ś19rƙ20Ľ23UŐƍƲ26ZĴŜǗ31Ƒ32Ɯ33e46Ƅ54ǖ
~ard>	53 -13I-12Y-11Ǧ-10Ŋ-8ĵƨ-7Kō7dF8PƇƹǟ9mŇŎŤžƜƴ10Łǩ11Ƃƒ12XŌ13a14źǙ15ĸ16b17ŜƄ18ļƳ19ř21r22Ľ23ǖ25Őƍ26UǗ28Ĵ35Ƒ37e
~arde	81 -9ň21gƣ26Ũ39Ɯ
~ardi	78 7Ƈ9Ĺ12Ư24ś39Ʋ
~ards	66 -12ĵ-8Ũ-7dŠ9ũ13Ŝ16ń21ƙ38Z40Ƅ44ǖ
~are	32 -18ű-16Ňǅ-14tA-13ļœŔ-12ōśŹƔƗ-11mĽǃ-10ŤŰƧƨǜ-9ŜŵǛǥ-8SŅőůƜǓ-7JKšŻƂƫ7dyŭŽƮǣ8qŁŖŘƁƃƑƻ9ƖƚƶǠ10jńŶ11ŒŬƝ12bňŲųƤƷ13LĻŋƟƢ14kwŌŏũŪƆ15nuEOƭƱƹǋ16Ƹǀ17ŃƬƽǇ18ľŝǑ19ĹłŢƏ20fRǎ21gVǈ22iP23H24ĿƯ25ŨƺǞ26aZǟ27Q28ŗ29Fƞƣ30x32Ő33vǩ34C37lz41cǆ
~are>	32 -16Ŕű-15ŅŇ-14A-13mtƥǅ-12ļŹƗ-11śƔƫǃ-10ĽōœƧ-9Ťŵƨǂǜǥ-8IŜŰǓǛ-7JKŻƂ7ĵĶƹǊǣǤ8dyŁŘŭŽƁƃƮƻ9VŖƑƖƶǠ10ŨƏ11uŬŶ12bńňŒųƢƤƷ13ŋŲƝ14LĻĿŏƆƟ15kwŌŪƭ16OŃƚƱǀ17Ǉ18ƬǑ19Ĺľłŝũƺ20RŢƯǎ21fglǈ22P24i25H26ZǞǟ27aƸ28Q29ŗƣ30Fƞ31xz33vŐ36ǩ37C40ǆ42c
~area	80 -25S-19ƚ-7ǅ8F10Ŕ12G15j22E30lC33I
~ared	84 15ƺ17Ņ18ǁ40Ũ
~aree	89 -7ũ15q34V
~areh	89 16Q28ǋ
~aren	69 -24Ƹ-9Ƽ-7V9Ư11ŠƦ20ƥ47ƽ51u55z
~ares	79 -12ů10ƫ23Ə26Ŀ28n
~aret	86 15ǂ36ƹ
~arg	69 -9Ƹ-8Ŀ7Ǥ9ǒǙ10B11ơǩ12ŃŅƕƿ14Ɠ15ƴ16Ż19ǔ23Ł24Ơ28Ɔ31Œ
~arge	70 -9Ƹ-7Ŀ7Ǥ9ǒǙ10Œ12Ńơƿ13ǩ15Ɠ16Żƴ19ǔ23Ł25Ơ29Ɔ
~ari	68 -12F-8Ĺ7g8Ʃ11Ÿǉ13ƹ14iŌŵ16ńƫƿ17hƟ18ƥ19Ƣ20f24ƶ25ł31U
~arij	89 18ƹ21ƿ
~arin	74 -13F8g15iŵ16Ō18ń19h20ƥ22Ƣ28ł34U
~arit	81 29fƶ
~ark	65 -19D-7ƕ7v8Ɣǟ9GŔźƠ11Ļ12Yŭ13ķ17Fǩ20H22T28h29ƒ67Ű
~ark>	72 -9D-8ƕǋ8v9Ɣ10ǟ11hG13Ļ15ķ19F23ǩ25T35Ű
~arke	75 7Ɠ9F11Ŕ15YŭŰ24H35ƒ
~arki	84 -11D8ż13Ơ25h29Ű
~arl	77 -15d8J9mǉ10Ǌ11LTŮ12Ŋ14R17p26C
~arly	80 9mJ10ǉ11LŮǊ12T14R
~arm	65 -12h-9SV-7Ə8ƝǍ9ŅŜ11ƶ12ŭƻ14Ƙ21ő25Ǔ29Ǒ31ń33Ő44j56Ǝ
~arm>	68 -13h-10V-9S-7Ə8Ǎ10ŅŜ11ő12Ɲƶ13ŭ16ń31Ǒ34Ő41Ǝ46j
~arml	89 36Ǔ
~arms	84 20Ƙ21ń23Ǝ
~arn	69 -16Ʒ-9ǝǨ8ũ9m11sB19ŎŹ28Ʈ33Ǚ37Ƒ49T55q
~arn>	76 -10ǝ8Ʈ12B23Ŏ29q31Ƒ36T
~arne	82 10ũ11m14s24Ź40Ǚ
~arni	86 -11Ǩ8ǀ16q20T27Ʈ
~aro	58 -14ǩ-9H-8Z-7Ʀƺ7ŬƕƧƯǂǅ8ŭƓ9uWƎƥ10ĵşſ11Lǉ12hǁ13lVƑƱ16n17T18tƍ21Š22Cŵ24ń26s
~arou	58 -13ǩ-9H-8Z-7Ʀƺ7ŬƕƧƯǂǅ8Ɠ9uWŭƎƥ10ĵşſ11Lǉ12hǁ13lVƑƱ16n17T18ƍ21Š22Cŵ24ń26s
~arp	86 11Ɗ12Ŷ18Ū23Ű
~arr	55 -12Ɲ-11ǆ-8Ɨ-7O7bWŜŵǩ8užǐ9Řƙƫ10ƃ11ŏƢǣ12Ʀǃ14őƄ15şƂǚ16ŐǏ17ǒ18ZŲǥ19ŗ20oǡ25Ţ29ǌ30f31ſ
~arri	67 -13ǆ-9Ƃ7r8Ŧǣ9ŜŝŞ10uǦ12ƫ13W15ǃ19ő20ǩ23Ő25o32Ţ38f
~arry	58 -13Ɲ-11Ǧ-9ǩ-8Ɨ7Ƙ8b9ŵž10ƙǐ11Řƃ12Ƣ13Ʀ14ŏ16şƄ17Ǐǚ19Zǒǥ20Ų21ŗ22ǡ24Ƃ31ǌ37ſ
~ars	48 -21ǋ-18Ő-14Ǉ-13Ǧ-10ŮƼǑ-9a-8D-7PTŹƉƛƨ7żƏƱƴ8ƀƔ9cŰŻǣ10ƹ11oĶƘǔ12Ņ13Ƌ14ĵŎ17ōşƂƸ18ŢŷƩ19HŵƅǞ20ť21Vţ22ĺ23ŭŴ25Ÿ28őǅ29G30ǐ31Ūƈ35S48ƭ
~ars>	48 -21ǋ-18Ő-14Ǉ-13Ǧ-10ŮƼǑ-8aD-7PTŹƉƛ7żƏƱƴ8ƀƔ9cŰŻǣ10ƹ11ĶƘǔ12Ņ13Ƌ14ĵŎ17ōşƂƸ18ŢŷƩ19HŵƅǞ20ť21Vţ22ĺ23ŭŴ25Ÿ28őǅ29G30ǐ31Ūƈ35S48ƭ
~art	45 -17ƛ-16ŐƉ-15Ĺ-14y-13LŖ-12ĸ-11Ɲ-10cnť-9wNĻŇŒŝƳ-8HķŮǔ-7guQĶŗŭŶƭǘ7ĺľńŞŹƏǍ8EƐƤƷǓ9Ĵŏƥ10sRŀƗǠ11œǟ12qtOŕ13ōřƬ14Ƣƨ15ƎƠǣ16CŃǨ17pŨƘ18o19VŲƽ21U22SƣǂǇ24Ō25l26ŤơƱ28Ƽ29ǆ30ň33ǩ35Ɯ41ǅ
~art>	53 -15yĹ-14Ŗ-13L-12ĸ-10Dťƛ-9Ŵ-8Ļŝ-7nƳ7Ŀů8avƧǄǈ9Aǅ10EľŤŹƬƱǂ11ńŞŨƋǓ12řƘ14XƎƽ15Rŀŕǩ17dlōőǟ23C25SŃŲ29UǇ30V38Ƽ43ň
~arte	70 -17ő-9t-7K8S10ƦƬ12Ń13ĺ14Ƙ16ƽ19Ĵ20xŌ25œ26Oǅ31Ʊ
~arti	78 -10w7ǀ8j10t17Š18Ō22ǆ23ŏ27Ɯ
~artm	59 -10XƛƝǧ9Ű11ƞ13G15Ǎ16FƜ17ƥ18Əơ19Ť21DƤ23Ɨ24Ơ25Ƣ33ƣ
~artn	68 -23d-12Ő-7ŇŮ10s12rŁ19Ʒ21ŴǠǨ23tǂ26q28ƨ30p31oǆ
~arts	81 9řƖ10ū14ơ17ŵ20Ǒ23l
~arty	83 11Ɣǡ14ư16P17ơ22Ɯ
~ary	63 8ǘ9VƧƩǦ10q11ǉ12ƾ13Ʈ14SĽ15Ʀ17W18Ũ26T30ƫ
~ary>	63 8ǘ9ƧƩǦ10V11ǉ12ƾ13Ʈ14SĽ15Ʀ17W18Ũ26T30ƫ
~as>	38 -17ǔ-15n-14ƾǞ-13ŝų-12iľōǢ-11ķǋǝ-10LĹŎ-9uNĿŗƟƭǨ-8GHYőžƗƠƧ-7grxXĶĸŌŕŸƢǎǐ7FŏŴŹŻǊǑǕǘ8ĺşŲƞ9ţƼǙǚ10fjlņŮŶơƤƷ11hqſƂƅǍ12ŁƎ13ŷƸ14Ŗƫ15oƽǗ16ňǂ17kļǛ18cƁ19ű20Ʋ21Ņŧ22vŠšƐ23ũŵǜ25ƈ26ƛƴǃ27ƒ28BŔ29pŤ30œ33Ũż34Ƌ40ťŦ41Ƴ
~ase	51 -16ś-12Ǎǡ-9ǧ-8ų-7ŕ7Ɲ8DŔŧǏ9Ĺ10bcƽǕ11IłƠǠ12ƒƥ13dĻ15F17ƛ19œ22ŝ23ơ29Ŭ33ǋ37Ƥ40Ƣ43Ɗ64ǌ
~ase>	55 -17ś-13Ǎ-10ǧ-9ų-8ǡ-7ŕ7Ŀ9Ŕŧ10Ĺ11bcƽǕ12IłǠ13DƒƠ14Ļ15ad17F21œŬ26ơ27ǋ43Ƥ46Ƣ63ǌ
~ased	86 -13a-7D7Ǐ15ǋ16Ŭ40ŝ
~asem	64 10ƜƝ17ƥ23ƛ52Ɗ
~ash	60 -10ǩ-8nŰŻ-7ŵ8ǚ11ƍƤ14D16Ů17Ǜ19ū23ƃ28Yƛ40ż41Ƶ43Ų59ǖ60ƪ
~ash>	61 -8nŰǩ9ū12Ƥ17ŮǛ19Y22ż24ƃ32Ƶ44Ų45ƪ61ǖ
~ashe	82 -9Ż12ǚ13Y21ƪ25ż28ƛ
~asi	73 -11Ƣ10ū11ņ12ƄƱ14M16Ň19Ŭơ20K31Y32ư34F
~asid	81 13Ʊ34Y36ư
~asie	84 12ū18M23K
~asin	86 -13Ƣ15Ƅ23Ŭơ41F
~ask	54 -11ǁ-10Ə-8ǩ-7VƢ7Pĵ8mwĽšƧǌ9ZƄƇ10pƒ11AĹƩ12hǒǧ13ƕ14u17Ǧ21ƿ22ōơ27a28Ł33c38Ǔ46Ŋ47ŉ
~ask>	59 -11Əǁ-7V7iGTơƵ8ōƾ9ĵƧǒ10ušƇ12a13A17Ĺ25ƿ28c29Ǔ32Ł35Ŋ42ŉ
~aske	72 -7ŷ7žǔ8ō9ŉŔ10p11ńǒ12a16ƕǧ17Ǧ
~aski	71 -10ǩ-9ǌ-7Ƣ8Ǧ10a11cv12ōǘ13ZĽ14ǧ16ơƩǓ17Ƅ19ƒ20Ŋ
~asks	82 -13ǧ8u11h13w14m16Pǌ
~aso	69 -12ŏ-7j7ƀ9ƂǍ11Ň12xĹ14Ɯ16ƚƟ18ǟ24Ō34Ŕ37ǎ
~ason	69 -12ŏ-7j7ƀ9ƂǍ11Ň12xĹ14Ɯ16ƚƟ18ǟ24Ō34Ŕ37ǎ
~asp	84 17ƻ33Ɖ
~asph	86 34Ɖ
~ass	59 -11ǣ-10ŏ-7Ř7sǨ8ǀ9mxř10Ǚ11Ʋ13ƀ14źƫ15ǌ18Ʒ21ŲƦƿ23ƶ24g25ǜ32ǘ37Ɓ39ķ44Ƴ46Ǥ
~ass>	68 -11ŏ-9ǣ-7Ř8Ƅ9ƫ10s11ZƷƽ14ƦƲ16Ƴ17ƀ19gǌ20ź26ƿ28ƶ34Ǥ42Ɓ
~asse	68 -7Ÿ7ƫ8Ʈ9zƯ10ǀǨ11řƦ12Ǚ13xƷ26Ų36Ƴ47ķ
~assi	83 13g18ǜ20z23Ǥ
~assm	87 31ǜ
~asso	89 18m
~assw	87 -10ǜ54ǘ
~ast	44 -18S-15dŦ-12Gũ-11ĺ-10DľŎŒŠ-9ŏŕŞ-8BƃƉƔ-7pŨƁƌƳǝǢ7emCŬƑ8iĹł9őŔǘ11ĸűƭ12Ʋ13ƽǨ14Eƹ15ňšƋ16Oƈ17ưǉ18ŜƸ19ŀżǣ20bţ21a22ƺǙǞ23Ǐ24ĵ25Ŗ26ŻǊ27cǛ31ƚ36œ37ņ38Ƽ39ƾ
~ast>	45 -19S-16d-15Ŧ-12Gũ-11ĺ-10DŎŒŠ-9ľŕ-8BŞƃƉƔ-7pŨƁƌƒƳǝǢ7yĽŬƑƩƫ8eiCĹł9őŔƼ10ǘ11ƭ12ű13Ʋƽ14ƹǨ15EƋ16ňšƈ17Oư18ǉ19ŜƸǣ20bŀż21Ǜ22aƺǙǞ24ţ25ĵǏ26Ŗ27cŻǊ34ƚ37œ38ņ40ƾ
~aste	82 7ĸ11Ļ14Ŀ15m19r
~asti	89 18ǖ
~asu	76 9ƶ12Ž17aƘ32ŭ
~asur	76 9ƶ12Ž17aƘ32ŭ
~asy	84 -13ƾ7ǧ9Ž10k14ǂ16Mŧ25ś
~asy>	84 -13ƾ7ǧ9Ž10k14ǂ16Mŧ25ś
~at>	20 -23Ǉ-18Ĵ-16ŷƢ-15ųƟǐ-14ŹƂ-13ŬƤǠ-11iń-10szŊ-9ƞƯ-8KOƲ-7F7tYĽŢűŶƍƎƜƬƷǢ8nƌƕơǎ9aŃŕřśŸƑƓ10oqĵǤ11źƐƛưƼǋ12luƅǣ13ŘŝƒƪǏ14ĶƋƘƨƵƿ15jPZņőŔ16vwTũŭƳǖǙ17Lĸłǉ18ƶƺ19WŠūŲǓ20RƧ21Ũǈ22ŉžƗƝƽ23mXƇƊƠ24JƔ25Bǃǥ26ƻ27EňƉ28gƩ29ķŦƦǄ30bDľœ32hĻŴ34Cĺ35Ť36Sǩ37GĿŀǊ39Ĺ40Q41ō43Ŗ44Ņť45ŗ46ŎŞ47Œ52Ň55Ū
~ata	82 -10ǔ16ĸ18Ʋ48Ǘ
~ata>	86 39Ǘ
~atc	65 -16ƾ7tƉƓ8ũ9q10sƘ11ŏ12Řƅ13wŉǘ14Lƹ15aYĶ18Ǚ19ų20W29Ư32N34Ž
~atch	65 -16ƾ7tƉƓ8ũ9q10sƘ11ŏ12Řƅ13wŉǘ14Lƹ15aYĶ18Ǚ19ų20W29Ư32N34Ž
~ate	42 -15ǩ-14l-13Bž-12Iƚ-11Ĺ-10ŏ-9ŜƜ-8bhjZňōŨƧǄ-7DFŁŠŧŷƝƩƳƵǅǞǨ7ĶŊųƉƍǀǝǢ8ľőǔ9ĺŃƎƱǡ10cŎŘŰŸż11qŒǎǜ12ƪǃ13źƐǋǕ14mEŞ15şŤťũǌ16dĵŐƖ17ƄƢ18Ʋ19ƌǧ20Ŕ21ƾ23ǒǣ24C25ŝ26ŕƋ27ƴ36ƙ38ƛ42Ǜ43ū
~ate>	50 -14I-12ž-11vǏǩ-9UĹ-8blŉŏǊ-7Zƙ7ǉ8ńşůŰƣ9cmŅơǃ10ŗƍƱǛ11ŊųŸǀǔ12E13ķŃőǡ14œŘ15Œ16Ʋǎ18ź19ǌ20Cǋǣ21ĵŐƖ22Ƅǧ23ŝ24ť27d29Ŕ34ŕ41ū
~ated	63 -10œ-7lǞ7fƿ8Ű9Şƪǃ10ƆƲ12ŝ14C15Ƽ16Ƌ17Ǐ34ƌ36ƴ
~atel	72 -15Ƽ7Ǖ8ţǏǙ10ǂ11U12Ƙ13Żǣ14żǟ16ĺ17ǜ21Ƹ38ƾ
~atem	83 9Ķ16ĸľ18ƪ19Ś
~aten	89 13ǜ
~ater	58 -13ƚƸ-10B-7Ʃ7Ƒ8V9ƍƭ10ƠǕ11q13N14űƉƟ15ǝ16Ǝ20Ɛ21Ť28Ƌ52Ǜ54ƙ57ƛ
~ates	63 7E8y9H10ŎşǊ11Ş12m16ū17ũ19v30ǒ34Ƣ
~atev	80 -15Ə7şƩ9V12q13ư18ŉũ21P
~ath	62 -9Ưǩ-8ň7Ɯǁ8BŤƊ10s11ŏ12cMƬ13C16ĴľǄ19Ŋ21zKƚ22bƌƽ23j39Ƴ49Ɔ
~ath>	78 9Ƈ10ƌ13U15Ʀ16c18Ƭ25Ɔ30Ƴ
~athe	67 -9Ư-8ǩ-7ňƦ9BŤǁ10Ɯ11s12b13ŏ14Mƚ15C17ľ18ĴƳ22Ŋ23zK25j26ƽ
~athr	82 11Ɗƌ15b18Ɔ
~aths	84 8ƌ21Ɔ23Ǆ
~ati	51 -12ǩ-9wů-8ţƦ-7V7yFĴŚŠ8nŐśƴ9ĿǓ11ǃǚ12iqŀ13HĻƻƿǜǣ14Ƈ15P16Ʊǅ17UŽƏ18kư19ŔǗ20ǋ21ǆ22lŝ28ū30m33Ż57Ǟ
~atic	81 11ƛ13Ĵ31Ž
~atie	89 18Ǘ
~atin	71 -10ǆ-7S7ǚ8mũƋ9jŶŷ10ĵ11ƻ12ŝǅ17Ŀ18ǃ20i26H28U
~atio	54 -12ŷ-9wů-8ţ7nzŌǚ8ŚŠ9FśƴǅǗ10yǓ12ŀ13q14ǜ15ĻƇƿǣ16Ő18PƏƱ20Ŕư21k22ǋ26m30ūǆ35Ż62Ǟ
~atis	89 -9Ő22ŧ28ŝ
~atl	82 -9O10ǀ13ů20Ķ21ł
~atll	86 21Ķ22ł
~atm	82 16ƿ36ǚ
~atme	82 16ƿ36ǚ
~ato	87 -7ǥ10ơ14j17ƣ20Ǆ24ŷ
~ator	89 -7ǥ10ơ17ƣ20Ǆ25ŷ
~ats	76 7oƖ8fŬƓƺ9Ǔ11ƞǟ12Ǚ13Ɛ30h34ǋ
~ats>	77 7Ɩ8fŬƓƺ9Ǔ11ƞǟ12Ǚ13Ɛ31h35ǋ
~att	68 -9Ŀ-8ǩ7ś8ƃƲ9zĽƚƼǨ10Cť11şƽ12ŶƖ13ABŰ14ű15ōƊ22ǘ33ľ
~atta	80 8ǘ9ś11Ƽ12CǨ14ƽ15Ŷ
~atte	74 -9Ŀ9ƃ10zĽ12ť13ş14AŰ16Ɗ17ōǘ37ľ
~atto	89 11Ʋ17BƖ
~atu	79 8Ɣ12ĽŁ37f
~atus	83 38f
~atv	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
~atve	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
~au>	89 9Ő13ńŜ
~aud	65 8ǣ17ǒ97Ǥ
~audi	65 8ǣ17ǒ97Ǥ
~aug	68 -14dŢ-13b-7pľ7Bś8Ʒ9aǞ15Űǩ18Ʊ19y21i23x24Ź25v29u30w
~augh	68 -14dŢ-13b-7pľ7Bś8Ʒ9aǞ15Űǩ18Ʊ19y21i23x24Ź25v29u30w
~aul	73 -9ƀ-8ǖ-7ŪƳǛ9ƃ12ů16Ť17ƥ24ǐ29Ų42ż
~aul>	86 -9ǖ-8Ǜ-7ƪ14ů23ƥ35Ų
~ault	78 -9ƀ-7Ƴ9ƃ17Ť45ż
~aur	82 8W14Ǜ17ƣ19ǟ22Ǎ
~aura	82 8W14Ǜ17ƣ19ǟ22Ǎ
~aus	66 -18ǩ-7VŦ7bgļņƢ8Hŝũ9I10uĵłƶ11ƴ12jƠ13JŔ18Ǔ20ǁ22Ť23Ǣ42ŀ
~ause	66 -18ǩ-7VŦ7bgļņőƢ8Hŝ9Iũ10ĵłƶ11uƴ12j13J14Ŕ18Ǔ20ǁ22Ť23Ǣ42ŀ
~aut	66 -11Ǣ-9ǡ7Ƅ8Ź9bƛ10ſ20ǥ24Ƃ26Ĺ30ƃ31ž39ş54Ĵ
~auto	67 -11Ǣ-9ǡ7Ƅ9Źƛǃ10ſ20ǥ25Ƃ26Ĺ31ƃ32ž39ş55Ĵ
~ave	30 -16Ǆ-15ů-13gyPŀǊ-12HQU-11ŠƠ-10LMŒ-9Tƕƞơǌ-8npKĿłŲŷǟ-7xľŇœƅǑǧ7dRĵƊƍƴǢ8FJňǅ9NSņŜŝžǡǤ10ĴŹƂƆƋƜƾ11ķźŻǈ12ŃŪƪǐǔǘ13aIŁŎƚƥǆǏǩ14lǋ15ŋƯǝ16Űŵƀưǀ17mZĶşŸżǓ18Ɨ19ŗţſƛ20ŖƎƑƘǒ21ƃƵǥ22fƁƱƶ23Ƴ25ŉőŚƌƟ26YƼǇ28ŏƦ29Oǜ32u34ń38Ţƨ
~ave>	31 -16Ǆ-14ŀ-13gyPQUǊ-12Šů-11HMƠ-10LŒƕǌ-9KTƞơ-8npĿłŲŷǟǧ-7xľŇœƅƣǑ7dwĵŕƊƍƴǃ8FňǅǐǢ9JNSņƟǡ10ŋŜŝŹžƆƜǤ11źƂƋƾ12ķŃŻǈǘ13IŪƥƪǆǏǔ14aŁŎƀƚǋǩ15l16ƁƯǝ17YŰưƵ18mZĶşŸżǓ19Ɨ20ŖŗţŵſƎƛ21ƑƘǒ22ƃǥ23fƶ24ƱƳ26ŉőŚƌ27ƼǇ29ŏƦ30Oǜ34u35ń36Ţ39ƨ
~aved	80 8Ţƀ11ĴǗ12Ƶ14ŋ45Y
~avel	78 -12C-11ů-8Ǟ12ǐ16Ɓ38ǀ43Ɵ
~aver	89 -8ƨ14R16ǉ25ź
~avi	61 -8LNŝƞ9xĻƳ10s11tŃǩ12Ʈ13ķ14ƶǟ16V20Ŀ22iŘ23ľ26Ʊ29y31Ţ40Y
~avin	61 -8LNŝƞ9xĻƳ10s11tŃǩ12Ʈ13ķ14ƶǟ16V20Ŀ22iŘ23ľ26Ʊ29y31Ţ40Y
~avo	81 -16Ʒ-7ƌ15ŝ18Ʃ19r21ƞ22Ŷ24ǩ
~avor	81 -16Ʒ-7ƌ15ŝ18Ʃ19r21ƞ22Ŷ24ǩ
~avy	87 7ǎ9Ư15ǈ20ƺ27Ǐ
~avy>	87 7ǎ9Ư15ǈ20ƺ27Ǐ
~aw>	70 7ŉŧƫ8n9t10ŷƵ11A12jQ13ƚ14CŨ15BŅ18ŀ21ƾǁ26ǚ
~awa	65 -13Ə-8m7zŢ8B10Ʊƴƿǁ12Ƨ15ĻƦ17Ƴ21Ķŉ27kĿ29ź40YƟ
~away	66 -14Ə-8m7zŢ9B10Ʊƴǁ11ƿ13Ƨ16ĻƦ18Ƴ21Ķŉ28k30ź41YƟ
~awe	70 -7Ľǔ7Ƈ8c9FŌŬ10uĻţƧǊ11Cǖ12Ɣ13I16Ǆ21ĵƿ28Ś
~awer	87 -11Ű14Ŭǖ21Ś
~awes	72 -7Ľǔ8cƇ9FŌ10uŰƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
~awf	87 13Ʈ14ĸǉ15Ũ
~awfu	87 13Ʈ14ĸǉ15Ũ
~awl	83 19Ƈ22Ɗ
~awl>	83 19Ƈ22Ɗ
~aws	81 8n14Ư18ķ19Ǧ22ǜ
~awsu	84 20ķǦ23ǜ
~aww	80 9x10f11ļ12z13h21ƫ
~aww>	80 9x10f11ļ12z13h21ƫ
~awy	76 8Ǔ13ǡǩ16ķ17ǜ31Ʋ
~awye	76 8Ǔ13ǡǩ16ķ17ǜ31Ʋ
~ax>	76 -13Œ-11ŝ7f8ǃ9ǊǠ10ƕ12ǆ14T15Ƅ17ĵ19ƅ31ś49ŗ
~axe	84 8ǃ15ŒƵ19T30Ǡ
~axes	84 8ǃ15ŒƵ19T30Ǡ
~ay>	33 -25ų-17Ǉ-16Ɨ-15ķŞƢǊ-14Ǜ-13Aƶ-11ĿƔǔǨ-10şƭƽǅ-9SőŬŻ-8fuwšžƌƙǜ-7exGńŎŝŷƓƘƲǌǏǦ7DPƄƉƏƱ8NOō10ŰƖơƹǧ11ĸŜƁƆƴƺǥ12ŃŉƬƼ13ŏƤ14Ǒ15WŧƕƜƟƦƩư16yœƠ17pŲƧ18R19ţūűƃƸ20gŁƻ21ŋƒǁ22KT24YŊ25jX26kŌů27bŀŐǉ28Ǖ29rĶ31ǖ33iLǎ38Ř41Œ45Ĵ51ŗ57d
~ayb	74 -10Ǩ7Ƈ9ŕ14Ʀ16Ʈ18Ʊ
~aybe	74 -10Ǩ7Ƈ9ŕ14Ʀ16Ʈ18Ʊ
~ayc	68 -9U-8Ǡ9ǟ11Ĵǉ12Ʈ13ƭ19q22T25Q29Ɲ32Y46Ư
~aych	69 -9U-8Ǡ9ǟ11Ĵǉ14ƭ19qƮ21Ư23T25Q33Y
~aye	86 9Ǧ14ŠƉ20Ţ
~ayer	89 10Ǧ14Ɖ
~ayi	56 -11ǩ-10gBQ-8S-7Ĺƕ7KƸ8Hĸň9Xǝ10knǣ11ŧ12ĴŢ13jƤ14bƪ15W17ĺĿǟ18Fœ19ǥ20Ơ21Z24Vƒ25Ɯ26Ɠ27Ņ31Œ
~ayin	56 -11ǩ-10gBQ-8S-7Ĺƕ7KƸ8Hĸň9Xǝ10knǣ11ŧ12ĴŢ13jƤ14bƪ15W17ĺĿǟ18Fœ19ǥ20Ơ21Z24Vƒ25Ɯ26Ɠ27Ņ31Œ
~aym	66 -12Ů-10n-9Ƙ-7Ɯ10Ʃ11ƃ12e16ǘ18Ʈ21Zĵƕ27š29Ĵ40Ɣ41Ŭ
~ayme	66 -12Ů-10n-9Ƙ-7Ɯ10Ʃ11ƃ12e16ǘ18Ʈ21Zĵƕ27š29Ĵ40Ɣ41Ŭ
~ayo	84 -14ƶ-8Ƨ10ǩ13ƙ14V15ƫ39Ŧ
~ayou	86 -15ƶ-7Ƨ10ǩ13ƙ15ƫ40Ŧ
~ayr	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ57ǉ
~ayro	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ57ǉ
~ays	53 -14Ɣ-10ǈ-9oǊ-8GŁ-7jwĹ7ŒƵ8Ŝŭ9xŪƖơƺǕ10aŘŮůŽžƅƜ11tVŚŰƗ12lļřƬǢ13ƮǇ14qU15ňš17Ǡ18cgƃ21k22ƒǎ23ǝ26ǩ32R
~ays>	53 -14Ɣ-10ǈ-9oǊ-8GŁ-7jwĹ7ŒƵ8Ŝŭ9xŪƖơƺǕ10aŘŮůŽžƅƜ11tVŚŰƗ12lļřƬǢ13ƮǇ14qU15ňš17Ǡ18cgƃ21k22ƒǎ23ǝ26ǩ32R
~azy	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
~azy>	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
~ba>	81 -9O32ǀ91ǃ
~bab	67 -11Ƹ-9ǃ-8ǂǟ-7Ų9Ʒ11d12ƻ13hl15Ɲ19ĺ25Ư28y29Ŷ30vw36ux
~babi	89 16Ư18y21h
~baby	69 -11Ƹ-10ǃ-8ǂǟ-7ŒŲ12d13Ưƻ15y16Ɲ20ĺ30Ŷ32vw38ux
~bac	51 -11ţ-10ƥ-9ŖƦ-8G-7ŤǈǨ7sŴſ8hŘƲƴƾ9Ǐǜǟ10Œƙ11uLƮƿǣ12ŀŨƩǤ13ƫ14ƝƷ15Ů16Vǝ17Yƍ19ż20ƪ21ň22IĽŠǘ23ť26mƓǗ32ƛ37ƹ
~bacc	79 10ǂ48ƹ
~bach	82 49m
~back	52 -10ţ-9ŖƥƦ-8G-7ǈ7rsœŴ8ſƴƾ9hŘƲǏǜ10ǟ11uLŒƙ12ƿǣ13ŀŨƩǤ14Ɲƫ15Ʒ16VŮ18Yƍǝ20żƪ22ň23IĽŠǘ24ť27ƓǗ33ƛ
~bad	70 -17Ŵ-15w-8Ő7ǘ8Ǎ9bŝ10ĸ11Ů12Ƈ15Q16ƚ17Ţǚ24ż32N33ņ
~bad>	70 -17Ŵ-8Ő7ǘ8Ǎ9bŝ10ĸ11Ů12Ƈ16ƚ17Ţǚ24ż33ņ34N
~bal	71 7x8v11GŤ13Ļ15ķƜ20g23Ɣ24T
~bala	83 -14ƕ14Z29Ɣ
~ball	73 -7Z7x8v9Ɣ11GŤ13Ļ15Ɯ16ķ20g25T
~ban	53 -16řƾ-15B-14Ƹ-13ǩ-12dǟ-10ŭ-9ƹ-8Őşŵƺ-7uPłƋ7AZ8Ư9ƃ10Ǉ14ƫƳ16fƄƙ18ĵż20nĴ21Y23eŴƷ26Ŭ28p29st30rƨ31ǂ32q36o43ƕ
~band	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7uł7L8ų9ƮƯ11Ł12Ǉ15Ƴ16ƫ17f20ż22n25Ʒ26Ŵ30p31s32t33rƨ34ǂ35q40o
~bank	66 -20ř-17B-9Ƌ-8Ő7ǐǕ8X10AZ21Ƅƙ23ĵ26Ĵ27Y29e33Ŭ55ƕ
~bar	70 -13ŵ-11ǝ-8ŷž-7ƫ8Ɗ9őƔ10tŏų12Őƀ13Ǎ16ŗ27D30h36Ƒ37Ŷ51Ǜ
~bar>	86 11Ɗ69Ǜ
~barb	89 -7ƫ12ő14t18Ǎ
~bare	86 -9ž8ſ12ŏ15ƀ16Ő23ŗ
~bark	89 41h
~barn	86 -11ǝ47Ƒ
~bas	63 -13Ʋ8ƕ9ņƜ10Ɲ14ŇƩ17łƥ18g22ƛ49Ɗ
~base	64 -13Ʋ9ƕ10ƜƝ17ƥ18ł23ƛ51Ɗ
~bat	73 10ƚ18Ɗ20Ǆ26ƌ58Ɔ
~bath	75 10ƚ20Ǆ27ƌ60Ɔ
~bbi	80 13ǀ15ƨ17Ʃ26g
~bbie	81 13ǀ15ƨ26g
~bco	80 7Ǒ20ǒ
~bcon	80 7Ǒ20ǒ
~be>	48 -17Ǔ-15Ǩ-11v-10Ŷ-9qQĸŇŌƒ-8ŢƀƗƤƧƫ-7aYŮű7Eŵŷǝ8ĴŀŁƬ9eKśǁ10bnTơǞ12Ŀ13łƦƭƱǧ15H16AƷ17V18ķ19OZľŞ20Ŋŏ21Ļ22Ƌ24mXǌ26c29syŹ36rƮ
~bea	75 -11IŎ-8Ŋ11lŒ12b15ƚ20Ţ21ű23hk42Ņ
~beag	89 29h
~beat	82 -12IŎ-8Ŋ13Œ22Ţ23ű46Ņ
~bec	66 -7Vŉ7bgBļŀŝƢ8tHņ9Iŵ10uĵłƶ11jƴ12Ǩ13JǍ14Ɩ17Ƨ20ųǁ23Ť
~beca	67 -7V7bBŀňő8gļņŝƢ9HI10ĵłŵƶ11uƴ12j13J20ǁ23Ť
~beco	86 17Ǩ19Ɩ24Ƨ
~bed	71 7y8ƻ9Ɨ10Ɯ16ƝƤ19Ơ40Ɔ
~bed>	89 11ƻ16Ɔ20Ƥ
~bedr	72 7y9Ɨ10Ɯ16Ɲ20Ơ28Ɔ
~bee	48 -10Rŷ-9c-8ǚ-7Ʀ7aŇŐŲƋƪ8Ażƾǩ9Ů10ſƊƸ11ŶƈƳǂǜ13ƌƴ14tŻǅ16ŏǛ18főǘ20ţ21lŝ22ņ24Ÿ27i30Ƽ34š37Sƿǟ40G
~been	48 -10ŷ-8cǚ-7Ʀ7ŇŐŲƋƪ8akAżƾ9ǩ10ŮſƊƸ11ŶƈƳǂǜ13ƌƴ14tŻƿǅ16ŏ18főǘ21lŝţ23ņ24Ÿ28i30Ƽ34š37S38ǟ40G
~beer	83 -16R37Ǜ40ƿ
~bef	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
~befo	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
~beh	71 10x12Żƃ13tƳ15uŠ17ŷ19Ź20p21ƶ25ų
~behi	71 12ƃ13ŻƳ15uŠ17ŷ19Ź20p21ƶ25ų
~bei	71 -7ǁ7Ƽ8l9cHķƤƱ10Ŋ13tF14Ž22Ş23U29ŋǟ
~bein	71 -7ǁ7Ƽ8l9cHķƤƱ10Ŋ13tF14Ž22Ş23U29ŋǟ
~bel	68 -8Ś7Ōƥ8Ǝ9lpMSǀ10Ƭ11mŻ12Ÿ13ƻ15Ǐ20ǩ24Ɗ29Ľ33Ɨ
~beli	80 9Ō11lM12S13Ƭ14m15Ÿ26ǩ
~bell	83 11Ǝ37Ľ
~belo	79 8ƥ12ǀ18Ǐ29Ɗ39Ɨ
~belt	89 8ƭ12p15Ż
~ben	63 -7ǥ7Ƨ12Ʀ17Ƭ24ż33ƫ38W
~bend	83 8ţ9ķ33ż
~bene	65 -7ǥ8Ƨ13Ʀ17Ƭ35ƫ39W
~ber	49 -21Ś-13ǩ-10Ŗ-8ƣ-7ĴĹŕ7KŘƒǔ8hǇ9Ő11ŒŜŠǀ12yľŇƛ14C15ƓǠ16ƶ17cĻ18ļǕ19Ÿ20Ƽ21Ņ22Ƭ23ƿ24EXĽŗŲǘǨ27D28Ǘ30ū34e40I48ř
~ber>	50 -21Ś-12ǩ-11d-8ƣǗ-7KĴŕŖǅ7Ǚ8Řǔ12ǀǇ13Œƛ14yŜ15ľ17C19cĻļ21Ÿ23Ǖ24ŅƬƿ25Ųǘ26XǨ27Ľ30ū32e33D47I56ř
~bers	69 -10řǖǡ-9I-8D-7Ǖ7Yś9d10p13ǅ14ƒ16h18ŠƓ19Ǡ20K22Ň29E35Ƽ37ŗ51Ǘ
~bes	61 -14Ŀ-8cŀƕ-7Cǉ7Ĵƥǔ8ńņƜ9Ƣ10tJŁǈ11Ŵ12Ǉ13ķ14ŷ15Ļƞ16Zł17K18Ǎ19ŝ21u22U27Ʀ28L31ǟ34I
~besi	67 -8ƕ-7ǉ7ş8ƥ9ńƜ10Ƣ13Łǈ14ŴǇ16ķŷ19Z22Ǎ23u31Ʀ
~best	69 -15Ŀ-9cŀ-7C7Šƈ8Ĵ9ņǔ11J12t17Ļ18ƞ19K20ł23ŝ27U32L36ǟ39I
~bet	62 -14Ź-12b-11Q-10Ŋ-9ƾ-8Š7sCŢƵǁ8ƌ9ašƫ11Kųƽ12ƨ14rľƼ15q16pňŷ19ź21oŞ22L24Ňǂ29tł
~bete	80 17ƽ18ǂ
~bett	66 -12bŹ-11Q-10Ŋ7Ǜ8łƵǁ9sŢ10a11ǂ12K13ƨ15r16ľ17q19p21ź23oŞ24L26Ň33t
~betw	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
~bid	89 -7ŗ12Ņ15ń34Ǔ
~bie	77 12xǀ13Ư14ƨ15y18h24g
~bies	77 12xǀ13Ư14ƨ15y18h24g
~big	55 -14Ŕ-13Œ-12ƂƒƮ-11Ɖǈ-10ŀ-8R-7FŬǘ7ŢŽǁ8yžƇư9jZƛǔǞ10gľŇƣ11ǅ12Ǎ13œǦ14Jƪ15Ŧ19Ǒ20k23Ƭ25Ǐ26Ɠ28ĿŐ30ĸ31Ǉ35Ƒ54Ɔ
~big>	58 -17Ƃ-15Ŕ-13Œƒ-12Ʈ-11Ɖ-10ǈ-8R-7FŬǘ7ŢƦƪ8Žžưǁ9yƇƛ10gjZ11ƣ13ľǅǍ14œ15Ǐ16ŦǇ19Ǧ21Ǒ22kƑ25Ƭ29Ɠ30Ő32ĸ44Ɔ
~bigg	71 10ƪ11H12ǔ14Ǐ15Ň18Ǟ34Ŀ
~bigs	86 20Ɔ22Ƒ26Ǉ
~bik	78 -16Ɗ-10Ű-7Ǝ9Ƙ11g19ǀ61ƥ
~bike	78 -16Ɗ-10Ű-7Ǝ9Ƙ11g19ǀ61ƥ
~bil	54 -14Q-8K-7Ő7ĿǊ9ŗǛ11Y12ş14Ƃƃơ16IŁǚǤ17Ʈǌ19Ǡ21Wư23Z24ƀ29Ĵǡ31ž
~bile	87 11C14Ʒ27I
~bili	58 -10Q7Ǌǥ10ŗǛ14ş15Ƃơ17ǚ19ǌ23W27ƀ31ǡ35ž
~bill	66 -9K10Ŀ14Y19ƃ20ŁǤ22Ʈ23Ǡ26ư30Z37Ĵ
~bin	70 7ƄƖ8PǑ10Ōƌ11ķ13ǀ14ƻ15Ʃ18ƕ19ƛ34Ƌ
~bin>	84 8Ɵ15ķ29Ƌ
~bind	84 9ƄƖ13Ō23ƕ
~bing	77 9PǑ11Ƌ15ǀ18ƛ
~bir	64 -21j12Ŝ13D18c39pƟ40v51d
~birt	65 12Ŝ19c40p41v52d
~bis	87 10Ɓ11ƺ16h
~bisc	87 10Ɓ11ƺ16h
~bit	76 -27q7l8m9jŞƤ11ņǁ12Ɯ14eĿœǊ29ō40h
~bit>	78 8l9jmŞ11ņǁ12Ɯ14eĿœǊ30ō
~bla	81 7m10JƺǠ13Hń43Ŕ
~blam	83 -7Ŧ10ƺǠ13H14ń44Ŕ
~ble	51 -15Ơ-12Ŗ-11ŗ-9Ǉ-8ǂ-7Œ7ozŞžƳƸ8etTŀŜűƁ9ł10iuUƀƥ11nŎśƼ12LĹŦƮ13ŭƚ14Y16ƛ18MƘƧ19œ20ƹǜ23ň27s40Ř42X
~ble>	53 -15Ơ-11ŗǂ-7Ǉ7zINĹƊƛ8eTŞžƁƳ9tű10nƀƥ11łŎ12ś13ŦŭƮ14ƚǜ15Yň19MƧ21œ22s42Ř45X
~blem	74 8Ĺ9sŏƼ10ŵ11ǜ15LŜƛ17ŀ
~bles	80 -13ƿ9Ƥ18i20u21U23Ƙ33ƹ
~bli	83 12b13Ʈ19ƥ21ƽ
~blin	89 14Ʈ22ƽ
~blo	68 10jƑ13g15ƽ16Ǧ17ǂ19Ƈ21Ƽ26ƾ29ƻ44ǁ
~bloc	89 7E26Ƈ
~bloo	71 15ƽ18ǂ23Ƽ27ƾ31ƻ46ǁ
~blow	89 14jƑ18g22Ǧ
~blu	84 11ĸ16Ż30ű32Ŋ
~blue	89 12ĸ17Ż32ű
~bly	89 12Ʒ19l
~bly>	89 12Ʒ19l
~bnb	86 36Ɯ
~bnb>	86 36Ɯ
~boa	71 -9ƨ7Ŏ8Z11ūǜ14t15şƇ19ƍ22Ł28r30ķ31Ɯ
~boar	75 -9ƨ8Ŏ12ūǜ16Ƈ20ƍ23Ł31r34Ɯ
~boat	82 9Z17ş18t35ķ
~bod	46 -22ƪ-11Ź-10šƃǏ-9ǉ-8GĴƝơ-7uIVňƦ7ZŔŝƋƣƮǋ8fņƈƺǗǚ9KſƴǔǙǡ10QŖǑ11hŗƎƓƕƿǅǇǨ12Fŏ13Şųǣ14żƢ15gķ16Ǣ17ƜǍ18ńŲ19A20Ť21ľ22n23ŁŜƳǘ27ǜ29ŷ33Ư37Ɵ38ž
~bodi	82 16ŗ21ž
~body	46 -22ƪ-11Ź-10šǏ-9ƃǉ-8GĴơ-7uIňƝƦ7ŔŝƋƣƬƮǋ8fZņƈƺǗǚ9Kƴǡ10QſǑǔǙ11ŖƎƓƕƿǅǇǨ12hFŏ13Şųǣ14żƢ15gķ16Ǣ17ƜǍ18ń19AŲ20Ť21ľ22n23ŁŜƳǘ27žǜ29ŷ33Ư37Ɵ
~bol	84 17ű22Ǝ
~bolt	84 17ű22Ǝ
~bon	86 10Ɔ16ƀ17ſ34T
~boo	61 7L8Ļŀǘ10jǒǗ12ǈǝ13ǟ15gǑǩ16ļ20ű22ǜ49ǖ71Ǡ
~book	61 7L8Ļǘ11Ǘ12ǝ13ǈ16gǩ17ļ21ű23ǜ50ǖ71Ǡ
~boot	87 13ŀ16ǒ17j24Ǒ
~bop	83 -22Ő78ǥ
~bop>	83 -22Ő78ǥ
~bor	62 -7YŖ8ƒƟ9ťƙǜ10vǍ12Ņ13ĸ14ŵ15C16x17Ɯ19ƞ29ų35dlƪ39p
~bor>	80 -9ƞ8ĸ9Ƥ10ļ12Ɵǩ13ǜ14Ɯ17ť23B
~borh	89 7ƞ11G14ƒ27C
~born	72 13v20x42l43d46p
~borr	79 -8Y10ĸ20ŵ38ų46ƪ
~bors	75 -13B9Ɯ12Ť13Ǎ14ƙ17Ņ25ƞ
~bos	78 7g9ǩ10ļǙ11sQ12N14l27Ł32U34ǟ
~boss	78 7g10ļǙǩ11sQ12N27Ł32U34ǟ
~bot	62 -14L-9Ś-7ŗƛ7ş8pķƫƼƽ9ŢƬǂ10ŽƀƯ11Ĺ12ŞƱ13ŋŨ14ǁ15Ÿ16Ł19ǩ20Ǝƻ23Ƶ27ŀ37s
~both	64 -14L-7ŗƛ7uş8ƫƼƽ9pķƬǂ10Ţ11ŽƀƯ12ĹŞ13Ʊ14ŋŨ15Ÿǁ17Ł21Ǝ24Ƶ29ŀ38s
~bott	83 -10Ś9Ņū10ǥ12ł28ƻ
~bou	41 -15x-14c-12ŏŕ-11ǐǟ-10ńŐǅǇ-9jsQǃ-8NSŒƁǨ-7wĻőşŭŵƭǖǞǢǦ7mBťűƂƗƺ8PŲƨưǗǘ9HVĵĶŠƎƏƔƦƲƸǛ10uĽľŉŊŢƬǊ11šůǂǜ12ļſ13AŖƈƌ14hpYŔƒǁ15Ɔǌ16ŝŤǄ17Ǐ18Ŵ19ŇŶƶ20ŀ21łōŽ22Ƴ23Şǔ26rTĿ29ƞ37Ĺ
~boug	71 -15Ũ-7ņƉ8ŧƈ9ŗ10ŖǏ12Ʃ14ƞ15ư17ł18Ʀ21Ŷ23ſ26Šƌ32ƒ
~bout	41 -15x-13c-12ŕ-11ŏǐǟ-10ńǇ-9jQŐǃǅǢ-8ƁǨ-7swNSĻŒşŭǖǞǦ7mBGŶŹƂƱƺ8CPŖŨűŲƈƗƨǗ9HĵĶťƎƏƔƲǘǛ10VĽľņŉƸǊ11ułŊšŢůƬǂǏ12Aǜ13ļ14hpYŔ15Ɔǁǌ16ŤǄ18ŝŴ19ƶ20Ň21ōƞ22Ž23ŀŞƳǔ26T27rĿ37Ĺ
~bov	80 -8ƞ24ĵ25Ǧ26ƍ45Ǎ
~bove	80 -8ƞ24ĵ25Ǧ26ƍ45Ǎ
~box	69 -8p7ƿ8ż9q10mŏ11ĸǐ12cfŚ13dƄ14DPƋ18ǧ24J26ƞƻ30Ǚ
~box>	70 -8p7ƿ8ż9q11mŏǐ12cĸŚ13dfƄƻ14PƋ15D18ǧ25J31Ǚ
~boxe	89 17ƻ35ƞ
~boy	71 -8p-7Ĺ8y9bj11ŔŤ12Ő16n25vw30x31Ź46u
~boy>	75 -8p-7Ĺ9y10bj12nŔŤ14w16uv20x33Ź
~boys	80 7Ə11v12w13x14Ő35u
~bra	75 8l9Ɓ10ź11Ĺ13Ņƛǅǋ25Ƒ28ƅ29Ž
~brak	89 35Ž
~bran	81 10Ɓ13Ĺ14ǅǋ28Ƒ30ƅ
~bre	58 -9H-8Ʒ-7Ƭ8IO9lơƦƮ11kNŨƽǝ12Ɲ18ł19Ƌ23š26h33ǩ34Ǧ61Ƃ
~brea	71 -10H-9Ʒ7ƙ8x9X10IO11ơƮ12Ʀ13k14NŨƽǝ23łƋ25ǩ31š
~bree	84 19Ɲ40h
~brel	63 14ǩ37Ǧ67Ƃ
~bri	59 -9kƷ-8ǩ7ōŎ8źƝǔ9r12agSǍ13Ǆ14Ŝ16t17ű18Ĺ19qŪ21Ǒ22ƒǊ24ƮǇ36T44Ƈ
~bric	76 17Ǎ59Ƈ
~brid	89 -7ǥ14ǔ20Ǆ25t30Ū
~brin	62 -9kƷ8Ŏ9rōźƝ13S15Ŝ18ű20Ĺ21q22Ǒ23ƒ24Ǌ26ƮǇ39T
~bro	60 -9Ǐ-8Ŗŭǩ-7ƠƯ7Žƃƫ8nrŵƜƥǌ9Aǉǋ10aQķǀ11ŅŨǆ12ŁŜ13Ƴƽǡ14ŘƎƞ15ųǓ16Ɓǃ17ĺ18y22l23Ŷ26B31Ť
~brok	67 -9Ǐ-8Ŗ-7ƠƯ7ĸǝ9ƃ10ŵƥ11ƜǉǞ13ķŨ15Ŝ16Řƞ17Ǝ19Ɓ36Ť
~brot	70 -9ŭ7Ǒ10Žƫ11n12AQ13ǆ14Ņ15Ł18ųƽ20Ƴ21ǃ33B
~brou	84 11Ɩǡ14r17a25ĺ34l
~bs>	63 -12Ź-10Ň-8Ǟ-7Ņ7JǦ8ů9ƨǡ10Ǥ13Žƾǈ16ǔ17V19ƧǄ27źǐ37ǒ63Ǒ
~bsi	81 9ń10ĹĽ40ļ
~bsit	81 9ń10ĹĽ40ļ
~bt>	82 34Z
~bts	89 41Z
~bts>	89 41Z
~buc	84 -9Ǧ-8ƛ7ƀ9Ƃ16ž30X
~buck	84 -9Ǧ-8ƛ7ƀ9Ƃ16ž30X
~bud	72 9Ŝ11Ƴ12ĺ15Ľ17B18A19Ƣ21ĸ30Ņ38X
~budd	78 10Ŝ12Ƴ13ĺ17Ľ19B20A22Ƣ33Ņ
~budg	80 26ĸ43X
~bug	79 -7ĺ8Ǡ10g15K18Ž56Ş
~bugg	89 11gK25ŀ
~bugs	86 12ŀ20Ž22Ş
~bui	55 -11F-9Ɲ-7ǆ7Xķű8ƐƤ9ǌ11ŤƇ12ǝ15ƪ17Ǟ20Ǣ22ơ27Ƒ28ǋ30Ʃ34Ǎ41ƺ42Ɠ46ƅ49ƣ
~buic	89 8ŭ15ű22Ť
~buil	56 -11F-9Ɲ-7ǆ7Xķ8ƐƤ9ǌ12Ƈǝ16ƪ17Ǟ20Ǣ23ơ27Ƒ28ǋ30Ʃ34Ǎ42ƺ43Ɠ47ƅ50ƣ
~bul	86 10ƃ18ľ22h
~bull	87 18ľ22h
~bum	81 11ž12œ16ƃ18Ŕŵ22ű
~bump	82 12œ13ž16ƃ18Ŕ22ű
~bun	75 -13x7ǚ10ǈ11Ɔǥ12ń21ƞ24ǀ47ş
~bunc	86 13ǈǥ15ń
~bund	84 8ǚ54ş
~bung	87 -15x12Ɔ24ƞ29ǀ
~bur	63 7ǀǕ8ŀŜƔ9ńůƤ10ƁƦǢ12jƑ14ĺ15DƓ17m18ƛ20ǝ24Ɛ41ņ59ư
~bure	89 9Ő13ńŜ
~buri	80 13Ʀ17j37ư
~burn	69 7Ƥ9ƔǕ10ŀ12Ǣ13Ƒ16ĺ18Ɠ19m23ǝ26Ɛ47ņ
~burs	83 14Ɓ25ƛ
~bury	89 22D45ư
~bus	49 -22Ƃ-13Ū-10Ɨ-9GǏ-8D-7ōƮ8ǘ9Ǒ11A12CMPǛ13Ǡ18ŭ19ǐǢ20Ŏǔǝ21ǆ22Ǩ23Ǟ24NǅǊ25ǡ26UƝ28ǋǦ30ǃ32Ǆ36ǥ37ŵ40ǎ46ǟ
~bus>	83 14Ǧ26C69ŵ
~busi	50 -23Ƃ-13Ū-10Ɨ-9GǏ-8D-7ō8ǘ10Ǒ13AM14ǛǠ19Ǣ20ǐǔ21ŎǦ22ǆ24ǝǨ25ŭǅǊǞǟ26ǡ28Ɲ30ǋ31ǃ32ǎ33Ǆ37ǥ
~busy	73 -9ŭ-8R9x12Pǎ14t36U39N42ǟ
~but	63 -8ĺ-7s7bwKƲǀ8Ō9BƸƽ10żžƒ11Ưƻƾǣ12Ł13ű14ŀǩ15Ǚ16ǂǑ17Ƨ18T21pŊ
~but>	65 -8ĺ7wŎƬƲ8Kǀ9BƸƽ10żžƒ11Ưƻƾǣ13Łű15ŀǙ16Ǒ17Ƨǂ19T22p23Ŋ
~butc	89 13b
~butt	89 8ij13Ō27ǩ
~buy	62 -15ŵ-12ķǏ-10Ǣ-8Ŧũƅ-7ĸǌ7X10łƙƨ13WƩǅ16Ǆ19ƪ20ŌŬ23Ǟ25Ʀ29Ǖ30ƒ31F33Ǩ34Ŷ39Ɨ40H47G
~buy>	63 -15ŵ-12Ǐ-8ŦũƅǢ-7ķĸǌ7X9ƪ10ƙƨ11ł13W14HƩǅ17Ǆ20FŌŬ24Ǟ25Ʀ28ƒ29Ǖ34ŶǨ41Ɨ49G
~buyi	84 14ƪ15F36H
~by>	50 -28Œ-27ǌ-15źƽ-14ǩ-13ŦƖ-12šƝ-11ǂ-10ň-9rƨ-8ŌŔ-7ķŎŕǝ7gvƗƢƣƯǥ8yơ9QƱ10ř11ĺŨ12z13TŧƮ14Ɯǜ15aƙ16j17nƤ18ōŶ19ſ21Pŵ22ł24uxA25dǧ26wů27Ƅ28Ĺ29o32Ś34MĴ36œ49Ń
~bys	83 -17d-10ǃ-8Ų7V19vƝ20w
~bys>	84 -18d-10ǃ7V20v22w
~cab	87 8Ɵ14ķť17ƌƻ
~cabi	89 8Ɵ14ķ17ƌ18ƻ
~cak	87 7Ľ8M13p29c
~cake	87 7Ľ8M13p29c
~cal	48 -16J-11uBŊ-9ŦƜ-8rœǄǌ-7gŎũƲƷƻǋǡ7qPŔǗ8Ƌǚǩ9NŀƽǛ10WĵŞƀƩ11ƾ12ƸƼǓ13Ɓ15l16MĻţ17ŋ18łƺ19ŧ20ƃǙ21sǁ22Ǒ25Ľơ26ŁŜ28ń29I32a37w38K40ǃ42oC49L51Ĺ
~cal>	63 7ƿ8ǂǄ9ǔ11MŐ12Ƌ13Qǚ14ľƽǗ15Wƀ16ǈ17ŀ18ƼǑ21ƾ29ƃ30l32ǁ
~cale	82 8Ŀ13Ň16L22ł38ƺ
~call	51 -17J-10u-9BƜǈ-8lŊŦǌ-7rŐǡ7ł8qM9PǑ10N11ŔƩ12ĵŞǛǩ13Ǔ15Ɓ17ţƸ19Ļ21ŧ22ŋǙ23s27Ľơ28Ŝ29Ł31ń32I33C34a40w41K42L44ǃ46o57Ĺ
~cam	62 -12Ƽ-10ņ-9ǩ-7ŹƳ7dj8ķŸƙƽ9ƓƯ10DĸŎ11ŤƾǞ12Šƛ13MũŰ14ş19Ǥ23ļŪ27Ŧ37Ņ40Ǝ59ǘ
~came	65 -10ņ7GƘ8dj9Ÿƽ10ƓƙƯ11ŎǞ12ĸƾ13ŠŤƛ14Mũ21Ǥ24ļ29Ŧ39Ņ42Ǝ
~camp	89 -8Ź9Ɵ13ķ20Ű24ş
~camr	89 -8ǩ11Ŭ38Ū
~can	47 -10ţ-9gŕ-8tR-7rĿŜ7ŗŞƍ8JNŸƣƵǖ9Ļǁ10c11řǌ12Łź13ľǨ14ū15ǧ16M17Ńƃ19XŌƟƽ20ILO21s23Ƽ25ĹŊƚ26ŉŚ27Ŏ28Ƨ30ǩ31š49ś
~can>	49 -17Ƶ-9g-8tRŕƟ-7Ʃ7aŀŋŘƍƏƯ8ŗŞ9AJNĻŸƣ10ǁǖ11ǌ12ř13Łź14ľǨ15ū16ǧ17M18ƃ19Ń20XŌ21ILO22ŉ23s27ĹŊŚ29ŎƧ33ǩ52ś
~canc	71 -9ţ7Ƴ9ŉ32ƽ36Ƶ41Ƽ52š
~cand	89 9ſ30c
~cane	80 -14Ŀ13ƙ47ƚ
~cant	84 48Ɵ
~cap	89 11T28Ǆ33ǩ
~car	40 -20ǋ-16ƞ-15ĵƮǦ-14i-13IŒƔƗǩ-12Ĺƕ-11xƪ-10RŁƘƱǝǨ-9ŀōƒƓ-8dnKQUŇƤƷƼǈǑ-7josuwyCHOTXĻńŌŎŔơƨƩƵƻǃǄǔǛǞ7ŗŮƶ8ľŢũǏǒǥ9ļǚ10būů11Ŝ12řǡ13Ĵŷ14Ž15zĽĿ17VǌǗ18Őſ19ZŨƁ21ƃ26e27Ƃ29ź33Ư34Ź36ǖ38ų39ǐ41ž43ű44ƀ45Ű46Ų47Ŭ48ş50Ŵŵ51Ŷ53Ƅ54ŭ86Ū
~car>	49 -16ƞ-15Ř-14i-13tƕƘƮ-12ǩ-11pƔ-9ŐƱ-8xĴŒ-7qķŷƒƪǋǖ8ƥ10ǐ13ƃ14Ůů15Y16ū19Ž24Ɓ26ź29ş30Ų35Ű38ž43ƀ45ŵ50Ź52ű53ŭ58ų59Ū62Ŭ74ŴŶ
~card	58 -18ĵ-14I-9Y8cŜ9F10bPž18ļź19ĸ23ř26Ľ32ZŐ33ĴǗ43e56Ƅ70ǖ
~care	65 -7ōŐƮǩ7B8r10q11WŅŝǂ12ƣ13ǁ15Ŝ17ŧ19Ũũƶ20Ƭ23V28Ɲ30ľ32z39Ŀ64Ư
~carp	89 12Ɗ24Ű
~carr	57 -13Ɲ-8Ɨ7ŞƘ8bWŝŵ9žƙǐ10ŘŢƃǩ12ŏƢƦǣ15şƄ16Ƃǚ17őǏ18Zǒ19Ųǥ20ŗ21ǡ24Ő30ǌ36ſ
~cars	61 -20ǋ-15Ő-14Ǧ8ķ11ű12Űƀ23Ƃ26ş30ŵ32ŷ33ŭ45ǐ76Ū
~cary	84 8ķŤ11ǘ14V25Ũ
~cas	62 -9Ű-7ŵ7IƀƁǨ8Ŀ10F13ƲǠ14Ǖ16Ļ18Y25Ų42Ƶ61ǖ62ƪ
~case	77 9ƁǨ10Iƀ11Ŀ13F16Ʋ18Ǖ19Ǡ20Ļ
~cash	65 -9Ű21Y27Ų45Ƶ65ǖ66ƪ
~cat	54 -13ǩ-7ŕ7sƻƿǃ9qSĸŌş10ǘ11CƲƴ12aL13ūǞ14ź16ǌǒ20Ʊ21H24ǧ25k28mN36ǋ37h49Ǜ
~cat>	89 17h
~catc	75 -9ǩ7w8t9Ő13s14q16ǘ18L19a42N
~cate	61 -7ŕ10ǃǋ14C17ź20ǌ21ǒ28ǧ58Ǜ
~cati	67 7Sǀ10ƻƿ11Ō15ƴ17ū23HǞ26Ʊ33kǋ35m
~cats	84 9ŬƓ46h
~cau	66 -7VŦ7bgļŀőŝƢ8ņũ9aHI10uĵłƶ11ƴ12j13J18Ŕ20ǁ22i23Ť
~caus	67 -7VŦ7bļŀňő8gņŝƢ9HIũ10ĵłƶ11uƴ12j13J19Ŕ20ǁ23Ť
~cce	81 -11Z-8Ł21x23ǖ27ƒ29Ǘ41l
~ccen	87 45l
~cci	65 -9Ʈ10Ƴ11ţ12Ŕ18ť32ƃ46ż
~ccid	65 -9Ʈ10Ƴ11ţ12Ŕ18ť32ƃ46ż
~cco	61 -10ū-9ǩ-7Ǩ7Jǂ8aƅ10ǆ11Ū13eŜ14AŒ15Ǖ17Ļ18YĴų19Ķ21Ŵ23Bǔ25Ƈ30ř32ƹ35Ǡ
~cco>	76 10ǂ32Ƈ43ƹ
~ccor	89 13ƅ16Ū28ų32Ŵ
~ccou	65 -10ū-8ǩ-7Ǩ7Ǔ8J10a11ǆ14eŜ15Œ16AǕ20Ĵ21YĶ25ǔ26B33ř39Ǡ
~ccu	74 -7Œ7Ɵ10ƪ21q29P34ǡ
~ccup	80 8Ɵ23q32P
~ccur	83 -7Œ39ǡ
~ce>	36 -16v-15ǩ-13ŔŗŤǇǔ-12C-11ŖŵƯ-10ZķōƷǗ-9gTǄǑ-8uLĶŉŭƓƽǆ-7lŮŴŷźƎƾǎ7WĵŐőƪƳƴǒ8Dƃƌƭ9tŝťŻƍƟƠƥƩǈ10ƁƄƏƒơǟǡǨ11ŃņňŽ12ŢƵǏ13ijƊǘǢ14Ǌ15BFRƢǥ16Ǟ17Œůǚ18HPłŅ19A20ţǀ21XŠ23U24şƑ25Ʀ26M27ľƔƞǌ28Ƭǋ31Gǅ33ũ35Ɛ36ŏ
~ceb	89 26ļ28ǩ
~cebo	89 26ļ28ǩ
~ced	71 9Ƒ10K18fƈ28Ƌ42Ŭ
~ced>	71 9Ƒ10K18fƈ28Ƌ42Ŭ
~cei	79 -9Ť16Ŀ22XƘ23ƛ31Ǌ
~ceil	87 -10Ť18Ŀ24X25ƛ
~ceip	83 23Ƙ32Ǌ
~cel	71 -8n9ŉ14Ƹ32Ɗ34Ƶ41I57š
~cel>	84 34š43Ƶ
~cele	87 31š
~cell	76 -8n15Ƹ34Ɗ44I
~cem	78 -22Ǐ10Ɨ13ư20Ľ25Ǣ52Ɠ
~ceme	79 -22Ǐ10Ɨ13ư26Ǣ53Ɠ
~cen	55 -13ŕŘ-11nǊ-7Yƿ7ǍǖǨ8Qĺ9ţźǑ10ƴƺ11Ƅư12ťūǄ13oőǆ14dĴǀ16œ17a19Ž21Ǜ22ƚ27l29Ź35ŷ57Ÿ
~cens	60 -13ŕ-11n8Ǩ9Ǜ12Ƅƺ14oū16d17ǀ19a33Ź39ŷ64Ÿ
~cent	65 -15Ř-13Ǌ-8Yƿ7ŗƃ8ĶǍǔ9cǖ10Qĺ11ţźǑ12ƴ13ư15ťǄǛ17Ĵǆ20œ22ő23Ž26ƚ32l
~cer	57 -9Jŕ-7b7ǃ8X14x15ź18ǌ20Ŀ21ŀŭ25ƽ30ƕ33Ƽ52ǒ75ǧ
~cer>	74 -7ţ8jƳ19x33ƕ34ƽ45Ƽ
~ceri	89 -8ǐ12X27ŭ
~cern	84 7ľ33ŀ34Ŀ
~cert	61 -9ŕ-7Ń10ǃ17ź19ǌ56ǒ80ǧ
~ces	65 -16Ł-9ǩ-8W-7A7Ơ9Ǟ10ǔǚ11Ǖ12Ŋ13Ŝ15ǄǍ18ł19Ǡ23ń27Ƙ30Ǘ57Ǧ
~ces>	70 -10Ł-8W7QƁƘ8Ơ11ǚǞ12ƗǔǕ14Ŋ16ŜǍ17Ǆ22Ǡ25ń
~cess	76 -8Ł-7ǩ11ǜ22ł36Ǘ67Ǧ
~ch>	38 -19Ƃ-16Ť-15Ǘ-14Ĵŧǂ-12hǐ-11ş-10ŵǇ-9uxŇŝŨƜƩǄǚ-8HŔŖźƭǟǨ-7PŎśţƤƳƾǕ7kKůŸƊƘƣƯǌ8qŗŢƚưǓ9EIJŐťűƷ10DWƥ11wNOĽƔǋǩ12Ŭƻ13ƓǦ14QƏƪ15ĶńƱ16ƗƧ17ZĿƝǡ18ǉ20ķƃǊ21Ņſƨ22LŘŮƒƦ23Yœ27TǏ28Ơƶ29XƬ30Ŧ35ǈ37Œ40ų
~cha	52 -12Ɯ-8ŀŝ-7ľĿƩ7qŧŵŻƛƿ8dť9ĵŉǕ10ƓƴǞǢǩ11H12ŎƧ13Ł14ƒƶ15Ţ16ŞƠ17Ľ19Ƶ20Œ21Ň22CǑ23ũǋ26ĺ30Ŕ33N35V
~cha>	87 12g13ĺ14V19ŉť
~chai	72 -15Ɯ-7ǈ7Ǖ8Ŕ10Ň11ǔ35ǋ36Ǒ
~chan	57 -7Ʃ7űƋ8qIPTƻ9duŵƛ10ĵ11ĽƸ12ǞǢ13H14Ƨǈ15Ŏ17Ş18Ţ19Ň22ĺƵ27ũ32VŔ
~char	69 -9Ƹ-8Ş7Ǥ8ūǙ9ǒǩ10Ŋ11ơ12Ņƿ15ŻƓƴ20Ł22C24Ơƶ31Œ
~chas	86 16ŧ29ƒ
~chat	82 9L12C13Ľ56N
~che	50 -14Łǩ-12Œ-10ƒ-9UǑ-7uwņųƝƶ7ŜűŶƨƪǐ9giJLŐǚ10ŪǄǠ11eǉǕ12Qǖ13ƫ14MƘƸ15RWƬƺǒ16ľƉ17YĴǜǢ18ŅƮ20ZǛ22fŦƹ23ƾ24ƭ25K27ƌ29m30qƑƟ
~chea	79 -8c9r11œ14Ɓ16Š20ƭ33ľŅ
~chec	56 -15Ł-11Œ-9ƒ-8Uǩ7TŏŢƢǟ8ŧǛ9cƨƪƭǐ10KƸ12JŜǜǠ13eqŐǢ14Ǖ15Qǉ16ƫǖ18Wǒ19Ƭ21Y22Ʈ24ZĴŦ25Ɵ28ƾ
~ched	72 7Ŷ8LǢ9ƹ10ō13Ƙ18Ɖ24Ƒ25R26K31f
~chel	82 49m
~chem	89 21ǚ
~chen	72 7ł10ƞǈ11L13ǝ19Ǆ21Ǜ25M45ƌ
~cher	79 11b13P14Ķ16ű32q
~ches	75 8j9Ɖ10Ƹ11ƙ13ŽƘ15Ɵ20g25Ƒ27ƺ
~chew	86 31ƹ
~chi	60 -13Ŀ-8Ǆ7U8qŹŻƫƶǕǖǚ9yNƼ10lŶƢ11Ʊ12Ɖ15Ž16vw17aP18Ĺ19Ţ21ǝ25Ǣ26u31ƐƯ46Ǐ
~chil	70 8Ź10ƶ11Żƫ12Ŷ13yƱ14l20vw29Ư32u
~chim	87 46Ɛ
~chin	66 -14Ŀ-8Ǆ-7C7ƛ8UƯ9Ǖǖ10q11NƼ17Ž20PĹ21a23Ţ26ǝ28Ǣ52Ǐ
~chit	89 15ǚ21Ɖ
~cho	59 7ƶ8K9yǔǦ10QSŻ12vƢ14ŭǓ15Ƽ20l27ł28x33Šź35Ʊ44m
~chol	89 9ǂ25Ƽ
~choo	59 7Ƅƶ8KƢ9yǔǦ10QS11Ż12v14ŭǓ17Š20l27ł28x33ź35Ʊ45m
~chr	84 10Ƌ19dD20k
~chri	84 10Ƌ19dD20k
~chu	80 -7ǐ11ư13o16tŭ17B29ƶ
~chur	80 -7ǐ11ư13o16tŭ17B29ƶ
~cia	56 -12Ƃ-8Ɔ-7u7iPǥ8ŊƮ10m11ŝƖ12qĸǆǍ13Bǈ14ǗǠ16AƞǦ18ƘƯ19Ǆ22ƿ27ƾ29ƫ36e
~cial	61 -13Ƃ-8Ɔ-7u7ĶŐǋ8Ʈǥ12Ɩ13ĸǍ14Bǆ15ǗǠ18AƞƾǦ20Ư21Ǆ22Ƙ24ƿ40e
~cian	87 -8Ľ12P17ƾ19q22ǈ
~ciar	68 36ƫ
~ciat	84 12Ŋ13i17mŝ
~cid	61 -8Ʈ7Ń9Ƴ10Ŕţ13A16ť18ĺ29łƃ40Ł42ż
~cide	62 -9Ʈ7Ń9Ƴ10ţ11Ŕ13A17ť19ĺ23Ł25ł29ƃ43ż
~cidi	87 7ł25Ł
~cie	66 -8ų7ƦǦ17ĵǒ20Ƙ32ş33ǥ
~cies	66 -8ų7ƦǦ17ĵǒ20Ƙ32ş33ǥ
~cig	81 14ǂ49ƹ
~ciga	81 14ǂ49ƹ
~cin	73 10ƕ13ĺ14b21ǂ25Ƶƻǀ
~cin>	89 -7Z12Ƶ13ƕ20ǀ
~cine	86 -7Ƽ25ǂ30ƻ
~cing	78 9ǀ14ĺ15b17Ƶ
~cis	78 10A11ǚ13ł20Ń27Ł
~cisi	78 10A11ǚ13ł20Ń27Ł
~cit	72 -9ŗ9H10Dƾ11iǋ13Əǧ15Ɩ24Ż32ƞ43C
~citi	89 7Ǟ14H15i19Ɩ
~city	76 -9ŗ11Dƾ12ǋ14ǧ15Ə46C
~ck>	43 -22ǩ-13ƕ-12ŁŖŢƔ-11ǄǈǠ-10GŔ-9PŇţǜ-8gikwŎŷŸƠƱƳ-7lnoMXŕśŲƋƗƤƵǅǑǔǚ7eŐſƫƬǍǘǣǦ8jł9VŊƀǤ10QĸƙƹƿǉǟǢ11ŌŦƌƏ12JKSľŀŪƷ13LŬŵƭưǕ14qűƣǨ15Ľǒ16ƍƾ17Ɲ18ŭǛ19ň20Iƪ22ŜƓƮ23Y25RWųǏ27Š29Z30Ŷ32Ů33Ƈ34Ŵ35Ũ
~cka	78 -8ǘ7Ų13ş23W43ǥ
~ckag	78 -8ǘ7Ų13ş23W43ǥ
~cke	55 -16Ɗ-14Ʀ-9Ɣ-7ƈ7Ķ8Ǆ9ŖţżƲ10ļƣ12Š14NŰ15YƉ16vŦƕ19ĸ20ƞ21ƥǟ22ŔǗ24Ř27Ž46Ż55ǘ
~cked	66 -16Ʀ-7xŦǍ7űŵ8jĺŎ9w10Ķ11Ʋǟ12N13YļŽ14ƣ16ŘŠ17Űż25ƞǗ50ǘ
~cker	76 -16Ɗ-8ƈ9ūǩ20ǘ22Ɖ24v25Ž36ƥ
~cket	61 -10Ɣ7ƶ8D9ƕ10Ǆ12Ŗţ14ĸǟ19Ŧ26Ŕ27Ř53Ż
~ckg	86 8s22ǜ23ǩ
~ckgr	86 8s22ǜ23ǩ
~cki	72 -7ƙǐ8ǟ9Ĺ11Ţ12ƍ14HX15ŀ17QŽ20i24ż41Ĵ
~ckin	72 -7ƙǐ8ǟ9Ĺ11Ţ12ƍ14HX15ŀ17QŽ20i24ż41Ĵ
~ckl	80 -7Ŧ9ŧ12g14NĹ15ƿ17Y24Ŷ
~ckle	83 12g14N15Ĺ16ƿ25Ŷ
~cko	84 8r10ŵǛ11z14B19ưǖ
~ckon	89 9r11z14B21ư
~cks	62 -10G-9ů-8IŁǩ-7Ʒ7TƌƏƧƮ8LŕŽ9ŘƎ10ŭǉǛ11ŵžƇ12ľ14Ɓ16ǜ17ķƟ21Xż24Ǡ30ƹ49ǐ
~cks>	63 -10G-9ů-8IŁǩ-7Ʒ7TƌƏƧƮ8Ž9LŕŘƎ10ŭǉǛ11ŵžƇ12ľ14Ɓ16ǜ17ķƟ21Xż25Ǡ30ƹ50ǐ
~cku	68 -7ſ7Ǐ9žƊ10O13ŭƸ20ų22ƛ23ƫ27ƾǘ28ǐ
~ckup	68 -7ſ7Ǐ9žƊ10O13ŭƸ20ų22ƛ23ƫ27ƾǘ28ǐ
~cky	79 -8ƙ8Ŭ10ţ11Ɣǘ14ƍ26ų30o
~cky>	82 8Ŭ10ţ12ǘ31o
~cla	56 -10Y-7ǃ7Ŕ8Ņ9x10ś12Ǜ14ľǜ15Ś16źǓ19Ŧũ20Ǣ22D24Ř30ť36Ť40ŧ44Ǥ50ţ
~clai	58 -10Y-7ǃ7ǚ8Ŕ9Ņ10ǣ15ľǛǜ20Ŧ21ũ26Ř31ť37Ť42ŧ55ţ
~clar	84 17ś23Ś
~clas	79 -10ǣ10Ƅ14x24ź63Ǥ
~clau	89 27Ǔ32Ǣ
~cle	57 -13ť-9wŋƗ-7Iǩ7ŵŶ8ĻŭƷǈ9ƥǏǢ10Ɛǟ11Tţ12Būǀ13űƾǛ14Űǆ15Ƽ16ų17Ɯ21ŉ22Ŵ23ǐ24ŬƔ28Ż40ň41Ū
~cle>	67 -13ǐ7źżƳ9şŵž10Ŷ11Żƥ13ǟ15BŬ16ūǀ18Ű21ŭ25ų32Ŵ
~clea	67 -14ť-10ŋ-9Ɨ-8ǈ7T10ŲƷ11ĻǏ12ƐǢ13Ŭ15ţ16űƾ17Ǜ18Ƽ21Ɯ23Ż26ŉ29Ɣ48ň
~cles	69 -11ŭ-9w7ƄǦ19ǆ46ǐ57Ū
~cli	59 7Ɩ8Ŋ9U10ţǡ11ļǖ13Ǧ14Ɯǈ15g19ŭǘ20Ɲ26Ǔ30ƾ31Ǘ32ǀ33ǚ34ƴ46ǔ
~clie	62 -7ƃ8Ɩ9Ŋ10Uţ12ǖ14Ǧ15ǘ16Ɯ20ŭ22Ɲ28Ǔ35Ǘ36ǚ52ǔ
~clim	80 8Ʃ9P10œ22ǈ45ǀ
~clin	80 45ƾ52ƴ
~clo	53 -13Ɵ-10ţ-9ķƉ-7pLƝƮ7Ơǖǘ9q10Cƛ11jǨ12Řť13XǗ15R16Ɨ18Ů20Ǚ21ƏƤ22Ƒ23ƙ24ůƕ26Ś37ǎ54ǝ75Ɩ
~cloc	83 -8L-7U7O11ň12ƽ16q32R34Ů
~clos	55 -14Ɵ-10ţ-9ķƉƽ-7Ʈ7TŒ8gƠ9ǘ11C12Ǩ13Řť14X22ƤǙ23ƏƑ24ƙ25ƕ26ů27Ś41ǎ57ǝ83Ɩ
~clot	87 33Ɨ
~clou	84 12x22jǗ
~clu	70 -19Ǉ-7M9Ɓ11œ12ǣ13sƆƠ17ǉ28ŏ42Ŗ
~clud	71 -16Ǉ-7M9Ɓ11œ12Ŗ13ǣ14sƆƠ18ǉ29ŏ
~co>	68 8ǂ15ƱǕ16Z25ń28Ƈ30Ŷ38ƹ40ĵ
~coa	82 7Ƨ10Y12ƪ17ƾ18C26ƚ
~coas	87 10Y19C28ƚ
~cod	73 -9ǣ12ǘ27EǤ41I
~code	73 -9ǣ12ǘ27EǤ41I
~cof	83 -9a9Y10i14ōǛ35M
~coff	83 -9a9Y10i14ōǛ35M
~coh	70 -7Ƽ15Ǌ28ƿ30Ǜ
~coho	70 -7Ƽ15Ǌ28ƿ30Ǜ
~coi	82 -17Ǔ14ǒ17Ƙ30Ǣ42ǧ
~coi>	86 15ǒ45ǧ
~col	58 -10Ř7ŀǡ8ƐƫǠ10Ľǩ11Ɯ12ǃ15ĵǕ19ǒ21ź22ż23j25C26y28Ƙ31Ʊ35m40ƀ
~cold	84 -7Ǝ11ǡ13ŀƐ41j
~coll	60 -10Ř-7ǧ7C9ƫ10Ľ11Ɯ16ĵ19ǒ22źż28y29Ƙ33Ʊ37m43ƀ
~colo	89 18ǩ23ǃ24Ǖ
~colu	89 13Ǡ28C
~com	40 -19Ū-14SĹŖ-13Ƃ-12CŨž-11o-10nFLŁŌŲƤƷǧ-9ŃœŷƗƶ-8arAZŦũŬƆƒƦƫǇǓǩ-7fisDPRŇōŏſƃƙƨƱ7uĴƑǜ8lqƕ9ŤǍǖ10HůƬǕ11ŀǏǘǟ12jƣƮƾǔǝ13Ǥ14ŭƖǊǙ15ƴ16ĺŅǡ17kŐŝǥ18QƧǞǨ19ĸŜŞǒ20ŧƛ21Ļơǃǐ22Ǆ23ľǅ24JWŢƀ26ő28Š30łńǁ33ĶǦ41Ɯ42M46T65ǣ
~com>	89 37J
~come	50 -14mnŌ-11y-10Ǆ-9QŐ-8CĹŃŖŗŨŲƤƶǩ-7Łǈǥ7YĽ8guŉƖ9wHƏƚ10JŒƔƝ11GŀƁǙǨ12jŜ13ľ14ŘƑǖ15lĻƯǝ16Ʈ17ǉǔǕ19ł20ŠƬ22W24ƛǁ26Ť29ĸĺ38M52T54Ɯ
~comf	78 7T10Ō12M13e14Ƴ21X
~comi	69 -12ŷ-8Ť-7Ř7yU8uxǝ9Ǥ10Ĵľ12jŕǞ13HŹƛǟ14pM19V21ƾ28k35Ķ
~comm	66 -14Ƃ7ŵǔ8Őǋǥ9TǑ11ǚ12Ǚ14B15Ǎ19Ǧ23Ǆ25ů35ŭ
~comp	47 -20Ū-13S-12Vžƒ-9Ƃǧ-8fŁŤ-7oĹŬųƛǇ7şǟ8yǠǤ9qW10Ɩ11ľǁ12ŜƄǊ13mĻǜ14ƕ15ǏǗ17ŅŠƧǘ18ƣǞ19ĶłǄǨ20Ő21ǡǥ22ƴ24ŝ25ǅǒ26őǃ27Ş29ŧǐ30Q31ơǦ32Ţƀ41ń85ǣ
~con	51 -12Ū-10ŗ-8a-7uFŁŤơǩ7kPŌƢ8fšţǋ9Ŏřǌǧ10ƌ11yŭǞ13ĻľƔǟ14ƒƖ15ň16IKƇ17Ŀű18ǒ19ŋŴ20NǑ21ǚ22ƅƟ23Ɨƫ24ŀǢ33ƼǓ
~con>	89 14Ʈ15l
~conc	83 7ľ32ŀ33Ŀ
~cond	63 -13Ū7Aĸƣ8pĻŔŕ9d10IŇŊƉǌ12kũƔ13ľǋ14Ŏ15Ō16y18Ǟ25Ŵ26ű28N29Ɵ32Ƽ
~conf	89 -7ĵ17ţ34ň
~cong	82 7Ɩ9f10ƺ11Ǔ12ǟ13ƞ
~cons	72 -8ǩ-7Ǆ7ƌ8Ɠ11Ž12ŋǟ14P26Ƈ34ǚ36ƅ
~cont	59 -10ŗ-7ơ8ŦƖƩ9ƌ10Ƣ11řšƼǄǧ12ŀ19ƒ20K22ǒ23ƫ24Ǒ29Ɨ30Ǣ41Ǔ
~conv	80 -7Ű11s12ĻƧ14Ɲ18ŋ22ŭ
~coo	70 -10D-7Ł8Q9kpǚ10dCńŘ11gP13EŐǍ14oǏ15ľ16rǈ17Ǜ25ǖ29Ɔ35j
~cook	86 8ǈ14k18Ǎ23Ǜ
~cool	72 -11D-7Ł8Q9pǈ10dCńǚ11gPŘ13EŐ15oǏ16rľ27ǖ29Ɔ37j
~cop	75 10Ż12ơ26Ƌ38ś
~copp	87 31Ƌ
~copy	79 12ơ41ś
~cor	56 -12ŷ-11ŀ-10Ŋ-9f-8wķ7Ūƅǅ9d10Œţ11aŽƾƿ12Ź13ŏ15EF18Ŵ24Q29Ǘ32Ż33ų42ĵ44ǆ60ŋ
~cord	63 -10Ŋ9ƅ10ǟ11Ū13ţ14ƾƿ19ų22Ŵ34Ǘ38Ż70ŋ
~core	77 -9f17Ž60ĵ
~corn	87 9Ő11Cū
~coro	89 -16ŷ11Ź27ų
~corp	78 11ǃ64ǆ
~corr	71 -9ķ-8w7ƴ8bnpDŬžƪ9Ɵǜ10Ź11ǅ12d15Œ18aŏ20EF
~cos	60 -12Ƶ-9Š-7őŝţ7XļŔƭ8u9Ɨǣ10Ƥ11ƠǢ12ľ13Ş15ƑǕ20ĸ21Ɠ22ǝ24ư29Œ30ǚ33Ư34Ǐ45Ŧ
~cost	60 -12Ƶ-9Š-7őŝţ7XļŔƭ8u9Ɨǣ10Ƥ11ƠǢ12ľ13Ş15ƑǕ20ĸ21Ɠ22ǝ24ư29Œ30ǚ33Ư34Ǐ45Ŧ
~cot	89 28ƹ
~coti	89 28ƹ
~cou	43 -13Ɲ-11V-10ŴƦ-9Tŝƃƕƫǎ-8ŇųǈǑǣ-7ŀňŕţƜƧǘ7BWőƆƪǤǩ8mźƅ9Ķ10ĿƌƘƷ11eg12AŜŷƍƗƢǕ13ŘƏ14uƄƭ15ƹ16MŊŚǄ17řŞ18ľƮ19ĴǠ20Ǩ23Ư24śǔ26D28CXĸǝ29Ƥ30ǚ32ŵ33ķ42Ǉ56Y
~couc	86 -10B-8Ɠ11ŭ14g16n19Ƥ22Ɨ
~coul	48 -16n-12ǎ-9VƦ-8Ŵ-7ŕƝ7Ļ8ū9WŠǏǩ10ũƢƪ11Əƭ12Ŀ13Ʒ14Ĺ15ƍ16Ŋ17Ř20Ś21M22Ş23Ǆ25ƤƮ29śǨ31ǚ33Xĸ37ķǝ38ŵ59Y
~coun	54 -12ū-10Ĺ-9ƿ-8ƝƮ-7ǈǑǨ7ŸŻ8mnļǀǆǉǖ9QŜƢ10e11źŽƆƹ12YƅǕǤ14Ķőŷ15ƌ19BĴ20Aľ21ř23u25C26Ǡ30Ưǔ55Ǉ
~coup	76 -8Ɯ-7ŉǝ7ǎ8HUŊƸ10Sƿ11Ľ12ŪƤ13Ƙ19Ǟ
~cour	80 7m8g34Ƅ49D
~cous	82 -8Ƣ7ŷ8D11ǜ15Ŝ20C24n
~cov	50 -20Ǐ-12ň-11mǩ-10N-9Ĵ-8cqr-7ŵơǐ7XŉŕƘǣ8iZ10Ƣ11Ŧǌ12ŃŎŠ13ƙǡ14WŚƃǒ15Ōǥ16ĸſ17Ƭǚ19ž21šƱ22ƁƦ23ľ25ƀ26Őƭ29Ɠ31ǝ34ŗ36ƨ37ƧǢ46Ŗ47ŏ
~cove	50 -20Ǐ-12ň-11mǩ-10N-9Ĵ-8cqr-7ŵơǐ7XŉŕƘǣ8iZ10Ƣ11Ŧǌ12ŃŎŠ13ƙǡ14WŚƃǒ15Ōǥ16ĸſ17Ƭǚ19ž21šƱ22ƁƦ23ľ25ƀǝ26Őƭ29Ɠ34ŗ36ƨ37ƧǢ46Ŗ47ŏ
~cow	86 8j11B12g25Ƴ
~cowo	89 12B26Ƴ
~cpa	83 -13r12A23B50Ǡ
~cpa>	84 -13r12A14B50Ǡ
~cr>	87 -12Ň26Ŷ39Ū
~cra	66 -9Y-8nŻ-7ķ7Ʈǩ8gxHUƱ9pŔ10ŏƒǎ12Ƥ13iŇƇƓ16ŀ17Ɗ22ű25ƃ44ż
~cras	80 -9nŻ16Ƥ31ƃ54ż
~crat	89 10Ɠ16ŏ
~craw	82 18Ƈ22ŀƊ
~craz	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
~cre	58 -8Ɔ-7ĻƟ7ƿǖ8ĸļŝƦ9YŬƕǞǣ10Ǩ11a12Ž13ŔǗ14kǑ18Z20ǉ21e22ư26ǈ28Ǉ29œǎ40ƙ50ĵ
~crea	79 -8Ɵ13ƿ18ǎ21Ŕ35œ
~cred	64 7ő9ǖ10ĸŝƦ11ƕ12YļŬ15Ǘ21Z23e60ĵ
~cree	78 -7Ɩ7DǢ10śơ17a18Ž56ƙ
~crem	83 -9Ļ34ư
~crew	75 -10Ɔ8u13Ǟǣ15Ǩ19Ǒ20k22ǎ26ǉ36ǈ37Ǉ
~cri	74 -15n8ƸǍ10Ɩ14Ŷ17ǟ34ƻ39h
~crib	86 9ƻ10ƸǍ
~crip	82 29ƻ
~cro	75 9Ŗů11ǘ12x13ũ18ļ26Ɣ33n43ƕ
~cros	84 7M10Ŗ11ů14ũ20ļ
~crow	80 -7W28Ɣ35n46ƕ
~cs>	80 10Ƙ13źǐ16ǩ23ǈ31Ž
~ct>	57 -7ǧ7Ţǔǘ8YŘƖǚ9UĻĽŀŋƏǕ10QķŒřƢ11ƴǞ12ŏ14dŞǒ15EF17ū18K20ƒ21ƘƩ50Ǔ
~cte	68 -12ƈ7ũ8ūƴǍ11ƅ12IƉ14ŏ15ķĸ16ſ30Ň
~cted	68 -12ƈ7ũ8ƴ11ƅ12IƉ14ŏ15ķĸ16ſ30Ň
~cti	55 7Əǌ8Ŗŗƫǟ9Y11ƀƃ12Ɓ13QŎŏƭǀ14ƅ15ĵňŦƚ16Ƈ17ǁ18x19Ň20ǩ22ľ34Ř
~ctib	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏ17Ŧƚ19ň38Ř
~ctin	84 -7Ǔ9Ʊ12ŏ13ƫ17Ǆ
~ctio	67 -9Ʊ-8Ǆ-7ơ9PXŋƏǌ10ǟ13Ŗ14ƃ17ƭǩ18ŗƅ19ĵľ21Ƈ22ǁ23x24Ň
~ctl	71 -8w-7r9š10sŅ11ƕ12ŀ15dơ16Ť18ŭ19DƧ21a23Ǆ
~ctly	71 -8w-7r9š10sŅ11ƕ12ŀ15dơ16Ť18ŭ19DƧ21a23Ǆ
~cto	60 -14J-12Ǔ-8Ł-7ƹ7Ƹ8ǡ9ƅǣ10ƈƓ11ƌƻ12ǧ14ǂ15łƎ17ƃ21ǘ22ǒ27Ƽ29Ǒ47ƾ
~ctor	60 -14J-12Ǔ-8Ł-7ƹ7Ƹ8ǡ9ƅǣ10ƈƓ11ƌƻ12ǧ14ǂ15łƎ17ƃ21ǘ22ǒ27Ƽ29Ǒ47ƾ
~ctr	74 -7Ľ7Ĵ8Ƙ10P13K16q21Ǒ31Ƌ
~ctri	76 -7Ľ11P17q21Ǒ35Ƌ
~ctro	87 7Ɨ8Ĵ11Ƙ16K
~cts	76 10ƌǄ12Ƹ16ǡ22Ǔ
~cts>	76 10ƌǄ12Ƹ16ǡ22Ǔ
~ctu	65 -11ŗ-8q-7Œ8nKRŴ9ž10ĻŤƷ11Pƞ14ƉƓ15Ŀ17ƑƬǄǆ19Ŗ24fś28Ƈ
~ctua	78 -7Œ7Ɛ8ţ10RǢ11ǆ12Ļ13ž14K15P24Ŗ
~ctur	69 -8qǢ7ūǆ8Ŵ9n10Ť11Ʒ12ƞ16ĿƉ17Ɠ18ƑƬ23Ǆ26fś32Ƈ
~cub	83 34ǀ
~cuba	83 34ǀ
~cui	86 -7ƫ10Ɓ11ƺ13t16h
~cuit	87 10Ɓ11ƺ16h
~cup	78 7M8Ɵ10i23q25ǁ30P
~cupa	80 23q32P
~cur	58 -11ǧ-10ǅ-7oľ7ǃ8ĶŉŖŜ9rĹő10ŰƵ11ǥ14Şǒ20ŗ22Gŝ23ǡ25Ő26ŕ27Ǝ28ŏŒ
~curi	73 7Bǘ8ƣ9Ǘ12rĶŉ13Ĺ35Ǝ
~curl	89 -8o10Ɖ12ǃ
~curr	61 -11ǅǧ7ŢƁ8Ŗ9őŜ11Ƶ12ǥ15Şǒ22ŗ23Gŝ24ǡ26Ő27ŕ30Œ31ŏ
~cus	60 -14S-9G-8lŲ7ƲǄ8ĿŢ12ǟ16ǚ18ǃ20ǡ21Ɲ22ǖ24Ǔ25Y27Ŕ29Ǘ34ő36ǔ
~cuse	89 41Ŕ
~cush	86 39Y
~cust	61 -15S-9G-8lŲ7kƲǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ29Ǔ30Ǘ35ő37ǔ
~cut	72 -12Ł-7ţ7ǈ8ƿǀ10ǣ13Ǚ15Ƨ16hǖ21IV28š31ǃ50Ʋ
~cut>	76 -8ţ10ƿ11ǣ12V14Ǚ16Ƨ17ǖ19ǃ22I29š
~cy>	47 -13ĺǦ-10Ɣ-9Ŭǒ-8Iŀō-7Z7Şƃƙ8YŪƀƛǤ9ƨ10žƁƢ11Ţ13ƚ14ĹŐšƬǢ15ƶǏ16ľ17ƓƧǥ18ơ19ŗŠƪǡ23őŖſ24ŷƵ26ŚƦ27ŕƩ35ŏ37ř
~cyb	87 -7ŏ15ǥ51ǘ
~cybe	87 -7ŏ15ǥ51ǘ
~cyc	81 11ş15ƥǡ17Ū20ǀ22g
~cycl	81 11ş15ƥǡ17Ū20ǀ22g
~da>	86 9Ÿ23Ū28H
~dad	66 -7ľǟ7qY8Ʊǈ9JƘ10t11ǅǞ20Š23B24A38Ƴƽ39z
~dad>	72 -7ǟ9qŠ10A12t13ǅ18ƽ28B32z38Ƴ
~dadd	78 7Ľ8gƶǓ9Y10ǈ11J13Ƙƽ14ŠǞ17A
~dads	87 -9ľ11Ʊ14ƽ15z
~dam	66 -7Ơ13Ũ16ƛ21ƚ22ƀ24Œ30Ŧűž36Ť
~dama	66 -7Ơ13Ũ16ƛ21ƚ22ƀ24Œ30Ŧűž36Ť
~dan	79 -8g9ś11ǚ14ƀ16Ű18A27Ū31ǀ
~dang	83 -8g10ś33ǀ
~dar	89 -7Ő13Ű16ƴ17ƺ18L
~das	75 -9ǩ12Ŭ13ƃ21Ů23ŲǛ26ū27Ʒ
~das>	89 14Ŭ15ƃ32Ʒ
~dash	78 -9ǩ22Ů24ŲǛ27ū
~dat	59 -10œ-9ǔ-7c10ǚ14ƋǢ15S16ǒ17v18Ń19pƇ21Ʋ25d28ƌ29Ɩ33ťǗ52ŕ
~data	84 -10ǔ50Ǘ
~date	60 -10œ-7c14ƋǢ16S18vŃǒ20p21Ʋ27d29ƌƖ33ť53ŕ
~dati	86 15ǚ28Ƈ
~dau	69 -14bd-7mpľ7Bś8Ʒ9Ǟ15Ű19yƱ24x25vŹ30u31w
~daug	69 -14bd-7mpľ7Bś8Ʒ9Ǟ15Ű19yƱ24x25vŹ30u31w
~day	43 -19ǩ-18ž-12HƗ-11łǊ-10oķƮ-9T-8XřŝşųſƨǄǡ-7ŇŊŶżƬƵƶƷ7vǇ8Šƒƪǧ9qCš10cxŵƞǝ11YƝƧ12Ƅ13P14tŕǥ15OŗŴƦƯǕ16ŃŤ17ůƹ18pĻŭ19Ǟ22ĺ23gŌŜ24Œ25ŏ26Ő27Ɩ29j33ƻ45k50ǎ53i54L55R85d
~day>	46 -17ž-16ǩ-14ǡ-11łƗ-9oHQTķ-8Xřųƨ-7UŊŝǄǢ7gvĹŀƁǕ8aĴű9ŕůƪǧ10cy11PŃŠ12ŭƞǞ13YƄƧ16ǥ17OŜƦ18ŐŒŗŴ19Ťƹ20Ɩ23pĻ25ĺ26Ō29ŏ30R32jk34ǎ37ƻ52i60L89d
~days	58 -10Ǌ7fŃƸǡ8qŕŵŻ9C10QŒŭǢ11ŜůƖƺǞ12ŽǕǝ13tŐ14Ū15U16xǇ17ƒ18š22g25kǎ37R
~dba	89 -10O15x100ǃ
~dbo	81 22Ǝ32ǜ
~dbol	86 24Ǝ
~dboo	89 35ǜ
~dd>	73 -13Ō-7ǘ7Ʊ10ƌ11oZǠ15m16ķ17Ǐ20y23c28Ɓ36ō40Ǟ
~dda	86 9ƶǓ10Yś15Ƙ17ǅ
~ddad	87 9ƶǓ10Y16Ƙ17ǅ
~dde	76 8ĺ9ŭƗ10Ǚǥ13ĸ17ǈ19Ǆ25ƌ26ǣ28Ǟ
~dded	84 11Ɨǥ29ƌ31Ǟ
~dden	87 10ĺ11ŭ15ĸ
~dder	86 -7ǀ12Ǚ20ǈ22Ǆ30ǣ
~ddi	69 7Ź9ĺǞ10ǓǔǤ12fƢǌ21ǧ24Ƶ38ƌ
~ddin	77 7ǧ9Ź10ĺƌ11ǔ12Ƶ13f20Ǟ
~ddit	75 -10Ǟ-7Ƽ11ǓǤ14Ƶǌ16ǧ32ƌ
~ddl	78 -8U13L15x18i19a20N22v
~ddle	78 -7U13L15x21aN22v
~ddr	63 -14Ǟ-13S-11Ǣ8F10n14E15Ǘ16ŷ17ǧ23J25Ű30G31ǋ49D
~ddre	63 -14Ǟ-13S-11Ǣ8F10n14E15Ǘ16ŷ17ǧ23J25Ű30G31ǋ49D
~ddy	71 -9Ő7ƢƶǓ8Yǈ9Ŝ10J11Ƙ12ĺŠƽǞ14Ƴ15B22Ľ29Ņ33A
~ddy>	73 -9Ő7gƢǓ8Yƶ9ǈ10Ŝ12ƽ13ŠǞ15Ľ18B19A30Ņ
~ddys	87 9Ľ14Ƴ15ĺƘ18A
~de>	47 -14ǩ-13ƸƻǇ-12ŨŴ-11UŇ-10MŪ-9źǏ-8rŀƟǐ-7nDŒűƊǝ7c8tATūƆƣǂ9gĹ10mPSŬƗ11vŃƍǉ12jŰ13ƥ15xE16Yƽ17ư18ŏŶǀ19ŧƝƫ20qƉƌ22Ǣ23Ŕ24I25ĺǠ26ł27ŵ30ŠƁ31Ǎ33Ų37Ƈ
~dea	62 -10Ŷ-8ŝ-7Ő7sŅƁƵǜ8bBVŎŠƧǁǨ9Uŧũ10ŞŢ11ŜƦ12ľ13ŊƬ14Ƅ15Ō17Ǝǝ18Ň19ņ23Ń35Ƴ
~dea>	78 -10Ŷ7Ž9T11s12VƵ14B19Ŋ26Ň
~dead	75 11ǁǨ12ũ15Ţ21Ǝǝ30Ń
~deal	70 -7ŝ7ƈ8ŅŨƴ9ŀƁƧǜ10Š13ŎŞŧ14ŜƳ15ľ17Ƅ18Ō22ņ
~deat	84 14U17Ʀ20Ƭ32Ƴ
~deb	78 14e15ƨ67Z
~debt	79 69Z
~dec	62 7ŗ8ƍ9ƃǡ11Ƙ12ư16ƌ19ĺ20A23Ń24ś33Ś38ƴ39ł61Ł
~dec>	80 -9ǚ12ǡ17ś22Ś
~dece	87 11ŗ15ƃ18ư
~deci	68 9ǚ21ĺ23A26Ń44ł68Ł
~decl	76 15ś21Ś48ƴ
~ded	54 -11ť-8ŗƱ7ľŠ9VƯǥ11eƀ13Ŏ15ĺňżƚ16k17ƌ18Ǟ19yYƁ20Ÿ24Ŧ29ŋǅ42Ř
~ded>	62 -12ť-10ǩ-7Ʊ7ƁƊƗƛ8lŠ9Ŗ10Ŧǥ11VYƯ13e18ĺż19k20ƌ21Ǟ22y24Ÿ33ŋǅ
~dedu	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏ17Ŧƚ19ň47Ř
~dee	80 -12Ƣ8gƀƊ9ǀ14N25Ǜ26F
~deep	87 8Ɗ10ǀ15N27Ǜ
~deer	89 9gƀ
~deg	79 17Ʊ20j41m
~degr	79 17Ʊ20j41m
~del	61 -11R-9ǆ7Ŝ8Ɲ10ƫ12Ķǡ14ǃǩ19Ǖ27Ū29ƌ31Ǜ37ǐ46Ų
~del>	80 15ƌ20ǩ37Ū
~deli	63 -11R9Ɲ13Ķǡ15ƌ19Ǖ32Ǜ39ǐ48Ų
~den	55 -12Ŭ-9Ʈ-8S-7I7Ľ8lWŔţƱǑ9ĸ10ĺƳ12PƐ13gQťūƣǄ15Ķ16n17Z20ƕ24ƪ25ƃ29źƴ31ǩ34ż46ű
~den>	79 8g9ĺ13ĸ19Ɛ20ƣ25Ķ
~denc	87 -10S-8Ŭ8Ƅ22G35ƕ
~deni	87 14g35ƴ
~dent	58 -9GƮ-7IŬ7dĽƩ8Ƴƴ9ŔţƱǑ11W14PQūǄ15ť17n19Z20ǩ27ƃ31ź37ż51ű
~deo	84 13g15Ɨ37M
~deo>	84 13g15Ɨ37M
~dep	65 -9Ƥ8Ʊ10I11Ǒ13ǋ19uƼ22Ə24Ŀ26z33Ư
~depa	81 -11Ƥ8Ǝ28Ə
~depe	68 8Ʊ10I12Ǒ20u25Ŀ27z34Ư
~der	51 -16t-14Ɖ-10Š-8DŌƆ-7sŊǍ7NŐǈ8ŻƓƣƳ9hiŪƖ10ũǄ12xŅŚǕ13şŮǣǤ14ƺ15Ŵżƙǌ16ĺƒ17XŖ18zňƜǃ19Ɗ20ŉ21ƪǧ22nŎ25p32Ƅ33Ŭ35ƕ
~der>	54 -12Ɖ-10Š-9t-7Ōũǈ7jĵŋůƘ8NŐ9cƣƳ10Ż11iŪƖ12h13ĺǧ14ŅŚŮƪǕ15ǣ16şƄƙǤ17nŴǌ18żƒƺ20zǃ22X26Ŏ27p30Ŭ40ƕ
~dere	89 11Ƅ12ƾ18ƪ
~deri	84 -7ŗ18ǩ21ſ23ŉ
~ders	70 -7ǀ7Ŭ8rŀũ9ĻǙǞ10ƽ11ŉŢƲ12Ɠǧ14ƄǨ17Ǆ19ǈ20ż22ŖƜ30ň
~derw	83 9ƈ11nŤ16ǀ19ũ
~des	57 -11Ǐ-9Ÿ-8m-7ňƕ7Wńśƥ8Ƣ9Ǎ10Ŵ11Ǉ12ŐŷǤ13ķ15xZǈ17uŨ18Ź21P25Ł26vƦ28wy34ǚ41ź
~des>	61 -8x-7ƕ7ǔ8ńƜƥǑ9WƢǈ12ŴǇ14ķŐŷǤ17Z20u28ŁƦ45ź
~desc	87 10ƸǍ
~desi	84 53ǚ
~desk	84 -14Ǐ11Vśǈ14Ɲ36P
~dest	73 -11Ÿ-8ň23Ũ27v28x30yŹ38w
~det	79 -9ƹ12Ɣ21Ǝ27Ƒ
~deta	86 -7Z13Ɣ29Ƒ
~dete	84 -9ƹ23Ǝ
~dev	84 52Ž
~devi	84 52Ž
~dge	75 -16w9ż12ķ13ƎƜ15Ž21Q24ĸ39X
~dge>	87 -18w11ż18ķ25Q
~dget	79 14Ǝ16Ž26ĸ42X
~dia	69 -13Ǌ-11y-9Ƴ11Ư16ǂ25vƘƽ35Ʋ39I47Ƽ
~diab	80 16ƽ18ǂ19Ƽ
~diag	83 -10Ƴ14ƽ37Ƽ
~dian	81 13Ư41Ʋ
~dic	67 8Ƹ10Lǁ14Q15Ƽƽ16Ǘ17W33ƃƻ34ǂ
~dica	69 10ǁ11ƻ15ǂ16Qƽ17Ǘ18W21Ƽ34ƃ
~dici	86 -7Ƽ25ǂ30ƻ
~did	36 -19ǎ-18Ň-15ŝƧ-14A-13LĻ-12ŒƯǠ-11zVķ-10oIŌžǕ-9syUĿŊŷ-8MRľŹƃƏƟƭǃǖǨ-7iJKZŏŘƗƜǄǈǔǗǟǦ7pƅ8fNƞǆǙǜ9FŗƚƠƲ10jqXƂ11cxŎţƹ12ƕƙƺǘ13Ĺōƾ14Ʃ15źǂ17ƈƼǊ18Ŝŵ19ŉŖ20wSŸƫǤ21ƴǞ22ő24ťƽ26ǩ28ńŔ29Ľň30Š31œƬ32Gšǅ33kņ35mļŤ36Ņ37ƌƳ41ƒ42Ũũ43Ŧŧ51B
~did>	36 -19ǎ-18Ň-15ŝƧ-14A-13LĻ-12ŒƯǠ-11zVķ-10oIŌžǕ-9syUĿŊŷ-8MRľŹƃƏƟƭǃǖǨ-7iJKZŏŘƗƜǄǈǔǗǟǦ7pƅ8fNƞǆǙǜ9FŗƚƠƲ10jqXƂ11cxŎţƹ12ƕƙƺǘ13Ĺōƾ14Ʃ15źǂ17ƈƼǊ18Ŝŵ19ŉŖ20wSŸƫǤ21ƴǞ22ő24ťƽ26ǩ28ńŔ29Ľň30Š31œƬ32Gšǅ33kņ35mļŤ36Ņ37ƌƳ41ƒ42Ũũ43Ŧŧ51B
~die	69 -11rǆ-8B7VƇǈ11Ư12Ƣ15ƽ17Ʒ21Ǩ51Ʀ77Ƴ
~die>	81 -10Ǩ8HƇ11V17ƽ25Ʀ28Ƴ
~died	73 -12ǆ-10r11Ư18Ʒ31ƦǨ56Ƴ
~dif	67 -13ƚ-9Œ-7Ļ7Ƭ8ǘ9łǥ10V11ǅǕ13Ŏǩ14Ş15ĺ18ňŘ20ŧ23Ŕ24ũ
~diff	67 -13ƚ-9Œ-7Ļ7Ƭ8ǘ9łǥ10V11ǅǕ13Ŏǩ14Ş15ĺ18ňŘ20ŧ23Ŕ24ũ
~dig	76 7d16e18ū24I27ř31E
~digi	76 7d16e18ū24I27ř31E
~dil	81 8ư16ŗ20ž
~dily	82 16ŗ21ž
~din	53 -17ǩ-16Ʃ-11F-9Ʀ-8ǆ-7ŬǄ7fN8jktŨƤƿ9ĺǧ10Ƹ11ZŮƴǞ12ĵƵ13Ł14L15Iű19ŋƉ20SƇ21uŀ23ơǢ25Ż26Ƒǋ29ś33Ǎ47ƣ
~din>	70 -11H-10ǩ7ĺŁǞ8ĿňŖƕƪ10ŕŭ12śơƵ13jkIŀ14Ƹ15Ɲ16ZŮ17Ũ19Ɖ
~ding	55 -14Ʃ-11F-9Ɲ-8Ʀ-7ǩ7ƙǓǔ9fŁƤǧ10tĵ11ƴ12ŀ15ơ17ű19ŋ21Sś22uƇ25Ǣ26ŻƑ31ǋ39Ǎ50ƣ
~dinn	83 13n15N17ƿ26L
~dip	86 -11f10ƪ11ĵ24m
~dir	89 -8ǩ11s17P24ņ
~dis	65 -25Ň-11ŀ-8Ŗ7Ů9mľǔ10őǜ11ňƯǩ12IźƏǓ13ZƽǢ16QŽ19W25ş47Ş
~disa	80 -13Q-9Ŗ-7Ʀ8ĸ14ň15Ư26ş33W
~disc	72 -8W8Ů10ľ12mőǩ13I15Z17Qź18Ž
~dise	86 18ƽǢ
~dist	86 14ǔ16Ǔ17Ə19Q
~dit	54 -9Ǟ7YƙǓǖ8ŝƉƦƵ9ļŬƕ11ǧ12Ǘ14ĸŎ17Zǒ19eǌ20ƌ22Ƽ23ű49ĵ86Ǥ
~dit>	59 8ǖ9ĸŝƦ10Yƕǣ11ļŬ13Ǘ15ǒ20Z22e45Ǥ49ĵ
~dite	84 25Ǥ
~diti	68 -10Ǟ8ĸ9ŔǓǤ11Ɖ13Ƶ14ǧ19Ŏ24ǌ27ƌ29Ƽ32ű
~dito	86 -7Ǒ26Ǥ
~div	71 -10s9ĵ10ƅ11Ʀ12ƫ19ƍ27f32ƪ56ǀ
~dive	86 40ǀ
~divi	78 -11s11ƅ13Ʀ14ƫ21ƍ26ǀ35ƪ
~divo	81 11ĵ37f
~dju	83 47ŧ
~djus	83 47ŧ
~dki	89 11k22ƶ
~dkid	89 11k22ƶ
~dle	61 -12Ś-9t-8ƪ8Y9Ŗ10LŁŃǖ11pxǈ13a15ŜǠ16N17v19c20Ʒ21ǜ23ĸ27ş30ŧ31ǁ33ǘ
~dle>	66 -9t8s9Y10Ŗ11L12p14ǈ16a17Nǜ21ş22Ʒ25ĸ
~dled	80 14Ń25ş37ŧ
~dles	74 -14ş-13Ś-9ƪ9ǜ12Ǡ14Ł16ǖ22Ŝ25c33ǁ34ǘ
~dli	79 15Ŝ18iƽ25I31Ń
~dlin	79 15Ŝ18iƽ25I31Ń
~dlo	68 -17Ƅ-9Ɣ8ǧ9Ƥ22Ơ32F34ơ50ǌ
~dlor	68 -17Ƅ-9Ɣ8ǧ9Ƥ22Ơ32F34ơ50ǌ
~dma	86 -8Ƣ11n12ŷƯǔ
~dma>	87 -8Ƣ11n12ŷƯǔ
~dmv	89 32Ƅ
~dmv>	89 32Ƅ
~dne	89 -8Ũ11Ƽ14R21Ť
~do>	27 -31ƨ-30ĺ-23ǅ-18G-17šŢƒǂ-16SơƳ-15iţŴ-14jœŘŠ-13Ŧ-12rŇōů-11BLƠ-10txŤƇ-9ehlpļźƮƴǤ-8nDńżǌ-7cvŷŸƅƈƌƫ7ƀƑƛ8VřűƭƹƼǢ9ŌŖŞƂƊƔưǇǟ10IYŊŚŬƃƘǞǡ11ŋūųƖƥǔǩ12MĻŵƤǧ13AQUňŐƿ14aFľ15JķŶŽƾ16Ƶ17yHņǀǠ18WŰǉ19ZŪƷƻ20OĽǋ21zŃŏŜŮ22ƐƕǕ23ĴŝŲ24Kǈ25wTƜǓǗǘǚ26qǎǜ27ǃ28PŎŭž29ǐ30şƟ31R33ƁǏ36ſ39ƚƝǑ40ǙǛ41ǖ42ƞ43Ǆ46g
~dob	84 -12Ÿ30p52d
~dob>	84 -12Ÿ30p52d
~doc	68 7Ś8Ƹ11ǣ12ƻ17ǂ19ƃ31Ƽ70ƾ
~doct	69 8Ƹ11ǣ13ƻ17ǂ20ƃ32Ƽ56ƾ
~doe	40 -17Ÿ-16ž-15ƹ-13Ƃ-12ŭŵ-11tŐƦ-9ŦŪƈƻ-8vOĵşƸǋǖǣ-7cQţƗƛƤƬƳǇ7ŬƜǒ8Ũƅƍƞ9Ŀƕǎ10oLŒǥ11ňűŴƆƯǏǡ12xŁŗǌ13ŜǦ14ƙ15ů16ŖƇƊ17b18ŇƄǚ19WƁƠǜ20hŰơǄ22sŕźǐ23Ƨ24ŹǠ26Ǔ27Ľų28ǈ30r31Ʃǂ34ǩ35ǧ36qƨ
~does	40 -17Ÿ-16ž-15ƹ-13Ƃ-12ŭŵ-11tŐƦ-9ŦŪƈƻ-8vOĵşƸǋǖǣ-7cQţƗƛƤƬƳǇ7ŬƜǒ8Ũƅƍƞ9Ŀƕǎ10oLŒǥ11ňűŴƆƯǏǡ12xŁŗǌ13ŜǦ14ƙ15ů16ŖƇƊ17b18ŇƄǚ19WƁƠǜ20hŰơǄ22sŕźǐ23Ƨ24ŹǠ26Ǔ27Ľų28ǈ30r31Ʃǂ34ǩ35ǧ36qƨ
~dog	71 -14w10F12Ɲ99h
~dog>	75 71h
~dogs	83 -16w19Ɲ38h
~doi	61 -16Ų-9bg-8a-7ǅ7Ź8ŌŞǑ10Ƶ11c12Ƴ15Ǡ18ǐ19j22ũ24iŝ25S26k31x33t45ǟ
~doin	61 -16Ų-9bg-8a-7ǅ7Ź8ŌŞǑ10Ƶ11c12Ƴ15Ǡ18ǐ19j22ũ24iŝ25S26k31x33t45ǟ
~dol	67 -11ķ-10Ť7ǘ8ľ11Ƙ12Ţǅ14œƗ15ŗ18X19ŅŘ22ĸ33Ŧ
~doll	67 -11ķ-10Ť7ǘ8ľ11Ƙ12Ţǅ14œƗ15ŗ18X19ŅŘ22ĸ33Ŧ
~dom	83 -10a-7Ǆ12Ǖ15o39Ů
~dome	84 -7Ǆ13Ǖ40Ů
~don	64 -16Ǐ-14Ɲ-7ŕǩ7Ʋ8p9Ŧǂǟ10Ōǋ11aǞ12Ǆ13ƶ14ŷǘ15ŝ18ŧǝ20Ļ25yũ27ƾ28Ƌ30ƈ32Ń33Ɨ43ƌ
~done	64 -16Ǐ-14Ɲ-7ŕǩ7Ʋ8p9Ŧǂǟ10Ōǋ11Ǟ12Ǆ13ƶ14ŷǘ16ŝ18ŧǝ20Ļ25yũ27ƾ28Ƌ30ƈ32Ń34Ɨ43ƌ
~doo	66 -8OƮ8ƏƘ9ůƐ11ŲǊ12Ǆ14Ťǃ15ūƙ16ƎƝ17ǅ18g19Ǜ20ǝ21Ǎ43ƣ
~door	66 -8OƮ8ƏƘ9ůƐ11ŲǊ12Ǆ14ǃ15ūƙ16ƎƝ17ǅ18g19Ǜ20ǝ21Ǎ43ƣ
~dor	80 14Ű54Ǖ
~dor>	89 -7ǝ45Ǖ
~dors	87 15Ǖ
~dos	86 18C61ƻ
~dose	87 62ƻ
~dot	81 -14a-9ƫ-7o11Ō17ǋ25Ł55J
~dot>	84 -7a57J
~dou	86 13Ř30ǀ31œ
~doub	89 14Ř32œ
~dow	51 -12CņŦ-10Xǟ-9dsǩ-8FţŶ-7Ʃ7pňŉœřƆǕǛ8eƗƣƳǉ9o10fť11VŖſƶ12UŪŸƏǊ13MƁƷǍ14cLǎ15Ō16a17ƲǞ18j19TŞƴ21Hƫ22ł24ŵƑ28Ť37ǝ45Ɗ
~dow>	86 -7Ŀ9ƫ13Ǩ14Ť19jƳ
~dowe	89 -11s16Ʒ27f
~down	51 -12C-11ņŦ-10X-9dǟǩ-8ţŶ-7FƩ7jpwňŉœřƆǕǛ8eƗƣǉ9o10ť11VŖſ12UŪŸƏƶǊ13MǍ14cLƁǎ15Ō17aƫƲǞ19TŞƴ20Ť21H22ł24ŵƑ37ǝ45Ɗ
~dra	68 -9Ű-8ǘ9i10Ŭ11ǖ13eĴ14Ś21ǁ25ǚ41ƛ44Ə
~draf	87 17eĴ
~dran	77 50Ə
~draw	80 -11Ű12Ŭ13ǖ19Ś25ǁ30ǚ
~dre	60 -14Ǟ-12S-10Ǣ-8ŵ7nw10ƫ11y13EŶƯ14Ǘ15ŷ16Ʋǧ17v22J24Űƞ25u28G29ǋ46D
~dren	73 9w12ƫ14y16Ư21v34u
~dres	63 -14Ǟ-13S-11Ǣ8F10n14E15Ǘ16ŷ17ǧ23J25Ű30G31ǋ49D
~dri	47 -24n-15ruǄ-14ń-11R-10qŖ-9P-8szTǞ-7Gƨǂǒ7DMǋ8Q9Ƅ11Ũ12Ş13ažƂ19Ŷſ20NŰ21ƛ22Ż24ż27ŵ30ŭ35ůŲǛ36Ÿ38Ūǐ40Ž43Ů44ź45ƿ46Ŵ54ų62Ź76ŷ
~drin	73 -17Ǆ10ǩ47Ǜ84ƿ
~driv	47 -23n-15ru-14ń-10R-9qPŖ-8zƿ-7sGTƨǂǒǞ7D8Mǋ9Q10Ƅ12ŞŨ13ažƂ19Ŷſ20NŰ22Ż24ż27ŵ32ŭ35ů36ŲŸ39Ūǐ41Ž45Ůź46Ŵ55ų63Ź78ŷ
~dro	64 -9Ŵ7DŔƂ8ƗƜƧǦ9ťƽǨ10j14Ɲ15ǟ16ś17Ơ18V25Ɔ26ƀ29š35Ƶ
~droo	72 7y9Ɨ10Ɯ16Ɲ20Ơ28Ɔ
~drop	70 -10Ŵ8DŔƂ9ƧǦ10ťƽǨ18ś20V28ƀ32š39Ƶ
~dru	79 -10Ņ12ŧ34ƻ51ƿ
~drug	80 -10Ņ13ŧ35ƻ51ƿ
~dry	86 -7ǧ11Ɗ12ǒ13Ʈ20Ǆ31ǩ
~ds>	46 -17ǩ-14s-13TƉ-12d-11ĵŋƸǊǋ-10ǜ-9ciAļƔ-8ŠƎƞǈǟǢ-7WYŝşŦųŶƦƷǍ7bBřǕ8gŹƣƾ9LŮŲƙǧ10ƅƫƽǘ11Ƥ12ńƍǂǛ13ŭƑƧǚ14ŐƘǓ15oƲ16ŕƶ17ƭ18ňƪ19Zƕƻ20nwƺ21p22Ɵ23ƜǗ26ǖ28yƩƱ29Ŵ32vx40Ƅ45Ư59u
~dsh	80 -11ƚ11ű13Ǔ18ū21Ɓ27ł
~dshi	86 -12ƚ12ű20ū22Ɓ
~dsi	80 11Ŏ15ŝ35Ɓ
~dsid	80 11Ŏ15ŝ35Ɓ
~dua	84 -8v7Ʊ14Ʀ15m34y
~duat	86 -8v7Ʊ15m35y
~duc	57 -9ŗ7ķ9Y11ƀǕ12ƘƩǡ13Ɓ14Ŏ16ŦƚǄ18ň21Ʊ30m45Ř
~duca	80 32Ʊ44m
~duct	58 -8ŗ7ľ10Y11Ǖ12ƀǡ13ƁƩ15Ŏ16ŦƚǄ18ň46Ř
~due	77 9ƈ11ƾ12ǧ13ŝ33y43ŕ
~due>	77 9ƈ11ƾ12ǧ13ŝ33y43ŕ
~dui	86 -21ƛ-9ţ30ƿ66Ż
~dul	81 10LǢ16Ƙ29R
~dule	82 10LǢ16Ƙ29R
~dup	89 -11Ǎ12Ơ19ƣ
~dupl	89 -11Ǎ12Ơ19ƣ
~dur	89 13ŭ20Ɵ21P22R
~duri	89 13ŭ20Ɵ21P22R
~dvi	72 34ǚ47A50B
~dvic	75 20A32B36ǚ
~dvis	83 23B32A
~dwe	82 -7Ǣ47Ɠ
~dwel	82 -7Ǣ47Ɠ
~dwo	89 14g16ƾ17ƌ
~dy>	45 -21ƪ-13Ţ-12ŐŨ-11Ǐ-10šƃ-9Gơǉ-8uIVĴŃňƝƦ-7iWĸŎǩ7etSľņŤųƈƣƮǚǡ8ovMƺ9QƴǑǙ10ghŵſƓƕƽƿǅǇǨ11ŁŠŧƎ12fķŲǣ13FƖ14Ņ15Ǣ16Ǎ17ńŏż18Ƣ19ƁƟǞ20Ō22nŚƳǘ24A25ǜ26ž28mŷ30Ư32Ɯ35Ŝ
~dys	69 -9ư7sŎ8Ǘ9Z10ŰƘ11KŖŞǈ12g13ŲƳ14Ł15Ť16ǩ18ľ22A25Ɵ
~dys>	70 -9ư7sĽŎ8Ǘ9Z10ŰƘ11KŖŞǈ12g13ŲƳ15ŁŤ17ǩ18ľ22A25Ɵ
~ea>	71 -22S-17ƚ-10Ŷ-7ǅ7F8T10sGV11Ƶ12ǃ13jBŔ17Ŋ19E23Ň26C27lƼ29I
~eab	83 8M14ƣ17ǋ25C
~eabo	83 8M14ƣ17ǋ25C
~eac	58 -27ŗ-13ū-11h-8bǥ-7ź7Ɣ8wĶǉǡ9Ʊ10ų11Lƚơ12Ɲ13IĽƠ14ŒŘ15ĺ17kŇ18qǋ21ƶ22xĹů25P27W30Kǈ
~each	59 -27ŗ-13ū-11h-8bǥ7ŜƔƻ8wĶǡ9ǉ10ųƱ11Lƚơ12Ɲ13IĽƠ15ŒŘ16ĺ17k18ǋ19q21ƶ23Ĺů26P30ǈ31K32W
~eact	89 34Ň
~ead	53 -12Ʊ-10Ʒ-8ųƉǩ-7ǘ7DĹưǁǎǜ8jŗŹ9npŨƵ10řŮ11SłŚơǓ12ƖƲ13kŏşŻǝ14dƎ15JĿƻ16ŃŞū17Ɓ19e24y25a34Ŗ38Ō46Ǉ
~ead>	59 -11ǩ7ľŅŇŸƵƸǑǡ8KũǁǨ10DŌ11eJĿŢǓ12ŗŨǇ14ơ15řŚƲ16şŻǝ17d18ƻ19Ş21ū25a42Ŗ
~eadb	86 24Ǝ
~eade	84 -9Ʊ16V28k32y
~eadi	83 -9ǩ7ř10uĿ11H16I17j19Ů
~eadl	86 35Ń
~eads	84 -11Ɖ8ǖ10a23n29ł
~eady	68 -11Ţ-9ų7f8J9ǞǤ10v11ư12ǩ13epǎ15S16Ź17Ĺ18Ɩ24ŏƁ39Ō
~eag	77 12ů25h40Ů
~eage	81 12ů43Ů
~eagl	89 29h
~eah	84 -15ŉ10O15cTŊ18ĸ28v
~eah>	84 -15ŉ10O15cTŊ18ĸ28v
~eak	62 -12ƈ-10H8IO9ơƽ11k12ŨƎǝ14ŚƋ15ŏũ18s19ł21Ť22aN26š32Ɖǩ40ƛ
~eak>	69 -13ƈ-10H-8Ɯ7X9x10Oƽ11m13kƉƎ14Ũ16Śƛ18ŏũ19š25Ť26N
~eake	81 -11ǩ25s27łƋ
~eaki	83 9ǆ12I17ǩ34a
~eaks	76 7ƙ13šơ16ǝ26Ɖ32ƛ
~eal	51 -11z-10Iǐ-8pŝ-7tŐ7dŋřƙ8ŎŖƳ9ƞ11ŌŜ12xƄǗǩ13ƴ15ķ16ŵƐ17ŧ18Ǜ21W22ņ26ľ27ƽ36ƃ50ǂ67Ƹ
~eal>	67 -13I-7C7ŀŅƈ8cRŚŵźƅƏƧƮƴ9d10Fŋř11Ň12Ŏ13Ƴ16Ō18ǩ21ķŧƐ24ľ26Ŝ
~eale	87 13ŠƁ22Ƅ
~eall	80 -14ŀ-7Ŝ7Ɠ8Ɨ9Ŀ10ŵ11ņ12g14ƙ16Ŗ17ľ
~eals	89 -16ǐ12ǜ34Ǜ
~ealt	55 -11z-8p-7t8ƴ14xǗ20ņ24W33ƽ40ƃ55ǂ74Ƹ
~eam	76 -10ňŵ-9Ɵ8Ł11Ʒǁ13ŚƉƨ14xŶ15ǎ25ǈ31ƞ36g39Ǉ
~eam>	78 -10ŵ-9Ɵ8Ł12Ʒ14gŚŶƉ15x16ǎ27ǈ32ƞ42Ǉ
~ean	64 -12ǈ-10ŋ-9Œ-8Ɨ8ŵƼ10Ǐ11Ǣǩ12Ɛ15ň17ĺţű19Ǜ20zƜƯ21A24Ż35ō
~ean>	70 -10ŋ-9Œ10ĺƼ15ǩ17ň19ţű22z23A27ō29Ż
~eane	86 -11Ɨ14Ɛ15Ǐ16Ǣ28Ǜ
~eani	86 -10ǈ9r11ĺ13ō29Ɯ
~eant	78 10ŵ29Ư
~eap	78 -8c8r11œ13Ɓ16Šǩ20ƭ32Ņ33ľ
~eap>	87 -9c10r13Ŧ16ľƁ23ƭ
~eape	83 -8Ŧ12œ17Š19ľ35Ņ
~ear	40 -22Ĺ-20ů-17Ɨ-15Ƴ-13nǄ-11Pƌƒƨƶ-10jśűƛǋ-9wŐũųƬƵǛǦ-8rŊŦŷƃƝƯ-7DIłŏŖŞŠŪŭźƉƓƤǈǕǜ7CļŇ8ōŴƸ9mĵŉƟƺƽ10œǤ11VţƏ12vzǣ14xĴŒ16ňǀ17sĿ18HŸǙ19ǎ20pŜ21dhƾ22ƙǉ23Ʈ24ĺŹƼ25cŎǊ27Ʃǟ28Ǐ31Ǟ33U34őŮ35Sƅ36GƔ37ƭǩ38qǅ39ƈ44T46ť
~ear>	46 -17Ĺ-15Ɨ-14ůŴ-13Ƶ-12Ƴ-11ƌƒ-10bŝŨũŶƶǄ-9wś-8jrų-7nŢŦƬƯǛ7aĺŇƍƚ8SŎŜƑ9kqzŀǩ10vļƜǞ11CƮ12u13GŉƉƩ14ƙƺǤ15ƈƟ16s17T18Źǀǅ19Ʒ20Ĵœ21cxĿ22Ūƅ23pŒǉǙ24ň25ő26ƾ27ǎ30d31ťǊ34Ɣǟ35Ǐ44Ů
~earb	82 15z17Ś18ƙ
~eard	76 -14Ǧ-7ō8Ŕ10U11bĿ12h17Ť18Ƃ31Ŝ
~eare	86 -12ů25Ə
~eari	78 7Ň8ǩ10g12Ţ16i17Ōŵ21h37U
~earl	80 9m10ǉ11LTŮǊ14R
~earn	73 -17Ʒ-10Ǩ9ũ10m12s21Ŏ22Ź30Ʈ52T59q
~ears	52 -31Ū-10ŮƼ-9Ǉ-8D-7aPŐœŷƉ7vyUŚŶƥ8ƴƿǩ9żƔƱ10ǣ11cŎ12ŢŻ13Ķ16ĵƋ19Ƹ21ōƩ22HǞ23ţťƅ24V25ĺ28ŴŸ31ǅ33Gő34ƈ39S53ƭ
~eart	70 -22Ɖ-7n7ƙƫ8ƅ10Ǩ12ơǞ15Ɛǂ16UŨ22ƽ40ǩ58Ƽ
~eas	51 -12Ǎ-11ŏ-9ƾǩ-8ų-7ŕƒ7xŇőŧƄǂǏ8cDŗƜƟ9bƘ10Ơ11ƚ12Kǟ13d14a16ŌŭǕ18Ĺœ19M20ƽ21ŝ26ǎ30F32ǋ34ŔƢ36ơƤ43Ŭ62ǌ
~eas>	89 10ǀ30Ǖ
~ease	56 -17ś-13Ǎǡ-10ǧ-9ų-7ŕ7Ǉ8aF9DǏ10Ŕ11bcĹƽ13Ơ15d21œ26ŝ27ơ33Ŭ38ǋ44Ƥ47Ƣ71ǌ
~easi	79 -12Ƣ12ū14Ƅ16M21KŬơ37F
~easo	70 -12ŏ-7j7Bƀ10Ƃ12Ň13xĹ14Ɯ16ƚƟ18ǟ24Ō35Ŕ38ǎ
~east	86 -8S13ǅ14őǡ18ƽ19ŗ
~easu	76 9ƶ12Ž17aƘ32ŭ
~easy	84 -13ƾ7ǧ9Ž10k14ǂ16Mŧ25ś
~eat	56 -13œ-12hƞ-11ŎŜ-10ǩ-9Iǆ-7ŀŊ7aJŒŤƆǣ8ŦƦ9Şŧ10T11ĿŘƚƬƼ12Ƈ13iűƳǃ14Ţ15k16ũ18ŝ20U21Ŷǋ24ƿ25ņ27ǚ28ŅƸ36j50Ɛ63Ƌ
~eat>	64 -24U-15œ-11Ŏƞ-10I-9Ŝ-7Ŋǩ7xĻǒ8ŴƇƜ9JŒǋǣ10aŦŻ12ũǛ14TŞ15Ř16Ţ17Ŷ18ŧ19k24ņ29Ɛ33Ņ34Ƹ36j41Ƌ
~eate	71 -15ǋ9ƿ10ǜ11Ɔ15ŝ19Ƽ20ű22Ƌ25Ɛ
~eath	76 8Ɗ9UƇ15Ʀ16ƚ17Ť18Ƭ21Ƴ29j
~eati	75 -10ǆ8ũǚ9Ƌ10Ŷƿ11j12ŝ18Ŀ20ǃ21i29U
~eatm	82 16ƿ36ǚ
~eau	83 8Ő12ńŜ13l26b
~eau>	89 9Ő13ńŜ
~eav	58 -15ŝ-11Ŏ-10Ǧ-8Ő-7ľť7sŦ8Ł9Űƀǈ10ĺǩ12ǜ13ƥƫƺ14Ƃǎ15ĻƬ16ŗ17Ɵ18Ŀ21ŉ22V23Ǐ25Ƴ31Ƨ49ƶ51Ţ
~eave	60 -11Ŏ-10Ǧ-9ŝ-7ť7G8Ŧ9sŁŰǎ10ƀ11ĺǩ13ǜ14ƥƫ15Ƃ16ĻƬ17ŗ18Ɵ21ŉ27Ƴ30Ţ33Ƨ36ƶ
~eavi	79 -8ŝ-7v18ƶ23V28Ŀ30Ţ
~eavy	87 7ǎ9Ư15ǈ20ƺ27Ǐ
~ebo	54 -13Z-9Ũ-8nƃơ-7I7PŗƤǢǧ8ŚƅƜƾǚ9ŧŵǞ11fņŤǋ12ƟƮ13ķľſǘ14ŜƎ16ƕƯ18QƳ19F20ǜ24A25ļ27ž
~ebod	55 -13Z-12ǩ-9Ũ-8nƃơ-7I7ŗƤǢǧ8PŠƅƜƾ9ŧŵǚǞ10ļ11fŤǋ12ņƟƮ13ķſ14ľŜ15Ǝǘ17ƕƯ19QƳ20F21ǜ25A28ž
~eboo	89 26ļ28ǩ
~ebs	81 9ń10ĹĽ40ļ
~ebsi	81 9ń10ĹĽ40ļ
~ebt	79 69Z
~ebt>	82 34Z
~ebts	89 41Z
~ebu	78 9ǝ52Ɠ
~ebui	78 9ǝ52Ɠ
~ec>	78 -9ǚ11ǡ14ƶ16ś17Ŋ21Ś
~eca	65 -7V7gBŀņƢ8Hŝ9Iĵŵ10ułƶ11ƴ12jDJ14q20ǁ23Ť37Ľ
~ecal	81 18q49Ľ
~ecau	68 -7VŉŦ7bBňő8gļŀņŝƢ9H10Iĵłƶ11u12jƴ14J21ǁ24Ť
~ece	72 -9ƕ8ŗǢ12ĺţƃ13ƴ14ưǈ15Ŭ17Ǌ18ť25őƘ
~ece>	89 -10ƕ9Ʊ11Ǣ19Ŭ
~ecei	83 23Ƙ32Ǌ
~ecen	79 -12Ǌ10ŗ13ĺţ14ƃ15ƴ16ư20ť27ő
~ech	86 16ŵ17ǩ18y69ǈ
~eci	64 -13ǩ8ǚ9iŊ11Ư12ŝ13w19ƾ20ƞ21A23Ƙ24Ń28ĺ41ł62Ł
~ecia	73 8Ư11iŊ15ŝ23ƞƾ27Ƙ
~ecid	73 9Ń15A24ĺ35ł48Ł
~ecis	78 10A11ǚ13ł20Ń27Ł
~eck	54 -16Ł-11Œǩ-9Gƒ-7ǈ7BŏŨƢǛ8cŐŧƪƭƸ9Kųƨǐ10ư11jqJǏǜǠ12eǢ13ƌƿǕ14QWƫǉ15ƀǖ16ŵ17Ƭǒ18Y20Ʈ22Ĵ23ZŦƟ24Ŝ26ƾ37ż
~eck>	58 -11Œ-10ŁǠ-9ƒ7žƍǉǟ8ŏŨŵƟƢ9Őŧ10cKƨƪƭ11ǐ12Jż13jǏ14eqǢ15ǒ16WYƀƮǕ17ƫ19QƬ26Z27Ŧ29Ŝ
~ecki	84 13Ţ48Ĵ
~ecko	87 8r11z14B19ǖ20ư
~ecks	74 -11G-8Ł-7ǩ7ǖ9TƮ10ƌ12ǉ14Ǜ20ǜ22Ɵ27ż29Ǡ
~ecku	76 15Ƹ33ƾ
~ecl	76 15ś21ŚǤ47ƴ
~ecla	83 16ś23ŚǤ
~ecli	81 52ƴ
~eco	57 -12Ū7pŕǨ8dfŇǟ9Iǚ10ĽƘ11BţũƔ12ľŌƾƿǋ14yƧǞ16Ɩ24NŴ26Ɵ29Ǘ34Ż62ŋ
~ecom	81 14ǚ16Ǩ17B18Ɩ22Ƨ
~econ	66 -12Ū7fƓƣǩ8A9pĻŕ10dŇŊ11I13Ɣ14ľ15Ōũǋ17y19Ǟ28Ŵ30NƟ
~ecor	64 -10Ŋ10ǟ13ţ14ƾƿ37Ǘ39Ż71ŋ
~ect	53 -9ō-7ơƹǧ7Křǌ8dIUƴǚ9ĸŖǞ10qŒƃ11ŞǑ13DĵľŗƎƭ14EFſ15ŋǁ17xŇǒ19a20Ɖ21ķ22Ƌ28ŏ29Ƙ
~ect>	64 -7ǧ7bpŬŹžƪǜ8DJŢ9Ŏřǅǘ10ǚ11dUĻĽŋ13ķŒƴǞ14ŏ16Şǒ18EF24Ƙ
~ecte	69 -12ƈ7ũ8ƴ12IƉ14ŏ15ķ16ĸſ30Ň
~ecti	71 -7ơ7r9ŋŏ10Xǌ11Əƫ15ƃ16Ŗ18ƭ19ŗ20ĵ21ľ23ǁ24x
~ecto	74 -8ƹ14ƈ20Ǝ
~ectr	74 -7Ľ7Ĵ8Ƙ10P13K16q21Ǒ31Ƌ
~ecu	74 -13ǈ-11ƫ8ƣ9ǍǗ11t12Ķ36Ǝ51Ʋ
~ecur	76 7ǘ9ƣ10Ǘ12Ķ36Ǝ
~ed>	31 -36ő-31ǩ-24ť-19ĻǑ-18Ő-16Zł-15ŜƧ-14ƒǖ-13aAL-12DVWŚžǈ-11Œƙǂ-10gXŕű-9ŦźƗ-8nĶľǇ-7dNOTŊƣƥ7ipyƀƊǛ8jQŀŘŧƁƂƆƖƤƮǒǨ9ķŗƹƺǍǎ10Ŭ11FŃŎşŻƲ12wŝǥ13ƿ14ż15eŭŽƈ16ŰǤ17PĹŴ18ũƭ19Łƞ20ŋŏœǜ21lƃƋƓƛƨƷ22ņŠƄ23ĺǗ24Ư25GńƳǃ26ſ27ļŸƪǘ28ơǦ29ƕ30hmYŌǢ31Ŕ32ƌƫ34Ƒ35Ť38ǧ45ǅ47š52ƴ55f
~eda	83 9Ư10f11z15ƀ17V26y28Ū
~eday	87 10Ư11z17V28y
~edd	83 7ǧ12ĺ13ǔ15f
~eddi	83 7ǧ12ĺ13ǔ15f
~ede	89 10Ư17Y19Ł33Q
~edi	57 -11ƿ7ƌ8ŝŬǁǖ9Yĸ10ļƕ11Q12Ƽƽ13W17u18Z21e23ƹ26Ǘ27ƃƻ28Żǂ52ĵ
~edic	67 8Ƹ10ǁ14Q15Ƽƽ16Ǘ17W33ƃƻ34ǂ
~edin	80 25u41Ż
~edit	64 7ő9ǖ10ĸŝƦ11ƕ12YļŬ15Ǘ21Z23e60ĵ
~edl	87 46ǁ
~edle	87 46ǁ
~edo	81 15Ƌ20ƈ29ƌ
~edon	83 12ƌ15Ƌ22ƈ
~edr	72 7y9Ɨ10Ɯ16Ɲ20Ơ28Ɔ
~edro	72 7y9Ɨ10Ɯ16Ɲ20Ơ28Ɔ
~eds	70 -15q-13T7ŷ9ŭ11ơ12ƕ13Ł15ǂ19gƑ24ƄƯ35ƻ
~eds>	70 -15q-13T7ŷ9ŭ11ơ12ƕ13Ł15ǂ19gƑ24ƄƯ35ƻ
~edu	57 -8ŗ7Ǣ9Y10Ƙ12ƀ13Ɓ15Ŏ16Ŧƚ18ň20R21Ʊ30m45Ř
~educ	58 -8ŗ10Y13ƀƁ15Ŏ16Ŧƚ18ň22Ʊ31m46Ř
~edul	82 10LǢ16Ƙ29R
~ee>	54 -12Jĺ-11p-10ǔ-8aQƘǇ-7Oƞǅ7yŎœƂƏƲƸ8rsDźƊƝ9vB10Ť11ZĽŒǂ12ŊƑơ13Ł14NļǄ15gLǀǞ17Ĺřţ18ň19MƔ20tHƄ24Vƾ26ǁǜ27m
~eed	47 -17Ň-12Ļ-11wǩ-10Ʒǒǖ-9lƦ-8iIVƗƘ-7AłōƢ7ŽƍƺǉǠ8ŌŭƤǅǏ9cƖƝƾǡ10pYƜ11Ǌ12mvŘ13GŪū14sƁǌ15Q16ŀŵ18e20ŃƬ23hŻ24Fƕǁ26uŎƿ28Ư29Ĺ33ƭǧ37Ł41Ƅ42Ǧ
~eed>	49 -16Ň-14ơ-12Ļ-11w-10Ʒǖǩ-9lǒ-8IVƗƦ-7gł7ŽƍƒƯǉ8ŌǠ9ƝƤƺǅǏǡ10Ɩƾ11cpƜ12Ǌ13muvŘū14GŪ15sƁ16Qǌ17ŵƕ19eŁ20ŀ22Ń23Ƭ25hF28Ŏƿ29Ƅ31Ĺ32ǧ35ƭ44Ǧ
~eedi	80 25u41Ż
~eedl	87 46ǁ
~eeds	73 -14T7ŷ9ŭ12ơ13ƕ14Ł20g26ƄƯ
~eek	53 -11ǩ-7Z7ƜƤ8ŕ9gůƖ10iť11PƟ16ĺ18ǎ20Ń21Ľ25L26ƿ28k31Ų32ŵǝ37ƙ48Rŭ
~eek>	56 -11ǩ7xũųƕơ10gůƖ11i13P14Ń16ŵ17ƿ18ĺ20Ų26ǝ27L36R38ŭ40ƙ
~eeke	72 9ǎ10Ɯ15ƿ16ť18ŭŲ21R37k
~eeks	73 7ǎ10Ń11Tǝ12ŕ16Ƥ19Ɵ21Ľ24ŵ
~eel	59 -8bŝǂ7M8iǟ9ŧž10ĵŋƛ11tŀņǨ13ŷǐ15ş16Ź17Žǁ19rŎƞ21Ţų22Ƹ23ŵ27Ň31Ũ34ǚ36Ƭ
~eel>	63 -8ŝ-7Xǂ7ƵƸ8M9ǟ10ž11ŋŧƛ12ĵƬǨ13ƞ14ņ15Ũŷ18Ź19Žǁ21Ŏ22r23Ţ26Ň33ų
~eeli	78 8N9x10ŀł13i18t19Ƹ23Ũ
~eels	76 -12ų-9b8ŀ10ƞ11X19ǐ31ŵ33Ƭ45ǚ
~eem	84 8Ƣ10Ǩ11ǌ32Ǔ
~eeme	84 8Ƣ10Ǩ11ǌ32Ǔ
~een	46 -13ų-9cŨǞ-8ƠƦǚ-7nOŪƭ7kAźżƋƪƾ8Ů9vňſƊƴǜ10ŶƈƸǂ11Ƃ12ƌƿ13tŻǅ14ŏǒ16aŕ17főǘ19lŝţ20ņƳ21Ÿ24ǩ25i28Ƽ32š35Sǟ38G53Ź
~een>	47 -12ų-9cŨ-8Ʀǚ-7nOŪƠƭ7AŲżƋƪ8kƾ9Ůſƴǜ10ňŶƈƊƸǂ12ƌ13tŻƿǅ14ǒ15ŏ17aőǘ18f20lŝţ21Ƴ22ņ23Ÿ25ǩ26i29ŹƼ33š36Sǟ39G
~eena	73 -8Ǟ8Ƃ13ŭ15ź19v25Ź
~eens	89 11ś13Ƃ18Ź
~eent	87 8ƖǤ9Ń32ŕ
~eep	51 -15ŷ-11ĶǇ-10ŭƅ-9iŇŶƪ-8RŘǔ-7Ĵ7UŌŸ8WŬųƝƻǙ9PĻŉŨũūǒǟ10şƀƤƮ11ľŀł13otŋſǛ14YŚ15Ţ16Ŀǝ17ƊƥǏ18ŝ19Ƽ21nōŽ25Ƨ26ƷǗ32ƵǠ35Ű40x
~eep>	54 -14ŷ-12Ǉ-11Ķ-10ƅ-9ƪ-8iŘǔ-7Ĵ7NŸ8xŌƀǨ9qWŬųƝǙǩ10ŉŨū11ƤƮ12łş13Ļ14nǛ15Yŋ16oſ17Śǝ18ƥ19Ɗ20Ǐ21Ƽ23ō27Ƨ29Ʒ30Ǘ33Ƶ41Ű
~eepe	81 10x18ǘ23Ǡ
~eepi	70 -10N-9Ŷ-8Ň10ľ11ũ12Ţƶ14UǠ15Ž22tŀ23ǟ39x
~eeps	75 -8Rŭ7Ǡ11Ţ12ǒ13cn15ƻ22Ŀ23P26ŝ
~eer	71 -14R7ƀ12qŀ16i22ƏǏ27V30Ǜ34ƿ
~eer>	77 -14ƿ7g8ƀ11i24Ǐ29V33Ǜ
~eers	81 -16R-7ũ14q24Ə53ƿ
~ees	61 -9Q-7Wƙ10Œ16j17ǣ20Ǒ23ǈ35Ǉ37Ƒ
~ees>	61 -9Q-7Wƙ10Œ16j17ǣ20Ǒ23ǈ35Ǉ37Ƒ
~eet	55 -8Ņ7fŚŢơƿǣ8UƊƦƺ9ŀ10wEƏ11Oŧƞƶ12ǃǐ13hG14PŜǀ15łŬ16t20Ű24ǋ27Ɔ28ƙ41M47D
~eet>	57 -8Ņ7hǣ8fUŚƊ9Ʀƺ10wŀƏ11Eŧƞ12ƶ13ǃǐ14GŜ15Płǀ16Ŭ17t21Ű25ǋ28Ɔ29ƙ35DM
~eeth	87 9ƫ10h13Ţ15ơ
~eeti	81 8Ǚ12M18O
~eez	89 13ƛ15ķ30j
~efe	78 -8Ũ7ź17Ĵ36K50ļ
~efer	79 -8Ũ17Ĵ36K50ļ
~efi	64 -7ǥ7Ƨ12U13Ʀ15Ƭ16Ɨ34ƫ39W
~efic	68 36ƫ
~efit	76 -8ǥ9Ƨ15Ʀ20Ƭ47W
~efo	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
~efor	56 -18Œ-11ƒ-10Ņ-9Ŧǩ-8ōũ7iIŎŵǅǧ8GĽƕ9Šƈ10Ǖ12ŧ13uOŊťƄƽ14TŁŉ15ƫ16a18LŃ19Ǌ20Ǔ23Jƴ25œ26ƅ33ņ37Ř
~efr	87 -7D18Ľ19ǌ23ǋ
~efro	89 -7D19ǌ23ǋ
~eft	68 -7ŀƬ7Ť8ķƈ9lĸƎ11Ŗ12Ķ14ŕ15Ƨ17ōŢ18Ɣ20ŝ21ƶ22Z24ƀ27Ŭ
~eft>	68 -7ŀƬ7Ť8ķƈ9lĸƎ11Ŗ12Ķ14ŕ15Ƨ17ōŢ18Ɣ20ŝ21ƶ22Z24ƀ27Ŭ
~efu	87 -8Ũ23Ǚ34ƴ38ũ
~ega	73 8f12ŋǅ13Ʋ23ǡ24ǃ28ƶǆ
~egac	89 35ƶ
~egal	78 9f13ŋ15Ʋ27ǃ31ǆ
~egat	87 28ǡ
~ege	66 13Ɯ25ź33y40Ʊ42m
~ege>	66 13Ɯ18y25ź41Ʊ43m
~egg	86 11ǔ15Ķ23Y43h
~egi	78 9ƕ13Ť14ǃǖ15Ō21Q28ūǊ
~egis	81 15ǃǖ29ūǊ
~egr	78 15Ŷ16Ʊ20j40m
~egre	78 15Ŷ16Ʊ20j40m
~egu	73 -8Ǧ7ƙ8JųƂƩ10Ÿ12Ƙƾ13ŲƉ15ơ27ǔ
~egul	73 -8Ǧ7ƙ8JųƂƩ10Ÿ12Ƙƾ13ŲƉ15ơ27ǔ
~ehe	84 41ƀ
~ehen	84 41ƀ
~ehi	60 7ž8ŵ9ŭŶƃ10Ƴ12uŠŷ13Ŭ14ū16pŰŹ17ƶ20Ż25Ŵ32Ūǐ39ų
~ehic	64 7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Ű19ų27Ŵ34ǐ36Ū
~ehin	71 12ƃ13ŻƳ15uŠ17ŷ19Ź20p21ƶ25ų
~eho	67 -19ų-7ů11o12Q13Ū17ŞƏ18Ʈ21ǋ24n26ŷ30T
~ehol	68 -19ų14Ū19Ʈ25n26ŷ30T
~ehou	87 -9ů16Q23Ə27ǋ
~eic	89 33ń
~eico	89 33ń
~eig	63 7ļŤ8ŁłƒƟ10ƙ12Ņ14ŕ15ǂ18Ɯƞ19Ǎ25Ŀ31C59ƺ
~eigh	63 7ļŤ8ŁłƒƟ10ƙ12Ņ14ŕ15ǂ18Ɯƞ19Ǎ25Ŀ31C59ƺ
~eil	84 -9Ť17Ŀ22h23X24ƛ
~eili	87 -10Ť18Ŀ24X25ƛ
~ein	70 -7eǁ7Ƽ8lķƱ9cHŊŶƤ12F13tŽ18U19ǆ22Ş24ŭ28ǟ29ŋ
~ein>	83 -8eǩ9Ƽ11Ʊ12Ƥǟ13Ş14H15ŋ24ǆ
~eing	73 -8ǁ9lķ10cŊŶ11Ş12ǩ13F14t15Ž17ŋ19ǟ21U25ŭ
~eip	83 23Ƙ32Ǌ
~eipt	83 23Ƙ32Ǌ
~eir	61 -11I-9ǣ-8Ŧ-7Jŷ9Ƴ10ľŚŝǗ11ŧ12y13Ǔ14Ǒ17ƢǐǕ19v25Ŕ27ǘ32Ʊ38ǈ46ǒ47Ņ
~eir>	62 -11I-9ǣ-7ŷǧ7ƃǘ9Ƴ10ľŚǗ11ŝ12yŧ15Ǒ18ǐǕ19ŔƢ20v33Ʊ34Ņ39ǈ47ǒ
~eird	89 -9J30ǘ
~eirs	87 -10Ŧ8ő10Ŕ11Ǔ20Ņ
~eit	82 -18ƪ-7ƞ10ƽ12r14Ǎ20ż23Ŭ
~eith	82 -18ƪ-7ƞ10ƽ12r14Ǎ20ż23Ŭ
~eje	89 8ſ20ƴ
~ejec	89 8ſ20ƴ
~ek>	56 -11ǩ7xũųƕơ10gůƖ11i13P14Ń16ŵ17ƿ18ĺ20Ų26ǝ27L36R38ŭ40ƙ
~eke	72 9ǎ10Ɯ15ƿ16ť18ŭŲ21R37k
~eken	72 9ǎ10Ɯ15ƿ16ť18ŭŲ21R37k
~eks	73 7ǎ10Ń11Tǝ12ŕ16Ƥ19Ɵ21Ľ24ŵ
~eks>	73 7ǎ10Ń11Tǝ12ŕ16Ƥ19Ɵ21Ľ24ŵ
~el>	56 -10XǞ-8Bŝũůŵ7ǟ8ŧžǔ9ŋƌƛƣƬ10ĵƋƞǨǩ11AƁ12ņ13ŨŷƆǕ14Ʃ15Źǁ16ŽƊǀ17mŎ18rƟƾ20šŢ22Ň23Ū28ų33ƤƵ
~eld	75 -11ƚ9P10ĸŎű11J12Ś15ǈ16Ʋ17ū19Ɓ24a27S
~eld>	77 -11ƚ10ű11JĸŎ13Ś15ǈ17ūƲ19Ɓ25a
~ele	69 8s9P11K13ƣ15q16ǩ18ş19Ǒ23š26Ž29Ƌ
~elec	74 -7Ľ7Ĵ8Ƙ10P13K16q21Ǒ31Ƌ
~eled	87 31š
~elem	87 34Ž
~elf	57 -13ŗ-8Ʈ7aŠŢƾǂ8ŶƕƘǑ9tƀƯƻ10Ɠ11ǣ12VƎǚ13cC15ŁƷǇ18ţ19QōƢ20ǉ21nHŦ23Ʀ25g
~elf>	57 -13ŗ-8Ʈ7aŠŢƾǂ8ŶƕƘǑ9tƀƯƻ10Ɠ11ǣ12VƎǚ13cC15ŁƷǇ18ţ19QōƢ20ǉ21nHŦ23Ʀ25g
~eli	59 -11CR7lMTłǀ8S9iƟƬ10mŸ11Ķǡ13t14ƌƸ15Ǖǩ16ŨƯǋ25Ń29Ǜ36ǐ44Ų
~elie	79 9Ō11lM12S13Ƭ14m15Ÿ24Ư26ǩ
~elin	72 -12C8xNŉǚ9ŀł11iǀ12Ɵ17tƌ18Ƹ21Ũ31Ń
~eliv	64 -11R9Ɲ13ǡ20Ǖ22Ǜ40ǐ51Ų
~ell	40 -16o-15dǐ-14ǥ-13LĺŇ-11ś-10Xłǝ-9arZŞ-8cŌŒřşťŻƣǇ-7vTĵŦ7EFŢŰƏƐƥǖǣ8MNĶŠƘ9giuŜƨƵƷƸǃǆ10kIƞ11pņŔŝſ12UŨƴ13Ŋ14bōƒǑ15PŅƄǛ16xǩ17Ƴ18Ťƕ19Ĺǟ20ŶƝ21ǄǨ22ńŖǦ23Ɠ25ű27Ɗ28tB31ǔǞ32Ľ34H38Ƃ
~ell>	42 -13LĺŇǐ-11dǥ-10łś-9crsXĵŞǝ-8ZŌŒŻƣǇ-7aoTķřŦ7lĶļĿŀœŗŪŹſƜƭưǈ8gnFŢŰżƏƥǖǣ9bEMN10uŠƊƷǆ11ix12kpƕƞǛ13Uŝ15IŊōŔǞ16Ƅ17PŶƒ18ń20ŤƝƳ21ĹĽű22ǟ23Ǩ24Ǆ27Ŗ31t34ǔ37BH
~ella	60 -7n8ǃ9xń10ſ11BŜ12Ƙǩ13Ǒ15ņ27Ɗ35Ǧ62Ƃ
~elle	79 -8o8Ŷ9ű10ǃ13Ɛ14b16Ƹ
~elli	74 12ƨƴ14s15Ũ17Ņ34Ǟ42Ɠ
~ello	87 -11B11w20ǩ21Ƶ28Ľ
~ells	87 7K8Ǝ10Ǜ14C17ƕ
~elo	71 7ƥƴ10ǀ13D16Ǐ26Ɗ33H35Ɨ41m
~elon	81 8ƴ9ƥ19Ǐ41Ɨ
~elor	82 49m
~elow	89 13ǀ33Ɗ
~elp	66 -10ŏ-9kR-7r7ŀǜǩ8vƱ9ǉ10Ţ11ŝ14sŒǈ19Ǒ20ĵ23ň28A34zǇ37Ĺ
~elp>	69 -10Rŏ-9k-7r7Ưǜ8ŀ9vƱǩ10ǉ11Ţ12ŝ15sŒǈ22ĵ26ň33Ǉ39Ĺ
~elpi	87 38z
~elps	87 10c40A
~elr	73 40Ƙ
~elry	73 40Ƙ
~els	52 -17ǩ-11ơ-10Ś-8G-7bŏƯ7ŉƻǥ8ķŀƼ9hŎǋ10ǐ11FƢ12ų13HŢƙ14Ʈ16ƥ18ǝ19ŷ20Z21ǈ22Ƭ25nŁ30ǚ33ş36ŵ41ō42ń
~els>	75 -11ų-9b-8Ś8ŀƉ9ƞ11X14ƻ19ǐ31ŵ33Ƭ44ǚ
~else	54 -17ǩ-10ơ-8G-7ŏ7ĺ8ŉƼǥ9ķ10hŎǋ12FƢ13Ţƙ14H15ŵ16Ʈ17ƥ19ǈǝ20ų21ŷ22Z27nŁ35ş44ńō
~elt	86 -12ǆ8ƭ12p14Ż15j23ǃ
~elt>	89 8ƭ12p15Ż
~elv	78 9a11Ō14x24Ř
~elve	78 11Ō14x24Ř
~ely	70 -14Ƽ-7A8ţǏǙ9ǂ10UƯ12Ż13żƘǟǣ14ƾǚ15ĺ16Ǖǜ17ũ20Ƹ
~ely>	70 -14Ƽ-7A8ţǏǙ9ǂ10UƯ12Ż13żƘǟǣ14ƾǚ15ĺ16Ǖǜ17ũ20Ƹ
~em>	48 -20ƞ-19ǧ-15Ļ-14ŶƱ-13Ɨ-12Ŏ-11GŊǔ-8cBĿŦŨ-7aĺĽŐǅ7eglLPŔŜ8xšǋǩ9ǖ10ŷƄƬ11E12Ǖǘ13ŬżƎǐ14ž15Sƶ16w17vơ19ǈǗ20Œ23y25œŧǓǚ26Ǒ29Ƙ31Š33ǒ35Ư38ő44Ş45Ţ59ŝ
~ema	58 -15D-8Ļ8ƙǗ11q15Ǖǧ21Žư25Ľ26ś32ǘ33ǈ36K54J
~emai	60 -16D7ƕ9Ǘ15ǧ16Ǖ26Ľ27ś34ǘ37K56J
~emat	79 -9Ļ31Ž32ư
~emb	69 -8Ś7B8œ9xŦƢ12ǅ14E17h27ř29ƶ41Ľ
~embe	69 -8Ś7B8œ9xŦƢ12ǅ14E17h27ř29ƶ41Ľ
~eme	54 -16Ǐ-7gŏ7xŦư8ľ9ĸƖƢƪǅ10Ƙ11EŚ12ƌƥ16ǀ18Yƛ19ǌ21Ǔ22ƶ23Ǣ24t31Ľ33Ɠ37Ķ41Ɗ
~emem	70 7B8œ9xŦƢ12ǅ15E30ƶ43Ľ
~emen	57 -17Ǐ7ƁƝ10ĸľƖƪ12ŚƘ13ƌƥ20ƛǌ22tǓ24Ǣ36Ɠ40Ķ44Ɗ
~emer	83 11ƃ30Y
~emi	73 7Ʃ9X12œ14Ǥ17ǚ18ť19a28Œ
~emic	86 21ǚ22ť
~emiu	77 7Ʃ10X13œ15Ǥ30Œ
~emo	80 16ĽǄ42ƌ
~emod	83 43ƌ
~emp	57 -9ǃ-7oő7yƩǥ10ǘ11Vƣ14ǈ15Ǒǣ16q18Ƨ20W21ǜ23S26Ǉ31Q32Ɵ
~empl	58 -9ǃ-7o7ǥ11V15ǈǣ16qǑ19Ƨ21W22ǜ23S26Ǉ32Q
~empt	81 11y19ǘ47Ɵ
~ems	80 7Ƹ10ƋƼ13ǜ14x15Ƙƛ
~ems>	80 7Ƹ10ƋƼ13ǜ15Ƙ16ƛ
~en>	33 -18Ł-16Ū-15Nơ-14ŀų-13Yźƃ-12BXş-11FTŞŤƉƦƵ-10UƀƗ-9cjǃǄǐǗǚ-8qzJķŅřƝƥ-7nļŚƢƨƺǆǊ7bĻŶƐƲǏ8ŎŔśũŰƙǔ9rĸĹŒƸƹǜ10ǣ11ŗƜǀǧ12ĺĿǟ13gARŻƴ14dfOņŢ15łƛƫ16Vǅ17ŲƋƽǩ18Ŝ19ƈǙ20yĶ21vōƅƿ22ſǒǝ23ŃţżƧƾǂ24ƌƳ25šƼ26Ɵ27ť29sƖ31Ÿ34ǘ36őŹ38L41ŕ42ǎ43S44G
~ena	70 -9Ǎ-8Ǟ7Ǣ8Ƃ9hƟƣ12ŭ13Ƣ14ź18v20F21Ǔ22Ź23Ɯ
~enag	73 -8Ǟ8Ƃ11h13ŭ15ź19v25Ź
~enan	83 -10Ǎ9Ǣ11ƣ12Ɵ16Ƣ25F29Ɯ
~enc	62 -8SŬ-7Œ7ŧƸ9ř10Ũƍ11ł12ǅǣ13ň14G15Ż16K18ņ21Y24ƕ28ǡ42Ƒ
~ence	64 -8SŬ-7Œ7ŧƸ11Ũƍ12łǣ13ňǅ15GŻ17K19ņ25ƕ29ǡ43Ƒ
~ency	83 11ƃ22Y
~end	47 -16ơ-14Ś-13Ƭǈ-12ǆ-11Ǐ-10Ť-9ũƦǝ-8wŖƁǎǒ-7npyHƮ7ĵƈƳƿ8uŲƜƴ10RZŬƢ11KĿŌ12ŔŦ13lzŐƧ14S15AŠ16GIŰƯǤ17ųŸ18ťƷ19Ƅ20Jŕ21ǧ22bļ23ǌ24X26B29ż33kǕ40ƪ41ś52ƕ
~end>	52 -18ǎ-16ơ-13Ƭ-12Śǆ-11Ǐ-8Ťũ-7wL7łƐưƲ8aglŰƪǢ9IĵŁƈƯǃ11ƿ12ǅ13K14zZ15ĿŔ16ŌŦǧ18BSǤ19GŠƕ20ų21Ʒ22Ať23J26bļ27ǌ29X32ś43k
~enda	87 13I15ǚ18LŰ
~ende	64 7ļ9lƫ11Ǒ17Ŭ25Ÿ30ƪ31Ƅ43ż44ƕ
~endi	82 -10Ʀ9IĽ10ĺ12ƕ13ŕ18ƴ23ś
~endo	82 -7ǝ56Ǖ
~ends	67 -11ǈ-9ļ-7k7Ƣ9eƃ10ǧ11ū12Ʃ13řǎ14ƤƯ15BR18Ɯ19Ų22u25ŐƧ27ŕ31ƪ
~ene	50 -14ŗƢ-12ž-10Ŕƭ-9ĿŌ-8Łǌǝ-7ƌǥ7ŊƯ8eśƛǞǨ9ƦƮ10iņŨǓǧ11YƠ12ōƬ20Ƴ21ǅ22Ŝǡ27Ƥ28ĹŤ29W37š41ƫ52ŕ
~ened	60 -9ĿŁǝ-8ƽ7Ƥǜǣ8Ŗƨ9ĺ10ƛƯǨ12Ʈ13ņŨ14iYĹō16ǅ17ƫ20š25Ƴ34Ť
~enef	65 -7ǥ8Ƨ13Ʀ17Ƭ35ƫ39W
~ener	73 -18ŗ-16ž7ǖ10Ƹ14ǅ15Ǔǧ34ǡ
~enew	61 -15Ƣ-11ƭ-10ŌŔ-9ǌ11ś12Ǟ16Ơ21Ĺ25š27Ƥ30Ŝ65ŕ
~eng	75 -8ŸƩ-7Ƽ8Sƃ10h11ǀ16űƘ24ƭ29Ų32f
~enga	84 18Ƙ36f
~enge	83 -9Ÿ9ƃ11h13ǀ33Ų
~eni	71 7r8Mǎ9gǈ10Hǩ12Ű15R17P19ũ28ƴ29Ǟ35L
~enie	87 11M35ƴ
~enin	75 7Ŀ8r9ǎ10g11Hǩ13Ű16R20ũ31Ǟ38L
~enis	89 12ǈ24P
~enj	82 11ǟ18g23t36U
~enjo	82 11ǟ18g23t36U
~enn	87 13cmC
~eno	70 -8ų7Ɠ8Ş9ŎƗƯƷ10ŀ11Q12Ķ14r16jy17ť19ŷ20ž24ƌ32Ƭ
~enou	72 -8ų7Ɠư9ŎŞƗ10ŀƯ12Ķ15r17jy18ť20ŷ21ž33Ƭ
~enov	89 32ƌ
~enr	89 41W
~enro	89 41W
~ens	51 -13ŕ-12Ʈ-11nĺ-9ő-8Ĺƌ7lƂƗǊ8sCXŗƨƺ9ƄƎ11oRū12dƘǄ13ſưǀ15aYǨ16Ƨ17ǩ19ƀ20ǝ24ǣ26ĸ29ň31ŷ32Ʒ33ĶǏ35Ź50Ÿ
~ens>	62 -13Ʈ-11ĺ-8Ĺƌ7šŵƃ8Ţǒ9Ƃƛ10ƙ11ƨǨ12ĸŹ13C14R15ǣ16ŗǄ17ſ22Ƨ23Ʒ25ǝ26ǩ34Ǐ
~ense	57 -13ŕ-11n7Ǩ8ǊǛ9l10s11Ƅƺ13oYū15dǀ16ư17a19ĸ30Ź33ň37ŷ59Ÿ
~ensi	71 7ź8ǣ9Ǐ13X14Ɨ19ƘƷ29ƀ51Ķ
~ent	35 -17X-16ǈ-14ǂ-13ŇǊ-12Ů-11HĹĿƒ-10iTĻǃ-9ahqVŁłƇƧƭƷǧ-8gjsBŅōŦŪŴŶƀƄƙƨƶǝ-7ovwIORYŌŘşųžƉƻǉǎǠǡǣ7tQĵľţƘǇǍǒ8GZ9ŝƤƫ10ŠƖǞ11ķļŬƓƩƳ13WńŜťǜ14lŃƔ15ĴŞƃǓǖ16ĺŐũƽ17uĶšŵ18Ľ19œŤǘ20űźƁƊƝ21Ɨǅǆ22NŔƣǗ23őŕż24ǚ26zƜ28ƥǢ29Ǒ32ŏ34Ǐ35ơ38ņ41Ƣ44ǔ49F61Ơ
~ent>	39 -15X-14ǈǍ-13ķ-12Ǌ-11Q-10Ňƒ-9ĻĿǧ-8iqPVĹłƇ-7anRTŅŭŴŻƌƧƭǂǃ7ŀűƅƏƩ8ƕƳƼ9DŽ10tWľŜƗǥ12Ǘ13ŕŠũƫǚ14ļŃŐƔ15ŝƃǞ16GťƓƢ17uš18Ľƣǜ19ŏǓ20l21Ş22Ķ23ź24őœƊǑ25Ťƥ26ǘ27Nơ28Ŕ29FņǏ31Ɯ40ǔ71Ơ
~enta	68 -16F-10Ơ7ƚ8Ƥ13W16P17Q20ŵ31Ƣ38ķ62Ɓ
~ente	72 -21ǌ8ƤƸ10cǒ13ƥ14ǋ15Ǉ16ǩ17Ĺ19Q20ŏ22Ƣ23Ǒ25F39ơ
~enth	87 8ƖǤ9Ń32ŕ
~enti	71 -12H-9Ơ7ƣ8ĺǔ9dĽ10ƴ11AƢǄ12n13ż17ń18ū38ǆ43F
~entl	77 -23ǩ10Ő11Ƴ13ŎţƁ15ũ20ĺ22ŏ23ŧ
~ento	81 15Ǣ21Ɨ25Ǐ26Ɲ
~entr	87 11Ǎ
~ents	51 -19Ƹ-10Ůơ-9ŗ-8GƼ7UŜƃƣ8ŠŵƘ9ķƮ10ƌƥ11Ɯ12ǌ13ŭǔ14Ơ15ĵƗ16Ŭ17ZƝ18ńǖǗ19ņǚ20Ĵ22ű24żǍ25ƽ33Ǣ38z
~enu	80 7ǧ16X34Ǜ37Ǌ
~enue	82 7ǧ39Ǌ
~env	87 10ƞ15l16D18ǩ
~enve	89 15l16D21ǩ
~eo>	84 13g15Ɨ37M
~eon	80 8ſ12Ɠư13Łǚ18ǅ19Ƴ24A
~eone	80 8ſ12Ɠ13Łǚ18ǅ19Ƴ24A
~eop	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈ26ǇǗ29ǝ
~eopl	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~eor	84 14Ÿ16C17y
~eorg	86 15Ÿ17yC
~eow	77 -11ŗ8ƙ9Ĺ11Ɠ19ƕ25F32ǔ
~eown	77 -11ŗ8ƙ9Ĺ11Ɠ19ƕ25F32ǔ
~ep>	53 -14ŷ-11ĶǇ-10ƅ-9ƪǟ-8iŘǔ-7Ĵŭ7NŸ8xWƀ9qūŬƝǙǩ10ŉŨž11şƉƤƮ12ĻłǅǞ13nǛ14ŋ15oYſǨ16Śǝ18Ɗƥ19ƼǏǘ23ō25Ư27Ƨ28Ʒ29Ǘ32Ƶ40Ű
~epa	70 7fƎ9Ŕ10ĸ11ũ14ş18Ǆ22Ř23ƏƘ29Ŧ
~epai	80 10Ƥ11Ŕ12ĸ13ũ20Ǆ33Ŧ
~epar	74 -10Ƥ7Ǝ8f15ş24ŘƘ25Ə
~epe	65 8xƱ10I11Ǒ14ǘ17Ǡ19u21ũ24Ŀ26z33Ư
~epen	68 8Ʊ10I12Ǒ20u25Ŀ27z34Ư
~eper	81 10x18ǘ23Ǡ
~eph	87 -13Ŷ10s13I15h18ų20ǩ
~epi	70 -10N-9Ŷ-8Ň10ľ11ũ12Ţƶ14UǠ15Ž22tŀ23ǟ39x
~epin	70 -10N-9Ŷ-8Ň10ľ11ũ12Ţƶ14UǠ15Ž22tŀ23ǟ39x
~epl	61 -21ŏ-8ſ7ũ8ž9ĺƥƮǋ11HƑ15Ƌ22Ɨ23ƈ29Ɠ31Ɛ32Ǣ34Ƶ62ǜ
~epla	62 7ũǏ8ž9ĺƥƮǋ11HƑ15Ƌ23Ɨ24ƈ29Ɠ31Ɛ32Ǣ35Ƶ
~epo	78 -10Ƙ8ǉ12Ż16ǋ17ĵ23ţ25ź
~epor	79 -10Ƙ8ǉ12Ż17ĵ24ţ25ź
~eps	71 -10Ư-8Rŭ7Ǡ8Ť10Ţ11ǒ12n13cƻ20ũ21Ŀ22P23u25ŝ30Ɯ
~eps>	71 -10Ư-8Rŭ7Ǡ8Ť10Ţ11ǒ12n13cƻ20ũ21Ŀ22P23u25ŝ30Ɯ
~ept	72 -16ő-10ZōƮ-9ǔ8Y9ƃǗ14ŶƐǈ19ŀ20ǖ21ŝ24ƒ28Űƥ
~ept>	73 -16ő-10ZōƮ-9ǔ8Y9Ǘ10ƃ14Ɛ15Ŷ21ǖ22ŝ24ƒ28Ű29ƥ
~equ	63 -7ƓƗ7Ĺ8ƀ10Ǚ12ƫ13Ľ14ĵƝ16ǌ17ơ18Ɣ19Ǔ21ǞǢ34ķ41Ǐ
~equi	63 -7ƓƗ8ƀ10Ǚ14ĵƝ16ǌ17ơ18Ɣ19Ǔ21ǞǢ34ķ41Ǐ
~er>	28 -36Ƹ-35d-24Ĺ-23mŠ-20Ō-17ŀƦ-16ƗƤ-14Ɲƻ-13ŘƏƔǑ-12Yǅ-11GŇƭƶƾǥ-10lƈ-9uůƞǃǋ-8ƇƌƪǄ-7iŃŶƉƖƬư7ŉťũǤ8cłƧƲǩ9sſƊƘƠ10ńņżƯǆǏ11ľƹǀ12eķŎŽǁǐǞ13hACEFţǣ14rVŒŸ15ŤǌǗ16jLXƼ17HUƋǂǇ18KŬŹƟƷ19ŜŲƂ20yļĽ21xzQZŦƽǕ22ūŮ23wIŢųƒƜƨǘ24BŐř25ƕƴǜ26ŻǨ27ǊǦ28Ŗş29Ŵ30pźǛ31q32ƿ33oƑǡ34Ƴ36t38őƙ48ƛ50Ņ
~era	50 -12Ʃ-8SňǏǩ7ķĹŉŕŝƪǣ8XŪǉǒǨ9ŃŐžſƦǧ10ƭƳ11źǌ12ŗƀƨ13ŠŷƁƘƚ15WǓ16ľŚǅǚ17Ƭǝ19Ƨǋ20Ƹ22šǡ23Ǣ25ŏ29Ɠ30ǥ32Ǝ33ư
~era>	87 16M24Ǝ
~erag	53 -7ňǏ7ŔƘƙǘǣ8ŉǉǥ9XķĹŕŝƪ10ŃŐſƦǒǨ11ƭ12źǌ13ƨ14Šƀƚ16Ɓ17W18ľŚǚ19ǝ20Ƨ21Ƭ22ž24š25Ǣ27ŏŗ31Ɠ
~eral	66 -16ŗ-15žƩ7ĺ13Ƴ14Ǔǧ28Ƹ30ǡ32ǥ45ư
~eras	81 13Ƙ33Ǝ
~erat	82 -7Ső9Ǉ23ŷ30ǅ37ǋ
~erc	64 -14ŘƂ-8ƿ-7Y7ǋ8Ķǖǥ11źǑ14Ǎ15ǆǛ16ǔ17Ĵ19ǢǦ21œ23Ž26ƚ39Ǆ
~erce	71 -16Ř-9Q-8Yƿ-7Ɖ9Ķ10ǔǖ12Ǒ13ź16Ǜ17Ǆ19Ĵǆ24œ25Ž28ƚ
~erci	73 -15Ƃ7ǌ9Őǋǔ10ǥ16Ǎ22Ǧ27Ǆ
~ere	31 -26Œ-21pų-19Tŀǎ-14ťƘǇ-13NOŶƓ-12ŐǑ-11xĴǅ-10bǊ-9tƇƌƮǂǆǌǏ-8vzLPRƒƺǣ-7ĺŁłƅƖǚǠ7hFķŊŎƎƜƹǔǕ8mĵĶĸŅŬżƃƄǁ9ňƨƭƲ10JUŇŌŖţũƀƣƩƼǀǗ11diŉŔřŵƾǈ12kYŘŢƂƏƙơƪǃǛ13uWŨƗ14ŤǢǦǩ15ƁƧƶ16ŧƉǨ17sŏ18S19ļš20fŷǋ21Ś22Hō23DƍƝƟƱǄ24jQVƦ25Ŝ27nſ28ŝ29CƞƤ30MŰǝ32Ǎ33l40Ɗ51G
~ere>	32 -21pų-20Œ-19ǎ-18Tŀ-16ǅ-15Ő-14ĺƘǇ-13OŶƓ-11x-10błťǊǑ-9KĴƌ-8vƇƒƮƺǆǌǟǣ-7tzLNPRƖǂǚ7ƢƥƷƹǃ8hFXŧƠƣƪƾǔ9ĵŅŉŊŬżƜƶ10rĶƁƏƲǀ11ĸļřƂƃƩƼǗ12dJUţƎ13YǈǛ14ikuŢƙƚ15ŨƦǋ16WŤŵƗǦ17Ƨ18Ɖ19CHSǍ20s21VōšŷǨǩ22Ś23flſ24ƍƝǄ25DƟƱ27jŜ28Q29nM30ƞ32ŰƤ33ŝ34ǝ42Ɗ50G
~erea	83 8M14ƣ17ǋ25C
~ered	60 -16Ǐ-10N-9ƚǨ-7qťŵ7ŐŗƄ8ſƾǁǡ10ŖşƁƪ11mŇƭǃ12ľ14ĹŎ15Gŉƶ17ļ18Ǣ19ƀƦ21Ō23lƨ26ŏ31Ǎ
~eren	66 -12ƚ-9Œ-7Ļ7Ƭǘ9łǥ10V11ǅǕ13Ŏ14Ş16ĺ18ňŘ20ŧ23Ŕũ25K
~eres	78 8ķō10Ĺ11ƪ12H13Ɣ17Š18B19ơ20Ň
~erf	79 9ŕ10aJ12Dř15Ļ21Ş24ƛ
~erfe	81 10aŕ11J12Dř15Ļ21Ş
~erg	80 -11t10ƃ11Ɗ24x29Y
~erge	83 11ƃ30Y
~eri	59 -7ţ7Xŧ8ŠŨŻǏǩ9dƽǕ10ŭǣ11bǅ14ſƉ15ŉ16ǈ17ņ18ŀƶ19Ƈǂ25Ƽ34Ǜ35Ő44Ų
~eria	89 8ǘ16Ǖ23Ɖ
~erie	64 7Ǜ8Xŧǐ9hŠǂ10Ũ12ŭǣ13ǅ15Ƽ19ņ20Ų23Ő
~erin	73 -7ŗ7ƭ9ƶ10Ɯ13ǩ16b17Ő18ſ19ŉ24ŀ33Ų36Ǜ
~erio	81 -7B12Ǐ15ǂ16Ƽƽ30Ƈ
~erl	89 -8K24Ÿ25Ĵ
~erly	89 -8K24Ÿ25Ĵ
~erm	64 -9AƔ-7ţ8ƌ9hƜƵ11B12gŋ13j14Ǖ19Ÿǜ22ŕ33Ź55ƭ78Ʃ
~erm>	69 -9AƔ10ƜƵ13B24ŕ60ƭ61Ʃ
~erma	83 13h19g30Ʃ
~ermi	78 -9ţ10ƌ15ŋ23Ÿ24ǜ41Ź
~ern	70 -10Q7LƊ8gƇ9V11ǖ12iŕǏ13Ņ14Ō15j23Ű26ŀ27Ŀ44ǔ
~erne	89 10Ɗ11Ƈ17ĿŅ
~erni	80 12V14ǖ15ŕǏ27Ű
~erno	83 7Ļ10L11g15i18jŌ
~ero	75 -16ť-7g7ǂ9ś12ţ20Ƽ21ř29ǀ36ƈ
~ero>	87 7ū14ţ25ř
~erol	89 9ǂ25Ƽ
~erou	83 -8g10ś33ǀ
~err	74 -7Ǣ9w10œ15ű16ǚ20ǝ27ļ28N30ŭ
~erra	87 7ǐ36ŭ
~erri	89 10g11w12Ũ13œ
~erru	86 -8Ǣ-7ō23ǝ33N
~ers	42 -24ǌ-16n-15dR-14WŮ-13ŐƬ-12DFIĿǁǡ-11ķ-10CŁŌşǝ-9PXƺǋ-8LĵōœŶƁƧ-7ctHUŝŵƆǀǩ7BGƃƏǒǘ8ŊŋƂƝƨǙǛ9zńŸƐƕƜƱǈǓ10ňƇƋǧ11buKŹǠ12ŜŠžǣ13ľņũƗƼ14EĻƣ15Mųƽ17ź18pł19ŷƻ20żƓƿǏ21Ǘ22ơ23Ǉ26ŖŴƲ27ǔǨ28ǃ30Ǖ31h32Ƣ34Ǒ35v37Aǆ
~ers>	45 -22ǌ-20d-16ŭ-14RŮ-12yDǁ-11FŐǀǞ-10lnIĿǝǡ-9cŁş-8CMķňŌœƁƺǋ-7LWĵōůƆ7oĹľŖŞŽǖ8ŇƱ9BGłŏŗŚŠžƏǒǘ10ũųƝƽǙ11ńŸƐƕǓǛǧ12zƇƋƜƨ13uKǠ14Źǣ15bźżƼǨ16E17ŷƣ18Ʋ19Ǖ20p21ơƻǗ23ƓƿǏ25ǃ26ƢǇ27A29Ŵ30ǆ31ǔ33h37Ǒ40v
~ersa	81 12s13Ļ18ŋ25Ʃ
~erse	83 9ǀ11ƾ14lƷ20Ƣ28Ǖ
~ersh	84 9Ƅ13Š24ǆ
~ersi	82 8ź12ǃ14OŤ16y
~erso	63 -11Ƭ-10WŞ-7n7gǜǢ8f9aŖǎ10Tų11Ƃǈ12ľƃ13J15ł16ŭ18Ŋ19A22Ǩ24ņ28Ŝ29Ɨ36M
~erst	76 7ĺƖ8ŀũ9r10ĻǞ12Ţżƽ14ů18Ʋ25Ŗ33ň
~ert	56 -12Ɓ-9ŕ-8Ƭ-7bŃ7şƧ8Ɲ9Hǃ10ƌ12ž13ŭ14Ƒ15ź16ơ18DT20Ɨ21ķ33Ǣ34ǌ50ǒ72ǧ
~ert>	78 -8Ń9Ɛ10ǒ12Ƨ59ǧ
~erti	63 -12Ɓ-8ŕ-7b8R10ǃ15ķ17ŭź18ǌ21ơ22Tǒ29ǧ
~erts	84 8ǧ37ǒ
~erty	67 -8Ƭ8ş9ǋ10Ő11ķ12H15ž18Ƒ21ǌ22D24Ɨ42Ǣ
~erv	64 -8ō-7ƿ7f8ŢųƕƼ9C11ŝţƏ14ǀǞ15Ŝ16ư18ű22ľĿ31Ǆ34Ǜ
~erve	77 -7ƿ7Ǘ10f11ųƼ12ǔ44Ǜ
~ervi	68 -7ŗ7Ş8Ţ9ƕ10C11ţ12Ə13ŝ16Ǟ17Ŝ18ư19ű26ľ32Ǆ
~ervo	86 -9ō13ǀ34Ŀ
~erw	70 7śƈ8vŤƲ9nűǂ10Ƴǃ11ioƸ13ǀ17Ś18JǠ36ũ
~erwa	87 13Ƴ25ũ
~erwi	87 11vű12ǂ13Ƹ
~erwo	78 9śƲ11ǃ13io19Ś20JǠ
~erwr	83 9ƈ11nŤ16ǀ19ũ
~ery	51 -7LŃŗŹƀǓ7ĻŘŪŰǄǅ8ƼƾǖǦ9bŒŔƊǑǡ10ǈǘ11ĴōŴ13K14iǢ16Tşŭƻ17n18UǙ19ķŷƗ22ů24Ƭ26ǒ32Z
~ery>	57 -10Ǐ-7LǓ7huƎƝƩ8cFŀŐƦưƽ9bŜǢǥ10Ūƾǝ11UŭųƻƼǡ12Ɗ13Ŵ14ĴŒ20T23Ǚ25ů26Z32ǒ
~eryb	67 -9Ư-8Ź-7Ŗ7AŎœŭŲǘ8ŁǗ9Ɩ10KŰƢ11Ũžǅ13ķŷ14ǩ15ľ18nǈ20Ƭ
~eryo	89 12Ž20ŷ
~eryt	65 -9ǩ-8ǝ-7Ź7w8AŝƂǑ9KƬƶƻǢ10Ŀ11UŘǦ14Ǆǐǖ15Ļ16Ư18ō24i27Ɨ29ķş
~es>	30 -28P-18ŦƂƬ-16tŵ-15ŅœŸžǋ-14ĺŭ-13aĴŃőƿǝ-12ilQƶƾ-11VƓƱǅ-10GNUŔš-9fCMSļśŝŧƣƪƴ-8FņŠŻƌƤƲǟ-7DRƭƳ7yŎŖũƅƊǌ8gHłŽƎƞ9bAŮŲƆǎ10cTŀŪƏƵƽ11ŰŹƄƺ12ĵƠǣ13ruOǁǕǘ14ƁƜƩǄǙ15ŘƉƋǀ16WZĽşơưǉ17ŴƙƚǚǦ18ţƧǑǩ19xǍǜ20ĿƯ21hvŜǔǛ22pŕŞƢǊ23Ƙƨ24wǒǖ25Ǐ26Ǔ27ǥ28Ǣǧ30ńůǗ31qǠ33ǐ35źǈ42Ƒ43o45ǂ48Ł58ų
~esc	74 8Ǎ9Ƹ27Ɣ28ƕƻ
~escr	74 8Ǎ9Ƹ27Ɣ28ƕƻ
~ese	62 -10Ǌ-8R7fƁ8nőŝƸǛ9qĺŜƠǜ10Cǌǟ11Ǉ12ŒǞ13Q14Nƺǩ15tŐ17lŋŪ19Aƒ24P27U
~ese>	62 -10Ǌ-8R7fŖƁ8nŐƸǛ9qĺƠ10CŜǌǟ12ǇǞ13QŒ14ƺ15ǩ16t17lŪ18ŋ19Aƒ24P28U
~esen	86 10Ő13őǜ15ŝ21N
~esh	89 -10a16ō18Ľ24ŏ
~esi	63 -8Sƕ-7ǉ7xGƥǔ8ńƜ9Ƣ11Ł12Ŵǈ13Ǉ14ŷǄ15ķ17Z19ǩ20Ǎ21u23n28Ʀ30ŀ38ǚ
~esid	65 -8Sƕ-7ǉ7ƥ8GńƜǔ10Ƣ12Łǈ13Ŵ14Ǉ15ķŷǄ18Z20Ǎ22u23ǩ24n30Ʀ
~esig	84 53ǚ
~esit	84 43ŀ
~esk	83 -14Ǐ10Zǈ11Vś14Ɲ35P
~esk>	84 -14Ǐ11Vśǈ14Ɲ36P
~eso	72 -7Ľǔ8cƇ9FŌ10uŰƛƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
~esom	72 -7Ľǔ8cƇ9FŌ10uŰƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
~esp	86 -12Ş10Ǔ13Ţ15ņ17U
~espe	89 -12Ş13Ţ16ņ17U
~ess	44 -21Ƃ-14Ū-10ōž-9ǒ-8Ł-7ŏűƩƮ7ľŷƽǎ8AE9MǛǢ10KţǠǩ11ǜǧ14Jłǔ15ŅŮŰǐ16GŎƖǂǚǞ17ǆǡǨ18ŭǅǙ19Ǔǟ21Ǆǋ22Ƽ23ũǃ24Ǌ25i27Ǘǝ28Ɲ29DU30ǥ50Ǧ
~ess>	46 -22Ƃ-14Ū-9ōőǏǒ-8ŁŖ-7Ũ7ŅŤ8ŷǎǑ9Eľŝũƪ10AMłǛǢ11UǠǧ12ǜ15J16iŮǐ17GŰǡ18ŎǗ19ǄǞǩ20ŭǅǓ21ǆǨ22Ɲ24ǋǟ26ǃǊ27ǥ29ǝ33D52Ǧ
~essa	89 15Ĺ26K
~esse	76 -7F7u8ǥ9tǚ10h11CƲ13Ǆ16ǔ17iƽ19Ǘ26Ǚ
~essi	71 -9ž8Ɛ9P10uţ13őŖ14Ņ16ńŐ17ŇƼ21ǚ29Ɩ
~esso	89 -9Ų13Ǐ19Ɲ43ũ
~essu	78 7ƻ10ł20ǂ28Ƽ
~est	50 -21c-16ŀ-12ů-11CƗ-9ŸƋǊ-8Ǆ-7pVZĺńŗŞƫƭǐ7ƶǉ8xĽłơƣƼ9ĻŖśư10YōǍǏ11ƞ12Ũ14ŝǁ15ĹŠƾ16ŇŹǎ17BU18tŊ19L20mǙ21Ƙ22Ɯ24w25vIK26ľƏ27ǔ33yķ34ǟ36ŉ
~est>	54 -22c-17ŀ-13ů-9AŸƋƗ-8ň-7pC7JĿōƜƪǩ8ĶƔƟ9Ź10x11ĹĻłśư12YŠǏ13ƞ15Ũ16ǁ17ŝ19ǎ20U21tLŇ22m25Ƙǟ26w28I29K30vƏ31ľǔ40y
~esta	80 -7C8W13ƲǛ15ƶ17ƣ19ǟ21Ǎ27ķ
~este	82 8ǂ9ķ13Ǚ20ơ22Ƽ
~esti	67 -8Ǌ7Ĺ8dg9Ľ10ŮƓǕ11ǉ14A17BŠ27Ŋ50ŉ
~ests	82 14Ź24Ǚ29ƾ31Ɯ
~et>	39 -21Ʒ-20Ƥ-19ŝ-18Ňǩ-16qŒ-15yŭ-13lŏ-12œŕƔǈǑ-11Ĺ-10ņƴǞ-9oōŤťƗƫǢ-8BFľǂǍǒ-7zVZũƑƟƼǡ7TXłőŔšŸƒƮƻǙǤ8afgrtKźƦƾƿǃǝ9xńŰ10JƏƐ11Iƃ12SŴƆƨ13wŃňŶǋ14GƎǜ15ƚ16kĻŊơƶ17DĸűǕ18ejŎŞƕ19śŵ20ŘƊƍƞǆ21HMŌŻŽư22WĴƵ23ķ24YŢ25Ź26ƛ27ƙ28v33Ŧ37ŀ40Ɩ
~eta	75 -7Z11Ɣ15Ǎ24Ƒ28Ǆ30Ɖ
~etac	87 30Ƒ
~etal	80 17Ǎ32Ɖ
~ete	71 -8ƹ12ưƽ15yǂ16j19Ǝ33Ů
~etec	84 -9ƹ23Ǝ
~eter	83 14ư18j38Ů
~etes	80 17ƽ18ǂ
~eth	51 -12Ťũ-8ĻŌžǝ-7aƛǘ7EPŊŔƦ8ƄǉǊ9gińŢŴŽǕǛ10ĿłŖųƯ11ŗūƬ12ņō13Ĵǩ14ZŪƫ15Řşŵ16ŶơǨ17Ş18ŏƺ19Nŉ20ĸƶ24Yƨ28ŀ29ĺ
~ethe	72 7fƀƫ8huŏƁ11MƵ12ZơǊ14Ĵǉ19s27ş
~ethi	52 -12Ťũ-8ǝ-7sĻŌžƛ7PŊơƮ8EŔƦ9ńƄƫǛ10giŴŽǕ11łŖūƯ12ĿņŏŗƬ13ō15ŘŪǩ16ŵŶ17Ǩ18Ş19ƺ20ĸŉ21Nƶ25Yƨ29ŀ30ĺ
~eti	64 -8U7ő8Ńǟ10Ƽ11Ŝ13OŅƭǈ17M18Ƨ22t26ń28P33Ķ40V
~etim	84 -10U8ǚ10ő11Mǟ16Ń19ǈ
~etin	80 8Ǚ11M17O
~etir	68 10q12Ŝƭ19Ƨ24t30P37Ķ44V
~eto	84 -11C-9ǩ-8Ƴ11ņ13ǆ16ƿ17Ł59l
~ets	61 -8ŷƔ7ŴƲ8ĺļ10ƎƢǣ11ƌ12ƭ13ţƁ14ǟ16Ŏ18Ŷ20Ł21ķŻ23Ɲ25ǩ28ƫ34h
~ets>	61 -8ŷƔ7ŴƯƲ8ĺļ10ƎƢǣ11ƌ12ƭ13ţƁ14ǟ16Ŏ18Ŷ20Ł21ķŻ25ǩ28ƫ34h
~ett	53 -12B-11Q-10Ŋ-9ŀ-8ũǖ-7œŹƾǩ7P8ǙǠ9Ŧ10rľƆ11Ĺł12jqŢƖ13p14G15LŞźǂ16ƨ17o18xŇ19Ƹƹ20U21Ŀ22KŔ23Ľ24Ś26b28Œ33ƞ42t
~ette	61 -12Ź-11Q-10Ŋ-8œƾ7słřǁ8Ţǐ10Ŀ12ƨ13rľ15q17p19Lź20oŞǂ21Ś23Ň25ƹ27KŔ28Ľ29t31b
~etti	66 -10B-9ŀ7Ĺǝ8iŵƞƨ9Śŭ10A11PUűƖ12Ǡ13Ǚ17Ŀ20j22t24x40Œ
~ettl	80 8Ɩ10G12ł13ŧ16Ŧ33ƞ
~etty	71 -10ű7Ř8SŕƉ9WŶǐǑ10ōŢŴ11Gƙ12Ũ15Ɔ18U24Ƹ
~etu	82 7Ǡ8f9ĺ10Ǌ13ǆ16T21Ǚ
~etur	83 7Ǡ8f11Ǌ14ǆ16T21Ǚ
~etw	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
~etwe	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
~ety	69 20Ƽ23Ǝ60Ǚ
~ety>	69 20Ƽ23Ǝ60Ǚ
~eve	40 -14Ŧ-13Ɲ-11ryĹŹ-10ŃƏƠƸ-9jǂǓǨ-8WXŇŠƌƭ-7stIłńŅŧŬƀƁƃƒƓƕƧǏ7ĴĿŏŢŭƚƢ8UVķŤƍǆǖǢ9nǐ10CşŸƻ11gLŨſƯ12hmKTŒŞ13ŗšŽƊƲ14ũǊ15ůŷƹ16ņżƗǙ17ŻƜǜǩ18Ƃƿǝǥ19ǘ20ų21Rƛ22HŖ23ŲƼ24ƙ25ƴ26Ŝ28ƩƬǒ43Z47ţ
~eve>	78 7ŋ9Ō10lM12S13Ƭ14mŸ18d23ǩ
~evel	73 9ŀ13ƣ18Ɔ20Ʃ21Ɗ24m
~even	60 -10X-8y-7ņ7Ʊƿ8Űŷ9h10ŕƬƹ11Ţ13R14Œ16Ũ17Ŝ18Ư20ũ22ż27Ǌ28L30ţ
~ever	42 -14Ŧ-12Ɲ-11rS-10ŹƏƠƸ-9jĹŃŌǂǨ-8LWŕŠǓ-7ńŇŧƃƌƓ7iƑǀǚǛ8ĴĿƍƚƢ9UķŏŷƹǖǢ10Ťŭǆǐ11V12nCőşƻ13R14ghKTŗŽſƲƿ15š16ŜƬ17ůǙ18ǜ19Ɨǝ20ƂƜǥ21ņ22ŻƩǘ23ƛ24Hų25Ų26ƙ27ŖƼ28ţƴ31ǒ46Z
~evi	76 -13ƶ-8Ŭ-7Ǔ7Ƅ9ǌ15Ǟ19Ŝ24ǩ28Ŗ30ƕ47Ž
~evic	84 52Ž
~evie	84 -14ƶ-7ņŢ17Ǟ22Ŝ27ǩ31Ŗ
~ew>	52 -12šƢǠ-11ťƉƶ-10ŏŷ-8oŉǋǌ-7P7kIŖƂǣǩ8ųƄƕƝǨ9Bũƹ10UƋƗƲ12ƅǑ13ĹǕ14Ŋţ15HĵŒǙ16ǉ17ƌƵ18ĺ19GƁ20Ƥ21ƈǈ22ŶŹ25Ǉ26ƞ29i30S31ǅ37ŕ38Ǟ
~ewa	63 -10Ō9Ə11śš12Ǟ20ŕ21Ū22Ĺ31ŜŰ
~ewal	66 -10Ō-7Ŕ11š12ś13Ǟ22ŕ23Ĺ33Ŝ
~eway	78 -7ų11Ə26Ū38Ű
~ewe	67 -9p-7ǘ8Ŵ10Ŝ14Ŗ15š20Ơ26ƅ27ƛ36Ƙ
~ewed	84 -7ņ13Ŝ18Ŗ20š25Ơ
~ewel	73 40Ƙ
~ewer	79 -11p-7ǘ7Ɖ13Ŵ31ƅ33ƛ
~ewh	73 -20ş-7ō7vĵ9Qǋ15Ű16ƥ17ǝ19Ţ20Ŵ21Ś27Ƥ
~ewhe	73 -20ş-7ō7vĵ9Qǋ15Ű16ƥ17ǝ19Ţ20Ŵ21Ś27Ƥ
~ews	84 -15ƭ14ƹ16j20ŕ26ǎ
~ews>	84 -15ƭ14ƹ16j20ŕ26ǎ
~ex>	74 -12ǧ-10Ǎ10Ơ12Ƙ26Q38ơ43ƫ49ƣ
~exa	65 7D8š9YŅ10ƕ11ŀǄ12J13l14Ťơ17Ƨ19d22ū61ǁ
~exac	71 8D9š10YŅ11ƕ12ŀǄ15ơ16Ť18Ƨ21d24ū
~exam	73 14J69ǁ
~exc	69 -8ǩ8H9i13Ƹ14Ɩ26Ŗ29Ŕƞ35Ƶ61Ǧ
~exce	76 15Ƹ69Ǧ
~exch	89 47Ƶ
~exci	84 11H13i18Ɩ38ƞ
~excl	87 7ŷǣ33Ŗ
~excu	89 41Ŕ
~exi	87 16ű18M19Ƶ
~exis	89 16ű19Ƶ
~exp	59 -7Ɣ7ŬſǊǏ9Ŏ10eXǅ11YƗ13BųŴ15Ƙ16ư17ņ18Ÿǣ19Ŗ20Ňň24ŕ25Ŋ29Ŕ32ĸ38Ǟ
~expa	89 41Ǟ
~expe	65 7Ľ8ŧǏ9ŨǊ10Ŏ11Xǅ13ƗǞ14Y17Ƙ18ư20ņǣ24Ň36ĸ
~expi	82 15e27Ÿ36ŕ
~expl	70 -7Ɣ9Ŭſ16BųŴ26ň28Ŗ31Ŋ36Ŕ
~ext	58 -13J-12ǥ-11ŭƱ-10C-8gƸ-7v7ǩ8kǘ9ſƫǖǦ10ŃŲ13ř14ĺśūƤ15ƂƴǞ16HƖ17yŎŕǇ20Ƈ22Ǝ25Ǥ26ǀ27V31Ɓ33Ǎ61K
~ext>	62 -12Ʊǥ-11Jŭ-10C-7v8pŗž9ǀǩ10ſ11Ńƫǖ14ś15ĺř16ū17kƖǞ18Hŕ19Ŏ20y29V34K36Ǎ
~exte	89 34Ƈ
~exti	81 25K32Ǝ
~extr	74 -10k-9ŹƸ-8g9ƶ13Ǧ14ŲƤ20Ƃƴ22ǀ23Ǉ33Ǥ41Ɓ
~ey>	41 -15Ńǣ-12ŭŵ-11Ĵǟ-10cĺŇſƷǃ-9jtIňŠŨžƵǞǢ-8aCMŁłƜƭǔǗ-7hmGŕŶƃƔƳǅǡ7BĸŹƫǕǚǩ8ƝƽǠ9Ŝź10iyTŐżƩưƻǓǧ11xRƈƦ12ƾǒ13U14ķǑ15šƖ16Ʊ17ŗŢŲ18z19AƅƐǨ20Ř21Ƨ23Ƽ25Œƕ26ƪ27Ŧ28wơƴ29W30Ơ31vǖ32Ņ33Ş34Ǥ46Ŕ48ŝ55ŧ57Ʈ
~eye	86 10ƃ11rŖ19A24Ŷ
~eys	72 7ĿƧ9Ƽ10Ń11v15ơ28ų33Ɩ
~eys>	73 7ĿƧ9Ƽ10Ń12v28ų34Ɩ
~fac	75 -17J-14ŗ-8Ł7ǔ12Ʀ18Ƈ19ł21ļǩ23Ǆ28ǘ29M31Ƭ
~face	80 -15ŗ14Ʀ23ļ24ǩ31M34Ƭ
~fact	83 -19J-8Ł8ǔ21Ƈ22ł26Ǆ33ǘ
~fai	75 -8Ņ-7ǩ7ľŎ10Ş11ǁ12Œ13ļ16Ňŉ17i18ĵ19ŀ20ŧ
~fair	76 -8Ņ7ľŎ10Ş13ļ16ŉ17Ň18iĵ19ŀ21ŧ
~fak	83 14Ŀ49ǘ
~fake	83 14Ŀ49ǘ
~fal	65 -16Š-11Ĺ-9ĺƯ-7Ɓ7ť9Ňƃ11Ǚ13š14ǡ15ǣ16dy17Ɨƾ19ŕƜ20Ř21Yƞ30Ŷ
~fall	65 -16Š-11Ĺ-9ĺƯ-7Ɓ7ť9Ňƃ11Ǚ13š14ǡ15ǣ16dy17Ɨƾ19ŕƜ20Ř21Yƞ30Ŷ
~fam	57 -7űƷƼ7Ŀ9Ƹ10hFưǅǇ11zA13ĽƜ14Ū15Ƴ18ŖŨ19Ƭ21u22Ƥƶ24yƮ34n36ƽ
~fami	57 -7űƷƼ7Ŀ9Ƹ10hFưǅǇ11zA13ĽƜ14Ū15Ƴ18ŖŨ19Ƭ21u22ƶ23Ƥ24yƮ34n36ƽ
~fan	87 -11ǩ7ǃ13Ƙ18Ŀ22r
~far	60 -20Ŵ-12hR-10ƛ-9L7ŇŝŭŮ8Ŝ9Ņź10uvƭƶ11ƕ12Zƞ13mťų16ňƙ18Ə19ƚǐ23i24Ǒ29ń30Ő32ő46ů
~far>	64 -21Ŵ-11R-9L-8Ɲ7Mƙ8ŇŝŮƏ10ź11uvSƭ13ő14Zťƞ16ų18ň21ƚǐ26i46ů
~farm	73 -13h-10S7ĽǄ11ŅŜŢ13Ɲƶ14ŭ24ő33Ǒ35ń37Ő
~fars	87 -10ƛ14ƙ17Ə
~fas	78 -8Ŧ8Ǉ9O15ŧ17Ż23Ńǩ35ň
~fast	78 -8Ŧ8Ǉ9O15ŧ17Ż23Ńǩ35ň
~fat	79 -10Ư-9b-7ŤƦ10B21E28z30Ƴ31ƽ
~fath	80 -10Ư-7ŤƦ11B28z30Ƴ31ƽ
~fau	78 -9ƀ-7Ƴ9ƃ17Ť45ż
~faul	78 -9ƀ-7Ƴ9ƃ17Ť45ż
~fav	82 -17Ʒ-7ƌ15ŝ20r21ƞ23Ŷ25ǩ
~favo	82 -17Ʒ-7ƌ15ŝ20r21ƞ23Ŷ25ǩ
~fax	84 12ƕ17Ƅ19ĵ35ś
~fax>	84 12ƕ17Ƅ19ĵ35ś
~fe>	50 -15ŏƸ-13vŗŻƼ-12U-11wPŐƃ-9ǩ-8ƹ-7ĻŜţũ7Ũ8ş9Ǝ10ƘƮ12m13ǈ14fq15i16oĺŴ20p21Ƭ22ǂ26ƪƿ27s28ŽƭƵ33ƫ38rƴ39t43Ʒ44Ƨ46Ʃ54Ʀ56ƨ
~fea	89 -9ƶ37Ŀ
~fear	89 -9ƶ37Ŀ
~fec	79 9ŕ10aJ12Dř15Ļ21Ş28x
~fect	79 9ŕ10aJ12Dř15Ļ21Ş28x
~fed	89 -18ť7V18Ş29ƈ32Q
~fee	57 -9Ņ-8ŝǂ-7aT8ōƏƺǛ9tUžƊ10ĵŋ11ņ12ǋ13P14iŀǀ16Žǁ17uƞ18Ŏ20ŢƸ21ŧ23r26Ň27Ɔ29Ũ34MƬ
~fee>	82 -9a9Y10i14ōǛ34M
~feel	62 -8ŝǂ8iM9ǟ10ŧž11ĵŋ12tņ18Žǁ20rŎƞ23ŢƸ29Ň33Ũ39Ƭ
~feet	70 -9Ņ11Ə12Ɗ14Uŧƺ15ŀ18ǋ20Pǀ35Ɔ
~fel	74 -8d-7o8ķŅƫ10ǃǡ11x12ń13ſƜǣ14Ŝ16ƘǑ17ņƵ
~fell	74 -8d-7o8ķŅƫ10ǃǡ11x12ń13ſƜǣ14Ŝ16ƘǑ17ņƵ
~fen	72 7ķţź8ű12lƍ25ǩ27ż49Ƒ
~fenc	78 14ƍ53Ƒ
~fend	80 8ķţ9ű28ǩ30ż
~fer	61 -12ƚ-9ŒŨ-7Ļ8Ɓǥ9VǕ10ǅǚ11ŇŎ12Ĵ13Ş14ĺŘ15ňǄ16Ŕŧ17Ņ20ƒ21łũ22ń34K38ļ
~fer>	73 7Ķ8ƴ9S11Ɓ13ǚ14K15Ĵ19ļǄ23ƒ27Ņ
~fere	66 -12ƚ-9Œ-7Ļ7Ƭǘ9łǥ10V11ǅǕ12Ŏ13Ň14Ş16ĺ18ňŘ20ŧ23Ŕũ25K
~fes	68 -18Ƹ-9dž-8a-7Ū8ƐƜƺ10bBŴ11j12ųƮ13ţ15ǂ21ǚ23q35p36o
~fes>	71 -19Ƹ-15P-10d-7aŪ8Ɯƺ10b11jBŴ12Ʈ13ų16ǂ25q37p38o
~fess	80 -10ž7ņ9Ɛ11P15ţ26ǚ
~fet	70 7Ś24Ǝ61Ǚ
~fety	70 24Ǝ61Ǚ
~few	71 -13š-10ť-9ŉ-8Ǟ9Ľ13Ɓ14HƝ21Ŋţ26ĵ
~few>	71 -13š-10ť-9ŉ-8Ǟ9Ľ13Ɓ14HƝ21Ŋţ26ĵ
~ff>	50 -13Ǩ-11PűƕƮ-10ŃůƽǦ-9Ş-8œ-7KĵłŢƠƱ7qŘŽƂƊƋƍƧǏ8ƄƬƲƾ9AWŵǐ10sķŗƛǛ11jŀƝƟ12šťƔǈ13O14ƢǂǓǘ15g16BźǊ17Ǣ18yIZ20ǣ21k23ǜ24ĺŋ25Ǉ26Ŭ27Ɨƥ28R34Ł
~ffe	61 -12ƚ-9aŒ-7Ļ7lǘǥ8Ɓ9VōǅǕǛ10ŇŎǚ13Ş14ĺŘ15ňǄ16Ŕŧǩ17Ņ19M20ƒ21łńũ
~ffee	83 -9a9Y10i14ōǛ35M
~ffer	63 -12ƚ-9Œ-7Ļ7ƴǘ8Ɓǥ9V10ǅǕ11Ŏǚ12Ň13Ş15ĺŘ16ňǄ17Ŕŧ18Ņ21ƒ22łũ23ń
~ffi	64 -17Ǉǟ-8O-7m7ǒǘ8I9Pŋŭ10Ǥ11Ĺ12Żǩ14Ǎ15Ɩ16N17RŜ22U24Ɲ28ů29ơ30ǋ31ƕ33M34ǈ
~ffic	64 -17Ǉǟ-8O-7m7ǒǘ8I9Pŋŭ10Ǥ11Ĺ12Żǩ14Ǎ15Ɩ16N17RŜ22U24Ɲ28ů29ơ30ǋ31ƕ33M34ǈ
~ffo	84 -9ŵ12ǔ18Ƥ38X
~ffor	84 -9ŵ12ǔ18Ƥ38X
~fia	87 -10a-8Ľ12p15o20q
~fian	87 -10a-8Ľ12p15o20q
~fic	54 -15Ǉ-14ǟ-8J-7bOŕ7PĹŋŭ8Ǥ10Żǩ11Ǎ12NƖ13Ŝūź14R16ǌ18U20Ɲ23ů24ǒǧ25ǋ26ƕ27ƫ28Mǈ29ơ32ĵ
~fic>	86 -10O-8m11ĺ12N13ǋ14ů17Ż
~fica	63 -8ŕ11ǃ17ū18ź21ǌ22ǒ29ǧ
~fice	65 -17Ǉ-16ǟ7Nǒǘ8I9ŋŭ10PǤ12Ĺ14Ǎ17Ŝ18Rů21ǋ22U24Ɲ29ơ32ƕ34M35ǈ
~fici	68 15Ɩ36ƫ
~fie	79 -8Ő11ĸ12J13Ś16ǈ19ŧ20Ǥ25aŝ
~fied	87 -8Ő21ŧ23Ǥ28ŝ
~fiel	83 12ĸ13J14Ś17ǈ27a
~fif	84 7Ǥ9Ń10ŕ12Ĵ22ń
~fift	84 7Ǥ9Ń10ŕ12Ĵ22ń
~fig	68 -19Ǐ-9Ŕ7HXŅƗ8łŘǊ9UĸŖǉ10Ɠ11A13ůưǠ14ǜ16űƈ17Ƭ18ŧ21r23Ƙ
~figh	83 -9Ŕ10Ŏ12U16ů18ǜ22r26ŧ
~figu	70 -19Ǐ7yHƗƭ8XŘǊ9ĸłŅŖǉ11AƓ13ư14Ǡ16űƈ17Ƭ24Ƙ
~fil	62 -9ƫ-7Ɠ8w9ļŌŮǖǜ15Ɨ16ś17ǒ18Ĺ20Ť25ǆ28a29Ľ38ţ39Ǘ43Ƅ
~file	67 -10ƫ7d9w10ǜ11ǖ17ś20ǒ22Ť24a28ǆ31Ƅ42ţ44Ǘ
~fill	71 -7Ɠ7a11Ů13ļŌ18Ɨ24Ĺ35Ľ
~fin	56 -12ƈ-9s-7ułŷ7ķŊũǊǡ8tƷ9MĸŠƄƯǁ10NUŋŖ11kBŁƪƼ12Aƌƞǩ14EǙ15Śǘ21mƊ23f25ļǠ26ư27Ŭ39Ǆ
~fina	66 -7u7Ľ9Ʈ10f12ŊƄ13t14ĸƯ15kBŁƞ18A30Ǡ33ư34Ŭ
~find	71 -12ǩ-10s-8Ŗ7gŎ10ŧ11ķƷǟ13Š14M15U16ƪƼ21Ś23ǘ35ļ
~fine	76 -8ŷ8űǁ9ǂ10KŽ11i12GǊ16ŋǩ18N28Ŗ
~fing	80 -16ƈ9Ɖ12P13ũ21E24fǙ29Ǆ
~fini	71 7ź9Ť10ǝǡ12Ǆ18ƌǩ28mƊ
~fir	53 -7ũůŵ7sUǠ8Śƨ9ewŕ10ƫ11YƘ12ŇŠ13xAĺǩ14Ƥ15a16ǝǢ17oœƅ18ŏŤ19ŉƖ20ń22Ǝ24Ř25Ń42Ɛ52ǜ73Ə
~fire	60 -10Ǐ-7ůǅ9k10Ń11U14Ƙ17ĺ18Ǣ22ŤƤǝ23ŉ26Ǝ43ǜ50Ɛ87Ə
~firs	59 7bGZ8őž9sSƨǅ10eŕ11w12Śƫ14Y15xŠ17aŇǩ18Ń19o20œƅ21A22Ɩ23ŏ24ń28Ř
~fis	82 8Ɵ11h59g
~fish	82 8Ɵ11h59g
~fit	69 -8ǥ-7ǡ7Ōő8ńƧƬǒ9Š11ŇǞ13t14Ʀ17ơ18Ő22Q26Ǆ43X49W
~fit>	73 -7ǡ7Ō9ƧƬǒ10őŠ12Ǟ14Ʀ18ơ19Ő24Q29Ǆ46X
~fits	78 -9ǥ10ń13Ň15t55W
~fix	74 -8ľ7y8ŵǀ9Ŏǩ12ǌ13ƀƤǢ15Ǐ16ţ17H20Ş35ƌ40ũ
~fix>	81 -8ľ10Ŏ12ǩ15ƀƤ18ţ24Ş27ũ
~fixe	86 11ŵ15ǌ19ũ26ƌ
~fixi	89 8y10ǀ17ƌ21H
~fla	75 7Ř8ƚ12Ŕ13Ɛ16Ʃ17Ɓƴ18ǩ26ƨ45Ɖ
~flat	77 8Řƚ13Ŕ17Ɓƴ19ǩ26ƨ46Ɖ
~flo	64 -10š-9Ǎ-7ŏŐ7Ÿ8ƌ9ƃ10Ǝ11Ɔ14Ʈ20Ɗ21H22ǈ36ƛ47ƣ77ƙ
~floo	65 -10š-8Ǎ-7ŏŐ8ƌ10Ǝ12Ɔ15Ƥ17ƛ20Ɗ22ǈ48ƣ79ƙ
~flor	87 9Ÿ15ƃ28H
~fly	80 -10Ÿ10f14ļ58ǀ
~fly>	86 -10Ÿ42ǀ
~flyi	89 11f21ǀ
~fo>	83 9ļ11Ľ17Ŋ19ń25Ǘ
~fol	63 -11Ǒ7alž8ļƮǡ9gƣ10WŽ11Ɯ13Ǩ14ŝǈǗ15Ƨ16ǖ18Ǉ19ƽǔ20Ʀ23ƥ24K28ň32z
~folk	65 -11Ǒ7aKĺľž8lƮǡ9ļ10ƣ11WŽ12Ɯƥ14ǈǗ15ŝ17ǖ19ǔ20ƽǇ21Ʀ33z
~foll	80 14gƥ20Ƨ22K38ň
~foo	70 -11Ÿ-9c-8Ŷ-7ǐ8Ĵ10ǋ12Ɯ18ũ19Ż20Ɠ28Ɔ31Ǆ36ƺ37Ǜ
~food	80 -9Ŷ-7ǐ36Ǆ43Ǜ
~foot	75 -11Ÿ-10c11ǋ15Ɯ21Ż22Ɠ30Ɔ39ƺ
~for	32 -20ǘ-19C-17U-16ňų-15Ŀŷ-14ƢƼǉ-12ŕşƧƸ-11Ʃ-10DRōŢƮƷǍǎ-9ŀŚŬƁ-8ZƑǄ-7movKůƚǛ7epVŏţžƳǞǦ8Žƭǒǧ9rŔƿ10MǊǢǣ11gqyŃƕƬ12aHƅƔơǑ13TŤ14GśƯ15ŠƟ16ŉ17Ľŗǌǥ18ĶŨǁ19ņƤƻǈ20dJƝ21bklŖư22QłűƗ23Lƀ24OĻŌŘƄǠ25ľƴǓ27cƓ28ǂ29X30ƶǐ31Ĺ32Ơ33ƒ35Ų40ŭ46Ʊ
~for>	34 -25C-22ų-18ŀ-17Uǘ-16Ʃ-15ňŷ-14Ƽǉ-13ĿœƢ-12Ł-11ŕƮƸ-10ƧƷǍǎ-9DRŏƁ-8şŢŪǜ-7ahmsuŚŬƑǄ7ŎŞơ8JMŐŜƎƕǟ9jwNVŉǇǒǦ10ţžǞ11pŽƭƿ12crŌŠŦǢ13gŔűƟ14qƔƴǑ15yLŤƬ16Ɨ17ŒƯ18ĻƄƻ20dlOXŗǌǥ21łǁ23ĶǓ24bŖŨƝƤ25kQư26ƀǠ29ľ32ǂ33ƶǐ34ĹƓ37Ơ38Ų43ƒ45ŭ54Ʊ
~forc	83 12Ō15Ń37ŏ
~ford	80 -9ŵ7ū11ǔ14Ŷ17Ƥ21ǣ22Ů24Ū35X
~fore	56 -18Œ-11ƒ-10Ņǩ-9Ŧ-8ōũ-7Ĺ7ǅǧ8ĽƕƩ9Šƈ10Ǖ12auOŧ13TŁŊťƄƽ14ŉƫ17Ńű18GL19ǊǓ22ƴ23J25Hœƅ29ǈ33ņ37Ř
~forg	86 7Ɠ10aĴ15Ƅƨ19Ľ
~form	65 -7o7pwǕ8hƜƵ9fmŐǆ11acĹ13ǩ15ļǗ16ơ19Ļƻ21ǜ23Ľ
~fort	74 7ư10Ō11M12C13eƳ14ų19X27c
~forw	80 13Ŏ16ŀ27Ō40ś
~fou	76 -14ť-9gƀ11ż12řű13Ļ18Ʃ23Ƈ25Ś28k42ǅ
~foun	78 -14ť-10ƀ11ż12ř13ű14Ļ18Ʃ23Ƈ26Ś43ǅ
~four	89 -11g7x33k
~fra	75 7H11Ǒ14Pǅ21ǩ32Ƈ34Ń48Ŀ
~fram	78 11Ǒ14ǅ16P35Ƈ36Ń
~fre	71 -8aň-7O8ţ10ĿƛƧ11Ʒ12ō14Ľǁ17s18Z19Nŏ22jL26g29Ɣ
~free	73 -8ň-7O8ţ10ƛ11ƧƷ14ǁ18s19Z21N23jL27g29Ɣ
~fri	70 -8w8Šƃ10ľ12Ɯ15ļ16aƤ17Ʒ19Ƣ20Ƴ29B33A
~frie	70 -8w8Šƃ10ľ12Ɯ15ļ16aƤ17Ʒ19Ƣ20Ƴ29B33A
~fro	47 -16ǩ-14ų-12h-11QTƳǧ-9Şǘ-8Ĺşǐ-7iAŁŒŭƤǥ7uŸƗƟƽǌ8BŠŤŶƄƕǏ9kƚƧƪ10ĴŧƅǄǅ11ŇœśƇǍǝ12rIķƜ13Wƣ14Əǃǈǒ15ŚũơǊǑ16ĸŢƻǜ17ĽźƩ18Ŏ19ǔ20Ŝ21Ŕ22RŅ24ƙ25Ļ29ǋ30l39Ǖ
~from	49 -16ǩ-15ų-12hƳ-11QTǧ-9Ş-8Śǈǐǘ-7iAĴĹşŭǥ7ŀŦŸƦ8uƗƟƽ9BŠŶƄƕƚǏ10kƅƏƜƧƪ11śŧǄǅ12IŇœŤǍǝ13ķƩ14r15Wǒ16ũǊǑ17ĸƻǜ18ŅŢź19ĽŎơǋ20ǔ22ŔŜ25R26ƙ27Ļ32l41Ǖ
~fron	68 -8Y7eř13q14ǌ15ĺ16ƣǋ18Ə19Ƈ23Ĵ29ǃ30Ś31ǈ
~fry	87 87Ǜ
~fs>	83 -9ŏ7Ǖ10o13tǂ14Vƈ21Ǆ26Ŏ
~ft>	64 -8Ő-7ƬƼ7ķƉ8lĵĸƎ9Uļ10ĴŖ11Ķűŵ12eŕ13Ƨ15ōŢ17Ɣ18ŝ20Z21R22Ųƀ23Ŭ29ƶ
~ftb	89 9x15g
~ftba	89 9x15g
~fte	53 -10xŘ-9ƭǐǛǩ-8f-7OŇŞŴ7Űƅƕƫ8ţƾǙǟ9jľŌƈƋƜƩƿǀ10JǢ12tUŢƷǤ13ĻƧǎ14gwEťƃ15Ɵ16ŭ18yŲ19Ŝ20ķ21zƯ23ŦŨ25Ƴ28L48ũ
~ften	70 -10ǐǛ-9x7Ɛ8Ŝ12ŹƾǙ14ƿǀ15Ɯ19Ɵ24ŭ26Ų
~fter	55 -10Řƭ-8f-7Ş7Ű8iţƅƕƫǤ9ŌƈƩǟ10jľƋǢ11J13tUŢƧ14ĻŜǎ15gwEťƃƷ19y21ķ22zƯ24Ŧ25Ũ27Ƴ30L50ũ
~fth	89 13Ĵ23ń
~fth>	89 13Ĵ23ń
~fts	87 -9k7Ǉ21R27ǎ
~fts>	87 -9k7Ǉ21R27ǎ
~ful	60 -10ŏ-8ŗž-7cYţƎǢ7BDōƱ8bquƮ9ǉǛ10ŨƓƠǍ11ŲŹƃ12ƟƤ15ƭǙ16ĴŒ18Ŏǜ22U24ũǇ27a31R46ƀ
~ful>	78 -9ţ-7PǄ9B10ň11Ʈ12bĸǉ15Ũ24ǜ32U33ũ
~full	62 -9ŏ-8ŗž-7cYƎǢ7ƇƱ8quōǍ10DƠǄǛ11ƃƓ12ŲŹƤ13Ɵ15Ǚ16ƭ17Ĵ18Ŏ19Œ25Ǉ30a32R48ƀ
~fun	63 -17y-12P-11m-8ƞ-7QĹ7Ɯ9Ǥ12xƕƢƳ13ǀ17ǟ23kƱǩ26ǣ28Y42Ŷư46g
~fun>	72 -13P-9ƞ-7UĹ9Ɯ11Ǥ14xƢ15ǀ20ǟ27k50Ŷ54g
~fund	77 -20y-13m-7Q15ƕ29Ʊ32ǣ36Y
~fune	73 8ĺ14Ƴ53ư
~fur	73 -14u-7Ɲ8d10ƥ13Yĸ18G19Ƣ20Ɗ24Ƌ35h38Ɨ
~furn	74 10ƥ13Yĸ18G20Ƣ21Ɗ25Ƌ39Ɨ
~fus	80 -9Ļ14ư31ňƴ41Ƌ
~fuse	83 11ň33ƴ43Ƌ
~gac	89 35ƶ
~gacy	89 35ƶ
~gad	89 11Ŝ16Ǝ19Ž
~gag	63 10F12ƭ13Ƙ19Ʈ20Z27f36ƕ46Ɣ
~gage	63 10F12ƭ13Ƙ19Ʈ20Z27f36ƕ46Ɣ
~gai	60 -12ĸ7łŜǄǡ8Bńƚƿ10or11Yƺ12kZ13t15Ŷ17L18ƪ26Ɨ27Ɠ30ň36ũ
~gain	60 -12ĸ7łŜǄǡ8Bńƚƿ10or11Yƺ12kZ13t15Ŷ17L18ƪ26Ɨ27Ɠ30ň36ũ
~gal	75 -13x9Ƌ10Ɔ12ŋ14fƲ20ƞǩ26ǃ29ǆ
~gal>	80 13ŋ15Ʋ29ǃ
~gall	87 17f24ǩ29ǆ
~gam	86 10ő24g47ǩ
~game	86 10ő24g47ǩ
~gan	87 -12w8Ļ15ǅ16C25ǆ
~gap	76 -10ŏ7ƭ24ŕ53š70Ɓ
~gap>	77 -9ŏ7ƭ25ŕ36š73Ɓ
~gar	64 -18Ǐ-9t10ǂ11ƥ12Ƒ13ŤƆƜ15ƣƴ16g17Ƽ19x26Ɲ38ƹ51Ű
~gar>	82 10ƹ19ƴ22Ƽ
~gara	69 -19Ǐ-7zƽ13Ƒƥ14ŤƆƜ29Ɲ56Ű
~gard	86 10Ĺ22ƣ23g
~gare	86 15ǂ36ƹ
~gas	84 44Ɛ
~gas>	84 44Ɛ
~gat	75 -8ƙ10ǀ11Ɯ15ŏ17Ǆ18ƣ20ƍ24ǡ25Ǔ26Ű
~gate	80 -8ƙ19ƣ22ƍ26ǡ28Ű
~gav	76 -11o7W8Ż9B11ńŅŔ12ǚ21Ŗ35ļ
~gave	76 -11o7W8Ż9B11ńŅŔ12ǚ21Ŗ35ļ
~gc>	86 -12ǩ28ǧ44Ǔ
~ge>	41 -19Ǐ-16ƗǞ-15Ɖ-13Ŋ-12wń-9Ŝ-8arsƸ-7UĴĿŀŌœŴƅǐ7QľŇƑǨ8ś9xZĹƝ10XŞŰƁ11ŁŒǒ12Ƭǚǝ13yŎŔšſƜ15ƕ16ǌǥ17ŏŚ18Ů19Ǣ20Ŧƛ21Kŗűƈƚ22TW23mźƀƮ24ƔƧƱ30Ɠ32ƥ33ž34ƭ36p38Ɔ47c
~ged	63 -12Ŧ7ƴ8bRŔƋǕ10Ƹƻ11şũŻƃ14ƛ18Ű25fĺ27Ǟ28h30Ť37m
~ged>	63 -12Ŧ7ƴ8bRŔƋǕ10Ƹƻ11şũŻƃ14ƛ18Ű25fĺ27Ǟ28h30Ť37m
~gee	87 8ƕ29ǀ
~gee>	87 8ƕ29ǀ
~gei	89 33ń
~geic	89 33ń
~gem	86 20Ƙ22ơ
~geme	86 20Ƙ22ơ
~gen	59 -16ŗ-13ž-10Ĺ7ƃƸ8ſǞ11ǅǓ16ľ17ǧ19Y21ń23ƫ27ǡ28Ń67ņŜ
~genc	82 11ƃ29Y
~gene	73 -18ŗ-16ž-7n7ǖ9ƽ10Ƹ14ǅ15Ǔǧ34ǡ
~gent	63 -10Ĺ8ſ10Ǟ17ľ23ń25ƫ30Ń72ņ73Ŝ
~geo	86 15Ÿ17yC
~geor	86 15Ÿ17yC
~ger	61 -7gŸ7tƂƪ8Żǂ9Hũƀ10Ōŭ11źơ12ŇŕŹ14Ǟ15E17fǌǙ18Ɯ20Ų23h24p25ǈ27Ƽ30ǀ
~ger>	66 -16v-8b-7Ÿ7hŁŎŹƿ8ƂƪǙ9Żƀǀ10H11Ɯ12Ōŭźơ14Ňŕ16Ǟ17E19fǌ28pǈ
~geri	87 8ǘ13ǂ14h22Ƽ
~gero	83 -8g10ś33ǀ
~gers	76 7Ź9ƃ10Ɯ11b13ũǙ20v30Ų
~ges	61 -15cǍ-13Ǌ-7ĹŀŒǨ7H8ƅ9Ǚǣǩ10ĵ11Ɵ12Ǐ13Šǥ16Vƃơ18y24Ŀ28ǔ29Ś51ǉ69v
~ges>	66 -16Ǎ-13Ǌ-7ĹŒǨ7Ơ8Hƅ10ǣǩ11ĵ14yŠǥ18Vƃơ32Ś53v55ǉ
~gest	69 -14c-7Ǘ11Ǚ13Ɵ14Ǐ23v29Ŀ33ǔ
~get	43 -15qƷ-14Ķŝ-13BŠ-12ŏŬ-11cķŕǑǩ-10lĺƺǈ-9ryœƔ-8łņƗƟƬǋ-7dŇŗţŭƒǍ7mxŊūŻƮǇ8iGŃŢǉǧ9bKRXŀƶ10pļƊǝǤ11JĽŽƙ12vĻőşźƁ13IĴĸŴƎƭƿ14ŎŹƃ15Ŀ16H17tSƍƕƖ18gjƚƫǙ20Ŧơ21ekƨǕ22Ŷ23ň24Wś28s29Ō31ŵ32ű
~get>	45 -15qƷ-13ŝŠ-12ĶŬ-11ŏŭ-10clĺŕǑ-9yƺ-8ķƗǩ-7drBŁłņŒœţƒƟƬǈǋ7mŐŖƵǘ8ŊūŻ9ƠƮƳ10GKRŃŢŴƖƶ11bŀŹƊǤ12pJ13ĽźŽƙǙ14gsvIĻő15XĴƿ16ĸ17ƃƨ19Sƍƕ20Ŷƚ21H22eơ23kŦǕ25ň26śű27W28ŵ31Ō
~geth	75 7f8u9Ɓ12M13ZǊ15ǉ20s30ş
~gets	71 -9ŷƔ7s8ŶƯƲ9gŴ10ļ12Ƣǣ13Ǝ16Ɓƭ19Ŏ24Ł33ƫ
~gett	67 -10B7Ĺǝ8iŵƨ9xŚŭƞ10A11U12PƖǠ13űǙ18ĿŒ23jt
~gge	68 7i9RŁƪ10HǙ11ǔ12Ō13Ǐ14Ň15ƛ17Ǟ31h33Ŀ
~gged	86 9i12R20ƛ39h
~gger	84 11ƪ12Ł14H16Ō18Ň21Ǟ
~gges	72 12Ǚ13ǔ15Ǐ36Ŀ
~ggi	84 7r10gi11K15Ņ23ŀ
~ggin	84 7r10gi11K15Ņ23ŀ
~ggr	87 28ǡ
~ggre	87 28ǡ
~gh>	48 -15Q-12ǩ-11Ɣ-9ŕƟ-8ŏ-7PŇŠų7złšƦ8YņŘťǜ9CZļ10rSŀŊŖƗƧ11ĸŐśŷ12nŤǝǥ13ŧũƳǤ14Ƽǂ16ƺ17ƙƬ18yƚƨ19Wž21ƕ22ǎǖ25Ũ26jǦ27ƣ40ŗ
~ghb	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~ghbo	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~ghe	75 -8ž7Ɠƴ8Ř9Ņ10Ŕ13ŗ15œƒ18Ǔ32m
~gher	78 -8ž7ƴ8Ɠ9ŅŘ10Ŕ14ŗ16œƒ19Ǔ
~ghes	86 41m
~ghl	68 -11Ǣ11T12ųƗ15Ŭ20ŮƮ24ķ
~ghly	69 -11Ǣ12TƗ20ŮƮ24ķ
~ght	35 -11m-10T-9Bķ-8WŒƁƉƳ-7jńŤƔ7CLXŏťůűŹƫǦ8Ţǌǔǝ9vKMĴőŝƌƓƤƬƮ10lSŕřŲƻƽǑ11UŗŠųƿǜǟ12EĻŌƐ13abiĿōŖšƦ14Ʊǃ15ruƅƞǖ16oIPưƷ17Ŏƒ18Ɯ19ŀŊ20y21Nǎ22HǏ24x25ŧ26wŇ27Ű36ƺ
~ght>	36 -12B-9Tķ-8mRWƁƉƳ-7ŒŤƔ7pKXĺłťŭƖǦ8quQľŏŢůűǌ9wCőšƓƬǔǝ10MĴųƮ11lSřŝŠƌƽǑ12ŌŗŶƻƿǜǟ13EĻŇƐƦ14aŖ15ōƜ16rIƅǃǖ17oHŎưƷ18ƒ19iPŊŰ20b21ŀ23NǎǏ27ŧ37ƺ
~ghte	68 -14bd-7mpľ7Bś8Ʒ9LǞ13U15Ű16ŕ19yƱ23x24Ź25v30uw
~ghts	73 -9Ŷ7DƜ9š13Ż14HĿ15x16y19U21Ų32R33Ň
~ghw	87 11Ơ15Ə22Ɓ23ů
~ghwa	87 11Ơ15Ə22Ɓ23ů
~gia	86 15Ÿ17yC
~gia>	86 15Ÿ17yC
~gie	87 -11Ǩ12ǈ13Ʈ24P
~gien	89 12ǈ24P
~gin	62 -10ǩ-8ŞƉ-7ŭ7aTŠƸ9Ťź11ŌŰű12Z13ǟ14ĹŀƋƵ16lŨƌƳ17Œǘ18V19Ţ22ŅƑ27Ɨ33i
~gin>	78 -7ŭ9z10Ƹ12Z14Ņ15Ō18ǟ21Ĺ23ǘ37i
~gina	75 10Š17ƈ18Ƌ20ƌ22l
~ging	69 -12ƈ-8Ş7gŔƥ8K9aTŰ10ź13Ņ15Ɨ17ŀ19Ƒ20ŒƳƵ22VŢ
~gir	72 -13Ʈ11Ǥ12ǈ13l15vǜ20Ƣ21w27Ʒ41u
~girl	72 -13Ʈ11Ǥ12ǈ13l15vǜ20Ƣ21w27Ʒ41u
~gis	81 15ǃǖ29ūǊ
~gist	81 15ǃǖ29ūǊ
~git	76 7d16e18ū24I27ř31E
~git>	89 7ū18E
~gits	79 8d12eū17E25I32ř
~giv	55 -11Ǔ-10ƃ-9Bƴ-8Ʃ-7nGŲǝ7mŀŊ8ƗǎǐǢ9IńŇƆƒǧ10wŅŧǕ11ŪǇ12eoƧǁ13AXŁŌŦ14O15ŒǠ16dŝơ17xDƁ18kt20ǚ22Ŕ36W
~give	56 -17ŵ-11Ǔ-10ƃ-9Bƴ-8Ʃ-7Ų7mťƔ8Ŋ9tIŇƆƗǎǐǢ10ŅƒǕǧ11wŧ12ŪǇ13oŌƧ14OŁŦ16ŝǠ17dƁơ18xD19X23Ŕǚ37W
~givi	77 -7X10ǜ13tŀ14e17Ań18Œǁ23ŵ28k
~gl>	80 -19Ƃ-17ŗ-11ſ-9ǚ-8ō-7Ǐ21ǥ26Ǧ95ǡ
~gla	73 -10ŏ7Ĺ12tŐřť13Ǚ14ƀ17ż20ǌ21Ŷ28ƿ44Ɓ
~glad	83 -7b9Ĺ13t14Őť19ż24Ŷ
~glas	78 -11ŏ-7Ř13ř14Ǚ20ƀ22ǌ30ƿ47Ɓ
~gle	67 -8ƿ-7A9ǩ10b11Ɔƚ17ǅ21hƘ24f39Ɖ40ƈ56ļ
~gle>	70 -8ƈƿ-7A10bǩ12Ɔ19Ɖǅ22h23Ƙ26f59ļ
~gles	78 14ƚ24Ɖ46ƈ
~gly	84 7Ǥ10ņ12t18ĵ
~gly>	84 7Ǥ10ņ12t18ĵ
~gma	86 31J
~gmai	86 31J
~gn>	64 7H8ƨ9Ŗ12WŁ13ZƖ14JƱ15Ŏƒ21ǩ23Ǔ24ǃ27ő28ǚ40Ō
~gna	89 -10ƹ13ĽŁ14I15ǂ
~gne	79 -8Oő10Ɓ15œ16ŌƢ17Ʋ
~gned	79 -8Oő10Ɓ15œ16ŌƢ17Ʋ
~gni	87 10ǚ15ǉ16Ŏ27Ɩ
~gnin	87 10ǚ15ǉ16Ŏ27Ɩ
~gno	82 -10Ƴ13D14ƽ37Ƽ
~gnos	83 -10Ƴ14ƽ37Ƽ
~gns	83 13q17Ł19Ǡ21Q
~gns>	83 13q17Ł19Ǡ21Q
~go>	47 -20Ũ-16q-15ǩ-14Ů-13Ŧ-12Ťǝ-10ĹŁŒƯǅǎ-9ůŰƝ-8lŃŐű-7pxLMĸļŕŶƮ7YţŻǃ8ķŚźƈ9Xŗŧ10dĽńŞ11wAňŠƷ12aEŅŜƒ13ŊŴƾǀǐǦ14fŔŖśšƋ15ũ16ƭ17Ōœ18žƠ19o20ł22VƧ24ƞ26Ɣ28ŎƟ29m35ťǜ38R41ōƫ43Ƥ
~goa	87 21Ť43Ļ
~goal	89 44Ļ
~goe	69 -13p-8w-7XŒ7Ǡ8HƔ9Ļ10łƷ11zųƩƵǉ12dEK13ǝ14ŁŴ15J18Ķ19o24ǖ27ƫ
~goes	69 -13p-8w-7XŒ7Ǡ8HƔ9Ļ10łƷ11zųƩƵǉ12dEK13ǝ14ŁŴ15J18Ķ19o24ǖ27ƫ
~goi	55 -22š-12Ʒ-9Ŵ-8txŀŶ-7Š7eĺƯǞ8Ŀŉžǃ9QňŧũƸ10ƒ11PƝǟ12DŢ13Ʈǩ15ƭǅ16ō17ŨŻ18U19ĹŹ20r21H22k28y29ł31i35V48ŏ
~goin	55 -22š-12Ʒ-9Ŵ-8txŀŶ-7Š7eĺƯǞ8Ŀŉžǃ9QňŧũƸ10ƒ11PƝǟ12DŢ13Ʈǩ15ƭǅ16ō17ŨŻ18U19ĹŹ20r21H22k28y29ł31i35V48ŏ
~gol	83 14h27Ķ38g
~golf	87 40g
~gon	63 -9ƕ-7ķľ7Ɠ8Ũǣ9Ơ10bǨ11ƒƙ15ƩƱ16Œƶ17Ǝ20ŖƯ22œ34Ʈ39Ʒ40Ɵ
~gone	63 -9ƕ-7ķľ7Ɠ8Ũǣ9Ơ10Ǩ11ƒƙ15ƩƱ16Œ17Ǝƶ20ŖƯ22œ34Ʈ39Ʒ40Ɵ
~goo	53 -16u-11ř-10Ĺŧǋ-9Ƽ-8lzA-7nrTXŠ7ľŋǙ8Vţƒƹǩ10JMYŐƔƩƵ11ƭǊ12pUǕ14ƃ16WĻźƸ18ĵŌ19ű20Ň21Ŏũ23ņ24x26NŶ27L28i29Iǟ42ļ44ŝ
~good	53 -16u-11ř-10Ĺŧǋ-9Ƽ-8lz-7nrTXŠ7BľŋǙ8Vţƒ9ƹǩ10JMYƔƩƵ11ŐƭǊ12pUǕ14ƃ16Ļ17WźƸ18ĵŌ20Ňű21Ŏũ23ņ24x27LNŶ29i30I31ǟ45ŝ
~got	41 -23ǩ-18Ř-17Ɵ-14Ɗ-11XƬƹ-10iƭǞ-9ũƌư-8brSŇőţƯ-7FGMPRŌƷǍǐ7ĸĹųƁǁǂ8aDŉŦƇƥ9hķŝŞšŤūƃǇ10qEŬƛƻǅ11ŮƑƵ12uŎřűǢǤ13NļńŴŵƲǥ14ŅŹƴǛ15ŚŠƎǘ16kV17g18ŐŕŪ19Œ20ňƙǏ21j22ĶŜ24Y25n28A29ŏ31ſ32ş36ĺ41O
~got>	41 -22ǩ-18Ř-16Ɵ-11XƬƹ-10iƭǞ-9ũƌƜư-8brSőƯ-7GPRŇŌţƷǍǐǣ7ĹŊųƁƘǁǂ8aDĸŦƇƥǛ9ķŉšŤū10hqEVŝŞŬƃǅǇ11gŮƵƻǘ12řűǢǤ13uNļŎŴƑƲǥ14ŅŵŹƙƴ15Ǝ16kŚŠ18ŕŪ19Ő20ňŒǏ22j23ĶŜ24Y25n29A30ĺŏ31ſ33ş42O
~gotc	89 13g14Vĺ20ť
~gott	76 -16Ɗ8ǘǣ10ĻǛ11ƙ14Ơ15ń16Ɯ17ƛ
~gpa	89 42ź
~gpa>	89 42ź
~gra	58 -10ŭ7ƋƯ8ŸƞƩƳǗǟ9xŷŽƘ10mw12ŧƁǓ13ƌ14q15vy16ǩ17Ǚ19Śǅ23ǥ25ƻ30ƶ35ź
~grab	82 -7ŌƧ12a13Ÿ15ƻ29Ś
~grad	67 7ƌǍ12m15ŧ17q19y25v43ź
~gram	76 -12ŭ9ļ11Ǘ13Žǅ20ƻ24Ǚ27ǩ31ǥ
~gran	72 -7ƢƦ7Ǔ8kYś9nƯ10ƌƳ11Ʃ12xŷƘǅ40ƶ
~grat	82 7Ɩ9f10ƺ11Ǔ12ǟ13ƞ
~gre	64 7ĻŴƜǌ8axŶƇǋ9Jţ10Ō11ơƯ12rBŅőƱ13ńŐǩ14ǡ15jTĹŁ27Ǔ30m
~grea	76 7ĵś8Ǔ10xĻŴƇƜ11ǋ12aJ18T
~gree	71 7Ǩ8ƞ9ǌ12Ō13BƯ14Ʊ16r17Łǩ18jĹ26Ǔ35m
~greg	87 28ǡ
~gres	84 12ţ17Ņő19Ő20ń
~gro	61 -14H-11p-10k8X11Q12y13ƭǩ15Ɗƣǜ16n18ǉ19lƍ20Ƨ21ŭ22v31W38Ǌ47Ǟ
~groc	87 -8ǐ12X33ŭ
~gros	79 24ǉ46Ǌ
~grou	70 8Ɠ13Q17Ɗ18ǜǩ19ƣ22ƍ25Ƨ36W
~grow	71 -16H-13p-10k7ƪ15y16ƭ19n25l28v59Ǟ
~gs>	52 -11wǍǩ-10n-9B-8ŁŐ-7Ŏƛ7şƘ9qTķŲƝƶǄ10Ɔƹǖ11Ş12ŉŽ13Uǈ14ƢǇ15iŀƮ17Ɛ18Ř20Ɨƿ22Aǟ25Ĺƥ29Ƒ31Y33h
~gua	80 -10Ň9ň13Ư32ǩ40Ʋ
~guar	81 13Ư41Ʋ
~gue	74 -10ǅ-9G8ƈ9bũǊ10ŉǖ12B13Ŗ22Ɨ36ǩ40Ɯ
~gue>	89 12b13ŉ14B
~gues	76 -10Gǅ9ũƈ10Ǌǖ13Ŗ22Ɨ37ǩ42Ɯ
~gui	79 11ǚ18A20g25Ƙ26Ǝ
~guis	86 35Ǝ
~guit	87 23g28Ƙ
~gul	73 -8Ǧ7ƙƩ8JųƂ10Ÿ12Ƙƾ13ŲƉ15kơ27ǔ
~gula	73 -8Ǧ7ƙ8JųƂƩ10Ÿ12Ƙƾ13ŲƉ15ơ27ǔ
~gum	89 22D24ƹ
~gun	78 11x12v13Ź26u50Ƙ
~guns	80 11x12v27u45Ƙ
~gur	70 -19Ǐ7yHƗƭ8XŘǊ9ĸłŅŖǉ11AƓ13ư14Ǡ16űƈ17Ƭ24Ƙ
~gure	70 -19Ǐ7yHƗƭ8XŘǊ9ĸłŅŖǉ11AƓ13ư14Ǡ16űƈ17Ƭ24Ƙ
~gut	80 -11B10ǜ11ƌ29ł40Ň
~gut>	81 -11B10ǜ11ƌ29ł41Ň
~guy	59 -20ǩ-14N-10š-7uŭ7bǒ8Ǩ9gŐ10MŴƚ11HƔ12Cĸ14ǕǙ15jǜ16Ǉ19ơǉǣ20xǟ21Ņ22ņ27Ǆ29Ǒ30ſ32B
~guy>	69 -17ǩ-11š7Ał8Ŝ9Ľ10xǨ11ǣ14M15Ņ17g18Ǖ19ǜ24ơ28ņ39B40ſ
~guys	64 -15N-7uŭ7fhŞųžǐ8kŅƷǋ9ǒ10Ɵ11Őƚǣ12x13H14CĸŴƔ16Ǚ17j18Ǉ22ǉǟ31Ǆ34Ǒ
~gym	72 -11V8Ƨ13g19Q22ŗ32ĺ
~gym>	72 -11V8Ƨ13g19Q22ŗ32ĺ
~ha>	72 7Ƹ8ǘ9hńŜ10pHVĺļƾ11tŒŞƴ13QƲ14c15ŉť18űǙ21g
~hac	80 10ǩ56ǘ
~hack	80 10ǩ56ǘ
~had	51 -11Ɗ-10Sǩ-9n-8pŐ-7zǞ7ŝƿǟ8vPŸ9tŊűŶ10ŤƋ11ĺƈǕǙ12Ƥ14ľǝ15żǂǣ16ĵǅ17šǜ18Ƽ21ŠŻ23ĸƾ24ƛ29ņ37ƽ40ţ42ő
~had>	51 -11Ɗ-10Sǩ-9n-8pŐ-7zǞ7ŝƿǟ8vPŸ9tŊűŶ10ŤƋ11ĺƈǕǙ12Ƥ14ľǝ15żǂǣ16ĵǅ17šǜ18Ƽ21ŠŻ23ĸƾ24ƛ29ņ37ƽ40ţ42ő
~hah	76 8Ƹ9ǘ10ń11hpHļƾ12tŒŜ13Ş14Ʋ19ű
~haha	76 8Ƹ9ǘ10ń11hpHļƾ12tŒŜ13Ş14Ʋ19ű
~hai	63 -16Ɯ8Ň10N11Pǈ14Uǖ19ƈ20Ɲ22Ř23ƀ30ǋǑ52ƚ
~hail	70 7Ŕ21ƈ25Ř26ƀ58ƚ
~hain	87 9Ǖ10Ŕ14ǔ
~hair	72 -18Ɯ10Ň12N13Pǈ16Uǖ27Ɲ35ǋǑ
~hak	87 14MǓ35Ũ
~hake	87 14MǓ35Ũ
~hal	63 -12b-11QƯ7uĴƄǝ8ĶƧ10ŗ11p12Ơ13qŌƨ14ǂ15OŮ16ƻ17t20ƢǔǨ21r23Ɖ30ǩ39o49Ƭ
~half	66 -11bQƯ7ĴƄǝ8uƧ9Ķ10ǩ11ŗ12p13Ơ14qƨ15ǂ16Ů17O18t21Ƣ22rǔǨ35Ƭ41o
~hall	83 19Ō21Ƭ28ǩ
~halt	86 34Ɖ
~ham	84 9Ƽ10Ƅ13ļ17ǈ19C
~hame	89 10Ƽ11Ƅ
~han	47 -13ş-12Ķ-11ŝ-9oţ-8yCƉǑǩ-7jrAXńŏŤƝƬǨ7HŅŎƛǓ8SűƁƠƧǋ9ǂǠǦ10tƺǇ11ps12YŞŢŮ13Gž14kKPĸǚ15ķŀ16Ŝ17iƑƷǞ18Ļ19Ƹ20ĺŧ21Ŕǘ22ǈ25ũ26ŇƵ30Ś35ǜ37ǖ38V
~han>	63 -11t-9Uǩ-7C7Lũź8ŴŸƁǌ9Ƙ10aŒœťƒƦǡ11Y12Ʃ13ǋ14ƺǦ15Ņ16Ň18ķŮ20pǂ21ž22GK
~hanc	83 7l8Ɓ11H14dV20Ľ21P
~hand	57 -12ş-8a-7oǌ7YĻŖǏǙ8MǇ9SŃ10PŁǒǣ11Ǟ12Ǣ13ƠǠ16Ǔ17Ʒǈ18s19ǚ20ĸ23Ŝ28ŧ29ǘ38ǜ40Ś48ǖ
~hang	56 -10ƈ-9Ʃ-7ǩ7űųƋ8qITƻ9uĵƛ10Z12Ǟ13Ŏ14Ƨ17ĻŞ18Ţ19Ň21iƸ22ĺ24ŀƑ26ũ31Ŕ39Ƶ43V
~hank	78 -13Ķ9aĹ10ķǜ13ļƴ21t29k
~hap	50 -15ő-11ƈ-8ŀŁƽ-7qǄ7iĹņƙǚ9Hōƞ10ŝ11UYŗǝ12ſƨƮ13ƫǩ15ţǘ16Ɖǔ17ǣ18ĿƧ19ŞƳ21šŶ22ƛ23ĻǨ24Ʒ25ĺťűƸ27ũ32Ť
~hape	74 -14ƈ-8q8ǂ10ĵ26Ɖ38Ƹ39ű
~happ	51 -16ő-8Łƽ-7ŀ7ƙǚ8iĹņ9Hƞ10ō11Şǝ12UYŗŝſ13ƨƫƮ14ǩ15ţǘ16ǔ18ǣ19ĿƧ20Ƴ22šŶƛ23Ļ24Ǩ25ĺƷ26ť27ũ33Ť
~har	57 -13Ǌ-12F-9Ŀǐ-8ňŞƸ7ƙơǒǛ8ƻƿǟ9dŅƇƌƹǞ10ƓƳ12Żƴǃ13Ł14ŘŨǣ15n16ų17CǍ18Ŋ19ƶ21Ǔ22U24ŒŲ26ǩ28ǜ33Ǚ34Ƣ35Ơ
~hara	82 10ūǍ47ǜ
~hard	67 -8ňŊ7O8ksķ9Ž11dƹǟ12ƌǞ13ƇƳ15ƙ19ŨǙ26U31ǩ
~hare	72 -14Ǌ-9ǐ9ƫǔ10Ǎ12ǆ15Ǜ19Ř20Ơ21ų22Ŋ23Ƣ24n27Ų
~harg	72 -9Ƹ7Ǥ9ǒǙ12ơǩ13Ņƿ16ŻƓƴ22Ł26Ơ32Œ
~hari	84 -14F8T9Ǎ26Ƣ30ƶ
~harm	87 17ƻ35Ǔ
~has	50 -12r-11n-10Ƽ-9ŢųŸ-7ŤƽǓ7ŧƉƓƨƸƻǍ8qŲƕ9Błǜ12ŴŷƑ13Őƴǌǚ14jvŔŖšƪǦ15Œœ16ŃŹƒƙǛ17Ƌƛ20şŮſǗ21Łţ24h26ǂ
~has>	50 -12r-11n-10Ƽ-9ŢųŸ-7ŤƽǓ7ƉƓƨƸƻǍ8qŲƕ9Bǜ11ł12ŴŷƑ13Őǚ14jvŔŖšƪƴǌǦ15Œœ16ŃŹƙǛ17Ƌƛ20şŮſǗ21Łţ24h26ǂ
~hase	86 16ŧ29ƒ
~hat	20 -22Ĵ-19Ǉ-18ńŹ-17sŷ-14Ƣ-13ƟǐǠ-12zUų-11xŬǛǦ-10nƲ-9ŁƤ-8ŜŰƫ-7NOļƖ7ŃŸƙƛ8qtYśşůƋƍƎƕƬǋǖǗ9ĽņűƌǍ10cIư11ajLŘřƷƼǎ12wŐ13ŕƑƓơǞ14oSž15lZƅƉƘƧǙ16ĸőƵ17D18hJŭƪǉǓ19vTŔƦƳƶƽ20WĶŠūƺǥ21mŲƊ22Ǐ23Pŝ24EXũƠ25CQľŨƔ26bgłǈ27Gƒƻǃ28BķƇ29Rňǩ30ƗƩ31ŅŦǄ32ŉŤ33Ǌ34ĻŖŴ35ŗ36Ŀ37Ŏœ38ĺ41Œ42ŀ43Ĺ44ō46Şť55Ň60Ū
~hat>	21 -22Ĵ-20Ǉ-19Ź-18sńŷ-16Ǡ-15Ƣ-14Ɵ-13zUǐ-12ŬųǛǦ-11x-10nƲ-9ŁŜƤ-8KļŰƫ-7NOŏƖǟ7aŋşŸƌƎƛ8pŃśƍǖ9ctYĽņůƋƕƬǋǍǗ10IűƷ11řƑư12LŘžƼǎǙ13jwŐƓ14SŕơǞ15o16lZĶƅƉƘ17ĸőƒƧƵ18DP19JŭƦƪǉǓ20hvTŔŝƳƶ21Wũūƺƽǥ22młƊǏ23ŠŲ24ŉ25EXƇ26CQŨƗƠ27bľƔ28gBǈ29Gķƻǃ30RňƩ31ǩ32Ŧ33ŅǄ34Ť35Ǌ36ĻŴ37Ŗŗ38Ŀ39œ40Ŏ41ĺ45ŀ46Ĺō48Ş49ť52Œ58Ň61Ū
~hate	74 -14Ə-8p7ş8V9Ǡ10K11q12aư14ŉŝŤ15Ŀ16ũ20P
~hatl	86 21Ķ22ł
~hatv	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
~hau	82 -9ǖ-7ŪƪǛ7ŭŴ13ů19ƥ27ǐ33Ų
~haul	82 -9ǖ-7ŪƪǛ7ŭŴ13ů19ƥ27ǐ33Ų
~hav	31 -22Ƨ-15Ǆ-13gLPŀǊ-12HQU-11MŠůŷƞ-10Ơ-9jŒƕơǌ-8KTļŲ-7npĿłŘƅƫǎǧ7dkrwřŧƄƍǃǨǩ8syFĵľƴǐǢ9JŁŜŻƀǅ10NňŋťƆƳǏǡǤ11ņŹƋƜƾ12SŰž13ķŖŪǈǋǔ14Iŉŝƚƪǆǘ15alm17iƁƘǝ18ZŃŸżƯưǓ19ĶşƗ20ţƎƛ21YŢſƑƵǒ22Ŏŗŵǥ23ƃǜ24f25Ʊ26ƌ27ŚƼǇ28ő29ŏ31OńƦ34u42ƨ
~have	31 -22Ƨ-15Ǆ-13gǊ-12yPQUŀ-11Šůŷ-10HƠ-9LMŒƕơǌ-8jKTƞǟ-7npļĿŘŲƅǎǧ7krwŧƄƍǃ8dĵŕřƴǐǢǨ9FJŁŻƀǅǩ10NŋťƆƳǏǡǤ11ņňŜŹƜƾ12SŰžƋ13ķŃŖŪǈǔ14ŉƚƪǆǘ15almIŝǋ17ƁƘǝ18ZŸżƯưǓ19Ķş20ţƗƛ21ŢſƎƑƵ22YŎŵǒǥ23ŗƃǜ24f26Ʊ27ƌƼǇ28őŚ29ŏ31OńƦ35u42ƨ
~havi	78 -10L-9ƞ12x14Ń15st19ǟ30i33ľ49y
~hbo	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ūƙ14Ņ17C21Ɯƞ
~hbor	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~hda	69 13Ŝ18p21v26cd
~hday	70 13Ŝ18d19p22v28c
~he>	21 -25Ň-23T-22iŖ-21ő-20ŝ-19Ÿ-18ŏƤ-16HPōƣƴ-14ň-13zNĻƂ-11Ŋǖ-10LšŢƸ-9Ń-8uVǄ-7ǝ7aĸŶǉǡ8dwDƼ9QŰŵƎƾǓ10ŽƉƍƘưƽ11foŅŐśŭƁƒƗƜǇǈǑ12Jƙ13ĿŗƧƵǊǏ14ŌŧűǁǗ15ľŤŮŻƥƳƻǤ16ŕžƇƏƟƪ17ņƚǃǆǋ18łŦŷƊƐǣ19EĽřƋ20eƢƨǂ21ĺƌ22tƅǅǞ23Łƈǐǥ24kƷǌ26Ǧ27pUǍǟǨ28sŚƖƞơ29vŀůųƄǧ30Ǣ31Ƒƕ32ƛ33hƫ34qyƮ35ū36ŬŴƠ37Ǡ38x40Źź46r
~hea	46 -14ǋ-13Ƴ-12cƱ-10pǆǦ-9ňś-8wĻƞ-7vzŶƶƾ7Šƍ8gņŔŮƭ9aƂǗ10uŞƲǃ11ŎǏ12ļ13Ũ14s15Ōƺ16Ņ17kxU19yĿŇŜ23j25W26ľ29h31ƃ37Ƽ38Ǉ40Ɛ44ƽ50ǂ52Ƌ54Ƹ
~head	68 -14Ʊ-9Ɖ7d8Ň10ľǜ11V13Ŀ14nŨ18ŌƲ23kŞ34y62Ǉ
~heal	55 -10z-8p-7t7Ƽ9ƴ14xǗ24W33ƽ41ƃ55ǂ74Ƹ
~heap	79 -8c9r11œ14Ɓ16Š20ƭ33ľŅ
~hear	56 -14Ƴ-11Ǧ-10ś-9ň-8wĻ-7n7fYǞǨ8txNơƹƺǂ9aiDŵƁǝ10WŤƍ11ņŮƐ12Ƃƈ13Ŕ14Ŀǩ15g16ļŎ18u22sƽ23Ň26Ŝ36U41h42Ƽ
~heat	71 -18U-15ǋ-11ƞ-10ǆ11Ɔ18ǃ42j66Ɛ87Ƌ
~heav	87 7ǎ9Ư15ǈ20ƺ27Ǐ
~hec	56 -15Ł-11Œ-9ƒ-8Uǩ7TŏŢƢǟ8ŧǛ9cƨƪƭǐ10KƸ12JŜǜǠ13eqŐǏǢ14Ǖ15Qǉ16ƫǖ18Wǒ19Ƭ21Y22Ʈ24ZĴŦƟ28ƾ
~heck	56 -15Ł-11Œ-9ƒ-8Uǩ7TŏŢƢǟ8ŧǛ9cƨƪƭǐ10KƸ12JŜǜǠ13eqŐǏǢ14Ǖ15Qǉ16ƫǖ18Wǒ19Ƭ21Y22Ʈ24ZĴŦƟ28ƾ
~hed	63 7LYōƖƝƹǢ8ǝǡ10ĺ11rƘ15Ɖƪ16ņ18H22KR23Ʒ24Ɗ25f73Ƒ
~hed>	65 8YōƌƝƹǝǡ10ĺ11r16Ɖƪ17ņ18H23K24Ʒ25Ɗ26f54Ƒ
~heds	89 30Ƒ
~hedu	82 10LǢ16Ƙ29R
~hee	68 -9b7w8u10fŀǣ11Ś15iŷ16ǐ18Qłş20Ź27ŵ36ų
~heel	75 -9b12ŀ17ŷ18ǐ20ş22Ź30ŵ40ų
~heet	75 9uw12fǣ13Ś22ł
~hef	87 9ţ10Ť12Ǝ31ƀ
~heft	87 9ţ10Ť12Ǝ31ƀ
~hei	60 -11I-9ǣ-8Ŧ-7ŷ9Ƴ10ľŚŝǗ11ŧ12y13Ǔ14Ǒ17ƢǐǕ19v25Ŕ28ƺ32Ʊ37ǈ45ǒ46Ņ
~heig	78 37ƺ
~heir	61 -11I-9ǣ-8Ŧ-7ŷ7ǘ9Ƴ10ľŚŝǗ11ŧ12y13Ǔ14Ǒ17ƢǐǕ19v25Ŕ32Ʊ38ǈ46ǒ47Ņ
~hel	63 -10ŏ-9kR-7rŨ7vŀŎŹƱ8ǉ10ŝŢ13sŒƲǈ14Ņ18Ǒ19ĵ21ǩ22ň27A31z33Ǉ35Ĺ36m
~hell	89 7Ň12Ź20ǩ21Ņ
~helo	82 49m
~help	66 -10ŏ-9kR-7r7ŀǜǩ8vƱ9ǉ10Ţ11ŝ14sŒǈ19Ǒ20ĵ23ň28A34zǇ37Ĺ
~hem	51 -22Ʊ-21ǧ-17ŀ-16ƞ-15ĻŶ-11GŊ-9ǖ-8ĴŎ-7ĺŦǩ7ŰžƘ8ePśƻ9Ŕšơ10g11ŷƄ12Ƭ14Ŭ15ż16ǐ17w18xƶ19Sŧ20œ22ǚ23Œ24ǈ26y27Ǔ29Ǒ31Ư35őŢ36ǒ37Ş39Š52ŝ
~hem>	52 -22Ʊ-21ǧ-17ŀ-16Ļƞ-15Ŷ-11GŊ-9ǖ-8ĴŎŦ-7ĺǩ7ŰžƘ8ePśƻ9Ŕ10gxšơǚ11ŷƄ12Ƭ14Ŭ15ż16ǐ18w19Sƶ20œŧ24Œ25ǈ27y28Ǔ29Ǒ32Ư36őŢ37ǒ38Ş40Š53ŝ
~hemi	89 21ǚ
~hen	38 -28Ť-20al-16Ł-14ơǋ-13źǟ-12i-11jBNĺŝƉƮ-10Ū-9UŀŞţƵ-8FTYķŌşƜǃǨ-7IWŅŴŷƬ7Ƥǣ8ŗŘŵƙǈ9fũŻƄƒǀ10ĸŜƲƿ11rHƀƫƴƷǙǛ12ĶśƁƹƽǅǞ13ƶǝ14ŖƭƼ15łŹƋƌƾ16ĵƳǢǧ17y18ĹŸ19dg20vſǂ23ORōƈǎ24VƧ25Ɵ28ƅ31Ń32ső33G34Ɩ35S43ŕ46ť52L
~hen>	39 -27Ť-20al-17Ł-14ơǋǟ-13iź-11BNĺŝƮ-10jŪƉ-9UŀŞţƵ-8CFTYķşƜǃǨ-7WŅŌŴŷƀƬǄ7Ŀǣ8ĵŻƙƤǈ9ŗũŵƄǀǢ10Řƒƿ11rĸŜƫƴ12ƁƷƹǏǙǛ13ĶśƶƽǝǞ14H15łƭƼ16ŹƈƋƾ17Ƴǧ18yĹŖ19dGŸ20gƌ21vSſǂ24ORō25VƧ26Ɵ28ƅ30ő33Ńǎ34s37Ɩ39ť45ŕ53L
~hend	75 -18ǎ-14Ǐ9ő11Ɛ12Ʋ14Ǣ15ĵƈ17ť18ǅ28S30G
~hens	80 -9ƌ11f12Ţ18C22Ǆ39ƀ
~her	31 -41d-20T-19Œǎ-16ƘƬ-15ĺǅ-14LťŭƸ-13O-12ƅƼ-11ŎŐśƓǥ-10NƇƺǌǐǘǟ-9Šƌǚǣ-8ŨƖƻǒ-7axRXĹĽœŲŶƭǢ7ĵŉƏ8ZƁ9ƂƶǍǛǝ10hqJĶŗřŞţƎƗƾ11kpļƙƢƩǗ12ŵǃ13iŹƣƧ14ǂ15ŘŢƲǄ16ƉƛƱ17uySŊŤźƍƚƝǦ18V19ŚǨ20žƳ22fDŜƑ23ōƨƷǁǋ24zHŝŷ25Cǈ26ſ27Bƞ28Ƥ29şŰ30Qń32o33ƽ34sƟ36n38Ņ39jlMƊ44Ŵ51G
~her>	46 -34d-29Ƹ-25ǩ-17ǥ-15a-14XŭƦ-13ĻŦƪ-12mL-11ŜƝǕ-10Ǆ-9ŇŎšƞ-8ŌƬƶ-7gCWŒŠũƗ7ķľŁŏŶƫǉ8qŋŬƮ10nHIZƎ11Mżƴ12ĴŊŷƟƵ13t14jrKžǇ15łǈ17Ź18yƷ22sǁ23ųƛ25ǂ26w27ź29Ƒ32zB35ƽ37p39ń42Ņş46Ƴ47ƨ49o58Ŵ
~here	33 -21ų-19d-18ŀǎ-17T-15Őǅ-14pŒƘǇ-13Ũ-12OĺťŶƓ-11xƬƮƳ-10bœƅƴǑ-9ƵƼǊ-8KĴłƇƌǆǌǟ-7tNPņśŻƒƺǂǚ7ķŌŴơƢǃ8Uĸƥƪ9hFĵƃƶƾǔ10mŊŖŬƜƠǁ11ĶŉƁƏƦƲǀ12JĻƂƷǝ13řšţǗ14ƚƣǈǛ15kļŘŵƙ16uŢƩ17iŤƗǦ18Ƨ19ƉƱǍ20ƍ21HS22Ǩ23sōŷǋǩ24fVŚ25Ɲ26DſǄ27Ɵ29Q30nC31jŜŝ32ƞ33Ű34MƤ44Ɗ45l57G
~heri	86 12Ɯ13Ż15ƶ19b31ŀ
~hers	70 -15ŭ-10ƃ7ųƎǑ8Ū9ŀƾ10u11Ʒ12BĶŽ15zŅ16ƢƲ17Ş20ǃ24žƽ33Ŵ
~herw	87 11vű12ǂ13Ƹ
~hes	58 -10Ǌ-9Ż-8R-7Ţ7ĺŜƙƸǚǛ8qCƘƠǌ9Žǟ10ƟǞǩ11gŒǇ12Q14lt15Ū16Aŋ17żƒ19ƑƗ21P24ư25U26ŀ27m34ƺ
~hes>	70 -8Ż8jƉ9Ƹǚ10ƙ12ŽƘ14Ɵ16g21ż23Ƒ24ưƺ26Ɨ
~hese	62 -10Ǌ-8R7fŖƁ8nŐƸǛ9qĺƠ10CŜǌǟ12ǇǞ13QŒ14ƺ15ǩ16t17lŪ18ŋ19Aƒ24P28U
~hesi	84 43ŀ
~hest	86 41m
~het	86 10ŏ11ƀ13Ƶ18Ĵ
~heth	86 10ŏ11ƀ13Ƶ18Ĵ
~hew	82 -13Ŷ13IƂ17ų30ƹ
~hew>	84 -13Ŷ13IƂ16ƹ17ų
~hey	43 -15Ĺ-14ŃǣǨ-12ŀƳ-11ĸ-10ŵǃǝǟ-9cltIZǢ-8jXYĴĺĻŇňŠſƵƷǞ-7uCĿŨŭžƌƔƶ7SśƋƱǇǈǏǛ8Nş9ŖŹƁƖ10Ţ11żƻƽǕǧ12iRƈǓ13xyz14Uǒ15ŐƦƾ16ŜǑ18ķš19ŗ20ǖ21ƅ22ƪ24ŘƧ25ƠƼ26w28ƕ30ŒŦơǤ32Wƴ34v35Ņ39Ʈ42Ş47ŧ50Ŕ52ŝ
~hey>	43 -15Ĺ-14ŃǣǨ-12ŀƳ-11ĸ-10ŵǃǝǟ-9cltIZǢ-8jXYĴĺĻŇňŠſƵƷǞ-7uCĿŨŭžƌƔƶ7SśƋƱǇǈǏǛ8Nş9ŖŹƁƖ10Ţ11żƻƽǕǧ12iRƈǓ13xyz14Uǒ15ŐƦƾ16ŜǑ18ķš19ŗ20ǖ21ƅ22ƪ24ŘƧ25ƠƼ26w28ƕ30ŒŦơǤ32Wƴ34v35Ņ39Ʈ42Ş47ŧ50Ŕ52ŝ
~hic	51 -13Ǘǚ-8ŤƤ-7W7ľŶŻƻ8ŀƀǏ9ļŭŷƄƏ10ňƕƴǖ11DŰ12EńŲ14RŬƉƣ16J17ǈ20Őť22C24ǐ26Qū34Ŵ35ų41Ū
~hich	54 -13Ǘǚ-8Ƥ-7W7Fŉƶ8ľƻ9Ǐ10ļŀƏ11ŷƴǖ12Dňƕ13EńŪ14ŲŴ15ūƣ16R17J19ǈ21ť22Ő23C28Q31ų
~hick	89 -9ƈ11Ǜ26Ɖ
~hicl	64 7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Ű19ų27Ŵ34ǐ36Ū
~hid	89 15Ş21i
~hie	82 -11ƚ-10Ɨ11ű16Ǐ19ū21Ɓ32ǂ
~hiel	86 -12ƚ12ű20ū22Ɓ
~hif	83 -9kŐ7Ǉ13U25ǎ50R
~hift	83 -9kŐ7Ǉ13U25ǎ50R
~hig	62 -7Ʊ7Ƅƒ8Ŕ9Cų10yƏƚ11œ12Ɓ13ŬƠ14Ǔ15ů16l18Řƙ22Ǧ23m25Ƽ37ŗ38ƣ
~high	62 -7Ʊ7Ƅƒ8Ŕ9ų10yƏƚ11œ12Ɓ13ŬƠ14Ǔ15ů16l18Řƙ22Ǧ24m25Ƽ37ŗ38ƣ
~hik	86 9Ŕ12g13Ş15ĺ28œ
~hike	89 12Ŕ13Ş14œ16ĺ
~hil	64 -8SŖ7Ź8lƜƟƶ9Ż10ŲųŶƫǅǠ11yŉƱ12Ň13Ś16ŧ17vwƎ20Ƥ21ǝ29uő42Ư
~hild	70 8Ź10ƶ11ƫ12Ŷ13yƱ14l20vw29Ư32u
~hile	71 -9Ŗ-8S7ŵ8Ǩ10ƜƟ11Ǡ12Ųųǅ13ŉ14Ň15Ś17Ư18ŧ20Ǝ22Ƥ25ǝ34ő
~him	68 -25Ƹ-10ƽ-8ƬƮ-7ơ8fzAƳ9ņ10rƯ11ǌ13wź15Ŝ16oƷ20t32ǂ36Ɛ38ƨ47s
~him>	71 -26Ƹ-11a-10ƽ-8Ƭ-7ơ7gƢ8t9fA10ņ11rƳ12Ưǌ14wź17oŜ34ǂ39ƨ51s
~himn	87 46Ɛ
~hims	87 -8Ʈ11z13a14Ʒ15t
~hin	37 -16œ-13s-12nFŌŐŜǁ-10cS-9lvCŒŮžƎƧǇ-8otxITŋŤźƕƟƠǔ-7fJRňőƅƆƌƖƩƪƴƺǗ7pYĹĻŕ8yNķŠŹƿǐǓǝǦ9jAPľŃŞųƵƸǀǂ10XŶƐƲ11ZĴĸŘſƂƞ12BŀǞ13ƈ14łŖŪűŻƄƉƳǖǟ15ĺŲƦƼ16ǘǩ17HUƘƹ18Ǖ19ƯǢ20ũ21gƍ22ƻ23Ŕş24iŝŽ25Ň26ŏ27ƥ30Ƭƶ31ƨǏ33ō34ţƗ35rŉ41Ŀ
~hin>	65 -9Ů-8Ʀ-7ŀ7ŊƏ8HUłŻ9ţƐƯǖ10NYƨƻǘ11EšƍƘ13qńōűǐǥ14ĺ15şŶ16Ū19Ŀ22ťŽ25Z
~hind	71 12ƃ13ŻƳ15uŠ17ŷ19Ź20p21ƶ25ų
~hine	70 -14Ŀ8ƛ9ǖ11Ƽ28ǝ30jǢ58Ǐ
~hing	40 -15ǝ-14Vž-13ť-12aF-11sŐŜŨ-10HŌƭ-9yGS-8cnńŒ-7tŋŹƟƤƴǇǔ7ĴƚƢƽǦ8ŪǏ9żƳ10kǓ11ưƸ12Ŕƻ13ľƯƿǂǄ14ķŘŽƂƘƞƲǀǘ15AUŀŞſǕ16ĹŃŖƼ17şƍƶ18PĻŲƈƉǟ19ƹ20ł22Ƅ25ũ26Ʀ27g31ōŝ32ƥ33iŏţƗ36ƨ39ŉ53Ŀ
~hink	56 -14qƨ-13ŗ-11œ-9Ş-8pƄƩ-7ĹǠǨ7ķƓ8O9Ĵƀ11Šǋ12hƷǝ13GƳ14XĿűƭǞ15ŖƵ18Ũ19ĺŔ21V24B26y27ǩ31H36Ň44Ƭ59r
~hio	81 -7ǩ14l37Y
~hio>	89 -8ǩ16l
~hion	86 39Y
~hip	71 7Ƅǡ9Ƴ10Ǖǝ11Š12Ƣ13Ɖ16Ɯ20ǆ29Ţ
~hip>	77 8Ƅǡ10Ƴ12Š14Ɖ18Ɯ22ǆ31Ţ
~hipp	78 11Ǖ12ǝ15Ƣ
~hir	68 -17V-14ǈ-10ǩ-8ƷǍ-7yHŒƋ7Ŝ11Ǆ12ǥ13ǅ14dƣ17Ɩ19q21Ǒ22Ư25c33ǔ43ǜ50Ǟ59S
~hird	81 -9Ǎ-8Œ9ǡ10Ŝ13Ɩ16ǅ17ƣ19d24q
~hire	73 -14ǈ-11V-8Ʒ-7yƋ12Ǆ13ǥ16ǜ23Ǒ24Ǟ25Ư36ǔ64S
~hiri	87 -8Vǩ36ǜǞ
~his	44 -23ų-14ş-13Ÿ-12ŇŖ-11d-10ŝƬƮ-9Œƌǟ-8ŧŮƦƫǃǧ-7uZķĸōŞŠŨŵƄƞƱƲƶǔǩ7mGňŷ8œƕ9oxJOXŀŅŜơ10cq11ţƺǈ12H13ƨ14źƭƽ15Ǌ16ł17pǘ18kAMǒǞ19Ɩ23Ō24Ƴ26jŁƵ27N28BŎ29sI30ĹŹ33r34Ļ35a38ŋ42ŏ43Ń48Ŵ51ĺ
~his>	45 -23ų-14ş-13ŖŸ-12Ň-11d-10Ƭ-9ŒŝƌƮǟ-8ņŧŮƦƫǃǧ-7uPZķĸŞŠŨŵƄƞƱƲǔǘǩ7mGSŷƾ8ň9oJOœŜƕơ10cqxXŀŅ11ǈ12ƺ13H14źƨƭ16Ǌ17pł18A19kMǒǞ20Ɩ24Ō26j27ŁƳƵ28N29BŎ30sI31ĹŹ34r35Ļ36a39ŋ44ŏ45Ń50Ŵ52ĺ
~hist	72 10ņ12ƸƼ15Ż19ţ30ƽ
~hit	62 -19Ř-13š-11ŧ-10Ŗ7ǀ8ǘǤ10şƊƻǚǦ11jƚǡ12Ũžƾ13Ɖ15J20Y27f31a35c36ĸ53ż71ſ
~hit>	66 -20Ř-14š-11ŧ7ǀ9ǘ10Ǥ11ƊǦ12jƚ13ž14Ũ22Y38c39ĸ45ſ57ż
~hitc	89 47f
~hite	84 10J14ǚ16ƻ18ƾ20Ɖ
~hits	82 -11Ŗ16ǡ40ſ
~hly	65 -11Ǣ9Ɣ10T12Ɨ13Ơ18Ʈ19Ů23ķ29Ĵ
~hly>	65 -11Ǣ9Ɣ10T12Ɨ13Ơ18Ʈ19Ů23ķ29Ĵ
~ho>	38 -24Ɣ-23Ų-17Œ-16ƣ-15tLŪŴ-12TYĿǄ-11yPĴķłŚŸǇǢ-10HŢǃ-9rBĸŭƞƪǉ-8xJŃŏűƒƝ-7sĺľŀŌƛ7ŝŵƃ8lǧ9ſ10ƙƾǘǛ11qǚǥ12ŹǞ13wZƁ14ƤǍǕ15u16aǨ17Ŭƶ18ǆ19ǅ21Ǘ23ǜ26ǐ28ńƜǩ29ŠƲ31ş33o35QļǑ38ơ39ƢƳ41ƕ42n44Łų46Ŝŷǔ47Ư48A53Ǡ54Ő56ǈ58ƫ
~hob	81 -7Ƙ12ǀ50g
~hobb	81 -7Ƙ12ǀ50g
~hod	66 -17ƾ-8u8ŵſ9ľ10ƫǣ13Ʊ17Ŝǘ21ư22Ʋ24ƃ26Ƥ31Ǩ49Ư
~hod>	66 -17ƾ-8u8ŵſ9ľ10ƫǣ13Ʊ17Ŝǘ21ư22Ʋ24ƃ26Ƥ31Ǩ49Ư
~hoe	81 -8ŵ9ơǧ11ǠǨ12ł14Ś16Ƣ21Ǐ23ƺ26ų
~hoev	89 -7n10ơǧ13ł17Ƣ
~hol	52 -17ų-15Ō-10ǖ-8H-7cƔƧƫǤ7Ƽ8ŁšŪƸǐ9Ɖ10Oķǉ11můƈƮ12hŞƭ13ű14ōƵ15t16ŀƪǕ17ŷ18TŔƿǓ20Ǜ23ǩ25Ǘ27ǧ28KƩ30k32n35Ŭ
~hol>	70 -7Ƽ15Ǌ28ƿ30Ǜ
~hold	59 -18ų-16Ō-10ǖ-8Ɣ9iŚƕ10ŁƸ11tŪ13Ɖ14m15Ʈ16Ş17ű20n21ŷ22ŀǓ24T29Ǘ31ǧ33K35ǩ42Ŭ
~hole	63 -8ǩ-7ƫǤ7ŨũƤ8tBư9lķŦ10Ŕ11Ƶ12š13Zǉ14Oǐ15ů16hƭƼ17k18ō21ƈƪǕ35Ʃ
~holi	84 13U14Ǉ28k
~holl	87 -11H-9ŧ15J18Ŕ28n
~hom	48 -17Ő-16Ŭ-15M-14Ŵ-13Ǐ-11m-10ŇƯ-9Nőŗ-8Ţų-7QƠƳǈǋǞǟǥ7Ľƌ8Ɯǩ11wƖ12ƇƮ13hĹǁ14ůƛ15yƕ16ƶ17IŰźƙƞƷ19q21T23uCƆ24H25s29ƒƔ30ƓƟ34nR38şƅ42lF57Ɲ
~home	49 -18Ő-17Ŭ-16M-14Ŵ-13Ǐ-11mƯ-10Ňŗ-9Nő-8ųƠ-7PQƳǄǈǋǞǟǥ7ĽŹƌ8Ɯǩ11Ɩ12wƇƮ13hĹǁ14ůƛ15yƕ17IŰźƙƞ18Ʒ20q21T23CƆ24u25H26s29ƒƔ31Ɠ32Ɵ35nR39şƅ43lF58Ɲ
~hon	61 -14J-9ŠǇ-8Ń-7ŷ7ľǗ8CĿňśŢŬ9fǖ10rǄ12Ś13SĺŖǟ15Ū17Mǘ20O21ź27Ž28c35IK43ǩ
~hone	63 -14J-9ŃŠ-8ŷǇ8CľĿňǗ9śŢǖ10Ǆ13rSĺŚ14Ŗǟ16c18M21O25I29Ž36K45ǩ
~hoo	57 -8ǩ-7MŨŷ7hƒ8yŻƢǔǦ9KSƗ10aQļś11v12ǟ13ŠǓ14ŭ15C20J23Ǜ25ł27x29l32ź33Ʊ43m
~hood	82 10G13ƒ16l24C36Ǜ
~hook	87 7Ƨ16Ɨ18ļ20ǟ
~hool	61 7qƄƶ8K9ƢǦ10yǔ11QSŻ12v14Ǔ15ŭ21l29x34ź36Ʊ48m
~hoos	80 -7M30Š42ł
~hoot	80 -8ŷ11h12c15a16ś19J
~hop	55 -21D-17x-15Ƥ-14itơƣ-13w-12ǩ-10S-9Ƣ-8œŢ-7bosŏŮ7UůǦ9yǄ10ǐǞ11ǝ12ƑǠ13gƁ15ǔ16Ǐ17ǙǢ18ĺ19MƗǍ20ŠǖǨ21ǅ22X25ǥ26ǈ28ŵ29ń31ǟ34Ļ35ǃǋ42ǌ51Ɲ
~hop>	58 -21D-17x-15itơƤ-14ƣ-13wƢ-10S-8Ů-7boŏ7ǘ8UůǦ10yǄ11ǐ12Ǟ13ƑǨ14ƁǝǠ16Ǣ17ǔ18Ǐ20Mǈ21Ǎ22ŠƗ23ǅ26ǥ28ǃ34ŵǟ36ǌ39ǋ54Ɲ
~hopi	80 11H21X32ǖ50Ļ
~hopp	80 -9ǩ15X29ĺ48ń
~hops	84 12ǈǨ13ǌ14ǃ18g
~hor	79 -9Ǘ-8ǂ7W12ŐƜǞ13Ƹ14Ť16k23ǔ27Ʈ
~hort	86 8W13Ɯ15Ť30Ʈ
~hos	53 -16C-12ǖ-10ţ-9DGĺƫ-7ƲǕ7ESĸżſƹ8ŕűžƉƞǡ9ĵŝũƅƍƎǄ10FƯ11ńŇ12iƦǂǆǔǨ13ƃƈƼǊǑ14Q15Ž16Ǉ17Ƹ18AŐƑǤ20Ʃ22Ł23ƛ25ǐ30Š33Ƣ
~hose	54 -12ǖ-9Dĺƫ-8G-7ƲǕ7cUZŹƹ8Eŕűſ9ũƅƉƍƎƞǄǡ10Fĵŝ11ŇżƯ12ńǆǩ13iƈ14ǊǑ16ŽǇ19AƑǤ20Ő21Ʃ22Ł24ƛ26ǐ31Š35Ƣ
~hosp	73 -14C-11ţ-9ŗ-7ǩ8ž10qV12ƃ13Sĸ16Ƽ18ǂ20Ǩ21Ʀ22ǔ24Q26Ƹ
~hot	68 -15K-12D-8BŨ-7ŵ8Ǘ11ǔ12Ƙ14ƒǁ17Ƌ18ƻ24Ž29J33ƍƤ36ś44j
~hot>	75 9ś16ƒ19Ƌ27Ž37ƍ50j
~hote	84 -10B-8ŵ14ǔ42Ƥ
~hoto	86 -18K11Ǘ36ś
~hou	40 -24ŗ-22Ŭ-21S-20ų-19ő-17r-15ƨ-14ŉŒ-13P-12ǏǦ-11ńũƦǄǘ-10ŜŭŶƼƽ-9YřǇǈ-8ĿŀłŐűŴƐƠǖǞ-7iwAŅŖŝţŸƥǅǐǢ7ſƊƑƚƬƱƸƺ8ŁŏŧƘƶǠ9ŲƉƋ10Ə11hƎ12fsL13ZŇ14NƖǧǩ15ňƂƙƣ16KƕǨ17OŵƌƗ18Gǁ20Ō21š22Ƈ23a24ķşƓ25Ɲ26Ɯ27Ʈ29nH30FTƆƭǎ33ŷƞƟ34ƒ35M37RƷ38DƔ40ƅ
~houg	75 -8Ź7ư9xƵ10Ƃ14H17Ŋ20Ţ31ǩ34Ň
~houl	56 -16ŉ-15r-13ũ-10ŬƼ-9ƽ-8Ƶ7ƍ8ǂ9IŋƄ10Ľ11L13uOŎƸ15ōƱ16Mƶ17Ƭ18ŧ19aŷ21ĴƘ22Dƭǧ24f25ň26sK29N33Ō
~hour	67 -15P-10N-7ŒǄǑ8g9ǀ13Ƨ15U18O21Ų27L38T66R67ǎ
~hous	45 -20ų-19ŗ-16Ŭ-15Ǧ-13S-12Ǐ-11ƨ-10őǎ-9ĴŜ-8ŒřŶǇ-7IŭűƐƘƠǨ7ů8Ɗ9Ƒǋ10hƚǕ11ŁŹƋ12Ƃ13TƉ14ƌƎƏ17Zǁ18ƕƖƣ19ƙ22ŷ24Ɨ25ƇƮ26DHƷ28ş29GMƓ31Ɲ32ķ33Ɯ35Ɔ36nF40ƞƟ41ƒ45Ɣ46ƅ
~hout	63 -13ő-10GS-8b-7Ʀ7ƈ8ź9Ǡ10aĺ11ƌ13ľ15ƮǓ17ƺ19ſ20ŏƭ29Ʒ31Ǩ40š42ŵ
~hov	86 12ǈ17Ő19u22w
~hove	86 12ǈ17Ő19u22w
~how	29 -19W-18Ƃ-16ǈ-15HR-14yŁ-13sŌƯ-12wLŐ-11FQŔƕƛơ-10ADŏƵǄǞǥ-9Mşƫƴ-8ōŚŬƀƝƥƩ-7JƁƜƲ7gnőŸŽǣ8fųſƠƦ9SĶƪƱƹǋ10šƙƟƸ11œŖŦƄƿǆ12ŇţƑǊǏǐǙ13ƚǡ14pŃƃƔƣ15jzŊƓƺǝ16ŕƏǦ17Uĸŭǜǩ18kŵǅ19O20Ż21vŅűǘ22YļƬǇǑ23bƋ24Ũ25cŗŠůƞ26Ů27Ĵ28ƭǖǟ29łŤƮ30ŧ33K35Ƴ36Ɔ40Ŷ44tx55i
~how>	29 -19W-18Ƃ-15HRǈ-14yŁ-13sƯ-12wLŌŐ-11Fơ-10ADQŏŔƕƛǄǞǥ-9MşƫƴƵ-8ōŚƀƝƥƩ-7IJŬƁƜ7nXŇŸŽǣ8fgőųƠƦ9ƪƱƹ10ĶƟƸǋ11œŖšŦƙƿǆ12ƑǊǏǐ13SĸţƚǙ14ŃƃƔƣ15jpzŊƓǝ16ƏƺǦ17UŅŭǜ18ŕŗǅǩ19kŵ20O21vűŻǘ22YļƬǑ23bƋǇ24Ũ25cŠůƞ26Ů27Ĵ28ƭǖǟ29ŧƮ30łŤ33K35Ƴ36Ɔ40Ŷ44tx48i
~howe	84 11Ņ12ĸ14Ň16B
~howi	87 8ǧ12d15Ƅ
~hows	86 -10ǚ11ſ12ǒ14ť23ŗ29ǡ
~hr>	89 -14ǈ-11ǩ-7Ǡ8W27Ƨ49ǜ
~hre	84 11Ƹ12ǜ13Ŏ
~hrea	87 11Ƹ13ǜ
~hri	84 10Ƌ19dD20k
~hris	84 10Ƌ19dD20k
~hro	51 -14Q-12Ɣ-9mIǟ7ŅŬŵżƆƮƱ8šƦ9złŧǦ10ļƁƌ11ZƚƧ12Ŋ13ŐŖś14nĸǥ16ŤũƜ17j18Ƴ21ŗƨ23Wƕ24ǖ25ǎ27Ũ
~hroo	84 11Ɗƌ19Ɔ
~hrou	51 -14Q-11Ɣ-9m-8ǟ7ŵżƮƱǘ8ŬƦ9zšƌǦ10łŧƁ11ZļƚƧ12Ŋ13ŐŖś14ĸǥ15n16Ťũ18jƳ21ƨ22ŗ23Wƕ24ǖ25ǎ28Ũ
~hs>	63 -13Ơ-9p7Ɵ8ŕ9ĺ11ł13ŧŮƆ14G15vĴ16ǈ17uųǄ18ƃ20Œ22Ǩ26Ʈ27Y
~ht>	36 -12B-9Tķ-8mRWƁƉƳ-7ŒŤƔ7pKXĺłťŭƖǦ8quQľŏŢůűǌ9wCőšƓƬǔǝ10MĴųƮ11lSřŝŠƌƽǑ12ŌŗŶƻƿǜǟ13EĻŇƐƦ14aŖ15ōƜ16rIƅǃǖ17oHŎưƷ18ƒ19iPŊŰ20b21ŀ23NǎǏ27ŧ37ƺ
~hte	68 -14bd-7mpľ7Bś8Ʒ9LǞ13U15Ű16ŕ19yƱ23x24Ź25v30uw
~hter	68 -14bd-7pľ7Bś8Ʒ9LǞ13U15Ű19yƱ23x25vŹ30uw
~hts	73 -9Ŷ7DƜ9š13Ż14HĿ15x16y19U21Ų32R33Ň
~hts>	73 -9Ŷ7DƜ9š13Ż14HĿ15x16y19U21Ų32R33Ň
~huh	77 -9v9ƞ10Ņơ11Ə12ĺ13r15j17Ŷ27Ũ
~huh>	77 -9v9ƞ10Ņơ11Ə12ĺ13r15j17Ŷ27Ũ
~hun	81 -7uƈ7m12g13ƞƯ14Ǜ24ǅ37H
~hunt	84 -7u7m13g14Ư40H
~hur	59 -7ſƮƷ7ư8ƙ9o11tB12ŭ14Ɯ16O17ǚ18Ť19ţƍ20ĸ21ƶ26Ǚ27Ń28X32žƚ34ƃ44ǣ
~hurc	80 -7ǐ11ư13o16tŭ17B29ƶ
~hurr	75 -13Ŀ12ƙ21O38Ń42ƚ
~hurt	62 -7ſƮ15Ɯ19Ťǚ20ƍ21ţ22ĸ27Ǚ30X34ž37ƃ47ǣ
~hus	56 -16ƾ-14Ƹ-13dǟ-11ŭ-9ƹ-8şŵƺǩ-7P7ų9ƮƯ11Ł15Ƴ16ƫ17f20ż21n23Ų24ŴƷ30p31st32ƨ33rǂ34q39o
~husb	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7u8ų9ƮƯ11Ł15Ƴ16ƫ18f20ż22n25Ʒ26Ŵ30p32st33rƨ34ǂ35q40o
~hust	89 37Ų
~hut	71 -11Ǩ-7ǩ8ƚ12Ɵ15ŋ16ũ20ǎ25a28ƛ57ǝ
~hut>	76 -12Ǩ13Ɵ16ŋ22ǎ41ǝ
~huto	87 -8ǩ20ũ33ƛ
~hwa	86 11Ơ15Ə22ůƁ
~hway	87 11Ơ15Ə22Ɓ23ů
~hy>	59 -21œ-18ń-10ň-9ļŒŧ-7ŉőƶ8ľšǆǤ10Ŀ12ǜ15xņ16Ƹ21ƻ22rBƴ30ǩ31ĹƵ39Ŷ40ŀ46ĺŔ51Ţ
~hyd	77 50Ə
~hydr	77 50Ə
~hyg	89 12ǈ24P
~hygi	89 12ǈ24P
~hys	77 20ƀ23Ƹ27ǁ40ƾ
~hysi	77 20ƀ23Ƹ27ǁ40ƾ
~ia>	80 7ǘ12D14Ÿ15C16y22ų25Ŷ
~iab	58 7ƩǊ8ŗ10Ǜ12ƽ13Ƽǂ16Ƃơ17ǚ18ǌ26ƀ32ǡ46ž
~iabe	80 16ƽ18ǂ19Ƽ
~iabi	59 7Ǌǥ10ŗ11Ǜ16Ƃơ18ǚ19ǌ28ƀ33ǡ36ž
~iag	82 -10Ƴ13ƽ14u37Ƽ
~iagn	83 -10Ƴ14ƽ37Ƽ
~ial	59 -13Ƃ-9Ɔ-7u7cŐƩǥ8ƦƮ9ƴǕ12ĸƖ13BǆǍ14ƉǗ15Ǡ16Aǋ17ƞưƾǦ19ƯǄ21Ƙ23ƿ32I38e
~ial>	60 -13Ƃ-8Ɔ7aĶƩ8cǥ9ƦƴǗ13ǆǍ15B17ǋ18ưƿǦ19ƞ21Ǆ24A28Ƙ33I40e
~iall	84 -9A-8u8ƿ12Ʈ18Ɩ19ĸƯ
~ials	86 8Ǘ11Ő16ǕǠ22Ɖ
~ian	74 -13h-10a-7Ľ10pP11ƅ12oƯ14ƾ16q17Ɲ18ǈ37Ʋ
~ian>	79 -7Ľ11P13Ư14ƾ17q40Ʋ
~ianc	87 -10a-8Ľ12p15o20q
~iar	67 20Ľ24Ŗ36ƫ
~iar>	87 25Ľ31Ŗ
~iary	68 36ƫ
~iat	84 12Ŋ13i17mŝ
~iate	84 12Ŋ13i17mŝ
~ibe	83 9ƻ10ƸǍ15ş19Ő
~ibe>	87 10ƸǍ
~ibl	58 -10ƿ-9ŗ7wľœŨ10Y12Ɓ13ƀ14ƽ15Ŏ16Ŧŭƚ18ň25ƹ39Ř
~ible	58 -10ƿ-9ŗ7wľŨ8œ10Y12Ɓ13ƀ16ŎŦŭƚ18ň25ƹ39Ř
~ic>	68 -16Ǆ-8O-7mŝ7Ňǋ8ĺ9NĴūƛ10ƼǕ11KůŴŵ13tŪŻǖ14ƥ17ť19ŎƋ35ǩ37ƾ
~ica	55 -11Ŀ-7ŕ7ƻ8ƙǃ9ŌǄ10Ƌ11ǚ12QƴƽǂǗ13Wƀǈ14ūƸƼ15źƾƿǑ16ŀ17ǌ18ǒ25ƃǧ27ǁ31ƚ
~ical	63 7Tƿ8ǂ10Ǆ11Ƌ14Qƽǚ15WƀǗ16Ƹǈ17ƾ18ƼǑ19ŀ29ƃ31ǁ
~ican	80 -14Ŀ13ƙ47ƚ
~icat	61 -7ŕ7Sǀ10ƿǃ11Ō14ƴƻ16ū17ź20ǌǒ28ǧ
~ice	46 -21ǩ-20ǟ-15n-14Ǉ-12C-11Ǔ-10Ł-9Ŕŗ-8lxSőŖ-7WĺŕųƵƶ7QŊƺǉǞ8ǍǕ9dœţūű10coŀƞưǋǘ11ĹĽŎůƬǀ12P13ńŢƒƝ15BŒŝǄ16ľƘ18RŜơǈ19jM20aƕ21UXł22Ź24ŅŽ27Šŷǚ47Ÿ
~ice>	50 -22ǟ-19ǩ-15Ǉ-11CǓ-9ŁŔŗ-8lxW-7ĺŖ7ańşŶŻƏǊ8rAFQĵŊŜƪǉ10ţǕ11œűƞư13ĹŎůƬǋ14Pŀ16ŢƒƝ17jǘ18BŒŝ20ľ21Rǈ22Žǚ23M24UXłơ27Ņ31Š
~icen	59 -13ŕ-11n8cǨ9Ǜ12Ƅƺ14oū16dǀ18a32Ź38ŷ63Ÿ
~icer	84 9j47ƕ
~ices	76 7Ž8ƗǠ12ǚ13ńǞ18Ǎ19Ǆ20Ŝ23Ƙ
~ich	54 -13Ǘǚ-8Ƥ-7W7Fƶ8ľƻ9ŀǏ10ļƏ11ňŷƴǖ12Dƕ13EńŪ14ŲŴ15ūƣ16R17J19ǈ21ť22Ő28Q31ų34C
~ich>	54 -13Ǘǚ-8Ƥ-7W7Fŉƶ8ľƻ9Ǐ10ļŀƏ11ŷƴǖ12Dňƕ13EńŪ14ŲŴ15ūƣ16R17J19ǈ21ť22Ő23C28Q31ų
~ici	61 -8ų8Pƕ9Ǜ11ƾ13qƖǈ16ǒ17Ƙǂ20ƻ30ş31ǥ32ƫ
~icia	67 9P13ƾ14q15Ɩ16ǈ35ƫ
~icie	67 -8ų7ƦǦ18ǒ20Ƙ33ş34ǥ
~icin	84 -7ZƼ12ƕ24ǂ29ƻ
~ick	52 -15Ŧ-13ǩ-8ŐœŨ-7ŢƈƦƩƪ7Ļŋřǉ8OYļ9ŊǏ10ŀŤǍ11iK12XŔƭƽ14ųƉ15ĺŧ17Wŭ18ĹǠǨ21Lł22ǘ23Ŷǐǟ24ľŠ25Ǜ27Ř43Ż44Ƈ
~ick>	60 -10Ŕ-8Ţǩ-7Ũǝ7ƾ8dŌŜűƹǆ9Ļŋřǉ10ŧ11Ŋ12Ǎ13xŤŶ14K15ĺľƭǘ16LŠ21W22ł24ǛǨ43Ƈ
~icke	62 -8Ŧ-7ƈ7ĺū8wƕ11Ʋ12Nļţ16Š18Ɖ19Ř25ǟ26Ŕ54Ż
~icki	81 9ǟ11Ĺ16X20ŀ24i
~ickl	84 -8Ŧ9ŧ13g15NĹ17Y25Ŷ
~icks	83 -10I-8Ʀ10ǐ11Ƨ13Lŕ15Ƈ17ľ20Ř
~icku	82 10Ǐ11ž13O16ŭ24ų34ǐ
~icl	63 -9w7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Űǆ19ų27Ŵ32ǐ35Ū
~icle	63 -9w7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Űǆ19ų27Ŵ32ǐ35Ū
~ico	80 25ƹ29ń49ĵ
~ico>	86 32ń53ĵ
~icot	89 28ƹ
~ics	82 10Ƙ16ǩ24ǈ32Ž
~ics>	82 10Ƙ16ǩ24ǈ32Ž
~ict	68 -8q7ū8ơǄ9nŴ10ŤƅƸǔ11Ʒ12ƏƞǓ14Ƈ15Q17Ŀ18ŭƬ26fś
~ict>	84 11ơ14ǔ16ƏǓ19Q
~ictu	72 -8q7ūƱ9Ŵ10n11Ť12Ʒ13ƞ15Ƈ18Ŀ19Ƭ28fś
~icy	47 -13ĺǦ-10Ɣ-9ǒ-8Ŭ-7IZ7ŒŜŞƙƥ8ŪƀƛǤ9ƨ10žƁƢ11Ţ12Ɩ13ƚ14šƬ15ĹŐǏ16ľƧǥ17Ɠ18ơ19ŗŠƪǡ20Ǣ23Ŗſ24őŷ25Ƶ26ŚƦ27ŕƩ35ŏ37ř
~icy>	47 -13Ǧ-12ĺ-10Ɣ-9ǒ-8Ŭ-7IZ7ŒŜŞƙ8ŪƀƛǤ9ƨ10žƁƢ11Ţ13ƚ14šƬ15ĹŐǏǢ16ľ17ƓƧǥ18ơ19ŗƪǡ20Š23Ŗſ24őŷ25Ƶ26ŚƦ27ŕƩ36ŏ37ř
~id>	34 -19Œǎ-18ų-16Ƨ-15Ļ-14LRŇ-13ozŌŷǠ-12s-11AIUľžǈǕ-10ŘŚŝƗƟƯ-9iMŁŭƤƮǃǖǟ-8CJPŽǄǗǛǦ-7gĸşƊƭǇǒ7HĺƪƲƵ8jtƂƚǏǓ9fƥƱƹƺ10pĴĿƙ11dlĹōƾ12xǂ13qźƍƶƼǘǜ14ƅǊ15ŎŜƈ16ŉŖƩ17wţǞ18řŵŹǤ19őťƔ20cǩ21ƽ22S23Ƭ24ńƕƫ25ň26ĽŠŸƒ27Ƅ28Ŭ29kšŤ30m31ƴ32ļ33ņƌƳ34œŔ35ǅ36G37ũ38ŅŨ39ŧ57Ŧ70B
~ida	78 8Ÿ11ǚ12U13ƃǇ17Ǆ18A25H26k
~ida>	89 10Ÿ29H
~iday	84 13U14Ǉ28k
~idd	78 7v13L18i20aN
~iddl	79 7v13L18i20a21N
~ide	47 -14Ƹ-12U-11Ʈǐ-10SŨŪƞǏ-9FPƟ-7DŒŹǝ7iq8eŊœŔŧŷƉƣǂǇǔ9tĺŇƽ10ZƕƵ11nťŰƍ12j14MTƛ15YƇǄ16gƗ17uư18ƝǀǍ19ūƥ21ŁǢ22Ő23Ǡ25ŵƃƦ26łżƁ28ƪ32Ų
~ide>	54 -14Ƹ-13Ŵ-11U-10sŨƞǏ-9Ūǐ-8Ɵǩ-7nPǝ7őŠƛ8CŁŔƏƪƫ9q10iAƉ11œŧūƣƽǂ12tTŬƗ13gƍ14Ű16jƥ18Ƈ20Y21ư22ǀ23ƝǍ28Ǣ29Ǡ33łŵ35Ɓ39Ų
~idea	78 -10Ŷ7Ž9T11s12VƵ14B19Ŋ26Ň
~ided	87 -12Ł7Ư16ƛ19e31ĺ
~iden	62 -9Ʈ-8S-7Ŭ7Gǔ8d10ŔţƳ16ťūǄ19n23ǩ24ƕ29ƃƪ42ż
~ideo	84 13g15Ɨ37M
~ider	83 13ŉ14w17Ő
~ides	65 -8ƕ-7ǉ9ńƜƥǔ10WƢǈ13Ŵ14Ǉ15Őŷ16ķ18Z22u30ŁƦ
~idi	76 8ǀ12ŭ22Ł37Ƈ
~idin	76 8ǀ12ŭ22Ł37Ƈ
~ido	84 -11s8ƫ13Ǩ14Ʒ19Ƴ25f
~idow	84 -11s8ƫ13Ǩ14Ʒ19Ƴ25f
~ids	56 -8rB-7ķǟ7ŭ8ń10ľ11ƜǛ16ƍ18ƫ20ŹƲ21n22ƶ23ƭ26v28Ư29w30Ʊ38y43x60u
~ids>	56 -8rB-7ķǟ7ŭ8ń10ľ11ƜǛ16ƍ18ƫ20ŹƲ21n22ƶ23ƭ26v28Ư29w30Ʊ38y43x60u
~ie>	71 -25Ǩ-14ǒ-8ƞ7Ƈ9VƖ10ǩ11Ʈ12ƽ16Š19f22Ʀ23Ƴ24hł26Ő34Ƣ43Ŀ
~iec	87 -10ƕ8ƘƱ11Ǣ18Ŭ
~iece	87 -10ƕ8ƘƱ11Ǣ18Ŭ
~ied	61 -12Ő-11ǆ7Ɩ8Ư10Ŷƚƫǘ12j13ŧǏ14Ʒ15ĿŢǤ17ŝ23oƦ25Ǩ34ƴ39Ƴ41f
~ied>	61 -12Ő-11ǆ7Ɩ8Ư10Ŷƚƫǘ12j13ŧǏ14Ʒ15ĿŢǤ17ŝ23oƦ25Ǩ34ƴ39Ƴ41f
~iel	78 -11ƚ10ű11ĸ12J13Ś15ǈ18ū20Ɓ25a
~ield	78 -11ƚ10ű11ĸ12J13Ś15ǈ18ū20Ɓ25a
~ien	55 -7w7Ŋ8UŨ9ǣ10ǅǖ11aļƤ12PǘǦ13ƢƳƷ16ņŭ19Ɲ21B24ƜǓ25A31ǚ37Ŭ41Ǘ44ǔ
~ien>	89 25Ŭ
~ienc	72 9ŧ12Ũ15ǅǣ23ņ
~iend	70 -8w8Šƃ10ľ12Ɯ15ļ16aƤ17Ʒ19Ƣ20Ƴ29B33A
~ieni	89 12ǈ24P
~ient	61 8Ɩ9UŊ10ţ11ǖ13Ǧ14ǘ16Ɯ20ŭ21Ɲ28Ǔ35ǚ47Ǘ51ǔ
~ier	68 -9ś8Ŧǣ10Şū12ŝ13Ţ15M22ő23ǩ25Ƈǂ33ŐǕ
~ier>	71 -9ś9Ŧǣ10Şū13ŝŢ15M19Ǖ23ő24ǩ27ǂ34Ő
~iers	80 16Ǖ30Ƈ
~ies	52 -12Vǩ-11Ɓǋ-9Ƃ-8ų-7v7xƢ8Wŭ9ķĽƝƨ10ơ11hmŤƼǃǐǒ12ŲǦ13KĵĿńǈ14gyƘ15ƑƜǛ16ǀ17Ǎ19ǣ20Ɔǎ21Ţ22ƃƯ23c24ǥ32ş
~ies>	53 -12VƁ-11ǋ-10ǩ-9Ƃ-8ų-7v7xƢ8ŭ9WƝƨ10ķĽ11hŤơƼǃǐ12mŲǒǦ14gĵĿńǈ15yǛ16ƑƜ17ǀ18Ǎ20ǣ21ŢƆ22ƃƯ24cǥ33ş
~iest	80 9ś16Ƙ24K34ǎ
~iet	80 12Ʈǆ21ǎ23Ƽ29ŀ
~iet>	86 13Ʈ22ǎ31ŀ
~iev	78 -10Ɨ7ŋ9Ō10lM12S13Ƭ14mŸǏ24ǩ
~ieve	78 -10Ɨ7ŋ9Ō10lM12S13Ƭ14mŸǏ24ǩ
~iew	83 -17Ǡ-14ƶ-7ņ16Ǟ17B21Ŝ27ǩ31Ŗ
~iew>	86 -17Ǡ-15ƶ-7Ţ8Ŝ14Ŗ18B19Ǟ29ǩ
~if>	39 -21ǩ-18ŉ-17X-16ĺ-14ŀ-12ǈ-11ǆ-10TŇŤƕǋ-9gyōŐƶǞ-8ikLőŨŪƋƭƳ-7jwAUŁņœŕŗřƲǗ7uŬƬ8źƝƷǦ9bƁƎƩ10HNǄǢ11cGƒ12rŘǕ13WňŢűƵ14FķĻƂ16Ĵŏŝǚ17I18ƪ19ǘ21Ʈ22YŊ23Ɯ24ŋƀ25žƯ26ƫ27ĸƱǡ28Ʀ31Ƥ33Ŏ40ŵſ43ƃǝ49Ƨ73Ǩ
~ife	49 -28Ƹ-21P-15ŏ-13vŗƼ-12wUŻ-11Őƃ-9Ūǩ-8aƹ-7dĻŜũ7ş12mųǈ14fi15ĺ19Ʈ21Ƭ24Ŵ25sƪ26ƿ27Ƶ29ƭ31qƫ32ǂ36t37rƴ40Ʒ42o43ƧƩ45p52Ʀ54ƨ
~ife>	50 -15ŏƸ-13vŗƼ-12UŻ-11wPŐƃ-8ƹǩ-7ţũ7Ũ8ş10Ʈ12m13ǈ14q15fi16oĺ17Ŵ20p21Ƭ22ǂ26ƪƿ27s28ƭƵ34ƫ38rƴ39t43Ʒ44Ƨ46Ʃ54Ʀ56ƨ
~ifes	71 -19Ƹ-15P-10d-7aŪ8Ɯƺ10b11jBŴ12Ʈ13ų16ǂ25q37p38o
~iff	66 -12ƚ-9Œ-7Ļ8ǘ9łǥ10VŻ11ǅǕ12ǩ13Ŏ14Ş15ĺ18ňŘ20ŧ23Ŕũ
~iffe	67 -13ƚ-9Œ-7Ļ7Ƭ8ǘ9ǥ10Vł11ǅǕ13Ŏ14Ş16ĺ18ňŘ20ŧ23Ŕ24ũ
~ifi	63 -8ŕ-7b8ĺ11ǃ16ū17Ǥ18ź21ǌ22ǒ29ǧ
~ific	63 -8ŕ-7b8ĺ11ǃ17ū18ź21ǌ22ǒ29ǧ
~ift	74 -8kŐ8Ń9Pŕ10Ĵƶ11ļ12Uűǈ16ŵ18ń22ǎ44R
~ift>	83 -9Ő12ƶ13Uļ18űŵ29R
~ifth	89 13Ĵ23ń
~ifts	87 -9k7Ǉ21R27ǎ
~ig>	58 -17Ƃ-15Ŕ-13Œƒ-12Ʈ-11Ɖ-10ǈ-8R-7FŬǘ7ŢƦƪ8Žžưǁ9yƇƛ10gjZ11ƣ13ľœǅǍ15Ǐ16ŦǇ19Ǧ21Ǒ22kƑ25Ƭ29Ɠ30Ő32ĸ44Ɔ
~iga	80 13ǂ15C48ƹ
~igar	81 14ǂ49ƹ
~igg	69 9ƪ10xŁ11H12ǔ13Ō14Ǐ15Ň17Ǟ33Ŀ
~igge	70 9ƪ10Ł11H12ǔ13Ō14Ǐ15Ň17Ǟ34Ŀ
~igh	35 -11T-10Œ-9Wķ-8Bǩ-7jƋƔ7uGņŏŘťű8wLƫƻǍǓǔ9arMĴőŬƬǑǝ10SŊœŕŝƦƮƽǂ11UŅŇŲƠƿǟ12EĻŌƐƓƤǜ13š15HPųƅǃǖ16oyIůǏ17ŎƒƷƼǦ18ƞ19bŀŰƙ20ŧ21ǎ22ƣ23N26C28ŗ29ĿƜ35ƺ
~igh>	65 -7Ʊ7Ƅ9Ł10vžƚ12yŘ15C17l19ƙ22ǂ24ƺǦ27Ƽ28ŗ40ƣ
~ighb	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~ighe	75 -8ž7Ɠƴ8Ř9Ņ10Ŕ13ŗ15œƒ18Ǔ32m
~ight	36 -12B-10ǩ-9T-8mķƁ-7WŒŤƔ7DKXŃŭƝƨǥ8pquxľņŗťůűƒǌ9wLŏŖƞǔ10aCMĴőŨųƓƤǑǝ11rySŕƬƮǟ12UŇŊŝŲƦƻƽƿ13EĻŌƐǜ14š16HĿƅǃǖ17IP18oƷǏ19Ŏ20bŰƜ22ŀŧǎ24N37ƺ
~ighw	87 11Ơ15Ə22Ɓ23ů
~igi	69 7d9TŠ15eƈ16ūƋ18ƌ20l22I24ř28E
~igin	75 10Š17ƈ18Ƌ20ƌ22l
~igit	76 7d16e18ū24I27ř31E
~ign	60 -7O7ĽŠƨ8IŖǉ9Ƣ10Wœ12ZƲǠ13JQƱ14ƒ17ǩ19ő22ǃǓ24Ŏ31Ɩ33ǚ35Ł46Ō
~ign>	64 7H8ƨ9Ŗ12WŁ13ZƖ14JƱ15Ŏƒ21ǩ23Ǔ24ǃ27ő28ǚ40Ō
~igne	79 -8Oő10Ɓ15œ16ŌƢ17Ʋ
~igni	87 10ǚ15ǉ16Ŏ27Ɩ
~igns	83 13q17Ł19Ǡ21Q
~igs	81 -10Y-9ƛ-7Ž16Ų17q18ű19Ɔ20Ƒ25Ǉ
~igs>	83 -10ƛ-7Ž16Ų18q20ƆƑ25Ǉ
~igu	70 -19Ǐ7yHƗƭ8XŘǊ9ĸłŅŖǉ11AƓ13ư14Ǡ16űƈ17Ƭ24Ƙ
~igur	70 -19Ǐ7yHƗƭ8XŘǊ9ĸłŅŖǉ11AƓ13ư14Ǡ16űƈ17Ƭ24Ƙ
~iju	89 18ƹ21ƿ
~ijua	89 18ƹ21ƿ
~ike	44 -16J-13ŎŤǞ-12Ţ-11Pǐ-10Ʊ-9ĹľĿƣ-8nŜŰƢ-7qśƦƻǦ7amAŀőŮƌǥ8ĺŔťƚǖ9DXţŨƂƯ10lrŗƘƭƽ11ũƐǀǩ12ŋ13łŲ14jņƁǍ15Rœ16gžƞ17Yű19vŃŉŌ20ƺ23ĴĻƶ24K27ƿ29Ŷ30Ň32ƥ33ŝ34UŞ
~ike>	44 -16J-13ŎǞ-12ŢŤ-11ǐ-10PƱ-9ľĿƣ-8nĹŰƢ-7qśŜƦƻǦ7aAVőŮƌƎǥ8mĺŀŔťƚǖ9DXƂ10lŗţƭƽ11ņŨƐǀ12rǩ13łŲ14jƁƺǍ16gRžƞ17Yű18œ19vŃŉŌ23Ļƶ24KĴ25Ş27ƿ29Ŷ30Ň33ŝƥ35U
~ikes	84 -7Ǝ10ƺ12ŋ14Ƙ17Ş18ĸƯ
~iki	78 -13Ķ-7qv10g11b12œ13Ň23x24ƞ32t
~ikin	78 -13Ķ-7qv10g11b12œ13Ň23x24ƞ32t
~il>	54 -9ǩ-8p8ř9Ĵĺ10vŕƈǏ12Ǖ13D15ƻ16E17Ɛ19ŘƀǄǧ20ś21ƭ32Ľǘ43K44ƚ73J
~ilb	89 11Dż15ĸ
~ilbo	89 11Dż15ĸ
~ild	56 -11F-10Ɲ-7ǆ7Xƶ8ŶƐƤƫ9yǌ10l11vǀ12Ʊ15wǢ16ƅ22ơƯ24u27Ƒ29ǋ35Ǎ37ƺ41Ʃ46Ɠ51ƣ
~ild>	68 -7ǝ8ĺŹƌ9Xƶ10Ɛ11wŶ12Ư13ǌ14ǀ16Ʊ31Ʃ32ƅ37Ɠ49ƺ
~ildi	62 -13Ʃ-12F-11ƅ-9Ɲ-7ǆ8ǝ11Ƥ28Ǣ29ơ33Ƒ37ǋ44Ǎ59ƣ
~ildr	73 9w12ƫ14y16Ư21v34u
~ile	55 -9Ɨƫ-8ŖŪ-7mASŭǩ7Ųǅ8ļǜ9ŇŉŚǏ11h12ŤŧƯ13w14ƎƤ15aǒ16I17ŴƉ18źǝ21śƏǆ24őǐ25ƛ29Ƅ32ţ33Ǘ38ů67Ů
~ile>	63 -9Ŗƫ-7S7Ǡ8wķƜƟ9ŲƷǅ10ŉųǖ11ŇŚ13ŧ14Ư15ś16Ǝǒ18I19aţƤǗ21ǝ22Ƅǆ25Ɖ29ő
~ilea	81 12ů43Ů
~iled	76 10ƈ12śǜ14Ƅ22ţ26Ť
~iler	84 -10Ɨ-8A16Ǐ17ļ21h22ǐ
~iles	65 -7m7ǘ13ǐ21Ǘ23ź24Ŵ26Ə37ů46Ů
~ili	57 -10Q-9Ő-7Ť7Ǌ9ŗ10ĿǐǛ12Ƅ13ş14ơ15XƂ16Ľƛ17ǚ18ǌ19DŖ22W26ƀ29ǡ33ž
~ilia	87 25Ľ31Ŗ
~ilin	80 -9Ť8f16Ŀ19Ƅ22X23ƛ28D
~ilit	58 -10Q7Ǌ10ŗǐǛ14ş15Ƃơ17ǚ18ǌ23W27ƀ30ǡ35ž
~ill	44 -12uƱ-11ŀ-10rxKŵƜ-9ařŸƓƛ-8pŤŶƠǌ-7BŗŝŞűųſƢǇǈǨ7tĻŁśŬƺǕ8fNŉƃƄ9ĶŷƗƹǂǃǤ11yƮǞ12ư13eoPĵƔǠ14qƬ15DŐƒ16szLQ17CĽŹ18OŌũƫ19MƖ20J21Ũ22U23cH24Z26Ĵ27I28V30ł35ƭ42ƻ57Ʋ
~ill>	46 -12a-11Ʊ-10xŀƜ-9řŸ-8pŢƓƛǌ-7ruųƢ7XƕƵ8tĺśŬ9fNŉƄƺǕ10ĶĻŷ11ŌƗƹƻ13C14eoy15qPĵƔ17LƬ18zŐ19ƫ20sOũŹƖ21DMU22JQ24Ũ26H27c29I30V33ł38ƭ39Ʋ
~ille	80 -7u7Ɗ8a11Ĺ13ƯǤ14CŌ21ļ25Ĵ
~illi	79 -9Ŋ-7K9Ž11Ţ14C16ĴǞ21ƻ29Ľ
~illo	84 -9ű-8D11ơ19ƅ26ǃ38ƒ
~ills	65 -7Q8ƿǤ10Ŀ14Y17ƃ20Ł22Ʈ23ưǠ30ZƲ31ƻ
~ils	84 9ƈ13ƔǗ21J
~ils>	86 -7Z13Ɣ14Ǘ22J
~ilt	69 -14Ʃ-7ƌ9b10Ż12ǝ13ķ20Ƈ25ƪ26Ǟ37ƅ
~ilt>	69 -14Ʃ-7ƌ9b12ǝ13ķ20Ƈ25ƪ26Ǟ37ƅ
~ily	57 -10o-7űƷƼ7Ŀ9Ƹ10hFŗŭưǅǇ11zA13žƜ14Ū15Ƴ18Ũ19Ƭ21u22ƶ23Ƥ24y25Ʈ33w34n36ƽ
~ily>	57 -10o-7űƷƼ8Ŀ9Ƹ10hFŗŭưǇ11A12z13žƜ14Ū16Ƴ18Ũ19Ƭ21Ʈ22uƶ23Ƥ24y33w34n35ƽ
~ilys	89 11ƭ17ǅ
~im>	57 -21Ƹ-10Y-9aƽ-7Ƭ7fAņ8rŅŔƳ9Ưǌ10w11ź12oV13Ŝ18Ŧ20ũ22ſ24ţ25ŧ26Ř27ǂ29ƨ30ƍ32ť40Ť41s
~ima	77 -9Ǌ-7ǩ11Ǧ12Ů13Ɠǉ15ƾ22Ũ42h
~imal	84 46h
~imar	89 13Ǧ17ƾ
~imb	76 7Ʃ8P10œ13Ɓ21ǈ41ǀ43Ƒ
~imb>	83 8Ʃ11œ23ǈ26Ƒ
~imbi	89 11P18ǀ
~ime	52 -12Ǟ-10U-9ŎƀƼ-8qŒǝ-7ŖƇǗ7ƛƦƶǈǣ8ņ9ƈƫƴǘ10š11kŜǚǛ12WŸ13SŲƺ15gũŵƟ16HŔ17s18ǩ19ĻƧǇ20Ƹ22ő25V32ǎ35NOR39LŃ
~ime>	53 -10ƦǞ-9ŎƼ-8ƀ-7ƇǗǝ7Fœǒ8ƒƛƟƶ9ņƫ10ƈƴ11kšǘ12ŜŸƧ13TŲ15ũŵƺ17H18Ń19sŔ20Ļ21gƸǇ25ǎ26V36R37NO40L
~imer	86 15S16Ǉǣ18Lő
~imes	77 -10T-9U-8g8ő10ǟ11ƟƧǀ12W14Żǎ15ţ18ǈ24Ʀ36ǩ
~imi	59 -15ơ-10Ɨ7Ƙ8Ɠ10ĺǌ11yŠžƏ12Ǎ13Ǧ26Ǔ28Ǣ36ǡ51ŗ
~imit	59 -15ơ-10Ɨ7Ƙ8Ɠ10ǌ11yŠžƏ12Ǎ13Ǧ26Ǔ28Ǣ36ǡ51ŗ
~imm	86 25Ƒ
~immi	87 
~imn	87 46Ɛ
~imne	87 46Ɛ
~imp	71 -11Ŏ-7Ř10Ļ12Ǣ13ō14ƱǕ15Ň16ƌ17Ǝ22ư23ľŞ
~impl	86 13Ļ20Ǝ28ư
~impo	77 -7Ř10ƶ14ō15Ǖ16Ʊ26ľ
~impr	84 -12Ŏ15Ǣ19Ň20ƌ28Ş
~ims	70 -7ǃ9z10a11Ʒ12tǣ19ľ20ŧ22ǜ40ţ
~ims>	71 -7ǃ13ǣ20ľŧ22ǜ40ţ
~imse	87 -8Ʈ11z13a14Ʒ15t
~imu	79 -15ř36ŗ48ž
~imum	79 -15ř36ŗ48ž
~in>	29 -37ǩ-26ĺ-25ƭ-22ŗƮ-20Ŕ-18ŝƒƧ-17užǃ-16ƺ-15śƁ-14wƘ-13c-12pPőŞ-11aZźƈǔ-10DƴǦ-9FŦƇƔ-8şŸƀơ-7begrIĸŒœŕŶƆƠƨǒ7dOWŬſǚ8ƃǀǠ9ƎƶǓ10MXĽŀƤƦƼ11ǋ12LVĴŪƹǄ13mvĻňŜųƚƲ14ķ15yQńŅũƊƾ16qEĿ17kšƱǑǡ18ĵƉǏǞǧ19Żǐ20lTU21sƵ22ŧƽǌ23SŚůƻ24Ōƍƞ25jĹżƥƪǉǍ26tľ27ŃűŽƐ28Hƛ29R30ţǅ31Ŗ32Ķū35CǊ37n38i40Ǘ42ƗƸ46Y49Ɲ
~ina	62 -8ţ-7uǄ7fĽŠ8Ǖ9Ʈ11tŊƄ12B13kĸƈƯ14lŁƋƞǈ15qA16ƌ17ƥ19ǜ28Ǡ30ư31Ŭ
~inal	68 7jĺ8ĽŠ11f13t15kƈ16Ƌƞ18lƌ26Ł36ư
~inan	72 -11Ł-7u10Ʈ14ŊƄ16ĸƯ17B21A34Ǡ38Ŭ
~inc	53 -14Ǉ-11ǩ-10ņŤ-9Ŝ7IƈƔƠƸǃ8suGPƪ9Ɔƣ10Ŕŗ12Źǉ13ƹ14ţť16ǟ17ƺ19ŏƯǅ21œƮ23iS24t25ǝ32Tő33Ǟ35ũ
~ince	59 -11ǩ-10ņŤ-9Ŝ7ǂ8IƈƸ9GPƪ11Bŗƣ14Źƹ16ţť19ǟ22ǅ26S27it37ő38Ǟ39ũ
~inch	87 10j32ƺ
~incl	72 -16Ǉ-7M7ǣ9Ɓ11œ14sƆƠ18ǉ29ŏ
~inco	66 -8ǥ7ƭ8ǆ9Ƭ10ǃ13u26Ư27Ʈ34ǝ44T
~incr	81 22Ŕ36œ
~ind	47 -23Ǜ-17Ř-14Ň-12ƈ-10Ş-9stvBŗ-8ŒŝťũŶƛ-7VŅƅơƧǈ7iĺĽňūŷƉƎƝƠưƼ8xŃűƲ9RłŹƁƐ10cpM11hjqśƕƳǆ12ŨųƇƷǘ14ĿŏŪƣǟ17Śŧǁ18ŎŤ19Ƭǔ20gļŠ24X26Ǆ27Ƌ29Ŋ30ƶ32Ʃ55ƚ
~ind>	48 -23Ǜ-16Ř-14Ň-12ƈ-11Ʀ-9sBŗŞ-8vŒŝťŶƛ-7VŅƅ7ƉƝƠƹ8iĺĽưƼ9ŷƲ10cRŃŹ11pMłŤƳǆ12hqśŨųƇƎǘ15ŏŪƣǟ17ǁ18ĿŚŧ20ŎŠƬǔ21gļ25X27Ǆ28Ƌ30Ŋ31ƶ34Ʃ62ƚ
~inde	79 -11t7zOƖ8Ƅ14Ǒ22ƕ24x
~indo	86 -7Ǝ7ǌ13Ɛ14Ť19j
~inds	81 -8ƚ9ň11ű12Ǡ19ū20Ɓ
~ine	44 -21Ƃ-14Ū-13ĿƷ-12Ɨ-10Lō-9DƮ-8dtFTœŠŦŷƜƨƩƱ-7CRŏőŝťƳǒ7łƑǎ8ŁŨƻ9sA10KĽűǠ11ƹǁ12SƔƺǘ13ńǂ14ǔ15ŋǐ16ŎŚƛǦǨ17Ŗǆ18j19IƍƝ20qŅŭƴǅ21ƿǄǡ22Mǋ23ǃ24Ǐ25Ǟ26ǩ27ǖ28Ǜ29Ǒǟ30Pǥ31Ń32ǝ34Ǣ35Ǌ
~ine>	53 -13Ŀ-10LƟƷ-8dŠƨ-7ŷƗƜǥ7iGĴǁ8Ŝ9bVXŊŸƫƽ10NłŨǕ11Ľ12sŁŚ13KMűƻ14qSƛǏ15ƹ16ŖƔǊǩ17P18jńǛ19ŋ20ǝ21I22ƴ24ƍ26Ņ30ƿ34ǖ39Ń
~ined	75 12ňǘ14Ŗ16ƺ21ƛ
~iner	86 12ǁ18ǟ22P
~ines	50 -23Ƃ-13Ū-10ƉƗ-9DG-7ōƱ7Ś8ǘ9Ƒ11ǎ13AMǛ14ǂǏǠ19ǝ20ǐǔǦ21Ŏ22ǆ24ǊǞǨ25ŭǅǟ26ǡ27Ɲ28ǋ31ǃ33Ǆ35Ǒ37ǥ44Ǣ
~inf	73 9Ǖ15Ŋ16ńŔ17Ż19Ľ21Ļ26x40Ǘ
~info	76 7ļ9Ǖ16Ŋ17ń20Ľ22Ļ42Ǘ
~ing	28 -22G-21š-20Ʃ-19őŤ-18Ő-17sƺ-16ŗ-15v-13lŌƧǔ-12oļƷǆǚ-11Ɣǡ-10ƅǒ-9BŜƊǎ-8Ə-7Wœƀƃǌ7mŕŖƜƤƼ8ŮƯƸǛǠ9ehLƋƬƱǓ10gķńűƎƞƵ11uIKMŅŋ12ĶŭżŽƉƛƣƲǜ13YňŒŹƂƢ14zZŸƒƓƻǊ15Ř16fqĴĻŲƗƮ17ƹǀ18ŉŻǄ19Tľƍƥ20Ƅơƨ21Ľŝ22FPłŞǙ23ŀǍ24Ɩ25ũƳ26UōŢţ28XĿŏ29Ƙǩ34kyĺ35x39t42Ǟ43ijĹ45ǟ48HV
~ing>	29 -22Ʃ-21š-20G-18őŤ-17ƈ-16sŗƺ-15v-14Ő-13Ƨ-12lCŌƷǆǔ-11oļǅǚǡ-10ƅƔǒ-9ƚƫ-8BŊǎ-7ǌ7ĵŇŵŶǂ8mrSŕƮƸǝ9fLŮƼǓǠ10eKƋƬƯƱǛ11hňŽƣǜ12gńŅŋűƞƵǙ13uIMŭżƛƲ14ĶĻŒƂǄ15TŉŸŹƻ16zZƒƓǊ17UĴŝ18Ųƹǀ19q20ĹłŻƍ21Ƅơƨ23ĽľŢũƳ24Ş25Fŀ26PŏƖ27ĿōƘ28iţ30XǍ31ǩ37kxy38ĺ42t46jǞ47ǟ51V52H
~inge	80 9Ŏ11ũ21E23f24Ǚ33ƫ
~ingi	87 12T14ź20ǟ24Ĺ
~ingl	68 -7ƿ10ǩ12Ɔƚ18ǅ23Ƙ27f41ƈƉ
~ings	54 -12Ǎ-10Bǩ-9nŐ-7Ŏ7Ƙ8ŀŝ9şƶ10TķǄ11ƹǖ13ŉ15UƢǈ16Ʈ17iƑ18Ř22Ɨ23Aǟ26ƥ27Ĺ32Y
~ingu	86 35Ǝ
~ini	64 -7CƲ8ĻŤ9ǝǡ10Ǆ14ǩ15ŗƌ18A21j22Ǚ23m25źƊ35ƾ38ž
~inim	80 20ŗ48ž
~inin	80 25ź28j29Ǚ
~inio	87 -9Ʋ12Ļ25A
~inis	71 7ź9Ť10ǝǡ12Ǆ18ƌǩ28mƊ
~inj	72 8ŗ31ǣ37ƃ48ž
~inju	73 8ŗ32ǣ38ƃ49ž
~ink	52 -17Ǆ-13qŗƨ-11œ-9Ş-8pƄƩ-7ĹƧ7O8Ĵƀ9ƛǋ10hŠƷ11Gǝ12XŌűƳǞ13ĿŖƭƵ16Ũ17ĺ18Ŕ19V21Ǎ22Bƣ23y24ĸǩ28HŇ31Ǜ38Ƭ54ƿ60r
~ink>	57 -15Ǆ-14q-11œ-8pXƄ-7ƨǠǨ7ōŕžƒƓ8O9Ĵķ11ƛǋ12hƷ13Gǝ14Ōű16ŖƬ20ŔŨ24H25B28ĸ34Ň38ǩ43ƿ44r
~inki	67 -13ŗ-12ǩ-9ƨ-8Ʃ7Ǧ9HǞ13ƿ14Ŀ15Š20Ƴ22VĺƵ23ƭ25X26y33Ƭ
~inkl	76 -7Ǝ34Ǎ35ƣ
~inks	80 34r44Ǜ
~inl	86 11ŭŴ17ǖ
~inly	87 11Ŵ12ŭ17ǖ
~inn	78 -16ǁ-10Ʒ9Ƥ11ƛ12nŔƮ13ŤƦ14N15ƿ23L28ƻ
~inne	79 -16ǁ-10Ʒ12nŔƛƮ13Ʀ14N16ƿ24L29ƻ
~ino	86 12ƀ13v15C25ƻ
~ins	41 -19Ƹ-15ŭ-13ƒǍ-10QǏ-9n-8jŬƶƼǂǞ-7YǆǑǝ7ĺőŦŴƵ8ūƬ9aŘƥƦƳ10CŞƁ11Ĺţǧ12ŪƛƭǄǓ13ŁƗǌǨ14Wľ15rŗŲƴ16ƕ17ņšƃƄƻ18ơǩ19Ƙ21Œ22ƙ23Ʃ24ƪ25ƨǒ29Ɠ32ſ34ǥ36ş37Ő41ŏ46Ǣ
~ins>	67 -7jǄ7kŔǔ9uŀ12Ơ13wƛ14yƘ15Ʃƻ21C22a28ƙ30Ɨ
~insi	73 -38ǌ-12Ǎ-7ǝ9ŷ11ƛ12Ŗƌ13Űƣƪ14Ə16Ǆ18ū23ƥ38ơ42Ǣ
~insp	78 14Ɖ
~inst	65 -16ŭ-7RƼ8Ǒǡ9łń11BK12ƐƵ14Z15Ǆ19r21Ƙ25ƪ32Ų41ǩ
~insu	44 -20Ƹ-13Ǒ-12ƒ-10Q-9Ǐ-8nǍ-7Zƶǂ7XřŚ8Aőƙǐ9ŦŴ10ĺŘƬƻ11ƁƳ12ŞƦƩǧ14ĹţŪƭǓ15Ǩ16WŁ17ľŗ19ƃƄƕƴ20ņš24Œ28ƨǒ35Ɠ37ǌǢ38ǥ39şſ40Ő48ŏ
~int	58 -10Z-9rX-8mƱ-7nũƷǇǢ7šǁ8qRŊůŵǖǩ9ǃǞ10ĶǍǗ11BơǄ12Ňűƾ13ż14d15g17ǜ18ť21Nƪ23ƌǎǣ27S28ŖŻ30Š31ƛ32Ş
~int>	76 -7ũ9ū10Ř11ǁǩ12Œ13qš14ǣ15Ǎ20ű24ǜ27Ŗ
~inte	68 -7Ǣ7Ƅǩ8AĹƐ9Ŗżƪ10HƔƟ13Ņůǃ14Š15Bƛơ16Ň23ť26N29ǎ
~intm	86 8MǗ14ǖ16ŵ20ƾ
~into	69 -9r-8X-7nHƱƶƷ8dŎżǗǘ9zſǨ10i11ƀ12RłǞ13Ŋ15Ķ17ƪǣ21g22Šƛ30ƌ34S
~ints	82 -8m42Ż47Ş
~inu	66 -13ƒ7uńŞ8iŚ9aǁ10Ļ12ǧ13ķš14ů19Ō30N39O
~inut	67 7uń8iŚŞ9aǁ10Ļ12ǧ14ů20Ō30N40O
~inv	69 8Pż9Ǡ11ŁǢ13fǩ14ķ17ƗǕ18ǘ21ƝǏ
~inve	78 13Ǣ15ǩ16ķ20Ɨ24ƝǏ
~invo	73 9Pż10Ǡ12Ł14f19Ǖǘ
~iny	80 -7ř10Ƈ12Ƙ36Y
~iny>	84 -8ř12Ƙ38Y
~inyl	89 11Ƈ
~io>	82 -19ƌ-15ŷ-8ǩ14l15B19Ƶ74Ǟ
~iol	83 35Ż
~iola	83 35Ż
~ion	45 -13Ř-11ž-10ơ-9wŒ-8aůǢ-7uIŝŞƗƲǃǘ7ľŎƭǧ8Qƻǜǣ9qTƷǝ10SŁŐŖƿ11nxǁ12Ļƕ13kŌǋǓ14Ŋƅư15Ɩ17ŋ18Ƽ19m20ńŔƏ21ūǆ22űǌ23Ķƀ24PŻƇ25żƌ27Ň29ŉƱ30AY32ǚ
~ion>	48 -14ƻ-13Ř-12ĵ-11ǩ-10ơ-9wŒ-8ţ-7IƫƲǘ7ƕǌ8ľŉŎǓ9Ńƭ10qTƷǜǝǣ13SŻƅǁ14ĻŁńƏ15Ō16Ŕƌư17Ɩ18Aż22km23ŋ24ū25ǆ26Ķ27ű28ƀƇ30PŇ33YƱ
~iona	73 -9ž8Ɛ10Ǥ11gǓ12ƿ14ǌ16ǧ20Q23ǚ
~ione	87 11ĸ14A16n18ż21ń
~ions	59 -9ů-7k7dŔƕǞ8A9Ə10Ŗţ11ś12ĵ16ŚŻ17ǩ18ƌǚ22ǋ25Ŋ29ƻ30ŉƼ
~ionw	89 12ő15Š31Ő
~ior	79 -8Œ14aœ17w30Ƈ31ľ
~ior>	81 -8Œ7m14œ15a18w30Ƈ
~iou	76 -13ǩ7Ɩ11ǏǛ12r13ŉǂ14Ĺ15Ƽƽ16wĿ
~ious	76 -13ǩ7Ɩ11ǏǛ12r13ŉǂ14Ĺ15Ƽƽ16wĿ
~ip>	59 -10Aƺ-9Ǧ-7ǩ7ŊƳ8ķŉǌ9Š10ƂƉǁ11ƛ14Ľǋ16ǆ17k21ƜǍ22B23Ţ28łů51ƃ74E
~ipe	75 13ũǖ14Ƥ17U20Ş31Ƌ34ƛ
~ipe>	80 14ǖ21Ş38ƛ
~ipes	84 11Ƥ15ũ35Ƌ
~ipl	87 -13Ō24m30Ɓ
~ipm	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~ipme	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~ipp	73 -9f-8ƴ8ƪ9Ǖ10ĵŤƗƛǝ13ƿ14Ƣ30h
~ippe	82 -10f-9ƴ9ƪ11ĵŤƗǕ15ƿ33h
~ippi	78 11ǝ12ƛ15Ƣ
~ips	81 10ƛ14ǀ17k21T28ǡ35E
~ips>	81 10ƛ14ǀ17k21T28ǡ35E
~ipt	76 21Ƙ27ƻ29Ǌ
~ipti	84 24ƻ
~ipts	83 22Ƙ33Ǌ
~iqu	86 -10Ÿ-8ǡ8Y13ƿ17Ƙ44Ǜ
~iquo	89 -10Ÿ-8ǡ14ƿ46Ǜ
~ir>	57 -11I-10ǆ-9ǣ-7cũŷǩ7aļŝ8NơƳ9ŚǗ10ŀ11iyUƋ13ĵ14ĸľŦǃ16ƢǐǕ17v20ŇƝǑ22ŉ24Ŕ25Ņ26ŧ27Ʊ43ǒ45ǈ
~ira	73 -7B9Ž11ŕ17u26x41w48Ķ
~ira>	74 -7B17u27x42w48Ķ
~irb	86 36Ɯ
~irbn	86 36Ɯ
~ird	76 -24j-9Ǎ-8J-7Œ9ǡ10Ŝ12Ɩ14ǅ16ƣ17d22q25ǘ48Ɵ
~ird>	78 -9Ǎ-8JŒ9ǡ10Ŝ12Ɩ15ǅ16ƣ18d23q26ǘ
~ire	53 -14ǈ-10Ǐ-8Ʃ-7ůƋƵƷǅ7ŜũƭǄǙ8UĻǕǥ9eű11Ƙ12ǘǞ13ĺŕƧǌ14ơ15ǑǓǢ16Ư17tŸ18ǝ19Ť20ŉ22PƤ23ǔ27ĶƎ44SƐ49ǜ75Ə
~ire>	58 -15ǈ-10Ǐ-7ƋƷǅ8Ǆǘ9ŜǕ10ƭ12Ÿ15ǌǓ16VƧǞ17ĺǑ18ǔǢ19ƤƯ21ǝ22ŉ23Ť24S26Ǝ28ǜ70Ə
~ired	74 -20ǌ-14V-13Ķ7ǘ8Ƥ9Ÿ11q12Ǚ13ǥ14ű18ũ32S33ǜ35P39ơ
~irem	73 -16ơ-7V19ǌ29t56Ķ
~irep	78 57Ɛ
~ires	86 13ǔ16e18Ļ23ŕ
~iri	73 -7ǩ14ƻ19Ǎ28V29Ǟ46Ƌǜ
~irin	73 -7ǩ14ƻ19Ǎ28V29Ǟ46Ƌǜ
~irl	72 -13Ʈ11Ǥ12ǈ13l15vǜ20Ƣ21w27Ʒ41u
~irl>	80 7ǖ13Ǥ15l16ǈ25w33u
~irlf	86 -7Ʈ22Ʒ25Ƣ
~irls	83 -8Ʈ10Ʒ13u15v18ǜ
~irs	56 7GZž8sSǅ9ƨ10ewŕƤ11ŅŚƫǄ12őǑ13YŠ14xǩ15Ɗ16aŇ17Ń18oœ19AƅǍ21ŏƖ22ń25ǋ26Ř
~irs>	71 7ƣ8Ŕ9ƛǓ16ŅǄ19ƊǑ20Ƥ24Ǎ33ǋ
~irst	59 7bGZ8őž9sSƨǅ10eŕ11w12Śƫ14Y15xŠ17aŇǩ18Ń19o20œƅ21A22Ɩ23ŏ24ń28Ř
~irt	64 -7ǩ12PŜ16ņ39p40v43c51d
~irth	65 12Ŝ19c40p41v52d
~is>	22 -24Ũ-22Ƹ-21Š-18ǘ-16dŤ-15ŦƬ-13Ʒ-12ņų-10Ɯƽ-9cĽőŧ-8ĸśţƝƮƴƹ-7SńŲǡ7FGŌřŻƀƞƦƻǉ8zCŏŖƗǔ9lBŉŝşƼǊǙǜǨ10nKƍƑƯƺǅ11XŅŞſƏƔƧƳǎ12Ķŋǖ13ĿŭŰƁƾ14MĺŐŗūƫǁǥ15rĻƕƥƱ16ĵŷžƠǣ17fhłō18EľǞ19PůƉƘǇǈ20NRŕƟƩǋ21vDQYŒŬƅ22ŹǗ23yITƢƲ24pƆ25q26ĹŶƓƶǟ27AJŪźǃǆ28ű29ƇƊǛ30ƨǂ31s32Ń35j36Ł37Uǩ39ot40Ǎ44ix45ŀ60Ŵ
~isa	76 -13Q-9Ŗ-7Ʀ13ň14Ư17e18ZƎ23ĸ24ş32W
~isab	81 -13Q-9Ŗ-7Ʀ15ňƯ26ş34W
~isc	70 -8W7Ů8Ɓƺ10ľ11ő12mǩ13hI15Z16Qź17Ž
~isco	72 -8W8Ů10ľ12mőǩ13I15Z17Qź18Ž
~iscu	87 10Ɓ11ƺ16h
~ise	59 -9Pţ-7p7kűƗ8Ǌ9Ŀ10a11B12AƎƸǋǢǤ13wƒƽ14tƠ15g16Ŏŏ17lœ18ǂ21Ƙ22ǩ23VƯ26ƣ
~ise>	63 -16ŗ-9Pţ-8Ƙ-7p7Řű8Ɨ9kŏǊ10Ŀ11d13ƎƸǋǢǤ14w15tƒ17gƠ18Ŏ19ǂ21ƣ25VƯǩ
~isea	87 18ƽ
~ised	76 11ŏ12ŗ13a15œ17B26l36Ƙ
~isf	89 -9Ő22ŧ28ŝ
~isfi	89 -9Ő22ŧ28ŝ
~ish	64 7Ť8hǡ9ǁ10ƗǄ11ņ14Şƌ21Ļư24mƊ25Ǝǩ33ǘ42g
~ish>	76 7Ɵ9ƌ10Ť11hǁ13Ǆ18Ş20m22g26Ļ36ǩ
~ishe	69 7mƌ8ǝ10ǡ14gņ24ư27ƊƎ
~ishi	86 14g16Ɨ46ǘ
~isi	63 -11Ř-9ƚ8aƅǚ10ł11N16Ńƙ17ƻǁ18A21Ł22ƾ23ż35Ɯ45ƀ
~isin	82 -11ƚ10Ŕ14A22ƙ24ƻ
~isio	68 -11Ř9Aƅǚ11ł17Ń23Ł26ż49ƀ
~isit	78 12a14N21ǁ27ƾ45Ɯ
~isk	76 -20g11ķ20ƙ28ũ32ǀ
~isk>	78 11ķ20ƙ31ũ
~iss	66 -10Ő-9ƽ-8UƼ-7Ŭ7r8TYǟ9pŎ10sƷ11ŁƸ12ĵŋűƉ13ǚ16Ǚ19ų21ǂ24Ş27Ÿ30ŝ32š45ō
~iss>	82 -9U-8Ş11ǟ13š14Ĺ20Ǚ23ō44ŝ
~isse	84 17ĵ26ō29š
~issi	76 -11Ő-7Ƽ8ōŵ11TY14ŋŎƉ16ű17ǚ38Ş
~issu	77 -9ƽ9r12ps13Ƹ14ŁƷ25ǂ32Ÿ
~ist	50 -9Y-8uŚ-7Cōƃ7zƎƕƷƸǖ8DPQŻƏƒǘ9dUƅƜ10gkoţƼǧ11ahſǩ12ǐǑ13Ưƾ15Ƙ16Ǌ17ūŬű19ĺ20ľƗǚ22B29ŷ32A33ơ37ƽ
~ist>	58 -21ǌ-9Y-7ƃ7hĽĿƿ8fńşŪǗǡǥ9ƕƘ10Ǝ11nƒ12ű14gǘ15PŬƜǐ17ƾ18ſ23ĺ25ŷƗ27ľ33ơ
~ista	83 38ǚ
~iste	65 7ŅƤ8htơ9ǃǧ10Ƙ11Ʒ12zƫǖ13U15o18ǌ19a22ƽǊ23ǩ24Ư32B45A
~isti	86 16ű18ƅ19Ƶ
~istm	84 10Ƌ19dD20k
~isto	73 10ņ12ƸƼ19ţ31ƽ
~istr	80 13ǔ15ƏǓ18Q29ū
~ists	76 10ŷ19ǈ23Ǒ
~it>	27 -27Ǒ-26Ĺ-21Ʒ-20Ņǈ-19ǩ-17gCƨǔǝ-16vŝ-15l-14pqOş-12tŉŷžǜ-11yƗƺǐ-10xƦƸ-9aozHƱǓǖ-8GLĸƘƣǄǕǙǢ-7ĻƃǠ7eJKWĿŜƁƄƎ8ŽƯƶ9iŋŴƈǋ10Ųǘǡ11ƚƠǞǧ12DŎšƌƐ13FƼǇǏ14n15Pťǟ16żƽ17AŁƙ18ĶŐřƹǤ19būƟ20ŒŠƂǍ21łŮƊǆ22BŸƉƭǅ23ƀ24ĵŃƓƢ25ŊŔś26Ś27Ĵ28ŇƇ29ĺŤ30ŕųſ31Ǘ32U33Ʃǃ34ũŰƆ35rŧŬŭƞƫ36Ũ37Ō38ƒ40jƧ43ŗƅ44œƵ46ŀŖ51ƪ53Ŷ64ű
~ita	66 -14C-10ţ-9ŗ7žƤ8q9V11Sĸƃƶ12a14Ƽ15ƻ16gǂǩ18ƦǨ19ǔ20ŻƘ21Q22Ƹ23f31ŀ
~ital	71 -14C-10ţ-9ŗ8ž9q10V12Sĸƃ16Ƽ17ǂ19Ǩ20Ʀǩ21ǔ23Q25fƸ
~itar	87 23g28Ƙ
~itat	81 26Ż41ŀ
~itc	65 -10Ǌ7ƀ8ǈ9Lƞ10Ÿſƙ11ǝ12Ō16gǄ18őǛ19ł21M24Ɖ26f35Ţ39ƌ
~itch	65 -10Ǌ7ƀ8ǈ9Lƞ10Ÿſƙ11ǝ12Ō16gǄ18őǛ19ł21M24Ɖ26f35Ţ39ƌ
~ite	61 -22q-12Ʈ-11Ɨ-9Ň-8rAǣ-7ś7nJǇǛǜ9ĸŝǚ10KŴƻǀ11ř12ũƬƾ14wƉ15ŶŸ17ƍǤ19Ő21ƥǩ22Ō28ļ30h39Ƙ42ƞ
~ite>	65 -23q-13Ʈ-8rA-7ś7JĹĽ8oŐǇǛǜ9Ť10ĸŝ11Kƻ12řŴ13Ƭƾ15w16ƞ17ŶŸ18ƍ22ƥ24Ō25ǩ32ļ33h
~itec	89 15ǚ21Ɖ
~ited	80 24Ǥ38ƞ
~iter	84 9ƈ11n12Ť16ǀ19ũ
~ites	89 9Ǔ10Ǧ11ń17Ő
~ith	38 -20Ť-14H-13GƟǐ-12ƫǅ-11ĺƦǇǩ-10Nķƪǔ-9CŮƔƣƶǛ-8ouyŪųơ-7EŅśũƃƎƝǢ7WXǤ8ŚǓǥ9SĶœŰŽưƿǡ10rĿŀřźƛ11M12ŭƁƳ13nŖŢƤƧƱǃǜ14A15gńŋƮ16ňŊŶſ17QĴĸŜŧǁǨ18sĻƂ19VĹżƐƷ21aŠŲǍ23bŐƵ25ŝŵ27š29ŬƢ30Ş34ņ39ş45ő
~ith>	39 -21ǐ-20Ť-17ĺ-14H-12ŏƟƫǇ-10Nķǅǔ-9CƔƶǛǩ-8ouyťųơƣ-7EGľũƃƦƭ7mBIƨǤ8WX9ŗŚŽư10ĶŰƛƞƿǡǥ11Ŀř12Mŀœż13ŭƳ14ŢƁǃǜ15anSŋƤƧƱǍ16AńŊŖ17ň18gQĸĻŜŶǁ19ĴŧŬƂ20sVƐ21Ĺ22ŠŲ25Ƶ27Őŝ29b30Ƣ33Şş37ņ55ő
~ithe	81 -17ƪ-7ƞ10ƽ12r14Ǎ15ş20ż23Ŭ
~ithi	87 -10Ů-7œ13Ə19ǐ30ť
~itho	64 -13ő-10GS-8b-7Ʀ7dƈ8ź9Ǡ10aĺ13ľ15ƮǓ18ƺ19ſ20ŏƭ30Ʒ32Ǩ40š42ŵ
~iti	61 -7ǩ7ƠǈǓ8HVŔǤ9iƉ10Ƶ11S12ŅƄ15aǀ18Ɩ19ƜƲ21ǌǧ22ƌƼ23ń26ű27Ŏ31Ʊ
~itie	89 8Ʊ11Ơ23ǀ
~itin	75 8ŉ11aHǧ12i13Ŏ15Ƅ16Ɩ24Ʋ25Ɯ
~itio	65 -10Ǟ7ĸ9ŔǓǤ10VƉǈ11Ƶ12S13Ņǧ17Ŏ23ǌ24ƌ25ń27Ƽ28ű35Ʊ
~itl	75 7qǐ10ķ15ű24P26Ɩ40Ŭ
~itle	75 7qǐ10ķ15ű24P26Ɩ40Ŭ
~ito	75 -8ŷ20Ɯ23Ǥ24Ǝ25Ž
~itor	75 -8ŷ20Ɯ23Ǥ24Ǝ25Ž
~its	55 -11ơ-9Ŗ-8ǥ-7Ƌ7Ň8ehū9tĴŠƓƟǌ10YŰƏ11EƤ12CL13ǢǦ14ǜ16Ƙ17Iǡ21řƣ23ſ25Ǔ29ž36Wŗ
~its>	55 -11ơ-9Ŗ-8ǥ-7Ƌ7ŇƘǢ8ehū9tŠƟǌ10YƏ11EŰƤ12L13Ǧ14ǜ17Iǡ21řƣ24ſ25Ǔ29ž36W44ŗ
~itse	83 -13ŗ9Ǣ14Ƙ16ĴƓ21C
~itt	56 -13ǩ-10X-8ƛǇ-7t7cdrIĵƳƻǄǓ8ļŗ9zƎƲ10jƘ11ŽƞƟ12ż13bƦ14Ŋ15vMŅœƝ17YƯ19ƹ21h22wž25u26x29Ķ
~itte	77 -16n7Ǚ9Ż12Ǔ13ư14Ʋ17ŗ18ž22b39h
~itti	72 -11X7Ǧ8HY9ŀ10ĵ11Ɲ12r15Ƙƹ16jƟ22M23nĶ
~ittl	59 -10ǩ-8ƛ-7hǇ7dIƜƝ8ŐƳƹƻǄ9cļ10zƎ11Ķ12YŽƞ13ż15Ʀ16vŊ17Ņœ18Ư24w27u29x
~itu	76 11ƥǨ12zŹ14F15n19G20Ƣ28Ɨ
~itua	86 13zǨ14Ź16F17n
~itur	80 12ƥ21G22Ƣ29Ɨ
~ity	54 -11Ǆ-10Q-7ŹǞ7DVƾǓ8Ǜ9yǐ10Əǧ13ş14Ƃơǚ16ľƔ17ǌ18Ķƶ21W24ƀƎ27ǡ29ǆ30ķ31Cž
~ity>	54 -11Ǆ-10Q-7ŹǞ7DVƾǓ8Ǜ9yǐ10Əǧ13ş14Ƃơǚ16ľƔ17ǌ18Ķƶ21W24ƀƎ27ǡ29ǆ30ķ31Cž
~ium	77 7Ʃ10X13œ15Ǥ30Œ
~ium>	77 7Ʃ10X13œ15Ǥ30Œ
~iva	82 7Q10Ŋ11ǀ12ƨƱ13ǣ21ơ
~ivat	83 7Q10Ŋ11ǀ12ƨƱ13ǣ21ơ
~ive	41 -18R-15u-13STĸŖ-11s-10rƴǂǞ-9BYƨ-8qŗƦǄǨ-7gPƜƭƯƵƿǙǩ7ķŌŝŦŨǃ8QŐőƘƠǣ9ahŸžƁƗǛ10ŵƀǠ11dƅ12Űƣǀ13Ņǚ14x15ŔŶƷ16X17Ž18Ǖ20C21Ʈ22nWƙ23ŪŴ24G25Ů26ůſ28D29ŭ31lŹ37Ųų38ŷ43ź66ǐ
~ive>	47 -16qA-15u-14ǩ-13Tĸ-11sRǓ-10rŞǂ-9ƨǒ-8BƩƴǄǋ-7gYŖŗŰ7GŊŧƆƒǇǈǕ8oFĶŽ9zŌŔƄ10ķŁŝŦŨǧ11QŐőƁƘƠǣ12nǐ13dŹſƅƗơǠ14hŵ15Ųǀ16Ņƀ17ƣ18ŭ19ŶƷ20xXǚ22l25CŪ26Ʈ27Ŵ29Wų31D35ů36Ů
~ived	84 -18S-7n28l40G
~iven	76 10ŷ14ŭ15Ŕǋ16Ŵ19ǒ
~iver	55 -14Ŵ-11R-9ŖŪ-7ŮůơǞ7Ɲ8żǃ9yǩ11ŭǡ14Ǔ16ŸŽſƩǕ17ž18Ǜ20a26Źƙ38Ų52ŷ53ǐ64ź
~ives	61 -12z-8Ū-7t7O9Ƣ11q19A23Ş24ųŷ26ǐ27n
~ivew	78 -7ų11Ə26Ū38Ű
~ivi	55 -15ǩ-13s-10ŝ-8V-7Xőŭ7źƅƦƫ8ŒƷ9eǍ11Ʋǁ13t14ŵƍ15Ƃ16Hż17q18ŮŷŽ19iŲ21ƞ22kF24Nƪ25Ŵ26zŻ27Ÿ29ǀ30P32Ź33Ū
~ivid	87 -12s15Ʀ16ƫ40ƪ
~ivin	56 -15ǩ-9ŝ-8V-7Xőŭ8ź9eŒƷ10Ǎ11Ʋ12ǁ13t14ƍ15ŵƂ16ǀ17qHż18ŴŽ19iŮ20Ų21Ūŷ22ƞ23kF25N27zŸŻ30P33Ź
~ivo	81 11ĵ37f
~ivor	81 11ĵ37f
~ix>	80 -8ľ10Ŏ12ǩ14ƀ15Ƥ18ţ23Ş26ũ29h
~ixe	83 -11f-9Ĺ10ŵ11ĵ14ǌ18ũ25ƌ31Ǐ
~ixed	87 11ŵ19ũ27ƌ
~ixi	87 8y10ǀ17ƌ21H
~ixin	89 8y10ǀ17ƌ21H
~ize	78 -10Ɲ10Ƌ11ƷǞ13œ21H24ƆƬ
~ize>	80 -10Ɲ11ƷǞ13œ15Ɔ21H25Ƭ
~izo	89 13Ǟ14Ÿ25Ɵ
~izon	89 13Ǟ14Ÿ25Ɵ
~izz	87 -7C11Ǎ14Ų32ǩ
~izza	87 -7C11Ǎ14Ų32ǩ
~jec	81 7ſ10ƌ16ƴ23ŋ27ǁ
~ject	81 7ſ10ƌ16ƴ23ŋ27ǁ
~jee	89 -20ŷ9Ū18ų20Ŭ
~jeep	89 -20ŷ9Ū18ų20Ŭ
~jew	73 40Ƙ
~jewe	73 40Ƙ
~job	55 -20G-11y-10Ǐ-9ŅƮǞ-8sŗŶ-7oōŞƜǝ7Ʒǡ8ň9ů11ţǦ12ĶƦƨǔ14Ɲǣ15Ƭǧ16Ǒ18Ǆ19R21Ǔ35Ƨǐ37ǈ38q49S50U51PW53V
~job>	56 -21G-11y-10Ǐ-9Ʈ-8sŶ-7oōŗǝ7tƷ8ňǑ10ů11ǐ12ţ13ĶƦ14ǧ15Ɲǣ16Ƭ17Ƨ20R22Ǔ25ǈ39qV50S51U54W55P
~jobs	73 -9Ǟ-8Ņ7Ə8Ǧ10Ǒǡ11ƨ17ǈ19ǔ20V23ƧǄ32ǐ
~joi	83 8f9Ŏ11ő17Ǎ33s
~join	83 8f9Ŏ11ő17Ǎ33s
~joy	81 11ǟ13ŭ18g23t35U
~joy>	86 19g22U24t
~jua	89 18ƹ21ƿ
~juan	89 18ƹ21ƿ
~jud	86 10ż11šƿ17c18ķ
~judg	86 10ż11šƿ17c18ķ
~jum	77 -18Ŧ-7ĺ8Ň14ƍ29Ŕ31Ţ38ǀ41œ
~jump	77 -18Ŧ-7ĺ8Ň14ƍ29Ŕ31Ţ38ǀ41œ
~jun	86 7m11G18a19w
~juni	87 7m18a19w
~jur	73 8ŗ11ķ32ǣ38ƃ49ž
~juri	81 8ž36ǣ38ƃ
~jury	78 9ŗ12ķ44ž
~jus	48 -22ŗ-14D-13ł-11ǐ-10ōƧǏ-8ƞǢ-7F7fvYķŒżƭ8demZŁşƍ9UŲƗƦǒ10sŇ11ŊŌŴǈ12ơǙ13hS14K15uCŔƢ16ƻ17ŪǑ18ŧ21Ŗ22ŭ24nĹƀ25ǋ26Š30Ļŷ31Ǉ
~just	48 -22ŗ-14D-13ł-11ǐ-10ōƧǏ-8ƞǢ-7F7fvYķŒżƭ8demZŁşƍ9UŲƗƦǒ10sŇ11ŊŌŴǈ12ơǙ13hS14K15uCŔƢ16ƻ17ŪǑ18ŧ21Ŗ22ŭ24nĹƀ25ǋ26Š30Ļŷ31Ǉ
~kag	78 -8ǘ7Ų13ş23W43ǥ
~kage	78 -8ǘ7Ų13ş23W43ǥ
~kay	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-8Ŕ-7Q7PTŁŗŘŷƴƾ8UĹŜƫ9tIǆǗ10ƕƥǂ11JĴƩ12hMŃň13KŋūƼǁ14pƦǎ16iWŊōű17X18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~kay>	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŷƴƾ8UĹŘŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iŊōű17WX18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~ke>	38 -19Z-16n-15JľŜ-14ƨ-13ƣ-12ĹŁŭ-11ŖƢǞ-10ǏǑ-9ŰƦ-8IŀńōřųſƒƫǕǙǛǦ-7qtuSŅŕŚƄƛƲ7kűƂƜƟ8xŢŪƐƮǌ9zœŘžƖƱǒ10jYĿƏƝƪƺǍǨ11ňź12iƻ13ŉŹ14vƶ15ĴǀǄǚ16őŲ17Ō18BņŶǘ19Kǩ20ŎŧƬ21gŃ22Ş23ķ24Ƥƿ25cTƁƞ26ŝƧǂǖ27U30łů31Ļ32ƥ37Ǝ44Ũ53Ň
~ked	55 -16Ʀ-11GŜ-8Ļ-7ux7awƂǒǦ8NYļƷǟ9Ʋ10BSŭŽƣǔ11ƕƛ12Řǧ13iĶĽņ14ƹ16ż17ƞ18Ǆ20Ǘ24r25ńŰ32Š37ǘ
~ked>	55 -16Ʀ-11GŜ-8Ļ-7ux7awƂǒǦ8NYļƷǟ9Ʋ10BSŭŽƣǔ11ƕƛ12Řǧ13iĶĽņ14ƹ16ż17ƞ18Ǆ20Ǘ24r25ńŰ32Š37ǘ
~kee	53 -11Ķ-10Nƅƪ-9ŭ-8RŇŘŶǔ7cqŸ8UWǘ9ƝƻǙ10PĿūŽǒǩ11hŉƀƮ12şũ13xŀƊ14oŋſǝ15YŚ16Ţǟ17Ǩ18tƥ20ŝ21Ǐ25Ű26Ƨ27Ʒ28ōǗ34Ǡ36Ƶ
~keep	53 -11Ķ-10Nƅ-9ŭƪ-8RŇŘŶǔ7cqŸǨ8UWǘ9ƝƻǙ10PĿūŽǒǩ11ŉƀƮ12şũ13xŀƊ14oŋ15YŚſ16ǟ17Ţ18tƥǝ20ŝ21Ǐ25Ű27ƧƷ28ōǗ34Ǡ36Ƶ
~kel	89 11ű23ũ
~ken	66 -10ƪ8Ĵǎ9ƕƜ11Ũǉ12Q13ƿ14ť16Ų17ŭ19R27Z34k
~ken>	75 -10ƪ9Ĵ11ƕ13Ũǉ32Z
~kend	72 9ǎ10Ɯ15ƿ16ť18ŭŲ21R37k
~kep	74 -16ő-10ōƮ-9ǔ9Yƃ15Ŷ19ŀǗ22ŝ28Ű29ƥ
~kept	74 -16ő-10ōƮ-9ǔ9Yƃ15Ŷ19ŀǗ22ŝ28Ű29ƥ
~ker	60 -13Ɗ-9Ų-7ƈ8xƝƿǂ9A10a14ķǘ15łŜ16ƳǑ17Ɖ18sv19ŽƋ21Ł22ƹ23ǜ24Ǉ27ƥ28ǣ
~ker>	65 -14Ɗ-7ƈ7K8ūǣ9ǂ10Aƿ11a15Ž16Ŝǘ18Ƴ19łƉ20s24Łƹ26ǜ29ƥ
~kers	69 11x19Ǒ21v22Ƌ24ǣ29Ǉ
~kes	64 7ūƺǐǒǔ8OƵǨ9ĿŝƯ10ſƘ11ŜŞǁ13ĸ14Xƙ15ųƳ18ŋ19Ǌ21Ł22ŀ24Ǟ
~kes>	64 7ūƺǐǒǔ8OƵǨ9ĿŝƯ10ſƘ11ŜŞǁ13ĸ14Xƙ15ųƳ18ŋ19Ǌ21Ł22ŀ24Ǟ
~ket	60 -10Ɣ7ƶ8Dǔ9ƕ10Ǆ11Ŗ12ţ13ĸǟ17Y18Ŧ19H25Ŕ26Řƒ52Ż
~ket>	65 -11Ɣ8Dǔ10ƕ11HǄ12Ŗ15ĸ19Y20Ŧ27Ŕ28Řƒ30Ż
~kets	68 10H15ţ16ǟ28Ż
~key	71 -8Ł7ĿƧ10Ń11v27ų33Ɩ63Ǩ
~key>	86 -7Ł76Ǩ
~keys	73 7ĿƧ10Ń12v28ų34Ɩ
~kgr	86 8s22ǜ23ǩ
~kgro	86 8s22ǜ23ǩ
~kic	82 7i13ĺŕƹ17ĻŌ20Ř
~kick	82 7i13ĺŕƹ17ĻŌ20Ř
~kid	55 -21ų-10ǩ-9B-8rķ-7ŷǟ7źƘ9ľ12Ʀ16Ǐ17ƫ20Ʋ21lƜ22ƭ25v27Ʊ29wƍ30n32ƶ35Ư36y41x57u61Ź
~kid>	74 -27ų10ƘƯ12n14Ɯƶ15ź18ƍ22ƦǏ28l55Ź
~kids	57 -9B-8r-7ķǟ7ŭ10ľ11Ɯ17ƍ18ƫ20Ź21nƲ22ƶ23ƭ27v29Ư30w31Ʊ39y44x61u
~kin	44 -20Ǜ-16ŗ-12ƈƦ-11ňƪ-10LMŞƜǑ-9uDũ-8lnNUĻƙǐ-7sŒŜųŶƺ7QƞǍǟǧ8ŧƉƠǊǦ9v10ŰŽǖǞ11ĽƎƐƣ12iPŢ13ZŚƇƍƭǆǈǔ14Ň15gż16Ƅ18ŊŪƻ19yń20qĴƹ21ơ22Šǩ23HƋǄ24ĺ26Ĺ27hŃ28t30x31V32Ƭ34X36a37Ʃ
~kin>	63 -8ǩ-7ƙ7ZƵǧ8vUłŠŢǠ9pƹ10ŃŨƍ12hĹŚǍ13ŭƄƅƐƩ14tŀŬ15Ŀƞ16H18Ǟ19ń20aX
~kind	55 -25Ǜ-13ƈ-11ƪ-10tŇƦ-7ŝŶ7ŮƸ8bŢźǥ9ƹǟ10ĺƝ11XŊưƲ12i13RƉ14ŧƎǆ15x16hŤƇ17qǩ18ƣ19ŏ20Ū25ǔ33Ƌ34Ǆ43Ʃ
~king	50 -15ň-13ŗ-12U-10Ũ-9LǑ-8DNŀŞƜ-7TŭƢƩǐ7ƍƹ8qvŉŽƿǇ9hńƄƳǗ10cƒǓǦ11QĽľťƠǊ12Zƭ13Ű14ǖǩ15H16Š17Pǈ18Ń19ż20Ĵĺ21g22Ĺ23t24ƻ25X26x27ayơ28Ň31V36Ƭ
~kip	82 -11AǦ-8ň10Ɓ12Ŋ13B15Ƃ16ůǁ
~kip>	82 -11AǦ-8ň10Ɓ12Ŋ13B15Ƃ16ůǁ
~kit	72 7ł10ƞǈ11L13ǝ19Ǆ21Ǜ25M45ƌ
~kitc	72 7ł10ƞǈ11L13ǝ19Ǆ21Ǜ25M45ƌ
~kke	80 18ǘ40Ǡ
~kkee	80 18ǘ40Ǡ
~kle	72 -7Ǝ11g12N13Ĺƿ22Ŷ32Ǎ33ƣ
~kler	76 -7Ǝ34Ǎ35ƣ
~kne	86 13Ƹ20ƽ37t
~knee	87 13Ƹ37t
~kno	52 -15Ŏ-10Ĺľƽǔ-9vĺſ-8l-7dSŠǈ7hĴŰƐǊǟ8ņŲƛƷǂ9mĻĽň10wGĵ12Rţƌ13ŒƎ14cŔ15źƓ16rŅƸ17ŜƩǃ18ōƧƳ22f24Ƌ27A33ǩ40ŉ45Ŗ
~knoc	82 7m9ţ14Ĵ21R22ƌ27ź
~knot	89 40f
~know	52 -15Ŏ-10ǔ-9Ĺĺľƽ-8ſ-7lŠǈ7hţƜǊǟǣ8ņŰŲƐƛƷǂ9ĻĽ10wň11Gĵ13Œ14Ǝ15cŔ16rƓƸ17ŅŜƩǃ18Ƴ19ōƧ27A33ǩ41ŉ46Ŗ
~kon	89 9r11z14B21ư
~kon>	89 9r11z14B21ư
~kru	87 32ĵ
~krup	87 32ĵ
~ks>	49 -15ǩ-12Q-11Ő-10R-9GŁůƝǧ-8gnIĶŀƶ-7iqŠŨųŷƓƳƿ7űƇǌǑǙ8aľŜź9tŖƁƎƦƮǗ10ATňƑ11wĽƗƷǔǝ12žƌƙ13ŕŽǜ14żƽ15rƉǖ16Xķǘ20ŝƜƥ22ƹ23ƛ29zŵ30LƟ32Ǜ33Ŋ35ǐ39ǈ46Ǡ
~ksg	86 11ǜ35k
~ksgi	86 11ǜ35k
~ksh	71 11ǣ17Ƒ39Ɲ
~kshe	80 13ǣ
~ksho	76 19Ƒ42Ɲ
~kup	68 -7ſ7Ǐ9žƊ10O13ŭƸ20ų22ƛ23ƫ27ƾǘ28ǐ
~kup>	69 -8ǘ-7ſ8Ǐ10Ɗ11O13ŭ14Ƹ17ǐ20ų24ƫ28ƾ35ƛ
~kups	89 -16ƛ12ž15ǐ45ǘ
~ky>	76 -20g8ZŬ10ţ11ǘ12Ơ27j29o33ǀ
~kyd	86 33ǀ
~kydi	86 33ǀ
~la>	60 -11ŷ7ŅŹ8ǃ9ńſ10x11BŜŶ12žƘǩ18ų46Ǧ49Ƃ
~lab	74 -12ǂ-8Ś-7p10ƹ12Ɠǜ13hl14ƻ15ƾ16ť18ū27s30Ƈ
~lab>	80 11ƹ13Ɠ15h33Ƈ
~labo	89 15ǜ20ť
~lac	51 -10ĹŒ-9Zőơƪ-8vSWŁŬ-7ŉŖ7ƤǙ8ƍƲǛ9hQǖ10Ǩ11UƜ13MƆ14ŃşůƑƟ15D16ŏƈƌƗǋ17Ǌ19ƅƓƢǅ20Ɣ21ƥǟ24Ʀ26H27GƵ28ƞ29Ǣ30Ơ37FƐ
~lace	51 -10Œ-9őơƪ-8SWZŁŬ-7vŉŖ7ƤǙ8ƍƲǛ9hQƵǖ10Ǩ11UƜ13MƆ14ŃşůƑƟ16Dŏƌǋ17ƈƗǊ19ƅǅ20ƔƢ21Ɠƥǟ25Ʀ26H27G29ƞǢ30Ơ38FƐ
~laci	78 14ĺ27Ƶ
~lad	72 7ŵ8Ĺǁ9Ǚ12ŐŜťŧ14ǈ16ż18Ǆ21Ŷ22Ɯ24o25tǣ
~lad>	83 -7b9Ĺ13t14Őť19ż24Ŷ
~ladd	86 -7ǀ12Ǚ20ǈ22Ǆ30ǣ
~lady	80 -11ǈ10ŵǁ13ŧ14Ŝ15t26Ɯ27o
~lai	54 -11Y-8Ļœ-7Wǃ7Ƹǣ8Ņư9Ňŵ13ǛǨ14ľ17Ŧ18Ŗ19ňũ20B22Ş23ŊŔ24Ř29ť31ǜ32Ť35ŧ50ţ
~laid	82 11Ƨ15ŵ16B17Ň22Ǩ
~laim	58 -10Y-7ǃ7ǚ8Ŕ9Ņ10ǣ15ľǛǜ20Ŧ21ũ26Ř31ť37Ť42ŧ55ţ
~lain	68 -8Ļ9ſ10ƉƸ12ư16B20Ŕ22ǜ26ňŖ29Ş30Ŋ
~lak	81 17ķ20k26gƟ33ƙ
~lake	81 17ķ20k26gƟ33ƙ
~lam	80 10ƺǠ13Hń14Ɛ16ǎǟ42Ŕ
~lame	82 10ƺǠ13Hń14Ɛ43Ŕ
~lan	51 -26Ƅ-16Œ-12Pƕ-10nCƪ-9RĽŞƟ-8g-7OƜ7Ʊƶ8ŦŬų9AĶŔƌƔ10Š11zJů12Ơ13Sƃ14Ǆ15FIķŗ17ǚ18ĺƵ20ŏ22ĸ23Ǟ24ơ25DƤ26W27H29Ň31kyǌ33ǩ38ǀ48V
~lan>	65 -16Ƅ-12Œ-10Ş-9ƪ-7ƧƸ7zŌƯ8ŀǀ9Ǟ10łƁƃǨ11uƶ12Ʊ15Ķ24Ňŗ26ŏ28Ƶ39W43V
~lanc	82 -14ƕ9ƃ14Z28Ɣ
~land	63 -16Ƅ-10Ľ-9DƔ7ǧ9GŠ10ĸ11Ŧų14JŬ18ƠƤ20Ǆ21Iķ25Ň26F30ơ40ǌ
~lane	82 -13C-12n11z32ǀ40ǩ55D
~lann	70 9Ǟ10ǔ12ǀ14V15A16ƌ17Ƥ20H21ĸ41y
~lans	68 -10PR12V16H27ǚ28Ǟ29ĺ34k
~lant	80 -16Ǟ-9O11Ƨ13l16U19ů27S
~lap	76 -13Ǐ13Ɲ18Ǘ20U50š
~laps	79 52š
~lar	57 -10ķ-9Ǧ-8Ť7ŸǍ8Ƨ9Ųƾǅ10śƗ11œŗŠơƮ12Ƃ13ƉƦ14XŚ15ŅŘ16W17ĸ18Ƙ19ǉ22T23Ɔ25Ɗ27Ŧ37ǔ51Ǝ
~lar>	65 -9ŤǦ7ųƩ8X9Ÿ10Ƙƾ11ǅ12Ų14ŠƂơ15Ɖ16ĸŗ20Ř29Ɗ34Ŧ
~lara	84 17ś23Ś
~larg	86 -7ƅ26ǔ36Ɔ
~larm	73 -7Ə9Ǎ66Ǝ
~lars	75 -12ķ7Ŏž8ǘ9ľ10X12Ƙ14Ţ16œ23Ņǔ
~lary	78 13Ƨ14ǉ17Ʈ20Ʀ23W33T
~las	45 -14S-13ǩ-12d-11GŃŒŦũ-10ĺŠ-9DLľŕŧ-8BŏŞƉǧ-7pŨƃƌǢ7yŬƍ8eĽƂƑ9ixĹłŔƩ10ŵŻƀƼǌ11źƿǘ12űǑ13Ʋƺ14ǣǨ15EƋƹ16ƈ17šǉ18ư19cƚƸ20żǛ21bƁ22ţ23aŜ24ǏǞ25ĵ27Ǌ29Ŗ31Ǚ34ņ37œǤ39ƾ
~las>	87 -16Ǧ9ƫ12ņ20ƂǑ
~lass	72 -10ŏǣ-7Ř8Ƅ12xřǙ18ƀ20ǌ21ź27ƿ43Ɓ57Ǥ
~last	46 -16d-14S-11GŃũǩ-10ĺŒŠŦ-9DLľŕ-8BŞŧƉ-7ƃǢ7Ɠƫƶǂǖ8eyŬ9ĹĽƑƩ10iłŵ11ŔŻƼǘ13űƲ14ƺ15ƹǨ16EƋ17ƈ18šưǉ19c20ƚƸǣ21żǛ22b23ţǙ24aŜ25Ǟ26ĵǏ28Ǌ29ņ30Ŗ38œ40ƾ
~lat	62 -15I-13Ƽ-10Ÿ-9Ƙ-8Ʃ7ǏǙ8LUĵƪǂ9OŔƭ11żƾǟǣǩ12ĺƁƴ14NǕǜ17Ƹ19ƨ25ǎ36ŻƉ57ū
~lat>	78 8Řƚ18Ɓƴ19ǩ27ƨ47Ɖ
~late	66 -15I-13Ƽ-10Ÿ-9Ƙ-8Ʃ7ǀǏǙ8L9OUĵƪǂ10ƭ11Ż12żǟǣ13ĺƾ15NǕ16ǜ19Ƹ27ǎ61ū
~lati	78 7Ɣ17Ŕ33Ż
~lau	87 -18Ţ24ǩ26Ǔ31Ǣ
~laus	89 27Ǔ32Ǣ
~law	68 8ŷ9Ƶǡ10Ưǩ11Q12ł13B14nŅ15Ǧ17A27Ʋ29ķ33ǜ
~law>	79 9n11Ƶ12ŷ13A14Q17Ņ18B
~laws	81 8n14Ư18ķ19Ǧ22ǜ
~lawy	76 8Ǔ13ǡǩ16ķ17ǜ31Ʋ
~lay	74 -8Ũ8sƤǦ10ŚƧ11V14Ɯ15Ŀ16ŉ17ŤƉư30D32g
~lay>	78 -8Ũ8Ƥ9s11Ś12Ƨ15Ɯ17ŉ18Ťư32D34g
~laye	89 10Ǧ14Ɖ
~lba	87 25I
~lbac	87 25I
~lbo	84 10Dż14ĸ15N19Ǚ
~lbox	87 10D11ż15ĸ20Ǚ
~lc>	79 -10ţ21ǃ49ǆ
~lco	70 -7Ƽ15Ǌ28ƿ30Ǜ
~lcoh	70 -7Ƽ15Ǌ28ƿ30Ǜ
~ld>	31 -22xų-19Ǟ-18q-16Œ-15Ŵ-14Őǖ-13Ũ-12Ŧǎ-11nŅŭƟƳǃǋǣ-10otĺşƞ-9kFQUŤżƚƠƻǅ-8zţŰſƉǐǛ-7ĹůƇƝƣ7jľŌŹƃǀǏǦ8HĽĿŀŇŉŶƓǗǧ9ƿ10ĶŗŘƨƺǄǢ11LĵņƍƩǓǡ12prŃūƏ13BƪƸ14aŚƒƘ15Ƃ16žǚ17ĻŖƗ18mAƈǨ19YƱǁ20ĴŽƀ21ŊœƋ22ŷƯư23D24TŞ26ķƶ27s29ǩ30ŢƵ31śű33vƅ34Mŵ35KƤƭǝ36Ƭ38c39X43Ŏ45Ʒ52ĸ57Ʈ
~lde	65 -11t-10Ÿ7P9ƅ12N13Ǩ15Ɠ20Ķ21y22x23p24Ŵ26ŬŹ28zǧ31v33w
~lder	70 -10t8vP11ƅ13N15Ǩ17Ɠ26Ŵ29Ŭ30p31zǧ
~ldes	74 -11Ÿ27v28x30y31Ź39w
~ldi	60 -13Ʃ-11Fƅ-9Ɲ-7Ŭǆ7Ƶǝ8i10Ƥ11t12ƉƸ20ű24S27ŀơǢ31Ƒ35ǋ41Ǎ56ƣ
~ldin	60 -13Ʃ-11Fƅ-9Ɲ-7Ŭǆ7Ƶǝ8i10Ƥ11t12ƉƸ20ű24S27ŀơǢ31Ƒ35ǋ41Ǎ56ƣ
~ldr	73 9w12ƫ14y16Ư21v34u
~ldre	73 9w12ƫ14y16Ư21v34u
~lds	73 -11Ǣ-8tƉƔ-7Ź10Ƌ11ƈ13Ŭ16ƕ20p22ƅƣ23v36Ʃ
~lds>	73 -11Ǣ-8tƉƔ-7Ź10Ƌ11ƈ13Ŭ16ƕ20p22ƅƣ23v36Ʃ
~le>	39 -16Ơ-15ŀƫǂ-14Œ-12Ō-11Aƌ-10rŁŤǋ-9joŜƓ-8iŹƙƱǣ-7yFQUĴŃŠũƃƢǊǓǩ7žƄƗƚ8zŊūżƖưƲǁǙ9vŭųŻǚǝ10NŦƥǅǒǖ11kLŇőŴƁƒ12huƀƺǗ13lnRĸ14swxIƩ15űƎǉ16Młşǈ17ŧƯƷ18dśƉ19Y20Ų21ƜƤ22XŬǜ25Ř26Ƙ29ǆ32aļ
~lea	47 -17ś-16ť-12ŐǈǍ-10Sžƈ-9ŎųƗǦǧ-8ľŕ-7vŋƋƨƯƵǐǓǡ7bcĺŝƜ8ŇţŹƐƥƫ9dũűƠǛ10zƂƟƬƼƾ11AĿ12Ǝ13Ť15aVŭ18Ɣ19ĻŗƳǏ22Ů23ƉƧ25F26Ƣ28Żǋ29ňƛ31ơ34ŉ36Ţ37Ƥ38ƶ47Ŭ57ǌ
~leag	80 12ů42Ů
~leak	71 -13ƈ-8ƋƜ12ũ16Ǝ25Ť37Ɖ48ƛ
~lean	71 -10ŋǈ-9Ɨ-8ǩ7r10Ƽ12Ǐ13Ǣ14Ɛ16Ň18z19ţű22ƜǛ23A27Ż
~lear	72 -15ť8T9Ƽ11sŲƷ12Ļ15Ŭ20ƾ21Ź27ŉ31Ɣ54ň
~leas	55 -17ś-13Ǎ-9ųǧ-7ŕ7ǅǇ8őƄ9DŗǏ10c11bĹ12Ơ14d20ŭ22a23ŝ34F35ǋ38Ƣ41ơƤ47Ŭ69ǌ
~leav	58 -15ŝ-11Ŏ-9Ǧ-8Ő-7ľť7sŦ8Ł9Űƀǎ10ĺ11ǩ12ǜ13ƥƫ14Ƃ15ĻƬ16ŗ17Ɵ18Ŀ21ŉ22V25Ƴ31Ƨ49ƶ51Ţ
~lec	69 -8ǧ7Ľ9P10ƫ12K15q18Ǒ19ĵ23ǒ29Ƌ43Ƙ
~lect	69 -8ǧ7Ľ9P10ƫ12K15q18Ǒ19ĵ23ǒ29Ƌ43Ƙ
~led	58 -11Ŗ-7uvBǩ7ĹǤ8bIŃŊśŦǐ9ňƄƯ10ļŌŵ11j12Ť13oţŶƈƩ17Ĵş18NŔ20šƞ25ń26Ż27w29ǃ36ŧ
~led>	58 -11Ŗ-7uvBǩ7ĹǤ8bIŃŊśŦǐ9ňƄƯ10ļŌŵ11j12Ť13oţŶƈƩ17Ĵş18NŔ20šƞ25ń26Ż27w29ǃ36ŧ
~lee	68 -14Ǉ-8ǟ8wĿ9ľ10ŀ11ĸ14Ũ15Űǐ16Ō19Ļł20Ƥ26Ƽ33n37x
~leep	69 -14Ǉ-9ǟ8Ŀ9ľ11ĸ15ŨŰ16Ō19Ļł20Ƥ27Ƽ34n38x
~lef	69 -7ŀƬ8ķƈ9lĸ11Ŗ13Ķ14ŕ15Ƨ17Ţ18ō19Ɣ20ŝ22ƶ23Z27Ŭ
~left	69 -7ŀƬ8ķƈ9lĸ11Ŗ13Ķ14ŕ15Ƨ17Ţ18ō19Ɣ20ŝ22ƶ23Z27Ŭ
~leg	62 -9Ł7f10ŋƲ11ƃ12Ɯ21ǃ23źƶǆ30y36Ʊ39m44h
~lega	76 9f12ŋ14Ʋ26ǃ29ƶǆ
~lege	66 13Ɯ25ź33y40Ʊ42m
~lem	72 7Ĺ8sŏ9ŵƼ11ǜ13Ɩ14Ŝƛ15Lŀ28Ž
~lem>	80 9sĹŏ11ŵ17LŜ19ŀ
~lema	87 34Ž
~lems	82 7Ƹ10Ƽ13ǜ16ƛ
~len	68 -8Ʋ-7ƃƩ7S9Ŋ13LƸ18Ŭ22ƭǘ26Ƅ31ų47ƕ
~lend	71 -8Ʋ14L19Ŭ27Ƅ32ų50ƕ
~lent	89 18Ƹ
~ler	67 -9Ɨ-8ŧ-7AUƎ9ŠƁ10Hƿ11j12x13ļŔ14hǕ15ƻ17şƄǐ18v19ǈ27Ǐ30ƣǍ
~ler>	76 -10Ɨ-8Aŧ-7U8Ő11ƁƄ12H13j14ƿ15xļŔ18ǐ21ş31Ǐ
~lere	89 -8Ǝ48Ǎ
~lers	73 -7Ǎ7Ƅ11Š16h17ƻǕ20v38ƣ
~les	51 -16Ś-12ş-11wŭƬ-9Şǉ-8ťŦƕǡ-7mŲų7bLSŁŢƚ8ƒǕǙ9uŅƝ10i11Uƻǆ12ľŜŴƘƼ13cƉ16ź17Ǡ19ƏƹǓ20ǁ23ũ25ǘ26ů27ņ28ƈ29ǖ31Ǘ32Ǌ33Ǜ35Ū40ǐ48Ů
~les>	53 -16Ś-15ƿ-11şŭ-10wƬ-7ųƪ7Lƚ8bŁ10Ǚ12ǆ13Ŝ14ŴƉƘ15c16ƻ18źǠ20ƹ21Ə22ǁ27ǘ28ů30ƈ33ǖǗ34Ů36ǊǛ37Ū43ǐ
~less	71 -9ťŦ-8Ų-7ǉ7Ǉ8Ƥ11ŢƝƦ12Sƒ13ƿ15ƪ16iŅ17u18U19ľ22Ů28Ǔ34ũ
~lest	89 9ǂ25Ƽ
~let	58 -11Ŗ-8sňœ-7ĹƤƷǩ7ŪƜƵ8iOŃŐŘŸž9yľ10rNšƾ11ĵƪ12x14ŊƎ15ĻŎ16aK17ř18Ɛ19Ś20ĽŞ23ŔŽ28ǜ35bƛ
~let>	61 -11Ŗ-10Ľ-8sňƷ-7Ĺ7ŁƜǓ8iDŪž9OŐŘŸƵ11rNŃř12ĵšƾ15Ǝ16ŊŎ17Ļ19Ž20Ɛ21a23Ş30ǜ37ƛ
~lett	70 -8œ7Jū9ř10ǐ16x18K25Ś34Ŕ35Ľ49b
~lev	72 9ŀǌ18Ɔ19Ʃ21Ɗ23m28ƣ
~leve	73 9ŀ13ƣ18Ɔ20Ʃ21Ɗ24m
~lex	78 -12ǧ-11Ǎ10Ơ13Ƙ40ơ52ƣ
~lex>	78 -12ǧ-11Ǎ10Ơ13Ƙ40ơ52ƣ
~lf>	53 -9Ʈ-7b7ƕƻǑ8pƀƇƨ9kQƓƠǣ10VƎǂǚ11COĴǇ12cƷ13Ł14qrt16ōţǔ17Ʀ18n19HŦ21ǉǨ25oƬ35Ƣ47g
~lfr	86 -7Ʈ22Ʒ25Ƣ
~lfri	86 -7Ʈ22Ʒ25Ƣ
~lia	58 -9Ő7Ǌ8Dŗ10Ǜ15ơ16Ƃ17Ľǚ18ǌ19Ŗ26ƀ31ǡ46ž
~liab	59 7Ǌǥ8ŗ11Ǜ16Ƃơ18ǚ19ǌ27ƀ32ǡ47ž
~liar	87 25Ľ31Ŗ
~lib	89 13ŭ16şŵ20Ő
~lic	43 -13ĺ-11n-10Ɣ-9Ŭ-8IųǦ-7Zŀǆ7ƀƄƛƥƨƴǤ8žƢ9ŢƁ10d11ŐƖƚǛ12ĹšƬ13Ǐ14ľƧ15ŕŗŠƓơǀ16őƪǡ18aǢ20Ŗſ22Ʃ23Ś24ş25Ź26Ƶ27Ʀ30ŏř36ǥ44Ÿ49ŷ
~lica	84 9S10ǀ14ƿ15Ō19ƴ
~lice	59 -13ŕ-11n7ż8Ǩ9ŻǛ12Ƅƺ14oū16dǀ18a32Ź38ŷ63Ÿ
~lici	68 -8ų7ƘƦƵ8Ǧ11Ǜ18ǒ33ş35ǥ
~licy	47 -13ĺǦ-10Ɣ-9ǒ-8Ŭ-7IZ7ŒŜŞƙ8ŪƀƛǤ9ƨ10žƁƢ11Ţ12Ɩ13ƚ14šƬ15ĹŐǏ16ľǥ17ƓƧ18ơ19ŗŠƪǡ21Ǣ23Ŗſ24őŷ25Ƶ26ŚƦ27ŕƩ35ŏ37ř
~lid	75 9ƅ12UǇ13ƀ19ƍ20Ÿ25k
~lid>	82 10ƅ14ƀ22Ÿ
~lida	84 13U14Ǉ28k
~lie	56 -7ƃ7ŊƖ8SU9mţ10Ÿǖ12ǘǦ14ƜƯǩ17ŭ25Ǔ29Ǖ30Ǘ31ĿƝ32ǚ38Ŭ46ǔ
~lie>	89 -8Ǩ55Ŀ
~lied	89 17ƴ
~lien	61 -7ƃ8Ɩ9UŊ10ţ11ǖ13Ǧ14ǘ16Ɯ19ŭ21Ɲ28Ǔ33Ǘ35ǚ42Ŭ50ǔ
~lier	74 36Ǖ
~lies	86 -8v11yǐ15Ǖ20Ɲ25Ư
~liev	80 9Ō11lM12S13Ƭ14m15Ÿ26ǩ
~lif	55 -16ŏ-15q-13ŗ-12UŻ-11Ő-9ũ-7ţƃ8lBǈ9ŵ10şŨ11ű14m20iĺ25Ƭ29ƪ30ƿ32Ʒ33Ƶ35ƭ42ƴ47ƨ50Ʃ53Ƨ64Ʀ
~life	55 -16ŏ-14q-13ŗ-12UŻ-11Ő-7ţƃ8lB10şŨ14m20iĺ25Ƭ29ƪ30ƿ32Ʒ34Ƶ35ƭ43ƴ47ƨ50Ʃ53Ƨ64Ʀ
~lift	89 11P15ǈ19ű20ŵ
~lig	77 -10Ŷ-8ƴ8DĺƐ9š11bT13Ō17Ʈ19Ż20ƻ22U23ż
~ligh	80 -10Ŷ-8ƴ8D9ĺƐ10š14Ō18Ʈ21Ż23U24ż
~lik	44 -16J-13ŎŤǞ-12Ţ-11qǐ-10PƱ-9nľĿ-8ĹŜƢƣƦ-7śƻǦ7amAőœƊƌƎǋǥ8ŀťŮƚǖ9lDXţƂƯ10grŗƐƭƽ11Ũũ12ŋǩ13tł14jņŇŲƁǍ15vR16ž17Yű19xŃŉŌƺ23Ļƶ24Ĵ25K27ƿ28Ş29Ŷ30ƞ33U34ŝ
~like	45 -16J-14Ǟ-13ŎŤ-12Ţǐ-11P-10Ʊ-9ľĿ-8nĹŜƢƣ-7qśƦƻǦ7ayAŧƌƎƠǥ8mŀőœťŮƊƚ9DƯǖ10lXŗţƂƭƽ11grŨũƐ13łŋǩ14jņ15ŲƁǍ16RŇ17Yűžƞ19ŉ20vŃŌƺ23ƶ24ĴĻ25K28ƿ29Ş30Ŷ34ŝ35U
~liki	80 -14Ķ-7qv11b13Ň24x25ƞ33t
~lim	58 -15ơ-10Ɨ7œƘ8Ɠ10yŠžƏǌ12Ǎ13Ǧ16ǈ23Ƒ25Ǔ27Ǣ31ǀ35ǡ50ŗ
~limb	78 8Ʃ9P10œ22ǈ32Ƒ43ǀ
~limi	59 -15ơ-10Ɨ7Ƙ8Ɠ10ǌ11yŠžƏ12Ǎ13Ǧ26Ǔ28Ǣ36ǡ51ŗ
~lin	50 -10LŤǩ-9jlŝſƗ-8Ļ-7JŠƜƞƦ7ŜƫǊ8ńŞƷǕ9aƌƻ10xŋŚƄ11ŁƸǄ12ǀ13iĹ14DPǐ15ł16SƔ17TĴ19Ũ20ms21ƽ22qXƍƛ24Ɠƴƾ25I26Cǖ28ĽŅ31Ō34Ǟ36Ń
~lin>	72 -7Ļ7Ɖ8ŉǚ10HƛǄ11łƮ13Ľ14sĴĿŜ17Ņ19ƻ28i
~line	57 -10Ʒ-9L-8ƨ-7Š7awKOņŕǞ9Ĵ10Vƛƫ11XńǊ12ƽǕ13Ľł14ŋŚ15sŁ19PSƔ21Ņ28Iƍ30q31ƴǖ43Ń
~ling	61 -8ŊŤǩ-7lſ8Ţƛƴ9ĽƟƨǀ11I13Şƌ14xƄƽ15CXƸ18Ō20D21ǐ23Ĺ25T27m29Ũ32Ɠ36Ǟ
~link	87 -7ǩ10ǘ28Ō
~lip	86 -7ǔ12ŤƗ14ǌ21Ľ29ǡ
~liq	87 -10Ÿ-8ǡ9Y14ƿ45Ǜ
~liqu	87 -10Ÿ-8ǡ9Y14ƿ45Ǜ
~lis	56 -11Ř-10Y-8Ţ-7ſƃƵ7Ŀńşƫǥ8fJǗǡ9űƕơ10nƒ11ƅǘ12gƜǧ13o14ƻǐ15ĺǑ16ƾ17Ļ18Ƙǩ20Ŭż22Ǝ24ľƗǌ26ŷ39ƀ
~lisi	71 -11Ř21ƻ27ż52ƀ
~list	59 -9Y-8ſ-7ƃ7hAĿƫ8ńşǗǥ9ǡ10Ǝƒƕơ11n12űƅǘ13Ɯǧ14go15ǐ16ĺǑ17ƾ19Ƙ20ǩ21Ŭ25ľƗǌ27ŷ
~lit	51 -10Q-9ǩ-7hŹƛ7cĺļŗǛ8zƎƦǐ9Ķ10YşŽƞ11żơ12Ĵ13vŊƂ14ŅœƫƯǚ16ǌ18w20u22W23ƀ24xƢ25ǡ29ž
~lit>	75 -8Ő13ĺ14Ǉ16Ĵ25ƫ37Ƣ
~litt	59 -10ǩ-8ƛ-7hǇ7dIƜƝ8ŐƳƹƻǄ9cļ10zƎ11Ķ12YŽƞ13ż15Ʀ16vŊ17Ņœ18Ư24w27u29x
~lity	58 -10Q7Ǌǥ9ŗ10ǐǛ12Ķ14ş15Ƃơ17ǚ18ǌ23W27ƀ30ǡ34ž
~liv	52 -12ĸ-11R-10ŝǋ-9ų-8Tǩ-7VYŀťŪ7ǣ9ƃƅ10ǡ11DƟƠƲǍ12Ƣ14ĶƤǕ15ķ16Ǜ17hH18l19ƣ20q22ƞ27ǐ28C29Ʈ32Ʒ35P37F38zŲ41G61n
~live	55 -15S-12ĸ-11R-10ǋ-7ťų7ƙƝǣ9ŷ10ƃƅ11zǡ12DĶƠ15F16ķǕ18Ǜ19h21lƣ25Ʒ31Cǐ33Ʈ41G42Ų56n
~livi	67 -10ŝ-7AVŀŪ7k8ŖƟƤ9Ƣ10n11Ʒ13Ǎ15Ʋ16S25H28q29F30ƞ34z50P
~lk>	58 -11ŧ-9ņŨǟ-7ś7nRƊƽ8ƛǕ9ĸƧǈǖǘ10żƮ11sńŵǠ12Ɨ13ĵ14ZłǙ15Ŋ17ǝ18ƣ19Ĺ22Ļ24Ť43N
~lke	73 -11S7ƨ8s10K13Ʒ15BƯ17ǔ20i27Ǆ29Š34r
~lked	73 -11S7ƨ8s13Ʒ15BƯ17ǔ20i27Ǆ29Š34r
~lki	68 -13ň7œŦŪƆ8Oşƨ9Ńō11cXŉƍ12h16Ľ17ń18ť19v24aŇ26ǩ27x
~lkin	68 -13ň7œŦŪƆ8Oşƨ9Ńō11cXŉƍ12h16Ľ17ń18ť19v24aŇ26ǩ27x
~lks	64 -11Ǒ-10Ő7alKĺľž8Ʈǡ9ļƣ10Ž11WƜ12ƥ13Ǚ14AŝǈǗ17ǖ19ǔ20ƦƽǇ33z
~lks>	64 -11Ǒ-9Ő7awKĺľ8lžƮ9ļƣ10Ž11WƜ12ƥ13Ǚ14AŝǈǗ17ǖ19ǔ20ƦƽǇ33z
~ll>	32 -22ǌ-17Ň-14Ʈ-13rƛǧ-12Ǣ-11TŗŠŵ-10AXĸőŧŸŻ-9mňř-8pśŞŭůžƣ-7vGļŀųǤ7ayŃŲƃƇƒƟơǒ8eCŐŕƄƑƖƢǍǕǥ9JƔƸǞ10KƷǃ11zĵǙǩ12ƕ13gwxĶńƬ14ŊƞǛ15sVŜƊǖ16nQŁũǋ17qUƳǨ18DZĻŚŦ19doBMĹƫ20ŶƝ21ŤŹƌǟ22ŨƗƺ23k24Ŗ25Ĵ26ƀ27ţǔ29HIL30ĽǇ31P32ǉ33ōǄ37ƭ39tƲ42ł
~lla	56 -11ŷ-9Ť-7nƬǡ7ń8x9Bǅǩ10ŗŜŢƗ11œ12Ǒ13ņ14X16Řų17ĸ21ŅƘ24Ɗ27Ŧ32Ǧ58Ƃ
~lla>	61 -12ŷ7ŅŹ8ǃ10xńſ12BŜ13Ƙǩ18ų47Ǧ49Ƃ
~llar	66 -11ķ-9Ť-7n8ľ11Ƙǅ12ŢƗ14œŗ18XŅ19Ř21ĸ29Ɗ32Ŧ
~llas	87 -16Ǧ9ƫ12ņ20ƂǑ
~llb	86 25I
~llba	87 25I
~llc	78 -10ţ13ǐ20ǃ47ǆ
~llc>	79 -10ţ21ǃ49ǆ
~lle	56 -12u-8ǩ-7Bǧ7CHIƯƼ8bŊŸ9Ō10ľƜƸ11ĹƩ12oļĽ13ŐƐ16Ĵ17Ŕǒ18ĵ19ŧ20ź23ń24w25y27Ƙ28Ż29ǃ31Ʊ34m
~llec	79 -9ǧ12ƫ15Ľ23ĵ27ǒ41Ƙ
~lled	64 -7uBǩ8NĻ9IƼǤ10bŊ12Ō13ļ14oĹ15Ʃ19Ĵ21Ŕ23ŧ28ń30w32Ż34ǃ
~lleg	66 13Ɯ25ź33y40Ʊ42m
~llen	89 18Ƹ
~ller	89 -9ŧ9Ő15H19Ŕ
~llet	84 13Ÿ14Ɛ15Ő18ľ
~lli	61 -10Ř-9ǩ-8lŊ7Ž8Ǆ9aJƨƴ10sŨ11I12ĴŅ15ƻ18Ō20Ľ22Ĺ23ż25T33Ɠ36Ǟ43ƀ50C
~llin	65 -8lŊǩ7Ž9ŢǄ10asƨƴ11IŨ13ĴŅ19Ō22Ľ24Ĺ27T35Ɠ39Ǟ54C
~llis	71 -11Ř12J27ż52ƀ
~llo	73 -11Ŷ-10B-8Dű9wơ12g13ƥ14ų15K16ƅ17Ƶ18Ƨ22Ľǃ31ƒ33ňǩ
~llow	73 -11Ŷ-10B-8ű-7D9wơ12g13ƥ15ų16Kƅ17Ƶ18Ƨ22Ľǃ32ƒ33ň
~llp	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
~llpa	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
~lls	58 -12Ư-10ǩ-9ŗ-8ǔ-7ŵơ7ťƗǍǤ8Ŀş9Mƕƶǌ10nŁŞ11YŅ12ƃǡ13hKƌ15Ɯ16Őǣ18Ʈ19ŋ20ưǠ24Z26ƇƲǙ35ƻ
~lls>	59 -12Ư-10ǩ-8ǔ-7Qŵơ7ƗǍǤ8Ŀńť9ƕƶǌ10M11nYŞ12ƃǡ13KŁ14hƌ15Ɯ17ǣ19ŋƮ20ưǠ25Z26Ǚ27ƇƲ36ƻ
~llst	87 -11ŗ14ő15ş18Ņ30Ő
~lly	60 -8Ŝ-7uŗ7ĴƦ8ǡ9Kžƙǅ10PľŭŽƖ11tĸŬƯ12kƞ13ĺ14lǙ16ņ17Aǆ18ł19Ƹ21L23Ŗ
~lly>	60 -8Ŝ-7uŗ7ĴƦ8ǡ9Kžƙǅ10PľŭŽƖ11tĸŬƯ12kƞ13ĺ14lǙ16ņ17Aǆ18ł19Ƹ21L23Ŗ
~lmo	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
~lmos	75 8Ƅ9ư10ţ11d13k20Ǖ37Ǚ
~lo>	86 -14F15s17f20ǩ26Ƣ
~loa	58 -12Ƥ-9H-8Ƨ-7ƦƯ11k23Ɣ30śƮ35Ʊ41Ŭ46ƕ52Z67ƪ
~loan	58 -7ƦƯ16Ʈ23Ɣ35Ʊ41Ŭ46ƕ52Z68ƪ
~loc	62 -18Ɗ-7kLƖƙ7ňŎǏ8MƎ9ƽǔ11C12qľŐǎ13Ű14QŌ15Ƈ16Ǟ18ƍ21ƣ22lR24Ů25H27ǘ36ǋ40ƥ
~loca	71 -7k11Mǔ14Ő15Cľ20Ǟ28l29H45ǋ
~lock	67 -20Ɗ-7LƖƙ8ňǏ9Ŏ10Ǝƽ13q14ǎ15Ō16Ű17Ƈ18Q20ƍ23ƣ24R27Ů32ǘ43ƥ
~log	80 -7ŭ10Ő13Ǘ15Ƈ18ŚƛƲ23ǘ27Ɛ
~log>	87 15Ǘ17Ƈ19Ʋ20Ś
~lon	50 -28ŭ-12Ő-10ơ-9ł-8pDŨ-7VŒŞƢ7gvHŵƏ8Yǟ9sĶŁŝŮƄƵƼǏ10fūǈ11řƈƷ14Ÿǃ16il17ŧ19ŕƮǍ20ǩ21ťƗ22š23ů30GS31ǝ33Ɵ34ƭ35Ƥ37O39ǅ46ő
~lon>	86 -14n-11t-8D-7Ł9Ǎ25ǈǩ26ǃ27ǟ
~lone	78 -9łǋ7z8ƃ9Ŗ11Ʈ13Ʒ23ŁǍ34n
~long	51 -28ŭ-12Ő-11n-10ơ-8pŨǟ-7VŞƢ7gŵƧǩ8vHƏ9YĶŝƄƼ10ūǏ11fsŮƵ12řƈƮ15Ÿ16l18iŧ20ŕ22ť23šƗ24ů29Ɵ31GS32ǝ35ƭ36Ƥ38O40ǅ47ő
~loo	50 -18ƈ-16ǩ-13Qŏ-10Őš-9Ōŭƹ-8gƜƳǍ-7cŦǄ7CŢƎ8ŖƆƫƽ9JĿƐƤ10ĽǙ11łŶƛǂ12ĻƌƷƼ13HRſǈǞ14jĵƊ15ŠŨ16ľƉ17sƬ18Ĺ19ŃńŜƾ20ƻ21ŇƯ22Ǌ23zŚ25ĺ29ǁ35ƣ57ƙ
~lood	63 -9š-7ŏ7Ɗ14Ƥƽ16ǂ19Ƽ24ƾ27ƻ41ǁ85ƙ
~look	54 -19ƈ-14ǩ-8gŏŭ-7ŌŦƳ7Ŏƌǥ8pV9Ţ10Jƫ11ĽĿŖƐǙ13łŨŶ14ĻƷ15HRǞ16jĵſ17ŠƉ19ľ20Ƭ21ĹŃ22Ŝ23ń24Ň25ŚƯǊ26z27ĺ
~loor	74 -12ƙ-9Ǎ10ƌ12Ǝ13Ɔ14Ɗ21ƛ25ǈ57ƣ
~lor	63 -16ƄƔ7Ƥǧ8Ŭ9kv10Ĺƃ11Ƭ14Ŵ15ǃ17ųǕ19Ơ20H28F31ơ37m46ǌ
~lord	67 -17Ƅ-9Ɣ8ǧ9Ƥ10kv21Ơ31F33ơ49ǌ
~lore	89 -9Ɣ11Ŭ17Ĺ21Ŵ25ų
~lori	87 9Ÿ15ƃ28H
~lors	82 49m
~los	50 -13ƉƟ-12ƽ-10t-7ŗƬƮƷ7ũƚǨ8Yŧ9CXǩ10ƃǓ11ő12ǔ13Ŀ14Ƥ15Ŧ16ķ19Əƙ20Ƒƺ21ƕ23Śů25Ƨ26Ǚ28ţ29Ř31ňť36ǎ46ǝ58Ƴ70Ɩ
~lose	54 -14Ɵ-11ţ-10ň-9Ɖƽ-8Ʈ7IŒŝŞ8gĸĿƠ9Ƨǘ11CX12ťǓ13ő17Ƥ18ƕǩ19Ɩ20ķ22ƏƑ23ƙ26Śů28Ǚ31Ƴ41ǎ52ǝ
~losi	67 -8ǩ7ƕ10ĿǨ15Ũ20Ř30ň72Ɩ
~loss	73 -9ĸ-7G8ƺ12Ƴ14ũ16Ťŧ26Ŧ28Ř35ť58ţ
~lost	73 -11t9ǀ11ƨǔ12ƚ15Yƺ17ƃ25Ƨ28ň62Ƴ
~lot	65 -16ǩ-12Ɔ-8ƻ7ŮƄƚǟ8śŻ9tƇƨ10ĿŇǖ12Ű21C22Ɨ23Ƒ31Ɵ33ķƜ39ǀ44ư
~lot>	66 -14ǩ-12Ɔ-8ƻ7ƚǟ8śŮƄ9tŻƇƙƨ10Ŀǖ11Ň12Ű24Ƒ31ǀ32Ɵ33ķ34Ɯ45ư
~loth	87 33Ɨ
~lou	80 7Ľ10Ŷ11x16ƞ20j21Ǘ
~loud	82 7Ľ12x21j22Ǘ
~lov	68 -9P-7ŀƌ7Ɖ8ŝƊǃǄ9rƑǖǩ11tƅƶ12lMǋ13Ƅǔ21U28Ŷ35ǟ57ƞ
~love	69 -9P-7oŀ7Ɖ9rŝƊǃǄǖǩ10Ƒ11ƅƶ12lM13Ƅǋǔ22U29Ŷ33ƞ36ǟ
~lovi	89 -7ƌ15t32ƞ
~low	59 -17x-12Ŷ-9fBű-7DŘŦŧ7ơǀ8cŗƑƧ9Ļƥ10iK11ųƃƅ12ƙ13ƞƵ14Ǧ15bǟ16UƗ17Ľǃ18Ŏ21g24ƒ26ƛǎ29ľ34ň41Ɗ46Ņ
~low>	65 -13x-10űǩ-9fB-7Dŧ7wĵƆ8ơǀ9c10ŗŘ11ƛ12i13Kƅ14ƙƧ15ƵǦ16ƒƞ17bǟ18ň19UƗǃ20Ľ23Ɗ24g28Ņ29ǎ
~lowe	71 -19Ř-12Ŷ-7x8ƛ12ǩ14Ļų15ƃ24ŎƊ25Ņ30ľ
~lowi	87 10j14ƛ26ň
~lows	89 14Ƒ16ƒ17ƥ
~loy	58 -9ǃ-7o11V12Ǘ15ǈǣ16qǑ19őƧ20W22ǜ23SǇ26Ţ32Q
~loya	83 11Ǘ36ő38Ţ
~loye	59 -9ǃ-7o7ǥ11V15ǈ16Ǒǣ17qS19Ƨ21W23ǜ24Ǉ32Q
~lp>	69 -10Rŏ-9k-7r7Ưǜ8ŀ9vƱǩ10ǉ11Ţ12ŝ15sŒǈ22ĵ26ň33Ǉ39Ĺ
~lpa	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
~lpar	79 -8ƕ9v10Ɣ12G15Ļ17ķ27T
~lpi	87 38z
~lpin	87 38z
~lps	87 10c40A
~lps>	87 10c40A
~lre	73 -9ų8f11v12ư15pǩ18Ź19Ĺ26ŏ27Ɓ
~lrea	73 -9ų8f11v12ư15pǩ18Ź19Ĺ26ŏ27Ɓ
~lri	71 7ĴŨ8Ʈ10Ž11KŇ12Ʒǁ14MN16ŋ24Ŋ34i
~lrig	71 7ĴŨ8Ʈ10Ž11KŇ12Ʒǁ14MN16ŋ24Ŋ34i
~lry	73 40Ƙ
~lry>	73 40Ƙ
~ls>	52 -15F-12Ư-11dųǩ-9ơ-8Ś-7ĸőŰ7vMŞǕ8ƶǌ9tY10pƃǗǡ11KŁƌƮ12Jķ13ŵ14ǣ16ZŋƝǜ17Ɖư18Ɯ21ƇƬǢ22Ǚ23ƲǛ24b26Ǡ29ǚ30h39Ǐ40ƻ
~lse	54 -17ǩ-10ơ-8G-7ŏ7ĺ8ŉƼǥ9ķ10hŎǋ12FƢ13Ţƙ14H15ŵ16Ʈ17ƥ19ǈǝ20ų21ŷ22Z27nŁ35ş44ńō
~lse>	54 -17ǩ-10ơ-8G-7ŏ7ĺ8ŉƼǥ9ķ10hŎǋ13Ţƙ14H15ŵ16Ʈ17ƥ19ǈǝ20Ƣ21ųŷ22Z27n29Ł35ş44ńō
~lst	86 -11ŗ8ƈ13ő14ş17Ņ30Ő
~lsta	87 -11ŗ14ő15ş18Ņ30Ő
~lt>	63 -13Ʃ-8ƀ7ƃƣ8bp10Ż11ǝ12ķ13Ťǩ18Ƈ23ņƪǞ24Ɖ33ƅ36ż
~lth	55 -10z-8p-7t7Ƽ9ƴ14xǗ24W33ƽ41ƃ55ǂ74Ƹ
~lth>	57 -11z7Ƽ9ƴ15Ǘ26W27ƽ32ǂ43ƃ56Ƹ
~lthy	78 10ƽ21xƸ
~lts	86 -8ƣ18ű23Ǝ
~lts>	86 -8ƣ18ű23Ǝ
~lty	89 13Ǘ22ő29Ǔ
~lty>	89 13Ǘ22ő29Ǔ
~lua	84 14Ɗ36Ƙ
~luab	84 14Ɗ36Ƙ
~luc	83 7P9Ū11ţŹ32o
~luck	83 7P9Ū11ţŹ32o
~lud	71 -16Ǉ-7M9Ɓ11œ12Ŗ13ǣ14sƆƠ18ǉ29ŏ
~lude	71 -16Ǉ-7M9Ɓ11œ12Ŗ14sƆƠ18ǉ29ŏ
~lue	63 -10ǖ-7ŏ7Ɓ8ĸ10Ɠ14Ŗ18ľŎ22űƒ25ƪ27Ż34Ʃ36Ǣ
~lue>	66 -11Ǣ-10ǖ-8ŏ7Ɓ9ĸ11ŻƓǏ15Ŗ19ľŎ23ű24ƒ26ƪ36Ʃ
~lues	77 -7Ǐ57Ǣ
~lug	86 13Ə33Ž
~lug>	86 13Ə33Ž
~lum	70 -7ķ7SǑ10Ǡ11j12ƒ19Ɠƛ22C29Ǖ36Ƌ
~lumb	72 -7ķ7S8Ǒ11j13ƒ19ƛ20Ɠ22C29Ǖ35Ƌ
~lun	76 8LŌ11Oư16Ľ18N24Ə29Ŋ
~lunc	84 9LŌ12O13ư18Ľ20N
~lunt	81 25Ə31Ŋ
~lve	73 8P9Ōżƛ12xŁ14f17ũŪ22Ř
~lved	87 10P11ż14Ł16f
~lves	78 11Ōƛ14x24Ř
~lwa	77 -10G7Ɯ10VĸļņŘ12ĵ22l23Ɨ
~lway	77 -10G7Ɯ10VĸļņŘ12ĵ22l23Ɨ
~ly>	44 -19ǩ-13Ǘ-12ŝƌ-11oQŞŦƼ-10rŒŜűŶǃ-9iN-8ĹĽōƣǑǝǞ-7HMŃŌůƟǢǨ7zDłŨƧƬƯǛ8Ļų9muĸŴǆ10atňơ11lƶƾ12ǖǙ13žƤ14yYķŖũǕǚ15Aŧ16T17L18wǀǄǇ21nņŪƳ22Ů23ľƮ24ţǔ27Ĵ28ĺ31ƽ33Ƹ53ŭ
~lyi	89 11f21ǀ
~lyin	89 11f21ǀ
~lys	89 11ƭ17ǅ
~lys>	89 11ƭ17ǅ
~ma>	74 -11ŏ-8x-7Ƣ8T9n10ŷƙƯǔ12lƨ13a16Ŵ19ū20m28z49Ƽ
~mac	69 -14Ŀ8ƛ9ǖ11lƼ13ƻ28ǝ29Ǣ57Ǐ
~mach	71 -14Ŀ8ƛ10ǖ12Ƽ28ǝ30Ǣ59Ǐ
~mad	60 -12ƻ-11œ-10Ň7rņƤƾ8ƽǆ9Ń13ǜ14xǍǩ15Ɖƞƫ19Ĺ20ƌ21Ũ22ŔŶ30Ƈ31Š38ĺ
~mad>	87 7ǜ19r30ǩ36Ũ
~made	60 -12ƻ-10Ňœ7fņƤ8ƾǜ9Ńƽǆ14xǍ15Ɖƫ17ƞ20Ĺƌ22ŔŶ30Ƈ32Š39ĺ
~mag	65 -7Ơǩ10D15ƛ18Ŏ21ƚ22ƀ23ŒŨ29ž30Ŧű34Ť
~mage	66 -7Ơ13Ũ16ƛ21ƚ22ƀ24Œ30Ŧűž36Ť
~magi	89 -8ǩ25ŎŨ
~mai	54 -17P-11ǩ-10ŷ-8ƟǏ7ĸ8Ŝǝ9UĴ11Ɗǋ13ǧ15ľ16E17ļ20ų25ƛ28ǘ29ǄǕ31ś33Ľ38D44K88J
~mail	57 7nĸǗ10Ĵ11U14Ǖǧ18Eļ30ǘ33ś35Ľ42D47K94J
~main	71 -21P-12ŷ-10Ɵ-9Ǐ-7ǩ7Ŵ9ŭ10ķ11Ŝ13ǖǝ16Ɗǋ21Ǖ22ľ29ų35ƛ40Ǆ
~mak	54 -12ŭ-10RĴŮ-9aų-8yŠ-7ŗŴƨ7sņƏ8ŌƄǔ9XŃŲǝ10Ǝǀ11ǐ12Ɲ13q14Z15xPŪ16ŀƮ17ůǒǩ18cŇǚ19ŬƳ20Ļ21ň22Ł23Ǆ27ơ28Tł29ǌ35Ŏ
~make	55 -12ŭ-11Ů-10R-9ų-8yŠ-7ŗŴƨ7sņŐűƏơ8Ŭǔ9XŌǝ10ŃŲ11Ǝǀ12Ɲǐ13q15xP16ŪƮ17ŀů18ǌǒ19cŇǚ20ł21ĻƳ24ŁňǄ29T36Ŏ
~maki	79 -11a-9Ĵ12ł15ŬƄ16ǌ23Z24ǩ29ơ
~mal	59 7Hǚ8ŵƦǏ9ƥǈ11aǄ12Aƾ13ǋ14ţ15Ǎ17Ő18R19Ŧ27ŭ31h
~mal>	65 9n10Ǐ11h14ƾ20R22ŭ
~mall	71 -7ǔ9H10Ʀ11ƥ12ǈ14Ǆ15A17ţǋ18Ǎ21Ő23Ŧ
~mals	86 33h
~mam	84 -9x10T12ƽ15aƨ32z
~mama	84 -9x10T12ƽ15aƨ32z
~man	45 -17Ǎ-16ǉ-12ǟ-11ő-10Ɖǖ-9iĴũŹƌ-8xǘ-7ĶűſƃƙƦ7ƈ8ƭ9ţǩ10gƖƟ11SŮŲŵƇƢƻ12UƊƋ13ŻƳƹǄ14cŸ15Ŵƿǎǣ16ŷż17ƆƔǗ18GVńů19ŕ21ǔ25Ū26ƩǑǨ28h30u32n33Ʈ36ơ39ƣ40ǋ46Ǉ49ǈ
~man>	72 -11O8Ƽ9ĹƊ10ahjů13q14Ǉ18ņ23ƣ24g26U32Ǩ51ǈ
~mana	71 -18Ǎ-11ũ8zŎ10ǌ20ŵ27Ʈ28Ƴ33ǈ52ơ
~mane	87 32Ʃ
~manu	86 8Ǚ23Ƈ30Ǆ
~many	47 -16ǉ-10őǖǟ-9ŹƉƌ-8iĴņǒ-7xűſƙǘ7OƊǧǨ8ƈ9ƭ11SţƖƟƩ12Ų13ŮƋƢƻ14Żƹǎ15Ÿǩ16cŴƿ17Ʈ18ŷżƔǣ19GůǗ20VńƆ21ŕ23ǔ24h27ƣ28Ū29Ǒ34u35n40Ǉ43ǋ
~mar	63 -10Őƛ-8i-7ǩ7ǈ8ŔźǦ10qƹ11ŭ12Yƾ13A14Ƭƿ15ń16Ţƥ17FHƎ22ƞ24ƫ28ƒ34o57f
~mari	79 16ƹ19ƫƿ21ƥ26f
~mark	77 7Ɠ11Ŕź15Yŭ22F25H36ƒ
~marr	72 9r12u13ƫ20Ţ28o44f
~mart	83 -12ƛ13ũ18A20Ƭ21ń23Ǝ
~mary	87 -7ũ13Ǧ15q17ƾ
~mas	76 8Ƌ10Ǎ11ƽ13m15y16d17D18k21v24Ŷ
~mas>	79 8Ƌ11ƽ16dy17D18k22v25Ŷ
~mat	62 -9ĿǊ-7ǩ7jzĽƚƛ9VŮƓ10Ĵťǉ11Řƅ12cAĻ14ōƉǗ17Ķ18Ǖ22WŽư27ľ30Ƣ37ų
~matc	80 8ƭ10w15Řƅ24Ķ25ų29W
~mate	74 -9Ǌ9n11V12ŮƓǉ13Ǖ18Ɖ23ų38Ƣ
~mati	72 9ĽǕ10ƛ12Ĵ14Ļ17Ǘ27Ž28ư
~matt	77 -10Ŀ8Y9ƃ10zƚ13ť15A18ō38ľ
~may	68 -9Ǩ-8m-7ǘ7ŋƇ8ŕ9Ź10ƾ11vJ12ĹƦ14ǩ15Ʈ16Ʊ17a25Ŋ
~may>	75 -8mǘ-7Ż8ŋ11Źƾ12vJ13Ĺ16ǩ18a28Ŋ
~mayb	74 -10Ǩ7Ƈ9ŕ14Ʀ16Ʈ18Ʊ
~mb>	78 -8ķ8Ʃ9ū10œ13j14ƒ15ŉ21ĵ22ǈ24Ƒ
~mbe	50 -21Ś-13ǩ-10aŖ-8ƣ-7Ĵŕ7Řƒǔ8K9h11Š12yŒŜǀ13ŇǇ14ľ15CǠ16ļƓ17Ļƶ18c19Ǖ20Ÿ21Ƽ22Ņ23Ƭ24X25EĽǨ26ŗ28D29Ǘ31ū35e41I49ř
~mber	50 -21Ś-13ǩ-10aŖ-8ƣ-7Ĵŕ7Řƒǔ8K9h11Š12yŒŜǀ13ŇǇ14ľ15CǠ16ļƓ17Ļƶ18c19Ǖ20Ÿ21Ƽ22Ņ23Ƭ24X25EĽǨ26ŗ28D29Ǘ31ū35e41I49ř
~mbi	73 8Ǒ9P12x14ǀ20ƛ36Ƌ
~mbin	74 9PǑ14ǀ20ƛ37Ƌ
~mbr	63 14ǩ46Ƃ48Ǧ
~mbre	63 14ǩ46Ƃ48Ǧ
~mbu	86 10ƃ15Ɓ27C
~me>	29 -20B-14ŧǟ-13vǗ-12ŬƵ-11ǋǨ-10XǊǣǦ-9ŇŖťŻƤǢ-8xŮƗ-7GYŐŨŭųƀƩƱ7eVƞƢǀ8iůƬǩ9DĴŘūŸƓƮǁ10tņŋōƚ11kZƂƆƾǖ12jŀńŔ13hISŉœřǎ14d15łƛơƨǃ16qMĽŰƅ17CLǄǇ18şƟ19ǘ20HƷǤ21s22ǈ23FĹĻŅŚź24l25uwƇ26ňŠŦƒƔ27Ɲ28Ŏ32Ŋ33O34ĸś35aŜ38oR39b40nT41ļŤ
~mea	69 -14Ň-12ǐ-9Œ9ŵ10Ž18ĺ20ňǩ25Ư26Ǜ38ō
~mean	71 -14Ň-9Œ9ŵ19ĺ21ňǩ26Ư39ō
~meb	55 -13Z-12ǩ-9Ũ-8nƃơ-7I7ŗƤǢǧ8PŠƅƜƾ9ŧŵǚǞ10ļ11fŤǋ12ņƟƮ13ķſ14ľŜ15Ǝǘ17ƕƯ19QƳ20F21ǜ25A28ž
~mebo	55 -13Z-12ǩ-9Ũ-8nƃơ-7I7ŗƤǢǧ8PŠƅƜƾ9ŧŵǚǞ10ļ11fŤǋ12ņƟƮ13ķſ14ľŜ15Ǝǘ17ƕƯ19QƳ20F21ǜ25A28ž
~med	58 -14q-10o-9Ʋ-8Ĵž7Ƣǚ10ƚǅ11wQVǎǘǟ12ƑǗ13ƽ14W15ŔǌǛ18y24ǁ31Ư37ƫ42ǂ56ƻ64ƃ
~med>	63 -11Ƽ-9oƲ-7Ŝ9Ƣǃǚ11ǅ12wƚǟ13ǎǘ17ŔƑǌǛ18ǁ28Ư40ƃ41ƫ
~meda	86 10Ư11fz17V27y
~medi	68 10ǁ14Q15Ƽƽ16Ǘ18W33ƃ34ƻ35ǂ
~mee	74 7Ǚ12a13Ʀ16O53M
~meet	74 7Ǚ12a13Ʀ16O53M
~mel	89 9ƴ11Ǜ17j40Ń
~mem	68 -8Ś7Bœ8Ŧ9xƢ12ǅ13ƣ14E16h27ř29ƶ54Ľ
~memb	69 -8Ś7B8œ9xŦƢ12ǅ14E17h27ř29ƶ41Ľ
~men	46 -11Qŗ-10VŮ-9ƒ-8Œţǧ-7ǩ7cFĸƌƖƝƪ8eBńƛƾ9ZƮǢ10ŐŤǍ11ƠƤ12ĵƏơƿǜ13ŚƕǌǞ14DǛ15Ƙ16tƗǓ17Wŏ18Ĵ19ǚ20Ƣ22šƣƥǔ23Ɣ24N25ŬƓ27ĶǏ33Ɗ
~mend	89 16ǚ20B
~ment	46 -11Q-10VXŗŮ-9ƒ-8ǧ-7Œţǩ7cFĸƌƖƪ8eńƛƝƾ9ƮǢ10ZŐǍ11ŤƠƤ12ĵǜ13ŚƏƕơƿǞ14ǌ15DƘǚ16tƗǓ17ŏ18W19Ĵ20Ƣ22šƣǔ23Ɣƥ25NƓ26Ŭ27ĶǏ33Ɗ
~meo	72 -10ŗ7ſƙ8Ĺ11Ł12ǚ16ǅ17Ƴ18ƕ20F21AƓ30ǔ
~meon	80 8ſ12Ɠ13Łǚ18ǅ19Ƴ24A
~meow	77 -11ŗ8ƙ9Ĺ11Ɠ19ƕ25F32ǔ
~mep	86 10ǝ11ş14ƥǋ16H
~mepl	86 10ǝ11ş14ƥǋ16H
~mer	55 -12Ƃ-9Ų-8lǞ7Ţ8ǣ9Q10ǟ11L12ƟǍ13ǚ15Ǧ16ǃǢ17xYǜǡ19ǖ21Ǉ22Ɲ25k26ǄǓǗ36Ǝ39ǔ50ő
~mer>	64 -15S-10G9ĿŢǓ10Ǆ13L14Ǉ15Ɵ17ǚ21xǜ22kǔ23ǡ40Ǘ54ő
~mera	79 7ũ10Ƙ54Ǝ
~merc	72 -15Ƃ7Őǌ9ǋǔǥ12Q16Ǎ22ǢǦ27Ǆ
~merg	83 11ƃ30Y
~mers	69 -9lŲǗǞ8k11S12Ǉǣ15ǟ18Gǔ23ǃǓ26Ɲ28ǖ
~mes	59 -13y-11n-10UǄ-9aƚ-8Ĵ-7ƶ7QĿƙǁǉǔǟ8ţƏƫǀǊǋ9TťŻǎǨ10Œ11H12Jƻ13ŝ14Ɓ15oK16ǆ17Ʀ18ǖ19ľǈ20iWƧǕ21Ǘǩ24Ř30Ɯ42w
~mes>	61 -13y-11n-10U-9aƚ-8Ĵ-7ƶ7gFƟǉ8QĿţƙǀǁǟ9ƏƫǊǔǨ10TŻǎ12HŒǕ13Jƻ15Ɓ16o17ǆ18Ʀ19ǖ20ǈ21WľƧ22Ǘ25Ř26ǩ31Ɯ44w
~mess	80 10ũǚ11hĹŦƳ14ť21ŝ23K28i
~met	51 -13ũ-12Ť-8sCĻŌžǝ-7aƛǘ7EŊŔơƦƵ8gŏŴƄǛǩ9iŃńŽƫǈ10ĽĿłŖƯǍǕ11ŎŗūƬ12jōư14ŘŪ15ŵƻ16ŞŶ17Ǩ18ƺ19ņŉƉ20Nĸƶ22Ů23ƨ24Y26ŀ27ĺ32l
~met>	87 8Ľ10Ŏ18Ƶ
~meta	80 17Ǎ32Ɖ
~mete	83 14ư18j38Ů
~meth	52 -12Ťũ-8ǝ-7sĻŌžƛ7PŊơƮ8EŔƦ9ńƄƫǛ10giŴŽǕ11łŖūƯ12ĿņŏŗƬ13ō15ŘŪǩ16ŵŶ17Ǩ18Ş19ƺ20ĸŉ21Nƶ25Yƨ29ŀ30ĺ
~meti	87 -10U9ǚ10ő11ǟ16Ń20ǈ
~mew	73 -20ş-7ŀō7vĵ9Qǋ15Ű16ƥ17ǝ18Ţ20Ŵ21Ś26Ƥ28ǩ
~mewh	73 -20ş-7ō7vĵ9Qǋ15Ű16ƥ17ǝ19Ţ20Ŵ21Ś27Ƥ
~mfo	78 7T10Ō12M13e14Ƴ21X
~mfor	78 7T10Ō12M13e14Ƴ21X
~mic	84 16C20ǚ21ť
~mica	89 21ǚ
~mid	77 7v12L17i19a20N32ǎ
~midd	79 7v13L18i20a21N
~mig	81 9Ɯ12o17y18ǎ21ō27H
~migh	81 9Ɯ12o17y18ǎ21ō27H
~mil	53 -7űƷƼǉ7hǇ8QŪƸǙ9Fưǅǐ10zAUǩ11D12ĽƻǕ13Ƴ16Ũ17ŖźƬ18uŴ19y20Əƶ21Ƥ22Ʈ30n33ƽ34ů64Ů
~mile	64 -7m12ǐ22Ŵź26Ə46ů80Ů
~mili	87 25Ľ31Ŗ
~mill	84 -8Ɯ14QǙ18U21DǕ23ƻ
~mily	58 -7űƷƼ8Ŀ9Ƹ10hưǇ11AFǅ12z13Ɯ15ŪƳ19ŨƬ21u23ƶ24yƤ25Ʈ35n37ƽ
~min	52 -20Ť-13Ʒ-11ŷ-8Ň-7dōŒŖŘţƒǄǋ7puCķŜǞ8iHĺĽŕůŸŹƠǧ9cx10Ōű11Ļ13aVĶŚ14ł15Ŏƛƾǜ16XŨ17ń18kPƶ19ś20Nǟ22Ŀ24Ƭ26ƻ27žǁ29Ŋ32M50O
~min>	77 8k11xĴǑ14M15u19Ķ25ƻ35O
~mind	63 -15Ť-14Ʒ-8Ş-7BŅŒǩ7lĹŋŽƱƳ8Ư9aMŚǠ10ZŃ12ĽƠ14P18c21Xśǁ22łŎŨ24ƶ28Ŋ29Ŀ32Ƭ
~mine	75 -8d9Ɖƺǁ10ŅŊ11xƤ12ń13Ś14ŜŸǩ22M
~ming	69 -12ŷ-8Ť-7uŘ8yǝ9Ǥ10ĺľƛ12PŕǞ13H14pŹ16C20kV21ƾ29ǟ
~mini	80 20ŗ48ž
~minu	66 -13ƒ7uń8iŚŞ9aǁ10Ļ12ǧ13ķ14ů19Ō30N39O
~mir	76 -8B18u28x43w
~mira	76 -8B18u28x43w
~mis	65 -10Ő-9ƽ-8UƼ-7Ŭ7TŒ8rYǟ9ǁ10sƷ11dŁǂ12ĵŋűƉ14t15Ǚ22a24Ş29Ŏŝ32š40ǚ42ō
~mise	87 -8p10Œ16ǩ17d27Ŏ
~miss	68 -10Ő-9ƽ-8UƼ-7Ŭ7Ĺ8rǟ9pTYŎ11sƷǂ12ĵŁƉ13ŋűǚ16Ǚ25Ş31ŝ33š46ō
~mist	83 13t30a38ǚ
~mit	57 -15ơ-10Ɨ-7Ǟ7ƌƘ8Ɠ10ŠžƏǌ11y12Ǎ13Ǧ17Ÿ18ǃ19Ō25Ǔ27Ǣ29Ź35ǡ49ŗ
~mit>	70 -26ž-11Ɨ7Żſ9ƌ10Ɠ13y15Ǎ21Ÿ24ŌǢ36Ź43ǡ
~mits	61 -12ơ8ƘǢ11ŠƏǌ15Ǧ29Ǔ33ž52ŗ
~miu	77 7Ʃ10X13œ15Ǥ30Œ
~mium	77 7Ʃ10X13œ15Ǥ30Œ
~mle	89 36Ǔ
~mles	89 36Ǔ
~mma	76 8n17y23ų24v41Ƣ
~mmat	78 9n24ų42Ƣ
~mme	68 -14Ƃ-12Ƽ-7Ɔ7ǔ8Őǋ9ǥ11ǚ12ǟ13ǎ14ǘ15BǇǍ16Ɵ18Ƒ20Ǧ22x23k24Ǆ
~mmed	87 -15Ƽ17ǟ18ǎ19ǘ25Ƒ
~mmen	89 16ǚ20B
~mmer	70 -15Ƃ7ǌ8ǋǔ9Őǥ15Ǎ16Ǉ17Ɵ21Ǧ23x24k26Ǆ
~mmi	82 9ŵ12T
~mmin	87 
~mmo	89 10ǩ12Ǒ17Ǚ
~mmon	89 10ǩ12Ǒ17Ǚ
~mmu	79 31ů43ŭ
~mmut	79 31ů43ŭ
~mne	87 46Ɛ
~mney	87 46Ɛ
~mob	87 11C14Ʒ27I
~mobi	87 11C14Ʒ27I
~mod	69 16ǩ30Ū33ƌ67ǣ
~mod>	75 57ǣ
~mode	76 19ǩ34Ū37ƌ
~mok	67 10Ɛ15Ƥ24Ǝ34ǂ80ƹ
~moke	69 10Ɛ15Ƥ25Ǝ35ǂ55ƹ
~moki	87 35ƹ
~mom	68 -9ŗ9qŵư10Ư11ƽ14j20ŐƤƳ21ŷ33ŏ40N64z
~mom>	73 11ƤƯ15ƽ23ŷƳ56z
~mome	79 -10ŗ17j24Ő39ŏ47N
~moms	86 12qư13ŵ14Ƥ16z
~mon	45 -14ǔ-13ƭ-9Şǈ-8ŎŭŷŸ-7cnķŜŬƁǅǌ7rĺŮ8GĸĹưǕǜǤ9ƃǘǨ10ĿŀŘƌǠ11šŽƝƶƾǉǖ12ĶƎƫǚ15ŅƘ17ŧ18ƟƤ19Ń20Y21pA22Ų23Z24Tť25Ɣ26X31d32Ơ34Ĵ35ŕǝ36Œ43Ʈ
~mon>	89 10ǩ12Ǒ17Ǚ
~mone	59 -14ƭǔ-9Ş-8ŭ-7Ŝǈ7ņƯǕ8ľƪǤ9zƩ10T11XŢ12r13YZư14ŧǘ15ĹƌƱǠ16ŀ17ĿƝ18ƫƶǖǚ26ĸ28Ʈ32AŲ
~moni	81 -9ŷ26Ǝ27Ž
~mont	49 -8Ÿǩ-7Ɓǌ7łŧ8Ź9vGĺŮ10Ǌǜ11YĶ12ƃǉ13ƾ14ZšǨ15Ř17T19Ņ22ƟƤ23Ń24pƮ28ť29Ɣ32X33ǝ35d37Ơ40ŕ41Ĵ43Œ
~moo	89 -16ţ10ƞ18i25Ů27ŧ
~mor	49 -15ŗ-13u-12ǅǩ-11ų-9U-8xŀŤ-7sHǑ7DXĻ8ARĽőŕƬǁ9JźƦƺǙ10ŃŦŷƪǤǦ11ZĸǄ12r13gF14i15ĿũƮ16ů19ň20ť22ƭ23V24ƕ25œ30ž34Y35Ɣ38y42L44ō
~more	56 -17ŗ-14u-10ųǅǩ-9UŘ-8xŀŤ-7sH7vCľŨƒǡ8ǂ9DXĻƪ10AŕƩǁ11Jƺ12őŦźǤǦ13ŷ14ŃǄ16gƭ17r18Y19ũ21Ŀ23ň24ť29V30œ35ž47y52ō
~morn	70 7Ǜ8Ƌ9aŏ10ƽ11ǝ13Ǚ18R24i26ů36L
~morr	65 7Ʈ8Ǖǣ9Iűǘ10Ƭǝ11Ƥ15Ʀ18ĸ25Y26L
~mort	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~mos	56 -16ŷ-10Q-9R-8ſǣ-7ƌǗ7ŴƦ8d9kĺŝ10YƗ11ĹŮǩ14ƲǕ15ŭǄǊ17Ƙ23ų25Ǚ27Ŀ33ľ38ŗǔ
~most	56 -16ŷ-10Q-9R-8ſǣ-7ƌǗ7ŴƦ8d9kĺŝ10YƗ11ĹŮǩ14ƲǕ15ŭǄǊ17Ƙ23ų25Ǚ27Ŀ33ľ38ŗǔ
~mot	63 -11Ǖ7ş8Ƥ10Ż11Ŀƫ12Ū13Ʋ15n16ǀ20ſ27ƽ50z
~moth	75 -12Ǖ13Ŀ14ƫ16Ʋ18n33ƽ60z
~moto	66 9ş11Ż13Ū17ǀ25ſ
~mou	69 7arƚ8k9ň10ļƦƱ11Ŧ12ǖ14XƓ15ŝ16Ɨ22u44Ƭ45ŗ
~moun	70 7ƚ8k10ƦƱ13ǖ14X15ŦƓ16Ɨ46ŗƬ
~mout	87 10r12ň14ļ22ŝ28u
~mov	61 -14v-12ś-9Ũ-8i-7Ť7ŭƟ9ŃǄ10ĵǩ12Őť13Ƥ17Ō22ĺ25Ʒ28ŀ38ƞ39n40y42G47Ţ72H
~move	65 -11ś-8Ũ-7Ť8ŭƟ10ĵ11Ń12Ō13ĺ14ŐťƤ18ŀ22n25y26Ʒ27ƞ38Ţ45G53H
~movi	73 -15v-8i7Ō12ĺ13ŀŢ16ƞ20yǩ22n27H
~mp>	61 -15Ŧ-9ŐǑ-7Q8Ǥ9ž10ƍ11ƃ12ǀ13ǚ17ƀ22Ŕ24Ţ30œ37ǒ42Ɗ99ǣ
~mpa	51 -20Ū-13S-12Vž-11ƒ-9Ƃǣ-8fŤ-7ĹŬ7ƇǆǑ8ơǉǟ9ŅşǠ11qWŞţƖ13Ƅǁ14ľŜǊ15m16ƕ19ǡ20Š21Ƨ22ĶǞǨ23ł24Ǆǥ25ńƴ28ǅ29ŝ30Őő32ŧ33ǃ34Qǐ35Ǧ36Ţ
~mpan	51 -20Ū-13S-12ž-10V-9Ƃ-8fŤ-7Ŭ7ŠƇǑ8ơǆǉǟ9şǠ10Ņ11qWţ12Ɩ13Ƅǁ14ľŜŞǊ15m16ƕ19ǡ21Ƨ22Ķ23ǞǨ24ǥ25Ǆ26ƴ28ǅ30ŝ31Ő32ő33ǃ34ǐ35QŧǦ39Ţ
~mpar	84 -15ƒ22Š38ł45ń
~mpe	79 10ǀ12œ16Ņ17Ŕ18ű20ş24ǣ32ń
~mped	89 11ǀ15œ20Ŕ
~mpl	56 -14ǃ-10o-9ǧ8Ƹ10V11Jǁ12yƎǣ14ǈǑ15qƧ17ư20WŞ22S23Ǉ25ƣ27ơ28Ļ30Q39ǜ
~mpla	80 12Ƹ27ǜ35Ş
~mple	75 -12ǧ11Ļ15Jǁ16y24ư34ƣ39ơ
~mplo	58 -9ǃ-7o7ǥ11V15ǈǣ16qǑ19Ƨ21W22ǜ23S26Ǉ32Q
~mpo	69 -7Ř9ƶ10Ʃ12ō14ƱǈǕ23ľ36ƍ
~mpol	76 41ƍ
~mpor	76 -7Ř10ƶ11Ʃ14ō15Ǖ16Ʊ26ľ
~mpr	78 -12Ŏ11Ǐ14Ǣ17Ň18ƌ26Ş37ƀ
~mpre	81 11Ǐ20Ň39ƀ
~mpro	87 -13Ŏ15Ǣ21ƌ29Ş
~mps	87 9Ɵ13ķ17Ň23ǣ
~mps>	87 9Ɵ13ķ17Ň23ǣ
~mpt	80 -15Ĺ10y19ǘ31ĺ46Ɵ
~mpty	82 11y48Ɵ
~mpu	76 -8w7c8dŚƝ11b18ŰǏ29Ǘ42ǘ
~mput	76 7c8dŚƝ11b18Ǐ29Ǘ42ǘ
~mrs	87 18a40f
~mrs>	87 18a40f
~mry	89 -8ǩ11Ŭ38Ū
~mry>	89 -8ǩ11Ŭ38Ū
~ms>	61 -10ƪ-9ň-7ǃǙ7Ƌư8qŵ9Ƥǣ10Ž11azƛǘǩ12c13Ǖ14ńƻ15Ǝ16ľŧƜ17gƌ23ƚ25Ƙ27Ɔ28ǜ33ţ
~mse	86 -8Ʈ11z13aƷ14x15t
~msel	86 -8Ʈ11z13aƷ14x15t
~muc	44 -20WƂ-17Ĵ-12ŧǂ-11Ťŭ-10ƅƤƭ-9ŏǇ-8ŎŵƆ-7aŨůƞ7ŘŹ8qŢ9Ķų10ƊƌƔǌ11OƶǓǛ12űƘƝǢ13Ʊ14ZŬƷ16ǡǩ18ƓǦ19ƪ20ſ21Y22Ɨ23ķĿƠƧǉ26ƃ27T28XƦƨǏ29ŅŮƒ31ŗ33Ǌ38Ƭ40Ŧ41œ43Œ
~much	44 -20WƂ-17Ĵ-12ŧǂ-11Ťŭ-10ƅƤƭ-9ŏǇ-8ŎŵƆ-7aŨůƞ7ŘŹ8qŢ9Ķų10ƊƌƔǌ11OƶǓǛ12űƘƝǢ13Ʊ14ZŬƷ16ǡǩ18ƓǦ19ƪ20ſ21Y22Ɨ23ķĿƠƧǉ26ƃ27T28XƦƨǏ29ŅŮƒ31ŗ33Ǌ38Ƭ40Ŧ41œ43Œ
~mum	79 -15ř36ŗ48ž
~mum>	79 -15ř36ŗ48ž
~mus	80 -11Ǆ-9ŇŠ-8ŝ10ǔ11cx12Ŷ14Ű16ų19ń25Ũ42ǩ
~must	82 11cǔ12x13Ŷ14Ű16ų26Ũ
~mut	77 13ƴ30ů31Ő42ŭ
~mute	80 32ů36ŭ
~mv>	89 32Ƅ
~my>	56 -11Ņ-8ķ-7Ƴ7QŤŻǞǟ8zDƒ9ǖ10ńņư11ň12f13ĿŮ14bJ15jō20MŶ25L43Ľ45ǩ47ļ
~mys	82 7m8ǚ10Ž11Ż14ǃ15Ŷƻ19g
~myse	83 7m8ǚ10Ž11Ż15Ŷ16ƻ19g
~na>	82 -8Ǆ12Ǖ13Ÿ16ƹ19ƿ22ƥ23Ɵ
~nac	81 -7ƅ14ĸ15Y23Ɗ30Ƌ
~nace	81 -7ƅ14ĸ15Y23Ɗ30Ƌ
~nad	83 9ǝ14Ŀ15a36ƚ
~nado	83 9ǝ14Ŀ15a36ƚ
~nag	65 -16Ǎ-11ũ-7Ǟ7zŎƂ8h9ǌ11ŭ13ź16v18ŵ21Ź24Ʈ25Ƴ28ǈ47ơ
~nage	66 -16Ǎ-11ũ-7Ǟ7ŎƂ8h9ǌ11ŭ13ź17v19ŵ22Ź25Ʈ28ǈ48ơ
~nal	60 -12ž-8Ƭ7Ʀ8Ǥ9Iƿ10Tƃ11tƌǌ12JƂƈǧ13kƞƟ14QŭƋ15fl18ǚ19Ŋǎ22Ł28Ǔ29Ɨ31ư
~nal>	62 -12ž-8Ƭ7Ɛ8Ǥ9IǓ10ƃƿ11Tǌ13JƂƈƌǧ14QƋƟ15ŭ17f19Ŋǚ20ǎ23Ł30Ɨ33ư
~nall	75 8cjĺ9Š11Ʀ16t17k19ƞ22l
~nam	44 -17ǩ-11x-10MņƸ-9vǄ-8Dũǟǣ-7WŤŧǋǝ7sJ8ƚǂ9hĽŁƨƾǠ10Ưǧ11Fƻǒ12Ƣ13Ʀǘ14iAƕǐ15Ǘ16ľœơǓ17řź18ķŦ20tƷǤ24ļŚ27ĸŜǈ28QŐŒ42b43ƫ50ǃ52a67o79w
~name	44 -17ǩ-11x-10MņƸ-9vǄ-8Dũǟǣ-7WŤŧǋǝ7sJ8ƚǂ9hĽŁƨƾǠ10Ưǧ11Fƻǒ12Ƣ13Ʀǘ14iAƕǐ15Ǘ16ľœơǓ17řź18ķŦ20tƷǤ24ļŚ27ĸŜǈ28QŐŒ42b43ƫ50ǃ52a67o79w
~nan	68 -10Ł-9Ǎ-8Ʒƹ-7u7ŉǢ9ƟƣƮ11ǂ12Ƣ13ŊƄ15ĸ16B19AF29Ɯ32Ǡ36Ŭ39Ư
~nanc	72 -11Ł-7u10Ʈ14ŊƄ16ĸƯ17B21A34Ǡ38Ŭ
~nann	87 -9Ʒ7Ɯ32Ư
~nant	82 -10Ǎ-9ƹ9Ǣ11ƣ12Ɵ14ǂ16Ƣ24F28Ɯ
~nap	84 8ś15C31Ž
~nap>	89 9ś
~nat	78 -10ǩ-9ţ10ő11gĽŁ13Š16Ŕ24Ő26ǜ37l
~nati	80 -9ţǩ11ő13Š17Ŕ25Ő26ǜ38l
~nb>	86 36Ɯ
~nc>	89 -11a-8Ľ12p15o20q
~nce	42 -13Ǆ-12Ť-11Q-8Ŕ-7vŇƒ7ŦŹƙǢǨ8KŞťƦƧƫƬƹǓǣ9ĿŁŨƪ10Sşǒ11GƕƩ12PVŀŒƭƳǟ13ǥ14AŐƃƽ15tņŏǡ16iőƁƄ17ňƔǌ18ľ19WţŬ20Ǟ21Ƽǅ24Ƒ27Ƶ32ũ38š
~nce>	43 -12Ǆ-10QŤ-7vŇ7bĽŪŹƙƴǢǨ8KšŦƧƫ9ŞŧƦƬƳƵƹǓǣ10şťƪ11SŨǒ12PVƁƕƩƭǟ13Œ14GŐǥ15ľŁƃ16ŏǡ17itņƄƔ18Aň19őƑǌ20W21Ǟ23ǅ25ţ34ũ
~nced	80 11Ƒ47Ŭ
~ncel	78 10ŉ40Ƶ63š
~ncer	73 8Ƴ26Ŀ28ŀ33ƽ43Ƽ
~nces	84 -11Ł7Z9Ɓ17Ŋ18Ǡ
~nch	73 7Ō8jL10Oǈǋǥ11Ɔư12ń14q15Ľ17N24Ƒ26ƺ
~nch>	77 8LŌ11Oǈǋǥ12Ɔ13ń17Ľ18N
~nche	83 10j13ư28Ƒ31ƺ
~nci	74 -8u11Ʈ12řƔ14b16ĸƯ18B19Ǡ23A
~ncia	78 -8u11Ʈ17ĸƯ19B20Ǡ24A
~ncl	69 -16Ǉ-7M7ưƳ9Ɓ11œ13sƆƠ14ǟ15B17ǉ28ŏ
~ncle	83 8T9ưƳ17ǟ19B
~nclu	72 -16Ǉ-7M7ǣ9Ɓ11œ14sƆƠ18ǉ29ŏ
~nco	65 -7ǥ7ƭ8ǆ9Ƭǃ13u25Ư27Ʈ29Ŷ34ǝ43T
~ncom	67 -8ǥ7ƭ9Ƭ14u26Ư28Ʈ35ǝ44T
~ncor	84 10ǆ13ǃ
~ncr	80 21Ŕ35œ
~ncre	80 21Ŕ35œ
~ncy	82 11ƃ12Ƙ22Y
~ncy>	82 11ƃ12Ƙ22Y
~nd>	28 -24ǩ-20Ʀ-19Ř-18H-17Ŷ-16Ņ-15ơ-14Ǔ-13Ĵľǋ-12ŉšŲ-11ŀŗǦ-10yĸŝŞŨ-9ũűǨ-8jxŕƒƧ-7SŵƝƵǎǑǝ7AŁŏťſƬƻǛ8ŧƗ9uBőŹƃƍƖƢǠǧ10cenvGWĵŴŷƿǥ11isNōŎǖǙǢ12DĻŚƱǂ13fqƓƲǆǕ14gƇƩǣ15bzż16ZưǃǤ17oTĹńŒŦƔǌǏ18dhrƫ19ļǇ20ŠƨǄǈ21lĿƎǚ22kŌƟƷ23tƺ24śƕƯǞ25wķ26ƶ28C29ǁ30pJƚ31Ƌ34aX37Ūų
~nda	76 7ſ9ơ11IŬ13ǚ14ƴ15LŰ19Ū25Ƈ27Ʒ
~ndat	84 10ơ15ǚ28Ƈ
~ndb	86 15x34ǜ
~ndbo	89 35ǜ
~ndd	86 9ƶǓ10Yś15Ƙ17ǅ
~ndda	86 9ƶǓ10Yś15Ƙ17ǅ
~nde	52 -12Ɖ-8tŊ7cĵůųƲ8ũƣ9iŻƖ10hŪ11Ŧǀ12ŉŚŬ13ŅŎŮ14xĺş15ƙǤ16Ŗƺǌ17ƒ18XňƊǃ19Ÿ21ƪ24n32żƄ33ǅ38ƕ
~nded	75 -14ť7O9ļƄ10l11Š13Ŧ22ż29Ÿ41ǅ
~nden	89 8z16Ǒ
~ndep	89 8z16Ǒ
~nder	54 -12Ɖ-10Š-8t-7Ŋ7jĵůųſƘƲ8c9ƣ10iŻƖ11hŪ12ũǀ13ŅŉŚŬ14xŎŮ15ş16ƙǤ17żƺǌ18ĺƊƒ19XňŖǃ23ƪ25n27Ƅ40ƕ
~ndi	68 7IĸĺĽƪ8ňƕ9ŔŖǓ10ŕǌ12Ǣ14Ũƴ16Z18ś19Ŏ23Ɖ31ű35Ƽ
~ndin	76 -10Ʀ8IĺĽ9ňƕƪ10Ŗ11ŕǓ13Ɖ16Ũ17ƴ18Z21ś
~ndit	74 -7Ƹ9ĸ10Ŕ12Ɖǌ21Ŏ35ű39Ƽ
~ndk	89 11k22ƶ
~ndki	89 11k22ƶ
~ndl	58 -15Ƅ-12Ś-9ǩ-8Ɣƪ-7aŒ7Ƥǧ8Yľǈ9sŁŖ10Ńǖ14Ǡ18IƠ19cƷ20ǜ22ĸ25Ŝ26Fş27ơ29ŧ31ǘ42ǌ
~ndle	64 -12Ś-8ƪ9Y10Ŗ11sŁŃǖ12ǈ16Ǡ17Ŝ21cƷ22ǜ24ĸ29ş32ŧ35ǘ
~ndli	87 17Ŝ30I
~ndlo	68 -17Ƅ-9Ɣ8ǧ9Ƥ22Ơ32F34ơ50ǌ
~ndm	83 -8Ƣ11nǔ12Ư14ŷ
~ndma	86 -8Ƣ11n12ŷƯǔ
~ndo	76 -8Ʃ7Ļ11Ɛ12ŤƦ16k17j52Ǖ
~ndor	82 -7ǝ56Ǖ
~ndow	84 -9Ʃ7ǌ8Ļ13Ť14Ʀ18j
~nds	56 -13s-12Ƹ-11Ǌ-9ǩ-8djļ-7kŁƚ7eLNŒřŚŧƨƽ8qFPRĸǧ9ƁƩƯǂǎǨ10btƤ11Ǉ15uŭŲ16pr17Ǆ18ǚ19BƧ20ŐƘ21ūƜǓ22ŕŴ23o25ƪ27ƺ
~nds>	57 -13s-12Ƹ-11Ǌ-8dļǩ-7kŁ7eLNĸŒŚŧƨƽ8qFūǧ9PRƩƯǂǎǨ10řƤ11btǇ12Ǔ15uŲ16pŭ17r19BƧǚ20ŐƘ22ŕŴƜ23o25ƪ28ƺ
~ndsh	83 -11ƚ11ű13Ǔ19ū21Ɓ
~ndy	77 -7t9v10řŭ12M14ǖ49Ś
~ndy>	77 -7t9v10řŭ12M14ǖ49Ś
~ne>	37 -19Ŏ-18Ɲ-16Zƕ-15T-14L-13RňŮƨ-12lŔƭǓ-11ptĸŀōťŭ-10HYĹĿǑ-9oķŗŢŲƜ-8akUWĺšŹƞơǌǎ-7ŉŤƖƥǃǙǠ7mDŘŸƈƮǁ8ƫǄǛǣ9quŌţŪűƀƋǥ10OŋƦƯ11MƉƌƼ12vńŒŖŷƆƧƶƹǍǐǜ13XżƍǨ14ŅŚŵƎƔ15SľũųƳƷƿ16ǝ17ƴ18KĻŶƛǕ19œ20ņ21iAƵ23ŁŽ24Ŵƙǖǡ26ƺǩ27yƻ29Ń30bşǋ33Ɵ37ǔ38I
~nea	66 -10ů-9ƛ-8ƽ-7I7ƇƊ10ǩ11Ʒ13ƚ14Ś16ƑǙ21z23Ə27Ƽ31C41ƙ
~near	67 -10ů-9ƛ-7I11Ʒ13ƚ14Ś16Ǚ17Ƒ21z24Ə32C42ƙ
~nec	87 16I19U24j
~ned	52 -14ő-9ǩ-8OĻƽ-7ťŻ7nsƐƤǀǣ8vxyYƮǘǥ9iĹŌƑ10ńŔţŨŬƲƺ11cjō12ƓƢƪ13ſ14ŖƫƳ15ŀš16Ǜ18Ǣ22ƛ25ņ27ǅ34Ť36ƴ
~ned>	52 -14ő-9ǩ-8OĻƽ-7ťŻ7nsƐƤǀǣ8vxyYƮǘǥ9iĹŌƑ10ńŔţŨŬƲƺ11cjō12ƓƢƪ13ſ14ŖƫƳ15ŀš16Ǜ18Ǣ22ƛ25ņ27ǅ34Ť36ƴ
~nee	48 -12Ļ-11w-10ǒǖǩ-8ilIVŇƗƦƷ-7ł7gƍƒǉǠ8Oŭƺǅ9pFƖƤƾǏǡ10cƜ11Y12uŘǊ13mvū14sGŪǌ15Ɓ16ŵ17ŀ18e19t20Ư21Ƭ22Ń25ƕǁ26Ĺ27Ŏ34ƭǧ41Ł43ƄǦ
~nee>	87 13Ƹ37t
~need	48 -12Ļ-11w-10ǒǖ-9ǩ-8ilIVŇƗƦƷ-7ł7gƍƒǉǠ8Oŭƺǅ9FƖƤƾǏǡ10cƜ11pY12uŘǊ13mvū14sGŪǌ15Ɓ16ŵ18eŀ20Ư21Ƭ22Ń25ƕǁ26Ĺ27Ŏ34ƭǧ41Ł43ƄǦ
~nef	65 -7ǥ8Ƨ13Ʀ17Ƭ35ƫ39W
~nefi	65 -7ǥ8Ƨ13Ʀ17Ƭ35ƫ39W
~nei	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~neig	70 7GĸƤ8BļŤ9ǩ10ƒƟ11Ǎ12ƙ14Ņ17C21Ɯƞ
~nel	87 9Ɖ10ƃ12ǜ17Ƌ
~nen	87 32Ʃ
~nent	87 32Ʃ
~ner	54 -24ŗ-19d-13ž-10Ň-9ƽ-8ǩ-7ōǄǍǝ7anAM8rNŁ9ơƿǥ10PƅǓ11Ʈǀǧ12ƕ13LĿǠǢ14Ź15ĺ16tŴǂ17ǌ18Fƻ19q21ƨ23pǡ24o25ǔ35ư41Ǩ50ǆ
~ner>	62 -7ŇǍǩ7ĸūǣ8nľ9asƮ10NŁƷ11rAƿ12oPĺơǟ13ƅƨǂ16LǠǢ21ǌ22t24q27F36Ǩ
~nera	66 -16ŗ-15ž7ĺ9Ƹ12M13Ƴǅ14Ǔǧ30ǡ46ư
~ners	67 -22d-14ǁ-11ŗ-9Ő-8F-7Ů7Ĺ8Ɠǂ9Ʀ12ƨ13Ǩ14ǥ17oƕ19Ź24ƻ26pŴ37ǔ61ǆ
~nerv	83 -8ō12Ƽ19ǀ29Ŀ
~nes	46 -22Ƃ-11nƗ-9vG-8D-7FTōŦŨŷƮƱǇǒ7Ƒƛ8ŉŤƵ10YZ11hAMǀǛ12ţǍǏǘǠ13ǎ14ǝ15ǔ16Ŏ17ǐ18ƎƽǦ19uyƚƝǙǨ20ǆ21ŭųǂǅǞǟ22Ǌ23ǡ24ǋ25ǃ27Ǆ31Ǒ33ǥ40Ǣ
~nes>	59 -12Ŀ-8nƱǝ-7ŷżƝ8Ưƽ9ŐŕſǍ10ŚƀƑ11ŉ12wƵ14Z15Ū16ǀ18ţǂ19h24Ǝ26Ǐ27ƚ28uǑǢ29ų
~ness	50 -23Ƃ-14Ū-10Ɨ-9GǏ-8D-7ōŖ7R8ǂǘ10ŤǑ11ǎ13AMƽǛ14Ǡ19Ǣ20ǐǔ21ŎǦ22ǆǙǨ24ǝǞ25ŭǅǊǟ26ǡ27Ɲ29ǋ31ǃǄ37ǥ
~nest	76 -9v-7ƭ8ĸ9ǘ11ĿňŢ13Ķ15Ň18Ŗ21Y36y
~net	80 -12n-9Ļ7ƪ11ƍ13Ǖ15Ņƌ16ƻ38ķ40ǩ
~net>	81 -9Ļ7ƪ11ƍ14Ǖ16Ņ17ƻ39ķ
~nev	69 -7Ŗŷ7KƂ8ƴǜ9ƚƲƹǔ10l11ņŝ13e17Ǚ19ő20ǀ24a
~neve	69 -7Ŗŷ7KƂ8ƴǜ9ƚƲƹǔ10l11ņŝ13e17Ǚ19ő20ǀ24a
~new	52 -14Ƣ-13ƭ-11ǩ-10ŏŷ-9pŌǌ-8oǋǟ-7kņƉ7jHő8śƄ9ũƁƕƗ10UƋ11Ơ12Ŝ13Ǖ15Ǚ16ƌƵ17x18ĺŒ20š21Ƥ22Źƈ26ƞ29iSǅ31Ŷ33GĹƅ45Ǟ60ŕ
~new>	56 -14Ŝ-13Ƣ-12Ɖ-10ŏŷǩ-8oǋǌ-7k7œƀƻ8H9Ƅ10ũƕ11UƁƋ12Ɨ13ƅ14Ǖ16ĹǙ19Ƶ20ĺŒƌ21G23Ƥ24ƈ25Ź29ƞ31i32S34Ŷǅ37Ǟ41ŕ
~newa	66 -10Ō-7Ŕ11š12ś13Ǟ22ŕ23Ĺ33Ŝ
~newe	79 -11p7ŪƉ9Ŵ19š23Ơ31ƅ
~news	87 -16ƭ17j21ŕ
~nex	66 -12Ʊǥ-11Cŭ-7sv7ũŹ8ž9pŗ10ǀ11Ńſƫ12ǖǩ15ĸ16ĺ17ř18ƖǞ19kH20ŕ21yŎ31V38Ǎ
~next	66 -12Ʊǥ-11Cŭ-7v7ũŹ9pŗž10ǀ11Ńſƫ12ǖǩ17ĺř18ƖǞ19kH20ŕ21Ŏ22y31V38Ǎ
~ney	58 -14ƭǔ-9Ş-8Ŝŭ-7ǈ7ņǕǤ8zľƪ9Ʃ10BTƖ11XŢ12Zư13rYǘ14ĹŧƱ15ŀƌǠ16Ŀǚ17Ɲƫƶ18ǖ25ĸ28Ʈ30Ɛ31A32Ų
~ney>	58 -14ƭǔ-9Ş-8Ŝŭ-7ǈ7ņǕǤ8ľƪ9zƩ10BTƖ11XŢ12Zư13rY14ĹŧƱǘ15ŀƌǠ16ǚ17Ɲƫƶ18ǖ25ĸ28Ʈ30ŲƐ31A
~nfe	89 -7ĵ17ţ32x
~nfo	76 7ļ9Ǖ16Ŋ17ń20Ľ22Ļ42Ǘ
~nfo>	83 9ļ11Ľ17Ŋ19ń25Ǘ
~nfor	81 10Ǖ11Ľ20Ǘ26Ļ
~ng>	28 -23Ʃ-21Ő-17ŗ-16ƺ-14s-13Ōǆǔ-12ļŤƈǌ-11oƅƔǡ-10vŊƫƷǒ-9BƚƧǎ-8Ŏœ-7WŜšƀƃƊǗ7mňőťƬƸǂ8eůŵƋǓǛǜǠ9hKƱ10rMńŅŋűŶƣ11uTżŽƛƼǙ12ŒƮƲǄ13IĵŉŕŹƻ14zĴŮƒƓƯ15fUZŸơǊǝ16gqŲƞ17łŝƂƹǀ18ĹŻ19ĶƍƭƵ20Oũƨ21SĽ22Fǅ23PĻľŢƳ24ŏƖ25ōţƄƘ27X29ŞǍ31ǩ32Ŀ33ky35ĺ37xŀ41iǞ42jt43ǟ48H51V
~nga	82 -14x12Ɔ18Ƙ23ƞ35f
~ngag	84 18Ƙ36f
~nge	54 -14c-7gœƩǩ7yűƀƜƻ8Xƛ9uĵƟ10ŕƭ12T13ƸǞ14VƃƧ15fǙ16KŞ18pE19Ǖ20ŇŎŲ21ƫ23Ŕ24ĺ33ũ46ǀ
~nge>	63 -11Ǟ-7Ʃ7IƭƵƷ8y9ű10qXƛ15Ǖ16Ƨ17TŔ19K20ũ22Ş25ŇŎ
~nged	67 9ƋǕ11Ŕƻ12ƃƸ13ũ29ĺ30Ǟ
~ngen	89 37ƫ
~nger	70 -17v-7gŸ7hƃ8śƿ9ƀƜǌ10Ż11ũ15ŕ18E20f21Ǚ27Ų29p37ǀ
~nges	77 -16c7yU8Ƹ10ƅ11H14uƟ16ĵ22V26v
~ngi	68 -12ƈ-9Ǩ-7Ƽ7ƥ8Ƹ9aTŔƮ11ź13Zű16ĹƵǟ21V22Ţ25Ƒ29i31Ɨ
~ngin	69 -12ƈ-7Ƽ7ƥ8Ƹ9aTŔ11ź13Z14ű16ĹƵǟ21V22Ţ25Ƒ29i31Ɨ
~ngl	68 -8ƿ7ƫ10bǩ11Ɔ12ƚ18ǅ23Ƙ27f41ƈƉ
~ngle	68 -7ƿ10bǩ11Ɔ12ƚ18ǅ23Ƙ27f41ƈƉ
~ngr	80 7Ɩ9fƺ11Ǔ12ƞǟ14Ǜ
~ngra	82 7Ɩ9f10ƺ11Ǔ12ǟ13ƞ
~ngs	54 -12Ǎ-10Bǩ-9nŐ-7Ŏ7ƘƵ8ŀŝ9şƍƶ10TķǄ11ƹǖ13ŉ15UƢǈ16iƮ17Ƒ18Ř22Ɨ23Aǟ26ƥ27Ĺ32Y
~ngs>	54 -12Ǎ-10Bǩ-9nŐ-7Ŏ7Ƙ8ŀŝ9şƶ10TķǄ11ƹǖ13ŉ15UƢǈ16iƮ17Ƒ18Ř22Ɨ23Aǟ26ƥ27Ĺ32Y
~ngu	77 -11Ň9ň11xŉ12v13Ź23b26u30ǩ31Ǝ
~ngui	86 35Ǝ
~ngun	89 13x14v15Ź31u
~nha	84 -7ŝ10Ƥ23ƻ45Ş
~nhap	87 -7ŝ46Ş
~nic	65 -13ǎ-12Ʃ-11C-10ǟ-8Ŀ7qƟ8GļƌƧǩ9ckƁƉ11iKşŵǉ12tPƪǃ14Ŷ15FU19ƞƹ25j33ǈ34Ƙ35ƾ
~nic>	86 16ŵ17K18t48ƾ
~nice	69 -13Ʃǎ-10ǟ-8Ŀ-7C7bƟ8Ƨ9qGļƌ10cƁƉ11k12iǉ13Pşƪ14ǃ15Ŷ16FU20ƞ28jƘ
~nico	89 28ƹ
~nics	89 7Ɨ11Ƙ18ǩ26ǈ
~nie	73 -12V9M12ŀ13ş18m24ń27ƴ32Ţ
~nied	89 36ƴ
~nies	75 -12V12ŀ14ş19m24ń33Ţ
~nig	60 -9ƪ-8ŝ-7iW7Uľǩ8rƻǝ9jŖśƐ10ŕƦ13Ƥ14LŲ18Ļƿ21n22ƞ24ǖ25Ǐ27R29Ŀǎ30x52Ű
~nigh	60 -9ƪ-8ŝ-7iW7Uľǩ8rƻ9jŖśƐǝ10ŕƦ13Ƥ14LŲ18Ļƿ21n22ƞ24ǖ25Ǐ27R29Ŀǎ30x52Ű
~nim	75 19ŗ41h45ž
~nima	84 46h
~nimu	80 20ŗ48ž
~nin	53 -14Ū-11n-9ƞǈ-8Ǣ-7cUƱ7ŎƼ8ruŰƌǉǌ9ĸŐ10TƖǩ11djńŒŴǟ12ũƜ13ĿźƮ16iy17HƤ18qů22ǝ24Ǒ27Ǚ30R32Ǟ41L42ſ
~nin>	69 -9ƞ-7cHű7djVǛ8Ƌǚ9ƽ10ŀńƮ11ǉ12fŰǌ13qĸŐǞ16Ŵ18ǟ20Ŀ23R
~ning	59 -16Ū-9ǈ-8U7agōŏŶ9Ŏ10qƌƼ11ru13T14hRŒũűƜƤ15źǩ17i20yů24H25Ǟ27ǝ31L32Ǚ
~nins	67 -7Ǣ56ſ
~nio	75 -13ĵ-8Ʋ10ĻƦ11W13ļ14ƕ15a16wŬ17Yƨ21A
~nion	78 -14ĵ-8Ʋ11WĻƦ15ļƕ16Ŭ17Y18ƨ22A
~nior	87 7m18a19w
~nip	89 -9ƴ15ķ37h
~nis	68 8Ť9ǡ10ǝ11ƗǄ13ņ17ƌ18P20ų22ǈ26mƊ32ǩ
~nish	70 9Ť10ǝǡ11Ǆ12Ɨ13ņ18ƌ27mƊ34ǩ
~nist	87 24P29ǈ
~nit	66 -22Ɔ-17Œ-7ŷ7a9Vƌ11Ơǋ12ǌ16GƢ18D21Ǝ22Ž23ƗƤ29ƥ40ƣ
~nit>	76 -24Ɔ-19Œ9Ǎ11Ƥ14Ơǌ15ƣ16ǋ23D25ƥ
~nito	81 -9ŷ26Ǝ27Ž
~nits	86 19Ƥ36ƣ
~nitu	80 12ƥ21G22Ƣ29Ɨ
~niv	83 7Ʊ8ź16y26Ʃ
~nive	83 7Ʊ8ź16y26Ʃ
~njo	82 11ǟ18g23t36U
~njoy	82 11ǟ18g23t36U
~nju	73 8ŗ32ǣ38ƃ49ž
~njur	73 8ŗ32ǣ38ƃ49ž
~nk>	54 -17ř-15Ǆ-13q-11œ-8pJŐţ-7oƨǠǨ7OķōƋ8ļ9Ƅ10ľƛǋ11hƷǝ12Ōű14ŖƬ18BŨ19GYŔ22H23e25ĸ26Ŭ30Ĵ31ǩ32Ň40ƕƿ41r
~nki	67 -13ŗǩ-9ƨ-8Ʃ7Ǧ9HǞ11ƅ13ƿ14Ŀ15Š20Ƴ22VĺƵ23ƭ25X26y33Ƭ
~nkin	67 -13ŗǩ-9ƨ-8Ʃ7Ǧ9HǞ11ƅ13ƿ14Ŀ15Š20Ƴ22VĺƵ23ƭ25X26y33Ƭ
~nkl	76 -7Ǝ11H34Ǎ35ƣ
~nkle	76 -7Ǝ34Ǎ35ƣ
~nkr	87 32ĵ
~nkru	87 32ĵ
~nks	72 -12Ķ8Ĺ9aķǜ12ƴ16ƙ18t27k31r39Ǜ
~nks>	74 -13Ķ8Ĺ9ķ10a12ƴ16ƙ20t32r40Ǜ
~nksg	86 11ǜ35k
~nli	75 -12I-8Š-7Ɯ11K16Ǖ17ń20Ľ31Ņ43ǖ
~nlin	75 -12I-8Š-7Ɯ11K16Ǖ17ń20Ľ31Ņ43ǖ
~nly	64 -12T-9Ŗ7ŴƎƪ8ƋƜƼǈ9Rŷ10ńƳǉ11ŲƀǇ12Ļƾ13ų14Ƣǚ15ţ17ľǖǛ19Ū21Ʈ23ŭ
~nly>	64 -12T-9Ŗ7ŴƎƪ8ƋƜƼǈ9Rŷ10ńƳǉ11ŲƀǇ12Ļƾ13ų14Ƣǚ15ţ17ľǖǛ19Ū21Ʈ23ŭ
~nne	72 -15ǁ-10Ʒ-7Ư8Iĸ9ǜ10ƛǔ11nCŔƮǀ12Ʀ13N14yƿ22L26ƻ27A
~nned	83 8k10ĸ13Ŕ14ǀ17y
~nner	79 -16ǁ-10Ʒ11ǔ12nƮ13Ʀ14N16ƿ17A24L29ƻ
~nni	65 -14Ū-9ƞ7R8c9fŋ10ŤűŶ11VĿŐƼ12quĸƌ13h14H15Ŵ16ńŒƤ17ǝ19ǟ23y
~nnin	65 -14Ū-9ƞ7R9fŋ10ŤűŶ11VĿŐƼ12quĸƌ13h14H15Ŵ16ńŒƤ17ǝ19ǟ23y
~nnu	76 7ƪ14T15Ǌ16ǉ18Ů
~nnua	76 7ƪ14T15Ǌ16ǉ18Ů
~nny	81 -8Ʒ12Ʃ25j29Ư35ǩ
~nny>	81 -8Ʒ12Ʃ25j29Ư35ǩ
~no>	56 -25Ŕ-11Ū-10Ļ-9ƚǩ-8ĴňŝǑ-7rŘǛ7ŖũƳƽǡ8lWZƊ9cLĽư10sƝ11Xƍ13ŏŽƄ14ř15żǇ16Ť17u19Ńſ20ƿ21Ɓ26Ň27ŉǁ29š30ŵ62ƴ
~nob	71 -14v-10G7s9ƿ10n11ŁƯ13ŷƭ14Ŗ18ƺ26g28Ş33Ɵ34Ƌ
~nobo	72 -10G7s10nƿ11Ł12Ư13ŷƭ14Ŗ18ƺ26g28Ş33Ɵ
~noc	81 7mƟ9ţ14Ĵ21Rƌ26ź
~nock	82 7m9ţ14Ĵ21R22ƌ27ź
~noi	84 -8Ə15C18Ǝ25ǩ
~nois	84 -8Ə15C18Ǝ25ǩ
~non	78 12ǂ13xǥ22ƀ28ƹ38š
~non>	82 9ƹ14ǥ16ǂ40š
~none	89 15x25ƀ
~noo	80 7ĻŽ11g12C14i15ǧ16j17Ō25L
~noon	81 7Ļ11g15iǧ17jŌ25L
~nop	89 14X26ƻ
~nor	63 -9c8n9Ǐ10lv13jADƾ19R21ŭ22ź23T
~norm	64 9n10Ǐ13ƾ14A19R22ŭ
~nort	86 -9c14l18jD32T
~nos	78 -9Ƴ9l13Ŋƽ15Qź35Ƽ
~nose	86 26Ƽ
~nosy	87 10l15Ŋ17ź
~not	44 -16ķ-13p-12řŝŤƶ-9iqVYƗƞƧƬƭ-8NTłŎǃǅǐ-7ŒƎƝƲƽǄǇ7mŌŖź8BHŐƢƸǒǝ9EQŊšŨŸƔƥǙ10hƙƤƪ11cĵŇƃ12ƒ13lXĽŏŘŶ14ż15ryI16ţǨ17ŬƱǠ18bfǑ19ƻ20ƴ22Lſ24v25Ɵ30Zǩ31Şŵ34ō56ŀ
~not>	46 -12řƨ-11ŤƦ-10Ŵ-9VYķĹĻŝ-8jpqŎşţƗƧ-7iNĿűƞǘ7dGťſ8ghmKĸŌŗŢŽ9BĴŅŕŖźƆǝ10QƢǒǙ11EŨżƥƪ12ƃƙƤƴ13ĵŇƟ14cƒƻ15ĽŘ16lLX17rō18vŵ19fƱǠǨ21b22Ǒ27ǩ35Ş64ŀ
~note	76 -11ƭ-9Ĵ-7Ɵ10ǘ12ű14ŃƷ17Ŋ21Ɣ25ō33Z42Ŭ
~noth	63 -10ķ-8ƶ-7pũǐ7Ź8ĿŸŻƐ9LƦƻƼ10vǩ12Zšǥ13Őƴ14ĻōƹǞ15HI16Ŷ18ŏ20ŵ21Ŵ23ſƨ24Ɵ28y38ţ
~noti	78 10Ƌ11K13H22Ĺ
~nou	70 -7ų7Ɠ8Ş9ŎƗ10ŀƯ12Ķ14r16jy17ť19ŷ20ž29b32Ƭ
~noug	72 -8ų7Ɠư9ŎŞƗ10ŀƯ12Ķ15r17jy18ť20ŷ21ž33Ƭ
~noun	87 37b
~nov	86 -12x-10t15Ǌ31ƌ47ǜ
~nova	89 32ƌ
~now	43 -17ş-16ŀ-13ųƬ-12ǎǖ-11Ŏǈ-10lyŢſ-9QŠŽƽ-8dUĿłŞƗǔǢ-7biŇǋǓǨ7ĵŃŔŹ8pxSĸŘ9FŴƻ10GōƎ11Ŝ12vŌƦǃ13Ľ15AŲ16Ƴ17rĴ19ǟ20sŅŗƸǩ22j24ňũ27cƟ29Őǥ30ŉŨ33Ŗ36ĺ39ŏ47Œ51N
~now>	44 -17ş-16ŀ-13ų-12Ƭǖ-11Ŏǈǎ-10lŢſ-9xQŠŽƽ-8dgĿłŞǔǢ-7biyMƗǋǓǨ7wĵŃŔśƓ8pSŘŹ9FŴ10GƎƻ11ōŜ12ǃ13ĽŌƦ14v16Ų17r18Ĵ19Ƴǟ20s21ŅŗƸ23ǩ24ũ25ň26j28c29ǥ31ŉŐ32Ũ34Ŗ37ĺ40ŏ50Œ52N
~nowh	89 10g24ĸ
~nro	86 26ƌ39W
~nrol	89 41W
~ns>	46 -17Pľ-12W-11Ư-10cĹ-9Ų-8jŇŝŬůŶǢ-7tLķƜƟǂ7ś8ŔŚƅƕƷ9ŗǒǣ10a11yũƱ12E13ŒƛƧ15qŕƗǠ16Żƙǝ18Ŋűǆ19kǞ20wxCŹƼ21ŉ23Ǐ24ǋ26ơ27ƻ28ǩ29uZ30ĿƘ32ǚ33ǈ38ǐ
~nse	57 -13ŕ-11n-7ǩ7Ǩ8ǊǛ9lŋ10s11Ƅƺ12A13oYū15dǀ16ư17a19ĸ30Ź33ň37ŷ59Ÿ
~nse>	60 -14ŕ-7n7ŷ9Ǜ10ls12Ƅƺ14oū16dǀ19a21ĸ24Ź35ň47Ÿ
~nsed	75 9Ź11Ǩ19Ÿ40ŷ
~nses	82 13Ǌ21Y25ư
~nsh	87 11ś37j
~nshi	89 38j
~nsi	64 -29ǌ-12ǩ-10Ǎ-7ǝ7ŖŷǓǣ8Ǐ9ƛ10ƌƗ11XŰƏƣƪ13Ǆ14ǐ15ū16Ƙ20ƥ25ƀ26Ʒ27H33ơǢ45Ķ
~nsid	73 -12Ǎ-7ǝ11ƛ12Ŗƌ13Űƣƪ14Ə16Ǆ18ū23ƥ42Ǣ
~nsio	79 22Ʒ58Ķ
~nsiv	76 7ź9ǣ10Ǐ14X15Ɨ20Ƙ33ƀ
~nsm	89 -8Ƽ14Y19ű23ƹ
~nso	87 8ǘ20Ǝ
~nsp	76 9Ž13l14Ɖ
~nspe	78 14Ɖ
~nst	61 -16ŭ-8Ƽ-7R7Ǒǡ8PłńǄ10BKǟ11ƐƵ12Z17Ɗ18r19Ƙ20Ƈ23ƪ26ƅ30Ų35ǩ
~nst>	72 9ǡ10łńǄ12B14r16Z28ƪ
~nsta	79 -19ŭ-8RƼ9ǚ15Ɛ20Ǆ23Ɗ26ǩ39Ų
~nste	86 9r12Ǒ16K17Ƶ
~nstr	69 -7Ǆ7Ɠ10P11ǟ18ǩ22Ƙ24Ƈ30ƅ
~nsu	44 -20Ƹ-13Ǒ-12ƒ-10Q-9Ǐ-8nǍ-7ZŬƶǂ7XřŚ8Aőƙǐ9ŦŴ10ĺŘƬƻ11ƁƦƳ12ŞƩǧ13ŁǓ14ĹŀţŪƭ15Ǩ16Wľŗ19ƃƄƕƴǚ20ņš23Œ28ƨǒ35Ɠ37ŐǌǢǥ39şſ48ŏ
~nsul	86 23ƻ41ǚ
~nsur	44 -20Ƹ-13Ǒ-12ƒ-10Q-9Ǐ-8nǍ-7Zƶǂ7XřŚ8Aőƙǐ9ŦŴ10ĺŘƬ11ƁƳ12ŞƦƩǧ14ĹŀţŪƭǓ15Ǩ16WŁŗ17ľ19ƃƄƕƴ20ņš23Œ28ƨǒ35Ɠ37ŐǌǢ38ǥ39şſ48ŏ
~nsw	79 11ľ13Ļǚ14K15Ŕ48ŉ
~nswe	79 11ľ13Ļǚ14K15Ŕ48ŉ
~nt>	33 -19ł-17Ř-15Ň-14ŁƒƦ-13ĿǊ-12iT-11pPńŭ-10rŶǝ-9gmRŦŧŪƙƿ-8hnŲųƉƌƲǎ-7fjwCIZŻƋƧƺƻ7LSŠŷƄƵǆǗ8AļŏŐŞƔǕ9GĺŉřƼ10ĽŰƂǖ11sœŜűǃǦ12ŕťǁǚ13ĶĻŽǢ14uNŀŚƟǑ15MƓ16XŤ17ŔƊƢǓ18KŊŒƗƥ19ƃƭǘ20eŝƣư21lĴŃŌǌǏǩ22ǜ23šź24Ɯ26ņǇ27ƫƶ28Ə30F31ľőƱ34ơ37Ƭ38ǔ53Ơ
~nta	64 -15F-9Ơ-8O7kƤ10ů11ǆ12W15PQ19ŵ22AK25Ǡ26B28Ƣ34ķ58Ɓ
~ntal	69 -16F-10Ơ8Ƥ13W16P17Q20ŵ31Ƣ39ķ64Ɓ
~ntan	76 14ǆ26A31BǠ
~nte	59 -18ǌ-9ŗ-8Ǔ-7Ơǐ7żƍƐƟƪ8cHƔǒǖǞ9ŉƥ10Ņǃǋ11ŇŠůǇ12Bƛ14Qƌ15ŏ16ǩ17ƏƢ18Ǒ19Fť20Ĺ21N24ǎ25Ǣ29Ɨ45ơ
~nted	78 7ưƴ8Ƅ9G10ƍǌ13ŖǞ14ǩ15ŉ17ǃ
~ntee	84 26Ə
~nten	76 -10ŗ8Ƶ9Ƹ12c41Ɨ42Ǣ
~nter	64 -27ǌ-7ƠǐǢ7AƐǩ8żƪ9HƟǒǖ10Ɣ11Ņƥǋ12ŇůǇ13Š14Bƛ16Q17ŏƌ19Ƣ20Ǒ21Fť23Ĺ24N27ǎ50ơ
~nth	49 -8Ÿǩ-7Ɓǌ7łŧƖ8vŹ9GĺŮ10Ǌǜ11YĶ12ƃǉ13ƾ14šǨ15ZŘ17T19Ņ22ƟƤ24pƮ28ť29Ɣ30Ń32X33ǝ35d37Ơ41Ĵ43Œ52ŕ
~nth>	52 -11Y-9Ÿ-8ǩ-7Ɓǌ7yVŐƖƥ8Œ9Ź11ǜ12Ǌ13ǉ14Ķƾ16š17ZŅƟ18Ř21Ƥ22T26Ɣ31ť33pŃ34ǝ38XƠ39d47Ĵ48ŕ
~nthl	76 11Ɣ16Ơ35Ĵ
~nths	64 -13Ơ-9p7Ɵ8ŕ9ĺ12ł13ŧ14Ů15G16vĴ18ƃ20Œ23Ǩ27Ʈ28Y
~nti	63 -9ƝƠ-8I7dgĹĽ9OĻŉƴ10k11šżƘǉ12ŕū13ńƆǇ14Ư15Ǡ16H17n22ƫ23Ƣ24Ǆ25ƭ33F34ǆ
~ntia	84 11Ʃǔ13ƴ25Ǆ
~ntil	89 14O18ŕ26ƭ
~ntin	68 -9ƝƠ7nƣ8gŃƭƱ10ŉ11kĹĻ12ǉ13š14ƆǇ15ƯǄ17Ǡ19H24ƫ25Ƣ37F
~ntio	89 15A16n18ż22ń
~ntit	89 -12Ǆ-8Ʃ11d50ǆ
~ntl	76 -23ǩ8f10Ő11Ƴ12Ɓ13Ŏţ15ũ20ĺ22ŏ23ŧ
~ntly	76 -23ǩ8f10Ő11Ƴ12Ɓ13Ŏţ15ũ20ĺ22ŏ23ŧ
~ntm	86 8MǗ14ǖ16ŵ20ƾ
~ntme	86 8MǗ14ǖ16ŵ20ƾ
~nto	65 -8rX-7nHƱ7ŎůżſǗǘ8dǨ9iz10ƀ11RłǞǢ12Ŋ14Ķƣ15ƪǩ16Ɨǣ18Ǎ19gƝ20Ǐ21Šƛ27ƌ32S
~nto>	69 -9r-8X-7nHƱƶƷ8dŎżǗǘ9zſǨ10i11ƀ12RłǞ13Ŋ15Ķ17ƪǣ21g22Šƛ30ƌ34S
~ntor	81 15Ǣ21Ɨ25Ǐ26Ɲ
~ntow	84 9ǋ12ů19ƣ24Ǎ27ǩ
~ntr	60 -9Ĺ-7ơ7CǍ8ŦƖƩ9ŸƓǀ10Ƣ11řƌ12ƼǄǧ13lŀ20ƒ22ǒ24Ǒ46Ǔ
~ntra	61 -7ơ8ŦǍ9ƖƩ10Ɠ11ƌƢ12řǄǧ13ŀ21ƒ23ǒ25Ǒ47Ǔ
~ntry	80 -11Ĺ10C12Ÿ13ǀǔ18l
~nts	49 -19Ƹ-10Ů-8GƼ-7Ǉ7ƘƮǧ8ķ9ƌƥ10uǌ11ŭƄ12Ķ13ľƠ14ĵŬƗ15ZƝ16ńǗ17Ǔǖǚ18Ĵņ19ǔ20ű22żǍ24Ɯƽ25Ş28Ż30Ư31Ǣ35z
~nts>	49 -19Ƹ-10Ů-8GƼ-7Ǉ7ƘƮǧ8ķ9ƌƥ10ǌ11ŭƄ12Ķ13ľƠ14uĵŬƗ15ZƝ16ńǗ17Ǔǖǚ18Ĵņ19ǔ20ű22żƯǍ24Ɯƽ25Ş28Ż31Ǣ35z
~nty	79 -9Œ8Əǔ11W12Ż14ļ19ƅ33C
~nty>	80 -9Œ8Əǔ12Ż14ļ20ƅ33C
~nua	74 7ƪǙ13T15Ǌ16ǉ18Ů
~nual	74 7ƪǙ13T15Ǌ16ǉ18Ů
~nue	82 7ǧ39Ǌ
~nue>	82 7ǧ39Ǌ
~num	51 -15Ś-11ǩ-9a-8ƣ-7ĴŕŖ7ſƓ8Řƒ9Kǔ12Š13ŒǇ14yŇŜ15Eľ16CǠ17c18ļ19Ļ21Ÿ22Ƽ24ŅƬ26XǨ28ŗ29D30Ǘ33ū36e39ř44I
~numb	51 -15Ś-11ǩ-9a-8ƣ-7ĴŕŖ7ſƓ8Řƒ9Kǔ12Š13ŒǇ14yŇŜ15Eľ16CǠ17c18ļ19Ļ21Ÿ22Ƽ24ŅƬ26XǨ28ŗ29D30Ǘ33ū36e39ř44I
~nur	75 -15ő-7M10mQ23U24q26P35S38ǁ
~nurs	75 -15ő-7M10mQ23U24q26P35S38ǁ
~nus	87 -16ƒ10Ɔ16ǀ19ķ35T
~nut	65 7uńư8itŚ9aǁ10Ļ12ǧ14ů19Ō29NŞ39O
~nute	67 7uń8iŚŞ9aǁ10Ļ12ǧ14ů20Ō30N40O
~nuts	84 7Ň10ư14t28Ş
~nve	71 9s10Ļ11Ƨ12lǢ13D15ķ16ŋ17Ɨ19ŭ22Ǐ30ǩ34Ɲ
~nven	80 10M14Ǣ16ǩ21Ɨ25ƝǏ
~nver	79 -7Ű11sĻ12Ƨ13lƝ18ŋǩ22ŭ
~nvo	73 9Pż10Ǡ12Ł14f19Ǖǘ
~nvoi	75 10Ǡ19Ǖ20ǘ
~nvol	87 10P11ż14Ł16f
~nwi	87 12ő15Š25g30Ő
~nwid	89 12ő15Š31Ő
~nxi	87 24Ŀ25Ƽ
~ny>	34 -20Ɓ-19F-15ų-14Ĵ-13iňžƗǟ-12fŬǢ-11aUƃ-10wĺņōŒŦƷǒ-9DŁœŖƀƧƵǍǝ-8sĸťƠǉ-7doACLNĻĿŀŇŊřŚŨŽƞ7kĵŢŸƎǈǘǜ8GǨ9ƆƋƔƢ10ůǅǡ11yńŕƼǦ12ŏƱǗǙ13şƣ14gŝƐǂǎ15VWŪǆ16HĶŐƑƛƾ17Ǟ18Şŧ19żƪƴǄ20Ʀƿ21YķŷǇ24űǀ25jƘǋ26n27ŹŻƸǔ28mƻ29ţƌǩ30ǃ33Ɯ35Ų37š39Ɲ40uǑ42ƹ49h
~nyb	56 -25ƪ-10ǉǏ-7AƸ7tƢƽǩ8Ŕǘ9ƋƟǙǢ10ƳǑ11ƣǇǛ12nŝ13ŏŜƓǜ14hŁǔ15ŷǡ16ŤżƜƴ18Ų19Zńų20ǣ21ŖǨ22Ư23Ǎ
~nybo	56 -25ƪ-10ǉǏ-7AƸ7tƢƽǩ8Ŕǘ9ƋƟǙǢ10ƳǑ11ƣǇǛ12nŝ13ŏŜƓǜ14hŁǔ15ŷǡ16ŤżƜƴ18Ų19Zńų20ǣ21ŖǨ22Ư23Ǎ
~nyl	89 11Ƈ
~nyl>	89 11Ƈ
~nym	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
~nymo	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
~nyo	64 -11Ŵƈ-9R-8ǈ-7Wţ7şǣ8ǘǛǨ10Ɯǩ11Ɖ12ŁŷƢ15Ʊ16Ǣ17ŖƳ18ǜ19ųƯ23ǐ29Ɵ
~nyon	64 -11Ŵƈ-9R-8ǈ-7Wţ7şǣ8ǘǛǨ10Ɯǩ11Ɖ12ŁŷƢ15Ʊ16Ǣ17ŖƳ18ǜ19ųƯ23ǐ29Ɵ
~nys	78 7Q9ƴ11ŔǦ12ľ14ǃ15ǟ16ǐ20ǥ
~nys>	78 7Q9ƴ11ŔǦ12ľ14ǃ15ǟ16ǐ20ǥ
~nyt	50 -11ǩ-9ƈ-8VňŞťž-7Fĺŋ7şſƊ8ƑƱǍ9Ŀ10ZŔ11ĵǕ12HƦưƽǓǞ13kŲƂƨƸƻ14gƳǏ16Ʋǀ17ŇŏűŻƘ18ũ19ǂ20Ƽ21ŉ22ƿ23ţƄ24ōƍ25ƥ
~nyth	50 -11ǩ-9ƈ-8Şťž-7Fĺňŋ7ſƊ8şƑƱǍ9Ŀ10Ŕ11ZĵǕ12ƦưƽǓ13kŲƂƨƸƻ14ƳǏ15g16Ʋǀ17ŇŏűŻƘ18ũǞ19ǂ20Ƽ22ŉƿ23ţƄ24ōƍ25ƥ
~nyti	89 -11Ǟ31H
~nyw	75 -12x-8ǘ-7ƙ8ƛ9ţƥ10Ǘ11ǥ13Ƌǀ20ş23k29ň
~nywh	76 -12x-8ǘ-7ƙ8ƛ9ƥ10Ǘ11ǥ13Ƌǀ20ş24k30ň
~oad	70 -12R-11H-8Ƨ-7I8Ŏ10ǋǞ12kǦ13ŝǀ17ǟ18Ə20ŭŹ29Ɓ35D38ś
~oad>	74 -13R-9Ƨ-7I7yſ8C11ǋ12Ǟ14ǀǦ19Əǟ22ŭŹ38D40ś
~oads	80 11Ŏ15ŝ35Ɓ
~oak	82 -8ť-7Ǝ12Ɛƛ13ũ23Œ26D39Ƒ
~oak>	84 -7ťƎ12Ɛ14ũ15Ƒ23Œ26D
~oal	89 44Ļ
~oal>	89 44Ļ
~oan	58 -8Ư-7Ʀ9A16Ʈ23Ɣ35Ʊ41Ŭ46ƕ52Z68ƪ
~oan>	63 -7Ʀ8Z15Ʊ26Ɣ43ƕ52Ŭ60ƪ
~oans	69 -8ŬƯ-7ľ8ƕ15ƪ21Ʈ26Ʊ53Z
~oar	75 -9ƨ8Ŏ12ūǜ16Ƈ20ƍ23Ł31r34Ɯ
~oard	75 -9ƨ8Ŏ12ūǜ16Ƈ20ƍ23Ł31r34Ɯ
~oas	86 10Y15Ŀ19C25ƚ
~oast	86 10Y15Ŀ19C25ƚ
~oat	78 -16Ƥ9Z11ƪ16şƾ17t18Ʈ19Ť33ķ
~oat>	78 -16Ƥ9Z11ƪ16şƾ17t18Ʈ19Ť33ķ
~ob>	55 -20G-12v-11y-10Ǐ-9ŸƮ-8osŶ-7ōŗǝ7Ʒ8ňǑ10ů11ţǐ12Ķ13Ʀ14ǣǧ15Ɲ16Ƭ17pƧ20R21Ǔ24ǈ25Ƌ33d38qV49S50U52W54P
~oba	78 10Ʒǂ17l48ƹ
~obac	79 10ǂ48ƹ
~obb	79 -7ƘǍ10Ơ12ǀ13ƣ18Ʃ48g
~obbi	81 13ǀ18Ʃ26g
~obi	87 11C14Ʒ27I
~obil	87 11C14Ʒ27I
~obl	74 8Ĺ9sŏƼ10bŵ11ǜ15LŜƛ17ŀ
~oble	74 8Ĺ9sŏƼ10ŵ11ǜ15LŜƛ17ŀ
~obo	71 -11l-10G7s10nƿ11ŁƯ13ŷƭ14Ŗ18ƺ23ǩ25g28Ş32Ɵ
~obod	72 -10G7s10nƿ11Ł12Ư13ŷƭ14Ŗ18ƺ26g28Ş33Ɵ
~obs	73 -9Ǟ-8Ņ7ƏƱ8Ǧ10Ǒǡ11ƨ17ǈ19ǔ20V23ƧǄ32ǐ
~obs>	73 -9Ǟ-8Ņ7Ə8Ǧ10Ǒǡ11ƨ17ǈ19ǔ20V23ƧǄ32ǐ
~oca	71 -7k11Mƿǔ14Ő15Cľ20Ǟ28l29H45ǋ
~ocal	81 -7ǋ13ǔ14M16Ő18ľ39l
~ocat	75 -8k-7l17C22Ǟ31H54ǋ
~occ	75 -7Œ7Ɵ20x22q29P35ǡ
~occu	75 -7Œ7Ɵ22q29P35ǡ
~oce	82 -8Oǐǩ11X12ǜ15Ō24ł31ŭ
~ocer	87 -8ǐ12X33ŭ
~oci	72 10Ķ14m19ǆ20Ǘ31ƿ49e
~ocia	72 10Ķ14m19ǆ20Ǘ31ƿ49e
~ock	59 -22ť-18Ɗ-10Ɣ-8ŵ-7LƖƙǝ7ŎǄǢ8ĴƎƕƽ10ǀ11qǎ12jŦ13ĶŌŰƇ14ķƌ15Q16ź17ƍƝ20ƣ22Ǐ23Ůǘ25Ř33Ũ34ƥ36R38ĸ
~ock>	67 -25ť-7ŦƖ7ţ8ƌ9ƣǢ11Ĵ12ǀ13qƥǎ15Ō16ĸƇ19ź20Ɲ25Ǐ27Ů38Ũ43R
~ocke	66 -19Ɗ-11Ɣ7e9jŎƌ10ĶƕǄ14ƣ18Ű21Ŧ26ĸƥ29Ř30ǘ
~ocks	84 13Ǝ25ķ
~oct	69 8Ƹ11ǣ13ƻ17ǂ20ƃ32Ƽ56ƾ
~octo	69 8Ƹ11ǣ13ƻ17ǂ20ƃ32Ƽ56ƾ
~od>	46 -20u-11Ĺ-10ř-9nŀšŤŧǞ-8orTǋǐǝ-7XŠŭƝƦƧ7MƩƵ8pJŜƔ9CUƭǊ10y11ľţƸ12Ļźư13WŌƒƤǂ14ĵű15ŇŶǄ16ņƻ17ŎũǨ19xƇ21LN23iǩ24IƲǁ26ǟ27ƃ29Ư32Ɛ35ŝ38Ǜ40ǣ48ƙ
~oda	54 -16ž-15ǡ-10Ƨ-9ǩ-8ł-7oQŃ7CőƓ9Ƅ13atŀŜ14ƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ŏ38iĺ
~oday	54 -16ž-15ǡ-10Ƨ-9ǩ-8ł-7oQŃ7CőƓ9Ƅ13atŀŜ14ƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ŏ38iĺ
~odd	89 -8U17x18m25v
~ode	66 -9ǣ8ƊƤ10bǘ16ǩ24EǤ29Ū32ƌ37I
~ode>	73 -9ǣ10Ǥ12ǘ27E41I
~oded	87 7Ũ10Ƥ11Ɗ
~odel	76 19ǩ34Ū37ƌ
~odi	81 10ƙ16ŗ20ž
~odil	82 16ŗ21ž
~odo	84 -10a16o39Ů
~odom	84 -10a16o39Ů
~ods	82 8ƗƤ13Ƒ17ǣ21Ǖ22j
~ods>	82 8ƗƤ13Ƒ17ǣ21Ǖ22j
~odu	83 16Ǖ18ǡ19Ʃ24Ǆ
~oduc	83 16Ǖ18ǡ19Ʃ24Ǆ
~ody	46 -22ƪ-11Ź-10šǏ-9ƃǉ-8uGĴơ-7IňƝƦ7ŔŝƋƣƬƮǋǗ8fZņƈƺǚǡ9Kƴǔ10QſǑǙ11hŖƎƓƕƿǅǇǨ12Fŏ13Şųǣ14żƢ15gķ16Ǣ17ƜǍ18ń19AŲ20Ť21ľ22n23ŁŜƳǘ27žǜ29ŷ32Ư37Ɵ
~ody>	47 -22ƪ-11Ź-10ŨǏ-9šƃǉ-8GĴơ-7uňƝƦǩ7gļŵƋƭǛ8ņŔŝƈƣƮǋ9fľƺǚǡ10QŤƴǔǙ11ǇǑ12hſƎƓƕƿǅǨ13ŏŲ14AŁųǣ15FƢ16ķ17Ǣ18żǍ19Ɯ20ń21Ɵ23Ƴ25nŜǘ28žǜ30ŷ34Ư
~odys	71 7Ŏ8sAǗ9Z10Ű11KŖ12Şǈ13g14Ų15Ł16Ť17ǩ19ľ26Ɵ
~oes	40 -17Ÿ-16ŵž-15ƹ-13Ƃ-12tŐŭƦ-10vŦŪƈƻ-9Xşǣ-8OĵƗƛƤƬƳƸǋ-7nQYķŃōœŠţǇ7ŒŬǒ8EĿŨƅƆƍƞƺǎ9Lƕǥ10ƜƫƯƷǏ11zĶňűƔǡ12dŗŜǌǦ13ƙ14ů15Ɗ16bŖƇ17Ň18WŴƁƄƠ19hǜ20xŁŕŰơǄǚ21osźǐ22Ƨ23Ź25Ǔ27Ľǈ28rǠ30Ʃǂ33q34ųǧ35ƨǩ
~oes>	40 -17Ÿ-16ŵž-15ƹ-13Ƃ-12tŐŭƦ-10vŦŪƈƻ-9Xşǣ-8OĵƗƛƤƬƳƸǋ-7nQYķŃōœŠţǇ7ŒŬǒ8EĿŨƅƆƍƞƺǎ9Lƕǥ10ƜƫƯƷǏ11zĶňűƔǡ12dŗŜǌǦ13ƙ14ů15Ɗ16bŖƇ17Ň18WŴƁƄƠ19hǜ20xŁŕŰơǄǚ21osźǐ22Ƨ23Ź25Ǔ27Ľǈ28rǠ30Ʃǂ33q34ųǧ35ƨǩ
~oev	89 -7n10ơǧ13ł17Ƣ
~oeve	89 -7n10ơǧ13ł17Ƣ
~of>	35 -17Ƴ-15Ĺ-14boĶłŶ-13Ŏǝ-12ŠũŰſƼǩ-11FŌǇ-10šŹƌƒ-9cyVŵƓǚ-8IMĽőŴžƘ-7fŉůƶǦ7ĵņŷƃ8tNTƹǃ9ūƆƎǋǛ10aYŤŪǊǌ11eQųƧƱǟ12hjlHZĸĿŚ13psŊŜťƣƤ14ĴƵǣ15gizEřƝǏ16Őŗ17rKƋƑƭǖ18xś19SŦƕ20ű21ľƲǞ22Ƅ23Cƽ24ǈ25nƇ26Ƃ28ƥ30Ǆ32Ňǔ44ǒ46Ɖ49ƈ
~ofe	80 -17ť-10ž7ņ9Ɛ11P26ƈǚ
~ofes	80 -10ž7ņ9Ɛ11P26ǚ
~off	49 -17Ǉ-12aƮǦǨ-11Ń-10K-9ŉœ-8ľ-7FŴƱǎǑǟ7ŽƛƬǄ8uƖƾǓ9ejŵǍǘ10ŜťƂƟǚ11WZķŀŅšǋ12Nƥǩ13gUŇƔ14ńƒƕƝ15Ǌ16Bź17y18Ǜ19kOơǈ21ĺǣ22ŋ24IŁŬ42R45M
~off>	53 -12Ǩ-11PůƕƮǦ-10Ń-8œ-7K7XŗƂƏƣǟ8ŘŽƧ9qƄƬƾ10eǓ11Wŵ12ƛƟǛ13jķŀť14Zš15ƥ16Ɣ17gŋǊ18B19ź20yI22O23ǣ24k27ĺ29ŁŬ32R
~offe	70 -10a7iYƴ9l10ōƁ11Ǜ12Ňǚ14ł18Ǆ20Ņ23Mǩ24ƒ25ń
~offi	65 -17Ǉ-16ǟ7Nǒǘ8I9ŋŭ10PǤ12Ĺ14Ǎ15Ɩ17RŜ18ů21ǋ22U24Ɲ29ơ32ƕ34M35ǈ
~ofi	83 -17ƈ-7Ǔ9Ɖǒ13P48Ǆ
~ofin	84 -17ƈ-7Ǔ9Ɖ13P48Ǆ
~oft	68 -11Ǜ-10ǐ7Ŝ8Ɖ9ĵ10g11Źƾ12Ǚ13ƿǀ15Ɯ18Ɵ23qŭ25Ų
~oft>	89 11Ɖ12ĵ
~oftb	89 9x15g
~ofte	70 -10ǐǛ-9x7Ɛ8Ŝ12ŹƾǙ14ƿǀ15Ɯ19Ɵ24ŭ26Ų
~og>	73 12Ǘ14Ƈ16Ʋ17Ś68h
~oga	89 14C24Ǔ
~oge	75 7f8u9Ɓ12M13ZǊ15ǉ20s30ş
~oget	75 7f8u9Ɓ12M13ZǊ15ǉ20s30ş
~ogr	74 8ļ9ţ11Ǘ12ő13Žǅ14Ő15Ņ16ń23Ǚ30ǥ
~ogra	78 9ļ12Ǘ13ǅ14Ž24Ǚ32ǥ
~ogre	84 12ţ17Ņő19Ő20ń
~ogs	80 -16w18Ɲ27Ɛ35h
~ogs>	80 -16w18Ɲ27Ɛ35h
~oh>	61 -9ǩ-8Oŷ-7ŔǐǨ7dNĶńŮůƅơ8bgkIĿŜũ9aHŐż10PWŪƘƞ13UōŹƌ17Gš18Ŷ19Qǃ23ǖ30Ť
~ohi	89 -8ǩ16l
~ohio	89 -8ǩ16l
~oho	70 -7Ƽ15Ǌ28ƿ30Ǜ
~ohol	70 -7Ƽ15Ǌ28ƿ30Ǜ
~oi>	86 15ǒ45ǧ
~oic	72 10ľǠ14Ŀ15ǘ16a18ŠǕ27Ľ
~oice	72 10ľǠ14Ŀ15ǘ16a18ŠǕ27Ľ
~oil	86 -8Ʒ18Ǐ28Ɛ42ƛ
~oin	50 -15Ų-13gš-12Ʒ-11Ǔ-10mŶ-9bŴƱ-8GL-7qŠǨ7cQƘƸǍ8PŢƒǣ9ŞƝƮǠ10D11jƵ12ƭƾǩ13UōŨǐ15rĹ17Ǣ18sxH19tS20ŝ21y23łŹ26ũ29V37k38ŏ40Ż47iǟ
~oin>	72 -10Ŷ-9gǨ-8ǟ-7ǅ7Ƶ8yŎ9t10VőƮ12kŝ13Hƨƭ18UǠ28s40i
~oing	52 -22š-14Ų-12Ʒ-9ŴƱ-8Gƨ-7g7eŉžƵǃ8cQŧƸ9jPŢƒ10HƝ11Dǅ14tŝǐ15Ũ16ryĹōŻ17ǩ20xS21i24V25Ź26ł28ũ31k44ŏ55ǟ
~oint	76 -7m7fM10AŘ12Şšŵǖ13Ŗ15Ǎ16ǣ17ƾ38Ż
~ois	84 -8Ə15C18Ǝ25ǩ
~oise	86 -8Ə19Ǝ26ǩ
~ok>	57 -20ƈ-10ť-9ŭ-8Ŧ-7BƷƾ7jŊŎŒŗƗǛǥ8ƪǂ9ŧ10ĵũ11gŠǊǙ12pJƳǟ13Ŝ14tĺļŖ17zRĻľƉ18ſ24łǖ28ǜ38Ư
~oka	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŘŷƴƾ8UĹŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iCWŊōű17X18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~okay	49 -14ũ-11ƶǖ-10Ų-9jŖǑ-7QŔ7PTŁŗŷƴƾ8UĹŘŜƫ9tIǆǗ10ƕǂ11ĴƩ12hJMŃň13KŋūƼǁ14pǎ15Ʀ16iŊōű17WX18bN20Ƭ22Ɔ25Ƹ27Ķ29Ũ
~oke	58 -8nŖǏ7kŜƃƜƥ8ŵƐ9ǉ10ŨƼ11ķļƽƾ14Řƞ15i16ƁǞ17ńƤǩ18Ľ22Ť29ǂ35Ǝ45ƹ
~oke>	63 -9Ǐ-8Ŗ7ĸ8ǝ9ĽƃƐƥ10ŵƜǞ12ŨƼƽ13ƾ15Řƞ17i19Ɓ20Ƥ21ǩ22ǂ24Ť39Ǝ
~oked	73 8ĵĶƫ9Ǟ10k12Ľ15ļ22ńƹ
~oker	74 11ǂ19Ŝ20ķ29ƹ
~oki	60 -7Ľ7ŇŨŶƖǝ8jĿ9Xń11yǗ12VľŢƐǍ14ĺ15Ǟ16ŠǊ19H20ǖ23ŚƬƹ24Ĺ27Ń
~okin	60 -7Ľ7ŇŨŶƖǝ8jĿ9Xń11yǗ12VľŢƐǍ14ĺ15Ǟ16ŠǊ19H20ǖ23ŚƬƹ24Ĺ27Ń
~okk	80 18ǘ40Ǡ
~okke	80 18ǘ40Ǡ
~oks	70 -8ľ-7r8zĻ9ŵŶ10ƌƟ15ű16Ňǈ21Ŝǘ26Ʒ44Ǡ
~oks>	70 -8ľ-7r8zĻ9ŵŶ10ƌƟ15ű16Ňǈ21Ŝǘ26Ʒ44Ǡ
~ol>	53 -12Ķ-9D-7qŨƷ7dJKPńŘƢƥƶǔǦ8gySŐ9oEŻ10rtľǊǙ11vũƼ12ŭǓ14ǖ15Q16ƚ17l20mƿǛ21Ɔ23Ʊ25x32ź56ƍ
~ola	82 9Ɖ35Ż
~olat	83 35Ż
~old	46 -24ų-15Ō-13ǖǞ-10ZŅŒŝ-9txƞ-8qŨƔ-7orƉƊƝǝǟ7yĽƮƴ8ķļŜƼ9TŞŴ10AƗƭ11SŖ12B13ƕǩ15Ǔ16Ǎ17z18w19ƀ20Ǘ21jƽ25ǧ26ŀ27ŷ28ņŬŹ31cKƈ34Ķ35ű36Ƶ40œ49vƋ55p57ƅ
~old>	48 -22xų-15ŌŴ-13ƉǖǞ-10Ņ-9Zŝƣ-8y7ŔŠƴǨ8dDĽŸ9mļŜƮƼ10nŹ11ATŞ12SƗƭ13BŖ17Ǔǩ19Ǎ20űƀ21Ķ22p23jƽǗ29ņ30ŷ31ƈ33K36c38ƅ39ƋƵ43œ49v
~olde	66 -11t-10Ÿ9ƅ20Ķ21y23x24pŴ26ŬŹ29zǧ31v33w
~oldi	75 -7Ŭƈ7ǧ8ķ10Ƶ12i15tƸ17Ɖ27ű36ŀ
~olds	74 -8tƉƔ-7Ź10Ƌ11ƈ14Ŭ16ƕ20p22ƣ23ƅ24v
~ole	61 -9ǩ-8ƃ-7ƦƫǤ7tBķư8lŦ9šƀƘ10ŔƵ12ZǉǏ13Oǈǐ14ů15hƭƼ16k17ō19ǘ20ƈƪǕ23j33Ʃǆ
~ole>	62 -8ǩ-7ƦǤ7ŨƤ8ltBķư9Ŧ10ŔƀƵ11š12Z13ǈǉ14Oǐ15hůƭ17k18ō20ƈ21ƪ34Ʃǆ
~oles	86 9ǂǄ19Ǖ24Ƽ
~olf	86 15Ƈ40g
~olf>	86 15Ƈ40g
~oli	45 -13ĺ-10Ɣ-8ŬǦ-7IZŀųǄ7Ūƀƙƛ8ƨǤ9žƁƢ10Ţ11Ɩ12Őƚ13kĹšƬǏ15ľƧ16ŗƓơ17ƪǡ18Šƍ19mǢ21Ŗſ22őŷ25ŕŚƩ27ş28ƦƵ32ŏ35ř38ǥ
~olic	46 -13ĺ-10Ɣ-8ŬǦ-7IZŀų7ŜŞŪŻƙƛ8ƀƨǤ9ž10ƁƢ11Ţ12Ɩ13ŐƚƬ14ĹšǏ15Ƨ16ľ17ŗƓơ18ƪǡ19Š20Ǣ22Ŗſ23őŷ25Ś26ŕƩ28ş29Ƶ30Ʀ33ŏ36ř39ǥ
~olid	81 10ƅ13UǇ27k
~olin	73 10Ʊ32m39ƍ
~olk	65 -11Ǒ7aKĺľž8lƮǡ9ļ10ƣ11WŽ12Ɯƥ14ǈǗ15ŝ17ǖ19ǔ20ƽǇ21Ʀ33z
~olks	65 -11Ǒ7aKĺľž8lƮǡ9ļ10ƣ11WŽ12Ɯƥ14ǈǗ15ŝ17ǖ19ǔ20ƽǇ21Ʀ33z
~oll	51 -10jHķŷ-8Ť-7ŧǈǧ7gœƗƼ8Jƥǅ9ŔŗǑǝ10Ķ11XƧ12QǠ13nKĵŅ14ų15ĸŌ16ǒ18ż19Ŧ21yW23ňǇ25Ʊ32Ƙ35m36ź38ƀ43ǉ
~oll>	64 -9H-7ǈ7Ǩ12ǝ14Ǒ15Ķ16Q18n19Ǡ23ź33Ǉ53ǉ
~olla	66 -12ŷ-11ķ-9Ť8ľŹ11Ƙǅ12Ţ14œŗƗ17X18Ņ19Ř20ų21ĸ32Ŧ
~olle	63 -7ŧǧ9ƫƼ11Ľ12ŔƜ17ĵ20ǒ23ź30y31Ƙ36Ʊ39m
~olli	71 -11Ř10C12J22Ō27ż52ƀ
~ollo	80 14gƥ20Ƨ22K38ň
~olo	83 -14F14s16ǩ17f21ǃ23Ǖ25Ƣ
~olo>	89 -15F16s19f27Ƣ
~ols	68 -8Ű9Ƙ14t23Ǣ29Ɲ54Ǐ
~ols>	68 -8Ű9Ƙ14t23Ǣ29Ɲ54Ǐ
~olt	83 17ű22Ǝ24q
~olts	86 -8ƣ18ű23Ǝ
~olu	80 12Ǡ25CƏ
~olum	89 13Ǡ28C
~olun	84 26Ə
~olv	87 10P11ż14Ł16f
~olve	87 10P11ż14Ł16f
~om>	46 -20ǩ-17ų-12h-11QTǧ-10Ş-9ŭǈǐ-8iAĹŚşǘ-7nĴĺŁŒŖŨǟ7BXŠŶƃ8ŷƄƅƕƚǏ9kśŧƏƪǄǅ10oķŇœŢŤ11IƩǍǝ12Ɔ13rWƝ14ĸũƊƽǊǒ15ƻǑǜ16JŎźƜǋ17Ľơ18ǔ19ƶ20ŔŜ21ŅƌƗ23Rƙ24Ļ29lM33z36Ǖ
~oma	79 11ƛ13jĴƴ17Ŵ22m26Ŷ
~oma>	87 19Ŵ24m
~omat	86 12ƛ14j15Ĵ
~ome	35 -18S-17ũŬ-15ŇŌŐ-14ň-13ƃƗǏ-12Ũ-11Ʊǥ-10XŭƵǣ-9aZŝšűǆǎ-8tœŗśŲƠǑǒ-7Bǌ7sŽƏƶƺǋǡ8hyĽŢſƎ9IMŚŜŮƇƿǅǉǗ10nQŵƥƯǝ11YĻ12źǖ13ĿłŞƆǓǕ14wCŊƬ15ŏ16qANĹőƕƨ17ľŀņ18jǚ20Rş21ŤŰǁ22Š23ĸƓ24Hƒ25u28ƅ30ƟƮ32ĺŘƔ34Ɯ37Fǔ39Ɲ41l47T
~ome>	42 -24Ő-17Ŭǩ-15ő-14Ŵ-13Ǐ-12ŇŖƤ-11NŃŌ-10Łŗ-9Sǋ-8PŒŧŲƦǥǨ-7avXĿňŉũŵƗƫǗǘǢ7Ŝǉ8wĽłƖ9ĵţƿ10yĴƌƑơ11hjůƞƷǝ12Řƚ13ŊƇƬ14H17ƛ18ƆƜ19qMĹŰƓ20sź21I23Fǁ24Ʈ25CŠ27lR28Ť29nĸ30ĺ31şƅƟ32Ļ34ƒ38u42Ɣ49T55Ɲ
~omeb	55 -13Z-12ǩ-9Ũ-8nƃơ-7I7ŗƤǢǧ8PŠƅƜƾ9ŧŵǚǞ10ļ11fŤǋ12ņƟƮ13ķſ14ľŜ15Ǝǘ17ƕƯ19QƳ20F21ǜ25A28ž
~omed	87 10Ư11z17V28y
~omen	80 -10ŗ24Ő40ŏ48N
~omeo	72 -10ŗ7ſƙ8Ĺ11Ł12ǚ16ǅ17Ƴ18ƕ20F21AƓ30ǔ
~omep	86 10ǝ11ş14ƥǋ16H
~omer	61 -15S-9Ų-8l7kGǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ29Ǔ31Ǘ37ǔ48ő
~omes	67 -13y-12n-9QĴƚ-8Ǆ-7ƶ7xƻ9Ŀǁǉ10Əƙ11ǊǨ13W14wHƧ15Jǔ17ŒƁ20T22ǖ23ľ24Ǖ29Ř35Ɯ
~omet	52 -13ũ-12Ť-8sCĻŌǝ-7ažƛ7EPŊơƦ8gŔ9ińŴƄƫǛǩ10łŃŽƯǈǕ11ĿŖūƬ12ōŏŗ13j15ŘŪŵ16Ŷ17ŞǨ18ƺ19ņ20Nĸŉƶ23Ůƨ24Y27ŀ28ĺ32l
~omew	73 -20ş-7ŀō7vĵ9Qǋ15Ű16ƥ17ǝ18Ţ20Ŵ21Ś26Ƥ28ǩ
~omf	78 7T10Ō12M13e14Ƴ21X
~omfo	78 7T10Ō12M13e14Ƴ21X
~omi	66 -13ǒ-11ŷ-8Ť-7ŏŘ7pyŒ8uxǝ9Ǥ10Ĵľǩ11jŕǞ12dHŹƛǚ13M18V20Ŏƾ27k28ǟ32Ƣ33Ķ
~omin	68 -12ŷ-8Ť-7Ř7y8uxǝ9Ǥ10Ĵľ12jŕƛǞ13pHŹ14M19V21ƾ28kǟ34Ķ
~omis	84 -8p10Œ15ǩ16d17ǚ26Ŏ
~omm	64 -13Ƃ-7Ɔ7nǋǔ8ŐǑǥ9T11ǚ12Ǚ14BǍ19ųǦ22Ǆ24ů34ŭƢ
~omma	78 9n24ų42Ƣ
~omme	72 -15Ƃ7ǌ8ǔ9Őǋ10ǥ12ǚ16BǍ22Ǧ26Ǆ
~ommo	89 10ǩ12Ǒ17Ǚ
~ommu	79 31ů43ŭ
~omo	65 7Ʈ8Ǖǣ9Iűǘ10Ƭǝ11Ƥ15Ʀ18ĸ25Y26L
~omor	65 7Ʈ8Ǖǣ9Iűǘ10Ƭǝ11Ƥ15Ʀ18ĸ25Y26L
~omp	47 -20Ū-16Ĺ-13S-12Vžƒ-9Ƃǧ-8fŁŤ-7oŬųƛǇ7şǟ8yǠǤ9qW10Ɩ11ľǁ12ŜƄǊ13mĻǜ14ĺƕ15ǏǗ17ŅŠƧǘ18ƣǞ19ĶłǄǨ20Ő21ǡǥ22ƴ24ŝ25ǅǒ26őǃ27Ş29ŧǐ30Q31ơǦ32Ţƀ41ń85ǣ
~omp>	65 -9ŐǑ-7Q9Ǥ22ƀ40ǒ107ǣ
~ompa	51 -20Ū-13S-12Vž-11ƒ-9Ƃǣ-8fŤ-7ĹŬ7ƇǆǑ8ơǉǟ9şǠ10Ņ11qWŞţ12Ɩ13Ƅǁ14ľŜǊ15m16ƕ19ǡ20Š21Ƨ22ĶǞǨ23ł24Ǆǥ25ńƴ28ǅ29ŝ30Őő32ŧ33ǃ34Qǐ35Ǧ36Ţ
~ompe	86 18Ņ27ǣ36ń
~ompl	73 -12ǧ11Ƹ16y25ǜ26Ļ28Ş33ƣ38ơ
~ompr	83 12Ǐ40ƀ
~ompu	76 7c8dŚƝ11b18Ǐ29Ǘ42ǘ
~oms	74 -12ƪ8Ơ10ư11qŵ12Ƥ14z21ƌƜ35Ɔ
~oms>	74 -12ƪ8Ơ10ư11qŵ12Ƥ14z21ƌƜ35Ɔ
~on>	30 -19Ŷǉǔ-18ƤƳ-17ŏǋ-16pJƬ-15ŝƧ-14ŊũƼ-13hNťƗ-12Ÿ-11entňŒůƺǠ-10oGśŨƩ-9XŎŵƲƸƽ-8CŅőƆ-7wƥƭƹǐǛǝ7fōŜźƛǚ8ţŧǎǒǖ9uŋŲŻ10Sƈ11VŚƵǂ12MPUļŤŹƍƏƚưǆǟǨ13YĺŰƷ14vTřūƪ15azBƮǈ16ŃŇƫǣ17ŉżƱǥǩ18xDĶŗŘ19ZŁŷƉǢ20rŕŦƃ21ĿŌƿǇ22gƁ23ĹƜƯǦ24cs25Qǃ26yAłƓƖ27Ƣ31ƀƇ32Ǘ35ű37Ʀ38Ŕ39Ŭ42ſ44ƨ46Ɣ48Ů52ƌ
~ona	64 -12ž-8Ƭ7ƐǢ8Ʀ9gǓǤ10ŇŸƿ11aTƃ12ǌ13Ƃǧ14J15Qŭ20Ŋǚ21ǎ32Ɨ33Ɵ
~onal	65 -13ž-8Ƭ7ƐǢ8Ʀ9ǓǤ10ƿ11ƃ12Tǌ14JƂǧ15QƟ16ŭ20ǚ21Ŋ22ǎ33Ɨ
~onc	70 -9Ř-8v7ţ8yǀǜ9Ũ10ƻ11ňųƧ13ĴŲƵ16Vũ27Ŀŀ29Ŷ
~once	71 -9Ř-8v7ƫ8yţǀ9ǜ10Ũ11Ƨƻ12ňų13ĴŲ14Ƶ16Vũ27Ŀŀ
~ond	61 -12Ǌ7AƏ8pĻŔŕŬ9dIŇŊƉǌ11kƔ12yľũǋ14ŌŎ15ŝ16ŉ17Ǟ22Ƙ24űŴ27NƟ30Ƽ
~ond>	66 -12Ū7fƣǩ8AƏ9pĻŕ10dŇŊ11I13ľƔ14y15Ōũǋ17ŝ19Ǟ28Ŵ30NƟ
~ondi	74 -7Ƹ9ĸ10Ŕ12Ɖǌ21Ŏ35ű39Ƽ
~one	38 -22Ŏ-20ƭ-18D-16aƕ-15ķŭ-14Ů-12jlǓ-11sHRŔŜŹǏ-10optPVŊťǑ-9GLNĺōŗšŨƨǌ-8kŤơƤƥƽ-7UWĽŅƖƝƞǇǊǙ7cfOĸǟ8KƗƢǄǚǣ9mnƛƼǤ10ŇƦ11ŷǖ12ŒŧŲƆƈƉƧ13ŕũƩƫǐǜǥǨ14vXŁſ15hiwĿ16ŖƀƱƻǕ17ŵǩ19ŪŶżƙǘ20ńƳǍ21œţƎƮƷ22ƌƵ23ƺ24ĻŽƯǡ25uƶ26bņ27ľ28Ŵ30Iǋǔ31yş36ų38Ɵ42A
~one>	40 -18DŎ-15ƕƝ-14Z-13aTŮ-12ķ-11ŗƭǏǓ-10jlopsRňŭ-9tHYĸŊŔťŹ-8GLNPVĹŀōŢƨǌǑ-7kĺŜšŨŲƖơƥǎ7xŝƋƒƢƱ8OXŐŕŻƉ9cmwŌŞſƈƛƩǟ10KŖŘƗƮǈ11ţŪƀƼǣ12uǕ13ƦƯ14ŷƆƌ15ŁŒƧƶǍǐǜǥ16vńżƎ17iŵǩ18ľǨ19ũųƳƻ21ƙ22Ŷ23ņ24AĻœƵƷ25ƺ27Žǡ28Ŵ29b31y32I34ş35ǋ43Ɵǔ
~oned	83 11ƴ14A15n17ż19ń
~ones	61 -8ŷǇ-7Ɲ7Ŀ8Ư9ňŐŕŢǍ10ſƀ11Ňŉ12wƵ14Ŗ15Z16Ū17Ɖ20ţ22h25Ǝ30uų
~oney	59 -14ƭǔ-9Ş-8ŭ-7Ŝǈ7ņƯǕ8ľƪǤ9zƩ10T11XŢ13YZư14rŧǘ15ĹƱǠ16ŀƌ17ĿƝ18ƫƶǖǚ26ĸ28Ʈ32AŲ
~onf	89 -7ĵ17ţ34ň
~ong	50 -28ŭ-14Ő-11n-10ơ-8pVŨ-7jňűƢ7bvHƏǤ8YƄƼ9ĶŞŤƵǏ10sūŮ11CņřƈƮ12ƞǜ14Ÿ15fi16l17ŧ19ŕ21Ŀťǩ22šƗ23ů24ǚ28Ɵ29G30Sǝ34ƭ35Ƥ37O39ǅ42ő
~ong>	51 -25ŭ-14Ő-11n-10ơ-9ǌ-8pŨǟ-7jVňƢ7gţƧǤ8HƏ9vYĶŕŤƄƼ10fŞū11sCņŮƮǏ12řƈ15Ÿ16l17iŧ18ů20Ɵ22ť23Ŀš24ǩ25ǚ31GSǝ32ƭ36Ƥ37O40ǅ43ő
~onge	86 7ƭ11ƿǌ16Ɵ18ŕ
~ongi	83 9ƥ42Ɨ
~ongr	82 7Ɩ9f10ƺ11Ǔ12ǟ13ƞ
~oni	71 -8ŷ9Ƙ10L11śǝ12rǌ13KŖ14Ƥǈ15Ʀ22Ǝ23Ž
~onic	87 7Ɨ8Ĵ11Ƙ16K
~onig	80 7Ɗ12L13śǝ14r15Ŗ16Ƥ17Ʀ
~onit	81 -9ŷ26Ǝ27Ž
~onl	62 -12T-10I-8ŖŠ7ƋƎƪǈ8KRŷƼ9Ƴǉ10ƀ11ĻŲǇ12ƾ13ƢǕǚ14ţŭ15ĽųǛ16ľ19Ū20Ʈ23ń24Ņ40ǖ
~onli	75 -12I-8Š-7Ɯ11K16Ǖ17ń20Ľ31Ņ43ǖ
~only	65 -12T-8Ŗ7ƪ8ƋƎǈ9RŷƜƼ10ńƳǉ11ƀ12ĻŲǇ13ƾ14Ƣǚ15ţŭ16ų17Ǜ18ľ20Ū21Ʈ
~ono	86 31ź37b
~onou	87 37b
~ons	55 -12ǆ-10W-8ůǂ-7kŲǄ8ŖŽƁƏǟǩ9yţ10ĵśƝ11uǃ13ƹǈ14ŚŻ15w17Ƈ18ũ19x21ƌ22ƻ23Ŋ26Ƽ27ŉ30ƅǋ33ǚ
~ons>	58 -13ǆ-10W-9ů-7kŲ7A9Ə10yŖţƁ11ĵśƝ12uǃ14ǈ15Ś16wŻǚǩ17ƌ20xũ24ƻ25Ŋ29ŉƼ33ǋ
~onsi	87 10Ǔ
~onst	75 -7Ǆ7ƌ8Ɠ12ǟ15P27Ƈ38ƅ
~ont	45 -14ŗ-10ơǩ-9Ɓ-8cŌŬŸ-7aDĸĹňŎƬ7vŮŹƼ8GĶƖƣǋǜ9YǊ10ƃƇƏǉǧ11řƒƾǨ12Z13Ř14KTǒ15ŚƫǑ17ǃǈ18ĺƗƟ19ŃƤ20ŅƮ21pš22Ǣ25ť26Ɣ28X29Ǔǝ31d33Ơ35ŕ37Œ43Ĵ
~ont>	67 -8Y7eř9l13q14ĺǌ16ƣǋ17Ə19Ƈ23Ĵ28ǃ29Ś31ǈ
~onte	78 -10ŗ-7Ɠ42Ɨ43Ǣ
~onth	49 -8Ÿǩ-7Ɓǌ7łŧ8Ź9vGĺŮ11YĶǊǜ12ƃǉ13ƾ14šǨ15ZŘ18T19Ņ22ƟƤ23Ń24pƮ28ť29Ɣ32X33ǝ35d37Ơ40ŕ41Ĵ43Œ
~onti	87 17š36ƫ
~ontr	61 -7ơ8Ŧ9ƖƩ10ƓƢ11ƌ12řƼǄǧ13ŀ21ƒ23ǒ25Ǒ46Ǔ
~onv	80 -7Ű11s12ĻƧ14Ɲ18ŋ22ŭ
~onve	80 -7Ű11s12ĻƧ14Ɲ18ŋ22ŭ
~onw	89 12ő15Š31Ő
~onwi	89 12ő15Š31Ő
~oo>	61 -12Ż-11ſ-10a-8ĶŭǦ-7Ǎ7bchuū8ŅŴź9Ʒ10ĿŪ11ŇŎƂǚǛ12Ǒ13XǢ14ƿ15ƳǄ16ň17ń18ş19o20U22jsƬ23Ž24ƨ28q
~ood	48 -15u-11ŧ-10Ĺřǋ-9zšǝ-8nǞ-7rTXŞŠŭƝƧǐ7j8JMYƔƩƵ9pţƑƭƲ10CUǊǕ11ƃ12yƸ13WĻǂ14źƒƽ15ĵŌűǄ16Ŷƾ17Ňƻ18Ŏũ19ņƇ21x22N23L24i25ǁ26I27ǟ33Ɛ36ŝ40Ǜ57ƙ
~ood>	49 -15u-10Ĺřŧ-9šŤ-8nozTǋǝǞ-7rXŠŭǐ7VƼ8YƩƵƾ9JMƔƭƲ10pUǊ11Cƃ12ţ13yƸ14Ļǂ15Wźƒ16ĵŌ17ŇűŶǄ18ņũ19Ŏƻ21Ƈ22x23LN26i27Iǁ28ǟ35Ɛ38ŝ41Ǜ52ƙ
~oode	87 7Ũ10Ƥ11Ɗ
~oods	83 8ƗƤ14Ƒ21Ǖ23j
~oof	55 -15ť-14ǌ-8ŏ-7Ń7ľ8Pńƪ10ƕ11ơ13Ŏ15h17ǧ19ş25Ƒ28n37Ǆǒ43Ƅ76Ɖ101ƈ
~oof>	55 -14ǌ-9Ǆ-7Ń7ǣ8ń9ľƪ10ƕ12ơ15h18ǧ19ş25Ƒ28n37ǒ43Ƅ73Ɖ84ƈ
~oofi	84 -17ƈ-7Ǔ9Ɖ13P48Ǆ
~ooh	82 8ƌ13Ƙ14k15Hǃ17Ŷ
~ooh>	82 8ƌ13Ƙ14k15Hǃ17Ŷ
~ook	49 -18ƈ-11ŭ-10ť-9ŏ-8qrŌŝŦ-7BŤƞƾ7ŧƳǗ8ĽŖŨƫǍǟ9ptĿŶƐǙǛ10kļǘ11HƷǈǞ12jſ13Rĵ14űƉ17Ƭ18ĹŃŜ19ĻľńŇ20złŚ21Š22ĺǊ23ǜ30Ư39ǖ60Ǡ
~ook>	57 -20ƈ-10ť-9ŭ-8Ŧ-7BƷƾ7jŊŎŒŗƗǛǥ8ƪǂ9ŧ10ĵũ11gŠǊǙ12pJƳǟ13Ŝ14tĺļŖ17zRĻľƉ18ſ24łǖ28ǜ38Ư
~ooke	73 8ĵĶƫ9Ǟ10k12Ľ15ļ22ń
~ooki	61 -7Ľ7ŇŶƖ8jĿǝ9Xń10Ũ12yVľǍǗ13ŢƐ15ĺ16Ǟ17ŠǊ20Hǖ23Ś24Ƭ25Ĺ27Ń
~ookk	80 18ǘ40Ǡ
~ooks	70 -8ľ-7r8zĻ9ŵŶ10ƌƟ15ű16Ňǈ21Ŝǘ26Ʒ44Ǡ
~ool	53 -9D-7ŨŰƷ7dgyŘƢƥǔǦ8SŐ9oqrEŻ10vľ11ũǓ13Ǣ14ǖ15Q16ŭƚ17lƝ21Ɔ22Ǚ24x25j29ź30Ʊ40m51Ǐ56ƍ
~ool>	56 -9D-7qŨƷ7dpCKńŘƢƶǚ8gyPƥǔǦ9SŐ10orEŻ11ľǙ12vũ13ŭǓ16Qǖ17ƚ19l21m23Ɔ24Ʊ27x34ź60ƍ
~ooli	87 12Ʊ39m
~ools	69 -8Ű7ŭ9Ƙ24Ǣ29Ɲ54Ǐ
~oom	62 -13ǒ-11ƪ7ƃ9ƞǃ10ǟ11Ɗ15XƠ19ųƗ25Ɲ26Ɯ39M43Ɔ52ƌ70Ƣ
~oom>	67 7Ƥ8ƃƢ9ƜƠ10ƞǃ12Ɗ16X20Ɔ22Ɨ28Ɲ35ƌ42M
~oomm	78 9n24ų42Ƣ
~ooms	77 -12ƪ9Ơ22ƌ23Ɯ37Ɔ
~oon	68 -15ǜ-7Ŭ7VƁƕ8gyƄ9ľ11iĿ12Ōǧ13j16ŕ18Ů19ŹǞ20L25H37Ń
~oon>	68 -15ǜ-7Ŭ7Ɓƕ8gyVƄ11iĿ12Ōǧ13j16ŕ18Ů19ŹǞ20L25H37Ń
~oop	87 8Ž10Ż13Ł30s
~oor	63 -8O-7Ʈ7ƌƏ8ůƘ9Ɛ10ŲǄǊǣ11ƆƊ13ǃǍ14ū15Ɲ16ǅ17gƛ18Ǜ19ǈǝ26Ǝ82ƣ
~oor>	68 -15Ų-8O8Ə9ůƘ10ƙ11ƎǄǊǛǣ14ǃ16ūƊ17Ɲ19ƛ20Ǎ21ǈ59ƣ
~oord	84 11Ǜ32Ų
~oors	76 -8Ʈ8ƣ9Ǝ10ƌ11Ɛ14Ɔ20ǅ23g25ǝ
~oos	77 -8Q-7M15f20C29Š40ł
~oose	78 -7M15f29Š41ł
~oot	68 -14Ÿ-13ţ-7ŷ9hǋ10ŀ12aǒ13śƜ16J18jŻǑ19Ɠ21ŧ27Ɔ34ƺ
~oot>	73 -14Ÿ-8ŷ10hǋ11ŀ13ś14a17J20Ż21Ɠ38ƺ
~oota	84 31Ɔ
~ooth	87 -16ţ10ƞ16ǒ24Ǒ27ŧ
~op>	51 -16x-15iDŐơ-14tƤ-13Ƣ-12w-10SŏŮžǩ-9Ŵ-8ƜƮ-7boŎŹ7ǄǊ8mTǐǗ9ƀǞ10śƑ11sŖǆǠ12Ǣ14ǎ15ǈ16Ɨ17ľƈǍǝ18ŠƉǨ19ǅ20ř21Ɓ22Ƃǃ23ǔ28ǟ29Mŵ31ǌ33Ƶǋ34Ǧ53Ɲ76ǥ
~ope	57 -12Ɓ-9Ƭ-8H-7őťƮǩ7XŊŰŽ8yţ9Ǩ12ơ13ž14ŸǙ15ŷ16ǌ19Ɨ21Ǟ22Ţ23Ƒ24W27D30ķ31ǝ33Ǣ48ǎ53ǋ58ǅ
~ope>	89 14X16D
~open	65 -20H-8ťƮ7a8ķ9ŊţŽ10yŰƑ11Ǩ26Ǟ27Ţ28W37ǝ56ǎ57ǅ
~oper	65 -13Ɓ-8Ƭ7Ǉ10ǅ11H14ơ15ž17ŸƑ18ŷǌ19D23Ɨ26ķ38ǋǢ
~opi	76 -8Ʋ7Ž11H19X21A30ǖ58Ļ
~opin	76 -8Ʋ7Ž11H20X21A59Ļ
~opl	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~ople	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~opp	68 -9ǩ8Ƃ9VǨ10tX11ƀ12y14Ţ19ŀ23ƋƮ24ĺ27š40ń
~oppe	74 7ƀ9Ƃ10Ǩ11t16ń25Ʈ26Ƌ30š
~oppi	74 -9ǩ10V13X14y15Ţ21ŀ26ĺ28ń
~opr	87 14ǆ25ƻ
~opri	87 14ǆ25ƻ
~ops	78 9OŻ10Ƨ11ǈǌǨ12ťǃ15ƌ17gƮ28ŗ
~ops>	78 9OŻ10Ƨ11ǈǌǨ12ťǃ15ƌ17gƮ28ŗ
~opt	84 8ǣ13Ň19u21Ō
~opti	89 14Ň22Ō
~opy	79 12ơ41ś
~opy>	79 12ơ41ś
~or>	26 -28ǩ-18ŀ-16Ƣ-13Ʒ-12œŷ-11Ţŧǉǘ-10ƁƧǎ-9JZōřŚ-8exUňƮ-7sƞ7żſƊƗƽǏǢ8drǒ9SšƘơ10ķƜƴǑǤ11OĻŦůƹƾǊǣ12uPŬƛƤǞǟ13kŨƃƋǠ14FNXŰźŽƵǄǇǛ15gIKŐžƍƎƐƠƯ16ǋǓ17ĶƇư18yMĵţ19płŇƀƄƲƻǁǃǕǥ20ĴŤ21Ɠƭ22Ɲ23ŖŗƔƶ24qűƉƿ25Ř26Ƽ27Ĺ28Qǐ29L30fƱ33ƣ34ŭ36ƒ37b38ľ41Ų44ǂ
~ora	70 -14Ɨ10Ʃǃ33ǆ53ƥ
~orag	75 -15Ɨ57ƥ
~orat	80 12ǃ38ǆ
~orb	89 11ĸ12Ǝ
~orc	71 7D8ƞ9ĵŌş10Ə13Ńƥ15Ū17ǀ30ŏ31f
~orce	76 10ĵŌ14Ń34fŏ
~orch	89 9D10ƞ13Ə18ƥ
~orcy	84 12ş18Ū21ǀ
~ord	55 -9Œ-8ƄƔǜ-7a7kļŶƅǟ8ŌŖǃǕ9Ŏţƿ11ǒ13ǣ14Ůų15ň16Ơ18ŴƤ19ŁŲƾ22X24F25Ūơ28Ǘǘ31Ż39ǌ60ŋ
~ord>	60 -15Ƅ-9Ɣ-8ŵ-7Œǈ7ǩ8kvļǟ9Ŷ10ǃ12ŋţǒ13ƿǘ15Ōǣ17Xų18Ơ21Ƥ22Ł24F28Ū33ǌ37Ż38ơ
~orda	83 11XǛ32Ų
~orde	73 -7Ō9ŵƄ10Ũƾ11Ƴ13Ǖ15Ŏ51ŋ
~ordi	80 14ƅ30ŋ
~ords	75 -15ŋ-12ơ-9ǜ12ǌ13Ŗ18ƾ20Ů23ǘ26ň28Ŵ42Ǘ
~ore	47 -19ǩ-18ŗ-14ơ-13Œ-11Ņ-10fŤƠ-9xUĴƗ-8cpSĺŜşƔǘ-7jZķŖſ7aŕũŽƥƽ8OŊŧźǌǦ9LTXYŁŉųƄƫǎǤ10grŷǄǟǢ11ƭ12űǔ14Ŀ15ƩǓ16G17ň18ƅǡ19HƴǍ21V22ǈ23Ř24ņž25Ń26Ǘ28JĵǊ30ǋ31ť33ō35y45œ
~ore>	48 -18ŗǩ-12Œ-11Ņ-10fŤƠ-9UĴ-8cpxSşƗ-7ĺſǘ7ŕƩƪƽǅ8G9XŉŊŧũźǤǦ10aOYƄƫǍǎ11grTŁŷƭǄǋ12LǟǢ13ǔ15Ŀ16Ǔ18ň19ǡ20ƅ21ƴ22V24Ř25ņž26Ń29JĵǊ32ť36yō47œ
~ored	83 -7ǋ11Ǝ15ƥ43Ǘ
~oref	89 -7D19ǌ23ǋ
~ores	86 -13ơ-10ƣ17Ǎ18kŽ21ǋ
~orev	84 14Ʃ15G17ű39H
~org	78 -11w9aĴ13Ÿ14Ƅƨ15C16y17Ľ22ǆ
~orge	89 7Ɠ11Ĵ16Ƅƨ
~orgi	86 15Ÿ17yC
~orh	89 7ƞ11G14ƒ27C
~orho	89 7ƞ11G14ƒ27C
~ori	61 -12ǋ7Š8ƅǞ10ƃ11ŝƌ12ƈǍ14Ƌ15Ŷƞ17lǩ20H23ſ24ľ26Ɔ
~orid	87 9Ÿ15ƃ28H
~orie	87 -15ǋ9ǔǗ19Ǎ39Ɔ
~orig	75 10Š17ƈ18Ƌ20ƌ22l
~oris	68 27ſ
~orit	80 -7ƌ14ŝ21ƞ22Ŷ25ǩ32ľ
~ork	42 -14ĸ-13Ů-12rƤ-11Cķľƒ-10iwGƨ-9ĻĿŰƩƭ-8ŔƵ-7ŜűƖƟǎǘ7ǁ8Ư9ǩ10Iǜ11ĺņƃƌǨ12ĶǔǙ13XŗŝƦǠ14Bŵƾ16gŇ17ŴǄ18JƸǐ22Ǉ24ǚ25Ŋ29LƝ31ŭ35ǈ36W37R38V39QƧǑ42ǣ43q46Uů47S63P
~ork>	46 -16ķ-14ĸŮ-13r-11wCľƤ-10ƒƨ-9Ʃƭ-8iĹŔŰƗǒ-7Ŀǎ7Ņǋ8Śǁ9N10Ɲ12BI13Xƌ15ĺƃǙǨ16ƦƾǠǩ17ŗŵǔ19ŇŴǣ20LǑ21JƸǄǐ27ǚ30S31V35ů37qŭ41W46QƧ47PR52U
~orke	67 -11G9Bķ12ņ18Ƴ19Ǒ25ǜ26S28Ǉ32ǣ
~orki	70 -10LǑ-8Ƶ-7Ɯ7t8ǒ13ŝǇ16ń18V21q24ĶĹ28g36P38ǈ
~orks	61 -11Ǉ7Ư8ǣ10kM14ŖŝƑƜ15Ɨ16ň21Ǒ25ǈ26L31Ɲ44Ŋ
~orl	86 11C12i13dŃ16Ļ
~orld	86 11C12i13dŃ16Ļ
~orm	56 -7o7fƜƵǆ8mŐǏ9acĹŰ10ƾ11AǗǩ12ļ13ơ15R16Ļŭƻ18ƣǜ19jĽ58ƚ
~orm>	65 -7o7pw8hũƈƜƵ9Őǆ10fm11aĹŰ14ļ16ơ24jĽ43ƚ
~orma	62 7Ǖ8nĽ9Ǐ13Aƾ15Ǘ18RĻ20ƣ21ŭ
~orms	82 9Ų17c19ǩ32ƚ
~orn	62 -7ǟ7aŏūƋƲ8ƽ9Ŀ10vƖ11BǙ15RU16xǝ20i23ů26ƚ30L35l36d39p
~orn>	72 13v19U20x42l43d46p
~orna	84 10ǝ15Ŀ37ƚ
~orne	82 9Ő10CūƲ16BƖ
~orni	70 7Ǜ8Ƌ9aŏ10ƽ11ǝ13Ǚ18R24i26ů36L
~oro	89 -16ŷ11Ź27ų
~orol	89 -16ŷ11Ź27ų
~orp	78 11ǃ64ǆ
~orpo	80 12ǃ38ǆ
~orr	54 -9ķ-7w7ŹƤƬƺǝ8cŒƦǅ9dzĽƚ11ŵ12fŏ13ņ15EFY16Ƒ19L20ĸ24ų27a38ƪ48Ŀ
~orre	71 -9ķ-8w7ƴ8bnpDŬžƪ9Ɵǜ10Ź11ǅ12d15Œ18aŏ20EF
~orri	68 12ƚ14Ľ23Ƒ43Ŀ
~orro	63 7ƮǕ8Iűǘǝǣ9ƤƬ14ŵƦ18Y25Lĸ29ų38ƪ
~orry	72 7u8Ťƽ9Ƴǡ10z12ƺǩ13c19afņ22Ŀ
~ors	58 -8B-7ƮƹǂǓ7ŇŦƌ8ŤƐǡǤ9ŶƸǕ10Ɔ11ŅŨ12Ʃ13ǒǜ14Şǅ15ŷƣ16g17ƾǝ19ƞ21ǚ27Ŀ31Ǒ33m41Ǝ
~ors>	60 -10B-8ƹ-7ƮǓ7ƌƜ8Ŧ9ŤƐǕǡ10Ɔ12Ņ13Ʃ14ǒǚ15ǅ16ŷƣ18ƾ19ǝ20ƞ33Ǒ34m42Ǝ
~orse	89 -9ǂ13Ň15Ƹ
~orst	80 -7ŝ10ǚ12Ǥ13Ŷ18Ũ19ǜ20Ş36Ŀ
~ort	52 -11Ŏ-10Ő-8Ū7CFŢųŻƭƱƳ8eĵ9czQ10DŤƩ11Ƒǝ12ZŰ13ľ14ţ15ź16ƧǏ18TƗ24ǀ26Ƙ27g28ƕ29Ļ31Ʈ34ƒ36Ɣ37ķ39ű
~ort>	72 -9Ƙ7ǉ8C9ǀ10Ɯ11Ż12gţ15zĵŤ16Q18Ű22źƩ25Ʈ
~orta	70 -9Ő-7Ř9Ōƶ10M12eXƳ13ō14Ʊ17ǩ22ľ28Ƨ
~ortg	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~orth	62 -10Ŏ-9cǩ-7Ǣ8Ɓƥ9l10Ţ11ų12jD14Ƒ18Tǝ21Ǐ24Ɨ36Ļ41Ƙ42ƒ46ķ49ű
~orts	83 10ţ30ǀ33g
~orw	80 13Ŏ16ŀ27Ō40ś
~orwa	80 13Ŏ16ŀ27Ō40ś
~ory	65 7ơǛ8Ŕ9ņŊ10Ƽ11Ǣ12ĽƬƸ13O16ţ17ƗǏ19ōƝ26Ť27ƽ36Ɔ
~ory>	66 7ơǛ8Ŕ9ņŊ10Ƽ11Ǣ12ƬƸ13OĽ16ţ17ƗǏ19ō20Ɲ27Ťƽ37Ɔ
~os>	86 10Ǘ11Őǒ17y
~ose	46 -14Ɵ-13ň-11ţƬǖ-9DMŅƫƮƽ-8oGVĺŨ-7anŔƲǕ7FXĵƉƯ8cńťż9iŞǆǊǑ10Ǝǘ11Ŏƈƍ12ŽƤ13Ǉ14AőŝƼ15ƖǤ16Őƙ17ŁƩ18Śƕƛ20ķłǐǙ21ůƏǩ23Ƴ24Ƒ28Ƣ33ƻǎ41Šǝ
~ose>	48 -14Ɵ-13ň-11ţǖ-9DMƫƮƽ-8oGLŅŨ-7anXŔƲǕ7EƉƧ8FĵżƍƖƯ9ńťƏ10iŞƎǆǊǑ11cƕƛǘ12Ŏƈ13Ž14ŝǇ15Ƥ16AǎǤ17Őőƙ18ŁƩ19Ś21Ǚ22łǐ24ǩ25ķƳ26ůǝ27Ƒ28ƻ30Ƣ43Š
~osed	71 -9ƗƳ12ƕ15Ɩ16g21Ƽ29ǎ46ǝ
~oser	84 -8Ƭ11L13ŒƠ14ƺ19C26X
~oses	82 7ũ10Ɓ11ƻ15ƛ25Ə
~osi	66 -10Ƴ-8ǩ7ƕ8Ƽ9Ǩ10VĿƽ13Sǈ15Ũ17ǃ20Ř30ň70Ɩ
~osin	67 -8ǩ7ƕ10ĿǨ15Ũ20Ř30ň72Ɩ
~osit	89 15V18Sǈ
~osp	73 -14C-11ţ-9ŗ-7ǩ8ž10qV12ƃ13Sĸ16Ƽ18ǂ20Ǩ21Ʀ22ǔ24Q26Ƹ
~ospi	73 -14C-11ţ-9ŗ-7ǩ8ž10qV12ƃ13Sĸ16Ƽ18ǂ20Ǩ21Ʀ22ǔ24Q26Ƹ
~oss	64 -8ĸ-7Ǟ7ůƺǙ8NQ9sƳ11g13Ť14ŧ19ǉ20Ł22ļŦ23ũ25UƖ26ǟ27Ř30ť34Ǌ50ţ
~oss>	66 -9ĸ-7Ǟ7ƺ8ůǙ9sNQ10Ƴ12ũ13Ť15ţŧ20ǉ21Ł23ļŦ24Ř26U28ǟ31ť35Ǌ
~osse	82 34Ɩ46ţ
~ost	50 -15ŷ-11RƵ-10Q-9tŠ-8DŖſǗ-7jőŶƌƬ7ƚ8CĹŮƠƴƺ9lĽŞƃǩ11kXǄǕ12ŭƑƲ13Ǌ14ňƘ15ĸƓƧ16Ɨǝ17ų18Y19EĿŒ21Ǚ23ǚ24ư25Ư31ŗ33ŦǏ38ľǔ39Ƴ
~ost>	52 -10Ƶǖ-9t-8ŷſǣ-7őŖŠ7dĺƨǢ8ƚǝ9ĸƠƺ10ĹŞƃ12ųǕ13ƑƲ14Ǌǩ15Ƙ16Ƨ17ňƓ18Ɨ20Yǚ22ĿŒƯưǙ23Ŧ28Ǐ33ŗ42Ƴ43ľ
~osta	87 -11D18C36E
~ostl	73 -12Q-11ŷ-10R-8ƌǗ8P9ų10ĸǖ12ŴǇ21ŭ22Ǆ53ǔ
~ostp	89 22ƴ
~osts	80 7ǚ8Ư11ŔǏ12uXƭ15Ƥ16ǝ
~osy	87 10l15Ŋ17ź
~osy>	87 10l15Ŋ17ź
~ot>	36 -16Ƭ-15i-14Ǟ-13ţ-12ƹ-11őƌƶƷǄ-10S-9PƦƧƭǐǣ-8xHĻœƕƝƨǊǍǎ-7ũƫǗ7uMŠŦŻƢǙǟǥ8bdKNYļŉšǢǤ9hńŚśƪǘ10fktŇŮƇƋ11LŐŖŗƎƵǑǒ12aĸƜ13vŒŰŹƤ14Žư15gňōƥƱǏ16Ŝƻ17Eƺǀ18ķŪƟ19ĶŅƍ20ƃƒǨ21nƴ22ŏŕƑ23ş25Aŵ27ĺſ29ƙ32j33J37Ş39O52ŀ
~ota	70 -12Ť-7ǥ8u9Ņƛƹ10Ơ11Z12g13űŽƀƿ14ŵ15Ľ16S20Ŧ21ǉ23ş25Ɔ
~otag	84 31Ɔ
~otal	73 -12Ť-7ǥ8u9ƹ10Ņ11Ơ12gZ13ƀƿ14Ž15ŵ21Ŧ22ǉ25ş
~otc	89 13g14Vĺ20ť
~otch	89 13g14Vĺ20ť
~ote	57 -10Ŕ-9B-8ĴƟǩ-7ŵ7Ŝ8wűžƏǔ9q10ŁŃƷ11ŊŖſƃƲ12ƭ13ľ14ŗǦ15ōƔǘ17e21ŏ23JZń28ĹŅ29ķ31Ŭ34Ƥ
~ote>	65 -11Ŕ-8Ĵń7w8ǘ9űŴ11qŃŜ12ŁƷ13Ʋ14ž16Ǧ17Z18Ɣ19e26J31Ņ33Ĺ35Ŭ
~otec	67 7ũ9X10Əǘ14ƃ15Ŗſ17ƭ18ŗ19ľ21ŏ37ķ
~otel	82 -10B-9ŵ14ǔ52Ƥ
~otes	78 -9Ņ12Z18Ŋ27ō44ń
~oth	48 -13ŦǍ-12Ǆ-11ŜƝǕ-10ƃǐ-9ŗŝ-8CĴũǢ-7agrSŒŖŠŭƛǀǥ7ņōŏŨűŶƦƱƲƴƸ8ĶƳƹ9ŋƎƗǁ10noIŁƼǋ11uĿŧŷŽ12HZŵ13ŞƟƨ14Ǉ15ķŪ16Ÿſ17yBłţ18ǂ19sƫǑ20ŀ22ų25Ƶ31Ƒ35zžƽ39ń41Ņ42ş45Ŵ
~oth>	67 -15L-12ţ-8ŗ-7ƛ7Ƅƞƶ8ƽ9pşƼ10ƫƬǂ11Ư12ķƀǒ14Ʊ16Ÿ17Ķ19ŁǑ20ŧ23Ǝ26Ƶ47s
~othe	51 -17ǥ-16s-13ŦŭǍ-12Ǆ-11ŜƝ-10Ǖ-9ƃǩ-8pLĴš-7CŏƬǀ7QŐǆǑ8uņűƴƵǈǞ9ĹŁŶƲ10vwŋƳ11ķŨƗǁǃ12noIƫ13ǂ14Ž15HŷƟ16Şŵ17Ǉ18B19Ū21ył24ų26ŀş33ƽ34Ƒ35z39ž44ń45Ņ50Ŵ
~othi	69 -8ũƶ-7ǐ8ŭ9ĿŻ10ƐƻƼ12ǩ13š14ǥ15Z16Ļşƹ18L19Ʀ21ŏ27ſƨ42ţ
~oti	74 -11Ő9Ƌ10K11ǂ12H20Ĺ23ƹ28ǩ
~otic	78 10Ƌ11K22Ĺ
~otin	84 -13Ő-7ǈ13ǂ26ƹ32ǩ
~oto	65 -14K8şǗ11Ż13Ū16ǀ25ſ27ś
~oto>	87 -18K36ś
~otor	66 9ş11Ż13Ū17ǀ25ſ
~ots	83 10Ɖ11ǀ15j18ǁ23ƻ
~ots>	83 10Ɖ11ǀ15j18ǁ23ƻ
~ott	71 -15Ɗ-10Ś-8aƫ7Ņūǘ8Ǜǣǥ9ĻŌ10ł13Ơ14ńƜ16ƛ21Łƻ24C30h
~otte	75 -16Ɗ-8ƫ-7a8ǘǣ9Ǜ10ĻŌ14Ơ15ń16Ɯ17ƛ23Ł26C
~otto	87 10Ņū11ǥ13ł
~ou>	17 -28v-26Ŵ-25ƽ-24q-22Ʈ-21Ť-19ť-18oź-17ƨ-16ƅ-15ŹƆ-14Ƈ-13btǂ-12ųơ-9hŕůŷƉƓ-8ǧ-7ŅřŦǈ7BŁŪƖǃǄǅ8ĶūƐƙƝƫǒ9ŉŋŬŮƪǝǠǤ10Ư11ILƒƔƗƥƺ12djņƀƎ13pQŏŸƼƿǓ14GĵƭǆǙ15MYZŃƂ16aĴŌőŭƘƟƶǁ17ǔǚǜ18uĺƸǋǘ19ƃƱƾǑ20fƚƬư21kĸŲƻǩ22Ƶ23CŊŖžǨ24ľżŽ25HKSŢ26TWĻĽƹǇ27mUśŶ28nOķĹſǀ29XŀƁƧǞ30ƴǕ31Ʀ32łŚ34R35gŒƌ36VŠũ37A38Ŝŝ39Pńŵ40ňŨ41N42FļŐ43i45ŞƤ48l50Ŀ56Ň63c
~oub	72 -8nǇ7ĸ8ĵ10ƛƼ11pĹŘ12ƽ13Ş14tű20ǜ21œ
~oubl	72 -8nǇ7ĸ8ĵ10ƛƼ11pĹŘ12ƽ13Ş14tű20ǜ21œ
~ouc	75 -9B-8d-7Ɠ7ƙ8ņ9ķńōŦŭƹ10K11gƿ12Ƽ13nǣ15Ŝ16Ƥ19Ɨ
~ouch	75 -9B-8d-7Ɠ7ƙ8ņ9ķńōŦŭƹ10K11gƿ12Ƽ13nǣ15Ŝ16Ƥ19Ɨ
~oud	80 7Ľ11x13ƞ20j21Ǘ26ƿ
~oud>	82 7Ľ12x14ƞ22Ǘ26ƿ
~oug	47 -15Q-12Ɣ-10Ǣ-9mŕ-8sƟ-7CLŏųƼ7ŀ8ZļŢƁ9STĺŶƂƚ10nŐśžƳǥ11yķĸōŮǝǦ12Yũ13ŇŠŤŷ14ſ16ŖŨƬ17WƗƮư18rłŧƒƦƨ19Ŋ20l21ƕǎ22ŗǖ24jƌ
~ough	47 -15Q-12Ɣ-10Ǣ-9mŕ-8sƟ-7CLŏųƼ7ŀ8ZļŢƁ9STĺŶƂƚ10nŐśžƳǥ11yķĸōŮǝǦ12Yũ13ŇŠŤŷ14ſ16ŖŨƬ17WƗƮư18rłŧƒƦƨ19Ŋ20l21ƕǎ22ŗǖ24jƌ
~oul	33 -18n-14q-13ĺŒŦƁ-12SŐǎ-11ƳƼ-10iŬƺƽǞ-9lowŨŭǃǅǈǣ-8xFŁųƟƠǋ-7jkQUĹļœŜşšŤŪŰżſƌƻƾǗǛ7fWZŉŶ8bHŝŧǔǡǧ9aNľŖūƀƃǘǦ10ĿŃǏ11ĵŗƿ12AŇŚ13mŘƍƨǄǢ14KĻƓ15LTƏ16cƘƱƵǚ17rŌƒƪƸǩ18Ƃ19DYŞž21ƗǨ22ǁ23Ž24ĴŊƶ25űư26Ư30ƭ31sķ34Ţ36ś38ŵƬ39MƤǝ44X48Ŏ50Ʒ53Ʈ58ĸ
~ould	33 -18n-14q-13ĺŒŦƁ-12SŐǎ-11ƳƼ-10iŬƺƽǞ-9lowŨŭǃǅǈǣ-8xFŁųƟƠǋ-7jkQUĹļœŜşšţŤŪŰżſƌƻƾǗǛ7fWZŉŶ8bHŝŧǔǡǧ9aNľŖūƀƃǘǦ10ĿŃǏ11ŗƿ12AŇŚ13mĵŘƍƨǄǢ14KĻƓ15LTƏ16cƘƱƵ17rŌƒƪƸǚǩ18Ƃ19DYŞž21ƗǨ22ǁ23Ž24ĴŊƶ25ư26űƯ30ƭ31sķ34Ţ36ś38ŵƬ39MƤǝ44X48Ŏ50Ʒ53Ʈ58ĸ
~oun	45 -12Ĺūƿ-11Hǝ-10IŝƮ-9ZƝ-8oŀłŊŖǄǑǩ-7DSĸňœŪŶƀƛƪƫ7ƊƏƑƣƩƹǁǎǕ8Ķşǜ9ĽőŠŹŽƆƌ10VŚŷƗǤ11L12pľŵƭƱǖ13AĴƇ14ǉ15ĵń17ƺǠ18nź19s20lBŇƓ21ŗř23Ƭǔ27ǅ28b30c33ƍ34C36Ư38u41Ǉ
~ounc	84 36b
~ound	52 -10ǝ-9H-8YZ-7aŗŦƛƦ7ſƎƟƥǨ8işƸ9hƑǁǉ10ƊƣƩƱ11Ɯǈǎǜ12cTƓ13b14n15LVĽŚŠ16Ƈ17Cŵ20ń21l23ƺ26s29Ň30ƍ33ǅ
~oung	71 -8n8x9ŻƳ12ƍƯ15ƭ16v17ĵ18ź20Ź23u25p37c
~ount	53 -12ū-10Ĺ-9ƿ-8ƝƮ-7ǈǑǨ7AļŻǆ8nQŜǀǉ9eXƗƢ10ŦźŽƆƓƹ11YǕǤ12ƅ13Ķőŷ14ƌ17ǖ18Bľ19Ĵř23u24C26Ǡ29Ưǔ31ŗƬ53Ǉ
~oup	70 -7ŉƜǝ7HUŊƸǎ9Sƿ10Ľ11xŪƤ12Ƙ13Q16Ǟ25Ƨ37W
~oup>	78 13x15Q28Ƨ41W
~oupl	76 -8Ɯ-7ŉǝ7ǎ8HUŊƸ10Sƿ11Ľ12ŪƤ13Ƙ19Ǟ
~our	25 -24ǩ-22Ų-19Cť-17Ō-15ĹŬƇ-14Ʃ-13ŗŤŭƈƌǟ-12ĸŏ-11YňōƆƬ-10ũŪƚơƴ-9ƹ-8főƋ-7Ůű7ŝƀǌ8ŃƂ9iţŻſǞ10hkJļľŦŴƠƸǙǚ11yƘƙƶǔ12IĽżƄǧ13oķƯƷǠǤ14clŖřǅǖǡ15DƁǋǝ16EWŘŹŽ17vŶƫƺƾǐ18tŚŸ19pR20sPžǛ21Ƣǈ22ŇŜƝƲƳǂǕ23nĶ24jůƨ25şƕ26gVǢ27wFŁƤƮ29dr30eq31Tǣ32x33ƃ34ǎ36ųƥ37ǉ38Ʀ44ĵƽ49ǘ56B62z
~our>	26 -29Ų-20Ō-18CŤť-17ǩ-16ōű-15Ƈƈ-14ĹŬŭ-13Ʃ-12Ůŵƌǟ-11ĸ-10uŏƆƋ-9fYňŗƴƹ-8ũƊƬƻǀ-7SőŪƅ7kŨźƧƸǒ8łſƀƓƗƜǆǞ9iƂƙ10RŃŒŝǄǅ11JŘŸŻƯǙ12ļŴŶ13ƶǔ14oyIŖžƁƘƦǎǤǧ15hntĽżƷ16lřŚƝǖ17ƢǋǠ18EųŹŽǝǡ19ƲƺƾǛ20Wƕ21pƫǐ22vVŜ23gjsxP24ǂǕ25ĶŇǈ26wƳ27ů28TŁşƨǣ29Ǣ30ƤƮǉ31r32de33q35ƥ36ƃ40ĵ43ƽ53ǘ54B62z
~ours	51 -16ơ-14ǩ-11ƣ-10ƞǈ-9vĴŗƚ-8hZŒǄ-7ŪƬƳǐǡ7BUŁƀƊƢǦ8Šǅǚǣ9VľŤƠƯƲ10ĵŮƎ11ŘŲŶ12uōžǇ13gƕƝǌ14ŸƖ15cAţŵ17nŦűǉ18H19ķ28x33ǎ37ų41R43Ʀ55F
~ourt	79 -10g7m29k33Ƅ48D
~ous	43 -21ų-19ŗ-18P-16Ŭ-15Ǧ-14d-13Sǩ-11ő-10ōŒƸǎ-9Ĵ-8UńŇřƘƠǇǨ-7gAINŀŎţŭűŴƥǄǈǖǘǞ7CĹ8hƊƑƚǋǕ9Ł10ŹƋ11aTƂƉƨ12ƎƏ13ƌ14s15Z16ƕƣǁ18q19or20fŷ21pƖ22HMĿƗ23ƇƮ24şƙ25ǂ27DGƓ28ƜƝ29ķ31F33Ɔ34ǀ36Ɵ38ƒ39Ʒ41Ɣ43ƅ45ƞ46n
~ous>	69 -12ǩ-8gō8ś9Ǜ10ƙǏ11rŉŶ12Ĺǂ13šƼ14wƞ42Ŀ60ǀ
~ouse	44 -20ų-19ŗ-16PŬ-15Ǧ-13dS-12Ǐ-10őŒǎ-9ĴŜƸ-8řŶǇǨ-7IŭűŴƐƘƠǘǞ8ƊƑ9hƚǋǕ10Ł11ŹƋ12rTƂƉƨ13ƌƎƏ15s16Zǁ17ƕƣ18Ɩƙǂ20o21qŷ22f23pMƗ24ƇƮ25DH26ş28GƓ30ƜƝ31ķ33F34nƆ37Ɵ38ƞ39ƒ40Ʒ43Ɣ45ƅ
~ousi	82 -8Ƣ7ŷ8D11ǜ15Ŝ20C24n
~out	35 -18ǩ-17c-14ķ-13F-12iLǇǟ-11ŎƒƛƯƼ-10D-9wSŃńœƻǦ-8vxřųžƓǒ-7osKśŷƄƠǡ7hpŊƎ8BŖƇƴƶǘ9ƂƆƍƗƬǠǧ10zŤŴƏƚƩƭǈ11lAŀŜťŲǋ12qƫƺǏ13eYZĻŵſƌ14ĸŝŽƷǉ15ŞƞƱǄ16uĹļľĿƔƜǀǛ17V18Ƴǁ19rĴŇŦƟǌ20ĽƝ21yŉ22Cĺ23Ƹǔ25Ǩ26jōƪ28Ǒ29g47š
~out>	36 -17ǩ-16c-14ķ-13ń-12LǇǟ-11iƛƯƼ-10FSŐƒ-9MňơƻǦ-8vwxDŃŎœŬųžǒ-7ořśŮŷƓƠƣ7PŗǊǓǙ8qBƎƟƲƴ9hlpUŊŖŝƂǘǧ10gƆƍƏƗƬƶ11ļŴƚƭǀ12zAťƩǈ13ŜŲƫƺ14jŀŤŵſƌǉǏ15YĸŽƷ16ƞƱ17ƔǛ18ĹľĿŞƜ19VƳǁ20rǌ21ĽŇ22ŉŦ23ĴƝ24yĺƸ25ǔ26Ǩ28ƪ29ō30Ǒ49š
~outc	89 28Ļ
~outf	77 7W8ő10ńŠ13Ǟ19ơ20Ő25Q31Ǆ
~outh	80 -12ǎ8l9rƉ11ň13ļ16C19ŝ25u27Ɵ
~outs	70 -11U7M8Ɖ9Ű10Ǡ11qǀ13Ʀ14ǋ16ŉ18Z19ƣ20gC25j30Ƈ
~ova	86 18Ǆ19Ł30ƌ
~ovat	89 32ƌ
~ove	40 -17m-15ŵ-14K-13ǎ-12PķŁŤŨ-11ƣ-10gŘƯƳǑ-9XĹŅŇ-8VşŪŹƔƗǅ-7oILńœţűųƝƥƴǂǄ7yŚƄƌǥ8rAZĿŌſƃƒǚ9nBžƜƶƷǝ10QŞƍ11CRšŰƁƆǇ12ĸľŃśƛǡ13MĵƂƘǒ14ŜƠƦǖǨ15ŶƭǏǜ16WŕŝŻ17Ŏ18ŒŢƀƓǞ19ŗƑ20G21Ů22Ɛ24TƨǊ25U26Ƨ27Ő28ŦǢ29H30ǔǟ32ŏǍ35Ǧ37ƞ43Ŗ
~ove>	58 -11ś-9Ĺ-8P-7ŤƳǝ7M8nŃ9lŌƄƅ10uŀƤǋǔ13w15UŞ16ĵ17yǦ20ƍ21B22ŐŶƷ28GŢ31Ǎ36Ɛ44ǟ46ƞ48H
~oved	80 7Œ10ŭƵ11Ɵ12ĺ14n15G19ť
~ovem	89 16Ǣ22ƌ
~over	42 -15m-14K-12ŵǎ-11lǏ-10ŁŘǄ-9ķǑ-8yƟƣƤƯ-7gGŅşţŤŪųǃ7Sļƙƞ8MĽŃőŚǕ9Ʊǥ10Zſƃǚ11AQĿžƒ12ŐŰƆǍ13CRšƜǇǡ14ŎƁƛǝ15UĸľŝƂƘǒ16ŜƑƦǖǨ17ŻƠ18Wƭǜ19Œŕƀ20śƓ21ŗ22Ǟ24ŮǦ25ǔ27ƨ28TǊǢ29Ƨ32Ŧ36ŏ49Ŗ
~ovi	71 -14v-8Ƴ-7i7Ō9ǝ10Ǆ11t12ĺ13ŀŢ14Ő19ǩ20y22n26H41ƞ
~ovid	89 -9Ƴ12ǝ13Ǆ18Ő
~ovin	72 -14v-7i7Ō12tĺ13ŀŢ20y22n26H49ƞ
~ow>	27 -24W-21ǈ-18Ƃ-16yQƯ-15DHş-13MŁǄ-12ŀ-11ƴ-10oŬƝƥƫ-9aVƕǠ-8RŌŝƇ-7ACJŋřŚƌơƲ7nGZƧƹǆ8hrĵĹőǐ9fTĶŸƊƑƱǏǙ10ŲƅƚƠ11Řţũƣƿ12ŃŦƒǅǜǣ13ĽŒœǎ14kļŉŵƃƏƙƸǝ15vŊŠǃǊ16Oŕŭųƺ17zĸǑ18pňŏ19ĴŻƋǇǦ20ĺƓǖ21UŖƁƦ22KSůƭ23NłŗƔ24bŧƪƬ25ƞ26Ůǘǩ27Ť28Ņǟ30ű31ƆƮ33c34YŶ36Ũ37x39j41t45Ƴ47i
~owa	81 9a11Ǒ17Ň25X33x
~owar	87 20Ň26X
~owe	59 -16Ř-14ŗ-13Ŷƒ-8s7ĸŉƁƲǩ8Ň9ķƷ10BĻųƣ12qłƃ15Ǖ16f19Ŏ21ƕƪ23ľ24Ɗ27Ņ29Ǧ34ŬƔ46Z
~owe>	67 -13ƒ8ŉ10Ɓ11ķ40ŬƔ61Z
~owed	74 -12Ŷ-10s-9Z10ĸŅƛ12ŇƷ14Bų22f27ƕ28ƪ
~ower	70 -19Ř-13ŗ9Ʋ11łǩ12ƣ14Ļƃ15q23Ŏ24Ņ30Ɗ34Ǧ
~owh	89 10g24ĸ
~owhe	89 10g24ĸ
~owi	71 7Ǉ8ŬǄ10d11ƛ12Ƅ19ňǞ20y22j29Ɓ
~owin	71 7Ǉ8ŬǄ10d11ƛ12Ƅ19ňǞ20y22j29Ɓ
~own	42 -18Ơ-14ƞ-13ĸŲƳ-12ǈǣ-11rXŗƜ-10ŀŏƛƝƣƤƩǄ-9ņōőŝŶžǩ-8gŜţǇ-7ŇŊŰűƄƒƬƯƵ7nŸǞ8wLMYůǊ9evŁŪƏƔƶǉǎ10jzŌŞưǔǥ11Tƍƫ12EHłƢƲǃǅǨ13QŖŤǢ14aƴ15ňƑǑ16ǟ17ǐ19ŬƷ21lơǒ23ǝ24Ƙ25Ǜ26C27V32Ɨ35Ɗǋ38ķƀƦ56ǆ64F
~own>	44 -19Ơ-18ǣ-13ĸŲ-12ƞ-11rXƳǌ-10ŏ-9ŀņŝŶƕƛƜƝ-8ōŜţžƤƩǈ-7gŊƅǄǨ7ťŵſ8ůŸǆǠ9nwƏǊǐǞ10cevLYǎ11ŁŞŪƔƶ12zŌŬƍƫư13MTƲ14QłŤ15ŖƢƴƷǃ16ň17Ǒ19Ƒ21ǟ23lǒ24Ɗ25Ƙ26Ǜ28C29ǝ30V35Ɨ36ǋ41ƀƦ42F44ķ
~owne	66 -10ŗ-8őǍ7ĹƓ8ǣ11j13aŬơ14ƅǅ16ƕ17Ǣ20ǌ24Fǔ27ǥ31ǆǨ
~owns	73 -9ǩ10Ǎ11FƷ16E17ǐ21Ɗ28H30ơ48ǆ
~ownt	84 9ǋ12ů19ƣ24Ǎ27ǩ
~owo	89 12B26Ƴ
~owor	89 12B26Ƴ
~ows	78 -9ǚ10gſ11ǒ12ťƑ13ƒ14ƥ20ŗ22A26ǡ
~ows>	78 -9ǚ10gſ11ǒ12ťƑ13ƒ14ƥ20ŗ22A26ǡ
~ox>	69 -8p7ƿ8ż9qƀ10m11ĸŏǐ12cŚƻ13dfƄƋ14DP18ǧ24J30Ǚ
~oxe	89 17ƻ35ƞ
~oxes	89 17ƻ35ƞ
~oy>	72 -8p-7Ĺ8y9j10b11nŔŤ14wŭ15v16gu17tU19x31Ź
~oya	83 11Ǘ36ő38Ţ
~oyal	83 11Ǘ36ő38Ţ
~oye	59 -9ǃ-7o7ǥ11V15ǈ16Ǒǣ17qS19Ƨ21W23ǜ24Ǉ32Q
~oyed	86 -8o27Q34q
~oyee	62 -13Q-7W8ǥ17ǣ19Ǒ23ǈ29Ǉ30ǜ
~oyer	74 -11ǃ-8ǈ-7ő17V22S27Ƨ32Q35W
~oyi	87 9ĸ12ǟ16U18Ş
~oyin	87 9ĸ12ǟ16U18Ş
~oys	78 7Ə10Ő11v12wx14q17Ƙ33u
~oys>	78 7Ə10Ő11v12wx14q17Ƙ33u
~pa>	78 -13r9Ǘ11A12jB36ź47Ǡ
~pac	67 -27F-10Ɔ-8Ƌǘ8D11ş12Ŗ13H15Ƈ17Ɗ18Ɛ19W23ǋ30ƞ32ǌ34ƹ37ǥ
~pace	75 -29F-8Ƌ-7Ɔ17Ƈ20Ɗ21Ɛ26ǋ36ǌ
~pack	73 -9ǘ9D12ş14HŖ21W33ƞ37ƹ40ǥ
~pag	70 10ō11ļ12ſ20ǌ22ś44Ś
~page	70 10ō11ļ12ſ20ǌ22ś44Ś
~pai	56 -8Ơ7ĸƥƩƶǘǩ8ũƪ9ƏƢƫ10ŧ11Uƃ12œư13Zǃ14ķǑ16ĴƱǉ19ţ25ƕ26Ǆ27Ɣ35Ŭ42Ŧ
~paid	58 -8Ơ7ƶǘ8ƥƩ9Əƪƫ10Ƣ11ƃǩ13œư14Z15ķ17ĴƱǉ19Ǒ20ţŦ26ƕ29Ɣ36Ŭ
~pain	86 8y17ŧ18U20Ǆ21ǃ
~pair	80 10Ƥ11Ŕ13ĸũ20Ǆ33Ŧ
~pan	50 -21Ū-14S-12Vž-9Ƃ-8fŤũŬ-7H7ƇƉǑǟ8şƋơǆǉ9ŅťǠ10qWƅ11ţƖ12ǁ13ľŞƄ14ŜǊǩ15m16ƕ19ǡ20Ƨ22ĶǨ23ǥ24Ǆ25ƴ28ǅ29ŝ30Ő31ő33ǃ34QŧǐǦ38Ţ45Ǟ
~pand	86 22ť39Ǟ
~pane	87 9Ɖ16M17Ƌ
~pani	74 -12V12ŀ13şǩ18m24ń32Ţ
~pany	52 -20Ū-19ń-13S-12ž-9Ƃ-8fŤ-7Ŭ7Šǩ8ƇǆǑǟ9ơǉ10ŅǠ11qW12ţƖ13ǁ14ľŜƄ15Ǌ16Ş17ƕ18Ţ20ǡ22Ƨ23ĶǨ24Ǟ25Ǆǥ27ƴ29ǅ31ŝ32Ő33ő35ǃ36QŧǐǦ
~pap	68 -7ű7ś8Q10i11o12ƖƢ14J15ǆ16Ǡ17Ǘ18ǃ20ķ23Kǒ28Ʋ50Ś
~pape	68 -7ű7ś8Q10i11o12ƖƢ14J15ǆ16Ǡ17Ǘ18ǃ20ķ23Kǒ28Ʋ50Ś
~par	47 -15ĹƸ-13yŖ-12ƒ-11dXŐ-10cƛǧ-9ŇƼ-8HŃŒśŝƕ-7QŢƫǞ7EľŞƝǑ8vŨƗ9ƔƧǍ10ƤƱƷǁǂ11UŘƞǠǨ12ŀōŤŵƏ13qstTƘ15Ƣ16Cƨ17ǆǟ18pł20oV21Oơ22ńƠ23GǇ24lƣƥ27ŠŴƽ28u33z35Ɯ36ňŰ
~para	78 8f14h16ş22ǁ25Ř26Ƙ
~pare	66 -23Ƹ-13ǩ-12ƒ-8Ƽ-7Vś7gŵ8Ư11Ʀ17ń19ƥ24Ɲ27Ŵ28Š35O44ƽ49u52z
~park	69 -20D-7ƕ7v9Ɣ10GƠǟ13Ļ14ķ22ǩ24T61Ű
~part	51 -14y-12Ŗ-11dXŐƝ-10Ĺ-9cƛǧ-8ŇŒ-7ŝŮ7ƞưǈ8DEĿŠ9ľŴŵ10FŨƧǑ11ŞǍ12ƥƱƷǟ13ƗǠǨ14ŤƏƤ15qtUŀǂ17ō18sGƠ19Ƣƨ21pCǆ22o24ơ27ƣǇ30lV39ň42Ɯ
~pas	62 -12Ŏ-8ŵƔ-7Ÿ7s8gǨ9ŻƿǛ10ƭ12Ʋƺ13ǀ14cņ15ƫ16ƽ20O22Ʒ23ŲƦ24ƶ33ŀ34ǘ46Ƴ
~pass	67 -8ǜ-7Ÿ7Ʈƽ8Ǩ9gs10ǀ14Ʋ17ƫ24Ʒ25ŲƦ27ƶ38ǘ52Ƴ
~past	72 -12Ŏ-9Ɣ7ǎ11Żƽǜ12ƭƿǛ15ƺ17cņ24O40ŀ
~pat	72 -17ƌ-14ŷ7ƾ9ũƉ15Ǘ16ƹ18Y20q21Ǚ28P64Ǟ
~patc	86 -20ƾ11Ɖ12ũ19ƹ23Y25Ǚ
~pati	76 -18ƌ-15ŷ16Ǘ22q30P68Ǟ
~pay	42 -21ų-18Ļ-15ƶǗ-14ņƷƾ-13Ůǈ-12nBŝǊǔǨ-11őƧǏ-10ķŁ-9Ŵŵ-8ĹŢűƘǛ-7cmxyAŇōŞşŨŭƝơƸ8FƔ9ţǡ10ƀǇ11ĵŐſưǥǩ12ĸ13TƓƪǢ14š15qŅǘ18ž19QƜ20Ư21YŖƱǝ22Zŧ23ŗŬ25Wǣ27X29ƕ30ǑǠ31Ų33œ35ƮǕ36Ř37Ơ38Ŧ41ƃ45Œ47ƒ48ǖ62ǉ86Ĵ
~pay>	49 -22ų-17Ļ-16Ǩ-14ņǗ-13ƾ-11őŝǇ-10ƷǏǔ-9Ǌ-8mZŴ-7şƓƶ7Ɓǁ9ƤƯ10Ǡ11ǘ13ƀǡ14ţ15ư16ŧǣ17WǢ18ƕ19ŖƱ20ĸŦ23Ő24Xž26œ27ƃ28Ǒ30ŗ31ŒƠ32ǉ36Ų37ƒ40Ř46Ǖ58ǖ71Ĵ
~payc	69 -9U-8Ǡ9ǟ11Ĵǉ14ƭ19qƮ21Ư23T25Q33Y
~payi	61 -10B-8ǩ-7ƕ7ŖƵ8ĿŘ9F10ǝ11ǣ12X13Ĵŧ14W16ƪ20œ21ǥ22Ơ26Z27ƒ29Ɠ30Ņ31Ɯ37Œ
~paym	66 -12Ů-10n-9Ƙ-7Ɯ10Ʃ11ƃ12e16ǘ18Ʈ21Zĵƕ27š29Ĵ40Ɣ41Ŭ
~payo	87 -15ƶ-7Ƨ10ǩ16ƫ40Ŧ
~payr	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ57ǉ
~pays	73 -18Ɣ-9Ő-7xQǈ7ǣ10źƕ11ƜƱ13ň15ſ18ǝ23Ʈǩ26Ǡ29ƃ
~pda	69 7ƫǍǏ17Ƌ18Ǣ25Ʋ34ƌ
~pdat	69 7ƫǍǏ17Ƌ18Ǣ25Ʋ34ƌ
~pe>	63 -10Ǎ-9ǩ-7qƒ8ĵ9X10Ƈǉǖ11D12ƣǔ14ǆ15Ş19Ɖ21d28Ʃ29ŋƛ32űƸ34Ƽ36ƹ
~pea	75 -7W8ǆ11ƽ12N17Ś19ơ20ŏ21s22Ň24ũ28a29x
~peak	78 8ǆ12ƽ13Nǩ18Ś22ŏ23s29a
~pec	67 7D8ĺƯ10Ţ11Ŏ12Ɖ13U15ĸǞ21ƞƾ24Ň25Ƙ
~peci	74 8Ư9ĺ23ƾ24ƞ28Ƙ
~pect	73 11Ţ12Ŏ13Ɖ14U16ĸ17Ǟ29Ň
~ped	68 -8ƴ7Ťƪ8ƂƗǀǕ9tĵǨ10ŋœũ11p12ń13ŃŔ14U17E23Ʈ26hš
~ped>	68 -8ƴ7Ťƪ8ƂƗǀǕ9tĵǨ10ŋœũ11p12ń13ŃŔ14U17E23Ʈ26hš
~pee	74 -12ő-11ų-10Ň8Ŝ16Ž20Ş24ǁ38Ż44ǚ
~peed	80 -10Ň18Ž41Ż
~peel	84 -12ų51ǚ
~pel	73 -10o9w10t11ŵ12JƐ19ǃ20ǋ47b
~pell	73 -10o9w11tŵ12JƐ19ǃ47b
~pen	46 -16Ƭ-9RŁŝ-8HLVŀŇƽ-7ľŒŞ7k8ōſƘǕ9ƨ10u11Ļƫưǘ12Ǟ13ƳǓ14z15Wǔ16ŰŸ17Ţ18ĸšţťƛƧ20Y21ĺ22ũ23Ư26ǣ27Ť29Ķǝ30Ǩ31Ŀ33XƷ37ǅǎ
~pen>	58 -15H-11ǩ-10Ư-9Ż-7Ũ7ŽƛƧǕ8ŊŰƑ9yƜ12Ť15ũ16ĻĿ18ǘ21ǔǨ22Wǝ23Ţť29ţ30ĺ32Ʈ34ǅ42ǎ
~pend	64 -14Ƭ-8Ʀ7Ʊ10I11ƶǑ12l13g14ƴ15Ű19ku23Ŀ24Ÿ25z31Ư39X
~pene	60 -9ĿŁǝ-8ƽ7Ƥǣ8Ŗƨ9ĺ10ƛƯǨ12Ʈ13ņŨ14iYĹō16ǅ17ƫ20š25Ƴ34Ť
~peni	83 8Ŀ11ǎ13H23ũ35Ǟ
~pens	59 -13Ʈ-11ĺ7Ľšǒ8ƛ9ƙǊ10XƨǨ11Ɨ12ŗ15Ƙ16ư17ſ19Y20Ƨ23ǩ24ǝ29ǣ31ĸ38Ʒ40Ķ
~peo	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~peop	58 -8ųǄ7WŢƿǜ8bƨ9ĺņşƗǑǡ10Ǜ11ŗǐ12dK13ǉǔ14Ʋǖǚ15ŝ16l17ŷƶǙ18n20Ɯ21ǈǝ26ǇǗ
~per	48 -15Ɓ-12Ŧ-11yWƬ-10Ő-9Ł-8YŗǓ-7lPSŏǐ7ŋƂǄǛ8ałƿ9ĴƖ10LŭƑƓ11vAŊǌǗ12Ɨơǃǆǡǩ13Ǩ14Kžǒǣ15ŅŽƋǅ16Œŷƚ17ŜǑ18DƲǠ19œŹ23Mǋ24J25Ÿ26Ǣ31ķ32ņŚ
~per>	64 -13ŦƩ-12ǈ7xƲǒ8rœ10Qűžǣ12ǘ14ŘŚ16ş17Ɠǡ20LǗ21ƿ22ķƋ23K24Ņ25Œ27ǩ
~pera	83 -7Ső9Ǉ14ǅ23ŷ38ǋ
~perc	71 -16Ř-9Q-8Yƿ-7Ɖ9Ķ10ǔǖ12Ǒ13ź16Ǜ17Ǆ19Ĵǆ24œ25Ž28ƚ
~perf	81 10aŕ11J12Dř15Ļ21Ş
~peri	72 9ŧ12Ũ15ǅǣ23ņ
~perm	75 10ƌ14ŋ22Ÿ26Ʃ39Ź
~pers	61 -11yƬ-10WŞ7fǃǜǢ8Ŗǎ9ų10TľƂƢƲǈ11ƃ13JƖǒ14łŚ15ŭ16Ǒ18vAŊ21Ǩ23ņ27Ŝ28Ɨ34M
~pert	67 -13Ɓ-8Ƭ9ǋ12H15ơ16ž17Ƒ19ǌ22D24Ɨ27ķ40Ǣ
~perw	78 9śƲ11ǃ13io19Ś20JǠ
~pes	79 -13ƈ10ZƤ14ũ17ŠƉ18ľ32Ƌ
~pes>	82 -13ƈ10Ƥ15ũ18Ɖ34Ƌ
~pet	82 -13ő11Ɗ17Ņ22Ş34ń50h
~pets	89 54h
~pgr	89 11ƌǍ
~pgra	89 11ƌǍ
~pha	84 17ƻ33Ɖ
~phal	86 34Ɖ
~phe	89 -14Ŷ14I16h18ĸų
~phi	89 18ƣ48ǘ
~phis	89 18ƣ48ǘ
~pho	63 -14J-9ŃŇŠ-8ŷ8Cľ9ǖǘ10Ǆ11r13SŚ14ĺǟ15Ǘ16c19M21O25IK29Ž35ś47ǩ
~phon	64 -14J-9ŃŇŠ-8ŷ8CľǗ9śǖ10ǘ11Ǆ12r13Ś14Sĺǟ16c19M22O25I29Ž39K48ǩ
~phot	86 -18K11Ǘ36ś
~phy	77 20ƀ23Ƹ27ǁ40ƾ
~phys	77 20ƀ23Ƹ27ǁ40ƾ
~pic	59 -13ǩ-8qŔŦ-7xŐŢ7gnwTWŴžƃ8OŜŤǄ9itNƇƷ10Kĺƞ11Ĺ12Ŷ13LĿŘū14Ƭ15Xƭ16ųǟ17ŭ21ś22f23ł28ǐ30ľ32Š
~pica	87 7ǎ11ƿ12T15Ǆ
~pick	64 -9ǩ-8ŔŢŦ-7xŐ7ƲǏ8gwWžƃǆ9O10Ŝ11i12Nĺ14ĹŶ15Ř17KLXƭ18ųǟ20ŭ28ł31ǐ33ľ36Š
~pict	72 -8q7ūƱ9Ŵ10n11Ť12Ʒ13ƞ15Ƈ18Ŀ19Ƭ28fś
~pie	83 -10ƕ8ƘƟƱ10Ǣ11Ɩ17Ŭ30Ƈ
~piec	87 -10ƕ8ƘƱ11Ǣ18Ŭ
~pil	77 -12ǩ10ķǂ12ƿ51ƻ53ǀ
~pill	80 10ǂ13ƿ60ƻ
~pin	59 -10NƉ-9Ŷ-8Ň7Vľƀƅ8Ŕũƛƶ9yŋƑ10Ƣ11UǠ14Ƶ15A17ŢŽ18tǄǟ19ĺ21ń24z28X31x34ŀ41Ļ
~pin>	75 -9Ŷ-8Ň8Uŀ9Ŋ10ƀ11tV12z13ŢƵƶ14X15Ǆǟ23Ž
~ping	62 -12ǩ-10N7bHŢǝ8ľ9ũƛ10tŋ11yƢ12Ǡ15X16z19ń21ĺ29ŀ33Ļ36x
~pini	87 -9Ʋ12Ļ25A
~pip	74 13ũ14Ƥ30Ƌ33ƛ66ƃ
~pip>	86 77ƃ
~pipe	78 14ũ15Ƥ32Ƌ35ƛ
~pir	80 9Ž14e16ƻ27Ÿ35ŕ
~pire	84 15e24ŕ28Ÿ
~pit	71 -14C-11ţ-9ŗ8ž10qV12Sĸƃ16Ƽ17ǂ19Ǩ20Ʀǩ21ǔ23Q25Ƹ27Ɖ31h
~pita	73 -14C-11ţ-9ŗ8ž10qV12ƃ13Sĸ16Ƽ18ǂ20Ǩǩ21Ʀ22ǔ24Q26Ƹ
~piz	87 -7C11Ǎ14Ų32ǩ
~pizz	87 -7C11Ǎ14Ų32ǩ
~pla	44 -17Œ-15ƪ-13Ƅ-12IPĹ-11Z-10Ũ-9vŁőŬơ-8ŸǇ-7ķĿŜţŧűŶŽǈǣ7zƑ8ĸƆǜ9ŃŇŌŞ10Ŗƈǋ11gş12DŗƗǩ13MňǊǖǚǨ14Uů15WŊƅƓƜƢƤǅ16ǟ17ƔƞƥƦ18Ŕ19GĺǞ22ƌ23kyƠ24Ǣ26F31ŏƐ37V38ū39Ƶǀ46H
~plac	51 -10ĹŒ-9őơƪ-8vSWZŁŬ-7ŉŖ7ƤǙ8ƍƲǛ9hQǖ10Ǩ11UƜ13MƆ14ŃşůƑƟ16DŏƈƌƗǋ17Ǌ19ƅƓƢǅ20Ɣ21ƥǟ24Ʀ26H27GƵ28ƞ29Ǣ30Ơ37FƐ
~plai	68 -8Ļ9ſ10ƉƸ12ư16B20Ŕ22ǜ26ňŖ29Ş30Ŋ
~plan	55 -14Ƅ-11PŒ-10n-9RŞ-8Ɵƪ-7gF7lłƁǨ8Uƃƶ9Ʊ10AĶŔ11ƌƤ12z14S15ĸ16Ň19ŗǩ20ĺǚ21Ƶ22ŏ26Ǟ28W30H34y35k42ǀ52V
~plat	79 -17I-11Ÿ7ǌ10ǀ74ū
~play	82 -8Ũ10s18ŉ19Ť20Ɯ37g
~ple	52 -16ǋ-12Ƣ-10ŌŒ-9Ǆǧ-8ųǍ7ņƗƘǐǑ8cĺǛ9yKƜǁ10ǩ11Jǉǔǚ12ƶƿǖǡ13lŗƲ14ŷǝ15nŭƁưǙǞ17ǈ18bD19ơ20a23Ǘ25d29Ǉ33ƣ35ŝ
~ple>	56 -10Ō-9Ǆ-8ų-7Ĵŭ7bƨǘǜ8ņşƗ9ĺƘǑǛǡ10Jŗǐ11dǁǩ12Kŝǉǔ13ǚ14Ɯƶƿǖ15lƲ16ŷǝǞ17nƁưǙ20ǈ25Ǉ
~plea	68 -14ǋ-13Ƣ-9ơ7jI9Ǉ15bc18D19d28ŭ30a31ŝ
~ples	87 32Ǘ
~plex	79 -13ǧ-11Ǎ10Ơ41ơ53ƣ
~pli	65 -20ŏ-7Őſ7SǀǇ8ǐ11Ōƿ12Ĵ13Ǝ14Ɲ21ƫ22Ļ27ƴ33Ƣ41Ǖ66ǜ
~plic	84 9S10ǀ14ƿ15Ō19ƴ
~plie	71 9ǐ13ƴ16Ɲ46Ǖ
~plit	75 -8Ő14Ǉ16Ĵ25ƫ39Ƣ
~plo	57 -9ǃ-7o11V12Ƨ13Ŵ14ǈ15mqųǑǣ20W21ǜ23S26Ǉ31Qś41ư
~plot	87 63ư
~ploy	58 -9ǃ-7o7ǥ11V15ǈǣ16qǑ19Ƨ21W22ǜ23S26Ǉ32Q
~plu	72 -7ķ7S8Ǒ11Ə12j13ƒ19ƛ27Ž35Ƌ
~plug	86 13Ə33Ž
~plum	75 -7ķ8S9Ǒ12j13ƒ20ƛ37Ƌ
~ply	87 9Ŕƴ12ǐ18Ǖ
~ply>	87 9Ŕƴ12ǐ18Ǖ
~pme	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~pmen	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~poc	72 7eY8ƶ12Ǆ17ĸ23Ŧ32Ř
~pock	72 7eY8ƶ12Ǆ17ĸ23Ŧ32Ř
~poi	77 -8m7M10AŘ12Şšǖ13Ŗŵ16Ǐǣ17ƾ39Ż
~poin	78 -8m7M10AŘ13ŖŞšŵǖ16ǣ18ƾ40Ż
~pok	89 -10ǩ14Ľ19ƾ25C
~pol	45 -12ĺ-10Ɣ-8ŬǦ-7IZų7Ūƙƛ8ƨǤ9žƁƢ11ŢƖ12Őƚ13ĹšƬ14Ǐ15ľƀƧ16Ɠ17ŗơƪǡ18Š19ƍǢ21Ŗſ22őŷ25ŕŚƩ27ş28ƦƵ32ŏ35ř38ǥ
~poli	46 -13ĺ-10Ɣ-8ŬǦ-7IZŀų7ŜŞŪŻƙƛ8ƀƨǤ9ž10ƁƢ11Ţ12Ɩ13ŐƚƬ14ĹšǏ15Ƨ16ľ17ŗƓơ18Šƪǡ19ƍ20Ǣ22Ŗſ23őŷ25Ś26ŕƩ28şƵ30Ʀ33ŏ36ř39ǥ
~pon	83 10ƏǓ20ƴ
~pone	89 22ƴ
~poo	69 10ƥ12ǣ14ǈ22ƚ81ƍ
~pool	69 11ƥ22ƚ81ƍ
~por	64 -9Ƙ-8Ő-7XŘ7ƞ8ƶ9ŻƏǃ11ōǩ12ƥƱ13zĵ14Q16Ű18ţ19ź20ľ23ǀ25Ƨ29ǆ36g
~pora	79 12Ʃǃ37ǆ
~porc	89 9D10ƞ13Ə18ƥ
~port	67 -9Ƙ-8Ő-7XŘ8ƶ10Ż12ō13zĵƱ15Qǩ17Ű19ţ20ź22ľ24ǀ27Ƨ38g
~pos	74 12V14ǈ15S16Ľƴ27Ŏ30EƖ
~posi	89 15V18Sǈ
~poss	89 37Ɩ
~post	81 17Ľ20ƴ33E
~pot	78 -7D9Ūƞ10Ɖ11Ɵ12Fǘ13ƙ24Ű25M27ǋ
~pot>	80 -7D9ƞ11Ɵ12F13ǘ14ƙ25MŰ28ǋ
~pou	66 -21P-17d-13Ƹ-10a-8c10jǛ21Ʒ25r29s30ǂ33o35ƨƺ36q38fp
~poun	83 7Ľ8M45ƺ
~pous	68 -21P-17d-13Ƹ-10a-7M22Ʒ26r30s31ǂ35o36ƨ37q40fp
~pow	89 7Ɗ12Ʋ20q
~powe	89 7Ɗ12Ʋ20q
~pp>	71 -9ŭƦ8śƿ13Ƅ15ƴ25Ś29ǖ36Ų37Ž40ŝ
~ppe	50 -10ƴ-9Ł-8ƽ-7fŝǞ7nŃǚ8iHǩ9ĹńŇ10Lōǝ11ƨǕ12ŗſƫ13ǘ14ţƋ15YĻƿ16ǔ17ǣ18h19ĿƛƳ21Ƨ23Ʒ24ĺť30Ʈ31Ǩ35ũ39Ť41š
~pped	72 -10f-8ƴ7ƀ8ƪ9ĵŤƂƗǕ10tǨ12ũ15Ńń24Ʈ28hš
~ppen	52 -8Łƽ-7ŝ7ƙ8Hņǚ9i10Ĺō12ŗǝ13YſƨƮ14ƫ15ǩ16Ļţǘ17ǔ18ǣ20ĿƳ22š23ƛƧ25ƷǨ26ĺť28ũ34Ť
~pper	80 12r14n24L27ƿ28Ƌ
~ppi	69 -9ǩ8Ŋ9Vǝ10ƛ12X13yƢ14Ţ15Ƶ19ŀ24ĺ25ń
~ppin	69 -9ǩ8Ŋ9Vǝ10ƛ12X13yƢ14Ţ15Ƶ19ŀ24ĺ25ń
~ppl	67 7Sǀ11ƿ12Ō13Ɲ14ǩ17ǐ34ƴ56Ǖ
~ppli	69 8Sǀǐ12Ōƿ16Ɲ29ƴ43Ǖ
~pply	87 9Ŕƴ12ǐ18Ǖ
~ppo	82 -13Ǖ7MǗ14ǖ15ŵ17z19ƾ31Ŏ
~ppoi	86 8MǗ14ǖ16ŵ20ƾ
~ppr	76 10Ƶ11iŊ14ŝ15Ŏ17Ł20ƒ21B34Ƙ
~ppra	81 22ƒ40Ƙ
~ppro	89 12Ƶ17Ŏ20Ł25B
~ppy	72 -18ő-15ǩ7ǧ9d10Ļ14ƞ18U22h23Ş28ŝ35Ŷ
~ppy>	72 -18ő-15ǩ7ǧ9d10Ļ14ƞ18U22h23Ş28ŝ35Ŷ
~pra	78 9ǚ12k20Q21ƒ23ł38Ƙ
~prai	80 12k22ƒ39Ƙ
~pre	58 -12ƹ-11ű7ŇŊőŢŶ8GœŨƙǜ10w11ƆǤ12N13ũǝ14U15ş16Ĵ20Œŝ21ǩ22ǂ24łƻ26K27ƀ28Ƹ33Ƽ
~prea	83 24ş28ł
~prec	89 -15ǩ13iŊ18ŝ19w
~pref	84 -7ǖ18Ĵ40K
~preh	84 41ƀ
~prem	77 7Ʃ10X13œ15Ǥ30Œ
~pres	69 7łŐ8ŝ9Ǐ10Ňőǜ16N17ǂǝ30ƻ42Ƽǩ
~pret	71 -10ű7Ř8SŕƉ9WŶǐǑ10ōŢŴ11Gƙ12Ũ15Ɔ18U24Ƹ
~pri	55 -11Ǔ-9Ŕ-8lĹǃ-7Ł7ƔƠƨƮǁǆǣ8krƂǊ9ĵƘƥ10Ţǩ11uŕơǤ12ŝƗ13HƩƻ15ŊƬ16ŎŖţ18ƒ19Œ20ŀ21Š22ńƣǍ23œ26ł27X31Ņ37ľ
~pric	61 -11Ǔǩ-9Ŕ-7lĹŁǃ7Ň8ǁ9ĻƂ10ƠƥǊ11ĵƘ12rŊ13Ţ15œŝƗ16Ʃ18ľƬ20Ŏ22ƒ23ŀ25Š26ń30Œ31X32ł36Ņ
~prim	89 13Ǧ17ƾ
~prin	65 7Ń8tť9j10ƔƮ11k14u16ŕ18H21ţ23Ŗ26ǩ27Ǎ28ƣ
~prio	89 -8Œ17œ35ľ
~pris	86 7ĸ12ŏ19ǋ20Ǥ
~priv	83 7Q10Ŋ11ǀ12ƨƱ13ǣ21ơ
~pro	51 -13Ɓ-10Ĺ-8ŃƬ-7pOĻŇǈ7lńŅŗŽ8LŀƕƛǕ9dſƃǡ10ŐƩǄ11Ƒƭ12ŏŸǚǧ13BŞǜ14DŎƗƿǙ15ĺł16ƌ17Ɛ18ǆ19ơ20ľ22bǥ31Ǣ38Ƅ44ķ47ǒ
~prob	73 8sĹ9ŏƼ10ŵƷ11ǜ14ƛ15lLŜ17ŀ
~proc	89 -9O-8ǩ13ǜ17Ō27ł
~prod	83 16Ǖ18ǡ19Ʃ24Ǆ
~prof	80 -10ž7ņ9Ɛǒ11P26ǚ
~prog	74 8ļ9ţ11Ǘ12ő13Žǅ14Ő15Ņ16ń23Ǚ30ǥ
~prom	84 -17Ĺ-8p9Œ13v15ǩ16d26Ŏ33ĺ
~pron	87 37b
~proo	70 -17ǌ-8Ń14ľƕ15ơ23ǧ50ǒ57Ƅ
~prop	65 -13Ɓ-8Ƭ8ǋ11H14ơ15ž17ŸƑ18ǌ21D23Ɨ25ǆ26ķ38Ǣ
~prot	67 7ũ9X10Əǘ14ƃ15Ŗſ17ƭ18ŗ19ľ21ŏ37ķ
~prov	80 10Ƶ11Ǆ14Ǣ16Ő17Ł18ƌ23B25Ş
~ps>	62 -11Ư-9ő-8tŭ-7R7ƛƧǢǨ8ķŞŢǃǌǒ9qťǐ10Ňƻ11gkƌƮ13š14Tǀ15ũǣ16cuĿ17P18ŝ19n20ǡ21ŗ24Eǘ25Ɯ26A
~pse	72 -7ǚ8r16ţ24Ũ46š
~pse>	81 43š
~pset	78 -7ǚ9r18ţ26Ũ
~psi	89 13H28Ɨ
~pst	81 9ƣ11ƛƜ23Ƥ28Ǎ
~psta	81 9ƣ11ƛƜ23Ƥ28Ǎ
~pt>	71 -16ő-10ZōƮ-9ǔ7ǣ8Y9Ǘ10ƃ13Ɛ14Ŷ17ǘ20ǖ21ŝ24ƒ27Ű28ƥ
~ptc	87 32ĵ
~ptci	89 23ĵ
~pti	74 -7Ǣ8Ū10ƿ11Ň15ǈ18Ō20ƻǝ21N23ŀ
~ptio	78 -7Ǣ12Ň16ǈ19Ō21ǝ22ƻ
~pts	83 22Ƙ33Ǌ
~pts>	83 22Ƙ33Ǌ
~pty	82 11y48Ɵ
~pty>	82 11y48Ɵ
~pul	71 7gŁ8W9Dƌ10Ļ12ř13Ŋ15Ĵ24d30TŚ39Ż
~pull	71 7gŁ8W9Dƌ10Ļ12ř13Ŋ15Ĵ24d30TŚ39Ż
~pum	84 33Ɗ
~pump	84 33Ɗ
~pur	82 14Ʃ22y29ƒ
~purc	87 31ƒ
~pus	79 -7Ź10Ŋ12łŌ13ĺ17Ɩ18HŰ27r
~push	80 10Ŋ12łŌ14ĺ17Ɩ18H27r
~put	53 -18V-10Œ-8yGƚ-7WŎŔŧŵƦƮƯƵ7kTſƙơ8wEűƫ9ouDŰƈƎƒ10cXĺńǏ12RŗŴƅ13Lũ14SĸƐ15ƌǗ16Ƽ17ŷƤ19f20Ʋ21ƓƱ22Ūƻ25Ů26ǘ29Y31Ō36Ķ43H
~put>	55 -18V-9Œ-8yGƚ-7ŔŧƦƮƵ7QŽſƃƙ8kTơƫ9DEű10ouŰƎ11XĺńŪƒ12Ķ13RŗŴƱ14Lũƅ15SƐ16ĸƌ17Ƽ18ŮŷƤ21f22Ʋ23Ɠ24ƻ29H31Y33Ō
~pute	76 7c8dŚƝ11bǜ18Ǐ29Ǘ42ǘ
~putt	76 10ƹ12ŮƱ14w16Ū22H36Ķ
~py>	68 -17ő-15ǩ8d10Ļ11ơ13ƞ16Ž17U21h22Ş26ŝ33Ŷ35ś
~qua	67 9Ƭ10Ʀ13ƫ14Ƙ16Ń17ǋ18Ɠ19Ĵ25Oǖ41Ɔ
~qual	89 18ƫ
~quar	68 9Ƭ10Ʀ14Ƙ16Ń17ǋ18Ɠ19Ĵ25Oǖ41Ɔ
~que	68 8dg10ǁ12Ƙ14AĽ16ķ17Ĺ28Ŋ53ŉ
~ques	68 8dg12Ƙ14AĽ17Ĺ28Ŋ53ŉ
~qui	57 -8ŦƋƗ-7GƓ7řŚƕƮǇ8dǙ9Ŋŋǉ10Vš11ĵŝ12Ɲ13ǎ14ǌ15Ŗơ16ƔǞ17Ǔ18ǂǢ19ŀŧ20Ƨ21Ǡ26Ķ27Y35ķ40Ǐ41ƹ
~quic	72 -9Ŧ7ķ8R10Śƕ11dŋ12řǉ15YŊ16ŝ25ŧ27Ǡ
~quie	86 13Ʈ22ǎ31ŀ
~quip	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~quir	76 12Ǚ20ǌ21ơ24Ǔ
~quit	71 -9Ƌ-8Ǟ-7ũ9Ǉǝ12Y13V14š21Ɣ26ǂ28Ƨ34Ķ41ķ52ƹ
~quo	66 -10Ŕ-8Ÿ7ƈ9ǂ10ƿ11ž17Ǧ18Ĺ20e27J30ń33Ǜ34Ņ
~quor	89 -10Ÿ-8ǡ14ƿ46Ǜ
~quot	67 -10Ŕ7ƈƭ9ǂ15ž17Ǧ18Ĺ20e27J31ń35Ņ
~ra>	67 -9k-8ŹƸ-7B9źƶ11M12ƤǦ13Ų15u18ƂƎ19ƴ21Ǉ23x30Ǥ35w43Ķ
~rab	82 -7ŌƧ12a13Ÿ15ƻ29Ś
~rab>	82 -7ŌƧ12a13Ÿ15ƻ29Ś
~rac	58 -7ơ7ű8ŀŦƖǊ9ƓƩ10ƌƢ11řǄǧ12w13Q19ƒ21ǒ23Ǒ44Ǔ47ǀ63Ž
~race	86 19w45ǀ
~rack	73 10ű11Ǌǒ73Ž
~ract	61 -7ơ7Ǎ8Ŧ9ƓƖƩ10Ƣ11ƌ12řǄǧ13ŀ14Q21ƒ22ǒ25Ǒ46Ǔ
~rad	64 -12t9ǟǣ11B12p13Ɲ14ŧŪ15Ƶ16q19S22m23vP33y37ź
~rade	66 7ƌǑ8y9ǟ10ǣ11m15ŧ17q20S24P30v42ź
~radu	86 -8v7Ʊ15m35y
~raf	81 -9O-8m12Nǋ13ů16eĴŻ
~raff	87 -10O-8m13Nǋ14ů17Ż
~raft	87 17eĴ
~rag	50 -21Ǐ-13Ɨ-7ňǩ7ĹŅŉŝŤƘǣǥ8XķŕƜƦƪǉ9ŃŐſƆǒǨ10iƭ11źƑƚƨǌ13RŠƀ14ƁƝ15W16ľŚǚ17ǝ19ƧƬ21ž22š23Ǣ25ŏŗ28Ɠ38Ű43ƥ
~rage	51 -21Ǐ-14Ɨ-7ňǩ7ŉƘǣǥ8XķĹŕŝŤƜǉ9ŐſƆƦƪǨ10Ńƭǒ11źƑǌ12ƚƨ13Šƀ15Ɓ16WƝ17ľŚǚ18ǝ19Ƨ20Ƭ21ž22š24Ǣ25ŗ26ŏ29ŰƓ44ƥ
~ragg	87 7r12R15Ņ21i
~rai	58 -10ǩ-9Ɨ-8ǝ7kŗšǣ8aoƸ9Ǐ10ű12P13ƒǐ15ŀœź16Ơ17QYĴ20ů22Ŕ25lƯ26Ƙƙ28Ǚ37Ŀ41ƛ47j
~raid	89 16ƛ59Ŀ
~raig	75 -9Y-7sǝ7Ƽǎ8Ż11o12lň14Ŕš16ű22ŀ23Ĵ
~rail	89 -11Ɨ17Ǐ24ǐ
~rain	66 -16ň7Ɖ10Ƹǣ16P18ź20Q23ů28Y31ƙ33Ǚ35ƛ53j
~rais	69 7Ř10kŗ12a16Ŕ17ƒ20Ơ21lœ32ƘƯ
~rak	87 16h34Ž
~ral	65 -16ŗ-15žƩ7ĺƏ8Ǎ13ƳǓ14ǧ15Ɖ16C27Ƹ29ǡ31ǥ45ư
~ral>	65 -16ŗ-15žƩ7ĺ8ƏǍ9Ƹ13ƳǓ14ǧ15Ɖ29ǡ31ǥ45ư
~ram	65 -10ŭ7ļ9aǑ10ƮǗ11Ž12P17ƻǁ20Ǚ21ǩ23ǅ26ǥ29ŃƇ35ƍ
~ram>	78 -12ŭ9ļ12Ǘ13ǅ28Ǚ29ǩ32ǥ
~rame	78 14ǅ22ǁ36Ń37Ƈ
~ramp	76 41ƍ
~rams	89 16Ž24ƻ
~ran	45 -16Ƹ-14Ť-12Ǆ-10Q-9ǃ-7ōőƼǞ7řűſƣǢǨ8ŘŪƙƦǕ9AYŦƴǟ11KĹŞşţǍǩ12ƀƃƑƬǒ13ƭ14ǅǓ15Xŭƅ16Łǐ17Ɓǥ18Ƴƶ19ŏŐŒƄƩ21ņƕǌ26W27Ə29ľ36š
~ranc	48 -16Ƹ-12Ǆ-10Q-7ƶ7ŧƀƆ8XřŚ9ſǢ10AŪƙǨ11ŦƴǓ12ĺŘŞ13şšƁƳ14ƃƑƦƩƬǒ15ǩ16ƭ17ţ18ǥ19ľŁ21ŐŒƄ22ŏ23ņƕǌ24W
~rand	70 -7ƢƦ7śǓ8knYƯ9Ɓ10Ƴ11xĹ12ŷƘ25ǅ26ƅ28ŭ38ƶ
~rang	75 9y11ƀƜ14X19Ǖ23K
~rank	89 -9ǃ13g14H25ľ
~rans	83 -8Ƽ7ǘ13Y14l17ű19ǐ
~rant	73 7W12Ǜ14ƣ17ǟ19Ǎ46Ə
~rap	86 8m10ƞ18Ń
~rar	89 11S12Ʃ15U20Ǚ
~ras	69 -8nŻ8lw11Ƙ13Ƥ27ƃƎ38Ɓǜ46ż
~ras>	78 13Ƙ31Ǝ44Ɓ
~rash	80 -9nŻ16Ƥ31ƃ54ż
~rass	84 48ǜ
~rat	56 -11ǩ-10p-8Ņň7sŏűƸǁǟ8ĺǊ9ǃ10Śş11fMƔ12ũ14Ĵĵś16Ŋ17ŎœŘūƘ18cK19Œǅ20ǋ22ŷ23ǆ24ľŔ26Ş42ƴ
~ratc	89 10Ɠ16ŏ
~rate	63 -11p-8Ņ-7U7E8ĵźƔ9HƸ10ĺǊ11ǃ12ľş15ũ20œŘƘ22Ŏ23c25Œ27Ŕ28ǋ30Ş49ƴ
~rath	74 -7ň11ǁ14s16M20Ĵľ25Ŋ26K
~rati	72 9ŷ10ĵŕǇ14ś15Ś24ūǆ27ǅ
~rats	86 8Ɩ9f10ƺ12Ǔ13ǟ14ƞ
~rav	78 -12C-11ů-8Ǟ-7Ř12ǐ16Ɓ27Ū38ǀ43Ɵ
~rave	78 -12C-11ů-8Ǟ12ǐ16Ɓ38ǀ43Ɵ
~raw	74 -11Ű11Ŭ12ǖ16Ƈ17Ś19ŀ20Ɗ23ǁ28ǚ
~raw>	84 22ŀ26ǁ32ǚ
~rawe	87 -11Ű14Ŭǖ21Ś
~rawl	83 19Ƈ22Ɗ
~raz	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
~razy	77 -8ķ7Ɠ8ƈ9U10xǩ11HŔƱ12ǎ13ƒ15Ň16it
~rbe	84 -7ƫ10Ʀ11Ǝ12ő13t17Ǎ
~rbn	86 36Ɯ
~rbnb	86 36Ɯ
~rby	82 15z17Ś18ƙ
~rby>	82 15z17Ś18ƙ
~rce	66 -15Ř-8QYƿ8ĵĶŌŢ9ǔǖ11Ǒ12Ńź15Ǜ16ĴǄǆ22œ23Ž26ƚ29fŏ
~rce>	78 10ĵŌ12Ţ13f14Ń35ŏ
~rced	86 23f
~rcen	71 -16Ř-9Q-8Yƿ-7Ɖ9Ķ10ǔǖ12Ǒ13ź16Ǜ17Ǆ19Ĵǆ24œ25Ž28ƚ
~rch	72 -11C-7ǐ7ƞ9ư11oƏ12ǚ14ƥǢ15tBŭ17Ɖ22D25ƒ26ƶ
~rch>	76 -12C-7ǐ8ƞ10ư11Ə12o15ƥ16tBŭ24D27ƶ
~rcha	86 18Ǣ31ƒ
~rchi	89 15ǚ21Ɖ
~rci	73 -15Ƃ7ǌ9Őǋǔ10ǥ16Ǎ22Ǧ27Ǆ
~rcia	73 -15Ƃ7ǌ9Őǋǔ10ǥ16Ǎ22Ǧ27Ǆ
~rcy	81 11ş12ǈ14Q17Ū20ǀ
~rcyc	84 12ş18Ū21ǀ
~rd>	49 -14I-12YŒ-11Ǧ-10ŵ-9KƨǍ-8JĵĹōŭǝ-7fuwňƌưǈ7ŇţŤƴƹǅ8kmŋŎūžƣ9qźƂƒƿǒ10ǣ11ų12bhǙ13ĸƠ14Ƥǟ15Ƴǩ16ř18drĽ20ŜŪǖ21Ǘ22Ő23UļŌƍ24X25Ĵơǌǘ26F27Ł29Ż31Ƒ34e
~rda	83 11XǛ32Ų
~rdas	84 11Ǜ32Ų
~rde	70 -10ň-7Ō8ŵƄ9Ƴƾ12Ǖ14Ŏ18gƣ31Ũ32Ɯ49ŋ
~rded	78 44ŋ
~rden	87 22ƣ23g
~rder	80 -7Ō9Ƅ10ŵƾ11ŋ12Ƴ14Ǖ16Ŏ37Ɯ
~rdi	73 7Ƈ8Ĺ11Ư12ƅ22ś27ŋ37Ʋ
~rdia	81 13Ư41Ʋ
~rdin	78 8Ĺ13ƅ24ś29ŋ
~rds	63 -20j-13ŋ-12ĵ-10ơ-8ǜ-7dŠŨ8ũ10ǌ11Ŗ12Ŝ14ƾ15ń16Ů18Ŵ19ƙǘ22ň36Z38ƄǗ39Ɵ40ǖ
~rds>	63 -20j-13ŋ-12ĵ-10ơ-8ǜ-7dŠŨ8ũ10ǌ11Ŗ12Ŝ14ƾ15ń16Ů18Ŵ19ƙǘ22ň36Z38ƄǗ39Ɵ40ǖ
~re>	25 -17tƨ-16p-15ŀ-13KŔ-12ŇƔ-11eǏ-10mIŒűƌ-9Ƈǚǥ-8ĴŹƋƘƫƳƽǅ-7BNĽŻƀƒƵ7RĸŗƯ8gŁņŽƄƲƾ9rwOńŊũƑƶƻǈǕ10jĶŋšŪźƃƩǡǤ11YľŜſƉƦƧǓ12uŷƙƢƤǗ13PSłŉŌŏǀǎǦǩ14ťƍƎƷƺǋǟ15knXZĿŬƭ16xĻŚžǑ17dsvŢƗǊ18zŐŤƚƝƼǨ19JŭŰƁ20ǔ21ňœ22MĵŘǆǝ23ōƬƸ24ly25ƏƟƱ26cFŨƣǢ27Ń28Ɗ29DQ30fiǞ32H33a37ŝ38Ǆ41ƞ42G47C48V
~rea	47 -18S-17ŀ-13ƚ-11b-10HŢ-9ųƟǘ-8MPţŭƷ-7ŒŤŦƒǅǏ7xǎ8gķĺŮƏ9Eşƙ10XŝƋ11żƮƻ12klŇƐ13dUǋ14řƁƖǓ15eľƞơ16ŧ18Ƙ19ƿ20Jšǚ21aKņ22CłŶ23ǩ24Ś25j27Ĺ32Ō34Ŕ35IŖ
~rea>	80 -25S-19ƚ-7ǅ8F10Ŕ12G15j22E30lC33I
~reab	83 8M14ƣ17ǋ25C
~reac	72 -14ū-9b-7Ŷ7Ə8g9Ŝ12X15L17Ľ22ĺŇ24I29Ĺ39K
~read	58 -10Ţ-9ų-8Ʒ7vŅƸǡǤ8ƦƮǞ9DĹŹư10dj11p12řŮ13ơǓ14łƖ15Ś16ş18Jūƻ19ŏ20Ɓ22e24a25Ō40Ŗ
~reak	73 -10H7ƙ8x9X10IO12ơ14kNŨ15ǝ23ł24Ƌ26ǩ32š
~real	68 -14ŀ-13I-8CŇ7ĿƏ8cRŚƅ9dņźƮ10gFŋřŧƙ12Ŗ18ŵ21Ɛ22ķ27ǩ30ľ
~ream	87 -11ŵ-9Ɵ16Ś19ǎ20Ŷ37ƞ
~rear	89 21Ƙ28ż
~reas	70 -12ŏ-8a7ƀ8ƶ10Ƃ12ĹŇ14ƽ15Ƙ25Ō29œ54Ŕ
~reat	63 -14œ-9Ŝ7xƜ8ĻŴƇǜ9jJǋ10ak13ŞƼ15T16ŧ17i22U23ŝ27Ŷ28ƿ29ņ31ǚ
~reau	89 9Ő13ńŜ
~reb	78 9ǝ52Ɠ
~rebu	78 9ǝ52Ɠ
~rec	55 -15ǩ-10G-9ķ-8Ť7ĺ8dzǈǚ9ŝ10ŒƘ11aqŜưƾǊ12ťƴ13ŏ14Fž15E16őƀ17ŵǤ18ţ20B29Ǘ30ƿ31Ż38ż41Ľ57ŋ
~reca	81 18q49Ľ
~rece	76 13ĺţ14ƴ15ǈ18Ǌ19ť21Ƙ27ő
~reci	89 -15ǩ13iŊ18ŝ19w
~reck	73 -11G7r9z10ƃ11ž12BŨ13ƿ16ư17Ŝ23ƀ25ŵ54ż
~reco	63 -10Ŋ7kƓ10ǟ11Ľǚ13Bţ14ƾƿ35Ǘ38Ż69ŋ
~rect	70 -9ķ-8w7pŬƴ8bnsDžƪ9Ɵǜ10Ź11ǅ12d15Œ17ŏ18a20EF
~red	47 -21Ǐ-18N-12Ǒ-10VĶƒ-9WťǨ-8nŵƚ-7ōǋ7mGĹŅũƋƕƭǄǙ8ľšưǧ9ŎƎ10ŉŴƈ11Ũƶ12Z14Ōƀ15Ƈǁǜ16e17S18ƌ20PơƦǒ21ǥ22lǍ23ş27ŗ32Ǘ33Ǣ35Ɠ36ļ38ŏ39ſ42ĵ44ƨ
~red>	49 -22Ǐ-18N-12Ǒ-10VĶƒ-8WťƚǨ-7nŵǋ7ƁƺǃǐǙ8mGĹŅŇšũƭ9ľưǄǧ10Ŏ11ŉŴƶ13ŨƦ15ƀ16ŌƇǁ18S21Pǜ22ơǒ23Ǘǥ24lǍ25ş29ŗ30ļ34Ɠ35Ǣ40ŏ41ſ46ƨ
~redi	63 7ő8ƌ9Ƹǖ10ĸŝƦ11YŬƕ12ļ14Ǘ21Z23e59ĵ
~redo	81 15Ƌ20ƈ29ƌ
~ree	55 -10Ŀ-9ň-8Ɩ-7ũƟ7Ƨ8BŁŌ9aĹƯƱ10sEƝǁǋ11rŽǃ12ZŤ13GŜ15NǄ16Lƞ17gV18ơ19ŰǓ21Ɣ23h25m27j45DƑ62ƙ
~ree>	67 -10Ŀ-8ň-7O7ĹţƷ10Ƨ12BD13Ʊǁ14s15Ť16rZơǩ17Ƒ18Ł19N20LǄ24g27Ɣ36m
~reed	82 15Ư19Ɲ39h
~reek	83 -8Ɩ-7ů11ơ60ƙ
~reem	84 8Ƣ10Ǩ11ǌ32Ǔ
~reen	87 8D10ƞ11ś16Ō19a
~reer	89 -7ũ15q34V
~rees	79 -8ƙ21j49Ƒ
~reet	64 8tƣǝ13E14ƞǋ16Gǃ18Ŝ25Ű35ƙ43D
~ref	73 -15Ũ-7Ɠ14UĴĽ16ǌ19Ɨǋ28ƴ32Kũ46ļ
~refe	79 -8Ũ17Ĵ36K50ļ
~refr	87 -7D18Ľ19ǌ23ǋ
~refu	89 -8Ũ35ƴ39ũ
~reg	67 -7ƹǦ7JĹųƂƩ8ƕ9Ÿ10Ƙǃ11ƾǂ12ŲŶƉǖ14ơ17Q21ǡ23ū24Ǌǔ
~rega	86 10Ĺ28ǡ
~regi	80 9ƕ14ǃ15ǖ21Q28ū29Ǌ
~regu	73 -8Ǧ7ƙ8JųƂƩ10Ÿ12Ƙƾ13ŲƉ15ơ27ǔ
~reh	79 -8ů14Q20Ə25ǋ38ƀ
~rehe	84 41ƀ
~reho	86 -8ů16Q22Ə27ǋ
~rej	89 8ſ20ƴ
~reje	89 8ſ20ƴ
~rel	61 8TƔ12ǚ13ǩ28Ư29H36Ǧ64Ƃ
~rell	63 14ǩ37Ǧ67Ƃ
~rely	87 -8A8m10Ǖ15Ư18ǚ
~rem	60 -14ơ-8Ļ-7gV7XŦƢ8x10ǅ11ǄǤ12E13a15ǌ16œ17ǀ22ư23Œ25ƶ28t30ƌ34ǈ35Ľ43Ķ
~rema	81 -9Ļ31ư47ǈ
~reme	65 -15ơ-7gV7œ8ŦƢ9x11ǅ14E17ǌ20ǀ27ƶ30t40Ľ49Ķ
~remi	76 7Ʃ10X13œ15Ǥ19a29Œ
~remo	82 17Ǆ43ƌ
~ren	44 -21ǌ-17Ƹ-15ƭ-13nZƗ-11H-10ƚǩ-9PŌǧ-8ĴƼǈǓ-7cqXĻœ8ĺǏ9ŘŧƟ10vň11ŜƌƣƮǥ12ŗũ13ŝƯ15GKšǒ16Őǡ17ŞǇ19ķ20ƪ21Ĺ23Ƥ24ŵ25ƥ27ŏƽ28Ǒ30z31Ƣ32Ɓ33ơ42Ɯ49u57F62ŕ76Ơ
~ren>	74 8w13ƫ15vy17Ư35u
~renc	79 -7Œ8Ə15ł18ň21K37ǡ
~rend	84 46ƪ
~rene	61 -15Ƣ-11ƭ-10ŌŔ-9ǌ11ś12Ǟ16Ơ21Ĺ25š27Ƥ30Ŝ65ŕ
~reno	87 13Ʒ31ƌ
~rent	48 -18Ƹ-16ǌ-13ZƗ-11nŜ-10Hƚǧ-9P-8XĴǈ-7qĻƭƼǓǩ7Ĺǐ8Ŏ10ĺǏ11ŒŘŧƟ12Ʈ13Ŕƣ14ŗǥ15ŝ16ũ17Gŕǒ18Ő19Ǉ20Ş23ķ26ŵ28ƥ30ƽ32uŏ33zǑ36Ɓ40ơ45Ƣ47Ɯ63F79Ơ
~rep	59 -9ǝ-8Ƙ-7ǩ7ĸŔž8ĺņƮ9Ż11Ƒ12ĵ14ƋǄ16ţ18ź22ŦƈƗ26Ɠ30Ɛ31Ǣ32Ƶ35ũ
~repa	79 10Ƥ11Ŕ12ĸ13ũ20Ǆ32Ŧ
~repl	62 -9ǝ7ũǏ8ž9ĺƮ12Ƒ15Ƌ24ƈƗ29Ɠ32ƐǢ36Ƶ
~repo	79 -10Ƙ8ǉ12Ż17ĵ24ţ25ź
~req	74 9Ĺ12Ǚ15Ľ20ǌ21ơ23Ǔ
~requ	74 9Ĺ12Ǚ15Ľ20ǌ21ơ23Ǔ
~rer	77 -20q-16ť-14ǩ-8Ɣ10ŢŬ12Œ18Ŵƴ20Q21ų26ő37ƈ44Ő
~rer>	80 -14ǩ-8Ɣ10ŢŬ12Œ19Ŵƴ27ő46Ő
~res	52 -18S-14Ǟ-10aA-9ů-8ƋƗ-7PZƜǐ7ńǛ8eĻĽĿŅ9kENŠŽƘưǔǗǠ10ŏǟ11őŕşǂǝ12ƏƑ13ǧ15Ň16Ǐǜ17tBŷ18JōŐ19Ű20ƻ21Ǎ29GUƼ34ǩ35Dǋ38n
~res>	70 -12ơ-8ƣ9ƫ10ƞǔ13eǍ14kĻŽƘǠ15Ǐ16ǋ17ş18ŕ19Ƒ21Ŀ24n
~resc	83 34ƻ
~rese	86 10Ő13őǜ15ŝ21N
~resi	82 -10S10G11ǔ21Ǆ26n31ǩ
~resp	87 10Ǔ13Ţ17U
~ress	59 -14Ǟ-12S-10Ǣ-7Ǆ7Fţƚ8őǏ9ǜ11ńŅ12E13ŇŐǂǗǩ14ǝ15ŷ16ǧ21J23Ű24U27G28ǋ35Ƽ42D
~rest	68 -10ůƋ-9A-7ǐ7ŷ8Ĺś9ƪ10zH11ƔǛǩ13ƣ14Š15Ňơ16ưǟ17tƏǍ19ō25B
~ret	60 -12ű7qŶƟǂǊǑ8ŢŴǆ9GTĹĿŜŨƙ10ƭ11š12Ɔ13UǙ15Ƨ20tƸ21Ǆ23ƹ25P37VĶ
~reti	68 10q12Ŝƭ19Ƨ24t30P37Ķ44V
~rett	69 -10ű7ŕƉ8Sǐ9WŢŶǂǑ10Ŵ11GĿƙ12ĹŨ14Ɔ17U23Ƹ27ƹ
~retu	83 7Ǡ8f11Ǌ14ǆ16T21Ǚ
~rev	73 -12ƶ12Ʃ13G14űǞ18Ŝ23ǩ24ũ27Ŗ34HǊ
~reve	77 13Ʃ14G15ű26ũ36HǊ
~revi	84 -14ƶ-7ņŢ17Ǟ22Ŝ27ǩ31Ŗ
~rew	72 7u11Ŏ12ǣ13Ǟ14Ǩ15Ʋ18Ǒ21ǎ25ǉ32k34ǈ36Ǉ
~rew>	73 7u11Ŏ12ǣ13Ǟ14Ǩ15Ʋ19Ǒ20k26ǉ35ǈ37Ǉ
~rfe	81 10aŕ11J12Dř15Ļ21Ş
~rfec	81 10aŕ11J12Dř15Ļ21Ş
~rga	89 -12tw8Ļ25ǆ27x
~rge	66 -8Ƹ-7Ŀ7ƃ8ĴǙ9tŒǂ10ơ11Ƅƨƿ12ǩ13Ɠ14ƴ15Ż17ǔ22YŁ23Ơ26Ɔ28Ƽ47Ń
~rge>	73 -9Ƹ8ƴǤ10ǒǙ12ơ13ƿ15Ɠ17Œ18Ơ25Ł30Ɔ
~rgen	82 11ƃ29Y44Ń
~rger	87 12t13ǂ41Ƽ
~rges	87 -7Œ10Ơ19ǩ26ǔ
~rget	86 -7ŕ7Ɠ8Ļ10Ĵ15ŃƄ16ƨ
~rgi	83 14Ÿ16CŅ17y25Œ
~rgia	86 15Ÿ17yC
~rho	89 7ƞ11G14ƒ27C
~rhoo	89 7ƞ11G14ƒ27C
~ria	76 9u10ƅƩ12ǋǕ13Ʀ18ƫ19Ɖ26ư
~rial	80 13Ʀǋ14Ǖ20Ɖ28ư
~rib	81 8ƻ9gƸǍ10w11Ũ12œ
~ribe	86 9ƻ10ƸǍ
~ribl	89 10g11w12Ũ13œ
~ric	56 -13ǩ-12Ŀ-9ĹŔ-8lĴǃ-7Łƾ7Ļƙǁǔ8ƂƘǊ9ĵƏƠƥ10QŊ11qrŢǈǍǟ12Ɨ13œŝǘ14ŭƩǑ15ľ16Ƭ18Ŏ19ƒ20ŀ21Š22ń23Ƌ27Œ28Xł31ƚ33Ņ39Ƈ
~ric>	86 23Ƌ
~rica	73 -13Ŀ11ƙ14Ƌ20ǈ22Ǒ43ƚ
~rice	62 -11Ǔ-10ǩ-9Ŕ-7lĹŁǃ8Ňǁ9ĻƂ10ƥǊ11ĵƠ12rŊ13Ţ15œ16ŝƗƩ18Ƭ19ľ20Ŏ22ƒ24ŀ25Š26ń31XŒ34ł37Ņ
~rici	89 -8Ľ12P16Ƙ20q
~rick	75 16Ǎ17ǟ20ǘ58Ƈ
~rict	81 10ơ11Ǆ12ǔ15ƏǓ18Q23ŭ
~rid	71 -14Ŵ-9ǐ-7ǩ8zŸ10ŭǔ11wŉ16ŪǄ20tŬƃ21Ƶ22H27Ų28ǀ44ŵ
~rida	86 9Ÿ14ƃ20Ǆ28H
~ride	75 -13Ŵ-10ǐ-8Ū7Ŷ8zƃ11ǔ12wŉ21t22Ŭǀ30Ų48ŵ
~rie	52 -10ǋ-8wƂ7ŶƜƳǘ8Wŭƚƫǩ9jĽǅ10aļƤǍ11ƷƼ12ŲƢ13őŠǛ14oņ15Ƒ20B21Ɔ23AŢ26f28Ŀƃ37Őǣ
~rie>	89 7l15hŠ33Ő
~ried	68 -7Ƴ7ư8Ɩ9r12Ŷƚƫǘ14j18Ţ19Ŀ27o39f
~rien	64 -7w7ƃ8ľŧ10Ũ11Ɯ12ǣ13ļǅ14Ƥ15a16ƳƷ17Ƣ20ņ26B30A
~rier	78 10Ŧǣ11Ş14ŝ15Ţ25ő26ǩ38Ő
~ries	61 -11ǋ-8Ƃ7ǐ8X9ǂǦ12WĽŭ13Ǎ14Ƽ16Ų17Ǜ19Ŀ20Ƒ25ǣ26Ɔ27ƃ
~rig	38 -13n-12j-11Bǩ-9xŻ-8RTUķ-7mĺƔ7dņŨơưƻǄǜ8wŃşŭƫǥ9ipKQŁŲƌƝƨƹǌ10sŗťűƈ11Xŏƒǔ12uCőųƓ13aMSŧǑǟ14EƜƽ15oŊŌƬ17ŀƅ18qŇŎǃ19I20ŝ21Ʒ23bP27N
~righ	38 -12jn-11ǩ-10B-9xŻ-8RTUķ-7lm7dřƦưƻǄǈǜ8wņŌşŨơƫǥ9ipKQŃŭŲƝƨƹ10qsŗťűǌ11Xŏƒǔ12uőųƓ13aMSǑ14CŧƜƽǟ15oEŊƬ17ŀ18ŇŎƅǃ19I20ŝ22Ʒ23bP27N
~rigi	75 10Š17ƈ18Ƌ20ƌ22l
~rij	89 18ƹ21ƿ
~riju	89 18ƹ21ƿ
~rim	84 12Ǧ15ƾ24Ƒ
~rima	89 13Ǧ17ƾ
~rin	49 -15Ǆ-11F-9ĿƷ-8ŗŞ-7ZŮƌƧǐ7H8hRSŉŕ9uKřƎ10ńŏſƥ11ŀŖ12L13qVłţƢ14Ǟ15Ǒ16Ǉǩ18Ĺƣ19fU20IŜ21Ų22Ľ25ǜ26Ʈ28Ƌ31T33Ǌ35Ǎ48ƘǛ52ƿ
~rin>	75 -12ǩ7ƭ10Ǜǥ15UŐƻǍ16iŌ18Ĺ20ŉ22ŏ
~ring	53 -15ǩ-11F-10i-9Ʒ-8ĿŞ-7ƌ7jAPŵ8ǟ9HRS10uŕ11hKUń14L15qVŀƎƢ16łţ17ǑǞ20ǇǛ22f23IĹŜ25ĽŲ26ǜ29Ʈ30Ƌ34T37Ǌ53Ƙ
~rink	68 -16Ǆ8ǩ30ƣǍ43Ǜ77ƿ
~rins	87 -7ŗ19ǩ22ſ
~rint	86 -7Ɵ7ř8Ƅ32Ŗ37ǩ
~rio	75 -7Œ11Ǐ12rŉ13ǂ14Ĺœ15Ƽƽ28Ƈ29ľ
~rior	83 -8Œ16œ31Ƈ33ľ
~riou	80 12Ǐ13rŉ14ǂ15Ĺ16Ƽƽ
~rip	70 -12Ō8ū9Ɯ12ǀ17B18Şǋ20ů22Ɓ24ƻ25Ǎ33ƛ35k
~rip>	77 9ū10Ɯ16ƛ18B20ǋ22ů23k28Ǎ
~rips	89 11ƛ16ǀ19k
~ript	82 29ƻ
~ris	61 -17g-12ǆ-11ŗ-8ƚ7ŏƋ8ķŤ9Ŝ13dDǋ14kǃǤ22ũ23ſ24ǀ28ƣ31ƙ
~rise	81 -13ŗ11ŏ18ǋ19Ǥ37ƣ
~risk	76 -20g11ķ20ƙ28ũ32ǀ
~rist	67 8Ƌ9Ť15dD16k26ſ
~rit	59 -12Ʈ-8AĹ-7śű7oŎ8eĶŉŝư9ĸǀǜ10řƄ11KũŶžƬ12ŗ13w14gƞǓ15Ÿƍǩ17ľ18f20Ō21b23Ő26h27Ǝ30Ʋƶ
~rita	83 15ƶ30f
~rite	67 -13Ʈ-8A-7ś7ƈ8noŤ10ĸ12ŝǀǜ13ř14KũƬ16w17Ŷƞ18Ÿ19ƍ22Ő25Ō26ǩ
~riti	81 7JŐ9ŉ15Ŏ17Ƅ26Ʋ
~ritt	78 -16n7Ǚ9Ż12Ǔ13ư14Ʋ17ŗ18ž22b39h
~rity	74 7ǘ8ƣ9Ǘ12Ķ26ľƶ35Ǝ
~riv	47 -24n-15ru-14ń-10qPRŖ-8zTƿǞ-7sGǂǒ7D8Mǋ9Ƅ10ơ11Ũ12QŞ13ažƂ19Ŷſ20NŰ21ƙ22Ż24ż27ŵ31ŭ34ů35Ÿ36Ų38Ūǐ40Ž44ź45Ů46Ŵ55ų62Ź77ŷ
~riva	83 7Q10Ŋ11ǀ12ƨƱ13ǣ21ơ
~rive	49 -20n-14ru-10tz-9R-8Ŗ-7TǂǞ7żǈǩ8DMǋ9Q10Ƅ13ŨŸ14ž15Ş16a17Ųſ19Ū21ŰŶ23ƙ24Ž30Ůŵ31Ŵ36ůǐ37ŭ38ź40Ź49ų57ŷ
~rivi	63 -12ń-9Pǩ-7Gő9L10ųź18Ƃ21Ŵ22ŮŽ24ż26Ų27Ū29N31ŷ32ŸŻ40Ź
~riz	89 13Ǟ14Ÿ25Ɵ
~rizo	89 13Ǟ14Ÿ25Ɵ
~rk>	45 -13rĸŮ-12C-11ľƒƤ-10wĹƨ-9Ʃƭ-8iŔƗǒ-7DĿƕǎ7FŅ8NŚǁ9Ɲ11BIT12X13ĺƌ14ŰƃǙ15ǠǨ16ŗŴŵƦƾǔ18Ň19Lǣ20JƸǄǑ21ǐ26ǚ30Vǩ32S34ů36qŭ40W44Q45Ƨ46PR50U
~rke	64 -11G7F8Bķ9Ŕ12YņŭŰ18ƳǑ20H24ǜ25S27Ǉ29ƒ30ǣ
~rked	78 -13G10F11ķ16ņŭŰ32S
~rker	69 9B19Ǒ20Ƴ27ǜ29Ǉ33ǣ
~rket	80 8Ɠ11Ŕ16Y26H38ƒ
~rki	68 -10LǑ-9D-8ƜƵ-7ǩ8ǒ10Ơ13ŝǇ15ń17V18h20q21Ű23Ĺ24Ķ27g35P37ǈ
~rkin	68 -10LǑ-9D-8ƜƵ-7ǩ8ǒ10Ơ13ŝǇ15ń17V18h20q21Ű23Ĺ24Ķ27g35P37ǈ
~rks	61 -11Ǉ7Ư8ǣ9ź10kM14ŖŝƑƜ15Ɨ16ň21Ǒ25ǈ26L31Ɲ44Ŋ
~rks>	65 -12Ǉ-7Ĺ7Ư9ź10k11M15Ŗŝ16ƗƜ18ň25Ǒ27ǈ28L47Ŋ
~rksh	71 11ǣ17Ƒ39Ɲ
~rl>	79 -8o7ǖ11ǃ13Ǥ15lǈ25w33u
~rld	86 11C12i13dŃ16Ļ
~rld>	86 11C12i13dŃ16Ļ
~rlf	86 -7Ʈ22Ʒ25Ƣ
~rlfr	86 -7Ʈ22Ʒ25Ƣ
~rls	82 -15d-8Ʈ10Ʒ13u14v17ǜ18p
~rls>	82 -15d-8Ʈ10Ʒ13u14v17ǜ18p
~rly	76 -8K7J8m9ǉ10LǊ11Ů14R16Ĵ21Ÿ30T
~rly>	76 -8K7J8m9ǉ10LǊ11Ů14R16Ĵ21Ÿ30T
~rm>	56 -9ASV-8Ɣ-7o7fmŜƝǆ8ĹŰǠ9aŭƶ10B11ļ12ńƜ13ơ14Ƶ18ŕ24Ǒ25Ľ33Ǝ36Őƚ48ƭ49Ʃ57j
~rma	61 7ĽǕ8n9hǏ12ƻ13gAƾ14Ǘ18RĻ19ƣ20ŭ21Ʃ
~rmal	64 9n10Ǐ13ƾ14A19R22ŭ
~rman	81 13h19g26ƣ29Ʃ
~rmat	81 10Ǖ11Ľ20Ǘ26Ļ
~rme	89 14ő30ǜ
~rmer	89 14ő30ǜ
~rmi	75 -8ţ10ƌ14ŋ17C22Ÿ23ǜ25ƻ39Ź
~rmin	87 -10ţ19C27ǜ30ƻ
~rmit	80 11ƌ24Ÿ42Ź
~rml	89 36Ǔ
~rmle	89 36Ǔ
~rms	76 15c17Ǖǩ18Ƙ19ń20Ǝ29ƚ
~rms>	76 15c17Ǖǩ18Ƙ19ń20Ǝ29ƚ
~rn>	61 -28Ŀ-10ǩ-9ǝ-7ƦƷ7ŋ8BV9ǆ10ŰƧ12ţ13Ǚ15Uľ16cmx17Ɛ18ņ19v21q24Ƒ25Ŏ26d32ŀ35l38T48p
~rna	75 8ǝ9a12ĸ13YĿ17ŉ21Ɗ28Ƌ33ƚ
~rnac	81 -7ƅ14ĸ15Y23Ɗ30Ƌ
~rnad	84 10ǝ15Ŀ37ƚ
~rne	63 -14ǩ-8ť-7Ƴ7CĺūƇƔƲ8mǕ10svĿǢ11xBƑƖ12Ņ15c16ţƓƪ17ņŹǝ18ſ23ŀ30Ǚ33ƴ
~rned	66 -11ǩ-8ĺ-7Ƴ7Ɨ8Ɣ9mǕ10Ť11svĿǢ12xƑ17cţƓ18ƪǝ19ņ20ſ24ŀ35ƴ
~rner	80 8Ő10Cū19ĺ24Ź
~rney	89 11Ʋ17BƖ
~rni	63 -9Ǩ-7Ū7ŀŏǞ8aVƥ9ƽ10ķŕǖǝ11qǏ12Ǚ14T15G16RƢ17Ʈ19Ű21i23ů30L31Ɨ
~rnig	81 14ǖ15ŕǏ27Ű
~rnin	67 -9Ǩ7Ǜ8ŏƋǞ9aŀƽ11ǝ12q13Ǚ15T17R19Ʈ22i25ů34L
~rnit	80 12Vƥ21G22Ƣ29Ɨ
~rno	81 -11tx7Ļ10iL11g14Ǌ17jŌ44ǜ
~rnoo	83 7Ļ10L11g15i18jŌ
~rns	82 -14ľ-13ŀ-12Ʒ11Ƒ18q30Ź53Ŀ
~rns>	82 -14ľ-13ŀ-12Ʒ11Ƒ18q30Ź53Ŀ
~ro>	83 7ū13ţ20Ɛ24ř
~roa	71 -13R-7I7C9Ŏ10ǋǞ13ŝǀǦ17ǟ18Ə21ŭŹ30Ɓ36D
~road	71 -13R-7I7C9Ŏ10ǋǞ13ŝǀǦ17ǟ18Ə21ŭŹ30Ɓ36D
~rob	72 8sĹŏ9ƠƷƼ10ŵ11ǜ14Ŝƛ15L16ŀƩ25ǩ
~robl	74 8Ĺ9sŏƼ10ŵ11ǜ15LŜƛ17ŀ
~roc	78 -12Ɣ-8Oǩ-7ǐ7j11Xǜ13ƕ14Ō16ǀ23ł29ŭ
~roce	82 -8Oǐǩ11X12ǜ15Ō24ł31ŭ
~rock	86 -14Ɣ8j14ƕ17ǀ
~rod	83 16Ǖ18ǡ19Ʃ24Ǆ
~rodu	83 16Ǖ18ǡ19Ʃ24Ǆ
~rof	80 -10ž7ņ9Ɛǒ11P26ǚ
~rofe	80 -10ž7ņ9Ɛ11P26ǚ
~rog	73 8ļ9ţ11őǗ12ǅ13Ž14ŅŐ16ń20Ǔ23Ǚ29ǥ
~rogr	74 8ļ9ţ11Ǘ12ő13Žǅ14Ő15Ņ16ń23Ǚ30ǥ
~rok	66 -9Ǐ-8Ŗ-7ƠƯ7ĸǝ9ŵƃ10Ɯƥ11ǉǞ12ŨƼ13ķƽ15Ŝ16ŘƎƞ19Ɓ35Ť
~roke	66 -9Ǐ-8Ŗ-7ƠƯ7ĸǝ9ŵƃ10Ɯƥ11ǉǞ12ŨƼ13ķƽ15Ŝ16ŘƎƞ19Ɓ35Ť
~rol	62 -12ŷ7ŹǨ9Ƙ10t12ǈǝ13Ǒ14Ķ16Q18ųǠ21ź22Ō28W30ƼǇ53ǉ
~rol>	87 9ǂ29Ƽ
~roll	63 -12ŷ-7ǈ7ŹǨ9Ƽ12ǝ14Ǒ15Ķ16Q18ų19Ǡ22Ōź28W31Ǉ55ǉ
~rom	48 -17Ĺ-14ų-12h-11QƳǧ-10T-9Ş-8Śǈǐǘ-7ipAşŭǥǩ7dŀŦŸƦ8uBƗƟƽ9ŠŶƄƏƕƚƧǏ10kśŧƅƜƪǅ11IŇŤǄ12ķœƩǍǝ13ĺ14rW15ũǒ16ĸǊǑ17ƻǜ18ĽŅŢźơǋ20ǔ22ŔŜ24R25ƙ26Ļ31l33Ŏ40Ǖ
~rom>	49 -16ǩ-15ų-12hƳ-11QTǧ-9Ş-8ĹŚǈǐǘ-7iAĴşŭǥ7ŀŦŸƦ8uƗƟƽ9BŠŶƄƕƚǏ10kƅƏƜƧƪ11śŧǄǅ12IŇœŤǍǝ13ķƩ14r15Wǒ16ũǊǑ17ĸƻǜ18ŅŢź19ĽŎơǋ20ǔ22ŔŜ25R26ƙ27Ļ32l41Ǖ
~romi	87 -8p10Œ16ǩ17d27Ŏ
~ron	61 -11ŝ-8Y7ƘƤƿ9Ǥ10KŤ11q12ĺǌ14Cƣǋ15Əǩ16Ƈǜ17Ŀņ18Ş25ǃ26ĴŚŶ27b28ǈ30ǚ
~rong	73 -11ŝ7ľ9ƿ12Ǥ17Ť18C21ǜ22Ŀņ23Şǩ37ǚ
~roni	87 7Ɨ8Ĵ11Ƙ16K
~rono	87 37b
~ront	68 -8Y7eř13q14ǌ15ĺ16ƣǋ18Ə19Ƈ23Ĵ29ǃ30Ś31ǈ
~roo	51 -14ťǌ-10ŏ-8Ǟ-7ŃűǑǓ7Pƞǃ8Ɗ9ƕ11XŎ12hƠ14ųƗ16şǧ19Ɯ20y21Ɲ23Ƒ24ǒ30n33Ǆ34Ɔ39Ƅ40ƌ56Ƣ69Ɖ92ƈ
~roof	55 -15ť-14ǌ-8ŏ-7Ń7ľ8Pńƪ10ƕ11ơ13Ŏ15h17ǧ19ş25Ƒ28n37Ǆǒ43Ƅ76Ɖ101ƈ
~room	62 -13ǒ-11ƪ7ƃ9ƞ10ǃ11Ɗ15XƠ19ųƗ26Ɯ27Ɲ43Ɔ52ƌ70Ƣ
~rop	61 -13Ɓ-12Ŵ-9ŗ-8Ƭ7ƧǋǨ9ťƽ10H12ĸơ14ž15śƑ16Ÿ17Vǌ21Ɨ23ƀǆ24ķ26D27š32Ƶ35Ǣ
~rop>	75 -10Ŵ8D10VŔ11ƽ17ƀ20śǆ40Ƶ
~rope	66 -13Ɓ-8Ƭ8ǋ12H14ơ16ž17Ƒ18Ÿ19ǌ21D23Ɨ27ķ39Ǣ
~ropp	79 10Ƃ12VǨ14ƀ32š
~ros	73 9Ŗů11ǒ12ũ16œ18ļ19ǃ22ǉ42Ǌ
~ross	75 9Ŗů13ũ18ļ23ǉ43Ǌ
~rot	60 -9ŭ-7Ļ7Xƫǘ8nŜŽƏ9qA10QŅǆ11Ŗ12SĽŁſƃ13wĶĹƲ14ų15ŗƭƽ16ľƳ17ǃ18ŏ25h27B31ķ
~rote	65 8X9ŴƏǘ10Ŝ11qw13Ŗ14ĹſƃƲ17ƭ18ľŗ20ŏ35ķ
~roth	69 -9ŭ7Ǒ9ƫ10nŽ12AQ13ǆ14Ņ15Ł17Ķ18ųƽ20Ƴǃ33B
~rou	44 -11HĴƔ-10ŕǟǢ-9N-8PƆǇ-7cqŇŏœŝŦ7ļƑƚǁǉǘ8SķŊƊƎƓ9ŐŖƞ11ŠŤŧũƳǥ13eCĵĸńŮ14ŗƱƿ15ĺƗ16jtśƨ18ns19Ʈǀǖ21Tǜ22ŵƕ23Ũƍ29Ƨ31lǎ47W
~roub	73 -8nǇ7ĸ8ĵ10ƛƼ11p12Ĺƽ14tŞ15ű21ǜ
~roug	49 -13Q-11Ɣ-9mǢ-8ŕǟ-7Ɵ7ŬŵƦ8złšƌǦ9ZƁ10rļƚ11STŊƧ12ĺŐŖś13nYĸŮƗǥ14ķŤŧũ15jƳ19ŗ20ƨƮ21W22ƕ23ǎǖ25l31Ũ
~roun	56 -10ǝ-9H-8Z-7Ʀ7ŭƒƕǂ8uWĵƟ9şſƎƥ10L11hƑǁǉ12lƊƣƱ13V14nƓǎǜ15T19Š21Cŵ23ń30s34ƍ
~roup	78 13x15Q28Ƨ41W
~rous	82 -8g10ś19a32ǀ
~rout	86 -8Ĵ8m16M28e
~rov	78 10Ƶ11Ǆ13Ǣ16Ő17Łƌ21ǟ22B25Ş
~rove	81 10Ƶ14Ǣ18ƌ22ǟ23B26Ş
~row	58 -14H-11p-9k7jűƤǘǣ8ǝ11Ņ12yŵƦƬƭ16Y18Ɯ19l20Ɣ22vĸ23L26ų32ƕ40nƪ46Ǟ
~row>	60 -14H-7k7vƕǘǣ8űǝ9Ƥ12Ņ13ŵƦ17Y18Ƭ19l20Ɯ24Lĸ28ųƪǞ29Ɣ
~rowe	87 -12Ɣ21ƪ38ƕ
~rowi	84 -7Ƭ8Ǉ22Ǟ24y
~rown	82 -12p14j19ƭ22v27n
~rp>	87 15Ŷ22Ū31ǆ
~rpo	77 11ǃ20Ű21Q36ǆ
~rpor	78 11ǃ20Ű22Q36ǆ
~rpr	86 7ĸ12ŏ19ǋ20Ǥ
~rpri	86 7ĸ12ŏ19ǋ20Ǥ
~rra	86 7ǐ35ŭ
~rran	87 7ǐ36ŭ
~rre	57 -11ǧ-8ķ-7wľŨ7őŖŹƔǜ8Ŝ9d10Ƶǥ13Şǒ14a15F16E19ŗ20ļŝ21G22ǡ24Őŕ35ƪ39Œ42ŏ
~rrec	71 -9ķ-8w7ƴ8bnpDŬžƪ9Ɵǜ10Ź11ǅ12d15Œ18aŏ20EF
~rren	60 -11ǅǧ7Ţ8Ŗ9őŜ11Ƶǥ15Şǒ21ŗ23Gŝ24ǡ26Ő27ŕ29Œ30ŏƪ
~rri	59 -12ǆ-8Ƃ7ŜŝŦŨ8uœŞƙǦ10ƫ11WĽ13ǃ14ǩ17ő19Ƒ20Ő21o27Ţ32f34Ŀƚ
~rrib	89 10g11w12Ũ13œ
~rric	80 -14Ŀ13ƙ47ƚ
~rrie	61 -8Ƃ7Ŧ8ŝŞ9Ǧ10ƚƫ11W12Ľ14ǩ17ő20Ƒ23o24Ő29Ţ33f36Ŀ
~rro	62 7Ǖǣ8Iűǘǝ9ƤƬ13ǚ14ŵƦ18Y25Lĸ29ų37ƪ
~rrow	63 7ƮǕ8Iűǘǝǣ9ƤƬ14ŵƦ18Y25Lĸ29ų38ƪ
~rru	86 -8Ǣ-7ō23ǝ33N
~rrup	86 -8Ǣ-7ō23ǝ33N
~rry	55 -18Ɲ-10Ǧ-8Ɨ-7N7bcŵ8žƺ9Oƙǐ10ŘűƃƦ11ŏƢ12Ŀ13afņ15şƄ16Ǐǚ17Z18Ųǒǥ19ŗ23Ƃ26hŃ27ǡ29ǌ34ſ
~rry>	56 -18Ɲ-10Ǧ-8Ɨ-7ž7bcƀƘ8ŵƺ9ƙǐǥ10Oşű12Ƣ13f14aņ15Ŀ16ŏƄǏǚ17ŗ18ǒ19Ų23Ƃ24ſ26h27Ń30ǌ35ǡ
~rryi	77 -10ǡ-7ŏ7ş12ƃǥ13Ʀ15Řſ21ž31Z
~rs>	37 -25Ő-22d-19P-18n-17Ł-14DT-13lŒ-12CZĿŮǁ-11ĴňŌƪƮƺǩ-10jIJMƬƳ-9rsyWĽƟǌǡ-8OŘŨůƗƶƷǋǦ-7NYŀņŕŜƃƉƑǈǊǜǢ7UƜƾ8HKǓǧ9ĶŚŢŶƱƸǞ10EVźǇ11ĺľţűƏƕƨƲƽ12zŤƝƥǍǗ13ƂƅƐƖ14bĵƊ15uxƣƩǃ16żƓƙ17fhRžǣ18pťŪƋƢǏǕ19ƈƿǎ20ƻ21mŵǆǐ23ő24ų27A28Ǝ30vFǅ31ǔ32G33Ÿ34ƭ35ŷ37S39Ŵ42Ǒ
~rsa	81 12s13Ļ18ŋ25Ʃ
~rsal	89 28Ʃ
~rsat	86 13sĻ19ŋ
~rse	56 -11ő-8M-7ƞ7lŠƾ8ŢƕǑ9ƀƯ11ǣ12VƎ14cQS15UŁƸ16ŘǇǕ18ţ19gōƢǉ20HŦ22n24Ʀ25ǁ27P
~rse>	74 -13ő-11ǂ-7M10Q11qŇ12Ƹ21S22U26P37ǁ
~rsea	89 10ǀ30Ǖ
~rsel	58 7AŌŠƷƾǂ8Pƕ9ŢƯǑ10ƀ12Ǝǣ13V15cg16ŁŘ17Ǉ19ţ20Ƣǉ21ōŦ23n24H26Ʀ
~rsh	83 9Ƅ13oŠ24ǆ
~rshi	84 9Ƅ13Š24ǆ
~rsi	78 -7ũ7ź10mx12ǃ13q14OSŤ15y
~rsin	89 -8ũ12m15q16S
~rsio	89 15O16Ť
~rsit	87 7Ʊ9ź11x16y
~rso	63 -11Ƭ-10WŞ-7n7gǜǢ8f9aŖǎ10Tų11Ƃǈ12ľƃ13J15ł16ŭ18Ŋ19A22Ǩ24ņ28Ŝ29Ɨ36M
~rson	63 -11Ƭ-10WŞ-7n7gǜǢ8f9aŖǎ10Tų11Ƃǈ12ľƃ13J15ł16ŭ18Ŋ19A22Ǩ24ņ28Ŝ29Ɨ36M
~rst	56 -7ŝƧ7GőŨŶžƽǤ8Sůżƨǅ9ŕ10erwŚƫ11Ʋǜ12Ş13YŠǩ14x15ŇŖƛ16aŃ18oœ19Aƅ21Ŀňŏ22ń26Ɩ28Ř
~rst>	57 -7ŝ7GőǤ8ŨŶž9Sƨǅ10ewŕ11ƫǜ12ŚŞ13Y14xŠ16Ňƛǩ17aŃ19oœƅ20A21Ɩ22Ŀŏ23ń29Ř
~rsta	78 7ĺ9rŀũ10Ǟ11Ļ12żƽ13Ţ15ů28Ŗ34ň
~rt>	48 -17Ŗ-15Ĺ-14y-13L-11ťƷ-10ŝ-9ŴƳ-8jnĻƗƛ-7PŪŭƤƭǘ7QľƬƱǂǅ8ĵ9EńŞŨŰŹǓ10ĿřƋǩ11ŕƧƽ12lRĸōźƎƩǚ13ŀ14dXƍ15őƄƜǟ16Ʈ17Ń18ţ19DǙ21SŲ23Ǉ24V25CUž26ƃ32Ƽ34Ťǧ38ň42ǣ
~rta	70 -9Ő-7Ř9Ōƶ10M12eXƳ13ō14Ʊ17ǩ22ľ28Ƨ
~rtab	76 7T10Ō11M13eƳ14X32Ƨ
~rtan	78 -7Ř10ƶ15ō16Ʊ27ľ
~rte	69 -17ő-9t-7K8S10ƦƬ11Ń12Ɲ13ĺ14Ƙ16ƽ19Ĵ20xŌ24œ25ǅ26O31Ʊ
~rted	73 -18ő7d8S10x12Ɲ15ĺ17ƽ22Ō26œ27ǅ33Ʊ
~rter	82 -8K-7N12Ƭ14Ʀ15Ń18Ƙ23Ĵ31O
~rtg	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~rtga	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~rth	56 -18Ɖ-10Ŏ-9g7ƥ8cl9Ţ10jDŜų12Ɛ13Ƒ15T16ǝ19kǏ21Ɨ25ǩ31v32Ļ33p36Ƙ38ƒ41ķ43ű44d
~rth>	59 -19Ɖ-14c-11Ŏ-9g7Ɓƥ8l10Ţų11jD12Ɛ14Ƒ15v16T17ǝ19p20Ǐ21k22Ɨ24d27ǩ34Ļ38Ƙ40ƒ43ķ46ű
~rthd	69 13Ŝ18p21v26cd
~rti	60 -12Ɓ-8wŕ-7b7tR10ǃ13Š14ķŌ16ŏŭźǆ18ǌ19Ɯơ20Tǒ27ǧ28c
~rtie	83 -16Ɓ19ķ21ơ28Ɯ40c
~rtif	64 -8ŕ11ǃ18ź21ǌ22ǒ30ǧ
~rtin	80 7m9j10t19Ō24ŏ
~rtm	59 -10XƛƝǧ9Ű11ƞ13G15Ǎ16FƜ17ƥ18Əơ19Ť21DƤ23Ɨ24Ơ25Ƣ33ƣ
~rtme	59 -10XƛƝǧ9Ű11ƞ13G15Ǎ16FƜ17ƥ18Əơ19Ť21DƤ23Ɨ24Ơ25Ƣ33ƣ
~rtn	68 -23d-12Ő-7ŇŮ10s12rŁ19Ʒ21ŴǠǨ23tǂ26q28ƨ30p31oǆ
~rtne	68 -23d-12Ő-7ŇŮ10s12rŁ19Ʒ21ŴǠǨ23tǂ26q28ƨ30p31oǆ
~rts	73 7ǧ8řţƖ9ū12ơ15ŵ16Ǒ20l27ǀ28g31ǒ
~rts>	73 7ǧ8řţƖ9ū12ơ15ŵ16Ǒ20l27ǀ28g31ǒ
~rty	65 -8Ƭ-7ǩ7ş8Ɣǋ9Ő10ķư11H12ơ13ž17ņƑ21Dǌ23Ɨ24PƜ40Ǣ
~rty>	65 -8Ƭ-7ǩ7ş8Ɣǋ9Ő10ķư11H12ơ13ž17ņƑ21Dǌ23Ɨ24PƜ40Ǣ
~ruc	58 -13Ǆ-12Ɣ-8ŀů-7UŗƕƝƩǢ8űƦǏǞǟ9Ǜ10ū11ŰƁǋǩ12Ĺ13QSŵ14ƇƑ19Ū21Ǧ22ƅ23Ɠ24ŭ25Ə26Ŭ27ų28Z34Ŷ37Ŵǐ
~ruck	61 -12Ɣ-9Pů-8Ǆ-7UŀŸƕƝƩ7Ǖ9űƦǏ10ǛǞ11ū12Űǋ13ĹƁ14QSŵ20Ū22Ǧ25ŭ26Ə28Ŭ29ų30Z36Ŷ39ǐ40Ŵ
~ruct	73 -8Ǣ-7Ǆ7ƌ8ǆ11P12ǟ19ǩ20Ƒ25Ƈ31Ɠ32ƅ
~rud	89 12Ʃ14ƴ15c
~rude	89 12Ʃ14ƴ15c
~rue	86 -14Ţ13ŧ14c16ł22Ŏ
~rue>	86 -14Ţ13ŧ14c16ł22Ŏ
~rug	80 -10Ņ13ŧ35ƻ51ƿ
~rug>	89 -11Ņ14ŧ19ƿ37ƻ
~rugs	83 36ƿ
~rui	89 12Ǖ25tƛ
~rul	86 11Ƭ13c18Ǚ23L
~rule	87 11Ƭ18Ǚ24L
~rum	78 26Ƙ
~rume	78 26Ƙ
~run	55 -14Ń-10Ū-9ƞ-8ƗǑ-7yũƯ7ŅƓƦǉ8ĵĿňţưƼ9hqu10ńơǄǥ11ŴǗ12ūƩǝǟ16e17Ŧ19Oſ20ǈ21Ɲ22ǐ23Aǎ27ŕ29Ƭ34ƽ40Ǩ43Œ46ű
~run>	58 -14Ń-10R-8ƗǑ-7ũ8pŅŝƧưǋ9Ɠ10ĵňŒţ11Ǆǥ12Ǘ13ū17e19Ʃ20Ŧ21ű22Oſ24ǐ25Ɲ26ƽǎ29A33Ƭ37Ǩ
~runn	71 -15Ū-9ƞ7Ǩ8kR10ŋǩ11fŶ12ű13qĿŐƼ14u15h17Ŵ18ńŒ20ǝ21ǟ
~runs	77 -7Ŷǡ7E9ǉ15ơƽ25ǈ28Œ31ŕ40ű
~rup	80 -7Ǣ22ǝ28ĵ31N
~rupt	80 -7Ǣ22ǝ28ĵ31N
~rus	71 -11i-7r9s10ű11ņƫ12ŃŎŞ21ŀ34A37O47Ʋ
~rush	89 -14i-9r12s15Ń47O
~rust	73 10ű11ņƫ12Ş14Ŏ22ŀ35A48Ʋ
~rve	77 -7ƿ7Ǘ10f11ųƼ12ǔ44Ǜ
~rve>	80 -7ƿ13ǔ43Ǜ
~rvi	67 -7ŗ7Ş8Ţ9ƕǝ10xC11ţ12Ə13ŝ15Ǟ16Ŝ17ư19ű25ľ28i31Ǆ
~rvic	69 7Ş9Ţƕ12ţƏ13ŝ16Ǟ17Ŝ18ư20ű27ľ32Ǆ
~rviv	84 12ǝ14x36i
~rvo	86 -9ō13ǀ34Ŀ
~rvou	86 -9ō13ǀ34Ŀ
~rwa	77 11Ƴ12Ŏ15ŀ21ũ25Ō37ś
~rwar	77 11Ƴ12Ŏ15ŀ21ũ25Ō37ś
~rwi	87 11vű12ǂ13Ƹ
~rwis	87 11vű12ǂ13Ƹ
~rwo	78 9śƲ11ǃ13io19Ś20JǠ
~rwor	78 9śƲ11ǃ13io19Ś20JǠ
~rwr	83 9ƈ11nŤ16ǀ19ũ
~rwri	83 9ƈ11nŤ16ǀ19ũ
~ry>	44 -14N-11Ĺǩ-8ƌƤƨ-7vľŉƚƜƯǊǏǓǗ7aCĿŔƗ8flDSńţ9ƄƙƩ10bcILŲƝƸǘǚ11ž12ZŨƮǢ13ƊƼƾǥ14ņ15Ľŗ16ſƦƫǙ17Ƃ18Ńů21ǌ22ŪƆ23hŤ25ƘǛ26ư28ƽ31T34ǡ37ǒ
~ryb	67 -9Ư-8Ź-7Ŗ7AŎœŭŲǘ8ŁǗ9Ɩ10KŰƢ11Ũžǅ13ķŷ14ǩ15ľ18nǈ20Ƭ
~rybo	67 -9Ư-8Ź-7Ŗ7AŎœŭŲǘ8ŁǗ9Ɩ10KŰƢ11Ũžǅ13ķŷ14ǩ15ľ18nǈ20Ƭ
~rye	89 32ǩ41Ǜ
~ryer	89 32ǩ41Ǜ
~ryi	74 -10ǡ-7ŏ11ŮƃǞ12Ʀǥ13ſ14Ř18Ǜ20ž22P28Z
~ryin	74 -10ǡ-7ŏ11ŮƃǞ12Ʀǥ13ſ14Ř18Ǜ20ž22P28Z
~ryo	89 12Ž20ŷ
~ryon	89 12Ž20ŷ
~ryt	65 -9ǩ-8ǝ-7Ź7w8AŝƂǑ9KƬƶƻǢ10Ŀ11UŘǦ14Ǆǐǖ15Ļ16Ư18ō24i27Ɨ29ķş
~ryth	65 -9ǩ-8ǝ-7Ź7w8AŝƂǑ9KƬƶƻǢ10Ŀ11UŘǦ14Ǆǐǖ15Ļ16Ư18ō24i27Ɨ29ķş
~ryw	86 -7ǧ12ǒ15Ź16Ǆ17ǘ
~sa>	84 -9Q10j13z15ǋ19e20Z21C
~sab	81 -13Q-9Ŗ-7Ʀ15ňƯ26ş34W
~sabi	83 -14Q-7Ʀ27ş34W
~saf	67 16Ƙ34Ž36Ǝ55Ǚ
~safe	67 16Ƙ34Ž36Ǝ55Ǚ
~sag	86 14Ĺ19ŭ25K
~sage	86 14Ĺ19ŭ25K
~sai	63 -9R-8ũ-7ŐŒƠ7hpĵĺŦŲ8SņŊŬƝ10tuŎŝ11Oǅ12ƅǜ13G14dƶ15Vƥǚ16H17Ŕ20cq21y25ƴ29B
~said	63 -9R-7ŐŒƠ7hpĵĺŦŲ8ņŊŬƝ9qS10tuŎŝ11Oǅ12ƅǜ13G14dƶ15Vƥǚ16H17Ŕ20c21y25ƴ29B
~sal	62 -11Ǔ-10Ƭ-9nŞ-8t-7ƿ8Ǩ9Ƨǔ10Ɨ12ƮǋǕǠ13űƦ15W16ǈ18Ʃǃǉ19ǟ21T24ǖ26ƒ33ņ41Ǌ43Ǜ
~sal>	87 27Ʃ
~sala	78 13Ƨ17Ʈ19Ʀ23W27ǉ33T
~sale	66 -11Ǔ-10Ƭ-9Ş7H10ǔǨ12Ɨ13ǕǠ27ǖ29ƒ36ņ46Ǜ48Ǌ
~salo	86 -12n-11t-8D-7Ł9Ǎ18ǋ24ǈ26ǃ27ǟ
~sam	63 -13H-11ǩ-8Ż7ł8őŜǜǞǥ9Ƈ10ŘƓǇ11żƖ12koņǁ15Ŷǂ19Ʃ20IŴ25şũ31S36p
~same	63 -13H-10ǩ-8Ż7ł8őŜǜǞǥ9Ƈ10ŘƓǇ11żƖ12koņ15Ŷǂ19Ʃ20IŴ25şũ31S36p
~sat	75 -7ņŐ10ƚ11sĻƮ12Ʋ17ŋ18ŧ22Ŗ24ŝǣ
~sat>	84 -8ņ11ƚ13ƮƲ29Ŗ
~sati	79 -8Ő12sĻ18ŋ20ŧ25ŝǣ
~sav	61 -14y-9N-7ŎƤ7ķ8źƵǗ9Ƴ10ŋ11Ʈ12ǩ13w15Ļ18Ĺ25Ʊ26Ĵ38Ţ45Ř68Y
~save	73 -7ķ7ƀ10źƵǗ12ŋ23Ĺ27Ř30Y31Ĵ35Ţ
~savi	64 -14y-8N9Ţ10ĻƳ13Ʈ14ķ16ǩ24Ř28Ʊ45Y
~saw	78 8ŧƫ9ŉ11t13Ǚ14jƚ16CŨ23ƾ
~saw>	79 8ŧƫ9ŉ11t14j15ƚ16Ũ17C24ƾ
~say	49 -16Ŧ-11ƢƷ-10g-9ĺŨ-8ǌ-7axLĿžƗ7FXōœƵǃǑ8łŖ9ƅƾǧ10ŇţƝƨƴƼ11BŊ12Nŝ13ƈǩ15ŌŔ16ŀ17Qŋ18ř20Œū21Ś23ŗŮ25ňƸ26ƺ27T28Ł37ơ41b50r
~say>	51 -19ž-17a-16Ŧ-11Ʒ-10Ƣ-9c-8ĺ-7xLŎŨ7XZřſƤƿ8ōǃǑ9łœƵ10ŚƝƴƾǧǩ11ňţƨƼ12BŊŮ13ŝ14ƈ16Ň17ŀŌŔ18Qŋ19Ƹ20ŗ21ū23Œ25ơ28ƺ30Ł31b32T55r
~sayi	80 -12g-7Ň7W10oƸ14Nň15ĸ21b
~says	72 -9ǌ-7o7ŗŘǩ8VļƩƬ9ň10qƒ11c12F16aƅ17řŮž18Ś19ơ
~sba	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7u8ų9ƮƯ11Ł15Ƴ16ƫ18f20ż22n25Ʒ26Ŵ30p32st33rƨ34ǂ35q40o
~sban	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7u8ų9ƮƯ11Ł15Ƴ16ƫ18f20ż22n25Ʒ26Ŵ30p32st33rƨ34ǂ35q40o
~sca	67 -12Ƽ-7QƳǩ7w8Ţ9Ňť10V11ş13Ņƣ14ǁ16C18łǄ29ƺ34ś45Ũ57Ŀ64ǘ
~scal	81 -8Q10w12Ň21C23ł37ƺ
~scam	87 -14Ƽ-7Ƴ75ǘ
~scan	87 9ſ50ś
~scar	74 -7ō7ķŤ8ƴ9Ţǘ12V14Ņƣ16ǁ54Ũ59Ŀ
~sch	60 7LƄǢ8KƢ9yǔǦ10S11QŻƘ12v14ŭǓ21lR29x34ź35Ʊ47m
~sche	82 10LǢ16Ƙ29R
~scho	61 7qƄƶ8K9ƢǦ10yǔ11QSŻ12v14Ǔ15ŭ21l29x34ź36Ʊ48m
~sco	67 -9f-8W7Ů9ľ11mőǩ12I14ZǕ15ź16Q31Ž52ĵ
~scor	77 -9f17Ž60ĵ
~scou	73 -8W8Ů10ľ13mő14ǩ17Qź18Ž
~scr	70 7D8śƓƸǍ11Ʈ12ŏ15a25Ɣ27ƕ31ƻ
~scra	86 8m10Ɠ14Ʈ15ŏ
~scri	77 9ƸǍ35ƻ
~scro	82 30Ɣ32ƕ
~scu	79 9Ɓƺ14h32ǀ
~scub	83 34ǀ
~scui	87 10Ɓ11ƺ16h
~se>	33 -31ŗ-16Ǘ-15śŦƫǏ-14Ņ-13Ǧ-12KŕřƦ-11LYľŨǃǅ-10SŃƬǒǧ-9xRXŏőŖŮƘƾǍ-8TĶŌŜũŶƐƲǜ-7pCNŘƪƵǔǞǣ7ŵƚƸƺǠǢ8hAMĵƊơ9JŚšůƋƌƯǘ10qtwŔųƻǙ11cPƉƮ12ĸŀƏǇǐ13ƝƟ14nsňƇ15aƓƳǤ16dłŎŐƜ17fŽ18IZŭŲŷƕǩ19ōƣƷǝ20DŠŸǂ21œƎƙǑ22ŹƆƿ23HUƑǁ25Ɣ28ńǋ29ƞƤ30ş33Ł37F39ƅ40ǌ41Ƣ43ƒ47ķ
~sea	72 -11h-8j7ǀ9Ż12Ɖ13xƟ14Ɯ15ƽ17ƚ18ǟ24Ǖ32ǋ38ǎ
~seas	73 -8j8ǀ13x14ƜƟ15ƽ17ƚ19ǟ25Ǖ40ǎ
~sec	63 -13Ū-7ơ7AĶ8pĻ9Ňŕǌ10dIƶ12ľ13Ɣ14Ōũƣǋ16y18Ǟ24Ŋ27Ŵ28NƎ29Ɵ
~seco	67 -13Ū7fƣ8Aǩ9pĻŕ10dŇ11IŊ13Ɣ14ľ15ũǋ16Ō17y19Ǟ29Ŵ30N31Ɵ
~secu	76 7ǘ9ƣ10Ǘ12Ķ36Ǝ
~sed	56 -9ő-7nŒŖų7zŗƗƲǈ8Ūƕ9ũƀƦǋǨ10iĵƴ11gƖƷ14ŸƼ15ō16Ŕ18lŽ21ŭƳ22šǎ23ŝ24Ƙ29ŷ32ǝ33Ŵ37œ
~sed>	56 -11Ū-9ő-7nŒŖ7zŗƗƲǈ8ƕ9ũƦǋǨ10iĵƴ11gƖƷ14ŸƼ15ō16Ŕ18lŽ21ŭƳ22ǎ23ŝš24Ƙ29ŷ32ǝ33Ŵ37œ
~see	60 -13Jǔ-12ĺ-9p-8Ũ-7Ƙƞ7CŴƂƿǗ8Ŏœš9ƊƏ10źƛ11tvĿƝ12y13Ĺţ14Ľǩ15Ŋ16ļ17ǂ18ŭƳǞ19ř20Ʋ22Ƅ23HŒ26ǒ27ň28ƾ30V
~see>	61 -13J-12ĺ-10ǔ-9pǩ-7Ƙƞ7CƉƬ8ŴƂƛƲƿǗ9ŎœšƏ10źƊ11Ɲ12vyĿ13Ĺ14Œţ15ĽŊ17ļ18ǂ19Ǟ20ř23Ƅ24H28ň29ƾ32V
~seen	80 -10Ũ9ǥ12Œ17t18Ƴ29ǒ31ǩ
~seh	68 -19ų14Ū19Ʈ25n26ŷ30T
~seho	68 -19ų14Ū19Ʈ25n26ŷ30T
~sel	53 -15ŗ-9Ʈ-8Ļ-7Zŝƞ7txƻ8ƀ9Vǣ10ƎƩ11cC12ŁƓ14ŘǇ15AQ16ōţǚ17Ƣ18nŦǉ21Ʀ22gƕ23ƒ28Ǟ29Ʒ31Ɲ33ǔ38Ǩ48H
~self	57 -13ŗ-8Ʈ7aŠŢƾǂ8ŶƕƘǑ9tƀƯƻ10Ɠ11ǣ12VƎǚ13cC15ŁƷǇ18ţ19QōƢ20ǉ21nHŦ23Ʀ25g
~sell	66 -8Ļ8Ǖ9ĸƁ14Ʃ18ƕ19Ʒ35Hƒ41Ɲ42Ǟ43ǔǨ
~selv	78 11Ō14x24Ř
~sem	64 9Ɯ10Ɲ11Ɓ17ƥ23ƛ51Ɗ
~seme	64 9Ɯ10Ɲ11Ɓ17ƥ23ƛ51Ɗ
~sen	58 -26Ś-18ơ-14ǩ-13ǈ-8ŕƧƳ-7ĴŸǒ7hŜǜ8ĹőŝƔǀ9sŋ10šƪ11NŌǘ12Ǝ18Z22KŲƕ27Ő29ǧ32ňǌ38ļ42JĽ56ś
~send	63 -17ơ-13Ś-12ǈ-8ƧƳǩ-7ŕǒ7oǁ8Ɣ11Ŝƪ13ļŌ18K22Z24ƕ28Ő32Jǧ36ǌ59ś
~seng	83 -9Ÿ9ƃ11h13ǀ33Ų
~sens	77 14s17Ǝ47ň
~sent	72 -17Ś-7ǩ7K8Ƹ10ǜ11ő12Ĺŋŝ14š16ǘ17JN33ļ47Ľ
~sep	80 9f16ş26ŘƘ
~sepa	80 9f16ş26ŘƘ
~ser	63 -10ƿ-7ŗƬ7fŒŢƐǏ8Lųƕ9ţƠ10ƺ11ŝƏǂ12CƼƽ14Ǟ15Ŝ16ư17ű19X21ľ30Ǆ32Ǜ
~ser>	82 -8Ƭ8A11L13ŒƠƺ18C26X
~seri	84 -7B13Ǐ15ǂ17Ƽƽ
~serv	66 -7ŗƿ7ǔ8fŢų9ƕ11ţ12ŝƏ15Ǟ16Ŝ17ư18ű23ľ32Ǆ35Ǜ
~ses	64 -17Ŵ-16P-13d-12Ƣ-9s-8Bķ-7ǡ7ƣ8ƛ9Ǌ10FřǄǌ11xƒ14Yƽǔ15Ǘ16T18qƏư19o20ƋǓ21Ǚ25Ɩ26p32ţ34ų
~ses>	64 -17Ŵ-16P-13d-11Ƣ-9s-8Bķ-7ǡ7ƣ8ƛƻ9Ǌ10FřǄǌ11xƒ14Yƽǔ15Ǘ16T18qư19o20ƋǓ21Ǚ26p32ţ34ų
~set	61 -12Ƥ-9ŀ-7jǟ7Głŧ8Ŵ9Ƭ10Ŧ12AŒŗ13Ĵţ14Ķ16Ũ21T22ǝ23ƞ25Y27ŠƖ28Ţ30ĺ33ư38ǆ42ķ
~set>	64 -12Ƥ-8Œ-7ǚǟ9Ŵ10Ƭ13Aŗ14Ĵţ16Ķ18ķĺŨ22TƖ23ǝ27Y30Š31Ţ35ư40ǆ
~sets	86 12ĺ35ķ
~sett	79 -10ŀ8Ɩ10G12ł13ŧ16Ŧ25Œ33ƞ
~sew	86 -8ǘ36ƛ
~sewe	86 -8ǘ36ƛ
~sfi	89 -9Ő22ŧ28ŝ
~sfie	89 -9Ő22ŧ28ŝ
~sgi	86 11ǜ35k
~sgiv	86 11ǜ35k
~sh>	58 -11i-9a-8nŰ-7r7hłŌƖ8ūǁ9oǄ10Ƥ11Ľ12Ń13ŏŞ15gm16YŮǛ17Ļǩ20ż22ƃ29O30Ƶ41Ųƪ56ǖ
~sha	63 -13Ǌ-12ƈ-9Fǐ-8q7ĵƄƫǔ8MQ9ŶǓ10ǆǈǛ12Ōǩ15ƬǍ16ŘƠǙ18Ŋų20n21Ɖ23Ũ28Ų32űƸ38Ƣ
~shak	87 14MǓ35Ũ
~shal	84 19Ō22Ƭ28ǩ
~sham	87 9Ƽ11Ƅ18ǈ
~shap	74 -14ƈ-8q8ǂ10ĵ26Ɖ38Ƹ39ű
~shar	71 -14FǊ-9ǐ-8ǩ9ƫǔ11Ŷ12ǆǛ17Ǎ19ŘƠ21Ŋų23n32Ų44Ƣ
~she	51 -17ŪƸ-15ƹ-14Ʊ-12Ķ-11Ŕǩ-10cũ-9Ű-8ŵǠ-7MWĸŤŨƦƼ7gHůƫ9BŅ10fƅƪ11yƝ12ł13ųż14ŶƢ15ņ16ư18ƊƎ19pƳǈ20ƨ25ƛ29x30ŴƮ31o33s35ǂ36v38t40q41Ƒ43ź49Ʒ53r
~she>	56 -18Ƹ-16Ūƹ-15Ʊ-11Ķ-10cŔ-9Űǩ-8Ǡ-7WƦƼ8AŧůŹ9űƫǜ11Bƅ14y15ų17ŶƢ22pƳǈ23ƨ33Ʒ34x35ŴƮ37o38s39ǂ43ź44t45qv60r
~shed	67 7m8Yƌ9Ɲǝǡ11ĺ12H16ƪ18ņ26ƊƷ57Ƒ
~shee	75 9uw12fǣ13Ś22ł
~sher	79 12Ż18g31Ǝ44ƛ
~shes	84 -10Ż12ǚ26ż30ư
~shi	61 -8Ő-7kGƭ7ƛƵǝ8gŠǕ9U10Ɨ11ƍ13ū15Ɓǅ17ǆǎ24jŢ27Y31ǘ36Rƈ37Ɖ
~shie	86 -12ƚ12ű20ū22Ɓ
~shif	83 -9kŐ7Ǉ13U25ǎ50R
~shin	69 -7G8ƛƵ11g12Ɨƚ13ƍ18ǅ29j36ǘ41ƈ43Ɖ
~shio	86 39Y
~ship	73 7Ƅ10Ǖ11Šǝ21ǆ30Ţ
~sho	47 -21Ƥ-17rw-16xơ-15tŉũ-14i-13ƣ-12Ƣ-11SŸƷƼ-10GŬ-9oŏœƵƽ-8ŀŮǚ-7YķŕŦǊ7uŗǐǞǩ8IOōƑƮǁ9chXŷƱƸƻǒ10gkƁƬƺ11JĸŊǔ12ŵƶǏǢ13dsĽśŧŽ14Kĺǡ15ŠƄƭǅǍ16Ĵňǖ17f18ŎǈǧǨ19M20ƗǠǥ21ańŨ22N23ŌƘ24ǟ26ǃǋ34ǌ40Ɲ
~shoe	89 -9ŵ12Ǩ13Ǡ16Ś26ƺ
~shoo	78 -8ŷ11ch14Ɨ15a16ś18J
~shop	56 -21D-17x-15Ƥ-14itơƣ-13wƢ-11ǩ-10S-8œ-7bosŏŮ7ǘǦ9yUXǄ10ǐ11ǝǞ12Ƒ13Ǡ14Ɓ15g16ǔ17ǏǢ19Mĺ20ƗǍǨ21Šǅǖ25ǥ26ǈ29ŵ30ń32ǟ36ǃǋ43ǌ52Ɲ
~shor	84 7W12Ɯ15Ť17k29Ʈ
~shot	83 10ś15Ƙ18ǁ23ƻ30Ž
~shou	56 -16ŉ-15r-13ũ-10ŬƼ-9ƽ-8Ƶ7ƍ8ǂ9IŋƄ10Ľ11L13uOŎƸ15ōƱ16Mƶ17Ƭ18ŧ19aŷ21ĴƘ22Dƭǧ24f25ň26sK29N33Ō
~show	68 -10Ÿ-9G-8Ƥǚ7ţ8kĸŅſ9ŇŢƏƹ11nƾ12BXĽ13Ƅ14Ŏ17ŗǒ19ǩ22Ŋ23dǡ26ť
~shu	72 -11Ǩ-7ǩ8ƚ12Ɵ15ŋ16ũ21ǎ28ƛ58ǝ
~shut	72 -11Ǩ-7ǩ8ƚ12Ɵ15ŋ16ũ21ǎ28ƛ58ǝ
~sib	87 10Ǔ21ƽ
~sibl	87 10Ǔ21ƽ
~sic	70 -13Ǆ-8ŝ7Ň16xW18ƀƽ21Ƹ24ǁ29Ǜ31Ǩ36ƾǩ
~sica	78 8ņ20ƀ23Ƹ24ƾ29ǁ
~sick	78 -7ǝ12ƾ18xW20ƽ33Ǜ35Ǩ
~sid	52 -14Ƹ-12U-10ƞǏ-9Ũ-8PS7ŁŴƛƪǀǈǛ8CŔƏ9ķł10œŷƉƗǄǇ11Tŧūǂ12ƣƽǩ13gqZŰ15n16jŲ19Y20ư21uƝǍ23ƥ25Ǣ27Ǡ30Ʀ31Ɓ33Ƈ
~side	53 -14Ƹ-12U-10ŨƞǏ-8PS-7DŹƕǝ7ŁŖƛǀǈ8ŔŴƏƪǛ9Cķł10ŷƉǄǇ11TœŧūƗ12ƽǂǩ13gqZƣ14Ű16jnŲ19YƇ21uƝư22Ǎ23ƥ25Ǣ27Ǡ31ƁƦ
~sidi	82 42Ƈ
~sie	78 11ū17M20ǃ21K33ǎ
~sies	80 9ś20ǃ24K33ǎ
~sig	60 -7O7ĽŠƨ8IŖǉ9Ƣ10Wœ12yZƲǠ13JQƱ14ƒ17ǩ19ő22ǃǓ24Ŏ31Ɩ33ǚ35Ł46Ō
~sign	60 -7O7ĽŠƨ8IŖǉ9Ƣ10Wœ12ZƲǠ13JQƱ14ƒ17ǩ19ő22ǃǓ24Ŏ31Ɩ33ǚ35Ł46Ō
~sim	86 13Ļ20Ǝ28ư
~simp	86 13Ļ20Ǝ28ư
~sin	44 -21Ƃ-20Ō-14Ū-13Ƣ-11DƗ-10ŤǏ-9ņ-8ŝƚƮƷƿ-7TĺŇŵƊƩǒ7MŨơǑ8ƙ9nţťŬŹ10APƻǛ11ŘǠ12dƘǜ13ƕ14ftFĸǐ15ǔ16iǢ17Ǧ18Şǝ19Sƹ20ŎǊǡ21őƝ24ǋ26ňǃǨǩ27Ǆ28ǆ30ŭ31ũǥ32Ǟ34ǟ36ǅ43Ɩ
~sin>	73 -16Ƴ-7Ƣ7gD8ŔƉ9ǜ10Ǩ12Aũ13SŜơ14ō17Ũ21n27Ɩ
~sinc	59 -11ǩ-10ņŤ-9Ŝ7ǂ8IƈƸ9GPƪ11Bŗƣ14Źƹ16ţť19ǟ22ǅ26S27it37ő38Ǟ39ũ
~sine	51 -23Ƃ-13Ū-10Ɨ-9GǏ-8D-7ō7ǩ9ǘ10Ǒ11ǎ13M14AǛ15Ǡ20ǐǢ21ǔǦ22Ŏ23ǆ24ǝ25ŭǊǞǨ26ǅǟ27ǡ28Ɲ31ǋ32ǃ35Ǆ38ǥ
~sing	61 -25Ō-11D-10Ƣ-9ƚ-7ũƿ7muĿ9qƙ10ƄƆƳ11Ŗ12Jƹǜ13ŭ14ǆ16Ŭ18Ř20Ƙ21ƕ22d23f27F29Ş40Ɩ41ň45ǩ
~sink	87 -7Ň7ƌ18ƛ36ĸ
~sio	60 -13Ř-8ž7gP8Tłƅ9OűƼ10ŋŖţŤ12Ń13Ň16Ʒ19Ł22ż24Ɩ39ƀǚ41Ķ
~sion	60 -13Ř-8ž7gP8Tłƅ9OűƼ10ŋŖţŤ12Ń13Ň16Ʒ19Ł22ż24Ɩ39ƀǚ41Ķ
~sis	69 -36ǌ-15a-10Ƴ7Ƽ8ŅƤ9hŷ14z15UƷ25Ư29B35ƽ36ơ49A
~sist	69 -35ǌ-15a8ŅƤ9hŷ14z15UƷ24ƽ26Ư29B36ơ49A
~sit	59 -10XŶ-8Ųǩ-7ų7yzNVĵŹ8ǈ9FŰ10S11jƘƙǦ12ǐ15ǁ18ĶƇ19Ĺƥ20ƾǛ21Ɲ23Ɵ24n27Ŵ28ļ31Ɯ33M53ŀ
~sit>	71 -8ŲŶ8ł10L11N15ƙǛ16ĹƝǐ18M19ǁ20Ŵ21ŀ24ƾ26Ƈ
~sita	84 43ŀ
~site	77 8ńǦ9Ľ10Ĺ12Ǜ17Ŵ28ƥ38ļ
~siti	81 7Ʊ12a13V16Sǈ27Ɯ
~sits	87 16Ɵ18Ű
~sitt	72 -11X7Ǧ8H9Yŀ10ĵ11Ɲ12r15Ƙ16jƟ22M23n24Ķ
~situ	86 13zǨ14Ź16F17n
~sity	89 9ź12x17y
~siv	73 7ź9ǣ10Ǐ14Xő15ŅƗ17ńŐ20Ƙ32ƀ
~sive	73 7ź9ǣ10Ǐ14Xő15ŅƗ17ńŐ20Ƙ32ƀ
~siz	79 -11ǩ-10Ɲ10Ǟ11Ʒ13œ21Ƭ24Ɔ42H
~size	80 -11Ɲ11ƷǞ13œ21H24Ɔ25Ƭ
~sk>	57 -11Əǁ-10Ǐ7GTķōśơƾ8ĵ9šƇƝƧǒ10u12aA14ƙ16Ĺ22P23ũ24ƿ26c27Ǔ30Ł33Ŋ40ŉ
~ske	72 -7ŷ7žǔ8ō9ŉŔ10p11ńǒ12a16ƕǧ17Ǧ22ŀ
~sked	72 -7ŷ7ž8ō9ŉŔ10p11ńǒ12a16ƕǧ17Ǧ
~ski	68 -10ǩ-9Aňǌ-7Ƣ8Ɓ10B11cvōůǘ12ZĽƂ13ǁǧ15ơƩǓ16Ƅ17a18ƒ21Ǐ29Ŋ
~skin	71 -10ǩ-9ǌ-7Ƣ8Ǧ10a11cv12ōǘ13ZĽ14ǧ16ơƩǓ17Ƅ19ƒ20Ŋ
~skip	82 -11AǦ-8ň10Ɓ12Ŋ13B15Ƃ16ůǁ
~sks	82 -13ǧ8u11h13w14m16Pǌ
~sks>	82 -13ǧ8u11h13w14m16Pǌ
~sky	78 -21g9Z12Ơ28j64ǀ
~sky>	82 -22g10Z13Ơ30j35ǀ
~skyd	86 33ǀ
~sla	77 12Ɠ14Ŷǎ15ǟ18U22ž31Ƈ
~slab	82 13Ɠ34Ƈ
~sle	69 -14Ǉ-9ǟ8Ŀ9fľ11ĸ15ŨŰ16Ō19Ļł20Ƥ27Ƽ34n38x
~slee	69 -14Ǉ-9ǟ8Ŀ9ľ11ĸ15ŨŰ16Ō19Ļł20Ƥ27Ƽ34n38x
~sli	80 -30Ň-12ŀ-10Y11Ť14ƀ17ű20Ľ22ƍ27ǡ60Ş
~slid	89 15ƀ24ƍ
~slip	89 -7ǔ12Ť22Ľ30ǡ
~slo	76 10ň15ƛ16i21b23U24ǟ36ǎ
~slow	76 10ň15ƛ16i21b23U24ǟ36ǎ
~sma	69 -11ƛ-7ǔ9H10ũƦ11ƥǈ13Ǆ14ņ15A16ţƬ17ń19Ǝ20Ő22Ŧ
~smal	73 -7ǔ10HƦ12ƥǈ15Ǆ18ţ22Ő24Ŧ
~smar	83 -12ƛ13ũ18A20Ƭ21ń23Ǝ
~sme	84 10Ǜ14ņ30ǜ
~smen	86 14ņ31ǜ
~smo	67 -13ţ7ƞ10Ɛ15Ƥ20ŧ24Ǝ34ǂ78ƹ
~smok	67 10Ɛ15Ƥ24Ǝ34ǂ80ƹ
~sna	84 7ņ8ś31Ž
~snap	86 8ś32Ž
~sno	80 7Ž9Ǆ46Ɵ60j
~snow	80 9Ǆ46Ɵ61j
~so>	35 -14ő-11ŀǑǛ-10oŏ-8NPťƊ-7ƇǞ7IƒƤǙ8dmFGŗŜžƓƛƵƾǁǗǠ9qEŃŢƕơƻ10DORŒŮŵżǣ11wķĻŌƬƹǄǕ12ĿŲƞǇ13fyAĵũƈ14UŕŪŴŷƩ15csńşŤƔƖǚ16STŶƝ18hkĹ19ŁŦ20Qňţ21ĺƢ22inp23ƠƦ24ų27ŝ29œ
~soc	70 10j13ĸ14m18xǆ19Ǘ21Ķ30ƿ48e
~soci	72 10Ķ14m19ǆ20Ǘ31ƿ49e
~sock	89 14jĶ18ĸ
~sof	81 8x10Ɖ11ĵ13g28q
~soft	81 8x10Ɖ11ĵ13g28q
~sol	71 -12F-7AT7Ɖ8ƅ12sŖŶ13Pķƕ14f16Š20Ƣ22ņ25Ŝ33ű39ǆ
~sold	78 -8T-7AZ14ŖŶƕ15Pķ18Š25ņ28Ŝ37ű
~sole	83 47ǆ
~solo	89 -15F16s19f27Ƣ
~som	43 -13ũ-12Ũ-11ƛ-10sƃ-9ňƗƵ-8WŐšǔ-7şŭƠƱƴ7yōŤƾǄǘ8ŢūƟǝ9zŶƄƎ10YĿƕƮǅǜ11PŠŪžƳ12FNľŗŰŽơƺ13ĵƤ15ĹŀŚƿǈǚ16ĸŵſƥ17ǋǞ18mŴƶ20ķ21Ŋ22Ş23ĺƨƯ24ņ26A27Q29Ř
~some	43 -13ũ-12Ũ-11ƛ-10sƃ-9ňƗƵ-8WŐšǔ-7şŭƠƱƴ7yōŤƾǄ8ŢūƟ9zŶƄƎǝ10YĿƕƮǅǜ11PŠŪžƳ12FNľŗŰŽơƺ13Ƥ14ĵ15ĹŀŚƿǈǚ16ĸŵſƥ17ǋǞ18mŴƶ20ķ21Ŋ22Ş23ĺƨƯ24ņ26A27Q29Ř
~son	56 -15ŏ-14ǆ-13p-10WƬ-9iŞ-8nt-7ajŲ7TŖźżƯǍ8Ň9fĹľƜ10ƃƝƟǃ11Jƚ12łŭ15A16ŊųǨ17uƂ18Ō19Ź21vņǈǞ22Ŝ23x24Ɨ25yũ26Ŕ30M34w37ǎ
~son>	59 -14p-11ŏ-9iŞ-7nt8Ŗźż9Ĺž10ƜƯ11ľ13łƚ15y17Ǩ18A19wŌų20ǎ22Ź23vņǞ25Ŝ26x29Ŕ33M
~sona	71 -8Ƭ7f9Ǣ10Ʀ12Ň13T15JƂƃ16Ɵ17ŭ23Ŋ24ǎ37Ɨ
~sons	80 -15ǆ-13W-8Ų17yƝ18ǃ19ux23w25ǈ28ũ
~soo	71 -15ǜ-7Ŭ7ƕ8Ɓ9yV10ľƄ13Ŀ17ŕ20ŹǞ26H43Ń
~soon	71 -15ǜ-7Ŭ7ƕ8Ɓ9yV10ľƄ13Ŀ17ŕ20ŹǞ26H43Ń
~sor	70 7Ť8Ƴƽ9zĸǀǩ10Ǐ11ƺ12c16Ǝ18fņ19a23Ʃ
~sorr	74 7u8Ť9Ƴƽ10z12ƺ13cǩ19ņ20af
~sort	89 11ǀ29Ʃ
~sou	64 -11ǎ7BNƆƉƏ8LƜǛ9ţŧƽǈ10CF12ƸǨ13i16Ľ19l20bť21Ɵ24c41Ň
~soun	66 -7I7BƆ8LNƏƜǛ9ƽǈ10Fŧ12Ǩ13lƸ14i16Ľ20b22ť25c42Ň
~sout	84 -12ǎ8l9Ɖ16C29Ɵ
~spa	69 -27F-10Ľ-8śƋ7gŵ8Ǘ11ƅ15Ƈ16J18Ɗ19Ɛ24ǋ27Ɲ29Ŵ33ǌ36O
~spac	75 -29F-8Ƌ-7Ɔ17Ƈ20Ɗ21Ɛ26ǋ36ǌ
~span	89 8ƭ15ƅ19ǩ
~spar	82 -12ǩ-9ś9gŵ33Ɲ35Ŵ44O
~spe	59 -16Ƭ-13Ň-9Ş-8oŶ7wN8tŢŵƽ9gJņƦ10Ɖƶ11lU12Ž13ŚŰ14ŏ15ǃ16sƾ17ak18ƞ20Ƙ23Ÿ28Ż34X35b
~spea	78 8ǆ12ƽ13Nǩ18Ś22ŏ23s29a
~spec	69 8ĺƯ10Ţ12Ɖ13U22ƞƾ26Ƙ
~spee	80 -10Ň18Ž41Ż
~spel	74 -10o10w11tŵ12J20ǃ48b
~spen	75 -19Ƭ7Ƅ13Ʀƶ14l15g18Ű23k29Ÿ46X
~sph	86 34Ɖ
~spha	86 34Ɖ
~spi	72 -14C-11ţ-9ŗ-7ǩ8Žž10qV12Sĸƃ14ƻ16Ƽ18ǂ20Ǩ21Ʀǔ24Q25Ƹ
~spit	73 -14C-11ţ-9ŗ-7ǩ8ž10qV12ƃ13Sĸ16Ƽ18ǂ20Ǩ21Ʀ22ǔ24Q26Ƹ
~spl	73 -8Ő12l13Ǉ14ƍ15Ĵ24ƫ38Ƣ
~spla	89 15l17ƍ
~spli	75 -8Ő14Ǉ16Ĵ25ƫ39Ƣ
~spo	63 -21P-16d-12Ƹǩ-10a-7DƝ7FƉǓ8ǋ9Ľǘ10ƙ13MǏ16C18Ű20Ʒ22ǀ23r27s28ǂ31o32ƨ33q35fg36p
~spor	84 31ǀ48g
~spot	79 -7D9ƞ10Ɖ11Ɵǋ13Fƙǘ24Ű25M
~spou	68 -21P-17d-13Ƹ-10a-7M22Ʒ26r30s31ǂ35o36ƨ37q40fp
~spr	66 7Ń8ť9jt10Ʈ12k14u16ŕ18H19ş21ł22ţ28ƣǍ
~spre	86 7Ĵ25ş29ł
~spri	67 8Ńť9t10j11Ʈ12k15u16ŕ19H23ţ28Ǎ29ƣ
~squ	70 7ū10ǁ11ķ18ǋ19Ɠ26ǖ42Ɔ
~squa	71 18ǋ19Ɠ27ǖ43Ɔ
~sr>	84 -7O52Ƅ
~ss>	44 -21Ƃ-14ŏŪ-12ǒ-11Ǐ-10ĸő-9Ļŗǣ-8ŞŨƮ-7uzĺŵƕƧƼ7AľŧŷƲǉǎǑ8EƀƪǛǢ9słǌǧ10iŘǜǠ11GMź12ļƦ13gJţǙ14ŎŦŮƶǐǞ15ŤŰǄǡ16ũǗǩ17ǅǓ18ŭǨ19ǆ20ťƝƳǤ21ƿ22ǋ24Ɓǃ25ǥ26ǝ27U28ŝ30D41Ǌǟ49Ǧ
~ssa	86 14Ĺ19a25K26ų
~ssag	89 15Ĺ26K
~sse	62 7zƯ8Ʋǀ9CƦ10řƽǄ11xǔ12iĵƷ15Ǘ18ō20š21Ǚ23Ų24Ɩ31ţƳ42ķ
~ssed	70 7uƫƮǚ8t9Ư10zƲ12Ʀ13ĵ14i16Ʒ21ō23š37Ƴ
~ssen	83 -9Ÿ9ƃ11h13ǀ33Ų
~sses	74 -7F7ǥ12ř13Ǆ14x17ƽǔ18Ǘ25Ǚ30Ɩ41ţ
~sset	84 60ķ
~ssi	64 -8ž-7ŝ7P8uTYţ9Ƽ10ũ11ŋŎŖűƉ12Ņőǜ14zńŇ15g17Ǥ26Ɩ31Ş33ǚ
~ssin	76 -11Ő7g9ō12u13ũ14ŎŖƉ16ǜ38Ş
~ssio	71 -9ž7ŵƐ9PY10gT11Ƽ12ţ13ŋű16Ň29Ɩ37ǚ
~ssis	87 21z
~ssiv	86 17Ņő20ńŐ
~ssm	87 31ǜ
~ssme	87 31ǜ
~sso	83 -9Ų12Ǐ17m18Ɲ40ũ
~ssoc	89 18m
~ssu	71 -9ƽ8r9pł10s12Ƹ13ŁƷ24Ƽ29Ÿ41ǂ
~ssue	82 12ǂ14Ƹ34Ÿ
~ssur	78 7ƻ10ł20ǂ28Ƽ
~ssus	84 -10ƽ7t11r13p14s15Łǂ17Ʒ
~ssw	87 -10ǜ54ǘ
~sswo	87 -10ǜ54ǘ
~st>	33 -24ǌ-17D-16Ƶ-15p-14ǖ-13ŤƉ-12FVťƬ-11ůƁ-10dlqļōŎŢƌ-9RŅŉũ-8ŽƣƥǓǠ-7HXŐźƙƱƴ7uLZĺšƖƛƨƿ8hCŏŜƓƢƹǞ9ŭƏƑƫǀǟ10IŘƺ11ţŨƈǋǑǔ12EUŔŠƀǛ13benĵŀŪűǘǩ14mwƪƳƸ15ǉ16xAŇŖżǎǚ17Ɨư18vňŻ19ĻńǇ20ơ22K24yĿ25ŷǊ27Yƚ30œ31Ƙ32ĹƲǙ34ƾ35ņ43Ǐ51ľ
~sta	45 -17G-15Qŭ-13Ĺ-12žƼ-11sDǋ-10L-9PŞƝ-8NYŁłŎŪƳ-7UĴŝťűǀǐǡ7tĶƐ8dŖƋǩ9nŃƏƣ10jœŕƊƚ11RňƥǓǜ12Ņ13SŲƛƩƽ14frVřŤ15Hūǈǣ16ő18ŘƄ19ķŰƷ20Ÿ21ĺƱ23XŌǇ24ǟ25ŐƜ26C30E31ǚ32Ƥ37ǅ38ŢǍ
~stac	89 -9RƼ-8ŭ13Ő49Ų
~staf	80 -7ǀ29ǜ30ǈ47Ǉ
~stai	77 -9Ť8ƣ10Ɯ22ƊƤ26Ǎ29ƛ
~stak	86 39ǚ
~stal	82 10ǚ16Ɛ21Ǆ35E
~stan	69 -9ǋǩ-7Ƽ7ŀũǖǞ8ĻƟ9Kƚƿ10ŒŢƽ11ŰƉƴ13ųŶ16ZŨ20Ǎ21ķŖ28r29ň
~star	60 -14G-12ĸ-11L-7VĹƏ7tŘ9őƖ10ūơ12a13Źƽ14Ƌ15ǩ16dĺŏ17X18ŃœǓ20ŕ21řƱ26R31Ť36SŌ61ǅ
~stat	60 -12ž-9S-8Q7ľŢƚ8ĵƻ9żƲ10Ŕƶ11ĸńū12Śƪ13Ʊ15EĶ16ŗǔ17ķ18ő19Ņ22Ə26fǣ27Ÿ29C30ŐƄ
~stau	82 8W14Ǜ17ƣ19ǟ22Ǎ
~stay	57 -15Y-11ǩ-9Q-7S7KŠǞ8yFƧƵ9Ǩ11k12Xĺ14ƥ15j17ǟ18Ű19n21Ř23Ʃ26H29VƷ32Ɯ34Ƥ37Ţ
~ste	54 -12ƅ-10ǔ-9ŭ-8ǟ7gĿƵƷǙ8muKƍƛƨǎ9zUƫ10ž11oũ12Ɖǅ14aǌ15ƎǏǩ16ƽ17Ǌ18Ɯ19ơ20r21Ǘ24Bŧ29ǖ31Ƽ32ǘ34A39Ư
~stea	82 8r11Ǒ15K16Ƶǎ17g18S
~sted	74 7ķŬ10Pǧ12aƘǙ15ƫ16z18o20ǌ28ơ
~stem	68 -10ǔ8Ƌǝ9Ǜ20Ǝ21ǘ26ǖ30Ǘ
~sten	83 -17ƅ8r11s13A35Ƽ40ǩ
~step	73 -7Sŭǟ7d8ŊƉ9Ť10Ǩ12Ǟ15ž17ǅ19u22ũ27ǘ29Ư30Ɯ
~ster	65 -7ǩ7aŅƤ8ht9ǃ11mĿƍƨǖ13UƷ14Ƽ22ƽǊ24Ư26B35ŧ45A
~sti	51 -10ƭ-9axŸ-8ƛǊ-7sƦǄǓ7Ůƀǣ8jkŀŠŦƋƞ9ABZǩ10Ŭű11t12Ƭ13fǖ14U15zCũŷƇ16Ƨ17cƔ18P19qŊ20Ƶ21v22QƖ23Jƫ26D28IŨ43ŉ
~stic	80 -8Ʀ-7Ǆ9ū11Ƨ12Ǖǘ16ǖ21ŀ26Ƈ
~stil	54 -9Ÿ-8axƭ-7ƛ7ĶŜƹƺ8HŐƋǟ9ƀƞ10jZƧ11Ƶ12Ŭ13tŉƬ14f15Uǩ17zCŷ18ũƖ19P20cƔ21q25vJQ29Dƫ30I31Ũ
~stim	89 -11Ǌ14Ů15Ɠǉ
~stin	76 8ō9kr11Ľ13űǣ14Ơ16ƅƵ17BŠŦ
~stio	69 8dgĹ14A29Ŋ55ŉ
~stl	70 -12Q-11Rŷ-8ƌǗ7ų8P9ĸǇ10Ŵǖ11ň15Ż17Ŗ18ŭ21Ǆ28Ų50ǔ
~stle	87 19Ż36Ų
~stly	72 -12Q-11ŷ-10R-8ƌǗ8P9ĸųǇ10ǖ11ň12Ŵ17Ŗ20ŭ21Ǆ51ǔ
~stm	81 10Ƌ18dD19k20ķ
~stma	84 10Ƌ19dD20k
~sto	49 -18Ɨ-13Sơ-9GŲƠ-8ŚƃƤƳ-7Ɯ7ňţƸ8ǌ10OŀōŔǡ11ŊƼǊǘǚ12ǃ15jǏ16ŤƲ17ƽ18Ţ19MǢ20ǎ22ƮǋǓ23ǟ24ǖ25ǔ26ő29Ɛ30Ɲ31Ǎ38ƥ43Ɔ45ƚ61Ǘ
~stoc	80 7Ķ12Ǣ21Ǐ22ķ27Ɲ
~stom	61 -15S-9G-8lŲ7kǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ29Ǔ31Ǘ35ő37ǔ
~stop	67 7ŊƘ8żƼǁǝ9ĽǛ10t12yƁ13ň14ǎ17Ţ20ŀ25M34Ʈ
~stor	57 -19Ɨ-14ơ-9Ơ-7Ƥ7ņųƻ8ŊƼǞ9Ƹ10Oǅ11ǌ13Ŕţǎ14ō15ǊǡǢ17ǟ19j20Ť21ƽ28ǋ37Ǎ41Ǘ51ƥ52Ɔ54ƚ
~stov	79 51Ɛ
~stp	89 22ƴ
~stpo	89 22ƴ
~str	53 -8n-7ŗƢǢ7lǩ8Ŕƽ9EĸŀŞ10QƏƞ11ŜŭǃǕ12tGƑ14KƼ15ĴƇ16ŇƘ17Ű19Uš21Ɠ22ƅǍ24ū27ƙ31Dǋ
~stra	68 7Ż9yƜ10oňǣ11l12Ŕš13Ş16Ǖ18ŀ20K21Ĵ24ū
~stre	63 7ŨƟǝ8ƣ10Ś12Eš13ǋ14ƞ15Gǃ16t18Ŝ24UŰ34ƙ39D
~stri	74 -7ǐ8Vūơ10řǄ11ǔ12Ǜ13ƏǓ16Q18ŭ25Ň27Ǎ31ǋ
~stro	82 -7n10ľƿ16ĸ18ƽ19Ƽ
~stru	68 -8Ǣ-7Ǆ8ǆ10P11ǟ18ǩ19Ƒ22Ƙ23Ƈ29ƅƓ
~sts	68 8u9ŔŷƲǏ10XŹƭ13Ƥǝ16ǈ19ǑǙ24Ɯƾ
~sts>	68 8u9ŔŷƲǏ10XŹƭ13Ƥǝ16ǈ19ǑǙ24Ɯƾ
~stu	57 -14ǩ-11Bű-10ƽ-9O-7Ŭ7XŁŞƿǗ8sőƉƱ9ŋǏǜ10Ƌƣǘ11ŀǕ12AƮ13ǐ15Z16Ũǂ17Ɲư18Ƣ19ŵ22ƇǢ25ƥ29ź33Ɨ38m
~stuc	73 -14Z10Ş11ő14ƣ17ŀƮ22ư25ŵ30Ƈ
~stud	70 -11Bǩ-7Ŭ11Ʊ25Z39ź48m
~stuf	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǗ9sƉƿ10ŋǏ11ǜ12Ƌǘ13Ǖ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ29ƥ38Ɨ
~sty	76 8ǈ11ƣ23Ǒ
~styl	76 8ǈ11ƣ23Ǒ
~sua	73 -7Ŗ7ơ9Wƅ11ǩ12ǡ13ĺǀǅ14Aŭ20ł29L
~sual	73 -7Ŗ7ơ9Wƅ11ǩ12ǡ13ĺǀǅ14Aŭ20ł29L
~sub	63 -12ŵ-9Ƌǧ-7ŷƼ8ƅƿ9ůų11Ǥ13Ǔ22Ō36Ŷ80Ǒǒ
~sub>	83 -11Ƌ28Ǒ36ǒ
~subc	80 7Ǒ20ǒ
~subs	69 -7Ƽ9ƿ12Ǥ43ǒ60Ǒ
~suc	89 8Z10ƻ11w
~such	89 8Z10ƻ11w
~sud	87 10ĺ11ŭ15ĸ
~sudd	87 10ĺ11ŭ15ĸ
~sue	71 9Ŀ11ǂ12Ƹ27ķ29Ÿ34ǜ
~sued	73 10Ŀ28ķ30Ÿ35ǜ
~sues	86 13ǂ15Ƹ
~sug	82 13Ǚ19ƴ22Ƽ
~suga	84 20ƴ23Ƽ
~sui	79 8ǡ15Ň18Ǧ21ǜ28ķ35L
~suit	80 8ǡ15Ň18ķǦ21ǜ36L
~sul	86 23ƻ41ǚ
~sum	76 17Ǉ18Ɵ25x26k47Ɗ
~summ	83 19Ǉ20Ɵ27x29k
~sump	81 50Ɗ
~sun	82 25ƌ62j
~sup	68 -9Ǡ-8ǈ7t10rƿ11n13Ɲ14z17ǐ19L26Ŏ32ǩ49Ǖ
~supp	69 10rƿ12n13Ɲ14z18ǐ20L26Ŏ50Ǖ
~sur	42 -19Ƹ-14Ǒ-12ƒ-10Q-9Ǐ-8n-7yŬǍǞǩ7Aőřƙ8ĺŴ9ŖŘŦƩƬƳ10ƁƦǂ11ǧ12ĹŪŭǤ13aţƭǓ14iŗǨ15WľŁ17ƃƄ18ņƕƴ19š20Œ22ŀ24ƪ26ƨ30ǒ32ƓƼ34ŐǢ35ǌǥ36şſ51ŏ
~sura	48 -16Ƹ-12Ǆ-10Q-7ƶ7ŧƀƇ8XřŚ9ſǢ10A11ŦŪƙƴǓǨ12ĺŘ13ŞšƁƳ14şƃƦƬǒ15Ʃ16ƭ17ţ19ľŁǥ21Ő22ŏŒƄ23ņƕǌ24W
~sure	52 -13Ǒ-12ƒ-11N-9Ǐ-8Ǎ-7yW7ŽƃƜǨ9š10ƘǂǄǧ11ƴ12aŴ16ŏő17Ƽǥ18ǌ19ŭ22Ő23ŗ27ŀ28ƨ30şǒ33Ǣ38ſ45Ɠ
~surg	87 12t13ǂ41Ƽ
~suri	89 13ǥ24Ĺ27ŏ
~surp	87 7ĸ12ŏ20Ǥ
~surr	84 46ƪ
~surv	84 12ǝ14x36i
~sus	79 -9ƽ7t9Ƅ10r12p13s14Łǂ16Ʒ31Ÿ
~sus>	84 -10ƽ7t11r13p14s15Łǂ17Ʒ
~susp	86 11Ƅ34Ÿ
~suv	89 -19ŷ27ų31Ū
~suv>	89 -19ŷ27ų31Ū
~swa	87 15ũ31Ƶ39ų
~swap	87 15ũ31Ƶ39ų
~swe	73 -9Ň-7I7ƫ8h10ľ11Ļ12Kơǚ13t14ŔƐ15ƶ17D21cŬ45ŉ
~swee	83 7w9hƫ14ơ15t18ƶ20D25Ŭ
~swer	79 11ľ13Ļǚ14K15Ŕ48ŉ
~swi	70 -11Ǌ-7Œ9Ĵ11Ÿ12ǖ13łŌ19M21X24ő40Ţ42ƍ
~swim	84 51ƍ
~swin	83 -9Œ7R12Ĵ25M26X
~swit	76 -11Ǌ12Ÿ14ł15Ō26ő46Ţ
~swo	86 -10ǜ10H53ǘ
~swor	86 -10ǜ10H53ǘ
~sy>	68 -11ƾ-10ŭ-8Rǩ7kl8x9źǂ10g11PŊǎ12tM13ŧ20ś26Ɲ33U34N39ǟ
~sys	68 -10ǔ8Ƌǝ9Ǜ15Ǖ20Ǝ21ǘ26ǖ30Ǘ
~syst	68 -10ǔ8Ƌǝ9Ǜ20Ǝ21ǘ26ǖ30Ǘ
~ta>	80 -11ǆ-10O11ƛ13ů15Ĺ17C21ǃ36Ǘ
~tab	69 -10ƈ-8Ň-7Ơ7łƤ8ŌŚƮ9X10ƥ12eƳ14Ž15sT22n28Ƨ33M35Ɖ
~tabl	70 -7Ơ7Ƥ8łŌŚƮ10X11ƥ12eƳ15sT23n29Ƨ34M
~tac	73 -8R7ǘ8ś11ŐǨ13ƽ16Ŵ26K27Ƒ37Ŷ40Ų
~tach	83 10ś15Ŷ31Ƒ
~tack	82 8ǘ11Ƽ12ŐǨ14ƽ
~taf	80 -7ǀ29ǜ30ǈ47Ǉ
~taff	80 -7ǀ29ǜ30ǈ47Ǉ
~tag	80 -30ř-25I-12ŭ8ƚ29ǩ30Ɔ98ū
~tage	83 9ƚ31Ɔ
~tai	74 -9Ť8kƣ10Ɯ11Ɣ21ƊƤ25Ǎ26Ǆ28ƛ
~tail	89 -7Z13Ɣ34Ǆ
~tair	78 8ƣ10ƛƜ22ƊƤ27Ǎ
~tak	51 -19ǩ-15ŀ-13qŶ-11Ƴ-9ĿŬǗ-8uĺľřűŷƠƨ-7nMŔƮǔ7eƔƪ8ĴŝǠ9tũƏ10k11ŎƯ12ǒ13ŭ14őśųƓƗǊ16ŇǨ17ƖǛ18Ʊ20ŢǞ21łŹƬǚ22ķŠŨ23źǁǂ26zŧƤ29Bǖ30ůƧ56ƻ
~take	51 -15ŀ-13qŶ-10Ƴ-9ŬǗǩ-8uĺřƠƨ-7nľŔűŷƮǔ7aefƔƪ8ŝ9Ə10ũ11ŎƯ12ǒ14śųƓƗǊ15ő16ŇǨ17ƖǛ19Ʊ20zŢ21ŹƬǚ22ķłŠŨǞ23źǁ24ǂ26ŧƤ27ƻ29Bǖ30ů31Ƨ
~taki	80 -16ǩ9kĴ10z11Ǡ15t19ŭ46ƻ
~tal	51 -17Ő-14F-12ŗŤ-10ţ-9ņ-7CƧƬƳǡǥ7BĸƍƯƷǌ8iťƦǄǨ9OƐƨƼǍǚ10ĵĹƲ11gǔ12ǉ13afvŇ15AƸ16ŵ17sŦ18rŠƉ19E20ĽƢ21şǂǙ22ń24Q26ķ29ǩ32N36ƺ41Ɓ
~tal>	59 -12C-11ŗ-10ŐţŤ-7ǡǥ7qVƹ8ZŅƀƃ9gWķǌ10Sĸ12ƦƼǂǍ13Pŵ15Ǩ16Ŧ17ǉ18f19şƸ22Ɖ23E25Ƣ27Q36ǩ50Ɓ
~talk	59 -10S-9ņ-8Ő7K8LǠ9cBXƍ10hƯƷ12iOƨ13ĵ15Ĺť17AŇ18av21s23Š24r25ĽǙ28ń39N
~tall	75 -8ŵ9ǚ14Ɛ15Ž19ǂǄ61ƺ
~tals	87 -22F11Ɯ20ǔ33ķ
~tam	87 14j15ǃ18ǚ21ƻ
~tan	62 -18ǩ-8ǋ7KĻƟ8ōŢƚƿ9CŒƽ10ŰƉƴǆ11ųŶƱ14ZŨǚ16ķƋ17Ǎ18Ŗƶ19ľ20A24rBǠ26ň
~tanc	89 -8Ƽ13ƿ16ƶ
~tand	71 -9ǋǩ7ŀũ8ǖǞ9KĻƚƟ10ŒŢ11ƽ12Ɖƴ16Z17Ũ20Ǎ21ķ23Ŗ29r30ň
~tang	89 16Ű17ų20Ŷ
~tant	70 -9ǩ-7Ř9ƶ13ōǆ14Ʊ17ǚ23ľ24A28BǠ
~tap	83 12ƛ66ŋ
~tape	86 54ŋ
~tar	59 -13G-12ĸ-11L-7VĹƏ7Ř9őƖ10Ľūơ12aƽ13ŹƋ14gŪǩ15ŏŕ16dXĺ17ƘǓ18œ20ř21Ʊ25R28Ń31Ť35SŌ60ǅ
~tar>	87 -7ǡ15Ƙ18ơ23g
~tart	60 -13G-12ĸ-11L-7VĹƏ7tŘ9ő10ūƖ12a13Źƽ14Ƌ15ǩ16ĺŏ17dX18ŃœǓ19Ť20ŕ21ř22Ʊ26R36S37Ō61ǅ
~tas	87 -11ǔ12Ǘ14Y16ĸ17ű
~tat	59 -12ž-9S-8Q7ľƚ8ĵżƲƻ10Ŕƶ11ĸńū12ŚƪƱ15EĶǔ16ŗ17ķő18Ż19Ņ21Ə25fŀǣ27Ÿ28C29ŐƄ
~tate	62 -13ž-10S-8Q7Ţ8ľƚ9ĵżƲ10Ŕƶ11ĸů12ńū13ŚƪƱ16EĶ17ŗǔ18ķő20Ņ27ǣ28Ÿ30C31ŐƄ
~tati	75 -11ů12ƻ24Ż28Ə33ŀ
~tatu	83 38f
~tau	81 8W10ś14Ǜ17ƣ19ǟ22Ǎ
~taur	82 8W14Ǜ17ƣ19ǟ22Ǎ
~tax	78 8f9Ǌ11ǆ13ŒƵ17ǃ20ƅ33T38Ǡ
~tax>	83 8f10ǃǊǠ13ǆ16T22ƅ
~taxe	84 8ǃ15ŒƵ19T30Ǡ
~tay	57 -15Y-11ǩ-9Q-7S7KŠǞ8yFƧƵ9Ǩ11k12Xĺ14ƥ15j17ǟ18Ű19n21Ř23Ʃ26H29VƷ32Ɯ34Ƥ37Ţ
~tay>	62 -17Y-10ǩ-9ĺ7nqB8gŐƨ9Ţ10ƧǞǨ14X15H16ƥ19Ƥ24Ř25Ʃ32Ʒ39Ɯ
~tayi	68 -10Q-7S9tK10y12F14k15nH19jŢƤ21ǟ25ĺ31V
~tba	83 8x9Ů13gL18Ɯ
~tbal	86 8x14g19Ɯ
~tch	57 -15ƾ-10Ǌ-7ŀǨ7qVťƙ8sŸſƅƘǝ9Ōŏǘ10YŉŘš11wƟƹ12Ķ13Ǆ14łőǛ15Ǚ16ų17MW20L21g22f24Ư25NŢ27ŽƉ31a33ƌ
~tch>	64 -16ƾ-11Ǌ7ƉƓ8ũ9q10słŸſ11ŏŢƅ12ŌŘš13wYƹǘ14L15Ķ17a18Ǚ19Nų20WƯ21ő
~tcha	87 12g13ĺ14V19ŉť
~tche	66 7ł8bǈ9ƞ10LŽƙ11Ƙǝ14Ɵ17gǄ19Ǜ22M24Ɖ27f40ƌ
~tchi	81 10Ư13N21Ž26a28Ţ
~tci	89 23ĵ
~tcie	89 23ĵ
~tco	87 11ļ27Ļ
~tcom	89 28Ļ
~tdo	87 -7Ŧ26gǝ
~te>	45 -14vI-13Ʈ-12q-11ƙǏ-10PUţ-9bA-8lĴōŠƟǊ-7jFłŇŉśŪƜƭƵǂǨ7iŗŶơƣƱ8Ʒǀ9ķǔǦ10KőŒŤ11cmEœŘŴǡ12eJŭƥ13wĹźǎǛ14ƹ16ŌƔǋǌǣ17ĵƖ18NŃŔƄǧ19ļťǃ21ŬŸƍ22d23ů24ŐƲ26ŕŝ28Ņ29h30C34ū
~tea	71 -13h-10ň7r8UŁ9KƷǑ11Ķ12ƨǃ13xƵǎ15S16Ɲ23ǈ25q33g36PǇ
~teac	80 -14h11U14Ķ19Ɲ28q42P
~tead	83 8r11Ǒ15K16Ƶ17ǎ19S
~team	80 -11ň9Ł12Ʒ14ƨ16x28ǈ39g41Ǉ
~tec	64 -7ƹ8X9Əǘ10ǚ13yƃ14Ŗſ15Ɖ16Ǝƭ17ŗ18ľ20ŏ32ǈ35ķ
~tect	65 -7ƹ7ũ8X9Əǘ10ǚ13ƃ14Ŗſ15Ɖ17Ǝƭ18ľŗ20ŏ36ķ
~ted	53 -17ő-13Ĺ-11ƈ-10ō-8l-7ŧ7ĿŖƆƘƲǙ8IŉƝ9ouŏŝƉ10zCĸœƼƽ12Ƌ14ķŁǏǤ17ơǃǅ18Ň19Ō20ǌ23ƞ26ƌ27Ʊ29ĺ40ƴ
~ted>	53 -17ő-13Ĺ-11ƈ-10ō-8l-7ŧ7ĿŖƆƘƲǙ8IŉƝ9ouŏŝƉ10zCĸœƼƽ12Ƌ14ķŁǏǤ17ơǃǅ18Ň19Ō20ǌ23ƞ26ƌ27Ʊ29ĺ40ƴ
~tee	66 -10ų-8Ǟ7Ń9ŢƉ10ŭ11źƿ12ƛ17v19Ƃ20ƏǏ24ŕ77Ź
~teen	69 -10ų-8Ǟ7Ń10ŭ12ź18v20Ƃ25ŕ81Ź
~teer	83 26ƏǏ
~tel	43 -15Ň-13I-12ĺǐ-11LƩǥ-10bXŞ-9w-8łśƼǝ-7cřťƣǇ7sxCŝšŭƉƱǑǕǩ8lnqHĴļœŪŶſƟƠƭư9EFĿŰƘƥǈǖǞǣ10gkMŗŢƿǂ11uŠƊǜ12űƨǆ13ƞƴǔ14ĹŖƸ15ōŽ16ŊŨƳ17iżƄ19PŔ21Ťƾ22Ǆ23U31Ƥ34B
~tel>	80 -9B-8ŵ14ǔ26ƾ50Ƥ
~tele	84 10s20ǩ32Ž
~tell	44 -15Ň-13I-12Lǐ-11ĺƩǥ-10bŞ-9w-8Xłǝ-7cśƣǇ7SŝšůƉƱ8sxCĴœŪŭƟƠ9lqHļĿŰŶżſƥƭưǑǛ10nEFŗŢǖǞ11gkMŠƿǈ12uƊǆ13űƨ14Ĺƞ15Ŗƴ17iUŊŨƳ18ōƄ19Ŕ20P23ŤǄ40B
~tely	73 -15Ƽ8ǏǕǙ9ţ10ǂ11U13ŻƘǣ14żǟ15ƾ16ĺ17ǜ21Ƹ
~tem	66 -10Ɨǔ7Ʃǝ8Ƌ9Ǜ10ĸľ11Ķ13ƪ15Ś19Ǝ25ǖ29Ǘ36ǘ44Ƙ
~tem>	68 -10Ɨǔ8ǝ9Ǜ20Ǝ21ǘ26ǖ30Ǘ33Ƙ
~teme	83 9Ķ16ĸľ18ƪ19Ś
~ten	58 -13ƅƊ-10t-9Ŗǐ-8Ǎ-7Ŷ7cŹ8xACƙưƾ9Ʋǀ10ńƠƢƿ11Ű12žƛ13R15b16F18ŭ19ǩ20ŲǙ22Ɵ23Ƽ30Ɨ37Ǣ43Ɯ
~ten>	63 -14Ɗ-11t-9ǐ-8Ŗ-7Ŷ7s9xAŹƙǓ10ưƾǩ11ńƠƲǀ12ƿ13ž14ŗƛ16Ɵ17b21ŭ22Ǚ23Ų25Ɯ
~tena	83 -10Ǎ9Ǣ11ƣ12Ɵ16Ƣ25F29Ɯ
~tend	87 8Ƴ9Ƶ11ĺ18Ű
~tent	77 -15ƅ-10ŗ-7Ɠ33Ƽ42ƗǢ
~tep	73 -7Sŭǟ7d8ŊƉ9Ť10Ǩ12Ǟ15ž17ǅ19u22ũ27ǘ29Ư30Ɯ
~tep>	79 -8S-7ŭǟ8d9Ɖ11Ǩ13Ǟ18ž19ǅ34ǘ42Ư
~teps	81 -11Ư11Ť24ũ26u36Ɯ
~ter	41 -20ǌ-14ǩ-12PŘ-11dfŊƚ-10nTŒŗƸ-9CXZĺœŲŴŶ-8lļŀŁňŖŝǄǈǚǨ-7IRSĿńŎŵƄƒƦƻ7xOƈƊƎǖǤ8ouvEƢƵǑ9gFJƨƱ10KķŕƇǊǗǝ11qŢŰƍǕ12ŇŔŦƽ13bĽŮƋ14ŤƳǘ15hyŚŧŨ16NƃƐ17zB19U20Ʒ22L24ƭǎ25tƟ26ťƛ27Ư28ľơ29wǛ31A33ƙ38ũ40Ʃ
~ter>	45 -16ƚ-14œų-11Ř-10PŊƸ-9fĹ-8iHŴż-7CRTļŶǚǨǩ7vĻŜŞŹźƘǢ8AōűǞ9ƎǤ10bEOţǖ11oŨƳ12Jķ13BŰǊǗ14ŢǛ15qzF16wĽŔ17aKľŦŮ18Śŧ19ƃ20Ť21yLƋ23ũ25ƛƷ26U28ťǎ29Ɵ30t33Ư39ƙ
~tere	76 7ķō9Ĺǐ11ƪ12HƔ14şǃ17Š18Bơ19Ň
~teri	80 15Ǖ20Ɖ27Ƈ45Ǜ
~term	69 -9AƔ-8ţ10ƜƵ13B15Ǖ21ǜ24ŕ60ƭ61Ʃ
~tern	81 7Ļ10L11g12V15i16Ņ17jŌ
~tero	89 9ǂ25Ƽ
~terr	81 -7ōǢ8g10w11Ũ12œ22ǝ31N
~ters	62 -26ǌ-17a-14d-13n-9Ŀ-8B-7ǋ7zƚ8řƨǒ9mūżƛ10ƍƥ11ůƱ12Ǐ13ũǇ14Ĺ16uw17bŏųƐ19ƢǑ20ƽǘ21ľ28h33ơ46A
~terw	87 13Ƴ25ũ
~tery	89 15ư20Ɗ
~tes	55 -10ǩ-7ŅŝǇ7aHZŎ8Ōşŧ9ĻŐŶžǊ10mƽ12ůǧ13Ŋ14ũū15vŞƾǙ18ō21ǂ25ǒ26ǁ29Ƣ35ń40O
~tes>	56 -9ǩ-7ŅǇ7aŎǜ8HZŌşǁ9ĻŐǊ10m11ƽ12ů13Ŋǧ14ū15ũ16vŞ18ō21ǂ26ǒ30Ƣ36ń41O
~test	80 12ŧ23Ǚ26ǁ27ƾ
~tev	80 -15Ə7şƩ9V12q13ư18ŉũ21P
~teve	80 -15Ə7şƩ9V12q13ư18ŉũ21P
~tex	69 -14J11ǘ16l18ū19ś78K
~text	70 -14J11ǘ18ū19ś80K
~tfi	75 7W8ő9ń10Š11J12Ǟ19ơ20Ő24Q25a30Ǆ
~tfit	77 7W8ő10ńŠ13Ǟ19ơ20Ő25Q31Ǆ
~tfo	89 23ǣ31ƻ
~tfor	89 23ǣ31ƻ
~tga	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~tgag	64 11F12ƭ19Ʈ20Z36ƕ47Ɣ
~th>	34 -21ǐ-17ĺ-16ŏŤ-15H-14Nţ-13ǅ-12ŪǢ-11Lƣǔ-10otľŌŎũơƩǇǌǛ-9CEGOPƜƺǎǨ-8śƶ-7hJYōŴƅƉƋƝǆ7gkœřƔǡǤ8żƛƧ9nňŭƆ10lĸŖƞƟǃ11ASšťŬƁƬƼǍ12ŊŋƥƽǑ13QĹŜŶǁ15ƒ16ƐƱ17pŠŲǜ18ĶűƃƠ19WķŃŝŢƂ20Vńǂ21bƘ22XƳƸ23ŕŧ25ŐŞƤǝ27ş28TƢ30ņ32ĻƵ37s42Ĵ43ő45d
~tha	30 -22Ǉ-19Ř-16Ǜ-15XƚƬ-14YĹ-13iǞ-12Źǟ-11yU-10NƗǨ-9ƭƮƶ-8ŖƕƨƲƷƾ-7eKZľłǈ7lxAļƏƴƻǢ8ĶŁűŴŸƇƒƯǏǓǔǙ9ƆƺǃǕ10hjkFĵšųƁƌƜ11ƅǁǂǊǝǦ12oMŋŌŔŻƑ13ŕŲƝ14tDůżƘƥǀ15aŧŬƙƪƿ16ŅŪŮǋ17dCƍ18uķ19R20ũ21QĽŒǩ22ŀśƧ23ř24Ž25ŤŦ26SūƩ28EĺƳ29p36ŭ37ň39Ŷ41ő44ť47ō48ĸ49bŠ51GŇ56Ũ
~than	61 -12t-10ǩ-9U-7C7sLťŴŸǌ8ƁƘƴ9ļœǡ10YŒƒƦ12Ʃǋ13ƺǦ14Ņ15Ň16a17Ů19pǂ20Kž21G22k25ķ
~that	30 -25Ǉ-19ŘǛ-16Ĺ-15ƚ-14iXY-13ƬǞ-11ľŹǟ-10N-9syKƗƶǨ-8UƨƭƮƲ-7ełŖƕƷƾ7axWţŮƏƻǢ8lAŅűƴǏ9ĶķŁƆƇǃǙ10hjFĵšƌƘƜǓǕ11ųǔ12ŋŌŻƅǁǊǝ13MŔŕŪƑ14oůŲżƝǀ15DŒƥƪƿ16ŧŬƙǋ17ƍ18du19t20pCƩ21QRĽũ22ś23ŀřƧǩ24ĺŽ26ŤŦū29ESƳ37ŭ38ň40Ŷ41G43ő48ĸō49ť50bŠ52Ň56Ũ
~thd	69 13Ŝ18p21v26cd
~thda	69 13Ŝ18p21v26cd
~the	19 -27T-24Ļ-22Ň-19p-16Ÿ-15iŃ-14LXň-13Ŗ-12rĹŏǎ-11Nǖ-10Ŋ-9ǜ-8goqtŨǘ-7IŎƨ7jDũƣǉǚ8zYĺűŻżƇƳ9JZńƥƯƱƲǊ10WĶŽƀƎư11ķŌřŤŮųƩƾǅǗ12wŠůƙǍǣ13ōƌƜ14ŕśŰƁƐ15flGĽņƍƢǋǥ16EľŐşźƶǄǤ17eŗŞŴƅƚƪǇ18ƏƒǛǞ19ǆ20kSŘŚžǁǌ21hUŁłƉƗƛƝǃ22ŔſƈƖ23sŀŒŜƋ24nvxƊƫƻǑǒ25ǧ26ŦŷƄ27ƽ28ǟ29ūǈǐǓǠ30ŅŬŵƞ31ŹƟǦ32ƑǢ33ƕƠǨ34ŝ35ơ37Ʈ38Ƨ41ŧ43y
~the>	22 -21Ňő-20iŖ-19B-18ŝ-17Ƥ-16ƣƴ-15Hōŏ-14ňŸ-13TƂ-11pĻǖ-10tzNPŊ-9šŢ-8oL-7uŃ7YşŪƽǩ8nŔǉǛǡ9cDĶƓƷƾ10Ǝ11fƍƘưƼǓ12aśűƉƗǈǑ13JŐŽƁƙƜ14QŰǇ15ĿŗŭŵƒƧƵǁǏǗ16dxľŌŧůǊ17ŤŻžƇƏƥǤ18ņŮŴƚƟƪǋ19ŕƻǃǆ20hŦŷƅƐ21eEĽłřźƊǣ22ųƋ23ƌƢ24ĺƈǞ25ǅǐ26ŁƮǌǥ27kU28Ǧ29Ǎ30ŚƖơ31yƞǟ32ǧǨ33Ƒƕƫ34ŀƄƛ35Ǣ37ūŹ39ŬƠǠ
~thef	87 9ţ10Ť12Ǝ31ƀ
~thei	61 -11I-9ǣ-8Ŧ-7ŷ7ǘ9Ƴ10ľŚŝǗ11ŧ12y13Ǔ14Ǒ17ƢǐǕ19v25Ŕ32Ʊ38ǈ46ǒ47Ņ
~them	51 -22Ʊ-20ǧ-17ŀ-16ƞ-15Ļ-14Ŷ-11GŊ-9ǖ-8ĴŎ-7ĺŦǩ7ŰžƘ8ePśƻ9Ŕš10gơǚ11ŷƄ12Ƭ14Ŭ15ż16ǐ17w18x19Sŧƶ20œ23Œ24ǈ26y27Ǔ29Ǒ31Ư35őŢ36ǒ37Ş39Š52ŝ
~then	64 -20Ť-10Ū-9ŇőǏ-7Gŝ7ŌŠƒǠ8cƾǔ9ńſƇ10ŉŶ12œ13w14CQł18ŎƩ20ƫ26ņ27ǝ28ŵ33ũǩ48ō
~ther	34 -21C-18d-17ǎ-16TĺŒ-15rƥǘ-14ƓƘǏ-13pƬǩ-12ĻǅǕ-11LXŎœǥ-10cqŭƛƭƼ-9ŠťƅƯƿǗ-8OļūƇƺ-7FĵĸŲŻƆƌƒƮǌǚǣ7Ńŗơ8A9Ŋƀ10hƠƢƪƳ11ZĶ12lUţŬƜ13BƙƤƩƶ14MŉƁƂƍƣǍ15yƗ16ŤƱǛ17ŞǦ18ŵǁ19VşƲ20ijŘŝŴƉ21uǃ22HSńƚ23z24Ƨ25fŅō26žſ27ǄǨ28ƑƝ29Ɗ31ŷƞǈ32Ŝ40ƽ43s44Ɵ49n58G
~thes	62 -10Ǌ-8R7fƁ8nŐƸǛ9qĺƠ10CŜǌǟ12ŒǇǞ13Q14ƺ15ǩ16t17lŪ18ŋ19Aƒ22Ɨ24P28U
~they	44 -15Ĺǣ-14ŃǨ-12ŀƳ-11ĸŵ-10lǃǝǟ-9aciIZƵǢ-8jXYĴĺĻŇňŠſƷǞ-7uCĿŨŭžƌƔƶ7śƍƱǏǛǩ8SşƋǇǈ9ŖƁƖ10Ź11ŢżƽǕǧ12ƈƻ13yRǓ14zǒ15UŐƾ16ƦǑ17Ŝ18xķš19ŗ20ǖ21ƅ22ƪ25ŘƠƧ26Ƽ27w28ƕ30Œ31ŦơǤ32W33ƴ35v36Ņ40Ʈ43Ş49ŧ51Ŕ54ŝ
~thi	35 -17Œ-14nF-13oŐŮ-12Ť-11Tź-10lvžƈǔ-9pƌƎǇ-8uŚŢƁƅƩƪƴǆǗǧ-7ŅœŬƆƛƤǚǜǝǤ7LĸŶƸǀǖǦ8ŊŕſǊ9GUơƯǈǟǩ10ŌŘƄƐǕ11gjűŽƂƦƶ12MŎŪ13şŲƍƭƼ14cľ15dĴƘƹ16sƻ18Ĺƺ19IXŇƖ20ŝǞ21ŔƳǂ22kŀŁ23ũƗ24Nŋƥ25BƨƬ26iAŃ29Hō30aĿƵ31ŉ39Ļ40ţ49r52ŏ55ĺ
~thin	38 -16œ-13s-12aFŌ-11nŐǁ-10Ŝǅ-9cžƈ-8loqSŎŒŮŷźƉƎƧǔ-7txTŋŤƕƖƛƟƠƴǇ7EżưǛ8kYŕŻƺǄǏ9ŠƿǐǓǖǦ10yAķľƸǀ11NXĻŃŞŶƲǂ12ĴĸŘſƐƞǩ13BUZƂǕǞ15ŀƄƍƯǟ16głŖŪűŽ17ŲƳƹƼ18Ʀ19HĺƘ20ƶ22ũ23ƻ24Ŕ25ş26ŝ28iŇƥ29ŏƗ32ƨƬ33Ŀ36ō37rŉţ
~thir	79 -9Ǎ-8Œ9ǡ10Ŝ15ǅ17ƣ18d20Ɩ23q29c
~this	46 -14ş-13Ŗ-12Ň-10pƶ-9oyƌƢƬƷ-8ŒŤŮƨưǟǧ-7TYZŞŠƞƦƫ7GSǁ8ňƾǈ9mŴŷ10JOŀœŜƕ11X12ơǞ13cHƺ14d16ƭ17Ǌ18łƳ20kAM21Ɩ25Ō26B28jƵ29N31ŁŎ32sI33Ĺ36Ļ38r41ŋ46Ń47ŏ52a54ĺ
~thl	76 11Ɣ16Ơ35Ĵ
~thly	76 11Ɣ16Ơ35Ĵ
~tho	52 -15G-10Sǖ-9bD-8ŹƦ-7lŖ7EHűƹ8iľŕŝƉƞƯưƵǄǓ9ĵńƅƍƎ10Ʈǐ11xŊ12ƭƺǑ13wǊ15ŏŽǇ18ŢƑǤ19ƈƩ21Ʒ24Ǩ25ſ29Š30š31ǩ32ŵ33Ň
~thos	58 -11ǖ-10ĺ-9D-8G7cƕǍ8UZƗƹ9EŕűŲ10AƅƉƍƎƞǄ11ĵŝſ12Ňǐ13Ư14ińǩ15wƈǊǑ18ŽǇ20Ǥ21Ƒ23Ʃ34Š
~thou	61 -13ő-10GS-8b-7ŹƦ7xź8Ƃ9ĺǠ10a11Hư13ľŊƮ15ŢǓ17ƺ18ſ19ŏƭ21ǩ26ŇƷ30Ǩ38š39ŵ
~thr	51 -14Q-12Ɣ-9mIǟ7ŅŬŵżƆƮƱ8bšƦ9złŧǦ10ZļƁƌ11ƚƧ12ŊŐ13Ŗś14nĸǥ16ŤũƜ17j18Ƴ21ŗƨ23Wƕ24ǖ25ǎ27Ũ
~thre	84 11Ƹ12ǜ13Ŏ
~thro	51 -14Q-12Ɣ-9mIǟ7ŅŬŵżƆƮƱ8šƦ9złŧǦ10ļƁƌ11ZƚƧ12Ŋ13ŐŖś14nĸǥ16ŤũƜ17j18Ƴ21ŗƨ23Wƕ24ǖ25ǎ27Ũ
~ths	63 -13Ơ-8p7Ɵ8ŕ9ĺ12ł13ŧŮƆ14G15Ĵ16v17uųǄ18ƃ20Œ22Ǩ26Ʈ27Y
~ths>	63 -13Ơ-8p7Ɵ8ŕ9ĺ12ł13ŧŮƆ14G15Ĵ16v17uųǄ18ƃ20Œ22Ǩ26Ʈ27Y
~thy	78 10ƽ21xƸ
~thy>	78 10ƽ21xƸ
~tia	82 10aǀ11Ʃǔ13ƴ24Ǆ
~tial	82 10aǀ11Ʃǔ13ƴ24Ǆ
~tib	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏŭ17Ŧƚ19ň38Ř
~tibl	59 -7ŗ7łǩ8ľ10Y13ƀ14Ɓ16Ŏŭ17Ŧƚ19ň38Ř
~tic	60 -11w-8Ǔ-7Ʀ7ūƧǌ8KƋƛƼǕǘ9N10Ĵ11ǖ12Šţ13Q14Ŷ16ǆ19Ƈ22Ž24Ŕ26Ĺ32ŀ52Ż
~tic>	82 -7Ǆ12ƛǕ13ĴƼ16ǖ
~tice	77 9ǚ10Ƌ11K20Q21Ĺ
~tick	64 8ūƧ9ǘ11NĹ13ţ16ŀ19Ŷ21Ƈ27Ŕ55Ż
~tics	87 34Ž
~tie	72 -14Ɓ-10ǩ8Ơ10Ǎ12h14Ǘ15ǀǏ16ǈ17ķơ24Ɯ26ł31f33c
~tie>	87 -11ǩ7Ľ15h24f32ł
~tied	89 16f19Ǐ
~tien	89 18Ǘ
~ties	78 -15Ɓ7Ʊ9Ơ11Ǎ17ǀ18ķǈ19ơ26Ɯ38c
~tif	63 -8ŕ8ǃ17ū18ź21ǌ22ǒ29ǧ
~tifi	63 -8ŕ11ǃ17ū18ź21ǌ22ǒ29ǧ
~tig	87 13L14Hǝ24g
~tigh	87 13L14Hǝ24g
~til	52 -13p-9axŸ-8Ţƛ7yŐƋǟ8jVƀƞƩ9Ƶ10Zǐ11tOŬǩ12ŉƬ13fU15z16Cŷ17ĺũ18PƔ19Ɖ20q21v23cQŕ24J25Ɩ26ƫ27D29IŨ52ƭ
~til>	79 -11p8Ƅǧ10V12O14ĺ16vŕ32ƭ
~tile	89 36Ɖ
~till	53 -10Ÿ-9ax-8Ţƛ7ĶŜƹ8HĺŐƀƋƞƩǟ9j10vZƵ11Ŭ12tOƬ13ŉŕ14fUǩ16z17Cũŷ19PƔ20q24cJQ26Ɩ27ƫ28D30IŨ31ƭ
~tim	52 -13Ǟ-10UǊ-9ŎƀƼ-8qǝ-7ĽŒƇǗ7ĺƛƦǈǣ8ņ9ƈƫƴ10kšƓǘ11Ŝ12Ÿ13SWŲƺ14ũ15gŵƟ16H17sǩ18Ŕ19ĻƧǇ20Ƹ22ő25V32ǎ35NOR38L39Ń
~time	52 -12Ǟ-10U-9ŎƀƼ-8qǝ-7ŒƇǗ7Ʀǈǣ8ņƛ9ƈƫƴ10šǘ11k12ŜŸ13SWŲƺ15gũŵƟ16H17s18Ŕǩ19ĻƧǇ20Ƹ22ő25V32ǎ35NOR39LŃ
~tin	49 -11Ĵ-10SX-9ǆ-8LŇ-7syĺłŐőŞǓǟ7ŌŚŭƟƯ8wNOPŉšŦƄƅ9kq10rxƜǃ12KĵƆǙ13eƘ14űƎƲǚ15nŏƱ16t17ƖƢǄ18MĿǠ21iǈ22Fƫ23U25Œ28ƹ34Ķ38j52H
~tin>	65 -7S7ũƹǣ8Ķ9PĻƫƻ10nxŪƜ11jUŎűǄǅ13ƅƘ16Œ18Ǉ21ǚ22Ŀ27i41H
~tine	89 28ƹ
~ting	52 -11X-10yĴ-9ǆ-8ƠǇ-7ǟ7űǉǧ8nĹŠŮƯƹ9OŝŭƄƟǄ10wNŉŚǈ11k12ĵŦǃ13tKŒƆǙ15eƲ17Uƫ18ŏƖƢƱ19Ǝ20Ǡ21M22F23H30Ķ32j
~tio	48 -12ŷ-10ơ-9w-8ĶţůǢ-7Ʀ7FĻŗśǗ8ǧ9ľŎƅƭ10qĵŋżǝ11SŐǜǣ12ƿ13nƻƼǁ14xA15kŌǓ16Ŋưǋ17űƌ19Ň20P21m22Ə23ńŔ24ūǆǌ26Ż27Ƈ33ŉ34Ʊ45Ǟ
~tion	48 -10ơ-9w-8ĶţůǢ7FĻŚśǗ8ŗǧ9ľŎƅƭ10qĵŋżǝ11SŐǜǣ12ƿ13nƻƼǁ14xA15ŌǓ16kŊưǋ17ű19Ň20P21m22Ə23ńŔ24ūǆǌ26Ż27Ƈ28ƌ33ŉ34Ʊ
~tip	84 -12ƺ12ŉ23T42ł
~tip>	86 -13ƺ12ŉ43ł
~tir	68 9q12Ŝƭ13ű14Ļ19Ƨ23t30P37Ķ44V
~tire	69 10q11V12Ŝƭ13ű14Ļ20Ƨ23t30P38Ķ
~tiri	89 43V
~tis	83 -8Ő9Ū11ĺ12Ľƿ21ŧ26ŝ
~tisf	89 -9Ő22ŧ28ŝ
~tist	89 10Ū11ĺ12Ľ13ƿ
~tit	72 -11Ǆ8d10ķ11ű14Ņ23P30ń31Ɩ38Ŭ39ǆ
~titi	89 9Ɩ18Ņ37ń
~titl	75 7qǐ10ķ15ű24P26Ɩ40Ŭ
~tity	89 -12Ǆ-8Ʃ11d50ǆ
~tiv	84 -8ǩ11ŏ20ǀ40l
~tive	86 -8ǩ11ŏ41l
~tle	56 -11ǩ-8hŚƛ-7Ǉ7cIļƳƹǄ8ŦŧƎ9kz10YĶŻ11qvŽ12aż13Ʀ14PŊ15Ņœ16w17Ư19ű23ŲƖ25uŬƻ27x34ƞ
~tle>	57 -11ǩ-8hƛ-7Ǉ7IļłŐƳƹǄ8ŧƎ9ckz10ĶŻƞ11qY12ażŽ14ŊƦ15vœ16Ņ17wPƯ18Ɩ19ű23Ų26u27Ŭ28x
~tled	81 -7Ɩ12ķ13ǐ14Ŧ34ƞ
~tles	89 -10Ś8ǈ30ƻ
~tll	86 21Ķ22ł
~tll>	86 21Ķ22ł
~tly	62 -22ǩ-11Q-10ŷ-9R-8ƌǗ-7rwǃ7ĸňŐšųǇ8sŅƳǖ9ŀŖŴƁƕ10Ŏţ11ũ12ơ13dĺŤ16DƧ17ŏ18aŧ33ŭ38Ǆ42ǔ
~tly>	62 -22ǩ-11Q-10ŷ-9R-8ƌǗ-7rwǃ7ĸňŐšųǇ8sŅƳǖ9ŀŖŴƁƕ10Ŏţ11ũ12ơ13dĺŤ16DƧ17ŏ18aŧ33ŭ38Ǆ42ǔ
~tma	80 -8i10Ƌ18dk33ƞ35J
~tmas	84 10Ƌ19dD20k
~tme	57 -10XƛƝ-9ǧ8Ű9ǖ10ķŵƞƿ12G13Ɯƾ14FǍ16ƥ17ơ18ŤƏ19Ƥ20D21Ɨǚ23Ơ24Ƣ31ƣ
~tmen	57 -10XƛƝ-9ǧ8Ű9ǖ10ķŵƞƿ12G13Ɯƾ14FǍ16ƥ17ơ18ŤƏ19Ƥ20D21Ɨǚ23Ơ24Ƣ31ƣ
~tne	68 -23d-12Ő-7ŇŮ9Ʋ10s12rŁ19Ʒ20Ǡ21ŴǨ23tǂ26q28ƨ30p31oǆ
~tner	68 -23d-12Ő-7ŇŮ10s12rŁ19Ʒ21ŴǠǨ23tǂ26q28ƨ30p31oǆ
~to>	31 -24Ʀ-21n-20q-19r-18ű-17Ŗ-16Ťǅ-15ǈǋ-14jpw-13Ʃǒǡ-12ǛǢ-11ŏƻ-10Wǂ-9iPťŪŰƁǇ-8vQƇƊǟ-7cfňŗŮƆƉƪƲƼǆǊǖǚ7JŊřſƀƑƮǐǜ8ĿƙǀǓ9kNŇǍ10OĻƂƧưǨ11oŠŷƄ12dTƃƛ13gų14GĹļ15LƗ16BVĴŜŝŲǔǗ17zAKŶŹƓ18tŧ19ĸƜǁǌǝ20eXľƤǏ21sƕ22ŋ23Hĺō24ƌƭ25ayZ26œŵ28ţƷ29ŎŨ30Ư32łŉ35Ń37Mś38Ţ41Ōů42ƫ43žǞ45ƶ52Ł54Ƶ
~tob	79 10ǂ48ƹ
~toba	79 10ǂ48ƹ
~toc	80 7Ķ12Ǣ21Ǐ22ķ27Ɲ
~tock	80 7Ķ12Ǣ21Ǐ22ķ27Ɲ
~tod	54 -16ž-15ǡ-10Ƨ-9ǩ-8ł-7oQUXŃ7CőƓƲ9Ƅ10x12aŜ13tŀ14vƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ĺŏ38i
~toda	54 -16ž-15ǡ-10Ƨ-9ǩ-8ł-7oQŃ7CőƓ9Ƅ13atŀŜ14ƪ16ű17Ĺ21ǥ23jO24Ʀ26ŗ27Ő29Ō31Œ32Ļ37ŏ38iĺ
~tof	86 -8ǩ10ǀ19ũ32ƛ
~toff	86 -8ǩ10ǀ19ũ32ƛ
~tog	75 7f8u9Ɓ12M13ZǊ15ǉ20s30ş
~toge	75 7f8u9Ɓ12M13ZǊ15ǉ20s30ş
~tol	72 -10ǩ-8ƃ-7ņ8j9ļŖ10lƙƧƾ11Ɓ12u14ƴ15Ŕ16d17Ƽ23B24ǘ29A
~told	73 -10ǩ-7ņ7YŅ8j9ļŖ10lƧƾ11ƙ12uƁ14ƴ15Ŕ16d17Ƽ24B29A
~tom	55 -13S-9G-8lŲǞ7IłŢűƛƤ8jĴƬ10ǟ12Ʀ14ĸǚ17ǃ18ǡ19YƝ20ǖ22L26Ǔ28Ǘ31őǔ
~tom>	87 10Ņū11ǥ13ł
~toma	86 12ƛ14j15Ĵ
~tome	61 -15S-9G-8lŲ7kǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ29Ǔ31Ǘ35ő37ǔ
~tomo	65 7Ʈ8Ǖǣ9Iűǘ10Ƭǝ11Ƥ15Ʀ18ĸ25Y26L
~ton	75 -7Ŏ10bŉ11LŌŻǝ12ś13r14Ŗǩ15Ʀ27Ƥ28l
~ton>	86 13ŌŻ14Ƥ17ǩ32l
~toni	80 7Ɗ12L13śǝ14r15Ŗ16Ƥ17Ʀ
~too	56 -12Ż-11ſ-10a-9ƾǈ-8ĶǦ-7Ǎ7ŊŴƯƷ8ĿŇǂ9ŎŠŪƪǚǛ10ũƂǑ11tXŧƲ12ƿǄ14ň15ńş16o18U19sƨƬ20jŽƳ21Ɲ23Ǚ26q31Ǣ42Ǐ
~too>	61 -12Ż-11ſ-10a-9ǈ-8ĶŭǦ-7Ǎ7bcū8uŅŴź9Ʒ10ĿŪ11ŇŎƂǚǛ12Ǒ13XǢ14ƿ15ƳǄ17ńň18ş19o20U22jsƬ23Ž24ƨ28q
~took	77 -10ƾ-7ť7ƀ9k13ƪƯǂ14łŊ15Šũ18ŧ21t22Ƴ
~tool	68 -8Ű9Ƙ23Ǣ28Ɲ30Ǚ53Ǐ
~top	60 -12Ǐ-11ž-7ŹƜ7WĽżƝ8tƌǨ9yOƵ10mƁƣǔ11ňǎ12TǗ14Ǌ15ŀŢ20Mƈ23ľƉ24ř27Ƃ28ŗƮǦ31Ĵ
~top>	63 -12Ǐ-9ž-7ŹƜƮ7WżƼǁǛ8ĽƝǝ9Ǩ10Ƶǔ11mƁƣ12ň13TǎǗ15Ǌ19M21ƈ24Ɖ25ľ26ř29Ƃ30Ǧ
~topp	79 12t15y21Ţ24ŀ27Ʈ
~tops	89 11O17ƌ20Ʈ38ŗ
~tor	48 -13ǈ-12J-11Ǔ-10ǩ-9ŁƠ-8ķ-7ĺŨơƤƫǇ7ŪǄǅ8Oǌ9Ŕţǂǧ10łōǀǎǏ11ƃƖǊ12Ƹǘ13ŽƈǟǤ14jſƻ15ŤƝǒ16ƽ17Ǒ18ǡǢ22ǋ26Ǝ28Ƽ30Ǎ32Ǘ35ƾ37Ʋ42ƥ43Ɔ64ƚ
~tor>	61 -14J-13ǈ-10Ǒ-7Łŷƫ7Ƹǒ9ǆǣ10Ɠ11ƈƌƻ12ǧ13Ǆ15łƜǂ16ƃ18Ǥ20Ž21ǘ28Ƽ29ƾ41Ʋ
~tora	75 -15Ɨ57ƥ
~torc	84 12ş18Ū21ǀ
~tore	67 -15ơ-10Ơ-9Ɨ8ƎǏǖ9ų11ƻǞ13ƥǅ14ǌ17ǎ19ǊǡǢ21ǟ30Ǎ49ǋǗ
~tori	67 -12ǋ7ǔǗ10ƅ14Ǎ26ſ30Ɔ
~torm	75 8Ŕ9ũƈ27j80ƚ
~torn	80 9ǝ10Ʋ14Ŀ15BƖ35ƚ
~tors	69 -8ƹǓ10Ŧ11ǡ12ƣ16ǒ19ŷ21ƾ32Ǝ39Ǒ
~tory	66 7ơ8Ŕ9ņŊ10Ƽ11Ǣ12Ƹ13O16ţ17ƗǏ19ō20Ɲ27Ťƽ37Ɔ
~tot	73 -12Ť-7ǥ8u9ƹ10Ņ11Ơ12gZ13ƀƿ14Ž15ŵ21Ŧ22ǉ25ş
~tota	73 -12Ť-7ǥ8u9ƹ10Ņ11Ơ12gZ13ƀƿ14Ž15ŵ21Ŧ22ǉ25ş
~tou	79 -8d7ǟ8ƙ10ķńōƹ11Kŀ12ƿ13Ƽ15Ŝǝ
~touc	81 -8d8ƙ10ķńōƹ11K13ƿ14Ƽ16Ŝ
~tov	79 51Ɛ
~tove	79 51Ɛ
~tow	65 -18Ƅ-12ŗ-11Ō-9Ūƛ-7cƳ7ǐ8ņ11ŭ12Ɵ14Ň15ů17QǍǕ18X21ǩ22E24ƣ29Ǧ43l54C95Ɓ
~towa	87 20Ň26X
~towi	82 36Ɓ
~town	70 -9Ūƛ-7cƳ8ǐ9ņ12ŭ14ƣ15Ɵ17ů19QǍ24E25ǩ46l61C
~tpo	89 22ƴ
~tpon	89 22ƴ
~tra	51 -12k-10C-9ŹƗǩ-8ŚǞ-7aOơƸǝ7řšƌƤƩ8ŔűŲƢǏ9Ɲ10źƴǕ12Q13lKǇ14SĴŻ15Ƃǒ16yūƒ19ůǐ20ŀ21Ǥ22ǀ24ƁƟǑ25ƍ26Ǚ29P37Ǔ44Ž
~tra>	78 -10k-9ŹƸ11ƶ14Ǧ15Ƥ16Ų22Ƃƴ25Ǉ36Ǥ
~trac	60 -7ơ8ŦƖǊ9ŀƓƩ10Ƣ11řƌ12Ǆǧ20ƒ22ǒ24Ǒ46Ǔ58Ž
~trad	78 8Ǒ11ǟ12ǣ14m17Ɲ18y24S30P
~traf	87 -10O-8m13Nǋ14ů17Ż
~trai	69 -9Ɨ-7ǝ7Ż10loňǘǣ12šǏ13Ŕ16Pǐ19ŀź21QĴ24ů38Ǚ
~tram	76 41ƍ
~tran	74 -7Ƽ10yƜ11Y12l15ű17ǐ18Ǖ23K
~tras	87 49Ɓ
~trat	86 17Ş32ū
~trav	80 -12C-11ů-8Ǟ14ǐ39ǀ44Ɵ
~tre	56 -13œ-9Ŀ-7gP7ƚǜ8kŚ9š10ŞŤƘƼ11tEŜƞǋ12ơǃǄ13iGŧ15ƿ16ǀ20ŝ21ņŰ24ƙ25Ŷ26ǚ40U45D46Ƒ
~trea	66 -14œ8ƶ10j11k12Ś13Ƙ14Ƽ15Ş17iŧ19ƿ23U25ŝ27ņ31Ŷ33ǚ
~tree	61 -9Ŀ8t12Eƞ13ǋ14Ťơǃ15G17Ŝ19Ǆ23Ű27ƙ52D54Ƒ
~tres	86 -7PǄ9Y10tŨ12ƚ15ǜ37U
~tri	64 -7Ľǐ7PŁūơ8Ǆǔ9řǛ10ǀ11ƏǓ14qQ15ŭ16Ƒ17Ǒ18ů20Ɓ22ŇǍ26ǋ27ǘ29Ƌ32k
~tric	72 -7Ľ9ơ10PǄǔ13ƏǓ16qQ19ǘ20ŭǑ33Ƌ
~trie	89 8Ž15Ǜ17ǘ
~trig	87 7Ŭ13Ł16Ō
~trip	76 -12Ō-7V9ū10Ɯ13ǀ20ǋ22ů24Ɓ28Ǎ39k
~tro	68 -14n-8Ǉ7ĵ8ľƘ9ƛ11pĹ12tKŞ13űƿ19ǜ20ĸ25ƽ40Ƽ
~trok	86 -8n18ƽ20Ƽ
~tron	84 7Ɨ8Ĵ11ľƘƿ15K
~trou	73 -8nǇ7ĸ8ĵ10ƛƼ11p12Ĺƽ14tŞ15ű21ǜ
~tru	55 -12Ǆ-11Ɣ-10Ţ-8ů-7UŗƋƕƝƩǢ7ĹűƦǏǛ8łņƫǞǟ9ūǩ10ŀŰƁǋ12QSŵ13ƇƑ16cƘ17Ū19ƅ20Ǧ22ŭƓ23ŎƏ24AŬ25Zų31Ŷ34Ʋ35Ŵǐ
~truc	58 -13Ǆ-12Ɣ-8ŀů-7UŗƕƝƩǢ8űƦǏǞǟ9Ǜ10ū11ŰƁǋǩ12Ĺ13QSŵ14ƇƑ19Ū21Ǧ22ƅ23Ɠ24ŭ25Ə26Ŭ27ų28Z34Ŷ37Ŵǐ
~true	86 -14Ţ13ŧ14c16ł22Ŏ
~trum	78 26Ƙ
~trus	73 11ņƫ15Ŏ23ŀ35A49Ʋ
~try	72 -10Ĺ-9Ő-8N8CŸŽ11ŮǔǞ12ǀ16l19ǘ20I21ń31L
~try>	73 -10Ĺ-9Ő-8N8Ž9CŸ11ǔ12ǀ16l19ǘ20I21ń32L
~ts>	40 -13G-12ŝŮ-11ŖƸ-10kƱƼ-9cPĹŐǇǞǥ-8QŀŏŒŤŪƕƬƹǕ-7amAŌōŚŨƊƋƔƴƿǂǨ7HŁƗƝƠƲǎǔ8ūŵƟǗǩ9IńŠŶƭǝ10tuņƖ12gĴƫǊǍǑǒǖǙ13UĵŬſƌƤǀǧ14Ǝǚ15ķǟ16ǡ17Rűžƽǋ18řƘ19Ňǌ21Wżƣ23Ư24z25Z28ŞǢ29Ɯ31ŗ34Ż38h46Ǔ
~tse	83 -13ŗ9Ǣ14Ƙ16ĴƓ21C
~tsel	83 -13ŗ9Ǣ14Ƙ16ĴƓ21C
~tsi	74 -11U8Ɖƣ10Ű11Ǡ12qǀ14Ʀ22g27j32Ƈ
~tsid	74 -11U8Ɖƣ10Ű11Ǡ12qǀ14Ʀ22g27j32Ƈ
~tta	80 8ǘ9ś11Ƽ12CǨ14Ŷƽ15Ĺ
~ttac	81 8ǘ9ś11Ƽ12Ǩ14ƽ15Ŷ
~tte	55 -13n-12Ź-11Q-10Ŋǩ-8œŖƫƾ7ťǓ8şƛưƲǙ9AńŰƠ10ŗžƜƨǛ11rō12q14p15Łǘ16oź17CLŚŞǂ19Ň21h22ƹ23KŔ24t32Ľ38ľ43b
~tte>	89 30C32ƹ
~tted	89 -9ƫ-8a12ĽŌ16Ŀ28Ł
~tten	70 -16Ɗ-8Ŗ7ǘǣ8ŻǛ9Ļ10ƙǓ11ư12Ǚ13ƠƲ14ńŰƜ15ŗ16žƛ20b
~tter	59 -13n-11Ź-10QŊ-9Ŀ-8œ7łřŢǁǐ9şťǂ11Aƨ13qrōƊ17p18Şź19oL20Ś22Ň25K26hŔ27Ľ28t30b42ľ
~tti	59 -12X-10B7AƝƞƨ8rĵƱ9hPUŪŮűƖǠ10wǙ11ŚƘ12ĿƟǈ15n17M18t19xHƹ27j34Œ44Ķ
~ttin	59 -12X-10B7Ɲƞƨ8rAĵƱ9PUŪŮűƖǠ10wǙ11ŚƘ12ĿƟǈ15n17M18t19xHƹ28j34Œ44Ķ
~ttl	58 -10ǩ-8Śƛ-7hǇ7dIłƜƝ8cļŐŧűƳƹǄ9ŦƎ10zĶ11Y12vŽ13aż14ŊƦ16Ņœ17w18Ư26u27ƻ28x35ƞ
~ttle	58 -10ǩ-8Śƛ-7hǇ7dIłƜƝ8cļŐŧűƳƹǄ9ŦƎ10zĶ11Y12vŽ13aż14ŊƦ16Ņœ17w18Ư26u27ƻ28x35ƞ
~tto	80 9ŅūƲǥ11Ō12ł15BƖ22ǩ
~ttom	87 10Ņū11ǥ13ł
~ttor	89 11Ʋ17BƖ
~tty	71 -10ű7Ř8SŕƉ9WŶǐǑ10ōŢŴ11Gƙ12Ũž15Ɔ18U24Ƹ
~tty>	71 -10ű7Ř8SŕƉ9WŶǐǑ10ōŢŴ11Gƙ12Ũž15Ɔ18U24Ƹ
~tua	73 7ţƐ9RǢ10ǆ11zĻǨ12Źžƴ13K14nFP23Ŗ27Ő
~tual	76 7Ɛ8ţ9R10Ǣ11ǆ12Ļž13ƴ14K15P24Ŗ29Ő
~tuat	86 13zǨ14Ź16F17n
~tub	78 -15v8d11qƚ37Ƌ39ƍ
~tub>	80 11ƚ12q40ƍ
~tuc	72 -14Z-13Ʀ10Ş11ő13ƣ17YŀƮ22vư25ŵ30Ƈ
~tucc	89 37Ƈ
~tuck	74 -14ZƦ11őŞ14ƣ17Ʈ18Yŀ23vư26ŵ
~tud	70 -11Bǩ-7Ŭ11Ʊ25Z39ź48m
~tude	70 -7Ŭ12Ʊ25Z39ź
~tuf	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǗ9sƉƿ10ŋǏ11ǜ12Ƌǘ13Ǖ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ29ƥ38Ɨ
~tuff	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǗ9sƉƿ10ŋǏ11ǜ12Ƌǘ13Ǖ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ29ƥ38Ɨ
~tui	86 48Ʊ
~tuit	86 48Ʊ
~tul	86 8Ɣ11j13z
~tur	57 -17Ĺ-16ǩ-11ŗ-10t-9qƦ-8ĺ-7ŇƳ7ĽŁƷ8pyTŰƞ9Ƨ11ƓǏ12Ɖ13GƑƢƬǙ14ƪǆ15vŀŹſ16ŉŤǊ17Ǆ20ś25ƇƗ26cfĿţ27ǅ29ǜ31ƴ
~ture	65 -18Ĺ-12ŗ-8q7nƥǢ8ŁŴ9ĽŤ10Ʒ11ƞ13Ǐ14Ɠ15yƢ16GƑƬ21ƗǄ24fś29Ƈ31Ŀ34ǅ
~turn	64 -13ǩ-9t-8ĺƦ-7Ƴ7AŋǞǧ8VƗ9pķŤ10Tǆ11ŰƧ15Ǚ17Źƪ18Ǌ19vŉſ22ŀ30cţ34ǜ36ƴ
~tus	82 -8Q21C38f
~tus>	83 38f
~tve	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
~tve>	79 -10ţ9Ūƌ10ŏ11žƑ12ũ13ƥ14Ƈ21Ɨ
~twe	78 7Ǉ8Ǩ10C13šƫ14ł19h21ŷ22ň
~twee	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
~twi	78 9Ĵţ11ŕǥ12uũƻ14R15w25y
~twic	81 8y9ţ10Ĵ11ŕǥ13ũƻ15R
~twin	89 14u18w20y
~ty>	48 -15Ǆ-12Qǩ-11Ƭ-10Œ-9ű-8ŹǞ-7jĹƝƦƩ7ƅǧ8őƆ9Ǘ10Uǚ11ņƼǋ12ƂƏƑǐ13yľ14PƗƜƸ15ƶ17Ķ18ş19ƀƔ20Ǔ22Dǡ23Wǆ24Ɵơ27Ǣ30ķǌ37Ǝ39Ǚ45Cž
~tyl	75 8ǈ10ƣ22Ǒ
~tyli	77 8ǈ23Ǒ
~typ	70 -11Ǎ-7ƒ8ļƿ9T11pǉ13Ƈ14ƣǔ15Ɖ16Eǆ17bd22Ǆ33Ʃ37Ƽ
~type	72 -11Ǎ-7ƒ8bļ10Ǆ11p12ǉ13Ƈ14ƣ15Ɖǔ16ǆ17E18d34Ʃ39Ƽ
~typi	84 7ǎ10b11Tƿ15Ǆ
~uab	84 14Ɗ36Ƙ
~uabl	84 14Ɗ36Ƙ
~ual	63 8ĻǆǢǩ9Tǡ10ĺžƦƴǀ11Kŭǅ12APƫǊ13Ŗǉ15Ů16ł23Ő25L
~ual>	71 9ƫ10Ǣ11ǆ12ŮƦƴ13Tǀ14Ǌ15ǉ28Ő
~uall	69 7Wţ8ƅ10Ļǡǩ11ž12Kĺǅ13APŭ15Ŗ18ł27L
~uan	89 18ƹ21ƿ
~uana	89 18ƹ21ƿ
~uar	66 8Ƭ10ƦƯ13Ƙ15Ń16ǋ18ĴƓ24ǖ25O33Ʋ40Ɔ
~uard	81 13Ư41Ʋ
~uare	71 18ǋ19Ɠ27ǖ43Ɔ
~uart	82 -8K-7N12Ƭ14Ʀ15Ń18Ƙ23Ĵ31O
~uat	80 -8v11Ź12zǨ14m15F16n28y
~uati	82 9m11Ź12Ǩ13z15F16n19y
~ub>	75 -11Ƌ10ƚ11q25Ǒ33ǒ37ƍ
~uba	80 -15ŵ-8ŷ11ų33ǀ46Ŷ
~uba>	83 34ǀ
~ubc	80 7Ǒ20ǒ
~ubco	80 7Ǒ20ǒ
~ube	80 -15v38Ƌ42Ų
~uber	83 44Ų
~ubl	71 -8nǇ7ĸ8ĵ10ƛƼ11pĹŘ12ƽ13tŞ14ű16ƥ20ǜ21œ
~uble	72 -8nǇ7ĸ8ĵ10ƛƼ11pĹŘ12ƽ13Ş14tű20ǜ21œ
~ubs	69 -7Ƽ9ƿ12Ǥ43ǒ60Ǒ
~ubs>	69 12Ǥ43ǒ60Ǒ
~uca	80 32Ʊ44m
~ucat	80 32Ʊ44m
~ucc	89 37Ƈ
~ucco	89 37Ƈ
~uch	44 -20WƂ-17Ĵ-13Ť-12ŧǂ-10ŏƅƭ-9ŵǇ-8aŎƆƜ-7xBFŨůƞ7ŘŢŹ8q9Ķų10ƊƌƔǌǛ11OƘƶǓ12űƝƱǢ13Ŭ14Ʒǩ16ǡ17Z18ƓƪǦ20Yſ22Ɨǉ23ĿƠƧ25ƃ26Ǐ27T28XķƦƨ29ŅŮƒ31ŗ32Ǌ37Ƭ39Ŧ42Œœ
~uch>	44 -20WƂ-17Ĵ-13Ť-12ŧǂ-10ŏƅƭ-9ŵǇ-8aŎƆƜ-7xBFŨůƞ7ŘŢŹ8q9Ķų10ƊƌƔǌǛ11OƘƶǓ12ƝƱǢ13Ŭű14Ʒǩ16ǡ17Z18ƓǦ19ƪ20Yſ22Ɨ23ĿƠƧǉ25ƃ26Ǐ27T28XķƦƨ29ŅŮƒ30œ32Ǌ33ŗ37Ƭ39Ŧ43Œ
~uck	57 -11Ɣ-8ů-7ƋƕƝƩǄ7ő8űǏǛ9ƣǞ10ūž11YĹŰƁƘǋ12SƮ13Q15Ǧ17vZư19X21o23ŭ24ŬƏ25Ū26ų32ŵŶ36ǐ37Ŵ
~uck>	60 -12Ɣ-8P-7ƇƕƝƩǄ7ŀŞŹ8őƦǏ9űǞ10ūƣǛǦ11Ű12ĹƘ13Sǋ14Ʈ18ư19ZƏ22ŵ23ŭ26ŪŬ32ų37Ŷ39Ŵ
~ucks	72 -10ů-7ƛ9Ə14ŵž17Ɓ25X49ǐ
~ucky	86 7P11ţ33o
~uct	56 -13ŗ8P9Yǟ10ǄǕ11ƀƩ12ǡ13Ɓ14Ŏ15ŦƑƚ17ňƇ21ǩ23Ɠ24ƅ43Ř
~uct>	83 10Ɠ12ŘǄ16Ǖ19Ʃ
~ucti	58 -7ŗ7ľ8P9ǟ10Y13ƀƁ15Ŏƅ16Ŧƚ18ňƇ22ǩ37Ř
~uctu	87 -9Ǣ-7ŗ10ǆ25Ƒ29Ɠ
~ud>	80 7Ľ11x13ƞ22Ǘ26ƿ
~udd	75 9ŭ10ĸŜ15Ƴ16Ľ18B19A21ĺƢ32Ņ
~udde	87 10ĺ11ŭ15ĸ
~uddy	78 8Ƣ10Ŝ12Ƴ13ĺ17Ľ19B20A33Ņ
~ude	63 -15Ǉ8ƁƩ9ƴ10cœŖƱ12sƆƠ16ǉ22Z25ŏ34ź
~ude>	75 -17Ǉ-7M8Ơ13c14sƆ19ǉ32ŏ
~uded	81 7Ơ11Ɓ13œ16Ŗ
~uden	69 -7Ŭ9Ʃ11Ʊƴ24Z38ź
~udg	76 9šżƿ14c15ķ24ĸ40X
~udge	78 9ż15ķ25ĸ41X
~udi	65 16ǒ17ǣ97Ǥ
~udit	65 8ǣ17ǒ97Ǥ
~ue>	61 -11Ǣ-10Ţǖ-7ŏ7cƁ8bĸŉŧƾ9Bŝ10łŻƓǏ12Ǎ13Ŗ15ǧ17ľ21űƒ24ƪ26y28Ǌ33ŎŕƩ
~ued	73 8ƫ10Ŀ28ķ30Ÿ35ǜ
~ued>	73 8ƫ10Ŀ28ķ30Ÿ35ǜ
~ues	61 -8Gǅ-7Ǐ7dũƈǊ8ǖ9ǂ10ŖƘƸ12AĽ15Ĺ17Ɨ24Ŋ29ǩ33Ɯ44Ǣ47ŉ
~ues>	73 -7Ǐ11ǂ12Ƹ14Ƙ54Ǣ
~uess	79 -10Gǅ7Ů9ƈ10ũǊǖ14Ŗ24Ɨ40ǩ
~uest	67 8dg13Ľ14A17Ĺ28Ŋ38Ɯ52ŉ
~uff	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǗ9sƉƿ10ŋǏ11ǜ12Ƌǘ13Ǖ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ29ƥ38Ɨ
~uff>	64 -12ű-10O-9ƽ-7Ơ7Zƹǥ8XŁŭƲǕǗ9sƉƿ10ŋǏ11ǜ12Ƌ13ǘ14A15ǐ19Ɲ20ǂ21Ƣ25Ǣ30ƥ38Ɨ
~ug>	78 -28ŀ-10Ņ-7ĺ8Ǡ12ŧƏ16ƿ29Ž32ƻ39Ş
~uga	84 20ƴ23Ƽ
~ugar	84 20ƴ23Ƽ
~ugg	86 11gK14Ǚ24ŀ
~uggi	89 11gK25ŀ
~ugh	45 -14Q-13m-12b-11Ɣ-10Ǣ-9ŕ-8psLŏŜźƟ-7CPĹľńƼ7ZļŶƁ8STŰƂƚƳ9iŐž10nYķĸōŤũŮǝǥǦ11ǩ12vŇŠ13ŨŷſǤ14śŹ15uŖƬƱ16rWŧƗƨƮư17łƒƦ18wŊ19lxǎ20ŗƕǖ22ƌ23jy
~ugh>	50 -15Q-12Ɣ-10ǩ-9mŕ-8Ɵ-7Ƽ7ŬƦ8zšťǦ9YłņƁǜ10ZļŊƚ11SŖƗƧ12rĸŀŐś13nyŤŷžǥ14ŧǝ15ũƳǤ19Ƭ20ŗƨ21W22ƕ24ǎǖ28jŨ
~ughl	69 -11Ǣ12TƗ20ŮƮ24ķ
~ught	59 -15Ũ-12bd-7pľņƳ7rŖƖǏǡ8řƂ9HƩ11Ŋƞǩ12łŰ14ŢŹƦƱ15yŶ16iĺō17ư18ſ19ƌ20lv21Š24uŇ25wƒ27x
~ugl	86 7Ǥ10ņ18ĵ
~ugly	86 7Ǥ10ņ18ĵ
~ugs	78 11ŀ18Ž20Ş34ƿ
~ugs>	78 11ŀ18Ž20Ş34ƿ
~uh>	76 -9v9ƞơ10Ņ11Ə12ĺ13r15j17Ŷ27Ũ
~uic	71 -9Ŧ7ķ8R9ű10dŚƕ11ŋ12řŝǉ14YŊ17Ť25ŧ27Ǡ
~uick	71 -9Ŧ7ķ8R9ű10dŚƕ11ŋ12řŝǉ14YŊ17Ť25ŧ27Ǡ
~uie	86 13Ʈ22ǎ31ŀ
~uiet	86 13Ʈ22ǎ31ŀ
~uil	56 -11F-9Ɲ-7ǆ7Xķ8ƐƤ9ǌ12Ƈǝ16ƪ17Ǟ20Ǣ23ơ27Ƒ28ǋ30Ʃ34Ǎ42ƺ43Ɠ47ƅ50ƣ
~uild	58 -11F-9Ɲ-7ǆ8XƐ9Ƥǌ16Ǣ17ƅ24ơ29Ƒ31ǋ36Ǎ38ƺ43Ʃ50Ɠ53ƣ
~uilt	69 -14Ʃ-7ƌ9b12ǝ13ķ20Ƈ25ƪ26Ǟ37ƅ
~uin	84 -7ƫ10ū11ķǕ12ƀ13t23ƛ
~uip	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~uipm	68 -7Ɠ21Ɲ24Ǣ29Ǟ45Ǐ
~uir	76 12Ǚ20ǌ21ơ24Ǔ
~uire	76 12Ǚ20ǌ21ơ24Ǔ
~uis	80 15Ż16ĸ22t29ƿ32Ǝ
~uish	86 35Ǝ
~uit	65 -9ƋǞ-7ũ7Ɓƺǝ10hŇ11VY12š14Ǧ15g16ǜ19Ɣ20Ƙ23ǂ24Ƨ27L30Ķ35Ʊ47ƹ52ķ
~uit>	71 -7ũ7ǡ8Ɓ13VŇ14Lš16ķǦ27Ƨǂ35Ķ37ƹ
~uita	87 23g28Ƙ
~uiti	86 48Ʊ
~uits	82 -10Ƌ10ƺ11ǝ15h16Y19L22ǜ
~uity	87 -7ƝǞ27Ɣ53ķ
~ul>	73 -9ǖ-7Ǆ9Bň10Ʈ11bĸů12ǉ14Ũ19ƥ23ǜ29Ų30Uũ
~ula	71 -7Ǧ7JƔƙ8ųƂƃ9Ÿƪ10Ų11Ƙ12ƾ13Ɖ15ơ16Š26ǔ
~ular	73 -8Ǧ7ƙ8JųƂƩ10Ÿ12Ƙƾ13ŲƉ15ơ16Š27ǔ
~ulat	89 9Ɣ13ƪ
~uld	33 -18n-14q-13ĺŒŦƁ-12SŐǎ-11ƳƼ-10iŬƺƽǞ-9lowŨŭǃǅǈǣ-8xFŁųƟƠǋ-7jkQUĹļœŜşšţŤŪŰżſƌƻƾǗǛ7fWZŉŶ8bHŝŧǔǡǧ9aNľŖūƀƃǘǦ10ĿŃǏ11ŗƿ12AŇŚ13mĵŘƍƨǄǢ14KĻƓ15LTƏ16cƘƱƵ17rŌƒƪƸǚǩ18Ƃ19DYŞž21ƗǨ22ǁ23Ž24ĴŊƶ25ư26űƯ30ƭ31sķ34Ţ36ś38ŵƬ39MƤǝ44X48Ŏ50Ʒ53Ʈ58ĸ
~uld>	33 -18n-14q-13ĺŒŦƁ-12SŐǎ-11ƳƼ-10iŬƺƽ-9lowŨŭǃǅǈǞǣ-8xFŁųƟƠǋ-7jkQUĹļœŜşšţŤŪŰżſƌƻƾǗǛ7fWZŶ8bHŝŧǔǡǧ9aľŖūƀƃǘǦ10ĿŃŉǏ11ŗƿ12AŇŚ13mŘƍƨǄǢ14KĵĻƓ15LTƏ16cƘƱƵ17rŌƒƪƸǚ18Ƃ19DYŞžǩ21ƗǨ22ǁ23Ž24Ĵƶ25Ŋư26űƯ30ƭ31sķ34Ţ36ś38ŵƬ39MƤǝ44X48Ŏ50Ʒ53Ʈ58ĸ
~ule	77 8d9Ǣ10Ƭ15Ƙ16Ǚ28R30L
~ule>	81 8d10ƬǢ16Ƙ19L33R
~ules	89 14L19Ǚ
~uli	89 24ƻ30ǐ
~ulin	89 24ƻ30ǐ
~ull	58 -9ŏ-8cYĸŗž-7ƎǢ7quǍ8ľ9řƓƠƤǄǛ10ŊŲƃ11Ź12Ɵ14hƭǙ16DŎŒ17d22T23ŚǇ28Ĵ31aŻ32R44ƀ
~ull>	60 -9ŏ-8Yĸŗž-7cǢ7ƇƌƱ8qu9řƤǄǛ10ƃƓƠ11ŲŹ12Ɵ15ƭ17DŎ18dŒ24ŚǇ28a29Ĵ33R46ƀ
~ulle	81 12Ļ16Ŋ17ľ44Ż
~ult	75 -9ƀ-7Ƴ9ƃ17Ť18ǩ36ǚ43ż
~ult>	78 -9ƀ-7Ƴ9ƃ17Ť19ǩ45ż
~um>	69 -14ř7Ś9X11œ12Ǜ13Ǥ14ƹ15ŵ17D26Œ31ŗ40ž
~umb	48 -15Ś-11Ŗ-9a-8ƣ-7Ĵķŕ7ŉŘǔ8K11ĵŠ12ŇŒƛǇ13yľŜ14cE15ƓǠ16ƒ17Ļļ18Ǖ20ŸƼ22ŅƋƬ23ŗ24XǨ25C26D28Ǘ30ū32Ƃ34e35Ǧ36ř41I
~umb>	87 -8ķ14j16ƒ17ŉ24ĵ
~umbe	51 -16Ś-11ǩ-9aŖ-8ƣ-7Ĵŕ7ſ8Řƒǔ9K12Š13ŒǇ14yľŇŜ15E16CǠ17cƓ18Ļļ19Ǖ21Ÿ22Ƽ23Ņ24Ƭ26XǨ27ŗ29D30Ǘ32ū36e39ř44I
~umbi	76 9Ǒ20ƛ38Ƌ
~umbr	63 14ǩ46Ƃ48Ǧ
~ume	76 9Ś25Ƙ
~umen	76 9Ś25Ƙ
~umm	82 19Ǉ20Ɵ27x28k
~umme	83 19Ǉ20Ɵ27x29k
~ump	69 -18Ŧ-9ĺ7Ň10ž12ƍ13ƃ18ű27Ţ34ǀ41Ŕ42Ɗ46œ
~ump>	72 -18Ŧ-7ĺŇ11ž12ƍ14ƃ15ǀ27Ŕ29Ţ37œ44Ɗ
~umpe	86 11ǀ14œ19Ŕ23ű
~un>	56 -13Ń-12P-10RƗ-8ĹųƞǑ-7Uũŷǩ7pŒŝƧǋ8ŅŹƓǤ9ĵţƢ10xňǀǄ11ǥ12ūǗ13ǟ16e18űƩ19Ŧ20k21Oſ23ǐ24Ɲ25ƽǎ27A32Ƭ34Ŷ35Ǩ40g
~unc	71 7LŌƳ10Oǈǥ12ń14qBǟ15Ľ16N18ư30b
~unce	86 20b
~unch	78 8Ō9L11Oǈǥ12ư13ń16q17Ľ18N
~uncl	83 8T9ưƳ17ǟ19B
~und	47 -16y-12Ɖǝ-11m-10HZŝ-8QŊŶǍ-7aDIĸƀƅƢ7jřŻƑƓƜƸǈǜ8ũŪſǁǉ9ĵŚƩǀǎ10bŎƙ11TĽŵƕƽ12VĻƇ13LňƲ14iCŮǣ15ńŖǃǌǤ16Ņ17lYƣ19hsĺƊ20cX24ŇƱ25ƒ27ƍ35ǅ36nƺ51ş
~und>	53 -16y-11m-10ǝ-9H-8NZ-7QŨƦ7uWűſƎƟ8Lƥ9şƸ10hƑƩǁǉ11Ɗƣ12ǎ13nTƓǜ16cVĽŚ17CŠƕ18Y19ŵ21ńǣ22l27s28Ň30Ʊ31ƍ
~unda	89 30Ƈ
~unde	58 -15ť-13ŬƉ-10Š7ƖƘƽǡǩ8jĵŃůſƛ10cƣ11iŻ12Ʋ13hŪƙ14ũǀ15ŅŚ16ŎşŮ17Ǥ19ĺƺ20Ɗ21XňŖ22ǃ23ǌ26ƒ28n40ǅ
~undl	84 8ǚ54ş
~unds	71 7Ǔ8BťŨƆƏ9Ɯ10NƽǛ11Lŧǈ12F14Ǩ15b36ƺ
~une	72 7ĺŚ14Ƴ16ĸ60ư
~uner	73 8ĺ14Ƴ53ư
~ung	68 -8n8ŻƳ9Ɔ11ƯǛ12ƍ14vƭ16ĵ17ź19ŨŹǅ21ǀ22u24p31ƞ33c
~ung>	75 -8n-7ƈ7ƽ9Ź10Ƴ13Ư14ƞ16ƭ19ĵź21ǅ23Ũ55c
~unge	79 -17c7y11v12Ż26ǀ30p
~ungu	89 13x14v15Ź31u
~unh	87 -7ŝ46Ş
~unha	87 -7ŝ46Ş
~uni	60 -20Ɔ-16Œ-11ĵ-7n7W10ļƠǌ11yƕǋ12aYŬƨ13w17Dƥ18Ʃ29Ƥ36ƣ48ſ
~unin	67 -7Ǣ8Ƥ56ſ
~unio	78 -14ĵ11WƦ14ļ15ƕ16aŬ17wYƨ
~unit	73 -24Ɔ-18Œ13Ơǋǌ21ƥ22D27Ƥ44ƣ
~univ	83 7Ʊ8ź16y26Ʃ
~unn	70 -15Ū-9ƞ7kǨ8R10fŋŶ11ű12ĿŐƼ13qu14h16jŴ17ńŒ20ǝǟ41ǩ
~unni	71 -15Ū-9ƞ7Ǩ8kR10ŋǩ11fŶ12ű13qĿŐƼ14u15h17Ŵ18ńŒ20ǝ21ǟ
~unny	89 28j39ǩ
~unp	89 10ĸ41ƞ
~uns	70 7ǚ8ǉ9x10v12A13ơƽ21ǈ23uŒ24ŀ28jŕ36ű37Ƙ
~uns>	72 8ǉ9x11v14ơƽ22ǈ25u26Œ29ŕ37ű39Ƙ
~unt	52 -12ū-10Ĺƿ-8ƝƮ-7ǈǑǨǩ7nļŜŻǀǆ8QXƢǉ9eŕŽƓƗ10YŦźƆƹ11mƅǕǤ12Ķ13őŷƌ16Ŋǖ17Bľ18uĴ19ř20Əƭ22H23C26Ǡ28ǔ30Ƭ31ŗ37Ư52Ǉ
~unt>	59 -10ƿ-9WūǠ-7l7auņƦƱ8m9ő10ǖ11XƗ12ŒŦŽƓ13QźƹǤ14eŜ15ǔǕ16ŷ19YŊ21Ĵ23ŗ25ř36Ƭ50Ǉ
~unta	76 9k14ǆ26A31BǠ
~unte	80 13ǖ23ƌ25Ə
~unti	74 -10Ɲ-7A8n9g11O13ǉ15ŕ16ƆƢǇ18Ư19Ǡ30ƭ33H
~untr	81 -11Ĺ10C12Ÿ13ǔ14ǀ18l
~unts	69 8ő10ǔ12u16ŗ20ľ21Ķ38Ư
~unty	79 -9Œ8Əǔ11W12Ż14ļ19ƅ33C
~uor	89 -10Ÿ-8ǡ14ƿ46Ǜ
~uor>	89 -10Ÿ-8ǡ14ƿ46Ǜ
~uot	67 -10Ŕ7ƈƭ9ǂ15ž17Ǧ18Ĺ20e27J31ń35Ņ
~uote	67 -10Ŕ7ƈƭ15ž17Ǧ18Ĺ20e27J31ń35Ņ
~up>	43 -20ǩ-17oŖ-13sƢǞ-11LŢŬ-10yPŃŅŷſƜơƵƶǋ-9abBŇŶƭ-8qGśũƟƳƷ-7ņŤŧżƀƕƘƦǛǦ7ļťƏƧǒ8grŘ9ŹƈƓƮǁ10dHŚųŽƬǌǐ11COłŜƹ12ĴĻĿƌƩ13řǅ14VŉŠƸǚ15ƫ16ƃƣƴǏ17hjĺŁ18Ǘǝ19Kƪ20Ƥ21ĹŌƙǆ22ž23Ǌ27ixWƅ28ƛ29k30œ32ƾ33l34Ŕ36t40ŕ42Ɖ
~upa	80 23q32P
~upat	80 23q32P
~upd	69 7ƫǍǏ17Ƌ18Ǣ25Ʋ34ƌ
~upda	69 7ƫǍǏ17Ƌ18Ǣ25Ʋ34ƌ
~upe	89 -11Ǡ-9ǈ9Ɩ11t44ǩ
~upg	89 11ƌǍ
~upgr	89 11ƌǍ
~upl	73 -10Ǎ-8ƜƧ-7ŉǝ7UŊǎ8HƸ9SƠƿ10Ľ11Ū12ƘƤ15ƣ18Ǟ40ś
~uple	74 -10Ǎ-8Ɯ-7ŉǝ7UŊǎ8HƸ9Sƿ10ĽƠ11Ū12ƘƤ15ƣ18Ǟ
~upp	69 -16ǩ10rƿ12n13Ɲ14z18ǐ20L21h26Ŏ50Ǖ
~uppe	87 13rƿ16n27L
~uppl	71 8Ŕ14Ɲ18ǐ64Ǖ
~ups	69 -9t-7ǚ7rƣ8nƜ9iž10H11ǐ12q16ţ18Ɨ19Ƥ22Ũ24Ǎ34ǘ
~ups>	86 -16ƛ-10t11i14nǐ15q44ǘ
~upse	78 -7ǚ9r18ţ26Ũ
~upsi	89 13H28Ɨ
~upst	81 9ƣ11ƛƜ23Ƥ28Ǎ
~upt	80 -7Ǣ22ǝ28ĵ31N
~uptc	87 32ĵ
~upti	87 -8Ǣ-7ō24ǝ27N
~ur>	26 -29Ų-20Ō-18CŤť-17ǩ-16ōű-15Ƈƈ-14ĹŬŭ-13Ʃ-12Ůŵƌǟ-11ĸ-10uŏƆƋ-9fYňŗƴƹ-8ũƊƬƻǀ-7SőŪƅ7kŨźƧƸǒ8łſƀƓƗƜǆǞ9iƂƙ10RŃŒŝǄǅ11JŘŸŻƯǙ12ļŴŶ13ƶǔ14oyIŖžƁƘƦǎǤǧ15hntĽżƷ16lřŚƝǖ17ƢǋǠ18EųŹŽǝǡ19ƲƺƾǛ20Wƕ21pƫǐ22vVŜ23gjsxP24ǂǕ25ĶŇǈ26wƳ27ů28TŁşƨǣ29Ǣ30ƤƮǉ31r32de33q35ƥ36ƃ40ĵ43ƽ53ǘ54B62z
~ura	48 -16Ƹ-12Ǆ-10Q-7ƶ7ŧƀƇǛ8XřŚ9ſƉƣǢ10AƙǟǨ11ŦŪƴǓ12ĺŘǍ13ŞšƁƳ14şƃƦƬǒ15Ʃ16ƭ17ţ18ǥ19ľŁ21ŐƄ22ŏŒ23ņƕǌ29W
~uran	48 -16Ƹ-12Ǆ-10Q-7ƶ7ŧƀƇǛ8XřŚ9ſƣǢ10AƙǟǨ11ŦŪƴǓ12ĺŘǍ13ŞšƁƳ14şƃƦƬǒ15Ʃ16ƭ17ţ18ǥ19ľŁ21ŐƄ22ŏŒ23ņƕǌ29W
~urc	76 -7ǐ10ư12o15t16Bŭ26ƒ27ƶ
~urch	76 -7ǐ10ư12o15t16Bŭ26ƒ27ƶ
~ure	48 -18Ĺ-14Ǒ-13ƒ-12NǏ-9qǩ-8WŞǍ-7gŇơ7ǂ8HšưƴǠ9yŤűƢǧ10ałƈƑ11Ŗ12Ʊ13ŏǥ14ő15śŭƼ16Ŵǌ17fŗƗ18ĿŀƇ20Ƭ24ŐƘƨǄǅ25ş26ǒ32ſ37Ǣ46Ɠ
~ure>	56 -17ĹǏ-13ŗ-10Şǩ-9Ǎ-8q-7gŇ7AZĽŽƥǨ8GĸƩƷ9ǉ10Ʊǌ11Ƣǒ12yHŤűƈǂǢ13ł14a17Ǆ18śƼ19ŖƘ20ŭ21f24ĿƗ25ŀ27Ƭ29ǅ32Ɠ
~urea	89 9Ő13ńŜ
~ured	56 -11NǑ-10ƒ-9Ǐ-7W8ƃǃ9Ɯǌ10ǩ11ưǄ12šǧ15Ŵ19Ƈǥ20şǒ23ŏ25Ǣ27ŗ33ƨ40Ɠ44ſ
~urer	82 -14ǩ10Ţ13Œ19ƴ28ő47Ő
~ures	80 7ŗǢ15ƞ17ƘǏǠ20ş22Ƒ
~urg	82 9ǀ11t12ǂ35Ƽ44Ń
~urge	86 12t13ǂ37Ƽ46Ń
~uri	65 7Ǜ8Ǘǥ9ŭ10rĶŉ13PƟ15R18ŏ23j27Ĺ28ǣ29ư30ƃ31Ǝ
~uria	83 14Ʀ29ư
~urie	78 8žư17j34ǣ36ƃ
~urin	80 7ǁ10Ǜ11jŭǥ17Ɵ18P20RĹ23ŏ
~urio	86 8B14r15ŉ16Ĺ
~urit	76 7ǘ9ƣ10Ǘ12Ķ36Ǝ
~url	87 -8o9Ɖ12ǃ22T
~urn	57 -16ǩ-9tƦ-7Ƴǋ7pYķƔƥǕ8TĸŰƧǆ9ƑǢ12ƓǙ13G14Ɗƪ15mvŹƢǝ16ſǊ17ŉ18Ƌ21Ɛ26cţ27ŀƴ29ǜ33ņ34Ɨ
~urn>	69 -12d-7Ʀ7AƟǧ8ŋŎǊ10vV11pTǆ12Ű13ţƧ16Ǚ19m20cƐ21ņ
~urna	80 -7ƅ10a14Yĸ18ŉ22Ɗ30Ƌ
~urne	66 -10ǩ-7Ƴ7ŤƗ8Ɣ9ĺǕ11Ǣ12vxƑ17cţƓƪ18ǝ19ņ20ſ26ŀ35ƴ
~urni	75 8d10Ǟ11ŀƥ12ķ19G20Ƣ41Ɨ
~urns	89 33Ź
~urp	86 7ĸ12ŏ20Ǥ
~urpr	87 7ĸ12ŏ20Ǥ
~urr	58 -12u-11Ŀǧ-10ǅ-7Ɲ8őŖŜƙ10Ƶ11ǥ14Şǒ15O20ŗ22Gŝǡ25Ő26ŕ27h28ŏŒ29Ńƪ32ƚ
~urre	60 -11ǅǧ7Ţ8Ŗ9őŜ11Ƶǥ15Şǒ21ŗ23Gŝ24ǡ26Ő27ŕ29Œ30ŏƪ
~urri	80 -14Ŀ13ƙ47ƚ
~urry	82 -15u-8Ɲ23O40h42Ń
~urs	49 -15ơǩ-14ő-11ƞƣ-9vĴŗƚǈ-8hMZŀŒƜǄ-7ŝũŪƬƳǐǡ7BŠƀƊƢǦ8VŤŶƠƲǚǣ9QľƁƎƯ10ĵŘŮŲ11gqPōžƝ12uƕƛǇ13ţŸƖǌ14cAŵ15n16HŦűǉ18ķ21ǁ22U26x28S32ǎ35ų39R40Ʀ52F
~urs>	57 -17ơ-14Pǩ-11ƣ-9Łƚ-8hvǄ-7gZōŒŗŪǡ7btzƕƥƧƨǞ8SŚƵƻ9ƊǦ10ABUƲ11ŤƠ12ľŮ14ĵ15uŲŶ16Ɲǌ17Ÿž18ŵƖ20ű23ķ27Ʀ32x40ǎ43ų49R64F
~urse	56 -11ő-7M7AŌŠ8ŢƕǑ9ƀƯ11ǣ12VƎ14cQS15Ł16UŘ17Ǉ18ţ19gǉ20ōŦ22nH25Ʀ26ǁ27P
~ursi	89 -8ũ12m15q16S
~urst	86 26ƛ
~urt	60 -9g-7ſƮ14Ɯ18ţŤǚ19ƍ21kĸ25Ƅ26Ǚ28X33ž36Dƃ45ǣ
~urt>	61 -7ſƮ15Ɯ18Ťǚ19ţƍ21ĸ25Ƅ27Ǚ28X33ž36Dƃ46ǣ
~urth	87 -10g7x9d32k
~urv	84 12ǝ14x36i
~urvi	84 12ǝ14x36i
~ury	75 11ķ18D37ư42ž
~ury>	75 11ķ18D37ư42ž
~us>	56 -24ǩ-18A-12ƒ-9ō-8gŃŇŠ7ŉŪŶƙǏ8ŁžƷǂ9Ǧ10všƆƞƼ11ĵŰ12a13ĺńŎ14zķŋ15CƄ20f22ņ28r30s32Ŀ33Ĺ43ŵ47ǀ60ļ
~usb	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7u8ų9ƮƯ11Ł15Ƴ16ƫ18f20ż22n25Ʒ26Ŵ30p32st33rƨ34ǂ35q40o
~usba	57 -16ƾ-15Ƹ-13dǟ-10ŭ-9ƹƺ-8Pşŵǩ-7u8ų9ƮƯ11Ł15Ƴ16ƫ18f20ż22n25Ʒ26Ŵ30p32st33rƨ34ǂ35q40o
~use	40 -19ŗ-17Ŭ-16P-15SőǦ-14Œ-13dKǏ-12Ŷ-11ǒǗ-10Ŝűǎ-9ŅŖřŦŪƸƼǄǞǨǩ-8cVńƐƘƠǇ-7BYľōŠƦǝǟ8rųƚ9ƨ10ŤƂƉ11ZŴƌƎ12sIţ13Ǔ14Jƙ15ŹƕƖƣ16qƏ17oŷǖ18f19pMƮƴ20TŀƇ21ŔşǑ22œǂ23ƓƜƝ24Gķ25Ų26H27Dǁ28nFŽƒ29Ɔ30ƋƗ31Ɵ32ƿ33ƞ35Ʒ36Ɣ43ƅ45ŭ
~use>	42 -19ŗ-17Ŭ-15SőǦ-13KǏ-12Ŷǒ-11Ǘ-10Œǎ-9řŜŦŪƸǄǨ-8TVƐƠƼǇǈǞ-7PľŠűƘƹǟǩ7ŁňƊǕ8hƑƚ9rŔƴǢ10Ʈ11ŤƂƉƎ12ƌƨ13IZ15nJţŽƙ16ƕƖƣ17Ə18sŹƋƗǖ20f21M22ŀǑ23şŲƇ24ǂ25ƒ26GƓƝ27Ɯ28DHǁ30F31ŭƆ32ķ33Ʒ34Ɵƿ35ƞ39Ɣ45ƅ
~used	72 -15B-14Ū10ǈ13ũ18ƴ19Ɨ23Ŕ25Ž28ŭ36œ46Ŵ
~useh	68 -19ų14Ū19Ʈ25n26ŷ30T
~uses	76 -19Ŵ-18P-14d-10s-8ķ8Ʒ14ƒ20T23oq25ƋǓ32p41ų
~ush	73 -11i9sŊ10Ō11ł12ĺ14ƛ15Ɩ17HŃ18r33Y38O
~ush>	81 -13i-8r-7Ŏ10Ŋ11sƖ12łŌ19Ń43O
~ushe	87 15ĺ18ƛ21H
~ushi	86 39Y
~usi	50 -23Ƃ-15Ū-12D-10Ɨ-9GǏ-8ŝ-7Ňō7Ŝ8CŐǘ9ƹǑ11ň12nJƕ13AMǛ14Ǡ17ǐ19ǔǢ20Ǧ21Ŏ23ǟǩ24ǊǝǞǨ25ǅ26Ǆǡ27Ɲ30ǋ31ǃ32ǎ35ǆ36ŭǥ
~usie	87 37ǎ
~usin	50 -23Ƃ-14Ū-12D-10Ɨ-9GǏ-7ō7Ŝ8CŐǘ9Ǒ10ƹǎ11ň12nJƕ13AMǛ14Ǡ17ǐ19Ǣ20ǔ21ŎǦ23ǟ24ǊǝǞǨ25ǅ26ǡ27Ɲ30ǋ31ǃ34Ǆ35ǆ36ǥ37ŭ
~usp	86 11Ƅ34Ÿ
~uspe	86 11Ƅ34Ÿ
~ust	45 -22ŗ-13Dł-12ō-11ǐ-10lŤƧǏ-9Ǟ-8ŚƞǢ-7qFHPŬǌ7deUŁŢŵƍƗƦǒ8sŇ9ņŌŨŰŴơǈ10ŊŶǙǡ11hƠ12uKƢ13CŀŔŪǖ14ƻ15ƝǑ16ŧǃ17ǚ18nAŖŭǓ20ĹőŲ22ƀǗ23Š24ǔ26Ļ27ŷ29Ǉǋ39Ʋ
~ust>	47 -21ŗ-13Dł-11ōǐ-10ŤƧǏ-8ƞ-7FǢ7cfmvYZşƭ8deUŁƍƗƦ9sŇŲǒ10ņŌŨ11ŊŴơǈǙ13hKS14uCŔƢ15ŀ16ŪƻǑ20nA21Ŗŭ22Ĺ23ƀ24ǋ25Š29ĻŷƲ31Ǉ
~usta	89 16Ű17ų20Ŷ
~uste	83 47ŧ
~ustl	89 37Ų
~usto	61 -15S-9G-8lŲ7kƲǄ8ĿŢ12ǟ16ǚ19ǃ20ǡ21Ɲ23ǖ29Ǔ30Ǘ35ő37ǔ
~usu	73 -7Ŗ7ơ9Wƅ11ǩ12ǡ13ĺǀǅ14Aŭ20ł29L
~usua	73 -7Ŗ7ơ9Wƅ11ǩ12ǡ13ĺǀǅ14Aŭ20ł29L
~usy	73 -9ŭ-8R9x12Pǎ14t36U39N42ǟ
~usy>	73 -9ŭ-8R9x12Pǎ14t36U39N42ǟ
~ut>	34 -19ǩ-13iFķǟ-12MŃƛƯǇ-11Ő-10vœǦ-9xGśŬųƄƦ-8csŎřƠƣǒǡ-7NWńŏƁƃƖǆ7zBƓƶǧ8AXťƈƭǈǓ9qŜŤŵżƂƆƙ10fgjƩǃ11uĶŊŲƟƬǎǏǙǣ12VŞƍƏƷƻǉ13TĹļłŗƎƞƺǀǂ14ĿƔƳǛ15Hű16ǁǨ17ŀŴſƫǌ18yĽƜ19pŉƤ20rĴƝƧ21Ŧ22ľŌŽƱ23ĸƪ24Ʋ25ĺǔ26ƌ27ƸǑ28ō31Y34Ň49š
~utc	82 12b26Ļ29a
~utch	87 12b30a
~utco	89 28Ļ
~utd	87 -7Ŧ26gǝ
~utdo	87 -7Ŧ26gǝ
~ute	61 -8Ł7i8aMĻǁǜ10ǃ11ǧ13hǏ14Ś17Ō23Ǘ27N29ŭ33ǘ36O37ů
~ute>	71 -13O-9Ł7fm9iuŌŚ13Mǃ16h25ŭ28ů34N
~uter	76 7c8dŚƝ10ŭ11b18Ǐ29Ǘ42ǘ
~utes	69 8ńŞ10aǜ11Ō12Ļǁ13ǧ16ů54O
~utf	77 7W8ő10ńŠ13Ǟ19ơ20Ő25Q31Ǆ
~utfi	77 7W8ő10ńŠ13Ǟ19ơ20Ő25Q31Ǆ
~uth	78 -12ǎ8lƉ9r11ň12ļ15C19ŝ25u26Ɵ
~uth>	80 -12ǎ8l9rƉ13ļ16C19ŝ27Ɵ
~uti	82 -7Ĵ8ŭ11Ơ13b19ǈǐ27e
~utin	89 -8Ĵ9ŭ29e
~uto	65 -12ǈ-11Ǣ-9ǡ-7ǩ7ǀ8Ź9ſǃ14ũ19ǥ24Ƃƛ25Ĺ30ƃ31ž37ş44Ʋ53Ĵ
~uto>	68 -11Ǣ-9ǡ7ĴŬƄ9Ź10ſǃ21ǥ25Ƃ27Ĺ34žƃ42ş
~utof	86 -8ǩ10ǀ19ũ32ƛ
~utom	87 12ƛ15Ĵ
~uts	68 -11U-7Ķ7Ɖ8tư9Ű10qǠ11ǀ13Ʀǋ15ŉ17Z19ƣ20gCŞ24j29Ƈ
~uts>	77 7M9ư13tƣ15ǋ17ŉ23CŞ
~utsi	74 -11U8Ɖƣ10Ű11Ǡ12qǀ14Ʀ22g27j32Ƈ
~utt	71 8ƚ9Vƹ10Ō11Ʊ12Ů15Ū17a19ǈ20Hǩ34Ķ
~utte	89 10ƚ
~utti	75 9ƹ10V12ŮƱ14w16Ū20ǈ22H36Ķ
~utu	86 13H14ƴ21Ŀ22y35Ő
~uv>	89 -19ŷ27ų31Ū
~uy>	59 -18ǩ-15šŵ-12Ǐ-8ķŦũƅǢ-7ĸťǌ7Ľ8xƙƨƪ9ǣ10MŅ12HWƩǅ14gǄ15ǜ16Fł18ŌŬ19ơ22Ǟ23ņƦ25ƒ31B32Ŷ33ſ37Ɨ40Ǩ43Ǖ45G
~uyi	84 14ƪ15F36H
~uyin	84 14ƪ15F36H
~uys	64 -15N-7uŭ7fhŞųžǐ8kŅƷǋ9ǒ10Ɵ11Őƚǣ12x13H14CĸŴƔ16Ǚ17j18Ǉ22ǉǟ31Ǆ34Ǒ
~uys>	64 -15N-7uŭ7fhŞųžǐ8kŅƷǋ9ǒ10Ɵ11Őƚǣ12x13H14CĸŴƔ16Ǚ17j18Ǉ22ǉǟ31Ǆ34Ǒ
~uzz	89 -8Ǎ25ƣ29ň
~vac	78 -15Ŭ17Ƌ21ǌ40Ɵ46k
~vaca	79 40Ɵ47k
~val	61 -9ǖ-7ŏ7űƁƛ8Ɗ10Ɠ12CǄ13Łũ16Ÿ17ľ18Ŏ22ƒ23ƪ24Ƙ31Ʃ34Ǣ
~vali	87 23Ÿ
~valu	63 -9ǖ-8ŏ7űƁ9Ɗ10Ɠ18ľŎ23ƒ25ƪ26Ƙ32Ʃ35Ǣ
~van	73 -10HŲƝ-8ų7ƀ9Ƌ12Ǐ14kņ16w26ŭ76ǐ
~van>	83 -11HŲƝ-8ų9ƀ11Ǣ14Ǐ17k20ŭ28ǐ
~vans	80 -7Ǣ9ŭ56ǐ
~vap	84 51ƹ
~vape	87 52ƹ
~vat	79 7Q10Ŋ11ǀ12ƨƱǣ15ƣ20ơ28ƌ
~vate	82 7Q10Ŋ11ǀ12ƌƨƱ13ǣ21ơ
~ve>	28 -20P-18g-17T-16AǄǊ-15q-14Œś-13łŠ-12ľ-11LĸĿŀƭǌ-10KƕǑ-9psœŷǂǖ-7jUŇǉ7iXņŕŦźƋǛǡ8zŋƾǓǘ9GŅŎũŻƂǀǆǠ10YůŴžƮƯǃǢ11ŰƚƪƵǚǝ12hFHţƟǏǟ13ZŃŌŗŵƆƞưǒ14aŖşżƍƥǐ15IƄƶ16wCƀƐƛƳǩ17DĵŁǥ18ųŸƎǈǍ19fŉŐƃƱǔ20dWĶƁƑ21ŚŮŶ22ƷƼ23m24ƌƦ25őſƘǜ27Ǉ29Ońƨ30lŏ31ŪƗ32ŝ33u35Ţ
~ved	69 -15S8PųżƟ9ĴŭǗ10ĺ11Łŋ12f16ť19Ƶ22l38Y45G
~ved>	69 -15S8PųżƟ9ĴŭǗ10ĺ11Łŋ12f16ť19Ƶ22l38Y45G
~veh	64 7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Ű19ų27Ŵ34ǐ36Ū
~vehi	64 7ź8ž9ŵ10ŭŶŻ14Ŭ15ū17Ű19ų27Ŵ34ǐ36Ū
~vel	68 -11C-9ů-7Ǟ8ŀ11ǐ12Dƣ14Ɓ17Ɔ18Ʃ20Ɗ22m33ǀ37Ɵ
~vel>	70 -10ů-7Ǟ8ŀ11ǐ13ƣ14Ɓ17Ɔ19Ʃ20Ɗ22m23ǀ26Ɵ
~vem	89 16Ǣ22ƌ
~veme	89 16Ǣ22ƌ
~ven	56 -23Ĺ-10X-8y-7ņşų7h8Ƭ9ŕŢŭƹǢ10Ŕǋ11Ŵǩ12RƗǒ13Œ14Ŝ15ŨƯ17Ɲ18ũ20ż21Ş25Ǌ26L27ţ28ǅ36Ǖ54Ǐ
~ven>	60 -10X-8y-7ņ7ŷƜƱƿ9h11ŔŕŢŭƬƹ12Ŵǋ14ǒ15Œ17ŜŨ18Ư22ż33ţ
~vend	82 -7ǝ56Ǖ
~veni	81 10M14Ű19R42L
~vent	76 -19Ĺ7ǧ13Ǣ14ǩ19Ɨ23Ǐ24Ɲ26Şũ41ǅ
~venu	82 7ǧ39Ǌ
~ver	34 -15mǏ-14Łŵǎ-13ǂ-12LńƤ-11pŀŅŇƣ-10IƏƵ-9BDŬƕƥ-8JƯ-7orŘŧűƫ7ŉůųƁ8iŐőŕŤ9ĻĿƲǇǙ10ŰƭǞǡ11ľŎƀƓƗ12ś13hRŮƘǖǚǛ14Ŧǩ15žƦƨǦ16Hņǘ17ŒŝţƬƼǔ18UŭŽƧƴ19ſƑǊ20CŸǕ21ǥ23š24ƜƩ25ǝ26ŜƂ27ŗ28ƛ29ǜ30Ǣ31Ż33Tǒ36ŏƙ39Ų40Zŷǐ41ź58Ŗ
~ver>	40 -16mŁŐ-15ŌŔ-14Ŵ-13XŠƬƸ-12ǎ-11ķŚƯ-10ľŘƏ-9yKĹƽǂ-8IłŅŪƀƕƣ-7nBJLŃńŇōŨŰƪǄǅǈǢ7AŢǕ8Vƍǆ9ŷǒ10UňŭƒƧǍ11ŤƆƲƹƿǖ12TŒŝšŸǇǡ13ĸőŗƘ14R15ƠǛǝ16hQĿ17Ǟ18śǩ19ſ20Ųƛ21HŽ22CņǐǦ23Ʃ24ŮƼ25Ŧź26ųƑƴ27ƂǊ28ţ30ƙ31ZŜ38Ɯ39ǜ40Ż48Ŗ
~vera	53 -13Ʃ-8Ǐ-7ň7ŔƘƙǘǣ8ŉŕŝǉ9Ĺƪ10XŐŪſƦǒǨ11Ńƭ12źǌ13ƨƸ14Šƀƚ15Ɓ17Wľ18Śǚ19ǝ20Ƨ21Ƭ22ž24š25Ǣ26ŗ27ŏ31Ɠ34ǥ
~vere	68 -17Ǐ-11N-10ƚ-9Ǩ-8ŵ-7q7ǒ8Ő9ŗǡ11ſ12ŖƁ14ľƭ17Ŏ19Ʀ21Ǣ22ƀ24Ō30ƨ31ŏ
~veri	70 -7ŭ9ƶ11ǐ12d16Ő57Ų
~vern	79 -11Q13ǖ15ŕǏ26Ű50ǔ
~vers	61 -20ų-11Ů-7Ų7żǧ8łƃǃ9sĻƙƢǩ10OŤŹƱ11yǛ12i13ŋǐ17Ʃ18Ÿ22a23Ŗ27ŷ33ź34Ǖ
~vert	83 -7Ű10R13Ƨ14Ɲ23ŭ31T
~very	52 -7LŹƀǓ7cFŘŰǅ8ĻŪǄǖǦ9Ŕǡ10bƾǈǑ11ŒŴǘ12Ĵōŭ14KǢ15i16T17nşƻ18U19ƗǙ20ķŷ22ů24Ƭ28ǒ33Z
~ves	58 -12z-10ő-9Ɨ-8tŪ7fƼ8Ōƛ9Ƣ10qxĵ11Ǐ13ķ18AŘ22ŷ23ų25nǐ38Ş
~ves>	58 -12z-10ő-9Ɨ-8tŪ7fO8ŌƛƼ9Ƣ10qxĵ11Ǐ18AŘ22ŷ23ų25nǐ38Ş
~vew	78 -7ų11Ə26Ū38Ű
~vewa	78 -7ų11Ə26Ū38Ű
~vic	63 7Ţ8ƕ9ƅ10ţŴ11Ə12Aŝ13Ū14Ǟ15Ŝ16ư17ű23ľ26B29Ǆ34ǚ38Ž
~vice	64 7Ţ10ţ11Ə12ŝ13A15Ǟ16Ŝư18ű24ľ26B30Ǆ35ǚ39Ž
~vid	75 -12s-8Ƴ-7Ŭ7Ƅ10Ǆǝ11g12Ʀ13Ɨƫ14Ő27ƕ33M34ƪ
~vide	76 -12s-7Ŭ7Ƅ10Ǆ11g13Ɨƫ14Ő28ƕ33M36ƪ
~vie	82 -16Ǡ-14ƶ-8ƞ-7ņ16Ǟ17B21Ŝ31Ŗ54ǩ
~view	83 -17Ǡ-14ƶ-7ņ16Ǟ17B21Ŝ27ǩ31Ŗ
~vin	49 -17v-15śŝ-8Xǩ-7őŕŭƌǈ7ŀ8ķǍ9nƲǁǟ10ƶ11t12Ŀŵƍǀ13Ƃ14qNżŽ15Ŵ16ľŘŮŲŷ17Ū18k19F21Ʊ22z23PŸ25Ż26Ź29HY30i32Ţ33y46ƞ72ū
~vin>	62 -15ś-9ǩ-8ŕ-7v7ŖŢƟ8xHŌǁ10tĺŀŃ11ƶ12ǀ13P14yŪ15S16Ź17Żǟ18Ŀ19ƞ93ū
~ving	52 -14ŝ-13S-12v-7Xő7Ū8eŒƮƷ9ķǍ10Ʋ11ľ12Żƍ13nŲŹŽƂ14Pŵ16qNŷ17FŴż18ŘŮ19Ʊ22k23y24H25z28Ţ30iŸ33Yƞ
~viny	89 11Ƈ
~vio	83 35Ż
~viol	83 35Ż
~vis	72 10ƅ13N16eB17Z19aǁ25ƾ28A41Ɯ
~vise	84 19A23B
~visi	77 11aƅ13A14N21ǁ27ƾ44Ɯ
~vit	89 -7Ǔ11ǌ21ƻ23ǀ
~viv	84 12ǝ14x36i
~vive	87 13ǝ17x
~voi	73 10ľǠ14Ŀ15ǘ16ae19Ǖ27Ľ
~voic	73 10ľǠ14Ŀ15ǘ16a19Ǖ28Ľ
~vol	80 9P10ż13Ł15f25Ə
~volu	84 26Ə
~volv	87 10P11ż14Ł16f
~vor	75 -15Ʒ-7ƌ10ĵ13ŝ17Ʃ18r19ƞ21Ŷ22ǩ33f
~vorc	81 11ĵ37f
~vori	83 -7ƌ15ŝ21ƞ23Ŷ27ǩ
~vou	86 -9ō13ǀ34Ŀ
~vous	86 -9ō13ǀ34Ŀ
~vy>	84 -9u7ǎ8Ư10ƞ14ǈ19ƺ26ŪǏ
~wag	75 -14Ǌ9ǜ12ǣ21ƃ27T60ǉ
~wage	75 -14Ǌ9ǜ12ǣ21ƃ27T60ǉ
~wai	74 -8ŕ10Ś12ǜǧ13ĺ15ŵǏ18s19rǓ26Ń27ſ
~wait	77 -8ŕ11Ś13ǜǧ14ĺ15ŵǏ19s20r28Ń
~waiv	87 24Ǔ32ſ
~wal	55 -11ŧ-10Ō-9Ũǟ-7ĺ7nƊƛǕ8RŐšŸǈǘǞ9ŵƮǍǖ10ĻƧ13Zł14żƌƣ15ǝ16ŕ17Ĺ19ǔ20Ɨ22x24ŤƇ26Ŝ36Ǆ
~wal>	66 -10Ō-7Ŕ11š12ś13Ǟ22ŕ23Ĺ33Ŝ
~walk	61 -11ŧ-10ǟ-9Ũ7Ƥƽǎ8ŊƊƛǕ9nRǘ10Ʈǈǖ11ĻŵƧ12Ɨ15Zż16ł17ǝ18ƣ22ǔ25x26Ǆ27Ť
~wall	76 10Ơǒ12ŸƗ13Ő17Ǆ19Ǎ20ƌ36Ƈ
~wan	45 -17mŘ-15Ŧ-14ŚƦ-13ł-12œŗƩ-9cNŁŞƯ-8prŵ-7ŔŢƓƠƿ7ő8VŒŴ9HǦ10Ŋǧ11ſ12boľƃƵ13ƁƗ14Oŀžƀ15yŕŝǁ17LƂ18JĴ19Ŏ21KMŃ22ǌ23Ĺ24ư25Xƫ28Ƭ29ƄǓ30ŉ31s33Ʊǩ35ƭ36ơ37Ōƶ38Ļ
~want	45 -17mŘ-15Ŧ-14ŚƦ-13ł-12œŗƩ-9cNŁŞƯ-8prŵ-7ŔŢƓƠƿ7ő8VŒŴ9HǦ10Ŋǧ11ſ12oƃƵ13bľƁƗ14Ožƀ15yŀŕŝǁ17JLƂ18Ĵ21KMŃ22ǌ24Ĺư25Xƫ28Ƭ29ƄǓ30ŉ31s33Ʊǩ35ƭ36ơ37Ōƶ39Ļ
~wap	87 15ũ31Ƶ39ų
~war	70 -18Ţ-10V-7H9BƳ11Ŏ12ŀǞ13Q15Ň19Xũ22Ōǋ24q33ś49j
~ward	74 11ŎƳ14ŀ16Ň20Xũ24Ō36ś
~ware	82 7ǘ15QǞ26ǋ29q
~was	45 -17Œ-16d-11Ǟ-10ƫǢǣ-9łŝƉƾǋ-8iľŀōŎŴƭǝ-7yGLőţƁƬ7TŖǉ8cǛ9ĵņŸƲǘ10ƹǙ11űǊ12k14ƞ15rƤǩ16ĺ17Ļƅ19Ƌǜ20ũƴ21Ƽ22pň23Ŕ24ļœš26B27ƽ28ŧ29Ņż30Šŵƈ34ƛ35ƒ42Ť45ŨƳ49ť51Ŧ
~was>	45 -17Œ-16d-11Ǟ-10ƫǢǣ-9łŝƉƾǋ-8iľōŎŴǝ-7yGLŀőţƁƭ7TŖǉ8cǛ9ņǘ10ĵŸƲƹǙ11ĻűǊ12k14ƞ15Ƥǩ17ĺƅ18ƛ19Ƌ20ƴǜ21Ƽ22pň23Ŕũ24ļœš26B27ƽ28ŧ29Ņż30Šŵƈ35ƒ42Ť45ŨƳ49ť52Ŧ
~wash	89 44ƛ
~wat	59 -13ƚƸ-10B7Ƒ10ƍƘƠ11q13ǩ15ǝ16Ǝ19Ɵ21Ť27Ư31Ž39Ƌ56ƙ64ƛ
~watc	78 13Ƙ20ǩ37Ư42Ž
~wate	60 -14ƚ-13Ƹ-10B7ƃƑ10ƍƠ12q15Ɵ16Ǝǝ21Ť39Ƌ58ƙ66ƛ
~way	55 -12I-10Ũ-9GM-8ŷ-7ų7mĵƳƴǋ8cBňŧŵƧƶǂ9rXƑ10ũ11ĻƦ12alƁ13ƏƗ14jņŪ15yĶŉƿ16Ŷ17ļ19ǁ20kŀ22ź25Ű31YůƟ35K
~way>	56 -12I-9MŨ-8ŷ-7ų7mņƱƳƴǋ8Bňŧƶ9rŵƧǂ10XƑ11Ļļũ12Ʀ13aƁƏ14Ū15j16yĶŉƿ17Ŷ19ǁ21k22ŀ23ź25Ű32Yů33Ɵ36K
~ways	76 -10G7Ɯ9Ř10Vĸļņ12ĵƬ13c21l22Ɨ
~we>	51 -17ĺ-13gƒ-11rS-10ƯǦ-9pŇ-8PVǞ-7Ť7ŊƊ8cjƀ9d10fwƨ11ņƁ12ťƕƱ13hķŕ14vIŴ15ƭ16XƂ18Ś19Ł20iŉ21Ļ23ĹŎ24Ƭ29ĽŋŬ32Ū33M36Ɣ41s42Z83Ō
~wea	78 -8ŇƳ-7I8UƉ16ƚ18Ť22c25Ǚ29j32ǩ
~wear	84 -9Ň-7I9Ɖ13U23c28Ǚ35ǩ
~weat	83 -9Ƴ18ƚ19Ť33j
~web	80 9ń10ĹĽ32ǖ39ļ
~webs	81 9ń10ĹĽ40ļ
~wed	69 -11Ŷ-9s-8Z9ĸĺŅƛ10Ŝǔ11ŇƷ12Bų13Ŗ16š20Ơ25ƕ26ƪ33f
~wed>	72 -11Ŷ-10s-9Z9ĸŅƛ11ŜƷ12Ň13B14Ŗų16š21fƠ26ƕ27ƪ
~wedd	83 7ǧ12ĺ13ǔ15f
~wee	52 -12ǩ-8Ň-7ZŤ7ł8gŕšơƶǨ9i10ť11DƟ12Pŷ13ňůƫ14ŬƖ15ĺ17ǎ19Ń20Ľ23L24Ų27k31ŵ32ǝ46Rŭ52ƿ
~week	53 -9ǩ-7Z7ƕƜ8ŕƤ9g10iť11PƟ14ůƖ16ĺ18ǎ20Ń21Ľ25L27ƿ28k31Ų32ŵ33ǝ48Rŭ
~ween	79 7mǇ9Ǩ10C13šƫ14ł21ŷ22ň
~weet	83 7w9hƫ14ơ15t18ƶ20D25Ŭ
~wei	69 -7J9Ł10ł16ǂ17h23ǘ26Ŀ57ƺ
~weig	71 10Łł17ǂ29Ŀ59ƺ
~weir	89 -9J30ǘ
~wel	61 -13q-11d-10s7HǊ8Ļ9Ĺ10Nűǉ11ƕ15p16Ǖ18ŖŶ20ń21S25t31ǟ32Ƙ33Ɠ36ŝ
~well	65 -13q-12d-11s7ţƏǊǩ8H9Ļ10NĹ11űǉ12ƕ17p19ŖŶ21ń27t35Ɠǟ39ŝ
~welr	73 40Ƙ
~wen	67 -10Ş-9ǩ-7Ŗ7rH9Yĺƫǜ10ő11kņƬ12z13Qǅ14l17Ƴ22ŔŨ24ŀ31Š32ƅ33œ35Ť
~went	67 -10Ş-9ǩ-7Ŗ7rH9Yĺǜ10ő11kņƬ12z13Qǅ14l17Ƴ22ŔŨ24ŀ31Š32ƅ33œ35Ť
~wer	50 -29Ř-19p-14ŗ-10Œ-8ŖŜŦŰƀ-7ŞƧƩ7Kƍƣǚ8ĹļƵƹ9qŻƳ10ŚśƭƱƷ11lƃƯ12ƴǢǤ13ŎšƎ14Ƭ15YƮ16rWż17Ÿ18ƛ20Ɗ23dǦ24œ25ƅ27ŧ28ŉ29Ƽ31ǝ34Ũ37Ņ
~wer>	65 -18Ř-12ŗ-9pŰ-7ǘ9łŬǩ10Ŵǖǚ11ƣ12Ŕ13Ļƃ14q15Ś21Ŏ22ŅƊ24ŉ25ƅƛ31Ǧ
~were	53 -18Ļ-16Ř-13p-10Œ-8ŖŴ-7ŜŦƀƩ7Xņ8ƍƦ9Ĺƹ10ļŻƳƵ11ƭƱƷ12lŉś13ƯǢǤ14Ǝ15šƴ16Ƭ17YƮ18rWż19Ÿ22Ņ25d27œ29ŧ32Ƽ34ǝ38Ũ
~wers	87 7Ɗ11Ʋ14Ļ
~wes	71 -7xĽǔ8cƇ9FŌŰ10uĻŚŪƧǊ11Cţ13I14Ɣ16Ǆ21ĵ22ƿ29ľ
~weso	72 -7Ľǔ8cƇ9FŌ10uŰƧǊ11CĻŚţ13I14Ɣ16Ǆ22ĵƿ
~west	89 -8x9Ū42ľ
~wet	87 13j20ƛ22ƙ24Ɗ
~wet>	87 13j20ƛ22ƙ24Ɗ
~wfu	87 13Ʈ14ĸǉ15Ũ
~wful	87 13Ʈ14ĸǉ15Ũ
~wha	24 -25ŷ-24Ŭų-22Ǡ-21Łǐ-20Ĵ-18nŜ-17FŌ-16ƫǦ-15zNŰƤ-14ţ-13OļŹƏƟƢ-12Ańőƴǀ-11bsuśŶ-10txHƳƿ-9MĵĽŊżǘ-8SŽǁ-7ŏŮƁƆƖƹǋ7dŃƋƪƮƾ8Iŕūǣ9DEƌƼǗǨ10iŵƃƨǍ11ƅ12űƚưǝ13ŲƵ14RĶņƕƧǎ15cvƑƷ16hǉǓ17qŨƓ18LŘũƬ19Yžơ20WZƘƺƽǃ21JǞǥ22mQ23wŇ24ƉƔ25ōŔƩǩ26CƦ27Ɗƶ28Ǐ29Ņƻ30Ǌ31XľƇ32TŎǈ33ķƠ34łŝ35P37gĻ38B39ŤŦ40Ŵ42Ǆ43ĺŉ44ŗƗ45ŀœ47ƒ48ŒŞ50Ŀ53Ŗ56Ū57Ĺ
~what	24 -25ŷ-24Ŭų-22Ǡ-21Łǐ-20Ĵ-18nŜ-17FŌ-16ƫǦ-15zNŰƤ-14ţ-13OļŹƏƟƢ-12Ańőƴǀ-11bsuśŶ-10txHƳƿ-9MĵĽŊżǘ-8SŽǁ-7ŏŮƁƆƖƹǋ7dŃƋƪƮƾ8Iŕūǣ9DEƌƼǗǨ10iŵƃƨǍ11ƅ12űƚưǝ13ŲƵ14RĶņƕƧǎ15cvƑƷ16hǉǓ17qŨƓ18LŘũƬ19Yžơ20WZƘƺƽǃ21JǞǥ22mQ23wŇ24ƉƔ25ōŔƩǩ26CƦ27Ɗƶ28Ǐ29Ņƻ30Ǌ31XľƇ32TŎǈ33ķƠ34łŝ35P37gĻ38B39ŤŦ40Ŵ42Ǆ43ĺŉ44ŗƗ45ŀœ47ƒ48ŒŞ50Ŀ53Ŗ56Ū57Ĺ
~whe	35 -23Ʈ-19a-18ņ-17Ł-15Ōōơǟ-14Ǆ-13iNUƝǨ-12ĺũƩǃ-11YƉƜ-10bB-9nWŞţŤ-8tuwxPTŉŐŪƗƨƬƯƱǈǠ-7IZŀŊƃƢƪǆ7ūŻƁ8lŵƳƶǅǢ9qŢſƹ10şƲ11JƽǙ12dĶƛ13ĹƊƼƿ14HRŴƄƋƟǂ15Xļ16ŚŸƭǏǧ17kƥƷǗ18gsŖǎ19ryǞ20vO21ĵƈƧ22ĸƅ23MŃǀ24D25V26ƾ27Źǋ28Q29ő30Ɩ31S33G37Lŕ38ťŰ40C43Ƥ
~whee	75 -9b12ŀ17ŷ18ǐ20ş22Ź30ŵ40ų
~when	40 -21ǩ-20l-18aņ-17ŁŤ-14ơǋ-13Mǟ-12iƮ-11NũźƉǝ-10jō-9BUńţƩ-8CFĺŀŎşŵƜƵ-7QTYķŌŞŷƀǃ7AœƚǏǒ8HĸŔŨǛǣ9Ŀƙƴ10ŗŻƄƤǀ11ŘƲ12ƹƿ13rŜƭǙ14ĶśƁƶƷƽǅ16dyŹſƾǞ17ĵŖƋƼ18ƳǢǧ20Ÿ21Ĺ22gǂ23v25ORƈǎ26V27ƅƟ30Ƨ31s34Ń37őƖ39S40G45ť47ŕ48L
~wher	47 -17Ʈ-14Ɵ-12nsxŌųƝǄ-11ǈ-10PRƳ-9ŃǢǨ-8ŀōŐŜť-7NUĹśƧǃǛ7yŠƄƍƦƭƷǞ8ǘ9şŤ10rFHř11ķŅǕ12ź13ūǏ14ńň15jƛƾ16ǝ19qJŢǀ20kĸ21ĵƊ22X24ŚŴ25ļ28ƥ29Ǘ31ǩ35l38D45M46QƤ53ǋ58Ű62C
~whet	86 10ŏ11ƀ13Ƶ18Ĵ
~whi	52 -13Ǘǚ-8Ŗ-7SWş7ľǅǠ8ļŀŇŚ9DƏƤǏ10ŷŻƕƯƴǖ11ňŪ12EńŧŴ13Ǝ14ūƣ15Rǈ16ŉƻƾ20Cőťǝ21Ő22Ų23a25Q31J38ų
~whic	54 -13Ǘǚ-8Ƥ-7W7Fŉƶ8ľƻ9Ǐ10ļŀƏ11ŷƴǖ12Dňƕ13EńŪ14ŲŴ15ūƣ16R17J19ǈ21ť22Ő23C28Q31ų
~whil	71 -9Ŗ-8S7ŵ8Ǩ10ƜƟ11Ǡ12Ųųǅ13ŉ14Ň15Ś17Ư18ŧ20Ǝ22Ƥ25ǝ34ő
~whit	84 15ƻ17ƾ23J44a
~who	36 -25Ų-23Ɣ-19Œ-16ŢŪŴƣ-15HL-14YŭƗ-13yTĿŚƧ-12PǃǇ-11Ÿƞ-10rtxĸŃűƦ-9ĴĹĺŀŌŏƒƝǄǢ-8sJRƛ-7fijDĻłŊŎŗŞźƅƋƑƠƷǊǤ7kF8żƙǛǥ9qŵǚǞ10Ɓ11Zſưǧ12hǍ13lŬ14wǗ15Ź16Ʃ17a18ǘ19ǅ20ǜǩ22u23ƃ24ƜǕ25ńŠ26şƤǆ27ƶ28o30Q31ǑǨ32ļƲ34Ƴ37ƕ39ơ40ų42ŷǐ46n49ƫ50Ǡ51Ŝ52ǈǔ53Ƣ57Ł60A69Ư75Ő
~who>	38 -24Ɣ-23Ų-17Œ-16ƣ-15tLŪŴ-12TYĿǄ-11PĴķłŚŸǇǢ-10yHŢǃ-9rBĸŭƞƪǉ-8xJŃŏűƒƝ-7sĺľŀŌƛ7ŝŵƃ8lǧ9ſ10ƙƾǘǛ11qǚǥ12ŹǞ13wZƁ14ƤǍǕ15u16aǨ17Ŭƶ18ǆ21ǅǗ23ǜ26ǐ28ńƜǩ29ŠƲ31ş33o35QļǑ38ơ39ƢƳ41ƕ42n44Łų46Ŝŷǔ47Ư48A54ŐǠ56ǈ58ƫ
~whod	66 -17ƾ-8u8ŵſ9ľ10ƫǣ13Ʊ17Ŝǘ21ư22Ʋ24ƃ26Ƥ31Ǩ49Ư
~whoe	89 -7n10ơǧ13ł17Ƣ
~whol	63 -9H-8ǩ-7ƫǤ7ŨũƜ8Bư9ltķŦ10Ŕ11Ƶ12š13ǉ14Oǐ16hůƭ17k18nō21ƈƪǕ35Ʃ
~whos	66 -13Ɨ-11w-9ƫ-8Ʋ7ƃ10ķŹ12ǡ16ż17F18ǆǐ27A28Ő31Ł44Ƣ
~whov	86 12ǈ17Ő19u22w
~why	60 -22œ-18ń-10ň-9ļŒŧƭ-8ő-7ŉƶ7A8ľšǆǤ10Ŀ13ǜ16ņ22rBƴƻ31ĹƵǩ39Ŷ41ŀ47ĺŔ52Ţ
~why>	60 -22œ-18ń-10ň-9ļŒŧ-7ŉőƶ7A8ľšǆǤ10Ŀ13ǜ16ņ22rBƴƻ31ĹƵǩ39Ŷ41ŀ47ĺŔ52Ţ
~wic	81 8y9ţ10Ĵ11ŕǥ13ũƻ15R
~wice	81 8y9ţ10Ĵ11ŕǥ13ũƻ15R
~wid	80 -10s7ƫ11ő12Ǩ13ŠƷ18Ƴ23f28Ő
~wide	89 12ő15Š31Ő
~wido	84 -11s8ƫ13Ǩ14Ʒ19Ƴ25f
~wif	56 -28Ƹ-23P-14vƼ-13w-9Ū-8adƹ-7Ʀǩ7bjVĿŶǆ8Ƴ9Ǩ13Ʒ15ųǈ17f23Ʈ29Ŵ31sƫ32ƨ39t40ǂ41r48q49o56p
~wife	56 -28Ƹ-23P-14vƼ-13w-9Ū-8adƹ-7Ʀǩ7bjVĿŶǆ8Ƴ9Ǩ13Ʒ15ųǈ17f23Ʈ29Ŵ31sƫ32ƨ39t40ǂ41r48q49o56p
~wil	54 -15ǩ-9Ʊ-8DQŕřǌ8Ƭƭ9dĻţźŽ10Śơǀ11cOƕ12ƄƤ13Nś14Ő15ǃ17Ō19e20osMĵ22H23L25Ź31y34V44ł77Ʋ
~will	54 -15ǩ-9Ʊ-8DQŕřǌ8Ƭƭ9dĻţźŽ10Śơ11cOƕ12ƄƤ13Nś14Ő15ǃ17Ō19e20osMĵ22H23L25Ź31y34V44ł77Ʋ
~wim	84 51ƍ
~wimm	89 
~win	58 -17Ř-14ǝ-9ŒƬ-8Ʒ-7ǩ7dĴƐƟ8uƮ9ƄƦ10Ƒ11w13ū14gǞ16M17XŤƛ22ňťǛ24ǎ25ƿ27Ļ28y29j34Ɓ65ƚ
~win>	80 7ǧ9Ŭ38Ļ
~wind	67 -19Ř-8ƛ8ű9ň10Ƒ15ūƁ19g24j26Ť76ƚ
~wine	86 37Ǜ39ƿ
~wing	69 -9Œ7Ǆǘ9dĴ11ƛ12Ƅ17ň18Ǟ19y20M21jX28Ɓ
~wins	89 14u18w20y
~wint	80 -17ǝ10Ɛ13Ɵ20ƛ35ťǎ
~wir	75 -7Ǡ13Ǖ20Ǎ21ǘ48Ƌ
~wire	86 -8Ǡ7Ǝ16Ǖ24ǘ
~wiri	79 21Ǎ51Ƌ
~wis	70 -10P-9ţ8vƳ9űƗƮ10ŏƨǊ12Ŀ15Ƹ17w18g19Ş22ǂ24ư28V
~wise	72 -10Pţ-7xƷ8v9űƳ10ƗƮ11ŏƨǊ13Ŀ15Ƹ18w20g23ǂ29V
~wish	86 24Ş31ư
~wit	38 -20Ť-14H-13Gǐ-12ĺƟƫǅǩ-11NķƦǇǊ-10ǔ-9CŮƣƶǛ-8oyųƔơ-7ELŅśũŪƃƝǢ7BWXǤ8œŚŽǓ9SĶŰưƿǡǥ10MĿŀłřźżƛƞ12ŭƁƳ13nŖƤƧƱǜ14A15gńŋƮǍ16ĸňŊſ17QĴĻŜŧŶǁǨ18sVŬƂ19ĹƐƷ21aŠŲ22Ƶ23b24Ő25ŝŵ26š29Ƣ30Ş32ş33ņ36Ţ59ő
~witc	76 -11Ǌ12Ÿ14ł15Ō26ő46Ţ
~with	38 -20Ť-14H-13Gǐ-12Ɵƫǅ-11ĺƦǇǩ-10Nķǔ-9CŮƣƶǛ-8oyƔơ-7EŅśũŪųƃƝǢ7BWXǤ8ŚǓ9SĶœŰŽưƿǡǥ10Ŀŀřźżƛƞ11M13nŖŢŭƁƤƧƳǜ14AƱ15gńŋƮǍ16ňŊſ17QĴĸŜŧŶǁǨ18ĻŬƂ19sVƐƷ20Ĺ21aŠŲ23Ƶ24bŐ25ŝŵ27š29Ƣ30Ş32ş34ņ45ő
~wl>	82 -11Ǡ-8ǈ18Ƈ22Ɗ41ǩ
~wn>	44 -19Ơ-18ǣ-13ĸŲ-12ƞ-11rXƳǌ-10ŀŏ-9ņŝŶƕƛƜƝ-8ōŜţžƤƩǈǨ-7gŊƅƯǄ7ťŵſ8ůŸǆǠ9nwŁƏǊǐǞ10cevLYǎ11zŞŪƔƶ12ŌŬƍƫư13MT14QŤ15ŖƢƲƴƷǃ16ň17Ǒ19Ƒ21ǟ22ł23lǒ24Ɗ25Ƙ26Ǜ28C29ǝ30V35Ɨ36ǋ41ƀƦ42F44ķ
~wne	66 -10ŗ-8őǍ7ĹƓ8ǣ11j13aŬơ14ƅǅ16ƕ17Ǣ20ǌ24Fǔ27ǥ31ǆǨ
~wned	87 -10ő14j15ǥ18Ŭ25ǅ
~wner	67 -10ŗ-8Ǎ7ĹƓ9ǣ13a14ƅơ16ƕǥ17Ǣ23ǌ24ǔ26F32Ǩ34ǆ
~wns	73 -9ǩ10Ǎ11FƷ16E17ǐ21Ɗ28H30ơ48ǆ
~wns>	77 10Ǎ11F17E18ǐ32ơ51ǆ
~wnst	89 26Ɗ
~wnt	84 9ǋ12ů19ƣ24Ǎ27ǩ
~wnto	84 9ǋ12ů19ƣ24Ǎ27ǩ
~woo	70 7ţ10g13Fƌ16Ƒ18j34Ƈ56Ɛ
~wood	70 7ţ10g13Fƌ16Ƒ18j34Ƈ56Ɛ
~wor	40 -15r-14ĸŮ-13ľŎ-12Ƥ-11ƨǎ-10wGOTŔƩƵ-9Űƭ-8abcnŀłŒŜŪƖƶ-7xCYZŕŠųƟưǂǊ7ƯǒǓǩ8IŃƌ9ĺŖŗƃǏǨ10Ķņŵ11XŁƦǙǠ13gƾǘǜ15BŴƒǄǐ16Ƹ17J18ŇňƑ20ķǇ21Ļ22Ŋ23Ƙ25ŭű26Lǚ29ǈ33RWƝƧ34V35QǑ38ǣ40q42ů43S44Ŀ52U57P
~word	74 -9ǜ-7ư7Ǔ11ļ12Ŗ13ǃ14ǩ17Ŋ20Ōǒ25ň29Ł42ǘ
~work	42 -14ĸ-13Ů-12rƤ-11Cķľƒ-10iwGƨ-9ĻĿŰƗƩƭ-8ŔƵ-7ŜűƖƟǎǘ7ǁ8Ư9ǩ10Iǜ11ĺņƃƌǨ12ĶǔǙ13XŝƦǠ14Bŗŵƾ16gŇ17ŴǄ18JƸǐ22Ǉ24ǚ26Ŋ29LƝ31ŭ35ǈ36W37R38V39QƧǑ42ǣ43q46Uů47S63P
~worl	86 11C12i13dŃ16Ļ
~worr	67 8ǡ12ƚ13Ľ22Ƒ63Ŀ
~wors	80 -7ŝ10ǚ11Ň12Ǥ13Ŷ17Ũ19ǜ20Ş35Ŀ
~wort	63 -10Ŏ-9ǩ-7OǢ9Ɓƥ11Ţ15Ƒ19ǝ22Ǐ25Ɨ38Ļ42Ƙ43ƒ49ķ50ű
~wou	36 -22Y-14Ĺ-13q-12ŦƁ-11ĺŐ-10ƺ-9OSŒƳ-8iuNňŠŨǞǣ-7nxƩǃǈ7yťƎƖ8ķǩ9BĴŀłŞƏ10DWŶƱǔ11HLZƪƭƸǦ12ƀǡǨ13sľŖƃƦ14ŉśŝƿ15cĵŃŗƒǘ16mM17AŇŊǢ18ƨƶ20ƂƓǁ21T22Ɨ23űŵ24Xž25Ƶ27Ļ29ŽƯư30rƮ32ǝ35Ƭ36Ţ37Ƥ40ĸ44Ʒ50Ŏ
~woul	36 -22Y-14Ĺ-13q-12ŦƁ-11ĺŐ-10ƺ-9OSŒƳ-8iuNňŠŨǞǣ-7nxƩǃǈ7yťƎƖ8ķǩ9BĴŀłŞƏ10DWŶƱǔ11HLZƪƭƸǦ12ƀǡǨ13sľŖƃƦ14ŉśŝƿ15cĵŃŗƒǘ16mM17AŇŊǢ18ƨƶ20ƂƓǁ21T22Ɨ23űŵ24Xž25Ƶ27Ļ29ŽƯư30rƮ32ǝ35Ƭ36Ţ37Ƥ40ĸ44Ʒ50Ŏ
~wow	77 10uťŦ13Rű14UŢƠ21ō28ő
~wow>	77 10uťŦ13Rű14UŢƠ21ō28ő
~wre	75 -11G-7Ő10ƃ11ž12Ũ18Ŝ24ƀ26ŵ56ż
~wrec	76 -11G-7Ő10ƃ11ž13Ũ18Ŝ24ƀ26ŵ57ż
~wri	65 -13Ʈ-8Aś7Żƈ8no9Ŏ10ĸŉưǜ11ǀ12řƄ13KũƬ14ŗž15w16ŤǓ17Ÿƍ23Ō24b26Ő34Ʋ
~writ	65 -13Ʈ-8Aś7ŤŻƈ8no9Ŏ10ĸŉưǜ11ǀ12řƄ13KũƬ14ŗž15w16Ǔ17Ÿƍ23Ō24b26Ő34Ʋ
~wro	71 -9ŝ-7P8w10Ŵ11Ǥ12qŜ15CŤƲ16Ĺ18ņ20ǜ21Ŀ22Şǩ36ǚ
~wron	73 -9ŝ12Ǥ17Ť18C21ǜ22Ŀņ23Şǩ37ǚ
~wrot	83 -7P10w12Ŵ15qŜ18Ʋ20Ĺ
~ws>	73 -14ƭ-8ǚ7n9gſ10ǒ11ťƑ12ƒƯƹ13jŕƥ19ŗ20A22ǎ24ǡ
~wsu	84 20ķǦ23ǜ
~wsui	84 20ķǦ23ǜ
~ww>	80 9x10f11ļ12z13h21ƫ
~wye	76 8Ǔ13ǡǩ16ķ17ǜ31Ʋ
~wyer	76 8Ǔ13ǡǩ16ķ17ǜ31Ʋ
~xac	71 8D9š10YŅ11ƕ12ŀǄ15ơ16Ť18Ƨ21d24ū
~xact	71 8D9š10YŅ11ƕ12ŀǄ15ơ16Ť18Ƨ21d24ū
~xam	73 14J69ǁ
~xam>	75 61ǁ
~xce	76 15Ƹ69Ǧ
~xcel	89 18Ƹ
~xces	79 73Ǧ
~xch	89 47Ƶ
~xcha	89 47Ƶ
~xci	84 11H13i18Ɩ38ƞ
~xcit	84 11H13i18Ɩ38ƞ
~xcl	87 7ŷǣ33Ŗ
~xclu	87 7ŷǣ33Ŗ
~xcu	89 41Ŕ
~xcus	89 41Ŕ
~xed	87 11ŵ19ũ27ƌ
~xed>	87 11ŵ19ũ27ƌ
~xes	79 -11f8ǃ10ĵ13Ƶǌ14Œƻ18T28Ǡ31ƞ
~xes>	79 -11f8ǃ10ĵ13Ƶǌ14Œƻ18T28Ǡ31ƞ
~xie	89 26Ƽ
~xin	89 8y10ǀ17ƌ21H
~xis	89 16ű19Ƶ
~xist	89 16ű19Ƶ
~xpa	89 41Ǟ
~xpan	89 41Ǟ
~xpe	65 7Ľ8ŧǏ9ŨǊ10Ŏ11Xǅ13ƗǞ14Y17Ƙ18ư20ņǣ24Ň36ĸ
~xpec	83 14Ŏ19ĸǞ36Ň
~xpen	73 9Ľǣ10Ǐ11Ǌ13X15Ɨ17Y20Ƙư24ĸ
~xper	72 9ŧ12Ũ15ǅǣ23ņ
~xpi	82 15e27Ÿ36ŕ
~xpir	82 15e27Ÿ36ŕ
~xpl	70 -7Ɣ9Ŭſ16BųŴ26ň28Ŗ31Ŋ36Ŕ
~xpla	71 10ſ17B27ň28Ŗ32Ŋ36Ŕ
~xt>	62 -12Ʊǥ-11Jŭ-10C-7v8pŗž9ǀǩ10ſ11Ńƫǖ14ś15ĺř16ū17kƖǞ18Hŕ19Ŏ20y29V34K36Ǎ
~xte	89 34Ƈ
~xter	89 34Ƈ
~xti	81 25K32Ǝ
~xtin	81 25K32Ǝ
~xtr	74 -10k-9ŹƸ-8g9ƶ13Ǧ14ŲƤ20Ƃƴ22ǀ23Ǉ33Ǥ41Ɓ
~xtra	75 -10k-9ŹƸ9ƶ13Ǧ14ŲƤ20Ƃƴ24Ǉ33Ǥ41Ɓ
~yal	82 11Ǘ16M35ő37Ţ
~yal>	87 16ő40Ţ
~yar	74 7Ɨ8HŪŴ9ƞ10Ɣ16ƙ17ƍƜ18ƒ51Ƒ
~yard	74 7Ɨ8HŪŴ9ƞ10Ɣ16ƙ17ƍƜ18ƒ51Ƒ
~ybe	72 -9Ǩ7Ƈ8ŕ12ǥ13Ʀ15Ʈ18Ʊ42ǘ
~ybe>	74 -10Ǩ7Ƈ9ŕ14Ʀ16Ʈ18Ʊ
~yber	87 -7ŏ15ǥ51ǘ
~ybo	54 -24ƪ-11Ź-10ǉǏ-7šƝƸ7KŨŰƟ8ǅǙǢ9Ƌǈ10ŜƣƳǛ11ľŏŝ12hƓǗǜ13ŔŤƜƬǔǘ14ƢƯǇǑǡ15Ŗƴ17ų18ńżǩ19ǣǨ20ŁŲ22ZǍ25ŷ26n
~ybod	54 -24ƪ-11Ź-10ǉǏ-7šƝƸ7KŨŰƟ8ǅǙǢ9Ƌǈ10ŜƣƳǛ11ľŏŝ12hƓǗǜ13ŔŤƜƬǔǘ14ƢƯǇǑǡ15Ŗƴ17ų18ńżǩ19ǣǨ20ŁŲ22ZǍ25ŷ26n
~yca	87 -9Ʈ7E17D33Ư39Ɲ
~ych	69 -9U-8Ǡ9ǟ11Ĵǉ14ƭ19qƮ21Ư23T25Q33Y
~yche	69 -9U-8Ǡ9ǟ11Ĵǉ14ƭ19qƮ21Ư23T25Q33Y
~ycl	81 11ş15ƥǡ17Ū20ǀ22g
~ycle	83 11ş16ƥ18Ū21ǀ
~ydi	86 33ǀ
~ydiv	86 33ǀ
~ydr	77 50Ə
~ydra	77 50Ə
~yea	44 -17Ĺ-14ů-13D-11ũƒƼ-10ŉǄ-9Cňƌ-8ŐŬűųŷƨ-7hluPŇŨǋ7š8ĶŻ9qƮ10Ɯ11ĵƋ12Ŵ13ƾǤ14Ƹ15œ16ţŹǣ17vVĴƟ20ǀ21HŸ22Ɣ23Œ25ǎ26pǉ27c28d30T31ĺǞ32ŮƩǟ33ƈǊ42őƅ43S44Gƭ48ǅ62ť
~yeah	84 -15ŉ10O15cTŊ18ĸ28v
~year	44 -17Ĺ-14ů-13D-11Ƽ-10ũƒǄ-9Cň-8ŐŬűųŷƌƨ-7huPŇǋ7š8Ķ9qŻƮ10Ɯ11ĵƋ12Ŵ13ƾǤ14Ƹ16œţŹǣ17VĴƟ18c19v20ǀ21TŸ22HƔ23Œ25ǎ27pǉ28d31ĺǞ32ŮƩǟ33Ǌ34ƈ42ő43Sƅ44Gƭ48ǅ63ť
~yed	83 -8o14Š18Ţ26Q33q
~yed>	83 -8o14Š18Ţ26Q33q
~yee	62 -13Q-7W8ǥ17ǣ19Ǒ23ǈ29Ǉ30ǜ
~yee>	80 -8Ǉ10ǥ41ǜ
~yees	63 -9Q18ǣ21Ǒ24ǈ36Ǉ
~yer	66 -12ǃ-8ǈ-7ő7Ǧ10Ɖǜ11ļǡ13ķ15V19S24Ƨ26Ʋ28Q29Ǜ31W35ǩ
~yer>	67 -12ǃ-8ǈ-7ő7Ǧ10Ɖǜ11ļ12ǡ14ķ15V19Ǜ20S24Ƨ27Ʋ28Q31W37ǩ
~yers	89 9Ǔ13Ǜ
~yes	72 -7ǩ8ŋŖƃ12ŏ15Ĺ16A17d24ł35Ł39Ŏ
~yes>	72 -7ǩ8ŋŖƃ12ŏ15Ĺ16A17d24ł35Ł39Ŏ
~yet	67 -19ǝ-12Ňǎ-8Ő9ŀƾ10wƍ11uƵǋ12n14f15ǟ19ń22x23Ź24cj32ƞ34Ɩ35v
~yet>	67 -19ǝ-12Ňǎ-8Ő9ŀƾ10wƍ11uƵǋ12n14f15ǟ19ń22x23Ź24cj32ƞ34Ɩ35v
~ygi	89 12ǈ24P
~ygie	89 12ǈ24P
~yin	54 -14ǩ-11g-10BQ-9Sǡ-8Ĺľŏ-7ķŇƕ7ňŞŮƦ8Xſǝ9knPŢǣ10ŧƳǛ11jĴ12Ƥǀ13bWĸž15ĺ16Ř17œ19Ơ21V22ƪ23ƓƜǟ24Ŀ25Ņƒ26ǥ27FŒ29H40Z
~yin>	69 -10Ņ7fFƃ9KƸǞǥ10œ11HƦƪǝ13kŧƜ14Z15Ƴ17Ǜ18PŒ21W26Ŀ
~ying	56 -12ǩ-10gBQ-9ǡ-8S-7ľŏƕ7tUŮ8ň9œŞ10Xſ11bn12Ţǀ13jĴǣ14ĸŒƜƤƪ16žƠ17ĺŘ20Hǟǥ22F24V27ƒƓ31Z33Ņ
~yl>	89 11Ƈ
~yle	89 7Ƌ11w12ƣ
~yli	77 8ǈ23Ǒ
~ylis	77 8ǈ23Ǒ
~ym>	72 -11V8Ƨ13g19Q22ŗ32ĺ
~yme	65 -12Ů-9n-8Ƙ-7Ɯ7S10Ʃ11ƃ12e16ǘ18Ʈ21Zĵƕ27š29Ĵ39Ɣ40Ŭ
~ymen	65 -12Ů-9n-8Ƙ-7Ɯ7S10Ʃ11ƃ12e16ǘ18Ʈ21Zĵƕ27š29Ĵ39Ɣ40Ŭ
~ymo	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
~ymor	82 -8Ş7K9z11ű12ŝŦ19ť30ƭ
~yon	63 -11Ŵƈ-9R-8Wǈ-7ţ7ǣ8ŽǘǛǨ9Ɯ10ǩ11Ɖ12ŁƢ14Ʊ16Ǣ17ŖƳ18ųƯǜ19şǐ26ŷ29Ɵ
~yone	63 -11Ŵƈ-9R-8ǈ-7Wţ7şǣ8ŽǘǛǨ9Ɯ10ǩ11Ɖ12ŁƢ15Ʊ16Ǣ17ŖƳ18ųƯǜ19ǐ26ŷ29Ɵ
~you	14 -25ť-24Ť-19Ƈ-17Ɔ-15ƅ-14ơ-12Ŵŷ-11vź-10ǟ-9Ʒ-8Ɖ-7Ƌ7GĺŋšƒƖǆ8LņŘůǅ9yőƀƎǒ10sūŭŰƕƟƭƮƱƳƼƿǓǖǜǠ11eQĹŏŻƚƽǎǑ12CĴǨ13UşƝǝǤ14MŁŖƂƜƫƵǈǏǛǡǢ15aIZĶƢƹƻǁǄǣ16fpKĽŊƥƯƶǐ17kwSŢŸƘưǚ18xŃŽǀǩ19WĸłƙƴƸǙ20Oǋ21BŚś22nuHƃƧƺǞ23jmzĻŀǕ24ĵŠƌ25XľžƁ26AũŵŶżƾ27Ŝ28dķŝ29gļ30ńňǇǘ31Œǔ32NT33ſ35ĿŨ36ƤƦ38RV39Ő40P41iŞ42F46l54c64Ň
~you>	17 -28v-26Ŵ-25ƽ-24q-22Ʈ-21Ť-19ť-18oź-17ƨ-16ƅ-15ŹƆ-14Ƈ-13btǂ-12ųơ-9hŕůŷƉƓ-8ǧ-7ŅřŦǈ7BŁŪƖǃǄǅ8ĶūƐƙƝƫǒ9ŉŋŬŮƪǝǠǤ10Ư11ILƒƔƗƥƺ12djņƀƎ13pQŏŸƼƿǓ14GĵƭǆǙ15MYZŃƂ16aĴŌőŭƘƟƶǁ17ǔǚǜ18uĺƸǋǘ19ƃƱƾǑ20fƚƬư21kĸŲƻǩ22Ƶ23CŊŖžǨ24ľżŽ25HKSŢ26TWĻĽƹǇ27mUśŶ28nOķĹſǀ29XŀƁƧǞ30ƴǕ31Ʀ32łŚ34R35gŒƌ36VŠũ37A38Ŝŝ39Pńŵ40ňŨ41N42FļŐ43i45ŞƤ48l50Ŀ56Ň63c
~youn	71 -8n8x9ŻƳ12ƍƯ15ƭ16v17ĵ18ź20Ź23u25p37c
~your	25 -29Ų-22ǩ-19CŌť-18Ĺ-15Ƈ-14ŬƩ-13Ťƈƌ-12ĸļŏŗǟ-11YŭƆ-10ňōƚƬƴ-9ũŪơƹǀ-8fLő-7ƋƔƟ7ƀƓǆǌ8ŃŒŝƂǄ9iĽŻ10JľţŴſƸǙǚǞ11yIŦƠǎǔ12hƘƙƶǝ13żƯǠǤǧ14ķŖřŽƷǅǡ15clǖ16oEWƁǋ17jTŘŹƾǛ18tvŶŸƺ19pŚƫ20ǐ21sžƢ22ŇƝǂǈǕ23gnĶŜƲ24ƨ25PůƳ26şǢ27wFVƕƤ28ŁƮ29r30de31qǣ33xƃ36ų37ƥ38Ʀ39ǉ44ĵƽ50ǘ57B62z
~yout	87 -15ƶ-7Ƨ10ǩ16ƫ40Ŧ
~ype	72 -11Ǎ-7ƒ8bļ10Ǆ11p12ǉ13Ƈ14ƣ15Ɖǔ16ǆ17E18d34Ʃ39Ƽ
~ype>	74 -11Ǎ-7ƒ10Ǆ12ǉ13Ƈ15ƣǔ16Ɖ17ǆ25d35Ʃ41Ƽ
~yped	87 -7d10ļ15p22E
~ypi	84 7ǎ10b11Tƿ15Ǆ
~ypic	87 7ǎ11ƿ12T15Ǆ
~yro	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ57ǉ
~yrol	65 7Ǩ13ǝ14Ǒ17Q19Ǡ34Ǉ57ǉ
~ys>	47 -13N-11o-10dGTǊ-9Ĺŀşż-8pŇŝŧũűƯ-7łŶǘ7lŖŘŤŽǃ8fAļŚŞŮů9UřǙ10uVŃ11ňšƃǐ12cƮǠ13CĸŐŰžƘ14ǉ15w16ľǢ17ƒ18Ǆǎ19gǝ20Ɵ21v23kx24Ǉ25R26Ǒǟ28qǩ33ų34Ɩ
~yse	83 7m8ǚ10Ž11Ż15Ŷ16ƻ19g
~ysel	83 7m8ǚ10Ž11Ż15Ŷ16ƻ19g
~ysi	76 -8Ų17Ɲ20ƀ23Ƹ27ǁ39ƾ
~ysic	77 20ƀ23Ƹ27ǁ40ƾ
~yst	68 -10ǔ8Ƌǝ9Ǜ14ơ20Ǝ21ǘ26ǖ30Ǘ
~yste	68 -10ǔ8Ƌǝ9Ǜ20Ǝ21ǘ26ǖ30Ǘ
~yth	48 -17ǩ-9Źžƈ-8ĺňŞťǝ-7FVŋ7ŝƑǍ8ĻŔƯǖ9ǄǐǕ10ĵƦ11ŲưƽǓ12kZƨƸǦ13g14iŇƘǀ15ũű16ĿŻǞ17ƗǏ18ƂƲƳƼǂ19ƻ20ŉŏţƿ21Ƅ22ƍ23ķƥ29ş37ō
~ythi	48 -17ǩ-9Źžƈ-8ĺňŞťǝ-7FVŋ7ŝƑǍ8ĻŔƯǖ9ǄǐǕ10ĵƦ11ŲưƽǓ12kZƨƸǦ13g14iŇƘǀ15ũű16ĿŻǞ17ƗǏ18ƂƲƳƼǂ19ƻ20ŉŏţƿ21Ƅ22ƍ23ķƥ29ş37ō
~yti	89 -11Ǟ31H
~ytim	89 -11Ǟ31H
~ywa	87 -7ǧ11ţ12ǒ20Ǆ
~ywh	74 -12x-7ƙ7ǘ8ƛ9ƥ10Ǘ11ǥ13ŹƋǀ19ş23k29ň
~ywhe	74 -12x-7ƙ7ǘ8ƛ9ƥ10Ǘ11ǥ13ŹƋǀ19ş23k29ň
~za>	89 -7C11Ǎ33ǩ
~ze>	80 -10Ɲ11ƷǞ13œ15Ɔ21H25Ƭ
~zer	84 -7Ǎ7ū13ţ14ƣ24ř
~zero	87 7ū14ţ25ř
~zil	87 -9ű20ƅ40ƒ
~zill	87 -9ű20ƅ40ƒ
~zin	89 -9ǩ15ķ24H30j
~zip	67 114E
~zip>	68 86E
~zon	75 11Ǟ12Ÿ20ǩ21Ɵ31Q33ƙ
~zon>	89 13Ǟ37Q
~zone	79 21ǩ35ƙ
~zoo	86 12h55M
~zoom	87 56M
~zy>	75 -8ķ8ƈ9xUƐ10Hǩ11ŔƱ12ǎ13ƒ15itŇ23ň
~zza	87 -7C11Ǎ14Ų32ǩ
~zza>	89 -7C11Ǎ33ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-3,19,0,-4,-4,6,-4,-2,0,-6],
  features: `#	34 -37c-35k-24d-18e-12f8h11a28g119j
# $	55 -31b-20j-19d-6hk5c6i32a51g
# a	65 -10b-7g-6e6j30a
# aggregate	88 
# and	68 -13c-6k9a12g
# at	88 
# before	88 
# bucks	84 8a
# by	85 
# cars	88 8f
# days	85 -6j-5g7ac
# deductible	88 -14g-9cj12b23a
# did	85 -17a21j
# digit	88 5k
# digits	85 -6a-5j6k10c
# do	88 
# dollar	75 -27g-9a12c24j
# dollars	77 -16a-8c9j22g
# feet	84 
# for	73 -12j10b11a
# have	86 
# in	66 -16a4d6b13j
# is	65 -25a-9c-6i-5g51j
# kids	85 -8c-7a16g
# like	85 -4j5d9g
# ls	88 -31b-15j6i44a
# miles	74 -12g4b5j8a
# minutes	72 -9c-5g6i14j
# months	69 -10a-9g-5j-4e8h32b
# now	86 -4g11a
# number	85 -25j6a23b
# numbers	88 -8a6k10c
# of	73 -28g-9a-4jk12b32c
# oh	88 -8b8a
# okay	81 -21g24a
# on	67 -23a-19c5g8e11j23b
# one	76 -12c-9b-6ag10d23j
# or	67 -47a-14j-4k31g37c
# out	85 -9g-8c-7k14hj
# people	85 -9b14a
# per	86 -8g14a
# percent	75 -16g-4k6a9h
# pounds	88 -7b9a
# right	64 -4a10j
# so	86 -5j-4g14h
# square	84 5j
# talked	88 -4d8a
# that	73 -9b-5k-4ef10a23j
# times	88 8g
# to	80 
# umbrella	88 5j
# weeks	77 -6g6c12i
# with	86 -4a
# year	75 -6f-5a-4g27b
# years	57 -17g-15j-11d-6k6h9f17a25b
# yet	82 -5b9a
@day	62 -10eg11j12a
@day $	74 -15b-8c-5e4d30a
@day and	86 -9g6c12j
@day at	84 -8a8b
@day is	88 -7g13j
@day or	84 -13a17b
@day right	88 
@month	66 -11e-10c-7g4f7a23j
@month #	88 
@month and	85 -10c-7j-5e25a
@month is	88 7f
@month of	88 
@month right	88 
@name	53 -20c-7i-5hk11d17g20j
@name $	68 -46c-32a-4b8ij25d53g
@name and	81 -17c-6g6j20b
@name do	88 -17g22b
@name is	86 -22g8j9c10e
@name or	86 -4b13a
@name over	86 -4k12j
@name you	86 
^ #	59 -44g-18a-12d-11ek-9ci22b98j
^ @day	82 -9a8b
^ @month	88 -5e15j
^ a	71 -10d-8g-6c9aj16k
^ about	84 -15a-12c32j
^ after	86 -8a-6c7g9e
^ all	88 -8a-4g15j
^ alright	88 -10a6c12e
^ am	73 -18j-15k-10c-7g-6d-5f28i38a
^ and	44 -59a-54b-45k-18j4h5f23i27e33d47c58g
^ annual	82 -12a29g
^ any	46 -40b-20g-17k-13j-9i-7e-6h-5f7d43a85c
^ anybody	74 -9b-6c6a18d
^ anyone	88 4d
^ anything	67 -14k-12b-8i5a46c
^ are	46 -52c-33g-26d-18k-17i-13ej-8f-6h71b130a
^ at	88 -18g-7c-6a4k26e
^ awesome	75 -8a-7g15c
^ aww	79 -13a-6j5ik6e11d
^ been	80 -10c-6a-4i6b34g
^ before	81 -12k-6g4a18c
^ besides	85 -7d13a
^ best	88 -18a-7k15c24e
^ big	86 -22g-8c41a
^ biggest	86 -14a-5g10c23d
^ blood	88 -13c27a
^ boy	88 -4gk5i12h
^ brick	86 -22a-5c31b
^ burial	86 
^ business	82 -13c-10b13a19g
^ by	78 -31c6k32e
^ call	88 
^ can	58 -40k-17fi-15j-10g-9b-8e-6d31c102a
^ college	88 -10cg-6b28a
^ comp	86 -6g-4c10a13d
^ congrats	86 -8g7c
^ cool	84 -4a4g5k6d
^ could	61 -21k-16c-7e-6fj-4d13i54a
^ credit	88 -4a21c
^ days	86 -25a29g
^ describe	88 -5a15k
^ did	49 -47j-30g-27c-26h-20e-11fk-7d-4i27b172a
^ do	37 -82c-35d-30g-24e-17k-15i-14h-11j-8f37b222a
^ does	50 -38c-37g-17e-13b-11jk-7i-6f-5dh160a
^ ever	61 -14b-10g-7k-6cd-5h-4j17i44a
^ everybody	88 -6g-5j-4a6d8c
^ everybodys	82 4d
^ family	88 -5b6a11c
^ first	88 11c
^ folks	88 -5c-4j4a6h11g
^ for	80 -20k-13d-5b16c33g
^ full	80 -27b-6c13a27g
^ garage	88 -11a-9c25b
^ give	65 -18e-17a-12g-6f-5j30c39k
^ go	75 -14a-7c38k
^ good	74 -30b-17e-5jk6c58a
^ got	59 -30j-22c-16k-13b-10d-7f-6hi43g79a
^ happy	86 14a
^ has	58 -10cd-8bg-6j-5i61a
^ have	52 -35g-15j-14c-11k-10i-5bde-4fh118a
^ he	88 -14b7a10j
^ height	85 -15a29g
^ hey	84 5a9i
^ high	84 -10a-7c27b
^ house	85 6g12c
^ how	33 -88a-32b-23j-18k-16d15c16e17h75g85i
^ i	47 -65a-35b-15g-11d4e5j8h13i14f94k
^ if	55 -24j-18k-15a-14b-12i-9d-4h46c61g
^ in	82 -9i-5g8a13c
^ is	37 -92j-72c-33f-30g-28k-20e-11i-9h-6d94b239a
^ it	68 -28a-14g-7b-6d-5i10h14j17f24c
^ just	70 -20b-13c-5e4d10j13k20a
^ keep	84 -6d-5c23k
^ keeping	88 7a
^ last	79 -44a-9j9c11k44e
^ let	75 -21a5c33k
^ liability	88 -30g-10a41c
^ list	80 -9a-7d-5g30k
^ llc	88 -5a9b
^ long	86 -19g-18e46a
^ look	82 7c
^ may	80 -7k-5gj6a9c11d
^ mind	79 -12c-9g-6k39a
^ monthly	85 -5abc21g
^ most	85 -9b4a10g
^ my	67 -9bj-8gk-6h6i9e10c16d
^ name	85 -12a20c
^ need	86 -49k-5c62a
^ nice	86 -14b-10c-8j6fg27a
^ no	72 -18a-5bc5f7g25j
^ nothin	88 -11a12j
^ now	77 -8b-5j8af
^ oh	63 -26j-22g-16b6e7f9d10a11k22c
^ okay	53 -47a-20k-18j6h9d11f32c36g
^ on	88 
^ one	73 -56b-10c21k23j26a
^ ooh	81 -8a4e5f6i
^ ouch	88 -20g24c
^ over	85 -17j-8g30a
^ own	84 -9a15b
^ paid	86 -7ab-4jk29g
^ perfect	88 
^ policy	88 -10g-8a20c
^ price	88 7b
^ read	74 -12ac34k
^ ready	88 -6k24a
^ regular	88 -4g11c
^ remember	85 -9k-7j-5c26a
^ rent	86 -28a-14k16g34c
^ run	85 -4cg18k
^ same	88 -9a-5c15k
^ say	80 -33c-19a-10j-4b8i9f10d16k28g
^ shall	84 14a
^ shingle	88 -6a-5c17b
^ should	69 -8ck-4eg40a
^ since	85 -5a10e
^ smoke	88 11a
^ so	37 -85a-22gk-17c-12de-8hi211j
^ some	82 -15a-8c6hk7d9b
^ something	85 -37j-8b56a
^ sorry	81 -6j4i16c
^ sounds	79 -10a-5gi-4b4d5hk6j
^ spell	84 -6j12k
^ state	86 -5c6j10b
^ still	81 -6bc10a11j
^ take	88 -17c14ak
^ tell	49 -35a-22c-9g-7b-6j-4f94k
^ term	86 
^ text	88 5b
^ that	66 -39j-24b-18c8d11g13h51a
^ the	64 -63a-7fh-6i12d17j26k34g
^ their	86 -27a-11c10h41g
^ there	74 -11a6c11k
^ they	71 -25a-7b-6d5f14e26g
^ think	88 
^ this	79 -6c-4j4f16a
^ those	85 -11a4d7c
^ towing	88 -5c4a9b
^ ugh	85 -6a6e9h
^ walk	65 -12ac44k
^ want	77 -21k-12c-8j-5egh66a
^ was	63 -27e-24c-22i-21j-17g-9h-5d-4k58b80a
^ we	74 -32a9ek25j
^ well	78 -12b-11c-7j8dk14h
^ were	71 -13i-6c-5gk45a
^ what	30 -124a-48b-39j-38k-14h-10d13f34i52e81g152c
^ whatll	85 -4g17c
^ whatve	82 -7a8f9g
^ when	47 -47a-12j-11fk-8i-5bh39c76e
^ whend	75 -11c-6ag41e
^ where	55 -55a-13b-9dek-5h-4j6g15i25c67f
^ whered	81 -7a18f
^ which	60 -26a-15b-13f-12g-8k-5j7e87c
^ who	43 -37a-23g-21b-12k-9e-7cj-6i-4fh142d
^ whod	69 -14a-8c-6g44d
^ whose	75 -21a-12c16b35d
^ why	64 -44a-6cg-5e-4bi83h
^ will	76 -14c-10k-6e4b41a
^ with	81 -18k-8c-4g8f31a
^ work	85 -12c-8f-5k34b
^ would	51 -50c-26g-22k-18j-17i-12f-9d-7e-5h59b118a
^ wow	79 -7j5ce10g
^ year	84 -24a-22e-6bg68c
^ you	50 -61c-29b-28k-18f-9d5a7e10i30h49g63j
^ your	62 -75a-31k-15i-11e-5h5d15c24f31j72g
^ zip	85 -7ak22c
a	28 -14e-11d-10g-6f10j16i18k22b35a
a #	53 -17c-15a-14e-9fi19bh41g
a @name	82 -10c-5e15a
a a	72 -15j-9b4d5a6e11f
a b	85 7b
a bachelors	86 -6a9j
a bad	77 5k
a ballpark	86 7a
a bank	85 -8a-6g13c
a basement	84 -15b12i13a
a bell	86 8a
a big	71 -14g-8b-5d7k12c17i
a bit	88 -5a5b
a blood	86 6j
a bop	85 -5g7c
a box	82 -5b4k
a bunch	88 -10a13b
a business	80 
a buy	88 
a c	85 -16a-6b27i
a car	78 -4j4i5a6f
a card	82 -27a4j7k16c
a cert	86 -5a5j
a certificate	77 5ag
a check	86 4c
a claim	81 -9c5a9b
a clean	86 -8a9j
a client	82 -5ek9ac
a coi	88 -9k10a
a commercial	84 
a company	79 -16a10b11d
a complaint	88 
a copy	79 -6k4ei7a
a couple	78 -4b5aj
a cousin	88 
a cpa	88 -6d6a
a crash	84 -7g7d10c
a crawl	86 -8c-5g5b11i
a customer	80 9c
a day	78 -4a4k6g
a deadline	86 
a deal	86 -8gj7c16a
a degree	88 -8a16b
a desk	88 9b
a detached	88 
a different	88 -23b-9j-8c8k12g22a
a discount	79 4f5c
a doctor	82 7e
a dog	86 -14a16j
a driver	85 8d
a fake	88 -6b-5g12c
a family	85 7d
a fella	86 6g8c
a fence	85 -6b4j6c
a few	79 -12b6j8a
a financial	88 4b
a fire	71 -10c5f8d
a fireplace	86 5a
a flat	84 -12g5dj8b
a flood	85 -4a7b
a form	86 
a friend	80 -17b22a
a full	85 -7a-5cg6j16b
a funeral	86 -8c14g
a garage	84 -5a8f
a good	64 -15ac4dk7e8h11g
a guardian	86 -19d25a
a guy	88 
a high	86 -9g17a
a hip	88 
a home	88 -5bg14i
a homeowner	86 5a
a hot	86 -7b-5c4a15g
a hotel	86 -5a6j7b
a house	84 -15a9c16b
a hurry	88 
a hydrant	85 
a is	88 
a job	79 -15a5b7f9c
a kid	81 -7c-5b9f16k
a landlord	88 
a lawsuit	88 -5g8c
a lawyer	79 -10d-5c8k13a
a letter	86 6a
a license	88 -10b5k7a10d
a list	85 -10c-7b23a
a little	66 -17g5ik10bc
a living	79 -24a-8g6i14c17b
a loan	82 -6b9a
a long	81 -7a-4g5b8i
a lot	70 -8g-5k-4j5b7i12c
a m	88 -6g15c
a medical	84 11a
a mess	88 -8c-5j4be11g
a minute	85 -16j10ak
a mistake	88 -16a-9g27c
a month	63 -13b-5e8c10j12g
a mortgage	82 -9b16a
a motorcycle	88 
a mrs	88 4a
a nanny	86 5d7b
a new	74 -19b8i22a
a nice	85 -17a-6c5i9j15b
a no	88 -7g-4j5h10c
a normal	84 -5a
a number	81 -5a4k6j
a nurse	77 -6c7j8a
a okay	85 -10a-6b26i
a one	82 -26a9c10b15f
a or	88 -9b11a
a parent	84 -8c-6b18a
a pension	84 -11g5b11c
a permit	88 
a person	88 -16b8ad
a photo	88 -7k7a
a physical	84 4a
a picture	78 10k
a pipe	85 6a
a place	84 -8i18g
a policy	72 -13d-5b9a16k
a pool	79 -7b13a
a private	86 -4a7f
a quarter	86 4c
a quick	85 11k
a quote	86 -6b18a
a real	84 -28a5k24b
a reason	88 -7b5h6a
a recorded	88 5k
a regular	85 -8a10b
a rental	85 -13a15b
a renter	88 7a
a restaurant	88 -6b6a
a ring	88 -4b6a
a safety	86 -11c12a
a second	73 -8bc6di9a
a security	88 8a
a slab	85 -8c-5g6a15b
a spouse	88 5ak
a storage	85 7a
a sump	88 
a term	86 -6a7k
a time	86 -7e-6a21k
a trampoline	86 
a truck	88 
a trust	85 -13b12a
a typical	86 -5c7g
a w	88 
a week	70 -11c-7i-4a24g
a while	79 -4dfi6c7a10g
a whole	85 -15a-6d6c16b
a will	77 -13b20a
a win	88 8a
a wood	82 -7b11a
a wreck	84 
a written	88 -8c15b
a year	63 -50c-12e6j7a57g
a yes	85 -13g5j15c
able	80 13a
able to	80 13a
about	41 -12d-9e-6a6h10c23k
about #	62 -22c-21a-4e9g46j
about $	71 -21k-7i-6h11c41g
about a	77 -17c-7k5j10a15g
about all	86 -9g-6a22c
about an	88 
about any	69 -19a24k
about anything	88 
about being	88 5i
about how	81 -10g-5i6j9b
about insurance	86 
about it	66 -24g-13j-7k9h12i13c19a
about leaving	88 8a
about right	86 -22j23a
about that	73 -7bc21k
about the	61 -15a-10i14h18k
about them	76 -7g16c
about this	76 -10k-5j5b19c
about us	84 -7c-6a5f7i11h
about what	79 -35c8a29g
about when	88 -9g5e6c
about you	86 -7k-5a6c10b
about your	62 -16a-6b-5gi14k24c
above	79 -8c-4a4b15d
accent	86 7a
accident	77 -16c-9a5d6i16e
accident $	84 -17c18e
accidents	76 -8b4j12a
accidents $	82 -4b9a
accidents in	88 
account	69 -11g-6dk12b18c
account $	81 -6c-5d7a9g
account number	80 -9g-6k16c
accountant	75 -4h5c11a
accountant $	85 
accounts	86 -7c-5a7k8f
across	86 5f
actual	88 -8b12a
actually	79 -8a6b13c
add	72 -18b-6c8g9j11a
add up	88 -10c14g
added	84 7a
adding	86 -6b7a
additional	78 7b
additional insured	79 -6a7b
additions	88 
address	62 -14a-11b-8j-6g-4d10e13ck17f
address $	69 -16k-8a-7j13e28c
address of	82 -11k-5d29c
adjuster	82 -6bg4c5k6i
advice	74 -9c5b6a8d
advice $	84 -11k14a
advice on	88 8d
afford	85 -27c5ad22g
after	56 -23g-4f5j10d12c
after #	88 9e
after $	81 -12g8i9c
after a	81 -5cg6i7d
after high	88 11c
after that	78 -4i8b
after the	70 4d5g
after you	77 -7b6ad
after your	84 
afternoon	82 -11c8i9g
afternoon $	86 -10c12g
afterward	88 
again	69 -6c-4f6a13e
again $	73 -12c-4df13a16e
against	76 4h5b
against it	82 5h7b
age	68 -33a-10k-7bj-5i-4d27e49g
age $	77 -21g-9k-8e-6a60c
agent	65 -12g-8i-5e12a17c
agent $	74 -4gi15a
agent ever	88 -7c13a
agents	77 -17c-13g-12a15b16i18d
agents name	88 -18c26d
agents you	88 -12a13b
ages	82 -13a5c23g
ages $	88 -14a13g14c
aggregate	86 
ago	76 -17g-15j-9c-8i-5b7h17a33e
ago did	86 -10g17e
ago was	86 -10g21e
agree	85 8a
agreement	85 -5e7b
ahead	75 -6c4b5a6j
ahead and	81 16a
air	84 -9a5c6f
airbnb	85 -5b12a
alarm	74 -7k4j6a
alarm $	82 -5j13a
alarms	86 6k
alcohol	74 6cg
alcohol $	77 -9a7c8g
all	48 -11c-10b-4k14i35g
all #	85 13e
all $	71 -12j-10c-7b39a
all about	88 7a
all at	84 -7j12d
all day	86 7f
all do	84 -10ac26g
all in	79 -11c-9a11b15g
all is	82 -8g20c
all lives	88 
all of	75 -7b5k6i
all on	85 -16b15a
all over	86 -13a4g5d7b
all right	88 5a
all that	75 -11a7b
all the	73 -6a6h10g
all these	86 -8g7a9c
all this	80 -12g-6k-5a10i21c
all together	85 -5e10c
all you	82 -12a-4c5g12j
all your	75 -7b12j
alls	88 -14e20c
allstate	88 6j
almost	82 
alone	79 -5g10a
alone $	82 -4g
along	77 -9g11i
along $	85 -7g-6b8a10i
along with	88 -7a9b
already	72 5j7b
already $	85 -4j7a
already have	88 -9a10b
alright	70 -7k-6g-5b8e13a
alright $	82 -16i-6k5j30a
alright if	86 7a
alright with	84 
always	77 -9b-8j-6i-4c6a7d8g12f
am	55 -14g-13c-8b4k5j8hi10a16f
am a	88 -7g-4a16c
am curious	88 -12c13hk
am going	82 11k
am hearing	82 6j
am i	64 -26c-21k-14g-8d-5h15j20i24a26f
am not	86 -29a-5i6c7g25j
am sorry	82 -16j4k5c8a
amount	70 -29a-5f6i16k19g
amount $	86 -17c-6a28g
amount on	88 -6c4k5g
amount you	88 -23a-4c4k8j23g
an	51 -16i-10de-6b9h10a12j17g
an #	86 -8a10b
an accident	86 -5a6d
an accountant	84 4a
an agent	80 -7i-4g19a
an alarm	88 7c
an apartment	85 -5a9c
an app	88 -5i7a
an email	79 -13c-4j16a
an emergency	88 
an employee	84 7a
an hour	86 -13c-8a23g
an insurance	85 4c
an llc	85 -5h6c
an old	84 -9a6b7f
an older	86 -8a12b
an s	86 -6j9a
an sr	86 5b
an umbrella	70 -11a-7g6f11h18c
and	33 -42a-23b-5h7g10c14k22e27j36d
and #	75 -7cg12j
and @name	84 
and a	67 -28a-9b-5d24c25j
and about	81 -8g9b
and address	88 9k
and all	76 -13c-4e7k14g
and an	88 -5a7j
and and	73 -18c-16b-9j6a15i25e
and any	86 -5b12a
and are	79 -12c9a12b
and clear	86 -4c13j
and collision	79 -7g-5d7a13b
and could	88 -8c16a
and dad	86 7a
and did	80 -8a4f6b
and do	69 -34c-5d-4k4g55a
and does	88 -6b-5g14a
and for	82 -49c-12a10d13f18g26e
and give	88 
and hail	85 -15c16g
and have	79 8g
and he	82 -12j-11a-8e-7d-4i21g25c
and his	86 -20c-9a16j21e
and how	61 -21c-16a-8bj-6d-5fk20g60i
and i	67 -16a-13j-10g-7h-6c18d44k
and if	73 -4e10f
and is	76 -11j-5d8ab9c
and it	74 -12g6d8j12c
and just	88 -7j15a
and last	79 -24k42c
and look	88 
and model	86 5k
and no	82 -7a5c10j
and not	88 7c
and on	88 -7k4e5c
and raised	88 11j
and read	79 -12c-5ag29k
and some	86 -5c7h
and street	88 -15a22c
and such	88 
and tell	73 -6c7a12k
and that	74 -13c-10d-7a-6j4i10f27g
and the	59 -32d-22a-8fi-7b4k5j6g11e61c
and then	75 -14k14j17c
and they	79 -7g5c11j
and we	86 -14a16k
and weight	81 -15c-6j32g
and what	54 -31j-19a-18g-11i-7b16c19d21k36e
and when	73 -12g-11a-6j5f7b22e
and where	77 -9ab6g27f
and which	84 -8e-7j22a
and who	70 -12a-5c29d
and why	88 -12c-5a23h
and would	86 -5g16a
and year	86 -14a16e
and you	67 -24a-12b-5g15j18c20d
and your	61 -33a-17b-9f-6i-5k12j13c23e27g
animals	85 
annual	75 -11a7c18g
annual payroll	86 -18g23c
another	71 -6c5e11a
answer	85 -4j7g
any	40 -56b-19j-9e-7fh9k32c82a
any #	82 
any $	84 
any accidents	81 -5b13a
any additions	88 
any animals	88 
any bankruptcies	88 6a
any big	82 -16a19c
any business	85 8a
any cash	86 -44a47g
any chance	88 
any claims	78 10a
any close	86 9a
any coverage	80 -4g10a
any damage	86 -6g7a
any drugs	88 
any excess	86 
any fender	86 
any health	79 -12c-7i-4j28a
any heart	88 
any hobbies	86 -21a25c
any insurance	86 
any jewelry	88 -23a25c
any kids	82 
any leaks	84 -5bc12a
any life	81 -27a31g
any loans	86 -8c10a
any losses	86 
any more	85 9a
any of	71 -9b-7c-5g28a
any other	76 -6d5c10a
any plans	82 -4c9a
any prescriptions	86 4a
any questions	82 -8a11c
any reason	88 -20a24c
any remodeling	88 9a
any roommates	86 6a
any savings	86 -24a28g
any subs	88 -5b8a
any tickets	81 11a
any time	85 
any tobacco	86 7k
any trouble	86 
any violations	88 
any water	82 8k
any wood	88 
any work	85 -50a52c
anybody	56 -15b-8c-5g8h11d20a
anybody $	79 -11e-9b4g24a
anybody else	77 -9a-6c19d
anybody ever	76 6k
anybody hurt	88 -4b15a
anybody in	88 
anymore	81 -5ack10e
anyone	67 -9c-5d21a
anyone $	88 
anyone else	84 9a
anything	50 -20b-5eg-4dh8j15c24a
anything $	66 -19a7g8i12c
anything else	79 -6a12c
anything from	88 8i
anything fun	84 -14a18c
anything in	77 -23a34c
anything like	73 -6b-5k17a
anything on	79 -8c16a
anything special	88 -14a16c
anything that	85 -6c-5a16b
anything to	88 5k
anything valuable	88 -17c22a
anything you	77 -15c20a
anytime	88 
anytime soon	88 
anywhere	75 -8c7f14a
apartment	66 -6d5k6c
apartment $	79 -16g-6b23c
apartment building	88 -5a10k
apartment or	86 9c
apartments	84 -9b-7c6a16d
app	70 -8g-6d4a13j
app $	81 
app that	88 -4i7a
application	84 5h
applied	88 
appointments	86 
appraise	88 -11g8bc
appraise for	88 -11g8bc
appraised	86 -7c11g
are	33 -15g4j6e13f18a27b
are #	82 -14j-6c5a23g
are $	78 -29f-15a-9j-8g-4e10k27d34c
are a	74 -19a8e20j
are at	82 -9a-7c-5g7e17j
are covered	85 -14c-9a5i24g
are done	88 -9c-5a19d
are going	85 
are gone	77 -8a-7e-6g-5d12c16j
are good	88 -18a27j
are in	71 -23b10j11ad
are looking	86 -10i14h
are not	72 -15c-12e-8a7d12g24j
are off	86 6i
are on	74 -8j5k6c8a
are out	88 -4g10a
are over	85 -29a5c34j
are paying	84 -7a-6k9i10c
are right	88 
are the	63 -19g-12b-9k-7de7j8i21a23c
are their	86 -26g28c
are there	73 17a
are they	68 -14b6g18f
are things	84 -6g15i
are those	80 -10i7g14b
are we	71 -20j-12d-9k-5f-4ae5i17b39g
are with	80 -10a-5g8j14c
are worth	85 -4c10b
are you	40 -43j-36g-31d-24k-10h4i6e31c35f44b50a
are your	60 -52c-6a-4jk6f13b22e26g
area	79 -22c-12a-9e4k5b39f
around	58 -8b-7j9d
around #	79 -6b9a
around $	72 10b
around here	84 -9c-5b4d14g
around it	86 4j
around so	88 
around the	81 -19a6k7f8c
around there	88 
art	85 -27c30a
as	58 -29a-14i-11bc-7k11g17h24j25d
as a	75 -8j-7b-5k5c6d8a12f
as additional	85 
as it	85 -15c5d12g
as the	82 -13g-5b9i11a
as you	84 -25a6c32g
as your	88 
aside	80 -7b-4c7a12g
aside for	85 -6b-4c8g10a
ask	60 -13b-5g6d8f18a
ask $	80 15a
ask for	78 -15g18c
ask me	82 -12k16a
ask so	88 
ask you	78 -5g4c5j
asked	77 -8ck-6a5b6i10g
asked for	88 
askin	88 -15a8bj
asking	72 -5ik8e12g
asking $	84 11g
asking for	79 -13g12c
asks	81 -12d-6g-5e5jk19c
asks about	88 -5c11k
asphalt	85 -5b8a
assets	86 -4a
associates	88 -5c13b
at	42 -10bi-5h-4c6k12g33j
at #	68 -21a-5g-4i8c9e22j
at $	74 -17f-12d-11a-9e24g34c
at a	74 -8e-7g6f8j
at all	68 -9g-6be-5k5c25a
at fault	85 -6b8a
at gmail	88 -5c-4a10j
at home	71 -15b-6c12g18a
at it	81 
at least	88 13a
at night	71 -7j-5ai6c17f
at once	85 
at that	77 -14a-5k-4j6d19g
at the	56 -11a-8ef-5c6k8hi16b
at this	82 -11c16e
at work	72 -15c-9b-5i9g33a
at you	86 -8a-5c16g
at your	65 -21c-19a-11b6egk9f14j16d
attack	85 -7a-6e-4i4b5d10g
attorney	88 
audit	70 -18a-6i6c8k18b
audit $	80 
audit @name	88 -41c-15i58g
audited	84 10a
audited $	88 10a
auditor	85 
auto	67 -7g5j6cf
auto $	80 -8g-5j4d5c7f
automatic	88 6a
average	88 -5c8g
away	65 -11c-5i7a8k13d
away $	78 -11g-7b4e9f11d
away at	88 6a
away for	84 -6b19a
away from	86 -10a6b7c
away with	85 -9a5k7c
awesome	71 -9j4e5k9c
awesome and	86 5a
awful	86 -5a4c8i
aww	79 -13a-6j5ik6e11d
aww i	88 -5a4d
b	77 -5c12b
babies	88 
baby	71 -5d8e11a
baby $	82 -4d8a
babys	84 -6a9c
bachelors	81 -4c4j10b
bachelors $	88 -6b12a
back	56 -4bcd7j12g
back $	72 -11c-9b5a10e14g
back and	86 6c
back in	80 -9a-8c13j14h
back on	82 -11g7c16a
back then	82 -18c-10h-5a11k25g
back there	86 -10j5a11c
back to	79 -12c-11a-4g5h8j11k
back up	79 -5a8b
back when	88 -10c-6e6a17i
backed	86 7c
backed up	88 
background	85 -4j7b
backup	78 
backup $	88 
bad	69 -6j-5e8a9c
bad time	84 7a
balance	85 -18c19g
balance on	88 -19g20c
ballpark	78 7g8k
bank	67 -11g6c12d
bank $	78 -7c-4g17d
bank account	86 -8a5b7c
bankruptcies	88 6a
bar	85 -12d14a
bar $	86 -12d14a
bare	86 -5g5d6b
barn	86 
basement	68 7i11a
basement $	77 -4cg19a
basement finished	86 -9a16b
bath	86 -7c7a
bathroom	86 -11a10b
baths	84 -14b-9a4j6k17c
baths $	88 -14b-7a5j19c
be	50 -15i-8fk-6h4a5j6g9e20d
be $	74 -17a-12c7e15d16g
be a	77 6c
be able	84 5a
be additional	88 -8a9b
be alright	82 9a
be comfortable	86 -11g11c
be driving	85 
be enough	88 -31c5a28g
be honest	88 
be in	82 5d
be listed	82 -11c7a10d
be off	88 
be okay	79 -5c6a
be on	82 -10a6cg
be the	82 -8d-7i-5g6a21c
be there	88 
be true	88 
beagle	88 
beat	84 -9b12a
because	67 -9ai-5j7d17c
because i	80 -7i-5a9b15c
because it	88 -10b-6c-4j22g
because of	88 -11g16c
because there	88 -4c9g
becomes	88 -8g6c8a
becomes of	88 -8g6c8a
bedroom	86 -7a4bg5c
bedrooms	80 5k
bedrooms $	88 
been	49 -13g-7e-6j5b6hk8c18i
been $	85 -15g23i
been a	81 
been at	79 -12a-6b22g
been audited	88 10a
been burned	88 -13a-7g24i
been doing	85 -20i7b16a
been hacked	85 
been in	69 -14c-7b10d12a
been licensed	85 5g
been there	75 -17g-8c5eh14b
been to	88 -13g17i
been treated	84 
been turned	85 5a
been with	74 -11a-5ik6b29g
beers	86 7g
before	55 -14k5df6g11i
before #	86 12b
before $	71 -29c-6d-5j-4eh9a17g21i
before i	81 -11k-9g13a14c
before the	79 -18g-6k30c
before they	76 -13c22g
before we	81 -12a4i12c
before you	71 -5k-4ab6e18d
behind	70 -8ac-6g-5b4f13h16d
behind $	86 
behind the	79 -4b16d
behind you	86 -7a7d
bein	84 -8a6e10b
being	73 -18b-6g6f9a10i
believe	79 -11g-8a-5b6c7j9e11f
bell	86 8a
bell $	88 6a
belongings	85 -5j12g
below	88 -9a8b
belt	88 -10b-5k6j11g
benders	86 
benders $	86 
beneficiary	76 -10g7c14d
beneficiary $	79 -4c14d
benefit	86 -15c20g
benefits	79 -7g5a6c
benefits do	88 11c
besides	69 -6b-5g20d
besides the	80 -19d-8g12a19c
besides you	82 -36a45d
best	68 -8g-4di6h9e13c
best number	85 -6c10a
best part	84 -5g17c
better	65 -7f-6g5c7b10k
better $	79 -5b-4i14a
better half	75 -15a-10b-7fg5di16k19c
better than	86 -6a7b
between	78 -7k-4a7f10b
between the	86 5c
big	59 -11i-7d-4j4g8k9c11b
big deal	88 -9b7a
big is	79 -27i31g
big ones	88 
big trees	88 4a
bigger	88 -6c5g6b
biggest	77 -12a8c18d
biggest customer	85 -8c4g12d
bigs	85 -9i14g
bike	79 6bg
bike $	88 7g
bike kept	88 
bills	69 -15g-6a-4j7b8c12d
bills $	85 -8a4b11d
bills if	86 
bills would	88 -11g13c
binder	85 -9c4a5bf
birth	74 -7g-6a14k18c
birth $	79 -9e8k11c
birthday	70 -13k-6ab4j24e
birthday $	78 -15c-12g42e
birthdays	88 -5c7k
bit	78 -6e7ag
bit of	88 10g
blame	85 4c5b6d
block	88 4a7c
blood	71 -8b-6g-5k7ej16a
blood pressure	77 -9b10cj
blood test	86 7a
blue	88 -10c-4a12g
board	78 -11b13a
board or	86 -5a6c
boat	81 -5b6a
bodily	81 -7a5c
bodily injury	81 -7a5c
book	79 -10c-7a7k9gh
booking	86 14c
booking system	88 13c
bookkeeper	82 -6c5j15d
bookkeeper $	88 -10j-5c19d
books	79 -8c5j9b
books $	85 
bop	82 -5g7c
bop $	86 -5g7c
born	72 -10g-5d5c9a10e
born $	79 -16a11c12e
born and	86 10j
born in	88 -8j-7e24a
borrow	80 -5a10b
boss	78 5e9a
boss $	88 -14a5c14b
both	68 -10c6j12b
both $	85 -8k-5j4d7b15a
both of	80 -12a-10c9b13g
bother	84 10a
bother you	85 10a
bothers	88 12h
bothers you	88 12h
bottom	86 5c
bought	70 -8g-7i-5c7a8k15b
bought it	77 -8e-7c5b8a11k
box	72 -9c-6bf4a7k12e
box $	82 -8c-6f-5k10a14e
box here	88 
boxes	88 -6a7b
boy	74 -7a-6c-5gk7i9h10j
boys	79 -11a16b
brand	85 -4c4a10b
brand new	86 11b
break	79 -15a5g13b
break in	88 7e
breaks	85 -9g-6b7a14c
breed	85 
breed is	88 
brick	75 6c
brick or	82 -18b19a
bring	70 -19c-5b9f24g
bring home	86 6g
bring in	79 -32c6a36g
brings	85 -17g5c23h
brings you	86 -22g6c24h
broke	77 -10a-8d6f20c
brother	71 -6d-5k5j6c13a
brother in	82 -6dgj6a19c
brothers	84 -6d9c
brought	85 -6c6ek
bs	88 -4b12a
bs or	88 -4b12a
bucks	84 8a
buddy	79 -8d9g
budget	80 -6a15g
budget $	85 -12g-6a23c
budget for	88 -25c28g
bugging	88 -8g5k11c
bugs	85 -6cg8b12h
bugs you	85 -6cg8b12h
build	74 -23c-6d5e8g17a
build it	88 
building	63 -16a-4i7g10ck
building $	73 4g
building is	85 -11g-6b5k17c
building or	88 -11a14b
building your	86 
buildings	86 
built	69 -10b-5dgj12c20e
built $	78 -17a-7g37c
built up	84 -7a5cg
bump	86 
bunch	85 -11a6d12b
bundled	86 14a
bundled $	86 14a
bureau	88 -5a7j
burial	82 -5a13b
burial or	86 
buried	88 -7ab12c
burn	82 -5b4g7a
burned	74 -16a-12c9g24i
burned to	88 -4c8g
burst	85 
burst $	88 
bus	88 
busiest	86 -10a9ce
business	51 -11i-5f6g7d8j
business $	63 -12a-9g-7d11c19b
business do	84 -6b7a
business from	86 -6a10b
business have	79 -5g5ac
business if	86 -5g5k
business in	88 -16b20a
business is	82 -5d12g
business name	88 -13c7ab
business out	88 -14c4a12k
business owners	85 4b
business policy	86 -10b-4g5ck10a
businesses	86 -14a4d5c14b
busy	72 -4g6a13e
busy $	77 18a
busy over	88 7c
busy season	88 -13a-12c5b24e
but	64 -7c-6bi5e17g
but i	81 -5a20k
but otherwise	88 -6a5j
but what	82 -6ck-5a10e13g
butcher	88 -5b14i
buy	64 -5a4c6b8e
buy from	84 
buy it	79 -35c-7a7b38g
buy sell	88 
buy that	88 -4c8g
buy the	82 -15e-10b-6g12a24c
buying	88 5a
by	52 -15d-14g-6hk-4j12e18b22i
by #	88 
by $	70 -18b-11g-7j-4d6i17a30c
by @day	85 -8a9j
by a	82 -5i5a6b
by how	88 -9g10b
by now	88 -12a7e9b
by the	72 -12g-10j-5ei-4k5d7f12a14c
by what	86 -30c34e
by when	84 
by you	81 -5a5f6b
by your	86 -4g5c9b
by yourself	88 
c	79 -48a-6b10c21i32j
c or	88 -14i-11a31b
cake	86 -8c6a9g
call	56 -17g-13i-8k-6c5a8b19h21d
call $	71 -14c-10e13a19h
call for	88 5g
call it	85 -4gh10c
call or	80 -9a11b
call you	75 5e12a
call your	82 -21c5b27d
callback	86 -8a8k
callback number	86 -8a8k
called	68 -14j-7e-6g-5a-4k6d8h28c
called $	73 -15j-6h-5e32c
calling	77 -10c-6g11b14f
calling about	88 4a
calls	74 -4ci20j
calls $	86 -4i5k8a
came	67 -16a-9i-5d-4f6k7b12g18j
came down	86 10b
came in	81 -9a-5g6c20j
came out	85 -10c-5ij-4a25g
came to	88 5a6j
cameras	80 6ak
camry	88 -12b-8c18a
can	48 -25j-17k8i12ef20a
can and	86 -6c10k
can do	88 -4c5a
can get	84 -11a5fj6e
can hear	86 -8j-6k16c
can i	62 -16k-14g-8j-5d17i31a
can not	74 -40a-8g-6e29d30c
can see	88 -7c7a9k
can we	86 
can you	61 -38k-14j-11i-8e-5d17f27a34g
cancel	84 -8a7b
canceled	88 
cancer	76 -13g-11b5d7a8e9j
cancer $	84 
car	51 -14b-7j-6d-4e7f34c
car $	62 -15b-11d-7i-6j8a34c
car and	86 -8c-6f5d10a
car do	88 7c
car for	82 -7g-4a6b8c
car get	88 -10b11i
car in	88 -5a5b
car is	86 -7d5k7c
car or	81 6a
car paid	88 7b
car that	88 6j
car to	88 -8c5a11b
car worth	88 -4c5g
card	62 -29a-13g-4d11i17c19b
card $	77 -20a-10k-4g4i37c
card is	86 4j
card number	88 -34a4b9k27c
card numbers	86 -9c8a
card or	88 7b
cards	70 -6b-4g6i13a
cards $	76 -6j16a
care	68 -8c4b12d
care about	88 
care for	86 -5g9c
care of	73 -7c5a12d
carrier	77 -18a5k7c16d
carrier $	80 -20a8c17d
carry	61 -9b5c13a
carry $	74 8c
carry for	86 8c
carry the	88 5a
carry their	88 
carryin	85 -10a11b
carrying	80 -15c4g12a
carrying $	88 -21g25c
cars	66 -22k-5e5d23i
cars $	82 -4c19i
cars and	86 
cars are	86 -26g-5a13d23c
case	77 -5a7j
cash	67 -15c-14a6k16g22b
cash $	85 
cash in	88 -29a38g
cash value	76 -5g7a
cat	88 -6a9b
catch	75 -12c-10a-5d11e25k
catch you	81 -12c-5i-4j8g10a15e
catering	88 
cats	84 -11b6a7g
caused	88 -17c28a
cell	81 -5k5a7bc
cell $	86 -6c15a
cert	79 -11a5j9b
cert $	88 
certificate	69 -9a15d
certificate $	77 7a
certificate of	88 -5g
certificates	75 9a
certificates $	84 6a
certificates from	88 
certs	84 -4c6f13a
chain	88 -4b
chairs	84 
chance	84 8a
change	68 -6bg7k9ac
change $	84 -5g5a
change jobs	88 
changed	73 5g8c
changed $	85 
changed since	88 -5ag14c
changes	81 -10c15a
changing	85 10k
charge	74 -5a9d
charge of	88 9d
charge you	79 -9a-6g4h8c
chat	85 -6ce5j8a
cheap	86 -10j-8c8g9b
cheaper	86 -6e9a
check	64 -11g-8a-5j6b20c
check $	82 -13a-6k4j5c15b
checking	86 -9g4i
checks	77 -5de-4j4a6g7b
checks on	88 -9a10d
checkup	85 -8a17e
checkup $	86 -8a18e
chemical	88 
chew	88 7b
child	85 -13d-5k-4e8c9gi
children	74 -10d5g7b
children $	81 -10d5g13a
chimney	86 -5b4a
cholesterol	88 -9g9i
choose	79 -14b-6eg-5h9c12i15a
choose $	88 -6e4a5i
christmas	84 -4d12f
church	79 -7b5f8a
city	75 -9b6a10f
claim	64 -9ej-5a-4d9c10gi
claim $	74 -5ehi5a6cgk
claim was	86 
claims	70 -6c-5g8j
claims $	81 6a
claims in	88 10a
class	80 6f
class $	88 
clean	77 -22i-6g28a
clean record	86 -8a9j
cleaned	86 -6a6c
clear	73 -14c9aj
clear $	85 -8g7e13a
client	72 -5e15d
client $	84 -13c19d
clients	71 -5k6e
clients $	80 6c
climb	85 -7b-5c6d10a
clock	84 -8a-6g-5j11b13e
close	63 -20i-8cd-6b5j12ae17g
close $	75 -21a-12c8b14e17g
close by	81 -5g-4bj9f14a
close calls	86 9a
close is	88 -13i19g
close on	86 -14a15j
close to	88 6a
closed	72 -19e-5b6d7g8ij
closed $	81 -14g6ai9c
closer	84 -15a-5j23b
closer to	84 -15a-5j23b
closin	85 -8c-5a14e
closing	73 -17c6d21e
closing $	85 
closing date	84 -4a11c
clothes	86 
cloud	86 
coast	86 6g
code	73 -7a-6g-5f7k23c
code $	80 -7a5k10c
coffee	82 -5j-4c5k10i
coi	85 -8k7a
cold	84 4a
collect	86 -6a6b
collections	88 -8b12a
college	65 -4fi8bc
college $	73 -8b-7g-5a5d24c
collision	71 -12c-5d6e8g9a
collision $	79 -6g6a7b
collision on	81 4e5a
com	88 -4a10j
come	56 -18g-12b-11c-8k-7j5e9f11a43h
come after	86 -9a-5g20c
come by	85 -4b5f
come down	84 -5g7a8c
come from	80 -26f-11a6b9c30i
come in	78 -10b-5fh-4j4g8c11a
come out	81 -8e4ci11d
come through	88 7a
come to	74 -17b-11c-9e-6d-5k-4h15f16g26a
come up	75 -25c-20a5b16h26f
come you	86 -21i-9g-6a45h
comes	68 -12a-10e5b6j9d13g
comes and	88 7d
comes from	88 -6c6a
comes out	82 -11g9cj
comes to	82 -8e-6g6b17c
comfortable	79 -5c5f11a
comin	80 -28a-11g6di32c
coming	71 -22b-6j5a10c13f
coming up	79 -27a-14b48c
commercial	73 -16c5d6k9a
commercial umbrella	86 -6c12a
common	88 -11a-4g7b13c
commute	79 -15c-5b5k10g11a
commute $	84 -16c10g11a
comp	66 -14c7d9g11a
comp $	78 -23c5a22g
comp and	80 -7g-5d5a13b
companies	74 -5c5bd
companies $	85 -14c-4b9a12d
companies have	88 -5d-4a13c
company	52 -11a-6j8d9e12i
company $	62 -14b-11j-7h6f10d11a
company do	85 -11d25c
company ever	85 
company have	85 -9a13e
company or	86 -7k10b
company you	86 -19c-5ag13d20e
companys	77 -11d-5g-4h7jk
companys name	88 -6c5a
compare	86 -11c12d
complaint	86 
complaints	86 -16a23c
complex	81 -12c16d
complex $	88 -8c13d
comprehensive	84 -4a5c11h
computer	79 -9a-7c9be
computer $	88 
computers	85 5i
condition	81 -5a13c
conditions	80 -12c11a
conditions $	85 -16c14a
congrats	85 -8g6c7e
congrats on	88 -8g7c
construction	77 -5g5c
construction $	88 -5a8b
contents	77 -13c24g
contingent	88 
contract	71 -11g4b7f11k
contract $	80 -6c-5ag5b8k9f
contractor	84 -5a5d
contractors	82 -4c5g7b
contracts	79 -6g5d7c
contracts with	88 -6g7c
conversation	85 -9k5c8j
cool	72 -7f-5j-4g5c14d
copper	86 -18b20a
copy	78 -6k8j
copy $	82 7a
copy of	88 5e
corner	86 -9a-5k9c17f
corolla	88 5d
corporation	86 -15a22b
corporation $	88 -14a23b
correct	70 -14a31j
correct $	71 -14a32j
cost	62 -24a-9c12b33g
cost $	80 -15c7g12a
cost on	88 
cost or	88 -7a21b
cost to	74 -11a6c14g
cost you	78 -14c23g
costs	79 -11b-8k-5h4j9g14a
couch	85 -7a4b5c
could	50 -23k-14j-8h-4df16g18e28a
could a	86 -12a-10g27c
could go	88 
could he	86 
could i	79 -10i-7k-6g6c27a
could it	88 -5a10g
could not	74 -5h-4c4d5f6a
could she	88 
could somebody	88 5a
could take	86 -5bd9a
could the	84 -14c-6a11g16e
could they	78 -4g
could you	60 -42c-24k-9j-5f6b12g18e23i31a
could your	88 -5c14a
count	80 -15c7g16k
counting	81 -16c6k13g
country	80 -5c-4g17f
counts	86 -4g10c
county	79 -12b-7g5d10a13c
county $	88 -13b-4c6d12a
couple	76 -11f5j12c
couple of	84 -12f-7a-4k5i6j16c
court	82 -27a7f20j
cousin	84 4d
cover	69 -17g5c6i9b
cover $	84 -12g14c
cover the	88 -8g10i
coverage	53 -5dh4g6c7b
coverage $	63 -46g-9b-5j4i16c55a
coverage do	79 -5g8c
coverage does	86 
coverage in	88 -12a-6g8b13c
coverage is	84 
coverage on	78 -5ab-4j22g
coverage or	79 -19a26b
coverage to	88 -10a8g14e
coverages	86 -12g-7a5c18h
covered	67 -6cf-5j5be6g7a
covered $	80 -27g-4b10c20a
covered for	82 -32c37g
covers	80 -12g-8d13k17a
covers $	86 -10g16a
coworker	88 4i
cpa	84 6b
cr	86 
cr v	86 
crash	80 -7g-5b8c13d
crash $	88 9d
crawl	82 -8c-5g6b10i
crawl space	82 -8c-5g6b10i
crazy	76 -5i5b7h
credit	63 -14g-13f-6b13c17a
credit $	79 -5c7a
credit card	85 -5c6a
credit cards	81 -8c-5i5g9a
credit score	85 -12a-7g8i21c
credit union	85 -4k5j
creek	82 -10b-7i9g12a
cremation	84 9b
cremation $	86 
crew	75 -10ac-6i5bd12g
crew $	84 -6i7g
curious	85 -12c-8a13h18k
curious what	88 -12c13hk
current	67 -13a-5j-4i13e17c
current carrier	86 -5a-4k20c
current company	86 -13e-8g29c
current policy	86 -24c-10g34e
currently	84 -10g6j9a
cushion	85 -9c6a8k
customer	68 4h7d
customer $	82 -8c7g10d
customers	70 -10b12d
customers $	84 7c
customers come	88 -8b10a
customers pay	88 7i
cut	75 -7k-6g8c9b
cut off	84 -7k12c
cyber	86 
d	82 -5a-4c6k
dad	71 -15c4a5k11g
dad $	88 -5a5b
dad died	88 
daddy	82 7d
dads	86 5b
damage	69 -14c-8e-5b12a18g
damage $	77 -11g6a12c
damage on	84 -6g5j
dangerous	82 -11c4e9a
dash	84 -7k7g
data	85 -4d5f9a
date	66 -25a-12g24c28e
date $	78 -22e-17a51c
date of	77 -5ag5b20e
dates	88 -4c17k
daughter	71 -5d5j11a
daughter $	88 
daughters	80 -9g4b5c
day	57 -17g-10i-4d4c8a9k20e
day $	71 -30g-10c-6j4i5h9e30a
day and	79 -15a-9j5k24e
day does	88 -8c-4a17e
day of	86 -8gi6e10j
day or	85 5b
day so	85 11k
day you	85 4k
days	60 -17a-11j5d6b8i24g
days $	68 -15c-6f6a8b9g
days a	85 
days are	88 -10g15c
days off	86 -7g-6j6i10c
days or	85 -10a-5i10bg
dead	84 12b
deadbolts	86 9a
deadline	85 
deadline $	86 
deal	75 -11g-6j-4i11c13a
deal $	84 -8j-6c22a
deal with	86 -14a6bd8c
dealt	86 7i
dealt with	86 7i
death	84 -13c-4b4i20g
death benefit	88 -13c21g
debt	81 -9a-5j7g10b
debt $	88 6c
debts	88 -22a26c
dec	79 
dec page	79 
decent	86 -5b-4c6g8a
decide	77 -26a-4g4i9d10b15j
decide $	82 -24a5i12d17j
decides	88 
decides $	88 
deciding	88 -5b5c10a
decision	80 -4a6c
decision $	86 7c
decisions	88 -10c7ad
declarations	84 
declarations page	86 
decline	86 -8a-5k7e10h
declined	86 11a
deductible	63 6g
deductible $	72 -38a-6i19g32c
deductible is	88 -10c-6g5j13a
deductible on	86 -17c-8a12b14g
deductible right	88 
deep	86 -12a-7b8j9g10i
deer	88 -4j14c
degree	79 -5g8b
degree $	85 -4c12b
deliver	75 -6b-5i9a10c
deliver $	81 -5i4g5c
deliveries	79 -12c5d14g
deliveries $	84 -12c15g
delivery	86 -12g11i
denied	88 9d
dental	85 
department	81 -10c-7a8b14d
department or	88 -8a9b
depend	81 9b
depend on	81 9b
depends	88 
depends on	88 
describe	86 -6a5c14k
design	85 
design work	86 
desk	84 10b
detached	86 -8b9a
detached garage	88 -8b9a
detectors	84 5a
detectors $	86 4a
device	86 -5a7j
diabetes	79 9a
diabetes $	88 
diagnosed	88 -22a8e18c
did	36 -22k-14b-10d9hj10g15e20i22a
did a	81 -15g7a14c
did anybody	82 
did he	74 -6i18a
did i	62 -34a-10e-9b-7c-6gk12i69j
did it	63 -56c-6a-4j17b18e33g
did not	74 -7g-6ad8h9j10c
did she	84 8a
did somebody	78 -4c11a
did something	88 5a
did that	69 -18a-12i-9j19b34g
did the	62 -31b-9ej14i18c33a
did they	56 -15i-13j-11g9bc31a
did you	45 -20g-14k-10a-8b-6j9e12i19f32c
did your	62 -28g-11b-10j-4d7eh19i31a
did yours	88 5c8g
die	81 5g
die of	88 -9g12c
died	72 -9e-6c10j
died $	78 -9e6j7a
difference	88 
different	71 -8bj9c12a
different $	88 -13h5c12a
different now	88 -7g11c
differently	88 
digit	88 5k
digits	78 -5b17c
dinner	82 -8c-7j6d9e10a
dinner $	88 -6j16a
disability	82 9a
discount	73 -8a-6g5b12k
discount $	84 6a
discount for	88 
discount so	86 -10a5d12k
disease	86 11a
district	85 -7b9j
dive	86 -7b5a10g
divorce	88 -6b6a
divorced	85 -12j-8c7a21b
dmv	88 4f
do	27 -43k-39j-4g10i13eh16b17f21c48a
do $	65 -28g7j10a13c
do a	75 -12a-4c10k16b
do after	88 14c
do all	88 5g
do any	75 -5b7a
do anything	79 4a
do business	86 -21c12k13d
do clients	88 
do customers	86 -6b10a
do for	69 -24g-8a-6e4d46c
do i	65 -17c-15k-8a-5e8g12b27d
do if	79 -12g9a14c
do in	84 -14k-9a-6g13i19d
do it	71 -10c-7g-6j8b12a15h
do not	58 -52a-17c-8b9d16i25h31g
do people	82 -9c-4g10a
do right	86 -8c5b9a
do that	79 -10g-6b6a8e10c
do the	70 -8c-7g-4b4i9a16k
do there	84 6c
do they	65 -10c5b14a
do this	78 -7a11b
do to	77 -24g-9a44c
do we	85 -6j8a
do with	77 -13eg-5j39c
do without	82 -17g-4c23e
do you	29 -48k-39j-16d6ei7gh15f21c31b51a
do your	68 -8a-5de8c17f
dob	84 -9a18c
dob $	86 -7a19c
doctor	70 -16g4e6d8i
doctor $	77 -16g-14c5e15di
doctors	86 -10a12d
does	41 -23k-9j-8h8i13e17d22a
does $	86 -46a4b42c
does a	86 -13c16g
does anybody	74 15d
does anyone	82 -6c7a
does he	70 -36c8i9g24d
does it	60 -22g-11c-4aj24e27b
does not	79 -10a-6k6j12c
does she	71 -9b-6i26a
does that	67 -11g-4c5a10e15i
does the	56 -10b-6dk-5c5g8i9e16f
does your	54 -27b-16k-15f-13e-6j5d7i11g58a
dog	74 -6a4c11j
dog $	85 -9b12a
dogs	82 -9b15a
doin	79 -6j5a9c
doing	62 -17g-6ad-5e5b8k10c19i
doing $	77 -4i7k8c
doing for	86 -10g15c
doing in	88 -17c24i
doing okay	88 -27a34i
doing that	85 -13i-7a7b16g
doing the	88 -5d8f
doing this	88 -15g23a
doing with	88 -5g-4a7ci
dollar	70 -13g-4c5b9j
dollar @name	84 -19g21c
dollar amount	86 -7g5k8b
dollar deductible	86 -11g-9a-8c28j
dollars	75 -16a8j21g
done	65 -14a-11e5f6b10d12c
done $	75 -6g-5a7be
door	72 -17b-5c4k5j6g14f
door $	79 4eg
doordash	84 
doors	79 -9c11e
dose	88 -8c12g
dot	84 -13a20j
dot com	88 -4a10j
double	88 -19a10g15b
down	53 -22c-14a-12i6d9k11h16g19j
down $	70 -12j-9c-5e4f5bk6g15a
down and	81 -10c-5j14e
down as	84 -15a15j
down at	86 -8b8a
down for	78 -15c5j12g
down in	86 
down right	88 
down the	79 -11a7k9b
down there	82 -8b4j17c
down to	77 -10g4b8d9c
down what	85 -7ck-6a8g21h
down with	82 -19a8h15b
downstairs	88 
downtown	84 -6j-5g6f7a
draft	86 4c
draw	85 -8c5b8e
drawer	86 -8a8b
drink	77 -4b19a
drink $	82 -8b8a
drinks	84 -5d-4i6g
drive	58 -13k-4e5j9b11d
drive $	69 -15g-7i4a10d11b
drive for	84 -5d10c
drive in	82 -13c5g8f
drive it	79 -6a5j6i
drive to	82 -8f-5i18g
driven	88 -16b5d6f9a
driver	69 -6c-4a4k5g6b
driver $	82 -17a-9c6b7d15g
driver or	86 -7g14c
drivers	67 -27a-6gj20c25d
drivers $	80 -32c31d
drivers @name	85 -42d-6gj62a
drivers in	88 5a
drivers license	79 -11a4i16c
drives	69 -21d-5g6k22a
drives $	85 -33d34a
drives it	88 
drives the	86 
drives which	85 
drives you	88 -5g7c
driveway	77 -9a-6c4k9f16b
driveway $	88 -6b4a5c6f
drivin	76 -5a5d6c
drivin $	88 8c
driving	65 -8d-5b6e23a
driving $	76 -9b-6g20a
drop	76 -11a-4c7gh15b
drop it	88 -15a16b
dropped	82 -7g18h
drug	88 -6c5a
drugs	82 -10c4a11d
drugs $	86 -10c5a11d
due	77 -15c-8g12a22e
due $	82 -10c-4g17e
duplex	88 
during	88 5c
during the	88 5c
dwelling	81 -9ac17g
dwelling limit	88 -16c-5a24g
e	75 -18g-12a-6d-5k5b11c29j
each	67 -11a-8c-5e6d7g10jk
each month	82 -5c5k
each of	85 -12k-11c8g17d
each one	88 
each way	86 -7g-6a14j
earn	79 -12c5i10g
earn $	85 -21c7a19g
easiest	86 -13b20i
easiest way	88 -12b-6c21i
easy	84 5b
eat	84 -18a-4c10g16b
education	79 -6a-5bgj13k16c
education $	84 -5bgj18k
either	81 -5a4b5j
electric	85 -6a10b
electrical	81 -6c-5j4d6g8a
else	56 -11g-7a-4e5j8ch15d
else $	70 -22b-10d6f7c30a
else are	85 -5g8c
else drives	88 
else gets	88 
else has	88 
else i	88 -9a10c
else in	85 -37a9b32d
else is	75 
else on	88 
em	69 -22c-14a4b9j12e18g
em $	84 -6ek-5a9j17c
email	61 -5eg-4d4b23c
email $	71 -20a-6j5f11b24c
email address	84 
email for	88 
email me	88 5a
email or	86 -5b7a
emails	86 4a
emergency	84 5d
emergency fund	85 7a
employed	85 9f
employed $	88 6b9f
employee	79 5a6j
employees	70 4j
employees $	78 5a
employer	73 9b
employer $	80 
empty	81 -9g-5k22e
end	68 -9b-7j-6a5g21i
end $	79 -12a-5j-4b5h6e22i
end of	86 -12b13a
end up	80 -17c-7b5ai16g
ended	86 
ends	79 5j
ends $	88 
ends in	86 
engaged	88 -8j5a6e
enjoy	85 8c
enough	71 -19b-17i-7c12g16h20a
enough $	86 -30c-18i23h27g
enough to	79 -6g10c
equipment	71 
equipment in	86 8b
equipment worth	86 -8c12g
equity	86 -21c21g
errands	86 -20k-7b16a18i
escrow	84 9a
escrow $	88 10a
even	71 -9g-5c19a
even a	86 6a
evening	88 -21a21j
ever	49 -27b-15c-8j-7g-6h-4de11i76a
ever been	66 -11b-7g13c20i
ever come	85 
ever empty	86 8a
ever get	81 
ever gone	88 11a
ever gotten	82 
ever had	70 -6b14a
ever have	82 
ever said	88 5a
ever sat	86 5a
every	61 -16c-11e-10i-7k5h7d9bf17g
every #	85 -9j-4k22b
every @day	88 
every day	77 -5ai5c10b
every month	76 -13c-9j6d14g15b
every time	88 -7g-5e6a11c
every week	88 
every year	86 -11c12g
everybody	71 -23a-10d-9c7b12e14g15k
everybodys	77 -7g-5e-4k6f8c
everybodys got	84 4d
everyone	88 -4d11k
everything	64 -23a5c9bi12g
everything $	79 -10c-5j27a
everything in	85 -7c6b
everything you	84 -11a-4c8g11k
ex	88 5a
exact	86 -6c4f10k
exactly	78 -8a-5k6fg12c
exactly $	88 -14c10f15g
exactly did	88 -5ag5e12c
exam	74 4a5b
exam $	79 10a
excellent	88 -4a7b
excess	78 
excess liability	86 4d5a
excuse	88 -18g-6a13c20h
expand	88 
expense	86 5c
expenses	81 5k
expenses $	86 5k
expensive	81 -5f6g8a
experience	77 -7b5acj
experience with	88 -10a6c9j
explain	74 -10c-5b30a
explain $	88 
explain it	85 -5b8i
explain that	88 7a
explained	84 
explained it	88 
exterior	88 -6b17c
extra	77 -6a-4b17g
extras	86 8c
face	85 -17a-10c6b11g12k
facebook	88 -8b6j8c
factor	88 -7a4c8j
fair	75 -6g-5j-4f7a14c
fair $	84 -4j18a
fake	82 -12g-7b6a8ci
fall	73 -18a-8g-7j-5h12c16be
fall out	88 -5a8b
falls	84 -19c-6d29a
falls off	88 -5d7c
familiar	86 -13a-6c-4g9b15i
family	59 -8e-5j5c13a
family $	70 -12g14c
family history	84 -16c22a
familys	88 
far	63 -28i-11j-9c-7e-5b-4k16f21a37g
far $	77 -15g-11ij6c9b32a
far are	86 13g
far do	86 -23g-5i36f
far is	79 -5a8g
far out	88 -4c13g
farm	73 -13b-5g6j9e
farm bureau	88 -5a7j
fars	86 -5i7f
fars the	88 -5i13g
fast	78 -12i-6k8g10e
fast $	88 
father	80 -9a-5b8c12f
fault	77 -12d9a20b
fault $	88 -43d47b
favorite	82 -5g10c
favorite thing	88 4c
fax	85 -9c4k6f
fear	88 -4d11c
feel	64 -15c-13a-4e6h7bg17i
feel $	86 -7g5i
feel about	72 -8a-6g-4c25i
feel like	85 -9a13b
feeling	80 -10i-5g5a13c
feels	86 6c
feet	69 -6b4g5h
feet $	80 -9b10a
feet is	88 
feet right	88 
fella	78 -7a5g6c
fellas	88 -11b6e12a
fence	80 -8a-6b4c5j7k
fender	81 4a
fender benders	86 
few	75 -12b4k5j12a
few questions	88 -4k11a
few years	84 -9b-6c14a
fianc	88 -4a12j
field	86 -5a
fifth	88 6b
fight	84 -4i8a
fight you	88 -4bi12a
figure	71 -16c-8a5b7e16g
figure it	88 -17g-12a5j7b19c
figure you	88 -6g7e
file	71 -6c-4g16a
file $	84 -9c11a
file for	86 
filed	79 5j7f
files	86 -5a7d
fill	88 -7b-5h14c
filled	84 
filled out	85 7c
final	77 -8b16a
final expenses	85 
finally	82 7h
financed	84 8a
financial	82 5c
financial guy	88 6c
financially	86 
financially $	86 
find	70 -16c-5bf5d7ah
find a	88 -4f10a
find the	88 -12c-8g10e11a
find us	88 6i
fine	76 -11a-5g11k12b
fine $	86 -5j8k
finish	84 -5b8a
finished	73 4j
finished $	82 6a
finished basement	88 4a6j
fire	63 -10j-9a-4eh6cd10k12f
fire $	85 -13g6a9i
fire department	84 -7a9b
fire station	84 -9a-8c14f16g
fired	88 
fireplace	77 7a
fireplace $	85 9a
first	59 -5e5d6a10k
first $	78 -15a-12g7c10b13j
first and	78 -17k-6d34c
first name	88 -14c12a
first one	85 -12k7b11a
fish	88 -14b13a
fix	80 -7g6a7c
fixed	86 -5b11a
flat	77 -12g-5i9a17b
flood	71 6a7d
flood $	88 -4g5d10c
flood insurance	84 5a
flood zone	82 -6c13a
flooded	86 6i
floor	76 -8d-6a6j11c
floor $	85 -8d8c
floors	86 8k
florida	88 4b
fly	85 
folks	64 -9k-7aj-5e6b8h17d
folks $	84 -7g-5a6i7j
folks do	88 -20c-15k8a33d
folks who	88 -6a11d
follow	85 -8g4a5i6b
food	79 -8a6k
foot	79 -10c-4k8g11a
footage	84 -7a7c11g
footage $	88 -9a14g
for	35 -19b7j8i9a11h24k
for #	69 -16g-5h5j10k18c
for $	58 -9eg-8bd-6f-5c11a40h
for a	62 -16g-10b-5k-4f4i7c10j17a
for and	86 -7c7i
for anything	88 5a
for bodily	88 -21c23g
for business	86 
for college	86 7d
for for	82 -17a6c12b
for fun	85 
for good	88 -4a10b
for her	88 
for in	88 -19g23c
for insurance	80 -7a6h18g
for it	70 -33c-11b15a31g
for life	80 -12c4a10g
for me	63 -18c-13j-9b-6d11i18e29k
for money	85 -6b6k
for retirement	80 -16g-12b8a21c
for school	88 -7g-5b5aci
for somebody	88 -15a6g11b
for that	70 -8dg-6h-5j12c26a
for the	53 -24c-19a-9b6dj13k14g24f
for their	86 -9c15g
for them	84 -14g18a
for this	73 -21c-4b4d31g
for today	88 -15c16g
for what	80 -12c-10j-9k-5g7ab11h16d
for when	84 -12c12e
for work	78 -5a4c9b
for you	53 -31g-21k-10e-9h-7j10a13i17b47c
for your	64 -11b-6ci6j7a22k
for yourself	86 -10a5d10b
force	82 
forever	84 -4a8b
forget	88 5g
form	71 -13c-6j-5h9b26k
form $	82 -4h13k
forward	81 5k
forward $	88 5c
found	84 -9g-4b17c
foundation	88 -7c-5g16b
fourth	88 4i7a
frame	79 -15c-4g5j15e
frame $	88 -8c-4g12e
free	73 -23i-15g6e19a23c
free and	85 -5ac11j
free or	88 -11a15b
friend	74 -15b8h18a
friend or	88 -25b8d20a
friend who	88 8a
friends	84 -19a6d16b
from	48 -4g5j6f7i11h
from #	84 4b
from $	71 -26c-5a9f10d24i
from a	82 -6a4i6c
from before	86 5a
from home	78 -25b-4i6g35a
from it	85 -34a7b25c
from me	79 -22k-7a-6g7e31c
from scratch	88 -6a7b
from the	66 -16a-8c-6e-5i9b16j21g
from them	88 5b13a
from there	88 -5f9k12a
from us	88 
from work	88 -12c-4d5e13h
from you	73 -14g-6a14i17c
from your	72 -4i8aj
front	68 -25b-5g6ck30a
front $	81 -16b4c14a
front of	78 -6b4c5k
full	62 -12f-6e6k7g9c11b
full $	86 4ab
full coverage	78 -10g-6b5c20a
full name	86 4k
full time	76 -13b-7a-4e27g
fun	71 -9j-6e4c5a9k
fun $	84 
fund	76 -8i10a
fund $	79 -8i4g12a
funeral	73 6dj
funeral $	80 -10g5d6c
furnace	80 -8g4j7i
furnace $	86 -16g18i
furniture	79 6g
furniture and	86 6g
g	85 -11a-6k6j8c16g
game	86 -7a12j
gap	76 -6c5b6e
garage	70 -8g-7c4a6b8f
garage $	77 -12b-6g5k23a
garage driveway	88 -11a-9c25b
garden	88 -7a6c7b
gas	84 -10a5c8b
gate	86 -9b5i13a
gave	75 -5h-4e5d7c8g
gave you	76 -8a-4e5bd11c
gc	85 -13g13c
gc want	88 -8g9c
general	73 -5c5k8g
general contractor	88 4b
general liability	78 -32c10a30g
georgia	85 -5f14k
get	45 -17b-5j-4c5g7k10i12e16a
get $	78 -12c-7a31g
get a	72 -19b-8g-4e6dk10c15a
get around	82 -4g5i
get by	81 8g
get certificates	88 5a
get cut	85 -7k13c
get for	85 -31c41g
get his	88 -15a15b
get hold	88 -13c15i
get hurt	85 -22d-8a33c
get in	85 -6b5e
get into	85 -22c-7g-5b14a24e
get it	74 -16aj-6c11e12i22k
get me	85 -9g6ek8i
get my	84 -9c-5b8a19f
get off	86 -17c18e
get out	80 -5g7a
get paid	85 -8a4i6b
get started	86 -18i-5j5a27c
get that	73 -12c-6abe11h30j
get the	75 -16c5i21a
get there	88 -14a7b15c
get this	81 -7b-5i5d14g
get through	84 -6e-5a-4g9c12i
get to	74 -18a-4g20b
get you	73 -13g4e5b10c
get your	73 -15f5b23c
gets	71 -8c-4j6g9b
gets a	86 
gets the	85 -5d10a
gets you	88 -5a6d
gettin	80 -9a5k10b
getting	73 -4gk8a9i
getting any	88 
girl	79 6j
girlfriend	86 4b
girlfriend on	88 5b
girls	82 -7a5c15b
give	56 -14e-10j-9df-6b-5i8g11a13c32k
give me	60 -18ae-14g-9j-6f-4d32c49k
give you	71 -21c-4k11a28g
gives	88 5d
givin	88 -8c6a7b
giving	85 6d
gl	79 -12g6a10c
glad	82 -11a-4k4cd6h9e
glad you	85 -8a4e5cd6h
glass	78 -8d-5g18b
gmail	85 -9a-5c5b9j
go	48 -13c-10ej-7g-4b6d23k26f
go $	70 -14c-10i-8b-4ef11h34g
go about	88 -5c7i
go after	86 -4g5c
go ahead	77 -4c7b11a
go back	81 -8g-4k5c11a
go by	79 -11c-5e-4f11b23a
go down	84 6k
go for	84 -41c12e31g
go in	75 -11i-10b-6c-5f11a25g
go on	75 -41a-6c11b53k
go over	79 -22b-6g-4d37a
go part	86 
go through	79 -6b-5k4d5i8c
go to	70 -45a-37g-4k25d26c46f
go up	74 -9b-7g-4i10h16a
go when	88 -6a-4e9g11f
go with	75 -12a-5bh-4eg7j9i21c
goal	88 -4a14c
goes	68 -9i-7d-5j5e19k
goes $	88 -10cg-6i32a
goes to	81 -7g-6d6k9c
goin	80 -6a14j
going	55 -11j-8f5a6h8g12k
going $	77 -24a10i26k
going for	82 -30c-17b13a34g
going on	78 -12c-5k5a11g
going through	85 -7g15c
going to	62 -22g-21a-9j5k6d15b32c
golf	86 5c6a
gone	66 -8e-7i-6d6a7b11j
gone $	73 -7i-6c-5g-4e6b8d9a
good	52 -9fk-6c-4g5ae6d10i14b
good $	73 -59b-11c-5g38i45a
good day	86 -4e6c
good for	80 -5a7e8b
good health	85 -6i10a
good idea	88 
good or	79 -5c12b
good outcome	88 5c
good shape	80 -5i5b
good student	86 11a
good that	88 -16a4i12b
good time	80 -18c-7g5e32a
good to	80 -7g-5b-4k9c15j
got	41 -13f-5ei5g6d9c11b15j
got #	71 -26a-16k5b42g
got $	67 -18d-11g8c9b13a
got a	58 -19g-7k-5bej-4c51a
got about	86 
got an	84 -7g-6j26a
got another	86 -4c10a
got any	79 -49a-7c60g
got anything	88 -27a5k23c
got for	80 -7a-5c20g
got going	86 -11g-4b17c
got hurt	84 -15c10a12d
got in	77 -18c-7a9k24g
got insurance	88 -23g6d24a
got it	73 -16g4j8c15d
got on	75 -6k-5d6f11c
got put	88 -5ag9c
got some	86 -8c4b13i
got something	88 -8a8b
got that	82 -15c4d21h
got the	69 -16c-9g-7b-5jk-4f5d9e37a
got there	86 -6g7a
got to	68 -16a-8c-6e5i6j22k
got what	88 -4g4k5c
got you	70 -14g-10b-5h16e21j
got your	73 -13be-9c5k8h23g
gotcha	88 5a14c
gotten	75 7a
gotten hurt	86 
gpa	88 -5ag13c
grab	81 4c5k
grab your	85 -9a6k8c
grade	80 -10g18c
grades	79 -7c-4g6ab10i
grades $	86 -8c9a13i
grandkids	88 8a
grandma	86 -11a-5g4d8cj
great	75 -11j-6ik5g7f12c
groceries	88 -5b4a7g
gross	78 -11c-9a-5e-4b5j8k22g
ground	79 -13a5j8b
group	77 -11c6abg8d
group life	85 5c
grow	78 -12a-10g8cf9b
grow up	84 -7g-5b6c9f
growing	85 -7b5f9a
grown	82 -8b-5f-4g5e18a
grown $	88 -8b-5g5e13a
guardian	80 13d
guardian $	88 -19d25a
guess	79 -13c-6g7k19a
guests	88 
guitar	88 4c
guns	82 -12b8c12a
guns $	88 -12b-5a25c
gut	80 -14a-9cg18b20i
gut $	86 -6a9b
guy	68 -9e-6b14d
guy $	85 5a
guys	63 -9c-7bd-6j5g6f8i17e
guys $	82 -5b10c
guys do	84 -7a8c
h	82 
h are	88 
hacked	81 
hacked $	84 
had	53 -11b-4g6a15j
had $	80 -12a8k12c
had a	67 -16b-7ej-5f-4hk8i10g26a
had an	85 -4c5h
had any	74 -4cg12a
had that	84 -7b-6j13a
had the	78 -23a-5h6d8gj9e
had to	70 -14g-5k4b7a16c
haha	75 -11a-5c6g11b
haha $	81 -5a-4i4c12b
hail	74 -14c-6g7h23a
hail $	88 -18g25a
hail deductible	88 -15c17g
hair	85 
half	66 -23c-12j4g11k30d
half $	86 -30c35d
half a	84 -16j-11g33a
half of	85 -11c17g
hand	74 -18c5b11fg
hand you	86 -14c20g
handbook	88 
handle	73 -24a-10c-7g45i
handle it	88 -5g9i
handled	84 -15i-4b21a
handles	77 -15a10d13b
handles the	80 9d
hands	81 -10b-5e5c14a
hands on	88 
handy	76 -8j-4c12f17a
handy $	80 -6c19a
hang	80 -8e-7g4d7k11c
hang up	86 -8eg5a9k12c
hangin	88 -4i6a
hanging	79 -22a7e26i
hanging over	86 
happen	65 -7g5ck11a
happen $	75 -5bc7g9a
happen again	84 5c
happen if	82 7k
happen to	80 -4g6c
happened	63 -14a-12e-9g5h10d16c
happened $	75 -10c-9e6d12j
happened that	85 10c
happened to	77 -9a-6g4b8d10h
happened with	85 
happens	65 -7e-6d-4i8k9g
happens if	79 -7d-4g19c
happens to	73 -39c12a26g
happens when	88 -4c7a
happy	74 -9i-7c7h16a
happy with	79 -9i23a
harassment	86 -6c7a
hard	75 -8j-7g4ei5bc
harmless	88 10a
has	53 -7g-6bej-5d5f6c29a
has a	73 15a
has an	88 8a
has anybody	73 8a
has anyone	80 
has it	74 -8a14b
has the	72 17a
has to	82 -10c7j11d
has you	88 
has your	73 -9d17c
hate	80 -10a4d6f10g
hate to	88 -10a7k8f
haul	85 -5a9b
have	31 -12d-11i-7f-4h7k11g12j14c19a
have $	57 -19g-6e-5i7b26c
have a	54 -18c-13b-9g6i12j32a
have an	69 -10bc5d20a
have any	65 -19c-8d36a
have anything	81 -20c25a
have at	88 -12g14c
have been	66 -22g-14i-9a5e6bj10h11c14k
have dealt	88 7i
have done	88 -9g6cf
have flood	88 
have for	76 -11a-8c-4b29g
have full	88 
have got	53 -38a-7d-5f4e22k33j
have had	75 -22a-4j5h6c17k
have heard	88 -8c-5ag9h12i
have his	86 -7a8b
have i	86 
have in	77 -23c-5a39g
have insurance	85 4a
have it	81 -8c5a6e
have kids	88 -14b21a
have life	86 
have not	77 -12g-6a6f13e
have now	82 
have on	78 -13c-5a12d15g
have rental	88 
have seen	88 -11c-8a4d8f12g
have some	86 
have something	88 -10b14a
have that	74 -18a5j26c
have the	68 -71a-9k4j11d17g54c
have their	85 -8b15a
have they	77 -14g12a14c
have to	59 -20a-18e-6ck7d25b27g
have uninsured	88 
have workers	88 4a
have you	45 -16i-13k-10j-7d-6f-5h18g52a
have your	71 -21a5j9c16b
havin	86 
having	82 -5b8a
he	52 -21e-7ak-5f7g10c11i12d13j
he $	82 -6i5g10j
he a	88 
he do	84 -5g6a7c
he doing	88 6i
he get	84 7a
he have	86 -6g6c
he is	70 -20c-11a6j27g
he keep	88 
he say	85 6a
he take	85 -27c30d
head	82 -11b-7k6g8a10c
headed	85 
health	60 -13a-11g-4j9c31i
health $	71 -10c-8g-4b11i15a
health insurance	80 
health issues	86 
health wise	85 4c
healthy	77 -10i-5c6j9b13a
healthy $	81 -7i-5b-4j27a
hear	61 -17g-15b-9e-7i-5h5c9j18k20a
hear $	85 -27c-6k-5eg19j29a
hear a	84 -10b-5k23a
hear about	82 -6j5f16k
hear from	88 -10k11c
hear it	85 -4b6c7a
hear that	77 -6j6a
hear you	84 -13g-7a11cj
heard	75 -9acg5j6hi16e
heard from	88 -11c21e
hearin	88 -9a12j
hearing	82 6j
hearing $	82 6j
heart	71 -5i5d11a
heart attack	85 -7a-6e-4i4b5d10g
heart disease	86 11a
heart trouble	85 8a
heat	77 -20g4k6b14c
heater	80 -8b-7i6a10g
heater $	88 
heavy	86 
height	77 -10a-6j-5e5k23c
height and	79 -18c-6j5k31g
help	68 -17c-5a-4ej7h8b17i
help $	82 -7j5b10a
help me	86 5k11h
help you	79 -14c-4a28i
helping	88 -8b13a
helps	86 -11a12b
her	61 -20c-10k-7a-6b6f9d34g
her $	77 -29a14d29g
her on	88 
her own	82 -14b-4e27a
here	59 -10g-7e-5d7j8hk9c
here $	71 -11g-10f-8i-7d4c8j31a
here in	86 -6ag5bi13c
here is	84 -9c-7a-6b13i19k
here so	85 -5cj13h
here what	88 5c9g
hers	88 -48i20c32d
hesitation	88 4a
hesitation $	88 4a
hey	80 -10g-5j7i8c10a
high	66 -16a-15i-7c-5d-4j16b18g21f
high blood	85 -5b11c
high does	88 -8i14g
high is	86 5g
high school	76 -26a-11c-5d22b27f
higher	78 -6a-5c20b
highest	85 -7b14c
highway	86 -5j5d7a
him	70 -12k-4c5g6j10e
him $	79 -17k-6c-5j5a10g16e
himself	86 5i9b
hip	88 
hire	75 -9g-8e8c9a10b
hire $	88 -5c-4b16a
hire a	85 11b
hiring	88 4c
his	62 -29a-21d-10g-6c6h9j14i16b29e
his $	86 -31d-8g-5a-4e5k46c
his job	88 -9g-5a6i8c
his license	88 
his own	81 -12a15b
history	79 -5b8c11j
history $	86 10c
hit	68 -13g-11b-4d5c7e10a12i
hit with	86 7f
hit you	84 -12b4i15a
hitched	88 
hits	81 7a
hits you	82 8a
hobbies	81 -5g11c
hobbies $	81 -5g11c
hold	71 -15c-5g7ab16i
hold harmless	88 10a
hold of	86 -14c20i
hold on	86 
holder	85 -16a22d
holding	77 -10g8c14a
holding up	81 -6c5i15a
holding you	88 -7g-5i14c
holds	86 
holds the	86 
holidays	88 -10bf-4c32a
home	52 -13c-8i-6h4g7k11f22a
home $	60 -20b-10i-4d11f37a
home and	86 -6b14a
home insurance	88 -12a4d8b
home office	88 -5i5b9a
home or	79 -19b10ac
home policy	88 4k
home so	88 -6j9e
home with	82 -11a13b
homeowner	85 10a
homeowner $	86 10a
homeowners	80 -17a-5ck5j10d18b
honest	80 -8c6g8k
hoping	80 
hoping to	82 7g
hospital	73 5aj
hospital $	84 -5b13a
hot	75 -12f-7c-4b10agj
hot tub	81 -8b8a
hotel	84 -5a7bj
hour	79 -15c-9a8be11g
hour $	86 -13c-6a23g
hours	70 -18g-7a-4i15c22e
hours $	81 -17e-15g-9a48c
hours a	82 5g
hours do	86 -5g11c
house	47 -13e-10c7a9d10b18g
house $	55 -16a-10g-8j-5ik4c8b47d
house and	86 -20a4e6c14d
house built	88 5e
house is	77 -7g-5a4b5c
house like	88 -4g5c6k
house number	86 -18a-11g-8k45c
house or	79 -8ac-6g-4j11f22b
house paid	88 4a
house payment	82 -28c-15a-5b53g
house right	86 
house the	86 -8c12g
house what	85 -6k12h
house worth	88 -39g45c
household	77 -11g17c
household $	85 
how	30 -111a-39b-25dj-7fk9c10e13h93g128i
how are	66 -60g-19a-5j6k22c69i
how bad	86 -7c-6a5i9g
how big	74 -27i-6c-5b47g
how bigs	85 -9i14g
how can	82 -9g19i
how close	82 -23i29g
how come	84 -32i-17g-6a-4e71h
how did	61 -72g-24a-18e-9j-5k12h24c103i
how do	57 -64g-29a-17b-11k-10ej33c121i
how does	76 -33g-13a10c47i
how far	67 -26i-10c-7b-5e19f40g
how fars	86 -5i7f
how fast	86 -11i-10a14g15e
how have	88 -7g-6a14i
how high	79 -14i30g
how is	53 -85g-18j-8b-6aek-4d30c117i
how it	74 -32i-19g20a37j
how long	55 -48i-12ac-6h-5b-4df5k33e63g
how many	47 -35i-29a-15c-5j-4d7k98g
how much	45 -29i-26a-13j-6dk95g
how often	74 -12i-8c-6a36g
how old	62 -34i-13k-11b-10j-7a7c74g
how olds	76 -17i26g
how soon	82 -28i-21a-6b-4c7g57e
how tall	80 -25i30g
how that	86 
how the	82 9a
how they	82 -11i5b11a
how was	73 -18g-5b34i
how will	86 -14g19i
how would	67 -56g-18a-8ck110i
how you	69 -19g20j
how your	81 -7i6a13k
hr	88 
huh	76 -17a-10g5c14i16j
huh $	81 -23a-6c18i22j
hurricane	84 4b5j
hurricanes	86 
hurry	84 -7b10a
hurt	65 -20f-11b5c6g10i15a
hurt $	77 -23f-7ac12i13dg
hurt at	86 
hurt in	84 -19d-4b10a21c
hurt on	85 -8a5i9d
hurt somebody	84 
husband	58 -19c-6i-5k6e11d20a
husband $	79 -18d-14a7j11b19c
husband do	85 -7e-5g14c
husband drive	88 -9cg26d
husband have	85 -28c32g
husband how	88 7i
husband in	86 -8b11a
husbands	73 -19a-8d-5g5b6i7j20c
husbands name	86 -7d-5j22c
hustle	88 
hydrant	77 -7i8g10a
hydrant $	85 -7i11g
i	34 -32a-30g-18b-6df19i40j66k
i am	58 -29a-10i-7f7c11j13h21k
i ask	76 -21c10d25a
i believe	88 -6a13j
i call	72 -14e7d11b16c
i can	64 -24a-8dj-6g5bch11e23k
i catch	80 -5ck7a9j
i come	86 -5b4f7a
i could	80 -7k-6j7ac
i did	77 -12a-5b21j
i do	68 -17j-7abk5e16c21i
i explain	80 -8i-4b22a
i get	66 -15f-11c-7k-6i-5b23j25a
i go	85 -6k-5a6b7cj
i going	88 
i got	73 -19c-9j-8g-4a6d16k19e
i had	80 -9c-6fj-5k4e5i15g
i hate	86 -8k7df
i have	56 -57a-16k-8i13e17dj35c
i hear	69 -20a-12g-8b-5k14c36j
i heard	86 -4a7c8j
i help	80 -12c-8g32i
i just	75 -13b11k12a
i know	72 -16k-8b-5j4i9a12c14f
i leave	88 
i like	86 -5d4c
i love	81 -7j-6a-4k6c8e11f
i make	88 -6g8i
i mean	81 -24c-4i4b6h7g15a
i need	61 -35a-15c-11b-10d-8e-7j-4g98k
i put	76 -20c-9k-7a-6e6df31g
i remember	88 -8j6i12a
i right	78 6c
i run	84 -5k6a7b
i saw	85 -7c-6k14i
i say	86 -29j7b26i
i see	85 -15c-5ak4d6b19j
i send	75 -9a20f
i sent	86 10a
i should	73 -30a-10i5d13b27c
i still	88 -8j-5hk6g13f
i take	86 -12a-7dg34j
i tell	86 -12c-6k-5g27a
i the	84 -12k8a11b
i think	85 -21a5f10b14c
i understand	88 -13a7k13j
i use	86 -6c6k
i want	75 -24a-14j8ei33k
i was	86 -9e-5j6a18g
i will	65 -17a-8i-4b4g36k
i would	62 -37a-17c-11j-9g-8d-6ei-4b8f96k
i write	85 6c7j
ice	88 -16c6e14i
id	78 -8e-6g-5a6j8b13c
id card	88 -5a6b
id cards	86 -4c7j
idea	77 -5g5k7a
idea $	85 
if	41 -14aj-13b-12h-9i7d11g14f25c31k
if a	73 -5g15c
if any	88 
if anything	88 -8a-7c15g
if he	85 -7g-5k5i13c
if i	63 -23k-16g-9i-5d57a
if it	70 -6ag8i11f
if one	85 -5a5d9c
if she	84 -8g12c
if somebody	82 -9c-7g23a
if something	74 -5ag6i11d
if that	77 -11b-9c-7j-6e12k23g
if the	69 -7g5j11b
if there	76 -10a-6c6e8k9f
if they	79 -7gj7c12a
if this	86 -4a5c6k
if we	79 -21b-4k5c24g
if you	49 -29a-11i-10d-7h5e7f16g50k
if your	71 -19a-6k-5gi16d27c
if yours	88 -17a6dk8b
important	77 -4g5b
important to	82 5b
improvements	88 
in	33 -11c-9b6hk7i8a10g11j16f
in #	64 -16a-12k32j
in $	57 -21e-20g-14b-10c-7dj18i26h39f
in @month	74 -10c-5e5f7j9a
in a	59 -25c-23a-11i-5e5f22b47g
in an	85 9c
in and	84 -32c41e
in any	86 
in at	82 -6a8j
in between	88 -5a13b
in business	81 -7i4j11g
in case	79 5c
in charge	88 9d
in coverage	86 
in for	85 -4c4a5f
in force	82 
in from	88 -4a5b6e
in front	79 -7b7c
in full	85 6a
in good	77 -7i7a
in how	88 -6g7k
in is	84 5i6j
in it	72 -13a-7j-6c4f5k9b18g
in law	79 -6dgj6a18c
in liability	88 
in may	88 
in mind	81 -5a11c
in my	84 -10a-6c-4e8g20k
in on	80 -14j-5h8b12a
in one	80 -8a-7g4b5d17c
in or	88 -14b15a
in person	86 6a
in place	74 -17g-7i-5d7j12a13e
in sales	86 -24c25g
in school	80 -16b-11i-10f15a28g
in storage	86 -4j7a
in that	66 -12b-10j-9a-5e7f39g
in the	45 -30j-12f-10g-6i8h12d26c27a
in there	69 -27a-8g-4f5be8c22i
in this	80 -8k15e
in to	78 -6a4f8c13b
in tools	84 -26c27g
in town	86 6j
in trouble	86 4ag
in wages	84 -26c31g
in when	88 
in with	81 -14a-4e9j10d
in writing	88 -11d15a
in your	59 -19g-12b-6e9i10k26a
inches	88 -11a5bg
include	85 -6c5b6a
included	82 -9b-6a18c
income	70 -19a12c21g
income $	75 -22a17c20g
incorporated	84 -6b16a
incorporated $	85 11a
increase	80 -8g-5k6e11a
increase $	84 -7g-6k7c11a
independent	88 -8a8b
info	82 5c
information	80 -5b7c
information do	88 -6a11c
injuries	80 -7c4k8g
injury	77 -5b4c
inside	73 -11c-8a-4j4g5k11b13f
inside $	85 -8c6a7bg
inside the	86 -13a-5b7k19f
instead	85 -6c10b
instead of	86 -6c10b
insurance	48 -6d7e13c
insurance $	57 -18g-5k7c10a13e
insurance at	85 
insurance card	86 -5k-4a12c
insurance company	79 -8d-5a-4g5i16c
insurance do	77 -12g-6a21c
insurance does	85 -12c-8e27g
insurance for	88 -9g-4h9c11a
insurance from	86 
insurance hits	88 
insurance is	86 -14g22a
insurance now	85 -15a20g
insurance on	85 -9a-5g5c13e
insurance or	86 6a
insurance papers	88 -8a10f
insurance pay	86 -26c-9b9a34g
insurance through	86 14a
insurance with	86 -5a7d
insurance you	85 -5a8g
insure	82 4b
insure the	88 -6d13a
insured	61 -24c-9b16g28a
insured $	70 -14g4i6k15a
insured at	85 -36c-7b15a31g
insured for	77 -16c-9b9a16g
insured with	86 
insurer	81 -4j18d
insurer $	88 7a
interest	85 -13c-4k7g8ah
interesting	86 -7a5c12h
into	68 -12g-6h-5j5e7c10k11d
into it	86 -7g-5hi9c13a
into the	82 4ce
into your	85 -7a6d9c
inventory	80 -4c5k
invoice	88 
involved	86 5b
ira	86 
ira $	88 
is	23 -7k-6g13i15a16d49j
is #	69 -7g17j
is $	73 -27g-16j-15a-8ei33c42d
is @day	86 -6a-5j7bc
is @name	74 -9g6a11i
is a	54 -20j-15b-12d-5i5f12e16a24g
is about	77 5j
is alcohol	88 -11g12c
is all	77 -6a8di
is an	78 -7c5g11h
is any	84 5k
is anybody	88 -4d12a
is anything	84 4a5k
is asking	88 
is at	79 -24c7k24a
is awesome	86 -7j5a10g
is been	81 -11g-5a14c
is business	80 -15g-6c22i
is changed	88 -5g9c
is different	84 -9g5c11h
is down	88 5c
is everything	84 -13a14b
is fine	86 -5j14k
is free	88 -11j-6c6e17a
is going	77 -8g-7i-6a9d21c
is good	81 -14j-9c11e19g
is got	74 -16a7k9j
is great	88 -11j-7b5a11c13g
is he	63 -13j-7a10b17i
is her	78 -16g5b19c
is his	79 -11d-5k5c19e
is holding	88 -7g-5i14c
is home	86 
is in	61 -31g-8i-6e-5f21a31c
is insured	88 
is is	86 
is it	42 -21j-11k-10b-8d-6g7h27i46a
is just	79 -11a9b
is kept	85 -12g-7c-6a5k23h
is left	78 -27c25g
is like	85 -4j6g
is most	82 -6b-5g4c9a
is named	84 -15d-8c6j15k
is new	88 -7e-4g17c
is next	77 -6g10f
is no	80 -14a-9c5e9j11k
is not	69 -13d-7ci-6e35a
is now	88 -6b12a
is on	63 -31g-16c-10e-8j-5i11k12h51a
is one	86 -18b18a
is out	85 
is right	85 7f
is she	68 -53a-31c-11d14b32g59i
is sitting	88 -5a7d
is smart	88 -12c-9a4i20d
is still	82 7c
is stopping	86 -9c13h
is that	41 -40a-31k-22g-20ci-11dh-7e27b155j
is the	42 -17j-11h-9k4f11a16b23c
is their	86 -35c39g
is there	51 -42b-12j-11f-6e-5c32g48a
is this	67 -45a-7g-6c-5jk29b49d
is under	86 -14g-6a6b7c8f
is up	80 -21g-16i-5ak9j44c
is what	64 -28c-25a-10i-5d-4b74j
is when	82 -15e28j
is where	88 -5f-4k14j
is work	81 -8a4i10g
is worth	80 -7g-4j4k13c
is you	75 -17d-9a4k5e26j
is your	41 -23c-21j-19k-13d9i12a18b30e32g
is yours	79 -10e-6bj22g
issues	85 
it	28 -10d-9e-6c-5f5k6a8h10i25b32j
it #	86 -27g28c
it $	43 -33k-15e-9f-8hi19c31j41g
it @name	86 -19b10j14a
it a	63 -7eg-6j9i10a12b
it about	84 -10a-6c13b19h
it again	88 
it all	67 -29c-9k5d7i16b20g
it an	84 -5a10c
it and	81 -14g8d11c
it appraise	88 -11g8bc
it at	85 -8a5j12f
it back	81 
it be	72 -7g-5j9ab
it been	79 -5g-4c7a11i
it before	80 -50c59g
it built	88 -4d4c8a
it burned	86 -6c10g
it but	86 -5d4h6k
it by	81 -7c-6a9b
it come	76 -13g-5h9c13b
it comes	82 -9g-8e6b22c
it cost	71 -16c-11a33g
it cover	88 -13g15c
it covers	88 -10g7a12c
it do	84 -4g6i
it does	88 -5ab12i
it done	88 -7c4a6e
it down	88 -7j9b
it due	88 
it ends	88 
it ever	82 4a
it for	67 -20c4d8b15g
it from	82 -8c7f8b
it go	75 -12c8e9a
it goes	88 
it going	82 -6g14e
it got	84 -5a12c
it happen	82 
it happened	86 -8ce12j
it have	77 -9g-6b19a
it how	88 -13g11ei
it if	82 -6a-4g5b
it in	67 -22g-10a-9j-8i4f8b10e11k22c
it is	48 -24b-16i-15d-10g-8h-5e13k16f22j36c
it it	88 12g
it just	65 -11j-7d8h9a11c
it lapse	88 
it last	84 7e
it like	82 -11c-10a6b19g
it made	88 8c
it more	77 -12a18b
it mostly	88 -6a6bi
it new	88 
it now	86 -6g7c
it off	76 -6a6j9f
it okay	86 
it on	69 -14g-11c5i8a10b11k
it one	79 -6g6f7b
it only	85 -4a12b
it or	69 -30a-5k7c9j32b
it out	76 -6cej4b5a14k
it over	77 4c7b
it renew	84 -14c-10a-7g11b22e
it right	74 -13a-7j15i17k
it run	82 -21c-6a8gi9b
it running	88 -29c4i26g
it say	76 -16g8f21c
it says	79 -11c-8a10f13j
it sell	86 -22c23g
it sit	88 -13a8bf
it slow	88 -18k-8a4b7e23i
it so	81 -11i-10a-4j9c23k
it sounds	88 7aj
it start	88 -25f9i23g
it still	77 -19b-7c-5g10a28i
it take	73 -19a-5bi5e7c30g
it that	77 -17g-7j-6h15i18c
it the	69 -12g-9j-6e4c7h17b
it there	85 
it to	69 -19b-7g-5c-4f5d14e15i
it today	84 -33g-4i12h32c
it under	81 -22c-5b8a25g
it up	69 -8ac-5ij-4f6k14g18b
it used	86 -22c27g
it was	70 -20e-16g-11i14j38c
it went	78 -11a-7g22j
it what	76 -16a-8c-6gj-5d8k9ei23h
it when	77 -17e-10b-9g6d17i22a
it who	88 -8j-5a21d
it will	85 
it with	76 -12b-11e-6c-4k8d27a
it without	86 -5a9d
it would	75 -11c-7g-6i12j13a
it you	78 -21a-8g-6c-5j-4k5i8f15b19h
it your	77 -16a-7j5c22b
it yourself	86 -5g11a
itself	82 7a
jeep	88 
jewelry	79 5c
jewelry $	86 -19c21a
job	57 -9g-5de4a5fk14c
job $	66 -5b-4g6i19a
job or	82 -19a5f18b
job title	88 
job what	88 -5g-4a5k8c
job you	88 -6a7b8e
jobs	73 -13b-11k15a17d
jobs $	79 -13k-6g4a18d
join	85 -5k-4cj17e
jump	79 -10a-5b19h
jump $	88 -20c21h
junior	86 6a
just	48 -23c-13g-8e6a7j20k29b
just a	77 5b
just for	84 -16b23a
just get	88 -4bd11a
just just	76 -20b-5g35a
just kind	88 -8b10a
just need	77 -13a-6c-5e7b20k
just say	85 -8j-7a5c17k
just so	86 -16a-5k9j10d
just take	85 -4j13b
just tell	85 9k
just the	69 -28b-6ck10j38a
just want	86 -6a7e
just what	86 -10c-5g8k13b
just you	72 -6j-5bk23a
keep	56 -13g-7ei-4b18a24k
keep $	82 
keep a	88 -10c13a
keep going	85 -16b-6a34k
keep in	88 -8a14c
keep it	77 8b
keep on	86 5c
keep that	88 -10b13a
keep the	73 -14a-9ck5j30b
keep your	85 -7c8a9f
keepin	82 -5c7a
keeping	77 -5a8i
keeping busy	88 
keeping you	85 5c
keeps	77 -11a-7g4e7h16c
keeps you	81 -7g8h12c
kept	73 -10g-7c5f22h
kept $	86 8f
kept you	88 -12g-6c24h
key	86 -6b13a
keys	79 -11a4d7b
keys $	84 -8a8b
kick	86 -6c6g8e
kid	74 -14d-6b7f10c14k
kid $	86 -5f17k
kids	56 -12k-9c-5g6j7a10b14d
kids $	67 -15k-7d-6g-5a12i23b
kids are	84 -15c29d
kids college	88 -4g6c
kids doing	85 -11i19a
kids in	88 -8b14a
kids names	85 -5d6c
kind	56 -7i-6h-5f-4ae9g21c
kind of	56 -7bj-5fhi9g12a15c
kitchen	71 -7a-4b4j5i
kitchen $	85 -4a7j
kitchen table	86 -6c6bi
knee	86 
knock	82 -7b14c
knot	88 -15b-7a9e17j
know	52 -12c-8g-6d5f8a27k
know $	73 -36a-9i9gh12c17e
know about	74 -10a6c11k
know how	77 -10g-9i5c20a
know i	86 -5a-4k7i8f
know if	74 -17a-6b31k
know it	82 -5k4c
know of	88 5a
know the	86 -10c-8d4k6e10g
know this	88 -4j8i
know what	68 -51g-40c-7eh5i110a
know your	86 -30a5i9c23g
l	82 -54b-11c-4i17g59a
labor	88 -8c5a11j
ladders	88 -6c-5b5d7g
lady	79 -11a-8d6i7c16j
laid	81 -11c-6b9d13a
laid up	88 -6c9d
lake	81 -5a-4i9g
land	80 -27b-17c-8g-4j5i20e35a
landline	88 -9a13b
landlord	67 -4ek4j5d11a
landlord $	82 -17a15b
landlord need	88 -11k17a
landlord want	82 -8c7a14g
lapse	80 7j
lapse $	82 7j
last	48 -11a-10k-6f-4d12i15g20e
last #	70 -12gj-11e-7b7dk14a19c
last $	79 -11c-5e-4b30g
last agent	84 -11g5c6a
last check	88 -6c-5a19e
last checkup	86 -8a18e
last look	86 -7c14e
last name	77 -29k-4cej5i14b32a
last see	85 8e
last statement	88 
last talk	88 6c
last time	70 -19a-10c4i9k25g
last update	88 
last updated	88 
last year	69 -35e-26g-6b5d6h26j35c
late	82 -7c-4i5e13g
lately	72 9a
lately $	74 9a
law	78 -6dgj5ak14c
lawsuit	86 -5g-4j6c11a
lawyer	77 -6d-4g6a9k
lay	88 -13c-10j5f10g12a
layer	88 -5b8k
leak	84 6a
leaks	79 -6b10a
leaks $	86 
lean	84 -10a11b
lean on	85 4b
lease	61 -5dg11c
lease $	72 -20b-7c35a
lease ask	88 
lease it	84 -26a28b
lease require	86 
lease say	82 9c
leased	86 -4a
leasing	86 5b
least	88 13a
leave	60 -15g6b8f10d
leave $	86 -7e7f8a
leave a	88 -12b16a
leave behind	86 7c
leave it	82 -8a5b11d
leave something	85 6a
leave the	80 -7c-6a6b15e
leave them	81 -10g9c
leave your	88 
leavin	88 5b
leaving	81 
left	69 -13c-6a19g
left $	84 -12g13c
left on	77 -25c-5a8k26g
legacy	88 6c
legal	79 -5c5a7k
legal name	86 5k
lender	77 -7g5a6c
lender $	84 
less	78 -9c4b7f14g
less than	84 -6ac4g7f9b
let	62 -16a-15g-5f-4d7e9h27k
let me	70 -12a-9g-5c6e29k
let us	78 -16a8k13c
let you	79 -9b-6g7h15a
letter	73 -4k12i
letter $	85 -15a-10k17ci
letters	85 -6b4c10a
level	79 -11b-4g13c
liability	61 6b9g
liability $	71 -49c-4k26a37g
liability do	88 
liability does	84 7g
liability is	85 -7g9c
liability limits	81 -53g-14a73c
liability on	88 
license	62 -13e-9j-5d5g10c13a
license $	71 -13e-7c-6j-5d4i8a19g
license number	82 -6ag16c
license plate	88 8b
licensed	74 -30a-12cg5b6j22d27e
licensed $	84 -23c-12g-4d5a37e
lie	88 -6c7a
lien	88 -5b
life	55 -21c-10b-7a5f7e29g
life $	74 -15d-8g-7j36a
life and	86 -8c10f
life coverage	88 -33a38g
life insurance	64 -31a-17c6i12d16e19g
life is	88 -8i15j
life policy	75 -12b5c6f8a
light	82 -6b-5g9d11a
lights	88 -6a
like	44 -6b-5g6d7ek11i
like #	77 -27a-19b15g18c20j
like $	74 -44a-9g7k57c
like a	67 -10c-7jk6b7d16a
like about	77 -6g8c
like an	88 -6c8f
like for	82 -29c-6g-5h42i
like it	71 -14c-6fi10e21a
like me	85 -19a21b
like that	68 -11c-5b7a13j
like the	76 -14g-12a5h7b9j12e
like this	75 6d
like to	64 -13g-12i-11b-10a-6e8d11k41c
like what	85 -40c-7j-5e5g45a
like you	79 -11b-5f5ac14k
like your	81 -9c6e17a
liking	81 -8g-6a13ik
limit	74 -27a17c24g
limit $	77 -30a7c35g
limits	66 -5j11g
limits $	73 -35c-12a-5j-4bk63g
limits do	88 -11g12c
line	63 -13j-12a-6f-4e7k15g19c
line $	77 -6a5k7c
line is	88 -11j9a
line of	77 -11a-9b11c18g
lines	88 
link	86 -5b6a
liquor	88 10a
list	64 -22a-7i-5g6c35k
list $	86 
list every	88 -6a5k7d
list of	85 -10c7a11k
list off	86 -10a17k
list the	88 -5a
listed	78 -13c-7k4e6ai10d
listed on	86 5a
listen	88 
little	60 -4e4ck10i
little about	82 -6c9k
little bit	84 -7b4c10a
little one	81 4i
little ones	81 7a
live	63 -17a-11e-5g12b34f
live $	78 -21f6k14c
live in	84 -28c-5g9a31f
live on	80 -14g-11a9b24c
live there	86 -8b6j8a
lived	84 9a
lived there	86 
lives	78 
lives there	88 
livin	78 -16a-7d5i9j20b
living	70 -9d-8g-5b5a8j13c
living $	79 -6gj4i6c9a
living there	85 -8d7g10a
llc	78 -7a-5h17b
llc $	88 6b
llc or	86 -4b6c
loan	69 -14g-5bd23c
loan $	81 -21g-6b7a23c
loan on	84 
loans	72 -11c-6a7b9j
loans $	80 -15c16j
local	80 -7j6b7f
located	85 8f
located $	86 
locations	82 7a
locations $	85 4a
lock	81 -11c-5g5i10ae
locked	79 -5a4c8j
locked up	88 -4a4b
locker	88 7a
locks	88 -5a7k
log	88 -8b12a
long	52 -37i-12c-8j-7d-5a7f12h16e46g
long $	78 -11a-7c5i10h15g
long ago	81 -20g-7i36e
long could	74 -8i-5a21g
long did	86 12g
long do	79 -7i-6a-5k29g
long have	66 -12i-6a4e25g
long is	85 -6a14e
long time	85 -11a6b18g
long would	84 -6a18g
long you	77 -7i15k
longer	88 -10a5bd
look	62 -12a-9g-4j9ci
look after	79 -12c10d
look at	73 -7g6bk11e
look for	88 
look like	76 -5a-4k8i10c
looked	81 -12d6a17g
looked at	85 -12d19g
lookin	79 -8a-6g6c8j9b
lookin at	84 -19a-6g9j10c14b
looking	67 -15c5a6h8e
looking at	79 5c
looking for	82 -7b-5g5k17a
looking to	80 -31c17e18g
looks	75 -7b-5e5a9c
looks after	88 -5a7d
looks like	85 -4c6k
lord	88 -5a11c
lose	73 -10e-4j8i11h
loss	74 -10e-9a8g12bj
loss $	82 -11e17c
losses	85 
lost	72 -11c-6bd5i9k14a
lot	67 -6g10c
lot $	80 
lot of	76 -6g6c11a
love	69 -8g-7b-6cj-5i5k14fh
love that	82 -4j4f9a
love to	84 -6bc-5j12f14k
love what	86 -14c4j6f11a
low	77 -22i-10a-4c5e18g21b
lower	79 -10g7b9c
loyal	86 -9c10h
ls	88 -31b-15j6i44a
lucky	85 -6bd7ac
lunch	85 16a
m	81 -9a-5g10j15c
machine	81 -9a-5d5c11g
machines	80 -10g9a
mad	86 6a
made	65 -17g-7b-5k7f34h
made a	88 
made of	79 -7g-5h15c
made the	86 11f
made you	74 -11a-10g-6k16c23h
mail	74 -9a-4i5f12c
mail $	88 -7b7a12c
mailbox	88 9c
main	72 -9a18d
main supplier	86 -14a-5c22d
mainly	86 -10a12c
make	57 -16d-8ek4b14g20i
make $	84 -27ck56g
make a	79 -30c-11a11k32g
make and	86 8k
make it	84 -6g8a
make sense	80 -5c12a
make sure	86 -7c-4b6a9i
make the	84 -18d-8g4a8i19c
make this	86 -18g19c
make up	88 -10g8c9i
make you	71 -12g-11a-6ei5b7h24c
makes	72 -6b4e10d
makes the	82 -4a11d
makes you	84 -5bf5c7g
makin	88 6a
making	81 -9g-7j9b12c
making you	88 -7a5d10c
mama	86 -8a7g8c
man	77 -8g-5j4a7k
manage	78 -9g14i
manage without	85 -5g6a
manager	81 -14g16c
many	47 -35i-24a-16c-5j-4d6k92g
many bedrooms	84 
many certificates	88 
many claims	88 
many days	77 -5i11g
many drivers	85 
many employees	82 
many folks	88 
many hours	84 6g
many locations	85 
many miles	73 6g
many minutes	84 -6a8g
many months	80 
many more	85 
many nights	88 
many of	86 6g
many people	79 -5i8g
many quotes	88 
many square	82 
many units	86 
many vehicles	82 -7g12a
many weeks	85 -6a-5c15g
many years	65 -8a-5i4k12g
marijuana	88 -5c6a
marital	84 -8a9c10k
marital status	84 -8a9c10k
market	80 -15c-7a5g6ej9b
market value	88 -16c8bg
married	72 -7d-5gk8a22b
married $	81 -10b-6j22a
married to	88 13a
match	79 -9c-5d5j7k8a
matter	85 -9b4c10a
matters	82 -6c7k8b
may	74 -8k6g9d
may i	79 -7gk-5j5a8c11d
maybe	81 -11c16a
me	37 -26a-22g-20c-16d-14f-9h-5ij146k
me $	62 -64k-7e-6c-4d8b12g17j50a
me a	65 -7gj-6c-4a36k
me about	56 -18a-5b38k
me and	84 -12a7b9k
me asking	84 -10c-4i22g
me from	88 4a
me how	64 -12g-11a31k
me i	85 -20k-5a5g6h17j
me if	72 -19a30k
me in	84 11k
me know	74 -13a-9c34k
me more	86 
me recording	88 
me so	86 -20k-9j14a22i
me that	80 -12k18c
me the	60 -13a-11g-8j-5bdf8k48c
me those	88 -8c13k
me through	64 -13a-12c-4b50k
me to	69 -29k-11g5j11e14b19a
me what	57 -31c-14g-7j-6a-4e11d67k
me when	85 -10a15e
me where	80 11k
me which	86 -4c11k
me who	79 -6c-5a16k
me you	86 -12a4j6b
me your	69 -16e-6g-5j15c16a
mean	78 -6j-5i4gh10a
mean $	86 -17c10b20a
med	84 -6g-4i17a
med pay	84 -6g-4i17a
medical	71 -5a6b
medical exam	82 
medical payments	86 
medications	85 -18a19c
medicine	88 
meet	79 -8a-6j4g13c
meet $	86 5f
meeting	88 
meetings	86 -8c19a
meetings $	86 -8c19a
mentioned	88 -10a13j
mess	85 -8c4b11g
message	88 11c
met	86 -7k4c11j
metal	79 -4a6c9b
metal $	84 -5b11c
middle	79 -12a-5gi6e7b22c
middle of	84 4b7e
might	80 -15b-4j5e8h10d
mileage	80 -10a5g6ck
mileage $	85 -10a7c8g
miles	65 -11c-5a27g
miles a	81 6g
miles each	88 -7g9j
miles one	86 12g
miles to	88 -6j6g9a
mill	88 -8a5i6j
mind	62 -13g-10k-7c-6d5b6h28a
mind $	74 -19a-13c7be13h14g
mind a	88 
mind if	80 -14c-10g37a
mind me	80 -14c-8a7fj18g
mind on	88 -4g8i
mine	76 -20g-11k-7j-5c4e7b32a
mine $	86 -13g-8c14b18a
minimum	79 6a
minimum $	85 8a
minute	79 -16j12k
minute $	88 -7a15k
minutes	69 -9c-4k13j
minutes $	80 -5g10j
minutes before	88 8j
mira	86 -8a20j
miss	81 -8g-6b4a6i8c
missed	84 -7a6k
missing	84 -7b11a
missus	84 -6j6b12e
mistake	85 -16a-11g30c
mobile	86 -4ak4b9f
mod	82 -12c-4a10j15g
mod $	86 -18c22g
model	81 -15a-7g12b14c
model $	84 -16a13b14c
mom	73 7g
mom and	85 7a
moment	79 -8b-6g5c6ak
moms	85 5j
money	60 -9j-8i-5e8a9fg
money $	72 -8c4k5d9a
money is	86 -6a5c
money or	86 -11a12b
money to	86 -21d-13g43c
monitored	88 -6a7c
month	56 -12j-8h-5a-4f16g20e
month $	66 -23b-11e-5c20a23g
month and	88 -23e7k19c
month day	84 -37e-22a-7g69c
month for	80 -6c-4a4g5j6d
month is	84 
month or	85 -4j10a
month right	86 
month what	86 -13j-7b6a8c10e
month you	88 -6a6j
monthly	75 -12a10bc
monthly or	82 6b
months	66 -10a-8g-5j-4e7h30b
months $	76 -18a-12j39b
months could	88 
more	56 -11g-7ij-5c-4e6a12k28b
more $	77 -5a-4c15b
more about	84 -14a-6j-4i5b25k
more kids	85 -7b-5c21a
more like	82 -5a12b
more of	81 -10a14b
more than	71 -38b43a
more the	88 -10c-4a17b
more years	86 
mornin	84 -8c-4a5e17g
morning	73 -4ae7f
morning $	81 -4c9g
mortgage	66 -12d5aj10c
mortgage $	77 -16b-13d17ac
mortgage and	88 
mortgage company	85 6b
most	65 -17b7g23c
most $	81 -7g10c
most expensive	88 -7g12c
most important	81 6c
most people	82 -8b6h
mostly	72 -10k-8c-7g6i9j18b
mother	77 -11a-5b-4g5d6c12f
mother in	88 
motorcycle	86 -7b9a
motorist	77 -24c9b19a
motorist $	81 -25c28a
move	67 -12g-9b-6ck14a19e
move $	81 -10c13a
move go	88 6i
move in	85 -15c15e
move on	88 -9g-8i-7k-5b4h10a18e
move out	88 
moved	79 -8a-7g12ce
moved in	86 -9a-5g5j14e
moving	74 -7e-5a8b9d
moving $	86 -4b5a
mrs	86 
much	45 -29i-15j-7dk-5ce5h13b62g
much $	77 -38g5h20a28b
much a	88 
much are	81 
much cash	85 
much comes	86 
much could	88 6g
much coverage	77 9g
much did	70 -8i13g
much do	66 -4c11g
much does	79 5g
much gl	88 
much have	81 6g
much inventory	88 7g
much is	67 9g
much liability	81 5g
much life	79 10g
much of	71 -7c-6j-5d24g
much stuff	88 6g
much time	85 
much umbrella	88 
much was	79 
much would	68 -8i-6a26g
much you	86 
must	86 5d
mustang	88 -7b9a
my	55 -23j-10ak4e6b8i15d22f
my name	86 4k7f
my number	88 -8c18f
my own	82 -8k-6j4b5cd6g
my wife	86 7a
my wifes	88 -7a-6c4g5i8d
myself	82 6a
n	81 -14a-5bk-4g9c23j
name	52 -31j-25g-8e-7d-5h5f9b11i15k48c
name $	62 -26a-7g-6ek7d9f14c27b
name and	78 -11d-5a22k
name for	86 -8k-6c19a
name is	81 -8b-5j8d
name of	71 -10c-5f8k15d
name on	81 -17k10c19a
name or	86 8a
name so	88 -13d17c
name the	85 -5bg13c
named	73 -14b-12c5a6j9d11k
named on	84 
names	71 -6a-5g5j8c10d
names $	82 -5g6c
names and	88 -15k-9c8j19d
nanny	86 5d7b
near	75 -6b5a10f
near the	86 
near you	88 -6b-5a14f
nearby	81 8a
nearby $	81 8a
nearest	85 -10a-6c-4i5g18f
need	48 -16i-15d-10g-9ac-7j-5f7h12e66k
need $	79 -4i10g
need a	72 -6g-5c6k16b
need an	80 5a6k
need it	78 -9g-8bi10a15e
need proof	82 -11k-5h5e9c12a
need the	67 -26c-13b-12g-11d4e24h38k
need this	85 5a7g
need to	60 -21a-12b-6i9k11e28c
need your	71 -14c-8a37k
needles	88 10a
needs	72 -7e5j6ci
needs a	88 -6a6c
needs proof	88 
needs the	84 
needs to	88 5a
neighbor	82 -9a-5g4c7bi
neighborhood	88 -6a5e7g
neighbors	82 -4c6j9a
nervous	85 4c
nest	86 -8g-6jk12e13i
net	82 -5b14g
never	72 -18a6h8j10c
new	58 -19k-5d7g9a12c
new $	86 -7b6g11a
new construction	88 
new house	86 -8g8ai
new job	88 
new one	82 -6b9g
new place	84 -14k-10i31c
newer	84 -4a6b
next	65 -5g-4a4h8b9c
next door	84 7a
next for	84 -5g10c
next to	84 -5g11f
next year	88 -6b4a8h
nice	69 -10e5c7a
nice and	86 -8a4c6b
nicotine	88 5a
night	67 -13b-11j-7i5eg14a15f
night $	73 -6g-5j5b12f
nights	76 11b
nights $	81 -5g5a
nights a	88 
no	55 -38b-19i-6dg5f6e7c10a46j
no $	85 -4b6a
no car	88 -7g9c
no exam	88 -15a17b
no insurance	79 -5d5c
no more	88 6a
no problem	88 -7a7c9e
no shame	88 -10j-4b7ef9g
no to	88 
nobody	75 -7dk-4e13j
nobody else	88 13j
nobodys	80 -5a5k8c
noise	85 7c
noise $	86 -10a6b8c
non	81 -9bc9h15a
non smoker	88 -9b17a
none	88 -5a6j
normal	81 -5a
north	85 13a
nosy	86 -10c6k8f
not	46 -15b-4d4i7c10k20h
not $	81 -5bcg7i9a
not a	85 -6a13h
not counting	88 -17c6k12g
not cover	85 -5a6k
not do	84 -11c5a12h
not even	88 -6a6e8c
not go	86 -7g-4a14c
not have	77 -7c19a
not here	84 5b7g
not i	82 6i
not it	82 -6a5f8j
not let	88 -6g10e
not like	88 -45a46c
not live	86 
not mind	77 -20c-9a7fj23g
not need	84 -11c-8a-7g5d7e15j
not not	88 -8b9a
not open	88 
not tell	86 -14k-9c-5h12a20g
not that	86 -15g-8c-6ij-4h43a
not the	84 9c
not there	88 -7g-6e8a10c
not to	84 -4c7ek
not want	74 -34d-14c-7b-5j8g11e15h29a
not work	85 7a
not you	74 -25a-10g7c33j
not your	88 
note	78 -8a-6c18b
note $	86 -8a-7c8bg
note on	88 5b
notes	86 
nothin	77 -11a16j
nothing	72 -7b8j11a
nothing $	86 -7b12a
now	50 -26j-12d8c10h25g
now $	57 -23j-19d-15c-13i-9k6h8b13a61g
now are	88 -14b7af9g
now for	82 -9a13k
now i	82 -11a-10c4g7k12h
now is	86 -7b4j7d
now it	86 6g
now okay	88 6a
now or	84 -15a22b
now right	86 5i
now tell	86 
now what	81 -30g-5e-4i50c
nowhere	88 -6k6c7j
number	52 -18j-9ae-8bi-7d16f25g29c
number $	62 -18a-8k-5i7fg12b20c
number and	85 -17a-5g28c
number did	85 -45c-6e54g
number for	84 -6c7a9k
number off	86 -7c8k
number on	82 -10k8g9c
number one	85 
number start	88 -11b-4c18a
number that	86 -11a7k16f
number to	86 -13a16c
number you	84 -15c5k8a
numbers	69 -21f-10g-8c-6e9k13a23i
numbers $	80 -8g4k9c
numbers on	86 -13g17c
nurse	76 -8c-6b7aj8h
nuts	85 
o	79 -13c-6g-5j5b23a
oak	85 6c7a
occupation	79 -7a-6k24c
occupation $	81 -7a20c
occurrence	84 -22c4k10a12g
odometer	85 -10a13g
of	36 -8b-7h4j5k6a7g11i12cd
of #	80 -10b-9c-7e-6g4a6d12j13h
of $	73 -6h6k8c
of a	71 -8a-5b-4e8g12c
of an	82 -6b5c
of birth	77 -7c-5g6k16e
of building	84 -11g-6b22c
of business	86 6c
of construction	88 
of coverage	84 4j
of em	82 -11c-9k-5j7a8b10g
of her	84 -10b9a
of insurance	74 -11g-5a-4h5cj16e
of is	88 -4b6c
of it	66 -22k-7i-4de4f11a24c
of life	85 -13g9c11i
of mine	88 -5k9a
of money	85 -24c25g
of pocket	82 -7g-4i6j8c
of policy	84 
of roof	85 
of safety	86 -4g6c
of shape	88 10i
of that	68 -13c-10b-7a-6e-4j4d8hi11g14k
of the	54 -30c-15a-7j13g14k33f
of their	88 5g
of them	76 -10c-5a5b15d
of this	79 -13a5c6gi10j
of those	70 -10g-6d9b21a
of us	86 -14a5b9h
of what	81 -28c-6g6e14b15a
of work	71 -14a-5b-4i12c18g
of you	67 -31c-6b5k7a10g17i
of your	57 -8j-5ef5g9c11a13d
of yours	79 -5eg17c
off	53 -14g-10d-8c-5j4h12e15k20b
off $	66 -15g-9dk-7j9e37a
off a	84 -7k-6a9b11c
off like	88 -4b7h8e
off of	82 -12a7b9h
off or	86 -19a32b
off right	88 6j
off site	88 
off the	72 -12b6a14k
off to	84 5b7k
off what	88 -17c5a20g
off work	88 6i
off your	79 -6a-4c20k
offer	77 -9b7c13a
offer $	85 8c
offered	88 -17a-4g6bk12c
office	65 -7g-5j-4dk5bfi16a
office $	75 -8i-5j-4cd5b7f14a
office or	86 -5b4c6a
often	74 -12i-8c-6a36g
often do	79 -5i18g
often does	88 -8c-4i16g
oh	62 -26j-22g-12b5e7f9d12k14c15a
oh #	85 -11a-10c11bd
oh a	88 -6b-5j5c13a
oh cool	85 -5g12c
oh i	86 -8a-5c10f13e
oh nice	88 -10e-5a23c
oh no	86 -18i-5g-4j7f24c
oh that	82 -7b6i8a
ohio	88 -5a7j
okay	48 -18j-16b5f6d8g12a15i
okay #	88 
okay $	65 -24g-16c-5d4i12b42a
okay a	88 -4b4g9c
okay and	73 -27c-7b-6d-5i6f12a38g
okay cool	85 -5a5i9d
okay good	86 -11g-9a20b
okay how	86 -5bg-4a21i
okay i	79 -12a-5b6g8ce
okay if	79 -6k-5i-4c10a12g
okay let	88 -5k14c
okay no	84 -8a-5g8c10e
okay or	86 -25b-9a37i
okay so	72 -24a-5ei4h9c20g
okay that	79 -15a6i8g10f
okay to	84 -6c-4g21a
okay what	88 -11a-7g-6b32c
okay with	74 -13g-6i6c9b17a
okay you	86 -11a-9c5g8e15d
old	54 -31i-8k-7b5j13e39g
old $	81 -9gi21c
old are	77 -15i-7b-6c35g
old is	69 -9i-6b30g
old one	80 5ab
old policy	80 -7g5ce
old price	88 -8g8e
old was	88 -15e-5i22g
older	77 -6g20b
older home	88 -5a9b
older than	88 -7g-6a15b
oldest	74 -6bcg5k10a14j
olds	76 -17i26g
olds the	80 -8i11g
on	33 -20f-15b-11c-5e9di12g18k19a20j
on #	86 -7a5j
on $	62 -37a-15g-9d-7i-6j5b38k39c
on @day	82 -13b17a
on a	66 -18a4j6i7e
on and	88 -8j5a9c
on any	85 
on anything	88 -5a5c
on at	88 
on board	86 -9a10b
on each	88 -9c7k8g
on either	88 5a
on file	81 -6c13a
on her	81 -18a-13c41g
on here	78 -13a-10b9j24k
on him	88 -18k19c
on his	86 -5k6c
on it	61 -33c-12f-11b-10i-6e6d13g58a
on my	82 -13a4j11h
on one	81 8a
on paper	80 -16g-6a-5d4k11b14c
on speaker	88 -5j-4k13a
on staying	86 -9f13a
on that	63 -17e-16b-13cj7i12h38g
on the	45 -19k-11h-7b-5f5c11j16i24d
on their	86 -12a-6k7b15e
on there	69 -25c-24k27g35a
on this	70 -16g-10c-6bd12e19j20k
on those	85 5g
on to	84 -5a9b
on top	77 -9g9b
on what	86 -8a8b11g
on with	86 -5c6be
on you	64 -15b-4i4a10k12j
on your	54 -38g-14c-12j-8d11i12fh41a
on yours	85 -16c-10b8a20g
on yourself	82 -4g6c
once	73 -5k-4d4e8b9c
once $	86 
one	44 -8b-6ek6i8f11j14d
one #	71 -40a-6c11b18g19j
one $	62 -21h-18b4e8d10gi11c
one and	88 -7g4j8k
one car	85 -5i6g
one for	84 -14a-4g7j8b11d
one go	88 7f
one how	88 4i
one in	80 -4j5f
one is	84 5h
one of	63 -17c-13g-11k-9j5h6d17a27b
one on	88 -22b-6j7a22k
one or	79 -31a-9c14f34b
one that	88 -7b4a
one thing	80 -12a-8g-4k29c
one times	88 -7g-4a15j
one to	84 -10k-5b6a17i
one way	84 -5a16g
one with	88 4a8b
one you	76 -12g-6a8b17c
one your	86 -14a14c
ones	66 -10c-5g-4a5e9d10k
ones $	79 -9b-6c4a20k
online	74 -9g-8b7a11c
online $	79 4i
only	66 -9d-8a8k10j15b
ooh	81 -8a4e5f6i
open	65 -11g-6j-5ef9c12b13a
open $	76 -21e-9a12b29c
open to	84 12a
opening	88 -10c-8a20e
opinion	86 -7a
option	88 -9a9j
or	32 -77a-64j-32e-29g-21k-14h-8c6d11f272b
or #	71 -34b-16j5a24g35c
or @day	85 -10a14b
or a	57 -20j-19g-10b-7ce4d8ak10f43i
or about	88 -7dk8a9b
or after	88 -7a10b
or all	84 6e
or am	88 -15b23a
or an	85 -8d5b8a
or anything	71 -9b-8c21a
or are	65 -48a-5i6cf52b
or better	88 -13b18a
or can	82 -9a15b
or closer	88 -5a8b
or could	88 -5j-4a12b
or coverage	86 9b
or cremation	86 
or did	60 -12c-7i-5g10j13a17b
or do	60 -55a-11c-6f-5e92b
or does	70 -46a9f47b
or drop	86 -15a15b
or for	84 -19a26b
or get	85 -9b-6g14a
or go	84 -7b16a
or guns	88 -12b16c
or has	82 -11a5j12b
or have	75 -35a42b
or home	88 -9a13b
or how	84 -17b8i17a
or in	84 -13a-9g31b
or is	56 -18j-17a-14g-9i-7d-6c-5k5h83b
or just	65 -9g-7a-6ck-4e9j36b
or lease	85 -12a12b
or leave	86 -23a27b
or metal	85 -7b11c
or more	75 -8a-4c24b
or nights	88 
or no	84 -57b-4j66a
or not	79 -8b-7g7c19a
or on	84 -10a-5b5f9i
or one	78 -12b-8g-5j9i20a
or only	82 6a
or or	59 -58b-8j-7k-5h8i11g17c21f29a
or out	88 -4b8a
or over	82 -14a22b
or part	85 -20b-5a31g
or pay	86 -16a17b
or pleasure	85 -5b6k
or rent	84 
or scuba	88 -9b11a
or sell	86 -20a22b
or should	80 -18a27b
or siding	88 
or somebody	84 -18b5i8a9d
or stay	88 9b
or still	88 -13a16b
or text	88 
or the	65 -23a-10g-9c-8j-7e-6k7f19d46b
or trampoline	88 -9b8a
or was	79 -22a-7j45b
or what	86 -10g-4j4b16c
or whole	84 
or work	88 -22a20b
or would	73 -22a38b
or you	77 -18b5a6c7k
or your	78 -9b-5g8a12f
original	80 17b
original roof	85 -8j16a
originally	81 -11b6a7cd
originally $	85 -6f9ac
other	57 -13c-8f-6k-5bj11h16d17g
other agents	88 -5a6bi
other car	84 -15b-12d-9g11a29c
other drivers	88 9a
other guy	84 -5b12g
other insurance	85 -4a9c
other one	80 -9g5f10c
other policies	81 12c
other quotes	85 5a
other vehicle	86 
others	88 -8g-5a12c
otherwise	86 -7a5j
ouch	88 -20g24c
ought	86 -7d-5k-4g8c11a
ought to	86 -7d-5k-4g8c11a
our	73 -11a-8c6j7k10i
ours	86 -4a4e
out	46 -12d-8ij-5f8e22a23k
out $	65 -36g-9e8b9d37c
out a	84 -5g8k
out and	85 
out any	88 5a
out at	86 -12a5g11c
out back	81 -13a-9b23c
out for	79 -6g-5j5c6k
out front	88 7c
out in	77 -23c-6b-5j-4e16a21g
out like	88 -8b-5g15a
out of	59 -17g-8i4b7h12j13k
out on	75 -8k-5b9ae
out or	88 8a
out that	86 
out the	79 -5d-4h11c
out there	73 -21c-5j8b11k16g
out to	77 -16d7c9g
out your	84 -11c7j12i
outcome	88 5c
outfit	77 -19k-12a28c
outfit $	82 -4a7f
outside	73 -18a-7g-4k9b12j15c
outside of	86 4c
outside the	86 8j
over	50 -6ah-4k5b7d8j16g
over #	72 -22j-5b38a
over $	71 -9j-8a-5di13c16b
over a	74 -9j-5g5ab7k
over at	77 -12a-4k8i20j
over in	82 6b
over it	80 -62a-6b-5j78g
over that	86 -5b10a
over the	70 -12c4f13a
over there	69 -15a-9c-5fg6i10j13b14d
over to	80 -32a6k13b24j
over what	88 -10b-6g-4c9f19a
over your	86 -18b-4gi6c26a
overnight	80 -12b4k6ae
overseas	88 -6d7af
owe	70 -19d-9a29g
owe $	85 -38c37g
owe on	79 -42c44g
own	52 -20c-11j-6k6f10a11i23b
own $	69 -8k-6c-5g11e13a
own a	85 -8b14a
own anything	85 -10b15a
own car	84 -7g16a
own cars	84 -19c11a19i
own insurance	88 7a
own life	88 -9c10f
own name	86 -4c7j
own or	78 -4b5a
own pocket	88 -8c-4j18g
own that	79 -19g-13a-5j11k30c
own the	84 
own words	88 4i
own your	85 
owned	88 
owner	76 -6b5k8a
owner $	85 -11b12a
owners	80 8a
owners policy	86 
owns	77 -6a5d6b
owns it	88 
owns the	80 -4a5d
p	84 -7b12c
package	79 -7g-4a10b13c
package $	88 
page	69 -9g-6b19k
page $	80 -7k8a
page and	86 -4a
paid	64 -17c7b13a15g
paid #	88 4j
paid $	86 -5b5gi
paid for	80 -14g-9c28a
paid off	77 -4k22a
paper	76 -16g-6a-5d9b20c
paper or	88 -7a5k6b
papers	79 -12a-5c7k9f
papers $	86 
paperwork	77 6di
paperwork $	81 6a
parent	84 -8c-6b18a
parent $	88 7a
parents	70 5bg
parents live	88 -7a7b
park	80 -4f8j
parked	85 
parking	86 -11g-8c5b18a
part	61 -23a-12d-8e-6i-4h5j8g20f28c
part $	85 -37b-7a5j46g
part of	69 -13a-11g-9d-6k-4e11b14c26f
part time	76 -15g21b
partner	72 -15k7b12c
partners	78 -7c-6e16g
parts	86 -9a-4g14i
party	82 -5eg8c
pass	78 -13e-7b4a8c13d
pass $	88 -4e5g
passed	74 -14c-4k7j9g
passed $	86 -6g13a
passed away	85 -11c-5a5d17g
passengers	85 -8b7a
past	73 -12g-5k-4b5j7i18a
past #	81 6b
patch	86 -12a6b7i
pay	50 -23c-11e-9d-4f7b18a20g21i
pay #	88 
pay $	68 -42c-13d12a53g
pay a	82 -6a7b
pay for	68 -11g-10b-9c9i11d14a
pay if	85 -8a7c
pay in	85 -63g-10a15b60c
pay it	85 5a
pay out	76 -8a18g
pay the	77 -28c9i19g
pay them	88 
pay you	78 -24c6i8b11g
pay your	77 -14d-4b11ci
paycheck	73 -11c-5b7g8f
paycheck $	80 -9c9f
payin	79 -22c13g14a
paying	66 -24a-4e5i8c23g
paying $	88 -10c19g
paying for	80 -12a5i8k9g
paying now	85 -20c5i15g
paying on	88 -7k6h8g
payment	73 -19a10g16e
payment $	78 -7a8g13e
payments	70 -13j-10g6k7b17a
payments $	82 -9a17b
payments on	85 -5a11b
payout	86 10g
payroll	67 -10a7d10g
payroll $	74 -24a-7d-5b15g29c
pays	72 -21a-13g-5d6j40c
pays for	86 -6b7i
pays the	81 -22d-12a-5g5b41c
pays you	88 
peels	84 -11c12d
peels $	86 -11c13d
pension	78 -6a10b
pension $	86 -11g-7b6c17a
people	58 -6e-5j-4f5a14d
people $	79 -16a5h13b
people are	80 4c8a
people do	88 -13c-7a8g19d
people or	86 -8a4g7c
people over	88 
people to	88 6i
per	77 -13c8g9a
per occurrence	86 -21c12a13g
percent	70 -12a-7c-4k7h26g
percent $	88 5b
percent of	81 -13c25g
perfect	80 -12i-6g23c
permanent	86 6c
permit	79 -11g13e
permit $	85 
person	67 -5cg11a
person $	81 -10a5b7d
person or	81 -8b6a8c
personal	73 -12c-10b6a9j13g
personal $	85 -7c11a
personal property	84 -5a12g
pets	88 
phone	64 -7a-5hi8e11b
phone $	77 -4h6b
phone number	81 -9ag21c
phone or	85 -7a13b
photo	86 -7k7a
physical	79 -10g6c
pick	70 -10g-8h-4e12c20k
pick that	88 
pick up	85 -5gh19a
picked	79 -11c-5i4j5a9h
picked up	86 -10c-4i5g11h
picking	86 -5g7a
pickup	84 5bg
picture	71 -6c-5j-4i4dk5a6f
picture $	81 -10j4g14a
picture of	80 10k
pill	88 -9a5b6j
pills	84 4c6a
pip	85 -25b26a
pipe	82 6b
pipe burst	88 
pipes	84 -11a6c10b
pizza	88 
place	54 -10c-8b-5i11ad15g
place $	62 -32k-15g-4j6b39c
place or	84 -19a20b
place to	88 
place with	88 -6b6k
place you	82 -19b-12c5j12k19a
place yours	88 -12b21a
places	81 -11a-9c6g7b12d
plan	67 -9k-4g5a12j
plan $	84 -8k-4c12j
plan to	82 -7f-4ck4b5e10a
planned	85 
plannin	85 17a
planning	75 -8b14a
planning on	84 -5b7a
planning to	79 4f8a
plans	71 -18a-5g5bk24c
plans $	85 -30a35c
plans for	86 -37a38c
plans to	84 -16c20a
plant	85 -5eg4i11c
plate	79 -8g8c12a
plate number	88 -7a-4g13c
play	81 6c
please	71 -25a-9e-5bj10c21f25k
please $	73 -21a-9e-4j6k15c23f
pleasure	79 -15c-11a-7f12d25b
pleasure $	85 -6f14b
plot	86 -7b10a
plug	85 7a
plug in	88 
plumbin	88 -4a8j
plumbing	79 -9g5a10c
pocket	77 -4i9g
pocket $	86 -5g4a7c
points	88 -6g-5bc6a15h
policies	70 -12a-5d7b19c
policies $	81 -5g7c10b
policies do	88 -5a
policy	49 -9i-6c6gk13e
policy $	59 -29g-24c-7k-5j6h7b24e40a
policy and	85 4k
policy in	84 -6b13a
policy is	82 9j
policy number	72 -24a-12g6b34c
policy of	88 -10b11a
policy on	88 
policy or	79 -7c-4g9b12a
policy out	88 4j
policy pay	85 -4c11g
policy right	86 
policy that	86 5f
policy with	88 11k
policy you	82 -11c5b10g
pool	69 -7b11a
pool $	81 7b
pool or	86 -19b19a
porch	88 -5a4c7b
portable	88 
portable $	88 
position	88 6c
postal	88 6c
postal code	88 6c
pounds	85 -7b6g
prefer	86 -14a-5c6j17b
premium	76 -6bc-5j5a17g
premium $	82 -12a26g
premium audit	88 -4c7k
prescriptions	85 5c
prescriptions $	86 4a
present	85 -8a7k9j
pressure	77 -9b10j11c
pressure $	88 -9b7c8j
pretty	70 -7g6i9a
pretty good	85 -8i-7g6ce7a
price	62 -6i-5h-4f8a14c
price $	73 -19a-7b-6k4e6j12c16g
price a	88 -13a6b13g
price is	88 11a
price on	88 5g
price or	86 -11a16b
primary	88 
private	82 -10a-6c5f12b
problem	79 -9a7e8c9b
problem with	86 10b
problems	81 -9c11j
problems $	84 -8c13j
product	86 -7g-6a4b11c
product $	88 -6a5bc
professional	81 -5b4k
program	78 -15a5b6g13c
program $	84 -16a17c
progressive	85 -13a-4i5g15b
promise	86 -11c-5j6k11g
pronounce	88 8i
proof	70 -19c-9k8a21h
proof $	82 -9k14a
proof of	79 -7a-5h5ej7c
property	66 -5b5d6k10g
property $	84 -6ag7dk
property coverage	88 
property manager	85 -15g15c
protect	86 -8j13c
protecting	88 -5g-4d12c
protection	79 -4a4j
pull	73 -6g-5j-4a4h14e
pull it	86 -6a7c8b
pull the	86 -7b-5c6h17e
pull up	88 8k
pulled	82 -4c6a8g
pump	84 8a
pump $	86 4a
purchase	86 -11a18g
purchase price	86 -11a18g
push	85 -6b-5k5c6e8a
pushed	88 -16a16b
put	54 -11ce-7i-4j6d9f11a14g
put a	85 9g
put away	86 -9g9c
put down	85 -16c-9a4k7b17g
put in	75 -10d-8g5b12a
put it	75 -17b-10j-7c4g9f26a
put on	75 -7a8c
put that	86 -6a-4c6k7g
put the	85 -11g-7b-5j-4e11a22d
put toward	88 -5c12g
put you	75 -8a-7g5b13j
put your	85 
puttin	86 -7a18j
putting	78 -5cd5k7g9e
quarter	84 
question	82 -14j-5h6k8d13a
questions	71 -9a-4k6c12j
questions $	79 -4ak12c
questions do	86 7c
quick	73 -4a9k
quiet	85 -5j8ek
quit	73 10a
quit $	84 -10e4c12a
quote	69 -5ck9b16g
quote $	79 -15c-6b4f7g8k9a
quote you	80 -6c7g
quotes	80 4a
quotes $	85 5a
race	86 -6b7ag
rain	85 -6b10a
rains	88 -5a-4e12f
rainy	85 -22c-8i30g
rainy day	85 -22c-8i30g
raise	77 10d
raise the	86 -5a5b8d
raised	80 8j
rate	71 -13c-10b-9a7k12h18g
rate $	85 -7g9h
rated	85 -8bg-6c13h15a
rates	80 4j7c
rather	73 -7c-5a5j8b10k
rather i	81 -7c5k
rating	88 -13a7k9b
reach	75 -10b4h16e
reach out	86 5h
reach you	79 -10b-6g21e
reaction	88 -5c7k
read	64 -14g-13a-9i-6j9b10c37k
read me	67 -13a-9g-6j6b34k
readin	86 -6c12g
ready	77 -5c-4j20a
ready to	80 -5c-4e23a
real	70 -14c-10f-8a-4i4b5k9ej13g
real quick	80 -9c5e6a
really	79 -6b6a
reason	75 -18a-6bg-4d20c27h
reason $	86 -4d13h
rebuild	79 -8c7a8g
rebuild $	84 -5c11g
recall	80 4j6b
receipts	84 -10g5c9k
recently	86 5b
reckon	88 -9c10g
record	72 -18i-9g19aj
record $	80 7a
recorded	77 -11j4a6bk
recorded line	86 -8a5k8b
recording	82 7a
records	81 -8d-5a6k8f
redone	82 8j
redone $	88 6a
registration	86 -4c
regular	74 -6a5b6c9k
rely	88 
rely on	88 
remember	70 -13c-6e-4b15j16a
remember me	86 -8k12a
remodeling	88 9a
renew	80 -14c-6g21e
renew $	84 -14c-7g22e
renewal	76 -10b5a6c7h
renewal $	82 -24c-5a32e
renewed	86 6a
rent	62 -12k-11e-7aj6b7d30g
rent $	72 -23c-7b38g
rent from	86 -11c10d
rent out	86 7a
rent the	86 
rental	70 -4c10b
rental $	86 5a
rental car	86 
renter	88 7a
renters	75 7a
renters insurance	86 
renting	80 9c
repair	85 -11g-5h11cj
replace	73 -6g5a12c
replace everything	86 -13c12g
replace it	86 
replaced	80 -12a-4g10e12b
replaced $	88 
replacement	79 -9g5a8b
replacement cost	82 -7g9b
report	79 -7bc-4j5k11h
require	79 5c
require $	81 4c
requirements	88 -10a15c
requirements $	88 -10a15c
residential	88 4b
rest	79 -16k-5j6g10c
rest $	86 -11c6k8g
restaurant	82 -6b5ai
retire	79 -4ag5c9b
retire $	82 8e
retired	85 6j
retirement	74 -6a-4c6f10g
retirement $	79 -10g-8b9a10c
retiring	88 5a
return	82 -8b4k5j
revenue	82 -6a12g
revenue $	85 -7a13g
review	86 -14e14a
ride	78 -8b-4c4d6a11f
ride share	88 5b
right	38 -26a-10ce-9d-6h8b25i52j
right $	39 -57a-13c-8g-7be-5d-4f6k18i94j
right about	88 
right around	88 -10b5a8f
right now	61 -28j-8k-7i-6d9c10b15a24g
right there	86 -5j8a
ring	70 -18c-8i-7k-6b7d31g
ring a	86 8a
ring up	88 -16c-10e-5a12d21g
ring you	88 -10a-5i23c
road	75 -6k6cf
road $	86 -6b-5g4i11c
roadside	79 5aj
roadside $	88 9a
rock	88 13c
roof	59 -9e-6b-5ah5j6k7d11c
roof $	67 -16c-9b-6i12j26a
roof in	88 -9g14i
roof is	85 -7a18c
roof right	88 
roofing	86 -4b5c
room	76 -12b14k
room $	86 -9b6d7c
roommate	86 -5d-4b13a
roommates	80 5a
roommates $	84 6a
rooms	88 
rough	82 -8a-4c4b7f8i
roughly	78 -13f-8a5c21g
roughly $	81 -13c-8a26g
round	86 -9a10b
run	58 -19e-8c4a6dh21g
run $	75 -24e-20k10j16c24g
run a	84 6b
run in	86 -12c11g
run it	77 -8a-6g-4j4b7c11d
run me	88 8k
run out	85 -7a10b
run the	82 -5a-4g5b
run you	88 4g
runnin	80 -13a-6g11c13b
running	74 -12c-8b10a12g
running $	88 5i
running around	88 
runs	76 -11j-7a6d9g10b
rush	88 6e8a
s	78 -17a7b20j
safe	82 -6b16a
safe driver	88 
safety	69 -7ag4k11c
safety $	85 
safety meetings	86 -8c19a
safety program	85 -23a7b18c
said	62 -13a-11c-9g7k19hj
said $	74 -8a-6g29j
said you	77 -15c-7g-5i-4bj7dh26e
salary	77 -7a4g8j
salary $	85 -8a18g
sale	85 -10a5bd
sales	71 -10b-8e-5j9a24g
sales $	82 5c8g
sales is	82 -5g11c
salon	86 4a
same	62 -24b-8f5e6g7k26a
same age	86 -9a-4j22g
same as	85 -8f-6b17a
same company	86 5j
same thing	85 -17a5d7k13i
sat	84 12c
sat down	86 5a
satisfied	88 -5i-4b4a12h
save	77 -13g8c9a
save some	88 7a
saved	79 -12c13g
saving	86 -6c11a
saving for	88 -6c12a
savings	75 -22a7b20g
savings $	81 -22a10c14g
saw	78 -10k-6g5c6a11i
say	52 -22e-18h-6a4j13k14i18c
say $	66 -13a-12c-5b7i35j
say about	79 -4gi14c
say for	88 -36g7d31c
say in	88 -6d7a
say it	78 -16k-15a-7j-6g6c19i22b
say on	85 -11c-5a9f14g
say so	86 -6a10k
say that	88 -17b-4j30a
say the	82 -10i-9c-8a5f13g17k
say when	86 -11eg25c
say yes	81 6h
say you	73 -12a-9g-5e4di6f7j
say your	86 -26j-7c5b6d27i
sayin	88 -14c-5i14d15j
saying	82 -26j-5c-4g12a25i
says	71 -22c-14a-9g8f10h17bj
says $	86 4i
scale	84 -10c-8a-7e8i17g
scan	88 
scare	88 9a
scared	86 5b
scares	88 
scares you	88 
scary	84 -8j7a17i
schedule	84 
schedule $	88 
school	62 -25c-6ik-5a6d9b13f19g
school $	74 -11f-9b-8i20a22g
school and	88 -6b-4g5f9a
school district	88 -6b10j
school is	88 4i
school or	81 -8i-4f8a10g
schooling	88 -42g-5a15k37c
score	77 -35a21g26c
score $	82 -34a5i18c24g
scratch	88 -6a7b
scuba	82 -9b6g10a
scuba dive	88 -7b5a10g
season	80 -12a-7c22e
season $	86 -11a-8c26e
seasonal	88 
second	66 -11b-5g4i8j12c
second $	84 -4d5k6a
second car	84 -12a16c
security	76 9b
security system	88 8a
see	61 -15g-10c-8h-7a5jk7i8b10ef
see a	81 8e
see if	86 7e
see the	77 -17g-16a-5b10c15f16i
see your	84 5b
see yourself	82 -15a5e7g11b
seen	79 -10c5a6g12f
sell	66 -11c6g17b
sell $	81 -6g6b
sell for	85 -22c5j22g
sell the	86 -6a15b
selling	88 7e
send	63 -7g4b14f
send a	86 9d
send it	82 -6a4f6b
send me	81 -9k13a
send the	78 -6a11f
send you	82 4i6a
sense	79 -7c8b10a
sense $	86 -5c15a
sense to	88 6b
sent	75 -5c7h8a
sent you	84 -8c10h
separate	81 7b
serious	86 -5c7g
serve	80 5a
serve alcohol	88 
service	75 -5a8k
service $	84 -8a5g
services	84 -5d7a
set	66 -13i-9g-6e18c19b
set aside	85 -5b5a8g
set on	88 -9f10a
set up	81 -23i-11g8b33c
set you	88 8b
settle	88 -8i-6a16h
settled	85 -8e-4b5ik7a
sewer	85 
sewer backup	86 
shall	84 14a
shall we	86 14a
shame	88 -10j-4b7ef9g
shape	74 -7g-6c4b15i
shape $	85 5a
shape is	85 -10c-8g24i
share	73 -5d-4j6c7a
sharing	88 6a
she	55 -22c-14de-6f-4a8g9j15b31i
she $	85 -13a-10i-7b14g22j
she do	86 -7c5b8a
she does	86 -10a-6c7b9k
she get	88 -4e7a
she go	86 -22b28a
she have	85 -22c8a19g
she is	72 -9g-7b-6a-4i4h13j17k
she keep	88 -5b14a
she take	88 -5g11b
shed	81 -9b6a
sheds	88 -26b7ak14c
sheet	88 -5a4k8j
shifts	86 -8c9b
shingle	81 -9a6j7b
shingle or	88 -8b9c
shingles	77 -10c19e
shingles $	88 -4c9a
shoot	79 -6a-5cj-4e6i7f10k
shoot you	88 
shop	60 -13c-8k-6b23f
shop $	68 -12b-8g-4hjk4cd5i11ae
shopping	82 6a7h
shopping around	85 13a
shops	85 -13e-7a-6c5k8d16g
short	85 
should	56 -11i-10j-6k-5g9c12b13f
should be	86 -5a10c
should i	63 -19c-13k-5j6f12be13a
should it	84 -9e13c
should know	80 -24a-7i31c
should we	76 14a
show	73 -27g-15i8d12k30a
show up	86 6d
show you	85 -8i-6gj-4c12a17k
showed	84 -11g11c
showing	88 8j
shows	85 -4c5d11j
shut	75 7b
shut down	86 5b
shut the	88 -6b11a
shutoff	86 
sick	78 -5g9c
sick $	82 -4k8c
side	68 -5bj8c17a
side $	80 -7k-6j17a
side hustle	88 
side of	86 -6d9c10k
siding	81 -21a26b
siding $	86 
sign	67 -8g-5i7b15e
sign $	86 -11g-4e18c
sign off	88 
sign up	82 -8g-6c6a18e
signed	78 -15b-10c-6e7j15a18i
signed up	85 -9c-6e-4b22i
signs	82 
signs your	88 4d
simple	86 -19a18b
since	61 -11g11i
since #	75 
since $	85 -11a20b
since last	86 -5g7a
since the	88 6a
since then	84 7a
since when	85 -4c11e
since you	81 -8a10j
single	76 -15a27b
single $	88 -6a7b
sink	86 -6k5g8j
sister	73 -7g-6a5c8j
sister say	86 -5g9c
sisters	84 -6c4h6a
sit	74 -15a-6j-5i-4k4e6g7fh9b
sit down	84 -12a-4k6be9h
site	86 
sits	86 -13f9aj
sittin	85 -15j25a
sitting	74 -12g-10j-6k5d8b10c13f
situation	85 -5a-4g4b7j
situation $	88 7j
size	82 -24c-12a5bk32g
size of	88 -7g11k
skip	81 -4a9b
skip it	88 -8a12b
sky	86 -5k11i
slab	81 -12c16b
sleep	73 -6a7j10f
sleep $	86 -6a12f
sleep at	86 
sleeping	84 6a
slow	75 -6ck-5j-4b12i13a
slow $	88 -4bci7e10a
small	79 -5j4c9b
smart	82 -14b-12c5i6a18d
smoke	70 4k10a
smoke $	79 8a
smoke alarms	88 7k
smoke detectors	84 5a
smoker	86 -9b16a
smoking	88 -4b
snap	88 -6a7k
snap a	88 -6a7k
snow	84 -10a5c12j
so	34 -40a-26b-19g-18d-17i-10f5e23h40k92j
so #	69 -9ac25j
so $	75 -7b-6a21j
so @name	82 
so a	74 -11a15j
so about	75 5j
so do	81 -11j-4gk27a
so far	74 -11j-5i28a
so give	76 -5aj19k
so he	79 -8a11j
so how	81 -12a-9i-8j5h9e24c
so i	62 -29a-13j4h5d9e15ik
so if	78 -10a4k11j
so is	84 -22j-12b-5h11c15g22a
so it	56 -14d-12a-7g-4ik6c47j
so just	78 -9a-7c-4b9j18k
so let	84 -4a10k
so long	88 -11g-6c22h
so much	86 -9g-5c-4j10b16h
so no	85 -9a-6g8c10j
so she	79 -4k5ej
so somebody	88 -4a7j
so stop	88 -5a11k
so tell	63 -9a-8j-7d-6c39k
so that	69 -6c5f6j
so the	63 -20a-15c-5e14b38j
so there	67 -11a6g18j
so they	77 -8a8j9d
so we	77 7e
so what	67 -54j-23a-10i-4d4e15g25h53c
so when	86 -9c-7j4g16e
so who	88 -13k-5j-4a8d20c
so would	86 -7c-6j-5g34a
so you	48 -15a-14c-13k-10b-6i-5g7d64j
so your	66 -11a-8c34j
social	73 -5a-4gj26c
social $	82 -18b32c
social security	82 7b
soft	88 7a
softball	88 
sold	77 -12g-11e-10b-5d5a8j10c22i
sold it	86 -15g-10b15a16c
sold you	86 -9a-7eg10j16i
sole	82 -4j8ab
solo	88 -10a5k13b
some	61 -16a-14g5h6i11k17b
some $	84 -10b12a
some money	86 4a5k
some of	84 -10b-6c6g16a
somebody	58 -8b-6ek7i12d16a
somebody $	78 -18a6d15b
somebody close	88 
somebody could	88 -8a16c
somebody else	82 -8a10b
somebody in	85 
somebody or	85 6a
someday	86 
someone	79 -10c-7d-4b24g
someplace	85 -5a7c
someplace else	88 
somethin	70 -7j-4b4f16a
something	56 -12c-9j-6i-5h5g6e12d15b
something $	79 -21g-5ai7b14c17e
something else	80 -20b9c20a
something happened	77 -10a6i11d
something happens	85 -42c39g
something in	86 6c
something like	84 -19a20j
something on	88 
something that	88 -4a4k7b
something to	86 7b
something you	77 6a
somewhere	72 -19c-5f-4g7a13h20b
somewhere else	80 -21c4f10a15h
son	71 -10g5i11b
sons	84 -6k-5c16a
soon	70 -24i-13c-5b5g7a33e
soon $	76 -32e-10c-5i6b21g26a
sorry	73 -21j-6b6i11c13a
sorry i	84 -7a5i12c
sorry to	86 -16j4d12a
sort	88 11c
sound	72 -16c-7j-5f4i7k10g12a
sound $	88 5i
sound like	85 -8b-5f10k11a
sounds	72 -12a-9b-8g4k8e17j
sounds like	75 -6ai-5g-4bc5h8e13j
south	84 -6a16j
space	74 -5g8i
space $	80 -10a4d5bc
spare	81 -10a6c9b
speak	86 7j
speaker	88 -5j-4k13a
speaking	86 -16a26j
speaking with	86 -16a26j
special	84 -4a9c
speeding	82 -13c-5b24a
spell	74 -8j-7c-6a6i24k
spell that	81 -19a-5j31k
spell your	88 -7k-6c13a
spend	78 -13i-12c-8e-7a5b8f32g
spend your	86 -21g-20i-7a-4e6b9f42c
split	85 
split it	88 
sports	85 
spot	80 -9a6b11f
spouse	69 11k
spouse $	88 
spouses	81 -11g15c
spring	77 -9a-5g-4c6i8j13b
sprinklered	88 
sprinklers	78 6a
sprinklers $	86 
sprinklers in	88 
square	70 -10b4j7c11g
square feet	76 5j
square footage	84 -7a7c11g
sr	84 7f
sr #	84 7f
staff	79 -12c4j5ag
staff $	85 -11c6ab
stand	79 -19a-16f-11g-5j-4d9b11e40c
start	64 -21f9e11a12g
start $	80 -15e-5a7b20c
start it	88 -14a17b
start the	86 -20c-10g9i21e
start with	78 -17b-4g32a
started	72 -11i-7j4e8a16g
started $	84 -18i-7e27c
started it	88 
starting	84 -9a5i10b
starts	88 -9a5k16f
state	64 -8deg-5c13f18a
state $	88 4c
state farm	82 -14b14a
state minimum	82 9a
statement	82 -12a10j
station	84 -9a-8c14f16g
station $	84 -9a-8c14f16g
status	82 -9a-4b10k16c
stay	63 -7c-5ei-4d7h19f
stay $	86 -5a12f
stay at	88 -8a5b6g
stay closed	88 
stay in	81 -13a-5g19b
stay there	84 
stay with	84 -4b10h
stayin	86 -12a8c9b
staying	72 -8f18a
staying put	88 6b
staying with	84 6c
step	78 -6c5d8e
step in	88 
steps	80 -13c18a
still	55 -14c-11k-10d-9b-6h13i22a25j
still #	86 -8j-7c-5g23a
still a	88 -5b4a9e
still good	84 -19a22j
still in	86 -9a19b
still living	88 -6j17a
still on	88 -21a22j
still owe	80 -10c17g
still the	86 
still there	88 -7j7b
still with	84 -7b18a
stock	80 -7c15g
stop	74 -13a-6c9e17k
stop at	88 -4b5a
stop me	85 -11a19k
stopped	84 -6a8c
stopping	85 -5c13h
stopping you	86 -9c13h
storage	74 -8b-5g8a12c
storage $	86 -4j7a
storage unit	84 8a
store	70 -14b-5i21a
store $	85 5f13c
store or	86 -10b12a
stored	88 -5a6c7f
storefront	88 -12a15b
storm	78 -7g-6be-5k6a9i14c
storms	86 5i
story	77 -8ah-5f12b13k
story or	88 -8a12b
stove	79 -7b10a
stove $	84 
straight	75 -6a6e8b
straight with	88 -14a13b
street	65 -12a-7fg-6k7i16b18c
street $	75 -7ak-5g7f10c13b
street address	84 -15f-8a-4k28c
street and	88 
street or	88 -6a11b
strip	86 5c
stroke	85 5a
stucco	88 14b
stuck	82 5d8a
student	74 -4b4g6j8a
student $	86 -5j18a
student loans	80 -8a-5c9g11j
stuff	63 -19a-4bf6c10i15k
stuff $	77 -24b-5c38a
stuff in	85 -18c21i
stuff is	88 -7a-4c5g6d
stuff worth	88 -16c18g
stylists	88 4j
sub	82 
subcontractors	81 5g
subs	68 -8a12g
subs $	76 -26a4b25g
such	88 
such $	88 
sudden	88 -8e10a
sued	81 9g
sued you	86 -6ac15g
sugar	84 -14a7b10c
summer	82 -8a-5g13b
summer $	88 -5g-4b4c10a
sump	80 8a
sump pump	84 8a
supper	88 -5a12g
supplier	79 -6a-5c15d
supplier $	86 -10a-8c20d
suppliers	80 -5d5ab
suppliers $	84 -5d10a
supplies	88 -19f21c
supply	88 -4c10h
sure	77 -5b8ai
surprise	88 4c
surrender	86 -10a-9g21c
surrender value	86 -10a-9g21c
survive	86 -6c5a7g
suspended	85 -7b10a
suv	88 6c
sweet	88 -6g4i6c
swing	82 -22c8b9i12g
swing by	88 -8g11i
switch	78 -6g4b5c7a
switch $	81 -6bg5c15a
switching	86 6ah
switching $	88 8a
system	71 -7b6c12k
system $	75 -12c9k16a
t	86 -36a36j
table	77 -13a5b7d13g
take	53 -8f-7i-5ce7d11k16b
take $	76 -24a7g24d
take a	76 -9c4a6b9k
take cards	86 10a
take care	76 10d
take for	88 4g
take it	74 -14g-12a-7d-6e5k13i28j
take on	88 -27g28c
take out	85 4a
take the	76 -21c-9d-5i4g15b19h
take to	78 9g
take you	84 -11a7d14g
take your	84 -6a4c9b
taken	88 13a
takes	77 -6c4e
taking	81 
talk	68 -7g-6k5c7ae
talk $	80 -4g8c
talk right	88 5a
talk to	85 -6b10a
talked	74 -15g-6e-5b-4c4d6j10a14i
talked about	85 -9c-4d23a
talked to	86 -7g10c
talkin	85 -21c-6g-5j7b8k22f
talking	69 -12k-6j5c9d18g
talking $	88 -9d7h14c
talking about	84 -18c-6b8g11i12a
talking to	82 8a
tall	79 -25i4b29g
tall are	84 -18i19g
tape	86 -10c12a
tax	82 -8b4k
tax return	88 -8b4c
taxes	84 -8a9b
teachers	88 -7c5bi
team	82 7k
teen	85 -5b-4a8c9g
teenager	86 -6b-5a12d
teenagers	85 -11c-8d5b9a10g
telematics	86 -4c7h
tell	44 -20g-14b-10j-8e-7i-5df6a78k
tell me	45 -38a-15g-9b-8c-7e-5f-4dhij110k
tell you	68 -33k-19g-9j-6b7h11c54a
tenant	86 -8b4a6k
term	68 -16c-8a-5f-4e6j7k15b17g
term $	88 -15a24b
term or	80 
terrible	88 8c
test	84 5c
tests	88 
text	71 -15c-5k12a15b
text $	86 8a
text me	85 9a
text or	88 -12c15b
text you	86 
than	62 -6i-4k6h15a
than #	74 -16b-10c-4j6f9h25a
than a	82 -7b7c
than the	86 6b
than you	81 -10a-6g22b
thanks	85 -6k4i8e
thanks for	85 -6k4i8e
thanksgiving	86 -9a9b
that	29 -26c-14g-8d-7e5f7k8h9i12a64j
that #	85 -6b-5c6a7g
that $	52 -30g-12b-9d6e10a11k17hj
that @name	88 -8b-7a-5e7i16c
that a	67 -13j-8a-6e-5c6k39b
that about	81 -4i12j
that accident	88 5b
that address	80 -8c13a
that all	79 -22b-5c4j23a
that an	88 12a
that be	81 -7j-4b4a8cd
that bugs	88 -11c-4g8b15h
that building	88 5k
that came	88 5a
that car	74 -7c-4j4d18g
that claim	73 -8j-7b-5ei4k7c12g
that clear	86 4a
that commercial	88 8d
that company	79 -14c-5gj8h10e13i
that correct	79 8j
that could	85 -4g5c
that coverage	86 5a
that did	82 -14a-8g9i12b
that do	80 -7g11c
that does	88 
that down	85 -8a9j
that everything	86 13a
that for	76 -8g-6a20c
that from	88 -6b4i7a
that goes	88 
that got	81 5a
that group	88 5c
that had	88 7d
that happen	85 -8c7b11g
that happened	86 -5c5b
that home	86 -7b8a
that house	82 -14c-12a12h22g
that how	73 -29g-26i20a52j
that i	80 -35a-12j-8gi15b23c30k
that in	84 -8b-5a8j13c
that is	48 -29b-25c-8f-5e29g56j
that it	77 -21a29j
that job	78 -7e-4b23g
that just	88 
that kind	85 -9c-4i6g12a
that last	86 -23a12i14b
that life	86 -7a5cg
that like	88 -25c-7h-5g40i
that little	84 -9a4b12c
that loss	80 -8e5g7c
that make	84 -6c12a
that makes	85 -5b4a5f
that new	88 -6c12g
that off	88 -10a8b
that okay	82 11a
that old	80 -7c-6g6e15a
that on	84 -8a10c
that one	70 -16a-6j4e5h7f
that or	88 6a
that out	85 -12a-7g6d7bc
that page	88 
that place	81 -13a-5jk6d7e19b
that policy	70 -12k-5j6de13g
that premium	88 -5c-4g5a7k
that price	88 
that right	51 -9a-6c22i
that roof	84 
that same	85 4ci
that so	75 5h7j
that somebody	88 -9a16c
that sound	79 -7c-6g14i
that sounds	88 6i8e
that still	77 -7b-4c6e14j
that that	78 -9j-6g9c16a
that the	68 -32b-10g-8k18a45j
that they	86 -15a4e16b
that truck	82 6a
that vehicle	88 
that was	79 -18g-7a-5e6i32c
that we	88 -9j10c
that what	62 -33c-20a-17g-13k-7i-5e5f101j
that who	85 -8a15j
that whole	85 -5j4g5h
that with	79 -18b-6j6c28i
that would	82 
that you	67 -25j-24g-12b-7e7ik27c29a
that your	71 -22b-13g-6i4c11a30j
the	22 -13g6bc7ak8h9d12e18f22j
the #	64 -29a-23c19j40b
the @name	77 -15g-8j10c28a
the account	84 -15c-6g-4k25a
the address	86 -26k-8a-6g48c
the adjuster	84 -6bg5ck6i
the age	88 -18c18g
the amount	86 10j
the apartment	72 -7b6g8j
the app	81 -4g7i9j
the at	88 -16g8f18c
the audit	75 -17a-8g9c20b
the auditor	88 
the auto	77 -9a7c9j
the baby	77 -4d7a
the babys	85 
the bank	72 6a
the bar	88 -12d14a
the basement	74 -12a9b11c
the beneficiary	81 -11g8c13d
the best	72 -7g9h11a
the big	78 -24a-6g5c10k20b
the bills	78 -7g4ab7d
the books	86 -7c-5d10b
the boss	88 -6b6e11a
the both	88 -5a5k
the bottom	88 
the building	69 -21c-9a-7i7b32g
the business	58 -22i-14a-7e-6b-5k15j39c
the call	84 
the car	64 -31d-19g7be9f36c
the card	79 -16a-14k-7j19i22c
the cars	75 -23k-12c13i29g
the cash	84 -8g-5a4i5bc
the cert	88 
the certificate	77 -4k5i
the check	84 -21d-5b5a7k21c
the children	86 
the chimney	86 -5b4a
the church	88 6f
the city	86 -13b15a
the claim	76 -9g-6i10a13c
the client	88 5c
the closing	84 -14c-6b9a12e
the cloud	88 
the coast	88 5g
the comp	82 -18c-8b7a26g
the company	61 -21g10i12e
the companys	82 -7c-5a-4gh4b8k10j
the complex	88 -13c24d
the computer	86 -6cg10e
the contract	77 -14g-6a4k8f18c
the cost	88 11b
the country	82 -5c-4g18f
the county	84 -12b-8c-5gj12d19a
the coverage	79 -23a-5cg5k6e12bj
the credit	80 10j
the damage	84 -9e-5c21g
the dash	85 -7k5a7g
the date	84 -29c-5a5b7k25e
the day	79 -32c-8b-5g4i8h9a27e
the dec	84 -5a
the decision	88 
the declarations	86 
the deductible	79 -15c-4j4i5h11g
the divorce	88 -6b6a
the dmv	88 4f
the doctor	82 -17g7k13i
the door	85 -14a-4b5g15f
the doors	85 4a
the drivers	82 -8a8c
the driveway	84 -6b-4a6k13f
the dwelling	86 -31g-4a30c
the easiest	88 -12b-6c21i
the electrical	84 -6j6ag
the end	77 -15b-5j5h23a
the equipment	84 -9a4e13b
the fall	84 -9a4j11b
the family	73 -6b-5g7a8c
the fifth	88 6b
the file	86 7a
the fire	78 9c
the fireplace	88 -4a5c
the first	70 -9g-7e-6j10i16a
the floor	88 
the form	75 -21c-6j-5ah18b30k
the front	79 -31b-4c6k30a
the full	79 -14f-10j6b8k14c
the funeral	79 -12a-5g6c7d8b
the furnace	81 -12g4j11i
the garage	81 -8g-6b5k9a
the gc	85 -13g13c
the general	84 -30g5b29c
the grandkids	88 8a
the ground	85 -8a11b
the group	88 -11c-6a9b13g
the guy	88 -8g-7b-6e21d
the heat	88 -5a5b
the holidays	88 -10bf-4c32a
the home	67 -24ag-8i-4e9j11k20c21b
the hospital	76 -5b4a10j
the house	51 -10e-9g-7f-4h7cd26a
the household	81 5d
the id	88 -8e11c
the increase	82 -9g-5ak7e16c
the insurance	69 -26c-12b-4j9a15k22g
the jeep	88 
the job	68 -16a-7c-5g5e6jk10b
the keys	81 -5a5d
the kids	63 -13g-5df5i16c
the kitchen	75 -9b-6a9i10c
the knot	88 -15b-7a9e17j
the lake	84 -10a8b
the landlord	75 -15c-12a4b7j8d11g
the last	61 -36c5d7b16e21a
the lease	66 -11d-10c6j29a
the legal	88 
the lender	82 -7g7c
the letter	84 -9a14c
the liability	82 
the life	79 -6b9a
the limits	86 -27g27c
the line	79 -5f-4k9d12g
the list	88 -6bg5j9c
the little	75 -5a6j
the loan	79 -6c-5a5f8d
the lot	85 -7a8k
the lucky	88 -6d8c
the mail	84 6c
the main	82 
the market	85 -16c6eg7j
the middle	80 -5a7e14b
the moment	84 -13b-6g6c12a
the money	74 -9c7b9f
the month	79 -12c-8b-5g4e6a17k
the morning	88 -13c19g
the mortgage	73 -13d13g
the most	77 -18a5c21g
the move	86 5i
the name	70 -26c4i5a9e19k
the nearest	86 -4i6g
the neighbors	88 6j8a
the new	69 -18k-5c5a6h16g
the next	79 -12f-5e6i13c
the note	88 -7c8g
the number	73 -12a6c9f
the numbers	88 -13g-4k6b17c
the odometer	85 -10a13g
the office	73 -5j11b
the old	70 -22b-18g5e9c30a
the oldest	84 
the on	86 -6a5de
the one	64 -12a-10g-8k9b16j21c
the only	81 -9a5bc
the original	84 -9j7a9b
the other	66 -28c-12b-11d7h8a41g
the outside	86 
the owner	84 -11b4c10a
the owners	88 -6b7a
the package	88 
the paper	88 4c
the paperwork	79 
the past	84 7a
the payment	85 -12c-8a-4g6b18e
the payments	84 -11b5i7a
the payout	88 11g
the payroll	84 -39c-10b12a38g
the phone	71 -17c-5h10a16g
the pickup	88 
the picture	86 -11j17a
the place	65 -25c-23b-21e5k7d9i21a37g
the plan	78 -5b8j10c
the plant	85 -5eg4i11c
the plate	86 -10b-7c22a
the pleasure	88 -6c15d
the plumbing	88 
the policy	65 -21a-11i-10k-7g12d15b28c
the pool	88 -4b6i
the premium	88 -28c-6b9a27g
the price	73 -9j-5bg29a
the proof	84 -29c-6b4f32h
the property	74 -14g-5b6k9d16c
the quote	81 -7k4f10g
the rate	80 -20c-13b-5a-4h6ek37g
the reason	88 
the renewal	85 -11e-10b21a
the rent	84 7g
the rental	88 
the repair	88 -9g13c
the rest	84 -17k-5gj4a20c
the restaurant	88 5i
the right	84 -12g-7j5k6b11i
the road	79 5a
the roof	66 -10cg-8a-7b-5e5k12i16d17j
the safe	88 
the same	65 -28b-7f6e10g24a
the scale	86 -10c-7e-6a7b18g
the school	86 -6b14j
the second	79 -30a5j31c
the service	88 -6a-4c7g
the shop	63 -18a-8g5j11be
the size	88 -7g11k
the south	88 -13a17j
the space	86 
the spring	85 -6a11b
the square	88 -43g43c
the state	73 -24c-6g11a20f
the store	79 -10b4c5e10a
the story	88 -5fh-4aj4c20k
the street	77 -7b9a
the stuff	81 -4a5j
the subs	88 -6a6c
the surrender	88 -36g36c
the table	86 -5a9d
the tax	86 -5a5ek
the the	67 -13b-7d4k6g15f
the thing	82 -6g5j9c
the time	84 -9b-8c4g7a11h
the title	81 
the top	78 4a5k
the total	85 -7c-6e-5a-4k31g
the truck	74 -17b5j10a
the trucks	86 -8c4d5a
the umbrella	88 -17a5k16b
the uninsured	85 -6a7j
the upstairs	88 6f
the van	85 -13a7ch
the vans	88 -11c-4g6i10a
the vehicle	85 -6c-5b5k7a
the vin	73 -17a-7gj36c
the water	73 -12c-7i-5e6a9g16f
the way	73 -14j-6ag10b27c
the weather	84 -5e7i8c
the website	86 -14j-5h7a14b
the week	85 -5a-4g6c7h
the weekend	86 -10a12c
the what	82 -32c-4a5i6g8f9b14h
the wheel	79 -5b16d
the whole	73 -13b-6i16a
the windshield	88 
the winter	84 12a
the wiring	84 
the work	81 -19c-5d-4e6ab20g
the worst	80 -11a8ch
the yard	79 -8b4g9a
the year	75 -4j7k
the zip	79 -17j7a20k
theft	86 -5g8b
their	61 -14c-9b4e10h14g
their own	73 -6gk9a12e
their price	88 -11a-7b13g19c
theirs	86 9h
them	53 -14a-11e-6j6bh7dgi9c
them $	61 -13b-8k-5e-4h11g13i18c
them in	88 
them on	86 4b6k
them right	88 
them so	86 -11g13h
then	63 -11bk-9h-6e-5f7j21a22c
then $	76 -11c-10h-6e-5j-4f8k18g20a
then it	86 6a
then what	80 -21k-9g-7e43c
then you	88 5j
there	39 -21f-9j-5be5h12k13c34a
there $	51 -24g-18f-6k5e8h18c25a
there a	56 -36b-10f-9j5d6h22g29a
there an	84 -16b20a
there and	79 -28c12d26a
there another	88 -16a17b
there any	78 7a
there anything	76 -7k14b
there are	88 -9b14a
there by	86 -9a5fi
there for	84 -8c6b9a
there i	88 -5a4k
there in	79 -16b8a10c
there is	59 -19a-5i-4d4j14g25k
there like	86 -11c10a
there more	88 
there on	84 -8e-6j19c
there or	73 -16a33b
there right	88 
there so	88 -7c7ah
there somebody	86 -13a5b16d
there something	79 
there sprinklers	85 5a
there was	82 5f7j
there what	81 -11a5f6c14g
there when	88 -4a6e
there with	80 -7b-5j4d14a
these	63 -5cj7a15i
these days	67 -15c6g14i
these things	88 4i
these years	88 -7g14c
they	44 -12i-9j-8a-4c5h9d12fg18b
they $	82 
they are	75 -21c8h15g
they be	85 4b
they been	88 -14g18i
they charge	85 -9g-4a5h10c
they cut	88 6a
they did	86 -17b22a
they do	77 -7a-6g-4i4b11c12d
they gave	86 -10a-4e6b9k
they get	84 -9c11g
they give	75 -12c5a17g
they go	86 -18i4c7bg
they got	86 -6g9c
they hand	88 -14c15g
they handle	88 -6g6ik
they have	74 -15b-6k4j5cf7a8g
they in	88 -8b13c
they let	86 -5c8h10a
they need	86 -7c19g
they pay	73 -10g13b
they put	82 4e
they quote	85 7g
they raise	88 5a
they say	77 -33h-5eg5b6j16a18c
they sell	88 -5a7c
they take	81 -8a19d
they tell	82 -10g-4k8a9c
they treat	80 -7c-5g-4j4b16a
they want	82 -21c-8a7b23g
they were	88 -4a4b5i
they will	80 -13a-5g19c
they would	84 -13a4g6cj
thing	60 -37a-20g10h21b31c
thing $	75 -6k-5c-4a4b10h
thing about	79 -9a-6gk30c
thing or	82 -7e-5ai25b
thing that	88 -6g12c
thing you	81 
things	66 -9g-6a-5k6b10i15j
things $	80 -6j5a9b
things are	88 4d
think	60 -11j-7a-6d-5g-4c5f9h28i
think $	75 -17g-7e-5c7a36i
think about	77 -15g-5d-4k32c
think it	84 -15c26g
think that	86 
think you	79 -14a-6c7g9e10b
thinkin	84 5b
thinking	69 -12c-8b7a9g18h
thinking about	77 -10g-8b-7h15c19a
thinking of	80 -5a5e14g
thinks	86 
thinks it	88 5j
third	80 6i
this	45 -10b-9i4g9a30d
this $	61 -15g-5bj6e7ck22a
this a	80 -7a15b
this afternoon	86 -10c13g
this by	86 
this call	79 -10g-9ai7h28c
this is	81 -13c19j
this line	88 -8j6a
this month	88 -7e-6h-5g10c19a
this morning	85 -5g-4e4d12c
this off	85 -4k6h13g
this on	84 -9b7h11a
this one	84 -6c5d9k
this ones	86 -6a5f
this over	85 -13c5k13f
this so	88 8a
this summer	88 -5g-4b4c9a
this the	86 -18c8h16a
this week	81 -10g-6a8eh12b
this what	86 -9e-6bg30c
this year	73 -24c-11e-9k13a39g
this your	80 -6c-5d17a
those	57 -15f-8bc6h7e15i
those #	80 -4d7k11c
those $	81 -7b-5ij11ag
those are	85 -10h-6a20j
those guys	86 -4i6e7g
those old	86 -19a7c8b10e
thought	77 -19d-12c5h13g18a
thought about	79 -10c5h14g
through	54 -14g-10e-6h4j5cdi8f13k
through $	84 -9b-5i-4d12a21f
through a	82 5d6a
through it	81 -5a5b7i
through that	81 6a
through the	71 -10a-4c4i5j
through what	75 -11c22k
through work	80 -4k5a8c
through your	72 -14g-5ei24c
ticket	79 -9a4k7b
ticket $	86 
tickets	77 -4c6j
tickets $	81 6j
tie	88 -4j9e
tied	88 -8b18j
tight	88 -5c8a
til	81 -6g4e6h
tile	88 -5j4c11b
till	71 -12a-9j-7k-6i7bc8f16e
till the	81 -9a5b7c
time	53 -15j-14b-11i-5af4c5k14g35e
time $	65 -18i-11g-8j8b13h24a
time and	84 -7e10k
time do	84 -33c-7g42e
time does	88 -13c-5a5j20e
time for	85 -6a7d
time or	79 -11b-6e27g
time to	85 -26c-7g10a34e
time what	88 -8c-4ae21g
time you	75 -8c9k11e
timers	88 5a
times	79 -7a-6c7g11j
times your	86 -5a12j
tip	85 -8g19c
title	77 
title $	86 
titled	88 
titled to	88 
to	31 -12j-11a-10i9df12g13k17b23c
to #	73 -11a-6g-4j11b17i
to $	67 -25c-13e-7a-6b11d18g27f
to @day	88 -5a
to a	74 -9ag5e12bc
to add	88 -5c-4b11a
to ask	70 -17c6fj7ak
to be	61 -27a-10i-7k-5e7g17c18dj
to build	86 
to buy	78 -9c-4a5f17g
to call	78 -14b-6k-4d14a18e
to carry	88 
to change	88 
to check	86 -4j10d
to close	86 -11g8c9a
to college	79 -14a-5g29c
to come	79 -5ck16f
to compare	88 -12c12d
to cover	86 -7c15a
to do	66 -9a-8ij12e15c
to drive	78 5b
to drop	88 5ah
to each	88 -10g13c
to earn	88 -12g4b16c
to every	88 -10g-5a8d9f
to expand	88 
to file	88 -6a9b
to for	86 8h
to get	63 -24a-15j-8e11f13k14g20i
to give	85 5b
to go	66 -16b-13k-9f-6e-5gi-4h16c50a
to have	74 -16a-9c-6g5k10j22e
to hear	75 -15j-11i-9b-4f5c10a31k
to hire	85 -7c20a
to it	79 -7g-5a6h14c
to keep	72 -11a-6cg-5ef5d6jk20b
to know	65 -30a-7d-6bg24c35k
to last	88 -8c19g
to leave	72 8e10a
to list	79 -17k-6a8d16c
to live	86 -5e5aj
to look	78 -5gh5i12c
to lose	88 -6g5d7c
to make	78 -17c-6b-5k6i10h18a
to me	74 -15c-4g5a9j11k
to move	77 -10g-8c8a12e
to my	88 -7k8e
to need	85 7k
to pass	85 -14e-8b-4g6a8c13d
to pay	70 -13c4i7b11g
to pick	86 -6a9c
to price	88 -5g5b9j
to protect	88 -8j14c
to pull	88 6k
to put	70 -5cg-4j9b12a
to quote	88 -10a17b
to reach	81 -10b-5g21e
to read	85 -11i-4j6b14c
to rebuild	81 -5c11g
to record	88 4a6j
to replace	77 -5g14c
to run	75 -24e-17a4k15c27g
to save	82 
to say	77 -7g-4e4d8c9a
to school	81 -17a-4c4g5i6b11f
to see	77 -5ag9e
to sell	84 -11c19a
to send	81 -4a4b7d
to show	88 
to sign	79 -4ej21a
to sit	88 -5a-4k9h
to somebody	88 5b
to spend	86 -35c-5a6b39g
to start	80 -5c13e
to stay	78 -4a6k
to take	78 -4b5d10a
to talk	85 -7b-5k-4j23a
to tell	86 10a
to that	77 -12c-6g8af12b
to the	58 -10c-8i5g6j12a
to them	88 
to think	86 -4d6ac
to this	84 -10e-5b5a6cg9h
to to	76 -13c-8ak5e6b7i16g
to travel	88 6f
to us	85 -6g6c
to use	84 -5a4b6g
to walk	85 -4a5b7c
to what	86 -10c6k10b
to when	85 -28a-10e-5g14k15d19c
to work	67 -14g25f
to you	60 -23g-5e5k7a18i
to your	65 -9ai-7gk-6eh5bf7j27c
tobacco	78 -7b9a
tobacco $	84 -7b12a
today	58 -14k-4b5i8d10c
today $	61 -13k-10h-8bj-6g7di8a21c
today is	88 -6a7j
today or	86 -9a10b
together	75 -9b-6a5e8j9f
together $	79 -11b6ef9j
told	72 -9ac4d9g13j
told me	86 -10a18j
told you	75 -8c5d10g
tomorrow	69 -6b-5a5j8g9e
tomorrow $	79 -24a7i9c15g
tomorrow what	85 12g
tonight	79 -17a6gj13c
too	60 -19k-9c-6h4j7f21a
too $	67 -6a-5k-4h10i16b
too much	82 -31g5f12b22a
too or	85 -36b43a
took	76 -9g5h9j
tools	72 -11b-6c21g
tools $	86 -27c-10a45g
top	68 -14g4k6j14c
top of	73 -7g4b
tornadoes	86 5c
total	75 -6e5g6d
touch	84 -7g-6a5c12d
toward	86 -9a-5c6b12g
toward this	88 -5c12g
towing	81 -4c4a7b
town	73 -11d-10g6ck15f
town $	84 -10d-4f8a13c
track	88 -7c-6b10g
tracker	88 -11c-10a12b14h
tracking	88 -13c13h
trade	79 -9a-7c11e
traffic	86 -5b6a9g
train	86 -10a4i5b7c
training	82 -6g5a8c
trampoline	75 -11b17a
trampoline $	80 8a
travel	82 4g5f
treat	77 -10j-7c-5g10b17a
treat you	77 -10j-7c-5g10b17a
treated	80 -5g9i
treated for	84 
treatin	88 11i
treating	81 -6a7b
treating you	81 -6a7b
treatments	85 
tree	84 -12b13j
trees	79 -9i6k8a
trip	84 -4a5j
trip to	88 -6a6j
trouble	72 -6bc4k10a
trouble $	86 
trouble with	86 -12a7j12b
truck	65 -6b12a
truck $	76 -7g7a
truck for	88 
truck is	86 
trucks	74 -8a-7b6g14c
trucks $	84 -25a26c
true	85 -5a9c
true for	88 
trust	73 -8a-7g-4c6d7bk8h
trust $	80 -5a6c
try	79 -18c7a22e
try you	88 -20c25e
tub	81 -8b8a
tuition	85 -5a17g
turn	74 -12e-4ij5a13c
turn #	88 -5b8a
turned	72 -17c4a7g8d
turned down	80 
turned in	88 4b
turns	88 -4e7a
turns #	88 -4e7a
twice	80 -12a4d11b
twice a	88 -6a5b
twins	88 
type	73 -8ag9c19k
type of	79 -5b4k11c
typed	86 -17k5c6a13j
typical	86 -5c7g
uber	82 7a
uber or	86 -5b8a
ugh	85 -6a6e9h
ugly	85 4a6f
umbrella	62 -10g-6i7ah9b
umbrella $	72 -11c-7g-4i25a
umbrella on	88 
umbrella over	82 -7c13a
umbrella policy	84 -14a-4h30c
uncle	82 -6d5ck
under	60 -14j-6eh-5d-4i8c9f11a15g
under #	73 -14g-10c-4j12b24a
under $	82 -9b20g
under a	81 10a
under that	86 6a
under the	80 5c
under your	81 -7b-4cd7a10f
underinsured	86 -5a9g
understand	79 -9c-7a-4fg9h10k17j
underwriter	88 -4j7d
unhappy	86 
unhappy with	86 
uninsured	73 -22g-5a5j11b16c
uninsured motorist	77 -24c9b19a
union	81 -4k5cj
unit	75 -14c-8b5j10a12g
unit $	81 -13c8a13g
units	85 
universal	88 -7j-4d14b
until	88 -4a5e
up	44 -8c-7b-5j6h15e20f
up $	58 -26ag-10j-7b5d6h8f19e34c
up a	84 -11g-6a9b11c
up and	77 -6c8a12e
up at	79 -7e-6b6adk
up for	73 -5d14g
up front	88 9a
up if	88 6d
up in	74 -16a5j6f11b
up is	88 5b
up on	77 -8b-5i-4j5k18g
up or	86 -13bc6a23g
up so	88 -7g-6a7j9c
up that	88 -4g5c
up the	73 -9a-8c-5h9b17g
up there	76 -20a-4g4j15ef
up to	71 -22a-9e-8c11b34g
up with	70 -26c-8b6gi15h20e
up your	74 -19a-12c-6g-5b9e39i
update	88 
updated	75 -12b6e14c
updated $	79 -4c7e
upstairs	80 -5g5c6a
us	62 -13g-7ad4c5e11h12b
us $	69 -7g4b5j10a
us do	86 -9a7k9h
us to	88 -6g-5a6c7b
use	59 -19b-10c-6f5g6i37a
use $	79 -5d16a
use any	86 -6b9a
use for	88 -5b7c
use it	84 -6g4i
use that	86 5c
use the	79 -7c6a7i
use tobacco	86 -7b9a
use your	86 -6a-5c9g
used	73 -19i-18a5d17b28c
used $	88 -32i-13g11b46c
used for	86 -21g31c
used to	82 -38c-7a7b10d31g
using	85 -9b19a
usually	73 -8g-7c-6j10f12e
usually go	88 
v	82 4c
vacant	84 6a
vacant $	86 
vacation	84 -12c6a8f
valid	86 -6b9a
valuable	86 -15c20a
value	69 -6e5c17g
value $	78 -5c4b13g
values	88 9e
van	82 -11a6c7h
vans	79 -15c-7b5i6d18a
vape	86 -21b25a
vehicle	70 -14a4g5b11k
vehicle $	82 12c
vehicles	73 -10g-5k6j16a
vehicles $	82 -6c-4k16a
vehicles does	88 4c
vendor	88 -6g10c
vendors	86 -4b7i
version	88 -5a6b
video	84 
vin	71 -17a-7gj9b29c
vin $	82 -50a58c
vinyl	88 -7a5j9c
violations	85 
visit	84 -21b-6g10h18a
visit $	88 -6g6c
voice	88 -14a-6k8b22c
volunteers	88 -8a5b
w	80 -16c5di19g
w #	85 -15c6i21g
wages	74 -7c-6b6k14g
wages $	84 -14g5d6k11c
wait	79 -6k5h
waiver	88 -9c5a9j
walk	62 -10c-9e-6i37k
walk away	86 7c
walk me	65 -18a-12c51k
walked	88 -6a5e9c
walls	80 -4a10b
walls $	85 -9c12b
want	46 -16d-5g-4j9h12e17b
want $	73 -10a-6c-5e6b23g
want a	78 -8b-4g4e14c
want for	86 -11c16g
want it	73 -14g-10a-9i-6c5b31e
want me	72 -26k-7g-6e6cj12b24a
want that	84 -38d-5c15h29a
want the	75 -14a-5c7b8i9h
want to	53 -26j-20g-7a4c11di19k21b
want you	86 
want your	84 -12i-6a4b5k13c
wanted	84 -6b4ae
wanted to	88 -5b4ae
wanting	86 -5bi6g7a
wanting to	88 -5bci8a9g
wants	74 -17a5j7f13k
wants to	84 -9a8fk
was	45 -32f-15k-8g6b9c13h16i25d
was $	88 -9c-8b-4i6a19g
was a	79 -13g5f6b8ci
was anybody	88 -4b15a
was for	86 -8i12j
was i	88 -74f78c
was in	81 -12e-11g-4a9i23c
was it	60 -27c-12e-9h-8b-6k8a12j23d29g
was not	88 
was on	86 -12c8k16g
was that	63 -45g-33c-14k-5j7b12a19i24d41e
was the	61 -35c-11j-8k-4d6i7f15e18h22g
was there	80 -23a29b
was your	68 -13c-12a-5d8be18g
watch	86 4d6j
watches	85 -5i4a5d
water	63 -9i-6ej7a8g10f
water $	80 9a
water damage	86 
water heater	84 -7i10g
water in	88 6a
water off	88 11a
way	62 -12j-11b-10f-6d-5a4g6h13c23i
way $	74 -30a4g6c10b20i
way around	86 -7b6a
way it	88 -8b6k7a
way to	78 -9b-4g13ai
we	52 -8f-4d5i9c10j
we are	73 -7d-5g-4f7h8j11k
we can	88 -9a6k9e
we do	78 -5g-4b4e10k
we get	74 -14g-11k-5j17a21c
we go	86 
we got	84 -20c-12g5j8a30d
we have	77 -8c-4g4b5a8j
we meet	86 
we need	86 -7j-6b5c10a
we talked	88 -14a5i16j
we talking	77 -17a-9cd7i35g
we will	85 -12a13k
weather	82 -6a-5e7ci
website	81 -6j-5h6c12b
wedding	85 -5d5e11j
week	62 -15a6i8b9h
week $	73 -6g-5ae5h9c
week do	80 5g
week is	88 
week or	88 -8a12b
weekend	74 -16a-6e9j16c
weekend $	81 -13a17c
weekends	84 -5b5e9a
weeks	72 -12b-4j5i7a16g
weeks $	85 -5bi10a
weigh	80 -28c-7d7a32g
weigh $	84 -25c27g
weight	75 -12j-6ag36c
weight $	80 -15a-9j18g22c
weird	88 -7c4a5f
well	67 -13b-11j-7e-4g8a9h13d16i
well $	78 -11g8a16c
well that	85 -11j-7a-5ei11d18g
went	66 -18g-7bi-4ae8h10k20j
went $	85 -7g-6c4a17j
went through	88 -5k5c
went to	86 -9c5a6f
went up	85 -9a5h7j
went wrong	88 -5gj5k11h
were	56 -16c-7h-5i9k12e18a
were gone	81 -6k4c6a7f
were not	79 -16g4i5b6k8c
were the	88 -5c-4g12e
were they	82 5ai
were you	63 -24c-18i-12j-7f-6d-5eh16k31g36a
wet	86 5i
what	25 -105a-45b-39j-27k-8d-4i8f30h42e80g144c
what $	77 -12j-8e28g
what a	84 -28c5g10d15a
what about	77 -24g11c23a
what age	84 -25g-8c44e
what all	79 -11a-8j-4b13g18c
what amount	81 -17a-5f28c
what are	57 -29a-11j-7bf-6dhk10ce12i49g
what becomes	88 -8g6c8a
what benefits	88 -6g15c
what bills	88 -11g14c
what breed	86 
what brings	86 -22g6c24h
what can	78 -41c-8e-5a17i43g
what changed	85 6c
what city	86 9f
what comes	84 -6c-5a10g
what company	86 -5g10c
what could	79 -10a7g15c
what date	85 -86c97e
what day	75 -47c-16g-11j-8a95e
what did	54 -44e-28a-17i-13j-5bh-4d21c112g
what do	48 -57a-48e-16b-15k-10f-8j-7i15d25h46c90g
what does	59 -26e-22a-9k-6j-5fi43g45c
what else	76 -9a-7g30c
what exactly	85 -7a-5g21c
what got	81 -21g4h8j17c
what grade	86 -10g18c
what happened	69 -8g-7ai-5j6h26c
what happens	67 -30g-7d-5e4k40c
what have	70 -18a-6b-5j10g28c
what hours	82 -27c-10g45e
what i	68 -30c-19g-7eh-6bi20j65a
what if	72 -16g-7d10c24a
what insurance	85 -14g-6e26a
what is	39 -52j-21a-14bk12i13c15e17h73g
what it	71 -25g-19c7j11k26a
what keeps	82 -7g9h10c
what kind	59 -21a-10b-7j-5h47c
what life	86 -10c17g
what limits	81 -16c18g
what line	85 -6a-4g15c
what made	73 -12a-10g-6k-4e7c34h
what matters	88 
what month	86 -51c-15g-10j80e
what number	78 -30c-7a-6e51g
what other	81 -15g-11a12d19c
what part	80 -5c26f
what percent	80 -10c-5a-4b28g
what questions	86 7c
what reason	88 -5g9c
what shape	86 -6g4k13i
what share	88 -18g-4d4k23c
what should	85 -4g11c
what street	88 11f
what that	86 5k
what the	73 -12a-6c-4g11k19j
what they	77 -21c-8g5f6j8hk12a
what time	79 -22g-9j6e32c
what town	88 -19c-7g30f
what type	80 -5b16c
what vehicles	86 5c
what was	64 -27c-22aj-14d-13e-12k-5b32i45h46g
what we	86 -20c-4g11a17j
what went	84 -7g-4j5ck10h
what were	82 -18e-6a7g8c11k
what what	72 -22c-9a-7j-5b-4k11g38e
what will	85 -7g15c
what work	86 9c
what worries	86 4c
what would	52 -55a-36k-20i-16e-11j-8b-7f-6d-5h38g138c
what year	67 -50c-47g-15a-10j-7b16d123e
what you	55 -123c-37g-12e-8h-6f-5d15b23k72j92a
what your	78 -24c-7g5i6aj23k
what zip	88 
whatever	79 -11c25k
whatever $	86 -5c11k
whatll	85 -4g17c
whatve	78 -15a7f8g17c
whatve you	78 -15a7f8g17c
wheel	78 -5ac-4b5k15d
wheel $	88 -15a7k19d
wheel of	86 8d
wheels	86 6i10c
when	41 -33a-17f-14j-13h4i11g84e
when $	79 -7c6a17e
when a	85 -10e8c
when are	74 -15e-13a37c
when could	85 -12a20e
when did	59 -25c-24a-16g-7ij-6bd102e
when do	62 -27a-21c-7jk-5b-4f17g64e
when does	75 -7a19e
when he	84 -10e-5ci6a15g
when i	85 -15e-7f9i16g
when is	62 -13ac-6g-5dj51e
when it	74 -31e5i7j8cf11b
when she	86 -12e24a
when the	77 -32e-13b8j11g25a
when was	64 -21c-13a-6k-5g64e
when we	88 -16g-7e31c
when were	82 -10a18e
when would	76 -18a-10c-9g53e
when you	56 -110e-11f-6h7i12b16g21a22k24d29c
when your	85 4c
whend	74 -11c-8a-6g44e
whend you	76 -11c-8a-4g40e
where	49 -47a-22e-20b-15d-10j-9h6i13k19c97f
where are	74 -17a-6c-5b-4j45f
where can	88 -16c23f
where did	82 -16c-6ab-4h13f29i
where do	65 -27a-12g-5e-4b18c44f
where does	77 -16a-6e-5b17f22c
where i	88 -8f8j
where is	66 -18a-14c-9ej-6i-5d-4k14g59f
where it	86 -6c13a
where should	80 -20c-5b31f
where the	86 -6f4k10a
where would	71 -26a-8c-6k-5b23g34f
where you	68 -51f-6g9c14k34a
where your	86 -5f10k
whereabouts	82 -6b17f
whered	76 -11a-8b-7g-5c-4e47f
whered you	76 -11a-8b-7g-5c-4e47f
whether	85 -5c10k
which	56 -32a-15gj-5hi8b9e10f21c31d
which bank	86 -12c15d
which car	78 -16c-6a5k20d
which cars	88 -10d-6a26c
which company	79 -14c6a8f11d
which floor	86 -9d14c
which one	84 -31c-7a5b9k29d
which ones	84 -9c-6a-4e11b12d
which other	88 -18c-4a26d
which state	88 -8d12c
while	70 -8c-7b-5i-4f6j13g14a
while $	85 -8c-4d10a16g
while you	85 -12c6a11g
who	39 -27b-23g-16a-15j-12e-11i-5f5k124d
who all	80 -4a11d
who are	71 5a8d
who checks	88 9a
who comes	84 -10a18d
who could	88 
who decides	88 
who depends	88 
who did	85 -5b9d
who do	62 -35a-13g-12k-5bej40d44c
who does	73 -6a13d
who drives	73 -22d-10c7k26a
who else	70 17d
who gets	84 -8d13a
who handles	79 10d
who has	79 -9a6c11d
who holds	88 
who i	85 -8k-6d22c
who is	52 -36a-18c-17j-6g-4i4k83d
who lives	88 -5d5a
who looks	86 
who makes	85 7d
who needs	77 
who owns	80 -4a5d
who pays	77 -7b-6g-5d-4a34c
who runs	86 -15g19d
who sent	88 
who should	86 -4a9d
who signs	85 6d
who started	88 
who takes	88 
who told	85 -13c-4a6d15g
who was	84 -4bc17d
who who	86 -6d6a8k
who works	82 -5c5d
who would	73 -9c22a
who you	81 -27d14ak
whod	65 -10g-9a35d
whod pay	79 -7g-6a17c
whod raise	88 10d
whod run	85 -5a13d
whod take	84 6a
whole	63 -17d-8i5k10a17b
whole life	74 -16d-6c4b18a
whole thing	86 -5i8a
whose	71 -36a-4g13b43d
whose fault	88 -14d-4a30b
whose name	82 -9c-8b22d
whove	85 -10a21d
whove you	88 -19d-8a31c
why	59 -19c-17a-10g-9j-6ei-5b88h
why $	88 -34h6j29a
why are	82 -5a10h
why did	69 -21a-6j-4c51h
why do	82 -10a19h
why now	85 -10c16h
widowed	88 -6j-4i10ab
wife	57 -11g-8d-7ijk23ab
wife $	79 -33a4g36b
wife do	85 -6g11c
wife drive	88 -6g9c
wife have	84 -10b11a
wife on	85 8a
wife work	84 -8c15a
wifes	70 -22a4c12g14i
wifes name	86 8c
will	53 -14b-8d-6fh-5c10e14a20k
will $	77 
will be	82 -18k-8a4e7j17g
will get	88 -11a4k10j
will it	88 -6g5a11c
will need	85 -8k-6a19c
will not	73 -8a-5c8k13e
will or	88 -6a5b
will put	88 -7a13k
will you	76 -21g-9k-6c5be14a16i
willing	88 -4g10a
willing to	88 -4g10a
win	85 4a5j
wind	75 -15a-5c10i13b
wind and	85 -15c16g
wind deductible	88 -5g8b
windshield	85 -5j5k
wine	85 
winter	79 -6b18a
winter $	81 10a
wire	88 
wiring	80 -4c8a
wise	73 -16a-5d14c17g
wise $	77 -9c-5ad21g
wishes	88 -7j-6b-4g4c17a
with	39 -13e-7g-4b5k6j10h11a14d
with #	82 5c7f
with $	65 -15ag-9c-8b7k24i25d
with a	61 -24b-17a-10c4e5g9i10d13f14h
with all	86 
with an	79 -9c-5i11j12a
with anybody	88 5g
with anything	88 -22a7k17c
with em	86 -6e5k6gj
with family	88 -5b5c
with her	88 5b
with insurance	86 -13a-4g8c14b
with it	75 -8g-5k8h14b
with me	73 -16k-10c6h22a
with my	85 -7k-6i-5j5cf7b
with no	77 -8c4j16a
with now	86 -4g7c
with one	79 -5i8gj
with some	88 -9b14a
with that	68 -28b-10g-5h19a26c
with the	59 -24a-23c-6g-5h-4d8i12j17e30b
with them	68 -18a-10d-9b-6ci7h50g
with this	78 -6b11d
with those	82 -22a-5c5e10i14g
with today	86 -16i25c
with us	79 -6cj-5i-4k9b19a
with what	85 -8c-6g6i8b
with with	85 -5j14c
with you	62 -18j-10e9a26b
with your	66 -13e-11g-6c7b9a10k13h
within	86 9a
without	63 -10b-6g-4h6d20e
without $	88 
without a	86 
without insurance	84 
without it	80 -9b-6gj5c8e13a
without you	78 -8a5d8j
without your	81 -4g6i
wood	71 -6b11a
wood $	85 4c
wood frame	88 5j
wood stove	84 5a
word	78 -13a-6c-5gi7b26k
words	88 4i
work	48 -12k-8d-6j-5a8i11b12c18f
work $	57 -16i-11e-7b-5k22f31a
work and	84 -5g9c
work do	85 6g
work for	73 -16a-7g8d10b13c
work from	81 6a
work going	88 -6a15i
work if	81 -6g-5c5d6i
work is	86 -4b9g
work or	79 -9a-5g14f
work out	88 -10b13a
work so	88 5g6e
work too	88 -8a12i
work week	86 
worked	84 -7j7c
workers	75 -5b7aj
workers comp	79 -5b5j9a
workin	85 -19b-5c5di6j10a
working	71 -4j4f
working $	81 -5e5c
working there	88 -7a6d
works	71 -20i-16c-11g7a8jk12e13b
works $	85 -19i-16c-10g12k13a23e
works for	85 -8e14c
works there	85 -5c5d
workshop	86 -12g14c
world	85 -9i6c7k8f
worried	85 -4b5i
worried about	88 
worries	81 -6g4c6b
worries you	82 -6g5c
worry	85 -6b-5g-4d24c
worst	79 -11a-8i8ch9j
worth	62 -7ce-6j4i24g
worth $	67 -47c58g
worth it	86 -17g5c14i
would	37 -5ch6a10k12bi
would #	86 -7g-4bj23a
would a	71 -5fj9c12a
would be	72 -13c-6ai8e10k13j
would cost	88 -13g-10c24a
would do	85 -12a11k
would feel	88 -26c30g
would get	85 -5a-4c12g
would go	84 -6a8i
would happen	75 -11g6k10c
would have	79 -20d-9g5j10c15a
would he	77 -6gk6a14c
would i	86 -5a6f
would it	62 -19f-6i-5jk-4e16c28g
would like	75 -13a-7b-5c14d19k
would look	88 5d
would love	85 -12a-6c-4j13f15k
would make	74 -21g-12a-6e44c
would need	66 -24a-11g-5ej62k
would not	85 -38d-8g-5c56a
would pay	84 -35g-9a5j7d37c
would rather	84 -8c-5a9j12k
would she	76 -18g9b18c
would take	81 -4a
would that	73 -15g-9j-8b7d10i22a
would the	79 -21c14b16g
would they	73 -21a-18c-4k11d15b22g
would want	80 -6a-5b9k11j
would what	88 -5g12c
would you	47 -55k-23j-18c7e8g12a20f30i37b
would your	64 -14k-7j-6d4gi7a13b
wow	76 -14a-7j4e8g23k
wow that	86 -8c-7j11e14g
wreck	78 -8a13d
write	71 -11c-8b4gj6k9a
write it	84 -6c6i8j
write that	86 -7a7d
writing	84 -5d-4k5bc6a
written	78 -19a-17b4i20j22c
wrong	73 -6bg-5j8h15c
wrong $	82 -6g-5b-4j5k12h
wrong with	88 -8g14c
wrote	82 -5hk12a
x	84 -8a16b
y	86 -5a18j
yard	76 -5i4b7g
yard $	80 -14b-6c-5i8g20a
yeah	84 -7a-5e7i12j
yeah $	85 -7a13j
year	49 -10k-9a-8f-7c-5i16g29e
year $	59 -36c-21k-7b27e44a
year and	82 -24k-8e7b30c
year built	86 -16a-4g29e
year did	75 -20g-13a-4f15c34e
year do	88 
year for	82 -20c-6a25g
year is	80 -8g-7j-5e25c
year make	84 -8a7k17c
year or	84 13b
year right	85 
year term	86 -5f13a
year was	79 -37e-16g-6b21d43c
yearly	84 -10a-4e19g
years	52 -13j-12d-8i6c12h21b
years $	64 -38j-9fg17a52b
years and	86 -4a10b
years at	84 
years do	88 
years have	76 8g
years in	86 5j
years is	86 -14a15h
years of	86 
years old	86 -16a-15g5b27j
years on	85 -10b7a
years or	84 7a
years with	81 -18ac-6h-5b16j40g
years you	88 8h
years young	88 -4g6k
yes	72 -20g-14a10c12h14j
yes $	78 -16g-10a10c19j
yes to	86 -5ck16h
yet	66 -9j-8d-6g-4bc8e34a
yet $	69 -8dj5b25a
yet or	86 -25b30a
you	17 -21k-7e15b18fi23j28h33a
you #	69 -29j-26d-16c6b72g
you $	43 -22a-19k-12f-6eh-4b6j12g18c25d30i
you @name	88 
you a	61 -29c-11k-8j-5g6de16a28b
you about	74 -9g-7a6b8ch
you actually	85 -7a5b
you add	82 -5e6ac
you afford	86 -27c10a23g
you all	85 -6ag5b7i
you already	82 4b
you an	85 -11a-5e6c11b
you and	67 -10bc4g5e6d11j
you any	84 -5a4c7d
you are	47 -32b-30f-15a-11i8h18d32k54j
you as	79 -19a-13c-4bi10dg20j
you at	69 -23e-11j-5ik4a5b7h11c23g
you back	75 -12c-6i7e11g12a
you be	69 -11c7a9e15b
you been	60 -11c-9i-8j-4k6h15a20g
you before	88 -8a15e
you believe	88 
you born	79 -19e-8j18c20a
you both	88 -4c4e
you bought	71 -7gi-5c4b8k16a
you bring	78 -17g-7e-4b15a20c
you built	85 -5g8c
you burn	86 -6b5g6a
you busy	80 8a
you buy	71 -19g13ce
you call	73 -48c-20a-8g-4k7f14b31h32d
you called	77 -13j-8c-6e9d11h16a
you calling	85 -11a-6g9b11c
you came	81 -9a-6c-5g14k17j
you can	73 -20a-15g-8bc-5f7j8k19e25d
you care	86 -5g9c
you carry	65 -9b7a11c
you carryin	88 -8a11b
you carrying	85 -4a5g
you change	75 -5g7ac
you check	84 -6c4j7a
you choose	79 -14b-6eg-5h9c12i15a
you close	77 -12c-10a-9g13j20e
you collect	86 -6a6b
you come	76 -13b-11c-6a6i15h20f
you could	68 -36a-5e4f5c7i8k16g
you cover	88 -7g10i
you covered	81 -8g6e9c
you decide	82 4i11b
you deliver	78 -6b-5i4ag
you did	73 -5gi5h7j
you died	81 -8ac5bg9j
you do	51 -22b-19g-11i4c5ad15h17j19k
you doing	77 -35a-5g7c39i
you done	80 -11a5k8b
you down	78 -4bg16j
you drink	81 
you drive	67 -14k-8d4a5j12c
you driving	81 -6b6c12a
you earn	86 -29c6a24g
you email	88 5a
you end	84 -7b6i7a
you enjoy	86 8c
you even	88 -8d9a
you ever	61 -14b20a
you fall	86 -9g-5h24c
you feel	69 -12a-8g-5c5f7b8h12i
you feeling	88 8i
you figure	78 -11a-10g5h9e12c
you filed	85 7j
you filled	88 
you find	77 -14c7d8k
you finish	88 -5b7a
you first	84 -18c29g
you follow	88 -8g4a5i7b
you for	73 -23c10k11e18g
you found	88 -5g10c
you free	86 -15b-6c24a
you from	72 -7ck-5i-4a5g10h13j
you get	56 -10i-9a-8j-7d-4h5f8e12b17g
you getting	86 -14a15b
you give	79 -35k19c24a
you go	61 -54a-15g-12i-10e-6j14d20c34f36b
you going	73 -7a-5j-4ek6g8c9f
you golf	88 5c6a
you got	52 -13k-8j-5h9b26c
you gotten	86 
you grow	85 -5b9f
you guys	67 -18g-6b-5j4a8f10i15e
you had	61 -15g-6k8c17j
you handle	79 -27a-5c40i
you happy	80 -9i7ah
you have	38 -21a-12e-6f-5dg4b9c13j36k
you hear	79 -30c-5ej4i37a
you heat	86 
you hire	86 4b5d
you hit	81 -6aj8ce
you hold	81 6a
you hoping	82 
you how	77 -6cj8e12a
you hurt	85 
you i	82 -9a-8j-6bi6d10g14c
you if	73 -8c-4i6k10g
you in	62 -23g-13ij9c16h29f
you incorporated	88 8a
you insured	80 -11a-7g25c
you into	88 -5b11d
you is	74 -13g-9a7i8j12c
you just	70 -7a15b
you keep	63 -8g-6b4a5d10f
you keeping	88 -10a4b8i
you know	61 -45c-10k-8a7i9j13e15b29g
you last	72 -7c23e
you lease	85 -5b7a
you leave	70 -14e22a
you let	81 -6k11a
you like	57 -15j-14g-4f10c13e20b
you live	71 -14g5k19f
you lived	85 9a
you located	88 7f
you look	84 -6g4f5b9c
you looked	82 -13c-12d6a26g
you looking	74 -21c-8a6b9k10g16e
you lose	78 -10ce8ai14g
you lost	79 -8c5k8g
you love	80 -14c-5g5h15a
you make	71 -46c-15d5b11i45g
you manage	86 6a
you married	81 -6j-5c17a
you mind	80 -5ck-4i28a
you miss	86 -7g-6b4c5a7i
you more	79 -8a-7g5h6c12b
you mostly	86 -12a5i8b
you move	82 -6a5c7e
you moving	88 
you my	88 6k
you name	82 9c
you need	61 -26k-16g-8i13c16h26e
you never	88 -6i-4g12h
you nuts	88 4c
you off	84 -7j9b
you offer	86 8c
you okay	79 -7i-6j17a
you on	65 -30a-7dj-5h6g10i15b19c
you one	84 -5h5c8a
you open	73 -29e-5f8a36c
you or	66 -10g-9c-6e4a12f16b
you out	79 -12c-6j-5bg4f14a18e
you over	75 -24j-4c5g8b20a
you owe	74 -20d13c15g
you own	64 -7g-4aj9k14c
you park	82 -6f8j
you passed	81 -15c-5k7a11g
you pay	61 -13d-10c-8b-7e13g14a21i
you paying	73 14g
you pick	77 -10g-8h6ai9c
you picked	86 -9c5a6j8g
you picture	88 4g
you plan	82 -5c-4a4b5e
you planning	77 -7b4f10a
you play	88 
you pretty	88 -8c9a
you pronounce	88 8i
you pull	81 6h
you put	67 -11c-9e-7b9d11af
you putting	86 -11c-7b5a7e12g
you quit	77 -10e10a
you rate	88 9i
you rather	78 11b
you reach	88 6h
you read	85 -23k-6g6a27c
you ready	86 
you recall	84 -9j7b10a
you remember	75 -17d7j10k11a
you rent	74 -10c-8e8d17a
you renting	86 
you retire	82 -7ae-4g10c11b
you right	72 -17g4a5b17c
you run	74 -19k-6g-4b10cj18a
you said	66 -19c-15a-13g-7i4d15h16j20e
you saw	86 -4g15c
you say	64 -40a-10i-9k-7ce-6f9h14b23g40j
you see	67 -13g-11h-7j5c12i17f
you seen	86 10a
you sell	79 -10g-4b9ac
you send	75 -7k6a9e
you serve	82 5a
you set	79 -7f-4c5a6i
you share	86 -8b11a
you shopping	86 -4a8h
you shut	88 -5b9a
you sign	79 -5g12e
you signed	86 -7c-6e-5g-4b22i
you sleep	85 5f
you smoke	82 
you so	82 -5j-4g6k10b
you some	84 -5c6j7k
you something	84 -5c10j
you sound	81 -8bc-6i8a20g
you spell	82 -7j-6c-5a8i16k
you spend	84 -12i-6e9f22c
you stand	88 -5j6b
you start	75 -15a-13e-10g13b34c
you stay	78 15f
you staying	80 6c
you still	69 -14c-5d6b9j10g
you stop	86 -4b4a
you store	88 
you sub	88 
you swing	85 -23c10i13g
you switch	84 
you take	66 -19g-10j-5d6b7h13a17c
you taking	88 
you talk	82 7c
you tell	84 -44k-6g-5e28c29a
you text	86 
you that	71 -9k-8b4a8d15c
you the	71 -10g-4ai5c30b
you there	82 -11a-10c5f7j9h
you these	86 -5i-4a6d7g
you think	64 -23c-11j-6b6e13h26g
you thinking	72 -9h-4b19g
you thought	82 -11c14g
you to	64 -21b-8c-5j-4h5f7dg11i13a
you today	79 -4g5a
you told	88 -8a13j
you took	84 -5c4e7h
you train	88 -5a4i7c
you trust	84 -5a7k8d
you turn	81 -14e10g
you turned	80 -11c12g
you under	82 6a
you understand	88 -6c8j10a
you up	70 -13c-11g-5f12a23e
you updated	85 -14b-5a21c
you use	66 -12b-6f4i5g20a
you using	86 -9b4c9a
you usually	82 -5c
you want	50 -46a-20g-8k5e7f9d15j26b28c
you weigh	82 -29c32g
you went	82 -6a-5b7j8k
you were	66 -20a-8g-5c4i5f10d12ej
you what	73 -5egk6b7ac8i
you when	72 -14d-13e10a13i17g
you will	76 -21k-11a8e10g18j
you with	70 -18g-15b-10k-6j-5e10h23a26i
you work	66 -7e-6g5f7ad
you worked	88 
you working	88 -5j4b7f
you worried	88 
you would	61 -20a-14g-13b-11c-6ei12d20k48j
you write	85 -6g-4k7d12i
you you	81 -9c17h
young	76 -10j-8e-7ci-5f4b7k25g
young are	85 -7i-4c16g
younger	88 -8g7b8c
youngest	85 4e6k
your	26 4g6d8a9e12i14fj
your #	84 6k
your @name	82 -17g-5j11a17c
your account	85 -5d8a
your accountant	82 6c
your address	82 -27a-16k13c35f
your age	81 -59c-8k-6b9a75g
your agent	74 -5ai5cd7g
your agents	88 -18c26d
your annual	84 -10g12c
your apartment	81 -5b8a
your auto	79 -5gj8f
your belongings	85 -5j12g
your beneficiary	88 
your better	75 -14a-10b-7df-6g6i15k29c
your biggest	81 4g
your bike	86 -4a5b
your birthday	77 -14k4e16c
your blood	86 10e
your bookkeeper	85 -12a-6c5j22d
your books	85 
your boy	84 -5b8j
your boys	88 5c6k
your brother	74 11c
your brothers	86 -6d5a9c
your buddy	84 4c10g
your budget	82 -6a15g
your building	86 -5a5i10c
your business	69 -5d5c6b
your call	88 -5b9a
your car	72 -23c-6e5d7j21g
your cell	84 -5k7c10a
your check	84 -17g-9a8d22c
your children	88 -10d11a
your client	85 -7a5k
your clients	82 
your closing	88 
your commercial	86 8k
your commute	88 -16c22g
your company	72 -9c-7j6a16k
your contents	88 -6c6g
your coverage	75 -8c9a
your coworker	88 4i
your credit	71 -14g-12f5k6ce10i
your crew	84 4d
your current	68 -10g7k8c13e
your customer	88 8f
your customers	74 -7ag-6b4c16d
your dad	75 -18c7k15g
your dads	88 5b
your date	86 -16c25e
your daughter	72 -5d11a
your daughters	82 -13a-9g5b6j9c
your days	88 -7g7i
your deductible	79 -47c-8b18a44g
your doctor	79 5c
your drive	86 -13c16g
your drivers	80 -5a11c
your driving	85 -8c11a
your e	88 -13g-6j-5bd36c
your email	74 -7d-5f22c
your employees	81 4b
your employer	76 -7a4d5b
your end	88 -20a27i
your equipment	82 -8c8g
your ex	88 5a
your experience	86 -4a9c
your family	68 -6c4i6a
your father	82 9c
your favorite	84 -5g8c
your feet	88 -8b9a
your first	80 -8g-6bi6e22a
your folks	76 -14k-10g-8j5a13bd
your friend	85 -9c-6d7j11h
your girlfriend	86 4b
your goal	88 -4a14c
your gut	82 -10c-9g-5a8b20i
your guys	82 -5di6a17g
your half	88 -16c19g
your hands	88 -7b14a
your head	84 -11b-4k9a10c
your health	71 -10k-7g-6a-5i28c
your height	85 -18g-4e26c
your home	69 -12c-8b5dj6f10g
your hours	84 -28c-15g11a36e
your house	70 -6i5g7d10f
your household	86 -5g8c
your husband	59 -14d-9e-7i-4k5a6b7g9c11j
your husbands	73 -19a-8d-5g5b6i7j20c
your income	75 -12ag29c
your insurance	69 -11g-9d-7a-5b7f37c
your job	71 -9b-6g26a
your kids	75 -22a-12c5b7j31d
your landlord	76 -10g4a11c
your last	65 -6ej6aci
your lease	77 
your lender	86 5a
your liability	82 -16g20c
your license	73 -18e-11c-8d-7j-6b19g37a
your life	84 -8bi-5g9j11a
your list	86 8h
your little	86 -6b7i8a
your main	79 -6g9c
your marital	88 4k
your medical	86 -11a-7c5d11b
your mind	75 -23g-19a5i6e7b13h18c
your missus	88 12e
your mod	88 -27c12j20g
your mom	74 11a
your moms	88 5j
your mortgage	81 -6g5c
your mother	79 -8a-5b13f
your name	72 -25j-18a-7g-5d7k8f11i12b22c
your neighbors	88 
your number	86 
your occupation	85 11c
your office	86 6f
your old	84 -15c7a14g
your oldest	81 -9c-7d-6b11a16j
your other	86 -4g13d
your own	63 -28c-4ek5a7b13f17g
your parents	71 5a6g
your partner	73 -15k-9a4d11b15c
your partners	80 -6e7g
your pay	88 
your paycheck	77 -8c-5a5i8f
your payroll	80 -45c-5a8b15d29g
your people	73 -13g-5e7i8d9a
your phone	82 -6g4b7a9k
your place	72 -7a-5g4i11d
your plans	86 
your policy	67 -18c-12b-8d-6k4i14h34a
your property	86 -24g-7a9d22c
your record	88 
your rent	84 -56c18a42g
your roof	82 
your salary	82 -6a5k10j
your sales	79 -22c32g
your schedule	88 
your score	85 -30a9c30g
your share	88 -13c22g
your shop	84 -4fk11c
your side	86 -7k-6j19a
your sister	76 -7g-4b4d5c9j
your sisters	88 -5a4h
your social	79 -18b-7k11a24c
your son	72 -10g5i7a
your spouse	71 6k
your spouses	84 -15c6k12a
your store	88 -8a6f7c
your street	86 6a
your stuff	80 -15c4b6a10g
your subs	77 -10g4b8a
your system	86 5ag
your things	86 7a
your time	79 -17g6a11e
your tools	85 -6c6a
your umbrella	86 
your uncle	88 5b6c
your unit	86 -5a4b
your vendors	88 -4b4i
your weight	84 -6j5k9c
your whole	84 5a
your wife	58 -11g-8d-7ik4j32b
your wifes	73 -9d-8a7b10g
your will	85 
your wind	85 -12c-8a8g15b
your work	76 -10c-5b9a11f
your yearly	85 -15g20c
your your	84 -5b7c
your zip	78 -9b4i5c7k
yours	59 -24b-15j-8k-5h5a9d18e26g
yours $	70 -29c-9k-6j6g8d35e
yours is	88 5k
yours or	82 -21b9a16d
yourself	61 -8e-7ag-6i-5f8c9k17b
yourself $	69 -14b-11e10c11k18a
yourself or	76 -19a27b
zero	86 
zillow	88 -9g5j8c
zip	67 -17j-11a-5g15k30c
zip $	79 -16j12a14c
zip code	79 -7a14c
zone	78 -10e-8j-6g11a17c
zone $	84 -6c12a
zoom	86 5a
~<#>	34 -37c-35k-24d-18e-12f8h11a28g119j
~<@d	62 -10eg11j12a
~<@da	62 -10eg11j12a
~<@m	66 -11e-10c-7g4f7a23j
~<@mo	66 -11e-10c-7g4f7a23j
~<@n	53 -20c-7i-5hk11d17g20j
~<@na	53 -20c-7i-5hk11d17g20j
~<a>	28 -14e-11d-10g-6f10j16i18k22b35a
~<ab	41 -9e-4d4cg5h21k
~<abl	80 13a
~<abo	41 -9e-8a6h7c23k
~<ac	56 -17g-7h-5k6e10a11j
~<acc	58 -10g-5hk5d6a7e11j
~<acr	85 5f
~<act	75 -7g6a10c
~<ad	53 -21b-15g-6h4c5ad6j12f18k
~<add	56 -24b-4i6a7e13k14f
~<adj	82 -6bg4c5k6i
~<adv	71 -6g4k5b9a
~<af	55 -16g-5f5aj8i9b12d
~<aff	84 -6c5ad
~<aft	55 -17g-5f4c6j7b9di
~<ag	52 -22j-12k-9af-8c-6i6h7b20g41e
~<aga	65 -7cd-5f4a5b11e
~<age	57 -35a-13j-8k-6h-5f5b10d11c14e35g
~<agg	86 
~<ago	76 -17g-15j-9c-8i-5b7h17a33e
~<agr	77 -5e7h12a
~<ah	75 -6c4b5a6j
~<ahe	75 -6c4b5a6j
~<ai	76 5f
~<air	77 -4g5f
~<al	43 -9b-7eh-5k12i15a20g
~<ala	71 -6k6j8a
~<alc	74 6cg
~<all	47 -10be-6a-5k13i34g
~<alm	82 
~<alo	71 -11g-4c10i11a
~<alr	64 -7gk-4c5j9e13a
~<alw	77 -9b-8j-6i-4c6a7d8g12f
~<am	52 -13c-10b-7d-5e6h11f12i14j
~<am>	55 -14g-13c-8b4k5j8hi10a16f
~<amo	70 -8a-6k-5f6i19g
~<an	26 -56b-13i4a10e14g19j24k28d39c
~<an>	51 -16i-10de-6b9h10a12j17g
~<and	33 -42a-23b-5h7g10c14k22e27j36d
~<ani	84 
~<ann	74 -12a8k15g
~<ano	71 -6c5e11a
~<ans	78 -7a-4k5g7c
~<anx	86 -9b13a
~<any	35 -69b-12j-9g-6e-5h8k25c103a
~<ap	56 -7b-6g6f10j12a
~<apa	64 -8b4a5k6d
~<app	62 -7d-6g5fj8a
~<ar	32 -19g-6c-5h6df24b31a
~<arc	88 5b
~<are	33 -16g-4h4c5j10f15a27b
~<aro	58 -8b-7j9d
~<art	84 -27c30a
~<as	48 -32a-15i-13b-10k-7c4f8h13d19g47j
~<as>	58 -29a-14i-11bc-7k11g17h24j25d
~<asi	80 -7b-4c7a12g
~<ask	55 -6d-5bhk6f7g9cj
~<asp	84 -5b8j
~<ass	76 -5g4j14b
~<at	42 -11b-8i-7c-6h6k20g30j
~<at>	42 -10bi-5h-4c6k12g33j
~<att	76 -5e-4c5g
~<au	59 -9i-8g6a7b8c
~<aud	66 -8a-5i4c6k15b
~<aut	66 -8g5c6f8a
~<av	85 -12c7gj
~<ave	88 -5c8g
~<aw	58 -17j-13a-6g-5h8c15k17d
~<awa	64 -9c-5i7a8k12d
~<awe	71 -9j4e5k9c
~<awf	86 -5a4c8i
~<aww	79 -13a-6j5ik6e11d
~<b>	77 -5c12b
~<ba	44 -6dfi-5h6b8j9g24c
~<bab	67 -8b-5d7e11a
~<bac	53 -7d-5e5g6b9a
~<bad	69 -6j-5e7b9c
~<bal	72 -17c-8a4j8k23g
~<ban	65 -5i-4g6b12d
~<bar	71 -12a-7d-5k9e24c
~<bas	66 -6g6i11c
~<bat	73 -14a5k8j13c
~<be	36 -11i-4k6e13a31d
~<be>	50 -15i-8fk-6h4a5j6g9e20d
~<bea	74 -6c6a
~<bec	65 -10i-5j6d16c
~<bed	75 -9a4k5g
~<bee	49 -9g-7ej4b5h6k8c18i
~<bef	55 -14k5df6g11i
~<beh	70 -10a-9c-6g4f13h16d
~<bei	70 -8b-5cg5f9i
~<bel	69 -21b-7k6g8j9f13a
~<ben	67 7a10d
~<bes	62 -12g-7b-5i5h7e12c14d
~<bet	62 -9a-7g-5i14b18c
~<bi	49 -20ai-5hj7d10k12g16c18b
~<bid	88 
~<big	56 -18i-8j-7a5dk10c13b17g
~<bik	77 -8a4b5g7k
~<bil	68 -15g-8a7b11d
~<bin	84 -9c4b5f
~<bir	63 -12a-7b-6g-4d17e20c
~<bis	86 -5c7g
~<bit	77 -6e7ag
~<bl	62 -13k-5fg-4bh4d5e6c22a
~<bla	80 5b6d8c
~<ble	82 -4j5b6d
~<blo	67 -12b-11g-7k8e10c18a
~<blu	84 -11c8g10a
~<bo	47 -28g-15f-14i6j8eh9k17a26b
~<boa	71 -9b5j13a
~<bod	79 -10a-6i6k12c
~<bon	85 -5c6a
~<boo	65 -14a4jk5h6d10b
~<bop	82 -5g7c
~<bor	68 -11g-5d7b9e11a
~<bos	77 -6j-4b6c17a
~<bot	63 -8g-4i5h8a9b
~<bou	69 -9g-7i-5cj6k12a15b
~<box	70 -8c-6f6k12e
~<boy	70 -17a-5c-4g7h10j16b
~<br	52 -17d-8k-7i-5a7h18c22g
~<bra	76 -8c14a
~<bre	67 -18b-5k5d10c23g
~<bri	63 -10a-6k-5d-4i6f12g14h
~<bro	63 -19d-10g5j7b21c
~<bs	88 -4b12a
~<bs>	88 -4b12a
~<bu	40 -11c-10d-6fh6j13b17g26e
~<buc	84 8a
~<bud	71 -8d-7c-4a20g
~<bug	78 -12g-5a7k8b9h
~<bui	56 -10j-6di-4ch10gk17e
~<bul	86 -7k-4c5f6i
~<bum	80 -5a-4h8b9j
~<bun	74 -9g-6c8i9ab
~<bur	63 -15a-4k6j9g18i
~<bus	49 -12i-7f5j6c7b8d10e
~<but	62 -10c-6a-4bd8e15g
~<buy	63 -5g4b6a8e
~<by	52 -15d-14g-6hk-4j12e18b22i
~<by>	52 -15d-14g-6hk-4j12e18b22i
~<c>	79 -48a-6b10c21i32j
~<ca	34 -16g-8c-5b5h10k14f19d23a
~<cab	88 -5b10j
~<cak	86 -8c6a9g
~<cal	51 -26g-16i-9a-7e6f8c13b21dh
~<cam	63 -15b-9i-7c-6d-5f9k12ag18j
~<can	47 -18j-10k-8g6di12f15a17e
~<car	43 -10g-9k-7beh-5aj5f6d21i37c
~<cas	63 -17a6k20b
~<cat	67 -10d-6a-5ci8g9e17k
~<cau	85 -16c-4g11k21a
~<ce	59 -12g-9k6b7cd9f10j
~<cei	86 -5ag10f
~<cel	79 -10g-5k5a6b14c
~<cen	88 -9a13j
~<cer	62 -6c10d
~<ch	46 -15d-12e-10c-9j5fi9b16k27a
~<cha	55 -21c-9e-5fi5d11ab15k
~<che	57 -10j-7d-4gi5e6c7k8a13b
~<chi	67 -17d6bf9g
~<cho	74 -15g-13b-7e-4j5h6c12a18i
~<chr	84 -4d12f
~<chu	79 -7b5f8a
~<ci	69 6ck8f
~<cig	80 -4ac6k7b
~<cit	74 -10b-4j9f11c
~<cl	46 -19i-16c-7h7fj8bde9ag
~<cla	58 -9e-7d-4j7k10ci
~<cle	66 -21i-10c5b9j26a
~<cli	62 -10g-9b7a8f14d
~<clo	55 -21c-15a-13i11b19g25e
~<co	31 -27c-13k6be8di9f12h19g23a
~<coa	81 -5a8b11g
~<cod	72 -7ag-5f7k24c
~<cof	82 -5j-4c5k10i
~<coi	81 -8k10b
~<col	58 -6ci7g8b11a
~<com	41 -11abg-6j5ci12f17d29h
~<con	54 -5h-4egj6f11b18a
~<coo	69 -7bf-6j-5g6a17d
~<cop	74 -15b-6k-4g7j20a
~<cor	65 -32a-7k-4i11b12f26j
~<cos	60 -15a-5hik7j28g
~<cou	47 -13k-10h11g12c16e
~<cov	49 -10d-8f-6j-4e5c6a8k21b
~<cow	85 -4g6c
~<cp	82 6bk
~<cpa	82 6bk
~<cr	54 -14f-12a-4g5k6i7d8e14b
~<cr>	86 
~<cra	67 -15a5hk7b9d
~<cre	58 -13f-7i4c8ae
~<cri	86 4e8i
~<cro	85 -13a8i13b
~<cu	53 -12a-9g-7f6d8h9k10i
~<cur	63 -14a-9f-7b-6g7h8c10e15k
~<cus	61 -7c-6b-5g-4ej4k9a12d
~<cut	73 -9k-5a5ci8b
~<cy	84 5d
~<cyb	86 
~<d>	82 -5a-4c6k
~<da	45 -9h-8i-7d-6f8ak11g19e
~<dad	67 -16c-5j4d5a7g9b
~<dam	67 -8e-5b9g11a
~<dan	82 -11c4e9a
~<das	82 -11k6g10a
~<dat	64 -18a-14g-7d-5hi10k20c24e
~<dau	68 -6dg-5k6cj13a
~<day	51 -12a7gk15e
~<de	45 -16a-12f-4ck12b13g14j15d
~<dea	64 -4e6b7a
~<deb	77 -28a6g9b23c
~<dec	61 -7g-6k-4b4a8d11j
~<ded	63 -8a17g
~<dee	79 -9a-8b5d6g8ci
~<deg	78 -8c6b11g
~<del	67 -14c-9b8a15e
~<den	73 -4g5cdh
~<dep	71 -14c7b12d
~<des	74 -10a-7i-4g9k20b
~<det	78 -7b12a
~<dev	84 -4a7j
~<di	34 -17k-15b-10d-9f6h12i14eg43a
~<dia	71 6a
~<did	36 -22k-14b-10d9hj10g15e20i22a
~<die	69 -9e-6c6ag7j
~<dif	69 -8b-7j5k7a8c
~<dig	75 -5abj7k17c
~<din	79 -9c-7j6d9ae
~<dip	85 -19b9c16a
~<dir	88 -8a7b9h
~<dis	64 -10c-7g9k11aj
~<div	72 -9cj6g20a
~<dm	88 4f
~<dmv	88 4f
~<do	24 -45k-14j6i8b11d21f29e53a
~<do>	27 -43k-39j-4g10i13eh16b17f21c48a
~<dob	84 -9a18c
~<doc	67 -17g-6a4j6i16d
~<doe	41 -23k-9j-8h8i13e17d22a
~<dog	71 -9b7a10j
~<doi	61 -15g-8j-6de-4h5bk17ci
~<dol	66 -15a-5c7g16j
~<don	65 -14a-11e5f6b10d12c
~<doo	65 -20b-13c5k9j11ef
~<dos	86 -8c12g
~<dot	80 -14a-4c21j
~<dou	88 -19a10g15b
~<dow	53 -20c-13i-12a5d10k11h13g15j
~<dr	44 -15c-8gj4e5a9d11h17b
~<dra	73 -8a-5c4i5h6b7e
~<dri	47 -6j-5h4d6b17a
~<dro	69 -17a-9c12b20h
~<dru	78 -14c4a10d
~<dry	85 4a
~<du	68 -9af4c5e8g13k
~<due	77 -15c-8g12a22e
~<dui	85 -15a22c
~<dup	88 
~<dur	88 5c
~<dw	81 -9ac17g
~<dwe	81 -9ac17g
~<e>	75 -18g-12a-6d-5k5b11c29j
~<ea	59 -28c-15b-11a-4eh7j14i23g27k
~<eac	67 -11a-8c-5e6d7g10jk
~<ear	70 -21b-18c13a15g18k
~<eas	77 -8b-4g17i
~<eat	81 -16a-4c11g15b
~<ed	78 -6g-5bj11c12k
~<edu	79 -6a-5bgj13k16c
~<ei	79 -12b-4c5j14a
~<eit	81 -5a4b5j
~<el	54 -19a-13g-5e7hj11c21d
~<ele	73 -9c4j
~<els	56 -11ag-5e4j8ch21d
~<em	51 -8a-6h-5c6d9j15e
~<em>	69 -22c-14a4b9j12e18g
~<ema	61 -5deg7i21c
~<eme	82 5d
~<emp	60 -12g-6c4d5j12e
~<en	57 -26b-6d-5c11a14gh
~<end	64 -14a-8b-6c7j19i
~<eng	82 -10j-8c5e11g
~<enj	81 5c11a
~<eno	71 -19b-17i-7c12g16h20a
~<enr	88 -7g-5e13c
~<ent	86 
~<eq	68 -15c5a18g
~<equ	68 -15c5a18g
~<er	80 -20k-9b7a14j16i
~<err	84 -21k-10b17i23a
~<es	77 -10f-4c17a
~<esc	81 13a
~<est	85 -11f5a6b
~<ev	43 -17c-10d-9b-6h6k7fj8i31a
~<eve	43 -16c-10d-9b-7e-6h5j7fk9i35a
~<ex	51 -13g-9d-5i6k7h13e14a
~<ex>	88 5a
~<exa	67 -12a-5d9f14e
~<exc	68 -21g-7k-5j4b13h16a
~<exi	86 -7a7h8j
~<exp	59 -14c-7g-6df4b12k18a
~<ext	70 -11b-4j11g14c
~<ey	85 -17a7d9b
~<eye	85 -17a7d9b
~<fa	47 -28i-13k-11d-8b-7h10c12e17f19g26a
~<fac	76 -12a-11b-9c7g9d10k12j
~<fai	74 -5j-4f5g11a
~<fak	82 -12g-7b6a8ci
~<fal	70 -10g-7dj-5h-4c7a15e17b
~<fam	58 -6j-5e10i12c
~<fan	86 -15b-5g6c8h11a
~<far	59 -37i-15b-9c-5d-4h6e17f18a41g
~<fas	77 -12i-6k6c8g10e
~<fat	79 -16k-11a-6b8c12f18j
~<fau	77 -12d9a20b
~<fav	81 -5g10c
~<fax	85 -9c4k6f
~<fe	52 -36b4k5j6ghi9c19a
~<fea	88 -4d11c
~<fee	57 -6e7gi9h
~<fel	73 -7b4e8c
~<fen	73 -20b5k18a
~<few	75 -12b4k5j12a
~<fi	43 -11c-7i-6b6fj7k12d14a
~<fia	86 7j
~<fie	86 -5a
~<fif	84 -5a5b
~<fig	67 -15c-6i5h7e12g
~<fil	63 -8b-5h-4eg5j8ad
~<fin	56 -12c-7fg5j7eh13b
~<fir	52 -9e-7a-5h7f10d17k
~<fis	82 -14b6f11a
~<fit	88 13a
~<fix	73 -10g-5k-4d11ac
~<fl	59 -18g-6e4k7c23b
~<fla	75 -12g-5i16b
~<flo	63 -9g-5a5j7c
~<fly	79 -5j8a10b
~<fo	33 -10e6dh10b14i26k
~<fol	62 -9gjk-6e6hi10b16d
~<foo	69 -5i9c14g
~<for	34 -11c-5e8gh9j11i30k
~<fou	75 -16g6a8c10b
~<fr	45 -27g-16b6i7hk11ej22c
~<fra	76 -9c-7g-6a4j19e
~<fre	71 -19a-17g5e10k26c
~<fri	71 -5eg6c8h
~<fro	47 -18b-7g5f6i11h17a
~<fry	86 -5ag6c7j
~<fu	53 -13f-5ei-4h5k8c12b14a
~<ful	61 -12f-6e5k7g9c11b
~<fun	62 -7i-6e5k6b13a
~<fur	72 -5ak-4c5bi8e
~<fus	86 -8b11a
~<g>	85 -11a-6k6j8c16g
~<ga	57 -11g-6h4b5f20j
~<gal	88 9j
~<gam	85 -7a12j
~<gap	75 -7c4b5e8a
~<gar	67 -9g6b12f
~<gas	84 -10a5c8b
~<gat	80 -5bg4i5a10j
~<gav	75 -5h-4e5d7c8g
~<gc	85 -13g13c
~<gc>	85 -13g13c
~<ge	43 -15g-7j-5bf4c10ei13a19k
~<gei	88 5j
~<gen	72 -5c5k7g
~<geo	85 -5f14k
~<get	43 -10c-8bj-5f5g8k11e13i14a
~<gi	52 -17e-10f-8j-6h-5d4c5bg14a25k
~<gir	71 -5a15b
~<giv	54 -13e-9fj-6i-4h4c8g13a28k
~<gl	68 -12g-5k5e9c13b
~<gl>	79 -12g6a10c
~<gla	73 -7ag-4j4h5c7e15b
~<gm	85 -9a-5c5b9j
~<gma	85 -9a-5c5b9j
~<go	33 -11e-9i-6d-5j11ag20b31k
~<go>	48 -13c-10ej-7g-4b6d23k26f
~<goa	86 -4a14c
~<goe	68 -9i-7d-5j5e19k
~<goi	54 -9f5g6h13k
~<gol	82 -5g4c6i
~<gon	66 -8e-7i-6d7b8aj
~<goo	52 -11k-8f8b9i12a
~<got	40 -13f-7e-6i4a5d8b13j17c
~<gp	88 -5ag13c
~<gpa	88 -5ag13c
~<gr	53 -17a-8i-7h6bc9fg12d
~<gra	62 -15g-9a5c7b9j10d
~<gre	73 -11j-9k-6i6g7f12c
~<gro	61 -11a-7i5f17g
~<gu	54 -22c-11a-8h7k8j11d18i
~<gua	80 13d
~<gue	75 -14c6k14j
~<gui	84 -10a4b8k
~<gun	81 -12b7c10a
~<gut	79 -14a-9cg18b19i
~<guy	58 -12b-9c-6h5df6g8ei
~<h>	82 
~<ha	28 -13e-10h-7f-4d9b11k13i45a
~<hac	79 5d9c
~<had	53 -11b-4g6a15j
~<hah	75 -11a-5c6g11b
~<hai	71 -13c7h19a
~<hal	65 -12j-6b10dk
~<han	56 -16c-8ej-7g10b33i
~<hap	52 -17e-9g-5i5a9h12k15c
~<har	68 -10g-5jk-4b6c18a
~<has	53 -7g-6bej-5d5f6c29a
~<hat	77 -6c-4j5f9g
~<hau	81 -18c-5a8b17i
~<hav	31 -12d-11i-7f-4h7k11gj14c23a
~<he	39 -28e-16b-6a6gi10k12f16j23d
~<he>	52 -21e-7ak-5f7g10c11i12d13j
~<hea	48 -11b-9g-8c-7a-6h8i14fj21k
~<hei	77 -10a-6j-5e5k23c
~<hel	64 -17c-5j-4e7h11b13i
~<her	53 -29i-11a-7e-4k6hj9f21dg
~<hes	84 -6b9a
~<hey	80 -10g-5j7i8c10a
~<hi	48 -27ak-24d4i10f12c13j14e42b
~<hid	88 -4c7b
~<hig	61 -16a-15i-8j-4k14g18f25b
~<hik	85 -13a-7k-6c6bj21g
~<him	68 -13k-5c8b9e
~<hip	88 
~<hir	71 -21e-11g6j12b23c
~<his	61 -24a-23d-11g6h11b12i17j27e
~<hit	65 -14g-4bk5ce9a10i
~<ho	27 -62a-32b-18j-13d-8k5c6h7e65g108i
~<hob	80 -11a-5g23c
~<hol	62 -14g-6c-5b-4e8f11i14d
~<hom	50 -13c-10i-6h5bk10f17a
~<hon	74 -12g-8a-4f6bj13c
~<hoo	85 6j7b
~<hop	77 6a
~<hor	88 -6j12a
~<hos	71 -6b4f8j9a
~<hot	71 -12f-11c7g13j15a
~<hou	45 -7i-5a7e8d9g15b
~<how	30 -112a-40b-26dj-7fk5c8e13h86g144i
~<hr	88 
~<hr>	88 
~<hu	50 -15f-9b-6k5d7j13a14i
~<huh	76 -17a-10g5c14i16j
~<hun	80 -5b-4g7j9a
~<hur	62 -19f-12b-5e9g10i18a
~<hus	56 -5k4e6d
~<hy	73 -6i-4c8g9a
~<hyd	76 -7i8g10a
~<hyg	88 
~<i>	34 -32a-30g-18b-6df19i40j66k
~<ic	88 -16c6e14i
~<ice	88 -16c6e14i
~<id	69 -10g-9d-8e4c5jk6b16a
~<id>	78 -8e-6g-5a6j8b13c
~<ide	75 -7c-5g8k10a
~<if	41 -14aj-13b-12h-9i7d11g14f25c31k
~<if>	41 -14aj-13b-12h-9i7d11g14f25c31k
~<il	88 6a
~<ill	88 6a
~<im	72 -7g5b17c
~<imp	73 -7g5b10c
~<in	29 -15b-12c5h7j8k14f20g25a
~<in>	33 -11c-9b6hk7i8a10g11j16f
~<inc	62 -7b-5h22c
~<ind	84 -11a12b
~<inf	72 9c
~<inj	71 -6b5k9g
~<ins	44 -17c-10j-5i5f7d13g23a
~<int	63 -12a-10g-7i6ej8dh14k
~<inv	71 -10c6g11a
~<ir	85 4a
~<ira	86 
~<is	23 -7gk12i15ad49j
~<is>	23 -7k-6g13i15a16d49j
~<iss	81 4c
~<it	28 -10d-9e-5cf5k8h10ai24b32j
~<it>	28 -10d-9e-6c-5f5k6a8h10i25b32j
~<its	82 7a
~<ja	86 -13b-8c8g15f
~<je	74 -6a10c
~<jee	88 
~<jew	79 5c
~<jo	55 -9g-8b-7k-6hj7d12c19a
~<job	55 -9b-7g-6e-4h4f8d12c15a
~<joi	82 -5jk-4b16e
~<ju	47 -16c-11g-7de-5i12h17k26b
~<jud	85 
~<jum	76 -10a-7b4g9c17h
~<jun	85 4e
~<jus	48 -23c-13g-8e6a7j20k29b
~<ka	86 -13i-9c5e10a13b
~<ke	51 -23g-4e8a17h20k
~<kee	54 -23g-5e10c11a20k
~<kep	73 -10g-7c5f22h
~<key	76 
~<ki	47 -9h-8a-5e8g10j12b
~<kic	81 -15c6bj11g
~<kid	54 -8g6ab7f
~<kin	55 -8a-6eh-5f7g8b19c
~<kit	71 -7a-5b-4c5i9j
~<kn	51 -12g-10b-9d-5i8aej26k
~<kne	86 
~<kno	51 -12g-10b-9d-5ci7j8ae27k
~<l>	82 -54b-11c-4i17g59a
~<la	42 -13b-12f-5i5c12g15j20e
~<lab	81 -10c18j
~<lad	74 -11a-6b5i15j
~<lai	81 -11c-6b9d13a
~<lak	80 -5a-4i9g
~<lan	62 -14b-10g-5f6j10e16a
~<lap	76 -9i-6g-5a6bj15h
~<lar	85 -13i-6a10c15g
~<las	48 -13a-10k-6f-4d12i15g20e
~<lat	69 -10c9g
~<law	67 -15g-8d-6j-5i9k11a21c
~<lay	80 -10j-5b4gk9a
~<le	44 -19g-10b-4d22k29c
~<lea	50 -20g-5ik5c6j9a20b
~<lef	69 -13c-6a19g
~<leg	73 -13d-8b-6g6a7k22c
~<len	73 4c9k
~<les	76 -24a6f12g15c
~<let	58 -15g-11a-6fj5eh6c10i22k
~<lev	78 -11b-4g4d13c
~<li	34 -24a-8b-6h9i10d11f20g30k
~<lia	61 5g6b
~<lic	60 -11a-5g7b9e13d
~<lie	79 -6c-5b8a
~<lif	54 -12c-8b-7a5f23g
~<lig	79 5a8d
~<lik	43 -10g-7b-4c5e17k21i
~<lim	62 -21a-5j-4d15c30g
~<lin	61 -9j-7a-6f-5e7k13g15c
~<liq	86 9a
~<lis	60 -18a-5bgi6d27k
~<lit	59 -6g-5h-4e4k10i13c
~<liv	56 -17a-13g-12e-11d5c10j21b28f
~<ll	77 -8a-5h18b
~<llc	77 -8a-5h18b
~<lo	39 -30i-27d-5j9k11be14f17g23h
~<loa	63 -10g-6a9j11c
~<loc	64 -8c-7g-4d5ei7f11a
~<log	81 -12b-6d20c
~<lon	52 -39i-13c-11a-9j7f11h16e49g
~<loo	54 -7d-4a6ch
~<lor	86 -6a7i10c
~<los	61 -18e-5f-4d6hk7i14a
~<lot	67 -6g10c
~<lov	67 -8gj-7c-6b-5i-4d5k8a13fh
~<low	70 -22i-5d7g31b
~<loy	82 -11c5e8j9h
~<ls	88 -31b-15j6i44a
~<ls>	88 -31b-15j6i44a
~<lu	74 -10b-7d15a
~<luc	84 -6bd7c
~<lum	85 -5c6j
~<lun	84 -4bg15a
~<m>	81 -9a-5g10j15c
~<ma	38 -13ei-10k10c11b14h29g
~<mac	73 -7a-5d8fj
~<mad	64 -17g-7k-5b-4c6f34h
~<mai	63 -14a-9g-6i7bf12c15d
~<mak	54 -9j-7k-6d-5ef5a8c10g13i
~<mal	84 -5b8a
~<mam	84 -13a6b7cg
~<man	45 -15i-12c-8bj-5a-4k6d63g
~<mar	64 -8dg-4h6jk17b
~<mas	88 -8a-4j19b
~<mat	70 -9d-5c11k13j
~<may	71 -8k-7c-5b5g8d17a
~<me	35 -29a-24g-18d-15f-10i-8e-6c4h15b122k
~<me>	37 -26a-22g-20c-16d-14f-9h-5ij146k
~<mea	72 -7j-5ck4b10h
~<med	64 -7gi-4k13c14b
~<mee	73 -5k6a
~<mem	84 8a
~<men	81 -12a-5k11c12j
~<mes	78 -6k5cg
~<met	74 -8k-7ag7b8j18h
~<mi	48 -10j-8fk-7d5i12e22g
~<mid	76 -8a-5i6bce8g
~<mig	80 -15b-4j5e8h10d
~<mil	62 -19a-4cf5j30g
~<min	55 -19c-13j-11k-8d6i12bg24a
~<mir	86 -8a20j
~<mis	67 -19g-17j5a7e9i25c
~<mo	38 -10i-9g-7a-6h6f10e22b24c
~<mob	86 -4ak4b9f
~<mod	75 -18a-5e7g9j11b
~<mom	67 -6b9a
~<mon	48 -16j-8i-5a4b5k9e23c
~<mor	51 -9c-6ij-5e-4d12k27b
~<mos	61 -6k-5e7j15c
~<mot	67 -8cg6d9f12a
~<mou	85 -6g-4a7i10c
~<mov	61 -9b-7k-5g5j21e
~<mr	85 11a
~<mrs	86 
~<mu	44 -30i-18j-6c-5dk12b60g
~<muc	45 -30i-15j-7dk-5ce5h13b63g
~<mus	80 -7b4d8a
~<my	55 -24j-9a-8k-4g4e6b8i14d21f
~<my>	55 -23j-10ak4e6b8i15d22f
~<mys	82 6a
~<n>	81 -14a-5bk-4g9c23j
~<na	49 -30g-19j-16a-6h7i9k20d44c
~<nam	50 -29g-22j-7e-6h8i12k15d44c
~<nan	86 5d7b
~<nat	84 6j
~<ne	41 -16ad-9g4f8e12i15h29k
~<nea	69 -13b-6c-5ik9a23f
~<nee	47 -13g-12di-8b-7c-5fj6e11h60k
~<nei	74 -5a-4k5b
~<ner	82 
~<nes	86 -8g-6jk12e13i
~<net	82 -5b14g
~<nev	72 -18a6h8j10c
~<new	57 -21k-6d5g6j14bi
~<nex	65 -5g-4a4h8b9c
~<ni	57 -14j-7ei4g8a9b11f
~<nic	67 -10e-5j4ck5b6a
~<nig	63 -11j-8i5g9a13f
~<nin	88 
~<no	37 -29b-21d-10a-6i5f6k15g24h44j
~<no>	55 -38b-19i-6dg5f6e7c10a46j
~<nob	71 -7de-4a7c12j
~<noi	85 7c
~<non	77 -9b-8c8h18j
~<nor	75 5a
~<nos	86 -10c6k8f
~<not	44 -10a-6d-5b6g7k10j18h
~<now	50 -22j-12d10h15c19g
~<nu	49 -14e-8bd6ik15g18c
~<num	50 -15j-13e-7b-5dh9ik17g22c
~<nur	74 -9c-8b8h9aj
~<nut	82 7c
~<o>	79 -13c-6g-5j5b23a
~<oa	84 6ac
~<oak	84 6ac
~<ob	88 5k
~<oc	75 8g
~<occ	75 8g
~<od	81 -17a12g20k
~<odo	84 -10a13g
~<of	34 -9h9a10k11i16d
~<of>	36 -8b-7h4j5k6a7g11i12cd
~<off	49 -24g-12j-10c4f5d6i10e14b15k
~<oft	74 -12i-8c-6a36g
~<oh	61 -21gj-11b5e7f9d11k12a13c
~<oh>	62 -26j-22g-12b5e7f9d12k14c15a
~<ohi	88 -5a7j
~<ok	48 -18j-16b5f6d8g12a15i
~<oka	48 -18j-16b5f6d8g12a15i
~<ol	51 -42i-6k-5cd13ej43g
~<old	51 -42i-7k-5cd13ej43g
~<on	30 -14f-12c-10e9i16a18k19j22d
~<on>	33 -20f-15b-11c-5e9di12g18k19a20j
~<onc	73 -5k-4d4e8b9c
~<one	43 -10a-6c-4g4i8f10j20d
~<onl	63 -9d-5g-4f6k8bc12j
~<oo	80 -9a-5k4f8g
~<ooh	81 -8a4e5f6i
~<op	61 -10g-5f7a9e
~<ope	62 -9g-6j-5f-4i7a9e11b
~<opi	86 -7a
~<opt	85 -14b7a9j
~<or	31 -65a-63j-32e-30g-22k-15h-7c5d11f260b
~<or>	32 -77a-64j-32e-29g-21k-14h-8c6d11f272b
~<ord	85 4i7f
~<ori	74 5b6d
~<ot	56 -8f-5abk-4e11gh16d
~<oth	56 -8f-5abk-4e11gh16d
~<ou	44 -25g-9d-5f6b9k12e30c
~<ouc	88 -20g24c
~<oug	86 -7d-5k-4g8c11a
~<our	70 -11a-10c-4g4j6k7e12i
~<out	44 -8g-6fi-5d4a6b8ek19c
~<ov	49 -10c-7h-4i4f8j18g
~<ove	49 -10c-7h-4i4f8j18g
~<ow	49 -16c-14d-13j-5h4f6a7i19b24g
~<owe	69 -19d-10a6k29g
~<own	50 -16c-13j-4h5f9i15a18b
~<p>	84 -7b12c
~<pa	37 -30e-14h-11d-7k6j9b17f19a20g22i
~<pac	73 -5d8f11a
~<pag	69 -9g-6b19k
~<pai	63 -9c-5e-4h8a11b13g
~<pan	82 5a6b
~<pap	67 -16ag4i6fk10bc
~<par	52 -17e-13d-12k-5h4gj9b19c24f
~<pas	61 -14e-7k-6c10aj11d
~<pat	75 -18b-5g5i22a
~<pay	44 -13a-10c-7e-6j-5dhk5b24i45g
~<pe	48 -10i-8k-7f4g7c14d16b
~<pee	79 -13a-6g5j8d14c
~<pen	75 -5a-4k9bc
~<peo	58 -6ej-4f9a13d
~<per	55 -9ci5e8b14g
~<pet	86 -13a-6g29c
~<ph	60 -7g-6h-5d5e9b10j
~<pho	63 -5dhi7e10b
~<phy	76 -11g4i5k
~<pi	54 -9gj-5i-4e6b10k22a
~<pic	59 -11e-6j-5a6b20k
~<pie	85 -6g8e
~<pil	76 -5dg10a12c
~<pin	86 -7c7e8a
~<pip	73 -7b13a
~<pit	86 -7k6a7b
~<piz	86 
~<pl	45 -8h-7g-6i5j9c10k12f
~<pla	47 -7k-6h7j10d15c
~<ple	67 -14a-9de-6j-4g14f16b23k
~<plo	86 -7b10a
~<plu	71 -5bg-4c5j11e
~<po	44 -14di-5bf5g6h8k9c10e17a
~<poc	76 -5i8g9c
~<poi	81 -6g-5c-4b8a13h
~<pol	48 -14a-10i-7d7ck11e13b
~<poo	68 -8b11a
~<por	80 -5d6b
~<pos	75 5ac
~<pou	80 -7b-6j5g11a
~<pow	88 
~<pr	44 -20a-5d6h10b18j20c
~<pre	59 -15a-6f-5h5k10b12cj
~<pri	58 -12a-7i-5h6f8c10g12b
~<pro	51 -5ak10j16h
~<pu	50 -18c-11i-7j6e16b23g
~<pul	70 -6j-5c12e
~<pum	84 8a
~<pur	81 -19a7b17g
~<pus	79 -6g-4k6a7b
~<put	53 -14c-7i-5e4j5a6f17g
~<qu	54 -8h-6i-5k14c16b
~<qua	79 -4a4j
~<que	69 -5h5cd
~<qui	63 -8j-7g5e7b18c
~<quo	66 -6c-4k8b12g
~<ra	54 -12i-9be5j9ck10gh
~<rac	80 -6b6g9a
~<rai	66 -9e-8i-7c-4hk4d5f10a15g
~<ran	79 -6a8c
~<rat	62 -18a-12c-5df4gj17h20k
~<re	38 -26i-12f-7g8e10a11bk12h25j
~<rea	53 -24i-13a-9b-8df-6g8e12c19h39k
~<reb	77 -8c12a
~<rec	58 -15i-11cd-4h4j11k13b23a
~<red	77 -6b6j9a
~<ref	79 -12c-7a8b21d
~<reg	68 -19c-5d-4e6aj7k17g
~<rej	88 5h
~<rel	80 
~<rem	67 -14k-6e-5bg8i12a20j
~<ren	53 -12k-8a-6j10d11b14g
~<rep	61 -10g5j7e
~<req	73 11c
~<res	69 -16k7h9b10i
~<ret	65 4g7j
~<rev	77 -6e4a5c9g
~<ri	37 -15c-11bek-9dh14g19i51j
~<rid	73 -17b-7d-6k-4j10f13c18a
~<rig	37 -19a-10c-9e-8d-6h24i50j
~<rin	68 -19c-13b-8i-7k7d13a29g
~<ris	78 -5g10b
~<riv	86 -9b9a
~<ro	50 -9b-8h-6f-4e5d6k14g19c
~<roa	70 -5k5af
~<roc	85 11c
~<rol	85 -24j-4ci11d28a
~<roo	55 -22b-10e-6h4j8g10a12c13k
~<rot	84 -10c-8a-4k11be
~<rou	69 -28a-8f5i7c13g15b
~<ru	54 -20e-19c-8j-6f10d14b40g
~<rul	86 5c
~<run	55 -21e-12c-10a-7j-5f11d19b32g
~<rus	86 6e7a
~<s>	78 -17a7b20j
~<sa	41 -24e-10b-6f7a13k18i24j
~<saf	67 -8g6j8c
~<sai	62 -12a-11c-9g7k19hj
~<sal	63 -12e-8b-5i4h7j20g
~<sam	62 -25b-8f-4c6g7ek27a
~<sat	79 -6j-5g-4bi5a10h11c
~<sav	65 -7c-5a5b16g
~<saw	77 -10k-7g4a9c11i
~<say	50 -23e-11ah-10c-7g8f9dj11b12k26i
~<sc	54 -26a-9c5f7b9d12i17g
~<sca	67 -20c-8j-4d8h13g20i
~<sch	60 -12g-8ai-4h4ek5j7bd12f
~<sco	76 -25a-4b4i19c20g
~<scr	79 -11a-6c10d11b
~<scu	82 -9b6g10a
~<se	43 -28c-10i-9g-5h5k9e14f17b32a
~<sea	75 -13a-7c4bj20e
~<sec	62 -11g5a6jk7c
~<see	59 -18c-11g-9h4i5b6d9e18f
~<sel	65 -11c-4k4d5e7g15b
~<sen	58 -11g-9c-6j4k8b12af
~<sep	79 12a
~<ser	66 -7c-5b6g15a
~<set	63 -14i-11e-6j6h14b16g
~<sew	85 
~<sh	41 -22g-12e-11d-4h7k10a23i25f
~<sha	62 -10c-9j-7d-4g8a11f17i
~<she	53 -16e-14d-8b-7c-6f6g7k16j27i
~<shi	68 -7d-6a-5c4j10b18e
~<sho	47 -14g-11e11d29f
~<shu	71 -17g8a12c
~<si	46 -15a-10g-4h5i6j40b
~<sic	77 -5g8c
~<sid	66 -5j7c16b
~<sig	61 -9g-7c-5b-4h6i7e8a10j
~<sim	85 -20a19b
~<sin	58 -9g-8a7i8j18b
~<sis	71 -5g9j
~<sit	63 -14j-9g-6i-5k5f7c8a13b
~<siz	81 -24c-12a5bk32g
~<sk	72 -10c-6k8i9e
~<ski	79 -11c8b11e
~<sky	79 -4bk10i
~<sl	61 -8c-7g-6k-5d6f8i9a10b
~<sla	77 -13c21b
~<sle	69 6j9f
~<sli	82 -5ag11c
~<slo	75 -6ck-5j-4b12i13a
~<sm	62 -12c-9j-5b4k5a11d20i
~<sma	73 -7c-5gj16d
~<smo	67 -8b-6c7a19i
~<sn	74 -10a-9f5k7c17j
~<sna	84 -6a6k
~<sno	79 -9f-5a18j
~<so	30 -26g-18d-17f-14i-5a7b15e18h22k59j
~<so>	34 -40a-26b-19g-18d-17i-10f5e23h40k92j
~<soc	71 -7j-6a-5d8b21c
~<sof	80 7j
~<sol	70 -13g-5d-4e9a15i
~<som	45 -15cj-7f-5g12d15a32b
~<son	69 -10g-8k5i9b13a
~<soo	70 -24i-9c-5b4g7a31e
~<sor	71 -21j-7b5i11a19c
~<sou	63 -17c-9b-7f7ek19j
~<sp	51 -14e-12a-8h-4d4g5j9bf11c12k
~<spa	69 -8k5c6i9a
~<spe	62 -18a-9ei4f10jk23g
~<spl	82 6f
~<spo	62 -15g-6j7f10k14c
~<spr	68 -6g-4c7j11b
~<sq	69 -7b4e7c10g
~<squ	69 -7b4e7c10g
~<sr	81 -30k7f28a
~<sr>	84 7f
~<st	37 -23d-12h5j8i12a15k22b
~<sta	47 -21d-13i-6j-5h6c12f13k16bg
~<ste	69 -20c-4k4i6d7g8a10e
~<sti	54 -14c-11dk-6h5f13i15a21j
~<sto	54 -10b-7g-5j5a14ck
~<str	58 -16g-8f-4d4k5c22b
~<stu	58 -6f-5a7ik
~<sty	85 -5a8c
~<su	51 -17f-6j-5e4h9a11g13c
~<sub	62 -7c5h8g
~<suc	88 
~<sud	86 -8e6c
~<sue	81 9g
~<sug	81 -14a9bc
~<sui	85 -6g4k12e
~<sum	75 -5g12b
~<sun	81 
~<sup	67 -15f-6i-5j4c5h8k10d
~<sur	67 -18b7c8i14a
~<sus	85 -7b10a
~<suv	88 6c
~<sw	65 -14j-11c-7a8i11b15g
~<swa	86 -6a11b
~<swe	79 -11c-8j7e15g
~<swi	69 -8a-7j4g6bi
~<sy	70 -7b6c13k
~<sys	70 -7b5c13k
~<t>	86 -36a36j
~<ta	45 -19c-12i-5k8a12g17b22d
~<tab	74 -14a-5c6d7b12g
~<tac	88 -5a5dj
~<tak	51 -10c-9f-7i-5g10a11bdk
~<tal	57 -12k-10i-4j8af10d14g
~<tap	82 -11c-5k14a
~<tax	77 -7a
~<te	40 -32c-12f-11i-10d-9e-6g6h9j21a60k
~<tea	73 -7g4bj
~<tee	72 -10c-5b8h15g
~<tel	43 -21g-14b-8c-7i-6f-5d6a64k
~<ten	77 -5b5aj6h
~<ter	67 -10c-6a-5df-4eh5k15b16g
~<tes	78 
~<tex	68 -16c-5k14b15a
~<th	17 -9h4f10ej11b13k15g24i29a
~<tha	29 -24c-14g-7de6k10i11h13a62j
~<the	20 6a8df11b12j14k35g
~<thi	40 -17g-13a5b17i21h22d
~<tho	55 -15f-14d-8b6ae9gh16i
~<thr	53 -10ce-6gh7ij8f17k
~<ti	47 -21i-11a-7b-6d12h47e
~<tic	70 -13c4jk13h
~<tie	82 -10b8e12j
~<tig	86 -10c6e7a
~<til	67 -11j-9ik-8a-5dg6f8c15b17e
~<tim	52 -14i-11b-9j-6af6h16g31e
~<tin	86 8k
~<tip	84 -8g18c
~<tit	74 -5a6j
~<to	29 -8i-7h5a7c10d13f34g
~<to>	31 -12j-11a-10i9df12g13k17b23c
~<tob	78 -7b9a
~<tod	58 -14k4i8d10g
~<tog	75 -9b-6a5e8j9f
~<tol	72 -9ac4d9g13j
~<tom	69 -6ab5j6i7g9e
~<ton	77 -17a6gj16c
~<too	56 -18k-12c-8b6f12g22a
~<top	68 -14g4k5j14c
~<tor	84 5g
~<tot	73 -6ae9dh
~<tou	78 -10a-9g7c16d
~<tow	66 -12d-5c-4e8a12f16b
~<tr	47 -27c-10b-9g6d10k13e15h20a
~<tra	59 -21c-6d4g6e7a15h
~<tre	62 -10g5k8i11a
~<tri	73 -11c-9b5h6a11d
~<tro	72 -6bc4k10a
~<tru	58 -6b-5ai6k7d12c
~<try	77 -17c22e
~<tu	60 -7i-5bk8a16g
~<tub	79 -8b13a
~<tui	85 -5a17g
~<tur	64 -6i5bf11g
~<tv	86 -5ab6g12c
~<tw	76 -9a9b
~<twi	77 -9a10b
~<ty	69 -7a6j8c9k
~<typ	69 -7a6j8c9k
~<ub	82 7a
~<ube	82 7a
~<ug	79 -5g4f8h
~<ugh	85 -6a6e9h
~<ugl	85 4a6f
~<um	62 -10g-6i7h8a9b
~<umb	62 -10g-6i7h8a9b
~<un	51 -11i-6d-4e4k5j22b
~<unc	82 -6d5ck
~<und	57 -8ei5f7b15g
~<unh	86 
~<uni	63 -13g6aj12b
~<unp	88 
~<unt	88 -4a5e
~<up	43 -19b-8g-5j5h14a17e19f
~<up>	44 -8c-7b-5j6h15e20f
~<upd	72 -13b5a8e10c
~<upg	88 8c
~<ups	74 -6bg13a
~<us	51 -12g-10j-7i-5d6e9h11c23a
~<us>	62 -13g-7ad4c5e11h12b
~<use	57 -9i-7f-5b13c21a
~<usi	85 -9b19a
~<usu	73 -8g-7c-6j10f12e
~<v>	82 4c
~<va	58 -28b-5k4g34a
~<vac	78 -12c7f14a
~<val	64 -8b-4d13g15c
~<van	73 -10c-6g-4b4i5j6h7d
~<vap	84 -22b23a
~<ve	61 -16g-12a-7e-5d8j19k25b
~<veh	65 -5dg-4e5c7k
~<ven	75 -14g-7a-5c6k21b
~<ver	84 -9a-5c5b11k
~<vi	62 -13a-10g5h26c
~<vid	84 
~<vin	70 -23a-7g7b36c
~<vio	82 5j
~<vis	75 -8b-6k8h10a
~<vo	76 -9a-7k-6d12b16c
~<voi	85 -11k-10a14b18c
~<vol	84 -7a6b
~<w>	80 -16c5di19g
~<wa	35 -31f5bc6a7d15ik21h
~<wag	74 -7c5g6k
~<wai	73 -8c-6k5h6j8i
~<wal	59 -13a-7i-6ce7b34k
~<wan	45 -14d-4a5f9hk10b12e
~<war	84 9a
~<was	45 -33f-15k-9g4bj6a8c13h16i25d
~<wat	61 -13i-10e5g6b9f
~<way	62 -14j-12b-11f-8a-6d5h6k8e12c22i
~<we	40 -13b-9f-6e5h14k20i21a
~<we>	52 -8f-4d5i9c10j
~<wea	77 -9e-8g6i8c10a
~<web	79 -6j-4h5a6c12b
~<wed	82 -7a-5d4e6k10j
~<wee	56 -13a-5bk7gh8c10i
~<wei	69 -12j-9d5a8c16g
~<wel	66 -12b-11j-7e-4cg9ah14d15i
~<wen	66 -18g-7bi-4ae8h10k21j
~<wer	56 -16c-7h-5i9k12e18a
~<wet	86 5i
~<wh	20 -157a-59b-54j-15k-14i33f36g38h78d100e109c
~<wha	25 -112a-47b-41j-22k-10d-6i10f29h41e81g152c
~<whe	36 -69a-31b-23j-20h4c8i17k76f80e
~<whi	53 -29a-9i-8h-6g4b5f8e17c28d
~<who	37 -40a-33g-18ij-13e-12b-9f10k165d
~<why	59 -23a-19c-11g-10j-6ei-5b-4d96h
~<wi	34 -5f8i16k20a
~<wid	84 -6gj-4i5e9ab
~<wif	55 -10d-8j-7k-5e5ai6c24b
~<wil	53 -14b-8d-7c-6fh6j10e18a20k
~<win	64 -14c6a12i
~<wir	74 
~<wis	71 -9b-7j-5d13g17c
~<wit	38 -8bg5k6j7h10a16d
~<wo	32 -8g-6h-5e8c13fi18bk
~<woo	69 -8c11i
~<wor	42 -10a-6e-4d5b8k17c19f
~<wou	37 -5ch6a10k12bi
~<wow	76 -14a-7j4e8g23k
~<wr	58 -20b-6g-4ef13dj18c
~<wre	75 -7a13d
~<wri	65 -18b-5a11c18j
~<wro	70 -8b-6g-4k13c14a
~<x>	84 -8a16b
~<y>	86 -5a18j
~<ya	72 -12a-4i7g8b10k
~<yar	74 -4i7g
~<ye	42 -14d-12k-11i-9f4g11c14h17be
~<yea	43 -15a-10k-8fi-7d4c9h13e20b21g
~<yes	72 -20g-14a10c12h14j
~<yet	66 -9j-8d-6g-4bc8e34a
~<yo	14 -16k7e8b9d10a11f14h15gj18c20i
~<you	14 -16k7be9d10a12f14h15gj18c20i
~<ze	86 
~<zer	86 
~<zi	65 -16j-10g-5a-4d14k31c
~<zil	86 -4ag5j7c
~<zip	66 -20j-7g-4d14k26c
~<zo	73 -9e-7j-6g-4d5b13a15c
~<zon	78 -10e-8j-6g11a17c
~<zoo	85 8b
~@da	62 -10eg11j12a
~@day	62 -10eg11j12a
~@mo	66 -11e-10c-7g4f7a23j
~@mon	66 -11e-10c-7g4f7a23j
~@na	53 -20c-7i-5hk11d17g20j
~@nam	53 -20c-7i-5hk11d17g20j
~ab>	72 -8c5e12b
~abe	77 8a
~abet	79 9a
~abi	59 -8c-4i5a6dj7g
~abie	88 
~abil	60 -4c6a8g
~abin	88 -5b10j
~abl	63 -8b-7g-6k-5e8ad19c
~able	63 -11g-7b-6k-5e8d10a20c
~ably	88 6g
~abo	41 -10e-7a-4d5f6hj22k
~abor	88 -8c5a11j
~abou	41 -12d-9e-7a-5b6fh8c23k
~abov	79 -8c-4a4b15d
~abs	86 
~aby	68 -8b-6d7e12a
~aby>	70 -5d8e10a
~abys	82 -5b6c
~aca	76 -12c4e7f14a
~acan	84 6a
~acat	84 -12c6a8f
~acc	57 -11g-6b-5h4d6e11j12a
~acce	81 -11b5d13a
~acci	70 -16c-4b4d5i13e
~acco	61 -13g-5h5b7aj13c
~ace	48 -8c-4h4j9g15d
~ace>	50 -8b-5c8d13g
~aceb	88 -8b6j8c
~aced	80 -12a-4g10e12b
~acem	79 -9g5a8b
~aces	80 -10a-9c6g7b12d
~ach	56 -9a-5i-4f5k6e9c11j
~ach>	62 -15a-9c-5b6d8j9e10k
~ache	70 -6g-5ek7bj9c
~achi	72 -5d7a13c
~aci	86 8a
~acin	86 8a
~ack	49 -10ce-6i-4d4k7g15h17a
~ack>	54 -8a-5bei4k7j22g
~acka	77 -7g10b12c
~acke	69 -7c-6j-5g9f10h
~ackg	85 -4j7b
~acki	82 -12c7b12h
~acks	80 -9b17a
~acku	77 -4c15a
~aco	84 -11ac10f14j
~acon	88 -10a-9c9j10f
~acr	85 5f
~acro	86 5f
~act	56 -15g-13a-6h-5e6b7d9f13ck
~act>	69 -17g-5a-4c10f18k
~acti	80 -7c6ak
~actl	78 -8a-5k6fg12c
~acto	69 -12ac5b6j10g11d
~acts	79 -6g5d7c
~actu	75 -10g-9b-5j15c16a
~acy	85 5c6j
~acy>	85 5c6j
~ad>	45 -15g-9i-5e-4h8b13c14a16k
~ada	88 -7g5i7c
~adb	85 4j5a
~adbo	85 4j5a
~add	54 -25b-5i4e9k11f13d
~add>	72 -18b-6c8g9j11a
~adde	78 -8b-5c5g6a10d
~addi	71 -7c6a
~addr	62 -14a-11b-8j-6g-4d10e12c14k17f
~addy	77 -4ak6c9d
~ade	58 -28g-6k-5ad-4j6fi7e8c28h
~ade>	61 -23g-11a-6b5f6c10e31h
~aded	82 5a
~ades	76 -7g5b10i
~adg	88 
~adge	88 
~adi	77 -28a5g22f
~adin	80 -29a-5c4b11g23f
~adj	82 -6bg4c5k6i
~adju	82 -6bg4c5k6i
~adl	82 -7a10b
~adli	85 
~ado	78 5g6d
~ado>	84 -5c7g
~adoe	86 5c
~ads	73 -6c4b
~ads>	81 -5j4b6g
~adsi	79 5aj
~adu	85 -5b5af
~adua	85 -5b5af
~adv	71 -6g4k5b9a
~advi	71 -6g4k5b9a
~ady	64 -9d-7g14j
~ady>	64 -9d-7g14j
~afe	67 -8g4b5j8c
~afe>	81 -5b14a
~afet	69 -7ag4k11c
~aff	72 -17c-5fk7j12a15g
~aff>	79 -12c4j5ag
~affi	86 -5b6a9g
~affo	84 -6c5ad
~aft	55 -18g-5f6b7cj9di
~aft>	86 4c
~afte	55 -17g-5f4c6j7b9di
~aga	65 -8c-7d5b11e
~agai	65 -7cd-5f4a5b11e
~age	41 -12j-8af-5h6d15k16c21g
~age>	44 -22d-10h-5b9e12k16c29g
~aged	79 -13g-5f5b16c
~agem	85 -17c11g14d
~agen	62 -22g-7e-6j5i13b17d
~ager	73 -4g4c6d
~ages	68 -11a-7be-5j8k10h17g
~agg	80 -7b-5c5i6h
~aggr	86 
~agi	81 -5b8c10f
~agin	84 -6b7c11f
~agl	88 
~agle	88 
~agn	81 -10a4e6c
~agno	81 -10a4e6c
~ago	76 -17g-15j-9c-8i-5b7h17a33e
~ago>	76 -17g-15j-9c-8i-5b7h17a33e
~agr	75 -5e7ah
~agre	77 -5e7h12a
~ah>	82 -11a-5e6i18j
~aha	74 -11a-5c6g11b
~aha>	74 -11a-5c6g11b
~ahe	75 -6c4b5a6j
~ahea	75 -6c4b5a6j
~aho	86 -5a5b
~aid	55 -31c-6f-5ei13bh20j
~aid>	55 -30c-6f-5e-4ai14h15b20j
~aig	74 -7a5e7b
~aigh	75 -6a6e8b
~ail	54 -13g-4d6f15a
~ail>	56 -11g-7e-4i4f7b9a12c
~ailb	88 9c
~aile	79 -9c8i12e
~ails	84 
~aim	59 -9e-5ad5gk10i
~aim>	64 -9ej-5a-4d9c10gi
~aims	70 -6c-5g8j
~ain	52 -10k-8i-7c4bh6f9a13g
~ain>	58 -15c-6k6b7de12a
~aine	77 -6b-5d-4c15a
~aini	79 -6g7c
~ainl	86 -10a12c
~ains	72 -5e7f12h
~aint	75 -11a8g21c
~ainy	85 -22c-8i30g
~air	61 -9g-7h-6i21c
~air>	67 -17g-7ah4j9b25c
~airb	85 -5b12a
~airs	72 5bg
~ais	68 -7g-4h5d6b12c
~aise	69 5d7b
~ait	75 -4k5h8i
~ait>	79 -6k5h
~aiv	86 -9c9j
~aive	86 -9c9j
~ak>	70 -6k4j6b
~ake	45 -6e-5fj6bgi8a9c
~ake>	47 -11e-8d-7a7g10i11c14b
~aken	86 11a
~aker	77 -12b26a
~akes	67 -7b-5c8e11d
~aki	69 -15g-9i-8b-4k8a9d10j19c
~akin	69 -15g-9i-8b-4k8a9d10j19c
~aks	74 -11b-8g12c14a
~aks>	74 -11b-8g12c14a
~al>	42 -24i-16f-11e8g9c10a11k16b19j
~ala	65 -17c-4e12j18g
~alan	82 -20c18g
~alar	67 4g10j
~alc	74 6cg
~alco	74 6cg
~ale	63 -14e-6c5h8d21g
~ale>	77 -17a-10c-7e4d7i8b15g
~aler	82 -5g6j
~ales	69 -10b-9e-8j-7i6h16g18a
~alf	65 -11j-5b10k11d
~alf>	66 -23c-12j4g11k30d
~ali	77 -10b-5j8k15a
~alid	86 -6b9a
~alk	53 -7e-6cg5f7d20k
~alk>	58 -7i-5cf5a29k
~alke	72 -19g-6b5j10c13i
~alki	67 -12c-7a-6k-5j-4e5b8d13fg
~all	39 -16i-10j-7a-6k4f7c17h18d21b
~all>	42 -14k-13i-5j-4f9h16b17dg
~allb	86 -8a8k
~alle	67 -14j-7e-6ag8h11d24c
~alli	74 -11c-6a8k10b13f
~allp	78 7g8k
~alls	65 -13e-7d-6i-5g9b11a22j
~ally	59 -17g-10j-6a6cf11e13h
~alm	82 
~almo	82 
~alo	67 -16g-4b9a19i
~alon	69 -11g-5c8i12a
~alr	64 -7gk-4c5j9e13a
~alre	72 5j7b
~alri	70 -7k-6g-5b8e13a
~als	71 -6d5f6k9c
~als>	73 -6a-5dk6f14c
~alt	57 -15g-7ad-5h7j8b25i
~alt>	79 -4b5a6i
~alth	58 -12g-7a-5d5c10b22i
~alty	88 6e7j
~alu	66 -9a-4d13g16c
~alua	84 -9a16c
~alue	67 -4d16g
~alv	86 12j
~alw	77 -9b-8j-6i-4c6a7d8g12f
~alwa	77 -9b-8j-6i-4c6a7d8g12f
~am>	51 -14g-13c-9b4k6hj8i14a15f
~ama	65 -9e-5b-4d12j13g
~ama>	84 -7k6g8c
~amag	68 -8e-5b9g11a
~amb	86 -12a-5k6c16f
~ame	41 -26b-11h-10a-8i5g8ef9j11c17k22d
~ame>	42 -12b-10h-9a-5i5j6de10g14c17k
~amed	71 -20b-14c5ej8d10k13f
~amer	77 5a6k
~ames	70 -6a-5g5j7c9d
~ami	58 -7j-6c-5g6ae10bi
~amil	58 -6j-5e4a9b11i
~amin	84 -8c17e
~amm	86 -7a6b
~amme	88 -7a6b
~amo	69 -13a-6k-5bf5i15c19g
~amou	69 -13a-6k-5bf5i14c19g
~amp	70 -24b-4c6j28a
~ampl	88 4j
~ampo	74 -12b15a
~amr	88 -12b-8c18a
~amry	88 -12b-8c18a
~ams	84 9a
~ams>	85 9a
~an>	39 -28i-21k-7j-5g5e6f10h32c33a
~ana	69 -23g7k13di
~ana>	88 -5c6a
~anag	70 -23g13di
~anc	45 -7c-5i9e11b
~anc>	88 -4a12j
~ance	45 -7c-5a-4i5k10e20b
~anch	86 
~anci	76 -14b15a
~and	31 -14a-13b-10f-7ch4g9i23j30e32d
~and>	32 -22b-17a-8i-6f6g13k23j29d31e
~andb	85 
~andd	85 -9a6c
~ande	85 7b
~andi	84 -7g6c9j
~andk	88 8a
~andl	59 -11a-8c-7g-6e-5f4d18b22i
~andm	82 -10a-4g6j7c
~ands	66 -10k-9d-8a-7e-5b-4f13j16c17i
~andy	76 -8j-4c12f17a
~ane	67 -7a8f10c
~ane>	78 -7a-4b6j11f
~aned	86 -6a6c
~anen	86 6c
~aner	88 -4a5c
~anes	82 
~ang	56 -13g-10j-7b-6dfh6c25i26a
~ang>	76 -9g-8e-7b5k11a12c
~ange	60 -7b-5dj-4h34a
~angi	72 -16a-5cf5e7k19i
~ani	66 -8c-6g5d11j
~anie	74 -5c5bd
~anim	84 
~anin	85 -6c8h
~anis	88 -6a5j7c
~ank	61 -7g4c12d
~ank>	66 -11g5c6k11d
~ankr	86 7a
~anks	76 -12a-6k4g6be
~ann	63 -10c-4b6a8g14j
~anne	80 -5d11j
~anni	72 -10b-6c28a
~annu	75 -11a7c18g
~anny	85 -6a-5c4d6b9j
~ano	70 -9c-4g5e6j8ab
~anot	71 -6c5e11a
~ans	59 -23a13bc
~ans>	62 -11a-5g5k8c
~answ	78 -5j5g8c
~ant	43 -13d-6g5ef7h8k15b
~ant>	44 -14d-11g-4j4c5e7h12b22a
~ante	82 
~anti	82 4g
~ants	72 -19a5j7f13k
~anu	85 -9b-5g17a
~anx	86 -9b13a
~anxi	86 -9b13a
~any	31 -58b-16i-15j-6h11c19k46g64a
~any>	34 -45b-24j-16i-6fh-4e14k16c39a61g
~anyb	56 -15b-9c-5g8h11d19a
~anym	81 -5ack10e
~anyo	67 -9c-5d21a
~anys	77 -11d-5g-4h7jk
~anyt	50 -20b-7e-5g-4dh10j15c24a
~anyw	74 -8c5k7f12a
~ap>	69 -10j-7c8k18b
~apa	64 -8b4ak6d
~apar	64 -8b4ak6d
~ape	60 -22g-8e-7c-4h19a22i
~ape>	70 -14c-13b-8g13i28a
~aper	65 -16g-8a-7e5k6f8c15b
~apes	86 -8c4a12i
~api	84 -8a14j
~apin	86 -7a4c11j
~app	49 -16e-13g-6d-5i5bj8hk12ac
~app>	70 -8g-6d4a13j
~appe	53 -17e-7g-6a12k19c
~appl	77 4h5a
~appo	85 10f
~appr	75 5b
~appy	72 -9i-8c5b7h15a
~aps	74 -9i-6g-5c7j14h
~aps>	88 4b
~apse	78 -9i-6g6j15h
~apt	85 6b
~ar>	39 -15b-14i-13d-10h5j7g11e14f17a26c
~ara	62 -13c-11g6bk24f
~arag	68 -11c-9g6k14f
~aras	85 -5c6a
~arat	75 -5c14a
~arb	78 7a11e
~arbe	88 13e
~arby	81 8a
~arc	82 -17a-8c5b10h14j
~arch	88 5b
~ard	50 -11ag-10k7j9e10c11i13b
~ard>	54 -18a-7dj-4g9c10i14e16b
~arde	80 -12a10b17c
~ardi	77 -11c-5b-4k7j12ad
~ards	68 -10b-5g6ij15a
~are	32 -10a-7i-4k7d9j13f39b
~are>	32 -7k6j9d10f32b
~area	79 -22c-12a-9e4k5b39f
~ared	84 -11c5be6g
~aree	88 
~areh	88 
~aren	68 -4d4g15a
~ares	78 -11a-5c-4i17f
~aret	85 -5a8b
~arg	68 -12i-7c-5a-4b8d24g
~arge	69 -12i-5a-4b7g8d10c
~ari	67 -8g-4b4c7a11j
~arij	88 -5c6a
~arin	73 -7g15j
~arit	80 -5a-4b8c10k
~ark	64 -5f8a9k
~ark>	71 -6ab-5f6g13k
~arke	74 -15c5e7j
~arki	84 -11g-7j4b18a
~arl	76 -8c-5j11ag
~arly	79 -8c13g
~arm	64 -10b-9g-5c10a16ej
~arm>	67 -9b-8g-5k7e9j13a
~arml	88 10a
~arms	84 -7a5j6k
~arn	69 -10c-8b-5a5i22g
~arn>	75 -13c4i12g
~arne	81 -4c4b5e
~arni	85 -18b-11c14a16g
~aro	58 -8b-7j4k9d
~arou	58 -8b-7j9d
~arp	85 
~arr	55 -9i-5e-4h5ak6d11b
~arri	66 -6ag-5i5c11d14b
~arry	59 -7c-5i8g15a
~ars	48 -12a-9j-8d-7e4f5i7h9c11b14g
~ars>	48 -11j-10a-8d-7e4f5i7h10c11b14g
~art	46 -10h-9k-5ij4f7b10a16d18g
~art>	53 -10b-7h-5i8e12g20a
~arte	69 -9i14g
~arti	77 9b
~artm	63 -7c-4i4k17d
~artn	67 -12k-7e4c10g11b
~arts	80 -18a-6g-4e12i14f
~arty	82 -5eg8c
~ary	66 -7a-6g-5c6e8d15i
~ary>	66 -8a-6g-5c6e8d15i
~as>	39 -22f-20k-11b-5g4i12c15j18d19h20a
~ase	52 -18d-5e-4h10f12k17c
~ase>	55 -21a-5di-4g13f15k20c
~ased	85 -21d19a
~asem	68 7i11a
~ash	60 -20a9d10b11j
~ash>	62 -11a-8c10d14bg
~ashe	81 -15g18c
~asi	72 -10c-8b4j6g13i
~asid	80 -7b-4c7a12g
~asie	84 -13b-4g19i
~asin	85 4b
~ask	55 -6d-5abh5f7j20c
~ask>	60 -13b-5g6d8f18a
~aske	77 -8ak5bg6i
~aski	70 -20a-5i5bj7c8e11g
~asks	81 -12d-6g-5e5jk19c
~aso	69 -25a-7g-5d10c15e23h
~ason	69 -25a-7g-5d10c15e23h
~asp	84 -5b8j
~asph	85 -5b8a
~ass	58 -14e-7c-4i6k23b
~ass>	67 -13e-8g4k5a6bcf
~asse	67 -10c4k6g9j
~assi	82 5c
~assm	86 -6c7a
~asso	88 -5c13b
~assw	86 -11a14b
~ast	46 -19k-6f-5hj-4a7i8c10g14b21e
~ast>	47 -18k-8f-5h-4b8i9a13g22e
~aste	81 -10a9c17b
~asti	88 -5a6f
~asu	75 -11a-6f10d22b
~asur	75 -11a-6f10d22b
~asy	84 5b
~asy>	84 5b
~at>	20 -8d-7k-6a-5b11f12hj21g25c38e
~ata	81 -4j4f5b7a
~ata>	85 -4d5f9a
~atc	64 -11c-7ad-5h6b11j25k
~atch	64 -11c-7ad-5h6b11j25k
~ate	42 -22b-14d-8i7j11c13f15e20k
~ate>	49 -13a-10b4g9f25e
~ated	64 -27b-9g-4j4i8h14a18c
~atel	71 -4c12a
~atem	82 -12a10j
~aten	88 5a
~ater	60 -10i-9a-6e5b7k9fg
~ates	64 -10d-8g-5e5j8c9a10k
~atev	79 -11c25k
~ath	61 -21a-9i-8e-6d-4c6f10k16j20b
~ath>	77 -22c5ab13g
~athe	66 -13a-8g-6e6k8f10b11j
~athr	81 -13i-6a-4c22b
~aths	84 -14b-9a4j6k17c
~ati	50 -12g-5i-4a6f8h14b
~atic	80 -4ck6h9a
~atie	88 
~atin	70 -10a-5c5bk11i
~atio	53 -10i-9g8f11c17b
~atis	88 -5i-4b4a12h
~atl	81 5g13c
~atll	85 -4g17c
~atm	81 
~atme	81 
~ato	86 5i7c
~ator	88 7c
~ats	75 -27b4c6e16a
~ats>	76 -8b4c6e
~att	67 -9a4k5d8b
~atta	79 -13a-5e4i5g6b
~atte	73 -5d6k9a
~atto	88 
~atu	78 -8j-5b-4g8k17c
~atus	82 -9a-4b10k16c
~atv	78 -15a7f8g17c
~atve	78 -15a7f8g17c
~au>	88 -5a7j
~aud	66 -8a-5i4c6k15b
~audi	66 -8a-5i4c6k15b
~aug	67 -8d-6g4j5a6c
~augh	67 -8d-6g4j5a6c
~aul	73 -20c-12d14i26b
~aul>	85 -5a9b
~ault	77 -12d9a20b
~aur	81 -6b7i
~aura	81 -6b7i
~aus	65 -10i-6j6d15a
~ause	65 -10i-6j4c6d11a
~aut	65 -8g-5i5f12a
~auto	66 -8g5c6f8a
~ave	30 -14i-7d-5fh-4e4bg8k12j13c30a
~ave>	31 -13i-8d-6f-5h4b10k12j21c27a
~aved	79 -12c13g
~avel	77 -8c5f
~aver	88 -5c8g
~avi	65 -8c-6i13b14g
~avin	65 -8c-6i13b14g
~avo	80 -7a-5g17c
~avor	80 -7a-5g17c
~avy	86 
~avy>	86 
~aw>	69 -13g-8dj-5k8i9ae16c
~awa	64 -9c-5i7a8k12d
~away	65 -11c-5i7a8k13d
~awe	69 -9j-6a4e5k7b9c
~awer	86 -8a8b
~awes	71 -9j4e5k9c
~awf	86 -5a4c8i
~awfu	86 -5a4c8i
~awl	82 -8c-5g6b10i
~awl>	82 -8c-5g6b10i
~aws	80 -6g4c8b
~awsu	84 -6g5c9a
~aww	79 -13a-6j5ik6e11d
~aww>	79 -13a-6j5ik6e11d
~awy	75 -4g8ak
~awye	75 -4g8ak
~ax>	75 -21g-9b5ef8cjk
~axe	84 -8a9b
~axes	84 -8a9b
~ay>	33 -15a-9h-8j6k7g10c12f41i
~ayb	81 -11c16a
~aybe	81 -11c16a
~ayc	70 -11c-5b7f12g
~aych	71 -12c-5b7f9g
~aye	85 -5b13k
~ayer	88 -5b8k
~ayi	58 -16j-12f-7e-5c12d17i18g
~ayin	58 -16j-12f-7e-5c12d17i18g
~aym	65 -10j-6d8b12e
~ayme	65 -10j-6d8b12e
~ayo	84 10g
~ayou	85 10g
~ayr	66 -9a7d10g
~ayro	66 -9a7d10g
~ays	53 -16a4fk5ci
~ays>	53 -16a4fk5ci
~azy	76 -5i5b7h
~azy>	76 -5i5b7h
~ba>	80 -9b6g10a
~bab	66 -7b-5d7e11a
~babi	88 
~baby	68 -8b-6d7e12a
~bac	52 -7d-6e4j7k11a
~bacc	78 -7b9a
~bach	81 -4c4j10b
~back	53 -6d-5e5g6a
~bad	69 -6j-5e7b9c
~bad>	69 -6j-5e8a9c
~bal	70 -17c-8a5j6k22g
~bala	82 -20c18g
~ball	73 -7a5jk6g
~ban	52 -6ik6e7b14d
~band	56 -6c-5k5d6b9e
~bank	65 -5i-4g12d
~bar	69 -15a-7dg6h9e21c
~bar>	85 -12d14a
~barb	88 13e
~bare	85 -5g5bd
~bark	88 -9j14c
~barn	85 -16a16c
~bas	66 -6g6i11c
~base	67 7i10a
~bat	73 -14a5k8j13c
~bath	74 -14a5k8j13c
~bbi	79 -6g-5a17c
~bbie	80 -5g11c
~bco	79 5g
~bcon	79 5g
~be>	49 -17i-9f-6h7j8e12a19d
~bea	74 -6c6a
~beag	88 
~beat	81 6a
~bec	65 -11i-6j5d21c
~beca	67 -10a-9i-5j4g7d17c
~beco	85 -8g5e8a
~bed	74 -10a4k5bg
~bed>	88 
~bedr	77 -8a5g
~bee	49 -9g-7ej4b5h6k8c18i
~been	49 -13g-7e-6j5b6hk8c18i
~beer	82 6g
~bef	55 -14k5df6g11i
~befo	55 -14k5df6g11i
~beh	70 -10a-9c-6g4f13h16d
~behi	70 -8ac-6g-5b4f13h16d
~bei	70 -8b-5cg5f9i
~bein	70 -8b-5cg5f9i
~bel	67 -14b-5k5g8f14j
~beli	79 -11g-8a-5b6c7j9e11f
~bell	82 -5a5j8b
~belo	78 -10b-5c8g15a
~belt	88 -10b-5k6j11g
~ben	67 7a10d
~bend	82 4a
~bene	69 10d
~ber	48 -17b-7dh-4j6k14g15ai
~ber>	49 -16b-9di-5hj6a13cf20g
~bers	68 -21f-11c-8g8k13a23i
~bes	62 -12g-7b-5i5h7e12c14d
~besi	69 -6b-5g20d
~best	68 -8g-4di6h9e13c
~bet	61 -7g-5i12b16c
~bete	79 9a
~bett	65 -7f-6g5c7b10k
~betw	78 -7k-4a7f10b
~bid	88 
~bie	76 -5g10c
~bies	76 -5g10c
~big	56 -18i-8j-7a5dk10c13b17g
~big>	59 -11i-7d-4j4g8k9c11b
~bigg	75 -10a-4j4g17d
~bigs	85 -9i14g
~bik	77 -8a4b5g7k
~bike	77 -8a4b5g7k
~bil	56 -6g-4ac7f9d12b
~bile	86 -4ak4b9f
~bili	60 -4c6a8g
~bill	68 -15g-8a7b11d
~bin	69 -12g-9b7a9c12j
~bin>	84 -7b9c11j
~bind	84 -9c4b5f
~bing	76 -9g-7b7c15a
~bir	63 -12a-7b-5g-4df4k17e20c
~birt	64 -11a-8b-4dg12c24e
~bis	86 -5c7g
~bisc	86 -5c7g
~bit	75 -6e4d5a7g
~bit>	77 -6e7ag
~bla	80 5b6d8c
~blam	82 4c5b6d
~ble	52 -12k-6i-4fh7b9a21c
~ble>	54 -9k-7ej-4i6c31a
~blem	73 -7a-4g6e7bj
~bles	79 -22a-4j4b6d24c
~bli	82 4i
~blin	88 4i
~blo	67 -12b-11g-7k8e10c18a
~bloc	88 4a7c
~bloo	70 -8b-6g-4k7j10e13a
~blow	88 -6g-4j7c8i
~blu	84 -11c8g10a
~blue	88 -10c-4a12g
~bly	88 6g
~bly>	88 6g
~bnb	85 -5b12a
~bnb>	85 -5b12a
~boa	70 -10b-5k4f5j15a
~boar	74 -6bk4f11a
~boat	81 -5b6a
~bod	47 -15b4j5i9d
~bodi	81 -7a5c
~body	47 -15b4j6i9d
~bol	84 4j6b
~bolt	84 4j6b
~bon	85 -5c6a
~boo	63 -6a-4ei4j5d7k
~book	64 -4ce4j5dh7k
~boot	86 5c
~bop	82 -5g7c
~bop>	82 -5g7c
~bor	63 -13g-11k-7d6a8j13b17e
~bor>	79 -6g-4a6bi9j
~borh	88 -6a5e7g
~born	71 -11g-6k-5d5a18e
~borr	78 9b
~bors	82 -4c6j9a
~bos	77 -6j-4b6c17a
~boss	77 6c8a
~bot	63 -8g-4i5h8a9b
~both	65 -6g-5k-4i5ah10b
~bott	82 4c5k
~bou	41 -13d-10e5ch6f26k
~boug	70 -8g-7i-5c7a8k15b
~bout	41 -12d-9e-7a-5b6fh8c23k
~bov	79 -8c-4a4b15d
~bove	79 -8c-4a4b15d
~box	68 -7f-6c-5a4b6k11e
~box>	69 -7cf7k11e
~boxe	88 -6a7b
~boy	70 -17a-5c-4g7h10j16b
~boy>	74 -7a-6c-5gk7i9h10j
~boys	79 -11a16b
~bra	74 -4j9a
~brak	88 5a
~bran	80 -4c5a9b
~bre	57 -7bi-5k4a5h8c10g
~brea	70 -5k-4g5ad11c
~bree	84 
~brel	62 -6i-5b7h13g
~bri	63 -10a-7k-5d-4i6f12g14h
~bric	75 8c
~brid	88 -6a-5d6c10j
~brin	68 -14c8fg17h
~bro	62 -19d-10g6a7b11j13c
~brok	74 -18a-9d5f11b17c
~brot	69 -11d-6k-5g5j13c14a
~brou	84 -7c5k6e8a
~bs>	62 -16b-9k-5c8g11d20a
~bsi	80 -5hj6c12b
~bsit	80 -5hj6c12b
~bt>	81 -9a-5j7g10b
~bts	88 -22a26c
~bts>	88 -22a26c
~buc	84 8a
~buck	84 8a
~bud	71 -8d-7c-4a20g
~budd	77 -8d-6c7gj
~budg	79 -6a15g
~bug	78 -12g-5a7k8b9h
~bugg	88 -8g5k11c
~bugs	85 -6cg8b12h
~bui	54 -10c-7j-6di-4h8a9k11g16e
~buic	88 7a
~buil	55 -9c-6di-5j-4h4a9k11g16e
~bul	85 -7k-5c5f6i
~bull	86 -7k-4c5f6i
~bum	80 -5a-4h8b9j
~bump	81 -4h9j
~bun	74 -9g-6c8i9ab
~bunc	85 -11a6d12b
~bund	84 12a
~bung	86 -7b-6g-5c8a14i
~bur	62 -14a-9b-5k6g17i18j
~bure	88 -5a7j
~buri	79 -11a7b9c
~burn	69 -12b-10c11g18i
~burs	82 
~bury	88 -23a23j
~bus	49 -12i-7f6cj7b8d10e
~bus>	82 6a
~busi	50 -12i-11a-6f6j9bd10c
~busy	72 -4g6a13e
~but	62 -12ac-4d5b8e15g
~but>	64 -7c-6bi5e17g
~butc	88 -5b14i
~butt	88 -9a6e7b
~buy	63 -5g4b6a8e
~buy>	64 -5a4c6b8e
~buyi	84 -7c15a
~by>	50 -18d-16g-7k-6h7c13b17e23i
~bys	82 -5b6c
~bys>	84 -6a9c
~cab	86 -8b-4c9ej
~cabi	88 -5b10j
~cak	86 -8c6a9g
~cake	86 -8c6a9g
~cal	47 -17g-15a-14e-12i-4c8f17h20d27b
~cal>	62 -6i-4c5f9b
~cale	81 -10a-8c-7e8i15g
~call	51 -27g-13i-10e-8a4c5f6j16b19d20h
~cam	61 -15b-9i-8c-6d-5f9k13g15a17j
~came	64 -11a-10i-5d-4f4b10k11g15j
~camp	88 -15b13a
~camr	88 -12b-8c18a
~can	46 -16j-10k-7g5d8i11f14ae
~can>	48 -25j-17k10i12ef19a
~canc	70 -12g-5ab5d6k7e10j
~cand	88 -5a5k
~cane	79 4j
~cant	84 6a
~cap	88 -13a5c11j
~car	42 -11jk-9bg-5e4a26i29c
~car>	51 -14b-7j-6d-4e7f34c
~card	58 -16g-10a-5d13b14i15c
~care	64 -10c-6i5g7a11d
~carp	88 
~carr	58 -6i5k6g13d
~cars	66 -22k-5e5d23i
~cary	84 -8j7a17i
~cas	63 -16a4g5k20b
~case	76 -5a9j
~cash	66 -13a5g6k21b
~cat	54 -11a-10j-7i5f6g7e22k
~cat>	88 -6a9b
~catc	74 -11d-8b10e21k
~cate	62 -5c6f11d
~cati	66 -8j-4b7c11k
~cats	84 -11b6a7g
~cau	65 -10i-7j4c5d7a11k
~caus	66 -10i-6j4c7d11a
~cce	80 -10b5d13a
~ccen	86 7a
~cci	70 -16c-4b4d5i13e
~ccid	70 -16c-4b4d5i13e
~cco	60 -15g-5ehi5j7a12c14b
~cco>	75 5b8a
~ccor	88 
~ccou	64 -13g-5h6j11b15c
~ccu	73 -8a16g
~ccup	79 -10a-6k24c
~ccur	82 -22c4k9j12g
~ce>	36 6g8k10ab12i
~ceb	88 -8b6j8c
~cebo	88 -8b6j8c
~ced	70 -15j-5a7e30b
~ced>	70 -15j-5a7e30b
~cei	78 -14g-4e7ck9f
~ceil	86 -5ag10f
~ceip	82 -10g4c9k
~cel	70 -10a-9g12c16b
~cel>	84 -8a7b
~cele	86 
~cell	75 -10g11b13c
~cem	77 -9g-5c7b12a
~ceme	78 -9g7b9a
~cen	55 -11ac-6f7e8d10b14g
~cens	60 -11a-5g7b9e13d
~cent	64 -13c-5d4j5h21g
~cer	58 -10b-9c-7g-6i5ej6f7a17d
~cer>	73 -13g-11b-4f5e8j9k12d
~ceri	88 -5b4a7g
~cern	84 5c7a
~cert	62 -6c10d
~ces	64 -23c7a24d
~ces>	69 -24c-4b4k12a18d
~cess	75 -6g-5a9d
~ch>	39 -40a-34i-13j13c18k21g24d28b
~cha	54 -11e-10c-7f-6i7b10ak11g
~cha>	86 -4g5a16c
~chai	77 -8a-4c7b9h
~chan	59 -5de-4gh10k25a
~char	69 -18c5b6d7k11g
~chas	85 -15a18g
~chat	81 -8c7d8j
~che	50 -7ch7j16b
~chea	78 -10cj-7e6b12g15a
~chec	57 -8a-6g-5j6c8b12e
~ched	71 -11i-6g5bj14c
~chel	81 -4c4j10b
~chem	88 
~chen	71 -7a-5b-4c5i9j
~cher	78 -9a-6c7b16i
~ches	74 -5ck-4e6d7g
~chew	85 8b
~chi	60 -12d-11j-6e6g8a9c12b
~chil	69 -11d-5e-4a5b6f9g
~chim	86 -5b4a
~chin	68 -14j-5d8c9b14a
~chit	88 5b
~cho	59 -22g-6e5c7i10df
~chol	88 -9g9i
~choo	60 -15g-8h-5e4j7cd11f
~chr	84 -4d12f
~chri	84 -4d12f
~chu	79 -7b5f8a
~chur	79 -7b5f8a
~cia	58 -13g-5a4b8d20c
~cial	62 -5j4e22c
~cian	86 13j
~ciar	76 -10g7c14d
~ciat	84 -6c12b
~cid	64 -10c-6g7i9dej
~cide	65 -20a-13c-5g4b8i10e11d14j
~cidi	86 -10b-6j4c22a
~cie	68 -7b-6d5a18c
~cies	68 -7a-5d18c
~cig	80 -4ac6k7b
~ciga	80 -4ac6k7b
~cin	78 -4j4a6c
~cin>	88 5a
~cine	85 9c
~cis	77 8d
~cisi	77 8d
~cit	71 -12b-5j9a13f
~citi	88 -7c5f6e
~city	75 -9b6a10f
~ck>	43 -18a-12j-11b-10h4g7d11e12c15k23i
~cka	77 -7g10b12c
~ckag	77 -7g10b12c
~cke	56 -12c-9i-6e-5a6f9j13h14b
~cked	65 -5k6h10j11b
~cker	75 -9a-4gj4d8b12h
~cket	65 -8c-7b-6i-5d5a6gk8fj
~ckg	85 -4j7b
~ckgr	85 -4j7b
~cki	71 -14g5i11h14b
~ckin	71 -14g5i11h14b
~ckl	79 -11c-4gk8d15h
~ckle	82 -11c4a16h
~cko	84 -9c-5a7i12g
~ckon	88 -9c10g
~cks	61 -12b-10i-7d7j14g16a
~cks>	62 -10i-7d-5b7aj14g
~cku	70 -12c7g13e
~ckup	70 -12c7g13e
~cky	78 -5d6c
~cky>	81 -5d7c
~cla	57 -11a-9e-7d6j7c9ik
~clai	59 -9e-5ad5gk10i
~clar	84 
~clas	78 -4g6f
~clau	88 
~cle	57 -19i-10d-9g-5e7k8b10j28a
~cle>	66 -9d-7a5c6b14k
~clea	67 -21i-10c5b9j27a
~cles	72 -12g-5k6j7c15a
~cli	60 -12g-8bk4e7f8a16d
~clie	64 -5g13d
~clim	79 -12b-5g5d16a
~clin	79 -7k-4d5e6h9f
~clo	55 -21c-15a-13i11b19g25e
~cloc	82 -8a-6j9e11b
~clos	56 -23c-13i-7a4d5b7j16g21e
~clot	86 
~clou	84 
~clu	73 -6b-5g9c13a
~clud	74 -9b9a10c
~co>	70 -5c6k12g
~coa	81 -5a8b11g
~coas	86 6g
~cod	72 -7ag-5f7k24c
~code	72 -7ag-5f7k24c
~cof	82 -5j-4c5k10i
~coff	82 -5j-4c5k10i
~coh	74 6cg
~coho	74 6cg
~coi	81 -8k10b
~coi>	85 -8k7a
~col	57 -6ci7g8b11a
~cold	84 4a
~coll	59 -6c-5i9b10ag
~colo	88 
~colu	88 
~com	40 -23a-7bj6i10f14d20c25h
~com>	88 -4a10j
~come	51 -11a-9k-6j35h
~comf	77 -6c4f9a
~comi	68 -21b-19a-7gj9i12f37c
~comm	65 -5a5k6b8g
~comp	46 -5cg4k5b6ei13d
~con	50 -7e-6h-5d7j9f12a
~con>	88 -10a-9c9j10f
~conc	82 5c6b
~cond	62 -8g-6b10j11c
~conf	88 -5d8c
~cong	81 -8g-7j5a6e8c
~cons	71 -12c6g17a
~cont	59 -10c-6ae7k9b10g
~conv	79 -9k5gj7c
~coo	69 -7bf-6j-5g6a17d
~cook	85 -9b5d9a
~cool	71 -7f-5j-4g5c14d
~cop	74 -15b-6k-4g7j20a
~copp	86 -18b20a
~copy	78 -6k8j
~cor	55 -22a-14i-8d-5h8c10b11f30j
~cord	62 -14i-8d-7cg6jk10b17a
~core	76 -25a-4b4i19c20g
~corn	86 -9a-5k9c17f
~coro	88 5d
~corp	77 -4i14b
~corr	70 -14a32j
~cos	60 -15a-6i-5hk7j29g
~cost	60 -15a-5hik7j28g
~cot	88 5a
~coti	88 5a
~cou	44 -11h-6k-5a4f7c8b11e13g
~couc	85 -7a4b5c
~coul	50 -23k-14j-8h-4df16g18e28a
~coun	55 -12a-8c-7hi5j7b11f21k
~coup	75 -11f5j11c
~cour	79 -27a5f8c18j
~cous	81 6f
~cov	49 -10d-9f-6j-5e4c7k9a21b
~cove	49 -11g-10d-9f-6j7k8c9a21b
~cow	85 -4g6c
~cowo	88 4i
~cpa	82 6bk
~cpa>	84 6b
~cr>	86 
~cra	65 -21a5h8d13b
~cras	79 -7ag-5b12d13c
~crat	88 -6a7b
~craw	81 -7c-5g6b10i
~craz	76 -5i5b7h
~cre	57 -13f-8i-5g7b12e17a
~crea	78 -9g-8c-5k11e16a
~cred	63 -14g-13f12ac
~cree	77 -7i8g10a
~crem	82 -6a10c
~crew	74 -13c-7a-6i5bd12g
~cri	73 -8g-6a-4c6i7d10k
~crib	85 -7a4c14k
~crip	81 -5c9d
~cro	74 -8c-5g-4k7i9b
~cros	84 -5c5fi6b
~crow	79 4b6a
~cs>	79 -5c6h7b
~ct>	58 -35a-9e-6gi6h15ck23j
~cte	75 -18a4i9j14b
~cted	77 -8c5i11j
~cti	56 -6d-4ef7j15k
~ctib	63 6g
~ctin	84 -6g-5d4c10k
~ctio	66 -5bc14k
~ctl	74 -8b-5k5fg11c
~ctly	74 -8b-5k5fg11c
~cto	61 -14a-9c-8g6i7e23d
~ctor	61 -14a-9c-8g6i7e23d
~ctr	73 -9c-4a6bj
~ctri	75 -8c-5a7bj
~ctro	86 5k
~cts	75 -14b-6g5d9c16a
~cts>	75 -14b-6g5d9c16a
~ctu	64 -11g-5bi-4j4f5k11c12a
~ctua	77 -6g12c
~ctur	68 -6g-4bi5f7k10a
~cub	82 -9b6g10a
~cuba	82 -9b6g10a
~cui	85 5g
~cuit	86 -5c7g
~cup	77 -17a-8k5i22c
~cupa	79 -7a-6k24c
~cur	60 -11a-10cf-5d6h8e9j19k
~curi	73 -13c-7a-5j8b10h17k
~curl	88 9i
~curr	64 -7b-5i6k12e
~cus	60 -17g-6bj-5e15dh
~cuse	88 -18g-6a13c20h
~cush	85 -9c6a8k
~cust	62 -7g-6b-4e6a13d
~cut	71 -7k-5a5ci8b
~cut>	75 -6gk8c9b
~cy>	48 -10i-5c4g5k6a12e
~cyb	86 
~cybe	86 
~cyc	80 4d
~cycl	80 4d
~da>	85 -5g
~dad	65 -11c-5j6d8b10g
~dad>	71 -15c4a5k11g
~dadd	77 -4ak6c9d
~dads	86 5b
~dam	67 -8e-5b9g11a
~dama	68 -8e-5b9g11a
~dan	78 -11c4e11a
~dang	82 -11c4e9a
~dar	88 4gk
~das	74 -11k11a
~das>	88 
~dash	77 -11k5g12a
~dat	59 -20g-13a-9d-6i-5h5k25c34e
~data	84 -5d5f9a
~date	61 -19a-15g-10b-5d-4i5k26c37e
~dati	85 -6g14b
~dau	68 -6dg-5k6cj10a
~daug	68 -6dg-5k6cj10a
~day	44 -20a-8b-5g4f5d6j16e31c
~day>	47 -24a-22g-8bi-5k8j12f22e41c
~days	59 -11j-9f-5ce4d8ai18g
~dba	88 
~dbo	80 4j5a
~dbol	85 4j5a
~dboo	88 
~dd>	72 -18b-12c5a6j7g20k
~dda	85 -9a6c
~ddad	86 -5a7c
~dde	75 -8be9ad
~dded	84 7a
~dden	86 -8e6c
~dder	85 -8c-5b6g11d
~ddi	68 -11c5fk8j
~ddin	76 -8c-5d-4b5fk10j
~ddit	74 -4c5b
~ddl	77 -14a-5i6eg7b14c
~ddle	77 -14a-5i6eg7b14c
~ddr	62 -14a-11b-8j-6g-4d10e12c14k17f
~ddre	62 -14a-11b-8j-6g-4d10e12c14k17f
~ddy	70 4j6g
~ddy>	73 -5j8c9g
~ddys	86 -10c4b11j
~de>	49 -15a-8g6j7c8f20h
~dea	61 -5egh5bk14a
~dea>	77 -5g5k7a
~dead	74 -6k-5g7a9b
~deal	69 -13g5k6d10c
~deat	84 -13c-4b4i20g
~deb	77 -28a6g9b23c
~debt	78 -28a-4j6g10b23c
~dec	61 -7g-6k-4b4a8d11j
~dec>	79 
~dece	86 -5b-4c6g8a
~deci	67 -7g-5k-4a10j12d
~decl	75 -4c5ae7h
~ded	55 -7ej-5b7i9cg11a
~ded>	61 -11j-8b-7g-6e7i11c20a
~dedu	63 -8a17g
~dee	79 -9a-8b5d6g8ci
~deep	86 -12a-7b8j9g10i
~deer	88 -4j14c
~deg	78 -8c6b11g
~degr	78 -8c6b11g
~del	63 -5cg5a11e
~del>	79 -12a-7g12bc
~deli	66 -15c-9b14e16a
~den	57 -11g-5ck6d9e14j
~den>	78 -9e4c5i6b
~denc	86 -9ag6k14e
~deni	86 8d
~dent	60 -21c-9k-4b11ej13a
~deo	84 
~deo>	84 
~dep	69 -13c11d13b
~depa	80 -10c-7a8b14d
~depe	75 -6a15b
~der	50 -23a-12e-6j-4c9f10d17b19g
~der>	53 -17j-9e-8k-6h5d8f10b22c
~dere	88 -22c7f21g
~deri	84 -8a8g
~ders	69 -16a-15c-5i7h13k19j
~derw	82 -4j6d
~des	58 -21g6d9b10k14j
~des>	64 -12g5j6i11d
~desc	86 -6a5c14k
~desi	84 
~desk	84 10b
~dest	73 -8g-7b-5i5k9a14j
~det	78 -7b12a
~deta	85 -8b8a
~dete	84 5a
~dev	84 -4a7j
~devi	84 -4a7j
~dge	74 -5j13g
~dge>	86 -5j5a
~dget	78 -6a14g
~dia	68 9d
~diab	79 9a
~diag	82 -10a4e7c
~dian	80 13d
~dic	66 -21a5be18c
~dica	68 -17a6b12c
~dici	85 9c
~did	36 -22k-14b-10d9hj10g15e20i22a
~did>	36 -22k-14b-10d9hj10g15e20i22a
~die	68 -9e-5c4g6j12a
~die>	80 -5b5g10a
~died	72 -9e-6c10j
~dif	69 -8b-7j5k7a8c
~diff	69 -8b-7j5k7a8c
~dig	75 -5abj7k17c
~digi	75 -5abj7k17c
~dil	80 -7a4g5c
~dily	81 -7a5c
~din	52 -12i-7g6c11j14f
~din>	69 -8a-7k-4e8c11j
~ding	54 -11g-8i-6d-4h6c8j17f
~dinn	82 -8c-7j6d9e10a
~dip	85 -19b9c16a
~dir	88 -8a7b9h
~dis	64 -10c-8g-4b9ak16j
~disa	79 -4c4a9j
~disc	71 4b12k
~dise	85 5j8a
~dist	85 -7b9j
~dit	54 -18g-9f5ak10c19b
~dit>	59 -13f-12g8k9b17c
~dite	84 10a
~diti	67 -5g4f9b
~dito	85 
~div	70 -10c-9j6g11b13a
~dive	85 -7b5a9g
~divi	77 5b
~divo	80 -10j-8c12a14b
~dju	82 -6bg4c5k6i
~djus	82 -6bg4c5k6i
~dki	88 8a
~dkid	88 8a
~dle	61 -17a-7j-5f-4g12b18i
~dle>	68 -38a-12g-6j5h7b11c37i
~dled	79 -16i-6b-5c33a
~dles	73 -7a8d12b
~dli	78 -7d11b
~dlin	78 -7d11b
~dlo	67 -4ek5d8a
~dlor	67 -4ek5d8a
~dma	85 -11a-5g4d8cj
~dma>	86 -11a-5g4d8cj
~dmv	88 4f
~dmv>	88 4f
~dne	88 -11d12c
~do>	27 -44k-39j9i12h14e16b17f20c48a
~dob	84 -9a18c
~dob>	84 -9a18c
~doc	67 -17g-6a4j6i16d
~doct	68 -16g-4a7i16d
~doe	41 -24k-9j-8h4c8i12e16d22a
~does	41 -24k-9j-8h4c8i12e16d22a
~dog	70 -13b7a10j
~dog>	74 -6ab4ci11j
~dogs	82 -9b15a
~doi	61 -15g-8j-6de-4h5bk17ci
~doin	61 -15g-8j-6de-4h5bk17ci
~dol	66 -15a-5c7g16j
~doll	66 -15a-5c7g16j
~dom	82 -14a12g
~dome	84 -14a13g
~don	63 -13a-10e4f5b6j9d10c
~done	63 -13a-10e4f5b6j9d10c
~doo	65 -17b-14c5k9j10f11e
~door	65 -17b-14c5k9j10f11e
~dor	79 -16b-9g6i8c15a
~dor>	88 -6g10c
~dors	86 -4b7i
~dos	85 -8c12g
~dose	86 -8c12g
~dot	80 -14a-4c21j
~dot>	84 -13a20j
~dou	85 -16a9g15b
~doub	88 -19a10g15b
~dow	52 -16a-11c-8i4e6k7d10h22j
~dow>	85 -6c-5g5e6j12i
~dowe	88 -6j-4i10ab
~down	52 -13ai-5c5d8k10h14j
~dra	67 -8c4h5eg
~draf	86 4c
~dran	76 -7i8g10a
~draw	79 -8c-7a8e12b
~dre	59 -14a-7j-5bi8e15f17k
~dren	73 -10c5gk6b
~dres	62 -14a-11b-8j-6g-4d10e12c14k17f
~dri	47 -6j-5h4d6b17a
~drin	72 -6i-5d19a
~driv	48 -4gh4c5b7a8d
~dro	65 -22a-7c-4j15b19h
~droo	77 -8a5g
~drop	69 -15a-9c13b21h
~dru	78 -14c4a10d
~drug	79 -14c8a10d
~dry	85 4a
~ds>	45 -7b-4h6ai21j
~dsh	79 -6a-5j5k10b
~dshi	85 -5j5k
~dsi	79 4a5j
~dsid	79 4a5j
~dua	84 5f
~duat	85 -5b5af
~duc	60 -9b-6af5k7g21c
~duca	79 -6a-5bgj13k16c
~duct	62 -5b-4k6c12g
~due	76 -15c-8g12a22e
~due>	76 -15c-8g12a22e
~dui	85 -15a22c
~dul	80 6e
~dule	81 6e
~dup	88 
~dupl	88 
~dur	88 5c
~duri	88 5c
~dvi	71 -6g4k5b9a
~dvic	74 -9c5b6a8d
~dvis	82 -13d5j10c
~dwe	81 -9ac17g
~dwel	81 -9ac17g
~dwo	88 -7a7j
~dy>	45 -10b6j7e14a
~dys	69 -9ag-7e4b7c10j
~dys>	69 -9ag-7e4b7c10j
~ea>	70 -23c-9eg7k8j34f
~eab	82 -6b17f
~eabo	82 -6b17f
~eac	60 -15i-10a5c7ej11k
~each	60 -15i-10a7ejk9c
~eact	88 -5c7k
~ead	52 -25c-15i-7ad-6h-5e10f13g20b32k
~ead>	58 -13g-11i-7e-5a-4h12c19b25k
~eadb	85 4j5a
~eade	84 
~eadi	82 -27a-5c12g23f
~eadl	85 
~eads	84 6g
~eady	67 -7c4e5b13a
~eag	76 -10a4gk5f
~eage	80 -10a5g6ck
~eagl	88 
~eah	84 -7a-5e7i12j
~eah>	84 -7a-5e7i12j
~eak	63 -11g-10k-9b-7i13a17c19j
~eak>	72 -6a-5ck7j8b
~eake	80 -7b-4j21a
~eaki	82 -13a-10i-5g12c23j
~eaks	75 -12b-8g12c15a
~eal	53 -13g-11f-9a-5h8jk12b19i
~eal>	66 -10f-8i4a7ek
~eale	86 6j
~eall	79 -6b6a
~eals	88 -12a10b
~ealt	58 -14g-9a-6d-4h4c10b27i
~eam	75 -8c-5g4e5a7i
~eam>	77 -8c-5g5e6k7i
~ean	65 -18i-5j9h12b15a
~ean>	69 -24i-4cj14b25a
~eane	85 -9a11c
~eani	85 -6c8h
~eap	77 -10c-9j-7e6b12g15a
~eap>	86 -10j-8c8g9b
~eape	82 -6e5g13a
~ear	39 -14i-5d4k6f7j9a16e
~ear>	45 -15b-11i-10g-6h8c14j15e16a
~earb	81 8a
~eard	75 -9acg5j6hi16e
~eare	85 -10a-6c-4i5g18f
~eari	77 -4g15j
~earl	79 -5a5k13g
~earn	72 -23c-8b5e6i21g
~ears	51 -14j-10d-9i5c11h13k20b
~eart	69 -5ijk-4c6d11a
~eas	51 -23g-14d-11a-7j6ei8b11cf12k13h
~eas>	88 -6d7af
~ease	56 -18d-13g4a14f15c16k
~easi	78 -8b-5c-4g5a17i
~easo	69 -24a-7g-5d11c15e23h
~east	85 -7b6d11a
~easu	75 -11a-6f10d22b
~easy	84 5b
~eat	55 -13j-8d-5e5g11i18b
~eat>	63 -14j-10g-5d5f11a12c13b
~eate	70 9g
~eath	75 -8c-6ae8b9i10g
~eati	74 -6c4b11i
~eatm	81 
~eau	82 -5c5j
~eau>	88 -5a7j
~eav	58 -14g-7i-4c5a7f9d11b
~eave	60 -15g5b8f10d
~eavi	78 -4c6a8b
~eavy	86 
~ebo	57 -12b-7ek4j5i8c10d14a
~ebod	57 -6ek-5b7i11d13a
~eboo	88 -8b6j8c
~ebs	80 -5hj6c12b
~ebsi	80 -5hj6c12b
~ebt	78 -28a-4j6g10b23c
~ebt>	81 -9a-5j7g10b
~ebts	88 -22a26c
~ebu	77 -8c12a
~ebui	77 -8c12a
~ec>	77 -5g10a
~eca	64 -10ai-5e4dg7b16c
~ecal	80 4j6b
~ecau	67 -9ai-5j7d17c
~ece	71 -9g9a10k
~ece>	88 -5g
~ecei	82 -10g4c9k
~ecen	78 -6cj4g9a
~ech	85 5j
~eci	65 -8g-7a-6k9c10j11d
~ecia	79 7c
~ecid	72 -7a-5g5c6d9j
~ecis	77 8d
~eck	55 -13c8e9di
~eck>	58 -6g-5a10i14d
~ecki	84 -9g4i
~ecko	86 -9c10g
~ecks	73 -5d-4e6b7g
~ecku	85 -8a17e
~ecl	75 -4c5ae7h
~ecla	82 
~ecli	80 -6k5e7h
~eco	56 -11i-9d-8g-4h7j12c18a
~ecom	80 -9g13c
~econ	65 -11b4i6g7cj
~ecor	63 -15i-8d-7cg4f5j7k10b17a
~ect	55 -15a-9g-8e-7d-4fi5h14k30j
~ect>	63 -20a-8g-7i-6e4b9h17j20c
~ecte	78 -8c5i11j
~ecti	70 -7b-5d-4c5j14k
~ecto	81 7a
~ectr	73 -9c-4a6bj
~ecu	73 -4g8b
~ecur	75 9b
~ed>	31 -22g-16bc-13i7f10h11k13d28j44a
~eda	82 -4k11b
~eday	86 
~edd	82 -7a-5d4e6k10j
~eddi	82 -7a-5d4e6k10j
~ede	88 5a
~edi	56 -14g-13f34c
~edic	67 -21a6b22c
~edin	79 -7b6a12c
~edit	63 -14g-13f12ac
~edl	86 -6b9ah
~edle	86 -6b9ah
~edo	80 7j
~edon	82 8j
~edr	77 -8a5g
~edro	77 -8a5g
~eds	69 -21b-7e4j5ai14c
~eds>	69 -21b-7e4j5ai14c
~edu	60 -11a-6f6k9c11g
~educ	61 -13a-5f6k11c13g
~edul	81 6e
~ee>	54 -32g-9h-8i-7b4f11e20j28a
~eed	46 -14g-12b-11i-7d-6fj5e14h55k
~eed>	48 -13i-12g-11c-10j-9d-7a-5f10h11e63k
~eedi	79 -7b6a12c
~eedl	86 -6b9ah
~eeds	72 -7e5j6ci
~eek	56 -11b-5k5i7ch13g
~eek>	61 -5c9h
~eeke	71 -7a-4b6j13c
~eeks	72 -12b-4j5i7a16g
~eel	58 -11b-8e-5j11i15d
~eel>	62 -14c-10a-6e5gh10d12i
~eeli	77 -8g-4i4k15c
~eels	75 -4a10d
~eem	84 -5e5a6b
~eeme	84 -5e5a6b
~een	47 -9e-8j5b8f17i
~een>	48 -9ej-6a4h6c8f9b17i
~eena	79 -11c-6b9g10a
~eens	88 4a
~eent	86 
~eep	51 -17g-8e-6b4i6f7d10j18k
~eep>	54 -9eg-8b9j10f19k
~eepe	80 -7a-6c15d
~eepi	69 -4g6a8i
~eeps	74 -9a-7g7h13c
~eer	70 -5a6g7c
~eer>	76 5k12c
~eers	80 -7a10g
~ees	67 -12c-8i6ak17g
~ees>	67 -12c-8i6ak17g
~eet	56 -11a-9k-6f-5dg7hj14b15c
~eet>	58 -17a-6efk-5d-4g4j12b28c
~eeth	86 -9c6e11h
~eeti	80 -9c5j14a
~eez	88 -40a6k8b32i
~efe	77 -15a8j13b
~efer	78 -14a6j14b
~efi	69 10d
~efic	76 -10g7c14d
~efit	75 -8c8a11g
~efo	55 -14k5df6g11i
~efor	55 -14k5df6g11i
~efr	86 -14a18b
~efro	88 -12a15b
~eft	67 -13c-8a6k8b15g
~eft>	67 -13c-8a6k8b15g
~efu	86 -13c18d
~ega	72 -8b6aj7k
~egac	88 6c
~egal	77 -7b6k10a
~egat	86 
~ege	65 -4i7c8b
~ege>	65 -4fi8bc
~egg	85 -12g-6a9c13i
~egi	77 -21c5k24g
~egis	80 -21c25g
~egr	77 -8c6b11g
~egre	77 -8c6b11g
~egu	73 -4d8ak
~egul	73 -4d8ak
~ehe	84 -4a5c11h
~ehen	84 -4a5c11h
~ehi	60 -10g-6e-5a9dk10h
~ehic	65 -5dg-4e5c7k
~ehin	70 -8ac-6g-5b4f13h16d
~eho	73 -12g-4b6a15c
~ehol	76 -10g-5a16c
~ehou	86 
~eic	88 5j
~eico	88 5j
~eig	64 -9dj12c20g
~eigh	64 -10j-9d12c20g
~eil	84 -7k-5g10f
~eili	86 -5ag10f
~ein	69 -22b-8c-5g5f9i18a
~ein>	82 -7c-6b6e12a
~eing	72 -18b-6g6f8a10i
~eip	82 -10g4c9k
~eipt	82 -10g4c9k
~eir	60 -21c-7b5f14g15h
~eir>	61 -14c-9b4e10h14g
~eird	88 -7c4a5f
~eirs	86 9h
~eit	81 -5a4b5j
~eith	81 -5a4b5j
~eje	88 5h
~ejec	88 5h
~ek>	61 -5c9h
~eke	71 -7a-4b6j13c
~eken	71 -7a-4b6j13c
~eks	72 -12b-4j5i7a16g
~eks>	72 -12b-4j5i7a16g
~el>	56 -27a-9e-4g4h5f8i9d20b
~eld	74 -13a4b10j
~eld>	76 -13a4b10j
~ele	68 -12c-8b5h19a
~elec	73 -9c-4a6bj
~eled	86 
~elem	86 -4c7h
~elf	58 -8e-6g-4j5c6k17b
~elf>	58 -8e-6g-4j5c6k17b
~eli	60 -13b-12g5a7f16e
~elie	78 -11g-8a-5b6cj8e11f
~elin	71 -9g-4ei4a5k15c
~eliv	67 -13c-9b10a12e
~ell	39 -20b-12c-9fj-6e6h14a60k
~ell>	41 -23j-20g-12e-10c-9f-7b12a78k
~ella	59 -10b-5d6h8c11g
~elle	78 -19b-10c10g14a
~elli	73 -15k-13a-11c11e15g20j
~ello	86 5a7c
~ells	86 -5a12j
~elo	70 -11c4j6g7a
~elon	80 -18b-5c9g22a
~elor	81 -4c4j10b
~elow	88 -9a8b
~elp	65 -17c-4ej7h12b14i
~elp>	68 -17c-5a-4ej7h8b17i
~elpi	86 -8b13a
~elps	86 -11a12b
~elr	79 5c
~elry	79 5c
~els	54 -14a-13g-6e7h9c27d
~els>	74 -5a9d
~else	56 -11ag-5e4j8ch21d
~elt	85 -10b-5k10j11g
~elt>	88 -10b-5k6j11g
~ely	69 -6b9a10i
~ely>	69 -6b9a10i
~em>	49 -23a-5fj7d9b15g
~ema	58 -10a-7g-5e5bi22c
~emai	60 -5deg7i18c
~emat	78 5ch
~emb	68 -14c-5be-4g5k7a10i13j
~embe	68 -14c-5e-4bg10i11a13j
~eme	55 -9e-8c-7g-4hk7d11a13ij
~emem	69 -14c-5e-4bg10i12a13j
~emen	58 -5e5cd6i
~emer	82 5d
~emi	73 -12k8c16g
~emic	85 6b
~emiu	76 -6bc-5j5a17g
~emo	79 -5c9j
~emod	82 12a
~emp	60 -12g-6c4bd7a12e
~empl	62 -5cg-4e4bdf6j
~empt	80 -9g-5k22e
~ems	79 -15c-5b10j13a
~ems>	79 -14c8a10j
~en>	34 -17a-12fh-8k5b9i19g62e
~ena	73 -11c-10b8g12a
~enag	78 -11c-6b9g10a
~enan	82 -5b6k
~enc	63 -15b6ae9j10k
~ence	65 -14b-5cd7e13jk
~ency	82 5ad
~end	47 -20a-7bd6h8i12f19e
~end>	52 -15a-10d-7c-5bk9gi15f20e
~enda	86 -9b5a6c
~ende	65 5gk
~endi	81 -7a6h12j
~endo	81 -9g-4b6i9c
~ends	69 -7a5e7d8b
~ene	53 -8a-7g-6i7bh9k12d
~ened	62 -11e-10a-9g5h8d16c
~enef	69 10d
~ener	72 -5c5k7g
~enew	69 -7cg6h14e
~eng	74 -10j-7c4e11g12k
~enga	84 -10j-8c5e12g
~enge	82 
~eni	70 -34a-10g5d6f15j17e
~enie	86 8d
~enin	74 -33a-9g5c16ej
~enis	88 
~enj	81 5c11a
~enjo	81 5c11a
~enn	86 
~eno	69 -23b-17i12g16h18a
~enou	71 -19b-17i-7c12g16h20a
~enov	88 -5b5cd
~enr	88 -7g-5e13c
~enro	88 -7g-5e13c
~ens	51 -10f-8i-4j5gk10h12b
~ens>	63 -8e-7d-6c-4i6a8g9hk
~ense	57 -7g-4f7e10b11d
~ensi	70 -6f-5a-4k6bg7c8h
~ent	36 -22c-7i5g10k11j15d18b
~ent>	40 -17a-10i6d11k15g17b
~enta	67 -8g-5c13b
~ente	71 7b
~enth	86 
~enti	70 -5b4h7j
~entl	76 -10g5j7a
~ento	80 -4c5k
~entr	86 -4a14j
~ents	53 -15c-8j-5f8i13d20a
~enu	79 -11a6g15c
~enue	81 -10a12g
~env	86 -8e4k10c
~enve	88 -8e4k9c
~eo>	84 
~eon	79 -11c-7d-5b24g
~eone	79 -10c-7d-4b24g
~eop	58 -6ej-4f7a13d
~eopl	58 -6ej-4f9a13d
~eor	84 -5f14k
~eorg	85 -5f14k
~eow	76 -7a-6c-5k5j8d14b
~eown	76 -7a-6c-5k5j8d14b
~ep>	53 -8bc-7g8f12j16k
~epa	69 -9a-6c-5h10d15b
~epai	79 -15a-5h4g5c8b9j
~epar	73 -11c-4j5a8b12d
~epe	70 -12a-6c12d15b
~epen	75 -6a15b
~eper	80 -7a-6c15d
~eph	86 
~epi	69 -4g6a8i
~epin	69 -4g6a8i
~epl	62 -15g-4dj7ae10c12b
~epla	62 -15g-4dj7ae10c12b
~epo	77 -8c-7b-5a-4j5f7k11h
~epor	78 -7bc-4j8k11h
~eps	70 -4j5h8a
~eps>	70 -4j5h8a
~ept	71 -12g-10b-5c4af21h
~ept>	72 -10g-9b-7c4f6a22h
~equ	64 -4c5a15g
~equi	64 15g
~er>	28 -24e-14g-9h-8b6k9f22a35d43c
~era	49 -5fi-4d4h5j7k8b
~era>	86 
~erag	52 -6d6bch
~eral	65 -7c4b5g
~eras	80 6ak
~erat	81 
~erc	63 -10c-6a5hj17g
~erce	70 -13a-7c-4k6b7h21g
~erci	72 6a
~ere	32 -20e-14d-13j-9b6i10h11g19k55f
~ere>	33 -17e-13d-7j-6b5gh6c12a15k38f
~erea	82 -6b17f
~ered	61 -21a-13c-5j4b7g8i34f
~eren	68 -8b-5j4k8a14c
~eres	77 -8c-7a9k18h
~erf	78 -12i-7a-6g7b22c
~erfe	80 -12i-6g23c
~erg	79 5d8i
~erge	82 5d
~eri	60 -13a-8k-7c-4fhi4e13j26g
~eria	88 -4k5a6g
~erie	68 -10a-8c-5e13g17j
~erin	72 -8c-7a-6k8g13b14e
~erio	80 -9b5ag8c
~erl	88 -9a-6c22j
~erly	88 -9a-6c22j
~erm	63 -20c-5f-4ah5k6e14g18b
~erm>	68 -16c-8a-5f-4e6j7k15b17g
~erma	82 5c
~ermi	77 -11g13e
~ern	69 -12c-7d4i5j11b
~erne	88 -6g7a9b
~erni	79 -12b-4a4k6e10j
~erno	82 -11c8i9g
~ero	74 -21g-11c6i11a20e
~ero>	86 
~erol	88 -9g9i
~erou	82 -11c4e9a
~err	73 -22k10a12j13i
~erra	86 -20k-7b16a18i
~erri	88 8c
~erru	85 -8a18j
~ers	42 -15g-10ei-6c17dj19bk
~ers>	44 -14g-12e-10f-5i10a13b14k22d
~ersa	80 -10k-4d12b
~erse	82 -8d-5c19f
~ersh	84 -5a4c
~ersi	81 -6a6bk
~erso	62 -8c6a
~erst	75 -13a-9c-6g-4i8h9k20j
~ert	56 -10c-8b-5i6a12d15g
~ert>	77 -19a-11c4j11g17b
~erti	63 -16b-4j4c11d14a
~erts	84 -4c6f13a
~erty	66 -7b5d6k10g
~erv	65 6b
~erve	76 -4k7a8b
~ervi	71 -4d7k
~ervo	85 4c
~erw	69 -9a6i11d
~erwa	86 
~erwi	86 -7a5j
~erwo	77 6di
~erwr	82 -4j6d
~ery	51 -26a-6e-5d6i7f11k12b13g
~ery>	59 -21c-11e-8k6d8fj10g11a
~eryb	67 -20a-6d4b7eg10k
~eryo	88 -4d11k
~eryt	64 -23a5c8i9b13g
~es>	31 -23f-14h-7i-6c9a11j12k20d24b25g
~esc	73 -6g-5i6c8ak
~escr	73 -6g-5i6c8ak
~ese	62 -5c-4e14i
~ese>	63 -5cj7a15i
~esen	85 -8a7k9j
~esh	88 -9a9k
~esi	64 -12g21d
~esid	67 -10g22d
~esig	84 
~esit	84 -6b9a
~esk	82 9b
~esk>	84 10b
~eso	71 -9j5bk9c
~esom	71 -9j4e5k9c
~esp	85 -5ag9h11b
~espe	88 -4g9h
~ess	44 -17i-6h-5e6k7f9d12j21c
~ess>	46 -10i-7b5d10f16a
~essa	88 11c
~esse	75 -10a-6g8k19b
~essi	70 -14a-5i8c14j
~esso	88 -24a-6b5i25c
~essu	77 -9b10j11c
~est	50 -20g-12b-8a5d12e15i31c
~est>	54 -18b-15k-10g-6a5fi17e28c
~esta	79 -10f7i9a
~este	81 -8g-7a8i10k
~esti	66 -8a-5e-4g4b5h6k8c
~ests	81 
~et>	38 -16d-8f-4i4b12e20c21k
~eta	74 5c
~etac	86 -8b9a
~etal	79 -4a6c9b
~ete	70 -10c-8b15a19g
~etec	84 5a
~eter	82 -7c-6a24g
~etes	79 9a
~eth	52 -9cj-8i7a8f9d12e
~ethe	71 -9b-8a5k6j8f10e
~ethi	53 -13j-7hi5e10b11d13a
~eti	63 -11c-5dk5ej6f16a
~etim	84 -5b5e14a
~etin	79 -9c5fj12a
~etir	67 
~eto	84 -8a-6g4c13b
~ets	63 -11c5j6a8k
~ets>	64 -11c4b5j6a7k
~ett	53 -15c-11f-6j5a9k10b19i
~ette	60 -8fg-5h6k7i9b10c
~etti	68 -19c7bi12g
~ettl	79 -10c-5e-4b10g13h
~etty	70 -7g6i9a
~etu	81 -8b-5h4j12c
~etur	82 -8b4k5j
~etw	78 -7k-4a7f10b
~etwe	78 -7k-4a7f10b
~ety	69 -7g4k8c
~ety>	69 -7g4k8c
~eve	41 -23b-14d-5e-4h4c6i10j11a12f26k
~eve>	77 -11g-7a-5bk5c8e9j11f
~evel	78 -31b-4g13c21a
~even	66 -7a-4c20j
~ever	43 -16c-11e-10d-7bj6g9i22a31k
~evi	75 -7g-6a7e9j
~evic	84 -4a7j
~evie	84 -6e11a
~ew>	53 -18k-9c-5f4j6b7e10g15a
~ewa	70 -6g5bh8f
~ewal	76 -10b5a6c7h
~eway	77 -9a-6c4k9f16b
~ewe	69 
~ewed	84 5e
~ewel	79 5c
~ewer	78 5b
~ewh	72 -19c-5f-4g7a13h20b
~ewhe	72 -19c-5f-4g7a13h20b
~ews	84 -14c8j11i
~ews>	84 -14c8j11i
~ex>	73 -15c-4g13bd
~exa	66 -12a-6d9f13e
~exac	75 -10a4g7c9f
~exam	72 -10c5bj13e
~exc	68 -21g-7k-5j4b13h16a
~exce	75 9b
~exch	88 -5k9a
~exci	84 -9c5f6e8a
~excl	86 -7g12a
~excu	88 -18g-6a13c20h
~exi	86 -7a7h8j
~exis	88 -5a7h
~exp	59 -15c-7g-6df13k23a
~expa	88 
~expe	66 -5f6j9k
~expi	81 -4g11e
~expl	69 -11c-5bg7k27a
~ext	57 -6j-5f-4k6c9a10b
~ext>	61 -7k-6g6a20b
~exte	88 -6b17c
~exti	80 6a
~extr	73 -6b14g
~ey>	41 -18j-13i-6c6d8b14a15g21f
~eye	85 -17a7d9b
~eys	77 -13a4d10b
~eys>	78 -13a4d10b
~fac	74 -18b-5c7j9d10k
~face	79 -10b-5a5j8g11k
~fact	82 -10b-6g7a11d
~fai	74 -5j-4f5g11a
~fair	75 -6g-5j-4f7a14c
~fak	82 -12g-7b6a8ci
~fake	82 -12g-7b6a8ci
~fal	70 -10g-7dj-5h-4c7a15e17b
~fall	70 -10g-7dj-5h-4c7a15e17b
~fam	58 -6j-5e10i12c
~fami	58 -6j-5e4a9b11i
~fan	86 -15b-5g6c8h11a
~far	59 -37i-15b-9c-5d-4h6e17f18a41g
~far>	63 -28i-11j-9c-7e-5b-4k16f21a37g
~farm	72 -13b-6g10j16e
~fars	86 -5i7f
~fas	77 -12i-6k6g9c10e
~fast	77 -12i-6k6g9c10e
~fat	78 -16k-6b-4a12f17j
~fath	79 -6b-4a12f
~fau	77 -12d9a20b
~faul	77 -12d9a20b
~fav	81 -5g10c
~favo	81 -5g10c
~fax	84 -9c4k6f
~fax>	84 -9c4k6f
~fe>	49 -7dk-6i4f8b21a
~fea	88 -4d11c
~fear	88 -4d11c
~fec	78 -8i-7g4a21c
~fect	78 -8i-7g4a21c
~fed	88 -17g4j19e
~fee	57 -7e-6j-5a-4d8gh14i
~fee>	81 -6b-5j-4c4a5k10i
~feel	61 -12a-5ej5h6b12i
~feet	69 -6b4g5h
~fel	73 -7b4e8c
~fell	73 -7b4e8c
~fen	71 -20b4k22a
~fenc	77 -21b4j6k15a
~fend	79 4k
~fer	62 -15g-9e-8a6bk31c
~fer>	72 -9g-6e-5a10b14c
~fere	67 -7g-6j-5a9k23c
~fes	67 -17a7c11g13i
~fes>	70 -22a4c12g14i
~fess	79 -5b
~fet	69 -8a-7g4k5b11c
~fety	69 -7ag4k11c
~few	75 -12b4k5j12a
~few>	75 -12b4k5j12a
~ff>	49 -15a-11c-10d-4f4h8i9e16b20k
~ffe	62 -14j-10b-6e-5g10i11k12a15c
~ffee	82 -5j-4c5k10i
~ffer	64 -10b-8j-7g-5e9ak19c
~ffi	63 -17c-7j-6b7f12a14d
~ffic	63 -17c-7j-6b7f12a14d
~ffo	84 -6c5ad
~ffor	84 -6c5ad
~fia	86 7j
~fian	86 7j
~fic	55 -16c-11j-10b4f6g32d
~fic>	85 9g
~fica	64 -6c-4b12d
~fice	64 -12c-8g-6j-4e4i9f12a15d
~fici	75 -11g6e14d
~fie	78 -10a-4i10h14j
~fied	86 -4bi4a12h
~fiel	82 -15a17j
~fif	84 -5a5b
~fift	84 -5a5b
~fig	67 -17c5h7e12g
~figh	82 8a
~figu	69 -16c-7a4b7e13g
~fil	63 -8b-5h-4eg5j8ad
~file	67 -8c-7g5f6j10a
~fill	75 -7b-4h6cd
~fin	55 -9g-8c-7f5j7eh10b
~fina	65 -8j-6g8be
~find	70 -16c-5bf5d6h7a
~fine	75 -11a-5g11bk
~fing	79 -14k-5a-4g9c14j
~fini	70 8a
~fir	52 -9e-7a-5h7f10d17k
~fire	59 -10j-5e-4ah4c6d8k10f
~firs	59 -5e5d7a10k
~fis	81 -14b6f10a
~fish	81 -14b6f10a
~fit	68 -17k4a6g7d12c
~fit>	73 -18k-6b14g17c
~fits	77 -7g-5c11d
~fix	73 -10g-5k-4d11ac
~fix>	80 -7g6a7c
~fixe	85 10a
~fixi	88 6cf
~fla	74 -12g-6a-5i22b
~flat	76 -12g-5i23b
~flo	63 -10g-6a5cj9b
~floo	64 -8g-5a8c
~flor	86 
~fly	79 -5j8a10b
~fly>	85 
~flyi	88 11b
~fo>	82 5c
~fol	62 -9gjk-6e6hi10b16d
~folk	64 -9k-7aj-5e6b8h17d
~foll	79 -8g4i5b9a
~foo	69 -5i9c14g
~food	79 -8a6k
~foot	74 -6k17g
~for	33 -31c-8e5h8j16i21k33g
~for>	35 -19b7j8i9a11h24k
~forc	82 
~ford	79 -6c-5e4a7i
~fore	55 -14k-12a5dfg10i17b
~forg	85 5g
~form	67 -17c-8a-7g12h23k
~fort	73 -12c-5a4f9b13g
~forw	79 8a
~fou	75 -16g6a8c10b
~foun	77 -13g10b11c
~four	88 4i7a
~fra	74 -10a-8g-7c6b18e
~fram	77 -10c-6ag4j19e
~fre	70 -21a-16g5be10k25c
~free	72 -15g-12a6e21c
~fri	69 -5eg7h
~frie	69 -5eg7h
~fro	47 -11g-10b-5d4f6i11h14a
~from	48 -4g5j6f7i11h
~fron	67 -14b-10g5k6c25a
~fry	86 -5ag6c7j
~fs>	82 -24d9g24c
~ft>	63 -6cd6a7k12g
~ftb	88 
~ftba	88 
~fte	54 -5f-4ae4b7j8d9g
~ften	74 -12i-8c-6a36g
~fter	55 -17g-5f4c6j7b9di
~fth	88 6b
~fth>	88 6b
~fts	86 -8c9b
~fts>	86 -8c9b
~ful	59 -13f-6e5k6b8i12a
~ful>	77 -10c-8g-5b14i19a
~full	61 -12f-6e5k7g9c11b
~fun	62 -7i-6e5k6b13a
~fun>	71 -9j-6e4c5a9k
~fund	76 -8i10a
~fune	73 6dj
~fur	72 -5ak-4c5bi8e
~furn	73 -5a6bi
~fus	79 -5c12d
~fuse	82 -13c17d
~gac	88 6c
~gacy	88 6c
~gad	88 
~gag	64 7ag
~gage	64 7ag
~gai	65 -7cd-5f9a11e
~gain	65 -7cd-5f9a11e
~gal	74 -12b-8g5jk8a11i
~gal>	79 -5c6a7k
~gall	86 -5b5c6a
~gam	85 -7a12j
~game	85 -7a12j
~gan	86 5c
~gap	75 -7c4b5e8a
~gap>	76 -6c5b6e
~gar	63 -17a-10g-5d4i9j11f16b
~gar>	81 -10a5b9c
~gara	68 -11c-9g7a14f
~gard	85 -10a5b8cj
~gare	85 -5a8b
~gas	84 -10a5c8b
~gas>	84 -10a5c8b
~gat	74 -7bc-5g8a19j
~gate	79 -4b5i6a
~gav	75 -5h-4e5d7c8g
~gave	75 -5h-4e5d7c8g
~gc>	85 -13g13c
~ge>	41 -15d-14i-11h-9j-5f4a8e9k29c30g
~ged	66 -7g-6j-4f13a16c
~ged>	66 -7g-6j-4f13a16c
~gee	86 -14c9a10d
~gee>	86 -14c9a10d
~gei	88 5j
~geic	88 5j
~gem	85 -17c11g14d
~geme	85 -17c11g14d
~gen	58 -15g-9j-8e8a12b18d
~genc	81 5ad
~gene	72 -5c5k7g
~gent	62 -22g-7e-5j5i12b18d
~geo	85 -5f14k
~geor	85 -5f14k
~ger	62 -11k-5ag7d8b10j
~ger>	68 -20a-15gk8bj15d21c
~geri	86 
~gero	82 -11c4e9a
~gers	75 -8cd5k8a9g
~ges	61 -9a-8bj-6i-5e5c7h8g9d13k
~ges>	65 -9c-7be-5j5a9h11k13g
~gest	71 -16a-5g15d16c
~get	43 -10bcf8k11ai14eg
~get>	45 -17b-6c-5j-4f7k9i10e13a16g
~geth	74 -7ab5e8j9f
~gets	70 -8c-4j6g9b
~gett	69 -6g5b8i
~gge	70 -7b-6j8c15d
~gged	85 -8b10a
~gger	84 -6j5h
~gges	76 -13a8c17d
~ggi	84 -8a4hi6c
~ggin	84 -8a4hi6c
~ggr	86 
~ggre	86 
~gh>	49 -13ci-6de-4j9h10k12f22g
~ghb	74 -5a-4k5b
~ghbo	74 -5a-4k5b
~ghe	74 -6a-4g8c13b
~gher	77 -6a-5c20b
~ghes	85 -7b14c
~ghl	77 -13f-9a5c21g
~ghly	78 -13f-8a5c21g
~ght	35 -21d-9g-4h12ci33j
~ght>	35 -17d-9b4k7a12i31j
~ghte	67 -6dg-5k5j7e9a
~ghts	72 -21a-6g11b24c
~ghw	86 -5j5d7a
~ghwa	86 -5j5d7a
~gia	85 -5f14k
~gia>	85 -5f14k
~gie	86 
~gien	88 
~gin	61 -15a-11c-7j6k14g18i
~gin>	77 -6c4g5h
~gina	74 5b6d
~ging	68 -26a-14c-4j6f9k15g22i
~gir	71 -5a15b
~girl	71 -5a15b
~gis	80 -21c25g
~gist	80 -21c25g
~git	75 -5abj7k17c
~git>	88 5k
~gits	78 -5b17c
~giv	54 -14e-9fj-5i-4h6ac7g28k
~give	55 -14e-9fj-8b-6d-5i-4h9g10a12c30k
~givi	76 -7c-5a8d14b
~gl>	79 -12g6a10c
~gla	72 -9a-8g-5j-4k4h6e11c14b
~glad	82 -11a-4k4cd6h9e
~glas	77 -8d-6g17b
~gle	66 -16k-10c-7g6j11e12i17b
~gle>	69 -16k-6e-4g5j12i21b
~gles	77 -10c19e
~gly	84 4i6f
~gly>	84 4i6f
~gma	85 -9a-5c5b9j
~gmai	85 -9a-5c5b9j
~gn>	65 -8g-4ai10b15e
~gna	88 
~gne	78 -15b-10c-6e7j15a18i
~gned	78 -15b-10c-6e7j15a18i
~gni	86 -5i7c
~gnin	86 -5i7c
~gno	81 -10a4e6c
~gnos	82 -10a4e7c
~gns	82 
~gns>	82 
~go>	48 -20j-19c-18g-7b-6i5h6d10e15a23k26f
~goa	86 -4a14c
~goal	88 -4a14c
~goe	68 -9i-7d-5j5e19k
~goes	68 -9i-7d-5j5e19k
~goi	54 -9f5g6h13k
~goin	54 -9f5g6h13k
~gol	82 -5g4c6i
~golf	86 5c6a
~gon	66 -8e-7i-6d7b8aj
~gone	66 -8e-7i-6d6a7b11j
~goo	52 -11k-8f8b9i12a
~good	52 -9k-8f4e12i14b
~got	40 -13f-7e-6i5d8b13j18c
~got>	40 -12f-5ei4k5g6d10bc15j
~gotc	88 5a14c
~gott	75 7a
~gpa	88 -5ag13c
~gpa>	88 -5ag13c
~gra	58 -17g-14a-4h7bd24c
~grab	81 4c5k
~grad	69 -14g-6j-5e8a9i16c
~gram	75 -6a-4i6g11c
~gran	71 -10a-5i12j14d
~grat	81 -8g-7j5a6e8c
~gre	63 -13k-10i-9j-4c8a15g17b
~grea	75 -11j-7k-6i5g7f12c
~gree	70 -8c-6e-4k6h7bg9a
~greg	86 
~gres	84 -10c-5i4g14b
~gro	60 -12a-7i5f7b14g
~groc	86 -5b4a7g
~gros	78 -11c-9a-5e-4b5j8k22g
~grou	69 -9c-7a-4e7d21b
~grow	70 -12g-5b5e7f20c
~gs>	55 -11b-7c-6ei-5f4j6d9g11a15h
~gua	79 -4a10d
~guar	80 13d
~gue	73 -12c5k13j
~gue>	88 
~gues	75 -14c6k14j
~gui	78 8k
~guis	85 6a
~guit	86 -7a8k
~gul	72 -4d7a8k
~gula	73 -4d8ak
~gum	88 -7a8b
~gun	77 -9b5c6g9a
~guns	79 -7b6c10a
~gur	69 -16c-7a4b7e13g
~gure	69 -16c-7a4b7e13g
~gut	79 -14a-9cg18b19i
~gut>	80 -14a-9cg18b20i
~guy	58 -12b-6ch5df6g8ei
~guy>	68 -9e-6b14d
~guys	63 -9c-7bd-6j5g6f8i17e
~ha>	71 -7a7c10b
~hac	79 5d9c
~hack	79 5d9c
~had	53 -11b-4g6a15j
~had>	53 -11b-4g6a15j
~hah	75 -11a-5c6g11b
~haha	75 -11a-5c6g11b
~hai	67 -14c4b6h14a
~hail	73 -14c7h21a
~hain	86 -4b10h
~hair	76 -9a11b
~hak	86 -11a7b13f
~hake	86 -11a7b13f
~hal	62 -10bj-5e7k9d21a
~half	65 -11j-5b10k11d
~hall	82 15a
~halt	85 -5b8a
~ham	84 -6j-5a-4k6ef8g
~hame	88 -10j-4b7ef9g
~han	48 -13g-11c-8j-7e-4f7bk20a25i
~han>	62 -6i-4k6h13a
~hanc	82 5a
~hand	59 -24c-7e5f10ab21i
~hang	58 -10g-8j-6ef-5bh10c12i13a15k
~hank	77 -13a-4g5bci6e
~hap	51 -18e-17g5c6b7h13k14i
~hape	73 -12g-11c4b27i
~happ	52 -17e-9g-5i5a9h11k14c
~har	58 -5c15a
~hara	81 -11a13b
~hard	73 -9g-5k12c
~hare	71 -6d6c
~harg	71 -21c5k7d13g
~hari	84 8a
~harm	86 5aj
~has	53 -7e-6j-5d-4b5fg7c19a
~has>	53 -7g-6bej-5d5f6c29a
~hase	85 -15a18g
~hat	21 -29a-22b-7d-5j15h16f39e41g45c
~hat>	21 -21b-20a-9d-4k13f16h37g39c40e
~hate	73 -12a-10c-4j4f7g21k
~hatl	85 -4g17c
~hatv	78 -15a7f8g17c
~hau	81 -18c-5a8b17i
~haul	81 -18c-5a8b17i
~hav	31 -12d-11i-7f-4h7k11gj13c22a
~have	31 -12d-11i-7f-4h7k11g12j14c19a
~havi	77 8a
~hbo	73 -8k4b
~hbor	74 -5a-4k5b
~hda	68 -10k-7b-6a-5c4j29e
~hday	69 -7k-6ab5j23e
~he>	22 -12g6k8h9b11a13d15f16i23j
~hea	47 -18c-8h-5b5i6a12fj18k
~head	67 -25c-11a-6b-4e7k21f29g
~heal	58 -12g-7a-5d5c10b22i
~heap	78 -10cj-7e6b12g15a
~hear	55 -21g-8b-6ci6e7d9a10k19j
~heat	70 -6g7k11c
~heav	86 
~hec	57 -6g-5j6c9e
~heck	57 -6g-5j6c9e
~hed	62 -17g-13i-5a16j34c
~hed>	64 -16g-13i-12a-7e15b17j26c
~heds	88 -26b7ak14c
~hedu	81 6e
~hee	70 -15b-5e5j8k12d
~heel	74 -17b-4j4c5i9a13d
~heet	84 -5a8j
~hef	86 -5g8b
~heft	86 -5g8b
~hei	59 -12a-7b-5i5k14h16g
~heig	77 -10a-6j-5e5k23c
~heir	60 -16c-7b-4a14g15h
~hel	62 -15c-5e6h12i18b
~hell	88 7c
~helo	81 -4c4j10b
~help	65 -17c-4ej7h12b14i
~hem	53 -11ae-4j6h7dgi8c
~hem>	53 -14a-11e-6j6bh7dgi9c
~hemi	88 
~hen	39 -24a-21f-11b-9hj-7k7c8g95e
~hen>	39 -20a-19f-18h-9bk-6j12g19c73e
~hend	74 -11c-8a-6g44e
~hens	79 -7c20h
~her	31 -29a-28e-12i6k7c8j10h14g66f
~her>	45 -31c-11k-4a5h6f11d14j25g
~here	34 -27e-17d-10b-9j4i8h14ck65f
~heri	85 -11g6b14c
~hers	69 -33i-11g-6k4j5f7h18d20c
~herw	86 -7a5j
~hes	58 -11b-9j-8e-5k-4h8i10c21a
~hes>	69 -5e5d9a
~hese	63 -5cj7a15i
~hesi	84 -6b9a
~hest	85 -7b14c
~het	85 -5c10k
~heth	85 -5c10k
~hew	81 7b
~hew>	84 6b
~hey	44 -12j-8i-5k6g8d11f17b
~hey>	44 -12j-8i-5k6g8d11f17b
~hic	52 -29a-16g-12j-6h-4i5ek8f12b24c25d
~hich	56 -32a-15gj-5hi8b9e10f21c31d
~hick	88 
~hicl	65 -5dg-4e5c7k
~hid	88 -4c7b
~hie	81 -6a-5j5k7b
~hiel	85 -5j5k
~hif	82 -7d4a5be
~hift	82 -7d4a5be
~hig	61 -16a-15i-8j-4k13g16f25b
~high	61 -16a-15i-8j-4k14g18f25b
~hik	85 -13a-7k-6c6bj21g
~hike	88 -7a7j
~hil	63 -10d-6ce6b21g
~hild	69 -11d-5ce4i5b6f10g
~hile	70 -8c-5i-4f5a6j13g
~him	67 -13k-5c4b11e
~him>	70 -12k-4c5g6j10e
~himn	86 -5b4a
~hims	86 5i9b
~hin	37 -14g-11a-5jk6d8h12b17c19i
~hin>	64 -6k5j13f
~hind	70 -8ac-6g-5b4f13h16d
~hine	73 -5d6a
~hing	40 -15g-13a-9f-4h4d7i11j12b29c
~hink	55 -15c-9j-8d-6k22hi
~hio	80 -9c5j6k
~hio>	88 -5a7j
~hion	85 -9c6a8k
~hip	75 -9a4k7b
~hip>	76 -9a-4d5k6j8b
~hir	67 -20e-11g6aj7b20c
~hird	80 6i
~hire	73 -21e-10g4a7j12b20c
~hiri	86 4c
~his	43 -6a-5c-4fg7j12d18e
~his>	44 -8a-7c5k14d20e
~hist	77 -4k5c9j
~hit	63 -15g-5k6e8j9i10c
~hit>	68 -13g-11b-4d5c7e10a12i
~hitc	88 
~hite	84 -6a5b9c
~hits	81 7a
~hly	70 -19a-12f8b14c20g
~hly>	70 -19a-12f8b14c20g
~ho>	39 -30b-23g-15j-12e-11ai-5f5k124d
~hob	80 -11a-5g23c
~hobb	80 -11a-5g23c
~hod	65 -10g-9a35d
~hod>	65 -10g-9a35d
~hoe	80 -8bi-4e4d5a7k10g
~hoev	88 9k
~hol	52 -24g5d6ai8bc
~hol>	74 6cg
~hold	61 -25g8c14i17d
~hole	62 -18d-6g4k15a16b
~holi	84 -10b-4i6a15f
~holl	86 -14a4j12d
~hom	50 -16c-10i-6h5k10f14ad
~home	50 -13c-10i-6h5bk10f17a
~hon	61 -14a-8g-6fh-4i6ek7j12c15b
~hone	62 -9a-6h6e8k14b
~hoo	57 -12g-9h-8a-6e4d5k7b19f
~hood	81 -7a5eg8f
~hook	86 6j7b
~hool	61 -11g-9a-8i-4h5jk8bd12f
~hoos	79 -14b-6eg-5h9c12i15a
~hoot	79 -5cj-4e6ik7f
~hop	56 -9b-8k-7e5c8a19f
~hop>	59 -8k-7g-6b-4c6a22f
~hopi	79 5c
~hopp	79 -9d-4k6h15c
~hops	84 -13e-7c4d5k16g
~hor	78 5b6a
~hort	85 
~hos	53 -16a-12f-8c4e6j10i25d
~hose	54 -20a-15f-9c5e12i27d
~hosp	73 5afj
~hot	67 -13c-12f-9k7g12j25a
~hot>	74 -12f-7c-5b10gj13a
~hote	84 -5a7bj
~hoto	85 -8k14a
~hou	41 -11i-7j-5k4f6g7a8b12c13e
~houg	74 -19d-7j4h6a9g13c
~houl	56 -11i-10j-5g-4k9c13af
~hour	67 -13a-8g-6i9b28e
~hous	47 -12e5a8b10d15g
~hout	62 -9b-6cg-5a-4h5d8j20e
~hov	85 -10a21d
~hove	85 -10a21d
~how	30 -102a-36b-20d-18j-9f-8k5e6c11h71g140i
~how>	30 -98a-35b-25j-21d-8f-7k8ce12h82g124i
~howe	84 -11g11c
~howi	86 -7a13j
~hows	85 -4c5d11j
~hr>	88 
~hre	84 5a
~hrea	86 
~hri	84 -4d12f
~hris	84 -4d12f
~hro	53 -12a-11c-10e-6h-4g4i5d6b8f10j19k
~hroo	84 -11a10b
~hrou	54 -14g-10e-6ah5di8f9j13k
~hs>	64 -17a-8g-5e6k7h10c19b
~ht>	35 -17d-9b4k7a12i31j
~hte	67 -6dg-5k5j7e9a
~hter	67 -6dg-5k5j7e9a
~hts	72 -21a-6g11b24c
~hts>	72 -21a-6g11b24c
~huh	76 -17a-10g5c14i16j
~huh>	76 -17a-10g5c14i16j
~hun	80 -5b-4g7j9a
~hunt	84 -10b-5g17a
~hur	60 -17b-15f-7e8g9i24a
~hurc	79 -7b5f8a
~hurr	74 6a
~hurt	65 -20f-11b4c10gi13a
~hus	56 -5k4e6d
~husb	56 -5k4e5ad
~hust	88 
~hut	70 -17g-8j11c19a
~hut>	75 7b
~huto	86 
~hwa	85 -5j5d7a
~hway	86 -5j5d7a
~hy>	58 -14i-13cg-12d-8k-7e-4fj83h
~hyd	76 -7i8g10a
~hydr	76 -7i8g10a
~hyg	88 
~hygi	88 
~hys	76 -11g4i5k
~hysi	76 -11g4i5k
~ia>	79 -5f-4c12k
~iab	59 4g14a
~iabe	79 9a
~iabi	61 6b9g
~iag	81 -7a4e6c
~iagn	82 -10a4e7c
~ial	59 -8j-7gk-6i14a29c
~ial>	60 -9g-8j-7b-4ik16a25c
~iall	84 -7c5b7e
~ials	85 -8d13c
~ian	73 -8c5e6j10d
~ian>	78 -10a-6c12d14j
~ianc	86 7j
~iar	73 -15a-13g6b12i13d
~iar>	86 -13a-6c-4g9b15i
~iary	76 -10g7c14d
~iat	84 -6c12b
~iate	84 -6c12b
~ibe	82 4c13k
~ibe>	86 -6a5c14k
~ibl	61 -5dk5g6c14a
~ible	61 -5dk5g6c11a
~ic>	67 -20a-5cd-4j5g10fk19b
~ica	54 -7a6j13d
~ical	62 -7c4d7j
~ican	79 4j
~icat	62 -6ab5c11d
~ice	46 -13gj-5h5a6c8k11b20d
~ice>	50 -8e-7gj6i11abc
~icen	60 -7a-6j-5g7b9e13d
~icer	84 -7ac5f7d9k
~ices	75 -7b-6c5a9d
~ich	56 -32a-16g-15j-5hi8bf9e25c30d
~ich>	56 -32a-15gj-5hi8b9e10f21c31d
~ici	63 -20a-13g5de6j24c
~icia	73 -12g-6a4e10j12d
~icie	70 -12a-5d7b20c
~icin	84 8c
~ick	52 -13a-12c-5di8h15k19b
~ick>	59 -12j-11g-9h5e15c21k
~icke	65 -16c-8i6h9b16j
~icki	80 -6g5b10c
~ickl	84 -10c17h
~icks	82 -11c6g9j
~icku	81 -8c-6a6b12g
~icl	64 -5g-4de5c6k
~icle	64 -5g-4de5c6k
~ico	79 -6ab20g
~ico>	85 -11a-4b21g
~icot	88 5a
~ics	81 -5c5a6h
~ics>	81 -5c5a6h
~ict	67 -9b-5ci7d
~ict>	84 -7b5d8j
~ictu	71 -6c-5j-4i4dk6f
~icy	49 -10i-6c-4d5g6bk13e
~icy>	49 -9i-6c6gk13e
~id>	34 -14d-13k-12c-9b-8f11e12g14i16h22a23j
~ida	77 -4i14f
~ida>	88 4b
~iday	84 -10b-4i6a15f
~idd	77 -12a-6g-5i4f6e7b18c
~iddl	78 -11a-5gi6e7b21c
~ide	48 -12g-8h-7k-6c6f7e10d20j
~ide>	54 -8e-5ah6b9f12j
~idea	77 -5g5k7a
~ided	86 -7k5a
~iden	65 -21c-8g6d8j22e
~ideo	84 
~ider	82 -11d-5bk6a20c
~ides	67 -6bg8j15d
~idi	75 -5j22b
~idin	75 -5j22b
~ido	84 -6gj-4i5e9ab
~idow	84 -6gj-4i5e9ab
~ids	56 -13k-10c-4f5j6d9b19a
~ids>	56 -13k-10c-4f5j6d9b19a
~ie>	70 -20b-5ck8a11e21j
~iec	86 -5g
~iece	86 -5g
~ied	60 -13c-7gk-6e4i5abh7d16j
~ied>	60 -13c-7gk-6e4i5abh7d16j
~iel	77 -15a5b12j
~ield	77 -15a5b12j
~ien	57 -11g-5ae4b5cj10d
~ien>	88 -5b
~ienc	76 -8a4cj7b
~iend	69 -5eg7h
~ieni	88 
~ient	64 -5g13d
~ier	67 -7a-5bg7k22d
~ier>	70 -12a-10b8k27d
~iers	79 -5d5b6a
~ies	54 -16f-11a-5h7c8b11g12d
~ies>	55 -16f-8ei-5a-4h5k13d16bg
~iest	79 -13b-9a-6g8ce17i
~iet	79 -8c-5j7k8e9a
~iet>	85 -5j8ek
~iev	77 -8g-6a-5bk6j8e11f
~ieve	77 -8g-6a-5bk6j8e11f
~iew	82 -6e11a
~iew>	85 -14e14a
~if>	41 -14aj-13b-12h-9i7d11g14f25c31k
~ife	48 -9d-6j-5ak9g10c13b
~ife>	49 -7d-6i-5jk4g5f11b12a
~ifes	70 -22a4c12g14i
~iff	68 -8b-7j5a14c
~iffe	69 -8b-7j5k8c11a
~ifi	64 -6c12d
~ific	64 -6c12d
~ift	73 -7d-5c5b11a
~ift>	82 -7d5c10a
~ifth	88 6b
~ifts	86 -8c9b
~ig>	58 -8i-7d-4j8ck11b
~iga	79 -5a5k7b
~igar	80 -4ac6k7b
~igg	73 -11a-7j8c16d
~igge	73 -10a-7j9c16d
~igh	35 -19a-10dk-7h-6c5e8bi12f15g32j
~igh>	64 -29c-15i-11d-8a-5j14b20f42g
~ighb	74 -5a-4k5b
~ighe	74 -6a-4g8c13b
~ight	36 -12a-9b-5dk-4h4e5c16i38j
~ighw	86 -5j5d7a
~igi	68 -8j4d5k17c
~igin	74 5b6d
~igit	75 -5abj7k17c
~ign	61 -9g-7c6aij7e
~ign>	65 -8g-4ai10b15e
~igne	78 -15b-10c-6e7j15a18i
~igni	86 -5i7c
~igns	82 
~igs	80 -13b-9i12a20g
~igs>	82 -13b-9i14ag
~igu	69 -16c-7a4b7e13g
~igur	69 -16c-7a4b7e13g
~iju	88 -5c6a
~ijua	88 -5c6a
~ike	43 -4a12k16i
~ike>	43 4e5d6k10i
~ikes	84 -5de5i13k
~iki	77 -11a-10c8k9g12i
~ikin	77 -11a-10c8k9g12i
~il>	55 -7i4a6h9b
~ilb	88 9c
~ilbo	88 9c
~ild	55 -23c-11d9k12b24g
~ild>	67 -22c-16d-4jk6i21g22a
~ildi	61 -14a-4i8c10k
~ildr	73 -10c5gk6b
~ile	54 -18c-9k-6h12b27g
~ile>	62 -6i-5c-4hjk6g12b16a
~ilea	80 -10a5g6ck
~iled	75 -8a-6c-5g-4bk5j6f10ei
~iler	84 -6k-5c9a
~iles	64 -11c-9a4j27g
~ili	58 -9a6i14b
~ilia	86 -13a-6c-4g9b15i
~ilin	79 -6g12c
~ilit	59 -4c7g10b
~ill	44 -14b-12h-9dg7ei13a30j
~ill>	46 -18d-17b-13h9i11e16a24j
~ille	79 
~illi	78 -5c6j7a
~illo	84 -7a-4g6c9j
~ills	67 -15g-4j6b17d
~ils	84 
~ils>	85 4a
~ilt	68 -10b-7g-5dj18c19e
~ilt>	69 -10b-6g-5dj12c20e
~ily	58 -8e-5j7a9c
~ily>	58 -8e-6j8a9c
~ilys	88 
~im>	59 -15a-6k-5j-4b8i13g19c
~ima	76 5c
~imal	84 
~imar	88 
~imb	75 -14b-6g4d9c12a
~imb>	82 -6bc5d10a
~imbi	88 -6b5c7a
~ime	51 -9i-8j-6abf18g32e
~ime>	52 -14j-10b-8i-6f-4a16g31e
~imer	85 7b
~imes	76 -8c-5a6g10j
~imi	62 -15a-6j-4d8c30g
~imit	62 -21a-6j-4d15c31g
~imm	85 
~immi	86 
~imn	86 -5b4a
~imne	86 -5b4a
~imp	70 -17a-7g10c20b
~impl	85 -20a19b
~impo	76 -4g5b
~impr	84 9c
~ims	69 -7cg5ij10b
~ims>	70 -6c-5g8j
~imse	86 5i9b
~imu	78 5a
~imum	78 5a
~in>	29 -22a-10k-7c-4d6e9h10b21f47j
~ina	61 -9j-8g-5i-4k5e6d15b
~inal	67 -7j-5g6d7c16a
~inan	71 -11a10e17b
~inc	55 -7bh5a8i17c
~ince	61 -8g11i
~inch	86 
~incl	77 -9b5a11c
~inco	68 -6a10c20g
~incr	80 -8g-5k6e11a
~ind	47 -8ceg-7k12dh13b14i
~ind>	48 -11k-6g-5e4c6a8bd13h
~inde	78 -10c-5ae4f8i11b
~indo	85 -12c-10b6j7d12i
~inds	80 -4j4k
~ine	44 -14i-12f-7g6e10b12c26a
~ine>	52 -14j-8df-6g8b18c20a
~ined	74 -6b-5d19a
~iner	85 -8ac17e
~ines	50 -13i-6f-4e5jk7c8b9d
~inf	72 9c
~info	75 -5b6a11c
~ing	28 -11j-10c5h7e15k19a33i
~ing>	29 -23j-8bg5f23k32i34a
~inge	79 -19k-6a4b11c12j
~ingi	86 -5a7b
~ingl	67 -22a-6g6j12e26b
~ings	57 -5aef-4c4b7gj8h
~ingu	85 6a
~ini	63 -6b-5g5f12c
~inim	79 6a
~inin	79 -5g7c
~inio	86 -7a
~inis	70 8a
~inj	71 -6b5k9g
~inju	72 -6b6k9g
~ink	52 -19c-13d-6k-4j6g14i17a20h
~ink>	57 -8c-7d-6j-4k7h8a22i
~inki	66 -12c5a8g17h
~inkl	75 9a
~inks	79 -5d-4i4g
~inl	85 -10a11c
~inly	86 -10a12c
~inn	77 -17c-11j5bg8ae11d
~inne	78 -15c-8j-4k5bd6g8e11a
~ino	85 -17c-5b7a18g
~ins	42 -14j-8c-5i12bf16a
~ins>	70 -11j-7g-6e-4i5h15f22a
~insi	73 -11ac-5j4k5g11b13f
~inst	69 -6c5a
~insu	44 5d7ab
~int	57 -11g-10ab-9i5d6k7f14h16c
~int>	75 -4b9g10a
~inte	67 -11c-7a-5i5f10j13h
~intm	85 10f
~into	68 -12g-6h-5j5e7c10k11d
~ints	81 -10a-7g-5b13h17c
~inu	65 -9c5a6ik
~inut	66 -9c6ik7a
~inv	71 -10c6g11a
~inve	77 -7c-4b5k6a7g
~invo	79 -4c6a
~iny	79 -13c-10a-8i4j7k26g
~iny>	84 -22c-8i8k29g
~inyl	88 -7a5j9c
~io>	81 -9g5j6a7c
~iol	82 5j
~iola	82 5j
~ion	44 -10i-8h5f7k11j21b
~ion>	48 -18a-10i-6h5f9k11g22b
~iona	72 5a
~ione	86 -13a7f12j
~ions	58 -11g4j25a
~ionw	88 
~ior	78 -7b22c
~ior>	80 -7b5c13g
~iou	75 -11c-5j-4b10h15k
~ious	75 -11c-5j-4b10h15k
~ip>	58 -12g-8d-7b-6f-4eh15k38c
~ipe	74 -16a4k18b
~ipe>	79 -6a10b
~ipes	84 -11a6c10b
~ipl	86 -8b9c
~ipm	71 
~ipme	71 
~ipp	79 -12a14b
~ippe	81 -9a10b
~ips	80 -6g6b16a
~ips>	80 -6g6b16a
~ipt	75 -11g8k9d
~ipti	84 4c
~ipts	82 -10g-5c9k11d
~iqu	85 
~iquo	88 10a
~ir>	57 -17a-6i4j8c11k
~ira	78 -5cg8e17j
~ira>	80 -8a18j
~irb	85 -5b12a
~irbn	85 -5b12a
~ird	75 -8c5i
~ird>	77 -8c4f6i
~ire	52 -19e-6h9f25c
~ire>	57 -11j-10g-8e-6a-5h4d5k7f15b18c
~ired	73 -14e-13b5j7c20a
~irem	73 -14a6f8c10g
~irep	77 7a
~ires	85 -6a-5d4b11j
~iri	72 6c
~irin	72 6c
~irl	71 -5a15b
~irl>	79 6j
~irlf	85 
~irls	82 -7a5c15b
~irs	56 -6e-4c5b9k
~irs>	70 -7a5g6h8b
~irst	59 -5e5d7a10k
~irt	63 -14a-6b-4dgi4h11c24e
~irth	64 -11a-8b-4dg12c24e
~is>	22 -13g-11b-5c4h7ei13d30a44j
~isa	75 -7c-5k5j9b
~isab	80 -4bc5a9j
~isc	69 -8c11k
~isco	71 5b11k
~iscu	86 -5c7g
~ise	58 -10d-7e-5h-4f4b5j8g16c
~ise>	62 -20a-8e4k7g24c
~isea	86 11a
~ised	75 -11c-4d4g5j12a
~isf	88 -5i-4b4a12h
~isfi	88 -5i-4b4a12h
~ish	63 -14b29a
~ish>	75 -17b-4j5c21a
~ishe	68 4j19a
~ishi	85 -9a5b6f
~isi	62 -6k5g
~isin	81 -12a5gj12c
~isio	67 -14c6eg9b
~isit	77 -14b-6g9h12a
~isk	85 -13c12b
~iss	65 -10g-7j-5d4c5i6e9a
~iss>	81 -8g-6b4a6i8c
~isse	84 -7a6k
~issi	75 16a
~issu	76 -6g-5j5b10e
~ist	52 -12i-10b-8g-5a6d9h13j19k
~ist>	60 -15c-10i-7a7h30k
~ista	82 -12a-10g28c
~iste	64 -17c-6k9dg10a
~isti	85 -12g-5a6h14c
~istm	84 -4d12f
~isto	78 -5b-4k5ac9j
~istr	79 -8b-4c7aj
~ists	85 -6a5d
~it>	27 -16d-10f-6ek8gi9h12a14b15c33j
~ita	65 -10g-9b-4e11c14k
~ital	70 -6g-5b7c9k
~itar	86 -7a8k
~itat	80 -6b-5g6a11c
~itc	64 5g6b
~itch	64 5g6b
~ite	60 -9j-7h-4f8d15a
~ite>	64 -6h-5j6a9c
~itec	88 5b
~ited	79 -5c5i13a
~iter	84 -5j6d
~ites	88 9d
~ith	38 -9g5k7h9j16d
~ith>	39 -13e-7g5k6j9a10h14d
~ithe	80 -9a5j10b
~ithi	86 9a
~itho	63 -10b-6g-4h6d20e
~iti	61 -13a-5d-4i6cf7g13b
~itie	88 -7a-4c10b
~itin	74 -4k4f5e7b
~itio	64 -5k6b10g
~itl	74 -5a6j
~itle	74 -5a6j
~ito	74 5c
~itor	74 5c
~its	57 -13f-4b4j5d6k8a
~its>	57 -13f5cdj6k
~itse	82 7a
~itt	55 -18g-6e-5hj6f9i31c
~itte	76 -19a-16b19j21c
~itti	71 -22j-13g-4k6d8c11bf12a
~ittl	60 -4e4ck10i
~itu	75 4b5j
~itua	85 -5a-4g4b7j
~itur	79 6g
~ity	55 -5ci5f8k11g
~ity>	55 -5ci5f8k11g
~ium	76 -6bc-5j5a17g
~ium>	76 -6bc-5j5a17g
~iva	81 -10a-6c5f12b
~ivat	82 -10a-6c5f12b
~ive	42 -19e-7i-5c-4h5d6a9b12g14f15k
~ive>	46 -24e-8i-6a4c10fk13b19g
~ived	84 9a
~iven	85 -16b5d6f10a
~iver	56 -7a-5c4i6e19d
~ives	65 -13d-5g6k20a
~ivew	77 -9a-6c4k9f16b
~ivi	54 -12g-9d-4k9j10a13b
~ivid	86 -6a8b
~ivin	55 -12g-9d4c8j19a
~ivo	80 -10j-8c12a14b
~ivor	80 -10j-8c12a14b
~ix>	79 -7g5a6c
~ixe	82 9a
~ixed	86 -5b11a
~ixi	86 -6a5c6f8j
~ixin	88 6cf
~ize	77 -26c7j27g
~ize>	79 -24c28g
~izo	88 
~izon	88 
~izz	86 
~izza	86 
~jec	80 4h
~ject	80 4h
~jee	88 
~jeep	88 
~jew	79 5c
~jewe	79 5c
~job	55 -9b-7g-6e-4h4f8d12c15a
~job>	57 -9g-5de4a5fk14c
~jobs	73 -13b-11k15a17d
~joi	82 -5jk-4b16e
~join	82 -5jk-4b16e
~joy	80 -5g4bc7a
~joy>	85 8c
~jua	88 -5c6a
~juan	88 -5c6a
~jud	85 
~judg	85 
~jum	76 -10a-7b4g9c17h
~jump	76 -10a-7b4g9c17h
~jun	85 4e
~juni	86 6a
~jur	72 6k9g
~juri	80 -7c4k8g
~jury	77 4c
~jus	48 -20c-17g-8e5a8j22k25b
~just	48 -20c-17g-8e5a8j22k25b
~kag	77 -7g10b12c
~kage	77 -7g10b12c
~kay	48 -18j-16b5f6d8g15ai
~kay>	48 -18j-16b5f6d8g12a15i
~ke>	37 -9e-8d-6j10k11i12b18c
~ked	56 -11k-6e-5df6b7j11i
~ked>	56 -11k-6e-5df6b7j11i
~kee	53 -24g-6e7ac10d20k
~keep	53 -22g-6e7a10d20k
~kel	88 -13a-9c6b8i12g
~ken	68 -7d-5ag10c11j
~ken>	82 -6d4j9b
~kend	71 -7a-4b6j13c
~kep	73 -12g-4c5f22h
~kept	73 -12g-4c5f22h
~ker	62 -12b-10g-5k8h12j18a
~ker>	67 -10g-7k5j10h
~kers	72 -11b6j15a
~kes	65 -9b-6c7d12k
~kes>	65 -9b-6c7d12k
~ket	63 -12c-6di-5b4g5k6a7f11j
~ket>	67 -14c-6i-5d7g8fj
~kets	76 -8b-4c5j12a
~key	75 6f
~key>	85 -7b8f9a
~keys	79 -11a4d7b
~kgr	85 -4j7b
~kgro	85 -4j7b
~kic	81 -15c6bj11g
~kick	81 -15c6bj11g
~kid	54 -8g4b6f11a
~kid>	73 -14d-6b7f10c13k
~kids	56 -13k-9c-5g5j9b12a14d
~kin	44 -12g-6e-5i4j5b10h21c
~kin>	62 -12c-6i4j9k11f
~kind	55 -6aeh-5f8g20c
~king	50 -8k7d18h
~kip	81 -4a9b
~kip>	81 -4a9b
~kit	71 -7a-5b-4c5i9j
~kitc	71 -7a-5b-4c5i9j
~kke	79 -5a14d
~kkee	79 -5a14d
~kle	71 -10c-5bg12a13h
~kler	75 9a
~kne	85 
~knee	86 
~kno	51 -12g-10b-9d-5ci7j8ae27k
~knoc	81 -7a14c
~knot	88 -15b-7a9e17j
~know	52 -13c-8dg-4i5f13a27k
~kon	88 -9c10g
~kon>	88 -9c10g
~kru	86 7a
~krup	86 7a
~ks>	49 -18i-8b5j15c24a
~ksg	85 -10a9b
~ksgi	85 -10a9b
~ksh	86 -12g14c
~ksho	86 -12g14c
~kup	70 -12c7g13e
~kup>	71 -6ac14e
~kups	88 -7c6g10a
~ky>	75 -6c-5dk9ai
~kyd	85 5a
~kydi	85 5a
~la>	59 -6a6h17g
~lab	73 -20c-5k10a12b17j
~lab>	79 -12c14b
~labo	88 -8c5a11j
~lac	50 -8i-7j-5k5b7a9g14d
~lace	50 -7i-6j-4c6b9g14d
~lad	71 -20a-8b-6k5d6c7e13j
~lad>	82 -11a-4k4cd6h9e
~ladd	85 -8c-5b6g11d
~lady	79 -11a-8d6i7c16j
~lai	55 -11e-4j6c7i8a
~laid	81 -11c-6b9d13a
~laim	59 -9e-5ad5gk10i
~lain	67 -4g4b5a13c
~lak	80 -5a-4i9g
~lake	80 -5a-4i9g
~lam	79 -12a6d10b
~lame	81 -6a4c5b6d
~lan	51 -9b-6h7c15j
~lan>	67 -9k-4g5a12j
~lanc	81 -20c20g
~land	62 -13b-9g4d6j10e17a
~lane	81 -6a-5b12f
~lann	69 -10b-8c-5d6j26a
~lans	71 -18a-5g5bk24c
~lant	79 -18a-4e10bc
~lap	75 -9i-6g5bj14h
~laps	78 -9i-6g6j15h
~lar	56 -12a-8i-5deh-4f9ck11g18j
~lar>	64 -20g-5a6j7c8b11k
~lara	84 
~larg	85 -13i-6a10c15g
~larm	72 
~lars	74 -10a-8b4c7j20g
~lary	77 -7a4g8j
~las	47 -11d-9k-5a-4hj5b7g9c10i17e
~las>	86 -10b6e12a
~lass	71 -9dg5af13b
~last	48 -14a-10k-7f-4d5c12i14g20e
~lat	61 -5ci-4g13a16b
~lat>	77 -12g-5i9a17b
~late	65 7ag
~lati	77 7b
~lau	86 
~laus	88 
~law	67 -15g-8d-6j-5i9k11a21c
~law>	78 -6dgj5ak14c
~laws	80 -6g4c8b
~lawy	75 -4g8ak
~lay	73 -6b4k13c
~lay>	77 
~laye	88 -5b8k
~lba	86 -8a8k
~lbac	86 -8a8k
~lbo	84 -10a5bf8c
~lbox	86 9c
~lc>	78 -7a-5h17b
~lco	74 6cg
~lcoh	74 6cg
~ld>	32 -15h-11k-6c-4d6f10e32ag
~lde	64 -12c-6g6k10j12d
~lder	69 -10a-7c5b17d
~ldes	73 -6bcg5k9a14j
~ldi	59 -10g9k16c
~ldin	59 -10g9k16c
~ldr	73 -10c5gk6b
~ldre	73 -10c5gk6b
~lds	73 -16i6b19g
~lds>	73 -16i6b19g
~le>	39 -18f-14e-10k-5j-4d15bc17a23i
~lea	47 -21i-20g-9e-6d7j11f12a14k32b
~leag	79 -10a5g6ck
~leak	74 -9b15a
~lean	70 -20i-5g11b12a
~lear	71 -16c-4k7j8be
~leas	55 -13d-9eg-5a-4i5c8f19b20k
~leav	58 -16g-5ik-4c5a7f9d11b
~lec	69 -12c4bk5j7g
~lect	69 -12c4bk5j7g
~led	57 -13b-6e5d10c17a
~led>	57 -13b-6e5d10c17a
~lee	67 -5c-4k5a8f10j
~leep	69 6j9f
~lef	69 -13c-6a19g
~left	69 -13c-6a19g
~leg	61 -9d-6gi5a6k26c
~lega	75 -8b5c8ak
~lege	65 -4i7c8b
~lem	71 -12c-5ak5eg6b7j
~lem>	79 -9a7e8c9b
~lema	86 -4c7h
~lems	81 -9c11j
~len	70 -12a9k12b
~lend	74 6c
~lent	88 -4a7b
~ler	66 -9c-5d4g5j20a
~ler>	75 6a
~lere	88 
~lers	73 -8c15a
~les	51 -8k-7i-6j9d11c16g
~les>	54 -8i-6af-5h-4k7e8d24g
~less	70 -8aj-5e-4k5f8g12c
~lest	88 -9g9i
~let	57 -15g-6aj4e5h10i20k
~let>	60 -17a-14g-5f7e8h27k
~lett	69 -4jk5a11i
~lev	77 -14b-4g4d12c
~leve	79 -11b-4g13c
~lex	77 -13c-4g14d
~lex>	77 -13c-4g14d
~lf>	54 -14j-12e-9c-5h12b14k26d
~lfr	85 
~lfri	85 
~lia	60 -10a7i12b
~liab	61 5g6b
~liar	86 -13a-6c-4g9b15i
~lib	88 -8b8a
~lic	45 -17a-13i5c10bk19e
~lica	84 5h
~lice	60 -11a-5g7b9e13d
~lici	70 -13a-5d7b19c
~licy	49 -9i-6c6g7k13e
~lid	74 -26b-5c6e13f24a
~lid>	81 -11b7e13a
~lida	84 -10b-4i6a15f
~lie	58 -16g-6k6e10c22d
~lie>	88 -6c7a
~lied	88 
~lien	63 -5g13d
~lier	73 -6c4b10d
~lies	85 -18f23c
~liev	79 -11g-8a-5b6c7j9e11f
~lif	54 -12c-8b-7a5f23g
~life	54 -11c-9ab5f24g
~lift	88 
~lig	76 -4j8d
~ligh	79 5a8d
~lik	43 -10g-7b-4c5e17k21i
~like	44 -7b-6g5a7e9k15i
~liki	79 -8g-5a13i14k
~lim	60 -13b-8a-5j14c26g
~limb	77 -12b-5g5d16a
~limi	62 -21a-6j-4d15c31g
~lin	49 -30g-10d-8b-6e-5h7f12ik21a22c
~lin>	71 -10a-8d-4e6i23j
~line	56 -12j-7f6a24c
~ling	60 -33g-13j-5h6e7i9k12f19a
~link	86 -5b6a
~lip	85 -13a5c9b
~liq	86 9a
~liqu	86 9a
~lis	56 -15a-10c-6i5de6g22k
~lisi	70 -26c-5d6e8a23g
~list	60 -21a-14g-5bi4j9d11c25k
~lit	52 -5eh-4j5i8ck9b
~lit>	84 -5g12c
~litt	59 -4e4ck10i
~lity	59 -4c5a7g
~liv	53 -10dg-6c-5a9j13b25f
~live	56 -14c26f
~livi	66 -14d-10g-9a5i9c12b15j
~lk>	58 -7i-5cf5a29k
~lke	72 -19g-6b5j10c13i
~lked	72 -17g-5b5aj13i
~lki	67 -12c-7a-6k-5j-4e5b8d13fg
~lkin	67 -12c-7a-6k-5j-4e5b8d13fg
~lks	63 -9k-7aj-5e6b8h17d
~lks>	63 -9k-7aj-5e6b8h17d
~ll>	32 -17f-10j-5i5d15c52k
~lla	55 -9ab10j16g
~lla>	60 -6a6h17g
~llar	65 -14a16j
~llas	86 -10b6e12a
~llb	85 -10a5f7k
~llba	86 -8a8k
~llc	77 -8a-5h18b
~llc>	78 -7a-5h17b
~lle	55 -14j-9e-5i5d8a12cg
~llec	78 5g
~lled	63 -15j-7e4d7h22c
~lleg	65 -4i7c8b
~llen	88 -4a7b
~ller	88 
~llet	84 -8c5bf
~lli	60 -33c-8d-7k-4h4j9f10b12a13e15g
~llin	64 -24c-6k5j6a7g8b9e10f
~llis	70 -13c-5d6e7a8g
~llo	72 -13g5j7a9c
~llow	73 -13g5j6a9c
~llp	78 7g8k
~llpa	78 7g8k
~lls	58 -16g-15e-6i-5k8d9a12b23j
~lls>	59 -18g-15e-5ik9d13ab18j
~llst	86 -5a8j
~lly	59 -18g-7j-4a5c6f11e13h
~lly>	59 -18g-7j-4a5c6f11e13h
~lmo	82 
~lmos	82 
~lo>	85 -10a-4i5k12b
~loa	62 -11g-5e-4d7a8cj
~loan	63 -10g9j11c
~loc	61 -8j-6c-5dg6bf7a13e
~loca	70 -7j-6c6a13f
~lock	67 -6f5i13e
~log	79 -12b19c
~log>	86 -9b11a
~lon	50 -31i-18c-11b-8j-4d6f11e12ah43g
~lon>	85 4a
~lone	77 9a
~long	51 -31i-17c-10bj-4d6af10h13e48g
~loo	50 -8dg7ej11c
~lood	62 -10g-7bk4dj7e15a
~look	54 -7d-5a6ch
~loor	73 -9a-7d6j7k10c
~lor	62 -7ek8b9j
~lord	66 -6e-4k4a5d10c
~lore	88 -4g7i
~lori	86 
~lors	81 -4c4j10b
~los	52 -20c-5i4k8eg9j
~lose	57 -8e-5i6h9g
~losi	70 -12c-11g-5b9d31e
~loss	72 -10e-7a6g11bj
~lost	72 -11c-6bd5i9k14a
~lot	64 -7g7c19a
~lot>	65 -7g8c14a
~loth	86 
~lou	79 
~loud	81 
~lov	67 -11b-8gj-5i-4d5k8a13fh
~love	68 -14b-8g-6j-5i5k14fh
~lovi	88 6a
~low	60 -15g-8d-7h-5k-4j5i7c32b
~low>	64 -10g-6d-4hk4a5e7i19b
~lowe	75 -10g5c6a12b
~lowi	86 7b
~lows	88 -7a7c
~loy	61 -13c-5g-4i5h12j
~loya	82 -11c5e8j9h
~loye	62 -5c-4e4bdf6j
~lp>	68 -17c-5a-4ej7h8b17i
~lpa	78 7g8k
~lpar	78 7g8k
~lpi	86 -8b13a
~lpin	86 -8b13a
~lps	86 -11a12b
~lps>	86 -11a12b
~lre	72 5j7b
~lrea	72 5j7b
~lri	70 -7k-6g-5b8e13a
~lrig	70 -7k-6g-5b8e13a
~lry	79 5c
~lry>	79 5c
~ls>	52 -19e-6bgk8cd29a
~lse	56 -11ag-5e4j8ch21d
~lse>	56 -11g-7a-4e5j8ch15d
~lst	85 -7a6g7j
~lsta	86 -5a8j
~lt>	62 -15d5cj6a13e
~lth	58 -12g-7a-5d5c10b22i
~lth>	60 -13a-11g-4j9c31i
~lthy	77 -10i-5c6j9b13a
~lts	85 6b
~lts>	85 6b
~lty	88 6e7j
~lty>	88 6e7j
~lua	84 -9a16c
~luab	84 -9a16c
~luc	82 -6b-5d9c
~luck	82 -6b-5d9c
~lud	74 -9b9a10c
~lude	75 10c
~lue	66 -6ad6e15g
~lue>	67 -6e-4a16g
~lues	88 9e
~lug	85 7a
~lug>	85 7a
~lum	69 -8ac-5g10e11j
~lumb	71 -8c-4b10e11j
~lun	75 -4g20a
~lunc	84 -4bg15a
~lunt	80 -5k5b7a
~lve	78 -4c7a
~lved	86 5b
~lwa	76 -9b-8j-6i6d8ag11f
~lway	76 -9b-8j-6i6d8ag11f
~ly>	44 -10k-8d-5g-4e5h7j11i14c16b
~lyi	88 11b
~lyin	88 11b
~lys	88 
~lys>	88 
~ma>	73 -12b-11a-7k8dj15c
~mac	73 -11a-5d8f13j
~mach	74 -5d7c
~mad	64 -17g-7k-5b-4c6f34h
~mad>	86 6a
~made	65 -17g-7b-5k7f34h
~mag	67 -8e-5b9g10a
~mage	68 -8e-5b9g11a
~magi	88 9c
~mai	54 -12g-7e-6a-5h7f9d21c
~mail	57 -11g-7e-5d-4h7a8f17c
~main	70 -17a6c17d
~mak	54 -9j-7k-6d-5ef5a8c10g13i
~make	55 -9d-6k-4ej16gi
~maki	78 -9g-7j-4i6b8a11c
~mal	67 -5g5b
~mal>	80 -6a
~mall	74 -5gj13b
~mals	85 
~mam	84 -13a6b7cg
~mama	84 -13a6b7cg
~man	45 -18i-15c-9j-6ak5d60g
~man>	71 -11g-9c-8i5a7f8be
~mana	70 -23g13di
~mane	86 6c
~manu	85 -9b-5g17a
~many	47 -35i-24a-16c-5j-4d6k92g
~mar	62 -12c-8g-5h5dj6a7k10b
~mari	78 9k
~mark	76 -5ac4k5e7j
~marr	71 -7d-5gk11a21b
~mart	82 -14b-12c5i6a18d
~mary	86 
~mas	75 -14a-5dk10f19b
~mas>	78 -7a-5d4j11f
~mat	61 -12d-9b-8g-6e5h6ck8j18a
~matc	79 -9c-5d5j7k8a
~mate	73 -8b-5d9j11c
~mati	71 -6k4h10a
~matt	76 -5dg4c5ak
~may	71 -8k-7c-5b5g8d17a
~may>	74 -8k6g9d
~mayb	81 -11c16a
~mb>	77 -19c-11a-10b-9e4i8f16k19g
~mbe	49 -10b-9e-7h-6d5a7k8c14g16i
~mber	49 -10b-9e-7h-6d5a7k8c14g16i
~mbi	73 -11g-10b4j10a15c
~mbin	73 -11g-9b5j7a15c
~mbr	62 -10g-6i7h8a9b
~mbre	62 -10g-6i7h8a9b
~mbu	85 
~me>	29 -24a-11dj-10i-9f8h14c20e79k
~mea	72 -7j-5ck4b10h
~mean	74 -6j-5ck5a11h
~meb	57 -6ek-5b7i11d13a
~mebo	57 -6ek-5b7i11d13a
~med	59 -9gi-5a4e6k8d9f
~med>	67 -15c-13b-8g-5i6e7d8a10k11f
~meda	85 -4k8b
~medi	67 -20a6b19c
~mee	73 -5k6a
~meet	73 -5k6a
~mel	88 -5j5h
~mem	67 -15c-5eg10i11j17a
~memb	68 -14c-5e-4bg10i11a13j
~men	47 -21a-7g6d7k12bc
~mend	88 -5a14c
~ment	47 -16a-6g-5h4f7d11k13b
~meo	71 -15c-5k9b19g
~meon	79 -10c-7d-4b24g
~meow	76 -7a-6c-5k5j8d14b
~mep	85 -5a7c
~mepl	85 -5a7c
~mer	55 -12g5ab16d
~mer>	65 -10a-7g-6e5d19b
~mera	78 6ak
~merc	71 6a
~merg	82 5d
~mers	68 -9b-5g5ae11d
~mes	58 -18a-8ei-5fh7bc10g12d14j
~mes>	60 -15a-9e-6i7g14d16j
~mess	79 -6k5cg
~met	51 -9ijk-7c4eh5g7d8a15b
~met>	86 -7k4c11j
~meta	79 -4a6c9b
~mete	82 -7c-6a24g
~meth	53 -13j-7hi5e10b11d13a
~meti	86 5ae
~mew	72 -19c-6f-4g11a13h18b
~mewh	72 -19c-5f-4g7a13h20b
~mfo	77 -6c4f9a
~mfor	77 -6c4f9a
~mic	84 4c6b
~mica	88 
~mid	76 -8a-5i6bce8g
~midd	78 -11a-5gi6e7b21c
~mig	80 -15b-4j5e8h10d
~migh	80 -15b-4j5e8h10d
~mil	53 -13a-7e-6f7b9i22g
~mile	63 -13a-5c-4i31g
~mili	86 -13a-6c-4g9b15i
~mill	84 -10a4ij6c
~mily	59 -8e-5j5c13a
~min	51 -22k-17j-6d8ce9f10i20h
~min>	76 -68a-12j5d6i18ch37g
~mind	62 -22k-13g-4d5b6h7c25a
~mine	74 -20g-11ck-8j6b19e27a
~ming	69 -15b-6j8h13f14c
~mini	79 6a
~minu	65 -9c6ik9a
~mir	86 -8a20j
~mira	86 -8a20j
~mis	64 -21j-7g-4d5e8i11c16a
~mise	86 -11c-5j6k11g
~miss	67 -8gj6i7e13a
~mist	82 -12j-10g24c
~mit	60 -24a-8j7e13c21g
~mit>	69 -27a11e13cg
~mits	66 -5j11g
~miu	76 -6bc-5j5a17g
~mium	76 -6bc-5j5a17g
~mle	88 10a
~mles	88 10a
~mma	75 -5d-4b15a
~mmat	77 -5d-4b16a
~mme	67 -11a-6g11c14b
~mmed	86 -7a6b
~mmen	88 -5a14c
~mmer	69 -4g10b
~mmi	81 -8a-4c6g9b
~mmin	86 
~mmo	88 -11a-4g7b13c
~mmon	88 -11a-4g7b13c
~mmu	78 -15c5k9a10g
~mmut	78 -15c5k9a10g
~mne	86 -5b4a
~mney	86 -5b4a
~mob	86 -4ak4b9f
~mobi	86 -4ak4b9f
~mod	71 -6ae6g7j10b
~mod>	82 -12c-4a10j15g
~mode	75 -8g10c11b
~mok	67 -12b4k8j15a
~moke	68 -9b9j13a
~moki	86 -4b
~mom	67 -7c-6b-4d9a11g
~mom>	73 7g
~mome	78 -8b5ag6k
~moms	85 5j
~mon	46 -5hi-4ag7b22c
~mon>	88 -11a-4g7b13c
~mone	59 -9j-8i-6e4a8f9g
~moni	80 5c
~mont	50 -5c6e7g9j
~moo	88 -26a4j5b28i
~mor	49 -13c-5i6g8e24b
~more	55 -9g-8c-7i-5j8k27b
~morn	69 -10c-7a-5j5f15g
~morr	69 -6b-5a5j8g9e
~mort	65 4a5j
~mos	60 -5e-4k6j14c
~most	60 -5e-4k6j14c
~mot	66 -8cg6d9f13a
~moth	74 -7ab-5g4c7d11f
~moto	72 -12c21a
~mou	68 -16a-9k-6f11i13g22c
~moun	69 -6fk5i19g
~mout	86 -9a-6g7i10c
~mov	61 -9b-7k-6ag13j21e
~move	64 -16b-7k28e
~movi	73 -7e-6g8b9dj
~mp>	61 -12c-4ef5dg11ah
~mpa	50 -9g-8c-6a5e8b9i10dk
~mpan	50 -8ag6e8b9ik
~mpar	84 -8c11d
~mpe	78 -15b-8c-5h6j9g22a
~mped	88 -8c-5h8g10j
~mpl	58 -14a-8g-5i7j11b14d
~mpla	79 -17a26c
~mple	74 -15c8b14d
~mplo	62 -5cg-4e4bdf6j
~mpo	68 -5g12a
~mpol	75 -12b17a
~mpor	75 -5j-4g9b
~mpr	77 10h11c
~mpre	80 -6a11ch
~mpro	86 
~mps	86 -14a14c
~mps>	86 -14a14c
~mpt	79 -11g-5k21e
~mpty	81 -9g-5k22e
~mpu	75 -9a8e9b
~mput	75 -9a8e9b
~mrs	86 
~mrs>	86 
~mry	88 -12b-8c18a
~mry>	88 -12b-8c18a
~ms>	60 -25c7i12k29j
~mse	85 4a5bi
~msel	85 4a5bi
~muc	45 -30i-15j-7dk-5ce5h13b63g
~much	45 -30i-15j-7dk-5ce5h13b63g
~mum	78 5a
~mum>	78 5a
~mus	79 -11b4d14a
~must	81 -7b4d8a
~mut	76 -14c-5b4k9g11a
~mute	79 -15c5k9a10g
~mv>	88 4f
~my>	55 -23j-10ak4e6b8i15d22f
~mys	81 6a
~myse	82 6a
~na>	81 -6a-5c13b
~nac	80 -8g4j7i
~nace	80 -8g4j7i
~nad	82 5g
~nado	82 5g
~nag	67 -14g-8b-7c12ai16d
~nage	67 -13g-8b-7c11i12a16d
~nal	59 -9c-6e-5i4g5d18a
~nal>	61 -16c-5e7g21a
~nall	74 -5j6d9c
~nam	44 -14b-10g-9eh6f7k23d27c
~name	44 -14b-10g-9eh6f7k23d27c
~nan	67 -11a-5c-4g9e17b
~nanc	71 -11a10e17b
~nann	86 5d7b
~nant	81 -5b6k
~nap	84 -5a7k
~nap>	88 -6a7k
~nat	77 -6a5j7k
~nati	79 -5a5j8k
~nb>	85 -5b12a
~nc>	88 -4a12j
~nce	42 -7d-5c-4g6i8be9a10k
~nce>	43 -11a-9d4g5e7k8i19b
~nced	79 -4j4b5a
~ncel	77 -12a5b6k
~ncer	73 -14g-11b7ej12a
~nces	84 -12c-5b20a
~nch	72 -6ac-5i-4g9k20b
~nch>	76 -9g-6j-4ci7bk13a
~nche	82 -10a5g
~nci	73 -15b14a
~ncia	77 
~ncl	73 -7bd5k7a15c
~ncle	82 -6d5ck
~nclu	77 -9b5a11c
~nco	67 -8a-4h9c20g
~ncom	70 -19a12c21g
~ncor	84 -6b16a
~ncr	79 -8g-5k5ab6e
~ncre	79 -8g-5k5ab6e
~ncy	81 5d7a
~ncy>	81 5d7a
~nd>	28 -14b-12a-8i7g18j26d32e
~nda	75 -6g5b
~ndat	84 -6g14b
~ndb	85 
~ndbo	88 
~ndd	85 -9a6c
~ndda	85 -9a6c
~nde	52 -13e-9a-6c6f10k14b16g
~nded	74 -6b6k7a
~nden	88 -8a8b
~ndep	88 -8a8b
~nder	54 -12e-9a-6c6k7f11b17g
~ndi	67 -9a-5g-4dik4h6b16j
~ndin	75 -5a5h11j
~ndit	73 -4g5bf
~ndk	88 8a
~ndki	88 8a
~ndl	58 -8g-7e-6f16b20i
~ndle	65 -10ac-9g-4j5d6k9b24i
~ndli	86 -8d13b
~ndlo	67 -4ek5d8a
~ndm	82 -10a-4g6j7c
~ndma	85 -11a-5g4d8cj
~ndo	75 -13b-10g6j7d16i
~ndor	81 -9g-4b6i9c
~ndow	84 -10b-5c5j7d12i
~nds	56 -21a-8b-7f-6g5e10c13i20j
~nds>	57 -13b-9a-7f5e6c12i15j
~ndsh	82 -5aj5k9b
~ndy	76 -8j-4c12f17a
~ndy>	76 -8j-4c12f17a
~ne>	37 -10e-5h-4i6j7f9c13b18a
~nea	67 -11c-5bk-4i5j9a22f
~near	69 -8b-5cik23f
~nec	86 -20c6a17i
~ned	53 -18b-11c-7e5d16j30i
~ned>	53 -18b-11c-7e5d16j30i
~nee	47 -13gi-12d-8b-6f-5c6e11h59k
~nee>	86 
~need	47 -13g-12di-8b-7c-5fj6e11h60k
~nef	69 10d
~nefi	69 10d
~nei	74 -5a-4k5b
~neig	74 -5a-4k5b
~nel	86 5a
~nen	86 6c
~nent	86 6c
~ner	53 -10k-6i-4ch6e7g8b9f
~ner>	61 -14k-11b-9j-7g11c13a15ef
~nera	65 -7c4g5j
~ners	67 -14a-13c-7e9j14g19b
~nerv	82 
~nes	47 -8g-6f-5e8d14b16k
~nes>	60 -7g-6c-5ij7d13k
~ness	50 -10i-7e-6f8b9c10j
~nest	75 -10c-8g-6j-4a9e18i
~net	79 -6bc5a13g
~net>	80 -6b-4j8a13g
~nev	71 -20a6ch7j8k
~neve	71 -20a6ch7j8k
~new	54 -22k-6d-4f6hj10e12i13b
~new>	57 -19k-5d9a14e
~newa	76 -10b5a6c7h
~newe	78 5b
~news	86 -11c-5a8j12i
~nex	65 -5g4bh9c
~next	65 -5g-4a4h8b9c
~ney	58 -10j-8i-5e4g5k7c8f9a
~ney>	58 -9j-8i-6b-5e4gk7c8f13a
~nfe	88 4i
~nfo	75 -5b6a11c
~nfo>	82 5c
~nfor	80 -5b7c
~ng>	28 -31j-12b8f10h11g18i26k35a
~nga	81 -10j-8c-5b5e6g13i
~ngag	84 -10j-8c5e12g
~nge	56 -8gk-6h-4f8c23a
~nge>	66 -8g-6bk14c19a
~nged	73 5g8c
~ngen	88 
~nger	69 -11a-9k-5g11bj
~nges	76 -10c4e7k12a
~ngi	67 -10a-8c-5f4e5k17i
~ngin	68 -9a-8c-5f4e5k17i
~ngl	67 -23a-15k-7g-5c-4d4j15i17e25b
~ngle	67 -23a-14k-6g5j12e15i25b
~ngr	79 -8g-7j4a5e6c
~ngra	81 -8g-7j5a6e8c
~ngs	57 -13a-5efk7j8h9g11c
~ngs>	57 -5aef-4c4b7j8h9g
~ngu	76 -4d9c
~ngui	85 6a
~ngun	88 
~nha	84 7d
~nhap	86 
~nic	64 -10e-7j6k7f8a
~nic>	85 -5a10f
~nice	68 -10e5ac
~nico	88 5a
~nics	88 
~nie	72 -7c5b12d
~nied	88 9d
~nies	74 -5c5bd
~nig	60 -10i-9b-6j5e7c8g13f
~nigh	60 -9bi-6j5g6e7c13f
~nim	74 8a
~nima	84 
~nimu	79 6a
~nin	53 -11a8j12e
~nin>	68 -15a-6k7e9g13b
~ning	58 -23b-11c5afj7g8ek
~nins	73 -22g-5a5j11b16c
~nio	74 -4g5c6j
~nion	77 -5a-4g7j
~nior	86 6a
~nip	88 
~nis	67 -7a6b12j
~nish	69 7j
~nist	86 6j
~nit	65 -13b-4ak11j15g
~nit>	75 -14c-8b5j10a12g
~nito	80 5c
~nits	85 
~nitu	79 6g
~niv	82 -7j14b
~nive	82 -7j14b
~njo	81 5c11a
~njoy	81 5c11a
~nju	72 -6b6k9g
~njur	72 -6b6k9g
~nk>	54 -12g-8j-5c5b6h19i
~nki	66 -13c-5d-4b7g14a17h
~nkin	66 -13c-5d-4b7g14a17h
~nkl	75 9a
~nkle	75 9a
~nkr	86 7a
~nkru	86 7a
~nks	71 -8a-6k5b8g9e
~nks>	73 -6k-5d-4i10eg
~nksg	85 -10a9b
~nli	74 -9g-8b7a11c
~nlin	74 -9g-8b7a11c
~nly	65 -15a-9d-4i7ck10j17b
~nly>	65 -15a-9d-4i7ck10j17b
~nne	71 -20c-6k4b6j7e12a
~nned	82 
~nner	78 -16c-4k5g8e15a
~nni	64 -7c-6b-5j-4e26a
~nnin	64 -7c-6b-4e23a
~nnu	75 -11a7c18g
~nnua	75 -11a7c18g
~nny	80 -5a6b9j
~nny>	80 -5a6b9j
~no>	55 -34b-19i-6dg5cf6e8a46j
~nob	70 -7de6c12j
~nobo	71 -7de-4a7c12j
~noc	80 -10a13c
~nock	81 -7a14c
~noi	84 7c
~nois	84 7c
~non	77 -9b-8c8h18j
~non>	81 -9bc9h15a
~none	88 -5a6j
~noo	79 -12c6g7i11j
~noon	80 -11c7g8i
~nop	88 -17c18g
~nor	74 -7b15a
~norm	79 -6a
~nort	85 13a
~nos	77 -6a5k7f
~nose	85 -10a7ce
~nosy	86 -10c6k8f
~not	43 -11b-7ad-5c5k6e16h19j
~not>	45 -22b-7a-4d4cei6j10k20h
~note	75 -6c-5a17b
~noth	62 -9c-4dk4e11a22j
~nou	69 -19b-9c-8i11g16h19a
~noug	71 -19b-17i-7c12g16h20a
~noun	86 11i
~nov	85 -7a-6b8g
~nova	88 -5b5cd
~now	44 -18d-15j5g6h8c14k20a
~now>	44 -17j-16d-4i6f7h10g12a16k
~nowh	88 -6k6c7j
~nro	85 -7g12c
~nrol	88 -7g-5e13c
~ns>	46 -14e-13j-10g-8i6b7k9h15a19c
~nse	57 -10c-7g-4f5a7e10b11d
~nse>	60 -14e-8j-6d8c9b24a
~nsed	74 -30a-12cg5b6j22d27e
~nses	81 5k
~nsh	86 -7c8a
~nshi	88 -7c6a
~nsi	63 -13a-7c-6j-5i5h6f9g22b
~nsid	72 -11c-5a-4j4gk9b13f
~nsio	78 -6a10b
~nsiv	75 -5fk4c9h
~nsm	88 -9a14j
~nso	86 4g
~nsp	85 -5a10b
~nst	64 -6c-5j5g6b
~nst>	76 4h5b
~nsta	78 -4b5e
~nste	85 -6c10b
~nstr	73 6g
~nsu	44 5d6b8a
~nsul	85 8j
~nsur	44 5bd8a
~nsw	78 -5j5g8c
~nswe	78 -5j5g8c
~nt>	34 -10d-9i-6j6h10a16bg27k
~nta	63 -7g-4h10ab
~ntal	68 -6c4a7b
~ntan	75 -4h5c11a
~nte	58 -23c-18a-7i9j10h13b17g
~nted	77 -25a7d9f17b
~ntee	84 -7a6b
~nten	75 -9c23g
~nter	63 -15c-8b-5i9a13hj
~nth	50 -5c6e7g9j
~nth>	53 -10c-8h7j9g10e
~nthl	75 -12a10bc
~nths	65 -10a-8g-5j-4e7h30b
~nti	62 -10a-5ci-4f4b6g13j
~ntia	84 9a
~ntil	88 -4a5e
~ntin	67 -7i7g
~ntio	88 -10a13j
~ntit	88 5k
~ntl	75 -10g4c6a
~ntly	75 -10g4c6a
~ntm	85 10f
~ntme	85 10f
~nto	64 -13g-11j-6h-5i6ce9d13k
~nto>	68 -12g-6h-5j5e7c10k11d
~ntor	80 -4c5k
~ntow	84 -6j-5g6f7a
~ntr	60 -10g-7a-4h6k9j15f
~ntra	62 -10a-6g-5e7k8b9j
~ntry	79 -5bcg16f
~nts	50 -6g-5jk-4bc5h7i11ad
~nts>	51 -6gjk-4bc6h7i11ad
~nty	78 -12bg5a26c
~nty>	79 -12b-7g5d10a13c
~nua	73 -10a5j17g
~nual	73 -10a5j17g
~nue	81 -10a12g
~nue>	81 -10a12g
~num	50 -15j-13e-7b-5dh9ik16g22c
~numb	50 -15j-13e-7b-5dh9ik17g22c
~nur	74 -9c-8b8h9aj
~nurs	74 -9c-8b8h9aj
~nus	86 -8f-6c17a
~nut	64 -4d5i7a
~nute	66 -9c6ik7a
~nuts	84 -4a8c
~nve	70 -8e-6b5j7c9g
~nven	79 -4c5k
~nver	78 -9ek7j17c
~nvo	79 -4c6a
~nvoi	84 6a
~nvol	86 5b
~nwi	86 
~nwid	88 
~nxi	86 -9b13a
~ny>	34 -43b-20i-19j-7f-6h-5e5cd16k35a71g
~nyb	56 -15b-9c-5g8h11d19a
~nybo	56 -15b-9c-5g8h11d19a
~nyl	88 -7a5j9c
~nyl>	88 -7a5j9c
~nym	81 -5ack10e
~nymo	81 -5ack10e
~nyo	67 -9c-5d21a
~nyon	67 -9c-5d21a
~nys	77 -11d-5g-4h7jk
~nys>	77 -11d-5g-4h7jk
~nyt	50 -20b-7e-5g-4dh10j15c24a
~nyth	50 -20b-5eg-4dh8j15c25a
~nyti	88 
~nyw	74 -8c5k7f12a
~nywh	75 -8c7f14a
~oad	69 -5k11a
~oad>	73 -6k5f9a
~oads	79 5aj
~oak	81 6ac
~oak>	84 6c7a
~oal	88 -4a14c
~oal>	88 -4a14c
~oan	63 -10g9j11c
~oan>	69 -14g-5bd23c
~oans	72 -11c-6a7b9j
~oar	74 -6bk4f11a
~oard	74 -6bk4f11a
~oas	85 5cg
~oast	85 5cg
~oat	77 -6c10a
~oat>	77 -6c10a
~ob>	56 -13g-7d-6e4f6k25c
~oba	77 -7b9a
~obac	78 -7b9a
~obb	78 -17a-4g27c
~obbi	80 -6g-5a17c
~obi	86 -4ak4b9f
~obil	86 -4ak4b9f
~obl	73 -8a-4g6e7bj
~oble	73 -7a-4g6e7bj
~obo	70 -7de7c12j
~obod	71 -7de-4a7c12j
~obs	72 -13b-11k14a17d
~obs>	73 -13b-11k15a17d
~oca	70 -10c-7j12a13f
~ocal	80 -7j6b7f
~ocat	74 -6c7f
~occ	74 11g
~occu	74 11g
~oce	81 -5b7i
~ocer	86 -5b4a7g
~oci	71 -7a-5j11b19c
~ocia	71 -7a-5j11b19c
~ock	59 -24a-8d-7f-5h7e9g16c20i
~ock>	66 -20a-10j-4f9c16e24i
~ocke	68 -10a-4e6g7b8cj
~ocks	84 -5d5k
~oct	68 -16g-4a7i16d
~octo	68 -16g-4a7i16d
~od>	46 -12k-11c-8f-5g9a10j34d
~oda	58 -14k-5b4ai8d9c
~oday	58 -14k-5b4ai8d9c
~odd	88 -17a-15c6b11g22k
~ode	65 -14g-8a-6f-5e7b9k29c
~ode>	73 -7a-6g-5f7k23c
~oded	86 6i
~odel	75 -8g10c11b
~odi	80 -7a5c
~odil	81 -7a5c
~odo	84 -10a13g
~odom	84 -10a13g
~ods	81 -16c-13a7bf16i
~ods>	81 -16c-13a7bf16i
~odu	82 -10b-7g10c11a
~oduc	82 -10b-7g10c11a
~ody	47 -15b4j5a6di
~ody>	48 -16b-9c4dgj5i8e10a
~odys	70 -7eg-6a15c
~oes	40 -12jk-10h6g15e16d17a
~oes>	40 -12jk-10h6g15e16d17a
~oev	88 9k
~oeve	88 9k
~of>	35 -10e-4b6j8a13i19d
~ofe	79 -15g-5b17e
~ofes	79 -5b
~off	48 -17g-13c-12j8e11i12b17k
~off>	52 -10d-9c-8g-5a11e14k17b
~offe	69 -9j-4g8k9c11i
~offi	64 -16c-9g-6j8f12a14d
~ofi	82 -5b10c
~ofin	84 -4b5c
~oft	70 -12i-8c-5ab5j34g
~oft>	88 7a
~oftb	88 
~ofte	74 -12i-8c-6a36g
~og>	72 -13b-4g4i10j
~oga	88 -10c14j
~oge	74 -7ab5e8j9f
~oget	74 -7ab5e8j9f
~ogr	73 -8i-5a-4k8g16b
~ogra	77 -6a-4i5g11c
~ogre	84 -10c-5i4g14b
~ogs	79 -13b10a
~ogs>	79 -13b10a
~oh>	61 -26j-23g-12b8a9dek10f16c
~ohi	88 -5a7j
~ohio	88 -5a7j
~oho	74 6cg
~ohol	74 6cg
~oi>	85 -8k7a
~oic	77 -6ak5b9h14c
~oice	77 -6ak5b9h14c
~oil	85 -13a14b
~oin	49 -12g-11j-6f-5d4a7c8h10i13k
~oin>	71 4j13e
~oing	51 -13j-9f-6eg8c14i18k
~oint	75 -8b-7g5a7f11h
~ois	84 7c
~oise	85 7c
~ok>	57 -19a-8g5dij12h
~oka	48 -18bj5f6d8g15ai
~okay	48 -18j-16b5f6d8g12a15i
~oke	61 -19d8cgj10a
~oke>	64 -8d-6j9c10a
~oked	78 -12d15g
~oker	81 -9b4a15j
~oki	62 -9b-5g-4i4h5e8j10a
~okin	62 -5g-4i5eh8j
~okk	79 -5a14d
~okke	79 -5a14d
~oks	69 -6e-4d13a
~oks>	69 -6e-4d13a
~ol>	54 -7c-6h5f7g12d
~ola	81 5j
~olat	82 5j
~old	47 -11i-7k-6h8d16g23j
~old>	50 -11k-10b-5hi17j24g
~olde	65 -15g-11a-8c6k11j12bd
~oldi	74 -14g11c14a
~olds	73 -16i24g
~ole	60 -10dg-6c-4f17a21b
~ole>	61 -10di-5c-4f12a21b
~oles	85 -14g9i10a
~olf	85 6a7c
~olf>	85 6a7c
~oli	47 -20g-14i-10b-7d7a9f14e15k21c
~olic	48 -10i-8a-7d5g6b7ck12e
~olid	80 -15b-8c-4i7e11a14f
~olin	73 -36g-12b12a14k29c
~olk	64 -9k-7aj-5e6b8h17d
~olks	64 -9k-7aj-5e6b8h17d
~oll	51 -7h-5f5a11bd12g
~oll>	66 -12a10g16d
~olla	65 -15a-6c6g15j
~olle	62 -5i5c7b
~olli	70 -17j-13c-5d6e8g26a
~ollo	79 -8g4i5b9a
~olo	82 -11a5k12b
~olo>	88 -10a5k13b
~ols	71 -12b-6c21g
~ols>	71 -12b-6c21g
~olt	82 4j6b
~olts	85 6b
~olu	79 -6a5b
~olum	88 
~olun	84 -7a6b
~olv	86 5b
~olve	86 5b
~om>	46 -12a6k8hj
~oma	78 -8b5j6i7c
~oma>	86 -5b8c
~omat	85 4a5i
~ome	36 -23j-14c-6e-5i-4f11a22h23d31b
~ome>	43 -16j-9g-6d4f5e8a9k28h
~omeb	57 -6ek-5b7i11d13a
~omed	86 
~omen	79 -8b-6g5c6ak
~omeo	71 -15c-5k9b19g
~omep	85 -5a7c
~omer	62 -7g-5ej16d
~omes	66 -12e-11a5j6g8bd
~omet	53 -15j-8hi-5c7e9d10ag11b
~omew	72 -19c-6f-4g11a13h18b
~omf	77 -6c4f9a
~omfo	77 -6c4f9a
~omi	65 -18b-14a-10j7i12f27c
~omin	67 -22a-16b-7gj8i12f36c
~omis	84 -11c-5j5k9a10g
~omm	63 -5d-4ij7g9a
~omma	77 -5d-4b16a
~omme	71 9c
~ommo	88 -11a-4g7b13c
~ommu	78 -15c5k9a10g
~omo	69 -6b-5a5j8g9e
~omor	69 -6b-5a5j8g9e
~omp	46 -6g4k5b6ei13d
~omp>	66 -14c7d9g11a
~ompa	50 -9g-8ac6e8b9i10dk
~ompe	85 4a
~ompl	73 -8b12c14d
~ompr	82 -4a11h
~ompu	75 -9a8e9b
~oms	73 -5c5k
~oms>	73 -5c5k
~on>	31 -20c-17f4d7eg8h12k15a38j
~ona	63 -14c4j9bg
~onal	64 -17c5bj10g
~onc	69 -6dg-4a12bc
~once	70 -6g-5dk7b13c
~ond	60 -8bg5a9j14c
~ond>	65 -17b7a8j11c
~ondi	73 -4g5bf
~one	37 -16e-8h-4i5g6d10j11b13f15k
~one>	39 -14e-6h6b7c8f9a12j
~oned	82 -9b-4d5a12j
~ones	63 -16c-10a-6g7b8d16k
~oney	59 -10j-8i-7e5g8f10c
~onf	88 -5d8c
~ong	49 -29i-18j-13b-6d5f11a14eh37g
~ong>	51 -30i-13j-9b-8d6f8a11e17h34g
~onge	85 -11a5bd
~ongi	82 -10b-5c10a11g
~ongr	81 -8g-7j5a6e8c
~oni	70 -18a7j18c
~onic	86 5k
~onig	79 -17a6gj13c
~onit	80 5c
~onl	63 -9d-5g-4f6k8bc12j
~onli	74 -9g-8b7a11c
~only	66 -9d-8a8k10j15b
~ono	85 7i
~onou	86 11i
~ons	54 -7g-5e-4f9cj14a
~ons>	57 -13g-6b-4e16c17a
~onsi	86 -4c10b
~onst	74 -6a8g
~ont	45 -6c-5h4a7j9g10k
~ont>	67 -14b-10g5k6c25a
~onte	77 -13c24g
~onth	50 -5c6e7g9j
~onti	86 5b
~ontr	62 -6g-5e-4a4d8bk
~onv	79 -9k5gj7c
~onve	79 -9k5gj7c
~onw	88 
~onwi	88 
~oo>	60 -19k-12c-6h7j10bf13a
~ood	47 -11k-8c-7g7aej8b16i
~ood>	48 -11k-7cf-6g5b6e7j9d19a
~oode	86 6i
~oods	82 -17c-13a7bf16i
~oof	55 -8c-6b-4g5e7dj11h
~oof>	56 -7ce7j8d11h
~oofi	84 -4b5c
~ooh	81 -8a4e5f6i
~ooh>	81 -8a4e5f6i
~ook	50 8j12h
~ook>	57 -19a-8g5dij12h
~ooke	79 -12d14g
~ooki	63 -6b-5g-4i5eh8j9a
~ookk	79 -5a14d
~ooks	69 -6e-4d13a
~ool	53 -7bh-5ei5f6k8c14d
~ool>	56 -10c-6h6f8g14d
~ooli	86 -41g-6a15k36c
~ools	71 -12b-6c21g
~oom	62 -6d-4i14k
~oom>	69 -12a12k
~oomm	77 -5d-4b16a
~ooms	76 5k
~oon	67 -17ci10ag27e
~oon>	67 -21c-17i10ag28e
~oop	86 7j10g
~oor	62 -16b-7d5k9fj10e
~oor>	67 -15b-9d-5a4gk5j7c13f
~oord	84 
~oors	75 -9c-4g9k10e
~oos	76 -11b-6eg-5h-4k8a11i15c
~oose	77 -11b-6eg-5h-4k8a11i15c
~oot	67 -14a-5cej9g25i
~oot>	73 -9c-4e4ai5fk
~oota	84 -7a7c11g
~ooth	86 -21a5b28i
~op>	52 -16g-9k4b5e16c19f
~ope	56 -7f-6i4d6e7b9k
~ope>	88 4k
~open	64 -11g-6j-5f5a10e13b
~oper	64 -5b6k7j9g
~opi	75 -9a10j
~opin	75 -11a10j
~opl	58 -6ej-4f9a13d
~ople	58 -6ej-4f9a13d
~opp	67 -16b-10dg12ac28h
~oppe	73 -17b-7g7c12a15h
~oppi	73 -8d-4g6c16h
~opr	86 -18c5b18g
~opri	86 -18c5b18g
~ops	77 -13c-10a-7e4k5j12d20g
~ops>	77 -13c-10a-7e4k5j12d20g
~opt	84 -14b7d9j
~opti	88 -9a9j
~opy	78 -6k8j
~opy>	78 -6k8j
~or>	26 -49a-28j-23e-11c-6g-4k5d13i169b
~ora	69 -6j-5gi7a9bc
~orag	74 -8b-5g8a12c
~orat	79 -4i15b
~orb	88 -6a8j
~orc	70 -10j-5g12b14a
~orce	75 -10j-8c13a14b
~orch	88 -5a4c7b
~orcy	84 -8b4c7a
~ord	54 -11g-10c-8e-5h4f17k21b
~ord>	59 -22c-14i-10e-4fh7d9a10b14k16j
~orda	82 -19g18c
~orde	72 -12j-8a-6c5f12i15b
~ordi	79 10a
~ords	74 -12a-8d4c6fk
~ore	46 -19a-9k-5hj5ci7d31b
~ore>	47 -9k-6j-4h8g10d13b
~ored	82 -10a7f12c
~oref	88 -12a15b
~ores	85 -7c7a
~orev	84 -4a8b
~org	77 -5cf13k
~orge	88 5g
~orgi	85 -5f14k
~orh	88 -6a5e7g
~orho	88 -6a5e7g
~ori	64 -15g-6c-4h9b12d15a
~orid	86 
~orie	86 -14c5a12d
~orig	74 5b6d
~oris	77 -24c9b19a
~orit	79 -13g-8a27c
~ork	44 -19g-8k11ac17f
~ork>	47 -15k-7j-6d-5e9ci12b17f
~orke	69 -6g-5b5ac
~orki	69 -17b6a7d
~orks	69 -22g-16i-4c6a7k8j11e12b
~orl	85 -9i6c7k8f
~orld	85 -9i6c7k8f
~orm	61 -17b-10g-9e-6c-5f9ah12i19k
~orm>	67 -8ej-7b-6h-5g5i18a20k
~orma	72 -8b5a8c
~orms	81 -14a-4b11i12j
~orn	61 -9j-6k-5cd-4h6g13f15e
~orn>	71 -11g-6k-5d8a18e
~orna	84 5g
~orne	81 -5a5c16f
~orni	69 -10c-7a-5j5f15g
~oro	88 5d
~orol	88 5d
~orp	77 -4i14b
~orpo	79 -4i15b
~orr	56 -8b-6d-5ahk-4f6i11j21c
~orre	70 -14a32j
~orri	77 -6g4i
~orro	66 -4c7g8e
~orry	71 -21j-11b5i11a31c
~ors	59 -9c-7i-5g-4f4ae5dj10b
~ors>	61 -14c5be7d9a
~orse	88 -6j5a8b
~orst	79 -11a-8i8ch9j
~ort	51 -10ce-7d-6j6h7bk22g
~ort>	71 -5b4k5c9h
~orta	69 -4j9a
~ortg	65 4a5j
~orth	61 -8e-6j-4c21g
~orts	82 
~orw	79 8a
~orwa	79 8a
~ory	67 -8h-6a-5f-4i5g8bj11k
~ory>	67 -8ah-5f-4i5g8bj12k
~os>	85 -8d12c
~ose	48 -14af-4b4h6g14i25d
~ose>	49 -14f-12b-9c5h10i12g22d
~osed	70 -19a-12e-6b6d7gij17c
~oser	84 -15a-5j23b
~oses	81 -10c15a
~osi	68 -8cg-5b8d28e
~osin	70 -12c-11g-5b9d31e
~osit	88 6c
~osp	73 5afj
~ospi	73 5afj
~oss	63 -14c-11a-9e-4h7b12j25g
~oss>	65 -14c-10e-8a13j21g
~osse	81 
~ost	51 -10d-8e-6h5j6c7a24g
~ost>	54 -13a-9d-6be12k35g
~osta	86 5c
~ostl	72 -10k-9c-7g6i8j17b
~ostp	88 4a
~osts	79 -11b-8k-5h4j9g14a
~osy	86 -10c6k8f
~osy>	86 -10c6k8f
~ot>	35 -8c-6f-5be10gk12h22j
~ota	69 -14a-5ij4k8dh11g
~otag	84 -7a7c11g
~otal	73 -11a-6e9dh
~otc	88 5a14c
~otch	88 5a14c
~ote	58 -9k-8h-6d-5e5g10j22b
~ote>	64 -10c-7hk-4i6a16g17b
~otec	73 -12a-4dg4ij17c
~otel	81 -6a6j10b
~otes	77 7a
~oth	47 -18k-6c-4af7b8di9h21j
~oth>	66 -26a-12c-5k5j18i26b
~othe	51 -13k-8b-4i5c8d14h17a
~othi	68 -7b-4c22j
~oti	80 12a
~otin	84 8a
~oto	70 -14c-9k34a
~oto>	86 -7k7a
~otor	72 -12c21a
~ots	82 4i
~ots>	82 4i
~ott	70 -6g-4b20a
~otte	74 14a
~otto	86 5c
~ou>	17 -21k-7e15b18fi23j28h33a
~oub	71 -7c-6a7b9g
~oubl	71 -7c-6a7b9g
~ouc	74 -23g-17a5j15d28c
~ouch	74 -23g-17a5j15d28c
~oud	79 -5c11h
~oud>	81 -5c11h
~oug	48 -15d-10e-6i5h6c17a18k
~ough	48 -15d-10e-6i5h6c17a18k
~oul	34 -15j-12h-8k6g9i12e42a
~ould	34 -15j-12h-6k6g9i12e39a
~oun	45 -17a-11h-7j-4e4d14b21g24k
~ounc	84 -6j10i
~ound	52 -4g6k7bd
~oung	70 -11aj-9i-6f-4e9k17cg
~ount	53 -10a-9h-7c-5e5bj6f14k16g
~oup	69 -13f-5k-4e5a6di
~oup>	77 -12c-4k5ag6b8d
~oupl	75 -11f5j11c
~our	25 -15a-7h5k9d10eg11i13f14j21c
~our>	26 -4h5d6k12e14f15ij
~ours	51 -14j-5afhi7d18c24e
~ourt	78 -21a-4g6f18j
~ous	44 -11e-6i-5j5h7g8d15k
~ous>	68 -14a9h14k
~ouse	45 -13e-5i-4f5ac6k8bdg
~ousi	81 6f
~out	35 -21a-11d-8g9e14j24c27k
~out>	36 -16d-7f-6b5c9e39k
~outc	88 5c
~outf	76 -19k-12a12d17c
~outh	79 -14a-9g6ci15j
~outs	69 -20a-8g-5k11fj12c
~ova	85 -13a-5b4d12j
~ovat	88 -5b5cd
~ove	40 -6g-5c-4j4h5d7b20e
~ove>	57 -19g-17c-16b-8j9f12h14a17e20d
~oved	79 -8a-7g12ce
~ovem	88 
~over	42 -8d4k12g19b
~ovi	70 -13e-9c5g6j7bd
~ovid	88 -7ce15g
~ovin	71 -8c-7e7dj10b
~ow>	28 -79a-34d-31j-15b-5f6k7c8h21e79g93i
~owa	80 -7a5bg
~owar	86 -9a-5c6b12g
~owe	61 -21d-7e-6i-4h7g11c14a15b
~owe>	70 -19d-9a29g
~owed	73 -11g-8j6k7b18a
~ower	74 -10g6a13c
~owh	88 -6k6c7j
~owhe	88 -6k6c7j
~owi	70 -5f5b6j10a
~owin	70 -5f5b6j10a
~own	43 -17c-12g7k10f27b
~own>	45 -17c-7g5h6k8a12f18b
~owne	65 -6g4a
~owns	73 -10a5d15b
~ownt	84 -6j-5g6f7a
~owo	88 4i
~owor	88 4i
~ows	77 -10b8j9d
~ows>	77 -10b8j9d
~ox>	69 -7cf6k11e
~oxe	88 -6a7b
~oxes	88 -6a7b
~oy>	71 -8ag-5k5b8hij
~oya	82 -11c5e8j9h
~oyal	82 -11c5e8j9h
~oye	62 -5c-4e4bdf6j
~oyed	85 9f
~oyee	67 5a10j
~oyer	73 9b
~oyi	86 -10c-4b10k11a
~oyin	86 -10c-4b10k11a
~oys	77 -11a4d5c9b
~oys>	77 -11a4d5c9b
~pa>	77 -6g-5d7c15a
~pac	66 -7g4i7af
~pace	74 -5g8i
~pack	72 -5d8f10a
~pag	69 -9g-6b19k
~page	69 -9g-6b19k
~pai	61 -8h-5e-4acfi10j16g17b
~paid	64 -17c15g19b
~pain	85 -7a5b11c
~pair	79 -7b-5h4g5c9j
~pan	49 -5h5k8i13b
~pand	85 -5c10b
~pane	86 6a
~pani	73 5bd
~pany	51 -8a-7g5b6k8e11i
~pap	67 -16ag4i6fk10bc
~pape	67 -16ag4i6fk10bc
~par	47 -18e-8h-5i-4aj6dg11bc24f
~para	77 -5b14f
~pare	65 -8c4g5d6a7b
~park	69 -8c6k11a
~part	51 -20a-17e-9k-5h5d8g9b16f23c
~pas	61 -14e-9c8a10j11d
~pass	66 -13e-4c5j9g13d
~past	71 -12g-5k6j7i13a
~pat	71 -18b-7g-4k14a22c
~patc	85 -7a6i
~pati	75 -6gk24c
~pay	44 -10ac-7ej-6k-5dh-4f24i45g
~pay>	50 -23c-11e-9d-5f5b20gi22a
~payc	71 -12c-5b7f9g
~payi	64 -12a-10c-5ej5d32g
~paym	65 -10j-6d8b12e
~payo	86 10g
~payr	66 -9a7d10g
~pays	72 -21a-13g-5d6j40c
~pda	72 -13b5a8e10c
~pdat	72 -13b5a8e10c
~pe>	62 -15g-7c-6b-4f10i13a21k
~pea	74 -9i-7k24j
~peak	77 -9i-7k25j
~pec	73 -5a-4eg7k8h
~peci	81 -6a8c
~pect	78 -9c-4eg8k9h
~ped	67 -16k-7e8g10h16j
~ped>	67 -16k-7e8g10h16j
~pee	73 -14a-7g-6b4j7d24c
~peed	79 -5b12c
~peel	84 -11c12d
~pel	72 -8c-6b-4j9i21k
~pell	73 -8cj-5b9i22k
~pen	47 -15e-10i-7a-6j10gk19c21b
~pen>	58 -16g-7ej-5f12b13c20a
~pend	68 -12ci-7e-4a7f12b26g
~pene	63 -14a-12e-9g5h10d16c
~peni	82 -13a-10c8i19e
~pens	60 -8e-7d-6f-4i4b7k9c14g
~peo	58 -6ej-4f9a13d
~peop	58 -6ej-4f9a13d
~per	48 -11i-6e-4h6bj11d12k
~per>	63 -9i-8be5d8k22a
~pera	82 
~perc	70 -13a-7c-4k6b7h21g
~perf	80 -12i-6g23c
~peri	77 -7a5cj7b
~perm	74 -13g-6j5b12e
~pers	60 -13c6d7f10k
~pert	66 -5b5d6k9g
~perw	77 6di
~pes	78 -6a8b11i
~pes>	81 -10a-7g10b13i
~pet	81 -13a-5d26c
~pets	88 
~pgr	88 8c
~pgra	88 8c
~pha	84 -5b8j
~phal	85 -5b8a
~phe	88 7b
~phi	88 8a
~phis	88 8a
~pho	62 -5hi-4d7e10b
~phon	63 -8a-5hi8e11b
~phot	85 -8k14a
~phy	76 -11g4i5k
~phys	76 -11g4i5k
~pic	58 -11e-7c-6j-5a5b7g21k
~pica	86 -5c7g
~pick	63 -9e10k
~pict	71 -6c-5j-4i4dk6f
~pie	82 6e
~piec	86 -5g
~pil	76 -5dg10a12c
~pill	79 5cj
~pin	59 -8g-6bd6a12hj
~pin>	74 -9ad-4g8c20j
~ping	63 -9b-4ej12h13a
~pini	86 -7a
~pip	73 -7b13a
~pip>	85 -25b26a
~pipe	77 -10a15b
~pir	79 -4cg4j10e
~pire	84 
~pit	70 -5k7j10a
~pita	72 5afj
~piz	86 
~pizz	86 
~pla	44 -13g-8hi-5k5d7b8a30c
~plac	50 -8i-7j-5c-4k5b7a8g14d
~plai	67 -4g4b5a13c
~plan	56 -13g-7a-5d-4e7f11j20c
~plat	78 -8g8ac
~play	81 6c
~ple	52 -12e-9g-6c13d14b16k
~ple>	56 -12f-5aeg7b9c12d
~plea	67 -14a-9de-6j-4g14f16b23k
~ples	86 -4c6a
~plex	78 -13c15d
~pli	66 -15f7c9d
~plic	84 5h
~plie	70 -15f10cd
~plit	84 
~plo	60 -8g-6e-4bi20a
~plot	86 -7b10a
~ploy	62 -5cg-4e4bdf6j
~plu	71 -5bg-4c5j11e
~plug	85 7a
~plum	74 -5g5j11e
~ply	86 4a10h
~ply>	86 4a10h
~pme	71 
~pmen	71 
~poc	76 -5i8g9c
~pock	76 -5i8g9c
~poi	76 -7g-6b-5c6a8f11h
~poin	77 -7g-6b-5c6a8f11h
~pok	88 -4b8a
~pol	47 -11i-8d6bc8k11e
~poli	47 -11i-8d6c8k11e
~pon	82 -5c5b7a
~pone	88 4a
~poo	68 -8b7j9a
~pool	68 -8b11a
~por	63 -8j-6dg-5i11h20b
~pora	78 -5j-4i18b
~porc	88 -5a4c7b
~port	66 -4g5k12h
~pos	73 5c9a
~posi	88 6c
~poss	88 -5c9g
~post	80 4c10a
~pot	77 -9a16f
~pot>	79 -12a6b17f
~pou	65 -7j-6bg-4i9a10c14k
~poun	82 -7b-4j5g9a
~pous	67 -10g12c13k
~pow	88 
~powe	88 
~pp>	70 -8g-6d4a13j
~ppe	51 -21e-6a-5b10k14h19c
~pped	71 -7a-4e15h
~ppen	53 -18e-6ag13k20c
~pper	79 -11b8a9g
~ppi	71 -5d-4g6b15h
~ppin	71 -5d-4g6b15h
~ppl	67 -15f-4j4c5a9d10h
~ppli	68 -15f8c9d
~pply	86 4a10h
~ppo	81 10f
~ppoi	85 10f
~ppr	75 5b
~ppra	80 6b
~ppro	88 
~ppy	71 -9i-8c-4j5b7h21a
~ppy>	71 -9i-8c-4j5b7h21a
~pra	77 
~prai	79 4c5b
~pre	57 -11a-7f-4de4b10j17c
~prea	82 
~prec	88 
~pref	84 -18a8j16b
~preh	84 -4a5c11h
~prem	76 -6bc-5j5a17g
~pres	68 -15b-8g-5d6a14j20c
~pret	70 -7g6i9a
~pri	54 -12a-7h-5c7j8g21b
~pric	61 -6i-5h-4f8a15c
~prim	88 
~prin	67 -14a-10c4i5f11j14b
~prio	88 -6a5c7g
~pris	85 -12g7a
~priv	82 -10a-6c5f12b
~pro	51 -6c-5k-4a9j15h
~prob	73 -7a-4g6e7bj
~proc	88 -6g-5a4j11i
~prod	82 -10b-7g10c11a
~prof	79 -5b8c
~prog	73 -8i-5a-4k8g16b
~prom	84 -8c-6j6k13g
~pron	86 11i
~proo	69 -22c-9k5a6b20h
~prop	64 -6bc5jk6a7g
~prot	73 -12a-4dg4ij17c
~prov	79 7a
~ps>	61 -8c-7e-5f6g8d9b
~pse	76 -8g6j15h
~pse>	80 7j
~psi	88 -5b9a
~pst	80 -5g5c6a
~psta	80 -5g5c6a
~pt>	70 -22b-10g-7c4f19a21h
~ptc	86 7a
~ptci	88 6a
~pti	73 -9a-4k6c24j
~ptio	77 -5a9j
~pts	82 -10g-5c9k11d
~pts>	82 -10g-5c9k11d
~pty	81 -9g-5k22e
~pty>	81 -9g-5k22e
~pul	70 -6j-5c12e
~pull	70 -6j-5c12e
~pum	84 8a
~pump	84 8a
~pur	81 -19a7b17g
~purc	86 -11a18g
~pus	78 -5g6a7b
~push	79 -6g-4k6a7b
~put	52 -16c-5i7b8f14g
~put>	54 -11ce-7i-4j6d9f11a14g
~pute	75 -9a8e9b
~putt	75 -8a-6d-5c4g8e12j
~py>	67 -10c-7gk-5i5b6h19a
~qua	67 -7a-6b8j9g
~qual	88 4k
~quar	67 -7a-6b9g11j
~que	67 -5h-4e4d8b
~ques	67 -4h5d6b
~qui	57 -10j-6d-5i5eg6b17c
~quic	71 -5j8k
~quie	85 -5j8ek
~quip	71 
~quir	75 13c
~quit	70 -13c-4e6b12g
~quo	65 -8c-4hk6b7a11g
~quor	88 10a
~quot	66 -6c-4k8b12g
~ra>	70 -17a-5i-4b6c11g17j
~rab	81 4c5k
~rab>	81 4c5k
~rac	58 -18c-8a-7e-5i8k14h16b
~race	85 -6b6j7g
~rack	73 -26c6a22h
~ract	62 -15a-6eg6c9k16b
~rad	65 -19g-5j4e5b9i16c
~rade	67 -14g-4dj5e6b11i12c
~radu	85 -5b5af
~raf	80 -5b7g
~raff	86 -5b6a9g
~raft	86 4c
~rag	49 -8d-6g-5b6f9ah
~rage	50 -8g-7d-4i4j5bh7c8a
~ragg	86 -8b-5c4ag5i6h
~rai	58 -8i-6dh-4k4c11bg
~raid	88 
~raig	74 -7a5e7b
~rail	88 -4c
~rain	67 -7d-5i-4e4a7f16g
~rais	68 -7g-4h5d6b12c
~rak	86 4a
~ral	64 -7c11j
~ral>	64 -7c4g11j
~ram	64 -10b-5ik11f14e
~ram>	77 -14a5b6g13c
~rame	77 -17c-7a-5bg15f19e
~ramp	75 -12b17a
~rams	88 9a
~ran	45 -14k4b5cj6a10e
~ranc	47 -6d5b7e13c
~rand	69 -18k10ai12d
~rang	82 -7k4e8a
~rank	88 6k
~rans	82 -10a11b
~rant	72 -7b-6c4g12a
~rap	85 -7a5c
~rar	88 -8g-6a4b15c
~ras	68 -12g-10b-6j7d12k21c
~ras>	77 -5bg6k7a9c
~rash	79 -7ag-5b12d13c
~rass	84 -5c7k
~rat	55 -13c-8a-7d-6g-5fi8e12h16bk
~ratc	88 -6a7b
~rate	62 -17b-10c-6d-5f4k5g13a18h
~rath	73 -7c-5a5j8b10k
~rati	71 -14a-12c7e8k22b
~rats	85 -8g6c7e
~rav	77 -8c5f
~rave	77 -8c5f
~raw	73 -14c-10a-5g7e9i16b
~raw>	84 -8c5b8e
~rawe	86 -8a8b
~rawl	82 -8c-5g6b10i
~raz	76 -5i5b7h
~razy	76 -5i5b7h
~rbe	84 -6a5j12e
~rbn	85 -5b12a
~rbnb	85 -5b12a
~rby	81 8a
~rby>	81 8a
~rce	65 -20c-8j-5d14h17bg
~rce>	77 -8c-5b7a10h
~rced	85 -12j-8c7a21b
~rcen	70 -13a-7c-4k6b7h21g
~rch	71 -12a-10e4j10g11c
~rch>	75 -10e11c
~rcha	85 -14a5j16g
~rchi	88 5b
~rci	72 6a
~rcia	72 6a
~rcy	80 -7b10a
~rcyc	84 -8b4c7a
~rd>	48 -15c-5a4e9k23b
~rda	82 -19g18c
~rdas	84 
~rde	69 -18a-12j-5g-4e9c10i23b
~rded	77 -11j4a6bk
~rden	86 -8a5b10c
~rder	79 -17a-4k6f10i15b
~rdi	72 -12c-7k-5b11d20a
~rdia	80 13d
~rdin	77 -7c-6k5j17a
~rds	63 -8d-7b4c6i
~rds>	63 -8d-7b4c6i
~re>	25 -7e-6c6k11d18g19f38a
~rea	46 -18gi-11a-9j-6d7b9e12h24fk
~rea>	79 -22c-12a-9e4k5b39f
~reab	82 -6b17f
~reac	71 -19i-9b5k12c15e
~read	57 -12i-8c-6e-5f-4g13b36k
~reak	72 -8g-4k17c
~real	67 -11c-10f8e10g11j
~ream	86 -5c6e
~rear	88 
~reas	69 -12g-10abk-4j5d23c24h
~reat	62 -18j-8g-6d5f10b11i17a
~reau	88 -5a7j
~reb	77 -8c12a
~rebu	77 -8c12a
~rec	54 -15ci-6h-4e7k11ab26j
~reca	80 4j6b
~rece	75 -10g10k
~reci	88 
~reck	72 -11c6g12d
~reco	62 -15i-9d4k9b13a
~rect	69 -10a31j
~red	47 -11b-8e-7h-5d-4c6i16f27a
~red>	50 -14c-12e-10b-7h4i11g20a28f
~redi	62 -13fg10a14c
~redo	80 7j
~ree	54 -10f-7d-6g-5i5b6j24c
~ree>	66 -23i-20g-8b5e11j22c24a
~reed	81 6h
~reek	82 -10b-7i9g12a
~reem	84 -5e5a6b
~reen	86 4b
~reer	88 
~rees	78 -14c-9i6k7a19g
~reet	65 -12a-7fg-6k7i16b18c
~ref	72 -23a-12c-6g-4k6j17d29b
~refe	78 -14a6j14b
~refr	86 -14a18b
~refu	88 -13c18d
~reg	67 -19c-5d-4e6a7j8k17g
~rega	85 9j
~regi	79 -21c24g
~regu	73 -4d8ak
~reh	78 4c10h
~rehe	84 -4a5c11h
~reho	85 
~rej	88 5h
~reje	88 5h
~rel	60 -6bi7h16g
~rell	62 -6i-5b7h13g
~rely	86 5c
~rem	59 -12k-9a-7e-5d7c8i13j14g
~rema	80 -18a9c17b
~reme	64 -8b-6c-5e4g11ij
~remi	75 -11k-6b-5j11c16g
~remo	81 10j
~ren	46 -10ij-5f5a7e25g
~ren>	73 -9c5g6b
~renc	78 -14c5ak8g
~rend	84 -10a12g
~rene	69 -7cg6h14e
~reno	86 -5b5cd
~rent	49 -14j-7i-6hk4b10a16g18c
~rep	59 -8g-5ai-4d4j7e11b
~repa	78 -15a-5h4g5c8b9j
~repl	63 -14g-4j6c7e11ab
~repo	78 -7bc-4j8k11h
~req	73 11c
~requ	73 11c
~rer	76 -16g-5j7f13e16d
~rer>	79 -5j17d
~res	51 -26a-14g-8d-6i6c12j13h19f20k
~res>	69 -10ag5b14j
~resc	82 4c
~rese	85 -8a7k9j
~resi	81 -5g5j
~resp	86 -7c-5a10h11b
~ress	58 -14b-10i-8g-7d6e12c14f18k
~rest	67 -11a-8k-6b-5c8g13f15h
~ret	59 -7g-5a-4h6i11b
~reti	67 
~rett	68 -10g6b10i
~retu	82 -8b4k5j
~rev	73 -6e6b8g
~reve	76 -9a7b11g
~revi	84 -6e11a
~rew	71 -14c4b7d13g
~rew>	73 -11c-7a4b7d13g
~rfe	80 -12i-6g23c
~rfec	80 -12i-6g23c
~rga	88 10i
~rge	65 -12i-5b6c9g11d
~rge>	73 -12i-9a-4b11d16g
~rgen	81 5d
~rger	86 7j
~rges	86 -9g5a8c
~rget	85 -5k5cg
~rgi	82 -23c-5f14k20g
~rgia	85 -5f14k
~rho	88 -6a5e7g
~rhoo	88 -6a5e7g
~ria	75 -7k-5c5b6e9a
~rial	79 -4c13b
~rib	80 -5g-4i11ck
~ribe	85 -7a4c14k
~ribl	88 8c
~ric	55 -8i-6fh6a10c11j
~ric>	85 -6a10b
~rica	73 -7c7g
~rice	61 -6i-5h-4f8a13c
~rici	88 -8a15j
~rick	74 8c
~rict	80 -14b4d8j9a
~rid	70 -11d-7bk-4g4j8a10f16c
~rida	85 -6a6c
~ride	74 -16b-11d-6k4j10f12c13a
~rie	54 -20a-14c-10e-5f5i13j18b23d
~rie>	88 -16a19j
~ried	67 -8g-6k-5c10i11b
~rien	65 -7g-6e6hj7b8c
~rier	77 -18a5k7c16d
~ries	66 -25c-5i16d19g
~rig	37 -10a-7cdk-6h-5e-4f25i48j
~righ	37 -18a-11c-9d-7hk-4f26i51j
~rigi	74 5b6d
~rij	88 -5c6a
~riju	88 -5c6a
~rim	84 
~rima	88 
~rin	50 -31c-15i-10k5eh12a14j25g
~rin>	74 -16a-5k8g13j
~ring	55 -29c-10i-8k6j8h9e10g16a
~rink	67 -7di-6b-5f4k25a
~rins	86 -5a9g
~rint	85 -9a7b10f
~rio	74 -10b-8a-6j-4e10gh14k
~rior	82 -8a-7b4g21c
~riou	79 -19c-4bj7g11h16k
~rip	69 -10c6bd8j
~rip>	76 -7a7b8j
~rips	88 -8c7a
~ript	81 -5c9d
~ris	66 -19c-12g-5d-4k9f10b27a
~rise	80 -12g10a
~risk	85 -13c12b
~rist	73 -23c6b10f16a
~rit	58 -16a-14b-6e-5gh-4f8d11j32c
~rita	82 -8a8c10k
~rite	67 -8b14d
~riti	80 -5d5b6a
~ritt	77 -19a-16b20j21c
~rity	73 -11g6b16c
~riv	47 -5g-4eh6af8bd
~riva	82 -10a-6c5f12b
~rive	50 -8e-5g6bf12d
~rivi	62 -7b-4dj5e18a
~riz	88 
~rizo	88 
~rk>	46 -7dk-6ae-4j4g7b9i11c14f
~rke	65 -9c6fj
~rked	77 -5j6c
~rker	72 -5b6aj
~rket	79 -16c5b6ej
~rki	67 -13b-10g-5j6cd20a
~rkin	67 -13b-10g-5j6cd20a
~rks	69 -26g-16i7jk11e12b
~rks>	70 -16gi-8c5a7jk11e12b
~rksh	86 -12g14c
~rl>	78 5c6j
~rld	85 -9i6c7k8f
~rld>	85 -9i6c7k8f
~rlf	85 
~rlfr	85 
~rls	81 -7a5c15b
~rls>	81 -7a5c15b
~rly	75 -12c-4a10g16j
~rly>	75 -12c-4a10g16j
~rm>	56 -13c-9h-7f-6d-5e5b10aj18k
~rma	69 -5b-4g8c
~rmal	79 -6a
~rman	80 5c10a
~rmat	80 -5b7c
~rme	88 8e
~rmer	88 8e
~rmi	74 -16g-15c12e18h
~rmin	86 -14c-6g22h
~rmit	79 -11g13e
~rml	88 10a
~rmle	88 10a
~rms	75 -19a-5c-4b6k9i16j
~rms>	75 -19a-5c-4b6k9i16j
~rn>	60 -9d-8b-5k6g26a
~rna	74 -8b-6a5i18c
~rnac	80 -8g4j7i
~rnad	84 5g
~rne	62 -24c-6ak4e5b6g9f17i
~rned	65 -24c-15a-4k6d9e12g21i
~rner	79 -8a-4k8c15f
~rney	88 
~rni	62 -18c-12b-10a-4h5j12e28g
~rnig	80 -12b4k6ae
~rnin	66 -14c-11b8e26g
~rnit	79 -8a6g10j
~rno	80 -13c10i15g
~rnoo	82 -11c8i9g
~rns	81 -9a15c
~rns>	81 -9a15c
~ro>	82 
~roa	70 -5k5f6a
~road	70 -5k5f6a
~rob	71 -12a6be7j
~robl	73 -7a-4g6e7bj
~roc	77 -7b7j11c
~roce	81 -5b7i
~rock	85 11c
~rod	82 -10b-7g10c11a
~rodu	82 -10b-7g10c11a
~rof	79 -5b8c
~rofe	79 -5b
~rog	72 -8i-5ck7gj13b
~rogr	73 -8i-5a-4k8g16b
~rok	72 -13a-9d5f10b13c
~roke	72 -13a-9d5f10b13c
~rol	62 -19j-4e6c12a18d
~rol>	86 -8g9i
~roll	64 -18j-5e4g10cd13a
~rom	48 -7c6f7i10h
~rom>	48 4j6f7i11h
~romi	86 -11c-5j6k11g
~ron	60 -16b-15g-10j-7d-4e6h13ck26a
~rong	72 -6gj8h13c
~roni	86 5k
~rono	86 11i
~ront	67 -14b-10g5k6c25a
~roo	52 -8b-5c7j9h10k
~roof	55 -8c-6b-4g5e7dj11h
~room	63 -6d14k
~rop	60 -15c-8a-6i5gk10b15h
~rop>	74 -6c-5j6gh10b
~rope	65 -6b4d6k7j8g
~ropp	78 -7g-4c16h
~ros	72 -15c-12a-5e7k18g
~ross	74 -15c-12a-5e4i6k19g
~rot	61 -12dk-9g-6h4e5a7b12j18c
~rote	70 -5hk-4g7j16c
~roth	68 -11d-6k-5g4a5j11b12c
~rou	45 -15c-10a-6e8i12k13d14b
~roub	72 -6bc4k10a
~roug	52 -16a-7eh7j9i17k
~roun	56 -14a-6j4k8d12b
~roup	77 -12c-4k5ag6b8d
~rous	81 -11c4e16a
~rout	85 -9a6b8c
~rov	77 7a
~rove	80 5a
~row	59 -5dh11e
~row>	62 -16a-13c4f5j7g10e13b
~rowe	86 13a
~rowi	84 -6b5f9a
~rown	81 -9b-6g-5f5ei17a
~rp>	86 
~rpo	76 14b
~rpor	77 -4i14b
~rpr	85 -12g7a
~rpri	85 -12g7a
~rra	85 -13k-7b10a17i
~rran	86 -20k-7b16a18i
~rre	58 -16a-9b-6i9e11g26j
~rrec	70 -14a32j
~rren	63 -7b-5ai7k11e13g
~rri	61 -11g-7a-6e8d12c18b
~rrib	88 8c
~rric	79 4j
~rrie	64 -12a-11g8c11d19b
~rro	65 -5c6g7e
~rrow	66 -4c7g8e
~rru	85 -8a18j
~rrup	85 -8a18j
~rry	56 -14j-10b-6d-5e6g17c24a
~rry>	57 -17bj-5d-4e23a29c
~rryi	76 -15c7g9b
~rs>	36 -13j-7g-6f4k5a9e10b12c17d
~rsa	80 -10k-4d12b
~rsal	88 -7j-4d14b
~rsat	85 -9k5c8j
~rse	57 -10e-7i-6dg5ak7f12b
~rse>	73 -8b-5c6h19a
~rsea	88 -6d7af
~rsel	61 -8e-7a-6i-5g6c7k16b
~rsh	82 -7a
~rshi	84 -5a4c
~rsi	77 -5a4j5k
~rsin	88 
~rsio	88 -5a6b
~rsit	86 
~rso	62 -8c6a
~rson	62 -8c6a
~rst	56 -11i-8ag-6f-4c10h17k23j
~rst>	58 -8i-6e4h9j10k
~rsta	77 -13a-9c-6g-4fi8h10k21j
~rt>	48 -7b7ej
~rta	69 -4j9a
~rtab	75 -6c4f12a
~rtan	77 -4g5b
~rte	68 -9i14g
~rted	72 -11i-6j4e8a16g
~rter	81 -4a8j
~rtg	65 4a5j
~rtga	65 4a5j
~rth	55 -6d-5bfj12g13e
~rth>	58 -11e-9j-4df4i5a8c10gk
~rthd	68 -10k-7b-6a-5c4j29e
~rti	61 -6c-5j9a11dg
~rtie	82 -14c6b11g
~rtif	65 -4b12d
~rtin	79 -12a4i9b
~rtm	63 -7c-4i4k17d
~rtme	63 -7c-4i4k17d
~rtn	67 -12k-7e4c10g11b
~rtne	67 -12k-7e4c10g11b
~rts	72 -8c-7ag-5e9i18f
~rts>	72 -8c-7ag-5e9i18f
~rty	64 -6ae-4j4cd5hk6g
~rty>	64 -6ae-4j4cd5hk6g
~ruc	58 -10b-5a4k6g15c
~ruck	61 -12b5g10c
~ruct	72 -9a6ck
~rud	88 -16c-7b-5e11a21g
~rude	88 -16c-7b-5e11a21g
~rue	85 -5a9c
~rue>	85 -5a9c
~rug	79 -14c8a10d
~rug>	88 -6c5a
~rugs	82 -10c4a11d
~rui	88 
~rul	85 4a5c
~rule	86 5c
~run	55 -21e-12c-10a-7j-5f11d19b32g
~run>	58 -19e-8c4a6dh21g
~runn	70 6g
~runs	76 -11j-7a6d9g10b
~rup	79 -5c17j
~rupt	79 -5c17j
~rus	70 -10g-5i5bd6hk
~rush	88 6e8a
~rust	72 -9a-8g5d6b7hk
~rve	76 -4k7a8b
~rve>	79 7a
~rvi	69 -9b-5d6gk13a
~rvic	72 -4d7k
~rviv	84 -8b-6c5g15a
~rvo	85 4c
~rvou	85 4c
~rwa	76 -4g5i7a
~rwar	76 -4g5i7a
~rwi	86 -7a5j
~rwis	86 -7a5j
~rwo	77 6di
~rwor	77 6di
~rwr	82 -4j6d
~rwri	82 -4j6d
~ry>	46 -14b-11c-8h4e8f11j18a
~ryb	67 -20a-6d4b7eg10k
~rybo	67 -20a-6d4b7eg10k
~rye	88 
~ryer	88 
~ryi	73 -9c12b
~ryin	73 -9c12b
~ryo	88 -4d11k
~ryon	88 -4d11k
~ryt	64 -23a5c8i9b13g
~ryth	64 -23a5c8i9b13g
~ryw	85 7g
~sa>	84 -6k8c
~sab	80 -4bc5a9j
~sabi	82 9a
~saf	67 -8g4b5j8c
~safe	67 -8g4b5j8c
~sag	85 -6b11c
~sage	85 -6b11c
~sai	62 -12a-11c-9g7k19hj
~said	62 -13a-11c-9g7k19hj
~sal	62 -12e-6i-5c11a14g
~sal>	86 -7j5a13b
~sala	77 -7a7g8j
~sale	67 -9e-7i-5bj6h12ag
~salo	85 6j
~sam	62 -25b-8f-4c6g7ek27a
~same	62 -24b-8f5e6g7k26a
~sat	74 -13k-6g-5b-4i9a10h14c
~sat>	84 12c
~sati	78 -11k-5b-4i5j8a10h
~sav	65 -7c-5a5b16g
~save	72 10a
~savi	73 -12a7b18g
~saw	77 -10k-7g4a9c11i
~saw>	78 -10k-6g5c6a11i
~say	50 -23e-11ah-10c-7g8f9dj11b12k26i
~say>	52 -22e-18h-6a4j13k14i18c
~sayi	79 -18c-12j-5g8a12d20i
~says	71 -22c-14a-9g8f10h17bj
~sba	56 -5k4e5ad
~sban	56 -5k4e5ad
~sca	66 -11a-10c-6d7h11g18i
~scal	80 -9a-7e7i14g
~scam	86 4a
~scan	86 -5a
~scar	73 -11c-7j10h12a13i
~sch	60 -12g-8ai-4h4ek5j7bd12f
~sche	81 6e
~scho	61 -11g-9a-8i-4h5jk8bd12f
~sco	66 -24a-5e7k13c14g
~scor	76 -25a-4b4i19c20g
~scou	72 -7a-6g5b12k
~scr	69 -6g5k6d7b
~scra	85 -9a5c7b
~scri	76 -6a-5g8d12k
~scro	81 13a
~scu	78 -11b9a12g
~scub	82 -9b6g10a
~scui	86 -5c7g
~se>	33 -28e-19b-14f-6j7k8dgi11h31a35c
~sea	71 -12c-6d5f18e
~seas	73 -12c-6d4b5f19e
~sec	62 -11g5a6jk7c
~seco	66 -11b-5g4i8j12c
~secu	75 9b
~sed	55 -21i-14a-13c-8f-4g4e6h14j20d23b
~sed>	55 -21i-13c-12a-8f-4g4e6h14j20bd
~see	59 -19c-11g-9h4i5b6dj9e18f
~see>	60 -16g-11c-8ah7i8b9fj10e
~seen	79 -10c5a6g12f
~seh	77 -11g17c
~seho	77 -11g17c
~sel	54 -6ci-5h28b
~self	58 -8e-6g-4j5c6k17b
~sell	65 -11c5e7g15b
~sem	67 -5b7i10a
~seme	67 -5b7i10a
~sen	57 -15c-11g-4e6b10f11k14a
~send	62 -7g14f
~seng	82 
~sens	76 -7c5b11a
~sent	71 -8c-5eg6h9ak
~sep	79 12a
~sepa	79 12a
~ser	64 -6j-4c6a18b
~ser>	81 -14a-5j24b
~seri	84 -11c7g14a
~serv	67 4a6b
~ses	63 -6g5k12b
~ses>	63 -6g4a5k12b
~set	62 -12e-11a-10i5h6k13g16b
~set>	65 -9gi-7e-5a17c18b
~sets	85 -4a
~sett	78 -29c-6e-4b13h31g
~sew	85 
~sewe	85 
~sfi	88 -5i-4b4a12h
~sfie	88 -5i-4b4a12h
~sgi	85 -10a9b
~sgiv	85 -10a9b
~sh>	58 -8j-5i6e7d9g10a
~sha	62 -11c-9d-7j-4g9b11f17i
~shak	86 -11a7b13f
~shal	84 14a
~sham	86 -5j-4ab7ef9g
~shap	73 -12g-11c4b27i
~shar	70 -6d5c7a
~she	51 -18e-17d-8f-7g4a6c10k19j23i
~she>	55 -22c-14de-6f-4a8g9j15b31i
~shed	66 -14b-11g7k14j20c
~shee	84 -5a8j
~sher	78 12a
~shes	84 -6bj-5g9c10a
~shi	62 -13c-10d-8a-7g5f12k15e17b
~shie	85 -5j5k
~shif	82 -7d4a5be
~shin	68 -12a-11c-5g8b9f13e
~shio	85 -9c6a8k
~ship	79 -6a-4d5ck6b
~sho	47 -20g-11e6c11d29f
~shoe	88 -8i-6a8d12g
~shoo	77 -5ej-4c6fik
~shop	58 -8b-7k-6e20f
~shor	84 
~shot	82 
~shou	56 -11i-10j-5g-4k9c13af
~show	67 -35g-13i-7e11dk17j20a
~shu	71 -17g8a12c
~shut	71 -17g8a12c
~sib	86 -8c7b8g
~sibl	86 -8c7b8g
~sic	69 -14g-9a4k6i8j9c
~sica	77 -11g4i10j
~sick	77 -5g8c
~sid	53 -13a-7e-5h7j11d18b
~side	54 -6e-5h7j11d
~sidi	81 -21a26b
~sie	77 -13b-7g-5a4c8e17i
~sies	79 -12b-9a-5g7c8e18i
~sig	61 -9g-7c-4h6ai7e10j
~sign	61 -9g-7c6ij7ae
~sim	85 -20a19b
~simp	85 -20a19b
~sin	45 -10a-9g-7fi-5hk9c11d12e13b16j
~sin>	72 -18a-8g-5k7h10e18c
~sinc	61 -11g11i
~sine	51 -12i-6f-5a4cg7j10bd
~sing	61 -17g-11h-5f4d5ab6c8j15e
~sink	86 -6k5g8j
~sio	59 -7c-6j-5k5e11b14a
~sion	59 -7c-6j-5k5e11b14a
~sis	68 -5i6d8j
~sist	69 -5g6d9j
~sit	58 -17g-15j-7i6h16c25a
~sit>	70 -14b-6i-4djk7af14h
~sita	84 -6b9a
~site	76 -6j-4h5c11b
~siti	80 -10a4b5c
~sits	86 -13f9aj
~sitt	71 -22j-13g-4k4b6d8c11f18a
~situ	85 -5a-4g4b7j
~sity	88 
~siv	73 -9a-6k-5fi7g9h10b
~sive	73 -9a-6k-5fi7g9h10b
~siz	78 -24c28g
~size	79 -24c29g
~sk>	59 -5g5d7f9a
~ske	76 -8k-7a5b6i
~sked	77 -8ck-6a5b6i10g
~ski	67 -18a-6d-5i6c7ej10g11b
~skin	70 -19a-5i5bj7c8e11g
~skip	81 -4a9b
~sks	81 -12d-6g-5e5jk19c
~sks>	81 -12d-6g-5e5jk19c
~sky	77 -13c-4bk9i15a
~sky>	81 -13c-4k10i11a
~skyd	85 5a
~sla	76 -13c20b
~slab	81 -12c16b
~sle	68 5j9f
~slee	69 6j9f
~sli	79 -6a8c
~slid	88 -8b7a
~slip	88 -13a9c10b
~slo	75 -6ck-5j-4b12i13a
~slow	75 -6ck-5j-4b12i13a
~sma	73 -7c-6gj11a16d
~smal	78 -5j4c11b
~smar	82 -14b-12c5i6a18d
~sme	84 -11c5a11h
~smen	85 -11c6a12h
~smo	66 -8b-6c8j18i
~smok	67 -12b4k8j15a
~sna	84 -6a6k
~snap	85 -5a7k
~sno	79 -9f-5a18j
~snow	79 -9f4c11j
~so>	34 -40a-27b-20g-17di-11f-5c5e23h45k91j
~soc	69 -7j-6ad16c18b
~soci	71 -7a-5j11b19c
~sock	88 -4d10b
~sof	80 7j
~soft	80 7j
~sol	70 -13g-5d-4e9a15i
~sold	77 -12g-11e-10b-5d5a8j10c22i
~sole	82 -4j8ab
~solo	88 -10a5k13b
~som	44 -20j-9c-8f10d13a32b
~some	44 -20j-9c-8f-5g10d14a32b
~son	55 -12g-10a-7k14eh16c
~son>	58 -21g-6a4i11c16h18e
~sona	70 -13c7j12g
~sons	79 -7b-6k22c
~soo	70 -24i-9c-5b4g7a31e
~soon	70 -24i-9c-5b4g7a31e
~sor	69 -21j-9b4g5i13a17c
~sorr	73 -21j-6b6i11c13a
~sort	88 11c
~sou	63 -17c-9b-7f7ek19j
~soun	65 -14c-8b-7f8ej10k
~sout	84 -6a16j
~spa	69 -8k5c6i9a
~spac	74 -5g8i
~span	88 -5jk7c8g
~spar	81 -10a6c9b
~spe	60 -12a-11e-6bi8jk17g
~spea	77 -9i-7k25j
~spec	77 -6a7c9h
~spee	79 -5b12c
~spel	73 -8cj-6a10i22k
~spen	74 -15c-12i-7e8f35g
~sph	85 -5b8a
~spha	85 -5b8a
~spi	71 4f10j
~spit	73 5afj
~spl	79 -11a6f10b
~spla	88 -12a6f12b
~spli	84 
~spo	62 -15g-6j-5d7f9bk11c
~spor	84 -4g4c
~spot	78 -5a11f
~spou	67 -10g12c13k
~spr	67 -6ag-4c5d7j11b
~spre	85 
~spri	69 -6ag-4c4i8j10b
~squ	69 -7b4e7c10g
~squa	70 -10b4ej10g
~sr>	84 7f
~ss>	43 -12e-8i-7h6d7a8k11c13f
~ssa	85 -4g5b10c
~ssag	88 11c
~sse	61 -10ac-5i6j10k20b
~ssed	69 -16c-4i6g9bk
~ssen	82 
~sses	73 -7a13b
~sset	84 -7a4j
~ssi	63 -7d9cg10j
~ssin	75 -11a10c12j
~ssio	70 -10b6c16a
~ssis	86 
~ssiv	85 -13a-4i5g15b
~ssm	86 -6c7a
~ssme	86 -6c7a
~sso	82 -22a7b18c
~ssoc	88 -5c13b
~ssu	70 -8g-4i5j8e13c
~ssue	81 4c
~ssur	77 -9b10j11c
~ssus	84 -6j6b12e
~ssw	86 -11a14b
~sswo	86 -11a14b
~st>	34 -20c-13a-7f10bg11h12j35k
~sta	45 -21d-13i-6a5bef10j14k19c
~stac	88 6e
~staf	79 -12c4j5ag
~stai	76 -5g-4c5a13f
~stak	85 -16a-11g30c
~stal	81 
~stan	68 -17f-10a-7g-6di6h7e9k11j19c
~star	59 -11f-8j-5dhi4a5b8e20g
~stat	59 -12d-9a-5ei6k13j14f
~stau	81 -6b7i
~stay	59 -6de-5g-4i4a8b10f
~ste	54 -8c-7f5e9dik
~stea	81 -10a-6c-4g7ei10b
~sted	73 -13c5i9d
~stem	71 -7b6c14k
~sten	82 -9g-6a4b14c
~step	72 -20c8d12g14a
~ster	64 -10a8i9c
~sti	51 -20g-8e-7d-5k4b5a6f8c9i17j
~stic	79 -11a-5j9f11b
~stil	55 -14c-11k-10d-9b-6h13i22a25j
~stim	88 4k
~stin	75 -25g-15a7b15h28c
~stio	69 -5h5cd
~stl	69 -11ck-10g-7a7j13i22b
~stle	86 
~stly	71 -13g-10ck-5a8j14i20b
~stm	80 -7b-5d7g12f
~stma	84 -4d12f
~sto	50 -16b-11g-5j-4e7c9k16ad
~stoc	79 -8c14g
~stom	62 -7g-6b-4e17d
~stop	69 -18a-5c6de9h14k
~stor	57 -13g-9h-8b-6e13a21c
~stov	78 -7b10a
~stp	88 4a
~stpo	88 4a
~str	55 -12g-8f-5d-4h7k21b
~stra	71 -6c4a6b8e
~stre	64 -10g-7f-5e4i6c19b
~stri	73 -4b5j6c
~stro	81 -7c8b
~stru	71 5ck
~sts	71 -7bk-4h6a7j10g
~sts>	71 -7bk-4h6a7j10g
~stu	58 -6f-5a7ik
~stuc	79 -4j7a10b
~stud	73 -4b4c6j8a
~stuf	63 -19a-4bf6c10i15k
~sty	85 -5a8c
~styl	85 -5a8c
~sua	72 -8g-7c-6j4a12e
~sual	72 -8g-7c-6j4a12e
~sub	62 -7c5h8g
~sub>	82 
~subc	79 5g
~subs	68 -8a12g
~suc	88 
~such	88 
~sud	86 -8e6c
~sudd	86 -8e6c
~sue	75 6g
~sued	79 6cg
~sues	85 
~sug	81 -14a9bc
~suga	84 -14a7b10c
~sui	78 -11g8a9e
~suit	79 -10g9e10a
~sul	85 8j
~sum	75 -5g12b
~summ	82 -8a-5g13b
~sump	80 8a
~sun	81 
~sup	67 -15f-6i-5j4c5h8k10d
~supp	68 -15f4cg6h11d
~sur	42 -9f8d11a12c
~sura	48 -6d7e13c
~sure	53 -10f-9e-6h-5cg5i8b13a16d
~surg	86 7j
~suri	88 5d
~surp	86 -12g10a
~surr	84 -10a12g
~surv	84 -8b-6c5g15a
~sus	78 -7j10a11e
~sus>	84 -6j6b12e
~susp	85 -7b10a
~suv	88 6c
~suv>	88 6c
~swa	86 -6a11b
~swap	86 -6a11b
~swe	72 -12j-6k5e18g
~swee	82 -6g4c5e
~swer	78 -5j5g8c
~swi	69 -8a-7j4g6bi
~swim	84 -16a-8b6f21c
~swin	82 -22c8b9i12g
~swit	75 -6g-5j4h11a
~swo	85 -5a13b
~swor	85 -5a13b
~sy>	67 -13b-12c-5g5f12e23a
~sys	70 -7b5c13k
~syst	71 -7b6c14k
~ta>	79 -5d-4c4f5g
~tab	68 -12c-5j-4a10d14g
~tabl	69 -11c-6j11d14g
~tac	72 -7a-5b4j7d9i
~tach	82 -5b8i
~tack	81 -10a-5e-4i9g10d
~taf	79 -12c4j5ag
~taff	79 -12c4j5ag
~tag	79 -10a15c
~tage	82 -8a4b5g7c
~tai	73 -7g-4c7a11f
~tail	88 
~tair	77 -5g5ac
~tak	51 -11g-9f-7i7c10b11dk
~take	51 -10g-8af-7i6d7c11k18b
~taki	79 -13b7d13a
~tal	50 -15i-10e-4j4c7g8f9b15d
~tal>	58 -8e-6gi-5a9k12bc
~talk	58 -12k-7g-4j8i9f10ad
~tall	74 -23i-6c-5j11h29g
~tals	86 -7b7f
~tam	86 -7c9a
~tan	61 -16f-12g-6di4k5h11j20c
~tanc	88 
~tand	70 -20a-18f-6i-5dg6h8e9k14j17c
~tang	88 -7b9a
~tant	69 -7g5c15a
~tap	82 -11c-5k14a
~tape	85 -10c12a
~tar	58 -10f-8j-5dhi5bk6e10c18g
~tar>	86 
~tart	59 -10f-9j-5dhi4a5b8e21g
~tas	86 5f10a
~tat	58 -13d-6i-5e-4a6k10c11j13f
~tate	61 -12d-7g5bf10a14j
~tati	74 -9a-4b11fg
~tatu	82 -9a-4b10k16c
~tau	80 -6b4e7i
~taur	81 -6b7i
~tax	77 -7a
~tax>	82 -8b4k
~taxe	84 -8a9b
~tay	59 -6de-5g-4i4a8b10f
~tay>	63 -7c-5ei-4d7h19f
~tayi	70 -9f-5g7ab10c
~tba	82 -5c7e
~tbal	85 
~tch	56 -9g-6cd-5f4a5i9b21k
~tch>	63 -17c-14a-5dh4e8j12b27k
~tcha	86 -4g5a16c
~tche	65 -9c-4e4dj5g9i
~tchi	80 -12j-5c5h23a
~tci	88 6a
~tcie	88 6a
~tco	86 5cj
~tcom	88 5c
~tdo	86 -17g17c
~te>	44 -10c-6d-5h5f18e19g
~tea	70 -11g-6ac4ej8i13b
~teac	79 -5g4b5a
~tead	82 -8a-6c8e11b
~team	79 -5g7ik
~tec	68 -8a-5d-4g7j14c
~tect	69 -11a-5d-4g4b15c
~ted	54 -12b-6gk5f11e13d
~ted>	54 -12b-6gk5f11e13d
~tee	67 -11c7h16g
~teen	71 -10b-4c6a14g
~teer	82 -6a5b
~tel	43 -24g-12c-11b-6dfi-4e6j11a62k
~tel>	79 -6a6j10b
~tele	84 -4c7h
~tell	43 -20g-14b-7i-6cf-5d4a65k
~tely	72 -4bc13a
~tem	67 6j15k
~tem>	71 -7b9c12k
~teme	82 -12a10j
~ten	58 -24b-7dei-5f13c15j33g
~ten>	64 -17ab-6e15c16j25g
~tena	82 -5b6k
~tend	86 -9b7h13a
~tent	76 -13c23g
~tep	72 -20c8d12g14a
~tep>	78 -6c5d8e
~teps	80 -13c18a
~ter	41 -10f-7a-5e-4g4c7i8k10j27b
~ter>	45 -6h-5j4c5d8k18b
~tere	75 -14a-8c8k17h
~teri	79 -6b14c
~term	68 -16c-8a-5f-4e6j7k15b17g
~tern	80 -12c7gi8j
~tero	88 -9g9i
~terr	80 -5a-4k5c15j
~ters	61 -8d-5j-4g16c
~terw	86 
~tery	88 4a
~tes	55 -8g-7d-5h-4f5k12j20a
~tes>	56 -7g-6d-5h-4c13j18a
~test	79 
~tev	79 -11c25k
~teve	79 -11c25k
~tex	68 -16c-5k14b15a
~text	69 -16c-5k14b15a
~tfi	74 -22a-18k11d15j16c
~tfit	76 -19k-12a12d17c
~tfo	88 -14c-6g23h
~tfor	88 -14c-6g23h
~tga	65 4a5j
~tgag	65 4a5j
~th>	34 -22a-13e7dgj9k12b33i
~tha	29 -24c-14g-7de6k10i11h13a62j
~than	60 -6k4c5eh
~that	29 -26c-14g-8d-7e5f7k8h9i12a64j
~thd	68 -10k-7b-6a-5c4j29e
~thda	68 -10k-7b-6a-5c4j29e
~the	20 7f8a9c10k12b16j17d18g
~the>	22 -13g6bc7ak8h9d12e18f22j
~thef	86 -5g8b
~thei	60 -16c-7b-4a14g15h
~them	53 -11ae-6j6h7dgi9c
~then	63 -12bk-9h-6e-5f21c27a
~ther	36 -18f-4i5d7jk11c13h15a
~thes	62 -6c-5j4g7a14i
~they	44 -12i-9j-8a-4c5h9d12fg18b
~thi	35 -9b-7g-4f5ck8a9h13i23d
~thin	38 -8g-4ek4j8h14c23i
~thir	78 -4b5a6i
~this	45 -10b-9i4g9a30d
~thl	75 -12a10bc
~thly	75 -12a10bc
~tho	51 -16f-15b-9d4h17i21e
~thos	57 -15f-8bc6h7e15i
~thou	60 -10bd7c18e
~thr	53 -13c-10e-6h-5ag8fj15b17k
~thre	84 5a
~thro	53 -12a-11c-10e-6h-4g4i5d6b8f10j19k
~ths	64 -17a-8g-5e6k7h10c19b
~ths>	64 -17a-8g-5e6k7h10c19b
~thy	77 -10i-5c6j9b13a
~thy>	77 -10i-5c6j9b13a
~tia	81 -10b-4k8a11c
~tial	81 -10b-4k8a11c
~tib	63 -8b9a10c
~tibl	63 -8b9a10c
~tic	63 -10a-6c6bf16h
~tic>	81 5f
~tice	88 9c
~tick	68 -12c-6a5k7b13h
~tics	86 -4c7h
~tie	71 -16c-5a6eg13j
~tie>	86 -5b8e
~tied	88 -8b18j
~tien	88 
~ties	77 -17c10g15b
~tif	64 -9c-4b8a11d
~tifi	64 -6c-4b12d
~tig	86 -10c6e7a
~tigh	86 -10c6e7a
~til	52 -18k-14d-7c5i6f7a8b14e16j
~til>	78 -5g6h8e
~tile	88 -5j4c11b
~till	53 -16k-13d-9c-7h8fi10e13a17j
~tim	51 -13b-10i-8j-7f-4c6h16g31e
~time	51 -13b-9i-8j-6f18g32e
~tin	49 -19g-10a7k25b
~tin>	64 -33g5i7k8j21c
~tine	88 5a
~ting	52 -16c5f9g16b
~tio	47 -9i-8h-7e-4ag7f8ck12j15b
~tion	47 -10a-8i-7eh7c8fk13j16b
~tip	84 -8g18c
~tip>	85 -8g19c
~tir	67 
~tire	68 
~tiri	88 5a
~tis	82 -7i-6j-5b8a17h
~tisf	88 -5i-4b4a12h
~tist	88 7h
~tit	71 -7a6j7k
~titi	88 
~titl	74 -5a6j
~tity	88 5k
~tiv	84 7j
~tive	85 -5a7j
~tle	56 -9ae6ghi10k
~tle>	57 -11a5bck7h
~tled	80 -8e-4b5ai
~tles	88 
~tll	85 -4g17c
~tll>	85 -4g17c
~tly	63 -16g-13k-4h4c6f8j9i10b
~tly>	63 -16g-13k-4h4c6f8j9i10b
~tma	79 -5c-4d7a10f
~tmas	84 -4d12f
~tme	60 -9c-7b-5i4k7f15d
~tmen	60 -9c-7b-5i4k7f15d
~tne	67 -12k-7e-4j4c10g11b
~tner	67 -12k-7e4c10g11b
~to>	31 -12i-10j-9a5g11f15dk17c18b
~tob	78 -7b9a
~toba	78 -7b9a
~toc	79 -8c14g
~tock	79 -8c14g
~tod	58 -14k4i10g
~toda	58 -14k-5b4ai8d9c
~tof	85 10g
~toff	85 10g
~tog	74 -7ab5e8j9f
~toge	74 -7ab5e8j9f
~tol	71 -9c-8a5d9g13j
~told	72 -9ac4d9g13j
~tom	57 -13b7i14d
~tom>	86 5c
~toma	85 4a5i
~tome	62 -7g-6b-4e17d
~tomo	69 -6b-5a5j8g9e
~ton	74 -16a-6k4g7j21c
~ton>	85 -7k5e6c
~toni	79 -17a6gj13c
~too	56 -18k-12c-8b6f12g22a
~too>	60 -19k-9c-6h4j7f21a
~took	76 -9g5h9j
~tool	71 -11b-6c21g
~top	61 -18a-16g4e6cj7h15k
~top>	64 -16a-12g-4d5b7e8c18k
~topp	78 -7a11h
~tops	88 -5c-4g5j10d
~tor	49 -21g-11h-6b-4f5c19d23a
~tor>	62 -18g-8a5ej7d8i11c
~tora	74 -8b-5g8a12c
~torc	84 -8b4c7a
~tore	66 -6i5d7f
~tori	73 -34c6e8b9d17a
~torm	74 -6beg5a10c13i
~torn	79 4g6a
~tors	69 -5c-4k7g9d
~tory	68 -8h-5af-4i5c6b10j13k
~tot	73 -11a-6e9dh
~tota	73 -11a-6e9dh
~tou	78 -10a-9g7c16d
~touc	80 -11a-7g5j16d
~tov	78 -7b10a
~tove	78 -7b10a
~tow	64 -12d-10g-5ij13ab15f
~towa	86 -9a-5c6b12g
~towi	81 -4c4a7b
~town	69 -19g-12d-5j5k10b12c18f
~tpo	88 4a
~tpon	88 4a
~tra	51 -19c-5d-4i5bj6eg8k9h
~tra>	77 -6a-4b17g
~trac	60 -21c-6e8k10b15h
~trad	77 -9a11e
~traf	86 -5b6a9g
~trai	68 -10d-6ag6e9c10b
~tram	75 -12b17a
~tran	80 -8c4e10b
~tras	86 8c
~trat	85 
~trav	79 4d5f
~tre	56 -19g-8f-7e-5d6k8a9c11i17b
~trea	65 -13g-11j4a11b16i
~tree	62 -7f-5g5b10j16c
~tres	85 -8c10a11k
~tri	63 -12c-10b4a13j14d
~tric	71 -10c-6b4a6d14j
~trie	88 -13c-4a5b14d
~trig	86 -12b6ah7c
~trip	75 5a
~tro	67 -12c8k12a
~trok	85 5a
~tron	84 5k
~trou	72 -6bc4k10a
~tru	56 -8b-7a-6i4d10k16c
~truc	58 -10b-5a4k6g15c
~true	85 -5a9c
~trus	73 -8a-7g-5c6d7bk8h
~try	71 -21c-6g7a13f22e
~try>	73 -21c-6g-5b10a14f23e
~ts>	42 -17g-9b-4e7fk8i14c20d
~tse	82 7a
~tsel	82 7a
~tsi	73 -18a-7g-4k9b12j15c
~tsid	73 -18a-7g-4k9b12j15c
~tta	79 -14a-5e6b11i
~ttac	80 -12a-5e4i6bg
~tte	54 -14g-10f-8b-4h7ik8aj20c
~tte>	88 7a
~tted	88 
~tten	69 -22b-5g17j22c
~tter	58 -9g-8f-5e-4j5b6i10k13a
~tti	59 -15c-8j-5h5f6e7d13b
~ttin	60 -15c-11j-5h5f6e7d15b
~ttl	58 -8e-4cd5g7h8ik
~ttle	58 -8e-4cd5g7h8ik
~tto	79 4a5e
~ttom	86 5c
~ttor	88 
~tty	70 -11g6i8a
~tty>	70 -11g6i8a
~tua	72 -10g5j11c
~tual	75 -6g5a11c
~tuat	85 -5a-4g4b7j
~tub	77 -8b-5g8e11a
~tub>	79 -7b6ac
~tuc	77 -4j7a10b
~tucc	88 14b
~tuck	80 4d8a
~tud	73 -4b4c6j8a
~tude	74 -4b4g6j8a
~tuf	63 -19a-4bf6c10i15k
~tuff	63 -19a-4bf6c10i15k
~tui	85 -5a17g
~tuit	85 -5a17g
~tul	85 -8j-5g11c13a
~tur	56 -12i-7e-4b5k8f9g11a
~ture	64 -5i6k11a
~turn	63 -9i-4e4a13g
~tus	81 -9a-4b10k16c
~tus>	82 -9a-4b10k16c
~tve	78 -15a7f8g17c
~tve>	78 -15a7f8g17c
~twe	77 -12k6f9b
~twee	78 -7k-4a7f10b
~twi	77 -9a10b
~twic	80 -12a4d11b
~twin	88 
~ty>	48 -9g-5i-4f8e11k14c
~tyl	84 -14a5c13b
~tyli	88 4j
~typ	69 -7a6j8c9k
~type	71 -8g7j13c
~typi	84 -5ac7gk
~uab	84 -9a16c
~uabl	84 -9a16c
~ual	62 -4aj8e
~ual>	70 -7f-5b5aj13g
~uall	68 -11g-9a-6j5bc9f10e
~uan	88 -5c6a
~uana	88 -5c6a
~uar	65 -9a-7b8g9d11j
~uard	80 13d
~uare	70 -10b4ej10g
~uart	81 -4a8j
~uat	79 -4g5j
~uati	81 -4g4a5j
~ub>	74 -7b6c8a
~uba	79 -10b8h11a
~uba>	82 -9b6g10a
~ubc	79 5g
~ubco	79 5g
~ube	79 13a
~uber	82 7a
~ubl	70 -7c-6a7b9g
~uble	71 -7c-6a7b9g
~ubs	68 -8a12g
~ubs>	68 -8a12g
~uca	79 -6a-5bgj13k16c
~ucat	79 -6a-5bgj13k16c
~ucc	88 14b
~ucco	88 14b
~uch	44 -30i-12j-10ak-6e12c16b46g
~uch>	44 -29i-15j-9k-7a-6e12c16b45g
~uck	58 -19b13a16c
~uck>	63 -9b12a
~ucks	71 -8b11c
~ucky	85 -6bd7ac
~uct	59 -7a-6d-5f5j11c12g
~uct>	82 -20a23g
~ucti	61 6bc
~uctu	86 -6g5c7j
~ud>	79 -7a-5c9b11h
~udd	74 -8d-7e5a6g7j
~udde	86 -8e6c
~uddy	77 -8d-6c7gj
~ude	67 -13b-7e-6k-4c4j19ag
~ude>	82 -20c-5e5b6a18g
~uded	80 -9b16c
~uden	73 -10b-7k7j18a
~udg	75 -5j13g
~udge	77 -5j14g
~udi	66 -5i4c6k11b
~udit	66 -8a-5i4c6k15b
~ue>	61 -6d-5a-4i11e15g
~ued	78 -5d5ce6g
~ued>	78 -5d5ce6g
~ues	62 -12c-6h6b8k11j
~ues>	79 -6a-4c6b8e
~uess	78 -15c-6g5a6k15j
~uest	67 -5h-4e4d
~uff	63 -19a-4bf6c10i15k
~uff>	63 -19a-4bf6c10i15k
~ug>	77 -7c5f8a
~uga	84 -14a7b10c
~ugar	84 -14a7b10c
~ugg	85 -7g5k10c
~uggi	88 -8g5k11c
~ugh	47 -21d-7i-6e9c10h17a20k
~ugh>	51 -12b-10g-7e6a10f11h15k
~ughl	78 -13f-8a5c21g
~ught	58 -28d-9g-6i-5j9k12bc22a
~ugl	85 4a6f
~ugly	85 4a6f
~ugs	77 -14c-6g4b10dh
~ugs>	77 -14c-6g4b10dh
~uh>	75 -20a-10g4c13i23j
~uic	70 -7j8k9a
~uick	70 -7j8k9a
~uie	85 -5j8ek
~uiet	85 -5j8ek
~uil	55 -9c-6di-5j-4h4a9k11g16e
~uild	57 -19c-5i8k9b16g
~uilt	69 -10b-6g-5dj12c20e
~uin	84 -5aj5k14c
~uip	71 
~uipm	71 
~uir	75 13c
~uire	75 13c
~uis	79 -10c-4j5b16a
~uish	85 6a
~uit	64 -12c-5i20g
~uit>	70 -8g-5e5c19a
~uita	86 -7a8k
~uiti	85 -5a17g
~uits	81 -5a8j10e
~uity	86 -21c21g
~ul>	72 -11c-5gk10i15a
~ula	70 -11j-5d7k15a
~ular	72 -4d8ak
~ulat	88 -9j5g9a
~uld	34 -15j-12h-6k6g9i12e39a
~uld>	34 -15j-12h-6k6g9i10b12e32a
~ule	76 -5g14e
~ule>	80 9e
~ules	88 -5g8e
~uli	88 -19c22i
~ulin	88 -19c22i
~ull	57 -10f-6j-4d4e7g12b
~ull>	59 -13f-6j-4a5e8ck11b
~ulle	80 -7c5f7g9b
~ult	74 -12d-7c-4g5a6k18b
~ult>	77 -12d4a20b
~um>	68 -7c-6a11g14b
~umb	47 -15a-12e-8d5ij11c16g19k
~umb>	86 -14ac-9e-7f5i19k25g
~umbe	50 -11j-7b-6dh-5e8k9i13c18g
~umbi	75 -10g5j11c
~umbr	62 -10g-6i7h8a9b
~ume	86 -4b4j5a
~umen	86 -4b4j5a
~umm	81 -7a-5g13b
~umme	82 -8a-5g13b
~ump	68 -5b5j6c11h
~ump>	71 16h
~umpe	85 -8c-5h8g10j
~un>	56 -23e-8j-6c-5i5bdh7a27g
~unc	70 -8j-7g-5e12k17b
~unce	85 7i
~unch	77 -6a-5g-4ci9k18b
~uncl	82 -6d5ck
~und	46 -12i-8c4d5b7k12g14a
~und>	53 -14j-5h4g5d6k10ab
~unda	88 -7c-5g16b
~unde	57 -9e-8i5f7b15g
~undl	84 12a
~unds	70 -14b-9a6k8e15j
~une	71 -4c5dj
~uner	73 6dj
~ung	67 -10a-7f-6j7k11g12c
~ung>	74 -9e-8i-7c-5f7k8b24g
~unge	78 -7g
~ungu	88 
~unh	86 
~unha	86 
~uni	62 -13g5j10a12b
~unin	73 -22g-6a5d11b13c
~unio	77 -6k7ac
~unit	72 -13c-8b5j9a12g
~univ	82 -7j14b
~unn	69 
~unni	70 6g
~unny	88 
~unp	88 
~uns	69 -11j4d8b
~uns>	71 -11j5d7g
~unt	52 -9h-7c5f6j8k16g
~unt>	58 -15c-10a-7f-6de-4h25k27g
~unta	75 -4h5c16a
~unte	79 -14a5j10b
~unti	73 -14c-8a5b8g9j
~untr	80 -5c-4g17f
~unts	78 -18k-4g7f17a
~unty	78 -12bg5a26c
~uor	88 10a
~uor>	88 10a
~uot	66 -6c-4k8b12g
~uote	66 -6ck8b12g
~up>	43 -13c-7j-4a5d17f21e
~upa	79 -7a-6k24c
~upat	79 -7a-6k24c
~upd	72 -13b5a8e10c
~upda	72 -13b5a8e10c
~upe	88 12k
~upg	88 8c
~upgr	88 8c
~upl	73 -13f6j9c11a
~uple	73 -12f7j10c
~upp	68 -15f-8j4cg6h7a11d
~uppe	86 -5a11g
~uppl	70 -15f7ch10d
~ups	72 -6b-5ck-4e8i20a
~ups>	85 -5c5i12a
~upsi	88 -5b9a
~upst	80 -5g5c6a
~upt	79 -5c17j
~uptc	86 7a
~upti	86 -8a19j
~ur>	26 -4h5d6k12e14f15ij
~ura	47 -5d4j7e11c
~uran	47 -5d7e11c
~urc	75 -9b15g
~urch	75 -9b15g
~ure	49 -17c-7f-6e-5h7ak13b16d
~ure>	56 -15c-9a6d8g9k20b
~urea	88 -5a7j
~ured	58 -10c-6b-5e31a
~urer	81 -4j18d
~ures	79 -11a-10g5j10c
~urg	81 5aj
~urge	85 7j
~uri	64 -10ac-8j7h11b16k
~uria	82 -5a13b
~urie	77 -7b-6a4k8g
~urin	79 4d5a
~urio	85 -12c-8a13h18k
~urit	75 9b
~url	86 9i
~urn	56 -11b-5e-4a5j11i19g
~urn>	68 -13be-10i8g15c18a
~urna	79 -10a-9g-8b7i19c
~urne	65 -26c-5a7d14g17i
~urni	74 -12a9e10b
~urns	88 -4e7a
~urp	85 -12g10a
~urpr	86 -12g10a
~urr	60 -8b-5i6k8e12g
~urre	63 -7b-5ai7k11e13g
~urri	79 4j
~urry	81 -7b10a
~urs	50 -11b-8j-6fi6d13c23e
~urs>	56 -19b-15j-9k-5h6d9cg35e
~urse	59 -9e-8g-7i-6f5hj7c8k10b
~ursi	88 
~urst	85 
~urt	63 -14f-9b-4a6g11j13i
~urt>	64 -14f-8b-6a5g10i13j
~urth	86 -7c-5k-4g6a9e
~urv	84 -8b-6c5g15a
~urvi	84 -8b-6c5g15a
~ury	74 -20a20j
~ury>	74 -20a20j
~us>	55 -18g-11a-7j-6d10c14ek15h
~usb	56 -5k4e5ad
~usba	56 -5k4e5ad
~use	42 -17ei-9j-8f5bk6h15a19c22d
~use>	43 -16e-7f-6j-5i5ck9h10d11a13g
~used	71 -19i-5g5c15b19d
~useh	77 -11g17c
~uses	75 -7b-4g5c7a
~ush	73 -8cg-5d6b9e16a
~ush>	80 -6bgk11e14a
~ushe	86 -16a16b
~ushi	85 -9c6a8k
~usi	50 -12i9d13c
~usie	86 -10a9ce
~usin	50 -12i-5e4j5a8c9d
~usp	85 -7b10a
~uspe	85 -7b10a
~ust	45 -21g-20c-17e4j6h10d16b18a23k
~ust>	47 -27c-14e-13g-5i4d5h8j23k31b
~usta	88 -7b9a
~uste	82 -6bg4c5k6i
~ustl	88 
~usto	62 -7g-6b-4e6a13d
~usu	72 -8g-7c-6j4a12e
~usua	72 -8g-7c-6j4a12e
~usy	72 -4g6a13e
~usy>	72 -4g6a13e
~ut>	34 -12d-5c4h5a7b10g31k
~utc	81 -14j-5b11a12i
~utch	86 -14j-5b12a13i
~utco	88 5c
~utd	86 -17g17c
~utdo	86 -17g17c
~ute	60 -23c-4d5e8bk12i
~ute>	70 -14c-12j-4e5g7a8i13k
~uter	75 -11a8e10b
~utes	69 -9c-4k13j
~utf	76 -19k-12a12d17c
~utfi	76 -19k-12a12d17c
~uth	77 -20a-9g5b6c9i15j
~uth>	79 -16a7c15j
~uti	81 -8a5c9b
~utin	88 9c
~uto	64 -6i4a6fj
~uto>	67 -7g5j6cf
~utof	85 10g
~utom	86 6a
~uts	67 -23a-7g-5k5b8j10f18c
~uts>	76 -5a15f
~utsi	73 -18a-7g-4k9b12j15c
~utt	70 -9c-8a-6d10j12e
~utte	88 9a
~utti	74 -8a-6d-5c4g8e12j
~utu	85 5a
~uv>	88 6c
~uy>	59 -4a12d
~uyi	84 -7c15a
~uyin	84 -7c15a
~uys	63 -9c-7bd-6j5g6f8i17e
~uys>	63 -9c-7bd-6j5g6f8i17e
~uzz	88 -6g4i5c7k
~vac	77 -12c7f14a
~vaca	78 -12c7f14a
~val	64 -12a-8b-5d8j13g15c
~vali	86 -6b9a
~valu	66 -11a-4d14g16c
~van	73 -13c-7g-5b4i5h7d18j
~van>	82 -11a6c7h
~vans	79 -15c-7b5i6d18a
~vap	84 -22b23a
~vape	86 -21b25a
~vat	78 -5a4b
~vate	81 -12a5f12b
~ve>	28 -10i-8e-5b6h7j12c15k27a
~ved	68 -4f7g10e
~ved>	68 -4f7g10e
~veh	65 -5dg-4e5c7k
~vehi	65 -5dg-4e5c7k
~vel	70 -27b5k7f18a
~vel>	73 -9b4ac7f
~vem	88 
~veme	88 
~ven	60 -12c-8g-4d7bfk16j
~ven>	69 -13b-8g-5c27a
~vend	81 -9g-4b6i9c
~veni	80 -23a8f19j
~vent	75 -11c13k
~venu	81 -10a12g
~ver	34 -25c-6eh8i10b24k30g
~ver>	40 -15b-12e-10c-8h-6f8j9i18k38a
~vera	52 -6d6h7bc
~vere	67 -6cf-5j5be6g7a
~veri	73 -28c-4a11e21g
~vern	78 -4d6e
~vers	61 -18g-9a-5ej5f7k8d11b16c
~vert	82 12g
~very	52 -34a-6e-5d-4j7i8f12g15k17b
~ves	63 -20d-10b10c14g22a
~ves>	63 -19d-7b10g12c18a
~vew	77 -9a-6c4k9f16b
~vewa	77 -9a-6c4k9f16b
~vic	64 -7c5ej10k
~vice	65 -6c10k
~vid	74 -9a-7c4b6e9g
~vide	75 -5a12e
~vie	81 -6eg7c11a
~view	82 -6e11a
~vin	49 -7dgh-6k-5fi-4e9a10j16b18c
~vin>	61 -11ag-6d6j10c22b
~ving	53 -6i-5f-4h5c24a
~viny	88 -7a5j9c
~vio	82 5j
~viol	82 5j
~vis	71 -10d-7b-6g-5k7h24c
~vise	84 -13d9a10c
~visi	76 -6bg6j9h
~vit	88 -7c5d
~viv	84 -8b-6c5g15a
~vive	86 -6c5a7g
~voi	78 -11k11b15c
~voic	79 -6k6b15c
~vol	79 -6a10b
~volu	84 -7a6b
~volv	86 5b
~vor	74 -10j-6g4a8c12b
~vorc	80 -10j-8c12a14b
~vori	82 -5g10c
~vou	85 4c
~vous	85 4c
~vy>	84 
~wag	74 -7c5g6k
~wage	74 -7c5g6k
~wai	73 -8c-6k5h6j8i
~wait	76 -6k5h8i
~waiv	86 -9c9j
~wal	57 -7i-6e-5a31k
~wal>	76 -10b5a6c7h
~walk	61 -10a-6ei35k
~wall	75 -4a9b
~wan	45 -14d-5a-4i6f8k9h10b12e
~want	45 -14d5f9hk11b12e
~wap	86 -6a11b
~war	69 -6c6j8g
~ward	73 -5c6g
~ware	81 -5a9j
~was	45 -33f-15k-9g4bj6a8c13h16i25d
~was>	45 -32f-15k-8g6b9c13h16i25d
~wash	88 7a
~wat	61 -13i-10e5g6b9f
~watc	77 -6e-5ci7j8bd
~wate	62 -9i-6ej5a6c7g10f
~way	54 -20j-12b-8c4g6f9i12d15k
~way>	55 -13j-6a-5b-4c8d12k15i
~ways	75 -10bj-7i-5c4a5k6d7e11f
~we>	50 -18d-9f-6a-5e4i9j10c22g
~wea	77 -9e-6c-5j6i10a12g
~wear	84 -14c-8b-5ej16a17g
~weat	82 -6a-5e7ci
~web	79 -6j-4h5a6c12b
~webs	80 -5hj6c12b
~wed	68 -13g-6d4e10k14a
~wed>	71 -12g-8j6bk21a
~wedd	82 -7a-5d4e6k10j
~wee	55 -15a-11k-4j4e5h10c13i
~week	57 -14a-5bk7gh9c10i
~ween	78 -7k-4a7f10b
~weet	82 -6g4c5e
~wei	68 -12j-9d7c12a16g
~weig	70 -12j-9d13c17g
~weir	88 -7c4a5f
~wel	62 -10b-9j-7ce8gh13d14i
~well	64 -11cj-10b-8e8h9g12d14i
~welr	79 5c
~wen	66 -18g-7bi-4ae8h10k21j
~went	66 -18g-7bi-4ae8h10k20j
~wer	52 -9h-7i-4f5k8e9b14a
~wer>	67 -4j12b15c
~were	55 -11c-7h-5i8k11e17a
~wers	86 5b
~wes	70 -10j6c7b
~weso	71 -9j4e5k9c
~west	88 4a7b
~wet	86 5i
~wet>	86 5i
~wfu	86 -5a4c8i
~wful	86 -5a4c8i
~wha	25 -112a-47b-41j-22k-10d-6i10f29h41e81g152c
~what	25 -112a-47b-41j-22k-10d-6i10f29h41e81g152c
~whe	36 -60a-23b-21j-14h-7cd8i14k75f78e
~whee	74 -17b-4j4c5i9a13d
~when	40 -38a-19f-15j-14h-7c8g106e
~wher	46 -45a-26e-20d-16b-9j-4g6k133f
~whet	85 -5c10k
~whi	53 -35a-9i-8h-6g5f8e11b17c28d
~whic	56 -32a-15gj-5hi8b9e10f21c31d
~whil	70 -8c-5i-4f5a6j13g
~whit	84 -13a7c15j
~who	37 -40a-33g-18ij-13e-12b-9f10k165d
~who>	39 -27b-23g-16a-15j-12e-11i-5f5k124d
~whod	65 -10g-9a35d
~whoe	88 9k
~whol	62 -9d-8i-5g5k8a17b
~whos	71 -36a-4g13b43d
~whov	85 -10a21d
~why	59 -23a-19c-11g-10j-6ei-5b-4d96h
~why>	59 -19c-17a-10g-9j-6ei-5b88h
~wic	80 -12a4d11b
~wice	80 -12a4d11b
~wid	79 -7j-6g-4i4e8b12a
~wide	88 
~wido	84 -6gj-4i5e9ab
~wif	55 -10d-8j-7k-5e5ai6c24b
~wife	55 -10d-8j-7k-5e5ai6c24b
~wil	53 -14b-8d-7c-6fh6j10e18a20k
~will	53 -14b-8d-6cfh6j10e17a20k
~wim	84 -16a-8b6f21c
~wimm	88 
~win	58 -34c-8e-5fh6j8b13i16g17a
~win>	79 4g7j
~wind	69 -13ac5bd19i
~wine	85 
~wing	69 -20c-5f4i5a8g14b
~wins	88 
~wint	79 -6b18a
~wir	74 
~wire	85 -6a
~wiri	78 
~wis	69 -12a-5d4k12g19c
~wise	71 -26a-5d4k16c17g
~wish	85 -7j-6b-4g5c17a
~wit	38 -11g-7b4k9h15d16a
~witc	75 -6g-5j4h11a
~with	38 -8bg5k7hj9a16d
~wl>	81 -7c-5g6b10i
~wn>	45 -12c-7g5hk7a12f17b
~wne	65 -6g4a
~wned	86 4i
~wner	66 -6g6a
~wns	73 -10a5d15b
~wns>	76 -10a5d15b
~wnst	88 
~wnt	84 -6j-5g6f7a
~wnto	84 -6j-5g6f7a
~woo	69 -10c9j11i
~wood	69 -10c9j11i
~wor	41 -13a-8e5k10b15c18f
~word	73 -23a-6c-5g19b24k
~work	44 -19g-8k8a11c17f
~worl	85 -9i6c7k8f
~worr	73 -10g-4d24c
~wors	79 -11a-7i7c8h9j
~wort	62 -7ce-6j4i24g
~wou	37 -5ch6a10k12bi
~woul	37 -5ch6a10k12bi
~wow	76 -14a-7j4e8g23k
~wow>	76 -14a-7j4e8g23k
~wre	74 -9c-7a11d12i
~wrec	75 -7a13d
~wri	64 -18b-7a9d10c16j
~writ	64 -18b-7a9d10c16j
~wro	70 -8b-6g-4k13c14a
~wron	73 -6bgj8h14c
~wrot	82 -5hk12a
~ws>	72 -12c-9a6d8i14j
~wsu	84 -6g5c9a
~wsui	84 -6g5c9a
~ww>	79 -13a-6j5ik6e11d
~wye	75 -4g8ak
~wyer	75 -4g8ak
~xac	75 -10a4g7c9f
~xact	75 -10a4g7c9f
~xam	72 -10c5bj13e
~xam>	74 4a5b
~xce	75 9b
~xcel	88 -4a7b
~xces	78 
~xch	88 -5k9a
~xcha	88 -5k9a
~xci	84 -9c5f6e8a
~xcit	84 -9c5f6e8a
~xcl	86 -7g12a
~xclu	86 -7g12a
~xcu	88 -18g-6a13c20h
~xcus	88 -18g-6a13c20h
~xed	86 -5b11a
~xed>	86 -5b11a
~xes	78 -15a19b
~xes>	78 -15a19b
~xie	88 -9b-4c8a11j
~xin	88 6cf
~xis	88 -5a7h
~xist	88 -5a7h
~xpa	88 
~xpan	88 
~xpe	66 -5f6j9k
~xpec	82 -10c10k
~xpen	73 -5bf
~xper	77 -7a5cj7b
~xpi	81 -4g11e
~xpir	81 -4g11e
~xpl	69 -11c-5bg7k27a
~xpla	70 -11c-5b7k23a
~xt>	61 -7k-6g6a20b
~xte	88 -6b17c
~xter	88 -6b17c
~xti	80 6a
~xtin	80 6a
~xtr	73 -6b14g
~xtra	74 -7b-5a5c14g
~yal	81 -11c5e8j9h
~yal>	86 -9c10h
~yar	73 -4i7g
~yard	73 -4i7g
~ybe	77 -11c-5b18a
~ybe>	81 -11c16a
~yber	86 
~ybo	53 -11b-9c-5j5d6h7e8k
~ybod	53 -11b-9c-5j5d6h7e8k
~yca	86 
~ych	71 -12c-5b7f9g
~yche	71 -12c-5b7f9g
~ycl	80 4d
~ycle	82 
~ydi	85 5a
~ydiv	85 5a
~ydr	76 -7i8g10a
~ydra	76 -7i8g10a
~yea	43 -15a-10k-8fi-7d4c9h13e20b21g
~yeah	84 -7a-5e7i12j
~year	43 -11ai-9k-8f-7dj5c9h16e21b22g
~yed	82 -5c8f
~yed>	82 -5c8f
~yee	67 5a10j
~yee>	79 5a6j
~yees	70 4j
~yer	65 -6g-5f-4j12k13a
~yer>	66 -10j-5fg14k16a
~yers	88 8j
~yes	71 -19g-18a6d8c12h13j
~yes>	71 -19g-18a6d8c12h13j
~yet	66 -9j-8d-6g-4bc8e34a
~yet>	66 -9j-8d-6g-4bc8e34a
~ygi	88 
~ygie	88 
~yin	55 -22c-15j-12f-8e8d13i14ag17b
~yin>	68 -14c-8i-7k-5a-4f9j10d30b
~ying	58 -23j-11c-10f-8b-5e8k16g19a20i
~yl>	88 -7a5j9c
~yle	88 -5a4c12b
~yli	88 4j
~ylis	88 4j
~yme	64 -10j-6d7k8b12e
~ymen	64 -10j-6d7k8b12e
~ymo	81 -5ack10e
~ymor	81 -5ack10e
~yon	66 -11c-8d7k15a
~yone	67 -11c-8d7k19a
~you	14 -16k7be9d12af14hj15c17g20i
~you>	17 -21k-7e15b18fi23j28h33a
~youn	70 -11aj-9i-6f-4e9k17cg
~your	25 -6h8j9c10i11d12ef14g
~yout	86 10g
~ype	71 -8g7j13c
~ype>	73 -8ag9c19k
~yped	86 -17k5c6a13j
~ypi	84 -5ac7gk
~ypic	86 -5c7g
~yro	66 -9a7d10g
~yrol	66 -9a7d10g
~ys>	47 -35a-7g-5h4ei9fj10k12b15c
~yse	82 6a
~ysel	82 6a
~ysi	75 -10g-6b4i5k8a
~ysic	76 -11g4i5k
~yst	71 -7b6c14k
~yste	71 -7b6c14k
~yth	48 -12b-8e-6h-5f-4d4k5g6aj7i19c
~ythi	48 -12b-8e-6h-5f-4d4k5g6aj7i19c
~yti	88 
~ytim	88 
~ywa	86 
~ywh	73 -8c-5b4g6f12a
~ywhe	73 -8c-5b4g6f12a
~za>	88 
~ze>	79 -24c28g
~zer	84 -5g4i7k
~zero	86 
~zil	86 -4ag5j7c
~zill	86 -4ag5j7c
~zin	88 -35a6k32i
~zip	66 -20j-7g-4d14k26c
~zip>	67 -17j-11a-5g15k30c
~zon	74 -9e-6g-4d4j6a16c
~zon>	88 -12b14j
~zone	78 -10e-8j-6g11a17c
~zoo	85 8b
~zoom	86 5a
~zy>	74 -6i6a7h
~zza	86 
~zza>	88 `,
};
