// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.expenses","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.inspection","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,6,5,5,3,7,7,9,5,8,7,6,6,6,4,5,6,5,5,6,8,7,5,7,7,5,6,4,7,5,7,4,2,7,4,4,5,6,7,7,4,6,6,4,2,5,6,6,4,7,4,7,6,6,6,5,6,4,3,5,5,6,6,6,6,5,6,6,5,6,6,3,6,8,4,6,4,6,7,3,3,4,2,3,6,5,4,4,3,4,0,5,5,5,4,6,5,5,6,6,3,6,3,3,5,4,6,4,6,5,7,6,4,4,7,6,3,4,5,7,3,5,5,7,6,8,6,4,7,5,8,4,6,6,4,7,7,3,6,5,6,6,6,5,7,4,6,8,4,4,4,5,4,7,9,6,7,6,7,5,6,7,3,5,5,5,6,5,4,5,3,5,5,5,6,5,4,7,6,5,6,6,6,4,4,4,4,7,6,8,9,4,8,7,9,5,4,6,7,6,7,5,6,4,6,5,3,7,7,5,6,5,4,7,6,6,8,6,10,8,8,9,10,5,7,8,4,6,6,6,6,3,3,5,6,24],
  features: `#	34 -26Ő-25J-23ĺ-22ő-20ťǫ-19l-18qCĸňŗšų-17ŭ-16NńƷǅǧ-15gQŚƠơ-14zYĽŉǘ-13AKśŞũ-12aFłŮƞƭ-11ikHPĻŀŁŇƓƗǡ-10ļŖƶƸǄǜ-9motxŜŵƊƥƦǍ-8UľŋŠŪŴŷƈƐ-7ĴƎǦ7Ż8SVŽƴǑ9bžǈǊǎ10fwŦǇ11ĵƑƲƻ12Ţ13hƌǤ14ŤŰŸƺ15ǋǒǗ16eŝƉǟ17ƿ18ņ19ŔūƄƙƚƪǪ21uGŹƬ22ǚ23ĶŬźǉ24yLĹ25IO26nƕƯ29D32ǌ33Ƈ34řƖǨ36ŧ38d39Xœ43ǣ44Ɔ45ů46pTŘ53ķƃ61Ƴ62Ƽ63Ɣ64Ƣ77vǓ83ſ84Ʈ87c92E
# $	54 -26S-18Ɗƫ-17Ǌ-15Ŕ-14ŏƸ-12IŲ-11Ś-10XĺŦǍ-9jő-8fuHšƋƔƴ-7hrsCĸōƶǅǇǉ8Ƅƺ9vƌ10bǥ11pœƿ12yƃǆ13RĶ14VƂ15G17ƪ19Ŏǌ21ǋ24EƆǣ26ůƾ28Ř29Ƣ32Ǫ34ř38ķǨ43ŧƖ44T46Ʈ55c77Ǔ84Ƴ110ſ
# a	65 -13ĵ-11Ŗ-10Ĵǌǟ-9Ŧ-8ŘŨŹ-7ŔƄƷ7ŏ10nƧƼ12ƕ13p20Ɩ23Ʃ31L32Ƣ38ů40Xņ57T61œ
# aggregate	90 24ǣ
# and	69 -11Şǩ-10Ĵ-9Ź-8c-7y7GǤ8Ż10jŃ11Ǘ14ŧƖǎ15pŔ16ƌ19ǫ20ź46v79Ƽ
# at	90 -7Š19Ƨ30w
# before	86 10ř17Ǖ18T43Ŕ
# bucks	81 -8ś13ſƃ15Ɓ17œ32X
# by	86 8Ɠ15dĹ17Ƨ
# car	84 8ŵ11Ų13Ɓ34ū
# cars	85 16ű19ū22Ŵ
# days	85 12k15žǟ19Ǘ
# deductible	90 20ř
# did	85 -15d-9ŧǫ-7ŉ14e17Ƽ22pŹ23Ɖ36v
# digit	90 10e19E
# digits	85 -11Ś-9I9d16Ŭ22E
# do	88 9Ʃ12ƃ30Ʈ
# dollar	76 -8Ɯ14Ř19ř26Ĺ
# dollars	78 7ŏ9ſ12ţ13X14Ŕ22ņ
# employees	90 -21Ǔ10Ǌ19ǉ
# feet	84 -12ů13Ƒ14Ƌǂ29Ƈ
# for	74 -15Ɣ-14ĵ-8ŖǤ-7H13Ʋ16Ʈ20ſ21ņ25ƙ27p29œ37d60Ƣ
# have	86 14u28r32ƴ
# house	90 42Ɔ
# in	67 -24ſ-15Ř7LƦ8n10ƣǎ11ƚ13Ǟ15ǋ16ŝ19Ɵ22Ƴ23ź28ƄƬ38Ǒǣ39ǌ
# is	67 -22p-12Ś-9ǫ-8hD-7ňŖ7ŲƚƴƺǤ8ŭſƑƔ9yVƩ10cƫ11GǗ12ů14Ǉ15I20Ƽ21Ɔ28ŘŦ36v39d
# kids	85 -8ov7Ƴ12Ƶ22n31u
# like	85 8Ŭ10Ǩ11c12V14ƿ23Ź27y
# ls	90 59b
# miles	73 -14r9Ɯ17Ż20ǒ27Ƒ40Ű
# minutes	73 -11J9aş10Ņ11Űǃ14ļōǩ29O
# months	69 -11Y-10Ƣ7ƹ8Ļ9ƻ11ư12Ń18G19vů21ŨƄ27ĵœ29Ǫ
# now	86 -12E10Ƽ16Ʋ17c18Ŕ35œ
# number	86 17C30ŝ
# numbers	88 12e13ſ22E
# of	66 -14Őǋ-11ū-10c-9ƀ-8R-7ŀ7Ʈ9Ƈ10eƄ11Ů12EǓ13nǥ16ŬŸ22Ū25r26u27s58Ř
# oh	90 -7D7d12I13ķ
# okay	82 -13X18ů30Ʈ39W76ķ
# on	68 -11Ř-9Ɓ-8Ƅ-7IţƃƆǧ9RĶƨƪ11ŲŹƀƮ14Ś15ƕ17c21Ĵ23ů25ř28ŧƖǨ32Ǥ33ǣ
# one	77 -14ǣ-12Ɨ-10ſ-7D8fIǋ10p18ŒƬ25c65Ƽ
# or	68 -21Ɩ-17b-14Ƹ-12Œ-11ŏŦ-10p-8Ų9Ƣ10ǈ11Ǩ12XĶ13ƅ15v17Tŧ18Ɣ23E29Ʈ33ſ44Ř53ǣ54Ư68ř
# out	86 -18ŧ13ř15ş16Ƭ37Ĺ
# people	85 -7ǋ7Ŵ8ǉ12Ņ15Ǚ18ƀ
# per	88 11ſ
# percent	75 8ł9Ɩ10ķ12ŕǖ13Ɯ14ǝ16Ż21ĵ29ž
# pounds	90 40Ƽ
# right	65 -26Ʈ-11œ-8PǠ-7Ưǁ7ƫ8syŘ9wSūŬ11vŖǇǈǋǟ12p13Ŧƿ15ƌƍ16ǝ17ƕ18Ŕ19ŧ23c26Ƽ27ǐ43E45Ɔ54Ɣ
# so	85 9Ƴ13ƌ16yş21Ɓ
# square	84 -18Ǎ35Ƈ
# talked	90 15Ʊ20r21B
# that	73 -17Œ-10K7LO9D10GŔ14CĶ16Ť19Ƣ20I21S24Ř30M
# times	90 12ǂ52ǫ
# to	80 -11ŏ-8Xĵ14V20Ɩ34TŔ39ǐ
# umbrella	88 9Ǖ12ƃ
# weeks	77 8Ʀ9ǟ10Ũ17T37Ŷ
# with	88 -17E13ƿ16ǈ35I
# would	90 20ŏƲ27ǟ
# year	77 -18Ɔ-11ů-9Ŧ-8cpǕ7m13Ɗ14ō20Łź22v27ƫƯ66Ɩ
# years	57 -12ƾ-8Ɔ-7ĵƖ7ŝŷƧƻ8yśǁ9Œƶ10ŹƳ11P12Hƫǥ13oŏ15GŞż17ţƺ18Ţ19ŽǠ29SŤǇ36Ŧ42Ư
# yet	84 -17ƶ-9ź41v45c
@day	64 -7ǟ7ǚ8sǊ9ǋǡ10ĹŮƽ11g12ōǩ13ń15ų17Ǜ18iR22Ŷ41k45ǐ47L
@day $	75 7i9L10Ǌ12Ĺ14ŮŶ16ō18ń20ǐ28k
@day and	86 8k10ǚ12s13ǐǡ24ų
@day at	85 -12ǐ14ǩ53L
@day is	90 -13L8ǩ17R20ǐ
@day or	85 50L
@day right	90 12Ǜ15M
@month	66 -12Ź-11œ7ľ8Ɲ9kĹ10y12VůǞ15ť19ǀ20Ŧ22Ŗ24p25źơ27d29ń
@month #	88 -12œ-7ŏ10Ŗ14p24d
@month $	90 -16Ŗ-15Ź-12Ŧ15ź17ů26ť38ń
@month and	85 11ơ13Ɲ19Ǟ20ź
@month is	90 12ĹŖ14ń
@month of	88 19p34Ŧ
@month right	88 -9p13Ŧơ16V
@month to	88 17ů34ơ
@name	53 -16ƺ-10ǅ-9Bǫ-8ĺťǥ-7Šũ7Ÿ8Ŵ9ĻŗƤ11apAG12Ŀł13Ľőǔ14Ɯ15JŕŚ17Ǆǚ19ƪ21is22Ƅ23Ŕ24ŧƹ25Ż26tǊ29o31Ǧ36Ĺś38œ
@name $	69 -48a-21Ÿ-11ŝ-9ioĽś-8Ĺ7ŕ8ŀ11b12ł14ő15ư21Ɯ24t32œ34Ǧ35Ƅ36Ǌ39Ż40ŧ
@name and	82 -14o-13ƺ-8œ-7Š9n15aŸ19Ǆ75w
@name do	90 -11w-8o16Ĺ25a
@name is	84 -28w-7a13A14Ŗ18Ŵ28œ32o
@name or	86 -11w15o37a
@name over	86 10ǣ26ŝ27Ľ
@name say	90 -23B30ŕ31œ34Ŕ
@name you	88 17Ĺ
^ #	59 -19Ŧ-18ƃ-17ǫ-15Śǣ-13r-12Ɖ-11Ŕǥ-10ŧƮ-9Kœ-8ťǓ-7fpQRŉŭ7ƄƳǊǋ8hǍǛ9Ǥ10Cƚƪ11SƲ12Ǒ13IUņţ14G15ūŸ16ZŞƢǉ19X22Ƈ23bv26Ɩ27ĵŰ30ů38Ǩ47ř49ſ56Ɣ65Ư66Ƽ
^ @day	84 12ǋ32L
^ @month	90 17Ŗ19p
^ @name	90 12o
^ a	73 -9Ÿ-8ǜ7Ů9ŻƶǊǗ10Ǝƨ11RƤǌǣ13ūƫ15Ɔƾ16Ų17ǁ20ƣ
^ about	85 11Ŧ14Ɔ30ǌ
^ after	77 13Ŧǟ23ř
^ alarm	90 
^ all	90 11g17ļǀ22Ǘ
^ alright	82 -8ť7ad8E9Š10Ś11Ř12Ŧ17ň
^ am	75 -24Ƙ10a16N28ŉ33b35Ņ50ǫ
^ and	45 -33Ǎ-29ĺ-23ǆ-20Ǌ-19Ƶǫ-18ƺ-16ŸƤ-15ŴƖ-13Ųź-12Ɓ-11ƕ-10ƣ-9ŗƸ-8sTŠťƊƌ-7uśŵƼǪ7dmxƢƭǅǏ8yLRǀ9ǔ11etJšŮ12EŀŨ13f14G16vǑ17Ű18nD19ū20q21cQŧ22p23wǖ24ƪ25ǥ28Ļ29ő33Ŏ35P36B41Ʃ45o46œ48a57C
^ annual	83 16ǋ21ǌ
^ any	47 -23ǒ-18ǉ-14ƍǇǓǨ-13ŤŴ-12ƌƩ-11UŒƂ-10cjǩ-9PǄ-8ƙƪ-7gQƘǖǥ7Ÿ8ŊƏƓǐǘǝ9TZĶķųƐƤǦ10yHŽ11vşŲ12ūƿǊ13ŞŪ14rƃǆ15WǛ16ƒ17ĸǈ18kVƊǕ20źƝ21ƚ22Ƴ24Ɵǅ25h26ż27ƬǞ31ƺ32ƻ33ƽ36ǂ37m39Ţ41ƾ
^ anybody	75 -14ƞ-12Ƭ-8Ǜ8Ƥ14z15ǚ17ŴǏ19Ʊ25Ž33ǥ34n
^ anyone	86 -17Ƭ-8ŭ14Ŵ15Ÿ16Ƥ
^ anything	68 -20Ǆ-10ş-9Ō-7z8ƪ11ǚ12Ķżƃ15Ə16Ŋ20Ǝƺ22Ť23ƚ28Ɠ29Ƨ45ň47Ŏ
^ are	47 -38ő-30Ř-27N-21U-19Ļ-14ūƢǑ-13Ǆ-12aŝ-11ƛ-10ųƚǅ-9wŗśŮƣ-8mVĽűơ-7TźƔƤƮǎǪ7fjĺļŷǁǓ8OĵƍƘ9Mœ10zQ11SƆǐ12ŠžƼ13uķńŸ14ƑưƳ15gDƠǔǤ16pſǂ17iǠ18GƷǃǒ20vŪ22ǈ23ŅũŭǏ26x27ŉ28łŞǥ29P31H35Ő37ţ40R52ǡ63ǫ
^ at	90 -10Ǧ11ǔ27Ư
^ aw	90 11w14ź15Ɔ
^ awesome	76 7ĺ9ciū11Fō13Ťűƈ14ļ15IƖ17ś18ǆ21Ķ
^ aww	80 -9ǫ7x11zĽƆ17ƭ
^ basement	90 12Ƌ
^ be	90 7ŀ10ư14Ł
^ been	82 -18S-10Œ8Ť75G
^ before	83 12Ŋ13iX15ŋ23a
^ besides	86 -13Ņ7ĸ9Šƨ10ł24Ĵ
^ best	90 9I23ļ25Ş
^ big	85 -8ŕ9ƞ15ĹǓ23k28Ŕ
^ biggest	88 -13ŀ10Ǒ29ǖ
^ blood	90 -7Ǆ29ƽ32ƾ
^ boy	90 11b13j15ŕ23u
^ brick	86 -13ƒ23ƈ
^ burial	88 16Ʋ
^ business	83 -12ǆ-10Ǎ-9ǧ-7ǌ7Ǥ9ǖ16Ɵ19Ů37ǡ
^ by	80 -18ŕ-8Ŗ8Ÿ24Ŕ33ƅ65ń
^ call	90 
^ can	59 -16ŉ-15Ʒ-14w-13ĺ-11Ŗű-9Ū-7œ8Ŭ9Ŏ10ń11N12L13aƑ14Ŷ16łǎ17Řǃ21e22ś23O31M33Ŝ35ŋ44ō46Ʃ54ǫ
^ college	90 -26Ƴ45y
^ comp	86 9ǥ
^ congrats	86 7Ƙ10Ơ11ƔƼ13ǡ
^ cool	78 -10ų7aűƗ9dŖ11Ťǜ12p13ř15ž17E
^ could	63 -14Z-10Ž-9Ʀ-7nKŧ7s8e10XŚŜţƑ12Ǫ13ǜ14dMŬƤ22ǟ23śǫ28ƹ29ư40Ū59Ĺ
^ credit	90 7Ķ
^ days	88 -10Ƙ18ǟ25R
^ describe	86 -9Ŵ-7Ǎ7Ǐ11Ų12ƈ
^ did	49 -25ŧ-22ſ-19ť-17ũ-14a-11ŞƸ-10SşŸ-9Wļƾǔ-8KŋƮƱǜ-7qwĸŐŝţƣǚ7prŤǇǈǛ8ķƶ9ŜƖƬ10Ţ11ŎųŹŻƎƗ12k13ĻƢ14F15Łǎ16x17bǦ19ƍ24ƛƨ26jNƔ27š31ŕ33Ň34Ū36Ř37Ľ40Ũ42Ņ43ŉ47ľ53ŗ69ǫ
^ do	37 -54Ř-48ų-36ŷ-35ň-32Ɩ-24ƨ-23Ƣ-22ūŰǧ-21Ĵř-19Ʈ-18œ-17OQ-16eŏ-15MŤ-14ƣƪ-13akŃ-12ŪǄ-11SĺĿƃƥƵƹ-10yBőƌƍƱ-9ŇŢƝƦ-8cmĻŊşţŵŸƸǎ-7oLŅƽǌ7ŴƎƲǖ8uRŌŗŠſƉƳƾ9ƕ10fTůƐƚǅǙ11KPĸƓƧƩ12ǁǈǉǟ13ǂǚǤ14sWľŶƗƴƻ15gwśǡ17N18XŚƂƺ19łōǐ20ŮźǍǪ21ǀǊǘ22Ő23ǗǞǣ25ű26zŉǢ29ŋ30Ǖ33ŝ36Fŭƀ37ƄǛ38ǜ40ƜǓ42Ǩ43U44ƞƟ49ǝ57Ơ58ǫ63ǒ64ơ
^ does	52 -23ƻ-21ǎ-17ƺ-15ŖǕ-14ŵ-13œ-10Őǆ-9Ů-8rƉƨǥǫ-7uŤŹſƅƗƝƽǞ7dsĴŃƄƇƎ8ľƒƿǚ9Ơ11bzAǒ12ŭ13WƪǢ14ķŷƖƱ15ũƈƞǏ17Ƥǣ18ŝƣ19ǔ20Ų21xų22ŻƂ24hŉƩ28Ƌ30Ŵ37LǄ38ň43ƫ58ǩ
^ email	90 
^ ever	62 -17Ŵ-13ƺ-11Ƌ-9ƟǘǨ-8ŐƉ7VƛǁǞ9Ňƶ10ƙ11ųƴ12Ɯǫ13ǟ17ƃ18ǚ19Ţ26ŗ29żƾ33ƝƬ40Ť
^ everybody	88 -7Ź8ƙ11Ǔ13ſ15Ÿ16Ǉ
^ everybodys	84 -7ǫ13AĴ15ų19K22Ŀ
^ family	90 -20n11ƿ46Ʀ
^ fire	90 35Ŋ
^ first	88 -8ǫ21a31n
^ flood	90 
^ folks	90 8ř
^ for	82 -11a-8ż8e12ow13ǅ14c15ǁ
^ full	81 -49R-9ſ-8ǣ26Ɓ73ǉ
^ garage	88 
^ give	65 -13A-9Ź-8eGWƫ8ňƔ9ūƖƨ10wŞƢǐ11ůǢ12I13ǒ14őǜ15Yǉ16ŧ19Ƈ26X
^ go	75 -7Ɩ7ň8ūǊ9ƽ11ǧ23ś27ş56Ŏ
^ good	75 -21L-15ǌ-7ŷ11ŻƿǛ14ZŽƔ15őƻ16Ǉ25i28N39ǡ41ň
^ got	60 -19Ň-15ņ-14Ƴ-9Š-8ŻƝ-7hƮǨ7fű9ŊŬƃ10łŵ11O12k13ś14ŝ15ŶƓ16Ņ18NƦ22Ś24ǧ32Ő34A48n56ķ62ƀ
^ gotcha	88 12Ÿ14VĻ16Ŧ
^ ha	90 11g15cő16ż
^ happy	88 24ŷ
^ has	57 -9œżơ-8Œť-7DłŠƏƺǡ7ŦŲƞǣ8Uƒ9ƕƵƽ10ŪƊǨ11şŽƛ12BƌƼ13jźƓ14ŕŢ16hŗ17Żǜ18Ǟ19Ťƶ20ǝǩ22Ŕ26Ɲ29Ǆ
^ have	50 -43G-14ĸ-13ƨ-12ƴ-10ŢǨ-9ũ-8nƪ-7fmvǧ7Ǎ8ŊżƏƜƼǡǦ9ƹǠ10ŲƃƳ11śƻǫ12iĴžƙ13Žƶ14ŅŹƲ15ťǀ16lǗ17Ķƾ18ƺ20ş21Ū22Ň23ǚ25ƍ26ǔ30Ő32Œ34c35Ʊ36r38Ƶ
^ he	90 -12p-9h-8Ɲ37q45v
^ height	86 
^ hey	85 -7O11N19i
^ high	85 -10Ƴ22m
^ house	86 15Ɩ19D27H
^ how	33 -23R-20W-19ǅ-17őŦ-15łǄǧ-14ŉƔ-13Ő-12qsſƩ-11cŋşƗ-10oyFQţƟǆǊ-9AŭƣƷǨ-8HƉƋǗ-7wUŒśŨƭǃǋǎǠ7XĸŏŔƑƚǥ8rZŴƊǂǙ9hYŻƀƃƅƆƻ10gtƄ11vńŗŶŹƜ12ųżƇƹǑ13ƨǒ14ķĹƖǇǖ15GĺƓƮǈ16Ń17jůƬǉ18šƯƿǌǛ19i20ŧƼǍǚǟ21bŢť22xņŮƦǘ23OŖŘƺǡ24ƌƛǫ25zǞ28Ơƥ29Ǔ30KŲ37ŷ38ĵũ40Ƶ45ư
^ i	47 -50ǫ-17ƅ-16ŏ-12ō-11ĺĻƮƯǊ-10ŶƙǠ-9cƳ-8V-7ņžƷǕǙǪ7iDłřŰŸƑƤǆǋ8BCŌŚŮųŴƻ9šŢŹƜƭ10XŀœƔƼ11SŅŤŦƃ12dwFTƆǈ14hmnrGŕƎƘǢ15o16ţ17ż19ŷ20ǅ21vƠ22fĶŋǍ23bEP24I27e
^ if	52 -26Ŷ-24ƹ-12ƭ-8ĴőƖ-7Ǉǫ7DŞƬǣ8NşŲƅƎƨƪǑ9ƀƦ10Yŝ11ƃƱƳ12W13ŭ15řǪ16ǟ17Ƃ21Ŀ23ĸƐ24Ʈ25Ɓǆ27Z29ŗ33ư36ļ48ŏ
^ in	83 -17ŝ-13Ž-12ķ12I16ļ22Ǝ23ť44M
^ is	37 -26ƺ-23Ŕ-21ŗǚ-19ƕ-18oš-17n-16ŏŚ-14ũ-13kPŝůƔƜƦ-12cvŢǓ-11Vǐǟ-10gmBQŅŐťŪžƟƫ-9ilļŧưǣ-8ŇŕŹƗƹǁǏǞ-7LĹĻŨƝƬ7Ŗ8wIƅ9AJŶŽƊƘǌ10ĿŉŦŰźƌƐƨƩ11HNƎǘ12SőƇƈƠ13ƆƪƾǉǨ14Ńń15EƮ16FXřƀ17huś18ƴ19Ǎ20ş21fyųŴŷƁƂƖǅǙ22a23Ǉ24Ƹ25xǄǝ26ƭǧ27ƥ28ū29ơ31R32ŞǤ33sǪ34ŭ35łǡ38t39UƳ40Ř50Ŏ53ǫ
^ it	68 -12Ř-10E-9GƼ7ǡ8Ĺť9aĽƌǃ10zľŃŅ11jƕǪ12Ƶ13Ķ14J15Ɓ17Ŭž19Ʃ22Œ29œ48Ɔ
^ just	72 -17Ř-15u-13Ŏ-12Ÿ-11Ń-7ůƟ7ŮǙ10Ű12dļƤ13Mǧ14ŉ15Y17L18ĴŠ28nł31ōſ47ǉ
^ keep	85 -21ǫ-11Ƭ30ƹ39Ʒ78Ŏ
^ keeping	90 -21x-8U15Ʒ44ǡ
^ last	80 -12I-7Ś13Ɖ16tĵ28E31ǀ32ŝ
^ let	73 -9Ɗ-8Ŷǫ-7ŉ7ĵž8Ɓǃ9KńźſǊ10ŁƉ11O12őƙ13ƒ15ř33a
^ liability	88 -64ǣ-8Ř17Ɓ72ſ
^ list	80 -13Ŵ-7Ǜ15Š16Ÿ18ǧ29Ɛ
^ llc	90 23ǈ
^ long	88 -38Ů20S29Ű63i
^ look	84 9Ř12śǤ14j34ƀ
^ lumbers	90 18ƕ
^ may	82 -14ż-7ǚ7J18a20Ō22ǫ33ŋ
^ mind	80 7ŋ9Ŝž11c17ǃ
^ monthly	85 24œ
^ most	86 7Ř11ƴ14ƨ15ŗ
^ my	69 -15ǫ-8ş7yDKĹŜŶƞ8Z9jpūǁǈǠ10IUŎ11bVŁ12ŀƲƴ13ǡ14Q16ů
^ name	85 -20w-18o8ǅ11ƣ14Ÿ15L19ƚ47a
^ need	86 26Ƃ34ƅ
^ nice	85 -10Ơ10m13Š16ǋ20ŷ35j
^ no	73 -10ū-7ǝ7ǁǨ8KŽ9Ƌǂ10ŊƂƅ11ųƞǞ12u19W27Ŷ
^ nothin	90 10ż14ƒ21ƽ
^ now	79 -8KL10ƿ11hlT12n13fuB17ņ21N29ǫ
^ oh	62 -10Ÿ-9ǧ-8Ɓǒ-7ŕƈǫ7ŅƍƟǍ8xų9GPŰŽǅ10aŪůźƉƚ11WőŢ12Ơ13ŷ14Ŏ16UƐ18Q22ǘ29ť
^ okay	52 -15ǫ-12ķ-11xŅ-10ųǏǘ-9NłũƮ-8ĵǓ-7jQŦŭŲƼ7ĿňŜſƉƊǒ8gsLľŏřŵƺ9aoOŶƙ10cŘŴǔ11ŪƄǙ12ŋţŮƁ13œ14JĺńŐ15pŸ16Ɨǐ17hTƨǄ18ƫ22Ŭ30Ƈ
^ on	88 -10Ƃ9ň77ƀ
^ one	75 -11Ƴ-9Ƽ7Ɠ8ƐǨ9fDǑ10uƮ11F15ǒ16m17ǣ25ƀ26Ƈ30Ʃ45b
^ ooh	80 9Ɖ10Š12kH14ǅ15ƍ17ƚ19ŷ
^ ouch	86 8Ŧ10Ňŧ11Ž15ǥ17Ŕ
^ over	86 -19c-17ƃǨ-16T-7ſ20ŧ35ů37ǌ39Ƣ52œ
^ own	84 -9Ƣ-8Ǎ24ĸ29ŭ
^ paid	85 -36Ɩ-29ŧ-21ǔ-7Ŕ9Ɨ24Ǔ30ŭ54Ɣ
^ perfect	86 10Ź11Ś13D16ő
^ policy	88 23ś
^ pool	90 
^ price	90 27Ŀ
^ read	75 -8ś8Jǂǣ9ƫ19d21Řƣ
^ ready	90 38ō
^ regular	90 9ƛ11ų
^ remember	86 22ľ
^ rent	86 12Ƣ24ƞ
^ roof	88 7Ɖ
^ roughly	79 -10ŧ17ƙ21T
^ run	84 -12Ÿ14ĸ19Ǌ20nǧ27ū
^ same	90 -10ƺ-9ż9ǀ10Ǆ12ǚ14Ž
^ say	82 -12ǫ7Ƅ11ſ14b15Ʀ17Ŷ20ŋ25Ŏƪ
^ shall	85 19ō20Ʈ32ǫ
^ shingle	88 17Ɗ
^ should	71 -44Ŏ-23J-13r7M9Ōǩ11ĵƭ12IŸ22Ʈ31K32ō36ŉ42s44ǫ
^ since	85 -19G-10Ǡ12Ǆ45SŒ
^ smoke	88 -7Ǆ9ƻ
^ so	38 -19ĵ-16Œ-15o-14bŦ-10X-9CřƁ-8mŁǧ-7jvzŮƾ7iGRWZŎŗşšůźƔƖƬƼǅǊǜǡ8hļńŅŬ9BNVŨũŶƀƄƉƞǞǥ10uIUų11kAQĻłŴ12pŕŵƟ13qŚūǗ14xTĺſƅƕƽǉ15ŘţƤ16gƏǇ17n18Ʈǆ19Pť21cS22Ÿƨ26ŧƢ32ōŔ
^ some	84 -7Ƨ11ƣ12ƚ16Ŀ17ž20Q
^ something	86 9ŁŎ15Ļ34ş
^ sorry	82 11ŉ27ǫ40a
^ sounds	80 9FǕ10Bƞ12LŨǊ14N
^ spell	85 -15a8J46b
^ square	90 18Ƈ
^ state	86 -58ſ8Ƴ19Ņ64Ř
^ still	82 -8Ĵũ-7ŭ8Dƭ9ƌ15ő19J24Ɩ34P38Q
^ sump	90 
^ take	90 29š33ǘ
^ tell	50 -19Ł-16ǫ-14Ļ-11IƝƟ-9yƅưǒ-8şƩ-7iAųƹǧ7ķœŞšűźƢƮ8gVŇŮơƤǛǠ9lņŏŨũŽǊ10qŉŵƶ11SƜǖǙ12hľƲǘ13UǓ14tŀ15nŎŝƋƯ16H17F20ŔƵ21uP23ť29ĺ41ǆ
^ term	88 -24Ư24ƫ
^ text	90 -7ŋ9Ŝ27K
^ that	67 -12œ-10Ɯ-7Dǀ7ŦǠ8lǟ9CSŕƈƑǞ10ǌǓ11Ǆǚ12Ũƽǘ13AƔƦƩ19ǅ22ǁ25Ǒ37E48ũ
^ the	65 -8PŠ7hǩ8ŤŸǀ9WƫƯǊǌ10Ū11ťƈƿ12Ə13ř14ƛ15M16ŭ18e19mRŌ22c
^ their	88 -9Ǌ17ŕ19Ş21ņ
^ there	75 7Ů8ĵ9ž11Ƃ12ľř13ƪƷ14ń16Śƫ18ū
^ they	72 -7Ş7Ųƾ8Tőƻ9ƅƗƣ10GŔƆƉƮ13ŨƲ14Ť15ǌ
^ think	88 9Ĺ11Ƹ15ƙ18Ʀ
^ this	81 -8Ż7Ɖ8m9E10O18a22Ō
^ those	86 -8Ǖ10ǎ11Ƴ12Ɯ20Ǐ
^ till	90 -13v-9yńǐ20ų50Ư
^ towing	88 17Ƃ
^ ugh	82 7Ň9Ŝ12Ɯ18Ǟ23Ǧ
^ umbrella	90 -19ƃ19Ǩ
^ walk	64 -8ũ-7ĵ7ǝ8yǦ9ŗƝǘǪ10RYƙǆǗ11ĹŶƦưǊǚ12nŽ16Ń20ǟ21Ĵ32ť
^ want	78 -16H-9ń-8Ǩ9ƃ11Ŝ14s15Ƴ17ſ23M34ō46ǫ
^ was	62 -15Ƶ-10Ư-9A-7HXŁǫ7ŉ8ƿ9Ūƀ10S11ņ12B13Ǌ15Əǌ16ŕũ18Ļ19Ź21ĽƠ25ŧ29Ž34ť45š61Ŧ
^ we	75 8k10GŵƖ12Ƌ16j17M20Ŗ21ľƪ
^ well	79 -10Ş10H11k12aŲǌ13N15i16ĺ20Ũ
^ were	72 -16d-12Ŕ-7ƁƄ12Ɔ17Ʒ19Ž20ŗǦ24Ţƶ28l29ũ39Ũ
^ what	29 -32Ŵ-27ŭ-24Ʀ-23u-20U-19ű-18pŝ-17ĵŸ-16ź-15F-14ŒŚưǒ-13HľłŅǢ-12nśŷơ-11MNžƘ-10ŉŋŗƭ-9bOSōŜƀƧƱǡ-8ĽřƉǨ-7KPƑǁ7mŬƜǀǦ8JQķſƏƲǘ9DŹƌǇ10iƄƿ11ońŖƝƩǏǥ12ŇƥǑ13Ƣ14ŞƓ15IŔũƊƫǟ16RŦƗƚ17ň18hƹ19lBYƼƾǐ20Lņ21ZŎƖǌǕ22Cļƙ23vwWŘŧƈ24TƋ26ŊƮ27ĴǪ28ŀų29ĿƣƸ31Ɣ32Ń33Xū34ĸƽǠ35ǅǧ36ť39œ41Ł43ŏ52Ļ53şǆ63ĺŵ68ǫ
^ whatll	86 24ķ30Ń
^ whatve	84 -8Ŧ8ƍƨ14Ū15Ƨ23ƙ
^ when	47 -23š-21Ũ-20a-18ũ-15ƔǍ-14ķ-13ĺ-12Ň-11lǟ-10iǁ-9ťǫ-8UŶƤƯ-7BłōşƟƺƿ7pŀŃňƕƜƸǦ8ĵŲƴ9Ɠǝ10Ɲǔǚǩ11gkƛǑǠ12Ƶ13Gŕ14ŢƶǤ15d16ƽǎ17ź18y19ƾ20Ʀ21ƌ22Ŧ23ǀ24Œ29ƻ32ń33vŗ35Rǐ36s37OƘ38VŖ55L
^ whend	76 -22ǐ-17Ǒ-13Ũ-7HƊ12ż13ƴ15Ɖ16Ķ17Ŧ18Ǥ20GǇ27S
^ where	56 -16R-14Pƌ-12ō-10VţǪ-9ńƟư-8ǟ-7GL7rƝǗ9ĹŠ10zŮ11ky12ŅƑ13Ǡ14Ľ15š18śťǂ19Ƨ20lǀ21ŻƋ23D27Ʀ28J33Ǚ34q36Mǫ39C68Ǎ
^ whered	83 -11Ś12ƨ16m24Ľ26l
^ which	58 -11Ŀǜ-9Ÿ-8Ĵ-7qǙ7Eų8Dǫ9ŊŹƗ10ƽ11bŭƏ12źǧ13Łƶ14J15Ľ16RŉǑ17Q19ƥ20ő23ŦŵǊ27ǘ28C
^ who	42 -25ų-22ǎ-18x-17ŵ-13Tĵ-12ťƖ-11Bƥǉ-10PūƠư-9ŗǤ-8LSŐśŧƔƙǆ-7DWĸōœţƩǁ7ŭ8ơƳǟ10Ƃƞǧ11ƄǀǠǩ12ƛǖ13ǜ15ĴłŅ16QƸ17ƴ18nqǗǚ19Ǉǝ20AǏ21šǈǙ22Ľ23Ʀ24ǒǓǞ25Ɨ26Ƥ27ƭ33Ŵ35oőŝ39ƣ40ŠǢ41Ÿ47Ʊ51Ƶ56u60ǫ69Ǌ
^ whod	71 -19ǀ-7zǖ8Ƴ9Ŷ10ƴ11AƀƄ16ƭ18ǚ19Ʀ24Ʋ31Ǫ
^ whose	75 -25ƙ-11ƭ-10w10FŽ13łǣ16ĸ17ő21ǈ29Ƥ
^ why	65 -20Ņ-13Ŕ-10ŕ-9Ƹ-8Ŋ-7ƃ8Ǩ10Ţƹ15ĺ19Ň21š22ƽ25ţ27ƶ32Ʒ37ǫ40Ł41ŷ42Ļ
^ will	78 -19Ƥ-15ƴ8y9Ńź15Ŝ17Ż21Ʀ34s47V
^ with	83 -10Œ9ǣ12Ǩ14ƃ15ű17T24ŉ
^ work	84 -36R-31ŷ27U46Ɵ62Ů
^ would	52 -22Ƹ-19Ƃ-13Qļŉ-12Ǒ-10JŘƬ-9fƫ-8şƩǟǢǪ7Břƪ8LŌƊ9EŶǄǨ11Ɖ12X14yƹ15Ŀ16s17WƳ18ƁǤ19Ʊ20Ķţſ21M22ň23ǃ24mŜ25ž27ŋ31ǫ34ŷ38T52r53Ʒ
^ wow	80 -9ţ7ǉ9S14uR15ŧƢ19Œ
^ yeah	86 10œ11Ɩ13ŶƂ15ű
^ year	84 7Ɔ35ū
^ you	51 -103Ơ-46ǡ-19Ʀ-15Ū-14ƃ-13ĸŘŲſ-11xŗǓ-10SŞƢ-9ntBMƩƸ-8GŀŔťŧƔǟ-7bvTZķœƍƞƲƳǑ7ŒŜƁǣ8ĺĽŇũƭ9deş10kRŠǜǠ11AśŭƘ12őƉƨǃ13Ŋ14mō15aƂ16ƬƯƹ17Uƺǂ18Cĵ19Hľ20gŁǫ22Ǩ23O25Pŷ26jŉ27VŐ28u29l32Q42F63N66i69c87ň
^ your	64 -13Ɨ-12Ĺ-9aBƻ-7vŦ7ƭǄ8Ŗƴ9wƝ10pĸ11sĻļź13ŝ14oy15DŹ16ƖƧ18œ22ņ23P26X28M31cň
^ zip	86 
a	27 -24Ɨǖ-23ư-21Ł-20sš-19Şſ-18ŊŖ-17Ǎ-16j-15őǐ-14ǉ-13prōŦƹ-12ntxňş-11DGŵƘƷƿ-10akţƤƩ-9cyV-8CśŧƌƔǈ-7vŀŚŠƠǝǨ7IMĿņŕƨƵǔǕǗ8eĴŌŮŹƧƸƾǘ9ƆƋƚǏǥ10ŇƐƣƱǀǇ11RĶũƑ12ŷǛǢǩ13wūƇƙ14ŸƕǪ15ZžƮ16YťƒǑǧ17bh18ƝƻǞ19lńǟ20AŝżƈƲ21LSŋŒř22WŻƜƳǚ23ŭƦǜ24ľǅ25ů26űǋ27NŜƓ28Ĺƞ31gŢǁǂ32fuķƎǌ33ļ34m35ƴ37Xǫ38FŶ41ƃ42ǣ44ǃ45P47q50ƥ52T
a #	54 -28ſ-17Ǩ-12cŏ-11ŦǪ-10jƀƋƔǟǩ-9ƕ-8bOĸšŭŹ-7fpŰŴƄǅǇǖǜǤǫ7şƚƧǂ8CŖƢǋǓ9œ11vņ12ĶŔŵ13Ţ16ŻƉ17Ĺƫ18ƨ22ƣǎ23X24W25Ƽ27T35ū39ǣ41Ɔ47Ʈ52Ř59ř62Ƴ63ǌ66ķ72ƃ
a @name	84 8o14Ļ23Ĺ
a a	73 -12Q8ghŕűƝ9Tőƻ10fŢƴ11qŶƅ17ŷơ
a b	86 17Ŭ22Ż40ǧ
a bachelors	88 25m
a backup	90 -9Ɲ18Ƌ24Ŷ
a bad	79 9ǚ18Ň46N
a ballpark	86 12ŧ25ļ28T
a bank	86 12e14Ĵ20ŭ
a basement	75 31Ƌ
a bell	88 37ľ
a big	73 -10F-7ŏ9ţ11g13yƝ19ŧ22ĿǇ27ƥ35Ĺ
a bit	88 13j16ũ32Ŏ
a blood	88 -10ƽ12Ǆ26ǃ
a bop	86 50ǧ
a box	84 9ǁǒ10Ő13f17m
a break	90 10m20Ɛ26Ţ
a bunch	90 16Ņ
a business	80 11Ů19Ɵ23ǧ
a buy	90 -10H47Ǫ
a c	86 -13t16o37b
a car	68 -13ř-12Ŵ-10ư7Ɓ10Ž11Ŭ13ſ14Ż15ť17Ƅ23Ŷ25ū27Z
a card	84 14Ĺ16e38ĵ
a cert	88 21ǩ24ǔ
a certificate	78 10ǩ13Ż26ǎ
a chair	80 -7Ǌ19Ǔ
a check	86 -10ƭ-8Ţ-7ǒ10Ĺ12Ĵ14Ť16W17ƪ18Ƭ
a claim	75 -15Ũ-9Z11ĺ19ř22Ť24ŕ
a clean	88 -7Ō9ż18Ť
a client	75 -12ǖ11ŋ16Ť17Ǩ23ǜ
a coi	90 9ǔ24ǩ
a commercial	84 -18ƃ13š15ǧ34Ǩ
a company	80 -8Q-7ǈ9Ǩ10ƟƩ14q16ƶ19ƣ22Ţ
a complaint	90 37Ǟ
a contractor	90 17ƍ21ƕ
a copy	80 12ƣ37Ŝ
a couple	78 -12ĸ-8ư8Œ9S10Ʀǁ11ľǐǠ12Uƚ16ū17ŋ
a cousin	90 7Ÿ9ƒ23n
a cpa	90 41Ǣ
a crash	84 -12Ʀ22Ž36Ƅ
a crawl	88 19Ƌ
a creek	88 24ƛ
a customer	81 -14S-11G-7ſ14ǆ25ǜ36Œ45ǣ
a day	78 -12i-9Ƙ-7ŘŰ10ǘ17Ƃ20Ŵ21ǟ37ƽ41ƻ
a deadline	88 33ń
a deal	88 15ņ19ō21ŏ
a degree	90 25m
a desk	88 -8Ǒ24Ɵ31P
a detached	90 13Ɠ
a different	90 -12Q-7ǫ13Ǉ16ŉ17V
a discount	78 7Œ10ĿŠ11m14ž15ǫ
a doctor	84 -7ǀ16ƾ27Ǆ
a dog	86 27h
a driver	86 29Ÿ
a fake	90 10ǚ11ŀ
a family	86 -15ƿ-10ũƞ22n27Ƶ52u
a fella	88 9ĸ14cƀǅ19ƚ
a fence	85 9Ǝ35Ɠ
a few	80 -11Ŋ7m13Ƃ15Ɵ28ŋ
a financial	90 50A
a fire	73 -12Ǒ9ŀƒ12ĻƐƙ26Ǥ31ǟ33Ʀ
a fireplace	86 24ƒ
a flat	84 -11Ɗ-7ŧ9ř10j12Ɯ20Ƃ31ƪ
a flood	85 
a form	88 -8ŭ15Ʒ23ƣ30ľ
a friend	82 -8B12ƞ19Ľ43A
a full	86 14ƾ
a funeral	88 23Ʋ
a garage	84 -15Ƨ47ű
a gate	90 18ƥ23ű
a good	65 -27Ų-11ŵ-9ň-8M-7ŚŰǡ7Ƈ8WŇƊ9xũǅǊ10Bōŗ11ǘ12iŔŻ15ǫ20U22N24I29ļ35ŷ36ǌ45L
a guardian	88 -13ƴ49Ʊ
a guess	90 -7ƞ14ǌ15Ɔ16Ƒ
a guy	90 13Ǟ17ƀ
a high	88 11ř30ƥ
a hip	90 -8ſ8ǣ17Ɗ27ƞ
a home	90 -9ǡ9Ƈ27Ɩ32Ɵ
a homeowner	88 
a hot	86 17Ǝ19Ɣ
a hotel	88 -11X31Ʀ
a house	75 -11Ơ-10ƞ-9ƓƖơ-8ĸ18H27ƥ61F
a hurry	90 44ń
a hydrant	84 17Ƒ
a is	88 -8Ő15ŭ53ƕ
a job	74 -11r-10fPƪ-7SŘ7Ũ12ƹ13ŝ20ǒ21ķŤ23Ǖ43q
a junior	90 28w
a kid	83 -7z14ź18l24Ǝ29ƨ
a landlord	88 -17Ɩ-12ǎ-9ƣ20Ļ50F
a laptop	90 -8Ǒ17Ǚ28Ɵ
a lawsuit	90 19ĸ
a lawyer	80 -8S9A15ǫ22Ǟ34ƴ
a leak	79 16Ɲ32ť
a letter	86 10Ź25K
a license	77 -7n45Ÿ
a list	86 -17ĸ-14ƣ-9M13ƾ15ǎ54ƙ
a little	65 -18x-8u7gmWĵƞƨ8V9cIƻ10ŀŅŇƵǃǆ11z12ņ13Zķ16Ʊ17Ž18Ŕ19ŋ
a living	80 -9Ơ-7Ń17ƴ21z28q51P
a loan	67 -9Ʃ9Ƭ16Ƴ23Ĵ40ŭ
a local	90 -10Ŀ-7Ǌ16ŝ32l
a long	82 -10S8Œ12Ş19gŹ28Ś
a lot	70 -7ǂ7tƜ9Ɖƣ10Rƛ11ŀŚǘ12ňŜ14ĸ37ƞ40ơ
a m	90 -8ň26b43L
a medical	85 11Ǚ
a mess	88 12Ƶ17ŧ21Ŧ32i
a minute	86 -32O12fuś16i36N
a mistake	90 36ǜ
a month	61 -22ĵ-16Z-11ĴŖ-8Ũ-7ĹŘƷ8ǩ9Ƨ10ƃ11ǋ13ũ14ŏ16T18Ʀ19ķ22Y23ř33Ƣ34ņ55X60œ
a mortgage	75 -18Ɨ15F28Ɩ
a motorcycle	90 7Š13ǂ15ū
a mrs	90 41f
a nanny	88 9ƞ30Ʊ
a new	75 -21U-10ƫ-9ĵŷ-7Ơ7VǠ8Ʒ9ƅǛ10Ƃ14ź16Ǒ21Ǘ23H24Ǉ37G53S
a nice	86 9k10Ň13Ũ17Ʃ23i
a no	90 7ž11ŏƶ15ǃ
a normal	65 -7ǉ8R9n13Ǒ14Y26Ů
a number	83 -27I-22Ʈ-21Ś13ř15ƀǢ17ļ56X61Ǫ
a nurse	79 -11Œ11Q13q22S24U30ǃ33P
a okay	86 50b
a one	83 -8Ǌǫ-7Ś11Ŭ16ǉ18Ūƾ22ƃ33ǣ
a or	90 10ƍ11Ƃ13Ś
a parent	85 7Ÿ10ƿ14z61u
a payment	90 24ǚ29Ţ
a pension	85 20ķ
a permit	90 -8ź10Ź14ƍ
a person	88 -7Ǫ11Ŵ42ŝ
a photo	88 -13K23Ŝ
a physical	85 23ǀ31ǃ
a pic	90 -11K26Ŝ
a picture	78 -9K9Ɠ11ŵ18Ŭ38Ŝ
a pipe	85 33Ɲ
a place	85 12ƒǡ14M16Ʀ29Ƈ
a policy	73 -17ǧ-14Ƃ-10Ŝ-9śŸ10ƣ11Ƥ19Ʈ21ƪ23ļ40ƨ42Ŀ56Ő
a pool	80 51Ǝ
a private	88 -8F8ǥ12ǂ13Q20ƣ
a quarter	88 10Ʈ14ƨ20ƚ24O
a quick	85 7ĸ10Ǒ13Jǃ15ŋ
a quote	88 16ľ37ĺ
a real	83 -9Ş10F13Ŷ14ƒ22Ŀ27ŝ
a reason	90 12ŕ
a recorded	90 17Ō
a regular	86 -9ź-7ǈ10Ź16Ɗ21ƣ
a rental	85 -8Ʀ36Ŷ
a renter	90 -7Ƣ18Ʀ45F
a restaurant	90 13ƥ18Ǐ
a ring	88 15Ɛ44f
a roommate	90 -7h12Ÿ18n
a rough	86 -9D-8Ŗ11TŦ15ů18S20Z27Y
a safety	88 
a second	74 10ŋ11ļ12A14I17Ū22ǫ24y25ƖǠ30N
a security	90 -10Ǚ22Ɛ
a separate	90 -30ř16Š42Ɯ
a service	79 11ǆ12Ʋ20Ť
a shed	90 29Ɠ
a side	90 -11ū37ų
a slab	86 22ƈ
a small	90 17ő27ŧ
a spouse	90 73f
a storage	86 16Ƨ
a strange	80 -7ǚ12y22Ǘ
a student	80 21Ƴ
a sump	90 24Ƌ
a term	88 -9Ŗ10ƫ16Ư
a time	88 17b21L
a total	90 13ƻ18gƙ
a trampoline	86 12Ǝ
a truck	90 15Ǩ20ū21ǒ25S
a trust	86 17ƭ39ƴ
a typical	88 10ǐ13Tǁ17ǆ
a vacation	90 10ơ28k
a w	90 10Ǔ20b27ǉ
a way	90 -9Ŷ-7Ű17ŏ21ǃ22ŷ
a week	68 -7ǐǒ15Ŷ18Ű21Ůų27ǁǟ32R
a while	80 -15S-9Ů9Ʀ11ŝų12Ǫ13Ŵ17ň34Œ
a whole	85 -9Ǌ7ƫ10ǖ11Ǘ13hŉ14uĸ
a will	78 70ƴ
a win	90 36ļ
a wood	82 13ƈƒ
a workshop	80 20Ɵ
a wreck	84 13Ž19ŝƄ
a written	90 11Ǖ
a year	64 -20Ɩ-13Ŧ-9ǆǇ-8Ŕ-7ŭƆǡ8p9ľǌǟǠ10œư13Ŗ16c17q22ǂ25ƞ32ǋ45ĵ61ů67T
a yes	86 8Ō38ŏ
able	81 10ZŜ11ƹ13o15N16ŗ
able to	81 10ZŜ11ƹ13o15N16ŗ
about	41 -17x-14c-12Ǫ-11Ř-10Ņǉ-9SǡǨ-8QőœƿǇǒǤ-7yļŖŨǅ7nĶţŦŷƤƼǑǚ8mľŊƐƙƶƺǁǝ9Hźƃưǌ10GķĿŃŇũŰƑƳ11ABŋƪǙ12hųŽƏǞ13Ǆ14VZŗǃ15Ɩ16puĽƸǎ17Ʈ18ŵǆ19TŎť21ňŕƵ22ŞƠǖ23rž24Ł28ŀş37ĺ
about #	63 -15Ŧ-14ĺ-9ň-7IŞşŨǇǤ7ķƖ8ƞǙ9Ųǝ10Ʋǖ11ō12c13ƌ14Ƒ16ƬƳǂ17ŧƟ19ƙƛ20Ĵǟ21Ǒ28Z33Ƽǌ34Ʈ36T
about $	72 -25Ļ-19ş-12Ƽƾ-9Ʈ-8Ƶ10ū11B12ƺ13ŀ15U16ƸǄ17ǫ18vŊ19Ł20Ŧ21Ƣ30ĺ39ť
about a	79 9ƃ10ž11ľ12ŀŋ24Xĺ
about all	88 14Ƶ31r
about an	88 -14Ǩ19ƃ
about any	70 -8Ǜ7Ž8ǥ10ķƟƨǓ12żƝ13H15ǚǞ19ų20Ţ22ƶ
about anything	90 -12ƿ13ƾ15Ƨ
about being	88 10ž16ş
about how	82 -13ǌ-8Ǎ8ůƇư13G14Ɔ
about insurance	88 -7ƣ28ǎ
about it	64 -36ş-18ǫ-16ŗ-9Ƶ-8ĽŃŏŧ-7Ƴ8ĺ11ĵƦǁ12A13Ķ14ŕ16ĻƐ18r20Ŏŷ21ŨǞ31B32ň42ŀũ45Ł
about leaving	90 21Vţ
about replacing	80 -10ĺ30Ļ
about right	86 -8ǖ-7S16G24Ʈ
about that	73 -14ũ-13ť-9Ş-8B-7ǂ9vƃ11k12ŀ14t15ŷ17ǧ22Ƶ29ŗ30Ŏ57ň
about the	59 -20c-17x-15Ũ-14ƛ-13ň-12Ş-11Ŕ-10vǊ-9ŘūƝ-7ŖŷǠ7Ǐ8ľŁŲǛ9HŗšŽƩ10Ƹ11ơ12ş15Ňǖ18ƪ19Őǫ22ǝ23ž24Ə25Ŀ26p29ť30ŕ32ǆ36Ơ38u49ŵ
about them	78 -14Ł-11Ơ32Ş45ş
about this	76 -7Ʈ10h11Ǡ12Ʃ13Ō16Ƶ18ŏ22r23B
about to	78 10ň21T
about uninsured	80 
about us	85 -15A13Ň43Ľ
about what	78 -8ų8Ɣ10ň11gş12ķ15ƹ27ŗ
about when	90 -7z8Ƶ13ľ26Ŧ
about you	86 -10Ǫ9f16ư
about your	63 -11vBƟ-9ǒ-7UVĺňŵǓ7źǗ8ǆ9k11uƠƴ12p13ŋƪ16ŝǙ17zŰ18hū20l22ƺ23n24Ş26Ǌ34P37ş
above	80 -10Ơ-8ƣ17Ǩ24Ķ33Ǝ48Ǐ
accent	88 54l
accident	76 -9ż-8ư10Ƶ11ſ13ŕ22Ž28Ŧ35Ƅ
accident $	83 9Ƅ23Ž30Ŧ
accidents	69 12ż15Ť31Ž
accidents $	84 7Ž19ż
accidents in	88 -13Ť22Ž
accidents or	74 -11Ž33Ť
account	70 -13Ǣ7JǕ9ĸ10a12Y16Z18œ19Ǘ20ǖ21eĵ23ŝ43Ś
account $	82 -10e8Z12a14ĵ23Ǘ31ŝ
account number	81 26e34Ś
accountant	77 15ǈ27A34Ǣ35B
accountant $	86 -9B19A42Ǣ
accounts	88 14ǖ33ķ
across	88 13Ű23Ľ
actual	86 10ƒ11ś13ǈ
actually	77 -7Őǆ7RŤżƒ9ļŝ11ſ14K17ł18P27ŗ
add	73 -15ō-9Ŋ11Ĵ12Ǣ13YĸƳ15Ǒ21y22c33Ǡ35Ŏ60Ƃ
add up	86 -7ǚ7ƙ16ĸ17Ǒ20Y
added	84 12ǧ27ƍ30Ǡ
adding	88 7Ƃ10ƍ
addition	90 9ƍ18Ʒ
additional	79 8ǔ10Ǧ12Ǖ19ǎǩ
additional insured	80 8ǔ12Ǖ19ǎ20ǩ
additions	90 42ƍ
address	63 -15ǆ-14S-8Ǡ9F11n14E15ǩ16Ÿ24J28ű33GǍ51D
address $	70 -16ǆ-15S8E10F11Jǩ18n22Ǎ42G
address of	84 -12G9ǩ14D26Ǎ
adjuster	83 45Ũ
adjuster $	90 
adt	90 36Ɛ
advice	76 18A26B37ǜ
advice $	85 -7B13A29ǜ
advice on	90 -11ǜ16A
afford	86 -7œ10ǖ19Ʀ26X
after	55 -13ř-9Ư-8O7ŤűƗƙǠǢ8bgĿƿǡ9ƉƌƫǦ10Ə11ƆƩ13tJUļƹ14ţǐ15Ǥ16Eŝ17wŦ18y19Ƅ21Ƶ22Ʊ23ũ24Lŧ27Ū28z29ĸ
after #	88 12ţ15Ŧ19ƿ25Ɔ
after $	83 -14ũ-11O-7yƭ14ĸ17ļ19w25z27Ū29Ƶ
after a	75 -8Ƒ13ƙǤ18gŤ20Ƅ
after closing	80 24ř
after high	90 36y
after that	78 9ŢƉ12ŗ13tŪ20ƭ24ũ
after the	71 -7q7Ɖ8tưƱ9ĶĸƵ12Ǣ13ĿǟǦ14b15Ə22E24ũ34Ū
after you	79 10Ǥ11wĸƗ14Ǡ15ŝ20Ŧ25ƹ28Ʊ
after your	85 -39ř13zŝ19Ʃ45ŧ
afternoon	84 -14ń10g12L17jō18i
afternoon $	88 16L18j
afterward	88 -8ƿ11ũ14Ƶ25Ū
again	64 -9Ĺ-7pŏ7žƜ8ǁ9oƘƠ11ǫ15kt19Z20ŷ24L29ŉƕ33ƙ34Ū
again $	69 -7pŇ8ž9ǁ10ŝƘ12oǫ13ƕ14ŉ15ŷ16L23ƙ38Ū
again how	80 -9Ĺ30Z
against	72 -12Ŵ10Ɩ11rŃǣ12Ņ13B15Ĵ25Ƭ
against it	75 -12Ŵ11r14B18Ƭ22Ĵ
age	69 -18Ɗ-16o-10ŋ-7œ9Ǐ11ƿ13xŸ15Ź21Ư37Ɖ61p91c
age $	77 -18o-11ŋ7v20Ÿ43p56c
agent	66 -8ĺť9ƀ14Ǡ21Ŀ51Ň63ŝ
agent $	75 -8ĺ14Ň17ŝ24Ŀ
agent ever	90 8ŗŝ13ƀ
agents	78 -9o-7a19ŝ31Ņ34Ň
agents name	90 -15Ň-10o-8a58ŝ
agents you	90 -12ŝ27Ň
ages	84 -7xĺ80v
ages $	90 -7x49v
aggregate	88 24ǣ
ago	77 -8œ9Ļ12u13GƉ14fƶ17ľ42Ŧ
ago did	88 7ľ16GŦ
ago was	88 15Ɖ23Ŧ
agree	86 -9ƪ12ĺ18B22r27ł32ǫ
agreement	86 13Ƥǎ23Ǖ
ahead	76 -10ƳƸ7aňŚ9ś11y14ƴ15Ŀ25ō27ş
ahead and	82 7Ś8a11ś13ō28ş
air	85 -9ǈ9ƣ11Ĺ13Ŋǎ17ƌ22ǅ
airbnb	85 38ƞ
alarm	75 8Ǐ48Ɛ
alarm $	84 24Ɛ
alarm system	90 7Ɛ
alarms	86 -10ƻ19Ɛ
alcohol	71 32ǁ35ǝ
alcohol $	80 17ǁ29ǝ
alcohol these	80 14ǝ
all	48 -23ǫ-18R-16aǠ-13Ǔ-10źƖ-9bŰŷž-8ABŏŔŕšƉưǨ-7lŒŘƕƣƫƳ7ŋťƚǚ8ŚŜƃƇƹǔǖ9gsƴǙ10ŤŭŵŸƁƻ11ŇŠũůƋƪǪ12nrǗ13wxĵŐǆǘ15dWĸŗƠƵǀǍ16ŪƟ17YŀƤƭǉ20ǒ24k25Ń28ŧƙ31ƍ34Ŏ38Ĵǧ
all #	86 9s10d13Ƥ21Ń
all $	72 -12Rũ-10Ƃ7nH8Ɩǣ9Ť10şƞƵ14z15ŀ17ŝ18ƍ19Ɵƻ21Ŏ22k27g34Ő
all about	90 33Ń
all at	85 12Š20ĵ
all day	88 -16g8I49P
all do	85 -25P-19Ǡ11W12Ĵ22Ƌ25ǧ38ǆ
all in	80 -18ƙ-12ť-9ž8ś13ŧ15œ21ĸ29ǘ
all is	84 12n13uǔ14ĸŤ40ŗ
all lives	90 -8ŝ27n
all of	71 7tĸ8Ļ9ƙ10Ĵǚ11Yŝ12ǔ13Ŏŧ16Ǎ
all on	85 -11ƨ-7ś12Ǚ13q16Ǫ21Ƈ29ƪ
all over	86 7C10ǒ14Ū15Ɣ16ǖ
all right	90 -7rs10Š14ƨ16ƹ18ŋ
all that	74 -8Ƴ7ķŉƚ8Ŝƙ10y11k12ǧ13ƁǛ17Y52ũ
all the	72 -8R7ƎƹǪ8ų10śƁƽǑ11ƍ14ńŪƓƟ15ƈ22Ň
all these	88 10ǡ14Ƃ16Ļ26U
all this	80 -13Ǩ8t10iŀ11j12Ƶ17ţ18ƃ36r
all together	86 13ǋǌ26Ĵ
all what	90 -10ǫ9œ13ƙ15L19T
all you	84 -15Ǔ-7Ǌ10Ů15Ǚ16ļ36ǉ
all your	76 7ǖ8ZĸŠǊ9ǚ15ǀ31Ǘ32ƙ
alls	90 11Ƹ15Ņ17ƽ22n
ally	90 8ƅ35ŭ
almost	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
almost cost	80 -7ǚ22Ǘ
alone	80 -13Ń-12Ǎ10z12ư19ƹ21Ǐ23ł24n
alone $	84 -14Ń13ư20ƹ24ł26n
along	78 7xƃ9ǂ11t13iŝƠ14š18ķ19Ʃ23s
along $	85 10ǂ12x13s15ŝ17i20ķ21Ʃ
along with	90 8ƃ13s15Ơ
already	71 -7Ǩ9Ƙ11vŽƃ13Ʋǫ14p16ĺ20ź29Ő32Ƃ
already $	85 18ǫ42Ƃ
already have	86 13Ő17ĺ
alright	70 -8ǫ7E8Śž9ŌŘ10KNŦ11ũư12ň16ǃ20M25ŋ32i
alright $	84 15ũ23i25M
alright i	88 8d9E11Ś12Ř19ň
alright if	88 -7N15K26ŋ
alright with	85 8ĵ12ž22ǃ
always	77 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
am	55 -19Ƙ-13Ŋ-8GƁ-7X7krǎ8qĺŋ9BōŞ10ľŇťŶǆǧ11cwņ12hU14Ņ15fňŒ16CŽ17gPţ18I21Ŏ23Ơ24bN29i31a35ŉ
am a	90 11K31g
am curious	85 9B12ŕ13ĺš14r15ţ
am glad	90 -10Ɓ7ƾ11ĺ13Ž15ť
am going	83 7d10ż11D12o13a19P
am hearing	84 -11ǫ-8ǒ9U10gţ11ł19Ŷ25h
am i	65 -21Ƙ-11ĺ-9G7vƗ8uAƻǂ9fǎ14qǧ15i16ō17I20cň21CŉŒ22b23N28Ņ34a42ǫ
am not	88 16B17N21ņ22Ş
am sorry	83 -9ǫ-8a7ƿ9ť11z12Ƽ15f18Ň
amount	71 10ƜƳ11ƙƨ12ƕ13ǘ14ŧ15ſ18Ř19X49Ʈ
amount $	84 -12Ǥ-9Ʈ13Ƴ15ƕƙ22ſ
amount on	90 -9ƙ15ƨ16Ǥ18ŧ
amount you	90 -7ŗ14Ř43Ʈ
an	51 -17Ɵ-14Ǒ-12ŷ-10ǩ-9Ǣ-8ĻşǪ-7ełőŢż7LRǂǎ8qŋƐƓƸǅǜ9ƁǍ10DĺǨ11lƇƥ12FOPŕ13JƄ14ƆƶǞ16Nūǋ22ķĿ23ǘ27ƙ29ƃ30ŝ31b34ƅ38A50ǈ
an #	85 11Ɓ12Ų14ŝ
an accident	86 -10ż12Ž15ŕ19Ƅ
an accountant	85 -10Ǣ-8B62A
an agent	81 -9Ň-8ĺ26Ŀ27ŝ
an alarm	90 22Ɛ
an apartment	86 12ƥ16Ơ19D
an app	88 33ǘ
an email	81 -12Ǣ-8D8ǚ13K23J
an emergency	90 
an employee	85 33Ǟ
an excess	90 10Ǩ20ƃ
an hour	88 14ǋ22L23O
an insurance	86 -8Ļ13Ň18ŝ20Ŀ21ĺ
an llc	86 28ǈ
an old	85 -9ş12Łū13ĺ15Œ24ķ
an older	88 12ƌ29Ɔ
an s	88 8b16ƅ33ǈ
an sr	86 10ƅ
an umbrella	71 7ķ18Ǩ23ǫ
and	31 -25ǫ-22Ų-16ƺ-15ƥ-14ňŷ-13ƆƜ-12ńƣ-11ZŊũ-10jŉűŶƠ-9SĵŁ-8ĽŢţųƳǇ-7VƛƻǍ7NķŜšƇƈƗƲǂǄǤ8etŔťǐ9JTŚŻƃƏƾǏ10hzQőƄƋǛ11pōŒǎ12gƞƽǀǢ13ŴƌƐ14PřŮƭǁǗǥǧ15ŅŠƙƪǃ16ĸ17DƝǒ18Bĺŧ19ŰƖǉ20Wœ21nǅ22Ÿ23dŎ24Ĵ25ǜ26oǝ27vǑ31w33C34Ƽ36Ǌ41ū45a
and #	76 -17Ǔ-9Ź-8oĵŧ8œ9Ƽ11ŰǊ12ƕƤ20n21Ɩ32v43ǉ
and @name	83 -7w7o12ƤǊ20G23Ÿ
and a	67 -9Ť7Ū9aƲǥ10eh11ǧ12Ǌ13Ű14ķ15ƽ16Ɠǃ17W22v24u27Ƽ28ū30ǒ
and about	83 -8cǍ8Ƈ17U27Ĵ55Ƽ
and address	88 -13J27ǩ
and all	77 -7ƣ8ķƙ9Ɩ10Ǒǚ11ƞ12kƤ14ǧ16TY
and an	90 -16ŷ10ƥ13b22ū
and and	74 7d8ķǔ9D10Ǩ11Ɛƞ12ŗƲ15ǀ18Ǜ
and any	88 9ƿ
and are	80 -9ƻ8Ƴ9c10F12Ɛ13Ǧ29u
and by	79 -16ƣǎ12ņ57ĺ
and cards	80 
and clear	86 -16ŉ14ƹ20ŭ35Ɩ
and collision	80 32Ɓ
and company	90 -11ţ15Œ41Ņ
and could	88 -14Ǫ-8Ƅ14ǡ16ư19W
and dad	88 18z
and did	78 -15ĺ-8Ŋ11mƉƍ13nŎ14Bŕ15Ž16ǡ25Ż
and do	69 7ƃ8Ǔ9ǔ10nƧǎ11Řƞ13ƅƟ16ŋ23g
and does	86 13Ɛ26Ż
and everything	90 -7X8Ũ14Ǔ15Y
and for	84 -14Ƽ10ƙƽǃ15ſ19Ǆ
and give	86 7Ś11aŸ19ƙ
and hail	84 11ř
and has	80 13ǥ
and have	81 10ƾ15Ƭ
and he	84 -21Ŵ-11Ş10ǔ23p24Ǟ25s29o
and his	88 -34d-14Ɗ10Ƹ11Ǔ13n33ƪ40p
and how	56 -22ƥ-19o-12Ɣ-10wƺǖ-9uƆ-8Ţǡ7gŸƑƖƨ8hĻšŷƉǦ9TƋƾ10Ǐ11SǗ13xŧǆ16cļƪ17Ʃ18Ǒ19pƇ20ŨǄ23ǉ24t39ƕ
and i	68 -11ǫ-10ƴ-7a7iƸƾ8XƮ9GMNŏǈ10ŎŔ11x12ŋőǠ13ƅ16Oŉ27ō32L
and if	74 -7P7c8şţƱ9Ƅ10zI13Ʃ29ƭ
and in	79 10Ǌ12ǌ17ǒ
and is	62 -15Ɓ-12Ɯ-11Ƭ-7qƿ7rƳ8Ƅǆ9gƓ11ǝ16T17Fƺ18Ǣǥ22ř23ƫ29Ů
and it	75 7ƾ8Ɲǚǜ9gŴƑƒ11Ţ13ŽƵ14ƴ15Ŕ17N23w
and just	90 -7J12K24Ǎ
and last	81 -12Ź14o57a
and look	88 -17ŗ9ƈ20Ǜ39ŝ
and model	88 28ū
and no	84 9gǁ10Ɛ11Ƶ12hǂ16Ʋ
and not	90 16źƬ18ǫ19Ļ
and on	90 14qy18Ĵ
and raised	90 -13d36l
and read	80 -9a8ǋ9eŹƬ12ǎ27ƽ38ś
and roughly	79 -14T-7Ɩ13ĸ26ư
and run	90 -14Ž-7Ǔ10Ǌ20ƀ25ť
and slow	90 -12ǐ9b10Ŭ30U
and some	88 12žƣ15ĸ
and street	90 
and such	90 8w12Ůƽ
and tell	75 7ĹŘ8ūǊǧ10šſƹǤ11WŁś12Ɗ30ƀ
and that	74 -15Ų-12Ǌ7bŵƒ8Šƨ11ő13ǁ24W26Ɲ29œ31ť
and the	58 -36ū-14ő-13pI-11Ř-10ƣ-7RņŠŴ7ŒƌǎǑǝ8tĸžǛǡ9ŔŚź10ŧƈǧ11CŞŦƏǅǊǨ12vG13Ǘ15w16œ21ƭ23d25n39D44Ĵ56ŵ
and then	76 -13ť-7ŝ7Ǣ8dH9ƭ15Ņ20y24Ň27w75Ŏ
and they	80 -13ſ-7ň11Ʀ12ķ13ĸ23ǫ28ŧ34ƣ
and tube	90 30ƌ
and was	88 -7ǃ15Ə18ǀ
and we	88 8s12M16Ư
and weight	83 7Ƽ
and what	50 -15ǅ-12Ŧ-10ũƸ-9şź-8Ʃ-7TĻřƞǢǪ7CWƆƊưǐ8y9BRĿţůƗƜƪ11JŒŗƍ12a13ƔƖ15EŚ16Ʊ17ǋ18Ƣ26ĺ31d32Ǌ38œ41Ř61ū
and when	75 -9ƣ-8Sť-7ĺ9Ɣ10Ŝ11yL13Pš14ƘƩ15Ŧ23Ŗ
and where	73 -43Ǎ-11ő7ƨ8D15XǑ18ŵ41Q67C
and which	75 -32ŵ12Ŵ13PƸ16ū23Ŭ31Ÿ
and who	67 -20ƤƵ-19Ÿ-11ū-10ƭ-8f-7q7a10Q12őŠ13ǀ14Ŵ15ǒ17nŧǊ18hť19A26o59ǖ
and whose	78 15Aő19Ƥ
and why	90 -20ǫ-10œ21ŀ24r39Ļ
and would	84 -9Ų10Ɗ11ǃ12ĵ22ž
and year	86 14Œ19d
and you	68 -11L-10Ş-8CƜ-7Mœų7Ƅ8ŭǍ9sŰ10N11Rō12Œ13ǈ14řƪƷǗ16f18Ʀǟ24šŴ27p54a
and your	62 -17p-14ŵǖ-10ƪ-8tƺƿǙ-7nuAǄǢǨ7f8ũƃ10Ƅ11ǈ12ř13dqǚ15oƚ16ǅ17aǐ18ő19JǥǪ20v22ł28Ű29Ÿ31B
animals	86 34h
annual	76 9Ƭ12ů16ǋ18ǌ19T
annual payroll	88 32ǋ
another	72 -9p-8ŠţŰ-7Ŵ7Ž9Ǌ10Ŏ12ź15ő16vŷƶ18ŵ21IǠ27H28Ŷ30ơ36y
another car	90 -11Ŷ-9Ŵ30ŷ45ŵ
answer	86 7Ŀ8K14ǜ16ŕ30Ŋ
answered	90 11Ŋ
any	40 -16ŒƂ-14Ǉǒ-13QUŴ-12cǤ-11ƙƩ-10ņŉŗǩ-9Pőœƫ-8qzFƌǧ-7NŎŵƘƱǟ7rŞƜ8ĴǕ9ŪūƧ10yZķōŤŽƃƐǊǑ11ŌƳƶ12kxƛǖ13ǜ14ƒǆǓǚǞ15j16WƓƚ17ƞǀǈ18uĶƊƝǅ19ǁ20HǄ21ƽǛ22ƾ23Ƭ26gǂ28ĸ29żƍ31h32mų33ƨ34ƻ38Ų39ƺ41ź42Ɵ46Ţ
any #	84 -28ǥ-22Ǉ-10ǉ-7ƨ12h41Ǔ110Ƴ
any $	85 7Ǆ10ų15Ɵ17g30ǁ
any accidents	70 16Ť34Ž
any additions	90 42ƍ
any animals	90 16h
any bankruptcies	90 25Ķ
any big	84 26k
any business	86 -9ū8ų11ǒ16Ɵ
any cash	88 -12ų17Ƭ20ǘ
any chance	86 11ś14V15H17Ɩ21P
any claims	78 42Ť
any close	88 -10Ƙ-7ǟ17ǚ41Ǜ
any complaints	90 37ş
any coverage	82 -18Ʃ-12ƨ24ƪ32Ő39W
any damage	77 -13œƝ23ť55Ų
any deliveries	90 -33ǒ41ų
any delivery	80 12Ů
any drugs	90 28ǁ
any excess	88 30Ǩ
any family	79 22ƺ
any fender	88 23Ž
any health	81 8ƾ29ƺ
any heart	90 12ƾ
any hobbies	88 -13ǂ33g
any insurance	88 -8Ţ7W19ƶ20ƀ
any jewelry	88 12ƚ
any kids	84 -9y7u36ź
any kind	90 7ŕ14Ő17Ɵ
any leaks	85 11Ɲ29Ɗ
any life	82 -17Ő-11ƶ-8ƪ10Ʃ58ƨ
any loans	88 14Ƭ
any losses	88 27Ť
any more	86 -11u48y
any of	71 -13Ɵ-12c9Ǩ10Ǔ11ƌ12ƿ13ųǊ14Ő15źƨ17Ǒ22v26j28ƞ30Ƨ
any other	77 -13ņ10ƨ11ū13ĴŸǍ21Š22Ņ
any plans	84 9ǂ29H
any prescriptions	88 18ƽ
any questions	84 -7ŋ25Ŋ
any reason	90 -15Ő34ō
any remodeling	88 23ƍ
any roommates	88 29Ƥ
any savings	88 17Z
any side	79 14Ɵ19T
any subs	90 
any tickets	82 -19Ž38ż
any time	86 -15V-11ƾ7H9y13Ţ23ƶ44ƺ
any tobacco	88 14ƻ
any trouble	88 19Ķ37Ǟ
any violations	90 15ż
any water	75 10Ɛ23ƛ27Ɲ
any wood	88 
any work	86 -15U-11Q17ǖ19W31Ɵ
anybody	56 -13Ǒ-12Ƭ-9T-8Ɵǁǋ-7BŹǊ7ƒƿǉǚǛ8ŕƉƩ9ƂƌƤ10zǞǤ11ťǓ12uŞŸ13hłŐƕƞƥ14Žǣ15nŝǖ16ƶǥ17ǝ18Ņ19ųŴ21Ǫ23Ǐ24Ʊ25Ĵ29ŗ
anybody $	80 -9ŝ8Ƶ16ĴŅ20Ž33h
anybody been	80 23Ť
anybody else	78 -10ł-9ŹƤ8Ž11Ŵ15Ǫ16Ĵ22n31Ÿ
anybody ever	76 -11Ť-10Ǜ11ǣ13ŝ15Ǟ16ǝ23ƶ26ŗ28ƞ
anybody hurt	88 -9Ǟ-7Ǜ21ǥ24ť
anybody in	90 -7n7ų9ƀ13ƿ
anymore	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
anyone	63 -13Ƭ-10R-8ŵƏ-7ŭŮǊ7ǝǩ9ǚ10Ǫ12Ɗƞǫ13Ÿ14n15łƳ18ƱƵǞ20Ǥ24ǒ25ơ29Ŵ30ŗ
anyone $	88 -8ŗ-7ƤǞ9Š11ł21Ƶ26n36Ŵ
anyone co	80 21Ƴ
anyone else	85 -8ŭŵ14łŸ15Ƥ16Ņ
anyone gone	80 12ǥ17ŗ
anything	50 -12ǫ-8HŌ-7zAVĻźƭ7BNƃƍƞ8ųƴǏ9Ɠƨ10Ž11ĴĶƳ12ƟƵǑǕǗ13kƲ14ŪƩƺƿǂ16gƪƽ18ňƜ19ƏǄ20Őż22ƅƎƧƾ23ŊŎƚǁǠ26Ť
anything $	67 -13ŕ-9Ŋ7rŹƅƲƳǞ8ƞ10Ǖ11ƍƪ12ż13gŪǝ16Ĵų18Ŏ20Ǆ23Ǡ36ƾ
anything else	73 10ĸ19Š26Ŏ
anything from	90 12Ǘ14g24ƅ
anything fun	85 43k
anything in	75 -18ƾ-14ş-10ƚ-8Ŋƿ-7z8Ő13Ť15ĶƧ16ƨƴ17Ə25Ʃ28ƺ51ň
anything like	75 -16Ŏ-13ň7ƛǐ8żƾ9ǂ10Ŵƞ12u14ƻ27Ɵ33ǁ
anything on	80 -13ŪŹ-10Ō11ĴƄ12Ť13Ő15Ųƅ19żƃ27ƪ
anything special	78 17ƚ
anything that	85 11Ŏƽ13ƿ15ƚ19ǂ
anything to	90 -9ƭ11Ɯ16Ǝ17Ƹ26Ū
anything ugly	90 16Ķ23Ə
anything valuable	90 17Ƌ
anything you	78 -19Ǡ9ƾ12Ş13Ƨ17ƽ33Ŏ40Ŋ
anytime	90 -10Ǡ34H
anytime soon	90 -10Ǡ34H
anywhere	76 -11ǚ-9Ÿ7Ʀ8ƌǂ9Ƨ12Ǚ17ǧ20Š26k32ŉ
apartment	62 -18Ǐ-10V-9ŭǩ-8œƝ9ű11Ơ15G16F18ƣƧ20ƞ21ť23Dƥ24ƙ27Ƥ28Ʀ30Ƣ
apartment $	70 -14Ǐ-13ƣ-10Vŭ-8Ɲ7Ƣƥ11Ʀ12Ƨ19Ƥ26F27ť43ƙ
apartment building	90 -7Ǐ7ƥ14ƣ
apartment do	80 25ƞ
apartment or	88 -33F27D29ƥ
apartments	85 14ƥ44Ǐ
app	69 -19Ŵ13ƅ14ŝǞ16ƶ23ś35Ş41ǘ43ųž
app $	80 -13Ş8ś16ŝ29ǘ40ž
app is	90 -21Ŵ-8ų-7U35ǘ37Ş
app that	88 16ž
application	85 -8ż9S10ǂ13ǁ17ōƶ
applied	90 26ƶ
appointments	88 8ǀ10MǙ12ǘ17Ŷ
appraise	90 23Ɣ
appraise for	90 23Ɣ
appraised	86 37ƚ
are	33 -24Ǉ-18ŕ-16ňšŨǅ-15ƙ-14ŝŲǄ-13ťƁ-12AĽņźǘ-11Ŷǝ-10mľƃƖƩƭ-9ŋŎŵƞǧ-8tBKǞ-7qŒŔżƉǆǟ7DYŊŏŮǙ8dpsXĶŌŷƓǣǥ9bTŀŐſǏǢ10ƑƜƽǒ11jnuLVŅǦǪ12ENķŠ13ŁłŞŭƂ14zƦưƹ15ţƄơ16ōœŗƯǂ17yũƳ18kļńŉǉ19Ń21wǊ22agPRƠƥǠ23ĺŪ24lǓ25Qū26Ƽ27fŘƺ28Ĵ30H31iǐ32x33v35ǈ37ő38ǡ40F41C47cǫ
are #	82 -12Ş-9P11Ŭ15pƅ19ū35Ƽ63c
are $	80 -7C9r10j12c16b18ţ73a
are a	76 -14ǃ-9ň-7S8ƾ9F12ƹ21b22l24d30g76P
are at	83 -14P-7ƃ10U14Sœ22Ǎ24ſ41Q
are both	90 -10Ƥ-9ǎ-8w8l10Š11s30F
are covered	86 -8Ő-7Ǥ7Ř10ǔ16ő27ƨ
are done	88 -12ū15y19Ÿ20ļ29Ǡ
are going	86 -7U7Ķ8Ń12łǡ15V
are gone	78 -11Ɩ-10Ư12Ʊ17ư22ƫ23Ƹ29ơ47ƹ
are good	90 -12ň10Ŋ22Ō26ō
are in	69 -20Ǐ-10ǒ-7Ÿǉ7Ƅ8inƣ10ơ13F14Q20Ƥ21ŏ22ƥƺ23ƛ27Ǚ28Ŵ35C
are insured	90 -7œ9Š14ő26Ř
are looking	86 -8H10Ļś15ǌ26Ʈ
are not	73 -19ş-10P-9R-8V-7ƞ8ƶ9őƆ11Őŧŵ12ǟ13Ł14Ǣ16ň18ơ19Ţ20ŗƳ22Ǌ33Q34g
are off	88 -13L7Ƅ14NR17k
are on	68 -10Ÿ-9ǣ-8ĸ-7a9ƤǨ10TŌ11ƥ12Ɠ13Ř15N16ś18ǈ19Ǣ25ū27Ƃ32ǉ
are out	90 13Ű27Ǫ
are over	85 -12c-7ş11Ű15T33C40Q
are paying	85 -8ĺ-7Ƣ14Ĵ36œ
are pretty	90 14Ŏ15ŷ18ţ
are right	90 10M
are the	62 -24u-22ſ-12ū-10ǅǑǣ-9ǘ-8ƚ-7ű7şŠŬŸ8qƠǋ10ƄưǦ11Ɲǈ12ŞǆǙ13wYŭ15ǊǗ17ŚǤ20yŻ23ǒ34v40Ř49x
are their	88 9w52Ǌ
are there	70 -11ƛ-8ūƻ10ƊƐ14ǉ15Ɠ18u24Ÿ29nǫ39Ǐ
are they	62 -26ǡ-13ǫ-12Ũ-9ŕ-8Ş-7ƻǅ8Ƭ9zƐƚ10Ǌ11ǖ12ŠǑ13U14ǉ15œ18ş26Ǔ33x34w59v
are things	85 -11U33ǡ42i
are those	82 -11Ɖ11Ĵƽ12ƞ13Ɗ15ǒ17Ɠ31Ǔ
are unhappy	90 -9Ş34ş
are we	71 -19Ļ-15P-11N-9ǫ-7ǒ8Ư9Oŧ10cŐ12hŏ13Ʒ15u17ō18ūƇ20ńŦ22v31X44ĺ
are with	82 -7Ő7ţ13Q57ő
are worth	86 7ƙ13Ƨ17Ɵ25ƚ
are you	41 -33v-25Ǉ-22Ǌ-20Ǆ-19ǟ-17ƙ-16Ǥ-13ű-12ǘ-11ŔƓƣ-10şƄ-9ňŠšŲƞǉǓǗǪ-8mzĽŧơǝ-7aqIŎřŴźƁƅǖ7Xƕ8jTVĶķĻžưǒ9ţŷƘ10ZĿ11sƑƔ12pGŗŞƀ13NŖǠ14yųƥ15DRĵ16ŀƠƻ17ūŭŮƽ18lƜƳƺ19łũ20ELŅſ21fHĸļǃ22uőǥ25ckńŉ28Ʀ29i30ǂ32Ƽ33ŃŐ34P35Ĵ37ǈ41ǐ47Ū49C50ǡ61ǫ
are your	60 -14ƚ-13ǆ-10x-9Őő-8PTœƠ-7Cƙ8w9ƌ10Ǐǔ11ǫ12VǊ15lY16RƲǑ20ǌ23Ǘ26ǖ28Ļ30z35v38Ǥ44ǣ
area	80 -21Ɯ-10S-8ĺ-7Pǫ13Fŕ17j21E29l30C35I
around	58 -11ǫ-8HŨ7űŴƗ8uņŠƀƐ9ƕƴ10WƧ11LƓ12lnƳǃ14h15Ǝ16TĶ18Vǋ19zŅ22Cš24Ŷ27s
around #	80 7sœ10ŭ11Ų14ǋ26TĶ
around $	73 -17ţ-13t-9H8Ʊ9Ǆ11Ƴ13Š14W15uŶ25s29V44Ņ
around here	84 7ƕ10ƀ12Ŵ19l26z
around if	79 25Ŷ
around it	86 13X14n16Ǝ
around so	90 -7Ƥ17Ƨ18s
around the	83 -8ƛ9Ǌ13nƐ14Ɠ15Ǝ
around there	88 -10Ũ13ņ14hƛ15ű
art	76 41ƚ
art $	78 30ƚ
as	57 -16ǫ-14ǖ-11Š-10Ʊ-9Ź-8şǈǙǩ7œţŵƃǂǃ8dŽƮƴƺǥ9ňśŬƨ10C11Ū12v13F14jŅƭ15ƣǕ17Ÿ20Ő23fo25c53ǅ
as a	76 -10Ǆ-7Ź8ż9f10lP11ŵǂ12ƺ13ƨ26Ÿ
as additional	86 -12ǩ9ǔ36Ǖ
as beneficiary	73 11ƭ
as it	85 -10ǫ7ž8ŷ11Ƃ12Ǌ13œ24j
as the	84 -10Š10ƃ13ƭ14dǅ20ƣ
as you	85 8Ǐ10K13Ǆ16o
as your	90 7ŝű19C
aside	82 14Ƴ33Ʋ35Z
aside for	86 15Ƴ24Ʋ
ask	59 -10Ǐ-8Ŷ-7Ɗ7ahGTŎƌƣǀǊ8ƉƩǎ9iAƗ10uĶƈ11ǔ17Ţ24cĺǁ26ł27Ǖ31ŋ41Ŋ
ask $	82 -7Ƹ13c20Ǖ31Ŋ
ask for	69 -14ż-10Ŋ-9ƣ9Ţǀ13ƗǎǕ21ǁ37ĺ
ask how	90 -8a12c14i
ask me	83 65Ŋ
ask so	90 7ŧ13h
ask you	80 -28Ŋ-13Ǐ21ƣ76ŋ
asked	72 -10Ÿ7ſ8Ņ9pŎ13a14ǔ16ƗǨ18Ŋ40ǩ
asked for	77 -20ǔ8ſ11ƣ18Ɨ26ǩ
askin	90 9ŋ10ǩ16a17v
asking	72 -14ǎ-9ĺ8Ǩ9pƢ10ŗ11ŋǚ12ľ13ĴŎ15ƣ17c23ƅ24Ǖ31Ɣ
asking $	85 -16c9ņ15Ƣ16Ĵ17Ŏ18ŋ22Ɣ
asking for	80 -15ǎ-8ĺ11Ǩ12ǚ17ľ18ŗ23ƣ27ƅ
asks	83 10h12w16P18ǎ19m
asks about	90 12h21m
asphalt	85 37Ɗ
assets	88 43ĸ
associates	90 27m
at	41 -20ƃ-18ƣ-16ŧ-15i-14cǊ-13RŕŖŞƄǆǠ-12ơ-10ŁƁƢǓǟ-9kōŠţŴƆƬƵƷƹǑǪǫ-8loĴŇŎųƂƔǉ-7AŉŦũŪŮƀƖƛƤǒǖǜ7gDŔǀǞ8twYŒŘƥǐǨ9rVķźƕƝƞƯǛ10łŃǁǌǔǤ11bCŅŹƘƨƩƻǦ12Ľſƚ13ƎǎǢ14GŸ15uĶů16ř17sPšǘ18ś19Žǥ20Nŏ22ƪ23h25Ƨ27Lǝ28Ő30ŀŻ32Wľņ33ű34ŝ40U44Ɵ45J46nQ50S
at #	68 -8ǐ-7HŐƃ7Rƺ8ƚ9Ʃ10s11Ƌƕ14Ǟ18ſƿǍ21V22ǝ23Ʈ29D30Ź34LŘ41ņ
at $	75 -10Ř-9űǫ-7Pǧ8I12ƚ15ř20Ķ21ŃŅ24Q26ƕ64C
at a	75 8Ƴ10ƻ12ŝ13q14Ž16b21ķ25N29P
at all	69 -11Rƨ-10Ƃ8uůǣ9Hǔ10Lş11s14zŀũ15ŝ16W17ƍ18Ɵƻǧ20Ť22ƪ25g27Ő
at fault	84 -7Ɓ42Ž
at gmail	90 17J
at home	68 -9ƱǑ-8Š-7ƞǫ10p12rYƪ14q22wź23h34Ɵ41u49n
at it	74 -15Œ-8ĺ9gƟ10s12śǠ14ŝǇ19Ļ24ŗ25S
at least	86 11Œ13Ũǣ14Ơ15Ř17Ǉ
at night	68 7nǝ8L9Ŀ13xƽ14ǁǑ18ǘ19ŀ23ļű32ǐ
at once	86 20ĵ
at one	90 -24ƃ14Š25PǨ
at risk	80 16ĸ
at school	78 41Ż
at that	77 10G12F13ư14š15ŝ21S31n
at the	54 -19ƣ-17Ǡ-16Ř-14CV-11ǫ-10i-9GƙǊǤ-8Bƺ-7MY7hLťƂǝ8sŏŚ9ſƗǌ10ŀƎǢ11Ǧ12ř13Ļű14bƲ15Ŀ16ŒůƝƨ17ǡ18ő19Ƨ20tPƘǘ22Ɵǎ23Q24š25Ľś28SŐ32ľ47U
at this	83 -12D9Ő13Ŕ14V29G
at work	69 -27P-14Ř-11Ƅ-10qǡ-9Lŕƞ-8Q10Ʊ12VǛ14B16Nņ22ƨ25U29Ʃ35Ļ47W53ǥ
at you	88 9L21ň23ŀ
at your	66 -12ǥ-11Š-8J-7DŖŹǆ7ǚǛǞǢ8şǤ9Ĺƥư11Ǝ13ǝ14Y15GĶ16hƧ18S20ǀ27łű29Ÿ36ƞ
attack	86 -8Ƶ14ƿ15Ǫ16ƾ
attorney	90 10ƴ13Ƙ20B
audit	68 -8Ţ13ǥ17ǔ53Ǧ
audit $	82 8Ǧ
audit @name	90 15Ǧ
audit go	78 -9Ţ14Ǧ15ǥ
audited	85 26Ǧ
audited $	90 22Ǧ
auditor	86 -13ǔ24Ǧ
auto	68 7ź9ƀǅ12ĵ17ǧ19ĺ27Ƅ30ſ34ƃ42Š
auto $	82 17Ƅ18Š22ſ31ƃ
auto and	90 9Š11ƃ
automatic	90 16Ɲ
average	90 8R17ǋ32Ż
aw	90 11w14ź15Ɔ
away	65 -10Ɲ-9m-8ő-7Ű7B9ǃ10Ƶ11ǁ14ļţƩƶ18ķ21Ŋƨ29k40Ż41Z42ơ
away $	80 -12Ɲ-9ő-7ƿ9ƨ18Ƶƶ22ơ33Z
away at	86 -7m31Ż
away for	85 17ơ34ķ
away from	86 11B15Żǁ20ţ29k
away with	86 14Ŋ27ļ
awesome	72 7co8iF10nuCōƚƩǌ11űƈ12ļŤ13Ɩ14I15ś17ǆ19Ķ21ǁ
awesome and	88 10o11F17u
awesome that	90 11Ť13c16ƈ28Ķ
awful	88 8ũ12ǋ13Ĺư
aww	80 -9ǫ7x11zĽƆ17ƭ
aww i	90 -12t-8ǫ12Ɔ13xz
b	78 11D13ƞ14Ŭ31Ż32d35ǧ46ǅ
babies	90 16Ʊ18y21h
baby	72 -8h-7t13w15ƽ17Ʊ20Ļ23y24dx33ŷ40u
baby $	84 -11ŷ-8t13x16w21Ʊ25u
babys	85 -11d-7a8Ư14V22w31v
bachelors	83 44m
bachelors $	90 15m
back	55 -12ǫ-10Ť-9Ļ-8qrUŗţ-7Wť7ĿŔƓƻ8SŒƔ9ƴ10LƟǀ11şƶǡ12hŁůƀ13œǁ14uI16Ǝƫ17Vŵ18ũǟ19ľƛ20ƹ21ZŉƬ25ƕ27ǥ30Ŧ31š
back $	73 -7ƙ8ƍƘ10Ǡ11LV12Ƭ14H15Ŧŵ16ŁƎ21œ31Ɵ
back and	86 -13Ť-9Ɵ14ǥ15Ů18Ŵƶ
back at	90 -9q-8U12s27ǥ
back in	80 -10Ļ9fy10t11ľ12Ŧ22š
back on	71 -7ư8Ƅ10ǁ15I22ř23Z40ũ
back then	84 9Ň11Ɔ16Ŕ17Ɣ18š32ƫ
back there	88 26hu
back to	80 -7rř12VĿ13ŉ17ľư25š26ƹ
back up	80 10Ɲ12ƛ17Ǚ19ŉǚ24ǟ34ƕ
back when	90 9š13ƻ15ǁ24ƀ
backed	85 7Ž17ť44Ǚ
backed up	88 8Ɲ45Ǚ
background	86 9sŌ21Ǟ28ǫ
backup	76 -10Ř14Ƌ20Ŷ25ƭ30Ő41Ɲ
backup $	90 -11Ő19Ɲ32ƭ
backup coverage	86 -11Ř19Ő30Ɲ
backyard	90 -9ƛ9ƞ12Ɩ16Ǝ
bad	71 -13ŵ7ůǚ8ǏǨ9Ĺ12ƈ15Ş17Ɯ18ţ19ǜ26Ž32Ň39N
bad time	85 14Ň36N
balance	85 9Ĵ36Ɩ
balance on	90 13Ĵ16Ɩ
ballpark	78 8v10ŧ11Y12G15ļ18Tĸ24Ʃ
bank	68 -23Ś-8Q8X10ƛ11Ĵ18ƅ24ŭ25ĵ32Z33e50Ɨ
bank $	79 -9Q9e11ƅ13Ĵ17Ɨ25Z
bank account	88 -27Ś25e38ĵ
bankruptcies	90 25Ķ
banks	86 15ŭ16Ɨ36ƛ
bar	86 63ǝ
bar $	88 65ǝ
bare	86 10ƀ11Ő14Ɓ16Ř17ő
barn	86 -8ǟ36Ɠ
basement	64 9ƞ11ƛƟ17Ƨ22Ɲ49Ƌ
basement $	78 8Ɲ18Ƨ30Ƌ
basement and	79 
basement finished	88 
basement or	80 14Ƌ
bath	86 9ƍ15Ƈ
bathroom	88 8ƍ
baths	84 -16ƥ7ƍ23ǆ30Ƈ
baths $	90 16Ƈ24ǆ
be	49 -16Ǖ-13Ĺ-11Ųŷ-10ōǪ-9ƙƦƭ-7ZňƁ7EMĵķſƮǚ8bńŸ9KŁŎŶǃ10nTŀũŪ11V12ŜƯǩ13Ǡ14AŔ15ĸƣƹ17ş18HŐ19X20OŃư21ļ22ŋ23Ĵ24m26Ŀǎ27c29ź32s33ry
be $	75 -13ư-10ŏ-8Ų7Ư8aŋ10V11gĿŶ12ş18ŞƮ25ļ27A43ǫ
be a	76 -9ŀ7bLƦ8ķ9Š10ũ11ŉŚ18Ǡ20ļ21Ŝ25Ū
be able	84 7ư10Ŝ11ƹ14o17ŗ
be additional	90 -25Ǖ41ǩ
be alright	84 7ƹ8ĵ14ư
be at	80 -7Ɓ8Ž16ĸ
be comfortable	88 8eM10X
be driving	86 -8Ÿ31ź
be enough	90 13ŏ23Ʈ24ſ
be honest	90 7ŀ11Ĺƻ12ǚ
be in	84 -15ƹ9Ǚ13HńƳ16y20r
be listed	84 14Ÿ15ƚ21ǎ22ƣ
be off	90 16y43O
be okay	80 11ư12ř15ł21ǃ38X
be on	84 -7r8Ƥ10Ÿ12xź15Ŷ17Ʒ
be paid	80 33Ĵ
be straight	90 27Ł
be stuck	79 -13Ĵ9Ʋ18Ŷ29ư
be the	82 -9Ʊ8rƴ11ţ12z13yŃ20s31ŀ
be there	90 -8q10Ĵ15Ʊ21s
be true	90 -9ţ21Ń29ŏ
be willing	90 10ţ21ž
beagle	90 7Ɛ34h
beat	83 -16I-14Ũ-9ŏ19œ28ţ54ņ
because	67 -9Ŋ-7ŧ7HĽŇŉǂ8bIŁŃƤ9gſƶ10PĶŕŞƸ11ju15J19ǃ26ť
because i	81 -10ǫ9DŔǜ11Ńŉ14jŇŞ19J
because it	88 11H16uP17Ķ
because of	88 -13E-9ŧ8ǁ12ŕ21ƶ25ť
because there	90 11ǂ12Ż32ǃ
becomes	90 19Ǫ21Ʃ
becomes of	90 19Ǫ21Ʃ
bedroom	76 8yƙ12Ƣ15Ɵ18ƞ
bedroom what	80 9y15ƙ
bedrooms	81 9Ƣ25Ƈ
bedrooms $	90 22Ƈ
been	48 -10ƨ-9ǐ-8xO-7Ưǜ7jũƀǫ8aUƋ9ůƌƺ10kǁǇǞǦ12ŽƶǄ13ŐƵ14ǚ15ŷ16ft18ƍ19Ť20Œż21lŇ22ŞƉ24Ź31ƾ32i34ǡ35S37Ţ44G
been $	86 -12ǐ-10tx-8Œ-7O42ǡ67i
been a	82 -15G-7O10i14Ƶ15S21ǡ44Œ
been any	80 -10Ž23Ť
been at	79 11Ǉ19G62S
been audited	90 24Ǧ
been burned	90 -12ƶ30Ň
been doing	86 -17Œ-8i18ǫ36S
been good	90 15ţ
been hacked	86 20ǚ
been hurt	74 40Ť
been in	70 -31S-14Œ-8iŤ-7Ƣ7Ņ8ƺǁ21ǫ23Ǆ33G34Ž37ƾ48l
been insured	90 16ƞ29Ţ
been licensed	86 -13Œ14ź
been redone	90 13ƌ14ƍ
been there	76 -8i-7lS13Ş22Œ87G
been to	90 -8ƾ13ǁ16Ş22ů
been treated	85 14ǁ24ƾ
been turned	86 -7ƀ40ƶ
been with	71 -11Ş-9G-8Ǉ7f11Ň72Œ
beers	88 50ǁ
before	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
before #	88 -24Ŕ23ƿ28L49Ɔ
before $	72 -20ř-10ŧ-8Ŧ10G11ľ16ŗǌ28Ň34ƶ47Ŕ
before i	81 10BI12Xŋƅ13Ŋ14aŐ
before the	80 -9Ū11ř12ƴ14Ŧ27ń40J
before they	76 -15œ-8Ǘ7Ɖ10Ƴǔ14Ɨ73ř
before we	83 -12Ŏ8as12i13łŌ14Ŋ
before you	72 -9ĵ-8Ň8VłŃţ10ơ12ŏƘ13šƅ14Ǉ17Ə23Ǖ25ƭǗ
behind	70 -15Ǔ-8ţ7ķĻ10ƛ11ż12u16pƵǊ18š20ź22ŸƸ24Ŵ
behind $	88 -10ţ-8Ƶ39Ƹ
behind the	79 28ź35Ŵ
behind you	86 -7ů8Ƅ13ƛ14ż17uĻ21p
bein	85 7ş9ƾ10Ƴ11Ʀ13H14Ō
being	73 -10ǃ7ĸž8Ŷ9clŋ10ǫ11t12F14ŌƂ19ş20ǡ29U
believe	80 9mM10ō12S13ŹƮ25ǫ
bell	88 37ľ
bell $	90 32ľ
belongings	85 9Ƨ25ƙ
below	88 -12ƛ-7ƥ36Ƌ
belt	90 10ż11pƯ
bender	90 9Ť10ĸ21Ž
benders	88 23Ž
benders $	88 23Ž
beneficiary	69 32ƭ
beneficiary $	80 19ƭ
beneficiary on	73 11ƭ
benefit	88 -7W17ƨ18Ʃ24Ʈ
benefits	80 55W
benefits do	90 
besides	67 -8Ʊ-7Ŷǋ7Wƽ8Ɠ9ƞǊ10Ƥ11ŴƧ12ŵŸ13Š15łǉ17Ĵ21ĸ24u32ƨ
besides mira	80 26u
besides the	81 -12Ņ-8ƨ7Š10ƽ12Ɠ15Ƨ22ĸ27Ĵ
besides you	83 -8u14Ÿ15Ƥ16Ǌ18Ŵ31n
best	69 -8Cŀ7š8ĵ9Ɖ10Jǖ11t12Ň16Ń17ļƠǫ21UŞ23K26L33ǡ40I
best number	86 -7ǫ44I
best part	85 28ǡ38U
better	66 -15ź-10Q-9b7s8Ń10ţ11aǃ12K13rĿƪǄ16q21pL22ş23o25ň26Ż33t
better $	80 -18ź-10r15L22Ŀ25t33Ż34ş
better half	77 -12Q-10L-8ƺ15p18ƪ22q29o33r
better than	88 9K16a18ň
between	79 8N10CŃƭ15Ţ17Ÿ21ŉ
between the	88 9ǉ11ƭ25ŉ
big	58 -16ƃ-14Ɣ-12Ǌ-10ưǆ-9uFœŭ-7ǚǫ7Pǃ8gĴĸƍƲǦ9jyžƈƝ10Ń11ƞƥ12ƬǏ14ĿǉǑ15ŔǇ16ŧ19ƓǨ21Ǔ26Ʈ28kőƕ37Ĺ44Ƈ
big deal	90 8Ɖ28Ŀ
big is	74 -35Ǩ-12ƥ-11ŭƔ-10œ7Ɠ8Ɩ9ǉ10ř17Ǐ19Ƭ36ƃ42ƕ
big ones	88 15ƍ19Ĵ28ő
big trees	88 9Ɠ
bigger	90 13Ƭ14H20ň22Ǡ
biggest	73 8Ǒ17ǖ41ŀ
biggest customer	76 16ŀ
bigs	86 -12Ǩ12ƃ21Ɠ23Ƈ27ǉ
bike	80 -19Ƌ10g18ǂ74Ƨ
bike $	88 12gƧ20ǂ
bike kept	90 21Ƨ
bills	67 -9Ŷ7U8ŀ11Ǧ17Ƅ19ł21ư23Z26Ǣ27YƲ33Ĵ
bills $	86 -9ư10U13Ǣ22Ʋ25ł
bills if	88 26ư
bills would	78 -10Ƹ8Ƅ12ǟ17ư26Ĵ
binder	86 9Ƙ11ƅ16Ɨ
birth	75 24v28p29d
birth $	81 12p27d
birthday	71 7d11ŝ15v28c29p
birthday $	80 -15d12c13v18p
birthdays	90 7v17Ǚ
bit	79 9ş10mW11jƞ14ŀŇũ15Ŕ16ǌ28Ŏ
bit of	90 12W16Ň19ǌ
blame	85 11Ǣ13HƼ16Ņ24ŕ
block	90 25ƈ
blood	72 13ǀ16Ǆ24ƾ33ƽ50ǃ
blood pressure	79 9ƽ19Ǆ30ƾ
blood test	88 30ǃ
blow	90 -12Ř13ƃ17Ǩ21g28Ɯ
blue	88 9Ĺ15ż36Ų
board	79 12Ǟ21łƎ32r
board or	86 7r23Ǝ
boat	83 11Ĵ15Š18t32ĸ
bodily	81 13Ř20ſ
bodily injury	81 13Ř20ſ
book	80 10ŕ16ļ20g33ǘ
booking	77 12ǟ14ǘ19Ǚ
booking system	78 13ǟ20Ǚ
bookings	79 13ǘ
bookings and	80 
bookkeeper	84 15Ǣ17ǚ
bookkeeper $	90 -18ǚ38Ǣ
books	80 -12q-9Ɵ17Ǌ27Ǣ28Ų
books $	86 
bop	84 71ǧ
bop $	88 38ǧ
born	74 12v38d40l47p
born $	80 -19l30d59p
born and	88 -13d51l
born in	90 29d
borrow	80 12Ĺ20Ŷ25Ƭ35Ŵ
borrow it	90 -32Ƭ14Ĺ45Ŵ
boss	80 8Ǜ9QĽǫ12N13s21ł28ǡ31U
boss $	90 -11U12ǫ18ł19ǡ
both	69 -8ǎ-7gwLŘ7ŠƸ8uDŏƿǘ9pƭƮǄ10zƁ11Ÿ12Ʊ13ĸ14Ɛ15Ź18q20ł21FƳ28Ʒ46s
both $	86 11u15Ɓ19ĸ21Ʒ
both of	82 11psDǄ13zŸƭ14ƱƳ
bother	85 15ţ16ũ22Ō33ǃ
bother you	86 17ũ23Ō33ǃ
bothered	80 22ĺ
bothered you	80 22ĺ
bothers	90 14Ł16ž21ş
bothers you	90 14Ł16ž21ş
bottom	88 9e10Ŭǧ11ņ15Ń
bought	70 -12ũ-10ǫ-7ŝƯ7Ʋ8Ǥ9ƫ10Ũ15Ə16ƀƠ18Ńŗ19ƨ21ŷ24ƍ25š27Ǒ33Ɣ
bought in	90 -9Ư10Ɣ13ƫ24Ơ
bought it	78 -10ũ-8Ń11Ř17ŗ20ƀ26ŷ39ƍ52š
box	73 -11p7Dǁ8Őśƅƌ10q11c13Ǜ14mP15ǩ16d18ǒ19fƽ
box $	84 -12p10ƅ13qD17ǩ19d22ƽ
box here	90 9Ů12Ő14f
boxes	88 17ƽ33Ơ
boy	76 -12ǅ-10p7y8J9b10j11nŕ12ť13Ŭ20vx21uw32ź
boys	80 -8a9ő10nv12w15x30u
branches	90 29Ɠ
brand	84 -7i9ŷ14Ƃ16Ǉ18ĺ29Ɔ
brand new	86 -7i9ŷ14Ƃ16Ɔ17Ǉ19ĺ
break	77 -7Hœ9mX11O12ű13Ū14ƹ15YƐ16kNũ21Ţ
break in	86 13Ţ15Ū17Ɛ18ũ
breakers	90 31ƌ
breaks	84 -12Ǒ7ƛ8Ż14ƣ17ǟ20ƞ23Ţ
breed	86 17Ɵ38h
breed is	90 30h
brick	75 -11ƒ12Ǐ46ƈ
brick or	83 -12ƒ23ƈ
bring	64 -9k-7t8ŏ9ŎƟ11q14r16ŝ17S18ŲƔ24u25Ǔ26ǉ30ǌ39ư40T
bring home	72 -8Ɵ18q24T35ư
bring in	80 -12Ɣ14ư21Ɵ28T31u32Ǔ43ǌ
bring you	79 14ŏ21S22ŝ
brings	86 9Ǫ39ĺ
brings you	88 40ĺ
broke	72 -7ĸƱ7Ʀ9Ĺǟ10ƞ11ŶƧ12Ǡ16řƐ19Ơ22Ƃ37ť
broke $	78 10Ĺ18ř21Ơ35ť
broker	79 -12ŗ12Œ15ǥ21ŝ
broker bring	80 22ŝ
bronco	90 -8i44ŷ
brother	72 -11Ů7ew9Ǫ10ƭ11n13Qǈ14ņž17ABł18Ƶ25Ŵ
brother in	84 14A16B17Q18ņ
brothers	85 -8A10Ǔ11ƴ19B26ƿ29ǅ
brought	86 -11j10Ƙ13ǣ15r22Ļ35l
bs	90 -20ź40Ż
bs or	90 -20ź40Ż
bucks	81 -8ś13ſƃ15Ɓ17œ32X
bucks a	90 15ƃ19X
buddy	80 9Ƥ11ŝ16ľ20B25A34ņ
budget	81 13Y23Ĺ42X
budget $	86 24Ĺ28X
budget for	90 -12Y26X
bugging	90 10g12K21Ł
bugs	85 20ž28ş
bugs you	85 20ž28ş
build	75 -15Ǐ-8ƣƬ7ƕ8Ƴ9ƍǎǜ11X12ƒ35Ɔƫ54Ƽ
build it	90 10ƕ21Ɔ
building	64 -18Ɔ-10ƕƫ-7FƟǪ7Ƨ10Ɠǟ19ƣ21Ǥ42Ǎ51ƥ61Ǐ
building $	75 -15ƥ-13Ɔ9Ƨ15ƣ17Ǐ51Ǎ
building is	86 -11ƫ-9Ǫ14ǟ31Ǐ
building or	90 -10Ǐ7Ǥ26Ǎ
building your	88 -7Ɔƥ38Ǐ
buildings	85 -7Ǎ9Ǥ12ƙ18Ʀ22Ɠ
built	69 -13ƫ8ƼǤ9b11Ƴ14ƈ17ĸ22Ǡ30Ƭ41Ɔ
built $	79 22Ɔ
built up	85 -16ƫ24ĸ38Ƭ
bump	86 10Ǥ13Řſ16Ŕ18Ƅ
bunch	85 7ǧ10ǖ12Ǌ15Ņ
bunch of	90 11ǖ
bundled	86 45Š
bundled $	88 34Š
bureau	90 -7Ő13ŝ15Ņ
burial	84 13ƨ28Ʋ
burial or	88 16Ʋ
buried	90 11Ʋ28j
burn	83 19ƒ21Ň
burned	75 -11ƶ-7ǋ10ƖǗ11Ł13Ǥ19Ɠ20ǟ23ƕ24Ň
burned to	88 31ƕ
burner	90 14ƒ17Ļ
burst	85 11Ʀ30Ɲ
burst $	90 19Ɲ
bus	88 15Ǩ66Ŷ
busiest	88 37ǐ
business	51 -19ƃ-11ū-9GŶ-8ƙƹ-7RŎ7ǊǏ8Ǔ9ǚ13Aǖǝ14M15Ǣ17ǐ19Ǥ21ǒ22ŏǆǨ23ǈ24Ǫ26ŮǟǠǣ27Ǉ28ǌǡ31Ɵ32ǅǍ33ǧ
business $	65 -11Ů-10GS-9ǟ-7ǓǖǛ7Ǌ8Ǣ10A12ǆ13ǚ15Ǐǝǡ19M21ǫ25ŏ33ǅ39ǇǠ
business at	78 -17ǡ16Ɵ33U
business do	85 -32ǧ-15ǅ42ǌ73ǆ
business from	88 -14Ǫ8Ɵ11Ǉ15Ǎ
business have	80 -7ƃǌ7Ǩ16ǧ17ǒ20ǣ
business if	88 13ǟǪ
business in	90 -14Ǐ9ǅ13Ɵ31Ǎ
business is	84 -15ǣ7Ǐ9ǒ10Ů21ǆǖ
business name	90 -7Ǡ8ǒ24ǅ
business out	88 -9ǆ7Ǎ44Ɵ
business owners	86 27ǧ
business policy	88 15ǣ26ǧ
business since	80 15Ǡ
businesses	88 9ǧ17ǖ21ǆ
busy	74 9ǐ12x15tP33N35U44ǡ
busy $	79 -23U-15ǐ-7P19t32x41N43ǡ
busy over	90 -19x11ǡ25U
busy season	90 8U28ǐ
but	64 -9ǫ-7ĻŊŻ7cfwKƮƽ8ĿƔƛƴ9ſƱƺ10Ųǥ11ł12ƿǀ13Ǆ15ŁǛ16BǓ20T21Ʃ23ŋ24p
but i	83 -7Ŋ8ž10wŢ11r12TŎ18ŋ
but otherwise	90 -9ƽ14ƺǄ
but what	83 9gB10ŏ13ſƔ14T37p
butcher	90 14b
buy	63 -15Ǒ-14Ŷ-11ƶ-7ĸ7ƛ8X9Ǉ11Ń12šŭƬ15Wƪƫ16H18FǠ21ō22ǆ24Ɣ26ƨ28ƙ30Ǘ37Ǫ38ŷ45G
buy again	79 -8Ƒ33ƙ
buy from	85 14ǆ32Ǘ
buy it	80 -12ŷ-10ƫ-7Ļ8Fƨ9ƪǇ14W18ŭ22G27ō
buy sell	90 -10H47Ǫ
buy that	90 10W14Ǒ16F18š
buy the	82 9ƛ14F29G30ŷ
buying	90 25H
by	52 -29ǎ-24œ-17Ɵ-16Ŵ-14u-13ŕƿ-12ŉ-11ōƘ-8Ŗūź-7msŵ7dEƣǅǧ8zKƧǃǠ9nQ10ƙ11Ō12ƛƞ13wŚƳǡ14jŨũǞ15T17a19Ń20AŰƦư21PŶƀ22ś23Ŏ26ƅ30ĺ31Ŕ35oĵǩ45M49ń
by #	90 9Ɠ18Ƨ
by $	71 -17Ŵ-15nu-9ƿ-7Ƙ7ǃ8q9Ţư11Ń14ƛ15ǅ16Ǡ18ś20ǩ25w27A31oƦ
by @day	85 13ǡ14Ĺ16ń18ǩ
by a	83 10ƀƒƦ13AŇ17Ǟ
by any	90 11ś21Ɩ22P
by how	90 -18ŕ13ņ21Ŕ
by now	88 -8Ɩ13GS14Ơ15ĸ16ũ
by the	73 -22ǎ-19Ɵ-9Ŷ8ƛǋ11ao12Ŝ14Ǎ17ļ18Q20ƞ21ńŰ23T28ƣ39M
by what	88 -8Ŗ19ƅ51ń
by when	76 -15ƣǎ15ƅ18ń20ǩ54ĺ
by you	80 17Ǎ19Ō26Ũ27Ŷ30j
by your	77 9Ů11Ǟ15Ś20M
by yourself	88 -7h45n
c	81 -13t10ǈ12ǅ15o17ƾ67b
c or	90 13ǈ17b
cabin	90 11ƒ15ĸ19ơ
cake	88 -7ǉ9ľ10M12p33c
call	56 -23ǎ-15J-10r-9R-8t-7ňŕǊ8Nǟ9PšŲǕ12ĶǓ14Mǝ15Ɛ17ŅƂ18w20Ť21ǫ24ƣ25ǅ26sŝ28ļ33oK35a36ł42ĺ50L
call $	72 -11R-9ǫ14ļ15M16Ņ22ĺ23sł43L45K
call for	90 -34ǎ16Ǣ17Ǖ37ƣ
call it	86 -24ĺ-8ŧ9ǅ13ǟ18Ų81ǫ
call or	82 14K17ł
call the	90 7Ǘ11Ť15Ɛ18ǅ
call today	80 -20ĺ39Ļ
call you	76 -10J-9ǫ10xŅ17ŝ34L57a
call your	84 -18ǆ-10L-7ňǢ18Ķ19Ť20w22ǅ53o
callback	88 21I
callback number	88 21I
called	69 -9ş-7p8BNő12Iƣ16ƫ20o21ŅŨ22ţ28ŕ32ǅ35w
called $	75 -41Ũ-8p12ĺ15ƣ24o32ŕ40w45Ņ52ǅ
calling	78 -9l11I13Ļ33ĺ34C
calling about	90 24ĺ
calls	75 -8Ƙƣ7Ũž8Ǖ13ǎǚ19K23ş30Ō34Ǜ
calls $	88 -10Ƙ-7ǟ50Ǜ
came	67 7lŽ8G9dƱƿ10jƛ11ŏŪǀ12Ĺ13š14Ǡ15M18Ɲ20Ľ23ť26ŧ36ņ
came back	90 7Ɲǟ17ǀ
came down	88 13lƿ17ŏ19ť
came in	83 -7Ƣ11ǚ13Ľ51ņ
came out	86 14ƛ20Ĺ29ŧ
came to	90 11G13Ʊ18š21M
cameras	80 12ƚ32Ɛ
cameras $	90 25Ɛ
can	49 -14Ʒ-12Rŉű-11Ū-9t-8Ŗ-7wUūŷơǍǔ7Aƚ9aŌƥ10ĵŻƑ11ļŘǃ12Ŀǎ13eŶ14JNń15Ƅ18ǩ19łŊŚǪ21MO24XŜ25ō26Iĺ27ŋ30LśŬ31sƩ33ŏ34ǫ
can and	88 14W15Ɗ18ƽ
can do	88 -17ō-7U17Ş19Y37ŏ
can get	85 -9Ż9m10Ǚ11ŏ12Ŝ
can hear	88 -12t12x15ŀ20Ł
can i	64 -33ǫ-14w-10O-8Ū-7N7M8E9s10Kļ21a22ŏ24I26eL33J37ō62ĺ64ŋ
can not	75 -13ǫ-9W8ő9JKŶ10z12ƺǢ13ǟ14Ʊ16Ŀ18A19ũ20Ǫ33Ƅ
can see	90 -9ĺ7Ŕ13ǁ21œ
can we	88 -17ń16M18Lō
can you	61 -22J-16Ʒ-14ŉ-12ŋű-11Y-10ō-9Lœ-8K-7ĺ9ŎŚ10D14Ƒ16Ŷǎ17M18NŘ27ł31Ŝ33Ŭ34ś40O41X52Ʃ70ǫ
cancel	85 22Ţ40Ʒ
canceled	88 38Ţ
cancer	78 -10Ţ-7G32ƿ51ƾ
cancer $	85 -11Ƶ-9Ţ31ƾ
car	47 -24Ɩ-21Ɨ-20ő-12Ş-11Řřƚư-10ty-9iqŸ-8ĵœŗƠƪǫ-7ŁňƨǨ7ǒ9š10Y11ů12ZžƄ13ƅ22Ƃ25Ż27Ŭ35Š38ű40ų43ź44Ŷ45Ɓ47ſ63ŭŲ68Ů76ŷ82ū85Ŵ88ŵ
car $	60 -22Ų-11Ĵ-10Ş-9Ơ7Š8ŬƂ9ž10ſ14ƅ16ű19ū21ź25ŭ29ų33Ɓ40Ŵ65ŷ85Ů
car accident	90 -9ư24Ƅ
car and	79 -9Ǩ-8Ů8Ƅ11ƃ15ū17Š18Y43Ŵ
car do	90 9ǒ43Ŵ
car for	80 -13Ŵ-8ŵ11Ų12ǒ14Ŷ18ť31Ů
car get	90 -7Ů29ŵ
car how	88 -11Ɩ11ŭ12Ń30ſ
car i	90 -12ū-7a18Ŵ20ŷ25Ŭ
car in	76 -8œǛ9ŢŮ18ů31Ű
car is	76 -65Ŵ-21ŷ8Ů10Ƅ11š46ŵ64ū
car or	80 -9Ŷ8Ɓ9Ů11ŭ14ūź15ŷ17Ƨ
car paid	78 26ŭ
car right	81 -9ū7ųƅ10ŭ17ŷ35Ŵ
car that	86 9Ɓ22ŵ
car the	90 19ū31ŵ
car to	90 -20Ů-11y23Ż34ų
car was	88 25Ŷ
car were	74 -14ř13Ŷ29Z
car what	88 9Š14Ŭ34Ŷ
car worth	90 -13ƚ-7ū34Ų
card	63 -12Ķ-11I-9Ŭ-7Ƥ7Ɔ8c9Pſ10d12b16ľ19Ż20Ĺƅ22Ľ23Ś33Ǚ37ő39ǘ43ĵ49e
card $	78 -15e-8Ƥ11ĵ13Pƅ14dǙ24Ś31ő
card is	88 9F11ƅ12Ľ
card number	90 -15Ŭ-12I-11Ś14ǘ56e
card numbers	88 -7e42Ǚ
card or	90 -14e-13Ś54ĵ
cards	67 -7ĶūŮ8Ǚ11ŝ14Ǟ43Ĵǘ45ƅ
cards $	72 -7ĶŮ26Ĵ68ǘ
care	69 -10ŀ-7őǘǫ8Ƅ9žǄ10W18Ƹ19ŝ20Ũ21Ʈ32Ŀ33z48Ʊ
care about	90 -11ŀ24Ƹ46Ŀ
care for	88 9Ʊ10B12ž13ş
care of	73 -8ǀ-7xǘǫ9Ƅ10Ş11WǄ20Ʊ21ŝŨ23Ʈ37z
carrier	78 -7w9ǥ11Şţ14ş24ǫ27Œ40ő
carrier $	81 -10Ş-7w8Š9ǥ16ş30őŒ
carry	60 -11Ǩ-9Ɵ-7œſ8ƚư9bŠ10ŐŶ12Ƥǒǧ16Ǒ17ųǜ20ƅ23ƃ26ǣ27ƀ28Ř29ǔ34ǎ
carry $	75 -29Ř-25Ǩ-15ƣ-7ſ17ǒ24ƃǧ42ǣ44ǎ45ƀ
carry for	88 8Ƅ18ſ
carry on	79 10ƨ11Ř16Ǒ
carry the	88 9ƹ12ƅư20Ƥ
carry their	88 51ǔ
carry today	80 -19ſ66Ř
carryin	86 -16ǘ14Ƅƨ16Ĵ
carrying	80 -7ǫ10Ő12Šǧ16ƀ17ř20Ĵ21ſ
carrying $	90 17Š20ƀ
cars	61 -12ő-11Ŏ-8ǊǨǪ-7Ř11ŭűƁ12ƃ13Ų23ŠŮ27Ÿ43Ŷ47ǒ75ū
cars $	75 -20ū7ſ14Ů21Ÿ55ǒ
cars and	88 -9Ǩ-7Ŵ9ƃ16Š18Ÿ
cars are	85 -10Ŵ9Ÿ55ū
cars do	90 42ū
cars in	72 -9Ǫ15ŮŶ26ū
case	78 7F10Ɓ15Ǣ16ƴ18Ǘ19I20ļ
cash	65 -8Ŷ-7Ř14ų15ƫ22Z41Ʒ49Ƭ68ǘ
cash $	85 33ų41Ƭ
cash in	90 -12ų-9Ŷ-7ű12Ʒ30Ƭ
cash value	72 -10ǘ22ƫ23Ƭ
cat	90 35h
catch	75 -11ǫ10tS11ƍ12swǚ17q19L22a29N
catch you	82 -8ǫ14s22L44N
catering	90 46ǝ
cats	85 7ŭ45h
caused	90 -10B9Ū34ŕ
ceiling	88 8ŧ15Ɲ23X
cell	83 45I
cell $	88 30I
cert	81 20ǔ67ǩ
cert $	90 24ǩ
certificate	70 -13Ŗ13ǅ21ǎ22Ż24ǩ
certificate $	78 -8ƣ-7ǩ13Ż14ǎ19ǔ
certificate of	90 -13ǔ9ǎǩ
certificates	72 9ǩ21ǔ
certificates $	85 
certificates for	80 14ǔ
certificates from	90 
certs	85 36ǔ
chain	90 9Ǘ15Ɠǖ
chair	78 10ň12Ǔ
chair $	80 -7Ǌ10ň18Ǔ
chairs	83 -20ƞ20Ǌ26Ǔ39Ǎ
chance	83 10ś13V14dH16Ɩ20P23ľ
change	67 -8Ǡ7ţ8I9Ư11qƝ12Ų13Ʃƹ15T19ŏŕ25ň27şŪ
change $	76 -30ň-8ţ8ŕ18Tƹ77ş
change jobs	90 12V20Ʃ
changed	68 -8ż-7Ŧ7ŪǗ12ŕƼƽ13ƺ28Ǡ30Ļ
changed $	86 16Ƽ50Ļ
changed in	79 32Ǡ
changed since	90 -9Ŧ9Ǡ13Ū
changed with	80 18ƺ
changes	83 9U10H11Ɔ15u17Ķ25V
changing	85 12ŕ14V25ţ
changing companies	90 29ţ
charge	75 -8ż8ƕƳ9ǔ10ŖƶǛ13ǁ15ƣ17œ21ł25Ƣ
charge of	90 12Ǜ26ł
charge you	80 10Ŗǔ13ƶ20ƣ22œ27Ƣ
chat	86 7L50N
cheap	86 10Ť11rƂ13ŧ16Ŀ23Ư
cheaper	86 9ƈ16Ŕ39ņ
cheapest	90 21Ŀ29š
check	65 -18T-16ĵ-13Ʊ-12Ÿ-7Ţǩ7dfĶŤƕư9cA11ĹŅǀ12ƤƪƬǒ13Kőǔ14ŝ15ơ16JǗ18W19eǤ21ƭ25Ʈ32ŧ33Ĵ
check $	84 -7ǒ9Ũ17J18Ƭ26e30W
checking	88 42ĵ
checks	79 -15ł9ǘ11ǋ14ǝ18ơ22Ǟ30Ǣ
checks on	90 9Ǟ26ơ
checkup	76 15ƺ27ǀ
checkup $	77 16ƺ22ǀ
chemical	90 15ǜ
chew	90 20ƻ
child	86 -7Ÿ12Ƴ13w16ź18ŷ19Ʊ
children	75 8ƴ15yƭ18vƱ38u
children $	83 9ƴ12v16ƭ39u
chimney	85 50ƒ
cholesterol	90 12Ǆ21ƾ
choose	80 32š40Ń
choose $	90 37Ń
christmas	85 10ƌ19dD22k
church	80 12Ʋ13o16tB18Ů30Ƹ
city	77 9D10ǀ12ǩ13Ǎ24Ƒ50C
claim	61 -10Ŗ-8Z7ĺ8ǫ10ņ15ŕ22ŧ23Ū25Ť32Ũ37ř41Ŧ43ť
claim $	75 8Ū9Ũ21ŧ37Ŧ
claim go	80 -11ť-7Ŧ13Ť22Ũ
claim tomorrow	80 -9Z11ř
claim was	86 -7ŧ15Ŧ31ť
claims	71 -8ż11ǥ17Ũ20Ŀ22Ǟ44Ť
claims $	82 31Ǟ
claims in	88 12Ť
class	82 -9ǥ11dƅ17Ż47Ǧ
class $	90 15Ǧ16Ż
clause	90 36Ǥ
clean	78 -12Ō13Ə14ƒ19Ų30ż39Ť
clean record	88 -7Ō9ż18Ť
cleaned	88 -7ƙ7ƒ16Ǥ20Ǒ25ǝ
clear	74 -7G8ļ10ųƾ12ƹ13ŭ21ǀ24Ŋ30Ɩ63ŉ
clear $	85 -8G8ŉ15ƾ37Ɩ
client	69 10ŋ11B14Ť15Ǩ16ǚ20Ǖ32Ǚǜ35ǖ
client $	85 30ǖ31ǜ
client ever	79 18Ǩ19Ť
clients	68 -13ǆ7NƘ11UǕ14ǘ24Ɵ25ǖ30Ů32ƞ
clients $	82 10Ǖǖ17Ů20Ǚ
clients come	90 -10ǖ32ƞ
clients ever	80 25ƞ
climb	86 11ƫ15Ŕ22Ǌ
clock	84 17q34R44ů
close	61 -14n-10Ũ-8kŤơƿ7TƜ8c10Ƙǚ13ƑƗ14Ŧ15Ƶ23Ʀ25Ǜ27ǐ28ǟ30Ɠƛ33ś35Ű
close $	76 -11Ʀ-7Ť8Ƙ9T16ǐ18ǟ22ś24Ƶ
close and	80 19Ɨ
close by	81 -18n-14Ƙ-11ƿ-9Ɠ16ƛ22ś37Ű48Ʀ
close calls	88 -10Ƙ-7ǟ17ǚ41Ǜ
close for	78 -8ơ16ǐ22ǟ
close is	86 -8Ƙ9Ƒ41ƛ
close on	88 -9k10ǐ41Ƙ
close to	86 -8ƛ7Ļ15Ű19Ɠ
closed	73 -8Ƶ10Ɨ13g16Ƙ27ǐ52ǟ
closed $	83 12ǟ30ǐ
closer	84 -8Ʈ7Ƽ11LœƢ13ƛ18C29X
closer to	85 -8Ʈ8Ƽ11LœƢ18C29X
closin	86 15Ǫ29Ƙ
closing	70 10Ɨ20ř67Ƙ
closing $	86 28Ƙ
closing date	84 14Ƙ
closing what	80 24ř
clothes	86 23ƙ
cloud	88 12x25Ǚ
co	80 13Ĵ19Ƴ
co sign	80 13Ĵ19Ƴ
coast	88 -8l12Z19C33Ɯ
code	73 -8Jǥ8Ŭ10ŕ11Ǧ12ǚ26E40I
code $	82 -9J14ǚ
coffee	83 -13ŷ10iZ13ǝ14Ŏ25M26ǫ
coi	86 9ǔ48ǩ
cold	85 10ǣ13Łƒ45j
collect	88 -17ǩ-10Ǧ26ƚ27ǔ
collections	90 19Ķ
college	66 -7Ű7x14ƞ21y27Ż38m45Ƴ
college $	74 -22Ƴ13y14Ż60m
collision	72 -15ř22Ž58Ɓ
collision $	80 12Ž
collision on	83 13Ž20Ɓ
com	90 30J
come	55 -14ŗ-13m-11ŨǙ-10ǌǨ-8ĺũ-7ŉ7WĸƂƢǇ8kľƶ9bqVŖŢŤŽƃ10ZǋǗ11ĵƏ12ŧƖǛ13ǖ14Ɵ15jŁ18lŃƮ19ŝ20Ɠ24ť25Ɲ28šǃ35Ĺƞ43M45Ļ
come after	88 17ĸ18b
come by	86 -22Ɵ10ǃ24Mƞ
come down	84 -8Ŗ35Ɠ38Ń
come from	81 -11ư10Ɲ12ǖ23š25ť33Ĺ
come in	80 -14ƛ11Ǫ12ơ13ƔǗ14Ǉ15k17q19Ɲ28ǖ
come out	81 -16ŗ12W16ĵ17ļ19Ǜ23Ɩ35ŝ
come through	88 9ŧ28j
come to	71 -15ǖ-11ǌ-10Ǚ-7ĵ9ŧ10Ŋ11Ƣ13T14ǋ24ƞ30ǃ37M54Ɵ
come up	71 -15m-8Ɲ8ưǅ11Ļ16ZƏ17Ŗ22Ĺƛ26l30Ʈ
come you	85 -14Ǩ-13H-7Ľ9š15ƃ28Ł47Ļ
comes	69 -16nY-9Ʃ-7ƭƸ7Ĵǃ8ƽ9Ƒǋ12ŀ13wǌǗ16Hǖ17Ƃ19JTœ22ǘ24W29ř30Ŀ33ƞ
comes and	90 8ƞ9g12Ƒ23Ƃ
comes from	90 12ƽ45ǖ
comes out	84 -20T11ǃ14œ20Ǘ23ř32Ĵ
comes to	84 -19n9ř20H21Ŀ26ƞ
comfortable	80 10ō12M13TƵ14X16e
comin	82 9j12x13Mĵ16u19ķ
coming	70 -10ư-7ř7H8U9ŀǃǟ10ĿƝ11ŖǦ13Yǡ14pǠ15qy18ǀ19V20ź26k
coming in	90 -8œ10ķ17Y24q
coming up	80 12Ǧ13Ŗ16p21Hǀ26ź33k
commercial	73 -16ƃ-10Ƈ8ǖ9Ǥ10šǍǎ13ǧ15P17Ǐ18Ǩ28ǆ
commercial umbrella	88 -20ƃ38Ǩ
common	90 14Ǜ15Ǔǫ
commute	81 27Ű30Ů
commute $	85 12Ů28Ű
comp	65 -12ǋ-9Ť-7őǓ31Ɓ38ǔ107ǥ
comp $	80 -7œ19ǥ38ǔ
comp and	81 29Ɓ
comp audit	80 -15Ǧ16ǥ
companies	75 8Ķ10ŁŢ15mŠ22Ņ34ţ
companies $	84 12Ţ31ţ
companies have	90 -7ţ31Ņ
company	52 -21ū-12Sƃ-10Ń-9ĻŐ-8fœſƁ-7Tǥ8ƈǓ9qWǋ10ţƘǈǊ11Ťƣǌ12ǃǢ14ǧ15ŝšƅ18ǣ19şƗ23ķƩǪ24ƶǒǠ25ņǆ26ǅ28QǇ32Ǩ35Ş40Ũ41Œ46ő
company $	63 -16ő-13ǒ-12ǌ-11Ń-9fŅ-8ŢǠ7ƞǞ9PǇǈǣǦ10Ũ11ǅǓ12ǋ13ǆ15ƘǊ16ŒŞ18Ǣ21Š24ţ25ŝ32ş84Q
company and	90 -8ő21Ť43Ņ
company do	85 -14Ņ-13ǒ-10ǅ12Ɨ15Ş17Ũ26ǆ35ő
company ever	85 -7ő23Ţƶ
company got	90 7Ř40Ǉ
company have	86 -11Š9ǧ11ǣ16Ǩ20ƅ
company in	90 16Ņ25Ǡ
company or	85 -8Ɓ10Ǫ13Ŋ15ŅŒ18ǣ
company to	90 12ƺ17š34Ǡ
company what	90 16Ř25Ŀ
company you	86 -12ş7ţ9ő10ƣ11Ş15Œ
companys	78 -10aŘ7Ǐ8ŕ12ǅ13Ǩ14Ŀ17ǡ19ǒ20Qǧ
companys name	90 -13Q-11a16ǅ19ǒ20Ŀ
compare	86 7Ń22Ņš
complaint	88 36Ǟ
complaints	86 35ş
complex	83 -11ǩ36ƥ46ƣ
complex $	90 -12ǩ33ƥ
comprehensive	83 40Ɓ
computer	81 7ǚ9dś10cƟ30Ǚ
computer $	90 9ǚ18Ǚ
computers	86 -10ĸ11b18Ǒ36ǚ
condition	81 -16Ɖ-9ƾ22ŏ23Ɗ51Ų
condition $	90 8Ɗ15ŏ
conditions	82 -9ƺ8ŕ53ƾ
conditions $	86 -22ƺ-7Ų9ŕ61ƾ
congrats	84 10Ƽ11Ɣ13ǡ23Ơ
congrats on	90 11ƠƼ15ǡ
construction	78 -7ǆ7ǩ8Ǐ13ǡ19Pƈ26Ɔ
construction $	90 10Ɔ28ƈ
contents	79 -9Ř-7ƕ42ƙ44Ǥ
contingent	90 44ƭ
contract	69 8ƫ11Ƙ13Ƥ14ŁŚ29Ɣ46Ǖ
contract $	82 9Ɣ10ƫ19Ś23Ǖ
contract for	79 13Ɣ19Ǖ
contractor	83 16ƍ20ƕ24ǩ
contractors	84 -9Ǖ11ǔ13ŧǣ27Ǔ
contracts	81 8ǎ30Ǖ
contracts with	90 11Ǖ
conversation	86 12ļ13s22Ō
cool	69 -8f7ţ8dCŖūƐƟ9pQŅŤǜ11ř12grő13ož14E15jĿ23Ƈ25ǘ
cool and	88 -24ƥ-10f20Ŀ22o31Ƈ
cool cool	88 -10f8ŵ12Ť15ř20E22o
cool so	90 8Ɨ11Ŗ18ő
copper	86 -12ƙ42ƌ
copy	79 11ƣ41Ŝ
copy $	83 12ƣ
copy of	90 38Ŝ
corner	88 11Ŭ12C14ő
corporation	88 19ǈ
corporation $	90 13ǈ
correct	71 7bſ8ŘŢƋơǂ9nźƬ10Ǟ11d13Ő15œ16F22E
correct $	71 7bſ8ŘŢƋơǂ9nźƬ10Ǟ11d13Ő15œ16F22E
cost	62 -11š-7Ʀ10ĹŁ11ş14Ŀǟ16ƢƲǗǤ17Ɠƙ19Ǒ22ǜ24Ʊ27ƕ35œ41ŧ
cost $	81 -10Ǒ7ǟ23Ƣ29Ǥ31ŧ
cost on	90 22ƕ
cost or	90 8Ŀ14ƙ18Ł
cost to	75 7ƕƙ19ƱƲ43Ǒ
cost you	73 -20ǫ-12š-7ƦǑ7Y12ǟ13ŧƙ14Ŕ19Ɠ20Ǘ51œ
costs	79 9uǜ10ŕƄǑ12Ư13X16Y17Ʀ20ǟ
couch	83 8Ƌ10Ů13g14n18Ʀ41ƙ
couch $	90 16n18Ʀ40ƙ
could	48 -10ŽƘ-9Ƅ-8nŧŵžƨ-7KƟ7IW8Ưǃ9dƤƬǑǫ10e11ŀŬ13Ƒ14ĺ15ř16ŋƎ17ƹ19Mś22şŪƦǆ26ư30ŜǜǪ31Ĺ37XŶ38ǟ46ĸ54Z
could a	88 14Ƒ17ǜ
could be	80 16ĸ
could come	90 15Ɠ17ĸ
could fix	90 34ş
could get	90 34Ǝ
could go	90 10ĸ
could he	88 10ư14ĸ15ƹ
could i	80 -7Z13Ś30ŋ34M44ǆ
could it	88 15ǜ50Ū
could not	71 -19Z-9Ŷ-7XƄǫ8ǖǟ9G10ǈǡ12ōƔ15W17Ʀ18Ǫ29ř
could she	90 17ƹ21Ƥ
could somebody	90 9ǜ14ĸ
could take	88 7Ŷ13ĸ17Ƭ28Ǫ
could the	75 -12Ŷ-11ư21ǃ25Z31Ǫ
could they	80 -7Ư14ş24ĸ50ư
could you	55 -23ư-12Ǫ-11ĸ-9Ž-8ŧ-7K8Ų12dƦ13Ŭ14e15Ư19ǫ24ř25ś32Ŝ33ǟ35Ŷ38X60Ĺ77Z
could your	90 -22Ʀ-17Z-7Ǫ14ƹ51ư
count	81 -13ǁ-12ǔ10n11Ň14u16Ǧ18ƻ22Ÿ30ǉ
counting	82 -15ǉ9n10Ư14ǋ22Ƥ25Ƈ26Ʊ
country	82 7Ź10Ɖ12C14ǖ16ǂ21l
counts	72 8Œ19u21Ŀ26Ʊ
counts on	73 19u27Ʊ
county	79 9Ƒ10D11ǖ13Ľ14ż27Ɔ32C
county $	90 15ǖ
couple	76 -11ĸ-8ư8Œ9S10ľƦǁ11Uǐ12ƚ15ū17ŋ18Ǡ
couple of	85 -8ư12Ʀ16U21Ǡ
couple years	88 10SŒ
court	83 -8cƗ46ƅ52D
cousin	85 8ƒ9D11Ǟ12ŝ21n
cover	69 -13ſ-7Ş7ř8űƟƤ9ƀƯưǔǟ12Ŀ14ǣ19ŧ20ŗ21Ʃ27Ĺ30ųƳ
cover $	83 -13Ř-8Ş12ǔ22Ʃ23ų34ŗ
cover the	90 -9ſ10ŧƳ13Ĺ23ǣ
coverage	54 -18ŉ-10ś-9Ǒ-7ǣ7ǥ8X9ŊŖŗƬ10ųƀǚ11Ưǔ12ńǪ13ǎ14ƨ15Ɯ16Ɲƪ17Ŀ18WƁ19Ʃ20ǜ21ŢƂǟ25Ʈ27ſ29Ő32ŘǤ34ƕ
coverage $	64 -21ǧ-19Ǥ-15Ʃ-13ƕ-11WŉŢ-10ĺ9Ɓƚ11Ş12ƪ13ƅ14Ǫ15ǚ16ſ17ǎ19Ŀ21Ɲ25Ƃǜ28ŗ32ǟ
coverage a	90 -8Ő58ƕ
coverage amount	90 -23Ʈ34Ř
coverage do	80 -10Ő-7Ƅ18Ǥ19Ʈ25ƨ30Ř
coverage does	88 7Ǖ27ǧ
coverage in	88 -11ƨ16Ɯ34Ő
coverage is	84 -11Ʃ-9ƀ-8Ƅ8Ń10ſ11Ř25ƕ32Ő
coverage on	79 -9ƀ8Ǫ10T11Ő15Ɯ16Ƅ19ƪ23Ɓ
coverage or	80 -7ǣ12Ŋŏ17Ƭ26ƀ30ĺ
coverage to	90 13Ư27ń
coverages	86 -8Ļ26ǧ27š41ś
covered	68 -15Ǒ-10ř7ǔ9ń10ǡ11őƂ14ĿƯ16ŏ17Ř18ƨ19ŗ20Ǥ21Ɓ30ō31ƪ36Ő
covered $	82 -18Ǒ9ǔ14ń20Ư37ŗǤ
covered for	84 -7Ƴ8Ɓ12Ř24ƨ26ƪ
covered if	90 7Ɲ8ƀ16Ɓ
covers	80 -14Ǌ-10o-9Ÿ11ƤƳ15ƙ18iŗ54Ƅ
covers $	88 20ŗ
coworker	90 10B29Ƶ
cpa	85 -14r15B17A52Ǣ
cr	86 -9ň7Ŵ26ūŷ
cr v	86 -9ň7Ŵ26ūŷ
crash	81 18Ʀ23Ž35Ƅ
crash $	88 11Ƅ24Ž
crawl	83 13ƈ18Ə24Ƌ
crawl space	83 13ƈ18Ə24Ƌ
crazy	77 -9ǡ8Ɖ9U10Hƀ11Ƴǐ12Ɣǫ14t15ň18i
credit	65 -13Ų-7ƅ7ǘ8Ɩ9Ş10ĹƗ11Ľ13Zŭƨ19Ǚ23Ĵ25e47Ķ
credit $	80 9ĵ33Ķ
credit card	86 -16Ķ14Ĺ17Ǚ40e
credit cards	83 -9Ķ-7ƅ11Ǚ13ǘ41Ĵ
credit score	86 
credit union	86 -15Ķ15ĽƗ18ƨ20Zŭ
creek	80 12ƣ55ƛ
cremation	85 32Ʋ
cremation $	88 16Ʋ
crew	76 -9Ƈ-8Ʊ-7œ10u13ǥ15kǠǪ20Ǔ25ǋ39ǉ40Ǌ
crew $	85 -10Ƈ-8Ʊ11Ǔ30ǉ45Ǌ
curious	83 9B12ŕš13rĺ14Ŋţ
curious what	86 9B13ŕ14rĺ17ţ
current	63 -9Ƣ9ŝ10SŗƷ11Őś13ǧ15Œǔ16ş19őŘ21G28Ş31œŖ
current carrier	88 -11Ş9Œ18ş32ő
current certificates	80 14ǔ
current company	85 7ş24Œ26Ş
current policy	76 8Ŗ13Ʒ14ŗś21Ő
currently	82 9œ12Ƃ18ő31Ő
cushion	86 40Z
customer	67 -12S-11G7Ŷ9ţ10ŀ11ǆ12Ǖ16ǖ19ǜ23ǣ35Ǚ45Œ
customer $	75 -13ǣ14ŀ34ǖ
customer there	90 -16S-12G52Œ
customers	71 -7Œƫ10k20Ǖ22ǡ26ǖ27ǅ29Ɵ31ǘ
customers $	85 -9Ɵ-8Ǚ8Ǖ19ǘ26ǖ
customers come	90 -13Ǚ10ǖ51Ɵ
customers pay	90 -9Ɵ-8ǖ30ǘ
cut	76 7ŧƱ9ǥ10Ōǁ12V14Ʃ15Ǜ19ǅ25I27Ţ
cut off	85 27Ţ29I
cute	90 -8b13Ɔ16ǅ25h
cyber	88 -9Ő16ǧ50ǚ
d	84 -20b8Ŝ15Ŭ18w37d47ǅ
dad	72 -7ť7š11q12A14Ÿ24Bƿ33Ƶ51z
dad $	90 -8ť12t14q24Ƶ
dad died	90 11Ƶ
daddy	84 7Ƶ10g11Ǌ16ƿǠ18š
dads	88 -9ƾ12Ƴ14z21ƿ
damage	66 -11ƛ-10ĵ9ũ20Ɲ27Ɯ29ſƁ34Ų36œ40ŧ
damage $	78 -11ĵƛ-9ť11ƙ13ũ16Ɲ17œ20ŧ27Ɯ
damage in	80 -9Ɲ34ť
damage on	84 -10ť24Ɓ37Ų
dangerous	84 10Ŝ36ǂ
dash	84 -10ǒ12ǝ24Ŭ26ů
dash $	90 -11ǒ13ǝ27Ŭ
data	86 -12ǚ-9ǖ44Ǚ
date	66 -7vǫ14S18dń25p27Ƙ44Ŧ56Ŗ
date $	80 27ń
date of	79 9d24p
dates	90 -12d-11ǩ15ǔ38v
daughter	72 -17Ŵ8wK10ƹǠ16v18xű22y27u32ź
daughter $	88 -9źƳ19ux26v
daughters	81 -16d-15b-9m7ƭ9x12v18u19Ŵ23Ƴ29w
day	58 -11H-10Ļ-9ĺőœƟ-7ūƨ7ńŴźǁ8ű9ơǐ10ƂƅǑǞ11ŰǗ12Ơǟ13ǘ14p16Rĵ18jš20PŖť22Z27ŵ28ƻ29ƘƩ38d39ƽ55i62L
day $	71 -13g-12L-10ũ-9ŘŴ-7Ļ10xƘ11ơ13űǘ14Ʃ16ŵ17R18š20ƻ22ƽ28P29iť33Ű
day and	80 10g20ƽ25d
day do	90 8Ƙ13d19ń
day does	90 -8Ř13Ƙ14Ƃ17Ŗ19ƅ
day going	90 37i
day of	88 9ǐ20ũ34ĵ
day or	86 10ŵ12ų13q14R15Ů
day so	86 -7Ľ8I10Ƙ17U28i
day you	86 -12ő10šŨ11d12Ƙ33Ʃ
daycare	90 -13ư21Ʊ42Ɵ
days	59 -12Ų-7Š7qŮŶǝ10QżžƘ11tŝƼ12zūǗ13fœŰǠ15nƔ19k22gŢ29ǐ47R
days $	66 -13Ų-7i7ǐ8Cǫ9ǝ10qǟ11ž12ő13Ƽ14zŝǉ15fRUū16œ17Ǡ18Ɣ24n
days a	85 -8ų17Ů24Ű
days are	90 -24ǟ-7U18P33ǐ
days off	88 -28R33k44g
days or	86 8ń22i25R
dead	84 10Ǫ12ǃ15Ū16ţ24ǟ28Ɠ
deadbolts	86 27Ɛ
deadline	85 -18ǫ13Ƙ48ń
deadline $	88 -19ǫ41ń
deal	76 -10A-8şŴ7Ɖ10Ų11Ʃ12Łņƿ13Ũ15ŏ16ōƵ21ŝ23Ŀ
deal $	84 -9ş-8Ŵ11Ų13Ł18ō20ŏ
deal with	88 -9A13Ʃ14ƿ15Ũ19Ƶ30ŝ
dealer	90 13ƅ16Ƃ
dealt	88 -12ŝ11Ŷ28Ň
dealt with	88 -12ŝ11Ŷ28Ň
death	85 -7n8U16ƨ22Ʈ35Ƶ
death benefit	90 18ƨ25Ʈ
debt	83 41Ĵ
debt $	90 12Ĵ
debts	90 45Ĵ
dec	79 -8ǜ-7K14ǣ21Ŝ22ś
dec page	80 -8K21Ŝ23ś
decent	86 7Ķ8Ƅ15Ř19Ʋ
decide	79 20A21ł41Ń
decide $	84 -16ł18Ń21Ań
decides	90 12ł
decides $	90 12ł
deciding	90 -8ǉ25ł
decision	82 13Ń20ń34ł
decision $	88 -10ł7Ń21ń
decisions	90 13ǜ19A
declarations	83 17Ŝ24ś
declarations page	86 22Ŝ
decline	88 -13ŕ35ƶ
declined	88 26ƶ
deductible	60 7Ńǫ8Ŀ12ZƁ15Ƃ17ŏŧ18Ɯ20ŉ35ř
deductible $	73 -23ř13ƁƂ65Ɯ
deductible and	80 -15Ɯ29ř
deductible could	74 21Z
deductible is	88 -18ř13Ɯ26ǫ
deductible on	88 16ř
deductible right	90 14Ń
deductible you	90 -7ǫ30ř
deep	86 24N33ǝ
deer	88 9g30Ɓ
degree	81 20Ƴ50m
degree $	86 17m22Ƴ
deliver	76 -7R11Ɵ24ǒ25ų
deliver $	83 -13ǝ-8R-7ų45ǒ
deliveries	74 -8Ů9ǝ14ǒ29ų
deliveries $	85 -16ǝ15ǒ34ų
deliveries work	80 17ǒ
delivery	77 -17ų-8ſ11Ůǒ19ǣ25ǝ
delivery or	80 12Ů
den	90 20ƒ
denied	90 -14Ƶ37ƶ
dent	90 37Ų
dental	86 -9ƺ13P22Q25W
department	82 12Ɛ31Ƒ
department or	90 13Ƒ15Ɛ
depend	75 12Ƴ14Ʊ22z24ŀ
depend on	75 12Ƴ14Ʊ22z24ŀ
depends	77 -7A22u31Ʊ
depends on	77 -7A22u31Ʊ
describe	85 -8Ŵ-7Ǎ7Ǐ10ƺ11Ų12ƈ
describe the	90 -9Ŵ-7Ǎ10Ǐ12Ų13ƈ
design	86 -8P46ǜ
design work	88 -8P35ǜ
desk	83 -7Ǒ10Ǌ13V23Ɵ28P
detached	86 24Ɠ
detached garage	88 25Ɠ
detectors	84 -8ƥƻ25Ɛ
detectors $	88 10Ɛ
device	86 45ž
diabetes	81 11ƾ19Ǆ21ƿ
diabetes $	90 7ƾ21ƿ
diagnosed	90 22ƾ
did	36 -21ſ-18œ-16ňŞƩǐ-13Aļ-12oŀř-11VŸƱ-10ĸ-9syJLĴōƄƸǏǪ-8iuHKUśŠŰƞǔǗǘǢ-7IĿłźžơƦƲǅǉ7cNƅ8lƆƢ9fXǈǎ10pŏǚǛǞ11jxŘŝŻƻǀ12FŎƛƠƼǄ13qŤŶƴ14ƫ16Ɯƭǌ17Ɨ18ƶ19ŦǠ20wŒƾ21Ɖ23SŹ24Ŋ25šƏǫ26ŕƿǦ27Ʈ28Ţ29kŅ30ľ31ŉŔŗ32Ň34mGĽƍ36ťƵǇ37ņ39Ũ40Ɣ42Ū43ũ45ŧ48B
did @name	90 -19B19ŗ26Ľ43ŕ
did a	81 7ƒ8ǟ9Ľƿ10Ţ11ƶ25ƴ
did anybody	81 -14Ƶ-9B12ƿ13ƶ16ƩǛ18Ƃ19ŝ44ŗ
did anyone	78 20Ƴ28Ǥ
did he	75 -18Ź-14ƻ-12Ƹ-7Ɲ7ƪ10w12xźǄ14qƏ15tB24Ƶ
did i	63 -21Ƶ-18ŧ-9ŇŘ-8ŋ-7BŗŦ7dkxĿƉƐƼƿ8oľ9eHǇ10pZń11Xů12C13őŬ14gq15Ź17c20D21Ł24b27v29N31ŊŎ66ǫ
did it	64 -20š-16l-10Bƙ-8GľŗŪ-7Ƶ7Ļǜ10Ƽ11Ƴ12jƔ13Ɖ14Ǒ15JŕŜ16Ơ17Ŗ20Ũ22Ŧ26ŧ27Ţ51Ŕ91ť
did not	75 -8Łǫ-7J7KŻ9ţ11ŋ13rŶ14Ļũ15Ŋ21E23a30Ŏ
did she	81 -15ĺ-8ŕǫ7oŻ11ƪ13q18Ǟ49B
did somebody	79 -9ŝ12Ɔ14Ř15ŗ18š20Ň24Ľ
did something	88 -7ǫ12Ŋ14ŕ29Ļ
did that	67 -22Ɯ-19ĺ-17š-16Ū-14Œ-13ǫ-12S-9Ƶ8gƝ10ŢǞ12ť13H14Ɣ20Ũ21ŧ23Ť24d27ũ34Ŧ36j42ŉ
did the	57 -22ǫ-16Ɣ-10ťǏǔ-9Ŋ-8ŪǓ-7ŭƿǅǠ7ĺ8Ǒ9żǎ10ŕŽ11Ɖƙǋ13ƍƛǌǚ14fƅƷ16kųƼ17Ż18Ɨƾ20ņƜ22ŧƣ23Ǧ24Ň25Ơ26Ə28ŝ
did they	56 -14ſ-12Ň-11ǁ-10š-9ǫ-8Gţ-7ĻŉŞ7ǋ8ƂƊƗ9BőŻ10ƫ11Ə14ƘƢ17Ǧ18Ɔ19Ő20Ţťƽ23Sǀ25ŕ28ŝ36ƾ39ņƶ41ŧ46Ũ
did you	45 -36ŕ-23Ļ-21B-20oťǑ-18ŝ-16gHǐ-15ŎţŻƩ-13tƶ-11d-10DļňſƳ-9Ÿƾ-8nCVœřŜźƘƱ-7bĸņŇƁƷƽǋ7ŃũƌƖƴǡ8XƉƬǟ9ŔƓ10ǌ11cƎǓ12ǈ13ŧ14Ŷǁ15ƫ17F18ŉŘ20ŗŢƵ21W22S28lƻ29kƭ31ľ34Ź35Ľ36ĺǠ40w42Ʈ46Œ48m49ƍǇ51ǫ52Ņ60G62Ɣ63Ū81š
did your	61 -13ǀ-11ƣ-10Ǣ-8ǫ-7ņƄ7ƪ8pƀ9ŤŪƗ10nƢǥ11Ɓǎ12T14tƛ17zŇ18Ǆ19ƨ21x36Ƶ39ƿ57B
did yours	90 -12Ɯ10B14ƛ15ƿ16Ǉ
die	82 -13B-8zŢ8H11Ų14V23Ƶ26ƨ30ƿ
die of	90 -20Ƶ-7z46ƿ
died	74 -8Ŷ7Ĺ13Ʊ15ƹ26Ǫ30ƨ65Ƶ
died $	80 -14ư14Ʊƹ16ƨ19Ǫ33Ƶ
difference	86 -13Ū8Ƒ10Ŕ15P17Ń22ŉ
different	68 -13Ɯ-12Ŕ-10Q-9œ7ƕ8CƮǚ10Ǉǧ11VǗǫ12K18Ū21ř24Ļş26ŕ
different $	88 -11Ū41ǫ47ş
different for	80 -15Ɯ8ŏ29ř
different now	90 -10ş-7ŕ30Ļ35Ū
differently	90 -9ǫ-8ş15ŏ19Ū31Ũ
digit	90 10e19E
digits	78 7d12e14Ŭ16E27I36Ś
digits on	90 18Ŭ23Ś
dinner	83 -9Ū13N14n17ǁ20L23ǫ
dinner $	88 27ǫ28N
disability	84 -8ƨ26Š32W
discount	73 8ĵů9Ŀ10m12Š13ǫ16Q19Ż22ž
discount $	84 16ǫ23ž
discount for	86 14Ż
discount so	88 21Q
disease	88 18ƿ
district	86 15Ǖ16Ƒ17ǖ19Q
dive	88 40ǂ
diving	90 -18j11Ǝ21ǂ
divorce	90 12Ķ23f
divorced	86 16f
dmv	88 33ƅ
do	27 -33Ļ-28ƪ-23S-22ţƔ-20Ǉ-19Ťŧ-18G-17ƍ-15Ŕš-14ijŢťŵƵ-13t-12LŅŰ-11Ǆ-10BƈƢƿǎ-9exXĽŒřũ-8ňŎŘƆƣưƶǦ-7hvŸŻŽ7CĹśŭƃƐƙƤƱƻǤ8ałŗƉƨƯƺ9AőƄ10FIŌŴƖƘǔ11VYZŶžƋƲǌǣǨ12uQōǖǙ13ļƚ14ŉǁ15Ƨƽǉ16MľĿŋųƦǫ17HŇŐƹ18ĴĸńŝƷǢ19qUWş20yJűƗǀǋ21ǂ22OŞůƒǍǐ23ĵſǚǞ24Ů25wǊǕǗ26Kǅ27Tƞ28z29ŠǑ30ǜ31RƂ32ƀƜƟ33P34ơǒ38ǓǛ39ŏ40ǝ46ǆ47gƠ53ǘ
do $	67 -25ǧ-22r-15ŷ-14ǅ-13xǟ-12ź-10ƪǉǫ-9Ơư-8g-7ňŏş10ĵơ11Ň12Ŧ16B20Ƹ21U28yů29Ʀ36ǆ40ǌ41Ǌ47ǡ52ƹ61q63P
do a	76 -11ǟ-7ǫ7m10ǃǑ13XǛ22ŝ31M
do after	90 14U19y
do all	90 -16g50P
do any	77 -14P-10Q-9Ǖ7ǝ13Ǌ14ǜ16ǆ19ź22ų23Ǜ40ǖ
do anything	81 9Ɯ15gr40ǂ
do business	88 -34ǆ9Ǎ11ŏ14ǖ15ǣ37ǅ
do clients	77 -16ǖ17ǘ51ƞ
do customers	88 -12Ǚ-7ǖ21ǘ43Ɵ
do for	67 -17ŝ-11ǫ-10L-7ƸǢ9ǘ12Ɓ16ŏ18Ŀ19Ň20z23P25g31ĺ32q41Ʊ
do i	66 -44Ŏ-10ū-9ĴŚ-8tL-7Ǣ7Ľ8luǣ9Ɨǩ11EJƇ12Ÿ14c15ŋ17wŌ21ŏ24a31I35o69ǫ
do if	80 -11ư-8rǪ-7ǟ9Ĺ10Ǘ16Ǟ23ǚ25ƹ32Ʀ
do in	84 8Ǌ13Ɯ19ǌ
do it	72 -26Ʒ-22ř-16ĹĻ-10ň-9X-8Ɵ-7Ǥ7Ŝŷ9ĵ11KƙǢ12ł16ž19r22ŁƗ42ō96ŏ
do not	59 -37ǫ-34Ş-15N-10gHĻō-9ŋ-8ŝ-7aőƠǒǦǪ7ZŐūƛǃ8MOPŸƔƷ9ŌƂƋǢ10IĴ11ľŶž12ƢǓ13ĵ14c16ł17Xŉ18bŅň19L20lƽ21ǔ22Ŗ47Ł61ş
do people	83 -16ǉ-13ƞ-10ǋ-9Ǌ-8Ř12ǜ19d29ǫ33Ǔ42ǘ
do right	88 -12ő23Ʃ27Ũ
do that	80 -15ō-9R-8ĸ8Ǣ9ų13ş20Ş21U32ŏ
do the	63 -7Ƴ8Ů9ūƫ10kǃǜ12x13Y14Ǣ18Ƭ22ƞƮ28Ǔ
do there	85 -8ƈƋ8Ɵ13Ĵ74ǆ
do they	66 -27ƅ-24ń-12Ũ-10ņ-9ĸŕ-8aŧƸǀ-7ŘŮŶ7şƘ8Ǆǫ9ƂǓ11zWŴƎƗ12ƢƬ13ųǗ14ǔ15Ǖ17T22R23ǘ25wƣƩ27yŞ33ǩ61œ
do this	80 -11ļ9N10ō14s55M
do to	78 -34X-10Y-7ŧ8Ɯ11ſ37ǟ41ũ62Ĺ
do we	86 -18ƅ10Ƃ12dō15Ɓ26Ɨ
do with	78 -10RŒ-8P-7q11k20ŵ32g46Ů74Ʒ
do without	84 12Ŷ15Ŀ26Ư
do you	30 -25şƔ-23Ļƪ-21SŁŅ-19Ƣƣ-18Ǉǩ-17ţŤũŵƍ-16cBGŏœ-15ŢƵ-14Ū-13kl-12iqŧŸƩƬƱƹƿǄǎ-11ejĽšťŨ-10Ŕƈǃ-9LX-8hĹĺňƮǔ-7xIŖŻ7NƓ8ǥ9ļƘƼǠǡǧ10nwŬŭƃƤƺǈǊǘ11ľŀƐƙƽǆǒ12Ɯ13ŕśūųŴƉǤǨ14CYZŚƋƖ15uŉōƷƸ16ƨƲ17JVĴĵƄǉǕ18FŋŎŞǢ19Őŗƚǁ20AQ21őƧǖǗ22OĿǀǚ23WƅǌǙ24ſƒƟǞ25ƞ26ĸƂǜ27Tńű28ǂǍǐǑǓ29H30Pŝǋ31KŮǛ32Rů36Š38ƀơ44ǅ50ǝ58g59Ơ
do your	69 -19ų-12ǉ-11ŰǓ-10ů-8C-7AŮ10B13ƙƿǕ16Ǣ18Ǌǔ24Ǜ31z70ǒ
dob	85 35p55d
dob $	88 12p60d
doctor	71 8ƺ12Ƅǥ15ƽ20Ǆ31ƾ35ǀ
doctor $	78 13ǥ26Ǆ
doctors	86 17Ƅ29ǀ
does	40 -23ƃ-20ſ-18ƻ-16u-15Ů-14ƺ-13Šƽ-12ƨ-11ū-10tš-9mőŧǘǥ-8DĵńŤŶŹƉƙƝƦƭǍ-7jĸĻŇŏşťŸž7oYƖƗƞƟƤǌǏ8dwŘ9ŉũƎǔ10łŚƠǐ11Tǎ12Ųǣ14bœŝƱǧ15xLǨ16ŗ17ƈƋǞ18ƂƐƢ19ňŖ20hƅƛƩǆǜ21űŴ22sW23ŰźŻƣ24ŵǒǢ26Ǖ27Ǆ28ľ30ƫ32rǫ33Ǌ37q38ǩ39ƪ
does $	86 -30ƃ-7tŮ7Ś14ŵ15q31ǫ35ǆ
does a	88 8ƪ19ǌ20ǫ23A
does anybody	75 -20Ÿ7ǜ9nŝ11ǣ12Ĵ13ƒ14ŴƱ19Ǐ20ơ28ƞ42ų
does anyone	84 -9ŵ-8Ů9z27Ʊ34ǒ
does each	78 10ǈ18Ǌ20T
does he	70 -23T-19ǆ-16ƻ-13m-7Wźƽ21r25ŝ28ŵǄ32Ż35h46Ű52q
does it	58 -50ƥ-24ſ-15ǫ-11r-10qǆ-7ķŴƣ7apTŚƘ8ƋǈǗ9Ńǁ10Qľűǐ13ŵ14ůŰǅ15Ɛ16ś17Ʃ18Ơ19bYŷ21œ29Ųƫ30ũ32ƈ37Ŗ38Ř55Ǐ
does not	80 -9ŉǢ9ƀ10Ǜ13s18Ū26Ł34ǫ
does she	71 -16ź-12ķƺ-9ű-8Ǣ9Ż10Ǌ14r17Űƹ21Ŵ24s27ƪ41o51x
does that	68 -14ũ-11š-10B-9ǆ-8ĺ-7L7ĿƢ8ļŦ10dŒƇ11ƆƛǑ13p14Ů15ŀ16œ19Ʃ28ľ51ǫ61ň
does the	54 -54Ǐ-33Ɩ-21Ŵ-12œŘų-11Š-10ſƃ-9Ɲ-8qDƉƪ-7ĵū7Ɗ8ǐǙ9ŭǤ10T11ňƟ12Ǝǜ13Wǫ15ű16Ƌ17ǣ18Ǣǧ21ƣ22źƩƫ23ǩ25Ƣǒ26ƛ27ǆ28Ǩ30ĺ34ƅ38Ǖ55Ɨ58ƥ
does your	54 -23Ű-18Ʃ-15u-14ňƱǫ-13pŮ-12x-11ųƻǅ-9oƽǔ-8ĺ-7Źƨ7ŞǓ8dŻƲǝ9Ɓ12q14ű15Őƪ17swBŗǎ18Ÿ19Ƥ20ķ21Ǆ22œǆ23łƣ26Ƃ27ŵ28W32Ǣ35Ŵǩ36r37ź
does yours	90 13ƀ14ǎ15b16ſ
dog	75 9P13Ŭ79h
dog $	86 10P16Ŭ
dogs	84 16Ɵ33h
doin	81 -8g8j9ŏ10Ş12kt15ƪ17ǡ24Ǣ
doing	63 -15Œ-13ǧ-9Ƴ-7yų7ǃ8ƻǫ9ūǆǓ11ō12cş13Ƶ15k17ǒ18j19Ş23i25S26Ū30tx32ǡ
doing $	78 -16ǧ-9i12jǓ16x26ǡ36t
doing for	88 -16ǫ-7Ş12ķ19k31ş
doing in	90 -7x9Ż18j
doing okay	90 -12Ƴ-7u17i26t31x
doing that	85 -17Œ7o9ų46S
doing the	90 -16t16ō20Ƶ24c
doing this	90 -12S13i22ǫ
doing with	90 8Ʒ9t14ǡ
dollar	71 -8ť8ǘ9ƙ10X13Ǉ16ƚ20Ĺ22Ř23ř32ŧ
dollar @name	85 31Ĺ
dollar amount	86 12Ɯ13X17ŧ
dollar deductible	88 -9Ɯ-8ŧ32ř
dollars	75 7ŏ8ſ10ƙ12Xţ13Y20ņ23Ŕ
dollars a	90 -8Ĺ12ŏ17Y18X
done	65 -16Ǒ-11Ɵ-9ū7ƌ9p10Ũ11ƸǄǍǡ12ǆǠ13ō14Ÿ15ǚ16Şŵ17ǟ23ļ26ǀ27y29Ū30ń38ƙ42ƍ
done $	76 8ń9ƌ12y14ǡ15ǆ21ǚǠ25ļ26ƍ
done any	90 7ǂ30ƍ
done now	88 -16ń-8q13ƙ14p19ō24ŵ
door	71 -9ǒ8Ƒ9ǝ10šƚ14ǅǆǌ15Yƛ17Ŭ21ƥ24Ű26ƟǏ
door $	78 -7O8Ƒ9Ű10Ǐ12šƚ16ǅ20Ɵ
door to	90 -7O23Ǐ33Ű
doordash	83 11ǝ34ų
doordash $	90 15ǝ
doors	81 -7ư14ƐǪ27ǟ28Ǉ
dose	90 50ƽ
dot	85 59J
dot com	90 30J
double	90 18ř28Ŕ
down	52 -27ǫ-9QŝŮƚ-8dX-7PŢǒ7wĺŏ8eoƇƑƧǝ9jŉŊƴǊǋ10Ő11pǗ12LVŹ13cƎƭƸǌ14UōŦ15ŗƂ16a17ǐ18Ǡ19Tūƶ20Mş21ƀ23ť24Ń25Ŷǟ29Ɠ44Ƌ
down $	67 -11Ƌ-8X7fM8ƸǗǘ9ƻ11ƇƎ12ū15L18ƶ22ť26ǟ28T33Ŧ34Ɠ
down and	82 -7ŝ7d11ŉ17ƙ27ŗ
down as	85 10ƭ14ƣ16o18c23a
down at	88 7ǡ11ř14ş29U
down for	73 -13ǫ8Ũ12mĸ15c21Ő27ǐ29ō
down in	88 11Ķ16Ƌ27Ƨ
down right	88 -15d-8w7ǈ15eo24p
down the	80 -11Q-10ǡ-8Ů11Ƒ12V14y21ū28Ǡ39ƀ
down there	75 -7Ƨ77Ƌ
down to	79 -7Ŗ10HǠ12V13Ɓ14ŀ44Ń
down what	86 -10ƙ8q9D14Ŋ15ŚǤ
down with	83 11M12ƿ13ŗ21ĺ
downstairs	88 25Ƌ
downtown	84 -7C11ŰǍ16ƥ27ǫ28Ǐ
draft	88 23eĵ
draw	86 16ǃ30ǜ
drawer	86 -8űơ10ŗ14ǘ16ŭ26ś
drink	78 -12ǆ10Ƽ11ǝ12ǫ67ǁ
drink $	84 17ǫ22ǁ
drinks	85 43ǝ
drive	59 -20u-17q-14Ż-13R-10rxz-8ƪ-7i7D8ǒ10Ǌ11Q14M15ƅ16ũ17ž19ź22Ů31ū32ŷ34Ŵ37ų41ŵ42ů43Ŷ67Ű
drive $	69 -22uŮ-18qŻ-12zů-10x-9rƪ8D9ų10Ǌ20Ŵ26Ÿ32ź35ŷ37Ŷ52ū65ŵ
drive for	84 -11ǒ-9Ů13ũ17Q47ų
drive in	84 -9iR-8ų9ů69Ű
drive it	80 -30Ű-14Ÿ11ů22ƅ75Ů
drive to	82 -9R-8ŮŴ32ǒ36Ű
driven	78 9Ůŵ10Ÿ17Ǎ
driven by	80 10Ů17Ǎ
driver	70 -15ŵ-12ǩ-11ū13ž16Ž18źſ19Ů20ƀ26Ŵ27Ÿ35Ż
driver $	83 -13ŵ10ŸŽ22ſ25Ż
driver or	88 26Ů32Ÿ
driver training	90 -15ǩ23Ż
drivers	66 -27Ŵ-11Ű-10ů10Ž13źǝ14Ŭƀ17ǫ23Ź24ǒ27a38Ż40Ÿ
drivers $	80 -14ǒ-11Ŵ7ź8ƀ18ǝ54Ÿ
drivers @name	84 -26Ÿ68Ż
drivers in	90 8Ÿ
drivers license	79 -23Ÿ31Ź35a
drives	65 -17n-15Ű-12ū9Ų11q15Ÿ29ş34ǒ46Ŵ
drives $	86 -61Ŵ-21ǒ8ź91Ÿ
drives and	80 -16Ŵ34Ÿ
drives it	90 -31Ÿ32Ŵ
drives the	86 -30Ÿ12Ų14ǒ29Ŵ
drives them	80 -12ū20ǒ
drives which	84 -16Ÿ-12ǒ44Ŵ
drives you	90 43ş
driveway	78 12Ƒ28ū43ű
driveway $	90 -8ū15Ƒ22ű
driveway or	90 13ű
drivin	78 9ƀ12ų13ž15ū21S24ź30ż
drivin $	90 7ž17ź19ū
driving	64 -17ǫ-16S-9n7t8ż9ƃ10Ż13ū19Ů21źž24ů28N29ŵŸ31Ž38Ź
driving $	76 -16S-12Ŵ-8ŸŻ-7ǫ21ū31Ź39ŵ40Ž
driving or	88 7z10ź13Ż
driving right	90 11Ÿ45N
drop	77 -9Mƃ7ŕ9D10Ǩ11V13ƿ15Ŝ25Ɓ42Ʒ
drop it	90 -10M15Ŝ16Ɓ
dropped	82 10Ǫ11ƃ31Ţ
dropping	88 8I17ų
drug	90 10ǁ16Ũ26ƽ
drugs	84 9ƽ44ǁ
drugs $	88 10ƽ23ǁ
due	78 -8ƣ7Ɖ11ǀ12y13Ş15ǩ17Ļ47Ŗ
due $	84 8Ɖ16ǩ21Ŗ
dui	88 48ż
duplex	90 -9œ-8Ǐ15ƥ17Ƣ
during	88 15Ů18P19ơ22R25Ɯ
during the	90 15Ů19Pơ23R
dwelling	80 -8Ř-7Ʈ51ƕ
dwelling limit	88 -9Ř24ƕ
e	79 12ƌ17wō47ǜ56b
each	63 -22Ř-13ư-9D7ǣ8wĴŁƳƽǈǋ9T13ƚ14YŰ15ř16Ɩ17Ƣ19Ǎ20œŴ24Ƹ36WǊ
each have	79 -39Ř16Ŵ64W
each month	80 -16ư-10T10Ĵ11ǋ19Y21Ɩ25Ƣ28œ
each of	76 9v17Ǌ22T
each one	88 7Ǌ12ƽǈ20ƚ
each way	86 21Ű
earn	80 7Ƹ13ư26q27ŏ31T
earn $	86 14ư16q27T
easiest	88 7Ŝ21K
easiest way	90 7Ŝ14K
easy	83 -10ǀ8ž9Ɛ10Ŝ12kŞ14Ũ15Ǆ16M
eat	85 -7W7k9ǥ10ǔ13ř14ŧ21ǝ40ƺ
education	81 -9Ŀ31Ƴ41m
education $	85 -9Ŀ18m25Ƴ
either	83 -11Ƭ-10Ơ11ƿ12Ž14Ǐ15ŭ18ƻ
electric	85 24ƌ
electrical	81 -10ǆ10P15ƌ29Ǔ
else	53 -19ǫ-8Dƣ-7ŹƝƦ7ŊŵƓ8ŏ9h10ťƾǧ11ƍ12ţ13ƛǍ15HŶ16ư18ƧǊ19ǟ20ĴƤ21Ÿ25nŴ28ł39Š43Ŏ46Ņ
else $	71 -19Š-14Ÿ-9ƣ-8ĸ-7łƝ7űŷ9KĴ10wĻƚ13Ǫ15ť18ŵ19Ņ21H22Ǎ28Ƨ38Ŏ
else are	86 -14ǫ-7aŎ30Ĵ37Ņ
else be	80 -14Ĵ31ư
else do	90 -19Ŏ29Š30Ŋ
else drives	90 -12Ÿ13Ŵ
else gets	90 12n20ł
else has	88 -14n12ş14Š23h25ł
else i	90 -12Ŋ25Ŏ
else in	86 -19Ÿ7Ť10ŅŽ41n
else is	76 -18n-14ł-7Ĵƕ11Ǔ13Ŏ14Ɠ17Ƥƾ31Š32Ǌ
else lives	79 19Ƥ21n
else on	86 -22n-12Ŏ-9DŅ-8łŭ13Ƥ20ǧ25ƛ40Ÿ
else would	80 14ĸ
else you	77 7Š8ĸ9ū
em	69 -28Ľ-20c-8ų-7ũ7uwŬơ8ŔƆƣƶǝ9ūŲ10lĴĵŴƱ11Ƴ13EǗ14Ǎ17ŝ20şŨ21vţ24š25ǜ34Ş
em $	82 -32Ľ10ţ12Ŕ16l19şǍ41š45Ş
email	60 -10D-9Ǣ-7b8Ɨ9ľ14ǩ16Ǘ28Ŝ35ǚ40K62J
email $	72 9J11Ɨ52K
email address	85 -11D26J
email for	88 -16K-7b28J
email me	88 -11J-9K41Ŝ
email or	88 -9ľ18J27K
email something	80 -7ǚ22Ǘ
emails	88 10J12ǚ15Ǚ
emergency	85 10Ƅ19Z
emergency fund	86 21Z
employed	85 -9o13Ƅ25Q32q
employed $	90 44Q
employee	80 12ǧ48Ǟ
employees	64 -10Q-7Ǟ7ǒ9ǋǛ17ǥ21Ǔ25Ǌ34ǉ
employees $	79 -16Ǔ13ǋ23Ǌ26ǉ
employees are	80 18ǉ
employees or	73 -22Ǌ-8ǥ58Ǔ
employer	75 -9Ǌ-8Œ18V25Ʃ28S32Q36W
employer $	82 -10Ǌ-8Œ7V13Ʃ28Q32S
empty	81 11y48ơ
end	69 -13ǈ-8Ŕ-7ĻŒ8mƘ9ō10jń11łƹ12IļƲ13Ń14iǅ15Ŗ22š27ŧǦ30ŕ39b
end $	80 -7Ū9ŧ10Ŗ11ł18biŃ24ŕ31Ǧ
end of	86 -14ǈ10Ŗ11Ƙ14ń18ǅ
end up	82 -8Œ-7Ŕ10m14ƹ23ŧ28š
ended	85 11l12Ľ20ŧ30Ž
ends	80 -11ő7e8Ś9Ŭƫ25Ŗ30Ʃ
ends $	90 10ƫ32Ŗ
ends in	86 7e9ŚŬ
engaged	90 37f
engagement	90 26ƚ
engagement ring	90 26ƚ
enjoy	86 -8R21g27t28U
enough	72 7şƀ8Ʋ9ƕ10Łŏ11ƙ13Ÿ14ķ16Ŧ17y18jr21ſ34Ʈ
enough $	88 8ſ10ƀ64Ʈ
enough to	80 7ź9r13ƙƲ14ŏ15ķŸ16ƕ
equipment	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
equipment in	88 13Ǥ22Ɵ
equipment values	79 -25Ǥ40Ǒ
equipment worth	88 29Ǒ
equity	88 25Ɩ45ĸ
erie	90 8Š15š26ő
errands	86 10ǒ36Ů
escrow	83 40Ɩ
escrow $	88 -31Ɨ61Ɩ
even	62 -7ĺŞ8Ŧǫ9hœǁ10ƆƮ11YŖ12ţ15ũŸ17Ʊ21ƻ26Ž27ŝ37Ť
even a	76 13Ɔ19ƻ22Ž24Ʊ
even if	77 7ƻ8Ƴ9Ž11Ÿ15ţ22Ť
even ones	80 13Ť
even small	80 -10Ž23Ť
evening	90 -11i14ľ36L
ever	48 -15Ŗ-12ŧ-11Ɵƺ-10SŕƅǛ-9rŞ-8őŠƉǖ-7Ƅƿ7ŀƓƙƜƨ8ƹǥ9CŐŮ10ǒǔ11ŹƎǗǜ12gǁ13ǈǝ14hƫ15R16ƀǟ17żƃ18žǚ19ŝť20ų24ĴŢ26Ř28ŇǞ29ƛ30Ŵ33Ɲ34ƞƶ37ƾ41Ť45ŗ
ever $	90 -8a7ŗ39Ő
ever been	65 -13ƺ9ƞǞ11Ň12Ƌ14ǟ15ƀǚ17ż19ƶ20ǁ28ƾ
ever come	75 -14ŗ-10Ɵ13ƶ15ƞ18Ɠ29Ɲ36ŝ
ever empty	88 13ơ
ever explain	90 13ƀ18ŗ
ever get	81 8Ǝ9Ţ11ǚ14B16ƴ26g28Ƌ
ever gone	86 -13ơ-9D16ǥ20ŗ24ƛ
ever gotten	84 -15Ƌ-13ǥ-9Ǜ11ǚ13ǝ17Ɲ35ƞ
ever had	65 -14ŝ-11Ƌ-8Ő-7ƿ9ƛ11ǟ13Ɲ14ŇŤ17żƾ18Ǘ23ť
ever have	83 -12ŝ-7Ţ14Ň18Ǟ32R50Ť
ever said	90 -8Ţ15ǜ19ƶ
ever sat	88 -7ŝ24ŗ
ever taken	80 -42Ƭ57Ĵ
every	59 -13Ʊ-11ŮǑ-9Ǖ-7L7hŕşźǀ8cœ9ƐƖƫ10FUƿǤ11ǧ12YųŴǟ13ĵ14ő15ƽ23ūŵ24TĴ28Ǜ30u35ǔ36Ű
every #	85 -12Y7œ15T22ĵ24ƫ
every @day	90 28Ǜ
every day	76 -7ūŴ8Ů10q11ź12ǁ13U20ƽ34ŵ40Ű
every month	70 -39œ-14Ʊ-9ǟ9Z12Ɩ13F16T17ő19Y31u32Ĵ56ĵ
every time	90 8ƛ13şǛ
every week	90 -11Ů14Ŵ31ǟ
every year	88 7ơ11ǀ13ŝ20œ
everybody	72 -11Ũ-10Ĵ-7zƱ7ƵǙ8ŮƘǓǚ9HłŔſ11Ƥǉ13Ǉ14ĸ17Ʈ21nŸ
everybodys	79 -7Ƶ9gŏ10Ʈ11Ĵ12A14űǊ18K19ǫ21Ŀ
everybodys got	85 8ų9ŏ11g13AĴ19Ŀ
everyone	90 -15Ŵ10n13ž16Ÿ
everything	64 -10X-8œ-7ƚ7Eŷ8KŞƴ9AƽǓǨ11U12ƮǑǤ13ŀǆǒ15ļ17ǘ18Ʊ19Ŏ21Y23ƙ26i32Š33ĸ
everything $	78 -13Ǒ7ŨƘ10ŀ12Ǩ14ƴ15ƽ17ƙ31Ŏ
everything in	85 -20X9Ǥ13ĸƵ14Š21Ǒ23Y
everything you	84 -7i12ŷ13ƙ19ĸ24Ĵ
evidence	88 7ƅ28Ɨ
evidence of	88 7ƅ28Ɨ
ex	90 -8Ɩ49ƭ
exact	86 -9ū9d13Zǅ15œ30Ŭ
exactly	72 -12Ǐ-7Ʈ7CŖ8D9Ŕ10Łņ11ƣ12Ţ13dƗǆ20Ʃ23ť
exactly $	86 9C12Ŕ13ņ17d22ť
exactly did	90 -14Ǐ-7ť9B15Ţ17Ɨ24ƣ
exactly does	80 17Ŗ25Ʃ
exam	75 63ǃ
exam $	81 32ǃ
excellent	90 18ƺ
excess	79 16ƃ63Ǩ
excess liability	86 17ƃ26Ǩ
exciting	90 7Ǡ14H21Ƙ
excuse	88 31ŕ
expand	90 37Ǡ
expense	88 13ľ22Ĺ
expenses	82 13ǌ14Z21Y22Ʋ
expenses $	86 13ǌ22Y
expensive	83 9Ǒ14ǥ15X18ƙ22ƚ
experience	73 12Ũ13ũǥ14Ǉ16Ň
experience mod	78 16ǥ
experience with	90 19Ň
expires	90 15e24Ŗ
explain	75 11ƀ13ŗ16ŕ17B19ŉ35ŋ
explain $	90 -9ŉ21ŋ
explain it	84 -7Ũ12ŗ20B21ŕ
explain that	90 7ŋ30ŉ
explained	85 14ŉ16ŗ
explained it	90 15ŉ17ŗ
exterior	88 33ƈ
extinguisher	88 27Ɛ
extra	75 -11k-9œ11ų13ŵƸ14ƶ16Ʀ19Ő23ƚ26ǉ31Ǧ32ƃ
extra #	90 -22Ǩ39ƃ
extras	86 -7Ś52Ƃ
face	86 -25Ř14ƨ21M28Ʈ
facebook	90 26Ľ29ǫ
factor	90 -19J-10ł18Ń29ǚ
fair	76 -8Ʈ8ľş9ŏ13Ľň15i16ŁŊ17ĶŨ
fair $	85 10ľ11ŏ19Ũ
fake	84 10ŀ56ǚ
fall	67 -16š-9ĺ-8Ļ-7ư7E8ňƄ12ǀ13Ǜ16d19yƙ20Zř21ŖƠ30ŷ
fall back	73 -8ư9Ƅ23Zř
fall out	90 12ň32ƙ
falls	84 -10Œ-7Ĺ18ǣ21ƞ24Ŧ25ǥ
falls off	88 -7ĹŒ25Ŧ27ǥ
familiar	88 25ľ35ŗ
family	58 -16Ƥ-9Ŵ7qzĻŀ9Y10h11Aūƺ12Ʋǉ14F17ƞ18ũƵ20u22Ʈư23Ƹ25Ʀ26y36nƿ
family $	72 -13Ž-9zư-8ǋ-7Ƶƾ10AƸ16Ʀ17Fũƿǉ27y29u46n
family fall	80 -8ư26Z
family history	76 14ƿ19ƺ
familys	90 11Ư18Ǉ
far	63 -13ŵ-12q-10R-8ţ-7U8ňůƑ9my10vS11Ż12ĴŒŦƣƯ13u15Ơ17ƛ19ǒ23iŉ25Ɯ40Ŵ42Ű
far $	76 -20Ű-8Œ8Şŷ10Ƒ11ň15ƣ17u20Ơ23Ŵ25i35ŉ
far are	88 -8l24Ɯ
far do	88 -10Ŵ21Ű30ů
far does	90 -16q-13ŵ12Ŵ54Ű
far is	80 -11R18ƛ46Ű
far out	90 -15Ű-13ů21Ư31ǒ
farm	75 -11h-7S7Źǆ10ŝţƟ12Ƹ15Œ16Ů20Ņņ33Ǔ43ő
farm bureau	90 -7Ő13ŝ15Ņ
fars	85 7Ű
fars the	90 
fast	80 -20ǫ-7ŧ8ǉ11O15Ũ16ż28ń42ŉ
fast $	90 -8ŧ13O17ŉ20Ũ
father	81 -10ƾ-7ť11B17Ƶ34zƿ
fault	77 10Ƅ15ť50Ž
fault $	88 12Ƅ23Ž
favorite	82 20Ơ22ŷǫ24Ş
favorite thing	90 -8ǫ36ŷ
fax	85 -10M8Ɨ21ƅ36Ŝ
fear	90 -9Ƹ30ŀ
feel	65 -10Ƶ-7X7Ĺƺ8Mſ10ǡ12ŌƠ13Ķ14Ʈ15Ũǃ16Ň17ũ20ţ23ž24ŏ25r28ň
feel $	88 8ň44ũ
feel about	73 -20ũ-11Ơ13Ō17ǃ28ž37r42ň
feel like	86 -13ũ10ſ11Ň18Ũ30Ơ
feeling	81 -16Ǆ7Ơ17ň23tũƺ
feels	88 16X40Ʈ
feet	70 -10ů11Ƌ12Ƽǂ13UŁ17Ũ18Ǎ21P22Ƒ41Ƈ
feet $	81 -11ů11Ƒ15P16Ł27Ǎ
feet is	88 22Ƈ
feet right	90 7Ƈ15ǂ
fella	80 8ĸŇ10cg12Ũƀ13xŝǅ14Ņ15B17ƚ
fellas	90 -8ǒ9ƭ14Ň20Ǔ
fence	79 -9Ɲ10Ǝ12ƛ46Ɠ
fence $	90 26Ɠ
fender	82 8Ť9ĸ11Ų36Ž
fender bender	90 9Ť10ĸ21Ž
fender benders	88 23Ž
few	71 -16Ţ-9Ŋ7ǥ11Ƃ13Ɵ16H25ĶŋŤ
few questions	90 -12Ŋ22ŋ
few years	75 -17Ţ7ǥ17H27ĶŤ
fianc	90 -7dľ12f16p18o23q
field	86 12ƛ13Ĺ15ś18Ǌ
fifth	90 14ĵ23Ņ
fight	85 -11s12ŏ18rŰ19ŨǞ
fight you	90 -12s20rŨ
figure	72 -15Ǒ7HƔ8XŔ9ǌ10yĹŃřŧƕƙ11ť13Aŗǋ16Ų17ƉƮ24ƚ
figure it	90 17A26ŗ
figure you	90 -7ŗ7Ư9H12X24Ų
file	73 -15Ź-8Ǆ-7ƭ7dw9ǘ10ǅ19ǔ20ŜǙ22ƅ24Ť25ǈ27a
file $	85 -8ƭ-7ǘ7J10w11ad14Ǚ
file for	88 -9Ť14ǔ15ǈ
filed	78 7ƅǈ11Ǟ15ř19Ũ24ť32Ť
filed $	90 8ǈ15Ũ
files	88 -9ǖ9ǚ37Ǚ
fill	76 8Ļ11ů13ľ16ĺ
fill in	80 -10Ļ36ĺ
filled	85 7ĺ15ō22Ľ
filled out	86 7ĺ15ō23Ľ
filling	90 14Ļ
filling out	90 14Ļ
final	79 11fľ26ł45Ʋ
final expenses	86 24Ʋ
finally	83 11j17t23k30Ơ
financed	84 -10A41ŭ
financed $	90 -11A26ŭ
financial	83 13Ǣ22B41A
financial guy	90 12A24B
financially	88 -11A15ư16Ʊ17Ĺ
financially $	88 -11A15ư16Ʊ17Ĺ
find	71 -10f-9ǫ-8Ʒ-7G7g8Ƭ9ŏŨǃ10ĸſƹ11ǡ12M14U17ƾ18š27śǚ36Ľ
find a	90 -12f14ĸǡ15ƹ17ŏ
find it	88 -7Ľ18UŚ
find the	90 -8G11Ƭ22ƾ
find us	90 25Ľ
fine	75 -8ƽ-7T9iŲ10Ǆ11ž12Gœǌ16NŌǫ23ŗ
fine $	86 -7T7K14G15œ
fine print	90 21ǫ27ŗ
finish	84 -10Ƴ9ťƍ15ǆ25ǫ30m
finished	73 7ǟǣ11m13Ż18ƍ37Ƌ
finished $	84 11Ƌ18m
finished basement	90 
fire	63 -11Ǒ9ƙ12ń20Ļ21Ǥ22ť23ŊǞ25Ʀǟ35Ɛ78Ƒ
fire $	86 -14ƑǑ14ƙ23ǟ24ťƦ31Ǥ
fire department	84 12Ɛ24Ƒ
fire extinguisher	90 17Ɛ
fire station	84 15Ƒ
fire truck	90 23Ƒ
fired	90 46Ǟ
fireplace	78 47ƒ
fireplace $	85 24ƒ
first	58 -8ǎ-7ĹƣƦ7GŖŴſƢǇ8e9S10wĻĿƪ11š12ś13Z14ŀŒƭ15xň17anAŔǫ18Ɔ19ń20o23Ő25ŅƘ34ř
first $	79 -7Ĺ7A10ƹ11ō18ń23Ƙ39ř
first and	80 -10Ź13o40a46ƭ
first months	80 -8ư26Z
first name	88 12b20o
first one	85 -8a8Ņ13š19ǫ36Ő
first page	90 9ř12ś
fish	90 10ơ26g
fix	79 10ǫ11ŏ15Ʀ18Ť27ş29Ɓ32Ū
fix one	90 34ş
fixed	85 7Ŷ15Ƃ24Ū33ƍ
flat	78 -13Ɖ7j8ř11Ɯ16ƶ17Ƃ24ǫ26ƪ44Ɗ
flood	71 -7ƨ88ƛ
flood $	90 43ƛ
flood insurance	84 -8ƨ33ƛ
flood zone	83 
flooded	88 12ƋƦ13ũ
floor	76 -12Ƥ-9ƛ12Ɛ16Ƌ20Ǌ25Ɲ52ƥ
floor $	86 8ƥ15Ɛ19Ƌ
floors	85 7ƍ14ƥ27Ƈ
floors $	90 8ƍ11ƥ24Ƈ
florida	88 9Ź33H
fly	86 -10Ź44ǂ
folks	64 -8Š7aĺ9BWƥư10K11ĽǊ12žǙ13ƞǆ14ǖǘ15Ƨ16Şſ20ƨ21ƿ25ǉ30z
folks $	84 -12U13ſ14Ǚ24z31Ş
folks do	90 -7ǆ8wǊ14ǖ
folks still	90 26z
folks who	90 -7z11Ľ14W32ƞ
follow	86 15g16ŉ23K25Ʃ
food	78 -8ǒ-7ŗ11ŀ13Y30ǆ46ǝ
foot	80 -10Ź-7c9ǩ12jǍ17ż33ƕ41Ƽ
footage	84 27Ƈ
footage $	88 10Ƈ
for	34 -25Ŵ-20ƾ-19Ŕ-16Łł-15CDU-14ŞŸ-13ŉǏ-12ǋ-11ŀūƹǚ-10aśƫǆ-9mŚƋƞƺƿ-8hnƓư-7uŎŖǗ7ŏƵǔǡ8cyT9ǉǠ10Nšűžƀ11lVſƱ12jwŝťƽǨ13pōǁ14ƖơƣƮƯǓǤ15gLŕ16qƅƶ17ǎ18Ťǖǧ19dœŲǩ20ļƁ21ŧƦ22QXƙƲ23ŃŘǃǕ24bOŗ25k26Ɵ28ķũ29Ŀ30ƸǢ31Ǆ33ƕ35ǒ37ĺ38ų43Ƣ44Ɣ47Ů56Ƴ
for #	69 -14ĵ-11Ř-7XZ7ſƕ8ƙ9ş10aœ11ŶƧ12žƄ15Ǫ16Ʈ19ŧ26ǟ33Ɣ
for $	58 -29őŲ-20ǎ-13m-12Ŋƙ-11ĺŔŠ-10CŐǏǒǓ-9ƭ-8Ǌ-7X7O8Ǒ9şųƢ10użƮƳǧ11ƪ12ƕ13Ɩƽ14Ǥ15ť20ļ23ƗƯ27ǫ28Ǖ35ǖ37Ů39Ř40Ɣ42Q46ŗ74ƣ
for a	58 -14X-12Ǡ-8ƣ-7œưǖ7Lŗžǐ8Ʈǔǟ9Ŷǩ10YľƟǃ11mŢ12qP13ǎǒ15zŋ16S17Ʋ18ř19ũ24H42Ʀ
for all	80 11ǚ14ǔ
for and	72 -14ƣǎ11OĸƔ13ŗ16ƀ26Ʊ51ĺ
for anything	90 -10Ť-9ƾ17Ǆ28ƺ
for bodily	90 -7ſ34Ř
for business	88 -8ǆ12Ǥ43Ů
for college	88 -12m23Ƴ
for for	84 -11Ʀ-10ƾ7ů11Ƴ13OǄ15Š16Ƅ
for fun	86 -8ų36g
for good	90 26V33Ū
for her	90 -15Ƹ7ź11x18Ƴ29Ƶ
for in	90 -14ǧ-13ĺ-7ŝ47Ƹ55Ŀ
for insurance	82 -63ƣ8Ǖ17Ļ24œ67ǎ
for it	65 -17ŗ-9ĹŶƗ-8ŘƸ8bœ9BZŨ10ƠǦ11ƭ12ű15Fŏ20Ɣ31rĵ34ő40Ų43ŧƕ
for life	82 -16ż-14q15ƪ24ǁ28ƶ
for me	64 -14a-7ŋ7Ų8Ŏƈ10jn11LƯǆ12Ÿ13TĸƐ14Ĵ16O18ū19Ŋ22Ǒ23Ǌ79b
for money	86 13ǚ21ų23Ɵ
for on	78 8ƕ10g11Ɣ15Ǖ
for one	90 10Ǥ15ž21ť24ǩ
for retirement	82 44ķ
for school	90 -27m20Ů48Ƴ
for somebody	90 -15F38Q
for something	90 17Ť18ƅ
for that	69 -20ĵ-12ų-8ĻŗƔ-7Xĺ7EŨŻ8ǂǩ9ƁƢǥ10Ŧ12żƣ13m15ŕǒ18Ɵ20œ22Ő27ō31Ĺŷ
for the	53 -17Ů-15ƣ-14ǡ-12Ʊ-11ǌ-10gƟǫ-9QĸĺƗǍ-8ſư-7uxż7tzķƎƦ8ǁǎǐǖǙ9eFƘƬǣ10PžƅǊ11ƙǈǓ12ǋ13Ƴ14aŢ15O16ơ17ƔƲ18wƚ19ŕ21űƸ22ǃ24k30Ǣ34œ42Ǡǧ69Ƣ
for their	88 -8m30Ƴ
for them	75 -38Ƴ-12ş-7ļ13x15ư22ų29Ʊ32Ƹ36y
for this	75 -10Y-7a7o8sJ9Ľ12Qǌ14O16ĵƷ17X19m20ǃ
for today	90 -22ļ-20Ɣ-16Ļ-7ƹ38ĺ50Ų
for what	80 -9ū9rťƽ11ŧ12ĸ13Ɣ18ƙ25ƨ29Ů
for when	83 10ĺƔ11Ɯ18ƀ36ķ
for wind	80 -13Ɯ29ř
for work	78 -9Ǌ-8Ŵ-7Ů9ųơ10ŵ24ǒ28q
for you	52 -36ǋ-28Q-24Ÿ-23ř-20ǫ-19Ɣǐ-18œ-17ŮŴ-14nUǚ-12H-11O-10łǔ-9ĹŲ-8ŢŦ-7PŁŎŖŷ7RǌǞ8IǆǇ9JY10ZŗƖƻ11Ň12gŅşƵ13MŊ14jLňő15Ş17Ǌ19Ǔ20ĺōŏǉ21G23d25ǡ26Vǒ27c29l31NǢ37Ť38ļ39Ŀŝ42X43š55ũ62Ń
for your	65 -19Ǒ-11Ƽ-8oſƺ-7aōƫǕ7Ůǎ8xyWƗƴ9ǩ10sřƄ11ǋ12Eƶ13Ʊ14Ư15dXĺ16ƲƳ18wœ19ǄǤ21Ɓ29Ɵ40p
for yourself	88 14Ǆ17Ʊ25Q
force	84 11ō13ń40Ő
forever	84 8Œ13Ų14ƫ17G40H
forget	90 7ƕ14ƅ16ƪ
form	69 -7ŭ8F9hĺ10ƞǈ11ő12mƷ13a14p17Ļƣ19Ľ20ľ
form $	82 -61ĺ-8ŭ13őƞ21ƣ78Ļ
form just	80 -56Ļ78ĺ
forward	83 -10H15ŏ16ŁŜ29ō
forward $	90 -10H18Ł50ō
found	83 -7Ɓ8ŬŽ11Ś12Ɔ14Ų17ļ22ƫ27ś
found it	90 13Ɔ24ƫ30ś
foundation	85 -7ň15ƛ31ƈ
foundation $	86 -7ň15ƛ27ƈ
fourth	90 -9g11x29k
frame	80 -8Ɔ39ń44ƈ
frame $	90 -13ƈ23ń
free	74 -14ŉ10Ťǃ11Ʃ12ƹ13Ĵ16ŭ18N21s24L28Ɩ30g
free and	85 -16ŉ8ǃ14ƹ20ŭ35Ɩ
free or	90 12Ť17Ĵ
friend	76 -9o10ƞ17Ľ18Ƶ19a20B41A
friend or	90 18A
friend who	90 10Ƶ15A
friends	84 9Ƅ12š19Ʀ22B
from	48 -15ǫ-12ş-11T-10h-9Q-8ĺśƦǚǩǪ-7ŗŦǊǦ7ŐšƝƬǑ8ŜƅƜơ9uIŁŰ10kƀƆƩƫǇ11ňŪƿ12ŹǏǟ13rĸƑƞǆǞ14WǓ15Ĺ16ţŨƽ17ņŏǌǍǖ18ľť19ŕ21ƣ22Ŕ23Rŝ24Ż25ǔ26ļ28ƛ33l41Ǘ
from #	83 -9Ɗ9Ɖ12ƌǗ16ƫ42Ŕ
from $	73 -10Ǫ7ƨ8ƣ9C11Ɲ13I17l18Ĺ23šť27Ǎ33Ǘ
from @month	90 35ơ
from a	84 8ƣ14Ǫ15u19ǆ
from before	88 -25Ŕ15lƭ24u37Ɔ
from home	72 -11h-7P19Ɵ20ƞ31Ż39R
from it	86 11B13Ł27Ū29kƬ
from me	81 14ň15ńƗ33ŏ50ļ
from scratch	88 12Ő14ƕ
from shipping	80 13ǟ
from the	65 -14ǘ-8Ǧ-7Ŧ7ǜǥ8NųżƩ9Żƈ10Ņ11Ǎ12ƙ13ŧǑ14ǔ18ľƜ21ƽ22ǖ26Ǐ27Ũ30ƛ31ǌ
from them	88 10ţ13Ŝ15ǔ
from there	88 9Ź14ŝ
from us	90 -14Ɨ11ƣ23ƅ
from what	88 -7l8Z19ň24P46Ŕ
from work	90 -7ƫ8B13sƨ
from you	73 -15ŝ-9T-8Y-7ŰǏ9ƥƸ11gǆ12Ƌ13ǁ17ƞ28Ǔ29ư35ĸ
from your	73 -8ǖ9Ƒ10ƛǔ11Ŝ13ƫ17Ʃ20W21ŝ24rǘ28Ű
front	68 7e8ƫ11q12Ļ15ƥ16Ƒ17ĵ20ƈ29śǅ31Ǌ
front $	82 11e15q18ƈ37ǅ
front door	90 10Ƒƥ
front of	78 7Ź10ņƫ43ś
full	63 -8ZǤ-7Ř7ųƉ8quŎ9ƄƤƾǡ10Dǆǝ11œ12ƕƦ15Ư16źơ17ŏ19ĵ27ǉ30a33R49Ɓ
full $	88 -7U14ǡ16ĵ
full coverage	79 -7ǣ9ſ67Ɓ
full name	88 -7w8o35a
full time	77 -7tN12ų14q22ơ44R45ǉ
fun	72 -7ų7ǂ9Ǧ13Ƥ16x22ǡ26Ů34k52ŷ56g
fun $	85 35g37ŷ
fund	78 -12y-10m14Ɨ27Ƴ30ǥ38Z
fund $	80 -12y-11m23ǥ28Ƴ38Z
funeral	74 9Ļ15Ƶ58Ʋ
funeral $	82 -8ư40Ʋ
furnace	80 13Ĺ14Z15Ə22Ƌ31ƌ
furnace $	88 24ƌ33Ƌ
furniture	80 13Ƨ18Ƥ22G27ƙ
furniture and	86 46ƙ
fuses	90 31ƌ
g	86 -29Ř-8ƃ-7ſǆ8Ǩ11b20Ż59ǣ
game	88 -8Ľ10Œ11g50ǫ
gap	76 19Ŗ36Ţ58Ƃ
garage	70 -9z9ƒ14ťƞƧ20Ƈ23Ɠ32Ɵ38ű
garage $	78 -10z10ƒ14Ɵ18Ƨ22Ƈ24ű
garage driveway	90 
garage or	90 15ű
garden	90 -8F10g25ƥ
gas	82 -7X9ƌ13Y48ƒ
gate	86 -8ƛ17ƥ19Ǝ21ű
gave	76 -10ŏ-7ƨ8ņƩ9Ņ10ŕ11W12B13Ũǜ21ŗ41Ľ
gave you	77 -10ŏ-7ƨ8ņƩ9ŕ10Ņ12BW13Ũ21ŗ42Ľ
gc	86 -10ǎ-8ǫ-7ƣ28ǩ41Ǖ
gc want	90 -11ǎ-9ǫ8Ǖ30ǩ
gear	90 -7ǚ10Ɵ42Ǒ
general	74 -14ſ-13Ř8ǘ12Ķ14ƺ19ǩ24Ǖ33ǣ
general contractor	88 25ǩ
general liability	80 -15ſ50ǣ
georgia	85 7l15Ź17y18C
get	45 -19q-18ƹ-15ǫ-12ķŐ-11Ʈ-10z-9lrĶĻŘŮƍ-8ŔƔǠ-7cyDłŃŊŚųƅƇơƦƼ7AĽŢƕƵƷǐ8mGŀŸƨ9pĵŒŬ10bKŁƢ11ŵŹ12ƛƪǑǛ13RľƋ14ƣ15gIJS16svļŷƘǁ17Ż18HżƎƗ22WŉƄ23k24ƜǗ25ŧŲ28eŜ33ōŶ
get $	80 -11ǫ-9Ɣ-8Zƭ-7Ŷ10ļ11Ż16Ɨ22ƨ24Ų25ŧ39ƪ
get a	72 -30ķ-9ǁ8K9Eƕƣ10ǉ11Aǚ13kHŗ14e16ǫ17Q19ľƜ25Ǒ32W
get around	75 -7Ƈ13ƕ15ƴ33Ŷ
get behind	90 16Ŵ21Ÿ
get by	82 -20ƹ-8ƿ-7ū13ƄƵ27Ŷ39ư
get certificates	90 -10ǩ17ǔ
get cut	86 17Ǜ30I
get for	85 -28Ɣ-7ŏŗ23Ƣ56Ų60ŧ
get his	90 -21Ź13w18ź
get hit	90 -7j9ƀ12Ǧ14Ɯ
get hold	90 27K
get hurt	85 -11W11ƞ15Ǜ29Ƅ31Ǝ
get in	85 11ť12s13ƥ14ŝ20m
get into	86 -12Ǉ-9š-8G10Ǚ14i16ǚ47S
get it	75 7Œ9ŏ10Ŝţ11eAOƘƧ12ŀǅ14ĵ16ƚ23b30Ɣ
get me	86 9ǋ38Ŝ
get my	85 9ľ10J35Ľ
get off	88 -20g10L11ō39R
get out	82 10H11NƜ12V50g
get paid	86 11ĵǘ12Ƅ13Ɨ16T
get started	88 9ť13d
get that	74 -26ŧ-14d-12Ƴ-10Ɖ-8ŘƵ-7š7bľ9ƎƐ10H11ż12Ūž14Xō15pŜ16CǇ17ő18Ŭ19Œ31ŉ37v
get the	75 7ŚŶ9řƉ10Ĺ11ƨ12ƭ13ƫ15ķƘ
get there	90 17Ű34G
get this	82 17š20ƣ27ń29ō
get through	85 15W19Ĺ
get to	75 7L8Ƴ17kZŷ19ź28ũ39Ŷ
get you	74 -15Ő-9ŚŻ7m9d11pƂ13ż14Ư15Ŝ18ŷƵ24ō25ŏ31I
get your	74 7WƘ10ƽ11ū12Ź16aŨ17ŏ20s25eǗ
gets	72 -9A-8rƖ7Ŵ8ź9gĽƱ10ǥ11ǉ14Ƥ15Ư16ŷ17Ƃ20ŏ25ł34ƭ
gets a	88 11Ľ14ǉ19ł26ŏ
gets the	85 -10A-9r8Ŵ14Ʊ22ƭ
gets you	90 -10Ɩ12g19Ư21ŷ22Ƃ
gettin	82 -9X7z10Ǟ11tx14i16P18œ
getting	69 -10ǡ7Ů9AŲƂƪǟ10tĺŀƠ11UśŶƘ12Ǜ13Ǣ15j16ŗź17z
getting any	90 24t
getting paid	80 14ǟ
girl	80 -12p9ǘ13Ǧ14lv15Ǌ21w27u
girlfriend	86 -13w-11ư9Ƥ18o20ƹ
girlfriend on	90 9Ƥ
girls	83 7ǟ8v11Ƴƹ17uǞ
give	56 -15A-10Ŷ-9G-8JŹƫǫ-7ƺ7ťūƬǐ8ĶňŋƢǤ9őŷƙƟ10ņŨƩ11IůǉǗ12oYŕ13ōƣǢǩ14xŧ15Ş16Ƈ17dD18X20Ƃ28ǜ37W
give me	60 -10W-9G-8JŹƫ7ewQƉ8ūƖƨ9ťƢǐ10ň11Ķő12Iŷǉǒ13ů14oY16ōǢǩ18Ƈ19dDŧƙ23X
give you	72 -10ƙ-8Ŷƨƺ-7ŭ10Ƭ12Ǥ14ŋ16ƩǗ18ņƣ24x28Ƃ64W
gives	90 -11ǜ9O23A
givin	90 12e13ǃ14Ł15t
giving	86 -8X8e12œ13A14Ņ18Ŷ
gl	80 -24ƃ-11Ř-10Ŏ-8ǜ18ǧ31Ǩ93ǣ
glad	83 -11Ɓ-8Ɣ10ĺ13tťŦ15ő17Ž27ŷ
glad you	86 -10Ɓ-8Ɣ10ĺ13Ž15Ŧ16ő28ŷ
glass	79 -8ƣ-7Ő15Ɓ25ǎ28ǁ43Ƃ
gmail	86 31J
go	47 -17ǫ-15uƟǟ-12lĵŧůŰű-11ũ-10qL-9Ɯ-8ńő-7ixMķĺĽłŇţťŲƨƮƱ7NśūŴǅ8ZŢƌƐǦ9ĸŅŐŝşŻ10ŗŨŵǀ11ŋſƹ12wŉŜǂ13EņŤǒ14Aš15aŃŕ16Ǩ18Ƣ20ōŔŘ22moŪ23Ư24V25ƔƩ26Ơơ27ŏ29Ɩ38Ǟ40Ŏ41ƭ44R47Ʀ
go $	67 -20Ũ-7ŕűǟ11ŢſƏ12Řǥ14Ư16Z17ŏ18Ơ19Ǩ21Œ29Ǟ33ņ34Ʀ
go about	90 11Ń14Ǟ
go after	88 19ƌ25ĸ28E
go ahead	78 -10Ƹ7aňŚ11ś26ō28ş
go back	83 -8r7Ƭ11ŉ18ư27ƹ
go by	81 -17u11Ǟ14w16ǅ19a23Ń41o
go down	84 11H13V22ū27ť30Ŧ
go for	76 -12X-11ť11ŏƔ16Ʀ19Ƣ26Ť28r
go in	76 -19Ɵ10ǂ11Ɲ13Ů17Ǟ28m68R
go on	72 -12Ư-11Ŷ-7ŋ7c8ƀ9Ōź10Ņ11Ŋ12ƛ19ŵ28Ɩ29Ǫ77Ŏ
go over	74 9ľ12sƊ20Ɣ24ŗ29ŉ
go part	88 27Ʃ32V
go through	80 9ŗǨ10f11ŋ13ǧ17Ū25Ƶ29Ŝ
go to	72 -15Ǫ-11l8Ż10Űǀ12żƦ18m25Ƹ39A75ƭ
go up	75 -15Ƹ-11ţƠ-9ĵŧ-7Bš9ǂ11cƫ12Ɔ14Ƣ15Ū18Ɣ22ſ23ř43Ŕ46ŕ
go what	73 39ŝ
go when	90 10ƛ12ǂ
go with	75 -19Œ-12ſ-11ň-9ŕ-7őŰ7Ţ9B11awƩǦ12Ń15Ŷ19Ŵ22ō30Ř31Ũ34š
goal	90 43ļ
goes	68 -12p-9œ-7őǊ7Dŵǫ8ļƃ9Ʒǋ10EHKƫ11zJŃǟ12łƹǜ13ķǞ14dY15Ŵ21o26ǘ32ƭ
goes $	88 13ŴƷ17ǫ18ƹ
goes out	90 9Ɩ13ǋ23Y
goes to	83 8Ǣ11D13z14K16ŵ38ƭ
goes with	90 -7ő8E34Ŵ
goin	82 -20ǡ8U10yư13V15H16Ʒ42i
going	56 -18Ţ-13Ű-11ƹ-10F-9ş-8ŁŵƳ-7gtLļ7ĻţŨưƱ8YŊǠ9ePŉǅ10Q11UƟ12Hǫ13Dſ14Ɣƺ16ŪżǇ17Ŵ18r19ĺũ20Ŏ21ǡ24k25ź26y31VŃ46Ő
going $	78 -26Ʒ-24ǡ-9ƹ-7V11YǪ13e14Ŋ22U25ŎǇ34ǫ44i
going for	83 -8şƳ8m16Ş23Ɣ25x
going on	80 -31Ń-15U-13F-7Vļ8Ō9k10p13Œ16Q18Ɵ19Ļ21ƺ46ĺ
going through	85 10U18Ũ35ũ
going to	63 -15x-10iĺŀ7żƯ8ǫ9ơƱǠ11Ķ13P14Ő16Dſ19H21Ū23Ʒ26rź46y71Ń
golf	88 37g
gone	63 -11Ŏ-9ūƖ-7DǇ9ũƔƳ10Ƣ15ƛ16Ɛƫ18œƸ19ǥ20Ŕ21Ŷ22Ʊ24ŗ32ư37ƹ44ơ
gone $	74 11Ƴ14Ʊ20ƫ21Ƹ23ư28ƹ41ơ
gone over	90 -9ơ16ǥ34ŗ
gone through	79 12ŗ13ǥ
gone up	80 27œŔ
good	53 -10ŵ-8ĺ-7uŁšŰǍ7ƄƊǛ8MVŔƖƻǊ9JZŤŽƏƷ10ţ11pŌƫƯ12őǫ13UŻ14ǌ17Wļ18Ū19ŏ20Ň21ňōŲ22ƺ24Ķ25ŷ27x28N30L31i32Iǡ49Ş
good $	75 -20Ǆ-15S-12Ş-11ŏ-10i-9ǫ-7N7HJŷ8Ŋ12Ňŉ13Ū15ƺ18Ʒ23ǡ24I28xƯ41Ų68ň
good day	88 -8Ř12i16ǘ31L
good for	82 -12ǡ-8G8S11x12ǌ13L17Ťƻ19Z21Ɩ25Ǉ
good grades	90 13Ż
good health	86 -16ƺ-8W15Ƅ19Ǆ
good idea	90 9s15B
good or	81 -10H-8ǡ-7Ş7Ň8i9Ķ11Ų13Ū15ƺ23V45ň
good outcome	90 28ļ
good shape	81 7ŲƊ11ĶǄ27ƺ
good student	86 24Ż
good that	90 11c13Ū14Ǜ25i
good time	82 16L17Ɣ60N
good to	81 -15Ŋ-11ň-9Ų-8Ż11t12Wţ15ŋŏ24ō35Ş
got	41 -23ǫ-15řƯ-14Ň-12ƍ-11iXƮǠ-10ŷơ-9rŌƻǆ-8lQľňǥ-7bGMRŪƲƵƾ7ĹĺŅŨųŵƂƇƔƨǄǅ8Ŋſ9dghqţŬůŹƄƙƛƦƽǃǔǝ10uŏŢūƌƘǦ11EVŚŴƚǉ12źƁ13N14ƓǤǧ15ņŧŲƐ16ĽŶƶƷǚ17ŉǑ18jkŖŞ20śš21nZœ22ő23ķ25ŝ26Ő28Ļ29A31Š37ƀ39O
got #	72 -15ǣ-10c-8Ő7ǚ8ǘ10Ń14E15j19ƪǉ20Ǥ21u25I35ſ39O
got $	68 -32ř-15Ư-11Ŵ-10a-9Ő-8ŠŶǙ-7ķŵ9ŜƷ10ƨ11hO13ţ15Ŗ16Ŭ17Ƈ19şǖ20Ɩ21q22ū28ŗŞ35œŧ72ƀ
got a	59 -21u-13ĸ-11ƀƂ-8ŵƝ-7Ǩ7jņƃ8ŝ9ƺǍ10hŤŰ11UŶƨ12ZŠűǔ14ƙ15Aŏź16ƚ17Ɠ20Ų24NŐ28Ǣ29Řǧ30n53ķ
got about	88 7Ɵ
got an	85 -38Ǣ-27Ň-9Ǩ7B14ƃ17ŋ44ŝ47A
got another	88 11Ŷ13Ŏ21ƶ24ŵ
got any	78 -13ņ-7Ō7g8ř10uƓ11ż12Ų29Ņ
got anything	90 15Ǝ19k28Ő
got for	81 -9ǥ7ƛ8Ǜ9Ɛ11ǧ13ķ20Ɓ23Ƅ
got going	88 -8ş17Ş29Ǉ
got hurt	85 -7Ƅ10ǥ12ǛǪ32W
got in	73 11Ɠƨ12ĸ14ƴ22ƙǑ32V
got insurance	90 -7ǧ10ő19Ő
got insured	79 21Ƅ
got it	72 -8ť-7X7K8Ų9fœŦ10š11Ǣ12ł13őŔǋ15ŉƆ16nŮ24ŏ30Ɣ
got on	76 -11ƙ7ř8Ɖ10Ǚ12ƨ16Ŗ22Ǥ27ů
got put	90 24Z
got some	86 -9Ǌ7ǂ10Ŗ11Ň17Ƭǉ
got something	90 -8ŋų7k13g27Ŋ
got that	82 -10ƾ-7a7q12š13Aƿ14ƚ17Ŵ
got the	68 -10Ő-8Ǣ7ƞ9š10NŃƕƤ11ĽŠŭ12oŬ14Ś15Ŷ16Dŉ18Ɲ26Ŵ67ś
got there	88 -8ƍƚ12ǝ13Ǒ14Ŗ15Ǌ18ŋ
got to	67 -13I-8a7sAŭƅ8ŧũƁƩ9TĽūƌƜƞ10Ş11kŢ12ƣ13Ƙ14ņ17ł23Ǟ
got what	90 15ǈ17ŵ22ş
got you	70 -12Ņ8őŒ9IPŁ10šƄƽ11Ƶ12Ǧ13ct15ŀ18Ő19a22ţ24O69Ļ
got your	74 -16n-11d-9ǥ-8P-7ł7D8Ǩ9ĺ10ǂ13Ź14tǅ15ŚǦ21v37ő63Š
gotcha	85 12gŸ13VĻ15Ŧ
gotten	77 -14Ƌ9ǚ10ļ12ƞǝ14Ƣ15ŅƝ
gotten hurt	88 18ƞ
gpa	88 45Ż
grab	82 -8Ŝ8I15Ź17ƽ30ś
grab your	86 17ś18Ź
grade	82 10m12x20qŨ26v
grades	73 -14u-11x9ž11v63Ż
grades $	86 17Ż
grades at	80 25Ż
grandkids	90 -9ƭ10k20Ƹ
grandma	88 8n9ǖ11Ÿ15Ʊ
great	77 -11ŝ7Ż8Ǖ9ĶŜ10xļ11aƞ12JǍ13Ňƈ21T
groceries	85 -7œ7z12X23Ů31Y
gross	79 10Ɩ23ǋ45ǌ
ground	78 -7C10Ƽ20ƕ21ƥ35Ǝ
group	78 8P18Q30Ʃ41W
group life	86 11W13Ʃ
grow	80 -13H-8Ʒ7ǌ8v14Ƭ23Ǡ35l
grow up	85 40l
growing	86 8ǉ22y25Ǡ
grown	84 16Ư24v27n
grown $	90 28v
guardian	82 44ƴ
guardian $	90 -17ƴ51Ʊ
guess	78 -10Ǉ-8ƞ7Ū9Ɖ10iǘ11ǌ13Ɔ14őůƑ20Pƙ41ǫ
guests	88 43ƞ
guitar	90 9ƚ26g
guns	82 37ƚ
guns $	88 16ƚ
gut	82 8ƍ11Ǟ28Ń42ň
gut $	88 12Ǟ17Ń
guy	68 -13ǫ-9ǘ7ľ8Aǥ10šƏ12ť13M14ƣ15ŝ16gǗ17x19Ǟ20ņ28Ň32Bƀ
guy $	86 -7ǈ9Ǫ15xAŝ21ƣ
guys	63 -14Ů-12N-7gP7wŖǍ8hĹŎőũƔǒ9kƹǥ10Œ11xY14C15FHŵƖǛ19jǉ23ǋ24ǡ33ǆǓ
guys $	81 -9Ǧ-7ƨ7ǔ10ş13ũ15ǋ17Y19Ɯ42Ǔ
guys do	85 -19Ǔ-7gPǍ11H13k33ǉ41ǆ
gym	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
gym $	79 -12V13Ʃ22P30Ļ
gym and	80 -19Ʃ39Ř
h	83 -13t11Ś14o30b
h are	90 
ha	86 8Ś11g12Ų14cő15ż
hacked	83 34ǚ
hacked $	85 21ǚ
had	51 -12Ő-11Sľ-10p-9nƋǫ-8Ǫ-7dzƵ7Pƌ8ŋŲƏƜǚǡ9ŷǁ10tĶŞǞ11ĿƉ12vťƦǗ13ƾǛ14Ţ15żǄǟ16ǥ18ŽǇ19Ļ20š21Ĺ22Ɲ26ǀ30Ň35Ť38Œƿ
had $	82 -8ż9Ǐ13cǦ15Ɲ17Ť20Ž
had a	62 -11Ť-8Z-7Ő7AŽƻ8řƖǀ9ĺ12ǡ13ŝ16ĶŇŋǗ22ť24ż
had an	86 -18ŝ13ƃ23Ň
had any	75 -8ƍ-7Žƿ10Ţ11Ǜ12ǚ16ŤƜ17ǀ25Ǆ
had it	88 -39Ǉ-11n7ŗ15Ə28ƿ43Œ
had that	85 7t14Ǉ16Ū18ƌ30Œ
had the	79 -11ƾ-9Œ-8S10f11tx12ƿ22Ɖ57Ǉ
had to	65 -7Ǫ8ƺ10ƙ11ũƦ14Z15Ş18Ƶ19ĿǞ27ǟ29Ĺ49Ť
had water	90 -15Ƌ18Ɲ
haha	76 8œş9HĽǚ10pŝ11htűǀ12j14ƴ19Ų
haha $	83 8œ10ǚ11Ľ12ű13h14t21Ų
hail	69 -8ť8ŕ10Ŧ13Ɖ29ř30Ɓ61Ɯ
hail $	77 23ř24Ɯ
hail deductible	90 -14Ɯ16ř
hair	85 -7Ľ12N14P17U32ƟǊ
half	67 -11Q-8ƺ-7Ʊ7śƟ8uķƅ9Ʃǟ10ƓƢ11pOǫ12Ƌ14ƪ17q22rǖ23Ƥ26Ǫ34o38Ʈ
half $	88 -10L-8rƱ19ƪ35Ƥ43o
half a	85 -8Xǖ12Ř13ǟ49Ʈ
half of	86 10Ɵ11Ǫ14Ƣǖ
hand	71 -11Ư-9Ťǎ8Ƙ9ǊǑǛ11ǥ12MS14ś16Ǡ18ǔ23Ƣ34ǘ
hand over	79 -13Ǡ13Ƣ16S
hand you	88 -8ļ11Ƙ23ǔ39Ƭ
handbook	90 29Ǟ
handle	71 -7Ǫ10ĵŗ11ZŨƴ12Ǣ14s18Ǌ20ƹ21Ǟ25Ĺ
handle it	90 17Ǟ24Ũ
handle out	80 7Ĺ18Z
handled	83 11Ƅ16ń38Ũ
handles	78 -13ś-10Š12ǞǢ17ǘ23ł24ŝ38ǚ
handles the	81 -21ŝ-13ś-12ǚ-10Š10Ǌ20ǘ51ł56Ǣ
hands	83 12ś14t16P21ǉ22ǜ
hands on	90 16ś24ǜ
handy	77 -8Ő9vŚŮ13M15ǘ40ś
handy $	81 -8Ő10Ś45ś
hang	80 -11ƫ8Ɠ12VŴ29Ʒ30ļ41Ł
hang on	90 -12ƫ7ś13Ŵ33Ʒ
hang up	86 10Ŝ32ļ44Ł
hangin	90 12Ɠ13Ĵ36i
hanging	81 15V26Ɠ
hanging over	88 29Ɠ
happen	64 -10ƱƸ-8ũǫ-7Ĺ7ŏ8ǗǪ10ƞƩ11Ū14ť18Ť19ļ22ǚ24ǖ25ŀ33Ļ35Ŧư
happen $	76 -16Ū-11Ƹ-10Ƶ-8ǫ8Ť17ǚ21ť28ļ29ŀ30Ŧ43Ļ
happen again	84 41Ū
happen if	75 -9ƹ11Ɲ12ƞ14Ǫ15ǟ30ǖ
happen to	81 -15ǟ-12Ʊ7Śǜ11Ǘ13ƹ15Ʃ42ư
happened	60 -17ŀ-8ł8ŧƦ9ĻưǥǪ13ŗ14Z15ĺŇ16ũ17iƝ18Ŏƭ19Ţ25Ƶ34ť
happened $	76 -31Ļ-25Ƶ-16Ǫ-11ư8Ʊ9š10ŧ13Ĺ15Ŧ23ƭ28Ŏ60ť
happened again	80 -9Ĺ16Ū30Z
happened that	85 -15ť-10ł-9Ƶ29Ţ42Ļ
happened to	78 -18ŀ-15Ļ-8ť-7Ŧ8ǫ11Ň12ũ13ƪ15Ʀ28ư33Ǫ46Ƶ
happened with	76 -20ť-17Ļ-7ŗ11Ň24Ƶ29Ɲ30ĺ
happens	64 -12Ļ-10Ǒ-7ơ7ŀƛƝǔ8ļƄǪ9ż12Ţ14Ĺ15ƪ16ǥ21ǟ22ŘƩ24ƀ25ǫ26ƹ
happens if	80 -12Ǫ-11Ǒ-7Ĺ8ƞ10ǜǥ11Ʃ13Ɲ14Ƅ22ǟ
happens to	75 -18ǫ-8ơ8ǟ18ŀ20ƪ34ƹ36Ǫ42Ʃ
happens when	78 -21Ʃ8ƀ9ǔ11ǥ37Ř
happy	74 -8Œ10d11ļ18Ơ22U42ŷ46Ş
happy with	79 -9Œ28Ş52ŷ
harassment	88 -10Ť30Ǟ
hard	68 7ƻ8ƛ9ksƐ10ĸ11dƋ12ǡ16Ƶ18žǛ29U34ǫ
hard $	90 12ž15Ƌ
hard for	80 13ĸ22Ƶ
hard where	80 14ƛ
harmless	90 37Ǖ
has	50 -14n-10rŹ-9xŒŴơ-8ť-7ţżƏǡǫ8qQŽƊƛƽ10BŸƓƕƼǥ11ŔŢǎǨ12őŕ13ŵŻƉǩ14ŗşƬƶǜǞ15Ń16ńœ17jůǝ18ź20vłƌƝǄǙ21Ť22ƀ23Š25h
has a	67 -7n8Ɲ10łŤ11Ÿ14ƾ17ŢƓ21Ǩ23ǜ
has an	90 9ƀ16Ǟ
has anybody	70 7ŝ8ƞ9ŕ10Ǟǣ11Ʊ14ǝ15Ťƌ16ƶ18ƕ
has anyone	74 -9Ə9ǥ13ǚǝ15Ɗ36ŗ
has changed	80 16ƺ
has he	90 -12p-7d18Ż24vǩ
has it	71 -9ǡ-8Ɲ8ůƇ9ŦŲ10Uƍ11ƋǇ13Ƭ15Ū17Ɖ21œ24Ŕ30j
has the	69 -13Ƌ7Ťǧ11Š12hƒ15Ɨ16ƽ17Ɲ24ƌ29ł
has to	84 -10r-8ţƣǕ20ǎ27ł30Ńń
has you	90 8ǈ19Q35ő
has your	74 -9Ŵƾ-8DƗ-7Ļłŗŝ8pǏ9Ž10ź11Ż13ǥ14q15h16ƛƼ18B22ŵ23Ǆ34Š
hate	82 8ǀ10KǢ12a13Ş16cŀ18ť
hate to	90 14aŞ18ŀ
haul	84 -13ǘ15Ű18Ů20Ƨ43ų
have	31 -22Ʃ-19P-17yŁǆ-15ǩ-14HŰƗ-13Mǌ-11Uš-10ǎǡ-9gĽƦ-8jnxLTŔƆƠƢǐ-7opAKŃƯ7FłƅƇǦ8crGJŚƿǣ9dhŉŊōőżƝƸǅǊǢ10kŎŖŗŝűƏƴƵǖǚǪ11Sńƞƺǀǫ12ŌūƁƋǇ13IƌƜǤ14NźƚǍ15ĸŞƙǈ16lmŽſƂƬƲǑǟ17ŇţƎƓ19ķŤŹƀƄƱƷǕ20Z21fŶǞ22ŏŠ23aĴǧ24ƍƐǔ25ŘśƳǉ27u29OŒƾ30ƨ33Ő34Ņ41ƪ
have $	58 -40Ǔ-26ǆ-20ǣ-19Ƃ-18œ-17ƨ-16Ʈ-14Őſ-12qQŏƦ-11Œ-9ţŶƩǞ-8ŅśƳǄ-7ŰƍƯǊ7ǈ8ƭǙ9ǉ10ĺǒǤ11ż13ƈ14ŗǑ15Ƈƿ16ƚƫ18Ĵ22ƌ23őǍ24ǖ26OƸ29ƙ30ǧ33Ʒ38ū48m53ƪ84Ř86ƀ
have a	55 -24n-22O-21ū-19ſ-16Ƃ-15ǚ-14IƮ-13ƃ-11rƣ-10ų-9śŠ-8yMơ-7HĴŘŶƗƨǞ7ƐƑǒǫ8Ƨ9Ʋ10ōŏ11ŭǧǨ13Ƴ14Ż15Ǜ16ƴ17q18ŇŝƜ19ķƟ20ƒǪ22ŐƓƞ26ǣ27f28Ǝ29ǅ31NƋ34ű36X37u48Ǌ49F
have an	70 -12Ǩ-9e-8Ɵ7Ƅ9ǘ10J11Ǟ12ķ15Ɛǈ19b21ŝ25ƃ31Ǣ
have and	90 -10Ų11Ɗ13O
have any	66 -20Ǟ-15u-12ƾ-8œ7ŲŽǈ8Ō9Š10Ɠ11ƺ13ǒ16h17ǀ20ŐźǉǓ26ƪ43ƨ
have anything	82 -19ƨ-14ƺ-8A9Ǆ13Ƶ14ĸ15ƿǨ18ƪ29Ʃ
have at	90 -21PU-15Ř-14q-13Ʃ15ƪ33ƨ65W
have been	66 -12Ǉ-7Ƣǡ7rŊŎ8a9ţ10ň11Ţƍ12Ƭ14S15ũ18Œ19k30ǫ32ŷ71G
have current	80 14ǔ
have dealt	90 -12ŝ11Ŷ15Ň
have done	88 -12Ū9ƴ17Ǎ28ǟ31Ũ
have flood	88 -9ƨ47ƛ
have for	78 -17Ǡ7Ŋ8ſ14Ŧƣ17ķ23ǧ30ǫ
have full	90 22Ɓ
have got	53 -14Ő-11Ŷǣ-10p-9ƀǊǫ-8ǧǨ-7ķĻŢ7uZŒƎƺǤ8Ŗƨƴ9UļŋƫǋǙ10hśƕ11JŮ12vƐǔ13Ių14ŗƽ15CŎŞş16dDƳǃǑ17aņ19Ņŉ20Řŝ25ſ26Ʒ30œ
have had	75 -8ż7Ţ8iŒ10ŷ11c12Ž14Ǟ18Ļ21ǥ26Ɲ
have heard	90 7ň12ŕ14ŀ20ť
have his	88 -11ǥ34ǔ39ź
have i	86 11O17NŊ32i
have in	78 -19XŐ-11Ř7Ƹ14Ŏ16ǁ17Z36ƨ59Ʈ
have insurance	85 -21ƨ-15Ƃ-12ƀ10ǔ66Ő
have insured	90 -7Ǥ20ǆ29Š
have it	83 -9Ǧ10ǔ15ǈ22ō28ś
have kids	90 -8x-7y49u
have life	88 -7W14Š24ƨ
have not	78 -18Ł8ǀ9fG11Ŏ12ơ14nƬ16t18ľ24ţ
have now	84 -11ǅ-9u-8Ʃ-7ǖ11ǣ23Ő25ǧ35ő
have on	77 -17Ř8ƙ11ǁ17p23ǧ24ƨ28a
have one	90 9Ő16Ɲ25Ŀ
have rental	88 33Ƃ
have seen	90 -11ǫ-7ƃ10ķ11ǔ12ǧ14œ
have some	88 9u26Ǌ
have something	85 -11ƛ-9Ŵ7ū12ƃ15Ƌ24Ő39Ŷ
have that	76 -9J-7ś7Ǩ8aŚ9O10lƧ11uǚ12Ʋ13ŶƇ17Œ23Ŧ
have the	68 -31Ř-23Ɲ-7Ņ8eķřŠƁ10Ž11ńƹǤ12ų13ƌ14Ś16Ƙ17a18Ŭ23ś24ż26r29ſ32Ő
have their	85 -16ǒ-14ǔ10ǚ17ŵƤ44Ǔ
have there	80 -10Ž23Ť
have they	78 -18Ũ-9ǥ-7i19Ő29şǦ77Ş
have through	69 -21Ʃ-19P14W27ƨ76Ř
have to	58 -26ƨ-15ǔ-11Ń-9rō-8Œœś-7ZƑƗǤǩ7ŌŸƖƣǈ8zůƎƥ9Ǟ10ĵ11ř12ŶƏƯ13ţ14Ɣ16Ĺńƛ18Ƴ19ƙ20ŧŨ21Ĵư28Ť29O33Ǖ35łƅ57ŏ
have uninsured	86 
have workers	90 24ǥ
have you	45 -17G-13Ş-12ƴ-10ũƪ-9ƨƯǧ-8uŴŶƂƞǊ-7vşųǙǡ7ŉŲƼǂǣǦ8ōǛ9rśƁƏƬƻǉǖǚǤ10VƖǗ11kZĴ12Őťž13ŇŢ15Ķƶ16R17ƺǀ18Ž20Ƴ22S23fƲǑǔ24Ū27cƾǠ30Ź32Œ33Ƶ34Ǉ36l39Ʊ44ƍ56Ņ
have your	72 -12F-9Ő-8ǀ7Śǚ9Ǖ10a14QŴ17ŋŠ24Ō25wś
havin	88 8Ŀ11i15yń28ǡ
having	84 13i18s27Ŀ35y
he	53 -22ƻ-19T-16ǆ-14Ź-13mQ-12Ƽƽ-10UĻƸǫ-9dHWƾǡ-8fĵŲŶ-7zžƟƨ8ǔ9łƏ10ŞƱ11A12Ǟ14wǩ16ŵƿ18ź19ņ20Ű21ǥ23v26x27ŝƵ28o33B40ƪ44ƹ45h46t47s52Ż56Ǆ63p77q79r
he $	84 -8q20h32p
he a	90 22Ż
he do	84 -23ǆ7Ż10ƹǔ12ŝ13q23ŵ
he doing	90 -22x8Ż13tź
he get	85 -20Ź12w13ź14x29Ż
he have	86 -13r-8W20q23Ż26ƪ
he is	71 -11Ş-10H-7ƽ7y8ņ11nƪ15s20A21Ǆ23ŝ34q42v48p
he keep	90 -9ĵ13ƹ15ư
he say	86 -7Ń10ƺ22r
he take	86 -14ź-12ŵ-9ƽ-8Żƪ14ĸ29Ǆ35Ŵ
head	84 -7ƥ7Ř11Ʀƴ17ŀ18ǉ24ũ
headed	86 -10Ż18V20y22k
heads	88 -16Ɖ10ǘ22n
health	57 -11Ő-9z7ƾ15Ǚ16ƶ28W30ƿ34Ǆ45Ƅ61ƺ
health $	72 -18Ƅ-11z-8ǈ13ƶ38ƿ50Ǆ
health and	79 -9ƿ13ƺ23W
health insurance	82 -28ƺ-15Ő13W65Ƅ
health issues	88 11ƺ
health plan	80 22Ƅ
health since	80 16ƺ
health when	80 23ƺ
health wise	86 15ƿ20Ǆ
healthy	79 10ƿ20ƺ26x
healthy $	83 21Ǆ27x
hear	62 -11Ŝ-8w-7ō7ŕ8WXŐŪƂ9kNƻǟ10fZŀŁƎ11atDů12lxƼ13gŇ16Ɖ19uňŏ21hĽ27s33ǫ
hear $	86 -16ǫ9h24Ɖ25ŏ35ň
hear a	85 11N13ƻ15Ň34ǫ
hear about	84 10Ơ34Ľ
hear from	90 7ŝ12ŏ
hear it	86 9Ɗ11ƹ14t16ŀ19s
hear that	78 -13ǫ-9w8Ňƥ9œ10x11zĿ12Ő14f15k16aD17ů18g
hear what	90 12B13ŕ16Ū
hear you	85 10Œ14ǟ15Ł16XZ22Ƽ
heard	75 -12Ǩ7br8BU9Ňŕ10ǔ11ŀ16ť18ƃ35ŝ
heard from	88 13Ň41ŝ
hearin	90 9ň17i18U22ō
hearing	84 -11ǫ-8ǒ9U10gţ11ł19Ŷ25h
hearing $	84 -11ǫ-8ǒ9U10gţ11ł19Ŷ25h
heart	72 -8nƵ9Ɔ12Ǫ13Ǡ18UǄ23ƿ59ƾ
heart attack	86 -8Ƶ14ƿ15Ǫ16ƾ
heart disease	88 18ƿ
heart trouble	86 19ƿ23ƾ
heat	78 -18U-15Ơ27ƒ45ƌ52j
heater	80 19ƒ42ƌ
heater $	90 19ƌ
heavy	88 7Ƽ9ǐ12Ʊ15Ǌ26Ǒ
height	79 48Ƽ
height and	81 11Ƽ
help	69 -12i-10k-9ƿ7ŁƳ8vǞǫ10ǋ11ţŨ13sŞǊ14zœ20Ķ24ŉ32ǉ37ĺ
help $	84 -15ǫ12ǋ32ǉ38ŉ
help me	88 -8ŉŗ9Ļ12Ł16ţ32ǫ
help you	80 -13i8Ʊ9v14Ũ18œ42ĺ
helping	90 31z
helps	86 -9ł7ů10c33A
her	62 -48d-33ƺ-20ǫ-12Ƹ-9Ǫ-8aq-7ňŰơ7ǃ9z11ƳǢ12xǞ13rt14ŵ17Ʊ19w20ź22Ǌ24ư28B30Ǆ33Ƶ35s37ƹ42Ż52o56p76ƪ
her $	79 -13Ƹ-11t-10o-9ǫ9x10Ʊ15Ǣ16Ǟ24Ƶ43ƪ46w
her gpa	90 32Ż
her on	90 10o22s29t
her own	83 -7Ǫ9ź10ƹ19ư24ƪ
here	60 -12s-9ƪ-8ũƸ7kVĽŃŐŴƂưƹǅǨ8lBĻŹŽƀ9a10fƫ11mŎŷ12u13Ş14ō15ů16cz20ū22o23Ŀ24ŋ41ļ46j
here $	72 8oơ9uŃŧ10ŵƂ11QŎƹ12Bƫ15ǫ17ŋ18j19ļů22z33Ŀ
here in	88 10ļ13Ź16ō19j
here is	85 -11Ƴ8oƇ10ƀ12IǨ19m
here so	86 -9Ƴ7j9Ů11ť12y13k
here to	90 13ư22ŷ27Ş
here what	90 11j15ū16Ƴ
hers	90 20Ŵ26ņ48ŵ
hesitation	90 31Ł
hesitation $	90 31Ł
hey	82 -7O26N36i
high	67 -12Ƴ-8F7ƀƜ8ſ9ƅƢ11v13ƚ14y16l17ƛ20ř29Ǩ33ƾ34Ř40ƥ
high blood	86 16ƾ
high does	88 15ſ25Ř27Ǩ
high is	88 8Ř11Ɯ23ƾ
high school	78 -12Ƴ8ƭ11ƅ13v17y20l
higher	79 11ř12ņ13ŕ14Ŕ16Ɣ19Ǖ
highest	86 29m
highway	88 9Ƣ12Ƒ22Ƃ23Ű
hike	90 -11ş16Ļ19ŕ21Ŕ
him	70 -23ƺ-14ŉƨ-8ƣƾ8gMƵ9Œ10A11rŇŝ12ťŻǎ14Ʊ24o32ƪ37Ǆ55s
him $	78 -25ƺ-15ƨ-9ƾ8w9Ƶ11Œ15ť16o17Ʊ19ŝ24ƪ42Ǆ
himself	88 9ƪ14ƹ15t16a
hip	90 -8ſ8ǣ17Ɗ27ƞ
hire	76 -13Ǌ-7y8Ǟ13ǆ20Ǔ25ǖ26Ʊ29Ǡ35S
hire $	90 -8y-7V55Ǡ
hire a	86 -9S13ǓǞ31Ʊ
hiring	90 -14H-10ł29Ǟ37Ǡ
his	64 -27d-24aŴ-20Ź-19ƺ-11ưǅ-10Ɗ-7Ŷ7nZǓ9ƵǠ10x11t14y18Ǆ19Ʊƹ21ņǔ23Ƥ24q26Ż28o29ƪ34p47ź62ŵ
his $	88 -25Ŵ8T15ņ23Ʊ66ŵ
his job	90 -9o19t20ƪ
his license	90 -27Ź46ź
his own	83 -12ư-10ǥ-8Ŷ12w21Ƥ28ǔ31ƹ
history	74 11Ň15ƾ18Ťƺ29ƿ
history $	88 14ƿ19ƾ
history i	80 -9ƿ22ƺ
hit	66 -16ř-7Ţ7ǚ8jǦ9Ŕ10ƁƋ11ſǨ15ũ16Ɯ21ť22Z36c40Ĺ44ƀ58Ž
hit a	90 15Ɓ16ťǨ
hit and	90 31ƀ
hit tomorrow	80 -19ř29Z
hit with	86 -7j7Ĺ11Ǧ14Ɯ18ǚ
hit you	84 -10c10Ɯ12ũ16ť18j44Ž
hitched	90 -15Œ50f
hits	80 11Ɯ14ǣ41ƀ
hits you	82 46ƀ
hobbies	83 14ǂ27g
hobbies $	83 14ǂ27g
hold	72 -10ǘ-9k-8Nŋ-7Ľō11ś13ł15m25K27şũǕ38Ǚ45ǫ
hold harmless	90 37Ǖ
hold of	88 39K
hold on	88 -12ǘ14ś22ǫ32Ǚ
holder	86 10h40ǩ
holding	78 -8ŭ7Ɗ9ĺ15i16t25Ų27Ł
holding up	83 -9ŭ-7x7Ɗ17it30Ų
holding you	90 35Ł
holds	88 9Ɨ15ŭ
holds the	88 9Ɨ15ŭ
holidays	90 -10ǡ13U16kǉ
home	49 -14v-13Œǫ-12Pő-11ǖ-10ŵ-8zMĴŴƙǑ-7JŭƮƱǡ7gDŸƍƏƲ8l9tľƞ10ĺƗưǃ11Ɛ12ĸźƈ13Ɲ14w15uŰ16ƹ17h18Ƈ19I20Ơ22Ż23T24ű25Fƕ26q27H28CƔơ29s30Ɩ31n33R44Ɔ46Š60Ɵ
home $	58 -25l-15v-12ǖ-11őŠ-9ǫ-8ƱǑ-7P7rƠư8Ɯ9ũ10Y11Lƍ12ƹ13ŰŻ15Iĺ17F18Ƈ22Ɵ24h25ƞ30u31H32Ɔ34n38ơ43s54C
home and	68 -7ƻ10Ɛ12ť18T19ĸ24Š
home for	90 -21C13Ɣ15ű55l
home insurance	90 14Ɨ26Š
home is	90 -9Ű-8z13nƖ14Ż
home loan	90 39Ɩ
home office	88 -18R15Ō62Ɵ
home or	79 -15Ɵ9Ɔ10H11ǃ13ƈ14F15Ʋƹ31R
home policy	90 -11Ɩ11Ɵ12Ɨ
home so	90 8ƌ
home who	90 -14n-8Š17ź30w
home with	82 -19Œ-13F10g20n24t25q27Š
homeowner	86 34F
homeowner $	88 33F
homeowners	80 7ĺƛ26Ɨ33ǖ
honest	81 -8q9ƻ10Ĺ11ǚ13Q14ţ16ǁ17ŷ18ň
honestly	90 12ŕ14ŉ23ŗ
hoping	82 7H26X43ļ
hoping to	84 7H19ļ28X
hospital	73 -16C7Ű9qVǖ11Ƅ12SĹ13ſ15P19ƾǄǪ21Q22ƨ26ƺ
hospital $	84 -13ƺ-10S7Ƅ16Ǫ23P28ƨ58ƾ
hot	76 -7Ʈ16ƌ17Ɣ40Ǝ50j
hot tub	81 45Ǝ
hotel	85 -10X16ǖ47Ʀ
hour	81 -9N7ǋ10gR21O22ǐ25T29L
hour $	88 14ǋ15O26ǐ
hours	71 -10Pǆ9ǂ10L13Ʃ16U19ų56R61ǐ
hours $	83 -22R77ǐ
hours a	84 -8ǐ11ǂ16ų33R
hours do	88 -12ǆ75R
house	46 -19ŭ-16SŘ-14pǐ-13Ų-12UĵŅ-11IǨ-10ƢǑ-9ŃƩǘǠ-8ūŷǙǪ-7ŚƪǇ8h9Ɲ10yƜǗ11ƃƊƐƓ12ź14Ƌ15Ĵƥ16ƌƍ17Ɨǃ18ư19ŰƘƛ20n23ƙ26D27ƈƹ28H29M31Š32ƕ33Ɣƞ36G37ĸƇƟơ40F42Ơ44Ɔ49Ɩ
house $	54 -19Ĵ-17S-15pǐ-13Ř-12Uĸ-10ƒ-9ƢǑǠ-8ƩǪ-7ƤǇǙǨǫ7ƃ8Ƙ9G11Ű12źƍ14hłǃ15Ɗơ16ƈƝ20ƥ21M22ƙư23Ɠ24ƌƠ29ƛ31nƇ36Ɔ37Ɵ38F42Ɣ
house and	75 -22Ɩ-10ǘ11y15ǫ19Ǘ33Ĵ
house built	90 20Ɔ
house is	78 -22Ɣ-8n7Ƒ9Ƶ11Ư13ĺƆ14ƞ16ƋǓ33ĸ
house like	85 7Ÿ14ĸƒ
house made	90 26ƈ
house number	88 -19I-8Ś54D
house or	77 -9Ɔ8śƖ10ű11q12Ǣ17ƹ20F
house paid	90 -34Ɣ-27ŭ75Ɩ
house payment	84 -19ĵ7ư31Ɩ49Ɨ
house right	86 -9Ǩ9ƃ12Ɔ13y15Š
house savings	80 16ĸ
house the	88 17Ĵ21ĸ
house to	90 16ǃ22Ű28Ơ
house what	85 -9ĺ7ƈ8Ƙ10Dź35Ơ
house worth	90 -22Ų-8Ĵ-7ƙ20ĸ28Ɣ
household	68 -14Ŵ15ư24Tū25n28Ÿ29Y
household $	85 -9Ÿ20n22Y
household drives	80 -16Ŵ34Ÿ
household has	79 14Ÿ
houses	90 -12ǆ-7ĸ12Ɔ15Ɣ32P
how	29 -21W-20w-16słő-15oRǧ-14Ŧ-13yHQƃǊ-12ǆ-11ŐŕţƗƷǠ-10Aōƣ-9LMśŞƭ-8qľŎŠŭƝƱ-7dĶƁƍ7ŴŻǏ8hķĺƅǌǒ9ĻŔƉơƨƿ10YŧųƜƺǁǍ11fŋŗŹžǫ12ƓƬ13ŢƥƦǛ14ƖǈǟǨ15jkGń16żƑƕ17pĹĽŖǞ18Ƅƛ19ŮŶǚ20UƼǑ21vŘ22bzǇǓ23OZņ24cƌ25ŨŰƠƮǉ26ť27ũůŲ28ĵǡ29Ńǘ31šƯ33K34Ƈ35ư38Ƶ40ŷ42t45x46i
how are	63 -24œ-17u-12Ǆ-10ū-9Ÿ-8v-7Ǥ8ũ11a13ƺǉ14Z17Ū18z20Ż22ĵ25Ů30ǡ45x83i
how bad	88 12Ĺ15ǜ
how big	71 -15ƃ-12ƥ-11Ɣư-10œŭ-9Ŝ7Ɩ9ř11Ǧ15Ǩ17ƬǏ19ǉ35Ʈ37ƕ53Ƈ
how bigs	86 -12Ǩ12ƃ21Ɠ23Ƈ27ǉ
how can	84 -11O-7ŋ15ļ27ŏ35ĺ
how close	81 -15Ƙ16Ƒ31Ɠ38ƛ
how come	81 -14Ǩ-13H-7Ľ8š14ƃ22Ţ27Ł68Ļ
how did	57 -26ŷ-17Œ-15ƿ-14gŢŪ-12ŧ-10Ŧ-9ǫ-7ň7Ɯ8Ə9Ĺǥ11kĵ12Ǧ13Ŷ15Ʈ17ŃŤ19Ũ23Ơ24Ľ27ŝ29ǚ32Ƶ63š87ũ92ť
how do	54 -21Uœ-17łũ-15R-14ń-12r-11zŉ-10ŨŴ-9ųƔǋ-8XĸƟ-7ǉ7nŜŞŵǒ8ŝƅƥǅǔ9ŌƄ11w13Ƹ14aƌ15bž16P17ǫ18Ơ22Ǔ24ǛǞ28ǚ34Ů37Ń42g46K51ĵ56ǘ86ŷ
how does	77 -8ũ9q10a14ļ15ǒ27ň48r
how far	67 -12q-11ŵ-10R-8iţ-7l9Ƒ10ů11mvS13ĴŻ14Ư20Œǒ21ƛ24Ŵ27Ɯ61Ű
how fars	85 7Ű
how fast	88 20ż32ń
how has	80 -8Ŕ33œ
how have	90 -13ŝ-9Œ-7S15Ň22i32Ş
how high	80 -9ř9ƀƜ10ƛ12ſ21ƾ35Ǩ50Ř
how is	53 -27Ɖ-23w-22S-20q-16œǧ-14oǅ-13pƆ-12uv-11ŘǍǐ-10Ů-9Űƪ-8ǒǟ-7frŌŠƳǠǫ9ż11Fķ13Ƶ17ƿ21Nň24Ơ25ǈ28Ǟ32Ǆ34bz36ŷƊ46j51ǡ52Ų59U65i84x101t
how it	75 -11L7ưǁ8Ų9ŋ10ǫ11Ũƴ12ŇŗŶƵ13ũǅ15Rǡ18š
how long	55 -23i-16Ş-14őţǎ-11š-9Ʃ-8g7Ź8ŰƅƉơ10vZ11Ŗ13Ƒ14fǑ15H19ư23l25Ũ28G29Ŧ30Ţ31S37ǟ38OƦ39Ư40Œ50Ǉ
how many	47 -15ǋ-11i-10ƍǡ-9x-8ĵŒ-7Qǘ7YƤǗǩǪ8Ť9OŠ10SŢƉƑ11ŵ12ųƘǐ13ơ14Źǁ15cůŽƌƯ16ŰżƇưƻǥ17Ɩǫ20VŖ21GŸ22ūǙ23Ņ24ǖ25h26n27ƥ29Ǔ37u41ǉ44Ǎ
how much	45 -22ƃ-20W-16Uĵ-15Ũ-14Ɔ-12ŕ-11ťŮ-9ŐƯ-8xŷƇǙǡ-7FŸ7qŖƼ8zźſƍ9ŭŴƧƸ10ŀ11ţǎ12řŲǕ13YƳ14ƖƚǣǤ16OƟ18ƕǝǨ19ķƀ20ƙƮǋ21X22ZƢƬ23Ƅ25ĸǌ28T29ůƪǑ30ņƨ34ŔƩ35Ɣ39Ř40ŧ45œ
how often	70 -13ǒ-9Ƨǝ10ŝƒ11Ŵź12ƞ13ǂ14ǁǛ19ơ21Ů22ų
how old	62 -25x-17Ɗ-16t-15w-10ƪƺ-8uyƾ7Ǉ10Ź15Ǐ20Ư22ƌ28Ɖ33ƿ42Ɔ46v51cp
how olds	77 -8s11ƌ14Ɖ15ƥ20p23v25Ɔ
how soon	84 -7H10y19ƅ58ń
how tall	82 -10Ŷ-8c19Ǆ54Ƽ
how that	88 9š15k18ŋ
how the	83 -18ǖ-14ř9ư10Ǉ11Ƅ18ǡ21ŉ28ǘ
how they	83 10z13ő18Ǘ20ş
how was	75 -32Ŧ-9ť-8ŧ-7ŝ11ũ49k51Ũ58Ƶ
how will	88 13Ń27ļ
how would	65 7ŏ8b12ĵŉ13ǟ14ō15Ŀ22ƺ23ƹ38Ŷ45Ĺ55ư
how you	70 -12xǫ7ķ8Ƴǘ12ǃ13ǐ14U15K21Ń23Ơ24š26Ľ30i37ž
how your	83 8Ƅǈ19q30Ũ36x
hr	90 -22Ǌ-7Ǣǫ10W26Ʃ48Ǟ
huge	90 7Ƙ13Ɣ18Ĺ
huh	75 -14v7š9xyŝ10ĻƑ11ǡ12rņ17Ơ18j23ŷ25ũ
huh $	80 -14v8j9x12ǡ14rĻ20Ơ25ŷ27ũ
hurricane	84 13ƛ23Ɯ
hurricanes	88 -10ŀ20Ɯ
hurry	85 19O43ń
hurt	62 -7ǀ10WǑ13Ŀ16ƞ20Ĺ21Ǝ22ǜ23ť24X25Ť28Ǜ31ſ41Ƅ48ǥ
hurt $	79 -12ƞ10Ǟ18Ǫ23XĹ55Ǜ
hurt at	88 -11Ǜ29ǥ30ƞ
hurt in	84 22ť32Ƅ
hurt on	76 9ŀ19Ť24ǥ28Ǝ
hurt or	80 20Ť
hurt somebody	84 -12Ƅ14ǜ55ſ
husband	59 -13ǀ-11xƻ-10PƼ-8ƺǫ8Ÿ10ưƱ12Ŵ15nł16ƭ17oƵ20Ǆ21p22Ž23ƪ25f26rƹ28t34q37s
husband $	80 -21q-20t-16ư-13Ŵ-8ƽ-7ō17Ƶ18ł21o22p23ƪƹ24ŵ
husband do	86 -11t-7r35ƹ50q
husband drive	90 -34Ű30ŵ43Ŵ
husband have	86 7ƹ21ƪ
husband how	90 -32Ŵ-16q-14Ƽ-12ŵƺ33Ǆ62Ű
husband in	88 -9r-8P16q18f
husbands	74 -17d-13Q-10ƺ-8Ů9r14pƪ18Ǆ33o38ŵ
husbands name	88 22o
hustle	88 -10ū40ų
hydrant	76 43Ƒ
hydrant $	86 24Ƒ
hydrant within	90 15Ƒ
i	35 -23Ƴ-20ƙƵ-18Ļ-17ŘǊ-16Ĺŧƴ-15ŗūŲƢƦ-14ŠƪƯ-13Rŝư-12ŵŶƟǚ-11ĽŨžƛƝǑǖǙǪ-10ŃƲƸ-9VWĿŜƀƁƕƱǃǕǗǟ-8şźƖƾǉǓǛǠ-7AĴķƨƷƹǏǒǣǤ7kUňŐőůŴƻ8ĵŅŚǀ9nxœŖŞŬŻ10gGŢƚƠǅ11XřťƎǈ12Ÿ14pĶ15ŒƼ16OŹ17ŷƺ18wPļ19hi20uƆ21fǢ24l25dǆ26qĺŎƄ28C29ō30ľ31J32Ō33v34e35DE37ţ38K40M44L45o46Ŋ49bc51N54ŏ68ǫ77ŉ79I88a100ŋ
i am	59 -37ǫ-13Ŋ-11Ņ-8Ɓ7MšůƵǝ8kœ9cfr11ŇňŞ12IľņťŶǆ13hw14Bŋ15U16Ŏ17iNĺ18Ž19ŉ20gPţ26Ơ
i ask	78 -17Ŋ13c14u16ǫ20a30ŋ
i believe	90 11ō15S
i call	74 -12J-11ĺ-10ǫ-9t7Ǣ17N30L39o40a
i can	64 -19ǫ-13ĺ-11tR-10ŋ-7ŉ7ťƆ8pwxŬ9ƘƺǢ10JŀŌşƎ11śǩ12oYĵŁř13ƚ15ũ16I19Lń21Ŋœ22Ż24Ś31ŏ
i catch	81 -8ǫ11S14s19qw47N
i come	88 39M
i could	81 -8ĸ-7Ų11G12Ŋ14Ɣ15ŏ17I35ļ
i did	78 -17ǫ-8Ř-7Ł8K12ŋ15Xŉ17C18Ŏ22E24Ŋ25a
i do	69 -12N-8Łŝ-7a7Uľ8ƾ10OZ11M12ł14ŖŞ15LǢ20X22b23Ņ28ŏ46ĺ
i explain	82 14ŋ29ŉ
i get	67 -18ŉ-12d-11Ƴ-9ŧƉ-7DŘ8bHƐ9Ƨ10ŀţƘ12X13pǇ14C15Oő16Ŭ19J21Ŝ33v39e
i go	85 11ŋ13ŊŐ15X19ŉ
i going	90 19ǫ27ŉ
i got	71 -14a-7X7OŤ8pDŭ9šŧƁ10ƌƞ11ŢŹ12Ş15Ŵ25ŏ
i had	82 8ŒŶ9ĸƤƦ10I14Pż22Ķŋ
i hate	88 7ƹ9ǀ11Ǣ12K19ť
i have	57 -11wS-10Ǥ-9cǇǊǚ-8Gŉ-7Ŗ7koŀňŭ8ĵƧưƺǍ9tDUļƇƽ10BŏŢťƚǆ11P12vņŚŮ13fŎ16C17Ŋ18ŋ19u21J28dŌ31I34ŷ85a
i hear	70 -19ǫ-8w7ĿŒƥ9sŐ10W11Ňƹƻ12kXZǟ13Dů14NƼ15l16g18a19Ɖ22u26h
i heard	86 8b10U13ǔ
i help	82 -13i75ĺ
i just	75 -7Ŗ8dKǫ9cp11ŧ14Ő15m16S31ň
i know	73 -19ǫ-16ŗ-12n-7Š7ńœ8Ňƺ10kCƫƱ12ǥ14T15ǡ20Ŗ24w34ŉ35Ŏ
i leave	90 -9ŧ7ǫ12Ō15Ŏ39Ŋ
i like	88 12Ɛ13ł19Ľ
i love	82 -14Ơ8U9ơ13ǅ14Ɠ16lǍ36Ɔ
i make	90 -12O15ļ44ŏ
i mean	81 -53Ŏ-9œ7z8P10ĻƼ13Œ35ŉ37ǫ
i need	61 -13ƅ-10a-7ūƙǕǠ7Ƥǅ8řǌ9ơƷǍǤ10hpƎƑǢ11űǀ12ŬƞƭƼ14c15eſƆ17q18FGƔǇ
i put	77 -10ū-8ŋ-7N8Ɗ11wǀ12mƣ14E16D18Ÿ22c23ōǫ
i remember	88 -11c7t11Ɗ13x18E
i right	79 -11Ŏ-10G-7mǣ8Ɠ9vƣ12fǎ18qǧ22i26ňŒ
i run	85 -9Ŋ-8Ų8ŋ10Ķ17ŉ49Ʈ
i saw	86 11ft12Ɯ13Ŋ20j
i say	88 -19a-9Ň25ǫ35Ł43b
i see	86 -15ǫ7Ƈ10ǒ13ƃ18E21Ť24ŋ
i send	76 -16Ŝ-7Ǣ7K9D12ŝ14o18ǩ21ō28J
i sent	88 -7Ľ54ľ
i should	70 -12Ŋƾ-8ƿ11Ų14Ŏƚ15uǄ21ƺ33f
i still	90 -12Ĵ-7ǫ11ǘ13ǈ16M17Ŋ
i take	88 -7W8f13ĸ15N18ŋ35Ʃ
i talking	90 -7Ņ34aǫ
i tell	88 -16ǫ10i57ŋ
i the	85 18ǫ46Ņ
i think	83 -10B-8Ƣ7Ŗ10Ź12ǫ13ř14h16O18Ǎ22G
i understand	90 10Ū12rǠ13ƿ
i use	88 34I
i want	76 -8sńƳ7Ƙ8ļ9ŔƠ10y11Ňƍ12Ţ14ǅ16v17ǘ23o28b
i was	86 -11Ļ7F12Ŋ13D15ǆ19ł23Ķ
i will	66 -16ƴ-13ǫ-9Ń-7a7ŉ8yVŦƮ9XŋŏœŔ10ƅƐ15o16eO18N21ś22ő23M26ō37L
i would	62 -16ǫ-12Ŋ-10d-8ĺưǨ-7ŏŶ7bGŬƈƖ8HĶǌ9mQŞƘǈ10ŅŦũŪų11eJƉǋ12BœŻƃ13MŰ14P15ŋ16v17ř19T21n
i write	86 14o22Ź30ō
ice	88 14Ɯƞ19ǐ
id	77 -13ś-8Ǣ-7Ɨ59ƅ64Ś
id card	88 15ƅ
id cards	86 -7Ɨ51ƅ
idea	78 7s8ř9T11ĶƖ12V13BƷ17ŋ26ň
idea $	86 13V15B30ň
if	39 -18X-16ĻŊ-14ǫ-13Ř-12Ǌ-11Łť-10Ƹ-9yAōŎőũƖǇǒ-8gňŔŖūŮƗǠ-7djTŚŴŵƠƴǍǢǧ7ŢŲǥ8cGƔƫǤ9bŻƂƝ10ļţŭƋ12HĸƹǆǗ13Ő14FWƐƷ16rŉ17Ƭ18ĵŌŞ19Iƃǚ21ưǜ22Ĺř23Zſ24ŋ26ƭ27ƦƳ28ƞ29ƨǣ30Ʊ32Ɓ35ŏ38ǟ41ƀ42Ŷ44Ƅ51Ʃ74Ǫ
if a	68 -15ř-9Ʀư-7ſ8ǃ9Ŷ10cƜ11Ĺ12ǜǨ19ƞ22Ƅ25Z27ƀ38ǣ
if any	88 9Ǆ12Ǩ16Ɵ
if anything	90 11Ƴ49Ő
if he	86 7ƹ11Ǫ16r
if i	64 -15ō-11XZ-9Ŋ-8Ĺǟ-7ĺŲ7G8Ķ9sD10o11ǫ12C13Eŗ16q21ŉ22œ24ļ34ǆ50ţ54ŏ61ŋ
if it	65 -9ŏ-8ř-7zŖ7ž9Ƶ10ĹƂ11Ƌ12G14Ż15HŶƷ16ƓƱ18ƫ19Z20ƕ
if one	84 -7ĹǊ7Ŷ11ƀ15ǣ17Ǟ41ǥ
if she	85 -11f-8ƹ12s14ư23ƭ26r
if somebody	75 -9Ʊ-7ſ8ǚ11ĸ15ƀǤ17ƞ19Ɛ
if something	71 -14Ļ-7ǫ7Z8Ʊ12ư15Ĺ25ƭ30ř32ŗ37Ǫ
if that	78 -11Ǒ-9ƙǪ11Ŷ12cƳ13Ū14ƷǤ45ǟ
if the	70 -8ǒ-7ŲƃưǇǋ8Ǩ9ŀǚ11ƀƷ13žƋ18Ǫ21Ʀ23Z25ǟ27Ɲ31Ŷ51ŏ
if there	75 -14Ƒ9H10uń13ƒ16ƃƐ19ǟ20ŭ21Ţ30ƀ35Ʀ
if they	80 -7Ƶ11Ÿ12V14Š16z23ƿ29Ʃ
if this	88 9ļ14Ō16N18Ŷ
if we	81 -8Ǩ10ŏƮ12ǃ18ƃ19I
if you	47 -21Ŷ-20ŏ-18œ-17ŗ-15ţ-11ZŋŘ-10ǥ-9XŀŊƖ-8őũƺ-7ơǫ7ŉƊƎƦ8YĸņƂƢƮƽ9ŝƭ10bI11Bş12Ĺ13ĺ14Ō15ưǜ16Ɣ18ƙ19Ŀ21FƳ22Wĵ23Ʊ26Ų27ƹ28Ş30Ƭ31ř42Ƅ44ſƁ48ƨ58Ʃ74Ǫ
if your	69 8ƺǘǜ9ǖ10r11Ƅ12Ŷ14ƅ17Ʀ24ư25ǚ29Ǘ
if yours	88 10ŷ27Ŷ
imagine	90 -7L19Ǟ23ũ
important	78 -7ř11Ƹ14Ŏ18Ƴ29Ŀ
important to	84 10Ƴ14Ƹ
improvements	90 12Ǥ23ƍ
in	32 -34Ř-30Ư-26Ļư-24œ-21ƣ-20ǆ-19a-18ǧ-17ǅǡ-16ŞƁƂ-15ŕ-14pſ-13wşţ-12oĴŠƕƪ-11xDŜŷƖǖǫ-10ŋŎŔǉǚ-9uPŊőŒƗƚ-8BũŻǔǟ-7cŦƉƔƘơƲƶƼǈǨ7dzƋƮ8AMňŸǕ9NŴƷǁǊ10ŏŝŶźƍǄ11ijƊƸǠ12yGļŅƏƨƻ13KQł14ōƄƝ15ƠǍ16EņŨžƜƳǩ17Ůƥƹƾ18ĸƎƒǀ19SĶ20mĿƦǒǣ21ŗŢ22ŲƴǓ23s24ƬǎǏ25ńƐ26vŤ27T28ƺ29Ű30lq31nťƿ32ķƧǑ33ŽǇ35Rǋ36ś39Z44Cƙǌ45Ɵ50Ǚ
in #	65 -22Ư-10J-8SŪ-7Zœ7żƜƫ8Ɣ10dQ11Œ12yǩ13ƌ15Žƴ17E18ůƻ19ƀƍ21IǇ23Ɖ27Ť29Ǡ37Ɔ
in $	57 -39ŕ-19Ư-17ƙ-16H-14Mŉ-13ƆƉ-12Ļ-11ƫƬ-9Wǅ-8ųƛǍ-7ƔǇǘ7ńŧƱ8młž9ư10kF11u12Ɗƥ13EYōǏ14Ɲ15ƾ16Rĸ17s19vŤ20Ʒ22ř23Ű27ķ28Ʀ30Ų31ǌ32Cĺ33q47Ũ58S
in @month	74 -10p7Ơ8fľơ10ĹƝ12y16Ǟ17ź18ť23ǀ28Ŧ
in a	56 -18Ɵ-11ǧ-9ǆǫ-8œŲ-7LŰƉư7ļř8ĸƜǙ9qRƛǤ10Ž11ǀ12ƚǌ13iZűƄǍ14ťǁ15ǩ18ǃ20ǋ21Ŵ24ś25ń27T28O29Ŀ38Ů
in an	86 -9ĺž-8Ƅ-7ŝ16Ž17P20Ơ28Ŀ32ǘ
in and	84 -8ǖ10ơ14dǙ
in any	88 9Ų
in at	84 -7Ƣ11G12ƥ54ņ
in between	90 20Ţ
in business	83 -10S-8G9ơ70Ǉ
in case	80 11Ɓ16Ǣ17ƴ21I
in charge	90 12Ǜ26ł
in coverage	88 -35Ƃ-12Ř14Ʈ43Ţ
in for	86 8ű10Ƴ11ǂ20Ǔ27Ų
in force	84 11ō13ń40Ő
in from	90 -20ǖ13s30ǘ31Ǘ
in front	79 8Ś10ņ49ś
in full	86 45ĵ
in good	78 -9ƺ12Ķ27Ų28Ǆ
in ground	90 27Ǝ
in how	90 12c
in is	85 -10ƣ9Ʊ12ƥ13sŰ19ũ23Ǎ
in it	69 -17ǘ-10ų-9Ɯ8Ňǈ9ķƅ10ƛơƧ11ƆƋƒ15Ǒ24ƹ25Ƴ26ƫ29Ƭ32ŗ
in law	81 12n13A15zB17Qņ
in liability	90 -41ſ14ƣǎ39ǣ
in may	90 10ź11v
in mind	83 -19I-13Ř8Ƹ35X55Ʈ
in my	85 14ƿ15ŇŎż16j
in on	80 12ĺ19ŭ41s44ŝ
in one	82 9ĵƦǖ10ƺ17Š
in or	88 -9Ǜ17F20Ɛ23ž36Ű
in person	88 -17ŝ-13ķ59M
in place	75 -13H8ļ10Ƶ13ƴ18ō25Ʃ30Ő34ń52ƨ
in sales	88 37ǌ
in savings	78 38Z
in school	82 -12Ƴ7x10v12Ż33m
in storage	88 10Ƨ
in that	67 -9ūƇ-8jPŘ-7T7Ǎ9ľƎǋǙ10SƜ11M12ųƥ13Ƭ14Ŵ16ťǕ17ƠƦ21Ƨ35Ɵ58G
in the	43 -22ư-18ƥ-17S-15Š-14Ǎ-13Ƣ-12iFŗƣ-11ĻŘǇ-10pJŮơǅǖ-9aŢŦƆƨǡ-8PŉŎƦƬƮǘǧ-7Qĵƚƞ7dhRľŒŕųǕǩ8mXťžƄǉ9ƍƑƻǀ10fUźƝ12LŬƋƏǂ13HŰƹǎ14ĶŅ15NŁƓƾ16lyƐǠ17ūǏ18K19Aƺ20ƒƧ21š24ķ25ƿ30Ÿ33Ŷ36ƟǊ37n49Z51Ǚ63ƙ
in there	67 -24ǫ-21Gǆ-16V-10Ł-9ŐƋƠ-7ŝ7M10hŢƍ11Ǐ14ŉƤ16ƏƬ26S32Ɵ43i45ň50ŗ76ƙ
in this	81 -20Ǉ-8n8ļ9Œǥ10Š12qł13S17k18j31ǫ
in to	79 -9MƟ-7œ8Űǀ15Y19ś28ǖ30R
in tools	76 18Ɵ24Ǒ
in touch	90 11KŅ38ŝ
in town	88 11Cǫ30Q
in trouble	88 8ǁ11Ĺ14p
in wages	85 -11T47ǋ
in when	90 -8Ǌ18ǐ22Ǔ28G
in whose	80 17ǒ
in with	83 12Ɯ14ǆ16œ26n27ƹ
in writing	90 -9Ʊ18ƅ26ƴ
in your	60 -16Ɓƙ-15ƣ-10Ǐ-9ư-8wƚǑ-7ſǉǕ7iŗž8jƬ9ĽŁŕūƎǤ10Ķųǁ11śƞ12ŀ13nŅŢǒǙ14ť15ƽ17cļ18g19ĸ20ŉǣ21ƨƿ22ǜ23ƥ25Ƨ26Ůǎ28ƟƸ
in zone	90 34ƛ
inches	90 12j32Ƽ
include	76 -7ǉ8Ƣ12Ƈ22ǋ36Ő
include $	80 39Ő
included	82 -10ŕ11Ɓ12Ŕ14Ƣ16ŗ19Ƃ
income	68 -8ǋ-7ơ8Ư9Ʈǖ19u28Ʊ33ǟ34ư45T
income $	76 -17ƹ-14u-8ǋ24ư41Ʊ46T
income besides	79 -9Ʊ38u
incorporated	85 14ǅ16ǈ
incorporated $	86 30ǈ
increase	80 -7Ũ27ŕ36Ŕ
increase $	85 -7Ũ10ŕ25Ŕ
independent	90 22Ǔ
info	84 13Ľ17ŋ20Ņ24Ǚ
information	82 7Ǘ13ľ17Ǚ23ļ
information do	90 16Ǚ
injuries	81 13ſ34Ƅ37ǥ
injuries to	90 10Ƅ27ſ
injury	78 7Ř9Ƅ42ſ
inside	74 -25Ǐ-8ų8ƫ9ŗ11Ɲ12ƍƬ14Ƒ15ǆ17ƥ18Ŭ21ű22Ƨ43Ǥ
inside $	86 -25Ǐ-22ƙ-7ų14Ƨ23ƥ25ƫ27Ǥ
inside the	88 -7Ś15Ɲ17Ƒ23Ŭ
inspector	77 32Ə
inspector say	80 16Ə
instacart	90 -11R38ų
instead	85 -10Ɗ11M12Ɖ14KǓ17Ʒ
instead of	88 15KǓ17Ʒ
instruments	78 26ƚ
instruments art	80 10ƚ
insurance	48 -18ƺ-11ǆǤ-10Ĵ-8Ǔ-7Q7ŚŨſƁƈǚ8ƀǦ9AXū10rśƛǒǪ11Ļ12Pşǔ13ŠƄƨƶ14Ţ15řŧƂƫƯ16ƮƵ17Ǖ19Ŀǎ21łŐ22Wőœǧ23Ň24Ťƅ26Ɨ
insurance $	58 -16ƪ-15Ʃƺ-12Ň-11łƅ-10ĺ-9Ǥ-8őƮ8ǔ9WŝŠƵ10ƨ11ŞŧǕǥ12Aƶǚ13rŤ14ǎ15ĿƛǪ16Ư22Ļ23ƣ27Ƅ35Ƃ40œ
insurance at	86 -11ŠƄ33W42ł
insurance card	88 20ƅ28ő
insurance company	80 -10Ţ-8Š12Ǧ13ő14Pşƈ15ƶ17Ŀ
insurance do	79 -18ƪ-16Ʃ-9ǆ-7Ƅ13ƨ15Ɓ17ǧ24Š26ƫ31Ʈ
insurance does	86 15ǧ17Ǖ
insurance for	90 
insurance from	88 -7ǩ12W13ǔ15ƭ
insurance hits	88 24ƀ
insurance is	85 -17ƨ7ƫ13ƪ19ǫ
insurance now	86 -8ǧ30Ő
insurance on	86 -7rǧ17ƅǪ27ƪ
insurance or	84 10Ţ12ş
insurance papers	88 18ǔ32ś
insurance pay	88 13ſ16ƪ20ŧƨ
insurance through	86 -29ƨ-7ƪ15Ɨ50Ʃ
insurance to	90 8Ɨ20Ʀ23Ŀ
insurance with	88 -7Š18ő27ƪ
insurance you	86 7œş11Ʈ27ƨ
insure	84 -10ƣ-7Ɣƥ8T9ƕ12ū14Ǫ23Ǥ25ǎ
insure the	90 -11ƣ-7ƥ27ǎǤ
insured	60 -13ƀ-10őƙǑ-9Ɣ-8Ɩ8ƁǕ9ǅ10ƞ13ǆǎ14ŵǩ15Ƅ18Ţǧ24Šǔ30Ő33Ǥ38Řƪ52ƕ
insured $	72 -18ő-14ƕ-12Ǒ7ǩ8Ő17Ǖ25ǔ36ŠƪǤ
insured at	86 -17Ő-11Ř18ǧ43ƕ
insured for	78 -15Š-12ƙ-11Ɣ-10Ɩ-9ƪ-8Ǖ9ǎ11Ɓ17Ǥ50ƕ69Ř
insured what	80 21Ƅ
insured with	88 9ő17ǧ29Š
insurer	83 -10ǅ-7Sǫ9ţ16œ21ƶ28Œ44ő
insurer $	90 -10ǅ10ţ12ő19Œ
insures	90 -7Ő13ő25Š
interest	86 -7š11ĺ13HƬ17Ɩ22ň
interesting	88 8Ŏ21B23š
into	69 -10Ǉ-8Ʒ-7Ƅ7ŏŽǙ9i10dƛ11Ń12ťƁ13Rķŋ14š15gƀ16Ƭ17Ǡ20ǥ27Ɲ31ƍ35S
into it	88 -8Ʒ7Ļ14Ƭ15S18š23ƍ
into the	83 7G11d13S16R19Ǡ22Ɲ25ǥ
into your	85 -8š9Ǚ11Ɲ13Ǫ16Ń17ť18ķ
inventory	82 15Ǥ18Ɵ24ƙ28Ǒ
invoice	78 -8Ǣ21Ǘǚ
invoice or	80 -7ǚ22Ǘ
involved	88 9Ž16ł17f
ira	88 -7ŧ59ķ
ira $	90 -7ŧ39ķ
is	23 -26š-25ũ-22ƺ-17ťƹ-15ŧǚ-14c-13Ňŉƞ-12S-11ŢŤ-9ōƻƿǓ-8OĻļľŔ-7dBYŨưǎ7HžƑǌ8ŠƎƔƙ9ņŮŴƓǃ10LXŘƁƃƒƠƨƽǐǪ11ŃƀƗǛǞ12EFKķĸƱǀ13lŬ14ƧǠ15ŀƖƾǉ16fnĿŊşŸƣǥǧ17JŖŞŻſƢǖ18uĶŗƭƳǇ19ZőƛƤƩ20apAQƚ21hqsTŲơƫ22INŎƆƊǘ23PǊ24yłŷǙ25œŭƂƈƴǈ26DŵƇ27jńūǍ28vƕ29ǅ30Ƌǝ31RŰƪ32ĺ33Ƹ34Ǆ35ǡ37ǫ39Ł42io43xUǏ51t
is #	69 -18Ʈ-13T-12q-11Ŗ-9hŐŘ-8ƪǍ-7Hĵů7yǒ9Ǌ12Ƈ14Ŕ17EŹ21ǥ26I31D36ǫ38ƕ42X44v51p53Ƣ
is $	73 -17ř-13ƪ-12nŵ-11Š-10rtL-9ŗ-7Ļ7ǟ9ŔŬ10Ł13Ĵ15RĶ17Ņ21ő22w23œ35ǫ54o
is @day	88 13k20L
is @name	75 -23ƺ-22Ǌ-20ő-15in-10œ-7Šǡ9N13J28s37o40Ǆ52w70t
is a	54 -19S-16Ư-15i-12Ɗ-11j-10ŖŮ-9pŲǊ-8ƼǍ-7őűƕƘǡ7mUĴŀŧƃƩƷǚǨ8ŌŞŵżƧ9ř10qrxRYŝƐǏ11Ǜ12BƮ13ļŭ14ƀǧ15žƉǃ16v17ƪ18C19Ǒ22MǇ23ƈ27ūƫ33Ɔ39ǟ42L
is about	79 -8Ŗ10Ƒ11I13Ŋ14ǁ19Zĺ24Ƭ
is alcohol	78 20ǝ
is all	78 8Š10Z12ƨ13ō15ĴŎǪ
is an	78 7ƌ12ĸšư14ǋ17ķƃ18Ɓ29ǈ
is any	85 -7Ɵ10ŷ11u21Ǒ31Ƨ
is anybody	88 -25n-13T-9Ź-8Ņ24Ő35u54Ÿ
is anything	85 8Ʋ10Ķ14ƒ16Ǘ20ƀ
is asking	90 -7ƣ12ƅ
is at	80 -10W-9ǫ8q12Ʊ15ŏ27Ŀ28nƨ
is awesome	88 7ǡ10o14ǌ15Ʃ27ǁ
is been	80 -19G-10S11i12ľ13A15Ɖƍ24Œ34ǡ
is behind	90 -19Ǔ22Ǌ24Ŵ
is business	82 -16ǅ-9Ǎ10Uǧ80ǡ
is changed	78 23Ǡ
is different	85 -13Ŕǫ-11ş-10œ22Ū35ŕ38Ļ
is down	77 -10ǡ12ƭ28Ǡ39Ƌ
is driven	80 10Ů
is due	90 -9ƣ12Ŗ15y16Ş21Ļ
is everything	84 11Ɠ14ĸ19Š24U27i
is fine	86 -7T14Gǌ19N
is for	88 -7ǧ9ŵ10ƀ29ǫ32Ʃ
is free	90 14ǃ16Ʃ
is from	90 -11T-10Ɗ-8Y10Ɖ13ƌ17ǖ37ư
is going	77 -10ǫ-9ŀ7y10zſ13Ǡ14ŪƱ15ǡ19Ļ23Ń40ĺ
is good	82 7ƈ12t14Ş21S22p
is got	73 -20n-12ĺ-11Ņ7jĻłŸ9ŁŻǨ10ũ12ǈ16ő17ŀ19ƪ24ţ27Ų56Š
is great	90 8Ż12x13a27T
is he	65 -22v-12QƼ-10Hǡ-9fƺ-8Ų-7zBUĻƟ9rA10nw11Ż13ł14ox19hǄǥ24Şź33ņ38ƪ44p55t58s
is her	78 -28dƺ-11p-8Ű-7ňƽ13ŵ15Ǌ21o27Ǆ42v45B50Ż
is his	81 -33ŵ-24ƺ-20a-13wǅ-11ƪ9Ż10Ǌ28Ǆ41Ŵ43q48o
is holding	90 35Ł
is home	88 -11ű-8Ɵ26l65C
is in	59 -21ƣǫ-17ƿ-15ǘ-14ĺƔ-11Ʀ-10Ƣ-9ƆǑ-8ŶƠǧ-7ŠŸǍ8ƍǏǕǛ9WǓ11ĸ12ķƂǊ15Ɗ17R18q21Łūƽ22Ƌ30Z34nƟ37ǎǙ71ŗ78ƙ
is included	90 11Ƣ18ŗ
is insured	90 -13Ř10ƕ14Š
is is	88 -8w15ou23p
is it	42 -27ƙ-22Ƭ-21ůǊ-17Xš-16wƔǫ-15ũ-13ŎǤ-12tŠƷǑ-11bsDNŧŶƮ-10kqyŕťƟƧ-9fCILĿǓǚ-8agőŨŹǟ-7xVļōŗƢƪǠǣǥ7QŐřŜ8WŦŰƁƒ9FŞǍǒ10ŝǢ11Ƙ12ǈǦ14oƛǇ15ƾ17u18ķƗ19Tǝ20ŖŵƱǖǧ21œ22Ůơ23űƸ24ƠƤ26Ɗƥ27ƈ29ǉǘ33Ų34ǡ35ƕ38i39Ǚ40U41Łƫ42ǅ43jł48Ř50ŷ54P64Ƈ
is just	79 -14ū-12n8Ɵǁ9h10W13yƫ14Ů20ŵ31Ÿ
is kept	85 -7Œ10ű11Ƨ13ţ24Ş
is left	79 9ĴƖ12ŗƩ13z21Ƹ37ŭ
is licensed	90 33Ÿ
is like	84 8ǟ9Ŭ10Ʃ12Ƭ14ƃ15ǁ
is most	84 -15ǘ21ǌ
is named	71 -10Ÿ-8ŝ9Ƥ15Ɯ32ƭ
is new	90 -27ĺ-21œ-10ŝ30Ǡ77i
is next	78 -14ƥ-12Ƴ-11Qǧ-8ǫ15ƭ25ŚǠ28y37V58Ǐ
is no	82 11s12Ǫ13ńŪƪ14Ŋ
is not	69 -28Ł-12pŚ-11n-7hŎ7ŘƤ8Ĺů9lUƆƵƶ10c12wŗ15ŷ18Ǔ20Ƨ27Ǒ31v83ǫ
is now	90 -11L47N
is on	63 -23ǫ-19aƨ-18ǎ-16ƭ-15ŭ-14r-13ƣ-11Ʃ-9ƫ-8wƱƽǤ-7ŅƬ7DƆǣ8ǈ9ż10ĺ11Řǝ12Ƽ13Ŵ14Ŭ15Ƅǅ20ŗƕƤ23ŀǧ26Ĵ27ů28ő29Ÿ31Ə44ƪ46ƀ70Ǌ
is one	86 8ƒ9ǣ10Ǎ20ǖ26y
is out	84 -9Ŷ9ū12y16X40Ǌ
is recorded	90 
is right	86 -7ǡ10ŏ11s13D35N
is she	69 -23ū-18ƺ-15Ű-10ƫƻǉ8ź9y12Ż15Ǌ16tvŲ17Ƶ19Ŵ20Ǆ21x24ŷ34ŵ56q
is sitting	90 -9ĵ7ơ11Z13Ɵ16n
is smart	90 17Ū18A24Ņ
is so	90 11wū15Ľ22ǫ
is somebody	90 -16ǐ9ǩ18ł27ơ
is something	90 13j18Ŋ19ƨ
is still	83 -8ŏ12j13ŊƬ14n21DƷ
is stopping	88 20ţ29Ł
is that	42 -29ǉ-19w-15ŷ-13U-12ņǌ-11iŁŧ-10vyƔǎǧ-9nĸŗƻ-8ķŏťůǤ-7jAĴŦƕƵ7foŃœŶǃǇǏ8ŕŚŭƀƳƾǜǝǢ9STŠƓƞƲ10lpŬƟƢǗ11sGƝ12ŅŸžƈǍ13uǋ14b15EłƆƚ16ļĿŌƫǘ17dƽ18ĺŰ19ų20CŒŖŮǫ22F23ū24Ľ27hŎ38R48Q
is the	42 -40ŵ-25Ƥ-22ƥ-21p-19ŸƦǊ-17S-16ƫ-15ǆ-14Ő-13qŗƀǒ-12CŹǇ-11diWź-10tńƟ-9LƓƪ-8nsţťƳƷ-7ouGłŧǅǟǠ7XŎŠƋƍƒƗǞǣǩ8VŞƊƕƢǕ9KűƁơǑ10ckmƆƴ11Ƒǌ12AFƇ13ĸśůƖƝƩǧ14Q15hŲ16ŷƬ17JőƠ18ǎ19vEUƚǉ20Ů22ŖƭǤ23Ńƈ24yƮǈ25xœ26ƛ30Ř32ŁǍ34ǡ37ŭ38j41Ǐ48ū58Ɣ61ƣ
is their	88 29ņ
is there	47 -17Ƥ-16ǫ-14Ƨ-13jƗǊ-11ŘŚŢūƞ-10rG-9ǈǙ-8ĿŗƀǍǑ-7kyŝťŷƈƪ7HWŀ8űƽǕ9łƇƋƵǠ10Dźƫ11XZƃƑƺ13şƄƖ14ŊōǤ16Ų17ŭ18Ʃ19nƎ20ƨǖ21ƥƸǅ22Ǩ23ǝ28A29ƴ33Ŷ39fƳ46Ŏ47Ǫ
is this	69 -25Ļ-24A-20ł-15oŠ-13ǫ-11r-7tƣ11œ15Ʒ25Ǉ28Ǌ31ń35H39I40N56ĺ99a
is under	88 -9Ɗ10Ɖ11G18nƋ
is up	82 -32Ł-8œ11t18Ż20ž22ǆ25Ŗ29i61ĺ
is what	65 -16ř-9ǫ-7ſ7cfCŁśź8ĿƖƣ9uŕŦƸǎ10yHƢƳ12iņŗƍ13ĵ15ĹƄ16GU18Ļ20ŀ24ť27ŧ37p
is when	83 -12š7L10G13SƆ17Ŗ18ŦŨ
is where	90 -9C15D37M
is work	83 -32i-19ǡ-10R-7N18Ű85U
is worth	82 9Ɓ10Ɣ14ƙ16Ų18Ƃ27ĸ
is you	76 -19r-17ǀ-9o-7z8p9ł12h15aŞ21Ű25Ǆ32Ƥ73n
is your	41 -44ǎ-33Ǌ-25ŀ-24B-23o-20Ƈ-16CƄƮ-15Œǡ-14ưƽ-13Ś-12ĵŮŲ-11uŗűƈ-10ŸƟƩƫƱǅǈ-9Ĵƹ-8cMWĺşŭƛǋǟ-7HŐūžƀǚǠ7mvǤ8gśŬƜƧǏ9Ɨ10Łƿ11eƪǘ12ds13RķźƚƤ14DXŽƾǆ15yIǌ16iƺ17ŵ18lĶŝ20ƭƴ21ǉǢ22wŹ23PœƢ24Ɩǥ25q26z27A29ſ31Ǎǐ32řǀ34T36x40rƼ42Ű43ń46ǫ50Ʀ54t55ň
is yours	80 -9Ɩ7ŵ8DƊ12Ų13Aǎ21Ķ23ƨ37ĸ
issued	90 7Ʒ41Ź
issues	86 11ƺǄ
it	28 -33ĺ-20Ǌ-19lq-18ņǓ-17gLMźǫ-16yĹǆ-15cvşƪǤ-14ŠŸſ-13t-12CGOŇŰƥǢ-11pŞƟƨƺǒ-10xzĴľżǗǟ-9ƙƦƼǄǕ-8aHƄƣƹǀǛǥ-7hIXļŉ7WYƀƗƢ8sřƅƐǋǝ9žƂǉ10ĶƍǑǩ11ŌƱ12iŝŬƘƽ14ŀłƃƒǚ16nŵƾ17ŢŹ18ŧƏǠ19AƤ20ŏơƿ21ĻšůƁƋƕ22bPśŦ23Śťǈ24ŋǏǡ26œƉǙ28ƈƯ29BńƊ30ĵňŭǇ31Ńƛ32ō35ŕŖ36Uũ37Ũƭ38ŴƠƫ39Ŝ40Ɣǅ41űƇ42jŁŗƷ43Ɔ44Ř45rƩ46Ů50ŔŪ53Ƭ58ŷ67Ų
it #	83 -12Ƈ-9Ɔ11ř13ǈ25Ř84ſ
it $	42 -43ǆ-35œ-30ƙ-26Ÿ-24ŝū-21T-19oĺ-18şǝ-17Ʊ-16ĽŞǡ-15ĹƸ-14ǒ-13wł-12qţƖ-11gĴŢƣƶ-10sHźƳǎ-9jư-8kZŚŻžƈƠƾǟǩ-7iOśŦƌƴǊǖ7NķťƐƟ8XŒƤƯǏ9ĵ10ŎŬƿ11EļőŹƩǙ12bYƵ13UųŶƁ14ŏƅƒ15ƕ16ƀƗǋ17ŀŪƃƏ18ŕůƫǨ19Sō20Ł21ŲƍƭǑ24D25Ɣ27Ŝ28ǫ29Ũ30ƽ31ŧ33ŭ34ũǚ35PŴ36ŵ37Ƈ41rŗ42ǈ45BƷ61ŷ62Ƭ83ň
it @name	88 9w18b32o
it a	64 -13Ū-11Ũǐ-7ŮƢ7ŕ8ĺĻ9KƣƵ10ǧ11U12ŰƖ13œƠ14iŔ17TŘƇ18ŷ21Ɲ22F28Ǉ29ǡ35ƈ40ƥ
it about	85 -13ş13Ǡ15Ƹ19ĺ20Ŕ32ž
it again	86 12žƕ13Ƙ38ŉ
it all	68 -10ũů-9žǫ-7bLǓ7Ŝ8ĵŗƷ9Ǚ10qŧǅ11Ǟ12Ĵ13ťƘ15Ǎ16Ƈƙƴ17ƍƤ20ǒ22kŃ24ǘ26ǉ30ƭ
it an	85 -24F15ǈ17Ɔ33ƥ
it and	69 -13Ƭ-11ſƔ-7q11pƋ13AŔ17ŵ18ƣ26ƫ57ƕ
it appraise	90 23Ɣ
it at	85 12š13Ő15Ř23ű
it back	82 14ŉ29Ƭ46ƕ
it be	73 -16ư-11r-10ŏ-7Ų7b8ƹ12Ŝ14ş15M18Ʈ19Ş26ļ29ŋ34s43ǫ
it been	80 -10ǡ-7Œ7Ň8i9Ţ11Ŧ12jǇ19U21Ɖ
it before	82 -12ŧ-7ř12ƴ62Ŕ
it built	90 20Ɔ
it burned	86 -8ǟ23Ɠ28ƕ
it but	88 -7Ļ10g15Ʊ26Ł
it by	83 -20ƅ-10Mń13łŜ16ũ19A28ǩ
it come	78 -17l8Ŗ10ĵƔ11Ɯ12WǗ13š14T16ľ18Ń44ť
it comes	84 -8Ƹ9ř15ŀ20H21Ŀ
it cost	72 -12š-9ǫ-7ƕǟ7ǜ14œ18Ʊ22Ɠ41ŧ43Ǒ
it cover	90 -7Ř36ŗ
it covers	90 21ŗ
it different	80 -15Ɯ29ř
it do	84 -8ť12ƐƧ13ĹŦ19ŗ
it does	88 -7ŉ15ǈ20Ū21ŵ
it done	90 7ō13ǃ29ń
it down	90 12Ǡ16Ɓ17f23Ź
it due	88 40Ŗ
it ends	90 10ƫ15Ŗ
it ever	83 -22Ŗ9ơ18Ů26Ź30Ƌƫ
it finished	88 15Ƌ
it for	64 -21ř-14Ǌǚ-12O-11ł-8őūƟƫƭ-7ŲǒǢ7pōš8ƅƗ10ļ11Ń13TƷ14Ʈ16ƕ19ŏƱ28Ů29ƯƸ47ǖ52Ɣ70ŝ
it from	82 -22Ŕ8ƨ10Ũ11Ǉǟ12ŜŪ35Ɔ
it go	75 -14Ǫ-9šŨƜ-7ķ13Ơ16jť20ŘŜ23Ʃ29Ŕ30ƭ34ŕ
it goes	88 8Ǣ12D14Ŵ
it going	84 -14ƹ-9Ş7Ŀ9Ō12Ǫ13ơ14i15e17ư22ǡ
it gone	80 27œŔ
it got	83 10ůƇ11g12ŢŲ13Ũ16Ƭ
it happen	84 24Ū27Ŧ
it happened	77 -16Ƶ-10Ĺ10ŧ15ŦŪ16ť28Z
it happens	90 15ż21Ţ
it hard	80 22Ƶ40U
it have	78 -65ƥ-31ƫ-9œŰǆ8ǧ10ů11Ų12ǈ15ń18ƈ19Ư22b25Ƭ75Ǐ
it how	86 -8G10œ13Ź14x17Ɖ
it i	88 7ƹ10ŭ11B
it if	83 -9ŏ11Ǫ13ƞ23ƭ24Ʒ
it in	68 -45ŕ-23J-18Ɓ-10Ǎ-8ǅǘ-7HŰ7ķń8ű9Ɯ11ŏ12ŀŴǇ13ǩ17Ǐ19ō27KƷ31ś32Ů48Ų60Ũ
it is	49 -24ǫ-15ŷ-14ŗ-13LXƼ-12pEǖ-10cƖ-9zńƭ-8ouCķśŪǜǤ-7txŉŎŦźƔƞƠǎǕ7BJƋƽǁ8QWŰųƿ9hŋŒŚưǊ10ƙ11Nĸŀ12rAĴŕŮƂǇ13ū14Ż15iŬƀƳ16ŲƤǈǣ18Ÿž20Ưǅǝ21k22ƛǡ25Ʃƫǆ26wŞ30Ɗ32n42Ƣ45Ɔ47j
it it	90 9Ŕ11Ŧ12X14ŀ
it just	64 -33ſ-15D-10ĺŷ-8Ǌ-7Ş7űǈ8AŚŢơƨ9Ņź10ƞǍǝ11ǅ20rŝ22ǉ26Ļ27n35Ɓ38u43ū
it lapse	90 -11ŕ20Ţ
it last	85 -15ŝ-9Ɲ18Ɖ26Ư28ŗ37Ŧ
it like	79 -13TŪ-9Ɵ-7ƈ13ŷ14ŮƷƹ15Ų16Ʀ27Ʃ32j
it made	88 28ƭ41ƈ
it meant	80 29Ʊ
it more	79 -10Ŕ-7Ŏ7Zŀ9Ŧ10ň14şǆ16A18ŷ19œ21ŉ
it mostly	90 -8ǖ7ǘ13ŵ14ĸ
it new	90 -12ƈ15ǆ23Ɔ
it now	77 -19Ɣ9ů19ĵ25œ26ũ
it off	78 10ƴ11Ļǀ13ś14I21ƅ26Ō
it okay	88 -7ǃ10Ķ18ǀ
it on	69 -20ľ-9Ř-8Z7ưǚ8ĵŔ9ƆƢǂ10j11Ĺ12W14śű17L18DŃ26ŐƉ35ŕ
it one	80 -9Ǥ9Ɔ12Q18ƫ21i26Ɗ35ǧ
it only	85 -13Ů-9ŗ12ūǋ14ŉ15Ŵ18Ƥ23ǉ
it or	70 -10sƬ-9MƳ-8Ǎ8mǂǇ9ĹŗŴŷǚ10ł11ƶƷ12Bŏŧ13ŋư14Ŝ16ŝ17ƣ21rŭ23š25c32Ŏ
it out	76 -17Ǔ-10Ų-9Ĺ10Z13Ʒ14AšƬ16ĵ21ơ22ű24ƞ
it over	76 -12Ư-10ů-8ŰƮ8ŷ9Ż11Ł12Ŝ15ĵ17ƛ18Ə26rƇ30Ǡ42T
it rains	78 13Ƌƛ
it renew	75 29Ŗ
it right	75 -9ƣ-8XǢ7ƒ8Ǝ9ŏ10Ųƴǁ11ōŐǧ12tǚ13ŉǅǎ17ķ18b
it run	83 -26ŷ-11Ư11Ţ23Ŗ33œ50Ų
it running	88 -24ǡ8Ų27œ30ŷ
it say	72 -28ſ-7ƣ9ǎ10Ś11Ƽ13Q15ǩ20ǅ21ś31Ř
it says	81 8F10řſƫ11ĽǤ12q20ś21ů22Ś
it sell	88 -8ƹ-7ļ8Ų34Ɣ
it sit	90 18ǝ29ƈ
it slow	90 -13U10J12ǐ15b18ǡ
it so	83 -9Ǧ10eƠǔ13Oĸ15Ļ
it something	90 13K15Ł29r
it sounds	90 -9ň7ō13ƿ26b
it start	90 -14Ĺ-7ń9b23ť26Ŗ28X
it still	78 -9Ź7œ9SŪ12jŝ13ƩǍ14Hķ15J16Ƽ37ũ
it take	73 -11š-9BĸƩ12ŦƕƳ14Ʈ16ŏ17Ń18Y22Ű23ţǑ27ƙ35Ũ
it that	78 -9Ŧ-7ũ7ŕš8K11ĺ13ĻƒƵ16ƶ22Ľů24Ł
it the	70 -37ſ-17U-14ņƔ-11œ-8ǥ-7Ɨ10xŊǃ11ƅǦ13Ɖ14Ǆ21ţ23ş24Ļ34Ş37š47Ř76Ł
it there	84 -48ŷ-26Ş-16ň7Ǖ15ǘǟ36U74Ơ
it to	70 -19ţ-13K-12ƭ-8ł-7A7Ź11ĵ15ŗŵ16J19ń20B23o24Ŵ25řŝƯ30ƛ32Ƹ33Ů
it today	75 -9ĺ-8ļ8Ļœ11ō26Ł
it under	83 -9Ʒ9Ŕ17ǅ39Ɣ41ŏ
it up	69 -14i-9tŘƦ7D8Ū9ťƄ10šŬů11Ƒ12ĵ13OƧ19ƭ21ōŖ25Ś26œ30r31ś37V50ł
it used	86 14Ŕ28Ů
it was	71 -23ǀ-10Ŕť-9ƣ7ŕƝƱǋ8šƵ9ƒ11Ž12Ļ14Ɔ18Ľ23Ŷ34ũ42ƾ44Ū
it went	79 -11ǫ10Ũ13Ňš14Ƶ21Ɔ31ŕ40Ŕ
it were	80 13ǟ
it what	75 -7ŗ7ĸŒũ8ƞ9ŇŚ10fŕ11ƃƘǃ12š14ƹ15Žƙ20ƫ21ś
it when	78 11s12Ɔ13Ʃ19Ǒ26ơ27ũǞ
it who	90 16ł17Ǣ
it will	86 7ƻ10Ķ13Ń
it with	76 -9ŝ-7šơ7ƛ8ŋ9ś11Ƥ12s16Ņ19Ʃ24Ǉ37ŗ
it without	88 12Ɖ23Ǫ
it worth	90 -16Ǒ16Ɣ37Ų
it would	76 -15ŏ-9ǫ-7ǟ12Ŷ17ņƑ18ŗŦƕƲ23ţ
it you	78 -14ũ-12Ƶ-8ŞƮ-7N7Ł10ž13oŊŷ14Q15Ƭ18Ūǎ19ƶ24Ž39P
it your	78 -31Ǐ-18ƥ-12Ɔ-11ĺ-9Ŷ-8ƾ11Bƿ17Ʀ20Ʊ24Ơ27F35ŷ44ł50Ǎ
it yourself	77 10Ǉ16Ɓ17š21Ť
itself	83 -12ĸ7Ǥ12Ɠ13ƚ15ĵ17ƕ21C
jewelry	73 34ƚ
jewelry $	88 13ƚ
jewelry instruments	80 10ƚ
job	56 -16G-14Œ-12ư-10r-9fǧ-7joŗŘťǫ7ŝŵƹ8Ůƨ9ŉ10ǒ11ŤƟ14ǩ15ķ17Ʈ19ǥ20uR25Ǖ26Ű27Ǌ38Ʃ39q40V51S52U54W62P
job $	66 -14Œ-10r-8j-7oƪư7gǩ13SǊ18ǒ22Űƨ24Wǥ26u28q30V68U
job ask	80 15Ǖ
job even	80 23Ť
job or	82 8ǩ9Ůƪ10P14ŝ19W26Ʃ
job title	90 13q38P
job what	90 -12ǧ10q17W18P
job you	90 -9Ř8U15S22Ǖ27Ʈ
jobs	74 -7Ű7ǣ10Ǩǩ12ƪ15ǊǓ20Vǖ21Ʃ22ǆ28ǒ
jobs $	81 -10ǆ-8Ű12ǩ24V25Ǌǖ31ǒ
join	86 8Œ9ŏ24s
judgment	90 9Ţǁ15c
jump	80 -9ň-8H9Ǝ12Ŕ16ǂ29ŕ49ţ
jump $	88 31ţ33ŕ
junior	86 19w22a
just	48 -12JŘ-11Ŏ-10Şǒ-9qDFŃŊŨ-8BRĻƠ-7śŭŴƵǑ7YŜƟ8ersvZƎ9adĴŷƋƙƨǊǜ10U11ĸłōǛ12uSňŐ13hŋųƣ14ŕƤ15Kƽ16CŮ17Ǔ19ū22š23ŗ24n28ŸƁ30Ǎ31ļ33ĺ34ǉ
just a	76 -10Ŏ-8Ŷ-7ūǑ7K8ŵǁ9WŒ10Ŧ12ų14ƈ16ǧ18ơƣ22ļŷ33Ɵ
just for	85 -8ůǒ12ŰƢ17Ǔ45Ů
just get	88 7Ź13ƣ17ŗ19a
just just	78 -8Ů7ŖƄ9Ƴ11ƣ12ƾǟ13zų19Ǎ
just kind	86 -8ơ7Ļ10ŗ11š22ƴ
just need	78 -8Ŗ10pŐ11eőŧ14C15m16S22d
just now	73 -24Ļ20ŋ61ĺ
just say	85 -11B7ŋ13ō15N35ǫ
just so	86 -9ĺ-7ŗ7Ō17ŉ18Y19œ
just take	86 15Ň16ǔ
just tell	86 13A15Ł17M
just the	69 -20ƾ-9ŷ-8ŞǊ-7DŮ7eŸ8šŤƁ10sĸƤǋ11ƨǜ12ſ14ŝ16Š18Ĵ20h21ƽ35ū43Ǎ45u
just want	88 10ƾ15Ʋ18ļ32ĺ
just what	88 -8ĵ-7Ů25Z30ƙ
just you	73 -23Ů-19Ɵ-16u-11Ń8Ǚ10ƪ11y12ŕ17s21ǈ27ł41Ÿ53n86ǉ
keep	57 -12e-11tķ-8řƬ-7ĵ7XǠ10WŊƟ11qǛǪ12ŌƁ13ưǫ16ƀ17śŠ18YƋƧ20Z21ǟ23oǑ27Ʃ28Ŏ34űƷƹ35Ǚ
keep $	84 -23Ɵ-15ķ8Ǚ19q20ƹ38Ǒ
keep a	90 -18Ƌ17Ō18ZƧ
keep getting	80 14ǟ
keep going	85 -28Ʒ9m12Y15Ŋ35Ŏ37ǫ
keep in	88 10Ǚ24Ƌ
keep it	78 -14Ƨƹ-10Ƭ-8ŏ10ƷǪ11Š12ŪǠ14X24ű26ư33Ʃ
keep on	88 12Ǒ21Ǚ
keep that	90 14ű16Ş18Z
keep the	75 -16ư-13Ɵ-8Ǚ-7Ʒ8Ŭ9Ź10Ǣ11ű13ś15YǪ24ƀ54ƹ
keep your	86 16ŏ18Ƨ19ś
keepin	84 -7ň9Ł13Ƹ14U17ţ19t20ž26ǡ
keeping	79 12Ū15Ʒ16Ł17t32x
keeping busy	90 -53U21t57ǡ
keeping you	86 -49ǡ17Ł43x56U
keeps	76 -15ű9Ťơ12ţ13cǔ15ƽ22ŀ24P25Ş
keeps you	82 -16ű13ţ16ƽ24ŀ26P27Ş
kept	74 -7JŎŒư9Z11ţƄ13ŷ18Ş21Ǚ32ű38Ƨ
kept $	88 -10ű18Ƨ24Ǚ
kept you	88 -9ư-7Œ13ţ14Ƅ26Ş
key	88 -8Ƃ-7Ř80Ǫ
keys	73 7Ʃ9ń11v29Ŵ39Ƙ
keys $	75 12v40Ƙ
kick	86 10Ŗ14ƻ15ļ22ō
kick in	90 11Ŗ24ō
kid	75 -21Ŵ-9ū-8z-7Ʈ11Ƹ12n16ƚƞ22Ǝ25ƨ26lŻ56ź
kid $	88 -9z7l13Ƹ31ƨ
kids	57 -11r-8Ǌ-7oĸ7Ƶ8qN10ƞ11ĿƸ13Gũ17Ǝ19n21źƴ23ƭ25Ư26w27v29Ƴ32Ʊ41y45x61u
kids $	68 -19ź-11ry-8Ǌ-7o8Ƴ9Ʊ11q13v24x27ƴ31n65u
kids are	85 -16v-10y7w11L44Ư
kids college	90 9Ƴ
kids doing	86 -12Ƴ-7u32x
kids in	90 -19u7y16N18Ʊ21v
kids names	86 27w
kind	55 -30ǝ-13Ɔƨ-12Ŧ-11Ƭ-8Ʃ-7ňƉƭ7gŵƒƪǧ8ń9bƲ10Ļŗ11iƐƟƻ12ŋƜƴ13X14hťǫ15RŲǈ16Ɗ17Ő18qŨ19ūƈ21ǖ24ƥ32ƌ33ǆ42ƫ
kind of	56 -31ǝ-13Ɔƨ-12Ŧ-11Ƭ-7ƉƩƭ7gZŵƒǧ8ńƪ9Ʋ11iŗŨƐ12ŋƟƴƻ13XƜ15ǈ16RťƊ17Ų18ǫ19qŐ22ǖ24ƥ25ƈ33ƌ34ǆ45ū
kitchen	72 -7ǋ7Ń10ƐǊ11L13Ơ16ǟ26ǝ29M50ƍ
kitchen $	86 12ƍǝ
kitchen table	88 -7ƍ12Ń42M
knee	86 -10Ǫ14ƺ16ư41t
knob	90 30ƌ
knob and	90 30ƌ
knock	83 7m9Ť12ƍ17ĵ23R30Ż
knot	90 41f
know	52 -14ǖ-11ĺť-9ŏƀ-8ōƃƿ-7ĿǙ7nľƹǥ8ƒƝǄ9ńƁ10hOŇřŤ11GĶŉœŕ12Ɛ14ŝűų15Aņ16ƕ17rwƉƫ18cŎ19ǅ20Ƶ21ƺ27Ʃ30ǫ43Ŋ50ŗ
know $	70 -19ļ-9ǫ-8ƿ7ſƩ9Ɔ12Ɖ14Ɲ19r21ƺ36Ŏ45Ŋ
know about	75 -12ƾ8ź9Ƥ10ż12ǂ16Ǆ19ŗƐ20ų
know how	78 -12S-8ŉ7Ƒǃ10G16ń17O29Ʃ36c
know i	86 -10ŗ11ŧ31ŉ
know if	72 8fuń9KŢųžǣ10ƞ11FƁƷ12ƫ13ƒ15ƃ
know it	84 12Ʊ13ŗ14pǥ16T17ǡ
know of	90 7Ɗ11ƺ12Ť21h
know that	90 -9ť-7Ż10ŗǫ27Ƶ35ņ
know the	85 -7ś7SŚ11m12G13Ŋ14ŝ
know this	90 12Ř28ļ
know what	69 -24ƃ-9ĺŉ-8Ŗ7BƄƉƫƹ9Ř10ŇƩǌ21œ27ƕ67ǫ69ŗ
know where	88 27ű
know who	90 -12ǫ10r19ŝ32n
know your	86 21Ķ26ř
l	84 -29Ř-8ƃ-7ſ7Ǩ11ǈ13ǅ19ǣ58b
labor	90 7ǐ14Ǟ20Ŧ
ladders	90 9Ǜ23ǆǊ
lady	80 -9Ǌ8Ŷ12ŝŨ15t26o29ƞ
laid	82 10Ƅ12Ʃ15Ŷ16ň18B24Ǫ
laid up	88 11Ƅ17Ŷ26Ǫ
lake	82 13ƛ14ĸ19k24ơ27g
land	80 -12D-8ľ7š8ǫ16Ʀ17G18JY31ĸň
landline	90 33I
landlord	68 -20ƅ-13Ɩ-8ǔ-7ǫ13š15Ļ20Ƣ30F37ƣ39ǎ
landlord $	84 -66ǎ13F87ƣ
landlord need	90 -41ƣ-20ƅ26ǩ56ǎ
landlord want	84 -11ǩ38ǎ
lapse	81 -10ŕ31Ţ
lapse $	84 -10ŕ21Ţ
lapsed	90 25Ţ
lapsed $	90 25Ţ
laptop	88 -8Ǒ14ś17Ǚ27Ɵ
large	90 38Ƈ
last	46 -16ť-14Ū-12dƔ-11œš-9SńŉŧŹ-8LĻũǃǅǇ-7BňŨƄǉǙ7jmTĵŕưƸǔ8yƕƭ9oǄ10Ɠƫ11żƀƾ12iĺŃŲŶ13ľŢŽƴǚ14ƼǪ15Ťƌ16Ʋ17c18bƺ19Ɯƻǋ21Eǝǥ24Ɖ25aŝǑǠ27Ǜ28ĶŇ29ǌ31ŗ38Ŕ40ǀ
last #	71 -13Ưƾ-12Ť-11I-8S10Ŭ11eǥ14Ž21ƻ24EŢǋ25Ŧ26ƺ
last $	80 9o29ư41Ư
last agent	85 -24ŝ13ƀ42Ň
last check	90 -9ŝ11ƕ26ǀ29Ǥ
last checkup	77 16ƺ22ǀ
last few	77 -17Ţ8ǥ22Ť28Ķ
last look	88 -14ŝ8ƭ18Ķ43ŗ
last looked	80 15Ǡ
last name	78 -11ǅ-10ǀ-7ŝ12o15w42b
last one	90 8m14Ɯ15y
last policy	80 -16Ļ16Ţ34ĺ
last renewal	73 -7ƍ12Ǡ38ŝ
last see	86 -16ǀ15ƴ30Ǆ
last spring	79 -10ť8ľ10Ɗ27Ť
last statement	90 7ķ8Ƭ
last talk	90 13ŝ14ľ
last time	70 -10Ū-9ǫ-7cǐ7Ĺ8ƭƻ10ƕƴ11ĶƉǔ13W14t15ƀ19ǚ20Ɲ21Ŷ22Ƽ24ŝ29ŕ
last update	90 -20Ǒ21Ǥ
last updated	78 -48Ǥ9Ǐ75Ǒ
last workers	80 -15Ǧ16ǥ
last year	70 -18Ŧ-15Ɣ7Ǩ8ǋǓǚ9IǠ10ǥ13Ļ14Ţ17Œ54Ŕǌ
late	83 -10ƚ-7ű11Ǘ12Lń16ų17Ķ32ǐ
lately	73 -19ƾ-8Ţ7U8ƒǛ10Ǆ12ż13Ļǥ14Ž16Ǟǡ17Ť18ǀ22ƺ
lately $	75 -19ƾ-7Ţ10ƒǄ13ż15Ž16ǡǥ17Ť19ǀ23ƺ
law	80 8nŸ13A15zB16Q17ņ
lawsuit	88 -12Ř17Ǩ19ĸ
lawyer	78 -7S8A13ǣ15ǫ21Ǟ22ĸ32ƴ
lay	90 -7ƥ12Ʀ14ś16Ʃ23Ʋ
layer	88 11ƃ12Ǩ14Ɗ
leak	76 -11Ɖ11Ɗ12Ū17Ɲ18Ɛ30ť
leak or	80 -9Ɲ34ť
leaks	80 -7ƌ34Ɗ38Ɲ
leaks $	86 -39Ɗ77Ɲ
lean	85 20ň29z33A
lean on	86 30z34A
lease	60 -17Ŝ-15Ǐ-11Ŗ-9n-8Ǖ-7ŕ13ĺ16Ƣ21F36ƣǍ41ŭ50Ʀ59Ƥ76ǎ
lease $	73 -21ǎ-19ƣ-10n-7ŕǍ12Ƣ17ŭ28F38Ʀ51Ƥ
lease ask	78 -8Ǖ43ĺ
lease it	84 -19ǎ-7Ǐ15ŭ48Ǎ
lease require	88 7ƣ19ǎ
lease say	84 53ƣ
leased	85 -10ǎ11Ǎ27ŭ
leasing	86 -10Ƥ12ƣ14ƅ33Fŭ
least	86 11Œ13Ũǣ14Ơ15Ř17Ǉ
leave	60 -8S-7Şŷ7Ō8Ŏ9sVłƁǐ12ƧǞ13ŋűƭ14Ʈ15Ļǫ17ļơ21Ř22ţ23Ŋ26Ƶ33Ʃ34Ƹ
leave $	77 9ŋ36Ř
leave a	90 7Ư12m29ǫ
leave behind	88 -10ţ-8Ƶ40Ƹ
leave it	83 -16ţ17ŋ21ű25Ļ30Ƹ
leave something	86 9Ƹ
leave the	81 -16Ƹ8Ǒ9Ɲ10Ō11Ʃ13ơ14sƁǐ18ƭ19Ƶ
leave them	82 -12Ƹ-7Ʃ12ƚ26Ʈ49ţ
leave your	90 
leaves	90 7Ɛ13Ƃ17Y30o
leavin	90 7y9ţ14ŀ16Ƹ
leaving	82 9V13ŀ35ţ
left	69 -17Ł-7ŏ8fĸ9lĹŗƙƵ10zƌ11ķ12Ŋ15Ŗ16Ŏ17ţƩ20Ĵ21Ş22Ɩ27Ƹ30ŭ
left $	83 -18Ł-7ŏ12Ƹ14zķ20Ɩ22ţ29Ş31Ĵ
left on	78 7Ɖ8Ĵ9Ɩ10f17Ŗ30ŭ
legacy	90 31Ƹ
legal	80 -9Ř-8o7ƻǈ10Ɓ13Ō15ƴ20ſ35ǅ
legal name	88 -9o39ǅ
legally	90 -12ǅ11f13Ÿ21ǈ
lender	72 -10Ŋ7ƛ14ƅ18ŭ59Ɨ
lender $	84 20Ɨ
lender asked	80 19Ɨ
lenders	90 7ŭ14Ƙ18ƅ
less	80 -12Ɨ-7ǋ8ĸǉ12ƨ16SƔ19Ƭ20Ŀņů
less than	85 13ƨ17SƔ21ů
let	61 -13ű-12ǫ-10ŉŶ-8Ɗ-7sňŕ7łŧǊ8ixŚƉƙƝ9Nőƅ10ĶńŢƒƬ11ř12ǀ13rO14Ɛƞ15ŋū17ļ19ŏ26şž31a37Ǟ
let me	69 -11ǫ-10ŉ-9Ɗ-7Ŷ7cDUńųƁǃ8Kœŧź9iłŤƉ10ŚǊ11ő12ƒ14ř15O18ŋ21a
let us	78 -12s-7ň8ž10Łſ12ƙ13ō16aĶ21r24ū28ŏ
let you	80 -20ű-7ŕ10ƅ13xń14Ţ16N21Ɛ30ļ37ş
letter	73 -13Ŕ-9Ľ-7ƪ8J9Ź12ŘŬ14K26bś34ľ39ŕ
letter $	86 7ľ9ŕ16b
letters	84 25Ś27b
level	73 -7C7Ŭ8Ł9ƫ11ƥ18m23Ƌ29Ƈ
level $	78 14Ƌ
liability	59 8ǔ10ǝ14Ř17ƣǜ18ǎ20ƃ27Ɓ33ſǣ
liability $	73 -27ǣ8ſ11ƃ16ǝ20Ř21ǜ29Ǩ32Ɓ
liability do	88 -49ǣ30Ř34ſ
liability does	85 -7ǌ7ƣ9Ǖ22ǎ25ǣ
liability is	86 -7ǣ8ſ25ƣ
liability limits	70 -12ǣ32ſ
liability on	90 -7Ř21ſ
license	61 -13I10Ÿ12oƼǝ14dƅ16ǂ18Ŭ20a22ź42Ź
license $	72 -26Ź-14Ÿ8d10ǂ13ƅ15oƼ16aǝ20ź
license now	80 13Ÿ
license number	83 -18I-9Ÿ39Ź
license plate	88 -17Ź20Ŭ
licensed	75 -12Œ9ź11Ǫ26Ź40Ÿ
licensed $	85 -13Œ18Ź
lie	90 11š49ŀ
lien	88 25ŭ
life	56 -18Ő-17ż-14ő-13q-8jĿŘś-7ŝ7ơƭ10m11ũ14Š17Ļ20i26Ʈ32Ƭ33Ʒƹ34ǁ38ƶ43Ư48ƪ50ƫ53Ʃ68ƨ
life $	76 -11q-8Ʃ9t13lƯ14ƨ28ƫ
life and	88 -10Ʃ10Ƭ28W
life coverage	90 -10ŘƩ50ƨ
life insurance	65 -17Ő-16ő-9Ŀ-7Š8Ƭ9Ƴ10ƶ11Ļ12ƪ13r17ƫ21Ư31Ʈ43Ʃ47ƨ
life is	90 15ƪ21ũ
life policy	76 -7ŝ13Ʃƭ14Ƭ22ƨ23Ʒ
light	83 9ƒ12ż13Ļ16ōŽ18ư
lights	88 8Ţ9D14ż17Y26U
like	43 -21J-16ť-13ŏ-12Ǣ-10ƦǒǠ-9ƥƳ-8PĿŀŜƤƨ-7ĺŪŵƴƽǃǄǛ7BFLŝŠƃƑƞǧ8ayŔŕŗŘŹƲƹ9AǞ10lŭƆƚƿ11gDƐƯ12ŤŧƒƼ13jRŁǫ14ŃŇŨ15ńũůŲǏ16Zſ17rŒƠƩ18ō20vŊƸ23ļ24ĵ25Kųǁ28ŷ32ň36Ş37U
like #	73 -18b-12T7Ŭƚ8ţ9Ť10HĵƮ11vǁ12ƃ13EƲ14jŧ15Ž16ů21ſ25Ʃ28Ř
like $	75 -25Ł-18ǆ-11ŝư-10Őƥ-7ŧ8ǂ10ļ11Ƃ16ŇƱ17Ǐǧ21ũ25ň29R32ǫ40ş
like a	66 -11Ş-7Ƥǫ7jŢǕ8PĻƂƯǊ9šŤƑ10ŷ11őƷ12Zŝſ13zŲŸ14ƞ15Ǐ19Ɩ26Ŧ
like about	78 -37ş-11ň26Ş51Ł
like an	86 9ķ13Őū
like for	80 -11ǫ-7L10ļ12ũ13ŶƲƵ15ư16R17Ǟ
like home	90 46Ơ
like how	88 8Ư9ǟ14Œ19ǁ
like it	72 -33Ş-14Ơ-10ĵ-9K7ǅ8r9ńƐ10iD12Ō14mō17Ł19ů20b31ň38U43ŷ
like me	86 8ƃ11Ƽ13Ň16lL
like that	69 -15Ŏ-9š-8QŞ-7Ơǫ7hżǂ8ƞ9ĹŲŴƚ10u12ƻ13ǖ14Ń15Ŕ24Ɵ27ŕŷǁ29Ƽ
like the	75 -7Ɩ8ňƈ10Ɔ16ŗ17D18Ũ24ń47Ơ
like this	76 -15ń-10ł7BŐ10Ŗ12Ū14Ʀ18rƯ32A38Ń
like to	65 -21Ş-12ţ-10Ń-9Ʀ-8ŏƹ-7RĹŷ7Ƹ8ŕ9Kł10M13Ľ15Ŏ16ş19ŋ21y22n23ō27g45Ŋ49ļ63ĵ
like under	90 8Ű13ŧ
like what	85 -14ǫ16Q17X20vŗ29ň
like when	88 7ƍ13ń21ǘ
like you	80 -11Ǣ7ň8P11iBŊ12V13Nǚ
like your	81 -25P-15Ʀ-7ŵ12L14ŷ16F18Ş25Ƹ31ǫ37U
likes	90 -10r13Ƽ15Ʊ19Ō
liking	83 -16q-7v8b10Ơ13ň16t23x
limit	75 -23ſ7Ř9ƕ13y14Ǐ26Ǥ39ǣ
limit $	78 -24ſ7ƕ14Ǥ15Ǐ42ǣ
limits	61 -13ƣ7ƚ10Ƒ12š15ǎ18Ǩ20Ǖ33ſ47Ř
limits $	73 -38Ř-24Ǖ10Ǩ12Ǥ18š29ǣ54ſ
limits are	80 -10ǣ27Ř
limits did	80 11Ř
limits do	78 -19ſ36Ř
line	64 -10Ǒ-7ńƙư7Ƭƭ8w10VŇǆ11XĵŖ13Ōśǫ14ł15a16qƝǌ17I19SŃǠ22s28PƖ
line $	79 -11Qƭ-8ƙ8ĸ13ō14Ǥ15V16s20ł22ś24Ɩ
line is	90 10q
line of	78 -11Ǒ-10Ǥ11Ɩ12ǆ13qŇ25S28Ǡ38P
lines	90 8I
link	88 10ǚ14Ɠ27ō
liquor	90 -20Ź-7ſ9ǁ45ǝ
list	64 -12Ŵ-8ǖ-7M9hnƾǎǑ10ƞ11f12ǚ13Šǧ16Ņƚ17ĻǒǙ21ƐƔ23ŭ29ƙ30Ÿ32Ŀ
list $	86 10Ļ15Ņ20Ŀ
list every	90 10Ÿ12n14h21ǧ
list for	90 12Ǒ15Ļ33Ɣ
list of	86 -15ƣ-10ĸ15ǎ21ǒ33ƙ
list off	88 7ū
list the	88 10ŭ12ǒ13ƚ14Ɛ18ƞ
listed	80 -11f-7ǫ11P14aƚ19oƭ20ǎ21ƣ
listed on	88 13ƭ14Ÿ38ƣ
listen	90 7B13s25ǫ
little	60 -8ƆƝ-7Ł7cIV8dŀŇƵƻǃǆ9zĽũ10ķŬž11Z12Ơ14ŔŽ15ƨ16ŋ19vņ20Ʊ23u26w32x
little $	80 26Ʊ
little about	84 -16x-8ų9q11gƺ14Ƶ15ǆ18z19u
little bit	85 10m11Wş12ƞ15ŀŇ
little one	83 -10Ɔ12Ž18w21v23x
little ones	83 -11Ņ7w9Ʊ58u
live	63 -15Ĺ-12Z-8ő-7œŭűǍ9ŝƿǙ10Ɔơ11Ƅ12G13Ʀ17hƢ18Fķ19ĸ25ƹ26n27Yƥ28z40Cư
live $	80 -8nű-7G11z12Ǚ14D27ĸ30C
live in	83 -9ưǏ9Y14Ɔ19ƥ24Ʀ29C
live on	81 -19Ĺ-18n-15Z-11Ʀ-8D15Ƅ25ķ29Y34ƹ52ư
live there	86 10G13n25Ƣ
live with	90 -10ő-7Š12Ƥ17X22n
lived	85 -30S27l41G
lived there	88 -14S13l29G
lives	73 -12z-7Ŵ7D17Ƥ21Ÿ52n
lives there	78 8n9Ÿ18Ƥ
livin	80 9H12ŗƠơ14ŀ22PS
living	69 -15Ş-14ő-8Tƞ-7Ÿƿ8ƒƦ9k10fƤ11Ƈƹ12ƙ14Yƴ15Ǐ16H18u20n21q23Ơ27FP29z
living $	80 -7ŃƠ28q31z42P
living there	85 -18Ş-11P8ơ15nƤ26H36Ơ
llc	80 -8Ť21ǅ54ǈ
llc $	90 -9Ť31ǈ
llc or	88 23ǈ
loan	62 -9Ʃ7Ƃ14Ƴ15Ĵ30Ɩ46Ɨ47ŭ63Ƭ
loan $	83 -18Ɨ11Ƃ13Ƭ26Ɩ35ŭ
loan against	80 -42Ƭ57Ĵ
loan for	80 21Ƴ
loan maybe	80 21Ƴ
loan officer	90 30Ɨ
loan on	75 -26Ĵ65Ƭ
loans	70 9Ƭ11Ɨ24ư25Ƴ49Ĵ
loans $	75 -32Ƭ7Ƴ27ư44Ĵ
local	81 -7Ǌ8ŝ14őǖ16Ŀ17M37l
located	86 -7l11C21Ǎ
located $	88 -7l10Ǎ13C
locations	84 -14H18Ǡ41Ǎ
locations $	86 41Ǎ
lock	83 -17M-8ų8Ǒ11ƥ18ǐ19Ƨ23ō
locked	80 -7Ų12ŏ26ƥ28ű37ǚ
locked up	90 19ǚ21ű
locker	90 -13Ƌ46Ƨ
locks	90 
log	90 -9ǖ14Ǚ18ƈ22ś
logs	90 27ƒ
long	53 -26Ů-15ő-14ǎ-12š-9Ʃ-7P8ŀƅƉ9vZŖǫ12fHŚƑ13Ǒ14i15Ŭů16ư18Ź21lơ23Ũ24ŦŰ27Ţ32S33ǟ35Ư36Ʀ37GO43Ǉ52Œ
long $	79 -7Ƹ9GŶ17ŒŞơǫ27ů
long ago	82 14GƉ48Ŧ
long could	76 -9Ư10Ŷ15Z24ưǟ
long did	88 -13š-7Œ58Ũ
long do	81 -15Ǉ-10g-7Œ11ń13ƅ18V22O27H52Ư
long have	65 -15i-9Ş8ƾ9Ź10O11Œ20Ǉ22f30Ţ34lG
long is	86 -21ǎ-7Ƥ13ơ39Ʀ
long time	86 13ŒŞ14S20Ź
long would	84 8ǚǪ11ƹ15ư19Ư29Ǒ
long you	78 -7T9Œ29O76S
longer	90 -8Ǖ8Ư10ǎ18Ŗ
look	61 -18Ɖ-14Ů-9q-8ǫ-7LXǠ7Ǥ8ŊŏœŘ9ľǢ10Tƙ12pĶĿŚǌǛ13jYŗŝ14JŃ15ĻƊ16Ŭ17R18Ǟ19z22ƀ26Ʊ
look after	81 -8q-7Ū14Ǣ24Ʊ27z
look at	70 7ƈ9sǤ10ňś12ľ14ĶǛ15Ļ17J18ŝ19ŗ22Ń
look for	90 -14ǧ10Ř16ƀ27Ŀ
look like	76 -16Ů-8X-7Lǫ11Ŋœ12Ʊ13T14ļ16ǌ17Yǧ22R27Ǟ
looked	75 -7ŝ11Ķľ12ƭ13Ǡ33Ņ
looked at	76 -7ŝ11ľ13ƭǠ29Ņ
lookin	80 -7ť8H9ƈ13ţ15ńś16ĺŀš17ũƒ23Ǡ
lookin at	85 -11N10ƈ13H17ŀńś18ƒ19ũ
looking	68 7ŅƊ8š9zƘ10ň12yŷǌ16H17VXĻĿś19ĺń33Ʈ
looking at	80 -19Ļ-8H-7Ƴ7Ń9Ņ14ǌ15ŷ18y22ś23ĺƮ
looking for	84 -17ĻǠ-7Ţ9ļ14š15ň17Ʈ26Ŀ27ĺ36H
looking to	82 -12Ļ9ţ17Ǡ23X32ń
looks	76 -13Ǣ-12Ŀ7ơ8z9ǘ10ļ11ƍǚ12LŶ21ň26ŝ27ƹ
looks after	90 -7ő9ơ10z32ŝ
looks like	85 -12Ǣ12ǚ13ļ14Ŷ31ƹ
lord	90 10v11kź
lose	67 -12ũ-9ŉ-8Ʀ-7Ř8ǖǛ9I10Ĺş11ƋƩ12ŀ14ŞƵ16Ǖ18Œ22ǟ28ǫ33ĸ
lose $	78 -11ǟ9ǖ17Ş21Œ24ĸ
lose somebody	80 35Ƶ
loss	75 9Ƽ11ť13Ū15Ũ17Ť20řƵ32ŧ46Ŧ
loss $	84 -13ť-10ř15ŧŪ18Ũ24Ŧ33Ƶ
losses	85 55Ť
lost	73 -13t-9Ɖǟ9ǂ10ƪ11ǖ13ũ14ƄƼ15Ɯ17Z20Ʃ31ŉ72Ƶ
lot	66 -7Ƈǂǉ7tżƅƜ8Ɖƣ9Rƛǡ10ŀőŚŜƈǘ11ň20ű29ť33ĸƞơ37Ɠ
lot $	81 -9Ƈ-7ǂ9ż12Ž13ƈ14ƞ21Ɠ45ơ
lot of	76 -7ű10ƓƜƣ11Rƛ12őǘ13Ŝ16ň26ƞ
love	69 -9P7ž9rǅǫ10ŞƓƸ11ǆ12lǍ14Žǖ15M22Ơ25U27Ɔ33ŷ37ǡ
love it	88 -16ǡ-7U9ƞ18Ž33Ơ
love that	83 -28Ơ8C11ž14Ɔ29ǖ32ŷ
love to	84 8Ɗ11rB12Ƹ25M
love what	88 -20ŷ-12Ơ-11P17Ǎ40U65ǡ
loving	90 15tƠ
low	78 -20Ũ8Ƽ9Ķř14cŘ23ƙ25ƛ38ņ
lower	73 -22ř-7ŧ15ļ16Ƅ17ǫ24ņ25ŏ30Ƌ
lower level	78 32Ƌ
loyal	86 13Œ40ţ
loyalty	90 16Ǚ19Œ
ls	90 59b
lucky	85 8Ť11Ɩ13P30o
lumbers	90 18ƕ
lunch	86 9L10ō13O19Nľ
lyft	90 41ų
m	83 -7ň22ƀ39L54b
machine	75 7Ɲ9ǘ16ƾ29Ǒ35ǟ
machine would	79 11ǘ14Ǒ
machines	82 -10ƚ-7ŧ35Ǒ37Ǥ
mad	88 16r17Ǟ37ũǫ
made	60 -12ƣ-11Ɖ-9ǫ-8Ńƽ7ƙ8Ʀƿǀǈ9Ň10ţ11ń14Ǟ16xƠ17ƭ18ĺǏ20Ɗƍ22ŷ24ŕ30ƈ34š39Ļ
made a	90 17ƙ24Ǟ
made of	80 -15ƣ-14Ɖ25Ǐ29Ɗ50ƈ
made the	88 11ƍ13ǀ24x
made you	65 -8Ńƽ9Ʀ13ţ21Ơ26ŷ30ĺ32š35Ļ
mail	78 -42J-10Ŝ-7ŉ9Ľ11n14ľ18ĵ25E36K57D
mailbox	90 7Ž13Ĺ21D
mailed	90 13ś
main	73 -15P-12ơ-10q-8Ÿ11ŝ14şǟ15Ƌ16Ǎ18Ǘ22Ŀ23Ŵ32Ɲ41ǆ
main supplier	88 -11ǟ12Ǘ
mainly	86 7Ŵ12ŵ16ǘ17Ů
make	58 -15Ů-11łŪ-10Ŕ-9Ş-8pARůǖ-7ŕšǋ7xŇƑ8sǔ9őƐ10Ʈǂǟ11ńƏ13ōų15qP18cţƟ19ňǜ20Ű21ūư24ļǎ26ǆ30Ń33ŉ34T38ŏ
make $	85 -19P-15ň-9A-8ŏ9ǒ37ǆ72T
make a	81 -10ł-9p-7ůƠ9Ű14ǜ15ţ17Ń21ń22q26P
make and	88 27ū
make it	85 14xƑ23ư
make sense	82 7ň15s55ŉ
make sure	88 9bƳ10ǔ13ƍ
make the	85 -12O-10Ū8ŭ14ư15Ńő18ļ25ō
make this	88 12ļ22ŏ
make up	90 10ǖ25Ń
make you	72 -12ǆ-10TŔ-9ň-7ǂ7ǣ8Ń9ƣ10ļŇ12ŀ15ũƮ21ţ30c36ŏǎ
makes	69 -10ŉ7Mšǒ8ŌŞŬ10pŀ11Pǖ13XŪ18Ƶ22ł23Ł
makes a	90 8Ƒ10M11Ń16P
makes it	80 10Ŭ22Ƶ
makes the	84 8ǒ29ł
makes you	85 11Ş12ŀ17X30Ł
makin	90 -15Ź8Ń13Ĵ17ƅ19ŭ
making	80 -11a-10ĵ7Ɵ11Ĵ15ǎ22ǫ36ƣ
making you	90 17ǎ29ƣ
mama	88 -7t11T16aƪ30z
man	77 -7OŘ7g9U10Ű11ĺ13ũƋ14a15ǉ34Ǫ
manage	80 -12ũ9ƹ20Ƶ29Ŷ30ư
manage without	86 -14Ƶ41Ŷ
manager	83 -8Ǥ11ŏ12ǎ14Ǟ15ƣ38Ǌ
many	47 -15ǋ-11i-10ƍǡ-9xŒ-8ĵ-7Qƛǘ7YƤǗǪ8Ť9OŠƑƯ10SŢƉ11ŵǐ12ųƘơƫ14cŹǁ15ůżŽƌ16ŰƇưƻǥ17Ɩǫ19Ŗ20V21GŸ22ūǙ23Ņ24hǖ26n27ƥ29Ǔ37u40ǉ44Ǎ
many bedrooms	84 28Ƈ
many certificates	90 -8ǔ26ǩ
many claims	90 21Ť
many days	77 -8ų-7őǉ8Ŗ12Ŷ15Ů19Ű22R23Ƙ26Ţ
many drivers	85 48Ÿ
many employees	75 -14Ǔ40ǉ
many folks	90 13ĺ42ǉ
many hours	85 16ų31R
many locations	86 31Ǎ
many miles	73 8Ƒ12Ű15ů30ŵ
many minutes	85 10Ű33O
many months	81 -10ĵ12ơ14Z51ư
many more	86 -17Ư-7Ǉ8Ɖ19Ŗ63V
many nights	86 -8ǒ12ƞ33ų
many of	88 -8ǩ12c15Ƥ20ǔ45n
many people	73 -7ǋ9Ǚ10Ÿ36ǉ38n
many quotes	90 28Ņ
many square	84 -18Ƈ40Ǎ
many times	90 12Ť24ż
many units	88 38ƥ
many vehicles	84 -21ǒ-7ŵ13Ǩ60ū
many weeks	86 11Ŗ12Ʀ24ơǪ
many years	66 -16Ť-11V-9ūǡ-8Œ7p13Ǉ18cƫ20ǫ26Ź27ƌ30Ɖ35Ɩ37GƯ40S
marijuana	90 16ƻ21ǁ
marital	85 29f
marital status	85 29f
mark	90 -9Ǥ8f13Ǝ23F
market	80 8ŕƕ16Z18H41Ɣ
market value	88 9ƕ27Ɣ
married	73 8r12ƭ25ţ29o45f
married $	83 -9ţ15ƭ36f
married to	90 -24f38o45ţ
match	79 -9ǫ7w9Ư10Ř13ŞƆ16ř25ķ27W37Ŵ
match $	90 -20ķ15Ɔ18Ş42W
matter	86 8A11ĿƄ12Ƴ21Ŏ
matters	83 9A13z35Ŀ
max	90 -7œ20ǫ36Ř
may	75 -13ż-11i7JƘ8ź9v10ǀ12c13a16Ō18ǫ19ĺ28ŋ
may i	80 -14ż-12i7J17a19Ō20ĺ21ǫ31ŋ
maybe	74 9ƞ10AƎ11ƨ15Ŗ19Ƴ20ư
maybe $	78 11AƎ20Ƴ
me	37 -17B-15Ʃ-13G-11ƛ-10ŕ-9Jƕƫǜ-8Ļų-7wWżǅ7ļŚśƜƪǑǠ8MYţƃƣ9ijľŃŧŲƋƙƯƶ10uņŔ11DŌƵ12LŀœŘ13PUǘ14Ž15eŁƢ16ĴŬ17c18lŇ19Ŏǫ21ŅǊ23dnū24ŋ25ǆ27ĺŊ29O34b37ŏ38ť41Ľ43ŉŜ
me $	63 -21š-17ő-11Ŵ-9Ł7CƂ8ľƆ9Ɛƪ10s11dŅ12mT13ŀūŸ14ś18ǫ19O22ļ28b36Ŋ37ŏ51ŉ73Ľ
me a	65 -13x-12K-8Dƫ-7ų7q8MƓƺ10Ƶ11ǆ12eI13zĶ14u15LŬ16ů19ǫ20Y23Ŏƙ26X35Ŝ
me about	57 -13BŎ-12Ũ-8VǉǒǠ-7qrUŁŞũƩ7ŲƊƋƍƑƧ8Ƹǥ9ūƠǞ10ơƻ11ŊźƤǊǚ12uǍ13ŇŢťŽƨǄ14lŰƪ15hknķŝǝ16ŵƶ18Ǔǖ20H27Ƶ29ǆ32P
me and	85 9ūǊ13Ł15ŅƯ17ƅ
me asking	85 -7P9cņ15Ƣ16Ĵ24ŋ
me from	90 -7ǚ19Ǒ
me how	65 -15ǖ-7Gķ7ƳǇ8Œ9kƈǉ10Ʈ14qSĽ15Ũ18t21šƯǘ22ǡ34x40U
me i	86 8Ź10ĺ13l17ń24E
me if	73 -8Ʀ7ľ8Hŷƃ9NžƁǨ11Ƴ14ĵƩ28Fŉ29ƀ
me in	84 9Ɯ14ŉ17ƥ
me just	90 8e14i29a
me know	74 -11ǫ-7ŉ7ĵųƟ8ńžǃ9KŧźƁ10łŤ13ƒ15ř17O
me more	88 38Ŏ
me off	90 10J11Ř
me recording	90 19Ō
me so	88 -8Œ10Ł16b25ŉ
me that	80 -10ŏ8Ŭ12Śǎ14Ŝ20ŗ
me the	60 -15IJ-11a-8G7QƔǏ8wƣ9œ10ǢǪ11ő12ŎŲƚǒ13DŧŬ15ō17ǩ18Ƈƽ25ņŜǎ29ť36Ř
me those	88 11Ŭ13ſ
me through	63 -10L-9ũŸ-7ĵ7Yƙǝ8yǘǦǪ9RŗƝǆǊ10ưǗǚ11ĹŽƦ13ǧ16Ń19ūǟ21Ĵ22Ŷ27n31ť
me to	71 -14ń-11Ƹ-8Hļ-7X8s9ō10ƮǠ12Ŏ15ŉſ17Mƃ19ǫ21K35ŋ38L44ŏ
me what	58 -17ǎ-13ǫ-12ŉƅ-9ŝǡ-8P-7ŎƤǄ7ǈǔǤ8MWŔƈ9ŏœŨƊƏƧ10ň11Ƭ12Ů13ƣƹ14Ɵ15ŪƋ16Ɯƴ17ŀƲ18śǠ19ƿǙ20Ƣ22g23Ł24ũ27Ş48ĺ
me when	86 7ƶ9ǂ13Ɔ14Ƃ16ń
me where	82 7ƅ13ű16Ʀ30V
me which	86 11f14ő21Ŵ
me who	80 -7Ɗ9ł10Ŵ11ŭǖ15Ľ19ŝ24n43Ņ
me you	88 17jŁ20ľ
me your	70 -14ś-9Źǫ7ńœǋ8bo9ƉƷ10Ơ11Ŝǐ13aŔŷǠ15ň16ǉ22eD39d
mean	78 -18Ɵ-14ň-10œ9Ļ10Ƽ13Œ20ŉ24ǫ26R35Ŏ
mean $	88 -21ǫ7Ŧ11Ƽ45ŉ
meant	80 29Ʊ
meant to	80 29Ʊ
med	84 55Ƅ
med pay	84 55Ƅ
medical	72 7Ǆ13ǃ15Q16ƿ17Ǚ19W20ƾ31Ƅ
medical exam	84 16ǃ
medical payments	86 29Ƅ
medications	86 26ƽ
medicine	90 -14ǅ33ƽ
meet	80 12a13ƨ38M
meet $	88 27M
meeting	90 11O15M
meetings	88 18Ǜ
meetings $	88 18Ǜ
mentioned	86 -7ť12A13ŗ15n16Ž24Ņ
menu	90 16X24ǫ28ǝ
mess	84 10Ū12Ƶ16ŧ17Ş20Ŧ30i
message	90 17ĺ25K
met	88 10ŏ11M19Ʒ25ľ
metal	80 18Ǐ29Ɗ
metal $	85 20Ǐ
middle	80 12vL15a21N
middle of	85 -8a12L23N
might	81 9ƞ10Š11ǃ13o16ǐ17y20Ŏ31H
mileage	81 11Ű40ů
mileage $	85 40ů
miles	65 -13r-8ū8Ɯ15Ż18ǒ26ŵ32Ƒ45Ű53ů
miles $	90 10ů14Ż
miles a	83 39ů
miles do	90 
miles each	88 10Ű
miles is	90 21Ű
miles one	88 -23ů31Ű
miles to	90 28Ű
mill	90 -9ǡ17QU19D22Ǘ
mind	63 -15I-11ť-10Ř-8ňş-7N7Ɣ8ś9cPĺ11MĴľƢ12ńǃ13rƱ18Ń20ũ21ŏ23X24Ƹ25Ŝ26ŀ27ŋ35Ʈ
mind $	75 -17I-13ǫ-11ť-9Ņş-8Ř-7ň7Ļļ10Ɣ13ĺ14Mľ15ń17Łũ24r27Ʈ29ŏ33Ƹ35X
mind a	90 7ŋ15Ņ
mind if	81 -7N9ž10ǃ11c20ǫ
mind me	82 9ņ10l14Ƣ15Ĵ19P31ŋ
mind on	90 33Ń
mine	78 7eņ8Ɗ9ź11iŋŝƼ12xŹ15ŅƦ16ǫ21M
mine $	88 8ņ13i20ǫ24M
minimum	80 48ſ
minimum $	86 29ſ
minimum or	90 -27Ř34ſ
minute	80 -18O8Ƙ10ōś11fu14i37N
minute $	90 -27O12ō42N
minutes	70 -10J8ş9aŅ10ǃ13ļōǩ19Ű57O
minutes $	81 11Ņ18ō
minutes before	90 20O
mira	77 12u25x43w
mira $	79 -12w15u26x
miss	82 -7ŏ8ĺ12ǡ15Ţ25Ǜ30Ŏ42Ş
missed	84 16Ķ26Ŏ30Ţ
missing	84 -9Ş-8ő17ŏ26Ɗ34ş
missus	85 -7Ǫ7t9r12p13s16łƹǄ
mistake	86 42ǜ
mobile	88 8Cƹ27I
mod	75 -12ŗ68ǥ
mod $	88 19ǥ
mod and	80 13ǥ
model	81 23ǫ36ū
model $	84 42ū
mom	74 -11ũ10ź11Ʀ12Ʊ20ƿ27Ÿ31Ƶ48z
mom and	86 -13ũ11Ƶ16z
moment	77 12ř23t32ő37Ő47N
moment $	88 13ő25Ő26t
moment or	90 29N
moms	84 12Ʀ13Ʋ15q19Ŷ31z
money	59 -16ǖ-14Ů-9q-8ő-7Œŝ7Żǫ8ŇƬƱ9ĿƫƲ10ŀ11rZţ12XǗǢ13ǜ14Ũ16ĺŁƍǚ17Ƴ18Tǘ19ĹƟƭ21Ĵ22Ƹ23ư30ų31A
money $	74 -17Ů-7Ǣ7ļ9ţ11ǚ12AŇ14Ũƭ17ǫ18ǜ20ƟǗ24ĺ37ų
money even	80 26Ʊ
money is	88 -11T-8Y8ţ20r36ư
money or	88 15ƫ34Ł
money to	88 -12A-8ő15ǟ37Ĵ39Ƹ
monitor	90 28ž
monitored	88 15Ɛ
month	53 -12ưƱ-11Ĺť-9Z-8Ũ-7Řǎ7F8ũƃƧǩ11ő12pƘ14ǋǌ15ķņ17ř18ĴŖŢ21duœŦ22T24Ʀ26Ɩ33ǟ40X42Ƣ52ĵ58Y
month $	64 -15ĵ-13Ʊ-12Y-9ŏ-8ǎ7Z8ƃƖ11őƦ12Ŗ13F20ǋ26Xņ30u34TĴ36ǟ62Ƣ
month and	88 -10Ŗ15Œ23Ŧ
month day	85 -12Ŧ24p30d
month for	81 12ǩ13Ƨ20Ɩ39œ
month is	84 -12Ĵ-9Ř8ĵ14X20Ɩ28Ƣ
month or	84 -10Ũ8œ10Ŗ15ĵ23Ƙ
month right	88 -22Ƣ-9Ʒ12ĵ17ń41X
month to	90 -11ĵ-9TX7Ļ15Ĵ40Y
month what	72 -17Z-10X7d10Y11ǌ19Ʀ29ř
month you	88 -14X-9Ƣ-7ĵ11Ţ23ŏ31œ
monthly	75 9Y13œ17Ƣ28Ɩ32ĵ
monthly or	83 21ĵ
months	64 -12Y-10Ƣ7Ʀ8Ļơƻ11Ń12Ŗ16Gů17vĵ18Ũ19Ƅ24œǪ31Z38ư
months $	72 -15ņ-11Y9Z13œ20ů24ĵƄ39Ǫ
months could	90 -9ĵ10Z20ư
more	57 -16Ř-14u-11Ų-10x-8sHŞ-7SřǇ7ŊşƔƚǣ8C9vAļųƼ10Ƃƫǆ11Ÿ12ŖŧũƬǦ13JŒǨ15ń18rŀŪ19Z21gĿ23ŉ27ſ30V32Ŕ48y49Ŏ
more $	79 -26Ř9Ŀ10ňŎ16S19yŸ26ſ
more about	85 12Ŀ53Ŏ
more kids	86 -8u58y
more like	83 -12y-10s7Ƹ11ţƮ13g14ń16v23r
more of	82 10PŮ11ŷǆ12ńŧ17ų20g
more than	72 -15S-11ĸ8ǉǖ10ǣ11ƚ12Ř13ŒƼ14ZŦ15ŧ16ſƂǨ17G19œ
more the	90 8ŀ16ş23J
more to	90 27Ŀ28Ŏ
more years	88 -17Ư-7Ǉ8Ɖ64V
mornin	85 10ƌ14ƿ
morning	73 -8Ǫ9Ő11ĺǛǟ13Ŷ15Ǟ17L18R23i28Ű
morning $	83 -13L-9Ǫ8a12ĺ13ǟ22Ű23R
mortgage	64 -7œ7h10ĸ13FƯ17Ĵ20ư28Ɨ50Ɩ
mortgage $	78 -22Ɨ13ĸ15ư16F18Ɩ
mortgage and	86 -8œ10Ɨ30Ĵ
mortgage company	86 35Ɨ
mortgage on	79 22Ɩ
mortgagee	90 19Ɨ
most	61 -12ǘ-11ƀ8ƨ10XĻŞƙ11Z12ů14ĺŴǑ15ǌ16Źƚ17ƴ27ǫ30ŀ36Ŀ39Ř
most $	81 11Ǒ13Ŵ16Ř18Ŀ21ŀ27ǫ
most about	80 22ĺ
most expensive	90 10Ǒ20ƙ21ƚ
most important	83 24Ŀ
most people	82 -14ƀ-7ǉ8Ř11ǫ15Ļ18ŗů22Ź25ƴ
most when	73 11ŀ
mostly	72 -11Q7Ňǉ8PŞŵ11ĸ20Ů27ǆ48ǖ
mostly $	90 -14Q7ǖ8Ů15ǆ16Ŵ
mother	79 -9Ǘ-7ǫ13ƭ14ŀ22n24ƿ49z
mother in	90 23z26n
motorcycle	86 14ū16Š23ǂ
motorist	68 26ƀ
motorist $	75 15ƀ
motorist on	80 14ƀ
move	68 -11ǟ-9ť-8k8Ŋŏ9n15ōőƦ19Ł23y27ƹ31Ơ35G36ţ61H
move $	83 -13ō12ţ77H
move go	88 47Ơ
move in	86 -19H27G29ƹ
move on	90 -15H13ĹŊ21ń29Ł
move out	90 -14ǟ-11H-7ń15n23Ʀ39y
moved	80 7Ź8œ9ĻŮ10ơ11Ƥ16n17G18Ŧ
moved in	88 12ơƤ18n20G
moving	75 -11ǐ-8Ƴ12ż14Ł17y19ţ22n26Ơ36H
moving $	88 -13ǐ-8Ơ8g20H27ţ
mrs	88 19a40f
much	44 -21ƃ-20W-15ĵŨ-14Ɔ-12ŕ-11aťŮ-9ŐƯ-8xƇǙǡ-7FũŸ7ĴŖŴźſƜƼ8zƍ9řţŭƧƸ11ŲƹǎǕǫ12YƳ13ƖǤ14ƚǣ15OƟ16ķ17ǝǨ18ƀƕ19ŀƙǋ21ZƢƬ22Ƅ24ǌ25ĸ26T27ņƪǑ28Xů29ƨ32Ʃ33Ŕ34Ɣ37Ʈ38Řŧ42œ
much $	76 -31ŧ-14aƮ-12ŭ-8œ-7Ĵ7Ż8A12Ŕ13ƹ18ŀǫ20Ɩ21X23T28Ƣ49Ɣ
much a	90 -8œǟ-7Ř12ư14Ƃ19ķ
much are	83 -16ǘ-14ƙ15Ĵ18Ř19ĸ20Ɣ36T
much cash	86 14ǘ18Z19Ƭ
much comes	88 8œ11ǖ26ř
much could	78 8X10Zĸ13Ų
much coverage	78 -22Ʃ-11ƀ-9Ő-7Ţ7ƨ15ƕ37Ʈ73Ř
much did	72 -24ƨ-21Ʈ-17ŕř-10Ř-8œ-7Ũ8ņǓ12Ǒ18ƍ30Ɣ34Ŕ40X60ŧ
much do	61 -26Ĵ-19ǖ-18U-17W-16Ɣ-13ĵ-11ǣ-9ņ-8ŔŮƙ-7ǘ8Y9Ƨ13Ʃ14Ƽ15T17ř18Z21ŀŭ23Ɩ32ǋ34ůƨ35ƀ40œ
much does	80 -12ƣ-8ů-7œŵ12ǎ15ǌ17źǫ19q21Ɵ29Ŵ36ƪ
much gl	90 -11Ř42ǣ
much have	83 -12ƙ12Ƴ17Ǥ23Ƭ26Z
much inventory	90 -21ƙ25Ɵ31Ǒ
much is	68 -39ƃ-22Ʈ-14TƆ-13ǘ-9Ř-8WƖ-7XƄǙǤ9ķŲƙƧ15ƕƪ24Ĵ26ƚ30Ɣ37ǫ42ƩǨ48œ
much liability	83 -44ſ-7ǌ8ƣ9Ǖ19ǎ55Ř
much life	80 11ƨ41Ʈ
much of	69 -27ǌ-17Ɣ-13ǣ-12ķƖǁ-9T-7Y10Ƭ11zŉŔƋ15ǖ17ƹ19ǆ24ŧ26ư32ǘ34ĸ36ǝ
much stuff	90 -7Ř8Ƨ69ƙ
much time	86 45O
much umbrella	90 9ƃ
much was	80 -17Ŕ-10Ɣ-9Ũ-7Ŧ14ņ100ŧ
much would	69 -22ư-11ĸŧ-10T-8Ƅ7ķ10YƬ11ǟǣ13Ɵ14Ʋ18Ų19Ř22ƨ23ƮƸ24ţ25ƙ26ſ
much you	88 -11X-10ǋ-7Ɣ29Ʈ37œ
must	85 10ǖ12x14c38ũ
must be	90 11ǖ13x15c
mustang	88 10ű18Ŵ24ŷ
my	57 -11ǚ-9Ƶ-8ĸş7qDŜƔƴƼǢ8ŉ9QżƲ10oŅǘ12JMŀťů13Ŏ14fŇ16bj20ŷ24L40ľ42ǫ47Ľ
my name	88 14ľ32Ľ
my number	90 29Ľ
my own	84 -15ǚ-7ĸ7Ž8e11zJǞ15Ɣ17ǫ
my wife	88 9Mž15V
my wifes	90 11ƞ13Ƽ14j15b
myself	84 9žǜ10ŷ16ƽ20g
n	83 -8ū-7ň18w23Ŭ40b
name	53 -14p-13J-11Ʊ-10Ňǫ-9śź-8Ǡ-7BPœ7ƴ8ƭ9L10ł11FǢ13A14ƽ15ľ16ƣ17hĽŚǀ18Ƥ19Q20ƨ21ĸƗ23ǒ24ő25Ǖ32w36ŝ42b59o67ǅ78a
name $	64 -22ő-13Q-7p7ĸ8Ɨ10ǀ13Ŀ15ǅǒ18ŝ24hA26ƨ27o30Ľ80a
name and	79 -12a-11J9Ƹ11Ś16ǀ19Ɨ21Ǌ24ǩ
name for	86 7o11a27b
name goes	90 -12ƭ-8ő7Ŵ8Ɨ23ł
name is	83 -10Ƥ12wǅ13ĸ29ő
name of	72 -10w-8a-7PǊ8ŭ13Ǣ17ƽ20ŝ27ƣ32ő34ǅ43Q
name on	83 -11w-7a10ƽ11ľ12őƤǅ14ō16F34ƭ
name or	88 10ǅ33ǒ
name so	90 13w17o
name the	86 -9a11Ƥ16Ś19o23w
named	67 -14o-9Ÿ-8ŝ8Ƥ10ǅ14Ɯ15w19ǎ31Ʊ46ƭ
named as	73 -7Ǖ7ǔ8ǎ10ƭ
named on	85 -16o-10ŝ15ǎ51ƭ
names	72 -17a-16Ƥ-8ǎ8ƽ14Ǌ16ƭ17o20ǈ24Q30Ǚ35F51w
names $	84 11Ǌ37w
names and	90 8Ǌ13ƽ22Ǚ
nanny	88 9ƞ30Ʊ
nationwide	90 -10G-8S14ő17š23Œ
near	71 7ƞǚ10ƓƜ21Ǜ31ƛ35C
near the	76 8ƞ9Ɠ17ƛ
near you	88 13Ɯ
nearby	81 16z19śƛ
nearby $	81 16z19śƛ
nearest	86 26Ƒ
neck	90 14Ƙ19U23j
need	49 -12ǘ-11ǫ-10ư-9ļƙ-8ƨƪǠ-7ĿƩǔǕ7OřűŹƑǈǤ8ŰƼǣ9FƂƦǀǋǑ10duŬ11ƉƔ12svǌ13cpŦƆ14mǎ15Ŷ17GūƗ19eł23YŁńƮ28ĺŏƅ34ǩ35Ư44Ǩ
need $	80 -19ƅ-18ū-15ƪ-9ƨ-7ń14ł78Ʈ80ĺ
need a	73 -14Ŗ-7ŏ7ƅ9Ʀ10qŧ11Ķ13ƑǋǢ14ǩ15S22Ŧ34T36Ŷ
need an	81 7ů13Ɨ43ƅ
need it	80 -23ƅ-17Ǉ9r16ǩ20Ǒ34Ư52ń
need proof	84 -20ń-13ƣ11ǎ26ƅ35ǩ
need the	66 -10ūƅ-8Ǖ-7ƙ7e8ǃǤ9ŒƂ10pQƘ11CǍ12Ź14Ʀ16Ű17ſǈ18Ɨ20ŖƔǇ21Ŭ24Ɔ
need this	86 13Ư14ǣ23ń
need to	61 -15ǩ-14ĺ-13Ʈ-12ƣ-9ǫ7ōŐŴƤƱ8ĸǌ9Ǩ10hmųƎơ11ű13YœƉ15G16uOƞ17F19ū22sł25cŏ28ǎ37Ł
need your	72 -7ł8aJǅ10ǀ11dƖ12moőŚ14p17Ư27e
needles	90 31ǃ
needs	73 -14T8Ů9Ÿ11ƣ12ǩ14Ɨ16ł18g23ƅƱ
needs a	90 11Ů23ǩ
needs proof	90 26ƅ
needs the	85 -7ǩ14ƣ
needs to	90 12Ÿ29ł
neighbor	83 -9Ơ7ơ9Ľ10Ĺ11Ʀ17ƞǫ25B
neighborhood	88 10Ɣ11G13Ɔ26C
neighbors	75 9ƞ11ť12Ǐ16ƛ18ņ30Ơ
neighbors $	80 17Ơ
nervous	86 11ǂ33ŀ
nest	88 -11v-7Ư16ķ20Z39y
net	84 7J10Ƭ14Ǘ32ĸ
never	69 -12Ǩ-10ŝŸ-7ĸ7ǖ8ŤƛǞ9Ųƻǁ10lŇŨƴ11ǂ12Şƃ17ŒǛ24a
never want	80 -7ĸ17Ş22Œ
new	58 -12Ɗ-10o-9ŝƈƫǫ-8wĵŞŧ7ŖſǆǕ8ŕŭƁ9D10UŪƗƽ12ƌ15Ǘ16ƂǛ17Ǒ18ĺƆ19ƙƷ21Ļ22œźƍ23G24Ɖ33ŷƠ34iǇ35S40Ǡ
new $	88 -26ĺ-22Ǡ-20œ9S13Ǒ14Ɔ17Ɨ77i
new construction	90 -12ƈ30Ɔ
new house	88 -15Ɔ14ĺ15Ļ26Ơ
new job	78 7U8V14Ǖ24S
new one	83 -9ŷ7ŭ11Ʒ12Ǉ13Ɓ16Ŕ29Ǒ
new place	84 -18Ǡ16D24H32G36Ơ
newer	84 10Ɗ14ŵ34Ɔ
next	66 -11Ƴ-10CQǧ-9N9mp10Ūƀǂ12ƭǘ13ń14Ř15Ļ16ǫ18HƘ19Ǡ20kyŚ21ŏ31V32Ŗ38Ǐ
next door	85 36Ǐ
next for	85 -13Ƴ-12Qǧ-10Ǐ31y39Ǡ45V
next to	84 -14Ǡ-8ǫ9oM17ƀ21Ř26Ś31Ǐ
next year	88 -11C15ǂ43Ļ
nice	68 -12ƫ-10ǐ-7ƈ7mŇơ8ciĿŰ9Ɗƍ10GĽŠ11kqƂ12Ʃǋ13PŨƬǅ16FU19ŷƠ25j
nice and	85 -11ǐ8bŭ9Ŭ13ƍ28U
nicotine	90 30ƻ
night	65 -8Ɯ-7ǉ7LU8ũ9Ŀƒ10ų11ǘǫ12ƽ13jǑ14n18ŀ19ǁ21ļǐ22ť26x30ű
night $	70 7űǝ10Ŀ13ǘǫ14Ǒ15ŀ16ǁ18ǐ23x25ļť
nights	76 -8P-7ǒ9ƞ14x17ŀ22n23ų34R
nights $	82 -9P16x18nŀ33R
nights a	88 -9ǒ12ƞ20ų
no	55 -14ŕ-12ǫ-10ŉř-9ő-8ĵƨ-7ĻŇŵǝ7cżƋǜ8XĴŀŗƲǆǣ9ľ10Ʃ11hsǉ13Ƶ14luť15žƅǞ16Śǁ20ńƂ21Ő24ňŢƀ26ŊŽ27ǃ28Ŷ62ƶ
no $	83 -14ŕ-10W-9Ţ-7ƨ10ž22Ʃ25Ő59ƶ
no car	90 -11ĵ15Ĵ36Ŷ
no exam	90 20ǃ
no insurance	80 -8ő9W10ƅ14Ţ22Ƶ52ƀ
no judgment	90 9Ţǁ15c
no more	90 10ǁ14Ŋ
no problem	90 11s12Ő20L
no shame	88 7ŗ8F10ƾ12ƅ
no to	90 -8Ţ33ƶ
nobody	73 -8r7K9Ʊ10nǁ13ťơ16gŸƼ17Ư20ş
nobody else	86 19n22Ÿ
nobodys	80 8s13ş14g17łŗ26ơ
noise	86 17Ɛ23ǫ
noise $	88 18Ɛ24ǫ
non	83 -7ŕ7ǧ14ƻ15Ǆ33Ţ
non smoker	90 16ƻǄ
none	90 7ş15xƁ
normal	65 -7ǉ9n12ǀ13Ǒ14Y21R25Ů
normal week	66 42Ů
north	85 -10Ɯ-8ś9C19j20œ25D30T
nosy	86 10l12Ơ17Ż19ŋ
not	46 -17Ɲ-15Ş-12Ś-11Ʃ-9qVZĻŝťŴƠǉǧ-8ĸĺŀŠ-7ŃŏŤƈƙƪǒ7BGŇũž8gsĵŸƆƤƦƵ9ĿǛ10KƔƛƧ11EņŖŶƶǟ12LXŢƇơƽ13ĶƬ14QľňŻǑǔ15ŗřǢ16lrƄ17vƳ18Ǫ20cŎŽ21Ǔ24Őţ25bǫ34ş62Ł
not $	80 -31Ļ-26Ɲ-8Ŋ11Ÿ12R13Ŏ16ŋƞ30ŗ34Ł44Ő
not a	86 -9ǫ11ƶ14h23r
not catch	90 29a
not counting	88 15ǋ27Ƈ
not cover	86 11ƟƤ19ų
not do	84 -12Ļ7B9ž13Ǫ15r16ŁƱ20Ǔ
not even	88 16Ŗ23ũ
not go	86 -9ŝ-8ŉ10y11ľ18Ū
not have	78 -9Ǧ9Ŝ10ŉŐƳ15Ŷ18ƀ19ĵǔ
not here	84 11ư15ƹ24ŞƳ
not i	84 -8ŝ8b10ľ11J16X
not it	84 -14Ś8Ũ12Ĺ13U15Ř19ŷ
not let	90 10d11ƅ12c15ń
not like	90 -14Ş-12Ő-11Ł-8Ǣ-7Ơ9ş16Ō21ǫ59ň
not live	88 -9ư13z29Ʀ
not mind	78 8ņ9cl10Ƶ12Ņ13Ɣ15MĴ16PƢ
not need	84 11łƯ12Ƃƛ13Z16s
not not	90 12Ŀ13Ɗ14ǁ
not on	90 -14n-12ǫ14Ž16Ƥ24Ǔ35Ǒ
not open	90 -7Ĺư59ǟ
not stay	80 -19Z33ř
not tell	88 8Ƽ9e12pǈ
not that	88 -33Ł-7ǧ15w84ǫ
not the	83 -12Ņ-7ǀ7Ł9Ĵ12Ɗ14Ƅ17ǫ28ţ
not there	90 15ư24ơ29Ǌ
not to	85 -15Ő-14Ł12pŇ13s14ō17Ż39ǫ
not want	75 -12H-11NĻ-7ōǫ7ž8Ǣ9X11ǃ12O15Ş19L28Ł31Ŗ
not what	90 9b11ƕ12ž20ƚ
not work	86 -9ǟ-8ƹǒ-7Ʃ8W14Ŷ33Ǫ37Ƅ
not you	75 -44Ş-19ň-14ŗ-9ő7c11Ł14n15Ŀ16ƶ20ŉ27ƽ32ţ35Q68ş
not your	90 7Ž12o17Ǣ
note	78 -10ĵ-9Ɔ9ǚ12Ų13ń14ƹ18Ĵ28Ɩ41ŭ
note $	88 -7Ư11ǚ14Ų15Ɩ36ŭ
note on	90 -9Ɔ-7Ǫ14ŭ17ƹ
notes	88 -7N14Ĵ24ŋ27Ŏ
nothin	79 -9Ÿƨ7ųż10Ţ12ƒ14ƪ15ƾǧ17ƽ19Ĵ20Š
nothing	73 -8Ƹǅ7Ơ8hƺ9Ů10jŎ12ŀ16ǫ17ļ19ƪƻ22Ő23L27ƨ36Ť37ƀ
nothing $	86 -7Ż13j21ǫ27ƀ
notice	80 22ĺ
notice say	80 22ĺ
now	48 -20Q-14L-13Š-12ǐ-10Ʈǫ-9ŁţŴ-8jKƩǅ-7iACŗƖ7Pƽǉǚ8ZŋřůŹ9ĿŔŜ10fnFGHŲ12vSŝǁ13ƨ14c15ś17ǡ18ĺŉ20uĵŵ22Ř23ō27s32ũ33Ū37ő39ǧ43Ļ50Ő57œ58N
now $	54 -25Q-20ǫ-12Š-11pń-7qŁųŴƩ7ŒŘŞưǉ8SŲź9vzĴǁǠǡ11ŉřś12Zĵŝ13ǧ19u21ōŪ23ƨ27ũ31ĺ37œ40sŐ44Ļ47ő
now and	77 -8Ŕ11ǁ32œ
now are	90 11v13lH15f
now for	83 -11ǅ-9ƺ-7ǡ7ů9Ǆ15ų34N51ǧ
now i	84 -10œ8Ŷ10Ļų15B18ņ25p
now is	86 -14Q-12G-8Ő12S14N15qō18Ř
now it	88 8Ő12ƿ16Ʋ20Ŕ
now okay	90 -10K61N
now or	84 7ŉ13P15N16q17ũ26Ŀ
now right	85 7Ź10f13ŉ
now tell	88 -10Ǜ-7r14Ƴǝ18ǚ20ƪ
now the	88 8ŵ13hƀ
now what	81 -7Ʈ7E9Ƣ12ľ13ŵ15Xũ16ƽ23r
nowhere	88 11g30Ĺ
number	53 -12ǫ-11ƥǙ-10E-9aŕś-8ǥ-7dŸ7řƇƝǋ8Ǜ11ǖ12ƕ13œ14yŝ15Ŀ16ǉ17Y19ļ20cC22Ľ24Ʈ27Ź29XņǪ30Ŭ33eD51Ś54I
number $	63 -19Ś-9Ǚǥ-8ǫ-7Ÿ7Ŝ9ƍ10D12ƀ17ǉ19Ʈ20c21ŝŹ22I30Ľ34e41Ŭ
number and	86 22D
number did	86 -21X-14ŕ-13I-10d16c40Ʈ44ņ
number for	85 11Ɨ14ř25I
number off	88 -8Ś7Ŭ9Ź10ǣ
number on	83 -16e-15ƥ-7I7D13œ29Y49Ś
number one	85 -14I-8ǟ12Ǘ16Ɲ20ǖ41Ŀ
number right	90 10ļ11Ś
number start	90 8Ŭ22Ś
number that	88 -15Ś8Ŭ10Ź14Ř17X
number to	88 7Ś17I21ļ
number you	85 9X10Ʈ12ļ21I
numbers	70 -12ǣ-9Ś-8IǕ7Z9pŜ12Ɣ14Ǟ18Kň23šǢ35E36ƾ40Ř51Ǚ
numbers $	82 -19e9ň10Ŭ14Ǣ15E26Ǚ43ƾ
numbers on	88 -18ſ-14ǣ8D45Ř
nurse	78 -11Œ11Q13q22S24U31P41ǃ
nuts	85 9œ14t15Ʋ34ş
o	80 -10Ż8c9Ŭ10Ś12D15ƞ36d38ǧ48ǜ
oak	86 13ƒƓ15Ū22D
occupation	81 23q30P
occupation $	83 11q32P
occurrence	85 38ǣ
odometer	85 40ů
of	36 -22Ƶ-15Ńǉ-14Š-13cMķŰƚ-12bV-11owFšŢŷƔ-10ĺǟǤǫ-9ōŏűŶƀƕǜ-8fIľŵƍơǣǧǩ-7Lſ7ĴŉŋƄƢǂǚǝ8WńŨƐƫǡ9nĸŀƞ10zŇŦŸƅƇƝƣǅǍ11eEHĶŚǁǑǒ12itATŬ13gpĹŝƳ14QŴƜǥ15ZŧƦƻǘ17jsƟ18rxSĵƥƯ19K20Řƌ21ŜŲƴƷ22ūƿ23Ŀ24Ǡ25őƧ26CƃƈǊǔ30Ɗ31ǆ34ň39ǖ
of #	80 -8ś9Ʀ13ş17p18œ24Ɣ61Ŧ
of $	75 -17Ƶ-15Ɖ-14ƣ7D9ƺǍ13ŀ14Ʈ17h18Ư20ƊǏ23Ł37ƿ47ƈ
of a	72 -8ƭ7Ũ8PĻ9ŮŷƇǆ10ń11Ņ12Ǔ13ŔŲƴ14ƪ15ņų17g18Ǒǚ26T
of an	84 7O9g17R20Ǎ23Ŀ
of birth	79 23d24p
of building	85 -14ƫ-10Ǐ66ƥ
of business	88 11ǧ12Ɵ49ǆ
of construction	88 -7Ɔ46ƈ
of coverage	84 -17Ő8Ʈ22ǔ42Ř
of em	83 -23c9uŬ11ƣ14lƳ17E19Ǎ25v
of her	85 11rƱ28ƪ
of insurance	75 -16ǎ14Ő19Ɨ24ƅ27ƣ
of is	88 14A
of it	66 -17T-14Ǔ-12ǁ-11Ɨ-10gŁƔ-8Ɩ-7ū7ŗƩƳ8ǚ9CYĴŀƛƜ11BJŲ13Ũ14Ŝť15ŭ16ǋ18ǝ24ĸ25Ŏ26ƞ33Ʒ65ň
of life	86 -18ƨ-11Ʃ-7ƪ12W44ƫ
of mine	90 14ŋ15ŝ18Ʀ
of money	86 -15Ĺ13ǆ14Ʋ19r27X
of pocket	83 -18Z20ř36Ĺ
of policy	76 -15Ƭ-7ś10Ő73ƫ
of roof	85 -13ǆ-11Ɖ-10Ų44Ɗ
of safety	88 21Ǜ
of shape	90 -14ƫ12ƺ37Ų
of that	69 -11ǈ-9Ŧǫ-8ŀ8Ŕ10ƌƬ12ŇƠ14ǅ19Ų20Ʃ21Ŝ22ŪŴ28j35ŧ53ŉ
of the	54 -16Ɣ-14R-12P-11Ÿ-10ķŰǆ-9nuxTŋǠǣ-8YůƖ-7ƙƥǎǧ7ơƬǖ8ƣ9źƐ10gjƳƹ11ńƽǊ12ǝǪ13aƶ14ƃǒ15EŧƘƱǅ16lĸł19Ǒ20QưǓ24ŴƢ25ƉƟ26ő27Ŭ28C30ĵ
of their	90 -9Ǔ9ǔ12Ř
of them	72 -13ǜǩ-10Ǖ7ū9D10ſƣ11Ľ13ƽ17g40ǔ55Ǌ
of there	90 11ŕ13H18Ɵ
of thing	86 -8œ11ǂ13ń16ƣ20ƻ
of this	80 -8N7ŀŁ8t10Ŗ17ǌ26s27Ő28ļ
of those	69 -13š-12ǘ-9Ǥǫ-7F7ƀƜǓ8ňƆ9Ż10ƻ11cƊƝ13Ķ14Ŀ17ǌ21Ņ24ių25ƫ26ž
of us	88 14sx27Ň
of what	83 -11ĸ-7r7ť10Ƴ11Ŝ13ŌƷ14ǖ20ƙ
of work	73 -21U-10Ǔ-9Ʀ-8R-7ƫ8Ǡ12Ň13Ƅǋ15gƨ19q22P25S62ǆ
of you	61 -13ū-9z-8R-7X7pņŝƱ8Ǆ9ƭ10ŞšŮƤ11ƹ12ƻ13œ17T19r21uǁ24Ÿ26s37ś39K44n
of your	56 -35Ɩ-14ǌ-13Ĺ-11ǉ-9Ǖ-8ǫ-7Mś7NĶŊŽ8ƬǞǢ9ǆ10řƃ11ƙ12ũ13œŧ14QT15Z17Ŀ18U19Ĵĵ21ǝ22ƨ23ő24eǊǥ29z30ǎ31ǘ35Ɨ42Ƨ
of yours	81 9w13Ƌ14Ǩ15t17A27Ɵ42x
off	53 -13Ɲ-12Ǫ-10ư-8Ǌ-7PĹńŊţǆ7şƄǕ8qDǡ9ŶŹ10ž11ŬƅƮ12euĸƐ13WŁƧƩ14jŘǝ15gơ16Ōǌ18B19ŻƜ20ŦƖ21IO22yŢǥ25kł31Rŭ36Ļ
off $	67 -9ū9Ĵ10Bǫ11ňŌ15RƐ16gŦ17Ɩ21Ţ22Ļ23k24Ʃ26Ł31ŭ34ł
off a	85 -7Ĺ7mǕ12ĵ17e42ǥ
off like	90 16Ŧ19Ļ
off of	84 -7ǣ8D10ŕƁ11ƽ12ǌ13A15B
off or	76 19Ļŭ
off right	90 8ł13R17I
off site	90 16ǝ26Ƨ
off the	72 -7Ɲư8ōőűŻ9dƜ10ƅƥ11Ƅ12XŬ16q17ǡ18Ř32O
off to	85 14ś17k46y
off what	90 -10Ĵ13Iǜ19ǌ20ĸ
off work	90 7Ƅ10LR14N
off your	78 8J9ǣ13Ɣǝ17Ź22u
offer	78 -8X15ǜ17Ƃ23Ɣ29ǆ34ņ
offer $	86 17ņ32ǆ
offered	90 20ň
office	66 -13ǡ-12ǉ-7Ļŭ7N8I9Ŝ10PŌǦ13Ű15R16ĺ17Ů21ŝ22Ǎ25Ɵ26U34ƣǊ39M
office $	76 7RƘ10I11Ŝ12Ǎ20Ű40Ɵ
office or	86 -15Ɵ-8U14P16M18Ǎ25Ů
officer	90 30Ɨ
often	70 -13ǒ-9Ƨǝ10ŝƒ11Ŵź12ƞ13ǂ14ǁǛ19ơ21Ů22ų
often $	80 9Ů18ǁ
often do	79 -14ǒ-10Ƨ12ƒ13Ŵ17ǂǛ18ų27Ů
often does	90 -14Ů18ź
oh	61 -10Ÿǫ-9ǧ-8ǒ-7ŕƈ7dxEIŅųƍǍ8Gķ9aPŰźŽǅ10ŪůƉƚ11WőŢƠ12ŀ13Ŏŷ15UƐ18Q22ǘ27ť
oh #	86 7EŹ9ūƸ10Ɓ
oh a	88 7ŭ11ŷǙ12Ɛ
oh cool	86 -7Ő11C12Q16ő17g33ǘ
oh i	88 -10Ɓ9CN12Ɔ13ƍ14Ž
oh nice	88 -9ƈ-7ǆ9Ƌ16q17ǅ18P20G
oh no	86 11l19ŀ25ť
oh that	84 8t10bŔů16ŷ18x
oh you	84 -10ǒ8Ź9Ű11ƐƚƟ17Q
ohio	88 -12d15Ż30l
okay	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14WŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
okay #	84 8Ŵ11ƋƜ16y18Ÿ
okay $	66 -17ƫ-15Ƅ-13œ-12X-11Ŝ-8TǄ-7WYǕ7is8x11Ɣ12Ũǀ16Ō17U18t19Kŉ20MN21Ųƾ27ƺ30ǫ38ĵƮ46ķ
okay a	88 -8Ǐ8ƕ10Ů13ƥ
okay and	74 -12Ƽ7bmķƉ8ƙ9ǃ10IſƄ11Ƃ12ǁ13œǐ14PX17ůǄ
okay cool	84 -23ƥ-10f-7ņ11ū12q13ŅŐ19Ŀ21o29Ƈ
okay good	88 11c13ǔǧ24ƫ
okay how	88 8OƇ10ǔ17Ǘ
okay i	79 -7ǫ7Eż9Ŗ11sƠ12ŀ16ǐ17lń20Ş
okay if	81 -9Ŋ10Ķƺ13r16ƨ31ŋ
okay let	90 11D14ŏū16Ś
okay no	84 11Ʀ12sŐ16ń18ľ21L
okay or	88 -7ŋ16ķ22b25N
okay so	67 -11xŅ-10ĵǘ-9ųƟ-7PǊ7ŏœŜŢơƳ8abqźƁƖ9hřƑƗ10ĴŮ11v12ŝŪŴƇ13Jƨ14ǒ17Ǚ18ĺ19Ŷ21ţ
okay that	79 -10ǀ-7Ʈ7ř9pŉŬ11Ɗ12Ŝ13Ǆ14Ř23T24ň
okay there	90 11Š13ǈ
okay to	85 -8ū14I20ŋ23Ŭ
okay what	90 8Ʋ16Ŧ18Ŏ
okay with	75 11X12ř13ł16ķž21ǃ
okay you	84 7Ź10Œ12ǀ13TƄ15ő
old	53 -24x-14w-13Ǡ-12ņ-9ƪƺƾ-8uyǫ-7şŵƊƬǡ7K8Ź9DĽŸ10ľƱ12Ɓƙ13ź14SŢ15Ư18Ň23ķ24Ǐ25ƿ31pƉ43ƌ44Ɔ46cƷ50Ŕ55v
old $	82 -19w-8y25Ư31v
old are	78 -7a21v52c
old enough	90 7ź17Ÿ
old is	67 -18xƊ-17t-11ƺ-10ƪ9vǇ11Ɓ17Ǐ22ƌ33Ɖ49Ɔ62p
old one	81 -11ņ12ƫ15Ŕ35Ʒ
old policy	70 -8Ƭ10Řƀ12Ţ41Ʒ
old price	90 34Ŕ
old was	90 -12ƾ-7Ƶ49ƿ
older	78 -10t8v21Ɔ28p31ŵ39z
older home	90 12ƌ29Ɔ
older than	90 -11t14ŵ21p
oldest	75 -13Ź-8Ŵ-7pƭ17ź28vx33y40w
olds	77 -8s11ƌ14Ɖ15ƥ20p23v25Ɔ
olds the	81 14Ɖ16ƥ24Ɔ
on	33 -21ƦƩ-20Ū-19ļŹ-16wƵǖ-15eJǋǠ-14ŏŷǟ-13lnHľ-12koZŋƮƲǍ-11hĿŜŞŠŶƳƾ-10dXņŦŰƚ-9LORŉƫƯǢ-8GNŔŗƻǃǡ-7ĸŇœƙǎǝǫ7vŮźǈǘǜ8bż9YƎơƢ10Aūƅƣǥ11FVŎŨŽǓ12ŊƏǔǪ13QTUŤťưƷƽǑ14BűƈƊ15ŖśƘƹ17złŃƝ18fgyŘ19Ƅ20cǁ21uŕŚǅ22Dĺƞǧ23aƁƂƬƭǤ24rƉǊ25ŀř26ĴŲŸƕ29Ǚ31sŧƱǨ33Ļ34Ƥǉ45ŭ46ƀƨ47Ɩ51ƍ56ƪ57ů
on #	88 -9ų12Ű14Œ15ǡ17Ǘ38Ǔ
on $	62 -36ǎ-26Ǡ-18ľ-15P-14n-12ū-11F-7uŀŋ7ŌǄǧ8Ňŕ9xQǜ10D11ƚ12Ļ13ƥ16ISUưǖ17ĴƎ18ř19tƽ20ťǆ21Y22A23Ńƹ30Ɖ34ƍ37ƣ59Ŏ67ĺ
on @day	83 -11Ƙ10M15Ů23ų29ǐ
on a	65 -13Ǡ-9ř-8ǉ-7Řƽ7jŀƁƍǑǚ8nǊǫ9ŌŴƟǁǂǄ10ĹŹƒǓǘ11Ņŧƈ14ńť18Ť22Ǚ25y
on and	90 9DŚ13R26Ǣ
on any	84 8Ǆ14Ĵ32ƍ
on anything	90 -11ƾ14ĴǄ16ƽ
on at	88 -16U-12Ƃ15S17Y20Ɵ25ƍ
on board	88 51r
on each	88 10v23ř
on either	90 -11Ƭ13ƿ16ŭ
on file	83 -9Ǆ7J10ǘ23ǔǙ
on her	82 -14ƺ-7Ǫ10pƹ11o18Ǆ19ư44ƪ
on here	79 -11Ƴ-9ƪ10uŧ12ŵ14Ž17m29ū30o
on him	90 -17ƨ50ƪ
on his	88 -12ư-8Ŷ9Ǖ13q33ƹ
on hold	90 -9ŋ-8N-7ō22ş52ǫ
on in	78 -8ư8Ō14i26Z
on insurance	78 13ł15Ǖ26ū
on it	59 -37Ĵ-21o-12ň-11ĵťŪ-8w-7Ɨƣ7rŧŸƄǣ8ś9ľ10ǎ11AŘ13ō15ŗơ17Ő19Ńř29ũƏ34BŲ39ƭ47ůƬ52ŭ
on my	84 9D11ť12ō15f19a21L
on one	81 8Ǐ9P11Ņ12ŷ20Ƈ23ư
on or	90 9ŕ11Ǝ
on paper	82 -8Ų-7Ǌ8ƴ10f11ǈ17K20Ǚ28ĸ
on payroll	78 -21ǋ14Ǔ40ǉ
on speaker	90 25s
on staying	88 -12y13H32ţ
on that	64 -18B-12Źƥǁǫ-10Ʃ-9Z-8Ĵĺś-7ŐŔ7ŨƂ8ĻŘƄ9Ŋ10ŲƠƭ11şŬ12D14Ľů16ƌ17ƔƖ18ŭ19f24ƽ25š26Ɓ28ň37Ƭ52ŧ
on the	44 -19ǘ-15Ǎ-14ǐǕ-12eŘųƭ-11Ŀƙ-10ŎƚǙǢ-9Mƃ-8lowIŁŧŷưǋ-7LPĸļńŐŗŝŹƪǟǡ7pŬƁƓ8yőŴ9Žǂ10g11cřƼǉǣ12Ļ13Ƌ14Żƅǧ15ǁǊ16a17Ǩ18ǠǤ20Ůű21ŊŸ22ŖźƂ23ƕ24bŚ25Ĵ26ś28ǥ29s31F35ŭ36Ƙ45ů47ǅ58Ƥ77Ɩ
on their	88 13ž16z26y
on there	68 -19n-14Ɩǫ-8ƕ-7ŅŭƮ7Ƭ10ƅ11ƁƉ12Ɯ14Ť16ƣ17Ɨ18Ɲ20ū22Ƅ24Ÿ26Ǒ27Ő31Ƃ32ƭ49Ř52ƀ
on this	70 -14ĺ-12H-8a8w9f12d15DI18Ÿ19sĻ22rBŁ23ń27Ő35ł
on those	86 10v12ƞ15Ɖ16Ĵ
on to	85 -11ƫǘ-8Ǡ9Ľ13Ƹ16ƍ23Ǚ32Ʒ
on top	77 11W15Ʒ18T21Ɗ27ƃ40Ǩ
on what	85 -9D11ŗ12Z15Ĵ27Y34u
on with	86 -13Ǆ12Œ13ƺ15Ŏ18s
on you	63 -17Ƥ-15ŐŭƼ-10A-9ƫ-7Ŧ7ƓǁǞ8q9BƳ10Ɲ11ŧƮ17ŔŽǎ18u19cƢ22ǀ27ŝ30U31ŀ38z56Ʊ81ƨ
on your	53 -24ǖ-21ǫ-20R-18JŹ-14Ÿ-13wy-12ŌŐ-10ĴŝŠ-9Fũǆ-8qrœǄ-7oBDňŪƉƚƵǐ7UĺŻƅƴ8iŤŵƛ9NƼǇǔǙ10xĿŨž11ałőŚ12ĶƝ13n14ǈ15EŘ16PƊ17żƤ18Q19ǧ20cƙ21ǁ24u28V29TƱ30ƞ33ŕƕ34g35ŀ43Ǌ45ƀ54ƪ
on yours	85 7Ř9Ƣ16Ų19ť30ƨ
on yourself	84 -18Ř16Ǫ77ƨ
once	72 -9Ů7ƭ8Ƥǂ9Ǟ11yŨũųŴƩƽ14ű15Ʒ16ĵ22V26Ū
once $	88 20ĵ
once you	90 13V14Ʃ16Ũ18ű
one	44 -31ǫ-20Ļ-17nD-16ů-15a-14KŸ-13ŏŗ-12tTŝƳ-11ĴĹƌƗǕǟ-10sMũƍƱǜ-9ŁńŘţŨƙƟǀ-8HĺŎƕƞƸ-7jloGNUŕǓǙ7EżƖƜǔ8fuŒƀƊǋǦ9Ƒ10ŰƄǥ11ŃƚƝǪ12mXŐ13ƔǗ14ňşƩǨ15Jőšƾǩ16APžǑ17yŖ18wŤŭ19ŴŶ20vIƽǧ21ļŅ22ūǊ23Ŕƨ24i25ŽƷ27Ƈ28Ŀ29Ň31Ƽ34ǣ35ŷ36Ǎ37Š41b42ŵ55ǖ
one #	72 -16Ƹ-11Ɨ-10bĴ-9Ʒ-7Ɓ7Iř8Ǥ14Ŕǒ15ƃ16Ɩ17Ƭ32X59Ƽ101ǣ
one $	62 -19Ļ-14Ǡ-10Ǌ-9ŧ-8Ƭǥǫ-7Ǟ7ŦƝƨ8rŘŽƑƜ9ņřŹƈǦ10Ƹ12ň13biŲƄƚ14v15š16Ɣ19y20Ǒ21w27Ť28Ʒ32ŵ37ŭ39Ŵŷ
one and	90 9ǋ12ǧ14Ɓ21Œ
one car	86 -16ŷ-10ŵ29Ŷ57ū
one for	83 -23ƾ-9I13Ǝ16Ś20Ŀ22i28ƽ
one go	90 8ŵ13Ʒ
one how	90 -11ƌ12b13ŷ16ǚ23v
one in	81 11Ɓ12ž13š33Ǎ34ƀ
one is	84 -13n-12ņ-7Š11ƶ12p13Ŵ15q16Ŕ28w
one of	63 -12šǫ-9ǉǕ-8ǖǤ-7FŴǜ7Q8SŻſƊƻ9Ɲƹ10ųƽǞǣ12Ķ14gEƆ15Ɛ16Ňǔ18Ǡ21i23ƫ26ž29ǥ30Ņ40ő71Ǌ
one on	86 -11Ƴ-7Ǜ19m22Š25P
one or	79 -25ƫ-8Ǌ8řŤ9ǖ10ū11Ŭ12Ǩ13u14ż17š20J45ƾ
one that	90 10Ƥ13Ń14Ŵ15ƫ
one thing	80 -8ŏ-7Ų14Ɲ31ļ35Ŀ39ş
one times	90 -7T17Ʃ19W28ƨ
one to	85 -12KŅ8ň10ŀ12z16B21ǫ26I
one way	84 -22ů8Ń41Ű
one with	90 -17ŵ8Ń10ľ34Ž
one you	76 -8Ŷ7m8Ů9Ňř10Ƃ12yŵ14ƽ15Ʒ19Ņ21A24œ
one your	88 -7Ǎ11ơ14Ǐ17ŵ
ones	62 -10ŅŽ-8Ż7fyŖ8ǚ9Ř10PŊ11Ŷ12ĴūŵǏ13Ɗ16Ʒ17ő18Ɛ25Ť29h33Ŵ38u
ones $	73 -9ŽƝ8Ɛǐ9ǖ12ĴŊƍ16Ɗ20Ť32u
ones you	79 12Ť15Ɛ
online	75 -12I-9ǌ-7š8Ľ10ś13K15Ņ17Ǘ21ľ26ņ44ǘ
online $	81 -12I-10ǌ12ľś14K19Ǘ22ǘ24ņ
only	65 -13T-8ŗ-7Ƹ7ƌƚƬǀǊǘ8ŉƞ9BƵǋ10Ņœ11ļ14ĿŤ15Ɓ16ǉǜǝ17Ŵ18ų19Ƥ22ư25ū
only paycheck	80 -16T28ư
ooh	79 7ŭ8ƞ9ŠƉ11k12H14ǅ15ƍ16ƚ18ŷ
open	66 -13R-8H-7Ŷ7ŜǍ8ŋŤ9yƓ11ś15Ǫ21ž27W32ǟ34ţ37Ǉ47ǐ
open $	78 -12R7Ũ11ǟ14y18ǐ25Ǉ
open to	85 -14ǐ-10H32ž43ţ
opening	90 12ǐ39Ǡ
opinion	88 15ļ31A
option	90 17ň26ō
or	31 -40ǫ-15H-14ƢƳ-12ũƆƵ-10deǘ-9lrŦǥ-8XYź-7jwxŞǔǚǤ7UĹĽƖǃǈǙ8DTĺţŭŹƁƞƟǌ9ZŅŤŴŸżƩǂǉ10npMőƯƼǅǖ11yESƘ12ŖŽƅƓǝǠ13űŲ14RŘŠŢƇǆǣ15CINĸłŰƫ17ťǓ18ĶƿǄ19qǍ20ĿŮ21ū22ňŐƌƒǁ23mųƎ25F26bPƈ27L28uĵƊ29Kƾ31ƻ33řƥ39f
or #	69 -17c-16Ǌ-12ŒŦ-11Ɔ-9S-8ůŲ-7X7ż8ǖ10EƢ21ƇǨ25ǣ32bǓ33Ʈ43Ř52Ɩ59Ư
or @day	86 32L
or a	58 -13Ǐ-10B-9ŴǑ-8u-7ŷź7lFJ8ĸĹőƊ9ŝƈǁ10Ɲǝ11ZŖ12Ʀ13ĽŬƒƣ15IĻ16ĵ17bƸ18A19Ũ20Ǡ24ū27i54ƥ55ř
or about	88 13ĿŊ
or after	90 22Ŧ28L
or all	85 -9R7ĵ10ų14Ǐ15ǖ
or am	90 12c15ň
or an	85 11A15Œ24F
or any	73 -9Ɲ12Ɵ31ť
or anything	72 -17Ő-15Ť-7ƚ7Źǂ8Ǟ9mƅƞ10uŴ13Ɵ17ų21Ǒ46ƾ
or are	65 -16H-11ǫ-8e7S8asĴŐŪƞ9yŧƬƻ10Z11Pŉŗ13ǡ14Ÿ15ńţ16xǈ21N25V26u28F
or been	90 -10ƾ8ǁ11Ţ14Ǆ15Ž
or better	88 -19ź38Ż
or can	84 -8ŋ9ǩ10ś12ł13Ŋ24ƥ
or closer	88 -8Ʈ11L12œ14ƛ19C23X
or could	88 12Ĺ20X
or coverage	88 43Ŀ
or cremation	88 16Ʋ
or did	61 -21ǫ-11ũŪŽ-9ţ-8ņƜ-7źƁ7Ơǈ8W9pőŘƊ10HǄ11j12ŧŲ13C14Jŉƪ15ŔŕƘ16mw17ƀ18ŗ19Ź22qƔ27Ţ28c41š
or do	61 -16Ƣ-12ų-10Ůǫ-9ź-8ńǍ-7XƁǒǟ7HƮǆ8DOƤǁǕǡǢ9AňōŐƗƸǑ11sǘ12yQƬǐǣ15n17F18ŃǊ20ƒ23Ű24Ɵǉǝ26Ŵ
or does	71 -13q-10ĵ-7ŮǄ7ű8ƪ9Ŀƫ10WǗ11ƠƳǈ12ǁ13oũǜ15ŲǤ21Ɨ23ŵ29ł
or drop	86 -10M14Ŝ19Ʒ25Ɓ
or email	78 -20J-7ǚ20K21Ǘ
or every	90 -12Ů7œ14Ŵǁ15ź
or for	83 -16ņ-15ĵ-7Ɣ9ƕ12Ů24Q53œ
or get	86 12H17ĵǆǛ
or go	85 -17ƟƸ9Ǟ15ż27ſ34R
or guns	90 
or hail	80 -15Ɯ29ř
or has	84 -11p-7d8œ11Ť13Ɖƍ14Ǉ24v
or have	76 -12ń-8Ǌ-7Ź7fŐŤ9M10ǂ12Ơ15Gǉ16nŉ17Ŷ19ō
or home	90 -19Š18q27Iĺ
or how	82 -14v-12ǘ-8Ƣ7U9š14Sŝƅ19pF21ş
or in	84 10ś26Ǚ
or is	55 -13Ɵ-12ǘ-11Hǐ-9Ǌ-8hũǈǫ-7fRŠƗƳǉ7KŊƅǃǅ8ĺŅŮǄ9pAĸłŷǍ10iyǏ12Lƫǋ13ǌ14ŭźǆ15ŝ16TķŎƇ17ŪƜ20rűž21NŲ22Ł26nu28ơ30q
or just	65 -9ŵŶ7DĵƁƽ8CŪƕ9fzƨƶ10ŇƐ11sţ12ƈǊ13ƴ15Ư18U19ƙ20ųǛ23ƣ27ŷ
or lease	86 -14ǎ-13ŭ-9Ǐ17F53Ǎ
or leave	88 -8Ƹ11ƃ13ƚ18ŋ
or like	88 11Ţ13Ŵ16ő
or metal	86 
or missing	90 28Ɗ
or more	75 -13y-11Ř-9s-8ŷ-7Ŧ11gŧ12C14vSŮ15ńų21r23ǆ24ũ41ſ
or nights	90 27R
or no	82 -9W-7ƨ13ū22Ʃ24Ő46ň
or not	79 -26Ɲ8Ż9m10Ǝ12R16ƞ17Ž44Ő
or on	83 -12ǘ11fŽ12ƨ14ōűƅ17P
or one	79 -8F8ő10Ɯƥ13Ņ14Ɛ15Ķ17Ǌ23b
or only	84 7Ǥ10ǀ13ƞ15ļ16Ů
or or	61 -10Ů-9ƣ-8rXǒ-7CƧ7ciű8gvĹňŊżƚƢƨƷǛǝ10Ɓǖ12ƻ13ǐ15ǆ17ŴǍ18Řƥ20ł
or out	90 18P
or over	84 -16ŝ-12ŏ-9X10c11T19M20Ɖ30ů
or part	86 12R17ǉ25G
or pay	88 10ǃ26Ǣ
or pleasure	86 -13Ű28Ů
or rent	85 -9Ƣ26Ǎ
or scuba	90 14ǂ
or sell	88 -12H8Ǫ26Ǡ
or should	82 -10K12Ŝ17ľ18O22N
or side	80 12Ů
or siding	90 
or somebody	83 -10ĸƣ-9Ƥ7š10ŀ12Ƃ16F18f26Ǎ
or something	86 -20ſ-8Ɲ7Ŷ11ś14Ļ18ť25Ř
or stay	90 13ǐ14qƩ16ƹ
or still	90 15fƘ16t
or stylists	80 -7Ǌ19Ǔ
or text	90 
or the	63 -14ŭ-12Ǡ-11Uƨ-9lŮƙǆ-8Ŵ-7Ǜǫ7I9źƢƫ10PŸ11Ɗǣ12bCS13eƄ15ĿŅƏǎ16ŞŠ17ƌ18E20Ŗƻ21ţƩ22ǒ25ūŰ
or tickets	74 -11Ž33Ť
or trampoline	90 
or upset	80 20Ť
or was	79 -7ŧ7ŤƵ8Ɲ9Ţ11Ľƿ13ƈ21ř28ť
or what	85 -7Ƴ13ŷ15P29Ů
or whole	85 -24Ư39ƫ
or work	90 -8ǒ-7ǔ11R13ǃ29Ǔ
or would	73 -8Ǉ-7Ŷ8Ĺŷ9sĸŐ10Kŏ12ƹǪ13Ʀ18ŋ22ư26ǟ
or you	77 7m8P9fgV10ň14ty15ƍ21Ž
or your	78 -15r-13Ǆ8Ǫ9Ƅǃ13B14ƾ15ƻ20Jƿ22Ű
order	90 -9Ř14Ƶ17ŏǗ32ǫ
original	81 12Ɔƌ17Ɖ21ƍ
original roof	86 22Ɖ
originally	82 -15ţ22š26l
originally $	85 -15ţ15l23š
other	58 -13nǏ-11C-10ŧƟǧ-8ĵǆ-7šǫ7ŲƄƥǓ8ŉ9ĴƋ10Ǆ11Ʒ14oƀ15wŴ17Rţǉ18Ǌ22ĸ28Ń33ſ40Ɠ43Š44ņ47ŵ53Ņ
other agents	90 -7ŝ20Ņ
other car	85 17ŵ20ū
other drivers	88 13ƀ14Ÿ
other guy	84 7Ń18ƀ28ņ
other insurance	85 -13Ĵ74Š
other one	81 -29Š-13n-10ŧǊ19ņƷ26w30ŵ46Ŵ
other policies	82 -12ǧ7ƨ38Š
other quotes	86 24Ņ
other vehicle	88 -19ū-13Ŵ54ŵ
others	88 -11Ƅ14u20ū41ſ
otherwise	88 -9ƽ10v14ƺǄ
ouch	86 8Ŧ10Ňŧ11Ž15ǥ17Ŕ
ought	88 -9Ŋ12ƺ13Ś33Ŏ
ought to	88 -9Ŋ12ƺ13Ś33Ŏ
our	74 -10Śǫ-8ŝ7Ō8ľơ10ĺ13ž21M66Ľ
ours	86 10Ŗ11Ɩ12G13ņ14x15Ʒ
out	46 -24T-23ǫ-21Ƣ-16ǆǟ-14ũ-12H-11FŁńů-10Ş-9ĸŔƣƿǝ-8Őƹǔ-7GLŀŃŉŏŕţŰƔƝƥ7gqĴűƍǗ8œǂǖ9lxƭƳ10CňơƷǃ11ƋƦǤ12ļŠƎǒ13bŎŝƑǩ14z15ľŢǅ16ŊřśƜ17Ǉ18ŒŖŘƖ19ŧƺǊ20ĻųǪ22ƞ23Ĺ24jUƫ28Vĵ31ǋ35yƬ36Ɵ37Ǔ
out $	66 -21ǫ-16Ų-10Ļ-8Řǐ-7ƣ8Ľǃǎ9Šǁ11ƷƸ12Ž13ƨ14ŗ15U16ĺ17ƫǓ19xŢ22Œ25Ƭ27Ŗ30Ŋƞ33y
out a	85 11Ʈ13ƨ14ƞ15ľ26Ɩ
out all	90 -9Ƴ13yĵ16Ū
out and	84 -17ŗ11Ɖ13ś17gU19Ǜ37ŝ
out any	90 -9H11y26Ǔ
out at	88 8ř13V19ň32Ř
out back	82 -8ƙ10ƍƓ30Ǝ34Ɵ
out for	80 -18œ-17ǟ18Ť20Ʀ23ņ25š30Ǫ31b
out front	90 7ƈ41ǅ
out in	78 -8T7Ƙǩ9ŰƑ13C17Ǌ38ǋ
out like	90 13ƙ19ŗ20Ʃ
out of	59 -17T-9Ǫ-8gƞǆ7rNƖƛ8ŧŹƠ9Ƅ10t11Sǋ12Ų13ĿǗ14yƗǚ15ǖ16ǂ17Ǎ18ĴƬ20Z22ĵ23ř25ļ28œ44Ĺ47Ɵ
out on	75 -11Ʃ-7Ɲƨ9ś10Ř12qŧ13ōű14Ů15Ƭ16Ǉ19Ţ22g45V
out or	90 7ĵ11U15n17ŗ
out that	86 -14Ũ-11ũ12Ǥ17ť18Ļ20Ŧ
out the	80 -18ĺ-10Ƭ-8ƙ8Š12Ľƚ14ĻǤ15ľ16Ʒ18Y19Ǒ
out there	72 -10Ɵ-9Ơ7gū8Ɠ10Ƒ11Eƀ13ų14P15qǊ18Qǫ23lƜ31j
out to	77 -12ĺ-9ǆ8ŧ10Ƭ13ő14ǃ22Ǔ23ƭ33Ļ
out your	84 -11Ɖƿ14z15ư17ǩ19jǇ
outcome	90 28ļ
outfit	78 -8Ų-7F9š12WŒǠ17ƣ24ő27Q34ǆ
outfit $	84 -7F8Sőǆ11Q14Œ16Ǡ19ƣ
outside	73 -13U-11Ɵ-7Ǔ7ƥ9Ɠ10ƊǢ12ƨ14ǂ20gq28j33ƈ
outside of	88 -15U-9Ǔ9ƈ13C19ƨ28g
outside the	86 -12C8ű17ǂ28q
over	49 -18ō-15š-14Ƴ-11XőŘơƮ-10Ư-9ſƱǐ-8ǎ-7lIJKŅ7hĵŪǢǥ9vAF10SşƏƼ11ĽľŖ12irRŗƇ13jǏ14tMŞ17Pŀ19ŉƞǪ20œǉ21Ɣ22Cŝŧ23QTƃ24ż25UƓ27ůǌ30ŜǠǨ32Ƣ
over #	73 -43ǌ-21ǫ-15Ǩ-9Œŗ-8ƃ-7ſ7Ɣ9Ŧ11n12Sů13Ķ18v21Ƽ24Ƈ26Ƣ29c36T37œ39ǉ57ŧ
over $	71 -22J-18ō-16T8ţ9ĸŖǦ10Ŋ11ŏƞ13ľ15ż16Ɖ22Ǫ23ŀ25r26Ū27ů29ǫ44Ŝ
over a	75 -14ŧ-10ŏ-8XŰƃ-7ǡ11Ĺř13Żƚ19ƞ22T96ǌ
over at	78 -14Ǡ-8ş10Ű13qS16Ƨ21h24Ľ25ŝ29U37Q
over in	83 11M14ŝ16H50C
over it	80 -17Ƴ-8ơǪ12s16ũ17t18ŉ19ƛ22ƃ26ŗ52Ǩ
over that	88 16ķ17ŉ21x
over the	68 -24ŝ-11ŗ8ekľŉ9Ɗ11Ɣ12ǖǘ13ǥ15MŃ21Ǩ22Ǐ23Ǡ44Ɠ
over there	68 -13ǖ-10ǐ-9ũ7Ǌ9t11ƣǆ12Ǣ13WŨ14ł15Ơ17R18Ƣ19U20F24iŝ27jş29Ş30P
over to	81 -13Ư8J13QƢ23Œ33Ǡ
over what	90 -9Ʈ7J14Ł37ŗ
over with	78 16ĵ18Aŝ
over your	88 10j13ƃ14ŗ16N
overall	90 31ƺ
overnight	81 13Ŗ14ǘ15Ǒ33ű
overnight $	90 7ű15ǘ
overseas	90 12ǂ31Ǘ
owe	68 -7AƔ11ĸŊ15Ƃ45ŭ47Ɩ57Ĵ
owe $	86 -8Ɩ-7ťƔ21ĸ40Ĵ
owe on	74 -17Ĵ24Ɩ50ŭ
own	51 -20ƥ-16Ƣ-15Uǥ-14ų-11Ǌǎ-10ſ-9ĹŶƗ-8rŠƂ-7ŇŐƟ7QƎ8ŉŮƲ9Ǉ10ťǢ12Ǒ15złŧ17ZƤǈ20Ɩǅ22ƹ23Ǔ24Vǝ26ŭ30ƙ33ƚ35ǔ36Ɓ39ǡ41Ǎ42ƨ50ĸ55F
own $	70 -18ǒ-13Ƣ-9F-8r-7Ǔ7ǈ11Włƪ15Ǉ16ūư17ƚ20ƙƤ29V45ĸ
own a	85 -26ĸ-12Ɨ16Ʋ20ŭ25Ǒ26F
own anything	86 19ƚ
own car	81 -10Ŵ-9Ƅ-8ƨ11ŵ13ǒ23ź30Ů57Ɓ
own cars	85 -14Ů-10ū-9Ǌ8Ɓ60ǒ
own insurance	90 29ǔ
own it	86 -27F-16Ǎ-14ŉ8Ƙ15ǈ29ŭ45Ɩ
own jewelry	80 10ƚ
own life	90 26ƨ
own name	88 -7ź8w25ǅ37ƨ
own or	80 -8Ƣ11Ţ15zł24Ǎ
own pocket	78 -10Ĺ25ŧ29Z
own that	80 -18Ǐ-9ƥ11Ƨ29ĸ54Ǎ
own the	85 -44Ǎ-13ǎ12ŭ19F58Ǐ
own words	86 17ŗ22ť30ŉ
own your	72 -12Ǐ14Ǎ15ĸ34F
owned	90 8ǧ30Ǉ
owner	77 -7Ļ12ǥ13ƣ14aǈ15Ǥ16łƆ21ǎ22Ǫ
owner $	86 -23F7Ǫ14ǥ19Ǥ26ǈ
owners	81 -9Ǉ-8G-7Ǌ9ǈ13ǋ15Ǫ16Ɖ25ǧ
owners policy	88 27ǧ
owns	78 10Ǐ11F15ǒ32ƣ52ǈ
owns it	90 7ƣ56ǈ
owns the	82 -7n11Ǐ12F28ƣ
p	85 -15ŧ-13ņ-11Ʈ-9œ8Ŝ10Ż12Ś13Dƌ40ǧ76Ƅ
package	80 -12ǚ-7Š22W56ǧ
package $	90 -13ǚ26ǧ29W
page	69 -7K8ŘǕ9f10ĽŎ13ƀ17Ŝ19ǎ44ś
page $	81 -8K-7ś8ř13Ř16Ŝ22ǎ
page and	88 10Ŝ17ƀ
paid	58 -15ǔ-12m-8ū7TƬƯ9ŔƧƫƸǚ10ĵǫ11Ƥƭǟ12ŧ15ĸ20ĴŤ22ƳǓ23Ɣ24Ɨ31Ɩ37ŭ
paid #	90 14Ƨ24Ŕ33ŧ
paid $	77 10ǘ13ǟ15Ƹ
paid every	80 34Ĵ
paid for	82 -28Ɣ-17m12ĸ19ǫ29Ɩ38Ƴ
paid it	79 -8Ǣ13ǚ15Ƭ23Ť
paid off	72 -9ū8Ĵ37Ɩ52ŭ
paid yourself	80 13Ť
paper	78 -8Ų-7Ǌ7ƴ10fǈǔ14ś16Q19Ǚ25ĸ29K
paper or	90 -8ś19KǙ
papers	80 7ǅ11ǈ15ƘƤƴ17ǔ27ś
papers $	88 8ǅ13ǈ14ǔ19ś
paperwork	77 7ƴ8Ɨ11ǅ12i13o19ś20JǢ
paperwork $	83 -11J12ǅǢ14o40ś
parent	84 10ƿ13z18Ÿ60u
parent $	88 12Ÿ15z49u
parents	71 -20ƺ-10Ǆ10ƨ15Ʊ20šƧ43ƿ50z
parents live	90 13z
park	81 -7Ǎ10ǡ26ǫ30ű
parked	84 -16C12ű41N
parking	85 -9ƛ-8œ10Ƣ16ƣ23ť31ű
part	62 -14y-11Ŧ-10ť-8Ǖ7Ťư8dŰ9Jŧǎǥ10EŀǆǊǫ11Ş12Ŀ13Gş15sũ16ŁƩ18ǡ19l20ƀƳ22U25Ŏ29C41ǉ46Vŉ
part $	85 -7ŉ14ƀ17ǉǊ19Ŀ38ǫ
part of	70 -13ǫ-9y-8ŦǕ-7ť8ŀũ10ưǎ11J12şŧ13ǆ14E16G21ǡ22l23s29U31Ƴ32ŉ38C
part time	78 16ǉ23Ʃ69V
partner	72 -17ƺ-12Q-8ň8ŵ10sł12r13pƪ14o20Ǆ21ƹǪ24Ǣ30q31t
partners	80 -25d-15ő8Ǫ11Ǆ20ƪ24op26ŵ41ǈ
parts	88 -8S-7G19Ŷ21Ǔ25l
party	84 10ƣ11Ɩǣ13ƞ15PƲ
pass	80 -16z13sƨƹ15ƿ17ƭƴ19Ƶ29Ƹ
pass $	90 -11z19ƴƵ25ƭ
passed	76 -7r7z8Ʋ9Ƴ15ƨ17ƹ44Ƶ
passed $	88 -7rǪ7Ʊ8ư17ƹ19Ƶ
passed away	86 9Ƶ10Ʋ11Ƴ19ƨ
passengers	84 13Ƅ29ų
past	73 -21ŏ-8Ɩ7Ưǀ8A9m10ƃƿ11ǁǞ12cL13Ƽ18Ň21O28Ť39Ł
past #	80 -7Ư8ǀ11ƃ12ƿ13L15c16ż26Ť
patch	88 -8ǀ12Ū19Z20ƻ31Ǜ
pay	49 -17Ŵ-16ļ-15Ǫ-14ǖ-12ǀǑ-10gŵ-9ǉǌǫ-8ĸŐ-7mĴƕƟ7FķƞƩ8Ʈ9ƂƱǢ10Ʋ11ZƁǚ12Yǣ14Ť16Ƴǥ17ŧŨǤ18ŗ19Ĺ20Ɨ22ſ23W26Ƣ28XőŘƄ29Ŕ30Ɣ31œřǋ32Ǔ33ų46Ǘ51ĵ56ǘ
pay #	90 -37ĵ-16Ɣ-10ŧ-8ř20Ŕ24Ĺ25Ƣ35œ
pay $	63 -29Ŕǋ-17ļ-14ǫ-9Ʈ-8Ĺ10Ƃ11ķ13ǘ14Z15ǣ22ĵ23Ƅ24Řų38œ41Xř51Ɣ
pay a	83 -24ĵ7ř10ǃ23Ǘ27œ
pay for	66 -20ŧ-14Ř-11Ǔ-10Ɨ-9ư-8m7Ť8Z9WXœǘ15Ʀǥ20Ĺ21Ɓ25ĵ26Ɣ27Ƴ35ő37ŗ
pay if	86 -17ư-10Ƅ-9ǖ16ſƪ18Ǥ23ǚ29ƨ
pay in	86 -8œ-7Ǔ15Ƣ29ĵ
pay it	86 -20œ15Ƭ68ĵ
pay out	77 -8Ĺ-7Tœ17ƨ18Ř19Ť25ǋ35ŧ
pay the	78 -20ŧ-12ŵ-11œ7ư9Ǔ13Ʋ17Y19ſ20Ũ21ǋ22ǫ24Ɨ
pay them	90 -23ĵ-7Ŕ13ſ15Ǘ17œ51Ǔ
pay you	79 -24Ŵ-13Ǫ-8œƟ-7ǋǖ13ƀ25T40W44ų53ǘ
pay your	79 -16ǀ-7Ǔ14ő18Ǘ28Ƅ50ǋ
pay yourselves	80 24ř
paycheck	70 -11Ĵ-7Ǣ7W10ĵǡ12uǋ14T15Ưư17q21Ʊ24Q30Z
paycheck $	82 -25u-17q-7ư8Z18ĵ45Ʊ46Q
paycheck and	80 -16T11W28ư
paychecks	90 8ư13T24q
payin	81 -7Ƅ10ǧ13ǟ14ƞ16Ƣ18W20Ũ
paying	62 -10Bǫ-9ţ-8ĺĻ7Ɓ8řƄ13ǧ15XĵŔ16ǥ18ƢƬ24Ĵ25ŧ29Ɣ30ƞ32œ33ņ34ƕ
paying $	90 -12B11Ƣ15ř24ņ29X
paying for	74 -28œ8Ƴ11ņ14ŧ16ǧ45Ɣ46ƕ
paying now	76 -9Ŕ-8ǫ-7ĺ28ĵ45œ
paying on	90 -8Ŏ12Ʒ17Ƭ45Ĵ
payment	73 -7Ķ11Ŋ12e18ǚ21ŭ22Ɨ32Ţ42Ɩ
payment $	79 -11ĵ-7Ķ13e16ŭ21Ɩǚ22Ţ25Ɨ
payments	71 -10Ņ-8ƚ11ƫ18ư22Ƅ24Ĵ27ĵĶ28ŭ
payments $	84 -16Ķ15ŭ17Ţ20ư
payments on	85 -13Ĵ-10ƚ11Ƅ17Ķ36ŭ
payout	88 -16Ƹ19ƭ20ǫ43ŧ
payroll	65 11Ǔ13ǟ15Q26Ǣ37ǉ49ǋ
payroll $	71 -46Ǣ17Ǔ32ǉ44ǋ
payroll or	90 10Ǌ
pays	72 -23Ɩ-7Ĺ7ſ8Uƞ9Ɨ10Ż11Ƴ12ƀ16Ƅǥ19ŉ20ǟ25ǫ26Ǣ29ư
pays for	85 -7Ĺ11ǥ13Ƴ14ŗ17ǫ
pays if	90 -10ŗ10ǥ24ŉƄ
pays the	82 -22Ɩ-9Ƅ7Ɨ9U16ǫ35ư38Ǣ
pays you	90 13ƞ20ƀ
pdf	90 9J30Ŝ
peels	85 44ǜ
peels $	88 44ǜ
pension	80 20ƹ55ķ
pension $	88 28ķ
people	58 -9ū-8ǆ-7Ŀ7bųǁǙǚ8Ş9ŇůƪǒǖǞǣǫ10ƙǝ11ǜ12d13ŹƴǓ14n15ŸƸ16Kƞǘ17l18ţǋ19Ǜ21Ǌ22ǟ31ǉ
people $	79 -11ǫ-7n8K11Ř14Š15Ļ16ů21Ź22ǋ25Ǌ26ţ
people are	75 -12ƀ-7ǋ9Ǚ11ǁ12bR14ǫ16ǉ26n
people do	88 -12ū12Ř19Ÿ29ǉ
people in	90 -8TŠ16ǋ19Ǌ
people or	86 -11ǒ11V14h24ǝ
people over	90 25Ş43ƞ
people to	90 12K16Ǜ28Ƹ
people who	90 -14Ǌ8ĽŴ30ǖ
per	76 -16ǋ-15ņ-13ŧ-8Ƈ8ů9X16ƕǥ21ſ23ǣ26œ34ř
per occurrence	88 30ǣ
percent	71 -9ř-8Ǌ7ł9ķŕƖǘ10ǖ11Ǔ15Ż16ǆ17ǝ18Ɯǈ19ĵ22Ŕ25ž
percent $	90 7Ɯ16Ŕ
percent of	83 11ǘ13Ǔ15ǖ18ǝ20ǆ
perfect	80 7Ŗ8aŹ10Ś12D15ļő19ş
permanent	88 34ƫ
permit	79 12ƍ21Ź41ź
permit $	86 37ź
person	68 -12Ǌ-11ķ7Ÿƀ8dg11hŗǐ12Ń13ĿŴ17a18Ňſ22Ǫ23A34ŝ39M
person $	82 -7vŝ10dg15a18h31A
person or	83 -16ŝ10f11ƭ16Ń18M
person who	88 -8Ǌ16ŗ17ŝ
personal	73 -7ſǆ8fǤ14Tƃ17J18Ƅ22ŋ27Ů37ƙ
personal $	86 18ŋ20J22Ů
personal property	84 10Ǥ46ƙ
pets	90 54h
phone	65 -18J-14š-13ǚ-12Ś-9Ǉ7CŨ9ǘǙ10ŝ11SǆǞ12Ŀ13r15śǡ16ĻŜ18c20MOž28I30ǫ43K
phone $	78 -15ŝš-11ĺ-7ž8ō9eX14ǘ18r19ś29OĻ30M
phone number	83 -14Ś13C45I
phone or	86 -21J13Ŝ24I28K
photo	86 -13K38Ŝ
photo of	90 14Ŝ
physical	80 22Ɓ25ǃ37ǀ
pic	90 -11K26Ŝ
pick	71 9Ƅ10ŝǈ12IWš17ŷ18K19L20Ŀ21ĻƯ30Ń
pick that	90 -10š24ŷ
pick them	90 -7ţ38š
pick up	84 -17š7ƅ8ĺ15I16ŝ22K23Ļ
picked	79 -13Ǩ-11Ʊ-9Ļ-8ŧ10ŝ11X13wƴ14Nƃǡ21ř37š
picked up	86 -14Ǩ13Xŝ15ƃ16Nǡ
picking	88 23i
pickup	85 10Ǒ14Ŵǒ20Ů
picture	72 -10L-8K8ƓƳ9ťƈ10ŵ12n13Ŷ14ƹ15Ŭ19Ʈ21Ŝ22ŀ25f
picture $	83 -8K-7Ǆ7Ŝ10ƈ22Ʈ30f
picture of	80 11Ɠ20Ŭ22Ŝ
piece	88 -13Ɨ-8ƚ12Ǥ18ř21ŭ
pill	90 12Ǆ29ƽ
pills	85 14ǁ30ƽ
pip	85 -8ǣ77Ƅ
pipe	81 -7ŉ11Ʀ17Ū38Ɲ
pipe burst	88 15Ɲ
pipes	84 11Ʀ14Ū35ƌ
pizza	90 -10C8ų12Ǐ32ǫ
place	55 -15S-13ƌ-9ŭƄ-8Ļ-7vPĴŷƟǂ7Ǝ8ƘƴǛ9ƏƔǍ10hYƒǝ11ŠšǘǪ12Uō13ƇƜ14Ʃ16Ƨ17ŐƞƦ18Dń19ǌ20ƆơǇ21Ƥǡ23Hƍ24MƢ26Ɩƨ28Ơ32G44F
place $	63 -18Ǎ-15Œƌ-12ǫ-11ƙ-9ń-8Ĵ-7vŭ7Ǡ8j9Fšƒ10ŦƎƘǢ11ƓƴǛ12Ɣ13YƏƕƨǝ14h15ƞ16ŐƆ17ō18Ɩ21D29ǡ32Ǉ33H36ƍƠ
place or	85 -7Ɵ13D16G28Š34M
place to	90 -9Ű7ǡ13ƒ29Uǫ
place with	90 -10n53Ƥ
place you	84 -11D-8P-7n11ņ16Ʀ21Q26Ǎ32F
place yours	90 55F
places	83 -7ņ10Q13Ƣ15Ǘ16ǖ30Ņ
plan	65 -10g-9œ-8Ʃ-7ş7ŁƳǠ8Ş9yŃƱǪ10uōšƸ13Ř14ķ15ŗ16Ƅ22ňƷ31Ő35W45V
plan $	85 -11y8H9ň10V12Ń19Ƴ25Ƃ
plan pay	80 21Ƅ
plan to	84 -7ǘ8V9ǂ12Ǡ15Ƹ27Ʒ
planned	86 -10u17ǂ20y
plannin	86 7Ǡ12V15Ĺ
planning	76 -11F-7ǫ10Ʒ19HƍƦ22y
planning on	85 -18Ǡ-9V-7ǫ9ƍ12H39y
planning to	81 -13y-12F9H11Vƍ12Ʒ19Ǡ22Ʀ
plans	69 8ǃ12V17H27ǜ34Ļ35Ǡ37k
plans $	86 -7ǜ26Ǡ29k
plans at	80 -12V43Ļ
plans for	88 22Ǡ
plans to	85 9ǂ29H
plant	86 -15Ǡ14Ʃ17U30S
plate	79 -17Ź-9Ś10ǂ20ǎ56Ŭ
plate number	88 -10Ś25Ŭ
play	82 -11ũ10sƚ17Ŋťƞ39g
please	73 -10p-8ƣƤ-7Ǌ7E9w12bŚ14c19D20d29a
please $	74 -10p-8ƣ-7ƤǊ7E9w12bŚ15c19D21d30a
pleasure	79 -12Ű21a31Ů
pleasure $	86 -13Ű30Ů
pleasure of	90 23a
plot	88 -8Ő59Ʋ
plug	85 11Ƒ36ž
plug in	88 23ž
plumbin	90 27ƌ
plumbing	79 18Ɲ19ƌ
pocket	73 12ǆ18Ĺ20ŧ33ř
pocket $	77 -32ř9ŧ14Z35Ĺ
point	90 11ř17Ţ22ŗ
points	88 -8Ō16ş47ż
policies	68 7ų9ƭǨ10Ʒ17ǔ33Šǧ
policies $	82 -14ǧ10Š12Ǩ21ǔ
policies do	90 11ų
policies you	78 7ǧ11ƭ
policy	47 -16Ǩ-12Ļ-11Ɩ-10Ŭ-8ŏŭ-7IŁŴǆ7źǦ8ŝƁƂ9ūƪ10ļ11ţſƝ13ƃƕƣƤ14ŢƜǑ16ĺőƮǤ17Ŀǣ18Ʃǧ20Ƭ22ŗŘƷ23šƀ25ŒŖŸ27ś28ƨƫ29Ő36Ś
policy $	58 -26ƨ-21Ś-16Ǩ-15Ő-11ǫ-8ő-7Ŵ7ŗŜ10ƣ11Ǡ14aŝ15ţƝ16ūƩƷ19Ǒ20Ƭ23ǣ25Œƃ27š30Ŀ41Ÿ42ƀ
policy and	76 -16Ļ10ŜšǤǨ12ǧ32ĺ
policy in	84 14Ő15ļ26ś
policy include	80 39Ő
policy is	75 -14Ƭ7Ʒ11Ƃ20Ÿ51ƫ
policy number	73 -12Ŭ-9ś91Ś
policy of	90 31ƪ
policy on	88 48ƨ
policy or	80 10Őƨ11ƣ15Ɯ32ǧ
policy out	90 -12š-11Ɩ12Ɨ20ś31Œ
policy pay	86 -14ŵ17Ǥ18Ɓǣ31ſ
policy right	85 -14ƨ-7Ŗ10ƫ14Śźǃ15Ő23ƕ
policy that	88 -7ƫ12Ƅ16ş23ƨ
policy today	78 -10ǣ9ō11ļ19Ř
policy with	90 -11Ÿ25ŵ48ő
policy you	84 -8Œ9ƨ19œŖ25Ʒ
pool	69 11Ƨ23Ɯ78Ǝ
pool $	82 15Ɯ23Ǝ
pool or	86 13Ɯ
porch	86 -7ų8Ơ9D11Ƒ12Ɔ17Ƨ
portable	90 39Ʃ
portable $	90 39Ʃ
position	90 14V16S17Ǌ
postal	90 35E
postal code	90 35E
pounds	86 57Ƽ
prefer	88 18K21ĵ
premium	78 10ƫ11XŔ19Ǧ31œ
premium $	84 12Ŕ41œ
premium audit	90 17Ǧ
prescriptions	86 23ƽ
prescriptions $	88 18ƽ
present	86 -8w11ő13Ǟ14Œ15Ş22N
pressure	78 9ƽ18Ǆ29ƾ
pressure $	90 27ƽ
pretty	70 7ķ8Wǒ9ŎřƛƠ10ŵ11Ǔ12ţũ15Ƈ17G22U23ƺ
pretty good	86 8Ş11ǡ12GW24ƺ
price	62 -9ŘǕǫ-8ĵ-7łŨ7řşǨ8ƶ9ŊŞǌ10ǃ11ļ12rĶƉ13ň15ŋ16ŔƫƮ18Ņ21ŏţ22ĿƔ23Łš31XŃ32œ35ņ
price $	73 -13Ŀ-11œ-9X-8ǫ10ƶ11ŅŊ12Ʈ13Ŕ14rƔǃ26Ł39š44ņ
price a	88 11Ǩ12Ɖ17ǌ
price is	88 8ŏ11Ŀ18ļ
price on	90 -13Ǖ-7Ŀ25Ɣ29œ
price or	85 -28Ş30ţ61Ŀ
price you	90 -9Ł-7U15œş54Ş
primary	90 18ǀ
print	90 21ǫ27ŗ
private	84 -7F7ǥ8Ƴ10ŋ11ǂ12Qƪ19ƣ
problem	80 8Ő9sƝ10Ŷ11Ō12ĺ16LŁ19ŝ
problem with	88 14Ō16ĺ18Ł
problems	83 7ƺ11Ǟ12ƾ
problems $	85 -23Ǆ13ƾ34ƺ
product	88 7Ɵ16Ǘ19ǆ21ƫ
product $	90 17Ǘ21ƫǆ
products	90 7ǆ20ǣ
professional	83 -8Ɓ7ƒ31ǜ
program	80 11Ľ12Ǉ14Ǚ25Ǜ33ǧ
program $	85 18ǧ27Ǜ
promise	86 10œ14d15ǫ29ŏ
pronounce	90 20b
proof	70 -17ń-12ǎ-8Ǧ21Ɨ26ǩ47ǔ73ƅ
proof $	84 -30ƣ12ǎ19ǔ36ǩ
proof of	80 -25ǎ14ƣ19ǔ40ƅ
property	67 -10Ř7H8ƞ9ƎǍ13ĸ18ſ19Ɠǎ23D26ƙ41Ǥ
property $	84 9H11Ǝƞ15Ɠ
property coverage	90 19Ǥ
property manager	86 -9Ǥ13ǎ31ƣ
protect	88 17ǚ29ĸ
protected	72 12Ő16ĸ19ƀ
protected $	74 21ĸ
protecting	88 10Ƴ17Ő
protection	80 10XƑ18ŗ19ƄƯ23Ŀ27Ř
pull	74 7gD8łţ10ōƍ11RWŚ24ĵ25d41ś
pull it	86 -7Ʀ10D14Ś40ś
pull the	88 11ţ14ĵł15ō
pull up	90 -7v10W36d
pulled	83 13ļ17ŋ46ż
pump	84 23Ƌ
pump $	86 19Ƌ
purchase	86 32Ɣ
purchase price	86 32Ɣ
push	85 7Ń9ń11ŋ15ō23Ƙ
pushed	90 8Ƙ10Ň16Ļ18H
put	55 -15ľ-12G-11Ʊǁ-9yVœŗŨ-8WŋƜ-7Nń7sŉūƄƎƛƣƭ8aǦ9EXĻ10ckDQ11foRŅűŸƒ12ŵƳ13LŘŲƆƔ15Sķ17Ū18Ĺůƍ19Ʀ23ƾ24ƕ26ƴ28Ɖƽ33Z35H38ō
put a	86 8ž11ŧ20a28Ɣ
put away	88 27Z
put down	85 7u9Ť14ƣ15G18ƭ19c
put in	76 -24G-9W-8Ʊ8ƴ10ř11Ǝƾ12Ɛ13ƒ14E15Q18Ņ19R22Ū28Sķ
put it	76 -22ľ-10Z-8H8ƴ10Ɔ11Ųǀ12Ĺ14f18ō23L29Ɖ42ƕ
put on	76 -8œ7ƴ8u9Ɖ11w14T15ū16D20ŵŸ27ů
put that	85 11Ž12Ų13Ɔ14ƞ17ŉ
put the	86 27ƾ
put toward	90 26X
put you	76 -19ſ-14ǁ-9ŋ-7N8Ľ11ƀ12m14Ƅ18Ĺ21Ř30ǫ36ō39Ʀ45ƽ
put your	86 7Ɨ12ľ14Ǧ15ō
puttin	88 10Ž11ū12ƻ13H16ķ
putting	79 -7a11HůƳ12w21ķ
putting on	90 9ů
quarter	85 -11N10Ʈ14ƨ17ń19ƚ32O
question	84 -11Ĵ10g12ĺ17A26Ŋ
questions	73 9d26ŋ36Ŋ
questions $	81 22ŋ
questions do	88 9Ŋ
quick	73 8ťǑ9adDś10Jǃǋ11Ś12PŌ13R14Ş21ŋ22Ũ
quiet	86 10L14ư25ǐ32Ł
quit	75 -7Ǫ12Ţ13V27Ǆ31Ʃ36ƻ37ķ
quit $	85 -7Ǫ7ķ32Ʃ45ƻ
quote	70 -7Ņ8Ɖ9aū11ľǨ15ſ20e23Jĺ31ņ
quote $	80 14ľ16a19J24e
quote you	82 17ĺ18ſ21ņ
quotes	82 48Ņ
quotes $	86 24Ņ
race	88 -11Ƨ51ǂ
rain	86 9Ɗ13ƺ41j
rains	77 12Ƌ22ƛ
rains hard	78 11ƛ13Ƌ
rainy	86 39Z
rainy day	86 39Z
raise	78 -15Ũ9ř10ŕ18G24Ƣ25Ŕ43Ʊ
raise the	86 -8ŕ13ƶ15Ƣ21G
raised	81 -12dE11ŕ12Ŕ14aŘ31l
raised it	90 -14E13ŕ14Ŕ
ran	90 -23ť-7Ļ9Ǖ14ƕ45Ţ
rate	72 -11U-8B-7ņ8dŻ9ƶƺ10Ķ11Ş12ĻşƖ13ŏ16Ŀ17c26œ37ŕ38Ŕ
rate $	84 22Ŕ24œ30ŕ
rated	86 -26Ŕ16ş51ƶ
rates	80 -7Ų9C10ǌ11Ɩ12cH13ŏ15EŪ
rather	75 -11ǫ7L11ǃ18s19ĵ22Ŀ23ŋ31K
rather i	83 -12ǫ-7J8L22ŋ37K
rating	90 17Ķ
reach	75 9g13XĺĻ15L16Kł17ľ23I
reach out	88 19ĺ21Ļ
reach you	80 17L21ľ23K28I
reaction	90 39ň
read	64 -7Ŝǫ7ƫƾǣ8Ǖ11ņ14D15JŚ16eŘ17ƣ19aƽ23d25ś26Ŭ36ŗ
read it	90 21ś38ŗ
read me	68 -9a7JƬǋǎǣ8Źƫ12ņ13Ś14dś18eƣ20Ř22ƽ29Ŭ
readin	88 16I19jů
ready	79 7Ś11Ƙ12ǠǦ15e49ō
ready to	82 12Ǡ53ō
real	71 -13C-10I-9Ş7ư8aDPRŋś9dƆ10ŚŨŶŻƑ11cjŌƒ17Ŀ21ŝ23ĸ33ǫ
real quick	81 9ŋ10a11dDś13ŌŚ14P15R
really	79 -14ŝ-12Ł8ŀ10ƛ11Ş12g17Ŀ19Ňŗ
rear	90 33Ž
rear ended	90 33Ž
reason	75 -13Ő9ţ11Ţƃ19ĺ26ō41ŕ
reason $	86 7B37ŕ
rebuild	80 42ƕ
rebuild $	84 32ƕ
recall	82 21q58ľ
receipts	85 22ƚ34ǌ
recently	88 13Ƶ25Ļ
reckon	90 7r11z18B22Ʋ
record	72 12Ō14Ť16ǁ52ż
record $	82 15Ō47ż
recorded	78 42Ō
recorded $	90 
recorded line	88 17Ō
recording	84 29Ō
records	81 -13Ō-10űǖ16ǀ45Ǚ
red	88 8Ƒ20Ə25ż
redone	83 12ƍ24Ɖ26ƌ
redone $	90 17ƍ
registration	86 37Ŭ
regular	74 -8ź7ƛ8n9KŹƫ13Ŵ14Ɗ16ų18ƚƣ
rely	90 17Ʊǜ
rely on	90 17Ʊǜ
remember	71 -8ŝ-7ť8Ɗ9BŔŧƸ10xŦ14E24Ɖ45ľ
remember me	88 18ľ
remodeling	88 23ƍ
remodeling $	90 24ƍ
renew	74 -18Ƥ27Ʀ35Ŗ
renew $	76 23Ŗ
renewal	66 -12ō10ŢǠ14Ŝ25ĺ26Ŗ32ŝ
renewal $	84 -15ō-11ŝ-8ƍ7Ŗ13ĺ14Ǡ18Ŝ
renewal go	74 39ŝ
renewal notice	80 22ĺ
renewed	88 -9ŕ16Ţ26Ƣ
renews	90 27Ŗ
rent	60 -16ŝ-13Ĵ-10Ǌ-9ŋœ-8nz7ŀ9Ƨ10ƹǍ14Ǒǟ15Ŷơư16ǒ17ǉ23ƣ27Ǔ50F67ƞ104Ƣ
rent $	74 -15ƞ-7œ12Ƨ30Ƣ57F
rent a	78 -7Ǌ18Ǔ21ǒ
rent from	88 -18ŝ-12F-7Ƣ36ƞ37ƣ
rent loans	80 -14Ĵ31ư
rent or	90 -25Ƣ50F
rent out	85 -15Ƣ-8Ǎ30Ǔ35ƞ
rent the	84 -29F-7Ǔ7ǟ9Ǌ12ŀ26Ǎ47ƞ
rental	70 -8ƞ-7ŘƢư12ĸ13Ʀ24Ŷ33Ƥ78Ƃ
rental $	88 7Ʀ11Ƃ21Ŷ
rental car	85 -7Ř29Ƃ
renter	90 -7Ƣ18Ʀ45F
renters	75 -36ǎ-7Fǒ9Ǌ11ƅǔ13Š14Ƨ15ǉ17ĺ22Ƥ25Ő28Ǔ39ƣ
renters insurance	86 -41ǎ-21ǔ16Ƥ20ƅ29Ő57ƣ
renting	82 -9Ő17Ƥ33F
repair	82 10ŕ15Ŷ16Ĺ27ŧ
replace	74 -12ō-9ǟ-8ŧ7Ū10ſ11ư12Ƅ18ƓǤ19Ʒ23Ǒ26ƙ
replace everything	88 9Ǥ26ƙ
replace it	88 -14ō12Ǒ30Ʒ
replace your	90 14Ƅ26Ǒ
replaced	80 20ƌ26Ɖ
replaced $	90 24ƌ
replaced the	90 
replacement	80 -23Ǒ11ƙ23Ǥ51ƕ
replacement cost	84 -24Ǒ12ƙ17ƕ31Ǥ
replacing	80 -10ĺ17Ļ25Ʒ
replacing it	80 -10ĺ17Ļ25Ʒ
report	79 -9ƚ7ǋ10ť12ż13Ť16Ķ23Ə26Ż
report $	88 -10ƚ13ż16Ķ27Ə
report card	90 30Ż
require	80 21ǎ26Ǖ
require $	83 -17ǎ42ƣ
requirements	90 -15ƣ28ǎ
requirements $	90 -15ƣ28ǎ
residential	90 11ǖ26ǆ
rest	80 -7ň8B9Š10z11Ÿ18Ŏ20Ʋ21t22ǫ
rest $	88 -8ň12Ÿ22Ʋ23t24ǫ
restaurant	84 -10ǒ-9t9ǡ12Wƥǝ17Ǐ
retire	81 13ŝ14Ư25Ʃ37V
retire $	84 9Ʃ13ŝ14Ư41V
retired	86 -20V-7ķ10Ň12q45P
retirement	76 23t56ķ
retirement $	81 16t34ķ
retiring	90 39V
return	84 8Ũ9f12ǌ13ǈ16T21Ǜ
revenue	84 41ǌ
revenue $	86 10ǌ
review	86 -15Ƹ10ŗ12ŷ15ŝ20Ǡ22ǫ
review $	90 -16Ƹ12ŝŷ23Ǡǫ
ride	78 -8ŞƝ-7q9Ƅ14ŭ15ŷ25ǂ32ų58Ŷ
ride share	90 38ų
right	38 -9jxBRTUǫ-8mnǃǐ-7ťŭ7ļůűŸƣƲƳǛ8ckpwňŊőśŮƝƭǉǖ9ŠŲƙƫǞǧ10QŐŘƿǆǎ11qƟƪ12sXŨƅǓ14uCEńƕ15Sƞ16ŁƆƔƹ17oP18ŒƮ19ŏǡ20IN21ǅ23b24Ş
right $	40 -16N-14n-11Ő-9r-8kmBUǧ-7jxHRťǃ7eAKXńŔŦŵƔƤǀǈǘǝǠǪ8ŁǛǜ9uŸƝƣƭƲƳǉ10ŊŮűǥ11opPňƨƿǆǞ12ļ13EĺƟƹ14bQǓ15ƅƪ16őƕǅ17SŠƮ18ƞ19Iŏ20Ɔ21Œ24Ş
right about	90 -12Ŏ11v20ǧ
right around	90 -10Ũ14ņ
right now	61 -14ǐ-11ő-10ĺŠ7Ťż8nI10Ų11u12ńǧ13PĴ14Z16Ɣ17r19qsF21ō23ś28ǡ29Ő38Ř48N
right there	86 10M11ƫ13sś14ƈ
right what	90 15ǎ18ƙ
ring	70 -18ĸ-17Ɣ-15ǫ-9Ų-8T13ŝ16K23ǌ28ľ29Ɛ30L33I35f73ƚ
ring a	88 37ľ
ring up	90 -9T20ŝ31ǌ
ring you	90 12I22L
risk	78 15ĸ26ƛ30Ū
risk if	80 16ĸ
river	86 -7D47ƛ
road	76 -12R8ƀ9C10ǂ11Ǩ12y17ǡ22Ǡ23ź24Ƒ28Ů50D
road $	88 -14R12ǂ13ź18D39Ů
roadside	80 16Ş30Ƃ
roadside $	90 19Ƃ
rock	90 11j17ǂ
roll	90 12Ŗ16ķƑ35Ż
roof	58 -13Ų-10ǆ-8ƈ-7Ɔ7ǥ9Ņ10Ɵ11Ƭ15h21Š27Ɠ31n75Ɖ90Ɗ
roof $	64 12Ɵ20h22n24Ɖ32Ɠ
roof in	88 -21Ɖ30Ɗ
roof is	86 13Ɗ14Ɖ
roof right	88 -10Ɗ18n39Ɖ
roofing	86 -9ƈƉ9Ɗ14P34ǆ
room	76 -9Ÿ8ƄƍƦ9ƒƤ10Ơ11Ƈƞ13ǅ19Ɵ20X29ƙ
room $	88 7Ƌ8Ƨ10Ƅ12Ơ13Ƈ
roommate	84 -7h11Ÿ16n24Ŵ
roommates	81 43Ƥ
roommates $	84 25Ƥ
rooms	86 -11Ƣ8Ƈ20ƍ23ƞ
rooms $	90 -12Ƣ22ƍ24ƞ
rough	81 -8DŖ10TŦ11Ķ12ũ13ǂ14ů17S19Z25Y
roughly	68 -12Ǥ-9ŧ9TYZ11Ƈ14Œ16ư17ů22ƙ28ĸ
roughly $	80 -15Ǥ-7ư11Z12Y13Ƈ16Œ22ů26ƙ
roughly what	73 -10ŧ15ƙ26ư
round	84 -12Ņ-9ŀǕ-7ǟ14ƙ15Ɣ16ǐ21ơ28ţŪ
route	90 8m9š19M
run	58 -20ŷ-16ń-14Ʊ-12R-10ŸŽǓ-8Ů-7ŊƄǫ7pņŞſǍ8nƕƛ9ųǊ10ŉŤ11Ŗ12œŧūǧ13YĶǆ14ťƀǙ15Ŭ17eŲƲ20ƫ22O24ƿ26ǐǒ27Ɵ29AƮ36Ǫ
run $	76 -24ŷ-14R-13ń-12Ž11ŧū13ƯƲ15ņ16Ų20ť28ǆ34O47ǐ
run a	85 10Ķ15ƕ32Ɵ
run and	80 -12ū20ǒ
run in	88 39ƿ
run it	79 -15Ʊ-9Ų10ǟ12ł13A19Ʈ39Ǫ
run me	86 -12Ÿ21nǧ28ū
run out	86 -11Ư-9Ų11Ţ15Ʃ57ƫ
run the	82 -9Ƅ-8ū7ż11p16Ť17Ǎ21Y22Ŭ26e33Ǫ
run through	90 -10Ŋ9ǘ13ŋ19ŉ
run you	88 -7Ų7ŧ10ƍ12ſ41œ
run your	90 12Ķ18ǡ
runnin	82 10Ǫ11RŌ13fő14Ņ17qŀ18ŵ23ǡ
running	74 -11ū-9U8Ů9ż10k11Ų12u13Ɵ15ƾ17ǫ18hœ23ǟ24ŷ
running $	88 -20œǡ25Ų28ǟ30ŷ
running around	88 -11Ņ15u25h
runs	76 -11ſ7ƀ9ƿ14ǋ20ƣ28Ǌ30œ36Ŗ39Ų
rush	86 -18i-13ĺ7ś13Ļ14s16ń41O
s	80 7Ź12Ɨ13J20q26ƅ29ǈ37b
safe	84 19ƚ32ž
safe driver	90 21ž
safety	71 14Ɛ63Ǜ
safety $	86 23Ǜ
safety meetings	88 18Ǜ
safety program	86 
said	62 -9R-8ƣ-7ŢƢ7rWŇřŭ8uSŋūƟ9fpŏǜǞ10ŕŞ11šƸǇ12tOŊƆ13dq14Ƨ15cG16H17V21y23B30ƶ
said $	75 9W10ŋ11V12H13ŭ14Ǉ15Ş16ŕƆ18ǫ19Ƨ20q30y
said you	78 -8R8K9ųƹ10Hś11Ɵ12AŇ13ǜ18ƶ21d
salary	78 -10g14Ʃ17ư18ǋ19uƨ25W34T
salary $	86 11W42T
sale	85 -13Ǖ7H14Ǫ19ƙ43Ɣ
sales	69 -10ǋ-9T11ǖ13Ǣ27ǘǝ70ǌ
sales $	84 37ǌ
sales is	75 7ǘ13ǖ33ǝ
salon	86 -13ł-10t-7D12Ǐ25ǅǊ38ǡ
same	63 -10Hő-9G-8ĵ-7Nżƺǫ7ľŃŘƃǚǞǠ8Dǧ9Ž10ƈ13ƕ14kŇƘ15oǄ16Œ17ŵ18ƫ20Iŷ26Ū28Š31S32p
same age	88 -28c40p
same as	86 7ű13Ǆ25c
same company	88 -13S-7ő20Œ31Š
same one	88 9ǘ16I32ŷ
same thing	85 -8Nż-7Š11ǧ13p14Ž15ƈ29Ū
sat	84 -7ŝ9Ɯ14ư29ŗ
sat down	86 -7ŝ30ŗ
satisfied	88 -7Ư19Ũ27Ş
satisfied with	90 13Ş20Ũ
save	78 -11Z7ļ12Ż20ĵ27ĺř37ţ
save some	90 -14ţ9ļ31ĺ32ř
save you	90 -7ŗ15Ż29ţ
saved	81 7Ɓ9ĵ13ŌƷǙ46Z
saving	88 -18y-7Ǣ22ǫ33Ƴ
saving for	90 -19y34Ƴ
savings	66 8ư12Ƶ13ļ17ĸ24ř44Z
savings $	75 13ĸ14ư16Z
savings could	80 -19Z33ř
savings if	80 20Z
saw	79 8ƭ10ft11ŨŲƜ12Ŋũ16C18j24ǀ
say	51 -15ſ-14a-12ŧ-11ƹ-8ĻŀŊŏ-7cnqťư7wĴƉƛǀ8Ǆ9ŃŉŎŞƟƷǁ10XŤųǅ11ůƄ12ĶŁś13ƾ14QŋŬƊ16ƶǩ17ƺ18Ōō19ň20B21ǫ22œ24ƣ26Ř28ł29TƼ33bŕ52r
say $	67 -20ƾ-19ŕ-7ǎǢ7ƺ8Œ9Ś10ŌůƣǆǓ12ZƼ19œ20ňǀ23wŔ24ǫ35r37B
say about	69 -12Ŕ-9ĺ13Ə21r22ǎ44ŕ
say and	79 12Ƽ22ĺ25Ŭ
say for	90 -34ſ8Ƈ43Ř
say in	90 -9nƣ7ǁ11ǎ14ł19ǩ
say it	79 -26ǀ-11Ų9Ɣ11ŕ17ņ23Ɗ27b47ƾ
say on	86 7ů16Q24ǅ
say so	88 7Ǥ16N19Ō
say that	88 16Ɖ17ŉ30ǫ
say the	84 -7ļ8Ř11ōƦ15Ĵ20ŋ21Ų28œ
say what	86 -11B-8Ş9ŗ11ŕ14ň18Ū21ǫ24ų
say when	88 -7w10Ũ17r
say why	90 23ŕ
say yes	83 -14ŏ9ĺ34ł35Ń
say you	74 -16ǎ-10ǀ7R8ǖ10Ŀſǩ11QTƄ13Ŷ15ƛ18ŗƺ42ƣ
say your	88 -18a10Ƅ18Ķ45b
sayin	90 -11t10ƺ13oW
saying	84 -11ǫ7o12ŉ13N14Ĺ22b
says	73 -13ǎ-9w7Fŗƫ8ťƬ9ĽřƮ10qVǤǫ11c16ś18aů19Ś20ſƣ21Ɔ
says $	88 11ŗ12ř14ś16Ɔ22ǫ
scale	85 9ŀň21Ń41Ƽ
scan	88 -10M50Ŝ
scare	90 -10ǫ18ƥ27ŀ
scared	86 -7ŦƋ19ņǃ21Ə30ũ
scares	90 46ŀ
scares you	90 46ŀ
scary	83 12ťź13Vǚ38ũ
schedule	84 15Ǥ22ƚ38R
schedule $	90 -14Ǒ10ƚ15R34Ǥ
school	62 9ƤƸǨ10yKż11Sǖ12vQ14Ů17Ǖ23mƳ24l30x34Ż
school $	71 -13l9v12ż13m26x31Ż49Ƴ
school and	88 13ŵ14Ƥ17Ż
school district	90 16Ǖ18ǖ20Q
school is	90 8Ƴ
school or	83 -9Ƴ-8Ż10v13m14Kź15S18Ů
schooling	90 43m
score	79 11ž57Ķ
score $	84 37Ķ
scratch	88 12Ő14ƕ
scuba	84 33ǂ
scuba dive	90 29ǂ
season	82 -9j-8i7U12Ɯ14x17ƞ18ǐ30ǡ
season $	88 -42ǡ-9j13Ɯ58ǐ
seasonal	90 -13ǡ15ơ33ǐ
second	66 -8ū7dƭ8ŋƥ9ļ11AI12ǫ13ňǍ14pĿŪ17ō18Ɩ20yǠ28ơ31N33ŵ
second $	84 -13ơ-9ŵ-7ŋ13ƭ37ǫ63N
second car	84 -7ū30ŵ
second home	90 -8Ɩ-7ŵ69ơ
second vehicle	90 28ŵ
security	77 11e12ķ38Ɛ
security system	90 -10Ǚ22Ɛ
see	61 -16ǫ-11Q-10JŪ-9ǖ-8Ļ-7XƳ7ŢŮŵ8ƃƈƟǁ9ţƊƋƴ10ŤƙƝ11vĺŀŏŔŻ13ŬƑ14Eŋ17yĽ18Ǡ19ľ20œŚƅǄ23ǀ26H28ŉ33V
see $	90 -15ǫ7Ƈ13ŵ18ƙ26ŋ
see a	83 11Ƒ14ƴ21ǀ28Ǆ
see if	86 -13ļ14Ţ23ĺ31œ
see the	78 -13Ľ-12J-7ǖ11ƅ12Ǚ16Ŕ19Ŭ21ľ25ǫ34Ǡ
see your	85 9ǀ18ƅ31V
see yourself	84 -12Q18ţ28V47H
seen	80 -8ũ8ķ11œ16t19ƛ21Ƶ23ǔ35ǫ
self	90 14Ƅ17Q
self employed	90 14Ƅ17Q
sell	68 -8ǁ-7Ń7Ǘǝ9Ĺ11Ƃ12ƕ13Ǡ15ƫ19Ɨ21ƹ28Ɵ29Ɣ37ǖ41H45Ǫ
sell $	83 -10ǖ-9Ǡ9Ǘ19Hǆ30Ǫ
sell for	86 -8ƹ-7ļ7Ų42Ɣ
sell it	90 12Ǫ18ƕ
sell the	88 -8Ń10ǠǪ11HƵ
selling	90 41Ǡ
send	64 -12śƣ-9ĵ-7ǔ7D8Ũ9ŝ11o12ōƬ15K17Ľ18Ɨ21ǩ23Ĵ30ǎ31J45Ŝ
send a	88 11Ľ13Ĵ
send it	83 7K13D34Ŝ
send me	83 -14ś16Ŝ25ǎ
send that	90 12Ŝ19ǩ
send the	79 -8ƅ-7Ǣ14o24Ɨ30J
send you	83 -13ƣ9K12J14ǎ17Ƭ25ō
sending	90 10Ɨ11ľ25Ŝ
sense	78 7ř9Ķ11š14s17Ū45ŉ
sense $	88 44ŉ
sense to	90 11ň15ŉ16s
sent	76 -15ś-10Ǣ-7őŕ10K13Ţ14ĺ17J18ǚ33Ľ53ľ
sent you	84 -8ő-7ŕ15Ţ44Ľ
separate	80 10ƚ20Š26ř
serious	88 -8A14Ǒ16Ǆ20ƾ
serve	82 18ǖ32ǝ
serve alcohol	90 21ǝ
service	72 -10Ǒ-7Ǥ10ş12ŞƑ16Ťǆ17Ǡ20Ų21Ŀ23Ʋ
service $	76 8yǆ12şƲ13Ƒ19Ť22Ų
services	85 -9ǖ13ǜ18ŝ25ǆ
set	67 -10Ʀǅ-8H-7œŧ7L8Ř9Ŋ10Ʈ11ĵ12Ař20ū21T22Ƙ27ǟ28Ʋ30Ļ31Z38šţ45ǈ
set aside	86 7Z34Ʋ
set on	88 -9H14Ŋ56ţ
set up	83 -11Ʀǅ-7Ǎǡ8ķ35ǟ63ǈ
set you	90 15Ļ17Ř
settle	88 -11Ļ11Ń12G18ŊŨ
settled	85 10ŧ12ń37Ơ
settled in	90 39Ơ
settlement	90 20ŧ26Ƙ
sewer	84 7Ő36Ɲ
sewer backup	85 7Ő24Ɲ
shall	85 19ō20Ʈ32ǫ
shall we	88 -7ǫ42ō
shame	88 7ŗ8F10ƾ12ƅ
shape	75 -11ƫ10ĶǄ16Ɗ35Ųƺ
shape $	85 8Ɗ12Ǆ16Ķ
shape is	86 -13ƫ40Ų
share	74 -8R11ǈ13n15Ǐǚ16ǖ17Ŵ19ŋ21Ƣ23ų24Ƥ30ř
sharing	88 -17F9Ǐ17T21Ƥ
she	56 -28ƺ-20ū-16ƻ-14ĺ-11ķǫ-10ű-9wƫǉ-8uŕǆ-7mMůǢ7Ũź8U9ŲƆǞ11ƭ14Ƥ16yǊ17ŷƵ27Ŵƪ28B31x32p33ƹ34ŵ35ư36sŻǄ37o43t48qv54r
she $	86 -20ƺ-7t11Ǆ13Ũ25v
she do	86 -9Ǣ15Ǌ23q24ƹ
she does	88 7ƪ8q11x17Ɵ
she get	90 -22ƹ10ź11Ż25ư
she go	86 -8qŰ22Ŵ23ƹ52o
she going	90 -19Ű15ź30Ŵ
she have	85 -15ƺ-9r9Ǆ15ƹ45ƪ
she is	73 -8x-7ů8r9y11ƈ15U17Ż19st21p22v
she keep	90 -16ķ7o27ƹ
she take	88 -11Ŵ-10y25ŵ30Ż
shed	81 15Ɵ32ƹ37Ɠ
sheds	90 -7Ǎ31Ɠ
sheet	88 15u16f21ś
shifts	88 21R28ǐ
shingle	82 -15Ɖ18Ǉ31Ɗ
shingle or	90 
shingles	78 15Ɯ22Ɗ36Ɖ
shingles $	88 15Ɖ25Ɗ
shipping	80 13ǟ
shipping if	80 13ǟ
shoot	80 -11Ÿ8JK11h13c15a17Ŝ
shoot you	90 13K15c
shop	60 -31D-21ƣ-19ƥ-16Ʀ-15Ő-10i-9ů-8Ƥ-7w7gƶ8yĺǚǨ10ǆ11UƂ12Ǫ13Ǡ15ǒǢ16Ǥ17R18ƙ19Ǌǟ20Ǒǖ22šƟ23ǅ27M28ǡ29Ǉ31ǧ32Ǐ38ǎ39Ŷ42Ǎ
shop #	90 14Ŷ
shop $	66 -27Ɵ-21ƣ-17ƥ-14DǪ-12Ű-9ů-8Uǐ7ǟ8Ǒ9gǧ10Ǩ11ǚ12Ǡ16Ǐ17ǒ19ǎ20ǡ22Rǖ34Ǉ40ƙ47Ǎ50Ŷ
shopping	82 -7ť13ő14ţ24Ņ34Ļ
shopping around	85 15ţ30Ņ
shops	86 11Ǌ13ǎ14ǅǪ16gǤ
short	86 -7ǟ8ť13ƞ14W28ư
should	57 -12rŊ-11Ū-10ƾ-8ƪ-7ŶưƿǤ7J8IŌƭǢ9Oǫ10ľŵƅ11huLŏǄ13MƸ14Ʈƺ15Ƴ17N19aDŨƚƯǩ22ĵ23fKŸ25sŉ31ō
should be	86 13Ƴ15ƚ18Ÿ
should i	64 -13Ƴ-11Ŏ-8s9J10IŌǢ11cŸ12Oľ13LN14M18ŏǫ19ĵƮ22D25a28K29ō30ŉ
should it	85 8b9ĵ14ƭ18ǩ26Ư
should know	75 -12Ŋƾ-8ƿ16ŎǄ19h22ƺ
should we	78 9N13ō25Ƴ37s
show	74 8ţ10ǀ11Ťǋ12d13X14ŏ16ľ17n18Ŧ23ǫ27ŋ
show up	86 7kƻ8ŕ21Ŧ
show you	86 10ţ16X17ŏ32ŋ
showed	85 14ņ20Ĺň22B
showing	85 9Ɵ12IƆ14ƅ
shows	86 -9ǜ10ǔ13Ŧ23Ř30ǣ
shut	76 -9ƶ9Ţơ10Ǘ11ŷ13Ō25ǐ36ǟ
shut down	88 -10ƶ8ǟ11Ǘ20ǐ
shut the	90 10ǐ12ơ
shutoff	88 21Ū36Ɲ
shutters	90 22Ɯ
sick	80 8ǀ10ƿ21W32ǝ35Ǫ
sick $	84 9ǀ23W32Ǫ
side	64 -11ƺǆ-8lũūƠ-7żƾ7Ů10Ƌ11ŕ12Ŕ13CķŃŨƀǄ14ǝ15T16Ƃƿ19Ǐ22ų31ƟǢ
side $	81 -14ƺ-10lƠ9u10Ŭ13Ǐ14Ǣ16CŔ18Ǆ
side business	80 16Ɵ
side hustle	88 -10ū40ų
side of	88 -13ǆ-11l19C22ǝ25Ƃ
side work	80 12Ů
siding	82 -9ǆ38ƈ
siding $	88 
sign	65 8ł9HĴƪ12ŗ14WƳ15ŏ16Ɣ20Jǫ21ŒƘ22Ǖ25ǅ40ō
sign $	88 -8ǅ11ō15J48ǫ
sign a	80 21Ƴ
sign off	90 20ł
sign up	84 13ƪ15W18Œ
signed	80 8Ƃ10ł12ō13Ŕ15Ƥ17ƴǕ
signed up	86 11Ƃ15ōŔ
signs	84 7q20ł22Ǣ27Q
signs your	90 -8Ǣ10q33Q
simple	88 14ļ30Ʋ
since	59 -17ǫ-7őŝ7Iƺ8P10Ƭ11ƌƥ12G13BŘ14źŽ15ƻ18ŤŦ20Ǒ21Ǉ23ǡ25t26i28S32Ǡ34Œ41Ū
since #	72 -7i7ƾ8S9Ž13Ǉ14Ƭƺ19Ť39G
since $	85 -22ƍ7ƌ11t13Ɖ16Ŧ28Ū
since last	88 11IǠ
since somebody	80 15Ǡ
since that	88 -12ǫ-7Œ9Ɖ15Ū16Ŧ34Ǒ
since the	88 -10ƍ10Ǡ18t44ǡ
since then	84 12ƌ47Ū
since when	84 -19G-10ŸǠ17Ź44Œ45S
since you	81 -11Ɖ-8Ū13ŘŽ18Ǉ19B22i40ƍ
single	78 -9ǁ13Ƈ18ǫ22ƚ36f
single $	90 22f
sink	88 13ƍ18Ɲ38Ĺ
sister	75 -7ǫ9ņ11h14ƹ15U20A27Ʊ36B
sister say	88 30B
sisters	85 -9ǅ-7a11Ʀ32ƿ38A
sit	75 -8Ů-7CŴ7L9s11ŗ12ƛ14ǝ16ĺ17M23ŵ24ƈ27Ł
sit down	84 8L9M13ŗ17ǝ21ĺ
site	86 10ǩ15ǝ19ŵ25Ƨ
site $	90 10ǩ27Ƨ
sits	84 9ơ11ŗ12ƃ23ű
sittin	86 13H14n17Ł19ƚ
sitting	74 -8X-7ĵŐ9rƈ10nǨ11Ķ12Z13Ř14jơ21Ɵ23M24ķ
sitting in	90 -9ĵ15Z27Ɵ
sitting on	90 13ƈ
situation	86 -8ƿ11z12Ǫ13ź15n18F
situation $	90 -8ƿ13Ǫ14ź22z24n
size	83 -10ŕ11Ƈ12Ǡ14r22Ŕ31Ʈ
size of	88 11ŔƇ15r
skip	82 -8Ǩ10ŋƃ11Bǃ14Ŋ17Ű
skip it	90 -9Ǩ10ǃ11ƃ13ŋ
sky	88 14Ƣ21ǂ25j
slab	82 7ƕ43ƈ
slammed	90 8i12ǡ16ǐ
slammed $	90 8i12ǡ16ǐ
sleep	74 -24ǉ-9Ƒ9ű10ƞ11ŀ15x16ũ17Ĺō20Ń21ļ24nƾ25Ʀ
sleep $	88 -11Ƒ22x37Ʀ
sleep at	86 -7x7Ĺ13ƞ33ļ
sleeping	85 12Ŀ15x
sleeps	90 7Ɛ11n28ű
slide	90 24Ǝ
slow	75 7Ś8JŬ13ŉ15Ɲ18i22U24bǡ40ǐ
slow $	86 -15ǡ8Ś9Ŭ19ǐ29U
small	73 -9Ž11ƨ12őǊ14Ƨ17ǆ20Ť22ŧ
small ones	79 -10Ž10ǖ22Ť
smart	82 -11Ɲ-9š9m12Ɣ15Ū16A20Ʈ22ŅƐ
smoke	71 -7ƥ11ƒ16Ʀƻ27Ǆ28Ɛ
smoke $	80 -7q12ƻ34Ǆ
smoke alarms	88 -10ƻ18Ɛ
smoke detectors	84 -8ƥƻ25Ɛ
smoker	88 16ƻǄ
smoking	90 25ƻ
snap	88 21Ŝ
snap a	90 12Ŝ
snow	85 12ǆ63j
so	34 -16Ŧ-13Œ-10Ł-9aĵǝ-8oǓ-7ǫ7ŨŪƝƵƽǁǃǥ8uCEJKLOPĽńœŘůųźƦǇǉ9IŠūǛ10ļŕƗƣƺ11gqUŚſƻǆǗ12SĸŀŶƅƚ13sAŤƏƕƘ14fyōƫ15knłŷŸƉƖƟƠ16cŅƮ17hĻŖƤǜ18wTĶŞƢ20QŴ21ipƨ23ĺŉ24ť25Ŕ26ŧ31ţ
so #	69 -26Œ-20Ʈ-16cT-11ƆƗ-9vř-8ƕ-7CǊ7œ9Ÿǒ12DƄ13Űǌ16Ƭ17Ǉ22dƔ23u26ů31ŧƼ34ǉ35Ɩ45S48E
so $	76 8Ǐ9Ķ10j11Ŵ12ƤƸ15C16łƟ19pǜ25ǃ
so @name	82 -12a8ư11wǊ13ź18rŴ20s
so a	75 -13ŷ-8Ɩ10ƒǁ11Ǟ12Ĺ13Ɛ14Ƈ16ķūƯ21ť29ǣ
so about	75 -10ĺ-9ǌ-8ĵǤ8ů10Ɩ12ǝ22Z24ƙ32Ǒ39ǖ42T50Ʈ
so are	88 8ŭ27ō36N
so do	82 -22ŏ9yŐ10ƁǙ11hŉ13R46ō
so far	75 -8Œ8ŞŷƳ11ň12y14ƣ16u21Ơ34ŉ37i
so give	77 7ļ8ƘǢ9Dŭ10Ɖ11Q13o16Ķŷ
so he	80 -13v-8ƽ8sŻ9Ǆ10Ǜ11x14r15ƪ16q46p
so how	81 -18g8Ǫ9Ƴ10ǣ11K12ơ19kť
so i	63 -13Ŋ-12ǫ-11R-9ŗ-8ŝ-7D7błťƺǀ8pwJŋŒǌ9fioƌƘ10MXŅƷƿ11m12ńř13Yĵƚ14a15Ś18ŉ20œ22Ŗ28L
so if	79 -13X-7ǒ7ţ8ļ9b11Ō12Ĺ16Ǫ28Ŷ44ŏ
so is	82 9Ůƒ11ƴ12iƠ13tř14ĺ15Ķ21Ɩ
so it	56 -13o-12D-10Ŵŵŷ-9X-8pŉƔƖ-7ršǕǖ7aşƇ8ĸŝǁ9ƊƭǏ10kƆƋǆ11Ūūƽ12Qų13hwŚǈǝǣ14Ų15Ĵ16AĻŁńŖŘŮƫƯǅ17Ş21Ƥ22űŸ24ǡ28Ŕ42n44Ƣ
so just	78 -22ƾ-12ū8S9ƻ19Ÿ23h24Ł25ƽ
so let	84 7O8I10œų12łŤ
so long	88 -8Ƹ11Ş19ǫ24ţ
so much	88 -10ǫ10Aǜ16ŷ20ŀ
so no	84 -11ĵ8ż14Ĵ23Ŋ
so one	86 -10Ʃ15Ž16Ǎ39ƨ
so she	81 -7ů10t11Ż15Ɵ19Ɔ23s33p
so somebody	90 -10Ǣ32ǚ
so stop	90 10ľ13ƾ14Ƃ
so tell	64 -7ƳǦ7fĽƟ8kyACĻŴƿǁǔ9ŭƆƣ10z11Ş12UƝƦƧ14ǈ17i18x20Ņ
so that	68 -14E-10Ŀ-7Ư7JŦ8Śŷ9Ƒ10wyĸň11v12Ʃ13Qū15b17ǅ18Š22Ɖ23I24c31D34Ŏ
so the	63 -14ū-11Ź-10wƣǉ-9ǘ-8Ɗ-7xŝ7UŨŴƚơ8ŬƉǊǤ9ť10Mź11IşƩ12v13ŦŪŮŷƝ14ƅƌǕǗ15Ƒ16a20ǎ21ŧ22Ň24Ş30Ə37ŵ
so there	67 -8Ǌ7ƨ8Ǝ9ƃƛ10ƚ11Ū12ĸƧƪ13ǧ14ķ16Z19Ƭ20Ţ
so they	76 -16ƣ-12X-11E-8ƨƩ-7ǔ8Ɖ9Ũ13ƕ15ǘ16œ17ņ19ƅ22W25ŧ37ŕ
so we	76 -13Ő-7H7T8Ŝū9ŖƯ11ǁ12ĵ16s27Ʈ30ō
so what	66 -11ň-10ű-9łǒ-8NŁ-7œŮ7ļŇţ8ŷ9BƮ10ĸƯ11ŀ13kJQ16ş17ĺ22ū29ǫ30Ļ31P35g
so when	85 10ų11ŕ12Œ13ř14H18Ƥ
so who	88 7Q10n11Ǣ13w24u
so would	88 9K11X15ư
so you	49 -19ǝ-13Şǣ-12pLĵŁōřŮ-10a-9ZĴǟǫ-8ŭƌǘǧǨ-7bşŦűƆƕ7ƾ8TŃšƍƟǆǉǒ9ŷƖƛƠ10ļŪƴǂǔǞ11œųŶƔơƨƼǙ12FRŅŗžƦƻǠ13HłőŝǛ14gśŴǀǜ15lƢ16CUŉ17f18V19Ř20ƲƳ21Ŕƀƞ23ũ25G26ĺ27ţ32c37ſ
so your	67 -11ő-9œ-8p-7Ƹ7xz8ƄǪ9oy10qŴƕ11ŊźƱ12ŀŖǇ16Ʃ17Ŭƿǥ19Ƶ20B25Ǣ30š
social	75 -8Ɛ11ķ17ǈ19Ǚ21ǁ53e
social $	84 21ǈ46e
social security	84 -9Ɛ12eǙ13ķ
soft	88 11Ɗ17Ķ
softball	90 11g12x
sold	78 -9Ĵ-7A9Ţ11Ɨ13P14ŗ15ŷ16ĸ18š23ŝ27Ň34Ų
sold it	86 -8A16ŗ32ŝ39Ų
sold you	88 -7ŝ23š33Ň
sole	84 42ǈ
solo	90 -18F17s20f21Ƥ
some	62 -17Ŋ-11ŗ-10ǫ-9Ƴ7lUĻŖ8ƚƪ9Ƒ10zĿŧǉǨ11ťžƬ13šƣƧ14Q16Ǌ17ĸƔ19ĺ23ř24mļ27ŋ
some $	85 -8ţ10ĵ16z25řƔ
some money	88 -7ŗ9ļ12ţ17Ƭ30ĺ
some of	84 -7Ǔ7ǟ8Ǌ11ƣ16ŧ17l25Ƨ
somebody	55 -10ĴƄǐ-9Ǫ-8ũǫ-7IŢƣ7PŘƆǁǜ8ŴƞƦǤ9ŇŝšŨƵ10fĽ11ĸŶơǀ13ư14ĿƗǍ15Fƀ16Ʊ18ǚ19Ɛ20Ǟ21Q27A31ſ
somebody $	73 8Ǡ9Ǉ11ǜ12Ƥ15f16Ǟ17Ǣ19Ƶ26ſ
somebody close	90 7Ļ
somebody could	90 27ĸ
somebody else	75 -13Ĵ-9ƣ-8ĸ7Ņ11Ɨ12Š13ł15Ŵ23Ǎ28ư
somebody in	85 -10Ƶ15Ň18ǀ20A27ſ
somebody last	80 -9ŝ12ŗ14Ǡ
somebody or	85 -15F14Ő20Ŷ36Q
somebody sued	80 16ĸ
somebody to	90 13Ƃ43Ʊ
somebody without	90 -9Ţ32ƀ
somebodys	88 -7Ʋ10ŭ16Ƶ18ť
someday	88 8Ʊ12z16V19Ǡ30y
someone	81 -8Ţ8Ňƀ10ƕ11Ǉ13ǜ14ł17Ƶ27A
someplace	85 10Š14Ǎǟ16H17Ƨ
someplace else	88 11Š14ǟ16H
somethin	72 -7ş8ĹňŎƸǅ10HN11Ĵƚ12Ʊ13E14ŷ15ž16ū19Ņ21Ļ23ŀ
something	54 -14ſ-9a-8ƛƝ-7HšŪųŴżǟ7ŇŞƃƣƨ8PƋ9ľƅ10Ɛ11iNŐŕƭǝ12grŘŬǗ13ĻŃŤŵƮǫ15Ĺ16Ŷ17Ł19ZƸ20ŗ21ƼǪ23ř24Ŋ26ş28ƪ
something $	78 -29Ł-10a-9ƚ-8Ļ9ĸ10ś11Ĺ12ř16ń17Ő19ŋ22NŤǫ
something broke	80 24ř
something else	80 -9Ŵ-8Ɲ-7Ŋ10K11jĻ12w14Ł15ŏ17ť32Ŷ
something happen	90 -8ŀ51Ļ
something happened	78 -16ŀ-13Ļ8ƪ9Ʊ10ř12Ĺ14ư16Ǫ28ƭ30ŗ
something happens	86 -18ǫ15Zŀ24ƪ26Ǫ
something i	90 -7Ł27Ŋ31Ŏ
something in	88 7ľ10ļ13q18ƅ
something like	85 -12ń37ŃƼ
something on	90 -7Ļ12Ƹ15ŕ17ƪ
something that	72 -14ǫ8U10ƃ14X18Ƶ20Ǘ26Ł
something to	88 -8ŋ11Ŋ29ǫ
something you	77 -17Ş8ŋ10ŀ11gľ12ĵ16Ŋş19ĺ21ŵ24r
somewhere	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œ17ţ18ŵ20Ʀ21ś
somewhere else	82 -20Š-8Ł9ű21ţŵǟ32Ƨ
son	73 -13Ư-11t-7H10o11ŴŽ12Ʊ16y17Ǌ20w23ź26x27Ǡ34v
son or	90 7u12Ǡ13Ž
sons	85 -14ǈ16ǅ20u21y25x30w
soon	71 -15Ǟ9Ƃ11V13ŀŖ16yƅ20Ǡ24ź27H46ń
soon $	77 -16Ǟ7Ŗ14Vń23ź24Ǡ39H
sorry	73 7ŉ9z10Ƶ12Ƽ15Ň16ǫ22af
sorry i	85 -16ǫ10c16a19ŉ
sorry to	88 -8ǫ8ƿ10Ň12z16f
sort	88 -8œ7Ɲ11ǂ16ƣ28ƫ
sort of	90 -8œ7Ɲ9ƫ12ǂ17ƣ
sound	73 -9I-7Ş7G8Ŧ10V16i17l20ľ21ů28c47ň
sound $	90 41ň
sound like	86 -10ň8c12i13ľ22l
sounds	73 7ũ8BFǕ9ƞ10LNŨƑƿǊ11ǝ13Ǫ16Ŧ17b
sounds like	76 8Ǖ9BFň10Nƞ11LŨƿǊ14Ǫ18Ŧ
south	85 9lD17C19ơ
space	75 -22F-20ƌ-7Ǖ10Ǥ11ƈ16Ə21Ƌ28ƒ29Ǎ36ǎ
space $	82 -23F-11Ƈ-8Ǖ12ƈ17ƋǍ53ǎ
spare	83 -9ǫ10g11Ŷ28Ɵ32ŵ48O
speak	88 13ƿ14N16śǫ24Ő
speaker	90 25s
speaking	88 -11ǫ37a
speaking with	88 -11ǫ37a
special	76 22Ơ30ƚ
special you	80 10ƚ
speeding	83 38ż
spell	76 -15a8Ŷ11ǅ12t15w22J43b
spell that	83 8J50b
spell your	90 -17a8J18w
spend	79 8Y11Ƹ16g17kl47X
spend a	90 10Y11X14g
spend your	88 16Ƹ19l20k
split	75 -7Ƣ11ſ14ǉ15ĵ17F25ƭ33Ƥ
split $	80 18ǉ
split it	90 13Ƥ18ĵ31ƭ
sports	86 30gǂ
spot	80 -8ǫ9FơǍ10ƛ14ǚ18Ơ28M29ű
spots	90 11Ɗ
spouse	71 -14ƺ-11ƽ-7a7Ʊ12op14ƹ18q27r34Ǆ36sƪ39f
spouse $	90 -12ƺ12ƪǄ30f
spouses	83 -15P-8a11ƹ25q26o38p
spring	72 -9ťǍ-8Ɲ8ľƊ9tŦ10ń11jƛǠ12ư15k18Ŗ23H24Ť
spring $	78 -10ť-9Ɲ8ľ12ƛ13ư27Ť
sprinklered	90 -20ƥ42Ǐ
sprinklers	80 51ƥ
sprinklers $	88 -28Ǐ52ƥ
sprinklers in	90 -35ƥ55Ǐ
square	71 14ƕ18Ǎ26ǘ41Ƈ
square feet	76 20ƇǍ
square footage	84 27Ƈ
sr	84 -9O43ƅ
sr #	84 -9O43ƅ
staff	81 -9ş30Ǟ33Ǌ49ǉ
staff $	86 -9ş9Ǟ19Ǌ37ǉ
stand	80 -12Ǎ-10ǟ7gX8ƈ10Kǘ11Ɯơ18r21Ǐ29ĸ
standing	88 -8Ĵ16ũ17Ɠ18ƙ
start	65 -12G-11Ĺ-8V7BŸǔ8ƺ9ř10dō12a13Ļ14Śƌ17Ŗ18X19Œ21ťźǇǕǫ28R35Sń
start $	81 -12S-8Œ12Ŗ16d19ō28Ǉ60ń
start it	90 -14ń24Ǉ25ō
start the	88 -9Œ7Ƙ9ǩ23Ǉ25ť
start to	90 -14Ĺ9ť19ƌ28X
start with	80 -19Ǉ7Ŭ10ƺ11Ÿ18Ś45Œ
started	73 -10Ƶ-7ķ7S9d10x11Ž17Ļƿ20ō26Ǉ27Ŕ30Ƴ
started $	85 -14Ǉ8ť12d21Ƴƿ
started it	90 -8ō45Ǉ
starting	84 7Ź9ō10t11j32Ő
starts	85 8Ŭ9Ƙ10ŖŹ11Ś
starts with	88 8Ŭ10Ź11ŖŚ
state	65 -8S-7Ɵ7ţ8Ɯǈ9ŕ10Ż11ķŬ12ĶŒ16ņ18E19Ƴǖ21Ņ23Ź25ő27ǥ29Ř34ƅ41C
state $	88 -9Ɵ-8ő27ǖ29C
state farm	83 -7S9Ņ12ţ17Œ24ņ45ő
state is	90 28Ŭ
state minimum	84 13ſ15Ř
statement	83 15Ĺ17ĿƬ28ś
station	84 15Ƒ
station $	85 15Ƒ
status	84 39f
stay	63 -15Z-14Ļ-11ƴ-8ĵǇ7gn8ǐ9ƪǠ10Vő12Ǫ15HX16Ƨ18Ʃ20ţ22Ʀ23ř28ƫ40ƞ41ƹ
stay $	86 -13Ļ9ƞ20Ʀ38ţ
stay at	90 12q16ƪ23Ƨ
stay closed	90 20ǟ
stay in	83 -19ư-12V7Ǌ22Ʀ52ƹ
stay there	76 -18Z-13Ʀƴ10ƹ13n15H25V28ƞ30ř
stay with	83 9ţ14ő16Ʃ29Ʀ
stayin	88 7H11yK13ǡ19k
staying	69 8H12ǡ13nt14F20jţƦ27Ļ32V
staying at	79 -7V13n42Ļ
staying put	90 -12y-9V48H
staying with	85 18F26V
stays	90 -14D13Ʒ15Ƌ24ű
step	80 -9J9d12ǠǪ13Ɗ17ſ24Ǉ35ǚ40Ʊ
step in	90 39Ʊ
steps	81 7ř18Ū23u39ƞ
steps and	90 7u21ƞ
still	54 -7ŏƝƯ7yHMőŝƁƻǍ8Ʃ9Ƽ10Ʒ11jĴƠ14fƮ15UŊŭǫ17tzƘ18Ū19cvCŸ20P22q23QƖ28I29J30Dƭ31ũ
still #	88 -10Ź12j18Ƽ20c
still a	78 14cũƖ
still good	85 -9ŏ16J21Ʒ32I
still have	78 32Ĵ
still in	88 -10y10c21Ơ35v
still living	88 9z
still on	88 -8cƖ20D34ƭ
still owe	81 -22Ĵ10ŭ15Ŋ45Ɩ
still the	88 8FHƍ15ŝ16Ū
still there	90 -20ũ14Ū16Ʃ84ǫ
still with	85 -7ũ15ő22z55Q
stock	81 7Ǥ9ķ25Ǒ28Ɵ
stop	71 7ľ9m10Vƾǝ11Ƃǟ14ŉǐ27M
stop at	90 8O12m
stop me	86 8ŋ9ľ12ƾ13Ƃ17ŉ
stop you	80 13ǟ
stopped	84 10M11ŀ13t27ư
stopping	86 16y19ţ28Ł
stopping you	88 20ţ29Ł
storage	76 7Ɠ56Ƨ
storage $	88 10Ƨ
storage unit	85 16Ƨ
store	72 -10ſ-7Ƣ8ƽ9Ŵ10ƥ11Ǒ12Ǡ13ǏǘǙ14Ǉǐ15ǡ17ǌ20ǣ24Ǥ26Ǎ
store $	86 9ǐ16Ǥ17Ǎ18Ǒ28Ǐ
store or	88 -17ǐ-16ǘ-11Ǐ12Ŵ16ƥǍ19ǡ22ǌ
stored	88 -19Ǎ-9ǖ10Ƌ15Ƨ39Ǚ
storefront	90 -12F18ǎ28Ǎ
stories	88 -14ƥ-11Ǎ11Ƌ21Ǐ43Ƈ
storm	80 14Ū28j57Ɯ
storms	86 14ŕ31Ɯ
story	78 12ŋ14Oš21Ŏ28ť35Ƈ
story or	90 17O34Ƈ
stove	78 55ƒ
stove $	85 28ƒ
stove in	88 20ƒ
straight	75 -10G-9a7ƾ8oŇ9lǐ10w11ŉǩ13Ţ14ŕ16Ŵ20Ł21ĵŒ
straight $	90 -8a12l13w19Ŵ
straight with	88 11Ň26Ł
strange	79 -7ǚ12y20Ǘ22K
strange invoice	80 -7ǚ22Ǘ
street	64 8tƈƥ10Ơ11EǍ16ŝ17Gǅ32ű33ƛ45D
street $	71 8ƛ10ƈƥ11t14D23ű
street address	84 -8Ǎ7D
street and	90 17EǍ
street or	90 9ű19D26G
strip	88 10Ŭ22Ǎ31Ǐ
stroke	86 17ƾ18ƿ
structure	90 15ǈ26ƕ
stucco	88 33ƈ
stucco $	90 31ƈ
stuck	75 -13Ĵ7ş12Œ14Ł15ƥ20ư25Ʋ26Ŷ
stuck with	78 -13Ĵ-7Ŷ13Œ23ư26Ʋ
student	71 12Ƴ28Ĵ41Ż
student $	88 34Ż
student loan	80 21Ƴ
student loans	82 -7Ɩ34Ĵ
stuff	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƚƜƻǁǑ9XŌƴ10Ɗƌ11sAŮƎǞ13Pǒ14şǚ17Ǆ21Ɵ22Ƥ26ƧǤ30ƙ
stuff $	75 -10ǆ-8Ǆ-7Ƨ8Ťƙ9Ƥ10ƁǙ11ƌƜǁ12PŘƊ13ƴ14Ǒ19ş22ǚ
stuff at	90 -9Ǥ8Ɵ11ƚƧ13Ǝ
stuff in	86 -10ū-8Ů8Ǖ10Ƨ16Ǥ20ǒ
stuff is	88 -13ƙ12Ƨ14Ő20Ǟ23Ƥ
stuff worth	90 -10ƚ20ƙ
stylists	78 9Ǌ30Ǔ
stylists who	80 -7Ǌ19Ǔ
sub	84 -17ƌ34ǔ42Ǔ
subcontractors	83 8ǔ22Ǔ
subs	70 -8Ǥ13Ǧ42ǔ49Ǔ
subs $	78 -19ǔ12Ǧ37Ǔ
such	88 8w12Ůƽ15Ž
such $	90 8w12Ůƽ
sudden	90 11Ļ14Ĺ
sued	75 -10ƶ22ĸ37Ǟ
sued you	77 -10ƶ20Ǟ21ĸ
sugar	85 20ƾ21ƶ
summer	83 13Ǝ18ơǉ23k28x
summer $	88 13Ǝ15ǉ27x
sump	81 44Ƌ
sump pump	84 23Ƌ
supper	90 10ǁ15r26L
supplier	81 -10ǟ22Ǘ
supplier $	88 
suppliers	82 23Ǘ
suppliers $	85 21Ǘ
supplies	90 9ǒ11Ǘ18Ɵ
supply	90 12ŕ15Ǘ
sure	78 -13ş8bƳ9ļƆ11ũƍ12Ĵǔ19Łŗ
surprise	90 20Ǧ
surrender	88 21Ƭ
surrender value	88 21Ƭ
survive	88 19x27ǟ
suspended	85 16ƅ32Ź
suv	90 -7Ÿ8Ŭ26Ŵ27ū
sweet	84 -7Ĵ10Ś11w12Ŭ14ŭ16tƓƸ
swim	90 42Ǝ
swimming	88 -9Ǥ19Ǝ
swimming pool	90 
swing	84 11ĵ25X32M
swing by	90 36M
switch	79 -8ǌ13ŃŹ18ţ20ō25Œ
switch $	83 13Ń21ţ22ō
switching	88 -7ž37ţ
switching $	90 -7ž26ţ
system	69 -7ƍ8Ś9Ţǟ15ǝ19Ɛ22ǚ27ǘ28Ǚ
system $	76 7ǚ22Ɛ55Ǚ
system were	80 14ǟ
t	88 7ǚ15ƀ33b
table	79 10T11Ń12śƧ13ư17s27n29M
take	53 -20Ĵ-13Ł-10Ļƿ-9yŵŷƪ-8ƇƢǫ-7ư7Ş8eŪ9ŋǆǔ10Yŏœ11Ǫ12Ƒ13Ŝƙ14Ƭ15ŒŻǑ16Ʊ17Ƙǃ18ţũ19ŃŨƕ20ň21z22š23ƮƳ25ĸźƦ26B28Ǆ30ǘ31Ʃ34Űƽ
take $	78 -29ŵ-11ň-10Ń-7Ʈƿ8Ŵǒ9ĸ19Ǆ28ƽ32Bź51ŏ
take a	77 9Ķ10Ż11ǁ14Ƭ15eǃ24Ŝ
take bookings	80 
take cards	88 27ǘ
take care	78 -7x12W14Ũ24Ʈ26Ʊ29z
take for	90 -50ŏ11ţ50Ń
take it	75 -16Ũ-15Ł-11š-10B-8ǘ8ň10ĸ11kx13ŏ15ş18NŴƽ21ŵ45ũ65Ʃ
take on	90 -15ƽ-9Ż29B32ňǆ
take out	86 -10Ƣ13ƨ16Ƭ21œ25Ɩ31Ƴ
take the	78 -23Ŵ-11y-8Ǜ12šź13ǘ17Ż18Ń32Ű46Ʊ
take to	78 -16Ń-8Ű13Ƴ15Ũ19Y22Ʈ26Ǒ27ţ32ƙ34ƕ
take you	84 -39Ʊ-8O40Ű60Ʀ
take your	85 8Ń13Ŵ15Ň17ǃ
taken	77 -11Ƭ17Ż31Ĵ
taken a	80 -11Ƭ32Ĵ
takes	77 7O10Ƅ11ŵǃǪ12ŴƷ19ŝ23ǌ29Ǡ
taking	83 -10ǫ8ĵ10k13t46ƽ
talk	69 -20ǫ-11Ň-7ňŊ7Uǜ8gļ9TƄ10Oľ12Ŷ13ŅǢ14Ķ16sA17ŉ19Ǜ26ĺ52N
talk $	82 12ļ15s34N
talk right	90 32N
talk to	86 -13Ň-7ǋ14ŝ16Ǣ20AŅ
talked	75 7ľ8ƃ11s12Ʊ14ƪƹ15B23i29š36r
talked about	85 14Ʊ15r17ƹ19ƪ
talked to	86 12ƃ15s19Ņ
talkin	86 -8ǫ9ľ11C15Ŏ
talking	69 -9ĺ7BŠ8Ŕ9cŊŧƎ10O11h12Ņ13u14X17ŦƇ21v26ň28a29ǫ
talking $	85 8ĺ10B11Ŕ13c16h32Ŧ
talking about	84 -16ĺ-7Ƶ8Ƈ9v10Š11Ǝ12ū21u25Xǫ
talking to	82 -18ǫ22Ņ52a
tall	81 -10Ŷ-7c19Ǆ63Ƽ
tall are	85 -8c44Ƽ
tape	86 44Ō
tax	84 10f12ǌ13ǈ16T24Ɔ
tax return	90 11f12ǌ14ǈ17T
taxes	85 14œǅ15Ʒ20T29Ǣ
teachers	90 18ķ
team	83 11Ǌ13ƹ16x34ǫ46ǉ
teen	86 -10ŴŸ51ź
teenager	76 9Ů11ź14Ż
teenager in	80 10Ů
teenagers	86 19ź22v
teens	90 13ƃ
telematics	86 38ž
tell	45 -12I-11ş-10ĻŃňŊ-9bǒ-8cƫ-7wLŜŠ7hŞţŰűƢƴƸǙ8SŅŇŝšũŮŵƜƲ9nHĵĽłƀƶǘ10EFMŀŲƯǁǓ11ĺƧǠ12uŔŽƅǈ13kƵ14gŐƋ15UƠ16ŋ18ŕ19iŗť21P22ǆ23Ŏ39B
tell me	46 -28ǫ-14B-13ŋ-12I-9ĻŊųǒ-8Ɨƫ-7bcŃŜŠƛ7qtxņŢŨŰƢƦƴƸǊǖ8hSľţŮűŵƠǙǝ9ĵŇƜƪƲ10nHłŞŲƀǘ11EFMŀŝšũƯƶǓ12ŗƧǠ13ŘŽ14ikuP15ŔƋ16gUŅ21Ƶ24ĺť26Ŏǆ
tell you	68 -19ĺ-17œ-14Ũ-13r-11ŅƵ-9Řş-7ňť7i10yŌőǁǈ11ĽƠƩ12Ɨ16ŗ18ų21Ő22ƅ26ŕ40ǫ45ŋ80B
tenant	86 -8Ǐ13ƥ16Ƥ28F
term	70 -8Ɩ-7Ʈ9Ʒ10ƞ11W19B28Ŗ54Ư56ƫ
term $	90 -12ƫ14Ʒ18Ŗ
term or	82 -16Ư37ƫ
terrible	90 10g11wŔ12ũ
test	85 8Ũ10ƻ29ǃ
tests	90 -10ƻ29Ǜ37ǀ
texas	90 10Ź21l
text	72 -12ǫ-7ŋ17Ŭ24Ŝ39K
text $	88 
text me	86 -11K25Ŭ
text or	90 
text you	86 -10Ŝ-9ǫ37K
than	63 -14ǫ-11C-9t-7Ǖ7ūŵǎǣ8aŒŲƚ9œŦƨ10ŧŪƼ11ĸŔƔ12Zƫ13Ƃ14Ǩ15ň16Gů18Ǆ19ņ21K22p29ſ
than #	75 -8S-7ǋ7Ŕ8ǉ10Ļ11Œ14Ƽ15œ17Ŧ20G
than a	84 -12ĸ10S11Ŀ12ū13ƚǣ19Ǩ
than that	90 16Ř17Ų20ſ
than the	86 -10Ř10ň14ŵ17Ŕ24ſ
than you	83 -11t8ƺ15ň24Ǆ32p
thanks	86 8ƶ9ĸ11i12ĺ
thanks for	86 8ƶ9ĸ11i12ĺ
thanksgiving	88 34k
that	30 -26ǉ-19ĺ-15PƋǪ-13iXǡ-12yNƮ-10ƙƜǠ-9sĴơƹ-8eLZźƥƪ-7ƕƗƸǌǐǣ7axŐşŤǒ8lmnFWĶĸŲƒǑǛ9jķŖƈƍƝƽǖ10ƁƉƎƱǕ11MǗ12hľōūųŴƚ14AƛƫƬǅ15ŌƆƌ16łŗůŽƧǁ17ŰƩ18CDǂ19otRŚŨżǟ20ŕŜ21dpƓ22ŁœŬǍ23Ɵ24SŧŪŭ26uQ28E29ťžǫ32ŮƵ34Ļ36G38Œ39ŷ43ŉ49Ĺš53Ŏ54b55Ŧ57ňũ
that #	86 -16ĵ-10J10Ɖ14ǚ19œƁ
that $	53 -22ũ-18ŏ-16Œ-15Ľŧ-14Ŷ-11ǈ-10œ-9ĵŀŅ-8BQĸ-7NXĻņţŨƉ7ŃŇőŭŸƁǖǨ8bOŦŵƻǎǛ10ŕſǃǅǇ11qwǒ12AňŔů15mH16ǫ17DŁŘƼ18CSŬ19ŗ20h21ŉǧ24v26ǁ32ŎŚ35ō43Ĺ51Ƶ
that @name	88 -9ś13a19Ĺ39œ
that a	68 -29Ŧ-25Uŏ-17ǎ-9ƣ-8Hǌ-7ź8IJŹ9ŧżƫ10ŉƾ11Ŀ12ĸŖ13ťŪ14Ļļ16Ĺ18Œ19u26ǫ30ũ35Gŭ39hS
that about	75 -9Ƴ7Ɣ9ň12rư13G19T31Ŏ
that accident	90 -12Ž25Ŧ
that address	81 -10D-8S-7Ǎ9E13F22n33G
that all	80 8ū10ĸ11ƽ13u14Ǚ16Ǎ26Ŏ28d
that almost	80 -7ǚ22Ǘ
that an	90 11Ɔ12ǈ19Ŭ
that and	86 7Ŝ11gƟ13ŗ
that be	82 9aķ12gV13A14ļŏ16E
that bugs	90 11Ł22ž
that building	90 -20Ǐ-11ƥ-9Ǫ14ǟ50Ǎ
that came	90 -11Ɯ20j21ŧ
that car	73 -10Ơ-9Şū-8œ10Ŷ16ů19Ů22Ų23Ŵ25ų57ŷ
that claim	70 -11Ŗ8Ū13Ŧ14Ťť24Ũ44ŧ
that clear	88 33ŉ
that commercial	90 -12Ƈ13Ǎ26Ǐ
that company	80 -19Ǉ-12ő-11f-10Ļ-9Ń16ŝ17Ş36ţ40Œ50š
that correct	80 7Ő8p9ſ11Ţ12Ǟ14F15d
that could	85 9Ĺ11ŀ14Ɠ17ǜ21Ǒ
that coverage	88 -15ŉ8š10ŕ17œ46Ʃ
that day	90 -12Ļũ-7L19Ǟ38ť
that did	83 -8Ŧ7ŧŪ12ť15ũ17H21ŉ
that do	81 -35X-15ō-12ň-10Y12ū22Ĺ37ŏ39ǟ42ũ
that does	90 11p
that down	85 -15d-8w7ǈ12ƻ14o15ƇƎ23p
that everything	88 8Ĵ17ƽ40Ŏ
that for	78 -9Ƶ8Ů13jő14Ş16ťƽ21Ő22b36ũ
that from	86 -13h7Ŝ11Űƕ14Ū19Ɵ
that go	90 -16š32Ŧ37Ũ
that goes	90 8E11ƃ15ƫ
that got	82 12Ƶ18š30Ļ
that group	90 15Ʃ
that had	90 -9ƾ14ƿ16ũ
that happen	86 -10Ū12Ŧ35ť
that happened	86 -7Ƶ10š17Ʀ26ũ
that has	90 -11r9œ15ł23Q
that home	88 -8T10Ɩ11Ɵ14G16F
that house	84 -26S14Ơ15Ɔ26Ɣ60G
that how	75 -11L8ƞǘ10Ƶ11Ŵƴ12ŇŶ13Rũǅ14fǐ18K25š28Ľ
that i	80 -9ŋ7b10I13Ų14œ15Ş40Ŏ
that in	84 -17M-9ŗ-7ś8ų9Ś15ŉ17Z23ō26ť
that is	49 -27ǫ-16ŞƆ-14œ-13šǀ-11jţũŴ-10sKŮ-9řƛ-8ōŲƖƠƯƼǒ-7kyFĿňŉşŬŭűǍǕ7LĹŀŃŋƨǤ8aTXőƁƝ9iRĵķ10vJĺ11CŰƀƈƔƧƩǇ12UZŅǄ14wŕū15ŎŠ16xŵ17Wť19pĽ20ņŔƉǅ21bo23Ũ25ŧ26I27Mǁ29ĸ30DŁ33Ǒ
that it	78 -20ť-14ŷ-7Ļ7Ŭƅ9Ų10B11Ɓ13Ʒ15ļŅūƛ18Ŧ20X29Ţ
that job	79 -17GŒ-9j9ǩ25Ʃ26S29V34u
that just	90 12Ƥ15ǋ26Ǌ
that kind	85 13Ʋ19ƻ
that last	84 -7ŉŬ7Ŧ8Ś9Ɖ10Ɯ14ż38ǫ
that life	88 -7ƨ13Ư20Ƭ
that like	86 -17ǫ-8ŧ13Ƶ18ų49ũ
that little	85 -12x7ž10EŬ12ľ13ƨ15ƽ29Ơ
that loss	81 -9ť14Ū17ŧŨ29Ƶ31Ŧ
that make	85 -8ň-7ǂ16ŀ22ũ26ŉ
that makes	76 9ŃŞŬ11p12ǖ21Ƶ
that new	90 10t13ƍ14Ǒ24ŷ
that off	90 7Ś9Ǖ14D
that okay	83 13s25Ō27ŉ
that old	80 -16v8H13Ţ14ķ16ŷ17tŲ24ƌ
that on	84 11Ž12Ɲ14ƞ33ǘ
that one	69 -23Ļ-15F-13ǫ-10Ŷ-8Ɲ-7Œƽ8ŴƁ9ťŦŮƨ10A11őř12ż13bƆ14Ųų15ŀ16ƫ17g24ŵ31Ɣ32ŭ38ŷ41š
that or	90 8ŭ11D14ŋ24ł
that out	84 8ƃ9Ŝ12Ǔ20b21ŗ26š
that page	90 13ś16Ř
that place	82 -8S-7Ļ11n12š17ƙ26G34F
that policy	71 -9ŏǫ-7Ĵ9š11Ś14ŗ15ş20Ř23Ŗ24Ƭ60Œ
that premium	90 -7œ14X17Ǧ
that price	88 -14Ŀ-7ŗƹ8ř18r23ň39ņ
that right	52 -20w-19G-18ŉ-10Ĵ-9cnūƔƻ-7UŘƨǫ7kŐŕƟǜ8DǛ9ŠƼǄǓ10oƖƞ11ƀƪ12dlņŮ13uŊƢƭǁ14A15ń16Ƴ18bS19ĺ24ő
that roof	85 39n
that same	86 11Œ19ƕ22Ū
that so	76 -7ř8ŇǏ9Ķ10j11Ŀ12ŴƤƸ13f16łƟ19pǜ25ǃ
that somebody	90 -10I17ĸ25Ŀ
that sound	80 8G9Ŧ23ľů36ň
that sounds	88 7ũ13Ƒ14ǝ20Ŧ
that still	78 -7t7FH9Ƙ10P11ƭ13fqV15O16C26c
that that	80 12ūƍƿ13yƫ16p20Ļ
that the	69 -21C-15ŭ-11I-10ǥ-8Ŀ-7Ů7Ű8żƩƮǊǩ9hŁƑƳǅǌ10VƖƝ11uƱ12a13ş16ǒǗ17Ÿ18ǉ25ū39E
that they	86 -8œ9ǀ11ƽ12Ʊ13ƿ16ƣ18ƶ
that to	88 8g25ŗ29Ŝ
that truck	84 -16Ź-7L17ŬŴ19Ů21ŭ
that up	90 -12a18Ƅ30ǫ40š
that vehicle	90 -13ŵ14ű34Ů
that was	78 -11ŧ-9Ƶ-7ǫ12Ų13Aļ14Ŧ15Ǟ16ňť57ŉ
that we	90 13Ŏ15ĸ
that what	64 -15ņ-13œ-9ŗ-7qARƸǜǧ7MłřŽƺ8BŀŕŖŭƂ9UŘžƢƪƫǔǣ10Nƚ11sŔũ12ŞǀǇ13dŶƲǑ15W16Ƨ17Ņ20Ų21ǖ23Ɔ
that when	90 -9ť-7ũ11Ʃ15Ŧ19ń30ŗ
that who	86 -13ǫ7Ɨ8ǖ12z14ƣ18Q
that whole	85 -16ƫ12ŧũǤ22Ƭ25Ʒ
that will	90 15y29Ķ
that with	80 -33ő-7S12Ƃ13Š21b87Q
that work	90 -22Q-21Ĺ-8Ƣ-7Ǔ9Ʃ21F26ǫ47ň
that would	84 11ŏ13X15ň19ǂ35c
that you	65 -12Ƶǫ-11ĸ-10łť-9ƣǤ-8œŗǉ-7ļ7ŎƘǗ8mƨ9Ǒ10ķ11anƙ12X14ĺŁŤƾ16ƛ19Ǣ20Ǎ21Ř23Ǌ26ş31Ş63Ļ
that your	72 -7Ų7Ű9IƳ10d11Ƣ12Sŏŗ13oǋ15ƾ19L20Ńǝ23ǫ29ǆ39Ů
the	22 -32ŗ-21ň-19Œ-18i-16ŉŎŞ-15B-14Ź-13TļƦ-12z-11oHNƃ-10G-9pŋƥƶ-8ACLŅũ-7qrǘǟ7bĹūŽƴ8Ɛƚǜǣ9fmƊƟƲǋǓǝ10ŘŲƕ11QƂƎƜǉ12FĴķŜšƀƷǊ13dōžƔǃ14ĻĿŵƙƬƯƹƽǅ15őťŮƞ16JŀűŻǍ17ŧǕ18eŇůſƈƧǌǑ20ŰŴżƉ21YƩưǦ22ŖƆǈǙ23ƒǧ24hxľŃŨƑǇǥ25UŸƌǩ26EŚƍ27kǏǒ28yƋƛƠơǡǨ29łŭƅƤǠ30ƣ31ƓƝǎǪ32Ƙ34ƗǤ35Łƭ36śƏ39źƢǢ43Ŭ
the #	61 -19C-12Ƹ-11ū-10ƚ-9Rǘ-7ŧǕǦ7ķōǔ8ehŖ9Ůǣ10VŉŠŬǨ11OƄ12nǆ13ĵŸſ14ŁǗ15I16Ŀ19w20œǤ23ru24s26Ƙ43E
the @name	78 -17a-13o-9Ǌ12ƚ14Ś49ŧ50ő51ś
the account	82 -10Ǣ7Z12a16Y57Ś
the address	86 -12G20E29Ǎ
the adjuster	84 34Ũ
the age	90 -16Ɗ40Ɖ
the amount	88 -9ƙ8Ʈ13ŘƳ15Ǥ
the apartment	65 -10ƥ-9ŭǩ-8œƝǏ-7ƣ10Ʀ13ƞ14ű17G19Ƨ23F24ť27Ƣ31ƙ32Ƥ
the app	80 -13ǘ-7Uŗ7ǈ15ƅ16ŝ24Ş52ų
the at	90 -9Ŕ61J
the audit	77 28Ǧ
the auditor	90 -13ǔ18Ǧ
the auto	78 8ƅ10ź16ſ28ƃƄ
the baby	79 -12ŷ-8t15w20Ʊ21v23u32x
the babys	86 -11d8Ư14V19w32v
the back	88 17ƴ22Ų
the balance	90 27Ɩ
the bank	73 7ǒ9Xĵ10Ɨ13ƛ17ŭ20ƅ40Z
the bar	90 35ǝ
the basement	71 -7ƛ12Ɵ13ƞ22Ƨ32Ɲ
the beneficiary	83 27ƭ
the best	73 -9Ş-8C7D9š11J13Ň17Ń18Ơ20ǡ21ǫ26K31U37I
the big	78 -12ǆ9c10ſ11Ř12P13Ĵ14ƈ20Ǒ45ő
the bills	78 -10Ƅ-8ĵ-7ǟ8Z9U13ŀ16ư22ł33YǢ
the books	88 -13q-10Ɵ19Ǣ23Ǌ
the boss	90 10Ǜ14N15s17ł
the both	90 -7s12pǄ15Ÿ16Ʊ
the bottom	90 9e11ņŬ15Ń
the break	90 15Ū19ũ
the broker	80 12Œ22ŝ
the building	70 -44Ǎ-19Ɔ-10ƕ9Ƨ15ƣ22ƥ25Ǥ95Ǐ
the business	59 -37ǡ-21ƃ-19Ů-17Ɵ-10Ŷ-9ƹǫ-8Ŏ8ľǐ9ǖ11ǌ14ǝ16A18ǆ22ǅ32ǒ34Ǩ38ǧ40ǈ42Ǫ51Ǎ55Ǡ
the call	85 -7r21ł43s
the car	58 -27Ɩ-23Ɨ-21Ÿ-18ŵ-17ő-13Ĵ-11t-8ƚ-7yǛ8v9Nž10ŬŮŰ12Ƅ13Y16ſ18ƅ23Ż25ź28ų33Š47ű52Ų74Ŵ84ŭ
the card	80 -17e-8Ƥ-7Ŭ8F13c16b22ő31Ś34ǘ
the cars	68 -16ū-12ǒ-8ǨǪ12Š13ƃ15ŭ17Ų18Ÿ19Ŷ42Ů
the cash	85 -15ƫ-8Ʒ23ǘ36Ƭ
the cert	90 24ǩ
the certificate	79 -14Ŗ-7ǔ10ƣ15ǅ17ǩ
the check	84 -15Ʊ11Ĺ15ő31ƭ50ŧ
the children	88 -8u14Ʊ19ƭ26v
the chimney	86 50ƒ
the church	90 19t
the city	88 14DƑ15ǩ
the claim	76 -7ŧ22Ū24ť39Ŧ
the client	90 11ǜ14Ǖ18Ǚ
the closing	83 24Ƙ
the cloud	90 26Ǚ
the coast	90 -8l19C34Ɯ
the collision	90 -19ř22Ɓ
the comp	84 11Ɓ15Ǧ25ǥ
the company	63 -28ő-19Œ-17š-14ƃ-12Q-10qƣ-9Š-8ſ-7TņƁ7hmķŸ8ǀ10şǈǫ11W12Ʃ16Ǌ17ǅ18ǆ19ǃǢ21ǧ24ǒǣ26Ǩ29ǌ38ǠǪ50Ǉ69Ũ
the companys	84 -21ǅ9ŕ17Ŀ19ǡ21ǧ26ǒ
the complex	90 46ƣ
the computer	88 10dś11c15Ǚ
the contract	73 19Ś20Ɣ29Ǖ
the cost	90 17Ł23ş
the country	84 13C15ǖ16ǂ22l
the county	84 9Ƒ13ǖ15ĽƆ
the coverage	80 -12Ɓ9Ư10T11ńƪ12ŏ15Ǥ20Ŋ24ƀ
the credit	82 -21Ķ-16ǘ-11Ǚ12e13Ĺ14Ľ17ŭƨ18Z47Ĵ
the creek	90 35ƛ
the damage	84 -7ť12ƙ13ũ35ŧ40œ
the dash	85 24Ŭ26ů
the date	85 -12p9Ƙ13Ŧ17d40Ŗ
the day	78 -11ő-8P8Ŗ9Ũ15ű17ơ18i28R29Ʃ30š
the dealer	90 13ƅ16Ƃ
the dec	85 -9ǜ-8K15ǣ24Ŝ
the decision	90 -13Ń33ł
the declarations	88 8Ŝ22ś
the deductible	74 -17Ɯ11ĹĿ22ř29ŉ
the deliveries	78 35ǒ
the difference	90 -12Ū11Ŕ18Ń24ŉ
the divorce	90 12Ķ23f
the dmv	88 33ƅ
the doctor	84 15ǀ19ƽ23ƾ
the dollar	90 -9ť10ǘ17Ř23ŧ
the door	84 10Ŭ13šƚ17ǆǌ18Yǅ
the doors	86 12Ǉ15Ɛ18Ǫ
the drivers	82 11Ŭ12a14Ž22ǫ
the driveway	84 60ū
the dwelling	88 -9Ř39ƕ
the easiest	90 7Ŝ14K
the electrical	84 18ƌ19Ǔ
the end	78 -14ǈ-11Ŗ9ŧƘ14łƲǦ16Ń17ǅ54b
the equipment	76 -9ƕ-8Ǥ49Ǒ
the fall	85 16ǀ25y27Ŗ
the family	70 -25n-7Ʈ9q10Ļ17A20Ƹ21Z26Ƶ27y34ƿ
the fifth	90 14ĵ23Ņ
the file	88 -8ƭ10w24aŜ
the fire	80 12Ɛ14Ļ20ť53Ƒ
the fireplace	90 10ƒ
the first	67 -9a-8ƣǎ7rō10ŀƢ11e13Ļ16ś21Zš24x25Ɔ28ń31Ņǫ
the floor	86 -13Ƥ7ǉ25Ǌ29Ɲ
the form	72 9h11FĽľƞ12mő14ap15ĺ
the front	79 -7ś8ŹƑ9e10ƫ15Ļ20ƥ22Ǌ
the full	80 -16ĵ8Ƴ10Ɓ11ƂƉ12źƢ14uD18œ21Ư
the funeral	81 30Ʋ
the furnace	81 13Ĺ15Z16Ə21ƌ22Ƌ
the garage	81 -9ű12ƒ17ťƞ24Ƈ31Ɵ
the gc	86 -10ǎ-8ǫ-7ƣ28ǩ41Ǖ
the general	84 -14Ř24ǩ28Ǖ
the grades	79 27Ż
the grandkids	90 -9ƭ10k20Ƹ
the ground	85 11Ƽ22ƕ
the group	90 7ƨ29Ʃ
the guy	86 -7ǚ9ľ13Ə17ť18B
the gym	72 -11V16Ʃ27Ļ28PŘ
the heat	90 -21U7ơ29j
the holidays	90 -10ǡ13U16kǉ
the home	66 -15ư-13R-8ƞ-7zĴƻ7D8Ɵ9ĸƔ11ŸƆƏơ12nƍ13ŌǍ15hľ18Ɨ19Ɛ22Ƈ26q27ƹ42Ɩ
the hospital	75 -16C8ŰƄ10Vǖ13S16ſ18P20ƾǄ22Ǫ23ƨ30ƺ
the house	49 -17ŭ-15Ř-14pǐ-13Ų-12U-11IĺŅ-9ƢƩ-8ŃǪ-7FūƤǠ7a8H9Ɗ10hŰƠ12yƈƜ13Ɲ14ź15M16ƋƘ17ư19ƍ20Ɵ22ƛ23ƌ24Ĵ25D27Ɠƞ32ƕ35Ɣ38Ɩ40ƙƹ41ĸ44nƆ
the household	70 -14Ŵ8ū10Y13T15n26ư34Ÿ
the id	86 9d21ƅ
the increase	83 29ŕ
the inspector	77 32Ə
the insurance	68 -41Ɩ-17Š-11ŝ-8Ŀ8N9X12Pƈƭ13Ǧ14Ʀƨ15ř17ǎ20Ť26ŧ43ł65Ɨ
the job	70 -10t-9qV-7ư7gƄ10ǩ13Ʃ14PŰ15ŵ18S21ƨ23Ʈ26R27U33ǥ36W
the keys	74 7Ʃ10ń17Ŵ40Ƙ
the kids	64 -30u-11r7vũ8L10qNźƸ12y13nĿ15G16w25ƴ27x28ƭ31Ư34Ƴ38Ʊ
the kitchen	76 -7ŧǋ10Ń11Ǌ12Ɛ17Ơǟ19ǝ21ƍ
the knot	90 41f
the lake	84 15ĸ18ơ19k28g
the landlord	76 -25ƣ-9ǔ-8ǩ16š28Ƣ80ǎ
the last	57 -15Ļ-12ŕƯǫ-11ƾ-10ǌ-9w-7Sǉ7yŬƴǛ8łǀǋ9ǔ10acW11ŃǥǦ12mŒƜ13Ŧ15Ɲǚ18Ŕ20ĺƺ21Ķ22Ʋƻ37Ň41ŝ
the lease	65 -51ŭ-18Ŝ-14Ǎ-12Ŗ-10n-7ŕ19FƢ28ĺ85Ƥ133ƣ
the legal	88 -9o8ǈ12Ɓ25ǅ
the lender	75 -10Ŋ8ŭƛ32Ɨ
the letter	82 -13Ŕ-7ƪ12ľ14Ř31ś40ŕ
the liability	84 -10Ɓ-9ƣ12ǌ16ǧ48ǣ
the license	88 -18Ź33Ŭ
the life	80 -8ż-7r7Ư10ǂ11Ƴ15ƪ16ƨ21Ʃ30ǁ
the limits	85 24Ř
the line	80 -12Q10Ƭ12ĸ15V16X34a37s
the list	90 -7ǚ9Ņ11Ļŀ22ǒ
the little	76 -9Ɔ8Ŭ10Ʊ12ž19v31w33x
the loan	80 30Ɨ37Ƭ
the long	90 7k9Ł22Ŭ
the lot	85 -9Ƈ-7Ĵ9ż12ƅǡ13ƈ42Ɠ
the lower	78 17Ƅ32Ƌ
the lucky	90 33o
the mail	85 -16J-7ŉ10DĽ15ľ32K
the main	83 -23ơ-7Ÿƥ7ĸ12Ŵ13ŝ16ş18Ƌ38Ɲ
the market	85 19H45Ɣ
the menu	90 16X24ǫ28ǝ
the middle	82 -8a12L13v22N
the moment	81 13ř24t34ő49Ő
the money	75 -17ǖ-15A-10q16Ŀŀ24Ƹ25Łǘ37Ǣ39ƭ43Ĺ
the month	79 -8ǎ-7ť10ƘƢ13Œ17Ŧ18ń29ĵ
the morning	86 -10iL18Ǟ24R29Ű
the mortgage	73 -34Ɩ9hY12ĸ15Ư16Ɨ25Ĵư
the most	78 -14ŗ-13ƚ7Ŀ16X23Ǒ24ƙ32Ř
the move	86 -11ť12H44Ơ
the name	71 -11w-8aǊ-7P7ǅ8ŭ10Ɨ14Ǣ17ƽ19ŝ22ƣ42ő43Q
the nearest	88 27Ƒ
the neighbors	77 10ƞ14ť28Ơ
the new	67 -33Ǡ-21Ɔ-14G-10o-9S-8iw-7Ş7ƷǇ10ńƁ11ŔŕŖ12DǕ22Ǒ26ŷ32Ļ35U43œ51Ơ
the next	79 -11CO13ǂ16ļ18H21Ŗ27k
the note	90 -7Ư51ŭ
the number	73 -18e-14Ŭ-10ǥ-9aI7D8Ř11œƍ14Ɲ18ņ21Ź23ǉ32Ʈ45Ś
the numbers	90 -30ſ-14ǣ7d9Ŭ19e45Ř
the odometer	85 40ů
the office	73 -17Ɵ-14ǡ9ǚ10I11Ŝ19Ű22Ǌ24Ů36U39R
the old	65 -15Ǡ-12ņ-9ƙ-8Ƭ-7ǡ7Ţ8Řƫ10ƀƊƌ13D15Ɓ23S38Ŕ62Ʒ
the oldest	85 -14Ź-8ƭ12yź22w27v
the on	88 -10Ɓ7Ŵ9F14Ž20Ŗ
the one	65 -19ƾ-15D-14t-13Ƹ-11Ǌ-10ŷŸ-9Wŝ-8Ŀ-7Ŵ7řƆǩ8hzIƭ9ƝǋǏ10ŻƄƷ12łŚŵƵ14uŶ17Ƥ18Ʃƽ19œ20ſ22ŠŽ24ŇŤ26A35Ǎ45ū
the only	75 -15T8Ŵ9ƚƝ11B13Ņ16Ÿ20ū26ư
the original	84 8ƍ12Ɔ20Ɖ
the other	65 -31Š-18Ņ-12n-11ŧ-9ǉǏ-8Ÿ8şŽ9ƥ10ƄƋ12Ǆ13ū14Ʒ19Ŵ20wR21ţƀ24Ńſ28Ǌ38ŵ70ņ
the outside	86 -14j65ƈ
the owner	84 -23F-7Ļ10ǎ16a18łǤ25ǈǪ
the owners	90 -9Ǉ-8Ǌ15ǋ16ǈ18Ǫ
the package	90 17ǧ18W
the paper	90 8Ř16ś19Q
the paperwork	80 -7ű11ǅǢ14o21J27ś
the past	84 7Ť8ǀ14Ƽ15Ň24ż
the payment	85 13Ŋ21Ɩ32ĵ
the payments	85 -12Ĵ-7ŭƹ12ĵ13ƫ20Ɩ22ư
the payout	90 -16Ƹ20ƭ21ǫ31ŧ
the payroll	85 -22ǋ15Ǣ21Q30ǉ
the pdf	90 9J30Ŝ
the people	88 -14Ǌ-8Ł-7U28Ş29ţ30ǖ
the person	88 -7AǊ9a16ŗ18ŝ
the phone	72 -25I-16š-10ǫ7KŨ8eXĺō10M11C12ŝǘ13ǆ15Ŀ16rž17śǡ19Ļ22c32O
the pickup	90 9ǒ15Ŵ21Ů
the picture	88 -7Ǆ7ķ10ƈ32f
the place	65 -14nŒ-13Hƌ-12ǫ-10Ǎ-9ŭƨ-8ĴƄ-7vPƙ7ƦƷ8Ɠ9Ɯǟ11QƘ12ƏƒƠ13GƔ15ǘ17Ǫ21Ɔơ26ǌ32Ƥ34ǡ35ƍ36ƢǇ37Ɩ49F
the plan	80 7H11Ǫ12zŃ13Ʊ14Ł18VƳ
the plant	86 -15Ǡ14Ʃ17U30S
the plate	88 22ǎ35Ŭ
the pleasure	88 24a
the plumbing	88 
the policies	80 12ƭ
the policy	64 -14ǧ-12Ŭǣ-10Ő-9ƀ-8ŴƤƭ-7Œ7ōƘ8Ʃǫ12źƜ14aœŖǠ15Ŝ17Ƭ18ū20ƣ21Ǒ22Ř26ő29Ś39Ÿ
the pool	90 25Ǝ
the premium	90 -8œ12ƫ14Ŕ
the price	72 -20ņ-17Ɣ-10Ń-8ĵ10şƶ11Ŋ14ŋ15ĶƉ17Ş20ƫ22ţ29ŏ36š40Ł45œ
the proof	84 21Ɨ
the property	75 -18Ǥ11ƎǍ14ǧ23Ɠǎ27D
the quote	82 -10ņ12c13aǅ25e28J
the rate	82 -12U9Ż13Ķ15Ļŏ17Şş21c
the rates	90 -8Ų14c16ŏ
the reason	88 11ţ13ƃ15Ţ22ĺ
the registration	90 24Ŭ
the regular	90 11K12ų13ƚ
the renewal	76 -14ō16Ŝ38ĺ
the rent	81 -12ŋ-8ư-7ŕ11ŀ15Ƥƹ16F35Ƣ
the rental	90 48Ƥ
the renters	90 -9ǒ-8ƣ-7ƅ17Ǌ27ǔ28Ǔ
the repair	86 8Ŷ33ŧ
the rest	83 -7ň9Š11BŸ19Ŏ24ǫ
the restaurant	90 -11ǒ-10t12ǡ13Wǝ
the right	85 -10ǥ-7v11Ư13XǦ14a22d
the river	90 32ƛ
the road	80 -13R9ƀ10Ƒ11ǂ12Ǩ13y23Ǡ24ź25ǡ30Ů
the roof	63 -8ƈ12Ƭ18Ɠ48Ɗ63Ɖ
the safe	90 16ž
the sale	90 -13Ǖ48Ɣ
the same	65 -22c-10Hő-9G-8ĵ7ľŃ8ŒƃǞǠǧ9DŘ11ƈ14ŇŪ16ŵƘ17o19ƫ21ŷ30Š32S35p
the scale	88 22Ń46Ƽ
the school	88 18ǖ20Q25Ǖ
the second	80 -7ū23ō51ŵ
the service	88 -8Ş8Ũ10y12Ŀ14ş16Ʋ
the settlement	90 20ŧ26Ƙ
the shop	63 -22ƣ-17ƥ-16Ʀ-14Ő-13D-9ů-8iƤ-7w7Ǒ8gy9ǚǨ11Ǡ13UƂǪ16ƟǒǢ17Ǎ22Ǐ23ǟ24Ǌ30ƙǡ32Ǉ36ǧ41Ŷ42ǎ
the size	88 11ŔƇ15r
the south	90 9l18C
the space	88 -25F23Ǎ28ǎ
the spring	86 -10Ǎ7H11t14Ǡ28Ŗ
the square	90 10Ƈ
the state	74 -10Ź11Ɯ15ķ18ſ23E31C33ǥ43ƅ
the store	80 -11ǘ11Ŵ13Ǒ16ǐ18ǡ20ǌ26Ǐ28Ǥ
the story	88 7l16š35ť
the street	76 10ƈǍ11ƥ23ű37ƛ
the stuff	83 -17ƙ-11ǒ-7Ɵ7Ƨ9Ǘ12ƻ13ǁ49Ǥ
the subs	90 7ǔ15Ǔ
the summer	90 14Ǝ23ǉ
the surrender	90 9Ƭ
the system	88 11ŚŢ15ǚ20Ǚ
the table	88 -8M13ś20s30n
the tax	88 8ǅ11f13ǌ25Ɔ
the the	68 -14Ƹ-9l-7ƣ7wĴ8ǎ9ŒšƉƨ10ckůƅƌ11uSVŕ12GńŬƝ13C14tňƙ21ſ
the thing	84 -7U7Ń11Ł14Ş25ŀ
the things	90 14Ƨ18Ş
the time	82 -9R9ų13ń15F18ļ32š
the title	82 34Ƙ39ŭ
the top	78 8aŘ9Ļ11śƊ18ƃ21ǌ22Ś24Ŀ
the total	86 -13ť10Ƣ15Ĵŧ16ņ
the truck	71 -28ū-22ǒ-20Ɩ-10ĺ-8R7Ų11Ŷƨ13Ǒ16Ů17Ǎ24ŭ28Ŵŷ32ŵ41Ĵ
the trucks	88 -18Ŵ-14ǅ-7ƃ18Ǩ20Ŷ30ǒ
the umbrella	90 14Ǩ
the uninsured	86 21ƀ
the upstairs	88 -7ƥ10Ʀ13Ɲ24ƞ
the van	86 -8Ŵ-7H8ǒ10Ɓ14Ů18k
the vans	90 -8Ǥ-7Ǡ12Ů21ǒ
the vehicle	85 22Ŭ31ŭ
the vin	73 -15Ŝ-7ū95Ŭ
the water	69 12Ǝƛ15q18ťǟ20ƌ22ơ
the way	73 -10Ź-7ƙ7ŨƎ9oƁ13Ƹ14Ūƈ15m18ş20Ɠ24a26y47Ł
the weather	85 11Ɯ41j
the website	88 10ĺ14Ľ
the week	86 -13R-8ǟ9Ůǐ11L24P29i
the weekend	88 10k28ǁ
the what	84 -8ŕ8ŀ12ƃ13œ14JŢ
the wheel	79 28ź48Ŵ
the whole	72 -11ǌ-7Ŵ7Ƌ8ĵƞ9hŪŲ10tœŕŜ11ŰƲ12ť13ǋ14ŧ15Ţ16k19ŎŨ20Ɖ22O
the windshield	88 25Ŭ
the winter	85 12ǐ19ơ28Ɲ
the wiring	84 15ƌ
the work	82 -12R-8q8Ǫ13ǆ14ƩǢ21nJ34Ǔ
the worksheet	80 13ǥ
the worst	81 7ř13Ǧ18Ǟ24ŀ25ş
the yard	79 -10ƙ10ŵ11H18Ơ24Ɣ39Ɠ
the year	75 8Ŧ10Ǧ11p12ơ17Ɔ19ǌ24Ǉ
the zip	80 12ŕ25E
theft	85 -8Ɲ9Ť23ť37Ɓ
their	62 -12Ů-9d-8ǩ8Ŀ9Ƶ10zśŞ11ŨŵǙ15yǓ16Ǘ18Ƥ19vǒ23ŕ28Ƴ34ņ37Ǌ48ǔ
their excuse	90 20ŕ
their own	73 -13Ů8ǚ12z14ŵƤ20Ǔ21y24ǒ34ǔ
their price	90 28ņ
theirs	88 11ŕ12Ǖ22ņ
them	51 -21Ƴ-20Ơ-19ǩ-12Łǘ-11ũ-9ļŷǇ-8aĻŧ-7ĺŀ7xǗ8eűŸƽ9gPŢſƣ10ųǜ11wŭƮ12ŕ13ƅ15ŨŽ16ǒ18S19œƸ21Ŕ24ǔǕ25yǓ29Ǌ34ş36Ʊ39Œ41š44ţ50Ş
them $	58 -30Ƴ-22Ơ-16ĵ-11Łǘ-9Ŵŷ-8ļǇ-7Ǌǩ7Ŕ8qŜǧ9xƅ10Ř11Pœ12Ÿ13ǜ15ų17š18ǔ20ǒ23Ƹ26y29Ǔ35Sş37Ş38Ʊ45ţ
them and	80 -7Ş23Œ
them in	90 13Ǒ20Œ
them on	88 -8a12D14ƅ16w23Ũ
them or	90 -16ũ9Ʊ10ţ20Ţ28Ž
them right	90 9ş14ſ22Ş
them so	88 -19ţ10š24ŭ39Ş
then	63 -14ū-12ť-10Sň-9Œ-8ũǪ-7ŝŧŵƍ7QōŔƩ8ŷƀƌǀ9cdƈƙ10š11ŅƔ12Ń14yŦ16ƭ17Ŋ19ŏ20w22ƫư26Ňǟ30Ū33ǫ46Ŷ47Ŏ
then $	76 -11ň-9Ǫ-7ƍ8Ň11ƌ12ƀ13ư14Ŕ15šƔ27ǫ28ŏƫ29Ŷ37Ū
then it	86 -7Œ8Ǣ12Ǌ14y25Ŧ
then what	80 -13ť-11ū-8S15ư16Ʃ29Ŷ36ǟ65Ŏ
then you	88 14cŇ15Ŋ18ƙ
there	37 -18C-17ŷƝ-16ǐ-15Ƨ-14drĿő-13ŁœǇǉ-12z-11ŃƆƕ-10cTŔƮƯǍ-9BĺļŠŦǙ-8bqĻŅţƔǎ-7vKOĹĽŇŮŴŽƈǋǚ7MūǑ8śƒǃ9ŐŚƛƣ10AEŘƓƢǕ11şƨ12jWƞƴǨ13uUŪŶƉƏƐ14ķƂƎƥ15hlŭƄ16ƫ17ŊŢŤƦƬǅ18HřƩ19Ƹ20VƙƜǝ22f23iƀƊ24ŎǏ25ƃƳ26Ǌ28S29ŸƋ30ŞǪ34Ơ35ơ41Ɵǆ42n43ŝ44s76G
there $	51 -25Œ-24ŀ-19ŷ-18ň-17ǉ-14d-13Ǉ-12Ɲ-11ŅƚƯƴǓ-10fCţǠ-9guAMũǍ-8zQŲƱ-7cwTĻłűŶƕƖ7stŋŚ8jǕ9ŉŐš10RūƄ11Ƣ12Żƭ13ŤơƦ14ŘśƂ15Ǌ16HǑ17ƙ18W20hUƜ21Ɖ22E26Ɗ28Şƀǫ29lŸ33Ƌ34V36n37G47ŝ53Ɵ54Ơ57ǆ87S
there a	55 -15ŀ-14Ɨ-12S-11rŘŚ-10jūƛƩǊǨǫ-9Ǐ-7kGĿƈǍǙ7ałƖ8hƐ9Ļƙ10ųǕ12HźƓǞ14Ƒ15Zƨ16Wű18ǅ19ǝ21ŎǤ24ŒƎ25Ŷ26ŭ29Ƹ32Ǫ35ƴ37ƥ47fƳ51ƃ
there an	84 -57ƃ-17ƥ-13ǈ8ŕ18ǅ21Ƈ28D57Ǩ
there and	70 -10q-7Ǣ8g10sƜ13W15ǉ16ŀ18Ƥ41Ǌ
there another	90 9Ž26Ŷ
there any	66 -12Ő-8Wť-7ƿ9ƌ10Ů11u16ƛ18Ʃƺ25ō29Ų
there anything	69 -13Ƨ-10Ŏ-8Ő8Ʋ9ŞƄ10ƿ13Ƌ14ƽ15Ǐ16Ŋ17Ə35ƨ
there are	86 14ƻ21ū22Ơ
there been	79 -10Ž13Ƶ33Ť
there by	86 -7hư13n18Ǎ22Q26ƹ
there cash	80 -15Ƭ31ƫ
there employees	80 -7Ǌ19Ǔ
there ever	90 -7ű11Ţ15ǘ21Œ
there for	76 -18Z9ƙ13Ʊ18ƀ21VƟ31ř
there i	90 -14n-7Š8Ɨ15ƞ18M30w
there in	79 -9ƻ7j11ŢƐ21Xś
there is	59 -12Ƒ-11Ǌ-9ŀ-8hjǫ7ŢƚƛƦƷǈǪ8fĴĸūǅ9mŚŻƧǧ11ķƫ12ZƐ13ř15ƒƬ17ń19ŭƪǃ20ŊŐƃ22uƀ27ǟ28Ū
there like	84 8ƞ10Œ13Ő21ŝ
there more	90 -22S-11Œ20Ÿ29Ŏ36G
there on	85 -9ǉ10M11nFƫ14ƈ16G
there or	74 -10ǐ8MǙ9ƞ10Ƭ12SUŗ13yƁ16i18ş19n29ŝ35Ş
there right	90 -13Ł-12ƀ13ơ22ƣ23ŗ35Ř
there so	90 9Ɨ12ķŸ18Ş
there somebody	86 -7ł14Ʊ15Ņ17Ŵ32A
there something	73 -8ǫ7Ŋ10ŀ11g16Ŏ19ŁƵ30ş
there sprinklers	86 13ƥ17Ǐ
there still	80 17Ɩ
there that	79 11jG15ƙ
there was	83 13ľ27Ʀ37Ţ
there what	81 7ŵ9Ź10l11Ǒ13h14Ǌ17ƨ
there when	90 -18Ƶ12ƛ15ƣ25ť
there with	80 -8ŝ7ƪ9ű11ƞ12Ƭ15ų21n43s
these	62 -15R-12Ų-11i-9S7C8qŗƂ9ĻƢǎǝǡ10ő11ŝ12ftƼ13zǉ14œūǠ16l17Ɣ18nQǫ21PŌ25A26U
these days	65 -15R-13Ų-9i7Cǣǫ9qUǝ11ő13tŝƼ14fzǉ15ū16œǠ18Ɣ20nQ27P
these things	90 14ŗ33A
these years	90 11ǡ16Ļ26U
they	43 -20ǡ-16ſ-15Ŷ-13XĺńũǪ-12Łǥ-11lĻ-10ňŉƵǟ-9acgiCĿŇŷƪƸƹǅǠ-8uPĵĹļŀƀƍ-7oEŮƄƞǙ7ťƌƮǑ8TƳ9ŠŽƂƉǗ10SǕ11ŗǊ12zƨǔ13ĸ14Uőƽƿ15yųǀ16RƏƘ17ŐŝǓǩ18Ţǘ19x20Ɔ22ŘƩ23Ƣ24Ǧ25ƾ27Ƭ30Wřƶ31wƗ33œƣ35v37ư38ŧ43ņ47ŕ48ş52Ũ56Ş
they $	83 -8ŧ31v34ņ
they all	90 -10aǀ-8Ǔ16ǖ36Ǌ38w
they are	76 -10ŕ-8X7Ɖ8Ş9Ƴ10zŔǑ11H12Rƙ17œ25ţ
they at	80 18Ǒ
they be	86 -7ǟ14ĸ16y35ư
they been	90 -10i46Ş
they charge	85 10ƣ15Ǧ24œ29Ƣ
they cut	88 9ŧ12Ţ14V17Ʃ
they did	86 -9ţ9Ɖ14ş16ő25ŧ
they do	76 -8ǫ10Ÿư11Ų31Ũ50Şş
they employees	80 -18Ǌ-7ǥ43Ǔ
they ever	86 -14ŧ9ŗ14B24ť27ŝ33R
they gave	86 -8ƨ9ņ11ŕƩ13W15Ũ
they get	85 -9Ŷ18Ǘ22Ƣư23ƨ
they give	76 -7Ŷƨ11ƂƬ13ŕŻ15W17Ǘ19ņ29Ʃ
they go	77 -14Ũ13ƊƳ14ŗ19ŝ21ņ
they got	86 -10şǥ16Ş20ǝ22Ő32Ǧ
they hand	90 -8ļ12Ƙ13ǔ40Ƭ
they handle	90 23Ũ24Ǌ
they have	75 -11Ū-7zşǒ7ǀ8Dő9ƽǄ11Š12ţ14ƕǍǓ15ƣ20ư22ƿ24Ũ
they in	90 28v
they let	88 -7ŕ9U16Ţ42ş
they need	86 -35ƅ-25ń12Ư16Ɨ20Y26Ʈ44ǩ
they pay	73 -22œ-20ư-16Ŕ-13ņ-11Ǫ-10ǋ-7ƔǗ7ſ11Ř12ǘ20ǫ23Tƨ25Ũ33W49ŧ57ř
they put	83 -20ſ-14ǁ-11Ũ11Ž13Ǧ24Ř25Ɔƾ34ƽ
they quote	86 10ņ
they raise	90 -14ƶ20Ŕ28Ƣ
they say	78 12Ʈ16Ū22ǀ27ŕ30ƶ
they sell	90 -7Ǡ15Ƃ20ƫ29Ɨ
they split	80 18ǉ
they take	82 -10Ƣ-8z8ǒ12W13Ũ15Ş16Ŵ20œ23ĸ
they tell	82 -16Ũ-11ş-10Ř-9ŗ11ƅ23ų24B27Ő35ŕ
they treat	81 -12Ň18ş49Ũ
they want	82 -14ǔ-13ſ-9Ƹ-7ƪ11ǎ13Ř20ƅ33œ37ƣ
they were	86 -11Ũ8ņ9Ň10U12ũ13š20ŗ
they will	81 -9Ǧ10źǔ11Ɖ12ƣ13ń17Ť24Ɨ
they would	84 10ŗ29Ř30ư
thing	59 -13N-10F-9Ť-8JŠ-7UœŲż7šŧƉƝǧ8pOźƞ9ƈ10ŖǢ11Qĵǅ12ŷƻ13şƙ14ļ15ƣ16Ń17Ơ18ū21ťųž25ŀ27ƚ33ĿŞ37Ū38ń
thing $	73 -9ŷ-8şǫ-7œǚ8Łǂ9ń10Ŝ11OŧƉ12ŀźžƚǡ13ťƞ15Ļ16Ŀųƻ
thing about	80 -11ŀ-9ǫ26Ơ30ŷ37ş40Ş
thing or	84 -10N9Ũ17Ŗť30Ū33ń
thing that	90 8ŀŃ
thing you	82 -7U14Şš19Ń27ū32ŀ51ƚ
things	65 -14ǫ-7Ļ7Hƚ8ž9Ńŗư11ŞŠƫ12ƙǆ15ĺƤ16Ǌ17ŋ20Ŋ21U24i28Ƨ31ǡ34A
things $	82 -16ǡ-8Ļ10H14Š15ŋƫ20ƙ21ĺ41i
things are	78 26Ƥ36U
things in	90 29Ƨ
think	59 -19ƪ-10ĺ-8Ĵ7ŎſƱ8ĵřƁ9hG10Oƹ11Ɖƕ12Ǎ13ƙǟ14Ɣ20ŗ22BŕƮ24H27ũ32Ų33ǫ37r38ň
think #	88 -9Ʈ11ƕ12ſ22ƙ26ǟ
think $	75 -59ǫ-9Ĵ7K8M9Źǔ12ĸ13r18ŲƮ27B83ň
think about	73 -12ň-10ĺ-9Ʈ-8ƪ9Ł10ũ11VƁ12Ʊ13ĵ14r15Ʀ26Ļ30ǫ
think it	85 -10Ʈ8Ɣ13Ł14B22Ų
think that	86 -8G8ŗ14H17Ɖ
think you	78 -15ƪ-10B-9V10Ų11Ŝ12ř14O16ǫ17Ǡ18ŗ26H31Ʈ
thinkin	85 -11Ř8Ļ12ŀƷ13XƮ
thinking	70 -9ǫ7ǠǨ8Ɓ11X13H14ĻƷ20Ƶ21š23Ʈ24V25Ư32y
thinking about	78 -10Ʈ8ŀ19Ļ23Ƶ26y35V
thinking of	82 -7Ļ13y15Ǡ17H19Ư21Ʒ
thinks	88 10h38r
thinks it	90 39r
third	82 -10p-7m7ŝ10Ƙǣ13ƥ16Ǉ19d20q
this	46 -15ň-14o-13ť-12ŗ-11nŠ-10yƍƮǡ-9Ǩ-8gYŞşŻƲƹ-7ŅŎŲƠƤƪƱƸ7ŖŪƃ8xǀ9OŰƯǃ10ŉŤŸǊǠ11dH12XŁƗ13mǌ15c17Ŕ18Ń19A20kJƵ22M25Ƙ27ō28rBłƷ29ŏ31s33jN36ĺ38ļ39I40Ō42Ő45ń51Ļ52a
this $	62 -38Ǌ-16H-14Ļ-11Ǩ-8nSĺƮ-7ō7NĿŏ8ǃ10Xĵŀ12tA13DŌŤƃƗ16J17Łƣ20ļƵ21s23Mł24Ń58r73a
this a	82 13I24N30Ǉ32ń
this afternoon	88 -14ń17i19jō
this by	88 18ń20A21M
this call	80 9Ō10s18ĺ29ļ
this is	82 -17r-8Ŗ10s13ǣ14Ļ15N18a23Ű28ĺ
this line	90 13r15Q
this month	86 13Ƙ30Ŗ
this morning	86 -10L8a11Ő13ĺ15i
this off	86 11Ř18ǌ47Ļ
this on	85 -9ť27ł66Ļ
this one	82 9ŔŠ10rĽơ11Ɖ15Ƽ22ŵ
this ones	88 -9Ż8Ɖ9m18Ŷ24Ʒ
this over	86 11A15J
this so	90 10Ǣ13h15Ū16Ʒ
this stuff	90 11A15B19s
this summer	90 26kx
this the	88 7Ļ11ł
this thing	90 7I9ŏ13ń
this week	82 -28i11Ɨ13ő21Ļ24ńƘ47L
this what	85 -15ĺ7m8K11ǔ12Ŀ15Ļ
this year	75 -14Ļ-7ƍƯ10Ŧ11ƽ13Hǌ14ńƢ16ǀ23k30Ǡ32c
this your	82 17Ʀ25I44H
those	57 -12ǘ-10Ļ-9F-8ǐ7UǊ8AEĿŒƙǏǒ9ƉƎǆ10ĶŖƐƜƞƱǫ11ňŘŞƠǓ12Ɔǌ13wƀ14iŲŷƊ15ĴŅ19Ǧ20žǉ21ƫ23Ɠ27ų29š
those #	79 -19Ǔ8Ŭſ10w11Ţ12ū13u16E20Ŀǫ24Ǌ
those $	82 7Ŗ9Š10vő14ƀ15ŷ16Ķ
those are	84 -12Ū10Ǧ12Ř13Ş14w17ǆ20ǫ21Ơ
those guys	86 11Ŗş17Œ28Ǔ
those old	88 15Ū18Ɔ20Ǐ
thought	78 -7Ʊ12Ʋ13x20ŋ21ţ22ƃ45ǫ
thought about	80 -13Ǩ13Ʋ24ţ25ƃ
through	51 -16P-10Ɩ-9LŐ-8mŸǫ-7ĵŊœƿ7lzŉƜƦƨưƳǥ8ĴŭŽƽǨ9ŃƂ10ǟ12ū13nŜ14ŨŶǧ15Ū16Ʃ17ĹŋťƵ18őŗƏ19j21Ɨ22ƪ23ǐ25Řũ27ǘ28W
through $	84 -17m10ǐ12ń17őƏƜ21l
through a	84 -9Ŋ-7n7Ŷ9ǐ10Ǩ15ŋ16ǆ20Ƶ
through all	90 10t23ũ
through escrow	90 -15Ɩ40Ɨ
through how	88 9ŧ12Ƅ28Ń
through it	83 -7Ĵ7Ŝ14ťǟ17ŉ19Ʀ25ŋ
through that	81 -11ǐ-9ũ-8ǘ13Ǧ15Ž17Ũǚ22Ƶ26ť
through the	66 -8ƍ-7Ũ7Ŭ8ǝǧ9Ľ13ŗǘǥ14xťŪƏ17Ŝ22ŘƜ27ƪ37ƨ
through what	75 -12ť8ŗ10r11Ŷ12Ǫ13yY15ǟ17Ĺ21Ĵ22ư
through work	70 -26ƨ9ƪ14Ʃ25W45Ř
through your	69 -18P-15ŘƜ-9L-8ƨư-7ƪ8ǐ11ƙ12ŶǨ13RŀǊ15ŗǧ16Ʃ17Ƃ19j22n30W40ũ
throw	88 -7Ř11Ʈ15œ18ŵ28ƞ
ticket	80 -15Ũ32ż34ŕ
ticket $	88 14ŕ31ż
tickets	69 16Ť34ż
tickets $	82 -15Ť27ż
tickets even	80 -10Ž23Ť
tickets in	78 8ż10Ť
tie	90 -10ǫ10ľ16f31Ń
tied	90 21Ǒ25f
tight	90 8ǟ14H23g
til	83 -9H8Ư9y10ƅ11ǩ12V16Ļ18v
tile	88 31Ɗ
tile $	90 23Ɗ
till	72 -11v-8ǐ7c8s9gƘơ10ǀ12Ɠ15ųƫ20ĻŖ22ń51Ư
till the	83 -12v-11y12g13sơ14Ɠ37Ư
time	54 -11ƈ-10Ǌ-9ƾ-8cŏ-7iqMĺǙǠǫ7bŋƀƉƔ8FĶŨ9Ňǘ10ơ11ńŹƩƶ12kšŶƝǚ13Ū14ţ15ŝŢƼ19gsŕ22ļ23ųǉ26Vƺ29ǐ31R38LO39N
time $	66 -21L-14ǉ-13ń-11ǫ-8ŏ-7Ň7bKŔŦƘƼ8ŉ11V12Ūǘ15šŹ19Ʃ20ļ21ţ27ŕ28ǐ37g39N41R
time and	85 -16R11N16L41ǉ
time do	84 -19g-8Ƙ19ų21ǐ22R35O
time does	90 -26q16ǐ45s
time for	86 7bL8N15n28O
time or	80 9R12ųǛ17ǉ19ơ
time right	90 -12R7L14ǉ19Ũ20ƀ
time so	90 -7S7ů8Ń11Œ
time to	86 18Ɣ30L
time what	90 8ř11v14ŔŞ
time you	76 -8ŝ8ǀ9ƭƻ11şƴǔ13Ķ16Ƽ22ǚ26k
time your	90 19ŝ21Ţ
timers	90 14S15ǥ29ǉ
times	78 -10T8ş10Ťǂ11ǐ12Ʃ13W17ơ20ż23ƨ41ǫ
times your	88 -8T22Ʃ26Ʈ31ƨ
tip	86 12Ŋ47Ń
title	78 -13Ū-11ǒ11q17Ų32PƘ37ŭ
title $	86 23Pŭ
titled	90 14ĸ24ǒ
titled to	90 14ĸ24ǒ
to	31 -27ƨ-22Ų-20ǔ-18ƫ-17Ǌ-15ť-14rŗŠ-13i-12SŐœƽǍ-11fjpqŦƋǇǤǥǧ-10nwWǝ-9uvƄƾǉǣ-8FŖǌ-7QőƂƐƪǄǈ7IŵžƘưƲǒ8TĸƓƵǂǞ9kzƍǙ10dŋƢǕ11ĽƅǏ12V13řƖ14Oĵ15ŴŷƙƦ16GNĻļźǖ17ŝƗ18oLĹƕ19stųƞǟ20eAǎ21B22ǃ23yKŶƛƯǑ24HYŌ26ŎƱ27aXŞũ28ŔŜŨ29ĴŤ30Ŀ32ŏ33ŃŊţſƹ34Ǡ37M38Ű41ō44ńƭ45Ƹ49ł57Ʒ
to #	74 -9ĵ-8Ʈ-7ţ8œ9ŀ12V13ſ15Ƅ19T21ž25ř31X35ǐ36Ŕ
to $	65 -26ǫ-13K-11ƅ-10A-8ť-7ƫ7C8DŧƬ9ǀ10Ƣ11ŀƿ15Ƹ16Z17a18JƗ19Ƶ25ǖ26Ņ43ƭ
to @day	90 7L14k22R
to @month	88 17ů34ơ
to a	75 -10ĵŏ-7ƟƮ7ƢǢ8Ŵ10œ12Ĵ14Xƴ15Ʀ16žǆ21ƭǫ22Ɲƞ24T
to add	90 -24Ǡ-10Ŋ7Ƃ30y63Ŏ
to ask	71 -14Ŏ-8a-7ǫ7cǁ9T10ƌ16ŋ21Ţ37ł70Ŋ
to be	60 -19Ǖ-16ǫ-10r-9ĸŋŷ-8ayŀōţ7HŚ8ozƷ10KńŻ12łŎǠ13ĵŐſǩ14ź17Ŀũ18Ū20ŃƯ21ĴŏŔ23ş24ƣƸ27sO33ǎ
to build	85 12ƍ13ƒ26ƕ
to buy	73 -11F-7ƑǠ7ƛ8W11Ǒ13Ń14Ɣ15š25ō29H37ƙ
to call	79 -12ł7ǅ12I14Ľ24Ļ29L30Ť
to carry	90 -13ƣ-9O14ǎ36ƅ
to change	78 -7ş8ţ11V21T23ŏ
to check	88 11fŐ16A17ŝ
to close	76 -7Ť14Ƙ48ǟ
to college	81 -7m39y
to come	80 7Ʋ8ǃ11ĵŏ12Ƃ19Ĺ31M
to compare	88 10Ń23Ņ
to cover	88 15ǟ39Ƴ
to do	65 -15x-13ļ-12H-10Ļǫ-9ĺ-8VŒ-7R7Łŷ9kńŇŝ10sƸǆ12Bǃ15Ŀ21ŏ26g36Ʒ40y41M42ō46Ʊ
to drive	76 -15Ů11ũ33Ŷ42ų51ŷ
to drop	90 12D34Ʒ
to each	88 13ĴŘ19Ƹ
to earn	90 15ư31ŏ
to every	90 -11ĵ8Ű15Ŵ20Ĵ
to expand	90 37Ǡ
to file	88 15Ť23ƅ
to for	88 7Ļ20A
to get	64 -12ŏŐ-10z-9H-8Ś-7ǁ7eřƳ8VōŶ9Ŝůƭ10pMŸǫ11Ũǅ12AķƗ13Ű14ŋ16I18Ʒǟ19b21Ǒ23ļ27Łŷ29K36ń
to give	86 9r11ł14ư15Ş
to go	67 -11ř-10yň-9f-8Aĵ-7ű8aź9RŏƸ10kĸ13ŋ14ƌ15ư16V20ŉƔ23B36Ʀ37ō40Ư50Ɩ
to have	75 -15Ʀ-11Ŋ-7ƪ7Ƙ10ł11ƹ12Ř13źƣ14ƛ15Ǖ17ƅ26Ŏ36ń40Ƹ
to hear	76 -7sō8BƊ9ŇƠ10rzŕ11Ū14f24t28ŏ37ǫ
to hire	86 -8y22Ʊ53Ǡ
to it	81 -16ł8Ř11Ɯ12W13ŴƩ18ƀ25Ŏ34Ǚ
to keep	73 8Ǫ9aoVƩ10ŏŞư11XYŪƁ14Ō22ƀ
to know	64 -15Ŏ-12ǫ-10ŗ-9ĺ-8ļŏ7mrBƄƤ8FŇƞƷ9ĽƁǂǌ10ơ13ƃƉ14œ15ų16ű18ř22n27c74Ŋ
to last	90 -14ǌ18ǋ27Ư
to leave	73 -7ŷ11ļ12sţ20ǫ25ƭ27Ƹ
to list	80 11ƚ13h14n15Ÿ31ŭ
to live	86 -9œ8Y10G15Ɔ22ư25Ƣ
to look	79 -8ļ-7Ū8ř11s13ŏ15ľƱ24zĻ26Ń
to lose	78 -11ǟ9ǖ17Ş21Œ28ĸ
to make	79 -18Ů-12Ū-8ł8bŃƳ9ţ11Oƍ12Ň17Ə19ń22ō31ų
to me	75 -7ǫ10Ľ12ŉ14l17ŀś26Ŝş
to move	78 -12ǟ-7Ŝ13ŏ19ō20Ʀ24Łń32H
to my	88 7ŀ9eŜ10Ƙ17ǫ
to need	86 8d12oł14a20P
to pass	86 14sƹ32Ƹ
to pay	70 -23ƨ-20ļ-16ư-12œŘ-8Ɣ-7ĴƸ8Ɓ10Ɩ12ņ13ǘ14ƦƮ16Ǘ21Ʊ22YŔ25Ť56Xĵ
to pick	88 -9Ļ13ǈ23ĺ29Ŀ
to price	90 -8XŖ12Ǩ15Ʈ20Ń
to protect	90 39ĸ
to pull	90 16ĵ24d
to put	71 -11H7Z9ŧ10q11oĹƞ12G14ō15s19ŵ23ū38ƕ
to quote	90 14Ǩ21ſ
to reach	81 -11ĺ17L18ł19I26KĻ
to read	86 13ƾ15d18e26a
to rebuild	82 31ƕ
to record	90 17Ō
to replace	78 -12ō-7ŧǟ7ƙ9Ǥ11ſ12ư19Ɠ21Ʒ25Ǒ
to run	75 -16ń-8ū-7Ů9łż12ǘ15ǡ16A20Y21Ŭ24e28Ư34O
to save	83 21ļ27ţ30ř
to say	78 -18ŏ7ǫ11rǊ15ŉŗ20Ş30Ń
to school	82 8Ŷ12ŵŻ13ź15lm
to see	78 -8X8ǀ9Ŕ12Ţ15Ż16ŀ17vŏƅ25ĺ
to sell	85 -8Ń10ųƵ13Ĺ46H
to send	83 10ĽŜ11Ũ12Ĵ
to show	90 14Ť
to sign	81 18ł19ō
to sit	90 9L10M24ĺ
to somebody	90 -7Ņ32Ɨ
to spend	88 13Ƹ46X
to start	80 -9Ŗ8Ƙ10ƺ12ō66ń
to stay	80 -12ţ-10V8y10Bƹ18H19Ʀ21X29ƞ
to take	80 -7Ʊ7Ń9Ʈ12k14Ǡ16ǃ28Ƴ29z
to talk	86 -8Ŋ12ŉ20N38ĺ
to tell	88 -12Ņ13Ō15k22ǫ
to that	78 -11fƫ-7ǫ7O9Ō11ƱƷ15H20Ʃ25Ś39ţ42G
to the	58 -14n-9Ɵ-7řƘǫ7ŀůƙǎǞǩ8VŵƓƢ9PƷǃǆ11CǑ14yƑ17Ǫ18Rƕ20k23aŮ26Ű27ƛ28ſ30ƞ31ƍ32ư38ǒ
to them	90 26Œ
to think	88 -12r-11Ʈ13Ł15Ʊ16ĵ17ũ21ļ
to this	83 -11r-10œ11ĺŜ16x23Ŀ24Ŕ25ł
to to	78 7gƕ10N11ŏư12jLZōǠ13k24Ɣ
to travel	90 43ǂ
to us	85 -9ĺ7Ń11Ľ38Ļ
to use	84 13ĵ19ž22ź36Ť
to walk	86 17ŋ27ļ
to what	86 -7ƪ10ř17Ʒ22ň38Ř
to when	86 -8Ń-7ł8g15ő27š34A
to work	68 -13Ư-11R-8ůƩ8y10Ŵ12ư15ŵŷ16U17Ǜ20V21ƹ23Ů38Ŷ46Ű
to you	60 -18ǫ-13Ų-11ƭ-10Ļŀ-9AŏǠ-7iŖŻǞǟ7DƸƹǗ8dĸƃƮǩ10ľ13BŨ14Ǒ15ŉ16Ơ18ƶ20ư21Ĺ24o29M30ŗ31Ŀŝ34Ş36łǪ38Ǐ40ň48ũ
to your	65 -31X-13ŏƱ-11Ư-10ư-9rTY-8ň-7ť8Ɓƥ9ƪ10Ŷ11Ʀǋǖ12A13Ɠƹ14ŝŰ16B18ũƵ23Ĺ26Ʃ27ǃ30ƛ34Ǡ41Ɵ43ƭ46ǟ
tobacco	80 11Ǆ48ƻ
tobacco $	85 -12Ǆ37ƻ
today	54 -15ſ-12ǫ-11oVǣ-9ń-8Ņ-7ƈ8Œ10ałƅƕ11tŝ13Ł14ĺƬ15ţ18ǧ19ƨ24Ų25j26O27ōŘ30ő32œ33ļ38Ő39i41Ļ
today $	56 -16Ɣ-15ſƩ-12V-11oǣ-10ǫ-8Ņ-7ƈ7CŁ9Œƕ11tłƅ12aĺ13i14ǧ16ļţ17ő22œ23j27O29Ų31Ļ33Řƨ37Ő
today is	90 12ŏ13ĺ14Ő
today or	86 -12ń17ļ34ō
today right	90 -15Ő-7Ƣ14ő16œ23ō
today what	90 -7ĸ11ļ15Ɣ24Ƭ
together	75 7u10f11šǋǌ13M16Ĵ19s34Š
together $	80 -7Ļ12šǌ13fŠ14sM20Ĵ
told	72 -11E-9Ƶ-7ŝ9juZǀ10ĽƂƩ11Əƛƶ12Ţ14ŧ15dƾ22ŕ25Bŗ31A
told me	88 11Z12j13Ƃ20d
told you	75 -11E-9Ƶ-7ŝ9ǀ11ĽƩ12Əƛƶ13Ţ16ƾ24ŕ28B34A
tomorrow	65 7ǟ8ǥ9IƦǗ10ǚ11ŲƮ12ŗ15Ĺƨ22Z26L
tomorrow $	80 10Ƭ11LǗ13ĹǚǪ14Ŷ
tomorrow what	72 -9Ŷ-7ư7ř14Ʈ18Z19ƨ20Ų
tonight	80 -9Ū10Ɓ12LŜ13ǟ14ŗ16rƦ17ƨ
too	61 -13arż-11Ɵ-9ư-8ŨǊǨ-7ł7bńŬƃƐǈ8c9ŻƁǫ10ŀŏ11ňǤ13ǝ14XǆǓ15ū16oŉǁǜ18Ƶ20U21Š23Ņ24ž28jsƮ29ƪ30q
too $	68 -14rż-11Ɵ-10X-9ư-8Ũ-7ǫ7Ǎ8ƐƮǜ9Ņǈ10ņ11bUŻƁ12oqŏ16ǝ18ū20ǁ24Š35jƪ36s
too much	84 -15a14ƹ15Xž32ǫ33Ʈ
too or	86 -8Ǩ8Ƅ10ƃǆ17q19Ǥ
took	76 -8ǀ8kƁ11š12ƱǄ13Ń14Ƭ18Ũ22tƵ25Ū
tools	69 -10ű-9Ő11ƚ26ŮǤ36Ɵ58Ǒ
tools $	88 -9Ǥ27Ǒ
tools and	78 11Ů17Ǒ
tools or	88 -11Ǒ20Ɵ21Ů
top	68 -7r7aĻ8Wǖ9ś11ƥ13Ʒ16Tǌ27Ś28ƉƊ29Ŀ30Ǩ40ƃ
top $	90 -8C10a15ƥ39Ǩ
top of	73 -7r7Ř8Ļ9W14Ʒ16Ś17T22Ŀ31Ɗ41ƃ
tornadoes	88 17ŀ24Ɯ
total	74 -12ť-8ǧ9YƢ10Ƈƻ13ĴņŸƙ14gƁ21ǋ28ŧ32Š
totally	88 7Łś12A15œž
touch	83 7ƛ8ĸ10KŅ13ǁ18ƾ34ŝ
tow	90 -8Ś62Ƃ
toward	88 20ň25X
toward this	90 26X
towing	82 55Ƃ
town	74 8ǒ11Ű12ơ13Ů21EQ77C
town $	85 -33Ɲ10ǫ13Ű22C25Q36ơ
track	90 13ǂ14ǌ16ǔ
tracker	90 -12ş28ž
tracking	90 16ž
trade	80 -15G9yǥ11ǡ12m20z27S29P
trade $	90 -17G11P23z33S
traffic	86 -7O9N13Ǎ20Űż
train	86 -10Ǫ-8P16ư27Ǜ29Q35Ű
training	80 -13ǩ16P31Ż34Ǜ
trampoline	76 39Ǝ
trampoline $	82 14Ǝ
travel	82 22ǂ32ơ
treat	78 9k16ş19Ň27ŷ33Ũ
treat you	78 9k16ş19Ň27ŷ33Ũ
treated	82 -11ŝ12ǁ14Ň17Ş23ƾ
treated for	85 14ǁ24ƾ
treatin	90 9i12ŷ17U
treating	83 14U16i18j19Ş
treating you	83 14U16i18j19Ş
treatment	90 14ǜ17ǁ
treatments	86 28ǜ
tree	85 -21ŀ19DťƓ29ǆ
trees	80 -15ƛ-7Ƙ59Ɠ
trees near	90 14Ɠ
tried	90 18ž19ǚ
trip	85 -8ů12ƞ25Ű27k
trip to	90 -9ů15k27Ű
trips	90 9ƞ13k15ǂ
trouble	73 7ƺ8Ĺ11pƝ12Ķ13tĺ14şƾƿ16Ų24Ǟ
trouble $	88 -13ƿ30ƾ
trouble with	88 13Ǟ18ĺş19Ķ
truck	64 -18Ɩ-14Ź-12P-8R-7ƈǆ7Ǘ8ĺ9Ǒ10ŬŲƨ11Ǡ12ǝ14SƑǍ19Ů21ū29Ĵ34ŭ42ŷ44ŵ46Ŵ
truck $	72 -21ǒ-20Ɩ-13Ź-10ĺŮ8ŭ9Ŵ14Ŭǝ15Ų17Ǎ26Ĵ39ū57ŷ
truck for	90 12ŵ21ǒ25S
truck is	88 -45ū-11Ů12Ŵ69ŵ
trucks	76 -16Ŵ-12ǅ-7ƃ7Ů10Ƒ12Ƃ14Ǩ17Ŷ59ǒ
trucks $	85 -18Ŵ40ǒ
true	86 -9ţ8Ũ14c20Ń28ŏ
true for	90 -9ţ21Ń29ŏ
trust	74 7ƙ11Ňŏ15ƭ22Ł35A39ƴ
trust $	82 12ŏ21A31ƴ
try	81 -10N-9Ū-8ő8ž21ǚ25I26Ņ32L
try you	90 -11N-10Ū40L
tub	81 45Ǝ
tube	90 30ƌ
tuition	86 -11ō43Ƴ
turn	75 -12d-11Ɲ-7D7űǩ8Ķ9ŏƀƛ11V12pŤ13Ŋ14vơ15Ʃ16A24c
turn #	90 8Ʃ14V18p23v
turned	72 -12ǫ-9ő10x12vťƙ19cƬ21Ť23Ł24ƀ44ƶ
turned down	81 31ƀ37ƶ
turned in	90 18ť21Ť
turns	88 44ź
turns #	88 44ź
tv	86 -11ŧ-7Ƨ10ő13Ɯ15Ƌ37ƙ
twice	81 -10œ7Ť9R10ǧ14Ū17ĵŖ20ƽ
twice a	90 -11œ10R19ĵ22ƽ
twins	90 -7Ƴ14w16u20y
type	73 -8ƆǏ-7śƔ7c8ŤƊ9Ńž10ǈ13ƈǋ14ǖ17ƥ23d34ƫ43ƾ
type of	79 -9Ǐ-8ƾ-7Ɔ9ŤƊ12ƈ15ǋǖ18ƥ24ƫ
typed	88 8b10f16Ľ18p24E
typical	88 10ǐ13Tǁ17ǆ
uber	81 50ų
uber or	88 23ų
ugh	81 7ŇƠ9Ŝ12Ɯ18Ǟ23Ǧ
ugly	85 13Ň15Ķ22Ə
umbrella	63 -8Š14ǫ41ƃ54Ǩ
umbrella $	73 36ƃ
umbrella on	90 -11ƃ37Ǩ
umbrella over	84 -53ƃ70Ǩ
umbrella policy	84 -22Ǩ9ƃ29ǫ
uncle	84 8T9Ƶ10A17ǡ21B
under	61 -12ŭ-10Ɗǫ-8ƉǏ-7DŦƷ7Gƚ9ĶŘƘƝƥ10ńƟ11Ƌ12i13ŔūŰ14hśżƛ15cņ16Ļ17ŏ18ŠůƼ20Ǧ22n23ǅ25Ɣ26ǎ29X
under #	73 7Ǉ8T11G14Ɣ15Ɖ16Ű23ů24ŏ29c
under $	84 -9D-7c10EX11Ǘ16ĶǦ18ƛ28Ƽ
under a	82 -8Ʒ8ǂ11ŧ17X19ū23ņ24Ŕ
under one	90 40Š
under that	88 -18Ɖ12j39n
under the	82 -15ŭ-7Ƥ7ǣ8Z12ƚ16Ƌ17Ɲ18i23ż24ǎ
under your	82 -10Ǐ-9Ɗ-7Ɖ11Ś13ǎ15Ɵƥ22ǅ28h
underinsured	88 -11Ř18ǫ27ƀ
understand	80 8Ļ9Ū10Ł11rļƿǠ12ţ16ŗ38ŉ
underwriter	90 10e12n13ť19ǂ
underwriters	90 10Ɖ15Ū
unhappy	86 -12Ş39ş
unhappy with	86 -12Ş39ş
uninsured	67 54ƀ
uninsured motorist	68 26ƀ
union	82 -14Ķ-11ǧ14WƗ15Ľ16ŭ18Z19ƪ28Ʃ
unit	76 -25Ƈ-16œ-9ǔ11ǎ15Ǎ16Ʀ21ƥ25DƧ26Ƣ
unit $	83 -27Ƈ-16œǏ28Ǎ31ƥ34Ƣ
units	86 18Ʀ37ƥ
universal	90 30ƫ
until	90 16O22Ŗ30Ư
up	44 -18ŗ-17ǫ-16ŭ-15ţ-14yŨƸ-13oBƠ-12ƩǠ-11vņƞ-10sGŁƤǍǨ-9qPŉƀƵ-8abLňťŪŮųƗƝƽ-7hQŇŐƚơƨƯƷ7WƻǑǚǡǦ8rCļőƕ9ĽŅœƮ10dĹůƈ11ZĻřŧ12ĸŃƫ13ĵśưǎ14ŊƑǜ15jŀž16ŝźƉǀ17HVũ18Řš19ōƏƛ20KŚſƍƥǌǟ21xłƄǙ22Ƭ23ƶ24ĺƦǈ27k28i34lƆ36Ŕ37tƊ40ŕ48Ŗ
up $	58 -23Ū-16Ǎ-15ŭ-12ǚ-11a-10Ĺ-9Ƥ-8xŝťƔ-7BŘ7ƭǞ8tőǑ9ĽœƆƑƫǎ10pIĸƏƝ11O12ǟ13kH14ƕ16Vś17KŊŲ19ź20l21ǈ22Ŗ24ǀ26ƍ27Ʀ28Ǚ29ũ31ō37Ŕ39ĺ44ŕ
up a	85 9a11I12cŚ20Ŕ
up after	90 22Ƅ30Ū
up and	78 7ŕ9i12Ǧ13ǅ17ǐ22H25ǟ28t
up around	90 -12ǫ16ű39C
up at	80 -11ű8Ʀ14rVš16m18ŝ30ŀ
up for	74 7H8Ƴ9k10Ʊ11ťŦƪ13ĴŖ17W18Ŵž20š
up front	90 -7Z22Ǌ24ĵ
up if	90 12Ƅƕ16ǣ
up in	75 -10Ƈ-7T8ǂ10ƻǪ11ŊőǍ14ǌ16Ƭ18l44Ɔ
up is	90 9Ő12ǈ13ƛ
up like	90 -13Ơ15Ɔ26ŕ
up on	77 7Ǜ8Dǔ9ƌ10tƊ12ƍ16Ŗǎ20ǆ28ƈ
up or	86 14š17ĵ19Ʀ24ǌ
up right	90 9Ɵƥ17Ƭ
up so	90 7Ŗ8O
up that	90 9ǀ10W12Ŏ
up the	73 -18š-9I-8H7Ŗƍ8ĺǚ9XĵǤ11ƐƜ13ǜ14ĸư15k17Ŀ18d20Ļ26ŝ
up there	77 -39Ɲ-8G8l10xŚ17Ż22j40Ɖ49Ɗ
up to	71 -14oƸ-10ŗ-8ũƝƫ-7ŔŖţ7ƻ9ŝƜƥƬ10ƛ11k14Ƅ20g21ž22œ26ř33tŘ34ſ41x51ł
up with	68 -8t7ƕǅ8Ƃ9VŔŘ10Ľ12ļ13ş16ZƏ17r18š21Ĺ30Ʈ
up your	76 -7Ļ7t10d11Ř12ŕƑ13A15ńŋǑ16Ǚ18j27Ńǚ
update	90 -20Ǒ21Ǥ
updated	71 10ƭǏ18ƴ19Ǒ20ƌ25ƍ
updated $	73 11Ǐ12ƍ21Ǒ
upset	78 10r20Ť22ũ
upset after	80 20Ť
upstairs	80 11ƞ12Ɲ18Ƈ21Ʀ27Ǐ
us	62 -16ǫ-12A-11ŅƗ-9p-8ň-7ń7ōſƣ8xƙ11a12rĶ13ž14Ō15zƅ17vū19ţ20ŏ26Ļ27sŇ36ĺ65Ľ
us $	70 -13A-11Ɨǫ-10p9ƣ10zŇ18ƅ20v23ĺ29s35Ļ60Ľ
us do	86 -11s11ūſ13ŏ17ƙ23r26Ň
us to	90 9L12N17ĺ
use	57 -19K-18Ǚ-15ƽ-7ūŷƟ7DƆǕ8ĵƑǄ9Ŕ11ǚ12žǫ15źǓ18ǒ21IŶ24J25ų30Ť34ǘ40ǁ50Ů
use $	80 -20ƽ-11Ǚ-9ŵ10Ɔ12Ƒ13ǘ15Ů24ǁ32Ŷ
use any	88 8ƻǓ
use for	90 -14Ǚ-9Ů17ǒ25ǘ
use it	84 -7ǒ10Ťų
use that	88 -12ŵ35Ů
use the	67 -7Ŵ13I15ŵ18ź19ų30Ů
use tobacco	88 13Ǆ16ƻ
use your	86 12Ǖ36Ť
used	74 -7Ƴ7Ǚ10Ǌ13ƻ18ž23ƙ30Ů38Ŕ45ŵ
used $	90 30ƙ33ŵ
used for	86 -12Ŕ-7Ƴ48Ů
used to	83 8ųǙ11Ǌ55Ŕ
using	84 -24D-13ǫ-11eū15Ɨ18ƻ20ǈ24Ů26J27ő
usually	73 8ķƣ9Ɔ10W11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
usually go	90 -7L13A20Ů
v	83 -8ň16ƞ17ū23Ŭ24ŷ
vacant	84 47ơ
vacant $	88 33ơ
vacation	84 9ơ48k
valid	88 10Ź
valuable	88 10ƚ16Ƌ
value	67 -15Ǥ-9ǘ8ƕ9Ƃ10Ǒ19ŏƔ24Ŀ26Ƭ34ƫ
value $	80 -8ǘ12Ƭ17Ɣ
value in	80 -15Ƭ31ƫ
value of	90 -8Ǥ7Ų14Ǒ
values	78 -7Ǒ63Ǥ
values last	80 -49Ǥ77Ǒ
van	84 -10ų-7HŴ10Ɓ14Ů15Ǥ17ǒ18k
vans	81 -8Ǥ-7Ǡ8Ů68ǒ
vape	88 45ƻ
vehicle	70 -19ū-11ǒ7Ž9ſƁ10Ŷ13ŷż16ű17Ŭ24ŭ25Ů28Ŵ44ŵ
vehicle $	84 -10ǒ-9ū8ŭ17ŵ20Ů
vehicles	70 -14ŵ-13Ů7ƅ9ƁǨ48ǒ60ū
vehicles $	84 -15ŵ12Ɓ17ǒ35ū
vehicles do	79 -14Ů7ū16ǒ
vehicles does	90 -9ū26ǒ
vendor	90 -9ǟ35Ǘ
vendors	88 30Ǘ
version	88 17O18ť
video	85 12g15ƙ35M
vin	72 -15Ŝ-7ū101Ŭ
vin $	83 -17Ŝ35Ŭ
vinyl	88 24ƈ
violations	85 36ż
visit	85 15N23ǃ29ǀ
visit $	90 31ǀ
voice	90 -13ǫ11Ŀ15ľ16ŀ17a
volunteer	90 12Ƒ
volunteers	90 17Ƒ
w	82 -8Ş7ǁ14Ǔ17b22n24ǉ39Œ41T
w #	86 16Ǔ25ǉ43T
wages	75 -17ǌ10Ǟ13ǥ22Ƅ59ǋ
wages $	84 9Ƅ16T18ǥ
wait	78 -9ō8ǩ10Ũ12Ǒ13Őū14Ļ21r23ś25s26ń
waiver	90 12ǎ25Ǖ
walk	62 -9ũ-7ĵ7yŋǝ8ƝǘǦ9RYŗƙǗǪ10nƏƦưǊǚ11ĹŶŽƩ15Ń16Ĵļ17ǖ19ǟ23ƥ29ť
walk away	88 28ļ
walk me	64 -8ũ-7ĵ7ƙǝ8yǦ9ŗƝǘǪ10RYǆǗ11ĹŶƦưǊǚ12nŽ16Ń20ǟ21Ĵ32ť
walked	90 -7Z22ǖ33ǆ
walls	80 11Ƣ13ƙ16Ǐ25ƍ42ƈ
walls $	85 12Ƣ14ƙ17ƍ28ƈ
want	46 -17ŧ-14ś-13mŘ-10ş-9NƨƱǔǚ-8ł-7cBĴŃŗƔƩƫǁ7ŪŻǡ8œŵ9ĿƄ10ǩ12ŋǨ13oVŁŜŞƁƷ14ŊŖ15bLſƀƂ16JOǃǎ18yĵĺ19ńǕ21ƃƣ22M24K25ƅƭ26Ʋǫ28sX31Ʈ32Ƴ34Ư35ļ38Ƹ39ō
want $	75 -16Ř-14ƣ-12ǣ-11X-10ǫ-9ƨ11Ƃ12ƭ16Ǥ19ņ28ǎ46Ǖ74Ʈ
want a	80 -13ſ-10ǔǩ9ƅ11Ǩ13yƲƸ15Ŗ18ļ26ƣ28ǎ
want for	88 -14Ş-10ļ16Ƴ17Ʋ32Ƹ35œ
want it	75 -12ǫ-7ƫ8ńƾ11ǃ14Ŀ15ƅ16ƭ27K63Ư
want me	73 -12ń-9Ƹ-8H-7Xļ9s10ō11LƃƮ16ŉſ18M20K24ǫ37ŋ46ŏ
want proof	90 -27ǎ16ƅ30ƣ
want protected	74 21ĸ
want that	85 8ž13ĵƂ21ǫ
want the	77 -14ś-12ǘ8ƅ9Ư11žƸǃ12ƙ13ǣ15OƄ18ſ30J
want to	53 -17ŧƙǕ-11ŏƮ-10aĸŋ-9Nǎ-8yłŘ-7ĿƂƅǁ7eŢŪſƭ8ŎŒƁƳǅǫ9vřŻ10AOǘǡ11ƣ12L13ŵ14oH15sĵ19V20Ŝ21b23Mƀ24ǩ25Ł28ĺŞ30Ʒ43Ŋ52Xō
want you	86 -13ƣ-8ƪ8Ŗ12ǎ14Ř20Ǖ
want your	85 9o11Ƹ23aĿ
wanted	84 -8ǫ10GƸ13Ǝ16Ǡ26Ŋ
wanted to	88 11Ƹ12G27Ŋ
wanting	88 7ńŊ9Ƴ15k17ĺ
wanting to	90 7Ŋ8ń9Ƴ15k
wants	75 -11Ŋ-8Ɨ7ǎ8sS9f11Ľ12ź14ǩ16ƣǕ17ǫ21ƅ
wants to	85 -12Ŋ9S11f13Ľ19ǫ21ƣ
was	45 -20Ş-14œ-13ƭ-12d-11Ư-10ĺŁǠǤ-9fXŎǀ-8HŤƣƮǟ-7yLŃńŏűƊǃǍ7cĶłŇ9ţżǝǦ10Ǉ11ŲǛ12ŹƠ13ļƴǌ14Ʀ15Ə17ƌƾ18ƉƝǫ19kŊƶ20Ļ21ŕ22pŔƆǞ23B24ŉ26Ũ27Ū28ĽŢƿ29ņ30Ŷ31Ž33š34Ɣ42Ƶ45Ŧũ49ť53ŧ
was $	90 -29ǀ8ƕ16Ū55ƾ
was a	80 -7Ŧ7BF10ŉ12ľ13ň14ǆ18ŕ26Ʀ28Ţ
was about	90 7Ţ10ŧ
was anybody	90 24ť
was built	90 
was for	88 12Ļ20ũ36ŧ
was i	90 -9űƦ84ǫ
was in	82 -7Ū15ş31Ŧ35Ŷ
was it	61 -21Ş-17Ũ-15ņƭ-14ũ-12ŝ-11Ư-10ƾǫ-8Ł8ŕƴƿ9řƈƏ10Ɲ11wŔǀ13A14ŦŽǇ15Ɔ17ŗ18Ź19ţƉ20ť21c22Ŋƶ33Ļ39Ľ40Ɣ44š46Ƶ
was not	90 13b17Ž
was on	88 -12ũ-9r12s18Ũ19B26T
was that	64 -12š-9ŧƁ-8ĻƝ-7X7żǏ9ņƫƾǌ10ǫ11S12Ū13Ǌ14Ž21ť24ƶ39ũ53Ƶ56Ŧ
was the	61 -11Ǥǫ-9ƣ-8œǀ-7Ť7ŇƻǇ8ŢƃǑǦ11Ɣ14ũ15ǌ16ŝƌ17ǝ19ņ21š22Ŕ24ť31Ɲ39Ũ56ŧ
was their	90 17ŕ
was there	80 -17Ƶ8ŕŽ11Ų12ƿ13ť16ŧ17Ǟ18Ţ20Ə
was uninsured	80 14ƀ
was your	67 -17Ŧ-9Ƶƾ-7d9p11o12ƺ14vŽ15zǀ16BŔ17ż19Ň20Ǜ21Ų34ƿ43k
watch	88 20ǫ23Ʊ
watches	85 14ơ15ž25ƚ
water	60 -9Ɯ7ƑƓƼ10ƋƎ13qƢ14ǟ15Ɛ17ơ31ť45ƌ61ƛ64Ɲ
water $	81 9Ɲ12ť14ƛ18q23ǟ
water damage	85 -13ƛ42Ɲ
water go	78 22ƛ
water heater	83 45ƌ
water in	90 -15Ƌ-11Ɯ16ƎƝ
water near	80 20ƛ
water off	90 30ơ
way	62 -19ů-15I-10Ņǫ-9Ź7orBƁƑ8Ň9Ŷǁ10ĽŉƸ11ŏŪƈǄ12mXş13ǃ15Ɠ16ŷ19j20ay23ţ29Ł37K39Ű
way $	75 -21ů-7ƙ7Ń10r24y28j30Ű47Ł
way around	88 9Ǝ11Ɠ18Ǆ20ǃ
way it	90 -12Ź9a14o18Ū
way to	78 -19I-7Ű11B15ŏ19ŷ23Ŷ51K
we	53 -18Ļ-15P-11rň-8H-7ƶǒǨ7ƘƝƷ8Ɓƫ9ĽŊŐ10ƃ11dŋŢŦ13ŇƇ14v15uś17h18IŖ19ƗƯƳ20X21iłŏŵ22Ʈ23ĺ26ļ27Ō29Mū39ľ44s90ō
we are	73 -12Ő-7Hƶ8ŠƳ10łŅŌŔūƅǄ13ŏ16Mļś19Ţ20ō22Ň25Ʈ
we can	90 16Ư20s
we do	79 -11ň7T8Ŝ9sNŏ13MƋ14ł15Ŗ31ǫ
we get	76 -15ń12i18s30I32ō
we go	88 9s11bŌ
we got	85 12j15Ƙ17ŋ20Ľ
we have	77 8řū9Ŗ10GļŎŵ14ƫ16ŏ25ō
we meet	88 23M
we need	88 11Ƃ12ǃ14ł15ĸ16u
we talked	90 -8r10tľ19ƪ
we talking	77 -18ĺ-7ǫ7ńū10ŧ11cO13h17u20Ƈ21X22Ŧ24v
we will	86 8s11d13ĵ
weather	83 16ť24Ɯ33j
website	83 9ĺ37Ľ
wedding	86 8ǖ10ǩ11ƻ12fĻ
week	57 -7ǒ7ƗǗ8xzŪ9ő11gľ12ų14PĻŰƘ15iń17ǁ19Ŷ28L30ǟ37Ů38R
week $	65 -8R8kĻ9Ɨ10ŴŶ14gLǁ16ǟ18P30Ů
week and	80 10Ů17Ļ
week do	81 -21Ů-8ǒ21ų23Ű
week is	78 12Ů17R
week or	90 7ń11L26Ƙ
week you	90 8ų13ľ25ǟ
weekend	76 9R11Ů17Ŧ20ǁ48k
weekend $	83 54k
weekends	81 -8kǁ9Ů13R16ǐ21ƞ28ų
weekends $	88 -8ǁ-7k14Ů17ǐ27R
weeks	72 -9X9ŖŨ10ǐ12ǟ14Ǫ15T16Ʀ18ľ19ơ29Ŷ
weeks $	86 8ńƦ19Ŷ
weigh	82 14ł19Ǆ31Ƽ
weigh $	85 33Ƽ
weight	76 -7Ļ41Ƽ
weight $	82 
weird	90 -9JŻ10m28ǚ
well	68 -7s7ķŁŤ8xH9akļǫ10NŲǌ11ĺ12ǋ13Ũ16p17Ņŗ20ŷ27t36ǡ41Ş
well $	80 -14i23Ş26ŷ43ǡ48t
well that	85 7ǡ8Ũ10Ņ12x14ļ24p
went	67 -18ǫ-9Ĺ-7ǜ7rZŨǗ8cĻŦ9QƮǞ10k11zŒ12Ň13lǇ14Ə16Ƶ23ŕ24Łũ29Ŕ32ť33Ɔ38š
went $	86 -7ŝ12Ũ14Ň23š29Ƶ
went down	90 12ǘ14Ŧ
went from	90 47Ŕ
went through	88 -13ť15z20Ə42ũ
went to	88 9H13Ǟ17Ʈ28l
went up	86 -12ǫ34ŕ50Ɔ
went wrong	90 -9ǜǫ12Ň35ť
were	53 -17ļ-13œř-11Ʀ-9Ŧ-8ǫ-7pzş8Ľ9żǤ10XƱƷƻ11š12ĺŜƐǪ13P14ŽǦ15Z16lWƮƯƶƹ17ŗ18ư20ņŢŹ22dr25Ŕ30ƾǟ35Ũ39ũ
were down	73 37ǟ
were gone	83 -10ǟ8ƹ10Ʊ21ư22Ɛ
were hit	80 -15ř-7Ĺ32Z
were in	80 16Ŷ
were not	81 -8ǟ8Ʊ9ĴƳƹ11Ş14Ĺ22ư
were the	78 11Ǒ16Ǥ
were they	82 -7ŧ10Uũ11Ň32Ũ41ņ
were you	64 -16ļ-9Ŧ-7pŶƄ7š8Ɔ9Ũ11l12ǟ13żƷ14Ľƻ16ŗ17X18ŽǦ21Ưƶ23Ź28d29ŢƮ39Ŕ42ũ
wet	88 -10D13j18Ƌ21Ɲ23ƛ
what	24 -30Ÿ-28ŭ-24ű-23Ǣ-21ĵ-20ł-19Fơ-18nǒ-17Ŵ-16ŝźƦƭ-15Nō-13bAĽŅ-12Oŋž-11zŜƃ-10tuHMŒŤŷƅƑƤƶǨ-9KSĶľǁǂ-8Ƶ-7sŐšƎƛǍ7EIRƆƯǀǈǏǥǪ8oſƍư9ily10dŖŬƓƾ11ķńƄ12ƜƟƩ13hQŪǋ14vƷǐ15LŲƪƮǟ16qƗƲƹƿ17cJřŶƊƕ18ƚƼ19Ňţ20ZũǕ21ǅ22Ǡ23mCWǑ24ĴŃƏƣƫǧ25ŎƈƋƖ26ňŕųƨ27X28wņƽ29Yǌ30PƸǫ32Ƣ33ĸŏŞǊ34T35Ŀŧ36gŊ37ļƔ38ŵ40ťǆ41B44Ł47ƙ49ĻŔŘş51ŀŗ52œū58ĺ
what $	73 -34Ÿ-27ǫ-19ū-11Şǒ-8S-7Ƴ8J11Pŷ12ť13ş14ŎƩư15ƙ21p26Ŷ31ǟ33Ř42Ů48Ŕ51Ǌ52Ŵ
what a	84 -20ř8Ƹ12ļ14Ŷ46ǫ
what about	76 -17y-10ĺ-9Ǫ-8ŷ8Š14Ʃư15Ƴ16Ž19ƪ40ŵ
what age	85 -8œ9v15ƿ20Ź26Ư28c
what all	80 -24P-18Ǡ10Ů11W13ĸ17ť21Ƌ33ǧ34ǆ37ŗ
what amount	83 8Ř9ƙ16ǘ17X23Ʈ
what are	55 -29P-19C-15ž-13ƙ-12Ļ-10Ũ-9TĴŔ-8cQŞŮǠ-7HŕŲǅ7X11Ŀş12Ƣ13RƔƕ14ŀƲ15Śƽ16Ǥ17Ǒǒ18y19v20ĸŪ21œ23ļ24ǣ25Ǌ26Y27ǌ28k31Ř46Ń47w50ū58ĺ
what becomes	90 19Ǫ21Ʃ
what benefits	90 
what bills	78 -10Ƹ12ǟ17ư42Ĵ
what bothered	80 22ĺ
what breed	88 51h
what brings	88 40ĺ
what can	80 -12L-11ǫ18Ŀ35X65ĺ
what changed	86 15Ǡ53Ļ
what city	88 41C
what comes	84 -18Y-10Ʃ8Ĵ13Ŀ16ǌ25J28T32W
what company	88 -17ş-12Ş-11ǆǒ-9Œ17ő81Q
what condition	90 -17Ɖ13Ų19Ɗ
what could	65 -14ư9ş12ř27X34ǆ41ĸ42Z
what date	85 -13p-8ǫ13Ŧ19d28ń35Ŗ
what day	76 12ń16ƅ18ŖƘ20ĵ24d74L
what deductible	73 16ř20Z
what did	51 -26š-19ŗ-16o-15ť-13Ƶ-10œ-9ŃŉŘǅ-7Œ7ŝżǫ8ƗƳ9zņŕƁ10şǑ11Ʒ12Ǡ13Ŷƙǟ15Ňƾ17Ő19wW20ŏƼ21ǀ24ǌ25Ə26m29ţ30Ū31Ŋ37Ŕ39ƿ41B46Ɣ87ŧ
what do	48 -44ŭ-29ǒ-26F-24R-23ů-21ǖ-20Ļǫ-18ƮǑ-17X-14Ń-13Uĵń-12ŉŵ-11QƄǆ-10LƟ-9qŒũŶƈǉ-8VőŰŷǗ-7ŔƔ7ōƋǥ8ķƠǤ9ǌǙǟ10ĺŲ11YŗŬƨǊ12ſƸ13ŁŕƢ14ưƼ18ŎƲ19wĴƽ20ř24ǋ25ŏƷ27Ů28Ř29Tǝ31ļ35oň36şū37ĸ41Ş42œ46W49ǅ51Ɩ53ų60PĿ62g
what does	55 -41Ŵ-22ſ-21ň-17ǧ-14źǄ-13Ǣ-12u-11Ż-10Ų-8ǒ-7pƩǑ7WŞ8oǌǎǞ9Q11B13Tƪ14rǊ15YǕ17ś18wŗ19ĺ21Ő24Ř27ƣ32Ƣ45ǫ47q48ǆ54œ82ŵ
what else	71 -12ǫ-7ƕ8ĸ9ş10Ĵ13Ɠ18ƍ21Ŋ32Š59Ŏ
what exactly	85 -14Ǐ-9Ʈ7Ļ8B13Łƣ16Ɨ27Ʃ
what goes	90 11Ɩ17Ń19J
what got	83 -7ł23ĺ44ť65Ļ
what grade	88 22Ũ36v
what happened	67 -12Ŧ-9ŗ-8ł10ǥǫ18ĺĻ19Ň22ŎƝ26Ţ30Ƶ33ť
what happens	66 -11Ǫ-10Ǒ-7ơ7ƛǔǜ8Ɲǫ9Ƅ16Ĺļ17ǥ23ǟ24ŘƩ28ƀ29ƹ
what has	73 -7ţ15ƺ17Ɨ27Ń
what have	68 -13Ũ-10ǫ-9ş-7ſǥ7Ƴ8Ū9ĸ11ƚ12kƲ15ǣ17ƁƄ31ŞǠ40Ǒ
what hours	84 -8P7ų9ǐ12L22R
what i	69 -8ĺǫ-7ǒ8ūŽƈ9ł10ŏǔ11u13ľ14pŶƚ15ņ18ŋ21i36U44ň64ŉ
what if	73 -16W-15œ-12Ļǟ-7Z7Ĺƀ8ǚ10Ʃ11ǣ13Ǘ17Ŷ19ƞƨ22Ƅ26ǜ75Ǫ
what insurance	86 18ǧ19ǫ24ǒ
what is	38 -24Ŕ-22C-18Š-17ĸŲƥǘ-16ĵƫ-15Ņư-14űƳ-13s-12wzSŎ-11WťũŸƀƗƦ-10ŋƭƿǖ-9QłŐšŧŴǒ-8NŒƹǚ-7uGĴōƊƧǡ7cehƪƮǐ8xAƠƬ9lşžƓǅ10RĿŚŻ11ǌ12LƟƽ13mIYū14DǕ15gEŭŰŵŷǉ16ƏƕǙǥ18JţƜƨ19yZƚ20Ŭſ21jVůƣ22iK23ŀ24ƖƸ27Ǐ28ǫ29ńƈƼ31ņ32T34ĺǠ35ƋƔ36ň41P52œ53ŗ54ƙ85Ł
what it	73 -11ņ-10ǫ-8Ƹ-7Ų7ǟ8ţ9Ļřƫ10Ǥ11ŔƊ12ƙ13ŀ16ũŵ18Řśƕ23ŗ
what keeps	83 -16ű13ţ17ƽ24ŀ26P27Ş
what kind	59 -32ǝ-20ŷ-13Ɔ-12ŦƨƬ-10ň-7UƉƩ7Żƺ8Zƪǧ9ƒ12Ũ13Ɛ14Ɯ16X17Rťǈ19hƊ20ǫ22q24ǖ25ūƈ29ƥ39ǆ42ƌ43ƫ
what liability	73 -19ǣ11Ř20ſ
what life	88 -8Ř9ƪ45ƨ
what limits	75 -15ƣ-14ǣ17Ř19ǎ22Ǖ
what line	86 13P38q
what made	65 -8Ńƽ11Ň13ţ21Ơ26ĺŷ40š51Ļ
what matters	90 24Ŀ
what month	88 -8œ9d11Ŧ14Ŗ
what number	80 -13ŕ-9d7ƕ8X12c30Ʈ40ņ
what other	83 -10ĵ-9ĸ10Ņ21Ɠ46Š
what part	81 12ư13lŀ14ŉ47C
what percent	82 -8Ǌ7ƭ12ǘ13Ǔ19Ŕ20ǆ22ǈ
what questions	88 9Ŋ
what reason	90 28ŕ
what savings	80 -19Z33ř
what shape	88 13Ɗ
what share	90 15ǈ23ǖ
what should	86 -36L-17K-12Ū-11ǫ18ǩ26ŏ30Ũ78a
what street	90 29D
what that	84 7ŗ8Ň11ŧ16œ17B20ũ
what the	74 -8ǜ7ǣ10ŔŧƜǪ11Cǎǫ12cƏ14ưǀ22ǌ27Ɔ
what they	77 -11œ10ŗǑ11Hŕǃ12ƙ15ŞǍ20Ǌ22ų23Ƣ
what time	79 -23q-19g-10Ǌ-7Ƙ10Ŧ17ų18ǫ19R30L31ǐ48s
what town	90 9C10l
what type	81 -10ƾ-9Ǐ-8Ɔ9Ɗ12ƈ16ǖ19ƥ49ƫ
what vehicles	77 -14Ů29ǒ
what was	64 -41Ŧ-11ŉ-9œ-7pņ7ŝƁ8ż9ƃ10oŢǛ11Ň13BĻ14z17ǫ18Tŕ23Ŋš37ť57ũ63Ŕ
what we	88 10Ƴ14Ō16uƫ
what went	84 -9ǫ-8ǜ11Ň31ť41ũ
what were	83 -21ļ-7ň14š29X44ƾ60Ŕ
what what	74 -7G9I10Ʀ11ńŊŚūſ12SŖ13u14Pļ15ƽ17v
what will	86 16r30Ń
what work	88 20Ǔ22Ɵ24ƍ
what worries	72 34ŀ
what would	50 -13ŵǫ-12n-11Ū-9MƲ-8sXĵœűžƷǆ-7qTĿŘ7ſƋƳ10ň11ŞƓƙ12ŒƐǗ13B14ŀǑ15ĴƱ16Ǥ17ǖ18ĸǞ19ŃƄƮ20Łƪǚ21ƨƸ23ŊŲ24Ƭ28ş31Ɣ35ƹ38ŏ66ļ
what year	67 -15ǌ-13T-11œŧ-10D-8ŀŖƖǠ-7ĺ12v14p18ū19Ɖ25Œ29d32S33Ǉ34G38Ɔ80Ŧ
what you	56 -38ǫ-17ŷ-13ţ-12Xŏŝƅ-11Ł-10DŎřšƚƠ-9ųƹǆ-8rĻŉơǎ-7qļŐŶƔǟ7HNT8sťƍǑ9ƊǇ10dĴŪ11yĵŨƕǕ12ĸƧƸ13GY14PŅňœ18şƙ19uĹĺ20g22ŧ24Ƣ25Ɵ26Ʋ28mķ38UƷ40ǡ50Ų60ŗ
what your	78 -13ǎ8Bř10ƹƿ14ŗ27r32ƣ33ņ
what zip	90 
whatever	77 7Ɵơ8Ūż10qśƓ13Ʋ15ŊŠ16P
whatever $	83 7Š8Ɵơ9Vż11Ɠ15Ʋ16Ŋ
whatll	86 24ķ30Ń
whatve	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
whatve you	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
wheel	78 24ź25Ÿ42Ŵ
wheel $	88 7Ÿź22Ŵ
wheel of	86 -10Ÿ47Ŵ
wheels	85 8Ł21ǒ27ū39Ŷ
when	40 -25ǫ-22a-16l-15ŇǍ-13ť-12łƣư-11iŶ-10zMUşŪ-9CŏƁ-8NŉŐţŸƞƟ-7jqwBDFQĻŅŚŻƫƷǅǢǪ7HŀřŨ8ĹŔŘƜƢǂǘǤǥ9rŕŜƽǁǔǞ10Ķķũƛƿǝ12ƦƯ13yƹƻƾ14ƂƏǑ15ƌƶǛ16ĺƀƸǀǩ17Ɖ18dźǠ19ŝŹ20Ƶ22GǄ25RƩ26vOVŗƆ28gS30sơ35Ŧ37ń38ǐ39Ƙ43Œ47Ŗ53L
when $	71 -32S-14ƣǎ-8Ÿ12ǁ14Ź16Ɖ17Ǉ18ŝ20ǩ22G40Œ51ĺ
when a	84 -8Ǌ7ǘ10ǔ11Ɯ12ǥ21Ǔ
when are	76 -38Ǉ-15g-13i9ơ12Ƙ13ńǠ23s37Vǐ38L
when could	86 11Ŝ21ǃ
when did	60 -18šƔ-17ǐ-15ũƩ-14Ũ-13H-12ť-9ķ-8zŇǫ-7ŕŧŶƘƿ7ƭ9fŖź10ǁ12Ţƌƚ13ƍƜǛ15Ɠ17ŝ18Ǆ19Ǥ20Ƶ22Sƽ25ŗ28Ɔ29ƾ30ƻ34G40Ǉ50Ŧ54Œ
when do	62 -18ǐ-12Ǉ-10sŃ-9Ŗ-8ł-7gSǟ8Ŝ9ǝǩ10Œ11c12Ǡ13ĵƗ15d23H30V31y45Ƙ47ń51O61R
when does	75 -8Ų14ƅǐ23ź35Ŗ
when exactly	79 11Ŗ13Ţ16d
when he	85 -11ƾ15ǥ23ƿ27Ƶ
when i	86 -7Ǣ9ǂ15o18ŷ20ǘ23Ķ
when is	63 -22p-19d-16Ɔ-12ńǍ-10UŭƤ-9Ŧ7źƭ8ƕƴǔ9Ź10ǚǦǩ11ǀ12W21kƘ23ǎ31s34Ʀ49Ŗ55ǐ59v
when it	71 -15Ƶ7ř9ŧ11ũƆǐ13Ŧ16ƿ17ť19Ŀ20Ŗ41ƛ
when she	88 -12ƻ9Ƶ10ź16Ǆ
when that	90 -7Ŧ21Ĺũ
when the	76 7ơ9ŧ10LƢ11œũǛ13Ɖ14g15ŖƤ39ƀ
when they	88 10Ķ13Ɔ14ż40Ə
when was	63 -20ũ-19Ƶ-12ť-11Ǥ-8Ɓ-7Ǡ7Ɣǀǚ8Ǉ9Ǜ10Žƺ11ƻǑ13żǏ14Ɖ16Ɲǝ17ŗ18ƌ19Ų31ƶ35p37Ŧ
when we	90 15ļ26ľ
when were	75 -15l8ƾ10Ǒ15Ǥ41d
when would	78 12Ƙ14sƩ15L18H20VƯ55ń
when you	54 -12Ɲ-11ǫ-10RV-9ŖƘ-8LńŒşƣǅ-7PWłƛưƻ7ňřƱƵƼǋǟ8ƀƢ9Ǒ10Ǆ11ǂ13ƹǊ15Ƹ16ŀŹ18AǞ20r21ũǠ22Ř23ƂƔ25ŕ26gŃ27Ŕ30š32ķ33Ũ46ơ58Ʃ
when your	86 15Ɔ22Ƶ
whend	75 -22ǐ-17Ǒ-13Ũ-11Ơ-7H10Ɔ12ż13ƴ14Ɖ16Ķ17ŦǤ20Ǉ26S30G
whend you	78 -23ǐ-7H12żƉ14ƴ17Ķ21Ǉ27S31G
where	49 -15R-14Pō-13nƌ-11sŭǪ-10GőƟ-9ńŜư-8Ŵơǆ-7KUūƃƫ7zŢƎ8yƛƨƯ9Y10rŬƹǠ11FHšŵƅ12ĹśţťƝ13ĸņŚŠǑǗ14Ƨǀ15Ņǂ16jĽ17Ż20XĶ21l24JƋ27q28Ǚ29Ʀ30Q38ǫ46M47D49Ǎ56C61ű
where $	90 30ű
where are	71 -10ű-8ǫ-7Ǡ8ķ11H12ǂ14ǑǙ16y32C35l
where can	90 23J
where did	84 -8l-7ľ12m27š29Ľť33ǫ
where do	67 -16R-13ō-11lP-10ǙǪ-8nƑ7Ŭ8Ǒ11Ǝ12Ʀǖ13Ƨ14zś15Y16Ǘ22ű25M29ņǠ33CQ43J
where does	72 -14m-8L8Ǘ13rǙ16qŮ17Ż19ƛ29ű
where i	86 11ţƅ14Ƌ18M
where is	67 -17ƌ-11M-10ő-8Jűǖ-7ǧ9ś11Ƨ12Ż13XƝ14ǫ15Ƒƨ17lĶ19C22Q23Šǀ27qƋǙ54Ǎ
where it	86 -10J12ſ14ǚ16ŏŞ27Ś
where should	82 9ƅ14JM17D
where the	88 9ű11Ŭ14Ư
where would	73 -20J-12ư-11ţ8g9H17ǟ18ƹ20M25Ĺ32D46Ʀ
where you	70 -11ŭ7Ʀ8Cļ10Ľ12D13k15XǍ20ű23Vĸ24ţ26F33j
where your	88 8Ŷ12r13D19Ķ
whereabouts	84 8M14ƥ16Ǎ25C
whered	77 -10Ś-8Ż11ƨǃ15G21Ľ23m34l
whered you	78 -10Ś-8Ż11ƨǃ15G22Ľ23m34l
whether	83 9DŤ10Ɓ11Ʒ13Ő16ĵ
whether it	90 10Dĵ13Ʒ
whether you	88 7ĵ9Ť12Ɓ14Ő
which	54 -10ǜ-9ǒ-8Ĵ-7qţǙ7ŊƸǧ8cdFūŹźƂƽ9bŅŭ10ŵƏƶ11Ł12DŸƗ13ĽŉŬ14Ǒ15ER16ƥ17J20ŦǊ21ő22Ŀ24ǘ27C31QŴ
which bank	88 -10Q18Ɨ19ŭ
which car	69 -39ū-8q8Ů16ź19Ÿ21Ŵ38ŵ
which cars	86 -16Ŵ-13Ÿ9Ɓ59ū
which company	80 -17Ņ10ƺ11Ɔ15ƶ19Q33ő
which floor	88 34ƥ
which machine	79 26Ǒ
which of	90 7Ŵ
which one	83 -14ǜ7J14FƸ23Ŀ35Ǌ
which ones	84 11f18ū51Ŵ
which other	88 -7ņ10Š32Ņ
which state	90 -9ő13Ź24CŬ
which year	90 40Ŧ
while	70 -13S-10ŗ-8qŮ7Ǫ9ŝŶ10ŊŴƞ11ƂǢ14ňơ15Ʊ16ś18Ɛ19Ʀ20Ũ24ųǟ30Œ
while $	86 -15S16Ʀ38Œ
while you	84 -11ŗũ-8qƱ14ǟǢ17Ũ18ơ21ų22Ɛ
who	38 -24ų-22Ɩ-21ŵ-17xū-15T-14tśţǉǤ-13ĵŐ-12LP-11BĸƔƠǆ-10ĺľœƥƩ-9ĹōŚ-8fsHSŀŃŮƙƟƹ-7yDZŁŏŖřŜŹŻƨƷǁǅ7ƒ9Şơ10qĴǜǩ11ǧ12ƀ13ƛǠ14źǀǚǝ15wŭƂǏ17ƦǇǪ19ƄǙ20Ǘ21ǈ22Ƹ23aƴ24Ǟ25Ǔ26ǒ28QŅšƞ30ǫ32Š34ƣ35Ľ39oƤ40uƵ41Ŵ43Ɨ44ł46Ʊ48ŝŸ49A51n53Ǣ54ƭ55ő61Ǌǖ
who $	88 -11ţ-10Ɩƭ8Ɨ13ŭ19ƅ29Ƹ
who all	81 -7ŝƉǊ11ǈ12Ĵ19n21Ÿ
who are	72 -21Š-10ƠƱ-9fǔ-7xǙ7Ÿ9nǓ11Ǐ16ǖ17o21u25ǫ31Ǘ42Ǌ43ő
who checks	90 17ơǝ
who comes	85 -20n-8ƭ12Ƒ20w21Ƃ46ƞ
who could	86 -7Ʊ7ƞ10Ÿ26Ʀ42Ǫ
who counts	73 19u27Ʊ
who decides	90 12ł
who depends	77 -7A22u31Ʊ
who did	85 -9wť-8oǫ-7Ǔ16ƍ18Ǌ23Ƶ35ƭ
who do	64 -16ƅ-14ĵǊ-11ƴ-9SǆǢ-8PŐ-7ŗ7ŝ9w11a13ƣ17uƗ18Ƥ19ŠƂ28Ĵ33ǖ36Ǔ43Q50ő55A
who does	74 -25ų10Ǔ16ǒ22ǝ23Ǣ24Ǌ38Ǟ41ǜ
who drives	70 -22Ÿ-11ū39Ŵ40ǒ
who else	68 -15Ÿ-11ǫ-9Š-8D-7a7nŴ18h20ƛ28ł29ŅƤ30Ǌ
who gets	85 -10A-9r8ƴ11Ʊ46ƭ
who handles	79 -14Ǌ-11ś-10Š13Ǟ14Ǣ17ǘ20ŝ24ł39ǚ
who has	81 -10Ɨ-8ƣǕ-7a8ƀ9ł10Ÿ20ǎ38Š43Ǚ
who holds	90 15ŭ
who i	86 -8ǫ10r14ƣ24a
who in	73 -15Ŵ-9n23ƿ43Ÿ
who is	51 -21ǎ-15ƿǓ-13ų-11ū-10ƥ-9xƖ-8AW-7ŚźƩƵǔ7ƃǠ9l12zŭƪ13aǒ18Q19u20ǧ22wƤǏ23Ǣ24ǀ28ŴŸƱ32ƣƴ35Š39ƭ44ǖ46ƗǊ47n55o
who keeps	90 11ơ17ǔ
who lives	90 -15z-7Ŵ13n21Ÿ
who looks	88 -7ő8A9ơ10z31ŝ
who makes	86 27ł
who needs	79 -16T-7ǩ9ł10Ÿ12ƣ20ƅ28Ʊ
who owns	82 -7n11ƣ12FǏ40ǈ
who pays	78 -11Ɩ-7Ĺ12Ƴ17ƀ18ǥ21Ƅ22ǟ30Ǣ33ư
who rent	80 -7Ǌ19Ǔ
who runs	88 17ǋ26Ǌ
who sent	90 -8ő8ľ48Ľ
who should	88 16Ǣ20Ÿ27Ƹ
who signs	86 8q16Ǣ21ł26Q
who started	90 46Ǉ
who takes	88 16Ǫ22ŝ38Ǡ
who told	86 -9BƵ12ƛ13Ľ15ņ48A
who was	85 -16ƭ-14š14ť16Ň66Ƶ
who who	88 7Q8Ľ11A12z
who works	71 -9ǉ-8ǥ18ƞ34ǊǓ
who would	74 -8ŏţƄ7a8AƳ13Ǣ14Ƹ15Ʊ17ƭ28Ʀ44ǫ
who you	83 -7ŭ16Q17Ǘ18ƭ19ŝ36Ş
whod	66 -20ǀ-10z-9u-7ǖ7Ŷ8AƳ9Ŀƀ10ǥ14ŝƭ16ǚ22Ʋ23ƄƦ28Ǫ29ƴ42Ʊ
whod pay	81 -19ǀ-8ǖ10Ƴ13ƀǥ22ǚ28Ƅ
whod raise	90 25Ʊ
whod run	86 -17Ʊ50Ǫ
whod take	85 -9z20Ʊ35Ʀ
whole	63 -10ǌ-9Ǌ-8ƨƩ-7Ŵǫ7lŪŲƯǔǤ8tuĸŉœŜũƲ9ŕť11ǋǒ12Ţ13kƷ15Ũ16Ŏ17hƉ18ŰƬ19O21ŧ35ƫ
whole life	76 -9ƨƩ10l13ƫ16Ʒ23Ƭ30Ư
whole thing	86 -7ǚ9Ũ12Ū13OŜ17ť
whose	66 -23ƙ-10ƭ-9w7Ž8ĸƄ12ǣ14F17ǒ18ǈ30A32ł35ő41Ƥ
whose cars	80 17ǒ
whose fault	88 11Ž12Ƅ
whose name	83 -12ƭ-11Ƥ7Ŵ13ĸ18ł22ő
whose things	80 26Ƥ
whove	86 7a10Ǌ15ő18uw
whove you	90 12Ǌ16w17ő18u
why	61 -20Ņ-14Ŕ-10œŪ-9ŊƸ-7ōşƃ7Ǩ8Ŀǈ9ƹǦ11šǞ12ŀ16ŇŢ20Bƽ22r27ƶ29Ʒ32ĺǫ38ŷ41ţ42Ł43ŕ52Ļ
why $	88 23ŕ
why are	84 -26Ņ-24ţ-7ĺ7Ł12ǈ33ǫ62Ļ
why did	70 -32Ļ-21ǫ-13Ŕ-8ƃ9Ǩ11Ǧ15Ǟ20Ţ26ŕ30B39ƶ40ĺ46ŷ
why do	84 -24Ł-10Ŋ25Ň29ƽ31ǫ39Ʒ
why now	86 -10œ-7ţ64Ļ
why would	90 -11Ƹ13ţ16ƹ17ǫ
widowed	90 15ƹ21f
wife	58 -13ƾ-12vP-11ƺ-9ƨ-8z7VƵ8u9ƹǈ10Ǫ11ư12Ǣ20Ǌ21ŵ23pǄ26ƭ27fo30q32sƪ36t38r
wife $	78 -11ƻ-8vƱ7q9ƪ10f11u21Ű22ƭ28p31t
wife do	86 -21r-9Ǫ24q27ƹ
wife drive	88 -13r-12Ű-7ź13Ŵ54ŵ
wife have	85 -18ƹ-10q21ư33ƪ
wife on	86 -12q-11ƾ-9Ǣ22Ǆ23sǊ
wife work	85 -9r-8ƪ17Ǌ28q
wifes	72 -19P-17ƺ9ƞ10Ƽ11bj14ư17Ŵ20Ǆ30q33o41p
wifes name	88 -8p22o
will	54 -14ǫ-8v-7aŗŘŸƤǦ7zķ8ŤƮ9dƯ10oŻǠ12OƅƦ13cNļ15eő17Mś18sōŜƗ20Ķ24L25H28y29Vź46Ń53ƴ
will $	79 62ƴ
will be	82 -7Ÿ11Ǡ12c14V16ź25y
will get	90 12dN
will it	90 -7L12I24s
will need	84 7E8Ź10c11Ŧź
will not	75 -9ǫ7žƼ8deĶƅƯ9cųƤ10Ɖ11Nœ12ń
will or	90 
will put	90 7Ɨ11ō27L
will you	78 -19Ƥ-14ƴ15Ŝ16ķ21Ʀ24ļ44Ń48V
willing	88 10ţ20ž
willing to	88 10ţ20ž
win	86 34ļ
wind	71 -14ř11j12Ɠ15ť73Ɯ
wind and	84 11ř
wind deductible	88 -61ř76Ɯ
wind or	80 -15Ɯ18ť29ř
windshield	84 -12ř9Ų19Ƃ22Ŭ
wine	86 38ǝ44ǁ
winter	80 -10ǟ-7ŉ9ƒ15ơ16Ū19Ɲ33Ŧ38ǐ
winter $	81 -7ŉǟ9ƒ16Ū19Ɲ27ǐ34Ŧ
wire	90 -13Ǣ15ǚ
wiring	81 53ƌ
wise	75 -9Q9Ƶ10ƙ11ƿ12ǌ13mǄ14ƪư16w21g32V
wise $	79 -9Q-7x7Ż11ƙ13ƿǌ15ƪ17w18ƺ29V
wishes	90 33Ʋ
with	38 -21ǒ-20Ļ-14ťŰƖ-12PơƸ-11H-10ƭǇǉǫ-8CJNūƄƣƼǠ-7jEŐřŦƔƟƨ7wB8IWŀŽǓǦ9ǧ10SƂƝ11ŔŗŚǣ12rAŅƒƜƲƵǁ13MśűƩƳǏǞ14aŌƏ15ŁţŮ16ĵŝŷž17ĹŭŴƃƦ18ļǃ19sQŉŋŘšŨų20gV22ĺ23ő25nƤƷ26b27Ş31Š33Ňş51Œ
with #	83 12kƃ14śũ15ű18b21Ĺ
with $	66 -16Ÿ-12ŝ-11n-10Œş-9Ɩǫ-8Aţ7ƺƿǣ8ĺŇ9ǧ10Xš11Ʀ12a13ĵǚ16Ƶ19ƪ20Šŭ27Ƥ45Q48ő
with a	62 -20Q-10tų-9šǇ7gƎƴ9Ňřź10qSVƒǆ11oB13Ŭƚ15Ÿ16űž19Ĺ26Ʈ30Ǐ32ļǃ41b
with all	88 8ŀ9t12G14Ƃ15ś
with an	81 9wž12Ňǝ21b
with anybody	90 -15Ÿ7Ƥ39Ņ
with anything	88 11ƾ15Ŋ
with company	90 25Œ
with em	88 13Ŕ18ţ19ş
with family	90 -18n-14Ž-10z30Ʀ40F
with her	90 12Ż13s15ƹ
with how	90 20Ũ
with in	80 20Z
with insurance	88 17Ň
with it	74 -22ǝ-20ǒ-7q7Ʋ8M10V12Ơ14ŷ15Ł18ƒ19Ŵŵ21Ʒ65ų
with me	74 -21ő-8Œ8ŋư9Ĺƻ12ś14ŏ15mĺ17Ō18Ł64ŉ
with my	86 -13ǚ9f15z54ǫ
with no	78 -12ř-8Ǔ-7ő9ǔ11Ƶƿ19Ŷ20Ţ27Ƃ33ƀ
with now	88 13ş17ǧ29ő
with one	81 -7ū14Œ18Ņ22ļ26Ŷ33ő
with rent	80 -14Ĵ31ư
with some	90 14Ƨ17ŧ18l
with somebody	90 16Ő18Ƥ
with that	69 -34S-15Ǉ-10Q-8ŕ-7ƹ8ƕƵ9D10aŇ11ũǨ12ŷ13r14ń16Ş20M22ť25Ů28u50š54Œ
with the	58 -29Œ-26ť-18Ş-16ő-15ŵ-14E-13ĻŰ-10Ŷ-8ňšŢ-7Ƶǫ7ƞǐǞ8ųƬǦ9aqœŮǡ10ŀ11ƃƏ12xQƅƾǥ13gǠ14Ŵ15ōƷ17ĺž18ſƲ21Ž22WƝ23Ũ25IǇ27S32Š34ŷ
with them	65 -7Ļ8Śš9q11ŘŠ16ş26Ŕ29SŞ33ţ
with this	78 7K8Ǣ10A11aŤ12r14ł21ŵ
with those	83 9Ş10Ŗ11Ř16U19Œš
with today	88 7ĺ18ő
with us	80 8Ő10Ľ13Ō15ĺ21z22s
with what	84 11Ŵǣ14ŗ18ĺ19B24ş
with with	86 8ŀ11Ń13kƗ15ź19ĵ
with you	59 -13ő-12zǫ-10Ŷơ-9FŠ-8qš-7Ŵ7Ƨ9ĴŎ10A11Ŀ13ŭ14Ǫ16tǘ19i22ň25Ł27Ÿ28ŝ30ŋǓ31ŗ34s35Ǌ36Ʃ63n
with your	65 -27ő-10ť-9ǒ-8tŁŠ7ƽ8ſƹǕǞ9ŚŜƜƦ10vľŃ11Ơǈ12Vŗ14ĵŞƺǝ15r17ţ18Ƶ21ş26ŒƷ
within	86 -13ŰƯ-12ů15Ƒ25ǒ33Ŧ
without	63 -16S-11Œ-7Ř7deƲ8Ɖ9Ǣ10Ļ11a14Y15ưǕ17Ƽ18ƀƯ21Ő24Ŀƹ33Ǫ42Ţ44Ŷ
without $	86 -18S-10Œ7Ţ10ǃ13Ǫ21Ŀ42Ő
without a	88 11Ţ35Ŷ
without insurance	83 -15Ő9ƀ18Ƶ36Ţ
without it	82 -15Ƶ9eŐ10dX15Ļ41Ŷ
without you	79 -22Ŷ-19ư18Y40ƹ54Ǫ
without your	83 39ư
wood	70 7Ť11Ɠ41ƈ62ƒ
wood $	84 7ƒ23ƈ
wood frame	88 29ƈ
wood stove	83 37ƒ
word	80 -8a-7b8AǕ9B11Ľ14ǅ15ǔ18ŋ21ō22ǫ34ł
words	86 17ŗ22ť30ŉ
work	47 -22i-13Ĺŷ-11Ư-10Ųƫ-9ŕƦ-8wĿƔǔ-7rĸŀŏūǡǨ7ƹǃǋ8ņǉ9zBJǀǍ10Nƍ12ŵ13I14X15Ǫ16ňŘǛ17ǖ18ǒ19LƄƟǓ20Ļƨƺ22ǆ24Ŷ26ǜ29ǥ30S34Ů36qV37Ű40R42Ʃ46P47W48U53Q
work $	57 -17R-12ŘƯ-10ƞ-8ņǊǨ-7ůƟǟǫ7qŴƐ8ƄǃǛ9ŶƹǢ12F13LNŷǡ18ǜ22Ǫ23S25ƨ26U28ǒǥ31Ʃ35V37W90ǆ
work and	75 -11R-8P-7Ů9g10ǆ11Q12N16ŵǒ19n
work are	78 -12Vǆ41Ļ44P
work do	85 -10P-8U25ǆ32Ǔ
work for	74 -18Ĺ-17n-14F-10PƦ-8Ɣ-7RĿǒ9rǓ14Ƅ20ǉ23ǖ27X43ň72Q
work from	74 9ǟ10Ű21ƞ30R
work going	90 -24i-15ǡ21Ɵ29U
work if	82 7Ʊ11Ʃ15ǋ19ư
work is	86 -45ǆ-19Ɵ-8ǒ18Ŷ27q28R60P
work like	90 -7ǒ7Ɵ9P13ų17Q
work or	81 7Ŝ10ƨǃ11ŵƪ17Ű25I
work out	90 -23R-8U-7W22Ǎ23Ɵ42ƺ
work so	90 -13R7K9Ǫ12s28L
work today	73 -7ƨ47Ř
work too	90 -7Ů16qǜ
work week	88 -19Ů45R
worked	85 14ĸ16Ň42S
workers	71 -14Ǧ17ǥ21Ǔ30ǉ
workers comp	73 -14Ǧ47ǥ
workin	86 8PU11ķǊ24Ņ
working	72 -8Ŷ-7Ǔ8ǔ13ǉ14Ş17Vķ21g23q34PĺǊ
working $	83 -10R13qtķ18g22P23V
working there	90 8V20Ǌ
working with	90 -9ŶǓ10ǔ17U23Ǌ
works	66 -13ǉ-11ř-8ǥ-7ĺ8X10Ʊ11ŗ12Ɔƞ14M15ŉŞ26Ǌ30LǓ44ŋ
works $	84 -11Ǌ15Ɔ25L31ŋ
works for	85 -13Ǔ11X15L19M46Ǌ
works there	76 16Ǌ21ƞ
works with	80 -18Ǌ-7ǥ43Ǔ
worksheet	80 13ǥ
worksheet $	80 13ǥ
workshop	77 -7Ǐ18Ɠ36Ɵ
workshop or	80 14Ɵ
world	86 12C14di16ļ17ń
worried	85 16Ɯ20ŀ25Ū
worried about	90 19Ɯ
worries	70 15ľ21Ɠ22ŀ
worries you	71 21Ɠ24ŀ
worry	84 -7ǚ11ǣ22Ɯ56ŀ
worst	80 7ř13Ǧ18ũǞ24ŀ25ş
worth	63 -14ň-9Oǫ-8ŏ-7ĴƘǤ10Ɓ11ţ12Ƨ14Ƃ15Ɠ18ǟ23Ǒ29ƙ37ļ44ƚ46Ɣ48ĸ62Ų
worth $	69 -48ĸ-10ļ-7ūƘ11Ɵ16ƙ17Ƨ20ǟ28Ǒ34Ɣ55ƚ61Ų
worth it	88 -12O-11Ų49ļ
would	36 -19Z-16ĺ-13Ƃ-11qŧ-10xĻƛƵ-9dfoNŉœšƫ-8JQSőűƼǇ-7uŇŔťūŸǠǥ7ŁşƄƘǞ8Ńƺ9PWŦƉ10ĵřŷǖǣǪ11BDHĴƁ12ŗƨƬƳǑǨ13ǁ14A15ŜƔǚ16mĶĿŘƯƸ17csŞ18Mńƪ19ňǤ20ƃ21Tŋſƕ23Ŷǃ24Xƙ25ŲƲ27ž28Ʒ30rļ31Ʊǟ32Ʈ33ư35Ʀ38ţ42Ĺ45ƹ46ŏ
would #	88 -8Ĺ20ƕ25XƮ
would @name	90 -25ư-21Ĺ9r14Y51ƹ
would a	73 -22ř-8Ʀ7ǃ8ĸļſ9Ʋ10ŏ11ǫ14Ư16ǟ19ǚ27Ĺ39m
would be	72 -11Ƹ-8ŏş7eL10bńŐ14rŶ15ţ18Ʈ19c20Ĵĸ25ŀ
would cost	90 19ƕ23Ʋ
would do	85 -9ư-8X11ŏş12Ʀ14Ĺ
would feel	90 12ž14Ʈ
would get	85 8Ƅ10ƕ16Ņ33Ų
would go	85 -8N10Ɣ15V21Ū36Ʀ
would happen	72 -11Ʊ10ƝǗ11ƞ12ƩǪ28ǖ37ư
would have	73 -10ţ-9ƹ-8Ń-7Ʊ8Ʀ11Ĺ13ũƙ19ǟ43ǫ50ŏ
would he	78 -10ĵ-9Ŷ-7s9ƺ21B46r51ƹ
would i	86 -23J-7Ŝǋ9g11ţ16ŞǢ40D
would it	63 -17ư-16ǟ-13r-12ŉ-10Bĸ-8ƦƷ-7ŶǇ7ń8ŏ10ŌŜƘ12Mļ14Ńŋ15ţ16ŞƱ17X18Ų19ƭ20Ɠ27ƔƮ33ƙ43Ǒ45s
would keep	79 -7ư16ţ26ǟ
would like	76 -9ǫ7AB9X10ŕ11Ʋ17Ư24ŋ26nƸ
would look	90 18ư
would love	85 11rB26M
would make	75 -25ţ-8T-7ǆ9Ń10Ű12x16Ʈǂ24ļ32cŏ
would need	66 -10d-8ĺ7ŒƖ8cGŬ9ĶƘǌ10mQǈ11Ŧų12ǋ13œ15ŰƉ18v22T
would not	86 -7rƕ7ŗ13HX21Ŧ31ǫ
would pay	84 -7œ11Ƴ29Ř33ŗ
would rather	85 -12ǫ-7Ŋ14ǃ17ĵ20K
would she	77 8Ǫ24ƹ29ư57r
would somebody	80 -14Ĵ18Ʀ31ư
would still	79 41Ĵ
would stop	80 13ǟ
would take	82 10ţ16Ʊ19ƑƦ21ƕ
would that	73 -35X-18Q-15Ƅ-12Ǒ-9Y-7L7aķ10gV11Aļ12Ʈ14E15Ǟ23Ɣ26ŏǤ28ň33ǟ40Ĺ
would the	80 -9Ǉ-7ǟ7Ʋ16Ʃ17ƨƳ27Ǩ33Ĺ45Ǫ
would they	74 -13Ǫ-8Ŷǟ-7ļƹ8ĸ10ƯƳ16Ɓ17YƮ20Ř26W34ư38Ƭ40ƨ
would want	73 -12Ǩ8ĸ10Ƹ11ŞƲƹ12Ūƭ14řŻ16ƃ20ŵ
would we	90 10ř12ļ23ŏ
would what	90 -10Ĵ13ş16Ŀ19ĸ
would worry	90 -7ǚ12ǣ39ŀ
would you	47 -35ƹ-29Ʈ-25ư-21ŏ-19X-13r-12ƔǪ-11ZŃŪƂǫ-10J-9Bŀƕ-8ŘƫƭƱ-7ĺŧ7ƁƙƟ8ŒŨƉǣ9Ɗ10ōƯǘ11L12yĸſ13ĵĹ14ǚ15ƺ16Ŋǟ17Ŝ18HĶń19M20Ŀŋř21Łňǁ22ƃ23Ų26ŗ27ŷ29ǃ30ƪ31Ƹ32ş34T39ţ41Ʀ44ž54Ʒ57Ŷ
would your	63 -18s-15n-13q-12ŵ-10fǢ-9ƙ-7Ʀ8ǚ10Y13WǪ18Ƅ19ǣ23Ǥ25Ʊ26ſ27B62ư80ƹ
wow	75 8S10ţǤ12u13RƢ14Uŧ16Ų24Ŏ26Œ
wow that	88 -10Sţ8Ŧ16R17ŧ23Œ
wreck	79 -11ť-7Ʈ9Ǩ12ũ15Ƅ16Ŷ18ŝ23Ɓ26Ž
wreck $	90 13Ƅ17Ž
wrecks	90 22Ž
write	72 -12ư-7Ŝ7b8ǘ9ť11oƎǞ12wĹŚ14KƏ17Ʈ18Ź22ō
write it	85 11ť14Ǟ22Ź30ō
write that	88 -8w7ǈ11b15oƎ
writing	85 -9Ʊ11J12Ŋ15ő17ƅ25ƴ
written	78 9Ǖ10ż17Ř18ƴ23b26ſ
wrong	75 -9Œ-8ŉ12Ǧ16C17Ť20ť21ŀ25Ň26ş27ǫ36ǜ
wrong $	84 -9ŉ9ǫ17Ň18C20ŀ26ť
wrong with	90 -8Œ13Ň38ş
wrote	83 -7ǫ7q8D12ŵ16wƴ20ĺ33ŝ
x	84 -8Ŧ11Ŗ13ƌ14b31ƛ
y	88 29b
yard	76 7ƙ10ŵ11HƠ15ƞ21Ɣ55Ɠ
yard $	82 -10ƙ11ŵ12HƠ17ƞ25Ɣ27Ɠ
yeah	71 -13Ŋ-9G-8ơ7œŜŻ8cŗŶƊ9őśş10ŵƂ11ƕ12TĹűż13ŋ15Œ21v
yeah $	75 -14Ŋ-9G-8ơ7O8Ż9cś10ŗ11şŵ12ƕ14Tŋ17Œ23v
year	50 -15Ɣ-13ǫ-11C-10ĺŧ-9Dǆ-8ŀŭ-7lŏŰŵ7Ǔ9kq10Ɖ13ƞǀ14v15SƖư16ĻǦ18G19ƫǠ20cǇ21ź22ĵ23Ŕǂ26ơ28pūǐ29T30Œ31œǋ35Ɔ37d39ǌ40ǡ41Ŧ43ů
year $	60 -36Ɩ-19ů-16Ǉ-13Ɣ-9Cǆ-8ū-7ŭƍ8ŝƽǟ9ƢƼǂǥ10HŒǐ11ńǀǓ12d13q15Ļ17k19Ŧ21c23Ư25ǋ26ǡ28ĵ29Ŕ30Ǡ45ǌ46T
year and	84 7ơ9ǒ10ǚ13Ɩ17Ŗ
year before	90 24ǌ
year built	88 11Ɔ
year did	76 -11D-7Ǡ10Ɖ17Ǉ26d31Œ37S41G
year do	88 7ǂ22ƞ
year for	84 -14ǌ7Ɖ10ǀ16Tǋ19œ21ǡ
year is	82 -8Ǉ-7Ɩ8dT11ǂ15ƞ19Ɔ22ơ28ū
year it	90 -9Ŗ10ƫ14Ɔ
year make	84 42ū
year of	90 17d20Ɔ
year on	88 -7Ŧ14Ɔ27ů30c
year or	84 -36Ư-15T11œ14ư24ů79Ɩ
year right	85 -7ǌ8ƍ15Ɗ19Ţ20T
year round	90 -7ǟ17ǐ22ơ
year term	88 -10Ɩ21Ư33ƫ
year the	90 -7Ɗ10Ɖ29Ǉ
year was	80 -10ŧ-7d10Ǧ13Ɔ15Ŧ16v19p28Ǉ
year you	90 -7Ŕ14Œ24œ
yearly	84 8ǌ11ů
years	51 -27ū-12TƊƾ-9Ǎ-8Ŕů-7ĵ7Pś8vyƶ9Uż10cŞ11oŏŽ12ǫ13ţƖƩǥ14ķƆ15ƺ16Ķ18ƌ19Ļ20H21ŵƫǠ23V25Ŧ26Œ27Ź31Ǉ32Ť33GƉ41S50Ư
years $	64 -46S-13Œ-12ƾ-11Ɖ-10Ǉ7U8Ʒ9żƻǡ11yŦ12G14v17Ǡ21H22Ķ23ǥ24Žƺ31Ť75Ư
years and	86 9fķŏ
years at	84 9Q11G19PS21Ƴ
years do	90 -17Ư-7S15Ɖ39V
years even	80 13Ť
years have	77 -25G-10Œ-7ū23V31ŹǇ51S
years in	88 -26Ư-12G-7Ŧ25Ǉ92S
years is	88 -8ŲƯ7Œ15ŏ28Ş
years of	88 7Ư11Ɩ15ś18Ǉ
years old	88 14c19Ɖ
years on	85 -10ĵ7S13ƫ19Ɖ22ƌ
years or	85 -8G20S22Ư24ƫ
years that	90 10o13ŝ14U
years the	90 -26ū-12GƊ-10Ɩ19Ɖ39Ɔ42ŵ
years with	82 -10V-9Q-7ő37Œ55S
years you	88 -9G12ţ15Ļ18ƌ24Ɖ
years young	90 42c
yes	72 -9W-7Ŗ8Ō15ĺ16ū18Ʃ19d22Ő25Ń37ł43ŏ
yes $	79 -7Ŗ10ł15ū21d28Ń51ŏ
yes or	90 -10W-7ƨ24Ʃ27Ő
yes to	88 12ł22ĺ
yet	67 -23ǟ-14ƶ-12tǐ-9Ŵ-7ő8Ǝơ9uwŁ11ƷǍ12nr13ů14Ņǡ16ǩ17f21j23x26c28ź29Ơ32Ƙ34v
yet $	70 -24ǟ-14ƶ-12tǐ-10Ŵ-7ő7ǀ8Ǝ10Ł12n15Ņů17xǩ20f23j29c30Ơ34vƘ35ź
yet or	88 15Ǎ16u
you	17 -33v-27ťŵ-26ƿ-22ź-21Ż-20Ŧ-19q-17ư-16Ɔƪ-15ƈ-13bƇ-12oǩ-11ǧ-10ŖŴƵǄ-9hŚŧ-8ŕ-7ƕƣ7BIŢūƠƬǏǣ8ķŭżƐƖƤǇǐ9łŌŘƉƙƱƾǆ10dŨƁǌǖǟ11MůƃǔǦ12pQƔǁǅ13ƭƯ14aLĶƧǢ15ŊǛǞ16jơƼǕ17kńŇōŐƚǀǈǜ18uGĵŒųŹŽſǓ19ZƲǃ20SĴƄƜƳƷǍǚ21ŗƸǫ22žƮ23ƺƻƽ24fĹ25HKTŋŜƂ26ļǉǗ27UWĸĺľǂ28ǠǪ29CĿ30Ļ31nOţ32ƍ33mFXŃśƶ34VŁŅŪŷƩ35ƀ36ŝŶƨ37gAŉŞ39RƦ40őœ41Nšũ42PĽ43i44l50ŀş58ň64c
you #	69 -20Ǔ-13Œ-8R8uſ9ţ12Ŋ13Eƹ15Ǘ16B17Ʊ22c25pƴ28ŝ33r43n45y56f
you $	43 -32ŲƵ-31Ŵ-26Ů-25ǋǫ-24v-23ř-21Ő-20u-18ǐ-17Ƙ-16Ɣ-15ťƳ-14HŦ-13Z-12FŠƢƭ-11ļƟƦƮ-10ĺŘŶǇ-9wyńŎŖŗţƣƸǔ-8rŚŻƋƪƽǍǑǠ-7PĵŅŜŨųƆƇƚƾǕ7pVĹŌžƍ8zJőŔ9Žǖ10ŁŇŭƂƤƨ11Aǡ12ĸŃƀǃǗ13ŋƜƬǁǞ14łņƓ15GŏšƏǢ16Bƶ17ş18ŀ19XƩ20lǀ21Mŧǒ22g23Ţ24ǘ25ŉś26ĽǏ27ƹǊ29jI34aK36Ǫ37L39Ş42iĿƱ44ũ56ň58c69ǉ81œ83ŝ
you @name	88 -11t17Ÿ18p24n
you a	60 -10Ŵǩ-9ŏŻ-8czĿǊ-7GņŜŭ7Ņ8ǚ9DļŢ10Pũǎ11FĸŃƨǉ12ŕƬ13Œū14Ƴ15ŋǔ16ŗ18ǁ19S20g24Ƃ41u51l54ǂ
you about	73 -26ŕ-15r-12Ƶ-10Ř-9Ŋ-7ŎŞ8ň10ƃ12ž13Ł20ųǟ21ŗ24ĽŐ31ş39ŀ41B
you actually	85 -9ƈ-8ǆ8Rƒ11ŗ20P22K
you add	83 -15Ŏ-9Ƃ7ĸ19Y38ƍ52Ǡ
you afford	88 -7œ22Ʀ27X
you all	85 -13ũ-12ź8Ơ9Y13ǡ14nƵ20Ŵ
you already	82 9Ő13Ƙ15ĺ16Ʋ
you always	90 -19G12V18ǡ28l
you an	86 -11J14K
you and	67 -19n-11Ž-10ǉ-8ţ-7Ŋ8Ŗ9ĸŒśũ10Ŵǌ11ŎƲ12ǈ13M15G17ť20Ǫ23d25Ǌ27Ƥ29ł46Ÿ
you any	84 -13Ʃ11W14Ō17u26M28x
you are	47 -38ǫ-15uū-13ǃ-12Őƞ-11bŭƁǤ-10ŖťŪǊǖ-9VŝƕƖǉǒ-8vŅŎŮųŶƔƩǂǈǥ-7UXĵńŒƈƤ7elyũƘƳƶ8ŘřŰƂƼ9ĹŉŏşſƫǜǢ10śƛ11ŌƸ12Ļ13PR14jNTĺ15nŊŗ16ưǓ17ƨ18d19fœǟ21HŁƹǪ22C25Ơƺ27ţ30Ŵ31ƄǠ36ơ37c41g42ő49Q51F53a
you as	81 -17ǖ-13Ǖ-12ǫ-8Ǚ12œ13Ÿ14F15ň22ŅŐ23ǔ26f33ǅ
you at	67 -30Ʊ-23W-21Ɵ-15ǫ-12Ř-9Uŕ-8ņ-7ű7vIQ9š10őŤ11Lſ12ŏ13B18V19tŔ22P27N36n40CƩ42u
you back	76 -14š12Ũ13ş15Ŕ16I17Ǚ18ǚ21L22œ25Ł
you be	70 -8Ʈ-7ĸư7Ŝ8Mř10Ń14ŗŶ15sž16ǟ20ǃ24T26X28H
you been	60 -46G-9Ťƨ-8ǫ-7OƯǡ8ǀ9Ž10Ņ12Ƶ13Ǧ19Ţ22Őƾ25Œ26ƺǇ30Ź33l34i72S
you before	86 10ţ11ō12V13ơ24ŗ
you believe	90 15Ʈ36ǫ
you born	81 -8p13l40d
you both	88 -9L-8g20Ź23q50s
you bought	71 -12ũ-10ǫ-7ŝƯ7Ʋ8ƨǤ9ƫ10Ũ15Ə16ƀƠ18Ń19ŗ22ŷ23Ɣ25ƍ26š28Ǒ
you bring	69 -10k-8t-7Ɵ18r26u28Ǔ29ǉ36T38ư
you built	86 12Ǥ23ĸ29Ǡ
you burn	88 16ƒ
you busy	82 -57ǡ-15ǐ22x23P42U70N
you buy	72 -28Ǒ-15Ŷ8ƨ12W20ƫ28Ǡ33F37Ǘ52ŷ56G
you call	70 -19Ļ-15ǆ-9L-8B-7Ǌ8Cş11Aƣ15ŝŲ16oĶǓ21w22Ƃ31ĺ32ǅ49ǫ
you called	77 -16ǅ-12w-9ş-7B10Ņ15I25ţ26Ũ40ĺ44ŕ
you calling	85 14Ļ20C22ĺ
you came	82 7Ź10Gǚ13dť17š26Ľ
you can	74 7Ŝ10NĿ11WļŶ12ŞŹ13ƄƊǟ15ƽ16A
you care	88 -11ŀ9ş23Ƹ44Ŀ
you carry	62 -19Ǩ-7œƟǧ8ƁƄ10Š12ǜ17Ǒ18ų29ǎǣ30ƃ31Řƀ
you carryin	90 -17ǘ9Ř15Ƅ17Ĵ
you carrying	84 11Ĵ17ƀ18ſ26Š
you change	76 -31ŏ-24ŕ10I14Ɲ15Ų17Ʃ37ň39ş40Ū
you check	85 -15Ÿ-11ĵǩ19Ņ20ǔ23J24Ǘ
you choose	80 32š40Ń
you close	73 -9ơƦ-8k17Ɨ36Ƙ42ǐ
you collect	88 -17ǩ-10Ǧ26ƚ27ǔ
you come	72 -15m8ǅ17Z31Ʈ49l
you could	66 -24ư-23Z-13ļ-11Ĺ-10ŵ-8Ƙƹ7Xǖ8b9ĵŇƚ12š15Ŀ16Ʈ17ǟ20Ƭ24ĺǪ25ř26Ʀ31ş35Ŷ
you cover	90 38Ĺ
you covered	82 -8ŗ10ƀ16Ř22Ő40ō
you decide	84 -13ń23ł26Ń
you deliver	80 -8R8ǝ11ǒ12Ɵ29ų
you depend	78 28ŀ
you did	70 -13ƻ7ƺ8ǜ10ĿŹ12rŶǌ13Ļũ16ő18ƴ19ŪƵ25Ǆ
you died	83 -8Ŷ13Ʊ17Ǫ19ƹ42ƨ
you do	52 -22Ş-19ǟ-17Ļŷ-16Rǫ-15ǒ-13Ơ-12qHŗ-11źƞǪ-10ŉœƋ-9ő-8KTŀŘƙǊǕ-7jĸĹũūƓƻǨ7ƂƢ8MĴŌ9ŏƩƭ10I11Őǣ12ľžǃǔǚ14ƯǞ15ǜ16X18lůǅ20ǆ21ĵŁňǂ22Ū23Ɵ24ǝ25Ǣ26ų28gU32Ʀ34ǖ36Ŷ41ǡ49Ǜ50ǌ143P
you doing	78 -17ǫ7ų8ķ11ƻ13k35Ū53i
you done	82 -10ǀ13p14yǄ51Ū
you down	79 -14ǫ13mƶ15c19ǟ20Ő23a32ō37ş
you drink	83 -9ǝ42ǁ
you drive	68 -20ŵ-10ų-9Ű-7R7Ÿ8ũ12ǒ13Q16ž18ƅ48Ů52ū53ů
you driving	80 -20žǫ-9Ÿ44N75ū
you each	79 -39Ř16Ŵ64W
you earn	88 -7q57T
you email	90 -30J-9K59Ŝ
you end	85 -8Œ11m30š
you enjoy	88 -8R23g30U
you even	88 -9Ş-7ś18ǫ40ŝ
you ever	59 -22ŝƬ-10Ɲ-7ƅ7Ř8ƛƩƶǫ9Hţ11ǁǟ12ŀƨƵ15žǒǚ16ƎǔǗ18g19ǈ20ť32Ň33Ŵ37Ĵ
you fall	77 -18š-10ĺ-9Ļ9E25Ơ26ř35ŷ
you feel	69 -16r-11Ơ-8XƵ7ƺ10M12ŌƮ16Ũǃ17Ň18ž23ţũ52ň
you feeling	90 -16Ǆ15ũ20ƺ
you figure	80 -16Ǒ7Ư8H12y14A17ŗ18Ų20Ɖ30ƚ
you filed	83 8ǈ13Ť16ř23Ũ29ť
you fill	78 8Ļ13ľ16ĺ
you filled	90 8ĺ25Ľ
you find	78 -9Ʒ11Ũ16U34ś41Ľ
you finish	90 -10Ƴ11ƍ36m
you first	83 -18š11ŀ12G13Ź23Œ32Ŕ
you folks	90 -16ǖ13Ɯ32ǆ
you follow	90 -11K16g48ŉ
you for	73 -13Ǐ-9ƙ-7cĺƔ7œ10Ʈƶ11H12LǤ13ż21ŕ26OƢǩ31Ǖ52ƣ
you found	90 -8Ɓ9Ž16Ų24ƫ25ś
you free	88 -10g-8s28N40L
you from	70 -17C7ļ11ǟ14ň16ţŷƽ18Ɯ24Łŝ54l
you get	56 -26ǫ-23ķ-12I-11šƔ-10Ǉ-8XũƭưƵ-7źƮ7LƫƬ8Ƅǩ9TƱ10ƘǦ11ņ12Ŵ13gƩ15Œ16Ľ17ż18ǁ19j20Ųƣ21R23ľŹ25Ǘ26Ɯ27ƪ29S38k40W41Ŷ48ŧ50ŉ
you getting	86 7x8Ŷ11j12ƪ14Ơ19Ƙ
you give	80 11O15D18d20e21Ũ27ǜ
you go	62 -14ŕ-13ſ-11XŻ-9lƝǟ-8ư-7ŝ7HǞ9Ű10VŏƦ12Nǅ13Ɣ14Z16aRǀ17Ń18Ʃ20Ņ21ǂ22ř23Ř25AŢ26Ŷ36ơ44š52m
you going	75 -8L12s15Ʒ17kVż34Ń36H
you golf	90 37g
you got	52 -16Ư-12ƃ-11Ŵǥ-10řƵ-9ŃŅƪ-8ŘƀƍǇǫ-7Ļœǆ7ŉŝŨŰŽƣƧ8wŐƂƆƈƐƤǂǅ9tŊǣ10Aőś11jNĹźƁƝǑǖǨ12ƨ13ūŬƓƖǉǤ14WĽ15kǊ16Ƅ17ƙ19šƔ20VŖƚǪ22ŧ25ƶ33O
you gotten	88 18Ņ
you grab	90 27ś
you grow	86 41l
you guys	68 -13N-10Ů-9Ǔ-7gƢ7yƜ8wx9ŎƔ10hkũƹ13YǍ15CĹ17HƖ19Fŵ22j27ǡ42ǆ
you had	58 -10S-8Ǫ7ŕǦ8ĺƃƙƦ9Əǟ10ŪƌǞ11ŤŲƜ12ŝŞ13ƉǇ15Ŀ16Ǜ18ƾ19Ţ22ǀ25Ĺ27Ň35Œ
you hand	79 -10ǎ26Ƣ
you handle	74 8ƹ12Z15s23Ǟ27Ĺ
you happy	80 10ŷ20Ơ24U30Ş
you have	38 -29P-19ǆ-18Ǔ-17Ʃ-16aŏ-15UWǠǫ-13yĿƣ-12ƪǨǩ-11HMŲ-10ŪƠƵ-9lCTƢƯƿǌǔǣ-8nļŢťũŰŷƗưǡ-7rBLRVŁōŮŵžǎ7ŅŧŨŽƊƌƒǀ8zXŭƅǈ9SƁƚƫǙ10Ɲǖ11fŖźơ12ŉƋƳǅǒǪ13hFœŗŦū14ĴƎƴ15NƜǟ16Ɠ17őţƃǤ18ƙǥ19űǢ20u21Œǧ22ŶƀƾǕ23ZĸŐ27ŝƄƞ28m29ſ30Ǟ31OƷǉ32ķ34śƂ35Ǌ36GƐ39Š57ƨ60Ř
you hear	80 -13Ŝ12Ƃ27ǫ31Ľ32ň
you heard	90 9ƃ11B
you heat	86 -17Ơ23ƌ37ƒ
you hire	88 28Ǔ
you hit	81 13ƁƋ15ſ45Ž52c
you hold	82 -11ǘ-10k15ǫ18m32ũ46Ǚ
you hoping	84 27X40ļ
you how	78 -8R7Ĺ11yK12ő13Ņ20n48ŋ
you hurt	85 -12Ƅ55ſ
you i	84 7z11Ǣ12aň13ĸ15K
you if	73 -18Ǫ-10ǟ-8Ǧ7ņ9rǔ10ĹŶǗ11Ɯ12Ōǖ14Ĵ22ƩƬ26W30ƀ
you in	63 -30Ʊ-14ǫ-12a-11l-9Ů7iĹŷ8Ņ9Ešƀƥƹ10pKżƑ14LN15Ǫ16ž17ƺ18Ŵ19ĺ29O32Pń43Ʀ51C
you incorporated	90 22ǈ
you insured	81 -25ƕ-15Š-7Ǥ29ő49Ő50Ř
you into	90 10g38š
you is	75 -13I8ż9Ǌ10Kş11NǏ13ŕƤ15Ƃ20Ŀ
you it	88 -13E-8ơ11ŗ13Ʃ16ŏ29ŕ
you just	71 -8B7Ĺ8fǜ9ņǂǐ10ǔǟ11ŹƲ12Ŝ18ļǫ22ŗ24ĺ43š
you keep	64 -14ţ-13e-9ǫ-8t-7ŏ7Ŀ8Ǣ9oŹ12Ǜ16Ɵ21śƧ22Ƌ23ű24ŠƩƷ26Z28Ǒ43Ǚ
you keeping	90 17Ū
you know	62 -22ƃ-16ř-12ƀ-11ť-9Sŉ-7ŖŢ7ŦŮ8Gǣ9pƉ10ŝ11Ɲ12ľ13Ķƾ14ƫ15r16ŕƐ17ļƕ22ņ28Ƶ38Ʃ62ŗ77ǫ
you last	70 -9ť-7Ň10ƭ11ǀ13Ķ14ƌƴ15ƚ18Ɠ24Ť34ŗ
you lease	85 -31ƣ-16F-12Ǐ9Ǒ11ǎ32Ǎ40ŭ
you leasing	90 -12ƣ-11Ƥ37F44ŭ
you leave	68 -8S-7Ƶ7Ʀ8mǑ11ļ14Ƨ16ű22ơ31Ř32Ʃ39ţ
you left	90 -20Ł-7ŏ16ķ26ţ33Ş
you let	81 -8Ʒ8ƞ14Ƭ23ŋǞ32ž
you like	58 -30J-27P-18Ʀ-16ǆ-14ţ-13Ń-10ŏ-9zƹ-8RƩ-7ĻũǪ7Ƃ8MŎş9L12Ǐ14gƸ15ň19s21ń29Ơ30ō33ļ37Ŋ41ǫ43Ł44K45ŷ48ĵ62U94Ş
you live	71 -11ƹ-9ő-8ŭǏ-7Š7G13Ƅơ20ƥ21ķ22ĸ25Y26F32C66n
you lived	86 -30S60G
you located	90 -7l12Ǎ15C
you look	76 -12ǧ9Ŭ11Ŋ13ňũ19JĿ
you looked	84 -8ŝ7ķ12Ķ14ƭ37Ņ
you looking	76 -14ļ7H8Ņ11Ļ13š16Ʈ23Ŀń24X25V
you lose	73 -12ũ12Ƌ13ĹŀƩ34ǟ37Ƶ
you lost	81 -13ư-12ǟ13ǖ14ƪ15Ƽ20Z23Ʃ25Ƶ
you love	82 -11U-9P12Ƹ15Ş27ŷ34Ơ48ǡ
you make	73 -13ŏ-9Rūų-8AůƠ-7ǋ7ŭ11ǔǜ13ő14Ń16ǟ18Ű21P24Ɵ29ň34ǆ66T
you manage	88 -13ũ8Ƶ45Ŷ
you married	83 10fţ20o
you mentioned	90 -8ť12A18Ž25Ņ
you mind	81 -7N13ś15Ŝ19ǫ38ŋ
you miss	86 -7ŏ9ĺ13ǡ17Ţ44Ş
you more	80 -7Ŧǚ7T10ţ11Z14Ǧ21ũ24ŀ31Ū33g
you most	69 9Ŀ18ĺ35ŀ
you mostly	85 -7ǝ7ǆ9P20ǖ22Ů
you move	84 -14ń7ţ43G
you moving	90 -16ţ8g30H
you my	90 40Ľ
you name	84 -32o-12Ʊ-9ǫ-7Ľ13ƴ35ƭ50w
you need	62 -21Ƃ-18ǎ-13Ǉ-12ſƪ-10cǘ-9œ-8ƨ-7ļ7ǣ9Y12O13łō14Ǒ15Ʈ18Ʀ22Ư24ƣ27ŏŶ30ū35Ł41ƅ54ń56ĺǨ
you never	78 -13Ǩ-7Ş8K13Ň14ƃ22Œ
you nuts	90 15t38ş
you off	84 -14ǫ-9ư11dĻŢ13Ƅ14Ʃ15B22ş32Ł
you offer	88 17ǜ33ǆ
you okay	80 -30N-23Ū13ł15Ũ17ž25U76ũ
you on	66 -13ǁ-11F-9l-7Nŋ7AW8C9s10Ĺƥǌ11Ľ13rx14QSĵń15Ũ16Ƥǥ18Rš19n25Ů27I44ǫ65ƽ
you one	85 -9ƨƩ-8ǫ8Ń12Sǈ14ƻ15Ň27W
you open	74 -13R-9H-8Ŷ9žǍ34ţ46ǐ49Ǉ
you or	67 -15r-12ƣ-9J-8tǏ-7ǒ7ŇƄ8KLƥƧǊ9wIĹƩǩ11Ǆ12pĻŨƸƻ13ľ14ň15s16ǎǑ18Ű19Ǎ22n25ǉ26Ž
you out	80 -11j-8ǝ-7ƥ10U15Ƅ17C21ǚ32lų
you over	77 -11T-7ő9C13ŏ14Uş15ũ23ŝ24Ƽ30ż46c
you owe	71 -7A10Ɩ13ĸ16Ƃ38ŭ79Ĵ
you own	60 -16ǒ-13ŭ-11Ƣ-10ŉƨǎ-9ƥ-8Ɣ8Ƨ14ū16ǈǑ18Ǐ29Ɩ33Ǎ43ƙ44ƚ59F62ĸ
you paid	73 7ǋ12Ɣ19Ŕ33Ť
you park	83 33ű
you passed	83 -7r7ư9Ʋ10Ƴ13Ʊ16ƨ19ƹ
you pay	58 -35ŧ-27ǘ-17Ƅ-11T-10Xŗųǌ-9gĵŘ7ǫ11F12ǥ19Z23ĹŔ28Ɨ33řǗ37ő41Ƣ49Ǔ54Ɣ60ǋ78œ
you paying	67 9œ19Ĵǥ24ĵŔ26Ƣ40Ɣ44ƕ
you pick	78 -13ĺ7ƅ15Wš20ŷ21Ń22K32Ļ
you picked	85 -11Ʊ-8Ļŧ12Xš14ƴ16N22ř
you picture	90 -13Ŝ11Ƴ24Ʈ29ŀ
you plan	84 -11g-8ǘ12Ǡ15Ƹ32Ʒ33V
you planning	79 -7ǫ7V10H11Ʒ15y20ƍƦ
you play	88 11ƚ32g
you pretty	90 9Ş11G23U
you pronounce	90 20b
you pull	83 -7Ʀ9g10ł11ţ12Rƍ37ś
you put	68 -23G-15Z-9mW-8HƱ-7œ7ž8ř9TƐ11Ǡ12ŉ13ƭ15RŅ16űſ20ŲƳ21Ɣ22ƴ23Ū24ķ25S26ů27ƍ
you putting	88 9ů12Ƴ14ķ
you quit	78 -7Ǫ34Ʃ39ķ63ƻ
you rate	90 -8Ǆ11ƺ
you rather	80 -7J8L9s15K20ŋ24Ŀ
you reach	90 -13Ļ12g29ĺ
you read	84 11Ǖ12Ś26Ŭ
you ready	88 14Ǧ19ō
you recall	85 45ľ
you remember	76 -8ŝ-7ť10ŧ11BŔŦ12c18ľ28Ɖ
you rent	75 -47Ƣ-8Ǎ7ƥ9Ǔ12Ƨ18Ǒ20ơ32ƣ34F41ƞ
you renting	88 9F19Ƥ
you retire	84 15Ư26Ʃ29V
you right	73 -10Ŀ-7H8K11ŽǏ12C13œ16pŀƮ18ň23Ň27sŨ
you run	71 -18Ǫ-14R-11ū-10Ų-9ǘ12Ǎ13A15ų18Ǚ19ǒ21ǆ31Ɵ37ǐ
you said	67 -18B-8R-7Ƣ7ĶĻų8VWŇŭ9ASŋřūƟ10u11fp12ŞǇ13OŊ14t15dq16GƧ17c18H25y
you satisfied	90 13Ş20Ũ
you saw	86 12ŨŲ14ũ26ǀ
you say	65 -16ŉ-8rŶ-7c7Œ8bQĿňǆ9łǩ10ĴŲǓ11Zŏ12Ķ13ŗƉƟƺǁǄ14ƊƼ17ō19Ň20œ22w29T
you see	68 -12Q-11J-10Ū-7Ƴ7Ƶ11Ɗ13ţƙ14Ɵ15Ƒ16ľŬ21Ľ22y24ŚǠ31H32ǀ33ŉ40V
you seen	88 -9ũ-8ǧ7Ɲ15ǔ24Ƶ29ǫ
you sell	81 -9ǁ-7Ǡ9Ǘǝ13H36Ɵ49ǖ
you send	76 -13ś-9ĵ7ǩ9Ɩ17Ĵ21ǎ40Ŝ
you serve	84 8ǆ39ǝ
you set	80 -11Ʀ-9H9ǈ14Ʋ16ř18Z27ţ39ǟ
you share	88 -7n18Ǐ19ǚ35Ƥ
you shopping	86 14ţ45Ļ
you shut	90 -11ǟ14ơ31ǐ
you sign	80 17Œ18W20Ǖ33Ƙ
you signed	88 11šƂ15ō
you sleep	86 -23ű-11Ƒ15x30ļ35Ʀ
you smoke	84 43ƻ
you so	84 -11ǫ-7ŉ8Ŝ10X11D13pŞ19u20ŀ
you sold	88 -10Ĵ10Ţ19ĸ44Ų
you some	85 -17Ŋ10ĵ16z17ŋţ
you something	85 -7ŝ10ţ16Xŋ28Ň
you sound	83 -13ň-9I7ƺ12V24i36c
you spell	84 11b13ǅ18w
you spend	84 9Y18gl19k
you stand	90 -12ǟ9Xƈ33ĸ
you start	76 -13G-7V17Ļ25Ǖ28Œ34R35Ǉ37S
you started	90 -10Ƶ16Ž17Ļ19Ŕ
you stay	79 -13ƴ-12H-8ţ14ő18ǟ21Ʀ45V
you staying	74 -17H8j15F24Ʀ31Ļ36V
you still	70 -14z-12c-7Ĵ8Ɓ11ƻ12C14ǡ15ũƖ26Ÿ28D30U33ŭ39ǫ
you stop	88 12mV14ǝ
you store	90 12Ɵ20Ǚ
you sub	90 -18ƌ45Ǔ
you swing	86 12ĵ16M26X
you switch	84 14Ź24ŏ
you take	65 -17Ĵ-15Ũ-14Ł-12Ļ-10ĸň-9BƇ-7Ǜ8ŏ9ŜǁǍ11ǃ12z13Ū14š18ǆ20Ɩ21ũ22Œ23Ƙ25Ű27ǘ29Ʃ86ƽ
you taking	90 30ƽ
you talk	84 -10Ň-7ŝ18Ņ20A37N
you tell	83 -10ŏ11Ǆ12ǜ14rŎ16P22ŗ25Ř
you text	86 -19K21Ŭ22Ŝ
you that	72 -15Ľ-14ũ-10Ņ-9S-8Ƶ-7ŕƚ7ŌƱǫ8Ǘ9ĹƳ10KŊǑ11Ŏ12ş13ķ14Z16ƕƾ18ƛ19B20ǈ22ŽǇ36A
you the	68 -17F-14T-12Ǡ-10aŝ-7o7r8Ƙ9Ň11ŀ13Sŋ14EŨ15ŸƂ18ō23ư25ǈ26Ɔ31ő49ł
you there	83 -26ŀ7š12Ǫ18Ǎ19ŷ29Ş30ţ
you these	86 -9P8c15ő25œ
you think	62 -12ƪ-10ĺ-9Vļ-8Ĵ-7rŀƦ7yŜſǔǠ8ĸƧ9ĻŎũƁ10B11ƕ12Ɖƹ16Ɣǟ24ŗ25ŕ28H34Ʈ36ǫ37Ų50ň
you thinking	74 10V12X15Ʒ16H18Ļ27Ư28Ʈ30Ƶ
you thought	84 -13Ǩ14Ʋ16ƃ
you to	65 -20Ŵ-14ō-11ƣ-9Ƹ-7ǟ9MĺńũƞƯǁǎ10Ř11ƅ12ŰŷƗ13ĽŶ14ő16BƲ17Ɠ18Ļ22Ǖ23Ŝ36ŏ39ų45Ń
you today	81 -13i10ƨ12ō18ļ22ĺ38ő
you told	88 11Z13Ƃ20d28ŗ
you took	84 -9ǀ9Ɓ14šǄ16Ƭ26t29Ū
you train	90 -8P30Q38Ǜ
you trust	85 -15ƴ49A
you turn	83 -13d-12Ɲ7Ʃ8ű11ƀ13V16ơ18A28c
you turned	81 -25ƶ-10v-7ļ15ƙ16ť20Ť22Ƭ24c36ƀ
you under	83 -15ŭ-7Ƥ8n14Ŕ16Ǧ25ǎ38c
you understand	90 26ŗ48ŉ
you up	72 -17ǫ-14ű-8Ŕ7ƻ10ŝũ11Ř12C13ƥ14k21ō28ƶ31Ŗ43ŀ47Ʀ
you updated	86 10ƴ14ƭ24ƍ
you use	61 -20K-19Ǚ-9ŵ-7Ŵ7ƒǕ10D13Ŕǚ15ǫ20Ǔ23ų25ǁ26J34Ů38ǘ
you using	88 -13ǫ-11eū14ő16Ɨ19ƻ21ǈ25Ů
you usually	83 17ų18A20Ń24L
you want	51 -17ŧ-14śǫ-13Ř-12mř-11Ş-10ƨǘ-8łœŔƫǕ-7ŒŖƹ7OĺƃǤ8esŎƪ9ƅƙ10Ŝ11aĻ12ŏƁƄ13ǃ16ſ17H18JVŋƲǣ19MǨ20ƀ22yƂ23ŊƷ24ƭ25ĵ27K28Ư29X37ōƳ38ń41Ʈ45ļ47Ƹ
you wanted	90 -8ǫ11Ƹ14Ǝ28Ŋ
you weigh	84 46Ƽ
you went	83 -8Ň10š11r13Q15ĻƮ18Ǉ19Œ31Ł
you were	67 -14œ-11Ʀ-8zŗ7Ĵ8ŨƎƳ9ĹľŞƨ10lƄ11ň14Ʊ17ŜƐ18PǪ19ĺ22W24ƹ31ư
you what	74 -20ǫ-19ĺ-10O-9ƹ-8ŏ7Ů8i9jIƖ10ľ13gƀƩ15Łŕť16Ř18cŋ25ư40ļ
you when	73 -9ŕ9GŨžƀƸ10A11Xƨ12ő13ĺ15ũƔ23ŹƢ25ǁ
you will	77 7Ư9Ŭ11c12zŜ23Ń26Ǡ41H
you with	71 -24Q-15n-8ł7Ǣ9ţ12Ş13ĺŧũ22A28ŗ41ŉ98ő
you work	65 -24Ů-21U-20Ɵ-18Ǔ-15ǆ-12L-11F-10W-7ǅ7ǟ9Ű15Ǎ18ƞ30ƺ55P73R101Q
you worked	90 35S
you working	90 -10V13Q49P
you worried	88 10ŀ16Ɯ26Ū
you would	59 -15ǫ-12ư-11r-9Ř-7Nŗǟ7ľĿřǃ8KVŃƮƯƷ9AĹƭ10ƙ12P13ŪŲŶž14cǕ15ŵ16Ʋ19ŏŞ21ŀ23ĵ26Ƹ28ţ36Ʀ
you write	86 -8Ŝ11b14Ǟ22ǫ
you you	83 -9Ʈ8ǀ9ƛ12Vƅ13Ł14ĺ
you your	90 -8z21o63n
young	78 -7P9ź11ŻƱ16Ƶ17Ư20Ķ62c
young are	86 -8P53c
younger	90 -12v16ż33p
youngest	86 -8cp9y35v
younguns	90 12x14v29u
your	26 -29ų-22CŦ-18ō-17Ɖ-16ŎŐŭůƈ-15Ų-13ĹĺŘƍ-12Œťƽ-11ĽŪƋƻ-10fŉƇƮ-9LZšƫ-8ūơǓ-7GŅŶƒǫ7iJYũƲǅǔǜ8RŗƙƩƾ9kDMĿŨƢǆ10cŃž11aŷǖ12ľŖŽƂƛ13hyIǟǦ14œŹſǛ15nEńƨǐǘ16ŵƗƞƤƸǇǩ17tWňŚŴǢ18gśźǝ19jlƱǣ20owƭ21pvTřƹƼǀǍ22ǒ23xV24sPķŠƴǄǊ25ł26ƪ27qŝƦ29ǋ30Ǘǥ32deư34ŰǤ35Ƶ41rƧ42Ķƿ45Ƅ50ǚ52B70z
your #	85 10e14w18ķ21h23ź
your @name	83 -16Ǌ-12o-7Ļ13ŕ33ś44Ƅ51œ
your account	84 18Ś25œ32ŝ
your accountant	84 -31A8ǈ46BǢ
your address	84 -10EǍ-7Ź23Ÿ62D
your age	83 -15v-12ŋ-7d13p86c
your agent	75 -16Ň8ŗ17Ǡ59ŝ
your agents	90 -15Ň-10o-8a58ŝ
your annual	85 19T
your apartment	83 -12Ǐ20ƥ36ƣ
your auto	80 10Ƅ12ƀ20ſ54Š
your baby	90 -15v68ŷ
your bedroom	80 15ƙ
your belongings	85 9Ƨ25ƙ
your beneficiary	90 
your better	76 -12Q-11L-8ƺ14p18oƪǄ21q27t32r
your biggest	75 -7ǖ54ŀ
your bike	88 51Ƨ
your birthday	78 -22p-13v9Ź70d
your blood	88 18ƾ21ǃ
your booking	80 -13Ǚ14ǟ28ǘ
your bookkeeper	86 -20Ǣ35ǚ
your books	86 14Ǣ
your boy	85 -14ǅ-11p-7d24vw25ź28x
your boys	90 -8a14w16v18x
your brother	75 -12Ů9A10Ǫ11ƭ12n14ǈ17ņ18ł19Ƶ21B26Ŵ
your brothers	88 -8A13ƴ21B27ƿ
your buddy	85 10Ƥ30B38ņ
your budget	84 -11Y24Ĺ28X
your building	88 10Ǎ14Ǐ
your business	71 -11Ɵ-10Ů-8RǛ-7ƙǒ8P13Ǎ14ǚ17ǅ18Ǣ20ǐ28ǣ29ŏ50ǆ
your call	90 -8ŕ-7ǅ12ĺ62ł
your car	72 -55ŵ-8ǀǨ7ū10žƃ12Ŷ14Ƨ24ŷ29Ų30Š44ſ52Ŵ
your cell	85 30I
your check	85 -20T9e12W32Ĵ36ư
your children	90 11ƴ
your client	85 -20ǖ7ǜ14B21ǚ33Ǚ
your clients	84 -16ǆ21Ǚ31ǖ
your closing	90 23Ƙ
your commercial	88 -10ǆ11ǎ12Ǥ
your commute	90 -26Ů53Ű
your company	73 -18ő-11Š-8ƺ7Ǟ10Ǉ11ǧ14Ş15ŝǨ16Ť17Ʃ20ǅ21ş28ķ29ǆ
your contents	90 21Ǥ
your coverage	76 -26Ʈ-12ŉ-8ŐǤ-7ư7W10X11Ʃ15ƅ19Ŗ21ő30Ţ32Ř46ŗ
your coworker	90 10B29Ƶ
your credit	73 -13Ų9e13Ɨ53Ķ
your crew	85 -10ƇǓ-9Ʊ15ǥ42ǉ51Ǌ
your current	66 -8őƢ7ţ10ŗŝƷ11Sś14ǧ18ş20Ŗ21Ř22Œ23G31Ş33œ
your customer	90 8Ǚ16Ǖ
your customers	76 -11Ɵ12ǖ20ǘ23Ǖ31ǅ
your dad	75 -7tBť8š12A15Ÿ20ƿ43z47Ƶ
your dads	90 -9ƾ15z22ƿ
your date	88 -52p54d
your daughter	73 -17Ŵ-10u10ƹǠ12w19xű23y28v31ź
your daughters	83 -16d-15b-9m7ƭ9x14v19Ŵ24Ƴ35w
your days	90 -28R21k47g
your deductible	79 9ŏ37ř38ŧ
your doctor	81 10ƺ17Ƅ32ǀ
your drive	88 -8i41Ű
your drivers	81 -25Ÿ-13Ű-12ů22a35Ź47ǒ
your driving	86 31ž
your dwelling	90 
your email	75 -11K26ǚ55J
your employees	82 -27ǉ9ǒ13Ǜ54Ǌ
your employer	78 -9Ǌ11Ʃ40W52Q
your end	90 -9Ļ-7Ū14j20i43ŕ
your equipment	84 9Ǒ38Ǥ
your ex	90 -8Ɩ49ƭ
your experience	77 7Ň16ǥ
your family	69 -34Ʀ-14ZƵ-10Ʊ-7u7Ň10ŽƄ11YŀƸ17Ʋ30ư33ũ34Ʈ66n
your father	83 -10ƾ-8ť17Ƶ34z35ƿ
your favorite	84 -16Ş24ŷ27ǫ33Ơ
your feet	90 -7ǐ19U29P
your first	80 -10Ź10Ƙ14b15S21a22ň35Ő
your folks	76 12Bư21Ƨ26ƨ28ƿ56z
your friend	86 23Ƶ29B
your girlfriend	86 -13w-11ư9Ƥ18o20ƹ
your goal	90 43ļ
your gut	84 11Ǟ15Ń47ň
your guys	84 -7ĹǓ13Ǧ15Ǜǥ19ǒ29ǋ
your half	90 -8Ʊ12Ǫ15Ƣ37Ƥ
your hands	90 14ś16t18P
your head	85 -7ƥ11ƴ12Ʀ17ŀ19ǉ24ũ
your health	63 -63Ǆ-9ƿ11ƶ28Ƅ139ƺ
your height	86 52Ƽ
your home	65 -16v-15Œ-14ő-7Jǖ7ǃ9Ɯ17ƞ18ĸ22ű28Fƕ34Ɣ36Ɔ53Š
your honest	90 19ŷ21ň
your hours	85 -14ǐ17Ʃ34R
your house	71 -22nƖ-18ƙ-9Ǚ-8ƔǑǨ-7Ĵ9űŸƃ10Ĺ12M14ĸ15ƞ16Ű22ǃ26ł31Ɨ34Ƈ41Ɵ43Š
your household	83 -7Xư8T13n20ū23Y
your husband	60 -20o-14ǀ-11xƻ-10PƼ-8ƺǫ8ŵŸ10ư11Ʊ12Ŵ15ł16nƭ19t22Ž24p26ƪ27ƹ31Ǆ39r41s55q
your husbands	74 -17d-13Q-10ƺ-8Ů9r14pƪ18Ǆ33o38ŵ
your income	72 -16ƹ9Ư10Ʈǖ11T20u30Ʊ33ư
your insurance	70 -13Ƅ-9ŠŢ-8Ɩ-7WƀƮ8ŝ9X10ſ12ŗŚǧ13ƁƂ16Ũ17Ŀ23ş24ś28œ35Ť70ő
your job	71 -13q-8Ƅ-7ƨ7ǔ8ǂ9Ů15V17Ʃ22Ű32U48W65P
your kids	76 -16x-7ź8ƄƳ18w24u41v
your landlord	78 -85ǎ-20ƅ52ǩ87ƣ
your last	63 -24ŝ-18Ŧ-13a-10d-9Ŕ-8ǅ-7o8Ńƻ9ƀ10ƺǥ11Ƹǋ13Ʃ14Ž15żǠ16T19Ǜ24w25Ň28ǀ29c31b33ƾ
your lease	78 -78ƣ-15ĺ-7Ǖ81ǎ83Ʀ
your lender	86 15ƅ20Ɨ
your liability	83 -12Ɓ-9Ř14ǣ37ſ
your license	74 -15ź13ƅ15Ƽ21d31Ź
your life	85 -8ŝƩ14ƫƬƭ19ũ
your list	88 15ĻŅ50Ŀ
your little	88 9u13Ɵ28x
your main	81 -16P-11q10ơǟ20Ǘ25Ŀ47ǆ
your marital	90 18f
your medical	88 19ƾ26W
your mind	76 -12ťǫ-9Ņňş8ļ13ĺ15ľń16r24ŃƸ25ũ29ŏ32ŀ
your missus	90 -7Ǫ10r13p16ƹ17Ǆ
your mod	90 39ǥ
your mom	76 -12ũƱ12Ʀ13ƿ28Ÿ36zƵ
your moms	86 12Ʀ19Ŷ36z
your money	78 -7ŝ13Ň16Ũ24Ʊ27A
your mortgage	82 -7œ14Ɨ59Ɩ
your mother	81 -10Ǘ-7ǫ12n14ƭ25ƿ40z
your name	73 -32w-18o-11ǅ8ƽ9ō10ľ15F24ĸ27ǒ30Ś32b106a
your neighbors	90 -7B15Ǐ20ƛ23ņ
your number	86 -10D-8ǟ12Ǘ17Ŀ21ǖ31I
your occupation	86 -39q61P
your office	88 15Ǧ16Ǎ21M
your old	85 -7ŝ19ľŇ41Ŕ
your oldest	83 -8Ŵ23w26y
your other	88 -21ū8Š24o30ŵ
your own	62 -25Ǐ-20ǒ-18U-15ųƥ-13yĸ-9Ĺǥ-7ŇſƷǊ7Ŵǈ8zƄǂǕ9ŗ10QƎ11Ǉ13ǓǢ14ť16n19ŧ21ŉ22Zł26ǅ27Ů28Ǎ32Vǝ50Ɓ52ǡ69ƨ
your parents	73 -20ƺ-10Ǆ-8u11ƨ15Ʊ21šƧ35z46ƿ
your partner	73 -17ƺ-12Q-8ň9ŵ10s14opƪ21rǪ22ƹǄ31t33q
your partners	82 -25d-15őǈ9Ǫ13Ǆ22ƪ26o28p32ŵ
your passengers	90 25Ƅ
your pay	90 12Ʈ19ư
your paycheck	77 -11Ĵ-9q7Ƅ13uĵ18Ư25Ʊ31T40Q
your payroll	82 36ǋ
your people	74 -20ų-10ǖ-9ǫ-7T7Ǜ12ǚ13Ƹǣ24ǒ32lǟ37Ǌ46ǋ
your phone	82 -14Ś14ž24Ŝ35I
your place	72 -11ǥ-8F-7G8Ɯ9ŰƝƥ10ǛǢ11j12Ɔƕ14n15Yǝ18h29ƞ36M
your plan	88 14V17Ƃ19Ş21ŗ
your plans	77 -7Q15Ǡ18V39Ļ
your policy	67 -22ƨ-16Őǧ-10Ʒ-9œ-8Ʃƪ-7Ł8Ŗǣ11Ś12Ǧ18ţƁƕƝ19ŗś22ŝǤ27Ƃ49ƀ
your property	88 -11Ř8ĸ11ƞ12ƣ20Ǥ
your record	88 -21Ō19ż25ǁ
your rent	85 56Ƣ
your roof	83 -26Ɖ15Ɵ17Ɠ22Ɗ29h
your roommate	90 27Ŵ
your salary	83 21uƩ28ƨ35T
your sales	74 -9T12ǖ26ǝ46ǘ
your schedule	90 -7ƚ50R
your score	86 49Ķ
your share	88 -13ŋ29Ƣ37ř
your shop	85 -11Ɵ-7Ɔ15ǅ16Ǎ17ǏǤ30ǖ
your side	88 -11ũ-10ż-8Ǒ10u16ŕ18Ũ28Ɵ
your sister	78 -7ǫ9ņ22A28Ʊ40B
your sisters	90 -9ǅ-7ao12Ʀ49A
your social	80 -9Ǚ20ǈ71e
your son	74 -13Ư-12t-8H10o11ŴŽ17yǊ20w22ź27x28Ǡ35v
your spouse	73 -19f-15ƺ-11ƽ8Ʊ14p15ƹ20q29r36Ǆ39sƪ
your spouses	85 -16P-8a11ƹ14p20o26q
your steps	90 32ƞ
your store	90 -8ſ19Ǎ31ǣ
your street	76 -9ű-7Ǎ30ƛ
your stuff	81 -9ƚ-7ŮǊ9ŝ25Ƨ31ƙ32ǚ
your subs	78 -9Ǥ16Ǧ39ǔ
your system	88 20ǚ25Ǚ
your teenager	79 9Ů15Ż
your things	88 -7Ƥ23ƙ28Ƨ
your time	81 -14ƈ-8ŏǐ7Ń16ļŋ41ń
your tools	86 -10Ő11ƚ12Ǒ22Ǥ
your umbrella	88 -10Š17ƃ
your uncle	90 10Ƶ22B
your unit	88 -29Ƈ-11ǔ13ǎ14Ʀ17Ǎ33ƥ
your vendors	90 31Ǘ
your weight	85 -7Ļ28Ƽ
your whole	85 -11ƫ12Ű14l17ǒ42Ư
your wife	59 -13ƾ-12vP-11ƺ-9ƨ-8z7Ű8u9ǈ10ƹǪ12Ǣ13ư19t20Ǌ24ŵ27ƭ29o30pǄ34ƪ35q36s43r
your wifes	74 -7d10q15ư18Ŵ34o43p
your will	86 46ƴ
your wind	85 30Ɯ
your work	76 -13Ɵ-10w-8ŷ8W9ǃ14Ʃ16Uǖ22Q23R26Ů29ǜ
your yearly	86 7ů8ǌ
your your	85 -8ŝ12Ɯ14ƭ15o
your zip	80 23E
yours	60 -18Ɩ-16ǫ-14ƙ-12ŵ-11Ɯ-9hū-8ƠǊ-7vƣ7ƤǠ8bBƿ9tSśƋƽ10ĿƀƴǨ11ťů12ƪǎ13ſƂƢ14uA15Ķ16ŷ17ŲŶ18Ɵ19ŭ22Ƙ26x29ĸ30Ź33ƨ37Ŵ66F
yours $	71 -18Ɣ-15ƙ-10Ǉ-8h7Ašǜ8fwzGƌ12S13ŷƴƽ15ť17Ź18ƢƤ20u22ĸƟ23ƨ26F29Ƙ
yours is	88 10ŷ15Ƌ17Ų22Ƃ
yours or	83 -9Ƥ7o13ĸ52F
yours was	90 27Ŷ
yourself	60 -14Ř7sAQǇǪ8ƁǄ9ţƐƱ11cřšǓ12Vǥ13g17Ť19łƗǉǋ21Ŏŧ23n26H28ƨ
yourself $	65 -11Ř-7V7h8ł9P10Ǆ12Qǥ14nǓ23Ŏ24ŧ27gŤ
yourself or	76 8iƨ10ƤǇ11s12AšǪ13ǜ22Ɨ26n
yourselves	80 24ř
yourselves if	80 24ř
zero	86 -8ż11Ŭ13Ő18Ť27Ś
zillow	88 25Ɔ31Ɣ
zip	68 -8ŋ9ŕ84E
zip $	81 -9ŋ11E
zip code	80 11ŕ15E
zone	78 21ǫ32ƛ
zone $	84 
zone x	90 34ƛ
zoom	88 65M
~<#>	34 -26Ő-25J-23ĺ-22ő-20ťǫ-19l-18qCĸňŗšų-17ŭ-16NńƷǅǧ-15gQŚƠơ-14zYĽŉǘ-13AKśŞũ-12aFłŮƞƭ-11ikHPĻŀŁŇƓƗǡ-10ļŖƶƸǄǜ-9motxŜŵƊƥƦǍ-8UľŋŠŪŴŷƈƐ-7ĴƎǦ7Ż8SVŽƴǑ9bžǈǊǎ10fwŦǇ11ĵƑƲƻ12Ţ13hƌǤ14ŤŰŸƺ15ǋǒǗ16eŝƉǟ17ƿ18ņ19ŔūƄƙƚƪǪ21uGŹƬ22ǚ23ĶŬźǉ24yLĹ25IO26nƕƯ29D32ǌ33Ƈ34řƖǨ36ŧ38d39Xœ43ǣ44Ɔ45ů46pTŘ53ķƃ61Ƴ62Ƽ63Ɣ64Ƣ77vǓ83ſ84Ʈ87c92E
~<@d	64 -7ǟ7ǚ8sǊ9ǋǡ10ĹŮƽ11g12ōǩ13ń15ų17Ǜ18iR22Ŷ41k45ǐ47L
~<@da	64 -7ǟ7ǚ8sǊ9ǋǡ10ĹŮƽ11g12ōǩ13ń15ų17Ǜ18iR22Ŷ41k45ǐ47L
~<@m	66 -12Ź-11œ7ľ8Ɲ9kĹ10y12VůǞ15ť19ǀ20Ŧ22Ŗ24p25źơ27d29ń
~<@mo	66 -12Ź-11œ7ľ8Ɲ9kĹ10y12VůǞ15ť19ǀ20Ŧ22Ŗ24p25źơ27d29ń
~<@n	53 -16ƺ-10ǅ-9Bǫ-8ĺťǥ-7Šũ7Ÿ8Ŵ9ĻŗƤ11apAG12Ŀł13Ľőǔ14Ɯ15JŕŚ17Ǆǚ19ƪ21is22Ƅ23Ŕ24ŧƹ25Ż26tǊ29o31Ǧ36Ĺś38œ
~<@na	53 -16ƺ-10ǅ-9Bǫ-8ĺťǥ-7Šũ7Ÿ8Ŵ9ĻŗƤ11apAG12Ŀł13Ľőǔ14Ɯ15JŕŚ17Ǆǚ19ƪ21is22Ƅ23Ŕ24ŧƹ25Ż26tǊ29o31Ǧ36Ĺś38œ
~<a>	27 -24Ɨǖ-23ư-21Ł-20sš-19Şſ-18ŊŖ-17Ǎ-16j-15őǐ-14ǉ-13prōŦƹ-12ntxňş-11DGŵƘƷƿ-10akţƤƩ-9cyV-8CśŧƌƔǈ-7vŀŚŠƠǝǨ7IMĿņŕƨƵǔǕǗ8eĴŌŮŹƧƸƾǘ9ƆƋƚǏǥ10ŇƐƣƱǀǇ11RĶũƑ12ŷǛǢǩ13wūƇƙ14ŸƕǪ15ZžƮ16YťƒǑǧ17bh18ƝƻǞ19lńǟ20AŝżƈƲ21LSŋŒř22WŻƜƳǚ23ŭƦǜ24ľǅ25ů26űǋ27NŜƓ28Ĺƞ31gŢǁǂ32fuķƎǌ33ļ34m35ƴ37Xǫ38FŶ41ƃ42ǣ44ǃ45P47q50ƥ52T
~<ab	41 -18x-16c-13Ǫ-12Ŷǉ-11Ř-10Ņ-9Sļǒǡ-8QőœŖƿǅǇǤ-7bsyCŨŭǘǠ7mzŊŦƐƙƤƹƼǁǑ8HĹľƶƺǝ9ķŃźƃƳǌ10BGĿŇũŰƑ11AŋƏƪǙ12hųŽưǂǄǞ13Vǃ15uƖ16pĽƸǎ17ƠƮ18Zŵǆ19TŎť20Ķňŕ21ƎƵ22rŗŞžǖ23Ł26Ǐ27ŀş35ĺ
~<abl	81 10ZŜ11ƹ13o15N16ŗ
~<abo	41 -18x-16c-12ǉǪ-11Ř-10Ņ-9Sļǒǡ-8QőœŖƿǅǇǤ-7yCŨŭŶǘ7mŦƐƙƤƼǁǑǚ8ľŊƶƺǝ9HķŃźƃưƳǌ10GĿŇũŰƑ11ABŋƏƪǙ12hųŽǞ13ZŗǃǄ14V15uƖ16pĽƸǎ17ƠƮ18ŵǆ19TŎť20Ķŕ21ňƎƵ22Şǖ23rŁž26Ǐ28ŀş36ĺ
~<ac	54 -16Ĵ-10ưǫ-9Ş-8ǆ7aż8Kŕ9mYĸƓ10Zœ11APƒǂ12eĽ13Ǘ14ĵŤſƔǈ15ķŵ16ŦǙ17ŗ18ǘ19ǖ20ļŝ21B22Ƅ27l28Ś30Ǣ36Ž
~<acc	57 -13ł-12Ĵ-10ư-9Ş-8ǫ7aſƬǈ8ŕ9m10YŤ11Z12e13A14œŝǗ15ļƔ16ĵŵ17ķŦ18Ǚ20ǖǘ22B24Ƅ29l30Ś32Ǣ40Ž
~<acr	85 -7Ĵ7ĸ12Ű16Ɠ22Ľ
~<act	73 -7ǆ7RŤŹ8ļŐś10ŝſǈ13K15ƒǂ16Pł25ŗ
~<ad	54 -16ǫ-13ōǆ-12S-8Ŋ-7ǚ7uĴĸǕǢ9nYƳǑ10Ǚ11E12yǎ13cŸ18Ǎ19Ʒ20J21Ɛ23ű24GŎǜ25ǩ27Ľ28Ũ31B36A40D45Ǡ46Ƃ48ƍ
~<add	57 -13Sōǆ-8Ŋ7FĴǦ8ĸǕǢ10nYƳǑ11Ǚ12E13yǎ14cŸ20Ʒ21JǍ24ű26GŎǩ43D49ƂǠ52ƍ
~<adj	83 45Ũ
~<adt	90 36Ɛ
~<adv	73 34ǜ49B53A
~<af	54 -13ř-12ǫ-11ń-9Ư-8Oĺ-7œŶ7ĿōŤűǡ8bƫ9ijƉƌǦ10ƏƩ11Ɔ12tUļƹ13Jţǐ14gǤ15yEŝ16wŦư18XƄ21Ʊ23ŧ26z27ĸũ28Ƶ30L32ŀ44Ū
~<aff	85 -7œ10ǖ19Ʀ32X
~<aft	55 -13ř-10ń-9Ư-8O-7Ž7ĿŤűƗǢ8bōǡ9ijƉƌƫǦ10ƏƩ11Ɔ13tJUļƹǐ14gţ15EǤ16ŝŦ17wy19Ƅ22Ʊ23ŧ27z28ĸũƵ31L48Ū
~<ag	51 -14Ɗ-13œŴ-12ŋť-10aĹ-9ƪ-8os-7ŏŲŶ7tGƶ8fĴŸ9ĿǠ10kłŹ12Z13ŷƯ15Ƭ16BL18ľ19rǕǫ20ŉ21ƕǣ23ƙ24Ņ25Ŧ27Ū33Ɖ36p41v46ŝ60c66Ň
~<aga	60 -10Ŵ-9Ĺ-7p7Ńǁ8orƖƘƠǫ9BŅǣ11Ĵ12t13k15Z19ŷƬ21L26ŉ27ƕ29ƙ34Ū
~<age	58 -21o-15Ɗ-13ĺ-9ŋ-8ť7ƀƿǏ11ŸǠ12Ź13Ŀ17Ư19Ņ28Ɖ49v51p64ŝ68Ň71c
~<agg	88 24ǣ
~<ago	77 -8œ9Ļ12u13GƉ14fƶ17ľ42Ŧ
~<agr	78 -8ƪ11ǎ12ƤƱ15B20rĺł28ǫ31Ǖ
~<ah	75 -10ƳƸ-9z7aƘ9ś11y14Ŀƴ16K25ō27ş
~<ahe	76 -10ƳƸ7aňŚ9ś11y14ƴ15Ŀ25ō27ş
~<ai	77 -9ǈ8ƣ10Ĺ12Ŋǎ15ƌ19Q20ǅ33ƞ
~<air	78 -9ǈ8ƣ10Ĺ12Ŋǎ15ƌ20Qǅ34ƞ
~<al	43 -19ŷ-18R-16Ǡǫ-14ƫ-13ƖǓǨ-12Ş-11bŰ-10ASŒŲ-9BŏŔŕŶƉ-8cļĿŁƕƦƳƿǇ-7őŖŮƛƢƣƨƯǟ7MĺƁƴƽǃ8ŬǘǡǪ9ŝůƋƵ10rtwķĸŚƘƹǀǆ11lWŇŴƲ12Ɵ13xĵŀŃŗŪ14YŤƤƭǉ15ũǝ16ǒ17Šŵƃ18ƂƠǏ19sŋƙǁǗ22d23ŧǛ24kŭ26iŐƍ27Ŏ30n31Ĵ32Ɛǧ
~<ala	72 -8ƻ8Ǐ13l18Ŭ62Ɛ
~<alc	71 32ǁ35ǝ
~<all	48 -24ǫ-18Rŷ-16aǠ-13Ǔ-11Ɩ-10Űź-9bAžƉ-8BŏŔŕšưǨ-7lłŒŘŞƕƣƫƳ7ƚƹǚ8gŚŜŸƃƇƴǔǖǙ9sƁ10ŇŤũŴŵƻ11ůƋƪƽǗǪ12rĵǆ13wxŐǘ14WĸƠ15dŗƵǀǍ16ŪƟ17YŀƤƭǉ18Š19ǒ22n24k25Ńƙ28ŧ29ŭ30ƍ33Ŏ36Ĵ37ǧ
~<alm	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
~<alo	72 -13Ń-11Ǎ-10ƫ7xƃƄ8ǂ10tư12iŝƠƷ13š15ƹ16ķ17sƩ18Ǐ20nł
~<alr	64 7ž8KNŌŘƘ9vŦũƃư10Ž11pň12Ʋ13ĺ14ǃ17Mź22ŋ24Ő28i29Ƃ
~<alw	77 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
~<am	53 -18Ƙ-13Ŋ-9GƁ-7mnLŗǣ7rXĺŋŞŧƕǘ8qBľņōſǧ9ŇŶǆ10cwť11hU12Ņ13ňŒ14f15CQŽ16gPţ17I19Ŏ22bƠ23N27i29a30Ʈ33ŉ37Ř
~<am>	55 -19Ƙ-13Ŋ-8GƁ-7X7krǎ8qĺŋ9BōŞ10ľŇťŶǆǧ11cwņ12hU14Ņ15fňŒ16CŽ17gPţ18I21Ŏ23Ơ24bN29i31a35ŉ
~<amo	70 9Ɯ10ƨƳ11ƙ12ƕ13ǘ14ŧ15ſ19X44Ř47Ʈ
~<an	25 -18ńǇ-17ţ-16Sŉƣǫ-15ű-14V-13ĵņ-12ũ-11cĽſ-10UŁŹƘǩ-9ľňŭƔƢ-8sŷƠǍ-7qFKZĻŖŶƂƫ7ĺŞŰƇƕƵǕǦ8ŐœůƤƲǙǤǧ9uzPłōŗřǃǎǐ10tŀƎƺǋ11JTťƻǘ12dBNƿ13ŕŧƖƟƧƶǒ14ǉǗǥ15ŊŝŢƱƳ16ƅƊƒƙǖǚ17oDƏǀǏ18HWŤŲơ19myĶƐƓƝ20gźƪ21wķŠƨǑ22kCŅŴŽƍǛ23Ŏ24nųŸżƃƼǅǞ25ǁ26ĸƾǄǈ27ƚ28ƞ29ƽ30a31vǊ32ū35ǂ36hĴ37ǝ38ǜ
~<an>	51 -17Ɵ-14Ǒ-12ŷ-10ǩ-9Ǣ-8ĻşǪ-7ełőŢż7LRǂǎ8qŋƐƓƸǅǜ9ƁǍ10DĺǨ11lƇƥ12FOPŕ13JƄ14ƆƶǞ16Nūǋ22ķĿ23ǘ27ƙ29ƃ30ŝ31b34ƅ38A50ǈ
~<and	31 -25ǫ-22Ų-16ƺ-15ƥ-14ňŷ-13ƆƜ-12ńƣ-11ZŊũ-10jŉűŶƠ-9SĵŁ-8ĽŢţųƳǇ-7VƛƻǍ7NķŜšƇƈƗƲǂǄǤ8etŔťǐ9JTŚŻƃƏƾǏ10hzQőƄƋǛ11pōŒǎ12gƞƽǀǢ13ŴƌƐ14PřŮƭǁǗǥǧ15ŅŠƙƪǃ16ĸ17DƝǒ18Bĺŧ19ŰƖǉ20Wœ21nǅ22Ÿ23dŎ24Ĵ25ǜ26oǝ27vǑ31w33C34Ƽ36Ǌ41ū45a
~<ani	85 48h
~<ann	75 9Ƭ16ůǋ17ǌ18T19ş
~<ano	72 -9p-8ŠţŰ-7Ŵ7Ž9Ǌ10Ŏ12ź15ő16vŷƶ18ŵ21IǠ27H28Ŷ30ơ36y
~<ans	79 7Ŀ11ǝ13Kǜ15ŕ20ļ33Ŋ
~<anx	88 23ƾ27ŀ
~<any	35 -17Œ-16cU-15QǇ-14Aŵƙ-13Ƃ-12qFĻ-11Pņŋőœŭſ-10SţŶŹƫƭưǍǟ-9ĺĿŘžƘ-8GĵńŇũűŻƁƗƣǡ-7bfpswDJļľŃŏŔŰƆƇƑƢǋǩ7xŎťƲǆǥ8jňƝǑ9ķ10nŕƅơ11ƛǀ12ƤǅǈǜǪ14ŸƏǕ15ƪ16łŅŠŪƜƱƶǏǓ17ƊƎƵǖǚ18uƓ19ŊŞƿ20Ŵƒ21ƃǛ22Ķǝ23Hŗ24Ǟ25mŐŽƻ26hĸŤ27gźƧ28Ĵƽǁ29ƍƚƞƳǄ31kƨƾ34Ţ38Ɵ40ż42ƺ43ǂ45ų48Ų
~<ap	54 -17Ŵ-12ǫ-9Vŭ-8ŷǩ-7UœŗżƝƪǖ7ŝƅƠ8ōƳ9vŏǞ10ł11ňƔǏ12FGƞǀǁ14Ƨ15śť16Bƾ17ƣ18D19ƙ21ƚƢ22ŞƤƦ28ƥ31ž38ƶ39ǘ45ų
~<apa	61 -10V-9ŭ-8œǩ-7Ɲ8ű10vƠ14Ǐ15FG16Ƨ18ƞ20ťƣ21D23ƙ25Ƣ26Ƥ27Ʀ33ƥ
~<app	62 -18Ŵ-12ǫ-8ŗŷƪ-7ż7iŋŘƷ8Ŷ9ŝ10ō11ŏƅǞ12ł13ň14Ɣǁ15ǀ19B20ś26ƚ29Ş36ž44ƶ45ǘ53ų
~<ar	32 -21Ǉ-20Ũ-17ň-16ŝƙǅ-15ť-14Ų-13Ľźǘ-12AĻŕƁǝ-11ľƭǄ-10mŎŵƃƖǧ-9qŋŔ-8KņŜƉƩǞǟ-7tŒżƋƣǆǛ7dpVǙǜǢǣ8bIŀŌŐŴſǥ9ŦƑƽǏǒ10NXŁƊǪ11ķŮ12łŞƂƹǦ13ĶƄƦư14Tŗ15yLōũƓƯǂ16kuŉŭǉ17ļńŅœŠƚơ18nŃ20wzE21aPRĺŪƠƥǠ22jǊ23sQūƼǓ24gƳ25fĴŘţ26ƺ28iHǐ29x30v34őǈ35C36ǡ38lF43ǫ45c
~<arc	88 16ǜ21Ɗ
~<are	33 -25Ǉ-16ňšŨǅ-15ƙ-14ŝŲǄ-13ťƁ-12AĽņŕźǘ-11Ŷǝ-10mľƃƖƩƭ-9ŋŎŵƞǧ-8tBKŒǞ-7qŔżƉǆǟ7YŊŏŮǙ8dpsIXĶŌŷƓǣǥ9bTŀŐſƑǏǢ10uƽǒ11nLVŅǦǪ12NķŁŠ13łŞŭƂ14zƦưƹ15œţƄơ16ōŗƯǂ17yŉũƳ18kļńǉ19jŃ21wEǊ22agPRƠƥǠ23ĺŪ24ūǓ25Q26Ƽ27fŘƺ28Ĵ29i30CH31ǐ32vx35ǈ36ő38ǡ39l40F45ǫ47c
~<aro	58 -11ǫ-8HŨ7űŴƗ8uņŠƀƐ9ƕƴ10WƧ11LƓ12lnƳǃ14h15Ǝ16TĶ18Vǋ19zŅ22Cš24Ŷ27s
~<art	75 21ǈ40ƚ
~<as	47 -19ǫ-16ǖ-15Š-11Ʊ-10ĻşŹ-9Ǚ-8ŤũŶƸǈ-7ļŨ7hƈƽǊ8jFǎ9ĺƂƭ11Ţ12pƊ13P14ƔǨ15vŅ16ołŎƲ17fZǁ18mƗ19ǔǩ23a29ĸ30ƣ31ƾ34ŋ39Ŋ40ǅ41c47Ǖ
~<as>	57 -16ǫ-14ǖ-11Š-10Ʊ-9Ź-8şǈǙǩ7œţŵƃǂǃ8dŽƮƴƺǥ9ňśŬƨ10C11Ū12v13F14jŅƭ15ƣǕ17Ÿ20Ő23fo25c53ǅ
~<asi	82 14Ƴ33Ʋ35Z
~<ask	54 -9Ǐ-8ŶŸ-7ĻŁƊ7iwľƉƩǎ8AĶ9Ĵƅƈ10m12pu13hP14ĺŢ18ƗǨ19Ɣǔ21ƣǁ22aŎ23ł29c30ǩ41ŋ42Ǖ49Ŋ
~<asp	84 19ƽ36Ɗ
~<ass	77 9Ƃ18z23m55ĸ
~<at	41 -20ƃ-18ƣ-16ŧ-15i-14cŕŖǊǠ-13RŞƄơǆ-12Ƶ-11ǟ-10ŁƁƢƬƹǓǫ-9kŇōŠţŴƂƆƷǉǑ-8loĴŎũŮųƔǒǖ-7fAŉŦŪƀƖƛƜǂǄǜ7gDŒŔƥǀ8rtwYŘƝǐǨ9VķźƕƞƯƿǛǤ10łŃŷŹǁǌǔ11bŅƨƩƻǦ12ĽſƎƚ13ǎǢ14GŸ15uBĶśů16řš17sPƘǘǚ19CŽǥ20Nŏ22hƪ25Ƨ27Lǝ28Ő30ŀŻ31ņ32Wľ34ŝ35ű40U44Ɵ45nJ46Q49S
~<at>	41 -20ƃ-18ƣ-16ŧ-15i-14cǊ-13RŕŖŞƄǆǠ-12ơ-10ŁƁƢǓǟ-9kōŠţŴƆƬƵƷƹǑǪǫ-8loĴŇŎųƂƔǉ-7AŉŦũŪŮƀƖƛƤǒǖǜ7gDŔǀǞ8twYŒŘƥǐǨ9rVķźƕƝƞƯǛ10łŃǁǌǔǤ11bCŅŹƘƨƩƻǦ12Ľſƚ13ƎǎǢ14GŸ15uĶů16ř17sPšǘ18ś19Žǥ20Nŏ22ƪ23h25Ƨ27Lǝ28Ő30ŀŻ32Wľņ33ű34ŝ40U44Ɵ45J46nQ50S
~<att	78 -8Ƶ-7Ť8ƴ9Ŝ11ƓƘ12ƾƿ13Ǫ16ŷ17B31ǚ
~<au	59 -7Ţ8ǅǥ9Ɲ10Ƣ11m14ǧ16ĺ22Ƅ25ſ29ƃ35Š47ĵ83Ǧ
~<aud	65 -8Ţ7ǔ9ǥ92Ǧ
~<aut	67 7ź9ƀǅ11Ɲ16ǧ18ĺ25Ƅ29ſ33ƃ41Š55ĵ
~<av	86 -14p-7qƪ8R9w16ǋ31Ż34s
~<ave	90 8R17ǋ32Ż
~<aw	59 -10ǫ-9mőƝ-7Ű7ozĹǋ8űźƈƚƵǃǇǌ9Ť10wIƖǆ11śƭƶ12ţ15ĶŀƆ16ķ17Ŋ18ƨ20Ʃ22ļ25k27ǁ35Ż36Z38ơ
~<aw>	90 11w14ź15Ɔ
~<awa	65 -10Ɲ-9m-8ő-7Ű7B9ǃ10Ƶ11ǁ14ļţƩƶ18ķŀ20Ŋ21ƨ29k40Ż41Z42ơ
~<awe	72 7co8iF10nuCōƚƩǌ11űƈ12ļŤ13Ɩ14I15ś17ǆ19Ķ21ǁ
~<awf	88 8ũ12ǋ13Ĺư
~<aww	80 -9ǫ7x11zĽƆ17ƭ
~<b>	78 11D13ƞ14Ŭ31Ż32d35ǧ46ǅ
~<ba	44 -18Ś-15Ǌ-14Ťƥ-12ĺ-11ŗ-10qrB-9aUWŀŠųǪ-8ołŝŰƳǅ-7cjnJŎŕƌƙƚƠƦƮǍ7IŶƀƶǆ8ŒƅƧ9xĶœũƱǏ10Ũƞ11gƄƍƜƩƹ12ĵ13wDľŷƬ14hůƕǁ15Ǝ16ŉ17uVŐƓǥ18mŭƖ19evyŦǚ20šƫ21NĴǙ24ǝ28ŇŽ30Ƈ31Ɵ33Z38Ƌ39ƛ40Ɨ41Ɲ
~<bab	69 -7t7Ư9h10V13d14ƽ19ĻƟ21x29Ʊ30vw31ŷ34y37u
~<bac	52 -13Ť-10ĻŘ-9qŗ-8rUţǪ-7W7SƔǑǞ8ŒƞƟƴǀ9hLşư10Łƶǡ11ůƛǁ12uIœƭ14ũŶǟ15Vŵƫ16ŐŽƹ17ľ18Z19ŉƬ21mƎƕǚ24ǥ25š27Ŧ28Ǚ32Ɲ
~<bad	70 -13ŵ-9w7ůǚ8ǏǨ9Ĺ12ƈ15Ş16Ɯ17ţ19ǜ24Q25Ž31Ň37N
~<bal	72 7v8œŧ9g10Y11G12ť13ļ16T17ĸ19Ĵ22Ʃ29Ɩ
~<ban	65 -23Ś-9Ǌ-8Q7X9A10Ĵ11ǉ15Ƅ17ƅ18Ķ23ĵ30Z31e34ŭ36ƛ60Ɨ
~<bar	71 -7ǟ7Œ8ƀƖ9ĽŐ10t11Ɓ12Ř13Ǐ14ő26h29D38Ɠ49ǝ
~<bas	63 8Ɨƞ9Ĵ10ŇƟ11ƛ13ňŨƫ16gŃƧ22Ɲ47Ƌ
~<bat	73 -14ƥ8Ɯ20ǆ22Ƌ29ƍ53Ƈ
~<be	35 -21Ř-19v-17ŧ-16ĺ-14QĹūƥ-13ƔǓ-12Zœ-11ŝŮǐ-10Ʊǧ-9dƁƕƛǍǒǥ-8ŖŨƼǆǘ-7wRĻśŬŰƷǅǜǤ7TńƘƙƞƤ8foĿƨǝ9AưƵ10łŤǚ11OľťǄ12aƍǇǏ13XņƮǩ14cżƋǃ15sHWŌŻƸ16mpļšŴǎ17y18KUźǁ19iIřƭ20ĴŸƇ21JĸŔŹƉƾ22SŽ23ŋŐ24lŃŢ25ruŞ27L28Gş29ƶ34ǡ36Ň41t46ǫ
~<be>	49 -16Ǖ-13Ĺ-11Ųŷ-10ōǪ-9ƙƦƭ-7ZňƁ7EMĵķſƮǚ8bńŸ9KŁŎŶǃ10nTŀũŪ11V12ŜƯǩ13Ǡ14AŔ15ĸƣƹ17ş18HŐ19X20OŃư21ļ22ŋ23Ĵ24m26Ŀǎ27c29ź32s33ry
~<bea	75 -15I-13Ũ-8ŏ8Ǐ9b10l14Ɯ16œ22Ų24k25ţ27h47ņ
~<bec	65 -9Ŋ-7ŧ7fHIŇŉŶƤ8bgŁŃſ9Ƙƶ10PĶŕŞƸ11ju12Ǫ14JƩ15Ŵ18ǃ25ť
~<bed	70 -14ƥ8y13ƙ14Ɵ15Ʀ16ƞ19Ƣ49Ƈ
~<bee	48 -10vƨ-9ǐ-8xO-7TƢƯǜ7jkũƀǫ8aUƋ9ůƌƺ10ǇǞǦ12ŽƶǄ13ŐƵ14ǚ16ft17ǝ18ƍ19Ť20ŇŒż21l22ŞƉ24Ź25ŷ31ƾ32i34ǁǡ35S37Ţ44G
~<bef	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
~<beg	90 13ť15ō17š
~<beh	69 -14Ǔ-8ţ7ķĻ9x10ƛ11uż12t15pǊ16Ƶ18š20ź21Ÿ22Ƹ23Ŵ
~<bei	71 -10ǃ-7z7Ŷž8lƦƳƾ9cŋǫ10tH12F14Ƃ22ǡ25Ōş26U
~<bel	70 -10ƛ7Ƨ8mpōż10S11ŹƮ16Ǒ20ǫ28Ƌ29ľ34ƙ
~<ben	64 -15Ř-8ń10Ʃ12ƨ17Ʈ30Žƭ37W40ǫ
~<bes	61 -8Ʊ-7CŀŶƙǋ7ĵƉƓƞǊǖ8Ƥ9JŴŵƧ10tŇǫ11ŠŸ12ł13Ńǉ14Ơ15Ĵļ16U17ĸŞ20KǏ21u23L29ƨǡ35I
~<bet	63 -16ź-10Q-9b7sCŴƭ9ţƍ10aǃ11KŢ12rĿƪǄ13Ÿ15qŉ20pL21ş22o24ň25ŃŻ31t
~<bi	48 -21Œ-15Ǌ-14ƋƔǄ-13œ-12K-11ŭƦǫ-10quSŶǆ-9FŕŰ-8OŁųƠ-7ŏŠƃơǚ7ƥǂ8JĿǃǏǖǨ9głƚ10Ƅ12jŧǕ13Zƞ14ƬǑ15ŎǓ16ǢǦ18Y19Ŕ20ĵőƮ21kƕ24Ʋ25pvƓǉ27c28Ĺ29Ĵ35h36d42ŀ48ƇƧ58Ǉ
~<bid	90 -9Ř16ņ17Ņ28Ǖ
~<big	55 -13Ɣ-12Ǌ-11ư-10œǆ-9Fŭ-8u-7ŕƃƠǚǫ7gĴĸƲǃǦ8jyŃňžƈƍƝǠ9ƞ10ƥǨ11JǏ13ĿŔ14Ǉ15ŧ16ǖ19ƬǑǓ24Ʈ26kőƕ30ǉ31Ɠ33ŀ35Ĺ56Ƈ
~<bik	78 -19Ƌ9ƚ10g17ǂ66Ƨ
~<bil	66 -13K-9Ŷ8ŀ14Ǧ17Ƅ18ł20ư23Z25Ǣ26Ʋ27Y32Ĵĵ
~<bin	85 8Ƙ11ōƅ16Ɨ
~<bir	65 8C10Dŝ11GǙ24c38pv53d
~<bis	88 12ƂƼ25h
~<bit	78 -18Ǆ-11q9mWş10j11ƞ13ŀ14Ňũ15Ŕ16ǌ27Ŏ42h
~<bl	63 -12ǫ-9ŘǪ8j9HżƃƓ10mư11ŅƿǨ13giuǄ14Ɯ15U16ƈ18ƾ23ŋ24ǀ25Ų26ƽ28ŕ42ǃ
~<bla	81 7J10Ǣ12HƼ13m15Ņ38ŕ
~<ble	83 -10Ǫ-7ǐ8Ƹ9Ʀ10o15ư19iu22U
~<blo	69 -10Ř9ƃ10j11Ɠ13Ǩ15gƿǄ18ƈ20Ɯ22ƾ27ǀ30ƽ47ǃ
~<blu	84 9Ĺ14ż33ŋ35Ų
~<bo	47 -15Z-13a-11ŝ-10LŞƯ-9iƟƪ-8HŦŪƚǉǝǪ-7hŀňŎŖƣǂǎ7nqtſƅǩ8mFƳǒ9TŬŷŹƏ10jŌŕ11grǓǙǛ12ŠƀƁ13wšƞǃ14ŃƷ15UǑ16ŴźƎ17x18ƍƔ19p21ĸŲ22uŁ23vƬ24Ơǡ27d28s31ł32Ǣ33lƽ36ǘ40ǧ
~<boa	72 7Ǖ8Ĵ10Ǟ14t18Ǝ19łŠ25ĸ28r29ƞ
~<bod	79 9ƺ12ǅ13Ř19ſ
~<bon	86 13Ƈ15ƀƁ27T
~<boo	62 -10q-7şƟ7ŕ8Ǌǚ9Łǟ10ǔ12jļ13Ǚ15g16ǡ18Ǔ22Ų52Ǣ53ǘ
~<bop	84 71ǧ
~<bor	69 9Ĺ11v17Ŷ30Ŵ36d37l39Ƭ44p
~<bos	78 8gQǛǫ9Ľ11s12N16l20ł27ǡ30U
~<bot	63 -9ś-7gwLZŘǎǪ7Ńƭƿǘ8pzƁƮǄ9ţũŸž11ĸƱ12Ɛ13ĺş14Ź16qŌƳ17ł19F20ƽ21ǃ24Ʒ27Ł38s
~<bou	69 -12ũ-10ǫ-7ŝƯ7Ʋ8ǜ9ŢŨƫ10AƎ15ƏƠ16ƀ17ŗ18Ńƨ21ŷ24ƍ25š27Ǒ32Ɣ
~<box	71 -10p7Dǁ8Őśƅƌ9q10c12Ǜ13P14mǩ16df18ǒ26Ơ32ƽ
~<boy	71 -12ǅ-10p-8a7Jő8b9j11ŕť12Ŭ18n27v30wź31x46u
~<br	50 -15ŗ-12Ǒ-10jœŮſ-9ƒƱ-8zŘƮ-7iHőƋơƢ7QSřŝƠǆǈǥ8tĻƓǋ9NłƔƘǣ10ŲƃƝǎǟ11Ń12Ŵƞ13ruƆƌǍ14qyBƛƟǅ16ņ18hƐưǌ19ťŷƂǉ21ĺ22Ǔ23Ţƿ26lž30T36ƈ
~<bra	75 -7i8ŷ12Ƃ13ņǇǍ14Ɲ15ĺ23Ɠ26Ɔ29ž
~<bre	67 -10Ǒ-7œǨ8Iƹ10OűƘƣƨư11l12YũƐƟǟ13k14Nƃ15ƞ16ƿ21Ńƌ25ǫ29h35Ţ
~<bri	59 -9kƒ-7Ɠǫ7ŎŏƟƯ8Ǐ10g12rtǆ14ŝ15S16ŲƔ20q21uĺ22Ǔ24ǉ25ǌ27ư41T45ƈ
~<bro	60 -14ŗ-10Ůſ-9jǫ-8Ʊ-7z7rA8nŒƧƭǍ9a10žǈǋǥ11QņƵ12łřŝ13ƐƠ14Ļƿǣ16Ƃƛ17Ŵ18yǅ23l25B26ť27ŷ
~<bs	90 -20ź40Ż
~<bs>	90 -20ź40Ż
~<bu	40 -18ƶ-15Ǒ-14ƹ-13RŞ-12ū-11CŐŗśŧŪ-10zļŦƃƞ-9uZŀŊŤư-8aoqryũŵŻƚǘ-7nsLĺńňƌƢƾǁǋ7jŲžƕ8ĿƠƦǂ9pFľŅƝ10Kņŋ11ANŏƤǈ12ƟǓǢ13ō14Ŷǒ15Uǖ16ŇŠŷǣ17ŁŮƬ18ƔƨǇǌ19GǗ20BǟǨ21Hǅ23ƒƓ24ş26ƆƫǏ27Ƽ28ǧ32Ʋ33ƥǐ34Ǥ35ǆ37Ǫ39ǡ40Ǡ43X45Ǎ
~<buc	81 -8ś13ſƃ15Ɓ17œ32X
~<bud	72 7e10Ļŝ11Ƶ12Y14ľ19ĹƤ22A28B29ņ37X
~<bug	79 8Ǣ9g15Ł16K19ž61ş
~<bui	57 -7FƇƟǪ7bXƍǟ8ƒƦ10ĸ14Ƴ15Ƭ16Ǡ18ƣ25Ǥ26Ɠ31Ǎ32ƫ37Ǐ43Ƽ44ƥ48Ɔ
~<bul	88 14Ũ17Ŀ25h
~<bum	80 -7Ļǚ10ſǤ12Ř15Ŕť16Ƅ19Ŷ20ŕŲ
~<bun	75 -10x7Ƈǖ8ǜ9Ƥ11Ǌ13Ņ23ǂ24Ơ42Š
~<bur	64 -10ƶ8ŝƖǗ9Łƨ10ŅǤ11Ļ12Ʀ15Ɠ16ǟ17ƕ18j22Ɲ32ƒ34Ň61Ʋ
~<bus	50 -19ƃ-13R-11ū-9Gƹ-8Ŏƙ7tǓ9ǚ12APǝ13M14Ǣ17Ǥ19N20ǒǟ21ŏǈǪ22Ůǖ23U24Ǡ25ǣ26ƟǇǌ28Ŷ30ǅǍǨ32ǆ37ǧ44ǐ53ǡ
~<but	63 -10Ş-7ĻŊŻ7cfwKƮ8bĿōſƔƛƴ9iƱƺ10Ųǥ11ł12ƿǀǫ13Ǆ15BŁǛ16Ǔ20T21Ʃ23pŋ
~<buy	62 -15Ǒ-14Ŷ-10ƶ-8ĸ7ƛ8X9Ǉ10Ń11šŭ14ƪƫ15W17Ƭ18Ǡ20ō21ǆ26ƨ27ƙ28Ɣ29Ǘ32F36Ǫ37ŷ41H44G
~<by	52 -29ǎ-24œ-17Ɵ-16Ŵ-14u-13ŕƿ-12ŉ-11ōƘ-8Ŗūź-7msŵ7dEƣǅǧ8zKƧǃǠ9nQ10ƙ11Ō12ƛƞ13wŚƳǡ14jŨũǞ15T17a19Ń20AŰƦư21PŶƀ22ś23Ŏ26ƅ30ĺ31Ŕ35oĵǩ45M49ń
~<by>	52 -29ǎ-24œ-17Ɵ-16Ŵ-14u-13ŕƿ-12ŉ-11ōƘ-8Ŗūź-7msŵ7dEƣǅǧ8zKƧǃǠ9nQ10ƙ11Ō12ƛƞ13wŚƳǡ14jŨũǞ15T17a19Ń20AŰƦư21PŶƀ22ś23Ŏ26ƅ30ĺ31Ŕ35oĵǩ45M49ń
~<c>	81 -13t10ǈ12ǅ15o17ƾ67b
~<ca	33 -26Ɩ-22Ǌ-18u-17Ɨ-16yňŉŗƙǍ-15rUœǆǨ-14RƔǖ-13nŇŎƪưǉ-12gƟ-11vQŁŔŖƞƦ-10tHřũƢ-9klƓƵƶ-8fBķŦƈƉƠƳǈ-7xDFTĶŀŰżƌƹƼǏǐǠ7ņŜƣǚ8šţŪžƫ9ťŨƀǢǩ10ŅŋŘ11ZĿŚ12CĹŊŕśşƾƿ13ĴƩ15ĽƷǎ16Ţ18wŌ19hĵŏŝƃǙ20eƐƬǅ22Mļ23Ŭź24ŻƂƄ25IłƱ26aosǝ27ǒ28L29Kǫ32ſ34űų36N37Ɓ38Ŷ40ŷ41Ŵ42ŭ44Ų46ŵƅ48ĺŠ49Ů56ǘ81ū
~<cab	86 7ƽ10ƒ14ĸ17ƍ18ơ
~<cak	88 -7ǉ9ľ10M12p33c
~<cal	52 -15J-12ǎ-10r-9lň-8tR-7pŋťŧƘǊ7PšŲǞ8Ļ11ĶƫǓ12Mǝ13NşƐ14ŕţǕǫ15ŤƂ18Ũ21Ǜ22s23ļ25Ōƣ27ŝ29CI30Ņ31ł38a42w45o47ǅ48K52L63ĺ
~<cam	64 7G8dƱ9jƛƿ10ŏǀ11Ĺ12š13Ǡ14M15ĸŠűƝ17Ū19Ľ21ť25ŧ34ņ36Ɛ
~<can	48 -12RŉŪű-9tŤ-8Ŗ-7wGUšūŷơǍǔ7ƚƷ8a9ĵŌŻƑƥ11ļŘǃǎ12ceĿŶ13JN14ńƄ17łƿ18ǩ19ŚǪ20O21M23XŜ24ĺō25I26Ŋ27ŋƾ29LśŢŬ30sƩ32ŏǫ
~<cap	90 11Tƚ13Ř31ǫ
~<car	40 -25Ɩ-18Ɨ-15ĶœǨ-13ǊǪ-12yĺƟǫ-11ŀŎ-10ixIļŁňŗƣƪƷǆǟ-9nwũƙƠ-8asuLOłōƔƦƬǠ-7QTŜƕƚƽǍǓǖǛǝ7YľƸ8ǜ9VŘ10bŒŪŸ11ĽĿŚǔǣ12őŝž14z16Ŭ18ĵ19ƀǎ20ĴƂǙ22ƃƱ23Ƅ27e31Ż33ź37ǘ39ǒ40ų45ſ46Ɓ48ű54ŭ56ŠŴ58ŷ59Ų61Ŷ62ƅ63ŵ66Ů105ū
~<cas	63 -10Ř-9ŲŶ7Ɓ10Ǣ13ųƴ14Ǘ15Iļƫ20Z41Ʒ61Ƭ65ǘ
~<cat	68 -12ǫ8t9S10ƍǚ11asw12Ĺ13ƴ14q17L38N57ǝ59h
~<cau	86 -10B9Ū13a32iŕ
~<ce	59 -11Ŗ10ǅ11ŀƲ14Q15X17ǎ18ŻƝ28Ƌ31I58ǔ79ǩ
~<cei	85 7ŧ18ŀ22X27Ɲ
~<cel	80 -7n39Ƌ43I
~<cen	90 7Ɛ10Ǐ23Q
~<cer	61 -12Ŗ11ǅ18Żǎ61ǔ82ǩ
~<ch	46 -14Ÿ-11Şǫ-10ƞ-9ŇŢŦƔ-8sTŁōŗŜŴŵ-7nFĺŀũƀƛƟƷǡǩ7klDŏŷƌƱǠ8HWƢ9vwJƏǁ10ĿǤ11ĶŝşƤǘǢ12eĵƣ13ţƮǓ14ľƯƺ15Ų16ĻŃœơǔ17ňǍ18C19dƭƻ20ĴŪƸǀ23uŧ24NņƒǗ25V27ŕ33š
~<cha	53 -14ƞ-9Ş-7Ŧ7qņŬƝ8dTŲƖƹƺǁǗ9ĶƼ11Ʃ12łŏŨǠ13HƢ15Ƹ16ş17ƣ19ţ20ľ21Ļ22ǍǓ23ň24œ25CŪ29N34Vŕ
~<che	57 -17T-13łƱ-11Ÿ-7ŢǓǩ7AŔǋǝ8išţǒǜ9KĹŅőƺ10ƤƪƬ11Ų12ŤƏǞ13JƯǗ14Wǔ15Ǥ16eƭ17ĵŝǘ19Ǣ20ĿƮ23ņ25ơ26ƻ27ǀ28Ĵ31ŧ
~<chi	68 -7Ť7ƴ9Ƴ10ƭƵ11żǗ12yź13ŷƤ14l20vw30Ʊ32u40ƒ
~<cho	75 9ƞƤ10Ǆ17ƾ37Ń53š
~<chr	85 10ƌ19dD22k
~<chu	80 -8Ǩ12Ʋ13oƃ16tB18Ů30Ƹ
~<ci	71 9D11ǩ12ǄǍ22Ƒ28ż45ƻ46C
~<cig	82 -7ǀ14Ǆ52ƻ
~<cit	75 9D10ǀ12ǩ13Ǎ23Ƒ31ż49C
~<cl	44 -15n-12ǆ-11ǫ-10Ŗ-9Zơǉ-8kGŌƮ-7uĸńŅŐšũƄƉǍ7ǘǞ8ĿƙǨ9RŻ10X11ŧƒƟ12xĻŊŪ13żƖƦǛ14ƑǊ16ŮƓǝ17ůǚ18śŰ19Ŧǂ20Ɨ23ťǤǦ25ƛƞ26Ǚ29Ũ30ǐǜ32ǀǕ33ǖ34ř35ŉ43ǟ46Ť66Ƙ
~<cla	56 -9Ŗ-8ż-7Z8ņ9Pǜ10ŕ11x12ǝ13Ŀ14Ǟ16Ǖ18Ż19ŧ20Ū21Ǥ30Ǧ32ř34ť36Ŧ40Ũ52Ť
~<cle	67 -10Ō-8Ŧǫ-7G7ļ8ų11ŭƏƹ12ǊǤ13Ǒǝ14ƾ15Ų17ǀ20ƒ22Ŋ24żƞ27ŤƖ53ŉ
~<cli	60 -13ǆ-9ǫ-7c7Bƫ8Ľŋ9Ť10UŔ11ǘ13ǊǨ18Ļǚ21Ɵ22ƞ25Ů27Ǖ29ǂ31ǀǙ33ǜ50ǖ
~<clo	53 -14n-10Ũ-8kŤơ-7Ʈ7gjƵ8ǚ10qCřŦ14RǙ15X18ƙ19Ƒ20Ʀ21Ǜ23Ɠ24Ű25ůƗ27ś33ƛ40ǐ56ǟ82Ƙ
~<co	30 -26ŷ-19ũ-16cňūƷ-15fŵ-14vłŔǄ-13BŉŦ-12SŴǊ-11awLNŎŭƃƿ-10tORĺůƽǍ-9hzAGƉƧƸ-8orƫƴǫ-7FŇŠƛơǙ7bqTŋōƣǛ8ŖţƄƇƈƶ9ŏœŘŻƒƓǕ10IŝŶƬǒǚ11dDŀřƜƩƮƾǀǎǘ12ŌųƑƤ13JśƦ14yQķƪǠ15ŮǇǦ16kŃŒƂƆƳ17ǈ18ǅǨ19mEŜŢƙƚ20ƅǗǡ21XZŧǣǧ22ƕƱǃ23Ɲ25őƞ26Ł27WƯ28şǪ29Őǆ31jŅ32C35Ŀǔ36š38Ĺ40Ɓǥ42M45Ǥ48ǜǟ
~<co>	80 13Ĵ19Ƴ
~<coa	83 -7l10š11Z12ƩƬ18Cǀ30Ɯ
~<cod	73 -8Jǥ8Ŭ10ŕ12ǚ26E29Ǧ40I
~<cof	83 -13ŷ10iZ13ǝ14Ŏ25M26ǫ
~<coi	83 -7Ɨ8ǔ33Ǥ38ƚ46ǩ
~<col	59 -13ř-10ǩ-9ǘ-7Ǧ7Ł8ƭǢ9ƒ10ǫ11ƞ12Ķ14ǅǗ22ǔ23CŻ25Žƚ29jy33mƳ44Ɓ
~<com	41 -21ū-19ŗ-16ĺ-14aS-13ƃư-12nŐŔ-11ũſ-10oƸ-9fCFŉŷƄƇƦƭƱǩ-8sńŘųƌƙƚǉ-7GLĽłŪŲƍƤƪƯƹǫ7bVĵŖƏƟ8ƅǑǘ9lyŢťǏǪ10Ƃǡ11Ɠǚ12ŰƗǀǗǞǦ13j14ƥǌǛ15Łǖ16Ůƶǣ17ĻŨ18ņǔ19k20qTĹŞţƣ21Ɲ22ŝşǠ23ĿŒ24JQWǅǇǧ25ǒ26ő27ķƁǆ28Ń32Ǩ38ǃ40M42š43ƞ45Ņ70ǥ
~<con	54 -14Ǆ-12Ɖǫ-9Ř-7cśŪ8ţƟ9ŚŤžǓ10Pƍǎ11kŏƘ13ƊƠ15Ůǡ16ŀǩ18ŉ19ƈ20Ɣ21Ō22K23Ɔ24Ųƙƭ25Ł26ǜ27Ǥ35ƾ36Ǖ
~<coo	67 -9f-7ųƍ7kCŖţū8dQŅƐǊ9pŤǜ10gř11őǏ12rž13oE14Ŀ15Ǒ19ǝ22Ƈ23ǘ44j
~<cop	74 -10ƙ9Ž11ƣ16ż36ƌ38Ŝ
~<cor	67 -7wƢ7DŘŢſƋơ8nCŬƬǂ9őźǞ10d11Őœ15F16a20E39ǈ
~<cos	60 -12š-10ǋ7ƄƯ8Ľ9XĿŁ10ş12ǥ15ƢǗǤ16Yƙ17Ɠ18Ĺ19Ʋ25ƕƱ26Ǒ28ǜǟ31œ41ŧ
~<cou	44 -12Ɵ-11ŷǥ-10ŵŽƘ-9œŧžƄƨ-8cKŞŴƗǢ-7jBŗƜ7lŒǑ8deŬƚǦ9ĺŀƍ11WĿƇ12guƆƯ13nƎ15ƙƤƹƻ16MƑ17řśŸǉ18şŪǆ22ƅư23ŋ26ŜǪ27ĹƱǜ28Ʀ32CXĸŶǟ33D48Z
~<cov	49 -20Ǒ-18ŉ-11Ǌ-9ǒǫ-8ǆǓ-7coĵĻŸƣ7ŧ8iǚǣ9ƜƤ12šǎǧ13śſ14W15ŏ16ńŢ17ĹƮǜ18ōƝ19ƀ20Ƴ21ǔ22ƨ26Ƃ28Ɓ29ĿőųƕƩ32Ưǟ33Ƅ38Ǥ39Ř40ƪ45ŗ49Ő
~<cow	86 9B10j12g28Ƶ
~<cp	84 -14r17A27B52Ǣ
~<cpa	84 -14r17A27B52Ǣ
~<cr	54 -10ż-8Ƈ-7œƅƱǕ7pƐ8kŲƨǠǥ9iŭƈ10xŁŔžƏƦ12Ƌ13ǓǙ14ūǋ16Ɨ18ĴƄƣ19tŷ20e22Ʋǉ25h26Ǌ34ƛ35Žǐ42Ķ
~<cr>	86 -9ň7Ŵ26ūŷ
~<cra	67 -10ż-8Ǖǡ-7Z7UƀƉ8HƳ9gƔ10ǐǫ11p12ň13ƈƣ14ƏƦ15i16Ł17Ƌ27Ų28Ƅ46Ž
~<cre	59 -13Ų-8Ƈ-7ƅƱ7u8ĹĽƐƗƣ10kƨǠǥ11ZŭǪ12Ŕ13ž15Ǔ16Ǚ18ǋ20Ĵ22e24Ʋ29ǉ30Ǌǐ38ƛ47Ķ
~<cri	88 -22n10Ƙ18ŷ21ǡ45h
~<cro	86 12ŗ14xŪƗ16ǚ31n
~<cu	52 -10Ƣ-9n-8ǫ-7ł7ƩƷ9GƊǛǧ10şǔ11Vǜ12hűǣ13ǡ14Ř16IŢƟǃ18Ş19ţ21Z22őǕǘ24Ŗ26ŐǙ29œǖ38Œ45ǅ
~<cur	60 -10Ƣ8ĺŊŕŗŝš9rƷ10Sś11Œ12Ɗǧ13ǔ14ş15ű16ţ18Ř20G22Ş28Ŗ30ő32Ő35œ
~<cus	61 -11S-10G7ţŰǆ8kŀ16ǜ17ǡ19ǣ20Ɵ21ǅ26Z27ǘ28Ǖ32Ǚ34Œ37ǖ
~<cut	73 -7b7ŧ9Ōǂǥ10Ɔǁ13ƩǊ14Ǜ19V20h24I26Ţ31ǅ
~<cy	85 -9Ő15ǣǧ22g47ǚ
~<cyb	88 -9Ő16ǧ50ǚ
~<d>	84 -20b8Ŝ15Ŭ18w37d47ǅ
~<da	45 -16ĺǫ-14H-13ǒ-12bĻ-11ųƛƾ-10ŒŠưǚ-9Řǖ-8mVŇōŻƨ-7aWļĽňŔŗŞŪƮƷǆǍǓ7fnpqƔƠƳǔ8ůŲ10ǟ11ktAƝ12ŢŬ13jxBP14gƜǂ15ZſƼ16ŰŵƁǗ18ŧƵ19wƩ20ńźǙ21uƻ22ű23œŮ25šǠ26vƽ27Ŧǐ30ƿ33zť35d42Ƙ43iL47R53Ŗ
~<dad	68 -9ƾ-8ť7g8Ƴ9Ǌ10q12ŸǠ20B21š25A36Ƶ52ƿ60z
~<dam	65 -11ƛ-10ĵ8Ƌ9ũ20Ɲ26Ɯ28ſƁ33œŲ35ŧ36ť
~<dan	83 10Ŝ35ǂ
~<das	83 -10ǒ12ǝ26ů29Ŭ
~<dat	64 -9ǚ-7ǖǫ8d13Sǔ18ń20v23p26Ƙ35Ǚ43Ŧ54Ŗ
~<dau	69 -14d-13b-9m7K9ƹǠ17yűƳ25vx27ź32w41u
~<day	51 -16Ų-14H-10ĺĻư-9Š-7ŒŘųƨǆ7tżǑ8UƂƼǞ9fzŮƠƦƱǘ10nńƔ11pqƟ13gǟǠ14ĵš15k16Ţť17j19Z20ŰǗ21P22Ŗ23ŵ24Ʃƻ32d33ƽǐ34Ƙ50L52i55R
~<de	44 -11n-10Ŵ-9RŽ-8ĸŐőŕŞſƤƦ-7œŗǈǉǑǙ7Ʋƾ8jNƒǅǟ9ŀŇŧ10zƅƜǗǫ11Ļ12PŉƂƟ14ƑƳ16FĿśǣ17ŏ18Ƶ20mŜƓǜ21Ɓ23žǒ27ńųƱ28Ɛ30Ń32ř35ł37Ĵǝ39Ų44ƶ
~<dea	64 -8nA-7Ŵ7ŁǞǫ8ŝŨŲƩǃ9ņƂƘ10ţŪ11ŏƨ13ō16ƅƮ17Ňǟ18ĿƐ19Ɠ26ń39Ƶ
~<deb	78 -8ƨ13e14ƪ76Ĵ
~<dec	62 -9ŕ-7K9Ř10ǣ12ƍ13ƚƲ17ń18Ļ24A28Ŝ34ś38Ń41ƶ56ł
~<ded	59 7Ń8Ŀ11Z12Ɓ14Ƃ16ŧ17ŏƜ20ŉ47ř
~<dee	79 -9Ƥ8g22N27Ɓ30ǝ34F
~<deg	80 20Ƴ26j45m
~<del	64 -9R9Ɵ16ǅǣ17Ǘ34ǝ39ǒ47ų
~<den	74 -11Ƶ-10Ž-9ƨ-8ƺ10lľ11P16Qƒ19ǫ20W29ƶ64Ų
~<dep	66 -7A9IƐ10Ƴ14uǍ17ƾ19z20ŀ24Ƒ38Ʊ
~<des	74 -7ŴǍǑ8f9ŲƺǊ10ƈ11V18P20Ɵ41ǜ
~<det	78 -8ƻ-7ƥ12Ɩ22Ɠ23Ɛ
~<dev	83 53ž
~<di	34 -30ň-24œ-22ſ-20Ş-19Ʃ-16ļǐ-15A-14yŀ-13o-12ĸōŸƄ-11ƞ-10uJRUŁłśơƦǘǢ-9iŋūźǅǉǏǔ-8hMŮƋƲǆ-7gsTűƤƷǙǜ7pxNĻƜǁǈǎǡ8ŝƚǀǛ9FŠŬůƠƼǌ10qŎƴ11Ťƫ12frWŚǚ13Ǝ14ŏŶƗǞ15ƶ16vIǠ17wŦ18EŒƬǄ19ŻƉǂ20Sŗƭƻ21ŊšŹ22ƨƮ23ƏƛǦ24Ţ25Ņ26kŔş27ľ28Ň30Ľƍ31Gť33ņ35ŕƔ36ũ38Ǉ39ƾ40ŧƿ42BŪ44mǫ46ŉŨ59Ƶ
~<dia	73 -12ǌ-9Ś-8y17Ǆ26ƚ28v30ƿ39I48ƾ
~<did	36 -21ſ-18œ-16ňŞƩǐ-13Aļ-12oŀř-11VŸƱ-10ĸ-9syJLĴōƄƸǏǪ-8iuHKUśŠŰƞǔǗǘǢ-7IĿłźžơƦƲǅǉ7cNƅ8lƆƢ9fXǈǎ10pŏǚǛǞ11jxŘŝŻƻǀ12FŎƛƠƼǄ13qŤŶƴ14ƫ16Ɯƭǌ17Ɨ18ƶ19ŦǠ20wŒƾ21Ɖ23SŹ24Ŋ25šƏǫ26ŕƿǦ27Ʈ28Ţ29kŅ30ľ31ŉŔŗ32Ň34mGĽƍ36ťƵǇ37ņ39Ũ40Ɣ42Ū43ũ45ŧ48B
~<die	70 -13B-11z-9L-7Ţ8Ų12VƱ14ƹ20Ǫ26ƿ50ƨ81Ƶ
~<dif	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11KPVǗ14ŏǫ17ş18Ļř19ŉ21ŨŪ23ŕ
~<dig	75 7d17Ŭ19e25I31E34Ś
~<dim	90 8ř16Ƈ17Ƹ19Ũ
~<din	80 -9Ū10ĶƟ13N14n16ǁǡ19Lǫ
~<dip	86 -8Ʒ11Ķ15Ƭ26ƻ35m
~<dir	90 15s18P28Ň
~<dis	64 -25ň-9ŗ-7Łƨ7Ŀ8Ʊ9ǫ10ǖ11ƑƝǕǞ12Ĵƿ13IŰ14ƛ15Ż16ŉ18ůž19rW26Q29Š43ş
~<dit	90 9Ɓ15ƀƛ
~<div	73 -15j9Ķ11ƭ19Ǝ31fƬ55ǂ
~<dm	88 33ƅ
~<dmv	88 33ƅ
~<do	24 -39Ļ-25Ɣ-23ţ-22Ť-20šŢ-18G-16ŅŒ-14ĽưƵ-13SŎ-12vŧŸ-11ƝƬ-10BŽƮ-9DƳǇǦ-8ijƆ-7enňƭ7oxŀŇŖŮŻǖǧ8QƤǉǣ9AŦŶƗǠ10sŋŚŰƖƴƾǙ11XĸļĿłƘƚƩƲƷ12ŝƓǁǄ13Ŭźƅǔ14qŪƄƎƧǏ15yOƙƛƹǂǑ16Ĵųƫ17rMŠǫ18dHKńůǨ19ĵ20ŉƐƒƽǍǡ21ŐŴǋǟ22Uŗǩ23zYǐ24RƜǅ25PWş26ōƞǗ27wƟ28ľǌǚǞ29JŞű30ǜ31ơǓǛ32TǢ33ŏƋǊ35gǕ37ƀƂǆ38h40ǝ42ǘ45Ơ46ǀ51ǒ
~<do>	27 -33Ļ-28ƪ-23S-22ţƔ-20Ǉ-19Ťŧ-18G-17ƍ-15Ŕš-14ijŢťŵƵ-13t-12LŅŰ-11Ǆ-10BƈƢƿǎ-9exXĽŒřũ-8ňŎŘƆƣưƶǦ-7hvŸŻŽ7CĹśŭƃƐƙƤƱƻǤ8ałŗƉƨƯƺ9AőƄ10FIŌŴƖƘǔ11VYZŶžƋƲǌǣǨ12uQōǖǙ13ļƚ14ŉǁ15Ƨƽǉ16MľĿŋųƦǫ17HŇŐƹ18ĴĸńŝƷǢ19qUWş20yJűƗǀǋ21ǂ22OŞůƒǍǐ23ĵſǚǞ24Ů25wǊǕǗ26Kǅ27Tƞ28z29ŠǑ30ǜ31RƂ32ƀƜƟ33P34ơǒ38ǓǛ39ŏ40ǝ46ǆ47gƠ53ǘ
~<dob	85 35p55d
~<doc	69 8śƴƺ10ǥ14ƽ20Ǆ25Ƅ29ƾ70ǀ
~<doe	40 -23ƃ-20ſ-18ƻ-16u-15Ů-14ƺ-13Šƽ-12ƨ-11ū-10tš-9mőŧǘǥ-8DĵńŤŶŹƉƙƝƦƭǍ-7jĸĻŇŏşťŸž7oYƖƗƞƟƤǌǏ8dwŘ9ŉũƎǔ10łŚƠǐ11Tǎ12Ųǣ14bœŝƱǧ15xLǨ16ŗ17ƈƋǞ18ƂƐƢ19ňŖ20hƅƛƩǆǜ21űŴ22sW23ŰźŻƣ24ŵǒǢ26Ǖ27Ǆ28ľ30ƫ32rǫ33Ǌ37q38ǩ39ƪ
~<dog	72 8P9F10Ɵ13Ŭ104h
~<doi	61 -15Œ-13ǧ-9Ƴ-8g-7yų7ōǃǫ8ƻǆǓ9ū11ş12cƵ16ǒ17Ǣ23k24jS25Ū26iŞ28x38t43ǡ
~<dol	66 -8ť7ǘ10ţ12YǇ15ņ16ƚ17Řƙ18Ŕ20X21ř22Ĺ32ŧ
~<don	65 -16Ǒ-11Ɵ-9ū7ƌ9p10Ũ11ƸǄǍǡ12ǆǠ13ō14Ÿ15ǚ16Şŵ17ǟ23ļ26ǀ27y29Ū30ń38ƙ42ƍ
~<doo	65 -9ǒ7Ƒ8šƙƚ10Ǫ12ǆǌ13ťǅ14YŬƛ16ǝ17Ǐ19ǟ21ŰƐǇ22ų23Ɵ45ƥ
~<dos	88 62ƽ
~<dot	82 -11ƭ14ō18Ǎ21ł57J
~<dou	90 18ř28Ŕ
~<dow	52 -11ǫ-10Q-9CŝŮƚ-8dX-7PŞŢŧƮǒǡǪ7wĺƇƧǝ8ejoŉŊƑƥǊǋ9Őƴ11pVƎǗ12LŹ13cUŦƭƸǌ14ōŗƂǏ15M16a17ǐǠ18ūƶ19T20ş21Hƀ23ť24ŃŶǟ28Ɠ57Ƌ
~<dr	44 -26n-20u-13Rǩ-10qrơ-9sxyŐƪ-8PœǄ-7FUńƆǞ7DƴǍǔ8eĵŨſƃǡ9śũƅ10Vǫ11şƠǀǜ12űƋ13a14ƽ16N17Ţ18ż19Ɓ20Ŷ21Ʒ22ƀ25Ű28ŷ29ǝ33ų34ŹŽ36Ů37ūŵ38ž39Ɲǒ40ů42Ż51Ŵ56ź71ǁ76Ÿ
~<dra	73 -8Ő-7űơ8i9ŗ12ǘ13ŭǃ18ĵ19e20ś25ǜ43Ɲ
~<dri	46 -24n-20u-13r-12R-10qǆ-9ixƪǩ-7sPǄ7Ŭƃ8Ǎ9Mſ10ũƅ14ş15a17Ɲ18Nű20ż21ŷ25ƀ27Ŷ28ų31Ű33ǝ37ŹŽ40ū41Ůžǒ43ů44ŵ45Ż48ǁ55Ŵ60ź80Ÿ
~<dro	69 -10M-8ǫ8DǪ9Ʃ10j11Iųƿ12Ŧ13Ǩ14Ŝ20ǡ22V31Ţ33Ɓ38Ʒ
~<dru	80 14Ũ32ƽ50ǁ
~<dry	84 8ư17ǆ19ǔ28ǫ29Ƌ
~<du	68 -11ƣ-9œ-7Ǐ7ŧ10yĸŞ11ŊŮƢƥ12Ƅǩ13ƚǊ14PĻơ15ǁ16RĶ18Ɯ40Ŗ47ż
~<due	78 -8ƣ7Ɖ11ǀ12y13Ş15ǩ17Ļ47Ŗ
~<dui	84 19ǁ59ż
~<dup	90 -9œ-8Ǐ15ƥ17Ƣ
~<dur	88 15Ů18P19ơ22R25Ɯ
~<dw	80 -8Ř-7Ʈ51ƕ
~<dwe	80 -8Ř-7Ʈ51ƕ
~<e>	79 12ƌ17wō47ǜ56b
~<ea	57 -21Ř-15Ɗ-9D-8aPǀ-7IUǖ7ĴŧŨǋ9Ǆ10Ŝ11kKŰƚư12Y13ŀǝ14ƖƢ15œǍ16xŏ17Ŵǫ18m21Mř24Ŏ25Ƹ26ƺ27W31Ǌ35q42T
~<eac	63 -22Ř-13ư-9D7ǣ8wĴŁƳƽǈǋ9T13ƚ14YŰ15ř16Ɩ17Ƣ19Ǎ20œŴ24Ƹ36WǊ
~<ear	72 -19Ɗ8BL13R21x23ŏ24m25ǫ29ư33Ŏ44T51q
~<eas	78 -10ǀ7ž8Ɛ11k12Ş13Ũ14Ǆ15Ŝ18K33M
~<eat	81 -7W9ǥ10ǔ12ř13ŧ20ǝ21ŀ38ƺ
~<ed	80 -15ǁ-8Ŀ30Ƴ36ƻ40m
~<edu	81 -9Ŀ31Ƴ41m
~<ei	80 -10eƠƬ11Žƿ14ŭ17ƻ20Ŗ21ǈ25Ǐ
~<eit	83 -11Ƭ-10Ơ11ƿ12Ž14Ǐ15ŭ18ƻ
~<el	52 -20ǫ-10D-9Ő-8ƣƦǆ-7ŭŹƝ7ŊƓ8ŏƚ9hFƍƥ10qťƾǧ11Pţƛ13NǍ14HƤ15KŶư17ƧǊ19Ĵƌǟ21Ÿ24nŴǓ26ł38Š42Ŏ45Ņ
~<ele	73 -9ǆ7ƚ10ƙ14K15ƥ16q17P26Ǔ29ƌ
~<els	53 -19ǫ-8Dƣ-7ŹƝƦ7ŊŵƓ8ŏ9h10Fťƾǧ11ƍ12ţ13ƛǍ14Ƥ15HŶ16ư18ƧǊ19ǟ20Ĵ21Ÿ24Ŵ25n27ł39Š43Ŏ46Ņ
~<em	50 -22Ľ-16c-10Dǘ-9Ǣ-8bų-7oƔ7ƳǛ8ƄƅǍ9EǓ10VŅšǊǥ11ŝǩ12şƩ13yţŨ14Ǟ15q16W17Zǜ20ǉ21SŜ22ŞǗ25Q29v31K33ơǚ55J
~<em>	69 -28Ľ-20c-8ų-7ũ7uwŬơ8ŔƆƣƶǝ9ūŲ10lĴĵŴƱ11Ƴ13EǗ14Ǎ17ŝ20şŨ21vţ24š25ǜ34Ş
~<ema	60 -10D-9ǘǢ-7b8Ɨ9ľǙ11ƅ14ǩ16Ǘ27Ŝ39K44ǚ68J
~<eme	84 9Ƅ33Z
~<emp	58 -7oŒ7yǋ8ǧ9Ǜ12V13Ǔǥ15Ǌ16Ʃ19q21W22Ǟ26Sǉ31Q33ơ
~<en	58 -10őǫ-9ĻŔ-8Œƅ-7ŪƔƫ7Dłƙǡ8ŃŸƹ9ķļŲ10rƥǅ11gi12yŦǍ13ƚ16tſƲ18I19Ž20W21jǈǦ22fŕƩ24š26Ʈ27U30b35ŧ43Ŗ
~<end	64 -12ǈ-10ő-8ŒŔ-7Ļ7mńōƘ8lĽ9jł10ƹ11ļŃƲ12ǅ13i20I22Ž24Ǧ25Ʃ26ŕ30š35b40ŧ49Ŗ
~<eng	82 20Ų21ƚ33f
~<enj	83 -8R12ǡ20g24t41U
~<eno	72 7şƀ8Ʋ9ƕ10Łŏ11ƙ13Ÿ14ķ16Ŧ17y18jr21ſ34Ʈ
~<enr	90 39W
~<ent	88 -17ƫ18ƥ20Ǎ50ǈ
~<eq	67 -9ƕ-7ƚ9Ɩ11Ɵ13Ķ17ƭ19Ǥ22ŭ24Ǡ31ĸ42Ǒ
~<equ	67 -9ƕ-7ƚ9Ɩ11Ɵ13Ķ17ƭ19Ǥ22ŭ24Ǡ31ĸ42Ǒ
~<er	80 7Š9ǒ13š14ǜ23ő32Ů
~<eri	90 8Š15š26ő
~<err	84 9ǒ15ǜ35Ů
~<es	76 -12C11ŵ13ƕƴǋ14Ƹ26ĸ29Ɩ30Ɨ
~<esc	80 12ŵ31Ɩ32Ɨ
~<est	86 -13C7ů15ƕƴǋ16Ƹ29ĸ
~<ev	41 -14ŧƟ-11Xƺ-10rSŞŨǕ-9ayPĺĽŅśƉǖ-8DŖŶƄƣǪ-7szWńōŪƁƅƪǠ7UƗƱƴǜ8ţŮƓǨ9Kƀƨǈǒǘ10ŠťżǤǥ11Cœũŵ12gTĸŀūƽǫ13uƻ14hƃ15LŘ16Ţƫ17ǟ18nŽžǁ19RŰƞ20YŇŴǞ21Ÿƙ22Ʈ23ǚ24ƛ25ų26ƶ27Ɲƾ30ŗǔ36ŝ43Ĵ53Ť
~<eve	41 -14ŧƟ-11Xƺ-10rSŞƅǕ-9ayĺĽŅśŨƉǖ-8DPŖŶƄǪ-7szWńōŪƁƣƪǠ7UƱƴǜ8ţŮƓǨ9Kƀƨǈǒǘ10ŠťǤǥ11Cœŵż12gTĸŀũūƽǫ13ƻ14huƃ15LŘ16Ţƫ17ǟ18nŽžǁ19RŰƞ20YǞ21ŇŴŸƙ22Ʈ23ǚ24ƛ25ų26ƶ27Ɲƾ30ŗǔ36ŝ43Ĵ53Ť
~<evi	88 7ƅ28Ɨ
~<ex	50 -15g-14ū-13ǫ-10kƮ-9ŚǊǏ-7ŀœŝŤƖǣ7eŴŹƶǇ8JĹƙƺ9ŐƦƩ10ťƘ11YňƲ12BZǂ13dŇŬǉ14Ɛ17ƈƠ18ŉ19ƭǦ20ǥ21ŋ23ŗ25ƂǠ26ƚ28Ŗ30ƃ33ƴƷ34Ǩ45ŕ52ǃ
~<ex>	90 -8Ɩ49ƭ
~<exa	65 -11Ǐ-8Ʈ-7ū7Dǅ8ZŔ9Łņ10œŢƣ11Ɨ12ǆ13J17Ʃ18d20ť21Ŭ70ǃ
~<exc	69 8iǥ10H13ƺ14ƃ16Ƙ17ŗ23ŕ30Ơ31Ʒ54Ǩ
~<exi	88 18M28Ʒ
~<exp	59 -9œ7ƀ8XũŹǌ9Z10eŴǇ11B12ƙ13Ĺ14Ʋ15Yƚ17Ň18ŗǥ19ň23ŉ26ŋ30Ŗ34ŕ35Ǡ
~<ext	69 -18g-10k-8œ10ųƸ11ŵ12ƶ15Ʀ16Ő18ǂ21ƚ22Ɛ24ǉ26ƈ28Ǧ29ƃ37Ƃ
~<ey	84 -8ǫ8r10Ƅơ13ŗ16A39ŷ
~<eye	84 -8ǫ8r10Ƅơ13ŗ16A39ŷ
~<fa	46 -20š-19Ř-15ƹ-14Ƥ-13ŵƾ-12JPĹĺ-11R-10ŧ-9cl-8HUXŐƱ-7LTVļŪƷǊ7ŗũżƺǀǛǥ8dĶņŊřŻƅƙƲǣ9FƗƚ11ńŖƛǒ12Ƅǉ13mŞƯƵ14Ʀ15ľŨƜ16rEňưƸ17ĽŀŜŦǓ18ŅŴ21izőƞ23u24nŒƮ25Ž29y30Ű34ŷƠ37ŉ38ǚ46ƿ
~<fac	78 -23Ř-17J-9ł12ƨ13ǖ15Ń19M22Ľ23ǚǫ25Ʈ
~<fai	75 -10ǫ-8Ʈ8ľş9ŏ11œǃ12Ľ13ň15iŊ16Ł17ĶŨ
~<fak	84 10ŀ56ǚ
~<fal	66 -16š-9ĺ-8ĻŒư-7Ĺ7Eň12Ǜ13ǀ14ǣ15Ŧ16dƞǥ18yƙ19Z20ŖřƠ29ŷ
~<fam	57 -16Ƥ-9Ŵ7aqĻŀƯ8Y9h10ƺǇ11Aū12Ʋǉ14F15ľƵ16ƞ18ŗũ19u21Ʈ23Ƹ24yƦư34n38ƿ
~<fan	85 -9ǫ9ǅ13ƍ18ŀ23r24ƚ
~<far	59 -12ŵ-11qR-10h-8l-7U7ňŝůƸ8yƑ9vƗ10Ŧƣ11ĴƯ12u13Ż14Ơ15ņ16m17ǒ19ƛ21iŉ22Ɯ24Ǔ27Ņ32ő36Ŵ41Œ43Ű
~<fas	78 -20ǫ-7ŧ7ǉ11O12Ś14Ũ15ż27ń41ŉ
~<fat	80 -10ƾ-8ť10B16Ƶ22E32ƿ35z
~<fau	77 10Ƅ15ť50Ž
~<fav	81 -14ƹ19r20Ơ22ŷǫ24Ş
~<fax	85 -10M8Ɨ21ƅ36Ŝ
~<fe	52 -16Ţ-13S-12őǄ-10Ƶǫ-9TŊů-8ĺƝƸ-7Ǌ7UŅşƟ8ŌƎƚǍ9Ǔ10txHŁǃ11Pƛ12ţƠ13ŀƷǥ14Ƒ15ŋ16ž17ŏ18Q19Žƺ21Ť23Ňũ24r27Ķ28ň29Ƈ30Ũ31Ʈ34u36Ɠ
~<fea	90 -9Ƹ30ŀ
~<fee	58 -13SǄ-9TůƵ-8ĺ-7ǫ7MƼǡ8Uǂ9Ƌ10Ō11tĶǍ12Ň13Pǃ14ŁƠ17ţƑ20ŏž22ƺ27Ũ28r31ũ32ň33Ƈ35Ʈ40u
~<fel	75 -7ǒ7ĸƭ9gBŨ10cƀ11ǅ12xŝƞ13Ņǥ16ƚǓ18Ň19Ʒ
~<fen	72 -8Ɲ8ĸ9Ų10ƛ12Ǝ30Ž51Ɠ
~<few	71 -16Ţ-9Ŋ7ǥ11Ƃ13Ɵ16H25ĶŋŤ
~<fi	43 -15ũ-14Ʒ-13Ɨ-12Ź-11ŽƟƣ-10ļŁŝǖǠ-9TŞųźƩǪ-8CDPŉŕŶƓƵǁǧ-7chlWŇŎŘŠŢţŵŷŸżƀƞǉǑ7ĹŀňŊŗƉǌǛ8ŲƆǔ9rtōŖ10xH11EŐšƁ12kUŔǟ13Ņǈ14ŨƦǚ15mƘ16Aŭ17ľǤ18ĶƋǫ19afoƐ20Ľ21X22ńƚ23ś24Ǚ27gŪƲ28Ǣ29ƍƒ30ť31Ļ33ƅ38ř40Ť50Ǟ62Ƒ
~<fia	88 -7d12f15p17o23q
~<fie	86 12ƛ13Ĺ15ś18Ǌ
~<fif	85 11ń12ĵ13Ŗ21Ņ
~<fig	68 -15Ǒ-10s7Xŧǌ8ĹŃŔƙƳ9yřƕ10ť11AǢ12ŗƲ14ŨŰǞ15Ų16ƉƮ19r22ƚ
~<fil	62 -13Ź-8Ɨ-7ƭǄǖ7fůǅǞ9ō11Ũ12ř14Ľ15ĺĻ16Ŝťǔ25a26ǈ29ľ42Ǚ43ƅ45Ť
~<fin	56 -9Ƴ-8Ʒ-7Tƽ7ĸưǆǌǡ8tMœŻƅƱ9AUĹŋ10Nŗǃ11BŌ12šƬƾ13k14EłǛ15fǫ17Ơ18ƍ19śǚ24ƋǢ25Ľ26m27ŭ28Ʋ
~<fir	52 -8ĹĽŰƟǎ-7ŘƠƣ7e8wśšƪ9U10Zƚ11Œǫ12nxňƦƭ13A14aŔťƆ16ŊǟǤ17oŀ19Ő21Ņ22Ƙ25Ļ26ń27Ɛ29ř38ƒ48Ǟ79Ƒ
~<fis	84 9ơ62g
~<fit	90 -9ǣ-8Ĺ8ō16tň49X
~<fix	72 -7Ǡ7ǫ8y10ŏ11Ƃǎ12Ʀǂ14Ǥ15Ǒ16Ť18H24ş25Ɓ32ƍ48Ū
~<fl	59 -11Ɖ-10őƤ-9ƨ-8Ť-7ſ7ũƜ8ƄƐǎ9yĽƒ11Ƃƶ12ƫǒ13Ǌǫ15Ʀ17Ɲ18ƇƋ19ƪ20H24Ə32Ɗ43ƥ47ǂ72ƛ
~<fla	74 -13Ɖ-7ŧ7jř10Ɯ11ƞ12ƒ15Ƃƶ16ƫ22ǫ24ƪ30Ə41Ɗ
~<fli	90 13ƀƙ14ǎ15y
~<flo	63 -10Ƥ-8Ť9ũƐ10Ƅ15Ǌ17Ʀ19ƇƝ21Ƌ23H47ƥ79ƛ
~<fly	81 -9Ź8f14Ľ67ǂ
~<fo	32 -23Ŵ-19Ŕƾ-16ł-15D-14UŸǚ-13CƹǏ-12Łǋ-11nŠ-10ŦƋƤƺ-9ŭƓǅ-8ovŀŎƂƝǍǗ-7iPŖƊƍƠ7aǆǠ8Gŝťżƀƞ9jwVſƱƼƽǁǞ10lšǓǨ11pqHKŕžơƮƯ12LNľŜƖǇǤ13ƧƲǝ14Ɓƶ15XœŤǎǧ16gŧƟ17dŗƦǩ18Řƅ19QŃ20zOƣǉ21ǃ22Ǖ23ļũǖ24b25ōƙǢ26cŲ27kķƸǊǒ28Ǆ29Ŀ31ų36ĺ37Ƣ38Ɣ39ƕ48Ů50Ƴ
~<fol	63 -8Š-7Ǉ7aĺǣ8gƥ9BWư10Ľ11Ǌ12žǙǪ13ƞǆǘ14ǖ15Şſ17Ʃ20ƨƿ24ǉ26Ƨ27K29zŉ
~<foo	69 -8Źǒ-7ŗ7ǩ8š9ŀ10jǍ11Yƛ13Ūƞ14ż25Ƈ27ƕǆ35Ƽ39ǝ
~<for	33 -23Ŵ-19Ŕƾ-16Uł-15DŞ-14Ÿ-13ŉ-12ŀśƹǋǏ-11ǚ-10CŁǆ-9nŚƋƓưƺƿ-8Ŏŭ-7oŖŠƂƤƼǅǗ7ƪǉǞǫ8wšŷ9jlGNŐűžƀǠ10VŝſƱ11ťƽǁǨ12pqHơƯ13gľŕŜƖƮǓǤ14L15ƶ16ŤƲǎ17œǖǧ18dƁƦǩ19Xļŧƅ20Ɵ21QŃŘ22Oƣǃ23ŗŲǊ24kǕ25ũ26bķ27Ŀō28ƙƸǢ30cǄ31ƕ33ǒ36ų39ĺ41ƔƢ51Ů52Ƴ
~<fou	74 -11Ŧ-7gňƁ7xŬŽ8Ɔ10Ś11Ų13ƛ15ļ19ƫ22ƈ23kś43Ǉ
~<fr	45 -18ŉ-11Tœ-10hQŗǂǪ-9Fĺƍǚǫ-8ŖŠǩ-7VXYZłŃřŦŮǐǦ7PŰ8HIŜƀ9Lĵňƿ10šŹǏǟ11jrWĸśƖƝƽǞ12ťƑ13sĹţƥǊǍ14Ũƫǅ15ŏƅƩǌǖ16gAľŐŕ17ƞǇ18Rņ19ŔŝŪƣ20Ǔ21Ż22Bǔ23ļń24ƛ29l35ƈ36Ǘ38ǝ
~<fra	76 -9Ɔ10H12Ǔ14Ǉ16P25ǫ30ƈ37ń
~<fre	72 -14ŉ-7ǫ8Ɲ9Ť10Ʃǃ11ƹ13ĴŀŎ15ŭ16Ő17N20s22j23L27Ɩ28g
~<fri	72 -9o7Ƅ9š10Ŀ11ƞ15a16ĽƦ17Ƶ33A38B
~<fro	47 -16ǫ-13ş-11T-10h-9QŉœƦ-8ĺŗǚǩǪ-7YŖŠŦƵǦ7ŐƅƜơ8u9kIŁŜŰƀƩǇ10ĵňƆ11ŹƿǏ12rĸƞǆǞǟ13WƑ14ĹśťƥǓ15ƽǊǍ16ţŨƫǅǌ17ľŏǖ18ŕƈ19ņ20ƣ21RŔŝŪ23Ż24ǔ26ļ27ƛ31l39Ǘ
~<fry	88 -8ƍǂ72ǝ
~<fu	54 -10Ř-9Ɣ-8mǤ-7nUŁŧ7Ƨƾǝ8ƕƗ9Ʀ10xźƏƵ11ŀơǫ12GŉƯ13ŏƋ15ĵ17Ů19Ƥǥ22Ƴǉ23kǡ25a26hRZƙ35ŷ39g41Ɓ42ƌ46Ʋ
~<ful	63 -8ZǤ-7Ř7ųƉ8quŎ9ƄƤƾǡ10Dǆǝ11œ12ƕƦ15Ư16źơ17ŏ19ĵ27ǉ30a33R49Ɓ
~<fun	63 -11y-9m-7ų8Ǧ11ƗƤ13xƵ19ǡ20Ƴ22Ů23ǫ24ǥ28Z29k44ŷƲ47g
~<fur	72 -7u9d11ĹƧ12Z14Ə16Ƥ19GƋ25ƌ38hƙ
~<fus	86 17Ʋ39ƌ
~<g>	86 -29Ř-8ƃ-7ſǆ8Ǩ11b20Ż59ǣ
~<ga	57 -9zŏƨ-8ƛ-7FŦ7WŨ8Bǜ9YťƊƼ11ƎƧ12Ƈǆ13Ŗ14ŗƌ16žƐ17Ɠ18ƞ22Ɵ25Ľƥ29g39ƒ40Ƃ42ǫ43Ţ69ű
~<gad	88 27ž28Ɛ
~<gal	88 13ƌ23ǫ
~<gam	86 -8Ľ10Œ24g48ǫ
~<gap	75 -7Ő19Ŗ55Ƃ58Ţ
~<gar	67 -9z-7F8ƒ12ť13ƞƧ17gƥ19Ƈ22Ɠ29Ɵ55ű
~<gas	82 -7X9ƌ13Y48ƒ
~<gat	81 -8ƛ10ǂ12ƞ15Ő16ƥ18Ǝǆ35ű
~<gav	76 -10ŏ-7ƨ8ņƩ9Ņ10ŕ11W12B13Ũǜ21ŗ41Ľ
~<gc	86 -10ǎ-8ǫ-7ƣ28ǩ41Ǖ
~<gc>	86 -10ǎ-8ǫ-7ƣ28ǩ41Ǖ
~<ge	43 -20q-19ƹ-18Ř-17ǫ-14r-13ķŐſ-11XƙƮ-10Ļ-9ŔŞƍƔƼǊǠǡ-8cuDĸŃŇŚŮųƖơƦǍ-7ňŊŎŖşšƅƇǓ7pGłŬǉ8iKĵŁŒƢƴ9bŗƕƛǟ10ņƯ11CRĽľŏŵǕ12ISƋƣ13HJļƂƨ14vŻǁǩ15ŀ16jtżƎƗƭ17sŹƪǣ18gźǛ19WƄ20kŉ21Ƙ22ƜǗ23ŧŷ26eŜ29Ų30mōǑ35Ŷ
~<gea	90 -7ǚ10Ɵ42Ǒ
~<gen	73 -14ſ-13Ř8ǘ9ƿ12Ķ14ƺǇ19ǩ23Ǖ32ǣ
~<geo	85 7l15Ź17y18C
~<get	44 -20q-18ƹ-17ǫ-14r-13ķŐ-11Ʈ-10XĻŘ-9lĶŔŞƍƔƼǠǡ-8cyDŃŚŮųƖơƦǊ-7uŇňŊŎŖšƅƇƙǍǓ7mxGTƨƱǉ8ipĵŁłŬƴ9bKŒƢ10ŗŹƕƛǑǟ11RľƯ12ĽŵƋ13Sƣ14HIJƂ15vļŻǁ16ŀƭ17jtŏżƎƗƪ18s19gǛ20WŉźƄ21k22ƘƜǗ23ŧ24ŷ27eŜ30Ų31ō38Ŷ
~<gi	53 -10pǫ-9G-8JŹ-7Bƫ7lĶňŋǤǩ8OņőœŨŷƙƟǦ9ƩǃǞ10IůǗ11wYƣƤ12XōǢ13Şŧ14tƇƸƹ15dvDǜ17e18xƂ21oŕ25u35W
~<gir	72 -12ư-11p7ǘ8w9Ƴ12lǊǦ14oǞ18Ƥ19v26ƹ39u
~<giv	55 -9G-8JŹǫ-7ƫ7AĶŋťūǐǤ8ňǩ9OőœŷƙƟ10IņŨƩǃǉǗ11ů12oYǢ13Xōƣ14xŞŧ15Ƈ16dtD17ǜ18e19Ƃ22ŕ36W
~<gl	69 -21ƃ-15Ř-10ŎŐ-7Ɣƣǜ7ĺś8ƅ10őť11tŦƨƮ12Ǜ14Žǧ22ŷǎ24ǁ26Ǩ35Ƃ79ǣ
~<gl>	80 -24ƃ-11Ř-10Ŏ-8ǜ18ǧ31Ǩ93ǣ
~<gla	73 -7ŐƔƣ8ĺŚ10ť12tŦ13őǛ15Ž23ŷǎ25ǁ38Ƃ
~<glo	90 11śƅ15ƨ17Ʈ
~<gm	86 31J
~<gma	86 31J
~<go	33 -24Ʈ-21Ű-20l-17ƍ-16FXǆ-15ĵ-14sř-13ńƋǍ-12GŁ-11űžƟƪƵƾǐǠ-10QTƲǟǩ-9uǓ-8ľƜƼǊǙ-7SƑǏ7ōũƓƶǀǪ8Ə9őƠƢƩǂǔ10HWǘǚ11jŻ12mIJŘţżƌǦ13nĶŅœƛƯ14Ũ15ŤǑ16gyŗƺ17dUļņŠŲ18Eŋư19śšſƦǞ21kŝ22ƹǖ23ĻŶƫ24iAŏƐǡ25oŉźƀƖƷ26NZ27Oķ28RĽŔŪŴ31Ń32Ŏ35Ş38Ɣơ39ƭ50Ő58V
~<go>	47 -17ǫ-15uƟǟ-12lĵŧůŰű-11ũ-10qL-9Ɯ-8ńő-7ixMķĺĽłŇţťŲƨƮƱ7NśūŴǅ8ZŢƌƐǦ9ĸŅŐŝşŻ10ŗŨŵǀ11ŋſƹ12wŉŜǂ13EņŤǒ14Aš15aŃŕ16Ǩ18Ƣ20ōŔŘ22moŪ23Ư24V25ƔƩ26Ơơ27ŏ29Ɩ38Ǟ40Ŏ41ƭ44R47Ʀ
~<goa	86 12ơ19ť41ļ
~<goe	68 -12p-9œ-7őǊ7Dŵǫ8ļƃ9Ʒǋ10EHKƫ11zJŃǟ12łƹǜ13ķǞ14dY15Ŵ21o26ǘ32ƭ
~<goi	55 -18Ţ-13Ű-11ƹ-10F-9ş-8tLŁŵƳ-7gļť7YĻţŨƱǠǡ8eŊ9PQŉǅ10Ʒ11Ɵ12ǫ13Dſ14Ɣưƺ15ŪǇ16Ŵż17rUŎ18ĺũ22H23k24ź30Ń32y33i39V44Ő
~<gol	83 8h12n28ķ34g
~<gon	62 -10Ŏ-9Ɩ-8ū-7DǇ9ũƔƢƳ14ƛ15ƫ16Ɛ17Ƹ18œǥ20Ŕ21ŶƱ24ŗ32ư36ƹ43ơ
~<goo	52 -10ŵ-8ĺǍ-7uŁšŰ7MVƄǊ8ŔŤŽƖƷƻ9JZţƏ10pƫƯ11ŌǗǫ12Uő13Żǌ16Wļ18ŏŪ20ňō21Ų22Ňƺ23Ķ24ŷ26x27N29iL31Iǡ34Ľ47Ş
~<got	40 -22ǫ-15řƯ-14Ň-12ƍ-11iXƋơƮǠ-10r-9Ōŷƻǆ-8lQľň-7bGMRŪưƲƵƾ7ĹųŵſƇƝƨǅ8dhŊţŦŹƄƦǃ9quūŬůƘƙƽǔǦ10EŏŢŴƌƚƛǉ11ŚźƁ13N14gņŧŲƐƓǤǧ15ŅŶƷǝ16ĽŉƶǑ17kVŖŞ18j19ś20nœšǚ21Zķő25ŝ28AŐ30Š33Ļ36ƀ38O
~<gp	88 45Ż
~<gpa	88 45Ż
~<gr	53 -14uǫ-10Hŝſ-9Cœŷ-8Ʒ-7ƭ7wJŇƈƌƍƫ8ŹƯǇ9ƽ10qQųǕ11Ũƕƥ12mƣ14xśƩǋ15l16Y17TŮ18n19ş21yƎ24W31Ƹ33ǌ37v39ŻǠ
~<gra	62 -14u-7ƭ7ZƱ8ŸƚƵ9Ƃƌ10wxŹǇ11ƫ12qƽ13ƍ14Ũ15y16m20ś24v39Ƹ41Ż
~<gre	74 -11ſ-10ŝ7Ż8ŜǕ9ĶļǨ10axƞ11Ǎ12JŇƈ13ō19ƣ20T
~<gro	62 -11H-9œ-8C-7Ʒǫ7XƼ10yƬ11Ư13Q14ƕ15ƥ18nǋ20Y21Ů22lv23Ʃ26Ǝ32W40ǌ48Ǡ
~<gu	54 -14Ů-12N-9Ǉ-8œ-7cWŔƢǠ7MYŒƆƉƏǫ8ůƝ9FŝƑǜ10jŵƖƣ11gCHƙǗǛ13ǥ14ņőƻǉ16Aǡ19ǋ20kxŃŇƜǞ21ƀ22Bň24ƞ26ƴǆǓ48ƚ
~<gua	82 44ƴ
~<gue	73 -9Ǉ7Ū8Ɖ9iǘ10ǌ12ŗƆ13őůƑ19Pƙ35ǫ39ƞ
~<gui	84 -7Ƨ17A18ǜ20g33ƚ
~<gun	81 45ƚ
~<gut	80 8ƍ11Ǟ27Ń41ň
~<guy	59 -18ǫ-14Ů-12N-9ǘ-7P7gĹŎťũſǒ8kƏƹ9Œ10MY11Fŝŵ12Cƣ13HƖǗ14Ǜ15Ǟǥ16ņ17j18ǉ22ǋǡ23Ň24ƀ25x26B30ǆǓ
~<gy	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
~<gym	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
~<h>	83 -13t11Ś14o30b
~<ha	27 -24n-21ǆ-17P-15Aǌ-14TƗƯ-13xǓ-12MňƆǐ-11gŁŰ-10ľơƣƫ-9LQǩ-8Xǎ-7CHĽŧƦ7lrĿƃƇǈ8cNĶŚũſǍǣ9SŌŏŹƙƮƲƶǅǑ10ķŎőűƂƉưƱǢǦ11IŗŢŨƹǒ12dƁƎƚƞƴƺǜ13aŶƛƤǄ14mŽƬǇ15fŒŘŷ16uUļƾ17tĴłťƄ18hZǀǖ19ńŐřŝŠźƳƷǫ20ŇżƨǊǘǧǪ21ƿǛ22Ɛǉ23ĹŅƍǟ24ƌƜ25iŞŦǔǕ26ŤƵǥ28O30ƀ31ś33Ɠ38Ɲ39Ǟ44ƪ49ǚ
~<ha>	86 8Ś11g12Ų14cő15ż
~<hac	80 7Ǚ15ǫ54ǚ
~<had	51 -12Ő-11Sľ-10p-9nƋǫ-8Ǫ-7dzƵ7Pƌ8ŋŲƏƜǚǡ9ŷǁ10tĶŞǞ11ĿƉ12vťƦǗ13ƾǛ14Ţ15żǄǟ16ǥ18ŽǇ19Ļ20š21Ĺ22Ɲ26ǀ30Ň35Ť38Œƿ
~<hah	76 8œş9HĽǚ10pŝ11htűǀ12j14ƴ19Ų
~<hai	67 -8ť8Nŕ9Ŧ11P13U15ǘ20Ɖ24Ǌ25Ɵ28ř29Ɓ56Ɯ
~<hal	66 -11Q-8ƺ-7bƱ7uśƟ8ķƅ9ƓƩǟ10Ƣ11pOǫ12Ƌ14ƪ15tǄ16ů17q21r22ǖ23Ƥ25Ǫ37oƮ
~<han	56 -12ķ-11Š-10ƯǪ-9ƫ-8ŐœŤǎ7sZŗŴǠ8MSǕǥ9ń10PĴǔ12ǉ13łǜ15Vƹ16ƷǢ17Ƣ18ĹǊ20ŝ21t23i24ļ26Ł27ǚ29Ɠ30Ũ37ś38Ǟ44ǘ
~<hap	51 -10Ƹ-9Ǒ-8łŒş-7Ł7ĺ8ǜǟ9Ňŗ10iƠ11Zƞƪ12HŤǫ13ƭǖ14UŎŘ15ƀǚ18ŀƵ19ǥ20ư22Ǫ23ĻŢŪƝƩƹ24Ş26ŷ27ļ28Ŧ33ť
~<har	64 -11ǈ-9Ť7ƛ8ksƐ9ĸ10dƋǠ11ǡ12ƍ13ǅ14Ƶ17žǥ18ũ26Ǖǫ27U29Ǜ34Ǟ
~<has	50 -14n-10rŹ-9xŒŴơ-8ť-7ţżƏǡǫ8qQŽƊƛƽ10BŸƓƕƼǥ11ŔŢǎǨ12őŕ13ŵŻƉǩ14ŗşƬƶǜǞ15Ń16ńœ17jůǝ18ź20vłƌƝǄǙ21Ť22ƀ23Š25h
~<hat	79 8ǀ9KǢ12aLŞ15c16ŀ17ť25Ǜ
~<hau	81 -19ū-12ǘ-10Ɵ12ŵ15Ű19Ƨ22Ů28ǒ41ų
~<hav	31 -22Ʃ-19P-17Łǆ-15Hǩ-14MŰƗ-13ǌ-12U-11š-10gƦǎ-9xLĽƠ-8jnpATŔƆƢǐ-7oKŀŃƯǓ7csłŝƅƇǦ8rGJŉŚƿǣǫ9dhkĿŊōőŖżƝƴƸǅǊǢ10ŎŗűƏƵǖǚǪ11Sƞƺǀ12iŌūƁƋǇ13IƌƜǍǤ14Nźƙƚ15lĸŞǈ16mńŇţŽſƂƓƬƲǑǟ17Ǝ19ķŤŹƀƄƱƷǕ20ZǞ21fŶ22ŏŠ23aĴǧ24ŘƍƐǔ25śƳǉ26u28Oƾ29Œ30ƨ33Ő34Ņ40ƪ
~<he	39 -38d-23T-20ǆ-17ƽ-16SƸ-15ŗ-14Ų-13ƨƻǈ-12MşƠǍ-11PĹĻžƝƟƩǡ-10QĵŊ-9mLRńŅŐŔŭƮ-8OķŖśšŦŮŸŹƔƚƞƭƯǒ-7eHľřŜŢŤŬűųŶżƁƅƢƬƷǇǖ7lƃƇ8ŀŇŋƴǩ9yNĺ10kWĿŴǅ11u12ĽŞǊǥ13f14w15ů16Ǒ17Aļ18vŁư19ņ20ƵƼ21Ǟ22Ʊƾ23Ƅ24ź25z28x31ŝ33ƿ34ƒ37ƌ40ŵ43tƺ44jq50B51hǉ53ƹ54Ż56o59r61s64Ǆ68ƪ73p
~<he>	53 -22ƻ-19T-16ǆ-14Ź-13mQ-12Ƽƽ-10UĻƸǫ-9dHWƾǡ-8fĵŲŶ-7zžƟƨ8ǔ9łƏ10ŞƱ11A12Ǟ14wǩ16ŵƿ18ź19ņ20Ű21ǥ23v26x27ŝƵ28o33B40ƪ44ƹ45h46t47s52Ż56Ǆ63p77q79r
~<hea	47 -11Ƶǈ-9ŜŻǍǨ-8pwSŉ-7oqzŐŗŷƪ7ůƇǫ8yŶ9ŕƼ10uǙ11ƃƶǅ12gŏǑ13ĽŇũ14s16kU18ň20x21ŝ22ŀ24j25W26h33Ƅ36ƾ41ǉ44ƒ46ƿ49ƌ50Ǆ56ƺ
~<hei	79 48Ƽ
~<hel	65 -11i-10kƿ-8ł-7ŗ7ƳǞ8œ9Ǌǋ10őţŨ11Ǔ12sŞƴ19Ķ23Aŉ28ǫ32ǉ34zĺ
~<her	54 -40d-30ƺ-18Ƹ-13ǫ-11qũ-9MňŶ-8ţŰ-7Tŏƨƽ7fuŎŽ8ƫǢ9mōŷǞ10ŞƤ11cůƳ12ņūƱǀ13rŴ15wźǊ17Ŀ19s21ŋ22z24ư25Ǆ26Ƶ31B33ļ34Ż39j44pƹ46ŵ58oƪ
~<hes	85 43Ł
~<hey	82 -7O26N36i
~<hi	48 -22d-21Ŵ-20ƺ-16Ź-15aư-14ƨ-13ǫ-12HŉƳ-11łŶ-10ǅ-9FŐšŢŨƄ-8ƣǊ-7VĸĿőŞǑ7lŇƂƔǎǣ8g9mŰƛ10ƞƢ13y15qǔǕǖ16Ǔ17Ƥƿ18t19ņ20Z21Ɯƾ22cfťƹ23pŻ24Ř25ƥ26ĹǞ27ŔǨ29Sź30s32Ʊ35o37Ž38ƪǄ40Ǡ42ŵ56ƀ
~<hid	90 9ş10Ķ21i
~<hig	63 -12Ƴ-7F7ņ8ƅƑ9vŔſ10ŕƚ12yƂƔ14Ǖ15lŰƢ16ƛ19m26Ǩ27ř30ƾ36Ř37ƥ
~<hik	85 7ŕ8ş10g15Ļ28Ŕ
~<him	69 -23ƺ-15ƨ-14ŉ-8ƣƾ8agM9AŒ10rŇ11ŝŻ12ťǎ13Ʊ17ƹ18t23o36Ǆ38ƪ52s
~<hip	90 -8ſ8ǣ17Ɗ27ƞ
~<hir	72 -12HǊ-9ł-8y12ǆ18Ǔ24Ʊ30ǖ47Ǟ53S55Ǡ
~<his	61 -26d-23aŴ-19Ź-11ư-10Ɗǅ-8Ƅ-7Ŷ7Z8ŇǠ9x10t11ƾ13y14Ť16Ǆ18Ʊƹ20ņƤǔ23q25Ż26o28ƪ29ƿ33p45ź58ŵ
~<hit	63 -15ř-13Œ-9Ţ7Ǧ8j9ŔƁ10ſƋ11ŠǣǨ14ũ20ť21Z24Ɯ31f33c39Ĺ55Ž74ƀ
~<ho	26 -29ǆ-26ő-25W-20Ǌ-19ǧ-18o-16AōŦ-15wŐ-14Ʒ-13NŎŵǠ-12ŭƭ-11ţƱ-10dBĶłŉœŚŬƣ-9ŞƫƶǢǪ-8ŊśƂƧƽǀǤ-7ŅŏŴǅǜ7ĻŹƩ8LŢűųźƋƎƨƬǂ9ŁńŖŲžƊǈǙ10ĺżƄƘǃǕǞ11zŶ12ĵĽŘŮƑƙ13ĸƜ14vǇǖǛ15pƗƝƮƼǘǚ16bZƦǩ17ĴņŸƓ18UŃŨũƛƥ19cgGYļƞǓ20kHǫ21lTĹůƈƺ22šťƔǉǐǡ23hORŻƌ25j27Ư29K30Ƈ31Ƶƹ33Ɔ34ŠƕƟư37tx38ŷ39ơ41F42nŰ45Ɩ49Ơ50i
~<hob	82 14ǂ50g
~<hol	63 -9Ũǘ-8Nǡ-7ŋō7Ʀ8U9ś10iƊǉ11Ĵłŕ12t13m15ƺ16k17Ų20K22şǕ23ũ30Łǫ32Ǚ42ǩ
~<hom	48 -14v-13Œǆ-12Pő-10ŵ-8zMĴŴƙƮǑ-7JNœŭƱǡǧ7gƍƏƲǖ8ľƞ9tƛư10ĺǃ11ĸźƐ12ƈƝ13w14uŰ15ƹ17h18CIƇ19Ơ21Ż22T23ű24Ɨ25q26H27sƔ29ƕƖ30n31ơ32R41F42lƆ44Š56Ɵ
~<hon	75 -8q-7Eǫ8Iƻ9Ĺŉŕ10ǚ12Qţ13fŭ15ŷǁ16ň19ŗ29Ż
~<hoo	86 -9ƍ13Ʃ20Ľǡ36ǝ
~<hop	78 -7iŏ11ŷ16Ű20Ǜ21X57ļ
~<hor	90 -12Ǒ-11Ǆ-7Ǥ7B14ƺ24Ǡ
~<hos	71 -16C7ŪŰ8q9V11ĹƄ12PSſ18ƾǄ19Ǫ21ƨ22ǖ23Q24ƺ30Ɲ
~<hot	72 -21D-9X-7Ʈ13ǖ15ƌ16Ɣ31J38Ǝ39Ʀ47j
~<hou	44 -19ŭ-18ǆ-17ĵ-16SŘ-15pŲŴ-12Ņ-11IƢǨ-10œǑǘǠ-9ŃŷƨǪ-8ƪǉǙǫ-7NŚŶǇǊǟǤ7ū8Ǘ9yOƐƝ10ƃƊƓƜ11ź12ų13Ƌƥ14Ĵƌ15ƍǃ16YŰƗ17Ƙƛ21L22ƙ23Ÿ24Dƹ26Hƈư27M28Š29ĸƕ30ƞ32TƟ33G34n35Ƈơ36ǐ37F38Ɣ39Ơ43R45Ɩ46Ɔ
~<how	29 -21W-20w-16słő-15oRǧ-14Ŧ-13yHQƃǊ-12ǆ-11ŐŕţƗƷǠ-10Aōƣ-9LMśƭ-8qľŎŠŭƝƱ-7dĶƁƍ7ŴǏ8hķĺƅƉǌǒ9ĻŔơƨƿ10YŧųƜƺǁǍ11fŋŗŹŻžǫ12ƓƬ13ŢƥƦǛ14GƖǈǟǨ15jkń16żƑƕ17pĹĽŖǞ18Ƅƛ19ŮŶǚ20UƼǑ21vŘ22bzǇǓ23OZņ24cƌ25ŨŰƠƮǉ26ť27ũůŲ28ĵǡ29Ńǘ30š31Ư33K34Ƈ35ư37Ƶ40ŷ41t45x56i
~<hr	90 -22Ǌ-7Ǣǫ10W26Ʃ48Ǟ
~<hr>	90 -22Ǌ-7Ǣǫ10W26Ʃ48Ǟ
~<hu	50 -18ƺǀ-14d-13PQ-12v-11Ƽ-10ƻǫ-9ō-8ŞūŮƉ-7Uƀƽǟ7gnŴ9jĿƱ10OłǇ11ƞƭƵ13ũŷ14ŝŽ15a16Ǝƹǜ17ťƠ18fŤ19ńŵ20ų21HƜǛ24X25pĹ26st27ƄƪǄ31qſ35or38ǥ
~<hug	90 7Ƙ13Ɣ18Ĺ
~<huh	75 -14v7š9xyŝ10ĻƑ11ǡ12rņ17Ơ18j23ŷ25ũ
~<hun	82 -11Ɖ11ź13Ơǝ15g19Ǉ38H
~<hur	60 -7ǀ9WƛǑ12Ŀ13O15ƞ19Ĺ20Ǝ21ǜ22ť24Ť25ń26Ɯ27Ǜ31X37Ƅ39ſ46ǥ
~<hus	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ūŮǫ7Ÿ9Ʊ10Ŵư11n14ł15ƭ16Ƶ21Ž24fŵ25ųƹ31pt32rsǄ33ƪ37q42o
~<hy	73 10Ǌ22P24ū49Ƒ
~<hyd	75 50Ƒ
~<hyg	90 12Ǌ28P
~<i>	35 -23Ƴ-20ƙƵ-18Ļ-17ŘǊ-16Ĺŧƴ-15ŗūŲƢƦ-14ŠƪƯ-13Rŝư-12ŵŶƟǚ-11ĽŨžƛƝǑǖǙǪ-10ŃƲƸ-9VWĿŜƀƁƕƱǃǕǗǟ-8şźƖƾǉǓǛǠ-7AĴķƨƷƹǏǒǣǤ7kUňŐőůŴƻ8ĵŅŚǀ9nxœŖŞŬŻ10gGŢƚƠǅ11XřťƎǈ12Ÿ14pĶ15ŒƼ16OŹ17ŷƺ18wPļ19hi20uƆ21fǢ24l25dǆ26qĺŎƄ28C29ō30ľ31J32Ō33v34e35DE37ţ38K40M44L45o46Ŋ49bc51N54ŏ68ǫ77ŉ79I88a100ŋ
~<ic	88 14Ɯƞ19ǐ
~<ice	88 14Ɯƞ19ǐ
~<id	69 -16ś-9Ǣ-7Ɨ8T9Ɩ10VĶ11BƷ12ǝ14dŋ17Ŭ23ň52ƅ55Ś
~<id>	77 -13ś-8Ǣ-7Ɨ59ƅ64Ś
~<ide	76 7sř9T10dƖ11VĶ12B13Ʒ16ŋ20Ŭ25ň
~<if	39 -18X-16ĻŊ-14ǫ-13Ř-12Ǌ-11Łť-10Ƹ-9yAōŎőũƖǇǒ-8gňŔŖūŮƗǠ-7djTŚŴŵƠƴǍǢǧ7ŢŲǥ8cGƔƫǤ9bŻƂƝ10ļţŭƋ12HĸƹǆǗ13Ő14FWƐƷ16rŉ17Ƭ18ĵŌŞ19Iƃǚ21ưǜ22Ĺř23Zſ24ŋ26ƭ27ƦƳ28ƞ29ƨǣ30Ʊ32Ɓ35ŏ38ǟ41ƀ42Ŷ44Ƅ51Ʃ74Ǫ
~<if>	39 -18X-16ĻŊ-14ǫ-13Ř-12Ǌ-11Łť-10Ƹ-9yAōŎőũƖǇǒ-8gňŔŖūŮƗǠ-7djTŚŴŵƠƴǍǢǧ7ŢŲǥ8cGƔƫǤ9bŻƂƝ10ļţŭƋ12HĸƹǆǗ13Ő14FWƐƷ16rŉ17Ƭ18ĵŌŞ19Iƃǚ21ưǜ22Ĺř23Zſ24ŋ26ƭ27ƦƳ28ƞ29ƨǣ30Ʊ32Ɓ35ŏ38ǟ41ƀ42Ŷ44Ƅ51Ʃ74Ǫ
~<il	90 17Ǆ20C24ƿ
~<ill	90 17Ǆ20C24ƿ
~<im	73 -8ǫ-7ŏř9Ǥ10Ƹ11Ǘ13Ŏ14Ǟ16Ƴ17ň18ƍ19ũ26Ŀş
~<ima	90 -7L19Ǟ23ũ
~<imp	74 -7ŏřǫ9Ǥ10Ƹ11Ǘ13Ŏ16Ƴ18ňƍ26Ŀş
~<in	28 -19Ĵ-18ǆǡ-17aƔ-16ĻŘŞƯ-15pD-14owŷưǅ-13ţơǉ-12ŊŎũ-11œ-10cŜŦŻ-9PƘƲǨ-8tŪƉ-7bƁƖ7yMōŮųŸƪ8diAKŏŬƽǔ9WŠūƕƹƻǏǧ10jGňűżƠƫƸ11ļőšžƾ12EǍ13ŨƅƊƺǠǣ14ĶĿŇƎƳǀ15mƍƜƮƷ16ņŲƨǤǥ17sĺŢƐƴǕ18ńƦǓǩ19qŗƥ20NSĸ21nvƒǒ23l24łƝƿ26Ǉǎ27Ǒ28Ű29Əǋ30RƟ31ZķśťŽƧ34Ť35ǌ36CƄƬ38T39Ő43ƙ53Ǚ
~<in>	32 -34Ř-30Ư-26Ļư-24œ-21ƣ-20ǆ-19a-18ǧ-17ǅǡ-16ŞƁƂ-15ŕ-14pſ-13wşţ-12oĴŠƕƪ-11xDŜŷƖǖǫ-10ŋŎŔǉǚ-9uPŊőŒƗƚ-8BũŻǔǟ-7cŦƉƔƘơƲƶƼǈǨ7dzƋƮ8AMňŸǕ9NŴƷǁǊ10ŏŝŶźƍǄ11ijƊƸǠ12yGļŅƏƨƻ13KQł14ōƄƝ15ƠǍ16EņŨžƜƳǩ17Ůƥƹƾ18ĸƎƒǀ19SĶ20mĿƦǒǣ21ŗŢ22ŲƴǓ23s24ƬǎǏ25ńƐ26vŤ27T28ƺ29Ű30lq31nťƿ32ķƧǑ33ŽǇ35Rǋ36ś39Z44Cƙǌ45Ɵ50Ǚ
~<inc	60 -7ơ7ƁƯǖ8jŗƇƮ9ǅ10ǈǋ11Ƃ15u16Ƣ19ŕ20Ƽ24Ʊ26ŐŔ27ǟ28ư39T
~<ind	85 10Ǎ13ƒ14ƨ21Ǔ
~<inf	73 11Ľ13ŕ14ľ15ļŋ17Ņ19ż23x36Ǚ
~<inj	72 32ǥ38Ƅ51ſ
~<ins	43 -19ƺ-18Ǐ-13Ɣ-11Ĵ-10QǑ-9ŮƙƟ-8qR-7SŶ7APXśƥƬ8rĻŒŬƽ9ųƚƧǩ10şƨƮƷǆ11ƁƂ12řŧƯƵ13ĺ14Ŀłǎ15Ǫ17ūűƫ18WŤƣǫ19ŇŘƅƶǕ20œ21ŢƄ22Ɨ26ǔ28ƪ32ƕ33ƏǤ37Šǧ40ő45Ő
~<int	64 -11Xǫ-10Ǉ-8ł-7Ƅ7H8iƣ9dƛ10ŃťƖ11BRŰ12ķņŋ13gƀ14ňǟ15Ǡ16Ž17ǥ24šƝƬ26N27ƍ33S
~<inv	69 7Ž12łǤ13f14ǫ15ƙ18Ǘ20ĸ21Ǒ22ǚ25Ɵ
~<ir	86 -7ŧ10Ƥ57ķ
~<ira	88 -7ŧ59ķ
~<is	23 -26š-25ũ-19ƺ-17ťƹ-15ŧǚ-14c-13Ňŉƞ-12S-11ŢŤ-10ƿ-9ĻōƻǓ-8OļľŔ-7dBYŨưǎ7HžƑǌ8ŠƎƔƙ9ņŮŴƓƠǃ10LXŘƁƃƒƨƽǐǪ11ŃƀƗǛǞ12EFKķĸŹƱǀ13lŬ14ƧƾǠ15ŀƖǉ16fnĿŊşŸƣǥǧ17JŖŗŞŻſƢƳǖ18uĶƭǇ19ZőƛƤƩ20apqsAQƚ21hTŲơƫ22INŎƆƊǘ23PǊ24yłŷǙ25œŭŵƂƈƴǈ26DƇ27jńūǍ28vƕ29ǅ30Ƌƪǝ31RŰ32ĺ33Ƹ35ǡ37Ǆǫ39Ł42io43xUǏ51t
~<is>	23 -26š-25ũ-22ƺ-17ťƹ-15ŧǚ-14c-13Ňŉƞ-12S-11ŢŤ-9ōƻƿǓ-8OĻļľŔ-7dBYŨưǎ7HžƑǌ8ŠƎƔƙ9ņŮŴƓǃ10LXŘƁƃƒƠƨƽǐǪ11ŃƀƗǛǞ12EFKķĸƱǀ13lŬ14ƧǠ15ŀƖƾǉ16fnĿŊşŸƣǥǧ17JŖŞŻſƢǖ18uĶŗƭƳǇ19ZőƛƤƩ20apAQƚ21hqsTŲơƫ22INŎƆƊǘ23PǊ24yłŷǙ25œŭƂƈƴǈ26DŵƇ27jńūǍ28vƕ29ǅ30Ƌǝ31RŰƪ32ĺ33Ƹ34Ǆ35ǡ37ǫ39Ł42io43xUǏ51t
~<iss	82 10Ǆ11ƺ37Ź
~<it	28 -33ĺ-20Ǌ-19lq-18gņǓǫ-17LMź-16cyĹǆ-15vşƪǤ-14ŠŸ-13t-12GOŇŞŰƟƥƨƺǢ-11pĴƙǒ-10xzľżſƦƼǗǟ-9ǄǕ-8aHƄƣƹǀǛǥ-7dhIXļŉ7WYƀƗƢ8sřƅƐǋǝ9žƂǉ10ĶƍǑǩ11ŌŝƱ12iŬƘƽ14ŀłƃƒǚ15ƚ16nŵƾ17ŢŹ18ŧǠ19AƤ20ŏơƿ21ĻšůƁƋ22bPśŦǈ23ŚťƏ24ŋǏǡ26œƉǙ27ƕ28ƈƯ29BńƊ30ĵŃňŭƛǇ32ō35ŕŖ36Uũ37ŨƠƭ38Ŵƫ39Ŝ40űƇƔǅ42jŗŘƷ43Ɔ44Ł45rƩ46Ů49Ū50Ŕ53Ƭ58ŷ67Ų
~<it>	28 -33ĺ-20Ǌ-19lq-18ņǓ-17gLMźǫ-16yĹǆ-15cvşƪǤ-14ŠŸſ-13t-12CGOŇŰƥǢ-11pŞƟƨƺǒ-10xzĴľżǗǟ-9ƙƦƼǄǕ-8aHƄƣƹǀǛǥ-7hIXļŉ7WYƀƗƢ8sřƅƐǋǝ9žƂǉ10ĶƍǑǩ11ŌƱ12iŝŬƘƽ14ŀłƃƒǚ16nŵƾ17ŢŹ18ŧƏǠ19AƤ20ŏơƿ21ĻšůƁƋƕ22bPśŦ23Śťǈ24ŋǏǡ26œƉǙ28ƈƯ29BńƊ30ĵňŭǇ31Ńƛ32ō35ŕŖ36Uũ37Ũƭ38ŴƠƫ39Ŝ40Ɣǅ41űƇ42jŁŗƷ43Ɔ44Ř45rƩ46Ů50ŔŪ53Ƭ58ŷ67Ų
~<ite	90 -8ƙ18Ə51ƚ
~<its	83 -12ĸ7Ǥ12Ɠ13ƚ15ĵ17ƕ21C
~<ja	86 11Ŭ13ZƎ14w15a
~<je	71 9ŧ16Ơ24ŷ33ƚ
~<jew	73 34ƚ
~<jo	54 -16G-12ư-11r-9ǧ-8joŘ-7ŗşťųƞǑ8ŉ10ŤƟ11s12ǏǖǨ13ƪ14ķǫ16Ʈ17ŮǓ18ǆǥ19uRŰ20ǩ23Ǖ30ǒ36qǊ47S48U50W52Ʃ53V57P
~<job	55 -16G-14Œ-12ư-10r-9fǧ-8jŘǫ-7oŗťƞǑ9ŉ10Ť11Ɵ12ǖ13Ǩ14ķƪ16Ʈ18Ǔǥ19Rǆ20uŰ21ǩ24Ǖ31ǒ37Ǌ38q50SU52W53Ʃ54V59P
~<joi	83 9ŏ10f19Ǐ22Œ23s
~<ju	47 -12JŎŘ-11Ļ-10BDHŃŞŨǒ-9qFRŊ-8ƠƵǑ-7ĿśũŭŲŴ7rvZŢƟ8cdemsŷƋǊǜ9ĴŽƨ10UłōǛ11uSŐ12hŋųƣ13Ǝ14KƤƽ15CŮ16ňǓ18ū20aš21ŗ23n27ĸŸ28Ɓ29ŔǂǍ30ĺļţ33ǉ37ŕ
~<jud	85 7Ž8ǁ9Ţ14c18ĸ
~<jum	76 -8ŧ-7H8ň9Ǝ27ŕ37ǂ39Ŕ46ţ
~<jun	85 11G19w21a
~<jus	48 -12JŘ-11Ŏ-10Şǒ-9qBDFŃŊŨ-8RĻƠ-7śŭŴƵǑ7YŜƟ8dersvZƎƙ9aĴŷƋƨǊǜ10U11ĸłōǛ12uSňŐ13hŋųƣ14Ƥ15Kƽ16CŮ17Ǔ19ū22ŕš23ŗ24n28ŸƁ30Ǎ31ĺļ34ǉ
~<ka	88 7w11b23Ƨ
~<ke	51 -11e-10ķ-8řƬ-7nJNRĵňŗŘŮƂǖ7WƟơ8qPŊŌŪƽǫ9UŠŲƁǔǛ10Łžƀ12tś13ŀ14xǡ15Ƌ16Y17oǟ18Ŵ19ŎǑ22Zţ26Ƙ27Ʃ29ƹ31Ş35Ʒ41űƧ44Ǚ64Ǫ
~<kee	54 -12e-10ķ-8řƬ-7NĵňƄǖ7c8Ɵ9qPWŊŪơƽ10UǛǫ11ŀŌžƁǔ12ư13tƀ14ŁśŠ15xǡ16ţƋƧ17YZ18oǟ20ŞǪ21űǑ24Ʃ26Ŏ31ƹǙ38Ʒ
~<kep	74 -7JŎŒư9Z11ţƄ13ŷ18Ş21Ǚ32ű38Ƨ
~<key	71 7Ʃ9ń11v28Ŵ38Ƙ64Ǫ
~<ki	47 -18Ŵ-15Ɔ-14Ŧ-11Ƭ-10zǝ-9ktĸŞƩ-8jorĴňƉ-7ĺŷơ7Xűƚ8GōūƟǟ9ŋřƜ10Lť11hŲƲƸǈ12RŐƭ13MƊ14iŨ15ĻƈƐƞ16Żƻǖ18l19vƥƯ20wƳ22nq25ƌ26ƍƎƱ27yƴ33ƫ38ǆ43u47x50ź
~<kic	81 12i13ƻ14Ļļ15Ŗ21ō26ř
~<kid	56 -18Ŵ-10rū-9Ǌ-8z-7moĸŵ8qN10Ŀƚ12Gũ13Ż17ƨ19Ƹ20ƴ22ƞƭ23l24Ư25wƳ26v28n32Ʊ33Ǝ39y42x56u62ź
~<kin	55 -31ǝ-13Ɔƨ-12Ŧ-11Ƭ-8tƩ-7ňƉƭ7gŵƒƪǧ8ń9bƲ10Ļŗ11iƐƟƻ12ŋƜƴ13X14hťǫ15xRŲǈ16Ɗ17Ő18qŨ19ūƈ21ǖ24ƥ32ƌ33ǆ42ƫ
~<kit	71 -7ǋ7Ń10ƐǊ11L13Ơ16ǟ19ǆ26ǝ28M44ƍ
~<kn	51 -14ǖ-11ĺť-9ōŏƀǪ-8Šƃƿ-7ĿŃśǙ7ńƒƹ8ƁƝǄ9hmOŇ10GĶŉœŕř11Ɛ12Rĵ13ŝųŻ14ű15ņŤƌƍƕ16crwƉƫ18Ŏ19Ƶǅ21t23A25fƩǫ28ƺ42Ŋ46ŗ
~<kne	86 -10Ǫ14ƺ16ư41t
~<kno	51 -14ǖ-11ĺť-9ōŏƀ-8Šƃƿ-7ĿŃǙ7ľńƒƹ8ƁƝǄ9mOŇ10hGŉœŕř11ĶƐ12Rĵ13ŝųŻ14ű15ņŤƌƍƕ16crwƉƫ18Ŏ19Ƶǅ20ƺ23A25fƩ26ǫ42Ŋ46ŗ
~<l>	84 -29Ř-8ƃ-7ſ7Ǩ11ǈ13ǅ19ǣ58b
~<la	41 -22ť-16ţƖ-15SœŪƅ-13dŘƔ-12ũ-11ŁǇǉ-10Ƶǅ-9psvĿŹƙǤ-8CKPXŖƍǁǟ-7ŅŮűƂƨƶ7giJŦƕƛƞƫǖ8kƢƦ9IŲƃ10tƼ11ƩƯ12bcňƌƟǄ13FżƇ15ƜǨ16DŃǋǝ17EŽǐǠ18ƉƣƴƻǑ19aoŤ20Ŷǆ21ŗǪ23ŇƲ24ǌ27ƺǎ28Ǟ31ŔŝǛ32ĶŢǫ35ĸ37ǥ49ǀ
~<lab	83 12Ǟ13h16ǀ17ƽ18Ŧ
~<lad	75 7ŶǛ11ŝŨ14tƏ19ǆ21Ǌ22ǥ24o27ƞ
~<lai	82 10Ƅ12Ʃ15Ŷ16ň18B24Ǫ
~<lak	80 12ŝ14ĸ18k23ơ26g28ƛ
~<lan	63 -19ƅ-13Ɩ-8Cǔ-7ľ8Ĺŉ10Y11G13Ļŧ14JƦ17Ƣ20ǫ21ňǆ22I23ĸ26F27š32Dƣ45ǎ
~<lap	75 -9ŕ-7Ǒ12ś14Ǚ23Ɵ49Ţ
~<lar	85 29ǖ36Ƈ
~<las	46 -16ť-14Ū-12dƔ-11œš-9SńŉŧŹ-8LĻũǃǅǇ-7BňŨƄǉǙ7jmTĵŕưƸǔ8yƕƭ9oǄ10Ɠƫ11żƀƾ12iĺŃŲŶ13ľŢŽƴǚ14ƼǪ15Ťƌ16Ʋ17c18bƺ19Ɯƻǋ21Eǝǥ24ƉǑ25aŝǠ27Ǜ28ĶŇ29ǌ31ŗ38Ŕ40ǀ
~<lat	70 -18ƾ-9ƚ-7KŢ8ƒǛ9ń10żǄ12ĻƯǥ13Ž14ĶŤųǗ15Ǟǡ17Nǀ20ƺ27ǐ
~<law	68 -9Ř-8S7ƱǕ9ƃǫ11ǣ12nzBŃǨ13Q14ņ17A26ƴ30Ǟ31ĸ
~<lay	81 11ƃƦǨ12Vś13Ɗ14Ʃ17ŀ20Ʋ
~<le	43 -17Ŝ-15Ǐ-14n-13ŔŶ-12ŉǫ-11TƪƱ-10wĽŐŷ-9ŗŝŮưƳǕ-8BCPŃƹ-7ĵŅŲŵƍƽǓǟǪ7VķĸůơƢǀ8rAŕśƋǅ9aKťſ10şƖǈ11mŌŎƁ13ľŴźƯ14ŊŘƇ15Ś16žƊ17ŋƬ18zƵ19ƅ20ļƐ21Ɨ22Ū23h24bF25Ǎ26Ʃ28Ƥ29ƦǞ30ū32ƣ39Ɲ43ţ56Ƹǎ72ŭ
~<lea	49 -15Ŝ-13Ǐ-11Ŗ-10SŞ-9nTŕŷƉƔ-8őƞ-7ĿƌǕ7ƂǇǫ8YżƭǞ9ňűƧƮ10ĻŋŪ11VƢǑ12uŀźơ13ļƐ14oA15z16ť17Ŋ19Ƶ21Ř23Ʃ26Ɗ32F34Ǎ35Ƥ38Ƹ40ƣ41ƝƦ42ţ60ǎ63ŭ
~<lef	69 -17Ł-7ŏ8fĸ9lĹŗƙƵ10zƌ11ķ12Ŋ15Ŗ16Ŏ17ţƩ20Ĵ21Ş22Ɩ27Ƹ30ŭ
~<leg	73 -8oŘ9fƁ10Ÿ12Ō14ƴ17ſ21ǅ23ǈ25Ƹ55h
~<len	70 -10Ŋ7S23ŭ24Ư27ƅ31Ŵ55Ɨ
~<les	78 -12Ɨ8ĸǉ11Ɵ12ƨ15Ɣ16SƬ19Ŀů20ņ32Ū
~<let	58 -14ǫ-13ű-12Ŕ-11Ľ-10ŉŶ-8ňƊ-7sƱ7iNŬƉƙ8ő9ńŢƒ10OĶř11rǀ13xƐƞ14ŋū16Kļ17ŏś18Ƭ21ľş24ŕŚ26a27ž34Ǟ37b
~<lev	72 -7CǕ7Ŭ8Łǎ9ƫ11ƥ18m23Ƌ29Ƈ
~<li	34 -21J-20ť-17Ĺ-16ŏőţ-15œǢ-14ĺǍ-13ŐűŴŵ-12ǉ-11ĴŎŜǄǓǖǛǟ-10pŉ-9NQWŚƧǇǈǗ-8MTĶŻƳǑǒǡ-7śƉǅǥ7ghŋƙƭ8qCEķůƁƇƑơǤ9dDƃƢƮǌǧ10ƱƸ11aiŊųŷ12lļŃŇŠƆƬƷǕ13ŽƒǂǙǫ14rZŬ15Ɠ16K17ƚƼ18GŀŌŞ19ň20vũƐƪưƶ22ƫ24ſ25uǏ26xzYǣ27ĵĻōƠƹ28FƯǎ29Ʃ31PU34w35ŘŸ39Ź40ƨ41ǁ42ŭ44n
~<lia	59 8ǔ10ǝ13Ř17ƣǜ18ǎ20ƃ27Ɓ32ǣ41ſ
~<lic	59 -13I-11Œ-9n8Ǫ12oƼǝ14dƅ16ǂ17Ŭ19a28ź41Ÿ61Ź
~<lie	80 10š43ŀ67ŭ
~<lif	55 -18Ő-17ż-14qő-10Ū-9j-8ĿŘś-7ŝ7ơƭ8Ǌ10mŲŶ11Sũ14Š17Ļ20i25Ʈ32ƬƷ33ƹǁ37ƶ44Ư47ƪ48ƫ51Ʃ66ƨ
~<lig	79 8D9ƒ12Ļ14Ž15Y16ōư23U24ż
~<lik	43 -21J-16ť-13qŏ-12Ǣ-11Ǡ-10Ʀǒ-9PŜƥƳ-8ĿŀƤƨǄ-7ķĺŵƴƽǃǛ7BFLŘŠƃƑƞƱǧ8ayŔŕŗŹƲƹ9lAƆǞ10ŭƚƿ11gDƐƯ12jrŤŧƒ13tRŁŃǫ14ńŌŨũ15ůŲǏ16xZſ17vŇŒƩ18ōƼ20ŊƸ22ļ24ĵ25Kųǁ27ŷ32ň35Ş36U37Ơ
~<lim	59 -13ƣ7ƕ9Ƒ10y11šǏ14ſǎ17Ǩ19Ǖ24Ɠ26Ǥ32ǣ52Ř
~<lin	62 -9Ǒ-7ńƙư7Ƭƭ8w9ŇƓǆ10VĵŖ11Xǫ13łś14a15Ɲǌ16Ōƹ18SŃǠ21s22I23ō26Ɩ27P30q
~<liq	88 -20Ź-7ſ9ǁ11Z44ǝ
~<lis	61 -12Ŵ-7Mǖ7hƾ8anr9Ǒ10ǚ11ƣƭ12ŠƆǧ14o15Ņ16ĻǒǙ17ƽ18Ɣ20Ɛǫ24ǎ25ƚ26ŭ27ƙ29Ŀ30Ÿ
~<lit	59 -9Ɔ-8Ɲ-7Ł7cIVƵ8dzŀŇƻǃǆ9ĻĽũ10ķŬž11Z12Ơ14ŔŽ15ŋƨ18v19ņ20Ʊ22u25w32x
~<liv	55 -19ő-15Ş-14Ĺ-12Z-9T-8ŃœŠŴƞǆǫ-7SŭűǍ7DǙ8ƄƇ9Ɔ10Ÿ12ƴ13hƢ14u15qĸ16lHǏ19ķ21ơƦ23ƥ25ƠƤ30ƹ33Cư34Y35P39z40G41F75n
~<ll	79 -8Ť16ǒ20ǅ52ǈ
~<llc	79 -8Ť16ǒ20ǅ52ǈ
~<lo	39 -34Ů-18Ƙ-17P-13nƔ-12ŐųƤǊ-11ŔƇǉǎ-10qŲƟ-9uŇūƕƨ-8oxŁŎšŴſƉƝƷƽ-7abcghFWĽŕŠŻƿ7kƂƮǛ8ĻƆƱǑ9fŉŨƄƖƙǌ10RĺļľŖƋ11sŚŝťůŹƼǫ13ĶŞŢƥ14ńŏƊ15ţŬƈ16zŰǖǠǡ17ƒ18SňűŷƦ19Ƴ20GŭƠƧ21śƯ22ŀƓǚ25OŦƞǍ26ĴņưǇ27ĸŤǟ29Ɨ31lĿ39Ƭ41ơ44Œ47Ƶ
~<loa	58 -9Ʃ12k18ư19Ƃ23Ɩ33Ƴ41ŭ51Ɨ54Ĵ66Ƭ
~<loc	65 -13H-12Ƌ-7Ųųƛ10ŏ11őǖ13Ŀ14ǐ16QƎ17ō19Ǡ20ű22l29ƥǚ40Ǎ43Ƨ
~<log	81 -8ǖ12Ǚ17ƈ19ś24ƒ25ő27ǚ
~<lon	52 -26Ů-15ő-12š-9Ʃ-7Pǎ7vŀƅ8ZƉ9ǫ11fŚƑ12HǑ13i14Ŭů16ư18Ź20lŖ23ŦŨ26Ţ28Ű29ơ31S32ǟ35Ʀ36G37O39Ư42Ǉ51Œ
~<loo	54 -17Ɖ-13ǫ-12ŉŮ-9ť-8qŪƵ-7gő7fyŗţŶƙ8AVŚ9pŀ10YũǛ11ŷƭ12jJļŬƒƹ13Ń14Rľ15HĿǞ17ĶǠ18šƀƊ19ĺŝǌ21s22ńƱ23ĻƮ24ś25Ņ27ň29z
~<lor	88 9ĺ10v11kź
~<los	59 -26Ƙ-11tŽ-10Ʀ-8ŘƉ-7ƹǚ7IşťƂƜƪ9ŪƋ11ŞŨƄ12ǟ13Z14ŒũǕ15ŀřǖ17Ƽǫ24ŧ26Ʃ27ĸ33Ŧ40ŉ50Ť90Ƶ
~<lot	66 -7Ƈǂǉ7tżƅƜ8Ɖƣ9Rƛǡ10ŀőŚŜƈǘ11ň20ű29ť33ĸƞơ37Ɠ
~<lov	67 -9P8r9ŞƸǅǫ10Ɠ11ltǆ12Ǎ13Žǖ14M24U26Ɔ31ŷ35ǡ54Ơ
~<low	68 -18Ũ-13ř-9ŧ7ĶƼ10ǫ11Ř12c13ļƄ22ƛ23ŏ25ƙ27Ƌ32Ŀ55ņ
~<loy	82 13Ǚ30Œ36ţ
~<ls	90 59b
~<ls>	90 59b
~<lu	75 7LŤ9ōƖ10P11OźƲ14ƕ16Nľ26o30Ǘ
~<luc	84 8Ť10Ɩ13Pź30o
~<lum	85 16ƕ35Ǘ
~<lun	85 8L10ō13OƲ18N19ľ
~<ly	90 41ų
~<lyf	90 41ų
~<m>	83 -7ň22ƀ39L54b
~<ma	37 -22iJ-17ǋ-15œ-14tǚ-13ŒŔǡ-12ƚƩ-11QŗǠ-10kyŚťŨŪƛ-9dƀƬǝ-8gINőŜŧŲƙƹ-7RĵžſƓƢǄǅ7WZķĽŇŭŮŶƇƎƖǀǐ8xEŌƏƟ9łńŕŽƌƘƯǥ10ŃũƔƥǗ11oYŰǔǜ12GKǊǏ13aŅšŴƑƳǙǞǟ14hzƋƝ15Ļǖ16VĺųƻǁǓ17ŵƊǪ18T19nŖƭ20ĿƵ22Ǒ23cţ24uūǎ25ŏ27f30ƈƣ33ǫ34ǉ39ư42ǆ44D45Ǎ
~<mac	70 -9ƚ7Ň8ǘ11l15ƾ30Ǥ32ǟ57Ǒ
~<mad	60 -12ƣ-11Ɖ-8Ńƽ7rƙƦƿ8ǀǈ9Ňţ11ń14Ơ16xǫ17ĺƭ18Ǐ20Ɗƍ22ŷ23ũ24ŕ26Ǟ30ƈ33š38Ļ
~<mai	64 -38J-13P-11Ÿơ-10q7nś8Ĺŵ9ŝ11UşŮǘǟ13ľƋǍ14ĵ15Ǘ17Ŀ20E21Ľ25Ŵ28Ɲ30K35ǆ71D
~<mak	54 -15Ů-13A-11ĵŔŹ-9a-8Rů-7ŕŴǋ7ƅƮ8XńƐ9ŀǂǒǔǟ10Ə11ōƑ12ų13qĴ14Łǫ15cxňţ17ǜ18ūŰưƵ19ŭ20ŉ21ļƟ22Pǆ24ł29TŃƣ32ǎ34ŏ
~<mal	84 -7q8Ů14Ŷ15a21ǍǏ22ŵ
~<mam	85 -9ƾ-7t10Tƿ15aƪ29z
~<man	46 -17Ǐ-15ǋ-12i-10xƍǡ-9Œ-8ĵŘ-7QőŷźƄƛǘǚ7YŠŢŤƤǔ8OƯ9SƑ10ŵŶƉ11ųơƫ12ƈƘ13cŹƇƋǁǆǐ14ůƵǥǫ15ŰżŽƌƻ16Ɩ19VŖŸǊ20Gū21ŅǙ22ǖ23h24n26ƥǪ28Ǔ32ư34uƣ42Ǎ48ǉ
~<map	90 7D14ű
~<mar	65 -9Ǥ8u9qƎǊ10Ż11ƻ12Z14Ůǁ16FƧ21ţ23H26ƭ31oƔ57f
~<mas	88 15Ǐ18m
~<mat	69 -11ǫ7ŘƜ8ƄƯ9Ƴ10z11ŞƆǗ12AV14Yř15Ŏ18c21ķƊ23W31Ŵ33Ŀ
~<max	88 -15Ś-7œ20ǫ51Ř
~<may	68 -12ż-10i7ź8vAƞ9Ǝǀ10cƨ12a14Ŗ15Ōǫ16ĺ17Ƴ18ư25ŋ
~<me	36 -17B-16Ʃ-14Gǅ-12ŕųƛƟ-10Jƕƫ-9w-8yżǒ-7vĿňőƞǡ7ajKYŃŔƃƋƙƣƷ8RņŘƯƱƿ9LŀŗǏ10DQŌ11UŽƶǘ12PŁƊ13Ƣ14eĴŧŬ15cƵ16lŇ19h20Ś21diūǆ23ŋǄ24Ŋǝ25ľǊ26n28Ņ30ĺ32bƄ34MO35ť37Ŏ38Ľŏ40Ŝ42ǫ47ƽ49ŉ
~<me>	37 -17B-15Ʃ-13G-11ƛ-10ŕ-9Jƕƫǜ-8Ļų-7wWżǅ7ļŚśƜƪǑǠ8MYţƃƣ9ijľŃŧŲƋƙƯƶ10uņŔ11DŌƵ12LŀœŘ13PUǘ14Ž15eŁƢ16ĴŬ17c18lŇ19Ŏǫ21ŅǊ23dnū24ŋ25ǆ27ĺŊ29O34b37ŏ38ť41Ľ43ŉŜ
~<mea	69 -16Ɵ-12ň-10œǒ8Ƽ11Œ13Ļ18ŉ19ǫ21ž22R24Ʊ27ǝ40Ŏ
~<med	66 -10ǅ-7ƪ7f11ǃ13Q15ƿǙ17W45Ǆ69Ƅ70ƽ
~<mee	75 11a12ƨ13O15Ǜ48M
~<mem	84 -14ś17ľƥ21h33Ś
~<men	79 -7ť11A12n13hXƿ15Ž19ǫ21Ņ23ǝ31ŗ
~<mes	78 7Ū11hĺƵ13Ǎ15ŧ16Ş18Ŧ21K28i
~<met	75 8ŏ9M16Ǐ21ľƷƽ27Ɗ
~<mi	48 -15I-11ťǪ-10ő-9JSķňū-8TŪƖǖǠ-7jBĽŗƀƿ7ĶŲƢƱǄǩ8Ǘǫ9htśŻ10ļŘƽ11cŃŞǒ12ũǛ13Ņ14X15HşƸ16ŀŵǑ17Mŏ18iŜ19xƊ20Ʈ21Ţſǃ22Ƒ23ŋǜ24w25aN27ǐ38Ŏ45O47Ű57ů
~<mid	78 9L12av15i20N21c32ǐ
~<mig	81 9ƞ10Š11ǃ13o16ǐ17y20Ŏ31H
~<mil	62 -12r-8ū-7ǡ7Ɯ10U11Q12D14ŻǗ15ǫ17ǒ18ƽ23ŵ30Ƒ51Ű78ů
~<min	56 -14I-11ť-9J-8ň-7Ş7ĺŝŹǢ8ľńƦǫ9Ƣ10ĸƱǩ11rō12ŰŲ14Řś15iļŃ16ŏũ17ǃ18NŅ19X21Ƹ22ŀ23MŜ26ſ30ŋƮ55O
~<mir	77 12u25x43w
~<mis	68 -8őǫ-7Ǫ7rŏ9pǡ10s11łƹ12ĶǄ16t20Ǜ21ş23Ɗ26Ş27a31ǜ35Ţ47Ŏ
~<mo	37 -20ť-15sŗŲ-14Q-13Ǌ-12xŝƷǠ-11ƩƮǇ-10cMSšŭƕǐǙ-9jWłŜŷƞ-8ňŤƆƛǎǒǤ-7flwBKŅŋŕűƇƜƾǍǝǡ7vōżƫƹ8dLķńřŞŨŰŶŸ9ƚƸǋ10giF11uņŉſƵ12Źƭ13VZƴǖ14ŐŖ15ĻŔǌ16NXĺŁ17ųƠ18őƗ19nrū20AŦ21Tůǫ24ǆǟ25ŎƢƿ26Ʀ28ĵǥ30ţ32ŀ33œ34YĴ35Ŀ36G37HƖ40ư47y63z
~<mob	88 8Cƹ27I
~<mod	71 -11ŗ19ǫ31ū64ǥ
~<mom	67 -11ũ-7sǟ9qź10řƲ11Ʊ13Ŷ16ƿ19tƦ23Ÿ25Ƶ27ő32Ő40N67z
~<mon	46 -14Ůǖ-11ť-9ƙ-8nqŘŝş-7yŗŴƮƷǎ7rů8ǜǢ9vGĺŁƳǗ10Ƙ11řƄƍƐǋǌǚ12ƭǘǪ13ŀŢžƟƸ14d15ķ16uŦŨ21AƦ22Zņų23Ŗ25X31Ĵ32T35Ɩǟ38Ƣ40ĵ43ư46Yœ
~<mor	51 -15Ř-13u-11Ų-9x-8sHSŞǇǪ-7ǫ7ļųŸƼǃǛ8AƂǆ9ŖǞ10RŧũƬǦǨ11JĴńŒ12ư13iF15ŀŪ16rZ17gĿ18Ű20Lŉ24ſ25V28Ŕ30Ɨ38Ɩ40y42Ŏ
~<mos	58 -11ƀ-10Q-8Ÿ-7ǘ8ƨ9XĻƙ11Zĸ12ĺ13Ǒ14Ůůƚǌ15Ź16Şƴ18Ŵ20ǆ24ǫ27ŀ33Ŀ36Ř37ǖ
~<mot	63 -8Ǘ10Š11ŀƭ12żƴ15nū16ǂ22ƀ26ƿ50z
~<mou	86 10k12Ľŉ13r22uŞ
~<mov	62 -11ťǟ-10ǐ-9kƳ-7MŜƲ7ŏƤ8żƉ10Ķ12Ŧ13őƦǫ19Ļ21ō24ƹ28Ł38nƠ42y44G48ţ80H
~<mr	86 -7ǫ35a39f
~<mrs	88 19a40f
~<mu	44 -21ƃ-20W-16ĵŨ-15Ɔǆ-12ŕťŮ-11a-10ňŐ-9ŦƯǙǡ-8ŸƇ-7FŢ7zĴſƼ8ƍƧ9őřŭƸ10ŷ11ŉŲƹǎǕ12YũƳ13ƖǤ14ƚƟǣ15Oķ16Ŵǝ17Ǩ18ƀƕ19ŀƙǋ20Ƭ21ZƢ22Ƅ24ĸǌ25T26ņ27ƪǑ28Xů29ƨ32Ʃǫ33Ɣ36Ř37ŧƮ38Ŕ42œ
~<muc	44 -21ƃ-20W-15ĵŨ-14Ɔ-12ŕ-11aťŮ-9ŐƯ-8xƇǙǡ-7FũŸ7ĴŖŴźſƜƼ8zƍ9řţŭƧƸ11ŲƹǎǕǫ12YƳ13ƖǤ14ƚǣ15OƟ16ķ17ǝǨ18ƀƕ19ŀƙǋ21ZƢƬ22Ƅ24ǌ25ĸ26T27ņƪǑ28Xů29ƨ32Ʃ34Ɣ37ŘƮ38Ŕŧ42œ
~<mus	80 -19ǆ-11ň9űǖ11x13c16Ŵ20ŷ34ũ40ǫ
~<my	56 -11ǚ-9Ƶ-8ĸş7DŜƔƴǢ8Qŉƽ9oƲ10Ņǘ11ťůż12JMŀŎ13fŇ15gjk16b23L26ŷ39ľ40ǫ46Ľ
~<my>	57 -11ǚ-9Ƶ-8ĸş7qDŜƔƴƼǢ8ŉ9QżƲ10oŅǘ12JMŀťů13Ŏ14fŇ16bj20ŷ24L40ľ42ǫ47Ľ
~<mys	84 9žǜ10ŷ16ƽ20g
~<n>	83 -8ū-7ň18w23Ŭ40b
~<na	49 -20ǫ-14p-13J-10Ň-9sśǆǠ-8źǧ-7vBGPœ7ƉǊ8LłŒŴƜ9CǈǢ10A13ľ14hĽŚƣ15ǀ17ƨƽǙ18Ǖ19ĸƗǒ22l26ŝ29Ʊ33FQ36ő38b51ƭ55o57a68ǅ75w
~<nam	50 -14p-13J-11ǫ-10Ň-9śǆ-8sźǠǧ-7vBPœ8Lł9ƜǈǊǢ11A13ľƱ15hĽŚƣǀ18őƨƽǙ19ĸƗǕ20ǒ27ŝ34FQ39b52ƭ57o58a70ǅ76w
~<nan	88 9ƞ30Ʊ
~<nat	84 -15ǫ-10G-7S15š18Œ32ő42l
~<ne	41 -17ŝ-14ň-13ŗư-12Ɲǔ-11NĵļƈƩƳǧ-10wWĿũƪƫƿ-9ŃŅŊşƊƥƨǊǡ-8ŉŎŜţžǥ-7AXľŋŠŻƵǒǓǙǝǪ7H8mŀŶ9ĸƦ10jxŪƭǎ11Łŷƍ12pœǗ13Z14eŚūƮƱ15VŒ16ź17ƂƑǑ18Yƞǃ19iĻŖƘ20Ưǂ21y23Ǉ24SƉ26CńƗ27Ǐ28ĺǨ30ł31ŏǛǠ33Ơǩ36ƛ37ƅ43Ɔ45G
~<nea	66 9ƓƜ14z16ś19Ǜ22Ƒ31C44ƛ
~<nec	90 14Ƙ19U23j
~<nee	48 -12ǘǫ-10ư-9ļƙƨǔ-8ŅƪǠ-7yĿŗƩǕ7uOZřŰűŹƑƼǈǤ8FŸƦǣ9ŬƂǀǋǑ10dƉƔ11sǌ12cpvŦƆ13mǎ14Ŷ16Gū18e20ŁƱ21Ʈ22ń23Y24ǃ25Ɨ27ĺŏ34Ư39ł41ƅǩ43Ǩ
~<nei	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~<ner	84 -11ƿ12ƾ17ǂ32ŀ
~<nes	88 -11v-7Ư16ķ20Z39y
~<net	84 7J10Ƭ14Ǘ32ĸ
~<nev	69 -12Ǩ-10ŝŸ-7ĸ7ǖ8ŤƛǞ9Ųƻǁ10lŇŨƴ11ǂ12Şƃ17ŒǛ24a
~<new	57 -11ƫ-10o-9ŝƈǫ-8wĵŞŧ-7ŮǍ7DŖǆǕ8ŕƁ9UƗƽ10Ū11jƌ14Ǘ15Ƃ16ǑǛ17ĺƙ18Ʒ20xĻ21ź22œƍ23Ɖ32ŷƠ33iǇ34S39GǠ40Ɔ
~<nex	66 -11Ƴ-10CQǧ-9N9mp10Ūƀǂ12ƭǘ13ń14Ř15Ļ16ǫ18HƘ19Ǡ20kyŚ21ŏ31V32Ŗ38Ǐ
~<ni	57 -11ƫ-8HWŗƜǉ-7CŞƈǒ7dkGĽŠƒ8qǐ9LƩǑǘ10ǅǋ11F14Ŀ15ŷǁ16hUťƻ17ļƚ22RŨ23ŀ24ű25ųǓ27n32x34Ơ36j
~<nic	66 -12ƫ-10ǐ-7ƈ7cimĿŰ8Ɗƍ9Ľ10kqGŠ11Ƃ12ƩƬǅǋ13P15F16U19ŷƠ20ƚ21ƻ27Ũ29j
~<nig	62 -8HPƜ-7ǉǒ7ũ8Ŀƒƽ10ǘ11Ǒ12j17ǁ18ǐ19ťƠ20ļ25R28űų30ŀ31n36x
~<nin	90 -8h13d45Ǔ
~<no	36 -20Ɲ-19Ş-18Ʈ-17Ŵǅ-15ǐ-14V-13ŕ-12iƜƸ-11yCĸŠƙƫ-10ŏƈƩǒǘ-9kǇǍ-8Űƕ-7qķĽūŬűƑƭǌǥ7ŉƨǢ8lrĹĿţŵżƦǪ9Třŭ10bnxĶōžƺǔǡ12ŸƪǑ13KŤƵǓǫ14ĺńŗŘ15ĵƄ16ŋ17uƂǃ18gvƳ19LŊƻƽ20Ļľ21ňǁ22XŶ24ơ25Ŏő26Ū27Ĵ28cũǧ30şŽƀ34N36s38Łœ40Ţƶ75Ő
~<no>	55 -14ŕ-12ǫ-10ŉř-9ő-8ĵƨ-7ĻŇŵǝ7cżƋǜ8XĴŀŗƲǆǣ9ľ10Ʃ11hsǉ13Ƶ14luť15žƅǞ16Śǁ20ńƂ21Ő24ňŢƀ26ŊŽ27ǃ28Ŷ62ƶ
~<nob	70 -8r9nƱǁ10ť12ł14ŗ15ŸƯƼ28g31ş35ơ
~<noi	86 17Ɛ23ǫ
~<non	78 -7ŕ7ǧ13xƁ14Ǆ28ƻ39Ţ
~<nor	63 -8Ɯ-7ǉ7C8n11Ńœ12ǀ13jǑ14AY19D20R22T24Ů
~<nos	86 10l12Ơ17Ż19ŋ
~<not	44 -19Ɲ-16Ş-12Ś-11ƩƸǅ-10VĸĻťŴ-9qZŝǉ-8NSŃƙǒ-7uŏœƈƮǠ7gsĿńŋ8hEųŶƧƻǛ9ņŖŻƔƛ10KXŗơƶƺǑǟ11lĶƇƖƬƹ12ňřƪǔǢ13QľǪ14rƳ15vŤƄ16Ţ17c18ŭŽ20ƽǓ22bţ24ƀ25L30şǫ32Ĵ35Ő41Ŏ55Ł
~<now	48 -20Q-14Lǫ-13Šǐ-11Ʈ-9ŁţŴ-8jCƩǅ-7iAŎŗƖǛ7Pƽǉǚ8ZŋŔřůŹ9vĿŜ10fnFGHŲ11ŝ12Sǁ13xĹƨ14c15ś17ǡ18ĺŉ19ĵ20uŵ21Ř23ō27s32ũ33Ū37ő39ǧ43Ļ50Ő56œ58N
~<nu	50 -15ǫ-11Lƥ-10Œŕś-9aŸ-8ǥ-7ŞţǕ8ƲǞ9KŜǖ10ŝ11Ŀšƕ12yşǉ13cU15qE16CYļ17Pňœ19Ľ20Ǣ22ŹƮ23ƾ24ņǃǪ25XǙ26SŘ27Ŭ28D30Q33e41Ś45I
~<num	51 -12ǫ-11Lƥ-10ś-9aŕ-8ǥ-7ţŸǕ7ƇǛ9Ǟ10KŜǖ11Ŀŝƕ12š13yňœǉ16EY17cļ18C20Ľ21Ǣ23Ʈ24Źƾ25ņ26XǙ27ŘǪ28Ŭ29D34e42Ś47I
~<nur	75 -12Œ10Q22U25q30P38ǃ41S
~<nut	83 7ň8œž14t15Ʋ33ş
~<o>	80 -10Ż8c9Ŭ10Ś12D15ƞ36d38ǧ48ǜ
~<oa	84 13ƒ15Ū21D41Ɠ
~<oak	84 13ƒ15Ū21D41Ɠ
~<ob	90 13b24Ō30ǃ
~<oc	76 22q27P34ǣ
~<occ	76 22q27P34ǣ
~<od	83 -11Ƴ17o18m39ů
~<odo	84 17o40ů
~<of	33 -22Ƶ-21ǉ-15Š-14bķŷƚ-13Vĺšŵǟ-12F-11owLŃŏǤ-10fōţƕ-9cľŒŰſƸǧǩǪ-8ŊűƀƔǙ-7żưƾ7zAŀŇǅ8ilEHTĴĶřƇƮǍǝ9qtyMžƗơƳǑ10kpIQĹĻŹƂǂǚǥ11ŅņŧƖƞ12OZŻƄƘƦƻǘ13e14rxKĵĸųƐ15NSŬƯƷǁ16uWłŮƅ17sUūŲŴƌƣ18Ŀŭƿ19ƥǠ20gCŌŦƴ21őƧ22Řŝƈ23jŜ24ƜƟǔ26RƃƊ33ǖ36ǆ40ňǊ
~<of>	36 -22Ƶ-15Ńǉ-14Š-13cMķŰƚ-12bV-11owFšŢŷƔ-10ĺǟǤǫ-9ōŏűŶƀƕǜ-8fIľŵƍơǣǧǩ-7Lſ7ĴŉŋƄƢǂǚǝ8WńŨƐƫǡ9nĸŀƞ10zŇŦŸƅƇƝƣǅǍ11eEHĶŚǁǑǒ12itATŬ13gpĹŝƳ14QŴƜǥ15ZŧƦƻǘ17jsƟ18rxSĵƥƯ19K20Řƌ21ŜŲƴƷ22ūƿ23Ŀ24Ǡ25őƧ26CƃƈǊǔ30Ɗ31ǆ34ň39ǖ
~<off	49 -16Ɲ-12Ǫ-11ǉ-10ńư-8ĿŊƛ-7LĹŗšţůƠ7ŶƅǦ8ŮŹžǫ9ŬƮǏ10ejĸŁ11ņŘƐƘơƧƩǆǍǝ12gŝƂƟǜ13Wň14Ņǌ15BN16UŦŻƜǊ17ƔƗƣ18OŢƖ19yǥ20u21kłŌ23ŭ25I27Ļ30M39R
~<oft	70 -13ǒ-9Ƨǝ10ŝƒ11Ŵź12ƞ13ǂ14ǁǛ19ơ21Ů22ų
~<oh	61 -12ǫ-11Ÿ-9ǧ-8ǒ-7ŕƈ7xEIŅųƍǍ8Gķ9aPŰźŻŽǅ10ŪůƉƚ11WőŢƠ12ŀŷ13Ŏ15UƐ18Q21ǘ25l27ť
~<oh>	61 -10Ÿǫ-9ǧ-8ǒ-7ŕƈ7dxEIŅųƍǍ8Gķ9aPŰźŽǅ10ŪůƉƚ11WőŢƠ12ŀ13Ŏŷ15UƐ18Q22ǘ27ť
~<ohi	88 -12d15Ż30l
~<ok	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14WŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
~<oka	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14WŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
~<ol	51 -13uǠ-12ņ-11Ŵǫ-10ƪ-9ƺƾ-8sƊ-7ŝşƠƬƭǡ7KŸƱ8Ľ9Dľ10ƙ11Ɓ12yķ13wSŢ14Ư15ŵ17Ň23ƿ25z26Ǐ33ź38Ɖ43cƷ47Ŕ54ƌ59p71vƆ
~<old	51 -14t-13uǠ-12ņ-11Ŵǫ-10ƪ-9ƺƾ-8sƊ-7ŝşƠƬƭǡ7KŸƱ8Ľ9Dľ10ƙ11Ɓ12y13wSŢ14Ư15ŵ17Ň22ķ23ƿ25z26Ǐ33ź38Ɖ43cƷ47Ŕ54ƌ59p71vƆ
~<on	29 -26ǫ-24nŏ-22Ʀ-20ǟ-18ŗ-17elH-16ŋŹ-15oǠ-14kƲƳ-13ZŜƙ-12GNŝƯ-11LǡǢ-10dOĸŞŦƮƵ-9tŁŪƛƠƿǃǎ-8RľœƗǌ-7pKMŢƸǕ7cşťųƑ8QĽŔŠŨƐ9ŶƎƏƹǩ10DĿżƅƇƘư11aŐőš12Śǖ13IĺŇžƈ14zŕű15VĻłŘŸǔǗ16iBŲƕǁ17rŊřśǑǣǪ18vƞǥ19gyƊƼǅǤ20sAǙ21fĴŽ22Ƅ23ŀŃƁƉ24Ʊ26ŧƬǘ27ƭƷ28ŖŵƝ29ūƽǧ31Ť32ƍ35bƤ36ǉ37Ǩ38Ŵ40u41ůƂǊ42ƀ45Ɩ46ƨƪ47ŭ
~<on>	33 -21ƦƩ-20Ū-19ļŹ-16wƵǖ-15eJǋǠ-14ŏŷǟ-13lnHľ-12koZŋƮƲǍ-11hĿŜŞŠŶƳƾ-10dXņŦŰƚ-9LORŉƫƯǢ-8GNŔŗƻǃǡ-7ĸŇœƙǎǝǫ7vŮźǈǘǜ8bż9YƎơƢ10Aūƅƣǥ11FVŎŨŽǓ12ŊƏǔǪ13QTUŤťưƷƽǑ14BűƈƊ15ŖśƘƹ17złŃƝ18fgyŘ19Ƅ20cǁ21uŕŚǅ22Dĺƞǧ23aƁƂƬƭǤ24rƉǊ25ŀř26ĴŲŸƕ29Ǚ31sŧƱǨ33Ļ34Ƥǉ45ŭ46ƀƨ47Ɩ51ƍ56ƪ57ů
~<onc	72 -9Ů7ƭ8Ƥǂ9Ǟ11yŨũųŴƩƽ14ű15Ʒ16ĵ22V26Ū
~<one	43 -32ǫ-20Ļ-18nD-16aŏů-15Ÿ-14K-13ŗ-12tTŝƌƟƳ-11MĹũƗǕǟ-10sţǜ-9ŁńŨƕƙǀ-8HUĺŎźƞƸǙ-7jloxGNVŋŕƠǆǓ7ŒƀǦ8ƄƑǋ9ŰǪ10ŃŊƊƐǥ11XŐƚ12şǗ13fŅňƔƝǨ14mJőšƩƾǑǩ15APžǏ17ŭŽ19hvIļƽǊǧ21wƨ22yŔŖ23i26ĿƇƷ27Ŷ28Ň30ūƼ33ǣ34ŷǍ35uŠ36Ť39b42Ŵ50ŵ53ǖ
~<onl	62 -13T-10I-8ŗǌ-7š7ƌƞǀǊ8BƵǋ9œ10K11ļ12Ŀ13ŤǗ14Ɓǝ15ǉǜ16Ŵ17ľņų18Ƥ20ư22Ņ24ū43ǘ
~<oo	78 7ŭ8ƞ9ŠƉ11k12Hż14ƍǅ16ƚ18ŷ
~<ooh	79 7ŭ8ƞ9ŠƉ11k12H14ǅ15ƍ16ƚ18ŷ
~<op	62 -13R-11Hǫ-8Dƣ-7Ŷ7Ŝǣ8ŋƓ9ļś10ň11š14Ǫ16ōŸ19ž21A24WǠ28ǟ31ţ49Ǎ50ǐ62Ǉ
~<ope	64 -13R-11H-9D-8ƣǫ-7Ŷ7Ŝ8ŋǣ9Ɠ10ś12š15Ǫ17Ÿ20ž25W26Ǡ29ǟ33ţ51Ǎ52ǐ65Ǉ
~<opi	88 15ļ31A
~<opt	86 7ǥ16ň25ō
~<or	31 -32ǫ-15H-14ƢƳ-13Ƶ-10deǘ-9rwŦźǥ-8xXYũǤ-7jŞƂƆǔǚ7UĹĽǃǙ8nDTĺŭŹƁƟǉǌ9ZŅőŤŴŸżƩǂǗ10pMSƯƼǅǖ11yEŘƓƘǝ12ŖŽǠ13RűŲ14CłŠšŢƇǆǣ15INĸŰƫ16ƅǈ17ťƿǓ18ĶǄǍ19qĿ20Ů21Őū22ňƒǁ23mƎ25bFP26ƈƊ27Lƌ28uĵ29Kƾ31ƻ33řƥ34ų39f
~<or>	31 -40ǫ-15H-14ƢƳ-12ũƆƵ-10deǘ-9lrŦǥ-8XYź-7jwxŞǔǚǤ7UĹĽƖǃǈǙ8DTĺţŭŹƁƞƟǌ9ZŅŤŴŸżƩǂǉ10npMőƯƼǅǖ11yESƘ12ŖŽƅƓǝǠ13űŲ14RŘŠŢƇǆǣ15CINĸłŰƫ17ťǓ18ĶƿǄ19qǍ20ĿŮ21ū22ňŐƌƒǁ23mųƎ25F26bPƈ27L28uĵƊ29Kƾ31ƻ33řƥ39f
~<ord	83 -9Řǐ8ǀ11ũƅƵ15ŏǗ24ǫ31ų
~<ori	75 -14ţ10Ɔ11ƌ16Ɖ19ƍ20š22l
~<ot	57 -14ŧ-13nǏ-11C-10Ɵǧ-8ĵǆǫ-7šƽ7Ǔ8ĴŉƋƺ10uŲ11Ʒ12w13oƀ15Ŵ16ǉ17RţǊ18ū19Ǆ21ĸ28Ń39Ɠ40Š43ņ44ŵ52Ņ59ſ
~<oth	57 -14ŧ-13nǏ-11C-10Ɵǧ-8ĵǆǫ-7šƽ7Ǔ8ĴŉƋƺ10uŲ11Ʒ12w13oƀ15Ŵ16ǉ17RţǊ18ū19Ǆ21ĸ28Ń39Ɠ40Š43ņ44ŵ52Ņ59ſ
~<ou	44 -31ǫ-24T-21Ƣ-16F-15H-14ũ-13Ł-12ńŞůǟ-10ĸŲƹƿǝ-9ŉ-8ŀŃŏŐţŰƔǔ-7ciuLŵŷźŻƛƝ7lœŝŽƳ8ņňƭǃǐ9zCŠŦƨǤ10űƋƓƦǒ11bŊƎƑǠ12ǩ13őśƜơǅ14Ţƈ15xUŘř16ĻǂǇǊ17ŧƷǪ18qQĴųƖ19ƞ21Ĺľƫ22Ŗ23ļŒ24ƺ25V26ĵ27ŎƟ29ǋ30y31gǓ33Ƭ35Ľ43j
~<ouc	86 8Ŧ10Ňŧ11Ž15ǥ17Ŕ
~<oug	88 -9Ŋ12ƺ13Ś33Ŏ
~<our	72 -10Śǫ-8ŝ7ľŌơ8ōŖ9Ɩ10Gĺ11xņ12žƷ16M64Ľ
~<out	45 -24Tǫ-22Ƣ-16Fǟ-15H-14ũ-12ŁŞ-11ńů-10ĸŲƿ-9Ŕƹǝ-8ŀŃŏŐţƔǔ-7uGLŇŉŰŷƝ7œƍ8lƳ9xCňơƨƭǤ10zŠƓƦƷǃǒ11ŎűƋ12bŝƎƑǠ13Ɩǩ14őśǅ15UľřŢƈƜ16ŊŘǂǇ17ŖǊ18ĴĻŧųƺ19qQǪ21ƞ22Ĺƫ24ļŒ26V27ĵ28Ɵ30ǋ31yǓ33g34Ƭ41j
~<ov	49 -18ō-15šƳ-13Ʈ-12ơ-11XőŘ-10Ư-9ſƱǐ-8JKŭǎ-7lyIŅśƟƦǇ7hĵǥ8FƼ9vA10SľŗƏ11iĽǏǗ12jrşƇ13Şǘ14tMƺ15ű16Rŀ17P18ƞǪ19ŉ20CœƔǉ21ŧ22Qŝƃ23ż24UƓǌ25Ŗ26ů29Ŝ30ǠǨ32Ƣ34T41Ǒ
~<ove	49 -18ō-15šƳ-13Ʈ-12ơ-11XőŘ-10Ư-9ſƱǐ-8JKŭǎ-7lyIŅśƟƦǇ7hĵǥ8FƼ9vA10SľŗƏ11iĽǏǗ12jrşƇ13Şǘ14tMƺ15ű16Rŀ17P18ƞǪ19ŉ20CœƔǉ21ŧ22Qŝƃ23ż24UƓǌ25Ŗ26ů29Ŝ30ǠǨ32Ƣ34T41Ǒ
~<ow	48 -21ƥ-16Ƣ-15UųǊ-12Ɨ-10GŠſ-9ĹŶ-8rAĻƟ-7ŀŇŐőƦǥ7ŉƲ8Ǣ9Ɖ11Ǒ12ŧ13zǒ14Ƥǧ15Z16Ǫ17ǅ18ƹǇ20Ǔ22Vłƣǝ26ƙ29ƚ32Ɓ33ǔ34ƨ35Ǎǡ36Ĵ50ĸ57ŭƖ60F69ǈ
~<owe	67 -7AƔ10ĸƬ11Ŋ15Ƃ41ŭ53Ɩ56Ĵ
~<own	49 -21ƥ-15UƢǊ-14ų-10GſƗ-9ĹŶ-8rĻŠƂ-7ŀŇŐƟƦǥ7ŉǋ8ťƲ9ƉǢ11Ǒ13ǒ14zŧ15Ƥǧ16Z17ǅǪ18ƹǇ19Ɩ21Ǔ22ƣ23Vłǝ24ŭ27ƙ31ƚ33Ɓǔ36Ǎǡ37ƨ44ĸ62F71ǈ
~<p>	85 -15ŧ-13ņ-11Ʈ-9œ8Ŝ10Ż12Ś13Dƌ40ǧ76Ƅ
~<pa	36 -21ŕƺ-20ļǖ-19Ŵ-18ŏ-16nĻňū-15Bĺŝţƙ-14dmů-13yŅŐǑ-12aŮŲƚƛơ-11gxľńōŦǊǌ-10vSŃŒŷƟ-9Śƽ-8cjDRłŋŠťŽƆǒ-7bkrŶźžƅƇƉƍƠƶƷƾǇǍ7sTǎǤ8tJNŎŢƕƯǃǅǛ9ņ10ŗſƭǣ11pƧƬǂǡ12QƲ13řƪǫ15l16Řƴ17UƱ18ouzVƵ19Ǡ20Ũűƀ21ǈ22ŉ23XĴƖƻǟ24ųǥ25Z26œǧ27Ǘ28qǉǚ29Ŕƿ30Ƣ31W32Ť36ƗƳ37ư39ŭƞ40ś41Łǘ42Ǔ44Ǣ47Ɣ48ŧ50Ƅ52ĵ57ǋ
~<pac	74 -12ǚ8Š10D14Hŗ15ų20W39ƻ45ǧ
~<pag	69 -7K8ŘǕ9f10ĽŎ13ƀ19ǎ24Ŝ44ś
~<pai	57 -15ǔ-13m-8ū7TƓƬƯ8Ƨǚ9ŔƫƸǅǫ10ĵŨƭ11UƤǆǟ12ŧ15ĸ19ĴŤ21ƳǓ22Ɣ23Ɨ30Ɩ36ŭ
~<pan	84 -9Ū8ǟ12ƂƊ16Ŧƌ17M
~<pap	68 -9Ǌ-7űŲ8f10iQ11o12ƘƤ14ǅǙ15J16Ǣ17ǈ18ĸ22Kǔ25ƴ52ś
~<par	52 -24ƺ-13yő-12D-10dQƛ-9cnňŦů-8ńƦ-7gFœŗřǕ7ŞƲ8EĿşǓ9ŶŸ10ũƩ12ŁƣƧƹǃ13CǄǢ14sƀ15Ƴ16Uŵ17qtǪ18Ŏ19ƪǫ20ǡ21N22šǈ23op24ƞ29l30ǉ32ŉ33ƿ34V35u41zű
~<pas	62 -19ŏ-9z-8r-7Ɩ8gƄǞ9Lƃǁǝ10cƼ11ƭ12ƴ14Ň18Oųƿ19ǂ20ƨ21Ť22Ƹ23ƹ32Ł35ǚ47Ƶ
~<pat	77 -11Ǆ-7Ś10Ū15o16Ǚ17Zƻ18ǀ27Ǜ68Ǡ
~<pay	43 -18ļ-17ŴǀǪ-16ǖ-14Ƹƹ-13ţ-12BǑ-11gĸŐŵ-10Ņǌ-9ĺĻťŦŶƙ-8ňŎƚƟǊǙ-7mAPŃŝŞşŠūŮůƵǝ7ŤƂƲǫ8Tƀ9ǣ10ĶĹ11F12ƁƕƖǧ13ƬǉǤ14ŗ16Ţǚ17Ĵņ18Qő19ǟ20ŘſƱ22ŨƳ24q25Z26ŭ29řų30ǥ31W32XƞǓ33Ɨ34ŔǢ37Ǘ39ư41Ƣ43Ɣ44œ48ŧ49Ƅǘ66ǋ69ĵ
~<pd	90 9J30Ŝ
~<pdf	90 9J30Ŝ
~<pe	48 -14ņ-11ŧ-10ūƩ-9CWň-8vUŁŒ-7QŲƇƮ7nƀƃǓǥ8ĵ9őŚƒƣƴƶƸǈ10DJţƹǪ11KŋřůǖǞ12dlxŔ13AŮǕ14aŸžƫǃǛǟ15ƞ16Ɯ17Ňǘǝ18ŝş19źǙ21Ǌǣ22ǉ23M25ƙ26ķ27Ź32ǜ34h
~<pee	81 -14Ş9Ķ22ş27ǃ42ǜ
~<pen	76 8Ś18ƶ19ƹ26Ǖ52ķ
~<peo	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~<per	55 -13ņǋ-12W-11ŧ-8ǫ-7v7DĿƍƭǆ8fŃőſƃǐ9ļŻƄǥ10şŴƕ11ǝ12JŇǈ13œ14ĵř15ŋŔǣ16Ǫ17A18ažƫ19ŮŹ20ƙƜ23ŝ25ź29M
~<pet	86 -14Ş9Š24ş52h
~<ph	61 -17J-14š-12Ś-9Ǉ-8Ť-7Ǣ7ǘ8ĿǞ9ŝ10Sǆ11r13śƽǡ14Ļ16cƁǙ18Mƺǃ19O26Ižǫ28ǚ30ǀ31K42Ŝ
~<phi	90 -8Ť8ű38ǚ
~<pho	63 -18J-14š-12Ś-9Ǉ-7Ǣ8ǘ10ŝǞ11SĿǆ13rś14ǡ16Ļ17cǙ19MO27I28ǫ29ž32K43Ŝ
~<phy	78 21Ɓ23ƺǃ40ǀ
~<pi	54 -12ŧ-11Ɨ-10ƱǨ-9CĹŤ-7ŉţ7iĻŴƟǡ8Wƃ9ĺŬƹ10Ůŷ11fƮ12ŝſƦ14ŀŭƓ15Ư16ht18Ū19Ń20Ɗ21ƌ22Xřƈ23Ɲǒ28Ŀš29Ŝ30ƽ42ǂ51Ƅ
~<pic	59 -13ǫ-11ŧ-10ƱǨ7wLNſƴ8nŴŶ9ĻƠ10itWƃ11Ŭƹ12ĺǡ13Ůŷ14řƮ15ŝ16Xŀ17fƯ22Ń26ǒ32Ŀ33Ŝš
~<pie	82 -12Ɨ9ƊƘ11Ǥ15řƚ19ŭ30ƈ
~<pil	78 11ſǄ12ĸǁ49ƽ64ǂ
~<pin	86 9ŕ12Ɔ14X18ǫ30Ɠ
~<pip	73 -7ŉǣ19Ʀ27Ū30ƌ33Ɲ65Ƅ
~<pit	86 28Ɗ39h
~<piz	88 -9C8ų12Ǐ31ǫ
~<pl	45 -15Pŭ-12Ǌ-11œũƣ-9pvĴĸő-8ĺśŝşŰƟƬǆ-7iłŶŷŹǚ7SYŘƏ8ňƇơ9gƜǖǫ10dŅƤ11ĻƧƩ12ńǘ13šŮžƔǪ14Wōƨǌǜǡ15UǇ16ƝƠƷ17GƆ18ƞƦ19ƌ20aŞƖ21M22k23yǠ24D25FƍƢ27ǂ29Ő35Ʋ38VŬ41H
~<pla	48 -15P-12œ-11ũŹ-9Ĵŭ-8vĺŝşŷƬǊ-7łŚžƟ7Yǝ8ŠƇƏƒǎ10gňƜǖ11ǫ12ĻŅơ13ƧƩǘ14DńǪ15ōšǌǜǡ16W17UƤƨǇ18ƆƠ19Ʒ21ƞ22ƖƦ23GM24k25yǠ27Ƣ28F29ǂ30ƍ36Ő41VŬ44H
~<ple	69 -10Ű-9pŭƤ-8ƣ-7Ǌ7E9w11b12Ś13c18D19d26Ů30Ş37a
~<plo	88 -8Ő59Ʋ
~<plu	71 -7G7Ź9ƋƑ11jS12Ɣ21Ɲ30ž38ƌ
~<po	43 -13Ļ-11ŬƖ-10Ǩ-9ŏť-8XŁŭŴƢ-7zIŶǉ7Ž8Ĺļţǀ9ſƝ10ľƣ11őşƑƕƜƶǑ12ū13ĺĿƁƃƧ14EƮ15ƛǣǤ16ƤƬ17ś18šŢ19ŒŘƀ20Ŗ21ŠŸ22ƨ23ŐƘǫ24ƫ25ƩƷƼ29ż32Ś33ŗ35řǧ44Ǝ
~<poc	72 8Ƹ10e12ǆ18Ĺ19ŧ33ř
~<poi	81 -7Ō10ř14ş15Ţ32ŗ43ż
~<pol	46 -12Ļ-11Ɩ-10Ŭ-9Ǩ-8ŏŭ-7IŁŴǆ7ŝųżƂǔǦ8ūƪ9ļƘ10ţſƝ12ƕƣƤ13őŢƃƜǑ15ĺƁƮ16ĿƩ17ǣǤ19Ƭ21ŗŘ22Ŗšƀ23ŒŸ24Š25ś27ŐƫƷ28ƨ35Ś39ǧ
~<poo	69 11Ƨ12ǥ23Ɯ78Ǝ
~<por	80 -7ų7Ơ8D9Ƥ10Ƒ11Ɔ15Ƨ16ř22ǫ33Ʃ
~<pos	76 7ř10Ŝ12V13S14ľǊ23ƶ27Ƙ28E
~<pou	81 -7D7j8ľ9M12ǝ14ƛ52Ƽ
~<pow	90 10ƴ21q
~<pr	45 -14ń-12Ǌ-11nFł-10ŒǕ-9jŨƁ-8cxŲƂƩǉ-7aiCĺŀŉŜťơƦǅǖǠ7wUƯ8řŹƖƠƮ9ƗƶǛ10Ɣǜ11Ļ12bDŗšƒǁǩ13QƉ14Kŋ15ƾǈǞ16Ņ17ŪƓƚƽǄǧ18Ŕ19ţ21ŁņƣǤǫ22ŏƙ24ƺ27Ş30X31ƫ34ĸ35Ń37œǔ38Ŀ43ƅ
~<pre	60 -13ň7XŎřŵƛƠ8GŒǓ9ţũǞ11ŞŰ12ƇƉ13ǟ14NĵŔǦ16ƾ18U19ǫ20œ21Ǆ24Ū26K28ƽ29ƺ
~<pri	58 -9ŘǕ-8ĵ-7łŨ7Ŋƶ8Şƪǌ9ļƢǃǨ10rĶƣǀ11ňƉ12ŗǫ13ƙ14Ɩ15ƫƮ18Ɣ19ŏţ20ŋ21Łœš23Ŕ26Ņ27Xƚ28Ń31ņ40Ŀ
~<pro	51 -15Œ-14ń-9şǊ-7nƁǦ7dōŘžƝǗǙǚ8Łƀǣ9Lǆ10ĿſƄƍƫƯ11ŐƓ12ŏŹƗǞ13Ǜ14ŃŞǜ15ƒƣǩ16DĻƙǁ19bǈ22ǧ27Ǥ42ĸ45ǔ49ƅ
~<pu	50 -15ľ-12Gœ-11ŗŨƱǁ-10ť-9vV-8UŏŶƙƜ-7NĸņŎơƮƵ7cQƫ8fkŅűŵ9oŋŸŽƒ10wEŘƧ11LŲƆ12rĵ13SĹŪƦ14dD15qū16RĻƘ17ƋƳ19ƕƾ21ƍ22ů23śƴ24ƽ25ż26TƉ28Z29Ɣ35ķ37h47ō54H
~<pul	71 7gDō8Ķłţ9ƍ10Rļ11WŚ14ŋ22ĵ24d31T38ś39ż
~<pum	83 -10ƛ37Ƌ
~<pur	81 14ƫ25y30Ɣ
~<pus	80 7Ń8ń9Ň10ŋ14Ļō16H26r29Ƙ
~<put	54 -14ľ-12G-11Ʊǁ-10y-9VWœŗŨ-8ŋƜ-7NńŶ7sŉƄƛƣǦ9ckEQXĻ10fDŵ11oRŅűŸŽƒƔ12wŘƆ13LŲ15S16Ū17ūƍ18Ĺ19ƦƳ22ƾ23ƕ25ů26ƴ27ƽ29Ɖ32Z36ō40ķ49H
~<qu	55 -10Ĵ-9Nŏ-8ǫ-7KŧǪ7ľŚŢƨưǋǟ8VńŐǨ9AŞ10ſƚ11Ō12aŗ13eǐ16ĵ18OĺŁ19ŨƩ20ZǢ24JķŅ27Ǆ28ņ33ŋ36ƻ42Ŋ
~<qua	81 -11N9Ʈ13ƨ16ń17ƚ26ĵ31O
~<que	70 -9Ĵ8g9dĺ14A25ŋ56Ŋ
~<qui	64 -9ŏ-7Ǫ7a8dDJPśǃ9ŚŢǋǟ10Ōư11V12Ş15ŗ17ŋǐ22Ł23Ǆ24ŨƩǢ25Z30ķ43ƻ
~<quo	67 8aūƉ9Ǆ10ľǨ11Ő14ſ19e21ĺ22J31Ņ36ņ
~<ra	54 -17ť-16ǫ-14Ũ-9ņ-8ŉŧƧ-7ŁłŊ7RXŞ8Ƌ9s10Sů11GƷ12ĵş13ŋƇƢƺ15ĶƖ16aŏœū17clƛ19C20K23Z24Ţ28Ʊ35Ŕ38ƶ40Ŀǂ41ŕ46j
~<rac	81 -10Ƨ17ů64ǂ
~<rai	64 -12Ũ-10dE10ŘƋƺ11a15G19Ƣ22ƛ23l25ŕ28Z29Ŕ34Ʊ58j
~<ran	78 -20ť-7Ļ8Ǖǚ12ƕ13X20Ƈ22Ŀ39Ţ
~<rat	63 -12ǫ-10U-8Bņ-7Ĵǣ7CŲƺ8Eǃ9HŞ10Ļ11gŪ14sŔ15ĵ16ş17ŋ19Ɩ20Ķŏ21œ24cK28ŕ32Ŀ45ƶ
~<re	37 -19ĴŁ-15œ-14ńź-13Cť-12ũ-11hAŞ-10NļŏŐőşŲƔƨƪƮǞ-9yĵƟǚ-8bilsMŅŉŊŋšŭǧǨ-7ovSYŔřŮűƁƝƠƳƵƼǪ7jqJƚƹǟ8uVŇŽǛǜ9ŤƧưǀ10Hō11ŢŻƷǉǕǙ12eś13dķƌ14aŚǤǦ15tƏǁ16KĽŕŬ18BƙƦ19Ļ21ŪǓ22ĸƤ23ƶ25ĺ26ŗƂ29ŝŶƞ30Ŗǆ31ż41ƍƕ42ƣǌ43Ō51Ɖ57F65Ƣ74ľ
~<rea	53 -15Ł-13Ő-12C-8ŷ-7Ʒ7XƒǕǦ8LŌƑǫ9DľłůŶ10Ň11gJŘƘ12ƣ13ƽ14I15ň16ĸĻ17jŬŽ20Ŀ21e22Ś24dŕ25ś27aK29ĺ38ŗ43ō
~<reb	77 10ƙ12ǟ51ƕ
~<rec	59 -9ǖ-8űǫ-7ĺ9ƶ11ŦǀǊǜ13Ļ14ŤƲ15q16ǌ17ƚ18Œ19Ǧ22B31Ǚ33żǁ52ľ65Ō
~<red	75 7Ƒ17Ə21ż22Ɖ23ƌ40ƍ
~<ref	80 7Ś16ľ17ƙ32ƶ57Ľ
~<reg	68 -7Řź7n8Źƫ11Ŵŷǅ12ǀǘ13ųƊ16Qƚƣ24ǌ28Ŭ29ǖ
~<rej	90 15ƀ16ƶ
~<rel	81 -13QV-12Ĵ8T15ǜ27u34Ʊ45H
~<rem	67 -7ŝť7Ɗ8aBŔŧ9x10Ŧ11Ǉ13Eǆ22Ɖ27Ƹ36ƍ38ľ
~<ren	50 -21ǎ-12Ĵ-11ŕǕ-10ōœ-8nzŋ-7ŘƮ7ŠưǍ8ǒ9ŝƍǟ10Ŝ11Ǒ12ơ16Ƨ17ƹ23ĸ24ǉ26ĺ28Ţ29Ŷ31Ʀ35Ǔ39Ƥ40ƣ43Ƃ49Ŗ54ƞ80F99Ƣ
~<rep	60 -12ō-10ǟ-9ĺƒ-8ƚ7ư8ŇŶżſ9ĹƄ11Ļ12Ķ13Ɠ14ŕŝƌǆ15Ə16Ť18Ɖ19ŧŻ26ƙ31ƕǤ32Ʒ48Ū
~<req	75 10ĺ13Ǜ18ƣ20ǎ21ľ25Ǖ
~<res	70 -9ǒ-7ň7BWŠ8z9ŸƥǕǝ10tǏ11ţ13U15Ŏ16Gǫ17Ʋ18ǡ19ǆ23n
~<ret	67 -7ń7f8q9ǌ10ŝǈ11Ư12T16Ǜ19t20Ʃǆ29P35ķ38V
~<rev	78 -14Ƹ10ŷ14Ǡ18ǫ24ŝ28ŗ38ǌ
~<ri	37 -19ǫ-14T-11j-10xUť-9nRǐ-8mĸǃ-7iŎřƠ7cpŊŘśŠŵƙǉǌǖ8QƫǞǧ9ŝǆǎ10sŐƟƿ11XŁńŨƅ12uCKLƐƞƪǓ13wEƕ14oqSŪƷ15Ɔƹ16Pų17NľŒƮ18fŏ19Ş20bƥ24ǅ27ǡ28Ŷ35I36ǂ37ƛ39ƚ
~<rid	73 -8qƝ-7ŁŞ8Ƅ11wŷ12Ŋ13ŭ24Ʒ32ǂ38ų53Ŷ
~<rig	38 -9jxBRTUǫ-8mnťǃǐ-7ŭ7ļůűŸƣƭƲƳǛ8ckpwňŊőśŮǉǖ9ŠŲƙƫǞǧ10QŐŘƿǆǎ11Ɵƪ12sXŨƅǓ14uCEńƕ15Sƞ16ŁƆƔƹ17oP18ŒƮ19ŏǡ20qIN21ǅ23b24Ş
~<rin	69 -18ĸ-16Ɣ-15ǫ-9Ų-8T13ŝ15K16ǡ18ĺ23ǌ28ľ29Ɛ30L31I34f77ƚ
~<ris	73 -10Ɯ-9g-8F14ĸ27Ū31ǂ36ƥ42ƛ
~<riv	84 -7D13ǅ59ƛ
~<ro	48 -15Ɩ-14ƈ-13ŲǤ-12Ǖ-10Rņŧ-9ƆǇǔ-8ǟ-7ŀŚƜ7ƫ8TľŪơǠǡ9XƔư10ƍǊ11Ŵźǫ12SţƂ13ōŏ14Z15ĸŠŮ16eŻƇƞ17ůƟ18ķǅ19Ɠǂ20Y22Ƒ23D28h29n31ǆ38ƙ49Ƥ71Ɖ72Ɗ
~<roa	71 -12R8C9ǂ10yǨ13Ş15ǡ20Ǡ21źƑ25Ƃ26Ů46D
~<roc	85 -14Ɩ10j16ǂ21Ɨ
~<rol	84 10Ŗ15ķƑ18ƚ23Ǌ25ō33Ż
~<roo	54 -13Ųƈ-9ǔ-8ƆƢ-7ƜǕǫ7ƠƬ8Ņǅ9h11Ƈ12ŏ13XŴ15ƍ18Š19ƙ20ƞ22Ɵ24Ɠ36n38ǆ57Ƥ82Ɖ83Ɗ
~<rot	85 -11Ǉ16S19ľ25ķ39h
~<rou	63 -13Ǥ-9Ņŧ-8DƗ-7ŀǕ8Ķũ9S10Ƈǂ11ǐ12MŒ14Tư15Ɣơ18Ū20ţ23Z24eĸ27ů28Y29ƙ
~<ru	53 -15i-13ŽƱ-12ĺŴ-11Ÿ-10Ǔ-8UŊ-7yňƄ7quŀŧŨų8EŅŤ9hŉŵƾǆǋǛ10Ķǧ11YťżƫǙ12Ŭƣ14L15eƑƲ16ǡ17ƀǟ21ǐ22Ɲǒ24A26Ǌ27ƿ30Ɵ32Ʈ34Ŗ38Ǫ43Oœ53Ų
~<rul	88 12Ʈ15Ǜ28L
~<run	54 -15ń-13Ʊ-12Ž-10ŸǓ-8UŊ-7ŴƄ7uŌųƛ8qEŀŅŤŧŨ9ŉƾǋ10hŵ11Ķżƫǆǧ12YťƣǙ13Ŭ15eƲ17ƀǡ18O19ǟ22ǐ23ǒ24A26Ʈ27Ǌ28ƿ30Ɵ36Ŗ39Ǫ41Ų45œ
~<rus	84 -18i-13ĺ-8Ŵ7ś13Ļ14s16ń20Ų40O
~<s>	80 7Ź12Ɨ13J20q26ƅ29ǈ37b
~<sa	41 -17ő-15ŧ-13g-12ŀşǟ-11Őƹ-10sPƯǕ-9nńŢżƞ-8iLRŅŝŦƢƤƽ-7AŴƮƱǗǣ7fIŃŉŬŷƜƷ8Ķœųžǋǖǡ9oōŪƊƘǃǜ10uĺłƟǝǩǫ11VŨưƳ12ŋŚŠƔ13qŗŲƺǄ14ƫǘ15Ɔ16Wůǅ17ţƼ18Ň19śǀ20Ō21pS23Şƣ24Ř26T28ŕ29ƶ32ǌ33bB35ř38Ǜ41Z49r
~<saf	68 8ķ13Ɛ15ƚ26ž58Ǜ
~<sai	62 -9R-8ƣ-7ŢƢ7rSWŇřŭ8uŋūƟ9fpŏǜǞ10ŕŞ11šƸǇ12tOŊƆ13d14Ƨ15cGV16H21y23qB30ƶ
~<sal	63 -11łŪ-10Ǖ-9g-8t7ǖ8Ǐ9Ǫ11ƙƩǢ13ŲǍ14uưǋ15ƨ16Ǌ18Tǅ19W23ǝ24ǘ27ǡ30Ɣ34Ň59ǌ
~<sam	62 -10Hő-9G-8ĵ-7Nƺǫ7ľŃŘƃǚǞǠǧ8D9Ž10ƈ13Ňƕ14kƘǄ15oǃ16Œ17ŵ18ƫ19ŷ20I26Ū27Š31pS
~<sat	80 -7ŝƯ9Ɯ13ư18Ũ25Ş27ŗ
~<sav	61 -14y-7Ʈ8Ʒ9ŻǙ10ŌƵ13ĸǫ14wļ18ĺ22ĵ25Ƴ39ţ42ř66Z
~<saw	78 8ƭ10ft11ŊŨŲƜ12ũǛ16C17j21ǀ
~<say	50 -12ŧ-11ƹ-9tŀ-8ĻŊŏ-7nAPşţũƤưǢ8ŃŎƷ9XŗŞŤųƟǁǅǤ10Ƅ11NŁ12QĶƾ13ŋŬƆƊ14ň15ƶǩ16ō18Ō19BŉœŚ21ǫ23śůƺ26T27łƼ28Ř29ŕ38ƣ47b50r
~<sc	54 -15ǫ-9Ŵ-8Mš-7ŗǛ7ƤǨ8vSǖǤ9QŃņƥǃ10qŠŮ11aź12žƏƚ13Ǖ17l18R19ǂ23Ƽ24x28ŻƳ33Ŝ34ũ36Ķ40m43ŀ50ǚ
~<sca	67 -14ǫ-8MǛ7ƀ8ţť9Vź13ņŠƥ14ǃ16ŃƏ31Ƽ32Ŝ50ũ55ŀ64ǚ
~<sch	60 8Ƹ9yKżƤǨ10vSǖǤ11qQ13Ů15ƚǕ21R22l27x33ŻƳ45m
~<sco	78 22ž55Ķ
~<scr	79 -8Ŵ8ƽ9D11ŐŜŲ13ƕư18a
~<scu	84 33ǂ
~<se	44 -29ś-19Ł-15a-14ŭƣǢ-13ŕǊ-12jƦ-11AMǅǤ-10hinXłŃũŶ-9zBĸŗǁǉ-8cgqťƩǞ-7bkmuCPŘŷƨưƱƷǂ7ŊŨŪŬƋƏƮ8EĴŢƚǔ9őŚŤŲƹ10Tĺ11ƴǀ12ōƊǙ13KNƅǆǟ14ĿƑƔƖƵ15ZĻ16VǍǖ17ǐ18ŋš19ơǄǧ20yƲ21Ǫ22řƟǎǝ23Ɨ24Ƙǈǩ25ľƐ27Jœţŵ28Ɲ31ū34H37Ŝ39Ľ40ŉ60Ǡ
~<sea	77 -9jǉ-7i8ż11Ɯ12xơ13Ɗ16ƞ18ǡ34Ǎ43ǐ
~<sec	63 -10ū7ļƭ8Ƹ9ǎǙ10AIŋǫ11ƥ12ňǍ13pĿŪ16ō17Ɩ19yǠ25ơ29Ɛ30N31ŵ
~<see	60 -12ǖ-11Q-10JŪ-8XĻ-7ƞƳ7Ţŵ8ţƈƋƟǁ9ŤƊ10tĺŀŏŔŻƙƛ11vǫ12Ŭ13EƑ14ŋƝ16Ľ17yǠ18ľ19ƴǄ20ŚŮƅƵǔ22ǀ26H27ŉ28œ32V
~<sel	66 -8ǁ-7qŃ7ǝ9ĹƄƕ10Ƃ11Q13Ə15ƫ18Ɨ20ƹ28Ɣ36Ɵǖ37H43ǠǪ
~<sen	59 -24ś-14Ǣ-12ƣ-10a-9ĵ-8ǫ-7Ǌǔ7ƺ9sĺšŢ11ōŪƬ13ǚ19Ɛ20ő21KĴƗ25ǎ30ǩ31ŉ38Ľ41J45ľ57Ŝ
~<sep	79 9f19Š25ƚ26ř
~<ser	65 -11Aǁ-7śǤ7şƳǖǙ8ŞŴƗ10ŤŬƑ11ŝ12ƿǄ14ƾ15ĿǠ18Ų19Ʋ32ǝ35ǆ
~<set	63 -18Ł-10Ʀ-9ǅ-8Hũ7GŘ9ĵƮ11AřŨ14œŧ18ū19T20Ŋ24Ơ25ǟ26Ʋ28Z33Ƙ34Ļš35ţ42ǈ
~<sew	84 7Ő36Ɲ
~<sh	41 -21ū-19Ʀ-17iƥ-16ŊŐŧ-15wƣ-14ĺ-13FķŁŔůű-11DHSŖƠƻ-10PQVZşƔƾǉ-9jmGļŀŠŹƕƨǜ-8CĸĿłŃŕŗťžƐƛƫƿǙ-7zŒœŞŭŮƍƖƩǂǌǓ7ĻųƢƯǫ8Ǘ9KľŏšŶ10fŌţǤ11hJĵņřŲƪǘǣ12aƮ13xyNUŉƚǡǩ14ŋƅƜƝƺǢǪ15Ũ16ƉƙǅǍ17Mƭǐǧ18pŅǖ20nŷ21oư22Ż23BŵǇ24ōƟ25tRŴ26r27ũƓ28Ǆǎ29qvƤǏ31ƹǊ33Ɗ38s39ǟ
~<sha	63 -10Fƫ-7R7ƅ8MĶŷƭǄ10TǊ11ō12ǚ13ǖ14ŴƊƮǈ15ǫ16ŋ17Ƣ18Ǐ22ũų24ř28nƺ33Ų42Ƥ
~<she	54 -27ƺ-19ū-16ƻ-14ĺ-13ķ-11ǫ-10ű-9ƫǉ-8ŕǆ-7cmwMůǢ7U8ŲżƆǞ9ś10ƭ13ņƟƤ15yǊ16ŷƵ25BŴ26ƪ29px31ŵ33sư34ŻǄ35o41t42Ɠ45qv51r53ƹ
~<shi	66 -7H8U10ǟ12Ǘ13Ɯ14Ǉ17ţ20ǐ37Ɖ39R43Ɗ
~<sho	48 -18Ʀ-17ƥ-16ŊŪ-15Ő-14rƣ-13ŧ-11DŁ-10iƪƾ-9wŖƤƹ-8xZœŗşůŹƔ-7GĸŇŔŠƕƿǜ7BLŋŘǃǄ8ƮǠ9cŜŸƸ10RĹƳƺƼƽǒǫ11gkI12XŎǑ13hŨƯǖ14KĻšƅǣǤ15Jľŏǘ16sǊ17ĵŶǪ18fƟǩ19ŉũ20aNƚǇǡ21M22ōǅǧ23Ǐ24ŅǢ25ƙ29Ǎ37ǎ
~<shu	71 -8ƶ8ŢơǗ10ŷ12Ō16Ū17Ɯ23ǐ32Ɲ55ǟ
~<si	45 -16ǆ-13ő-12Őũ-11ƵǊ-10lXňŝūƠư-9wĻŇŖŴżƞ-8oĵœŞşţŲƓƷ-7cgŀŜťŶŷǒ7GŏŽƔ8IŃơƴǅǑ9Ť10QĶűƧƮƱƻǄǇ11JōŦųǏ12źƲ13tŗŘƂǡ14dnSĹǨ15fiƇ17Wƚ18M20ķŵ21ŁłǪ22ŔǕ24BƘ25Ū26ƟǠ27A31Ǣ35Œƈ39ǫ41ǝ44ƿ
~<sic	79 8ǀ21W28ƿ31ǝ33Ǫ
~<sid	62 -17ǆ-11ƺ-8lũūƠ-7żƾ7Ů10Ƌ11ŕ12ŃŔŨ13CķƀǄ14Tǝ15ƿ16Ƃ19Ǐ21ų28ƈ30ƟǢ
~<sig	61 7Ŕ8IĴƪǋ9ľƤ11ŗƴ13WƳ14yƔ15Ǣ16ǫ17Œ18JQ22ǅ25ŏ33Ǖ37łƘ42ō
~<sim	86 14ļ16Ɛ29Ʋ
~<sin	57 -24ō-12ŏ-8ǁ-7őŝ7PƇƍ9Ƭ10ƌƥ11GƝ12BŘ13źŽ14ƚƻ16ŦǇ17Ť19Ǒ20d21ǡ22f24itSĹ29Ǡ31Œ39Ū51ǫ
~<sis	72 -8ǅ-7aǫ8ņƦ9h14Uƹ26Ʊƿ30B52A
~<sit	63 -8XŮŴ-7ĵŐƿ7zźǩ8ĶǪ9Řƃ10jZƛ12Fĺƚ15ŗű16ƟǨ18ơƧ19ķ22ǝ26ƈ28n32M35ŵ38Ł
~<siz	82 -10ŕ12Ǡ14r20Ƈ21Ŕ31Ʈ
~<sk	73 -7Ǩ7ſ9Bŋƃǃ11pƢ12Ŋ15Ű21jǑ23Ł30ǂ
~<ski	79 -8Ǩ8ſ9ƃ10Bŋǃ12p13Ŋ16Ű23Ǒ
~<sky	81 13Ƣ23j34ǂ
~<sl	62 -21ǉ-17ǫ-8Ƒ-7Ƅ7Ŀ9ſ10ŉ11ľƁ12ĹũƝ14ō15ǡ16ļŃƎƦ18b19ƾ20i23ǣ25ű26n30ƈ31x34U39ǐ
~<sla	76 7iƕǐ10ƀǡ11ſ20U39ƈ
~<sle	70 -23ǉ-9Ƒ7ŀ8ƞ10Ŀ15Ĺũ16ō18ļ19ŃƦ22ƾ29ű31n37x
~<sli	82 -12ǫ-7Ƅ10Ţ15Ɓ16ľ22Ǝ32ǣ
~<slo	75 7Ś8JŬ13ŉ15Ɲ18i22U24bǡ40ǐ
~<sm	61 -9Ɲ-8qšŽ-7Ŧƥ7Ɣ8H9ƒƨǊ10ŪƠ11AƧ12ǆ13Ʀ14Ʈ15Ņ16ő17ŧ19Ũ21ǅ33Ǆ38Ɛ56ƻ
~<sma	70 -10Ɲ-9Ž-8š8m10Ɣƨ11HǊ12Ū13AƧ15ǆ17Ʈ18ŅƐ19őŤ20ŧ
~<smo	68 -13Ť-8q-7ƥ10ƒ11Ơ15Ʀ21Ũ25Ɛ38Ǆ63ƻ
~<sn	74 -7ŗ9Ň10ǆ18Ŝ29ơ32ž53j
~<sna	83 -7ŗ10Ň20Ŝ33ž
~<sno	80 11ǆ31ơ58j
~<so	30 -13Œ-12őǓ-10XŦƓ-9ƙǐǧ-8Ţũƛǚ-7aŠżƷƾǦ7LĿŋŚűŸžƻǅǆ8vxōŽƝƠơƿ9msKZĽłŊŕƉƐƖƺǀǉǛ10CEVķŇƏƟǍǪ11kļŨƀƗƢ12puUŤūǇ13eiNTœŝƦƨǗǠ14hňŘƮƵ15gHŔřŵƱǈ16ŅŖšſƧƼǙ17qPĶŶƕǊ18Ĺŉşƅ19ƪƫ20ƣ21AńŴŷǜ23ŀŧźƤ24c25fĻ28ĸĺ29Q30w31ť32ţ33y35ǁ
~<so>	34 -16Ŧ-13Œ-10Ł-9aĵǝ-8oǓ-7ǫ7ŨŪƝƵƽǁǃǥ8uCEJKLOPĽńœŘůųźƦǇǉ9IŠūǛ10ļŕƗƣƺ11gqUŚſƻǆǗ12SĸŀŶƅƚ13sAŤƏƕƘ14fyōƫ15knłŷŸƉƖƟƠ16cŅƮ17hĻŖƤǜ18wTĶŞƢ20QŴ21ipƨ23ĺŉ24ť25Ŕ26ŧ31ţ
~<soc	72 -8Ɛ8Ƥ13Ĺ16ǈ21x22ķ23Ǚ31ǁ50e
~<sof	81 10gƊ11x15Ķ26q
~<sol	71 -14F-8Ĵ-7A7Ţ9Ɔ10ƊƗ11P12ŗ13sĸŷ15f16šƤ21ŝ24Ň31Ų34ǈ
~<som	44 -14Ţ-11IƄƳ-10ũƛ-9sŠƷǐ-8anżƝƩ-7tōőŦŪƓƙƢ7ŕƔư8ŊūŬƗƣǀǇ9Nšţƕǟ10rťſǞ11PƦ12zŀŘś13Zĺžƀ14ƼǠ15ĿŶƵǊǜ16Ƨ17Ĺŵ19mŁƸǍ21ĸĻŇƐ22şƱ25ŋƪ27A29Q31ř
~<son	70 -12Ư-11tǈ-7H7o9Ŵ10Ž11Ʊ13ǅ15Ǌ20ź22u26Ǡ30v32y44w45x
~<soo	71 -15Ǟ9ĿƂ11V12Ŗ13ŀ16yƅ20Ǡ24ź27H45ń
~<sor	72 -7œ7ŉ8ǂ9zƵ11Ƽ13ƣ14Ň15ǫ22af23ƫ
~<sou	64 -8IŞ7BFLNVƞǕ8ƑǊǝ9Ũƿ11CǪ12iŤ14ơ17ľ18ů20lŦ21b22c43ň
~<sp	50 -23ǫ-15ňƌ-14P-10ƽ-9ōťƺ-8dļŷƙƝ-7yĺũƢ7lHǉ8CƏƟ9ŶžǅǑ10ŐŖ12tMYĵŃŠƛ13Ɗǂ14ŤƋƚƭƹǀ15Ǎ16rŵƥ17űƒ18kǏ20oX22ƠƪǄǎ23fƤ25qJO29bpż31s37g
~<spa	70 -21F-19ƌ-7ľǕ7g8ƯǙ9ŶǤ10ƈ11Ɔ15Ə17J19Ƌ23Ɵ26ŵƒ27Ǎ33ǎ37O
~<spe	61 -7ň8tƸƿ9gwƨ10ś11a13klsǅ14ž16YŐƠ17J18ǀ20ƚ28X37ż39b
~<spl	75 -7Ƣ11ſ13Ǝ14ǉ15ĵ16F25ƭ38Ƥ
~<spo	64 -17ǫ-16P-13aƺ-10ƽ-9d7Ɗƛ9ľ10ǚ12Ơ13C14Ǒ19ǂ20Mƹ22ű24r29s30oǄ31ƪ33fg34q39p
~<spr	66 -9ťǍ-8Ɲ7ľƊ8tŦ9jń10ƛǠ11ư13k16Ŗ20HŃŠ21Ť26ƥ27Ǐ
~<sq	70 8Ŭ10ǃ11ĸ13ƕ18Ǎ25ǘ40Ƈ
~<squ	70 8Ŭ10ǃ11ĸ13ƕ18Ǎ25ǘ40Ƈ
~<sr	81 -9O88ƅ
~<sr>	84 -9O43ƅ
~<st	36 -19ĺ-16ƆƔǫ-15Ƶ-14ū-13ŃŞƄƯ-12GZļŧŨųŵŷƢ-11NĹŏŗ-10WŠŦŰƣ-9abhipLTšƉƨǖ-8ŲžƀƸǆ-7esŀŇşƴ7dvOPķŢƟƫƲƼǈǊǘ8ƋƓƖƠǗ9JKŸƥǡ10ƑƱ11IƘƩǥ12qƅƛƭǉǞ13yōŕŚŪŬƌƦƹƾ14EH15őűƊ16MSVřŻǙ17UŹ18f19ƒƙǐ20Łư21Ƴ22mƞǤ23jŒťǍ24XǑ25t26CƇǚ27ƈ28Ǐ32ţ36ũ37D39Ƨ40Ǉ43Ɯ
~<sta	47 -16G-13Dş-12ĺ-11ŗǍ-10ƴƵ-9ĴĹŉŴ-8QZĵŁŠŰ-7isuLNPšŨųŵƟƯ7kĶƽ8dƌ9nņƓƧǏ10tĸŅśźƜƩǖ11jŖũ12rŐŔŚ13EŘűǞ14ńŬǕ15HŒƑǡǥ16f17Rƫ19SVǊ21Ļřƅƞ23ť24ǉ25XőƳƹ26CōŹƦ37ţǇ
~<ste	70 -14ǡ-10Ɔ-8J8dŋ9Ǡ10Ǫ11SƊƼ12Ɲǐ13Ū14ſ15g16u19Ǉ20Ǒ26ǚ30ƞ31ƾ32Ʊ
~<sti	54 -8ƯǕ-7ŏƆƝ7yHMŝƁƻǍ9ŁƼ10Ʒ11jĴƠ12ǫ13Ʃ14fŊƮ15Uŭ17tzƈƘ18cŪ19vCŸ20P22qQ23Ɩ28I29DJ30ƭ31ũ
~<sto	54 -14ǖ-10F-9ſƣ-8ĻƙƢ-7Ƅ7ǘǠ8yšţ9ŉƋǇǎ10Ɵǡ12OŋŎŕǌǣ13ǚ14Ł16jť19Ǥ20ǐǑ25MưǍ27Ǚ32Ǐ34ƒ47ƇƧ52Ɯ
~<str	56 -13ǫ-9aP-8ĸ-7ǚ7Gũǈ8Ơ9EŴż10Łŕŝƿ11ŚƓ12ƞǅ13tŮǗ14ňƕƾ15KĵŒ18Ǐ21ŢǍ24U26ű35ƛ36D
~<stu	56 -13ǫ-10ǆ-9ūƔ-8ƾ-7jőŔšƖƺ7qƴǁǑ8XŁŌŒũ9sŮƊƌƎƳǗǞ10APƥ11ǒǚ14ư15ĴǄ17şŶ18ƟƲ19Ƥ20ƈ23ƧǤ30Ż37m38ƙ
~<sty	76 8Ǌ11ƥ29Ǔ
~<su	51 -12şƌ-11ǩ-8œǠǤ-7yŲŸź7Ǜ8ĴňŮǉ9ơ10Ɔ11kǕ12tŴǫ13iū14ō16ŏ18Ź19Ǧ20ĸǞ23xƍƬ24Ə26jƋ30ƾ31L34Ǘ63ǔ69Ǔ
~<sub	64 -13ƌ-12ǩ-8Ǥ7Ɔ8Űǎ12Ǧ15Ǖ24ō82ǔ90Ǔ
~<suc	85 8w9Ŝ11ƽ12ŮƂ14Ž
~<sud	88 10ĻŮ14Ĺ
~<sue	75 -10ƶ22ĸ37Ǟ
~<sug	83 14Ǜ20ƾ21ƶ
~<sui	86 13ǣ14ĸ17ň36L
~<sum	75 11Ǝ16ơ17ǉ21k25x40Ƌ
~<sun	82 -8iǠ27ƍ47j
~<sup	69 -9ǟ7ő8tzǁǒ9ŕ10n11r12Ɵ16L25ŏǫ49Ǘ
~<sur	68 -12ş7ļŐƳ8Ɔ9tũƍǄ10xĴǔ13aŁ14Ǧ15ŗ17ǟ28i31ƾ33ƏƬ
~<sus	85 16ƅ32Ź
~<suv	90 -7Ÿ8Ŭ26Ŵ27ū
~<sw	65 -10I-9Ů-7ǌǤǫ7Ś8wĵŬƣ9ŃŭŹ10Ū11Ɠǘ12tƒƸ14ō16D17X20cŒ21MƷ27Ŵ38ţ43Ǝ
~<swa	86 -11Ů15Ū30Ʒ36Ŵ
~<swe	78 -9I-7Ĵ8ƭ9Ś10wƣ11Ŭ13ŭ14ƒ15tƓƸ20D25c
~<swi	69 -7ǌǤ9ĵ10Ń11Ź12ǘ17ō19X22MŒ40ţ46Ǝ
~<sy	67 -7ų8ŚŢ9ǟ11E14DǗǝ19Ɛ22ǚ26ǘ27Ǚ
~<sys	68 -7ų8ŚŢ9ǟ15Ǘǝ19Ɛ22ǚ26ǘ28Ǚ
~<t>	88 7ǚ15ƀ33b
~<ta	46 -19ǫ-17I-16Ł-15Ļ-12y-11ƢƵ-10ōŗƭƿ-9ųƍ-8xŀłŖŚŭƉƞƠǊ-7eqPRőŘřŵŸƛơƯƸǧ7tAYƌ8Ƅ9anŜƑƙƷ10vMŴ11OĶŒţƆǑǪ12rňœ13ũƊƘ14ľŦŨƕƮǠ15ǅǝ16ƱǛ17ĸźƳǌ19zŅǃ20ŃƦ21sŻƩ23ǘ25T26Ű29Ƽ32BN34šǄ36ŌǢ44Ŭ51ƽ
~<tab	76 -8Ɖ10TŃ11ś12Ƨư16s17ž24Ɗ26n28M
~<tak	51 -16ǫ-14Ł-12ŷ-10yĻƿ-9ƪ-8Ƈ-7ļŗūŭƢư7tŝŪǆ8eœ9Yŋŏǔ10k11ƑƱǢ12Ŝƙ13Ŵ14ǌǑ15Œ16ţƘ17ũ18ŃňŨƕǪ20ǝǠ21šƳ22Ʈ23ĸźǃ24zBŻƦ27Ǆ28ǘ29Ʃ31Ű60ƽ
~<tal	58 -10Ň-7Ƶ7iƄƎ8huXƱƹ9ŉǢ11Ķ12Ŧ13Ǆ14BĺƇƪ15ň16O17vA20sš22aľ24r28Ǜ29Ņ39N41Ƽ
~<tap	83 10Ɲ70Ō
~<tax	78 9f11ǈǌ13œ14Ʒ18ǅ22Ɔ33TǢ
~<te	41 -15LŤ-14I-13ň-12şǒ-11ŃœŸ-10bŊ-9c-8aGJĸĻōřŠŦůż-7oŚƽǑ7nqHMĵĺĽŲƃƤƲƷǓǘǠ8uEWķłơǈǞ9ŋŽƧ10kŐŜŮǗǚ11xRţƵƶ12ƅƋǀǃ13lƠ14Ǜǫ15ŔŕŖŗťǁ16iž18ǆ19UŎũƪ20ǉ21ƞ25F26g27Ǌ31ƫ33Ư34ź38P45B48K
~<tea	75 -16ŉ-13h7ź8Ǌ11ƹǅ12U13ƪ14ķƟ15x19g27ǫ39P40ǉ
~<tee	69 -11Ÿ-10Ŵ10Ż11ţ12ǁ13ƃ17v72ź
~<tel	44 -14I-11ş-10ňŊ-9bĻŃǒ-8cƫ-7wLŜŠ7hsCŇŵƴƸǙ8SĽłŅŝšŮƜƲ9nHMĵŀŲƀǘ10EFĺƯǁǓǫ11ŔƅƧǠ12uŽƵƶǈ13gkŐƪ14UƋ15ŋƠ16ũ17ŕ18iŗť20Pž21ǆ22Ŏ38B
~<ten	78 -12L-8Ǐ-7z10ŉƵ11ơƥ12C14Ƥ31R32Fƞ
~<ter	68 -12Ť-8Ɩ-7ųƮ8wŔ9ũƷ10ƞ11W14Ǘ16Ǟ18B27Ŗ52Ư54ƫ
~<tes	81 8Ũ26Ǜ27ǃ32ǀ
~<tex	69 -12ǫ-8J8Ź11ǚ16lŬ30Ŝ73K
~<th	17 -20T-19ƪ-14gŹ-13Ņ-12ĺ-11Lǐ-10oX-8ŗ-7ń7HUőŴƦƲƼǂ8MĶŐŘŤſ9ĻļƝƸǃǌ10eķĿƂƤƱǏ11VĸľşŪŲŶƍƐƻǑǙǜǡ12rŇŌŕŖřżƒƧƷ13AųŻƑƜƫǟ14fŒűŷƊƙƥǥǧ15ǎ16Ńƞǅ17hsRƅƔƳǍǩǪ18lJQťŰƋƎƚǆǔǦ19wśƀƉǈǝ20ōœŜŝžƘƽǓǠ21dũƬƭ22WŉůƆƌǊ23jvEŁŮ24Ś25aźƛƢ26kxyƏ27Ơơ28Ĺư29ŦŬ30nłŎŧŸǕǢǤǨ31GŞŭƓƟ32bƗ33ņǒǫ34ŨƣƩ35S37š45ň
~<tha	29 -23ǉ-16ĺ-15PƋǪ-14ǡ-13yX-12NƮ-10sƙƜǠ-9iĴƗơƹ-8eZźƥƪ-7UŶƸǌǐ7mnxWĶǑǕ8jlķŖƈƍƒƽǛ9ƁƂƎƔǞ10MĽƝǄǗǨ11hľųƉƱ12akAōŴ13CĸƆƌƛǅ14tłņŌƬ15ūŽƧǁ16ŗŰƚƩ17oDRSǂ18ŚŨżǟ19ŕŜƓ20dŁƫ21ŬǍ22ŭƟ23Ūů24Q25u26pǫ27Eœť28ŧž29Ƶ30Ů36Ļ37ŷ41ŉŒ43G47ĹšŦ50Ŏ51b53ň54ũ
~<the	19 -22ļ-21Tň-17ŉũ-16ŗ-15ŋŹ-14iorCńŅǐ-13pĺŷ-12BLN-9gqIXǘ-8ƪ-7zƮƵǞ7jRţƲ8ĿōųƄƨƹǍ9PĴŇŎŠŲƁƈƿǇ10žǀǜ11JŪůƐ12lWŜťŵżſƧƴǌ13FķŴƱƳǏ14ŘƍƝƥƫǃ15eGYŖűƎƞǅǥ16ŭƂƒƔƜƸǙǧ17fŁŰŻƊƙǑ18őŕŚşšǈǔ19ksľƤ20EUŃŶƑǠǦ21řŝƅƆǆǝǡǩ22vwSłƉƬ23ƘƟǎ24hœƽ25śƋƌǓ26ƀƛǊ27Ɠ28ņ29xǨ30nŧǪ31ƠƭǢ32Ǥ33ŸƏƗơƢ34ŬƩǒ35źƣ36Ǖ38Ş39y42ư43Ũ
~<thi	40 -21ƪ-15nƍ-14oƨ-12Ǫ-11FPĴŘƀ-10uœŻƅƓƭƲ-9vTZŅŠƂƳ-8YśżǁǓǖǝ-7gpRŇƆƛƟǉ7Ŝũū8ňŉŋƗǣ9ŕŲųǌ10GJQŗ11hVŔŖšƧ12iOŁžƣƽ13ƙ14dkĵƉƚǡ15yǊ16ŏǠ18cXō19Ş20MŃƯ22jN23sĿł24Ƙ25Ʈ26Bŀ28ŐŪ30Iĺ31ń32A33Ʒ34Ō36H41a46ļ55r61Ļ
~<tho	55 -12ǘ-11Ļ-9Fŗ-8ǐ-7ŏ7AƙƲƷǊ8EHĿŒŘƉƎǏǒ9ĶŖƐƜƞǆ10ƠǓ11ŋŞǌ12PŅƆ13iwxŲŷƀƃƊ14Ĵ16Ʃ18Ǧ19ţžǉ20ƫ22Ɠ25ų26ǫ27š37ň
~<thr	50 -16P-9LŐƖǫ-8mŸ-7Ŋƿ7zŭŽƍƜƨưƳ8ĴŃƂƽǨ9ŵǟ12nū13ŜŨŶƞǧ14Ū16ĹŋƩƵ17ŗť18jőƏƪ20Ɨ21Ř22ǐ24ũ26ǘ27W
~<ti	47 -11Ņƾ-10ŏƈǠ-8iuMŗũ-7wXĿņōœƁƸǙǡ7ǀǚ8kšţŶƝƨƶǊ9FPSŹ10WŝŢ11qŒƊ12ŤƩ13Ų14ŖƘ15ǉ16Ļş17f18ų19s20ŭ21R22ƺ24ơ26V28ļǐ34ŕ37gOń38LƯ39NŃ48ż
~<tic	65 -13Ũ-8Ņ11N13ĺŷ14Ť17ş26ŕ57ż
~<tie	84 -9ǫ9ľ19Ǒ29Ń38f
~<tig	88 8ǟ13H14L22g
~<til	68 -8Hǐ7s8yVƅƘ9ơǀǩ11Ɠ14ųƫ19Ŗ20ń23Ɗ32Ļ55Ư
~<tim	53 -10TƈǊ-9cŏƾǠ-8ĺ-7iqMPŗũǙ7FĶŇƓ8şŨǘ9ż10Źƨƶ11kŶƝǚ12šţŪƼ13S14WŝŢ15Œ16ǫ17gs18Ʃ19ŕ20ǉ21ļơ22ų24V26ƺ27ń29R33ǐ36O37LN
~<tin	88 -8m-7Ƨ9Ɗ12gƚ21qǊ
~<tip	85 12Ŋ21T47Ń
~<tit	75 -12Ū9ǒ11qĸǊ16Ų27P30Ƙ35ŭ
~<to	29 -25ť-23rǊ-20ƫ-19ǔ-16nWŦ-15ǣ-14lƽǘ-13pS-12wşƈƋǇǉ-11FǍǧ-10ŖűƄ-9cfhPķŇƆƔǥ-7RĶżŽ7ĵņŋƟƩǒ8gƖƝƢǓǕ9ŅƉƙ10Tĺŧųŷ11ĽŴ12dGNřźžǛ13Ɨƞ14ZƅƜƵǋǖ15ĹŮ16eŶƻ17oyHŞŠƃǎ18tBũſǃ19ŔƕƯǨ20Ř21aŌŎƁƱ22jŨǟ23sKŝŤƦ25YĻŜƛ26ļ27CŃŊ28LOƂǠ29ƹ31M32X34AĿō35ŏ36Ĵţ37Ű38ńƭ40Ǒ41łƸ49Ʒ
~<to>	31 -27ƨ-22Ų-20ǔ-18ƫ-17Ǌ-15ť-14rŗŠ-13i-12SŐœƽǍ-11fjpqŦƋǇǤǥǧ-10nwWǝ-9uvƄƾǉǣ-8FŖǌ-7QőƂƐƪǄǈ7IŵžƘưƲǒ8TĸƓƵǂǞ9kzƍǙ10dŋƢǕ11ĽƅǏ12V13řƖ14Oĵ15ŴŷƙƦ16GNĻļźǖ17ŝƗ18oLĹƕ19stųƞǟ20eAǎ21B22ǃ23yKŶƛƯǑ24HYŌ26ŎƱ27aXŞũ28ŔŜŨ29ĴŤ30Ŀ32ŏ33ŃŊţſƹ34Ǡ37M38Ű41ō44ńƭ45Ƹ49ł57Ʒ
~<tob	80 11Ǆ48ƻ
~<tod	53 -15ſ-12ǫ-11Vǣ-10o-8ńŅ-7ƈ8Œ9ł10atŝƅƕ11x12Ł13vĺƬ14ţ18ǧ19ƨ24jŲ25O26Ř27ō30ő31œ33ļ37Ő38i40Ļ
~<tog	75 7u10f11šǋǌ13M16Ĵ19s34Š
~<tol	72 -11E-9Ƶ-7ŝ9juZǀ10ĽƂƩ11Əƛƶ12Ţ14ŧ15dƾ22ŕ25Bŗ31A
~<tom	65 7ǟ8Iǥ9ƦǗ10jǚ11ŲƮ12ŗ15Ĺƨ22Z26L
~<ton	78 -9Ū-7Ń9Ɓ11bLŊ12Ŝǟ14ŗ15Ʀ16rƨ
~<too	56 -13a-12rż-10łŐ-9Şư-8ųǊ-7ĸűǨ7šƚǄ8ŀŃŏŻƬƱ10tň11ǆǝ12XǓ13Ɓ14oŉūǁǜ16U17Ū18ŠƟ20ŅǛ21Ůž23sƵ24ƪ25jƮ26q31Ǥ43Ǒ
~<top	68 -7r7Ļ8Wǖ9ś10ƥ12Ʒ16Tǌ27Ś28ƉƊ29ĿŘ30Ǩ39ƃ
~<tor	84 7ǟ16ŀ46Ɯ
~<tot	71 -12ť-8ǧ8AƢ9Yƻ10œƇ12ĴņŸžƙ13gƁ19Ŷ20ǋ27ŧ30Š
~<tou	78 -9ş8ĸǙ9KŅŎ11ƻǁ12Łǟǡ16ƾ32ŝ
~<tow	67 -19Ř-10c-9ǘ7ǒ9Űƥ11Ůơ14ň16Ǘ18X19Q24Ǩ32E67C86Ƃ
~<tr	47 -18ǫ-16ŀƖ-14Gƛ-12Ź-11Cŝ-10Ƴǅ-9ORŪǩ-8gőœśǪ-7nqĻňŗŤųƈƌƠ7DŃşƣƭƿǆ8izUĺ9ŅưǁǞ10ǝ11cŬǠ12IłŻ13ūŮǨ14ŲǍ15ŞżƑƾ16ĴǑ17ŏ18AŴƂǜ19QŶơ20PŇŨŭƎ21S23k26ǂǚ27ƴǛ28ŵ36ǒ38Ű49ŷ51žƓ
~<tra	59 -12G-11Cş-10ǩ-8LĹǁǪ-7ƙǫ7ƃǚǡ8lŒǍǝ9ǌ10yŶƟƣưǔ13zŲǑ16Q18SŻ20ǒ23ż27ơ28Ǝ32ǂ35Ű37Ǜ43P52ž
~<tre	63 -16ŀ-12ƛ-10ŝ7kƸ10j12Dşť13ƚƾ16i18ǁ20U21ǆ23Ũ24Ň25Ş28ǜ31ŷ58Ɠ
~<tri	74 -7ů8ōţŬ9ł12ǂ14ž16ƞ18Ɠ21Ƃ22Ű34kǚ
~<tro	73 7ƺ8Ĺ11pƝ12Ķ13tĺ14şƾƿ16Ų24Ǟ
~<tru	58 -17Ɩ-14P-13Ź-10ǅ-8ǫ-7Rţƈǆ8ŇŲƂǑ9ŬƨǠ10Qǝ11ƭǍ12SŁŃ16Ŷ18c20ūƑ21Ů23Ǩ25Ĵŏ26A29ŭ30Ŵ35ŷ36ƴ37ŵǒ
~<try	78 -10N-9Ū-7ő8ž11Řů12Ǡ17ł20ǚ24I25Ņ30L
~<tu	61 -14ǫ-12t-10ōƝ-9D-8ő-7Ƶ8pĸƙ9z10ťơƩǌǩ11C12A15Ƭ16Z17a19ƌ21Ŋ23Łź27Ťƀ29Ƴ31cǞ32Ǝ35ƶ38v
~<tub	78 26ƌ43Ǝ
~<tui	86 -11ō43Ƴ
~<tur	64 -13t-12ǫ-10Ɲ-9ő7ƛǠ9pĸƙ11ťơƩǌǩ13A16Ƭ21v22Ŋ25Łź28ƀ29Ť33Ǟ35c37ƶ
~<tv	84 -11ŧ10ő12Ɯ15Ƌ46ƙ
~<tv>	86 -11ŧ-7Ƨ10ő13Ɯ15Ƌ37ƙ
~<tw	77 -10œ-7Ƴ7Ť8R10ǧ12w13uŪ16ĵŖ18ƽ36y
~<twi	78 -10œ-7Ƴ7Ť8R10ǧ12w13uŪ16ĵŖ18ƽ23y
~<ty	69 -8ƆǏ-7śƔ7fŤ8ŃžƊ9Tǁǈ12pĽƈǋ13ǖ15ƥ18Eǆ20d22b32ƫ40ƾ
~<typ	69 -8ƆǏ-7śƔ7fŤ8ŃžƊ9Tǁǈ12pĽƈǋ13ǖ15ƥ18Eǆ20d22b32ƫ40ƾ
~<ub	81 50ų
~<ube	81 50ų
~<ug	76 7Ơ8Ŝ11Ɯ13Ķ17Ǟ18ŇƏ27Ǧ
~<ugh	81 7ŇƠ9Ŝ12Ɯ18Ǟ23Ǧ
~<ugl	85 13Ň15Ķ22Ə
~<um	63 -8Š14ǫ46Ǩ50ƃ
~<umb	63 -8Š14ǫ46Ǩ50ƃ
~<un	51 -20Ƈ-18œ-12Ş-10ő-9Ɗ-8Ʒǔǧ-7RŐšŤŦƤǤ7iOTĽƟơ8ƪǡ9chDŊŔśŪūŰƛƴ10gyBŏżƠ11ŖŠ12Zņ13ŗţůƩƼ14ƢƧƯ15Ǧ16Ļ17Ĺş18ŉƋǅ19Ɣ20nŁǂ21Xƫ23Ʀ29ǎ43ƥ49ƀ
~<unc	84 8T9Ƶ10A17ǡ21B
~<und	58 -12ŭ-10Ɗ-8DƷǏ-7Ŧ7ƚƿ8ĶńƘƝƥ9Ɵ11iŔƴ12hśūŰƀƛ13cŪż14ņŏŠ16ůƼ17ǂ18ŗǦ20Ļ21ŉƋǅ22Ɣ25Xǎ27n
~<unh	86 -12Ş39ş
~<uni	61 -22Ƈ-13œ-11Ķ-9ǧ-8ǔ7Ƴ9Wǎ10ĽƗǍ11ŭ12ƪ13Z15y19Ƨ20DƢƩƫ32Ʀ43ƥ47ƀ
~<unp	90 11Ĺ24Ơ
~<unt	90 16O22Ŗ30Ư
~<up	42 -19ŗ-18ǫ-16ţŭ-15yŨƩ-14Ƹ-13BƠǠ-12osǍ-11vGņ-10ŁƤǨ-9PŉŪųƀƵ-8abLňťŮƗơƽ-7hQSŇŐŢŽƚƨƯƷǇ7CļőƮ8ĽŅœƈƕ9dĹůƙǑ10ZĻřśŧǤ11ĸŃƫƭư12ǎǜ13rŊŝƑ14jŀźžƉ15ƌǀ16Všƛǟ17ōŘƴ18ĵſƏǌ19KŚƄƬǏ20xłŜƥǙ21ƶ22Hĺ23ǈ25k26i28ũ31ltƆ33Ŕ34Ʀ35Ɗ37ŕ45Ŗ51ƍ
~<up>	44 -18ŗ-17ǫ-16ŭ-15ţ-14yŨƸ-13oBƠ-12ƩǠ-11vņƞ-10sGŁƤǍǨ-9qPŉƀƵ-8abLňťŪŮųƗƝƽ-7hQŇŐƚơƨƯƷ7WƻǑǚǡǦ8rCļőƕ9ĽŅœƮ10dĹůƈ11ZĻřŧ12ĸŃƫ13ĵśưǎ14ŊƑǜ15jŀž16ŝźƉǀ17HVũ18Řš19ōƏƛ20KŚſƍƥǌǟ21xłƄǙ22Ƭ23ƶ24ĺƦǈ27k28i34lƆ36Ŕ37tƊ40ŕ48Ŗ
~<upd	69 9Ǐ13ƭ15ƌ19Ǥ20ƴ37ƍ
~<upg	88 8ƌ10Ǐ19ƍ
~<ups	70 8nr9Hƞ11Ɲ12q16Ƈ17Ť18Ʀ20ũ24Ǐ25ƙ
~<us	50 -18K-15ƽ-12Ǚ-11Ņ-10p-9eDŷ-8łňƔƟ-7ńŗŞ7aǇǚ8rŵ9ĶŃŚǓ10Ōƣǈ11zźƅƆ12vǒ13ţŶ14ŏ16ƻ17s18ő19Ňƙ20IL22Ŵ23Ť27ĺ29Ļǘ32Ŕ33žǁ34ų35J50Ľ93Ů
~<us>	62 -16ǫ-12A-11ŅƗ-9p-8ň-7ń7ōſƣ8xƙ11a12rĶ13ž14Ō15zƅ17vū19ţ20ŏ26Ļ27sŇ36ĺ65Ľ
~<use	55 -19K-15ƽ-12Ǚ-8ūŷ-7ƔƟ7DĵƻǄ8Ƒ10ǚ11ǫ12ŵ14ź15ƙǓ16ǒ19Ŷ20I23J25ž26Ŵ27Ť28ų33ǘ36Ŕ38ǁ70Ů
~<usi	84 -24D-13ǫ-11eū15Ɨ18ƻ20ǈ24Ů26J27ő
~<usu	73 8ķƣ9Ɔ10W11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
~<v>	83 -8ň16ƞ17ū23Ŭ24ŷ
~<va	57 -9ų-8ǘǠ7x9Ƌ10C11Ň13Ū14Ů15ŏ16Ɣ19Ŀ21Ƭ22ƚ34ơƻ36ƫ38Ǥ42k58ǒ
~<vac	78 42k50ơ
~<val	62 -9ǘ7ŹƂƕƝ10Ƌ12C14Ū17ŏƔ22Ŀ23Ƭ25ƚ31ƫ36Ǥ
~<van	75 -10ų-7Ŵ7Ǥ9Ɓ15Ň16k19Ů77ǒ
~<vap	85 53ƻ
~<ve	60 -8p-7ǟ7dŶſǨ8ōǘ9ŷ10OŮ11łťż13Ŭű15Ɓ16ş19Ŵ20ŭ25ŵ31ǒ33Ǉ34ū42Ǘ
~<veh	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓ21ŭŴ27ŵ33ǒ37ū
~<ven	76 -7ǟ9ǩ11ǘ22ş42Ǉ54Ǘ
~<ver	83 -9p9Ŗ10d12ō14O17ť
~<vi	63 -14Ŝ-7ū8gƆ9ƙ10N12Ĵ13e16ƽǃ17ƈ21ǀ25M33ƞ36ż85Ŭ
~<vid	85 12g15ƙ35M
~<vin	70 -15Ŝ-7ū19ƈ98Ŭ
~<vio	82 50ż
~<vis	76 7a13N16eĴ20ǃ26ǀ41ƞ
~<vo	77 -10J9Ŀ14aŀ16e21ł24Ƒǫ31ľ
~<voi	86 -13ǫ-11J10Ŀ16ŀ17a18e35ľ
~<vol	84 27Ƒ
~<w>	82 -8Ş7ǁ14Ǔ17b22n24ǉ39Œ41T
~<wa	35 -20Ř-17ů-16ƨ-13dNŅǔ-12ŮƜƞ-11IZœŞ-10guWŀƽǀ-9filvCHUŤŬűųŴƖ-8hmPňŎőŚśŠŸƊƩƬǈǓǘǙ-7ĸĹƕƟƧƪǉ7OĺƋƠƴǊǛ8bǨ9ƀƁƦǆ10xŕŹƆƉǦ11pŇŏžƄƎ12oƶƾǃǏǖ13TŔ14r15kŪƣƯ16ĻŁŰƏǎ17MX18yţǩ19šƃƔƮǞ20BņŊōƲƳ21ń22ŢŨũƿ24ŉŧƅƈ25Žǋ26Ƶ27Ľ28Ǖ29ƌ30jŦ33sƸ35KŶƛ37ļ41ǫ55ť63Ɲ
~<wag	75 -17ǌ-9œ10Ǟ13ǥ20Ƅ28T54ǋ
~<wai	73 -10ō-8Ɓ-7Œǔ8Ũ9ķ10ǎǞ11ŐǑ12ū13Ļ14Ŷǩ19rǕ21ś23ńƀ24s
~<wal	59 -9ũ-7ĵ7RĹŗƢǦ8YţǗǘǚ9nŶƦưǊ10ƏƩ11ļ12Ź13Ń14ĴŽƛ15ǟ16ƙǏ18ƍ19ƥ20ǆ25x27ť28ƈ30ǖ
~<wan	45 -17ŧ-15ś-14m-13Ř-10NşƱ-9łƨǔǚ-8cŃŗƔơ-7uBĴŮƩƫǁ7ŵǡ8Ŀœ9ƄǠ11oŋŞǨ12VŁŖŜƁƷ14byLſƀ15JƂǃ16Oŏ18ĵǩ19ǎ20ƃ21Mń23K24ŊƭƲ26Xĺ28Ǖ30ƣƮǫ32sƯ34Ƴ36ō37ļƅ41Ƹ
~<war	84 -20V-10ţ16BQ29Ǎ60j
~<was	45 -20Ş-14œ-13ƭ-12d-11Ư-10ĺŁǠǤ-9fXŎǀ-8HŤƣƮǟ-7yLŃńŏűƊƍǃǍ7cĶłŇ9rţżǝǦ10Ǉ11ŲǛ12ŹƠ13ƴǌ14Ʀ15Ə16ļ17ƌƾǫ18Ɖ19kŊƶǞ20Ļ21ŕ22pŔƆ23B24ŉ26Ũ27Ū28ĽŢƿ29ņ30Ŷ31ŽƝ33š34Ɣ42Ƶ45Ŧũ49ť52ŧ
~<wat	58 -9Ɯ7Ƒ10ƋƎ12qƢ14Ɛǟ16ƚ20Ʊǫ26žơ29ť42ƌ57ƛ67Ɲ
~<way	62 -19ů-15I-10Ņǫ-9Ź7orBƁƑ8Ň9Ŷǁ10cĽŉƸ11ŏŪƈǄ12mXş13ǃ15Ɠ16ŷ19j20ay23ţ29Ł37K39Ű
~<we	40 -17ň-16Ŏœ-13Řŝ-12qyřǒ-11VşǊǠ-10nŻƕƩƺ-9DJĿŒţźžƍ-8ĹƀƙƬǜ-7ACKŃŉƅƔƚƸǆǉǍǓǙǨ7fuPƃƇǐ8ŅŏśŜŵǦ9hƏƷǚǛ10rtŁƋƘƜǄ11IZņųƝǡ12ƻ13ŗŹǘǪ14XŖŦ15lƳ16Şū17Młť18LĽŇ19jŌƾ20dišŢƼ21s23ŶƆƗ24Ư28ľ29Ŕ30ŮƮ32Rĺ33k34Ũ36ǟ38ũ40ǁ63ō
~<we>	53 -18Ļ-15P-11rň-8H-7ƶǒǨ7ƘƝƷ8Ɓƫ9ĽŊŐ10ƃ11dŋŢŦ13ŇƇ14v15uś17h18IŖ19ƗƯƳ20X21iłŏŵ22Ʈ23ĺ26ļ27Ō29Mū39ľ44s90ō
~<wea	78 7U15ť22Ɯ26Ǜ29ǫ30j
~<web	81 9ĺ11Ņ30Ľ34ǘ
~<wed	84 7ǖ9ǩ10ǝ11ƻ12fĻ
~<wee	53 -10Ŏ-7Xňǒǝǫ7xzőŪ8g9Ǫ10TŦƦ11Pƞ12iĻ13ŰƘơ18ńǐ22ľ25Lų29k35ǟ39Ŷ47Ů49R54ǁ
~<wei	70 -7JŻ7m9ł11Ń16Ǆ22ǚ32ŀ49Ƽ
~<wel	67 -14Œ-10q-7s7HķŁ8kx9aļŲǫ10NQĺƗǌ12ŅŨǋ16pŗ19ŷ20S27t35ǡ40Ş
~<wen	66 -18ǫ-9Ĺ-7ǜ7rZŨ8cĻŦƮ9QƭǞ10k11zŇŒ13lǇ14Ə16Ƶ22ŕ23Łũ28Ŕ32ťƆ38š
~<wer	53 -17ļ-13œř-11Ʀ-9Ŧ-8ǫ-7pzş8Ľ9żǤ10XƱƷƻ11š12ĺŜƐǪ13P14ŽǦ15Z16lWƮƯƶƹ17ŗ18ư20ņŢŹ22dr25Ŕ30ƾǟ35Ũ39ũ
~<wet	88 -10D13j18Ƌ21Ɲ23ƛ
~<wh	19 -28ō-21N-20ĵ-19tŭ-18x-17zž-16ľŋŐ-15ǉ-14bŜŤƠ-12U-11K-10Fŉƃ-9HŻ-8ƇǨ-7ŌƎ7ƍƪǛ8dkEZłŇżƕƝƶǚ9cWķźƜƭƼǅǘ10VŢŸƂƾǕ11uyŲųǢ12ňţƓƲǏǗǩ13ahGRšƘƚƯǈ14mPũƉƹ15oŒƤƷƿǇ16TńǪ17ĴŎ18lvļĽƴǌǙǞ19DXņŏŶƆƦƨƫƵǟǧ20ƈ21Ńŵǐ22YŝŠ23gqJŕƄƏǀǆ24ŧƢ25ŦǑ26wŞťƙǠ27AĸƱ28BŔŘƋƔ29œŖ30Ŀş31ƣƸǖ32LŊƗƽǊ36ŀ37Q40ĺ41ū42ŗ43Ļ44Łő51C62ǫ
~<wha	24 -30Ÿ-28ŭ-24ű-23Ǣ-21ĵł-19nFǒ-17Ŵ-16ŝźơƦƭ-15Nō-14AŅ-13bĽŋ-12OŜž-11zŤƃƑƤƶ-10tuHMSľŒŷƅǨ-9KĶƵǁǂ-8šƻǍ-7sxŐƎƞ7EIRƆƯǏǥǪ8iloư9dy10ńŖŬƍƾ11ſƄƩ12Ɯ13hQǋ14vƟƷǐ15LŲƪƮǟ16cřƗƲƹƿ17JķŶƊƓƕ18ƚƼ19qŇţũŪǕ20Zǅ22Ǡ23mCWĴƏǑǧ24Ŏƣ25ŕųƖƫ26ň27Xņ28wƋƨƽ29Yǌǫ30ƈƸ32ŃŏƢǊ33ĸŞŧ34T35gPĿ36ļ38ŵ39ť40ǆ41B44Ł45Ɣ46Ŋ47ŗ48Ļœ49ŔŘş50ŀ53ƙ54ū57ĺ
~<whe	36 -23a-18ư-17ō-16ŇƟǪ-14UŪƠ-13iłŭƣ-12Pş-11nŉƞƫǆ-10BNƮǅ-9wĻŊőƙƪƳǢ-8uIŎǡǧ-7bTZƄƊƬǉ7ĵŴƴƿ8Ţżƨ9Ƃ10RķĺƀƸƾǇ11HŝƅƏƝ12Šƶǁ13dqJXƻǤ14ƋǑǙǩ15rĹŹƵ16lƯ17yƩǛ18ƹǂǄ19svź20Ɖơ21gĶĽŗ22OǐǠ25QVń26Ɔǀ27M28Ǎ31GƦ32DƘ34Œ35S36Ŧ38ű40Ŗ42L43C
~<whi	52 -13q-11S-10ŗžǜ-9Ļǒ-8oĴ-7ņŐţǙ7ŵŹƶǢǧ8bdŅňŭź9ơƦƱ10ŁśƏ11DŸƗ12ĽŉŬƐ13ŨǑ14ERŊ15ƂǊ16ƥǀ17Ŧ18ƽ19ĿőŒǟ21a23ųǘ24C29Q31J38Ŵ
~<who	36 -25ų-23ƙ-22Ɩ-21ŵ-18xū-16śţƩ-15T-14Őǉ-12LPƠƨ-11BĺōŮƔ-10sHĵĹľńƥǌ-9ftyDZŀŁœŚƟƹǅǤ-8mSVļŏřŻƢ-7irGJNRWĻŖŘşŷŹƊǁ7OƒơƳ8qĴǧ9ǜǠ10l11hƛƲǝ12ŧŭ13ƀƂǏǩ14źǇ15wƫǙ16Ɖ17ǚ21Ǟ22aƞ23šǓǫ24QƸ25Ņ27Ʀ28ǈ29ƴ30ŠǗǪ31Ľƣ33o34ƄƵ36Ŵ39Ɨ40ǒ44uŸ49Ǣ50ƭ52ŝ54nǊ57Ƥ58ł61ǖ64A65Ʊ82ő
~<why	60 -19Ņ-13Ŕ-10œŪ-9ŊƸ-8Ư-7ōşƃ7Ǩ8Ŀǈ9ƹǦ10Ǟ11š12ŀ15Ţ16Ň20Bƽ21r27ƶ29Ʒ32ĺǫ37ŷ40ţ41Ł43ŕ51Ļ
~<wi	34 -31P-27ǫ-17ĻŰ-16řƖƨ-14v-13ūƸƺ-12ǉ-11ůƄƱǇǒ-10CGŲƍƔƟǟ-9ĸłƘơǆǖǤ-8hĴŎƆƛƫƾǙ-7iJRZņƁƉƽǑ7jwAIXĿŁŚŜŬǝ8aLŅűƳǚǞǣ9QķĹŔŮŻƅǊǕ10Ōŝš11yŷƏƤ12Ķĺŭƀ13ƃƒ14ţŨŵźƝǃǐ15ŋƗ16ĵŉŶ17ƌƷǏ18bƵǁ19śŞŢųž20ftMƦƲ21npŦ22Š23gŴƹ24Ňư25ƪǪ28ő30ŃǄ31qs33or35Vļ36ş39Œ41Ɯ46ƴ
~<wid	85 8ƭ11Ǫ13ƹ20f21Ƶ
~<wif	56 -26P-24ƺ-13ƾ-12v-9ƨ-8wz-7aźǅ7bjuƵ8ƹǈ9Ǫ11Ǣ16Ǌ19Ŵ22ư24ŵ25ƭ26f29s30ƪ34t36r38Ǆ51o52q54p
~<wil	54 -15ǫ-8vDƤ-7aŗŘŸǦ7ķ8dŤƮ9Ưǂ10oŻƣǠ11OƦ12Nƅ13cļž14śǅ15eő17M18sōŜƗ20Ķ23L25H28yV29ź45Ń76ƴ
~<win	63 -22ř-8ǟ7Ƃ10Ɠ12Ūơ13Ɲ16Ŭ22jŦ23ť24ļ26ǝ29ǐ31ǁ68Ɯ
~<wir	75 -12Ǣ-8ƻ11Ɛ18ǚ21Ǐ50ƌ
~<wis	73 -9Q9ƙƵ10ƿ11ǌ12m13ƪǄ14ư15w20g25ş26Ʋ31V
~<wit	38 -21Ű-15ť-14ĻƖ-13Pơǫ-12HƸ-11Ǉ-10ƭǉǒ-9ūƄǠ-8CEJNůƟƣƨ-7jGĸņœřŪŲƔ7WŀŦǓ8IǦǧ9ŔŗƝǕ10ĿŚƂǣ11rAƜƩ12MŅűƒưƲǁǏǞ13śƳƵ14ŁŌţŮƏ15ĵĹŘŷž16ŝŭŴƃƦ17ļšƀǃ18QŉŋƹǪ19gsVŨų20aĺ22őŶ24bnƷ25ŢƤ26Ş30ŇŠ31ş45Œ
~<wo	31 -20Z-17ő-16ƫ-15xOœūƵ-14ƛ-13Šš-12fűǏǐ-11owĺŕǇǠ-10hkŢǡ-9ŔśŝŧŸƼƽǝ-8ilƠƿǧ-7nuFŭŴƂƅƖơ7ADŦƬƳǛǣ8ķĿƜǁǕǚǪ9g10ŒƪƸ11csƁ12mBĶŜŮǫ13Tŗşǜ14ńŊƄƕǖ15ſǉǤ16ƃƚ17MƲǊǑ18Ʒ19ƺǃǞ20Xžƒƨ21qƈ22rŞţƓ23ŀŘƩ24ƟƮ25R26LSŶưǥ27ƦƱǓ28ĸ30W31Űƙ32Ɣǟ33Q34VĹŋ35ƹ37ļŏ40U43Ų51P
~<woo	69 7Ť10g18j20Ɠ40ƈ60ƒ
~<wor	40 -17i-13Ĺŏ-12O-11ĿūŷƯǐ-10rŕƘ-9ĴœƦƫǏǚǡ-8awŒƷ-7bhjnuxTZŁŃőřŠƢƪƵǤǨ7JƱǀǖǟ8Ińŵ9gBŇǑǪ10ŘŞŶ11ķƙ12łǛ13ĻƓƨǒ14XƄƜ16ƺ17ǆǞ18ŉ19Ɣ21ǉ22ŋ23ļŮƚǜ28LĸƩ29Ų30Ǌ32R34V36W38SƟǥ39Ǔ40qŰ42Q50Uŀ55P
~<wou	36 -19Z-16ĺ-13Ƃ-11qŧ-10xĻƛƵ-9dfoNŉœšƫ-8JQSőűƼǇ-7uŇŔťūŸǠǥ7ŁşƄƘǞ8Ńƺ9PWŦƉ10ĵřŷǖǣǪ11BDHĴƁ12ŗƨƬƳǑǨ13ǁ14A15ŜƔǚ16mĶĿŘƯƸ17csŞ18Mńƪ19ňǤ20ƃ21Tŋſƕ23Ŷǃ24Xƙ25ŲƲ27ž28Ʒ30rļ31Ʊǟ32Ʈ33ư35Ʀ38ţ42Ĺ45ƹ46ŏ
~<wow	75 8S10ţǤ12u13RƢ14Uŧ16Ų24Ŏ26Œ
~<wr	59 -10ưƱ-9Œ-8ŉŜ-7P7Jŵż8ŊŚƄƎƮǦ9ŏ10Kƅ11ĺŘƏ12CńǕǫ14ŇŶŹ15ō16ŀťƁ19ş20wőǞ21ſ23b26ǜ35ŝ40Ž43ƴ
~<wre	75 -10ť8Ǩ11ũ14Ƅ17ŝ21Ŷ22Ɓ54Ž
~<wri	66 -11ư-9Ʊ-7Ŝ7ǘ8Jż9ĹǞ10oŏŚƎ11w12KťƅƏ13Ŋ14ŘǕ15Ʈ16Ź19ō20ſ26b28ő37ƴ
~<wro	71 -9Œ-8ŉ-7P7D10ŵ11Ǧ13wƴ15CĺǞ17ť19Ň20ŀǫ24ş28ŝ33ǜ
~<x>	84 -8Ŧ11Ŗ13ƌ14b31ƛ
~<y>	88 29b
~<ya	73 -9ǫ7ƙ9ŵ10Hū11aƠ12M13J14ƞ20Ɣ24ƛ52Ɠ
~<yar	75 7ƙ9ŵ11HūƠ14ƞ21Ɣ25ƛ53Ɠ
~<ye	42 -16Ɣ-15ǟ-13ŧŴƾ-12ňŊ-11tCũŲǆ-10BŉŪ-9DWŀŖŭŰƛ-8ilNŇőšťŸžſƨ-7hƀƪƵ7ś8wķ9jūżưƷ10xĶŃŐŔƺ11ǩ12fľƌǦ13ĵƠ14ǐǥ16Vŵ17Ƙơǀ18ł19ŤƩǂ20H22Ź23T24pœ25Ļŏ26ǋ27Ɩ29ǌ31Ǡǡ32ƫ33ź35Ɖ36vG38d40Ɔ41Ǉ43Sů44Ư46c51Œ66Ŧ
~<yea	43 -16Ɣ-12ƾǍ-11CŊŧŲ-10nĺň-9Dũŭǆ-8ilŀŇŪŰſƛ-7rŅšťŴ7oŝŢ8śţƞƩ9ķư11ĶŔƺ12żǦ13ƌǀ14ĵơ15vźǥ17V18ŵ20ǂ21HŤŹ22ǐ25œ26T27Ļǋ28dp29Ɩ31cǌ32ǡ33Ǡ34ƫ35ů36Ɖ38G41Ɔ44SǇ46Ư53Œ68Ŧ
~<yes	72 -9W-7Ŗ8Ō15ĺ16ū18Ʃ19d22Ő25Ń37ł43ŏ
~<yet	67 -23ǟ-14ƶ-12tǐ-9Ŵ-7ő8Ǝơ9uwŁ11ƷǍ12nr13ů14Ņǡ16ǩ17f21j23x26c28ź29Ơ32Ƙ34v
~<yo	14 -26Ŧ-25ť-20ƈ-16ŻƇ-14v-13Ɔ-12ŧ-11ŵ-10Ÿƣ-7Ǚ7qŌŢƃƔƟƠ8ZŬƢƮƳǇǈǞ9wYōřŨżƗưƾǏǑǨ10eGLŊŮƯǌǔǕ11ĵĺŗŰơƿǁǓǘ12pQUŇƛ13IWžƚƜƴ14sMSķłŐƷƻǝǤǦ15axCĻƞǆǟ16Bǐǥ17kKĴľŠƤƭƱƲƸƽǊǢǣ18fƧǒǜ19ǃǪ20HĹŋŜƂǂǛǠ21ļńţŽſƄƍ22ŃŹƶǫ23śǍǗ24OŪ25uĶĸŞšƺƼ26dŅŶǖ27jnzXŁŝ28gŉǀ29mAĽ30Ŀǉǚ31Ʃ32T33N34ŷ35ƀ36Ʀ37Fŀő38ũƨ39Vœ40R41i42ş46l47P58c60ň
~<you	14 -26Ŧ-24ť-20ƈ-16ŻƇ-14v-13Ɔ-12ŧ-11ŵ-10Ÿƣ-7Ǚ7qŌŢƃƔƟƠ8ZŬƢƮƳǇǈǞ9wYōřŨżƗưƾǏǑǨ10eGLŊŮƯǌǔǕ11ĵĺŗŰơƿǁǓǘ12pQUŇƛ13IWžƚƜƴ14sMSķłŐŠƷƻǝǤǦ15axCĻƞǆǟ16Bǐǥ17kKľƤƭƱƲƸƽǊǢǣ18fĴƧǒǜ19ǃǪ20HĹŋŜƂǂǛǠ21ļńţŽſƄƍ22ŃŹƶǫ23śǍǗ24OŪ25uĶĸŞšƺƼ26dŅŶǖ27jnzXŁŝ28gŉǀ29mAĽ30Ŀǉǚ31Ʃ32T33N34ŷ35ƀ36Ʀ37Fŀő38ũƨ39Vœ40R41i42ş46l47P58c60ň
~<ze	86 -8ż11Ŭ13Ő18Ť27Ś
~<zer	86 -8ż11Ŭ13Ő18Ť27Ś
~<zi	66 -8ŋ9ŕ18Ɔ33Ɣ108E
~<zil	86 24Ɔ44Ɣ
~<zip	68 -9ŋ9ŕ112E
~<zo	74 11h14x18ǫ30ƛ54M
~<zon	78 21ǫ32ƛ
~<zoo	86 13h63M
~@da	64 -7ǟ7ǚ8sǊ9ǋǡ10ĹŮƽ11g12ōǩ13ń15ų17Ǜ18iR22Ŷ41k45ǐ47L
~@day	64 -7ǟ7ǚ8sǊ9ǋǡ10ĹŮƽ11g12ōǩ13ń15ų17Ǜ18iR22Ŷ41k45ǐ47L
~@mo	66 -12Ź-11œ7ľ8Ɲ9kĹ10y12VůǞ15ť19ǀ20Ŧ22Ŗ24p25źơ27d29ń
~@mon	66 -12Ź-11œ7ľ8Ɲ9kĹ10y12VůǞ15ť19ǀ20Ŧ22Ŗ24p25źơ27d29ń
~@na	53 -16ƺ-10ǅ-9Bǫ-8ĺťǥ-7Šũ7Ÿ8Ŵ9ĻŗƤ11apAG12Ŀł13Ľőǔ14Ɯ15JŕŚ17Ǆǚ19ƪ21is22Ƅ23Ŕ24ŧƹ25Ż26tǊ29o31Ǧ36Ĺś38œ
~@nam	53 -16ƺ-10ǅ-9Bǫ-8ĺťǥ-7Šũ7Ÿ8Ŵ9ĻŗƤ11apAG12Ŀł13Ľőǔ14Ɯ15JŕŚ17Ǆǚ19ƪ21is22Ƅ23Ŕ24ŧƹ25Ż26tǊ29o31Ǧ36Ĺś38œ
~ab>	73 -7Ŝ12h13ŦŹ15ƽ17Ɗ26ś37ƈ
~abe	79 16ƽ19ƾǄ20ƿ
~abet	80 19ƾǄ20ƿ
~abi	57 7ĸǔ9Ʊǝ11yƍ12hŘơ15Š16ƣǜ18ǎ19ƃ20W26Ɓ30ſǣ
~abie	90 16Ʊ18y21h
~abil	58 7ǔ10ǝ14Ř15Š17ƣǜ18ǎ19ƃ21W27Ɓ31ſǣ
~abin	86 7ƽ10ƒ14ĸ17ƍ18ơ
~abl	64 -11p-9œ-7Ƣ7Zſ8IŃƫ9ośƦƱƵ10Ƨ11ƊƋ12elTư15ƹ16ŉ19n25ƚ26Ʃ29M34s63X
~able	64 -11p-9œ-7Ƣ7Zſ8IŃƫ9ośƦƱ10Ƶ11ƊƋƧ12eT13ư16ŉ20n25ƚ26Ʃ29M34s54X
~ably	90 13X14ƹ18l
~abo	41 -18x-16c-12ŘǉǪ-10Ņ-9Sļǒǡ-8QőœŖƿǅǇǤ-7jyŨŭŶǘ7mľŊƐƙƤƼǁǑ8kưƶƺǍǝ9HķŃźƃƳǌ10GĿŇũŰƑ11ABŋƏƪǙ12hųŽǄ13Zŗǃ14VƖ15u16pĽŦƸǎ17ƠƮ18ťŵǆǞ19TŎ20Ķňŕ21ŞƎƵ22ržǖ23Ł26Ǐ27ŀş34ĺ
~abor	90 7ǐ14Ǟ20Ŧ
~abou	41 -17x-14c-12Ǫ-11Ř-10Ņǉ-9SǡǨ-8QőœŖƿǇǒǤ-7yļŨŭǅ7ĶţŦƤƼǑǚ8mľŊƐƙƶƺǁǝ9HźƃưǌǍ10GķĿŃŇũŰƑƳ11ABŋƪǙ12hųŽƏǞ13ŗǃǄ14VZ15Ɩ16puĽƸǎ17Ʈ18ŵǆ19TŎť21ňŕƵ22ŞƠǖ23rž24Ł28ŀş35ĺ
~abov	80 -10Ơ-8ƣ17Ǩ24Ķ33Ǝ48Ǐ
~abs	88 -9Ŷ-7ň7Ɗ17ǀ21ž27Ĺ
~aby	69 -8h-7t9Ƹ10V13d14ƽ16Ʊ19ĻƟ20y30vwŷ35x38u
~aby>	71 -8h-7t11Ƹ13w15ƽ17Ʊ20Ļ23dy32ŷ37x40u
~abys	84 -11d-7a8Ư13V21w23Ɵ30v
~aca	75 -10R32ų40k48ơ
~acan	84 47ơ
~acar	90 -11R38ų
~acat	83 17ơ47k
~acc	56 -12Ĵł-10ư-9Şǫ7aſƬǈ8ŕŤ9m10YZ12e13AŝǗ14œ15ļŵƔ16ĵķŦ17Ǚ19ǘ20ǖ22B24Ƅ28l30Ś31ƻǢ39Ž
~acce	83 -17ł-12Ĵ25Ɣ29Ǚ31ǘ46l
~acci	65 -7ư9Ƶ10ſ11ŕ12Ť21Ŧ29Ƅ47Ž
~acco	62 -9Ş-7ǫ7ĸ8aƆǄ9ǈ11Y13Z15eA16ļœǗ17ŝ18ĵŵ19ķ24ǖ25B33Ś35ƻ37Ǣ
~ace	49 -21Ř-14S-12v-11W-10ŭ-9Ĵŧ-8ĻŗƟ-7yPŝŤŷƣƬǊǕ7hwšƜǝ8YƈǪ9Qǘ10UƓƷ11ĽŅƩ12xŐƇƉƦƮ13Űƞǫ14ńŠ15DƏơ16ǌ17ƤƧǇ18Ɔƍƙǡ20ǎ21ƕ22FƖƠ26GƋ27HƢ29ƨ30M31ǂǍ32Ǥ55ƒ
~ace>	50 -20Ř-14S-12v-10ŭ-9Ĵ-8WĻŗŧ-7yPŅŎŤŷƟǊǕ7Ǜ8hYšƈƔǝ9Ǫ10wƓǘ11UƜƷ12xƙƦƩǑ13ŐŰƇƮ14ńƞ15DŠƆ16Əơ17ƧǌǤ18ƤǇ19ƍǡ20Ƣ21ǎ23FƖƠ27GƋ28H29ǂ30Mƨ32Ǎ53ƒ
~aceb	90 26Ľ29ǫ
~aced	80 20ƌ26Ɖ
~acem	80 -23Ǒ11ƙ23Ǥ51ƕ
~aces	82 -7ņ9ƒ10Q13Ƣ15Ǘ16ǖ29Ņ
~ach	54 -20Ř-12ư-10ǫ-9hD-8S-7ŀŧǎ7ǋǞ8ķ9LƜ10łƣ11ľƾ12YřƖ13IƢ14qŴǍ16kœƸ17ĻŰ20ĺƓ22Ǥ23mPǟ28KǊ29W40Ǒ
~ach>	60 -22Ř-12ư-10h-9D7wXĴƳƽ8Tĺǋ9ĻƟ10Ɯ11LŰƚ12Kł13ľ14Yř15IƖƢ17ŴǍ18kœ22Ƹ33W34Ǌ
~ache	72 -7S9Ű10P11Ǟ14ķ24K26q30Ɠ32m
~achi	69 -9ƚ8źǘ12Ļ13U15ƾ17ĺ26P29Ǥ31ǟ54Ǒ
~aci	77 -10ĺ16Ļ18ǂ24Ʒ
~acin	77 -10ĺ16Ļ18ǂ24Ʒ
~ack	49 -13Ť-10ĻŘ-9qŝ-8iUţƵ-7mĸŃǉ7ŲƞƟƴǀǑǔ8hrLƶ9ǁǡ10uœƛƠƭ12ũǫ13Ŷƫ14HVŵƹǟ15ŐŽ16Zľ17Ƭ18ŉ19Ǝƕ20ů22Išǥ24ƻ25Ŧ28ǧ30ƝǙ41ž52ǚ
~ack>	53 -12ǫ-10Ť-9qĻ-8Uŗţ-7WťƵ7SƐƓƔƻƾǌ8Œ9Lƴƶǀǔ10rşƟ11hŁƀǡ12ǁ13uœ16VŵƎƫ17ũƛǟ18ľƹ20ZŉƬ23ůƕ25Iǥ28Ŧ29š
~acka	78 -12ǚ9Š16ų21W48ǧ
~acke	70 -10ş9D13ŗťǫ18Ơ35ž41Ǚǚ
~ackg	86 9sŌ21Ǟ28ǫ
~acki	84 16H23Ž34ž
~acks	82 13w15ǚ16Ɲ43ƻ
~acku	75 -10Ř13Ƌ19Ŷ24ƭ29Ő30Ɲ33ǚ
~acky	90 -9ƛ9ƞ12Ɩ16Ǝ
~aco	88 8C10Ň13ư14l21ŷ
~acon	90 9C10Ň13ư14l
~acr	85 -7Ĵ7ĸ12Ű16Ɠ22Ľ
~acro	88 13Ű23Ľ
~act	55 -13J-8ǫ-7ŘūŮƮ7ƣ8ŢƍƕƗƘƤǩ9Ń11ƒǂ12Q13Ś14dŗƩ15ƈƔ16Łťǚ21ňǔ22Ǔ25Ŭ33K34ǆ39Ǖ
~act>	67 -7ū7dƫ10Zǅ11œƘ12Ƥ13ŁŚ21Ŭ28Ɣ30K44Ǖ
~acte	90 8Ś10Ǐ15Ŭ
~acti	81 -19P-9Ǖ8Ź17ǂǆ20Ő21Q35ň
~actl	72 -12Ǐ-7Ʈ7CŖ8D9Ŕ10Łņ11ƣ12Ţ13dƗǆ20Ʃ23ť
~acto	70 -15J-12Ǖ-8ł-7Ɣ11ŧǖǣ13ƍ14Ńǩ16ƕ22ǚ32ǔ33Ǔ
~acts	81 8ǎ30Ǖ
~actu	73 -10Ő7RŤ8ļś10ŝſǈ12P13K15ƒ16ł20ǆ21ƈ25ŗ
~acy	85 9ž11Ɠ19ƽ29Ƹ
~acy>	85 9ž11Ɠ19ƽ29Ƹ
~ad>	45 -17Ő-13ľŵ-12nS-11pRƸ-10ƁƋƩƳ-9ǫ-8ŅœƄƊƔƞư-7jsUŨųƂǧ7Ķō8ŘŢźǗǚǨ9eyśťŪŹƴƽǥ10şƓƣǛǡ11dBŚƑƵǄ12šƦ13ĻŬŮżǂ14ĿŜƉ15atţƾǞ16ŞƜ17ŗƝ20ĽŷǇ21N22ǀ23Ĺǟ24Ť27z28Œ33Dũ34Ň36ƿ39Ž
~ada	90 -8S11Ǔ13K14Ǟ35x
~adb	85 7ƥ26Ɛ
~adbo	85 7ƥ26Ɛ
~add	55 -14ō-13S-8Ŋ-7Ǆǫ7ĴĸǦ8A9nYƳƿǑ10šƏǙ12yEǎ13ŸǕ14c15ǥ16Ǌ19Ʒ20Ǎ23ű24Ŏ25Gǩ26J42D47Ƃ49ƍ57Ǡ
~add>	73 -15ō-9Ŋ11Ĵ12Ǣ13YĸƳ15Ǒ21y22c33Ǡ35Ŏ60Ƃ
~adde	78 7Ǜ12ǧ15Ə17Ǌ20ǆ23ǥ25ƍ28Ǡ
~addi	72 -10Ǎ7ǔ9Ǧ10Ǖ13Ǡ17ǎǩ27Ʒ42ƍ
~addr	63 -15ǆ-14S-8Ǡ-7Ǆ9F11n13Ǚ14E15ǩ16Ÿ24J28ű33GǍ51D
~addy	78 8JƸǕ9gZǊ11ƚ14ƿǠ15A16š
~ade	55 -13u-12Gƣ-11ǫ-10Ɖ-8Ńƽ-7Ų7ŇƿǀǈǓǘǡ8Vńţ9mq12kzŨǞ14xƠ15ĺƭ17P18SƊ19yŷ22ŕƍ23vǏ27ƈ30š32Ż35Ļ
~ade>	58 -12Gƣ-11Ɖǫ-9Ń-8ƽ7ŇƦƿ8ǀǈǡ9ńţ11q13zŨǞ15mƠ16ĺƭ17v18ƍǏ19PSƊ21ŷ23ŕ24x29ƈ32š37Ļ
~aded	84 -10Ż9ƌ17V20y21k
~ades	72 -14u-11x8Ǐ9ž10v12Ǔ16ƍ58Ż
~adg	86 -11w26ž27Ɛ32Q
~adge	86 -11w26ž27Ɛ32Q
~adi	78 8Ŝ12uB14IƟǊ16ů17jk21Ʒ
~adin	80 8Ŝ13u14IƟ17jků
~adj	83 45Ũ
~adju	83 45Ũ
~adl	82 -10t7ŉ12Ƙ14ǫ17p36ń
~adli	84 12Ƙ15ǫ37ń
~ado	81 15aŀ16u44Ɯ
~ado>	88 7ŝ8ǟ16a24Ɯ
~adoe	88 17ŀ24Ɯ
~ads	72 -13Ɖ-9Ź-8ƾ8ǘ9Ƴ11a12z14Ş17ƿ18n23Ń26Ƃ
~ads>	80 -15Ɖ-10Ź-8ƾ9ǘ11Ƴ13az19ƿ20n
~adsi	80 16Ş30Ƃ
~adt	90 36Ɛ
~adt>	90 36Ɛ
~adu	86 -9Ż8Ƴ15m27y
~adua	86 -9Ż8Ƴ15m27y
~adv	73 34ǜ49B53A
~advi	73 34ǜ49B53A
~ady	65 -9ǡ-8Ǌ-7Ǩ7ŝǫ8vǠ9Ũ10ŽƃǦ11t12epƲǐ13ĺ16SƘ17ź21o22ƞ24Ő27Ƃ37ō
~ady>	65 -9ǡ-8Ǌ-7Ǩ7ŝǫ8vǠ9Ũ10ŽƃǦ11t12epƲǐ13ĺ16SƘ17ź21o22ƞ24Ő27Ƃ37ō
~afe	68 8ķ15ƚ26žƐ58Ǜ
~afe>	83 15Ɛ19ƚ32ž
~afet	71 14Ɛ63Ǜ
~aff	73 -9ş7N8ǖ9Ǎ11M16ŰƦ17ż27XǞ30Ǌ44ǉ
~aff>	81 -9ş30Ǟ33Ǌ49ǉ
~affi	86 -7O9N13Ǎ20Űż
~affo	85 -7œ10ǖ19Ʀ32X
~aft	54 -13ř-10ń-9Ư-8O7ĿōŤű8bƫǡ9ijƉƌǦ10ƏƩ11Ɔ12tUļƹ13eJĵţǐ14gǤ15Eŝ16Ŧ17wy18Ƅ21Ʊ23ŧ26z27ũ28ĸƵ31L47Ū
~aft>	88 23eĵ
~afte	55 -13ř-10ń-9Ư-8O-7Ž7ĿŤűƗǢ8bōǡ9ijƉƌƫǦ10ƏƩ11Ɔ13tJUļƹǐ14gţ15EǤ16ŝŦ17wy19Ƅ22Ʊ23ŧ27z28ĸũƵ31L48Ū
~ag>	86 -24e-21I14ƞ92Ŭ
~aga	60 -10Ŵ-9Ĺ-7p7Ńǁ8orƖƘƠǫ9BŅǣ11Ĵ12t13k15Z19ŷƬ21L26ŉ27ƕ29ƙ34Ū
~agai	60 -10Ŵ-9Ĺ-7p7Ńǁ8orƖƘƠǫ9BŅǣ11Ĵ12t13k15Z19ŷƬ21L26ŉ27ƕ29ƙ34Ū
~age	41 -17o-14Ū-13ƊǑ-12ǌ-11ĵŋ-10aŉǏ-9qĻņ-8zŁŵƙƛǒǓ-7dwBūǅǣ7ĴŹƄƩƵǕǞ8š9ĸ10Ņǥ11ŜŢųǟǤ12TƀƂƓƚƟǊǜ13ŧƮ14Ő15Ż16ůź17fƉ18Ŀ19ư20WűƇ21ƣ22ŘťƕƗƝ23ŲƖǎ26Ư28ǧ29śƁ30Ɯ31pƧ35ſǋ40cvŝ46Ň
~age>	44 -13ŪƊ-12oǑ-11ĵŋ-9qŉŝ-8zŁŠ-7ņŵƛƣ7ĺƨƪǔ8ĿńŜŹǕǫ9ĴŶ10ŻƩƵ11œ12Tĸ13Ţƀǟ15ƂƓƟǜ16śƗƮ18Őŧů19űǎ20Ǥ21Ɖǧ22Ƈư23W25ƕƝ26ŘŲ27Ɯ28Ɩ29Ư31Ɓ35pƧ39ſ50c
~aged	80 10ź16Š31f44ť
~agee	90 19Ɨ
~agem	85 17ƣ24ƚ
~agen	64 -8ĺ-7oť9ƀ13Ǡ19Ŀ23Ņ76ŝ77Ň
~ager	70 -7Ǥ8Ů9ŏ10hǎ11Ǟ12ƣ13Ż18v25ź31Ǌ
~ages	69 -18Ǐ-16ǌ-8ĺ-7Ļ7Ŝ8Ǟ9Ɯ12ǥ13ų16ǧ19Ƅ20ƣ21š32ś54ǋ62v
~agg	81 7r12R15ņ17i22ǣ
~aggr	88 24ǣ
~agi	81 -7L10zƵ16Ǟ18ű21ũ22ŏ
~agin	83 -7L10z11Ƶ17Ǟ18ű22ũ
~agl	90 7Ɛ34h
~agle	90 7Ɛ34h
~agn	83 13Dƿ35ƾ
~agno	83 13Dƿ35ƾ
~ago	77 -8œ9Ļ12u13GƉ14fƶ17ľ42Ŧ
~ago>	77 -8œ9Ļ12u13GƉ14fƶ17ľ42Ŧ
~agr	77 -8ƪ11Ƥǎ12Ʊ15B19ł20rĺ30Ǖ53ǫ
~agre	78 -8ƪ11ǎ12ƤƱ15B20rĺł28ǫ31Ǖ
~ah>	70 -13Ŋ-9G-8ơ7œŗŜŻ8cőŶƊ9śş10ŵƂƕ11Ĺţű12Tż13ŋ15Œ16w18v
~aha	76 8œş9HĽǚ10pŝ11htűǀ12j13ƶ14ƴ18Ų
~aha>	76 8œş9HĽǚ10pŝ11htűǀ12j13ƶ14ƴ18Ų
~ahe	76 -10ƳƸ7aňŚ9ś11y14ƴ15Ŀ25ō27ş
~ahea	76 -10ƳƸ7aňŚ9ś11y14ƴ15Ŀ25ō27ş
~aho	90 -11z16J18K
~aid	52 -14ǔ-12m-10Ƣư-9R-8ƣ-7œŗŢŪ7fpŏŕšƆƝƫǜǞǟ8ĵŧƭǇ9qOTŊƤ10dtH11GƄ12cĸ13VŤǪ14y16ĴƔ17Ƴ18ƸǓ20ƗƧ24ƶ25Ɩ30B31ŀ38ŭ
~aid>	52 -14ǔ-12m-10Ƣ-9Rư-8ƣ-7œŗŢ7fpŏŕšƆƫǜǞǟ8ĵŧƭǇ9qOTŊƤ10dtH11GƄ12cĸ13VŤǪ14y16ĴƔ17Ƴ18ƸǓ20ƗƧ24ƶ25Ɩ30B31ŀ38ŭ
~aig	75 -10G-9a7ƾ8oŇ9lǐ10w11ŉǩ13ŕŢ16Ŵ20Ł21ĵŒ23Ų
~aigh	75 -10G-9a7ƾ8oŇ9lǐ10w11ŉǩ13Ţ14ŕ16Ŵ20Ł21ĵŒ
~ail	53 -9bpťǘǢ-7ŉƟ7ŦƖǏǙ8ƅ9U11ĵǑ12Ǘǩ15EĽ16ǆ17Ů18Ŝǒ19s21ř22Ɓ24Ɖ29ľ34ǚ35D42K43Ɯ73J
~ail>	55 -9bǢ-7ŉť7ŴƗǏ8Ŧ10Ɖ11ĵ13Ǘǩ14D17EŜǆ22ř23Ɓ29ľǚ44K47Ɯ71J
~ailb	90 7Ž13Ĺ21D
~aile	80 -12ǘ-7ƙ7w12ś13ƅƉ17Ľ19Ǒ29ǒ
~ails	85 9JƉ11ǚ13Ɩ14Ǚ
~aim	58 -9Ŗ-8ż-7Z7ǫ8ǥ9ņ11ŕǜ13ǝ14Ŀ15Ǟ20ŧ21Ū34ř36ť37Ŧ43Ũ57Ť
~aim>	61 -10Ŗ-8Z7ĺ8ǫ10ņ15ŕ22ŧ23Ū25Ť32Ũ37ř41Ŧ43ť
~aims	71 -8ż11ǥ17Ũ20Ŀ22Ǟ44Ť
~ain	50 -11ơ-10Ÿ-9ĹǩǪ-8Ő-7pŏǒǫ7PUƲǁǘ8tĴ9Ǎ10Ŀ11Ɗ12kƓƛ13ŗŷ14QƬ15ǗǞ16LŻ17BƋ18ŕŰ19ŋƕ21ƙ25Ū29Ǜ30ş31Z38ŉ40ǆ41j54Ɲ
~ain>	56 -18P-10ơǪ-9qĹ-7pŏŸ7oƀƘǟ8Ɠƺǖ9Uŝş10kBŕƲ11tŴƋǍ13Ɗ14ZĿ15Ǜ16ŷ17Q18Ǘ20L21Ű22ŋ24jƕ26ƙ28Ū30ǆ35ŉ43Ɲ
~aine	79 13ŉƼǝ14ǚ15ŗ23P
~aini	78 -13ǩ15P30Ż31jǛ
~ainl	86 7Ŵ12ŵ16ǘ17Ů
~ains	66 -11Ŵ-8Ő7ǥ8ŕ9Ɩ10rŃŅƋǣ12B14Ĵ18ƛ22Ɲ23Ƭ
~aint	76 -10ǫ8y10Ɠ11œǃ12ǅ13q15ǆ31Ǟ35ş
~ainy	86 39Z
~air	60 -8ǈ-7nƮ8PƝ9Ŷǎ10UŪƋ11iŁƌ12Ũ13ĶƇǅǆǘ14Q17Ĺň18ƞ19Ǐ21ŊƟƦ23Ǔ25ŧǍ36Ǌ
~air>	65 -8Ʈ-7ǈ7Nŏŕ8Ǔ10Pǎ11Ŷ12iUŁƌ13Ũ15Ķ16ǅ19Ĺň20ŧ23Ŋ24ƟǊ
~airb	85 38ƞ
~airs	72 -8ƞ11ŧƝ16ƇǊ17Ƌǆ19Ʀ20Ǔ24Ǐ31Ǎ
~ais	69 -13Ũ-11E-10d8k11Ř12a16GƔ21Ƣ24l26ŕ29Ŕ31ƚ37Ʊ
~aise	69 -13Ũ-11E-10d8k11Ř12a16GƔ17ŕ21Ƣ25l26ƚ30Ŕ37Ʊ
~ait	75 -9ō-8Œ8Ũ10gķ11ǑǞ12Őū14ĻŶ15ǩ20r22ś24sń
~ait>	78 -9ō8ǩ10Ũ12Ǒ13Őū14Ļ21r23ś25s26ń
~aiv	88 -9Ɓ12ǎ24Ǖ28ƀ
~aive	88 -9Ɓ12ǎ24Ǖ28ƀ
~ak>	67 -10Ɖ-7őƞ7mO8œ9űƊƒƿ10Ɠ11śƹ12Y13ũ14kƝ16DŐ18Ţ25Nť26Ɛ33Ū
~ake	45 -16Ů-15Aǫ-14ŷ-13Ŕ-12yĻ-11ŗ-10oŕƿ-9nŘƇƪ-8RůƢǉǞ-7ruIVĺĿŎŖťŧŶŸƔƭƯƹǊǋǓǛǧ7YŪžư8gŜƏƱ9ūƛơƵ10xǑ11Œ12kļŨƌ13sMƕƘƝǔ14zǌ15PŇŉǝǠǪ16Ɵ17šƦǎ18Błź19Ƒǃ20Ż21Ǆǜ22ƩƳǘ24ŀƮ25ĸƽǆ26ǚ27cTňţ34ũ35ŏŰ51Ń
~ake>	47 -19Ĵ-15ŁŮ-13Ŕ-12yĻł-11Aŵ-10ŕŷƿ-9ƪ-8nRŗŘůƇƢǉǖ-7ŎŝŧƔƯƹǛ7eqƙǂ8Yžư9gPŜƏ10MơǪ11ŇƟƬǑ12ŒūŻƱǔ14kļšŨƘǃ15ƕ16zƑ18Ʀ19Bŀǎ21ź22ŉ23Ǆǜ24ƩƳǘ27ĸũ28Ʈƽǆǚ30cTţ32ň38ŏ39Ű41Ń
~aked	90 -7Ǟ30Ɲ
~aken	76 -11Ƭ16ũŻ31Ĵ
~aker	78 -13ǫ-7o8M11Ɵ13a14x15Ń21s26ƌ27ł
~akes	65 -9ŉ7ŇŌŞŬ8ŀƄǃǪ9pŴŵǖ10PƷ12XŪƛ15ŝ17Ƶ19ǌ20Łł23Ǡ
~aki	69 -12Ź7k8Iž9t11ƅǢ13Ůǎ16a18Ĵ20ŭǫ31ƣ37ƽ
~akin	69 -12Ź7k8Iž9t11ƅǢ13Ůǎ16a18Ĵ20ŭǫ31ƣ37ƽ
~aks	74 -10Ǒ-7ƌǫ7Ż12ƣ15ǟ16ƞ19ŢƧ24Ɠ31Ɗ32Ɲ
~aks>	74 -10Ǒ-7ƌǫ7Ż12ƣ15ǟ16ƞ19ŢƧ24Ɠ31Ɗ32Ɲ
~al>	41 -26Ř-21C-14X-13ƞǉ-12ť-10œŞşųŴ-9oŇŐǡ-8uzŕŗŤƟƣƮƽ-7ūŷƓƪ7ŨƉ8ņ9ĺţƑƵǓ10őŠŧƌ11YŁŖƒƿǄǣ12lAĸŋŶƚƶǅǧ13IWƁƤǃǖ14EļƺǏǙ15łǈǋǐǕ16Tǜ17ƾ18Pƙǁǎ19ǩ20Ɗ22ǀ23ef24Qǫ25ŮƄ34Ƃ35ǆ45ŝ62Ʋ
~ala	66 -9g-8ƻ7Ǐ11l12Ʃ14ư15ƨ16uŬ17Ĵ20W24ǋ27TƖ56Ɛ
~alan	83 22Ĵ35Ɩ
~alar	68 -9g-8ƻ7Ǐ12Ʃ15ƨư16u21W25ǋ28T58Ɛ
~alc	71 32ǁ35ǝ
~alco	71 32ǁ35ǝ
~ale	63 -10ǋǕ-9T8šǆǖ9Ǫ10Lǁ11ƂƙǗǞǢ14Ń15C16Ŷƅ17ƽ20ǘ24ǝ26Ƽ30Ɣ32Ň60ǌ
~ale>	78 -12Ǖ7H8ŀň10ǆ13Ǫ17ƙ19Ń37Ƽ38Ɣ
~aler	83 11š14Ƃ15ǁ17Ǘ22ƅ24ƽ
~ales	68 -10ǋ-9T11ǖ13Ǣ27ǘǝ38Ň68ǌ
~alf	66 -11Q-8ƺ-7bƱ7uśƟ8ķƅ9ƓƩǟ10Ƣ11pOǫ12Ƌ14ƪ15tǄ16ů17q21r22ǖ23Ƥ25Ǫ37oƮ
~alf>	67 -11Q-8ƺ-7Ʊ7śƟ8uķƅ9Ʃǟ10ƓƢ11pOǫ12Ƌ14ƪ17q22rǖ23Ƥ26Ǫ34o38Ʈ
~ali	78 -7q8Ůǥ9Ź13Ŷ17ş21ŵ26ǀ
~alid	88 10Ź
~alk	53 -10ŇŜũ-9Ƶ-8ƨ-7ZĵĻ7hnYƦƩư8ƏƪǢ9ĶŦ10iƹ11ĴĺňŽ12vBŃƇǟ14AO15ļ16ǆ17sŶƥ18š19xľ20a21r22ť25ǖ26Ņ29Ǜ36N
~alk>	58 -19ǫ-10Ň-9ňŜũ-7ĵŊ7TľŗǘǦǪ8OYƙƝǗ9nĹƦƩưǊǚ10ŅŋŽƏǢ11sĶ12Aŉ14ĴŃ15ǖ17ǟ19Ǜ20ĺŶ21ƥ22ļ26ť43N
~alke	73 -7Z7ľ8ƃ9K11sƱ13ƹ14ƪ15B17ǖ22i26ǆ28š35r
~alki	67 -9ĺ-8r7BŔ8cCŊţŧƎ9OŎ10ľ11h12uX16ŅŦ17vƇ22ǫ24ň29x31a
~all	39 -23R-16Ǡ-15JŁ-14pŒ-13bŏŘŰŶ-12źƖƦǎ-11ŔƉ-10cBňŞŽơƳ-9VXņŬŻưǨǩ-8hiQŉƀ-7FOūƔƕƿǂǓ7ZţŪƂǀǈǕ8ATŸƘƤƵǘ9PĻőşůƒ10aMŚƟǉ11Šǣ12nŀŌǒǔ13ƞƭǫ14g15CĸƛƣǍ16xŨ17IYĵ18Ňŭ19dǏ21Ŏŝƈ22ļľƼ23kĺłŅƠ24sƺǛ25Ĵǆ26ŗƙǧ28ƍ29ǅ30o31ŧ32Ť34Ń36K38L40w
~all>	42 -23R-20ǎ-14JŕǠ-13Ŷ-12cBư-11bŏŞŰź-10žƖ-9ŁŔŘŽƦǨ-8lpSŒŮƉƕƩƫƳǩ-7AVXňŦŨŻſơƢǇ7yMƁƃƐƞƪƻ8ĵŅřŠŭůŷŸ9WŐťƂ10qĸŪǘǛ11aZĺŗƣƤƵǀǗ12ŀƟ13ƛƭǉ14gYƺ15ļǒǔ16Ǐ18kx19Kǅ20Ǎ21ł22do23w24ŝƍƠ25ŃŎ26sƙƼǆ28ľ30ǧ31Ĵŧ34L35Ť
~allb	88 21I
~alle	67 -9ş-7p8BN9Ɯ12HIƣ13Ź16ƫ19o20Ũ21Ņőţ27ŕ31ǅ34w
~alli	75 -9l8K11aI12Ļ30ĺ37C
~allp	77 8v9œ10ŧ11Y12G14ļ18Tĸ24Ʃ
~alls	66 -8ŒƘƣ7Ƹǆǚ9ŅŠƢ10M11ƽǎǣ12Ǐ14nƙ15ƞ16K17Ŧ18ƍ19ǥ20ş26Ō29Ǜ34ƈ
~ally	59 -9ţǅ-7ŁńŐǆ7ǁ8ĹŸžƨƱǣ9KĻư10tłŮųǇ11PĿŨǈ12Ś13š14k15ĵƘ16lL17Ơ18ŭƺ19Ń21Ň23A29ŗ
~alm	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
~almo	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
~alo	68 -13Ń-9Dƫ-8ƛ7Ƅ8ł9i10ŝư11šƷ13Cƴ14ƹ15ķǊ16nsƩ19ǅ21ŷ27Ǐ28ǡ49Ơ
~alon	70 -12Ń-9ƫ-8ƛ-7D7Ƅǂ9ł10iư11ŝƠƷ12š14ƹ15ķ16Ʃ17ns18Ǌ20ǅ28Ǐ29ǡ
~alr	64 7ž8KNŌŘƘ9vŦũƃư10Ž11pň12Ʋ13ĺ14ǃ17Mź22ŋ24Ő28i29Ƃ
~alre	71 -7Ǩ9Ƙ11vŽƃ13Ʋǫ14p16ĺ20ź29Ő32Ƃ
~alri	70 -8ǫ7E8Śž9ŌŘ10KNŦ11ũư12ň16ǃ20M25ŋ32i
~als	73 -11ǒ-8Ƃ-7F7őǢ8mw9ƞǞ10ơ13ǖǗ16ŵ21Ɗ27h28ǝ29ĸ
~als>	74 -11ǒ-8Ƃ-7F7őǢ8w9ƞǞ10ơ13Ǘ14ǖ21Ɗ28hǝ29ĸ
~alt	55 -11Ő-10z-8ŝ-7ǈ10Œ15xƶ16Ň18Ǖ23Ɗ24Ǚ26W35ƿ41Ƅ52Ǆ74ƺ
~alt>	80 -11ŝ10Ŷ25Ň35Ɗ
~alth	56 -11Ő-10z7ƾ15Ǚ16xƶ27W36ƿ42Ƅ53Ǆ75ƺ
~alty	88 15Ǚ19Œ29Ǖ
~alu	62 -9ǘ7Ƃƌƕ10Ƌ17ŏ18Ɣ22Ŀ23Ƭ25ƚ31ƫ36Ǥ
~alua	84 15Ƌ35ƚ
~alue	64 -9ǘ8Ƃƕ18ŏƔ23Ŀ24Ƭ32ƫ37Ǥ
~alv	86 7Ū11Ɲ12ƌ19Ų
~alw	77 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
~alwa	77 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
~am>	52 -18Ƙ-13Ŋ-9GƆ-8XƁ-7nFŮ7qxBJōŞƊǐǙ8Uť9Ňŋǆ10cĽņ11hŒ12Ņ13f14PǛ15ţŽ17I19Ŏ21b23N26gCǉǚ27i28a30ǧ33ŉ37ǫ40Ơ47ǃ
~ama	63 -10ƛƾ-9ĵ7Tƿ8ũ10aƪ11l15Ŭ19Ɲ21z22Q25Ɯ27ſƁ32œŲ34ŧ35ť
~ama>	85 -7t10T15alƪ22Ŭ29z
~amag	65 -10ĵƛ9ũ20Ɲ26Ɯ28ſƁ33œŲ36ŧ37ť
~amb	88 9ļ11Ƅ12Ŭ14ư16a
~ame	41 -19ƺ-14B-11vĺŨǥ-10ǆ-9xŉŞũƙƵǍǡ-8cuNXŤƀƍƔƠƦ-7yOPŁŎźżƂƖƢƧƮƷ7hsŷ8IŠƕƣƪ9Žƚƫ10iƤƽ11Ŀƨ12ŒƄƗǔǙǢ13łŔƹǒ14ľńǕ15tAőŚƜ16SĸŪŻƱ17ǚ18pś20œǄ21ŝƐ22ņ23Q24Ǧ25ƈ26ŕǀ27FǊ30Ľŧ32Ĺ33b44a46ƭǅ59o80w
~ame>	43 -20ƺ-15B-11Ũǥ-10ĺ-9ŉŞũƵǍǡ-8cvxNXŤƔƙƠƦǆ-7uOŁźżƍƖƟƢƷǇǎ7Gƚƽ8hFŷƝ9IŽƕƣƪ10sQƜƫƭǔ11iŠ12ĿŪ13ŒƗƨ14ŔƄǢ15łńƹ16tľǒ17SŚŻ18Aĸ19pǕ20őŕśǊǚ21Ǆ22œƤ24ņ25Ǧ26ƈ28ŝǀ32Ľŧ33w34Ĺ36b43ǅ59a72o
~amed	66 -13o-9Ÿ-8ŝ8Ƥ10Ɯǅ12ŕǇ14w18ǃ19ǎ31Ʊ44ƭ
~amer	78 8Ū10Ɵ46Ɛ
~ames	72 -17a-16Ƥ-8ǎ8ƽ11g14Ǌ16ƭ17o20ǈ24Q30Ǚ35F51w
~ami	57 -16Ƥ-9Ŵ7ĻŀƯ8PYǓ9h10ƺǇ11Aū12Ʋǉ14Fƽ15ľƵ16ƞ17ŗ18ũ19u21Ʈ23ƦƸǃ24yư34n37ƿ
~amil	58 -16Ƥ-9Ŵ-7P7qĻŀƯ8Y10hƺǇ11Aū12Ʋǉ14F15ľƵ17ƞ18ŗũ19u21Ʈ23Ƹ24Ʀ25yư35n38ƿ
~amin	85 -9ƈ-7ǆ13Ǔ21P22ƽ24ǃ
~amm	86 7ǚ8i11ǡ15ǅǐ
~amme	88 7ǚ8i11ǡ16ǐ
~amo	69 -12ǌ7E9aƜƳ10ƨ11ƙ12ƕ13ŧǘ14D15ſ18X24ƚ43Ř46Ʈ
~amou	70 9Ɯ10aƨƳ11ƙ12ƕ13ǘ14ŧ15ſ19X44Ř47Ʈ
~amp	70 7ơ10ĸƋ11ǜ13Ǌ14J16ǃ18Šű35Ǝ
~ampl	90 19J21ǃ
~ampo	75 15Ǌ38Ǝ
~ams	84 -18ŉ-11Ǜ11ƀ16ž17ƪǚ25gƽ
~ams>	85 -18ŉ-12Ǜ11ƀ17žǚ25g26ƽ
~an>	39 -30Ɵ-18ŷ-16tų-15ĻŴ-13ƲǑ-12ŅťűƵ-11Ŗǆ-10cHƤ-9vQTşǏǓ-8fnőŠƮǡ-7BSĶŉţŪŸźƭǖǛǠǧ7MZņ8qrŐŹƂǃǍ9ŁŘƆƚǉ10ŇƩ11zŊŤůǋ12pŒŲſƖƙƱ13aŎƁƴǨ14DǊ15WXŚ16ķ17bsIǎǘ18ňƅ19Vśŭ20Oōŏū21NĺƄǫ23Ŭ24Ŀŝ25Kŋ26ƃ27Ɨ29Ǫ30ƥ31Ƭ32L34ǈ35Ŝ44A
~ana	70 -18Ǐ-11ũ-7Ǥ8z9ŏ10ǎ11Ǟ12ƻ16ǁ20Ŷ22ŕ25ư26Ƶ31Ǌ46ƣ
~ana>	90 16ƻ21ǁ
~anag	72 -19Ǐ-11ũ-7Ǥ8z9ŏ11ǎ12Ǟ21Ŷ26ư27Ƶ32Ǌ47ƣ
~anc	45 -18ƺ-11ǆ-8GǓ-7QŒŘŪŶƕ7BXůǜǤǦǪ8rĻŋśşŰǒ9Ɠ10Ƈƚƶǔ11Šƨ12řŧƯǕǫ13ƫƮ15ĹƄƵƿǢ16Ŀł17ŤƗǎ18PŐƂƅƛ19Wőœǧ20Ň21ŭƷ25ƾ26A28Ɩ44Ţ
~anc>	90 -7dľ12f16p18o23q
~ance	46 -18ƺ-11ǆ-8GǓ-7QŘŶ7ĹūǜǤǦ8rXśůŰǒǪ9Ļŋş10Aľǔ11ƨƶ12řŠ13ŧƯǕǫ14ƫ15ƄƮ16ŭƵƿ17ĿŤ18łǎ19WŐőƂƗ20Pœƛǧ21Ň22ƅƷ26ƾ30Ɩ45Ţ
~anch	85 15Ǎ21Ƈ27Ɠ
~anci	76 8ŭǅ13ưƱ14Ĺ18Ǣ19B27A
~and	29 -41ǫ-23Ų-19ƺ-15ƥ-13ŶŷƻǍ-12jƠ-11Ŋű-10ľŐŪƅ-9ĽńŞŢųƛƜƨ-8VƔƳǪ-7HĿŁņǓ7eqŜŻŽƏƽǐǔ8hŝƂƃƋƞư9cgLŒƊ10DFĹřŚƄƐ11ŅƖƣǁ12fĻƌƱǗǛǥǧ13dBǃ14JłŵǏ15nPŨƝƸ16WŴǄǢ17ŗƙƭǅǒǞ18rĴǚ19ĺœǠ20ŎŧǊ21oś22ƹǎǘ23Ÿǝ24Ů25psǉ26v27wǑ28t29ǜ30CƼ33ĸ36ūƪ37a
~and>	30 -33ǫ-23Ų-16ƺ-15ƥ-14ńũ-13ƣƻ-12ŷǍ-11jZŊŶƠ-10ű-9ĵĽľŢƜ-8VŞųƛƳ-7ƔǓ7ĻŏŔƈǐ8ezGQŚšŻƃƄƏƽƾ9hłőŵŽ10gLŒśƋƞǄǔ11PŗŠưƱǢ12DřƐ13fŅŮƌƙǁǗǛǥǧ14Bǃǘ15nJ16rƝƹǏǒ17oŧ18WœŴƖ19ǅ20Ÿ21ds22ĴĺŎƭ23pǉǜǠ24v25ǝ27t29wǑ31Ǌ32CƼ33ƪ37ĸ38ū40a
~andb	86 13Ƹ15x27Ǟ
~andd	86 9ƸǕ10ZŜ13ƚ16Ǉ
~ande	86 -9Ū9ǟ12š13Ƃ14ŕ15Ŧ19ŧ
~andi	80 12ŗ14ĴƊ16ƙǤ20Ɠ33ũ
~andk	90 -9ƭ10k20Ƹ
~andl	59 -18ƅ-15ś-12Ɩ-11Š-8ǔ-7ǫ7ĵ8Zŗƴǘ10š11sńǊ12Ļ14ł16ƹ17Ƣ18Ǣ20IĹ22cŝ25FǞ29ƣǚ33Ũ42ǎ
~andm	84 7n9ǖ12Ÿ14Ʊ
~ands	67 -15d-12Q-9ƺǫ-7s7ǒ8œ9Ĺś10P11pǕ12ƪ14ǉ15Ǆ16ǜ17rt20Ů22ǆ29o34ŵ
~andy	77 -8Ő9vŚŮ13M15ǘ40ś
~ane	68 -8ŀ8C10ƌƛ11Ɗ12Ǥ14MƂ15Ǒ19ǝǫ26ƫ27ǂ34Ɯ46D
~ane>	78 -12ǫ9ǂ10C12ƛ22Ɯ53D
~aned	88 -7ƙ7ƒ16Ǥ20Ǒ25ǝ
~anen	88 34ƫ
~aner	88 7Ɲ18M19Ƃ
~anes	84 -10ŀ19Ɯ25ǂ
~ang	54 -12Ŧ-9ƫ-8ż-7Pǚ7qŲƽ8buŜűƹƼ9Ĵ10ĶŏƩ11Ƅƺ12ŷƞǠǫ13T14K15ň16ļş17Ǘ18Ŵ19Łţ20Ļ21iǂ24Ū27Ɠ29ŕ38Ʒ41V
~ang>	75 -10ƫ7Ɠ9ű11V20ŷ26Ŵ27Ʒ28ļ38Ł
~ange	57 -8ż-7Ŧǫ7Ư8qXƝƽ9uŲƹƼ10ƺ11Ķ12Ƅ13Ʃ14ŏ15KTƞǠ16V18ş19Ǘ20ň23ǂ25ŕ26Ļ29Ū
~angi	73 9ŕư14Ĵ19Ʒ21ţ24V32Ɠ33i
~ani	67 -10T-8ŗ7r8ŁŢƓ9Ŏƌ10Ǌ12mŠ13Ň15ƍ19Ņǈ23ƞ24u25ǫ30ţ37h
~anie	75 8Ķ10ŁŢ15mŠ22Ņ34ţ
~anim	85 48h
~anin	84 -12T-9Ǌ10r11Ŏ13Ɠ31ƞ32u
~anis	90 17ǫ18Ň
~aniz	90 13ƌ26ǈ
~ank	62 -22Ś-13ķ-8Q-7B7gAĺǞ8ƌ10mĴƆ11H12tĽ16Ŀƅ17Ķ22ĵ23k28Z30e32ŭƛ55Ɨ
~ank>	67 -23Ś-8Q8Xƛ9ƌ11mĴ14Ľ18Ŀƅ24ŭ25ĵ31Z33e48Ɨ
~ankr	88 25Ķ
~anks	76 -15ķ7ĸ8i9Ǟ10ĺ13ŭ14Ɨ15t29k31ƛ
~ann	64 -10F-9uǫ-8ƹ7Ʒ10V11ƫ12Ʀ13ůǂǋ14ǌ15wT16Hş18Aƍ19Ʊ23Ĺ38y
~anne	82 -10u7ǖ10Ĺ16ǂ19y25A
~anni	74 -11F-7ǫ7Ǡ9Ʒ13VĹ15Ʀ19H21ƍ27y
~annu	76 9Ƭ16ůǋ17ǌ19T
~anny	86 9ƞ16ƫ29Ʊ
~ano	71 -11h-9p-8ţŰ-7ŠŴ7Ž8MǊ10ŎƟ11Cź15ő16vŷƶ18Iŵ20Ǡ27HŶ29ơ35y
~anot	72 -9p-8ŠţŰ-7Ŵ7Ž9Ǌ10Ŏ12ź15ő16vŷƶ18ŵ21IǠ27H28Ŷ30ơ36y
~ans	58 -8yLĹ7ZƆǝ8lŶƗ9K10BVŕ11Ǌ13Ų14Hļ18ư19Ƴ23Ǡ27Ļ30k31ǜ35Ŋ36Ĵ58ǒ
~ans>	60 -8y7ƆƬǔ8ǫ9Ɨ10B11V12Ǌ15H20ưƳ23ǜ24Ǡ28Ļ32k39Ĵ48ǒ
~answ	79 7Ŀ13Kǜ15ŕ20ļ49Ŋ
~ant	43 -17ŧ-15ś-14mŘ-11ƨ-10Nłşǔ-9Ńŗǒǚ-8cuřŚƔƫƻ-7rtĴŐŕŝšŮƕǁǊ7œƄ8Űǜ9Şƥ10oVŁŋŖƚƷǨ11yOŎŜƁƂƞ12bBFƀ13Lſǃ14J15S16ĵ17ǩ18Mǎǡ19AńƃǢǫ21KŊơ22ƭƲ23ĺĿǕ24X25Ƒ28ƣƮ29sƯ32ƅ33ō36ļ41Ƴ43Ƹ
~ant>	44 -17ŧ-14Řś-12m-11ƨ-10şǔ-9Nłǒǚ-8Ńřƫƻ-7crtuĴŗŚƔǁǊǠ7œŵƱ8Ƅ9Fǜǩ10Ş11oSVŁŋƥƷǨ12ŊŜƁƂǡ13bBŎŖ14JLſƀ15yOǃǎǕǫ17ĵĺơ18ń19ƣ20AMƃǢ21ƅƑ23K24ĿƭƲ26sX29Ʈ31Ư33ļ37ō39Ƹ40Ƴ
~ante	83 -9ǫ10GƸ13Ǝ15Ǡ25Ŋ
~anti	84 7ńƳ8Ŷ9ļ14k16ĺƚ
~ants	73 -11Ŋ-7Ɨ7SƑ8sơ9f10Ľź11ǡ13ǩ15ƣǕ16ǫ20ƅ25ƞ
~anu	86 25ƈ31ǆ
~anx	88 23ƾ27ŀ
~anxi	88 23ƾ27ŀ
~any	31 -20Ļ-17œ-16Uſ-15ƙ-14iAŃƂ-13aFĵŭƁ-12fŇŋŔũŶƄ-11wǋǟ-10ļńŘűŷŻƭƮ-9boŏžƢƹ-8dlsCJRSTĺŁǡ-7DLPĹľśŬŮŵƠƸ7VƐǣ8QWūǗ9ŕŝƌǜ10şƯǐǕ11łŴƃƊƜƪƱǧ12ŊŨŪƵǀǥǫ13ƎƓǨ14ƏǏ15őƤƿǝǠ16ƒƩǈ17HĶƅơ18ŗźƍǙǛ19gķĸŐǆǍ20ƥǞǪ21ƶ22ĴŠƧƨǒ23kƚǄǉ24mƳ25ƾ27ŞŸƽ29nǖ30Žǅ32Ņƞƻ33Ťƺǁ34Ɵ37ŢŲ38ǂǓ39u40h42ż46ų
~any>	34 -18Ŵ-17Ƃ-15œ-14Uǡ-13iĻƄƙǤ-12Ńſ-11ĵŉŗƁ-10fwŇ-9zFNŔŦŧƠƱ-8oŋŎũŭŶƮǟ-7adAXļŀłűžƵƷƹǏ7ņŒƗǣ8ZŖŹǠǦǪ9jGǇǜ10ƒƓƚƤǞ11ƖǐǙ12ŠūƊƐƝǊ13HĶǫ14ǄǨ15Vşƾ16ƥƬ17gŨŽƍƶǀǛ18W19ǈ20nķĸƽ21őƞ22ŤŸǂ23Ņƨǉ25ǁǖ26ǆǍ27ŞŲ28ƺ29mź32ǅ34ų35ż36Ɵ38Ǔ40ƻ41u45h47Ţ
~anyb	56 -13Ǒ-12Ƭ-9T-8Ɵǁǋ-7BŹǊ7ƒƿǉǛ8ŕƉƌƩ9ƂƃƤǙ10zťǞǤ11Ǔ12uŞŸ13hłŐƕƥ14Žǣ15nŝǖ16ƶǥ17ǝ18Ņ19ųŴ21ƞǪ23ĴǏ24Ʊ29ŗ
~anym	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
~anyo	63 -13Ƭ-10R-8ŵƏ-7ŭŮǊ7ǝǩ9ǚ10Ǫ12Ɗƞǫ13Ÿ14n15łƳ18ƱƵǞ20Ǥ24ǒ25ơ29Ŵ30ŗ
~anys	78 -10aŘ7Ǐ8ŕ12ǅ13Ǩ14Ŀ17ǡ19ǒ20Qǧ
~anyt	50 -13ǫ-8Ō-7zAVĻźƝƭ7BNƃƍƞ8ųƴǏ9Ɠƨ10Ž11HĴĶƳ12ƟƵǑǕǗ13kƲƺ14ŪƩƿǂ16gƪƽ17Ų18ňƜǠ19żƏǄ20Őƾ22ƅƎƚƧ23ŊŎǁ26Ť
~anyw	75 -11ǚ-9Ÿ7żƦ8ƌǂ9Ƨ10Ť11Ǚ16ǧ20Š26k31ŉ
~ap>	69 -9Ů7Ť8rDT10ŧ11ĿƷ12ż16Ŝ18U24Ư26Ŗ28Ŵ33Ţ62Ƃ
~apa	61 -10V-9ŭ-8œǩ-7Ɲ8ű10v14Ǐ15FGƠ16Ƨ18ƞ20ťƣ21D23ƙ25Ƣ26Ƥ27Ʀ33ƥ
~apar	61 -10V-9ŭ-8œǩ-7Ɲ8ű10v14Ǐ15FGƠ16Ƨ18ƞ20ťƣ21D23ƙ25Ƣ26Ƥ27Ʀ33ƥ
~ape	60 -10ƫ-9Ǌ-8qyǫ-7ű7fĶ8QŵǄ9oƘ10ŔƤ12CĿǅǙ13JƊǢ14ǈ16ĸš18K19ǔ21ƴ22v25ņ27ƺ29Ųƻ39Ō44ś
~ape>	71 -11ƫ9Ķ10ŵǄ15Ɗ33Ųƺ35ƻ36Ō
~aper	66 -9Ǌ-8y-7űŲ8f9iQ10Ƙ11oƤ12Ŕ14CJǅǙ15Ǣ16ǈ17ĸ21Kǔ24ƴ26v27ņ50ś
~apes	85 11Ų20Ŀ27š
~api	85 10ƻ14ŌƳ29ǆǫ
~apin	88 10ƻ15Ō30ǆ
~app	48 -15Ŵ-10Ƹ-9Ǒ-8LŁŒ-7ĿŮơƿ7ŇƅƔƞǞǟ8U10BHZŏŤƷǀǁ11Ŏşƭ12ƀǖǫ13ǚ14iśƵ15ŀ17ŷƚưǥ19ĻŘƩ20ŢƝǪ21ƹ23ļ26Ŧž29ťŪ30Ş33ƶǘ38ų
~app>	69 -19Ŵ13ƅ14ŝǞ16ƶ23ś35Ş41ǘ43ųž
~appe	51 -9ƸǑ-8łŞ8Hĺńǜǟǫ9Ňň10iŗ11ƞ12ZŤƪ14ŎŘƭ15ƀǚ17ǖ18Ƶ19ļŀǥ20ư22Ɲ23ĻƩƹǪ24Ţ29Ŧ32Ū33ť
~appl	78 -8ż8S9ǂ11ǁ13Ř15ō16ǫ39ƶ
~appo	86 9MǙ12ǘ16Ŷ21ǀ
~appr	76 9i10ŋƷ14ŏ15Ş16ł19Ɣ25B33ƚ
~appy	72 -8Œ10d11ļ18Ơ21U27ş35Ş40ŷ
~aps	73 -9ŕ7şƝ9ƚƜ10Ř30ž68Ţ
~aps>	85 9şƝ10ƚ11Ɯ12Ř25Ţ
~apse	78 -9ŕ51Ţ
~apt	84 -8Ǒ10E12ūǁ13ś16Ǚ26Ɵ
~apto	88 -8Ǒ14ś17Ǚ27Ɵ
~ar>	38 -23ő-20Ɨ-19Ɣ-16ĺ-15ţ-14Ş-13RUũ-12brşŤŸƮǆ-11jnwƬ-10ŜťƱƵƷƸǄ-9qVśƦƨƪǊ-8tBPQĸņŨƀƝƺǁǈǔǙǧǨǪ-7oyAFIŎżƌƍǍǕǣǤ7ĻľƅƼƾ8kĵƚǠ9ŀŊƯ10Ǧ11xŔŽƹ12guơƻǑ13SƉǀ14œƫǂ15p16TŬƋǒǛǝ17ZǇ18cƂƊƜ19vƆǐ21ǋ22d23ŉƣ24ŠŻ26ſǌǡ27űƛ29ŰŶ30Œ31Ŧ33Ɓ34ź36ů40ų43Ų47Ů49ŭ57ŷ59ŵ68ū83Ŵ
~ara	62 -8zŤ7fƒ9hŬ10ť11ƞ12ŜƧ14Š16śǃ17Ƈ18ƚ19Ɠ20ř26Ɵ33Ǟ50ű
~arac	90 8Ś10Ǐ15Ŭ
~arag	68 -9z8ƒ12ť13ƞƧ19Ƈ22Ɠ29Ɵ56ű
~aras	86 -10Ť47Ǟ
~arat	74 9f15Ŝ18Š20ś23ƚ24ř
~arb	78 7Œ11Ľ12t16z17ƛ18Ǐ19ś
~arbe	90 9Œ13Ľ14t21Ǐ
~arby	81 16z19śƛ
~arc	83 12Ǌ13ţ15ǜ20Ɗ36D
~arch	88 16ǜ21Ɗ
~ard	50 -16Ķ-10IŮǨ-9ŉ-8ZƤ-7LŋŞŭųǒǖǟ7ō8Ņŏƃǡ9agžƶ10XƔ11ŻǛ12bňŪƥ13Ĺ14Śƛǂ15ũǞ17ŜƵ18Ľ19ľ21r23Ǝ24őƴ25U27ŝ28Ĵ29Ǚ30ĵ31ƞ32Ɠ36e47ƅ59ǘ
~ard>	53 -11Ķ-10I-9Ǩ-8Z-7ŉŋƤǟ7dłƋ8ťǡǫ10ŏŪƶ11aXžƃ12ŻƔ13ōƞǛ14bň15ĹŚƅ20ĽƵ21ľŝ23r25ƎǙ27Uő29ǘ32ĵ35Ɠ40e
~arde	82 -8F21g22ƥ27ũ36ƞ
~ardi	78 7ĺ25Ŝ42ƴ
~ards	66 -7ĶŮ7ǕǙ8Ū10ŝ13Ǟ14Ņ22ƛ42Ĵǘ44ƅ
~are	32 -25Ǉ-19ň-16Ųƙǅ-15ŕťƩ-13AĽź-11ŎƖƞǝ-10ľƃƋǧ-9mtŒŔƁǄǆǞ-8KŨŶǟ-7BŜűżƉƣƪƭ7bdŐřſƽǥ8qŌŴƟưƻǚǪ9LNUŁŠŸƨǒǢ10ķŭƦƸƹǦ11ułųƂ12ţơǖ13Ņŉœŗ14yĿōŞƮƯǂ15ļƳǍǏ16jkŃƺǉ17RńƄƑƿǊ18OūƇƤ19awEĺŪ20PVƥ21Q22nHǓ24fgũǠ25Ĵ26ixCŀ28ǫ29Ƽǐ30v31Ơ32őŘƱ35ǡ36lF40z41ǈ44c
~are>	32 -24Ǉ-19ŕ-18ň-16ƙǅ-15ťŲ-14Ʃ-13Aņ-12Ľź-11ƭǝ-10mľŎƃƖƞǄǧ-9tš-8IKŒŔŶƁǆǞǟ-7ŜŨżƉƋƣƪ7dpĶſƓǣǥ8buŌŐřƑƽǪ9jLVŴƜƟưǒǚ10NUŁŠƹǢǦ11EķŭƂƦƸ12ŀłǖ13ŗţųơ14ŅōœŞũƮƯ15nyĿǂǏ16kļŉƤƳ17RŃńǉ18ƄƇǊ19Oĺū20awP21QŪƥ22lǓ23HƼ25fgƱǠ26Ĵƺ27xz29iǐ31v32ŘƠǫ33ő35ǡ37F38C39ǈ44c
~area	80 -21Ɯ-10S-8ĺ-7Pǫ13Fŕ17j21E29l30C35I
~ared	84 -7ŦƋ17Ƽ18ņ19ǃ20Ə30ũ
~aree	90 15q32V
~areh	90 7ǈ18Q31Ǎ
~aren	69 -19ƺ-10Ǆ10ƨ11Ʊ15Ÿ19š20Ƨ50ƿ56u59z
~ares	80 10Ƥ11ƭ23n24Ƒ39ŀ
~aret	86 -7ǀ15Ǆ24ƻ
~arg	69 7Ŗ8ǔ9Ǜǫ10Ɨ11ń12Bżƶǁ13ņ21łƢ22ǖ25ƣ29Ƈ35œ
~arge	70 7Ƴ8Ŗ9ǔǛ11ń12żƶǁ13ǫ15œ22łƢǖ28ƣ29Ƈ
~ari	68 -14F-7ĺǒ7ň8ł9ƫǋ10TŹ11Ņƻ12iƤ15Ŷơ16ōǁ17Ƨƭ18fh27Ƹ29U30Ń
~arij	90 16ƻ21ǁ
~arin	75 -15F-7ĺǒ7ţ9łňǫ12TŅ14iƤ17Ŷ18ō19Ƨ22h32U33Ń
~arit	82 25f33Ƹ
~ark	63 -13C-9Ǥ-8ƛ-7DL7ŧǡ8Ǝ9GYŻ10Z11ļƣ12Ǟ13Tĸǫ14FŮ16ť19Ʃ21H23h27Ɣ29N63ű
~ark>	70 -7LǍǤ7v8ǡ9ŧ10YƎ11G13ļ14Ǟ16Tĸ17F21ǫ22Ʃ36ű
~arke	74 -14C7ŕƕ10ű14Z17Ů27H35N36Ɣ
~arki	83 -9ƛ-8œ9Ƣ15ƣ22ť30ű33h
~arl	77 -15d-7Ŗ7ǌ8ŋǀ9ů10mL13Ŧ14R21p29C
~arly	80 7J8ǀǌ9ů10mL14R
~arm	64 -16V-10h-8ƻ-7S8ŝ10Ƹ13Ůƚ14ƽ16ņ26Ǖ27Ǔ32Œ33Ņ36ő44j54Ɛ
~arm>	67 -17V-10h-7S7ŹǏ9ŝƟ11Ƹ13Œ14Ů17Ņ18ņ28Ǔ38ő42Ɛ47j
~arml	90 37Ǖ
~arms	84 -9ƻ18Ɛ19ƚ24Ņ
~arn	69 -10ǟ10s12B14m21ŏź28ư32Ǜ37Ɠ42T49q
~arn>	75 -10ǟ12ư13B25qŏ29T31Ɠ
~arne	82 8Ū14s18m26ź39Ǜ
~arni	86 13q20T24ư
~aro	58 -13ǫ-8H7űŴƗ8uņŠƀƐƕ9Wƴ10LƧ11Ɠ12lnƳǃ14ht15Ǝ16TĶ17V18Ņǋ19z22Cš24Ŷ27s
~arou	58 -12ǫ-8H7űŴƗ8uņŠƀƐ9Wƕƴ10LƧ11Ɠ12lnƳǃ14h15Ǝ16TĶ18VŅǋ19z22Cš24Ŷ27s
~arp	83 -13D11Ɲ15ŷ18ū23ű
~arpe	90 12Ɲ
~arr	55 -13ǘ-10ǈ-9Ɵƣ-7NOœū7u8bŶƭǥ9řşǒ10Ƥǅ11Ƅƨ14ŐųǑ15ƃǜ17őŒƅ19Šǣǧ20oĴ24ǔ25Řţ30ǎ31f35ƀ
~arri	67 -11ǈ-7ƃ7ǥǨ8ŝ9W10ƭ11u12ş14ǅ18ǫ21Œ25o27ő33ţ39f
~arry	58 -13ǘ-11Ǩ-9Ɵǫ-8ƣ-7œ7ſƚư8b9Ŷ11řƤǒ12Ƅƨ15Ǒ16ųǜ17ŐŠ19ƅ21ǣǧ22Ĵƃ27ǔ28Ř32ǎ38ƀ
~ars	47 -15ő-14T-11ƊƾǉǍ-10nŘ-8ůǊǓǪ-7aĵļŅœǨ7yŎťŭƁƶ8cUYŞżƃ9ņ10ŽƖ11ķƆƩǥ12ƚ13ƌƺǖ14oĶŏŠƻ15Ůŵ16ĻŸ17H18ţ19ƫǠ21VŦ22Œ25Ź27Ǉ28Ť29G30ŶƉ31ǒ32ū37S45Ư
~ars>	47 -15ő-13T-11ƊƾǉǍ-10nŘ-8ůǊǓǪ-7aĵļŅœǨ7yŎťŭƁƶ8cUYŞżƃ9oņ10ŽƖ11ķƆƩǥ12ƚ13ƌƺǖ14ĶŏŠƻ15Ůŵ16ĻŸ17H18ţ19ƫǠ21VŦ22Œ25Ź27Ǉ28Ť29G30ŶƉ31ǒ32ū37S45Ư
~art	45 -18ő-15ƊƵ-14nyƝ-13Ŧ-12NQĺ-11Ĺŭ-10cuňů-9LœŘřƱ-8gķŗƟƯǖ-7iHĸŨŴŷǐǞ7FXŹƩǏǕ8EŁŅƧƹ9DRŔźƒǢ10ƑƙƦ11sĵũƀ12ŐŖŵƮǡ13qO14tŎųƪ15ĻƐƤ16ŚƢǥ17pV19oCƿ20Ǫ21ńƥ22SUť23lōƣǉ27ŉƚƳǄ28ƾ29ǈǫ34ƞ40Ǉ
~art>	53 -14yŦ-11Ĺš-10ĺ-9LƝ-8nřŵƵ-7ŔŗůŴƯǐ7vŀťǆǊ8AĻũ9sĿşƌƮ10Ǖ11EƩǄ12ŅŒŖƐ13RXŁƳ14źƿ15dlŚ16ƀǇ17ǡ19ų20Ŏ22ń23ƚ24Cǫ26S30U32Vǉ35ŉ39ƾ
~arte	70 -10NƵ-9t-7ķ7S8dƮ11ńŽƨ15ƚ16Ļƿ19ō20x22ĵ25Ǉ26OŔ28Ƴ
~arti	78 9tǂǝ10j15š18ō22ǈ29Ő33ƞ
~artm	60 -10V-9ŭ-8ǩ-7œƝ7ű8Ɛ10Ơ14GǏ15F16Ƨ18ƞ20ťƣ21DƑ22ƙ23Ʀ24Ƣ25Ƥ32ƥ
~artn	68 -21d-16ƺ-13ő-11Q-8ň7s8ł10r19ƹ22Ǣ26tǪ27q28Ǆ29ƪ30ŵ33op34ǈ
~arts	80 -7S7Ŭ8Ƙ9Ź10ŖŚ11ƣ18ŶǓ23l
~arty	84 10ƣ11Ɩǣ13ƞ15PƲ
~ary	63 -9Ǉ-8g8Vźƫ9ťǚ10qƩ11Sǀ14ľƨưǋ15u18W26Tƭ28ũ
~ary>	63 -9Ǉ-8g8źƫ9ťǚ10VƩ11S12ǀ14ľƨưǋ15u18W26ƭ27T28ũ
~as>	38 -21Ş-19n-15Xǖ-14Ǡ-13ƯǀǤ-12ĺŎŒŴơ-11ſ-10rxHǍǪ-9iuŏƙǟ-8LĸĿŀŖūƩƳƸǈǒ-7gGZĹŁōŘƧư7ŐƏƠǕǗ8FŤƭǌǥǦ9qŗůŵźƦǊǙǛ10ƹǜ11ŇŸƐƺƾ12hǇ13ŊƃǄǏ14ĻƆ15oƀ17cjŨ18ŉŲƴƿǝ19łņ21kĽŶƂ22pv23Ɖ24šƔ26BŔŢƝƶ27ŕǞ28Ūƒ29ǅ32ũ34ť37ŽƵ38ƌ41Ŧŧ
~ase	51 -15ŜǏ-12n-10Ŗ-9Ǌ-7pǕ7bDĺŨƛ8cƟǑǢ9ƿ10ŕƴǗ11aƢ12ļŃ13dIƧ14Ɣ16Ɲ19ŔŞ21F23ƣ33Ǎ39Ʀ40Ƥ41Ƌ43ŭ62ǎ
~ase>	55 -16Ŝ-14Ǐ-13n-11Ŗ-9Ǌ-8p-7Ǖ7bŚ8ĺŨ9c10ƿǢ11ŕƴǗ12D13ļ14dIŃƢ16Ɣ20a21Ŕ24F26ƣ28Ǎ34ŭ44Ʀ47Ƥ65ǎ
~ased	84 -12a-10ǎ11Ǎ20ŭ37Ş
~asem	64 9ƞ11ƛƟ17Ƨ22Ɲ49Ƌ
~ash	59 -9ŲŶż-8Ĺǒ-7cŘ7Ɵ8ſ9ƋƎ10ƣ11Ə12DƦ14ƫ15ǝ17Ŭů24Ƅ27Z35ųƝ39Ʒ42Ž56Ƭ61ǘ
~ash>	61 -8Ŷǒ-7Ř8ſ11ƣ13ŬƦ14ƫ16Žǝ18ů19Z25Ƅ37ų38Ʒ45Ƭ63ǘ
~ashe	80 -12ż-10ĹŲ10Ɵ11Z13Ƌ16Ƭ36Ž40Ɲ
~asi	73 -9Ƥ11Ňƅ12Ƴ15Ũ16KM17ň20ƣ27F28ŭ29Ʋ31Z
~asid	82 14Ƴ33Ʋ35Z
~asie	85 19M20K
~asin	85 -10Ƥ14ƅ23ƣ32F33ŭ
~ask	54 -9Ǐ-8ŶŸ-7ĻŁƊ7iwľƉƩǎ8AĶ9Ĵƅƈ10m11ƫ12pu13hP14ĺŢ18ƗǨ19Ɣǔ21Ŏƣǁ22a23ł29c30ǩ41ŋ42Ǖ49Ŋ
~ask>	59 -10Ǐ-8Ŷ-7Ɗ7ahGTŎƌƣǀǊ8ƉƩǎ9iAƗ10uĶƈ11ǔ17Ţ24cĺǁ26ł27Ǖ31ŋ41Ŋ
~aske	72 -10Ÿ7ſ8Ņ9pŎ13a14ǔ16ƗǨ18Ŋ40ǩ
~aski	71 -14ǎ-10ĺ7Ǩ9pŗƢ10aǚǩ11ľŎ12v13Ĵ15cƣ16ƫ18ŋ23ƅǕ30Ɣ
~asks	83 10h12w16P18ǎ19m
~aso	69 -12Ő-8j-7i8ţ10xŢƃƜ11ơǏ14ƞ16ĺǡ23ō35ŕ38ǐ
~ason	69 -12Ő-8j-7i8ţ10xŢƃƜ11ơǏ14ƞ16ĺǡ23ō35ŕ38ǐ
~asp	84 19ƽ36Ɗ
~asph	85 37Ɗ
~ass	59 -11Ť-9ǥ-8Ő-7rƣ7sƄǂ8PĴƿ10xƁƭ11m12ƴ17ų18Żǎ19ƨƹǁ21Ƹ23g30Ǟ33ǚ37Ƃ39ĸ46Ƶ47Ǧ
~ass>	69 -14z-8Őƣǥ8dƅ10sĴƨƹ12ƿ13ŻƁƭ14ƴ16Ƶ18g22ǎ24ǁ25Ƹ37ƂǦ
~asse	68 -7Ź7ŚŢƲ8Ƴ9ŻƄǂǛ11P12ƨ14xƹ22ų39Ƶ47ĸ
~assi	83 10Ƃ12g17Ǟ19z23Ǧ
~assm	88 -10Ť30Ǟ
~asso	90 27m
~assw	88 55ǚ
~ast	44 -17Ū-16ť-15ŏ-14Ɣ-13ŧ-12dSŐœ-11š-10ũ-9GĻŹƄƵ-8sĿňǃǅǙ-7klpBDņŖƍƖǤ7Śƫƭǫ8ioŨŶƓ9ĹŢƯǄ10ĺŲƀ11mľŃŽƴǚ12ŉǪ14ƿ15OƲ16bƻ17Łƺ18ǋ19E20ŝƼǥ21ŤƌǠ22acżƉǑ25Ǜ26Ķŗ27ǌǝ30Ɯ35Ŕ36Ň41ƾǀ
~ast>	45 -17Ū-16ť-15ŏ-14Ɣ-13ŧ-12dS-11œš-10ũ-9GĻŹƵ-8sňƖǃǅǙ-7klpBDĿņƄǤ7yCƕƭ8ŨƓƫǫ9imoŶǄ10ŢƀƯƾ11ĺľŃŲǚ12Žƴ13ŉǪ14ƌ15ƿ16OƲ17bƺƻ18Łǋ19E20ǝǥ21ŝƼ22cƉǠ23ażǑ26Ǜ27Ķŗǌ30Ť35Ɯ36Ŕ37Ň42ǀ
~aste	82 13Ś15ŀ16m18r
~asti	90 11ǂ14ƌ17ǘ
~asu	75 -11Ű8Ƹ17aƚ23ž29Ů
~asur	75 -11Ű8Ƹ17aƚ23ž29Ů
~asy	83 -10ǀ8ž9Ɛ10Ŝ12kŞ14Ũ15Ǆ16M
~asy>	83 -10ǀ8ž9Ɛ10Ŝ12kŞ14Ũ15Ǆ16M
~at>	20 -23ơǉ-20ĵ-18Ÿ-14ƤǢ-13FŅŋźƃƦ-11ǒ-10zŭ-9esO-7iKŴƀƠƱƴ7kpľŖŜűŻƁƒƞƧǠǦ8nŌƕƹǐǑ9ńƆǁǛ10ZĶřƚƣƮƾ11ŹƍƗƬ12atP13oŬŽƓƲƷǝ14lvšſƝǘ15jRWŞŮƿǋǍǥ16quLTĴţƋƩƼ18ķƪƵ19wJũůƌ20ŇŕƖƢǌ21XŃƊƏƔƸ22Ǖ23ŧƈ24Ĺƫ25ŊŒŵǊ26DŪǧ27mBG28Ŀŉǆ29ųƟƨƽǅ30gEļ31CYƙ32ĸ34b35ǫ37ĺ38SĻ39Q40hť41ŀŁŔ42ş43ņŎ45Ŧ48ŏœŘ53ū55ňŗ
~ata	83 -12ǚ-9ǖ16Ĺƴ47Ǚ
~ata>	86 -12ǚ-9ǖ44Ǚ
~atc	64 7ŐŘƯ8tSŲǫ9aŞƍơ10sƆƕǚ12ZŊ13qřƻ15w16Lķ18ƚ20WǛ21Ŵ22Ʊ27ž32N
~atch	64 7ŐŘƯ8tSŲǫ9aŞƍơ10sƆƕǚ12ZŊ13qřƻ15w16Lķ18ƚ20WǛ21Ŵ22Ʊ27ž32N
~ate	42 -19ǫ-13ŝ-12BDŐ-11hlŗŧ-10ĺ-9jŚšŢƜƞǇ-8FUũƁƵ-7uGŉŎŨƆƠƩƽǆǪ7ŽƐƖƣƲ8ŏǛ9ĿœřƊơǈǖ10qǐ11ńƬǗǞ12őśűƳ13ǅǩ14ŘşƘƺ15ƴ16EŻ17cdƅ18CĶŕƤǍ19mǎ20ŖťŦǔ21Šǥ22ƌƍƒ24Ş25ǀ26ƶ36ƛ38ǝ41Ŭ44Ɲ
~ate>	50 -14ǫ-13DǑ-12v-10U-8BPĺŚŤƁƛ-7hFŐŗśƟ7ťŰűųƖ8ŒŴƎƥƴǋǝ9pŠǅ10ŋǂ11ƣǣ12EĸƳ13mŅřǖ14œ16ńőǐ17c18Ƙǥǩ19CŘǍ21Ş22ŔŻ23ƅ25Ķǎ27Ŗ29ŕ31Ŧ34d40Ŭ
~ated	63 -21Ŕ-9ŝ7fCƳ8ǍǏ9Ƭƭǁǅ10Ň11şűƇǈ12Ş16ƴƾ17ƌǑ31ƍ36ƶ
~atel	72 -18ƾ-8Ţ7U8ƒǛ10Ǆ12żƚǥ13Ļ14Ž15ǡ16ŤǞ22ƺ41ǀ
~atem	83 15Ĺ17ĿƬ28ś
~aten	90 16Ǟ
~ater	58 -9Ɯ7Ƒ9VƎƯǗ10qƋ12Ƣ14Ɛǟ16NŲƊơ23ƌ27ƒ28ť47ǝ57ƛ66Ɲ
~ates	63 -11d7Cǌ8cƖ9Hŏ10y11EşŠŪƍ15Ŭ18m25v28ǔ32Ƥ
~atev	77 7Ɵơ8Ūż10qśƓ13Ʋ15ŊŠ16P
~ath	61 -13ǫ-12ƥ-8nƾ7Bǃ8ŐƋƞ9Ƙ10b11ƨ13sCY14Ʈ15cĵǆ17Ŀŋ20ƿ23jƍ24Ɯ25K26z42ƇƵ
~ath>	77 7UƋ8ƍ14Ƈ15ƨ16Y20Ʈ21c32Ƶ
~athe	67 -11ǫ-8ƾ7ť8Bǃ9Őƞ14C15s17ĵ19ƜƵ20Ŀŋ26jƿ27K29z
~athr	82 10b17ƍ18Ƈ
~aths	84 -16ƥ7ƍ23ǆ30Ƈ
~ati	51 -18ǫ-14Ť-12G-11V-9ň-8Ŀƿ-7œŚ7ĶŒŨƛƝ8FŜơƶǕǜ9nŖś10Hŀ11iqŌǞǥ12ĵǁǅ13ŁőšƳ14PƲ15ƈǙ16U17ļƽ18ǈǍ19Ǉ20žƑ22k23lŞ27ŕ29m31Ŭ36ż58Ǡ
~atic	81 14Ɲ22ĵ35ž
~atie	90 -9Ǆ19Ǚ
~atin	71 -12V-7ǈ9mƌ11jŪ12Ķŷ14Ş17ƽǇ18ŀ19ǅ20i25U29H
~atio	54 -12Ť-11H-9ň-8Gƿ-7ĿŚ7ō8nƛǇǜ9ŜơƶǕ10FŒś11Ŗ12qŁŌǞǥ15šƳǁ16PƈƲ18ő19Ǎ20ļ22Ƒ23k24mǈ30ŕ33Ŭ39ż62Ǡ
~atis	88 -7Ư19Ũ27Ş
~atl	83 -7O11ǂ22Ű23ķ29Ń
~atll	86 24ķ30Ń
~atm	82 15ǁ39ǜ
~atme	82 15ǁ39ǜ
~ato	88 12ƣ13j18ƥ20ǆ24Ÿ
~ator	90 13ƣ18ƥ20ǆ24Ÿ
~ats	74 -9ǉ9ƔƼ11ǡ12ƒǛ15o19Ơ33hǍ
~ats>	75 -9ǉ9Ƽ10Ɣ11ǡ12ƒǛ19Ơ33hǍ
~att	69 -7ŤƵ7Ŝƴ8Ƅ9ľƓƘƳ10zCƾƿ11Ǫ13AŠŷ15BŲ16Ŏ18Ƌ27ǚ37Ŀ
~atta	81 -8Ƶ9Ŝ12Ɠ13Cƾƿ14ǚǪ16ŷ
~atte	75 -7Ť9Ƅ10ľƳ11z14AŠ16ǚ17Ŏ20Ƌ41Ŀ
~atto	90 10ƴ13Ƙ20B
~atu	80 9o11ł13ľ37f
~atus	84 39f
~atv	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
~atve	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
~au>	90 -7Ő13ŝ15Ņ
~aud	65 -8Ţ7ǔ9ǥ92Ǧ
~audi	65 -8Ţ7ǔ9ǥ92Ǧ
~aug	68 -18ţ-14d-13b-9m7KŜ8ƹǠ9a16ű17yƳ20ǫ24ix25v27ź32w39u
~augh	68 -18ţ-14d-13b-9m7KŜ8ƹǠ9a16ű17yƳ20ǫ24ix25v27ź32w39u
~aul	72 -17ū-11ǘ-9Ɵ-7Ɓ9Ƅ10ŵ13ťŰ16Ƨ19Ů25ǒ36ų46Ž
~aul>	84 -13ǘ15Ű18Ů20Ƨ43ų
~ault	77 10Ƅ15ť50Ž
~aur	83 -10ǒ-9t11Wǝ12ƥ17Ǐ22ǡ
~aura	83 -10ǒ-9t11Wǝ12ƥ17Ǐ22ǡ
~aus	65 -9Ŋ-7Ļŧ7HIŇŉƤ8bgŃſƶ10PĶŞƸ11juƢ13ŕ14J18ǃǕ24ťǤ43Ł
~ause	65 -9Ŋ-7ŧ7HIŇŉƤ8bgŃſƶ10PĶŞƸ11ju13ŕ14J18ǃǕ24ťǤ43Ł
~aut	66 7bźǅǏ8ƀ10Ɲ11Ū16ǧ18ĺ24Ƅ29ſ32ƃ40Š54ĵ
~auto	67 7ź9ƀǅ11Ɲ16ǧ18ĺ25Ƅ29ſ33ƃ41Š55ĵ
~ave	30 -20P-18yŁ-17ǆ-16H-15Mǩ-14ŰƗ-13ǌ-12U-11š-10gnAǎǡ-9xT-8pCKQŃŔƆƢƦ-7LŀœųǓ7ckWĽŎőřŝǊǣǪ8hGJŖŨǅǢ9dńƃƏƝƴǖǚ10łŻżƞƺǀ11IĵŞūǇ12NŏƌƙƜƧǂǤ13ĸźſǍǟ14lƬǈ15ŇŗŽƓƲ16űƋƎƱǫ17ŶŹƚǑ18ķŤƀƁƄǕ19mƂ20fĴŌŘŠ21aŊƳƷ22ZƍƵǧ23śƐǉǔ24uơ26ƨƸǞ27Oƾ28ţ31Ő32Œ36Ņ37ƪ
~ave>	31 -20P-19Ł-18yǆ-16H-15MƗǩ-14Ű-13ǌ-12Uš-11ǎǡ-10gnA-9ox-8pKTŀŃŔƆƢƦ-7LQųƉǓ7crSĽŉŋőŚŻƭƿǃǦǪ8hkJWŎřŝŨǊǢǣ9dGŖƃƴǅǖǚ10ĵńżƏƝƞơ11ūƺǀǇ12IłŞƙƧǤ13NĸźƌƜǍ14ŏſǟ15lŇŌŗŽƂƬƲǈ16ƎƓƷ17ZűƁƋƚƱǫ18ŹƄǑǕ19ķŤŶƀ20fmŘ21ŊŠ22a23Ĵƍǧ24śƐƳƵǉǔ25u27ţƨƸǞ28OŒƾ32Ő37Ņ38ƪ
~aved	81 7Ɓ9ĵ13ŌƷǙ46Z
~avel	77 -11C-7Ǩ10ƃ12ŒƂ33ǂ37ơ
~aver	90 8R17ǋ32Ż
~aves	90 7Ɛ13Ƃ17Y30o
~avi	61 -7Ǣ7x9ǫ10ļńƵ11st13Ƹ15ĸ16iǡ18ŀ21Ƴ22Ŀř29y37ţ38Z
~avin	61 -7Ǣ7x9ǫ10ļńƵ11st13Ƹ15ĸ16iǡ18ŀ21Ƴ22Ŀř29y37ţ38Z
~avo	80 -14ƹ18ƫ19rƠ21ǫ22ŷ23Ş
~avor	80 -14ƹ18ƫ19rƠ21ǫ22ŷ23Ş
~avy	88 7Ƽ9ǐ12Ʊ15Ǌ26Ǒ
~avy>	88 7Ƽ9ǐ12Ʊ15Ǌ26Ǒ
~aw>	69 -8Ǖ7n8fw9tŨŲźƜ10AŊũƆ12zBǃ13C14Qņ15j17Ł20ǀ23ǜ
~awa	65 -10Ɲ-9m-8ő-7Ű7B9ǃ10Ƶ11ǁ14ļţƩƶ18ķŀ20Ŋ21ƨ29k40Ż41Z42ơ
~away	65 -10Ɲ-9m-8ő-7Ű7B9ǃ10Ƶ11ǁ14ļţƩƶ18ķ21Ŋƨ29k40Ż41Z42ơ
~awe	70 7oF8i9nCōƚ10uƩǌ11ƈǘ12ļŤŭƖ13I16ǆ18Ķ20ǁ36ś
~awer	86 -8űơ10ŗ14ǘ16ŭ26ś
~awes	72 7co8iF10nuCōƚƩǌ11űƈ12ļŤ13Ɩ14I15ś17ǆ19Ķ21ǁ
~awf	88 8ũ12ǋ13Ĺư
~awfu	88 8ũ12ǋ13Ĺư
~awl	82 17ƈƏ21Ƌ
~awl>	83 13ƈ18Ə24Ƌ
~aws	81 -11Ř11ƃ12Ʊ15ĸǞǨ
~awsu	84 -11Ř12ƃ15Ǟ16Ǩ17ĸ
~aww	80 -9ǫ7x11zĽƆ17ƭ
~aww>	80 -9ǫ7x11zĽƆ17ƭ
~awy	77 -7S8AǕ12ǫ13ǣ20Ǟ22ĸ31ƴ
~awye	77 -7S8AǕ12ǫ13ǣ20Ǟ22ĸ31ƴ
~ax>	75 -9M9f10ǌ11ǈ14TĶ15ǫ18ƅ21Ɔ30Ř31Ŝ
~axe	85 14œǅ15Ʒ20T29Ǣ
~axes	85 14œǅ15Ʒ20T29Ǣ
~ay>	33 -19ĸ-17ǉ-15A-14uǖ-13ƴǇǌǝǪ-12ŀşŭƸ-11Ņŏżƿ-10ņŠƯǑǕ-9fQŞŴƍƤ-8Sǂ-7oqGHVĴūƟưǟ7BńŖ8cƁƹǄ9NŊŝũƣƨƼǁǧ10DRţƅ11OƢƫƮƻ12ŕŻƂƊƦ13ĹŐ14yŬƞƾ15gTWƲǩ16ƑƶǓ17ŨƇƔƗƘ18ŔŤ19pKűǃ20ơƽ21Ųƺ22ł23Ű25jrŁǋ26ŌōǗ27ķŋ28kƄ29i30bų31Xř32LZǘ33ő35ǐ37Ʃ41œ47ĵ54Ř57d
~ayb	74 9ƞ10AƎ11ƨ15Ŗ19Ƴ20ư
~aybe	74 9ƞ10AƎ11ƨ15Ŗ19Ƴ20ư
~ayc	68 -11Ĵ-7Ǣ8ĵ9ǡ10u11ư12ǋ14Ư23QT27Z31Ɵ34q36Ʊ
~ayca	90 -13ư21Ʊ42Ɵ
~aych	69 -11Ĵ-7Ǣ9ĵǡ11u12ǋ14Ư20Ʊ21ư23T24Q27Z35q
~aye	85 11ƃǨ14šƊ18ţ
~ayer	88 11ƃ12Ǩ14Ɗ
~ayi	56 -20ǫ-10B-9ĺ7ŉţ8Ĺǟ9nH11XŨǥ12ko13jĵ14ŀ15bĻƦƬ16ǡ17WŔ18F19ǧ22Ĵŧ23V25Ɣ26ņƕ27Ƣ29œ33ƞ
~ayin	56 -20ǫ-10B-9ĺ7ŉţ8Ĺǟ9nH11XŨǥ12ko13jĵ14ŀ15bĻƦƬ16ǡ17WŔ18F19ǧ22Ĵŧ23V25Ɣ26ņƕ27Ƣ29œ33ƞ
~aym	65 -10Ņ-9ƹ-8ƚ9eŊ10ƫ16ǚ17Ƅư19ĴĶƗ29ĵ30Ţ39Ɩ45ŭ
~ayme	65 -10Ņ-9ƹ-8ƚ9eŊ10ƫ16ǚ17Ƅư19ĴĶƗ29ĵ30Ţ39Ɩ45ŭ
~ayo	85 -15Ƹ13Vƛ19ƭǫ41ŧ
~ayou	86 -15Ƹ13ƛ19ƭǫ42ŧ
~ayr	65 11Ǔ13ǟ15Q25Ǣ37ǉ61ǋ
~ayro	65 11Ǔ13ǟ15Q25Ǣ37ǉ61ǋ
~ays	53 -19Ɩ-14Ų-10wDǎ-9Šǆ-7oAĺ7ĶžƘƳ8tŝżƋƞǠ9śūƄƼǗ10afnzVůŰǥ11lxřƮ12ĽŚűƙǉ13qƣ14Ɔ16gUŉǟǢ17ſƔ19Ţ20cư25kǐ30ǫ39R
~ays>	53 -19Ɩ-14Ų-10wDǎ-9Šǆ-7oAĺ7ĶžƘƳ8tŝżƋƞǠ9śūƄƼǗ10afnzVůŰǥ11lxřƮ12ĽŚűƙǉ13qƣ14Ɔ16gUŉǟǢ17ſƔ19Ţ20cư25kǐ30ǫ39R
~azy	77 -9ǡ8Ɖ9U10Hƀ11Ƴǐ12Ɣǫ14t15ň18i
~azy>	77 -9ǡ8Ɖ9U10Hƀ11Ƴǐ12Ɣǫ14t15ň18i
~ba>	82 -29Ƌ-10Ő32ǂ85ǅ
~bab	68 -7at8Ƹ9h10Vƹ13dl14ƽ18Ɵ19Ļ28Ʊ29wŷ30v32x33y37u
~babi	90 16Ʊ18y21h
~baby	69 -8h-7t9Ƹ10V13d14ƽ16Ʊ19ĻƟ20y30vwŷ35x38u
~bac	51 -14Ť-10qĻŘ-8UŗţǪ-7W7ŒƔǑǞ8rLƞƟƴǀ9hşư10Łůƛƶǁǡ11ƭ12uœ14ũŶƫǟ15Vŵ16ŐŽƹ17ľ18ZƬ19ŉ20Ǝǚ21mƕ24Iǥ25š26Ŧ27Ǚ32Ɲ36ƻ
~bacc	80 11Ǆ48ƻ
~bach	83 44m
~back	52 -12Ť-10ĻŘ-9q-8Uŗţ-7mWǪ7SƔ8ŒƞƟƴǀǑǞ9hrLş10Łƶǡ11ůƛǁ12uœƭ14Ŷ15Vŵƫ16ũƹǟ17ľŐŽ18Z19ŉƬ21Ǝƕǚ24Iǥ25š27Ŧ28Ǚ32Ɲ
~bad	70 -13ŵ-9w7ůǚ8ǏǨ9Ĺ12ƈ15Ş16Ɯ17ţ19ǜ24Q25Ž31Ň37N
~bad>	71 -13ŵ7ůǚ8ǏǨ9Ĺ12ƈ15Ş17Ɯ18ţ19ǜ26Ž32Ň39N
~bal	69 7vœ8šŧ9x10Y11Gťƛ12ļ14ƞ15T16Ĵĸ17g21Ʃ27Ɩ
~bala	83 22Ĵ35Ɩ
~ball	72 7v8œšŧ9xƗ10Y11G12ťƛ13ļ14ƞ17Tĸ18g22Ʃ
~ban	53 -19Ś-17Q-14dƺ-12ǀ-11x-10PƻƼǫ-9BǊ-7ōŮƽ7LŴ8Ĵǉ9ł11Ƅ12n13ƭ14ĶƅƵ18ĵŽ22fŵ23ƹ24Z25e27ŭ28pƛ29rst30ƪǄ34q38o48Ɨ
~band	57 -15dƺ-13ǀ-12Q-11xƻƼ-10P-8ǫ-7ŮǊ7Ÿ8L9Ʊ10ưǉ11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~bank	65 -23Ś-8Q7X9A10Ĵ17ƅ18Ķ24ĵ30Z31e34ŭ36ƛ60Ɨ
~bar	71 -7ǟ7Œ8ŢƀƖ9ĽŐ10t11Ɓ12Ř13Ǐ14ő26h29D38Ɠ49ǝ
~bar>	86 63ǝ
~barb	90 9Œ13Ľ14t21Ǐ
~bare	85 10ƀ11Ő13Ɓ15Ř17ő
~bark	90 35h
~barn	84 -8ǟ46Ɠ
~bas	63 8Ɨƞ9Ĵ10ŇƟ11ƛ13ňŨƫ16gŃƧ22Ɲ47Ƌ
~base	64 9Ɨƞ11ƛƟ17Ƨ18Ń22Ɲ49Ƌ
~bat	73 -14ƥ8Ɯ20ǆ22Ƌ29ƍ53Ƈ
~bath	74 -14ƥ8Ɯ20ǆ30ƍ54Ƈ
~bbe	90 10Ƣ16a17Ɲ
~bber	90 10Ƣ16a17Ɲ
~bbi	81 -8ƨ14ǂ15ƪ18ƫ26g
~bbie	82 -8ƨ14ǂ15ƪ26g
~bco	80 18Ǔ27ǔ
~bcon	80 18Ǔ27ǔ
~be>	48 -16Ǖ-13Ĺ-12Ǫ-11ŷ-10ōƙ-9ŴƦ-8œŘƭ-7ZňƁ7EMĵŸſǚ8bKńŎŶ9nŁũŪǃ10TVŀ11Ŝ12ƨƯƳǩ13ŔǠ14ĸƣƹ15ƌ16ş17HŐ18XŃ19AO21Ĵļŋ24m25Ŀǎ26c27ź31s32ry33ư
~bea	75 -15I-13Ũ-8ŏ8Ǐ9b10l14Ɯ16œ22Ų24k25ţ27h47ņ
~beag	90 7Ɛ34h
~beat	81 -15I-14Ũ-9ŏ18œ25Ų27ţ52ņ
~bec	65 -9Ŋ-7ŧ7ftHIŁŃŇŉŶƤ8bgſ9ŞƘƶ10PĶŕƸ11ju12Ǫ14JƩǏ15Ŵ18ǃ25ť
~beca	67 -9Ŋ-7ŧ7HĽŇŉŶǂ8bIŁŃƤ9gſƶ10PĶŕŞƸ11ju15J19ǃ26ť
~beco	86 11f12Ƙ18Ǫ20Ʃ
~bed	70 -14ƥ8y9ƽ13ƙ14Ɵ15Ʀ16ƞ19Ƣ49Ƈ
~bed>	90 12ƽ16Ƈ21Ʀ
~bedr	72 7ƙ8y14Ɵ16ƞ19Ƣ21Ƈ
~bee	48 -10vƨ-9ǐ-8xO-7TƢƯǜ7jkũƀǫ8aUƋ9ůƌƺ10ǇǞǦ12ŽƶǄ13ŐƵ14ǚ16ft17ǝ18ƍ19Ť20ŇŒż21l22ŞƉ24Ź25ŷ31ƾ32i34ǁǡ35S37Ţ44G
~been	48 -10ƨ-9ǐ-8xO-7Ưǜ7jũƀǫ8aUƋ9ůƌƺ10kǁǇǞǦ12ŽƶǄ13ŐƵ14ǚ15ŷ16ft18ƍ19Ť20Œż21lŇ22ŞƉ24Ź31ƾ32i34ǡ35S37Ţ44G
~beer	84 41ǝ42ǁ
~bef	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
~befo	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
~beg	90 13ť15ō17š
~beh	69 -14Ǔ-8ţ7ķĻ9x10ƛ11uż12t15pǊ16Ƶ18š20ź21Ÿ22Ƹ23Ŵ
~behi	70 -15Ǔ-8ţ7ķĻ10ƛ11ż12u16pƵǊ18š20ź22ŸƸ24Ŵ
~bei	71 -10ǃ-7z7Ŷž8lƦƳƾ9cŋǫ10tH12F14Ƃ22ǡ25Ōş26U
~bein	71 -10ǃ-7z7Ŷž8lƦƳƾ9cŋǫ10tH12F14Ƃ22ǡ25Ōş26U
~bel	69 -10ƛ-7ƥ7ōżƧ8mp10SƐ11ŹƮ14ƽ16Ǒ18ǫ28ľƋ33ƙ
~beli	80 9mM10ō12S13ŹƮ25ǫ
~bell	84 13Ɛ35ľ
~belo	78 -10ƛ-8M-7ƥ8Ƨ18Ǒ32Ƌ38ƙ
~belt	90 10ż11pƯ
~ben	64 -15Ř-8ń10Ʃ12ƨ17Ʈ30Žƭ37W40ǫ
~bend	83 8Ť9ĸ40Ž
~bene	65 11Ʃ12ƨ17Ʈ31ƭ39W
~ber	48 -18ś-13ǫ-12ţ-11Lƥ-9ŕ-8GŐťǥ-7ŗŸǕ7Ǟ8hKĿőŜǖ10yňœǉ12cǂ14CƉƝƸ15Yļ16šƕ19ƾǢ20Ǘ21ŹƮǁ22ľņ23ĽŘ24EXǙǚ25ŬǪ26D27ų31e42I47Ś
~ber>	50 -18ś-13ǫ-11ƥǙ-9ŕ-8GŐǥ-7dLţťŸ7ŝƇǛ10ƕǖ12yĿœ13ǂǉ15cƉƝ16CY17ļ22Ʈ23ǁ24Ǘ25Ź26Ľľǚ27XņǪ28Ŭ29ų30eD49I56Ś
~bers	68 -11ǣ-9Ś-8Ǖ-7I7Z9pŜ11Ɣ12ƕǇ13Ǟ16h17Kň21š23Ǣ34E35ƾ38Ř49Ǚ
~bes	61 -8ŀƙƱ-7CŶǋ7ĵƉƒƓƞǊǖ8Ƥ9JŴŵƧ10tŇǫ11ŠŸ12ł13Ńǉ14Ơ15Ĵļ16U17ĸŞ20KǏ21u23L29ƨǡ35I
~besi	67 -8Ʊ-7Ŷƙǋ7W8Ɠ9ƞǊ10ŴƤ11Ƨ12ŵŸ13Š14ł15ǉ17Ĵ21ĸ24uǏ32ƨ
~best	69 -8Cŀ7š8ĵ9Ɖ10Jǖ11t12Ň16Ń17ļƠǫ21UŞ23K26L33ǡ40I
~bet	62 -16ź-10Q-9b7CŴƭ9ţƍ10aŢǃ11KĿ12rƪ13Ÿ14qƾ15ŉƿ19L20pş21o23ň24Ż25Ń27Ǆ30t
~bete	81 11ƾ19Ǆ21ƿ
~bett	66 -15ź-10Q-9b7s8Ń10ţ11aǃ12K13rĿƪǄ16q21pL22ş23o25ň26Ż33t
~betw	79 8N10CŃƭ15Ţ17Ÿ21ŉ
~bid	90 -9Ř16ņ17Ņ28Ǖ
~bie	78 -8ƨ13xǂ14ƪƱ15y17h24g
~bies	78 -8ƨ13xǂ14ƪƱ15y17h24g
~big	55 -13Ɣ-12Ǌ-11ư-10œǆ-9Fŭ-8u-7ŕƃƠǚǫ7gĴĸƲǃǦ8jyŃňžƈƍƝǠ9ƞ10ƥǨ11JǏ13ĿŔ14Ǉ15ŧ16ǖ19ƬǑǓ24Ʈ26kőƕ30ǉ31Ɠ33ŀ35Ĺ56Ƈ
~big>	58 -16ƃ-14Ɣ-12Ǌ-10ưǆ-9uFœŭ-7ǚǫ7Pǃ8gĴĸƍƲǦ9jyžƈƝ10Ń11ƞƥ12ƬǏ14ĿǉǑ15ŔǇ16ŧ19ƓǨ21Ǔ26Ʈ28kőƕ37Ĺ44Ƈ
~bigg	71 7Ǒ10Ƭ11H16ň17ǖǠ38ŀ
~bigs	86 -12Ǩ12ƃ21Ɠ23Ƈ27ǉ
~bik	78 -19Ƌ9ƚ10g17ǂ66Ƨ
~bike	78 -19Ƌ9ƚ10g17ǂ66Ƨ
~bil	54 -11K-8Ŷ7ǔ8ǝ11Ǧ12ŘƄ13ƣ14łŠ15Iǜ16ưǎ17ƃƲ18WZ20Ǣ21Y24ĴĵƁ26ſ29ǣ
~bile	88 8Cƹ27I
~bili	58 7ǔ10ǝ14Ř15Š17ƣǜ18ǎ19ƃ21W27Ɓ31ſǣ
~bill	66 -13K-9Ŷ8ŀ14Ǧ17Ƅ18ł20ư23Z25Ǣ26Ʋ27Y32Ĵĵ
~bin	69 7ƒƘ8ōƅ11ĸ12Ɨǂ13ƍ15ơƫ21Ɲ37ƌ
~bin>	83 10ƒ14ĸ18ơ25ƌ
~bind	85 8Ƙ11ōƅ16Ɨ
~bing	76 14ǂ17Ɲ18ƌ
~bir	64 8C10DGŝǙ23c26ơ37pv52d
~bird	90 37ơ
~birt	65 10ŝ11Ǚ24c38pv54d
~bis	88 12ƂƼ25h
~bisc	88 12ƂƼ25h
~bit	76 -17Ǆ-11q8Ʀ9mWş10j11ƞ13eŀŇũ14Ŕ15ǌ27Ŏ41h
~bit>	78 9mWş10j11ƞ13eŀ14Ňũ15Ŕ16ǌ27Ŏ
~bla	81 7J10Ǣ12HƼ13m15Ņ38ŕ
~blam	83 10Ǣ12Ƽ13H15Ņ39ŕ
~ble	51 -10œ-8Ǫ-7łǁ7aTşƊ8tŁŲƋƧƺ9eiŝƁƂ10ŏ11Ń12oLU13ZŜŧƜ14ĺŮƾ15nƝ17Ŕ18ƚ19MƩ21ưǞ22ƻ28ŉ30s38ř40X
~ble>	53 -9œ7ĶĺƝƵƿ8aTşƧƾ9tŲƊƋ10eƁƂ11ŏ12Ń13ŧư14nŜƜ15ZŮ16ŉǞ18Ŕ20MƩ25s40ř43X
~blem	75 8sŐ9Ŷ10ŌƾǞ11ĺ13Ɲ15LŁ17ŝ
~bles	78 -15ǁ8Ƹ9oƦ17u18i20U25ƚ35ƻ
~bli	84 12b14ư19ƿ20Ƨ
~blin	90 15ư20ƿ
~blo	69 -10Ř9ƃ10j11Ɠ13Ǩ15gƿǄ18ƈ20Ɯ22ƾ27ǀ30ƽ47ǃ
~bloc	90 25ƈ
~bloo	71 15ƿ16Ǆ23ƾ28ǀ32ƽ49ǃ
~blow	86 -12Ř12ƃ13j14Ɠ16Ǩ20g26Ɯ
~blu	84 9Ĺ14ż33ŋ35Ų
~blue	88 9Ĺ15ż36Ų
~bly	90 13X14ƹ18l
~bly>	90 13X14ƹ18l
~bnb	85 38ƞ
~bnb>	85 38ƞ
~bo>	88 12Ɠ34ƞ
~boa	71 7ŏǕ8Ĵ10Ǟ14t18łŠƎ25ĸ27r28ƞ
~boar	75 7ŏǕ11Ǟ19Ǝ20ł30r32ƞ
~boat	82 9Ĵ17t22Š31ĸ
~bod	46 -13ŢǑ-12ƄƬ-11ǐ-10rƟ-9TŹƣ-8BŎźƢǋ-7Ɲ7ŞšƯƼǜ8Fǣ9ƗƥǍǙǛǪ10ĴŕŘǉǖǝ11KƀƶǇǥ12ƂǓ13ĸŐşƕ14hQƐ15ųŽ16gŅƤ17Ǐ18Ǥ19ťŴƵ20Ŀŗ21Aŝƞ24łǚǞ25n29Ÿ34Ʊ36ơ38ſ
~bodi	81 13Ř20ſ
~body	46 -13ŢǑ-12Ƭ-11Ƅǐ-10Ɵ-9rTŹƣ-8BƢǋ-7ŎźƝ7ŞšƯƼǜ8Fǣ9ƗƥǍǙǛǪ10ŕǉǖǝ11KĴƶǇǥ12ƀƂǓ13ĸŐşƕ14hƐ15QųŽ16ŅƤ17gǏ18Ǥ19ťŴ20ĿƵ21Aŗŝƞ24łǚǞ25n26ſ29Ÿ34Ʊ36ơ
~bol	84 7ƥ18Ų24Ɛ
~bolt	84 7ƥ18Ų24Ɛ
~bon	86 13Ƈ15ƀƁ27T
~boo	61 -10q-7şƟ7ŕǚ8eŁǊǟ10ǔ11jļ12Ǚ14g15ǡǫ16Ľ17ǓǞ22Ų50ǘ74Ǣ
~book	62 -10q-7Ɵ7ŕǚ8eǟ11Ǌ12ļǙ15g16ǫ17ĽǞ25Ų52ǘ76Ǣ
~boot	88 -9ş14Ł15ǔ17j26Ǔ
~bop	84 71ǧ
~bop>	84 71ǧ
~bor	62 7GƆ8ƛǞ9vŦǏ13Bņ14CĹ15Ŷ18xƞ20Ơ27Ŵ32l35Ƭ38dp
~bor>	80 -9Ơ-7ť7ơ8Ľ9Ĺ10Ʀ12Ǟ15ǫ16ƞ18Ŧ24B
~borh	88 10Ɣ11G13Ɔ26C
~born	73 12v23x39l46dp
~borr	78 -7Z11Ĺ20Ŷ35Ŵ45Ƭ
~bors	75 9ƞ11ť12Ǐ16ƛ18ņ30Ơ
~bos	78 8gQǛǫ9Ľ11s12N16l20ł27ǡ30U
~boss	79 8gQǛ9Ľǫ12sN20ł28ǡ31U
~bot	62 -9ś-7gwLZŘǎǪ7pzŃƭƮƿǘ8ţũƁǄ9Ÿž11ĸƱ12ĺşƐ14Ź16qŌƳ17ł18F19ƽ21ǃ23Ʒ26ǫ27Ł37s
~both	64 -7gwLZŘǎ7uDƿǘ8pzƭƮǄ9ţũžƁ10Ÿ11ĸƱ13ĺşƐ14Ź16qŌƳ17ł19F22ǃ24Ʒ28Ł39s
~bott	84 -10ś8e9Ŭǧ10ņ14Ń29ƽ
~bou	40 -18x-14c-12Ǫ-11ǫ-10SŅǉ-9ŘƯǇǡǨ-8QőœŖŪƿǒ-7abjyFļŭŶǅǘǠǤ7mĶľŊƐƤǁǝ8GHźƃưƺǍ9ķŇŰƎƑƪƲǌ10BĿŋŢƳ11ŽƨǙǞ12hųǄ13VZǃ14šƍƔƖƮ15uĽťƸ16pǎ17Aŵǆ18TŎŷ19ňŕŞ20ŃƏƵ21rŁǖ22žǑ23ŗ26ŀş30Ơ34ĺ
~boug	70 -12ũ-10ǫ-7ŝƯ7Ʋ8Ǥ9ƫ10Ũ15Ə16ƀƠ18Ńŗ19ƨ21ŷ24ƍ25š27Ǒ33Ɣ
~boun	86 -9Ǥ7J10ǜ12Ţ13AƎ
~bout	41 -17x-14c-12Ǫ-11Ř-10Ņǉ-9SǡǨ-8QőœŖƿǇǒǤ-7yļŨŭǅ7ĶţŦƤƼǑǚ8mľŊƐƙƶƺǁǝ9HźƃưǌǍ10GķĿŃŇũŰƑƳ11ABŋƪǙ12hųŽƏǞ13ŗǃǄ14VZ15Ɩ16puĽƸǎ17Ʈ18ŵǆ19TŎť21ňŕƵ22ŞƠǖ23rž24Ł28ŀş35ĺ
~bov	80 -10Ơ-8ƣ17Ǩ24Ķ33Ǝ48Ǐ
~bove	80 -10Ơ-8ƣ17Ǩ24Ķ33Ǝ48Ǐ
~bow	90 8g25N35ǫ
~box	69 -10p7ŐŜƅ8ƌ9cq10Ĺ12P13m14ǩ15df17ǒ19ś22D25Ơ26J27Ǜ31ƽ
~box>	70 -10p7ŐŜ8ƅƌ9q10cĹ12P13m14ǩ16d17ǒ18fƽ20ś23D27J28Ǜ
~boxe	88 17ƽ33Ơ
~boy	71 -12ǅ-10p-8a7Jő8b9j11ŕť12Ŭ18n27v30wź31x46u
~boy>	76 -12ǅ-10p7y8J9b10j11nŕ12ť13Ŭ20vx21uw32ź
~boys	80 -8a9ő10nv12w15x30u
~bra	73 -7i8ŷ11Ż12ƂǇǍ13ņƝ15ĺ22Ɠ25Ɔ28ž
~brak	88 34ž
~bran	79 -7i9ŷ13Ƃ14ǇǍ16ĺ25Ɠ27Ɔ
~bre	58 -9Ǒ-8Š7I8OűƘƣƨư9l10ũƐƟ11kYǟ12N13ƞ14ƿ18Ńƌ25h29Ţ34ǫ36Ǩ58ƃ
~brea	69 -10Ǒ-7Hœ7XŪ8Iƹ10OűƘƣư11ƨ12ũƐ13kYǟ14N15ƞ17ƿ21ƌ22Ń27ǫ36Ţ
~bree	85 16Ɵ39h
~brel	63 -8Š14ǫ40Ǩ64ƃ
~bri	59 -9kƒ-7Ɠǫ7ŎŏƟƯ8Ǐ10g12rtǆ13a14ŝ15S16ŲƔ19ū20qĺ21u22Ǔ24ǉǌ27ư41T45ƈ
~bric	75 -11ƒ12Ǐ60ƈ
~brid	90 8ǖ19ǆ29t30ū
~brin	62 -9k-7tƓ7ŏ8Ŏ9Ɵ13r15ŝ16S17ŲƔ21q22ĺ23uǓ25ǉ27ǌ29ư43T
~bro	60 -15ŗ-10Ůſ-9jǫ-8Ʊ-7zƋ7rA8nŒũƧƭǂǍ9a10žǈǋǥ11QņƵ12łřŝǎ13ƐƠƿ14ĻǕǣ16Ƃƛ17Ŵ18yǅ22l25B26ť27ŷ
~brok	67 -14ŗ7Ʀǟ8ĹŶ9ĸƞ10ŒũƧ11Ǡ12ǋǥ15řŝƐ18Ơ20Ƃ34ť
~bron	90 -8i44ŷ
~brot	70 -11Ů-7z7eǓ8ƴ9Ǫ10Aƭ11n12ǈ13Qņž15Ƶ16ł18ƿ21Ŵ22ǅ32B
~brou	85 -11j-7ǫ10Ƙ13ǣ15r16a22Ļ35l
~bs>	63 -15ź-7Ǥ7Jƪ8Ǩ9Ɠ11Ǌ12ǀǦ13ž17Vǖ18Ʃǆ23ǒ27Ż37ǔ57Ǔ
~bsi	82 9ĺ11Ņ31Ľ
~bsit	82 9ĺ11Ņ31Ľ
~bt>	83 41Ĵ
~bts	90 45Ĵ
~bts>	90 45Ĵ
~buc	81 -8ś13ſƃ15Ɓ17œ32X
~buck	81 -8ś13ſƃ15Ɓ17œ32X
~bud	72 7e10Ļŝ11Ƶ12Y14ľ19ĹƤ22A28B29ņ37X
~budd	78 11Ļŝ12Ƶ16ľ21Ƥ24A32B33ņ
~budg	80 8e13Y22Ĺ42X
~bug	79 8Ǣ9g15Ł16K19ž61ş
~bugg	90 10g12K21Ł
~bugs	85 20ž28ş
~bui	55 -7FƇƌƟǪ7XƒƦ10ĸ13Ƴ14Ƭ15ǟ16Ǡ17ƣ24Ǥ25Ɠ30Ǎ31ƫ35Ǐ41ƕƼ42ƥ46Ɔ
~buil	56 -7FƇƌƟǪ7bXƍ8ƒƦ10ĸ14Ƴ15Ƭǟ16Ǡ18ƣ24Ǥ25Ɠ30Ǎ31ƫ35Ǐ42ƕƼ43ƥ47Ɔ
~bul	86 10Ƅ14Ũ17Ŀ24h
~bull	88 14Ũ17Ŀ25h
~bum	80 -7Ļǚ10ſǤ12Ř15Ŕť16Ƅ19Ŷ20ŕŲ
~bump	80 -7Ļǚ10Ǥ12Řſ15Ŕť16Ƅ20ŕŲ
~bun	75 -10x7Ƈǖ8ǜ9Ƥ11Ǌ13Ņ23ǂ24Ơ42Š
~bunc	85 7ǧ10ǖ12Ǌ15Ņ
~bund	84 10ǜ54Š
~bung	88 -12x9Ƈ27ǂ29Ơ
~bur	63 -10ƶ-7c7Ɩǂ8ŁŝŰƨǗ9Ƃ10ŅǤ11Ļ12mƦ15DƓ16ǟ17ƕ18j21Ɲ31ƒ34Ň60Ʋ
~bure	90 -7Ő13ŝ15Ņ
~burg	90 12ǂ
~buri	80 13ƨ25j36Ʋ
~burn	69 -11ƶ-7ǋ9ŁƖǗ12Ǥ13Ļ14m17Ɠ19ǟ21ƕ35ƒ39Ň
~burs	82 11Ʀ12Ƃ29Ɲ
~bury	90 -9c22D47Ʋ
~bus	49 -18ƃ-13R-11ū-9Gƹ-8qƙ-7Ŏ7t8ǚ9C10ŵ12APǝ13MǢ17Ǥ19Nǟ20ŏǈǒǪ21Ůǖ22U24Ǡǣ25Ǉ26Ɵǌ29ǍǨ30ǅ31ǆ36Ŷǧ43ǐ52ǡ
~bus>	82 -7qǟ14Ǩ22ŵ24C75Ŷ
~busi	51 -19ƃ-11ū-9GRŶ-8ƙƹ-7Ŏ7ǊǏ8Ǔ9ǚ13Aǝ14M15Ǣ18Ǥ21ǈǒ22ŏǖǨ23Ǫ25Ůǟǣ26ǇǠ27ǌǡ28Ɵ31ǅǍ33ǆ38ǧ39ǐ
~busy	74 9ǐ12x15tP33N35U44ǡ
~but	63 -10Ş-7ĻŊŻ7cfwKƮ8bĿōſƔƛƴ9iƌƱƺ10Ųǥ11łǫ12ƿǀ13Ǆ15BŁǛ16Ǔ20T21Ʃ23pŋ
~but>	64 -9ǫ-7ĻŊŻ7cfwKƮƽ8ĿƔƛƴ9ſƱƺ10Ųǥ11ł12ƿǀ13Ǆ15ŁǛ16BǓ20T21Ʃ23ŋ24p
~butc	90 14b
~butt	90 7j14i15ō29ǫ
~buy	62 -15Ǒ-14Ŷ-10ƶ-9œ-8ĸ-7Ļ7ƛ8X9Ǉ10Ń11šŭ14ƪƫ15W17Ƭ18Ǡ20ō21ǆ26ƨ28Ɣ29Ǘ32F36ƙǪ37ŷ41H44G
~buy>	63 -15Ǒ-14Ŷ-11ƶ-8œ-7ĸ7ƛ8X9Ǉ11Ń12šŭƬ15Wƪƫ16H18FǠ21ō22ǆ24Ɣ26ƨ30Ǘ37ƙǪ38ŷ45G
~buyi	85 7Ƭ20F36H
~by>	50 -28ǎ-25œ-16ŴƟ-14ƿ-13ŉŕ-11hōƘ-9ū-8sŖź-7mtňŦŵǄǫ7EKƣƸƽǃǠ8gn9QƙƱǡ11yĻŌƞ12ŚũƳ13jTŨ14uǞ16a17zŷ18AŃŶư19ŎŰƦ20Pƀ22wƛ23dx24ƅ28ĺ29Ŕ33oĵśǩ43M47ń
~bys	84 -11d-7a8Ư13V21w23Ɵ30v
~bys>	85 -11d-7a8Ư14V22w31v
~cab	85 7ƽ10ƒ13ĸ15Ŧ17ƍ18ơ
~cabi	86 7ƽ10ƒ14ĸ17ƍ18ơ
~cak	88 -7ǉ9ľ10M12p33c
~cake	88 -7ǉ9ľ10M12p33c
~cal	48 -15J-12ǆǎ-11r-9RƘ-8tŋ-7cpuOŏťŧƔǍ7ƌǙ8qő9PWĶŁƫƿǝ10NĵŕşţƁƾ11Ɛ12ŤƂǕ13lŃƺ17Ƅǀ19sǃǛ20MļŌƼ23ƣ26IŅŨǓ27ł28ľŝ34a35C38w40o42K43ǅ46L53ĺ
~cal>	63 -7ǫ7P8Tǁ9ǜ10Ŀőǖ11ƌǊ13MQǙ14ƿ15W16Ɓƾ19Ł21Ǔ26Ƅ28lǀǃ
~cale	82 8ŀň14L16Ǟ20Ń39Ƽ
~call	51 -16J-12ǎ-10r-9lň-8tR-7pOŋƘǊ7šŲ8Ļ10qƫǓ11MĶǝ12NşƐ13ĵŕţǕǫ14Ƃ15Ť16ƺ21Ǜ22s23ļ24Ō25ƣ26ŝ28Ņ29CIŨ30ľł37a41wL43o46Kǅ58ĺ
~cam	63 -8Ǜ7G8djƱ9ƛƿ10Ĺŏǀ12DšǠ13M14ű15ĸŠƝ17Ū19Ľ20ť24ŧ34ņ36Ɛ57ǚ
~came	64 7lG8dƱ9jƛƿ10ŏ11Ĺǀ12š13Ǡ14M16Ɲ17Ū19Ľ21ť25ŧ35ņ37Ɛ
~camp	88 10ơ13ĸ22Š23ű
~can	47 -12RŉŪű-9tŤ-8Ŗ-7wGUšūŷǍǔǖ8aŌ9ĵŻƑƥ10ļŘǃ11ĿŶǎ12ce13JNńƄ14M16ł17ƿǩ18ŚǪ19ơ20OƜ22X23ĺ24Iō25Ŋ26ŋƾ28LśŬ29sŢƩ30ǫ31ŏ48Ŝ
~can>	49 -16Ʒ-12Rŉű-11Ū-9t-8Ŗ-7wUūŷơǍǔ7Aƚ9aĵŌƥ10ŻƑ11ļŘǃ12ĿŶǎ13eJ14Nń15Ƅ16M18Ŋǩ19łŚǪ21O24X25ō26Iĺ27ŋ30LśŬ31sƩ33ŏǫ50Ŝ
~canc	71 -7G12Ŋ29ƿ31Ʒ44ƾ52Ţ
~cand	90 -7ǉ11ƀ12Ɵ35c
~cane	80 -9ŀ12ƛ40Ɯ
~cant	84 47ơ
~cap	85 10ƚ11T12Ř13ŵ28ǫ29ǆ
~car	39 -24Ɩ-18Ɨǫ-15ĶœǨ-13ŎǊǪ-12yĺư-11i-10xRļŁňŗƣƪƷǆǟ-9nwIŦƙƠǠ-8asuLłŉōƔƦƬǖ-7jOQSTUŜƕƚƽǍǓǛǝ7YƟǜ8ŒŘŪƏ9b10ĽĿŚŸǔ11őŝžǣ13z14Vľ15Ŭ17ŀ18ĵƀ19ĴǎǙ20Ƃ21ũƃ23Ƅ26e30Ż31Ʊ36ǘ37źǒ44ſ45Ɓ47űų52ŭ53Š55Ŵ56Ųŷ59Ŷƅ60ŵ64Ů102ū
~car>	47 -24Ɩ-21Ɨ-20ő-12Ş-11Řřƚư-10ty-9iqŸ-8ĵœŗƠƪǫ-7ŁňƨǨ7ǒ9š10Y11ů12ZžƄ13ƅ22Ƃ25Ż27Ŭ35Š38ű40ų43ź44Ŷ45Ɓ47ſ63ŭŲ68Ů76ŷ82ū85Ŵ88ŵ
~card	58 -17Ķ-11I-9Ŭ-8ōū-7ŜŮƤ7dŝ8Pſ11b12Ǟ17Ż19ĹĽ21Ś26ľ34Ĵő37Ǚ39ĵ44e57ƅ73ǘ
~care	64 -17ǫ-11ư-8ő-7ǘ8žƄǄ9W10q12ƥ13ņ14ǃ15ũƏ16Ƹ17ŝ18Ũ19Ʈ21V22Ū28Ŀ29Ɵ30z39ŀ59Ʊ
~carp	86 -13D23ű
~carr	57 -13ǘ-9Ɵƣ-7Oœū7Şſƚư8bŶǥ9şǫ10ǒ11řƤ12Ƅƨ15ŐųǑ16ƃǜ18ƅ19Œ20Šǣǧ21Ĵ24ő25ǔ26Ř32ǎ36ƀ
~cars	61 -12ő-11Ŏ-8ǊǨǪ-7Ř11ŭűƁ12ƃ13Ų23ŠŮ27Ÿ43Ŷ47ǒ75ū
~cart	90 -11R38ų
~cary	83 12ťź13Vǚ38ũ
~cas	62 -10Ř-9ŲŶ7Ɓ8Ɵ10Ǣ12ƴ13ųǗ14Iƫ15ļ20Z41Ʒ60Ƭ64ǘ
~case	77 7F10Ɓ15Ǣ16ƴ18Ǘ19Iļ
~cash	65 -10Ų-8Ŷ-7Ř14ų15ƫ21Z43Ʒ64Ƭ68ǘ
~cat	55 -11VŖżǫ-7Ŀ7sĹƽǁ8awōǅǚ9Šơƴ10qƶ12S13LŬǎǠ14Ż16ǔ19HƳ24ǩ25m27k29N36Ǎ45ǝ46h
~cat>	90 35h
~catc	75 -11ǫ8ő10tS11ƍ12swǚ13a17q19L42N
~cate	62 -11Ŗ7CH10ǅ14Ǎ19Żǎ20ǔ28ǩ54ǝ
~cati	67 -12Vż-8Ŀ7SŕǂǄ9ǁ11ƽ13ōơƶ16H17Ŭ22Ǡ24Ƴ30Ǎ33m34k
~cats	85 7ŭ45h
~cau	66 -10Ŋ-7ŧ7HIŇŉ8bgŁŃƤ9aŞſƶ10uPĶƸ11j14J15Ū19ǃ24i25ť35ŕ
~caus	66 -9Ŋ-7ŧ7HIĽŇŉǂ8bŁŃƤ9gſƶ10PĶŞƸ11ju14J19ǃ25ť35ŕ
~cce	82 -17ł-12Ĵ24x25Ɣ28Ǚ31ǘ45l
~ccen	88 54l
~cci	65 -7ư9Ƶ10ſ11ŕ12Ť21Ŧ29Ƅ47Ž
~ccid	65 -7ư9Ƶ10ſ11ŕ12Ť21Ŧ29Ƅ47Ž
~cco	61 -9Ş-7ǫ7ĸǄ8aƆǈ11Y13Z15eAœǗ16ļŝ18ĵŵ19ķ22ƈ23ǖ25B33Ś34ƻ36Ǣ
~cco>	76 10Ǆ28ƈ44ƻ
~ccou	64 -7ǫ7Ǖ8ĸ9aǈ11Y14Z16eAœ17ŝǗ19ĵ20ķ25ǖ26B35Ś38Ǣ
~ccu	75 11Ƭ13m15ơ21q27P33ǣ
~ccup	80 17ơ23q29P
~ccur	84 15m38ǣ
~ce>	36 -21Ř-19ǫ-16ť-14ĴŗŶ-13vCǉ-12ǆ-11TŎƚǓ-10sĸŕŵƱƹǙ-9ķƿǖ-8guLƝƺ-7lpƕǈ7rŢƥƬƵǪ8Ƅơ9tBRľŉŦƍƏƜƢƧǣǦ10ijńżƫƶǤ11Ɣƛ12Ňž13PƂƅƣƷǌ14Œţǚ15řƋǡ16ŨƩǑǧ17Ńņ18Ƥǜ19FX20œǂǠ21AŰƓƨ22HMƠ23ŤƮ24UŠšǎ26Ŀ29ŐǇǍ31G32Ū35ƒ36Ɩ
~ceb	90 26Ľ29ǫ
~cebo	90 26Ľ29ǫ
~ced	71 -8A9K13f23Ɖ27ƌ34ŭ
~ced>	71 -8A9K13f23Ɖ27ƌ34ŭ
~cei	78 7ŧ16ŀ20X25ƚƝ31ǌ
~ceil	85 7ŧ18ŀ22X27Ɲ
~ceip	84 27ƚ33ǌ
~cel	71 -7n12Ŋ14ƺ30Ʒ34Ƌ38I60Ţ
~cel>	85 22Ţ40Ʒ
~cele	86 37Ţ
~cell	76 -7n12Ţ15ƺ37Ƌ41I
~cem	78 -22Ǒ-10J10ƙ15Ʋ18ľ23Ǥ49ƕ
~ceme	79 -23Ǒ10ƙ15Ʋ23Ǥ50ƕ
~cen	55 -13I-10ř-8nǊ-7ǌ7ŘǪ8Ǔ9QŦƼ10oŻƶ11Ʋ12Ļǆ13dƅǈ14Ŕǂ15ĵŬ17a18ž21Ɯ24ǝ25ź31l37Ÿ56Ź
~cens	59 -13I-11Œ-9n8Ǫ12oƼǝ14dƅ16ǂ17Ŭ19a28ź41Ÿ61Ź
~cent	65 -12ř-8Ǌ-7ťũǌ7Ƶ8ķŕƖǖǘ9ŘǓ10c11Ŧ12Qƶ13Ʋ14Żǆ15ǝ16Ļǈ17ĵ18Ŕ19Œ22ž25Ɯ38l
~cer	58 -14Ǆ-11Ŗ-8Ţ7Ŀ8Xǅ13ƺ16x17Żǎ19ŀ21YŮ22Łƿ27Ɨ37ƾ57ǔ77ǩ
~cer>	75 -9Ţ-7G22x25Ɨ31ƿ49ƾ
~ceri	85 -7œ7z12X23Ů31Y
~cern	85 -20Ǆ10Ŀ20ƺ29ŀ33Ł
~cert	61 -12Ŗ11ǅ18Żǎ61ǔ82ǩ
~ces	65 -16ł-8ƣ7ƊƒǞ8QƓ9ĴƢǜ10ƙ11Ǘ13ƃ15ŋ16Ǐ18ǆ19Ń21Ǣ32ŅǙ35ƚ51Ǩ
~ces>	70 -8ƣ7Ňƒ8QŝƊ9Ɠ10ĴƢǜ12Ǘ14ƙ16ŋ17Ǐ18ƚ20ǆ24Ǣ35Ņ
~cess	76 -15ł11Ǟ15ƃ23Ń40Ǚ60Ǩ
~ch>	38 -20ƃ-17Ũ-15ĵť-14ŕǒǙ-12ũǆ-11hń-10Uǡ-9xHŶŻƞ-8iuĹňƣƵǗǜǪ-7jŐşƷƿ7kĿőŮŲǎ8DōŦƑƲǕǤ9JŉŹźŽƥ10Iƍ11CEŅŘŝŭƜǝ12wƧƳƽǨ13ľǍǘ14NOWŀƟǌǣ15ņǋ16QƄƚƬ17ůƀƕ18Ɩ19Lƨ20ķƪ21ĸ22ƙ23ZřƩǫ26TŧƔ27Ǒ28Ʈ30Ŕ31ƢƸ32Xœ37Ǌ41Ŵ
~cha	52 -14ƞ-10ŗŞ-9Ł-8Ŀ7qTŲƹƺǁǗ8dĶƖƼǫ9Ŋ10ƩǤ11ŏŨǠ12łƢ13H14şƔ15Ƹ17ţƣ18Ʒ19ľ20Ǌ21ǍǓ22ňœ24CŪ26Ļ28N33ŕ40V
~cha>	84 11Ÿ12g13VĻ15Ŧ18Ŋ
~chai	72 -18ƞ9ňŕ11Ɠǖ19Ǌ33Ǎ34Ǔ
~chan	57 -8ż-7ŗŦ7I8qƝƽ9duPĶŲƹƺƼ10TƖ11Ǥ12ƩǊ13ŏ14ľǠ15H18ş19ň21ţƷ22Ļ28Ū32ŕ37V
~char	69 -8ş7ŋƕ8ǔǛǫ9Ŗ10ż11Ŭ12ƶǁ13ņ18ł22Ƣ24C25ƣ27Ƹ35œ
~chas	84 22Ũ31Ɣ
~chat	83 7aL13C14ľ48N
~che	50 -16ǫ-12ł-11ŒŴŸ-9a-8SŢ-7sŇōœŞƸǓǩ7LƤƪ8gƬ9Ťǋ10ƏƺǆǗǢ11Jŝ12Qƭǔǘ13eƼ14Ɗ15RĴ16MWĿŲƮ17ZưǞ18ĵ19ņ21Ǥ22ǀǝ23mKƚ26fƯ27ƍ28ŧƻ30ơ33Ɠ38q
~chea	78 8ŧƈ9Ť10rƂ14Ŕ21šƯ32Ŀ34ņ
~chec	56 -13ł-11Ÿ-7šŢǟǩ7cuAǒǝǡ8ĹŅţ9Ƥƪƺ10KőƬƯ12ƏǗǞ13JǢ15eQŝǔǘǤ16ƭǋ19WĴ20Ʈ21Z22ư23qơ24ŧ25ĵ27ǀ
~ched	72 -12Œ7LǙ9Ŏƻ12Ǥ14ƚ20Ɗ24K27R30Ɠ35f
~chel	83 44m
~chem	90 15ǜ
~chen	71 -7ǋ7Ń10ƐǊ11L13Ơ16ǟ19ǆ26ǝ28M44ƍ
~cher	80 -7m10Ű11P12b16ķ18Ų29q
~ches	74 -9Ŵ8ƛƯ10jŲ12ž17gơ22ƚ23Ɠ24Ƽ
~chew	86 43ƻ
~chi	60 -8ŀƚ-7ŤŴ7Ƴ8NžƭƵǗ9qyż10UĻŷ11lƤ12ƾ13a14ĺƊ17vwź19P23ţ25Ǥ26uǟ30Ʊ35ƒ45Ǒ
~chil	71 7ƴ9Ƴ10Ƹ12yżƭ13ź14ŷ15l21vw30Ʊ33u
~chim	85 50ƒ
~chin	66 -9ƚ-7ŀ7źǘ9N10žǗ11q12UĻ14ƾ16ĺ18a21P26ţ28Ǥ29ǟ51Ǒ
~chit	88 16ǜ21Ɗ
~cho	59 7Ǆ8y9KżƸǨ10vSǖ11qQ13Ůƾ15Ǖ16Ƥ21l26Ń27x32ŻƳ37š44m
~chol	90 12Ǆ21ƾ
~choo	60 9yKżƤƸǨ10Sǖ11qvQ13Ů15Ǖ19š22l26Ń27x33ŻƳ45m
~chr	85 10ƌ19dD22k
~chri	85 10ƌ19dD22k
~chu	80 -8Ǩ12Ʋ13oƃ16tB18Ů30Ƹ
~chur	80 12Ʋ13o16tB18Ů30Ƹ
~cia	56 -13ƃ-9Ƈ-7ƌ7ķǍǎ9ư10ĹƱ11Şǈ12qǊǏǢ13BǨ14Ơ16mPƘǙ17ƚ18A20ǆ22ǀǁ25ƭ37e
~cial	61 -14ƃ-9Ƈ-7Ɛ7šǤ8ķǍǎ9ǧ10Ĺư11P12Ʊǈ13Ǣ14BǏǨ15Ơ18ƘǙ19ǀ20Aƚ22ǆ24ǁ41e
~cian	88 8ǀ10P20q21Ǌ
~ciar	69 32ƭ
~ciat	85 10i12ŋ18Ş25m
~cid	61 8Ƶ9ſ11ŕŤ12A17Ļ20Ŧ27Ƅ31Ń35ł44Ž
~cide	62 8Ƶ9ſ11ŕŤ13A17Ļł20Ŧ27Ƅ28Ń45Ž
~cidi	88 -8ǉ27ł
~cie	67 7ųǅ8Ǩ9ƭƷ12Z15ƚ17ǔ19Ķ32Šǧ
~cies	67 7ų8Ǩ9ƭƷ12Z15ƚ17ǔ19Ķ32Š33ǧ
~cig	82 -7ǀ14Ǆ52ƻ
~ciga	82 -7ǀ14Ǆ52ƻ
~cin	73 -11ǅ-10ĺ-9ƾ8ŭ9Ɨ13b15Ļ17ǂ18Ǆ23Ʒƽ
~cin>	90 11ǂ12Ɨ
~cine	86 -13ǅ-11ƾ21Ǆ27ƽ
~cing	78 -10ĺ8ǂ9ŭ14b16Ļ24Ʒ
~cis	79 10Ń11ǜ14A19ń27ł
~cisi	79 10Ń11ǜ14A19ń27ł
~cit	72 9iDǀ11Hǩ12Ǎ17Ƙ22Ƒ29ż31Ơ45C
~cita	90 37ż
~citi	88 7Ǡ14iH21Ƙ
~city	77 9D10ǀ12ǩ13Ǎ24Ƒ50C
~ck>	43 -24ǫ-17ŗ-16Ɩ-14MŹ-13ţť-11ŢųŸƵ-10ŘǆǞ-9łŕƒƗƦƳǊǢ-8inyƸ-7gBGTXYńŏŰžƙƷƺǓǖǩ7jqQŦƁƑƭƿǂǚǨ8şŲŻƫ9eLVĹŒƄƍƮƻǡ10ŃŽƛƹǁǗ11ľŁŋŧŨǋǤǪ12Ŀ13SŮƥ14uōūƎǔ15KŝƟƯ16ŉƲǀ17ŭŶ18Jǥ19ƕǝ20Ƭ21Ĵ23ư24š25IZǑ26W27R32Ŵ33ŷ34ũƈ38ů40ŵ
~cka	78 -12ǚ9Š16ų21W48ǧ
~ckag	78 -12ǚ9Š16ų21W48ǧ
~cke	54 -11ƋƖ-10Ǩ-9Ʊ7eķĽŗ8wŤƍƴǆ9ŽƃƊ11N12šŧƏƠ13Z15v16Ļƥ17űƗ20Ĺ21ŕǡ22Ƨ25řž28Ǚ45ż50ǚ
~cked	65 -11ƱǨ-8ŧ7ž9XĽŏ10wNķƍƴ11ƃǡ12ť14Ž15ZşƏ16řƠ17š20ƥ22Ļű28Ǚ46ǚ
~cker	76 -11Ƌ-10ş7Ǚ9Ŭ14Ɗǫ19ǚ23v29ž39Ƨ
~cket	61 -12Ũ-11Ɩ7Ƹ8eD10ǆ11ŗ12Ť14ǡ15ĹŧƗ26ŕ28ř53ż
~ckg	86 9sŌ21Ǟ28ǫ
~ckgr	86 9sŌ21Ǟ28ǫ
~cki	72 -9ǒ-8Ǖ-7ƛ9ĺ11XƎ13H15QŁ16ţ20Ž28ž29i44ĵ
~ckin	72 -9ǒ-8Ǖ-7ƛ9ĺ11XƎ13H15QŁ16ţ20Ž28ž29i44ĵ
~ckl	81 -9Ņ8Ǚ10Ǩ14Nǁ17ĺ19Z21ŷ
~ckle	84 -10Ņ9Ǚ15Nǁ18ĺ22ŷ
~cko	84 7r8Ŷ10z17B19ǘ20Ʋ
~ckon	90 7r11z18B22Ʋ
~cks	62 -14Ŵ-12ł-10ǅ-7Iś7T8LſƑǋ9wǨ10ŶƁǚǝ11ƈƝơ12ĸœŮ14Ž15qĿǞ18ř19Ƃ23XǢ32ƻ50ǒ
~cks>	62 -14Ŵ-12ł-10ǅ-7Iś7T8LſƑǋ9Ǩ10ŶƁǚǝ11ƈƝơ12ĸœŮ14Ž15qĿǞ18ř19Ƃ23XǢ32ƻ50ǒ
~cku	67 -9Ř7Ǒ9ſ11ŴƋ13ƺ15Ů17Ŷ21ƭ22ǀ25ǒ26Ő27Ɲ28ǚ
~ckup	67 -9Ř7Ǒ9ſ11ŴƋ13ƺ15Ů17Ŷ21ƭ22ǀ25ǒ26Ő27Ɲ28ǚ
~cky	78 -7ƛ7Ťƞ9ǚ12P14Ǝ19Ɩ20Ŵ28o
~cky>	82 8Ť10Ɩǚ12P29o
~ckya	90 -9ƛ9ƞ12Ɩ16Ǝ
~cla	56 -9Ŗ-8Zż8Pņ9ǜ10ŕŜ11xǝ13ĿǞ15śǕ18Ż19ŧ20Ū21Ǥ23D32ř34ť36Ŧ40Ũ45Ǧ51Ť
~clai	58 -9Ŗ-8ż-7Z7ǫ8ǥ9ņ11ŕǜ13ǝ14Ŀ15Ǟ20ŧ21Ū34ř36ť37Ŧ43Ũ57Ť
~clar	83 17Ŝ24ś
~clas	78 -9ǥ9d10ƅ14P16x27Ż65Ǧ
~clau	88 26Ǖ34Ǥ
~cle	57 -13ǫ-9Ō-7Ŧƙ7Ǩ8ŮǤ9TŠŷƏƹ10ƧǑǝ11ƾǡ12ŬűŲ13Bǂ14Ɓǀǈ15Ŵ16ƒ17Ŋ19ƞ22ŤŵƖ23ǒ28ŭ31ż44ŉ46ū
~cle>	67 -11ǒ-7ūų7ŶƵ8ſƁ12ŠŷżƧ13ǡ15Ŭű16B17ǂ23ŭŮ26Ŵ40ŵ
~clea	67 -10Ō-8Ŧ-7GǊ7ļ8ų11ŭƏƹ12Ǥ13Ǒǝ14ƾ15Ų17ǀ20ƒ22Ŋ24żƞ27ŤƖ54ŉ
~cles	69 -14ŵ-13Ů7ƅ9ƁǨ19ǈ42ǒ64ū
~cli	59 -13ǆ-10ŕǫ-7c7BŤƫ8Ľŋ9UŔǣ11Ǌǘ13gǨ16ǚ17Ļ20Ɵ22ƞ24Ů27Ǖ29ǂ30ǀǙ32ǜ38ƶ49ǖ
~clie	62 -13ǆ7B8ŋ10U11Ť12ǘ14ǚǨ22Ɵ24ƞ26Ů28Ǖ34ǜ35Ǚ54ǖ
~clim	81 -7c10ƫ14Ŕ20Ǌ41ǂ
~clin	80 -12ŕ-7Ǎ43ǀ56ƶ
~clo	53 -14n-10Ũ-8kŤơ-7Ʈ7gjƵ8ǚ10qCřŦ14RǙ15X18ƙ19Ƒ20Ʀ21Ǜ23Ɠ24Ű25ůƗ27ś33ƛ40ǐ56ǟ82Ƙ
~cloc	83 14ƿ17q33R43ů
~clos	54 -12n-10Ũ-8kŤƿ-7RơƮ7Ƶ8gǚ11C12řŦ16X20Ƒ21Ʀ22Ǜ24Ɠ26ŰƗ29ś34ƛ41ǐ58ǟ87Ƙ
~clot	86 23ƙ
~clou	85 12x18j24Ǚ
~clu	70 -11ǉ-9ŕ9Ɓ10Ŕ11Ƈ13Ƃ14ǥ19ǋ20Ƣ31Ő43ŗ
~clud	70 -8ŕ-7ǉ9Ɓ10Ŕ11Ƈ13Ƃ14ǥ16ŗ19ǋ20Ƣ31Ő
~co>	69 -8ų-7ň9ĽǄ11Ĵ15Ǘ16Ƴ26ƈ33ŷ40ƻ42Ķ
~coa	83 -7l10š11Z12ƩƬ18Cǀ30Ɯ
~coas	88 -8l12Z19C33Ɯ
~cod	73 -8Jǥ8Ŭ10ŕ12ǚ26E29Ǧ40I
~code	73 -8Jǥ8Ŭ10ŕ12ǚ26E29Ǧ40I
~cof	83 -13ŷ10iZ13ǝ14Ŏ25M26ǫ
~coff	83 -13ŷ10iZ13ǝ14Ŏ25M26ǫ
~coh	71 32ǁ35ǝ
~coho	71 32ǁ35ǝ
~coi	83 -7Ɨ8ǔ33Ǥ38ƚ46ǩ
~coi>	86 9ǔ48ǩ
~col	58 -13ř-9ǘǩ-7Ǧ7Ł8ƒƭǢ9ǫ11Ķƞ12ľ14ǅǗ22Cǔ23Ż24Ž25ƚ28j29y32Ƴ33m43Ɓ
~cold	85 10ǣ13Łƒ45j
~coll	60 -13ř-12ǩ-7Ǧ8C9ƭ12Ķľƞ23ǔ24Ż25Ž26ƚ31y34mƳ45Ɓ
~colo	90 -12ǘ22Ǘ23ǅǫ
~colu	90 14Ǣ26C
~com	40 -21ū-19ŗ-16ĺ-14aS-13nŐ-12ŔƃƸ-11oũſ-10sƦƭ-9CFŉųƄƇƙǉǩ-8iłńŘŪƌƚƨƹǫ-7rADLĽŲŶƀƍƠƤƪƿ7buƏưƱǘ8lyŢťƮǏǑ9Ƃǡ10ƓƗƘǚ11ŰǀǗǞ12jǌǦ13ŞƥƩǖǛ14Ł15Ļƶ16ŮǟǣǪ17ņŨǔ18kqş19Ĺļţƣ20WƝǠ21ŝ22Ŀǅǧ23JQŒǇ24ǒ25ő26ķŃƁǆ30Ǩ36ǃ39M40š41ƞ44Ņ48T68ǥ
~com>	90 30J
~come	50 -17n-15ŗ-14Y-12m-11Ǚ-10őŨǨ-9sƭƸ-8ĺũǫ-7QńŉŔŘ7gkľŖŢŤƶ8bŧŽƃƖƟ9uHœƑ10GƏǋǛǪ12jJŁ14ǘ15lŝ16ĿřƱ17ļƓ18ŃƂǗǟ20Wư21ťƮǖ22š23Ɲ29Ĺ30ǃ37M39Ļ54Tƞ
~comf	79 10ō12M13TƵ16e26X
~comi	68 -7ř8Uĵŀ9ǃǟ10ĿǦ11juMŖǡ12Y13pǠ14qyƝ17ǀ18Vź22ķ28k
~comm	66 -15ƃ-9Ƈ8šǤ9TǍǎǧ10ǓǛǫ12P13Bǜ15Ǐ16Ǩ23ǆ28Ű36Ů
~comp	47 -22ū-15Ļ-12Sœ-11aƃ-10Őſ-9Vĸĺ-8foƮǩ-7TŔťŧƄƝǉǖǫ7qyǡ8Ƙ9ļĿǃ10ǌǢ11ŝ12ƅǑ13mǙ15Ɨ16ǚ17Ń18ƥƩǞǪ19ķǆǠ20ǣ21Ş22šƶǧ23ņǇǔ25ǅ27ţ28ƣ29ş30Ũ31őǒ33QŒ34Ɓ35Ǩ56Ņ87ǥ
~con	51 -13Ǆ-11Ɖ-10Ř-8aū-7cśŦ7pňŚžƕǍ8Ť9kPƍǎ10ōǩ11Ơ12ļƊǠ13yŮǡ14ĿŀƘ15ŉƖ17ƈ18IƔǔ19ŌŲ20KƆơǓ22Łŵƙ23N24ǜ25Ǥ28ƭ32ƾ33Ǖ
~con>	90 9C10Ň13ư14l
~conc	84 -19Ǆ10Ŀ20ƺ29ŀ32Ł
~cond	62 -12Ɖ-8ū-7ƺ7dĹƭ8ļŋƥ9ǎ10AIŪ11ŏǫ12pňǍ13Ŀ14k15ō17ƊƖ18Ǡ19y26ơ29NŲŵ32ƾ
~conf	88 -8Ŧ13J18Ť37ŉ
~cong	81 9o10ƔƼ12ǡ22Ơ
~cons	72 -7ǆ7ƕǏ11Ō12ǡ13ţ16ž17P28ƈ34Ɔ38ǜ
~cont	59 -9Ř7Ţƕ8ŧƤ9Ƙƾǩ10Śƍ11Łǆ17Ɣ22ǔ24Ǔ25K27ƭ30ƙ31Ǥ41Ǖ
~conv	80 7Ʃ11ļ12s15Ɵ20Ō24Ů
~coo	67 -9f-7ųƍ7kCŖţū8dQŅƐǊ9pŤǜ10gř11őǏ12rž13oE14Ŀ15Ǒ19ǝ22Ƈ23ǘ44j
~cook	86 -8ƍ10m11k20Ǐ26ǝ
~cool	68 -8f-7ų7CŖţū8dQƐ9pŅŤǜ10gř12rő13ož14EĿ15Ǒ22Ƈ25ǘ45j
~cop	74 -10ƙ9Ž11ƣ16ż36ƌ38Ŝ
~copp	86 -12ƙ42ƌ
~copy	79 11ƣ41Ŝ
~cor	56 -8űǖǫ-7cƢ7ǅǞ8dŐ9œŤ10ǀ11aǁ12F14ŵ16E17ž27Q29Ǚ36ż39Ķ42ǈ63Ō
~cord	63 -9ǖ-8ű9Ɔ11Ť12ǀ14ǁ18ŵ34Ǚ43ż73Ō
~core	78 22ž55Ķ
~corn	88 11Ŭ12C14ő
~corp	78 13ǅ61ǈ
~corr	70 -7Ƣ7bŢſ8DŘƋơƬǂ9nź10Ǟ11d12Ő14œ16F17a21E
~cos	60 -12š-10ǋ-7ǚ7ƄƯ8Ľ9XĿŁ10ş11ņ12ǥ15ƢǗǤ16Yƙ17Ɠ18Ĺ19Ʋ24ƕ25Ʊ26Ǒ28ǜǟ30œ41ŧ
~cost	60 -12š-10ǋ7ƄƯ8Ľ9XĿŁ10ş12ǥ15ƢǗǤ16Yƙ17Ɠ18Ĺ19Ʋ25ƕƱ26Ǒ28ǜǟ31œ41ŧ
~cot	90 30ƻ
~coti	90 30ƻ
~cou	43 -12ŷƟ-11ŵǥ-10ŧŽƄƗƘƨ-9ŞƢǊ-8cKňŗŴƩ-7jrVŃńũƖƜǤ7dWĺŬǦ8ƍƚ9ǫ10uBķŒƇǗ11gnAŝŻƆƯ12Ǝ13ƙƤƹ14Ŀřƻ15MśƑǆ16eşŸ17ŪǢ18ƅ20ĵư21ǖ22ŋ23ŚǪ24Ʊ25Ŝ26Ĺǜ27Ʀ29Cǟ31DXŶ36ĸ42ǉ52Z
~couc	83 8Ƌ10Ů13g14n18Ʀ41ƙ
~coul	48 -10ŽƘ-9Ƅ-8nŧŵžƨ-7KƟ7IW8Ưǃ9dƤƬǑǫ10e11ŀŬ13Ƒ14ĺ15ř16ŋƎ17ƹ19Mś22şŪƦǆ26ư30ŜǜǪ31Ĺ37XŶ38ǟ46ĸ54Z
~coun	54 -11ǔ-9ǁǥ-8I-7ưǊ7Ľǈǘ8Šǋ9eYZż10QƤƻǂǦ11lnŒŻ12ŝƍǗ13Ÿž15ķƇ16Ɔ18Ŀ19u20B21Aĵ23Ś24Ǣ27C31ǖ32Ʊ57ǉ
~coup	75 -11ĸ-8ư8SŒ10ľƦǁǐ11U12ƚ15ū17ŋ18Ǡ
~cour	79 -8cŷƗ8g9Ż17ų43ƅ49D
~cous	83 8Dƒ11ŝǞ19C21n
~cov	49 -20Ǒ-18ŉ-11Ǌ-9cǒǫ-8ǆǓ-7oĵĻŸƣ7Ĵŧ8iǚǣ9ƜƤ12šǎǧ13śſ14W15ŏ16ńŢ17ĹƮǜ18ōƝ19ƀ20Ƴ21ǔ22ƨ26Ƃ28Ɓ29ĿőųƕƩ32ƄƯǟ38Ǥ39Ř40ƪ45ŗ49Ő
~cove	49 -20Ǒ-18ŉ-11Ǌ-9cǒǫ-8ǆǓ-7oĵĻŸƣ7Ĵŧ8iǚǣ9ƜƤ12šǎǧ13śſ14W15ŏ16ńŢ17ĹƮǜ18ōƝ19ƀ20Ƴ21ǔ22ƨ23ǟ26Ƃ28Ɓ29ĿőųƕƩ32ƄƯ38Ǥ39Ř40ƪ45ŗ49Ő
~cow	86 9B10j12g28Ƶ
~cowo	90 10B29Ƶ
~cpa	84 -14r17A27B52Ǣ
~cpa>	85 -14r15B17A52Ǣ
~cr>	86 -9ň7Ŵ26ūŷ
~cra	65 -10ż-8ǡ-7ZŴǕ7HUƀƉƳ8gŐ9Ɣưǐǫ11p12ň13ƈƏƣ14iƕƦ15Ł16Ƌ27Ƅ35Ų45Ž
~cras	79 -12ż17Ʀ34Ƅ59Ž
~crat	86 -9Ŵ12ŐŲ14ƕ
~craw	81 -9Ǖ17ƈƏ21ŁƋ
~craz	76 -9ǡ8Ɖ9Uƀ10HƳ11ǐ12Ɣǫ14t15ňƣ18i
~cre	57 -12Ų-8Ƈ-7œƅƱ7ĹĽŜǁ8ƐƗƣ9kƓǥ10ZŭƨǠ11aǪ12ž14ĴǓ15Ǚ17ŕ18ǋ21e23Ʋ25Ǌ28ǉ29ǐ36Ŕƛ45Ķ
~crea	78 13ǁ17ǐ26ŕ34Ŕ
~cred	64 -12Ų-7ƅ7ǘ8Ɩ9Ş10ĹƐƗ11Ľ12ƨ13Zŭ19Ǚ22Ĵ24e54Ķ
~cree	75 8D10Ŝ12ƣ17aŔ18ž51ƛ
~crem	84 40Ʋ
~crew	76 -9ƇƱ-7œ10u13ǥ15kǠǪ20Ǔ23ǐ25ǋ39ǉǊ
~cri	74 -19n-7ŴǍ8Ƙ9ƺ10ƈ15ŷ17ǡ37ƽ38h
~crib	84 -8Ŵ-7Ǎ7Ǐ10Ųƺƽ12ƈ
~crip	83 31ƽ
~cro	74 10ŗŰ11x12Ū13ǚ19Ľ27n28Ɩ41Ɨ
~cros	85 12ŗŰ14Ū22Ľ
~crow	79 29n30Ɩ44Ɨ
~cs>	80 -8ŗ10ƚ12ƙ16ǒ20ǫ22Ǌ35ž
~ct>	57 -14ǩ-7ūǦ7ZŌǞ8ŐţƘ9ļőƑƤǆǖǗǜ10UŁřŚƶǚ11QľşǠ12dF14ƚǔ15ĸ16EŬ17œ18ƫ23Ɣ24K46Ǖ
~cte	68 8Ǐ10ŬƆƈ11Ő14IƊ15ĸ19Ĺ25ň29ƀ
~cted	69 10Ɔƈ11Ő14IƊ15ĸ19Ĺ26ň30ƀ
~cter	90 8Ś10Ǐ15Ŭ
~cti	55 -7Ǖ7Ɛ8ŗƭǎ9ǡ10ZĶƁ11ƈǂ12ƂƄƯ13Q14ŏŘƏ15xŧƜ16ŉƆǃ21ňŐǫ22Ŀ31ř
~ctib	59 7Ń8Ŀ12ZƁ15Ƃ17ŏŧƜ20ŉ35ř
~ctin	84 -9Ǖ10Ƴ13ƭ16Ő17ǆ
~ctio	67 -9ǆ7rŌƚ8XƑ10Pǎ11ǡ13ŗ14Ķ15ƈƯ16Ƅ17Ə18Ŀ19ǫ20xƆ21Ř22ǃ27ň
~ctiv	88 9Ź14Ɛ19ǂ21Ő
~ctl	70 -11Ǐ-7Ʈ7C8Ŕ10Łņ11Ţƣ12ds13ŮƗ18D19aƩ21ǆ22ť
~ctly	70 -11Ǐ-7Ʈ7C8Ŕ10Łņ11Ţƣ12ds13ŮƗ18D19aƩ21ǆ22ť
~cto	60 -13J-11Ǖ-8ł-7Ɣ7ŧƺ8Ɔǣ9ǖǥ10ƍ11ƽǩ12Ń13ƕ16Ɛ17Ǆ18ǚ21Ƅ25ƾ26ƏǓǔ49ǀ
~ctor	60 -13J-11Ǖ-8ł-7Ɣ7ŧƺ8Ɔǣ9ǖǥ10ƍ11ƽǩ12Ń13ƕ16Ɛ17Ǆ18ǚ21Ƅ25ƾ26ƏǓǔ49ǀ
~ctr	73 -9ǆ7ƚ10ƙ14K16q17P26Ǔ29ƌ
~ctri	75 -9ǆ17q18P27Ǔ33ƌ
~ctro	86 7ĵ11ƚ13ƙ17K
~cts	76 7ǎ12ƺ17ǣ19ƍ28Ǖ
~cts>	76 7ǎ12ƺ17ǣ19ƍ28Ǖ
~ctu	64 -9LĸŐ-8ǫ7ļťŵƳ8ŝſ9nPƠ11Ŷƒ12Ŭƹ13ƕ14ł15Ɗ16Ʈǆ17ŀǈ18fŜ20ŗ23Ɠ26ƈ
~ctua	74 -10Ő-7ǆ7RŤ8ļś10ŝſǈ13K15ƒ16ł17P26ŗ
~ctur	68 -9L-8Kĸ7Ƴ8ťŵ9ǈ10n11ŶƠ13Ŭƹ16Ɗƕ17Ʈ18ŀ19Ŝ20f23ǆ25Ɠ28ƈ
~cub	84 33ǂ
~cuba	84 33ǂ
~cui	86 12ƂƼ13t24h
~cuit	88 12ƂƼ25h
~cup	78 9i16ơ22q26ǃ28P
~cupa	81 23q30P
~cur	58 -10Ƣ7ĺŕŗŝ8rķŊšǙ9SśƷ10mŒ11Ɗǧ13şǔ15ţű16Ř19G21Ş22ǣ27Ŗ28Ɛ29ő31Őœ
~curi	73 7eB10ŕ11ķĺšǙ12rŊţ36Ɛ
~curl	88 15ǅ18Ɗ
~curr	61 -9Ƣ8ŗŝ9Ʒ10Sś12Œǧ14ǔ15ş18Ř20G24Şǣ29Ŗ31ő33Ő34œ
~cus	60 -11S-10G7ŀţŰǆ8k16ǜ17ǡ19rǣ20Ɵǅ21ŕ22Ǖ26Z27ǘ32Ǚ34Œ36ǖ
~cuse	88 31ŕ
~cush	86 40Z
~cust	62 -11S-10G8ŀţǆ9k17ǜǡ19ǣ21Ɵǅ28Ǖǘ33Ǚ35Œ37ǖ
~cut	72 -9ƭ-7bn7ŧ8ǥ9Ōǂ10Ɔǁ12Ʃ14Ǜ16ǘ18V19h24I26Ţ30ǅ51ƴ
~cut>	75 7ŧ9ǥ10Ōǁ11V13Ʃ14Ǜ17ǘ18ǅ25I27Ţ
~cute	90 -8b13Ɔ16ǅ25h
~cy>	47 -16Ǩ-12Ļ-11ŬƖ-8ŁŏŭŴ-7Iǆ7ŝƁƂǦ8ƪƽ9ļū11ţſƄƚƝƸǤ12ƣƤ13ƃƕƜǑ14Ţ16ĺĿőƮ17Ʃǣǧ20Ƭ21ŗƷ22Ř23šƀ24ŒŖ25Ÿ26ś28ƨƫ29Ő36Ś
~cyb	88 -9Ő16ǧ50ǚ
~cybe	88 -9Ő16ǧ50ǚ
~cyc	81 -8ų14ǣ15ŠƧ19ū20g21ǂ
~cycl	81 -8ų14ǣ15ŠƧ19ū20g21ǂ
~da>	88 9Ź33H
~dad	66 -9ƾ-7ť7gZƳǊ9qƚ10Ǉ11Ǡ12Ÿ19B20š23A34Ƶ50ƿ58z
~dad>	71 -7ť7š10q11Ǉ12A14Ÿ24Bƿ33Ƶ50z
~dadd	78 8JƸǕ9gZǊ11ƚ14ƿǠ15A16š
~dads	88 -9ƾ12Ƴ14z21ƿ
~dam	65 -11ƛ-10ĵ8Ƌ9ũ20Ɲ26Ɯ28ſƁ33œŲ35ŧ36ť
~dama	65 -10ĵƛ9ũ20Ɲ26Ɯ28ſƁ33œŲ36ŧ37ť
~dan	79 9Ŝ14Ɓ16A17ǜ24ū33ǂ
~dang	83 10Ŝ35ǂ
~dar	88 14ű15L18ƼǞ19ƶ
~das	75 -10ǒ7t12Ƅ14ŭ20ǝ23ů24ƹ26Ŭ30ų
~das>	90 -7ſ8t15Ƅ17ŭ29ƹ
~dash	76 -10ǒ21ǝ23ů27Ŭ30ų
~dat	59 -9ǚ-8ňǖǫ7ƣ8šǏ9ƛ10ƭ11S12ƌǔǜ13p15Ǥ16ńƴ17v20ƈ24Ƙ26d31ƍ32Ǚ38Ŧ49Ŗ
~data	85 -12ǚ-9ǖ49Ǚ
~date	60 -7ǫ8Ǐ10ƭ12Sǔ13pƌ15Ǥ16ńƴ17v24Ƙ26d31ƍ39Ŧ50Ŗ
~dati	82 -7ň12š14ƛ17ǜ29ƈ
~dau	68 -14d-13b-8m7KŜ9ƹǠ17yűƳ24x25v27ź32w40u
~daug	68 -14d-13b-8m7KŜ9ƹǠ17yűƳ24x25v27ź32w40u
~day	43 -21ǫ-16ſ-14H-13Š-12o-10ĸŞư-9XŅňƹ-8VWŗşƈǆ-7uAĿƙƢƪƮǪ7fnĹţƠ8ƔƟƨƬ9yƱǛ10ńšǩ11Uťǧ12tzPŢ13cZŘ14xŰ15ĻŶƅǗ16ŵ17OŖ18gǠ19őŝŮƻ20ļ21Ʃ23p25ōœ26Ő29Ƙ33jƽ47i48k54Lǐ57R84d
~day>	46 -20ǫ-16ſ-11oǣ-10H-9KXĸŅŞūƟ-8ňŗƈ-7ŠƙƢƪƹ7vĵǑǗǞ8ĹńƠ9ţƨƬ10PǠ11cyŶǛǩ12ŝš13ťǧ14ŖŮ15ZŲ16Ř17ő18Ļœŵƅ19O21ƻ23ļƘ24RƩ28pō30Ő34j35ǐ36k37ƽ48i61L90d
~dayc	90 -13ư21Ʊ42Ɵ
~days	58 -12Ų-7Š7qKŮŶǝ9QžǙ10tżƘ11œŝƼ12fzūŰǗǠ13U15nƔ16xǉ21g22Ţ28kǐ45R
~dba	90 -32Ƌ-11Ő14Ƹ16x94ǅ
~dbo	81 7ƥ25Ɛ26Ǟ
~dbol	85 7ƥ26Ɛ
~dboo	90 29Ǟ
~dd>	72 -15ō-9Ŋ11Ĵ12Ǣ13Yĸ14mǑ20y21c32Ǡ34Ŏ59Ƃ
~dda	86 9ƸǕ10ZŜ13ƚ16Ǉ
~ddad	88 9ƸǕ10Z13ƚ16Ǉ
~dde	75 7Ǜ8ĻŮ11ǧ12Ĺ14Ə16Ǌ19ǆ22ǥ24ƍ27Ǡ
~dded	84 12ǧ27ƍ30Ǡ
~dden	88 10ĻŮ14Ĺ
~dder	85 8Ǜ16Ə18Ǌ21ǆ26ǥ
~ddi	69 -10Ǎ7ǔ8lĻǝǦ9ƻ10fƤǕ11B12Ǡ16ǎ24ǩ26Ʒ40ƍ
~ddin	78 -10Ǎ7ǖ8ǩ9lĻǝ10ƻ11f14Ʒ16Ǡ
~ddit	75 8ǔ9Ǧ11Ǖ14Ʒ18ǎǩ37ƍ
~ddl	78 10L12a15i17x20vN
~ddle	79 12L15a17x20v21N
~ddr	63 -15ǆ-14S-8Ǡ-7Ǆ9F11n13Ǚ14E15ǩ16Ÿ24J28ű33GǍ51D
~ddre	63 -15ǆ-14S-8Ǡ-7Ǆ9F11n13Ǚ14E15ǩ16Ÿ24J28ű33GǍ51D
~ddy	72 7JƤƸǊǕ8gZ9ŝ10Ļƚ13ƿǠ14B15š17Ƶ20ľ29ņ36A
~ddy>	74 7ƸǕ8Ƥ9gZǊ10ŝ13ƿǠ15ľš16B22A30ņ
~ddys	88 7ľ13ƚƵ16Ļ17A
~de>	47 -17G-16ǫ-12Ɖ-11Uūƣ-10lũƽ-9œƺ-8rŲǓ-7nwJňżƵƾǉǊǑ7złŒ8gmATǞ9vń10SĺƎƟ11tƄ12PƥƧ13ǋ14jű15qE16ZƲƿ17x18ŐŬƭ19Ũƍ20ǂ21ƙ22ƊǤ23Iŷ24ŃǢ25Ƃ26Ļų29Ǐ31š32ŕŶ35ƈ
~dea	62 -10n-9A-8Ş-7ĻŴ7ŁŨŲƩǃǞ8bBVĶņƂƖƘƷ9ŏţŪ10ƨ11ō12ŋ14Ʈ15ƅ16Ňǟ17ĿƐ18ňƓ24ń36Ƶ
~dea>	78 7s8ř9T11ĶƖ12V13BƷ17ŋ26ň
~dead	74 9Ǫ10Ƙǃ13Ūǫ14ţ20ǟ22Ɛ23Ɠ32ń
~deal	70 -9A-8Ŵ7ş8šǞ9ŁŝŨũŲ10ņƂƩƿ14ŏƵ15ō18ƅ20ĿŇ
~deat	85 -7n8U16ƨ22Ʈ35Ƶ
~deb	78 -8ƨ13e14ƪ76Ĵ
~debt	80 79Ĵ
~dec	62 -9ŕ-7K9Ř10ǣ12ƍ13ƚƲ17ń18Ļ24A28Ŝ34ś38Ń41ƶ56ł
~dec>	79 -8ǜ-7K14ǣ21Ŝ22ś
~dece	86 7Ķ8Ƅ15Ř19Ʋ
~deci	69 -7ǉ7Ʊ9ǜ20Ļń27A45Ń63ł
~deck	90 18ƍ
~decl	76 -11ŕ15Ŝ21ś52ƶ
~ded	54 -10Ŧ-8Ż-7ť7Ŀ9VƅƢǧ10ŗƱ11eZ12ky14Ļŏ15Ɯ16ŉƍ17Ž18ƁǠ19Ź28Ō30Ǉ31Ƃ36ŧ42ř
~ded>	62 -11Ŧ-8Ż-7ĺťǫ7ĽŔšƁƦ8lNũƋƝ10ƅƢ11ǧ12VƱ13e14kyŗ17Ļ18ƍ20Ž21ƂǠ23Ź24ŧ32Ō35Ǉ
~dedu	59 7Ń8Ŀ11Z12Ɓ14Ƃ16ŧ17ŏƜ20ŉ47ř
~dee	79 -9Ƥ8g22N27Ɓ30ǝ34F
~deep	86 24N33ǝ
~deer	88 9g30Ɓ
~deg	80 20Ƴ26j45m
~degr	80 20Ƴ26j45m
~del	61 -9R8Ɵ9ƭ13ķ15ǅǣǫ16Ǘ26ū29ƍ32ǝ37ǒ43ų
~del>	80 11ƍ22ǫ35ū
~deli	63 -9R8Ɵ13ķ15ǣ16Ǘ18ƍ34ǝ39ǒ45ų
~den	55 -10ň-8Ʃ-7ƨư7Ļľŕƫ8Ĺſ9Ť11GQƒ12gǓ13W14Ŭƥǆ16ķŦƗ17Ĵ19n22Ƭ24Ƅ28ƶ30Ż31Ž36ǫ46Ų
~den>	79 -7F8g9Ļ12Ĺ17ƒ22ƥ27ķ
~denc	85 7ƅ26G27Ɨ
~deni	88 -13Ƶ13g36ƶ
~dent	58 -10ň-8Ʃ-7ƺ7dPľƵ8ŕſƫ9Ƴ10Ť13Ǔ14QŬ15Wǆ18ĴŦ20n24ǫ25Ƅ32Ż34Ž50Ų
~deo	85 12g15ƙ35M
~deo>	85 12g15ƙ35M
~dep	65 -7A9IƐ10Ƴ11u14Ǎ15Ǔ16ƾ20ŀ22z24Ƒ37Ʊ
~depa	80 12Ɛ30Ƒ
~depe	68 -7A10IƳ12u16Ǔ21ŀ23z39Ʊ
~der	51 -14t-13Ɗ-9DJƷ-8oƤǏ-7ōŝŦƇƣƱǐǖ7ŌŪ8ŔśƕƵ9ciţūżƀƏǆǫ10ŰƆǥ11ŠƼǗ12xņǂ13hů14ŗƛ15ųŵǦ16ĻŽƔƘƞ17ŉǅ18z19Ŋŏ20Ƌ21npXǎ23Ƭ28ǩ30ŭƅ38Ɨ
~der>	54 -10Ɗ-9ƉƷǊ-8otƤǏ-7DŊŝŦŪƱ7NĶőƝƟƥǘ8Ō9ƋƘƬ10iŔśƏƵ11ūŰżƆ12cǥ13ĻņǗ14Šƅ15ůƼ16hnƛ17ŵǦ18Ž19Ɣǅ20zǩ22ŏǎ23p24X28ŭ42Ɨ
~dere	90 9ǀ12ƅ29Ƭ
~deri	85 -10Ř17ǫ26ƀ31Ŋ
~ders	69 -10J-8ǐǫ-7Ƈ8ŁŪ9rļǠ10ŊţƘƿ12ƕǪ13ƅƴǩ16ǆ17ŽǊ19ƞ24ŗ26ų30ŉ
~derw	83 9eƉ11n12ťŪ20ǂ
~des	57 -13ǫ-10Ź-9ƙǍ-8Ʊ-7Ŷǋ7Wƈ8uVŵƤƧǏǓ9Ÿ10Šž11P12xőƍǉǊ13ƟǦ14Ĵ16ĸ18ũ19łź26v27yƨ29w30ǜ43Ż
~des>	61 -9x-8Ʊ-7Ŷƙǋ8vƞƤ9WŴƧǓ10uŵ11ŠŸž13őƍ14ǉ15ĴǦ19ĸ21ł29ƨ47Ż
~desc	85 -8Ŵ-7Ǎ7Ǐ10ƺ11Ų12ƈ
~desi	85 -8P47ǜ
~desk	83 -7Ǒ10Ǌ13V23Ɵ28P
~dest	74 -13Ź-8Ŵǫ-7pƭ24vũ27x29ź32y39w
~det	78 -8ƻ-7ƥ12Ɩ22Ɠ23Ɛ
~deta	85 13Ɩ24Ɠ
~dete	84 -8ƥƻ25Ɛ
~dev	83 53ž
~devi	83 53ž
~df>	90 9J30Ŝ
~dge	74 -9wƙ7e12Y14ĸ20Ĺ22žƞ23Ɛ28Q38X
~dge>	88 -11w7Ž10e18ĸ33Q
~dget	78 13Y22Ĺ23ž25Ɛ41X
~dgm	90 9Ţǁ15c
~dgme	90 9Ţǁ15c
~dia	70 -11ǌ-9Ś-8y16Ǆ25ƚ27v29ƿ37ƴ38I46ƾ
~diab	80 19ƾǄ20ƿ
~diag	84 13ƿ36ƾ
~dian	82 44ƴ
~dic	68 -11ǅ10Lƺƾ12ǃ14Q15ƿǙ18W27Ƅ31Ǆ32ƽ
~dica	70 12ƽǃ14Ǆ15Q16ƿǙ18ƾ19W29Ƅ
~dici	86 -13ǅ-11ƾ21Ǆ27ƽ
~did	36 -21ſ-18œ-16ňŞƩǐ-13Aļ-12oŀř-11VŸƱ-10ĸ-9syJLĴōƄƸǏǪ-8iuHKUśŠŰƞǔǗǘǢ-7IĿłźžơƦƲǅǉ7cNƅ8lƆƢ9fXǈǎ10pŏǚǛǞ11jxŘŝŻƠƻǀ12FŎƛƼǄ13qŤŶƴ14ƫ16Ɯƭǌ17Ɨ18ƶ19ŦǠ20wŒƾ21Ɖ23SŹ24Ŋ25šƏǫ26ŕƿǦ27Ʈ28Ţ29kŅ30ľ31ŉŔŗ32Ň34mGĽ36ťƵǇ37ņ39Ũƍ40Ɣ42Ū43ũ45ŧ48B
~did>	36 -21ſ-18œ-16ňŞƩǐ-13Aļ-12oŀř-11VŸƱ-10ĸ-9syJLĴōƄƸǏǪ-8iuHKUśŠŰƞǔǗǘǢ-7IĿłźžơƦƲǅǉ7cNƅ8lƆƢ9fXǈǎ10pŏǚǛǞ11jxŘŝŻƠƻǀ12FŎƛƼǄ13qŤŶƴ14ƫ16Ɯƭǌ17Ɨ18ƶ19ŦǠ20wŒƾ21Ɖ23SŹ24Ŋ25šƏǫ26ŕƿǦ27Ʈ28Ţ29kŅ30ľ31ŉŔŗ32Ň34mGĽ36ťƵǇ37ņ39Ũƍ40Ɣ42Ū43ũ45ŧ48B
~die	69 -11z-9L-7Ţ8Ų11Ƥ12VƱǊ14ƹ20Ǫ25ƿ49ƨ79Ƶ
~die>	81 -13B-8zŢ8H11Ų14V22Ƶ25ƨ30ƿ
~died	74 -8Ŷ7Ĺ13Ʊ15ƹ26Ǫ30ƨ65Ƶ
~dies	88 -11L14Ƥ15B16Ǌ17Ŷ
~dif	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11KPVǗ14ŏǫ17ş18Ļř19ŉ21ŨŪ23ŕ
~diff	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11KPVǗ14ŏǫ17ş18Ļř19ŉ21ŨŪ23ŕ
~dig	75 7d17Ŭ19e25I31E34Ś
~digi	75 7d17Ŭ19e25I31E34Ś
~dil	80 13Ř20ſ
~dily	81 13Ř20ſ
~dim	90 8ř16Ƈ17Ƹ19Ũ
~dime	90 8ř16Ƈ17Ƹ19Ũ
~din	52 -12ƫ-11ŒŪǆ-9ŭ-8FŤŵ-7qCXœƆǈǪ7ijQĴšƦƷǁǥ8YŮƛǠǡ9ktƟ10LŖů11Ķ12ƶƺ13Ų14łƊƙ16I17Sũ18ƈ19uǍ21żƣ22ŁŌǤ32Ɠ33Ŝ39Ǐ40ƥ
~din>	70 -9Ǎ-7Hŵ8Ķ9ƣƬǥ10ŗǠ11ŁƷ12IƟ14jŮ15ků16ŖũƊ17Ĵƺ
~ding	55 -12Œƫ-11ǆ-9Ťŭ-7qCFƆƟǫ7fǩ8iIQš9YƛƦ11t12ƶ14ł15ŁŲƣ17ƙ18Ō19Sƈ22uż23Ǥ27Ǎ32Ɠ35Ŝ44ƥǏ
~dinn	83 -9Ū13N14n17ǁ20L23ǫ
~dip	86 -8Ʒ11Ķ15Ƭ26ƻ35m
~dir	90 15s18P28Ň
~dis	64 -25ň-9ŗ-7Łƨ7Ŀ8Ʊǫ10ƝǖǞ11ƑǕ12Ĵƿ13IŰǤ14ƛ15Ż16ŉ18ůž19rW26Q29Š43ş
~disa	81 -9ŗ-7ƨ14Ʊ22ŉ25Š31W
~disc	70 7ĵůƐ9Ŀ10m11Šǫ14Ĵ15IQ18Ż21ž23r
~dise	86 18ƿǤ
~dist	83 -7Ƌ14Ǖ15Ƒ16ůǖ18Q19Ű21ƛ
~dit	55 -12Ɖ-8Ţ-7ƅƺ7Şƛǥ8ƐƗ9ĽŭƷ10Zƨ11ǔǩ13ŏ15ĹƊǙ17Ĵ18Ų21eǎ23ƍ25ƾ46Ķ83Ǧ
~dit>	60 -12Ų-8Ţ-7ƅ7Ɩ8Ĺ9ŞƗ10Ľ11ǥ12Zŭƨ15ǔ17Ǚ20Ĵ23e43Ķ45Ǧ
~ditc	90 9Ɓ15ƀƛ
~dite	85 26Ǧ
~diti	68 -13Ɖ-8ƺ7ŕǔ8ǕǦ9Ĺ13Ʒ15ǩ18ŏ19Ɗ27ǎ30ƍ32ƾ35Ų
~dito	86 -13ǔ24Ǧ
~dits	90 11Ķ15Ɛ
~div	71 -15j9ĶƆ11ƨƭ19Ǝ30fƬ66ǂ
~dive	86 55ǂ
~divi	78 -16j9Ɔ12ƨ13ƭ21Ǝ25ǂ33Ƭ
~divo	82 10Ķ36f
~dju	83 45Ũ
~djus	83 45Ũ
~dki	90 -9ƭ10k20Ƹ
~dkid	90 -9ƭ10k20Ƹ
~dle	61 -11ś-9t-7Ǫ7ƴ8Zĵŗǘ9asL10p11ń12xŝ13Ǌ15vNł17ƹ18Ǣ21Ĺ22c25Ǟ27Š30ǃǚ34Ũ
~dle>	67 -8t7Šǜ9Zĵŗ10vLŨƴǃ11aǢ12ps17Ǌ18N19ƹǞ23Ĺ
~dled	78 10Ƅ15ń35Ũ38Š
~dles	74 -12ś-11Š9Ɵ11ǞǢ14ǘ21ł23ŝ25ǃ28c34ǚ
~dli	78 -7ś11Ƙ14ŝǫ16i17ƿ26I34ń
~dlin	79 -17ǫ-7ś12Ƙ14ŝ16i18ƿ26I44ń
~dlo	68 -20ƅ-13Ɩ-8ǔ-7ǫ13š15Ļ20Ƣ30F36ƣ50ǎ
~dlor	68 -20ƅ-13Ɩ-8ǔ-7ǫ13š15Ļ20Ƣ30F36ƣ50ǎ
~dma	86 8n9ǖ11Ÿ14Ʊ
~dma>	88 8n9ǖ11Ÿ15Ʊ
~dmv	88 33ƅ
~dmv>	88 33ƅ
~dne	90 -12ũ11ƾ12o14R19ť
~do>	27 -33Ļ-28ƪ-23S-22ţƔ-20Ǉ-19Ťŧ-18G-15ŔšŢ-14ijťŵƵ-13t-12LŅŰ-11Ǆ-10xBƈƢƿǎ-9eXĽŒřũƍư-8hňŎŘƆƣƶǦ-7vŪŸŻŽ7ĹŭƃƐƙƤƱƻǤ8łŗƉƨƯƺ9AőƄƘ10FIŌŴƖǔ11VYZŶžƋƲǌǣǨ12uQōǖǙ13aļƚ14ŉǁ15MƧƽǉ16ľĿŇŋųƦǫ17HŐƹ18qĴĸńƷǢ19UWş20yJŝűƗǀǋ21ǂǍǐ22OŞůƒ23ĵſǚǞ24Ů25wǅǊǕǗ26KT27ƞ28z29ŠǑ30ǜ31RƂ32ƀƟ33P34ơǒ35Ɯ38ǓǛ39ŏ40ǝ46ǆ47gƠ53ǘ
~dob	85 35p55d
~dob>	85 35p55d
~doc	69 8śƴƺ10ǥ14ƽ20Ǆ25Ƅ29ƾ70ǀ
~doct	70 8ƺ10ǥ14ƽ20Ǆ26Ƅ30ƾ58ǀ
~doe	40 -23ƃ-20ſ-18ƻ-16u-15Ů-14ƺ-13Šƽ-12ƨ-11ū-10tš-9mőŧƝǘǥ-8DĵńŤŶŹƉƙƦƭǍ-7jĸĻŇŏşťŸž7oYƖƗƜƟƤǌǏ8dwŘ9ŉũƎƠǔ10łŚǐ11Tŀǎ12Ųǣ14bœŝƱǧ15xLǨ16ŗ17ƈƋǞ18ƂƐƢ19ňŖ20hƅƛƩǆǜ21WűŴ22s23ŰźŻƣ24ŵǒǢ26ǄǕ28ľ30ƫ32rǫ33Ǌ37q38ǩ39ƪ
~does	40 -23ƃ-20ſ-18ƻ-16u-15Ů-14ƺ-13Šƽ-12ƨ-11ū-10tš-9mőŧƝǘǥ-8DĵńŤŶŹƉƙƦƭǍ-7jĸĻŇŏşťŸž7oYƖƗƜƟƤǌǏ8dwŘ9ŉũƎƠǔ10łŚǐ11Tŀǎ12Ųǣ14bœŝƱǧ15xLǨ16ŗ17ƈƋǞ18ƂƐƢ19ňŖ20hƅƛƩǆǜ21WűŴ22s23ŰźŻƣ24ŵǒǢ26ǄǕ28ľ30ƫ32rǫ33Ǌ37q38ǩ39ƪ
~dog	72 8P9F10Ɵ11Ũ12Ŭ103h
~dog>	75 9P12Ũ13Ŭ78h
~dogs	84 16Ɵ33h
~doi	61 -15Œ-13ǧ-9Ƴ-8g-7yų7ōǃǫ8ƻǆǓ9ū11ş12cƵ16ǒ17Ǣ23k24jS25Ū26iŞ28x38t43ǡ
~doin	61 -15Œ-13ǧ-9Ƴ-8g-7yų7ōǃǫ8ƻǆǓ9ū11ş12cƵ16ǒ17Ǣ23k24jS25Ū26iŞ28x38t43ǡ
~dol	66 -8ť7ǘ10ţ12YǇ15ņ16ƚ17Řƙ18Ŕ20X21ř22Ĺ32ŧ
~doll	66 -8ť7ǘ10ţ12YǇ15ņ16ƚ17Řƙ18Ŕ20X21ř22Ĺ32ŧ
~dom	82 14Ǘ17o39ů
~dome	84 14Ǘ40ů
~don	63 -16Ǒ-10Ɵ-9ū9p10aŨǄǡ11ƸǍǠ12ǆ13ōŸ14ǚ15Şŵ16ǟ20Ɖ22ļ25ǀ26y27Ūƌ29ń36ƙ50ƍ
~done	63 -16Ǒ-10Ɵ-9ū9p10ŨǄǡ11ƸǍǠ12ǆ13ō14Ÿǚ15Şŵ16ǟ20Ɖ22ļ25ǀ26y27Ūƌ29ń36ƙ50ƍ
~doo	65 -9ǒ8šƙƚ9ƒǪ12ǆǌ13Yťǅ14Ŭƛ16gǝ17Ǐ18Ɛǟ21ŰųǇ23Ɵ45ƥ
~door	65 -9ǒ8šƙƚ9ƒǪ12ǆǌ13Yǅ14Ŭƛ16gǝ17Ǐ18Ɛǟ21ŰǇ22ų23Ɵ45ƥ
~dor	81 -8ǟ59Ǘ
~dor>	90 -9ǟ35Ǘ
~dors	88 30Ǘ
~dos	86 18C60ƽ
~dose	88 62ƽ
~dot	82 -11ƭ14ō18Ǎ21ł57J
~dot>	85 59J
~dou	86 17ř26Ŕ31ǂ
~doub	90 18ř28Ŕ
~dow	51 -12ǫ-10ŝŧ-9CQŮƚ-8dXƫƮǡ-7PŞŢǒ7eowƇƥƧǝ8ŉŊƑƵǊǋ9Őƴ10p11LVƎǗ12cŹƸǌ13UōŦǏ14MŗƂ15a16ǐǠ17ƭ18ūƶ19jTş20ƀ21H23Ń24Ŷ27Ɠ31ť38ǟ55Ƌ
~dow>	86 9ƭ11Ǫ15ť19j21Ƶ
~dowe	90 15ƹ21f
~down	51 -11ǫ-10ŧ-9CQŝŮƚ-8dXƫ-7PŞŢƮǒǡǪ7ewĺƇƥƧǝ8joŉŊƑǊǋ9Őƴ10p11LVƎǗ12ŹƭƸǌ13cUōŦǏ14MŗƂ15a16ǐǠ18ūƶ19Tş20ƀ21H22ť24ŃŶ27Ɠ39ǟ55Ƌ
~dra	67 -7Őơ7i8ŗ11ǘ12ŭǃ17eĵ18ś23ǜ40Ɲ45Ƒ
~draf	88 23eĵ
~drag	90 7rŨ10i
~drai	88 -9Ő54Ɲ
~dran	75 50Ƒ
~draw	80 -8ơ-7ű10ŗ13ǘ15ŭǃ24ś27ǜ
~dre	60 -14ǆ-13S-8Ǡ-7ƆǄ8w9n10y11ƭ12ŷƱǙ13E14ǩ15Ÿ18vƴ21Ơ23J26uű31GǍ47D
~dren	74 7Ƹ8ƴ11w14yƭ15Ʊ23v36u
~dres	63 -15ǆ-14S-8Ǡ-7Ǆ9F11n13Ǚ14E15ǩ16Ÿ24J28ű33GǍ51D
~dri	46 -24n-20u-13r-12R-10qǆ-9ixƪǩ-7sPǄ7Ŭƃ8Ǎ9Mſ10ũƅ14ş15a17Ɲ18Nű20ż21ŷ25ƀ27Ŷ28ų31Ű33ǝ37ŹŽ40ū41Ůžǒ43ů44ŵ45Ż48ǁ55Ŵ60ź80Ÿ
~drin	73 -11ǆ8Ƽ10ǫ47ǝ87ǁ
~drip	90 38Ɲ
~driv	47 -25n-20u-12rR-10qǩ-9ixƪ-7sPǁǄ8ŬƃǍ9ſ10Mƅ11ũ14ş16a19N20ű21ŷż26ƀ29ųŶ32Ű38Ź39Ž41ū43Ůžǒ45ů46ŵŻ57Ŵ62ź83Ÿ
~dro	63 -10M-8ǫ7DǪ8Ʃ9j10IŦųƿ12ŜƞƟǨ16Ƣ18Ƈǡ20V28Ţ30Ɓ35Ʒ
~droo	72 7ƙ8y14Ɵ16ƞ19Ƣ21Ƈ
~drop	70 -8Mǫ8DǪ9Ʃ11Ių12Ŧƿ13Ǩ14Ŝ22V31Ţ34Ɓ39Ʒ
~dru	80 14Ũ32ƽ50ǁ
~drug	80 14Ũ32ƽ50ǁ
~dry	84 8ư17ǆ19ǔ28ǫ29Ƌ
~ds>	45 -15ǫ-13dsǖ-12AT-10QƠƾǌǍ-9cŌűƨǁǊ-8lŴ-7aWĶĸŃŞŷŹŻƖƥƺǔǤ7boťǀǗ8Gů9ųƛƭǜ10őũƆƇǕǚ11ŖƦǝ12ƎƗ13pBŅƚƩ14Ƭǩ15jƓƴƿ16ŮźǄ17wƸ18nŉƯ21ƞƽ22Ĵƫ23Ƽ24ǘ25Ǚ26Ƴ28y30ŵ32vx39ƅ49u53Ʊ
~dsh	80 -12ř8Ų10Ǖ18Ƃ21Ŭ25Ń
~dshi	84 -12ř9Ų19Ƃ22Ŭ
~dsi	79 16Ş29Ƃ
~dsid	79 16Ş29Ƃ
~dt>	90 36Ɛ
~dua	85 -9Ż8Ƴ14ƨ15m27y
~duat	86 -9Ż8Ƴ15m27y
~duc	57 8ĸ10ZǗ11Ɓƚƫ13ǣ14ŏƂ16ŧƜ17ǆ19ŉ20Ƴ28m45ř
~duca	81 -9Ŀ31Ƴ41m
~duct	59 7Ń8Ŀ10Ǘ11Z12Ɓ13ƫǣ14Ƃ16ŏŧ17Ɯǆ19ŉ47ř
~due	76 -8ƣ7Ɖ11ǀ13Ş14ǩ16Ļ35y45Ŗ
~due>	76 -8ƣ7Ɖ11ǀ13Ş14ǩ16Ļ35y45Ŗ
~dui	84 19ǁ59ż
~dui>	88 48ż
~dul	81 8jL14Ǥ21ƚ30R
~dule	82 8L15Ǥ21ƚ31R
~dup	90 -9œ-8Ǐ15ƥ17Ƣ
~dupl	90 -9œ-8Ǐ15ƥ17Ƣ
~dur	88 15Ů18P19ơ22R25Ɯ
~duri	88 15Ů18P19ơ22R25Ɯ
~dvi	73 34ǜ49B53A
~dvic	76 18A26B37ǜ
~dvis	84 28B41A
~dwe	80 -8Ř-7Ʈ51ƕ
~dwel	80 -8Ř-7Ʈ51ƕ
~dwo	90 13g18ƍ19ǀ
~dy>	44 -13Ǒ-12ŢũƬ-11Ƅ-10rT-9ŹƟƣǡ-8ƔƢǋ-7GIVńőţƝƨǨǫ7MĿşƯǜǣ8gFSŕƃƗǍǖǪ9vŶƥƿǉǛǥ10oťƶǇ11tĸŚųǝ12ŗƀƕǓ13hQłņƐƘ14Ǡ15Ņ16śšŽǏǤ17Ƶ18Ŵ20ōƤ21ơǞ22Ő23ǚ24Ƃ25nſ27mA28ŸƱ30ƞ31ŝ
~dys	69 -9ŽƲ7ŏŭ8ĴĻşƃƞ9ƚ10ŗǊ11ťűų13łǙ14Kǫ17ĿƵ19g22Aơ
~dys>	69 -9ŽƲ7ŏŭ8ĴĻşƃƞ9ƚ10ŗǊ11ťűų13łǙ14Kǫ17ĿƵ19g22Aơ
~ea>	71 -18Ɯ-10ǫ-9S-8ĺ-7ŭ7ř8T10VĶƖ11BF12Ʒǅ14j15ŋ16ŕ19E22ƾ23ň25l26C31I
~eab	84 8M14ƥ16Ǎ25C
~eabo	84 8M14ƥ16Ǎ25C
~eac	58 -21Ř-12ư-10h-9Dŷ-8ǫ7wTUXĴǋ8Ɵ9ķ10ƚƜ11Lłƣ12ľ13YřƖ14I15qƢ16ŴǍ17kœ18ŰƸ19xĻň21P22ĺ28W30K31Ǌ
~each	58 -21Ř-12ư-10h-9Dŷ-7ǫ7wTUXĴǋ9ķƟ10ƚƜ11Lłƣ12ľ13YřƖ14I15Ƣ16qǍ17kŴ18œŰƸ19Ļ22ĺ25P31KWǊ
~eact	90 39ň
~ead	53 -10Ƹǡ-9ŻƳ-8ŤƊ-7Ǩ7ņŽưǐǕǦ8jpSƲ9kD10nJůżǘ11ŀŘǟ12ũƽ13ŃŠƣƴ14ŐśźƐƓ16yş17Ś18Ŭ19e20dńƂƘ26a27ŗ41ō49ǉ
~ead>	59 -10Ƹǫ-9Ƴ-8ŤƊ-7Ŝ7KǕ8ĿƉǃ9ņŪǓ10ţǉ11Jŀ12Dż14eō15ũƣǟ16ƽ17ŘŠƴ18ŚƓ19ś20ş23Ŭ24d25a32ŗ
~eadb	85 7ƥ26Ɛ
~eade	84 -10Ż13ǘ17V20y21k
~eadi	82 9Ŝ13u15I18jů
~eadl	84 12Ƙ15ǫ37ń
~eads	82 -15Ɖ-11Ź10ǘ13a21n26Ń
~eady	67 -9ǡ-7Ǩ8Ǡ10vƃǦǫ11Ž12eƲǐ13p14ĺ17SƘ18ź25Ő29Ƃ38ō
~eag	77 7g10Ű29h38ů
~eage	81 11Ű40ů
~eagl	90 7Ɛ34h
~eah	71 -13Ŋ-9G-8ơ7œŜŻ8cŗŶƊ9őśş10ŵƂ11ƕ12TĹűż13ŋ15Œ21v
~eah>	71 -13Ŋ-9G-8ơ7œŜŻ8cŗŶƊ9őśş10ŵƂ11ƕ12TĹűż13ŋ15Œ21v
~eak	61 -11Ɖ-9Ǒ-8H7I8űƞƣƿ10śũƹ11kYǟ12ƌ13s15Ő17Ū19Ń21ť22aN25Ɛ27ǫ31Ţ34Ɗ48Ɲ
~eak>	68 -10Ɖ-7ƞ7m8O9Ɗ10űƿ11ś12ƹ13Yũ14k15Ɲ17Ő18Ţ22Ū25N26ť29Ɛ
~eake	81 -9ǫ10Ɲ22s27Ńƌ
~eaki	84 10I13ǫ34a
~eaks	75 -11Ǒ-7ƌ7Ż12ƣ15ǟ17ƞ20Ţ32Ɗ33Ɲ
~eal	51 -11Ő-10zC-9ǒ-8AI-7nŴǈ7cŌƒ8ŏŗƵ9ō10Ơ12ƅǫ13xŨǙ14ŝŶ15ĸŷ16ƶ19ǝ23W24Ň28Ŀ29ƿ36Ƅ48Ǆ67ƺ
~eal>	66 -12C-10I-9AŞ-8nş-7Ŵ7aDPś8dRŲŶƆƩƿ9ŁņŚŻƑ10cjŌƒ11ň12ōƵ13ŏ19Ũ21ĸ22ǫ24Ŀ39ŝ
~eale	86 12š15Ƃ23ƅ
~eall	79 -14ŝ-12Ł8ŀ10ƛ11Ş12g17Ŀ19Ňŗ
~eals	90 -13ǒ12Ǟ36ǝ
~ealt	56 -11Ő-10z-8ŝ7ƾ15ƶǙ16xŇ27W36ƿ42Ƅ53Ǆ75ƺ
~eam	75 -16ŉ-8ŶƆ-7ň8Ǌ10ƛ11ǃ12śƹ13Ɗ14xŷƪ15ǐ27Ơ29ǫ38g40ǉ
~eam>	77 -8ňŶƆ9Ǌ10ƛ12ƹ13śƊ15xŷ16gǐ27Ơ30ǫ42ǉ
~ean	63 -15Ɵ-14Ǌ-10TŌ-9œ7rƼ9ŒƓ10Ə11Ļŉ12Ǥ13Ǒ14Ųǫ16ǝ18uƱ19ƒ20R21A22ƞ23ż26z30Ť36Ŏ
~ean>	69 -16Ɵ-11Ō-9œ8ĻƼ10Œ12Əƒ13ŉ16Ų19ǫ23AR27ż29z30Ŏ34Ť
~eane	86 -7ƙ7ƒ16Ǥ19Ǒ25ǝ
~eani	84 -12T-9Ǌ10r11Ŏ13Ɠ31ƞ32u
~eant	79 8Ŷ28Ʊ
~eap	77 8ŧƈ9Ť10rƂ14Ŕ15ǫ20Ư21š32Ŀ34ņ
~eap>	86 10Ť11rƂ13ŧ16Ŀ23Ư
~eape	82 8ƈ15Ŕ19Ŀ23š38ņ
~ear	39 -17Ɣ-15nĺ-14Ƶ-13ŧƊ-12ŰŲǍ-11őǆ-10Ŝşƙǝ-9ŃƮƱ-8bjwņŴſƄƝǉǞǨ-7IĴŅŋŗŬŮŸƍƕƪǒǕǖ7ķŊŎƃƒƻƼ8kĶĽŵƌ9Ƒƹ10ƿǦ11mĵ12Vǥ13vơǑ14sxŤ15ŀœ16Žǂǐ18hŹ19HǛ20ƾ21ŉǀ22dp23ƛưǋ24Ļŏź25ŝǌ27ǡ29cƫ31qǫ32U33GƆ34Ǡ35ŒůƖ36T37Ǉ40SƯ42Ɖ54Ŧ
~ear>	45 -16Ɣ-12ĺŧ-10bŤ-9ŜŞťũŰŷǆ-8wşţŵƱƵǝ-7nrŲŴƙƮƸ7qƞǟǫ8Ɗ10uvGS11hCĽŁŊŽƼ12ư13sĻ14kǇǠǦ15ŀƫ16Ŕ17źƹ18ƛǑ19ĵǂ20ơ21xƉ22ūǀ23p24Tǐ25Ǜ27œƆǋ28c29dŒ30ŉƖ32Ŧ33ǌ34ǡ44ů
~earb	81 16z19śƛ
~eard	75 -12Ǩ7br8BU9Ňŕ10ǔ11ŀ16ť18ƃ35ŝ
~eare	86 26Ƒ
~eari	79 -7ǒ9ţ10łň14iǫ18Ŷ19ō23h34U
~earl	80 -7Ŗ8ǌ9ů10mL14RŦ
~earn	73 11s15m23ŏź30ư45T52q
~ears	51 -28ū-13T-12Ɗƾ-9Ǎ-8Ŕů-7ĵ7Pś8vyƶ9Uż10cŞǫ11oŏŽ13ţƖƩǥ14ķƆ15ƺ16Ķ18ƌ19Ļ20HŎ21ŵƫǠ23V25Ŧ26Œ27Ź30Ǉ32Ť33GƉ41S50Ư
~eart	70 -18Ɗ-8nƵ7ƭ9Ɔƣ10ũ12ǠǪ17UƒǄ22ƿ28ǫ53ƾ
~eas	51 -14Ǐ-12nŐ-11Ǌ-10Ŗ-9Ű-8pǀǫ-7iǕ7cDŚƠơ8ŘƞǄǇǑ9Ũƚ10ǡ11KƢ12d13ž15ōǗ16Ů18MŔ20ĺ22aƿ25Ş27ǐ31Ǎ33Ƥ34F36ŕƣ37Ʀ60ǎ62ŭ
~eas>	90 12ǂ31Ǘ
~ease	56 -16Ŝ-14Ǐ-13n-11Ŗ-8pǊ-7ŨǕǣ8b9DŚǑ10cƿ11ĺ12ŕ13a14d15Ƣ18F22Ŕ24Ş26ƣ37Ǎ44Ʀ45Ƥ48ŭ69ǎ
~easi	79 -10Ƥ13ƅ17M18K22ƣ30F31ŭ
~easo	70 -12Ő-8j-7i8ţ10xŢƃƜ11ơ14ƞ16ǡ17ĺ23ō36ŕ39ǐ
~east	84 11Œ13Ũǣ14ŘƠ17Ǉ21ƿ
~easu	75 -11Ű8Ƹ17aƚ23ž29Ů
~easy	83 -10ǀ8ž9Ɛ10Ŝ12kŞ14Ũ15Ǆ16M
~eat	56 -18ŝ-14Ơ-12I-9ŏǫ-8nWǉ-7hŤ7JřşƈƘ8ť9Ũǝ10kœƾ12i13TŀƮǅ15ŲƜ16ţ17Ƶ18U19Ş24ŷǁǜ25Ǎ26ƺ29ŇŪ32ņ42j54ƒ58ƌ
~eat>	64 -21U-15Ơ-13I-10ŝ-9ŏ-7W7Ķżǥ8axŧƞǍ9Jř10ƈ12kş13œ14Ũ15ǝ16T18ŷ20ţ21ƒ24Ū25Ň31ƺ36ƌ37j38ņ
~eate	71 -10ŝ-8Ǎ-7Ɲ10ǁ12ŇƇǞ14Ş19ƾ21Ų23ƌ35ƒ
~eath	76 8Ƌ11Ƙ14ƨ15ť20Ʈ22Ɯ26Ƶ29j
~eati	75 -7ǈ10ƌǁ12jŪŷ16Ş19ŀ20ǅ21i27U
~eatm	82 15ǁ39ǜ
~eats	88 -10ǉ-8h14ƒ40Ǎ
~eau	84 -7Ő10Ǐ12ŝ13l14Ņ25b
~eau>	90 -7Ő13ŝ15Ņ
~eav	58 -8SŞ-7uŷ7ŌŎ8s9ƁǊ10YƂ11Ƨƭ12ŋƮǞ13Ļű14Vǐǫ16ļơ17ŀ18o20Ř21Ǒ22Ŋ24Ƶ30Ʃ46Ƹ52ţ
~eave	60 -8S-7Şŷ7łŌ8Ŏǐ9sVƁ10Y11Ƨ12ƭǞ13ŋű14Ʈ15Ļǫ17ļơ19o21Ř22ţ23Ŋ26Ƶ32Ʃ34Ƹ
~eavi	79 8yV18Ƹ25ŀ42ţ
~eavy	88 7Ƽ9ǐ12Ʊ15Ǌ26Ǒ
~ebo	54 -10ĴƄǐ-9Ǫ-8ũ-7IŢƣƮ7ŘšťƆƦǜǤ8ŇŝŴƞ9Ũǫ10fĸŶǀ11ơ12ư13ĿǍ14Ɨ15Fƀ16Ʊǚ19ƐƵǞ21Q25AĽ30ſ
~ebod	54 -10ĴƄǐ-9Ǫ-8ũǫ-7ŢƣƮ7PŘťƆƦǁǜǤ8ŇŴƞ9ĽŝšŨ10fĸǀ11Ŷơ12ư14ĿƗǍ15Fƀ16Ʊ18ǚ19ƐƵǞ21Q25A30ſ
~eboo	90 26Ľ29ǫ
~ebs	82 9ĺ11Ņ31Ľ
~ebsi	82 9ĺ11Ņ31Ľ
~ebt	80 79Ĵ
~ebt>	83 41Ĵ
~ebts	90 45Ĵ
~ebu	77 10ƙ12ǟ51ƕ
~ebui	78 12ǟ53ƕ
~ec>	78 -8ǜ-7K10Ƹ13ǣ21Ŝ22ś
~eca	65 -10Ŋ7HIPŁŇŶƤ8bgŃŪſƶ9Ş10ĶŕƸ11ju12DJ17q18ǃ25ť44ľ
~ecal	82 21q58ľ
~ecau	67 -10Ŋ-7ŧ7HĽŇŉǂ8bIŁŃŪƤ9gŞſƶ10PĶŕƸ11ju15J19ǃ26ť
~ece	71 -11Ɨ-7ť8ƊƵ9Ǥ11ŘƳ13řƶǊ15ŦƲ16ŭ17Ļ20ǌ22Œ34ƚ
~ece>	86 -12Ɨ-8ƚ11Ǥ14Ƴ17ř20ŭ
~ecei	84 27ƚ33ǌ
~ecen	79 -8ǌ-7ť7Ƅ9Ƶ13Ř15ƶ17Ʋ18Ŧ20Ļ24Œ
~ech	86 -8ŗ8Ŷ17y22ǫ64Ǌ
~eci	64 -14ǫ7i8Ʊ9ŋǜ10w11Ş18ńƠ20ǀ22ƚ24AĻ41Ń58ł
~ecia	74 9i10ŋ15Ş21Ơ24ǀ26ƚ
~ecid	73 -7ǉ7Ʊ16A22Ļ38Ń42ł
~ecis	79 10Ń11ǜ14A19ń27ł
~eck	54 -14ł-12Ÿ-9ť-7œŗšŢǟǩ7ŅőƘǒǝ8ţƪƯƺ9BKUƍƤƬǑ10Ŵ11jƲǗǞ12JƏǁǢ13ŶƁ14QǔǘǤ15eƭƮǋ17Ĵ18W20Zơ21ư22q23ĵŧ25ǀ27ŝ37Ž
~eck>	58 -11Ÿ-9ťǢ-7Ţǟǩ7cuAǡ8őƘǀ9ĹŅŶơƪƯǋ10qUƤƬǒ11Kǔ12Ǒ13jǗ14J15Ɓ16eǤ17ƭƮ18QŽư20WĴ22Z24ŝ28ŧ
~ecke	90 -7š8Ŷ13ŝŽ21Ə
~ecki	85 15ţ53ĵ
~ecko	88 7r11z17B20ǘ21Ʋ
~ecks	74 -14ł8ǘ10Tǋ13ǝ16ơ18qŽ20Ǟ28Ǣ
~ecku	76 15ƺ27ǀ
~ecl	75 -11ŕ15Ŝ20Ǧ21ś51ƶ
~ecla	82 16Ŝ22Ǧ23ś
~ecli	82 -12ŕ57ƶ
~eco	57 -9ǖ-8ű-7ŏūƟ7Aƥ9fBIǪ10ľňŤǀ11pĿōŪƚƩǍǜ12Ƙǁ15Ɩ16Ǡ17y24ơ25N28ŵ30Ǚ38ż64Ō
~ecom	81 10f11š12Ƙ16BǪ17ǜ18Ʃ
~econ	66 -8ū7dƕƭ8ŋƥ9ļ11AI12ǫ13ňǍ14pĿŪ17ō18Ɩ20yǠ28ơ31N33ŵ
~ecor	64 -8űǖ-7ǫ12Ťǀ14ǁ35Ǚ44ż74Ō
~ect	53 -12ǆǩ-8Ɖ-7Ǧǫ7sőƭǎ8ŗşƶǚǠ9KUĶ10qFIƄƍǜ11DPƯ12ĹĿŌ14x15E16aňǃǓ17ƀ18ǔ20ƌƐ21Ř23ĸ25ŐƊƚ41Ə
~ect>	64 -13ǩ-8Ǧ7ŢƋƬǂ8dDŏœŚǞ9Ōţ10Őő11ļƶǚǜ12U13ľǠ14Fş17ƚ18ĸ19Eǔ
~ecte	69 12Ő14IƊ15ĸ19Ĺ26ň30ƀ
~ecti	69 7Ō8rX9ƐƑ10ƚƭǎ11Ő13Ķ14ŗ16ƄƯ18Ə19Ŀ20x22Ř23ǃ
~ecto	73 -7ƥƻ20Ɛ35Ə
~ectr	73 -9ǆ7ƚ10ƙ14K16q17P26Ǔ29ƌ
~ecu	75 -12ƭ-9Ǌ8e11tǙ12ķ14Ǐ37Ɛ53ƴ
~ecur	76 8e12ķǙ38Ɛ
~ed>	30 -41ǫ-28Œ-19ļƩ-17AŲ-16ŃŝǓǘ-15őœŦ-14Ɣ-13DVǊ-12LWĿŖƙƛ-11CĴŻ-10agXśſƖǉ-9zTƧǄ-8ķŜų-7MŋŤǍ7quŎƃƇƋƻǏǐ8ŁŞ9ijrƦƨǝ10FYŊŘƁǁ11Pŏžǔ12eŮƴ13ţŨŵ14ŭǦ16wŠƹ17ńŔűŽƂƅǞ18šƪƯƼ19ŌŐżƠ20łƌƏǚ21NĺŅ22lƕƱ23GĽǅǙ24ŪǨ25ZōƄ26ŇƓƗ27ĻƝƣ28ƬƵ29hƀƭ30Ɖ31Ǥ32mŕƍ33ťŹ37Ǉ44ǩ48Ţ52fƶ
~eda	84 8Ʊ9f11z14Ɓ15V18Ǡ25ū28y
~eday	88 8Ʊ12z16V19Ǡ30y
~edd	84 7ǖ9ǩ10ǝ11ƻ12fĻ
~eddi	84 7ǖ9ǩ10ǝ11ƻ12fĻ
~ede	90 -7ũ9Ʊ19ł34Q
~edi	58 -13ǁ-12Ų-9ǅ-7ƅ7Şƺƾ8ĹƐ9Ɨƨǃ10Ľŭ11QZ13ƿ14uW20Ĵ22eƄ23ż25ƻ26ƽǄ30Ǚ48Ķ
~edic	68 -11ǅ10ƺƾ12ǃ14Q15ƿǙ18W27Ƅ31Ǆ32ƽ
~edin	79 20u34ż
~edit	64 -12Ų-7ƅ7ǘ8Ɩ9Ş10ĹƐƗ11Ľ12ƨ13Zŭ19Ǚ22Ĵ24e54Ķ
~edl	88 44ǃ
~edle	88 44ǃ
~edo	80 23Ɖ25ƌ34ƍ
~edon	83 12ƍ24Ɖ26ƌ
~edr	72 7ƙ8y14Ɵ16ƞ19Ƣ21Ƈ
~edro	72 7ƙ8y14Ɵ16ƞ19Ƣ21Ƈ
~eds	70 -15ƥ-14T8Ů9Ÿ10ƣ11ǩ13Ɨ15Ƈ16łǄ17g21ƅ22Ʊ24Ɠ40ƽ
~eds>	70 -15ƥ-14T8Ů9Ÿ10ƣ11ǩ13Ɨ15Ƈ16łǄ17g21ƅ22Ʊ24Ɠ40ƽ
~edu	58 7Ń10ZǤ12Ɓ13ƚ14Ƃ15ŏ16ŧ17Ɯ19ŉ21Ƴ22R28m45ř
~educ	58 7Ń10Z12Ɓ14Ƃ15ŏ16ŧ17Ɯ19ŉ21Ƴ29m46ř
~edul	82 8L15Ǥ21ƚ31R
~ee>	54 -12Q-11ŷ-10JXŪ-9ǖ-8ĻƞǪ-7ajśŞƪǍ7Ŏƃƈƴƺ8svBĴŔŻƊƙƝư9DŏťƗ10NŋŬŭ11rEƑƣ13yŉ14MĽľłŤǂǠ16LĺǄ17gœŚƅǆǫ18Ɩ19ǀ22H23t24ǃ25V26m30Ǟ
~eed	47 -14ň-13ǫ-12ǘ-11Ŏư-9ļƙƨǠ-8AVĿŅŊƩƪǊǔ-7yŗǕ7řŹƑƼǣ8ŸƦǀǑ9dōŬƂƔǋ10sƉ11cpvƆǌ12Ŧ13mǎ14Ŷ15G16Qū18eŁ21ńƮ22Y23h24Ɨǃ25ŏ28FƱǁ29ĺ32ż33Ư37ł40ƅǩ41u42Ǩ
~eed>	48 -13ň-12ǘǫ-10ư-9ļŎƙ-8VƨƩƪǠ-7yAĿŊǊǔǕ7řŰŹƑƼǈǤ8ƦƱǑǣ9Ƃǀǋ10dōŬƉƔ11ǌ12psvŦż13cmƆ14ǎ15Ŷ16GūƗ17Q18ł19e21Ł22ńƮ23Y24h26ŏ27ƅ29F30ǁ31uĺ33ǩ34Ư44Ǩ
~eedi	79 20u34ż
~eedl	88 44ǃ
~eeds	73 -14T8Ů9Ÿ11ƣ12ǩ14Ɨ16ł18g23ƅƱ
~eek	53 -7Xǒǝǫ7xőŪƣ8g9ƦǪ10TŦ11iPŰƞ12ĻƘơ18ńǐ22ľǁ25L26ų29k34ƛ35ǟ39Ŷ46Ů49R
~eek>	56 -7ǒ7Ɨ8xzőŪƣ10ľ11gų12Ű13P14iĻƘ15ń16ǁ19Ŷ27L28ǟ36Ů37Rƛ
~eeke	72 8ǐ12ǁ16Ŧ18Ůƞ20R23ų39k
~eeks	72 -9X9ŖŨ10ǐ12ǟ14Ǫ15T16Ʀ18ľ19ơ29Ŷ
~eel	59 -13Ǆ-10Ƶ-7ǫ7ǡ9ŁǪ10ŌƝ11Ķ12Ũǒ13ŇŠǃ14t15Ơ16ūź17ţŸ20ŏž22ƺ23r25Ŷ26Ŵ29ǜ31ũ33ň35Ʈ
~eel>	63 -10Ƶ-7X7ſ8M9ǡ11ŌƝƠ12ĶƮǪ14Ũǃ15Ň16ũ18ź19ţ20Ÿ23ŏž24r27ň33Ŵ
~eeli	78 -15Ǆ-9ş10Ǟ11iŁ12Ńň22tũƺ
~eels	76 12X17ǒ24ū31Ʈ35Ŷ39ǜ
~eem	85 13Ƥǎ36Ǖ
~eeme	85 13Ƥǎ36Ǖ
~een	46 -13Ŵ-10ƨǐ-8xOūƢƯ-7nTƆǒǜǠ7UōůƋƌǞ8ƺ9kǁǇ10vŉŽ11ŐƶǔǦ12Ǆ13ǚ14tŷ15f17aŖŤƍ18Œż19Ň20lŞ21Ɖ23Ź25Ƶǫ29iƾ32Sǡ40Ţ41G47ź
~een>	47 -11Ŵ-10ƨǐ-8xOƯ-7nTūǜ7jUōůƀƋ8ƌǞǦ9kƺǁǇ10ŉ11Žƶ12ŐǄǔ13ǚ15tŷ16f17ƍ18aŤ19Œż20lŇ21ŞƉ23Ź25Ƶ26ǫ27ź30iƾ33Sǡ41Ţ43G
~eena	73 9Ů13Ż19v29ź
~eens	86 12Ŝ13ƃ
~eent	88 12ń36Ŗ
~eep	51 -18ǉ-11e-10ķ-8řƬ-7ĵňŮƄƑǖ7WĹōƟơƽǫ8qPļŊũǚǪ9UŔƁǛ10ǔ11tĿŃŌƦư12ŁŠƀ13ś14ţƧǟǡ15ŀƋƾǑ16oYZ17nǝ18Ş22ŎƩ23ž27ƹ28Ǚ33Ǣ34Ʒ40x41ű
~eep>	54 -19ǉ-12e-11t-10ķ-9ř-8Ƭ-7ĵƄƑ9WĹŊōũƟ10qƁǛǪ11ŌŔǫ12Ńư13nNļ14ƀ15ś16ŠƦƧƾ17YƋǑǟ18Z19ǝ22o24ŎƩ30ƹ31Ʒ32Ǚ39ű
~eepe	82 13x17ǚ24Ǣ
~eepi	71 -7N9Ʒ10ĿŪ11Ƹ13ţ15Ǣ16Už22Ł25ǡ30t40x
~eeps	74 8ű9nŤơ11ţ13cǔ15ƽ21ŀ23P24Ş
~eer	71 7e10Ł11i12q20Ǒ22Ƒ24Ɓ25V33ǁǝ
~eer>	76 7g10Ƒ22Ǒ25Ɓ28V37ǝ
~eers	82 14q15Ƒ46ǁ
~ees	62 -12ƛ-10Q-7Ǟ7ǒ8ǋ9Ǜ12œ17ǥ20Ǔ21j24Ǌ33ǉ45Ɠ
~ees>	62 -12ƛ-10Q-7Ǟ7ǒ8ǋ9Ǜ12œ17ǥ20Ǔ21j24Ǌ33ǉ45Ɠ
~eet	55 -12v-9ů7wţŭ8fhEUŁśƋƠƨƼǁǂǥ9OƸ10ŷǒǛ12ŝ13Ũǅ14G15tP16Ń19Ƒ23Ǎ26űƛ32Ƈ35M52D
~eet>	56 -9ů7w8hUŭƋƠƨƼǂǥ9fEŁś10Ƹ11ǒ13ŝŨ14ǅ15tG16PŃ19Ƒ23Ǎ26Mƛ27ű32Ƈ38D
~eeth	88 9ƭ12ƣ14ţ
~eeti	82 14M15O16Ǜ
~eez	88 10Ɲ11ŧ14ĸ29j
~efe	78 7Ś12Ż18ĵ33K51Ľ
~efer	79 7Ś19ĵ34K51Ľ
~efi	65 10Ʃ11Ƒ12ƨ13U14ƙ16Ʈ31ƭ39W
~efic	69 32ƭ
~efit	77 13Ʃ15ƨ21Ʈ47W
~efo	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
~efor	56 -13œ-12ŧ-10Ŏ-8ĵŪ-7Œǫ7iGľŁŌƴǇ8ţƘ9Ũ10Oǩ11uŋǗ12Ə13aTƿ14ł15ƭ16Ŋƅ17Lǌ18Ŧ19Ǖ20ńƶ22J25ŔƆ32Ň37ř
~efr	88 -12F17ǎ19ľ27Ǎ
~efro	90 -12F18ǎ28Ǎ
~eft	67 -17Ł-7ŏƝ8fĸŗƵ9lĹƌƙ10zķ11Ŋ14ŎŖ16ţťƩ19Ĵ21Ş22Ɩ25Ƹ29ŭƁ
~eft>	67 -17Ł-7ŏƝ8fĸŗƵ9lĹƌƙ10zķ11Ŋ14ŎŖ16ţťƩ19Ĵ21Ş22Ɩ25Ƹ29ŭƁ
~efu	88 22Ǜ35Ūƶ
~ega	72 -8oŘ9fƁ10Ÿ12Ō13ƴ17ſǣ21ǅ23ǈ25Ƹ
~egac	90 31Ƹ
~egal	77 -9Ř-8o7ƻ9fƁ11Ÿ13Ō15ƴ19ſ23ǅ24ǈ
~egat	88 24ǣ
~ege	66 -7Ű7x14ƞ26Ż36y38m40Ƴ
~ege>	66 -7Ű7x14ƞ21y27Ż38m45Ƴ
~egg	86 9ǖ16ķ19Z43h
~egi	78 -7Ř11ť13ō14šǅǘ19Q27ǌ32Ŭ
~egis	81 -7YŘ14ǘ15ǅ28ǌ34Ŭ
~egr	79 14ŷ19Ƴ26j44m
~egre	79 14ŷ19Ƴ26j44m
~egu	73 -8ź7n9Źƫ12Ŵ13ǀ14ųƊ17ƚƣ32ǖ
~egul	73 -8ź7n9Źƫ12Ŵ13ǀ14ųƊ17ƚƣ32ǖ
~ehe	83 40Ɓ
~ehen	83 40Ɓ
~ehi	59 -14Ǔ-7ţǫ7ŶſǨ8ƛ9uǊ10Ůŷ12p13ŬűƵ15šƁ16Ÿ17ź18Ƹ20ŭż25ŵ31ǒ33ū40Ŵ
~ehic	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓ21ŭŴ27ŵ33ǒ37ū
~ehin	70 -15Ǔ-8ţ7ķĻ10ƛ11ż12u16pƵǊ18š20ź22ŸƸ24Ŵ
~eho	66 -14Ŵ-8Ű11o12Q15Ƒư17ş21Ǎ23nTū27Ÿ28Y
~ehol	68 -14Ŵ15ư24Tū25n28Ÿ29Y
~ehou	88 -7Ű17Q20Ƒ30Ǎ
~eig	63 7GƦ8łƆǂ9Ńƛ13Bņ14Ǆ15Ŗ19ƞƠǏ27ŀ32C69Ƽ
~eigh	63 7Gǫ8łƆƦ9Ńƛ13Bņ14Ǆ15Ŗ19ƠǏ20ƞ27ŀ32C69Ƽ
~eil	83 7ŧ17ŀ21X24h26Ɲ
~eili	85 7ŧ18ŀ22X27Ɲ
~ein	70 -10ǃ-9e-8ň-7z7žƳƾ8clŋƦ9H10t12Fũ14ŮƂ17ǈ19ŷ21ǡ24Ōş25U
~ein>	84 -11e7ş9ƾ10Ƴ11Ʀ13H14Ō23ǈ
~eing	72 -10ǃ-8ň7ž8lŶ9cŋ10t12Fũ13Ō14Ƃ15Ů19şŷǡ28U
~eip	84 27ƚ33ǌ
~eipt	84 27ƚ33ǌ
~eir	61 -12Ů-9d-8ǩ-7JŻ8Ŀ9zƵ10śŞǙ11Ũŵ14yǕǗ15Ǔ17Ƥ18vǒ25ǚ27Ƴ30ŕ37Ǌ47ǔ49ņ
~eir>	62 -12Ů-9d-8ǩ8Ŀ9Ƶ10zśŞ11ŨŵǙ15yǓ16Ǘ18Ƥ19vǒ23ŕ28Ƴ34ņ37Ǌ48ǔ
~eird	90 -9JŻ10m28ǚ
~eirs	88 11ŕ12Ǖ22ņ
~eit	83 -11Ƭ-10Ơ11ƿ12Ž14Ǐ15ŭ18ƻ
~eith	83 -11Ƭ-10Ơ11ƿ12Ž14Ǐ15ŭ18ƻ
~eje	90 15ƀ16ƶ
~ejec	90 15ƀ16ƶ
~ek>	56 -7ǒ7Ɨ8xzőŪƣ10ľ11gų12Ű13P14iĻƘ15ń16ǁ19Ŷ27L28ǟ36Ů37Rƛ
~eke	72 8ǐ12ǁ16Ŧ18Ůƞ20R23ų39k
~eken	72 8ǐ12ǁ16Ŧ18Ůƞ20R23ų39k
~eks	72 -9X9ŖŨ10ǐ12ǟ14Ǫ15T16Ʀ18ľ19ơ29Ŷ
~eks>	72 -9X9ŖŨ10ǐ12ǟ14Ǫ15T16Ʀ18ľ19ơ29Ŷ
~el>	55 -13X-9Ƶ-8Tǘ-7C7ǡ8Ƃƥ9AŌƌƝƠǖ10ĶƮǪ11Ţ12mŇǃǗǫ13ǂ14ũ15ţź17ŸƋǀ18ŏơ19ž20rƇ21Ũū23ň25Ʒ28Ŵ30Ʀ
~eld	75 -16Œ-11ř-8q7PŲ10ƛ11QĹ12Ǌ13ś14ƴ15JƂ19Ŭ22a25S
~eld>	76 -11ř7Ų10ƛ11Ĺ12Ǌ13ś14ƴ15JƂ19Ŭ22a
~ele	68 -9ǆ-7Ǩ8s9Œƃƙ12K13ƥ14ǫ15q16P17Š24Ǔ27ƌ28Ţž
~elec	73 -9ǆ7ƚ10ƙ14K16q17P26Ǔ29ƌ
~eled	86 37Ţ
~elem	86 38ž
~elf	57 -15Ř-10ĸ-7ư7aĵţƁƓǀǄǇ8ƄƐƚƱ9t10cřšƽǓǜ11Vƕǥ13Cƹ15Ť17QłƗǉǋ19ŎƤ20ŧ21n22Hƨ25g
~elf>	57 -15Ř-10ĸ-7ư7aĵţƁƓǀǄǇ8ƄƐƚƱ9t10cřšƽǓǜ11Vƕǥ13Cƹ15Ť17QłƗǉǋ19ŎƤ20ŧ21n22Hƨ25g
~eli	59 -12Ǆ-11Q-9CRĴ-7ş7mŁňƟǞ8iSŃ9ŊŹƮǂ12ķǫ13Ʊ14Ǘǣ15ũ16tƍƺǍ18uń31ǝ36ǒ41ų
~elie	79 -13Q-12Ĵ9mMō12S13ŹƮ18Ʊ25ǫ27u
~elin	72 -14Ǆ-10C-8ş7ơ9Ǟ10iŁň11Ń12Ŋǂ20tũƍƺ23ń
~eliv	64 -9R9Ɵ16ǣ17Ǘ24ǝ39ǒ47ų
~ell	40 -15Ń-14ǒ-13ĻŠ-12a-11ňş-10Ŋ-9dŜ-8oGLōŚŧƙǧ-7rvDTXőŦżƥưǟ7FMĹŨƯ8pEIJŔŢŽƅƒƚƪǅǥ9uķŐƧƷƺǈ10Uŝƶ11ũŷƀƏƔƠƵǝ12Ňŋŕƹ13ĺ14gxŞť15kPņƟǓ16Ɨ17bŎ18ǆ20Ņǡ21ǫ22Ǫ23ŗ25Ųƕ26BǨ27tǖ30Ƌ32ľ34ƃǠ35H
~ell>	42 -15Ń-11Ļ-10aňŊşǒ-9cŜ-8sL-7drGĸōœŠŧżưǟ7nĵķŀŁšƀƜƲǓǘ8iFMNƯƶ9xEJƅǥ10guŔƧǈǝ11pIŐŽƗƟ12UŷƋ13Ơƹ14bŋŕƔƵ16ĺť17kPŞ18ŅŲǠ19Ŏ20ǆ22ľǡ25Ǫ27ŗ29ǖ30t32B40H
~ella	60 -9Š7gƀ8cŨǅ9xŝ10Ņ11B12ƚǫ13Ǔ15Ň29Ƌ37Ǩ60ƃ
~elle	78 11b12Ţ16Əƺ17Ųƒ
~elli	73 -8Ř-7Ʈ8œ9ĹƟ10f11ƪ14sũ21ņ33Ǡ43ƕ
~ello	88 -7ŉ11w23Ʒ27ľ28ǫ
~ells	88 9K11Ɛ14CƗ
~elo	71 -11V-10ƛ-8M7Ƨ9ƶ10D16Ǒ28Ƌ34ƙ38m39H
~elon	81 -8M9Ƨ10ƶ19Ǒ41ƙ
~elor	83 44m
~elow	88 -12ƛ-7ƥ36Ƌ
~elp	66 -11i-10kƿ-8ł-7ŗ7vƳǞ8œ9ǋ10őŨ11ţ12sŞǊǓ19Ķ23Aŉ32ǉ34ĺ36z
~elp>	69 -12i-10k-9ƿ7ŁƳ8vǞǫ10ǋ11ţŨ13sŞǊ14zœ20Ķ24ŉ32ǉ37ĺ
~elpi	88 31z
~elps	86 -9ł7ů10c33A
~elr	73 34ƚ
~elry	73 34ƚ
~els	52 -22ǫ-9ƣƦ-8D-7ŭŹƝ7XŁŊŏƓ8hƽ9Fťǧ10ƾǒ11ţƍ13ƛǍ14HƤ15ư17Ƨ18ūǊǟ19Ĵ20ŴŸƮ21n25ǜ26ł38Š39Ŷ41Ŏ45Ņ
~els>	75 10Ɗ12X15ƽ17ǒ24ū31Ʈ34Ŷ38ǜ
~else	53 -19ǫ-8Dƣ-7ŹƝƦ7ŊŵƓ8ŏ9h10Fťƾǧ11ƍ12ţ13ƛǍ14Ƥ15HŶ16ư18ƧǊ19ǟ20Ĵ21Ÿ24Ŵ25n27ł39Š43Ŏ46Ņ
~elt	86 -8ǈ10pżƯ14j22ǅ
~elt>	90 10ż11pƯ
~elv	78 10ō11x12a23ř
~elve	79 10ō11x23ř
~ely	70 -18ƾ-7NŢ8ƒǛ9Ǘ10Ǆ12ĻżƱǜǥ13Ž15Ǟǡ16Ťƚ17Ūǀ21ƺ
~ely>	70 -18ƾ-7NŢ8ƒǛ9Ǘ10Ǆ12ĻżƱǜǥ13Ž15Ǟǡ16Ťƚ17Ūǀ21ƺ
~em>	48 -21Ơ-18ǩ-16cũ-15Ľ-12Ƴ-11ŷǇ-10ļ-9aĻŀƍ-8ŏőŧƙ-7GĸĿƩǉǪ7LPŚǍ8ǝ9ŕƮ10Eŭſ11ƅƐ12ŢŽǚ13ƣǒ14w15SƸǗ16œǙ18v21ŝǔ22ƚǓǕ23y25ŔǊ26ǜ28Ũ37Œ40Ʊ45ş55š56ţ69Ş
~ema	58 -10D-9ǘǢ-7b7Ɨ8Ǚ10qƅ13ǩ15Ǘ18Ʋ21ľ24ž26Ŝ34Ǌ37K39ǚ59J
~emai	60 -10D-9ǘǢ-7b8Ɨ9Ǚ11ƅ14ǩ16Ǘ23ľ27Ŝ39K41ǚ61J
~emat	79 34ž37Ʋ
~emb	68 -12ś-7ŝť8ŔŢŧ9xBƊ10Ŧ11Ǉ13E16h22Ɖ23Ś27Ƹ39ľ
~embe	69 -12ś-7ŝť8ŔŧƊ9xB10Ŧ11Ǉ14E17h23ŚƉ27Ƹ40ľ
~eme	54 -17Ǒ-15g-7ŝť7xƟ8ĹǇ9ĿƬƲ10Eƛ12ƍƚ13Ƨ14Ƙǂ17śŧ18ƉƝ20tZ21ƸǤ22Ǖ23ǎ29ľ31ƕ35ķ39Ƌ
~emem	70 -7ŝť8ŧƊ9BŔ10xŦ11Ǉ14E24Ɖ28Ƹ41ľ
~emen	57 -18Ǒ7Ƃ8Ɵ9Ĺ10ĿƬ11ŧƛ14ƍƚƧ16Ƙ17t18ś19Ɲ22Ǥ23Ǖ25ǎ33ƕ38ķ42Ƌ
~emer	84 9Ƅ33Z
~emi	74 -9Ū7ǟ9aƫ10XŔ12ǜ13Ŧ18Ǧ28œ
~emic	86 -9Ū9ǟ14ǜ16Ŧ
~emiu	78 10ƫ11XŔ19Ǧ31œ
~emo	80 16ľǆ44ƍ
~emod	83 46ƍ
~emp	58 -8Ť-7oŒ7yǋ8ƫǧ9Ǜ11ƥǚ12V13Ǔǥ15Ǌ16Ʃ18q20W21Ǟ26Sǉ31Q33ơ
~empl	59 -7oŒ8ǋǧ9Ǜ12V14Ǔǥ15Ǌ17Ʃ19q21W22Ǟ26ǉ27S32Q
~empt	80 -8Ť11y17ǚ47ơ
~ems	80 11xǞ12ƾ15ƚ16Ə
~ems>	80 11Ǟ12ƾ15ƚ16Ə
~en>	33 -19ū-15ł-14Fƣ-13ZŴƄ-12zTƁƟ-11qBŁƨǒǙ-10JNşŠťƷǅ-9ŵƧƪ-8anxņǆǜ-7XĸŬŰƳǉǌ7ĹŅŏųŶƱƺǑ8iŗŘŪƂǦǩ9ŕƴǂ10RŃŷƏǝǞ11fĻũƛ13ƒƝư14ŀţƿ15Oƭƻ16dVżƌǀǡǫ17gŇ18ƶǁǔǛ19ķƀƩ20ŤŽǇ21Ŏƾ23vƆ24y25ńŝƉƍ26Ǆ27sƵ28ơ30ŢŹ31Ƙ32ǚǟ38źǐ39Ŧ41Ŗ44LS46Œ48G
~ena	70 -7Ǐ8Ů9hơ10ƥ13ŻƤ17v19Ǖ27ź29Fƞ
~enag	73 9Ů10h13Ż18v29ź
~enan	83 -8Ǐ12ơƥ15Ƥ34F35ƞ
~enc	62 -16Ř-10Ū-8ńǧ-7Ɲ7ƺ8ƛ9ŚŨ10PƎǥ11ŃũǇ14K15ŉ17Gż18Ň19Ɨ24Z27ǣ34ǫ42Ɠ
~ence	63 -10Ū-8Ɲǧ7Ŕƺ8ƛ9Ũ10PƎ11ũǥ12ŃǇ14K15ŉ17ż18G19ŇƗ28ǣ44Ɠ
~ency	84 9Ƅ18Z
~end	47 -14ś-13Ǒ-12ƣ-11Ŋǈǐ-10Ơ-9wĵĻư-8ĺŒŔŗŨƔǊǔǟǢ-7HřťŪǪ7iƉƘǓ8zĶŀƤǇǤ9KŮƶ10AōőƵ11RYŭų12ƞ13Ĵŕ14lS15Ʃ16GŴŹƅƹ17ǎǦ18Ŧ19I20JXƱ21ǩ22b23Ľš24ŧ30kB32ŖŽ33Ǘ39Ƭ43Ŝ57Ɨ
~end>	52 -21ǐ-13śǑ-11Ļƣ-10LƠǈ-9wĵư-8NŔ-7uĺŒŗƦǢ7IŃ8ƬƲƴǅ9iŖƉƷ10alĶǤ11Kŀ12zǁ13ošƗǇ16Sōǩ17Ĵŧ19GƹǎǦ20ŕŴ22BŦ23AJĽ26b28X35Ŝ40k
~enda	85 7ű12I13š15L18ǜǞ
~ende	63 -10Ŋ-7Ɣ7Ƶ8lNĽŲƭ13ŧ15Ǔ20ŭ23Ź31Ƭ36ƅ47Ž48Ɨ
~endi	80 -7X10ľ12I13Y14š16Ɨ19Ŗƶ22Ŝ
~endo	83 -8ǟ60Ǘ
~ends	66 -11aA-8o-7kǁ7ŚŮƫ9Ƥ10R13ǐǩ14Ʀ16u17B18ƞ19Ŗ22őų24ƩƱ28Ƭ
~ene	50 -16ŀ-14Ƥ-12Ř-11ōŕſƣ-7łƍǟ7ĶưǞǥǪ8ƨƺ9eŇŜƢ11Zũ12Ʈǩ13iƝ14Ŏš15Ǖ19Ƶ21ŝǇǣ24Ʀ27ť29W30ĺ38ƭ45Ţ52Ŗ
~ened	60 -17ŀ-8łƣ-7ǟ7ŧ8ĻƦ9ưǥǪ10Ǟ13ŗ14ZǇ15ĺŇ16ũ17iƝ18Ŏšƭ19Ţ25Ƶ34ť
~enef	65 11Ʃ12ƨ17Ʈ31ƭ39W
~ener	73 -14ſ-13Ř8ǘ12Ķ14ƺǇ19ǩ23Ǖ32ǣ
~enew	61 -16Ƥ-12ŕ-11ō8Ǡ13ŜƢ22ĺƦ29ŝ37Ţ65Ŗ
~eng	74 -7Ź8S10hǂ11Ƅ18Ų19ƚ25ųƯ30f
~enga	84 22ƚ34f
~enge	82 -8Ź11ǂ12h13Ƅ28ų
~eni	72 -12i-11Ƶ7ű8ǫ9gMŀǊǐ10Hľ12r15R19Ū20P29ƶ30Ǡ40L
~enie	88 -13Ƶ11M36ƶ
~enin	75 -12i7ű9ǐǫ10gŀ11Hľ12r16R20Ū31Ǡ42L
~enis	90 12Ǌ28P
~enj	83 -8R12ǡ20g24t41U
~enjo	83 -8R12ǡ20g24t41U
~enn	88 14cC
~eno	70 7ş8Ʋ9ŏƕ10Łƙ11ƹ12Ÿ13ķ14Q16Ŧ17jry21ſ24ƍ33Ʈ
~enou	72 7şƀ8Ʋ9ƕ10Łŏ11ƙ13Ÿ14ķ16Ŧ17y18jr21ſ34Ʈ
~enov	88 31ƍ
~enr	90 39W
~enro	90 39W
~ens	50 -14I-13Ļ-11Œ-9nL-8œ-7ơ7lsŢŻƇ8ƙƼǝ9doZ10fƚƪ11ƅƲǆ12YǂǪ13Ŭǫ14aŘƐƩ15ǟ17ƀ18R19Ɓ22Ĺǥ23ź27ŉ29ķǑ31ƹ32Ÿ48Ź
~ens>	62 -12Ļ-11L-7ơ7ļƛƝǔ8wżƃƄǪ9ţ11Ţ13CĹ15ƪǥ17ǆ21ŘƩǟ22ƀ23R24ǫ25ƹ32Ǒ
~ense	56 -12I-11Œ-8n7Ǫ8ǌ9lsZ11oŪƼǝ13dƅ14YĹƲǂ16Ŭ17a26ź32ŉ38Ÿ56Ź
~ensi	70 7ŋǑ10ǥ12XƇ13Ż15ƙ17ƚ18ƹ29Ɓ45ķ
~enso	90 33Ɛ
~ent	35 -16Ǌ-15Ʃ-14XňǄ-12ūƔ-11asųǢ-10TVļņƪǅ-9gowŃŉŎŷǣ-8hjqHPRōŴŵƈƯƽǂǋǌ-7bfivyłźƁƉƓǩǪ7ĶŅŞƑǆǧ8Ŀ9GŔŭƵ10ĴĽŗƆƭ11WƘƫǠ12uťƄƕǕǘǞ13ńŝŢƦ14Ŧƿ15tĸĻš16ŶƖ17Ū19lķşƂƋ20ĵľŲ21ŕŻŽƟǈǚ22ǜ23őŒƥǙ24zŖƙǇ25N28Ǥ29Ő30ƞƧǓ32ƣǑ39Ň44Ƥ45ǖ53F62Ƣ
~ent>	39 -19Ǌ-17Ǐ-13nQ-12ňƔƩ-11PX-10ĸ-9sļżƍǢ-8TVĺŅņūƱǌ-7gqARŃŎŮųŴƈƯ7ƆƏƘƦǇ8KĻŝŲƵ9DĵŁśžƙ10ƄƑƫƾǧ11ń13ĽĿŞƭ14ŐŔŖŪƥǙǜ15Ǖ16uGǞ17ŢǠ18tšƤ19ƕƖ20ľőŦ21ť23lƋƣ24ķƧǓ25Ż26Œ27NǑǚ28ŕ29ş30Ň31F37ƞ39ǖ68Ƣ
~enta	68 -9F-7ŘƢưƺ9Ɯ10P13Ʀ16W17Q23Ŷ31Ƥ41ĸ63Ƃ
~ente	71 -25ǎ-8ǒ-7ƢǕ7Ǌ8ƺ9Ʀ10ƅǔ11c12Š13Ƨǉ15Ǎ16ĺǫ17Q20Ƥ22Ő25Ǔ28F36ƣ
~enth	88 12ń36Ŗ
~enti	70 -10Ơ-8Ő-7ť7ƶ8ǖ9dAľ11nƆ12Ž14Ƥ18Ŭǆ19Ņ27ŗ39ǈ41F
~entl	76 -8ǫ-7ş8œ11ƂƵ12ŏ15Ū16Ļő23Ũ27Ő
~ento	81 15Ǥ24ƙ26Ǒ30Ɵ
~entr	88 9Ǐ17ƥ
~ents	51 -15ƺ-13Ǆ-11ǆ-8ŘƣƮ-7ƕ7UƥƫǕ8ŶƱ9nƚ10ŅŝƄư11ĸƍƧ12šƞ13Ĵ14Ɵǎ16ŽǖǘǙ17Ƣǜ18ĵĶŭ19ƙ20ŇŮ21Ų25Ǐ29ƿ32Ǥ34z
~enu	80 9ǩ14X20ǫ24ǝ39ǌ
~enu>	90 16X24ǫ28ǝ
~enue	83 10ǩ41ǌ
~env	88 8Ơ12lD21ǫ
~enve	90 12l13D24ǫ
~eo>	85 12g15ƙ35M
~eon	80 -8Ţ8Ňƀ9ƕ11Ǉ12ǜ13Ʋ14ł16Ƶ27A
~eone	81 -8Ţ8Ňƀ10ƕ11Ǉ13ǜ14ł17Ƶ27A
~eop	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dŹƴ13nǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌ22ƞ23Ǚ29ǉ30ǟ
~eopl	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~eor	84 7l15Ź17yC
~eorg	85 7l15Ź17y18C
~eow	76 22Ɨ26F29ǖ
~eown	76 22Ɨ26F29ǖ
~ep>	54 -19ǉ-12e-11tķ-9ř-8uJƑƬ-7ĵƄǖ7Ň8ŊōƊƟ9WĹũǛǫ10nqſƁ11ŌŔŝ12ļŃư13N14ƀǠ15śŠƦǇ16Ƨƾ17YƋǑǟ18ZǝǪ21oǚ24ŎƩ25Ʊ30Ʒƹ32Ǚ39ű
~epa	68 8fŕ9Ɛ11Ŷ12ĹŪ16Šǆ21ƚ22ř25Ƒ31ŧ
~epai	77 7Ʋ10ŕƦ13Ŷ14ĹŪ19ǆ35ŧ
~epar	73 9f10Ɛ18Š23ƚ24ř27Ƒ
~epe	65 -7A9I10xƳ11u13ǚ15Ǔ18Ǣ19ŀ22z36Ū37Ʊ
~epen	68 -7A10IƳ12u16Ǔ21ŀ23z39Ʊ
~eper	82 13x17ǚ24Ǣ
~eph	88 -14ŷ10h11s12I18Ŵ22ǫ
~epi	71 -7N9Ʒ10ĿŪ11Ƹ13ţ15Ǣ16Už22Ł25ǡ30t40x
~epin	71 -7N9Ʒ10ĿŪ11Ƹ13ţ15Ǣ16Už22Ł25ǡ30t40x
~epl	61 -10ō-8ĺŧƀ8ſƄ9ưǍ10H11Ƨ12Ļ13Ɠ15ƌ20Ɖ27ƙ31Ǥ32ƕ33Ʒ34ƒ68Ǟ
~epla	61 -10ō-8ĺŧ7Š8ſ9ƄưǍ10H11Ƨ12Ļ13Ɠ15ƌ20Ɖ27ƙ31Ǥ32ƕ33Ʒ34ƒ
~epo	76 -9ƚ7ǋ8Ũ9ť12ż15Ķ16Ǎ21Ə24ŤŻ
~epor	77 -9ƚ7ǋ8Ũ9ť12ż16Ķ22Ə24Ť25Ż
~eps	70 8nŤűơ10ţ12cƽǔ14Ū19uŀ21P22Ş33ƞ
~eps>	70 8nŤűơ10ţ12cƽǔ14Ū19uŀ21P22Ş33ƞ
~ept	72 -11Ĵ-7JŎư8ZǙ10ţƄ13ŷƒ14Ǌ17Ş21ŁƔ27ǘ31ű37Ƨ
~ept>	73 -11Ĵ-7JŎŒư8ZǙ11ţƄ13ŷƒ18Ş22Ɣ28ǘ31ű37Ƨ
~equ	63 -9ƕ-7ƚ8ĺƖ10ƟǛ12Ķ15ƣ16ƭǎ17ľ18Ǥ19ŭ20Ǖ22Ǡ29ĸ39Ǒ
~equi	64 -9ƕ-7ƚ8Ɩ10ƟǛ12Ķ15ƣ16ǎ18Ǥ19ŭ21Ǖ22Ǡ29ĸ39Ǒ
~er>	28 -35dƺ-28š-24ĺ-21ōƙ-17Łƽ-16Ʀ-15GƖ-14ƍƠ-13mŷǇ-12ZūƟ-11lŘƸǍ-10ǀ-9iĻƘƨƮƯǧ-8uńňŖƲǓ-7JŎŸƷǤ7nŭƎƱ8jrśŜƄƩƴǂ9VŇŧŽưǈǑǒǙ10svPŃœŪƻǢǦ11CRƫ12eĿƏǊ13AŦƢ14EłŏžǠǥ15FQŤŬ16HŝŴǎ17Uĸƪ18ľźƾƿǃ19hyLŹǉ20xŚťƔ21ƋƌǗǝ22KXůƹ23Ĵŗżǚ24oĽŠųƃƗǨ25wIǄ26Żƞơǌ28ƶǞ29zBőǪ30ţ31Ƶǣ32qŵ33ǁ34pƓ35t41Œ42ņ44ƛƝ
~era	50 -18ŉ-13ƫ-9Ǒ-8DƧ7ĸŊǚǪ8MųƬǋ9ƀƚƯǔ10ńƨǩ11Ƶǎ12Ÿ13śŻſƜƝƪ14ĿƁ15WšƩ17Ƃǜǟ18ŘƮǍ19ŢǇ20Ǖǣ23Ǥ25Őƺ28Ɛ29ǧ30ƕ34Ʋ
~era>	88 17Ɛ18M
~erag	53 -18ŉ-9Ǒ-7ưǣ7Xŗ9ĸŊŖųƬǋ10ƀƯǚǧ11ńǔǪ13ƨǎ14Ɯƪ15ĿśŻƝ16š17WƁƩ19ǜǟ20ŢƂ23Ʈ26ſǤ28Ő30Ř32ƕ
~eral	66 -15ƫ-13Řſ7ǘ8ĶĻ13Ƶ17ǩ21Ǖ27ǣǧ35ƺ47Ʋ
~eras	80 12ƚ32Ɛ
~erat	83 -11D8ǉ9ǣ22Ÿ34Ǉ35Ǎ
~erc	64 -15ƃ-11ř-9Ƈ-8Ǌ7ķƖǘ8ŕšǓ9Ǎǎ10ǧ11P13Ż15Ǐǖǝ16ǈǨ17ĵ19Ŕ21Ǥ23ž25Ɯ39ǆ
~erce	70 -12ř-8Ǌ7ł8Ɩ9ķŕǘ10Ǔǖ15Ż16ǆ17ǝ18ǈ19ĵ22Ŕ25ž27Ɯ
~erci	73 -16ƃ-10Ƈ7ő8ǖ9Ǥ10šǍǎ12ǧ15P17Ǐ18Ǩ28ǆ
~ere	31 -21œ-20Łŷ-18Ŧǐ-16ő-15Tǉ-13p-12Ɔ-11bxŀƘǇ-10ORƔǓ-9LŴƈƕƗƼǎǥ-8eNĵƍƚǈǋ-7ctvŃŧŮƵǌ7dFPUňŋřŤǂǃǑǗ8hruXZĸťŻƄƣ9mĹōŘƅƑƙƛƜ10ķŉŚūŵƏƯƹƾǨ11ikņŕƉƫǀǝ12JĶŹǤ13WšŪ14ŊŸǅǊǙ15Sũ16ƐƸ17ƂƃƊƬƳǫ18śŢƎ19fŗƀ20sĽǪ21Ũ22ŎǍ23n24DHVƟ25Qơǆ26Őŝ28ƨǏǟ29jƠ30Ş31CM32Ʀ34l36Ƌ38ű56G
~ere>	32 -20őŷ-18Łǐ-17Ŧ-16Ǉ-15œ-14Tǉ-12pK-11xŃƆƔƕ-10OŀƘ-9bLRƈ-8ŏŴƗƚƝƼǋǎǒǓǥ-7evBNńƍƪǈǡ7ĸŐƑƥƩƻǕ8dqFǂ9hUZŊŋƬƸǀǅ10ruXšŤť11ķŨūƏƛƹƾ12ĹŵŻƄƙƫ13ikJĶĽņŗŚŹƂƉǝǨ15WǊǑ16ŸǏǙ17Sũƃƨ18ƀƊƜǍ19Ǝ20VƐ21fCHŎśŢǫ22sƳ24Ǫ25lnD27Ɵơ28ŝǆ31MQƠǟ32j33Ş34Ʀ39Ƌ40ű57G
~erea	84 8M14ƥ16Ǎ25C
~ered	60 -14ƥǑ-10ř-8Ś-7Ż7ƅǃ8ǡ9ő10Ƃ11GŠƯǅ12Ŀň14ĺŏŘƸ15ŗ16ĽǤ17mƬ18ŊƁ23l24ƨ25ō26ƪǏ28Ő
~eren	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11PVǗ14ŏ18řş19ŉ20Ļ21Ũ22Ū23ŕ26K
~eres	79 7Ŏ10ĺƣ12HƬ14š15BƖ19ň
~erf	78 7ŖŹ8a10Ś11i12D15ļő18ş21Ɲ
~erfe	80 7Ŗ8aŹ10Ś12D15ļő19ş
~erg	81 -11t7Ƌ9Ƅ24x32Z
~erge	84 9Ƅ33Z
~eri	58 -9Ť-8Ř-7p7XŮǒ8šŨŬǑ9ũżǗǥ10ƿǇ14Ǌ16ƀ17ŁŇƊ18ŊƈǄ20YƸ23ƾ30ǝ38ų39ő
~eria	85 8ƈǚ14Ŭ16Ǘ26Ɗ
~erie	64 8Ǆ9XšŮ10hŨǥ11ũƾǒ12Ǉ17ő20Ň23Yų
~erin	73 -9Ř8kƯ9ƞ13Ƹǫ22ųƀ24ŁŊ30ő35ǝ
~erio	81 -8A12Ǒ15Ǆ16ƿ18ƾ31ƈ
~erl	88 -7K11Ŗ22Ź28ĵ
~erly	90 -7K23Ź29ĵ
~erm	64 -12Ť-10Ʃ-7ųƖ7Ʒ9ƍƞ10W13Ǘ14j15Ǟ17gBŹ25Ŗ32ź49Ư76ƫ
~erm>	70 -8Ɩ-7Ʈ9Ʒ10ƞ11W19B28Ŗ54Ư56ƫ
~erma	84 9h26g32ƫ
~ermi	77 -14Ť11ƍ18Ǟ20Ź40ź
~ern	71 -17Ǆ-12ń-9Q-8X7Ƌ8gLĿ11VŖǘ12Ǒ13j14ō15iņƺ24ŀ26Ł29ű48ǖ
~erne	90 -9X10Ƌ16ŀ19ņ
~erni	80 13Ŗǘ14VǑ33ű
~erno	84 -14ń10g12L17jō18i
~ero	75 -12Ŧ-8ż8Ŝ9Ŭ10Ǆ11Ő15Ť17ƾ24Ś27Ɖ32ǂ
~ero>	86 -8ż11Ŭ13Ő18Ť27Ś
~erol	90 12Ǆ21ƾ
~erou	84 10Ŝ36ǂ
~err	75 8gǒ9wŔũ13ǜ15Ľ16Ų18ǟ31Ů32N
~erra	86 10ǒ36Ů
~erri	90 10g11wŔ12ũ
~erru	86 21ǟ37N
~ers	42 -26ǎ-19d-18ĸő-15W-13nůǣ-12Ɓǫ-11Ƶ-10DFōŶƂƮǦ-9tHILłŔŧƼǨ-8CPQRVŎŞŷƇǃǍ-7UXŀńœŠŲƊƍƓƩƱǟ7ŇŋƃǛǥ8zBƒƟǞ9ƪǔǘǡǩ10bKŅŌŘŬŹǚ11ĿŉŒŝšųŴƈƑƘ12ŪſǢ13aƅƕƗƞǝ14pƉƳ15Mƾ16EŃŽƙƣǁ17ƿ18ļź19Ÿƽ20ŻǑ21ƥǙ23ŗ24ŵ27ǅǉǖ28ƴǪ30ƄƤǓ32AǗ33v37hǈ
~ers>	44 -24dǎ-17ő-16ĸ-13Ű-12yůǣ-11n-10FƵǂǦ-9tDJLƫǐ-8cIŔŝŧŮƂƼ-7sMRVłŉŎťŶƇǃǠ7uļśž8šǛ9BŐŪƒǥ10ŃƅƟǘǡǩ11zŅŹŽƘǔ12bKƪƿǚ13ŒŘŬſƈƑƳ14ų15ƉƕƗǝǢ16pŸƞǪ17ƾ18Eƣǁ20AŻƴǗ21źǙ22ƽ23ƄƤƥǅ24Ǒ26ŵ29ǉ30ǈǖ33Ǔ34h40v
~ersa	82 11ļ13s21Ō27ƫ
~erse	84 7l9ƹ11ǂ12ǀ20Ƥ28Ǘ
~ersh	85 10ƅ12š19ǈ
~ersi	82 10Ƴ13ǅ16O17ť20y
~erso	63 -12W-11ķ-7v7dgǞ8h9ŗǐ10fTĿſƃ11Ń12ŴƄ13J14Ǌ15a17Ňŋ20Ǫ21A22Ů25ƙ28ŝ35M
~erst	76 -9Ɓ7Ļ8Ū9Ł10rǠ11ļţŽƿ16Ű18ƴ27ŗ34ŉ
~ert	56 -11Ŗ-9ŘǊ-8ţ7őšƎǍ9Ɵǅ10ƍ14TƓ15Ůſ16Ż17ƣ18D20ƙ22ĸ29ǎ33Ǥ55ǔ74ǩ
~ert>	79 7Ʃ19ǔ65ǩ
~erti	63 -11Ŗ11ǅ14ĸ15ǎ17T18ƣ19ŮŻ21ǔ29ǩ
~erts	85 36ǔ
~erty	67 -10Ř-7ţ8ƞ9šƎǍ10ő13ĸ18ſ19Ɠǎ23D26ƙ41Ǥ
~erv	64 -10ƿǑ-8ǁ7fşƳǖǙ8ŴƗƾ9Ş10Ƒ11ŝŤǂ13C15ĿǠ18ŲƲ23ŀ34ǆǝ
~erve	78 -11ƿ-10ǁ-7ś8f11ŴƾǙ17ǖ44ǝ
~ervi	69 -10Ǒ-8ǖ-7Ǥ7Ƴǜ9şƗ10Ş11Ƒ12ŝ13Ť14C16Ǡ19ĿŲ20Ʋ36ǆ
~ervo	86 11ǂ33ŀ
~erw	69 -8ƽ-7ƿ7ƉƗ8env9ť10Ƶǅ11iƺǄ12o17Jśǂ18Ǣ38Ū
~erwa	85 -8ƿ9ũ13Ƶ35Ū
~erwi	88 -9ƽ10v14ƺǄ
~erwo	77 7ƴ8Ɨ11ǅ12i13o19ś20JǢ
~erwr	83 9eƉ11n12ťŪ20ǂ
~ery	51 -9ŘŤǕ-8ƞ-7zLXťŶƚ7ŀŕ8ļűƘƲƿǆǇǊǒ9ĵŎőǓ10ǝ11ƾǣ12Ƌǘǚ14Ů15iKU17ŵǛǤ18ĸū19nTƙƽ21Š22ŸƮ23u25Ű26ǔ27Y28Ĵ
~ery>	57 -13Ʊ-11Ǒ-9Ǖ-8ſ-7L7hŁōœşź8cUƐƫ9FƖƿǤ10Ʋǟ11Yǧ12ĵŴ13ő14Ƌƽǝǣ15ƾ22ūŵ23TĴ27Ǜ29u32ǔ33Ű
~eryb	68 -11Ũ-7zŗŴƱ7gŏƘ8AHłŔŮſ10Ƥǉ11ũű12Ǉ13ĸ14Kǫ15n16ĿǊ18Ÿ19Ʈ
~eryo	90 -15Ŵ10n13ž16Ÿ
~eryt	64 -10X-8ǫ-7ƚ7EŞŷ8Kƴ9AƽǓǨ10UƸ11Ʈ12ŀǑǤ13ǆǒ15ļ17Ʊǘ19Ŏ21Y22ƙ26i28ĸ31Š
~es>	29 -21a-20Ůƃ-18ŧ-17ĵĻŔſ-16ņƺ-15ń-14PŞƸ-13itSĽƕƮǍ-12Ũǁ-11NRŕ-10lƬƳ-9CGMQŶƘƶǀǇǟ-8ŢŹƙƦƧưƴƵ-7ĸŇŭżƥ7gAž8EŁŋŘƇ9HŌűƢǗ10źƋƞƿǃǥ11ƅƆƑƼǆǐ12uTŃřųƌ13ĴǛ14OůƊƜƫƷǝ15ľƂƐƛƱƲǂǓ16cxĶŖŵƣǋǖǜ17Wūǚǫ18Ť19ŝŠƩǘ20ǏǑ21hpǞǧǨ22vş23YƤǔ24wƪ26Ǖ27ŀŅ28ƚǌ29ǩ30ǙǢǤ32Ż33Ǌ34Ű35q37ǒ42Ǆ44o46ł50Ɠ67Ŵ
~esc	72 -7Ŵ8ƺ9Ų10ƈ11ŵ27ƽ28ƖƗ
~escr	73 -7Ŵ9Ųƺ10ƈ28Ɩƽ29Ɨ
~ese	61 -15R-12Ų-11i-9S-7w7C8qŗŞƂǝǡ9ĻŒƢǎǞ10ŝ11tƼ12fzǉ13œ14ūǠ15lNǫ17QőƔ18n21PŌ24A25U
~ese>	62 -15R-12Ų-11i-9S7C8qŗƂ9ĻƢǎǝǡ10ő11ŝ12ftƼ13zǉ14œūǠ16l17Ɣ18nQǫ21PŌ25A26U
~esen	86 -8w11ő13Ǟ14Œ15Ş22N
~esh	90 -7aǫ8ų17Ŏ19ľ21Ő
~esi	63 -11ň-10P-8Ʊ-7Ŷƙǋ7Ɠƞ8xǊ9Ƥ10ŴƧ11ŠŵŸ13ł14Gǉ15ǆ16Ĵ18Ǐ19ĸǫ22u23n30Łƨ34ǜ
~esid	65 -11ň-8Ʊ-7Ŷƙǋ7W8ƓƞǊ9Ƥ10ŴƧ11Ÿ12Šŵ14Gł15ǉ16ǆ17Ĵ19Ǐ20ĸ23u24nǫ31ƨ
~esig	85 -8P47ǜ
~esit	85 43Ł
~esk	82 -7Ǒ10Ǌ13V14Ĵ23Ɵ28P
~esk>	83 -7Ǒ10Ǌ13V23Ɵ28P
~eso	71 7co8iFƝ9nƩ10uCōƚǌ11űƈ12ļŤ13Ɩ14I15ś16ǆ18Ķ21ǁ
~esom	72 7co8iF10nuCōƚƩǌ11űƈ12ļŤ13Ɩ14I15ś17ǆ19Ķ21ǁ
~esp	86 7ǎ8Ń11Ǖ13ţ17U
~espe	90 8Ń14ţ18U
~ess	45 -12ł-11ū-10ŎŶ-9ŐƁƗƞƹ-8ſƃ-7ŒŘ7ňţƬ8AEKĿņǫ9MŸƿǐǝǩ10Ǟ11PŤǢǤ12Ǆ13ŃƘ14ǜ15GJŏűǛ16ǒǖǠ17ůǈǪ18Ǖǣ20ŪŮǇǡ21Ǎ22ǅ23ƾ27iǆ28UǙ29ǌǟ30DƟ32ǧ47Ǩ
~ess>	46 -12ł-11ū-10Ŷ-9ŎƗ-8ƃƞƹ-7ŐŒŗŘũŹſ7nţťƑ8UŪ9EĿņŸƬǖ10AMǐǝǩ11Ǟ12PŃǢǤ16GJű17ŏǒ18ůǆǠǫ19iǣ20ǈǕǙǪ21ŮǇ22ǡ24Ǎ25ǅ27Ɵ28ǧ30ǌǟ34D48Ǩ
~essa	90 17ĺ25K
~esse	76 -8Ǆ7ǧ10ht12C13ǖ16ǆǙ17iƿ27Ǜ
~essi	73 -7Ɓ7Ƹ8Ň9oŗ10P11u15Ť17ƾ20ň23ǜ26Ƙ
~esso	90 12Ǒ14Ɵ38Ū
~essu	78 9ƽ18Ǆ29ƾ
~est	50 -16C-14ƙ-11Ł-10ŰŹ-9cĴşŴ-8pŘťǒ-7qŵƭƽ7ŷƖƸǁǋǏ8ŗ9xZļŃƠƾ10ŞƲ11BŎũ12tUĺľ13mź14ŀňŋƣǃ15L18šǀǐ19ƚ21Ƒ22vǛ24wI25K26ƞ27Ŀ32ǖ33ǡ34ĸ35Ŋ37y
~est>	54 -12Ł-11Ź-9ŰŴ-8cpCşťƙ-7dqƭ7QĺţơǑ8ķƬ9ŷƖƣǁ10ZŎ11xļŃǫ12ŞƠƲ13ũ14U15mš16ŀ17Lǃ18ň21tǐ22ƚǡ24Ƒ26w27I28v29K32Ŀ37ǖ43y
~esta	80 -13C-10ǒ-9t11Wǝ12ƥ14ƴ15Ƹ16Ǐ21ǡ27ĸ
~este	83 10ƣ11Ǆ14Ǜ19ƾ
~esti	68 -9Ĵ7g8dĺ10ľ11ƕǗ12ǋ13A16B17š24ŋ53Ŋ
~estl	90 12ŕ14ŉ23ŗ
~ests	82 -9ƻ13ź25Ǜ34ǀ37ƞ
~et>	38 -28ǫ-20qƹ-19Ʀ-17Ş-16ň-15Ő-13yzƖƶ-12lŮ-11ŔǠ-10ĴŎŖŗťƭ-9ĺĿłŇœŦŽǤ-8ķųƊƍƮǓ-7FƆƤƾǧ7SXŢŬƅǑǛ8gTŵƬǀ9cfOŝŷƐƣƨ10aKŉūǁǩ11ŻƸǍ12wIńšƒ13rJŋƇƕ14GƄƑƠƪ15kxDĸľŲƎƲ16HĵşŶŹ17jMWŏƋƜǗǞ18Ŝż19ĹřƗ20eţ21ļōźƷǈ22ƛ24Ɲ25Zž29v31ŧ35Ł40Ƙ
~eta	75 12Ɩ14Ǐ20Ɠ23ǆ27Ɗ
~etac	86 24Ɠ
~etal	80 18Ǐ29Ɗ
~etc	86 9ơ13ż22Ţ
~etch	86 9ơ13ż22Ţ
~ete	71 -7ƥƻ9ƾǣ14Ʋ15yƿ16jǄ21Ɛ33ů
~etec	84 -8ƥƻ25Ɛ
~eter	83 16Ʋ19j39ů
~etes	81 11ƾ19Ǆ21ƿ
~eth	51 -14ſ-11a-8ųżƛǟ-7yŝŪƝ7sEPŵƋǌ8ľŅŋţūƅƐ9irŎŕžƱ10gŀŃŘŷǗǝǫ11ŬƮ13ĵŠŶƣƭ15ŗ16Ő17NĴş18ŤƼǪ20Ĺř21ZĻŊ23Ƹ25ƪ31Ł
~ethe	71 7Ťƭ8DƁ9f10šƣƷǋǌ11Ő12M13ĵ15Ĵ18s28Š
~ethi	52 -14ſ-10a-8ƛǟ-7ŠšŪųŴżƝ7EPƣƨ8ľƅƋƭ9ŅŋŐƐƱ10irŎŕŵžǝ11gŃŘŷƮǗǫ12ŀŬ13ŤūŶ16ŗ18Nş19ƼǪ20Ĺ21ř22ZŊ24Ƹ26Ļƪ32Ł
~eti	64 7Œǜ8ń9ŝǡ11MO12ƯǊǛ13ņ18t19Ʃ24Ņ26P33ķ36V
~etim	85 9ǜ10Œ13ǡ17Ǌ19ń
~etin	81 13M15O16Ǜ
~etir	69 -7ń9q10ŝ11Ư20t21Ʃ30P36ķ40V
~eto	85 -16C-13ǆ12Ň13ǈ15ǁ17ł60l
~ets	61 -8rAƖ7gĻĽźƱ8ǉǥǩ10Ư11ŤƍƤ14Ƃǡ16ŏ18Ɛ20ł21ŷ25ǫ26ĸ28żƭ29Ɵ30h
~ets>	61 -8A-7rƖ7gHĻĽźƱ8ǉǥǩ10Ư11ŤƍƤ14Ƃǡ16ŏ18Ɛ20ł21ŷ25ǫ27ĸ28żƭ30h
~ett	53 -16Ł-13ǫ-12Ŕ-10Q-9Ļ-8HXĽ-7B7PŨǃǓ8rǛ9jxĺŊǢ10qŗƇ11Ń12şţƪƻ13Śŧ14zL15p16ňǄ17oƺ18ŀƘ19GKŻ20ľ22U23œś24ŕ28b35Ơ40t
~ette	60 -14ź-12Ŕ-10Q-8Ľ7ŃŬŹǒ8Ŀţ10rŀǃ13q16Śƻ17Lş18ś19p20o22KňǄ23Ż25ľ29tŕ33b
~etti	66 -18Ł-10ǡ-7X7iŮ8Aǟ9ĺśŲŶƂƪƬ10UƘƠ11Ǜ12PŀǢ15xŗź17j18t22z34œ
~ettl	78 -10Ļ10GŃń15ŊŨƘ25ŧ32Ơ
~etty	70 7ķ8Wǒ9ŎřƛƠ10ŵ11Ǔ12ţũ15Ƈ17G22U23ƺ
~etu	81 8ŨƋ9f11ǌ12ǈ15T21Ǜ
~etur	84 8Ũ9f12ǌ13ǈ16T21Ǜ
~etw	79 8N10CŃƭ15Ţ17Ÿ21ŉ
~etwe	79 8N10CŃƭ15Ţ17Ÿ21ŉ
~ety	70 14Ɛ18ƾ62Ǜ
~ety>	70 14Ɛ18ƾ62Ǜ
~eve	40 -14ŧ-12X-11rĺƅƟƺ-10yDĽŖŞƍǕǪ-9sŅŶƉǠ-8zńƁƄƪư-7jkWņňŉŜƂƔƗƷ7ĸťŮǈǜ8şŪƆǒǤ9œŵŹƤǥ10gmŀũūƇǘ11Œƴƽ12huKŘƓ13Tƀ14nLŢŸż15ƋƫǌǛ16ŠŽžǁ17Rƙƞƻ18Űǫ19YŴǟǧ20Hƃ21ǚ22ų24ƾǞ25ŇƝ26ŗƮ27ƛƶ28ŝǔ40Ĵ53Ť
~eve>	79 8Ō9mMō12S13ŹƮ18d22ǫ
~evel	72 -7C7Ŭ8Ł9ƫ11ƥ18m23Ƌ29Ƈ
~even	59 -9Ơ-8i-7ĺŗŞ7Ŧ8hľœǁ9Ʈ10YŖ11ţ13R14ũ15Ÿ16ŪƱ19ƻ20Ɔ24ŝŽ28ǌ32LŤ
~ever	42 -17Ŗ-14ŧ-12Sƺ-11r-10ĽƅƟǕ-9DXŅƉ-8szLŶƄƪǪ-7yMWĺľńōƍƗưǠ7UŲǗ8ƨǈǜ9ĸťŮŸǒǤ10iRŵƀ11CŀƤǁǘ12gŝū13Kƴƽ14ŘƓƮ15hŒ16TƫǛ17nuŠŢż18ž20ŰŴƙ21Yƃǟǧ22Hƞ25ųƝǚǞ28Ň29ƛƾ30ƶǔ32ŗŤ44Ĵ
~evi	73 -13Ƹ-7GǕ8ǎ9ŷ13ƉǠ17ǫ23ŝƗ27ŗ46ž
~evic	83 53ž
~evid	88 7ƅ28Ɨ
~evie	84 -15Ƹ11ŷ15Ǡ21ǫ27ŝ31ŗ
~ew>	52 -15Ţ-14Ƥ-11ƊƸ-10o-9ĵŊƫ-8Şŧƈ-7wƱǖ7kƁƃưƽ8DUŴƗƟƴ9Ū10ƌ11H12ǥ13ĺƻǓǗ14Ǜ15œŤƆƙǋǑ16ĶĻ17ŋźƦƷ19ƍ20G21ƂƉǊ25ǉ26ŷ29iƠǇ30SŖ40Ǡ
~ewa	63 -12ō9Ǡ10ŢƑ13Ŝ22ū23ĺŖ30ŝ34ű
~ewal	66 -12ō10ŢǠ14Ŝ25ĺ26Ŗ32ŝ
~eway	78 12Ƒ28ū43ű
~ewe	67 -7ŕ7ūŵ8Ɗ9ŝ11Ţ15ŗ20Ƣ26Ɔ28Ɲ31ƚ
~ewed	85 -9ŕ12ŝ15Ţ20ŗ25Ƣ
~ewel	73 34ƚ
~ewer	78 7Ő9Ɗ13ŵ31Ɔ34Ɲ
~ewh	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œ17ţ18ŵ20Ʀ21ś
~ewhe	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œ17ţ18ŵ20Ʀ21ś
~ews	84 13ƻ20j25Ŗ27ǐ
~ews>	84 13ƻ20j25Ŗ27ǐ
~ex>	75 -10Ǐǩ-8œ-7Ɩ11ƌ13Ƣ16ƚ27Q38ƣƭ45ƥ
~exa	64 -11Ǐ-7ūƮ7DŹǅ8ZņŔ9Ł10œŢƣ11Ɨǆ13lJ17Ʃ18d20ť21Ŭ69ǃ
~exac	70 -11Ǐ-7ūƮ7C8Dǅ9ZŔ10Łņ11œŢƣ12Ɨ13ǆ19Ʃ20d22ť23Ŭ
~exam	74 15J82ǃ
~exas	90 10Ź21l
~exc	69 8iǥ10H13ƺ14ƃ16Ƙ17ŗ23ŕ30Ơ31Ʒ54Ǩ
~exce	76 15ƃƺ61Ǩ
~exch	90 43Ʒ
~exci	84 11i13H20Ƙ37Ơ
~excl	88 11ǥ26ŗ
~excu	88 31ŕ
~exi	88 18M28Ʒ
~exis	90 28Ʒ
~exp	59 -9œ8XũŹǌ9eZ10ŴǇ11Bƙ14ƚƲ15Y17Ň18ŗǥ19ň23ŉ26ŋ30ĹŖ34ŕ35Ǡ
~expa	90 37Ǡ
~expe	65 7Ǒ8ľŏ9ǌ10XZŨ11ũǇ12Ǡ13ƙ16YƚƲ20Ňǥ21ň34Ĺ
~expi	81 -7œ13Ź14e42Ŗ
~expl	71 10ƀ12Ŵ15B25ŗ29ŉ32ŋ42ŕ
~ext	57 -17g-10CƳ-9Qœǧ-8JN-7ĺ7mpųƸ8Ūƀ9kŵǚ10ƭƶǘ11ńŘ12ĻŐŚŬƦ15HƘǠ16ƚ17yŏƐ19ǉ21ƈ23ŜƃǦ24ǂ26V27Ŗ29Ƃ32Ǐ62K
~ext>	61 -10Ƴ-9CNQǧ8mp9Ūƀǂ11ƭǘ12ń13ŘŬ14Ļ17HƘǠ18yŚ19kŏŜ28V29Ŗ35KǏ
~exte	88 33ƈ
~exti	80 8Ŝ21K25Ɛ
~extr	73 -19g-10k-9œ10ų11Ƹ12ŵ13ƶ16Ʀ17Ő19ǂ22ƚ25ǉ30ƃǦ39Ƃ
~ey>	41 -20ǡ-17Ů-16Ŷſ-14ńũ-12Ǡǥ-11Ļňŉ-10cguĵŊŷƀƪƹǅ-9amCŏŒƄ-8lqEMPŃŖšŤƞǇǖǙ-7noGOQĽłŅŎƖƛƵƷǞ7NSŻǊǗ8őŽƉƲ9iƟƨƭǕ10Ĵĸŝƫǔ11yz12Őţƽƿ13Uǀ14B15RŢƚǓ16xŘǩ17A18Ɔ19TƩƳ21ƒƘ22ƾǪ23Ǧ27WřƢƶ28Ɨ29œƬǘ30wƣ32v34Ə35ŧų40ņ41ş43ŕ48Ş59Ũư
~eye	84 -8ǫ8r10Ƅơ13ŗ16A39ŷ
~eys	72 -11ſ7Ʃ9ńƾ11v19ƣ29Ŵ39Ƙ
~eys>	72 7Ʃ9ńƾ11v29Ŵ39Ƙ
~fac	76 -22Ř-16J-9ł12ƨǖ15Ń18M21Ľǫ22ƈ23ǚ25Ʈǆ
~face	81 -24Ř13ƨ20M23Ľ24ǫ26Ʈ
~fact	84 -18J-9ł14ǖ17Ń24ƈ27ǚ28ǆ
~fai	75 -10ǫ-8Ʈ8ľş9ŏ11œǃ12Ľ13ň15iŊ16Ł17ĶŨ
~fair	76 -8Ʈ8ľş9ŏ13Ľň15i16ŁŊ17ĶŨ
~fak	84 10ŀ56ǚ
~fake	84 10ŀ56ǚ
~fal	66 -16š-9ĺ-8ĻŒư-7Ĺ7Eň12Ǜ13ǀ14ǣ15Ŧ16dƞǥ18yƙ19Z20ŖřƠ29ŷ
~fall	66 -16š-9ĺ-8ĻŒư-7Ĺ7Eň12Ǜ13ǀ14ǣ15Ŧ16dƞǥ18yƙ19Z20ŖřƠ29ŷ
~fam	57 -16Ƥ-9Ŵ7aqĻŀƯ8Y9h10ƺǇ11Aū12Ʋǉ14F15ľƵ16ƞ18ŗũ19u21Ʈ23Ƹ24yƦư34n38ƿ
~fami	58 -16Ƥ-9Ŵ-7P7qĻŀƯ8Y10hƺǇ11Aū12Ʋǉ14F15ľƵ17ƞ18ŗũ19u21Ʈ23Ƹ24Ʀ25yư35n38ƿ
~fan	85 -9ǫ9ǅ13ƍ18ŀ23r24ƚ
~fanc	90 10ǅ14ƍ26ƚ
~far	59 -12ŵ-11qR-10h-8l-7U7ňŝůƸ8yƑ9vƗ10Ŧƣ11ĴƯ12u13Ż14Ơ15ņ16m17ǒ19ƛ21iŉ22Ɯ24Ǔ27Ņ32ő36Ŵ41Œ43Ű
~far>	63 -13ŵ-12q-10R-8ţ-7U8ňůƑ9my10vS11Ż12ĴŒŦƣƯ13u15Ơ17ƛ19ǒ23iŉ25Ɯ40Ŵ42Ű
~farm	73 -11h-7GS7Źǆ9Ɵ10ŝţ12Ƹ15Ů19ņ32Ǔ37Œ40Ņ41ő
~fars	85 7Ű
~fas	78 -7ŧ7ǉ10ǫ11O12Ś14Ũ15ż27ń41ŉ
~fast	78 -7ŧ7ǉ10ǫ11O12Ś14Ũ15ż27ń41ŉ
~fat	79 -10ƾ-8ť9B22E28Ƶ29ƿ34z
~fath	80 -10ƾ-7ť10B29Ƶ31ƿ35z
~fau	77 10Ƅ15ť50Ž
~faul	77 10Ƅ15ť50Ž
~fav	81 -14ƹ19r20Ơ22ŷǫ24Ş
~favo	81 -14ƹ19r20Ơ22ŷǫ24Ş
~fax	84 -10M7Ɨ16Ķ21ƅ35Ŝ
~fax>	84 -10M7Ɨ16Ķ21ƅ35Ŝ
~fe>	50 -17Ő-16ż-13ő-12Pƾ-11v-10ƺ-9Ř-8jBĿś-7zŝ8Šũư9mǢ10ƚ14Ļ15iq16ŵǊ17Ǆ18p21fož22Ʈ24s27Ƭ29ƭǁ30Ʒ33ƶ35rt37Ư38ƹ43Ʃƫ54ƨ59ƪ
~fea	90 -9Ƹ30ŀ
~fear	90 -9Ƹ30ŀ
~fec	78 7ŖŹ8a10Ś12D15ļő18ş25x
~fect	78 7ŖŹ8a10Ś12D15ļő18ş25x
~fed	88 -14Ŧ12V19ş32Q38Ɖ
~fed>	90 -15Ŧ13V20ş39Ɖ
~fee	57 -13Ǆ-12Sŷ-9TůƵ-8ĺ7UŎƼǝǡ8ǂ9ƋǍ10ĶŌ11tǫ12iŇǃ13PŁƠ16ţ17Ƒ19ž20ŏ21ƺ25M26Ũ27r31ňũ32Ƈ35Ʈ39u
~fee>	82 -13ŷ9ų10iZ13ǝ14Ŏ25M26ǫ
~feel	62 -13Ǆ-10Ƶ7iMŃſ8ǡ11Ō12Ķ14ŇŨǃ15t16Ơ18ţ22ŏž24ƺ25r34ũ35ň41Ʈ
~feet	70 -10ů11Ƌ12Ƽǂ13UŁ17Ũ18Ǎ21P22Ƒ41Ƈ
~fel	75 -7ǒ7ĸƭ9gBŨ10cƀ11ǅ12xŝƞ13Ņǥ16ƚǓ18Ň19Ʒ
~fell	75 -7ǒ7ĸƭ9gBŨ10cƀ11ǅ12xŝƞ13Ņǥ16ƚǓ18Ň19Ʒ
~fen	71 -9Ɲ7ĸ9NŲ10ƛ12lƎ13Ż23ǫ30Ž51Ɠ
~fenc	76 -9Ɲ11ƛ13Ǝ55Ɠ
~fend	80 8ĸŤ10NŲ26ǫ34Ž
~fer	61 -12Ɯ-9Qœ-8X7C8PƉǇ9VǗ11Sňǜ12ŏƂ13ĵř14ņ15ş17ŉŕ18ĻŨ19ŅŪƔ20ǆ21Ń36K39Ľ
~fer>	73 -8X8ķ14Kǜ16SƂ17ĵ20Ɣ27ǆ31ņ32Ľ
~fere	65 -13Ɯ-10Q-9œ7CƮǚǧ8Ń9Ǉ10VǗ11P13ň14ŏ17ş18ř19Ļŉ21ŨŪ23ŕ26K
~fers	90 -15ņ12Ɖ20Ń32Ņ
~fes	68 -16ƺ-8P-7Ɓ8Ňƞ10jƼ11b13ư14Ť16Ŵ19Ǆ22ǜ29q31o38p
~fes>	71 -18P-17ƺ9ƞ10Ƽ11bj14ư17Ŵ19Ǆ30q32o40p
~fess	80 -7Ɓ10Ň11P17Ť26ǜ
~fet	70 14Ɛ62Ǜ
~fety	71 14Ɛ63Ǜ
~few	71 -16Ţ-9Ŋ7ǥ11Ƃ13Ɵ16H25ĶŋŤ
~few>	71 -16Ţ-9Ŋ7ǥ11Ƃ13Ɵ16H25ĶŋŤ
~ff>	49 -14ǆ-11ūǪ-10ưǫ-9ƾǍ-8ŔŗţƛƞƢǖ-7nĹńŊƺ7qĴŶƮ8ejĸŪŹžǊǒ9uWŬƐ10ƁƅƝƴ11sŁƎƟƩǕ12gAơǄǝ13ǚ14ǌ15Ƥ16Ż17ŘƖ18OŦǥ19yIŢǤ20ƙ22kBŌ24ƜǞ25Ƨ26R27ŭǉ29ł31Ļ
~ffe	61 -12Ɯ-11ŷ-9Qœ-7X8KPǇǝ9VǗ10ňŎ11ǜ12ŏƂ14Mř15ņş17Ļŉ18Ũ19ŅŪƔ20ŕǆ21Ń38ǫ
~ffee	83 -13ŷ10iZ13ǝ14Ŏ25M26ǫ
~ffer	63 -13Ɯ-10Q-9œ-7X7Cǚǧ8P9Ǉ10KVǗ12ňǜ13ŏƂ14ř15ņ16ş18Ļŉ19Ũ20ŅŕŪƔ21ǆ22Ń
~ffi	63 -13ǡ-12ǉ-9Ļ-7ŭ8IP9ŌŜǫ10Ǧ13NR14żǏ15ĺ16Ů20ŝ21Ƙ23Ɵ24U25ƣ27ŰƗ30Ǎ31Ǌ35M
~ffic	63 -13ǡ-12ǉ-9Ļ-7ŭ8IP9ŌŜǫ10Ǧ13NR14żǏ15ĺ16Ů20ŝ21Ƙ23Ɵ24U25ƣ27ŰƗ30Ǎ31Ǌ35M
~ffo	85 -7œ10ǖ19Ʀ32X
~ffor	85 -7œ10ǖ19Ʀ32X
~ffs	88 13V18u19ƙ
~ffs>	90 14V19ƙ
~fia	88 -7d12f15p17o23q
~fian	88 -7d12f15p17o23q
~fic	54 -11ǡ-10Ŗǉ7PŕŜǫ8ŌǅǦ10Nĺ11R12żǏ13ŬŮ14Ż15ǎ17ŝ18Ƙ19Ɵǔ20U22Ɨ23Űƣ24ƭǩ26ǊǍ30M32Ķ
~fic>	85 -7O8NĻ13Ǎ19Ű20ż
~fica	63 -11Ŗ10ŕ11ǅ16Ŭ19Żǎ21ǔ29ǩ
~fice	65 -13ǡ-12ǉ-7Ļŭ7N8I9PŜ10ŌǦ13Ű14R15ĺǏ16Ů21ŝǍ24Ɵ25U26ƣ29Ɨ32Ǌ37M
~fici	68 20Ƙ31ƭ
~fie	78 -7Ư11ƛ12Ĺ13ś15J16Ǌ17Ũ21Ǧ23a24Ş
~fied	86 -7Ư19Ũ23Ǧ27Ş
~fiel	83 11ƛ12Ĺ14ś16J17Ǌ24a
~fif	85 11ń12ĵ13Ŗ21Ņ
~fift	85 11ń12ĵ13Ŗ21Ņ
~fig	68 -15Ǒ-10s7XŔŧƳǌ8ĹŃƙ9yřƕ10ť11AƑǢ12UŗƲ13ŨŰ14ŲǞ15Ʈ16Ɖ19r22ƚ
~figh	83 -11s10ŏ14Ƒ16UŰ18rŨǞ
~figu	70 -15Ǒ7HƔǌ8XŔƳ9yĹŃřŧƙ10ťƕ12AŗǢ13Ʋ15Ų16ƉƮ23ƚ
~fil	62 -13Ź-8Ɨ-7ƭǄǖ7fůǅǞ9ō11Ũ12řƙ14Ľ15ĺĻ16Ŝťǔ25a26ǈ29ľ42Ǚ43ƅ45Ť
~file	67 -14Ź-7ƭǄǖ8ǘǞ9ǅ12Ũ13ř18Ŝǔ20ť24a27ƅ29ǈ46Ǚ49Ť
~fill	71 8ƽ10ů12ō14ƙ17Ľ18Ļ20ĺ36ľ
~fin	55 -9Ƴ-8Ʒ-7TƈƉƽǕ7ưǌǡ8tMĹœŻƅƱ9AUŋ10Nŗǃ11BŌƾ12šƬ13kłǛ14fEǫ16Ơ17ƍ18śǚ23Ǣ24Ƌ25mĽ26ŭ28Ʋ40ǆ
~fina	66 -7ŝ8jľ9f11tƅưƱ12Ĺ13A15ŋ16B17k18ł22Ơ29Ǣ34ŭ36Ʋ
~find	70 -10f-9ǫ-8Ʒ-7G7g9ŏŨſƹǃ10ĸ11ǡ12M13U17ƾ18š19Ƭ26ś27ǚ36Ľ
~fine	75 -8ƽ-7T8ƚ9iŲ10Ǆ11ž12Gœǌ16NŌǫ23ŗ
~fing	80 -8ƈƉ7b8Ɗ12P13Ū21E22fǛ31ǆ
~fini	70 -8Ƴ7ť12Żǆ20ǫ25ƍ33Ƌ35m
~fir	52 -8ĹĽŰƟǎ-7ŘƠƣ7e8wUśšƪ10Zƚ11Œǫ12nxňƦƭ13A14aŔťƆ16ŊǟǤ17oŀ19Ő21Ņ22Ƙ25Ļ26ń27Ɛ29ř38ƒ48Ǟ79Ƒ
~fire	60 -11Ǒ-8Ű8kƙ11Uń12ƚ19ĻťǤ21Ʀ22Ŋ23ǟ33Ɛ46ƒ49Ǟ94Ƒ
~firs	58 -8ǎ-7ĹƣƦ7sGŖŴſƢǇ8e9S10wĻĿƪ11š12ś13Z14ŀŒƭ15xň17anAŔǫ18Ɔ19ń20o23Ő25ŅƘ34ř
~fis	82 7h9ơ12n59g
~fish	82 7h9ơ12n59g
~fit	69 -8Ų-7FĹǣ7š8Ņǔ10Œ11ňƩǠ12t13ƨ14Ʈ15ƣ20ő23Q29ǆ37X52W
~fit>	74 -8Ųǣ-7FĹ8š9ǔ11Œ12Ǡ14ƨ15Ʃ16ƣƮ22ő26Q32ǆ41X
~fits	78 9Ņ14tň53W
~fix	72 -7Ǡ7ǫ8y10ŏ11Ƃǎ12Ʀǂ14Ǥ15Ǒ16Ť18H24ş25Ɓ32ƍ48Ū
~fix>	79 10ǫ11ŏ15Ʀ18Ť27ş29Ɓ32Ū
~fixe	84 7Ŷ13ǎ15Ƃ23Ū33ƍ
~fixi	90 -7Ǡ9ƍ10y16ǂ23H
~fla	73 -13Ɖ-8ŧ7jř10Ɯ11ƞ12ŕƒ15Ƃƫƶ21ǫ24ƪ30Ə41Ɗ
~flat	76 -13Ɖ-7ŧ7j8ř10Ɯ14ŕ15ƶ16Ƃ23ǫ25ƪ43Ɗ
~fli	90 13ƀƙ14ǎ15y
~flo	63 -10Ƥ-8Ť9ũƐ10Ƅ15Ǌ19Ƈ20ư21Ƌ23H36Ɲ47ƥ79ƛ
~floo	64 -10Ƥ-8Ť9ũ10Ɛ16Ǌ18Ʀ19Ɲ20Ƈ21Ƌ49ƥ81ƛ
~flor	86 -7ſ9Ź14Ƅ32H
~fly	81 -9Ź8f14Ľ67ǂ
~fly>	86 -10Ź44ǂ
~flyi	90 10f29ǂ
~fo>	84 13Ľ17ŋ20Ņ24Ǚ
~fol	63 -8Š-7Ǉ7aĺǣ8gƥ9BWư10Ľ11Ǌ12žǙǪ13ƞǆǘ14ǖ15Şſ17Ʃ20ƨƿ24ǉ26Ƨ27K29zŉ
~folk	64 -8Š7aĺǣ9BWƥư10K11ĽǊ12žǙ13ƞǆ14ǖǘ15Ƨ16Şſ20ƨ21ƿ25ǉ30z
~foll	81 14g15Ƨ22K24Ʃ40ŉ
~foo	69 -8Źǒ-7ŗ7ǩ8š9ŀ10jǍ11Yƛ13Ūƞ14ż25Ƈ27ƕǆ35Ƽ39ǝ
~food	78 -8ǒ-7ŗ11ŀ13Y30ǆ46ǝ
~foot	74 -9Ź8ǩ9š11jǍ12ƛ15żƞ27Ƈ30ƕ37Ƽ
~for	32 -23Ŵ-20ƾ-17Ş-16U-15D-14ŉŸǋ-13ŀŎƹǏ-12śǚ-11C-10nŚƺǆ-9ŪŭƋƓ-8moŖŠưƼǅ-7RĶłƂƊƍƛƤǝ7ejNŏƗƪ8ťűžƀǌ9MŝſƱǔ10HŕšƆƯƵǁǨ11glpqVŊƮǤ12ańŐŜŧƖǓǥ13G14Ť15ơƲǎ16ǧ17ľŇƁƽ18dJƟǖ19QTŘǩ20ƣƦǃ21kǊ22Ńōũƅ23L24bķĿř25ļŲ26ŗƙƶǢ27cOƸ28ǄǕ29ƕ31ǒ32X34ų35ĺ36Ɣ39Ƣ48ŮƳ
~for>	34 -25Ŵ-20ƾ-19Ŕ-16Łł-15CDU-14ŞŸ-13ŉǏ-12ǋ-11ŀūƹǚ-10aśƫǆ-9mŚƋƞƺƿ-8hnƓư-7uŎŖǗ7ŏƵǔǡ8cyT9ǉǠ10Nšűžƀ11lVſƱ12jwŝťƽǨ13pōǁ14ƖơƣƮƯǓǤ15gLŕ16qƅƶ17ǎ18Ťǖǧ19dœŲǩ20ļƁ21ŧƦ22QXƙƲ23ŃŘǃǕ24bOŗ25k26Ɵ28ķũ29Ŀ30ƸǢ31Ǆ33ƕ35ǒ37ĺ38ų43Ƣ44Ɣ47Ů56Ƴ
~forc	84 11ō13ń40Ő
~ford	80 -11Ŵ7Ŭ10ǖ15ŷ18Ʀ19ū20ů22ǥ29X
~fore	55 -14œ-12ŧ-10Ŏ-9Ʋ-8ĵŪ-7mǫ7ľŁŌƴǇ8ţƘƫ9OŨ10auŋǩ11Ǘ12Əƿ13T14łŲ15ƅƭ16Ŋ17LŦǌ18GǕ19ń20ƶ21J23H25ŔƆ30ŇǊ36ř
~forg	86 14ƅ16ƪ19ľ21a
~form	65 7ĺ8hF9ǈ10őƞ11mƷ12a13cpǙǫ15ƣ16Ļ17ļƽ18Ľľ19Ǟ
~fort	75 -8Ɵ9ō10C11MT12Ƶ13Ů15eŴ24X34c
~forw	80 -9H13ŏ14Ł26ō41Ŝ
~fou	74 -11Ŧ-7gňƁ7xŬŽ8Ɔ10Ś11Ų13ƛ15ļ19ƫ22ƈ23kś43Ǉ
~foun	76 -11Ŧ-8ň-7Ɓ7ŬŽ8Ɔ10Ś12Ų13ƛ15ļ20ƫ22ƈ23ś44Ǉ
~four	90 -9g11x29k
~fra	75 -9Ɔ-7ǆ7H12Ǔ14Ǉ15P20ǫ30ƈ35ń49ŀ
~fram	78 -9Ɔ-7ǆ12Ǔ14Ǉ19P35ƈ38ń
~fre	71 -14ŉ-7ǫ8Ɲ9Ť10Ʃǃ11ŀƹ12ĴŎ15ľŭ16NŐ19s22j23L27Ɩ28g
~free	73 -14ŉ8Ɲ10ŤƩǃ11ƹ13Ĵ15ŭ17N20s23j24L28Ɩ29g
~fri	70 -11w-9ư7Ƅ9Ŀš10ƞ13a14Ʀ16ĽƤƵƹ31A35B
~frie	70 -11w-9ư7Ƅ9Ŀš10ƞ13a14Ʀ16ĽƤƵƹ31A35B
~fro	47 -16ǫ-13Fş-11T-10h-9QŉœƦǪ-8Dĺŗǚǩ-7YŖŠŦƵǦ7ŐƅƜơǎ8u9kIŁŜŰƀƩǇ10ňƆ11ŹƿǏ12rĸƞǆǞǟ13WƑ14ĹśţťƥǓ15ƽǊ16Ũƫǅǌ17ĵľŏǖ18ŕƈ19ņ20ƣ21RŔŝŪ23Ż24ǔ26ļ27ƛ30Ǎ31l39Ǘ
~from	48 -15ǫ-12ş-11T-10h-9Q-8ĺśƦǚǩǪ-7ŗŦǊǦ7ŐšƝƬǑ8ŜƅƜơ9uIŁŰ10kƀƆƩƫǇ11ňŪƿ12ŹǏǟ13rĸƑƞǆǞ14WǓ15Ĺ16ţŨƽ17ņŏǌǍǖ18ľť19ŕ21ƣ22Ŕ23Rŝ24Ż25ǔ26ļ28ƛ33l41Ǘ
~fron	67 -9F7e8ƫ11qĻ13ǎ15ƥ16Ƒ18Ǎ20ƈ26ĵ28śǅ30Ǌ
~fry	88 -8ƍǂ72ǝ
~fs>	82 13tVǄ17ƙ22ǆ25ŏ
~ft>	63 -16Ł-11Ū-9ńƝ-7ŏ7UĸĽŗ8lĹƌƙƵ9z10ķŊ12ĶŎŲ13ŖŶ14Ʃ15eĵţť18Ĵǫ19Ş20Ɩ21R25ŭ26Ɓ27ų43Ƹ
~ftb	90 11g12x
~ftba	90 11g12x
~fte	53 -13ř-11ǒ-9Ư-8OƧǝǫ7bĿōŖŴǡ8ijƉƫ9ƌƩǁǂ10ƆƏƹǛ12tUļơǦ13gJţųǐ14ŮǤ15E16wyŦ18Ƅ21Ʊ22ŝŧ25z26ũ27ĸƵ30L46Ū
~ften	70 -13ǒ-9Ƨǝ10ŝƒ11Ŵź12ƞ13ǂ14ǁǛ19ơ21Ů22ų
~fter	55 -13ř-10ń-9Ư-8O-7Ž7ĿŤűƗǢ8bōǡ9ijƉƌƫǦ10ƏƩ11Ɔ13tJUļƹǐ14gţ15EǤ16ŝŦ17wy19Ƅ22Ʊ23ŧ27z28ĸũƵ31L48Ū
~fth	90 14ĵ23Ņ
~fth>	90 14ĵ23Ņ
~fts	88 21R28ǐ
~fts>	88 21R28ǐ
~ful	60 -11Ť-9P-8nZǤ-7NŘ7qBDŉŎƉǋ8iuƄƤưƾǡ9ǆǝ10ő11ũƕ12Ʀ13ǏǞ14ơ15źƯǛ16ŏ18ĵ21UŪ26ǉ27a31R47Ɓ
~ful>	77 -13Ť-10P-8œ9bBǏ11iĹŉưǋ13ő16ũ18Ǟ28Ū34U
~full	62 -8ZǤ-7Ř7ųƉ8quŎƤ9Ƅƾǝǡ10Dǆ11œƕ12Ʀ15ƯǛ16źơ17ŏ19ĵ27ǉ29a32R49Ɓ
~fun	63 -11y-9m-7ų8Ǧ11ƗƤ13xƵ19ǡ20Ƴ22Ů23ǫ24ǥ28Z29k44ŷƲ47g
~fun>	72 -7ų7ǂ9Ǧ13Ƥ16x22ǡ26Ů34k52ŷ56g
~fund	78 -12y-10m14Ɨ27Ƴ30ǥ38Z
~fune	74 9Ļ15Ƶ58Ʋ
~fur	72 -7u9d11ĹƧ12Z14Ə16Ƥ19GƋ25ƌ38hƙ
~furn	73 11Ĺ12ZƧ14Ə17Ƥ19Ƌ20G25ƌ39ƙ
~fus	80 -8Ŧ16Ʋ32ƶ33ŉ36ƌ
~fuse	83 33ƶ38ƌ
~gac	90 31Ƹ
~gacy	90 31Ƹ
~gad	86 7ŝ26ž27Ɛ
~gadg	88 27ž28Ɛ
~gag	62 -7œ9ĸ11F12Ư15ƚ16Ĵ19ư25f40Ɨ46Ɩ
~gage	62 -7œ9ĸ11F12Ư15ƚ16Ĵ19ư25f40Ɨ46Ɩ
~gai	60 -10Ŵ-9Ĺ-7p7Ńǁ8orƖƘƠǫ9BŅǣ10Ƽ11Ĵ12t13k15Z19ŷƬ21L26ŉ27ƕ29ƙ34Ū
~gain	60 -10Ŵ-9Ĺ-7p7Ńǁ8orƖƘƠǫ9BŅǣ10Ƽ11Ĵ12t13k15Z19ŷƬ21L26ŉ27ƕ29ƙ34Ū
~gal	74 -11x-8oŘ7Ƈ9Ɓ10Ÿ11ƌ12Ō14fƴ18ſǫ22ǅ23Ơ24ǈ
~gal>	79 -9Ř-8o7ƻǈ10Ɓ13Ō15ƴ19ſ34ǅ
~gall	86 -11ǅ12Ÿ16f20ǈ22ǫ
~gam	86 -8Ľ10Œ24g48ǫ
~game	86 -8Ľ10Œ24g48ǫ
~gan	88 11C25ǈ
~gap	75 -7Ő19Ŗ55Ƃ58Ţ
~gap>	76 19Ŗ36Ţ58Ƃ
~gar	64 -9tz-7Fƿ7ƒ11ťǄ12ƞ13Ƨ15ƾ16gƥƶ18xƇ20Ɠ27Ɵ40ƻ52ű
~gar>	83 -7ǀ20ƾ21ƶ22ƻ
~gara	69 -9z9ƒ12ť13ƞ14Ƨ19Ƈ23Ɠ29Ɵ57ű
~gard	86 -8F7ĺ22g24ƥ
~gare	86 -7ǀ15Ǆ24ƻ
~gas	82 -7X9ƌ13Y48ƒ
~gas>	82 -7X9ƌ13Y48ƒ
~gat	75 -8ƛ9ǂ10ǎǛ11ƞ14Őƥ16ǆ17Ǝ20Ǖǣ31ű
~gate	80 -8ƛ11Ǜ15ƥ18Ǝ21ǣ34ű
~gav	76 -10ŏ-7ƨ8ņƩ9Ņ10ŕ11W12B13Ũǜ21ŗ41Ľ
~gave	76 -10ŏ-7ƨ8ņƩ9Ņ10ŕ11W12B13Ũǜ21ŗ41Ľ
~gc>	86 -10ǎ-8ǫ-7ƣ28ǩ41Ǖ
~ge>	41 -12oƊǑ-11ĵŋǠ-10Łŉŝ-9wzƙǊ-8vņŠŵżƛƸ-7Bľ7ńŶŹƢǕǗ8XƵƹ9Ĵłş10xQňœŖ11ŕŢŪƟǔǟ12yƀƞƮ13śƂƓǜ14ĸƗ15ŏů16KŐŧƩ17ǎ18Ǥ19űƉưǧ20W21m22Ų23TƖ24Ř25ŻƜ27ƕƳ28Ɓ30Ɲ31Ƨ32p35ſ36Ư38Ƈ45c
~gea	90 -7ǚ10Ɵ42Ǒ
~gear	90 -7ǚ10Ɵ42Ǒ
~ged	63 -8ŏŦ9bRż10ŕƼ11ƽ12ŠƝƣƺ14Ƅ24f25Ǡ26Ļ30h32ť34m
~ged>	63 -8ŏŦ9bRż10ŕƼ11ƽ12ŠƝƣƺ14Ƅ24f25Ǡ26Ļ30h32ť34m
~gee	85 18Ɨ27ǂ
~gee>	85 18Ɨ27ǂ
~gem	85 17ƣ24ƚ
~geme	85 17ƣ24ƚ
~gen	59 -13Ř-12ſ-7oĺť8ƀ9Ķ11ƺǇǠ17Ŀ18Ǖ19ǩ21Ņ22Z25ǣ26ƭ29ń65ŝ68Ň
~genc	83 9Ƅ33Z
~gene	73 -14ſ-13Ř8ǘ9ƿ12Ķ14ƺǇ19ǩ23Ǖ32ǣ
~gent	63 -8o-7ĺť9ƀ12Ǡ19Ŀ23Ņ28ƭ31ń71ŝ74Ň
~geo	85 7l15Ź17y18C
~geor	85 7l15Ź17y18C
~ger	61 -7Ǥ7tvłŏƄƨǄ8H9ōŪ10Żżƣ11ť12Ŗ13ň14ųǠ15fEǎ16Ǜ20ź21hp26Ǌ27ƾ31ƞ32ǂ
~ger>	66 -9v-7ŹǕǤ7ƬǛ8hłŏţŮźǂ9H10Ǟ11ōŻżƣ12ť13Ŗ14ň16Ǡ17ƞǎ18fE24p29Ǌ
~geri	88 8ǚ12Ǆ14h16ƾ
~gero	84 10Ŝ36ǂ
~gers	75 7b11ƄǛ12Ū16ź19v20ƞ23ų
~ges	61 -16Ǐ-14ǌ-8cĺ-7Ļ7HƆ8Ɯ9uơ10ĶǛǥǫ11ų14ǧ16ƣ17VƄ18yš27ś30ŀ34ǖ48ǋ76v
~ges>	66 -18Ǐ-15ǌ-8ĺ-7Ļ7U8HƆƜ10u11Ķǥ12ųǫ13y15ǧ18Ƅƣ19V20š30ś52ǋ59v
~gest	69 7yǑ10ơ12Ǜ25v36ŀ40ǖ
~get	43 -20q-19ƹ-17ǫ-14r-13ķĻŐ-11ŘƮ-10ŔƔƙ-9lĶŞƍƖƼǊǠǡ-8cyDĸŃŖŚŮųơƦ-7ŇňŊŎşƇƟǍǓ7bmpłƨƱǉ8iKńŒŬƴ9ŗŵƛǟ10ĵŹƯǑ11RĽľ12XƋƕƣ13HIJSŠ14vĹļŻǁǛ15ŀŏƂƐƗ16jtżžƎƭ19gWźƄ20ŉ21kƘǗ22ŧƜ23ŷ25eƪ26Ŝ28s29Ų30ō37Ŷ
~get>	45 -19q-18ƹ-15ǫ-12ķŐ-11zƮ-10Ř-9lrĶĻŮƍƔƙ-8ŔųǠ-7cyDłŃŊŖŚƇơƦƼ7ĽŀŢƵǐ8mGŁŸƨ9bpKŒŬƢ10ńƕ11ĵŵŹǑǛ12ľƛ13RƋ14ƣ15gIJSƘ16svĹļŷǁ17ŻƎƗ18HXżž20ƪ21Ƅ22Wŉ23k24ƜǗ25ŧŲ27e28Ŝ33ōŶ
~geth	75 7u10f11šǋǌ13M16Ĵ19s34Š
~gets	71 -9A-8rƖ8ź9gĽƱ10ǉǥ13Ƥ15Ư16ŷ17Ƃ19ŏ22Ɛ24ł33ƭ
~gett	67 -10ǡ-8X7Ů8ixA9ĺśŲƂƪǟ10UŶƘƠ12PœǛǢ14ŀ15ŗź17j18t22z
~gge	68 7Ǒ8ţ9łƬ10HR11ōǛ13Ɲ15ňǖ16Ǡ33h35ŀ
~gged	85 8i12R17Ɲ42h
~gger	85 11ţ12łƬ13H14ō19ň21Ǡ
~gges	72 8Ǒ12Ǜ17ǖ41ŀ
~ggi	84 7r10gi11K15ņ19Ł
~ggin	85 7r10gi11K16ņ19Ł
~ggr	88 24ǣ
~ggre	88 24ǣ
~gh>	47 -25ǫ-10Ő-9LŖƖ-8Fœƿ-7DĵňŊŠŴ7ƙƚ8ů9nC10rťŨūǄ11ĹŁŋŗŪŶ12ǧ13ŦƛƵƼ15őŜǟ16řƏƮ17yǦ18YſƗƜƾ19Wƪ20ǐ23ǘ25ũ26ƥ27jǨ30Ʃ42Ř
~ghb	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~ghbo	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~ghe	75 10ř11ņ12ŕ14Ŕ15Ɣ18Ǖ25m
~gher	78 11ř12ņ13ŕ14Ŕ16Ɣ19Ǖ
~ghes	86 29m
~ghl	68 -12Ǥ-9ŧ9TYZ11Ƈ14Œ16ư17ů22ƙ28ĸ
~ghly	68 -12Ǥ-9ŧ9TYZ11Ƈ14Œ16ư17ů22ƙ28ĸ
~ght	35 -13m-11T-9B-8WĸřşŪ-7t7PŃōţŴƭǆǎǜ8CXŀšŰżƟƮǓ9aLUƅư10SńŢƒ11bvŠƃƏƕƠ12KMŎŖŗŘźƆ13lŒŚƨƲƹǡ14ļųƍƳǁǘǞ15EŞ16Iǅ17orŋŏƞ18HN19Ł20i21Ũ22uyǐ26ňƔ27xű28wǑ34Ƽ
~ght>	36 -12B-11RT-9m-8WĸřşŪ-7Y7dQŃŦƿǎǜǧ8quXĻōŢţŴƟǆ9xCKšƅƮ10awńňŰưǓ11Sƒƕ12MPŠƃƏ13ŒŗƆ14lŎŘŚƞƨƲǡ15ļƍƹǁǘǞ16EHŞ17I18borŋŏǅ20NŁ21ű22iŨ25ǐ28Ɣ30Ǒ36Ƽ
~ghte	67 -14d-13b-8m7KŜ8Ǡ9ƹ10L11Ƒ13U16yŖű17Ƴ24vx26ź31w39u
~ghts	72 -8P-7ǒǫ7D8ƞ10x12ż13H14Y15ŀ17yU18n21ų31R36ň
~ghw	88 9Ƣ12Ƒ22Ƃ23Ű
~ghwa	88 9Ƣ12Ƒ22Ƃ23Ű
~gia	85 7l15Ź17y18C
~gia>	85 7l15Ź17y18C
~gie	86 11ư12Ǌ26P
~gien	90 12Ǌ28P
~gin	61 -8şƞư-7MPǫ7KƆƵ8qťƌ9ōƉ11ĴŁ12űǞǡ13ĺŲ15ũƍƷ17lœ19Vǚ23ņƓ26ƙ27š32i
~gin>	78 9z10Ɠ12Ĵ14ņōš19ǡ20ĺ25ǚ39i
~gina	75 -14ţ10Ɔ11ƌ16Ɖ19ƍ20š22l
~gine	86 -7L18Ǟ21Ų22ũ
~ging	69 -9ư-7ş7TƧ8gŕ9KűƵ11q14ņ15Ł18ƓƷ19ţ20œƙ22V
~gir	72 -12ư-11p7ǘ8w9Ƴ12lǊǦ14oǞ18Ƥ19v26ƹ39u
~girl	72 -12ư-11p7ǘ8w9Ƴ12lǊǦ14oǞ18Ƥ19v26ƹ39u
~gis	80 -7Ř14ťǘ15ǅ28ǌ34Ŭ
~gist	80 -7Ř14ťǘ15ǅ28ǌ34Ŭ
~git	75 7d17Ŭ19e25I31E34Ś
~git>	90 10e19E
~gits	78 7d12e14Ŭ16E27I36Ś
~giv	55 -9Gǫ-8JŹ-7ƫƺ7AĶŋūǐǤ8ňœǩ9OņőŨŷƙƟ10IƩǃǉǗ11ů12oYǢ13xXōƣ14Şŧ15tƇ16dD17kǜ18e19Ƃ22ŕ36W
~give	56 -10Ŷ-9G-8JŹƫǫ-7ƺ7ťūƬǐ8ĶňŋƢǤǩ9OőŷƙƟ10ņŨƩ11IůǉǗ12oY13ōƣǢ14xŧ15Ş16Ƈ17dD18X20Ƃǜ22ŕ37W
~givi	78 -7X9Ǟ10œ12AŁŅ13t16Ŷǃ17e26k
~gl>	80 -24ƃ-11Ř-10Ŏ-8ǜ18ǧ31Ǩ93ǣ
~gla	72 -7ŐƔƣ8ĺŚ10ť11Ŧ12t13őǛ15Ž23ŷǎ25ǁ37Ƃ
~glad	83 -11Ɓ-8Ɣ10ĺ13tťŦ15ő17Ž27ŷ
~glas	78 -8ƣ-7Ő8Ś14Ǜ15Ɓ25ǎ27ǁ41Ƃ
~gle	66 -8ǁ8Ɔ10Ƈ11b12Ɯǫ14Ǉ17ƚ23h27f36Ɖ37Ɗ46Ľ
~gle>	70 -14Ɖ-8ǁ9Ɔ11Ƈ12b14ǫ15Ǉ18ƚ19Ɗ25h30f49Ľ
~gles	78 15Ɯ22Ɗ36Ɖ
~glo	90 11śƅ15ƨ17Ʈ
~gly	84 11t12Ň15Ķ21Ə
~gly>	84 11t12Ň15Ķ21Ə
~gma	86 31J
~gmai	86 31J
~gme	90 9Ţǁ15c
~gmen	90 9Ţǁ15c
~gn>	64 -7P7ł9HĴƪǂ12ŗ13W14Ƴ15ŏ16Ɣ19Jǫ20Ƙ21ŒǕ24ǅ31ǜ39ō
~gna	90 -12ƻ13Ił14ľ16Ǆ
~gne	80 8Ƃ10ł12ō13Ŕ15Ƥ17ƴǕ
~gned	80 8Ƃ10ł12ō13Ŕ15Ƥ17ƴǕ
~gni	88 12ǋ18ŏ26Ƙ
~gnin	88 12ǋ18ŏ26Ƙ
~gno	83 13Dƿ35ƾ
~gnos	84 13ƿ36ƾ
~gns	84 7q20ł22Ǣ27Q
~gns>	84 7q20ł22Ǣ27Q
~go>	47 -19ǫ-16ǟ-15œƟ-14ŧ-13ĵ-12lũůŰű-10qL-9ťƜǇ-8xĺń-7iuMSķĽłŇţŲŷƨƮƱ7śŢūŴ8ZĸƌƐǦ9ŐŝşŻ10ŗŵǀ11ŋſƹ12wľņŉŜŤǂ13AEšǒ14a15Ńŕ16Ǩ18Ƣ20ōŔŘ21Ū22moƯ23V24Ɣ25ƠơƩ27ŏ28Ɩ31Ŧ38Ǟ40Ŏ41ƭ44R46Ʀ
~goa	86 12ơ19ť41ļ
~goal	88 13ơ42ļ
~goe	68 -12p-9œ-7őǊ7Dŵǫ8ļƃ9Ʒǋ10EHKƫ11zJŃǟ12łƹǜ13ķǞ14dY15Ŵ21o26ǘ32ƭ
~goes	68 -12p-9œ-7őǊ7Dŵǫ8ļƃ9Ʒǋ10EHKƫ11zJŃǟ12łƹǜ13ķǞ14dY15Ŵ21o26ǘ32ƭ
~goi	55 -18Ţ-13Ű-11ƹ-10F-9ş-8tLŁŵƳ-7gļť7YĻţŨƱǠǡ8eŊ9PQŉǅ10Ʒ11Ɵ12ǫ13Dſ14Ɣưƺ15ŪǇ16Ŵż17rUŎ18ĺũ22H23k24ź30Ń32y33i39V44Ő
~goin	55 -18Ţ-13Ű-11ƹ-10F-9ş-8tLŁŵƳ-7gļť7YĻţŨƱǠǡ8eŊ9PQŉǅ10Ʒ11Ɵ12ǫ13Dſ14Ɣưƺ15ŪǇ16Ŵż17rUŎ18ĺũ22H23k24ź30Ń32y33i39V44Ő
~gol	83 8h12n28ķ34g
~gold	90 9h14n31ķ
~golf	88 37g
~gon	62 -10Ŏ-9Ɩ-8ū-7DǇ9ũƔƢƳ14ƛ15ƫ16Ɛ17Ƹ18œǥ20Ŕ21ŶƱ24ŗ32ư36ƹ43ơ
~gone	63 -11Ŏ-9ūƖ-7DǇ9ũƔƳ10Ƣ15ƛ16Ɛƫ18œƸ19ǥ20Ŕ21Ŷ22Ʊ24ŗ32ư37ƹ44ơ
~goo	52 -10ŵ-8ĺǍ-7uŁšŰ7MVƄǊ8ŔŤŽƖƷƻ9JZţƏ10pƫƯ11ŌǗǫ12Uő13Żǌ16Wļ18ŏŪ20ňō21Ų22Ňƺ23Ķ24ŷ26x27N29iL31Iǡ34Ľ47Ş
~good	53 -10ŵ-9ĺ-8Ǎ-7uŁšŰǆ7ƄƊǛ8MVŔƖƻǊ9JZŤŽƏƷ10ţƯ11pŌƫǗ12Uőǫ13Ż14ǌ16W17ļ18Ū19ŏ21ňōŲ22Ňƺ24Ķ25ŷ27x28N30L31i32Iǡ49Ş
~got	40 -22ǫ-15řƯ-14Ň-12ƍ-11iXƋơƮǠ-10rŷ-9Ōƻǆ-8blQň-7GMRŪưƲƵƾ7hĹŊųŵſƇƨǅ8adţŦŹƄƦǃǔ9quŢūŬůƘƙƽǦ10EŏŚŴƌƚƛǉ11źƁ13NǤ14gņŧŲƐƓǧ15ĽŅŶƷǝ16ŉƶǑ17kVŖŞ18j19ś20nZœšǚ21ķő24ŝ28AŐ30Š33Ļ35ƀ38O
~got>	41 -23ǫ-15řƯ-14Ň-12ƍ-11iXƮǠ-10rŷơ-9Ōƻǆ-8blQňǥ-7GMRŪưƲƵƾ7ĹĺŅŨųŵƂƇƔƨǅ8ahŊſǃ9dgqţūŬůŹƄƙƛƦƽǔǝ10uŏŢƌƘǦ11EVŚŴƚǉ12źƁ13N14ƓǤǧ15ņŧŲƐ16ĽŉŶƶƷǚ17kǑ18jŖŞ20śš21nZœ22ķő25ŝ26Ő28Ļ29A31Š37ƀ39O
~gotc	85 12gŸ13VĻ15Ŧ
~gott	77 -14Ƌ9ǚ10ļ12ƞǝ14Ƣ15ŅƝ
~gpa	88 45Ż
~gpa>	88 45Ż
~gra	58 -14u-7ƭ7ĽŸƚƵǫ8wƂǕǡ9xŹƫǙ10q13yŨ14ƌ15mƠ16žǛ18śǇ22v23ǧ24ƍ28ƽ36ŻƸ
~grab	82 -8Ŝ8I15Ź17ƽ30ś
~grad	67 -13u7žǏ14qƍ16yŨ18m30v44Ż
~gram	76 11ĽǇ13Ǚ14ž20ǫ22Ǜ23ƽ31ǧ
~gran	73 -8ƭ7kǕ8ZŜ9Ʊ11ŸƚƵ12x13ƫǇ17ƍ46Ƹ
~grat	81 9o10ƔƼ12ǡ22Ơ
~gre	65 -11ſ-10ŝ-8ƪ7aĶļŜƞǨ8xŤ9ŇŷƈƤǍǎ10JōƱ12B13ǣ15rĺłƣƳ16ǫ17T20j25Ǖ33m
~grea	76 -10ŝ7Ż8ŜǕ9ĶǨ10xļ11aƞǍ12JŇƈ21T
~gree	72 -8ƪ10ǎ11ƤƱ13ō14B17Ƴ18rĺł21ǫ23j27Ǖ37m
~greg	88 24ǣ
~gro	61 -11H-9œ-8C-7Ʒ7X9Ƭ10y11Ư13Qǫ14ƕƥǞ17ǋ18n19Y20Ů21lv22Ʃ24Ǝ31W39ǌ46Ǡ
~groc	84 -7œ7z12X30Y32Ů
~gros	79 10Ɩ23ǋ45ǌ
~grou	70 -7C7PŌ8Ƽ15Q17ƕƥǞ20ǫ26Ʃ28Ǝ36W
~grow	72 -12H-7kƷ12Ƭ13yƯ22n27v28l63Ǡ
~gs>	52 -14ǫ-9Ļ-8nǍǨ7ųƦƫ8ļƚƟǛ9TƸƻǆ10ƤǊ11ŋşƇ12ĸŁ14ŊƏƒǉ15iUž17ř19ưǡ21Ɠ24ǁ25AƧ28ƙ31Zĺ32h
~gua	80 12ŉ29ǫ43ƴ
~guar	82 44ƴ
~gue	72 -9Ǉ8Ɖ9iŊǘ10bǌ11Ɔ12őŗ13BůƑ18Pƙ34ǫ38ƞ
~gue>	90 8g13bŊ17B
~gues	73 -9Ǉ7Ū8Ɖ9iǘ10ǌ12ŗƆ13őůƑ19Pƙ35ǫ39ƞ
~gui	78 15A17ǜ18g25Ɛ31ƚ
~guis	84 27Ɛ
~guit	86 -7Ƨ21g34ƚ
~gul	72 -8ź7n8Ź9Ɯƫ12Ŵǀ14ųƊ17ƚƣ18k31ǖ
~gula	73 -8ź7n9Źƫ12Ŵ13ǀ14ųƊ17ƚƣ32ǖ
~gum	90 24D28ƻ
~gun	76 10x11ź12v24u53ƚ
~guns	78 10x12v24u46ƚ
~gur	70 -15Ǒ7HƔǌ8XŔƳ9yĹŃřŧƙ10ťƕ12AŗǢ13Ʋ15Ų16ƉƮ23ƚ
~gure	70 -15Ǒ7HƔǌ8XŔƳ9yĹŃřŧƙ10ťƕ12AŗǢ13Ʋ15Ų16ƉƮ23ƚ
~gut	80 8ƍ11Ǟ27Ń41ň
~gut>	82 8ƍ11Ǟ28Ń42ň
~guy	59 -18ǫ-14Ů-12N-9ǘ-7P7gĹŎťũſǒ8kƏƹ9Œ10MY11Fŝŵ12Cƣ13HƖǗ14ǛǞ15ǥ16ņ17j18ǉ22ǋǡ23Ň24ƀ25x26B30ǆǓ
~guy>	68 -13ǫ-9ǘ7ľ8Aǥ10šƏ12ť13M14ƣ15ŝ16gǗ17x19Ǟ20ņ28Ň32Bƀ
~guys	63 -14Ů-12N-7gP7wŖǍ8hĹŎőũƔǒ9kƹǥ10Œ11xY14C15FHŵƖǛ19jǉ23ǋ24ǡ33ǆǓ
~gym	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
~gym>	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
~ha>	70 8HĽǚ9hpŸǀ10cjtVőŦű12żƴƶ13Q14Ŋ17gǛ26Ų
~hac	80 7Ǚ15ǫ54ǚ
~hack	80 7Ǚ15ǫ54ǚ
~had	51 -12Ő-11Sľ-10p-9nƋǫ-8Ǫ-7dzƵ7Pƌ8ŋŲƏƜǚǡ9ŷǁ10tĶŞǞ11ĿƉ12vťƦǗ13ƾǛ14Ţ15żǄǟ16ǥ18ŽǇ19Ļ20š21Ĺ22Ɲ26ǀ30Ň35Ť38Œƿ
~had>	51 -12Ő-11Sľ-10p-9nƋǫ-8Ǫ-7dzƵ7Pƌ8ŋŲƏƜǚǡ9ŷǁ10tĶŞǞ11ĿƉ12vťƦǗ13ƾǛ14Ţ15żǄǟ16ǥ18ŽǇ19Ļ20š21Ĺ22Ɲ26ǀ30Ň35Ť38Œƿ
~hah	76 8œş9HĽǚ10pŝ11htűǀ12j14ƴ19Ų
~haha	76 8œş9HĽǚ10pŝ11htűǀ12j14ƴ19Ų
~hai	63 -17ƞ-8ť7Nňŕ9ŦƓ10P12U13ǘ19Ɖ22Ɵ26ř27Ɓ28Ǔ29Ǎ39Ǌ53Ɯ
~hail	69 -8ť8ŕ10Ŧ21Ɖ29ř30Ɓ59Ɯ
~hain	88 8Ǘ11ŕ14Ɠǖ
~hair	71 -19ƞ9Nň11P14U16ǘ27Ɵ32Ǔ33Ǎ45Ǌ
~hak	86 11Ǖ15M33ũ
~hake	86 11Ǖ15M33ũ
~hal	63 -11Q-8ƺ-7bƱ7uķśƅ8ǟ9ƓƢƩ10pO11Ƌ12ō13ƪ14tǄ15ů16qƽ20rǖ22Ƥ23Ǫ27Ɗ34ǫ35o51Ʈ
~half	66 -11Q-8ƺ-7bƱ7uśƟ8ķƅ9ƓƩǟ10Ƣ11pOǫ12Ƌ14ƪ15tǄ16ů17q21r22ǖ23Ƥ25Ǫ37oƮ
~hall	84 19ō20Ʈ32ǫ
~halt	85 37Ɗ
~ham	84 7Fŗ9ƾ10Ľ11ƅ16Ǌ18C
~hame	88 7ŗ8F10ƾ12ƅ
~han	47 -12ķŠ-11C-10ŤǪ-9Őǫ-8Şŭ-7oyőšťũżƍƗƵǓǡ7ĴĽŏƂǔ8sGĸƝǄǍ9ľłǨ10tHņşůǜ12ĹŲ13pKZƢƺƼǉǢ14kPţ15ŝ16ļŁǠ18ƹ19Ļſ20Ɠǚ21i22Ũ23Ǌ25ň26Ū29Ʒ30ŕ35ǘ36Ǟ37ś40V
~han>	63 -14ǫ-11C-10t-7Ǖ7ūŵǎǣ8aŒŲƚ9œŦƨ10ŧŪƼ11ĸŔƔ12Zƫ13ƂǍ14ňǨ16Gů17Ǆ19ņ21K22p29ſ
~hanc	82 10ś13V14dH15Ɩ20P22ľ
~hand	57 -11Š-10Ư-9Ǫ-8Ťǎ-7Ő7Zĵŗƴ8MŕǕǥ9tSǠ10Pń11ǔǤ13sǉ14łǜ15ƹ17Ǣ18Ƣ19ĹǊ21ŝ28ǚ31Ũ35ś39Ǟ45ǘ
~hang	56 -9ƫ-7Ŧżǫ7ŴƝ8qŲƼƽ9uTƹ10ĴĶ11Ʃ12ŏƺ13Ǡ17ļş19ň20ţ22Ļ23i25Ł26Ū29Ɠ31ŕ40Ʒ44V
~hank	78 -15ķ7ƶ8ĸ9iǞ10ĺ16t17Ľ30k
~hap	50 -10Ƹ-9ŁƫǑ-8łŒ8iŇŗǜǟ10Ơǫ11ZŤƊƞƪ12H13UŎƭǖ14ŘŞƀǚ16Ƶ17ŀ18ǥ19ş20ư21Ǫ22ĻŪƝƩƹƺ23Ţ24ŷ26ļ28Ŧ29Ų31ť
~hape	74 -12ƫ10ĶǄ17Ɗ35ƺ45Ų
~happ	50 -9ƸǑ-8ŁłŒ7ĺ8ǜǟ9Ňŗ10iƠ11ZŤƞƪ12Hǫ13Ŏƭǖ14UŘƀ15şǚ16Ş17ŀƵ18ǥ20ư22ĻŪƝƩƹǪ23Ţ25ŷ26ļ28Ŧ32ť
~har	57 -18F-9Ť-8şǊ-7R7kTŬ8dżƋǁǠǡ9ƍƶǖ10ņƽǚ11łŴžƵǅ14ũǥ17ŋ18ƣ19C21UƸǏǕ22ř23n24ų25ǫ26Ǟ27œ32Ǜ34Ƣ37Ƥ
~hara	82 -10Ť8Ś9Ǐ14Ŭ44Ǟ
~hard	67 7ƛƻ9ksĸƐ11dƋǠ12ƍǡ16Ƶ17Ǜ18ž19ũ28U30ǫ
~hare	72 -8R10ƭ14Ǐ15ǖǚ16Ŵ17ǈ19ŋ21Ƣ28ų29ř33nƤ
~harg	72 7ƕƳ9Ŗǔ10Ǜǫ12żƶǁ14ņ20ł24Ƣ27ƣ37œ
~hari	84 -17F8Ǐ16T20Ƥ34Ƹ
~harm	88 20ƽ36Ǖ
~has	50 -14n-10rŹ-9xŒŴơ-8ť-7ţżƏƣǡǫ8qQŽƊƛƽ9Ũ10BŸƓƕƼǥ11ŔŢǎǨ12őŕ13ŵŻƉǩ14ŃŗşƬƶǜǞ15œƔ16ń17jůǝ18ź20vłƌƝǄǙ21Ť22ƀ23Š25h
~has>	50 -14n-10rŹ-9xŒŴơ-8ť-7ţżƏǡǫ8qQŽƊƛƽ10BŸƓƕƼǥ11ŔŢǎǨ12őŕ13ŵŻƉǩ14ŗşƬƶǜǞ15Ń16ńœ17jůǝ18ź20vłƌƝǄǙ21Ť22ƀ23Š25h
~hase	84 22Ũ31Ɣ
~hat	20 -24ĵ-22Ÿ-20ǉ-19Ņ-18źơ-17Ǣ-16U-15ű-14s-13Ƥ-11zŋ-10NƦ-9Fŭƭ-8nxOŝǒ-7eǨ7ŚǏ8dtuLńŌŰŲƪǐǟ9cjpſƁƗƝƮ10řżŽƍƚƾ11ISŖƩǍǛ12ZƆƊƕƲƹ13šůƌǑ14aqwŇ15JĴţŬƬǠ16loƋƷǋ17vDƼƿ18TŒŮƟƣ19hWǌ20ƵǕ21QƏƓ22ƢƸǧ23CPXŧƖƨ24RķĹŕŞũ25gmEYƫ26GņŪǫ27bŵ28Ŀƈ30ĸŃŉƔǆǊ31Bųƽǅ33ļ35ŀŊ36Ř37ť38ŏ40ƙ41ĺ42Ļ43ŁŔş45œŗ46Ŏ47Ŧ57ňū
~hat>	20 -24ĵ-22Ÿ-20ǉ-19ŅơǢ-18ź-15Uű-13s-12Ƥ-11ŋ-10zNƦ-9F-8xŝŭƭ-7enKOǒǨ7őŜſǏ8dtLŚŰŲżƍƪǐǛǟ9puńŌƁƝƮ10ajŽƗƚƾ11IŖřƹ12qSZƊƩǍ13ůƆƌƕƲ14wŇšƋǑ15ţŬƓƬǠ16JĴƷǋ17lovDƟƼƿ18PTķŮ19hWŒƣǌ20ƵǕ21QŞƏ22ƨƸǧ23XƔƢ24CRĹŃŕŪƈƖƫ25mEYŧũ26gG27bņŊ28Ŀŵǫ30ǆǊ31Bĸŉƽǅ32ų34ļ35ƙ36ŀ37Řť39ŏ42ĺ43Ļ44ŁŔş46Ŏ47Ŧ48ŗ49œ54ū57ň
~hate	73 7Ūżǀ8śǢ9qKƓ11aŞ12ŊƲ13ť14cŀŠ15P
~hatl	86 24ķ30Ń
~hatv	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
~hau	81 -19ū-12ǘ-10Ɵ12ŵ15Ű19Ƨ22Ů28ǒ41ų
~haul	81 -19ū-12ǘ-10Ɵ12ŵ15Ű19Ƨ22Ů28ǒ41ų
~hav	31 -22Ʃ-19P-18Ł-17ǆ-16H-15ǩ-14MŰƗ-13ǌ-12U-11š-10gƦǎ-9nLĽƠ-8jopATŔƆƢǐ-7KQŀŃƯǓ7cłŝƅƇǦ8rGJĿŉŚƿǢǣǫ9dhkŊōőŖżƝƴƸǅǊ10ŎŗűƏƵǖǚǪ11Sƞƺǀ12iŌūƁƋǇ13IƌƜǍǤ14Nźƙƚ15lĸŞǈ16mńŇţŽſƂƓƬƲǑǟ17Ǝ19ķŤŹƀƄƱƷǕ20ZǞ21fŶ22ŏŠ23aĴǧ24ŘƍƐǔ25śƳǉ26u28Oƾ29Œ30ƨ33Ő34Ņ40ƪ
~have	31 -22Ʃ-19P-17yŁǆ-15ǩ-14HŰƗ-13Mǌ-11Uš-10ǎǡ-9gĽƦ-8jnoxLTŔƆƠƢǐ-7pAKŃƯ7FłƅƇǦ8crGJŚƿǣ9dhŉŊōőŝżƝƸǅǊǢ10kŎŖŗűƏƴƵǖǚǪ11Sńƞƺǀǫ12ŌūƁƋǇ13IƌƜǤ14NźƚǍ15ĸŞƙǈ16lmŽſƂƬƲǑǟ17ŇţƎƓ19ķŤŹƀƄƱƷǕ20Z21fŶǞ22ŏŠ23aĴǧ24ƍƐǔ25ŘśƳǉ27u29OŒƾ30ƨ33Ő34Ņ41ƪ
~havi	78 -7ŝǫ10x12ń14t15s21i24ǡ32Ŀ45y
~hbo	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~hbor	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~hda	70 11ŝ12Ǚ15p18v27c31d
~hday	70 9d11ŝ13Ǚ20v24p27c
~he>	21 -33ŗ-23ň-20iT-19ŒŹ-17Ŏ-16ŉ-15ƺ-14zļƦ-13H-12N-11LĺŞ-10AGŋũƃ-9Ņƥƶ-8uCPVƮƻǟ-7IŐŢŤǆǘ7BņƊƐƕǉǜǣ8doŘƀƲƽǋǓǝ9wķĹžƂƿ10šƎƜ11FĴĻōŜűŲƔƵƷ12ĿŮƙƬƯǃǊ13őťǅ14JŀůƞǍ15ŧ16ſƧǕ17eƪǌǑ18ŇŖżƩ19Ɖ20YŃƈǈǙǦ21ľƒǧ22sŨŸƹ23ƆƌƑǇ24EUƍǒ25kłŚǏǡ26ŴƅƋƛƠơƤǄǠ27qŭǥǨǪ28tƣưǩ29pƓƝǎ30ƘǤ31vŁ32śŵƗ33ŰŻ34yƏ36hƭǢ37Ƣ39ź40Ŭ42rx
~hea	46 -12ǈ-11Ƶ-10Ŝ-9SŻƳƸǍǨ-8cpwŉŞ-7moqzŐŗŷƠƩƪǇ7aůŶƇ8ŕ9uƯƼ10şƶǅǙ11gŇŏšƃǑ12sĽũƴ14y15kU16ņ17ō19xŝ20ŀ21ň23j24W25h28Ŀ32Ƅ35ƾ39ǉ43ƒ45ƿ47ƌ49Ǆ54ƺ
~head	68 -13Ɖ-10Ƴ-9ŻƸ7śǘ8Ʀ10Ǟ11V12Ŀŀ15n17k18ũ20ƴ22ō24ş25y65ǉ
~heal	56 -11Ő-10z7ƾ15Ǚ16xƶ27W36ƿ42Ƅ53Ǆ75ƺ
~heap	78 8ŧƈ9Ť10rƂ14Ŕ21šƯ32Ŀ34ņ
~hear	56 -11Ƶ-10Ŝ-9Ǩ-8nwŉ-7ƺ7akBWXōƂƻǟ8fiZƎǄ9ltDťůƼǪ10x11Ŷ12ŕƒ13ƃ14Ɖǫ16guŏ17ŀ18ĽŇ20ƿ21s27ŝ28ň33U35h38ƾ
~heat	70 -16U-14Ơ-8Ǎ12Ƈ18ǅ44j70ƒ81ƌ
~heav	88 7Ƽ9ǐ12Ʊ15Ǌ26Ǒ
~hec	56 -13ł-11Ÿ-7œšŢǟǩ7cuAǒǝǡ8ĹŅţƯ9Ƥƪƺ10KőƬ12ƏǑǗǞ13JǢ15eQŝǔǘǤ16ƭǋ19WĴ20Ʈ21Z22ư23qơ24ĵŧ27ǀ
~heck	56 -13ł-11Ÿ-7œšŢǟǩ7cuAǒǝǡ8ĹŅţƯ9Ƥƪƺ10KőƬ12ƏǑǗǞ13JǢ15eQŝǔǘǤ16ƭǋ19WĴ20Ʈ21Z22ư23qơ24ĵŧ27ǀ
~hed	62 -11Œ-9Ų-8Ĺ7mrŎ8Zƻ10ĻŻƟǤ12ƚƬ13ƍ16H17Ɗ18Ň20K22ƹ23R28f30Ƌ71Ɠ
~hed>	64 -11Œ-9Ų-8Ĺ7rŎ8mZƻ11ĻŻƟ13Ƭ14ƍ17H18Ɗ19Ň21K23ƹ30f32Ƌ51Ɠ
~heds	90 -7Ǎ31Ɠ
~hedu	82 8L15Ǥ21ƚ31R
~hee	67 8u10i11fǥ15Šǒ16Qś19ū20Ÿź21Ń30Ŷ35Ŵ
~heel	74 7Ł17ǒ18Š21ū23Ÿź33Ŷ39Ŵ
~heet	75 12uǥ13f18ś24Ń
~hef	85 -8Ɲ9Ť23ť37Ɓ
~heft	85 -8Ɲ9Ť23ť37Ɓ
~hei	60 -12Ů-9d-8ǩ8Ŀ9zśŞƵ10ŨǙ11ŵ14yǕǗ15Ǔ17Ƥ18vǒ26Ƴ30ŕ36ƼǊ46ǔ48ņ
~heig	79 48Ƽ
~heir	61 -12Ů-9d-8ǩ8Ŀ9zƵ10śŞǙ11Ũŵ14yǕ15ǓǗ17Ƥ18vǒ27Ƴ30ŕ37Ǌ47ǔ49ņ
~hel	63 -11i-10k-9ƿ-8ł-7ŗ7Ǟ8Ǌǋ9ő10ţŨ11sŞƴǓ15œ17ņ18Ķ22Aŉ27ǫ31ǉ32ĺ33mz
~hell	88 8ň10œ25ņ30ǫ
~helo	83 44m
~help	66 -11i-10kƿ-8ł-7ŗ7vƳǞ8œ9ǋ10őŨ11ţ12sŞǊǓ19Ķ23Aŉ32ǉ34ĺ36z
~hem	51 -21Ƴ-20Ơ-19ǩ-12Łǘ-11ũ-9ļŷǇ-8aĻŀŧ-7ĺ7Ǘ8eűŸƣƽ9gPŢſ10ų11wŭƮ12ŕ13ƅ15xŨŽ16ǒ18Sǜ19œƸ21Ŕ24ǔǕ25yǓ29Ǌ34ş36Ʊ39Œ41š44ţ50Ş
~hem>	51 -21Ƴ-20Ơ-19ǩ-12Łǘ-11ũ-9ļŷǇ-8aĻŧ-7ĺŀ7xǗ8eűŸƽ9gPŢſƣ10ųǜ11wŭƮ12ŕ13ƅ15ŨŽ16ǒ18S19œƸ21Ŕ24ǔǕ25yǓ29Ǌ34ş36Ʊ39Œ41š44ţ50Ş
~hemi	90 15ǜ
~hen	38 -25a-20ť-16l-15Ǎ-13łşǪ-12iūƣ-11zBĻ-10UŞ-9qFŉōŭŵŸƞƟ-8jDINZĸŐŻƷǅǙǫ-7bŁņŋŤŴƄƊ7řŜũƔƢƫƽǞ8rŪǁǔ9ķĹƁƛƦƴƿ10fżƭƾǊ11Ńƹ12ŝƂƍƯ13ĺƏǀǛ14ƶƸƻǠǩ15ǇǤ16ŶŹǝ17ĶƵ18źǟ19ŗƀƌ20yƩ21Ǆ22dvRƉ23V24gOŎǐ26ơ30s31Ɔ33Gń35Ƙ36Œ37S42Ŗ50Ŧ55L
~hen>	39 -25a-20ť-16lǍ-13łşǪ-12iūƣ-11zB-10CUŞ-9qĻŉţŭŵŸƁƞƟ-8DFNZōŐŻƷǅ-7jIĸŁŋŚŤŴƄǆǙ7MŕŜũƈƔƜƢƫƽǂǘǤǥ8rřŪǁǔǞ9ĶķĹƛƿ10HƦƾǊ11ƭƹ12ŃƯƻ13ĺƂǑ14ŝƏƶǀǛ15ƉƸǠǩ16ƍ17ŶƵǝ18Ź19Gźƌǟ21ƀƩǄ22dvyŗ23R25gOSVŎ26Ɔ27ơ32s35ń37ŒƘǐ43Ŧ44Ŗ57L
~hend	75 -22ǐ-17Ǒ-13Ũ-11Ơ-7H10Ɔ12ż13ƴ14Ɖ16Ķ17ŦǤ20Ǉ26S30G
~hens	79 -7ƍ12ţ17C19f22ǆ38Ɓ
~her	31 -37d-18ǐ-17TƆǇ-16Ů-15őŦƮ-14ƺƾ-13ĻŜŧŷ-12œǒ-11ŏƕ-10LOĺŔŨũƈƚƼƽǎǥ-9ŇƍƗƘǡ-8cxNľńƯǔǜ-7aePňƔǉǣ7wŕƄƬǟ8ŢƉƏƸǏ9JĴŴǝ10kťǀǑ11ĶķŤ12hiuŐşţƂƨƫƴǨ13pqřźƎ14ĽūƐƜƝƥ15ƃǅǙ16ySśŸǪ17VŋƊƟ18Ż19ƳǄ20ǆ22ŎƓ23fƵ24BŝƀƪǃǍ26CDHƠ27ŅŞƹ29ƿ30ſ31oǊ33nQŠơƦ34l35z37jMű38ņ40s41Ƌ49ŵ54G
~her>	46 -36d-34ǫ-26ƺ-18Ů-14Ɵ-13ŧ-12aCĻ-11Ơǆ-10ŊƬƸǧ-9ƨƾǗ-8Fļňŏŝƙƛƞƽ-7cōśŢŰƩ7rtƜ8qĸĿƱƻǕ9Ŷơƭ10vŋƐƶƷǉ11HRĴŌŽ12jIĵţ15ư16yKŃŴź22ƹ24ſǃ26Ż27Ɠ28Ǆ29Ɲ30sw32BƿǊ33p36ņ37zŅ42Š47o49Ƶ50ƪ53ŵ
~here	33 -20ő-19Łŷ-17ǐ-16ƆǇ-15ǉ-14dT-13Ŧ-12KŔũƮ-10xŜƕ-9bpORŇƈƔƵ-8eŃŴƗƘƱƷƼǎǒ-7LŀœŨżƚƪƾǈǋǓǡǥ7EƑƞ8ĸǕ9qFļŐŻƏǂǃ10hĹŚƉƩƸǀǅ11muŊřťƄƬǟ12ķŋŤūƐƛ13ŢƥǝǨ14kJĶŵƂƙƹǑ15Ɯƫ16iƎǊǏ17ƃ18Ľƨ19ŸƊƳǙǪ20S21ƀ22HVś23fŎ25s26nǍǫ27DƟ28ơ29ǆ31C32ŝƠ33Q34jŞ37M39Ʀ40l41Ƌ42ű62G
~heri	86 13ƞ15żƸ31Ł
~hers	70 -10Ƅ-8A7ƹǓ10uŁǀ11ūŴ12ž13zķ15B16şƤ18ņ22ƴǅ28ƿ31ŵſ
~herw	88 -9ƽ10v14ƺǄ
~hes	57 -14R-12ż-10i-8Sţ-7Ŵ7qŗƂǎǝǡ8ŝžƢǫ9gő10f11tzǉ12œūơǠ13l15Ɣƚ16nQƓ19mPŌƙ21A22Ʋ23U25Ž26Ł29Ƽ
~hes>	69 -12ż-8Ŵ7ƛ8Ɵ9jŲ11ž16gơ20ƚ21Ɠ22Ƽ24Ʋ25ƙ31Ž
~hese	62 -15R-12Ų-11i-9S7C8qŗƂ9ĻƢǎǝǡ10ő11ŝ12ftƼ13zǉ14œūǠ16l17Ɣ18nQǫ21PŌ25A26U
~hesi	85 43Ł
~hest	86 29m
~het	83 9DŤ10Ɓ11Ʒ13Ő16ĵ
~heth	83 9DŤ10Ɓ11Ʒ13Ő16ĵ
~hew	83 -14ŷ12Iƃ17Ŵ42ƻ
~hew>	85 -14ŷ12Iƃ18Ŵ19ƻ
~hey	43 -20ǡ-16ſ-15Ŷ-13XĺńũǪ-12Łǥ-11lĻ-10ňŉƵǟ-9cgCĿŇŷƪƸƹǅǠ-8uPĵĹļŀƀƍ-7aoEOŮƄƞǇǙ7ťƌƮǑ8NTƳ9SŠŽƂƉǗ10iǕ11ŗǊ12zƨǔ13ĸ14Uőƽƿ15yųǀ16RŝƏƘ17ŐǓǩ18xŢǘ20Ɔ21Ʃ22Ř23Ƣ24Ǧ25ƾ27Ƭ29W30řƶ31wƗ33œƣ35v36ư38ŧ43ņ47ŕ48ş52ŞŨ
~hey>	43 -20ǡ-16ſ-15Ŷ-13XĺńũǪ-12Łǥ-11lĻ-10ňŉƵǟ-9cgCĿŇŷƪƸƹǅǠ-8uPĵĹļŀƀƍ-7aoEOŮƄƞǇǙ7ťƌƮǑ8NTƳ9SŠŽƂƉǗ10iǕ11ŗǊ12zƨǔ13ĸ14Uőƽƿ15yųǀ16RŝƏƘ17ŐǓǩ18xŢǘ20Ɔ21Ʃ22Ř23Ƣ24Ǧ25ƾ27Ƭ29W30řƶ31wƗ33œƣ35v36ư38ŧ43ņ47ŕ48ş52ŞŨ
~hic	50 -10ǜ-7qĴņţǙ7cdFŅŷŹźƂƽ8bżƊ9ŁŮűŸƏƗƶ11DR12ĽŉǑ14E15JƥǊ16Ɓ18Ŧǒ19Ŀő22ǘ23Ŭ24C25ŭ28Q31ŵ37ū42Ŵ
~hich	54 -10ǜ-9ǒ-8Ĵ-7qţǙ7ŊƸǧ8cdFūŹźƂƽ9bŅŭ10ŵƏƶ11Ł12DŸƗ13ĽŉŬ14Ǒ15ER16ƥ17J20ŦǊ21ő22Ŀ24ǘ27C31QŴ
~hick	90 -7Ɖ17Ɗ
~hicl	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓ21ŭŴ27ŵ33ǒ37ū
~hid	90 9ş10Ķ21i
~hie	81 -12ř-7ƙ8Ų18Ƃ20Ǒ21Ŭ26Ǆ
~hiel	84 -12ř9Ų19Ƃ22Ŭ
~hif	84 10U27ǐ50R
~hift	84 10U27ǐ50R
~hig	62 -12Ƴ-7F7ņ8ƅƑ9vŔſ10ŕƚ12yƂƔ14lǕ15ŰƛƢ19m26řǨ30ƾ36Řƥ
~high	63 -12Ƴ-7F7ņ8ƅƑ9vŔſ10ŕƚ12yƂƔ14Ǖ15lŰƢ16ƛ19m26Ǩ27ř30ƾ36Ř37ƥ
~hik	85 7ŕ8ş10g15Ļ28Ŕ
~hike	88 8ş16ĻŔ18ŕ
~hil	63 -13S-10ŗ-8qŮ7ŶƳƸ8ŊŝŴƞ9Ƃ10lyŷżƭǇǢ11ź12ňơ14ś16ƐƦ17Ũ18w19v21ǟ22ų26Œ28u40Ʊ
~hild	71 7ƴ9Ƴ10Ƹ12yƭ13ź14ŷ15l21w22v30Ʊ33u
~hile	70 -13S-10ŗ-8qŮ7Ǫ8Ŷ9ŝ10ŊŴƂƞ11ǇǢ14ňơ15Ʊ16ś18Ɛ19Ʀ20Ũ24ųǟ30Œ
~him	67 -22ƺ-15ƨ-13ŉ-8ƣƾ7g8aM9AŒ10rŇŝ11Żǎ12ť13Ʊ17ƹ18t22o34Ǆ37ƪ39ƒ51s
~him>	70 -23ƺ-14ŉƨ-8ƣƾ8gMƵ9Œ10A11rŇŝ12ťŻǎ14Ʊ24o32ƪ37Ǆ55s
~himn	85 50ƒ
~hims	88 9ƪ14ƹ15t16a
~hin	37 -17F-14nō-13sJSŝŰ-12lvœſ-11ŔŻƂơ-10czůƖƢǓ-9xŉőţƗǉ-8ftIRTŌŘŭǃǖǙ-7bdoŒŧƆƬǈǛǥ7pŬŴŽǂ8yOPYZǆǊ9AļĿŷƣǁǕ10BĹƒƠǘǟǨ11jĵĸńżƀƺ12şźƵǄǚǡ13ĴřƜƨǒǠ14ūƏ15ŁŃų16HƊƾ17ƅƎ18ŗŪƻǗǤ20Š21gUŕŲƱ22Şƽ23Ɖ25iŐžƧ26ƚǫ28ň29Ļ30Ʈ31ŤƙǑ32ƪ35ŎƸ40Ŋ42r47ŀ
~hin>	65 -11ŰƯ-10ů-8Ÿƨ-7şǑ7ĹŢźƸ8NŃ9Hƒƚ10ƎƑƪƱƾ11ŷǚ12EŎƽǧ13qŲ14Šū15U16Ņ18Ļǒ20ŀ23ž24Ŧ25Ĵ
~hind	70 -15Ǔ-8ţ7ķĻ10ƛ11ż12u16pƵǊ18š20ź22ŸƸ24Ŵ
~hine	70 -9ƚ-7i8ǘ15ƾ28j30Ǥ32ǟ57Ǒ
~hing	40 -16ſ-15FV-14ǟ-13aJ-12nHŝ-11ŅŦũƂ-10ySōœ-9szŻơ-8lŉŌŔƔƦ-7ctGIMőšŢƕƛǉǍǙ7ŶƋƴǚǠ8kZĵŕǨ9ťūŷƿǑ10YŬƃƵ11ŽƣǕ12ŁřƱƲƸƽǂǆǫ13ĿƎƺƾ14AŠųƠǁ15UĺžƀǄǗ16Əǡ17PńƜ19ĸƊ20ƅƻ21ŗƉ22ļŃş24Ūƙƨ27g30Ş31ƚƧ33ŎŐ35i37Ť41ƪ46Ŋ55ŀ
~hink	55 -18ƪ-12ĺŘ-9ƨ-8Ĵ-7Pşťŷ7ĵƱ8G9Oƕƹ10Ɖ11ǍǟǠ12ƔƙƵ13XšƁ14hŀ16Ʒ18ŗƯ20Bŕ21VĻ23ǫ24ũ28y29Ų32H34ň46Ʈ55r
~hio	81 -11d14Ż28l38Z
~hio>	88 -12d15Ż30l
~hion	86 40Z
~hip	72 -7Hſ8ƅ10š11Ƶǟ13Ɗ14ƤǗ15ǈ19ţ21ƞ
~hip>	78 -7Hſ7ǣ9ƅ11š12Ƶ14Ɗ17ǈ20ţ23ƞ
~hipp	79 13ǟ15Ǘ16Ƥ
~hir	69 -12HǊ-9pł-8y8ǣ11Ƙƥǆ12Ǉ13c15q16d18Ǔ23Ʊ28ǖ45Ǟ51S52Ǡ
~hird	82 -10p-7m7ŝ10Ƙǣ13ƥ16Ǉ19d20q
~hire	74 -12Ǌ12ǆ15Ǟ19Ǔ25Ʊ26Ǡ31ǖ55S
~hiri	88 -13H-10ł36Ǡ40Ǟ
~his	44 -19Ŵ-15ňŹ-13ư-12ŗ-11Šǅ-10ťƊƍƮǡ-9ŞǨ-8dguYŎƄƨǖ-7nĸŅşũŲŷžƀƂƞƠƲǑ7ŰŸƃ8OƤǃǄ9mtŉƯ10HŻƗ11XŁņ12qǌ13cǊ14xǚ15ŔŤƪǠ16ǔ17AJŃ18kpƿ20M22Ƶ23Ƙ24rō25ł26Ʒ27sBŏ28ź31jN33a34ĺ35ļ37I38Ō39Ő42ń46Ļ47ŵ
~his>	45 -20Ŵ-16ƺ-15ňŹ-13ŗư-11Šǅ-10ťƊƍƮǡ-9ŞǨ-8dguYşƨǖ-7ĸŅŎũŲŷžƀƂƞƠƲ7oŰŸƃƱ8ǃ9mtOŉŤƤƯǄ10HŻ11XŁņƗ12qǌ13cǊ15x16ŔƪǠ17AŃǔ18pJ19k21M24rƘ25ōƵ26ł27BŏƷ28s29ź31N32j34a35ĺ36ļ38I39Ō40Ő43ń47Ļ49ŵ
~hist	73 7ż8Ǚ11Ň15ƾ17ƺ18Ť28ƿ
~hit	62 -15ř-13Œ-9Ţ-7Őŝ7jǦ8Ŕ9ſƁƋ10ǣǨ11Šƽǜ12ũƊǀ15J20ť21Z23Ɯ28a30f31c38Ĺ54Ž72ƀ
~hit>	66 -16ř-7Ţ7ǚ8jǦ9Ŕ10ƁƋ11ſǨ15ũ16Ɯ21ť22Z36c40Ĺ44ƀ58Ž
~hitc	90 -15Œ50f
~hite	84 7J15ǜ17ƽ18ǀ20Ɗ
~hits	80 11Ɯ14ǣ41ƀ
~hly	64 -12Ǥ-10ŧ7T8Zœ9Ƈ13Œ14Ƣư16ů17Y18Ɩ19ƙ26ĸ27ĵ
~hly>	64 -12Ǥ-10ŧ7T8Zœ9Ƈ13Œ14Ƣư16ů17Y18Ɩ19ƙ26ĸ27ĵ
~ho>	38 -24ų-22Ɩ-21ŵ-17xū-15T-14tśţǉǤ-13ĵŐ-12LP-11BĸƔƠǆ-10ĺľœƥƩ-9Ĺō-8fsHSŀŃŮƙƟƹ-7yDZŁŏŖřŜŹŻƨƷǁǅ7ƒ9Şơ10qĴǜǩ11ǧ12ƀ13ƛǠ14źǀǚǝ15wŭƂǏ17ƦǇǪ19ƄǙ20Ǘ21ǈ22Ƹ23aƴ24Ǟ25Ǔ26ǒ28QŅšƞ30ǫ32Š34ƣ35Ľ39oƤ40uƵ41Ŵ43Ɨ44ł46Ʊ48ŝŸ49A51n53Ǣ54ƭ55ő61Ǌǖ
~hob	82 14ǂ50g
~hobb	82 14ǂ50g
~hod	66 -20ǀ-10z-9u-7ǖ7Ŷ8AƳ9Ŀƀ10ǥ14ŝƭ16ǚ22Ʋ23ƄƦ28Ǫ29ƴ42Ʊ
~hod>	66 -20ǀ-10z-9u-7ǖ7Ŷ8AƳ9Ŀƀ10ǥ14ŝƭ16ǚ22Ʋ23ƄƦ28Ǫ29ƴ42Ʊ
~hoe	83 -11Ŷ9ǩǪ13ŃǢ14ś19Ƥ21Ǒ23Ƽ
~hoev	90 10ǩ14Ń22Ƥ
~hol	51 -17Ŵ-13ǌ-12Ǌǘ-8zANĽƩ-7ŋőƨǡ7iłƊƾǒ8Ĵĸư9mŢƉǋ10ŎƷ11Ű12ƺ13Ƭ14Ǘ15tOTŧ16ŕşūŲǫ17hǕ18Ÿ21YŁ22ǁǝ23kǙ24ũ26K27ƫ29n32ŭ33ǩ
~hol>	71 32ǁ35ǝ
~hold	59 -13Ŵ-10ǘ-9J-8kz-7Nŋ8ś9Ɗ10ł11it12mŲư14ƺ19T20nşū21Ǖ22ũŸ25Y28Ł29Ǚ31ǫ32K38ŭ39ǩ
~hole	62 -10ǌ-9Ǌ-8ƨƩ-7Ŵǫ7luŪŲƯƲǤ8ĸŉœŕŜũǄǆ9ť11Ĵǋǒ12ŢƷ13kƾ15ŎŨ16h17ŰƉƬ18O19Ǘ20ŧ34ƫ
~holi	85 -9ǡ-8ǫ12U15ǉ34k
~holl	88 9L14J17ŕ29n
~hom	48 -14v-13Œǆ-12Pő-10ŵ-8zMĴŴƙƮǑ-7JNœŭƱǡǧ7gƍƏƲǖ8ľƞ9tƛư10ĺǃ11ĸźƐ12ƈƝ13w14uŰ15ƹ17h18CIƇ19Ơ21Ż22T23ű24Ɨ25q26H27sƔ29ƕƖ30n31ơ32R41F42lƆ44Š56Ɵ
~home	48 -14v-13Œǆ-12Pő-10ŵ-8zMĴŴƙƮǑ-7JNœŭƱǡǧ7gƍƏƲǖ8ľƞ9tƛư10ĺǃ11ĸźƐ12ƈƝ13w14uŰ15ƹ17h18CIƇ19Ơ21Ż22T23ű24Ɨ25q26H27sƔ29ƕƖ30n31ơ32R41F42lƆ44Š56Ɵ
~hon	61 -18J-14š-12Ś-10Ǣ-9Ǉ-7q7ŉǘ8ňǙ9QŝţŭǞ10fSĿǆǚ11ŷǁ12ŗś13ǡ14rĻŜ16M18O20c23Ż27ž32I38Kǫ
~hone	62 -18J-14š-11Ś-9Ǉ-7q8ŉǘ9QňţǙ10SĿŝǆǞ11ŷǁ12ŗ14śŜǡ15rĻ16M17c19O26I27ž39Kǫ
~hoo	57 -11ǫ-9Ÿ-8ƍ-7ũ7Ʃ8cyżƤƸǨ9aSǖ10qvQƙ11Ľ12ŜŮ13Kǡ14CǕ15J17š23Ńǝ26lx31ŻƳ43m
~hood	82 -9ƍ9Ɣ10G12Ɔ18l22C35ǝ
~hook	88 13Ʃ18ƙ20Ľ21ǡ
~hool	61 9yżƤƸǨ10KSǖ11qv12Q14Ů16Ǖ23l28x33Ż34Ƴ46m
~hoos	80 32š40Ń
~hoot	80 -11Ÿ8JK11h13c15a18Ŝ
~hop	55 -29D-20ƣ-18ƥ-15ŐƦ-14i-10ǫ-8ŏů-7wŠ7yǨ8ǆ9UŰƂ10Ǡ11Ɠ13ǒǟǢ14g15RƙǛ17Ǒǖ19Ļšǘ20Ǫ22X23ǊǏǤ24Mǡ25Ǉ27ǧ28ǅ32Ņ34Ŷ35Ǎ37ļ43Ɵǎ
~hop>	58 -30D-21ƣ-19ƥ-15ŐƦ-10i-9ů-8Ƥ-7w7gƶǚ8yĺǨ9ǆ10UŰ11ƂǪ12ƓǠ14ǒǢ15Ǥ17RƙǊ19Ǒǖǟ21šǅ26MǏǡ28Ǉ29ǧ37Ŷǎ38Ǎ48Ɵ
~hopi	80 7H22X31ǘ49ļ
~hopp	80 12ő14X32Ļ56Ņ
~hops	85 9Ƥ11Ǌ13ǅǎ14Ǫ15gǤ
~hor	79 -11Ǒ-10Ǆ-7ǟ7ť11ƞ12ƺ13W19kőǖ21Ǡ26ư
~hore	90 22kőǖ
~hort	86 -7ǟ8ť13ƞ14W28ư
~hos	52 -16C-12ƙǘ-11ƭ-10Ļ-9ǐ-7lŗƮǞ7EĿŘƞǏ8SĶŖƀƉƎƐƱǆǣ9ňƜƠǓǪ10Şƾǌ11Ɔǈ12iĴŅŲŷſƊ13ƄƨǄǖ15Q17žƺǦ18ƫǉ20AƓƝ21ǒ22ų23ł25őš29Ƥ
~hose	53 -12ǘ-11ƙƭ-10Ļ-8ǐ-7ŗ7EĿǫ8ŒŖƉƎƐƞǆǏǣ9ĶƜƱ10ňŘŞƀƠǓ11Ɔǌ12ĴŲŷǈ13iŅƊ17Ǧ18žǉ19ƫ21AƓǒ22Ɲ23ų24ł25š27ő31Ƥ
~hosp	73 -16C7Ű8q9V11Ƅ12PSĹ13ſ19ƾǄǪ22ƨ23ǖ24Q25ƺ
~hot	68 -20D-11K-9X-7Ʈ8Ǚ10ƚ12ǖ14ƌǃ15Ɣ19ƽ26ž29J35Ǝ36Ʀ39Ŝ42j
~hot>	74 -7Ʈ10Ŝ16ƌƔ30ž39Ǝ49j
~hote	85 -10X16ǖ47Ʀ
~hoto	85 -13K11Ǚ38Ŝ
~hou	40 -27S-23Ř-19ŭ-18ǆ-16prŅ-15œŴ-14Ŋƪ-13Ų-12ĺŒŗǤǨ-11ŃŪŷƢƨǑǘǠ-10şƾǊ-9Ś-8ŀŁőŹƿǇǉǙǚ-7iwzAZŔŖŧŮƄƦǅǖǟ7ƀƐƝƲƳƸƺƼ8ųźƊƓƚǫ9ŰƑƩ10ŐŨƋǢ11sĴĿƌƥ12Pǩ13fhKň14OŶƘƛ15ŉ16NōǃǪ17Ɨ19Lƃ20Yƍ21Ţ22aƈƙ23ĸ24Šƕ25ƞ27TƟƯư28G29nơ30HƇ31ƹǐ32FƔ33M34DƠ36RŸ38Ɩ40Ɔ
~houg	75 -7ŏƱ10x11Ʋ14H18ŋ20Pţƃ23ǫ25Ʃ36ň
~houl	56 -17Ŋ-12r-10Ūƾ-9Ŷ-8ŋƪ-7ưƿǤ7JǢ8IŌƭǫ9Oƅ10ľŵǄ11huLŏ12M13Ƹƺ14Ʈ15Ƴ18DŎƚ19aŨƯǩ21ĵ22Ÿ23fK24s25ŉ27N30ō
~hour	68 -10Pǆ-8N-7ĵœ7g9ǂ11Ʃ15U17O18ų31T34L63R76ǐ
~hous	45 -19ŭ-16SŘ-15ŲŴ-14pǐ-12UĵŅǆǨ-11I-10ƢǑǠ-9ŃŷƩǘǪ-8Ǚ-7ŚƨƪǇǊǟǤ7h9yūƝǍǗ10ƃƐƜ11PźƊƓ12TƑ13ŰƋ14ƌƥ15Ĵ16Yƍǃ17Ɨ18Ƙƛ23ƙ24Ÿ25D26ƈƹ27H28Mư29Š30ĸƕ31ƞ34G35nƟơ36Ƈ39FƔ40Ơ47Ɩ48Ɔ
~hout	63 -16S-12Œ-7Ř7deƲ8Ɖ9Ǣ10Ļ11a12ƍ14Y15ưǕ17Ƽ18ƀƯ21Ő24Ŀƹ33Ǫ42Ţ44Ŷ
~hov	86 7a10Ǌ15ő18uw
~hove	86 7a10Ǌ15ő18uw
~how	29 -22W-21w-17ő-16sł-15Rǧ-14Ǌ-13yHQƃ-12ŐƗǆǠ-11AōƷ-10oƣ-9qLMŎŕśƭ-8ŠţŭƁƍƝƱ-7ĶŚŬűƫ7ŴƆǏǒ8hķĺŔŧƉƨƳƻǌ9ĻųŹơƺƿǍ10fYňŗŻžƜǁ11nƦƬ12GƓ13ŢŤƅƖƥǛǟ14jńŋŖǈǨ15ƕǣ16żǞ17kpĽƑ18ŶƄƛǚ19UĹŮƼǫ20vǑ21bǇ22zZǓ23cO24ŲƌƮǉ25ťŨŰƠ26ů27ĵņũ28Řǡ29Ńšǘ30Ư32K34Ƈư35Ƶ39ŷ40t45x55i
~how>	29 -21W-20w-17ő-16sł-15Rǧ-13yHQƃǊ-12Őǆ-11ōƗƷǠ-10oAŞƣ-9LMŕśƭ-8qŎŠţŭƁƍƝƱ-7ĶŚŦű7ŴŻǏ8hķĺŔƅƨƻǌǒ9ĻŧųŹƉơƳƿǍ10YžƜƺǁ11fŗƦ12nƓƬ13GŢƥǛǟ14jńŋŤƖǈǨ15Ĺƕ16Ŗż17pĽƑǞ18kŶƄƛǚ19UŮ20ƼǑǫ21bvŘ22zņǇǓ23OZ24cƌƮǉ25ťŨŰŲƠ27ĵũů28ǡ29Ńšǘ30Ư32K34Ƈ35ưƵ39ŷ42t45x46i
~howe	85 14ņ20Ĺň22B
~howi	84 9Ɵ10ǩ12IƆ13ƅ
~hows	86 -9ǜ10ǔ13Ŧ23Ř30ǣ
~hr>	90 -22Ǌ-7Ǣǫ10W26Ʃ48Ǟ
~hre	85 7ŏ15Ǟ
~hrea	88 15Ǟ
~hri	85 10ƌ19dD22k
~hris	85 10ƌ19dD22k
~hro	50 -16P-10Ɩ-9LŐǫ-8mŸ-7Ŋƿ7zŭŽƇƜƨưƳ8ĴŃƽǨ9ŵƂ10ǟ11nūƍ13ŜŨŶƞǧ14Ū16ĹŋƩƵ17ť18jőŗƏƪ20Ɨ21Ř22ǐ24ũ26ǘ27W
~hroo	84 18Ƈƍ
~hrou	51 -16P-10Ɩ-9LŐ-8mŸǫ-7ĵŊœƿ7lzŉƍƜƦƨưƳǥ8ĴŭŽƽǨ9ŃƂ10ǟ12ū13nŜ14ŨŪŶǧ16ĹƩ17ŋťƵ18őŗƏ19j21Ɨ22ƪ23ǐ25Řũ27ǘ28W
~hrow	88 -7Ř11Ʈ15œ18ŵ28ƞ
~hs>	62 -12Yƥ-10Ƣ7Ļƻ8ơ11uŃŖŴ15ůǊ16vGǆ17ĵŨ19Ƅ20Ƈ23œǪ30Z33ư
~ht>	36 -12B-11RT-9m-8WĸřşŪ-7Y7dQŃŦƿǎǜǧ8quXĻōŢţŴƟǆ9xCKšƅƮ10awńňŰưǓ11Sƒƕ12MPŠƃƏ13ŒŗƆ14lŎŘŚƞƨƲǡ15ļƍƹǁǘǞ16EHŞ17I18borŋŏǅ20NŁ21ű22iŨ25ǐ28Ɣ30Ǒ36Ƽ
~hte	67 -14d-13b-8m7KŜ8Ǡ9ƹ10L11Ƒ13U16yŖű17Ƴ24vx26ź31w39u
~hter	68 -14d-13b-8m7KŜ9ƹǠ10L12Ƒ13U17yűƳ24x25v27ź32w40u
~hts	72 -8P-7ǒǫ7D8ƞ10x12ż13H14Y15ŀ17yU18n21ų31R36ň
~hts>	72 -8P-7ǒǫ7D8ƞ10x12ż13H14Y15ŀ17yU18n21ų31R36ň
~hug	90 7Ƙ13Ɣ18Ĺ
~huge	90 7Ƙ13Ɣ18Ĺ
~huh	75 -14v7š9xyŝ10ĻƑ11ǡ12rņ17Ơ18j23ŷ25ũ
~huh>	75 -14v7š9xyŝ10ĻƑ11ǡ12rņ17Ơ18j23ŷ25ũ
~hum	90 -10Ş10Jƾ19ŝ
~hun	82 -11Ɖ11ź13Ơǝ15g19Ǉ38H
~hunt	85 12ź15g40H
~hur	58 -8ƹ-7ǀ7Ʋ8ƛ9oWǑ11tBĿ12OŮ14ƞ19ĹƎ21ťƸǜ23Ť24ń25Ɯ26Ǜ29X36Ƅ38ſ45ǥ
~hurc	80 12Ʋ13o16tB18Ů30Ƹ
~hurr	75 -9ŀ12ƛ16O35Ɯ38ń
~hurt	62 -7ǀǟ10WǑ13Ŀ16ƞ20Ĺ21Ǝ22ǜ23ť25Ť28Ǜ32X40Ƅ41ſ48ǥ
~hus	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ūŮǫ7Ÿ9Ʊ10Ŵư11n14ł15ƭ16Ƶ21Ž24fŵ25ųƹ31pt32rsǄ33ƪ37q42o
~husb	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ǫ-7Ů7Ÿ9Ʊ10ư11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~hust	88 -10ū40ų
~hut	71 -8ƶ7ơ8ŢǗ10ŷ12Ō16Ū17Ɯ23ǐ29a32Ɲ54ǟ
~hut>	76 -9ƶ9Ţơ10Ǘ11ŷ13Ō25ǐ36ǟ
~huto	88 21Ū36Ɲ
~hutt	90 22Ɯ
~hwa	85 9Ƣ11Ƒ17Ɲ21Ƃ22Ű
~hway	88 9Ƣ12Ƒ22Ƃ23Ű
~hy>	59 -19Ņ-13Ŕ-10œŪ-9ŊƸ-7ōşƃ7ĿǨ8ǈ9ƹǦ10Ǟ11š12ŀ14ƺ15ŇŢ16x19ƽ20B21r26ƶ28Ʒ31ĺǫ36ŷ39ţ40Ł42ŕ51Ļ
~hyd	75 50Ƒ
~hydr	75 50Ƒ
~hyg	90 12Ǌ28P
~hygi	90 12Ǌ28P
~hys	78 21Ɓ23ƺǃ40ǀ
~hysi	78 21Ɓ23ƺǃ40ǀ
~ia>	82 8ǚ13D15Ź17yC
~iab	58 7ƫǔ10ǝ13ŘƾǄ14ƿ17ƣǜ18ǎ19ƃ27Ɓ32ǣ41ſ
~iabe	80 19ƾǄ20ƿ
~iabi	59 8ǔ10ǝ14Ř17ƣǜ18ǎ20ƃ27Ɓ32ſǣ
~iag	83 13ƿ14u35ƾ
~iagn	84 13ƿ36ƾ
~ial	58 -14ƃ-9ŚƇ-7Ɛǫ7aƶǤ8cķŬƨǧ9ưǗ10PĹ11Ʊǈ12Ǣ13ǏǨ14BƠǍ16ƘǙ17ƊƲ18Aǀ19ƚ20ǆ22ǁ30I38e
~ial>	60 -14ƃ-9ŚƇ-7Ɛ7ƈƫƶǤ8aķŬƨǢ9cǧ10P12ǈ13Ǐ14ǁǙǨ15BǍ16Ơ18Ʋ21ǆ22ƚ27A31I40e
~iall	84 -10A13ǁ14ư15Ʊ16Ĺ25Ƙ
~ials	86 8Ǣ10ő16Ǘ25Ɗ
~ian	75 -11h7ǀ8P10f11Ɔ13p14oƟ17qǊ40ƴ
~ian>	80 9P19q43ƴ
~ianc	88 -7d12f15p17o23q
~iar	68 20ľ27ŗ32ƭ
~iar>	88 25ľ35ŗ
~iary	69 32ƭ
~iat	85 10i12ŋ18Ş25m
~iate	85 10i12ŋ18Ş25m
~ibe	80 -9ţ-8Ŵ-7Ǎ7Ǐ9Šƺ10Ųƒƽ11ƈ12š18ő
~ibe>	85 -8Ŵ-7Ǎ7Ǐ10ƺ11Ų12ƈ
~ibl	58 -11ǁ7wŃŜũǕ8Ŀ11Z12Ɓ13ƿ14Ƃ16ŏŧ17ŮƜ19ŉ26ƻ37ř
~ible	58 -11ǁ7wŃŜũǕ8Ŀ11Z12Ɓ14Ƃ16ŏŧ17ŮƜ19ŉ26ƻ38ř
~ic>	68 -17ǆ-8Ū7ƾ11ƝǗ12Ŧǘ14t15ŰƧ16ż17ŏ19Ŝ26ǫ29ƌ36ǀ
~ica	55 -10Ŗ-9ż-8ŀǫ7ƛ8ƽǜ9ƌǅ10ō11QŨƶǄ12WƿǙ13ŬƾǊ14ĵƁ15ƺǁ16Żǎǔ17Ł18Ǔ21Ƅǀ24ǩ25ǃ27Ɯ
~ical	63 -7ǫ7PŇ8Tǁ9ǜ11ƌ13QŨ14WƿǙ16ƁƾǊ17ĵ18ƺ20Ł21Ǔ25ǀ26Ƅ30ǃ
~ican	80 -9ŀ12ƛ40Ɯ
~icat	61 -11Ŗ-7ż7ŕǂǄ9ǁ11ǅ12ōƶ14ƽ15Ŭ18Żǎ20ǔ28ǩ
~ice	45 -23ǫ-14ǡ-13C-12nŘ-11Œǉ-9Jł-8ĻŗŶǕǖ-7xWƈǑǤ7FŤǗ8doŔǋǏ9cŁŋŲŷƠǂ10BƔƮ11ƟƲǍ12ŞŰ13Rŏǚ14ľœ15jŬƣ16ŅţǆǊ17Ɨ18ĺĿŃŝ19aź20MX22ņ23U25ž26šƚǜ28Ÿ45Ź
~ice>	50 -19ǫ-15ǡ-13Ř-11C-10ǉ-9łŗǑǕ-8ĻŶƈǤ-7xWǢ7PQĶňŮŽǃǋǠǦ8AFżƬƽ10ŤŲŷƠǗ11ŋŔŝƮ12BŁŅ13ƲǍ14jRŞŰƔƟǚ15ŏ16œ19ţ20Ǌ21ĺŃǜ22Ŀ23Xžƣ24M25ņ26U30š
~icen	59 -13I-11Œ-9n8cǪ12oƼǝ14dƅ16ǂ17Ŭ19a28ź41Ÿ61Ź
~icer	84 41Ɨ
~ices	76 -8ƣǖ8žǢ11Ņ12ǜ14ƙ16ŝ19Ǐ21ƚ22ǆ
~ich	54 -10ǜ-9ǒ-8Ĵ-7qţǙ7ŊƸǧ8cdFūŹźƂƽ9bŅŭ10ŵƏƶ11Ł12DŸƗ13ĽŉŬ14Ǒ15ER16ƥ17J20ŦǊ21ő22Ŀ24ǘ31QŴ34C
~ich>	54 -10ǜ-9ǒ-8Ĵ-7qţǙ7ŊƸǧ8cdFūŹźƂƽ9bŅŭ10ŵƏƶ11Ł12DŸƗ13ĽŉŬ14Ǒ15ER16ƥ17J20ŦǊ21ő22Ŀ24ǘ27C31QŴ
~ici	61 -10ǅ-8ƾ7Ɨ8Ǩ9Ʒǝ12ƚ13Ǌ14qǄ15ǔ18Ƙ19ƽ27ƭ29Š30ǧ
~icia	67 7P15q16Ǌ20Ƙ31ƭ
~icie	68 7ų9ƭǨ10Ʒ16ƚ17ǔ33Šǧ
~icin	85 -13ǅ-10ƾ12Ɨ21Ǆ27ƽ
~ick	52 -13ŧǫ-10ŅǨ-9ƒƱ-8y-7ƆƉǕ7PŌŖ8ōşƃƊ9xXZŁ11Kŝ12ƯǑ13ŋŕ15Ů16i17Ũƿ18LǚǢǪ19ĺ20Ńŷ21W22ǒǝǡ24š26Ŀ27ř30Ļ43ż46ƈ
~ick>	60 -10ƒ-8y-7ŕŤǫ7dDJŚŝǃǈ8IļšƻǋǏ9PRŌŞ12xōǚ13Lŷ14K15ĿŨ16ŋ17ĻƯ23ǝǪ24Ń25W45ƈ
~icke	62 -11Ǩ-9Ʊ-7ŧ7ŝŬ8XĽ10wNƴ11ƃƊ12Ť16řş21Ļ24š25ŕǡ53ż
~icki	81 -9Ǖ11ĺ14X20Ł33i
~ickl	85 -10Ņ7Ũ15N18ĺ20Z23ŷ
~icks	83 -9I8ǒ9ŮƩ13L15ƈ22Ŀ26ř
~icku	83 10Ǒ12ſ13Ŵ19Ů31ǒ
~icl	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓǈ21ŭŴ27ŵ32ǒ37ū
~icle	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓǈ21ŭŴ27ŵ32ǒ37ū
~ico	84 -8ň16ņ28ƻ52Ķ
~icot	90 30ƻ
~ics	81 -8ŗ10ƚ13ƙ20ǫ22Ǌ35ž
~ics>	81 -8ŗ10ƚ13ƙ20ǫ22Ǌ35ž
~ict	68 -9L-8K8ťƈ9ŵƆ10nƠ11ƺ12ŶƑǕǖ13Ŭƹ14Q17Ʈ18Ů20fŀŜ
~ict>	85 15Ǖ16Ƒ17ǖ18Q
~ictu	71 -10L-8K7Ɠ8Ƴ9ťƈ10ŵ11nƠ12Ŷ13ƹ15Ŭ18Ʈ21fŀŜ
~icy	47 -16Ǩ-12Ļ-11ŬƖ-8ŏŭ-7IŁŴǆ7źǦ8ŝƁƂƧ9ūƘƪ10ļ11ţſƝ13ƃƕƣƤǑ14ŢƜ16ĺőƮ17ĿǣǤǧ18Ʃ20Ƭ22ŗŘƷ23Ŗšƀ24Œ25Ÿ27ś28ƨƫ29Ő36Ś
~icy>	47 -16Ǩ-12Ļ-11Ɩ-10Ŭ-8ŏŭ-7IŁŴǆ7źǦ8ŝƁƂ9ūƪ10ļ11ţſƝ13ƃƕƣƤ14ŢƜǑ16ĺőƮǤ17Ŀǣ18Ʃǧ20Ƭ22ŗŘƷ23šƀ25ŒŖŸ27ś28ƨƫ29Ő36Ś
~id>	34 -22œſ-19Ʃ-17ǔ-16ǐǢ-15ļŴ-14ōŸ-13o-12RƱ-11sLŁłňśŞ-10iAJĿŠ-9gPUřŮžơƦǏǗ-8IŰưǅǉ-7uQşűŷǂǆǘǙǝ7ǈǎǑǟ8jrŀŎŝƷƸǀǛ9Ƽ10FƛƠƧƻ11ƴǄ12dlxǓ13fpƳ14ŏŶŻƎƜǌǚǞ15Ŧ16ƾǠ17wŒźƆǫ18qƖƫ19ƉƮ20Ťŭƭ21Ŋ22Ţ23cŚƏƿǦ24m25SŅ26kŉŗƗ27ľŹ28š30ŕŨƅ31Ľť32ŔƵƶ33Ň35ƍ36Ū38ũ39GǇ41ņ43Ɣ48ŧ69B
~ida	78 -9ǡ-8ǫ-7ſ8Ź11U13Ƅǉ16A17ǆǜ29H31k
~ida>	88 9Ź33H
~iday	85 -9ǡ-8ǫ12U15ǉ34k
~idd	79 10lL12v13a15i21N
~iddl	80 10L12v13a15i21N
~ide	47 -16ū-13U-10Ơ-9lSũưƺ-8ōƾǓ-7rPœśŝǑǧ7iĻŋŔţŨƓƝ8eCŕƿǉ9ĴžƟ10ĸƎǏ11nt12ƗƷ13uƥ14jMTŦű15gƲǆ16Z17łƈ18ƙ19ǂ20Ƨ22Ǥ23őŶƄǢ24ŬƂƬ25ƨ27Ń28Ž30ų
~ide>	53 -11Uū-10Ơƺ-8lGũǫ-7sżƵƾǓ7qŷƀƊ8ķŕƑƳǄǝ9iŔŨ10Cł11gAT12ƿ13ŒƎƟ14t15ƥƧ16ŬǏ17ű18jƙ19Ʋ20Z21ƈ24ǂ27Ǥ29Ǣ31ųƂ35Ń37Ŷ
~idea	78 7s8ř9T11ĶƖ12V13BƷ17ŋ26ň
~ided	88 -11ł9Ʊ16Ɲ19e27Ļ
~iden	62 -10ň-7ūư7ǖ8dƵ9ſ10ŕ11Ť13G16Ŭǆ19Ɨ20Ŧ22n26Ƭǫ27Ƅ45Ž
~ideo	85 12g15ƙ35M
~ider	84 10ž13w14Ŋ17ţ18ő
~ides	65 -8Ʊ-7Ŷǋ8ƓǊ9ƞƤ10WŴƧ12ŠŵŸ14ő15ǉ17Ĵ20ĸ23uł31ƨ
~idi	76 -8ǆ-7ŵǉ9Ķǂ15Ů23ł35ƈ
~idin	76 -8ǆ-7ŵǉ9Ķǂ15Ů23ł35ƈ
~ido	85 8ƭ11Ǫ13ƹ20f21Ƶ
~idow	85 8ƭ11Ǫ13ƹ20f21Ƶ
~ids	57 -11r-9Ǌ-7oĸ7Ƶ8qN9Ņǝ10ƞ11Ŀ13Gũ17Ǝƭ19n21źƴ24ƯƸ26w27v28Ƴ31Ʊ41y45x60u
~ids>	57 -11r-9Ǌ-7oĸ7Ƶ8qN9Ņǝ10ƞ11Ŀ13Gũ17Ǝƭ19n21źƴ24ƯƸ26w27v28Ƴ31Ʊ41y45x60u
~ie>	71 -13Ơ-11B-9Ǫ-8ǔ-7zŢ7ľ8mƘ9ư11fV12Ų19Ƶ20őš21ƨ23hŃ25ƿ33Ƥ38ŀ
~iec	83 -12Ɨ10Ɗ11Ǥ14Ƴ15ƚ16ř19ŭ
~iece	83 -12Ɨ10Ɗ11Ǥ14Ƴ15ƚ16ř19ŭ
~ied	61 -8őǫ-7Ŷ7Ʋ9ƭ10Ʊ11žƜơǚ12Ũŷƹ13ŀǑ16ŞŪǦ17j19ţ20ƨ21Ǫ23o40ƶ41Ƶ42f
~ied>	61 -8őǫ-7Ŷ7Ʋ9ƭ10Ʊ11žƜơǚ12Ũŷƹ13ŀǑ16ŞŪǦ17j19ţ20ƨ21Ǫ23o40ƶ41Ƶ42f
~iel	77 -11ř8Ų10ƛ11Ĺ13ś15J16Ǌ17Ƃ20Ŭ22a
~ield	77 -11ř8Ų10ƛ11Ĺ13ś15J16Ǌ17Ƃ20Ŭ22a
~ien	55 -12ǆ-9w-8ư7ŋ8ŨƵǥ9aUũƦ10Ǉǘ11ĽƤǚǨ12ƹ13P16Ň19Ɵ22Ů23A25Ǖ27ǜ28ƞ34B41Ǚ43ŭ45ǖ
~ien>	88 25ŭ
~ienc	72 12Ũ13ũǥ14Ǉ23Ň
~iend	70 -11w-9ư7Ƅ9Ŀš10ƞ13a14Ʀ16ĽƤƵƹ31A35B
~ieni	90 12Ǌ28P
~ient	61 -13ǆ-7Ǆ7B8ŋ10UŤ12ǘ13ǚǨ21Ɵ23ƞ26Ů28Ǖ34ǜ47Ǚ53ǖ
~ier	68 -9ŷǟ-7w7ǅǥ9Ş10ţ12ş14ų15M21Ǆǫ24Œ25ƈ33ő37Ǘ
~ier>	71 -9ŷǟ-7w7ǅ8ǥ10Şţ13ş15ų16M19Ǘ22ǫ23Ǆ25Œ36ő
~iers	81 23Ǘ29ƈ
~ies	52 -13Ĵ-12Q-10Ơ-9LƥǍǫ-8œ-7őƃ7xBZƆƟƾ8ĸŶƪǙ9hmľťƚ11KŀƓǅǒǔǨ12Ņ13gƞǊ14uų16yY17ǂǝ18Ķ19ƄƣƱǏǐ21ţǥ22Ƈǧ25c32Š
~ies>	53 -13Ĵ-12Q-10Ơ-9ƥǍ-8L-7őœƃǫ7BZƾ8xĸŶƆƟƪǙ9hmťƣ10ľ11ǅǒǔ12ŀŅƓǨ13ƞ14gųǊ15u16Y17yǂǝ19ĶƄǏ20Ʊ22ţǥ23Ƈǧ26c32Š
~iest	80 7Ŝ14ƚ16ƣ19K34ǐ
~iet	81 9L12ǈ13ư21ƾ24ǐ30Ł
~iet>	86 10L14ư25ǐ32Ł
~iev	79 -7ƙ8Ō9mMō12S13ŹƮ19Ǒ23ǫ
~ieve	79 -7ƙ8Ō9mMō12S13ŹƮ19Ǒ23ǫ
~iew	83 -15Ƹ7B11ŷ15Ǡ21ǫ26ŝ30ŗ
~iew>	85 -15Ƹ7B10ŗ12ŷ15ŝ20Ǡ21ǫ
~if>	39 -18X-16ĻŊ-14ǫ-13Ř-12Ǌ-11Łť-10Ƹ-9yAōŎőũƖǇǒ-8gňŔŖūŮƗǠ-7djTŚŴŵƠƴǍǢǧ7ŢŲǥ8cGƔƫǤ9bŻƂƝ10ļţŭƋ12HĸƹǆǗ13Ő14FWƐƷ16rŉ17Ƭ18ĵŌŞ19Iƃǚ21ưǜ22Ĺř23Zſ24ŋ26ƭ27ƦƳ28ƞ29ƨǣ30Ʊ32Ɓ35ŏ38ǟ41ƀ42Ŷ44Ƅ51Ʃ74Ǫ
~ife	49 -24P-21ƺ-16Őż-13ő-12vƾ-9aŘ-8wzĿś-7ŝšźǅ8ŠũǢ9mS13Ǌ14Ļ15iŴ17ư19ŵ21fƮ22s27Ƭ28ƭǁ30ƷǄ32ƶ33t34r35q36ƹ37Ư41Ʃ42oƫ45p53ƨ56ƪ
~ife>	50 -17Ő-16ż-13ő-12Pƾ-11v-10ƺ-9Ř-8jBĿś-7zŝ8ũư9mŠǢ14Ļ15iq16ŵǊ17Ǆ18p21o22fƮ24s27Ƭ29ƭǁ30Ʒ33ƶ35t36r37Ư38ƹ43Ʃƫ55ƨ59ƪ
~ifes	71 -18P-17ƺ9ƞ10Ƽ11bj14ư17Ŵ19Ǆ30q32o40p
~iff	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11KPVǗ12ż14ŏǫ17ş18Ļř19ŉ21ŨŪ23ŕ
~iffe	66 -13Ɯ-10Q-9œ7CƮǧ8ǚ9ŃǇ11KPVǗ14ŏ18řş19ŉ20Ļ21Ũ22Ū24ŕ
~ifi	63 -11Ŗ9ŕ11ǅ16Ŭ17Ǧ19Żǎ21ǔ29ǩ
~ific	63 -11Ŗ9ŕ11ǅ16Ŭ19Żǎ21ǔ29ǩ
~ift	74 -12Ū9UĽ10ĵ11Ŗ13Ǌ16Ų17ŅŶ22Ƹ23ǐ24ǫ43R
~ift>	83 -14Ū-11ń10U11Ľ18Ų20Ŷ25Ƹ29R31ǫ
~ifth	90 14ĵ23Ņ
~ifts	88 21R28ǐ
~ig>	58 -16ƃ-14Ɣ-12Ǌ-10ưǆ-9uFœŭ-7ǚǫ7Pǃ8gĴĸƍƲǦ9jyžƈƝ10Ń11ƞƥ12ƬǏ14ĿǉǑ15ŔǇ16ŧ19ƓǨ21Ǔ26Ʈ28kőƕ37Ĺ44Ƈ
~iga	81 -7ǀ10C14Ǆ52ƻ
~igar	82 -7ǀ14Ǆ52ƻ
~igg	70 7Ǒ9ţ10xłƬ11H12ō16ňǖ17Ǡ37ŀ
~igge	71 7Ǒ9ţ10łƬ11H12ō16ň17ǖǠ37ŀ
~igh	35 -11Tŷ-10ǫ-9W-8ĸş-7tšŪǌ7iuvXōŔřƢǆǎǜ8lKŚŦƟƭǄǓǕ9wLUũżƒƦƮǏ10HSńňŋŠƑƕƨư11rŢ12MŖ13Œƅǡ14ļņƠǁǑǘǞ15EŞŨƹ16bIųƛ17oŰǅ18ŏƆƥ19NŁűǨ20y21Ɣ23ǐ24ƾ26C28ŀ29ƞ30Ř37Ƽ
~igh>	65 -12Ƴ-7F7Ɯ8ſƅ9Ƣ10vł13ƚ14y15l16CǄ17ƛ19ř21Ƽ28Ǩ32Řƾ39ƥ
~ighb	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~ighe	75 10ř11ņ12ŕ14Ŕ15Ɣ18Ǖ25m
~ight	36 -12ǫ-11B-10T-9mŷ-8ĸ-7Wřş7dnQĿŐŲƪƫƾƿǃǜǧ8quPōŦŴǆǎ9iKXŚŰżƅƟǓ10wxCUƒư11LSŀńňŋŘũƨƮ12HMŠŢƔƕ13r14yŒŖƆǡ15ǁǘǞ16EļƹǑ17IŨų18bŞǅ19oƞ20ŏű21NŁ24ǐ36Ƽ
~ighw	88 9Ƣ12Ƒ22Ƃ23Ű
~igi	68 -13ţ9TƆƌ14Ɖ15Ŭ17eƍ18š20l23I28E31Ś
~igin	75 -14ţ10Ɔ11ƌ16Ɖ19ƍ20š22l
~igit	75 7d17Ŭ19e25I31E34Ś
~ign	60 -7P7Ŕ8IĴľƪǂǋ9Ƥ11ŗƴ12WƳ14ƔǢ15ǫ16Œ17JQ22ǅ24ŏ30ǜ32Ǖ36łƘ41ō
~ign>	64 -7P7ł9HĴƪǂ12ŗ13W14Ƴ15ŏ16Ɣ19Jǫ20Ƙ21ŒǕ24ǅ31ǜ39ō
~igne	80 8Ƃ10ł12ō13Ŕ15Ƥ17ƴǕ
~igni	88 12ǋ18ŏ26Ƙ
~igns	84 7q20ł22Ǣ27Q
~igs	82 -11Ǩ-8Ɲ-7Z11ƃ16ų18q20Ɠ22Ƈ26Ųǉ
~igs>	84 -12Ǩ-8Ɲ11ƃ16ų19q20Ɠ22Ƈ27ǉ
~igu	70 -15Ǒ7HƔǌ8XŔƳ9yĹŃřŧƙ10ťƕ12AŗǢ13Ʋ15Ų16ƉƮ23ƚ
~igur	70 -15Ǒ7HƔǌ8XŔƳ9yĹŃřŧƙ10ťƕ12AŗǢ13Ʋ15Ų16ƉƮ23ƚ
~iju	90 16ƻ21ǁ
~ijua	90 16ƻ21ǁ
~ike	43 -21J-13ŏ-12Ǣ-11Ǡ-10ƋƥƦǒ-9PŀŜťƤƨƳ-8ĺĿǄ-7ŎţŵơƴƽǃǛ7lFLŁŗŘƃƑƞǧ8ayŹƲƹǞ9AĻƆ10ŭƐƿ11DũƒƯ12jrRŃŤŧŨǂ14ńŌƚǏ15ůŲ16gZŇŔŕſƠƩ17Œ18ōƼ20vŊƸ22ļ24ĵų25Kǁ27ŷ31ň32Ş33ş34Ƨ36U
~ike>	43 -21J-17ť-13ŏ-12Ǣ-10ƋƥƦǒǠ-9PŀŜƨƳ-8ĺĿŪƤ-7ŎţŵƴƽǃǄǛ7FLŁŗŝƃƑƚƞǧǫ8alyŘŹƲƹǞ9AĻƆ10ŭƿ11DƐƒƯ12jŤŧŨƼǂ13RŃŇ14ũǏ15ńůŲ16rZŕſƠ17gŒƩ18ōŔ20vŊƸ22ļ23ş24ĵų25Kǁ28ŷ31ň33Ş37UƧ
~ikes	83 -9r12Ƽ13ƚ14ťƱ17Ō18Ĺş
~iki	79 -15qķ-10ŕ7b10g11Ŕ13ň26x32t36Ơ
~ikin	79 -15qķ-10ŕ7b10g11Ŕ13ň26x32t36Ơ
~il>	54 -10ǫ-9bǢ-8ŉť-7H7VŦŴǏ8O9Ļ10vƉ11ĵ12ŖǑǗ13D15ƽ16EŜƒǆ18ǩ21ř22ƁƯ28ľ29ǚ43K45Ɯ70J
~ilb	90 7Ž13Ĺ21D
~ilbo	90 7Ž13Ĺ21D
~ild	56 -10ƟƬ-7CFƇƌ7XƸ8yƒƦ9ƭ10ŷźǂ11l12ƆƳ16vw17ƣǤ22Ʊ25uƓ30Ǎ35Ƽ36Ǐ42ƫ44ƥ47ƕ
~ild>	68 -14Ǐ-8ƣƬ8ƍǎǜ10wXƒ13ŷźǂ14Ʊ16Ƴ31Ɔ32ƫ41ƕ49Ƽ
~ildi	63 -18Ɔ-11ƫ-7FƟǪ8ƙǟ10Ʀ27ƣ28Ǥ31Ɠ36Ǎ52ƥ54Ǐ
~ildr	74 7Ƹ8ƴ11w14yƭ15Ʊ23v36u
~ile	54 -12rŗŹ-11S-9Ů-8ū-7qŪǄǖ7ĸƂǇǢ9wňřơ10Ľ11ťŻƱǑ13hƐƦǔ14ųƊ15IŜ16aŵ18śǟ21Œ22Ɲǈ23Ũ25Ƒ29ƅ32ǒ35Ǚ37Ť43Ű68ů
~ile>	63 -14Ź-12S-11ŗ-8Ů-7qǄ7Ŷƞǘ8ŊŝŴ9ĸƂǅǢ10Ǉ12ňơ13śŨƱ16ŜƐƦǔǙ18I19Ťųƅ21aǈǟ22Ɗ26Œ
~ilea	81 11Ű40ů
~iled	75 -11ǘ7ǈ10Ǟ11ś13Ɖ15ř18Ũ20ƅ23ť31Ť
~iler	85 -7ƙ18Ľ21Ǒ25h31ǒ
~iles	64 -13r-8ū-7ǖ8Ɯ15Ż17ǒ25ŵ26Ǚ31Ƒ44Ű51ů
~ili	56 -7Ɨ7ǔ9Dŀǝ12XYŘ14Š15ľ16ƅƣǜ17Ɲǎ18ƃ19W21ŗ25Ɓ27ſ28ǣ
~ilia	88 25ľ35ŗ
~ilin	80 -8Ɨ7ŧ9f14D16ŀ21X24ƅ25Ɲ
~ilit	58 7Ƣǒǔ10ǝ12Y14Ř15Š16ƣ17ǜ18ǎ19ƃ20W26Ɓ30ſǣ
~ill	44 -13K-12Ŷ-11Ř-10Łš-9ťŷƤǐǖ-8apuxBĸŴƕƳ-7bňŕŚşŮŲƛƞǉǊǪ7NŖžƄƅƻǗ8fŊƼ9ķļĽŭŸǅ10eųư11ńǄ12styPZŜƗ13OĶőƲǠǢ14qYŪ15Ɩ16DĻƔƘƮ17zLMľ18ōƭ19ź20CQũ21c22UĴ23IJVĵ25H31Ń33Ư41ƽ57ƴ
~ill>	46 -10aŘ-9šţǐ-8pxŁťŴŷƤ-7BĸłŚƕƳ7oĴƙƫ8NŖƅƠƦƻǗ9ƽ10fķŊŭŸƼ11eĻļōśų13tńŜƗ14yCPĶ15sO16qŪ17őƖ18LƘƮ19zMU20źƭ21D24Jũ25cIQV27H34Ń36Ư41ƴ
~ille	81 -9K14ō17C21Ľ24ĵ
~illi	78 9ţ11Ş12Ļ15Ǡ16C17ž19ĵ22ľ23ƽ
~illo	84 -7D13ƣ23Ɔ25ǅ42Ɣ
~ills	65 -8Ŷ7U8ŀǁ11Ǧ16Ƅ18ł20ư22Z24Ǣ26YƲƴ29ƽ30Ĵ
~ils	84 9JƉ10N11ǚ13Ɩ14Ǚ
~ils>	85 9J10N12ǚ13Ɩ14Ǚ
~ilt	69 -13ƫ-8ƕ8ƼǤ9b11Ƴǟ12ż14ƈ17ĸ22Ǡ30Ƭ41Ɔ
~ilt>	69 -13ƫ-8ƕ8ƼǤ9b11Ƴǟ14ƈ17ĸ22Ǡ30Ƭ41Ɔ
~ily	57 -16Ƥ-10x-9Ŵ-7Ɵ7qĻŀƯ8YŘ9h10AƺǇ11ū12ſƲǉ14F15Ƶ16ƞ18ũ20Ů21Ʈ23Ƹ24yƦư27w34n37u39ƿ
~ily>	57 -16Ƥ-10x-9Ŵ-7Ɵ7qzĻŀ8YŘ9h10A11ūƺ12ſƲǉ14F17ƞ18ũƵ20Ů21Ʈ22ư23Ƹ25yƦ27w35nƿ37u
~ilys	90 11Ư18Ǉ
~im>	57 -19ƺ-13ŉ-12ƨ-9Ŗ-8Zƾ-7ƣ7AŇŒ8rŝ9ņŻ10Ʊǎ13ŕ18o19ŧ20Ū22Ť25ƪ26Ǝ29Ũ30Ǆ34ř36ƀ37Ŧ44s50ť
~ima	76 7ů13ƕ14ǋ15ǀ16Ǟ20ũ43h
~imag	90 -7L19Ǟ23ũ
~imal	85 48h
~imar	90 18ǀ
~imat	90 8ů15ƕ16ǋ
~imb	76 -7c10ƫ11Ƃ13Ŕ19Ǌ38ǂ44Ɠ
~imb>	84 11ƫ15Ŕ21Ǌ22Ɠ
~imbi	90 17ǂ
~ime	52 -15Ǡ-10ƈƾ-9cqŏ-8ĺĿŗ-7iMPũƁƪǙ7FĶşǘ8ƇƸ9żƶǝ10šţŹƨǚ11kƝƼǂ12Ū13SWŝŢ15gsŶǜǫ16ŕ17HƩ18ŒŨǉ20ļųơ23V25ƺ32ǐ33R36LNO38ń
~ime>	53 -14Ǡ-10ƈǊ-9ƾ-8cŏǫ-7qMĺĿŗǙ7bFĶŇŋƀƉƔ8Ƹǘ9ơ10Źƶ11kšƩǚ12TţƝ13ŪƼ14ŝŢ16Ŷ18gsH19ŕŨ21ļų22ńǉ25V26ƺ28ǐ35R37LO38N
~imer	86 14S15Œǥ16L28ǉ
~imes	76 -10T7Œş10Ť11Ʃǐǡ13W15Ǌ16ơ19żǂ22ƨ40ǫ
~imi	59 -13ƣ7ƕ9Ƒ10yĻǏ11š14ſǎ17Ǩ19Ǖ26Ǥ32ǣ52Ř
~imit	59 -13ƣ7ƕ9Ƒ10y11šǏ14ſǎ17Ǩ19Ǖ26Ǥ32ǣ52Ř
~imm	84 -9Ǥ18Ǝ21Ɠ
~immi	85 -9Ǥ19Ǝ
~imn	85 50ƒ
~imne	85 50ƒ
~imp	72 -7ŏřǫ7ſ8Ƹ9Ǥ10Ǘ11ļ12Ŏ13Ɛ15Ƴ17ňƍ24Ʋ25Ŀş
~impl	86 14ļ16Ɛ29Ʋ
~impo	78 -7ř11ƸǗ14Ŏ18Ƴ29Ŀ
~impr	85 -8ŏ11Ǥ21ƍ22ň31ş
~ims	70 -8ż7ƪ10ǥ11ƹ12at16Ũ20Ŀ22Ǟ43Ť
~ims>	71 -8ż11ǥ17Ũ20Ŀ22Ǟ44Ť
~imse	88 9ƪ14ƹ15t16a
~imu	78 -13Ś43ſ48Ř
~imum	78 -13Ś43ſ48Ř
~in>	29 -35Ř-30Ư-28ǫ-22Ş-21ǅ-19œŜƣ-18ĻſƂư-17cp-15ŕƖ-14aƉƔ-13wDƁ-12ŒşƼ-11Żƶǔǖ-10bgruŠŹǨ-9ƈƩǧ-8JPŔţŧƇƚǪ-7Bŵǘ7zŌƌǁǂ8ƋƘǆǡ9KšƏƥƨƹ10ŁŴƄǢ11ľŉ12Ɯƻ13Oźǀǣ14ļŪżƦ16kmvƸƾǓǠ17yEQĺƳ18ĵĶĸŢŰƐƴƷ19UŀŅŝŤťǩ20TŨƬ21lsƊǑ22qĿņŲƽƿ23ŮƎǒ24ōŗǋ25tńǎ26HSƧǏ27jƝ28Žƒ29ķŬ30ś33Ǉ34ƺ35nžƠ37ǌ38i39CR40Ɵ41ZƙǙ
~ina	62 -12ţŤ7fjľ8Ɔƌ9Ǘ10qtƅưƱ11Ĺ12A13ŋƉǊ14BǞ15šƍ16kƧ17lł20Ơ27Ǣ31ŭ34Ʋ
~inal	68 -13ţ8j9fľƆ10ƌ11t14Ɖ17ƍ18š19kl21ł23Ơ38Ʋ
~inan	72 -7ŝ12ƅưƱ13Ĺ16Aŋ18B34Ǣ40ŭ
~inb	90 9Ŝ11ǂ38J
~inc	52 -19ǫ-8őŝǉ-7Ĺơ7ǅ8ƂƌƬǈǋ9ƥ10GŘ11Bź12uŽƖƢ13ƻ15ŕŤŦ16Ƽ17ǇǑ19Őǡ20ŔƱǟ21it23ư24S28ŒǠ32T35Ū
~ince	59 -17ǫ-7őŝ7Iƺ8P10Ƭ11ƌƥ12G13BŘ14źŽ15ƻ18ŤŦ20Ǒ21Ǉ23ǡ25t26i28S32Ǡ34Œ41Ū
~inch	88 12j14X31Ƽ
~incl	72 -9ŕ-7ǉ9Ɓ10Ŕ11ŗƇ14Ƃ20Ƣǋ32Ő
~inco	66 -7ơǋ8Ưǖ9Ʈ10ǅ12ǈ18u27Ʊ32ǟ33ư44T
~incr	80 -7Ũ27ŕ36Ŕ
~ind	47 -28ǝ-15IŦ-13ňƆ-12Řř-10şŧƩ-9fvŠƷ-8N-7BGŞŤŮƉƞơƨƭǅ7RUƗƢƱ8prƂƴƻƾ9xŃńƟ10hjũǡ11Mźǈ12ĻŐŴƊƒƵ13qūŸ14Ųǃ15ŀŜƈǚ16ƹ17ǖ19ŏśƥ20gĽťŨ22Ʈ25ƌ26Xšǆ29ŋ31Ƹ33ƫ58Ɯ
~ind>	48 -28ǝ-15Ŧ-14I-13ňƆƨǓ-12Ř-10şŧ-9vƩ-8fNŠƷ-7BGŞŤŮƉơƭ7RƢ8UƱ9prŲƐƟƴƻƾ10Ń11hũźǡ12Mťǈ13ĻńŐūŴŸƊƵ14qǃ15ƈǚ16ŀŜ17ǖ20gŏśƥ21ĽŨ23Ʈ26ƌ27Xšǆ30ŋ32Ƹ35ƫ57Ɯ
~inde	80 -11t8Ƙ10ƅ15Ɨ20Ǔ24x
~indo	86 8Ɯ13ƒ15ť19j
~inds	80 -12ř8Ų10ŉ13Ǣ17Ƃ21Ŭ
~ine	44 -17ƃ-11RūŶưƹ-10ŎŧƙǛ-9CLőŔ-8hTļŀŞšŦƪ-7DUĺƣǙ7AKũǗ9Ń10Ƽ11SƓǐǚǢ12sŲƻǖ13ľņǄ14Ņǃ16ŗƖǁǒǪ17jqŏǈǨ18Ōśǅ19ƎƝ20ŮƟǇǣ21IM22ǆǫ23Ǎǘ24Ǒ26Ǔ27Pƶ28Ǥ31ńǡǧ32Ǡ34ǝ35ǌ37ǟ
~ine>	53 -11ǅ-10Lŕ-8ƙưǖ-7TŀőŞšƟơ7iŖŹƦƾ8NVXƽƿ9aŋũǞ10KłǃǑǗ11qľ12MSŃ13ŗǠǫ15ǌ16sPśŲƻ17Ɲ18jƶ19Ņ20ņŌǝǟ21Ɩ22I24Ǝ30ǘ31ǁ39ń
~ined	75 -9ǁ12ŉŒ13ǚǝ14ŗƼ19Ɲ21ƶ
~iner	86 10ƚ17ǡ24ǃ25P
~ines	50 -19ƃ-11ū-9GRŶ-8ƙƹ-7ŎŧƚƾǛ7Ǐ9ǚ11Ǆ12ǝ13A14M15ƓǢ16ǐ18Ǒ21ǈǒǨ22ŏǖǪ24ǟ25ŮǠǣ26Ǉǡ27ǌ28Ɵ30Ǎ31ǅ32Ǔ33ǆ37ǧ40Ǥ
~inf	73 11Ľ13ŕ14ľ15ļŋ17Ņ19ż23x36Ǚ
~infl	90 18ŕ25ż
~info	76 12Ľ14ľ15ŋ16ļ18Ņ38Ǚ
~ing	28 -23Œ-19G-18s-17Ţǖ-15ō-14oŝƹ-13lvĽŘƖƫǜ-11WƆǈ-10ŇƼǎǐ-9DőŦƑ-8ŰǙǣ-7ŔƩǔ7mŅų8eKņƃƏƦƴǝ9ňŧůŶƞƱ10ŌŹƺƽǕǞ11hFIřƇ12rMŷƂƊƕƥ13ĴƟƤ14gƌưǌ15ZŉŗžƐƙƠǆ16YļœƎ17qLƔƵ18Tĵķż19fzľĿźƷ20ŁŊƧ21Şƅƪǂ22Ů23U24ş25PŤǛ26uŃƘƻǏ27Őţƣ28Ū29Ŏ30y31xXŀ32ǫ33k35iƚ37j39t43ǡ44ĺ45VĻǠ46H
~ing>	28 -21Œ-18G-17ƫ-16sŢǖ-14ō-13oƉƹ-12lvƖǜ-11ĽŘƭ-10CWŋƆǈǐ-9ŇŝƼǎ-8ADŦŰƑǣ-7őǇǙ7KŜšŽƐƮ8emĶŅƃƇƤƾǞǢ9ņŧųƴǟ10ŌůŶŹƱǆǝ11fňƺƽǕ12FIļŗƥ13hLMTžǛ14rŉŷƌƟ15gƂƕƵ16UYĴ17ŊœƎƠǌ18ĵŞƔ19ķĺźż20qľƷ21zĿŁƅƪ22Ůǂ23Ń25işţŪ26ŐŤ27uPƘƻ28ƣǏ30Ŏ31ŀ32xyXǡ33ƚǫ34k38j40t46V47Ǡ48HĻ
~inge	81 7b9ŏ12Ū21E23fǛ39ƭ
~ingi	88 -11ư10T15q21ǡ24ĺ
~ingl	68 -8ǁ11Ƈ13Ɯ14ǫ15Ǉ18ƚ30f38Ɖ41Ɗ
~ings	54 -14ǫ-8ĻǍ-7q7QŠƦǘ8ļƚƫ9ŁƓǛ10TƸƻǆ12ƤǊ13ŋ14ĸ15Ŋ16U17i18ř21ưǡ27AƧ30ƙ33Z34ĺ
~ingu	84 27Ɛ
~ini	63 -11ǩ-8Ƴ-7Ǎ7aƟ9ļ10ǆ12P13ǫ22Aƍ24j25ŻǛ27Ř29m30Ƌ33ǀ34ſ
~inim	78 34Ř43ſ
~inin	77 -13ǩ10Ɵ15P30jŻ31Ǜ
~inio	88 15ļ31A
~inis	70 -8Ƴ7ť12Żǆ20ǫ25ƍ33Ƌ35m
~inj	72 32ǥ38Ƅ51ſ
~inju	73 33ǥ39Ƅ51ſ
~ink	52 -18ƪ-12ĺŘ-11ǆ-9ƨ-8Ĵŷ-7PŏşťƲ7Gƕ8Oƹ9ƉƙƝǍǟǠ10ō11šƔƵ12XƁ13hŀ14Ʒ16ŗƯ18Bŕ19VĻ20ƥǏ22ũ24Ĺ25y26Ų28ňǫ29H31ǝ41Ʈ57rǁ
~ink>	57 -18ƪ-11ǆ-10ĺ-8Ĵ-7ŏ7ĵřƁƓƱ8h9GOƹ10Ɖƕ11ōƝǍǟ12ƙ13Ɣ18ŗ19Ʈ21Bŕ23H26ũ27Ĺ30Ų33ň39ǫ41r45ǁ
~inki	68 -13Ř-9ǫ7ƁǠ12Hǁ15ŀ19Ƶ20Ļš21X23Ʒ26V27Ư31y32Ʈ
~inkl	77 32ƥǏ
~inks	80 9h35r40ǝ
~inl	85 7Ŵ11ŵ13Ɯ16ǘ17Ů
~inly	86 7Ŵ12ŵ16ǘ17Ů
~inn	78 -10Ū8ŕ9ƝƦ11ť12nN13ƨ15ǁ16ư19L21ǫ27ƽ
~inne	79 -9Ū-7ǃ8ŕ9Ɲ12N13nƨ16ưǁ19L21ǫ28ƽ
~ino	85 -13Ɩ18C25ƽ31ŭ
~ins	41 -19ƺ-17Ǐ-15Ɣ-12Ŵ-11Ǒ-10Q-9ŮŶƟ-8qRS-7nsŷǊ7ĻŬų8ƙƷǩ9ƂƧƨƮǆ10ŧƁ11ařƯƵ12CĺłŘ13rĿǎǪ15Ťūű16WƗƛǕ17ŇƅƝƣƶ18Ƅƽ19œŢ20Ƭ21ǫ24ǔ25ƪƫ27ƕƚ31Ə33Š35ǧ36Őő38ƀ44Ǥ
~ins>	67 -12ǆ-8MŐş-7Ƴ7k8ŕǞ10wŁűƋ11u12Ƣ14yƫ17ƽ18ƛ19ǖ22Ɲ24C26a28ƙ30ƚ
~insi	73 -42ǎ-25Ǐ-8ų8ƫ9ŗ10Ÿ11ƍƝ12Ƭ13Ƒ14ǆ17ƥ18Ŭ21ű22Ƨ42Ǥ44ƣ
~insp	74 -7Ɖ21Ɗ60Ə
~inst	65 -11Ŵ-8RƊ7ǜ8MŃ9ƉƖ10ŅǓǣ11BK12ƒ13rĴƷ15ǆ19ƚ22Ƭ26ų39ǫ
~insu	44 -20ƺ-13Ɣ-12Ǔ-10ĴƙǑ-9Q-8qƟƣ-7SŶ7AXŵƛǦ8Œś9PĻ10ƽǩ11şƂƨƮ12Ɓ13řŧƫƯ14Ƶ15ĺŘǪ16Ŀ17ł18ūǕ19WŤƗ20Ňƅƶ21Ƅ22Ţ23œ27ǔ28ƪ31ƕ36Ǥ37Š38ǧ39ǎ41ő44ƀ47Ő
~int	57 -12ǉ-10XƄ-9ŉǇ-8ŧ-7łƘ7qťŪŶǃǅ8ŢŰƖ9BRķņŋ10gƀǆ11ňǏǙ12Ǡǥ13ŲŽǀ16d18š19Ŧ20Ǟ21Ƭ22N23ƍ26ǐ28S29ż32ş33Ɲ36ŗ
~int>	75 7ǫ9řŬ10Ɠ11œǃ12q14Ţ17Ǐ18Ų30Ǟ40ŗ
~inte	68 -9X-8Ɓ-7ŉ7ƒ8ĺŗŚƣǟ9HŽ10šƬǅ11Ū12BƖơƷ13ņŰ15ňƝ25Ŧ28N32ǐ
~intm	86 9MǙ12ǘ16Ŷ21ǀ
~into	69 -10Ǉ-8Ʒ-7Ƅ7ŏŽǙ9i10dƛ11Ń12ťƁ13Rķŋ14š15gƀ16Ƭ17Ǡ20ǥ27Ɲ31ƍ35S
~ints	81 -8ǉ-7Ō43ż48ş
~inu	66 -10J7ş8fuŅśŢ9ƌǃ11i12ļǩ14ĸ17Ű20ō29N39O
~inut	67 -10J7ş8fuŅś9ǃ11i13ļǩ17Ű21ō30N40O
~inv	69 7Ž12łǤ13f14ǫ15ƙ18Ǘ20ĸ21Ǒ22ǚ25Ɵ
~inve	78 14Ǥ17ƙǫ23ĸ24Ǒ28Ɵ
~invo	74 8Ž13ł14f20Ǘ25ǚ
~iny	80 11ƚ22ƈ36Z
~iny>	85 -7Ƨ12ƚ39Z
~inyl	88 24ƈ
~io>	82 -12d-7Śǫ12B14Ż21Ʒ28l73Ǡ
~iol	82 50ż
~iola	82 50ż
~ion	44 -11Ɖǆ-10œǧ-9GLĴţƣ-8ƀǓ-7abŐŞşūƺƿ7gqxQśŶƗƯǞǟ8TłōƩƹƽ9šƊƏ10ŖƲǁ11nőǃǍǕ12ŋ13Ƙ14Ɔ15k16ǈ17Ō18m19ļ20ķƈ21Ŭƾ22PŕŲƁƑ23Ņż24Ŋ25ŗƍǎ26Ž27Ƴ28ň31Z32Aǜ
~ion>	48 -16ǫ-14Ť-13ƽ-11ĶƉ-10LĹœ-9ǆǧ-8Ĵţ-7būƿǍ7FOńŊŘƶǕ8ŏżƄǥ9ŶƯǎǞǟ10qTōƩƹ11SƊƏ12ŖƆƑƲ13ƍǃ14Ņŗ15łŽƘ19Ōǈ20km21A22ļŕ24ķŬƈ27P31ŲƁƳ32ň34Z
~iona	73 -7Ɓ7ǔ9Ǧ10g11Ǖ12ǁ17ǎ18Qǩ27ǜ
~ione	85 -7ť11Ĺ12A13ŗ15n16Ž23Ņ
~ions	59 -11H-8Ų-7ƺ7dŇŗ8ǣ9ŤŪƇ10Ǡ11AĶŜ14Ƒ15ǫ16ś17ǜ20ŋ21ż22ƍ24Ŋ25Ǎ29ƽ30ƾ
~ionw	88 -10G-8S16š18Œ35ő
~ior	78 -10œ12Ŕ17w18a28Ŀ30ƈ
~ior>	80 -10œ12Ŕ18w19a30ƈ
~iou	75 -10ǫ-8AG9Ŕ10ŕǑǝ11ĺš12rŊ13wţ14ƿǄ15Ɖ16ƾ21ŀ
~ious	75 -10ǫ-8AG9Ŕ10ŕǑǝ11ĺš12rŊ13wţ14ƿǄ15Ɖ16ƾ21ŀ
~ip>	59 -11ǫ-8ſ-7Ǩ7ŕ8ĸƵ9ǎ10ľƊ11Ɲ12ǈ13Ǎ14ţ17ƻ18kŊ20Ǐ21B25ƞ28Ű30Ń52Ƅ71E
~ipe	74 -7ŉ13ǘ15U19Ʀ27Ū29şƝ31ƌ
~ipe>	78 -7ŉ10Ʀ14ǘ16Ū31ş32Ɲ
~ipes	84 11Ʀ14Ū35ƌ
~ipl	88 24Ƃ36m
~ipm	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~ipme	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~ipp	74 -7Ʒ9Ķ11ƙƬǟ13ƝǁǗ15Ƥ31h
~ippe	82 -8Ʒ10Ķ12ƙ13Ƭ14ǁǗ34h
~ippi	79 9Ɲ13ǟ16Ƥ
~ips	81 8ƞ12k14ǂ20T31ǣ32E
~ips>	81 8ƞ12k14ǂ20T31ǣ32E
~ipt	77 24ƚ29ƽ31ǌ
~ipti	85 22ƽ
~ipts	84 9ƽ21ƚ33ǌ
~iqu	86 -19Ź-7ſ9ǁ11Z17ƚ42ǝ
~iquo	90 -20Ź-7ſ9ǁ45ǝ
~ir>	56 -11Ů-8dǈ-7Ʈǩ7ŞŶǎ8zś9iUŁŵǙ10ƌ11Ŀ12Ķ13yǅǗ15Ƥ16vĹňŧǒ19ŊƟ22Ũ23Ƴ25Ǔ27ŕ29ņ43ǔ48Ǌ
~ira	73 7ž12u21Ŗ23x41w47ķ
~ira>	75 12u24x42w49ķ
~irb	85 38ƞ
~irbn	85 38ƞ
~ird	76 -10Ż-9p-8J9Ƙǣ12ƥ15Ǉ18dq24ǚ31ơ
~ird>	78 -10Ż-9p-8J9Ƙǣ11ơ13ƥ15Ǉ18d19q24ǚ
~ire	53 -11ǊǑ-10ǫ-9Ǣ-8Ű-7ƹƻ7ļŲƯǛ8eŹ9U10ǚ11Ŗƚƣ12Ǔ13Ʃǎ14t15Ļ16ťƱǕǠǤ18Ŋǟ19ǖ22PƦ29ķ36Ɛ37S40ƒ53Ǟ82Ƒ
~ire>	58 -11ǊǑ-9Ǣ7ŝǚ8ƙ9ŹƯǆ14Ǔ15Ʃǎ16ǖ18ĻƱǕ19Ǥ20ť21VŊƦǠ22ǟ25S27Ǟ32Ɛ71Ƒ
~ired	75 -23ǎ-18V-8ƻ7Ʀ8Ň10Ɛ11q12Ų13Ǜ14Ū21S28ƣ36Ǟ38P
~irem	74 -12ƣ22ǎ23t54ķ
~irep	77 55ƒ
~ires	85 8ǖ9Ǟ14e15ļ23Ŗ
~iri	73 -12H-8ł16ƽ20Ǐ25Ǡ31V33Ǟ48ƌ
~irin	73 -12H-8ł16ƽ20Ǐ25Ǡ31V33Ǟ48ƌ
~irl	72 -12ư-11p7ǘ8w9Ƴ12lǊǦ14oǞ18Ƥ19v26ƹ39u
~irl>	80 -12p9ǘ13Ǧ14lv15Ǌ21w27u
~irlf	85 -13w-11ư18o20ƹ22Ƥ
~irls	83 7ǟ8v11Ƴƹ17uǞ
~irm	90 -10Ɵ14JǢ19C
~irs	56 -8ƣǎ-7Ĺƞ7Ɲ8eSƦ9wĻĿšƪ11ņśǊ12ZƇǆ13nŀƋƭǓ14xň15ǫ16aAŒŔ17Ɔ18ń19oǏ21Ő22Ņ23Ǎ24Ƙ33ř
~irs>	70 -8ƞ7ŧ8ŕǕ10Ɲ15Ǌ16ņƇǆ17Ƌ18Ʀ19Ǔ24Ǐ30Ǎ
~irst	58 -8ǎ-7ĹƣƦ7sGŖŴſƢǇ8e9S10wĻĿƪ11š12ś13Z14ŀŒƭ15xň17anAŔǫ18Ɔ19ń20o23Ő25ŅƘ34ř
~irt	64 10ŝǙ12P19Ň36c37pv53d
~irth	65 10ŝ11Ǚ24c38pv54d
~is>	22 -26ũ-25š-22ƺ-21ť-16ǚ-15Ňŧƞ-13dưƹ-12Ţ-10SľŴƮ-9ƻ-8ŜŨǎǓ-7cYŉƟǜ7zżƑƨƼ8KņŠŪŮƀƁƒƓƘƙ9aBĸƃƉƾǇǐǛǞ10mCFXķĻŘƱƵƽǪ11lƣǃ12nrŗŬƧ13ŊŐŞşƗǉ14EļŌŸƖǖ15uźſƳǀǧ16MŀƩƭ17fĶŲƚƛ18ǥ19NZĿŎőŖƆơƫǊ20qTœŻƊƢǘǠ21hPQŃŷƂǙ22ǈ23ŭƈƴ24Ƈ25vūƤǍ26yDƕǅ27Jĺƪ28IRŰƋǝ29pǡ30s31ƸǄ34A35jń37o38ł40UǏ41ǫ44iŁ47tx50ŵ
~isa	77 -9ŗ-7ƨ13Ʊ14Ɛ15Ĵ16e20Ĺŉ23Š29W
~isab	82 -9ŗ-7ƨ14Ʊ22ŉ25Š31W
~isc	69 7ĵůƐ9mĿƂƼ11Šǫ13Ĵ14I15Q17Ż19h20ž22r
~isco	71 7ĵů8Ɛ9Ŀ10m11Šǫ14Ĵ15IQ18Ż21ž
~iscu	86 12ƂƼ24h28r
~ise	59 -12Ũ-10E-8Q-7nFƽ7wŐ8ǌ9amŀư10ƺ11ƐǤ12GǍǦ13ŕƔ15g16Ƣ17tB18ŏǄ19Aƿ20lƚ21ǫ24VŔ28ƥƱ
~ise>	63 -13Ũ-8Qƽ7kƙ8wƿ9dǌ10mŀ11ư12Ɛƺ13GǤǦ14ƔǍ16g17Ŕ18tƢ19ŏ20Ǆ22ƥ24ǫ26V30Ʊ
~isea	88 18ƿ
~ised	76 -12E-11d10ŐŔŕ13aŘ17B29l32ƚ
~ises	90 -8F9ż11ƥ23A
~isf	88 -7Ư19Ũ27Ş
~isfi	88 -7Ư19Ũ27Ş
~ish	63 -10Ş-8Ƴ-7Ť8Ɲ9nǃ10Żǆ11Ň16ş18ļ19Ɛƙ20ƍ22Ʋ24ǫ25ǚ29Ƌ30m43g
~ish>	75 -11Ş-9Ƴ7hơ8ťƍ11nǃ14ǆ19g20ş22ļ25m34ǫ
~ishe	68 9m12Ż13Ň14ƍ21gƐ25Ʋ34Ƌ
~ishi	86 -8Ť11g19ƙ36ǚ
~isi	63 -14ř-9Ɯ7Ɔ8Ńŕǜ11N14ń15ƛ16ǃ19ƽ20A21łǀ27Ž34ƞ48Ɓ
~isin	82 -11Ɯ11Aŕ21ƛ25ƽ
~isio	67 -14ř8ŃƆ9ǜ12A16ń23ł29Ž52Ɓ
~isit	78 7a13N21ǃ27ǀ42ƞ
~isk	76 -9g15ĸ25ƛ29Ū32ǂ
~isk>	78 15ĸ26ƛ30Ū
~iss	66 -9LĹ-7őǪǫ7ŏ8pZƺǡ9sT10ǜ11Ķłƹ14Ų16Ŷ18Ǜ20şǄ23Ɗ26Ş30Ź34Ţ45Ŏ
~iss>	82 -7ŏ8ĺ12ǡ15Ţ25Ǜ30Ŏ42Ş
~isse	84 16Ķ26Ŏ30Ţ
~issi	76 -10L-9ĹŞ-7ő10Z11T13ǜ15ŏ18Ų19Ŷ29Ɗ30ş
~issu	77 7r10psƺ14łƹ24Ǆ35Ź
~ist	50 -11Ŵ-10ǎ-9Ƅ-8śƵ-7MYZŘ7PQUūƑǊǘ8dDŠťůŰƭǕǧ9gƆ10ŅŤƛƺ11hkƀǒ12ƷǙ13ƔƱƾ15ĻƐǀ16ŲǌǓ17ƚ18Ŭ19ƙǜ20aBŭ22Ŀ29Ÿ32A35ƿ38ƣ
~ist>	58 -25ǎ-11Ŵ-7Mǖǫ7hnľƞƾǁǊ8Ǒǣ9fūǚ11Šǧ12gťƚ13Ǚ14Ņ15ǒ16P17Ųƀ18Ɛ19ĻƔǀ20ŭ26ƙ27Ÿ28Ŀ31ƣ
~ista	80 -7Ƌ10Ƃ15ů16Ű20ƛ38ǜ
~iste	65 -10f-7Ř7hrņƦ9t10oƚƹ11ǘ13zU14ƭ16ƣǎ19ǫ22Ʊƿ23ǌ29a32B46A
~isti	86 7Ƈ19Ɔ27Ʒ
~istm	85 10ƌ19dD22k
~isto	73 8Ǚ11Ň15ƾ17ƺ18Ť28ƿ
~istr	80 14ƑǕ16ǖ17Q34Ŭ
~ists	76 10Ÿ19Ǌ29Ǔ
~it>	27 -29ĺ-22ǫ-21Ǌ-20gqņǓ-18l-16vſƪ-15CŠ-14tGŞŸ-13pyzǟǢ-12OľŰƙƹƺ-11xşǗ-10HLŇƄƣƼǕ-9aļŉż-8dIǞ-7ĹŻƚǛǤ7eXYƂƜǋ8ŝƍƱǩ9ZƘƽ10iŌǨ11DFWłőŬǍ12ŀŎŧƃƒǉǑ13nƢǣ14sŢŵƾ15Aǚ16ŏƻ17ķŽƏ18bœơƿ19PŚůŹ20ŦǈǠ21ŋšǦ22ĶǏǡ23Ɖƕ24ĻƁƋ25BƀƤƯ26ńƈ27śƊǇ28ĵƛ29ŃťƇ32ōŕŖǙ33ňŭ34UŴ35ŜƠƫƭ36Ũ37jŗƔ38űƷǅ39Ř40ũƆ41r43ŪŮ47Ł49Ʃ50Ƭ51Ŕ53ŷ56Ų
~ita	65 -15C7qP8V9Ƅ10SĹ11aſƸ14ǫ15g16ƽƾ17ǄǪ19ƨ20ǖ21fQ22ƺ24ż25ƚ28Ł
~ital	70 -15C7Ű8q9PV10Ƅ11SĹ12ſ18ƾǄǪ20ǫ21ƨ22ǖ23fQ24ƺ
~itar	86 -7Ƨ21g34ƚ
~itat	81 31ż40Ł
~itc	64 -7ǌǫ7Ư8ƐǊ9LŒ10Źƀƛ11Ơ13ǟ14g15ō16Ńǆ18Ɗ21M22ǝ30f35ţ38ƍ
~itch	64 -7ǌǫ7Ư8ƐǊ9LŒ10Źƀƛ11Ơ13ǟ14g15ō16Ńǆ18Ɗ21M22ǝ30f35ţ38ƍ
~ite	60 -15Ǆ-11ư-9q-8ƙ-7Ŝ7nťǘǞǨ8w9oĹŚǂǝ10Kŵƍƽǜ12Ǝǀ13ŷƊ14őƮ15ŞŹǫ17ōƧǦ21Ľ23Ə30h31ƚ40Ơ
~ite>	65 -16Ǆ-11ư-10q-7Ŝ8ťǘ9wǞ10oŚƎǝ11KĹƍ12ŵƏƽ13ǀ15ƠƮ16ŷŹ18ŞƧ19ō21ǫ27Ľ34h
~itec	88 16ǜ21Ɗ
~ited	81 10Ŷ25Ǧ39Ơ
~item	90 -8ƙ18Ə51ƚ
~iter	84 9Ɖ10e11n12ťŪ16ǂ
~ites	88 9Ǖ12ŅǨ18ő
~ith	38 -21Ű-15ť-14ĻƖ-13Pơǫ-12HūƸ-11ƭǇ-10ǉǒ-9ůƄǠ-8CEJNƟƣƨ-7jGĴĸņœřŪŲƔ7WŀŦǓǧ8IƻǦ9ŔŗƝ10ĿŚŽƂƿǕǣ11AŅƜƩ12MűƒưƲƳǁǞ13śŮƵǅ14rĹŁŌţŷƏ15ĵŘŝž16ŴƀƃƦ17ļšǃ18sQŉŋųƹǪ19gVŨǏ20aĺ21ő22Ŷ23bŭ24nŢƷ25Ƥ26Ş30Ň31ş38Š45Œ
~ith>	38 -21ǒ-20Ļ-14ťŰƖ-12PơƸ-11H-10ƭǇǉǫ-9ū-8CJNƄƣƼǠ-7jEŐřŦƔƟƨ7B8IWŀŽǓǦǧ10SƂƝ11ŔŗŚǣ12rAŅƒƜƲƵǁ13MśűƩƳǏǞ14aŌŮƏ15Łţ16ĵŝŴŷžǅ17ĹŭƃƦ18ļǃ19sQVŉŋŘšŨų20g22ĺ23ő25nƤƷ26b27Ş31Š33Ňş51Œ
~ithe	82 -11Ƭ-10Ơ11ƿ12Ž14Ǐ15ŭ17Š18ƻ
~ithi	86 -13ŰƯ-12ů15Ƒ25ǒ33Ŧ
~itho	63 -16S-11Œ-7Ř7deƲ8Ɖ9Ǣ10Ļ11a14Y15ưǕ17Ƽ18ƀƯ21Ő24Ŀƹ33Ǫ42Ţ44Ŷ
~iti	61 -12Ɖ-10ō-9Ʊ-7ƺǫ7JVǦ8iHőƢ9Ǌ10SƷ11ƅ12ņ13Y14a16Ƙǂ17Ɗƴ18ƞ19ǩ22Ņ23ǎ25ƍ27ŏƾ28ŲƳ
~itie	88 10Ǚ11Ƴ12Ƣ19ǂ20Y
~itin	75 -8Ʊ7ǩ9Jķ10Ŋ11iH12ő13ŏ15ƅ17Ƙ21ƴ26ƞ
~itio	65 -13Ɖ-9ō-8ƺ8ĹǕǦ9V10Ǌ11SƷ13ņ15ǩ17ŏ18Ɗ24Ņ25ǎ28ƍ30ƾ31ŲƳ
~itl	75 -12Ū9ǒ11qĸǊ16Ų27P30Ƙ35ŭ
~itle	75 -12Ū9ǒ11qĸǊ16Ų27P30Ƙ35ŭ
~ito	75 -11ǔ14ƞ20Ǧ21Ɛ23ž
~itor	75 -11ǔ14ƞ20Ǧ21Ɛ23ž
~its	55 -13ƣ-10ĸ7ehƐǟ8ňƃƑ9tĵšŬǞǤ10EƕƦ11Z12Lű13Cǎ14ƚ15Ǩ16ǣ17Ǖ18I22ƥ24Śƀ28ſ34W38Ř
~its>	55 -13ƣ7ehƐǟ8ňƃƑ9tŬǞ10EšƦ11Z12L13ǎ14ű15Ǩ16ǣ17Ǖ18I22ƥ24Ś25ƀ28ſ34W40Ř
~itse	83 -12ĸ7Ǥ12Ɠ13ƚ15ĵ17ƕ21C
~itt	56 -11ǫ-9Ɔ-8XƝ-7tPŲ7djzIĶŇƵǃǆǨ8Ľ9ŁŬž10ƚơ11Ơƴ13bŔŽ14ŋƨ15M17vņƱ18Ɵ19ZŘƻ20u22h23w26xķſ
~itte	76 -19n9Ǖ10ż17Řƴ23b25ſ37h
~itti	71 -8X-7ĵŐ7H8r9ƈ10ĶǨ11Z13jŘ14ƚơ15ƻ20ŁƟ21nMķ
~ittl	60 -8ƆƝ-7Ł7cIV8dŀŇƵƻǃǆ9zĽũ10ķŬž11Z12Ơ14ŔŽ15ƨ16ŋ19vņ20Ʊ23u26w32x
~itu	76 -7ƿ10z11Ǫ12źƧ13n16F17Ƥ21G25ƙ
~itua	86 -8ƿ11z12Ǫ13ź15n18F
~itur	80 13Ƨ18Ƥ22G27ƙ
~ity	54 -13ƫ-7ƨ7ǀǍ8VŘǕǝǩ11y14Šƣ15Ɩǜ16ĿƑǎ17ƃ18Wķ20Ƹ24ĸƁƐ27ſǣ28ǈ33C
~ity>	54 -13ƫ7ǀǍ8VŘǕǝǩ11y14Šƣ15Ɩǜ16ĿƑǎ17ƃ18Wķ20Ƹ24ĸƁƐ28ſǈǣ33C
~ium	78 10ƫ11XŔ19Ǧ31œ
~ium>	78 10ƫ11XŔ19Ǧ31œ
~iva	82 -7F7ǥ8Ƴ10ŋ11Ɠǂ12Qƪ18ƣ
~ivat	84 -7F7ǥ8Ƴ10ŋ11ǂ12Qƪ19ƣ
~ive	41 -21S-19R-18u-14Ĺ-12ǫ-11Z-10ƪ-9irTŊŗŘŠǁǆ-8qJœŭǄ-7sUĿƞƱǪ7FQķōŧũƅǕǣǥ8xzŋ9dşƁƆƇƟƤǝ10aűƂƙ11Y12Žǜ13Źƹ14ŕž15XŶƢƥ16Ǘ19Cŵ20Gǂ21ư22D23Wū24Ůŷ25Űƛ28nů29lƀ31ź41Ŵ42ų43Ÿ44Ż68ǒ
~ive>	47 -22ǫ-19u-16q-15AĹ-13R-11Zű-9iTƪƫǆ-8JŊŘşŭǍ-7rĿœŠǝ7IŨǗ8ƚǒǟ9hoFĸōŕŞƀǢ10ķŋũƅƣǥǩ11zQŧž12ƁƆƇ13dnxYźƂ14ƙ15Ů16ƹ19XƢƥ20l21ǜ22Ŷ23Ŵ24Cų25ǂ26Dư28W30ūŵ32ŷ39ů50Ű
~ived	85 -30S27l41G
~iven	76 -7ǩ8ǔ9ŮŵŸ14ŕ16Ǎ
~iver	54 -14ŵ-12Ű-11ū-10ǩ-9R-7ů7ſ8žǅ9Ŭ11ǫ12yǣ13Ǘ14ŮǕ17Źƫ18ǝ21aŽ23ź26ƀ33ų36ƛ52Ÿ55ǒ58Ż
~ives	61 -14Ű-12ū-10z-8ǜ9Ų10q13Ƥ14A27ş28n30ǒ31Ÿ37Ŵ
~ivew	78 12Ƒ28ū43ű
~ivi	55 -20ǫ-14Ş-13jő-9sTƞ-7yVXŃ7ųƤƨƭ8uŶŻƇƙƹ9Yƃ10etơǃ11qƴǏ12Ů13Ǝ15H19iů21ūŸ22NŽƠƬ23kŵ24Fž26zżǂ29PŹ32ź
~ivid	88 14ƨƭ38Ƭ
~ivin	55 -20ǫ-14Ş-13j-12ő-9T-8ƞ-7VXŃ7ųƤ8ŶŻƇƙƹ9uYƃ10etǃ11qơƴǏ12Ů14Ǝ15Hǂ19i20ů21ūŸ22ŽƠ23kNŵ24ž25F26z27ż29PŹ32ź
~ivo	82 10Ķ36f
~ivor	82 10Ķ36f
~ix>	78 10ǫ11ŏ15Ʀ18Ť22h26ş28Ɓ31Ū
~ixe	82 10Ķ13ǎ14Ƃ22Ū32ƍ35Ǒ
~ixed	85 7Ŷ15Ƃ24Ū33ƍ
~ixi	88 -7Ǡ9ƍ10y15ǂ22H
~ixin	90 -7Ǡ9ƍ10y16ǂ23H
~ize	78 -10ŕ11ƌǠ13r19Ƈ20Ŕ22H29Ʈ
~ize>	80 -10ŕ10Ƈ12Ǡ13r21Ŕ23H30Ʈ
~ized	90 11Ƈ13ƌ
~izo	90 -12Ǒ-7Ǥ14Ź24ơǠ
~izon	90 -12Ǒ-7Ǥ14Ź24ơǠ
~izz	88 -9C8ų12Ǐ31ǫ
~izza	88 -9C8ų12Ǐ31ǫ
~jec	81 13ƀƶ20ƍ21Ō27ǃ
~ject	81 13ƀƶ20ƍ21Ō27ǃ
~jew	73 34ƚ
~jewe	73 34ƚ
~job	55 -16G-14Œ-12ư-10r-9fǧ-8jŘǫ-7oŗťƞǑ9ŉ10Ť11Ɵ12ǖ13Ǩ14ķƪ16Ʈ18Ǔǥ19Rǆ20uŰ21ǩ24Ǖ31ǒ37Ǌ38q50SU52W53Ʃ54V59P
~job>	56 -16G-14Œ-12ư-10r-9fǧ-7joŗŘťǫ7ŝŵƹ8Ůƨ9ŉ10ǒ11ŤƟ14ǩ15ķ17Ʈ19ǥ20uR25Ǖ26Ű27Ǌ38Ʃ39q40V51S52U54W62P
~jobs	74 -7Ű7ǣ10Ǩǩ12ƪ15ǊǓ20Vǖ21Ʃ22ǆ28ǒ
~joi	83 9ŏ10f19Ǐ22Œ23s
~join	83 9ŏ10f19Ǐ22Œ23s
~joy	82 -8R-7ŵ12ǡ16Ů20g24t39U
~joy>	86 -8R21g27t28U
~jua	90 16ƻ21ǁ
~juan	90 16ƻ21ǁ
~jud	85 7Ž8ǁ9Ţ14c18ĸ
~judg	85 7Ž8ǁ9Ţ14c18ĸ
~jum	76 -8ŧ-7H8ň9Ǝ27ŕ37ǂ39Ŕ46ţ
~jump	76 -8ŧ-7H8ň9Ǝ27ŕ37ǂ39Ŕ46ţ
~jun	85 11G19w21a
~juni	86 19w22a
~jur	72 10ĸ32ǥ38Ƅ50ſ
~juri	81 13ſ34Ƅ37ǥ
~jury	77 7Ř9Ƅ12ĸ42ſ
~jus	48 -12JŘ-11Ŏ-10BŞǒ-9qDFRŃŊ-8ĻƠ-7śŭŴƵǑ7YŜƟ8dersvZƎƙ9aĴŷƋƨǊǜ10UŨ11ĸłōǛ12huSňŐ13ŋųƣ14Ƥ15Kƽ16CŮ17Ǔ19ū21š22ŕŗ24n28ŸƁ30Ǎ31ĺļ34ǉ
~just	48 -12JŘ-11Ŏ-10BŞǒ-9qDFRŃŊ-8ĻƠ-7śŭŴƵǑ7YŜƟ8dersvZƎƙ9aĴŷƋƨǊǜ10UŨ11ĸłōǛ12huSňŐ13ŋųƣ14Ƥ15Kƽ16CŮ17Ǔ19ū21š22ŕŗ24n28ŸƁ30Ǎ31ĺļ34ǉ
~kag	78 -12ǚ9Š16ų21W48ǧ
~kage	78 -12ǚ9Š16ų21W48ǧ
~kay	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘƠ8IŏŦǀǔ9MĺŝŨŮŽƧǙ10ńǄ11pJ12ŌřŸƗ13hWŎƨƾǃǐ14Ŭ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
~kay>	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14WŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
~ke>	37 -21J-18Ĵ-16ƥ-15ŵƖ-13ł-12ĿŎƪǛ-11ĺ-10ŪƋƔƤǉ-9ŮƭƴǠǢǤ-8tśűŴǓ-7oIŁŅņƇƫǖ7ŋšůƕƘƱƼ8jrřŤŭſƒ9MūƞƬ10ZƳƻǏ11iư13ŉźƟƸǎ14ŊƂǜ15v16ĵŷƽǂǫ17ńŏţǆ18ōƦ19KĸŇƑ20B21gşŨǚ22Ʈ24cTŒǁǘ25ųǄ26ŞƠ29UļŰ32Ń34ũƩ35Ƨ37Ɛ52ň
~ked	55 -12C-10ǫ-9cŸ-8ŧ-7GļŤŨƨǞǟ7asZĶĽťƭ8wƴǡ9ƪƹǔ10Bǖ11ľşŮƗƻ12ķŇŊŽƏƠ13iř14ƃ15ƥ17Ļ18Ɲ19ǆ22Ǚ24rS25ű29ǩ31Ņ33N34šǚ
~ked>	55 -12C-10ǫ-9cŸ-8ŧ-7GļŤŨƨǞǟ7asZĶĽťƭ8wƴǡ9ƪƹǔ10Bǖ11ľşŮƗƻ12ķŇŊŽƏƠ13iř14ƃ15ƥ17Ļ18Ɲ19ǆ22Ǚ24rS25ű29ǩ31Ņ33N34šǚ
~kee	53 -12e-10ķ-8řƬ-7NĵňƄǖ7c8WƟơƽǚ9hqPŊŪǛ10UŀƁǫ11Ōžǔ12tư13Łƀ14śŠ15xǡ16ţƋƧ17oYZ18ǟ20ŞǑǪ21ű24Ʃ25Ŏ30ƹǙ35Ǣ37Ʒ
~keep	53 -12e-10ķ-8řƬ-7NĵňƄ7c8WƟơƽǚ9qPŊŪǛǪ10UŀƁǫ11Ōžǔ12tư13Łƀ14śŠ15xǡ16ţƋƧ17oYZ18ǟ20ŞǑ21ű24Ʃ25Ŏ30ƹǙ35Ǣ37Ʒ
~kel	88 -8N18Ũ19Ų22Ū
~ken	65 -10Ƭ7ǐ10ǁ12ǋ13QũŻ14Ŧ16Ůƞ18R20ų26Ĵ35k
~ken>	74 -11Ƭ14ǋ15ũ16Ż30Ĵ
~kend	72 8ǐ12ǁ16Ŧ18Ůƞ20R23ų39k
~kep	74 -7JŎŒư9Z10ţ11Ƅ13ŷ18Ş21ŁǙ32ű38Ƨ
~kept	74 -7JŎŒư9Z10ţ11Ƅ13ŷ18Ş21ŁǙ32ű38Ƨ
~ker	60 -12Ǧ-10SŗƋ-9ş-7ƙ7gƟ8AŒǁ9ax10Ǆ11ŃƊ12ĸ14ŝǚ16s17Ǔ18vƵ19ƌ20łǞ22ƻ23ž24ǉ29Ƨ32ǥ
~ker>	66 -11Sŗ-10Ƌ-9ş-7ƙ8gKŬ9A10Œǁ11aǄ12Ɗ13Ń16ŝǚ17s19ž20Ƶǥ23ł24ƻǞ32Ƨ
~kers	69 -13Ǧ12x16ǥ20Ǔ21v23ƌ29ǉ
~kes	64 -9ŉ-8r7ŇŬƼ8ŀŵƄǃǪ9pŴƚǖ10PťƷ11ş12XŪƛ13Ĺ14ŝ16Ƶ18ǌ19ł20ŁŌ22Ǡ
~kes>	64 -9ŉ-8r7ŇŬƼ8ŀŵƄǃǪ9pŴƚǖ10PťƷ11ş12XŪƛ13Ĺ14ŝ16Ƶ18ǌ19ł20ŁŌ22Ǡ
~ket	60 -12Ũ-11Ɩ8eD10ǆ11ŗ12Ť13Z14ǡ15ĹŧƗ21H25ŕ27ř29Ɣ52ż
~ket>	65 -13Ũ-12Ɩ7ǖ9D11ǆ12ŗ14HZ16ĹŧƗ25ż27ŕ29ř31Ɣ
~kets	68 9H15Ť16ǡ33ż
~key	71 7Ʃ9ń11v28Ŵ38Ƙ64Ǫ
~key>	86 -7ŘƂ78Ǫ
~keys	73 7Ʃ9ń11v29Ŵ39Ƙ
~kgr	86 9sŌ21Ǟ28ǫ
~kgro	86 9sŌ21Ǟ28ǫ
~kic	81 12i13ƻ14Ļļ15Ŗ21ō26ř
~kick	81 12i13ƻ14Ļļ15Ŗ21ō26ř
~kid	55 -17Ŵ-10rū-8zĸǊ-7moŵ7ƚ8qN10Ŀ11ũ12G13Ż15Ǒ16ƨƭ20ƴ21ƞ23lƯ24Ƴ25w26v28n31ƱƸ32Ǝ38y41x55u60ź
~kid>	75 -21Ŵ-9ū-8z-7Ʈ11Ƹ12nƚ16ƞ21Ǝ22Ǒ24ƨ26lŻ56ź
~kids	57 -11r-8Ǌ-7oĸ7Ƶ8qN10ƞ11Ŀ13Gũ17Ǝƭ19n21źƴ24ƯƸ26w27v28Ƴ31Ʊ41y45x61u
~kin	44 -24ǝ-16Řƨ-13ƛ-12şơ-11ƩƬ-10jœŝŶ-9rŪŹźƞǓ-8nLMNļłŉőŕŢƍƭƳǒ-7lsĸōŤƉ7ŀƜǏǕ8QŭŽƟƢƷǈǙǠ9vľŲƇ10Ǝ11ŨƠ12űƔǖ13iRśƒ14ĴťūƯǘ15ŋƊƽ16ţƥǊ17qƈ18ňžƅƻǫ19Ņ20gyĻ22Pƌǆ23ĵ24hH26š27ĺń28t32Vƣ34X35xƮ38ƫ39a
~kin>	64 -11ŘŹ-10ŕ-9ǫ-8Ǖ-7ŗƛ7xŔƈƤƷǊǘ8ĴĵƮ9pţǢ10vśũƎ11hńšŮƅ12tŭƫ13ƒǏ14ŁƆ16ŅǠ17ĺž18H19Xŀ20Ơ23a
~kind	55 -31ǝ-13Ɔƨ-12Ŧ-11Ƭ-8tƩ-7ňƉƭ7gŵƒƪǧ8ń9bƲ10Ļŗ11iƐƟƻ12ŋƜƴ13X14hťǫ15xRŲǈ16Ɗ17Ő18qŨ19ūƈ21ǖ24ƥ32ƌ33ǆ42ƫ
~king	49 -11ŉ-10rũ-9Őş-8œŶ-7NŁŘŝƛƳǒǓ7iľƵǁǉ8zķťž9śǨ10cŦƢƻ11ĿŽƇǙǫ12QĴĻŅǘ13hƅ14H15ńƯǕ16šűǊ18Ɣ19P20ĵĺ21ƽ22t23g27ayX28xň33Ʈ38V39ƣ
~kip	82 -8Ǩ10ŋƃ11Bǃ14Ŋ17Ű
~kip>	82 -8Ǩ10ŋƃ11Bǃ14Ŋ17Ű
~kit	71 -7ǋ7Ń10ƐǊ11L13Ơ16ǟ19ǆ26ǝ28M44ƍ
~kitc	71 -7ǋ7Ń10ƐǊ11L13Ơ16ǟ19ǆ26ǝ28M44ƍ
~kke	81 17ǚ44Ǣ
~kkee	81 17ǚ44Ǣ
~kle	73 -9Ņ7Ǚ12ǁ13N15ĺ19ŷ30ƥ31Ǐ
~kler	77 32ƥǏ
~kne	85 -11Ǫ13ƺ15ư20ƿ40t
~knee	86 -10Ǫ14ƺ16ư41t
~kno	51 -14ǖ-11ĺť-9ōŏƀ-8Šƃƿ-7ĿŃǙ7ľńƒƹ8ƁƝǄ9mOŇ10hGŉœŕř11ĶƐ12Rĵ13ŝųŻ14ű15ņŤƌƍƕ16crwƉƫ18Ŏ19Ƶǅ20ƺ23A25fƩ26ǫ42Ŋ46ŗ
~knob	90 30ƌ
~knoc	81 7m8Ť16ĵ22R28ƍ29Ż
~knot	90 41f
~know	52 -14ǖ-11ĺť-9ŏƀ-8ōƃƿ-7ĿŠǙ7nľƹǥ8ƒƝǄ9ńƁ10hOŇřŤ11GĶŉœŕ12Ɛ13ų14ŝű15ņ16ƕ17rwƉƫ18cŎ19ǅ20Ƶ21ƺ24A27Ʃ28ǫ43Ŋ49ŗ
~kon	90 7r11z18B22Ʋ
~kon>	90 7r11z18B22Ʋ
~kru	88 25Ķ
~krup	88 25Ķ
~ks>	48 -14Ŵ-13Ɵǫ-12łŠ-11nQő-10ǅǑ-9Rķ-8šųǍǥ-7gISŁśũ7ŉŖƈƍƦǖǙǛ8twĿřŝŽǎ9mľ10ĸŢŻ11Ų12ƂƨƹǘǞ13TƓǟ14ƿ15XœǓ16rſ18Ɗǚ19Şƛ22Ƨƻ24ơ25ƞ26z27Ɲ29ŋǝ33LŶǊ35ǒ37Ǣ
~ksg	86 10Ǟ33k
~ksgi	86 10Ǟ33k
~ksh	72 12ǥ17Ɠ33Ɵ
~kshe	80 13ǥ
~ksho	77 -7Ǐ18Ɠ36Ɵ
~kup	67 -9Ř7Ǒ9ſ11ŴƋ13ƺ15Ů17Ŷ21ƭ22ǀ25ǒ26Ő27Ɲ28ǚ
~kup>	68 -9Ř8Ǒ11Ŵǒ12Ƌ13ƺ16Ů18Ŷ22ƭ23ǀ27Ő36Ɲ
~kups	90 -12Ɲ13ſ18ǒ45ǚ
~ky>	76 -9g7Ť9Ɩǚ11P12ĴƢ21j27o51ǂ
~kya	90 -9ƛ9ƞ12Ɩ16Ǝ
~kyar	90 -9ƛ9ƞ12Ɩ16Ǝ
~kyd	86 15ǂ
~kydi	86 15ǂ
~la>	61 -9Š8cgƀ9ŝŨǅ10xŅ11B12ǫ13ƚ46Ǩ52ƃ
~lab	75 -13p7ƕ11Ǟ12h13l14ǀ15ƽ16Ŧ18Ŭ29s39ƈ
~lab>	80 7ƕ13h41ƈ
~labo	90 7ǐ14Ǟ20Ŧ
~lac	50 -14S-11ĺ-9Ĵŧ-8Wŭ-7vPŗƟƬ7ƏƴǖǛ8YšƜǝ9hǪ10QƓǘ11UŅƇ12Ʃ13ŰƉƦ14ńƞ15ŐŠơ16DǍ17ǌ18ƤǇ19Mƍǡ20Ɔƙ22ƕ23ƖƠƨ24Ƨ26Ǥ27GƷ28Ƣ29H37Fƒ
~lace	51 -14S-9Ĵŧ-8WĻŭ-7vyPŗƟƬ7ƴǖǛ8YƏƜ9hšǝǪ10Qǘ11UŅƇƓƷ12Ʃ13Ʀ14ŰƉƞ15ńŐŠ16DơǍ17ǌ18ƤǇ19Mǡ20ƍ21Ɔƙ23ƕƖƨ24ƠƧ27Ǥ28GƢ29H38F39ƒ
~laci	79 -10ĺ16Ļ25Ʒ
~lad	72 -9Ɓ-7Ɣ7ĺ10ŝťŨ11Ŧ13ő14ŽƏ18ǆ20Ǌ21ǥ23oŷ25t26ƞ
~lad>	83 -11Ɓ-8Ɣ10ĺ13tťŦ15ő17Ž27ŷ
~ladd	85 8Ǜ16Ə18Ǌ21ǆ26ǥ
~lady	80 -9Ǌ8Ŷ12ŝŨ15t26o29ƞ
~lag	90 14ƞ20Ə
~lai	54 -9Ŗ-8Zż7ņňƺ9ŶƲǜ11ǝ12Ŀ13ŗ15Ǫ18ŧ19BŪ21ŉ22ş23ŋ25ŕ31ř32ť33Ǟ34ŦŨ51Ť
~laid	82 10Ƅ12Ʃ15Ŷ16ň18B24Ǫ
~laim	58 -9Ŗ-8ż-7Z7ǫ8ǥ9ņ11ŕǜ13ǝ14Ŀ15Ǟ20ŧ21Ū34ř36ť37Ŧ43Ũ57Ť
~lain	68 -8Ũ9ƀƊ10ƺ12Ʋ15B19ŕ23ŗ24Ǟ28ŉ30ş31ŋ
~lak	80 12ŝ14ĸ18k23ơ26g28ƛ
~lake	80 12ŝ14ĸ18k23ơ26g28ƛ
~lam	78 7i10ƀǡǢ12HƼ13ƒ14Ņǐ36ŕ
~lame	81 10Ǣ12HƼ14ƒ15Ņ38ŕ
~lamm	90 8i12ǡ16ǐ
~lan	51 -18ƅ-11gPœ-9ƨ-8CƓ-7QľşƞǊǔ7AYŘƜƸ8ŗ9ķ10FĴŧƖ11Jƍ12Ű13SƢ14ŕ15ǆ16IĸƄ17ǜ19ĹƦ21Ʒ22Ő23W24Ǡ25Dƣ27H28šǫ29k30ň32yĻ35ǎ37ǂ49V
~lan>	65 -10g-9œ-8Ʃ-7ş7ŁƳǠ8Ş9yŃƱǪ10uōšƸ13Ř14ķ15ŗ16Ƅ22ňƷ31Ő35W45V
~lanc	82 10Ƅ22Ĵ34Ɩ
~land	64 -19ƅ-13Ɩ-11D-8ǔ-7ľ9Ĺ10YƜ13G14ĻŧƦ15J18Ƣ21ǆ22I24ĸ25ň26F28š33ƣ46ǎ
~lane	83 -8C34ǂ36ǫ57D
~lann	71 -11F-9u-7ǫ8Ʒ12V14Ʀ15Aǂ18H20ƍ21Ĺ42y
~lans	69 8ǃ12V17H27ǜ34Ļ35Ǡ37k
~lant	81 -14Ǡ-7O13Ʃ15l16U24Ű28S
~lap	74 -9ŕ-7Ǒ9Ŗ12ś14Ǚ19U22Ɵ48Ţ
~laps	78 -9ŕ51Ţ
~lapt	88 -8Ǒ14ś17Ǚ27Ɵ
~lar	56 -8gť-7źƻǙ7Ŵ8š9YƩǀǇ10Ŝųư11uƙƨ12ņƣ13Ř14ś15XŔ16W17ř18ĹƊ20Tǋ23Ƈ26Ƌƚ27ŧ41ǖ47Ɛ
~lar>	65 -8ť-7ź7Kǘ8XŹƫ10šŴ11Ǉ13ų15ƣ18Ĺ19Ř21řƊ29ŧ30ƚ31Ƌ
~lara	83 17Ŝ24ś
~larg	85 29ǖ36Ƈ
~larm	73 -8ƻ8Ǐ63Ɛ
~lars	74 7ŏ8ſ9ƙ11ţ12X13Y20ņ22Ŕ26ǖ
~lary	78 -10g14Ʃ17ư18ǋ19uƨ25W34T
~las	45 -17ť-14Ū-12Ɣ-11œš-9SĻńŉŧŨũŹǇ-8LňǃǅǉǙ-7pBĿŐŖƄƣƵǒǤ7yTƕƭưƸ8x9oƀƓƫǄ10iżƾǁ11ŢŲŶǓ12ĺľŃŻƴǎǚ13ŽƼǪ14Ťǥ16cƜƲ17bƺ18ƻǋǝ20E21Ƃƌ23aŝƉǑ24Ǡ27Ķ28ǌ29ŗ31Ǜ33Ň35Ŕ38ǀ42Ǧ
~las>	88 -12Ǩ-8ǒ9ƭ12ƃ14Ň19Ǔ
~lash	86 11Ɵ13ſ15Ǝ17Ə
~lass	71 -9ǥ-8ƣ-7Ő7Ś8dǛ9ƅ12P13Ɓ14x22ǎ24Żǁ36Ƃ57Ǧ
~last	46 -16ť-14Ū-12dƔ-11œš-9SńŉŧŹ-8LĻũǃǅǇ-7BĿňŨƄǉǙ7jTĵŕưƸǔǘ8yƕƭ9oǄ10Ɠƫ11żƀƾ12iĺŃŲŶƴ13ľŢŽǚ14ƼǪ15Ť16cƲ18bƺ19Ɯƻǋ21Eǝǥ22ƌ24ŝƉǑ25aǠ27Ǜ28ĶŇ29ǌ31ŗ38Ŕ40ǀ
~lat	61 -17ƾ-14Ź-11Ɖ-10ƚ-8Ś-7KŢťŧ7Ɯǂ8ńƬǄ9Ļ10ŕƯǥ11ŤųŽǗ12ĶƂƶǡ13Ǟǫ14Nǀǎ18ƺ19ƪ23ǐ34Ɗ44ż57Ŭ
~lat>	78 -13Ɖ7j8ř11Ɯ16ƶ17Ƃ24ǫ26ƪ44Ɗ
~late	66 -17ƾ-14Ź-9ƚ-8Ś-7KŢ7ƒǛ8ǂ9ńżƬǄ11ĻƯǥ12ŽǗ13ĶŤų14Ǟǡ16Nǀǎ19ƺ25ǐ62Ŭ
~lati	77 8o15ŕ45ż
~lau	86 -22ţ25Ǖ31ǫ33Ǥ
~laus	88 26Ǖ34Ǥ
~law	68 -9Ř-8S7ƱǕ9ƃǫ11ǣ12nzBŃǨ13Q14ņ17A26ƴ30Ǟ31ĸ
~law>	80 8nŸ13A15zB16Q17ņ
~laws	81 -11Ř11ƃ12Ʊ15ĸǞǨ
~lawy	77 -7S8AǕ12ǫ13ǣ20Ǟ22ĸ31ƴ
~lay	74 -11ũ7s9ƃƚ10ƦǨ11Vś12Ʃ14ƞ15ŀŊť16Ɗ18Ʋ31D35g
~lay>	78 -11ũ8s10ƚƦ12ś13Ʃ15ťƞ16Ŋ19Ʋ33D37g
~laye	88 11ƃ12Ǩ14Ɗ
~lba	88 21I
~lbac	88 21I
~lbo	84 7Ž12Ĺ19DǛ23N
~lbox	88 7Ž13Ĺ20DǛ
~lc>	80 -8Ť21ǅ54ǈ
~lco	71 32ǁ35ǝ
~lcoh	71 32ǁ35ǝ
~ld>	31 -26x-19Ŵ-18Ǡ-17œ-16Ƶ-15q-13őŮǘ-12koQŧ-11wťŽƖơƽ-10zĻűƢǍ-9ŤŵƟƠƾǉǥ-8FUĺņŠǅǝ-7ltRŭƜǐǒǧ7bdŞƺ8PĿŀŁŪƚǁǂǚǨǩ9jňźǤ10ľśƫǆǣ11ĶŷƁƬǙ12ķŇřƑƔ13ōŘƼǑ14YŬſƃƕǕ15Ańƙ16prŔž17amBƉǜ18ļƲǪ19ŗƳ20ZşƌƸ21ŋ22Dĵǃ23TŸ25ǫ27Ŝ28Ʊ29sĸţƆ30vK32Ŷ33MŲƮ34Ʒǟ35Ʀ37Ư39X40cŏ44ƹ54Ĺư
~lde	65 -11Ź-10J-9t-7ŴƇƭ11N12Ǫ14Ɔ16ƕ17p22xķ25yŵź27v30z31ŭ34w40ǩ
~lder	71 -10J-9t-7Ƈ7hvP12N13Ǫ18ƕ19Ɔ26p28ŵ34zŭ44ǩ
~ldes	75 -13Ź-8Ŵ-7pƭ24v28x30ź33y40w
~ldi	60 -17Ɔ-12Œ-10ƫ-9ŭ-7qFœƟǪ7ƙǟ9QƊƦ10i12t15ƺ17Ų21S26ƣǤ29Ɠ30Ł34Ǎ48Ǐ49ƥ
~ldin	60 -17Ɔ-12Œ-10ƫ-9ŭ-7qFœƟǪ7ƙǟ9QƊƦ10i12t15ƺ17Ų21S26ƣǤ29Ɠ30Ł34Ǎ48Ǐ49ƥ
~ldr	74 7Ƹ8ƴ11w14yƭ15Ʊ23v36u
~ldre	74 7Ƹ8ƴ11w14yƭ15Ʊ23v36u
~lds	73 -9Ǥ-8s7Ɨ11ƌ12ŭ13Ɖƥ19p22v27Ɔ32ƫ
~lds>	73 -9Ǥ-8s7Ɨ11ƌ12ŭ13Ɖƥ19p22v27Ɔ32ƫ
~le>	39 -17Ł-13ŪƄ-12ƭ-11jĻłœǄǌ-10rSƍƢ-9DńšǍ-8iyĿōŐźƕƳ-7AFQŖŞƈƛƶǧǩ7ňŮżƙǢ8NOŠŽǇǜ9fnPūƘƧǘǛ10ŉũŴǔ11Ŭűƴ12huŒƐƔǉ13lvLĹŋŭŵƹƼ14IRƱǙǟ15wŧǃ16xMƁƫ17ŃǊǋ18dƂ19ƞƦ20sZřƊ21Ų24XųƚǞ25Ŝ27ǈ28ĽŨ33a
~lea	46 -15ŜǊ-13Ǐ-11őŖ-10nSƉ-9pœŕŦŷƔ-8Ŵſƙ-7GĿŗƌƱǕ7YƧƭƾ8duĻňŋŪűŲƏƞƮ9V10oơƢǀ11AŀŞź12Ɛƒ13zť15ŤŮ16ƖƵ17ļ19Ǒ20aůƩ23Ř24żƊ27Ƥ28FǍ31Ŋ32ƣ33ŉ35Ƹ36ƝƦ38ţ52ǎ60ŭ
~leag	80 7g11Ű40ů
~leak	71 -12Ɖ-8ƌ11Ū17Ɛ27ť40Ɗ59Ɲ
~lean	70 -11Ō-10T-9Ǌ8r10Ɠ12Ə13Ǥ15Ǒ16ňŲ19ǝ21uƒ23z24ƞ26Aż34Ť
~lear	72 -7G8sļ9ų10ƾ12ŭƹ21ǀ23Ŋź29Ɩ61ŉ
~leas	55 -16Ŝ-14Ǐ-10Ŗ-9nŰǊ-8p-7ŕǕ8bŚƠ9cDǇǑ10Ř11ĺ13Ƣ14d20Ů21Ş27a35Ǎ37Ƥ38F41ƣƦ66ǎ68ŭ
~leav	58 -8SŞ-7ŷ7łŌŎ8sǐ9Ɓ10Y11ƂƧƭ12ƮǞ13ŋű14VĻ15ǫ16ļơ17ŀ18o20Ř22Ŋ24Ƶ30Ʃ46Ƹ52ţ
~lec	69 -14ǩ-9ǆ-8Ǧ9ľ10ƙ11ƭ13K14Ķ15q16P23Ǔ26ǔ28ƌ38ƚ
~lect	69 -14ǩ-9ǆ-8Ǧ9ľ10ƙ11ƭ13K14Ķ15q16P23Ǔ26ǔ28ƌ38ƚ
~led	57 -10ŗşǘ-8K-7Ŋ7ō8ƣƱ9Iŋŷ10ř12ƫ13oĽŉťƅǒ14jŶ15ĵńŅ16Nţ20Ť21ŕ22ƉƠ24Š25w26ż28Ţǅ47Ũ
~led>	57 -10ŗşǘ-8K-7Ŋ7ō8ƣƱ9Iŋŷ10ř12ƫ13oĽŉťƅǒ14jŶ15ĵńŅ16Nţ20Ť21ŕ22ƉƠ24Š25w26ż28Ţǅ47Ũ
~lee	69 -23ǉ-9Ƒ7eŀ8ƞ9Ŀ10Ł14ũǒ15Ĺ16ō18ļ19ŃƦ22ƾ29ű30n36x
~leep	70 -23ǉ-9Ƒ7ŀ8ƞ10Ŀ15Ĺũ16ō18ļ19ŃƦ22ƾ29ű31n37x
~lef	69 -17Ł-7ŏ8fĸ9lĹŗƙƵ10zƌ11ķ12Ŋ15Ŗ16Ŏ17ţƩ20Ĵ21Ş22Ɩ27Ƹ30ŭ
~left	69 -17Ł-7ŏ8fĸ9lĹŗƙƵ10zƌ11ķ12Ŋ15Ŗ16Ŏ17ţƩ20Ĵ21Ş22Ɩ27Ƹ30ŭ
~leg	62 -8Ř-7oŴ7f9Ÿ10Ō11ƴ12ƞ14ſ18ǅ19ǈ21Ƹ25Ż33y36m37Ƴ46h
~lega	75 -8oŘ9fƁ11Ÿ12Ō14ƴ18ſ22ǅ24ǈ26Ƹ
~lege	66 -7Ű7x14ƞ26Ż36y38m40Ƴ
~lem	71 7Ő8s9ŶǞ10ĺŌƾ12Ɲ13Ł14L16ŝŧ21Ƙ31ž
~lem>	80 8Ő9sƝ10Ŷ11Ō12ĺ16LŁ19ŝ
~lema	86 38ž
~leme	90 20ŧ26Ƙ
~lems	83 7ƺ11Ǟ12ƾ
~len	67 -10Ŋ-7ǖ7S10ƌǞ11L13ƺ18ǚ21ŭ23Ư26ƅ30Ŵ53Ɨ
~lend	70 -10Ŋ11Ǟ12L23ŭ27ƅ31Ŵ55Ɨ
~lent	90 18ƺ
~ler	67 -10ū-8BŨ-7ƙǨǫ7őš8ŵƃ10jŒǁ11HƂ12ŕ13ĽƏǗ14x16vŠ17hƅƽ19Ǌ24ǒ27ƥ28Ǐ32Ǒ
~ler>	76 -9Bū-8Ũƙ7L9ő10ŵƅ12j13Ƃǁ14Hŕ15Ə16xĽ19Š27ǒ37Ǒ
~lere	90 -20ƥ42Ǐ
~lers	74 -7Ǩ9ƅ10šƃ12Œ17Ǘ19vƽ20h47ƥ
~les	51 -13ś-12Ůǋ-11rvƗ-9RTŠǫ-8ő7LǛ8uŵƔǗ9ţŷƟƬ10iUŻƾ11Ŀņƽ12łƊǈ13ŝ14ƚƜ15cǃ16Ǣ18ǝ19Ǖ20Ū22Ɖƻ23Ƒ26ǚ27Ňǘ32Ǚ33Ű37ū42ǒ45ǌ47ů
~les>	53 -13śǁ-12Ů-11r-10v-9TŠ-8ǉǋ-7R7LŘ8Ǜ9ŵ10ŷ11Ż13łǈ14ŝƊ16cƚƜƽ17ǃǢ19ǝ23Ɖƻ25Ƒ28ǚ30ǘ35ŰǙ36ů39ū44ǒ49ǌ
~less	71 -11Ɨ-7ǫ7ĸƟ8Ʀ9o10ƨ12ǁ14SţƔ15iuƬ17Ŀů18Uņ29ŪǕ
~lest	90 12Ǆ21ƾ
~let	57 -15ǫ-13ű-12Ŕ-10ŉŶ-8Ɗ-7sĽňƱ7iNƉƙ8ńŢ10OĶř11rőƞǀ13xūƐ14ŋ15Kļ16Ź17ŏśƬ21ľş22aƒ23Ś24ŕ26ž32Ɲ33Ǟ36b
~let>	60 -13ű-12ǫ-10ŉ-9Ŷ-8Ɗ-7sňŕ7iƉǊ8xŚƙ9NŢƅ10ĶńřŹƬ12ǀ13rOőƞ14Ɛ15ŋū17ļ18ŏ23ƒ25şž27a35Ɲ36Ǟ
~lett	69 -13Ŕ-9Ľ7J8Źǒ10ŘŬƬ13K19Ś23ś31ľ37ŕ47b
~lev	72 -7CǕ7Ŭ8Łǎ9ƫ18m23Ƌ25ƥ29Ƈ
~leve	73 -7C7Ŭ8Ł9ƫ11ƥ18m23Ƌ29Ƈ
~lex	78 -11Ǐǩ-8œ14Ƣ16ƚ40ƣ47ƥ
~lex>	78 -11Ǐǩ-8œ14Ƣ16ƚ40ƣ47ƥ
~ley	88 8w13Ɯ19Ų22f
~ley>	88 8w13Ɯ19Ų22f
~lf>	54 -12ĸ-10Ř-8œ-7XĺŠŻư7QƐƚǀ8cpOřƈƽ9qVšƋƕǓǜ10ĵƹǄǥ11k12tCƪ13Ť14Ɠǉ15rłŎ16Ɨǖ18ŧƨ19n20Hǋ26oǪ27Ʈ37Ƥ45g
~lfr	85 -13w-11ư18o20ƹ22Ƥ
~lfri	85 -13w-11ư18o20ƹ22Ƥ
~lia	58 7ǔ8D10ǝ12Ř16ľ17ƣǜ18ǎ19ƃ22ŗ27Ɓ32ǣ40ſ
~liab	59 8ǔ10ǝ13Ř17ƣǜ18ǎ20ƃ27Ɓ32ǣ41ſ
~liar	88 25ľ35ŗ
~lib	86 -9ţ-8q9Ů10Š13š14Ŷ19ő23ŵ
~lic	43 -16I-10Ɩ-9nŭǨ-8ŏŴ-7ŁǆǊ7ūƶƼ8dļƘƧ9ōţſƅƤ10Ɲƣ11Ţƕ12őƃƜǑ13ǝ14ĺĿŒƩƮ15ǂǣ16Ǥ17aŖšƬ19ŗŘƀ21Š23ś25ŐƨƫƷ26ź32Ś36ǧ43Ź51Ÿ
~lica	85 -8ż9S10ǂ13ǁ17ōƶ
~lice	59 -13I-11Œ-9n8Ǫ11żŽ12oƼǝ14dƅ16ǂ17Ŭ18a28ź40Ÿ61Ź
~lici	68 7ų9ƭǨ10Ʒǝ17ǔ33Šǧ
~licy	47 -16Ǩ-12Ļ-11Ɩ-10Ŭ-8ŏŭ-7IŁŴǆ7źǦ8ŝƁƂ9ūƘƪ10ļ11ţſƝ13ƃƕƣƤ14ŢƜǑ16ĺőƮ17Ŀǣǧ18ƩǤ20Ƭ22ŗŘƷ23Ŗšƀ24Œ25Ÿ27ś28ƨƫ29Ő36Ś
~lid	75 -9ǡ-7ǫ9Ź10Ɔ11U13ǉ14Ɓ20Ǝ30k
~lid>	83 -7Ƅ10Ź12Ɔ16Ɓ
~lida	85 -9ǡ-8ǫ12U15ǉ34k
~lide	90 24Ǝ
~lie	57 -12ǆ-11Q-9Ĵǟ-7Ƅƙ7ŋ8ySŤƮ9UŹ10Ʊ11ǘǫ12ƶǚǨ15u21ƞ23Ů26Ǖ28ŀ31Ɵǜ32Ǚ36Ǘ45ŭ47ǖ
~lie>	90 11š49ŀ
~lied	90 26ƶ
~lien	61 -13ǆ7B8ŋ10UŤ12ǘ13ǚǨ21Ɵ23ƞ25Ů28Ǖ34Ǚǜ49ŭ51ǖ
~lier	75 -9ǟ41Ǘ
~lies	85 -14Q-12Ĵ8ǒ10Ǘ14y17Ɵ19Ʊ29u
~liev	80 9mM10ō12S13ŹƮ25ǫ
~lif	55 -18Ő-17ż-14qő-10Ū-9jń-8ĿŘś-7ŝ7ơƭ8Ǌ10mŲŶ11Sũ14Š17Ļ18ǫ20i25Ʈ32Ƭǁ33ƹ36Ʒ37ƶ43Ư47ƪ48ƫ51Ʃ65ƨ
~life	56 -18Ő-17ż-14ő-13q-8jĿŘś-7ŝ7ơƭ10m11Sũ14Š17Ļ20i26Ʈ32Ƭ33ƹǁ37ƶƷ44Ư48ƪ49ƫ52Ʃ67ƨ
~lift	88 -14Ū-11ń15Ǌ19Ų21Ŷ34ǫ
~lig	76 7D8ƒ10b11T12Ļ14Ž15YōƏư22Uƽ23ż
~ligh	78 7D9ƒ12Ļ14Ž15YōƏư23U24ż
~lik	43 -21J-17ť-13qŏ-12Ǣ-11Ǡ-10Ʀǒ-9PŀŜƤƥƨƳ-8ĿƽǄ-7ķĺŵơƴǃǛ7BFLŕŗŘŠƃƑƞƱǧ8ayŔŹƲƹ9lAŁƆǞ10ŭƚƿ11grDƐƒƯ12jŤŧ13tRŃǫ14ńŌŨũ15ňůŲǏ16xZſ17vŇŒƩƼ18ō20ŊƸ22ļ24ĵų25Kǁ27ŷ29ş34Ş36UƠ
~like	43 -21J-16ť-13ŏ-12Ǣ-10ƦǒǠ-9PŀŜƥƳ-8ĿƤƨ-7ĺŵƴƽǃǄǛ7BFLŕŗŘŠƃƑƞƱǧ8ayŔŹƲƹ9AŁǞ10lŭƆƚƿ11gDƐƯ12rŤŧƒ13jRŃǫ14ŌŨ15ńňũůŲǏ16ZſƠ17ŇŒƩ18ōƼ20vŊƸ23ļ24ĵų25Kǁ28ŷ29ş34Ş37U
~liki	80 -15qķ-7v7b13ň27x32t37Ơ
~lim	58 -12ƣ7ƕƫ9ŔƑ10yǏ11š13ǎ14ſǊ17Ǩ18Ǖ23Ɠ26Ǥ29ǂ31ǣ50Ř
~limb	79 -7c10ƫ14Ŕ20Ǌ33Ɠ40ǂ
~limi	59 -13ƣ7ƕ9Ƒ10y11šǏ14ſǎ17Ǩ19Ǖ26Ǥ32ǣ52Ř
~lin	50 -14ǫ-12Ǆ-11lǑ-10ŕūƙ-9LƗƮǍǖ-8š-7Ŕ7xŅžƳ8KłƊǗ9tƽǆ10śƍƹ11ĻŌǂ12ĺƅƺ13aiS15ǒ16P17T18ĵŃ19XƖ20mũƿ21q22ľƎ23s24ņƕǘ25ǀ26I27CƝ28ō32ƶ35ń41Ǡ
~lin>	73 -7ňś9Ĺ10ŮƝ11ŃƳ12Ŋư13sHŝ15ľŀ18ĵ20ņ21ƽ26i
~line	57 -9ŕǑ-7šƙ7wŇǆǌ8KĵƘ9VXŖ10Ņ11ł12aƿǗ14ľŌƝ15Ńņ16SǠ19sś22P24Ɩ27qƎ30Iǘ37ƶ43ń
~ling	60 -12Ǆ-10ū-8l-7ŘƗ7f8tIƪ9Ɲǂ10D11xňş12žƿ13X14ƍ16CĻ17ōƅƺ20ǒ22ĺ23T28mũ32ƕ33Ǡ
~link	88 10ǚ14Ɠ27ō
~lip	84 -12ǫ11Ţ12ƀƙ13ǎ16ľ31ǣ
~lip>	90 -13ǫ12Ţ13ƀ14ǎ17ľ
~liq	88 -20Ź-7ſ9ǁ11Z44ǝ
~liqu	88 -20Ź-7ſ9ǁ11Z44ǝ
~lis	56 -13ř-11Ŵ-10Ş-9ţ-7Mƀǖ7anrǑǚ8Jǣ9f10Šƣƭǧ11Ɔ12g13oŅŲǙ14Ļǒ15ļƽǫ16Ɣ18ǀ19Ǔ20ƚ22ǎ23ŭŽ24ƙ26Ŀ27Ÿ28Ɛ42Ɓ
~lisi	70 -15ř21ƽ30Ž55Ɓ
~list	59 -12Ŵ-7Mƀǖ7h8anrǑǚ9ǣ11Šƣƭǧ12Ɔ13goǙ14Ņ15Ļǒ17ŲƔǫ19Ɛǀ20Ǔ22ƚ23ǎ25ŭ26ƙ28ĿŸ
~lit	51 -9ƆǓ-8Ɲ-7h7ķĻĽũƨǝ8Ŭž9Z10FYŘƠ11ŋŔŽ12Š13ƣ14ĵǜ15vǎ16uņƃƭƱ20w22WƁ23Ƥ25ǣ26x33ſ
~lit>	75 -7Ƣ11ſ14Ļǉ15ĵ17F25ƭ33Ƥ
~litt	59 -8ƆƝ-7Ł7cIV8dzŀŇƵƻǃǆ9Ľũ10ķŬž11Z12Ơ14ŔŽ15ŋƨ18v19ņ20Ʊ22u25w32x
~lity	58 7ǔ8ǒ10ǝ12ķ14Ř15Š17ƣǜ18ǎ19ƃ20W26Ɓ30ǣ31ſ
~liv	52 -19ő-15Ş-13Ĺ-11Z-9RŴ-8TŃœŠſƞǆǫ-7Sŭű7DƄƇ8ŸƆ11ƴ12huƢǗǣ14qĸ15lHǏ17ķǝ19ơƦ22ƥ23Ơ24Ƥ27ǒ28ƹ31Cư32Y33P34ų36z38FG70n
~live	55 -21S-13Ĺ-11Z-9RőŴ-7œŠŭűſ7ƿǙ8Dơ9ƄƆ11Ʀ13ŸǗǣ14hƢ15zFķ16ĸ17lƤ19ǝ21ƹ23ƥ24Y30ǒ33C34ư37G38ų59n
~livi	66 -15Ş-13ő-9T-8ƞ-7Ńƿ7ŀƒƦ8k9ŗ10Ƥ11Ƈƙƹ13Y14Ǐ15ơƴ17nuS20q23H28z30F31Ơ44P
~lk>	58 -10Ň-9ňŜũ-7ĵŊ7TľŗǘǦǪ8OYƙƝƩǗ9nĹƦưǊǚ10ŅŋŽƏǢ11sĶ12Aŉ14ĴŃ15ǖ17ǟ19Ǜ20ĺŶ21ƥ22ļ26ť43N
~lke	73 -7Z7ľ8ƃ9K11sƱ13ƹ14ƪ15B17ǖ22i26ǆ28š35r
~lked	73 -7Z7ľ8ƃ11sƱ13ƹ14ƪ15B17ǖ22i26ǆ28š35r
~lki	67 -9ĺ-8r7BŔ8cCŊţŧƎ9OŎ10ľ11h12uX16ŅŦ17vƇ22ǫ24ň29x31a
~lkin	67 -9ĺ-8r7BŔ8cCŊţŧƎ9OŎ10ľ11h12uX16ŅŦ17vƇ22ǫ24ň29x31a
~lks	64 -8Š7aĺǣ9BWƥư10K11ĽǊ12žǙ13ƞǆǘ14ǖǛ15ŞƧ16ſ20ƨ21ƿ25ǉ30z
~lks>	64 -8Š7aĺ9BWƥư10K11ĽǊ12žǙ13ƞǆǘ14ǖǛ15ŞƧ16ſ20ƨ21ƿ25ǉ30z
~ll>	32 -22ǎ-18ư-16ňŘ-14Ŷ-12Űżǩ-10AG-9mŉŒŬŮƆƥƨǐǦ-8vĹŁŏŴžƝ-7ĿşšǃǇǑǤ7uCŀŻơƤǀǗǠ8ayƧ9EŐŖŝŸǏǔ10ĶŷƋƹƺǫ11xzŋǅǛ12sBUVǘ13wJKŭųǝ14noķƗ15gĺťŧƟƮǪ16Ūź17DQśƵǧ18qMļłŅƙƠǍ19ũ20PĴǡ21dƭ22ŗ23ƍ24Ƽ26Iǖ27kƁ28Ťǋ32ǆ33ĵ34Ŏ35HƯ36ǉ37ľ38LŃ40ƴ41t
~lla	56 -9Š-8nť7gBţǅ8xŅŝǫ9YǇ11Ǔ12ƙ13Ň14ņŔŘ16X17ř18Ĺ26Ƌƚ27ŧ34Ǩ55ƃ
~lla>	61 -9Š8cgƀ9ŝŨǅ10xŅ11B12ǫ13ƚ46Ǩ52ƃ
~llar	66 -9n-8ť7ǘ10ţ11Y12Ǉ15ņƙ16ƚ17Ř18Ŕ19X21ř22Ĺ31Ƌ32ŧ
~llas	88 -12Ǩ-8ǒ9ƭ12ƃ14Ň19Ǔ
~llb	86 20I
~llba	88 21I
~llc	79 -8Ť16ǒ20ǅ52ǈ
~llc>	80 -8Ť21ǅ54ǈ
~lle	55 -11ǩ-9ǫ-8Kş-7Ű7ōƜƭ8HĺĿƣ9IŋŲƏƞ10Cƺ11Źƫ13oľ14Ķ15ĵŅőŨ16Ľţƒ20ǔ21ŕŻ23ƚ24w27yż28ǅ31mƳ
~llec	79 -15ǩ-9Ǧ12ƭ16Ķ17ľ31ǔ36ƚ
~lled	64 -9K-8ş-7p7BNő8bļŢ9ō10ĺ11Iƣ12ŋ14ƫ15Ľ16o18ĵŨ19Ņ20ţ25ŕ29w33żǅ
~lleg	66 -7Ű7x14ƞ26Ż36y38m40Ƴ
~llen	90 18ƺ
~ller	88 9L10ő16H17ŕ18Ə
~llet	84 16Ŀ17Ź19ƒ
~lli	60 -13ř-9l-8Ř-7ū7afĹŞ8I9Jƪ10sũ12ž13ľ14ĵņ16ō17Ļƽ22ĺ24T25Ž32ƕ34Ǡ46Ɓ47C
~llin	65 -10l-8Ř8ĹŞ9aI10ƪ11s12ũ13ž14ľ15ĵ16ņ18Ļō24ĺ26T35ƕ37Ǡ52C
~llis	71 -15ř10f11J31Ž56Ɓ
~llo	73 -12ŷ-7Dœ9w10ƣ12g13Ƨ15Ŵ19KƷ20ƆƩ21ľǅ30ŉ33Ɣ38ǫ
~llow	74 -13ŷ9w10ƣ12g14Ƨ15Ŵ19KƷ20Ɔ21ľƩ22ǅ30ŉ33Ɣ
~llp	77 8v9œ10ŧ11Y12G14ļ18Tĸ24Ʃ
~llpa	77 8v9œ10ŧ11Y12G14ļ18Tĸ24Ʃ
~lls	58 -10ƣ-9Ŷ-8Œ-7Ƙ7Ɨ8MŠƸ9ǋǣǦ10ǎǏ11nƙ12Ƅƞ13K14hłŦ15şǥ16ƍ17ư18Z19Ǣ22YŌƲƴ23Ǜ25Ĵ29ƈ34ƽ
~lls>	59 -10ƣ-9Ŷ-8Œ-7Ƙ7CƗ8Ƹ9Mǋǣ10ǎǏǦ11ƙ12n13KƄƞ14ł15hşŦ16ƍǥ18Zư19Ǣ22Ʋƴ23YŌǛ25Ĵ30ƈ34ƽ
~lly	58 -9ţǅ-7ŁńŐŝǆ7Ÿǁ8KĹĻžƨƱǣ9łưǇ10tPŮų11ĿŨǈ12Śš13Ǜ14kƘ15lLĵ17Ơƺ18ŭ19Ń20Ň23A27ŗ
~lly>	58 -9ţǅ-7ŁńŐŝǆ7Ÿǁ8KĹĻžƨƱǣ9łưǇ10tPŮų11ĿŨǈ12Śš13Ǜ14kƘ15lLĵ17Ơƺ18ŭ19Ń20Ň23A27ŗ
~lmo	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
~lmos	75 -11ƞ-7ǚ10d11Ʋ12k13Ť20Ǘ38Ǜ
~lo>	86 -17F16s18f20Ƥ29ǫ
~loa	58 -16Ʀ-13Ʃ12k19Ƃ23Ɩ27Ŝ33Ƴ37ư41ŭ51Ɨ54Ĵ66Ƭ
~loan	58 -9Ʃ18ư19Ƃ23Ɩ33Ƴ41ŭ51Ɨ54Ĵ66Ƭ
~loc	63 -12Ƌ-11V-7Ųųƛ9ŏ10őƿǖ12Ŀ13qǐ15QƎ16ōƈ18Ǡ19ű22lH24R26ƥ27ǚ30ů38Ǎ40Ƨ
~loca	72 -12V7ŝ12őǖ14Ŀ15M21Ǡ26H27l49Ǎ
~lock	68 -14M-13Ƌ-8Ų-7ųƛ10ŏ11ƿ14qǐ17QōƎ18ƈ21ű26R29ƥ30ǚ33ů44Ƨ
~log	80 -8ǖ12Ǚ16ƈƝƴ19ś23ƒ24ő27ǚ
~log>	88 -8ǖ14Ǚ17ƴ18ƈ21ś
~logs	90 27ƒ
~lon	50 -25Ů-15ő-12Ń-8DPƛƫǎ-7MVƔƸ7nZŀƅƉ9sķ10fŚ11HƑ12ůǊ13Ŭ14ǅǡ15ƹ17Ź18Ŗǫ19ilǏ21Ũƙ22ŦưǑ25ŢŰ27S28ơ30ǟ32ƦƯ34G35O39Ǉ46Œ
~lon>	85 -13ł-10t-7D12Ǐ19ǫ24Ǌ25ǅ37ǡ
~lone	79 -13Ń-12Ǎ9zƄ12ư18ƹ20Ǐ23ł24n
~long	51 -25Ů-15ő-8ƫǡ-7MPǎ7ŀƅƉǫ8Z10ķ11fHŚƑ12s14Ŭů15ư17Ź19Ŗ20l21i22Ũƙ23Ŧ24Ǒ25Ţ26Ű28ơ29S31ǟ33ƦƯ35G36O40Ǉ47Œ
~loo	50 -19ǫ-17Ɖ-12ŉőŮ-10Ƥ-9ť-8cgqŐŤŪƵǆ-7nŢƨ7AVŀŚ8pƿ9YƍǄǊǛǞ10jJļŬŷƒƭ11ŃƦƹ12Rľƾ13HĿƝ14ƀǠ15ĶƇƋ16ĺŝšũƊ17ǌ19s20ńƮƱƽǀ21Ļ22ś23Ņ24ň26z33ǃ36ƥ57ƛ
~lood	63 -8Ť8Ƌ9ũ13ƿ14Ǆ17Ʀ20ƾ25ǀ28ƽ43ǃ86ƛ
~look	54 -17Ɖ-12Ůǫ-9ť-8qŪƵ-7gő7yTŗţŶƙ8AVŚ9pŀ10YũǛ11ŷ12jJļŬƒƭ13Ń14Rľƹ15ĿǞ16H17ĶǠ18šƀƊ19ĺŝǌ22Ʊ23ĻńƮ24ś25Ņ27ň29z
~loor	73 -12ƛ-11Ƥ11Ɛ15Ƌ19Ǌ23Ƈ24Ɲ62ƥ
~lor	63 -19ƅ-13Ɩ-9ǘ-8ǔ7kvź8ǫ10Ƅ12šŴƮ14Ļ15Ǘ16ǅ18Ƣ23H26F33mƣ46ǎ
~lord	67 -20ƅ-13Ɩ-8ǔǫ8kvź13š15Ļ20Ƣ29F35ƣ49ǎ
~lori	86 -7ſ9Ź14Ƅ32H
~lors	83 44m
~los	50 -13n-11tƉ-9kŽƿ-8ŘơƮ-7RŅšƝƹ7Ƌ8ŞƄ9CƜ10XZũ11ŀŒƦǕǖǫ16Ƒ18ĸŧƼ21ƓƩ23řŰƗ25ś26Ǜ27ƛ33ŉ35Ť38ǐ39Ŧ40ǟ64Ƙ69Ƶ
~lose	54 -13n-11ũ-10Ũ-9ŉ-8kŤƿ-7RŘơƮ7IĹşƂ8gŀƋƩ9ǚ10Ş11C12XŦ13ŒǕ15Ʀ17Ƙ18Ɨ20Ƒǫ22ĸ23Ƶ24Ɠ26Ű29śǛ31ƛ42ǐ50ǟ
~losi	67 -8ǫ7Ƶ8ŀ9Ɨ11Ǫ18ũ19ř28ŉ66Ƙ
~loss	72 -9Ž8Ƽ10ť12Ū14Ũ16Ƶ19ř31ŧ43Ŧ63Ť
~lost	73 -13t-9Ɖǟ9ǂ10ƪ11ǖ13ũ14ƄƼ15Ɯ17Z20Ʃ31ŉ72Ƶ
~lot	64 -8Őǫ-7Ƈƽǉ7ƅƛ8RƉƣǡ9ŀŚŜƈ10ňőǘ16ƙ19ű23C27ơ28ť31ĸƞ35Ɠ41Ʋ46ǂ
~lot>	65 -8Ő-7Ƈǉǫ7żƅ8RƉƣ9ŚŜƈƛǡ10ŀňőǘ19ű27ơ29ť32ĸƞ36Ɠ38ǂ42Ʋ
~loth	86 23ƙ
~lou	80 8ľŜ11x17j18Ơ23Ǚ25ŷ
~loud	82 9ľŜ12x17j23Ǚ
~lov	67 -9P7ś8rƅ9ŞƸǅǫ10Ɠ11ltǆ12Ǎ13Žǖ14M24U26Ɔ31ŷ35ǡ54Ơ
~love	68 -9P8śƅ9rƸǅǫ10ŞƓ11ǆ12lǍ13Ž14Mǖ22Ơ25U27Ɔ32ŷ36ǡ
~lovi	88 14t42Ơ
~low	59 -17Ũ-13x-12ř-11ŧŷ-7DŲƥ7j8cƃƓƣ9Ǩ10ļƧ11iŴƄ13KƆƩ14Ʒ15ľ16bUƜǅǡ17Ơ19ŏƙ22g24Ɣ25Ɲ26Ŀ30ǐ33ŉ47ņƋ
~low>	64 -18Ũ-15ǫ-10x-7DŲƥ7wJƛ9cƃƣ10Ǩ11Ɲ14i15KƆ16ƔƷ17ľŉƙƩ18bUǅǡ19ƜƠ25gƋ30ņ33ǐ
~lowe	71 -21ř-12ŷ-8ŧ10Ɲ14ļŴ15Ƅ16ǫ23ņ24ŏ29Ƌ30Ŀ
~lowi	88 11Ɲ13j27ŉ
~lows	90 -7Ƥ15ƓƔ17Ƨ
~loy	58 -7o7ǋǙǧ9Ǜ12V13Ǔǥ15ŒǊ16Ʃ19q20W21Ǟ24ţǉ26S31Q
~loya	82 13Ǚ30Œ36ţ
~loye	59 -7oŒ8ǋǧ9Ǜ12V14Ǔǥ15Ǌ17Ʃ19q21SW22Ǟ25ǉ32Q
~lp>	69 -12i-10k-9ƿ7ŁƳ8vǞǫ10ǋ11ţŨ13sŞǊ14zœ20Ķ24ŉ32ǉ37ĺ
~lpa	77 8v9œ10ŧ11Y12G14ļ18Tĸ24Ʃ
~lpar	77 8v9œ10ŧ11Y12G14ļ18Tĸ24Ʃ
~lpi	88 31z
~lpin	88 31z
~lps	86 -9ł7ů10c33A
~lps>	86 -9ł7ů10c33A
~lre	71 -7Ǩ9Ƙ11vŽƃ13Ʋǫ14p16ĺ20ź29Ő32Ƃ
~lrea	71 -7Ǩ9Ƙ11vŽƃ13Ʋǫ14p16ĺ20ź29Ő32Ƃ
~lri	70 -8ǫ7E8Śž9ŌŘ10KNŦ11ũư12ň16ǃ20M25ŋ32i
~lrig	70 -8ǫ7E8Śž9ŌŘ10KNŦ11ũư12ň16ǃ20M25ŋ32i
~lry	73 34ƚ
~lry>	73 34ƚ
~ls>	52 -12d-11ƣǫ-10Œ-9Őű-8ĹœśųƂǊǪ-7FŴƘ7nuƸ8ǋǎǏǗǣǦ9tƄǙ10Kǚ11łş12pĸŦư13ƍǥ14ūŮŶǞ15Z16ƞ17YƲ19ĴŌƮƴǢ20ƊǛǝ21Ǥ22Ɵ23ƈ24ǜ28b31h39ƽ41Ǒ
~lse	53 -19ǫ-8Dƣ-7ŹƝƦ7ŊŵƓ8ŏ9h10Fťƾǧ11ƍ12ţ13ƛǍ14Ƥ15HŶ16ư18ƧǊ19ǟ20Ĵ21Ÿ24Ŵ25n27ł39Š43Ŏ46Ņ
~lse>	53 -19ǫ-8Dƣ-7ŹƝƦ7ŊŵƓ8ŏ9h10ťƾǧ11ƍ12ţ13ƛǍ15HŶ16ư18ƧǊ19ǟ20ĴƤ21Ÿ25nŴ28ł39Š43Ŏ46Ņ
~lt>	63 -13ƫ-9ŝ-8ƕ7bpżƯƼǤ8Ƅ9Ƴ10ťǟ12ƈ15ĸ19Ň20Ǡ27ƊƬ36Ɔ40Ž
~lth	56 -11Ő-10z7ƾ15Ǚ16xƶ27W36ƿ42Ƅ53Ǆ75ƺ
~lth>	57 -11Ő-9z7ƾ15Ǚ16ƶ28W30ƿ34Ǆ45Ƅ61ƺ
~lthy	79 10ƿ20ƺ26x
~lts	85 19Ų25Ɛ
~lts>	85 19Ų25Ɛ
~lty	88 15Ǚ19Œ29Ǖ
~lty>	88 15Ǚ19Œ29Ǖ
~lua	84 15Ƌ35ƚ
~luab	84 15Ƌ35ƚ
~luc	83 8Ť10Ɩ12Pūź29o
~luck	83 8Ť10Ɩ12Pūź29o
~lud	70 -8ŕ-7ǉ9Ɓ10Ŕ11Ƈ13Ƃ14ǥ16ŗ19ǋ20Ƣ31Ő
~lude	71 -9ŕ-7ǉ9Ɓ10Ŕ11Ƈ13Ƃ16ŗ20Ƣǋ32Ő
~lue	63 -9ǘ7ƕ8Ƃ9ŗ18ŏƔ23Ŀ24Ƭ25Ų27ż31ƫ37Ǥ
~lue>	66 -15Ǥ-9ǘ7Ĺ8Ƃƕ10ŗǑ11ż19ŏƔ24Ŀ25Ƭ27Ų33ƫ
~lues	78 -7Ǒ63Ǥ
~lug	85 11Ƒ36ž
~lug>	85 11Ƒ36ž
~lum	70 -7G10j11SǢ12Ɣ13ƕ20C21Ɲ29Ǘ46ƌ
~lumb	71 -7G11jS12Ɣ13ƕ20C21Ɲ29Ǘ37ƌ
~lun	76 7L9ō11O12Ʋ16Nľ24Ƒ30ŋ
~lunc	85 8L10ō13OƲ18N19ľ
~lunt	81 26Ƒ32ŋ
~lus	90 9Ź12Ƌ19ŗ
~lve	75 8Ž9ō10Ɲ11x13ł15f17Ū22ř
~lved	88 9Ž16ł17f
~lves	78 10ō11x13Ɲ23ř
~lwa	76 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
~lway	76 8ř9ƞǫ10VĹĽŇ13Ķ15ǡ21lƙ
~ly>	43 -15ƾǫ-14ǅ-13ŧ-12Qş-11ţ-10N-9xńƍǤ-8rMSŝŷǠǪ-7ipĺŰŲƟǐǟ7mRļƒƙƮ8tDTŭƘƚƣ9ŃŉƏƖƠǗ10ŪƸ11ǘǛ12ŗũżƦ13œ14lwyLųǀǜ15YZſ17ǂ18ĸĿůǉ20nAǆǖ21uŨūư22ŤƵ25Ň29Ļƿ32ĵ33ƺ54Ů
~lyf	90 41ų
~lyft	90 41ų
~lyi	90 10f29ǂ
~lyin	90 10f29ǂ
~lys	90 11Ư18Ǉ
~lys>	90 11Ư18Ǉ
~ma>	76 -15Ő-14Ť8Tƛǖ10Ÿ13alƪƱ19Ŭ26z30m55ƾ
~mac	70 -9ƚ7Ň8ǘ11l15ƽƾ30Ǥ32ǟ57Ǒ
~mach	71 -9ƚ9ǘ15ƾ30Ǥ32ǟ58Ǒ
~mad	60 -12ƣ-11Ɖ-8Ńƽ7rƙƦƿ8ǀǈ9Ňţ11ń14Ơ16xǫ17ĺƭ18Ǐ20Ɗƍ22ŷ23ũ24ŕ26Ǟ30ƈ33š38Ļ
~mad>	88 16r17Ǟ37ũǫ
~made	60 -12ƣ-11Ɖ-9ǫ-8Ńƽ7ƙ8Ʀƿǀǈ9Ň10ţ11ń14Ǟ16xƠ17ƭ18ĺǏ20Ɗƍ22ŷ24ŕ30ƈ34š39Ļ
~mag	64 -10ƛ-9ĵ10D12Ǟ17ŏũ20Ɲ25Ɯ28ſƁ33œŲ35ťŧ
~mage	65 -10ĵƛ9ũ20Ɲ26Ɯ28ſƁ33œŲ36ŧ37ť
~magi	86 -7L17Ǟ22ũ23ŏ
~mai	55 -12P-10ŸơǢ-9bq-8ǫ-7ŉ7ŝƗǙ9UşŮƅǟ10Ǎ11ĵƋ12ǩ14Ŀ15Ľ16E21Ŵ22Ŝ23Ɲ28Ǘ30ǆ32ľ35ǚ36D44K77J
~mail	57 -10Ǣ-9bǘ-7ŉ7ƗǙ10ƅ11U12ĵ13ǩ15Ǘ16Ľ17E23Ŝ33ľ37ǚ39D46K81J
~main	71 -14P-12Ÿơ-11q9ŵ11ŝ13Ůǘǟ14ş15ƋǍ18Ǘ20Ŀ28Ŵ31Ɲ40ǆ
~mak	54 -15Ů-13A-11ĵŔŹ-9a-8Rů-7ŕŴǋ7ƅƮ8XńƐ9ŀǂǒǔǟ10Ə11ōƑ12ų13qĴ14Łǫ15cxňţ17ǜ18ūŰưƵ19ŭ20ŉ21ļƟ22Pǆ24ł29TŃƣ32ǎ34ŏ
~make	55 -15Ů-12A-11Ŕ-8Rů-7ŕŴǋ7ő8XƐƮ9ǂǒǟ10ŀńǔ11ųƏƑ12ō13q15Łţ16cxňƟ17ǜ18ŰưƵ19ū22Pļǆ23ǎ24ŉ25Ń26ł30T35ŏ
~maki	78 -13Ź-10aĵ7ŃƟ12ƅ15ǎ21ǫ22Ĵ23ŭ35ƣ
~mal	59 -8Ž-7ǉ7Ŷ8ƨ9HǊ10aŃƧ11ǀǆ12AǑ13YǍ14Ǐ15Ťŵ16ő17ŧ19R27Ů32h
~mal>	65 -7ǉ8n11h12ǀ13Ǒ14Y21R25Ů
~mall	71 -9Ž10ƨ11H12ŃƧǊ14ǆ16A17Ǎ18Ǐ19Ť20ő21ŧ
~mals	86 34h
~mam	85 -9ƾ-7t10Tƿ15aƪ29z
~mama	85 -9ƾ-7t10Tƿ15aƪ29z
~man	45 -19Ǐ-14ǋ-12iǡ-10xŞƍ-9Œ-8ĵŘƲ-7QőŷźƄƙƛǘǚǝ7OYŠŢǔ8SƑƯ9ŵŶƉ10ų11gUƘơǫ12cƇƈƋ13ŇŹǁǆǐ14ůŰżŽƌƵǥ15ƻ16Ɩ18VŖŸ19G20ŅūǙ21ǖ23n24Ǫ27hǓ28ƫ31ư33uƣ40Ǎ43ƥ45Ǌ46ǉ
~man>	71 -10Ʋ-9Ş-7O7ƾ8Ű9ĺ11ũƋ12aqǉ13ŝ22U28g30ŇƥǪ45Ǌ
~mana	72 -19Ǐ-11ũ-7Ǥ8z9ŏ11ǎ12Ǟ21Ŷ26ư27Ƶ32Ǌ47ƣ
~mane	88 34ƫ
~manu	86 25ƈ31ǆ
~many	47 -15ǋ-11i-10ƍǡ-9xŒ-8ĵ-7Qƛǘ7YƤǗǪ8Ť9OŠƑƯ10SŢƉ11ŵǐ12ųƘơƫ14cŹǁ15ůżŽƌ16ŰƇưƻǥ17Ɩǫ19Ŗ20V21GŸ22ūǙ23Ņ24hǖ26n27ƥ29Ǔ37u40ǉ44Ǎ
~map	90 7D14ű
~mar	62 -9Ɲ-8šǤ7u8Ǌ9qŪŻƎ10ƻ11AZ12ǀ13Ůǁ14Ʈ15FHŅƐƧ19ţ20Ơ24ƭ29o37Ɣ54f
~mari	80 14ƻ19ǁ20ƭ21Ƨ26f
~mark	76 -10Ǥ7ƕ8ŕ11Ǝ12Ż15Z18Ů19F28H37Ɣ
~marr	73 8r12uƭ25ţ28o45f
~mart	82 -11Ɲ-9š9m12Ɣ15Ū16A20Ʈ22ŅƐ
~mary	88 15q17ǀ
~mas	76 -8ƾ8ƌƿ11y12Ǐ15m16dŷ17D19k22v
~mas>	79 -8ƾ9ƌƿ12y17dDŷ20k23v
~mat	61 -11ǫ-7h7jzŞƳ8JľƝ9VƆƕ10nAǋ11řǙ12YŎ14ļ15cĵǗ18ķƊ20W24ž25Ʋ27Ŀ31Ƥ44Ŵ
~matc	79 -9ǫ7w9Ư10Ř13ŞƆ16ř25ķ27W37Ŵ
~mate	72 -7h9Ÿ12Vƕ13ǋǗ14n19Ŵ22Ɗ37Ƥ
~mati	72 10J11ľ12Ɲ14Ǚ19ĵļ26Ʋ31ž
~matt	77 7Z8Ɯ10ƄƳ12z15A18Ŏ42Ŀ
~max	88 -15Ś-7œ20ǫ51Ř
~max>	90 -7œ20ǫ36Ř
~may	68 -12ż-10i7ź8vAƞ9Ǝǀ10cƨ12a14Ŗ15Ōǫ16ĺ17Ƴ18ư25ŋ
~may>	75 -13ż-11i7JƘ8ź9v10ǀ12c13a16Ō18ǫ19ĺ28ŋ
~mayb	74 9ƞ10AƎ11ƨ15Ŗ19Ƴ20ư
~mb>	79 10ƫ11Ŭ12j13Ŋ14ŔƔ20Ǌ21ĶƓ
~mbe	49 -18ś-13ǫ-11ƥ-10aL-9ŕ-8ťǥ-7GţŸǕ7Ǉ8ǖǞ9hKŜ10Ŀš11yœ12ňǂǉ13c14Ƹ15CYļƉ16ƕ17Ľ20Ǣ21ƮǗ23ņŹƾ24XľǙ25EŘǪ26Ŭ27D32e43I48Ś
~mber	49 -18ś-13ǫ-11ƥ-10aL-9ŕ-8ťǥ-7GţŸǕ7Ǉ8ǖǞ9hKŜ10Ŀš11yœ12ňǂǉ13c14Ƹ15CYļƉ16ƕ17Ľ20Ǣ21ƮǗ23ņŹƾ24XľǙ25EŘǪ26Ŭ27D32e43I48Ś
~mbi	73 13ǂ14x22Ɲ39ƌ
~mbin	74 13ǂ22Ɲ40ƌ
~mbr	63 -8Š14ǫ46Ǩ50ƃ
~mbre	63 -8Š14ǫ46Ǩ50ƃ
~mbu	85 10Ƅ12Ƃ25C
~me>	29 -28B-17v-16ǡ-15Ʃ-14XǍ-13Ǚ-12ż-11ŐũƷǤǥ-10ŗŦƳǌǪ-9Jǜ-8xňőŨƛƦ-7zGŞŭƎ7NĸřŬŰŽƢƮǕ8ƕƗƤ9ełūƏ10ŎƇƣ11YŁŌœǃ12DŊŚǘ13jMŃŅƃǐ14kŇơƪ15ŕǀǉ16htCIűǆǦ17SŔƆƜƹ18ǅ19d20qwƖƝǚ21uLĺľņś22ŉšǊ23sFHŠ24lŻƔ26ŏ28Ŝŧ29ļ31ŋƈ32Ɵ35aRĹ37OĽ38ŝ39o40ť41n42T43b
~mea	69 -16Ɵ-12ň-10œǒ8Ƽ11Œ13Ļ18ŉ19ǫ21ž22R24Ʊ27ǝ40Ŏ
~mean	70 -16Ɵ-12ň-10œ9Ƽ11Œ14Ļ18ŉ20ǫ23R24Ʊ41Ŏ
~meas	90 7ǜ28ž
~meb	54 -10ĴƄǐ-9Ǫ-8ũǫ-7ŢƣƮ7PŘťƆƦǁǜǤ8ŇŴƞ9ĽŝšŨ10fĸǀ11Ŷơ12ư14ĿƗǍ15Fƀ16Ʊ18ǚ19ƐƵǞ21Q25A30ſ
~mebo	54 -10ĴƄǐ-9Ǫ-8ũǫ-7ŢƣƮ7PŘťƆƦǁǜǤ8ŇŴƞ9ĽŝšŨ10fĸǀ11Ŷơ12ư14ĿƗǍ15Fƀ16Ʊ18ǚ19ƐƵǞ21Q25A30ſ
~med	58 -12o-8ŝŸƪ7ŕǡ8Ɯ9Ǉǐ10VǠ11wQǜ12ƿǙǝ14WƓ17ǎ19y25ǃ32Ʊ38ƭ39Ǆ58Ƅ60ƽ
~med>	64 -13o-9ŝŸ7Ƥ8ŕǡ9Ɯ10ǅǇ11ǐ14wǜǝ16Ɠ17ǃ19ǎ30Ʊ40Ƅ42ƭ
~meda	86 8Ʊ9f12z15V18Ǡ29y
~medi	68 -11ǅ10ƾ12ǃ14Q15ƿǙ18W27Ƅ31Ǆ32ƽ
~mee	75 11a12ƨ13O15Ǜ48M
~meet	75 11a12ƨ13O15Ǜ48M
~mel	90 11ƶ18j30ń
~mem	68 -12ś-7ŝť8BŔŧ9xƊ10Ŧ11Ǉ13Eƥ16h22Ɖ23Ś27Ƹ53ľ
~memb	69 -12ś-7ŝť8Ŕŧ9xB10ŦƊ11Ǉ14E17h23ŚƉ27Ƹ40ľ
~men	45 -13V-11Ɣ-10œŤ-8QĻŘƹǩ-7ł7ĸƞƟǏǚǤ8GƍƝ9ưǀǝǞ10Ƣǁ11ĴĶƗƘ12ƚƣ13ŗƙ14DWƑƦǠ15ŐőǕ16ś17ǎ19ĵŢ21ŭƧ22ƕƤƥǖ23Ɩ24Nǜ25tǑ26ķ30Ƌ
~mend	88 13š18B19ǜ
~ment	46 -14V-11Ɣ-10œŤ-9ǫ-8QŘƹǩ-7Ļ7ƄƞǏǚ8GĸƍƝǤ9ƟǀǞ10Ƣư11ĶƗƘǁ12Ĵ13ŗƙƚƣ14DƑƦǠ15WǕ16Őőś18ǎ19ĵǜ20Ţ22ŭƕƤƥƧ24NƖǖ26tǑ27ķ31Ƌ
~menu	90 16X24ǫ28ǝ
~meo	72 -7Ţ7Ňƀ9Ǉ11ǜ12ł14ƕ15Ƶ21Ɨ24A25F27ǖ
~meon	81 -8Ţ8Ňƀ10ƕ11Ǉ13ǜ14ł17Ƶ27A
~meow	76 22Ɨ26F29ǖ
~mep	85 10Š14Ǎǟ16H17Ƨ
~mepl	85 10Š14Ǎǟ16H17Ƨ
~mer	55 -13ƃ-8Ƈ-7Sś7QƎ8ǧ9P10Lơ12Ǐ13Ǩ14ǜǞ15ǡ16ǣ17ǅǤ18x19Z23kǘ24Ǖ25Ɵ27ǆ28ǉǙ31Ɛ39ǖ41Œ
~mer>	64 -17S-11G7Ŷ8ţ9ŀƎ10ǆ11Ǖ12L13ơǉ15ǖ18kǜǞ21ǣ22x33Ǚ54Œ
~mera	78 8Ū46Ɛ
~merc	72 -16ƃ-10Ƈ7ǖ10šǍǎ11Q12ǧ13P17Ǐ18Ǩ24Ǥ27ǆ
~merg	84 9Ƅ33Z
~mers	69 9ǥ10kS14Œ18G19Ǖ21ǉǡ24ǖ26ǅ28Ɵ29ǘ
~mes	59 -18a-15n-14YƤ-11y-9Ɯ-7uőƸǎ7ƑƛƵǋǡ8Tŀŧǐ9gǌǍǪ10Ş11ƽǖ12oH13ŦżƂ14œƩǂ15JKQơǈ16ƨ18ǘ19Ǌ20iǗ21ř22Ǚ23ǫ24Ŀ26ƞ27W28F52w
~mes>	60 -17a-15n-14YƤ-9Ɯ-7yőƸǎ7ŤƑǋ8Tŀƛǐǡ9Ǫ10gǌǗ12ƽǖ13oH14œżƂƩǂ16JQơǈ17ƨ18ǘ20Ǌ23Ǚ24ř25Ŀ27ƞ28Wǫ29F53w
~mess	79 9Ū11hĺƵ15ŧ16Ş19Ŧ21K28i
~met	50 -14ſ-11C-10a-9ǆ-8šŪƛƝǟ-7syŝŠųŴż7EƋǊ8irŅŋŵƅƐƭƱƷǫ9gŎŕŷž10ŀŃńŏŘǏǗǝ11ŬƮƽ12ŤūŶ13Ň14jƲ15ŗ16şƊ17N18ƼǪ19Ĺř21ZŊ22ľůƸ23Ļ24ƪ28Ł32l
~met>	88 10ŏ11M19Ʒ25ľ
~meta	80 18Ǐ29Ɗ
~mete	83 16Ʋ19j39ů
~meth	52 -14ſ-10a-8ƛǟ-7ŠšŪųŴżƝ7EPƣƨ8ľƅƋƭ9ŅŋŐƐƱ10irŎŕŵžǝ11gŃŘŷƮǗǫ12ŀŬ13ŤūŶ16ŗ18Nş19ƼǪ20Ĺ21ř22ZŊ24Ƹ26Ļƪ32Ł
~meti	88 10Œǜ14ǡ18Ǌ20ń
~mew	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œţ18ŵ20śƦ27ǫ
~mewh	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œ17ţ18ŵ20Ʀ21ś
~mfo	79 10ō12M13TƵ16e26X
~mfor	79 10ō12M13TƵ16e26X
~mic	85 -9Ū9ǟ11C14ǜ16Ŧ
~mica	90 15ǜ
~mid	78 9L12av15i20N21c32ǐ
~midd	80 10L12v13a15i21N
~mig	81 9ƞ10Š11ǃ13o16ǐ17y20Ŏ31H
~migh	81 9ƞ10Š11ǃ13o16ǐ17y20Ŏ31H
~mil	53 -15Ƥ-12r-9Ŵ-7P7YǛ8hQUǇ9Dƺǉ10Aǫ11ŻƲǗ12F13ľƞ14Ƶƽǒ16uŗũ19ŵƮ20y21Ƹ22Ʀư25Ƒ31n34ƿ41Ű66ů
~mile	63 -12r-8ū7Ɯ14Ż17ǒ24ŵ30Ƒ52Ű83ů
~mili	88 25ľ35ŗ
~mill	85 -8ǡ13Ǜ16QU17D20Ǘ25ƽ
~mily	58 -16Ƥ-9Ŵ7qĻŀƯ8Y10hǇ11Aūƺ12Ʋǉ14F16Ƶ17ƞ18ũ19u22Ʈ23Ƹ25yƦư35n40ƿ
~min	52 -13Iť-11Ť-9Jň-8řǆ-7ŞǤǪ7qľńƢǦ8xyYĸĻŲǠ9ruCōƎƱǩ10ŰǞ11ķ12iVŃśǀ13ļŘ14ŏũ15NXŅ16PƝ18źƸ20k21Ŝǡ24ſƽ26ŀ27ŋƮ30M32ǃ50O
~min>	78 11x12ĵǓ13M14ķ15u22ƽ34O
~mind	63 -15I-11ť-10Ř-8ňş-7N7Ɣ8ś9cPĺǢ11MĴľƢ12ńǃ13rƱ18Ń20ũ21ŏ23X24Ƹ25Ŝ26ŀ27ŋ35Ʈ
~mine	75 7eņƊ9ź10ŋ11ixŝƼ12Ź13ś14ŅƦ16ǫ20Mǃ
~ming	68 -10ư-8ƈ-7řǤ8Uŀ9Ɲǃǟ10ĿǦ11ĻŖ12Y13pǠ14qCƎ15y16P17ǀ18V19ź25k31ǡ
~mini	78 34Ř43ſ
~minu	66 -10J7ş8fuŅś9ƌǃ11i12ļǩ14ĸ17Ű20ō29N39O
~mir	77 12u25x43w
~mira	77 12u25x43w
~mis	65 -10Ĺ-9L-7őǪ7p8Zǡ9dsTǃ10łƹ11Ķ12Ǆ14Ų15tŶ18Ǜ20ş22Ɗ24a25Ş28ŏ33Ţ40ǜ43Ŏ
~mise	86 10œ14d15ǫ29ŏ
~miss	68 -10LĹ-7őǪǫ7rŏ9pTZǡ10sǜ11łƹ12ĶǄ15Ų16Ŷ19Ǜ21ş24Ɗ27Ş35Ţ47Ŏ
~mist	84 13t34a40ǜ
~mit	58 -13ƣ7ƕ8ƍ9Ƒ10yšǏ13ſǎ15Ź17Ǩ18Ǖ20ǅ21ō26Ǥ30ź31ǣ50Ř
~mit>	70 -22ſ9ƕ10ƍ12y13Ǐ18Ź24Ǥ27ō36ź37ǣ
~mits	61 -13ƣ7ƚ10Ƒ12š15ǎ18Ǩ20Ǖ33ſ47Ř
~miu	78 10ƫ11XŔ19Ǧ31œ
~mium	78 10ƫ11XŔ19Ǧ31œ
~mle	90 37Ǖ
~mles	90 37Ǖ
~mma	75 9Ÿ12y14n19Ŵ23v39Ƥ
~mmat	76 10Ÿ15n20Ŵ40Ƥ
~mme	67 -15ƃ-10Ƈ8ǡǤ9šǍǎ10Ǝǧ11ǐ13BPǜ14ơ15ǉ16ǏǨ17Ɠ18k22x25ǆ
~mmed	86 8i11ǡ15ǐ22Ɠ
~mmen	88 13š18B19ǜ
~mmer	70 -16ƃ-10Ƈ7ǖ8Ǥ10šƎǍǎ11ǧ14P15ơǉ16Ǐ17Ǩ20k24x26ǆ
~mmi	81 -8Ǥ7ƻ8Ł12T18Ǝ
~mmin	85 -9Ǥ19Ǝ
~mmo	90 14Ǜ15Ǔǫ
~mmon	90 14Ǜ15Ǔǫ
~mmu	78 34Ű45Ů
~mmut	78 34Ű45Ů
~mne	85 50ƒ
~mney	85 50ƒ
~mob	88 8Cƹ27I
~mobi	88 8Cƹ27I
~mod	68 -11ŗ17ǫ29ū33ƍ61ǥ
~mod>	75 -12ŗ68ǥ
~mode	75 21ǫ33ū36ƍ
~mok	68 -8q-7ƥ10ƒ15Ʀ25Ɛ38Ǆ76ƻ
~moke	69 -8q-7ƥ11ƒ16Ʀ25Ɛ38Ǆ57ƻ
~moki	88 26ƻ
~mom	67 -11ũ-7sĻǟ9qź10řƲ11Ʊ13Ŷ15j16ƿ19tƦ23Ÿ25Ƶ27ő32Ő40N66z
~mom>	74 -11ũ10ź11Ʀ12Ʊ20ƿ27Ÿ31Ƶ48z
~mome	76 12ř17j22t31ő37Ő46N
~moms	84 12Ʀ13Ʋ15q19Ŷ31z
~mon	45 -15Ů-14ǖ-11ƙ-9qŗŘŝŹ-8nşƷ-7ĸšŧŴƮǎ7Ǣ8vGĺƳǗǜ9ŁƘ10řƄƍƐǀǋ11ƭǘǚǪ12ŀžƚƸ13Ɵ14uķź15ŢŨů17ơ19ń20AņųƦ21pZ22X29ĴŦ31T32d33Ɩǟ35Ƣ37Ŗ38ĵœ41ư42Y
~mon>	90 14Ǜ15Ǔǫ
~mone	59 -16ǖ-14Ů-9q-8ő-7Œŝ7Żǫ8ŇƬƱ9ĿƫƲ11rZţ12XǗǢ13ǜ14Ũ16ĺŁƍǚ17Ƴ18Tǘ19ĹƟƭ21Ĵŀ22Ƹ23ư31Aų
~moni	80 22Ɛ25ž
~mont	48 -11Ʊ-10ƙ-9Źǫ-8Ř-7Ʒǎ7VőǞ9v10GƘ11ķǋ12řƄǀǌ14ZĴ15Ǫ16ư17uTůź18Ţ20ơ22ń23ņ24pƦ29X31ǟ32Ŧ35d36Ɩ39Ƣ40Ŗ42œ43ĵ52Y
~moo	90 -17Ť14i16Ơ22ů28Ũ
~mor	49 -15Ř-12uǫ-9sxH-8Ǉ-7SƕǓ7ADĹŗŶƮǆǛ8ľũƂǞ9RńŖƨ10JĴŒƬǦǨ11ŀ12ir13FŦŪ16gĿŧŰư17ŉ22ſƯ24V26Ŕ27Ɨ32Z36Ɩ38yLŎ
~more	56 -16Ř-13u-10x-9s-8Hǫ-7SřǇ7CŊƚ8vųƼ9ADļƂƫ10ũŸǆ11ŖƬ12JǦǨ13Œ14ń15Ư16Ŧ17rŀŪ18Z20gĿ21ŉŧ27ſ29V31Ŕ46yŎ
~morn	70 -7Ǫ8ƌ9Ő10ĺ11Ǜǟ12Ŷƿ14Ǟ16R24i28Ű31L
~morr	65 7ǟ8ǥ9IƦǗ10ǚ11ŲƮ12ŗ15Ĺƨ22Z26L
~mort	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~mos	56 -11ƞ-10ƀ-9Q-8Ÿ-7ǘ7dƨ8kƲ9XĻŤƙ10Z11ĸ12ĺǑ13ƚǌǗ14Ůů15ŞŹƴ17Ŵ19ǆ22ǫ24Ǜ26ŀ30Ŀ34Ř36ǖ
~most	56 -11ƞ-10ƀ-9Q-8Ÿ-7ǘ7dƨ8kƲ9XĻŤƙ10Z11ĸ12ĺǑ13ƚǌǗ14Ůů15ŞŹƴ17Ŵ19ǆ22ǫ24Ǜ26ŀ30Ŀ34Ř36ǖ
~mot	63 -8Ǘ10Š11ŀƭ12żƴ15nū16ǂ22ƀ26ƿ50z
~moth	76 -9Ǘ-7ǫ13ƭ14ŀƴ19n31ƿ62z
~moto	66 12Š13ż15ū17ǂ24ƀ
~mou	68 8kŉ9aĽƜ10rƨƳ11ƙ12ŧƕǘ14ſ15Ş16u18X43Ř44Ʈ
~moun	70 8k9Ɯ10ƨƳ11ƙ12ƕ13ǘ14ŧ15ſ19X44Ř47Ʈ
~mout	88 12ŉ13rĽ22Ş23u
~mov	61 -11ť-10ǐǟ-8kƳ-7MŜƲ7ŏƉƤ8ż9ǆ10Ķ12Ŧǫ13őƦ19Ļ21ō23ƹ28Ł37nƠ41y43G47ţ79H
~move	65 -11ǟ-9ť-8k7ŊŏŮơ8ƉƤ10Ļ11Ķ13Ŧ14ōőƦ18Ł22n25ƹ26y29Ơ34ţ47G54H
~movi	74 -11ǐ-8Ƴ9ō11ż12ĻƠ14Ł19ţǫ20y21n35H
~mp>	60 -12ǋ-8ŤǓ-7Hňőœ7ſǤ8Ř9ǜ11Ƅǂ20Ŕ21ŕ26Ɓ34ţ35ǔ39Ƌ99ǥ
~mpa	50 -20ū-13Ļ-12S-11ƃǥ-10aŐ-9Vĺ-8fœſƁ-7TŔ7ŢŤǓ8qWǡ9ƘƣǈǊǋ11ĿǃǌǢ13ş14mŝƅ16ǣ17Ɨ19Ń21ķƩǠǪ22ǆ24ƶ25šǧ26ņ27Ǉ30Ş31ţ32ǅ34Ũǒ37QŒ39Ǩ40Ņő
~mpan	50 -20ū-12SĻ-11Ńƃ-10aŐ-8fœſƁǥ-7TVĺ7ŢŤƈǓ8qWǡ9ƘƣǊǋ10ǈ11ǃǌǢ12Ŀ13š14mŝƅ15ş16ǣ18Ɨ19Ņ21ķƩǪ22Ǡ24ƶǆ25ǧ26ņ27Ǉ32Şţǅ34ǒ35Ũ37Œ38Q39Ǩ40ő
~mpar	83 20š36Ņ49Ń
~mpe	78 -7Ļǚ9ǂ14ņ15ť16Ų19Šǥ20ŕ28Ŕ30Ņ
~mped	86 -7Ļ11ǂ22ŕ32Ŕ
~mper	90 -7ǚ17ť22Ų23Š
~mpl	56 -11Ş-8ǩ-7oŒ7ƺǋǧ8Ǜ10JƐǥ11yV12ǃǓ14Ǌ15Ʃ17q18Ʋ19ş20W22ǉ23ƥ25Sļ29Qƣ34Ǟ
~mpla	80 13ƺ33Ǟ36ş
~mple	75 -10ǩ9ǣ11ļ15yJ17ǃ25Ʋ32ƥ41ƣ
~mplo	59 -7oŒ8ǋǧ9Ǜ12V14Ǔǥ15Ǌ17Ʃ19q21W22Ǟ26ǉ27S32Q
~mpo	69 9ƫ10ƸǗ12Ŏ13Ǌ15Ƴ25Ŀ35Ǝ
~mpol	75 38Ǝ
~mpor	77 -7ř10ƫ11ƸǗ14Ŏ17Ƴ29Ŀ
~mpr	77 -7ŏ9Ǥ10Ǒ19ňƍ27ş37Ɓ
~mpre	80 10Ǒ23ň38Ɓ
~mpro	88 -8ŏ11Ǥ22ƍ32ş
~mps	88 7ǂ10ơ13ĸ18ň24ǥ
~mps>	88 7ǂ10ơ13ĸ18ň24ǥ
~mpt	80 -8ĺŤ11y17ǚ30Ļ47ơ
~mpty	81 11y48ơ
~mpu	76 -9ĸ8d9bcśƟ15Ǒ20ű26Ǚ38ǚ
~mput	77 -9ĸ8d9cśƟ10b16Ǒ26Ǚ39ǚ
~mrs	88 19a40f
~mrs>	88 19a40f
~ms>	60 -14ŉ-10Ǜ-8ż-7ƻ7ŕƦ8Ʋƾǥ9ǫ10q11žƏǚ12cŨŶƐǗ14Ņƞ16Ŀ17gƽ18ƍ21zŘƜ24ƚ26Ǟ34Ƈ35Ť
~mse	86 8ƪ12x14ƹ15at
~msel	86 8ƪ12x14ƹ15at
~muc	44 -21ƃ-20W-15ĵŨ-14Ɔ-12ŕ-11aťŮ-9ŐƯ-8xƇǙǡ-7FũŸ7ĴŖŴźſƜƼ8zƍ9řţŭƧƸ11ŲƹǎǕǫ12YƳ13ƖǤ14ƚǣ15OƟ16ķ17ǝǨ18ƀƕ19ŀƙǋ21ZƢƬ22Ƅ24ǌ25ĸ26T27ņƪǑ28Xů29ƨ32Ʃ34Ɣ37ŘƮ38Ŕŧ42œ
~much	44 -21ƃ-20W-15ĵŨ-14Ɔ-12ŕ-11aťŮ-9ŐƯ-8xƇǙǡ-7FũŸ7ĴŖŴźſƜƼ8zƍ9řţŭƧƸ11ŲƹǎǕǫ12YƳ13ƖǤ14ƚǣ15OƟ16ķ17ǝǨ18ƀƕ19ŀƙǋ21ZƢƬ22Ƅ24ǌ25ĸ26T27ņƪǑ28Xů29ƨ32Ʃ34Ɣ37ŘƮ38Ŕŧ42œ
~mum	78 -13Ś43ſ48Ř
~mum>	79 -14Ś19Ř47ſ
~mus	79 -19ǆ-11ň-7š9űǖ11x13c16Ŵ17Ņ20ŷ34ũ39ǫ
~must	80 9űǖ11x13c16Ŵ20ŷ35ũ
~mut	76 -8ţ13ƶ25ő33Ű43Ů
~mute	80 32Ů35Ű
~mv>	88 33ƅ
~my>	57 -11ǚ-9Ƶ-8ĸş7qDŜƔƴƼǢ8ŉ9QżƲ10oŅǘ12JMŀťů13Ŏ14fŇ16bj20ŷ24L40ľ42ǫ47Ľ
~mys	83 9žǜ10ŷ14ǅ16ƽ19g
~myse	84 9žǜ10ŷ16ƽ20g
~na>	82 11Ř12Ź13Ǘ14ƻ19ǁ21ơƧ
~nac	80 13Ĺ14Z15Ə22Ƌ31ƌ
~nace	80 13Ĺ14Z15Ə22Ƌ31ƌ
~nad	83 7ǟ15aŀ46Ɯ
~nado	83 7ǟ15aŀ46Ɯ
~nag	66 -17Ǐ-10ũ-7Ǥ7z8ŏŮ9h10ǎǞ12Ż16v19Ŷ23ư25Ƶ26ź29Ǌ43ƣ
~nage	66 -17Ǐ-10ũ-7Ǥ8ŏŮ9h10ǎǞ12Ż16vƵ19Ŷ24ư26ź29Ǌ43ƣ
~nal	59 -11ţ-10ǡ-8ſ7ľƨǦ8Iƌ9ơǁ10tTƍ11ƃ12ƄƉ13JQǎǩ14f15kš16l17ŋ18ł19Ơǐ20ǜ21Ů26ƙ28Ǖ32Ʋ
~nal>	62 -10ǡ-8ſ7ľƆ8IƌǕǦ10ơǁ11Tƍ12ƃ13ƄƉ14JQǎǩ15f18ŋ19ł21ǐ22Ůǜ28ƙ34Ʋ
~nall	75 -14ţ8c9j11ƨ16t20š21k23l27Ơ
~nam	44 -17ǫ-14Bƺ-10Š-9vĺŇǆǠ-8MťŨǥǧ-7xDŞũźƘƵǍǡ7Ŵǈ8Gƚ9h11sƣƤƪǄǚ12ľŕƱ13ƽ14ĸƗƨǔ15iĿƄǒǙ16Ǖ17łŔŚǀ18tŧŻƹ19AƜ22ś23Ľ24Ǧ26őŝ27œ28FQĹ31Ǌ39b46ƭ49a54ǅ67o89w
~name	44 -17ǫ-14Bƺ-10Š-9vĺŇǆǠ-8MťŨǥǧ-7xDŞũźƘƵǍǡ7Ŵǈ8Gƚ9h11sƣƤƪǄǚ12ľŕƱ13ƽ14ĸƗƨǔ15iĿƄǒǙ16Ǖ17łŔŚǀ18tŧŻƹ19AƜ22ś23Ľ24Ǧ26őŝ27œ28FQĹ31Ǌ39b46ƭ49a54ǅ67o89w
~nan	68 -10ƻ-7ŝǏ9ơư10ƥ11ƅǄ12ĹƤ13Ŋ15Aŋ17B26F31Ǣ34Ʊ35ƞ37ŭ
~nanc	72 -7ŝ12ƅưƱ13Ĺ16Aŋ18B34Ǣ40ŭ
~nann	88 9ƞ30Ʊ
~nant	82 -12ƻ-8Ǐ11ơ12ƥ15ƤǄ34Fƞ
~nap	83 18C20Ŝ33ž
~nap>	88 21Ŝ
~nat	78 -14Ťǫ-9G-7S11gł12ľ14š16Œ19Ǟ23ŕ30ő39l
~nati	80 -14Ťǫ-10G-7S14š17Œ20Ǟ24ŕ31ő40l
~nb>	85 38ƞ
~nc>	90 -7dľ12f16p18o23q
~nce	42 -14ǆ-12ť-10ƝǄ-9QŮǓ-8ŝŶ-7qŵƋ7ľŋŚũűżƬƮǚ8Ƥƨƶǔ9ŀřŠŦƵƻǥ10ŧ11ŁƫƯǑǕ12GőƄƿ13łŐŭǡ14ASVŒœ15itPŉŨƂǎ16WƗǣǧ17Ǡ18Ŀ19Ň20Ǉ21ƅ22ƛ23Ɠ24Ʒ25Ɩƾ27Ť32Ū43Ţ
~nce>	43 -13ǆ-12ť-9ŮƝǓ-8Q-7Ŷƺ7ŚƭƮǒǪ8ľşűżƬƵǚ9ŠŦƤƨƶƻǔǥ10řũƷ11ŧƯǑǕ12ƫ13őŢƄ14ĿŐǡ15iSVŉœƂ16tPłŒǎǣǧ17GWƗ18Ũ19ƓǠ20Ň21AǇ22ƅ23ƛ26Ɩ31Ť34Ū
~nced	80 -9A39ŭ
~ncel	78 13Ŋ34Ʒ66Ţ
~ncer	74 -17Ǆ-9Ţ-7G9Ŀ17ƺ25ŀ28Ł29ƿ48ƾ
~nces	85 -8ŝ8Ň11Ɠ14Ĵ20ŋǢ
~nch	72 -17Ř-9ń7L8ōǖ9jǊ10O11XƲǍ12Ņ14N15qľ17Ƈ21Ɠ24Ƽ43ǫ
~nch>	75 -18Ř-9ń7L8ǖ9ō10Ǌ11O12XŅ13Ǎ15N16ľ19Ƈ47ǫ
~nche	83 11j13Ʋ26Ɠ29Ƽ
~nci	74 7Śť8ŭǅ12ưƱ13bZĹ17Ǣ18B19Ɩ27A
~ncia	78 13ưƱ14Ĺ18Ǣ20B29A
~ncl	69 -8ŕ-7ǉ8AƵ9ŔƁ10ŗƇ13Ƃ14ǡ17B19Ƣǋ31Ő
~ncle	84 8T9Ƶ10A17ǡ21B
~nclu	72 -9ŕ-7ǉ9Ɓ10Ŕ11ŗƇ14Ƃ20Ƣǋ32Ő
~nco	66 -8iǋ-7ơ8Ưǖ9Ʈ10ǅ12ǈ17u27Ʊ32ŷǟ33ư43T
~nco>	90 -8i44ŷ
~ncom	68 -8ǋ-7ơ8Ư9Ʈǖ19u28Ʊ33ǟ34ư45T
~ncor	85 14ǅ16ǈ
~ncr	80 -7Ũ27ŕ36Ŕ
~ncre	80 -7Ũ27ŕ36Ŕ
~ncy	80 -8Ǥ9Ƅ12ƍƎ17Z23ƚ
~ncy>	80 -8Ǥ9Ƅ12ƍƎ17Z23ƚ
~nd>	27 -23ǫ-21ƣ-18ŷ-17H-16ƠǓ-15ƨ-14ĵ-12Ŀş-11ŊŢũƺǕ-10xŲų-9jŁřǍǪ-8ŤƔǟ-7IņŘŞűŹ7cłŠŻżŽƢǤ8źƋǚ9qŃŋŕťŮǈǘǛ10biADNWŨůƎǁ11BTƝǄǅǋǒǗ12sļŵƈƲǏ13PŏŧƙƮƴǎǖǧ14Gœƫ15ghvĶĽƕƗǦ16rzĺōŎƭǆ17nŀơǉ18dŅŸƐǑǜ19wś20ƖƱǥ21lƸǠ22kt23oĴƪ24Ƽ25ŜƌƜƹǃ26J27Ǌ28š29p31X32ĸ33C34Ŵ36a39ū
~nda	75 -7ň7t8ƀ10ƣ11Iš13Lŭƛ15Ǟ16ƶǜ24ƹ27ƈ
~ndat	81 -7ň11ƣ12š14ƛ17ǜ29ƈ
~ndb	86 13Ƹ15x27Ǟ
~ndbo	90 29Ǟ
~ndd	86 9ƸǕ10ZŜ13ƚ16Ǉ
~ndda	86 9ƸǕ10ZŜ13ƚ16Ǉ
~nde	52 -9Ɗƕ-8tǏ-7DƤƷ7ƥ8ŔƀƟ9iś10chūŰżǓ11ņŊŏ12Š13xŗů14ƔƼǂ15ƛ16ƘǦ17Ļŉ18ŹƋǅ21Xǎ22Ƭ23n25ŧ33Ǉ34ƅ35Ž40Ɨ
~nded	74 -13Ŧ10lNĽŕšƂ14ƅ24Ž27Ź30ŧ43Ǉ
~nden	90 22Ǔ
~ndep	90 22Ǔ
~nder	54 -10Ɗ-8tǏ-7zDŦƤƷ7ĶƝƥƴ8Ɵ10hiŔśƀ11cŪūŰż12Ŋŏ13ņŠ14x15ůƼǂ16ŗƛ17ƘǦ18ĻƔ19ŉŽƋǅ22ǎ23X25nƅƬ43Ɨ
~ndi	67 -13Ɖ-8ƺ8ľƨƬ9ĹŗƗ10Iǎ11YĴš12ƙǤ15Ŗƶ16Ɠ17ŏ18Ŝ25ũ30Ɗ34Ų35ƾ
~ndin	73 8ľ10ŗƗƬ11I12YĴšƊ13ƙ17Ŗƶ18Ɠ20Ŝ27ũ
~ndit	74 -14Ɖ-8ƺ7ŕ10Ĺ11ǎ20ŏ21Ɗ39Ųƾ
~ndk	90 -9ƭ10k20Ƹ
~ndki	90 -9ƭ10k20Ƹ
~ndl	58 -18ƅ-15ś-12Ɩ-8ǔ-7aǪǫ7ĵĿŗƴǘ8Z10ńšǊ11s12Ļ13ł16ƹ17ƢǢ20IĹ21c22ŝ24Ǟ25F27Š28ǚ29ƣ32Ũ42ǎ
~ndle	63 -11ś-7Ǫ8ĵƴǘ9Zŗ12sń14ŝǊ16ł18ƹ20Ǣ21Ĺ24c26Ǟ29Š31ǚ35Ũ
~ndli	88 -7ś16ŝ32I
~ndlo	68 -20ƅ-13Ɩ-8ǔ-7ǫ13š15Ļ20Ƣ30F36ƣ50ǎ
~ndm	84 7n9ǖ12Ÿ14Ʊ
~ndma	86 8n9ǖ11Ÿ14Ʊ
~ndo	76 -9ƫ-8ǟ7Ɯ10ƨ12ƒ13ť16j18k55Ǘ
~ndor	83 -8ǟ60Ǘ
~ndow	85 -10ƫ8ļƜ12ƨ15ť19j
~nds	56 -13d-11aAQǌ-10ǫ-9ř-8ƺ-7nsƨǁ7LPśŨƑƿǢ8Ĺƪ9pƂǪ10uŦǉǐǩ11Ʀ12btǄǜ14Ǖ16Ŗ17oőųǆ18rƱ19ŬƚƩ20B21Ůƞ22Ƭ27ŵ32Ƽ
~nds>	57 -13d-11aAQǌ-9ǫ-8ƺ-7nsƨǁ7LĹśŨƑƿǕǢ9pPƪǪ10uǉǐǩ11ŦƦ12btǄ13ǜ16Ŗ17oő18rų19ƚƩƱ20B21ƞ22Ů23Ƭ28ŵ33Ƽ
~ndsh	82 -12ř9Ų10Ǖ18Ƃ22Ŭ
~ndy	77 -8Ő9vŚŮ13M15ǘ40ś
~ndy>	77 -8Ő9vŚŮ13M15ǘ40ś
~ne>	37 -20Ɵ-18ŏ-17TĴŎ-16ŕůƗ-14Ĺ-13RŁţ-12L-11lĻŘŢǕ-10tHUWŉǅǓ-9ĺŚƂƠƪǐ-8kFZűƣǎǛ-7aƋƏƧƯǉǢ7mEőŭƉƸ8ōŲŸƩƫƭǊǑǡǨ9OSƌǠ10wŗưǆǏ11ŌƐƔƱƻǝǧ12vņƖƜƨǒǟǪ13ŖŤǩ14XĿŪƵƾǥ15ŅƍƝǫ16œŽƊƶƷǁǗǞ18KļśƎ19ƹ20iA21Ƈƛƽ22PŔŴŶ23Ň24ŷ25yžǘ26ǣ27ƼǍ29Š30bł32ń33ơ36ŵ38ǖ40I
~nea	65 7Ƌ9ƓƜ10ǫ14z15ś19Ǜ20ƾ21Ƒ31C43ƛ
~near	67 7ƞ9Ɯ10Ɠ14z16ś20Ǜ22Ƒ32C45ƛ
~nec	86 13Ƙ18IU22j
~neck	90 14Ƙ19U23j
~ned	52 -10ǫ-8uļǁ-7ŀőƣ7ōŪǑǥ8nvƦƼǂ9j10myZŅšƴǕ11ĺŤũƓƬ12c13iƀƕ14ŎŢƭƵ15Ƥ18ŁǤ22ǝ25ŇŗƝ27Ǉ31ť43ƶ
~ned>	52 -10ǫ-8uļǁ-7ŀőƣ7ōŪǑǥ8nvƦƼǂ9j10myZŅšƴǕ11ĺŤũƓƬ12c13iƀƕ14ŎŢƭƵ15Ƥ18ŁǤ22ǝ25ŇŗƝ27Ǉ31ť43ƶ
~nee	48 -12ǘǫ-11Ǫ-9ļƙƨǔ-8ŅƪǠ-7yĿŗƩǕǟ7uOřŰűŹƑƼǈǤ8FŸƦǀǣ9ŬƂǋǑ10dsƉƔ11pvǌ12cŦƆ13mǎ14Ŷ16Gū18e20ŁƱ21tƮ22ń23Y24ǃ25Ɨ27ĺŏ34Ư39ł41ƅǩ43Ǩ
~nee>	86 -10Ǫ14ƺ16ư41t
~need	48 -12ǘǫ-10ư-9ļƙƨǔ-8ŅƪǠ-7yĿŗƩǕ7uOZřŰűŹƑƼǈǤ8FŸƦǣ9ŬƂǀǋǑ10dƉƔ11sǌ12cpvŦƆ13mǎ14Ŷ16Gū18e20ŁƱ21Ʈ22ń23Y24ǃ25Ɨ27ĺŏ34Ư39ł41ƅǩ43Ǩ
~nef	65 11Ʃ12ƨ17Ʈ31ƭ39W
~nefi	65 11Ʃ12ƨ17Ʈ31ƭ39W
~nei	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~neig	70 7Ľ8G9Ʀǫ10Ɔ11ƛǏ15Bņ18C22ƞ23Ơ
~nel	88 10Ƅ12ƊǞ17ƌ
~nen	88 34ƫ
~nent	88 34ƫ
~ner	53 -17d-15Ř-12ſƿ-10Qň-9Ū-8ǆ-7GŎǊ7ƣƵƹǋǫ8AƆǡǤ9MĻƂǁǂǃ10Ɖ11ǧ12LPưǎ13Ɨ14źǕ15ƽǢ16ŀł17ǩ18t19qF20Ǆ21ŵƪǖǣ25op36Ʋ40Ǫ47ǈ
~ner>	62 -15ƺ-11Q-9Ū-8ň7asCNŬ8Ĺőƒǥ9r10ƣƪ11opAƆưǡǤ12Ƃǁǫ13ƹ14L15P16ǃǄǎ19Ǣ21ł24qt26F34Ǫ
~nera	67 -13Řſ7ǘ8Ļ10Ķ12ƺ13MƵǇ17ǩ21Ǖ29ǣ48Ʋ
~ners	67 -21d-13ő-8Ǉ8ƨ9Ǆ10ǋ13Ɖ16ƪ18ǧǪ19o20pź21ŵƗ22ƽ31ǖ54ǈ
~nerv	84 -11ƿ12ƾ17ǂ32ŀ
~nes	46 -18ƃ-10ŅũŽ-9vGƙƹƾ-8qxŎŧŻƚ-7ƽǉ7ŗťŷ8PĴőƜ9Zǝ10AƷ11MƐǂǢ12Ɠ13ǚǛ14Ǐ15hŤǑ16y17ŏǒǪ18Ǆǈǐ19ƿǨ20ǟǠ21Ůǡ22ŴƟǇǣ23ǌǖ24ǅ25uǍ27ǆ28Ǔ33ǧ35Ǥ
~nes>	59 -10ŅŽ-8ŀŻƚƾ-7ƽ7Ŗžǚ8ƿ9PŊŘśƀƁ10ūŶƊ11ĴǏ12ŵƜ14Ǆ15őƷ16Ɛǂ17Ɠ22h23Ǒ24Ť25Ǥ27Ǔ31Ŵ34u
~ness	50 -18ƃ-11ū-9GŶ-8ũƙƹ-7Ŏ7ǏǓ8ťǄ9ǚ12ǝ13AM14ƿ15ǐǢ18Ǥ19Ǜ21ǈǒǨǪ22ŏǖ25ŮǇǟǠǣ26ǡ27ǌ28Ɵ29ǅ30Ǎ32ǆ37ǧ
~nest	75 -10v-8q-7ǫ8ƻ9Ĺŕ10ǚ11ŉ12Qţ13ķ15ŷǁ17Zň19ŗ32y
~net	80 -8X7ƽ10Ƭ13Ǘ16ƍ17ņ30ĸ36ǫ
~net>	82 -8X7Jƽ10Ƭ14Ǘ17ņ31ĸ
~nev	69 -12Ǩ-10ŝŸ-7ĸ7ǖ8ŤƛǞ9Ųƴƻǁ10lŇŨ11ǂ12Şƃ13e17ŒǛ24a
~neve	69 -12Ǩ-10ŝŸ-7ĸ7ǖ8ŤƛǞ9Ųƴƻǁ10lŇŨ11ǂ12Şƃ13e17ŒǛ24a
~new	52 -15Ƥ-11ō-10ƫǫ-9o-8ĵŞŧƈƯ-7wŨƶ7Ɓ8UŪƗƢƽ9jŜ10ƌ13ƂǗ14Ǜ15ƍƙǑ16ŝƷ17ĻƦ18xź19œ20Ɖ28ŷ29ŢƠ30iǇ31S34ĺ35G36Ɔ42Ǡ61Ŗ
~new>	56 -14Ƥ-12Ɗ-10o-9ŝƈƫǫ-8ĵŞŧ-7w7ǆǕ8ŕƁ9DUƗƽ10Ū11ƌ14Ǘ15Ƃ16ĺǑǛ17Ɔ18ƙƦƷ20Ļ21œź22Gƍ24Ɖ31ŷ32Ơ33iǇ34SŖ38Ǡ
~newa	66 -12ō10ŢǠ14Ŝ25ĺ26Ŗ32ŝ
~newe	79 -8ŕ8ŵ9ūƊ14Ţ23Ƣ31Ɔ
~news	86 21j26Ŗ
~nex	65 -11Ƴ-9CNQǧ9mp10Ūƀǂ12ƭǘ13ńŘ15Ļ16ǫ18HĹƘǠ19yŚ20kŏ30V32Ŗ37Ǐ
~next	66 -11Ƴ-10CQǧ-9N9mp10Ūƀǂ12ƭǘ13ń14Ř15Ļ16ǫ18HƘ19Ǡ20kyŚ21ŏ31V32Ŗ38Ǐ
~ney	58 -16ǖ-14Ů-9qŴ-8ő-7yŒŝş7ŇŻ8ƘƬƱƲ9Ŀƫǜ10ţ11XZǗǢ12rB14Ũ15ĺŁǚ16ƍ17TƳǘ19ĹƟƭ20Ĵ21ŀƸ23ư30Aų33ƒ
~ney>	58 -16ǖ-14Ů-9qŴ-8ő-7Œŝş7ŇŻ8ƘƬƱƲ9Ŀƫǜ10ŀţ11XZǗǢ12rB14Ũ15ĺŁǚ16ƍ17TƳǘ19ĹƟƭ20Ĵ21Ƹ23ư30Aų33ƒ
~nfe	90 19Ť29x
~nfl	90 18ŕ25ż
~nfo	76 12Ľ14ľ15ŋ16ļ18Ņ38Ǚ
~nfo>	84 13Ľ17ŋ20Ņ24Ǚ
~nfor	82 7Ǘ13ľ17Ǚ23ļ
~ng>	27 -21ƫ-17ǖ-16ōǎ-15ő-14s-13oŘƖ-12ĽŋƉƭ-11WƆƹǈ-10Dǐ-9vAŏŔƼ-8ƸǙǣ7emņŉŧųƇǢ8ŖŨŬŮŶƴ9TňŌŗƺƽǆǝ10FŴƃƾǕ11hLƥǑǛ12IMŹƕưƱ13UžƂƌƟ14SĴĶœƔ15YŊŞǌǟ16frĵĺƎ17ůż18gqzľŷź19OļƠƵ20ĿŃƪƯǂ21Ǉ22ŐŪ23PķŤ24uƅƘ25ƣ26ƻ27ƷǏǫ28Ŏţǡ29y30X31kƚ32xş34ŀ35j36Ł40i42t44HǠ45Ļ48V
~nga	82 -11x8Ƈ21ƚ26Ơ33f
~ngag	84 22ƚ34f
~nge	54 -9ǫ-8c-7Ŧǚ7qXƝơƽ8uŲƹƼ9Ķ10yŖƺ11Ư12vƩ13ƞ14fpKTųǛǠ15V17şǗ18Eň19ŏƄ23ŕ24Ļ25ƭ34Ū44ǂ
~nge>	63 -8Ǡ7Ʒ8yƯ9X10qƝ11Ų12Ʃƹ15Ǘ17K18ŕ19T23ň24ŏ25şŪ
~nged	67 -8ż-7Ŧ7Ū12ŕƼƽ13ƺ15Ƅ28Ǡ29Ļ
~ngen	90 44ƭ
~nger	70 -10v-7ŹǕ7hǁ8Ŝǎ10Ƅ11Ū12ż14Ŗ18Eƞ19fǛ20ų25p38ǂ
~nges	78 -7cp9U10HƆ12ơ14u16Ķ23V29v
~ngi	68 -8M-7P7TƧ8ŕ11q12Ĵ15Ų16ǡ17ĺƷ19ţ22V28Ɠ29i32ƙ
~ngin	69 -9ư-8M-7P7TƧ8ŕ11q12Ĵ15Ų16ǡ18ĺƷ19ţ22V28Ɠ29i32ƙ
~ngl	68 -8ǁ7ƭ11bƇ13Ɯ14Ǉǫ18ƚ29f38Ɖ40Ɗ
~ngle	68 -8ǁ11bƇ13Ɯ14ǫ15Ǉ18ƚ29f38Ɖ40Ɗ
~ngr	80 -7Ŧ9o10ƔƼ12ǡ13ũǝ21Ơ
~ngra	81 9o10ƔƼ12ǡ22Ơ
~ngs	54 -14ǫ-8ĻǍ-7q7QŠƦƷǘ8ļƚ9ŁƓǛ10TƸƻǆ12ƤǊ13ŋ14ĸ15Ŋ16iU18ř21ưǡ27AƧ30ƙ33Z34ĺ
~ngs>	54 -14ǫ-8ĻǍ-7q7QŠƦǘ8ļƚƫ9ŁƓǛ10TƸƻǆ12ƤǊ13ŋ14ĸ15Ŋ16iU18ř21ưǡ27AƧ30ƙ33Z34ĺ
~ngu	76 10x11ŉŊź12v18b24uƐ26ǫ
~ngui	84 27Ɛ
~ngun	88 12xź14v29u
~nha	84 -12Ş9Ʀ24ƽ38ş
~nhap	86 -12Ş39ş
~nic	64 -12ƫ-10ǐ-9ŗ-8Ǎ-7Cƈ7ciŰ8ĽƊƍ9qGŠ10kƂǫ11Ʃǋ12tKPƬǅ14F15U18ŷƠ20ƻ26Ũ27ƚ28j30Ǌ34ǀ
~nic>	86 -8Ǎ8Ŷ18tK46ǀ
~nice	68 -12ƫ-10ǐ-7ƈ7cmŇơ8iĿŰ9ĽƊƍ10GŠ11kqƂ12Ʃǋ13PŨƬǅ16FU19ŷƠ21ƚ30j
~nico	90 30ƻ
~nics	88 -8ŗ11ƚ14ƙ22ǫ24Ǌ
~nie	73 -11Ƶ8Ķ9MŢ10Ł14mŠ21Ņ28ƶ33ţ
~nied	90 -14Ƶ37ƶ
~nies	75 8Ķ10ŁŢ15mŠ22Ņ34ţ
~nig	59 -8HPŪƜ-7ǉǒ7Ŀŗƽǟ8ƒ9ŖŜƦ10r11jƨ13L16ťǁ18ļƠ19ǘ21Ǒ24R26ų28ŀ29n34x35ǐ50ű
~nigh	59 -8HPŪƜ-7ǉǒ7Ŀŗƽǟ8ƒ9ŖŜ10r11jƦƨ13L16ťǁ18ļƠ20ǘ21Ǒ24R26ų29nŀ34x35ǐ50ű
~nim	75 32Ř41ſ42h
~nima	85 48h
~nimu	78 34Ř43ſ
~nin	53 -10Fūǩ-9UǊ-8nơ7ŏƒǋǎ8ĹƾǞǡ9ƍ10ŅŌœŵƘƟ11Ūŷ13iryư14djŀ15HƦ16qƞ18Ż19Ű22ǟ23Ǔ26u28RǛ31Ǡ33L40ƀ
~nin>	70 7VǪ8ƌư9Ō10fƘǋ11dőƿǎ12ĹŅ13qǠ15ŵ19ǡ24ŀ25R
~ning	58 -11ǩ-10Fū-9U-8ǊǪ7PŲƓư8ľŏŶƒƟ9ƍ10ƾǞ11jRǫ12y13hœŪ14iƦ15r16ŷ19ƞ20Ű21HŻ23Ǡ26ǟ31u33Ǜ34L
~nins	67 54ƀ
~nio	75 -13Ķ-10ǧ12ļ13WĽƗ15ŭ16wZƪ18a25Ʃ26A
~nion	78 -14Ķ-10ǧ13WļƗ14Ľ15ŭ17Zƪ27AƩ
~nior	86 19w22a
~nip	90 14ĸ39h
~nis	68 -8Ƴ7ť11Żǆ13Ň14ƙ20P22Ǌ24ƍ31ǫ32Ƌ33m
~nish	69 -8Ƴ7ť12Żǆ13Ň15ƙ24ƍ32ǫ33Ƌ34m
~nist	88 27P29Ǌ
~nit	66 -24Ƈ-14œ-8ǔ9a10VǍǎ14Ƥ16ƍ18GƐ19D20ž21ƙ22Ƣ27Ʀ32Ƨ47ƥ
~nit>	76 -25Ƈ-16œ-9ǔ11ǎ15Ǎ16Ʀ21ƥ25DƧ26Ƣ
~nito	80 22Ɛ25ž
~nits	86 18Ʀ37ƥ
~nitu	80 13Ƨ18Ƥ22G27ƙ
~niv	84 11Ƴ21y28ƫ
~nive	84 11Ƴ21y28ƫ
~niz	90 13ƌ26ǈ
~njo	83 -8R12ǡ20g24t41U
~njoy	83 -8R12ǡ20g24t41U
~nju	73 33ǥ39Ƅ51ſ
~njur	73 33ǥ39Ƅ51ſ
~nk>	53 -19Ś-17ƪ-11ǆ-10ĺ-8ť-7Qŏ7hƌ8mOƉƹ9ƕƝǍ10Ľōƙǟ11ĿƔ12ƅ15G16Ʈ17Bŗ18ŭ19ŕ21H22Z23ũ25eĹ26ĵ28Ų30ň34ǫ37Ɨ38r41ǁ
~nki	67 -12Ř-9ǫ7Ɓ8Ƥ11Ɔ12Hǁ14ŀ19šƵ20Ļ21X23Ʒ26VƯ30y32Ʈ
~nkin	67 -12Ř-9ǫ7Ɓ8Ƥ11Ɔ12Hǁ14ŀ19šƵ20Ļ21X23Ʒ26VƯ30y32Ʈ
~nkl	76 14H32ƥǏ
~nkle	77 32ƥǏ
~nkr	88 25Ķ
~nkru	88 25Ķ
~nks	71 -14ķ8hiǞ9ĺ12ŭƗ14t27k29ƛ30r35ǝ
~nks>	73 -14ķ8h9iĺ12ŭ13Ɨ15t30ƛ31r36ǝ
~nksg	86 10Ǟ33k
~nli	75 -12I-9ǌ-7š8Ľ10ś13K15Ņ17Ǘ21ľ26ņ44ǘ
~nlin	75 -12I-9ǌ-7š8Ľ10ś13K15Ņ17Ǘ21ľ26ņ44ǘ
~nly	64 -13T-8ŗ-7Ƹ7ŵƌƚǀǊ8ŉƞ9BœƵǋ10Ņ11ļ13Ŀ14ŤƁ16ųǉǜǝ18Ƥǘ19Ů21ư22Ŵ24ū
~nly>	64 -13T-8ŗ-7Ƹ7ŵƌƚǀǊ8ŉƞ9BœƵǋ10Ņ11ļ13Ŀ14ŤƁ16ųǉǜǝ18Ƥǘ19Ů21ư22Ŵ24ū
~nne	72 -10Ū-9u-7ƹ7ŕ8Ɲ9ĹǞ11CNƨ12nI13ǂ14ưǁ16y17Lǫ21A25ƽ
~nned	84 -10u9ŕ10Ĺ17ǂ20y
~nner	79 -9Ū-7ǃ7ǖ12N13nƨ16ưǁ17A19L21ǫ28ƽ
~nni	65 -11Fū-8U7kRŲżƟ9cfVőť10u11ĹŀŌ12q13ŵƦƾ14HŅƍ15hœ16ǡ17ŷ19ǟ22y
~nnin	65 -11ū-10F-8U7kRŲżƟ9fVőť10u11ĹŀŌ12q13ŵƦƾ14HŅƍ15hœ16ǡ17ŷ19ǟ22y
~nnu	76 9Ƭ16ůǋ17ǌ19T
~nnua	76 9Ƭ16ůǋ17ǌ19T
~nny	82 8ƞ14j15ƫ27Ʊ34ǫ
~nny>	82 8ƞ14j15ƫ27Ʊ34ǫ
~no>	55 -14ŕ-12ǫ-10ŉř-9ő-8ĵƨ-7ĻŇŵǝ7cżƋǜ8XĴŀŗƲƹǆǣ9ľ10sƩ11ǉ13Ƶ14luťƟ15žƅǞ16Śǁ19Ƃ20ń21Ő24ňŢƀ26ŊŽ27ǃ28Ŷ62ƶ
~nob	69 -8r8Ʊ9nťǁ12ł13ŗ14Ÿ15ƯƼ23ƌ27g31ş35ơ
~nob>	90 30ƌ
~nobo	70 -8r9nƱǁ10ť12ł14ŗ15ŸƯƼ28g31ş35ơ
~noc	80 7m8Ť16ĵ17ơ22R27ƍ29Ż
~nock	81 7m8Ť16ĵ22R28ƍ29Ż
~noi	85 17Ɛ18C23ǫ
~nois	85 17Ɛ18C23ǫ
~non	78 -7ŕ7ǧ13xƁ14Ǆ28ƻ39Ţ
~non>	83 -7ŕ7ǧ14ƻ15Ǆ33Ţ
~none	90 7ş15xƁ
~noo	80 -13ń9g12C13ǩ16jō17i27L
~noon	82 -13ń10g13ǩ16j17iō28L
~nop	88 -9ƶ19X23Ţ27ƽ
~nor	63 -8Ɯ-7ǉ7C8n11Ńœ12ǀ13jǑ14AY19D20R22T24Ů25Ż
~norm	64 -7ǉ8n11Ń12ǀ13Ǒ14AY21R24Ů
~nort	85 -10Ɯ-8ś9C19j20œ25D30T
~nos	78 9l11Ơ12ƿ15Ż16Q17ŋ33ƾ
~nose	86 40ƾ
~nosy	86 10l12Ơ17Ż19ŋ
~not	44 -19Ɲ-16Ş-14Ŵ-12ĸŚƩ-11Ƹǅ-10VĻŝťŰ-9qSZǉ-8puNŃœƙƮǒ-7nŏśſƈƫǥ7hų8EņƔƛƧƻǛ9KŖŻǑǟ10XőŗŵƇƖƪƹƺ11lĶƬ12QňřǔǢǪ13Hľŷ14rƄƳ15Ť16cyIŢŭ17ţ19fƽǓ20ƶ21b22LŽ23ƀ25Ŷ27v28ơ30şǫ32Ĵ34Ő40Ŏ54Ł
~not>	46 -17Ɲ-15Ş-12Ś-11Ʃ-10Z-9qVĻŝťŴƠǉǧ-8ĸĺŀŠ-7uŃŏŤŲƈƙƪǒ7BGŇũž8gsĵŸƆƤƦƵ9ĿƔǛ10KƛƧ11EņŖŶƶǟ12LXĶŢƇơƽ13Ƭ14QľňŻǑǔ15ŗřǢ16lrƄ17vƳ18Ǫ19c20ŎŽ21Ǔ22f23Ő24ţǫ25b34ş62Ł
~note	75 -9ĵ-8Ɔ9ǚ11Ų12ń13ƹ21ŋ22Ŏ27Ɩ28Ĵ40ŭ
~noth	63 -9pţ-7ŰŴŸƸǅ7jŢųƺ8Šźƒ10ŀ11ƽ12őƾǧ13vŷǫ14Ĵļƨƶ15ŵƻǠ16L17I18Ő21H22ŎŶ23ƪ25ơ27y29ƀ32Ť
~noti	78 9ƌ10K12H21ĺ
~nou	71 7şƀ8Ʋ9ŏƕ10Łƙ13ķŸ16Ŧ17ry18j21ſ28b34Ʈ
~noug	72 7şƀ8Ʋ9ƕ10Łŏ11ƙ13Ÿ14ķ16Ŧ17y18jr21ſ34Ʈ
~noun	88 36b
~nov	85 -15t17ǌ30ƍ46Ǟ
~nova	88 31ƍ
~now	43 -20Q-17Š-14L-13Ʈǐ-12ťǖ-11Ł-10diţ-9yŀŃŴ-8ňšŻƃƖǙ-7bUVWŏŢƀƔǊǍǛǤ7pBOSĶŕ8hśűƐƝǅ9fĹŎŜƕƨƫǁ10wxľ11ĺŤƉǫ12G13nAF14ōųƩ15ŵ16řƵ17uņ19rĵǡ20jƺ21Řŝơ23sŉ25ũ26Ū27c31ő32ǧ34ĻŊŗ41Ő48œ49N
~now>	43 -19Q-17Š-14L-12Ʈǐǖ-11Łť-10diţ-9yŃŴ-8ŀňšŻƃǙ-7bxUVWŏƀƖǊǍǛǤ7pBOSĶ8hśűƐƝǅ9fŎƕƨƫǁ10wľŜ11ĺŤ12GƉ13F14nō15ųƩ16řŵǫ17uņ18Ƶ19rĵ20ƺǡ21jŝ22Ř23sŉ26ũŪ27c31ő32ǧ34ĻŊ35ŗ41Ő49N50œ
~nowb	90 37ơ
~nowh	88 11g30Ĺ
~nro	85 -9Ǡ28ƍ36W
~nrol	90 39W
~ns>	46 -14Ǆ-13W-12cP-11nLſǤ-10ĸĿŧƍ-9MŐş-8ĺŞťǡ-7ňšŸŻ7ĹƗƫƶǋ8yƪƳǔǖ9qĻƑƛǥ11EŘƩ12a13ǟ14ŋœƙưƹ15RŲǢ16ŊŖŪ17ƀǠ18xƝ19żǈ20źƾ21Ǒ22C23Ǎ24k25w26Ĵ27uƣ28ǫ29ŀƽ31ƚ32ǜ35Ǌ37Ƃ42ǒ
~nsa	90 22ǥ
~nse	56 -12I-11Œ-8n7Ǫ8Ōǌ9lsZ11oAŪƼǝ13dƅ14YĹƲǂ16Ŭ17a26ź32ŉ38Ÿ56Ź
~nse>	59 -13I7ľš9Ÿ10ls12oŪƼǝ14dĹƅ15ǂ17Ŭ19a20ź34ŉ39Ź
~nsed	75 -12Œ9ź11Ǫ26Ź40Ÿ
~nses	82 13ǌ14Z21Y22Ʋ
~nsh	86 -8i12Ŝ35j
~nshi	90 -8i36j
~nsi	63 -32ǎ-22Ǐ-9Ʈ-8ų7Ǖ8Ÿ9ƍƝƬǥ10Ƈ11XŻƑǒ12ţǆ14ƚƥ15Ŭƙ16ű17ƹ18Ƨ26Ɓ27H33Ǥ37ƣ40ķ
~nsid	73 -25Ǐ-8ų8žƫ9ŗ11ƍƝƬ13Ƒ14ţǆ17ƥ18Ŭ20ű22Ƨ42Ǥ
~nsio	79 14Ƈ20ƹ54ķ
~nsiv	75 8Ǒ12ǥ14XŻ16ƙ19ƚ32Ɓ
~nsm	88 -11L-10Ĺ12Z17Ŷƻ21Ų
~nso	86 8ǚ31Ɛ
~nsor	90 33Ɛ
~nsp	73 -7Ɖ8ž14l20Ɗ59Ə
~nspe	74 -7Ɖ21Ɗ60Ə
~nst	61 -11Ŵ-8RƊ7MŃǜ8ƉƖǆ9ŅǓǣ10BKǡ11ƒƷ12rĴ13P17Ƌƚ20Ƭ22ƈ25ų27Ɔ34ǫ
~nst>	72 -12Ŵ10Ɩ11rŃǣ12Ņ13B15Ĵ25Ƭ
~nsta	78 -10R9ǜ14ƒ18ǆ22Ƌ23ǫ32ų
~nste	85 -10Ɗ11M12Ɖ14KǓ17Ʒ
~nstr	70 -7ǆ7ƕ12ǡ16P21ƚǫ26ƈ32Ɔ
~nsu	44 -20ƺ-13Ɣ-12Ǔ-10QĴƙǑ-8qƟƣ-7SŶƍǊ7AXŵƛǦ8PŒś9Ļ10ƨƽǩ11şƂƮ12Ɓ13ŘřŧƫƯ14ŁƵ15ĺǪ16Ŀł17ū18WǕ19ŤƅƗ20Ňœƶǜ21Ƅ22Ţ27ǔ28ƪ31ƕ35Ǥ37Š38őǧ39ǎ44ƀ47Ő
~nsul	86 12ǝ25ƽ46ǜ
~nsur	44 -19ƺ-13Ɣ-11Ǔ-10Ĵ-9QƙǑ-8qƟƣ-7SŶ7AXŵƛǦ8Œś9PĻ10ǩ11şƂƨƮ12Ɓ13ŘřŧƫƯ14ŁƵ15ĺǪ16Ŀ17łū18Ǖ19WƗ20ŇœŤƅƶ21Ƅ22Ţ27ǔ28ƪ31ƕ36Ǥ37Š38őǧ39ǎ44ƀ47Ő
~nsw	79 7Ŀ13Kǜ15ŕ20ļ49Ŋ
~nswe	79 7Ŀ13Kǜ15ŕ20ļ49Ŋ
~nt>	33 -17ňƔ-14Ń-13P-12nłŅǔ-11RŮųƨƩ-10rwTŧūŷ-9fgiĹżƍǌ-8hmpQŀŤŴźƌƽǊ-7dIƉưƼǁǐǟǥ7BLĽŗƗƘƷ8ŊƀǘǙǠǤ9tGOŔšŸƅ10SŚŲƃƙƾǗ11sľő12uŝťžƖǃǅǫ13ĻœƄǜǨ14MŖŦƕơ15NķļŁśşŪǓ16ſƋƥ17eŋŕŞƯǕ18Ƨǎǚ19ƤǑ20Ʋ21Xō22Ţ23KńǞ25ŻƸ26lŇ27ƣ28FĵŒƞƭ29Ŀ31Ƒǉ32Ʈ34Ƴ37ǖ51Ƣ
~nta	64 -8F-7ŘƢưƺǫ7k8Ɯ9P11ǈ12Ʀ14W15Q16Ű21AŶ27Ǣ28B29KƤ38ĸ59Ƃ
~ntal	68 -9F-7ŘƢưƺ10P13Ʀ16W17Q23Ŷ31Ƥ41ĸ64Ƃ
~ntan	77 15ǈ27A34Ǣ35B
~nte	59 -22ǎ-9X-8ŘƁǕ-7ŉƕƢǒ7cHŚšǔǫ8ŽƎƬǅǘǠ9BŠƷ10ƖơƧǉǍ11ņňŰ12ƅƍƝ13Q15Ő16ŊƤ17Ƒ19Ǔ20ĺŦ22F23N26ƙ27ǐ30Ǥ37ƣ
~nted	78 -8Ǖ9Ƹǎ10GŚ11ŗǫ12Ǝ13ǅ14Ǡ24Ŋ
~ntee	84 27Ƒ
~nten	77 -9Ř-7ƕ9ƺ13c15Ʒ41ƙ43Ǥ
~nter	63 -30ǎ-8XƁ-7ŉƢǒ7ź8HŪŽƅǔ9šƬǘ10Š11BơƧǉ12ņňŰƖǍ13ƍ14QƝ17Ƥ18Ő21Ǔ22ĺŦ24F25N29ǐ40ƣ
~nth	48 -11Ʊ-10ƙ-9Źǫ-8Ř-7Ʒǎ7VőǞ9v10G11ķƘǋ12řƄǀǌ14ZĴ15Ǫ16ư17uTůź18Ţ20ơ23ņƦ24p29X30ń31ǟ32Ŧ35d36Ɩ38Ƣ42œ43ĵ52YŖ
~nth>	51 -12ưƱ-10Z-9ŨŹ-8Ř-7ƙƷǎ7ƃƧǩ8VǞ9ő12œ13ķņƘǋǌ14ǀ15ơ16ř17Ĵ19uź20Ţ21TƦ24Ɩ30pǟ33ń36XŦ37Ƣ41d46Ŗ49ĵ52Y
~nthl	75 9Y13œ17Ƣ28Ɩ32ĵ
~nths	64 -12Y-10Ƣ7Ʀ8Ļơƻ11ŃŖ16Gů17vĵ18Ũ19Ƅ24œǪ31Z37ư
~nti	63 -11Ơ-9Őǥ-8ǫ7ľŢ8dƆǉ10kĺǋ11OŽƚ13Ŗ15Ŭ16nŅǢ17Ʊ18Ƈ20H22ŗ26Ƥ28ƭƯ29ǆ34Fǈ
~ntia	85 10ǖ11ƶ12ƫ24ǆ
~ntil	90 16O22Ŗ30Ư
~ntin	68 -10ǥ-8Őǖ7gnļ8ŢƯ9ǉ11kǋ12ĺ14ǆ18Ǣ19Ʊ20Ƈ22H28Ƥ30ƭ38F
~ntio	84 -7ť11A15n16Ž23Ņ34ŗ
~ntit	90 -18ƫ11d51ǈ
~ntl	75 -8ǫ-7ş8œ9f10Ƃ11Ƶ12ŏ15Ū16Ļő23Ũ27Ő
~ntly	75 -8ǫ-7ş8œ9f10Ƃ11Ƶ12ŏ15Ū16Ļő23Ũ27Ő
~ntm	86 9MǙ12ǘ16Ŷ21ǀ
~ntme	86 9MǙ12ǘ16Ŷ21ǀ
~nto	65 -10Ǉ-7ƄƷ7ŏŰǍ8i9dƛ10Ń11RťƀƁǤ12ķŋƥ13gš15ƬǠǫ17ƙ18ǥ20Ǒ21Ǐ23Ɵ24Ɲ33S35ƍ
~nto>	69 -10Ǉ-8Ʒ-7Ƅ7ŏŽǙ9i10dƛ11Ń12ťƁ13Rķŋ14š15gƀ16ƬǠ20ǥ27Ɲ35S39ƍ
~ntor	81 15Ǥ24ƙ26Ǒ30Ɵ
~ntow	84 -7C11ŰǍ16ƥ27ǫ28Ǐ
~ntr	60 7ǣ8ŧǖ9CƘ10Ƥǩ11ŁŚƍƥƾǂǆ13ƕ15l18Ɣ23ǔ25Ǔ44Ǖ
~ntra	61 7ƫǣ9ŧƘ10Ƥǩ11Śƍ12Łǆ13ƕ19Ɣ24ǔ26Ǔ45Ǖ
~ntry	80 7Ź9Ɖ12C14ǖ16ƥǂ20l
~nts	49 -15ƺ-13Ǆ-11ǆǉ-9ŊƮ-8o-7ƕƗ7UŶ8nŅŝƚưǩ9šƄƍ10uĸŘ11Ƨ12ĴĿ13ƅƟ14Ž15ǘǙǜ16ķŭƢǕ17ĵĶƙ18ŇŮǎ20Ųǖ24şǏ26ƿ27ƞ28Ʊ30żǤ32z
~nts>	49 -15ƺ-13Ǆ-11ǆǉ-9ŊƮ-8o-7ƕƗ7UŶ8nŅŝƚưǩ9šƄƍ10ĸŘ11uƧ12ĴĿ13ƅƟ14Ž15ǘǙǜ16ķŭƢǕ17ĵĶƙ18ŇŮǎ20Ųǖ24şǏ25Ʊ26ƿ27ƞ30żǤ32z
~nty	78 9Ƒ10DW11ǖ13Ľ14ż26Ɔ32C
~nty>	79 9Ƒ10D11ǖ13Ľ14ż27Ɔ32C
~nu>	90 16X24ǫ28ǝ
~nua	75 9Ƭ16ůǋ17ǌ18T
~nual	75 9Ƭ16ůǋ17ǌ18T
~nue	83 10ǩ41ǌ
~nue>	83 10ǩ41ǌ
~num	51 -12ǫ-11Lƥ-10ś-9aŕ-8ǥ-7ţŸǕ7ƇǛ9ǖǞ10KŜ11Ŀŝƕ12š13yňœǉ16EY17cļ18C20Ľ21Ǣ23Ʈ24Źƾ25ņ26XǙ27ŘǪ28Ŭ29D34e42Ś47I
~numb	51 -12ǫ-11Lƥ-10ś-9aŕ-8ǥ-7ţŸǕ7ƇǛ9Ǟ10KŜǖ11Ŀŝƕ12š13yňœǉ16EY17cļ18C20Ľ21Ǣ23Ʈ24Źƾ25ņ26XǙ27ŘǪ28Ŭ29D34e42Ś47I
~nur	75 -12Œ10Q22U25q30P38ǃ41S
~nurs	75 -12Œ10Q22U25q30P38ǃ41S
~nus	88 -8Ĵ-7Ɣ10ǂ14Ƈ22ĸ28T
~nut	65 -10J-8ǫ8fuŅś9ǃ10t11iƲ12ļǩ17Ű20ō28N33ş39O
~nute	67 -10J7ş8fuŅś9ǃ11i13ļǩ17Ű21ō30N40O
~nuts	84 7ň8œ14t15Ʋ34ş
~nve	71 9lļ10D11s13Ǥ14ƙ17Ō20ĸ21ŮǑ34ǫ38Ɵ
~nven	80 10M14Ǥ17ǫ23ƙ25Ǒ29Ɵ
~nver	80 7Ʃ10ļ11l12s14Ɵ20Ō21ǫ24Ů
~nvo	74 8Ž13ł14f20Ǘ25ǚ
~nvoi	76 21Ǘ26ǚ
~nvol	88 9Ž16ł17f
~nwi	86 -10GR-8S16š18Œ21g34ő
~nwid	88 -10G-8S16š18Œ35ő
~nxi	88 23ƾ27ŀ
~ny>	34 -18Ŵ-17Ƃ-16œ-14UĻǡ-13iƄƙǤ-12ŃŉŗſƁ-11ĵ-10fwFŇƹ-9ozNŔŦŧŶƠ-8dļŋŎũŭƮǟ-7alsAXŀłňŏűžƵƷǏ7ŒƗǣ8ŖŹǠǦǪ9GƤǇǜǞ10ƒƓǐ11ūƊƐƖƝǙǚ12ŠǊ13jHĶ14VǄǨ15şƚƬƾ16gƥƶ17ŨŽƍǀǛ18W19ǈ20nķĸƽ21őŸ22Ťƨǂ23ZŅǉ24ƞ25ǁǖ26ǆǍ27ŞŲǫ28ƺ29mź32ǅ34ų35żƟ38Ǔ40uƻ45h47Ţ
~nyb	56 -13Ǒ-12Ƭ-9T-8Ɵǁǋ-7BŹǊ7ƒƿǉǛ8ŕƉƌƩ9ƂƃƤǙ10zťǞǤ11Ǔ12uŞŸ13hłŐƕƥ14Žǣ15nŝǖ16ƶǥ17ǝ18Ņ19ųŴ21ƞǪ23ĴǏ24Ʊ29ŗ
~nybo	56 -13Ǒ-12Ƭ-9T-8Ɵǁǋ-7BŹǊ7ƒƿǉǛ8ŕƉƌƩ9ƂƃƤǙ10zťǞǤ11Ǔ12uŞŸ13hłŐƕƥ14Žǣ15nŝǖ16ƶǥ17ǝ18Ņ19ųŴ21ƞǪ23ĴǏ24Ʊ29ŗ
~nyl	88 24ƈ
~nyl>	88 24ƈ
~nym	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
~nymo	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
~nyo	63 -13Ƭ-10R-8ŵƏ-7ŭŮǊ7ǝǩ9ǚ10Ǫ12Ɗƞǫ13Ÿ14n15łƳ18ƱƵǞ20Ǥ24ǒ25ơ29Ŵ30ŗ
~nyon	63 -13Ƭ-10R-8ŵƏ-7ŭŮǊ7ǝǩ9ǚ10Ǫ12Ɗƞǫ13Ÿ14n15łƳ18ƱƵǞ20Ǥ24ǒ25ơ29Ŵ30ŗ
~nys	78 -10aŘ7Ǐ8ŕ12ǅ13Ǩ14Ŀ17ǡ19ǒ20Qǧ
~nys>	78 -10aŘ7Ǐ8ŕ12ǅ13Ǩ14Ŀ17ǡ19ǒ20Qǧ
~nyt	50 -13ǫ-8Ō-7zAVĻźƝƭ7BNƃƍƞ8ųƴǏ9Ɠƨ10Ž11HĴĶƳ12ƟƵǑǕǗ13kƲƺ14ŪƩƿǂ16gƪƽ17Ų18ňƜǠ19żƏǄ20Őƾ22ƅƎƚƧ23ŊŎǁ26Ť
~nyth	50 -12ǫ-8HŌ-7zAVĻźƭ7BNƃƍƞ8ųƴǏ9Ɠƨ10Ž11ĴĶƳ12ƟƵǑǕǗ13kƲƺ14ŪƩƿǂ16gƪƽ17Ų18ňƜ19ƏǄ20Őżƾ22ƅƎƚƧ23ŊŎǁǠ26Ť
~nyti	90 -10Ǡ34H
~nyw	75 -11ǚ-9Ÿ7żƦ8ƌǂ9Ƨ10Ť11Ǚ16ǧ20Š26k31ŉ
~nywh	76 -11ǚ-9Ÿ7Ʀ8ƌǂ9Ƨ12Ǚ17ǧ20Š26k32ŉ
~oad	70 -12R-7H8C9Ǎ10yǨ13Ş14kǡ19ǂǠ21źƑ25ŮƂ32Ŝ40D
~oad>	74 -12R8Cƀ10Ǎ11yǨ16ǡ20ǂǠ22ź23Ƒ27Ů34Ŝ43D
~oads	80 16Ş30Ƃ
~oak	81 12ƒ14Ū16Ɲ18œ21D40Ɠ
~oak>	85 13ƒƓ15Ū19œ22D
~oal	88 13ơ42ļ
~oal>	90 43ļ
~oan	58 -9Ʃ18ư19Ƃ23Ɩ33Ƴ41ŭ51Ɨ54Ĵ66Ƭ
~oan>	62 -9Ʃ7Ƃ14Ƴ15Ĵ30Ɩ46Ɨ47ŭ63Ƭ
~oans	70 9Ƭ11Ɨ24ư25Ƴ49Ĵ
~oar	75 7ŏǕ11Ǟ19Ǝ20ł30r32ƞ
~oard	75 7ŏǕ11Ǟ19Ǝ20ł30r32ƞ
~oas	86 -7l12Z15ŀ18C26Ɯ
~oast	86 -7l12Z15ŀ18C26Ɯ
~oat	78 -19Ʀ8Ĵ11ƩƬ16t17ǀ18ť20Š25ư29ĸ
~oat>	79 -19Ʀ11ĴƩ12Ƭ14Š17tǀ18ť25ư30ĸ
~ob>	55 -16G-14Œ-12ư-10r-9fjǧ-7oŗŘťƞǫ7ŝƹ8ŉŮƨ10Ťǒ11Ɵ13ǩ14ķ16Ʈ17ƌ18ǥ19R20pu24Ǖ25Ű26Ǌ34d37Ʃ38q39V50S51U52W60P
~oba	78 10Ǆ12ƹ15l46ƻ
~obac	80 11Ǆ48ƻ
~obb	80 8Ƣ12ƥ13ǂ18ƫ49g
~obbi	82 14ǂ18ƫ26g
~obi	88 8Cƹ27I
~obil	88 8Cƹ27I
~obl	75 7Ŷ8sŐ10bŌƾǞ11ĺ13Ɲ15LŁ17ŝ
~oble	75 8sŐ9Ŷ10ŌƾǞ11ĺ13Ɲ15LŁ17ŝ
~obo	69 -8r8Ʊ9nťǁ12ł14ŗŸƼ15Ư27g29ǫ31ş34ơ
~obod	70 -8r9nƱǁ10ť12ł14ŗ15ŸƯƼ28g31ş35ơ
~obs	74 -7Ű7ǣ9Ƴ10Ǩǩ12ƪ15ǊǓ20Vǖ21Ʃ22ǆ28ǒ
~obs>	74 -7Ű7ǣ10Ǩǩ12ƪ15ǊǓ20Vǖ21Ʃ22ǆ28ǒ
~oca	71 -11V7ŝ11ǁ12őǖ14MĿ21Ǡ26lH48Ǎ
~ocal	81 -7Ǌ8ŝ14őǖ16Ŀ17M37l
~ocat	76 -12V-7l9C23Ǡ28H56Ǎ
~occ	75 15ơ21q22x27P33ǣ
~occu	75 15ơ21q27P33ǣ
~oce	80 -7œ11X12Ǟ17ō25Ń29Y30Ů
~ocer	84 -7œ7z12X30Y32Ů
~oci	73 -8Ɛ11ķ16ǈ21m24Ǚ32ǁ51e
~ocia	73 -8Ɛ11ķ16ǈ21m24Ǚ32ǁ51e
~ock	59 -19Ŧ-13M-12Ƌ-11Ɩ-7ZŲƙƛ7ej8ŏ9ƿǂǆ10ĵ11qĸ12ǐ13ķ14QōƈƎƗ16Ɵ17ű18ƍ19Ż22Ǒ24ǚ25řƥ28ů30ũ33Ĺ35Ƨ38R
~ock>	67 -20Ŧ-14M-10ŧ-7ų7ƍƥ11Ĺǂ12Ƨ13qĵ14ǐ17ōƈ20Ɵ22Ż26Ǒ33ů35ũ44R
~ocke	66 -13Ƌ-11Ɩ-7Ų7Ƹ9eķ10ŏ11ǆ13ƍ16Ɨ17ŧ21ƥ23ű27Ĺ28Ƨǚ30ř
~ocks	85 10Ƥ19ĸ
~oct	70 8ƺ10ǥ14ƽ20Ǆ26Ƅ30ƾ58ǀ
~octo	70 8ƺ10ǥ14ƽ20Ǆ26Ƅ30ƾ58ǀ
~od>	46 -14ŗ-13u-10Xŵ-9ĺŮưƵ-8azŁœšƨǒ-7nrńŚŦŰǀǍǠ7ţƏƭ8pƀƫƯ9CUĿŌũŻƔ10yƾǄ11Ťǆǌ12WļŝƦ14ŪƲ15ŇŏŲǪ16ƽ17ňōŷ18ƺǫ20xĶ21Ƅ22N23L24ƈƱ25i26ǡ27I28ǃ29ƴ34ƒ37Ş40ǝ45ƛǥ
~oda	54 -15ſ-12ǫ-11oVǣ-9ń-8Ņ-7ƈ8Œ10ałƅƕ11tŝ13Ł14ĺƬ15ţ18ǧ19ƨ24Ų25j26O27ōŘ30ő32œ33ļ38Ő39i41Ļ
~oday	54 -15ſ-12ǫ-11oVǣ-9ń-8Ņ-7ƈ8Œ10ałƅƕ11tŝ13Ł14ĺƬ15ţ18ǧ19ƨ24Ų25j26O27ōŘ30ő32œ33ļ38Ő39i41Ļ
~odd	90 -12Ƴ19x20m23v
~ode	66 -8Jǥ7Ŭ8ŕƋ9ũƦ10b11ǚ17ǫ24E26Ǧ28ū31ƍ36I
~ode>	73 -8Jǥ8Ŭ10ŕ11Ǧ12ǚ26E40I
~oded	88 12ƋƦ13ũ
~odel	75 21ǫ33ū36ƍ
~odi	80 -10Ť13Ř15ƛ20ſ
~odil	81 13Ř20ſ
~odo	84 17o40ů
~odom	84 17o40ů
~ods	83 10Ʀ12Ɠ20Ǘ22j
~ods>	83 10Ʀ12Ɠ20Ǘ22j
~odu	83 7Ɵ15Ǘ19ƫǣ25ǆ
~oduc	83 7Ɵ15Ǘ19ƫǣ25ǆ
~ody	46 -13ŢǑ-12Ƭ-11Ƅǐ-10Ɵ-9rTŹƣ-8BźƢǋ-7ŎƝ7ŞšƯƼǜ8Fǣ9ƗƥǍǙǛǪ10ŕǉǖǝ11KĴƶǇǥ12ƀƂǓ13ĸŐşƕ14hƐ15QųŽ16ŅƤ17gǏ18Ǥ19ťŴ20ĿƵ21Aŗŝƞ23Ǟ24łǚ25n26ſ29Ÿ33Ʊ36ơ
~ody>	47 -13Ǒ-12ŢƬ-11Ƅ-10Źǐ-9rTũƟƣ-8BƢǋ-7źƝ7fĽŶ8ĿŞşšƯƼǜǣ9ǍǪ10FƗƥǛ11ŕǉǖǥ12ťųƂƶǇ13ǝ14ĸŗƀƕǓ15hQłŐƐ16AƞƵ17Ƥ18ŅŽǏǤ20Ŵ22ŝ23ơ25ǚǞ28nſ31Ÿ34Ʊ
~odys	70 7ŏŭ8AĴşƃ9ƞ11ŗťűų12Ǌ13łǙ14ǫ15K18Ŀ20g22ơ
~oes	40 -20ſ-18ƃƻ-17u-15Ů-14Ŷƺƽ-13őŠƨ-12ū-11tš-10mŧƙƝ-9ĵńŤǥ-8ĸĻŏŸŹƉƦǍ-7gipyCFŇŔřşťžƵǠ7wŘ8ETķŉũƎƼ9zœƠǐǔ10ŚƖƗƞƹǎ11LŀŲ12ŝƱǣ13ƭǧ14bY15ŗǨ16dƈƋƢ17łňŖƂ18Ɛ19hoƩǆ20Wűƅƛ21sŰ22Żƣ23xź24ǒǞ25Ǖ26Ǆ27ľǜ28ŵ29rǊǢ30Ŵƫ34ǫ36q38ƪǩ
~oes>	40 -20ſ-18ƃƻ-17u-15Ů-14Ŷƺƽ-13őŠƨ-12ū-11tš-10mŧƙƝ-9ĵńŤǥ-8ĸĻŏŸŹƉƦǍ-7gipyCFŇŔřşťžƵǠ7wŘ8ETķŉũƎƼ9zœƠǐǔ10ŚƖƗƞƹǎ11LŀŲ12ŝƱǣ13ƭǧ14bY15ŗǨ16dƈƋƢ17łňŖƂ18Ɛ19hoƩǆ20Wűƅƛ21sŰ22Żƣ23xź24ǒǞ25Ǖ26Ǆ27ľǜ28ŵ29rǊǢ30Ŵƫ34ǫ36q38ƪǩ
~oev	90 10ǩ14Ń22Ƥ
~oeve	90 10ǩ14Ń22Ƥ
~of>	35 -22Ƶ-16ǉ-15Ń-14c-13MķŰƚ-12bVŷǫ-11owFŏšŢƔ-10ĺōűǟǤ-9IŶƀƍƕǜ-8fľŵơǣǧ-7LţſƆƸǦ7WŅŉŋŦƄƐƢǡ8ĸŨƞƫ9zŀŇŸƇƜƝǅǍǎ10eEHTĶŚǒ11hitAŬǁǑ12gpĹŝƳ13QŴƗǥ14ŧƦƻǘ15SZ16js17rxĵƥƯ18KŲ19ŘƌƷ20Ŝƴ21ūƿ22ƟǠ23ő24ƓƧ25CƃƈǊ27ƅ28n29Ŀǆ33ň38ǖ40ǔ44Ɖ56Ɗ
~ofe	79 -13Ŧ-7Ɓ10Ň11P26ǜ45Ɖ
~ofes	81 -7Ɓ7ƒ10Ň11P26ǜ
~off	49 -12ŷǪ-11ƛǉ-10ańư-8KĿŊƠ-7CLĹŋŗšţů7ŪŶƅ8ŮŹžǍ9jĸŁŬƐƮǏ10eŘƧƩǆ11gņƂƘƟơ12Wňŝǜ13Ņ14Nǌ15BUŦ16ŻƜƣǊ17ŢƔƗ18yOƖ19uǝǥ21kłŌ22ǫ23ŭ25I27Ļ38R44M
~off>	52 -11Ǫ-9ư-8Ǌ-7PĹńŊţƛǆǍ7DşƄǕ8qƝǡ9ŪŶŹž11euĸŬƅƐƮ12W13jŁƧƩ14Řơǝ15gŌ16ǌ17B18Ɯ19ŦŻ20Ɩ21yIOŢǥ24k25ł30Rŭ35Ļ
~offe	70 -12ŷ-8X7il8NZ10ǝ12ňŎ13ǜ15ŃƂ18Mņ23Ɣ24Ņ26ǆ40ǫ
~offi	64 -12ǉǡ-7Ļŭ7N8I9PŌŜ10Ǧ13Ű14R15ĺǏ16Ů21ŝƘǍ24Ɵ25U26ƣ27Ɨ32Ǌ36M
~ofi	83 -9Ǖ-8ƈƉ7Ɗ9ǔ13P50ǆ
~ofin	84 -10Ǖ-9ƈƉ7Ɗ13P51ǆ
~oft	67 -12ǒ-9Ƨǝ7gx8Ɗ9ŝ10Ŵźƒ11ƞ12ǂ13Ķǁ14Ǜ18ơ20Ů21qų
~oft>	88 11Ɗ17Ķ
~oftb	90 11g12x
~ofte	70 -13ǒ-9Ƨǝ10ŝƒ11Ŵź12ƞ13ǂ14ǁǛ19ơ21Ů22ų
~og>	73 -7ǖ8P11Ǚ12ŨŬ14ƈƴ17ś76h
~oga	90 12ǎ14C23Ǖ
~oge	75 7u9š10f11ǋǌ13M14ť16Ĵ19s34Š
~oget	75 7u10f11šǋǌ13M16Ĵ19s34Š
~ogr	78 11ĽŤǇ14Ǚ15ž22Ǜ31ǧ
~ogra	78 11ĽǇ14Ǚ15ž22Ǜ32ǧ
~ogs	80 15Ɵ24ƒ30h
~ogs>	80 15Ɵ24ƒ30h
~oh>	60 -11ǫ-10Ÿ-9ǧ-8ǒ-7ŕƈ7kxEIķŅǍ8G9aPŪŭŰźŽ10őůƠ11WŀŢ13Ŏ15UƐ17QƉ18ƍ19ǅ21ǘ22ƚ26ŷ27ť
~ohi	88 -12d15Ż30l
~ohio	88 -12d15Ż30l
~oho	71 32ǁ35ǝ
~ohol	71 32ǁ35ǝ
~oi>	86 9ǔ48ǩ
~oic	73 -11Jǫ9Ŀ13ŀ14a19Ǘ22šǚ29ľ
~oice	73 -11Jǫ9Ŀ13ŀ14a19Ǘ22šǚ29ľ
~oil	85 10N20Ǒ26ƒ39Ɲ
~oin	50 -16Ƴ-14Ű-13g-12ƹǧ-11F-10L-9Ţ-8uGļœųŵ-7bqťƄ7e8Qş9sƟ10ƔưǏ11DſƺǇǒ12rǢ13UƷǫ14jĺŎŗũŴ15ǀ16S18Ǥ19Hƚ20xŞ22y23Ń24tź30V33Ū37kŐ40ż42ǡ51i
~oin>	73 -8g7jU8yŏŞ9tư10k11V13Hƪ14Ʒ20s21Ǣ42i
~oing	52 -18Ţ-15Ƴ-13Ű-11ƹǧ-10Fƪ-8gLŵ-7uGļŒų7cPYŉŊ8eǅ9QU10jHƟ11Ɣ12Dſƺ13ǒ14rǇ15ĺŴż16ũ17Ş18tyŎǫ19S23ix24V26Ńź31k36Ū41Ő46ǡ
~oint	76 -7Ō8MǙ9fř10ǘ12şŶ14Ţ18ǀǏ29ŗ40ż
~ois	85 17Ɛ18C23ǫ
~oise	86 17Ɛ23ǫ
~ok>	57 -18Ɖ-15Ů-9q-8X-7ƹǠ7šǄ8gƩǝǫ9TƬ10ĻŚŝ11jYĶŗŨƵǌǛ12ĿƊ13ptJĽŪǡ14RļŬƛ16z17ǘ20ƀƙ22Ń33Ǟ34Ʊ
~oka	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14CWŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ28ũ
~okay	47 -11Ƹ-10jQǘ-9Ǔ-8Ūŭ-7RĻņŗƼǕ7UőŘůƠ8IŏŦǀǔ9MĺŝŨŮŽǙ10ńǄ11pJ12ŌřŸƗ13hŎƨƾǃǐ14WŬ15KƮ16iŋ17ĵŲ18X19N21b24ķ26Ƈƺ29ũ
~oke	58 -14ŗ-7q7ĶĸƧƾ8Œũƭ9ƒ10ǋǥ11řƿ12Ľǀ15ŶƠ16iľ17ƂƦǫ19Ǡ24Ņ25ť31Ǆ34Ɛ47ƻ
~oke>	63 -7ĸ7ƞǟ8ƾ9ľƧ10ũƒǠ12ƿ13řǀ14ƻ16Ơ19iŶƂ20Ʀ22ǫ23Ǆ28ť39Ɛ
~oked	73 -7ŝ9k10Ķ11ľ12ƭ13Ǡ16ƻ17Ľ31Ņ
~oker	74 -11ŗ11Œ13Ǆ14ǥ17ĸ18ŝ28ƻ
~oki	60 -9ǫ7zǟ8ňƘ9yŀŷ10ǌ11Ļ12ţƒǙ13VǏ14Ŀ15X16ƻǠ19Hš25śǘ27ĺƮ28ń
~okin	60 -9ǫ7zǟ8ňƘ9yŀŷ10ǌ11Ļ12ţƒǙ13VǏ14Ŀ15X16Ǡ17ƻ19Hš25śǘ27ĺ28ńƮ
~okk	81 17ǚ44Ǣ
~okke	81 17ǚ44Ǣ
~oks	70 -11Ŀ-10q-8Ɵ7ơǘ8z9ļ10ƍ11LŶ14Ǌ18ň22ŝǚ23Ų25ƹ39Ǣ
~oks>	70 -11Ŀ-10q-8Ɵ7ơǘ8z9ļ10ƍ11LŶ14Ǌ18ň22ŝǚ23Ų25ƹ39Ǣ
~ol>	53 -13ķ-8ų-7fũ7ryKřŵƤƧƸǜǨ8gtSőżǖǛ9jovŪž10EĿŮ13ƾǕ15ǘ16QƜ17lƇ18mƳ23ǁ24xǝ32Ż55Ǝ
~ola	81 11Ɗ49ż
~olat	82 50ż
~old	46 -20Ŵ-14Ǡ-12Ƶ-11xƖƪ-10ƭǘ-9kœƠǡ-8orsENņőƟƬ-7auXĴŋōŮŶƔǊ7ĸşƗ8ĽŷƁ9yŕ10wAƯǫ11STūŵ15zBǕ16n18Yŗ19Ţƿ20ǏǙ23Ÿ24jŭ28ź29ŇƉǩ30K31Ł34ŲƷ35cķ36Ŕ48ƌ50p61vƆ
~old>	48 -24x-15Ŵ-14wǠ-10Ɗƪǘ-9yƵƺ-8kENņƬ-7azĴŋŵǡ7mDľũư8dŁ9ĽşƁ10ŕ11nŷź12AS13TūƯ16Bǫ17Ǖ19Y20ķŗŢ21ƿǏ23ŲǙ26jpŸ27Ɖ31Ň33K36Ɔ37ƌ38cƷ39Ŕ47v
~olde	67 -11Ź-10tJ-7Ŵƭ15Ɔ17p22ķ23x25ŵ26yź28v32zŭ35w41ǩ
~oldi	75 -8ŭ8ĸĺ12Ɗ15it19ƺ24Ų40Ł
~olds	75 -8s8Ɨ11ƌ12ŭ13Ɖ14ƥ19p23v24Ɔ
~ole	60 -11Ƅ-10ǌ-9ƨ-8Ʃǫ-7Ŵ7uŉŜũŲƲǄǆ8œŕť9ŢǊ10ǒ11Ĵƚǋǚ12kƷƾ13ƁǑ14ŎŨ15h16ŰƉƬ18OǗ19ŧ25j28ǈ33ƫ
~ole>	61 -10ǌ-9ƨ-8Ʃ-7ŴƄǫ7luũŪŲƯƲ8tŉœŕŜť9Ǌ11Ĵǋǒ12kŢƷ13Ɓ15ŎŨ16h17ƉƬ18OŰ20ŧ29ǈ34ƫ
~oles	86 12Ǆǆ19Ǘ20ƾ
~olf	86 15ƈ36g
~olf>	86 15ƈ36g
~oli	45 -12Ļ-11Ɩ-10Ŭ-9Ǩ-8ŏŭ-7IŁŴǆǡ7ŝųżƂƪǔǦ8ūƘ9ļ10ţſƝ11ƕƣ12ŢƃƤǑ13őƜ14ĺ15ĿƮ16kƩǣ17Ǥ18Ǝ19Ƭ20mŗŘ21šƀ22Ŗ23ŒŠŸ25ś26Őƫ27ƨƷ34Ś38ǧ
~olic	46 -12Ļ-11Ɩ-10Ŭ-9Ǩ-8ŏŭ-7IŁŴǆ7ŝųżƁƂǔǦ8ūƪ9ļƘ10ţſƝ12ƕƣƤ13őŢƃƜǑ15ĺƮ16ĿƩ17ǣǤ19Ƭ21ŗŘ22Ŗšƀ23ŒŸ24Š25ś27Őƫ28ƨƷ35Ś39ǧ
~olid	82 -9ǡ-8ǫ11Ɔ12U14ǉ33k
~olin	73 14Ƴ35m37Ǝ
~olk	64 -8Š7aĺǣ9BWƥư10K11ĽǊ12žǙ13ƞǆ14ǖǘ15Ƨ16Şſ20ƨ21ƿ25ǉ30z
~olks	64 -8Š7aĺǣ9BWƥư10K11ĽǊ12žǙ13ƞǆ14ǖǘ15Ƨ16Şſ20ƨ21ƿ25ǉ30z
~oll	51 -11ǩ-10ǫ-9ť-7BƮ7gJķƭǇǓ8ŕƑƧ9YĶŔ10nQņ11Řƙǟ12Kō13Ʃ14X16Ĺ17Ǣ19ǔ20Wŧ21Ž23ŉ24y26Ƴ27ǉ32m33ƚ35Ɓ39Ż47ǋ
~oll>	64 8Ŗ11ķƑǓ12ǟ15Q18n24Ż25Ǣ36ǉ48ǋ
~olla	66 -8ť7ǘ10ţ12YǇ15ņ16ƚ17Řƙ18Ŕ20X21ř22Ĺ32ŧ
~olle	63 -12ǩ-7Ǧ7x9ƭ12ŕ13Ķľƞ24ǔ25Ż28ƚ33y36m37Ƴ
~olli	70 -15ř-7ū9C11J21ō30Ž54Ɓ
~ollo	81 14g15Ƨ22K24Ʃ40ŉ
~olo	84 -17F-11ǘ16s19fƤ21ǅǗǫ
~olo>	90 -18F17s20f21Ƥ
~ols	68 -9Őű10ƚ14t25ŮǤ35Ɵ57Ǒ
~ols>	68 -9Őű10ƚ14t25ŮǤ35Ɵ57Ǒ
~olt	83 -7m7ƥ18Ų20q24Ɛ
~olts	85 19Ų25Ɛ
~olu	80 13Ǣ23C25Ƒ
~olum	90 14Ǣ26C
~olun	84 27Ƒ
~olv	88 9Ž16ł17f
~olve	88 9Ž16ł17f
~om>	46 -20ǫ-12śş-11hTũ-10QŴǪ-9nĺŗǚ-8YŚŠŦǊǩ-7FőœŤŮŶǈǦ7uXŁŜƅƜơ8IŪŰƀƤƩ9kĸňŸƆƸǇǟ10ƫ11ŹǆǏǞ12orJţƑƵ13WĹǓ14ƽ15ŏŨǌǍ16ťǖ17ľŕ19Ɵƣ20Ŕƍ21Rņŝƿ22Żƙ23ǔ24zļ26ƛ28M29ƞ30l34Ǘ
~oma	81 12j14Ɲƶ19ŷ22ĵ33m
~omat	86 13j15Ɲ23ĵ
~ome	35 -16Ƅ-15Sƙ-14aƳ-13ŉŗũŪ-11BŔŢųƷǐ-10ŮŲżƿǈǑǓ-9vYőŦƫǥǧ-8Xňƻǎǫ-7ĴņōŚŜŨŭƭ7knĶƝƸƼ8ŤƠƧǇǛ9IǍǘ10ZşŶƇǁǙ11ŃśůƈƏƮ12hCŇƱǟ13QľŻǕ14Ǘ15wMĸĺŀŋ16NŒǜ17uA18jRļŁŐƪ19Ŀš20ƕ21qƗ22ŠƐ23Ĺǃ24ťű25Ɣ27ơ28Ļ29HƆ30Ɩ31ƞư35Ɵ36F39ř40l43ǖ50T
~ome>	42 -23ŗǫ-19ő-15Œ-14v-13PŨ-12NœǙ-11Řŵƙ-10ŊƳ-9ńŉƦƵǑǓǤ-8aJXĽłňşŭŲƄ-7ABĴŀŅŞųŶƨƭƻǍǞǡ7ĶŃŖźƍƜƱǖǛ8wĵ9jřŝƃƹǁ10ŤŰƓ11ǟ12ľƮ13hŧ14ŋƇƏƠ15ƈ16ƞ17Ɲ18sHĸ19ĺŻ20F22Iư23ƕ24lMű25Cšơ26qR27Ĺǃ28n30uť34ŠƆ35Ļ36ļƔ43Ɩ51T59Ɵ
~omeb	54 -10ĴƄǐ-9Ǫ-8ũǫ-7ŢƣƮ7PŘťƆƦǁǜǤ8ŇŴƞ9ĽŝšŨ10fĸǀ11Ŷơ12ư14ĿƗǍ15Fƀ16Ʊ18ǚ19ƐƵǞ21Q25A30ſ
~omed	88 8Ʊ12z16V19Ǡ30y
~omen	77 12ř23t32ő37Ő47N
~omeo	72 -7Ţ7Ňƀ9Ǉ11ǜ12ł14ƕ15Ƶ21Ɨ24A25F27ǖ
~omep	85 10Š14Ǎǟ16H17Ƨ
~omer	61 -11S7ţǆ8kGŀ16ǜ17ǡ19ǣ20Ɵ21ǅ27ǘ28Ǖ33Ǚ37ǖ46Œ
~omes	67 -16nY-9Ɯ-8y-7ƭƸ7Ĵǃ8xƽ9Ƒƛǋ11ŀǪ12wǌ15Hǖ16Ƃ18Tœ19J20W21ǘ24Ǘ28ř29Ŀ31ƞ
~omet	51 -14ſ-11C-10a-9ǆ-8šŪƛƝǟ-7syŝŠųŴż7EPƋ8ľŅƅƭǊ9irŋŎŐŕŵƐƱǫ10gŃńŘŷžǗǝ11ŀŬƮ12Ť13ŇūŶ14j15ŗ17ş18NƼǪ20Ĺř21Z22Ŋ23ůƸ24Ļƪ29Ł33l
~omew	73 -18Š-7Ł8Ǚ9ƴǍ11v13Ķű14Ƨǟ16œţ18ŵ20śƦ27ǫ
~omf	79 10ō12M13TƵ16e26X
~omfo	79 10ō12M13TƵ16e26X
~omi	66 -9ǔ-7ř7U8ĵŀǃǟ9Ŀœǫ10duMŖǦ11jpǜ12Y13qyǠ14Ɲ16ź17ǀ18V21ķŏ27k28ǡ31Ƥ
~omin	68 -7ř7U8ĵŀ9ǃǟ10ĿǦ11juMŖ12Y13pqǠ14yƝ17ǀ18Vź22ķ28k29ǡ
~omis	84 10œ14d15ǜǫ28ŏ
~omm	63 -14ƃ-9Ƈ7šǤ8TŸǍǎ9Ǔǧǫ10Ǜ11nP12Bǜ15ǏǨ16Ŵ22ǆ27Ű32Ƥ34Ů
~omma	76 10Ÿ15n20Ŵ40Ƥ
~omme	71 -16ƃ-10Ƈ7ǖ9šǤ10Ǎǎ11ǧ14BP15ǜ17Ǐ18Ǩ27ǆ
~ommo	90 14Ǜ15Ǔǫ
~ommu	78 34Ű45Ů
~omo	65 7ǟ8ǥ9IƦǗ10ǚ11ŲƮ12ŗ15Ĺƨ22Z26L
~omor	65 7ǟ8ǥ9IƦǗ10ǚ11ŲƮ12ŗ15Ĺƨ22Z26L
~omp	47 -22ū-14ĺ-12Sœ-11aƃ-10Őſ-9Vĸ-8foƮǩ-7TŔťŧƄƝǉǖǫ7qyǡ8ĿƘ9ļǃǌ10Ǣ11ŝ12ƅǑ13mǙ15Ɨ16ǚ17Ń18ƥƩǞǠǪ19ķǆ20Şǣ22šƶǧ23ņǇǔ25ǅ27ţ28ƣ29ş30Ũ31őǒ33QŒ34Ɓ35Ǩ56Ņ87ǥ
~omp>	65 -12ǋ-9Ť-7őǓ31Ɓ38ǔ107ǥ
~ompa	50 -20ū-13Ļ-12S-11ƃǥ-10aŐ-9Vĺ-8fœſƁ-7TŔ7ŢŤǓ8qWǡ9ƘƣǈǊǋ11ĿǃǌǢ13ş14mŝƅ16ǣ17Ɨ19Ń21ķƩǠǪ23ǆ24ƶ25šǧ26ņ27Ǉ30Ş31ţ32ǅ34Ũǒ37QŒ39Ǩ40Ņő
~ompe	86 18ņ21ǥ33Ņ
~ompl	74 -11Ş-10ǩ9ǣ11ƺ15y22ļ27ş30Ǟ32ƥ40ƣ
~ompr	82 11Ǒ40Ɓ
~ompu	77 -9ĸ8d9cśƟ10b16Ǒ26Ǚ39ǚ
~oms	72 9Ʀ11Ʋ13q15Ŷ18ƞ23ƍ26z43Ƈ
~oms>	72 9Ʀ11Ʋ13q15Ŷ18ƞ23ƍ26z43Ƈ
~on>	30 -21Ź-20Ǎ-19Ūǖ-18Ƶ-16ŷ-15eľƮǋ-14nŋŞ-13tNœƙƩ-12JŉŜŦƦ-11oŏŰƫƿǢ-10pGRŔƾǟ-9hXĸŠƚƯǝ-8dũƥ-7ņƠ7YĽŎ8żƷǔ9ŴƲǈ10UŘśǄ11ķ12Tű13FPZťƑƝưǥǫ14vDMňŬǧ15fŊƉ16cuVŚƞƳ17BłƂƏǪ18ĴŽƬǡǤ19azńƄƊƹ20yQŖŸƕƭǁ21xĺōřƘ22ź23gŃŧ24rĻ25ŀǙǨ26ǅ27ƈǉ28sƤ29ƁƱ31A33ƨǊ37ŭŲ41ƀƖ43ŕ47ƪ49ů52ƍ
~ona	64 -10ǡ-8ſ-7Ɓ8gƨǦ9ŹǕ10aǁ11T12ƃ14JQƄǎ15ǩ19ŋ22ǐǜ23Ů27ơ31ƙ
~onal	65 -10ǡ-8ſ-7Ɓ7f8ƨǦ9Ǖ10ơǁ12Tƃ14JƄ15Qǎǩ19ŋ23ǐǜ24Ů32ƙ
~onc	69 -16Ǆ-9Ů-7i8ĿƤǂǞ10ŨũųŴƩƽ11y13ű14Ʒ15ĵ16ƺ20V23ŀ25ŁŪ33ŷ
~once	70 -16Ǆ-9Ů8ĿƤǂǞ10ŨũųŴƩ11yƽ13ű14Ʒ15ĵ16ƺ21V23ŀ25Ū26Ł
~onco	90 -8i44ŷ
~ond	61 -13Ɖ-10ǌ-8ūƺ7Ĺļŋƥ8Ƒ9AIŭǎ10ŏŪǫ11Ǎ12pĿň14k15ōŞ16Ɩ17Ɗ18yǠ20Ŋ21ƚ25ơ28Ų29Nŵ30ƾ
~ond>	65 -8ū7dƭ8ļŋƥ9Ƒ10A11I12ǫ13pĿňǍ14Ū16ō17Ş18Ɩ19Ǡ20y28ơ31N33ŵ
~ondi	74 -14Ɖ-8ƺ7ŕ10Ĺ11ǎ20ŏ21Ɗ39Ųƾ
~one	37 -22D-21ŏ-18a-16Ŏ-15ůƗ-14sŝ-13q-12HŢŮźǕ-11RĻƦ-10jltGNĸǓ-9oLUVWŋŚƠ-8kFũűƘƯǉǛ-7ŕŘƂƋƏƣƧƪƿǌǎ7ŗƄƾǨ8fmKĴŭƙƩƶǡ9PŨƤǆ10Ɓ11nœƉǪ12hvūƀƊƔƨƽǒǘǧ13Ƴǩǫ14ňǥ15iwŖƫ16XŪųƐƛƭǗǞ17ŀƵƷǚ19ŽǏ20ŅƇ21uƸƹ22ưƱ23ļłƼ24ŷ25Ŕž26Ŀǣ27y28ŤŶǍ29bIŠ30Ň33ƍơǖ41AŴ44ŵ
~one>	39 -22D-17ŏ-16Ɵ-15aŎů-14Ɨ-13sTĴĹ-12Řţ-11ŁǕ-10jRĻŕŢźƬ-9tGHNŝǓ-8loLUWĸŉŋŚƠƦ-7kFVűƏƘǌǎǐǛ7ŐŗūŰżƀƑƚǆ8cnOōşƸ9mŞŸƉƾǨ10XőŭƫǗǡ11KPŖƙƩǊ12Ɗǫ13wƐǏ14œƔƨƱ15vƽǒǧǩ16ŤưƵǪ17iŪǥ18ĿŅƍƛƷ19ŽǞ23Ƈ24Aļƹ25łŶƼ26Ŵ27Ňŷ28yŔ29ǣ30ž31Ǎ32bI33Š37ơ40ŵ46ǖ
~oned	82 -7ť10Ƥƶ11A12ŗ14n15Ž22Ņ
~ones	60 -11Ņ-10Ž-8Ż-7qǫ7ŕŖǚ8ŉ9ŊŘţŶƀ10PƁ11ūŷǁǏ12ĴŵƊ13ň15őŗƷ17Ɛ24Ť27h31Ŵ36u
~oney	59 -16ǖ-14Ů-9q-8ő-7yŒŝ7Żǫ8ŇƬƱ9ĿƫƲ11Zţ12XǗǢ13ǜ14rŨ16ĺŁƍǚ17Ƴ18Tǘ19ĹƟƭ21Ĵŀ22Ƹ23ư31Aų
~onf	88 -8Ŧ13J18Ť37ŉ
~ong	50 -25Ů-16ő-12ŉ-8PŃƫǎ-7jMŔũ7ZƅƉ8Ǟ9ķť10CHŚ11fƑ12sş13ŇŬů14ư17ŹƠ18Ŗ19il20ŀŨƙ21Ŧǜ22Ǒǫ24Ţ25Ű27Sơ30ǟ32Ʀ33GƯ35O39Ǉ40Œ
~ong>	51 -25Ů-16ő-14ǎ-11ŉ-8Pǡ-7Ŕũ7ƅƉǦ8vZŖŤ9ķ10fCŚť11HƑ12s13ş14ŇŬůư17Ź20lơ21iŨ22ŀŦŰǜ24Ǒ25Ţ26ǫ28S30Ư31ǟ33Ʀ35GO40Ǉ41Œ
~onge	86 -8Ǖ8Ư9ǁ10ǎ13ơ17Ŗ
~ongi	83 -9M9Ƨ42ƙ
~ongr	81 9o10ƔƼ12ǡ22Ơ
~oni	70 -8Ū7ƚ8Ɓ10LŜƙǟ11ǎ12ŗ13KǊ14rƦƨ19Ɛ21ž
~onic	86 7ĵ11ƚ13ƙ17K
~onig	80 -9Ū10Ɓ12LŜ13ǟ14ŗ16rƦ17ƨ
~onit	80 22Ɛ25ž
~onl	62 -13T-10I-8ŗǌ-7š7ƌƞǀǊ8BƵǋ9œ10K11ļ12Ŀ13ŤǗ14Ɓǝ15ǉǜ16Ŵ17ľņų18Ƥ20ư22Ņ24ū43ǘ
~onli	75 -12I-9ǌ-7š8Ľ10ś13K15Ņ17Ǘ21ľ26ņ44ǘ
~only	65 -13T-8ŗ-7Ƹ7ƌƚƬǀǊǘ8ŉƞ9BƵǋ10Ņœ11ļ14ĿŤ15Ɓ16ǉǜǝ17Ŵ18ų19Ƥ22ư25ū
~ono	86 34Ż35b
~onou	88 36b
~ons	55 -12Hǈ-11W-9Ųǆ-7ƺ7Ōǣ8PŤƇǅǡ9uyAĶŜţ10ƶƻ11žǫ13Ƒ14ś17Ǌ18wxŋż19ƈ22Ŋ23ƽ24ƾ26Ū29Ɔ31Ǎ35ǜ46Ƃ
~ons>	58 -12W-11Hǈ-8Ųƺ7dǣ8ƇƟ9Ťǅ10AĶŜ11uyƶ14Ƒ15śǫ16ǜ19wǊ20xŋż24Ŋ25ƽ28Ūƾ35Ǎ49Ƃ
~onsi	88 7ǎ10ž11Ǖ17ţ
~onst	75 -7ǆ7Ǐ8Ţƕ13ǡ18P30ƈ36Ɔ
~ont	44 -16Ř-12ǫ-11Ʊ-9Ʈ-8Ū-7aĺłŝƷ7ƥ8vŚƑƔ9Gķ10ƄƍǀǋǌǍ11řƈ12ZĴĻƙǩǪ14uśưǔ15TůźƘ16ƭǅǊǓ17Kơ19ń20Ʀ21pŢ22Ǥ23ņ25X27ǟ28ŦǕ31d32Ɩ35œŖƢ44ĵ47Y
~ont>	67 -9F8ƫ9l11qĻ13ǎ15ƥ16Ƒ18Ǎ20ƈ26ĵ28śǅ30Ǌ
~onte	79 -9Ř-7ƕ42ƙ44Ǥ
~onth	48 -11Ʊ-10ƙ-9Źǫ-8Ř-7Ʒǎ7VőǞ10vƘ11Gķǋ12Ƅǀǌ13ř14ZĴ15Ǫ16ư17uTůź18Ţ20ơ22ń23ņ24pƦ29X31ǟ32Ŧ35d36Ɩ39Ƣ40Ŗ42œ43ĵ52Y
~onti	88 11Ţ43ƭ
~ontr	62 7Eǣ9ŧƘ10ǩ11ŚƍƤƾ12Łǆ13ƕ19Ɣ24ǔ26Ǔ46Ǖ
~onv	80 7Ʃ11ļ12s15Ɵ20Ō24Ů
~onve	80 7Ʃ11ļ12s15Ɵ20Ō24Ů
~onw	88 -10G-8S16š18Œ35ő
~onwi	88 -10G-8S16š18Œ35ő
~oo>	61 -13arż-11Ɵ-9ư-8ŨǨ-7ł7bhńŬƐǈ8c9ŻƁ10Jŀŏ11ňǤ13XǓǝ14ǆ15ū16oŉǁǜ18Ƶ20U21Š22Ņ24ž28jsƪƮ29q
~ood	48 -10Xŵ-9ĺŮ-8ŁšǍ-7ruzĻœŗŚşŦŰƨǒǟǠ7jJZőŽƖ8ţƏƦ9pCŌƔƫƯƴǗ10UŻ11ƓƾǄǆ12yƿǌ13Wļ15Ū16ŏǀ17ňŲƽ18Ňōŷ19ƺ21Ķ22x23N25Lƈ26i27ǡ28I29ǃ36ƒ39Ş42ǝ56ƛ
~ood>	48 -10Xŵ-9ĺŮ-8Ł-7ruzœŗŚšŰƨǍǒǠ7lJZőŽƖƷƻǀ8ţƏ9pƫƯƴ10CŌŻƔ11UƾǄ12Ťǆǌ13y14Wļ15Ū16ŏ17ŇŲ18ňōŷƽ20ƺ21Ķ23xN25L26iƈ28Iǡ30ǃ36ƒ40Ş42ǝ48ƛ
~oode	88 12ƋƦ13ũ
~oods	84 -7ƥ10Ʀ12Ɠ20Ǘ23j
~oof	54 -14ń-13ŦŲƈ-9ǎ-7ƆƜǕǦ7PĿƬ8Ņ9Ɵ13ŏ14hƗ19Š20ǩ28n29Ɠ34ǔ38ǆ50ƅ80Ɗ98Ɖ
~oof>	55 -14ń-13Ų-10ǆǎ-7ƆƈǦ8Ņ9ĿƟƬ14h15Ɨ19Š20ǩ29n30Ɠ36ǔ52ƅ75Ɖ81Ɗ
~oofi	84 -10Ǖ-9ƈƉ7Ɗ13P51ǆ
~oog	90 12Ɔ14C64Ľ
~ooh	79 7ŭ8ƞ9ŠƉ11k12H14ǅ15ƍ16ƚ18ŷ
~ooh>	79 7ŭ8ƞ9ŠƉ11k12H14ǅ15ƍ16ƚ18ŷ
~ook	49 -16Ɖ-15q-13Ů-10ť-8cőŞƟ-7iłŐŢƳ7Ƭ8jkYŨŪǙ9JĽľŷǊǏǛǡ10ptŬƒƛƹǚǝ11R12H14ĿƊǠ15Ķŝƀƙ16ĺĻ17Ųǌ18š19ļŃńś20Ʈ22Ņ23ň24z26Ǟ27Ʊ39ǘ64Ǣ
~ook>	57 -18Ɖ-15Ů-9q-8X-7ƹǠ7šǄ8gƩǝǫ9TƬ10ĻŚŝ11jYĶŗŨƵǌǛ12ĿƊ13ptJĽŪǡ14RļŬƛ16z17ǘ20ƀƙ22Ń33Ǟ34Ʊ
~ooke	74 -7ŝ9k10Ķ11ľ12ƭ13Ǡ17Ľ32Ņ
~ooki	61 -9ǫ7zũǟ8ňƘ9yŷ10ŀǌ11Ļ12ƒǙ13VţǏ14Ŀ15X16Ǡ20Hš25ś26ǘ28ĺƮ29ń
~ookk	81 17ǚ44Ǣ
~ooks	70 -11Ŀ-10q-8Ɵ7ơǘ8z9ļ10ƍ11LŶ14Ǌ18ň22ŝǚ23Ų25ƹ39Ǣ
~ool	52 -11ų-8ĸ-7fũ7rKSŵżƤƸ8őŪž9ov10EĿ12Ǖ13q15Ǥ16lQƇƜǘ20Ǜ23x28ŮƳ29Ɵ31Ż32j38m54ƎǑ
~ool>	55 -8f-7ũų7pyřŤŵǜǨ8rKSőżƤƧƸǖ9gjŪžǛ10ovEŮ11Ŀ14Ǖ17QƇƜǘ18l19mƳ26x33Ż57Ǝ
~ooli	88 17Ƴ42m
~ools	68 -9Őű11ƚ25ŮǤ35Ɵ57Ǒ
~oom	61 -9Ǡ-8ǔ-7ǫ7ƠƢ8Ƌ10ǅ13ǡ15XŴ25Ɵ28ƙ38ƞ41Ƈ43M51ƍ65Ƥ
~oom>	67 -9Ǡ-8Ÿ7ƄƒƤ8Ơ9ƇƋ10Ƣ11ǅ17X26ƞ29Ɵ32ƙ34ƍ48M
~oomm	76 10Ÿ15n20Ŵ40Ƥ
~ooms	75 19ƞ25ƍ45Ƈ
~oon	68 -14Ǟ7g8Ƃ9Ŀ10Vǩ12ŀōŖ13ij14yƅ16ů19Ǡ23Lź25H32ń
~oon>	68 -14Ǟ7g8Ƃ10Vǩ12ŀōŖ13ij14yƅ16ů19Ǡ23Lź25H33ń
~oop	88 -17ŉ13ł15ż29s
~oor	62 -11Ƥ-9ǒ7ƚ8šǪ9ƒ10ǆǥ11Ƌǌ12ǅ13YŬ14Ǌ15gǝ16Ǐ17ǟ18Ƈ19Ɲ20ŰųǇ21Ɵ27Ɛ86ƥ
~oor>	67 -11Ƥ-9ǒ7Ƒƛ9šƚǝ10Ɛ11ǆǥ13ǅǌ14YƋ15Ǌ16Ŭ21Ɲ22Ű24Ǐ25Ɵ58ƥ
~oord	83 11ǝ34ų
~oors	75 -7ư9Ɛ12ƒƥ13Ǫ21g24Ƈ25Ǉǟ
~oos	78 9Ǩ13f16C31š38Ń
~oose	78 9Ǩ13f31š39Ń
~oot	68 -13Ť-12Ź-10Ÿ-8ş7ǩ8š9hǍ10Ł11aƛǔ12Ơ13ƞ14ż15Ŝ20Ǔ21Ũ23j25Ƈ27ƕ34Ƽ
~oot>	73 -13Ź-10Ÿ-8ş7JK8ǩ10h11jŁǍ13a15Ŝż30ƕ37Ƽ
~oota	84 27Ƈ
~ooth	88 -16Ť15ǔ16Ơ26Ǔ28Ũ
~op>	51 -22D-20ƣ-18Ő-15Ʀ-12ǫ-11Ƥ-10iŏ-9ůƥ-8ŠűŵƆ-7wŔƔư7Uƿǆ8mŜŢǌ9TƓǠ10ŗżƙǐǑ11ǒǢǤ12Vś13sRǪ14ƁǊ15Ƃǈ17ǅ18š19ĿƊ20ŚƉ21Ǐǡ22Ǉǖ23ƃǟ30Ŷ32Ǎǎ34MƷ36Ǩ54Ɵ72ǧ
~ope	57 -12R-10ǫ-9Ř-8ŝŶ7ŷƣ8ś9š10Ǝ11X12ſǎǪ13ŢǛ14ŸŹ17ž20DƙǠ22WƓ28ĸ29ţ32Ǥ34ǟ46ǐ52Ǎ56Ǉ
~ope>	88 -9ƶ-7ŏ10ļ13D19X23Ţ
~open	65 -13R-11H-8Ŷƣ-7ǫ7Ŝ8ŋŤ9Ɠ10ś12š14Ǫ20ž26WǠ34ţ40ǟ52Ǉ54ǐ
~oper	65 -10Ř7H8wƎ13Ǉ14Dǎ15ſ16Źƣ17ŸƓ24ƙ27ĸ37Ǎ38Ǥ
~opi	76 21X26A29ǘ59ļ
~opin	77 21X27A60ļ
~opl	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~ople	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~opp	67 -11ǫ-9ƙ7MŀǪ8ƃ10tVőƁ11Xų12y19Ł20ţ21ư23ĻŢ32ƌ45Ņ
~oppe	73 -10ƙ8MǪ9ƃ10ŀ11t17Ņ23ư27Ţ36ƌ
~oppi	73 -8ǫ7I11őƁ12VX13y14ų21Ł22ţ26Ļ32Ņ
~opr	88 13ǈ27ƽ
~opri	88 13ǈ27ƽ
~ops	78 7Ƥ9Ž10Ǌ11Ʃǅ12ǎǪ13Ŧż14gǤ15ƍ17ư26Ř
~ops>	78 7Ƥ9Ž10Ǌ11Ʃǅ12ǎǪ13Ŧż14gǤ15ƍ17ư26Ř
~opt	85 16ň18u24ō
~opti	90 17ň26ō
~opy	79 11ƣ41Ŝ
~opy>	79 11ƣ41Ŝ
~or>	26 -23ǫ-15ƹ-14ŁŔƆƤ-11ś-10ŚŴƂǘ-9Ŏǋǚ-8WĻŞź-7evĴ7ŅƀƘơƩǎ8ERSŽƷƿ9ūżƇƱǡ10FōőŝŢſƄƏǆ11kIXǀǌǓǩ12Tŕƶ13OĶũžƐƦƽǗ14ļƣ15gMƌƒƖƢǍ16ĸŐŧűƎǅǖǝǢ17yňŻƲǉǠ18puƸǕ19NPǧ20ŰƅƯ21KŃŗťƊƴƻǃ22ķŘŤƕ23Ɵ24ĺřƁ25Qĵƈǁ27ƾ28Ųǒ29L30q32Ů33fƳ34ƥ36Ɣ39Ŀ41b42ų43Ǆ
~ora	71 7Ɠ11ƫ12ǅ29ǈ52Ƨ
~orag	76 7Ɠ56Ƨ
~orat	80 14ǅ32ǈ
~orb	90 -9Ŷ14Ɛ27Ĺ
~orc	71 -7ų7D8Ķ9ōƑ10ńƆ13ŠƧ16ǂ17ū31f33Ő
~orce	76 9Ķ10ō11ń33f36Ő
~orch	86 -7ų8Ơ9D11Ƒ12Ɔ17Ƨ
~orcy	84 16Š20ū22ǂ
~ord	54 -11ƅƖ-10Ŵ-9a-7bœŘűǊǐ7Ɔǅ8ŏŗŷ9ŋšŤǗ10Ļōǁ11ťū12ůƦ13ǥ14ŵǫ15Ƣǀ16ŉ17X19ł22F25Ǚ26ƣ27ǚ34ż39ųǎ61Ō
~ord>	60 -18ƅ-12Ɩ-10Ŵ-7aœ8Ľ9Ōŷ10ǅ11ŋšŤ12Ļǚ13ǁ14ūƦ15ōǥ16X18Ƣ22ł26F32ƣ34ǎ41ż
~orda	82 11ǝ33ų
~orde	72 -8Řǐ7Ŷǀ10ũƅƵ13ŏǗ18ǫ26ų50Ō
~ordi	81 14Ɔ35Ō
~ords	74 -12Ō-10ǖ-9ű11ǎ14ŗǀ18ů19ť22ŵ23ǚ25ŉ38Ǚ
~ore	47 -16Řǫ-12x-11ĵ-10S-9cĸƢƣƲ-8Fœǚ-7jmqsUņŕŢƕƙƞƵ7kXőŧŸƽƿǆǎǗǩ8ŒŖŲŴžƬǐ9TłţƏƧƯǇǤǦǨ10ƭ11Lƅ12rZŀ13gĿ14ſƫ15ŉǏǕ16ƶ17Hǣ18ŊƆ19GV22Ň23Ǌ25řǌǙ26Ķ27JŦ28ńǍ29Ŏ32y46Ŕ
~ore>	48 -16Ř-15ǫ-11ĵ-10x-9cS-8œ-7mņŕƕƢǚ7OXŧƫƿǆǗ8őŖŸƬƽǐǩ9aţƏǦǨ10GTłƯǇ11ƭǤ12LZŀƅǖ13rǍ14gĿ15ŉſ16ƶǕ18ǣ19ŊƆ20V24Ň26řǌ27Ķ28JŦ29ń30Ŏ34y48Ŕ
~ored	82 -17Ǎ-8ǖ10Ƌ14ƐƧ37Ǚ
~oref	90 -12F18ǎ28Ǎ
~ores	86 -10ƣ12ž16Ǐ20Ǎ21k
~orev	84 8Œ13Ų14ƫ17G40H
~org	78 12ƅ14Źƪ16yC17ľ18a22ǈ
~orge	90 7ƕ14ƅ16ƪ
~orgi	85 7l15Ź17y18C
~orh	88 10Ɣ11G13Ɔ26C
~orho	88 10Ɣ11G13Ɔ26C
~ori	61 -12ţ-10ƥ-9Ǒ-8Ǎ7ƋǙ8ƌ9ǖ10Ƅ11ƍ12Ɖ13šƠ14Ǐ15ǫ16ŷƆǠ17lŞ22HĿƀ28Ƈ
~orid	86 -7ſ9Ź14Ƅ32H
~orie	85 -14ƥ-11Ǎ10Ǚ11Ƌ14ǖ20Ǐ41Ƈ
~orig	75 -14ţ10Ɔ11ƌ16Ɖ19ƍ20š22l
~oris	68 26ƀ
~orit	80 19Ơ21ǫ22ŷ23Ş29Ŀ
~ork	43 -17i-14Ĺ-13ŷ-12Ư-11řŲ-10ŕƔ-9ĿŀűƦƫǏǡǦ-8wļōőţƷ-7nruxŏŒŖŝŠūųǐǨ7z8ƍƱ9Ƶ10BŵǞǪ11IǢǫ12ķŇ13ňŘŞǖǛ15Ŷǒ16XĻƄǀ17ƨǆ18ƺ19J20g22ǉǜ25ŋ30Ů32L34Ʃ35Ǌ36R38Ɵ40VW42Sǥ44UŰǓ45qQ63P
~ork>	46 -15iĹ-13ŷ-11Ư-10Ųƫ-9ŕűƦ-8wĺĿƔǔ-7rMĸŀŏūǡǨ7śǉǋ8BņǍ9zNƍ12Iŵ13X15ňŘǢǪ16LǖǛ17ǒ18ǀǓǫ19Ƅƺ20Ļƨ21JƟǆ22Ŷ25ǜ28ǥ29S33Ů34V35q36Ű38R41Ʃ44P45W46U49Q
~orke	68 -13Ǧ7B10ĸ12Ň20Ǔ21Ƶ24Ǟǥ25S28ǉ
~orki	70 -8Ŷ-7Ǔ7ǔ12Şǉ15V18Ņ21q25ķ31gĺ39P42Ǌ
~orks	61 -12ǉ-11ř-7ĺ7X9kŗƱ11Ɔƞ12ƙ13MŞ14ŉƓ22Ǌ27ƟǓ28L41ŋ
~orl	86 12C14di16ļ17ń
~orld	86 12C14di16ļ17ń
~orm	56 -7ǉ8őŪƞǈ9mĻŃƷ10aǀǙǫ11cpAǑ12Y13ƣ14ļƽ15ĽľǞ17jR20Ů22ƥ58Ɯ
~orm>	65 8hFĺ10őŪƞǈ11mƷ12aĻ13p16ƣ18Ľ19ľ22j44Ɯ
~orma	63 -7ǉ8n9ľ11Ń12ǀ13AǑǙ14Y17ļ20R23Ů25ƥ
~orms	82 8b9ų12ŕ19cǫ29Ɯ
~orn	62 -8Ŗ-7Ǫ7ŐŬƌ8ĺƘ9vőŶƿǛ10ŀ12RǞ13B14ǟ15U19x20i24Ű26L33lƜ38d39p
~orn>	72 12v19U23x39l45p46d
~orna	84 7ǟ16ŀ46Ɯ
~orne	83 9ƴ10Ŭ11C12Ƙ13ő19B
~orni	70 -7Ǫ8ƌ9Ő10ĺ11Ǜǟ12Ŷƿ14Ǟ16R24i28Ű31L
~orp	78 13ǅ61ǈ
~orpo	80 14ǅ32ǈ
~orr	54 7ŗŲƼ8dƮ9Ő10ľŇœƨ11Ū12F13ZŶ14fƓ15E19LĹ23ŴƜ27a38Ƭ62ŀ
~orre	70 -7Ƣ7bŢſ8DŘƋơƬǂ9nź10Ǟ11d12Ő14œ16F17a21E
~orri	69 13Ɯ14ľ19Ɠ20Ū38ŀ
~orro	63 8IǗǥ9ŗŲǚ10Ʈ14ƨ16Z17Ŷ23Ĺ25L27Ŵ37Ƭ
~orry	71 9zǣ10Ƶ11Ƽ14Ň15ǫ18Ɯ21a22f46ŀ
~ors	58 -8Ǆǫ-7ƻǕ7ťŧƞǣ8ƒ9ƛƺǦǪ10Ƅ11ņũƫ12ǔǞ14Ÿ15gƇƥ16ǜ17ş18ŀǀǇǗ19ǟ22Ơ29m31Ǔ41Ɛ
~ors>	60 -7ƻǕ7ƞǣ8ťŧ9ƒƛǪ10Ƅ11ƫ12ņ13ǔǜ15ŸƇƥ19ǀǇǗǟ23Ơ30m33Ǔ43Ɛ
~orse	90 -11Ǆ7B11ň14ƺ
~orst	80 7ř13Ǧ18ũǞ24ŀ25ş
~ort	51 -13ň-9Ʈ-8Oŏ-7œśūƜ7ĴŴżƂƵ8jCQXťƣƧƳ9eĶƯǟ10Ɠ12Ťűƫ13Ə14Ŀ15Ż16ƩǑ19c20ƙǂ21gT25ļ27ƚ29ư31Ɨ34Ɩ35Ɣ40ĸ45Ų
~ort>	71 -11D-9ƚ-8œ8z10ƞ11WŤż12gƣ14Ķ15ť16Q18ű20Ə22ƫ23Żư
~orta	70 -7ř8M9ō10Ƹ11TƵ12Ŏ14e15Ƴ16ǫ18X23Ŀ28Ʃ
~ortg	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~orth	62 -14ň-9Oǫ-8ŏƜ-7ĴśūǤ9Ɓ10œ11ţŴ12ƂƧ13j14Ɠ18DTǟ22Ǒ29ƙ35ļ42ĸƚ45Ɣ59Ų
~orti	90 18ř42c
~orts	84 12Ť29gǂ
~orw	80 -9H12ŏ14Ł16ƙ26ō41Ŝ
~orwa	80 -9H12ŏ14Ł16ƙ26ō41Ŝ
~ory	66 9Ňŋƣ11Ǥ12OšƮ13ľƾ15ƺǑ16ŎŤ18ƙ23ťƟ24ƿ29Ƈ
~ory>	66 9Ňŋƣ11Ǥ12OšƮ13ľƟƾ15ƺ16ŎŤǑ19ƙ23ť24ƿ29Ƈ
~os>	85 -17Œ-7ş9ő10Ǚ12ǔ15y17ņ28Ş
~ose	46 -16n-13ŉũ-12ǘ-11ŨƮ-10ņƭ-9kŤơǪ-8Ļŗƿ-7MVřŶƙǞ7Işǣ8cXĴŦƀǌǓ9iŷǈ10ƎƦǚ11ŏƊ12Ƙ14žƫǉǦ15Ɲ16AŞųƵ17ŒƗƾ18Ńǒ19ł21ĸśŰƑǛǫ23őƛ25Ɠ26Ƥ29ǐ33ƽ36š40ǟ
~ose>	47 -16n-12ŉũ-11Ũƙƭǘ-10ņ-9Ť-8kŗơƿ-7XĻœǞǪ7IĶŖşƉƎƐƝƱǣ8ŦƀǌǓ9cĴŲƦ10iŅŷǈǚ11Ɗ12ŏƗ13ǐ14Ƒ15žƫǉǦ16A17Şųƛ18ŒƵǒ19Ń20ł22śǛ23őǫ24ĸ26ŰƤ27ƽ28Ɠ35ǟ37š
~osed	72 -8Ƶ10Ɨ12g16Ƙ17ƾ27ǐ51ǟ
~oser	84 -8Ʈ7Ƽ11LœƢ13ƛ18C29X
~oses	81 -7Ű9Ū11Ƃƽ13ƑƝ18ƾ
~osi	66 -8ǚǫ7ŀ9Ɨƿ10VǪ11Ǌ12S17ǅ18ũ19ř27ŉ65Ƙ
~osin	67 -8ǫ7Ƶ8ŀ9Ɨ11Ǫ18ũ19ř28ŉ66Ƙ
~osit	90 14V16S17Ǌ
~osp	73 -16C7Ű8q9V11Ƅ12PSĹ13ſ19ƾǄǪ22ƨ23ǖ24Q25ƺ
~ospi	73 -16C7Ű8q9V11Ƅ12PSĹ13ſ19ƾǄǪ22ƨ23ǖ24Q25ƺ
~oss	63 -8Ž7ŜƼ8ťŰƖ9sN12Ũ13gƵ14ł18ǋǡ20Ū22řƘ23Ľ24Uŧ34ǌ37Ŧ55Ť
~oss>	65 7ŗƼ8ŰƖ9Nť10s11Ū12Ũ15łŤ16Ƶ17ř18ǋ19ǡ24Ľ25Uŧ36ǌ38Ŧ
~osse	82 30Ƙ53Ť
~ossi	90 8ř9g12Ŝ15Ū
~ost	50 -13ǋ-12šƞ-11ƀ-10tQ-8ŸƉǘ-7ŎŏƍƔƹǚ7CƼ8lĺľ9kƜǤ10Şůƚ11ŮƢƶǌǗ12YŉƓƴ13ĹŹƩǟǫ14Ŵ15XƄǆ17ŀ18E19ƕƱ20ZœƙǛ21ǜ22Ʋ28Ř31ŧǑ33Ŀ38ǖ44Ƶ
~ost>	52 -12ǘ-11šƞ-10tƀƦ-8Ɖ-7Ɣƹ7XĹĻş8ůƼ9Ƅ10ĺƜǤ11Ŵ12ƚƢǌǗ13Ɠƴ14Ź15Ʃ16ǜ17ǫ18ŉƱ19ŀ21ƕƲ22Z23ƙǛ24œ27Ǒ30Ř32ŧ40Ŀ47Ƶ
~osta	88 17C34E
~ostl	72 -11Q7Ňǉ8PŞŵ10Ĺ11ĸ20Ů27ǆ48ǖ
~ostp	90 28ƶ
~osts	79 9uǜ10ŕƄǑ12Ư13X16Y17Ʀ20ǟ
~osy	86 10l12Ơ17Ż19ŋ
~osy>	86 10l12Ơ17Ż19ŋ
~ot>	35 -18Ʈ-16Ɲ-15ƍ-14iƯǠ-13Ʃ-12ǆ-10Ńƻǒǥ-9RƸƾ-8xSŇŒǐ-7HŪŷƟǌ7cLĹūůŲƁƤƬǃ8tŉŻƘǡǤǫ9MĽňŊƣ10bdnNŗƐƕ11kKšƞǓǚ12gœśţťźżƦƧ13aŅŝŧžƇƼƽ14ƌƲ15őŜƳ16fvĸŎƷ17EŢƎǔ18ķơǪ19Ļű20ŠƔƛǂ21ņŶƶ22AƄ23ŖǑ28jşƓ29Jƀ36O37Ő49Ł
~ota	68 -12ť-9Ǉ-8ǧ7AƝ8YƢ9œŲƻ11ĴņŸžƙǁ12gSƁ15ľ18Ŷ19ǋ25ŧ28Š31Ƈ
~otag	84 27Ƈ
~otal	71 -12ť-8ǧ8AƢ9Yƻ10œƇ12ĴņŸžƙǁ13gƁ19Ŷ20ǋ27ŧ30Š
~otc	85 12gŸ13VĻ15Ŧ
~otch	85 12gŸ13VĻ15Ŧ
~ote	57 -11ǫ-9ĵ-8Ɔ7ńŲƐƑ8ľǖǨ9ŗƹ10Ưƴ11włƀ12ſƄ14ĿŋŎ16eŘǚ18JŐ20Ɩ21Ĵŝ24Ņ27ĸ29ņŭ30ĺ32Ʀ
~ote>	64 -9ĵ-8ŅƆ-7ǫ7aūƉǚ8ŵ9ń10ľŲǨ11ƹ12wƴ13ſ14Ĵł18e21J23Ɩ25ŝ27ņ33ŭ36ĺ
~otec	66 8XƑ9Ɛ12ǚ14ŗƀ15Ư16Ƅ18Ŀ20Ř21Ő33ĸ
~otel	83 -10X15ǖ50Ʀ
~otes	78 12Ĵ22ŋ24Ŏ45Ņ
~oth	48 -14ŧ-13Ɵ-12CǏ-11ŭ-10ŘǆǗ-9gŝšŦŮ-8adĵĻŰŻƞ-7rPZŗŞŪƔƣǎǑǒ7ļŐƵ8ołūƠƨƺ9qvķƳƶƻƾ10uƴǍ11IŌşŤŨŶǉǊ12Rŀž13ŎŹǃ14Hţơ15yƀƪ16Ĵ17B19ĸŁŃƭǄ20Ŵ21s23Ǔ25Ʒ29Ɠ34ƿ36z39Ņ40Š41ņ43ŵ44ſ
~oth>	67 -13Ť-8w-7gLŘǎ7uDŏƸƿ8pƮǘ9zƁƭǄ10Ÿǔ12ƐƠƱ13ĸ15Ź17q18ķ19Fł20ŨƳǓ27Ʒ44s
~othe	51 -15Ů-14ŧǫ-12ƟǏ-11sC-9pǆǗǧ-8ĵŝŰƽ-7FŐšŭ7nőũŲǠ8ĺłŷŽƀ10oƵƶǓ11ū12Ōƴ13IRĸǅ14vwƭǄǉ15şŶž16ǃ17ţơ18HǊ19B20y22ŃŴ25Ł26Š32zƓƿ42Ņ45ņ46ŵ49ſ
~othi	69 -10Ÿ-8Ƹǅ7h8ŢŮƺ9jų10ƒ11ŀ12ƽ13ƾǧ14Ŏ15ǫ16ĴļŠ17ƻ18ƨ20Ő22L30ƪ34ƀ36Ť
~oti	74 9Kƌ10Ǆ11HŐ20ĺ23ƻ30ǫ
~otic	79 10Kƌ22ĺ
~otin	84 11Ǆ13Ő26ƻ38ǫ
~oto	65 -10K8Ǚ12Šż15ū17ǂ23ƀ29Ŝ
~oto>	86 -13K38Ŝ
~otor	66 12Š13ż15ū17ǂ24ƀ
~ots	83 10Ɗ11ǂ14j19ǃ24ƽ
~ots>	83 10Ɗ11ǂ14j19ǃ24ƽ
~ott	71 -13Ƌ-10ƭ-9ś7Ŭ8ņǚǧ9ļ10ƞǝ11ō12Ń13ŅƢ14Ɲ18ł22ƽ26C31h
~otte	75 -14Ƌ-10ƭ8ǚ10ļ11ƞǝ13ōƢ14Ņ15Ɲ19ł28C
~otto	88 9e10Ŭǧ11ņ15Ń
~ou>	17 -33v-27ťŵ-26ƿ-22ź-21Ż-20Ŧ-19q-17ư-16Ɔƪ-15ƈ-13bƇ-12oǩ-11ǧ-10ŖŴƵǄ-9hŚŧ-8ŕ-7ƕƣ7BIŢūƠƬǏǣ8ķŭżƐƖƤǇǐ9łŌŘƉƙƱƾǆ10dŨƁǌǖǟ11MůƃǔǦ12pQƔǁǅ13ƭƯ14aLĶƧǢ15ŊǛǞ16jơƼǕ17kńŇōŐƚǀǈǜ18uGĵŒųŹŽſǓ19ZƲǃ20SĴƄƜƳƷǍǚ21ŗƸǫ22žƮ23ƺƻƽ24fĹ25HKTŋŜƂ26ļǉǗ27UWĸĺľǂ28ǠǪ29CĿ30Ļ31nOţ32ƍ33mFXŃśƶ34VŁŅŪŷƩ35ƀ36ŝŶƨ37gAŉŞ39RƦ40őœ41Nšũ42PĽ43i44l50ŀş58ň64c
~oub	72 7ƺ8Ĺ10p11ĶƝ13tĺřƿ14şƾ15Ų18Ŕ23Ǟ
~oubl	72 7ƺ8Ĺ10p11ĶƝ13tĺřƿ14şƾ15Ų18Ŕ23Ǟ
~ouc	73 -8ǫ7ŦƋǙ8ŅŇŎŧŮ9nKŽ10gƻǁ12ǥ14Ŕ15ƾ16Ʀ29ŝ32ƙ
~ouch	73 -8ǫ7ŦƋǙ8ŅŇŎŧŮ9nKŽ10gƻǁ12ǥ14Ŕ15ƾ16Ʀ29ŝ32ƙ
~oud	80 8ľŜ11x14Ơ17j23Ǚ27ǁ
~oud>	82 8ľŜ12x14Ơ24Ǚ28ǁ
~oug	46 -14Ɩ-12Ŋ-10L-9ŐœŖŝ-8mƿ-7DĵŠǤ7TĻƂ8ŁŪŶ9nxţūſ10ŎŜŷ11ZĹŦƀưƵǧ12yšť14ĸőƮƲǑǟ15ň16ƃƨ17WŃŨƗƪ18rŘũůǐ19ŋ20jlƍ21Ɣƙ23Yŗǘ25Ə28Ʃ
~ough	46 -14Ɩ-12Ŋ-10L-9ŐœŖŝ-8mƿ-7DĵŠǤ7TĻƂ8ŁŪŶ9nxţūſ10ŎŜŷ11ZĹŦƀưƵǧ12yšť14ĸőƮƲǑǟ15ň16ƃƨ17WŃŨƗƪ18rŘũůǐ19ŋ20jlƍ21Ɣƙ23Yŗǘ25Ə28Ʃ
~oul	33 -16ŧ-14œ-13Ƃ-12qĻƵƿ-11oxƛ-10ŔűŽƾ-9QSőŢŮŴƽǇǊǠ-8jĺłŝťūơƢƼǥ-7klnUƍƖƫǅǍǏǝ7eBHŌŎŗƁƎ8AĴśŪǣ9KLŨŬǨǩ10bŸƚƪǁǚ11ĿŀŞǤ12ńŘ13ƕǆ14amňƑƺ15ĶşƔǜ16TļƬǑǫ17ſ18cDƃƳ19rōřž20Z21ƙƲƸ22Ǫ23Ʒ25ĵǃ26ŋ27ŲƱ31ŜƯ33sţƮ36ĸ37M38Ŷǟ40Ʀ44ŏ46X48ƹ53ư59Ĺ
~ould	33 -16ŧ-14œ-13Ƃ-12qĻƵƿ-11oxƛ-10ŔűŽƾ-9QőŢŮŴƽǇǊǠ-8jSĺłŝŤťūơƢƼǥ-7klnUƍƖƫǅǍǏǝ7eBHŌŎŗƁ8AĴśŪƎǣ9KLŨŬǨǩ10bŸƚƪǁǚ11ĿŀŞǤ12ńŘ13ƕǆ14amňƑƺ15şƔǜ16TĶļƬǑǫ17ſ18cDƃƳ19rōřž20Z21ƙƲƸ22Ǫ23Ʒ25ĵǃ26ŋ27Ʊ28Ų31ŜƯ33sţƮ36ĸ37M38Ŷǟ40Ʀ44ŏ46X48ƹ53ư59Ĺ
~oun	44 -13I-12Hŗ-11ŀŞǁǔ-10ťưǤǥ-9Pĺǟ-8oƁƢǫ-7RSĴĻŁŃŉŖřŷƟǆǠ7ŨǗ8pķŅśŦŪŸƇƐƑƥ9zžǦ10LľĿƈƙ11vŠŶƳǘ12šŻƯ14nůƆ15Vĵ16BǢ17ň19Ķǋ20sA21Ř22ŚƼǖ24lƮ25ƕ26b27Ǉ31u32C34Ʊ35Ǝ37c40ǉ
~ounc	82 -9Ǥ7J11Ţ12AƎ33b
~ound	52 -9H-8IŀŞ-7ŷǟ7iƓƴǐ8nTƙƛơƧǪ9ƳǃǊ10hŨƞƫǞ11cĶŦƥ13bCŪů14zLŅśƈ15Ŷǋ16ľ18š19ƕ20l21V27sň31Ƽ33Ǝ34Ǉ
~oung	71 -7P7x9Ż10Ʊ12ż14Ƶ15Ư16ź18Ķ19p20u26v47c
~ount	52 -11ǔ-9ǁ-8ǥ-7IưǊ7Šƕǋ8Zŧż9eAQYŒſƤǂ10lnŻƻǦ11ŝƍ12XžǗ13ķŸ15Ƈ16ĿƆǘ18uB20ĵ21Ś25CǢ30ŘƱǖ31Ʈ54ǉ
~oup	70 -10ĸ-7ư7PSŒ9UľƦǁǐ11xƚ14ū15ŋǠ16Q26Ʃ37W
~oup>	78 8P13x18Q29Ʃ41W
~oupl	75 -11ĸ-8ư8SŒ10ľƦǁǐ11U12ƚ15ū17ŋ18Ǡ
~our	25 -23C-22Ŧ-19Ř-18Őųǫ-17ō-16ƈ-14ĹƉƍ-13ĺŒū-12ŉŪƮ-11ZůƇƫƻ-9ŅŭƖƜ-8fŎťŲƋƽ-7GĴŢƬ7aiœŧŨƺ8MŃņ9hĽŗŽƀǖǨ10yŤŵǎ11kŚƂǜǟ12IľĿžƅƟƢ13EĸńňŖƞǘǛǦ14cWŷƸǢǩ15ź16lvƛƭ17ǣ18oſǀǊǍ19śƹƼǇǒǝ20ptƤ21jswPķŠƱ22DƪǄ23gnRƗ24qFŝŹƦ26Vřƴ27łǗ28ư29d30eT31ŰŴƵǤ32x33ǥ34ǋ35ǐ38Ƅƨ39rƧ43ƿ46Ķ47ǚ52B67z
~our>	26 -29ų-22CŦ-19ō-17Ɖ-16ŎŐŭůƈ-15Ų-13ĹŘƍ-12Œťƽ-11ŉŪƋƻǫ-10fĺƇƮ-9Zšƫ-8ūŶǓ-7GŅƒ7iJYŗƙƲǔǜ8ŨƩƾ9kDĿƢǆ10acŃ11MŷƂƛǖ12yRĽœŖŽ13hŚǦ14EńŹžſǐǛ15nIľƗƨǘǟ16ňśŵƞƤƸǇǢǩ17tWŴǝ18lź19ƭƱǣ20owǍ21gjpvřƹƼǀ22ǒ23xVƴǊ24sPķŠǄ25łŝ26ƪ27qƦǋ29T30Ǘǥ31dư32e34ŰƵǤ41rƧ42Ķƿ44Ƅ50ǚ52B69z
~ours	51 -16ǫ-13ƙ-12Řŵ-10vūƖƜƠǆǊ-9œ-8rƣǟ-7hĺƔ7tĿƀƴƷƽǨ8UVťůƪǜǥ9ųſƂƢƱǎ10uƛ11cgĶŶƤ12šŤŷǉ13łŲƟ14nŭƘ15Ŏǋ16ŧ17A19H20Ɨ22ĸř24Ź29x30Ŵ33R39ǐ42ƨ53F
~ourt	79 -8cgƗ9x25k43ƅ49D
~ous	43 -19ŭ-17S-16ŘŴǫ-15Ų-14Uǐ-13Ņ-12IĵǆǨ-11ƩƺǠ-10ŃƢƽǘ-9dAƨǙǪ-8uŎǤ-7vzňőŗŚťŶƄǇǊǟ7Cū8yƉƐƝǍǗ9aźƓƜ10TƃƊƑ12ŰƋ13pĴƌƥƪ14ƍǃ15sYƗ17or19fƘ21Ÿƙ23ƛư24qHMƈ25ŀǄ26DŠƞ27ĸ28Gƕ31ơ32Ɵ34Ƈǂ35FƔ38ƹ43n44Ɩ45Ɔ46Ơ
~ous>	68 -9ǫ-8A-7G7ŜŢ8ǝ9aĺŕǑ10rŊšƛ11wţǄ12ƾ13Ɖ15Ơ21ŷ45ŀ60ǂ
~ouse	44 -19ŭ-16SŘ-15ŲŴ-14ǐ-13UŅ-12ĵǆ-11IǨ-10ƢƩƺǑǠ-9ŃŷƽǘǪ-8dƨǙǤ-7ŚƄǇǊǟǫ8ūƝ9yƐǍǗ10źƃƊƓƜ11rƑ12TŰ13pƋ14Ĵƌƥ15ƍƪǃ16sYƗ17ƛ18oƘ19Ǆ20f22ƙ23Ÿ24D25ư26HMƈ27qŠ29ĸƕƞ32ơ33G34nƟ35Ƈ36F37Ɣ38Ơ40ƹ45Ɩ46Ɔ
~ousi	83 8Dƒ11ŝǞ19C21n
~out	35 -19ǫ-18c-17F-15ƿ-13Sńǉ-12ĸƢ-11iŔƔǔǡǨ-10Lſ-9sŅůŴƽƾ-8oxŚƕƝ-7vwIKŏŨŪƅƱ7ŒśŦƈƙƦǄǙǚ8ŋŗřƏƹǁǍǩ9pYŽƃƯƶǢ10zBŁŵƀǑ11Aļ12qĹŝƎƑƫƭƼ13l14ĴžƍƜƮƳǝ15ŕťŶƵǊǎ16Zƞơ17ruľŞƠǂǆ18eVŀŊşǃ19C20Ľň21ĵĺƺǋ22ĿŧƖ23yĻǖ24jŎųƟ26Ǫ27g28Ǔ30Ƭ40Ţ
~out>	36 -17cǫ-15Sƿ-13FńŅǉ-11ĸŔŭƢǔǡǨ-10iŉſƔ-9Lůƥƽƾ-8oxŴ-7svDIKŏőƅƕƝƱ7ŐŖƋư8ghřśƦǁǄǙǚ9uUŋŦƃƏƙơƶƹǩ10YŗŽƀ11lpBŞŵƯǂǑ12jAŁ13ĹŕŝƎƑƭƼ14zƫ15žƍƜƳ16ĽŶƮǎǝ17ZťƠƵǊ18rƞ19VľŀŊǃ21ňş22ĵƺǋ23Ŀ24ĺŧ25Ļǖ26Ŏų27yƖǪ32ƟƬ33Ǔ41Ţ
~outc	90 28ļ
~oute	90 8m9š19M
~outf	77 -8Ų-7F8š9Ņ11WŒ12Ǡ17ƣ23ő26Q33ǆ
~outh	80 8l9D11Ľŉ12r16C17ơ20uŞ
~outs	70 -13U-12Ɵ-7Ǔ9ƊƓǢ12ƨ13ǂǍ15Ŋ18Ĵƥ19gq20C27j32ƈ
~ova	85 17ǆ18ł30ƍ
~ovat	88 31ƍ
~ove	40 -15ť-12o-11ŶŸǓ-10gňŔŭźƟƱǐ-9IJKVZŅņŲƵ-8XĺŇŎŤũūŵƖƥǇǒ-7cfLŠšŬŴƣƫƭƲƾǊǫ7ōŢŹƇƏ8nŀśŦƔƤƺǘǟǣ9Ĵńƀǥ10rQRţǜ11ŝƆƎǉ12ĶŞƞ13CMœűżƸ14WƂǞ15ĿųŷƨƯǑ17ŜşƩǪ18ĹůƁǠ19ƃƕƝ20ŏǔ21GŘŧƓƢ22Ƅ23Ŗƒǌ24T27Ơƪ28Uőǖ29Ǩ30ǏǤ31H33ǡ35Ő36ŗ
~ove>	58 -11ǟ-9kť-8PƮ-7Ɣƣ7MƓǅ8l9u10ƦǍǖ11wōŏŽǨ12Ł15Ķ16Uş18ƹ19y20ő22BƆƎ25ŷ26ţ27G33Ǐ37Ơ39ƒ48ǡ50H
~oved	80 7Ź8œ9ĻŮ10ơƤ11Ʒ16n17G18Ŧ
~ovem	90 12Ǥ23ƍ
~over	42 -13Ǒ-11ơǫ-10yŸǊǓ-9loBKťźƱǐ-8gJŅŔŶƦ-7aGIVņŤŭŲŵǇǒ7jşǗ8SĽƏǏ9MńŢƇƸǣ10Şƺǘǥ11PĴŀƀƞ12QRœǜ13ŏ14ŝƔǉ15Cőű16WĹǟ17żƨǞ18UųƓ19ĿƂƯ20ůƃǪ21ƁƝƩǔ22ƕǖǠǨ23Ŝ24ŧƢ25ŘƄ26Ŗ28ǌǤ30Tƪ38Ő41ŗ
~ovi	71 -11ǐ-8Ƴ7ǆ8ō10ż11tĻ13Łǟ15ő18ţǫ19ny32H45Ơ
~ovid	90 -7Ƶ9ǆ17ǟ20ő
~ovin	72 -11ǐ-8Ƴ8ō10ż11t12Ļ14Ł18ţ20ny32H59Ơ
~ow>	27 -26W-25Q-18yǊ-17ł-15oŠ-14ƃǆ-13HM-12D-11ţŭƗǖ-10Şƍ-9wRƭƱƶǠǢ-8dqCLŁ-7AƟƧƷǃǎ7lƅơƢƥǛ8rYŢƓ9uńƩƳƿǁ10ŧŪƆƋƦǅǈǟǥ11řŝŵƉǌ12vĽľŔŹƨǐǞ13h14nĹĺŖƑƔƜƺ15kŉŊŋŤǇ16fGŐųŴǑǨ17ŮƂǓ18SŶżƄƛ19Oǉ20ŃœťŨŰƌ21ĵĻšƕƼ22zNUƖ23bpKƬƮǘǚ25ŘƠƯ27ǡǫ28ņů29Ƈ30c31ŗ32ŷ33jZ34ư37Ų38xũ39t45i47Ƶ
~owa	82 10Ǔ11K18ň24X32x
~owar	88 20ň25X
~owb	88 8ƙ36ơ
~owbi	90 37ơ
~owe	59 -18ř-17Ř-11ŷ-9ǘ-8ŧ-7AťƔ7Ɲƹ8ĸ9Ŋƥǫ11ļŴƂƄ12Ĺň13fqŃ14BǗ19ŏ20Ƭ22Ǩ23Ɨ24Ŀ25ņ27Ƌ35ŭ39Ɩ48Ĵ
~owe>	68 -7AƔ11ĸŊ15Ƃ45ŭ47Ɩ57Ĵ
~owed	75 -12ŷ10ƹ11ņƝ15Ŵ16Ĺ17fň19B27Ƭ32Ɨ
~ower	71 -21ř-19Ř-7ŧ8ƴ11ƥ12Ń15ļƄǫ17q20ņ24ŏ27Ǩ33Ƌ
~owh	88 11g30Ĺ
~owhe	88 11g30Ĺ
~owi	71 7Ɵ8Ɲǩ9ǆ10jIƆ11ƅ17y19Ǡ21ŉ43Ƃ
~owin	71 7Ɵ8Ɲǩ9ǆ10jIƆ11ƅ17y19Ǡ21ŉ43Ƃ
~own	42 -15ų-14Ƣǆ-13ƥ-12ŝ-11PſƟ-10rĹŁŠƞƵƷ-9XĻŞŷƫƮ-8ńňŎšƝƦ-7gsSœŖƅƠƱǊǥ7ōŹƘƭƲ8wLŰƧǌǠǧǪ9ejzMQŦǏ10vZǐǒǖ11nşŶƀƤǅ12HŉƸǋ13TūƶǇ14ŃŗƎƹ15aƖǓ16ł17Eŭ18ƚ19Ɠ23ƙƣ24Cťǡ25ǝ26lǔ27ǟ28V30Ǎ32Ɓƨ36ĸ42Ƌ58ǈ63F
~own>	44 -15ųƢ-14ǥ-12ƥ-11PŝſƗǆǎǪ-10rĹŁ-9XŞƞƟƫƵƷ-8ńŎŠšŷƝƦ-7gsňŖƆƱǧ7ŮǑǗ8cwōŹƘƭƲ9aELŰǌ10ezMłŦƧǠ11vQǐ12Zş13ŶƀƤƸ14Tŉƶǅǈ15nŃūƎ16ŗƖƹ17Ǔ19ŭ20ƚ21Ɠ26ťƙ27Cǝǡ28ǔ29l31Vǟ32Ƌ35ƁǍ37ƨ42Fĸ
~owne	66 -10G10jǋǥ11ƣ12ałǤ13ƆƉ14Ǉ18Ɨǎ23ǖǧ26F27ǈ30Ǫ
~owns	74 -10c-8Ʈ9Ǐ10F14ǒ15E21Ƌ29H30ƣ48ǈ
~ownt	84 -7C11ŰǍ16ƥ27ǫ28Ǐ
~owo	90 10B29Ƶ
~owor	90 10B29Ƶ
~ows	78 -8ǜ-7Ƥ7Ɯ9ǔ11g12Ŧ13ƓƔ14A15Ƨ20Ř27ǣ
~ows>	78 -8ǜ-7Ƥ7Ɯ9ǔ11g12Ŧ13ƓƔ14A15Ƨ20Ř27ǣ
~ox>	69 -11Ɩ-10p7ŐŜƅ8ƌ9q10cĹ12P13m14ǩ15d17ƽǒ18f19ś22D24ŭ26J27Ǜ
~oxe	88 17ƽ33Ơ
~oxes	88 17ƽ33Ơ
~oy>	72 -12ǅ-10p-7R7J8b9jn11ŕ12ťŬ13Ů17g18vx20uw21t22U29ź
~oya	82 13Ǚ30Œ36ţ
~oyal	82 13Ǚ30Œ36ţ
~oye	59 -7oŒ8ǋǧ9Ǜ12V14Ǔǥ15Ǌ17Ʃ19q21SW22Ǟ25ǉ32Q
~oyed	85 -9o13Ƅ25Q32q
~oyee	62 -11Q7ǒ8ǋ9ǧ11Ǜ16ǥ17Ǔ24Ǌ30ǉ31Ǟ
~oyer	74 -9Ǌ-8Œ8Ɵ18V24Ʃ28S31Q35W
~oyi	86 13ǡ14U22ş
~oyin	86 13ǡ14U22ş
~oys	79 -13Q-8a8ő9nv12w14qx18ƚ29u
~oys>	79 -13Q-8a8ő9nv12w14qx18ƚ29u
~pa>	78 -13r7Ǚ14B16A40Ż48Ǣ
~pac	67 -20F-18ƌ-12ǚ-7Ǖ7Š8Ǥ9D12Hŗ13ų14ƈƏ17ƋƠ18W25ƒǍ32ǎ35ƻ40ǧ
~pace	75 -22F-20ƌ-7Ǖ10Ǥ16ƈƏ19Ƌ28ƒ29Ǎ36ǎ
~pack	73 -13ǚ8Š10D14Hŗ15ų19WƠ38ƻ45ǧ
~pag	69 -7K8ŘǕ9f10ĽŎ13ƀ19ǎ24Ŝ44ś
~page	69 -7K8ŘǕ9f10ĽŎ13ƀ19ǎ24Ŝ44ś
~pai	56 -15ǔ-13m-8ū-7œǢ7Ŷ8Ƨǚǫ9ĵĹŔŪƫƸǅǟ10UŨƤƭ14ĸ19ĴŤǓ20Ƴ21Ɣ22Ɨ24ǆ29Ɩ35ŭ37ŧ
~paid	58 -15ǔ-12m-8ū7TƬƯ9ŔƧƫƸǚ10ĵǫ11Ƥƭǟ12ŧ15ĸ20ĴŤ22ƳǓ23Ɣ24Ɨ31Ɩ37ŭ
~pain	85 9y11Ɠ14ǅ15Ũ17Uǆ
~pair	78 10ŕƦ14ŪŶ15Ĺ19ǆ36ŧ
~pan	50 -20ū-13SĻ-12ƃ-11Ń-10aŐ-8fHœŪſƁǥ-7TVĺŔǚ7MŤŦ8qWƌǡǫ9ƊƘƣǊǋ10ǈ11ĿǃǌǢ12Ɔ13š14mŝƅ15ş16ǣ17Ɨ19Ņ20Ʃ21ķǪ24ƶǆ25ǧ26ņǇ31ţ32Şǅ34ǒ35Ũ37Œ38Q39Ǩ40ő42Ǡ
~pand	86 -9Ū9ǟ16Ŧ36Ǡ
~pane	88 12Ɗ17ƌ18M
~pani	74 8Ķ9Ţ10Ł13ǫ14mŠ22Ņ33ţ
~pany	51 -20ū-12SĻƃ-11Ń-10a-9Ő-8fœſƁǥ-7Tĺ7ƈǓ8Ťǡ9qWţǊǋ10Ƙƣǈ11ǌǢ12ǃ13Ŀ14š15ŝƅ17ǣ18şƗ22ķƩǪ23Ǡ24ǆ25ƶ26ǧ27ņǇ33ǅ34Ş36Ũǒ39Œ40QǨ42ő
~pap	68 -9Ǌ-7űŲ8f10iQ11o12ƘƤ14ǅǙ15J16Ǣ17ǈ18ĸ22Kǔ25ƴ52ś
~pape	68 -9Ǌ-7űŲ8f10iQ11o12ƘƤ14ǅǙ15J16Ǣ17ǈ18ĸ22Kǔ25ƴ52ś
~par	47 -22ƺ-13yĺőŭ-12n-11cQ-10dƛ-9ňŦ-8HXńœŗūǩ-7axMůƔƝǕ7TřŸƟƠ8ũƙƚ9vŁŧ10Ʀƹǃ11sCƀǄǢ12ŶƤ13UƳ14qǪ15tƑ16Ŏ17NŅƪǡ18ťǈ19Ƣ20p21oV22Ʃ23GƥƧ24lOŃ25ǉ26ƣ28uŉ29šƿ32ŵ35zƞ38ű
~para	76 9f13h18Š21ǃ24ƚ25ř
~pare	66 -19ƺ-11ǫ-9Ǆ7g8Ŷ9ƨ10Ʊ13Ÿ16Ņ19Ƨ20Ɵ25ŵ35š38O47ƿ53u56z
~park	68 -14C-8ƛ-7D7v8ŧǡ10GY12ļƣ15ĸ16T18ť19ǫ21Ʃ33N59ű
~part	51 -13yő-10dQŭ-9cňŦůƺ-8nuœǩ-7xńƝƟǕ7ťƲ8EĿŶ9şǓ10Ǐ11FũƩ12DŁƧƹ13ƙǡǢ15UƀƦƳ16qsŵƑǪ18tGŎ19ƢƤƪǄ20ƣ22pǈ23oC26ƥ27V29lǉ36ŉ41ƞ
~pas	62 -19ŏ-9z-8r-7Ɩ8gƃƄǞ9Lǁǝ10cƼ11ƭ12ƴ14Ň17O18ųƿ19ǂ20ƨ21Ť22Ƹ23ƹ32Ł35ǚ47Ƶ
~pass	67 -9z-8r-7Ź7ƲƳ9gsƄǂ10ƿ13ƭ14ƴ21ų22ƨ24Ƹ25ƹ39ǚ54Ƶ
~past	72 -21ŏ-8Ɩ7Ưǀ8A9m10ƃƿ11ǁǝǞ12cLƼ13ǂ17Ň21O28Ť38Ł
~pat	72 -11Ǆ10Ū12o14Ǚ16Zƻ17ǀ19q25Ǜ26P63Ǡ
~patc	86 -8ǀ12Ū19Zƻ31Ǜ
~pati	76 -8Ǆ-7Ś15Ǚ22q27P67Ǡ
~pay	42 -18ļ-17Ŵ-16ǀǖǪ-14Ƹ-13ţƹ-12BǑ-11gŐŵ-10ĸǌ-9ĺĻŅťŦŶ-8ňŎƙƟǊǙ-7mAPŃŝŞşŠūŮůƚƵǝ7ŤƀƲ8T9ǣ10ĶĹ11FƖǧ12Ɓƕ13ƬǉǤ14ŗ15Ţǚ16Ĵņ18Qő19ſƱǟ20Ř22ŨƳ24qZ25ŭ28řų29ǥ30W31Ǔ32XƗƞ33ŔǢ36Ǘ38ư40Ƣ42Ɣ43œ46ŧ47Ƅǘ64ǋ83ĵ
~pay>	49 -17Ŵ-16ļ-15Ǫ-14ǖ-12ǀǑ-11ǫ-10gŵ-9ǉǌ-8ĸŐ-7mĴƕƟ7FķƞƩ8Ʈ9ƂƱǢ11ZƁƲǚ12Yǣ14Ť16Ƴǥ17ŧŨǤ18ŗ19Ĺ20Ɨ21ſ23W26Ƣ27Ƅ28XőŘ29Ŕ30Ɣ31œřǋ32Ǔ33ų45Ǘ55ǘ69ĵ
~payc	69 -11Ĵ-7Ǣ9ĵǡ11u12ǋ14Ư20Ʊ21ư23T24Q27Z35q
~payi	61 -10Bţǫ-8ĺĻ7ř8F10ǟ12Ũ13Wǥ14Xĵ17Ƭ19Ŕ21ǧ25ŧ26Ĵ29Ɣƕ30ņƢ33œ40ƞ
~paym	65 -10Ņ-9ƹ-8ƚ9eŊ10ƫ16ǚ17Ƅư19ĴĶƗ29ĵ30Ţ39Ɩ45ŭ
~payo	88 -16Ƹ19ƭ20ǫ43ŧ
~payr	65 11Ǔ13ǟ15Q25Ǣ37ǉ61ǋ
~pays	72 -23Ɩ-7Ĺ7ſ8Uƞ9Ɨ10Ż11Ƴ12ƀ16Ƅǥ19ŉ20ǟ25ǫ26Ǣ29ư
~pda	69 9Ǐ13ƭ15ƌ19Ǥ20ƴ37ƍ
~pdat	69 9Ǐ13ƭ15ƌ19Ǥ20ƴ37ƍ
~pdf	90 9J30Ŝ
~pdf>	90 9J30Ŝ
~pe>	62 -8ś-7ŉŏƆƔƶǏ7ĶŃž8DŵƦǄǈ9ƈ10ǘ11Ūǋǖ12X14ƥ15Ţ19dƫ20Ɗ23ş25Ɲ28Ųƺ30Ōƻ36ƾ
~pea	75 11ƿ12N13ś16s18ƣ19ň20Ő25x30a42Ū
~peak	78 11ƿ12N14ś18s21Ő31a
~pec	65 8ŏ10ţ12U14Ǡ17ƊƠ18Ĺ20ǀ22ƚ23ň50Ə
~peci	75 7Ļ21Ơ24ǀ26ƚ
~pect	70 9ŏ10ţ14U16Ǡ19ĹƊ25ň56Ə
~ped	67 -8iƷ-7Ļ7MǪ8Ķŀƃǂ9tŷƙ10ŪƬƼ11ŌǗ12p13U14ń15Ņ16ŕ18E21ư23Ŕ24Ţ26h
~ped>	67 -8iƷ-7Ļ7MǪ8Ķŀƃǂ9tŷƙ10ŪƬƼ11ŌǗ12p13U14ń15Ņ16ŕ18E21ư23Ŕ24Ţ26h
~pee	73 -13Ş8Ķ18ž19ş25ǃ38ǜ46ż
~peed	79 -7ň19ž50ż
~peel	85 44ǜ
~pel	73 -16a7Ŷ11tw15ƒ16ǅ19Ǎ21J52b
~pell	74 -16a8Ŷ11tw16ƒǅ21J53b
~pen	46 -12R-10Ŷơ-9œŞ-8VĿł-7ANŁŝƣ7lŗƅƞƪ8iŘƚ9šƶǓ10zƲ11žƭ12ŎƀǕǚ13ļưǠ14WŤƵǖ15Ź16ZĹĻ18ŪƩ19ŢƝ21ţ22Ʊ23YŦ25ķ26ťǥ27Xŀ28Ǫ29ǟ30ƹ35Ǉ36ǐ
~pen>	58 -12ǫ-11R-10ƱƸ-9ũŶ-8H-7Ĺƹ7ŋŪƓƞǗ8y9śƩ11ť16ļ17ž19ǚ21Ǫ22Wŀǖ23Ť25ǟ27ư29ĻţŦ32Ǉ41ǐ
~pend	64 8Ƴ9IƸ11u12gƅ13kl15ƶǓ17Y18ŀ20z23Ź32X36Ʊ
~pene	60 -17ŀ-8łƣ-7ǟ7ŧ8ĻƦ9ưǥǪ13ŗ14ZǇ15ĺŇ16ũ17iƝ18Ŏšƭ19Ţ25Ƶ34ť
~peni	84 11ǐ12ŀ13H23Ū36Ǡ
~pens	59 -11Ļ-8œ-7ơ7ļľżƄǪ8X9ǌ10Ţ11ƙ14YZƚƪ15Ʋ18Ʃ19Řǟǫ21ƀ27Ĺǥ36ķ39ƹ
~peo	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~peop	57 -9ū-8ǆ-7Ŀ7b8Şǒǖ9ŇůƪǞǣǫ10ƙǝ11ǜ12dƴ13nŹǓ15ŸƸ16Kǘ17lţ18ǋǛ21Ǌǟ22ƞ23Ǚ29ǉ
~per	48 -14ŧ-12W-11ǋ-10y-9š-8ŘƂ-7PŤűƩ7ņşƃ8Lǝ9ǁǎǙ10œƓǅ11avĵřƣǓ12fAŋŸǈǪ13Kƫǔ14Dž15Ůƴǣǥ16ƜǇ17ŝ18ſ19Ŕ20Jź21ƌ22MǢ23Ǎ25Ǥ26Ň28Ź29ĸ32ś
~per>	64 -15ŧ-14ǋ-10ƙ-8Ǌ-7Ƈ7főǈǔ8Ŕ9rwxǢ10śť12Q13ņƕǥ14Ǚ15Š16œ17ſ18Lǁǫ19ǣ20ĸ23K27ř30ƌ
~pera	84 -11D8ǉ10ǣ18Ǉ23Ÿ36Ǎ
~perc	70 -12ř-8Ǌ7ł8Ɩ9ķŕǘ10Ǔǖ15Ż16ǆ17ǝ18ǈ19ĵ22Ŕ25ž27Ɯ
~perf	80 7Ŗ8aŹ10Ś12D15ļő19ş
~peri	73 12Ũ13ũǥ14Ǉ24Ň
~perm	75 11ƍ20Ź28ƫ39ź
~pers	60 -12W-11ķ-8y7hnǈǓ8ǐ9fTĿŗſƃ10ŃƄƤƴ11aŴǊǔ12Ƙ13J15Ň16ŋ17v18Ǫ19Aś21Ů24ƙ26ŝ32M
~pert	67 -10Ř7H9ƎǍ15ǎ17Ɠ18ſƣ23D26ƙ28ĸ40Ǥ
~perw	77 7ƴ8Ɨ11ǅ12i13o19ś20JǢ
~pes	78 10ŲƦ12Ū13Ĵ18Ŀ25š33ƌ
~pes>	81 10Ʀ11Ų13Ū34ƌ
~pest	90 21Ŀ29š
~pet	81 -13Ş9Š17ņ22ş31Ņ48h
~pet>	90 -15Ş10Š25ş
~pets	90 54h
~pgr	88 8ƌ10Ǐ19ƍ
~pgra	88 8ƌ10Ǐ19ƍ
~pha	84 19ƽ36Ɗ
~phal	85 37Ɗ
~phe	90 -14ŷ10h13I17Ĺ19Ŵ
~phi	88 -8Ť7ű18ƥ37ǚ
~phis	90 -8Ť18ƥ38ǚ
~pho	63 -18J-14š-12Ś-9Ǉ-7Ǣ8ǘ10ŝǆǞ11SĿ13rś14ǡ16Ļ17cMǙ19O27I28ž32K43Ŝ44ǫ
~phon	64 -18J-14š-12Ś-9Ǉ-8Ǣ7CŨ8ǘ9Ǚ10ŝǞ11SĿǆ13r14ǡ15śŜ16Ļ17M18c20O27I29ž42K46ǫ
~phot	85 -13K11Ǚ38Ŝ
~phy	78 21Ɓ23ƺǃ40ǀ
~phys	78 21Ɓ23ƺǃ40ǀ
~pic	59 -13ǫ-11ŧ-10ƱǨ7wNſƴ8nTWŴŶǁ9ĻƠ10itƃǆ11Ŭƹ12ĺŮǡ13ŷ14řŝƮ15X16ŀ17fƯ22Ń26ǒ32ĿŜ33š
~pic>	90 -11K26Ŝ
~pica	88 10ǐ13Tǁ17ǆ
~pick	64 -11ŧǨ-10Ʊ7ƄǑ8wſƴǈ9Ŵ10NĻ11Wƃ12i14ĺŮŷǡ15ř16KL17ŝ18X19Ư27Ń29ǒ36Ŀ37š
~pict	71 -10L-8K7Ɠ8Ƴ9ťƈ10ŵ11nƠ12Ŷ13ƹ15Ŭ18Ʈ21fŀŜ
~pie	80 -12Ɨ9ƊƘ10Ǥ13Ƴ14ƚ15ř17ơ19ŭ29ƈ
~piec	83 -12Ɨ10Ɗ11Ǥ14Ƴ15ƚ16ř19ŭ
~pil	78 11ſǄ12ĸǁ49ƽ64ǂ
~pill	81 11Ǆ13ǁ55ƽ
~pin	59 -9N-8ƛ-7Pň8yVŌƁƸ9ųƋ11Ƥ12bUǢ15žƓ17Ļ18Ʒ19zAǆ20ǡ23Ņ24tţ31x34XŁ40ļ
~pin>	75 8Ł9ŋţ10XƷ11Ņ12ƁƸ13U14V15ǆ17t20ž23ǡ
~pine	90 12Ɔ19ǫ31Ɠ
~ping	62 -9ǫ-8ƛ-7N7Ŀƻǆ8őŪǟ9Ō10yƋ11ų12tƤƷ13b14Ǣ16Ņ18Xţ20z21Ļ27ļ30Ł34x
~pini	88 15ļ31A
~pip	73 -7ŉǣ19Ʀ27Ū30ƌ33Ɲ65Ƅ
~pip>	85 -8ǣ77Ƅ
~pipe	76 -7ŉ20Ʀ28Ū32ƌ35Ɲ
~pir	80 -7œ8ž12Ź13e18ƽ42Ŗ
~pira	90 -7œ10ž26Ŗ
~pire	84 13Ź14e20Ŗ
~pit	70 -15C7Ű8q9PV10Ƅ11SĹ12ſ18ƾǄǪ20ǫ21ƨ22QƊǖ24ƺ31h
~pita	72 -16C7Ű8q9V10P11Ƅ12SĹ13ſ18ƾ19ǄǪ21ƨǫ22ǖ23Q25ƺ
~piz	88 -9C8ų12Ǐ31ǫ
~pizz	88 -9C8ų12Ǐ31ǫ
~pla	44 -14Pĺ-12ũ-11œŹ-10Ĵŝŧ-9ŨŭƬ-8vŤŷžƟǊǥ-7TĸłŎőŚţųǉ7ňƇǎǫ8gĹŅƄƉơǖ9Ǟ10ńƩǍ11şšŰ12DŠǘǪ13Ơǌǜǡ14WŉƨǇ15UŋƙƤ16Ɔ17Mŗƕƞ18Ʀ19ĻƖƧ20Gŕ21k22yǠǤ23FƢ26ƍ32Őƒ37VŬǂ41Ʒ47H
~plac	50 -14S-11ĺ-9Ĵŧ-8Wŭ-7vPŗƟƬ7ƏƴǖǛ8YšƜǝ9hǪ10QƓǘ11UŅƇ12Ʃ13ŰƉƦ14ńƞ15ŐŠơ16DǍ17ǌ18ƤǇ19Mƍǡ20Ɔƙ22ƕ23ƖƠƨ24Ƨ26Ǥ27GƷ28Ƣ29H37Fƒ
~plai	68 -8Ũ9ƀƊ10ƺ12Ʋ15B19ŕ23ŗ24Ǟ28ŉ30ş31ŋ
~plan	56 -12gF-9P-8œ-7Qş7šƱ8lUƸ9AƦ10Ř11ķ12ŗƄ13ƍǫ14Ĺň15S16ŕ20ǜ24ĻƷ25Ő27W29Ǡ30H33k36y42ǂ54V
~plat	78 -17Ź-9Ś10ǂ19ǎ75Ŭ
~play	82 -11ũ10sƚ17Ŋťƞ39g
~ple	52 -10ĸœ-9ŰǆǍ-8pŭƤǏǩ-7Ŀư7cŇŚůƪǒ8yƙǝǞ9ŋǜ10Dǃ11nŹǁǓ12JţŸƂƸ13bKƴǊǘǠ15lŘŮƲǣ16ƞǋǛ17ǟǫ19ƣ20Ǚ25ad26Ş28ƥ29ǉ
~ple>	55 -10ĸ-8ǆ-7Ŀư7űƚǐǖǚ8Ňůƪǒ9ƙǝǞǣ10Jŋǜ11d12ŹǃǓ13nƂƞƸǁ14ţŸƴǠ15Kǘ16l17Ʋǋ18Ǜ19ǟǫ20Ǌ29ǉ
~plea	69 -10Ű-9pŭƤ-8ƣ-7Ǌ7E9w11b12Ś13c18D19d26Ů30Ş37a
~ples	86 7s15Ř24Ǚ
~plex	80 -11Ǐǩ-8œ15Ƣ41ƣ48ƥ
~pli	65 -10Ş-8ƀǟ-7żƂƢ7ǂ9ſƐ10ǁǉ12ĵōƟ14F19ļ21ƭ31ƶ32Ƥ42Ǘ74Ǟ
~plic	85 -8ż9S10ǂ13ǁ17ōƶ
~plie	72 -9ǟ7ǒ14Ɵ20ƶ48Ǘ
~plit	75 -7Ƣ11ſ14ǉ15ĵ17F25ƭ38Ƥ
~plo	58 -7oŒ7ǋ8Ǜǧ11Ŵ12VƩ13Ǔǥ15Ǌ18q20W21Ǟ23m26ǉ27SŜ31Q38Ʋ
~plot	88 -8Ő59Ʋ
~ploy	59 -7oŒ8ǋǧ9Ǜ12V14Ǔǥ15Ǌ17Ʃ19q21W22Ǟ26ǉ27S32Q
~plu	71 -7G7Ź9ƋƑ11jS12Ɣ21Ɲ30ž38ƌ
~plug	85 11Ƒ36ž
~plum	74 -7G11j12S13Ɣ22Ɲ40ƌ
~ply	88 11ŕ15Ǘ
~ply>	88 11ŕ15Ǘ
~pme	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~pmen	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~poc	72 8Ƹ10e12ǆ18Ĺ19ŧ33ř
~pock	72 8Ƹ10e12ǆ18Ĺ19ŧ33ř
~poi	76 -7Ō8MǙ9ř10ǘ12Ŷ13ş14Ţ18ǀǑ29ŗ40ż
~poin	77 -7Ō8MǙ9ř10ǘ12Ŷ13ş14Ţ18ǀ30ŗ41ż
~pok	90 -12ǫ13ľ20Cǀ
~pol	46 -12Ļ-11Ɩ-10ŬǨ-8ŏŭ-7IŁŴǆ7ŝųżƂƪǔǦ8ū9ļƘ10ţſƝ12ƕƣƤ13őŢƃƜǑ15ĺƁƮ16ĿƩǣ17Ǥ19ƎƬ21ŗŘ22Ŗšƀ23ŒŸ24Š25ś27ŐƫƷ28ƨ35Ś39ǧ
~poli	46 -12Ļ-11Ɩ-10ŬǨ-8ŏŭ-7IŁŴǆ7ŝųżƁƂƪǔǦ8ū9ļƘ10ţſƝ12ƕƣƤ13őŢƃƜǑ15ĺƮ16ĿƩ17ǣǤ19ƎƬ21ŗŘ22Ŗšƀ23ŒŸ24Š25ś27ŐƫƷ28ƨ35Ś39ǧ
~pon	84 7ƛ11Ǖ13Ƒ26ƶ
~pone	90 28ƶ
~poo	69 11Ƨ12ǥ13Ǌ23Ɯ78Ǝ
~pool	69 11Ƨ23Ɯ78Ǝ
~por	63 -8ƚ7zƑƤƫ8ťƆƸ9ż10Ŏǅǫ11Ƨ12Ķ13Ƴ15Qű16Ť17Ə18ǂ20Ż22Ŀ24Ʃ25ǈ32g
~pora	80 12ƫ14ǅ32ǈ
~porc	86 -7ų8Ơ9D11Ƒ12Ɔ17Ƨ
~port	66 -11D-8ƚ7řŨ8zť9Ƹ10ż11Ŏ13Ķ14Ƴǫ15Q17Ťű18Ə19ǂ21Ż23Ŀ26Ʃ34g
~pos	75 7ř9Ŝ12V13S14ľǊ22ƶ27ŏƘ28E
~posi	90 14V16S17Ǌ
~poss	88 8ř11Ŝ32Ƙ
~post	82 15ľ25ƶ31E
~pot	76 -9ǫ8F9Ɗƛơ11ū13ǚ17Ơ25Ǎ26M27ű
~pot>	80 -10ǫ9Fơ10ƛ14ǚ18Ơ26Ǎ28Mű
~pots	90 11Ɗ
~pou	66 -15P-14a-13ƺ-10ƽ-9d-7D9ǝ11ƛ21ƹ25r31Ǆ32os33ƪ35f36q41p42Ƽ
~poun	84 9Mľ54Ƽ
~pous	69 -16P-14ƺ-13a-11ƽ-9d7Ʊ22ƹ26r33osǄ34ƪ37f38q43p
~pow	90 10ƴ21q
~powe	90 10ƴ21q
~pp>	69 -19Ŵ13ƅ14ŝǞ16ƶ23ś35Ş41ǘ43ųž
~ppe	50 -9ƸǑ-8łŞƷ-7Vơ7ĺń8HŇňŤǜ9iLŅƞƪ11Z12ƭǁ13ŎŘǗǚ14ƀ16Ƶǖ18ļǥ19h21ƹ22ĻƌƩ24Ɲ25ŀ28ŦǪ30Ū34ư35ť41Ţ
~pped	71 -8Ʒ8MĶǪ9ŀƃ10ƙ11tŪƬƼ12Ǘ15ń17Ņ22ư26Ţ28h
~ppen	52 -9ƸǑ-8łŞ8Hĺǜ9Ňǟ10ŗ11iƞ12ZŤƪ14Ŏƭǫ15Řƀǚ18Ƶǖ19ļŀǥ21ư23ƝƹǪ24ĻŢŪƩ29Ŧ34ť
~pper	80 -11ƙ13nr20L23ǁ39ƌ
~ppi	68 -8ǫ8ŋƝ10őƁǟ11VX12y13ų14Ƥ16Ʒ20Łţ22Ļ28Ņ
~ppin	68 -8ǫ8ŋƝ10őƁǟ11VX12y13ų14Ƥ16Ʒ20Łţ22Ļ28Ņ
~ppl	68 -9ǟ-7ż7S8ǂǒ10ǁ11Ř12Ɵ13ōǫ34ƶ56Ǘ
~ppli	70 -9ǟ-7ż7Sǒ8ǂ11ǁ13Ɵ14ō34ƶ46Ǘ
~pply	88 11ŕ15Ǘ
~ppo	83 -9Ǘ9MǙ10z11ǘ15Ŷ20ǀ30ŏ
~ppoi	86 9MǙ12ǘ16Ŷ21ǀ
~ppr	76 9i10ŋƷ14ŏ15Ş16ł19Ɣ25B33ƚ
~ppra	81 20Ɣ37ƚ
~ppro	88 12Ʒ17ŏ18ł31B
~ppy	72 -8Œ10d11ļ13U18Ơ25h27ş35Ş40ŷ
~ppy>	72 -8Œ10d11ļ13U18Ơ25h27ş35Ş40ŷ
~pra	78 -13P9k19Ɣ20Q22Ń36ƚ
~prai	80 9k20Ɣ37ƚ
~pre	58 7XŋƠ8GŒţũǓǞ11ŰƇƉ12ǟ13N14ŔǦ16Šǫ17U18ĵ19œ20ŃǄ22Ū23Ş24K26Ɓ27ƽ28ƺ30ƾ
~prea	84 11Ű26Š27Ń
~prec	88 -11ǫ11i12ŋ15wŪ18Ş
~pref	85 21ĵ37K
~preh	83 40Ɓ
~prem	78 10ƫ11XŔ19Ǧ31œ
~pres	69 7ň8őǑ10Ǟ11ŒŞ16Ǆǟ17N34ƽ40ƾǫ
~pret	70 7ķ8Wǒ9ŎřƛƠ10ŵ11Ǔ12ţũ15Ƈ17G22U23ƺ
~pri	54 -9ŘťŨ-8ĵǕ-7FłƝǉ7ńŊŖŞƛ8ňƢǃǨǫ9kruĶƉƣǀ10ŗǦ11ƙ12Ť13Ɩƫ14Ʈƽ15HƔ17ŏţ18ŋš19Łœ20ƥ21ŔǏ23Ņ24X25Ńƚ29ņ36Ŀ
~pric	61 -10ǫ-9ŘǕ-8ł-7ĵŨ7řşƶǑǨ8Ŋǌ9Ş10ļƢǃ11rĶ12Ɖ13ň14Ŕƙ15ŋ16ƫƮ20ĿŏţƔ22Łš28Ņ30XŃƚ31œ34ņ
~prim	90 18ǀ
~prin	65 -9ťǍ-8Ɲ7ľƊ8tŚŦ9jńƛư10Ǡ13ku15Ŗ16Ɩ19ŗ20H21Ť23ǫ25ƥ26Ǐ
~prio	90 -11œ15Ŕ33Ŀ
~pris	85 7ż11Ő19ǍǦ
~priv	83 -7F7ǥ8Ƴ10ŋ11Ɠǂ12Qƪ18ƣ
~pro	51 -16Œ-15ń-9Ǌ-8Ɓ-7nňǦ7žƝǙǚ8LŁşƀǣ9ǆ10ŐſƄƫƯ11ƓǞ12ŹƗǛ13Ş14BŃƒǜ15ƙƣǁǩ16DĻ17ŏ19bĿǈ22ƍǧ32Ǥ42ĸ45ǔ48ƅ
~prob	74 8sŐ9ŶǞ10Ōƾ11ĺƹ13Ɲ14lL15Ł16ŝ
~proc	90 14Ǟ20ō28Ń
~prod	83 7Ɵ15Ǘ19ƫǣ25ǆ
~prof	80 -7Ɓ10Ňǔ11P26ǜ
~prog	78 11ĽŤǇ14Ǚ15ž22Ǜ31ǧ
~prom	84 -9ĺ10vœ14dǫ27ŏ32Ļ
~pron	88 36b
~proo	70 -17ń-12ǎ-8Ǧ13Ŀ21Ɨ26ǩ47ǔ72ƅ
~prop	65 -9Ř7H8wƎ9Ǎ14ǎ16Ź17ſƓƣ22D24ƙ26ĸ28ǈ38Ǥ
~prot	66 8XƑ9Ɛ12ǚ14ŗƀ15Ư16Ƅ18Ŀ20Ř21Ő33ĸ
~prov	80 8ŏǆ10Ǥ11Ʒ16ł18ő19ƍ26ş27B
~ps>	61 -9łŷ-7aRǟ7kĸţǅ8qǪ9gżưƽǎǔ10ňŦƍ11uTŪơǒ13ų14ŢǂǤ15nŀǥ16cŞ17P19A22ǣ23E24ǚ25ƞ27Ř
~pse	72 -9ŕ9r17Ť20ũ46Ţ
~pse>	81 -10ŕ31Ţ
~psed	90 25Ţ
~pset	78 10r20Ť22ũ
~psi	90 13H32ƙ
~pst	80 11ƞ12Ɲ18Ƈ21Ʀ27Ǐ
~psta	80 11ƞ12Ɲ18Ƈ21Ʀ27Ǐ
~pt>	71 -11ĴŤ-7JŎư8ZǙ10ţƄ13ŷƒ15ǚ17Ş21Ɣ27ǘ30ű36Ƨ
~ptc	88 25Ķ
~ptci	90 25Ķ
~pti	75 -11ǫ8E10ūǁ13ň14Ǌ15N18ƽǟ21ō25Ł
~ptio	78 -7ǫ9E14ň15Ǌ20ƽǟ22ō
~pto	88 -8Ǒ14ś17Ǚ27Ɵ
~ptop	88 -8Ǒ14ś17Ǚ27Ɵ
~pts	84 9ƽ21ƚ33ǌ
~pts>	84 9ƽ21ƚ33ǌ
~pty	81 11y48ơ
~pty>	81 11y48ơ
~pul	71 7gDō8Ķłţ9ƍ10Rļ11WŚ14ŋ22ĵ24d31T38ś39ż
~pull	71 7gDō8Ķłţ9ƍ10Rļ11WŚ14ŋ22ĵ24d31T38ś39ż
~pum	83 -10ƛ37Ƌ
~pump	83 -10ƛ37Ƌ
~pur	81 14ƫ25y30Ɣ
~purc	86 32Ɣ
~pus	78 7Ń8ńŇ10ŋ13Ļō15H20ű26r28Ƙ
~push	80 7Ń8ń9Ň10ŋ14Ļō16H26r29Ƙ
~put	53 -14ľ-12Gǁ-11ĸƱ-10y-9VWœŗŨ-8ŋƜ-7NńŶƝ7sŉǦ8EQX9kDĻŵ10fRŅűŸŽƒ11owƔ12LŘƆ13ŲǙ14S15cĹ16Ūƍ17ūƦ18Ƴ22ƾ23ƕ24ůǚ25ƴ26ƽ28Ɖ31Z35ō39ķ48H
~put>	55 -15ľ-12G-11Ʊǁ-9yVœŗŨ-8WŋƜ-7Nń7sŉūƄƎƛƣƭ8aǦ9EXĻ10ckDQ11foRŅűŸƒ12ŵƳ13LŘŲƆƔ15Sķ17Ū18Ĺůƍ19Ʀ23ƾ24ƕ26ƴ28Ɖƽ33Z35H38ō
~pute	76 -9ĸ8d9bcśƟ12Ǟ15Ǒ26Ǚ38ǚ
~putt	76 -8a9Ž10ůƳƻ12w15ū22H35ķ
~py>	67 -8Œ-7ǫ7ſ9dƣ10ļ12U16Ơ17ž23h25ş32Ş35Ŝ37ŷ
~qua	67 -9N11ƨ13ƕ14ƚ15ń17Ǎ18ƭ21ĵ24ǘ25O38Ƈ
~qual	90 24ƭ
~quar	68 -9N11ƨ13ƕ14ƚ16ń17Ǎ21ĵ24ǘ25O39Ƈ
~que	69 -9Ĵ8dg9ǃ13Aƚ15ĸ18ĺ19ľ23ŋ54Ŋ
~ques	69 -9Ĵ8g9d13Aƚ18ĺ19ľ24ŋ54Ŋ
~qui	57 -9ƕ-8ŏ-7ƚ7dDJĶŢǃǋǟ8ŚƟư9VŌ10Ş12ƣ13ŗ14ŋǎǐ15Ǥ16ŭ17Ǡ18Ǖ19Ł20ƩǄ21ŨǢ26ķ28ĸ29Z37ƻ40Ǒ
~quic	71 7Ǒ8ať9dDJś10Śǃǋ11Ō12PR14Ş15Z20ŋ27ŨǢ
~quie	86 10L14ư25ǐ32Ł
~quip	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~quir	76 13Ǜ18ƣ20ǎ25Ǖ
~quit	72 -7Ǫ7ǉ10ǟ11Ţ12Z13V19Ɩ26Ǆ29Ʃ34ķ35ĸ49ƻ
~quo	66 -15Ź7Ɖ8aūſ9Ǆ10ľǨ11Ő18e20ĺ22J30Ņ32ǝ35ņ
~quor	90 -20Ź-7ſ9ǁ45ǝ
~quot	67 8aūƉ9Ǆ10ľǨ11Ő14ſ19e21ĺ22J31Ņ36ņ
~ra>	67 -10k-8œ9uų10Ż11ŵƸ12Mƶ13Ɛ14Ʀ16ƚ17Ő20x23ǉ27ƃǦ37w43ķ
~rab	82 -8Ŝ8I15Ź17ƽ30ś
~rab>	82 -8Ŝ8I15Ź17ƽ30ś
~rac	58 -11P-9ş-8Ƨ7ǣ8ŧǌ9Ƙǩ10ƍƤ11ǆ12ůƕ13w14Q16Ś17Ɣ22ǔ24Ǔ42Ǖ45ǂ58ž
~race	86 -11Ƨ21w49ǂ
~rack	73 -11ş7Ų9ǂ12ǌ13ǔ16ů67ž
~ract	61 -11P7ƫǏǣ8Ŭ9ŧƘ10Ƥǩ11ƍ12Łǆ13ƕ15Q17Ś19Ɣ24ǔ25Ǔ45Ǖ
~rad	64 -13u-12G-9t7žǏ9BǓǡ11qƟ12ƍ13p15zŨ17Ʒ21S22P27m28v29y39Ż
~rade	66 -13uG7žǏǥ9yǓǡ12q13ƍ16mzŨ22S23P29v47Ż
~radu	86 -9Ż8Ƴ15m27y
~raf	81 -7O8N12Ǎ18Ű19ż21eĵ
~raff	86 -7O9N13Ǎ20Űż
~raft	88 23eĵ
~rag	50 -17ŉ-13Ǒ-10ƙ-7qzưǣ7ťƞ8ĸŊŖųƬǋ9iƀǚǧ10RńƯǔǪ11ƨ12ƇƜƪǎ13śŻ14ĿƝ15WšƁƩ17ǜǟ18ƂƓƟ19Ţ20Ʈ23Ǥ24ſ26Ő27Ř30ƕ38ű42Ƨ
~rage	50 -17ŉ-13Ǒ-9ƙ-7zưǣ7ťƞ8ĸŊŖųƬǋ9ƀǚǧ10ńƯǔǪ11ƨ12Ɯǎ13śŻƇƪ14ĿƝ15WšƁƩ17ǜǟ18ƂƓ19ŢƟ20Ʈ23Ǥ24ſ26Ő27Řű30ƕ42Ƨ
~ragg	86 7r13R16ņ18i
~rai	57 -12Ũ-10Ǫ-9dEǫ-8Őǁ-7ƙ7ŢŴǚǝ8Ƌƺ11Ł12ƔǑ15ĵŒ16ŲƢ17QZ18ƛǒ19P20Ż22ŔŰ24ƚ25l29Ʊ31ŕ34Ǜ36ŀ40Ɲ51j
~raid	90 17Ɲ60ŀ
~raig	75 -10G-9a7ƾ8oŇ9lǐ10w11ŉǩ13ŕŢ16Ŵ20Ł21ĵŒ23Ų
~rail	90 -8ƙ22Ǒ33ǒ
~rain	65 -11ǩ-9ǁ-8ŐǪ9ƺǝ10Ƌǚ11ư20Q22ƛ24Ż25P26ZŰ34Ɲ40Ǜ57j
~rais	69 -13Ũ-11E-10d8k11Ř12a16GƔ21Ƣ24l26ŕ29Ŕ31ƚ37Ʊ
~rak	86 15h33ž
~ral	65 -15ƫ-13Řſ8ĶĻ13Ƶ16CƊǩ19Ƒ21Ǖ26ǧ27ǣ34ƺ46Ʋ
~ral>	65 -15ƫ-13Řſ7Ǐ8Ļ10Ķ12ƺ13Ƶ16Ɗǩ19Ƒ21Ǖ26ǧ27ǣ46Ʋ
~rall	90 31ƺ
~ram	65 -8Ɔ8Ǔ9Ľ10ư11aǙ12ž14P16ǃǫ18Ǜ19ƽ21Ǉ26ǧ29ńƈ33Ǝ
~ram>	79 11ĽǇ14Ǚ22ǫ25Ǜ32ǧ
~rame	78 -8Ɔ14Ǉ21ǃ38ń42ƈ
~ramp	75 38Ǝ
~rams	90 18ž27ƽ
~ran	45 -17ƺ-14ť-11ǆ-10Ĵ-9LǊ-8ŘǓ-7itQĹ7AśūǦǪ8ŲƍǏǗ9rPZǔǡ10KşƇƨ11ƄƓƶǫ12Š13ĺřŧƯ14ƆƮǇ15X16ŐŮǒ17ŤǎǕ18ł19őœ20Ɨǧ21ŇƅƵ22ƫ24Ƹ25W26Ƃ28Ƒ29Ŀ33Ţ
~ran>	90 -23ť-7Ļ9Ǖ14ƕ45Ţ
~ranc	48 -18ƺ-11ǆ-10Ĵ-8Ǔ-7Q7ŚŨūſƁǚ8ƀǤǦ9AXƛǒ10rśǪ11PĻƇ12şǔ13ŠŢƄƓƨƶ14ƂƯǕ15řŧƫƮ16Ƶǫ19Ŀǎ20Ő21łőœ22Wǧ23ŇŤƗ24ƅ
~rand	69 -8ƭ-7Ǌ7kǒǕ8ZŜ9Ʊ10ŸƚƵ11x14ĺ21Ƃ24Ɔ25Ǉ28Ů44Ƹ
~rang	75 -7ǚ7T11y13X19Ǘ20ƞ21K
~rank	90 13g17H26Ŀ
~rans	83 -10L-9Ĺ8ǚ12Z16lŶ17ǒ20Ų
~rant	72 -9ǒ-8t7ƥ10Wǝ14Ǐ19ǡ48Ƒ
~rap	84 7Ơ10E11Ɯ15ż18ń
~rar	90 13ƫ14UǛ20S
~ras	68 -10ż-9Ť8wŢ9ƚ13ƣ14Ʀ27Ɛ29Ƅ36Ǟ39Ƃ50Ž
~ras>	76 11ƚ30Ɛ44Ƃ
~rash	78 -11ż-7œ15ƣ17Ʀ34Ƅ58Ž
~rass	85 -10Ť11Ţ46Ǟ
~rat	56 -14ǫ-10U-9D-8ņ-7BŴ7EHŞŪǡ8fmĻ9g10ŖŜ11sŔǅ12śŠ13ĵŲƠ14œ15ŋ16řŸƚ17cĶŏ19Ɩ20KŬǈ21ǇǍ23ŕ27Ŀ29ş39ƶ
~ratc	86 -9Ŵ12ŐŲ14ƕ
~rate	63 -10U-9D-8ņ-7BŲǣ7fƺ8dĶ9mHŞ10Ļǈ11EŪ12Ŀ13ǅ14ŔŠ19řƖƚ21ŏœ23c27ŕǍ33ş45ƶ
~rath	75 -11ǫ7L11ǃ18s19ĵ22Ŀ23ŋ31K
~rati	71 7ǉ8ǣ13Ķ14Ŝ15ǈ18ś20Ŗ29Ŭ31Ǉ
~rats	84 10Ƽ11Ɣ13ǡ23Ơ
~rav	76 -11C-7Ǩ7Ơ10ƃ12ŒƂ25ū32ǂ36ơ
~rave	76 -11C-7Ǩ7Ơ10ƃ12ŒƂ32ǂ36ơ
~raw	74 -8Ǖ-7űơ9ŗ12ǘ13ŭǃ15ƈ16Ə19ŁƋ22ś25ǜ
~raw>	85 -9Ǖ16ǃ22Ł29ǜ
~rawe	86 -8űơ10ŗ14ǘ16ŭ26ś
~rawl	82 17ƈƏ21Ƌ
~raz	76 -9ǡ8Ɖ9Uƀ10HƳ11ǐ12Ɣǫ14t15ňƣ18i
~razy	77 -9ǡ8Ɖ9U10Hƀ11Ƴǐ12Ɣǫ14t15ň18i
~rb>	90 -9Ŷ24ű27Ĺ
~rbe	85 8Œ12Ľƨ13t14Ɛ20Ǐ
~rbn	85 38ƞ
~rbnb	85 38ƞ
~rby	81 16z19śƛ
~rby>	81 16z19śƛ
~rce	66 -12ř-8Ǌ7ţ8ĶķōŕƖǘ9ńǖ10Ǔ14Ż15ǆ16ǈǝ18ĵ20Ŕ23ž26Ɯ28f31Ő
~rce>	79 10Ķō12ńţ20f37Ő
~rced	86 16f
~rcen	70 -12ř-8Ǌ7ł8Ɩ9ķŕǘ10Ǔǖ15Ż16ǆ17ǝ18ǈ19ĵ22Ŕ25ž27Ɯ
~rch	71 -7Cǫ9ƆƑ10Ʋ12oG13Ƨǜ14tBǤ15Ů17Ɗ20D25Ɣ26Ƹ
~rch>	75 -7Cų7Ơ9Ƒ10Ɔ11Ʋ12oG14Ƨ15tB16Ů21D28Ƹ
~rcha	85 18Ǥ32Ɣ
~rchi	88 16ǜ21Ɗ
~rci	73 -16ƃ-10Ƈ7ő8ǖ9Ǥ10šǍǎ12ǧ15P17Ǐ18Ǩ28ǆ
~rcia	73 -16ƃ-10Ƈ7ő8ǖ9Ǥ10šǍǎ12ǧ15P17Ǐ18Ǩ28ǆ
~rcy	81 12Ǌ14Q15Š19ū21ǂ
~rcyc	84 16Š20ū22ǂ
~rd>	48 -11I-10ĶœŴ-9pŉǨ-8ZųǊǟ-7ĺƤƿǒ7bĻŪū8qBŏƞƶǇ9kšžƔƦǁ10ƃǫ11Ǜǡǥ12ňƢ13ĹŚ16Ƶ17dľ20r21ŝƣǙ22Ǝ23Xōőǚ24FUĽ25łǎǘ29ĵż31Ɠ35e
~rda	82 11ǝ33ų
~rdas	83 11ǝ34ų
~rde	69 -8Řǐ-7F7ǀ9ƅƵ12ŏǗ14ǫ16g18ƥ25ų29ƞ32ũ48Ō
~rded	78 42Ō
~rden	88 -8F22g24ƥ
~rder	79 -9ǐ-8Ř7Ŷ8ǀ11ƅ12ŌƵ14ŏǗ22ǫ29ų33ƞ
~rdi	73 12Ɔ23Ŝ32Ō39ƴ
~rdia	82 44ƴ
~rdin	78 13Ɔ25Ŝ34Ō
~rds	62 -14ǖ-10Ō-8ű-7ĶŮ7Ū9ǎ10ŝ11ǀǞ12ŗ13Ņ14ů15ŵ16ťơ18ǚ20ƛ21ŉ38ǘ39ĴǙ40ƅ
~rds>	62 -14ǖ-10Ō-8ű-7ĶŮ7Ū9ǎ10ŝ11ǀǞ12ŗ13Ņ14ů15ŵ16ťơ18ǚ20ƛ21ŉ38ǘ39ĴǙ40ƅ
~re>	25 -17Kƪ-16ŷ-15Ɓ-14ŕ-13ň-12tIƖǇ-11mźƈ-10BŁŲƵ-9œ-8eľżƔǧ-7ƍǄǅ7quŐŪųƃƻǊ8ĹŘŦŸžƛǀ9Ōǂ10EłŃŹƅ11grxZťƉƎƏƓǗǣ12dķŀŅōƤƫƽǦ13OŢŮƊƙƸƹǨ14ŝŭŵŻſƨǌ15vwSĴĿƇƯƱǕǙ16ļŊūƼǍ17sPƐƦƾǖǟ18XőśƥǓ19jknƂƄƮǐ20ĶřƜ21zMńŗűƺ22JŉŎ23aǈ24ƑƟǡǪ25ƋƳǤ26yơ27clŔ28Ǡ29FH30D32ũ33ǆ34iQ37f39Ş40G42C47V48Ơ
~rea	46 -16Ł-14Ɯ-11SŤǑ-9Pœ-8bHń-7AťŧƔǊ7gYŻ8Eưƽ9Xƃƌ10klUĸĻ11ŞŠƞƠǕ12Ǎ13Ŭƛ14Ŕ15ƚ16JĿŚƂƣ17eŨ18Cǁǜ19d20Ž21KƘ22Ň23aŷ24ĺŃŢ25śǫ30jŗ31ō36I41ŕ
~rea>	80 -21Ɯ-10S-8ĺ-7Pǫ13Fŕ17j21E29l30C35I
~reab	84 8M14ƥ16Ǎ25C
~reac	71 -9ŷ7Ű8g12X14L15ł16ľ22I25ň26Ļ30ĺ39K
~read	57 -7Ǩ7uvƨǠ8ŽǕǦ9ņ10pŘưƲ11jDů13ź14JƘ15Śƣ16ŃŠƽ19dś20ŐŬ22a23Ƃ24e26ō30ŗ
~reak	70 -10Ǒ-7Hœ7X8IŪ10Oűƣ12ũƹ13kYƐǟ15N16ƞ22Ńƌ28ǫ37Ţ
~real	67 -12C-11Ł-10I-7ň7aDŀŋś8dRŝƆƑƛ9gjŚŨŻ10cŌƒ14Ŷ15Ňŗ22ĸ28ǫ31Ŀ
~ream	86 -8ňŶƆ-7FŰ12ƛ15ś18ǐ19ŷ31Ơ
~rear	88 20ƚ32Ž
~reas	69 -12Ő7Ƹ8ţƶ10Ţƃ15ƚ16ĺ17ƿ23ō29Ŕ60ŕ
~reat	63 -19ŝ7kĶļŜǕǞ8aƞ9JƘǍ10jƈ12ş13ƾ16iT21U23Ũ25Ş28ǁǜ30ŷ34Ň
~reau	90 -7Ő13ŝ15Ņ
~reb	77 10ƙ12ǟ51ƕ
~rebu	77 10ƙ12ǟ51ƕ
~rec	54 -15ǫ-14ť-9ǖ-8ű-7ĺƢǠ7dŪ8ŦſƄǀ9ŞǊǜ10aĻœ11FŝŤƶ12qƲ13Ŷƚǌ14Ɓ15E16Œ17Ǧ20B28ǁǙ30ż37Ž47ľ58Ō
~reca	81 14Ū21q57ľ
~rece	77 -7ť9Ƶ15Ǌ16ƶ17Ŧ19Ļ22ǌ24ƚ25Œ
~reci	90 -10ǫ11i12ŋ15w19Ş
~reck	73 -10ť8Ǩ9z11ũ12ǁ14BƄ16ŝ18Ʋ21ŶƁ52Ž
~reco	62 -9ǖ-8ű-7ǫ7ƕ9š11Ť12Bľǀǜ14ǁ33Ǚ42ż70Ō
~rect	70 -7Ƣ7bŢſ8DŘƋơƬǂ9nź10Ǟ11d12sŐ14œ16aF21E
~red	47 -20Ǒ-14ƥ-13VǍ-12ƙ-9œř-8ŦƆƔƮ-7ŚŻƟƻǓǖǪ7ĿņňƯƲǆ8Zŏŵ9Ǜǩ10Ţũż11SƉƣƬƸ12mŊƌ13Ĵƈ15ǃǧ17e18ōƐǏ19Ɓƍ20ƏǞ21P22ǔ23l24Šƨ28Ľ30Ř32Ǚ33Ǥ37Ķ38ƕ41ƀ43Ő48ƪ
~red>	49 -20Ǒ-14ƥ-13VǍ-11ƙ-9œř-8Ɣ-7ŚŦŻƍƖƟƮǓǪ7ŪǛ8ĺĿņňƯƼǆ9ŵƲ10ŏǩ11ũƸ12SŢżƐƣƬ13mŊ15ƈ16ƨǃ17ǧ19ōǏǙ20Ɓ22ĽƏǞ23Pǔ25l26Š34Ř35Ǥ37ƕ45Őƀ50ƪ
~redi	64 -13Ų-7ƅ7ƍǘ8Ɩ9ŞƐƺ10ĹƗ11Ľ12ƨ13Zŭ19Ǚ22Ĵ24e54Ķ
~redo	80 23Ɖ25ƌ34ƍ
~ree	54 -15ŀ-12ŉ-10Ƙ-8ƪ-7ŁśơǊ8aEĴłōƟƱǍ9Bŭǫ10sĺť11rŔŝžƳ12NƠǅ13G14V16L17ǆ18ƣ19gƖ20Ǖ23h25ű26m31j43Ɠ46D52ƛ
~ree>	67 -17ŀ-13ŉ-7ƪ8ĺŤƹ9ǃ10ƓƩ11Ĵ13BD14ťŭ15sNƳ16ƣ17r19łǫ21L22ǆ25Ɩ26g37m
~reed	83 14Ʊ16Ɵ38h
~reek	80 12ƣ55ƛ
~reem	85 13Ƥǎ36Ǖ
~reen	86 8Ơ10D12Ŝ17ō19a
~reer	90 15q32V
~rees	78 -15ƛ-7Ƙ27j57Ɠ
~reet	64 8tƈƥ10Ơ11EǍ16ŝ17Gǅ32ű33ƛ45D
~ref	73 -11F-7ũ12ľ13Ƒ14ǎ15Uƙ17ĵ23Ǎ28Ū29ƶ31K47Ľ
~refe	79 7Ś19ĵ34K51Ľ
~refr	88 -12F17ǎ19ľ27Ǎ
~refu	90 35Ū36ƶ
~reg	67 -10ƻ-7Řź7n8Źƫ11ŴŷǄǅǘ12ǀ13ųƊ15ƚ16Qƣ17ǣ23ǌ27Ŭ28ǖ
~rega	86 7ĺ23ǣ
~regi	80 -7Ř14ǅǘ20Q28ǌ33Ŭ
~regu	73 -8ź7n9Źƫ12Ŵ13ǀ14ųƊ17ƚƣ32ǖ
~reh	78 15Q18Ƒ27Ǎ38Ɓ
~rehe	83 40Ɓ
~reho	86 -7Ű7ǈ17Q20Ƒ30Ǎ
~rei	90 13Ƃǂ
~rej	90 15ƀ16ƶ
~reje	90 15ƀ16ƶ
~rel	61 -10QV-9Ĵ-8Š8Ɩ11ǜ13ǫ20u25Ʊ33H39Ǩ62ƃ
~rell	63 -8Š14ǫ40Ǩ64ƃ
~rely	86 16Ʊǜ
~rem	60 -17g-11ƣ-8ŝ-7ť7ŧƫ8xXŦ9Ǉ11Eǆ14Ǧ16Ŕǂ18ǎ19Ʋ20Ɖ22t23œƸ31ƍ34ľ35Ǌ41ķ
~rema	82 27Ʋ49Ǌ
~reme	64 -17g-11ƣ-7ŝ7Ɗ8BŔŧ9xŦ10Ǉ13E17ǂ19ǎ21Ɖ24t25Ƹ37ľ46ķ
~remi	77 9a10ƫ11XŔ19Ǧ30œ
~remo	82 16ǆ45ƍ
~ren	44 -19ǎ-14nƺ-12Ĵ-11ōǕ-10QƜƯ-9ǫ-8XŋŔƟ-7HWſƵǄǩ7ŉŜŸƍ8řšǑ9ĻŨơ10œŪ11vǧ12GŝŞ13Ʊƹǔ15Kǣ17ő18ĸş19ǉ20ĺƬ21Ţ23ŶƦ26ŐƧ27Ǔ29ƿ30z31Ƥ32ƣ34Ƃ43ƞ49u64Ŗ65F75Ƣ
~ren>	75 7Ƹ8ƴ14ƭ15yƱ18v37u
~renc	78 -12Ū7Ƒ9Ŕ13P15Ń18K20ŉ35ǣ
~rend	85 47Ƭ
~rene	61 -16Ƥ-12ŕ-11ō8Ǡ13ŜƢ22ĺƦ29ŝ37Ţ65Ŗ
~reno	86 15ƹ30ƍ
~rent	47 -19ǎ-14ƺ-13n-12ĴŔ-11Ɯ-10Q-9ŝǕ-8Xŋ-7PſƯǄǩ7ŏŘǒǟ8ŸƦ9Ǒ10řš11Ļŕơ12Ũ13œ14GŞǔ15ǧ18Ŗ19Ū20ǉ21ĸő22ş25Ŷ28Ƨ29Ő30u31ƿ32z33Ǔ37Ƃ39ƣ46Ƥ47ƞ71F79Ƣ
~rep	58 -12ō-9ĺǟ-8ƚ7Ŷſư8ĹŇżƄ11ĶĻ13ŕŝƓǆ14ƌ15Ə16Ť18ŧŻƉ25ƙ29Ǥ30ƕ31Ʒ33ƒ46Ū
~repa	76 7Ʋ10ŕƦ13ĹŶ14Ū18ǆ35ŧ
~repl	62 -10ō-8ĺŧǟ8ſ9Ƅư12Ļ14Ɠ15ƌ20Ɖ29ƙ32Ǥ33ƕ34Ʒ35ƒ
~repo	77 -9ƚ7ǋ8Ũ9ť12ż16Ķ22Ə24Ť25Ż
~req	75 10ĺ13Ǜ18ƣ20ǎ21ľ25Ǖ
~requ	75 10ĺ13Ǜ18ƣ20ǎ21ľ25Ǖ
~rer	79 -13Ŧ-9ǅ-8S-7ǫ8ţ15œ16Ŵ20ƶ22Q26Œ29Ɖ42ő
~rer>	83 -10ǅ-7Sǫ9ţ16œ21ƶ28Œ44ő
~res	52 -14S-10P-9Ǡ-8ǒ-7awŹƙ7ļǖǢ8ežƖƚǙ9Eľň10N11kƓƲǟǡǩ12BőŖ13t14ƑǑ15Ǐ16ŀ18Š19JŸǞ21Ŏű23ƽ28ƾ29ǫ32U34Ǎ37nDG
~res>	70 -9ƣ8Ƥ9ƭ10ő11ƠǢ12eļž13Ǐ15ƚ16ǍǑ17kn18ŖƓ19Š33ŀ
~resc	84 34ƽ
~rese	86 -8w11ő13Ǟ14Œ15Ş22N
~resi	83 -13ň10ǖ19G23ǆ31n37ǫ
~resp	88 7ǎ8Ń11Ǖ14ţ18U
~ress	59 -14ǆ-13S-9P-8ŹǠ7tǄ8FŤǞ9nǫ11ũ12EǙ14ǟǩ15ňŸ22J25ű26U29Ǎ30G35ƾ43D
~rest	68 -9ǒ7WŠ8zĺŸƣ9ƥǝ10tHňƬ11š12Ǐ13Ɩǫ16Ʋ18ǡ20BƑ21Ŏ
~ret	60 -7Ǡǫ7qřŝŵƛƠǄǈǌ8żǓ9Ư10Tŀţũ12Ƈ13Ǜ14GŢ15ƻ17tƩ18Uǆ20ƺ25P33V37ķ
~retc	88 9ơ14ż22Ţ
~reti	69 -7ń9q10ŝ11Ư20t21Ʃ30P36ķ40V
~rett	68 7ķǒ8WŎǄ9řƛƠ10ŵǓ12ŀţũ14Ƈ17G18ƻ21U23ƺ
~retu	84 8Ũ9f12ǌ13ǈ16T21Ǜ
~rev	73 -13Ƹ7G9ŷ11Ų12ƫǠ13Ɖ16ǫ21Ū23ŝ26ŗ34H35ǌ
~reve	77 8Œ12Ų13ƫ15G22Ū37Hǌ
~revi	82 -14Ƹ-8G7Ŕ11ŷ15ƉǠ19ǫ26ŝ30ŗ
~rew	73 -8Ʊ-7œ9u12ǥ13ƴ14ǠǪ19Ǔ23ǐ24ǋ26k35Ǌ37ǉ
~rew>	74 -8Ʊ-7œ10u13ǥ14ƴ15kǠǪ20Ǔ24ǋ36Ǌ38ǉ
~rfe	80 7Ŗ8aŹ10Ś12D15ļő19ş
~rfec	80 7Ŗ8aŹ10Ś12D15ļő19ş
~rga	90 -12t-7w26ǈ27x
~rge	66 7Ŗǔ8tǄ9Ǜ10ƅǁ11żƶ12ƪǫ13œ20łƢǖ24Z26ƣ27Ƈ28ƾ45ń
~rge>	73 -8ż7ƕ8Ƴ9Ŗǔ10ƶǛ13ǁ15ƣ17œ23ł24Ƣ31Ƈ
~rgen	83 9Ƅ33Z43ń
~rger	88 12tǄ42ƾ
~rges	88 22ǫ31ǖ
~rget	86 7ƕ8ļ14ńƅ16ƪ
~rgi	82 15Ź16C17yņ24œ
~rgia	85 7l15Ź17y18C
~rho	88 10Ɣ11G13Ɔ26C
~rhoo	88 10Ɣ11G13Ɔ26C
~ria	75 7ǚ9ƆƫǍ10u11ƨ12Ŭ13Ǘ19ƭ23Ɗ24Ʋ
~rial	78 7ƈ9Ǎ12ƨ13Ŭ14Ǘ24Ɗ25Ʋ
~rib	80 -8Ŵ-7Ǎ7Ǐ9gŔƺƽ10wŲƈ11ũ
~ribe	84 -8Ŵ-7Ǎ7Ǐ10Ųƺƽ12ƈ
~ribl	90 10g11wŔ12ũ
~ric	55 -14ǫ-13ƒ-9ĵŀŘ-8ł-7ŗŨ7ŊǌǏ8ļŞǖ9ƑƢǃǊ10rQĶƉƙ11qPň12Ŕǚǡ13ŋƫ14ŮƮ17ĿƔ18ŏţǓ19Łš22ƌ24Ņ25ƚ26ŃƜ27Xœ29ņ42ƈ
~ric>	85 24ƌ
~rica	73 -9ŀǆ9PƟ11ƛ14ƌ20Ǌ25Ǔ36Ɯ
~rice	61 -9ŘǕǫ-8ł-7ĵŨ7řşƶǨ8Ŋǌ9Ş10ļǃ11rĶƢ12Ɖ13ň14Ŕƙ15ŋ16ƫƮ18ƚ20ŏţƔ21Ŀ22š23Ł28Ņ30X31Ńœ34ņ
~rici	90 7Ǒ10P16ƚ21q
~rick	74 -11ƒ11Ǐ18ǡ19ǚ58ƈ
~rict	82 9ǆ14Ǖ15Ƒǖ18Q22Ů
~rid	70 -8qŁƝ-7Ş7Ź10wŷ11Ŋ12ŭ13Ů15ǆ18ū19Ƅ22t23Ʒ25H29ǂ34ų50Ŷ
~rida	85 -7ſ9Ź14Ƅ19ǆ32H
~ride	74 -8qŞƝ8Ƅ11w12Ŋ13ŭŷ23tǂ38ų55Ŷ
~rie	52 -14w-9ƥư-8SœŤǍ7aũǈ8şžƜƾ9ľƦǚ11ĽƤƹǏ12Ɠǝ13ŒšŪ14j15Ň17Y22oAţ23Ƈ24B25fŀƄ27ų35ő36ǥ
~rie>	88 7Š14š15h25ő
~ried	68 -8ǫ7Ƙ8rƲ11ƭ12Ɯ13ŷž14ǚ15ŀ18Ū20j22ţ26o37f
~rien	64 -10w-8ư7š8Ŀ9ƞ10Ƶ11Ũũǥ12aǇ13Ʀ14Ľ15Ƥƹ20Ň28A32B
~rier	77 -10ŷ-7w9ǥ10Ş11ţ14ş17ų24ǫ27Œ39ő
~ries	61 -10ƥ-8Ǎ-7œƃ7ŮƋ8WXǄǋ9ſǒǖ10ƾ12ľ14Ǐ16ǝ17Ɠ18ŀ20ų21Y24Ƅ27ǥ29Ƈ
~rig	38 -14ǫ-12ť-11x-10jBT-9nRUǐ-8m-7ĸŎƁƠ7cpwŊőšŮůƙƣƭƲƳǉǖǛ8dlŐƫǧ9QłŲǞ10ōŚŦũƪƿǆǎ11isKŠŨƅƞƟ12aCXƉǓ13uń14Sňŋƍƕ15MŁŘ16oPƔ17Ʈǡ18EŏŒ19qIƹǅ21Ɔ22b23Ş25N
~righ	38 -13ǫ-11xť-10T-9jnBRUǐ-8m-7ĸƁƠ7kpŊőśŮůƣƭƲƳǖǛ8cdwƙƝƫǉǧ9QŐŲǞ10ŚŦũƪƿǆǎ11qKŠŨƅƟ12aisXǓ13uCń14ňƕƞ15MSŁŋŘ16oPƆƔ17Ʈǡ18EŏŒ19Iƹ20ǅ22b23Ş26N
~rigi	75 -14ţ10Ɔ11ƌ16Ɖ19ƍ20š22l
~rij	90 16ƻ21ǁ
~riju	90 16ƻ21ǁ
~rim	84 9Ŭ13ǀ21Ɠ
~rima	90 18ǀ
~rin	49 -16ĸ-14ǒ-12F-11ǆ-10Ǎ-9ŘťƓ-8Ɲ-7yNķļŀşŷŸǟ7RōƤƽ8KŐŖŗ9hƖ10SŁƧ11Ŋ12qƀƜ13Ť14ų15Lő16ŃŚƐƥǉǓǞǠ17UV18f19Iŝ20ǫ21ĺ22ľ24u28ƌư33TǏ34ǌ47ǝ50ƚ54ǁ
~rin>	75 -7ǫ7kň9ƯǞǧ13i15UǏ16ő17ōƽ19ĺ20Ő26Ŋ
~ring	53 -16ĸ-14ǒ-12F-11ǫ-9ť-8ƓǍ-7iļƝ7ŅŮ8jrHRŶơƤƸ9U10KŖ11Ś12hSų14ŁƜ15qǞ16Ť18LǓ19Ǡ20VŃƐ21ŝǉ22Iǝ23f25ĺľ28u30ƌ32ư37T38ǌ55ƚ
~rink	68 -11ǆ8Ƽ9ǫ28ƥǏ43ǝ81ǁ
~rins	88 -11Ř18ǫ27ƀ
~rint	85 11Ś26ŗ32ǫ
~rio	74 -9œ-8A10ŕ11ĺšǑ12rŊŔţ14ƿǄ16ƾ27Ŀ28ƈ
~rior	83 -10œ13Ŕ30Ŀ32ƈ
~riou	78 -8A11ŕǑ12rĺš13Ŋţ14Ǆ15ƿ17ƾ
~rip	70 -7ů8Ŭ11ǂ16ƞ17Ǎ19BƂ20Ű24Ǐ25Ɲ26ƽ28ş32k
~rip>	78 -8ů9Ŭ11ƞ16Ɲ19Ǎ22B23Ű24k27Ǐ
~rips	88 9ƞ13k15ǂ
~ript	83 31ƽ
~ris	61 -10ǈ-8gƜ-7F7Őƌ8ŝ11ĸ13dDǅǍǦ15k23Ūƀ26ǂ29ƥ34ƛ
~rise	81 -9F7ż11Ő18ǍǦ40ƥ
~risi	90 -11Ɯ23ƛ
~risk	76 -9g15ĸ25ƛ29Ū32ǂ
~rist	67 8ƌ15dD17k25ƀ
~rit	59 -10ư-9n-8Ʊ-7Ŝ7ŪżǙ8oķĹŏŚǞ9w10KŊƅ11egŘƏ12ŷƎƠǫ13ƮǂǕ14ŞŹ16Ŀōſ17f23b24ő26h27Ɛ31ƴ33Ƹ
~rita	84 15Ƹ28f
~rite	67 -11ư-7Ŝ7eƉǕǘ8nť9Ū10oŚǞ11wĹ12Kǂ13Ə14Ǝ15Ơ16ŷƮ17őŹ19ōŞ22ǫ
~riti	82 -9Ʊ10JǙ12Ŋ14ŏő16ƅ24ƴ
~ritt	77 -20n9Ǖ10ż17Řƴ23b25ſ38h
~rity	74 9e11ķ24Ŀ30Ƹ36Ɛ
~riv	46 -24n-20u-12rR-10q-9ixPǩ-7sǁǄ7Ŭƃ8ƣǍ9Mſ10ƅ11ũ13Q14ş15a18N19ű20ŷż24ƀ28Ŷ29ųƛ31Ű37Ź38Ž40ū41ǒ42Ůž43ůŻ45ŵ55Ŵ60ź81Ÿ
~riva	83 -7F7ǥ8Ƴ10ŋ11Ɠǂ12Qƪ18ƣ
~rive	49 -18nu-12rR-11x-9zƪǩ-7iǄ7QƑǫ8Ŭ9Ǎ10M11ſƅ12ũ13Ź17şŽ18a21űųž22ƀ23ū24ŷ26ŵ28ů31Ůƛ32Ŷ35Ű38Ż40ź44ǒ56Ŵ62Ÿ
~rivi	62 -17ǫ-10n7t11Żƃ12ų17Ů23ů25ū26ŵ28N29Ž30Ÿž32ż34Ź39ź
~riz	90 -12Ǒ-7Ǥ14Ź24ơǠ
~rizo	90 -12Ǒ-7Ǥ14Ź24ơǠ
~rk>	45 -15iĹ-13ŷ-12Ư-11ĺƔ-10Ųƫ-9MŕƦ-8Ŀǔ-7rwŀŏœūƢǊǏǨ7ņ8zBT9Nƍ11FXŵ12IL14ǢǪ15ňŘűǛ16ǖ17ǀǒǓ18Ƅ19Ļƨƺ20J21ŶƟǆ25ǜ27ǥ31Sǫ32Ů33qV34Ű37R43P44UW47Q54Ʃ
~rke	63 -13C-12Ǧ-7ƾ8ű9ĸ11Ň12Z14Ů18Ǔ20Ƶ22HǞǥ23S25ǉ29N30Ɣ
~rked	77 -15C10ű12ĸ15Ň18Ů37NS
~rker	69 -13Ǧ-8S7B20Ǔ22Ƶ24Ǟ25ǥ28ǉ
~rket	80 8ŕƕ16Z29H40Ɣ
~rki	67 -8Ŷƛǫ-7œǓ7Ƣǔ11ǉ12Şƣ14V17Ņť20q23h24ķű29gĺ37P40Ǌ
~rkin	67 -8Ŷƛǫ-7œǓ7Ƣǔ11ǉ12Şƣ14V17Ņť20q23h24ķű29gĺ37P40Ǌ
~rks	61 -12ǉ-11ř-7ĺ7X9kŗƱ10œŻƆƞ12ƙ13MŞ14ŉƓ22Ǌ27LƟǓ41ŋ
~rks>	65 -13ǉ-11ř-8ǥ-7ĺ7X9Ʊ10kŻ11œŗƆƞ13Mƙ14Ş15ŉ25Ǌ29LǓ43ŋ
~rksh	72 12ǥ17Ɠ33Ɵ
~rl>	80 -12p8ǘ12ǅ13Ǧ14lv15Ǌ21w27u
~rld	86 12C14di16ļ17ń
~rld>	86 12C14di16ļ17ń
~rlf	85 -13w-11ư18o20ƹ22Ƥ
~rlfr	85 -13w-11ư18o20ƹ22Ƥ
~rli	90 18Ɗ
~rlin	90 18Ɗ
~rls	82 -14d7ǟ8v11Ƴƹ17uǞ22p
~rls>	82 -14d7ǟ8v11Ƴƹ17uǞ22p
~rly	76 -9K7ǌ8ǀ9ů10mL13R17ĵ19TŹ
~rly>	76 -9K7ǌ8ǀ9ů10mL13R17ĵ19TŹ
~rm>	56 -15V-7SƖ7ŝǈǢ8pWŒŪƸ9m10aņŮ13Ņƣ15BĽƷ19ľ20ƞ21Ŗ23Ǔ35Ɛ37Ɯ40ő42Ư44ƫ57j
~rma	61 -7ǉ8n9Jľ11Ńǀ12AǑǙ13Yƽ16ļ18g19R22Ů23ƫ24ƥ
~rmal	64 -7ǉ8n11Ń12ǀ13Ǒ14AY21R24Ů
~rman	82 9h25g31ƫ33ƥ
~rmat	81 7Ǘ12J13ľ17Ǚ22ļ
~rme	88 -8S26Œ27Ǟ
~rmer	88 -8S26Œ27Ǟ
~rmi	75 -13Ť11ƍ16C18Ǟ20Ź21ƽ39ź
~rmin	88 -15Ť19C21Ǟ25ƽ
~rmit	79 12ƍ21Ź41ź
~rml	90 37Ǖ
~rmle	90 37Ǖ
~rms	76 -9ƻ7b10ŕ16ƐǗ17cƚǫ21Ņ27Ɯ
~rms>	76 -9ƻ7b10ŕ16ƐǗ17cƚǫ21Ņ27Ɯ
~rn>	61 -29ŀ-10ǟ-9Ɲ-7Ŗ7ƀƛ8VŤƩǈ9Ŋư11mơ12Aƒ13Ŀ14ŇǛ15U16c17q18x21v24Ɠ26ŏ29d32lT34Ł48p
~rna	74 11aĹ13ZŀƏ15Ŋ20Ƌ28ƌ41Ɯ
~rnac	80 13Ĺ14Z15Ə22Ƌ31ƌ
~rnad	84 7ǟ16ŀ46Ɯ
~rne	62 -15ǫ-8Ŧ-7Xļ7CŬƒƖ8xǗ9ĻƘ10svŀǤ12ņ13mB14Ɠǟ15Ƭ16c17ŇŤźƕ19ƀ25Ł28ƶ29Ǜ
~rned	66 -13ǫ-8ő-7ļ8Ɩ9xǗ10ť11svŀǤ14m16ƓƬǟ17c19ŇŤƕ21ƀ27Ł30ƶ
~rner	80 7ǩ10Ŭ11C12őƒ15Ļ26ź
~rney	90 10ƴ13Ƙ20B
~rni	63 -8Ǫ7ǘǠ8ĸĺŐ9dqVƒƧǛǟ10ŖŶƿǑ12Ǟ14RTƤ15ư17G20i23ű25Ű26L32ƙ
~rnig	81 13Ŗ14ǘ15Ǒ33ű
~rnin	67 -8Ǫ8ŐƌǠ9qĺ10dƒǛǟ11Ŷƿ13Ǟ15RT18ư22i27Ű29L
~rnit	79 13VƧ18Ƥ22G26ƙ
~rno	82 -15t-13ń10g11L13i16jǌ17ō44Ǟ
~rnoo	84 -14ń10g12L17jō18i
~rns	81 -20Ǆ-14Ł-8Ŀ11Ɠ19qƺ40ź50ŀ
~rns>	81 -20Ǆ-14Ł-8Ŀ11Ɠ19qƺ40ź50ŀ
~ro>	83 -8ż10Ŭ12Ő17Ť19ƒ26Ś
~roa	70 -12R8C10yǍǨ13Ş15ǡ19ǂǠ21źƑ25ŮƂ40D
~road	70 -12R8C10yǍǨ13Ş15ǡ19ǂǠ21źƑ25ŮƂ40D
~rob	73 7Ő8sƢ9ŶǞ10ĺŌƾ11ƹ12lƝ14L15Ł16ŝƫ32ǫ
~robl	75 8sŐ9Ŷ10ŌƾǞ11ĺ13Ɲ15LŁ17ŝ
~roc	76 -15Ɩ9j11XǞ14ǂ16ō19Ɨ23Ń27Y28Ů
~roce	80 -7œ11X12Ǟ17ō25Ń29Y30Ů
~rock	85 -14Ɩ10j16ǂ21Ɨ
~rod	83 7Ɵ15Ǘ19ƫǣ25ǆ
~rodu	83 7Ɵ15Ǘ19ƫǣ25ǆ
~rof	80 -7Ɓ10Ňǔ11P26ǜ
~rofe	81 -7Ɓ7ƒ10Ň11P26ǜ
~rog	75 -7ǚ10Ťǎ11ĽǇ13Ǚ14ťž19Ǖ22Ǜ30ǧ
~rogr	78 11ĽŤǇ14Ǚ15ž22Ǜ31ǧ
~rok	66 -14ŗ7ǟ8ĹŶƞ9ĸƧƾ10Œũ11Ǡ12ƿǋǥ14řŝ15Ɛ17Ơ20Ƃ33ť
~roke	66 -14ŗ7ǟ8ĹŶƞ9ĸƧƾ10Œũ11Ǡ12ƿǋǥ14řŝ15Ɛ17Ơ20Ƃ33ť
~rol	62 -7Ŕ7Ŗ8Ǆ10t11ķƑǓ12ǟ13ƚ14Q18ōǊ23Ż24Ǣ26Wƾ34ǉ58ǋ
~rol>	88 12Ǆ28ƾ
~roll	64 8Ŗ11ķƑǓ12ǟ15Q19ō24Ż25Ǣ27W36ǉ60ǋ
~rom	48 -13ĺş-11T-10h-9QƦ-8śǚǩǪ-7YŗŦƵǊǦǫ7ŐšƅƜƝƬǑ8uŜơ9IŁŰ10kňƀƆƩƫǇ11Ūƿ12ĸŹǆǏǟ13rĻƑƞǞ14WĹǓ15ƽ16ţŨ17ľņťǌǍǖ18ŕ21ƣ22RŔ23ŝ24Ż25ǔ26ļ28ƛ32l33ŏ40Ǘ
~rom>	48 -16ǫ-12ş-11T-10h-9Q-8ĺśƦǚǩǪ-7ŗŦǊǦ7ŐšƝƬǑ8ŜƅƜơ9uIŁŰ10kƀƆƩƫǇ11ňŪƿ12ŹǏǟ13rĸƑƞǆǞ14WǓ15Ĺ16ţŨƽ17ņŏǌǍǖ18ľť19ŕ21ƣ22Ŕ23Rŝ24Ż25ǔ26ļ28ƛ33l41Ǘ
~romi	86 10œ14d15ǫ29ŏ
~ron	61 -9F-8DŉŒ-7iZ7ƙƦƫ9qĻǦ11Kǎ12CťǞ13ƥ14Ƒ16ŀǍ17ƈǫ18Ň19ş25bś26ǅǜ27Ǌ28ŷ29ĵ
~ronc	90 -8i44ŷ
~rong	73 -9Œ-8ŉ7ǁ12Ǧ15C16Ǟ19ť20ŀ24Ň25ş26ǫ33ǜ
~roni	86 7ĵ11ƚ13ƙ17K
~rono	88 36b
~ront	67 -9F7e8ƫ11qĻ13ǎ15ƥ16Ƒ18Ǎ20ƈ26ĵ28śǅ30Ǌ
~roo	50 -14ń-13ŦŲ-12ƈ-10Ǡ-9ǎ-8Ɔǫ-7ƜǕǦ7Ņǅǚ8h11XŏŴ12Ɨƛ16Š18ǩ20y21Ɠƙ25ǔ29ƞ30Ɵ31n33Ƈ35ǆ40ƍ46ƅ52Ƥ73Ɗ89Ɖ
~roof	54 -14ń-13ŦŲƈ-9ǎ-7ƆƜǕǦ7PĿƬ8Ņ9Ɵ13ŏ14hƗ19Š20ǩ24Ɠ28n34ǔ38ǆ50ƅ80Ɗ98Ɖ
~room	61 -8ǔǠ7ƒ8ƋƠƢ10ǅ15XŴ26Ɵ28ƙ39ƞ41Ƈ51ƍ65Ƥ
~rop	60 -10Řǫ-8M-7ŵ7wƎƩ8Ǎ9IŜųƿ10ŦǨ11Ĺ13Źǎ15ſƓƣ19V22ƙ24ĸ25ǈ26Ţ27D28Ɓ33Ʒ35Ǥ
~rop>	75 -9M-8ƃ9D10VǨ13ƿ15Ŝ24Ɓ25ǈ40Ʒ
~rope	66 -9Ř7H8Ǝ9wǍ14ǎ17ŹſƓƣ22D25ƙ27ĸ40Ǥ
~ropp	77 -8ǫ7I10ƃǪ13ųƁ14V28Ţ
~ros	73 -14Œ-11ņ9Ɩ10ŗŰ11ǔ12Ū14Ŕ18ǅ19Ľ21ǋ24Ş41ǌ
~ross	75 10ŗŰƖ12Ū19Ľ22ǋ42ǌ
~rot	59 -11Ů-8Ǉ-7zǫ7ƑƭǪ9Sǈ10Qņžǚ11ŗƀ12ĺľłƵ13ƄƯ15ķĿƿ16Ŵ17wŘƴ18Őǅ22ŝ25h26B28ĸ
~rote	65 -7ǫ8XƐƑ9ŵ12ƴǚ13ŗƀ14wĺ15ƄƯ17Ŀ20Ř21Ő25ŝ32ĸ
~roth	69 -11Ů-7z7ƴǓ9AǪ10ƭ11n12ǈ13Qņž15łƵ18ƿ20ķŴ22ǅ32B
~rou	44 -14Ɩ-13P-12Ǥ-11H-10Ő-9qŖŸǫ-8cDĵŔŝǠ-7ļňŊŞǉ7Ɛƥǃ8VZūƠ9xC10ŋŗťƵǧ11tŅ12jőǋ13ĸ14eŨƏƕƳ15Ĺƪ16nzŘŜưǁ17šůƗ19Tƙ20s21ĶǂǘǞ22Y23Ū24ũ25Ǝǐ28Ŷ29l32Ʃ49W
~roub	73 7ƺ8Ĺ11pƝ12Ķ13tĺ14şƾƿ16Ų24Ǟ
~roug	49 -16P-14Ɩ-11Ǥ-10L-9Őœǫ-8mŖŸ-7DĵŊƿ7zŭŽƜƳƽǨ8ŃƂ9rǟ10TĻ11jnū12ŜŨŪ13ZŋŶǧ14ťƵ15ĹƩ16ŗ17ĸőƏƙư19Ɨ20ů21ƪ22Řǐ23W25l26Yǘ31ũ
~roun	56 -9H-7ŀǟ7uņƀƐ8WŠǐ9ƓơƧƴ10lL11nƳǃ12hǞ13ƥ14TĶ16CVŪ17zŅǋ21š22ƕ23Ŷ31s36Ǝ
~roup	78 8P13x18Q29Ʃ41W
~rous	83 10Ŝ16a35ǂ
~rout	85 -9Ɨ8mš18M34e
~rov	79 8ŏǆ10Ǥ11Ʒ16ł17ő19ƍ24ǡ26Bş
~rove	82 8ŏ10Ǥ11Ʒ20ƍ25ǡ28B29ş
~row	58 -11H-7Ʒ7jIŗǗǚǥ8œŲ10yŵƨƯ14ZƮ15Ŷƞ20Ĺ21v22lLƖ24Ŵ30Ɨ38n42Ƭ49Ǡ
~row>	60 -10H-7Ʒ7Ǘǥ8Iŗǚ9œŲ11ŵ12ƨ16ŶǠ17ƞƮ18Z22Ĺ23L25l26Ŵ29Ɩ30Ƭ
~rowe	86 -9Ɩ20Ƭ38Ɨ
~rowi	85 8ǉ22y24Ǡ
~rown	83 13j16Ư24v26n
~rp>	88 16ŷ20ū33ǈ
~rpe	90 12Ɲ
~rpo	77 -12D13ǅ19Q20ű31ǈ
~rpor	78 -12D13ǅ20Q21ű32ǈ
~rpr	85 7ż11Ő19ǍǦ
~rpri	85 7ż11Ő19ǍǦ
~rra	85 10ǒ11Ţ35Ů
~rran	86 10ǒ36Ů
~rre	57 -14Ƣ-7Ư7dŗźƖ8SƷǞ9ś10ĽŒǧ11F12ǔ13aş17E18G22Şǣ23Ř26Ŗ28ő36Ƭ40Ő43œ
~rrec	70 -7Ƣ7bŢſ8DŘƋơƬǂ9nź10Ǟ11d12Ő14œ16F17a21E
~rren	60 -9Ƣ8ŗŝ9Ʒ10Sś11ǧ12Œ13ǔ15ş18Ř20G23ǣ24Ş29Ŗ31őƬ32Ő33œ
~rri	59 -10ǈ7ŝũ8uWƛ9ƭ10ş12ľǅǫ15Ɠ16Ū18Œ21o23ő27ţƜ30ŀ32f
~rrib	90 10g11wŔ12ũ
~rric	80 -9ŀ12ƛ40Ɯ
~rrie	61 -7ƃ8W9ƭ10ş11Ɯ12ľ13ǫ16Ɠ17Ū19Œ22o26ő29ţ32ŀ34f
~rro	62 8IǗǚǥ9ŗŲ10Ʈǜ14ƨ15Z17Ŷ23Ĺ24L27Ŵ36Ƭ
~rrow	63 8IǗǥ9ŗŲǚ10Ʈ14ƨ16Z17Ŷ23Ĺ25L27Ŵ37Ƭ
~rru	86 21ǟ37N
~rrup	86 21ǟ37N
~rry	55 -13ǘ-12ƟǨ-8Nƣ-7œū7Ƶ8bŶƼ10ŇřƄƜƤƨǒ11Ų13ŐǑ14a15fųǜ16Š17ƅ19ǧ20Ĵ21ƃ24Ř25ńǔ27hǣ30ǎ33ŀ35ƀ
~rry>	56 -12Ɵ-11Ǩ-8Nſ-7œƣ7ƚƵǫ8bŠŶƼ10ǧ11ŇŲƜƤǒ14aǑ15ųǜ16f18ƅ21ƃ23Ř25ƀ26ńǔ28h31ǎǣ34ŀ
~rryi	76 -14ǘ-7ǫ10Ő11Š12Ƅƨǧ15ƀ16ř19ſ33Ĵ
~rs>	36 -28ő-24d-22n-18T-15œ-14ǎ-13Ƶǫ-12DłŰư-11rCQĵŉƊƼ-10lsJWōũůƮǦ-9gIMĴŇƓơƬƹǌǣǤ-8jNĹĽľƙǃ-7yOPŀńřŨƔƖƸ7ĻĿƩƺǀǝ8uzUśţŬƈƑƕƞƣǚǢ9Vƨ10ķƒ11ťźƫǏǙǠ12bEƋƌƳǅ13ƗƟƴƿǉ14xŦŭųŽǁǥ15mĶŤƘƛƪ16R17pŴŻſǑ18fhŒūǐ20Ɛƽ21ƄƤǈ22A23Ɖƥ24Ǘ25Ŷ26ŵǒ27F30Ư31Ǉ32vSŸǖ33G42ŹǓ
~rsa	82 11ļ13s21Ō27ƫ
~rsal	90 30ƫ
~rsat	86 12ļ13s22Ō
~rse	56 -13Ř-9Œ-8M7qţƁǀ8ƐƱ9ƺ10cVšǓ11ǥ14Q15SUŤ16g17łƗǉǋǗ18Ƥ19Ŏ20ŧ21n22H25řƨ28Pǃ
~rse>	75 -11Œ-10Ǆ7g9ňŻ10Qƺ12q21S23U30P39ǃ
~rsea	90 12ǂ31Ǘ
~rsel	58 -13Ř7AQǇ8ţƁǀǄ9ƐƱ11cšǓǥ12gV16Ť18łƗǉǋ20ŎƤ21ŧ22n24H27ƨ28ř
~rsh	84 8o10ƅ12š18ǈ
~rshi	85 10ƅ12š19ǈ
~rsi	78 9Ƴ10x12ǅ13q15O16ť19y20S
~rsin	90 8m16q24S
~rsio	88 17O18ť
~rsit	88 11Ƴ12x22y
~rso	63 -12W-11ķ-7v7dgǞ8h9ŗǐ10fTĿſƃ11Ń12ŴƄ13J14Ǌ15a17Ňŋ20Ǫ21A22Ů25ƙ28ŝ35M
~rson	63 -12W-11ķ-7v7dgǞ8h9ŗǐ10fTĿſƃ11Ń12ŴƄ13J14Ǌ15a17Ňŋ20Ǫ21A22Ů25ƙ28ŝ35M
~rst	56 -8ĹƁǎ-7ƣ7Ž8eSĿũǦ9rwšŰƪ10Ǟ11śǫ12ZŒƴ13ňşƭ14xĻ15nŔ16aA17ŗƆƝ18ń19o21Ő22ŉ23Ņ26Ƙ29ŀ38ř
~rst>	57 -8ǎ-7Ĺƣ7ŖŴƢǇ8eSǦ9ĻĿũƪ10wš11Ǟ12ZŒś13ň14şƭǫ15x16nŔ17aAƆ18ńƝ19o22Ő24ŅƘ30ŀ39ř
~rsta	78 -10Ɓ8Ļ9Ū10rŁǠ11ļƿ12ţŽ16Ű29ŗ35ŉ
~rt>	48 -14yŦ-11cĺšƵǟ-10L-9nŵǖ-8IœŗřŴƙƯ-7PŔŘůƁƗƝƹǀǐ7sĶǕǪ8ǔ9EŅŖƀǄ10RŁŒűŻƐƳ11lŀƏƩƿ12dĹŎź13ŚƚƫǇǜ14Ǝƞǡ15X16Dųư17Ŀ18ǫ19ń20Ǜ22Sƅ24U25Cſ28VƄǉ30Ť31ŉ34ťƾ37ǩ42ǥ
~rta	70 -7ř8M9ō10Ƹ11TƵ12Ŏ14e15Ƴ16ǫ18X23Ŀ28Ʃ
~rtab	76 9Mō12TƵ15e20X33Ʃ
~rtan	78 -7ř11Ƹ14Ŏ18Ƴ29Ŀ
~rte	69 -10NƵ-9t-7ķ8dƮ10ńŽ11ƨ13Ɵ14ƚ15Ļƿ19xō21ĵ24Ǉ26OŔ28Ƴ
~rted	73 -10Ƶ-7ķ7S9d10x11Ž14Ɵ17Ļƿ20ō26Ǉ27Ŕ30Ƴ
~rter	83 -11N10Ʈ14ƨ17ń18ƚ26ĵ31O
~rtg	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~rtga	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~rth	56 -15Ɗ-13ň-9gŏ-8O-7śƜ8œŝƁ9ţǙ10ŴƂƧ11j13ƒƓ14D15Tǫ16ǟ17k18c20Ǒ25ƙ28v31ļ32p38ĸƚ40Ɣ44d52Ų
~rth>	59 -15Ɗ-14ň-9gŏ-8OƜ-7śǤ8Ɓ9œ10ţ11ŴƂƧ12j13Ɠ14ƒ15vD16ǫ17Tǟ18k21dpǑ27ƙ33ļ40ĸƚ42Ɣ55Ų
~rthd	70 11ŝ12Ǚ15p18v27c31d
~rti	60 -11Ŗ7jtX8ſ10ǅ11řš12ĸ14ōǎ15T16ƣǈ18ŮŻ19ǔ20ƞ22Ő27ǩ32c
~rtie	83 9ǝ18ĸ19ƣ29ƞ46c
~rtif	64 -12Ŗ11ǅ19ǎ20Ż21ǔ30ǩ
~rtin	80 9t10jX12ſ19ō30Ő
~rtm	60 -10V-9ŭ-8ǩ-7œƝ7ű8Ɛ10Ơ14GǏ15F16Ƨ18ƞ20ťƣ21DƑ22ƙ23Ʀ24Ƣ25Ƥ32ƥ
~rtme	60 -10V-9ŭ-8ǩ-7œƝ7ű8Ɛ10Ơ14GǏ15F16Ƨ18ƞ20ťƣ21DƑ22ƙ23Ʀ24Ƣ25Ƥ32ƥ
~rtn	68 -21d-16ƺ-13ő-11Q-8ň7s8ł10r19ƹ22Ǣ26tǪ27q28Ǆ29ƪ30ŵ33op34ǈ
~rtne	68 -21d-16ƺ-13ő-11Q-8ň7s8ł10r19ƹ22Ǣ26tǪ27q28Ǆ29ƪ30ŵ33op34ǈ
~rts	72 -7S7ŬƘ8Ź9ŖŚƣ10Ť15ŶǓ20l21g25ǂ30ǔ
~rts>	72 -7S7ŬƘ8Ź9ŖŚƣ10Ť15ŶǓ20l21g25ǂ30ǔ
~rty	65 -10Ř-7ţ8ƎƖǍ9š10őƣ11ĸƲ15ſ17Ň18Ɠƞǎ22D24ƙ25P40Ǥ
~rty>	65 -10Ř-7ţ8ƎƖǍ9š10őƣ11ĸƲ15ſ17Ň18Ɠƞǎ22D24ƙ25P40Ǥ
~ruc	58 -17Ɩ-13Ź-12ǆ-10ǅ-8ĸ-7R7ǈ8ŬŲƂǑǠǡ9ƨ10QǍǝ13S14Ɠǫ15ƈ16Ŷ20Ƒ21Ůƕ22ūƆ23Ǩ26Ĵ30ŭŴ36ŵŷ37ǒ
~ruck	61 -18Ɩ-13PŹ-10ǅ-7Rƈǆ7ĺǗ9ŲƂƨǑ10ŬǠ11Qǝ12Ǎ14S18Ŷ22ŮƑ23ū25Ǩ27Ĵ31Ŵ32ŭ39ŵŷ40ǒ
~ruct	73 -8ĸ-7ǆ7Ǐ10ǈ12ǡ16P20Ɠ22ǫ27ƈ28ƕ32Ɔ
~rud	90 12ƶ13ƫ14c
~rude	90 12ƶ13ƫ14c
~rue	86 -9ţ8Ũ14c20Ń28ŏ
~rue>	86 -9ţ8Ũ14c20Ń28ŏ
~rug	80 14Ũ32ƽ50ǁ
~rug>	90 10ǁ16Ũ26ƽ
~rugs	84 9ƽ44ǁ
~rui	90 12Ǘ23Ɲ29t
~rul	86 12Ʈ14c15Ǜ28L
~rule	88 12Ʈ15Ǜ28L
~rum	78 26ƚ
~rume	78 26ƚ
~run	54 -15ń-13Ʊ-12Ž-10ŸǓ-8UŊ-7ŴƄ7uŌųƛ8qEŀŅŤŧŨ9ŉƾǋ10hŵ11Ķżƫǆǧ12YťƣǙ13Ŭ15eƲ17ƀǡ18O19ǟ22ǐ23ǒ24A26Ʈ27Ǌ28ƿ30Ɵ36Ŗ39Ǫ41Ų45œ
~run>	58 -20ŷ-16ń-14Ʊ-12R-10ŸŽǓ-8Ů-7ŊƄǫ7pņŞſǍ8nƕƛ9ųǊ10ŉŤ11Ŗ12œŧūǧ13YĶǆ14ťƀǙ15Ŭ17eŲƲ20ƫ22O24ƿ26ǐǒ27Ɵ29AƮ36Ǫ
~runn	71 -12ū-9U7ŲǪ8kRżƟ10f11uőǫ12ŀŌ13q14ƾ15ŵ16Ņ17hœ18ǡ19ŷ22ǟ
~runs	76 -11ſ7ƀ9ƿ14ǋ20ƣ28Ǌ30œ36Ŗ39Ų
~rup	81 19ǟ22Ķ35N
~rupt	81 19ǟ22Ķ35N
~rus	70 -15i-14ĺ-7Ŵ8ŏ10sŇ11Ļ13ń14ƭ17Ų18ş20Ł33AO44ƴ
~rush	86 -18i-13ĺ7ś13Ļ14s16ń41O
~rust	72 -7Ŵ10Ňŏ14ƭ17Ų19ş20Ł34A45ƴ
~rve	77 -10ƿǁ-7ś8f11ŴƾǙ17ǖ38Ə43ǝ
~rve>	81 18ǖ32ǝ
~rvi	67 -10Ǒ-8ǖ-7Ǥ7Ƴ8Ɨ9ş10ŞƑ11x12ŝ13CŤ16Ǡ17ǟ19ĿŲ20Ʋ28i35ǆ
~rvic	69 -10Ǒ-8ǖ-7Ǥ7ǜ9şƗ10Ş11Ƒ12ŝ14Ť16Ǡ19Ų20Ŀ21Ʋ36ǆ
~rviv	85 15x23ǟ37i
~rvo	86 11ǂ33ŀ
~rvou	86 11ǂ33ŀ
~rwa	75 -9H-7ƿ7ũ11ŏƵ13Ł15ƙ24ō26Ū38Ŝ
~rwar	76 -9H-7ƿ7ũ11Ƶ12ŏ13Ł25ō27Ū38Ŝ
~rwi	88 -9ƽ10v14ƺǄ
~rwis	88 -9ƽ10v14ƺǄ
~rwo	77 7ƴ8Ɨ11ǅ12i13o19ś20JǢ
~rwor	77 7ƴ8Ɨ11ǅ12i13o19ś20JǢ
~rwr	83 9eƉ11n12ťŪ20ǂ
~rwri	83 9eƉ11n12ťŪ20ǂ
~ry>	44 -15N-14Ʊ-9gĺŦǨ-8PŧŪǇ-7iţŭƞƦǆǍǕ7aWŤųƙƽǋ8DLYǒ9CŅźƫǀǜ10fŵƅƺ11lIưǚǤ12ĴŇū13ǧ14ƨ15ƃƭ16ľƀƇ17Ƌ18ńƾ19ŘťũǛ20ŀ21ƿ22ǎ23ƚ25h26Ű28Ʋǝ29u32ǣ35T44ǔ
~ryb	68 -11Ũ-7zŗŴƱ7gŏƘ8AHłŔŮſ10Ƥǉ11ũű12Ǉ13ĸ14Kǫ15n16ĿǊ18Ÿ19Ʈ
~rybo	68 -11Ũ-7zŗŴƱ7gŏƘ8AHłŔŮſ10Ƥǉ11ũű12Ǉ13ĸ14Kǫ15n16ĿǊ18Ÿ19Ʈ
~rye	88 -9ƍ14Ƌ27ǫ33ǝ
~ryer	88 -9ƍ14Ƌ27ǫ33ǝ
~ryi	73 -14ǘ-7ǫ9Ő10ůƄ11ŠƨǠǧ14ƀǝ15łř18ſ23P31Ĵ
~ryin	73 -14ǘ-7ǫ9Ő10ůƄ11ŠƨǠǧ14ƀǝ15łř18ſ23P31Ĵ
~ryo	90 -15Ŵ10n13ž16Ÿ
~ryon	90 -15Ŵ10n13ž16Ÿ
~ryt	64 -10X-8ǫ-7ƚ7EŞŷ8Kƴ9AƽǓǨ10UƸ11Ʈ12ŀǑǤ13ǆǒ15ļ17Ʊǘ19Ŏ21Y22ƙ26i28ĸ31Š
~ryth	64 -10X-8ǫ-7ƚ7EŞŷ8Kƴ9AƽǓǨ10UƸ11Ʈ12ŀǑǤ13ǆǒ15ļ17Ʊǘ19Ŏ21Y22ƙ26i28ĸ31Š
~ryw	86 -10Ǜ14ź15Ơǆ17ǚ20ǔ
~sa>	85 -7c12jz15Ǎ17C18eĴ
~sab	82 -9ŗ-7ƨ14Ʊ22ŉ25Š31W
~sabi	84 -8ƨ26Š32W
~saf	68 8ķ15ƚ26žƐ58Ǜ
~safe	68 8ķ15ƚ26žƐ58Ǜ
~sag	86 9Ů16ĺ24K
~sage	86 9Ů16ĺ24K
~sai	62 -9R-8ƣ-7ŢƢ7rSWŇřŭ8uŋūƟ9fpŏǜǞ10ŕŞ11šƸǇ12tOŊƆ13d14Ƨ15cGV16H21y23qB30ƶ
~said	62 -9R-8ƣ-7ŢƢ7rWŇřŭ8uSŋūƟ9fpŏǜǞ10ŕŞ11šƸǇ12tOŊƆ13dq14Ƨ15cG16H17V21y23B30ƶ
~sal	62 -11łŪ-9gǕ-8t7ǖ8ǆǏ9Ǫ10ƙƩ11ƨǢ12Ǘ13uŲưǋǍ15Ǌ17T18Wǅ19ƫ22ǝ23ǘ27ǡ29Ɣ34Ň57ǌ
~sal>	88 30ƫ
~sala	78 -10g14Ʃ17ư19uƨ24W29ǋ33T
~sale	66 -10ǋǕ-9T9ǆǖ11Ǫ12ƙǢ13Ǘ25ǘǝ32Ɣ37Ň64ǌ
~salo	85 -13ł-10t-7D12Ǐ19Ǎ23Ǌ25ǅ38ǡ
~sam	62 -10Hő-9G-8ĵ-7Nƺǫ7ľŃŘƃǚǞǠǧ8D9Ž10ƈ13Ňƕ14kƘǄ15oǃ16Œ17ŵ18ƫ19ŷ20I26Ū27Š31pS
~same	63 -10Hő-9G-8ĵ-7Nżƺǫ7ľŃŘƃǚǞǠ8Dǧ9Ž10ƈ13ƕ14kŇƘ15oǄ16Œ17ŵ18ƫ20Iŷ26Ū28Š31S32p
~sat	75 -7ŝƯ8Ɯ10ļ12sư16Ũ18ǥ19Ō23Ş24ŗ
~sat>	84 -7ŝ9Ɯ14ư29ŗ
~sati	79 -7Ư11ļ12s17Ũ19ǥ20Ō25Ş
~sav	61 -14y-7Ʈ8Ʒ9ŻǙ10ŌƵ13ĸǫ14wļ18ĺ22ĵ25Ƴ39ţ42ř66Z
~save	73 -8Ʈ10Ʒ11Ż12ŌǙ23ĺř27ĵ31Z40ţ
~savi	65 -14y8ư11Ƶ12ļ16ǫ17ĸ23Ƴ24ř43Z
~saw	78 8ƭ10ft11ŊŨŲƜ12ũǛ16C17j21ǀ
~saw>	79 8ƭ10ft11ŨŲƜ12Ŋũ16C18j24ǀ
~say	50 -12ŧ-11ƹ-9tŀ-8ĻŊŏ-7nAPşţũƤưǢ8ŃŎƷ9XŗŞŤųƟǁǅǤ10Ƅ11NŁ12QĶƾ13ŋŬƆƊ14ň15ƶǩ16ō18Ō19BŉœŚ21ǫ23śůƺ26T27łƼ28Ř29ŕ38ƣ47b50r
~say>	51 -15ſ-14a-12ŧ-11ƹ-8ĻŀŊŏ-7cnqťư7wĴƉƛǀ8Ǆ9ŃŉŎŞƟƷǁ10XŤųǅ11ůƄ12ĶŁś13ƾ14QŋŬƊ16ƶǩ17ƺ18Ōō19ň20B21ǫ22œ24ƣ26Ř28ł29TƼ33bŕ52r
~sayi	80 -11tǫ-7ň9ƺ11Wŉ13NĹ19o24b
~says	73 -13ǎ-9w7Fŗƫ8ťƬ9ĽřƮ10qVǤǫ11c16ś18aů19Ś20ſƣ21Ɔ
~sba	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ǫ-7Ů7Ÿ9Ʊ10ư11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~sban	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ǫ-7Ů7Ÿ9Ʊ10ư11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~sca	66 -15ǫ-8MǛ7wƀ8ţť9Vŵź12Š13Cņƥ14ǃ15ŃƏ20ǆ30Ƽ32Ŝ49ũ54ŀ63ǚ
~scal	82 8ŀň10w17C20Ń39Ƽ
~scam	88 -10Ǜ76ǚ
~scan	86 -10M10ƀ49Ŝ
~scar	73 -10ǫ-7Ŧ9ǚ10Vţťź14ƥ15ņ16ǃ17Ə53ŀ56ũ
~sch	60 8Ƹ9yKżƤǨ10vSǖǤ11qQ13Ů15ƚǕ21R22l27x33ŻƳ45m
~sche	82 8L15Ǥ21ƚ31R
~scho	61 9yżƤƸǨ10KSǖ11qv12Q14Ů16Ǖ23l28x33Ż34Ƴ46m
~sco	67 -7cų7ĵůƐ8Ŀ9m10Šǫ13Ĵ14IQǗ17Ż39ž47Ķ
~scor	78 22ž55Ķ
~scou	72 7ĵ8ůƐ9Ŀ10m11Š13ǫ16Q18Ż22ž
~scr	69 -7Ŵ8DŲƺ9Őƈ10Ŝư11ƕ16a26Ɩ27Ɨ34ƽ
~scra	84 -8Ŵ12ŐŲ14ƕư
~scre	90 11D13Ŝ21a
~scri	76 -8Ŵ-7Ǎ9Ųƺ11ƈ38ƽ
~scro	80 31Ɩ32Ɨ
~scu	79 10Ƃ11Ƽ22h26r31ǂ
~scub	84 33ǂ
~scui	88 12ƂƼ25h
~se>	32 -21Ǚ-17ŧ-16Řƭ-15pņ-14K-13ƨǑ-12ŐŨǇ-11SXŗũŲƮǞ-10RńŜǨ-9LZůǅǏ-8kxWĵŋōŖŭŷƩƬǆǩǪ-7eķĺĿŵƄǀǠǥ7wŕǗ8cgQĹŌťŴŶƵ9sIĶśŞƼǛ10ū11tAMŁŉƌ12GŹƍ13dŃŮƊƋƕǉ14qőŸžƐǓ15aŏƈơƱǦ16UŰƛƟ17JPŎƑƥƹǒ18fǃ20ųƓƗƞǁ21DĴźưǄ22ŔƇ23H24ǟǫ25šƖƦ27ł29Ņ30Ơ32ŠǍ35Ɔ37F40Ɣ41ĸǎ44Ƥ
~sea	73 -9jǉ-7i7ż9ǂ11xƜơ13Ɗ14ƞƿ17ǡ24Ǘ32Ǎ41ǐ
~seas	74 -9j-7i10ǂ11xƜ12ơ15ƞƿ17ǡ25Ǘ43ǐ
~sec	63 -10ū7ļƭ8Ƹ9ǎǙ10AIŋǫ11ƥ12ňǍ13pĿŪ16ō17Ɩ19yǠ25ơ29Ɛ30N31ŵ
~seco	66 -8ū7dƭ8ŋƥ9ļ11AI12ǫ13ňǍ14pĿŪ17ō18Ɩ20yǠ28ơ31N33ŵ
~secu	76 8e12ķǙ38Ɛ
~sed	56 -10Œ-9dE-8ŗŤŲ-7ǎ7ŘǪ8gƁ9iŭƨƻ10rĶ11ƶƹƾ12žƘ14ūƙ16Ŏ19Ź20lǐ21Ůƚ22Ş24Ƶ26Ÿ27ŕ30Ţ31Ŕ33ŵ36ǟ
~sed>	56 -10Œ-9dE-8ŗŤ-7Ųǎ7ŘǪ8g9iŭƨƻ10rĶ11ƶƹƾ12žƘ14ƙ16Ŏ19Ź20lǐ21Ůƚ22Ş24Ƶ27ŕŸ30Ţ31Ŕ33ŵ36ǟ
~see	59 -11Qǖ-10JŪ-8Ļ-7XƞƳ7ŢƟǁ8ţƈƋ9ŤƊƙ10tĺŀŏŔŻƛǫ11v12ŬƑ13Eŋ14Ɲ16yĽ17ľǠ19ŚŮƅƴƵǄǔ22ǀ25H26ŉ28œ31V
~see>	61 -16ǫ-11Q-10JŪ-9ǖ-8XĻ-7Ƴ7CŢŮŵ8ţƃƈƟǁ9ƊƋƴ10ŤƙƝ11vĺŀŏŔŻ13ŬƑ14Eŋ17yĽ18ľǠ20œŚƅǄ23ǀ26H28ŉ33V
~seen	80 -8ũ8ķ11œ16t19ƛ21Ƶ23ǔ35ǫ
~seh	68 -14Ŵ15ư24Tū25n28Ÿ29Y
~seho	68 -14Ŵ15ư24Tū25n28Ÿ29Y
~sel	53 -17Ř-12ĸ-8qŃư-7ĺǁ7tƂƐƚ8cVš9ƽǓǜǥ10Əƫ11C12A13Ť14Qł15ǉ16ŎƤǋ17ƕ18nŧ19ƨ20Ɣ21g24ř27Ɵǖ28ƹ30Ǡ31Ɨ40Ǫ49H
~self	57 -15Ř-10ĸ-7ư7aĵţƁƓǀǄǇ8ƄƐƚƱ9t10cřšƽǓǜ11Vƕǥ13Cƹ15Ť17QłƗǉǋ19ŎƤ20ŧ21n22Hƨ25g
~sell	66 -8ǁ-7Ń7ǝ9Ĺƕ11Ƃ13Ə15ƫ18Ɨ20ƹ28Ɣ36Ɵǖ37H43ǠǪ
~selv	79 10ō11x23ř
~sem	64 9Ƃƞ11ƛƟ17Ƨ22Ɲ49Ƌ
~seme	64 9Ƃƞ11ƛƟ17Ƨ22Ɲ49Ƌ
~sen	57 -23ś-13Ǣ-12ƣ-11ǫ-10a-9ĵ-8ǔ-7ŹǊ7hƄǞ8sŌŒŞŢ9ĺōš10ŪƬ11N12ǚ18ųƐ20KĴƗ24ǎ27ő29ǩ30ŉ36Ľ40J43ľ55Ŝ
~send	63 -13ś-12ƣ-10a-9ĵ-8ǔ7D8ŝ12ōƬ13Ľ15K23Ĵ24Ɨ28ő29ǎ30J33ǩ61Ŝ
~seng	82 -8Ź11ǂ12h13Ƅ28ų
~sens	75 7ŋ8Ķ10š13s16Ū25Ɛ43ŉ
~sent	73 -14ś-10Ǣ-7wŕ9Kƺ10Ǟ11Ō12ŒŞŢ14ĺ16J17ǚ18N31Ľ50ľ
~sep	79 9f19Š25ƚ26ř
~sepa	79 9f19Š25ƚ26ř
~ser	63 -11ǁ-7ś7LşƳǖǙ8ŞŴƗƢ9ŤƑƛ10Ŭ11ŝƿǄ12C13ƾ14ĿǠ17Ų18Ʋ21X31ǝ34ǆ
~ser>	82 -8Ʈ7Ƽ10L11œƢ12A13ƛ17C28X
~seri	84 -8A13Ǒ14Ŭ15Ǆ16ƿ19ƾ
~serv	66 -10Ǒ-8ǁ-7Ǥ7fşƳǖ8ŴƗǙ9Ş10Ƒ12ŝ13Ť15Ǡ16Ŀ18Ų19Ʋ35ǝ36ǆ
~ses	63 -23ŵ-10ĸ-8aƤǄ7ƂƆƥ8ZŻǌ9Ƒǎǖ10ƔƝ11A12xƾ13ƿǙ14T16YƲ17q18oǛ19ƌ20PǕ22Ƙ28p30Ŵ36Ť
~ses>	64 -23ŵ-10ĸ-8aƤǄ7ƂƆƥƽ8ZŻ9ǌǎ10ƔƝǖ11A12ƾ13xƿǙ15T16YƲ17q18oǛ19ƌ20Ǖ21P28p31Ŵ37Ť
~set	60 -17Ł-10Ʀ-9ǅ-8H7GƮ8ĵ9ũ10AŨ11ř12ŧ13œŤ17ū18TŊ22Ơǟ24Ʋ27Z31Ƙ32š33Ļţ39ǈ40ĸ
~set>	64 -10Ʀ-9ǅ-8H-7œŧ7rL8ŊŘƮ10ĵ11A12řũ13ĸ14Ť19ū20TƘ24ǟ26Ʋ29ZĻ36šţ43ǈ
~sets	84 7ƙ10ǩ12Ļ41ĸ
~sett	77 -19Ł-10Ļ10GŃń15ŊŨƘ25ŧ26œ31Ơ
~sew	84 7Ő36Ɲ
~sewe	84 7Ő36Ɲ
~sfi	88 -7Ư19Ũ27Ş
~sfie	88 -7Ư19Ũ27Ş
~sgi	86 10Ǟ33k
~sgiv	86 10Ǟ33k
~sh>	58 -15i-10ĺ-9Ŷ-8œǒ-7aŘŞƳ7sĻŎſǃ8ō10Őƣǆ11ľ12ŬƦ13gşƫ14ļŽǝ15ńƘ17Zůǫ19m24Ƅ25O34ų35Ʒ42Ƭ59ǘ
~sha	62 -10Fƫ-7R7ĶƅǕ8MQŷƭǄ9T10Ǌ11ōǚ12ǖ13Ŵǈ14ƊƮǫ15Ǜ16ŋƢ18Ǐ22ũ24ř27nų28ƺ32Ų42Ƥ
~shak	86 11Ǖ15M33ũ
~shal	85 19ō20Ʈ32ǫ
~sham	86 7ŗ8F9ƾ12ƅ17Ǌ
~shap	74 -12ƫ10ĶǄ17Ɗ35ƺ45Ų
~shar	70 -17F-8R10ƭ11ŷ12T14ǚ15Ŵǖ16ǈ18ŋ20Ƣ21Ǐ28ř32n33ų48Ƥ
~she	50 -26ƺ-19ū-15ƻ-14ĺǫ-13ķ-11Ĺ-10ű-9ƫ-8wMŕǆǉ-7ciůƞǢ7HśƆ8Ƭ9ƍƭ12gŃņŷƤǊ13yƐ14Ƶ17Ʋ18ŇƟ19Ž23BŴƋƪ26px27ŵ30sư31Ǆ32o33Ɲ36Ɠ38t40Ż41qv47r48ƹ
~she>	56 -28ƺ-20ū-16ƻ-14ĺ-11ķǫ-10ű-9wƫǉ-8uŕǆ-7mMůǢ7Ũź8U9ŲƆǞ11ƭ14Ƥ16yǊ17ŷƵ27Ŵƪ28B31x32p33ƹ34ŵ35ư36sŻǄ37o43t48qv54r
~shed	66 -9Ų-8Ĺ9mZ11ĻŻ12HƟ13Ƭ16ƍ20Ň26ƹ33Ƌ51Ɠ
~shee	75 12uǥ13f18ś24Ń
~sher	77 13żƋ24gƐ54Ɲ
~shes	82 -12ż8ƙ10Ɵ30Ʋ37Ž
~shi	61 -9ř-7iHŤ7Ušƅ9ǟ10ƎƜ11Ǘ12Ŭǈ13ƂƙǇ15ţ19ǐ24j25ǚ28Z34Ɖ35R39Ɗ
~shie	84 -12ř9Ų19Ƃ22Ŭ
~shif	84 10U27ǐ50R
~shin	69 -7iŤ8g12Ǝ13Ɯ15ƙǇ27j29ǚ39Ɖ45Ɗ
~shio	86 40Z
~ship	74 -7H9ƅ10š12ǟ14Ǘ16ǈ19ţ
~sho	47 -17ŪƥƦ-16Ŋ-15Ő-14rƣ-13ŧ-11DŁ-10iƪƾ-9wŖƤƹ-8xZœŗşůŹƔ-7GPĸŇŔŠƕƿǜ7LŋŘƓǄ8ƮƸǠ9cRŸƽǫ10IĹƳƺƼǒ11gkŎ12hXƯǑǖ13ĻšŨžǤ14JKƅǊǣ15ľŏǘ16sĵŜŶǪ17fǩ18ŉǏ19aNũƚǡ20MǇ21ōǅǧ24ŅƙǢ26Ǎ36ǎ39Ɵ
~shoe	90 -12Ŷ10Ǫ14Ǣ16ś25Ƽ
~shoo	78 -11Ÿ7JK11h13c14a16ƙ17Ŝ
~shop	57 -30D-21ƣ-19ƥ-16Ő-15Ʀ-10i-9ůƤǫ-7wŠ8yXǨ9ǆ10UƂ11Ɠ12Ǡ13ǒ14ǟǢ16Rƙ17gǖ18Ǒ20ĻǘǪ21š24ǊǏǤ25Mǡ26Ǉ28ǧ29ǅ34Ņ35Ŷ37Ǎ44ǎ45Ɵ
~shor	85 -7ǟ8ť13ƞ14W21k28ư
~shot	82 11Ŝ12ƚ17ǃ24ƽ33ž
~shou	56 -17Ŋ-12r-10Ūƾ-9Ŷ-8ŋƪ-7ưƿǤ7JǢ8IŌƭǫ9Oƅ10ľŵǄ11huLŏ12M13Ƹƺ14Ʈ15Ƴ18DŎƚ19aŨƯǩ21ĵ22Ÿ23fK24s25ŉ27N30ō
~show	68 -8ǜ7Iţǩ9ŤƆǀ10ņǋǔ11ňƅ12dXĹŏ14ľ15nB17Ř18ǫ23ǣ24ŋ26Ŧ
~shu	71 -8ƶ8ŢơǗ10ŷ12Ō16Ū17Ɯ23ǐ32Ɲ55ǟ
~shut	71 -8ƶ8ŢơǗ10ŷ12Ō16Ū17Ɯ23ǐ32Ɲ55ǟ
~sib	86 7ǎ11ŜǕ19ƿ
~sibl	86 7ǎ11ŜǕ19ƿ
~sic	70 -18ǆ9Ň13Ũ15x18W19Ɓ20ƺ21ǃ25ƿ27ǝ29Ǫ34ǫ35ǀ
~sica	78 10Ň17Ũ21Ɓ23ƺ24ǃ32ǀ
~sick	78 8ǀ17x21W28ƿ31ǝ33Ǫ
~sid	52 -12U-10ňƠ-9ūƺ-8lũŶƱ-7żƾǓ7ķŕŞŴŸƀƊƳ8łŃŠųƑǂǆ9ŔţŨƓǄ10CGTǝ11gĴǉ12ĸƟƿǏǫ13ƙ14nq15ƥ16Ŭű17u18j19Ʋ20Z23Ƨ25Ǥ28Ǣ30Ƃƨ43ƈ
~side	53 -12U-10ňƠ-9ūƱƺ-8lũŶ-7żƾǑǓ7ķŕŞŴŸƀ8łŃŠųƊƑƳǂ9ŔţŨ10CGTƓǄǝ11ǉ12gĴƟƿǏ13ĸƙǫ14qǆ15n16Ŭƥ17ű18ju19Ʋ20Z21ƈ23Ƨ26Ǥ28Ǣ30Ƃƨ
~sidi	82 -9ǆ38ƈ
~sie	79 18KM20ǅ33ǐ
~sies	81 7Ŝ19K21ǅ34ǐ
~sig	60 -7P7Ŕ8IĴľƪǋ9Ƥ11ŗƴ12WƳ14yƔǢ15ǫ16Œ17JQ22ǅ24ŏ30ǜ32Ǖ36łƘ41ō
~sign	60 -7P7Ŕ8IĴľƪǋ9Ƥ11ŗƴ12W13Ƴ14ƔǢ15ǫ16Œ17JQ22ǅ24ŏ30ǜ32Ǖ36łƘ41ō
~sim	86 14ļ16Ɛ29Ʋ
~simp	86 14ļ16Ɛ29Ʋ
~sin	44 -20ō-17ūƃ-13D-11Ŷ-10ŞƜƤƹǁ-9Ļƙ-8RŎ-7eļńŇŐťǛ7Bƛ8nũźŽƚ9AMŤǝ10JřƗƽ11FǑ12ƊǞǢ13dişǐ14fŭǤ15tǒ16ǖ17Ĺ18SŏǣǨ19Œƻǟ21ǌ22Ɵǅ25ǍǪǫ27ǈ28ǆ30ŉ31ǧ33Ů34ǇǠ35Ū37ǡ39Ƙ
~sin>	74 7gDƒ9oŕǞ10Aŝƣ12ŪǪ18n20S22ũ24Ƙ
~sinc	59 -17ǫ-7őŝ7Iƺ8P10Ƭ11ƌƥ12G13BŘ14źŽ15ƻ18ŤŦ20Ǒ21Ǉ23ǡ25t26i28S32Ǡ34Œ41Ū
~sine	51 -19ƃ-11ū-9GŶ-8ƙƹ-7RŎ7ǊǏ8Ǔ9ǚ13Aǝ14M15Ǣ17ǐ18Ǥ21ǒ22ŏǈǨ23ǖǪ25ǟ26ŮǠǣ27Ǉǌǡ29Ɵ31Ǎ32ǅ34ǆ38ǧ
~sing	60 -25ō-18D-9ū-8eŞŦƜƤǁ-7ń7uƣ8ƅƵ9ŗƛ10qƇ12őƻǞ13ǈ15Ɗƚ16řŮ17JƗ21d22Fŭ23ş26f37Ƙ43ŉ49ǫ
~sink	88 13ƍ18Ɲ38Ĺ
~sio	60 -13ř-8L-7Ĺ7PŲƆ8gATŗ10ťƇ11Oƾ12ńŤ14Ŷ15ňƹ19ł21Ƙ25Ž37ķǜ39Ɓ
~sion	60 -13ř-8L-7Ĺ7PŲƆ8gATŗ10ťƇ11Oƾ12ńŤ14Ŷ15ňƹ19ł21Ƙ25Ž37ķǜ39Ɓ
~sis	69 -40ǎ-8ǅ-7aǫ7Ʀ8ņŸƂ9h13ƹ14U15z24Ʊ29B35ƿ42ƣ49A
~sist	70 -40ǎ-8ǅ-7aǫ7Ʀ8ņŸƂ9h13ƹ14U15z24Ʊƿ29B42ƣ50A
~sit	58 -9ǫ-8XŐŮŴ-7ĵŊƿ7VĶ8jŘƃƛ9Zǒ10yƚ11Fŗ14űǃ15Ǩ16ĺơƧ17ķ19ǀ20ǝ21Ľ24ƈ25n29Mƞ31ŵƟ61Ł
~sit>	72 -8Ů-7CŴ8s9ŗ11ƛ12N13ǝ14ǒ15ĺ16M19Ɵǃ21ŵ23Łƈ24ǀ
~sita	85 43Ł
~site	76 8ĺǩ10ŅǨ13ǝ16ŵ22Ƨ28Ľ
~siti	82 -7Ŋ7a8ŋ10Ƴ13V15S16Ǌ29ƞ
~sito	90 17ƞ
~sits	84 9ơ11ŗ12ƃ23ű
~sitt	72 -8X-7ĵŐ7H8r9ƈ10ĶǨ12Z13jŘ14ơ15ƚ20ŁƟ21nM22ķ
~situ	86 -8ƿ11z12Ǫ13ź15n18F
~sity	90 12x22y
~siv	75 8Ǒ12ǥ14XŻ16ƙ19ƚ32Ɓ
~sive	75 8Ǒ12ǥ14XŻ16ƙ19ƚ32Ɓ
~siz	79 -10ŕ11Ǡ13r20Ƈ21Ŕ22Ʈ44H
~size	80 -10ŕ12Ǡ13r20Ƈ21Ŕ23H30Ʈ
~sk>	57 -10Ǐ-8Ŷ-7Ɗ7hiƉƌƣǀǎ8Ʃ9uAĶƈƗ10ĸǔ14Ǌ15Ɵ16Ţ17Pƛ21Ū22c23ĺǁ25ł26Ǖ29ŋ39Ŋ
~ske	71 -10Ÿ7ſ8Ņ9pŎ13a14ǔ16ƗǨ17Ŋ23Ł39ǩ
~sked	72 -10Ÿ7ſ8Ņ9pŎ13a14ǔ16ƗǨ18Ŋ40ǩ
~ski	67 -13ǎ-9ĺ8pBŎŗƃƢǃ9ǩ10ľŊǚ11v12Ĵ13aŰ14cƣƫ20Ǒ21ƅ22Ǖ26ŋ28Ɣ
~skin	70 -14ǎ-10ĺ7Ǩ8p9ŗƢ10aǚǩ11ľŎ12vĴ14ƣ15cƫ18ŋ23ƅǕ30Ɣ
~skip	82 -8Ǩ10ŋƃ11Bǃ14Ŋ17Ű
~sks	83 10h12w16P18ǎ19m
~sks>	83 10h12w16P18ǎ19m
~sky	78 -10g12Ƣ13Ĵ22j67ǂ
~sky>	83 -10g13Ƣ14Ĵ23j56ǂ
~skyd	86 15ǂ
~sla	76 7iƕǐ10ƀǡ11ſ20U39ƈ
~slab	82 7ƕ43ƈ
~slam	88 8i11ǡ12ƀ16ǐ
~sle	69 -23ǉ-9Ƒ7ŀŜ8ƞ9Ŀ14ũ15Ĺ16ō17f18ļ19ŃƦ22ƾ28ű30n36x
~slee	70 -23ǉ-9Ƒ7ŀ8ƞ10Ŀ15Ĺũ16ō18ļ19ŃƦ22ƾ29ű31n37x
~sli	80 -31ň-12ǫ-8Z-7ŁƄ10Ţ14Ɓ16ľ22Ǝ25Ų31ǣ56ş
~slid	88 -7Ƅ17Ɓ24Ǝ
~slip	88 -13ǫ11Ţ17ľ34ǣ
~slo	75 7Ś8JŬ13ŉ15Ɲ18i22U24bǡ40ǐ
~slow	75 7Ś8JŬ13ŉ15Ɲ18i22U24bǡ40ǐ
~sma	69 -10Ɲ-9Ž-8š8m9Ɣ10ƨ11HǊ12Ū13AƧ14ǆ16Ʈ18ŅőŤƐ20ŧ27Ň
~smal	73 -9Ž11ƨ12HǊ14Ƨ16ǆ20Ť21ő22ŧ
~smar	82 -11Ɲ-9š9m12Ɣ15Ū16A20Ʈ22ŅƐ
~sme	85 -10Ť13Ň29Ǟ
~smen	86 -10Ť13Ň29Ǟ
~smi	90 -11L-10Ĺ13Z17Ŷ21Ų32ǅ
~smo	67 -13Ť-8q-7ƥ10ƒ11Ơ15Ʀ21Ũ25Ɛ37Ǆ75ƻ
~smok	68 -8q-7ƥ10ƒ15Ʀ25Ɛ38Ǆ76ƻ
~sna	83 -7ŗ10Ň20Ŝ33ž
~snap	84 20Ŝ33ž
~sno	80 11ǆ31ơ58j
~snow	80 11ǆ31ơ58j
~so>	34 -16Ŧ-13Œ-10Ł-9aoĵǝ-8Ǔ-7ǫ7ŨŪƝƵƽǁǃ8uCEJKLOPĽńœŘůųźƦǇǉ9IŠūǛ10ļŕƗƣƺ11gqUŚſƻǆǗ12SĸŀŶƅƚ13sAŤŵƏƕƘ14fyōƫ15knŷŸƉƖƟƠ16chłŅƮ17ĻŖƤǜ18wTĶŞƢ19Ŵ20pQ21iƨ22ĺ23ŉ24ť25Ŕ26ŧ31ţ
~soc	71 -7Ɛ8Ƥ13Ĺ16ǈ21mx22ķ23Ǚ31ǁ49e
~soci	73 -8Ɛ11ķ16ǈ21m24Ǚ32ǁ51e
~sock	90 11Ƥ15ķ17Ĺ
~sof	81 10gƊ11x15Ķ26q
~soft	81 10gƊ11x15Ķ26q
~sol	71 -14F-8Ĵ-7A7Ţ9Ɔ10ƊƗ11P12ŗ13sĸŷ15f16šƤ21ŝ24Ň31Ų34ǈ
~sold	78 -9Ĵ-7A9Ţ11Ɨ13P14ŗ15ŷ16ĸ18š23ŝ27Ň34Ų
~sole	84 42ǈ
~solo	90 -18F17s20f21Ƥ
~som	43 -14Ţ-11ũƄƳ-10sƛ-9ŠƝƷǐ-8aőŪżƢǖ-7tWŦųƓƙǓ7oŊŬƣǀǆ8NšţŤƗǇǟ9rſƕƦ10iFPŘťǚǞ11zļŀūű12ZžƀƚǠ13ĿƼ14ŶƵǊǜ15ĶƧǁ16Ĺĺŵ17ŁǍ18Ƹ19mĸĻ20ŇƐ21śş22Ʊ24ŋƪ26A27Q30ř
~some	43 -14Ţ-11ũƄƳ-10sƛ-9ŠƝƷǐ-8aőŪżƢǖ-7tWŦųƓƙǓ7oŊŬƣǀǆ8NšţŤƗǇǟ9rſƕ10iFPŘťƦǞ11zļŀūű12ZžƀƚǠ13ĿƼ14ŶƵǊǜ15ĶƧǁ16Ĺĺŵ17ŁǍ18Ƹ19mĸĻ20ŇƐ21śş22Ʊ24ŋƪ26A27Q30ř
~son	56 -13Ő-12W-11tķǈ-10Ư-9Hǫ-8ij-7Ǩ7TĿŽƜƟǅǡ8aŃſǏ9Ƅƞ11Jĺ14ŇźǪ15uŋō16fƃ17vA18ŮŴ19Ǡ20ƙ21ŪǊ22ŝ24y26x27ŕ30M39ǐ42w
~son>	59 -13Ő-11t-10ķƯ-9H-8jƙ-7iǫ7ŢŽƱ8hŗƜ10aĿŃ11fƞ12yĺ15ſ16ŇǪ17źǡ18ō19A20vŴǐ21Ǡ24w27ŝ30xŕ33M
~sona	71 -11ǡ-7ſǆ8fǤ9ƨ11ơ13T14ƃ16J18Ƅ21ŋ25ǐ26Ů35ƙ
~sons	81 -15W-13ǈ7ƶ12Ɵ14ǅ19uy23x26Ū28w30Ǌ
~soo	71 -15Ǟ9ĿƂ11V12Ŗ13ŀ16yƅ20Ǡ24ź27H45ń
~soon	71 -15Ǟ9ĿƂ11V12Ŗ13ŀ16yƅ20Ǡ24ź27H45ń
~sor	70 -8Ŷ-7œ7Ɲ8ǂ9zƵǑ11Ƽ12ƣ13ǫ14Ň21afĹ22ƫ25Ɛ
~sorr	73 7ŉ9z10Ƶ12Ƽ15Ň16ǫ22af
~sort	88 -8œ7Ɲ11ǂ16ƣ28ƫ
~sou	64 -8IŞ7BFLNVƞǕ8ƑǊǝ9Ũƿ11CǪ12iŤ14ơ17ľ18ů20lŦ21b22c43ň
~soun	66 -8IŞ7BFLNǕ8Vƞ9ŨƑƿǊǝ12Ǫ13i14l18ľů21b22Ŧ23c45ň
~sout	85 9lD17C19ơ
~spa	69 -20F-18ƌ-7ľǕ7g8ƯǙ9ŶǤ11Ɔ14ƈƏ16J17Ƌ23Ɵ26ŵƒ27Ǎ33ǎ37O
~spac	75 -22F-20ƌ-7Ǖ10Ǥ16ƈƏ19Ƌ28ƒ29Ǎ36ǎ
~span	90 11Ư15Ɔ17ǫ
~spar	83 -9ǫ10g11Ŷ28Ɵ32ŵ48O
~spe	58 -9ŷ-7ň7ƿ8twţƸ9gƨ10aśƅ11U12klsǅ13ž14Ő15YƊƠ16J17ǀ18ƚ21Ź27X34ż37b44Ə
~spea	78 11ƿ12N14ś18s21Ő31a
~spec	67 10ţ13U18ƊƠ21ǀ23ƚ52Ə
~spee	79 -7ň19ž50ż
~spel	75 -16a8Ŷ11tw17ǅ22J54b
~spen	74 11Ƹ12ƨ14ƅ15g16kl20Y27Ź37X
~sph	85 37Ɗ
~spha	85 37Ɗ
~spi	72 -16C7Űž8q9V11Ƅ12PSĹ13ſ16ƽ18ƾ19ǄǪ21ƨ22ǖ23Q25ƺ
~spit	73 -16C7Ű8q9V11Ƅ12PSĹ13ſ19ƾǄǪ22ƨ23ǖ24Q25ƺ
~spl	73 -7Ƣ11ſ12Ǝ13ǉ14lĵ15F25ƭ37Ƥ
~spla	90 15Ǝ17l
~spli	75 -7Ƣ11ſ14ǉ15ĵ17F25ƭ38Ƥ
~spo	63 -16Pǫ-13aƺ-10ƽ-9d-7Ɵ7ƊƛǕ8ľ10ǚ12Ơ13C14Ǒ19ǂ20Mƹ22ű23r29os30Ǆ31ƪ32g33fq39p
~spor	85 29ǂ46g
~spot	78 -8ǫ9FƊơǍ10ƛ14ǚ18Ơ28Mű
~spou	69 -16P-14ƺ-13a-11ƽ-9d7Ʊ22ƹ26r33osǄ34ƪ37f38q43p
~spr	66 -9ťǍ-8Ɲ7ľƊ8tŦ9jń10ƛǠ11ư13ku16Ŗ20HŃŠ21Ť26ƥǏ
~spre	86 7ĵ27Š28Ń
~spri	67 -9ťǍ-8Ɲ7Ɗ8tľŦ9j10ńƛǠ11ư13ku16Ŗ21H22Ť26ƥ27Ǐ
~squ	70 8Ŭ10ǃ11ĸ13ƕ18Ǎ25ǘ40Ƈ
~squa	71 14ƕ18Ǎ26ǘ41Ƈ
~sr>	84 -9O43ƅ
~ss>	44 -13Ő-12z-11ūŶ-10ũ-9ŘşƗƞ-8cCſƃƣƩ-7uĻŒœŹŽƧƪǥ7EĿņƬƴƿǋ8sAŸǐǖǞǩ9MPŰƨ10ŃŏǤ11ťŪǎǛǢ12ŤǠ13iĽƸ14gGűǆ15Jǒǫ16ů17ǕǣǪ18ǁǈǙ19ŮǇ20ŧǍ21Ƃ22Ǧ23Ƶǅ24U25ŞƟ26ǧ27ǟ30Ŧ31D34ǡ45ǌ46Ǩ
~ssa	88 -7ǫ16ĺ17a24K
~ssag	90 17ĺ25K
~sse	62 -7Ǆ7hƳ8tŻƄǂ9CP10ƨǖ11Ķ12ixƿǆǙ13ƹ14r18ŎǛ19ų20Ţ22Ƙ32Ƶ33Ť42ĸ
~ssed	70 7Ʋ8Ƴ9t13Ķƨ15i16rƹ21Ŏ23Ţ40Ƶ
~ssen	82 -8Ź11ǂ12h13Ƅ28ų
~sses	73 -8Ǆ7ǧ8Ś10Ż12P13ǖ15xǙ16ƿǆ22Ǜ26Ƙ46Ť
~sset	85 61ĸ
~ssi	65 -9LŞ-8Ĺ-7őƁǫ7oPŇƂ8ZŜ9uT10Ū11ŏ12ŤŲ13ƾǞ14z15gŶ16ň17Ǧ22Ƙ24şƊ31ǜ
~ssin	76 -9Ş-8ő-7ǫ7Ƹ8g9o12uŗŪ14ŏ16Ǟ29Ɗ30ş
~ssio	72 -10L-8Ĺ-7Ɓ8PŇ9Z10gT14Ų15Ťƾ18Ŷ19ň26Ƙ35ǜ
~ssis	86 11Ƃ20z
~ssm	88 -10Ť30Ǟ
~ssme	88 -10Ť30Ǟ
~sso	84 11Ǒ13Ɵ25m35Ū
~ssoc	90 27m
~ssu	71 -8ǫ7ƽ9psƺ13łƹ24ƾ32Ź39Ǆ
~ssue	82 10Ǆ11ƺ37Ź
~ssur	78 9ƽ18Ǆ29ƾ
~ssus	85 -7Ǫ7t9r12p13s16łƹǄ
~ssw	88 55ǚ
~sswo	88 55ǚ
~st>	33 -23ǎ-16qŏťŪŴ-14Ŋǘ-13lƷ-12DR-11pFVĽŰƂƍ-10ŎƛƧƮ-9dţƔƹ-8BXŬŻƦǅǢ-7HśƅƊƳǆǈ7CŧŷƿǣǦǧ8bIńŘƐƢƫǁǂǠǥ9eLĴŕšŽƀƑƘƭƼǓ10cŃŠƓƕƬ11UĶňƻǚǝ12mżƉƺǖ13řǜ14AEŝǋ15ŐƁƵǍǐ16Łū17vxŉŤǉ18ŲƲ19ļũǫ20wŗ21Ņ22Ÿƣ23K24nyƙǌ28ƚƜ30ƴ31Z32Ǜ33ŀŔ34Ň38ĺǀ43Ǒ56Ŀ
~sta	45 -16G-15D-14ş-13Ǎ-12ĺ-11Ƶ-9sPQĵĹƁǒ-8iuNUZŞšŨŮŵƟƯ-7lLŃŎŏŦſƄƖǓǟ7ņƇƓ8ŅśũźƩ9jųƜƝƣƧ10RŖŰ11rŉŐŔŘŚŽƋƿǞ12ńŬǕ13Hǥ14fŒƑ15ƫ17VűǊ18S19řƅ20ť21ō22Xőǉ23ĸƳƹ24Ļ25CŹƞ26ǡ30Eǜ32Ǐ35ƦǇ42ţ
~stac	86 -11R14őƐ36ų
~staf	81 -9ş30Ǟ33Ǌ49ǉ
~stai	75 10ƞ17Ƈ18Ƌ20Ʀ24Ɲ26Ǐ
~stak	86 42ǜ
~stal	83 10ǜ15ƒ20ǆ32E
~stan	67 -15ǫ-10Ǎ-9ǟ-7Ƌ7KŁŪűƂ8ļţƜǠ9ơƿǘ10œƙ11ĴůƊ13Ŵ14Űƶ15ŷǏ16Ɠƛ20ĸŗ23r25ũ29ŉ
~star	59 -12G-10Ĺſ-9Ƶ-8V-7šũǠ7řƺ8ŽƘ9Ŭ10aŹ12ƌƿ13Œ14dǫ15ƣ16X17ź18ŖǕ19ŔŚ20ŐƳ23Ļ25Rń34ť37S38ō57Ǉ
~stat	60 -8Ɓ-7SƟǪ7ĿŰƜǈ8ŕŽ9ŬŻƴƸ10ĶĹ11ŒƬ12ƽ14ķņ15Ƴ16E17ĸǖ18Ņś23ő24Źǥ25f26ŘƑ27C31ƅ
~stau	83 -10ǒ-9t11Wǝ12ƥ17Ǐ22ǡ
~stay	58 -15Z-11D-10ƴ-8ĵǇ-7ǫ7őƷ8Ƌƪǐ9tĻ10F11Ǫ12kX13j14Ƨ16nƩ18ǡ20ű21ř25Hƫ33ƞ35V36ƹ37Ʀ47ţ
~ste	54 -12ǡ-9fJŘ-8Ɔ-7Ŷ7oKŀƹ8gŪſƝƷǐǛǫ9mzUƪǝ10uƭ12Ś13ǎ14ƐǇǑ17ƿ18ǌ19ƞƣ20rǙ21B22a24Ũ29ǘ32ƾ34A35ǚ42Ʊ
~stea	82 -11ǡ-10Ɗ10M12Ɖ13Ǔ14K15ǐ16Ʒ19g22S
~sted	75 -11f-7ǫ10P13aƚǛ16z18oƭǎ29ƣ
~stem	68 8ŚŢ9ǟ15ǝ19Ɛ22ǚ26ǘ28Ǚ
~sten	84 -11Ɔ11s12r40ƾ41ǫ
~step	73 -8J8dŋ10ǠǪ11Ƽ12Ɗ14ſ16Ū17u22Ǉ28ǚ31ƞ34Ʊ
~ster	65 -9Řǫ7tņƦ8Ǆ10Ś11ŀǘ12Uƪƹƾ13m18a22Ʊ23ƿǌ25B34Ũ45A
~sti	51 -8ƯǕ-7ŏƝ7ŁƢ8BšƼ9jǥǫ10ĴƠ11Ʃ12ƌƮǘ13fUŭ15zƈ16ctŋŪ17vCŸƘ18P20qQƖ24Ʒ26I27DJƭ28ũ43Ŋ
~stic	80 -9Ǖ7O8Ʃ10Ŭǚ12ƌ13Ǘ15ǘ20Ł27ƈ
~stil	54 -7ŏƝƯ7yHMőŝƁƻǍ8Ʃ9Ƽ10Ʒ11jĴƠ14fƮ15UŊŭǫ17tzƘ18Ū19cvCŸ20P22q23QƖ28I29J30Dƭ31ũ
~stim	90 8ů11ǂ15ƕ16ǋ
~stin	77 -16ǋ7r12ľ14Ƣ16ǥ17BƆ19š23Ʒ
~stio	70 -9Ĵ8g9dĺ14A25ŋ56Ŋ
~stl	69 -11Q-10ū-7n7PŇŞż8ŵ9Ĺŉŕ10ĸ17ŗŮ25ǆ29ų45ǖ
~stle	86 -10ū9ż39ų
~stly	71 -11Q7PŇŞ8ŵ9ŕ10Ĺŉ11ĸ17ŗ19Ů26ǆ47ǖ
~stm	82 10ƌ18dD21k26ĸ
~stma	85 10ƌ19dD22k
~sto	49 -13S-10GƄ-9Fśſƣ-8ĻƙƢ-7ƦƫƵǫ7ŀŉšƋǎ8lŤƽ9Ŏǣ10Oŋƺǌǚ11ŕǜ12Łťƾ14jţ15ǅǑ16ƴƿ17ǖǤ18ǐ21ưǕ22MǍ23ǡ25Œ26Ɵ28Ǐ29ǘ31ƒ41Ƨ42Ƈ45Ɯ56Ǚ
~stoc	80 7Ǥ9ķ17ĸ24Ǒ28Ɵ
~stom	62 -11S-10G8ŀţǆ9k17ǜǡ19ǣ21Ɵǅ28Ǖǘ34Ǚ35Œ37ǖ
~stop	67 7ľŀǟ8mV9Ƃƾǝ10t12y13ŉ14ţǐ21Ł33M34ư
~stor	57 -10F-9ſƣ-8ƙǖ-7Ƣ8ŋƾǘ9OšǇǠ10Ƌǎǐ11ƽǡ12Ťƺ13Ŏŕǌǣ16Ǥ17ť18j20ƿ28Ǎ34Ǐ39Ǚ50Ƈ52Ƨ54Ɯ
~stov	78 56ƒ
~stp	90 28ƶ
~stpo	90 28ƶ
~str	53 -9a-8ĸ-7Ǚǚ7ŁżƠǕ8EĹŕǖ9QŝŴƓƿ10ŚƑƞǩ11ŮƾǅǗ12tňş13KŒ14ĵƚ18ƕ20Ţ21Ɔ22UǏ23ű24ƈ25ŬǍ32ƛ33D
~stra	67 -9G-8a-7ǚ7oŇǥ8lyǐ9wŉƂƜǩ11Ţ12ŕ14Ŵ16ƞǗ17Ł18KŒş19ĵ28Ŭ
~stre	62 -8P-7ň7śƈ8ƥ9żǍ10Ơ11E12ũ14Ţ15ŝǅ16tG27U30ű40ƛ42D
~stri	74 -12ǫ7Ŭǆ12ǝ13ƑǕǖ15Q18Ů20Ś26Ǐ27Ǎ28ň
~stro	83 7Ŀ9ǁ16Ĺƾ18ƿ
~stru	68 -8ĸ9ǈ11ǡ15P18Ɠ20ƚǫ25ƈ26ƕ30Ɔ
~sts	68 -8œƻ7ƴǜ8ŕŸƄǑ10źƜƯ11X14YƦ16Ǌ17ǟ20Ǜ24Ǔ28ƞǀ
~sts>	68 -8œƻ7ƴǜ8ŕŸƄǑ10źƜƯ11X14YƦ16Ǌ17ǟ20Ǜ24Ǔ28ƞǀ
~stu	56 -13ǫ-10ǆ-9ūƔ-8ƾ-7jőŔšƖƺ7qƴǁǑ8XŁŌŒũ9sŮƊƌƎƳǗǞ10APƥ11ǒǚ14ư15ĴǄ17şŶ18ƟƲ19Ƥ20ƈ23ƧǤ30Ż37m38ƙ
~stuc	73 -13Ĵ7ş12Œ14Łƥ19ư24Ʋ25Ŷ27ƈ
~stud	70 -8ǫ-7Ɣ12Ƴ27Ĵ41Ż47m
~stuf	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƜƻǁǑ9XŌƴ10ŮƊƌ11sAƎǗǞ13Pşǒǚ17Ǆ21Ɵ22Ƥ26ƧǤ43ƙ
~sty	76 8Ǌ11ƥ29Ǔ
~styl	76 8Ǌ11ƥ29Ǔ
~sua	73 8ķƣǂ9WƆ11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
~sual	73 8ķƣǂ9WƆ11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
~sub	64 -13ƌ-12ǩ-8Ǥ7Ɔ8Űǎ12Ǧ15Ǖ24ō82ǔ90Ǔ
~sub>	84 -17ƌ34ǔ42Ǔ
~subc	80 18Ǔ27ǔ
~subs	70 -8Ǥ13Ǧ42ǔ49Ǔ
~suc	85 8w9Ŝ11ƽ12ŮƂ14Ž
~such	88 8w12Ůƽ15Ž
~sud	88 10ĻŮ14Ĺ
~sudd	88 10ĻŮ14Ĺ
~sue	71 -9ƶ9ƺǄ20ĸ31Ź35Ǟ
~sued	73 -9ƶ21ĸ32Ź36Ǟ
~sues	86 11ƺǄ
~sug	83 14Ǜ20ƾ21ƶ
~suga	85 20ƾ21ƶ
~sui	79 -11Ř11ƃǣ14ňǞ15Ǩ29ĸ33L
~suit	80 -11Ř11ƃǣ14ňǞ15Ǩ16ĸ33L
~sul	86 12ǝ25ƽ46ǜ
~sum	75 11Ǝ16ơ17ǉ21k25x40Ƌ
~summ	83 13Ǝ18ơǉ23k28x
~sump	81 44Ƌ
~sun	82 -8iǠ27ƍ47j
~sup	69 -9ǟ7ő8tzǁǒ9ŕ10n11r12Ɵ16L25ŏǫ49Ǘ
~supe	90 -7œ12tő35ǫ
~supp	70 -9ǟ8zǁǒ9ŕ11nr12Ɵ16L25ŏ51Ǘ
~sur	42 -20ƺ-14Ɣ-13Ǔ-10QƙǑ-9qŰ-8nŶƟƣ-7S7XŒś8Ļŗǟ9ƨƮǩ10ŮƂ11ŘŧžƁǄ12iĺřƫƯƵǪ13a14Ŀ15łūǦ17WƗǕ18ŇœŤƅ19ƄƏƶ20Ţ21ŁƬ26ƪ29ƕ30ǔ33ƾǤ35őŠ36ǧ37ǎ40ƀ48Ő
~sura	48 -18ƺ-11ǆ-10Ĵ-8Ǔ-7Q7ŚŨſƁƈǚ8ƀǤǦ9AXū10rśƛǒǪ11Ļ12Pşǔ13ŠƄƨƶ14ŢƂǕ15řŧƫƯ16ƮƵ19Ŀǎ20Ő21łő22Wœǧ23ŇŤƗ24ƅ
~sure	52 -14Ɣ-13ƣ-10ƙǑ-9şǓ-8Ű-7Ɩ7Ĵŗƞ8ž10ƄƚƶǄǆ11aŢŵ12ǩ13Œ15ǧ18ŐŮƾ21ő22Ř25ǎ26Ł27ƪ28ǔ29Š33Ǥ42ƀ43ƕ
~surg	88 12tǄ42ƾ
~suri	88 -9ǒ9ū11ǧ12ž24ĺŐ
~surp	86 8ż12Ő19Ǧ
~surr	85 47Ƭ
~surv	84 15x22ǟ36i41Ə
~sus	79 9r11p12s14ƹ15łƅǄ29Ź
~sus>	85 -7Ǫ7t9r12p13s16łƹǄ
~susp	85 16ƅ32Ź
~suv	90 -7Ÿ8Ŭ26Ŵ27ū
~suv>	90 -7Ÿ8Ŭ26Ŵ27ū
~swa	86 -11Ů15Ū30Ʒ36Ŵ
~swap	86 -11Ů15Ū30Ʒ36Ŵ
~swe	72 -9IĴŤ7ƭ8Ś9wƣ10Ŭ11Kǜ12ŭ13tŕƒƓƸ17ļ18D23c44Ŋ
~swee	80 -7Ĵ8ƭ10wŚƣ11Ŭ13ŭ15tƓƸ21D
~swer	79 7Ŀ13Kǜ15ŕ20ļ49Ŋ
~swi	69 -7ǌǤ9ĵ10Ń11Ź12ǘ17ō19X22MŒ40ţ46Ǝ
~swim	82 -8Ǥ56Ǝ
~swin	84 11ĵ25X32M
~swit	76 -8ǌ12ŃŹ19ō24Œ50ţ
~swo	86 9H54ǚ
~swor	86 9H54ǚ
~sy>	68 -9ǀ-7ǫ8lŜǐ9kŞƠǄ10g11xŨŻ12M13ot14Pŋ29N31UƟ40ǡ
~sys	68 -7ų8ŚŢ9ǟ15Ǘǝ19Ɛ22ǚ26ǘ28Ǚ
~syst	68 8ŚŢ9ǟ15ǝ19Ɛ22ǚ26ǘ28Ǚ
~ta>	78 -11ǚ-8ǖ-7Oǈ8ĺ9Ɲ16C21Űǅ40Ǚ
~tab	69 -7Ɖ7ōƦ9Ńư10śƧ11Ƶ14esX15ž20T22nƊ29Ʃ33M
~tabl	71 7ōƦ9Ńư10ś11ƧƵ14esX20T23n30Ʃ34M
~tac	73 -10R-8Ƶ7Ǚ8Ŝ10ƾ11őƐ12ƿǚǪ30ų31Ɠ32ŷ33K
~taca	90 -11R38ų
~tach	83 10Ŝ17ŷ36Ɠ
~tack	82 -8Ƶ8Ǚ13őƐƾƿ14ǚǪ
~taf	81 -9ş30Ǟ33Ǌ49ǉ
~taff	81 -9ş30Ǟ33Ǌ49ǉ
~tag	80 -23e-20I11Ɯ24ǫ25Ƈ86Ŭ
~tage	83 12Ɯ26Ƈ
~tai	73 7k10ƞǛ11Ɩ16Ƈ18Ƌ19Ʀ22ǆ24Ɲ25Ǐ
~tail	90 12Ǜ14Ɩ28ǆ
~tain	90 10k16Ɲ
~tair	76 10ƞ12Ɲ17Ƈ19Ƌ20Ʀ26Ǐ
~tak	51 -16ǫ-14Ł-12ŷ-10yĻƿ-9ƪư-8Ƈ-7oqļŗūŭƢ7tŝŪ8eŋœ9Yŏǔ10k11ƑƙƱǢ12Ŝ13Ŵ14ŒǌǑ16ţƘ17ũƕ18ŃňŨǪ20ǝǠ21šƮƳǜ23ĸźǃ24zBŻƦ27Ǆ28Ʃǘ30Ű60ƽ
~take	51 -13Ł-12ŷ-10yĻƿ-9ƪǫ-8Ƈư-7oŗūŭƢ7ŝǆ8eœŪ9ŋŏǔ10Y11Ƒ12ŜƙƱ13Ŵ14ǌǑ15Œ16Ƙ17ţũ18ŃŨƕǪ19ň20zǝ21šƳǜ22ƮǠ23ĸź24BƦǃ25Ż27Ǆ28Ʃǘ30Ű31ƽ
~taki	80 -10ǫ8ĵ9k12t13Ǣ15Ů44ƽ
~tal	50 -12Řť-10Ň-9Ʃ-8FŜƮƵǧ-7CŤųưǊ7ņŉƒƦƴǜ8ǆǋǪ9ĶŦǏ10Pĺƪƺ11fBňƾ12gǖ13vO16asšƊ18Eľ19rAƇƤ22Š23ŅŧǄǛ24ǫ25ĸ26Q29Ŷ32N34Ƽ42Ƃ
~tal>	58 -14C-11Řť-9Xǧ-8ƞ-7ư7VĸƄƻ8ŸƇƙǎ9SĴĹņſƦ10gWƨ12Ǐ14ƾǄ15ƺǋǪ16fŶ17P20Ɗ21Eŧ22Š26Ƥ30Q34ǫ57Ƃ
~tale	90 16ǁ26Ŷ
~talk	59 -11Ň-7Ƶ7ƄƎ8huƱ9XŉŶƹ10Ǣ12iĶŦ14BĺƇƪ15ň16O17vA21sš22ľ23a25r29Ǜ30Ņ41N
~tall	75 -10Ŷ-7c9ǜ10A13œžƒ17Ǆ18ǆ58Ƽ
~tals	88 -9Ƃ-8F12ƞ16ǖ37ĸ
~tam	88 7j14ǜ15ǅ24ƽ
~tan	61 -23ǫ-10Ǎ-9ǟ-7ř7Ɯơ8Ŏœƙƿǘ9C10ĴůƊ11ǈ12ŰŴƌ13ŷƛƳƶ14Ǐ15Ɠǜ18ĸŗƸ19r20AĿ22ũ25B26ŉǢ
~tanc	84 -7Ƌ10Ƃ15Ƹ16ů19Ű21ƛ
~tand	70 -15ǫ-11Ǎ-10ǟ8KŁţŪǠ9ļƜơ10œƿǘ11Ɗ12Ĵƙ15ƶ16Ǐ17Ɠ22ĸ24ŗ25r27ũ31ŉ
~tang	88 10ű18Ŵ24ŷ
~tant	70 -11ǫ-7ř10Ƹ12Ŏ13ǈ16Ƴ19ǜ24A26Ŀ31BǢ
~tap	83 10Ɲ70Ō
~tape	85 58Ō
~tar	58 -12G-10Ĺſ-9Ƶ-7LVšũǠ7ř8ŽƘ9aŬ10ľŹ12gŒūƌƿ13dǫ14ƣ15X16ź17Ŗ18ŚǕ19ŔƳ20Őƚ22Ļ24R34ńť36Sō55Ǉ
~tar>	88 -13ſ9ƚ23ƣ26g
~tart	59 -12G-10Ĺ-9Ƶ-8V-7šǠ7řƺ8ŽƘ9Ŭ10aŹ12ƌƿ13Œ14dǫ16X17ź19ŔŖŚǕ20ŐƳ21ť24Ļ25Rń37S38ō57Ǉ
~tas	88 7Ĺ13Z14Ų
~tat	59 -8Ɓǫ-7SƟǪ7ĿŰƜǈ8ŕŽ9ŬŻƴƸ10ĶĹ11ŒƬ12ƽ13ņ14ķƳ16Eĸ17Ņśǖ22őż23ǥ24Ź25fŘƑ26CŁ30ƅ
~tate	62 -8ƁƟ-7S7Ŀǈ8ŽƜ9ŕ10ĹŬŻƴƸ11ĶŰ12ŒƬ14ņ15ķƳ17Eĸ18Ņǖ19ś24ő25Źǥ27Ř29C32ƅ
~tati	75 18ƽ29ż33ŁƑ
~tatu	84 39f
~tau	82 -10ǒ-9t9Ŝ11Wǝ12ƥ17Ǐ22ǡ
~taur	83 -10ǒ-9t11Wǝ12ƥ17Ǐ22ǡ
~tax	78 9f11ǈǌ13œ14Ʒ18ǅ22Ɔ33TǢ
~tax>	84 10f12ǌ13ǈ16T24Ɔ
~taxe	85 14œǅ15Ʒ20T29Ǣ
~tay	58 -15Z-11D-10ƴ-8ĵǇ-7ǫ7őƷ8Ƌƪǐ9tĻ10F11Ǫ12kX13j14Ƨ16nƩ18ǡ20ű21ř25Hƫ33ƞ35V36ƹ37Ʀ47ţ
~tay>	63 -15Z-14Ļ-11ƴ-8ĵǇ7gn8ǐ9ƪǠ10Vő12Ǫ15HX16Ƨ18Ʃ20ţ22Ʀ23ř28ƫ40ƞ41ƹ
~tayi	68 8K12nt13FH16k19Ʀ20jţ22ǡ27Ļ31V
~tays	90 -14D13Ʒ15Ƌ24ű
~tba	84 10š11gx13L14ƛ17ƞ
~tbal	85 10š11gx14ƛ18ƞ
~tch	56 -7ǌ7sVŒżƆƕǚ8ŊŹ9ŐƠ10Zřƻǟ11qō12wķŃŢƚǆ13ơ16WŴƊǛ17M18žƱǝ19g22L24f25N26ţ28a40ƍ
~tch>	63 -8ǌ7SŘƯ8tŐƍ9ŃŞţƀƕǚ10sŹżƆ12Zř13qōƻ15wLŢƱ16ķ17a19WŒǛ21N28Ŵ
~tcha	84 11Ÿ12g13VĻ15Ŧ18Ŋ
~tche	65 -12Œ-8Ŵ-7ǫ7bƯ8ƐƛǊ9LŲ11žƠ14ǟ15gƚ17ơǆ20Ɗ23ǝ24M30f39ƍ
~tchi	81 8Ʊ12N13ž14ǫ23a32ţ
~tci	90 25Ķ
~tcie	90 25Ķ
~tco	88 13Ľ27ļ
~tcom	90 28ļ
~tdo	88 25g27ǟ
~te>	45 -17Ǆ-13vǑ-12P-11OUŎŗư-10ŧǪ-9BDĵƛƞ-8FŇŤƁƟǊ-7blňŜũǌ7ŝſƏƠƹǂ8ƣǀ9eJĸœťƳƻǣ10iKŵƧǖ11ř12wEǐ13ōŮƎǝǥ14cmĺǍǩ15ĽőŹ16NŘŻƘƴ17Ŕ18ŭŰ19ńƅǅ20Ɩ21Ķ22ņŖǎ23ŕ26Ŧ28dh30Ş33CŬ
~tea	71 -16ŉ-12h-10ǡ-9Ɗ7ź8MǊ10Ɖƹ11KUǅǓ12ƪǐ13xķƟƷ18S23qǫ35g36P38ǉ
~teac	81 -12h-7m9ź16UķƟ26q43P
~tead	83 -11ǡ-10Ɗ10M12Ɖ13Ǔ14K15ǐ16Ʒ22S
~team	80 -17ŉ10Ǌ12ƹ15xƪ32ǫ41g43ǉ
~tec	64 8XƑ10ǜ11ǚ12y13ŗƀ14Ƅ15ƊƯ17Ŀ20ŐŘ27Ɛ29Ǌ32ĸ
~tect	64 8XƑ11ǚǜ14ŗƀ15ƄƊƯ17Ŀ20ŐŘ27Ɛ32ĸ
~ted	53 -12Ƶ-11l-10ŝ-8ĺ-7ŒǕ7ŀűƈǈ8uŞƇǛ9NƟƿ10ozIƊ11ƭƴƾ12łǑ13ĸƌ14ĹŊǦ15ǅǇ17ň18ƀƣǎ19ō23ƍƠ26Ƴ27Ļ31ƶ
~ted>	53 -12Ƶ-11l-10ŝ-8ĺ-7ŒǕ7ŀűƈǈ8uŞƇǛ9NƟƿ10ozIƊ11ƭƴƾ12łǑ13ĸƌ14ĹŊǦ15ǅǇ17ň18ƀƣǎ19ō23ƍƠ26Ƴ27Ļ31ƶ
~tee	66 -10ŴŸ8ń9Ż10ţ11ǁ12ƃƝ16v19Ǒ21Ƒ27Ŗ69ź
~teen	69 -11Ÿ-10Ŵ9ń11Ż13ƃ17v28Ŗ72ź
~teer	83 24Ǒ26Ƒ
~tel	44 -14I-11ňşƾ-10XĻŃŊǒ-9bƫ-8cŜ-7owGLŠŦƙƥǟǦ7ŅšŮŵƜ8ĵĽłŝƀƲǄǘ9nHMŀŲǁǞǫ10EFĺƚƯǓǠǥ11uŔƅƧƵǈ12kƶ13gŐƋƪ14Ơǖ15ŋƺ16ŗũ17ŕť18iPU19ž20Ž21ǆ22Ŏ23ǀ32Ʀ35B
~tel>	80 -10X15ǖ26ǀ48Ʀ
~tele	84 10s21ǫ36ž
~tell	44 -14I-11ş-10ňŊ-9bĻŃǒ-8cƫ-7wLŜŠ7hsCKŇŞŵƴƸǙ8SĽłŅŝšŮƜƲ9nHMĵŀŲƀǘ10EFƯǁǓ11ĺƅƧǠ12uŔŽƵƶǈ13gkŐƪ14UƋ15ŋƠ17ŕũ18iŗť20P21ǆ22Ŏ38B
~tely	73 -19ƾ-8Ţ7U8ƒǛ10Ǆ12żǥ13Ļƚ14Ž15ǡ16Ǟ17Ť18ǀ22ƺ
~tem	65 -7ƍƙ7ŚŢ8ķǟ9ƫ10Ĺ12Ŀ13ƏƬ14ǝ18Ɛ21ś24ǘ27Ǚ34ǚ36ƚ
~tem>	68 8ŚŢ9ǟ15ǝ19Ɛ22ǚ25ƚ26ǘ28Ǚ
~teme	83 15Ĺ17ĿƬ28ś
~ten	58 -12Ƌ-11ǒ-10tL-9Ɔ-8Ƨ-7ƮǏ7rŴƥǞ8cƒ9CƢ10ŅƤǁǂ11ƝƷ12xƴ16bŮ17ųǛ18ſ21Rơǫ22F26ƾ29ƙ32Ǥ40ƞ
~ten>	62 -12Ƌǒ-10t-8Ƨ7ļǕ8sŝŴż9źƒ11ŅƢǂǫ12ŘƝǁ13xƴ16ơ18bŮƞ19ųǛ20ſ
~tena	83 -8Ǐ12ơƥ15Ƥ34F35ƞ
~tend	88 -7zř7ű12ŉƵ18Ʒ
~tent	78 -10Ɔ-9Ř-7ƕ38ƾ41ƙ43Ǥ
~tep	73 -8J8dŋ10ǠǪ11Ƽ12Ɗ14ſ16Ū17u22Ǉ28ǚ31ƞ34Ʊ
~tep>	80 -9J9d12ǠǪ13Ɗ17ſ24Ǉ35ǚ40Ʊ
~teps	81 7ř18Ū23u39ƞ
~ter	41 -24ǫ-22ǎ-14ř-13Ľų-12d-11nXŉŔ-10ĻœŘƂ-9PSŏőŞŭŶŷƁ-8IRŁłŅŋſƜƽ-7CTŵŸƀƖƘƠƮǖǜǪ7avƉƤǤ8qƎǘǦ9gEKŧƈǄǓǙ10ŠţŻǌǗ11FJŖ12yĸľŕűƌ13ňƳƵƿǚǟ14bhuśů15ŨƋ16N18ŚƄ19ťƒƹ20ũƯ21zU22BLƣǐ23Ŧ24Ʊ25tơ27ǝ28A29w30Ŀ32Ɲ35ƛ36ƫ42Ū
~ter>	44 -16Ɯ-15Ŕǫ-13řŴ-12ĺĽ-11Ž-10Ő-9iŉ-8ŅŶƖ-7IPRSĵĻŋōőœŞšŷƞ7OŚŤƏƐǟ8pňŝşŲǝǠ9AǦ10quǘǤ11oEŧƒ12źŻƵǙ13ũǌ14wBJKţű15bľŕ17azĿ18FLĸśŨů19y22Ƅƹ23Ū24ť25U26Ŧƌ27ǐ29tơƱ32Ɲ41ƛ
~tere	76 9ǒ10ĺƣ11H12Ƭ14šǅ15BƖ16Š18ň
~teri	79 14Ǘ24Ɗ26ƈ48ǝ
~term	69 -12Ť-8Ɩ-7ųƮ9Ʒ10ƞ11W15Ǘ16Ǟ19B28Ŗ53Ư55ƫ
~tern	82 -13ń-9X10g11L14V16j17iņō
~tero	90 12Ǆ21ƾ
~terr	82 9g10wŔ11ũ20ǟ35N
~ters	61 -29ǎ-16n-14d-10ƌ-9ĸǅ-8Ɓ-7aFſǒ7ŽǊ8zŪƅƪǔ9u10ŠƑƧ11ŰǉǑ12Ɯ13ĺŬŴ15bƒƳ17Ƥ18wŐŚ21ĿƿǓ23ǚ28h31ƣ37A
~terw	85 -8ƿ9ũ13Ƶ35Ū
~tery	90 18Ʋ24Ƌ
~tes	56 -11ǫ-10d-8J-7NŲ7HĴƖǞǨ8yŠƍ9EōőŪ10ļǩ13Ŭƿ14ş15mŋ16Ŏ17Ǜ19ǀ21vŰ23Ǆ24ǔ26ǃ28Ƥ38Ņ40O
~tes>	56 -10dǫ-8J-7Ų7ƖǃǞǨ8yHĴŠ9Eőƍ10ļōŪǩ13Ŭƿ15mş16ŋŎ21vŰ23Ǆ24ǔ28Ƥ38Ņ40O
~test	81 8Ũ26Ǜ27ǃ32ǀ
~tev	77 7Ɵơ8Ūż10qśƓ13Ʋ15ŊŠ16P
~teve	77 7Ɵơ8Ūż10qśƓ13Ʋ15ŊŠ16P
~tex	69 -12ǫ-8J8Ź11ǚ16lŬ30Ŝ73K
~texa	90 10Ź21l
~text	70 -12ǫ-8J12ǚ17Ŭ30Ŝ74K
~tfi	75 -8Ų-7F8Ņš11WŒ12Ǡ15J16ƣ22aő26Q33ǆ
~tfit	77 -8Ų-7F8š9Ņ11WŒ12Ǡ17ƣ23ő26Q33ǆ
~tfo	90 24ǥ26ƽ
~tfor	90 24ǥ26ƽ
~tga	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~tgag	63 -7œ7h9ĸ13FƯ17Ĵ19ư41Ɨ47Ɩ
~th>	34 -22Ļ-21ǒ-16P-15ŐťūŰ-14H-13Z-12NňŤƣǎ-11ŪǇǉ-10EŶƟƸƼǤ-9GJLOƊǆǪ-8hoĿƆưƱ-7RŕƉƛƫƭǈǖǗǝǫ7gkMœŔŘŭŸƮƾǏǣ8lAŁűƲǦ9Sƒǁ10ĹŷƝ11DŌŝŢžƠ12ršŮźƏǅ13ŉųƂƧƿǃ14FQĺŦƔ15nŋ16ķƄǓǞ17pWŅ18bŴƢƳ19uƃǟ20VńŞţƚ21ĸŨƤ22ŖƵ23ŲǄ25Xőƺ26TŇş27ŠƦ30Ʒ32Yļ37ds42ĵ49Œ
~tha	29 -23ǉ-16ĺ-15PƋǪ-14ǡ-13yX-12NƮ-10ƙƜǠ-9iĴƗơƹ-8eZźƥƪ-7sUŶƸǌǐ7mnxWĶǑǕ8jlķŖƈƍƒƽǛ9ƁƂƎƔǞ10MĽƝǄǗǨ11hľųƉƱ12akAōŴ13CĸƆƌƛǅ14tłņŌƬ15ūŽƧǁ16ŗŰƚƩ17oDRSǂ18ŚŨżǟ19ŕŜƓ20dŁƫ21ŬǍ22ŭƟ23Ūů24Q25u26pǫ27Eœť28ŧž29Ƶ30Ů36Ļ37ŷ41ŉŒ43G47ĹšŦ50Ŏ51b53ň54ũ
~than	61 -15ǫ-11C-10t-7Ǖ7Œŵǣ8ŦŲƚ9œŪƨ10aŧƼ11ZŔƔƫ12ĽƂ13ǍǨ14ň15Gů17ĸǄ18ņ19K21p23k27ſ
~that	30 -26ǉ-19ĺ-15PƋǪ-13iXǡ-12yNƮ-10ƙƜǠ-9sĴơƹ-8eLZźƥƪ-7ƕƗƸǌǐǣ7axŐşŤǒ8lmnFWĶĸŲƒǑǛ9jķŖƈƍƝƽǖ10ƁƉƎƱǕ11MǗ12hľōūųŴƚ14AƛƫƬǅ15ŌƆƌ16łŗůŽƧǁ17ŰƩ18CDǂ19otRŚŨżǟ20ŕŜ21dpƓ22ŁœŬǍ23Ɵ24SŧŪŭ26uQ28E29ťžǫ32ŮƵ34Ļ36G38Œ39ŷ43ŉ49Ĺš53Ŏ54b55Ŧ57ňũ
~thd	70 11ŝ12Ǚ15p18v27c31d
~thda	70 11ŝ12Ǚ15p18v27c31d
~the	19 -23ļ-22Tň-17ŗ-16pń-15ĺŉũŹǐ-14irC-13N-12L-10oqXŋƪ-9gǘ-8ƮǞ-7ŷ7PŅōŲųƨƹ8ƈ9JžƁǀǇǜ10ŇŴƐƻǍ11lFWĸŎŜŪůƧƳƴ12ķŘżƱ13GĴĿťƍƞǏǧ14eŖŰƎƝƥƫǉǥ15zYŭűƂƒƔǌ16fŻƜƸǑǙ17őŵƊǔ18ľŕŚŝſ19kwEšƑƤǝǠ20sUƅƆƙǆǦ21SŃřƟƬƽǅǈǡǩ22œşƉǎ23hśŶƘǃ24ŁŠƀƌƛƿǊ25łņƋ26v27nǓ29xŧǨ30ƓƠƭǢ31ƢǤǪ33ŬƏƗƩ34ǒ35ŸƣǕ36Şź41yơư42Ũ
~the>	22 -32ŗ-21ň-19Œ-18i-16ŉŎŞ-15B-14Ź-13TļƦ-12z-11oHNƃ-10G-9pŋƥƶ-8ACLŅũ-7qrǘǟ7bĹūŽƴ8Ɛƚǜǣ9fmƊƟƲǋǓǝ10ŘŲƕ11QƂƎƜǉ12FĴķŜšƀƷǊ13dōžƔǃ14ĻĿŵƙƬƯƹƽǅ15őťŮƞ16JŀűŻǍ17ŧǕ18eŇůſƈƧǌǑ20ŰŴżƉ21YƩưǦ22ŖƆǈǙ23ƒǧ24hxľŃŨƑǇǥ25UŸƌǩ26EŚƍ27kǏǒ28yƋƛƠơǡǨ29łŭƅƤǠ30ƣ31ƓƝǎǪ32Ƙ34ƗǤ35Łƭ36śƏ39źƢǢ43Ŭ
~thef	85 -8Ɲ9Ť23ť37Ɓ
~thei	61 -12Ů-9d-8ǩ8Ŀ9zƵ10śŞǙ11Ũŵ14yǕ15ǓǗ17Ƥ18vǒ27Ƴ30ŕ37Ǌ47ǔ49ņ
~them	51 -21Ƴ-20Ơ-19ǩ-12Łǘ-11ũ-9ļŷǇ-8aĻŀŧ-7ĺ7Ǘ8eűŸƣƽ9gPŢſ10ųǜ11wŭƮ12ŕ13ƅ15xŨŽ16ǒ18S19œƸ21Ŕ24ǔǕ25yǓ29Ǌ34ş36Ʊ39Œ41š44ţ50Ş
~then	63 -14ū-12ť-10Sň-9ŒǪ-8ũ-7ŝŧŵƍ7QōŔƩ8cŷƀƌǀ9dƈƙ10š11ŅƔ12yCŃ14Ŧ16ƭ17Ŋ19ŏ20w22ƫư26Ňǟ30Ū33ǫ46Ŷ47Ŏ
~ther	34 -24C-19Ɲ-18ǫ-17œƧ-16ǐ-15rĻŮ-14dǇ-13cŔŧ-12pTļƆƕƮƾ-11ƔƯǗ-10ŦǙ-9qŏƱǒ-8ĹĽőŷƈǁǍǎǚǧ-7bkxOŨżƚƼǂǜǥ7EťŴƞƨǄǕ8Aĵĸŋƭƻ9BUWłŭƐ10Ū11RķŊŢƉƏƵǨ12lyMĴūƂƄƎƙ13ƫ14hŐŶƦƩƬ15řǏǝ16VŤƥƸ17u18j19işƜƳƴ20Ņ21ŠŵƊ22ƃǃ23fS24Ş25zHŎŸǅ26ņ27ƀ28ƓƠ29Ɵ30Ǫ31ſƋǆǊ34ŝ37ƿ43ơ45s48n66G
~thes	61 -15R-12Ų-11i-9S7C8qŗƂǝǡ9ĻƢǎ10őŝ11Ƽ12ftǉ13zœ14ūǠ15lƙ16Ɣ17ǫ18nQ21PŌ24A25U
~they	43 -20ǡ-16ſ-15Ŷ-13XĺńũǪ-12Łǥ-11lĻ-10ňŉƵǟ-9acgiCĿŇŷƪƸƹǅǠ-8uPĵĹļŀƀƍ-7oEŮƄƞǙ7ťƌƮǑ8TƳ9ŠŽƂƉǗ10SǕ11ŗǊ12zƨǔ13ĸ14Uőƽƿ15yųǀ16RƏƘ17ŐŝǓǩ18Ţǘ19x20Ɔ22ŘƩ23Ƣ24Ǧ25ƾ27Ƭ30Wřƶ31wƗ33œƣ35v37ư38ŧ43ņ47ŕ48ş52Ũ56Ş
~thi	34 -19n-16FŻ-15o-14Ƃ-13ſ-12œ-11luvT-10pƖƛǖ-9ŭůƆơǈǉǙ-8RSņţƝƦƭǞǟ-7zőűƬ7ĸĹŖǁǆǕ8LOşƀƒƨƯǊ9Ǝƺ10ĴŋōŗǗ11cdUř12gĵŠūųƅƏƣƱƼǒ13MĿƃǠǫ14sƻƾ15ŏžƸ16XŲƽ17ŕ18jňŞ19kłƵ20IǄ22ƙƧ23ĺŌ24ABHŪƮ25iŁńƘ26aN27ƚƪ28ŀƷ30Ŏ34Ŋ38Ť43ļ45Ő55rĻ
~thin	38 -15F-14a-13nsJō-12ŝŰſ-11œŸƂ-10lzSŻơƢ-9ŉŔţƖƗ-8cuvxTŌőƛƝ-7fotIƊƬǃǇǈǉǙ7kXƜƲ8OŬǂǑ9YZŽƃƼǕ10yAĿƒƣǁǆ11BĹŷǨ12ĵĸƀƎƠ13ļńƺǄǗǫ14Ĵşƨǡ15UřƏǒǠ16ų17HŃūƻ18gŁƅƱƵƾ20ŗŪ21ŕŠž22Ƹ23Ų24ƽ25Şƙ26Ƨ27ĻŐ31iŀ32ň33ƚƪƮ37Ŏ39Ť42Ŋ44r
~thir	80 -9p-7m10ǣ13Ƙƥ16cǇ19dq
~this	46 -15ň-14o-13ť-12ŗ-11nŠ-10yƍƮǡ-9Ǩ-8gYŞşŻƲƹ-7ŅŎŲƠƤƪƱƸ7ŖŪƃ8xǀ9OŰƯǃ10ŉŤŸǊǠ11dH12XŁƗ13mǌ15c17Ŕ18Ń19A20kJƵ22M25Ƙ27ō28rBłƷ29ŏ31s33jN36ĺ38ļ39I40Ō42Ő45ń51Ļ52a
~thl	75 9Y13œ17Ƣ28Ɩ32ĵ
~thly	75 9Y13œ17Ƣ28Ɩ32ĵ
~tho	52 -16S-12ŗǘ-9Fǐ-7lŏ7EHŻƎƜǏǕ8ĶŖƐƞǆ9iYŞƠưǓ10PŋŷƆǌ11ŅŲ12wxĴƃƊƯƲƼ13Ʃ14Ŀ15ŐƉ16žƹ17Ǧ18ţƫǉ21Ɠǫ22Ǫ23šų27ƀ30Ţ33ňŶ
~thos	57 -12ǘ-10Ļ-9F-8ǐ7UǊ8AEĿŒƙǏǒ9ƉƎǆ10ĶŖƐƜƞƱǫ11ňŘŞƠǓ12Ɔǌ13wƀ14iŲŷƊ15ĴŅ19Ǧ20žǉ21ƫ23Ɠ27ų29š
~thou	61 -18S-11Œ-9Ř-8ŗ-7ŏƱ7dƉ8xǢ9aĻ11H12Yư14Pŋǫ15ţƲǕ16ƃƼ17ƀƩƯ20Ő21ƹ23Ŀ27ň31Ǫ40Ţ41Ŷ
~thr	50 -16P-10Ɩ-9LŐǫ-8mŸ-7ĵŊƿ7zŭŽƇƜƨưƳƽ8ĴŃƂǨ9ŵǟ11nūƍ13ŜŨŶƞǧ14Ū16ĹŋƩƵ17őŗť18jƏƪ20Ɨ21Ř22ǐ24ũ26ǘ27W
~thre	85 7ŏ15Ǟ
~thro	50 -16P-10Ɩ-9LŐǫ-8mŸ-7Ŋƿ7zŭŽƇƜƨưƳ8ĴŃƽǨ9ŵƂ10ǟ11nūƍ13ŜŨŶƞǧ14Ū16ĹŋƩƵ17ť18jőŗƏƪ20Ɨ21Ř22ǐ24ũ26ǘ27W
~ths	62 -12Yƥ-10Ƣ7Ļƻ8ơ11uŃŖŴ15ů16vGǆ17ĵŨ19Ƅ20Ƈ23œǪ30Z33ư
~ths>	62 -12Yƥ-10Ƣ7Ļƻ8ơ11uŃŖŴ15ů16vGǆ17ĵŨ19Ƅ20Ƈ23œǪ30Z33ư
~thy	79 10ƿ20ƺ26x
~thy>	79 10ƿ20ƺ26x
~tia	83 10ǂǖ11ƶ12ƫ13a24ǆ
~tial	83 10ǂǖ11ƶ12ƫ13a24ǆ
~tib	59 7Ń8Ŀ12ZƁ15Ƃ17ŏŧƜ18Ů20ŉ35ř
~tibl	59 7Ń8Ŀ12ZƁ15Ƃ17ŏŧƜ18Ů20ŉ35ř
~tic	60 -13Ǖ-12Ũ-11P-8Ņ-7ǫ7KŬƝ9NǗ10š11Ťŷǘ12ş14Q16ĵƌǈ20ƈ23ŕ25ž28ĺ31Ł51ż
~tic>	83 9ƾ13ƌ14ƝǗ16ǘ
~tice	78 -13P9ƌ10K20Q21ĺ
~tick	64 -12Ũ-8Ņ-7Ǖ7ǚ8Ŭ11N13ĺşŤŷ15Ł21ƈ25ŕ55ż
~tics	86 38ž
~tie	72 -11Ơ-10ǫ-8Ǆ7ľǝ8Ƴ9Ƣ10hǏ12Ɔ13Ǌ14ǂ16YƣǑ19ĸ21Ǚ22ƞ24Ń31f38c
~tie>	88 -10ǫ9ľ14h15f30Ń
~tied	90 21Ǒ25f
~tien	90 -9Ǆ19Ǚ
~ties	77 -12Ơ7Ǚ8ǝ9Ƴ10Ƣ11Ǐ13Ɔ15ĸǊ16ǂ17Yƣ24ƞ42c
~tif	63 -11Ŗ7Ǐ10ŕǅ16Ŭ19Żǎ20ǔ29ǩ
~tifi	63 -11Ŗ10ŕ11ǅ16Ŭ19Żǎ21ǔ29ǩ
~tig	88 8ǟ13H14L22g
~tigh	88 8ǟ13H14L22g
~til	52 -9ǐ-8xŏ-7ţťƝ8VƷƼ9jYńųƫǫ10ĴƠ13fyUƮ14Ŋŭ15z16tŪ17CƊ18PŸ20q21vQĻƖ22cƘ25Ŗ26I27J28Dƭ29ũ52Ư
~til>	80 -9H8ǩ9y10ƅ11V15OĻ17v19Ŗ35Ư
~tile	88 31Ɗ
~till	53 -9ǐ-8x-7ŏţƝ7yƁǀ9ƷƼ10jĴųƫ11vĻƠ12ǫ13ńŖ14fUŊƮ15ŭ16z17tŪ18CŸ19P21q22QƖ23cƘ27I28J29Dƭ30ũƯ
~tim	52 -15Ǡ-10ƈ-9cqŏƾ-8ĺŗ-7iMPũƪǌǙ7FşƓǘ8Ũǋ9ż10šţŹƨƶǚ11kƝƼǂ12Ūƕ13SWŝŢ14ǫ15sŶ16g17HƩ18ŕǉ19Œ20ļųơ23V25ƺ32ǐ33R36LNO38ń
~time	52 -15Ǡ-10ƈ-9cqŏƾ-8ĺŗ-7iMPƪǙ7FĶş8Ũǘ9ż10šţŹƨƶǚ11kƝƼǂ12Ū13SWŝŢ15sŶ16gǫ17HƩ18ŕ19Œǉ20ļųơ23V25ƺ32ǐ33R36LNO38ń
~tin	49 -11ǡ-10S-8cVĵĻňŝƗǕǖ-7sGXņŚşƔƨǈǋ7kqwOŊōŏƅƆ8gršźƽ9Ů10KĺǅǇ11ƳƷǜ12Őƚƞƴ13nzĶƐ15t16ŀƘǛ17œƇǆ18e19MǊǢ20iƤ21U22F24ƭ29ƻ38ķ39j56H
~tin>	65 -14ǋ-8Ǖ-7XŞ7ūŷǞ8tƻ9nFŪƭ10ķŁƞ11jxUŏ12Pƚǆ13œƆ14ŀ15ƽǇ17ǜ18ǉ28i46H
~tine	90 30ƻ
~ting	52 -12ǉ-11ǡ-8VĵƗǖ-7cyŁňŝǈ7BNœŞǨ8wŗŘƅơƱƻǆ9ktŊšƷǊ10zźƟ11KŮ12ǅ13ĺƴ14UŐƐƳ15Ķ16F18ƘǛǢ19ƇƤƭ20e22M24H32ķ33j
~tio	47 -15Ť-11Ɖ-10ǆ-9Gť-8Ĵƀƣ-7bķœŚŧŸƁƺƿǓ7FSĶśƄǩ8ŏŖŘŽƯǞ9qǟǥ10xōƆ11AšƊƏƽ12Ʋǁ13nļőǃǍǕ14ŋŌ15ƾ18kŲǈ19mPň21ŗ23ƈ24Ƒ25ŕ26ŅŬż27Ŋƍ28ǎ32Ƴ49Ǡ
~tion	47 -15Ť-11Ɖ-10ǆ-9ť-8GĴƣ-7ķœƀƁƺƿǓ7FSĶƄǠǩ8ŏśŽƯǞ9qǟǥ10xōŘƆ11AŖƊƏƽ12šƲǁ13nļőǃǍǕ14ŋŌ15ƾ18kŲǈ19Pň20m21ŗ23ƈ24Ƒ25ŕ26ŅŬ27Ŋż28ƍǎ32Ƴ
~tip	85 12Ŋ21T47Ń
~tip>	86 12Ŋ47Ń
~tir	68 -7ń9q10ŝ11ŲƯ12ļ19t20Ʃ30P35ķ39V
~tire	69 9q10Vŝ11ŲƯ12ļ20tƩ32P40ķ
~tiri	90 39V
~tis	83 -7Ư12ľūǁ18Ũ26Ş
~tisf	88 -7Ư19Ũ27Ş
~tist	90 13ľūǁ
~tit	72 -14ƫ-12Ū-7ƅ9dǒ10qĸǊ12Ų15ņ24P28Ņ32Ƙ33ŭ39ǈ
~titi	90 19ņ35Ņ
~titl	75 -12Ū9ǒ11qĸǊ16Ų27P30Ƙ35ŭ
~tity	90 -18ƫ11d51ǈ
~tiv	83 -14ǫ-7Ŋ8ŋŹ13Ɛ18ǂ20Ő42l
~tive	84 -15ǫ-7Ŋ8ŋŹ14Ɛ20Ő42l
~tle	56 -11Ū-10ǫ-9ĻūƆƝ-7nŁŖ7kvzIĸŀŇŷƵƻǃǆ8ķĽŬ9ŊŨž10Z12aŔǊ13qŋŽƨ15P16ņŧ18wƱ19Ų20u23ų24ŭ25ƽ29x33ƘƠ
~tle>	57 -11Ū-9Ļūǒǫ-8ƆƝ-7nŁ7cdGIŀũƵƻǆ8kzĽŇǃ9ķŬ10ZŊŨžƠ13aqŔŽƨ14ŋ17vņ18PƱ19w20Ų21uƘ24ų25ŭ30x
~tled	81 9ŧ11ń12ĸ21ǒ35Ơ
~tlem	90 20ŧ26Ƙ
~tles	88 -15v16Ǌ19ŷ31ƽ
~tll	86 24ķ30Ń
~tll>	86 24ķ30Ń
~tly	61 -12ǫ-11Q-10Ǐ-9Ʈ-8ǅ7ĸŁ8ĹņŏƂƵ9sŢƣ10dŪƗ11ŗ12ő15D16aƩ17ĻťŨ20Ő28Ů38ǖ39ǆ
~tly>	61 -12ǫ-11Q-10Ǐ-9Ʈ-8ǅ7ĸŁ8ĹņŏƂƵ9sŢƣ10dŪƗ11ŗ12ő15D16aƩ17ĻťŨ20Ő28Ů38ǖ39ǆ
~tma	81 -9H10ƌ18d20k29Ơ35J
~tmas	85 10ƌ19dD22k
~tme	58 -10V-9ŭ-8œǩ-7Ɲ7űƐǘ9ŶƠ10ǁ13Ǐ14FGƞǀ15Ƨ16ĸƙ19ťƣ20DƑ21Ʀ23Ƣ24Ƥǜ31ƥ
~tmen	58 -10V-9ŭ-8œǩ-7Ɲ7űƐǘ9ŶƠ10ǁ13Ǐ14FGƞǀ15Ƨ16ĸƙ19ťƣ20DƑ21Ʀ23Ƣ24Ƥǜ31ƥ
~tne	68 -21d-16ƺ-13ő-11Q-8ň7s8ł10r19ƹ22Ǣ26tǪ27q28Ǆ29ƪ30ŵ33op34ǈ
~tner	68 -21d-16ƺ-13ő-11Q-8ň7s8ł10r19ƹ22Ǣ26tǪ27q28Ǆ29ƪ30ŵ33op34ǈ
~to>	31 -27ƨ-22Ų-21ǔ-18ƫǊ-16r-15ŗǇ-14œ-13ŐǍǤ-12jpƽ-11fnqwWŦƋǝ-10vťƾǉǣ-9iuFőƪ-8Ŗǌ-7lQŇƂƐǄǈ7TĸƓǂǒǞ8Ƶ9kzŋšƢǕ10dgĽƁ11VĺǏ12ƖƝǙ13Oř14ļŷƀƅƦ15ĻŴźƙǖ16KNŝ17LƃƕƗ18osGĹųƞǟ19tĵ20eABǎ21ƍǃ22H23yŌŶƯǑ24YƱ26aXŎŞũ27ŔŨƛ29ĴĿŤ31ŏ32Ŋţƹ33Ń36MŜ37ŰǠ40ō42ƭ44ń45Ƹ46ſ54Ʒ55ł
~tob	80 11Ǆ48ƻ
~toba	80 11Ǆ48ƻ
~toc	80 7Ǥ9ķ17ĸ24Ǒ28Ɵ
~tock	80 7Ǥ9ķ17ĸ24Ǒ28Ɵ
~tod	53 -15ſ-12ǫ-11Vǣ-10o-8ńŅ-7ƈ8Œ9ł10atŝƅƕ11x12Ł13vĺƬ14ţ18ǧ19ƨ24jŲ25O26Ř27ō30ő31œ33ļ37Ő38i40Ļ
~toda	54 -15ſ-12ǫ-11oVǣ-9ń-8Ņ-7ƈ8Œ10ałƅƕ11tŝ13Ł14ĺƬ15ţ18ǧ19ƨ24Ų25j26O27ōŘ30ő32œ33ļ38Ő39i41Ļ
~tof	86 11ǂ20Ū35Ɲ
~toff	86 11ǂ20Ū35Ɲ
~tog	75 7u10f11šǋǌ13M16Ĵ19s34Š
~toge	75 7u10f11šǋǌ13M16Ĵ19s34Š
~tol	72 -11E-9Ƶǖ-7ŝ9juZǀ10ĽƂƩ11Əƛƶ12Ţ14ŧ15dƾ19ǚ22ŕ25Bŗ31A
~told	72 -11E-9Ƶ-7ŝ9juZǀ10ĽƂƩ11Əƛƶ12Ţ14ŧ15dƾ22ŕ25Bŗ31A
~tom	56 -11S-9Gś7kIŶǚ8jŃƝ9ŗŲƮ12Ĺƨ13ĵ14ǜ15ǡ17Zǣ18Ɵǅ22L25Ǖǘ30Ǚ31Œ33ǖ
~tom>	88 9e10Ŭǧ11ņ15Ń
~toma	86 13j15Ɲ23ĵ
~tome	62 -11S-10G8ŀţǆ9k17ǜǡ19ǣ21Ɵǅ28Ǖǘ34Ǚ35Œ37ǖ
~tomo	65 7ǟ8ǥ9IƦǗ10ǚ11ŲƮ12ŗ15Ĺƨ22Z26L
~ton	75 -9Ū-7Ń9bƁ10Ŋ11LŜǟ12ō13ŗż15rƨ20l22ǫ27Ʀ
~ton>	86 14Ʀ15ōż23l26ǫ
~toni	80 -9Ū10Ɓ12LŜ13ǟ14ŗ16rƦ17ƨ
~too	56 -13a-12rż-10łŐ-9Şư-8ųǊ-7ĸűǨ7šƚǄ8ŀŃŏŻƬƱ10tňǆ11ǝ12XǓ13ŉūƁƴ14oǁǜ16U17Ū18ŠƟ20ŅǛ21Ůž23sƵ24ƪ25jƮ26q31Ǥ43Ǒ
~too>	61 -13arż-11Ɵ-9ư-8ŨǊǨ-7ł7bńŬƃƐǈ8c9ŻƁǫ10ŀŏ11ňǤ13ǝ14XǆǓ15ū16oŉǁǜ18Ƶ20U21Š23Ņ24ž28jsƮ29ƪ30q
~took	76 -8ǀ8kƁ11š12ƱǄ13Ń14Ƭ18Ũ22tƵ25Ū
~tool	68 -9Őű-7ų11ƚ23Ů25Ǥ27Ǜ35Ɵ57Ǒ
~top	60 -8Ǒ-7Cǫ7Ƃƾǝ8tOƍ9yƥǙ10mƷ11ŉǐ12ţ13T14Ɵǌ15ś17Ł20ĵ23Ś24ĿƉƊ25Ř26Ǩ27M28ư33ƃ
~top>	62 -8Ǒ7Wƾ8VƂǝ9ƥǟ10Ǚ11mƷ12ŉǐ14Tǌ15Ɵ18ś21M24Ś25ƉƊ26Ŀ27Ǩ36ƃ
~topp	79 9Mŀ12t15y17ţ25ư26Ł
~tops	90 8O18ƍ20ư32Ř
~tor	48 -12JǊ-11ǫ-10ƭ-9FłſǕ-7śƔƢƵ7OŃƋǆǐ8Ťūżƕǎǩ9Ÿǌǡ10ŎŕťƘǂ11ƀǦ12jžƄǄǔǚ15ƺƿǣ18ƟƽǓǤ19Ə21Ǎ25Ɛ26ƾ27Ǐ29Ǚ36ƴ37ǀ41Ƈ42Ƨ70Ɯ
~tor>	61 -13J-11Ǌ-9Ǔ-8łƭ7ƺ8ǥ9ǈ10Ƅƞ11żƍ12Ńƽ13ǆǩ14ƕ16Ǧ17Ǆ18žǚ23Ə26ƾ29ǀ41ƴ
~tora	76 7Ɠ56Ƨ
~torc	84 16Š20ū22ǂ
~tore	67 -11F-10ſ-9ƣ-8Ƣǖ7Ƌƥ8Ŵ10Ǒ11ƐǠ12ǎǘ13Ǉǐ14ǡ15ƽ16Ƨǌ18ǣ19Ǥ25Ǐ42Ǚ46Ǎ
~tori	67 -11ƥ-8Ǎ8ƋǙ9Ɔ11ǖ16Ǐ25ƀ33Ƈ
~torm	75 8Ɖ12ŕŪ26j79Ɯ
~torn	80 8ƴ12Ƙ15ŀ18B44Ɯ
~tors	69 -8Ǖ-7ƻ7ƥ9ǣ11ŧ13Ƅ16ǔ18Ÿ22ǀ26Ɛ39Ǔ
~tory	66 9Ňƣ10ŋ12OšǤ13ƾ15ƺǑ16ŎŤ19ƙ23ťƟ25ƿ29Ƈ
~tot	71 -12ť-8ǧ8AƢ9Yƻ10œƇ12ĴņŸžƙǁ13gƁ19Ŷ20ǋ27ŧ30Š
~tota	71 -12ť-8ǧ8AƢ9Yƻ10œƇ12ĴņŸžƙǁ13gƁ19Ŷ20ǋ27ŧ30Š
~tou	78 -9ş8ĸǙ9KŅŎ11ƻǁ12Łǟǡ16ƾ32ŝ
~touc	80 7ƛ8ĸǙ9Ņ10KŎ11ƻ12ǁ17ƾ33ŝ
~tov	78 56ƒ
~tove	78 56ƒ
~tow	65 -18Ř-10cǆ-9ǘ7Ǎǒ8Ň10ơ11Ů13ň16ŰǗ18QX20Ǐ21ƥǫ23Ǩ31E43l48C83Ƃ
~tow>	90 -8Ś62Ƃ
~towa	88 20ň25X
~towi	82 55Ƃ
~town	70 -11ǆ-10c8ǒ9ŇǍ12Ůơƥ18Ű20Q22Ǐ26ǫ34E47l53C
~tpo	90 28ƶ
~tpon	90 28ƶ
~tra	50 -18G-13œ-12k-11aC-10Ǩǫ-9Ĺǁ-8Lśū-7ƙǙǪ7ŕƍƟƣƤưƶǆ8ŐƕƞƦ9Ų10zǑǗ11K12lQSĵƚ13Ɣǉ14yŻ15ǒ17Ł18Ŭżǔ19Ǧ20Œ22Ǝơ24ƃ25ǂ26Ǔ29Ű30ƂǛ33P35Ǖ40ž
~tra>	75 -11k-9œ11ų13ŵƸ14ƶ16Ʀ19Ő23ƚ26ǉ31Ǧ32ƃ
~trac	60 -9ş7Łǣ8ŧǂǌ9Ƙ10Ƥǩ11Śƍǆ13ƕ18Ɣ24ǔ25Ǔ44Ǖ54ž
~trad	78 -15G8ǥ11ǡ12m13Ǔ14Ɵ16y19z27S28P
~traf	86 -7O9N13Ǎ20Űż
~trai	67 -9Gǁ-8aǪ-7ƙ7lo8wŴǐ9ŉ10ǝ11Ţǚ12ŕư15Ǒ18Ł19ĵŒ21Qǒ24Ż25P26Ű43Ǜ
~tram	75 38Ǝ
~tran	73 -10L-8Ĺ-7ǚ10yZ11Ƃ13Ŷ14l15ǒ17ŲǗ19ƞ20K
~tras	84 -8œ16ƣ51Ƃ
~trat	84 24ş36Ŭ
~trav	78 -11C-7Ǩ10ƃ13Œ33ǂ38ơ
~tre	56 -16g-15ŀ-10P-7ň7jżƥ8şƠǍ9Eťũƾ11Ţƚ12tGƣǅ13i15ǂ16ǁ18ǆ19Ũ20Ň21Ş24ǜ25ƛ26ű27ŷ42U47Ɠ48D
~trea	66 -10ŝ7Ƹ8k9ƛ11ś12j13ş14ƚƾ17i19ǁ22U25ŇŨ27Ş30ǜ33ŷ
~tree	61 -15ŀ8tƈƥ9Ơ10E11Ǎ13ť14ƣ15ŝǅ16G20ƛǆ30ű53Ɠ55D
~tres	84 -11P8Z9Ɯ11t12Ǟ17ũ38U
~tret	88 9ơ14ż22Ţ
~tri	63 -13ǫ9ǂǖǝ10Ǖ11žƑ12QŬƞ13q14Pŭ15ŮƓ16Ś17Ƃ18Ű21ǏǓ22Ǎ23ň27ƌ29kǚ
~tric	71 12Ǖǖ13Ƒ15Q16q17P18ǚ19Ů25Ǔ31ƌ
~trie	88 15ǝ18ž19ǚ
~trig	88 12ţ13ł15ō23ŭ
~trip	76 -7ů9Ŭ12ǂ18ƞ19Ǎ20Ƃ22Ű27Ǐ35k
~tro	68 7ƚ10pƙƝ11Ķ12tĺǁ13Kş14Ų20Ĺ21Ǟ27ƿ39ƾ
~trok	86 17ƾ18ƿ
~tron	84 7ĵĿ9ǁ10ƚ13ƙ17K
~trou	73 7ƺ8Ĺ11pƝ12Ķ13tĺ14şƾƿ16Ų24Ǟ
~tru	55 -16Ɩ-12Źǆ-10ǅ-8ĸ-7Rţ7ŇŲƂǑǠ8Ŭƨǡ9QǍǝǫ10ƭ11SŁŃ13Ɠ14ƈ15Ŷƚ16c19ūŮƑ20Ɔƕ21Ǩ23Ĵŏ24A27ŭ28Ŵ33ŷ34ŵƴ35ǒ
~truc	58 -17Ɩ-13Ź-12ǆ-10ǅ-8ĸ-7R7ǈ8ŬŲƂǑǠǡ9ƨ10QǍǝ13S14Ɠǫ15ƈ16Ŷ20Ƒ21Ůƕ22ūƆ23Ǩ26Ĵ30ŭŴ36ŵŷ37ǒ
~true	86 -9ţ8Ũ14c20Ń28ŏ
~trum	78 26ƚ
~trus	74 7ƙ11Ňŏ15ƭ22Ł35A47ƴ
~try	72 -9NŪ-7ő7ž8Ɖ10ŘǠ11Ců12ǖ14ƥǂ15ł18l19ǚ22IŅ27L
~try>	74 -9NŪ-7ő8ž9Ɖ11C13ǖ14ƥǂ19lǚ23IŅ29L
~tryi	90 13ů14Ǡ20ł
~ts>	40 -13P-12AGŞūƮǄ-11acśǉ-10rĺőƇƗƻǆ-9ovwŐŤƖǒǠ-8kJVŁƋƩƺǁ-7ńŉōŎœƳƷǢǪ7CķĽŏŬƅƑƽ8ƘƜƯǙ9gŮŶŷƄƢǀǘǨ10tIĵŇǟ11šǖ12UYźƀƙƦǌǔǛ13nŭǜǩ14ſƭǂǓ15ǍǏ16Ķǡ17Ɛ18Wƚǣ19Rƿ20Ś21ƍƥ22ĸňŲŽ23zĴƱ25Ǥ28ş30ǎ32Ř35ƞ38h39ż40Ǖ
~tse	83 -12ĸ7Ǥ12Ɠ13ƚ15ĵ17ƕ21C
~tsel	83 -12ĸ7Ǥ12Ɠ13ƚ15ĵ17ƕ21C
~tsi	73 -13U-11Ɵ-7Ǔ7ƥ9Ɠ10ƊǢ12ƨ14ǂ20gq28j33ƈ
~tsid	73 -13U-11Ɵ-7Ǔ7ƥ9Ɠ10ƊǢ12ƨ14ǂ20gq28j33ƈ
~tsy	90 -7Ǘ18o45Ɵ
~tsy>	90 -7Ǘ18o45Ɵ
~tta	78 -8Ƶ8ĺ9Ŝ11Ɠ12Cƾ13ƿǪ14ǚ16ŷ
~tta>	88 9ĺ
~ttac	82 -8Ƶ9Ŝ12Ɠ13ƾƿ14Ǫ15ǚ16ŷ
~tte	55 -15n-14ź-13Ŕ-12ǫ-10Q-9Ťƭ-8Ľ-7d7ōţƝ8rŀƜǃ9AŅŠƢ10ƴǝ11qŎ12ł14LŚƻ15Řşſǚ16ś17op19CKň20ŻǄ21h25tŕ30ľ37Ŀ46b
~tte>	90 -8ǀ23ƻ34C
~tted	90 -12ƭ13ľ16ō17ŀ23ł
~tten	70 -14Ƌ7Ǜ8Ǖǚ9ļż11ƞǝ12Ƣ13Ņ14Ɲ15Ř16ƴ21b23ſ
~tter	59 -16n-15ź-12Ŕ-10Q-8Ľǫ-7d7ŃƳ8ţ9ǃ10rAŠ11Ǆ13qŎƜ15Ƌ16Śş17L18pś20o21ň22KŻ24ľ26h28tŕ32b40Ŀ
~tti	59 -15X-10ǡ-8Ő-7ĵŞǫ7ŀůŲŶƂƪƬǊǟ8wZĶƘƠǨ9hPś10ŘūǛǢ11nxƚơ12ŗ13ź14Ɵ15t16M19zHƻ24j26œ43ķ
~ttin	59 -14X-10ǡ-8Ő-7ĵŞǫ7ŀůŲŶƈƪƳǊǟ8wZĶƂƘƠƬǨ9Pś10ŘūǛǢ11nxƚơ12ŗ13ź14Ɵ15t16M19zHƻ24j26œ43ķ
~ttl	58 -9ĻƆǫ-8Ɲ-7Ł7dGIŀŇũƵƻǃ8zĽŲǆ9ķŬ10ZŊŨžƘ13aŔŽ14ŋƨ17vŧ18ņ19wƱ22u26ƽ30x35Ơ
~ttle	58 -9ĻƆǫ-8Ɲ-7Ł7dGIŀŇũƵƻǃ8zĽŲǆ9ķŬ10ZŊŨžƘ13aŔŽ14ŋƨ17vŧ18ņ19wƱ22u26ƽ30x35Ơ
~tto	81 -9ś7e8ƴǧ9Ŭ10ņ12Ƙ14Ńō18B25ǫ
~ttom	88 9e10Ŭǧ11ņ15Ń
~ttor	90 10ƴ13Ƙ20B
~tty	70 7ķ8Wǒ9ŎřƛƠ10ŵ11Ǔ12ţũ14Ƈ17Gſ22U23ƺ
~tty>	70 7ķ8Wǒ9ŎřƛƠ10ŵ11Ǔ12ţũ14Ƈ17Gſ22U23ƺ
~tua	71 -9Ő-7ƿǆ7RŤ8ļś9zǈ10ŝſǪ11nźƶ13K14F15Pƒ16ł23őŗ
~tual	73 -10Ő-7ǆ7RŤ8ļś10ŝſǈ11ƶ13K15ƒ16Pł24ő25ŗ
~tuat	86 -8ƿ11z12Ǫ13ź15n18F
~tub	76 8Ɯ9d11q25ƌ41Ǝ
~tub>	80 9Ɯ12q44Ǝ
~tube	90 30ƌ
~tuc	72 -12Ĵ7ş11Œ14Łƥ19ư21Z22v24Ʋ25Ŷ27ƈ
~tucc	88 33ƈ
~tuck	74 -13Ĵ7ş12Œ14Łƥ20ư22Z23v24Ʋ26Ŷ
~tud	70 -8ǫ-7Ɣ12Ƴ27Ĵ41Ż47m
~tude	71 12Ƴ28Ĵ41Ż
~tuf	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƜƻǁǑ9XŌƴ10ŮƊƌ11sAƎǗǞ13Pşǒǚ17Ǆ21Ɵ22Ƥ26ƧǤ43ƙ
~tuff	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƜƻǁǑ9XŌƴ10ŮƊƌ11sAƎǗǞ13Pşǒǚ17Ǆ21Ɵ22Ƥ26ƧǤ43ƙ
~tui	86 -11ō43Ƴ
~tuit	86 -11ō43Ƴ
~tul	86 10o12jz
~tup	88 9Ƌ26Ǉ
~tup>	90 7Ļ9Ƌ26Ǉ
~tur	57 -19ǫ-12t-9LőƝ-8D-7KļŗŘŦƆǄ7npTƠ8ľŶơƹ9ƩǤǩ10AŬƕ11ƤǑ12ƮǛ13ƊƬ14GŜť15ǈ17vǌ18ŁŊƓǆ21fź22ƀ23ƈ24Ť25ƙ29cŀǞ30Ǉ33ƶ
~ture	64 -9L-8ĸǫ-7KŘ7ťŵƧ8nłǈ9Ơ10ľ11ŶǤ12Ŭƹ13ƕƤ14ƮǑ17G18fŜ20ƙ22Ɠǆ26ƈ34ŀ35Ǉ
~turn	63 -13ǫ-12t-10Ɲ-8ő-7Ŧ7ƛ9pTĸťƙǈ10Ʃ11ơǩ13A15Ǜ16Ƭ20vǌ22Ŋ24ź25Ł27Ť28ƀ33Ǟ34c36ƶ
~tus	83 17C38f
~tus>	84 39f
~tv>	86 -11ŧ-7Ƨ10ő13Ɯ15Ƌ37ƙ
~tve	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
~tve>	78 -8Ŧ7Ƌƍƨ9ūƐ11ſƓ13Ū14ƈƧ20ƙ
~twe	78 7N10CŃƭ14Ţ17Ÿ21ŉ22h
~twee	79 8N10CŃƭ15Ţ17Ÿ21ŉ
~twi	78 -10œ-7Ƴ7Ť8R10ǧ12w13uŪ16ĵŖ18ƽ23y
~twic	81 -10œ7Ť9R10ǧ14Ū17ĵŖ20ƽ
~twin	90 -7Ƴ14w16u20y
~ty>	48 -14ƫ-11ǆ-10ǫ-9Ǌ-8Ɵ-7œşƔƨ7żǙ8ŒƎ9Gƾǒ10ƞ11ŇƆ12UĿǍǜ13ƃ14PƓƙ15yŠƺ17ƖƸ18Ƒ19ķƁ20W21ǈǕ22ƣǣ24ơ26DǤ27ĸǎ29Ɛ40Ǜ45C48ſ
~tyl	76 8Ǌ11ƌƥ29Ǔ
~tyli	78 9Ǌ30Ǔ
~typ	69 -8ƆǏ-7śƔ7fŤ8ŃžƊ9Tǁǈ12pĽƈǋ13ǖ15ƥ18Eǆ20d22b32ƫ40ƾ
~type	71 -8śƆǏ-7Ɣ7fŤ8bŃžƊ10ǈ12Ľƈ13pǋǖ16ƥ18E20d33ƫ41ƾ
~typi	85 7ǐ12Tǁ16ǆ18b
~uab	84 15Ƌ35ƚ
~uabl	84 15Ƌ35ƚ
~ual	62 -9Ő-7uǆ7WĻƆ8ŝſǈǫ9ƨƶǣ10A11KŃųǇ12łŮůƒǋ13PŚǌ14T16ƭ18ŗ19L20ő
~ual>	71 -7uţ7ś8ƒƬǂ11ůƨƶǈ12ƭ15ǋ16ǌ17T23ő
~uall	68 -7ǆ7ķļƣ8WĻŝƆ9ſ10ǣǫ12AKųǇ13łŃ14ŚŮ15P20ŗ21L
~uan	90 16ƻ21ǁ
~uana	90 16ƻ21ǁ
~uar	66 -9N11ƨ12ƕ14ƚ15ń17Ǎ21ĵ24ǘ25O35ƴ37Ƈ
~uard	82 44ƴ
~uare	71 14ƕ18Ǎ26ǘ41Ƈ
~uart	83 -11N10Ʈ14ƨ17ń18ƚ26ĵ31O
~uat	80 -9Ż-8ƿ8Ƴ9z11Ǫ12ź13m14n17F22y
~uati	83 -8ƿ10myz12Ǫ13ź14n17F
~ub>	75 -15ƌ-8ŷ8Ɯ10q16ų30ǔ37Ǔ41Ǝ
~uba	84 33ǂ
~uba>	84 33ǂ
~ubb	90 -9Ǩ11d15ƃ17Ɲ
~ubc	80 18Ǔ27ǔ
~ubco	80 18Ǔ27ǔ
~ube	78 26ƌ48ų
~ube>	90 30ƌ
~uber	81 50ų
~ubl	71 7ƺ8Ĺ10p11ĶƝ12ĺ13třƾƿ14ş15Ų16Ƨ18Ŕ23Ǟ
~uble	72 7ƺ8Ĺ10p11ĶƝ13tĺřƿ14şƾ15Ų18Ŕ23Ǟ
~ubs	70 -8Ǥ13Ǧ42ǔ49Ǔ
~ubs>	70 -8Ǥ13Ǧ42ǔ49Ǔ
~uca	81 -9Ŀ31Ƴ41m
~ucat	81 -9Ŀ31Ƴ41m
~ucc	88 33ƈ
~ucco	88 33ƈ
~uch	44 -21ƃ-20W-16ĵ-15Ũ-14Ɔ-13ť-12aŕ-10Ő-9ŸƯ-8xƇǡ-7FŢũƠ7zźſƍƼƾ8Ƨ9ĴřţŭƋƸ10Ųǎ11ŽƹǕ12YƟƳ13ƖǤ14ŝƚǣ15Oķ16ǝ17ƀƕǨ19ŀǋ20ƢƬ21Z22ƄǑ24ǌ25T26ņ27ůƪ28Xĸ29ƙƨ32Ʃ33Ɣ36ŘƮ37ŧ41œ47Ŕ
~uch>	44 -21ƃ-20W-16ĵ-15Ũ-14Ɔ-13ť-12ŕ-11a-10Ő-9ŸƯǙ-8xƇǡ-7FũƠ7zźſƼ8ƍƧƾ9ĴřţŭƸ10Ƌǎ11ŲŽƹǕ12YƟƳ13ƖǤ14ŝƚǣ15Oķ16ǝ17ƀƕǨ19ŀǋ20ƢƬ21Z22ƄǑ24ǌ25T26ņ27ůƪ28Xĸ29ƨ30ƙ32Ʃ34Ɣ36Ʈ37ŧ38Ř41œ42Ŕ
~uck	57 -12Ź-11ǅ-10Ɩ-8R-7śƈƳǆ7ŒźǑ8ŬŲſǠ9œƁǝ10Qƥ11ƚǍ12SZ14ư15Ĵ16v17Ƃ18Ʋ20oŮƑǨ21X28Ŵ29ūŭ33Ŷ35ŷǒ36ŵ
~uck>	60 -17Ɩ-13Ź-12P-8R-7ƈǆ7ĺŁǗ8ĸŒźƨǑ9ŬŲǠ11ƥǝ12ƚ13SƑǍ16ư17ĴŮ20Ʋ25Ŷ27ū31ŭ39ŷ41ŵ43Ŵ
~ucks	71 -15Ŵ-11ǅ-7ś9Ƒ10Ǩ11ſ12ŶƁ15œ22Ƃ28X54ǒ
~ucky	85 8Ť11Ɩ13P30o
~uct	56 -7ĸ7ǈ9ǡ10ƁǗ11PZƫǆ12ǣ13Ƃ15ŏŧƓ16Ɯ18ŉ20ƈ21ƕ23ǫ24Ɔ43ř
~uct>	84 7Ɵ9ƕ15Ǘ17ř18ǆ20ƫ
~ucti	58 7ĿŃ9ǡ11Z12Ɓ13Pƈ14Ƃ16ŏŧ17Ɯ18Ɔ19ŉ24ǫ33ř
~ucts	90 7ǆ20ǣ
~uctu	86 -9ĸ13ǈ24Ɠƕ
~ud>	80 8ľŜ11x14Ơ15ŉ23Ǚ28ǁ
~udd	75 8Ů10ŝ11Ĺ15ľƵ20ĻƤ22A30B31ņ
~udde	88 10ĻŮ14Ĺ
~uddy	79 9Ƥ11Ļŝ12Ƶ16ľ19B24A33ņ
~ude	63 -9ŕ8Ɓƫƶ9cŔ10Ƈ11ƄƳ12Ƃ14ŗ17Ƣǋ24Ĵ28Ő36Ż
~ude>	75 -7ǀǉ8Ƣ11c12Ƈ13Ƅ22ǋ36Ő
~uded	80 -10ŕ11ŔƁ14Ƣ18Ƃ22ŗ
~uden	70 9ƶ10ƫ12Ƴ27Ĵ41Ż
~udg	76 -9ƙ7ǁ8eŢ12cY15ĸ21Ĺ39X
~udge	78 -9ƙ8e13Y16ĸ22Ĺ40X
~udgm	90 9Ţǁ15c
~udi	65 -8Ţ7ǔ20ǥ92Ǧ
~udit	65 -8Ţ7ǔ9ǥ92Ǧ
~ue>	60 -14Ǥ-9ǘ-7ţƣ7cƂ8bŊŗŞǀǑ9Ńż10B11Ļ13Ǐ16Ɣ18ǩ21Ŀ22Ƭ23Ų27y28ǌ30ƫ34Ŗ36ŏ
~ued	73 -9ƶ7ƭ21ĸ32Ź35Ǟ
~ued>	73 -9ƶ7ƭ21ĸ32Ź35Ǟ
~ues	61 -8ĴǇ7iƺǄǘ8ŗǌ9Ɔ10őƑ11Aůƚ15Pĺƙ16ľ20ŋ28ǫ32ƞ47Ŋ48Ǥ
~ues>	74 -7Ǒ9ƺǄ14ƚ60Ǥ
~uess	76 -10Ǉ-8ƞ7Ū8Ɖ10iǘ11ǌ12Ɔ13őŗ14ůƑ19P20ƙ38ǫ
~uest	68 -9Ĵ7g8d13A18ĺ19ľ24ŋ43ƞ53Ŋ
~uff	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƜƻǁǑ9XŌƴ10ŮƊƌ11sAƎǗǞ13Pşǒǚ17Ǆ21Ɵ22Ƥ26ƧǤ43ƙ
~uff>	62 -10ǆ-8ūƾ-7jƺ7Bľłǧ8ƁƚƜƻǁǑ9XŌƴ10Ɗƌ11sAŮƎǞ13Pǒ14şǚ17Ǆ21Ɵ22Ƥ26ƧǤ30ƙ
~ug>	78 -12Ł8ǁǢ10Ƒ13Ũ22ƽ33ž38ş
~uga	85 20ƾ21ƶ
~ugar	85 20ƾ21ƶ
~uge	90 7Ƙ13Ɣ18Ĺ
~uge>	90 7Ƙ13Ɣ18Ĺ
~ugg	86 10g12K15Ǜ20Ł
~uggi	90 10g12K21Ł
~ugh	45 -14mƖ-12bŊ-10LŐœ-9ĺŖŝƿ-8Š-7cdDĵŞŲơƾǤ7TűŶǫ8nŁťūŷſ9ŎƵ10iZĹŦƀƠưǧ11š12vƜ13ĸňőƮǑǟ14Ʋ15ƃƨƳǦ16WŃŨũƪ17rŘůƗǐ18wŋźƍ19jlŜƙ20ŗƔ21u22Yǘ23y24Ə25x27Ʃ
~ugh>	49 -25ǫ-10Ɩ-9LŐ-8mŖ-7DĵŊœŠƿ7ĴŭůƽǞǨ8Ƃƙ11nŨū12rĹŁŋŶſ13ŗťŪǧ14yŦƜƵ16őŜƏ17ǟ18ŘƮǦ19YƗ20ƪ21Wǐ25ǘ28ũ29j32Ʃ
~ughl	68 -12Ǥ-9ŧ9TYZ11Ƈ14Œ16ư17ů22ƙ28ĸ
~ught	59 -13d-12b-11ũ-9j-8m-7ĺŊŝƯ7rŚŨƫƺ9ŋ10H11ŗ12ƏƠ13yĻűƀ14ŃƨƲƳ15ţƃ16ŷ17ǫ18Ŏƍ19i20š21lv22źǑ25ň27wƔ28x31u
~ugl	85 13Ň15Ķ22Ə
~ugly	85 13Ň15Ķ22Ə
~ugs	78 8ƽ18ž26ş40ǁ
~ugs>	78 8ƽ18ž26ş40ǁ
~uh>	75 -14v7š9xyŝ10ĻƑ11ǡ12rņ17Ơ18j23ŷ25ũ
~ui>	88 48ż
~uic	71 7ŮǑ8ať9dDJś10Śǃǋ11Ō12PR14Ş15Z20ŋ27ŨǢ
~uick	71 7ŮǑ8ať9dDJś10Śǃǋ11Ō12PR14Ş15Z20ŋ27ŨǢ
~uie	86 10L14ư25ǐ32Ł
~uiet	86 10L14ư25ǐ32Ł
~uil	56 -7FƇƌƟǪ7bXƍ8ƒƦ10ĸ14Ƴ15Ƭǟ16Ǡ18ƣ24Ǥ25Ɠ30Ǎ31ƫ35Ǐ42ƕƼ43ƥ47Ɔ
~uild	58 -10Ƭ-7FƇƌƟǪ7ǜ8Xƒ9Ʀ13Ɔ18Ǥ19ƣ27Ɠ32Ǎ37Ƽ38Ǐ43ƫ46ƥ50ƕ
~uilt	69 -13ƫ-8ƕ8ƼǤ9b11Ƴǟ14ƈ17ĸ22Ǡ30Ƭ41Ɔ
~uin	84 -13Ɩ10Ŭ11Ǘ12tĸ22Ɲ30ŭ
~uip	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~uipm	69 -9ƕ-7ƚ16Ɵ21Ǥ28Ǡ45Ǒ
~uir	76 13Ǜ18ƣ20ǎ25Ǖ
~uire	76 13Ǜ18ƣ20ǎ25Ǖ
~uis	80 13ż15Ĺ18ǁ26tƐ
~uish	84 27Ɛ
~uit	65 -10Ř-9ō-7Ǫ8ƂƃƼǟ9ǣ10ZňŢǞ11V12Ǩ14g16h17Ɩ23Ǆ25LƚƩ30ķ32Ƴ43ĸ44ƻ
~uit>	71 -10Ř7h10Ƃǣ11Ţ12LV13ňǨ14ĸ25Ǆ29Ʃ34ķƻ
~uita	86 -7Ƨ21g34ƚ
~uiti	86 -11ō43Ƴ
~uits	82 11ƃƼ12ǟ13h15Ǟ18LZ
~uity	88 25Ɩ45ĸ
~ul>	72 -12ǘ-10P-7œ7ǝ8bǏ9B10iĹŉưǋ12ő13Ű15ũŮ17ƧǞ26Ū31U36ų
~ula	70 -8ź7nƬ8oŹƄ9ƫ12šŴǀ13ų14Ɗ16ƚƣ30ǖ
~ular	72 -8ź7n8Ź9ƫ12Ŵǀ13š14ųƊ17ƚƣ31ǖ
~ulat	88 10o13Ƭ
~uld	33 -16ŧ-14œ-13Ƃ-12qĻƵƿ-11oxƛ-10ŔűŽƾ-9QőŢŮŴƽǇǊǠ-8jSĺłŝŤťūơƢƼǥ-7klnUƍƖƫǅǍǏǝ7eBHŌŎŗƁ8AĴśŪƎǣ9KLŨŬǨǩ10bŸƚƪǁǚ11ĿŀŞǤ12ńŘ13ƕǆ14amňƑƺ15şƔǜ16TĶļƬǑǫ17ſ18cDƃƳ19rōřž20Z21ƙƲƸ22Ǫ23Ʒ25ĵǃ26ŋ27Ʊ28Ų31ŜƯ33sţƮ36ĸ37M38Ŷǟ40Ʀ44ŏ46X48ƹ53ư59Ĺ
~uld>	33 -16ŧ-14œ-13Ƃ-12qĻƿ-11oxƛƵ-10ŔűŽƾ-9QőŢŮŴƽǇǊǠ-8jSĺłŝŤťūơƢƼǥ-7klnUƍƖƫǅǍǏǝ7eBHŌŗƁ8AĴśŪƎǣ9KLŨŬǨǩ10bŸƚǁǚ11ĿŀŞƪǤ12ńŘ13ƕǆ14amňƑƺ15şƔǜ16TĶļƬǑǫ17ſ18cDƃƳ19rřž20Zō21ƙƲƸ22Ǫ23Ʒ25ĵǃ27ŋƱ28Ų31ŜƯ33sţƮ36ĸ37M38Ŷǟ40Ʀ44ŏ46X48ƹ53ư59Ĺ
~ule	77 -9ū9d10Ʈ11ŵ13Ǜ14Ǥ20ƚ29R32L
~ule>	81 9d11Ʈ14Ǥ21ƚ22L36R
~ules	90 14L16Ǜ
~uli	90 -11ū26ƽ32ǒ
~ulin	90 -11ū26ƽ32ǒ
~ull	58 -9Z-8ĹŘǤ7quWļĿŚŨƄƍƤǡ8œƾǝ9ƕǆ10ŋ13źƯ14hŏǛ15Dơ16d24ǉ25T28aś30ż36ĵ38R45Ɓ
~ull>	60 -9Z-8ĹŘǤ7qŚƉƦ8uWƄƍƤƾ9ǆǝǡ10œ11ƕ13ź14Ư15ŏơ16D17d25ǉ26a30ś37ĵ40R47Ɓ
~ulle	81 13ļ16Ŀŋ44ż
~ult	75 9Ƅ12ǫ14ť40ǜ48Ž
~ult>	76 10Ƅ12ǫ14ť49Ž
~um>	69 -12Ś8ƫ9ƌ10XŔ11ǝ15ƻ16ŘŶ17Ǧ18D27œ39ſ
~umb	48 -11ƥ-10Lś-9aŕ-8Šǥ-7GĸŗţŸǧ7Ŋǖ8ŜǞ9Kŝ10Ŀš11yĶœ12ňǉ14cEƔ15Yļ16ƕ18Ľ19Ɲ20CǢ21ƮǗ22Ź23ņƾ24XŘƌǙ25Ǫ26DŬ32e33ƃǨ38Ś43I
~umb>	88 -7ĸ13j15ŊƔ23Ķ
~umbe	51 -12ǫ-11Lƥ-10ś-9aŕ-8ǥ-7GţŸǕ7SƇǛ9ŜǖǞ10K11Ŀŝ12yœš13ňǉ16EY17cļ18Cƕ19Ľ21Ǣ22Ǘ23Ʈ24Źƾ25ņ26XǙ27ŘǪ28Ŭ29D34e42Ś46I
~umbi	75 23Ɲ41ƌ
~umbr	63 -8Š14ǫ46Ǩ50ƃ
~ume	76 9ś11ƴ25ƚ
~umen	76 9ś11ƴ25ƚ
~umm	82 7ƻ12Ǝ18ơǉ23k28x
~umme	83 13Ǝ18ơǉ23k28x
~ump	68 -10Ļ-9ŧƛ-7H7Ǝ8Ǥ9Ř10ſ12ť13Ƅ15Ų33ǂ41ŕţ48ŔƋ
~ump>	71 -8ň-7Hŧ8ƎǤ10Řſ14Ƅǂ24Ŕ25ŕ38Ƌ43ţ
~umpe	83 -7Ļǚ10ǂ16ť20Ų21ŕ30Ŕ
~un>	55 -15ń-13RŸƱ-11ǫ-10ŽǓ-8Ŵ-7ĺňƄ8ūƕƛǊ9ŉœŤƤǆ10Ŗ11xŧǧ12YĶŮƲǙ13ťƀ14Ŭ15Ų16e18ƫ21Oŷ22ƿ23ǡ24kǐǒ25Ɵ27AƮ34Ǫ40g
~unc	70 -8Ǥ-7ǫ7LƵǖ8ō9Ţ10OƎǊ11Ņ13Ʋ14Nǡ15qBľ18A27b
~unce	84 7J11Ţ13A19b
~unch	78 7ǧ8L9ōǖ11OǊ12Ʋ13Ņ16N17qľ
~uncl	84 8T9Ƶ10A17ǡ21B
~und	47 -12ŀ-11yŞ-10HƊƤ-9IŷǏǟ-8mDĹƷ-7aoUŝƅƍƜƵǉ7GŨūŰǃǊǜǞ8ƫ9ŏżƀ10bCTŗƈƗƿ11zŅŶǂ12LĻšǋǥ13ľƕ14iĶļŉǅ15ƴ16lņƋƥǦ17Vƛ18hǎ20csZƔ21Ƴ22XňŪ25ů29Ƽ30n32Ǝ35Ǉ47Š
~und>	53 -11y-9H-8mIŀǕ-7Şǟ7iLWļŠŲƓǐ8ŦƙƧƴ9Ķơ10nTǃ11hƥƫǞ13C14cŪů15zŅśƗǋ17ľ18Ŷ19šƕǥ21VZ22l28sƳ30ň33Ǝ
~unda	85 -7ň15ƛ31ƈ
~unde	58 -15Ŧ-12ŭ-10Ɗ-8DƷǏ7ƚƿ8ĶńƘƝƥ9Ɵ11iŔśūƴ12chŰƀƛ13Ūż14ņŏŠ16ůƼ17ǂ18ŗǦ20Ļ21ŉƋǅ22Ɣ25Xǎ27n39Ǉ
~undl	84 10ǜ54Š
~unds	71 7ũ8BFǕ9LNƞ10ŨƑƿǊǝ13Ǫ14Ŧ17b43Ƽ
~une	73 9Ļ15Ƶ20Ĺ60Ʋ
~uner	74 9Ļ15Ƶ58Ʋ
~ung	68 -9Ɖ-7P9ŻƱ11ũǝ12ż13Ƶ14ƯǇ15ź16u17Ķ18p20ǂ25v30Ơ44c
~ung>	76 -10Ɖ-7P9ź10Ơ11ŻƱ15ũ16ƯƵǇ20Ķ60c
~unge	80 -8c8y14ż22p23v24ǂ
~ungu	88 12xź14v29u
~unh	86 -12Ş39ş
~unha	86 -12Ş39ş
~uni	60 -22Ƈ-14œ-11Ķ-8ǧ-7ǔ8ǎ9W10ĽƗǍ11ŭƪ12Z13w14ay19DƧƩƫ20Ƣ32Ʀ42ƥ46ƀ
~unin	67 8Ʀ54ƀ
~unio	78 -14Ķ-10ǧ13WĽƗ15ŭ17wZƪ19a27Ʃ
~unit	74 -27Ƈ-15œ-9ǔ11ǎ12Ǎ24DƧ25Ƣ31Ʀ52ƥ
~univ	84 11Ƴ21y28ƫ
~unn	70 -12ū-9U7ŲǪ8jkRżƟ9f10ő11u12ŀŌ13q14ƾ15Ņŵ16hœ17ǡ18ŷ21ǟ42ǫ
~unni	71 -12ū-9U7ŲǪ8kRżƟ10f11uőǫ12ŀŌ13q14ƾ15ŵ16Ņ17hœ18ǡ19ŷ22ǟ
~unny	90 15j39ǫ
~unp	90 11Ĺ24Ơ
~uns	69 -11ſ-9i7x8ƿ10vA13ǋ17ƣ21uœ22Ł24Ǌ27j32Ŗ35Ų40ƚ
~uns>	71 -11ſ8xƿ11v13ǋ18ƣ21u25Ǌ27œ33Ŗ37Ų41ƚ
~unt	51 -11ǔ-9ǁ-8Iưǥǫ-7ŗǊ7ZŠƕǋ8eAOQYŧż9lmnŒŻſƤƻǂǦ10Ŗŝžƍ11XŸǗ13ķ14ƆƇ15Ŀǘ17u18Bŋ19ĵ20HŚƑ21Ư24CǢ29Řǖ30Ʈ33Ʊ53ǉ
~unt>	58 -13Ǣ-12ǔ-10ǁ-7AW7muŇƜƨƳ8Šƙ9ƕǘ10YZ11QœŧſǦ12ƻ13ŘŻ14ežǖ15XŸǗ17ŝ21ŋ23ĵ30Ś38Ʈ57ǉ
~unta	76 9k15ǈ26A33Ǣ34B
~unte	80 11ź14ǘ19ƍ25Ƒ
~unti	74 -11ǥ7gn10ǉ13Oǋ17Ŗ18Ƥ20Ǣ21Ƈ22Ʊ32H34Ư
~untr	82 7Ź10Ɖ12C14ǖ16ǂ21l
~unts	69 7Ɛ8Œ9ǖ17u20Ŀ25Ř26ķ29Ʊ
~unty	78 9Ƒ10DW11ǖ13Ľ14ż26Ɔ32C
~uor	90 -20Ź-7ſ9ǁ45ǝ
~uor>	90 -20Ź-7ſ9ǁ45ǝ
~uot	67 8aūƉ9Ǆ10ľǨ11Ő14ſ19e21ĺ22J31Ņ36ņ
~uote	67 8ūƉ9a10ľǨ14ſ19e21ĺ22J31Ņ36ņ
~up>	42 -20ŗ-18ǫ-16ŭ-15ţ-14yBŨƸ-13oƀƠǠ-11svņƞǨ-10GŁƤǍ-9abqŉųƵ-8LŇňťŪƗơƷƽ-7nwzŤŰƙƚƨƯ7Cļƕǒ8rOĽŅœŶƋƮ9ZĹŘřůƈ10dŐśŧŴƫǃ11ĸŃǑ12hĵưƺ13jĻŊƑǎǜ14ŀŝšźžƝ15VƉ16Hōũ17ƭ18ŚƄƏƛƥ19KƍǌǙǟ20łƬƶ22ĺ23Ʀǈ24ſ25k26i27x29Wǀ31l32Ɔ34Ŕ35tƊ36ŕ44Ŗ
~upa	81 23q30P
~upat	81 23q30P
~upd	69 9Ǐ13ƭ15ƌ19Ǥ20ƴ37ƍ
~upda	69 9Ǐ13ƭ15ƌ19Ǥ20ƴ37ƍ
~upe	88 11ő12t34ǫ
~uper	90 -7œ12tő35ǫ
~upg	88 8ƌ10Ǐ19ƍ
~upgr	88 8ƌ10Ǐ19ƍ
~upl	73 -11ĸ-8œ-7ưǏ8SŒ9Ʀǁ10Uľǐ11ƚ12ƥ14Ƣ15ŋū17Ǡ34Ŝ
~uple	74 -11ĸ-8œ-7ưǏ8SŒ10ľƦǁǐ11Uƚ13ƥ14Ƣ15ū16ŋ17Ǡ
~upp	69 -9ǟ-8U8zǁǒ9ŕ11nr12Ɵ16L24h25ŏ51Ǘ
~uppe	88 10ǁ14n15r22L
~uppl	72 -9ǟ8ǒ9ŕ13Ɵ61Ǘ
~ups	69 -7t7i8nr9Hſƞ12q13ǒ16Ƈ17Ť18Ʀ19ũ23ƙǏ34ǚ
~ups>	86 -12Ɲ-8t9i13n15q17ǒ43ǚ
~upse	78 10r20Ť22ũ
~upsi	90 13H32ƙ
~upst	80 11ƞ12Ɲ18Ƈ21Ʀ27Ǐ
~upt	81 19ǟ22Ķ35N
~uptc	88 25Ķ
~upti	88 20N22ǟ
~ur>	26 -29ų-22CŦ-19ō-17Ɖ-16ŎŐŭůƈ-15Ų-13ĹŘƍ-12Œťƽ-11ŉŪƋƻǫ-10fĺƇƮ-9Zšƫ-8ūŶǓ-7GŅƒ7iJYŗƙƲǔǜ8ŨƩƾ9kDĿƢǆ10acŃ11MŷƂƛǖ12yRĽœŖŽ13hŚǦ14EńŹžſǐǛ15nIľƗƨǘǟ16ňśŵƞƤƸǇǢǩ17tWŴǝ18lź19ƭƱǣ20owǍ21gjpvřƹƼǀ22ǒ23xVƴǊ24sPķŠǄ25łŝ26ƪ27qƦǋ29T30Ǘǥ31dư32e34ŰƵǤ41rƧ42Ķƿ44Ƅ50ǚ52B69z
~ura	47 -18ƺ-11ǆ-10Ĵ-8Ǔ-7tQ7mŚƀƁƈ8ǤǦ9AXūƛǏ10rśǡǪ11ĻƊǔ12Pşƶ13ŠŢƂƄƑƨ14řƯǕ15ŧƫƵ16Ʈ18ǎ19ĿŐ20ł21őœǧ22Ɨ23ŇŤƅ28W
~ural	88 22Ɗ26Ƒ
~uran	48 -18ƺ-11ǆ-10Ĵ-8Ǔ-7tQ7ŚŨſƁƈǚ8ƀǤǦ9AXūǏ10rśƛǡǪ11Ļǔ12Pş13ŠŢƄƨƶ14ƂǕ15řŧƫƯ16ƮƵ19Ŀǎ20Ő21łő22œǧ23ŇŤƗ24ƅ29W
~urc	76 11Ʋ13o15t16B17Ů28ƔƸ
~urch	76 11Ʋ13o15t16B17Ů28ƔƸ
~ure	48 -13ƣ-11ş-10ĸ-9ŰƔƖǑǓǫ-8LPS-7KĺŏƟǠ7yŬƹǢ8aHŲƄƤ9Ţƶ10Ɖǩ11fGŐŒŜť12ƙƳǧ14ŗ15ŮŵƈƓƾ17Ʈ19Ł20Ř21ő22ŀ23ƚƪǎ24ǆ25Ǉǔ26Š35ƀ36Ǥ51ƕ
~ure>	56 -14ǫ-13şǑ-10ŘŰ-8KLƣ-7Pŏőœ7ĴřŧŶǔ8AľƧƫǄǪ9yŃƹǋ10ŬƳǤ11HŲƤ12aƉ14GŜť15ǎ16ƚ18fǆ19ƾ20Ů21ŗ24ƙ26ŁƕƮ28ŀ30Ǉ
~urea	90 -7Ő13ŝ15Ņ
~ured	56 -10ƙǑ-9őƔ-8Ɩ7ƁǕ8ǅ9ƞǫ12Ʋǆǎ13ŵƄǩ16ǧ17Ţ18ƈ20Š22ǔ26Ǥ27ŐŘ35ƪ45ƕ50ƀ
~urer	83 -10ǅ-7Sǫ9ţ16œ21ƶ28Œ44ő
~ures	80 -9ĸ-7ǋ8Ř10Ǥ11ő14Ơ15Ǣ18ƚǑ21Ɠ22Š
~urg	82 10ǂ11tǄ35ƾ43ń
~urge	86 11tǄ37ƾ45ń
~uri	64 -10ŷ-8ǒ-7ǫ7žǝǧ8ŕ9ķŊšŮƨǙ10rPţſ11ų12ơǃ15R16Ő17Ɯ23j26ĺƄ28Ʋǥ30Ɛ
~uria	84 13ƨ28Ʋ
~urie	78 -8ŷ10Ʋ12ſ15ų24j32Ƅ35ǥ
~urin	79 -8ǒ8ū10žǝǧ12Ů14P15ǃ17ơ20R21ĺŐ22Ɯ
~urio	83 9B12ŕš13rĺ14Ŋţ
~urit	76 8e12ķǙ38Ɛ
~url	86 -8ĵ14ǅ16T17Ɗ
~urli	90 18Ɗ
~urn	57 -14ǫ-12t-9Ɲ-8Dő-7ļŦ7pĸƧƩǈǗ8TZĻ9ơǤ10mAǩ12ƓƤǟ13ƋƬǛ14vGƏ15ƕ17ǌ19Ŋƌ22ź24Ťƀƶ28Łƒ29cƙǞ30Ň
~urn>	69 -11d-10Ɲ7fĶ8ŏƀƛ9ǌ10VŤǈ11pT12ŊƩ13mvơ14A15ƒ17ŇǛ20c
~urna	78 12aĹ14Z15Ə16Ŋ21Ƌ30ƌ
~urne	66 -12ǫ-8ő-7ļ8ƒƖ9xǗ11vĻǤ16ƓƬǟ17c19ŇŤƕ21ƀ30ƶ31Ł
~urni	75 7Ł10Ǡ11ĸ12dƒƧ17Ƥ21G42ƙ
~urns	88 44ź
~urp	85 8ż11Ő19Ǧ
~urpr	86 8ż12Ő19Ǧ
~urr	58 -9ŀƢ-8u7ŗŝ8ƛ9SśƷ11OŒǧ13ǔ14ş15Ř19G22ǣ23Ş25ń26Ɯ27Ŗ29ő30hŐƬ32œ
~urre	60 -9Ƣ8ŗŝ9Ʒ10Sś11ǧ12Œ13ǔ15ş18Ř20G23ǣ24Ş29Ŗ31őƬ32Ő33œ
~urri	80 -9ŀ12ƛ40Ɯ
~urry	83 -8u18O42ń45h
~urs	49 -17ǫ-13ƙ-12Řŵ-11ŒƖ-10vœƜƠǊ-9rūǆǟ-8M-7hĺƔƣ7ťƀƪƴǜǨ8ůųſǎǥ9uQŷƛƢƱ10cgŤŶƤ11ĶšƟǉ12qł13nŲƘƝ14Ŏŭǋ15Ƃ16APŧ18H19Ɨ20ř21ĸŹ22Uǃ27x28Ŵ31R32S37ǐ40ƨ50F
~urs>	57 -16ǫ-14ƙ-12ŵ-11ƖƜ-10Pū-9hǆǊ-8Ơ-7grvƣ7bBƋƩƿ8tSśƷ9ĿƀƴƽǨ10Uťůƪ11ſǎ12ųƂƢ13uAƛ14ĶŶŷ15Ɵ16Ų17ŭ21Ƙ27ĸŹ29ƨ33x35Ŵ39R46ǐ62F
~urse	57 -13Ř-9Œ-7M7ŻƁǄ8qţƱ9Ɛ10cš11VǓǥ14Q15SU16Ť17Ɨǉ18głǋ19Ŏ20ŧ21n24H26řƨ28Pǃ
~ursi	90 8m16q24S
~urst	85 11Ʀ30Ɲ
~urt	60 -8g-7cǀ9W10Ǒ12Ŀ15ƞ18k19Ǝ20Ĺ21ťǜ23Ť26Ǜ31X32ƅ36D38Ƅ39ſ46ǥ
~urt>	61 -7ǀ9W10Ǒ12Ŀ16ƞ20ĹƎ22ťǜ24XŤ27Ǜ30ſ33ƅ37D40Ƅ47ǥ
~urth	88 -8g10dx28k
~urv	84 15x22ǟ36i41Ə
~urvi	85 15x23ǟ37i
~ury	75 -7c8Ƅ11ĸ18D38Ʋ40ſ
~ury>	75 -7c8Ƅ11ĸ18D38Ʋ40ſ
~us>	56 -25ǫ-17A-12ň-10Ɨ-8q-7GńƔǟǪ7wŊƛƹǄ9ƾǨ10ĶƉ11ŌűžƇƠ12zŵ13ƅ14vC15ŏūŷ16aĸ18Ļ22f23sŇ24r25ţ35ŀ40ĺ46Ŷ48ǂ57Ľ
~usb	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ǫ-7Ů7Ÿ9Ʊ10ư11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~usba	57 -15dƺ-13ǀ-12Q-11xƻ-10PƼ-8ǫ-7Ů7Ÿ9Ʊ10ư11Ŵ13n14ł15ƭ16Ƶ21Ž24f25ŵƹ31pt32rsǄ33ƪ37q42o
~use	40 -21ŭ-20ƽ-18Ř-17KS-16ŲǙ-14Ņŷ-13ǆǐ-12ŗǑǨ-11ƢǠ-10ŧƩƺǪ-9UƄƨ-8dvĺŊŒœŚƳǟ-7cwzEXZĵņňŏƭǇǉǡ7ƐƓƜǒ8rƊ9Iƃ10pĴťŰƋ11ƪ12ƍƥ13sŤƛǕ14YǓ15oƑƗƘǘ17fŕ18Tųź19Ÿžƶ20ư21Ł22qMŔŠƈǄ23ƞ24JĸƕƟǃ26H27Ɣ28nDơ29Gǁ30Fƌ31Ƈƙ33Ơ35ƹ39Ɩ45Ɔ46Ů
~use>	42 -22ŭ-21Ǚ-20ƽ-17KSŘ-14ŷǐ-13ŅūŲ-12Ǩ-11ǑǠ-10ŧƢƩƺ-9UǊǪ-8pŊŒŚƄƨǆǟ-7zEĺŏŵǇǡ7yŶƝǍǗ8ƐƜǤ9rƃƊƓǒ10Ižƶ11ĴťƋ12ƥ13qŰƍƪư14ƛ15ns16ƑƗƘǓǘ17Ť18fųƙ19ƌ20ź23ŁǄ24Mƈ25JŠƔ26ƞǃ27ƕ28HƟ30Dơ31GĸŮǁ32Fƹ33Ƈ36Ơ42Ɩ43Ɔ
~used	72 -9B-7Ƴ7ŪǙ10Ǌ13ƻ17ž18ƶ23ƙ27ŕ29Ů35Ŕ44ŵ
~useh	68 -14Ŵ15ư24Tū25n28Ÿ29Y
~uses	75 -26ŵ-10ǆ-7a9ƹ10Ɔ13PƔ18T21q23oƌ25Ǖ34p37Ŵ
~ush	73 -16i-12ĺ8Ň9ŋ11s12ō14H15Ɲ21rń23Ļ26Ƙ33Z35O
~ush>	80 -17i-13ĺ7Ń11ŋ12Ļ13sō22Ƙ23ń38O
~ushe	88 8Ƙ10Ň15Ļ18HƝ
~ushi	86 40Z
~usi	50 -18ūƃ-13D-9GRŶ-8ňƙƹ-7eŎŦǛ7ŗƗ8Ǔ9ǚ10ƻ11n12Aǝ13Mő14J15Ǣ16ŉ17Ǥ19ǒ20ǫ21ǆǨ22ŏǖǪ24Ǡǡ25ǟǣ26Ǉǌ28Ɵǅ30Ǎ33ǈ37ǐǧ39Ů
~usie	88 37ǐ
~usin	50 -18ƃ-17ū-13D-9GŶ-8ƙƹ-7eRŎŦǛ7ƗǏ8Ǔ9ǚ10ƻ11n12Aǝ13Mő14J15Ǣ16ŉ17ǐ18Ǥ19ǒ21Ǩ22ŏǖǪ24Ǡǡ25ǟǣ26Ǉ27ǌ28Ɵǅ30Ǎ33ǆǈ37ǧ39Ů
~usp	85 16ƅ32Ź
~uspe	85 16ƅ32Ź
~uss	90 -7ǫ12Ű17a18Ʋ29r
~ust	44 -13ś-12ŎŘ-11BJǒ-10qŭ-9DFŃŊŞƠ-8lGRĻƵǠ-7ĿŬƩƱƾǑ7acdrĴşţŶƋǊ8uUĸŇŨƨ9łňōƢǛǡǣ10hŐ11ŋūŮƙƣ12CŁũƤ13AKƽ14Ǔ15ŒǕ16Ɵǘ17ŷǅ18nŗš19ŕ20ǜ21ǖ24ŸǙ25Ɓ26ĺ27ļ28ų30ǉ32Ǎ35ƴ
~ust>	47 -12JŘŴ-11Ŏǒ-10q-9DFŃŊŨƠ-8BRĻŞŭƵ-7śŬǑ7sŜƎƟ8cdervZĴŧƋǊǜ9aUŇƨ10ĸłňōǛ11uŐ12hSŋųƣ13ŕƙƤ14KŁƽ15ACũŮ16Ǔ18ū20š22nŗ27Ÿ28Ɓƴ29ļǍ30ĺ33ǉ
~usta	88 10ű18Ŵ24ŷ
~uste	83 45Ũ
~ustl	88 -10ū40ų
~usto	62 -11S-10G8ŀţǆ9k17ǜǡ19ǣ21Ɵǅ28Ǖǘ33Ǚ35Œ37ǖ
~usu	73 8ķƣǂ9WƆ11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
~usua	73 8ķƣǂ9WƆ11ǣ13Ǉǫ14AĻų15ŃŮ17Ś23L
~usy	74 9ǐ12x15tP33N35U44ǡ
~usy>	74 9ǐ12x15tP33N35U44ǡ
~ut>	34 -19ǫ-17ń-15ǉ-14F-12iWĸŔŨŭƢǡǨ-11Ʊǔ-10xMőŴƅƥ-9vNƿ-8Ɲ-7œŚŮƁǜǣ7kUYľƐƕǑǩ8jlŕŞƏƜơƯǅǗ9gAŋŝűƃǥ10Ŷǂ11uzƀƼǛ12BŃťƑƫƵǐ13Ųƽǝ14ķƠǄǊǎ15ŀşŽƎƮ16ĽŊƭ17VŁŵƩǃ18ryH19ĵĺžƞǋ20Ɖ21ųƳǪ22pƦ23Ĺƴ24ōƖ25ƺǖ26ĻŎŧ27ƍƟƬ29Ŀ30ZǓ34ň45Ţ
~utc	83 13b25ļ32a
~utch	88 13b34a
~utco	90 28ļ
~utd	88 25g27ǟ
~utdo	88 25g27ǟ
~ute	61 -9Jĸ-7ǫ7fŅ8Ɔǃ9Ǟ10iǅ11Mļǩ12Ǒ14ś16h18ō20Ǚ25Ů27N29ǚ32O42Ű
~ute>	71 -16O-7b7šƘ8ō9fuś10Ɔ12iǅ14M19h22Ű27Ů33N
~uter	76 -9ĸ8d9bcśƟ15Ǒ26Ǚ38ǚ
~utes	70 -10J8ş9aŅ10ǃ11Ǟ13ļōǩ27Ű53O
~utf	77 -8Ų-7F8š9Ņ11WŒ12Ǡ17ƣ23ő26Q33ǆ
~utfi	77 -8Ų-7F8š9Ņ11WŒ12Ǡ17ƣ23ő26Q33ǆ
~uth	79 7j8l9D11Ľŉ12r16C17ơ20uŞ
~uth>	81 7j8l9D12rĽ16C18ơ21Ş
~uti	80 -9Ɨ8Ů9Ǐ10b11Ƣ14Ū16ǒ17Ǌ18Y32e
~utin	88 -9Ɨ15Ů35e
~uto	65 -9ƭǊ8ƀǂǅ15Ū16ǧ18ĺ24Ƅ25Ɲ28ſ32ƃ39Š45ƴ53ĵ
~uto>	68 7ź9ƀǅ12ĵ17ǧ19ĺ27Ƅ30ſ34ƃ42Š
~utof	86 11ǂ20Ū35Ɲ
~utom	88 15Ɲ24ĵ
~uts	68 -13U-12Ɵ-7Ǔ8Ɠ9tƊǢ11ƨ12ƲǍ13ǂ14Ŋ17Ĵ18gqƥ19C25ş26j31ƈ
~uts>	77 7M8œ12ƥ13t14ƲǍ16Ŋ22C29ş
~utsi	73 -13U-11Ɵ-7Ǔ7ƥ9Ɠ10ƊǢ12ƨ14ǂ20gq28j33ƈ
~utt	70 8Ž9ůƻ10iƳ11ō12a13ū14Ǌ17Ɯ19H20ǫ32ķ
~utte	88 21Ɯ
~utti	75 -8a7V9Ž10ůƳƻ12w14ū15Ǌ21H34ķ
~utu	86 -9ţ8y10H15ƶ23ŀ29ő
~uv>	90 -7Ÿ8Ŭ26Ŵ27ū
~uy>	58 -14ŶǑǫ-11œƶ-9ǘ-7tĸĻ7X8ƏǇ9ť10Mŭ11ŝƣƬ12ƪ13gFƫ14xHWŃ15Ǟ16ņǠ19ōšǆ20Ɣ22Ň23ƨ25ƀ26B34ŷƙ37Ǫ41GǗ
~uyi	85 7Ƭ20F36H
~uyin	85 7Ƭ20F36H
~uys	63 -14Ů-12N-7gP7wőŖǍǖ8hĹŎũƔǒ9kƹǥ10Œ11xY14C15FHŵƖǛ19jǉ23ǋ24ǡ32Ǔ33ǆ
~uys>	63 -14Ů-12N-7gP7wőŖǍǖ8hĹŎũƔǒ9kƹǥ10Œ11xY14C15FHŵƖǛ19jǉ23ǋ24ǡ32Ǔ33ǆ
~uzz	88 -8ŧ13Ǝ24ŉ28ƥ
~vac	76 -14ŭ10Ɠ19ƌ23ǎ41k49ơ
~vaca	78 42k50ơ
~val	61 -8ǘ7ŹƂƕƝ10Ƌ11ǆ12Cł14Ū17ŏƔ22Ŀ23Ƭ24ƚ30ƫ35Ǥ
~vali	88 10Ź
~valu	63 -9ǘ7Ƃ8ƕ11Ƌ17ŏ18Ɣ22Ŀ24Ƭ25ƚ31ƫ37Ǥ
~van	74 -10ų-7Ŵ8Ɓ10ƌ15kŇ17w19Ů76ǒ
~van>	84 -10ų-7HŴ10Ɓ14Ů15Ǥ17ǒ18k
~vani	90 13ƌ18Ň
~vans	81 -8Ǥ-7Ǡ8Ů68ǒ
~vap	85 53ƻ
~vape	88 45ƻ
~vat	79 -7F7ǥ8Ƴ9ŋ10ǂ11Qƪ16ƥ17ƣ28ƍ
~vate	82 -8F7ǥ8Ƴ10ŋ11ǂ12Qƪ13ƍ18ƣ
~ve>	28 -26P-19A-18ǆ-16Ł-15šƗ-14gTǌ-13Ư-12ĿŃœǎ-11Ĺŀƫ-10qyKŔǓ-9pL-8jǩ-7RUňŜǄ7SZńŖųŻƞƿ8wzűžƃƏǀǇ9BHNXŗŨƜ10ŋŏźƆƌƲǈǒ11FłŇƠƷǅǊ12hGŘŠƱǜǡǢ13ŌŎŶƇơƧǂǑǕǟǤ14IŤŵſƅ15DĶŊƁƋƓƬǫ16fCōőŰŴ17Ƶǖ18ĴśŹŽƳ19ƂƄƒǏǔǧ20Ǝƹ21důƀƍƸ22mķŒƚƾǞ23aWƨ24uǉ25ţƙ26O27Ɛ28Şŷƪ29l30ū31Ņ33Ő
~ved	70 -25S7ĵĻŽ8Ŵ9ơƤ11fnŌǙ12ł15Ŧ21Ʒ22l39Z46G
~ved>	70 -25S7ĵĻŽ8Ŵ9ơƤ11fnŌǙ12ł15Ŧ21Ʒ22l39Z46G
~veh	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓ21ŭŴ27ŵ33ǒ37ū
~vehi	63 8ŶſǨ11Ůŷ12ż14Ŭű16Ɓ21ŭŴ27ŵ33ǒ37ū
~vel	67 -16C7ŁŬ8ƫ9Dƃ10Ƃƥ11Œ17m21Ƌ27Ƈ28ǂ32ơ
~vel>	69 -7C7ŁŬ9ƫ10ƥ11Ƃ17m18ǂ22Ƌ26ơ27Ƈ
~vem	90 12Ǥ23ƍ
~veme	90 12Ǥ23ƍ
~ven	55 -10Ơ-9ĺ-8iŞ-7ŗŴǟǠ7œǁ8Ŗ9YľǤ10ŕţ11RǍ12Ÿ13ũƙ14Ʊ15Ūǫ17Ɔ18şƟƻ21Ž22ŝ24ǌ29LŤ30Ǉ38Ǘ56Ǒ
~ven>	60 -7Ş7Ŧǫ8h9œǁ10ŖƆƮ11Yŕţ12Ǎ14Ÿ15ũ16Ʊ20ƻ25ŝŽ36Ť
~vend	83 -8ǟ60Ǘ
~veni	82 -11i8ű10M12ľ20R48L
~vent	75 -12Ơ8ǩ11Ɔ13Ǥ16ǫ21şŪƙ23Ǒ28Ɵ42Ǉ
~venu	83 10ǩ41ǌ
~ver	34 -15DŅŶ-14Ǒ-12pLXņƱǐ-11oIJƦƷǩ-10ňŭƍƗƥ-9zĻƅƭư-8ĺŁŋƆƒǄǊ-7bmyšƌƑƣǃ7uŰźƜƴǣ8PĹǪ9nļœŠƂǛ10ŏůŽǘǫ11iRŀőŖǉǠ12ƁƕƯ13YŜŞűƄ14hĿƙǖǨ15ŮžƢƪǜ16ƩƮǝ17H18UŇŹƀƨƾǌ19ŤƫǗ20ƶ21Cǧ22ŝŢǚ25Ɠ27Řżƞ29ǟ31Ǥ32ƃ34Ǟ36Ő37TƝ38ų39ƛ40Ĵǔ41Ÿ42Żǒ53ŗ
~ver>	39 -17ōő-15šŵƮ-13DXƺ-12ŕū-11yŅƅƱǩ-10IǤ-9Jńſǐ-8ŶƂƦƿǇǖǡ-7ĺŎśŭƁƍƗǅ7ŽƏƤƴǪǫ8eƇǈǏ9œťǚ10ŒŞŹƩ11ǝ12Uŉǁǣ13ŘƔǉ14QĹŢǔ15Ůǒ16hPƫ17Rŀŧžǟ18TŜŻƀ19Ǡ20HůǨ21Ɲ22Ƣ24Cų25Ňƾ26ǌ27ƶ28ŝ30Ɠ31ĴŤ34Ŵ35ż38ƃ39ƛ41ƞ44Ǟ49ŗ
~vera	53 -18ŉ-13ƫ-10Ǒ-8ǣ-7ư7X8Ŗ9ŊųƬǋ10ƀƯǚ11ńǔǪ12ƨ13ǎ14Ɯƪ15ĿśŻƝ16WšƩ17Ɓƺ19ǜ20ŢƂǟ23Ʈ26ſ28ŐǤ29Ř32ƕ33ǧ
~vere	68 -15Ǒ-10ř7ǔ9ń10ǡ11őƂ14ĿƯ16ŏ17Ř18ƨ19ŗ20Ǥ21Ɓ30ō31ƪ36Ő
~veri	70 -8Ů-7p7k8Ư9d10ǒ12Ƹ29ő50ų
~vern	79 -9Q13Ŗǘ14Ǒ32ű55ǖ
~vers	61 -26Ŵ-13ų-12Ǌ-11Ű-9ů-8o8ļŃƤǂǅ9sŽƛ10ťƙ11Oŗźǝ12ŬƀƳǫ13i14y15Ō17ƫ20ǒ21aŹ29Ÿ32Ǘ36Ż39Ƅ
~vert	84 7Ʃ16Ɵ23T25Ů
~very	51 -9ŘŤǕ-8ƞ-7zLXŶƚ7ŀŕƸ8ŮűƘƿǆǇǊǒ9ĵļŎőǓ11ǝǣ12ǘǚ15iKU17ŵǛ18ūǤ19nTĸƙƽ21Š22Ÿ23Ʈ24u26Ű27Yǔ28Ĵ
~ves	58 -14Ű-13Ş-11ūƙ-10z-8ƿǁǜ7ō8xŲƂƾ9Ɲǝ10q11YĶ12Ƥ13AǑ17ĸř18o25n28ǒ29Ÿ32Ŵ42ş
~ves>	58 -14Ű-13Ş-11ū-10z-8ƿǁ-7ǜ7ō8xŲƂƾ9Ɲǝ10q11YĶ12Ƥ13A14Ǒ17ř18o25n28ǒ29Ÿ32Ŵ42ş
~vew	78 12Ƒ28ū43ű
~vewa	78 12Ƒ28ū43ű
~vic	64 -10Ǒ-9ǖ-7Ǥ8şƗ9ŞƆ10Ƒ11Aŝ12Ť15Ǡ17Ų18Ŀ19Ʋ21B33ǆ37ǜ39ž
~vice	64 -10Ǒ-9ǖ-7Ǥ8ş9Ş10Ƒ11Aŝ12Ť15Ǡ17Ų18Ŀ19Ʋ21B33ǆ37ǜ39ž
~vid	75 8ǆ10g12ƙƨƭ14ǟ15ő22Ɨ30M31Ƭ
~vide	76 8ǆ11g12ƙƭ16ő22Ɨ31M32Ƭ
~vie	82 -15ƠƸ7Bŷ15Ǡ26ŝ30ŗ43ǫ
~view	83 -15Ƹ7B11ŷ15Ǡ21ǫ26ŝ30ŗ
~vin	49 -17ő-15Ş-14j-13Ŝ-12ǫ-11v-9Tǐ-8XŃƞ-7cŝũƿǟǢ7Y8etơǃ9qŮƴƸǏǡ10ĸ11Ǝ12Łƈǂ13Ŀū16nNřƳ17ů18kŀŸ19ŵŽž20F21z22P25Ź27ź28iZ29ż31y32H39ţ58Ơ65Ŭ
~vin>	62 -14Ŝ-8vǫ-7c7ōơ8xŁŗžǃ9ńųƎ10tƸ11Ļ15yP16Sź17ǡ19ŀ21ż25Ơ85Ŭ
~ving	52 -15Ső-14Ş-13j-9ǐ-8ƞ-7TXǟ7sļŶŻƙƹ8Ƈ9Yūƴǂ11qPĸŮǏ12Ƴ13Ŀżž15ź17NřŸ19nFů21y22kŽ23zŵ25i30HŹ32Z37ţ40Ơ
~viny	88 24ƈ
~vio	80 -8G10Ŕ16Ɖ48ż
~viol	82 50ż
~vis	72 9Ɔ12N15eĴ17a19ǃ22B24ǀ34A39ƞ
~vise	85 28B29A
~visi	77 7a9Ɔ10A13N20ǃ26ǀ42ƞ
~vit	90 -8Ǖ10ǎ20ǂ24ƽ
~viv	85 15x23ǟ37i
~vive	88 19x27ǟ
~voi	73 -11Jǫ8Ŀ13ŀ14a15e19Ǘ22ǚ29ľ
~voic	74 -11Jǫ9Ŀ13ŀ14a20Ǘ23ǚ30ľ
~vol	80 8Ž14ł16f25Ƒ
~volu	84 27Ƒ
~volv	88 9Ž16ł17f
~vor	75 -13ƹ9Ķ17rƠƫ19ǫ20ŷ22Ş33f
~vorc	82 10Ķ36f
~vori	82 20Ơ22ŷǫ24Ş
~vou	86 11ǂ33ŀ
~vous	86 11ǂ33ŀ
~vy>	86 7Ƽ8Ơ9ǐ12Ʊ15Ǌ26Ǒ
~wag	75 -17ǌ-9œ10Ǟ13ǥ20Ƅ28T54ǋ
~wage	75 -17ǌ-9œ10Ǟ13ǥ20Ƅ28T54ǋ
~wai	73 -10ō-8Ɓ-7Œǔ8Ũ9ķ10ǎǞ11ŐǑ12ū13Ļ14Ŷǩ19rǕ21ś23ńƀ24s
~wait	75 -9ō-8Œ8Ũ10ķ11ǑǞ12Őū14ĻŶ15ǩ20r22ś24sń
~waiv	88 -9Ɓ12ǎ24Ǖ28ƀ
~wal	55 -12ō-9ũ-7ĵ7RYŜţǗǘǚǦ8nŢƦưǊ9ŶƏƩ10ļ11Ź12Ńƍƛǔ13ĴŽ14ǟ15ƙǏ17ƥ18ĺ20Ŗ23x25ŝť26ƈ27ǖ30ǆ
~wal>	66 -12ō10ŢǠ14Ŝ25ĺ26Ŗ32ŝ
~walk	61 -9ũ-7ĵ7yĹŋƙǝ8ţƝǘǦ9RYŗǗǚ10nŶƏƦƩưǊ11ļ15ŃŽ16Ĵǟ21ƥǆ27x28ť32ǖ
~wall	75 -7Ƌ10Ƣ12ƙ15Źǆ17ǔ22ƛǏ23ƍ39ƈ
~wan	45 -17ŧ-15ś-14m-13Ř-10NşƱ-9łƨǔǚ-8cŃŗƔơ-7uBĴŮƩƫǁ7ŵǡ8Ŀœ9ƄǠ11oŋŞǨ12VŁŖŜƁƷ14byLſƀ15Ƃǃ16JOŏ18ĵǩ19ǎ20ƃ21Mń23K24ŊƭƲ26Xĺ28Ǖ30ƣƮǫ32sƯ34Ƴ36ō37ļƅ41Ƹ
~want	45 -17ŧ-14mś-13Ř-10NşƱ-9łƨǔǚ-8cŃŗƔơ-7uBĴŮƩƫǁ7ŵǡ8Ŀœ9ƄǠ11ŋŞǨ12oVŁŖŜƁƷ14yLſƀ15bJƂǃ16O18ĵǩ19ǎ20ƃ21M22ń23K24ŊƭƲ26Xĺ28Ǖ30ƣƮ31ǫ32sƯ34Ƴ36ō37ƅ39ļ41Ƹ
~wap	86 -11Ů15Ū30Ʒ36Ŵ
~war	69 -17V-13Hţ-7ƿ7ǚ9Ƶ10B11Łŏ12Ǡ13Q16ň17X21ō22q23Ū24Ǎ34Ŝ49j
~ward	74 -9H-7ƿ7ũ10Ƶ12ŏ13Ł17ň20X24ō26Ū37Ŝ
~ware	83 8ǚ15Ǡ16Q27q29Ǎ
~was	45 -20Ş-14œ-13ƭ-12d-11Ư-10ĺŁǠǤ-9fXŎǀ-8HŤƣƮǟ-7yLŃńŏűƊƍƛǃǍ7cĶłŇ9rţżǝǦ10Ǉ11ŲǛ12ŹƠ13ƴǌ14Ʀ15Ə16ļ17ƌƾǫ18Ɖ19kŊƶǞ20Ļ21ŕ22pŔƆ23B24ŉ26Ũ27Ū28ĽŢƿ29ņ30Ŷ31Ž33š34Ɣ40Ɲ42Ƶ45Ŧũ49ť52ŧ
~was>	45 -20Ş-14œ-13ƭ-12d-11Ư-10ĺŁǠǤ-9fXŎǀ-8HŤƣƮǟ-7yLŃńŏűƊǃǍ7cĶłŇ9ţżǝǦ10Ǉ11ŲǛ12ŹƠ13ļƴǌ14Ʀ15Ə17ƌƾ18ƉƝǫ19kŊƶ20Ļ21ŕ22pŔƆǞ23B24ŉ26Ũ27Ū28ĽŢƿ29ņ30Ŷ31Ž33š34Ɣ42Ƶ45Ŧũ49ť53ŧ
~wash	86 14Ƌ53Ɲ
~wat	58 -9Ɯ7Ƒ10ƋƎ12qƢ14Ɛǟ16ƚ20Ʊǫ26žơ29ť42ƌ57ƛ67Ɲ
~watc	78 13ơ23ƚ28Ʊ31ǫ36ž
~wate	60 -9Ɯ7ƑƓƼ10ƋƎ13qƢ14ǟ15Ɛ17ơ30ť43ƌ61ƛ70Ɲ
~way	54 -14I-11Ņő-10Ɲ-9ů-8Ź-7ĺŎŘũŮƿ7cXĶŉŏŪƸ8şƩǄ9ƈ10ļǡ11Ƃƶ12lBŷƓ13ķ14jyŇ15ĽŊū16aƨǁ19ƙǃ22kŁ25Ƒ27ű30Żơ31Kţ32Z33Ű
~way>	55 -14I-11őǫ-10ŅƝ-8ůŹ-7ĺŎ7ŇŉƵ8XĽŏŪƩƸ9şƈǄ11ļƶ12BƂƓ13ŷ14yķ15j16aŊūǁ17ƨ19ǃ23kŁ26Ƒ28ű31Ż32Kţơ33Z34Ű
~ways	75 8řƞǫ9Ʈ10VĹĽŇ12Ķ13c15ǡ21lƙ
~wbi	90 37ơ
~wbir	90 37ơ
~we>	51 -17Ļ-15P-11r-10ň-9ő-8AHť-7gŗƔƨƶǒǨ7ƁƘƝ8Őƫ9ĽŢ10dŋƃ11Ŧ12ĸƇ13vŇ14u15ś16h17IŊŖƂƗ18ƯƳ19Xł20iŏŵ21Ʈ22ĺ24ļ26Ō27ū28M29ŭ37ľ39Ĵ40Ɩ42s86ō
~wea	78 -8I7U15ť22Ɯ23c26Ǜǫ30j
~wear	85 -9I10U25c28Ǜ29ǫ
~weat	83 16ť24Ɯ33j
~web	81 9ĺ11Ņ30Ľ34ǘ
~webs	82 9ĺ11Ņ31Ľ
~wed	70 -12ŷ-9ŕ7ǩ8ƻǝ9ĻŝƝ10ņƹ12Ţ14Ŵ15Ĺňŗ17B20Ƣ25Ƭ26f29Ɨ
~wed>	72 -12ŷ-9ŕ10ŝƝƹ11ņ12Ţ14Ŵ16Ĺňŗ17f18B21Ƣ26Ƭ30Ɨ
~wedd	84 7ǖ9ǩ10ǝ11ƻ12fĻ
~wee	52 -10Ŏ-9Ĵǫ-8X-7ňǒǝ7gŭƸ8Ÿ9TŦƓƦ10iŢƞƭǪ11Ļ12ŉŰƘơ13D14P16ǐ17ń20ľ24Lų28k34ǟ38Ŷ46Ů47R52ǁ
~week	53 -7Xǒǝǫ7xzőŪ8g9Ǫ10TŦƦ11Pƞ12iĻ13ŰƘơ18ńǐ22ľ23ǁ25L26ų29k35ǟ39Ŷ47Ů49R
~ween	79 8N10CŃƭ15Ţ17Ÿ21ŉ
~weet	80 -7Ĵ8ƭ10wŚƣ11Ŭ13ŭ15tƓƸ21D
~wei	70 -7JŻ7m9ł11Ń16Ǆ20h22ǚ32ŀ49Ƽ
~weig	72 9ł11Ń17Ǆ34ŀ50Ƽ
~weir	90 -9JŻ10m28ǚ
~wel	61 -13Œ-10Ř-9qǘ-7s7xH8akļŲǫ9NQĺƗǌ11ŅŨǋ15pŗǗ17ŷ18S24t27ƚ31ǡ35ƕ36Ş
~well	65 -10Ř-7s7Hķ8akxļǫ9NŲ10ĺƗǌ12ŅŨǋ16pŗ19ŷ26t35ǡ38ƕ39Ş
~welr	73 34ƚ
~wen	66 -18ǫ-9Ĺ-7ǜ7rZŨ8cĻŦƮ9QƭǞ10k11zŇŒ13lǇ14Ə16Ƶ22ŕ23Łũ28Ŕ32ťƆ38š
~went	67 -18ǫ-9Ĺ-7ǜ7rZŨǗ8cĻŦ9QƮǞ10k11zŒ12Ň13lǇ14Ə16Ƶ23ŕ24Łũ29Ŕ32ť33Ɔ38š
~wer	50 -27ř-17Ř-13œ-11ŧƦ-9Ŧ-8pơƩ-7zŝşŤƁ7KļĽǜ8XšżƱƷ9ƻǤ10qĺśǪ11PŜƐ12ŏŽƄ13ZǦ14lWƯƶƹ15Ʈ16ư18ƝǨ19ŢŹ20rŗ21dƋ23Ŕ24Ɔ27Ŋǟ28ƾ31Ũ33ņ36ũ
~wer>	65 -20ř-18Ř-7ŧơ7Ɗ9ŵƥ10ŭǜ11Ńŕǘ12ļǫ13Ƅ15q18ņ19ś22ŏ23Ŋ25ƆƋǨ26Ɲ
~were	52 -17ļ-12œř-11Ʀ-9Ŧ-8ǫ-7zş8Ľ9XżƱƷǤ10ƻ11š12PĺŜƐǪ13Ŋ14ZŽǦ15lWƮ16Ưƶƹ17ŗư20ņŢŹ22dr24Ŕ29ƾǟ34Ũ38ũ
~wers	88 7K9ƴ23ļ
~wes	70 8iF9nCō10uűƚƩǌ11ļƈ12Ť13IƖ14śū16ǆ18Ķ20ǁ30Ŀ
~weso	72 7co8iF10nuCōƚƩǌ11űƈ12ļŤ13Ɩ14I15ś17ǆ19Ķ21ǁ
~west	90 10ū41Ŀ
~wet	88 -10D13j18Ƌ21Ɲ23ƛ
~wet>	88 -10D13j18Ƌ21Ɲ23ƛ
~wfu	88 8ũ12ǋ13Ĺư
~wful	88 8ũ12ǋ13Ĺư
~wha	24 -30Ÿ-28ŭ-24ű-23Ǣ-21ĵł-19nFǒ-17Ŵ-16ŝźơƦƭ-15Nō-14AŅ-13bĽŋ-12OŜž-11zŤƃƑƤƶ-10tuHMSľŒŷƅǨ-9KĶƵǁǂ-8šƻǍ-7sxŐƎƞ7EIRƆƯǏǥǪ8iloư9dy10ńŖŬƍƾ11ſƄƩ12Ɯ13hQǋ14vƟƷǐ15LŲƪƮǟ16cřƗƲƹƿ17JķŶƊƓƕ18ƚƼ19qŇţũŪǕ20Zǅ22Ǡ23mCWĴƏǑǧ24Ŏƣ25ŕųƖƫ26ň27Xņ28wƋƨƽ29Yǌǫ30ƈƸ32ŃŏƢǊ33ĸŞŧ34T35gPĿ36ļ38ŵ39ť40ǆ41B44Ł45Ɣ46Ŋ47ŗ48Ļœ49ŔŘş50ŀ53ƙ54ū57ĺ
~what	24 -30Ÿ-28ŭ-24ű-23Ǣ-21ĵł-19nFǒ-17Ŵ-16ŝźơƦƭ-15Nō-14AŅ-13bĽŋ-12OŜž-11zŤƃƑƤƶ-10tuHMSľŒŷƅǨ-9KĶƵǁǂ-8šƻǍ-7sxŐƎƞ7EIRƆƯǏǥǪ8iloư9dy10ńŖŬƍƾ11ſƄƩ12Ɯ13hQǋ14vƟƷǐ15LŲƪƮǟ16cřƗƲƹƿ17JķŶƊƓƕ18ƚƼ19qŇţũŪǕ20Zǅ22Ǡ23mCWĴƏǑǧ24Ŏƣ25ŕųƖƫ26ň27Xņ28wƋƨƽ29Yǌǫ30ƈƸ32ŃŏƢǊ33ĸŞŧ34T35gPĿ36ļ38ŵ39ť40ǆ41B44Ł45Ɣ46Ŋ47ŗ48Ļœ49ŔŘş50ŀ53ƙ54ū57ĺ
~whe	36 -23a-19ưǪ-17ōƟ-16Ň-15U-14iłŪŭ-13şƣǆ-12nPƫ-11Ŏƞǅ-10BNĻŊƙƮƳ-9uwZőƪǢ-8bIŁƄƠǉǡ-7TƊƤƬ7ŕŢŴƌƿǚ8żƀƂƨ9ĺţ10RķƴƸƾǇ11HŝŵƅƏ12JXƝƶǁǛ13dqŠƋƻǑǤ14Ƶǩ15lrŹƯ16yś17ƧƩ18ksƹǄ19ơ20ĽŗƉ21Ǡ22Oǂǐ23Vź24vǙ25gMńƆ26Ĺǀ27QĶ28D31GƘǍ34Œ35S36Ŧ40Ŗ41C42L43ű44Ʀ
~whee	74 7Ł17ǒ18Š21ū23Ÿź33Ŷ39Ŵ
~when	40 -26ǫ-22a-16l-15ŇǍ-13ť-12iłƠƣư-11MŶ-10zCUşŪ-9ŏƁƞ-8BFNĻŅŉŐţŸƟǪ-7jqwDQŻƊƫƷǅǢ7Řřǘ8ĹŔŜƜƢǂǞǥ9rŕƽǁǔ10ķũƛƿǝ11żƦƴ12Ưƾ13yƹ14ƂƏ15ƌƶǀǛ16ĺƀƸƻǇǩ17dŝǠǤ18ź19ĶŹ20Ƶ22Ǆ24ŗƉ25RVƩ26vO27ǐ28g30sơ32Ɔ36ń37G38Ƙ42S43Œ44Ŧ47Ŗ53L
~wher	47 -15Rō-14nP-13sǪ-12Ɵ-11ŭ-10ńőơưǆ-9ŜŸ-8xŁūŴƌ-7KUĺľŎƀƃƩƫǊ7œšƛǚ8mYƹ9rFŬǠ10HťŻƅ11ĸǗ12ņǑ13jŠǟ14Ɲƨǀ15ŉ17XŅ20kǂ21ŵ22JţƋ23ś25qĹ26Ķ27Ƨ28Ľ34ǫ39lǙ40D45QƦ46M59Ǎ64C65ű
~whet	83 9DŤ10Ɓ11Ʒ13Ő16ĵ
~whi	52 -13q-11S-10ŗžǜ-9Ļǒ-8oĴǙ-7ņŐţ7ŵŹƶǇǢǧ8bdŅňŭź9ơƦƱ10ŁśƏ11DŸƗ12ĽŉŬƐ13ŨǑ14ERŊ15ƂǊ16ƥǀ17Ŧ18ƽ19ĿőŒǟ21a23ųǘ24C29Q31J38Ŵ
~whic	54 -10ǜ-9ǒ-8Ĵ-7qţǙ7ŊƸǧ8cdFūŹźƂƽ9bŅŭ10ŵƏƶ11Ł12DŸƗ13ĽŉŬ14Ǒ15ER16ƥ17J20ŦǊ21ő22Ŀ24ǘ27C31QŴ
~whil	70 -13S-10ŗ-8qŮ7Ǫ8Ŷ9ŝ10ŊŴƂƞ11ǇǢ14ňơ15Ʊ16ś18Ɛ19Ʀ20Ũ24ųǟ30Œ
~whit	85 -8o17ƽ18ǀ24J40a
~who	36 -25ų-23ƙ-22Ɩ-21ŵ-18xū-16śţƩ-15T-14Őǉ-12LPƠƨ-11BĺōŮƔ-10sHĵĹľńƥǌ-9ftyDZŀŁœŚƟƹǅǤ-8mSVļŏřŻƢ-7irGJNRWĻŖŘşŷŹƊǁ7OƒơƳ8qĴǧ9ǜǠ10l11hƛƲǝ12ŧŭ13ƀƂǏǩ14źǇ15wƫǙ16Ɖ17ǚ21Ǟ22aƞ23šǓǫ24QƸ25Ņ27Ʀ28ǈ29ƴ30ŠǗǪ31Ľƣ33o34ƄƵ36Ŵ39Ɨ40ǒ44uŸ49Ǣ50ƭ52ŝ54nǊ57Ƥ58ł61ǖ64A65Ʊ82ő
~who>	38 -24ų-22Ɩ-21ŵ-17xū-15T-14tśţǉǤ-13ĵŐ-12LP-11BĸƔƠǆ-10ĺľœƥƩ-9ĹōŚ-8fsHSŀŃŮƙƟƹ-7yDZŁŏŖřŜŹŻƨƷǁǅ7ƒ9Şơ10qĴǜǩ11ǧ12ƀ13ƛǠ14źǀǚǝ15wŭƂǏ17ƦǇǪ19ƄǙ20Ǘ21ǈ22Ƹ23aƴ24Ǟ25Ǔ26ǒ28QŅšƞ30ǫ32Š34ƣ35Ľ39oƤ40uƵ41Ŵ43Ɨ44ł46Ʊ48ŝŸ49A51n53Ǣ54ƭ55ő61Ǌǖ
~whod	66 -20ǀ-10z-9u-7ǖ7Ŷ8AƳ9Ŀƀ10ǥ14ŝƭ16ǚ22Ʋ23ƄƦ28Ǫ29ƴ42Ʊ
~whoe	90 10ǩ14Ń22Ƥ
~whol	63 -10ǌ-9Ǌ-8ƨƩ-7Ŵǫ7lŪŲƯǔǤ8tuĸŉœŕŜũƲǆ9ť11ǋǒ12Ţ13kƷ15nŎŨ17hƉƬ18Ű19OǗ21ŧ35ƫ
~whos	66 -23ƙ-10ƭ-9w7Ž8ĸƄ12ǣ14F17ǒ18ǈ30A32ł35ő41Ƥ
~whov	86 7a10Ǌ15ő18uw
~why	60 -19Ņ-13Ŕ-10œŪ-9ŊƸ-8Ư-7ōşƃ7Ǩ8Ŀǈ9ƹǦ10Ǟ11š12ŀ15Ţ16Ň20Bƽ21r27ƶ29Ʒ32ĺǫ37ŷ40ţ41Ł43ŕ51Ļ
~why>	61 -20Ņ-14Ŕ-10œŪ-9ŊƸ-7ōşƃ7Ǩ8Ŀǈ9ƹǦ11šǞ12ŀ16ŇŢ20Bƽ22r27ƶ29Ʒ32ĺǫ38ŷ41ţ42Ł43ŕ52Ļ
~wic	81 -10œ7Ť9R10ǧ14Ū17ĵŖ20ƽ
~wice	81 -10œ7Ť9R10ǧ14Ū17ĵŖ20ƽ
~wid	80 -10G-7S8ƭ10Ǫ12ƹ14š17Œ19fƵ31ő
~wide	88 -10G-8S16š18Œ35ő
~wido	85 8ƭ11Ǫ13ƹ20f21Ƶ
~wif	56 -26P-24ƺ-13ƾ-12v-9ƨ-8wz-7aźǅ7bjuƵ8ƹǈ9Ǫ11Ǣ16Ǌ19Ŵ22ư24ŵ25ƭ26f29s30ƪ34t36r38Ǆ51o52q54p
~wife	56 -26P-24ƺ-13ƾ-12v-9ƨ-8wz-7aźǅ7bjuƵ8ƹǈ9Ǫ11Ǣ16Ǌ19Ŵ22ư24ŵ25ƭ26f29s30ƪ34t36r38Ǆ51o52q54p
~wil	54 -15ǫ-8vDƤ-7aŗŘŸǦ7ķ8dŤƮ9Ưǂ10oŻƣǠ11OƦ12Nƅ13cļž14śǅ15eő17M18sōŜƗ20Ķ23L25H28yV29ź45Ń76ƴ
~will	54 -14ǫ-8vDƤ-7aŗŘŸǦ7ķ8ŤƮ9dƯ10oŻƣǠ11OƦ12Nƅ13cļž14śǅ15eő17M18sōŜƗ20Ķ23L25H28y29Vź45Ń76ƴ
~wim	82 -8Ǥ56Ǝ
~wim>	90 42Ǝ
~wimm	86 -9Ǥ19Ǝ
~win	58 -21ř-9ǟǫ-7Zţ7IĵƆƨ8wƅ9uŪ10ơ11Ɠư12g13ŬǠ15ŉŢ16X18Ɲ19jť20Ŧ21Mļ23ǝ25y26ǐ28ǁ42Ƃ62Ɯ
~win>	81 9ǩ32ļ
~wind	67 -23ř-8R11Ɠ13Ƃ16g17Ŭ25j26ť73Ɯ
~wine	86 38ǝ44ǁ
~wing	69 -7ƶ7Ɵ8Ɲƻǆ9jIĵ10ƅƆ16y17ŉǠ18Ţ20X26M42Ƃ
~wins	90 -7Ƴ14w16u20y
~wint	80 -10ǟ-7ŉ9ƒ15ơ16Ū19Ɲ33Ŧ38ǐ
~wir	75 -12Ǣ-8ƻ11Ɛ18ǚ21Ǐ50ƌ
~wire	86 -13Ǣ-9ƻ13Ɛ21ǚ
~wiri	79 22Ǐ53ƌ
~wis	70 -8Qƽ8Ƶ9ƙ10ƿ11ǌ12mŀƪ13ưƺ14w19g23şǄ25Ʋ29V
~wise	72 -8Qƽ9ƙƵ10ƿ11ǌ12ƪ13mŀƺ14ư15w20g24Ǆ30V
~wish	86 30ş32Ʋ
~wit	37 -20Ű-15ť-14Ɩ-13PĻơǫ-12HƸ-10ƭǇǉǒ-9ūƄǌǠ-8CEJNůƟƣƨ-7jGĸņœřŪŲƔ7IWŀōǓ8ŔŗǦǧ9ŃƝǕ10MĿŚƂƩǣ11rAŅƜƲ12śűžƒưƳǁǏǞ13ŌŮƵ14ĵĹŁŷƏ15ŘŝƦ16šŭŴƀƃ17ļŋǃǪ18gsQVŉŨųƹ20aĺ21őŶ23bnƷ24ŢƤ25Ş29ŇŠ30ş38ţ56Œ
~witc	76 -8ǌ12ŃŹ19ō24Œ50ţ
~with	38 -21Ű-15ť-14ĻƖ-13Pơǫ-12HƸ-11Ǉ-10ƭǉǒ-9ūƄǠ-8CEJNůƟƣƨ-7jGĸņœřŪŲƔ7WŀŦǓ8IǦǧ9ŔŗƝ10ĿŚƂǕǣ11rAƜƩ12MŅűƒưƲǁǏǞ13śƳƵ14ŁŌţŮƏ15ĵĹŘŷž16ŝŭŴƃƦ17ļšƀǃ18QŉŋƹǪ19gsVŨų20aĺ22őŶ24bnƷ25ŢƤ26Ş30ŇŠ31ş45Œ
~wl>	82 13ƈ17Ə23Ƌ32ǫ
~wn>	44 -15ųƢ-14ǥ-12ƥǪ-11PŝſƗǆǎ-10rĹŁ-9XŞƞƟƫƵƷ-8ńŎŠšŷƝƦ-7gsňŖƆƱǧ7łŮƴǑǗ8cwōŹƘƭƲ9aELŰǌ10ezMŦƧǠ11vQǐ12Zş13ŶƀƤƸ14Tŉƶǅǈ15nūƎ16ŗƖƹ17Ǔ19ŭ20ƚ21Ɠ23Ń26ťƙ27Cǝǡ28ǔ29l31Vǟ32Ƌ34Ɓ35Ǎ37ƨ42Fĸ
~wne	66 -10G10jǋǥ11ƣ12ałǤ13ƆƉ14Ǉ18Ɨǎ23ǖǧ26F27ǈ30Ǫ
~wned	88 8ǧ14j29Ǉ
~wner	67 -8Ǉ-7GĻ10ǋǥ11ƣ12aǤ13łƆƉ18ǎǧ19Ɨ23ǖ26F28ǈ31Ǫ
~wns	74 -10c-8Ʈ9Ǐ10F14ǒ15E21Ƌ29H30ƣ48ǈ
~wns>	78 -10c10Ǐ11F15ǒ16E32ƣ52ǈ
~wnst	88 25Ƌ
~wnt	84 -7C11ŰǍ16ƥ27ǫ28Ǐ
~wnto	84 -7C11ŰǍ16ƥ27ǫ28Ǐ
~woo	69 7Ť8F10g11ŝ14ƍ18j20Ɠ40ƈ60ƒ
~wood	69 7Ť8F10g11ŝ14ƍ18j20Ɠ40ƈ60ƒ
~wor	40 -14Ĺ-13ŏ-12Oǐ-11irĿŕūŷƯ-10ƘƦƫ-9awĴœűǏǡ-8nuxőŒšƢƷ-7bhjsTZŁŃŖřŝŠƪǤǨ7Ʊǅǖǟ8IńŇŵǑ9ŞŶǢǪ10ķłŘƙǫ11Ǜ12Ļƨ13BXƓǒ14ƄƜǚ15gƺǀǆ16ŉǞ17J19Ɣ20ǉ21ŋ22ļǜ23Ůƚ26L27ĸƩ28Ǌ29Ų31R34V36W37ǥ38S39qŰǓ40QƟ49Uŀ54P
~word	74 -7ab7AǕ8B10Ľ13ŗǅǔ15ŋ17ǫ18ť19ō24ŉ31ł42ǚ
~work	43 -17i-14Ĺ-13ŷ-12Ư-11ř-10ŕŲƔ-9ĿŀűƦƫǏǡǦ-8wļōőţƷ-7nruxŏŒŝŠūųƙǐǨ7z8ƍ9ƱƵ10BŵǞ11IǢǪǫ12ķŇ13ňŘŞǖǛ15Ŷǒ16XĻƄǀ17ƨǆ18ƺ19J20g22ǉǜ25ŋ30Ů32L34Ʃ35Ǌ36R38Ɵ40VW42Sǥ44UŰǓ45qQ63P
~worl	86 12C14di16ļ17ń
~worr	67 9ǣ14ľ19ŪƓ30Ɯ82ŀ
~wors	80 7ř8ň13Ǧ18ũǞ24ŀ25ş
~wort	63 -14ň-9Oǫ-8ŏ-7ĴƘǤ10Ɓ11ţ12Ƨ14Ƃ15Ɠ18ǟ23Ǒ29ƙ37ļ44ƚ46Ɣ48ĸ62Ų
~wou	36 -19Z-16ĺ-13Ƃ-11qŧ-10xĻƛƵ-9dfoNŉœšƫ-8JQSőűƼǇ-7uŇŔťūŸǠǥ7ŁşƄƘǞ8Ńƺ9PWŦƉ10ĵřŷǖǣǪ11BDHĴƁ12ŗƨƬƳǑǨ13ǁ14A15ŜƔǚ16mĶĿŘƯƸ17csŞ18Mńƪ19ňǤ20ƃ21Tŋſƕ23Ŷǃ24Xƙ25ŲƲ27ž28Ʒ30rļ31Ʊǟ32Ʈ33ư35Ʀ38ţ42Ĺ45ƹ46ŏ
~woul	36 -19Z-16ĺ-13Ƃ-11qŧ-10xĻƛƵ-9dfoNŉœšƫ-8JQSőűƼǇ-7uŇŔťūŸǠǥ7ŁşƄƘǞ8Ńƺ9PWŦƉ10ĵřŷǖǣǪ11BDHĴƁ12ŗƨƬƳǑǨ13ǁ14A15ŜƔǚ16mĶĿŘƯƸ17csŞ18Mńƪ19ňǤ20ƃ21Tŋſƕ23Ŷǃ24Xƙ25ŲƲ27ž28Ʒ30rļ31Ʊǟ32Ʈ33ư35Ʀ38ţ42Ĺ45ƹ46ŏ
~wow	75 8S10ţǤ12u13RƢ14Uŧ16Ų24Ŏ26Œ
~wow>	75 8S10ţǤ12u13RƢ14Uŧ16Ų24Ŏ26Œ
~wre	75 -10ť8Ǩ10Ż11ũ14Ƅ17ŝ21Ŷ22Ɓ54Ž
~wrec	75 -10ť8Ǩ11ũ14Ƅ17ŝ21Ŷ22Ɓ54Ž
~wri	64 -11ư-9Ʊ-7Ŝ7eJ8nŪż9ĹŏǞ10owŚ11Kťƅ12ŊƏ13Ř14ƎƮǂǕ16Ź18ō19ſ25b27ő35ƴ
~writ	65 -11ư-9Ʊ-8Ŝ7eJƉ8nťŪż9ĹŏǞ10owŚ11Kƅ12ŊƏ13Ř14ƎƮǕ15ǂ16Ź18ō19ſ26b27ő36ƴ
~wro	71 -9Œ-8ŉ-7P7D10ŵ11Ǧ13wƴ15CĺǞ17ť19Ň20ŀǫ24ş28ŝ33ǜ
~wron	74 -9Œ-8ŉ12Ǧ16CǞ20ť21ŀ24Ň26şǫ35ǜ
~wrot	83 -7ǫ7q8D12ŵ16wƴ20ĺ33ŝ
~ws>	73 -8ǜ-7Ƥǫ8ǔ10gŦƱ11ƻ12ƓƔ13A14Ƨ16j17Ŗ19Ř24ǐ25ǣ
~wsu	84 -11Ř12ƃ15Ǟ16Ǩ17ĸ
~wsui	84 -11Ř12ƃ15Ǟ16Ǩ17ĸ
~ww>	80 -9ǫ7x11zĽƆ17ƭ
~wye	77 -7S8AǕ12ǫ13ǣ20Ǟ22ĸ31ƴ
~wyer	77 -7S8AǕ12ǫ13ǣ20Ǟ22ĸ31ƴ
~xac	70 -11Ǐ-7ūƮ7C8Dǅ9ZŔ10Łņ11œŢƣ12Ɨ13ǆ19Ʃ20d22ť23Ŭ
~xact	70 -11Ǐ-7ūƮ7C8Dǅ9ZŔ10Łņ11œŢƣ12Ɨ13ǆ19Ʃ20d22ť23Ŭ
~xam	74 15J82ǃ
~xam>	75 63ǃ
~xas	90 10Ź21l
~xas>	90 10Ź21l
~xce	76 15ƃƺ61Ǩ
~xcel	90 18ƺ
~xces	79 16ƃ63Ǩ
~xch	90 43Ʒ
~xcha	90 43Ʒ
~xci	84 11i13H20Ƙ37Ơ
~xcit	84 11i13H20Ƙ37Ơ
~xcl	88 11ǥ26ŗ
~xclu	88 11ǥ26ŗ
~xcu	88 31ŕ
~xcus	88 31ŕ
~xed	85 7Ŷ15Ƃ24Ū33ƍ
~xed>	85 7Ŷ15Ƃ24Ū33ƍ
~xes	79 10Ķ12ǅǎ13œ14Ʒ15ƽ19T27Ǣ30Ơ
~xes>	79 10Ķ12ǅǎ13œ14Ʒ15ƽ19T27Ǣ30Ơ
~xie	90 23ƾ
~xin	90 -7Ǡ9ƍ10y16ǂ23H
~xis	90 28Ʒ
~xist	90 28Ʒ
~xpa	90 37Ǡ
~xpan	90 37Ǡ
~xpe	65 7Ǒ8ľŏ9ǌ10XZŨ11ũǇ12Ǡ13ƙ16YƚƲ20Ňǥ21ň34Ĺ
~xpec	84 11ŏ19Ǡ23Ĺ31ň
~xpen	74 8Ǒ10ľǥ11ǌ12XZ16ƙ19YĹƚƲ
~xper	73 12Ũ13ũǥ14Ǉ24Ň
~xpi	81 -7œ13Ź14e42Ŗ
~xpir	81 -7œ13Ź14e42Ŗ
~xpl	71 10ƀ12Ŵ15B25ŗ29ŉ32ŋ42ŕ
~xpla	71 10ƀ15B25ŗ29ŉ32ŋ42ŕ
~xt>	61 -10Ƴ-9CNQǧ8mp9Ūƀǂ11ƭǘ12ń13ŘŬ14Ļ17HƘǠ18yŚ19kŏŜ28V29Ŗ35KǏ
~xte	88 33ƈ
~xter	88 33ƈ
~xti	80 8Ŝ21K25Ɛ
~xtin	80 8Ŝ21K25Ɛ
~xtr	73 -19g-10k-9œ10ų11Ƹ12ŵ13ƶ16Ʀ17Ő19ǂ22ƚ25ǉ30ƃǦ39Ƃ
~xtra	73 -10k-9œ10ų11Ƹ12ŵ13ƶ16Ʀ17Ő22ƚ25ǉ30ƃǦ39Ƃ
~yal	81 12Ǚ13M30Œ36ţ
~yal>	86 13Œ40ţ
~yalt	90 16Ǚ19Œ
~yar	73 9ŵƖ10Hū11Ơ17Ǝƛ20Ɣ22ƞ51Ɠ
~yard	73 9ŵƖ10Hū11Ơ17Ǝƛ20Ɣ22ƞ51Ɠ
~ybe	72 -8Ő9AƎƞ11ƨ13ǧ15Ŗ18Ƴ20ư41ǚ
~ybe>	74 9ƞ10AƎ11ƨ15Ŗ19Ƴ20ư
~yber	88 -9Ő16ǧ50ǚ
~ybo	53 -13Ǒ-12Ƭ-10ŨŹ-9T-8Ɵǋ-7BŢźǁ7űƉƒƩ8ťƂƃƌǇ9uŕǞǤ10KĿŞ11hŐǚ12ŝƕƥƮ13Ŵǖǣ14ƶǉǙ15Ǔǥǫ16ŅŽƤǝ17ųƱ18ƞ19łǪ21Ǐ22Ĵŗ25Ÿ28n
~ybod	53 -13Ǒ-12Ƭ-10ŨŹ-9T-8Ɵǋ-7BŢźǁ7űƉƒƩ8ťƂƃƌǇ9uŕǞǤ10KĿŞ11hŐǚ12ŝƕƥƮ13Ŵǖǣ14ƶǉǙ15Ǔǥǫ16ŅŽƤǝ17ųƱ18ƞ19łǪ21Ǐ22Ĵŗ25Ÿ28n
~yca	86 -12ư9E19D20Ʊ40Ɵ
~ycar	90 -13ư21Ʊ42Ɵ
~ych	69 -11Ĵ-7Ǣ9ĵǡ11u12ǋ14Ư20Ʊ21ư23T24Q27Z35q
~yche	69 -11Ĵ-7Ǣ9ĵǡ11u12ǋ14Ư20Ʊ21ư23T24Q27Z35q
~ycl	81 -8ų14ǣ15ŠƧ19ū20g21ǂ
~ycle	83 -8ų15Ƨ16Š20ū22ǂ
~ydi	86 15ǂ
~ydiv	86 15ǂ
~ydr	75 50Ƒ
~ydra	75 50Ƒ
~ye>	90 9r11ơ13ŷ15ǅ
~yea	43 -16Ɣ-12ƾǍ-11CŊŧŲ-10nĺň-9Dũŭǆ-8ilŀŇŪŰſƛ-7rŅšťŴ7oŝŢ8śţƞƩ9ķư11ĶŔƺ12żǦ13ƌǀ14ĵơ15vźǥ17V18ŵ20ǂ21HŤŹ22ǐ25œ26T27Ļǋ28dp29Ɩ31cǌ32ǡ33Ǡ34ƫ35ů36Ɖ38G41Ɔ44SǇ46Ư53Œ68Ŧ
~yeah	71 -13Ŋ-9G-8ơ7œŜŻ8cŗŶƊ9őśş10ŵƂ11ƕ12TĹűż13ŋ15Œ21v
~year	44 -16Ɣ-12ƾ-11CŧŲ-10ĺ-9nDňőŭǆǍ-8ilŀŇŪŰƊƛ-7ršťŴſƄ7oţ8ŝŢƞ9Ʃ10ķư12Ķŵƺ13ŔǦ14ĵƌǀ16źǥ18vTV19ơ21œǂ22HŤŹ23ǐ24Ɩ26c28ǋ29dp31Ļ32ǌ34ǡ35ƫǠ36ů37Ɖ43Ɔ44GŒ45Ǉ47Ư49S66Ŧ
~yed	83 -9o-7Ǟ12Ƅ13š17ţ24Q31q
~yed>	83 -9o-7Ǟ12Ƅ13š17ţ24Q31q
~yee	62 -11Q7ǒ8ǋ9ǧ11Ǜ16ǥ17Ǔ24Ǌ30ǉ31Ǟ
~yee>	80 12ǧ48Ǟ
~yees	64 -10Q-7Ǟ7ǒ9ǋǛ17ǥ21Ǔ25Ǌ34ǉ
~yer	66 -10Ǌ-7Œƍ7Ǖ8ƃǣǨ10ƊƋǞ11Ľ15V18ĸ19S21Ʃ24ǝ26ƴ27Q30Wǫ
~yer>	67 -10Ǌ-7Œ8ƃǣ9Ǩ10ƊƋ11ĽǞ15V18ĸ19S21Ʃ26ƴ28Q31W32ǫ
~yers	88 -8ƍ9ƟǕ25ǝ
~yes	71 -9W-7Ŗ8ŌƄ10ŗ12A15ĺū18Ʃ19d21Ő24Ń36ł42ŏ
~yes>	71 -9W-7Ŗ8ŌƄ10ŗ12A15ĺū18Ʃ19d21Ő24Ń36ł42ŏ
~yet	67 -23ǟ-14ƶ-12tǐ-9Ŵ-7ő8Ǝơ9uwŁ11ƷǍ12nr13ů14Ņǡ16ǩ17f21j23x26c28ź29Ơ32Ƙ34v
~yet>	67 -23ǟ-14ƶ-12tǐ-9Ŵ-7ő8Ǝơ9uwŁ11ƷǍ12nr13ů14Ņǡ16ǩ17f21j23x26c28ź29Ơ32Ƙ34v
~yft	90 41ų
~yft>	90 41ų
~ygi	90 12Ǌ28P
~ygie	90 12Ǌ28P
~yin	53 -25ǫ-12ǘ-10Bĺ-7Ŏ7nůǝǟ8ƀƄ9Ļł10PXşŨſǥ11jkoĹƵ12ĵ13Ʀ14b15WŔǂ16ř19Ƭ20Vŧ21ŀ22ƕƢ23ǡ24ņ26œǧ27HƔ30Fƞ43Ĵ
~yin>	69 -14ǘ-9t7UƺǠ8K9oǡǧ10Ƣǟ11ƞƨ12H13ǝ14kĴ16ŨƵ18F20P24W25ŀ
~ying	56 -23ǫ-10B-9ĺ-8y-7Ŏ7tŠţ8ů9n10ƀ11Ļłǂ12XĹşſ13bjĵŔǥ15ƢƦ16Ƭ17Fřǡ18H21ǧ22ŧ23Vƞ26œ28ņƕ29Ɣ34Ĵ
~yl>	88 24ƈ
~yle	90 8w13ƥ14ƌ
~yli	78 9Ǌ30Ǔ
~ylis	78 9Ǌ30Ǔ
~ym>	72 -11V-8Ǜ11g16Ʃ19Q21P27ĻŘ
~yme	65 -10Ņ-9ƹ-8ƚ9eŊ10ƫ16ǚ17Ƅư19ĴĶƗ29ĵ30Ţ39Ɩ45ŭ
~ymen	65 -10Ņ-9ƹ-8ƚ9eŊ10ƫ16ǚ17Ƅư19ĴĶƗ29ĵ30Ţ39Ɩ45ŭ
~ymo	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
~ymor	83 9K11Ų12zŞ13ŧ19Ŧ29Ư
~yon	63 -13Ƭ-10R-8ŵƏǊ-7ŭŮ7ǝǩ8ž9ǚ10Ǫ12Ɗƞǫ15łƳ17Š18ƱƵǞ19Ŵ20ǒǤ22n24Ÿơ29ŗ
~yone	63 -13Ƭ-10R-8ŵƏǊ-7ŭŮ7ǝǩ8ž9ǚ10Ǫ12Ɗƞǫ15łƳ18ƱƵǞ19Ŵ20ǒǤ22n24Ÿơ29ŗ
~you	14 -27Ŧ-25ť-20ƈ-16ŻƇ-14v-13Ɔ-11ŵ-10Ÿƣ-7Ǚ7qŌŢƃƔƟƠ8ZŬƢƮƳǇǈǞ9wYōřŨżƗưƾǏǑǨ10eGLĺŊŮƯǌǔǕǘ11ĵŗŰơƿǁǓ12pQUŇ13IWžƚƜƴ14sMSķłŐŠƛƷƻǝǤǦ15axCĻƞǆǟ16Bǐǥ17kKĴľƤƭƱƲƸƽǊǢǣ18fƧǒǜ19ǃǪ20HĹŋŜƂǂǛǠ21ļńţŽſƄƍǫ22ŃŹƶ23śǍǗ24OŪ25uĶĸŞšƺƼ26dŅŶǖ27jnzXŁŉŝ28gǀ29mAĽ30Ŀǉǚ31Ʃ32T33N34ŷ35ƀ36Ʀ37Fŀő38œũƨ39V40R41i42ş46l47P58c60ň
~you>	17 -33v-27ťŵ-26ƿ-22ź-21Ż-20Ŧ-19q-17ư-16Ɔƪ-15ƈ-13bƇ-12oǩ-11ǧ-10ŖŴƵǄ-9hŚŧ-8ŕ-7ƕƣ7BIŢūƠƬǏǣ8ķŭżƐƖƤǇǐ9łŌŘƉƙƱƾǆ10dŨƁǌǖǟ11MůƃǔǦ12pQƔǁǅ13ƭƯ14aLĶƧǢ15ŊǛǞ16jơƼǕ17kńŇōŐƚǀǈǜ18uGĵŒųŹŽſǓ19ZƲǃ20SĴƄƜƳƷǍǚ21ŗƸǫ22žƮ23ƺƻƽ24fĹ25HKTŋŜƂ26ļǉǗ27UWĸĺľǂ28ǠǪ29CĿ30Ļ31nOţ32ƍ33mFXŃśƶ34VŁŅŪŷƩ35ƀ36ŝŶƨ37gAŉŞ39RƦ40őœ41Nšũ42PĽ43i44l50ŀş58ň64c
~youn	71 -7P7x9Ż10Ʊ12ż14Ƶ15Ư16ź18Ķ19p20u26v47c
~your	25 -30ų-22C-21Ŧ-19ō-18Ř-17Ő-16ĺƈ-14ĹƉ-13ĽŒƍǫ-12Ūū-11ŉůƇƖƮƻ-10LZƫ-9ơ-8fŅŎŭƜƽ-7ĴťŲƋƬ7iJƺǠ8akMŃŧŨžǆ9DœŗŽƀǖǨ10hľŤŵǎǟ11yIŖƂǜ12Ŀǐ13EńƛƟƢǘǛǦ14ĸňƞƸ15WŚźǢǩ16vǝ17cjlŷƭǣ18ſǀ19oTƹƼǇǊǍ20ptǒ21gwśŠƤƱ22sķƪǄ23n24F25qPƦ26řŝŹƗ27Vłƴ28Ǘ29ư30de31ŰŴƵǤ33x34ǥ36ǋ38ƨ39rƄƧ43ƿ47Ķǚ53B68z
~yout	88 -16Ƹ19ƭ20ǫ43ŧ
~ype	71 -8śƆǏ-7Ɣ7fŤ8bŃžƊ10ǈ12Ľƈ13pǋǖ16ƥ18E20d33ƫ41ƾ
~ype>	73 -8ƆǏ-7śƔ7c8ŤƊ9Ńž10ǈ13ƈǋ14ǖ17ƥ23d34ƫ43ƾ
~yped	88 8b10f16Ľ18p24E
~ypi	85 7ǐ12Tǁ16ǆ18b
~ypic	88 10ǐ13Tǁ17ǆ
~yro	65 11Ǔ13ǟ15Q25Ǣ37ǉ61ǋ
~yrol	65 11Ǔ13ǟ15Q25Ǣ37ǉ61ǋ
~ys>	47 -15Ų-12NŘ-11Š-10oDĺŷ-9adňŮǎ-8pŨŽƢ-7GMŁŧƖƨ7lYőŵ8AřůŰƙ9fjĹĽŗƣǅǛ10nŚƆƞ11uFUŉơǟǢ12CVƚǒǙ13c14wĿŢ15ǋ16űǆ17ſ19Ɣư21gǐ22ǉ24xǓ25q26v27k28Ŵ30ǫ31R32ǡ35Ƙ
~yse	84 9žǜ10ŷ16ƽ20g
~ysel	84 9žǜ10ŷ16ƽ20g
~ysi	77 21ƁƟ23ƺǃ39ǀ
~ysic	78 21Ɓ23ƺǃ40ǀ
~yst	68 -11ſ8ŚŢ9ǟ15ǝ18ƣ19Ɛ22ǚ26ǘ28Ǚ
~yste	68 8ŚŢ9ǟ15ǝ19Ɛ22ǚ26ǘ28Ǚ
~yth	48 -18ǫ-9HĻ-8Ō-7nzJVŉŘźƂƝƭ7ƃƍƮǏǤ8Žƨǆ9ĶļƟǒ10ƳǗǘ11ŪƱǕǨ12kƓƲǂ13ĴƙƜƩƺƿ14gŀƴ15YŲƪƵ16ňƚ18żƏƾǄ19iƎ20ƅƧǑǠ21ŐŤǁ22ƽ23Ŋ26ĸ30Š36Ŏ
~ythi	48 -18ǫ-9HĻ-8Ō-7nzJVŉŘźƂƝƭ7ƃƍƮǏǤ8Žƨǆ9ĶļƟǒ10ƳǗǘ11ŪƱǕǨ12kƓƲǂ13ĴƙƜƩƺƿ14gŀƴ15YŲƪƵ16ňƚ18żƏƾǄ19iƎ20ƅƧǑǠ21ŐŤǁ22ƽ23Ŋ26ĸ30Š36Ŏ
~yti	90 -10Ǡ34H
~ytim	90 -10Ǡ34H
~ywa	86 8ż12Ť17ǆ20ǔ
~ywh	75 -9Ÿ-8Ǜ7Ʀ8ƌǂ9Ƨ12źǙ13Ơ16ǧ20Š26k31ŉ
~ywhe	75 -9Ÿ-8Ǜ7Ʀ8ƌǂ9Ƨ12źǙ13Ơ16ǧ20Š26k31ŉ
~za>	90 -10C8ų12Ǐ32ǫ
~ze>	80 -10ŕ-7ŉ10Ƈ12Ǡ13r18Ū21Ŕ22H30Ʈ
~zed	90 11Ƈ13ƌ
~zed>	90 11Ƈ13ƌ
~zer	84 -8ż10Ŭ13Ő15ƥ17Ť27Ś
~zero	86 -8ż11Ŭ13Ő18Ť27Ś
~zil	86 24Ɔ44Ɣ
~zill	86 24Ɔ44Ɣ
~zin	90 -9Ʈ14ĸ24H30j
~zip	68 -9ŋ9ŕ112E
~zip>	68 -8ŋ9ŕ84E
~zon	75 -10Ǒ11Ź19ơǫ20Ǡ27Q31ƛ
~zon>	90 -12Ǒ-7Ǥ7ų24Ǡ33Q
~zone	78 21ǫ32ƛ
~zoo	86 13h63M
~zoom	88 65M
~zy>	75 -8ǡ-7ŧ8UƉ9ƀǫ10H11Ƴǐ12Ɣ13t14ň18i20ŉƒ
~zza	88 -9C8ų12Ǐ31ǫ
~zza>	90 -10C8ų12Ǐ32ǫ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [51,-1,17,0,-3,-4,5,-4,0,1,-6],
  features: `#	34 -39c-36k-21d-16e-15f-10i8a10h19g23b115j
# $	55 -80j-16d-6k-5c-4h20a32b68g
# a	65 -19g-10b-6e11j35a
# aggregate	89 
# and	68 -14c-8k7j8g12a
# at	89 4a
# before	86 -7j-5g16a
# bucks	80 -6c6a13h
# by	86 
# car	83 -10c10ij
# cars	84 -5j6f
# days	84 4c
# deductible	89 -28g-9j-4c12b30a
# did	84 -9a12j
# digit	89 5k
# digits	84 10k
# do	87 
# dollar	75 -28g-9b15c24j
# dollars	77 -17a-11c8b10j17g
# employees	89 -8a-7j17d
# feet	83 
# for	73 -12j-6g11a15b
# have	86 8b
# house	89 
# in	66 -21a5b24j
# is	66 -29a-7c-5d-4gi51j
# kids	84 -21a-6c12g16j
# like	84 -4e4d6g
# ls	89 -38b-14j8i45a
# miles	72 -19g24a
# minutes	72 -11c-4dk4a5i12j
# months	68 -11g-10a-4j7h31b
# now	86 -12c15a
# number	86 -20j20b
# numbers	87 -9a5k12c
# of	72 -34g-15i-4a6b17k37c
# oh	89 -9b9a
# okay	81 -11c-10g27a
# on	67 -19c-13a7e16b21j
# one	76 -11c-8b-6g-5a9d24j
# or	67 -45a-12j-5k28c41g
# out	86 -9g-7c-6a12j13h
# people	84 -6b11a
# per	87 -8g11a
# percent	75 -19g-6k8h15a
# pounds	89 -4b5a
# right	64 6j
# so	84 -14j-7a13h16e
# square	83 8j
# talked	89 8a
# that	72 -8b-5fk-4e8a25j
# times	89 -5c11g
# to	79 -7a7b
# umbrella	87 -4c7j
# weeks	76 -12g-5j-4a15c18i
# with	87 -5a
# would	89 -14g5j9c
# year	76 -7f13b
# years	56 -24g-11dj-5i6h10f13c16b17a
# yet	83 -8b10a
@day	63 -10g-8e12a14j
@day $	75 -17b-15c6j35a
@day and	86 -8g7c8j
@day at	84 5b
@day is	89 -4i10j
@day or	84 -12a16b
@day right	89 
@month	66 -12e-9g-6c-4d4f10i23j
@month #	87 5j
@month $	89 
@month and	84 -9e-6cj26a
@month is	89 8f
@month of	87 
@month right	87 
@month to	87 
@name	52 -19c-9i-6e-5k12g14d22j
@name $	68 -40c-34a-8b-4k7i12j22d57g
@name and	81 -16c-4g4i19b
@name do	89 -10g-7c21b
@name is	83 -14g-12a11e15d
@name or	86 -5b5c7a
@name over	86 -6d16j
@name say	89 -29c32g
@name you	87 4j
^ #	58 -50g-25a-20c-13e-11i-9k-6d56j86b
^ @day	83 -6a5b
^ @month	89 14j
^ @name	89 -16a7j17d
^ a	72 -15c-13d-9g-5b14a15j21k
^ about	84 -18a-9c33j
^ after	87 -11a-8c7b9e10g
^ alarm	89 -6j-4ck24a
^ all	89 -14a-5g4c19j
^ alright	81 -26a-10j-9k-5i7d10g11c25e
^ am	74 -15j-14k-10c-8g-5d-4f26i35a
^ and	44 -56a-52b-36k-12j4h5f17i27de40g61c
^ annual	82 -10a-4c28g
^ any	46 -42b-28g-21k-12j-8i-6efh9d47a93c
^ anybody	75 -10d-9b-7c36a
^ anyone	86 -39a47d
^ anything	67 -18b-13k-9i-6g11a48c
^ are	46 -48c-34g-28d-21i-20k-12ef-11j-8h77b133a
^ at	89 -16g-7c-5a27e
^ aw	89 -15a4c10e12i
^ awesome	76 -9g-5j20c
^ aww	79 -13a-5g6ei9d
^ basement	89 -12c-4j23a
^ be	89 11k
^ been	81 -12a-7c-4e6b32g
^ before	82 -9k-6g5ai16c
^ besides	86 -4d11a
^ best	89 -19a-4dh17c22e
^ big	84 -25g-4b41a
^ biggest	87 -14a-4g11c20d
^ blood	89 -15c25a
^ boy	89 -6g8i11h
^ brick	86 -24a-5c36b
^ burial	87 8b
^ business	82 -21c-6b-5j15a26g
^ by	79 -27c-8a7k33e
^ call	89 11b
^ can	58 -36k-15f-14i-12j-9eg-8bd20c102a
^ college	89 -8bg-6c27a
^ comp	86 -7bc-4g14d17a
^ congrats	86 6c
^ cool	77 -4c5d7e
^ could	62 -23k-16c-7fj-6e-5d7b13i55a
^ credit	89 -8a19c
^ days	87 -21a24g
^ describe	86 -6g-5c-4a20k
^ did	49 -47j-46c-39g-29h-23e-14k-13d-10i41b197a
^ do	37 -67c-34d-25g-24e-22k-21i-17j-16fh29b237a
^ does	51 -43c-39g-18e-12dk-11i-9j-7bf172a
^ email	89 -22a-6k-5f9b35c
^ ever	61 -17g-13b-10cd-8k-4j18i56a
^ everybody	87 -5g4d8c
^ everybodys	83 
^ family	89 -6b-5g10c11a
^ fire	89 -9a-6c21k
^ first	87 -11k-4a5d17c
^ flood	89 -6c12a
^ folks	89 -4c6g7h
^ for	81 -22k-15d-10a21c35g
^ full	80 -29b-6c14a30g
^ garage	87 -14a-10c31f
^ give	64 -26a-17e-4fj26c37k
^ go	75 -17a-10c43k
^ good	74 -29b-15e-5g5d8c51a
^ got	59 -37j-22k-20c-17b-14d-10f-7h13i35g93a
^ gotcha	87 -5e5b6c7d
^ ha	89 -6a8d
^ happy	87 12a
^ has	58 -13b-12c-11d-9g-8j-7i-4e79a
^ have	52 -36g-21j-12k-10i-8c-5def113a
^ he	89 -16b6a14j
^ height	86 -17a-5j6c25g
^ hey	84 -9g5a15i
^ high	84 -12a-6c28b
^ house	86 -9a12c13g
^ how	33 -92a-36b-24j-18d-15k7e14h24c72g93i
^ i	46 -55a-32b-20g-17d-10c11ij16f109k
^ if	55 -21j-14bk-11i-8d-6h-5e41c47g
^ in	82 -9i-5g10c12b
^ is	37 -87j-77c-38f-31g-29k-25e-20i-9h96b255a
^ it	67 -43a-17g-6d-5bi8h13ejk14f16c
^ just	71 -25b-8e-6g9j11k24a
^ keep	84 -7d-6b-5cj29k
^ keeping	89 9a
^ last	79 -43a-11j7k15c40e
^ let	72 -9d6c14k
^ liability	87 -14g-9a33c
^ list	79 -13a-5d29k
^ llc	89 -7a8b
^ long	87 -22g-14e45a
^ look	83 6c
^ lumbers	89 5g
^ may	81 -6j-5k5c6a9d
^ mind	79 -14g-13c-4k43a
^ monthly	84 -16c-11a-6b43g
^ most	86 -8b8g
^ my	68 -8j-7bghk9c12e15d
^ name	84 -13a18c
^ need	86 -54k-18c79a
^ nice	84 -14b-10c-7j6f7g23a
^ no	72 -15a-7b6f26j
^ nothin	89 -8a4g9j
^ now	78 -7b-5ij6a7fg
^ oh	62 -26b-24j-10g5i9a11k12f13d14c
^ okay	51 -39a-22k-21j-7i-6b6e7h13f15d29g38c
^ on	87 6a
^ one	74 -62b-8c6g18k22j32a
^ ooh	79 -7ad-5k6g9c
^ ouch	86 -29g-7a10e11d22c
^ over	86 -8b-6g-5j25a
^ own	83 -15a-4c27b
^ paid	84 -8d-6j-4k5a27g
^ perfect	86 -5a
^ policy	87 -10a-9g29c
^ pool	89 -9b11a
^ price	89 
^ read	74 -11c-10a-6g36k
^ ready	89 -6k-5e-4c27a
^ regular	89 -4g9c
^ remember	86 -14k-4j27a
^ rent	86 -20a-16k-4b11g36c
^ roof	87 -41a6g16c22i
^ run	83 -6g-4cd22k
^ same	89 -11a4b15k
^ say	81 -39c-16a-11j6i8f10d17k31g
^ shall	84 15a
^ shingle	87 -9a17b
^ should	70 -15c-9k-7j-6g48a
^ since	84 -5cg-4a16e
^ smoke	87 -6a15c
^ so	37 -84a-31g-29k-15i-13e-10bd-4h220j
^ some	83 -17a-9c5k7d8h11b
^ something	86 -33j-13b-4c59a
^ sorry	81 -6d-4gj18c
^ sounds	79 -9a-6i4h5k7j
^ spell	84 12k
^ square	89 -28c-9a44g
^ state	86 -18d-14a-10g-8c7j50b
^ still	81 -7b-5c10j13a
^ sump	89 10a
^ take	89 -17c-5g14k16a
^ tell	50 -36a-30c-8g-7b94k
^ term	87 5b
^ text	89 7a
^ that	67 -33j-24b-9c5dg16h47a
^ the	64 -62a-11i-8fh7c12d22j28gk
^ their	87 -25a-7c10h37g
^ there	74 15k
^ they	71 -51a-10b-9d4f12e27g31i
^ think	87 10k
^ this	80 -6j-5g-4bc4f21a
^ those	86 -10a7d
^ till	89 -4i17e
^ towing	87 -5a22b
^ ugh	81 -9c-6j5e6i7h8g
^ umbrella	89 -7c-6h30a
^ walk	65 -14c-12a45k
^ want	77 -22k-6g-5chj-4be59a
^ was	63 -26c-25j-24e-21i-19g-7h-5k56b83a
^ we	75 -26a-4g4b5k8e24j
^ well	78 -14b-7c-4aij6d9k11gh
^ were	71 -18i-9g-7e-6c-5j58a
^ what	30 -125a-47b-43k-37j-9h-4d18f35i50e64g158c
^ whatll	86 -5g18c
^ whatve	83 -5a-4d8f11g
^ when	47 -51a-12j-11k-9f-6hi32c78e
^ whend	76 -10c-7a-6g-4f38e
^ where	55 -48a-15b-9ek-8d-5h-4j6g15i20c66f
^ whered	82 -8c-6a23f
^ which	60 -29a-21b-13f-10g-8k-4j12e85c
^ who	43 -41a-24g-22b-10k-8e-7ij-5c143d
^ whod	70 -21a-6cg50d
^ whose	75 -14a-13c10b36d
^ why	64 -37a-8c-7bg75h
^ will	77 -20c-16k-4e8b46a
^ with	82 -20k-10c-5e7f36a
^ work	83 -17c-15a-11f-8i66b
^ would	51 -55c-28g-25k-19ij-14f-9d-6e-4h62b128a
^ wow	79 -7j-6a7g12h
^ yeah	86 -17a-5bj8g10c14f
^ year	83 -26a-18e-8g62c
^ you	50 -59c-21k-18b-17f-13d5e14i25h30g71j
^ your	63 -67a-27k-14i-12e-5h6d23j25f76g
^ zip	86 -11a-5k21c
a	28 -18d-17e-8f9g14i17b18jk30a
a #	53 -17c-16a-14e-11f-9i8j11b20h41g
a @name	83 -9e-7c17a
a a	72 -14j-6c-4b4h6e10f
a b	86 -8c6a12b
a bachelors	87 7j
a backup	89 -25a32i
a bad	78 6k9a
a ballpark	86 -9g5k10a
a bank	86 -6g-4d14c
a basement	83 -12b-5a10c15i
a bell	87 -5j10a
a big	72 -13g-8b-5d9k17i
a bit	87 5b
a blood	87 6j
a bop	86 -4g5a6c
a box	83 5k
a break	89 -9b-6c8e12a
a bunch	89 -13a16b
a business	79 -13a5b16c
a buy	89 4a
a c	86 -17a27i
a car	75 -7b7g
a card	83 -26a-5b6k9j20c
a cert	87 -4a7j
a certificate	77 -6d-5a7c10g
a check	86 5b
a claim	82 -8c5b9a
a clean	87 -10a10j
a client	83 -6k-4e5a12c
a coi	89 -11k11a
a commercial	83 
a company	79 -6a11d
a complaint	89 
a contractor	89 -7b7d
a copy	79 -7k-5cg4e7i11a
a couple	77 -9b8g
a cousin	89 -4b8a
a cpa	89 -6d8a
a crash	83 -6g7c
a crawl	87 -4c15i
a creek	87 6f7g
a customer	80 -7a7cg
a day	77 -8i-5c16g
a deadline	87 
a deal	87 -11g-9j9c19a
a degree	89 -10a14b
a desk	87 10b
a detached	89 
a different	89 -27b-11c-7j9k10g27a
a discount	77 -9j-7d4f6c9a
a doctor	83 6e
a dog	86 -20a8b16j
a driver	86 -5k8d
a fake	89 -8b-6g14c
a family	86 -4c6d
a fella	87 5g9c
a fence	84 -6b4c5j
a few	79 -14b5k7aj
a financial	89 6b
a fire	72 -11c4a7f8d
a fireplace	86 4a
a flat	83 -13g-6a5d7j16b
a flood	84 
a form	87 
a friend	81 -14b18a
a full	86 -5a13b
a funeral	87 -11c15g
a garage	83 -6a4b
a gate	89 -12b4f14a
a good	64 -25a5h11e20g
a guardian	87 -17d22a
a guess	89 -6a12k
a guy	89 
a high	87 -10g12a
a hip	89 
a home	89 -6bg14i
a homeowner	87 4aj
a hot	86 -6bc9a12g
a hotel	87 -6a5j
a house	83 -6a8bc
a hurry	89 
a hydrant	83 
a is	87 
a job	79 -11a6b7f9c
a junior	89 5a
a kid	82 -7c-5g6f16k
a landlord	87 
a laptop	89 -12a12b
a lawsuit	89 -8g5b7c
a lawyer	79 -12d-4c7k12a
a letter	86 
a license	87 -9b-7c15d
a list	86 -11c-4b23a
a little	67 -14g6k13b
a living	79 -23a-13g6i14b19c
a loan	81 -11c6d9a
a local	89 -8a10b
a long	81 -15a-4g5b7i11c
a lot	69 -18a-8k-4j9fg19c
a m	89 -6e-4j15c
a medical	84 -4c14a
a mess	87 -9c6b11e
a minute	86 -18j-4g7i9k11a
a mistake	89 -13a-12g28c
a month	63 -11b6j15g
a mortgage	83 -4bc11a
a motorcycle	89 5a
a mrs	89 -7b9a
a nanny	87 4b
a new	74 -22b-5j-4k6i13c16a
a nice	86 -16a-6c10j16b
a no	89 -12g6h13c
a normal	82 -6a7c
a number	82 -7a-4c7j8k
a nurse	78 -7c6j11a
a okay	86 -9a-4d25i
a one	82 -25a4j5c10b12f
a or	89 -12b17a
a parent	84 -6b-4c21a
a payment	89 
a pension	84 -9g-7a8b11c
a permit	89 -9a
a person	87 -15b15a
a photo	87 -5a5k
a physical	84 6a
a pic	89 9k
a picture	77 9k
a pipe	84 10c
a place	84 -15i18g
a policy	72 -13d19k
a pool	79 -8b16a
a private	87 -8a8f
a quarter	87 -5a6c
a quick	84 9k
a quote	87 -6b14a
a real	82 -21a22b
a reason	89 -4b5h7a
a recorded	89 
a regular	86 -8a-5c5i12b
a rental	84 -7a13b
a renter	89 7a
a restaurant	89 -7b8a
a ring	87 -9b15c
a roommate	89 -4c7b
a rough	86 -10c-6ak22g
a safety	87 -8c10a
a second	73 -9b-6c5di19a
a security	89 5a
a separate	89 -18b23a
a shed	89 -7b17c
a side	89 7g
a slab	86 -5c4b6j
a small	89 -9a11b
a spouse	89 6a
a storage	86 
a sump	89 
a term	87 -8a7k
a time	87 -9a-5e19k
a total	89 5j
a trampoline	86 
a truck	89 
a trust	86 -13b14a
a typical	87 -5c9g
a vacation	89 4a5g
a w	89 
a way	89 -6k19a
a week	70 -7ci16g
a while	79 -4di8a9g
a whole	84 -9a8b9c
a will	77 -16b20a
a win	89 -6g5c10a
a wood	81 -5b8a
a wreck	83 5d
a written	89 -9c14b
a year	63 -50c-14e-4i4d12j55g
a yes	86 -14g5j16c
able	80 -14c23a
able to	80 -14c23a
about	41 -10d-7ae4j7h14c21k
about #	62 -24a-19c-7e11g47j
about $	71 -18k-7e-5h-4i6c43g
about a	78 -15c-9k-4e4i9a18g
about all	87 -6g-5a18c
about an	87 
about any	69 -18a23k
about anything	89 
about being	87 7c
about how	81 -19g-7c5j9b15e
about insurance	87 
about it	66 -30g-15k-11j9h11i23a24c
about leaving	89 -6i12a
about right	86 -19j19a
about that	72 -14c-6b23k
about the	60 -10i-9a-4e6g13h15k
about them	77 -5g8c
about this	76 -9k-7g-4j25c
about to	89 -11c-7d8b17a
about us	84 -11c-6a5i6f11h
about what	77 -31c-8k4a41g
about when	89 -9g6e7c
about you	86 -7a-6k-4g10bc
about your	62 -18a-9g-4b21ck
above	79 -11c16d
accent	87 
accident	75 -15c-5a7d15e
accident $	82 -16c7a18e
accidents	76 -9b13a
accidents $	83 -6b7a
accidents in	87 
account	69 -10dk-9g-6a16b25c
account $	81 -10d-9c4a5j6b9g
account number	80 -12cg-6k5b32a
accountant	76 -5h11a
accountant $	86 
accounts	87 -7c-4a5k8f
across	87 4f
actual	86 -10b-7g-5c10a16i
actually	76 -8i-7a7b11c
add	72 -19b-12a-6f9gj18c
add up	86 -7c-5f19g
added	83 13a
adding	87 -6b7a
addition	89 -15a4e16c
additional	78 4b
additional insured	79 -7c4d7b
additions	89 -10c10a
address	62 -11a-10b-6gj7c10e11k16f
address $	69 -11a-9j-6k-5d10f14e16c
address of	83 -23k-7d-4a39c
adjuster	82 -6b-4g4k9i
adjuster $	89 9i
adt	89 
advice	75 -9c-4g8a10d
advice $	84 -11k4d10a
advice on	89 8d
afford	86 -25c5a6d20g
after	56 -21g-5f5a7d8b16c
after #	87 9e
after $	82 -12g10i
after a	81 -7g7d8i
after high	89 8c
after that	77 -5i12b
after the	70 -12a5g16c
after you	78 5a6d
after your	84 -6a8j
afternoon	83 -13c8g9i
afternoon $	87 -9c12g
afterward	87 -5a5j
again	67 -5bk-4d7i11e
again $	71 -10b-7c-4i15e19a
against	77 -5c4h5b
against it	83 6h7b
age	68 -29a-9k-6bi-5dj-4f28e40g
age $	76 -25g-12k-7e-5d67c
agent	65 -21g-7e-6i11c13a18d
agent $	75 -5g15a
agent ever	89 -10c18a
agents	77 -15c-13a-5g10d12i18b
agents name	89 -15c20d
agents you	89 -12a14b
ages	83 -16a-4d6c27g
ages $	89 -17a5g25c
aggregate	87 
ago	76 -18g-14j-11c-7i6h17a33e
ago did	87 -8g15e
ago was	87 -4i12e
agree	86 -5c6a
agreement	86 -6d-4e4a7b
ahead	75 -8c5b7j
ahead and	81 13a
air	84 -8a-6g4c5b7f
airbnb	84 -6b12a
alarm	74 -5g6j7a
alarm $	83 12a
alarm system	89 13a
alarms	86 4g
alcohol	75 7cg
alcohol $	79 -11a9g10c
all	47 -10c-7h-6be-4a5j14i34g
all #	86 -5c14e
all $	71 -12cj-7g-5b4e36a
all about	89 6k
all at	84 -6j10d
all day	87 10f
all do	84 -10a-8c22g
all in	79 -15c-14a8bd14g
all is	83 -10g-5a7d18c
all lives	89 
all of	75 -6b8j
all on	84 -19b6j23a
all over	86 -20a-11c6dg10k12b
all right	89 6a
all that	73 -5af-4j5bg9c
all the	71 -10c-5i-4d5h16g
all these	87 -9g7a8c
all this	79 -10h-9a-8g-5k9i34c
all together	86 11c
all what	89 -10e18g
all you	83 -17a-5c6b7g14j
all your	75 -6b5g11j
alls	89 -12e-4g23c
ally	89 
almost	82 4b
alone	79 -6g13a
alone $	83 -6g8a
along	77 -11g6a7b9i
along $	84 -8g-4b8i12a
along with	89 -8a13b
already	70 -5i4b5e6j
already $	84 11a
already have	86 7b
alright	69 -15k-8b-6j4cd19e
alright $	83 -13i-7k5j22a
alright i	87 -16a-7k6e7g15c
alright if	87 -5j12a
alright with	84 8a
always	76 -9i-8j-7b5g7a8d11f
am	54 -13c-9d-6e-5g6i8a12h14f
am a	89 -6g12c
am curious	84 -6j5h14k
am glad	89 -9k7eh
am going	82 -5ac4g12k
am hearing	83 8j
am i	64 -25c-19k-15g-6h-4e13j18i23a26f
am not	87 -30a-6i7g9c26j
am sorry	82 -19j4c5d6k9g
amount	70 -29a-5f4b5i15k16g
amount $	83 -18c-6a29g
amount on	89 -5a4g7k
amount you	89 -21a-4b10j18g
an	51 -15i-10b-9e6ck7ag9h13j
an #	84 -11c-6a10b11i
an accident	86 6d
an accountant	84 5a
an agent	80 -23g-8i16d19a
an alarm	89 -6b7c
an apartment	86 -6a4b8c
an app	87 -10i13a
an email	80 -13c5b10a
an emergency	89 
an employee	84 
an excess	89 
an hour	87 -20c-4a24g
an insurance	86 
an llc	86 -6h7c
an old	84 -11a-4g6b8f
an older	87 -6a10b
an s	87 -6j13a
an sr	86 4b
an umbrella	70 -15a6f9h13c
and	32 -35a-15b-6h-5f7c10g12k16e27j39d
and #	75 -7g-6c14d
and @name	82 -5g10a
and a	66 -33a-10b-8i-5d29c36j
and about	82 -4g10b
and address	87 8k
and all	76 -10c-5ef7k16g
and an	89 -5a8j
and and	73 -16bc-6j5a20i22e
and any	87 10a
and are	79 -12c10b13a
and clear	86 -6e-4c13j
and collision	79 -4g8a11b
and company	89 -12a11b
and could	87 -10c-5k20a
and dad	87 12a
and did	77 -14c22a
and do	68 -36c-13g-5jk6b13d52a
and does	86 -10a18c
and everything	89 -8c5i7g
and for	83 -48c-10a11d13f15g26e
and give	86 9k
and hail	83 -11a20g
and have	80 -5d12g
and he	83 -16a-11j-9d-7e15g36c
and his	87 -18c-15a19j22e
and how	59 -21c-20a-10b-6j-5fk6gh11d51i
and i	67 -19a-12j-11c-10g-8h20d44k
and if	73 -6c-5e7d12f
and is	74 -14j6bd9a
and it	74 -5b5cd8j
and just	89 -5j9a
and last	80 -24k-6d-5i45c
and look	87 5a
and model	87 -6a5k9c
and no	83 -8a7c9j
and not	89 7h
and on	89 -8k5c6e
and raised	89 9j
and read	79 -16c-4g30k
and run	89 -8a9b
and slow	89 -6a6b
and some	87 -10a-4c6dj8h
and street	89 -18a19c
and such	89 
and tell	74 -6c6a12k
and that	73 -14a-12cd5i9f32g
and the	58 -42d-22a-18i-8b-5fh13e29k60c
and then	75 -19k15j20c
and they	79 -11g4c5i7j
and tube	89 6a
and was	87 -4k13a
and we	87 -11a14k
and weight	82 -9c-6j26g
and what	54 -29j-21a-11g-10b4c6i14d23k36e
and when	74 -11g-10a10b16e
and where	77 -8b-6a-4d24f
and which	83 -12e-7j-6c6b28a
and who	68 -14a-7b-6c34d
and whose	89 -18a25d
and why	89 -10c-5a21h
and would	83 -4b5c11a
and year	86 -11a6c11e
and you	67 -39a-14b19d20j23c
and your	61 -31a-21b-9i-8fk5h9c18j22e31g
animals	86 
annual	76 -12a10c18g
annual payroll	87 -23g33c
another	71 -6cg-5k8e11a
another car	89 11a
answer	86 8g
answered	89 -5g12c
any	40 -61b-17j-10e-8f-6g14k43c73a
any #	83 
any $	84 
any accidents	81 -4b10a
any additions	89 -10c10a
any animals	89 
any bankruptcies	89 6a
any big	83 -14a19c
any business	86 -8c11a
any cash	87 -55a62g
any chance	86 
any claims	77 -8c11a
any close	87 
any complaints	89 -16a19c
any coverage	81 -6c-4g17a
any damage	87 -4g7a
any deliveries	89 
any drugs	89 
any excess	87 
any fender	87 
any health	80 -14c-4i26a
any heart	89 
any hobbies	87 -21a-6g29c
any insurance	87 -4d5a
any jewelry	87 -21a25c
any kids	83 
any kind	89 -8c-4a16h
any leaks	84 -6b10a
any life	81 -31a33g
any loans	87 -6c8a
any losses	87 
any more	86 -5b9a
any of	70 -10c-5bg6j19a
any other	76 -7d14c
any plans	83 -8c11a
any prescriptions	87 
any questions	83 -16a15c
any reason	89 -33a37c
any remodeling	87 5a
any roommates	87 5a
any savings	87 -16a-6c22g
any subs	89 -5b7a
any tickets	81 -6b16a
any time	86 11a
any tobacco	87 -6a7k
any trouble	87 
any violations	89 5k
any water	82 -7g-5c13k
any wood	87 
any work	86 -44a52c
anybody	56 -14b-13c-6j8h16d23a
anybody $	79 -11e-9b-6d5g28a
anybody else	77 -11a-10c-5b34d
anybody ever	76 4k
anybody hurt	87 -7g-4ck21a
anybody in	89 4a
anymore	82 -6ak-5c4d5g11e
anyone	67 -14c-4b8a18d
anyone $	87 
anyone else	84 -32d36a
anything	50 -20b-7gi-6e-4h9k14c33a
anything $	66 -24a4fi6cg7k
anything else	79 -17a5k17c
anything from	89 7i
anything fun	84 -9a-6i19c
anything in	75 -14a-7b-4i35c
anything like	74 -5bc18a
anything on	79 -13j-5c24a
anything special	89 -16a17c
anything that	84 -10a16b
anything to	89 7k
anything ugly	89 -4k11a
anything valuable	89 -24c26a
anything you	77 -23c28a
anytime	89 5j
anytime soon	89 5j
anywhere	76 -11c7f17a
apartment	67 -10d-7g5aj8ck
apartment $	79 -11g-7b4k6a15c
apartment building	89 -6g-4a10k
apartment or	87 7c
apartments	84 -9c-4b17d
app	68 -8d-6g7c13a
app $	79 6a9i
app is	89 8c
app that	87 -8i13a
application	84 5h
applied	89 8a
appointments	87 4d
appraise	89 -12g7b8c
appraise for	89 -12g7b8c
appraised	86 -5c11g
are	33 -16g-4h5j8e12f20a24b
are #	81 -15j-8c-5d15a20g
are $	79 -30f-12a-10j4k25d34c
are a	75 -21a6e23j
are at	82 -11a4e5k10j
are both	89 6a
are covered	86 -13c-11a21g
are done	87 -11c18d
are going	86 
are gone	77 -9a-7eg-6d5k10c15j
are good	89 -22a30j
are in	71 -25b-4k8a12j18d
are insured	89 -9b5j7k
are looking	86 -7i-4g13h
are not	72 -14c-10e8d10j14g
are off	87 -7a4d7i
are on	75 -4j4g
are out	89 -5g7a
are over	84 -23a6c24j
are paying	84 -7a-4k7i10c
are pretty	89 4j
are right	89 
are the	63 -17g-10b-8k-7e7i11j13a24c
are their	87 -23g26c
are there	73 -6g-4fj11a12c
are they	68 -13a-9bc-5d22f26g
are things	84 -4g9i
are those	81 -8i-7a5g17b
are unhappy	89 -15a16c
are we	70 -13d-12c-11j-10k-6f14b42g
are with	81 -8a5j11c
are worth	86 5k7b
are you	40 -45g-39j-34d-25k-4h9e27c30f50b57a
are your	61 -49c-4jk10b22e24g
area	79 -22c-12a-10e5b6k39f
around	58 -10j-6b-5c4i7d11f
around #	79 -6b8a
around $	72 -6d4a9b
around here	83 -7c6d8f12g
around it	86 -6b
around so	89 5k
around the	82 -15a5k6c7f
around there	87 -5a12f
art	84 -34c-9b45a
as	58 -19ac-14i-12b-7k6g19h24d29j
as a	76 -9b-6k-5j5c6d8a11f
as additional	86 -8c5d9a
as it	84 -11c4d10g
as the	83 -8g-5c10i13a
as you	84 -28a7c29g
as your	89 6a
aside	81 -6b6a11g
aside for	86 -5b6a7g
ask	60 -17b-6j-5k5c7ef10a12d
ask $	81 7a
ask for	78 -19g6a7k15c
ask how	89 -9a8i18g
ask me	82 -7gk7a12c
ask so	89 5k
ask you	79 
asked	76 -10k-5c4bi11g
asked for	87 
askin	89 -14a7b9j
asking	71 -8c-6i-4k7b9eg
asking $	84 -7c15g
asking for	79 -24g6k7a18c
asks	82 -15d6j7k17c
asks about	89 -9c14k
asphalt	84 -5b4c7a
assets	87 -6a5k6b
associates	89 -5c13b
at	42 -19b-11i-6h6c11k15g30j
at #	67 -19a-8g5e12c19j
at $	74 -11e-10a-9d13c33g
at a	75 -6ei5k6f
at all	68 -13g-7e-4bk7j8c25a
at fault	83 6a
at gmail	89 -5a9j
at home	70 -13b-4ej7dg13a
at it	80 8c
at least	86 -8b9a10g
at night	71 -6j-4b6c15f
at once	86 6b
at one	89 -17a-8g7b19c
at that	76 -19a-4j13d18g
at the	56 -23c-10f-7e5gi7hj9k17b
at this	82 -15c5a18e
at work	72 -15c-12b-8j-6f-4i4g49a
at you	87 -7a-4k5i12g
at your	66 -28a-12c-9b6f7e11g12k17j
attack	86 -7ae5d9g
attorney	89 -6c5k
audit	71 -18a-8i5c6k21b
audit $	81 -5g10a
audit @name	89 -39c-20i62g
audited	84 10a
audited $	89 6a
auditor	86 4a
auto	67 -8g5f11c
auto $	81 -10g-4j6c7f
auto and	89 
automatic	89 6a
average	89 -5c6a8g
aw	89 -15a4c10e12i
away	65 -12b-6j-5ci5ak19d
away $	79 -11g-7bc7e9f11d
away at	86 -6g-5b8a12c
away for	84 13a
away from	86 -7j5bc
away with	86 -9a6k7c
awesome	71 -10j12k
awesome and	87 11a
awesome that	89 -6k5a8e
awful	87 -5a5i
aww	79 -13a-5g6ei9d
aww i	89 -4a5d
b	77 -20c7g8a11b
babies	89 5d
baby	71 -6d5e11a
baby $	83 -7d12a
babys	84 -7a11c
bachelors	82 -4c4j8b
bachelors $	89 -8b13a
back	55 -11c-9di-4k5j8h12g16a
back $	72 -12c-7b7e10g14a
back and	86 -4ag5c8b
back at	89 -7j-5cdg22b
back in	79 -12c-11a-5g13j23h
back on	82 -10g7c14a
back then	83 -14c-8ah13k21g
back there	87 -8j5a9c
back to	79 -15c-6g4fj5h12k
back up	79 5g
back when	89 -10c-6e4a18i
backed	84 -4a7c
backed up	87 
background	86 6b
backup	76 -10a-8b-5g27i
backup $	89 5k
backup coverage	86 -5bg7a8c
backyard	89 -9a9c
bad	70 -7j-6e-5a5g17i
bad time	84 11a
balance	84 -16c16g
balance on	89 -15g15c
ballpark	77 8g
bank	67 -14g-8a6c12b18d
bank $	78 -16c-6g15b18d
bank account	87 -7a4c8b
bankruptcies	89 6a
banks	86 -12c-4i9g14d
bar	86 -14d-5c18a
bar $	87 -14d19a
bare	86 -5g5ab6d
barn	86 -12a17c
basement	68 -5c6g8ai
basement $	77 -9g-4b23a
basement finished	87 -7c14b
bath	86 -12c-4g7j12a
bathroom	87 -10a11b
baths	83 -15b-12a6k10c14g
baths $	89 -14b-6a9j18c
be	49 -13i-10f5ac6j7e14d
be $	75 -14c-13a6e13g14d
be a	76 -9d-5g19c
be able	83 -14c21a
be additional	89 -8a9b
be alright	83 -6b-5j16a
be comfortable	87 -9g10c
be driving	86 
be enough	89 -30c8a26g
be honest	89 
be in	83 4d
be listed	83 -8c4a10d
be off	89 
be okay	79 9a
be on	83 -8a-6i5g7j
be straight	89 9k
be the	81 -7di-5g5c18h
be there	89 
be true	89 
be willing	89 7a
beagle	89 4a
beat	82 -7j-6k-5b5g21a
because	66 -10i-9a5d7b11c
because i	80 -7i4g6c9b
because it	87 -11c-6j24g
because of	87 -14g12j13c
because there	89 8g
becomes	89 -6g7c9a
becomes of	89 -6g7c9a
bedroom	86 -10a6cg
bedrooms	80 8k
bedrooms $	89 
been	49 -12j-5g-4d4bh7k9c19i
been $	86 -11g15i
been a	81 -7a6gi
been at	78 -11a-5b23g
been audited	89 6a
been burned	89 -20a-4g26i
been doing	86 -14i9b11a
been good	89 -7i-4g6c10a
been hacked	86 
been in	69 -11c-7b9d10a
been insured	89 
been licensed	86 5g
been redone	89 -8j16e
been there	76 -25g-9c5eh10j16b
been to	89 -15g17i
been treated	84 
been turned	86 -5g10a
been with	75 -15a-7c-6i-4dj8b41g
beers	87 
before	55 -16k4af5g9i
before #	87 -6c12b
before $	71 -35c-6d-5j-4e4f5b6a21i23g
before i	80 -15k-10g-5b-4i14a25c
before the	79 -10g-5k23c
before they	76 -14c-5a24g
before we	82 -9a6i11c
before you	71 -10g-8a-5k11c17d
behind	69 -9cg-6b-5i4k5f12h14d
behind $	87 5c
behind the	78 -11c8a17d
behind you	86 -5a7d
bein	84 -9a-6c8be
being	72 -18b-7g-5k8af12i
believe	79 -13g-6a-4bk6cj9e11f
bell	87 -5j10a
bell $	89 4a
belongings	84 -5j5a12g
below	87 -7a8b
belt	89 -11b-5k5j6a11g
bender	89 4a
benders	87 
benders $	87 
beneficiary	77 -10g7c14d
beneficiary $	79 -5c17d
benefit	87 -15c4a22g
benefits	79 -8g6c
benefits do	89 9c
besides	69 -7g5c23d
besides the	80 -20d-9g16a19c
besides you	82 -40a54d
best	68 -12g-8a-4d5k8h9e11c
best number	86 
best part	84 12c
better	65 -8f-5ai4j9b10k
better $	79 -12c-7i9g16a
better half	76 -16a-11g-8f-5b4di15k25c
better than	87 -12a4g5c7b
between	78 -8k-4a7f10b
between the	87 
big	58 -13i-8d11k14b
big deal	89 -9b5k9a
big is	80 -19i22g
big ones	87 -8a6k
big trees	87 -5c11a
bigger	89 -7c5b
biggest	78 -14a11c17d
biggest customer	86 -7c12d
bigs	86 -13i15g
bike	79 
bike $	87 -9b-4e4c8a
bike kept	89 
bills	69 -13g-8a8c9bd
bills $	86 -9a5b
bills if	87 8d
bills would	89 -10g13c
binder	86 -11c5a6f8b
birth	75 -8g-5a4k18c
birth $	80 -13e-4a9k18c
birthday	70 -8k-7a-6b4j25e
birthday $	79 -16c-13g39e
birthdays	89 -5c6k
bit	78 7a8g
bit of	89 -7c11g
blame	84 5bd
block	89 -7b12c
blood	71 -6c-5bg6j8e15a
blood pressure	78 -8b4a5c10j
blood test	87 5b
blow	89 -6g-4j7i8a
blue	87 -6c8g
board	78 -7b10a
board or	86 
boat	82 -5b-4c10a
bodily	80 -8a9c
bodily injury	80 -8a9c
book	79 -6c-4e5g10h
booking	87 6c
booking system	89 6c
bookkeeper	83 -4c14d
bookkeeper $	89 -6j17d
books	79 4j7b
books $	86 
bop	83 -4g5a6c
bop $	87 -4g7c
born	73 -8g-7d9c10e12a
born $	79 -13a11c16e
born and	87 9j
born in	89 -13e-8j-6d27a
borrow	79 -10a8b16d
borrow it	89 -17a21d
boss	79 -5k5e9a
boss $	89 -12a15b
both	68 -17c5dg8j11b
both $	86 -11k-5cj4d21a
both of	81 -14ac4k11b13g
bother	84 10a
bother you	86 10a
bothers	89 14h
bothers you	89 14h
bottom	87 -4g8c
bought	69 -9i-7j-5e5a9k17b
bought in	89 -9c17g
bought it	77 -11c-8e-6g5b13k15a
box	72 -12c-7b-6f6d13ek
box $	83 -9c-6f-5k4d13a15e
box here	89 9k
boxes	87 -8a5c8b
boy	75 -8g-7c-6a9hi11j
boys	79 -8a16b
branches	89 7i
brand	83 -5c9bi
brand new	86 -8a-5c10b11i
break	76 -25a5e8c9f
break in	86 -11b7e10c
breakers	89 -7b9a
breaks	83 -8g20c
breed	86 
breed is	89 
brick	75 7a9c
brick or	82 -6b8a
bring	70 -15c-14a-6i-4b7f18d23g
bring home	87 -9c12g
bring in	79 -31c-13a22d31g
brings	86 -18g-4d28h
brings you	87 -25g29h
broke	77 -11a-9d-6g6f7i22c
broke $	89 -14a-4g8f15i
bronco	89 -13a4k13i
brother	71 -8g-6k5j6a7cd
brother in	83 -9g-7j4a20c
brothers	84 -13d8a10c
brought	86 -7g5k7e
bs	89 -4c13a
bs or	89 -4c13a
bucks	80 -6c6a13h
bucks a	89 -5c7a
buddy	79 -6d-5j8g
budget	80 -5a14g
budget $	86 -5a13c
budget for	89 -29c31g
bugging	89 -5g5k10c
bugs	84 -6c-5gi10b12h
bugs you	84 -6c-5gi10b12h
build	74 -27c-6d5e10g24a
build it	89 
building	63 -12a9g12k
building $	74 
building is	86 -7b-5g5k12c
building or	89 -6a9b
building your	87 -5b5c
buildings	84 -13a14c
built	68 -9bg-4d8c21e
built $	78 -18a-12e-6g43c
built up	84 -13a5c6k7g
bump	86 5a
bunch	84 -12a6d13b
bunch of	89 -6a7b
bundled	86 -5i15a
bundled $	87 -5i19a
bureau	89 7j
burial	83 11b
burial or	87 8b
buried	89 -8b8c
burn	82 -5i4c5g
burned	75 -20a-12c-4k11g26i
burned to	87 -6c11g
burner	89 -4b5a
burst	84 5c
burst $	89 4a
bus	87 -6i6a7j
busiest	87 -6a5c13e
business	51 -12i-4f4b7gj8d
business $	64 -17g-8d4c6i20b
business at	89 -5g4i13c
business do	84 4a
business from	87 -4a11b
business have	79 
business if	87 4k
business in	89 -15b6f19a
business is	83 -6b10g
business name	89 -12c11a
business out	87 -14c9k10a
business owners	86 
business policy	87 -11b15a
businesses	87 -17a6d7c14b
busy	73 -5c5i6a13e
busy $	78 -5c23a
busy over	89 -9a6i10c
busy season	89 -14a-13c6b24e
but	63 -8i-7b-5k-4d5e18g
but i	82 20k
but otherwise	89 -5a6j
but what	82 -17a-10k9c13e14g
butcher	89 -4c15i
buy	64 -6g-4ik4ef6bc
buy from	84 -5a8c
buy it	79 -40c-11a7h11b38g
buy sell	89 4a
buy that	89 6g
buy the	81 -20e-12b17a26c
buying	89 
by	52 -19d-8gk-7h11e18i20b
by #	89 
by $	70 -20b-6d-5jk13g26c
by @day	84 -8c-7a13j
by a	82 -6c-5ij5k7b11a
by any	89 
by how	89 -10g10b
by now	87 -12a5eg9b
by the	72 -14g-7j-6e-5ik5b6a8f20c
by what	87 -20c23e
by when	84 -7a13e
by you	79 -10g-6j6b7f8c
by your	87 -6g6b
by yourself	87 7a
c	80 -48a6c20i30j
c or	89 -15i-8a32b
cabin	89 -6bc15i
cake	87 -12c4k8a9g
call	57 -30g-14i-8k11b17h36d
call $	71 -13e-7d-5bcj13h27a
call for	89 
call it	86 
call or	81 -11a21b
call the	89 -5k-4d7a
call you	75 -20g10e12d
call your	83 -19c4b25d
callback	87 -8a5c7k
callback number	87 -8a5c7k
called	68 -16j-7ei-6g-5k19h28c
called $	74 -17j-10h31c
calling	77 -13c-6g10b15f
calling about	89 6a
calls	74 -8c-5a21j
calls $	87 5k
came	67 -10a-7i-6c8b13gj
came back	89 -9c9g
came down	87 11b
came in	82 -6a-5g5c13j
came out	86 -9c-5i-4j22g
came to	89 4j5a
cameras	79 -5b6k11c
cameras $	89 8c
can	48 -25k-23j6i7d11cf13e17a
can and	87 -5c6k
can do	87 7c
can get	84 -15a4j5ef8k
can hear	87 -6j-5k17c
can i	63 -17k-12g-7dj17i36a
can not	74 -36a-8g-5e25c30d
can see	89 -9c5a11k
can we	87 -4c9b
can you	60 -46k-14j-8ei-5d16cf26a33g
cancel	84 -5a5b
canceled	87 
cancer	77 -12g-10b-5c5d7a8e11j
cancer $	84 -4c5a
car	49 -9bd-7ej6g12ai13c
car $	60 -17j-16i-7g11b37c
car accident	89 6i
car and	78 -11c-6f6g7a
car do	89 -6a9c
car for	79 -6g-4a9b
car get	89 -9b6a9i
car how	87 -6i11c
car i	89 -5g6c9i
car in	84 -18c-8a9b20i
car is	84 -9d-6a6k8c
car or	79 -12a5c10b
car paid	89 -4j10b
car right	80 -5c-4a5j9g
car that	86 9j
car the	89 -12c5j13b
car to	89 -6c9b
car was	87 -18b4d5i10a
car what	87 -11g7d16c
car worth	89 -10c10g
card	63 -18a-8g-7d10c11i19b
card $	77 -13a-7k5i30c
card is	87 -5a6j
card number	89 -32a8k26c
card numbers	87 -11c-5f5j14a
card or	89 8b
cards	69 -6bg-4k6d7c8a
cards $	77 -6j-4i20a
care	68 -8c-4a8d
care about	89 
care for	87 -5a4h9c
care of	72 -5c5ad
carrier	77 -16a4k9c17d
carrier $	80 -20a4k9c18d
carry	62 -6b4c6a7j
carry $	75 8c
carry for	87 7c
carry the	87 6h
carry their	87 
carryin	86 -12a4j5g8b
carrying	79 -14j-7d-5c5k9g18a
carrying $	89 -11g-4a17c
cars	65 -20k-11g8c11d21i
cars $	83 -13c20i
cars and	87 5j
cars are	84 -28g-9a13d31c
cars do	89 
cars in	87 8a
case	77 -8a7j
cash	67 -14a-12c5k18g22b
cash $	84 8a
cash in	89 -37a42g
cash value	77 -4b5a6c
cat	89 -5a7b
catch	75 -15c-11a-7d6j11e25k
catch you	81 -11c-7k-5ij9g10a14e
catering	89 
cats	84 -11b7a8g
caused	89 -17c23a
ceiling	87 -18c-6a7j11g14f
cell	82 -6g7b10c
cell $	87 14a
cert	80 -10a6j8b
cert $	89 
certificate	69 -13a-4b4g16d
certificate $	77 -5cd12a
certificate of	89 
certificates	76 -5d13a
certificates $	84 -5d15a
certificates from	89 
certs	84 -5c-4g5f12a
chain	89 
chairs	82 -22j7b19d
chance	82 -4c12a
change	68 -7bg8k14c
change $	84 -5cg5i8a
change jobs	89 6a
changed	74 5c7g
changed $	86 
changed since	89 8c
changes	82 -13c4k17a
changing	84 -4i14k
changing companies	89 7k
charge	74 -7a-5c4d5j
charge of	89 
charge you	79 -10a6j
chat	86 -8g-7e-5c7j14a
cheap	86 -9c-7j5a7g9b
cheaper	86 7a
cheapest	89 5g9j
check	64 -11a-8g-5j5k13c14b
check $	83 -21a-6k-5g5j8c23b
checking	87 -10g-4c4k6i
checks	78 -7d-4j5b7g8a
checks on	89 -10a5b8d
checkup	86 18e
checkup $	87 -7a19e
chemical	89 
chew	89 
child	86 -15d-4e8g9ci
children	75 -11d5g8b
children $	82 -12d6g8a
chimney	84 -6b6d
cholesterol	89 -10g5a10i
choose	79 -17b-5eg7i12c17a
choose $	89 -6e7i
christmas	84 13f
church	79 -6b5f6a
city	76 -6b4ac9f
claim	63 -13j-12a-5dk10ci14g
claim $	74 -11e-7i6a14g
claim was	86 -10c10e
claims	70 -10c7k10j
claims $	81 -6c9a
claims in	87 5a
class	81 -4g5c7f
class $	89 4a
clause	89 
clean	77 -23i-6g31a
clean record	87 -10a10j
cleaned	87 -5a6c
clear	73 -14c8a9b
clear $	84 -6g-5j6e12a
client	72 -4e13d
client $	84 -11c18d
clients	70 -8k-5g6e7c
clients $	81 -5a5d6c
clients come	89 6c
climb	86 -7b-6c8d11a
clock	83 -11c-5a9b12e
close	63 -12i-10d-6b6e19g
close $	76 -11a-8c6b7e13g
close by	80 -19c5a7f25g
close calls	87 
close is	86 8g
close on	87 -9a14j
close to	86 -9g19c
closed	72 -18e-5b6i8d9j
closed $	82 -16g-5b6a7i11c
closer	83 -16a-5j8g17b
closer to	84 -14a-6g-5j28b
closin	86 -10c4d15e
closing	73 -13c-6a4d6k18e
closing $	86 5a
closing date	83 -6a-5e14c
clothes	86 8g
cloud	87 -4a
coast	87 5g
code	72 -7g-6a-5f21c
code $	81 -5a10c
coffee	82 -4j6k9i
coi	86 -10k6ab
cold	84 
collect	87 -7a8b
collections	89 -5b10a
college	65 -5i-4f7c11b
college $	73 -8bg20c
collision	71 -10c-5d5e7g10a
collision $	79 -4g11b
collision on	82 4e11a
com	89 -5a11j
come	56 -15b-13c-11g-8k-7j-6i11f16a49h
come after	87 -6a14c
come by	86 4f6a
come down	83 -4g7a11c
come from	80 -22f-12a-5h7b9c30i
come in	79 -13b-8h-6f10c15a
come out	80 -11e7g8d
come through	87 -7i5a11g
come to	75 -17b-7ek-5d-4c12g14f22a
come up	74 -20a-12c-6e-5gj16h29f
come you	84 -20i-12g-6a48h
comes	68 -9a-7e5g7bd9j
comes and	89 4c6d
comes from	89 4a
comes out	83 -17g11c12j
comes to	83 -7g-5e5b17c
comfortable	79 -6c-4g5f10a
comin	81 -27a-11g6d8i30c
coming	69 -23b-9jk6g8a12f17c
coming in	89 -16c11a14i
coming up	79 -31a-14b-4j55c
commercial	72 -19c7d8ab
commercial umbrella	87 -6b11a
common	89 -8a-5g8b10c
commute	80 -17c-5b5k9a12g
commute $	84 -18c10a13g
comp	66 -13c5ab9g11d
comp $	79 -29c10a25g
comp and	80 6a11b
companies	74 -5i5d8k
companies $	83 -11c-5i5g6k11d
companies have	89 -5d11c
company	51 -10a-4gk5e7i24b
company $	62 -17b-12j-7gh6fik12a19d
company and	89 5j
company do	84 -11d-6a28c
company ever	84 4a
company got	89 
company have	86 -7a13e
company in	89 
company or	84 -16a21b
company to	89 -5a5b
company what	89 -4a5c
company you	86 -17c-9a5j14e15d
companys	77 -7d-5gh6k8j
companys name	89 -8c6b8a
compare	86 -12c8k11d
complaint	87 
complaints	86 -9a15c
complex	82 -8c19d
complex $	89 15d
comprehensive	82 -8a7c11h
computer	80 -7c-5a7b9e
computer $	89 4g
computers	86 4c5i
condition	80 -7g-5a-4k7c13i
condition $	89 -4a4j6c
conditions	81 -12c12a
conditions $	86 -15c14a
congrats	83 -10a4c12i
congrats on	89 -13g5a12c
construction	77 4a
construction $	89 -7a8b
contents	78 -14c24g
contingent	89 
contract	71 -15g-4a4j6f7b12k
contract $	81 -6a-5cg9fk
contractor	82 6d
contractors	83 6bg
contracts	80 5d
contracts with	89 
conversation	86 -11k7c8j
cool	68 -11j-9b-8f4e10c22d
cool and	87 8c
cool cool	87 -11a9c10g
cool so	89 -7cg7a8d9e
copper	86 -17b18a
copy	78 -7k-5cg4a6i8j
copy $	82 11a
copy of	89 -5gk5e6i
corner	87 -9a-6k10c17f
corporation	87 -17a-6i24b
corporation $	89 -17a-5i25b
correct	70 -8ab-7c32j
correct $	70 -8ab-7c31j
cost	62 -30a-15c-5i6j15b36g
cost $	80 -25c12a17g
cost on	89 
cost or	89 -7a-4g18b
cost to	74 -13a21g
cost you	77 10g
costs	78 -16b-7k-6h10g22a
couch	82 5bc
couch $	89 
could	50 -21k-15j-6h-5f12g19e28a
could a	87 -11g-9a26c
could come	89 -6b10c
could fix	89 -4g7c
could get	89 -12a17k
could go	89 4k
could he	87 
could i	79 -10i-8k-6j38a
could it	87 -5c10g
could not	74 -10c5f7d
could she	89 
could somebody	89 7a
could take	87 -5b5k6a
could the	83 -19a-5i14g16e
could they	79 4c8b
could you	60 -32c-31k-11j-6f7b18e28i36a
could your	89 4a
count	80 -16c4e6g12k
counting	81 -12c-5j8k11g
country	81 -5g17f
counts	86 -5e11c
county	78 -10b-8g-4fj7d9a11c
county $	89 -11b-8c8d12a
couple	75 -12f-8b7g16c
couple of	84 -12f4j13c
couple years	87 -6b13g
court	82 -37a5b7f8c17j
cousin	84 -5b6a
cover	68 -19g-8a-4e5i9bk17c
cover $	82 -4g6a
cover the	89 -8g14i
coverage	53 -7d5g8bc
coverage $	64 -47g-9b-6jk9i14c60a
coverage a	89 -5c7g
coverage amount	89 -7c-5b4ag6k
coverage do	79 -8a12c
coverage does	87 
coverage in	87 -10a4b12c
coverage is	83 -7a10c
coverage on	78 -5c16g
coverage or	79 -25a32b
coverage to	89 -4a12e
coverages	86 -14g-8a6c21h
covered	67 -10c-7j-6f5be9g14a
covered $	81 -25g11c16a
covered for	83 -28c33g
covered if	89 
covers	79 -13g-7d6ac16k
covers $	87 -13g20a
coworker	89 
cpa	84 
cr	86 
cr v	86 
crash	80 -5bg10d
crash $	87 -6c-4b8d
crawl	82 -5c-4b9i
crawl space	82 -5c-4b9i
crazy	76 -7i5b9h
credit	64 -14f-10g-5b13c16a
credit $	79 -7c11a
credit card	86 -10c9a
credit cards	82 -7c7ag
credit score	86 -12a-5g7i18c
credit union	86 -4k8j
creek	79 -5bc4i5f8a
cremation	84 8b
cremation $	87 8b
crew	76 -9a-8c-6i4d5e10g
crew $	84 -6i6g
curious	82 -8a-6j5h21k
curious what	86 -6j-4e5h14k
current	66 -17a13e15c
current carrier	87 -9a-6k21c
current company	84 -18e-14g34c
current policy	86 -23c-14g32e
currently	81 -10g7j9a
cushion	86 -9c8ak
customer	68 4h5d
customer $	83 10d
customer there	89 9a
customers	70 -13b-4c16d
customers $	84 4c
customers come	89 -8b11a
customers pay	89 
cut	75 -5ik6b9c
cut off	84 -4k10c
cute	89 -4g7i
cyber	87 6a
d	83 -7c4k6i
dad	71 -18c-12a6k10g21f
dad $	89 
dad died	89 
daddy	83 -4g4a8d
dads	87 5b
damage	67 -14c-8b-7e5k14a19g
damage $	77 -4b4c9a
damage on	83 -4g5a
dangerous	83 -10c6e7a
dash	83 -5k5g
dash $	89 -6k6a
data	86 -6d-5c10a
date	66 -26a-14g22c28e
date $	79 -22e-18a55c
date of	78 -7g-6ak25e
dates	89 8k
daughter	71 -7b-5ek6j12a
daughter $	87 
daughters	80 -10g6b10c
day	57 -21g-17i-4d6k7h12a29e
day $	70 -28g-10c-7d-6j5bf7e15h23a
day and	79 -12a-7j5cd16e
day do	89 10e
day does	89 -5cg16e
day going	89 
day of	87 -8i-7g10j
day or	86 7a
day so	86 -5e-4j6a12k
day you	86 5k
daycare	89 7g
days	60 -15a-11j8bi26g
days $	68 -10c-7f-4e5i6ag8b
days a	84 5g
days are	89 -11g-4b18c
days off	87 -4j6c8i
days or	86 -10a-5i7b13g
dead	83 -4k4b8a
deadbolts	86 4c10a
deadline	84 
deadline $	87 
deal	76 -16g-4i12c15a
deal $	83 -9j-5c20a
deal with	87 -13a5j7b
dealer	89 -10a5j11d
dealt	87 7i
dealt with	87 7i
death	84 -14c-5b5i21g
death benefit	89 -15c23g
debt	82 -11a5g10b
debt $	89 -4g8c
debts	89 -18a23c
dec	78 8a
dec page	79 8a
decent	86 -10b4j13a
decide	78 -29a-7g6i8d10b19j
decide $	83 -24a-6g7i10d21j
decides	89 
decides $	89 
deciding	89 5c6a
decision	81 -5a-4k8c
decision $	87 -4k9c
decisions	89 -12c11a
declarations	82 
declarations page	86 -5a8k
decline	87 -6a7be
declined	87 5a
deductible	63 -4a6b7c
deductible $	72 -23a-6i-5j5g38c
deductible is	87 4j
deductible on	87 -23c13b19g
deductible right	89 
deductible you	89 -5a7k
deep	86 -17a5j7g14i
deer	87 5a16c
degree	80 -5g9b
degree $	86 12b
deliver	75 -6b-5i8c13a
deliver $	82 -4i
deliveries	79 -11c5d10g
deliveries $	84 -11c12g
delivery	87 -9g10i
den	89 
denied	89 7d
dent	89 -8c8g
dental	86 7j
department	81 -12c-9a-6i8g10b16d
department or	89 -8a10b
depend	82 8b
depend on	82 8b
depends	87 
depends on	87 
describe	84 -6g-4ai18k
describe the	89 -4c10k
design	86 5b
design work	87 5a
desk	82 -4ac11b
detached	86 -6b4j6a
detached garage	87 -6b7a
detectors	83 12c
detectors $	87 -26c34a
device	86 5j
diabetes	80 10a
diabetes $	89 -5a6b
diagnosed	89 -25a9e18c
did	36 -27k-14bd6g8h15ce16i22a
did @name	89 -8j-4g13a
did a	80 -6g8a
did anybody	80 6h
did he	75 -6g-5e15a
did i	62 -22a-13b-11e-9g-8c-6k-4h14i66j
did it	63 -57c-10a-5j5h16i18b22e23g
did not	74 -10dg-8a-5i6j24c
did she	80 -14b-7k-6a4h34c
did somebody	78 -5e11a
did something	87 -7c-5i5a11h
did that	69 -23a-15i-9j-6h7e21b33g
did the	60 -30b-12j-9e-6h7g13i20c31a
did they	56 -20i-19g-12j-6k-4f5h7d11c13b35a
did you	45 -20g-18k-4d6a13c14i16f17e
did your	62 -37g-9bj-6d5h16f20a21i
did yours	89 5g7c
die	81 -7c-5j6g10i
die of	89 -8g12c
died	73 -9e-5c7a13j
died $	79 -9e4a7j
difference	86 -14c6g10b
different	71 -15b-8j-5h28c
different $	87 -17h24c
different now	89 -5g7c
differently	89 
digit	89 5k
digits	77 -6b18c
digits on	89 -6k7a
dinner	82 -8j5d7e10a
dinner $	87 -8j-7g7c15a
disability	83 -6b12a
discount	72 -7gj5a14k
discount $	83 8a
discount for	86 -10c-9j21a
discount so	87 -6a10k
disease	87 8a
district	86 -8b5a11j
dive	87 -9b6a9g
diving	89 -6b8a
divorce	89 -4b
divorced	86 -11j-9c10a18b
dmv	87 -4ac12d
do	27 -42k-36j-11g8i11h14b18f20e31c41a
do $	66 -34g5k7j11c19a
do a	76 -16a-4g10k18b
do after	89 9c
do all	89 -4a8g
do any	76 5a
do anything	80 -7c15a
do business	87 -20c10k15d
do clients	87 6c
do customers	87 -7b11a
do for	68 -24g-10a-5b-4e7d46c
do i	66 -16ck-8a-6e5g7j13b28d
do if	79 -12g9a16c
do in	83 -13k-8a-7c-4g17i20d
do it	71 -10cg-6j5b12h15a
do not	58 -55a-18c-8b9j16i23h38g
do people	82 -9c-5g5i14a
do right	87 -11c-7i19a
do that	79 -14g7e12c
do the	69 -12g7i13k
do there	84 
do they	65 -16g-8c-7i17a20d
do this	79 -5a8b
do to	77 -26g-11a49c
do we	86 -7cj5e11a
do with	77 -14e-10g-7a39c
do without	83 -16g-8c23e
do you	30 -46k-45j-13d6i7h10g12e17f19c27b51a
do your	68 -8a-7d-5be5g13c15f
dob	84 -10a19c
dob $	87 -9a20c
doctor	70 -13g5d8i
doctor $	77 -12g-11c5e12d15i
doctors	86 -8a14d
does	41 -25k-10j-9h12e16i20d21a
does $	86 -41a4j39c
does a	87 -20c4a20g
does anybody	75 -13a23d
does anyone	83 -10c12a
does he	69 -23c-5b5a10g20d
does it	59 -16c-13g-11a4d7f18e30b
does not	79 -15a10j16c
does she	70 -19c-8b32i
does that	67 -13c-7j-6d5e12a19i
does the	56 -13d-7b-6k7e13f18a
does your	54 -32b-17k-14f-10e-7j7g12d22c49a
does yours	89 8a
dog	75 -10a6b10j
dog $	86 -9b15a
dogs	83 -11b18a
doin	80 -5k8c
doing	62 -15g-8e-7d-6j-5h5b8k14c20i
doing $	77 -4j5ck
doing for	87 10c
doing in	89 -15c-5g28i
doing okay	89 -11a-6c22i
doing that	84 -10i-9a9b14g
doing the	89 -7d-5a8f
doing this	89 -12g19a
doing with	89 -6a6i
dollar	70 -11g6a7jk
dollar @name	84 -21g-5a25c
dollar amount	86 -6ag7k10b
dollar deductible	87 -11g-8c-5a25j
dollars	74 -19a5b9j20g
dollars a	89 -7g
done	64 -16e-10a5b8d15c
done $	76 -5g5b7e
done any	89 6c
done now	87 
door	70 -13b-6c-5i5j6g13f
door $	77 -4i4ae5g
door to	89 
doordash	82 -5b4a
doordash $	89 -5b8a
doors	80 -13c13e
dose	89 -10c13g
dot	84 -12a20j
dot com	89 -5a11j
double	89 -15a10g13b
down	53 -22c-16a-15i6d10k11h14g17j
down $	69 -16c-9j6gk7e8a
down and	81 -8c-4j11e
down as	84 -14a18j
down at	87 -4b6a
down for	77 -9c-4e13g
down in	87 -5a-4g4b7c
down right	87 8j
down the	79 -12a8k9b
down there	82 -4b12c
down to	78 -9g-6a-4h5b9d11c
down what	86 -12c-8k6g22h
down with	82 -18a4f9h15b
downstairs	87 
downtown	83 -5g-4b8f9a
draft	87 -4a6c
draw	86 -10c5b9e
drawer	86 -9a8b
drink	77 -4b17a
drink $	83 -8b14a
drinks	84 -10d8a
drive	58 -8k-4acef6j7d20i
drive $	68 -10g-7a4d5j22i
drive for	83 -5b9c
drive in	83 -12c12f
drive it	79 5k7i
drive to	81 -7f-6i16g
driven	89 -18b6d8f9a
driver	69 -20a5cgk10d
driver $	82 -19a-12c18dg
driver or	87 -8g-5a6b12c
driver training	89 -12a-4b21c
drivers	65 -12a-5b-4j9c25d
drivers $	79 -37c9a33d
drivers @name	83 -44d-6g63a
drivers in	89 6a
drivers license	78 -16a-5d4k22c
drives	69 -23d5k23a
drives $	86 -42d42a
drives it	89 4k
drives the	86 -6a8d
drives which	83 
drives you	89 
driveway	77 -11a-6f-5g4k33b
driveway $	89 -6b5a6f
driveway or	89 -5f12b
drivin	77 -11a5d
drivin $	89 7c
driving	63 -8g-4k4c7e20a
driving $	76 -11b-8c23a
driving or	87 -12b-7d-5k4c7g20a
driving right	89 -4a5b
drop	76 -13a-5k-4c4g10h18b
drop it	89 -14a15b
dropped	81 -7g17h
dropping	87 -8c5ag
drug	89 
drugs	83 -12c6a12d
drugs $	87 -13c7a12d
due	77 -15c-6g-5b11a22e
due $	83 -15c22e
dui	87 -21a25c
duplex	89 6j
during	87 5c
during the	89 5c
dwelling	79 -8a-6c13g
dwelling limit	87 -13c18g
e	78 -20g-13a34j
each	66 -10a-9c-6e6d8k9j11g
each month	79 -11c15g
each of	86 -13k-10c7g18d
each one	87 -5c5k6d
each way	86 -6g10j
earn	79 -17c5b6i9g
earn $	86 -26c6a21g
easiest	87 -12b-4c20i
easiest way	89 -11b-8c21i
easy	82 -16j5c6ab
eat	84 -14a10b11g
education	80 -6gj-5a12k13c
education $	84 -5gj-4b18k
either	82 -5a
electric	84 -9a5k9b
electrical	80 -15c-6j-5i5b10g11a
else	55 -15g-9a7j9cdh
else $	70 -12b-7d4c9f16a
else are	86 -8g-5a5d10c
else do	89 
else drives	89 
else gets	89 -4k7d
else has	87 -5a5c
else i	89 7c
else in	86 -38a10b31d
else is	76 -5a4cd
else on	86 
else you	87 -15b-5a9c14k
em	68 -24a-11c-5k-4i8j15e25g
em $	81 -19a7j28c
email	61 -8g-6e-5j-4di6ab23c
email $	71 -17a-6j-5g7f13b18c
email address	84 -5c10k
email for	87 
email me	87 -10k20a
email or	87 8a
emails	87 5a6j
emergency	84 5d
emergency fund	86 4g5a
employed	84 7f
employed $	89 -4d5b7f
employee	79 9j
employees	70 -6j11d
employees $	78 -21j6a19d
employer	74 -4g10b
employer $	81 6a
empty	80 -6ac-5k12g16e
end	68 -10bc-7j10g21i
end $	79 -12c-6a-5b-4j6g21i
end of	86 -13b16a
end up	81 -17c-5b5f7i12g
ended	84 -5a12d
ends	79 5ej
ends $	89 6e
ends in	86 5j
engaged	89 -9j6e8a
engagement	89 -5c11g
engagement ring	89 -5c11g
enjoy	86 7c
enough	71 -17b-16i-8c8g18h23a
enough $	87 -30c-18i23g25h
enough to	79 -9g-4d6a11c
equipment	71 
equipment in	87 -8a10b
equipment worth	87 -9c10g
equity	87 -19c7a16g
erie	89 -17a20j
errands	86 -20k-9b14a18i
escrow	82 -15c-5k12a13d
escrow $	87 -16c14ad
even	69 -8c-7dg-6b13k17a
even a	84 5a
even if	87 -6c8k
evening	89 -22a4b23j
ever	49 -33b-13j-12g-10c-7h-5ek7i15d76a
ever $	89 4a
ever been	66 -8bg-7a12c22i
ever come	82 7a
ever empty	87 -14g20a
ever explain	89 -26a-9c37d
ever get	80 5c
ever gone	86 
ever gotten	83 6a
ever had	70 -7b4c14a
ever have	82 9a
ever said	89 
ever sat	87 5a
every	60 -17c-15i-11e-5k5ah6d10f12b15g
every #	84 -7j21b
every @day	89 
every day	76 -8i6bc7g
every month	73 -14c-9j8d9g15b
every time	89 -8g-4e5a10c
every week	89 
every year	87 -8c7b8g
everybody	71 -25a-14d7b12e13g15k
everybodys	78 -6g-4k6cf
everybodys got	84 7c
everyone	89 8k
everything	63 -23a7bc19i
everything $	77 -12c-6g6e20a
everything in	84 -12c6bj8g
everything you	83 -27a7g12i14k
evidence	87 -13a-5g8j14e
evidence of	87 -13a-5g8j14e
ex	89 8a
exact	86 -5c-4g5b6f10k
exactly	76 -11i-7a-4jk4e5f6g18c
exactly $	86 -11i-6c10f16g
exactly did	89 6ce
exam	75 7ab
exam $	80 10a
excellent	89 -4a7b
excess	78 4b
excess liability	86 
exciting	89 -7b-6c-5g5f13e
excuse	87 -18g15c17h
expand	89 -5c6a
expense	87 5i
expenses	81 -5a-4g5jk
expenses $	86 -7g6k
expensive	82 8g9a
experience	78 -7b-5g-4d4j9ac
experience with	89 -10a-4g6ci10j
expires	89 
explain	74 -10c-9b-5i18a22d
explain $	89 -5d9a
explain it	83 -25a-9b33d
explain that	89 
explained	84 
explained it	89 
exterior	87 -6b-5a15c
extinguisher	87 8c
extra	75 -10j-8a-4d11c17g
extra #	89 -8cj22a
extras	86 
face	86 -14c-12a10k15g
facebook	89 -5b6j7c
factor	89 -7a4c11j
fair	76 -6g-5f4a12c
fair $	84 -6j16a
fake	83 -14g-9b6a9c10i
fall	73 -22a-9g-6j14ce19b
fall out	89 -9a5g8b
falls	83 -23c-4d5b32a
falls off	87 4c5b
familiar	87 -9a-7cg10b14i
family	60 -7e-6j-5k5c15a
family $	71 -10g-5a5b15c
family history	84 -12c-4g21a
familys	89 5k
far	62 -26i-15j-13b12a14f48g
far $	75 -20g-16j6b9c31a
far are	87 9g
far do	87 -30g-7i43f
far does	89 -15i-4a22g
far is	79 5i
far out	89 -4i11g
farm	74 -15d-9g-6c6a7j8e10b
farm bureau	89 7j
fars	84 -7ai9g10f
fars the	89 6g
fast	79 -14i5a6g13e
fast $	89 
father	80 -9a-7b-5g10c11f
fault	76 -6d-5c6a19b
fault $	87 -29d-4a41b
favorite	81 -5a15c
favorite thing	89 6c
fax	84 -10c7f
fear	89 -5d-4a13c
feel	64 -16c-7a-5e5h7g8b17i
feel $	87 
feel about	72 -9g-7a-5c32i
feel like	86 -9a-6i18b
feeling	80 -6i-5g4a14c
feels	87 -6j8c
feet	69 -7b-4i4h5j6a
feet $	80 -9b4c9a
feet is	87 
feet right	89 
fella	79 -11a-4j4g7bc
fellas	89 -16b6e18a
fence	78 -5b4j5k
fence $	89 5a
fender	81 6a
fender bender	89 4a
fender benders	87 
few	75 -14b6jk13a
few questions	89 11a
few years	82 -10b-4c17a
fianc	89 14j
field	86 -7b-5a14g
fifth	89 -5a5b
fight	84 -5i5h6a
fight you	89 -5i12a
figure	71 -14c-9j7e8k13g
figure it	89 -19g-11a5j10b18c
figure you	89 -7c5e
file	72 -6g16a
file $	84 -14c17a
file for	87 5a
filed	77 -4c4fj
filed $	89 -4a5f
files	87 -6a6d
fill	86 -8h-7a-5b7k17c
filled	84 4a
filled out	86 4a6c
filling	89 7c
filling out	89 7c
final	78 -5bj16a
final expenses	86 
finally	82 -8a5h12i
financed	83 
financed $	89 
financial	82 
financial guy	89 
financially	87 
financially $	87 
find	70 -17c5d7h
find a	89 7a
find it	87 -8a8k9d
find the	89 -13c-7g10ae
find us	89 5i
fine	74 -10a-5gj13b15k
fine $	86 -5j14k
fine print	89 
finish	83 -6b12a
finished	72 
finished $	83 -6c12a
finished basement	89 5a
fire	63 -10j-7b-5ei5g6d7k13f
fire $	86 -10g9i
fire department	83 -8a-6ci6d8g10b
fire extinguisher	89 
fire station	83 -10a-8c14f16g
fire truck	89 4g
fired	89 5d
fireplace	77 4c
fireplace $	84 7a
first	59 -4eg6d7a8k
first $	78 -17g-14a5f6b12j14c
first and	79 -13k-8d31c
first name	87 -15c14a
first one	84 -10k-4j8b14a
first page	89 -11a-5g6k13c
fish	89 -14b16a
fix	78 -4g5b
fix one	89 -4g7c
fixed	84 -5b5a11c
flat	77 -13g5j19b
flood	70 -5g6d13a
flood $	89 10c
flood insurance	83 10a
flood zone	82 -4c12a
flooded	87 7i
floor	75 -9a-5d7c8j
floor $	86 -5a6b
floors	84 -6a-5j5k16g
floors $	89 -6a-5j-4c23g
florida	87 -5a12f
fly	86 
folks	64 -7a-6k-4ej4b7h16d
folks $	83 -9a-4g7j
folks do	89 -23c-14k36d
folks still	89 -9c-8j-6i30a
folks who	89 -5k7d
follow	86 -10g6a8bi
food	77 -7a12g
foot	79 -8c-4k13a
footage	83 -5a6c8g
footage $	87 -8a-6c20g
for	34 -24b4g6ij12a14h27k
for #	68 -18g-5j-4d5i7k24c
for $	58 -10e-9b-8c-7d-5fi6k7a42h
for a	61 -16g9j10a
for and	86 -12c-4g8d9i
for anything	89 
for bodily	89 -12c-6a22g
for business	87 
for college	87 5d
for for	83 -17a16b
for fun	86 
for good	89 10b
for her	89 
for in	89 -18g27c
for insurance	81 -7a-4d6h14g
for it	69 -35c-16b-4i15a46g
for life	81 -13c7g15a
for me	63 -25c-10b-9j-5dg11i19e30k
for money	86 -7b-4c11a
for one	89 7a
for retirement	81 -14g-9b4i21c
for school	89 -8g-5b6a7i
for somebody	89 -14a8g10b
for something	89 -5k10b
for that	68 -13j-7dg7h9c22a
for the	53 -41c-15a-8i10d11j14g18k23f
for their	87 -7c11g
for them	83 -15g7d14a
for this	74 -31c-5a40g
for today	89 -7c9g
for what	79 -25g-8j6b9h10a16d
for when	82 -13c-5b5a12e
for work	77 5b
for you	53 -35g-21k-11j-9e-7h18b23i53c
for your	64 -16b-5hi4gj5a10c14k
for yourself	87 -8a8b
force	83 -4c4k6b
forever	83 -10a6b11g
forget	89 -5c6g
form	71 -13c-7h-5j10b23k
form $	81 -8h5c14k
forward	82 -7a5c8k
forward $	89 7c
found	82 -6g-5k22c
found it	89 -5g11c
foundation	84 -4g6i9b
foundation $	86 -4g6i8b
fourth	89 -7c13a
frame	79 -12c-8g4bj17e
frame $	89 -12c-9g6b19e
free	73 -26i-17g4e18a27c
free and	84 -5c12j
free or	89 -11a16b
friend	75 -14b-4g7j9h15a
friend or	89 -21b8d17a
friend who	89 5a
friends	83 -16a6d14b
from	48 -7c-5d-4b4ei5fk10h
from #	82 -9aj5b16e
from $	72 -23c-7a-5bg9f15d26i
from @month	89 
from a	83 -7a4c6i
from before	87 
from home	77 -23b-8f49a
from it	86 -28a5b26c
from me	80 -26k-13g-5a6ej38c
from scratch	87 9b
from the	64 -22c-20a-9i-7e-4d6k8b23j35g
from them	87 -8j-5c4b20a
from there	87 -9b7k9f
from us	89 6c
from what	87 -21a-8c37g
from work	89 -11c-5d-4b4f5e12h
from you	72 -13a-10g-6b12ci19k
from your	72 9j
front	67 -25b-7g7k9c29a
front $	81 -23b9c19a
front door	89 
front of	77 4c6k
full	62 -14f-6e-4ij8g9c13b
full $	87 5a6b
full coverage	78 -10g-6b-4k4c22a
full name	87 -5a9k
full time	76 -17b-4ce29g
fun	71 -14a-10e-9j-5g6k19b24i
fun $	84 
fund	77 -10i5g13a
fund $	79 -11i-4b6g19a
funeral	73 -4g5dj
funeral $	81 -15g5i10c
furnace	79 -7g-5b8i
furnace $	87 -18g24i
furniture	79 -7c14g
furniture and	86 -6c7g
fuses	89 -7b9a
g	86 -16a5c10j12g
game	87 -8a6d10j
gap	75 -5g4b5e7a
garage	69 -13c-5b27f
garage $	77 -9b-6c-5j-4f4k23a
garage driveway	89 -24f-14a-10c53b
garage or	89 -50b-9a60f
garden	89 -7a8c9b
gas	81 -13a5b13i
gate	86 -12b5i13a
gave	75 -4ei6cg
gave you	76 -6a-4e11c
gc	86 -9g10c
gc want	89 -7g8c
gear	89 -21g-11a5f27c
general	73 5gk
general contractor	87 5b
general liability	79 -27c5a25g
georgia	84 -5a-4c13k
get	45 -15b-10f-6j6i12e13k17a
get $	79 -22c35g
get a	71 -18b-11a-6g-5j-4e5d18k26c
get around	83 
get behind	89 -22a9k18d
get by	81 -5c6g
get certificates	89 
get cut	86 -4k11c
get for	84 -30c-5a40g
get his	89 -15a16b
get hit	89 -4d6c7f
get hold	89 -14c18i
get hurt	84 -22d30c
get in	84 -9i-8b4e6a13c
get into	86 -27c-8b-5g6i15a24e
get it	74 -19a-15j-9c11eg12i17k
get me	86 -8g-5a5ek9i
get my	84 -13c-5b9f16a
get off	87 -10c17e
get out	81 5d
get paid	86 -8a4b5i
get started	87 -16i-6j-5g24c
get that	73 -17a-11c-7e12h36j
get the	75 -13c21a
get there	89 -14a-6e-5f9b20c
get this	81 -9b-5i-4e5d18g
get through	84 -8e-4g9i10c
get to	74 -16a5i16b
get you	73 -10g-7a6bk11c
get your	73 -15f-5g7b20c
gets	71 -7c8b
gets a	87 
gets the	84 6a
gets you	89 -5c7d
gettin	81 -8a7k9b
getting	71 -8b-5g-4k7ae10i
getting any	89 
girl	79 6g8j
girlfriend	86 5b
girlfriend on	89 6b
girls	82 -12a-10g15bc
give	55 -14e-11dj-7f5a11cg28k
give me	60 -30a-18e-10j-4dfg34c50k
give you	71 -15c-5ik10h22g
gives	89 5d
givin	89 -11c5b11a
giving	86 
gl	79 -15g15c
glad	82 -9k-8a5d6eh8c
glad you	86 -5a6d7h
glass	78 -9d-6c-5a-4g29b
gmail	86 -9a5b8j
go	48 -14c-12j-10g-8e-7b-5i5d11a25k27f
go $	69 -14ci-13b-6f5a8h37g
go about	89 7i
go after	87 -5g9c
go ahead	77 -8c6b9a
go back	82 -7g-5k15a
go by	80 -10c10b16a
go down	83 7k
go for	84 -38c12e27g
go in	76 -16i-13b11a29g
go on	76 -31a-10g-5d-4ci8b57k
go over	79 -20b-6g34a
go part	87 5c
go through	79 -6g7c8i
go to	71 -51a-42g-5b-4k27c29d52f
go up	74 -12g11h19a
go when	89 -5a-4c7f9g
go with	75 -15a6j17c
goal	89 -7a17c
goes	67 -12i-4j6e18k
goes $	87 -13c-9i-7g31a
goes out	89 -13c16g
goes to	82 -8g-6d5k9c
goes with	89 7k
goin	81 -4ag12j
going	55 -10f-6j10g12k13h
going $	77 -25a4g24k
going for	82 -34c-17b14a36g
going on	79 -15c8a13g
going through	84 -12g-6a27c
going to	63 -23g-9a-8j-5hi5d6k17b22c
golf	87 5a8c
gone	66 -7e-6d8b11j
gone $	73 -12c-7g5b7d10a
gone over	89 
good	52 -10k-9f-6g-4c4e8ahi11b
good $	74 -59b-9cg6j37i46a
good day	87 4a5c
good for	81 -6c-4g4a7b8e
good grades	89 -5i5c7a
good health	86 -7i12a
good idea	89 5a
good or	80 -9c-5i15b
good outcome	89 7c
good shape	80 -7a5b7i
good student	86 -11a-4b21c
good that	89 -14a10b
good time	81 -24c-8g6e32a
good to	80 -7g-6i4a10c11j
got	40 -16f4ck5eg11j13d
got #	71 -28a-21k-5c12j43g
got $	67 -23d-11g6k12a14b
got a	59 -24g-11j-9b-6ek7d19i43a
got about	87 
got an	84 -8c-6j-4d25a
got another	87 -6c20a
got any	77 -47a54g
got anything	89 -34a7k29c
got for	80 -7a19g
got going	87 -11g-5b18c
got hurt	84 -19c10a14d
got in	78 -22c27g
got insurance	89 -20g22a
got it	71 -12g-9j-8a-4i8b15e17d
got on	76 -9d-4k7f10c
got put	89 -5ag5b9c
got some	86 -7c-6g9e13i
got something	89 -7a7b
got that	81 -9c-4e21h
got the	67 -13j-7g-6bf-5ck6e15d29a
got there	87 -7g11a
got to	66 -37a-6b5e6g40k
got what	89 
got you	69 -15c-14g-7b4d10e24j
got your	73 -13ce-12b4d8h23g
gotcha	84 -9a-5e9c13d
gotten	76 -5g13a
gotten hurt	87 
gpa	87 -5a10c
grab	81 
grab your	86 -5a8c
grade	81 -11g17c
grades	79 -5g7b13i
grades $	86 14i
grandkids	89 7a
grandma	87 -7a-4g6c8j
great	76 -10ij4g5a7f11c
groceries	84 -5f6a12g
gross	78 -9a-6c-5be5j7k18g
ground	77 -5c4gj
group	77 -9c4g5d11b
group life	86 -5g5b7c
grow	79 -15a-10g12b17c
grow up	84 -9g8c9a
growing	86 -5b
grown	83 -6f-5b6e16a
grown $	89 5a7e
guardian	81 -5c13d
guardian $	89 -17d22a
guess	77 -16d-5g28a
guests	87 5b
guitar	89 -4e7c
guns	81 -12b6a16c
guns $	87 -13b21c
gut	81 -16a-12c-8g17b21i
gut $	87 -6a7b
guy	67 -8e-6b7j12d
guy $	86 7a
guys	63 -8j-7bc-6d5i8f9g17e
guys $	80 -12a-6g-5b29c
guys do	84 -5g
gym	86 5b7c
h	82 
h are	89 
ha	86 -7c-5a7d9i
hacked	82 
hacked $	84 
had	53 -9g-6b5c14aj
had $	81 -10a7c9k
had a	68 -16b-7e-6hjk5i11g29a
had an	86 6h
had any	74 -7c14a
had it	87 
had that	84 -9j4k11a
had the	78 -17a-6c-4h4i5d9j12e
had to	70 -22g-11k7b15a23c
had water	89 
haha	76 -8a-5c6g10b
haha $	82 -6i5c11b
hail	72 -15c-12g-8j6h14e30i
hail $	87 -32g18a20c
hail deductible	89 -24c7a22g
hair	84 
half	66 -20c-10j-5e13k26d
half $	87 -27c30d
half a	84 -17j-14g6b33a
half of	86 -15c20g
hand	75 -19c8g9b11f
hand you	87 -16c22g
handbook	89 
handle	74 -27a-9c-7g46i
handle it	89 5i
handled	82 -17i21a
handles	77 -14a9b11d
handles the	80 -5a11d
hands	82 -8b6c12a
hands on	89 
handy	76 -6k-5gj11f14a
handy $	80 -5cg17a
hang	79 -9eg-6j4dk7c12a
hang on	89 -5k6d
hang up	86 -10e-7g-6i-4j9c10k12a
hangin	89 -5i8a
hanging	80 -22a6e21i
hanging over	87 
happen	65 4a5h7c
happen $	76 -11c4a6g8h
happen again	83 -9a18c
happen if	83 5k
happen to	80 
happened	63 -11g-10e-8a8h9c10d
happened $	75 -8e-7c-5a4f7d12j
happened that	84 -4h15c
happened to	77 -9a-7c-5g6i8d9h
happened with	84 7c
happens	65 -10e-7d-6i8k9g11c
happens if	79 -10a-5d22c
happens to	74 -42c-5e6k15a28g
happens when	89 -4c12a
happy	73 -15c-11i-10j-4g7k9h24a
happy with	78 -16j-12i35a
harassment	87 8a
hard	75 -11j-9g4f5b6c7i
hard $	89 7f
harmless	89 6a
has	53 -7bdj4c32a
has a	73 -6d15a
has an	89 
has anybody	72 6g
has anyone	79 5a
has he	89 -7b9j
has it	74 14b
has the	72 -7dj-4g5c11e14a
has to	83 -10c-6a10j14d
has you	89 
has your	73 -7d9a12c
hate	81 -10a-5k7f11g
hate to	89 -8a5k9f
haul	83 -4i10b
have	31 -12i-9f-7d4b7k9g12j15c21a
have $	58 -15g-7a-6e-5i6b31c
have a	54 -8b-7d-6e-5f5i9j22a
have an	69 -16g-10bc19a21d
have and	89 7c
have any	65 -13c-9d36a
have anything	81 -17c26a
have at	89 -10g12c
have been	66 -21g-12i-6d-4a6b7c9h11k12j
have dealt	89 7i
have done	87 -12a-10g19c
have flood	87 5a
have for	77 -14c-13a-6b-5e4j37g
have full	89 5a
have got	53 -46a-5h-4f5b6e18k39j
have had	75 -18a5h17k
have heard	89 -10c-7g9h13i
have his	87 -9a10b
have i	86 
have in	77 -23c-6a37g
have insurance	84 
have insured	89 -6a12c
have it	82 4a
have kids	89 -16b20a
have life	87 5a
have not	77 -22g6f7c15e
have now	83 
have on	76 -14c-11a-8b14d22g
have one	89 5j
have rental	87 
have seen	89 -10a-5c4d8fg
have some	87 
have something	84 -12b6i14a
have that	75 -18a-4b8j24c
have the	67 -74a-5ek4j10g29d48c
have their	84 -8b14a
have they	77 -9g-5j9c12a
have to	59 -28a-12e-7j22b28g
have uninsured	86 
have workers	89 4a
have you	46 -20i-13j-12k-10d-6f-5h8b19g54a
have your	71 -14a7c12b
havin	87 
having	83 16a
he	52 -19e-9k-8f6g12d13j14c
he $	83 -5a8j
he a	89 
he do	83 6c
he doing	89 6i
he get	84 
he have	86 6a
he is	70 -22c-14a11j28g
he keep	89 
he say	86 7a
he take	86 -27c29d
head	83 -11b-5k6a12c
headed	86 6f
heads	87 -4j8g
health	61 -11ag-4d10c28i
health $	71 -9g-6c-4b7a16i
health insurance	81 
health issues	87 -4c5a
health wise	86 
healthy	78 -8i5j7b14a
healthy $	82 -7b-5i25a
hear	61 -17g-14i-12b-8eh5f7j25k27a
hear $	86 -31c-9g-4ek23j33a
hear a	84 -7b-6k6f18a
hear about	83 -8i-5j6f16k
hear from	89 -16k16c
hear it	86 5c6a
hear that	77 -18j4d5g14a
hear what	89 -17c-8a34k
hear you	84 -14g-10a13j14c
heard	74 -16a-12g-8k4c5j8i12h14e
heard from	87 -7a20e
hearin	89 -9a13j
hearing	83 8j
hearing $	83 8j
heart	71 6d11a
heart attack	86 -7ae5d9g
heart disease	87 8a
heart trouble	86 6a
heat	77 -20g4b16c
heater	79 -7b-5i8g
heater $	89 
heavy	87 
height	78 -12a-7j-6e31c
height and	80 -11c-6j4k24g
help	68 -18c-7a8h10b15i
help $	83 -8j5b6ai
help me	87 6a10h
help you	79 -17c-4j20i
helping	89 -9b14a
helps	86 -8a10b
her	61 -28c-12k-11b-5e4f5i10d39g
her $	78 -29a16d26g
her gpa	89 
her on	89 8a
her own	82 -12b6h15a
here	59 -11g-10a-7e-6d5bh8j11c12k
here $	71 -10g-9di9j28a
here in	87 -11a-7g7b16c
here is	84 -9a-8c-6b12i17k
here so	86 -11c8k11h
here to	89 -18a-5g12b16c
here what	89 9g
hers	89 -43i-9g22c32d
hesitation	89 
hesitation $	89 
hey	81 -10g5c7a13i
high	66 -13ai-9cj-5d16g19b22f
high blood	86 -8a-7b16c
high does	87 -9i19g
high is	87 
high school	77 -26a-15c24b28f
higher	78 -5cg19b
highest	86 -6b15c
highway	87 -6c5a
hike	89 
him	69 -12k5gj9e
him $	77 -18k-5c6a10g16e
himself	87 -5j10b
hip	89 
hire	76 -9e-6g5a8bc
hire $	89 -5c8a
hire a	86 5b
hiring	89 
his	63 -28a-22d-9c-8g6h12i15j17b26e
his $	87 -29d-15g-4i5k51c
his job	89 -7a-5g7bc
his license	89 
his own	82 -15a16b
history	79 -6a-5g-4b9j15c
history $	87 -10a16c
hit	67 -17g-10b7e10a12i
hit a	89 -6a4j11c
hit and	89 -10c-5g8a12e
hit with	86 6f
hit you	83 -5b12a
hitched	89 -6a7b
hits	79 -5b17a
hits you	81 -4d11a
hobbies	82 -6g5c
hobbies $	82 -6g5c
hold	71 -13c-8g-5d9b13a17i
hold harmless	89 6a
hold of	87 -16c22i
hold on	87 9a
holder	86 -15a28d
holding	77 -13g-5i6d12c13a
holding up	82 -5c15a
holding you	89 -12g-4i22c
holds	87 
holds the	87 
holidays	89 -12b-11f31a
home	51 -11c-7h-5bj4g6k9ef16a
home $	60 -20b-14c-8k-6j5f49a
home and	84 -5k6c14a
home for	89 -8a9b
home insurance	89 -5a4b
home is	89 -8g-7c17e
home loan	89 -17g6k14c
home office	87 14a
home or	78 -11b-9a27c
home policy	89 6k
home so	89 -5j6e
home who	89 
home with	81 -11a14b
homeowner	86 -5b11a
homeowner $	87 -5b11a
homeowners	79 -17a-9c14d17b
honest	80 -6c8k
honestly	89 10i
hoping	81 4j7c
hoping to	83 -5c4j10g
hospital	72 -5d-4i5c6j
hospital $	83 -5b17a
hot	75 -13f-7c-5b8g10a14j
hot tub	80 -6b5j7a
hotel	84 -7a4b5j
hour	80 -21c-5a8e10b11g
hour $	87 -21c24g
hours	70 -18g-7a-5i16c29e
hours $	82 -15a-12g-4e46c
hours a	83 
hours do	87 -9e11c
house	47 -10c-8e6a12d19g
house $	55 -11ag-9e-5jk6b7i41d
house and	83 -19a4c6e11d
house built	89 7e
house is	77 -10g-7a4c6d
house like	84 -16a19c
house made	89 -4g8c
house number	87 -26a-10g38c
house or	76 -16a-7e8f9c18b
house paid	89 4a
house payment	83 -19c-15a-7b-5d49g
house right	86 6j
house the	87 5g
house to	89 6a
house what	84 -5ak5e13h
house worth	89 -34g35c
household	75 -6g17c
household $	84 -18c5d17g
houses	89 -19c20b
how	30 -115a-41b-26j-25d4c12e15h96g128i
how are	67 -64g-19a-4j7k18c74i
how bad	87 -9i-6c20g
how big	74 -29i-6bc-5a52g
how bigs	86 -13i15g
how can	83 -11g20i
how close	80 -10i18g
how come	80 -32i-19g-12c-6a82h
how did	60 -75g-23a-19e-13j-4k10h30c110i
how do	57 -67g-27a-21b-13e-5dj8k22c121i
how does	76 -36g-9a13c47i
how far	66 -30i-8b-6c27f29g
how fars	84 -7ai9g10f
how fast	87 -15i-7a16eg
how have	89 -7g9i
how high	79 -13i-7a33g
how is	53 -84g-21j-9d-6k-5ae-4b31c117i
how it	75 -37i-20g24a39j
how long	55 -48i-17a-11c-6h-5j-4bd9k33e63g
how many	47 -30i-29a-20c-6j-5d5k104g
how much	45 -33a-30i-12j-11k-5d-4ef4b105g
how often	73 -17i-10a-6bc14d34g
how old	62 -22i-20k-10bj-9a6c72g
how olds	76 -21i29g
how soon	83 -28i-18a-8b-5k8g56e
how tall	81 -23i30g
how that	87 4k
how the	82 9a
how they	82 -11i-5g8b11a
how was	74 -24g-6b43i
how will	87 -14g18i
how would	67 -58g-28a-6c-5bk113i
how you	69 -18g9a16j
how your	82 -8i6a8k
hr	89 -5a5j
huge	89 -9a-8c6f7b12g
huh	74 -21a-14g5ch13j20i
huh $	79 -29a-5c21j25i
hurricane	83 -5g5j
hurricanes	87 
hurry	84 -8b12a
hurt	65 -17f-12b8i15c18a
hurt $	78 -20f-14c-7a9i10d22g
hurt at	87 
hurt in	83 -18d-7g15a17c
hurt on	86 -7a-5b7i10d
hurt somebody	83 -6g5c
husband	58 -18c-9i-4k9e10d19a
husband $	79 -22a-20d-8g12b13j25c
husband do	86 -13g-5e20c
husband drive	89 -18c26d
husband have	86 -29c33g
husband how	89 
husband in	87 -8b5c8a
husbands	73 -20a-7e-6dg7bij20c
husbands name	87 -7d18c
hustle	87 7g
hydrant	76 -6c-4i8a12g
hydrant $	86 -4i7g
hydrant within	89 5a
i	34 -28a-27g-18b-14d-8f6e17i40j75k
i am	58 -30a-11i-9df6b7c8g12j17k18h
i ask	77 -18c-5gk12d24a
i believe	89 -7a12j
i call	73 -6ae5d12bc
i can	63 -27a-10j-8g5c7h12e24k
i catch	80 -8k-5c4e14j
i come	87 -4c9a
i could	80 -7a4k7c
i did	77 -13a-9h-6dg17j18c
i do	68 -13ak-12j-6b-4h5g7e18c22i
i explain	81 -9bi-7d37a
i get	67 -15f-10i-7ck4e22a27j
i go	84 -7k4j5ac
i going	89 
i got	70 -18c-16a-13j-6g4d27e28k
i had	81 -13c-11j-5fk5i6e9a16g
i hate	87 -8k5c6d7f
i have	56 -52a-20k-5i4h11de29j30c
i hear	69 -17a-7bk-6g4f12c30j
i heard	86 -5a4c9j
i help	81 -12c-6g29i
i just	75 -14b-6g-4i10a21k
i know	72 -21k-9b-6j-5d8i9c13f14a
i leave	89 4f
i like	87 -6d
i love	81 -7jk6c9e10f
i make	89 -8g9i
i mean	80 -19c-4k6h9b11a
i need	60 -42a-12cd-9e-8j-5b100k
i put	76 -20c-8ek7f29g
i remember	87 -10c-7j-6e8i20a
i right	78 -7j6c8a
i run	84 -7k8a9b
i saw	86 -7c-6k5j11i
i say	87 -31j-6c6a30i
i see	86 -17c-5k-4a5h6d21j
i send	75 -12a8c16f
i sent	87 -5c14a
i should	73 -30a-8i-5g5j11b28c
i still	89 -8j-6hk8g13f
i take	87 -8a-6d-5g31j
i talking	89 -5g14a
i tell	87 -16c-9k-5g34a
i the	84 -9k-4j10b12a
i think	82 -9a-6i-5hj7bf8g9c
i understand	89 -11a8k12j
i use	87 -4d8k
i want	76 -33a-10j-7c9e12i31k
i was	86 -8e-7c-5j7a20g
i will	65 -24a-8c-7i48k
i would	61 -55a-13g-11j-9e-5b8f92k
i write	86 10a
ice	87 -14c6e14i
id	76 -27a-11g-6e5j6b40c
id card	87 4b
id cards	86 -22c4b7j16a
idea	77 -9g-4j5c8a9k
idea $	86 6a
if	41 -16b-14h-13aj-9i4d11g13f22c42k
if a	74 -8g5i15c
if any	87 
if anything	89 -8a12g
if he	86 -9g-7k20c
if i	63 -18k-17g-8i-6c-5d63a
if it	69 -6a5i9f
if one	83 -9a-5g5i12c
if she	84 -6g-4i12c
if somebody	82 -7c-4g19a
if something	74 -10c-4g7i10d
if that	77 -12b-8e-7c-6j5a11k24g
if the	69 -12g-6a10j11b
if there	74 -17c-8b6e8f21k
if they	79 -9g-6j8c13a
if this	87 7k
if we	80 -20b-7a5c27g
if you	49 -32a-13i-8d-7h4f7e21g45k
if your	71 -23a-6k11d28c
if yours	87 -12a5d6b
imagine	89 7c
important	77 -5g4h5c6b
important to	83 5b
improvements	89 
in	32 -19c-6b5k12aij13g14f
in #	64 -17a-11k-5c-4i5f12g28j
in $	57 -26g-20e-10a-9bj8i10d27h38f
in @month	73 -9e-5g-4cd5f8j9i
in a	59 -23a-21i-15c5j25b41g
in an	86 -5bg13c
in and	83 -50c-6g-4d21i43e
in any	87 5a
in at	83 5eg
in between	89 -4j12b
in business	82 
in case	79 
in charge	89 
in coverage	87 
in for	86 -4cj5f7a
in force	83 -4c4k6b
in from	89 -5c5b6e
in front	78 4a8c
in full	86 5a6b
in good	77 6i
in ground	89 
in how	89 -11g7ik
in is	84 5i
in it	71 -35c-7e-6j11b15g28a
in law	80 -9g-6j6a19c
in liability	89 
in may	89 
in mind	82 -6g-4a15c
in my	84 -11a-4e5g21k
in on	79 -15j-6h8b9k10a
in one	81 -7g-5a-4i5d17c
in or	87 -18b23a
in person	87 5bf
in place	74 -18g-5ik-4d6c7a10j16e
in sales	87 -25c26g
in school	81 -16b-10i-8f-5c18a28g
in storage	87 -4j12a
in that	66 -12b-10j-6e-5k-4a4f5i33g
in the	45 -29j-12fi-6k7h15ad42c
in there	68 -16a-9g5e8b12i
in this	80 -10k-7d12e14c
in to	78 -7h-5ai6f7b12c
in tools	84 -31c31g
in touch	89 -4g13d
in town	87 -5f5j
in trouble	87 -5c5a7g
in wages	84 -27c33g
in when	89 
in with	82 -15a10dj
in writing	89 -13d16a
in your	59 -17g-16b-7ef11k44a
in zone	89 -6a5b
inches	89 -9a5gj
include	86 -5c5ab
included	81 -10b12c
income	70 -24a6b15c20g
income $	76 -23a-5k20c22g
incorporated	84 -8b18a
incorporated $	86 -4b14a
increase	79 -11g-6k4c7e12a
increase $	84 -8g-7k10c14a
independent	89 -7a7b
info	83 6c
information	81 8c
information do	89 -6a10c
injuries	80 -8c9g
injuries to	89 -13g14c
injury	77 -5b7c
inside	73 -15c-9a-5j5k7g13bf
inside $	86 -7c-4k4b8ag
inside the	87 -10a-5c-4b6k19f
inspector	87 
instacart	89 5e
instead	84 -8k-7c7g11b
instead of	87 -6c12b
instruments	89 -5b7c
insurance	47 -10j-6a8e22c
insurance $	58 -25g-4d4b10e20a
insurance at	86 
insurance card	87 -6ad15c
insurance company	79 -9d-8g6i8bc
insurance do	78 -9a-8g20c
insurance does	86 -13c-7e-5a28g
insurance for	89 
insurance from	87 
insurance hits	87 
insurance is	84 -5b-4c6g11a
insurance now	86 -17a23g
insurance on	86 -6g-5a6c14e
insurance or	83 -15a21c
insurance papers	87 -5c9f
insurance pay	87 -26c-8b34g
insurance through	86 -7c-6k21a
insurance to	89 -9b4a7d
insurance with	87 
insurance you	86 
insure	83 4b
insure the	89 -7d14a
insured	61 -26c-4e6k13g25a
insured $	71 -8cg-6d5i8k19a
insured at	86 -34c-7b14a29g
insured for	77 -17c-8b5d6gk15a
insured with	87 5d
insurer	82 -6c7g13d
insurer $	89 7a
insures	89 -5a6k
interest	86 -15c-6k-4j9gh11a
interesting	87 -12a7c13h
into	68 -15g-5h8k12d
into it	87 -7i13a
into the	82 -5g4k6e
into your	84 -8a-5k6d10c
inventory	81 -5c6a
invoice	89 
involved	87 5b
ira	87 
ira $	89 
is	23 -11k-10g8i23a24d51j
is #	68 -10g-7b8a17j
is $	72 -29a-20g-15j-5i4e5k20c41d
is @day	87 -8a10b
is @name	74 -12g-6d5a7j10i
is a	53 -18bj-7d-5i15e18a19g
is about	78 6j
is all	77 -10a-5ce5d7g9i
is an	77 -11c-5a-4j8g14h
is any	84 6k
is anybody	87 -14a24d
is anything	84 6a
is asking	89 6k
is at	79 -29c-4f15d26a
is awesome	87 -6j6a7g
is been	79 -17g-7j5i18c
is behind	89 -6c15a
is business	81 -10g-9c21i
is changed	89 6c
is different	84 -11g7c11h
is down	87 
is due	89 -5a11e
is everything	83 -17a6j10b12i
is fine	86 -5j-4a14k
is for	87 -5g15a
is free	89 -9j-5c7e12a
is from	89 -8a-6j17e
is going	76 -8g-7i-5a10d21c
is good	81 -13j-9c-8a6e8b19g
is got	72 -17a-16c5k8h9j21d
is great	89 -9j-5i12g13c
is he	64 -17j-13c-5g5a8d12b15i
is her	77 -9g8a9c
is his	80 -15d-4k21e
is holding	89 -12g-4i22c
is home	87 
is in	60 -41g-10ei-7f16c59a
is included	89 -16g19c
is insured	89 
is is	87 
is it	42 -12jk-9d8h15i41a
is just	78 -17a11b12j
is kept	84 -9g-8a-6c7k23h
is left	78 -29c5b24g
is licensed	89 
is like	83 4g6c
is most	83 -6g7a
is named	84 -18d-9c5e7j17k
is new	89 -11e-5g17c
is next	77 -8g-4j7c10f
is no	81 -12c-10a4e8k12j
is not	68 -14d-10i-7c-4e6k35a
is now	89 7a
is on	63 -24g-16j-9e9h10k43a
is one	86 -13b14a
is out	83 -8a10d
is recorded	89 -12j12a
is right	86 6i7f
is she	68 -51a-14d-6c-4j18b29i35g
is sitting	89 6d
is smart	89 -12c-7a19d
is so	89 -7g-6b20c
is somebody	89 -16a17b
is something	89 -9h-6j8g12c
is still	82 5c
is stopping	87 -4c14h
is that	41 -36a-32k-23i-20g-12ceh-11d19b159j
is the	42 -23j-12hk4a12b13d14i19g
is their	87 -35c37g
is there	51 -44b-11j-8cf-5e37g54a
is this	68 -40a-13c-5gj-4ek31b46d
is under	87 -13g-6a4ck7f
is up	81 -21g-18i-7a-5b12j45c
is what	64 -37c-23a-8i-5dg-4b86j
is when	82 -14e29j
is where	89 -5k-4f13j
is work	82 5ai
is worth	81 -13g17c
is you	76 -20d5e19j
is your	41 -23d-22j-20k-17c14i18b19a23e33g
is yours	79 -9e-7j-5k25g
issued	89 5c
issues	86 5a
it	28 -12c-7e7h9gi27b31j
it #	82 -23g-5b32c
it $	43 -31k-11e-10bf-8h-7a9c20d31j39g
it @name	87 -11b8a9j
it a	63 -10j-7c-5eg7a8i17b
it about	84 -22a16b20h
it again	86 6a
it all	67 -27c-9k-4j9b17i21g
it an	84 -6a9c
it and	77 -7g-6j-5a4e9c10d
it appraise	89 -12g7b8c
it at	84 -7a-4b4j11f
it back	81 5g
it be	72 -6gj-5k4i9b10a
it been	79 -7b-5c9i16a
it before	81 -60c65g
it built	89 -18e10a13c
it burned	86 -7c14g
it but	87 7k
it by	82 -8c-5aj4i5k10b
it come	77 -11g-5h8c17b
it comes	83 -8g-5e5b21c
it cost	71 -27c-11a44g
it cover	89 -10g14c
it covers	89 -13g7a11c
it do	83 -8g-7aj6c17e
it does	87 -6b-5g9ci
it done	89 
it down	89 -14j8a9b
it due	87 -5b7a
it ends	89 7e
it ever	82 6a
it finished	87 -18a20c
it for	66 -17c-5ej6b8d17g
it from	81 -7c-4i7f9b
it go	74 -13c-4b5i8e13a
it goes	87 
it going	83 -13g-5c17e
it got	82 -11b-6a10c13g
it happen	83 
it happened	87 -8e-6c12j
it happens	89 -6a-4i5k9g
it have	77 -5b16a
it how	86 -7g-6k-5c11e12i
it i	87 -12a-9k9f19c
it if	82 -7a7k
it in	67 -19g-12i-11j4f7b13e20c
it is	48 -31d-21g-20b-12i-7h13a15f28j39c
it it	89 11g
it just	65 -6dj-5k11h14a
it lapse	89 
it last	84 4e
it like	78 -15a-14c-8i5h6b32g
it made	87 -4h11c
it more	78 -13a20b
it mostly	89 -11a12b
it new	89 
it now	87 4c
it off	77 -8a-5d4j10f
it okay	87 
it on	68 -22g-9a6b7i8k15d
it one	79 -6g5b7a8f
it only	84 5b
it or	69 -39a-8c-6k-4f10dj11i36b
it out	76 -9c-5ej-4g5k6b11f
it over	76 -8e-7g-5j8b15c
it rains	89 8f
it renew	83 -15c-12a12b20e
it right	75 -16a-7g-5j16k21i
it run	82 -25c-9a11b12gi
it running	87 -25c5i21g
it say	77 -20g8f26c
it says	80 -9c-7a9f11j
it sell	87 -25c26g
it sit	89 -12a12b
it slow	89 -17k-8a7b21i
it so	82 -15i-4a6c21k
it something	89 -11a11c
it sounds	89 8a
it start	89 -23f-8a-5c5e8i26g
it still	77 -17b-9c-7g10a28i
it take	72 -12a-6i-5b4e27g
it that	77 -16g-6j12c16i
it the	69 -9j-6e5c7a13b
it there	83 -12i-9c10d13a
it to	69 -20b4a5f6g9e
it today	82 -30g9h10c18i
it under	82 -16c-4b22g
it up	68 -8ai-6j-4f8k17b
it used	86 -24c27g
it was	70 -24e-15i-13g-6a13k14j33c
it went	78 -12a-7g-4i6h23j
it what	74 -23a-9gj-6cd8k11e17i21h
it when	77 -15e-12b-9g13i27a
it who	89 -8a-6j17d
it will	86 8a
it with	76 -14b-10e-8c-6k9d35a
it without	87 -4g8d
it worth	89 -18c18g
it would	75 -10ci-8g13j18k
it you	77 -24a-16g-5j-4d5i7c8f14b20h
it your	77 -15a-7j-6g7c21b
it yourself	87 -6g8a
itself	82 -6c4g9a
jewelry	78 -7a11c
jewelry $	87 -40c42a
job	57 -12g-6d-5e5af8k16c
job $	66 -8g-5b5c19a
job or	81 -13a-4i5f19b
job title	89 6c
job what	89 -5a7k
job you	89 -8a5e8b
jobs	73 -13b-12k-5c16a19d
jobs $	80 -13k-9g6a19d
join	86 -7j-6k5a19e
judgment	89 
jump	79 -8g-4a21h
jump $	87 -15c-8g25h
junior	86 7c
just	48 -22c-10e-9gi-7d7a11j18k29b
just a	75 -7b-5k7g13a
just for	84 -24b30a
just get	87 -5b9a
just just	77 -10g-7b-5k31a
just kind	86 
just need	77 -18a-7e-5c7b28k
just say	84 -12j-6g-5i5c7a17k
just so	86 -20a-5g5i7d8j11c
just take	86 -4g16b
just tell	86 5k
just the	68 -35b-6k-4g15j41a
just want	87 -10a9e
just what	87 -9c6b7k
just you	72 -7j-6k24a
keep	57 -9gi-8e-4b17a20k
keep $	83 
keep a	89 -9c12a
keep going	84 -15b-11a6g29k
keep in	87 -17a21c
keep it	77 -5c5ab
keep on	87 
keep that	89 -12b15a
keep the	74 -15a-12c-9k6f36b
keep your	86 -9c9af
keepin	83 
keeping	78 8i
keeping busy	89 
keeping you	86 6c
keeps	76 -9a-8g5e7h11c
keeps you	81 -8g-5a7k8h9c
kept	73 -8g-5c4f22h
kept $	87 6c
kept you	87 -10g-6c24h
key	87 12a
keys	77 -11a5de
keys $	83 -6a7b
kick	86 -8a5b12e
kick in	89 -9a4b13e
kid	74 -16d-6b-5g7c11a14k
kid $	87 -7f17k
kids	56 -16k-6g-5c5a8j9b15d
kids $	67 -16k-15a-8g-6d8j12i24b
kids are	84 -18c-5f5g31d
kids college	89 5c
kids doing	86 -5c-4g18a
kids in	89 -5b5c9a
kids names	86 5c
kind	55 -10a-6fj-5e5b9g21c
kind of	56 -12j-8b-6f-4e5a10g17c
kitchen	71 -11a-5b4i12g
kitchen $	86 5j
kitchen table	87 -6a-5c7bi
knee	86 4a
knob	89 6a
knob and	89 6a
knock	82 -6b-5g14c
knot	89 -16b-7a7e21j
know	51 -13c-12g-7b-5dh-4j7e17a30k
know $	73 -45a-5i5k6h12e16c17g
know about	74 -19a15c16k
know how	77 -8i-5e-4g7c15a
know i	86 -7a8f15i
know if	71 -16a-9b-6c37k
know it	83 -6k5e6cg
know of	89 5a
know that	89 -7g4d6a
know the	84 -9d5k8a
know this	89 -5j4i
know what	68 -56g-45c-8h-4efj129a
know where	87 -5a10k
know who	89 -12k17c
know your	86 -27a6c7i21g
l	83 -59b-15c-5i15g65a
labor	89 -5c11j
ladders	89 -6b6g8d
lady	79 -12d-5b-4a5i6c18j
laid	81 -12c-5b9ad
laid up	87 -8a-5c4i10d
lake	81 -8a-4i5b12g
land	79 -29b-26c-5f4gi23e37a
landline	89 -12a15b
landlord	67 -6e8ad
landlord $	83 -16a15b
landlord need	89 -12k19a
landlord want	83 7a11g
lapse	80 -4b10j
lapse $	83 -5a11j
lapsed	89 -9i-6cg20h
lapsed $	89 -9i-6cg20h
laptop	87 -15j8a11b
large	89 -16i17g
last	48 -12a-10k-7d-6f13i14g20e
last #	70 -11e-10j-8bg5k9d13c16a
last $	79 -10c-6e22g
last agent	84 -7c-6g8i12a
last check	89 -9c17e
last checkup	87 -7a19e
last few	87 6a
last look	87 -9c16e
last name	77 -30k-5d-4e5i16b23a
last one	89 6j9i
last see	86 9e
last statement	89 
last talk	89 -5g9c
last time	69 -20a-10c-5j5i7k31g
last update	89 
last updated	89 4e
last year	69 -30e-22g-4b9h24j26c
late	82 -5b12g
lately	72 -6b15a
lately $	75 13a
law	79 -9g-7j6a7k12c
lawsuit	87 -8g6c8a
lawyer	77 -8d-4g5a10k
lay	89 -11c-8j10a11g
layer	87 -6b5k
leak	84 -5c10a
leaks	79 -7b13a
leaks $	86 6a
lean	84 -11a11b
lean on	86 -6a6b
lease	61 -8d-7ag6k9c19b
lease $	72 -12b-7c-5j33a
lease ask	89 
lease it	83 -24a7k24b
lease require	87 
lease say	83 11c
leased	84 
leasing	86 7ab
least	86 -8b9a10g
leave	60 -15g-5c7d12f14h
leave $	87 -7e-4c4f8a
leave a	89 -12b15a
leave behind	87 7c
leave it	82 -4a6f
leave something	86 -5b8a
leave the	80 -5ck7b13e
leave them	81 -10g18h
leave your	89 
leaves	89 4a
leavin	89 
leaving	81 -6i6b
left	68 -10c-6a-5i5k19g
left $	82 -13g-5a4d5b11c
left on	77 -24c-5b10k23g
legacy	89 5k6c
legal	79 -6b6k11a
legal name	87 7k
legally	89 8c
lender	76 -7ag-4b9d21c
lender $	83 -21a-4b11d21c
lenders	89 
less	79 -8a-7c6f7b12g
less than	84 -13a5g6f11b
let	60 -11d-6j-5f-4g7eh18k
let me	68 -9d-8c-4f4i5e6a17k
let us	77 -14a-5i4k6b14c
let you	79 -6g-5b7a9h
letter	72 -7h-6k8a13i
letter $	86 -28a-14k18i31c
letters	83 4c5a
level	77 -10b-5g19c
liability	60 -6a6b9g
liability $	72 -54c-5k24a35g
liability do	87 -6a8g
liability does	84 6g
liability is	86 -18g-4a20c
liability limits	81 -35g-19a66c
liability on	89 6a
license	62 -13e-7j8g13c
license $	71 -16c-12e-5dj15a19g
license number	82 -7g20c
license plate	87 7b
licensed	74 -16a-14c-13g5b12d27e
licensed $	84 -23c-11g37e
lie	89 6a
lien	87 -10c-8b4a5j10d
life	55 -18c-9b-7a5f8e24g
life $	75 -16d-9gj-5k5i6c38a
life and	87 -8c9f
life coverage	89 -34a38g
life insurance	65 -33a-17c5b7i11d13g17e
life is	89 -8i-4k18j
life policy	76 -14b5g7f
light	82 -5b5d10a
lights	87 -6a5b
like	43 -12b-5f7h8e12d16i
like #	72 -28a-21b-11k-6i19j27g29c
like $	74 -44a-13g7k58c
like a	66 -8b-7j-6g-5k6c7d10e11a
like about	77 -6g7c
like an	86 -8a-6b7f16c
like for	79 -41c-5a5e47i
like home	89 -11a5b11i
like how	87 -4i11e
like it	71 -14c-12j-5f-4h5a6k11e23i
like me	86 -15a-5k22b
like that	68 -28c15a19j
like the	74 -17a-7g4h8b9j11e
like this	75 -7b-4g5a6d7k
like to	64 -15i-14g-11a-10b-5e14d46c
like under	89 -5c-4g5a8b
like what	84 -42c-5e50a
like when	87 -8a4bg5k
like you	79 -7f17k
like your	80 -13c-4i6ae11d
likes	89 5a8k
liking	82 -6g-5a5i15k
limit	75 -25a20cg
limit $	77 -27a13c28g
limits	66 -4j5c10g
limits $	72 -34c-15a-4k65g
limits do	89 -14g18c
line	63 -16j-7a-6f5b15g21c
line $	78 4a11c
line is	89 -11j10a
line of	77 -12b-10a12c19g
lines	89 
link	87 5a
liquor	89 9a
list	64 -24a-6g36k
list $	86 -18g4a17i
list every	89 -4j6dk
list for	89 -15c-6ai-5j5h25g
list of	86 -11c9k11a
list off	87 -9a14k
list the	87 -5a5b
listed	79 -9c-6k4i5e7d
listed on	87 
listen	89 5c
little	60 -5de8i
little about	83 -7c10k
little bit	84 -5b4c6a
little one	82 -5c-4e
little ones	82 12a
live	63 -36a-12e-6k-5i10cg15b32f
live $	79 -23f6k7a11c
live in	82 -38c11a36f
live on	80 -17k-15a10g14c16b
live there	86 4a5j
live with	89 5k
lived	84 10a
lived there	87 
lives	79 6k
lives there	89 
livin	79 -19a-6d-5g7i9j20b
living	68 -13g-10b7ai18c
living $	79 -9g12a
living there	84 -13d-5i7g21a
llc	79 -8a-5h6c15b
llc $	89 
llc or	87 -6b8c
loan	68 -17g-5i4k16c
loan $	82 -22g-6b8a25c
loan officer	89 -11a7c12d
loan on	83 -10c-5i5g7a10b
loans	72 -12c4g7j
loans $	81 -18c7g17j
local	80 -6j4b7a
located	86 5f
located $	87 5f
locations	83 -6c7a
locations $	86 
lock	82 -10c-4g5i7b9e
locked	79 -5f4c11j
locked up	89 4b5c
locker	89 8a
locks	89 5c
log	89 -7b9a
logs	89 -7a-6b16i
long	52 -38i-10j-8d-6b-5ac7f12h17e41g
long $	78 -16c-5ae5i11g18h
long ago	81 -21g-6i37e
long could	75 -7ai21g
long did	87 -5a9g
long do	80 -9i-6a-5k26g
long have	66 -11i-7a25g
long is	86 -6g17e
long time	86 -14a6b20g
long would	83 -7a22g
long you	77 -5i16k
longer	89 -9a4g8d
look	62 -17g-10a-5j5h6i20c
look after	80 -12c9d
look at	73 -8g-5i4a11e
look for	89 6c
look like	76 8i11c
looked	82 -8cd18g
looked at	86 -9d-7c19g
lookin	79 -11a-7g7c10j12b
lookin at	84 -21a-7g11cj12b
looking	67 -11c-5b5e
looking at	79 -6g-4e5i
looking for	83 -11g-7b5k18a
looking to	81 -27c-8i15e21g
looks	76 -6be-4j6c8a
looks after	89 6d
looks like	84 -4c6k
lord	89 -5a5cg
lose	73 -5g-4c4di6a10h
loss	74 -11e-4a7g10b11j
loss $	83 -11e6g12c
losses	84 
lost	72 -14c-5d12a13i
lot	65 -16a7g13c
lot $	80 -7c-6be-5a33g
lot of	75 -16g6d20c
love	68 -10b-9g-6cj7i8k11h13f
love it	87 -4j4c
love that	82 -6j5f9a
love to	83 -8c-6b-5aj13f19k
love what	87 -4ck11a
loving	89 -13a19i
low	77 -32i-12a-5c7e22b25g
lower	79 -11g7c9b
loyal	86 -8c6a10h
loyalty	89 -10a-4g7j10e
ls	89 -38b-14j8i45a
lucky	84 -6bd6c9a
lumbers	89 5g
lunch	86 13a
lyft	89 
m	82 -8a-4e7j15c
machine	81 -9a6c10g
machines	81 -9g-4j4c10a
mad	87 5a
made	64 -17g-8b-6k7f35h
made a	89 
made of	79 -10g-6bh4k25c
made the	87 -5d12f
made you	73 -8gk-5a-4e17ch
mail	77 -15a4d6fj
mailbox	89 6c
mailed	89 
main	72 -9a17d
main supplier	87 -14a-4c20d
mainly	86 -7a12c
make	57 -18d-10k-8e9c16g21i
make $	84 -30c-29k60g
make a	80 -35c-12a10k38g
make and	87 -6a6c9k
make it	84 -5g12a
make sense	81 -6c15a
make sure	87 -5c10i
make the	84 -16d-11g-4k12i22c
make this	87 -19g22c
make up	89 -8g-5a5c12i
make you	71 -13g-7ai-6e-4d6h25c
makes	71 -9c-5a11d
makes a	89 -9c11b
makes the	83 -6a13d
makes you	84 -5b-4f4c6g
makin	89 
making	79 -9j-7g5b6d8c9a
making you	89 -10a9c
mama	87 -9a5c8g
man	76 -15g-6bj7k9a11c
manage	79 -8g12i
manage without	86 -5g5a
manager	82 -17g4a17c
many	47 -30i-24a-21c-7j-5d98g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -8i17g
many drivers	84 
many employees	83 
many folks	89 
many hours	84 
many locations	86 
many miles	72 -4a8g
many minutes	84 
many months	80 
many more	86 6g
many nights	86 9g
many of	87 7g
many people	78 -5a12g
many quotes	89 
many square	83 
many times	89 7g
many units	87 
many vehicles	83 -6g12a
many weeks	86 -8c16g
many years	66 -12a4k15g
marijuana	89 -4c6a
marital	84 -7a-5g8c9k
marital status	84 -7a-5g8c9k
mark	89 -7ab8j11k
market	79 -14c4gj5e6b
market value	87 -14c8bg
married	72 -5dk-4g6a19b
married $	82 -11b-5j20a
married to	89 -7b10a
match	78 -13c-6d-5e6gj7k12a
match $	89 8j
matter	86 -9b5h9a
matters	82 -5c6k7b
max	89 -11g17c
may	75 -6k-4b5d7g8c
may i	79 -6jk5ad15c
maybe	80 -11c6e16a
me	37 -26a-21d-18c-17g-12f-10i-9h148k
me $	62 -69k-7e5b14j15g57a
me a	64 -16c-6j8g19k
me about	56 -21a-5bc40k
me and	84 -16a8k10b
me asking	84 -13c-6i26g
me from	89 4a
me how	65 -14g-7a27k
me i	86 -22k-5ac7gh17j
me if	72 -17a31k
me in	83 15k
me just	89 -5k10i
me know	73 -14a-12c-7g44k
me more	87 
me off	89 6k
me recording	89 
me so	87 -22k-9j19a21i
me that	79 -10k-5g27c
me the	59 -16g-10j-6bd-5e-4f16k45c
me those	87 -8a-6g13k
me through	64 -17a-15c-5g59k
me to	70 -27k-12g6j12ae13b
me what	57 -27c-17g-11j-9a-4be12d73k
me when	86 -9a5k13e
me where	81 7k
me which	86 -8c14k
me who	79 -7d-4c16k
me you	87 -12a5j8b
me your	69 -17e-5g8a9k18c
mean	77 -11j-4ik4h8b11a
mean $	87 -11c-4h7b20a
med	83 -7g12a
med pay	83 -7g12a
medical	71 -7a4j5bd
medical exam	83 4a
medical payments	86 -5c4b5j
medications	86 -15a19c
medicine	89 8c
meet	79 -11a-8j-4k5f16c
meet $	87 9f
meeting	89 
meetings	87 -8c21a
meetings $	87 -8c21a
mentioned	86 -10k-9a10c13j
menu	89 11c
mess	83 -9c5b10e
message	89 -5g10c
met	87 -7k7c11j
metal	79 7bc
metal $	84 -7b11c
middle	79 -11a-6i-5g6e7b19c
middle of	84 7e
might	80 -19b5e6d10ch
mileage	80 -11a5k6c7g
mileage $	84 -10a6c10g
miles	64 -14c4a26g
miles $	89 5a
miles a	82 -8a13g
miles do	89 
miles each	87 -6g7j
miles is	89 
miles one	87 -5a14g
miles to	89 8g
mill	89 -7a7j
mind	62 -21g-12k-7d-6c4h10b30a
mind $	74 -21a-9c6e9h14bg
mind a	89 
mind if	80 -14g-13c40a
mind me	81 -16c-9a9j10f19g
mind on	89 -4g11i
mine	77 -18g-12k-8c5b30a
mine $	87 -12c-8g12b15a
minimum	79 -5c6g7a
minimum $	86 -6b-5g19a
minimum or	89 -15a6b13g
minute	79 -17j-4g4b6i17k
minute $	89 -9a16k
minutes	69 -10c-4d4g6a11j
minutes $	80 -7a-5k6g11j
minutes before	89 6j
mira	87 -10a21j
miss	81 -9g-7b6a11c
missed	83 5k6j
missing	83 -8b6i8a
missus	84 -6j11b13e
mistake	86 -14a-12g33c
mobile	87 -7a-6k5b9f
mod	82 -8a-6c8g13j
mod $	87 -20c25g
model	80 -12a-6g4k10b12c
model $	83 -12a-4g11b15c
mom	73 -5c5b7a
mom and	86 -5c4e12a
moment	76 -11b-7j6dk10a
moment $	87 -5g8d
moment or	89 -5b8a
moms	83 
money	60 -8ij-7d-4e9g12f13a
money $	73 -7c5ak6d
money is	87 -7a4j6k
money or	87 -17a18b
money to	87 -27d-13g46c
monitor	89 -6k15a
monitored	87 -16a6c14d
month	55 -15j-6h-4cf18g21e
month $	65 -24b-12e5k18g19a
month and	87 -30e9k25c
month day	84 -38e-25a-9g77c
month for	80 -8c-4k5j8dg
month is	83 4k
month or	83 -8b-5j20a
month right	87 
month to	89 -11g-6k27c
month what	86 -9j-6b5ag6e
month you	87 -4b6j
monthly	74 -15a6g11b12c
monthly or	82 11b
months	65 -10ag7h29b
months $	76 -13a-11j-7g34b
months could	89 
more	56 -15j-9i-8dg-5e-4f5a11h13k30b
more $	78 -4a15b
more about	84 -18a-6i-5cj4b32k
more kids	86 -9b-5c22a
more like	82 -13c-10a11b18h
more of	81 -12a18b
more than	71 -38b-10j-8c-4k8g61a
more the	89 -6c10b
more to	89 -7a-5d4b10c
more years	87 6g
mornin	84 -9c6e15g
morning	72 -8a-5c-4ej6gk9f
morning $	82 -8c5i9g
mortgage	65 -14d-4i5j7a13c
mortgage $	77 -17d-13b-5i5g11a21c
mortgage and	86 4j
mortgage company	86 
mortgagee	89 -10c16d
most	65 -14b-5i-4e7g27c
most $	80 -15g27c
most expensive	89 -6g-5a12c
most important	82 5c
most people	81 -8b5g6h7a
mostly	71 -10c-7k-6g5a21b
mostly $	89 4d6k
mother	78 -10a-6bg7d8c11f
mother in	89 
motorcycle	86 -7b6a7k
motorist	76 -22c7b21a
motorist $	81 -23c30a
move	67 -12b-11g-8c16a17e
move $	82 -11c20a
move go	87 -4g9i
move in	86 -11c11e
move on	89 -10i-6g-5k-4b4h7a18e
move out	89 
moved	79 -14g-9a-6b9f14ce
moved in	87 -14g-7a4c7j17e
moving	75 -10a-7e8di9b
moving $	87 -7b8a
mrs	87 -7b8a
much	45 -30i-16j-12k-6cd-5e5h14b64g
much $	76 -38g-6c-4j6h18a31b
much a	89 
much are	82 9g
much cash	86 
much comes	87 
much could	89 4g
much coverage	77 -5a7g
much did	71 -7i11g
much do	66 -8c-6i22g
much does	79 9g
much gl	89 
much have	82 5g
much inventory	89 9g
much is	67 -6k24g
much liability	82 
much life	79 
much of	72 -7cj-6a5i27g
much stuff	89 
much time	86 
much umbrella	89 
much was	79 
much would	68 -9i-5k24g
much you	87 
must	84 -4g4c5d
must be	89 -4a6d7c
mustang	87 -11b7a11i
my	56 -19j-8a-6k-4g6b7e10i13d17f
my name	87 -5d7k
my number	89 -9c11f
my own	83 -8k5g8d
my wife	87 -5i8a
my wifes	89 -7a9d
myself	83 -4k7ac
n	82 -13a-5k-4g11c19j
name	52 -29j-28g-10e-7a-5h5f7b14i18k49c
name $	63 -29a-10k-6eg6df19c27b
name and	78 -12d24k
name for	86 -7ck18a
name goes	89 -8c16d
name is	82 -9b-4j6a8d
name of	71 -7a-5bg-4f5i9k16d
name on	82 -18k10c17a
name or	87 8a
name so	89 -15d20c
name the	86 -7g10c
named	74 -17c-13b5j6a9d12k
named on	84 -5d5e8a
names	71 6cd7j
names $	83 
names and	89 -15k-10c8j21d
nanny	87 4b
nationwide	89 -6j9a
near	74 -8b-5k8f9a
near the	86 
near you	87 -7b13f
nearby	80 10a
nearby $	80 10a
nearest	86 -11a-6c4gj18f
neck	89 -13c14i
need	48 -15i-13d-10ag-8cj-5f9eh66k
need $	79 -6a9g
need a	72 -10g-5e-4c12k17b
need an	80 -9c-5j22a
need it	79 -11bg5j12a14e
need proof	83 -10k16a
need the	66 -31c-11dg-10b27h39k
need this	86 5e
need to	60 -25a-10b-7i-5d5k11e37c
need your	71 -13ac-6g40k
needles	89 10a
needs	72 -8e-4a5i10j
needs a	89 -5a
needs proof	89 -5a4j6d
needs the	84 6j
needs to	89 5a
neighbor	82 -10a4i7bc
neighborhood	87 -6a6g7e
neighbors	82 -5c-4g6j12a
nervous	86 6b
nest	87 -6gk-4j9ei
net	83 -7c-6b19g
never	72 -16a-6k8h9i11j
new	58 -20k-5f4a12i16c
new $	87 -6b10a
new construction	89 
new house	87 11a
new job	89 5a
new one	82 -7b5a9g
new place	83 -27a-17k20i34c
newer	83 6b
next	65 -7g7c8b
next door	84 10a
next for	84 -8g12c
next to	83 -4c10f
next year	87 -7b7a8h
nice	67 -9e-5j5c7i
nice and	84 -12a6b8d
nicotine	89 4a
night	67 -10bj-5ik5e12f14a
night $	73 -9g-5j6a10f
nights	75 -10i-8c-6a10b25k
nights $	81 -10g-8ci5a27k
nights a	87 
no	54 -36b-20i-8d-4g5e6f8ac51j
no $	82 -7c-4b8a
no car	89 -8g12c
no exam	89 -12a15b
no insurance	79 5j7c
no judgment	89 
no more	89 5a
no problem	89 -6a-4g6c9e
no shame	87 -10c-8j-4ab7f8e16g
no to	89 
nobody	72 -7k-6d4f10j
nobody else	86 9j
nobodys	79 4c7a
noise	86 -4k8c
noise $	87 -7a9c
non	82 -9bc9h11a
non smoker	89 -9b12a
none	89 -7a5j6i
normal	80 -6a5c
normal week	89 
north	84 14a
nosy	86 -12c5ak10f
not	45 -13b-6d10k22h
not $	79 -14c-9b-7g7i25a
not a	86 -6a11h
not catch	89 -8a-7d-4c25k
not counting	87 -13c-4j4a6k8g
not cover	86 -7a10k
not do	83 -11c8a12h
not even	87 -5a5c6e
not go	86 -9g-7a7f19c
not have	77 -11c-7d30a
not here	83 -5f4g6a
not i	83 8i
not it	83 -5a-4g6f9j
not let	89 -7g-5c10e
not like	89 -38a40c
not live	87 6d
not mind	77 -17c-9a8j9f20g
not need	83 -11a-6g4d5e12j
not not	89 -7b8a
not on	89 -14d5ck6a
not open	89 
not tell	87 -14k-12c-6h13a21g
not that	87 -12g-9i-6c-5h38a
not the	82 -4cj9h
not there	89 5ac
not to	84 -5c4g7e
not want	75 -32d-14c-7b-5j7g14h15e27a
not what	89 -6aj5cg8h
not work	86 -7c8a
not you	74 -25a-10g8c27j
not your	89 
note	77 -8a18b
note $	87 -5a9b
note on	89 
notes	87 -5j12a
nothin	78 -10a-5c16j
nothing	72 8i11j
nothing $	86 17a
now	50 -30j-7i4a5c13h22g
now $	57 -32j-18d-12i-10k-4c7h13a18b48g
now and	87 -20g6k20d
now are	89 -8b4f12g
now for	82 -13a4i11k
now i	83 -13c-6a5k14h
now is	86 -10b7dg
now it	87 -7c4a5g
now okay	89 
now or	83 -12a14b
now right	84 7j
now tell	87 5k
now the	87 -8g5c10f
now what	80 -18g-7k-6a-5i-4e48c
nowhere	87 -16a-5g4b5c14h
number	52 -17j-10a-9d-8bei19f25g31c
number $	62 -8a-6k-5i10b11f15c
number and	86 -25a-6g33c
number did	86 -39c-4e45g
number for	84 6k
number off	87 -10c4a8k
number on	82 -25k31g
number one	84 -9a13c
number right	89 
number start	89 -10b-7c23a
number that	87 -12a-6c11k13f
number to	87 -9a17c
number you	84 -13c4k7b
numbers	69 -25f-14g-8e4j12k15a23i
numbers $	81 -18g-4j7k16c
numbers on	87 -9g9c
nurse	77 -10c-7b6j9h10a
nuts	84 10g
o	79 -10c-7j6b18a
oak	86 12a
occupation	80 -7a-6k26c
occupation $	82 -7a22c
occurrence	84 -21c9g10a
odometer	84 -8a5c9g
of	36 -10b-5e4a6j7d11k13i14c
of #	79 -8be-6g-5c5ad10j12h
of $	74 -5h6k8c
of a	71 -5a4g
of an	83 -10b10a
of birth	78 -7g-4a18e
of building	84 -7b-5g15c
of business	87 6c
of construction	87 6c
of coverage	83 -9a5j11g
of em	82 -14k-7c4a5d8b10g
of her	84 -10b5d7a
of insurance	74 -12a-6g11j15e
of is	87 -8b10c
of it	65 -25k-6g5j10aci
of life	86 -10g6c12i
of mine	89 -6k11a
of money	86 -22c28g
of pocket	82 
of policy	84 
of roof	84 8c
of safety	87 4c
of shape	89 -6g8i
of that	68 -19ac-7b-5e10hi11g23k
of the	54 -34c-21a8k19g35f
of their	89 6g
of them	76 7bd
of there	89 -6c6h7a
of thing	86 -6c9a
of this	79 -9a-6b17j
of those	68 -12g-10d-4j7b31a
of us	87 -14a4e5b6i8h
of what	82 -30c-9g4e16b22a
of work	72 -12a-9b11c21g
of you	66 -38c-7b5dg13a27k
of your	57 -5aek-4hj5g6b10d12c
of yours	80 -6g-5d20c
off	52 -10g-9j-7d-6c6ah7e12k14b
off $	66 -16g-11d-9k-5h-4j5ce44a
off a	84 -6k6b12c
off like	89 -5b6h8e
off of	83 -13a5b16h
off or	86 -15a-7c26b
off right	89 5j
off site	89 5g
off the	71 -9b14k
off to	84 -5a5b9k
off what	89 -16c4a20g
off work	89 -5a7i
off your	77 -9a-8j7d19k
offer	77 -6b4k6c9a
offer $	86 -6a6k7c
offered	89 -14a5bk10c
office	65 -8g-5dk9b16a
office $	76 -6d-5i-4k6f9b11a
office or	86 5ac
officer	89 -11a7c12d
often	73 -17i-10a-6bc14d34g
often do	78 -5gi-4a20d
often does	89 -10i-5cd-4a29g
oh	60 -24j-20b-9g5i8c11ak12f13d
oh #	86 -14a-8c12d14b
oh a	87 -11b-6cj16i19a
oh cool	86 6c
oh i	87 -9c-5a10ef
oh nice	87 -11e-5af29c
oh no	86 -17i-6g-4j7f23c
oh that	83 -5b16a
oh you	83 -22a-7b11g12f13d
ohio	87 -10a6j9g
okay	46 -21j-19b-8k6f7e9a11d12g17i
okay #	83 -7b19c
okay $	65 -26g-23c-7d-6e13b22i37a
okay a	87 8c
okay and	73 -29c-10d-9b-5i6f15a44g
okay cool	83 -9b-8g5i7d9c
okay good	87 -11g20b
okay how	87 -8g-6b22i
okay i	78 -12a-5k4j7g12e
okay if	80 -8i-7k9g14a
okay let	89 9c
okay no	83 -8a-7g10e16c
okay or	87 -20b-12a37i
okay so	66 -40a-12i-9k-8j5c10h22d37g
okay that	78 -7ag-5c9e14f
okay there	89 -10a-7cd9b18g
okay to	84 -7g-4k20a
okay what	89 -6ag-5e26c
okay with	75 -16g-12i-4j7c9b23a
okay you	83 -19a-8c7e9d18g
old	54 -23i-11k-9b-4c10j15e38g
old $	81 -9gi23c
old are	77 -12i-8b29g
old enough	89 -4g6k
old is	68 -9e-7k-6a34g
old one	80 -4c7b11a
old policy	81 -7g5ce
old price	89 -8g12e
old was	89 -15e-4i23g
older	77 -7a-6g28b
older home	89 6b
older than	89 -10a-7g17b
oldest	75 -9b-6i-5g-4d4k13a15j
olds	76 -21i29g
olds the	80 -14i18g
on	33 -17f-15bc-5e5i12j15g17k22ad
on #	87 
on $	62 -39a-9ij-7g4e7b28k32c
on @day	82 -13b-4c19a
on a	67 -17a6i7e11j
on and	89 5c
on any	83 -5a9k
on anything	89 
on at	87 -5c6a
on board	87 -9a10b
on each	87 -9c6g7k
on either	89 
on file	82 -10c16a
on her	81 -22a-14c5h38g
on here	78 -16a-14b-6d6c11j30k
on him	89 -19k19c
on his	87 -5k5c
on hold	89 
on it	60 -18j-15c-14i-10f-7b6g7d59a
on my	83 -12a-5c4b5j11h
on one	80 -5k-4g8a12b
on or	89 -14a-8e-6b-4gk16c23d
on paper	81 -10g6c9b
on payroll	89 -5a6k
on speaker	89 -5k13a
on staying	87 -9f15a
on that	63 -21e-15b-13j-12c4k6a10i11h30g
on the	45 -18k-12h-7b-6a18j22d27i
on their	87 -11a-6k7b15e
on there	67 -33k-12c-6b-4i6d26g34a
on this	69 -16c-10g-8bi5a10j11e18k
on those	86 -5c9g
on to	84 7b
on top	76 -11g-7c8aj9b
on what	84 -29a-19k-11c8b26d32g
on with	86 -5c-4i9b10e
on you	64 -24b-6g4d8j10c14k
on your	54 -31g-21j-12d-4ck5e8h9i11f45a
on yours	84 -16c-10b28g
on yourself	83 -4g5c
once	71 -6g8b
once $	87 6b
once you	89 
one	43 -14b-6e-5k5d6c7fi17j
one #	71 -43a-12c16b21j23g
one $	61 -23b-20h-11d-5f15i41c
one and	89 -4a7k
one car	86 -6b5a
one for	82 -7g-6k10d
one go	89 10f
one how	89 8i
one in	80 9f
one is	83 5hj
one of	63 -21c-14gk-9j4f6d17a32b
one on	86 -16b-7j5c19k
one or	78 -26a-7g4c10f25b
one that	89 -12b5cj8a
one thing	79 -14a-6g-4k33c
one times	89 -5g14j
one to	84 -9k-6b4a5d8i
one way	83 -5a18g
one with	89 -4j10b
one you	76 -6g-5a4c7bk
one your	87 -10a11c
ones	65 -10c-9g-6i4e11d12k
ones $	78 -10bc9a22k
online	75 -12g-6b9ac
online $	80 -8g4j5c
only	66 -10d-9a9k10j16b
ooh	78 -14a-5k8g9c
open	65 -17j-10g-7e-4i7c11b23a
open $	77 -26e-14a19b28c
open to	84 9a
opening	89 -10c-9a23e
opinion	87 -9a4h5dj
option	89 -9a-4k5i9j
or	31 -81a-64j-33e-26k-21g-13h-6c4d22f264b
or #	71 -50b-11j17a22g32c
or @day	86 -7a9b
or a	57 -20g-19j-10b-7e4d5c7f47i
or about	87 -9cg-7d-4k4a12b16e
or after	89 -7a10b
or all	84 4b5e
or am	89 -16b29a
or an	84 -8a-7d16c
or anything	71 -16c-6b24a
or are	64 -55a-7i-4d13h60b
or been	89 4a5k
or better	87 -16c-8b11g15a
or can	83 -8a16b
or closer	87 -14a6b12g
or could	87 -19a-5j11b17c
or coverage	87 5b
or cremation	87 8b
or did	60 -9i-7c-5k4f6a9b11j
or do	60 -68a-7f-6dg-5j-4ce10i98b
or does	70 -58a-6d7f22c46b
or drop	86 -14a19b
or every	89 -4a13g
or for	82 -16a-7j-6c35b
or get	86 -10b15a
or go	84 -7b16a
or guns	89 -13b13a
or has	83 -13a7j17b
or have	76 -36a47b
or home	89 -8a13b
or how	81 -4g17a
or in	83 -14a-10g34b
or is	55 -24a-18j-14cg-12i-9d-6k5h6f96b
or just	65 -15a-7c-6k-4ei6j39b
or lease	86 -17a8k15b
or leave	87 -21a26b
or like	87 -8b-7c9a14d
or metal	86 -8b11c
or missing	89 -8b-5c7a10i
or more	75 -12a21b
or nights	89 
or no	81 -62b-7c4k74a
or not	78 -9b-7g6c23a
or on	82 -17a8i11d
or one	78 -22b-8gj9i31a
or only	83 4a7b
or or	60 -48b-9j-6k-5h-4e5c6i10g19f40a
or out	89 6a
or over	83 -21a33b
or part	86 -22b-5a33g
or pay	87 -19a20b
or pleasure	86 5k
or rent	84 
or scuba	89 -10b12a
or sell	87 -21a24b
or should	81 -19a26b
or siding	89 
or somebody	82 -19b11a12i
or something	86 8b
or stay	89 10b
or still	89 -13a17b
or text	89 12b
or the	64 -15g-10c-8h-7ik-6j6f12a15d26b
or trampoline	89 -12b13a
or was	78 -24a-6cj-5k47b
or what	84 -10g-5a11c15i
or whole	84 4b
or work	89 -23a20b
or would	72 -29a-5gk7c41b
or you	76 -19b7c9a
or your	77 -10b12f
order	89 -5a4i6b
original	80 -6c15b
original roof	86 -6j20a
originally	81 -7b5a8cd
originally $	84 -5f10c12a
other	57 -15j-7f-6be15h16d18g
other agents	89 -4ad7b
other car	84 -17b-12d-7g9a29c
other drivers	87 -6c-5d20a
other guy	83 -6bc15g
other insurance	84 -8d-6a-5g20c
other one	80 -16d-8g-5j7f33c
other policies	81 11c
other quotes	86 6a
other vehicle	87 6j
others	87 -8g9c
otherwise	87 -5a6j
ouch	86 -29g-7a10e11d22c
ought	87 -7d8c9a
ought to	87 -7d8c9a
our	73 -11c-6ag7f8j9i
ours	86 -5g6i
out	45 -12i-10d-8c-7j-5h5g8e19k27a
out $	65 -44g-5e-4j6a7d9b42c
out a	84 -6b5k8a
out all	89 
out and	83 7a
out any	89 4a
out at	87 -11a9c
out back	81 -17a-5g-4b28c
out for	79 -5g
out front	89 -4a12c
out in	77 -19c12a13g
out like	89 -9b14a
out of	59 -8g-7ci-6d4b6h10j11k
out on	75 -4a6e7g11f
out or	89 8a
out that	86 -5g6c
out the	79 -5ad-4g9k13c
out there	71 -19c-5j7b8k9g12d
out to	76 -16d-5ei5c27g
out your	83 -11c9j12i
outcome	89 7c
outfit	77 -19k-11a5e6f26c
outfit $	83 -7c-5a6e8f
outside	72 -16a-9g10b11j15c
outside of	87 
outside the	86 8j
over	50 -9a-6i-5h-4c8bd10j15g
over #	72 -16j-10b37a
over $	70 -7g-6adj5e6k8c13b
over a	75 -12j-7g4b6k13a
over at	77 -8a5i13j
over in	82 -6d-5a7j8b
over it	79 -61a-7b-4c77g
over that	87 8a
over the	70 -11c-5k8b10a
over there	67 -21a-12c-7f10j14b20d
over to	80 -26a7k12b17j
over what	89 -9b-8c11f14a
over your	87 -15b5c17a
overall	89 
overnight	80 -12b5ek6a8f
overnight $	89 11f
overseas	89 -4d5a6f
owe	70 -26d-10a6bc31g
owe $	86 -40c40g
owe on	80 -48c48g
own	52 -24c-12j9ai27b
own $	69 -10c-8k5a6b10e
own a	84 -14b19a
own anything	86 -9b17a
own car	80 -6g21a
own cars	84 -17c-6b13a19i
own insurance	89 5a
own it	86 -33a36b
own life	89 -7c10f
own name	87 -5c7j
own or	79 5a
own pocket	89 -8c15g
own that	79 -10ag-6j10k23c
own the	84 -5a6b
own words	86 6i
own your	86 4b
owned	89 
owner	76 -7d15a
owner $	86 -12b16a
owners	80 4d
owners policy	87 
owns	77 5b
owns it	89 
owns the	81 -6a8b
p	84 -10b-4g8ac
package	79 -9a-7g7b14c
package $	89 
page	68 -7bg24k
page $	80 -13k9c14a
page and	87 -6a5k
paid	63 -16c-5i4j5ab7d15g
paid #	89 
paid $	87 -7b4g
paid for	81 -13g-12c30a
paid off	77 -4g22a
paper	77 -14g-5a8b20c
paper or	89 -5a
papers	79 -7c-5a7f8d
papers $	87 
paperwork	76 -4c6i7d
paperwork $	82 -5d12a
parent	83 -7c-6b7d15a
parent $	87 -4c8d
parents	70 -6c-5d7a
parents live	89 -8a5f6b
park	80 -6a9j
parked	83 -14j5f14a
parking	84 -11g11a12b
part	61 -20a-10d-8e-7i-6b-5hk8j12g21f26c
part $	84 -42b-5a7j45g
part of	69 -9g-6ad-4k29f
part time	77 -16g-5a23b
partner	71 -16k4b11c
partners	79 -5c16g
parts	87 -10a4b12i
party	83 8c
pass	79 -13e-8b10d12a
pass $	89 -6e9g
passed	75 -9c5b7dg
passed $	87 -5b16a
passed away	86 -7ac7d12g
passengers	83 -7b-4i6g9a
past	72 -13g-7b5j6i18a
past #	79 10a
patch	87 -8a6b
pay	51 -24c-14d-10e-6k6b19i22g23a
pay #	89 
pay $	68 -59c-14d13a65g
pay a	82 -10a6g9b
pay for	68 -12g-9b-5k5d9i16a
pay if	86 -7a7g
pay in	86 -62g-11a16b59c
pay it	86 
pay out	76 -6a17g
pay the	77 -25c6a11i12g
pay them	89 
pay you	78 -22c4gi6a7b
pay your	78 -11d-5b9c14i
paycheck	72 -8c-6b-5k4e7f8g
paycheck $	81 -5cg8f
paychecks	89 5j
payin	80 -19c7g15a
paying	65 -28a-5e5dk24g
paying $	89 -19c22g
paying for	80 -9a6g7k
paying now	86 -18c5i13g
paying on	89 -7k4h6c
payment	72 -19a-6c-5d9b10g14e
payment $	78 -9a-4di6g12e
payments	70 -13g-10j5k16a
payments $	83 -9a16b
payments on	84 -14a8d13b
payout	87 13g
payroll	67 -9a6d7g
payroll $	75 -31a-9d-6i-4b24g28c
payroll or	89 4b
pays	71 -20a-13g-5k5j42c
pays for	84 -10b6i12d
pays if	89 -11g-6a5cd9j
pays the	81 -28d-9a7b40c
pays you	89 
pdf	89 -5c4a6f
peels	84 -13c12d
peels $	87 -13c13d
pension	79 -6a-4k5c8b
pension $	87 -10g-7b17a
people	58 -6e-5fj17d
people $	78 -10a8b19c
people are	81 5c6a
people do	87 -15c-4a7g18d
people in	89 7g
people or	86 -8a-4b10c
people over	89 
people to	89 -5a-4c5k9i
people who	89 -6a8k
per	76 -20c19g
per occurrence	87 -19c11ag
percent	70 -8c-7a-6k7h24g
percent $	89 7b
percent of	82 -15c-5b30g
perfect	79 -12i-7g26c
permanent	87 5b
permit	78 -15g-4c4b5a14e
permit $	86 7a
person	67 -6c-5gj6k12a
person $	81 
person or	82 -5b6c
person who	87 -9b-7d18a
personal	72 -12c-5b10j12g
personal $	86 -5b15a
personal property	83 -8a12g
pets	89 
phone	64 -6h-4d4c8e13b
phone $	77 -9c-7k-6h12a17b
phone number	82 -19a-11g4j32c
phone or	86 -10a11b
photo	86 -5a4k
photo of	89 -16a14k
physical	79 -6g7c
pic	89 9k
pick	70 -12g-8h-6e4i8c19k
pick that	89 5i
pick them	89 6i
pick up	83 -6hi22a
picked	78 -12c-5i5a11h
picked up	86 -12c-5j5h6a7g
picking	87 6i
pickup	84 -6ac5dg7b
picture	71 -4cj6fk
picture $	82 -10j5g13a
picture of	79 9k
piece	87 5k
pill	89 -11a6j7b
pills	84 -4d6a
pip	84 -25b28a
pipe	80 -5g7b11c
pipe burst	87 -5a11c
pipes	83 -12a11b
pizza	89 
place	54 -6b-5j5a9g11d
place $	62 -39k-16g-5h5d21i39c
place or	84 -24a25b
place to	89 7f
place with	89 -4b5k
place you	83 -20b-9c-6g9j10k18a
place yours	89 -10b13a
places	82 -12a-7c5g7b12d
plan	67 -7k-4b7a14j
plan $	84 -6k9j
plan to	83 -5f-4k5b8a
planned	86 
plannin	86 -4c17a
planning	76 -10b16a
planning on	84 -8b10a
planning to	80 6a
plans	71 -17a5b25c
plans $	86 -31a38c
plans for	87 -34a39c
plans to	84 -15c18a
plant	86 -6g-5e-4a13c
plate	78 -8g7a12c
plate number	87 -6g15c
play	81 5g
please	72 -19a-11e-8b-5j8c20f23k
please $	73 -18a-11e-5b-4j11c12k22f
pleasure	78 -16a-10c-4f14d19b
pleasure $	86 -10a-4f21b
pleasure of	89 4d
plot	87 -8b9a
plug	84 5a
plug in	87 5a
plumbin	89 -5a7j8c
plumbing	78 -11g5k10a
pocket	77 -5a-4i13g
pocket $	87 7c
point	89 -4b6a
points	87 -6c-5bg7a14h
policies	71 -9a-5d4b14c
policies $	81 7b8c
policies do	89 -7a6c
policy	49 -12i-6d4k5g13e
policy $	59 -28g-27c-10k-5i8bh25e39a
policy and	84 
policy in	83 17a
policy is	83 -7a10j
policy number	72 -21a-10g8b26c
policy of	89 -11b11a
policy on	87 
policy or	79 -8c-5g-4j7b21a
policy out	89 
policy pay	86 -9c4a12g
policy right	84 
policy that	87 5fk
policy with	89 -6a11k
policy you	83 -15c5a8g10b
pool	68 6j11a
pool $	81 4b8a
pool or	86 -19b22a
porch	86 8c
portable	89 
portable $	89 
position	89 8c
postal	89 
postal code	89 
pounds	86 5g
prefer	87 -16a-5c7j18b
premium	77 -8c-5b4k6a14g
premium $	83 -18a27g
premium audit	89 7k
prescriptions	86 6c
prescriptions $	87 
present	86 -9a5k10j
pressure	77 -8b-4g9j11c
pressure $	89 -7b6c
pretty	69 -5c12a
pretty good	86 -13i-7g4c5e18a
price	61 -11h-6i-5b5e10g12a
price $	72 -17a-7b-6k4d5e6j18g
price a	87 -10c-7a5e6b9g
price is	87 -8c15a
price on	89 -15c16g
price or	84 -10a-9h8c15b
price you	89 -12a6k8b
primary	89 
print	89 
private	83 -9a-6c7f11b
problem	79 -9a5c7e9b
problem with	87 10b
problems	82 -12c4a12j
problems $	84 -8c15j
product	87 -4g4b
product $	89 5b
products	89 -15b21c
professional	82 -6b5k7a
program	79 -15a5g6b13c
program $	84 -17a4k16c
promise	86 -5cj5k6g
pronounce	89 8i
proof	69 -12c-9jk-4g4d12a23h
proof $	83 -10k14a
proof of	79 -9j-4h13a
property	66 -5b4d7g8k
property $	83 -7a-5g5k8d
property coverage	89 
property manager	86 -18g5a17c
protect	87 -7j10c
protected	89 -5c8j
protecting	87 -7g6k11c
protection	79 -10a-5c4b7j9g
pull	73 -8g-5ac-4j11k14e
pull it	86 -6a7b
pull the	87 -8b-6g6h16e
pull up	89 8k
pulled	82 -5ik7a11g
pump	83 10a
pump $	86 10a
purchase	86 -8a18g
purchase price	86 -8a18g
push	84 -10b-6k4c5e14a
pushed	89 -15a15b
put	54 -14c-8e-7i8f12g17d
put a	86 6g
put away	87 -9g10c
put down	84 -18c-8a-5e7bk19g
put in	76 -13d-10g5c19a
put it	75 -17b-8c-6j8a10f16d
put on	75 -6a6c
put that	84 -9a-5c-4j6i11d
put the	86 -9g-6e-5cj-4b13a22d
put toward	89 -5c15g
put you	75 -9a-4g6b9j
put your	86 -5c8a
puttin	87 -5cg20j
putting	78 -9d-5j4b9e12g
putting on	89 -9d16g
quarter	84 5c
question	83 -13j-6h4c6d8ak
questions	72 -6k-4a11j
questions $	80 -16a23c
questions do	87 5c
quick	72 -10a8g11k
quiet	86 -6j-5ac10e11k
quit	74 -7e-6g14a
quit $	84 -9e-4g5c10a
quote	69 -6a-5k9b18g
quote $	79 -15c-5b5k9a10g
quote you	81 -11c10g
quotes	81 5a
quotes $	86 6a
race	87 -7b9a
rain	86 -5b11a
rains	87 7f
rainy	86 -25c-11i7a31g
rainy day	86 -25c-11i7a31g
raise	77 -9c7d8a
raise the	86 -4g4b5d
raised	80 13j
raised it	89 -8c7j
ran	89 -5a5k
rate	71 -8a-6cj-5b11h12gk
rate $	83 -12g-4e4k8h9a
rated	86 -10g-6c-5b12h13a
rates	79 8j
rather	74 -9c-5a4j8b9k
rather i	82 -8c-5a5j6b7k
rating	89 -7a5b
reach	75 -9b-5c-4d5k18e
reach out	87 10g
reach you	79 -10b-9g-4c25e
reaction	89 5k
read	63 -16a-14g-10i-5j10b13c35k
read it	89 4a
read me	67 -17a-10g-6j8b33k
readin	87 -5c12g
ready	78 -9c-4e6k20a
ready to	81 -6c-5e22a
real	70 -13c-9f-7i-5a6k8e9j13g
real quick	80 -5c7k
really	78 -5bk10ai
rear	89 -5a12d
rear ended	89 -5a12d
reason	75 -12a-8b-6dgk-4e17c33h
reason $	86 -6d-5c23a
rebuild	79 -6c6g
rebuild $	83 
recall	81 -4d7b
receipts	84 -11g6c8k
recently	87 6b
reckon	89 -8c10g
record	71 -20i-6c-5g21aj
record $	81 
recorded	77 -11j5k10b
recorded $	89 4a
recorded line	87 -10a13b
recording	83 15a
records	80 -8d-6a5f7ek
red	87 -5b13a
redone	82 -6a15e
redone $	89 7a
registration	86 4k
regular	73 -7aj-4g4b6k17c
rely	89 
rely on	89 
remember	70 -12c-5bk4e5d9j12a
remember me	87 -14k22a
remodeling	87 5a
remodeling $	89 5a
renew	80 -15c-4a5b19e
renew $	84 -16c19e
renewal	76 -9b-4g6ach
renewal $	83 -22c5j26e
renewed	87 6a
renews	89 
rent	61 -14k-13a-9e-6ij5c15b30g
rent $	73 -26c-9b41g
rent from	87 -11c11d
rent or	89 -11a-5i22b
rent out	84 -9b-5g24a
rent the	83 -11g15c
rental	69 -6g12b
rental $	87 -9b18a
rental car	84 6c
renter	89 7a
renters	74 -9j-5bcd9k22a
renters insurance	86 -19j22a
renting	81 -5b8c
repair	81 -20b-13g-6h8c10j23a
replace	73 7h
replace everything	87 -5c4g
replace it	87 -7a5b9h
replace your	89 -21g5i20c
replaced	79 -9a-5c4e7g10b
replaced $	89 9e
replaced the	89 -8e11g
replacement	79 -11g6ab
replacement cost	83 -8g6b
report	78 -5b-4c7k9h
report $	87 -6g-4b15c
report card	89 -6a11k
require	79 
require $	82 5c
requirements	89 -10a17c
requirements $	89 -10a17c
residential	89 6b
rest	79 -18k-9j5bi9cd
rest $	87 -9c-5a5g6i8k
restaurant	83 -7b5a
retire	80 -7a-6g9bc
retire $	83 -5g9e
retired	86 -6b4j6a
retirement	75 -9a-8c6f10g
retirement $	80 -7g8c
retiring	89 8a
return	83 -12b8j
revenue	83 -7a-4j6c10g
revenue $	86 -7a-5j6c11g
review	86 -12e13a
review $	89 
ride	77 -15a-10b11f23i
ride share	89 5b
right	37 -16a-14c-12e-8h-4fk7b20i54j
right $	39 -52a-18c-9be-7dg-5f-4h5k14i107j
right about	89 
right around	89 -5b8f
right now	60 -44j-9k-6i5d10c13b21a25g
right there	86 -12j-10g27a
right what	89 -8a-4g18c
ring	69 -11a-9b-6k-5i14d26g
ring a	87 -5j10a
ring up	89 -22c-4e9d24g
ring you	89 -10e-6a7g19c
river	86 -16b-8e12g20a
road	75 -7k-5j5f6a9c
road $	87 -8g-7b-4a19c
roadside	79 5a8j
roadside $	89 -6c13a
rock	89 10c
roll	89 -7b9a
roof	59 -9e-6h-5b4d9g10c11j
roof $	68 -17c-16i-12b-5g5k18j34a
roof in	87 -20a-10g12c24i
roof is	86 -6a-4j17c
roof right	87 
roofing	86 -6b
room	75 -12b-6ag5c12i18k
room $	87 -5abg6d13c
roommate	83 -7c14d
roommates	80 6c
roommates $	83 
rooms	86 13a
rooms $	89 -6g14a
rough	80 -10ac-6k4i6f18g
roughly	75 -14f-8a5j6c18g
roughly $	79 -17c-5a5e7j17g
round	83 -9c-6a8b11h
route	89 -6a-5c8bh
run	58 -18e-7c-6k4h7a24g
run $	76 -28e-22k-14a5b7j24c27g
run a	84 4b6a
run in	87 -18c19g
run it	78 -10g-5j5b6c9d
run me	86 12k
run out	86 -9a12b
run the	81 -7c-4a15g
run through	89 8b
run you	87 6g
run your	89 11a
runnin	81 -11a-10g5d11c12b
running	73 -14c8a12g
running $	87 -5g5i
running around	87 7a
runs	76 -9j-6a-5c5de9g10b
rush	86 -6c-5k7e14a
s	79 -14a-6c-4k7b24j
safe	83 -6k-4c7j12a
safe driver	89 
safety	70 -6ag5j10c
safety $	86 
safety meetings	87 -8c21a
safety program	86 -24a7b17c
said	62 -10a-7g-5ei5k16h22j
said $	74 -10g-8c-5hk4a33j
said you	77 -17c-7g-5i4d8h23e
salary	77 -8c-5b-4a4d7g
salary $	86 -7a-6c4k18g
sale	84 -10a6b
sales	72 -8be-5k20g
sales $	83 -5a11c
sales is	83 -4g13c
salon	86 5a
same	62 -28b-9j-8f6e10gk25a
same age	87 -11a-4c22g
same as	86 -10f-4b21a
same company	87 4j
same one	87 11a
same thing	84 -30a5d7k10c14i
sat	83 11c
sat down	86 7a
satisfied	87 11h
satisfied with	89 12a
save	77 -11g6c8a
save some	89 8a
save you	89 -7a4k8c
saved	80 -7c-4f11g
saving	87 -5c10a
saving for	89 -5c10a
savings	76 -21a-5i7b23g
savings $	82 -16a6c11g
saw	78 -9k-4g6c9i
say	52 -20e-11h6j10k16ci
say $	67 -11ac-7b-5g-4k7i40j
say about	78 -9g-5i24c
say for	89 -34g5d32c
say in	89 -7d8a
say it	78 -18a-16k-14g-5j14i15c26b
say on	86 -7c-5i9fg
say so	87 -6a8k
say that	87 -22b-5c38a
say the	83 -11c-8ai12k16g
say what	86 -7g-6bj-5ci42a
say when	87 -18g-6e-5i29c
say why	89 -15h25a
say yes	82 4b7h
say you	73 -13a-9g-5e4df6j18c
say your	87 -28j-8a-6c5b6d32i
sayin	89 -11c-6a-5i14d17j
saying	83 -30j-5c-4g9a32i
says	72 -28c-12g-10a4k8fh15b19j
says $	87 5i
scale	84 -12c-7e7i17g
scan	87 
scare	89 10a
scared	86 -7i4ag
scares	89 
scares you	89 
scary	82 -9j-5g5e23i
schedule	83 4a
schedule $	89 6a
school	62 -21c-10a-5ik5d9b14f17g
school $	74 -12b-11f-9i10a13c19g
school and	87 -5g5f8a
school district	89 -7b12j
school is	89 -5a4b5i
school or	82 -10i-4f9a13g
schooling	89 -42g-5a15k36c
score	78 -40a-6k4i22g29c
score $	83 -33a-5k5i15c24g
scratch	87 9b
scuba	83 -9b6g9a
scuba dive	89 -9b7a9g
season	81 -13a-9c4b25e
season $	87 -10ac27e
seasonal	89 4b
second	65 -11b-5g6j14c
second $	83 -5cj-4d4k19a
second car	83 -17a22c
second home	89 5a
second vehicle	89 -9a15c
security	76 -4g8b
security system	89 5a
see	60 -13c-10h-7a4i5bj10ef
see $	89 -12c7a13j
see a	82 8e
see if	86 -5c5g7e
see the	77 -14a-5g-4b15i16f
see your	84 4b
see yourself	83 -15a7g12b
seen	79 -6c-4k5a11f
self	89 4i
self employed	89 4i
sell	67 -18c6a7g21b
sell $	82 5b
sell for	86 -26c6j24g
sell it	89 -8a4g9b
sell the	87 -8a-4c16b
selling	89 9e
send	63 -5g-4d7b11f
send a	87 7d
send it	82 -9a6bf
send me	82 -10k17a
send that	89 6b
send the	78 -5a-4b6f8c
send you	82 -4c6a
sending	89 -6a7d
sense	77 6a8b
sense $	87 -5c17a
sense to	89 
sent	75 -7g-5c-4j4i5k7a8h
sent you	83 -8c5i9h
separate	79 4a7b
serious	87 -4c6g
serve	81 
serve alcohol	89 4a
service	76 -5a4i5k
service $	84 -6a4g5c
services	84 -4d4a6k
set	66 -15i-5ae12c23b
set aside	86 8g
set on	87 -9f11a
set up	82 -29i-13g-7a12b40c
set you	89 
settle	87 -10i-9g-6j9h18c
settled	84 -17a-7e6g25i
settled in	89 -23a28i
settlement	89 -9b-6c8g9a
sewer	83 -6b11a
sewer backup	84 -6b12a
shall	84 15a
shall we	87 14a
shame	87 -10c-8j-4ab7f8e16g
shape	75 -10c-8ag5b25i
shape $	84 10i
shape is	86 -9c-8g22i
share	73 -16i-11j-5d8b13a22k
sharing	87 5a
she	55 -17cd-13e-8f-7a6h10b11j12g33i
she $	86 -11i-9a9g20j
she do	86 -5g6a7b
she does	87 -7ac6b12k
she get	89 4a
she go	86 -17b-9i6g20a
she going	89 6c
she have	84 -21c6h7a16g
she is	72 -7c-6gi12j17k
she keep	89 12a
she take	87 -17a-5g4b24c
shed	80 -7b13c
sheds	89 -26b7k10c11a
sheet	87 7j
shifts	87 -11c13b
shingle	81 -11a7j10b
shingle or	89 -5b6c
shingles	77 -11c20e
shingles $	87 -7c5e7a
shoot	79 -7c4i7k9f
shoot you	89 
shop	60 -16c-9k-6b-4h5g6i21f
shop #	89 -4a6c
shop $	68 -14b-8f-7h-6g4d8c9e22a
shopping	81 -13c6ad11h
shopping around	84 -9c8h12a
shops	86 -13e-8a6k9d13g
short	86 
should	57 -12i-9j-6k-4h15bcf
should be	86 -15a17c
should i	63 -23c-12k-7j6f7g12ae18b
should it	84 -11e15c
should know	81 -24a36c
should we	77 -6b-5j6f19a
show	73 -24g-16i-6c7k12d31a
show up	86 -6c-5k5h8d
show you	86 -8c-7i-6j14ak
showed	84 -12g10c
showing	84 -4a9j
shows	86 -4a4d6j
shut	75 -7c7b15i
shut down	87 -4a5b
shut the	89 10a
shutoff	87 4j
shutters	89 -7b14a
sick	79 -5g11c
sick $	83 -5k-4g15c
side	67 -9k-5b-4e25a
side $	80 -9k-6j17a
side hustle	87 7g
side of	87 -5a10c
siding	81 -20a26b
siding $	87 
sign	67 -7c-6i-5g9b17e
sign $	87 -10g-5e8a14c
sign off	89 
sign up	83 -8g7a12e
signed	79 -17b-9c-7e-4g7j15a17i
signed up	86 -7c-6e-5b21i
signs	83 
signs your	89 5d
simple	87 -21a20b
since	61 -12g-11a6e9c10i
since #	76 9j
since $	84 -36a-4j14b34c
since last	87 -8e11a
since that	87 6c
since the	87 
since then	83 -20c-8j12e19a
since when	83 -5cg16e
since you	80 -6a12j
single	77 -15a-4g25b
single $	89 -6a11b
sink	87 -4i5gj
sister	74 -10g-5a6c11j
sister say	87 -6g10c
sisters	84 -8c5h8a
sit	74 -17a-6j-5ik5fg7h16b
sit down	83 -8a-5k4bf9h
site	86 4g
site $	89 5g
sits	83 -14f-4c10j14a
sittin	86 -13j22a
sitting	73 -12g-10j-5k4d8b9f14c
sitting in	89 -5g10b
sitting on	89 -4c7g
situation	86 -5ag6bj
situation $	89 4i7j
size	82 -24c-10a5k6b30g
size of	87 -8g12k
skip	81 7b
skip it	89 -10a11b
sky	87 -6k10i
slab	81 -15c-5i5j25b
slammed	89 -8a7b
slammed $	89 -8a7b
sleep	73 -8a4k5j8f
sleep $	87 9f
sleep at	86 7k
sleeping	84 8a
sleeps	89 4a
slide	89 -7b11a
slow	75 -5bc-4j10i11a
slow $	86 -5b-4i13a
small	79 -5gj6bc
smart	81 -14c-12b4i12g17d
smoke	70 4a5c
smoke $	79 7a
smoke alarms	87 5g
smoke detectors	83 12c
smoker	87 -9b12a
smoking	89 -7b5a
snap	87 
snap a	89 -6a4k
snow	84 -8a14j
so	33 -41a-35b-24g-14i-10f-8d11e28h36k87j
so #	68 -13a-12c-5g44j
so $	76 -8a-6b26j
so @name	81 5j
so a	75 -13a22j
so about	75 
so are	87 -45j7b8d36a
so do	81 -12j-5bk34a
so far	74 -16j-14g-4b8c33a
so give	76 -6a-5g19k
so he	79 -8a14j
so how	80 -16i-13j-8g-7a-5d5h12e36c
so i	62 -40a-20j-5b4h11d13i17k22e
so if	78 -7g9j
so is	81 -31j-16b-7h-4k4c14g24i25a
so it	55 -22d-13g-6i-4a9c50j
so just	77 -10a-8c7j20k
so let	83 -5ac5g9k
so long	87 -9g-5c23h
so much	87 -10c-9g-5j10b18h
so no	83 -9a7c11j
so one	86 -8c8g
so she	80 -4k5e10j
so somebody	89 
so stop	89 -7a14k
so tell	63 -11c-9j-7d-6a47k
so that	67 -11k5fj
so the	62 -27a-6g-5i-4c13bd24j
so there	67 -7ak5g22j
so they	75 -7c-6j-4i7g8a9d
so we	76 -8g-7c4k5j10e
so what	66 -52j-25a-10b-8i-5d22g35h50c
so when	84 -7cj17e
so who	87 -12j-11k11d21c
so would	87 -10c-6j-4bk35a
so you	48 -21c-16k-13a-12b-7i5h13d65j
so your	66 -17a32j
social	74 -8a-5j-4g29c
social $	83 -16b-5j30c
social security	83 8b
soft	87 -4c10a
softball	89 
sold	77 -10e-8bg7c8j22i
sold it	86 -9b-6g9c10a
sold you	87 -10a-6eg8j18i
sole	83 -4cj8b9a
solo	89 -7a-5i14b
some	61 -18g-10a6c8k16b
some $	84 -8b15a
some money	87 4k
some of	83 -9b-8c8g13a
somebody	57 -8k-6be-5g9i13a14d
somebody $	79 -18a-5c5d18b
somebody close	89 -4d8a
somebody could	89 -5a10c
somebody else	82 -8a-4g15b
somebody in	84 6g
somebody or	84 7b
somebody to	89 10g
somebody without	89 
somebodys	87 -5a5k
someday	87 4a5d
someone	80 -12c-6d-4j7a23g
someplace	84 
someplace else	87 -6a6b
somethin	71 -7c-5g-4jk5f6b13a
something	55 -12j-10i-5h5c6e9bdg
something $	77 -11g-9i5bc16e
something else	79 -22b9i20a
something happen	89 -7c-4i7a11h
something happened	77 -7c-5a4f8i10d
something happens	86 -45c5a41g
something i	89 -9h-6j-5b-4g13a18c
something in	87 5c
something like	84 -20a6k27j
something on	89 
something that	87 -5a4k8b
something to	87 -5a5b
something you	76 -9a-4k4b20c
somewhere	72 -18c-7f-6g8a13h22b
somewhere else	81 -21c5a6f17h
son	72 -8g4i11b
son or	89 -7a9b
sons	84 -5c-4k13a
soon	70 -24i-8bc4g10a32e
soon $	76 -31e-11i-6c5b24g25a
sorry	72 -21j-4b4i9cg13a
sorry i	84 -6d-5a17c
sorry to	87 -16j5cd12a
sort	87 -4a14c
sort of	89 6c
sound	72 -14c-7f-4h7gi9k11a
sound $	89 8i
sound like	86 -9b-7f-4c12k16a
sounds	72 -10ag-8i-4b5k13e17j
sounds like	75 -11c-9g-8i-6a13e19j
south	84 -6a18j
space	74 -6b4d6i
space $	81 -8a6cd
spare	82 -13a6c12b
speak	87 8j
speaker	89 -5k13a
speaking	87 -16a26j
speaking with	87 -16a26j
special	84 8c
speeding	82 -5b11a
spell	75 -8acj9i24k
spell that	82 -21a-6j34k
spell your	89 -10k-7c5i14a
spend	78 -15c-13i-7e-5a5b8f32g
spend a	89 -26c7i21g
spend your	87 -22g-21i-5a6b9f41c
split	83 -7a-5i7k8b
split it	89 
sports	86 -4c6b
spot	79 -11a8b11f
spots	89 -5c8a
spouse	70 6b9k
spouse $	89 5a
spouses	82 -10g-4b23c
spring	77 -15a-5g9j18b
sprinklered	89 
sprinklers	79 10a
sprinklers $	87 
sprinklers in	89 9a
square	70 -7b-5a5c6j9g
square feet	76 7j
square footage	83 -5a6c8g
sr	83 7f
sr #	83 7f
staff	80 -9c7a
staff $	86 -10c8a
stand	79 -21g-14a-13f-5dj7b13e45c
standing	87 -6a4g12i
start	64 -20f-6j5bg7c9a15e
start $	80 -12e7b13c
start it	89 -18a21b
start the	87 -17c-11g9i18e
start to	89 -23f-7c-6a37g
start with	79 -17b-12e-8g39a
started	72 -8i-7j-4c11a14g
started $	84 -16i23c
started it	89 
starting	83 -8a7i11b
starts	84 -11a-7e12k13f
starts with	87 -10a13f
state	64 -18d-8e-4cg11a12f15b
state $	87 -12a13c
state farm	82 -17d-4g12b14a
state is	89 
state minimum	83 -5g14a
statement	82 -4c
station	83 -10a-8c14f16g
station $	84 -10a-8c14g15f
status	83 -7a-6b-5g9k15c
stay	63 -6h-5e7b14f
stay $	86 -4c9f
stay at	89 -5ac4b8g
stay closed	89 
stay in	82 -15a-6g26b
stay there	84 -4a5g
stay with	82 -9h-5b7a14c
stayin	87 -11a-4g8c9b
staying	72 -8f-6i-4d20a
staying put	89 
staying with	84 5a6c
stays	89 
step	79 -8c-5k8e10d
step in	89 4d5a
steps	80 -6c12a
steps and	89 -10a11c
still	55 -12k-10bc-7h-5d-4e6f13i19a22j
still #	87 -8cj-7g27a
still a	89 -9b9e
still good	84 -16a20j
still in	87 -12a17b
still living	87 -7c-5i18a
still on	87 -17a20j
still owe	80 -16c22g
still the	87 4b
still there	89 -6j5a7b
still with	84 -8b24a
stock	80 -5c15g
stop	75 -7ac9e16k
stop at	89 -8b12a
stop me	86 -10a18k
stopped	83 7c
stopping	86 13h
stopping you	87 -4c14h
storage	75 -5g-4b7c9a
storage $	87 -4j12a
storage unit	84 
store	71 -16b-5d5f27a
store $	86 -10a7f9c
store or	87 -12b14a
stored	87 -6a8c
storefront	89 -11a12b
stories	87 -8a5cg
storm	79 -7g-5be-4k5i10a14c
storms	86 -12a5i12c
story	77 -6f-5ah5j10b12k
story or	89 -8a12b
stove	77 -6b4d7a
stove $	84 5a
stove in	87 
straight	75 -5ai-4j7ek10b
straight $	89 
straight with	87 -14a-5i9k13b
street	65 -8g-7e-6a-5k6bi9c10f
street $	74 -18a-6g7c29f
street address	83 -18f-6k29c
street and	89 
street or	89 -9a14b
strip	87 -5j4bc
stroke	86 -6c6a
structure	89 6j
stucco	87 13b
stucco $	89 15b
stuck	82 5a6d
student	74 -7b5g11c
student $	87 12a
student loans	81 -11c8j11g
stuff	61 -15a7c8i19k
stuff $	75 -16b-9cg11k27a
stuff at	89 -10a-8b-5j-4g6k25c
stuff in	86 -17c5a20i
stuff is	87 5ah
stuff worth	89 -14c15g
stylists	89 6j
sub	83 
subcontractors	82 -7i5ag
subs	69 -7a-5d10g
subs $	77 -25a5bc22g
such	87 
such $	89 
sudden	89 -7e8a
sued	82 -4a9g
sued you	87 -6c14g
sugar	84 -14a4j7c8b
summer	82 7b
summer $	87 -12b4c20a
sump	80 10a
sump pump	83 10a
supper	89 -4a12g
supplier	80 -5c12d
supplier $	87 -9c17d
suppliers	81 8b
suppliers $	84 6a
supplies	89 -19f21c
supply	89 -6c-5b5a11h
sure	77 7a9i
surprise	89 
surrender	87 -8g-6a18c
surrender value	87 -8g-6a18c
survive	87 -9c4a9g
suspended	84 -6b7ac
suv	89 
sweet	83 11c
swim	89 -13a-6b6f17c
swimming	87 -4b6k
swimming pool	89 
swing	83 -25c-5a9i12b13g
swing by	89 -10g11i
switch	78 -11g-5jk6a7c9f
switch $	82 -10g8c12a
switching	87 4a5h
switching $	89 9a
system	71 -6b-4d7c13k
system $	76 -10c-5j12k18a
t	87 -34a36j
table	78 -16a6b7d15g
take	53 -9i-7f-6e-5ac9dk18b
take $	77 -22a6b16d
take a	76 -11c9k14a
take cards	87 -9c19a
take care	77 -4c6a8d
take for	89 -4a6g
take it	74 -25a-13g-6e-4c11d12i26j
take on	89 -22g23c
take out	86 7a
take the	77 -20c-12d-5a-4i20bh
take to	77 -8c22g
take you	83 -8a-5i-4cj6d19g
take your	84 -5a10b
taken	87 6a
takes	76 -10c5ek7j
taking	82 5d
talk	68 -9g4b6c10a
talk $	81 -6g14c
talk right	89 5a
talk to	86 -6k-4b4d11a
talked	74 -12c-11g-7e5dj10a16i
talked about	84 -14c26a
talked to	86 4a6c
talkin	86 -19c-7gj7b9k21f
talking	68 -15k-10a5c15d17g
talking $	84 -11g-10ak-4i7h9e25c
talking about	83 -28c-7b9a11i22g
talking to	81 7a
tall	80 -23i29g
tall are	84 -18i22g
tape	86 -9c16a
tax	83 -12b5ej
tax return	89 -12b5g6j
taxes	84 -9a9b
teachers	89 -7c-4k4a5i6j
team	82 -6a9k
teen	86 -5a6g8c
teenager	86 -6a-4b12d
teenagers	86 -9c-8d6b9g10a
teens	89 -8c7a
telematics	86 8h
tell	44 -19g-15b-9j-8i-7e-6f-5d6a75k
tell me	45 -43a-15g-9b-7ce-5fij-4d114k
tell you	67 -43k-19g-9b-5j8h21c56a
tenant	86 -4b5k
term	69 -17c-11a-7f4k6j17bg
term $	89 -17a22b
term or	81 5b
terrible	89 6a7c
test	84 -8a4bc
tests	89 
texas	89 5j
text	71 -13c-7k14a18b
text $	87 11b
text me	86 -5k16a
text or	89 -11c-4a15b
text you	86 4a
than	62 -6jk-4fi6h23a
than #	74 -12j-11bc-5e-4g5f9h36a
than a	83 -5b5c
than that	89 -10b7ag
than the	86 -7g5b
than you	82 -19a-7g25b
thanks	86 -6a-5k6e7c8i
thanks for	86 -6a-5k6e7c8i
thanksgiving	87 -8a5c9b
that	29 -25c-11g-4d5k11a14h64j
that #	86 -7c-6b7g9a
that $	52 -23g-9di-7b4ek6f10h16a18j
that @name	87 -8a-7be8i16c
that a	67 -14j-9e-7a-5g5k41b
that about	82 -5ag12j
that accident	89 5b
that address	80 -7c-5b7d9a
that all	79 -16b-7c4j5e18a
that an	89 -6c-5i9a
that and	86 -5e-4ag5f12c
that be	81 -7j5c8d
that bugs	89 -12c-5i10b14h
that building	89 5k
that came	89 8a
that car	72 -23c-13a-5j6h11b12d16g
that claim	73 -10j-8e-6k4h7a8g17c
that clear	87 -5j7a
that commercial	89 -9b11d
that company	79 -12c-9gj-7b9e10h18i
that correct	79 7j
that could	84 -6b-5g13a
that coverage	87 -6c6h
that day	89 
that did	82 -13a-7g-4c5k9b10i
that do	80 -11g-7a21c
that does	89 7k
that down	84 -16a4c16j
that everything	87 4a
that for	77 -15g20c
that from	86 11a
that go	89 -4g5e
that goes	89 
that got	81 5a
that group	89 -5g7c
that had	89 -6a5i7d
that happen	86 -7c11g
that happened	86 -4c5b
that has	89 -8b12a
that home	87 -8b12a
that house	83 -17c-13a14h26g
that how	74 -35i-21g21a52j
that i	79 -28a-13j-12g-7i17b21c28k
that in	83 -8ab-5k5i9j14c
that is	48 -41c-25b-8e-6f27g74j
that it	77 -29a4c36j
that job	78 -9a-5e20g
that just	89 -7a6bc
that kind	84 -9c-5i5g13a
that last	83 -19a-6c-5g8e11b15i
that life	87 -12a5c12g
that like	86 -35c-7a-6g5e6b47i
that little	84 -6a11c
that loss	80 -6e4c6g
that make	84 -7c12a
that makes	86 -8c-5b6f11a
that new	89 -6a-5c4i10g
that off	89 -16a7k13b
that okay	82 8a
that old	79 -5cg-4j5e18a
that on	83 -10a8d9c
that one	68 -7j-6a-5c9h10bf
that or	89 5a
that out	83 -8a-6g5d7c9b
that page	89 
that place	81 -18a-7j-5k4e6d7h26b
that policy	70 -15k-9c-8j7ad9e10g
that premium	89 -6g6a7k
that price	87 -5c6g
that right	51 -7a-6c22i
that roof	84 -5c4k
that same	86 -4g5i
that so	76 4h11j
that somebody	89 -6a10c
that sound	79 -10g-6c5j18i
that sounds	87 -12g16e
that still	77 -4a16j
that that	79 -7g-6b7c14a
that the	68 -62b-8gk-6d37a57j
that they	86 -17a4e16b
that to	87 5a
that truck	83 -7j11a
that up	89 5i8a
that vehicle	89 
that was	77 -24g-9k-6e6i41c
that we	89 -7j11c
that what	63 -36c-20g-19a-14k-6i-5e-4d4f106j
that when	89 8e
that who	86 -8d-5a18j
that whole	84 
that will	89 
that with	79 -19b-9j-8d12c28i
that work	89 -4g6b
that would	83 
that you	67 -38j-25g-15b-8h-7e6k7a9i23d50c
that your	71 -21b-14g-8i12a36j
the	22 -10g7c9d11h14e15f17k24j
the #	63 -28c-18a-14i-10g16j27k42b
the @name	77 -17g10c18a
the account	81 -9g-4k4bc8a
the address	86 -29k-11a-7d53c
the adjuster	83 -7b-4g4k10i
the age	89 -24c5k22g
the amount	87 -5c-4a10j
the apartment	73 -8b-6d4k5c9j
the app	79 -5c9a10i
the at	89 -18g6f18c
the audit	76 -13a-9g4c23b
the auditor	89 5a
the auto	77 -8a6j8c
the baby	78 -6d10a
the babys	86 5c
the back	87 -4a7g
the balance	89 -15g15c
the bank	72 -6g7c9a
the bar	89 -14d19a
the basement	75 -9a-8g11b18c
the beneficiary	82 -9g8c11d
the best	72 -10g11a12h
the big	77 -23a-8g8k27b
the bills	77 -7g6b7a
the books	87 -7d8b
the boss	89 -5k6e7a
the both	89 -8a4dk
the bottom	89 6c
the break	89 -10a15c
the building	69 -22c-6i-5a31g
the business	59 -26i-7be-6k-4a5g16j31c
the call	84 
the car	59 -27d-22g-19b5e7f9i26a28c
the card	79 -14k-8a-6j10c20i
the cars	76 -22k-12a7b10i18g
the cash	84 -12g-9a5i6b11c
the cert	89 
the certificate	78 -4bk5i6d
the check	83 -18d-6i-4b9g10k19c
the children	87 -5a5b
the chimney	86 -6b6d
the church	89 -4a7f
the city	87 -11b14a
the claim	75 -8i-5g21c
the client	89 
the closing	82 -9c-5b5e6a8k
the cloud	89 
the coast	89 
the collision	89 -8c-6b16g
the comp	83 -11c-8b22g
the company	62 -22g7k9e14i
the companys	83 -8c-5gh5b6k11j
the complex	89 -8c-6a-4k27d
the computer	87 -7g-6c10e
the contract	77 -17g8f19c
the cost	89 -5ai5k11b
the country	83 -5g18f
the county	83 -12c-10b-6g14d19a
the coverage	79 -21a-8c-4g8k12b13j
the credit	81 9j
the creek	89 -36g4a37i
the damage	83 -8e17g
the dash	84 -5k5ag
the date	84 -29c5k27e
the day	77 -40c-9g-8b5i19h37e
the dealer	89 -10a5j11d
the dec	84 
the decision	89 
the declarations	87 -6k10a
the deductible	80 -18c-5j5gh12i
the difference	89 -6c8g
the divorce	89 -4b
the dmv	87 -4ac12d
the doctor	83 -14g-6c8k14i
the dollar	89 -4j9g
the door	83 -15a4e6g12f
the doors	86 4b
the drivers	81 -7a4c5f
the driveway	83 -12b-5g6k9c15f
the dwelling	87 -27g27c
the easiest	89 -11b-8c21i
the electrical	83 -6j-5i7a14g
the end	77 -12b-10c9g20a
the equipment	84 -11a6e12b
the fall	84 -10a13b
the family	74 -6b-5g8c9a
the fifth	89 -5a5b
the file	87 -6c6a
the fire	79 4a9c
the fireplace	89 -6a5c
the first	69 -12g-8e-6j4b8i18a
the floor	86 -6a6b
the form	76 -24c-8h18b27k
the front	78 -20b-6c9k17a
the full	79 -15f-6j5a6b13c
the funeral	80 -10a-6g5ci7d
the furnace	80 -11g-5b13i
the garage	80 -4b5k10a
the gc	86 -9g10c
the general	83 -28g6b27c
the grandkids	89 7a
the ground	84 -12a6g16b
the group	89 -11c-7a11b12g
the guy	86 -12g-8e-5a-4b4k7c18d
the gym	89 6b
the heat	89 
the holidays	89 -12b-11f31a
the home	66 -41a-27g-11i5f7j8e19bk27c
the hospital	75 -5b5a8j
the house	50 -24g-8e-7b-6fh5j10c12a17i19d
the household	81 -18c16g
the id	86 -6e-4a14c
the increase	82 -9g-6k-5a8e17c
the inspector	87 
the insurance	67 -36c-10b8a12k16g17d
the job	69 -14a-12c-7g6i8bk10j
the keys	79 -9a6de
the kids	63 -8d-6fg5i9a10c
the kitchen	76 -12b7c11i
the knot	89 -16b-7a7e21j
the lake	83 -10a8b
the landlord	75 -14c-9a8j11dg
the last	60 -32c6bd7e24a
the lease	67 -16d-6k-5cg6j36a
the legal	87 7k
the lender	82 -7g12d
the letter	81 8c9a
the liability	83 4d5b
the license	87 -7a17c
the life	79 -8b4f5c9a
the limits	84 -23g19c
the line	79 -7k8d12g
the list	89 -7b-6g14c
the little	75 -6c7j
the loan	79 -7a-4i5dg6f
the long	89 -9a14f
the lot	84 7k
the lower	89 -10a9b
the lucky	89 -6d8c
the mail	84 -8a5bc
the main	82 -4c6d
the market	84 -14c4g5aj6e
the menu	89 11c
the middle	81 -5c7e14b
the moment	80 -17b4g8d14a
the money	74 -7c-5a6b14f
the month	78 -9c-8g-6a-5bj16k22e
the morning	86 -9c-7a-5i28g
the mortgage	72 -16d18g
the most	77 -14a22g
the move	86 -4g8i
the name	70 -22c-4g5e6i22k
the nearest	87 -6a6gj
the neighbors	87 -4g5j10a
the new	69 -16k-8c-6a-5b5h13i21g
the next	78 -11f-6g7i12c
the note	89 
the number	72 -21a-5i8f19c
the numbers	89 -10g-4k5b15c
the odometer	84 -8a5c9g
the office	72 -5d-4i16b
the old	69 -14b-12g7e28a
the oldest	84 7a
the on	87 -6a5e9d
the one	64 -12a-7g14j22c
the only	81 -9a6bj
the original	83 -6j6ab
the other	65 -19c-16b-15j-5e13ah38g
the outside	86 4c
the owner	83 -12b19a
the owners	89 5d
the package	89 -5g4c5a
the paper	89 9c
the paperwork	79 -5d7a
the past	83 -5b7a
the payment	84 -13c-8ag4k8b17e
the payments	84 -16b6i11a
the payout	89 14g
the payroll	84 -42c-6b5d8a40g
the pdf	89 -5c4a6f
the people	87 -13a-10h-5g5b7d15c
the person	87 -9b11a
the phone	71 -21c-6h6e16g19a
the pickup	89 -4ac5d7b
the picture	87 -10j15a
the place	65 -28b-23e-22c4d6k8i32g37a
the plan	79 -6b-5g8j10c
the plant	86 -6g-5e-4a13c
the plate	87 -14c-6b28a
the pleasure	87 -8c17d
the plumbing	87 
the policy	65 -20a-11i-8k-7g11d20b22c
the pool	89 5i
the premium	89 -19c6a20g
the price	71 -9h-8j-7g-5b7k31a
the proof	83 -35c-5b35h
the property	74 -14g-6b7k9d12c
the quote	81 -11k-5a16g
the rate	81 -15ac-9b6e7k38g
the rates	89 -6a11j
the reason	87 -4b15h
the registration	89 
the regular	89 -8a6k
the renewal	84 -8b-4e4j17a
the rent	80 -5i5bgh
the rental	89 6d
the renters	89 
the repair	86 -17b-7g15c16a
the rest	82 -18k-9gj5i6d8a19c
the restaurant	89 
the right	84 -12g-9j4b8k11i
the river	89 -11b4c15g
the road	79 -4cj12a
the roof	66 -9ae-5b14d21j
the safe	89 -6a8i
the sale	89 
the same	65 -32b-10j-8f7e9c16g27a
the scale	87 -12c-8e19g
the school	87 -7b-5c17j
the second	79 -34a5j32c
the service	87 5i
the settlement	89 -9b-6c8g9a
the shop	64 -23a-5g5j9e23b
the size	87 -8g12k
the south	89 -16a19j
the space	87 
the spring	86 -11a13b
the square	89 -37g5k33c
the state	73 -12c-8g6a18f
the store	79 -6b6a
the story	87 -7f20k
the street	76 -6e-5cf9b12a
the stuff	82 -4a5j
the subs	89 -5a9c
the summer	89 5a
the surrender	89 -34g36c
the system	87 -8a14c
the table	87 -5a9d
the tax	87 -6b-5g-4a6ej
the the	67 -8d-5ce7gk13f
the thing	83 4j8c
the things	89 -13a16j
the time	81 -11c-7b-6k6j12h
the title	81 -9c9d
the top	77 12k
the total	86 -10c-6e28g
the truck	75 -21b10j12d
the trucks	87 -9c4d9a
the umbrella	89 -17a-6g20b
the uninsured	86 -7a4b9j
the upstairs	87 4j
the van	86 -9a5bd6h
the vans	89 -11c-4g7i11a
the vehicle	84 -7c-5b6k9a
the vin	72 -21a-7g-6j36c
the water	71 -15i-4j5g6a14f
the way	72 -10j-7g-5i-4a31c
the weather	84 6ci
the website	87 -13j-6h8a14b
the week	86 6h
the weekend	87 6c
the what	83 -32c-5a5i6fg10b16h
the wheel	78 -7ac18d
the whole	71 -10c-7i-5b7k9g11a
the windshield	87 
the winter	84 11a
the wiring	83 -8a-7j17e
the work	81 -21c-17i-5d-4f4b18g28k
the worst	80 -10a-5i7h12c
the yard	78 -8c-4j16a
the year	75 -9c6k7g8e
the zip	79 -13j9a17k
theft	84 5a8b
their	61 -13c-10b7h17g
their excuse	89 -17g5h22c
their own	72 -6k-4g12ae
their price	89 -13a-4b5c24g
theirs	87 -6ac6b11h
them	53 -11ae-8j-7k4b5g9di10c11h
them $	60 -10h-9bk-6j10i15g20c
them in	89 
them on	87 5b
them or	89 -14c-9a7b19h
them right	89 
them so	87 -14c-6g21h
then	62 -13k-11b-8h-5fg-4i23c27a
then $	76 -25c-11j-8h4e9k14g26a
then it	86 7a
then what	79 -27k-15g-8e55c
then you	87 
there	38 -17f-10j-8be-4d10g17c37a
there $	51 -23f-19g-13k4h6be14i18c20a
there a	56 -29b-10c-7j-5f6h7d22g24a
there an	83 -15b25a
there and	80 -25c-6i-4g11d31a
there another	89 -14a16b
there any	77 -11a13c
there anything	76 -5ck14b
there are	86 -6b-4k20a
there by	86 -18a7f8b
there ever	89 -4b7a
there for	84 -10c6b14a
there i	89 
there in	78 -8b4g6c
there is	58 -9h-8b-7j-6afi6g14c23k
there like	83 -9c-6b10ag
there more	89 6a
there on	84 -10e-5j17c
there or	73 -22a-5i6f30b
there right	89 
there so	89 -8c-5j8ah
there somebody	86 -18a9b21d
there something	78 -7a18c
there sprinklers	86 9a
there was	82 -12c-5a6k7f10j
there what	80 -13a5f8g17c
there when	89 4e
there with	79 -7b-5j4i5d11a
these	63 -7j8a13i
these days	67 -11c4g13i
these things	89 5i
these years	89 -7g13c
they	43 -10j-9i-5ck4h9g10f15b17d
they $	82 6c
they all	89 
they are	76 -18c-5k6a9h16g
they be	86 4a5b
they been	89 -16g18i
they charge	84 -7g6c7j
they cut	87 -5i5g6b
they did	86 -20b-5i11g21a
they do	76 -8i5c7a8d
they ever	86 -14g-11a33c
they gave	86 -5ae5c8k
they get	84 -5c9g
they give	75 -18c12a15g
they go	87 -15i8g
they got	86 -6g10c
they hand	89 -17c19g
they handle	89 9k
they have	74 -17b-5dik10c17a
they in	89 -8b13c
they let	87 9a10h
they need	86 -7c9g
they pay	72 -10g18b
they put	82 10d
they quote	86 -11c13g
they raise	89 5a
they say	77 -19h-5g-4d4b5a8j19c
they sell	89 8c
they take	81 -12a19d
they tell	81 -7g-5k13c
they treat	80 -11c-5j6b22i
they want	81 -20c-17j8b10a21g
they were	86 -7g-5a4i8j9b
they will	80 -16a-7g6d21c
they would	83 -22a10b18g
thing	58 -49a-15g-4j5k7i9h19b41c
thing $	72 -5ai11h
thing about	79 -5g21c
thing or	83 -10e-6i25b
thing that	89 8c
thing you	81 8c
things	66 -20g-6k16i21j
things $	81 -4j6a8b
things are	89 
things in	89 4g
think	59 -15j-9c-6d6f8h27i
think #	87 -13g9c12a
think $	74 -10c-8eg39i
think about	78 -13g-5dk8a28c
think it	84 -12c19g
think that	86 
think you	77 -9c-5i6b9e10g
thinkin	84 4b
thinking	69 -10c-6b-5i7g19h
thinking about	77 -11g-10b-6h16c21a
thinking of	81 -7a-5c7e14g
thinks	87 7j
thinks it	89 8j
third	81 5i
this	45 -12i-11b8g9a28d
this $	61 -14g-6i-5j-4bf4c8k9e18a
this a	81 -4e14b
this afternoon	87 -11c12g
this by	87 
this call	79 -12g-10i-8a10h29c
this is	81 -10c16j
this line	89 -9j6a
this month	86 -14b-12e32a
this morning	86 -4g6ci
this off	86 -4ij6h10g
this on	84 -9b6h13a
this one	81 -10a5e8k
this ones	87 -7a5f
this over	86 -13c13f
this so	89 6a
this stuff	89 -4d5c
this summer	89 5c
this the	87 -22c7h19a
this thing	89 4g5k
this week	81 -10a-9g-8c-5k8de10b11h
this what	84 -11e-6b6g22c
this year	74 -20c-14e-11k-8j4i21a34g
this your	81 -7d19a
those	56 -16f-12c-7b11e22i
those #	78 -13a-8d-5h5k9g24c
those $	81 -19b-9cj6d9g24a
those are	83 -12h26j
those guys	86 -5b-4i7e9g
those old	87 -15a8b9e
thought	77 -23d-19c5hi13g26a
thought about	79 -17c5h16g
through	53 -19g-13e-6h7j10f11d16k
through $	83 -9g-8b-6i-5d5a7c24f
through a	83 5a
through all	89 -11a-4g6i13c
through escrow	89 -16c14a15d
through how	87 -8i-4a9g10k
through it	82 -7a5i12b
through that	80 8a
through the	70 -9c-4a4gj6i
through what	75 -14c24k
through work	81 -6k-4g7a10c
through your	71 -18g23c
throw	87 -16c10g12k
ticket	79 -6a10b
ticket $	87 6b
tickets	77 -6b-5c5a7j
tickets $	81 -6a8j
tie	89 -4j6e
tied	89 -8b-4a21j
tight	89 -8c9a
til	82 -6g5e6h8a
tile	87 -6j7c11b
tile $	89 -11a-6j8c17b
till	71 -11a-7ik-5dj9bf19e
till the	82 -4a5c
time	53 -15b-11i-9j-6f-4a12g43e
time $	65 -20i-9g-4k5c7bh19a
time and	84 -5e8k
time do	83 -24c-12g46e
time does	89 -19c23e
time for	86 -11a6d7k
time or	79 -9b-5e26g
time right	89 
time so	89 -5e6g
time to	86 -32c-8g-4d16a37e
time what	89 -10c-7e21g
time you	76 -6c8k11e
time your	89 -5g7b
timers	89 6a
times	77 -6a-4i9j11g
times your	87 -5c6g10j
tip	86 -8g16c
title	77 -4c6j8d
title $	86 -4c7d
titled	89 
titled to	89 
to	31 -15j-9a11b13f14k19cg
to #	73 -10a-5g8i15b
to $	67 -25c-11ae-6b18g20d26f
to @day	89 -6a
to @month	87 
to a	75 -18a-14g-4d4e14c26b
to add	89 -15c-6b28a
to ask	70 -13c-6b5f12e14k
to be	61 -24a-7ik-4efh15d17c20j
to build	84 4g
to buy	79 -8c-5ek4f18g
to call	78 -14b-10k-8d-4j10c12e23a
to carry	89 4g
to change	89 
to check	87 -5aj9d
to close	86 -19g7a19c
to college	80 -19a-4k29c
to come	79 -6b-5k-4c5i15f
to compare	87 -12c8k11d
to cover	87 8a
to do	66 -12i-7j5b6c10e
to drive	76 -21a-8d-7b-6g37i
to drop	89 7a
to each	87 -10g13c
to earn	89 -8g-5a5b13c
to every	89 -13g10d12f
to expand	89 -5c6a
to file	87 -11a7b9c
to for	87 4d7h
to get	64 -19a-16j-12e-5c10f13g27i
to give	86 -5d10b
to go	66 -15b-13k-12f-7g-5h-4e15c51a
to have	74 -19a-5c10jk14e
to hear	75 -16i-15j-8b-7g-6f13a39k
to hire	86 -6c9a
to it	80 -8g-6e6h18c
to keep	72 -11a-7c-6e-4f5d6j24b
to know	63 -40a-10b-8g-6e33k40c
to last	89 -7c12g
to leave	72 5a7e
to list	79 -15k-4j4b5d16c
to live	86 -5e4j6a
to look	78 -9g-7a-4h21c
to lose	89 -11g6d11c
to make	78 -10c-5k-4b6a8i9h
to me	74 -16c-6g7a8jk
to move	77 -10c-6gi10a13e
to my	87 -8k10e
to need	86 12k
to pass	86 -14e-9b-6g5f11d13a
to pay	69 -17c7g10b12a
to pick	87 -5a10c
to price	89 -7a6b11j
to protect	89 -7j12c
to pull	89 5k
to put	70 -7c5b14a
to quote	89 -11a-6g21b
to reach	80 -10b-8g-7c25e
to read	86 -13i5b17c
to rebuild	81 -4c7g
to record	89 5j6a
to replace	77 -4ab8h
to run	75 -28e-10a-5j13c37g
to save	82 
to say	77 -7c-5g17a
to school	81 -15a-4c5bi10f
to see	77 -5a11e
to sell	84 -9c-4k20a
to send	82 5k6d
to show	89 7a
to sign	80 -5cej23a
to sit	89 -5c-4k6f10h
to somebody	89 -4g6a
to spend	87 -33c-5a6b37g
to start	79 -7c11e
to stay	79 5k
to take	79 8a9d
to talk	86 -7k-5b24a
to tell	87 8a
to that	77 -7gj5a6e7bf
to the	58 -15g-6d5j6b13i
to them	89 4i
to think	87 6a
to this	82 -12e-6j7g10h11c
to to	77 -11c-10a-4k5e7i8b11g
to travel	89 -6c5f
to us	84 -6g11c
to use	83 
to walk	86 -6a6b7c
to what	86 -22c5k10b11g
to when	86 -31a-10e-6g14k17c20d
to work	67 -11a-7c10g15f
to you	59 -9g-8c-4e4f5h16a
to your	65 -9a-7h-5e4f6b19c
tobacco	79 -7b-5e10a
tobacco $	84 -6b10a
today	58 -10k-5h4i5g7d
today $	61 -26g-16k-10hj-7b5f6d13i21c28a
today is	89 -6a6cj
today or	86 -9a5k7b
today right	89 -6a9j
today what	89 -21c26g
together	75 -10a-8b-5g-4i5h7ej10f
together $	79 -14b-7k-5g-4i6ch7j8ef
told	71 -13c-4a10g16j
told me	87 -10a17j
told you	74 -12c6j11g
tomorrow	69 -7d-5c-4b5j7g9e
tomorrow $	79 -31a10i15c16g
tomorrow what	86 8g
tonight	79 -19a6g8j15c
too	61 -18k-6gh5b7f24a
too $	67 -8c-5h-4d6i22b
too much	83 -33g11b24a
too or	86 -37b42a
took	76 -10g-4c5k8j
tools	71 -12b-5a24g
tools $	87 -35c-6a44g
tools or	87 -13b-8a25c
top	67 -12g-5a11j13c
top $	89 -8c-5b5a10j
top of	72 -7g5b6a
tornadoes	87 7c
total	73 -6e-4a6d7g
totally	87 -8j15h
touch	82 -7g-5a10d
tow	89 -6k-5b13a
toward	87 -9a-5c5b14g
toward this	89 -5c15g
towing	81 -5c4a13b
town	73 -10g-9d-5e5c7k14f
town $	84 -9d-7f10a15c
track	89 -7b4a7g
tracker	89 -12c-9a11b14h
tracking	89 -12c6a15h
trade	79 -11c-7a6b13e
trade $	89 -13c15e
traffic	86 -6b4g7a
train	86 -12a5i10b
training	79 -11a24c
trampoline	75 -13b16a
trampoline $	81 -9b10a
travel	81 -6c7g
treat	77 -11c-8j-5g11b20i
treat you	77 -11c-8j-5g11b20i
treated	81 -5g5i
treated for	84 
treatin	89 9i
treating	82 7b
treating you	82 7b
treatment	89 
treatments	86 
tree	84 -13b5a14j
trees	79 -13i5k11c
trees near	89 8a
tried	89 -11c12d
trip	84 
trip to	89 
trips	89 -7c8a
trouble	72 -9c-4b5k9a
trouble $	87 
trouble with	87 -8a-4c5j11b
truck	65 -11b-7c8d10a
truck $	77 -7b-4j19a
truck for	89 
truck is	87 6j
trucks	75 -10a-6b20c
trucks $	84 -34a34c
true	86 7c
true for	89 
trust	73 -9a7h9b
trust $	81 -4g5d7c
try	80 -19c9a21e
try you	89 -21c24e
tub	80 -6b5j7a
tube	89 6a
tuition	86 -6c-4a20g
turn	75 -15e5b7c11a
turn #	89 
turned	71 -11c-5i9d
turned down	80 -5g8a
turned in	89 -4a4b
turns	87 4a
turns #	87 4a
tv	86 9c
twice	80 -10a4d11b
twice a	89 -4a
twins	89 
type	72 -9g-6b10c16k
type of	78 -7b6k10c
typed	87 -18k6c7a12j
typical	87 -5c9g
uber	80 6a
uber or	87 6a
ugh	80 -11a-9c-7j5e7h8g18i
ugly	84 -5k6af
umbrella	62 -10g7ah8b
umbrella $	72 -5bc18a
umbrella on	89 
umbrella over	83 -6c9a
umbrella policy	83 -14a28c
uncle	83 -5d5bk
under	60 -14j-7d-6e-4i9f14g16a
under #	72 -21g-8c-7j4f14b28a
under $	83 -9b-8a-5j5c24g
under a	81 6a
under one	89 -19c-9a10b25g
under that	87 
under the	81 -5g
under your	81 -11c-10b9f15a
underinsured	87 -7a13g
understand	79 -12a-10c8h9k16j
underwriter	89 6d
underwriters	89 -8c10a
unhappy	86 -10a12c
unhappy with	86 -10a12c
uninsured	72 -23g6j9b17c
uninsured motorist	76 -22c7b21a
union	81 8j
unit	76 -13c-4b5j8ag
unit $	82 -12c8g10a
units	86 
universal	89 -5j15b
until	89 -6a7e
up	43 -11c-7bj-4a4k5g9h13e20f
up $	58 -33a-25g-14j-8b-6i9f17h26e39c
up a	84 -12g6c11b
up after	89 4i5d
up and	77 -7c10e13a
up around	89 -5b9a
up at	79 -6b-5e6k10d
up for	73 -6e-5i-4d5j11g
up front	89 11a
up if	89 -4k5d
up in	74 -20a7cj8f10b
up is	89 -5i6b
up like	89 6h
up on	76 -7b-6j11k16g
up or	86 -14b-8c5a6i18g
up right	89 5j
up so	89 -8g-5a5j10c
up that	89 -7g6c
up the	72 -13a-6c-5h8k11b12g
up there	76 -14a-9c-6g8j13e14f
up to	70 -13a-11c-7e7b32g
up with	70 -10c-9b-4a9ei16h
up your	75 -19a-14c-8g10e41i
update	89 
updated	75 -13b-4i4e15c
updated $	79 -7a5g8e
upstairs	79 -6g4c5a
us	62 -10g-9a-8d5e14b17h
us $	69 -6g6a7b
us do	86 -14a4b8hk
us to	89 -7g4i7c
use	60 -17b-11c-6f-5e15i37a
use $	79 -6d-5c17a
use any	87 -5b10a
use for	89 -7b5a7c
use it	83 -7g6c
use that	87 -6g6c
use the	79 -10c7bi
use tobacco	87 -8b-5e4j10a
use your	86 -5a5b6g
used	73 -23i-21a5g15b29c
used $	89 -37i-11g51c
used for	86 -14g26c
used to	82 -37c-8a7d9b30g
using	83 -9b-6j22a
usually	72 -9g-6c-4aj9f11e
usually go	89 6d
v	82 8c
vacant	83 
vacant $	87 5g
vacation	83 -11c4g7f9a
valid	87 -4bc11a
valuable	87 -18c-4g25a
value	68 -7c-5a-4d12i19g
value $	79 -7a4b7c9g
value of	89 -32c-10a20i25g
values	89 5e
van	83 -6a5bd6h
vans	80 -12c-8b5d6i16a
vape	87 -21b25a
vehicle	69 -15a4b5c10k
vehicle $	83 -5g5i11c
vehicles	73 -6g5j17a
vehicles $	83 -7c17a
vehicles does	89 5c
vendor	89 -6g12c
vendors	87 -4b8i
version	87 -6a7b
video	84 
vin	71 -21a-7g-6j11b29c
vin $	82 -46a-6g56c
vinyl	87 -7a5j10c
violations	84 
visit	84 -21b-4g11h18a
visit $	89 -4g4a6c
voice	89 -15a-8k9b24c
volunteer	89 
volunteers	89 -7a7b
w	81 -13c18g
w #	86 -14c-4e19g
wages	75 -5bc4k8d11g
wages $	83 -16g-6a9d16c
wait	77 -15j6h11a
waiver	89 -8c4a10j
walk	62 -7ae-6c-4i37k
walk away	87 7c
walk me	65 -18a-15c51k
walked	89 -7a-5g4e13c
walls	79 6c8b
walls $	84 13b
want	46 -16d-7j5k6h7a13e16b
want $	74 -14a-5e6b24g
want a	79 -8b-7g4e16c
want for	87 -7c10g
want it	74 -13g-9a-8ci5j9b30e
want me	72 -25k-7eg8j9c10b20a
want proof	89 -20j22a
want that	84 -36d-5c37a
want the	76 -15a7b8i10h
want to	53 -25g-24j-6af6h8d15i19k24b
want you	86 8g
want your	84 -13i-8a6bk12c
wanted	83 -6b5c
wanted to	87 -5b6c
wanting	87 -7b-4e6a8g
wanting to	89 -7b6a13g
wants	75 -14a6j7f11k
wants to	84 -7a-5b5k8f
was	45 -32f-13k-9g4a5j6h7b14c15i21d
was $	89 -7c14g
was a	79 -20g4b5k7f9i
was about	89 -10k14c
was anybody	89 -6g-4k16a
was built	89 -10b-9g9a14c
was for	87 -9i8k12j
was i	89 -76f80c
was in	81 -16b-7e-4g13c17a
was it	60 -28e-18h-12b-7k-6i10j19d20a30g
was not	89 
was on	87 -8c-5i14g
was that	63 -49c-46g-9k-4j5a17b21d24i46e
was the	60 -33c-11j-9ak-5d-4b6i7f16e17h31g
was their	89 -22g8a18c
was there	79 -21a31b
was your	68 -15c-14a-4d6bi13e20g
watch	87 5d7j
watches	84 -10i-4j4ad12c
water	62 -15i-7j-6e4c5k13f17g
water $	80 10a
water damage	84 -7g4a6k
water heater	82 -5i9g
water in	89 5a
water off	89 -5e8a
way	61 -18b-10f-8j-5d9c13h22i
way $	74 -35a5c7b8g20i
way around	87 
way it	89 6k
way to	77 -10g-8b-5k13i19a
we	52 -8f10j11c
we are	72 -5d6h12j
we can	89 -7a7k
we do	78 -6b-5g4e8k
we get	75 -13g-8k-4j4i13a23c
we go	87 
we got	84 -19c-12g-4k7a31d
we have	76 -9g4b12e
we meet	87 8f
we need	87 -7bj-6k9c13a
we talked	89 -15a7i12j
we talking	76 -25c-13a-5d5i41g
we will	86 -9a10k
weather	82 -4a5c6i
website	82 -6h6c12b
wedding	86 -9d5e13j
week	62 -18a-8c4d5e9b12h
week $	74 -7g-6a-4e9c
week do	80 6g
week is	89 5i
week or	89 -10a14b
week you	89 4e
weekend	75 -13a-7e5i9j13c
weekend $	82 -12a17c
weekends	80 -4j5a
weekends $	87 -4j8a
weeks	71 -13b-4ek5c10i13g
weeks $	86 -8b6a10g
weigh	81 -30c-8d8a33g
weigh $	84 -28c30g
weight	76 -11j-6ag35c
weight $	81 -20a-9j21c22g
weird	89 -8c5f6a
well	67 -16b-9j-8e-6c5g6h12d16i
well $	79 -6g9a10c
well that	84 -9j-6e-4i10d16g
went	66 -20g-10a-9i-8b8c9e10h22j
went $	86 -7g-4ci5a17j
went down	89 -11a-7j22e
went from	89 
went through	87 -4k10a
went to	87 -11c5fg8a
went up	86 -12a8hj
went wrong	89 11h
were	55 -15c-9h-5f8k9e15a
were gone	82 -6k8af
were not	80 -13g5a6ci
were the	89 -5c11e
were they	81 8g
were you	63 -27c-21i-16j-10f-8d-6eh17k41g42a
wet	87 5a
what	25 -106a-42b-40j-30k-7d7f33h44e85g138c
what $	72 -46c-12j-10e-5dk10b12i68g
what a	83 -33c4k10g11d14a
what about	76 -23g-5k5d12c23a
what age	84 -23g-14c-4a46e
what all	79 -13a-7j8g25c
what amount	82 -11a-5g27c
what are	57 -26a-11j-9b-7h-6dfk9e11i12c48g
what becomes	89 -6g7c9a
what benefits	89 -5g11c
what bills	89 -10g14c
what breed	87 
what brings	87 -25g29h
what can	79 -46c-8e17i43g
what changed	86 6c
what city	87 5c8f
what comes	83 -9c6bg
what company	87 12c
what condition	89 -9c-5g17i
what could	79 -12a21c
what date	84 -84c90e
what day	76 -50c-23g-9j-6a104e
what did	53 -46a-39e-19i-14j-9k-8h-7b-5d32c129g
what do	48 -72a-51e-20k-11f-10b-9i-7j10d28h55c102g
what does	59 -25ae-10jk-6d-5h25i31g34c
what else	75 -11g-9a-6d36c
what exactly	84 -6a18c
what goes	89 -6k5g11c
what got	82 -19g6j7h16c
what grade	87 -12g18c
what happened	68 -10g-9a-7i-5j11h26c
what happens	67 -30g-9e-7d5k49c
what have	71 -16a-6b-5j10g28c
what hours	83 -28c-8g41e
what i	68 -41c-17g-11e-8h-6ik-5b26j75a
what if	72 -12g-6d8c26a
what insurance	86 -14g-5e28a
what is	39 -59j-23b-12i-8k-4d12e13a15c21h81g
what it	72 -23g-21c6i14k26a
what keeps	82 -8g-5a7ck9h
what kind	59 -18a-9h-8b-7j-4f4d6g7i38c
what life	87 -12c-5a19g
what limits	82 -9c14g
what line	86 -7a16c
what made	72 -8gk-6e-5a32h
what matters	89 4b
what month	87 -54c-10g-7j72e
what number	79 -25c-5a38g
what other	82 -17g-7a8d19c
what part	80 -11c-5a32f
what percent	81 -9c-6b-5a27g
what questions	87 5c
what reason	89 9c
what shape	87 -9c5k13i
what share	89 -20g28c
what should	86 15c
what street	89 8f
what that	83 6g
what the	73 -17a-6g-4e14k21j
what they	76 -19c-13g-7b7k9h10j19a
what time	78 -24g-6j-5a21e26c
what town	89 -14c-10g28f
what type	80 -7b16c
what vehicles	87 7c
what was	63 -25j-24a-15c-14d-10e-7k30g36hi
what we	87 -15c-6g12a14j
what went	83 -8k-5j-4g9h14c
what were	82 -21e-7a6c12k15g
what what	73 -27c-7k-6b-5j5i6g39e
what will	86 -5g20c
what work	87 5c
what worries	87 -5g5c
what would	52 -56a-40k-14e-10b-9i-8dj-6f7h33g124c
what year	66 -58c-49g-14a-11j-5b16d131e
what you	55 -126c-30g-11e-9h-6f-5i10d15b20k70j82a
what your	77 -14g-7ac-5e7i11j21k
what zip	89 
whatever	76 -15c-8a-5g5d32k
whatever $	82 -6a-5c15k
whatll	86 -5g18c
whatve	77 -15a-5d-4k6f9g21c
whatve you	77 -15a-5d-4k6f9g21c
wheel	77 -9a-7c6k15d
wheel $	87 -16a5ek15d
wheel of	86 -5c-4a6j9d
wheels	84 -5g5i11c
when	41 -29a-18f-15h-14j8g85e
when $	75 -5g-4c4a11e
when a	83 -10e-6b10c
when are	75 -14a-9e37c
when could	86 -14a19e
when did	60 -29ac-17g-8j-5di107e
when do	62 -31a-18c-6jk-4b13g68e
when does	74 -11a-5c21e
when he	84 -12e-5i-4c6a18g
when i	86 -13e-7f9i16g
when is	62 -16a-10c-6g-5dj-4i53e
when it	74 -30e-5g4f5c6i7j8b11a
when she	87 -12e-5c23a
when that	89 -10e6b13i
when the	75 -31e-11b-7c-4d9j12g33a
when they	87 -11e-4i4g9ac
when was	64 -18c-16a-5i-4dk58e
when we	89 -14g-8e-5i-4a33c
when were	83 -13a-4c30e
when would	77 -15a-7c-5g-4k46e
when you	56 -105e-9f-7h5i13b14g23cd26a27k
when your	86 -5e5d7c
whend	75 -11c-9a-7g-5f45e
whend you	77 -11c-7a-4f36e
where	49 -47a-26b-21e-17d-6j16c19k92f
where $	89 7f
where are	75 -12a-8c-5b-4j43f
where can	89 -17c21f
where did	83 -13c-5h31i
where do	66 -25a-7g-6e-4bd6c53f
where does	77 -14a-6b-4e14f23c
where i	86 -14c-7f-5b9j19h
where is	66 -17a-9ej-7cd-5bi-4k10g59f
where it	86 -5j7f9a
where should	81 -16c-6b-4a33f
where the	87 -7cf6k15a
where would	72 -27a-10c-8k-5b24g37f
where you	69 -53f-5g-4b7j15k18c31a
where your	87 -5af14k
whereabouts	83 -4b16f
whered	76 -12a-11c-8g-7b-5e53f
whered you	77 -12a-10c-8g-7b-5e52f
whether	82 -5c11k
whether it	89 -4c7k
whether you	87 5k
which	55 -32a-17g-16j-6hi7b9f10e28c30d
which bank	87 7d
which car	78 -16c6k16d
which cars	86 -15d23c
which company	79 -22c-6b7af18d
which floor	87 -6d10c
which of	89 9d
which one	82 -39c10k12b26d
which ones	83 -9c-8a-4e13b15d
which other	87 -11c-8a24d
which state	89 9c
which year	89 -23d-11c-8j22e26a
while	69 -12c-6bi8j13a14g
while $	86 -12c12a15g
while you	83 -8c7a10g
who	39 -25g-18a-13b-12eij-5f122d
who $	87 -17a-16d-5g43b
who all	80 -10a-6g-5c26d
who are	71 -5b6d
who checks	89 -6d13a
who comes	84 -8a-5c16d
who could	86 
who decides	89 
who depends	87 
who did	84 -8b11d
who do	63 -27a-13g-12k-6e-5b-4i25d51c
who does	73 -7a13d
who drives	73 -24d-7c5k28a
who else	71 -7a20d
who gets	84 -10d11a
who handles	78 -5a12d
who has	80 -15a6c16d
who holds	89 
who i	86 -22d-9k14a23c
who is	52 -23j-21a-17c-6gk-5i86d
who keeps	89 
who lives	89 -8d6a
who looks	87 4a
who makes	86 -6a8d
who needs	78 4j
who owns	81 -4a4b
who pays	77 -9b-5g33c
who runs	87 -14g-5c20d
who sent	89 4k
who should	87 -5a11d
who signs	86 8d
who started	89 
who takes	87 7j
who told	86 -13c17g
who was	84 -5b12d
who who	87 -6d10k
who works	83 5k
who would	73 -12c-4j7d24a
who you	82 -32d15k20a
whod	66 -11a-9g-4j5c39d
whod pay	80 -6a17c
whod raise	89 -5a7d
whod run	86 -4g11d
whod take	84 10a
whole	62 -18d-8i-5cf10ak16b
whole life	75 -16d-6c23a
whole thing	86 -7i-6c9a
whose	70 -29a-5j-4g8b44d
whose fault	87 -6d-5ac23b
whose name	82 -9b-8c28d
whove	86 -13a19d
whove you	89 -19d-8a30c
why	60 -22c-15a-12g-9b-8j-6i-4de92h
why $	87 -17h7j19a
why are	83 8h
why did	69 -22a-4gj47h
why do	83 -16a-5b28h
why now	86 -10c18h
why would	89 -14a19h
widowed	89 -7j-4ci10b12a
wife	58 -13g-9d-8i-7j-6k25ab
wife $	77 -36a38b
wife do	86 -5g8c
wife drive	87 -7g11c
wife have	84 -10b12a
wife on	86 10a
wife work	84 6a
wifes	71 -26a5k13gi
wifes name	87 5c
will	54 -11b-10c-7f-5h-4d5j11e13a19k
will $	78 
will be	81 -16k-10a5e8j17g
will get	89 -10a10j
will it	89 -6g14c
will need	83 -9a16c
will not	74 -6c-5a12e13k
will or	89 
will put	89 -7a10k
will you	77 -19g-13k8b15i16a
willing	87 8a
willing to	87 8a
win	86 -7g4c5a8j
wind	74 -26a6c8b22g
wind and	83 -11a20g
wind deductible	87 -13a-5i7b13g
windshield	83 -5j
wine	86 4g5a
winter	79 -4g6c13a
winter $	80 -4g5a6c
wire	89 -8a4i6b
wiring	80 -8j-6c6a13e
wise	74 -17a-4b16g17c
wise $	78 -7c-4a20g
wishes	89 -7j-4bg19a
with	39 -15e-11g4i5cf6hk9j10a14d
with #	82 -15a-5g5f15c
with $	65 -19g-13c-10a-7b5h10k16d29i
with a	62 -26b-14a-5c4e6d9i16h20f
with all	87 4a
with an	80 -11c-10i11j16a
with anybody	89 -6d7g8a
with anything	87 -24a8k17c
with company	89 -14a-4g6b7c8j
with em	87 -5a4k5j6g
with family	89 -5b
with her	89 
with how	89 -12i-5g24a
with insurance	87 -12a8c13b
with it	73 -10a-6c-5k6i8h13b
with me	73 -11c-9k7h23a
with my	86 -9k-5i5f7ab
with no	77 -8c-4g5j14a
with now	87 5d
with one	80 5gj
with some	89 -9b4j8a
with somebody	89 -13b19a
with that	68 -23b-11g5e16a20c
with the	59 -29a-17c-8g-6h-5df10i13j15e34b
with them	66 -29a-8d-7k-6bi-4h9c55g
with this	77 -6b8d10a
with those	82 -20a6e14g
with today	87 -24i-10h5d39c
with us	79 -6c9a12b
with what	83 -20c4a8i15b
with with	86 -4g10c
with you	61 -19j-9e-6c-4g8d11a27b
with your	66 -15e-13g-10c6bi12ak14h
within	86 8a
without	63 -8b-6a19e
without $	86 -8a-5d7c8b
without a	87 
without insurance	82 7g
without it	81 -15b-5gj4c7e15a
without you	78 -5a7j
without your	82 5i
wood	69 -6i9a
wood $	83 -5i
wood frame	87 5j
wood stove	82 8a
word	79 -13a-6g-5c9b21k
words	86 6i
work	48 -13j-9a-8d-6e6c19b23f
work $	57 -13e-8i-7b-6j9g11f29a
work and	83 -18i-13g7c8a28k
work do	84 -11c9b
work for	73 -19a-5g7b9d17c
work from	80 -6f18a
work going	89 -5c6i
work if	81 5d6i
work is	86 -5b8g
work like	89 -5g5b9f
work or	80 -12b-4g5c16f
work out	89 -14b14a
work so	89 -4cd5e8g
work too	89 -5a10i
work week	87 
worked	84 -7j10c
workers	75 -7c-5b6a12j
workers comp	79 -5b5j9a
workin	86 -20b-7c4d5i7j11a
working	71 -6g6cd
working $	82 -5e6i
working there	89 
working with	89 -6a9d
works	71 -19c-17i-12g10ak11be12j
works $	83 -17ci-8g11k14a20e
works for	84 -7e-5a6k8c
works there	86 
workshop	87 -12g16c
world	86 -9i-6a6k8cf
worried	84 -6b7i
worried about	89 
worries	81 -8a-5g13b
worries you	83 -5g4c
worry	83 -7bg-5d20c
worst	79 -13i-10a7h8j11c
worth	62 -15c-7e-4j4k34g
worth $	68 -38c46g
worth it	87 -15g6c12i
would	37 -7c-4e10i12k14b
would #	87 -9g-4bj21a
would @name	89 
would a	72 -15g-7f10c18a
would be	71 -17c-11a-5b-4i11j14h20k
would cost	89 -14g-12c30a
would do	84 -33a5j9k22c
would feel	89 -26c32g
would get	84 -8c16g
would go	84 -8a9i
would happen	76 -5g4k5c
would have	79 -24d-13g6a7i10j16c
would he	77 -9g-6k-4i13c16a
would i	86 -7a5f6cd
would it	62 -17f-9i-6jk-4e7c43g
would like	75 -12a-9b-4g7ck20d
would look	89 7d
would love	84 -14a-8c-5j14f21k
would make	75 -23g-13a-6e48c
would need	66 -21a-15g-7e57k
would not	86 -37d-7c48a
would pay	83 -15g-11a4j26c
would rather	84 -9c6j11k
would she	76 -17g5h6b14c
would take	81 
would that	72 -9bj-7g6i7d16a
would the	79 -18c-5d-4a9f13g15b
would they	73 -19a-18c-4k9d15g19b
would want	79 -13c-10a-5e10j26k
would we	89 10c
would what	89 -8a-6g18c
would worry	89 -7b-5g13c
would you	47 -62k-36c-22j4d9e17f33ai41b
would your	64 -19k-10c-7j-4d5f8b12g20a
wow	75 -20a-7j-6b-5d11h12g22k
wow that	87 -9c-6j7e14g
wreck	78 -8a13d
wreck $	89 4a
wrecks	89 
write	71 -12c-6b4g6k10a
write it	84 -8c5a6i
write that	87 -6a-5c8d
writing	84 -8d5b8a
written	77 -23a-18b-7g9i22c24j
wrong	74 -6g-4j5a8h14c
wrong $	83 -11g5ac11h
wrong with	89 11c
wrote	82 -6h-4b12a
x	83 -6ac13b
y	87 -5i20j
yard	76 -8c-4j7b8a
yard $	81 -8b5g13a
yeah	70 -22a-7be-4k6di10f22j
yeah $	74 -10a-8c30j
year	49 -12k-11a-9f-8i4j10g34e
year $	59 -27c-25k-6d-5j27e42a
year and	83 -25k-12e9b34c
year before	89 -15c6g10e
year built	87 -16a-9c-4g35e
year did	75 -21g-10a-6j-4f12c37e
year do	87 
year for	83 -18c-9a7b22g
year is	81 -9e-8g-6j26c
year it	89 -18e23c
year make	83 -11a-5g9k17c
year of	89 -8e14k
year on	87 -15b12j
year or	83 -7c6e
year right	84 
year round	89 -8a9b
year term	87 -7f14a
year the	89 -8cg17e
year was	79 -42e-13g-4b20d44c
year you	89 -18c-11a11k21e
yearly	83 -9j15g
years	51 -12d-10ij4a6c8g11bh
years $	63 -33j-6f-4e22a36b
years and	86 10b
years at	83 -14a21c
years do	89 6g
years have	76 6g
years in	87 
years is	87 -16a6j16h
years of	87 -7a10g
years old	87 -19a-16g34j
years on	84 -7b10j
years or	84 
years that	89 8c
years the	89 -18g18c
years with	81 -25c-12a-7h14j40g
years you	87 6h
years young	89 -4g6k
yes	71 -18g-6a6c11j15h
yes $	78 -17g-4a9c15j
yes or	89 4k
yes to	87 -8c-7k19h
yet	66 -12g-10j-7b-5c8e14i27a
yet $	69 -9j-5e6b10a16i
yet or	87 -31b35a
you	17 -21k-4e7d16fi18b22j26h34a
you #	68 -25d-20c-18i-14j12b15k63g
you $	43 -20a-19k-13f-10h-9e6j17gi23c30d
you @name	87 6b
you a	61 -33c-10j-9k-6g-5i5df7e13a33b
you about	72 -22a-12g-9k4b10h36c
you actually	84 -5ac5b13g
you add	82 -5f-4c7ag
you afford	87 -25c11a20g
you all	84 -12a5ei11b
you already	81 
you always	89 8b
you an	86 -14a7c13b
you and	66 -20c-8i-7j7e8g27d
you any	83 -17a7d14h
you are	47 -39b-33f-18a-5g-4ei6h12c19d40k43j
you as	80 -17a-16c-4i8g12d22j
you at	69 -27e-12j-8k-7i-6c6bf9h12a30g
you back	75 -9c-5i8e13g
you be	69 -16c-6j-5k-4gi10e12b23a
you been	60 -13c-10j-4i5h10a27g
you before	86 -12g17e
you believe	89 8a
you born	80 -20e-9j-6d-5g23a26c
you both	87 4e
you bought	70 -15g-7i-6j-5e4c7b10k18a
you bring	77 -9g-6a-5ei13c21d
you built	86 -7g7c
you burn	87 -6i5c6g
you busy	81 5i7a
you buy	71 -19g-6b6h10ce
you call	73 -45c-15a-5g-4k7f13b26h29d
you called	76 -12j-10c-4e6d12a15h
you calling	84 9b
you came	81 -13a-7g9k15j
you can	73 -22a-13g-7bc5k6j20e26d
you care	87 5c
you carry	65 -7b9a11c
you carryin	89 -10a5g9b
you carrying	83 -10a-7d11c13g
you change	75 -4bg17c
you check	84 -7c5j9i
you choose	79 -17b-5eg7i12c17a
you close	78 -8ac-6g12j13e
you collect	87 -7a8b
you come	77 -13b-11a-10c-5j5i17h23f
you could	68 -29a-4e4b5dfi8k13g
you cover	89 -11g13i
you covered	81 -13g-5j5e9c15a
you decide	83 -6ag7i11b
you deliver	79 -6b-4i6a
you did	74 -5eg-4i5b6h7j
you died	82 -5ac10j
you do	51 -21g-20b-10i-5f13ah17k20j
you doing	77 -28a34i
you done	81 -6ac13b
you down	78 14j
you drink	82 6a
you drive	67 -10k-5d6j7ac
you driving	79 5a
you earn	87 -31c5k6a21g
you email	89 -7k13a
you end	84 -5bg5a8i
you enjoy	87 7c
you even	87 -9d16a
you ever	62 -16b-5g5c27a
you fall	87 -9g20c
you feel	68 -13c-9g4f5b7h17i
you feeling	89 7i
you figure	79 -8g-5a5h6c9e
you filed	82 -5a6j
you fill	89 -8h-5b18c
you filled	89 
you find	77 -22c8df9k
you finish	89 -6b7a
you first	82 -20c29g
you folks	89 
you follow	89 -10g6a7i8b
you for	72 -13c-6hj-5i7k10e19g
you found	89 4c
you free	87 -14b-6c21a
you from	72 -8f-6i-5a7b9h11j
you get	56 -16a-6j-5d-4i10e14bg
you getting	86 -10a10b
you give	79 -33k16a22c
you go	61 -66a-15g-14ei-7j5h14d21c40f41b
you going	74 -6k-4e7f9c
you golf	89 5a8c
you got	52 -11k-7j-6dgh13b40c
you gotten	87 
you grab	89 -5k11a
you grow	86 4f9a
you guys	67 -11g-8j4i10f14e
you had	61 -17g-7k8b13c17j
you handle	79 -29a-6c-4g4b44i
you happy	79 -9ci4b7h9k
you have	38 -27a-14e-7f-5bg12j13d14c38k
you hear	79 -32c-6g-5e5k41a
you heard	89 -8k18c
you heat	86 
you hire	87 4a5d
you hit	80 -10a8e9c
you hold	81 16a
you hoping	83 8c
you how	77 -14i-11c-5j7e16k19a
you hurt	84 -5g8c
you i	83 -9aj-7i5d6g19c
you if	72 -4i5g7a
you in	62 -12g-11j-5i17h23f
you incorporated	89 9a
you insured	80 -15a-12g10b27c
you into	89 -6a12d
you is	74 -12g-6a7c9j
you it	87 -6c-5a14j
you just	70 -6i-4a6f23b
you keep	63 -9b-8g-4j4d10f15c
you keeping	89 -13a7i9b
you know	61 -33c-31a-7k-4d8j13b20e39g
you last	72 -11c26e
you lease	84 
you leasing	89 5a7b
you leave	70 -14e-7c-6g-4b7f14h17a
you left	89 -5g6c
you let	80 -9k12a
you like	57 -19j-12g-6h-5f13e19i27b
you live	70 -9c-6a-5e4b10g17f
you lived	86 10a
you located	89 
you look	84 -5g5f9c
you looked	83 -20c-8d26g
you looking	75 -16c-11a-8i11gk15e
you lose	79 -13c5i6a12g
you lost	80 -10c6g
you love	81 -11c-5g9j11a
you make	72 -47c-13d5b7a11i42g
you manage	87 -5g5a
you married	82 -6c15a
you mentioned	89 -11ak11c13j
you mind	80 -9k-5c24a
you miss	86 -8bg7c8a
you more	79 -10a-7g10b21h
you mostly	84 -20a15b
you move	83 -7a4e8c
you moving	89 
you my	89 -5d8k
you name	83 -4g9c
you need	61 -26k-11g-9i-4d13c18h26e
you never	89 6h
you nuts	89 4b
you off	83 -6j4a8b
you offer	87 -5a6ck
you okay	79 -6aj20i
you on	65 -29a-10d-6j-4h9k10i15c20b
you one	84 -7h-4d4c5a7b
you open	73 -35e-6b10a37c
you or	66 -10c-9g-5j-4e8d11f12b
you out	79 -8bc-6j13a17e
you over	76 -18j-4i6g9b14a
you owe	75 -27d13g22c
you own	64 -7j-5e5a7c19k
you park	82 -6f10j
you passed	82 -12c6bd9g
you pay	61 -14b-12d-5e16a17i
you paying	73 -5ce16g
you pick	77 -9g-8h-6e5a6b13i
you picked	84 -6c6h8j
you picture	89 
you plan	83 -6c-4a5b
you planning	78 -8b9a
you play	87 -11c11g
you pretty	89 -11c-6i6b13a
you pronounce	89 8i
you pull	82 4d5h
you put	67 -8c-7e-5b6d8a10f
you putting	87 -11c-5b6e11g
you quit	77 -9e9a
you rate	89 
you rather	79 10b
you reach	89 -5e5c
you read	83 -28k29c
you ready	87 
you recall	84 -13j8b9a
you remember	75 -6d-5ai8k10e
you rent	75 -11c-6e8d12a
you renting	87 
you retire	83 -11a-7e-5g13c14b
you right	72 -13g-11i5b10a14c
you run	75 -22k-11b-6i7cj11e22a
you said	66 -12g-11i-8a-6c10h15j18e
you satisfied	89 12a
you saw	86 -6a15c
you say	64 -46a-15c-10k-7e-6f9h17b22g45j
you see	67 -14h-9g-6j5a10i16f
you seen	87 10a
you sell	80 -12g-5b7c17a
you send	76 -10k-4c8e10a
you serve	83 6a
you set	79 -17c-6f6ab15g
you share	87 -7b11a
you shopping	86 -11c18h
you shut	89 9a
you sign	79 -8g-5ac4b23e
you signed	87 -7c-5beg22i
you sleep	86 
you smoke	83 6a
you so	83 -5gj5b6h
you sold	87 -6a6g7c
you some	84 -5c7k
you something	84 -8c9j
you sound	82 -9b-7i-6c12a20g
you spell	83 -8a-7c-6j13i15k
you spend	83 -13i-5e9f15c
you stand	89 -5j5b
you start	75 -14ag-8e15b31c
you started	89 -17c21g
you stay	78 -9h-5b10cf
you staying	80 -6i5g6c
you still	69 -14c4b5j15g
you stop	87 -8b11a
you store	89 4a
you sub	89 
you swing	86 -25c5a11i13g
you switch	83 10f
you take	67 -18g-7d-5j6b7h11c15a
you taking	89 
you talk	83 9c
you tell	82 -53k-5g23a44c
you text	86 8a
you that	71 -10b-6k-5g9d10a13c
you the	70 -12g-8i-4k5a25b
you there	82 -13a-10c6fj9h
you these	86 -8i-7a-5c7d16g
you think	63 -18c-11j-7b-4i5e15h26g
you thinking	73 -10a-7h5e18g
you thought	83 -17c17g
you to	65 -20b-7c-6ej6d10i11g17a
you today	80 -13g5c7a10i
you told	87 9j
you took	83 -12c6h10k
you train	89 5i
you trust	84 -4b5k
you turn	82 -13e11g
you turned	80 -9c14g
you under	82 -9g7a
you understand	89 8j
you up	71 -18c-10g-4f6j12a28e
you updated	86 -14b-4a28c
you use	66 -6bc-5f14a18i
you using	87 -9b12a
you usually	82 -6ac7d9i
you want	51 -55a-15g-11k5f6d16j31c35b
you wanted	89 -6g5a8c
you weigh	83 -30c33g
you went	82 -12a-8b10k17j
you were	66 -25a-7k-6g4i6f12dj13e
you what	73 -8ce5b9i13a
you when	72 -14e-13d-5c12i13a15g
you will	76 -23k-8a9e12g16j
you with	70 -31b-17g-8k-4j4c8h25i31a
you work	67 -11b-10e-8g9d12f13a
you worked	89 
you working	89 -4a8f
you worried	87 
you would	60 -33a-17g-14i-13b-7e10d28k55j
you write	86 -6g9d10i
you you	82 -15c19h
you your	89 
young	77 -11i-8j-7e-6c-5f4a7k28g
young are	86 -12i19g
younger	89 -8g-7a6c16b
youngest	86 5k
younguns	89 6b
your	26 -5h4d6c7g12ij14e17f
your #	84 4k
your @name	82 -17g-4d5k8a22c
your account	83 -10d-6k8j9a
your accountant	83 5c
your address	83 -24a-14k41f
your age	82 -55c-8k-4e6a73g
your agent	74 -10a-5i-4e9g12d
your agents	89 -15c20d
your annual	84 -9g16c
your apartment	82 -6b8a
your auto	79 -4j7f
your baby	89 -11b10a
your belongings	84 -5j5a12g
your beneficiary	89 4d
your better	76 -16a-10g-8d-7f-5b5i16k31c
your biggest	82 
your bike	87 -5a6b
your birthday	77 -13k6e12c
your blood	87 10e
your bookkeeper	86 -13a22d
your books	86 5d
your boy	84 -4b10j
your boys	89 
your brother	75 -16a-6i10d15c
your brothers	87 -14d11ac
your buddy	84 10g
your budget	83 -15c-5a26g
your building	87 5ci
your business	70 4b6c
your call	89 -6bd-5h5c14a
your car	71 -30c-10a-5e-4b6j42g
your cell	84 -6g8a10c
your check	84 -22g-8a4d6b28c
your children	89 -12d13a
your client	84 -4a4c
your clients	83 5d
your closing	89 -4e6c
your commercial	87 5k
your commute	89 -18c21g
your company	72 -7c-6j5d6a11k
your contents	89 5g
your coverage	75 -9c6g
your coworker	89 
your credit	72 -14g-13f-4j5e7a8i13c
your crew	84 -5i
your current	68 -5a-4g7k15e
your customer	89 
your customers	75 -8a-6b18d
your dad	75 -25a-19c8k15g23f
your dads	89 5b
your date	87 -11c-4k17e
your daughter	72 -6b-5e4cj10a
your daughters	82 -17a-9g5j8b14c
your days	89 9i
your deductible	78 -44c-9b5j56g
your doctor	80 5c
your drive	87 -12c15g
your drivers	80 -6d-5a13c
your driving	86 -9c15a
your dwelling	89 -34c36g
your email	74 -10a-8d-7j-5g6k35c
your employees	81 6b
your employer	77 
your end	89 -16a29i
your equipment	83 -9c9g
your ex	89 8a
your experience	87 -8a6i14c
your family	68 5g6i
your father	82 11c
your favorite	83 7c
your feet	89 -9b5c8a
your first	79 -11g-8b-7i5e26a
your folks	76 -13k-10g-8j10b11a15d
your friend	86 -9c-7d11hj
your girlfriend	86 5b
your goal	89 -7a17c
your gut	83 -12c-9g-6a6b21i
your guys	83 -7c-6b6a19g
your half	89 -20c23g
your hands	89 -5b13a
your head	84 -11b9a13c
your health	72 -11k-10i-8a-6g34c
your height	86 -25g-6e30c
your home	70 -16c-9b4f7j18g
your honest	89 -5c7k
your hours	84 -32c-11g9a36e
your house	70 -14i-10c-6d7f12a16g
your household	82 -19g22c
your husband	59 -15d-7e-4ik5b7c16j
your husbands	73 -20a-7e-6dg7bij20c
your income	76 -25g36c
your insurance	69 -28a-18g-6d-5b6f60c
your job	70 -10b-8g-4i34a
your kids	75 -24a-11c5bj32d
your landlord	77 -13g5k16c
your last	66 -5dj-4k4g6ae7i
your lease	77 
your lender	86 -8a-7k22c
your liability	82 -24g7a23c
your license	73 -23c-17e-11b-7j9f18g42a
your life	84 -9i-8b4f8j11a
your list	87 4c7h
your little	87 -7b-4e8ai
your main	80 -8g-4d12c
your marital	89 -5g6c
your medical	87 -10a-8c9bd
your mind	76 -23g-21a6e8i10h15bc
your missus	89 15e
your mod	89 -33c16j23g
your mom	75 -5c-4g10a
your moms	86 
your mortgage	81 -9g-5i6k11c
your mother	80 -6ab12f
your name	72 -22j-20a-8g-7d7f10k11i16b20c
your neighbors	89 
your number	86 
your occupation	86 8c
your office	87 
your old	84 -9c-6b8g11a
your oldest	82 -9b-8c-6i-4d5g8a17j
your other	87 -5c16d
your own	63 -25c-6k-5e12f13g16a
your parents	72 -5cd7a
your partner	72 -16k4d8b13c
your partners	81 10g
your passengers	89 6a
your pay	89 
your paycheck	76 -5ack5ei7f
your payroll	81 -58c-4a9b15d41g
your people	73 -11g6ai8d
your phone	81 -7c-4gj17a
your place	71 -8a-6g-5c6e12d
your plan	87 -12a17j
your plans	87 
your policy	66 -12b-10cd14h28a
your property	87 -21g8d19c
your record	87 7a
your rent	84 -58c11a50g
your roof	82 4k
your roommate	89 -6b14d
your salary	82 -6a5k7d
your sales	80 -23c32g
your schedule	89 7c
your score	86 -33a-4k15c29g
your share	87 -21c-7j11a21g
your shop	84 -7h-4f6i14c
your side	87 -10k-5j24a
your sister	77 -10g-6b5d7c9j
your sisters	89 -5a6h
your social	79 -18b-7k5a28c
your son	73 -8g4i7b8a
your spouse	72 -5a5k7b
your spouses	84 -16c12k13a
your steps	89 -22c26a
your store	89 -9a6c8f
your street	86 -5k8a
your stuff	80 -14c12g
your subs	77 -9g5ab
your system	87 6g9a
your things	87 4k
your time	80 -18g10e11a
your tools	86 -6c5g
your umbrella	87 
your uncle	89 9b
your unit	87 5b
your vendors	89 -5b8i
your weight	84 -5j10g
your whole	84 8a
your wife	58 -13g-9d-8k-6i4c5j32b
your wifes	73 -10a-9d8k13g
your will	86 7a
your wind	84 -6c13b
your work	75 -7j9f13a
your yearly	86 -19g20c
your your	84 -5b6a
your zip	79 -9b6k
yours	59 -15b-11j-9k-5h20e27g
yours $	70 -22c-9a-8k-6j7d8g36e
yours is	87 
yours or	82 -10c-7b8a11d
yours was	89 -8a6d
yourself	61 -9ae-7g-6i-5f5cj13k16b
yourself $	70 -18b-12e10c12k18a
yourself or	76 -21a30b
zero	86 7a
zillow	87 -5a5j8c
zip	67 -14a-12j-5g14k27c
zip $	80 -17j12a13c
zip code	79 -8a5j14c
zone	77 -7e-6g5a14c
zone $	83 -4c11a
zone x	89 -6a5b
zoom	87 12a
~<#>	34 -39c-36k-21d-16e-15f-10i8a10h19g23b115j
~<@d	63 -10g-8e12a14j
~<@da	63 -10g-8e12a14j
~<@m	66 -12e-9g-6c-4d4f10i23j
~<@mo	66 -12e-9g-6c-4d4f10i23j
~<@n	52 -19c-9i-6e-5k12g14d22j
~<@na	52 -19c-9i-6e-5k12g14d22j
~<a>	28 -18d-17e-8f9g14i17b18jk30a
~<ab	41 -8e5h10a19k
~<abl	80 -14c23a
~<abo	41 -7e-5a6h8c20k
~<ac	55 -15g-8h-5k-4b5ci6e7j15a
~<acc	58 -12g-7hk5c7ae12j
~<acr	84 
~<act	72 -5bj5i13a
~<ad	53 -22b-11g-8a-6h8df9ej13k14c
~<add	56 -24b-8a-6i9f10k12e19c
~<adj	82 -6b-4g4k9i
~<adt	89 
~<adv	72 -7g5b6j7a
~<af	55 -13g-6f-5k-4e6j7abi10d
~<aff	84 -7c5a6dg
~<aft	55 -16g-6f-4k5a6bcd8ij
~<ag	52 -22j-14k-11a-9f5h6d7b16g40e
~<aga	64 -7d-5k-4f5g8i9e
~<age	58 -33a-12j-9k-6fh6b12c14e16d29g
~<agg	87 
~<ago	76 -18g-14j-11c-7i6h17a33e
~<agr	77 -6c-5d5b9h10a
~<ah	74 -9a4be6j
~<ahe	75 -8c5b7j
~<ai	76 6f
~<air	77 -6g6f
~<al	43 -11h-10b-7k5c9i17a21g
~<ala	71 -5k7j9a
~<alc	75 7cg
~<all	47 -13e-7bh-6a-5d7j18i30g
~<alm	82 4b
~<alo	71 -15g-5c5b7i18a
~<alr	63 -14k5c22e
~<alw	76 -9i-8j-7b5g7a8d11f
~<am	52 -15c-12d-8e-6b-4k9i10fh12gj
~<am>	54 -13c-9d-6e-5g6i8a12h14f
~<amo	69 -7k-6a-5f5i21g
~<an	26 -56b-19i-7f5a12g18j28k40c42d
~<an>	51 -15i-10b-9e6ck7ag9h13j
~<and	32 -35a-15b-6h-5f7c10g12k16e27j39d
~<ani	84 
~<ann	74 -13a-4j7k8c13g
~<ano	71 -6cg-5k8e11a
~<ans	78 -4ak10c
~<anx	87 -7b14a
~<any	35 -75b-16j-11g-10ei16k18d27c98a
~<ap	56 -6deg-4b6f7j17a
~<apa	65 -6g-5b5j7k
~<app	61 -9d-4ek4f14a
~<ar	32 -19g-5c5d6e11f18b31a
~<arc	87 5b
~<are	33 -17g-4h4e7j8c9f18a23b
~<aro	58 -10j-6b-5c4i7d11f
~<art	83 -34c-9b44a
~<as	48 -25a-19i-13k-12b-8c7h8e14dg46j
~<as>	58 -19ac-14i-12b-7k6g19h24d29j
~<asi	81 -6b6a11g
~<ask	55 -9k-7h-4d4j5f8g9c10e
~<asp	83 -5b4c9j
~<ass	76 -7a-5g14b
~<at	41 -18b-8i-6h-4e9a12k19g25j
~<at>	42 -19b-11i-6h6c11k15g30j
~<att	77 -7c-6f-4e4d6i
~<au	59 -12i-11g9b11ac
~<aud	67 -8i-6a5k17b
~<aut	66 -8g-4i5f6a10c
~<av	86 -13c6a8gj
~<ave	89 -5c6a8g
~<aw	58 -25a-19j-5b-4h5c12ei17k18d
~<aw>	89 -15a4c10e12i
~<awa	64 -12b-5ij4a5k18d
~<awe	71 -10j12k
~<awf	87 -5a5i
~<aww	79 -13a-5g6ei9d
~<b>	77 -20c7g8a11b
~<ba	44 -10a-7f-6e5b10g11ij16c
~<bab	68 -6b5e12a
~<bac	52 -12d-5e5bj6h7a9i
~<bad	69 -10a-7j-6e4g8c17i
~<bal	71 -12c-5a-4i7k19g
~<ban	64 -9g-7i-6c-5j11b27d
~<bar	70 -9a-7dg9e28c
~<bas	66 -8a6c7i10j
~<bat	72 -10a-4b5k7j9g
~<be	36 -15i-7c-6fk8h10e13g14a25d
~<be>	49 -13i-10f5ac6j7e14d
~<bea	74 -8k-5cj5g6b15a
~<bec	65 -11i5bd15c
~<bed	74 -12a4k24g
~<bee	49 -11j-4dg4bh7k9c18i
~<bef	55 -16k4af5g9i
~<beg	89 
~<beh	68 -9cg-4i4k5f12h14d
~<bei	70 -10b-6k5e7f10i
~<bel	69 -19b-9k4j5g9f21a
~<ben	67 8a9d
~<bes	61 -17g-9a-5b-4i6h7e14c16d
~<bet	62 -9ai10c17b
~<bi	49 -22i-11j-6a-5h5d6ek9c13g20b
~<bid	89 5g
~<big	56 -22i-6a-5j4d8k15b19g
~<bik	77 6k
~<bil	68 -14g-9j8b9d
~<bin	84 -11c5a6f7b
~<bir	64 -11a-7g-6b19e20c
~<bis	87 4g
~<bit	77 7a8g
~<bl	62 -9k-7g-6b-4f5d6e9c15a
~<bla	80 5bd6c
~<ble	82 8d
~<blo	68 -13g-12b-6k9e11c17a
~<blu	83 -6c6a7g
~<bo	47 -29g-20i-15f7h8d12k21a26b
~<boa	71 -9b-5c5j16a
~<bod	78 -8ai5k16c
~<bon	86 
~<boo	65 -11a-5ei4k5j6h7d9b
~<bop	83 -4g5a6c
~<bor	68 -11g-5k-4i5b7ce8d
~<bos	77 -7j-5k-4f8c16a
~<bot	63 -6c-5g-4i5h9ab
~<bou	68 -10j-9i-6c-5e-4g12k14a16b
~<box	70 -7c-6f-4g5d11k12e
~<boy	70 -13a-8cg7i8hj16b
~<br	52 -15a-14b-13k-6d7f12h13c27g
~<bra	74 -12c-5jk9a25i
~<bre	66 -25b-17a6f17c22g
~<bri	63 -14a-9i-6k6d11g17h
~<bro	62 -14d4b10i12c
~<bs	89 -4c13a
~<bs>	89 -4c13a
~<bu	40 -10d-9c-8a-7k-6f-5i10j14b16g28e
~<buc	80 -6c6a13h
~<bud	71 -7d-4c5k18g
~<bug	78 -10g-5i5k8b9h
~<bui	56 -8j-7a-6di-5c10g12k21e
~<bul	87 -7c-4k5i6f7b
~<bum	79 -9a-6c-5h9b14j
~<bun	74 -11g-6c7i9b13a
~<bur	63 -17a-5k-4b5j6c9g18i
~<bus	50 -14i-8f6c8bj9d12e
~<but	62 -8a-5dk10e15g
~<buy	63 -7g-5ik5b7a
~<by	52 -19d-8gk-7h11e18i20b
~<by>	52 -19d-8gk-7h11e18i20b
~<c>	80 -48a6c20i30j
~<ca	33 -18g-9c-5e5k9f12hi18d25a
~<cab	86 -7ac-6b9j14i
~<cak	87 -12c4k8a9g
~<cal	51 -31g-19ai-7e7f10c15b27h29d
~<cam	63 -9i-8b-6d6k11j16g
~<can	47 -17k-15j-11g-4b4i8c10d11f15a18e
~<cap	89 -7a-4j5k16c
~<car	41 -9k-8e-7g-6b27c28i
~<cas	63 -18a6k8g20b
~<cat	67 -12d-10a-8c-6i4b9e10g19k
~<cau	86 -17c9k17a
~<ce	59 -12a-7gk5bd6c11f13j
~<cei	84 -7a4g6j11f
~<cel	79 -12g6b16c
~<cen	89 -13a14j
~<cer	62 8d
~<ch	46 -14j-10e-8d6b7f14k25a
~<cha	55 -15c-10j-8e-7i8bg13d15k
~<che	57 -11d-6gi-5hj-4f5e6k8c11a15b
~<chi	67 -15d5i6bf8g
~<cho	75 -16bg-7e-4j7h8c13i18a
~<chr	84 13f
~<chu	79 -6b5af
~<ci	70 -5ad7cfk
~<cig	81 -6a5bek
~<cit	74 -7b8f10c
~<cl	45 -18i-10c-5h6b7a10ef17g
~<cla	57 -8dj-6a8i13c
~<cle	66 -21i-10c6j9b27a
~<cli	62 -10bg-6k8f12a13d
~<clo	54 -20c-19a-10i-4h5j8b19e27g
~<co	31 -27c-12k5e6j7f8bi15h22g23a
~<coa	82 -6a6b8g
~<cod	72 -8g-6a-5f24c
~<cof	82 -4j6k9i
~<coi	82 -10k13b
~<col	58 -6ci5g8b12a
~<com	40 -8g-5k10d11f31h
~<con	54 -9c-8e-6dhj7fi15b20a
~<coo	66 -14b-12j-8f5a6c27d
~<cop	73 -16b-7g-6k5ij18a
~<cor	66 -28a-6ik-4g9b12f30j
~<cos	60 -13a-9i-6h-4k9j29g
~<cou	47 -10k-9h-7b13g17c20e
~<cov	48 -20d-10f-6e5h6k11a12c20b
~<cow	86 
~<cp	83 
~<cpa	83 
~<cr	53 -18g-11af7ek12i23b
~<cr>	86 
~<cra	66 -12g-11a-5e6dhk17b
~<cre	58 -10f5k8a9e
~<cri	87 -5c6e7i
~<cro	86 -15a-5c-4g12b16i
~<cu	53 -17a-11b6d7i10c11k
~<cur	62 -23a-9b-8g5j9e14c17k
~<cus	61 -10b-9c4k9a12d
~<cut	72 -7k-5a5b7g8c
~<cy	84 4d
~<cyb	87 6a
~<d>	83 -7c4k6i
~<da	44 -9i-8d5f8k10g24e
~<dad	67 -20c-8a-5j5d6g8b18f
~<dam	67 -8b-7e-5c5k11g14a
~<dan	82 -10c6ae
~<das	82 -9k4g11a
~<dat	64 -18a-15g-8d-4h10k20c25e
~<dau	68 -6de-5gk5j10a12c
~<day	51 -8i-7a-4c8g24e
~<de	45 -18a-11f-10c7e11g12d16b20j
~<dea	63 -5g6a7d
~<deb	77 -26a9b21c
~<dec	61 -12g-6b4e6d10a13j
~<ded	63 -10a21g
~<dee	78 -8a4g10i11c
~<deg	79 -10c8b11g
~<del	67 -15c-9b10a15e
~<den	73 -6c-5a4dh5j
~<dep	70 -14c-6i6g9b12d
~<des	73 -10a-8c-7g-4i14k23b
~<det	77 -5b7c
~<dev	82 5j
~<di	34 -18d-17k-13b-6j12i14ce20g34a
~<dia	72 7c
~<did	36 -27k-14bd6g8h15ce16i22a
~<die	69 -11c-10e5g7i8aj
~<dif	68 -7bj5k7g14c
~<dig	75 -6ab-5j7k18c
~<dim	89 -11a-5c6g10b
~<din	79 -7j5d7e11a
~<dip	86 -18b10c13a
~<dir	89 -5a7b8h
~<dis	63 -23c-5d5g6j13k16a
~<dit	89 7f
~<div	72 -10c-8j5bg19a
~<dm	87 -4ac12d
~<dmv	87 -4ac12d
~<do	24 -42k-14j-10c6g7i9b11d23f29e55a
~<do>	27 -42k-36j-11g8i11h14b18f20e31c41a
~<dob	84 -10a19c
~<doc	68 -14g-6a-4c7i16d
~<doe	41 -25k-10j-9h12e16i20d21a
~<dog	71 5a9j
~<doi	61 -14g-8dej-5h5b18i20c
~<dol	65 -11a-7c5k7g14j
~<don	64 -16e-10a5b8d15c
~<doo	64 -15b-12c-5i7k8f9j12e
~<dos	87 -10c13g
~<dot	81 -13a-6c22j
~<dou	89 -15a10g13b
~<dow	52 -20c-15i-13a4d8ek11gh14j
~<dr	44 -14g-13c-8f9i10h11d22b
~<dra	72 -7c-6a-4g4i5h6b7e
~<dri	46 -7gh-6f6d7i8bc10a
~<dro	68 -15a-13c14b21h
~<dru	79 -14c5a10d
~<dry	83 -5g4a
~<du	67 -8f-7b7eg10k
~<due	77 -15c-6g-5b11a22e
~<dui	83 -7a-5g21c
~<dup	89 6j
~<dur	87 5c
~<dw	79 -8a-6c13g
~<dwe	79 -8a-6c13g
~<e>	78 -20g-13a34j
~<ea	58 -26c-11b-8a-5e16i24g25k
~<eac	66 -10a-9c-6e6d8k9j11g
~<ear	71 -25c-14b7i9a11g16k
~<eas	77 -17j-6b-5g6ak17i
~<eat	80 -16a9b12g
~<ed	79 -6gj9c11k
~<edu	80 -6gj-5a12k13c
~<ei	79 -11b12a
~<eit	82 -5a
~<el	53 -19a-17g-5e6b8h9j11cd
~<ele	72 -10c-6i4j6g7b
~<els	55 -15g-9a7j8c9h11d
~<em	51 -13a-6h5j8d12e13g
~<em>	68 -24a-11c-5k-4i8j15e25g
~<ema	60 -10g-6e-4d8a19c
~<eme	83 5d
~<emp	60 -9c8de
~<en	57 -26b-8c12ag13h
~<end	63 -13c-11a-10b7gj18i
~<eng	81 -10j-6c5e7a10g
~<enj	82 -6b6c10a
~<eno	71 -17b-16i-8c8g18h23a
~<enr	89 -7g-5e14c
~<ent	87 
~<eq	68 -13c8a15g
~<equ	68 -13c8a15g
~<er	79 -20k-10b15j16i
~<eri	89 -17a20j
~<err	83 -21k-10b17i20a
~<es	75 -16c-10f12d16a
~<esc	79 -15c-5k13ad
~<est	86 -10f4a6b
~<ev	42 -17c-12b-7h5i6f8jk30a
~<eve	42 -17c-12b-7eh6fi8k36a
~<evi	87 -13a-5g8j14e
~<ex	51 -17g-16i-5j9k13h15e
~<ex>	89 8a
~<exa	66 -13i-11a-6d9b10f14e
~<exc	68 -21g-6k-5j-4i7e11h18a
~<exi	87 -5a4h10j
~<exp	60 -16c-10g-6f4j7h11k13d
~<ext	68 -10bj-5d4k11g22c
~<ey	83 -15a-4c5i9bd
~<eye	83 -15a-4c5i9bd
~<fa	46 -30i-16d-15k-6h11c12e15f20a28g
~<fac	77 -14c-11ab8k10g11d14j
~<fai	75 -5f4c7a
~<fak	83 -14g-9b6a9c10i
~<fal	70 -11g-8j-6cd6a12e23b
~<fam	59 -8g-7j5b11ci
~<fan	84 -19b-7g-5j4h15a17c
~<far	58 -39i-16d-10c-7b-5j5e8a16f61g
~<fas	77 -14i4c5ag12e
~<fat	79 -16k-9a-7b-5g10c11f18j
~<fau	76 -6d-5c6a19b
~<fav	80 15c
~<fax	84 -10c7f
~<fe	52 -31b-7e-5d5h6gik11c19a
~<fea	89 -5d-4a13c
~<fee	57 -8e-6j8h9g10i
~<fel	74 -7b-4j4e8c
~<fen	71 -16b19a
~<few	75 -14b6jk13a
~<fi	43 -14b-6i-4e4g6j7f9a11d17k
~<fia	87 8j
~<fie	86 -7b-5a14g
~<fif	84 -6a4b
~<fig	67 -15c-8i-4j6ehk9g
~<fil	63 -10b-7h-6g-5e6k7d13c
~<fin	55 -13cg-4f4i5hk7e10b
~<fir	52 -8e-6h7f12d14k
~<fis	83 -13b5f8a
~<fit	89 4a
~<fix	71 -7dg-5ek6a17c
~<fl	58 -14g-10e-5i-4h4aj8k21b
~<fla	73 -17g5ck17b
~<fli	89 5k8a
~<flo	62 -7a-4e8f
~<fly	80 -5f8a13b
~<fo	33 -9e6c7bgh13i23k
~<fol	62 -9g-8j-6k-5ce4i6h10b15d
~<foo	68 -9k-8b-6i12c26g
~<for	34 -10c-4e7i9hj12g31k
~<fou	73 -13g-7k5a6b19c
~<fr	44 -28g-15b-6d5ah11j12ek19c
~<fra	76 -10c-9g-5a4bj20e
~<fre	71 -18g-14a6b27c
~<fri	71 -7g5c6j9h
~<fro	47 -21b-6dg5i6c8hk18a
~<fry	87 -4a6j
~<fu	53 -16f-8e-6c-5h6g7a14i21b
~<ful	62 -14f-6e-4i8g9c13b
~<fun	62 -11e-7g-5cj15i17b
~<fur	71 -10c-5k6gi8e
~<fus	86 -7b9a
~<g>	86 -16a5c10j12g
~<ga	57 -8cg-6bh19j20f
~<gad	87 5k
~<gal	87 -4c4a6j
~<gam	86 -8a5d10j
~<gap	74 -5g4b5e8a
~<gar	67 -6c-5g5j25f
~<gas	81 -13a5b13i
~<gat	80 -10b-5g6a10j
~<gav	75 -4ei6cg
~<gc	86 -9g10c
~<gc>	86 -9g10c
~<ge	43 -10j-8g-7bf-5h8i13e14a24k
~<gea	89 -21g-11a5f27c
~<gen	72 4k5g
~<geo	84 -5a-4c13k
~<get	43 -11f-8bj-4c10i14ek16a
~<gi	52 -17e-10j-9f-8d6cg9b10a21k
~<gir	71 -8a8c14b
~<giv	54 -14e-11j-7f-6d-4i12ag25k
~<gl	68 -14g-8k-4d12c20b
~<gl>	79 -15g15c
~<gla	72 -8a-7gk4h5c23b
~<glo	89 -6c8g
~<gm	86 -9a5b8j
~<gma	86 -9a5b8j
~<go	33 -9j-5ai6c13h18b32k
~<go>	48 -14c-12j-10g-8e-7b-5i5d11a25k27f
~<goa	86 -8a16c
~<goe	67 -12i-4j6e18k
~<goi	54 -11f7g11k12h
~<gol	82 -6g5i6c7b
~<gon	65 -7e-6d8b9j
~<goo	52 -12k-9f-8g-5j7bh9ci14a
~<got	40 -17f4a5b9j10c14d
~<gp	87 -5a10c
~<gpa	87 -5a10c
~<gr	53 -10i-7ah-4k4j6c8d10b11g
~<gra	62 -17g-7a5b6c8d10j
~<gre	73 -10ij-7k4g6af11c
~<gro	61 -6i-4f4b21g
~<gu	53 -15c-7h-6a10j17i
~<gua	81 -5c13d
~<gue	72 -15d-5c5b9a12j
~<gui	83 -6a-4c7gk
~<gun	80 -12b6a15c
~<gut	79 -16a-11c-8g17b20i
~<guy	58 -12b-6ch5di6f9eg
~<gy	86 5b7c
~<gym	86 5b7c
~<h>	82 
~<ha	28 -9fh-7g-6e11k12b23i37a
~<ha>	86 -7c-5a7d9i
~<hac	79 7c
~<had	53 -9g-6b5c14aj
~<hah	76 -8a-5c6g10b
~<hai	69 -14c-10g-7j-5b6h13e26i
~<hal	65 -10j-7b-5e8a9d13k
~<han	56 -17c-11g-10j-8e-6h9a14b29i
~<hap	52 -17e-8gij9c13a14k16h
~<har	68 -12g-6j-5k4i7c14a
~<has	53 -7bdj4c32a
~<hat	78 -6k6f9g
~<hau	80 -13c-4g9b15i
~<hav	31 -13i-9f-7d7k8g11j15c27a
~<he	39 -31e-20b5gh6c13f15k16j23d
~<he>	52 -19e-9k-8f6g12d13j14c
~<hea	48 -13b-10g-7a-4e14j16f23k
~<hei	78 -12a-7j-6e31c
~<hel	64 -18c-6j-4e7h10b13i
~<her	53 -23i-14a-11e-6b6h10j11f19d22g
~<hes	84 -5b8a
~<hey	81 -10g5c7a13i
~<hi	48 -27d-25k-22a10f11c12e15j44b
~<hid	89 -5c5b
~<hig	62 -13ai-10j-5c11g19f28b
~<hik	84 -11a-7k-6c4b5j21g
~<him	68 -12k9be
~<hip	89 
~<hir	71 -20e-8g-4d7j11b21c
~<his	61 -24ad-11g5h9i12b21j24e
~<hit	64 -17g-5k5e11i15a
~<ho	27 -61a-32b-19j-8d-6k5h9e66g112i
~<hob	81 -9a-6g18c
~<hol	62 -18g-6e-5b8f9ai20d
~<hom	50 -11c-8h-5i5dk7ef15a
~<hon	74 -10a-5g-4f6j7b8c
~<hoo	86 -4a4j5b
~<hop	77 -12a-5g10c11i
~<hor	89 -7j12a
~<hos	70 -6bdi6a10j
~<hot	71 -13f-10c7g12j15a
~<hou	45 -12c-6f9d11g14b16e
~<how	30 -116a-41b-27j-26d10e15h87g146i
~<hr	89 -5a5j
~<hr>	89 -5a5j
~<hu	50 -15b-14f-9k6cj12i19a
~<hug	89 -9a-8c6f7b12g
~<huh	74 -21a-14g5ch13j20i
~<hun	81 -9b9j13a
~<hur	61 -17f-16b-5e4g8i12c24a
~<hus	56 -5k5d
~<hy	72 -6c-4i11g
~<hyd	75 -6c-4i7a12g
~<hyg	89 -5a6j
~<i>	34 -28a-27g-18b-14d-8f6e17i40j75k
~<ic	87 -14c6e14i
~<ice	87 -14c6e14i
~<id	68 -18g-10d-7e4b8k33c
~<id>	76 -27a-11g-6e5j6b40c
~<ide	75 -8g12k13a
~<if	41 -16b-14h-13aj-9i4d11g13f22c42k
~<if>	41 -16b-14h-13aj-9i4d11g13f22c42k
~<il	89 -5c6a
~<ill	89 -5c6a
~<im	72 -10g-5j5b19c
~<ima	89 7c
~<imp	73 -9g-5j4h5b13c
~<in	29 -31c-11b4h6dj7k11i17f18g31a
~<in>	32 -19c-6b5k12aij13g14f
~<inc	62 -6bh22c
~<ind	84 -8a10b
~<inf	72 -4k5c12a
~<inj	71 -6b7g8a
~<ins	43 -16j-7c9d10f12a13g
~<int	63 -11g-10a-4c9dj10k11h
~<inv	72 -10c8g10a
~<ir	86 -5d10a
~<ira	87 
~<is	23 -10gk8i23d24a52j
~<is>	23 -11k-10g8i23a24d51j
~<iss	81 5k
~<it	28 -9c-8e7gh9i26b30j
~<it>	28 -12c-7e7h9gi27b31j
~<ite	89 6a
~<its	82 -6c4g9a
~<ja	86 -23b-8c8g13f15a
~<je	75 -10a-5b9gi
~<jew	78 -7a11c
~<jo	54 -13g-12b-5ik-4hj5e8d15c20a
~<job	55 -10bg-7e5f9d11c17a
~<joi	82 -8j-6b-5k5a17e
~<ju	47 -14c-12gi-11d-8e6j7a11h17k28b
~<jud	84 
~<jum	75 -5b5c19h
~<jun	84 5c
~<jus	48 -22c-10e-9gi-7d7a11j22k29b
~<ka	87 -12i-10c8ae15b
~<ke	51 -19g-5bi-4e7a17h21k
~<kee	54 -18g-5e9a12c19k
~<kep	73 -8g-5c4f22h
~<key	75 5de
~<ki	47 -9a-6h-5f-4e5i11g12bj
~<kic	80 -16c-5i7g8be10a
~<kid	55 -11g-5hk5b8j13a
~<kin	55 -12a-7e-6fj7b9g19c
~<kit	70 -11a-5b4i10j11g
~<kn	50 -16bg-6cdh8j9e18a29k
~<kne	86 4a
~<kno	50 -16b-15g-7c-6dh6j10e15a30k
~<l>	83 -59b-15c-5i15g65a
~<la	42 -15f-12bd8c9a11g13j18e
~<lab	82 -9c16j
~<lad	75 -10b-6a7c16j
~<lai	81 -12c-5b9ad
~<lak	79 -8a-6d-4i5b7j11g
~<lan	62 -14b-7f7j12e14a
~<lap	75 -8ci-6g6b8a15h
~<lar	84 -15i10g11c
~<las	48 -16a-10k-8d-6f13i14g20e
~<lat	69 -5b-4c5i8a9g
~<law	67 -19g-10d-8j-5i6b11k12a19c
~<lay	80 -8j-6b5c9a
~<le	43 -24b-13g-7i-6e16k18a32c
~<lea	50 -17g-8i-7c-6e5j7h12d26b
~<lef	68 -10c-6a-5i5k19g
~<leg	72 -16d-11g-9b10ak25c
~<len	72 -14a-5b7k8d16c
~<les	77 -23a5f10g13c
~<let	57 -9d-7j-6fg4c5a8i15k
~<lev	77 -10b-9a-5g5d19c
~<li	33 -39a-10b11d13c14f15i22k28g
~<lia	60 6bc
~<lic	59 -11a-5j4k5b9e10d
~<lie	79 -12c-7b4j10a11d
~<lif	55 -9ac-7b5f21g
~<lig	78 4a5d
~<lik	42 -13b-6g-5fj6h7e10d12k22i
~<lim	62 -22a-6d20c26g
~<lin	61 -12j-8a-6f-5e8k12g18c
~<liq	87 8a
~<lis	60 -22a27k
~<lit	60 -5de8ci
~<liv	55 -30a-13e-10d-4g5i18b20c26f
~<ll	78 -9a-5h5c16b
~<llc	78 -9a-5h5c16b
~<lo	39 -20i-18d-7a-5j9k11ef13b17g19h
~<loa	63 -12g-6i-5e6k8j10b
~<loc	64 -11c-10g4e5bi16a
~<log	80 -11b-6d14i15c
~<lon	52 -38i-11aj-7c-5b-4d7f12h18e44g
~<loo	54 -6a-5dg5h12c
~<lor	87 -5a5c6i
~<los	61 -16e-9c-4f4j5h9i20a
~<lot	65 -17a12g13c
~<lov	67 -10g-9b-8cj-6d7k9h11f16i
~<low	70 -30i-6a5e14g32b
~<loy	81 -10c6j9eh
~<ls	89 -38b-14j8i45a
~<ls>	89 -38b-14j8i45a
~<lu	74 -10b-8d5c14a
~<luc	83 -6bd6c7a
~<lum	84 -4a4g7j
~<lun	84 -4b13a
~<ly	89 
~<lyf	89 
~<m>	82 -8a-4e7j15c
~<ma	38 -12e-9k-8i-7a-4d13h16c29g
~<mac	73 -7a8fj
~<mad	63 -17g-7b-6k7f34h
~<mai	63 -17a-7g-5i5b7f8c17d
~<mak	54 -11j-9k-6e-5d4a6bc11g17i
~<mal	83 9a
~<mam	84 -14a5c6b8g
~<man	45 -13b-12i-9j-8c-5k4d65g
~<map	89 -6a5bc
~<mar	64 -9g-6d-4hi8k11j13b
~<mas	87 -12a16b
~<mat	68 -10d-5e8a9j13k
~<max	87 -11g-4a16c
~<may	70 -7bk4g16a
~<me	35 -28g-25a-20d-14i-13f-7c4h16b125k
~<me>	37 -26a-21d-18c-17g-12f-10i-9h148k
~<mea	71 -10j-8c-5k4d10h11b
~<med	65 -10g-5ik-4a13b16c
~<mee	74 -5k8c
~<mem	83 9a
~<men	78 -13k-4b5j9a13c
~<mes	77 -4k8e
~<met	74 -10g-8a-7k5b10j18h
~<mi	48 -11d-9k-7f-6bj5i10a12e22g
~<mid	77 -6ai6beg
~<mig	80 -19b5e6d10ch
~<mil	61 -9a-7c28g
~<min	55 -24c-11j-10k-8d8i9b18g24a
~<mir	87 -10a21j
~<mis	67 -23g-14j-6b8ei9a29c
~<mo	38 -17j-12i-9g-7a7k11f14e21b24c
~<mob	87 -7a-6k5b9f
~<mod	74 -18a-6e6c9b11j
~<mom	66 -6bc16a
~<mon	47 -18j-10i5b6g11e22c
~<mor	51 -14j-10i-8cd-5e8h14k28b
~<mos	61 -5ek5b17c
~<mot	66 -10g-8c6d8f10a
~<mou	86 -8g-6a9i11c
~<mov	61 -15b-6g-5k4i6j24e
~<mr	86 -8b15a
~<mrs	87 -7b8a
~<mu	44 -25i-15j-11k-7c-5d11b60g
~<muc	45 -31i-16j-12k-6cd-5e5h14b66g
~<mus	79 -10b-6g4d6a10i
~<my	55 -20j-7k-6g-5a-4h5b7e9i12d16f
~<my>	56 -19j-8a-6k-4g6b7e10i13d17f
~<mys	83 -4k7ac
~<n>	82 -13a-5k-4g11c19j
~<na	49 -32g-15aj4h9k10i22d34c
~<nam	50 -30g-19j-8e-6h-4b11i13k17d40c
~<nan	87 4b
~<nat	83 7j
~<ne	41 -15d-14a-11g-8c5ej15h24i27k
~<nea	68 -11b-8c-7k11a20f
~<nec	89 -13c14i
~<nee	47 -13g-12i-10d-8bc-6f-5a13h63k
~<nei	73 5b
~<ner	83 
~<nes	87 -6gk-4j9ei
~<net	83 -7c-6b19g
~<nev	72 -16a-6k8h9i11j
~<new	57 -21k-9a-5f7c13b24i
~<nex	65 -7g7c8b
~<ni	57 -15j-7i-6e-5h5f7b10a14k
~<nic	66 -9e-6j4c5ab7i
~<nig	63 -14i-11j-5c5g6a8f15k
~<nin	89 
~<no	37 -30b-15d-9a-5e-4i6fk12g32h41j
~<no>	54 -36b-20i-8d-4g5e6f8ac51j
~<nob	69 -7bde6a7c11j
~<noi	86 -4k8c
~<non	77 -9b-7c5i8h14j
~<nor	74 5a
~<nos	86 -12c5ak10f
~<not	44 -9d-5a5k7i13j19h
~<now	49 -28j-5ae6b13c14g21h
~<nu	49 -14e-11d-8b6i8k17g22c
~<num	50 -13ej-9d-7b-5h9i10k14g28c
~<nur	75 -10c-9b8j9h10a
~<nut	82 -4j8g
~<o>	79 -10c-7j6b18a
~<oa	83 -6g6i9a
~<oak	83 -6g6i9a
~<ob	89 
~<oc	76 6cg
~<occ	76 6cg
~<od	82 -14a7g19k
~<odo	83 -8a5c8g
~<of	33 -7h-6g8i14k16a18d
~<of>	36 -10b-5e4a6j7d11k13i14c
~<off	49 -23g-12j-10c6e8d12a13k14b
~<oft	73 -17i-10a-6bc14d34g
~<oh	60 -20j-18b4i6c9k11f12d
~<oh>	60 -24j-20b-9g5i8c11ak12f13d
~<ohi	87 -10a6j9g
~<ok	46 -21j-19b-8k6f7e9a11d12g17i
~<oka	46 -21j-19b-8k6f7e9a11d12g17i
~<ol	51 -37i-10c-9k-8d4b14e17j43g
~<old	51 -37i-10ck-8d4b14e17j43g
~<on	30 -12f-10e7i19j24k30d
~<on>	33 -17f-15bc-5e5i12j15g17k22ad
~<onc	71 -6g8b
~<one	42 -7a-6b-5g5k8f11d16j
~<onl	63 -10dg4c7k10b12j
~<oo	77 -17a-6k5i7c14g
~<ooh	78 -14a-5k8g9c
~<op	61 -11g-4c5d6e13a
~<ope	63 -14j-10g-6i5k7e11b17a
~<opi	87 -9a4h5dj
~<opt	86 -12b-4k5i9j
~<or	31 -71a-66j-28e-26k-23g-15h-6c23f258b
~<or>	31 -81a-64j-33e-26k-21g-13h-6c4d22f264b
~<ord	82 -6c-5a7f11e
~<ori	74 5d7b
~<ot	56 -10j-7f-6be13g14h15d
~<oth	56 -10j-7f-6be13g14h15d
~<ou	43 -27g-5i4j6bk17e20c
~<ouc	86 -29g-7a10e11d22c
~<oug	87 -7d8c9a
~<our	71 -13c-10g-7a7fj14i
~<out	44 -13i-5d6ak7b10e13c
~<ov	48 -8ac-7i-6h4d5bf9j15g
~<ove	48 -8ac-7i-6h4d5bf9j15g
~<ow	49 -21d-18c-13j-5e4k5i9a25g27b
~<owe	69 -26d-12a6b7k32g
~<own	50 -19c-12j6i18a24b
~<p>	84 -10b-4g8ac
~<pa	37 -30e-16h-6k5c10b11a18g19fi
~<pac	73 -5g-4j6f12a
~<pag	68 -7bg24k
~<pai	62 -6c-5ei7d10b12g
~<pan	83 4a
~<pap	67 -15g-12a6f8bc9d
~<par	51 -18k-15e-9d-7h5g8b19c29f
~<pas	61 -15e-7c4j10d14a
~<pat	76 -11b-6g14a
~<pay	44 -12a-10c-7e-6hk-4d6b22i41g
~<pd	89 -5c4a6f
~<pdf	89 -5c4a6f
~<pe	47 -10i-7f-4j8g20bd
~<pee	80 -8a4j6c9d
~<pen	76 -6a-5k8b10c
~<peo	57 -6ej-5f8a15d
~<per	54 -15c-11i6e7a14bg
~<pet	86 -16a6k21c
~<ph	60 -7dh-5g4cj5e9b
~<phi	89 
~<pho	62 -6dh8e11b
~<phy	77 -7g5c
~<pi	53 -16g-8j-4i5b16ak
~<pic	58 -9c-8e-5a5d8b20k
~<pie	81 -4cg6k9e
~<pil	77 -6g-4d5ab14c
~<pin	86 -8c7e9a
~<pip	72 -5bg10a13c
~<pit	86 10a
~<piz	87 
~<pl	45 -8h-5eg5j10k12f19c
~<pla	47 -9k-7h-5e6j8d18c
~<ple	68 -11e-10a-9d-5j8b15f23k
~<plo	87 -8b9a
~<plu	70 -8g-6b5c6k11e
~<po	44 -17d-16i-7f5eg6h10k12c18a
~<poc	76 -8a-4i8c12g
~<poi	80 -6cg9a13h
~<pol	47 -14a-12i-9d6k11e12b13c
~<poo	68 6j11a
~<por	79 -6d-5g6c8a
~<pos	75 4c
~<pou	80 -8c-5j-4b20a
~<pow	89 
~<pr	44 -26a-9i-6d5k7bg15j27c
~<pre	59 -9a-8i-6h-5ef-4d7g8k12b15j
~<pri	57 -18a-11h-7i-6d9cf12b15g
~<pro	52 -15a-9b5j14c19h
~<pu	50 -22c-16i-4j7de14b24g
~<pul	70 -6ij-5c6k12e
~<pum	82 10a
~<pur	80 -20a11b16g
~<pus	79 5e6a
~<put	53 -16c-10i5j6f11d17g
~<qu	54 -9h-7i-5d7g9b15c
~<qua	80 -5a6j
~<que	69 -6h7c
~<qui	63 -7d-4ij4b16c
~<quo	66 -6c-4k4j6b10g
~<ra	54 -17i-9e-7b8j9gh12k14a
~<rac	80 -7b9a
~<rai	66 -19c-10i-8e-5k7j18g19a
~<ran	77 
~<rat	62 -14c-13a-6i-5d6b7j15h19k
~<re	38 -24i-14f-4g10k11b13e14h16a18j
~<rea	53 -17i-11b-10f-8g-6a-5d6e7c19h35k
~<reb	76 -11c4j11a
~<rec	58 -17i-13d-8c-5g-4h5j11k18b23a
~<red	75 -5bc5a12e
~<ref	79 -13c-5a6b19d
~<reg	67 -12c-4d7k18g
~<rej	89 -5a6hj
~<rel	80 -5c7e
~<rem	66 -17k-6bg8i10a16j
~<ren	52 -11j-9ik-8a-4f7cd13g17b
~<rep	60 -7b-6cd5k6hj12a
~<req	74 12c
~<res	69 -18k-5e7h9i10d11b
~<ret	66 -7b5g10j
~<rev	77 -8e-4j6c8g
~<ri	36 -19c-18e-12b-10hk12g26i50j
~<rid	72 -16b-10d-5j-4k6a9cf20i
~<rig	37 -14c-12e-9a-8h-4fk20i53j
~<rin	68 -15b-7k-5ci14d24g
~<ris	78 -5c-4g13b
~<riv	83 -15b-8e12g19a
~<ro	49 -12b-10f-5a-4e5j7d14c19g
~<roa	70 -6k-5b-4d4f9a10c
~<roc	84 9c
~<rol	83 -11j-7b-4c9d20a
~<roo	54 -21b-11e-7h-5f5j6g7a9c10d12k
~<rot	84 -10c-9a9e12b
~<rou	67 -28a-10f-7k-5d13bh26g
~<ru	53 -21c-15e-8j-7f-6k6d7a16b41g
~<rul	87 5c
~<run	54 -15e-13c-7j-6af8d20b31g
~<rus	83 -7c7e14a
~<s>	79 -14a-6c-4k7b24j
~<sa	41 -25e-11b-9f11k12c22i25j
~<saf	67 -8g6c10j
~<sai	61 -9a-7g-5e-4i5k15h21j
~<sal	64 -11e-7bc4h10d19g
~<sam	62 -28b-9j-8f7e10g11k27a
~<sat	79 -7j-6g-4k7a9c10h
~<sav	66 -5fi-4c4j6b17g
~<saw	77 -9k-6g9i10c
~<say	50 -21e-15g-13c-6ah6d7f10bj11k31i
~<sc	54 -23a-7c-4k6bdf12i14g
~<sca	67 -20c-8j-5d-4fk8h14g19i
~<sch	60 -14g-10a-8i-4h5dj7bk13f
~<sco	77 -27a-7k-5b5i20g21c
~<scr	78 -9c-6a11d14b
~<scu	83 -9b6g9a
~<se	43 -22c-11h-7d-5bj14f15e42a
~<sea	76 -11a-9c6b22e
~<sec	62 -9g-5b5j9k11c
~<see	59 -19c-11h-8a6d9ei18f
~<sel	65 -12c-5k6e7g16b
~<sen	58 -12g-6j6a8f12b
~<sep	78 4b9a
~<ser	66 -8c-4bd5k17a
~<set	62 -14a-8e-7j5c12b18g
~<sew	83 -6b11a
~<sh	41 -22g-13d-11e6j10ak23f29i
~<sha	62 -23c-8d-7gj-4h7b8a10f15ik
~<she	53 -17d-14e-10b-8f6h8g17j29i
~<shi	68 -8d-7ac-4g4j12b19e
~<sho	48 -14g-11e4a13d29f
~<shu	70 -16g-5e7a8c13i
~<si	46 -18a-12g-6k-5f-4h5e11j44b
~<sic	78 -5g10c
~<sid	65 -9k-4e8a17b
~<sig	62 -10c-9g-5b-4h5i8e10a12j
~<sim	86 -21a21b
~<sin	58 -20a-11g-4h6i7cj8e16b
~<sis	71 -7g-4bi11j
~<sit	62 -12j-10g-6k-4i5a9c20b
~<siz	81 -24c-13a5k6b34g
~<sk	72 -8c-6k7i11e
~<ski	78 -14c-4a4bg13e
~<sky	80 -6k-5b9i
~<sl	61 -11g-7d-6c4f6ai19b
~<sla	76 -9c-4gi28b
~<sle	69 8f
~<sli	81 -5a-4g6b9c
~<slo	75 -5bc-4j10i11a
~<sm	62 -10j-6bc-4h7g11d17i
~<sma	72 -8c-7j6g16d
~<smo	67 -7b16i
~<sn	73 -10f-4b7c15j
~<sna	82 6c
~<sno	79 -10f17j
~<so	29 -35g-18f-16i-7d20h21ek61j
~<so>	33 -41a-35b-24g-14i-10f-8d11e28h36k87j
~<soc	71 -7j-6d-5a7b24c
~<sof	80 -4c9j
~<sol	70 -11g-5h6ab15i
~<som	44 -16j-9cfg-4k14d17a32b
~<son	69 -9g-7c-6k9b15a
~<soo	70 -24i-8b10a31e
~<sor	71 -23j-5b6g10a20c
~<sou	63 -18c-8f-5g7k10e25j
~<sp	51 -16e-11a-8h-7i-5d4g8f13c15k17b
~<spa	69 -8b-6k8c12a
~<spe	62 -15a-9e-6i-4h5f8k10j22g
~<spl	81 -9a-5i6fk7b
~<spo	63 -13g-10j-5e-4d7f9bk12c
~<spr	68 -7g8j12b
~<sq	69 6c9g
~<squ	69 6c9g
~<sr	80 -32k7f16a19c
~<sr>	83 7f
~<st	37 -30d-18h9i10f13a16c17k20b
~<sta	47 -28d-13h-10i-8j9f10g12k18c25b
~<ste	69 -19c6eg9a10d
~<sti	54 -13c-11k-7h-5de10af12i21j
~<sto	54 -12b-8g-6d-4f8a14k17c
~<str	57 -18g-7d5i6f12b13c
~<stu	57 -6af6c7i11k
~<sty	86 -4a9c
~<su	51 -19f-6k-5ij14g16a22c
~<sub	63 -5d8j9g
~<suc	84 9a
~<sud	87 -7e5c
~<sue	82 -4a9g
~<sug	82 -14a7c9b
~<sui	86 -5cg14e
~<sum	75 6b9a
~<sun	81 -6k5b7e
~<sup	68 -16f-7j-6i4c5g6hk12d
~<sur	67 -15b-8j4g6i14c16a
~<sus	84 -6b7ac
~<suv	89 
~<sw	64 -16j-9c-7a7fi11g14b
~<swa	86 -7a11b
~<swe	77 -10j-4k5e16g
~<swi	68 -8j-7a5i8b11f
~<sy	69 -6b-4d7c14k
~<sys	70 -6b-4d7c14k
~<t>	87 -34a36j
~<ta	45 -18c-13i-7k-6a6j16g19b27d
~<tab	75 -19a-6c6d7i9b12g
~<tak	51 -11c-9i-8f6a10b11k13d
~<tal	57 -10k-9ci-6j6b8a9f11g14d
~<tap	82 -10c-5k15a
~<tax	77 -9a5eg6j
~<te	41 -31c-17i-14f-12d-9g-8e8bh16j21a55k
~<tea	74 -8g8j
~<tee	72 -14c6a7h12g
~<tel	43 -19g-15b-10i-6f-5d-4e4a5h63k
~<ten	77 5h7a8j
~<ter	67 -11c-7f-6i-5ad4j15g16b
~<tes	80 -6a
~<tex	68 -15c-8k-5g6j15b23a
~<th	17 -9h-5d7e10j11b16g20k24i38a
~<tha	29 -21c-12g12a16h59j
~<the	20 5f7i8d10a16b18k36g
~<thi	40 -18g-14a8c19dh21i
~<tho	54 -19d-16f-8b5ag6h7c9e23i
~<thr	52 -14g-12e-9c-6h4a5i7d9j10f20k
~<ti	47 -23i-7ad7hj44e
~<tic	70 -12c4j10h
~<tie	83 -10b5e16j
~<tig	87 -11c5e7a
~<til	67 -10ijk-9g-6d-5a4h7cf15b20e
~<tim	52 -15i-11b-7f-4d14g37e
~<tin	87 7k
~<tip	84 -8g15c
~<tit	74 -5a7dj
~<to	29 -4h5k16f40g
~<to>	31 -15j-9a11b13f14k19cg
~<tob	79 -7b-5e10a
~<tod	57 -11k-5h6d11g
~<tog	75 -10a-8b-5g-4i5h7ej10f
~<tol	71 -13c-4a10g16j
~<tom	69 -8d-5c-4b5ij6g9e
~<ton	77 -19a6g7j15c
~<too	56 -12k-7b-4c4f11g18a
~<top	67 -12g10j12c
~<tor	83 4g
~<tot	70 -8a-7e-4j6k9d10h
~<tou	77 -10ag5j7c13d
~<tow	67 -11d-10c-6e-5i10a11f17b
~<tr	47 -14b-10c-6g-5f5k6d7a14eh
~<tra	58 -7cd10e15h
~<tre	62 -9g-4e7c13i
~<tri	73 -11b4h8d
~<tro	72 -9c-4b5k9a
~<tru	58 -9a-7b-5i5k10d12c
~<try	77 -23c6g9a19e
~<tu	60 -9i-6e-4h13g14a
~<tub	77 -7b4j12a
~<tui	86 -6c-4a20g
~<tur	64 -8i-6e4a5fg7b
~<tv	83 5g6c
~<tv>	86 9c
~<tw	76 -11a7f9b
~<twi	77 -9a10b
~<ty	68 -6ab6j9k10c
~<typ	68 -6ab6j9k10c
~<ub	80 6a
~<ube	80 6a
~<ug	76 -9c-8j-6k-5a6gh17i
~<ugh	80 -11a-9c-7j5e7h8g18i
~<ugl	84 -5k6af
~<um	62 -10g7h8ab
~<umb	62 -10g7h8ab
~<un	51 -12i-7d-5c6g13j18b
~<unc	83 -5d5bk
~<und	57 -12c-9i-7e-4d4a5f21g
~<unh	86 -10a12c
~<uni	63 -16g-5k5a11j13b
~<unp	89 
~<unt	89 -6a7e
~<up	42 -18b-6dj7ah15e19f
~<up>	43 -11c-7bj-4a4k5g9h13e20f
~<upd	72 -14b7e9c10a
~<upg	87 -10a15c
~<ups	74 -5d-4k4i13a
~<us	51 -16g-10j-6d-4b10c14h20a
~<us>	62 -10g-9a-8d5e14b17h
~<use	57 -6f-5be12c19a
~<usi	83 -9b-6j22a
~<usu	72 -9g-6c-4aj9f11e
~<v>	82 8c
~<va	58 -29b-16c7g9i32a
~<vac	77 -11c4g6f13a
~<val	64 -9a-5bd8c10i11g
~<van	74 -17c-6g5hi7aj9d
~<vap	84 -24b26a
~<ve	60 -19a-17g-7e-6d11j25k28b
~<veh	64 -5g-4d5cj7k
~<ven	75 -15g-12a-6c9j13k21b
~<ver	82 -9a6b11k
~<vi	62 -18a-8g-4d6h7i24c
~<vid	84 
~<vin	69 -26a-7g7b36c
~<vio	81 -4c4b
~<vis	76 -7b-6k9h10a
~<vo	76 -10k-8a13b17c
~<voi	86 -12k-11a14b19c
~<vol	83 -6a8b
~<w>	81 -13c18g
~<wa	35 -30f4d5g10i11a12c13k18h
~<wag	74 -5c4b7d
~<wai	72 -9c-5j5h7i9a
~<wal	59 -12a-10c-6i-5e7b10g33k
~<wan	45 -14d7h9bk12e
~<war	83 -5b8a
~<was	45 -33f-13k-10g5bh7a8j13c15i21d
~<wat	59 -22i-9e-7a6b11f13cg
~<way	61 -19b-10f-9j-6a-5d7e9c13h22i
~<we	40 -12b-11f-9g-5c5j9k17i29a
~<we>	52 -8f10j11c
~<wea	77 -7eg-6b5ci11a
~<web	80 -6h-5d4c7a12b
~<wed	83 -8d-5ac5e8k12j
~<wee	56 -15a6i8g9h
~<wei	69 -11j-10d-4i6c9a16g
~<wel	66 -16b-9j-8e-7c6h8a13d16i
~<wen	66 -20g-11a-9i-8b8c9e10h24j
~<wer	55 -15c-9h-5f8k9e15a
~<wet	87 5a
~<wh	20 -158a-49bj-16k-14i36f37g38h74d101ce
~<wha	25 -115a-43b-42j-21k-10d9f32h42e84g149c
~<whe	36 -66a-30b-18j-17h-7g-6d5i26k77ef
~<whi	52 -29a-10i-8h-7g6f10e22c29d
~<who	37 -40a-31g-20i-15j-14e-10f-8c-5h167d
~<why	60 -22c-21a-13g-10j-9b-6i-4de100h
~<wi	34 -5f5i11c13k18a
~<wid	84 -7j-5gi4c8b9a
~<wif	55 -10d-7j-4e5c24b
~<wil	53 -12b-10c-7f-6h-5d6j10e17a20k
~<win	63 -5b5i9g
~<wir	75 -7j-4c11e
~<wis	72 -8b-7j-5d11g19c
~<wit	38 -9g-7b4h7k9j12d13a
~<wo	32 -11e-8a-5c16f27bk
~<woo	68 -6c5ai
~<wor	42 -9aei-8d5g6c12b14k21f
~<wou	37 -7c-4e10i12k14b
~<wow	75 -20a-7j-6b-5d11h12g22k
~<wr	58 -21b-10g-5e4i13d15j16c
~<wre	75 -4c12d
~<wri	65 -18b-7a7i10c20j
~<wro	70 -7b-6g-5k12c16a
~<x>	83 -6ac13b
~<y>	87 -5i20j
~<ya	72 -7c7k11b
~<yar	74 -6c6b7a
~<ye	41 -13k-12d6j14c16h18e
~<yea	42 -17a-12i-10k-7d5j8b9h11c13e21g
~<yes	71 -18g-6a6c11j15h
~<yet	66 -12g-10j-7b-5c8e14i27a
~<yo	15 -15k8a11d12h13ef15bg16c19ij
~<you	15 -15k9a11d12h13bef15g16c19ij
~<ze	86 7a
~<zer	86 7a
~<zi	66 -14j-8a14k28c
~<zil	86 -10a4j7c
~<zip	67 -18j-7g13k23c
~<zo	73 -8e-7g-5j10a11b12c
~<zon	77 -7e-6g5a14c
~<zoo	86 6b8a
~@da	63 -10g-8e12a14j
~@day	63 -10g-8e12a14j
~@mo	66 -12e-9g-6c-4d4f10i23j
~@mon	66 -12e-9g-6c-4d4f10i23j
~@na	52 -19c-9i-6e-5k12g14d22j
~@nam	52 -19c-9i-6e-5k12g14d22j
~ab>	72 -12c-8i-5g8j22b
~abe	78 9a
~abet	79 10a
~abi	58 -9c5gj6i7d
~abie	89 5d
~abil	59 6g9a
~abin	86 -7ac-6b9j14i
~abl	63 -9g-6k-5e6a7d19c
~able	64 -14g-6k8ad19c
~ably	89 7g
~abo	41 -8e-6a-5b4c5f6h8j19k
~abor	89 -5c11j
~abou	41 -10d-8a-7e-6b4j6fh12c21k
~abov	79 -11c16d
~abs	87 6i
~aby	68 -7d-6b5e14a
~aby>	70 -6d5e10a
~abys	83 -7b5a7c
~aca	75 -12c-6i6f7g13a
~acan	83 
~acar	89 5e
~acat	82 -12c4g7f9a
~acc	57 -12g-7h-5bk14aj
~acce	82 -8b12a
~acci	69 -15c-6b6d7a12e
~acco	61 -12g-6e-5dh6b10j17c
~ace	48 -12c6bg9i13d
~ace>	49 -11c6g7d12i
~aceb	89 -5b6j7c
~aced	79 -9a-5c4e7g10b
~acem	79 -11g6ab
~aces	81 -10a-7c5g6b12d
~ach	56 -12a-4f5k6c7e13j
~ach>	61 -12ac-5b-4i4d7j9g10e11k
~ache	71 -8g-6k-5e5i6bc9j
~achi	72 16c
~aci	87 10a
~acin	87 10a
~ack	49 -10de-7c-5b5i16a19h
~ack>	54 -11i-8c-7e-6d4k6a7h19g
~acka	77 -7g4a8bc
~acke	69 -4cg6f10h
~ackg	86 6b
~acki	83 -12c9b13h
~acks	81 -9b18a
~acku	75 -9b-6g22i
~acky	89 -9a9c
~aco	87 -11c-9a10j11f
~acon	89 -11c-9a10j11f
~acr	84 
~acro	87 4f
~act	56 -17g-9i-6h-5aj6d9bf13k16c
~act>	69 -19g-7a-4e10b11f19k
~acte	89 -20a13c14b
~acti	80 -5bcg15a
~actl	76 -11i-7a-4jk4e5f6g18c
~acto	69 -13c-7a4b7j9g12d
~acts	80 5d
~actu	72 -9bgj6i12c15a
~acy	84 -4g5c6j
~acy>	84 -4g5c6j
~ad>	45 -17g-7e-5d7k8b9f23c
~ada	89 -10g5i9c
~adb	84 4j5a
~adbo	84 4j5a
~add	54 -26b-9a-5i7fk9e15d20c
~add>	72 -19b-12a-6f9gj18c
~adde	77 -7b7d11a
~addi	71 
~addr	62 -11a-10b-6gj6c9e12k16f
~addy	77 9d
~ade	58 -28g-11a-6dk5e7f10c12i29h
~ade>	61 -23g-7a-5bk5f10e32h
~aded	83 4a5f
~ades	76 -10a-7g6b12ci
~adg	86 5k7c
~adge	86 5k7c
~adi	77 -24a5c6g23f
~adin	79 -23a-5c5b9g24f
~adj	82 -6b-4g4k9i
~adju	82 -6b-4g4k9i
~adl	81 -7a9b
~adli	83 
~ado	80 5d
~ado>	87 -8c6i7g
~adoe	87 7c
~ads	71 
~ads>	79 -4j4b7g
~adsi	79 5a8j
~adt	89 
~adt>	89 
~adu	86 -6b5f
~adua	86 -6b5f
~adv	72 -7g5b6j7a
~advi	72 -7g5b6j7a
~ady	64 -12d-7g5e7a17j
~ady>	64 -12d-7g5e7a17j
~afe	67 -8g4b6c10j
~afe>	82 -6k-4c6j12a
~afet	70 -6ag5j10c
~aff	72 -16c-6b-5k4d7j11g15a
~aff>	80 -9c7a
~affi	86 -6b4g7a
~affo	84 -7c5a6dg
~aft	55 -18g-6f5b6d8i9j10c
~aft>	87 -4a6c
~afte	55 -16g-6f-4k5a6bcd8ij
~ag>	86 -13g-6b-4a7k21c
~aga	64 -7d-5k5g8i9e
~agai	64 -7d-5k-4f5g8i9e
~age	41 -12j-9i-5ab13dg15c19k
~age>	43 -25d-10b-9h-7i7f8e14c20k27g
~aged	79 -12g-8f5b6a15c
~agee	89 -10c16d
~agem	84 -15c9g16d
~agen	63 -25g-8e-6j6a13b26d
~ager	74 -8g4d6a7c
~ages	68 -7ab-6e-5ij5k13h16g
~agg	80 -8bc5gi6ah
~aggr	87 
~agi	80 -5g6f7c
~agin	82 -5g6cf
~agl	89 4a
~agle	89 4a
~agn	82 -8a5ce6g
~agno	82 -8a5ce6g
~ago	76 -18g-14j-11c-7i6h17a33e
~ago>	76 -18g-14j-11c-7i6h17a33e
~agr	76 -6c-5d5b8ah
~agre	77 -6c-5d5b9h10a
~ah>	69 -33a-10b-8e-6k5di9f12h26j
~aha	75 -9a-6c5g9b
~aha>	75 -9a-6c5g9b
~ahe	75 -8c5b7j
~ahea	75 -8c5b7j
~aho	89 -5a5b
~aid	55 -25c-9e-7i-6f-5a5gk10bd11h22j
~aid>	55 -25c-10a-9e-6fi5gk10d11h12b22j
~aig	74 -5ai-4j6k7e9b
~aigh	75 -5ai-4j7ek10b
~ail	54 -22g7b10e20i
~ail>	56 -19g-5jk6c7b17i
~ailb	89 6c
~aile	79 -7a-6c7i11e
~ails	84 -7c5k6j
~aim	59 -11a-5d10i11g
~aim>	63 -13j-12a-5dk10ci16g
~aims	70 -10c7k10j
~ain	52 -12k-6i-5j5f10d13g
~ain>	57 -9k-7c-5agh5ef26d
~aine	78 -9d15a
~aini	77 -9a22c
~ainl	86 -7a12c
~ains	72 -10c-5ej4af13h
~aint	75 -6a5g18c
~ainy	86 -25c-11i7a31g
~air	60 -12g-11j-8h5a10d20c
~air>	67 -21g-7h7aj21c
~airb	84 -6b12a
~airs	71 -18j-8a5g9b13d
~ais	68 -5g7j8b
~aise	68 -7c7j8b
~ait	74 -13j5h7i8a
~ait>	77 -15j6h11a
~aiv	87 -7c9j
~aive	87 -7c9j
~ak>	68 -8k-4b5g7f
~ake	45 -8e-5d5c7i8bg
~ake>	47 -13e-8a-7d-6j11i12g13b14c
~aked	89 -9a6c7k
~aken	84 4a7j
~aker	77 -10b-4c26a
~akes	66 -12c4j7e10d
~aki	68 -13g-10i-9b-8k6j12d15c18a
~akin	68 -13g-10i-9b-8k6j12d15c18a
~aks	73 -10bg5i11a15c
~aks>	73 -10bg5i11a15c
~al>	42 -24i-18f-13e5g10c12ak20b24j
~ala	65 -18c8j18g
~alan	82 -15c16g
~alar	67 -6c-5b6g8j
~alc	75 -8a6c14g
~alco	75 7cg
~ale	63 -14e-7a-5bc5h16d22g
~ale>	77 -11ac-7e6i15g
~aler	82 -6a6j10d
~ales	70 -9e-8b-6ij-5k6h11a16g
~alf	65 -10j-6b-5e7a9d13k
~alf>	66 -20c-10j-5e13k26d
~ali	77 -11b-4j6k23a
~alid	87 -4bc11a
~alk	53 -12g-7e-5j6f10d20k
~alk>	58 -7gi32k
~alke	72 -18g-5b4d7c15i
~alki	66 -10c-9k-7aj8b10g12d13f
~all	39 -8ai-7ej19h20bd
~all>	42 -13i-11k-7a-5f5h16b20g23d
~allb	87 -8a5c7k
~alle	66 -16j-8g-7e-6a6d18h23c
~alli	75 -14c-7a-5d9k10b13f
~allp	76 7g9k
~alls	66 -13e-7d-5cg-4i12b14a17j
~ally	58 -18g-11a-7j5cf9e11h12i
~alm	82 4b
~almo	82 4b
~alo	67 -23g-6c15a27i
~alon	69 -17g-6c4b6i20a
~alr	63 -14k5c22e
~alre	70 -5i4b5e6j
~alri	69 -15k-8b-6j4cd19e
~als	72 -7d6cf8k
~als>	73 -8a-6d7f13c
~alt	57 -17g-10a-7d-6h6c8b9j23i
~alt>	79 -5b4a5i
~alth	59 -12g-6ad7c11b21i
~alty	87 -9a-4g7j10e
~alu	65 -16a-4dj11cgi
~alua	83 -14a-7g25c
~alue	67 -8c-6a-4d11i17g
~alv	86 10j
~alw	76 -9i-8j-7b5g7a8d11f
~alwa	76 -9i-8j-7b5g7a8d11f
~am>	51 -12c-10d-9g-6e10h11i13af
~ama	64 -9b-8e-5d10j16g
~ama>	84 -5a-4k5c8g
~amag	67 -8b-7e-5c5k11g14a
~amb	87 -12a-7k8c13f
~ame	41 -29b-9a-8i-6h4g7efj16ck24d
~ame>	42 -14b-8a-5h-4i9dg17ck
~amed	72 -20b-17c5j7e9d11k12f
~amer	77 -5b5k10c
~ames	71 5c6d7j
~ami	58 -8g-7cj-5k7a8e10i11b
~amil	59 -7gj8a10b11i
~amin	84 -9c-6a18e
~amm	86 -8a7b
~amme	87 -8a7b
~amo	68 -13a-7k-5f5i12c20g
~amou	69 -13a-7k-5f5i12c21g
~amp	69 -25b-6c7g8j24a
~ampl	89 7j
~ampo	74 -13b4j14a
~ams	83 14a
~ams>	84 14a
~an>	39 -29i-23k-13g-10j8h14d36a42c
~ana	69 -27g-6b5k11h12i13d
~ana>	89 -4c6a
~anag	71 -26g-5b7a13i14d
~anc	44 -5c9eg10a
~anc>	89 14j
~ance	45 -7j-6ci4k11e12b13g
~anch	84 6i
~anci	76 -12b17a
~and	30 -12f-10bc-7h-5a12i24j26e34d
~and>	31 -15b-8acf-6i5g13k22j27e32d
~andb	86 
~andd	86 -9a5ce
~ande	86 6k
~andi	79 -6ab5c7j9i
~andk	89 7a
~andl	59 -16a-10g-6ef8d17b21i
~andm	83 5c6j
~ands	67 -11e-10ak-8d-4f14j18i21c
~andy	76 -6k-5gj11f14a
~ane	67 -6g6c8f
~ane>	77 -5g5j11f
~aned	87 -5a6c
~anen	87 5b
~aner	87 
~anes	83 6a
~ang	56 -14g-12b-10j-8h-5d-4e7c26a28i
~ang>	74 -11bg-9e-7j4f6c10i16a
~ange	60 -7b-5h-4j27a
~angi	72 -12a5e9k11i
~ani	66 -10c-9a-5bgi5k8j23d
~anie	74 -5i5d8k
~anim	84 
~anin	83 -12a-7c-6b7h23d
~anis	89 -4a5cj
~aniz	89 -4c5j7a
~ank	61 -13g-9a-6j9b26d
~ank>	66 -15g-8a5ck9b16d
~ankr	87 8a
~anks	75 -14a-6k4e15d
~ann	63 -7d-6b-5i-4c8ag14j
~anne	81 -8d11j
~anni	73 -11b-7c29a
~annu	75 -12a9c18g
~anny	86 -6a-4c4b8j
~ano	70 -9c-6gk7abe8j
~anot	71 -6cg-5k8e11a
~ans	59 -20a-5f4d10b16c
~ans>	62 -9a-4g6d10c
~answ	78 10c
~ant	43 -11d-5g5eh8k11a16b
~ant>	44 -13d-6j-5fg4h6e14b28a
~ante	82 -5a5c
~anti	83 -5a-4e6g
~ants	72 -17a6j7f10k
~anu	86 -9bg4j18a
~anx	87 -7b14a
~anxi	87 -7b14a
~any	31 -51b-23i-16j-8e7c10d19k46g63a
~any>	34 -36b-21j-17i-8f-7e-5d13k21c34a61g
~anyb	56 -14bc-6j-4g6k8h16d19a
~anym	82 -6ak-5c4d5g11e
~anyo	67 -14c-4b8a18d
~anys	77 -7d-5gh6k8j
~anyt	50 -21b-8e-7gi-4h4j9k14c32a
~anyw	74 -12c7f14a
~ap>	68 -10j-5dg5k6e17b
~apa	65 -7g-5b5j7k
~apar	65 -7g-5b5j7k
~ape	59 -24g-8c-7e-4h4d11a30i
~ape>	70 -17c-13b-10g21i26a
~aper	65 -16g-9a-4ej6f8d9c12b
~apes	84 -6c8j15i
~api	84 -6b-5a16j
~apin	87 -6b-4a12j
~app	48 -18e-9g-8d-4i6b9ak13h14c
~app>	68 -8d-6g7c13a
~appe	53 -18e-5ag9hk19c
~appl	77 -7c9g10a
~appo	86 11f
~appr	75 5b
~appy	71 -11i-10j-4cg7k9h15a
~aps	72 -8i-7b-6g4c7j14h
~aps>	84 13c
~apse	77 -8i-7c-6g-4b10j15h
~apt	83 -14j10b11a
~apto	87 -15j8a11b
~ar>	38 -18d-16b-9h-8i9f14e15c19a23g
~ara	61 -10c-9g-4di34f
~arac	89 -20a13c14b
~arag	67 -15c-9b-5g4a6j27f
~aras	86 7a
~arat	73 11a
~arb	77 -6j9a11e
~arbe	89 -6j14e
~arby	80 10a
~arc	82 -15a-8c4b10h14j
~arch	87 5b
~ard	50 -18k-11g-6a5j9ei12b15c
~ard>	54 -21a-11d-10k-6j12i13ce19b
~arde	81 -9a8b15c
~ardi	77 -10c-6k5j11a12d
~ards	68 -15b-7g-5k5j6d20a
~are	32 -12i-5g-4h7k8d10f11j34b
~are>	32 -9i-8g5aej7dk8f34b
~area	79 -22c-12a-10e5b6k39f
~ared	83 -7ci7g
~aree	89 
~areh	89 -5b5a6j
~aren	68 -11c19a
~ares	79 -11a-5c5j17f
~aret	86 -5a-4d6be
~arg	68 -15i4h5d20g
~arge	69 -14i5d16c
~ari	67 -10g-7b-5d6a10c15j
~arij	89 -4c6a
~arin	74 -7g-5b19j
~arit	81 -5g7c9k
~ark	63 -6h-5di-4gj7b9k10a
~ark>	69 -10a-7b5cg10j11k
~arke	73 -14c-4j6b13a
~arki	82 -11g-6j5c11a12b
~arl	76 -12j-11c5k6g20a
~arly	79 -11c-9j7g11a
~arm	63 -14d-8c-4i12e23j
~arm>	67 -14d-13g6e8ab11j
~arml	89 6a
~arms	83 -6c12j
~arn	68 -8b-5a7i11g
~arn>	75 -14a5i7g
~arne	81 -6c-5g-4k4ai5e6b
~arni	86 -19b-11c4k13g17a
~aro	58 -9j-6b4i7d11f
~arou	58 -9j-6b4i7d11f
~arp	82 -6ac5j9k
~arpe	89 -7a10k
~arr	55 -9i-4e6k7b
~arri	67 -6g-5i7c11b12d
~arry	59 -7d-5i7g12a
~ars	48 -20a-7e-5d5c6fh9b22g
~ars>	48 -16a-7ej-5d5c6f7h9b22g
~art	46 -11h-9i-8k-5c5f6a18d24g
~art>	52 -18b-8hi-6k-5j11e19g26a
~arte	69 -8i6a12g
~arti	77 -6a5i9b
~artm	63 -9c-7i6k16d
~artn	67 -14k-5e5c10g12b
~arts	79 -22a-7e-5g5d10ik12f
~arty	83 8c
~ary	66 -9cj-7a-6g-4b9e13d20i
~ary>	66 -9cj-8a-6g9e13d20i
~as>	39 -23f-18k-14b-6g5c6e8i12h13d18j29a
~ase	52 -24d-7e-6ah7bg9f13c15k
~ase>	55 -28a-8d-6e-5hi8b11f18k20c
~ased	83 -23d25a
~asem	68 -5c6g8ai
~ash	59 -19a-5ei4d8b10j15c
~ash>	62 -10a-4ej6d12b13g
~ashe	79 -9g-4a19c
~asi	72 -14c-6b-5f4a5gk8j11i
~asid	81 -6b6a11g
~asie	84 -12b-5c-4g7k19i
~asin	84 6ab
~ask	55 -8k-7h-5a-4d5g10e19c
~ask>	60 -17b-6j-5k5c7ef10a12d
~aske	76 -10k4b8g
~aski	70 -13a-7i-5d6gj9e12b
~asks	82 -15d6j7k17c
~aso	68 -22a-8g-6dk9c16e28h
~ason	68 -22a-8g-6dk9c16e28h
~asp	83 -5b4c9j
~asph	84 -5b4c7a
~ass	58 -15e-7i-6c7k29b
~ass>	68 -13e-6g5k7f15b
~asse	67 -6i-5c4k6g
~assi	82 -4b9c
~assm	87 8a
~asso	89 -5c13b
~assw	87 -10a4i14b
~ast	46 -14k-7df-5a5ci8b13g23e
~ast>	46 -13k-7bf-6d7i9a16g23e
~aste	81 -16a10c19b
~asti	89 4f
~asu	75 -16a-4f13d16b
~asur	75 -16a-4f13d16b
~asy	82 -16j5c6ab
~asy>	82 -16j5c6ab
~at>	20 -8b-6d10j11f15h20c26g40e
~ata	82 -5d5a6b
~ata>	86 -6d-5c10a
~atc	63 -10di-9c-5h-4f10b12j25k
~atch	63 -10di-9c-5h-4f10b12j25k
~ate	42 -14bi-11d9e12c16f27k
~ate>	49 -12a-4j7c12f21e
~ated	64 -27b6a7h26c
~atel	71 -6b17a
~atem	82 -4c
~aten	89 -6d8a
~ater	59 -17a-15i-6e6b11f13k18g
~ates	64 -7d-5eg5b9j12a
~atev	76 -15c-8a-5g5d32k
~ath	61 -19a-14i-8d-5ce6f9k11g14j16b
~ath>	76 -16c5a6j11g
~athe	66 -11a-10g5k7f9b10j
~athr	81 -12i-5a-4c23b
~aths	83 -15b-12a6k10c14g
~ati	50 -13g-7c-6i-5a4j5f12k14b15h
~atic	80 5a8h
~atie	89 
~atin	70 -8c-5a-4g4be5i9k
~atio	53 -9i-8g-5e5h7f9k13b
~atis	87 11h
~atl	82 14c
~atll	86 -5g18c
~atm	81 
~atme	81 
~ato	87 6c
~ator	89 6c
~ats	73 -23b6ag7c10i
~ats>	74 -9b-8a6g7c10i
~att	68 -7af-4c4i12b
~atta	80 -14a-4e4j5d6i7b
~atte	74 -7f-5dg5k12a
~atto	89 -6c5k
~atu	79 -7bj-5g7k13c
~atus	83 -7a-6b-5g9k15c
~atv	77 -15a-5d-4k6f9g21c
~atve	77 -15a-5d-4k6f9g21c
~au>	89 7j
~aud	67 -8i-6a5k17b
~audi	67 -8i-6a5k17b
~aug	67 -8d-5g4j11c
~augh	67 -8d-5g4j11c
~aul	71 -16c-7d-6g12i25b
~aul>	83 -4i10b
~ault	76 -6d-5c6a19b
~aur	82 -7b5i
~aura	82 -7b5i
~aus	64 -10i-4e5d6b14a
~ause	64 -10i5d6b8a
~aut	65 -9g-5i5f9k10a
~auto	66 -8g-4i5f6a10c
~ave	30 -11i-6ef5b9k11c13j26a
~ave>	31 -10i-6def6b10k14j19c23a
~aved	80 -7c-4f11g
~avel	76 -11c5f7d
~aver	89 -5c6a8g
~aves	89 4a
~avi	65 -12i-8c14g15b
~avin	65 -12i-8c14g15b
~avo	79 -7a-5g21c
~avor	79 -7a-5g21c
~avy	87 
~avy>	87 
~aw>	68 -14g-10j-7d11c16i17e
~awa	64 -12b-5ij4a5k18d
~away	65 -12b-6j-5ci5ak19d
~awe	69 -8j-6a5b11k
~awer	86 -9a8b
~awes	71 -10j12k
~awf	87 -5a5i
~awfu	87 -5a5i
~awl	81 -12c-9g9i14b
~awl>	82 -5c-4b9i
~aws	80 -9g4a5c9b
~awsu	83 -8g6c10a
~aww	79 -13a-5g6ei9d
~aww>	79 -13a-5g6ei9d
~awy	76 -6d-4g5a10k
~awye	76 -6d-4g5a10k
~ax>	75 -10b-7g-5a6fjk
~axe	84 -9a9b
~axes	84 -9a9b
~ay>	33 -13h-5aj12g22c35i
~ayb	80 -11c6e16a
~aybe	80 -11c6e16a
~ayc	70 -10c-7b-5ak6f14g
~ayca	89 7g
~aych	71 -10c-6b-5k4e7f8g
~aye	84 -6b10k
~ayer	87 -6b5k
~ayi	58 -13j-12f-8e-6c4b12d16g17i
~ayin	58 -13j-12f-8e-6c4b12d16g17i
~aym	64 -9j-5c5k9b11e
~ayme	64 -9j-5c5k9b11e
~ayo	84 11g
~ayou	86 13g
~ayr	67 -9a6d7g
~ayro	67 -9a6d7g
~ays	53 -15a4d6c7i
~ays>	53 -15a4d6c7i
~azy	76 -7i5b9h
~azy>	76 -7i5b9h
~ba>	81 -9b6g8a
~bab	67 -6b5e11a
~babi	89 5d
~baby	68 -7d-6b5e14a
~bac	51 -12d-8e6hj8i9a
~bacc	79 -7b-5e10a
~bach	82 -4c4j8b
~back	52 -12d-5e6h9i
~bad	69 -10a-7j-6e4g8c17i
~bad>	70 -7j-6e-5a5g17i
~bal	68 -13c-11b-9a-4i4d5jk32g
~bala	82 -15c16g
~ball	71 -12b-8a-5i4k5dj18g
~ban	52 -9g-8ci-5k5e12b27d
~band	56 -5k5d6b8e
~bank	65 -7g-6ci-5j9b28d
~bar	70 -14a-7dg9e28c
~bar>	86 -14d-5c18a
~barb	89 -6j14e
~bare	84 -5g4b6d
~bark	89 -8j5a13c
~barn	83 -22a27c
~bas	66 -8a6c7i10j
~base	67 -4k5g7a8i
~bat	72 -10a-4b5k7j9g
~bath	73 -10a-4b5k7j9g
~bbe	89 -4b4c5a
~bber	89 -4b4c5a
~bbi	80 -7g12c
~bbie	81 -6g5c
~bco	79 5g
~bcon	79 5g
~be>	49 -16i-11f-5bg7j8k11e12d15a
~bea	74 -8k-5cj5g6b15a
~beag	89 4a
~beat	80 -7j-6k5g14a
~bec	64 -11i-4g4d5b19c
~beca	66 -10i-9a5dg7b11c
~beco	86 -10g4e5c9a
~bed	73 -13a23g
~bed>	89 -5a7j
~bedr	76 -9a7gk
~bee	49 -11j-4dg4bh7k9c18i
~been	49 -12j-5g-4d4bh7k9c19i
~beer	83 
~bef	55 -16k4af5g9i
~befo	55 -16k4af5g9i
~beg	89 
~beh	68 -9cg-4i4k5f12h14d
~behi	69 -9cg-6b-5i4k5f12h14d
~bei	70 -10b-6k5e7f10i
~bein	70 -10b-6k5e7f10i
~bel	68 -13b-6k8af10j
~beli	79 -13g-6a-4bk6cj9e11f
~bell	83 -5a8b
~belo	77 -8b-5c9g15a
~belt	89 -11b-5k5j6a11g
~ben	67 8a9d
~bend	82 7a
~bene	70 10d
~ber	48 -17b-8dh6e9c10g12a13i
~ber>	49 -15b-10i-9j-7d-5h-4k5a14ce15f18g
~bers	67 -24f-10g-5ce11k15a22i
~bes	61 -17g-12a-7b-6j6h7ei11c16d
~besi	68 -7g5c22d
~best	68 -12g-8a-4d5k8h9e11c
~bet	61 -9i-4h8c13b
~bete	80 10a
~bett	65 -8f-5ai4j9b10k
~betw	78 -8k-4a7f10b
~bid	89 5g
~bie	77 -5g4c
~bies	77 -5g4c
~big	56 -22i-6a-5j4d8k15b19g
~big>	58 -13i-8d11k14b
~bigg	75 -10a8g16d
~bigs	86 -13i15g
~bik	77 6k
~bike	77 6k
~bil	56 -7j-6g-5e5a6d7f12b
~bile	87 -7a-6k5b9f
~bili	59 6g9a
~bill	68 -14g-9j8b9d
~bin	68 -15g-10b8i11j13c
~bin>	82 -12a-7b7c9j13i
~bind	84 -11c5a6f7b
~bing	75 -11bg5k12c14a
~bir	63 -12a-6bg19ce
~bird	89 
~birt	64 -11a-7b-5g11c27e
~bis	87 4g
~bisc	87 4g
~bit	76 -5c4d6a8g
~bit>	77 7a8g
~bla	80 5bd6c
~blam	82 5bd
~ble	52 -11k-5i-4eh6b15ac
~ble>	54 -9k-7ej-5g-4i6b39a
~blem	74 -5acg5e7b9j
~bles	77 -25a-6b8d10g23c
~bli	83 5i
~blin	89 6i
~blo	68 -13g-12b-6k9e11c17a
~bloc	89 -7b12c
~bloo	70 -6g-5b-4i6j10e11a
~blow	86 -8g-4j5ac11i
~blu	83 -6c6a7g
~blue	87 -6c8g
~bly	89 7g
~bly>	89 7g
~bnb	84 -6b12a
~bnb>	84 -6b12a
~bo>	87 -8a7k
~boa	70 -9b-8c4fj19a
~boar	74 -5b-4ck4j5f11a
~boat	81 -5b-4c10a
~bod	46 -16b5ik11d
~bodi	80 -8a9c
~body	47 -15b4a5i12d
~bol	83 4j6b
~bolt	83 4j6b
~bon	86 
~boo	63 -6gi-5e4b5dh6k7j
~book	64 -5ei-4c4k5d6h8j
~boot	87 6c
~bop	83 -4g5a6c
~bop>	83 -4g5a6c
~bor	63 -14g-11k-5ah6d8j13b16e
~bor>	79 -8a-5g6b8j
~borh	87 -6a6g7e
~born	72 -10g-7dk6a18e
~borr	77 -10a8b16d
~bors	82 -5c-4g6j12a
~bos	77 -7j-5k-4f8c16a
~boss	78 -5k-4f8a9c
~bot	63 -6c-5g-4i5h9ab
~both	65 -9c-6k5j6h10b
~bott	83 5k6c
~bou	40 -10de4h5f8c27k
~boug	69 -9i-7j-5e5a9k17b
~boun	86 -4cj4k11a
~bout	41 -10d-8a-7e-6b4j6fh12c21k
~bov	79 -11c16d
~bove	79 -11c16d
~bow	89 -7a10b
~box	68 -8a-7f-4g4dj11ek
~box>	69 -8c-7f-5b5d12e13k
~boxe	87 -8a5c8b
~boy	70 -13a-8cg7i8hj16b
~boy>	75 -8g-7c-6a9hi11j
~boys	79 -8a16b
~bra	72 -6j24i
~brak	87 -5k13a
~bran	78 -6g-5c6b15i
~bre	57 -14b-8a-5i8h9f10g12c
~brea	68 -11b-9a4e7f18c
~bree	84 
~brel	62 -5bc-4i7h14g
~bri	63 -14a-9i-7k6d11g17h
~bric	74 7a10c
~brid	89 -9d-6a7c11j
~brin	68 -15ac-7i6f7g13d20h
~bro	61 -14d10ij
~brok	73 -16a-10d-6g5f6i7b18c
~bron	89 -13a4k13i
~brot	69 -9g-7k-4d12a15c
~brou	84 -7g4k7e11a
~bs>	63 -15b-11k-8c5g6i10d21a
~bsi	81 -6h6c12b
~bsit	81 -6h6c12b
~bt>	82 -11a5g10b
~bts	89 -18a23c
~bts>	89 -18a23c
~buc	80 -6c6a13h
~buck	80 -6c6a13h
~bud	71 -7d-4c5k18g
~budd	77 -7d4j6g
~budg	79 -5a14g
~bug	78 -10g-5i5k8b9h
~bugg	89 -5g5k10c
~bugs	84 -6c-5gi10b12h
~bui	55 -11c-6di-5j10g11k20e
~buil	55 -11c-6di-5j10g11k20e
~bul	86 -7c-4k5i6f7b
~bull	87 -7c-4k5i6f7b
~bum	79 -9a-6c-5h9b14j
~bump	79 -5ch14j
~bun	74 -11g-6c7i9b13a
~bunc	84 -12a6d13b
~bund	83 -5i12a
~bung	87 -8b-7g-5c8a15i
~bur	62 -17a-11b-6k6cg16i19j
~bure	89 7j
~burg	89 5c
~buri	79 -4a6c
~burn	68 -10b-8c-6a13g17i
~burs	81 9c
~bury	89 -22a27j
~bus	50 -14i-8f8bcdj12e
~bus>	81 -6i-4g7a8j
~busi	51 -13i-12a-6f6j9c11bd
~busy	73 -5c5i6a13e
~but	62 -13a-5dk4b10e15g
~but>	63 -8i-7b-5k-4d5e18g
~butc	89 -4c15i
~butt	89 -6a7e8b
~buy	62 -5ik-4g4b7a
~buy>	64 -5i-4k4cef6b
~buyi	84 -7c13a
~by>	50 -23d-10g-8hk4c9a13e17b19i
~bys	83 -7b5a7c
~bys>	84 -7a11c
~cab	84 -9ab-7c8e9j13i
~cabi	86 -7ac-6b9j14i
~cak	87 -12c4k8a9g
~cake	87 -12c4k8a9g
~cal	48 -19ag-18i-16e-6c5j8f23h29bd
~cal>	62 -9i-8c6ad11b
~cale	81 -7ce-5a7i16g
~call	51 -38g-16i-13a-10e5c7fj19b26dh
~cam	62 -9bi-6d6k11j17g
~came	64 -10a-8i-5d7k11g13j
~camp	87 -15b10g15a
~can	46 -17k-13j-10g5i7c9d10f14a15e
~can>	48 -25k-23j7d8i11f12c13e16a
~canc	70 -11g-5bc4d6k8e12j
~cand	89 -5a7k
~cane	79 4j
~cant	83 
~cap	84 -18a-5b-4g4k8j20c
~car	41 -12k-10b-7j-5e9a20c34i
~car>	49 -9bd-7ej6g12ai13c
~card	58 -12g-7ak-4h12bi14c
~care	64 -10c-8b-5i7d9g12a
~carp	86 -7a-6c5j9k
~carr	58 -7i-5b5c6gk8d
~cars	65 -20k-11g8c11d21i
~cart	89 5e
~cary	82 -9j-5g5e23i
~cas	63 -16a6k9g20b
~case	76 -8a9j
~cash	66 -12a10g21b
~cat	54 -10a-9i-7c-6j-4dh4f9g10e24k
~cat>	89 -5a7b
~catc	74 -14d-9a5j11e23k
~cate	63 -5b5g6f9d
~cati	66 -8j-6b-4i14k
~cats	84 -11b7a8g
~cau	65 -10i-9c6b16k
~caus	65 -10i5d6b8a
~cce	81 -8b11a
~ccen	87 
~cci	69 -15c-6b6d7a12e
~ccid	69 -15c-6b6d7a12e
~cco	61 -14g-6deh-5ik4a9j15b17c
~cco>	76 -5e4b12a
~ccou	63 -12g-6hk-5d-4a7j12b20c
~ccu	74 -4b4c12g
~ccup	79 -8a-5k24c
~ccur	83 -20c7aj9g
~ce>	36 -16c-8j-5f5e7g10k11a13b22i
~ceb	89 -5b6j7c
~cebo	89 -5b6j7c
~ced	70 -14j-6a-5c5g31b
~ced>	70 -14j-6a-5c5g31b
~cei	77 -6ag-5e5j6k10f
~ceil	84 -7a4g6j11f
~ceip	83 -11g6c8k
~cel	70 -10ag12c15b
~cel>	84 -5a5b
~cele	86 
~cell	76 -11g-7a12b14c
~cem	77 -11g5b10a
~ceme	78 -11g5b7a
~cen	55 -10a-7c-6i6bde11g
~cens	59 -11a-5j4k5b9e10d
~cent	64 -9c-7k-5d5h10j16g
~cer	58 -9b-7i-5c-4h6j8a16d
~cer>	74 -12g-10b6e10j15d
~ceri	84 -5f6a12g
~cern	84 8a9c
~cert	62 8d
~ces	64 -22c4i5a7k21d
~ces>	69 -22c-6b8k13a17d
~cess	75 -8a-4g4b7d
~ch>	39 -37i-34a-14j-6h7e8f10g16c19k28bd
~cha	53 -11ej-8i-7c-4f8b9k15g20d
~cha>	83 -9a-6g-5e12cd
~chai	76 -19j-9a-5c10h12b16d
~chan	59 -7be-6g-5h-4d14k25a
~char	68 -11c-7a5b14g
~chas	83 -19a29g
~chat	82 -8g-7c-4k4d7a12j
~che	50 -9h-7d7i10b13j
~chea	77 -10c-5e-4d5b9g12a
~chec	57 -8a-6gj-4h9c12be
~ched	71 -8g-5i6j9c
~chel	82 -4c4j8b
~chem	89 
~chen	70 -11a-5b4i10j11g
~cher	79 -8a-4c5b17i
~ches	73 -5e-4k4d5g
~chew	86 5b
~chi	60 -11j-10d-6e5g7a9c12b
~chil	70 -13d-5e6fi7b8g
~chim	84 -6b6d
~chin	68 -12j-5i-4d9b10c12a
~chit	87 5b
~cho	59 -24g-6e-4b4i7d9c12f
~chol	89 -10g5a10i
~choo	60 -16g-7h-5e4dj5k11c13f
~chr	84 13f
~chri	84 13f
~chu	79 -6b5af
~chur	79 -6b5f6a
~cia	58 -17g-8a-5k-4i8d12b20c
~cial	62 -9g-6j-4i5b6e22c
~cian	87 -4a14j
~ciar	77 -10g7c14d
~ciat	84 -5ck13b
~cid	64 -9cg-5b7i8j9e11d
~cide	64 -17a-12c-8g7i9e12d13j
~cidi	87 -11b-7j5c20a
~cie	68 -9b-6d7a14c
~cies	69 -5ad14c
~cig	81 -6a5bek
~ciga	81 -6a5bek
~cin	78 -4b7c8a
~cin>	89 9a
~cine	86 9c
~cing	89 
~cis	78 -5k5a6d
~cisi	78 -5k5a6d
~cit	71 -12b-6g-5j8e10a11f
~cita	89 -4a7c
~citi	87 -7b-5g5f13e
~city	76 -6b4ac9f
~ck>	43 -14j-11b-10a-7h6c7d8g12e17ik
~cka	77 -7g4a8bc
~ckag	77 -7g4a8bc
~cke	56 -9i-8de-6c-5a14bh16j
~cked	64 -8g-7i-6f-5ek5c8b9h14j
~cker	76 -10c-9a-5g5f10b12h
~cket	65 -5i-4b6fj10g
~ckg	86 6b
~ckgr	86 6b
~cki	71 -12g-6ac4i11h15b
~ckin	71 -12g-6ac4i11h15b
~ckl	80 -8c-6g7d13h
~ckle	83 -7c-6g4a13h
~cko	83 -10c-6a8i13g
~ckon	89 -8c10g
~cks	61 -16b-11i-10d-4k8h10g32a
~cks>	61 -11i-10bd-4k8h11g24a
~cku	69 -10c-7a12e17i
~ckup	69 -10c-7a12e17i
~cky	77 -8a-6d13c
~cky>	81 -6d6c
~ckya	89 -9a9c
~cla	56 -13a-8d6k8i11c
~clai	59 -11a-5d9g10i
~clar	82 
~clas	77 -8b-5g6f7ac
~clau	87 
~cle	57 -20i-11g-7d-4e9j11b12k26a
~cle>	66 -11a-6d6b19k
~clea	66 -21i-10c6j8b28a
~cles	72 -7g5j15a
~cli	60 -11g-9k-5b-4i5e8f9a16d
~clie	64 -5gjk5c11d
~clim	80 -15b8d18a
~clin	79 -5dk5b6e11f
~clo	54 -20c-19a-10i-4h5j8b19e27g
~cloc	82 -12c-5a9be10g
~clos	56 -15c-11a-8i5f6j15e16g
~clot	86 8g
~clou	84 -5a5b
~clu	73 -5b15a
~clud	74 -8b13a
~co>	71 -11a-5e-4c6k8i17g
~coa	82 -6a6b8g
~coas	87 5g
~cod	72 -8g-6a-5f24c
~code	72 -8g-6a-5f24c
~cof	82 -4j6k9i
~coff	82 -4j6k9i
~coh	75 7cg
~coho	75 7cg
~coi	82 -10k13b
~coi>	86 -10k6ab
~col	58 -6ci5g8b11a
~cold	84 
~coll	59 -6ci7g9b14a
~colo	89 5j
~colu	89 5d
~com	40 -16a-6k-5j-4eg9df23c28h
~com>	89 -5a11j
~come	51 -9a-8e-7ik5c40h
~comf	78 -7c5f8a
~comi	67 -23b-15a-10j-9k9i11f41c
~comm	65 -9c-6a5gk21b
~comp	46 -4c5e8d16b
~con	50 -10e-9c-7h-6d5j7b9i11f15a
~con>	89 -11c-9a10j11f
~conc	83 6b9c
~cond	62 -12g-6b9cj12i
~conf	87 -4d6c
~cong	80 -7j4c12i
~cons	71 -16c5g26a
~cont	60 -12c-7a-6e4d9k11bg
~conv	79 -11k5j7c
~coo	66 -14b-12j-8f5a6c27d
~cook	86 -6b-5c7a8d
~cool	67 -12j-9b-8f10c21d
~cop	73 -16b-7g-6k5ij18a
~copp	86 -17b18a
~copy	78 -7k-5cg4a6i8j
~cor	56 -17i-15a-13d-5h4c6g10bf33j
~cord	62 -18i-11c-9d-6g7k9j12b19a
~core	77 -27a-7k-5b5i20g21c
~corn	87 -9a-6k10c17f
~corp	77 -5i14b
~corr	69 -9a-7bc32j
~cos	60 -13a-9i-6h-4k9j29g
~cost	60 -13a-9i-6h-4k9j29g
~cot	89 4a
~coti	89 4a
~cou	44 -10h-9d-6a-4i14c16e17g
~couc	82 5bc
~coul	50 -21k-15j-6h-5f12g19e28a
~coun	55 -12a-8hi-5d11f22k
~coup	75 -12f-8b7g15c
~cour	78 -36a4f6b16j18c
~cous	82 -5b6af
~cov	48 -20d-10f-6e-4j5hk12ac20b
~cove	48 -20d-11g-10f-4j5hk12a19c20b
~cow	86 
~cowo	89 
~cpa	83 
~cpa>	84 
~cr>	86 
~cra	65 -16a-13g-5e4c5k6dh25b
~cras	78 -7a-5b5k8c10d
~crat	86 9b
~craw	80 -11c-9g8i14b
~craz	76 -7i5b6c9h
~cre	57 -13g-10f-4h9b12e17a
~crea	77 -12g-6k11e16a
~cred	64 -14f-11g5k11a12c
~cree	75 -7c4f8a
~crem	83 5b7c
~crew	75 -11c-6i-5a4d5e9g
~cri	73 -10g-7c-6a4ei8d13k
~crib	83 -6g-5a-4i17k
~crip	82 -5c10d
~cro	73 -20c-7g9b11di
~cros	84 -6c-4a5bi
~crow	78 -15c-5k6ab12d
~cs>	79 -9a6c7h
~ct>	58 -31a-9ei-7g5f6b7h10c14k23j
~cte	74 -13a11bj
~cted	76 -10c12j
~cter	89 -20a13c14b
~cti	56 -7d-5bef6j10a14k
~ctib	63 8g
~ctin	83 -8g-5d5c14k
~ctio	66 -5g7k
~ctiv	87 -5c12a
~ctl	73 -12i-8b-4jk5fg6a17c
~ctly	73 -12i-8b-4jk5fg6a17c
~cto	60 -17g-10a-5c4e13i23d
~ctor	60 -17g-10a-5c4e13i23d
~ctr	72 -8c-7a-5i5j6g9b
~ctri	75 -17c-5i7gj12b
~ctro	86 -4a9c
~cts	75 -14b5d22c
~cts>	75 -14b5d22c
~ctu	63 -11g-7b-6j4f8k9c13a
~ctua	73 -5j6ci
~ctur	67 -10g-5b-4i4c5f7k12a
~cub	83 -9b6g9a
~cuba	83 -9b6g9a
~cui	86 
~cuit	87 4g
~cup	77 -10a-7k4i22c
~cupa	80 -7a-6k26c
~cur	59 -17a-5d-4g8e9j18k
~curi	72 -8a-6gj7b19k
~curl	87 -4a11i
~curr	63 -6b5k12e
~cus	60 -13g-5e-4bj14h16d
~cuse	87 -18g15c17h
~cush	86 -9c8ak
~cust	62 -9b5a13d
~cut	71 -7k-5a5b7g8c
~cut>	75 -5ik6b9c
~cute	89 -4g7i
~cy>	48 -13i-5d8k10a11e
~cyb	87 6a
~cybe	87 6a
~cyc	80 4d5k
~cycl	80 4d5k
~da>	87 -5a12f
~dad	66 -16c-11a-5j6d7b9g17f
~dad>	70 -18c-12a6k10g20f
~dadd	77 9d
~dads	87 5b
~dam	67 -8b-7e-5c5k11g14a
~dama	67 -8b-7e-5c5k11g14a
~dan	78 -10c-6f6e15a
~dang	82 -10c6ae
~dar	87 5k
~das	74 -9k-6b12a
~das>	89 -4g5i
~dash	76 -9k-6b14a
~dat	59 -16g-11ad-7b-5h4k30e31c
~data	84 -8d10a
~date	61 -16a-13bg-6i-4d4k27c33e
~dati	81 -7a-4g6ci8b
~dau	67 -6d-5gk5j6a11c
~daug	67 -6d-5gk5j6a11c
~day	44 -13a-8b-6g6f7j12e25c
~day>	47 -24g-15ai-7b10j15f16e33c
~dayc	89 7g
~days	59 -11fj7a13i18g
~dba	89 
~dbo	80 5a
~dbol	84 4j5a
~dboo	89 
~dd>	71 -19b-18a-6f5j8g12c20k
~dda	86 -9a5ce
~ddad	87 -4a5c
~dde	75 -8e-7b7d13a
~dded	83 13a
~dden	87 -7e5c
~dder	84 -6b11d
~ddi	68 -5g-4d4k5f6e8j
~ddin	77 -12c-8d6fk12j
~ddit	74 4c
~ddl	77 -10a-7i6e7b11c
~ddle	78 -10a-7i4g6e7b13c
~ddr	62 -11a-10b-6gj6c9e12k16f
~ddre	62 -11a-10b-6gj6c9e12k16f
~ddy	71 5g
~ddy>	73 -7j6c7g
~ddys	87 -9c10j
~de>	49 -17a-8gk-5e8f11i13j20h
~dea	61 -12g-5h6d9k12a
~dea>	77 -9g-4j5c8a9k
~dead	73 -6gk13a
~deal	69 -17g-6a5b6k8c11d
~deat	84 -14c-5b5i21g
~deb	77 -26a9b21c
~debt	79 -26a10b22c
~dec	61 -12g-6b4e6d10a13j
~dec>	78 8a
~dece	86 -10b4j13a
~deci	68 -8g-5ak4i9j10d
~deck	89 7j
~decl	75 4b5e
~ded	55 -9ej-5b-4h6i8c9g12a
~ded>	61 -13j-11g-9b-7e-6h6di11c24a
~dedu	63 -10a21g
~dee	78 -8a4g10i11c
~deep	86 -17a5j7g14i
~deer	87 5a16c
~deg	79 -10c8b11g
~degr	79 -10c8b11g
~del	63 -7cg9a10e
~del>	79 -7g-5ae4k10bc
~deli	66 -16c-9b14a15e
~den	57 -8a-7cg-5f6d13e18j
~den>	78 -8e-5g4i5c8b
~denc	84 -13a-8g7j13e
~deni	87 6d
~dent	60 -19c-8b-5k6g8a11e13j
~deo	84 
~deo>	84 
~dep	69 -15c-8a-6i6g11d14b
~depa	79 -12c-9a-6i7g9b16d
~depe	75 -7a13b
~der	51 -20a-6e-5cj9f11d17bg
~der>	53 -18j-12e-6hk6d8f14b27c
~dere	89 -20c8f19g
~deri	84 -11a10g
~ders	68 -19a-17c-6i-4f6h10k11e19j
~derw	82 -8c6d9a
~des	58 -23g-5e-4fh5c6d9b12k15j
~des>	63 -13g5j6i12cd
~desc	84 -6g-4ai18k
~desi	84 5b
~desk	82 -4ac11b
~dest	73 -9b-7i-6g-4d4k12a14j
~det	77 -5b7c
~deta	84 -5bc4j6a
~dete	83 12c
~dev	82 5j
~devi	82 5j
~df>	89 -5c4a6f
~dge	73 -10a-5j6c11g12k
~dge>	87 -4j13c
~dget	77 -6a4k13g
~dgm	89 
~dgme	89 
~dia	69 8d
~diab	79 10a
~diag	83 -8a5e6cg
~dian	81 -5c13d
~dic	67 -19a4b20c
~dica	69 -18a4d5b14c
~dici	86 9c
~did	36 -27k-14bd6g8h15ce16i22a
~did>	36 -27k-14bd6g8h15ce16i22a
~die	68 -10e-4b6i7j8a
~die>	80 -7c-5j6ag10i
~died	73 -9e-5c7a13j
~dies	87 14c
~dif	68 -7bj5k7g14c
~diff	68 -7bj5k7g14c
~dig	75 -6ab-5j7k18c
~digi	75 -6ab-5j7k18c
~dil	79 -8a7g9c
~dily	80 -8a9c
~dim	89 -11a-5c6g10b
~dime	89 -11a-5c6g10b
~din	51 -11i5c10j16f
~din>	69 -7k-5i5g12j
~ding	54 -8a-6h-5i-4e6j9c19f
~dinn	82 -8j5d7e10a
~dip	86 -18b10c13a
~dir	89 -5a7b8h
~dis	63 -23c-5d4g9j13k14a
~disa	80 5a8j
~disc	69 -8j-5g10b12k
~dise	86 5a
~dist	82 -21c-8b10j19g
~dit	55 -21g-5f5ek10c19b
~dit>	60 -13f-10g-5i-4d6k13b16c
~ditc	89 7f
~dite	84 10a
~diti	67 -10g-5k5f7b9i
~dito	86 4a
~dits	89 -7a5bk
~div	70 -11c-8j5g13ab
~dive	86 -9b6a9g
~divi	77 10b
~divo	81 -10j-9c12a13b
~dju	82 -6b-4g4k9i
~djus	82 -6b-4g4k9i
~dki	89 7a
~dkid	89 7a
~dle	61 -16a-8g-6fj14i15b
~dle>	69 -43a-11g-5fj4e7h8b10c38i
~dled	77 -21i-5c33a
~dles	73 -6a-5g8b10d
~dli	77 -8d13b
~dlin	78 -9d13b
~dlo	67 -6e8cd
~dlor	67 -6e8cd
~dma	86 -7a-4g6c8j
~dma>	87 -7a-4g6c8j
~dmv	87 -4ac12d
~dmv>	87 -4ac12d
~dne	89 -10d12c
~do>	27 -42k-35j-8g8i11h13b18f20e29c41a
~dob	84 -10a19c
~dob>	84 -10a19c
~doc	68 -14g-6a-4c7i16d
~doct	69 -13g-5a7i16d
~doe	41 -25k-10j-9h12e14i19d22a
~does	41 -25k-10j-9h12e14i19d22a
~dog	71 -8b5a9j
~dog>	74 -10a10j
~dogs	83 -11b18a
~doi	61 -14g-8dej-5h5b18i20c
~doin	61 -14g-8dej-5h5b18i20c
~dol	65 -11a-7c5k7g14j
~doll	65 -11a-7c5k7g14j
~dom	81 8g
~dome	83 -10a8g
~don	62 -14a4b7d11c
~done	62 -14a4b7d11c
~doo	64 -13b-12c-5i7k8f9j12e
~door	64 -13b-12c-5i6k8f9j12e
~dor	80 -14b-11g7i10c13a
~dor>	89 -6g12c
~dors	87 -4b8i
~dos	86 -10c13g
~dose	87 -10c13g
~dot	81 -13a-6c22j
~dot>	84 -12a20j
~dou	86 -12a-5c9g12b
~doub	89 -15a10g13b
~dow	52 -19a-10i-7c-6g5k8d10eh20j
~dow>	86 -7g5e6j12i
~dowe	89 -7j-4ci10b12a
~down	52 -15i-14a4d7ek10h13j
~dra	66 -11c5e6g
~draf	87 -4a6c
~drag	89 -5b6hi
~drai	87 
~dran	75 -6c-4i7a12g
~draw	79 -10c-9a8e12b
~dre	59 -13a-6j8e14k15f
~dren	73 -9c7b
~dres	62 -11a-10b-6gj6c9e12k16f
~dri	46 -7gh-6f6d7i8bc10a
~drin	72 -10d24a
~drip	89 -5a5b
~driv	47 -8g-6h8bi10c13d
~dro	64 -22a-11c5gk14b19h
~droo	76 -9a7gk
~drop	69 -13ac-4i15b22h
~dru	79 -14c5a10d
~drug	79 -14c9a10d
~dry	83 -5g4a
~ds>	45 -7b-6h-5f9a10g20j
~dsh	79 -5j8b
~dshi	83 -5j
~dsi	78 -4b8j
~dsid	78 -4b8j
~dt>	89 
~dua	84 5f
~duat	86 -6b5f
~duc	60 -17a-7b-5f4k12g28c
~duca	80 -6gj-5a12k13c
~duct	61 -13a-4b15c17g
~due	76 -15c-6g-5b11a22e
~due>	76 -15c-6g-5b11a22e
~dui	83 -7a-5g21c
~dui>	87 -21a25c
~dul	80 -4g5e
~dule	81 4a5e
~dup	89 6j
~dupl	89 6j
~dur	87 5c
~duri	87 5c
~dvi	72 -7g5b6j7a
~dvic	75 -9c-4g8a10d
~dvis	83 -12d7j8c
~dwe	79 -8a-6c13g
~dwel	79 -8a-6c13g
~dwo	89 -8a6j9c
~dy>	45 -7b6j8e17a
~dys	68 -9g-7e10k11j
~dys>	68 -9g-7e10k11j
~ea>	70 -18c-12g-10e4j12k34f
~eab	83 -4b16f
~eabo	83 -4b16f
~eac	59 -10i-9a-4b4c7e9j10k
~each	60 -10i-9a-4b4c5g7k8e9j
~eact	89 5k
~ead	52 -26c-16i-7ad-6h12f15b20g29k
~ead>	58 -14i-10g-7e-5a15c17b20k
~eadb	84 4j5a
~eade	83 5f
~eadi	81 -19a-5c10g25f
~eadl	83 
~eads	81 -4a7g
~eady	66 -6c-5i4k6e11a
~eag	76 -11a6g
~eage	80 -11a5k6c7g
~eagl	89 4a
~eah	70 -22a-7be-4k6di10f22j
~eah>	70 -22a-7be-4k6di10f22j
~eak	62 -16b-11g-10k-9i4f12a17c21j
~eak>	70 -7a-6k4e5j8f
~eake	80 -7b-4k20a
~eaki	83 -11a-10i-5g10c23j
~eaks	74 -10b-8g13a15c
~eal	53 -17g-14a-11f-6h5k9j14b26i
~eal>	66 -10i-9f5j6ae9k
~eale	86 -10a6j11d
~eall	78 -5bk10ai
~eals	89 -16a5d14b
~ealt	58 -14g-8a-6d5c11b25i
~eam	75 -9g-8c8a11i
~eam>	76 -9g-7c4e7k12i
~ean	64 -19i-7g-6cj8h10b26d
~ean>	68 -24i-6j-5g17b28a
~eane	86 -8a11c
~eani	83 -12a-7c-6b7h23d
~eap	76 -11c-5e-4di5b9g15a
~eap>	86 -9c-7j5a7g9b
~eape	81 7j8a
~ear	39 -15i-7c-6bd6fg7h11j13a17e
~ear>	45 -14i-10b-5gh11j14a21e
~earb	80 10a
~eard	74 -16a-12g-8k4c5j8i12h14e
~eare	86 -11a-6c4gj18f
~eari	78 -6b18j
~earl	79 -9j7gk
~earn	72 -25c-5b4e6a9i15g
~ears	51 -12d-11j-10i4c8g10k11bh
~eart	69 -5c-4k6a9d
~eas	51 -19g-18j-17d-6a4e10f11b13c14k15h
~eas>	89 -4d5a6f
~ease	56 -23d-14g-5e-4hi8a10b12f13c18k
~easi	78 -9c-5b-4g6ak16i
~easo	69 -22a-8g-6dk8c16e28h
~east	83 -13b6d8a9g
~easu	75 -16a-4f13d16b
~easy	82 -16j5c6ab
~eat	55 -16j-9d-6e-5h5a10g15i19b
~eat>	63 -18j-6d-5gk7i8c11a16b
~eate	70 6g
~eath	75 -11c-7a5b8i15g
~eati	75 -5c6bi
~eatm	81 
~eats	87 -5a5c
~eau	83 5j
~eau>	89 7j
~eav	58 -14g-9ci-4k4a7d9b11f13h
~eave	60 -15g-6c7d12f14h
~eavi	78 -6i-5c5a9b
~eavy	87 
~ebo	56 -8b-7g-6ek-4f6cj8ai13d
~ebod	57 -6e-5bgk-4f9i10a14d
~eboo	89 -5b6j7c
~ebs	81 -6h6c12b
~ebsi	81 -6h6c12b
~ebt	79 -26a10b22c
~ebt>	82 -11a5g10b
~ebts	89 -18a23c
~ebu	76 -11c4j11a
~ebui	77 -9c4j11a
~ec>	77 7k8a
~eca	64 -10ai-7e4g6c10k12b
~ecal	81 -4d7b
~ecau	66 -10i-9a4c5d6b9k
~ece	70 -13g-6b10a13k
~ece>	86 4jk
~ecei	83 -11g6c8k
~ecen	78 -4b15a
~ech	86 6j
~eci	65 -10g-9k-6a5i8j9d13c
~ecia	80 -4k8c
~ecid	72 -10a-6g5i6cd9j
~ecis	78 -5k5a6d
~eck	55 -8c-5gh6d8i10e
~eck>	59 -8a-6c7i13d
~ecke	89 -5g14c
~ecki	84 -9g-4c6i
~ecko	87 -8c10g
~ecks	73 -7d4b7g9a
~ecku	86 18e
~ecl	75 4b5e
~ecla	81 
~ecli	81 5b6e
~eco	56 -15i-11g-9d-4h8j15c19a
~ecom	80 -13g18c
~econ	65 -12b5g6j10c
~ecor	63 -18i-11c-9d-6g8jk13b20a
~ect	54 -20g-10a-9e-7d-6f5h11c15k29j
~ect>	63 -16a-9g-8i-6e10h18cj
~ecte	77 -10c12j
~ecti	68 -10b-5d-4g6j16k
~ecto	77 -17g4a10c13i
~ectr	72 -8c-7a-5i5j6g9b
~ecu	74 -6g6c7b
~ecur	76 -4g8b
~ed>	30 -29g-14b-6i-5e-4c8fk12h13d34j35a
~eda	83 4d11b
~eday	87 4a5d
~edd	83 -8d-5ac5e8k12j
~eddi	83 -8d-5ac5e8k12j
~ede	89 5ad
~edi	57 -14f-13g34c
~edic	67 -18a4b23c
~edin	78 -7b10c
~edit	64 -14f-11g5k11a12c
~edl	87 -7b-4c9ah
~edle	87 -7b-4c9ah
~edo	79 -7a14e
~edon	82 -6a15e
~edr	76 -9a7gk
~edro	76 -9a7gk
~eds	69 -22b-9e5j9a13g
~eds>	69 -22b-9e5j9a13g
~edu	60 -10a-5f6c8k13g
~educ	61 -14a-4f6k7c16g
~edul	81 4a5e
~ee>	53 -19g-12i-11h-6c-5b5df9e21a23j
~eed	46 -16g-12b-10i-8d-6f-4cj16h56k
~eed>	47 -13g-12i-11d-10j-9c-5f8e12h59k
~eedi	78 -7b10c
~eedl	87 -7b-4c9ah
~eeds	72 -8e-4a5i10j
~eek	55 -11a-7b-4k4c8gh9i
~eek>	60 -13c-7a4b5f11h
~eeke	71 -7a5j14c
~eeks	71 -13b-4ek5c10i13g
~eel	58 -9j-8e-7b4k12i14d
~eel>	62 -18c-10a4h6g9d11i
~eeli	77 -9g-5j6k18c
~eels	75 -4j6c9d
~eem	84 -6d-4e5a7b
~eeme	84 -6d-4e5a7b
~een	47 -14j-5e5g7f8b17i
~een>	48 -15j-9a-5de8f9c10b18i
~eena	79 -9c8g9a
~eens	86 -8c10a
~eent	87 
~eep	51 -16g-8ae6f8ij19k
~eep>	54 -9e-5bg6j9f21k
~eepe	81 -9a-4c4b13d
~eepi	70 -7g6a13i
~eeps	73 -7g-6a4e7h9c
~eer	70 -5ik7j11c
~eer>	76 -4i5a13c
~eers	81 -5a5b
~ees	66 -12i-7j4k8d18g
~ees>	66 -12i-7j4k8d18g
~eet	56 -12k-7g-6ae-5d7h8j9f14c
~eet>	57 -10a-9ek-6d-5g5j10f25c
~eeth	87 -8c-4k6e11h
~eeti	81 -7c4j15a
~eez	87 -41a-9c8b13g34i
~efe	77 -8a-5k-4g8j12b
~efer	78 -12a-5k-4g6j14b
~efi	69 9d
~efic	77 -10g7c14d
~efit	76 -7c7a11g
~efo	55 -16k4af5g9i
~efor	55 -16k4af5g9i
~efr	87 -13a15b
~efro	89 -11a12b
~eft	66 -13c-7i5k9b17g
~eft>	66 -13c-7i5k9b17g
~efu	87 -13c-6b4a17d
~ega	71 -10g-9b6c8a11k
~egac	89 5k6c
~egal	76 -9b-6g7k13a
~egat	87 
~ege	65 -5i6c11b
~ege>	65 -5i-4f7c11b
~egg	86 -10g7c9i
~egi	77 -23c-4a5k25g
~egis	80 -24c4k26g
~egr	78 -9c8b11g
~egre	78 -9c8b11g
~egu	72 -7j6ak10c
~egul	72 -7j6ak10c
~ehe	82 -8a7c11h
~ehen	82 -8a7c11h
~ehi	59 -13g-4i8d9h10k
~ehic	64 -5g-4d5cj7k
~ehin	69 -9cg-6b-5i4k5f12h14d
~eho	71 -7bg8a14c
~ehol	74 -6g16c
~ehou	87 -4b5a
~eig	64 -10d-8j12c19g
~eigh	64 -10d-9j12c19g
~eil	82 -5k-4c5j11f
~eili	84 -7a4g6j11f
~ein	69 -23b-7c-4k5e7f10a17i
~ein>	83 -8c-7b8e9a
~eing	71 -18b-7g8f19i
~eip	83 -11g6c8k
~eipt	83 -11g6c8k
~eir	60 -23c-6b15gh
~eir>	61 -13c-10b7h17g
~eird	89 -8c5f6a
~eirs	87 -6ac6b11h
~eit	82 -5a
~eith	82 -5a
~eje	89 -5a6hj
~ejec	89 -5a6hj
~ek>	60 -13c-7a4b5f11h
~eke	71 -7a5j14c
~eken	71 -7a5j14c
~eks	71 -13b-4ek5c10i13g
~eks>	71 -13b-4ek5c10i13g
~el>	55 -20a-8e-5c4fij10d15b
~eld	74 -10a-5b7j10g
~eld>	75 -10a-5b8j10g
~ele	67 -11c-6bi5h13a
~elec	72 -8c-7a-5i5j6g9b
~eled	86 
~elem	86 8h
~elf	58 -9e-4g5k19b
~elf>	58 -9e-4g5k19b
~eli	60 -16g-13b5c7f13e
~elie	78 -13g-6a-4bk6cj8e11f
~elin	71 -9g-8e-5j7k18c
~eliv	68 -14c-9b11a13e
~ell	39 -21b-10c-8fj-6e6h9a63k
~ell>	41 -22j-16g-14e-11c-9f-8b4i12a78k
~ella	59 -10b-5d6ch11g
~elle	77 -19b7ag
~elli	72 -15a-11k-8c12e13g18j
~ello	87 7c
~ells	87 -5k12j
~elo	70 -11c6a7g
~elon	80 -16b-4cj10g21a
~elor	82 -4c4j8b
~elow	87 -7a8b
~elp	65 -18c-4ej7h11b13i
~elp>	68 -18c-7a8h10b15i
~elpi	87 -9b14a
~elps	86 -8a10b
~elr	78 -7a11c
~elry	78 -7a11c
~els	54 -16g-10a-6e9h11c16d
~els>	74 -4j8d
~else	55 -15g-9a7j8c9h11d
~elt	86 -11b6j10g
~elt>	89 -11b-5k5j6a11g
~ely	69 -6b10i12a
~ely>	69 -6b10i12a
~em>	49 -30a-5f-4j5b6d8h12c19g
~ema	58 -12g-7e6b20c
~emai	60 -10g-6e-4d11a17c
~emat	78 4c7h
~emb	67 -13c-5bg5ad8j10i
~embe	68 -13c-5bgk5d8j10ai
~eme	54 -7bck-4gh6j9d14i15a
~emem	69 -13c-5bgk5d8j9a10i
~emen	58 -6e5a7ci
~emer	83 5d
~emi	73 -9k8c14g
~emic	86 -4a
~emiu	77 -8c-5b4k6a14g
~emo	79 -5c10j
~emod	82 -4c13a
~emp	60 -10c4b8de
~empl	62 -8g-5ce5b10d
~empt	79 -6ac-5k12g16e
~ems	79 -10c11j12a
~ems>	79 -10c10a11j
~en>	34 -12f-11h-6a-4k5i18g60e
~ena	73 -10c-5b6g12a
~enag	78 -9c8g9a
~enan	82 4k
~enc	62 -6c-5b5e6k7a10j
~ence	64 -11c-5bd7e8k14j
~ency	83 -5j4d5a
~end	47 -24a-6bk5fgij11c20e
~end>	52 -16c-13d-8a-5k9i11g12f20e
~enda	84 -6bf5a11c
~ende	64 -11a-5b12d18c
~endi	79 -10a-5c6h11j
~endo	82 -9g-4b7i11c
~ends	67 -10a5d7e11b
~ene	53 -9g-6aci5j6k9h10b11d
~ened	62 -11eg-5a7h8d9c
~enef	70 10d
~ener	72 4k5g
~enew	69 -8c-5g5h15e
~eng	73 -11j-6c-4i9k16g
~enga	83 -10j-6c5ae10g
~enge	81 -4i6g
~eni	71 -33a-8g7f17e19j
~enie	87 5f7d
~enin	75 -28a-7g17ej
~enis	89 -5a6j
~enj	82 -6b6c10a
~enjo	82 -6b6c10a
~enn	87 6j
~eno	69 -22b-16i8g12a18h
~enou	71 -17b-16i-8c8g18h23a
~enov	87 -12a-7b7d14c
~enr	89 -7g-5e14c
~enro	89 -7g-5e14c
~ens	50 -7i-5f7k8h10b
~ens>	63 -10e-8d-6ci7h8g9k11a
~ense	57 -8ag5k6e8d10b
~ensi	69 -5f4c7g8h
~enso	89 
~ent	36 -17c-12i6a7k8ej16b20d
~ent>	40 -24a-14i5h6e10k13bd14g
~enta	67 -11g5j14b
~ente	70 -9j-4gi5b6k12a
~enth	87 
~enti	69 -8bk-5gi5e18a
~entl	75 -10g6j8a
~ento	80 -5c4a7g
~entr	87 -11a14j
~ents	53 -14c-4j11i13ad
~enu	79 -12a7g14c
~enu>	89 11c
~enue	82 -10a5c10g
~env	87 -5a-4g5k6c
~enve	89 -4a6k
~eo>	84 
~eon	79 -12c-6d-5b-4j7a23g
~eone	80 -12c-6d-4j7a23g
~eop	57 -6ej-5f5b15d
~eopl	57 -6ej-5f8a15d
~eor	83 -5a-4c13k
~eorg	84 -5a-4c13k
~eow	75 -9c-7a6j10d12b
~eown	75 -9c-7a6j10d12b
~ep>	53 -6bc-5e5d8f10j17k
~epa	67 -7c-6h7g8b10d
~epai	76 -6h-5a4c7i8j
~epar	72 -12c-6i12b13d
~epe	70 -14a-4c9d16b
~epen	75 -7a13b
~eper	81 -9a-4c4b13d
~eph	87 
~epi	70 -7g6a13i
~epin	70 -7g6a13i
~epl	62 -7d-6g-4j9a13b
~epla	62 -7d-6g-4j9a13b
~epo	76 -7b-5c6f8k9h
~epor	76 -7b-4c8k9h
~eps	69 -6g5ah
~eps>	69 -6g5ah
~ept	71 -12g-10b9a21h
~ept>	72 -10b-9g-7c4f11a22h
~equ	64 9a12g
~equi	65 4a12g
~er>	28 -22g-21e-10i-9b-6h4k7f19a51d52c
~era	49 -7d-6f-5i-4e7hj10ck
~era>	87 5j
~erag	52 -8d-4af5b8c9h
~eral	65 
~eras	79 -5b6k11c
~erat	82 -4c
~erc	63 -13c-5a-4k5h12b14g
~erce	69 -8ac-6k6b7h19g
~erci	72 -6c8b
~ere	32 -24e-20d-13j-12b5a9i12g15k16h59f
~ere>	33 -20e-19d-10b-5j5a6gi12hk15c40f
~erea	83 -4b16f
~ered	61 -18c-15a-7j-4eh5b6gi40f
~eren	67 -9b-7j-5dh4g5k20c
~eres	78 -9a-7cj5g7k20h
~erf	77 -12i-8a-7g8b25c
~erfe	79 -12i-7g26c
~erg	80 -5e4d7i
~erge	83 5d
~eri	60 -16k-15d-7fi-5c5be7a16j26g
~eria	84 5g
~erie	67 -6c-5aef12g19j
~erin	72 -17k-15d-9c-5i11ag14be
~erio	80 -9b4a6c
~erl	87 -8a-6c4e19j
~erly	89 -7a-5c19j
~erm	63 -23c-7f10g12e21b
~erm>	69 -17c-11a-7f4k6j17bg
~erma	83 5b
~ermi	76 -14g-4c4b6a13e
~ern	70 -9c-8d4f6j10b
~erne	89 -4g5a
~erni	79 -12b4e5k7fj
~erno	83 -13c8g9i
~ero	75 -25g-14c6i15a23e
~ero>	86 7a
~erol	89 -10g5a10i
~erou	83 -10c6e7a
~err	74 -22k6c9a11ij
~erra	86 -20k-9b14a18i
~erri	89 6a7c
~erru	86 -10a19j
~ers	41 -15i-13g-10c-6e-5f16dj20b21k
~ers>	44 -14fg-10i-8e-6h9b17a20k21d
~ersa	81 -12k5c12b
~erse	83 -9d-5c19f
~ersh	84 -6a4b6c
~ersi	81 -5a5b6k
~erso	62 -10c5a
~erst	76 -16a-10c-4i8hk19j
~ert	56 -10b-8c4a8j10d11g
~ert>	78 -15a-11c5j10g15b
~erti	64 -15b-4j7c9d12a
~erts	84 -5c-4g5f12a
~erty	66 -9b5j7gk
~erv	66 -4d4a6k10b
~erve	77 -5c8b10a
~ervi	71 10k
~ervo	86 6b
~erw	68 -12c-5b5aj7i10d
~erwa	84 -8b4j6a
~erwi	87 -5a6j
~erwo	76 -4c6i7d
~erwr	82 -8c6d9a
~ery	51 -28a-11d-5ce7ij8f10k14g16b
~ery>	58 -19c-12e-9i-5k4h5bd9fgj10a
~eryb	67 -23a-11d5bfi7g8e10k
~eryo	89 8k
~eryt	63 -25a5c7b13g15i
~es>	30 -25f-15h5a7j11k25bd27g
~esc	71 -8g-7c-5i9ad10k
~escr	72 -9g-8c-5i9ad10k
~ese	62 -4e13i
~ese>	63 -7j8a13i
~esen	86 -9a5k10j
~esh	89 -12a7b11k
~esi	64 -12g-7i23d
~esid	66 -9g-6a-5i23d
~esig	84 5b
~esit	84 -5b8a
~esk	81 -5ac11b
~esk>	82 -4ac11b
~eso	70 -10j11k
~esom	71 -10j12k
~esp	86 -5e-4a10bh
~espe	89 -5e10h
~ess	44 -13i-11g-5bh4a7f15j22c
~ess>	46 -9i8c10af
~essa	89 -5g10c
~esse	76 -9a-6g7k15b
~essi	72 -10b8c15j
~esso	89 -20a-8b5gi21c
~essu	77 -8b-4g9j11c
~est	50 -27g-15a-8b9d12e16i32c
~est>	54 -20g-15b-14k-12a6hi7d10f16e26c
~esta	79 -10f-4c5i8a
~este	82 -9g-4a8i10k
~esti	67 -8a-5eg4h5k11c
~estl	89 10i
~ests	81 5b
~et>	38 -17d-6j8a10e16c27k
~eta	74 
~etac	86 -6b4j6a
~etal	79 7bc
~etc	86 -5g5b7k
~etch	86 -5g5b7k
~ete	70 -10b11a15g
~etec	83 12c
~eter	82 -7a20g
~etes	80 10a
~eth	51 -12i-10j6b8df12e
~ethe	70 -15a-8b-5g-4i5h6j8fk11e
~ethi	53 -14j-9i-7h4e6c8a10d12b
~eti	64 -9c-7b-5d-4i6j7f16a
~etim	84 -9b5e14a
~etin	80 -8c4j5f11a
~etir	68 4j
~eto	84 -12g-11a11c15b
~ets	63 -15c6a7j13k
~ets>	63 -14c7j8a12k
~ett	53 -11f-8c-6hj7k8g9b19i
~ette	59 -9h-8f6k8c11b
~etti	67 -22c-4a5be8i12g
~ettl	77 -11ab-6j5g7c8h14i
~etty	69 -5c12a
~etu	80 -11b7c8j
~etur	83 -12b8j
~etw	78 -8k-4a7f10b
~etwe	78 -8k-4a7f10b
~ety	69 -6g5cj6a
~ety>	69 -6g5cj6a
~eve	41 -26b-5h7i9j11af27k
~eve>	78 -13g-5k-4ab6cj8e11f
~evel	77 -30b-5g17a19c
~even	65 -10a-8d9k20j
~ever	42 -23c-9e-8bj5d7g12i19a26k
~evi	72 -9a4e5d10j
~evic	82 5j
~evid	87 -13a-5g8j14e
~evie	83 -8e10a
~ew>	53 -17k-5f6eg7i13a
~ewa	70 -8g-6f-5a5h22b
~ewal	76 -9b-4g6ach
~eway	77 -11a-6f-5g4k33b
~ewe	68 10c
~ewed	84 
~ewel	78 -7a11c
~ewer	77 9a
~ewh	72 -18c-7f-6g8a13h22b
~ewhe	72 -18c-7f-6g8a13h22b
~ews	83 -15c5b9j10i
~ews>	83 -15c5b9j10i
~ex>	74 -11c-5gk10b14d
~exa	66 -13i-12a-7d8b10f14e
~exac	73 -12i-10a-7j-4d4k10f13c
~exam	73 -10c5j6b12e
~exas	89 5j
~exc	68 -21g-6k-5j-4i7e11h18a
~exce	76 -6a10b
~exch	89 -6k11a
~exci	83 -9c-7b-5g4f11a12e
~excl	87 -5c10a
~excu	87 -18g15c17h
~exi	87 -5a4h10j
~exis	89 -4a5h
~exp	59 -18c-10g-6f7h8a12k13d
~expa	89 -5c6a
~expe	66 -5f-4d5bi7j9k
~expi	80 -5c8e
~expl	70 -13c-9b-6i-5g7a11h20d
~ext	56 -9j-6df-4k11b12c16a
~ext>	61 -9g-6k-5c-4f10a23b
~exte	87 -6b-5a15c
~exti	79 9a
~extr	72 -9j-5bd9c15g
~ey>	41 -24j-7e-5i-4k6a8g9b10c11d21f
~eye	83 -15a-4c5i9bd
~eys	76 -12a5d7b
~eys>	76 -12a5d7b
~fac	75 -18b-8c4a7k9j10d
~face	80 -10b-7c-4a5j9k12g
~fact	83 -10bg5j9a13d
~fai	75 -5f4c7a
~fair	76 -6g-5f4a12c
~fak	83 -14g-9b6a9c10i
~fake	83 -14g-9b6a9c10i
~fal	70 -11g-8j-6cd6a12e23b
~fall	70 -11g-8j-6cd6a12e23b
~fam	59 -8g-7j5b11ci
~fami	59 -7gj8a10b11i
~fan	84 -19b-7g-5j4h15a17c
~fanc	89 -20b-4j6c23a
~far	58 -39i-16d-10c-7b-5j5e8a16f61g
~far>	62 -26i-15j-13b12a14f48g
~farm	72 -15d-8c7b9e12j
~fars	84 -7ai9g10f
~fas	77 -14i5a7c12e
~fast	77 -14i5a7c12e
~fat	78 -16k-7b-5g6c10f17j
~fath	79 -8b-5g6c11f
~fau	76 -6d-5c6a19b
~faul	76 -6d-5c6a19b
~fav	80 15c
~favo	80 15c
~fax	83 -10c7f
~fax>	83 -10c7f
~fe>	49 -7dk-6i12b19a
~fea	89 -5d-4a13c
~fear	89 -5d-4a13c
~fec	77 -8gi23c
~fect	77 -8gi23c
~fed	87 -19g21e
~fed>	89 -19g5j21e
~fee	56 -9ej-6d4k8h9g15i
~fee>	81 -4j6k9i
~feel	61 -11j-10a-8e4c5h7b16i
~feet	69 -7b-4i4h5j6a
~fel	74 -7b-4j4e8c
~fell	74 -7b-4j4e8c
~fen	70 -18b-6c4j25a
~fenc	76 -17b4k14a
~fend	79 5a
~fer	61 -12a-10e-7gh-5j6b8k34c
~fer>	72 -9g-8a-6e12b14c
~fere	66 -10a-7j-6h-5bd9k27c
~fers	89 -4c6a7i
~fes	67 -23a-4b6ck12gi
~fes>	70 -26a5k13gi
~fess	79 -6b
~fet	69 -6ag5j10c
~fety	70 -6ag5j10c
~few	75 -14b6jk13a
~few>	75 -14b6jk13a
~ff>	48 -9ad-6cj-5g6eh13b23k
~ffe	62 -13j-9b-8d-7h-6e4a11i15k19c
~ffee	82 -4j6k9i
~ffer	64 -9j-8b-6dh-5e5i11k22c
~ffi	63 -15c-8g6f10a16d
~ffic	63 -15c-8g6f10a16d
~ffo	84 -7c5a6dg
~ffor	84 -7c5a6dg
~ffs	87 -6a-4c5d9g
~ffs>	89 9g
~fia	87 8j
~fian	87 8j
~fic	55 -13c-8bj5fg32d
~fic>	84 4g5a
~fica	64 -5c-4bh4a10d
~fice	64 -12c-8g-5e8af16d
~fici	76 -13g7e13d
~fie	77 -12a-8b9g10h11j
~fied	86 11h
~fiel	82 -16a-6b13g15j
~fif	84 -6a4b
~fift	84 -6a4b
~fig	67 -16c-6i-4j6eh7k9g
~figh	82 5h6a
~figu	69 -14c-5a-4i6k7e10g
~fil	62 -10b-7h-6g-5e6dk13c
~file	66 -5cg-4b11a
~fill	75 -8h-7b-5a4k8d15c
~fin	54 -13g-12c-4f4i5hk6a7be
~fina	65 -7g-6j-5c6ai7e
~find	69 -17c5d7h
~fine	74 -10a-5gj13b15k
~fing	79 -14k6c13j
~fini	69 -4b9a
~fir	52 -8e-6h7f12d14k
~fire	59 -7bj-5e6k7d11f
~firs	59 -5g-4e6d7a8k
~fis	81 -5b4f
~fish	81 -5b4f
~fit	68 -18k-4a4f5dg14c
~fit>	73 -19k-7a-4d5f13g19c
~fits	77 -9g10d
~fix	71 -7dg-5ek6a17c
~fix>	78 -4g5b
~fixe	83 -5d5a11c
~fixi	89 5f6c
~fla	72 -19g-4i5ak20b
~flat	76 -16g-7c4j8a22b
~fli	89 5k8a
~flo	62 -13a-4e5b8f
~floo	63 4g
~flor	86 -5a12f
~fly	80 -5f8a13b
~fly>	86 
~flyi	89 14b
~fo>	83 6c
~fol	62 -9g-8j-6k-5ce4i6h10b15d
~folk	63 -8a-6k-4ej7h17d
~foll	80 -10g-4j7i15a
~foo	68 -9k-8b-6i12c26g
~food	77 -7a12g
~foot	73 -9b-6k5a21g
~for	33 -30c-6e6h9j12i20k34g
~for>	34 -24b4g6ij12a14h27k
~forc	83 -4c4k6b
~ford	79 -8c-5e5a7i
~fore	54 -17k-11a-4h4f8i12g15b
~forg	86 6g
~form	67 -17c-10a-7g5b6j10h20k
~fort	74 -11c-6a4f12g13b
~forw	79 8a
~fou	73 -13g-7k5a6b19c
~foun	75 -12g-6ak7b25c
~four	89 -7c13a
~fra	74 -9g-8ac4j6b19e
~fram	77 -10c-8g-5a4bj20e
~fre	70 -18g-15a9b26c
~free	72 -16g-15a26c
~fri	69 -7g4a8h
~frie	69 -7g4a8h
~fro	46 -15b-9g-7d4i6c7k8h16a
~from	48 -7c-5d-4b4ei5fk10h
~fron	66 -16b-12g6k10c26a
~fry	87 -4a6j
~fs>	81 -21d-6b17cg
~ft>	62 -8i-7d-5c5b6k7a12g
~ftb	89 
~ftba	89 
~fte	54 -6f-5ek-4i8j9g16d
~ften	73 -17i-10a-6bc14d34g
~fter	55 -16g-6f-4k5a6bcd8ij
~fth	89 -5a5b
~fth>	89 -5a5b
~fts	87 -11c13b
~fts>	87 -11c13b
~ful	60 -14f-5e4k5b8i12a
~ful>	76 -12c-8bg15i18a
~full	62 -14f-6e-4i8g9c13b
~fun	62 -11e-7g-5cj15i17b
~fun>	71 -14a-10e-9j-5g6k19b24i
~fund	77 -10i5g13a
~fune	73 -4g5dj
~fur	71 -10c-5k6gi8e
~furn	72 -6c6gi
~fus	79 -9c5a11d
~fuse	82 -16c7a15d
~gac	89 5k6c
~gacy	89 5k6c
~gad	86 5k
~gadg	87 5k
~gag	63 -5i5g10a
~gage	63 -5i5g10a
~gai	64 -7d-5k-4f5g8i9e
~gain	64 -7d-5k-4f5g8i9e
~gal	73 -14b-13g6k13i15a
~gal>	78 -6b-4c6k12a
~gall	86 8c
~gam	86 -8a5d10j
~game	86 -8a5d10j
~gan	87 4c
~gap	74 -5g4b5e8a
~gap>	75 -5g4b5e7a
~gar	63 -17a-7dg-5c6b12j22f
~gar>	82 -12a7bc
~gara	68 -15c-9b-5g6aj27f
~gard	86 -9a5j7b10c
~gare	86 -5a-4d6be
~gas	81 -13a5b13i
~gas>	81 -13a5b13i
~gat	75 -12b-6cg9a18j
~gate	79 -10b5i11a
~gav	75 -4ei6cg
~gave	75 -4ei6cg
~gc>	86 -9g10c
~ge>	41 -21d-20i-11h-6b-5aj5f7e16k33cg
~gea	89 -21g-11a5f27c
~gear	89 -21g-11a5f27c
~ged	66 -11g-7f-5j14c23a
~ged>	66 -11g-7f-5j14c23a
~gee	84 -14c7a15d
~gee>	84 -14c7a15d
~gem	84 -15c9g16d
~geme	84 -15c9g16d
~gen	58 -17g-10j-8e7a13b27d
~genc	82 4d5a
~gene	72 4k5g
~gent	62 -24g-8e-5j12b28d
~geo	84 -5a-4c13k
~geor	84 -5a-4c13k
~ger	61 -11k-7i-6a5d10b15j
~ger>	68 -23a-17g-10k10b13dj17c
~geri	87 6a
~gero	83 -10c6e7a
~gers	75 -8d-5ci-4j11a14g
~ges	61 -9j-8b-6ei5c10h11k12d
~ges>	65 -13c-7b-6e-5ij8g10k11a12h
~gest	72 -16a-5g-4j14d20c
~get	43 -14f-11b-7c7gi12a15k17e
~get>	44 -15b-10f-6j5i10e13k15ag
~geth	74 -12a-6b-5g-4i5h6e7j10f
~gets	70 -7c6k8b
~gett	68 -8g6e9i
~gge	71 -10b10c14d
~gged	84 -8b10a
~gger	84 5h
~gges	77 -14a11c17d
~ggi	83 -6c4i5h8g
~ggin	84 5hi
~ggr	87 
~ggre	87 
~gh>	48 -17c-10ej-5i-4a8hk11f38g
~ghb	73 5b
~ghbo	73 5b
~ghe	74 -7g-4a8c13b
~gher	77 -5cg19b
~ghes	86 -6b15c
~ghl	75 -14f-8a5j6c18g
~ghly	75 -14f-8a5j6c18g
~ght	34 -17d-8g-6h8k16c32j
~ght>	35 -13d-8b-5h5e6i9a31j
~ghte	67 -7g-6d-5k4i5aej8c
~ghts	71 -23a-12i-7g-4f12b19c20k
~ghw	87 -6c5a
~ghwa	87 -6c5a
~gia	84 -5a-4c13k
~gia>	84 -5a-4c13k
~gie	86 -8c-7a8gj
~gien	89 -5a6j
~gin	60 -13c-9a-7j8k10i19g
~gin>	77 -8c-5f4g5h8a
~gina	74 5d7b
~gine	86 7c
~ging	68 -21a-16c-5j-4d5f11k15i24g
~gir	71 -8a8c14b
~girl	71 -8a8c14b
~gis	79 -17c25g
~gist	79 -17c25g
~git	75 -6ab-5j7k18c
~git>	89 5k
~gits	77 -6b18c
~giv	54 -15e-12j-8f-5i4bc6a10g24k
~give	55 -14e-11j-8d-7f5a10c13g27k
~givi	77 -7c7d11b
~gl>	79 -15g15c
~gla	71 -10a-8g-7k-4d4h12c21b
~glad	82 -9k-8a5d6eh8c
~glas	77 -9d-6g27b
~gle	66 -19k-9g-6a-5c5j11e12i22b
~gle>	69 -19k-7ag-6e4c5j13i27b
~gles	77 -11c20e
~glo	89 -6c8g
~gly	83 -5k6af
~gly>	83 -5k6af
~gma	86 -9a5b8j
~gmai	86 -9a5b8j
~gme	89 
~gmen	89 
~gn>	65 -10c-5gi13b17e
~gna	89 
~gne	79 -17b-9c-7e-4g7j15a17i
~gned	79 -17b-9c-7e-4g7j15a17i
~gni	87 -4a7c
~gnin	87 -4a7c
~gno	82 -8a5ce6g
~gnos	83 -8a5e6cg
~gns	83 
~gns>	83 
~go>	47 -23g-21cj-9bi6dh12e24ak26f
~goa	86 -8a16c
~goal	87 -7a16c
~goe	67 -12i-4j6e18k
~goes	67 -12i-4j6e18k
~goi	54 -11f7g11k12h
~goin	54 -11f7g11k12h
~gol	82 -6g5i6c7b
~gold	89 -8a-4g6i9b
~golf	87 5a8c
~gon	65 -7e-6d8b9j
~gone	66 -7e-6d8b11j
~goo	52 -12k-9f-8g-5j7bh9ci14a
~good	52 -10k-8f-6g6ac8h10bi
~got	40 -17f5b9j11c14d
~got>	40 -16f4k5eg6c11j13d
~gotc	84 -9a-5e9c13d
~gott	76 -5g13a
~gpa	87 -5a10c
~gpa>	87 -5a10c
~gra	58 -21a-13g-5h5d7b8i27c
~grab	81 
~grad	69 -15g-5ae11i24c
~gram	76 -6a-4i4g5b11c
~gran	72 -7a-6i-5b5e12dj
~grat	80 -7j4c12i
~gre	64 -10cik-9j5h11bg20a
~grea	76 -10ij4g7f10c
~gree	71 -12c-6d-5ek7ah8g12b
~greg	87 
~gro	60 -7i-5a-4f9b19g
~groc	83 -5f6a12g
~gros	78 -9a-6c-5be5j7k18g
~grou	69 -11c6g16b
~grow	71 -11g-4j5e19c
~gs>	54 -13b-8ce-6f-5k5j7g15a18h
~gua	79 -5a10d
~guar	81 -5c13d
~gue	71 -15d-5c-4g4b9a12j
~gue>	89 
~gues	72 -15d-5c5b9a12j
~gui	77 5g6k
~guis	83 
~guit	86 -6a-4ce7k9g
~gul	71 -6b6k8c12a
~gula	72 -7j6ak10c
~gum	89 -6a7b
~gun	76 -7b8a11c
~guns	77 -6b-5g8a12c
~gur	69 -14c-5a-4i6k7e10g
~gure	69 -14c-5a-4i6k7e10g
~gut	79 -16a-11c-8g17b20i
~gut>	81 -16a-12c-8g17b21i
~guy	58 -12b-6h-4c5di6f8e9g
~guy>	67 -8e-6b7j12d
~guys	63 -8j-7bc-6d5i8f9g17e
~gym	86 5b7c
~gym>	86 5b7c
~ha>	69 -20a7i13b14d
~hac	79 7c
~hack	79 7c
~had	53 -9g-6b5c14aj
~had>	53 -9g-6b5c14aj
~hah	76 -8a-5c6g10b
~haha	76 -8a-5c6g10b
~hai	66 -23j-14c-10g-9a5h6b12e14d25i
~hail	72 -15c-10g-8j6h14e29i
~hain	87 -6c11h
~hair	75 -19j-12a13b19d
~hak	86 -9a6b13f
~hake	86 -9a6b13f
~hal	63 -14b-7j-6e-5h8d9k26a
~half	65 -10j-6b-5e7a9d13k
~hall	83 15a
~halt	84 -5b4c7a
~ham	83 -11c-6ak7f8e14g
~hame	87 -10c-8j-4ab7f8e16g
~han	48 -16g-14j-10e-9c-6h-4f6b10k23i33a
~han>	62 -6k-4fi6h21a
~hanc	81 -5c9a
~hand	59 -23c-6e-5h-4g4f10a13b19i
~hang	58 -12g-9bj-8e-6h-5f10i11c17k19a
~hank	77 -14a-5g5be6i10c
~hap	51 -18eg-8j5b7c14h16k21i
~hape	73 -14g-12c-10a4b40i
~happ	52 -17e-8gij7a14k16ch
~har	58 -12i-6j-4c8b15ak
~hara	81 -11a9c11b
~hard	72 -11g-6j-5k4f6i11c
~hare	71 -16i-6d-5j7b10a21k
~harg	71 -19c18g
~hari	83 8a
~harm	87 5j
~has	52 -8bd-7j-4hi4c15g19a
~has>	53 -7bdj4c32a
~hase	83 -19a29g
~hat	21 -25a-23b-6j-4d12f19h41c42e46g
~hat>	21 -22b-15a-5k9f20h33c43g44e
~hate	72 -16a-11c-5j5f6g7d26k
~hatl	86 -5g18c
~hatv	77 -15a-5d-4k6f9g21c
~hau	80 -13c-4g9b15i
~haul	80 -13c-4g9b15i
~hav	31 -13i-9f-7d4b7k8g11j15c26a
~have	31 -12i-9f-7d4b7k8g12j15c21a
~havi	77 12a
~hbo	73 -7k5b
~hbor	73 5b
~hda	69 -7a-6bk-4c4j27e
~hday	69 -7a-6b-5c5j24e
~he>	21 -5g6ac10fh12i13dk24j
~hea	47 -15c-7b-6g-5eh15f18j19k
~head	67 -29c-18a-7b-5e11k24f32g
~heal	59 -12g-6ad7c11b21i
~heap	77 -10c-5e-4d5b9g12a
~hear	55 -24g-10i-9b4e6d9a13k20j
~heat	69 -8g7k12c
~heav	87 
~hec	57 -6gj-4h4b9c10e
~heck	57 -6gj-4h4b9c10e
~hed	61 -20g-9i-6b-4f16j33c
~hed>	63 -17g-14a-8i-6e14b16j28c
~heds	89 -26b7k10c11a
~hedu	81 4a5e
~hee	69 -12b6k7j11d
~heel	73 -14b5k6a12d
~heet	83 7j
~hef	84 5a8b
~heft	84 5a8b
~hei	59 -14a-6b6c14gh
~heig	78 -12a-7j-6e31c
~heir	60 -17c-5b-4a15gh
~hel	63 -17c-5e7h12i16b
~hell	87 6c
~helo	82 -4c4j8b
~help	65 -18c-4ej7h11b13i
~hem	52 -11e-10a-7k-6j5g8d9i10c11h
~hem>	53 -11ae-8j-7k4b5g9di10c11h
~hemi	89 
~hen	39 -24f-18a-10hj-9b-8k8g9c98e
~hen>	39 -21f-20h-13a-10k-9j-7b13g21c76e
~hend	75 -11c-9a-7g-5f45e
~hens	78 -6c-4k20h
~her	31 -30e-26a-12i-5b4j8c12g25h69f
~her>	45 -22c-12a-8k-5be8j13h22dg
~here	34 -29e-22d-14b-8aj11k17h19c69f
~heri	86 -10g7b13c
~hers	69 -28i-16g-6k6a7f9h10d23c
~herw	87 -5a6j
~hes	57 -11bj-9e-5k6g7i17c19a
~hes>	68 -6ej7a8g9c
~hese	63 -7j8a13i
~hesi	84 -5b8a
~hest	86 -6b15c
~het	82 -5c11k
~heth	82 -5c11k
~hew	82 5b
~hew>	84 5a
~hey	43 -12j-6k9f15bd
~hey>	43 -12j-6k9f15bd
~hic	52 -32a-17g-13j-7h-6i6k7ef12b24d32c
~hich	55 -32a-17g-16j-6hi7b9f10e28c30d
~hick	89 -4a5bg
~hicl	64 -5g-4d5cj7k
~hid	89 -5c5b
~hie	80 -5j8b
~hiel	83 -5j
~hif	83 -8d4a5e6b
~hift	83 -8d4a5e6b
~hig	62 -13ai-10j10g16f28b
~high	62 -13ai-10j-5c11g19f28b
~hik	84 -11a-7k-6c4b5j21g
~hike	87 -6a6j
~hil	63 -11c-10d-4e5j9b21g
~hild	70 -13d-5ce6i7bf9g
~hile	69 -12c-6i8j14g
~him	67 -12k-4c4b5d10e
~him>	69 -12k5gj9e
~himn	84 -6b6d
~hims	87 -5j10b
~hin	37 -19g-5j4f6h11b15c24i
~hin>	64 -9k-6c-5e7j10b12f
~hind	69 -9cg-6b-5i4k5f12h14d
~hine	73 7a
~hing	40 -22g-16a-8f-6h4e7b13j16i38c
~hink	55 -18c-11j-7d-5b6g21i22h
~hio	80 -10c4j5k7g
~hio>	87 -10a6j9g
~hion	86 -9c8ak
~hip	76 -12a6c9b
~hip>	77 -12a6c9b
~hir	68 -19e-8g-4d6ab7j18c
~hird	81 5i
~hire	73 -19e-7g-4d8j11b19c
~hiri	87 
~his	43 -5i-4a10d13j17e
~his>	44 -9c-6a9j12d18e
~hist	78 -5g7j11c
~hit	62 -20g-6k-4d5ae7c9ij
~hit>	67 -17g-10b7e10a12i
~hitc	89 -6a7b
~hite	83 4b8c
~hits	79 -5b17a
~hly	68 -21a-14f8b16c22g
~hly>	68 -21a-14f8b16c22g
~ho>	39 -26g-14b-13ae-12ij-5cf122d
~hob	81 -9a-6g18c
~hobb	81 -9a-6g18c
~hod	66 -11a-9g-4j5c39d
~hod>	66 -11a-9g-4j5c39d
~hoe	82 -11b-5i6g7d9a
~hoev	89 4k
~hol	52 -21g-6e-5h5bk8cd11a
~hol>	75 7cg
~hold	60 -26g-5e-4f7a8i10c21d
~hole	61 -18d-7c-5f9k13a16b
~holi	84 -12b7a15f
~holl	87 -15a6j12d
~hom	50 -14c-8h-5i6e7f13a15d
~home	50 -11c-8h-5i5dk7ef15a
~hon	60 -9a-7h-6f5e11c18b
~hone	61 -7h-5j-4a6e16b
~hoo	57 -12g-9a-8h6c8k20f
~hood	81 -7a4g7e8f
~hook	87 -4a5b
~hool	61 -13a-12g-7i5j6dk9b14f
~hoos	79 -17b-5eg7i12c17a
~hoot	79 -7c4i6k9f
~hop	56 -8be-7k11i16f
~hop>	59 -9k-6b-5c-4h4a5i21f
~hopi	79 6c
~hopp	79 -4d6c10h
~hops	84 -13e-4c5k12g
~hor	78 -4c8d
~hore	89 -9a10d
~hort	86 
~hos	52 -13f-12a-10c-5bg7ej14i23d
~hose	54 -16f-15a-13c-4g9e18i28d
~hosp	72 -6d-4i4a5j
~hot	67 -14c-12f-4d7g13j19a
~hot>	73 -12f-7c-5b7g13a15j
~hote	84 -7a4b5j
~hoto	84 -4c5a
~hou	41 -9i-8j-7k-4h7b11g14c21e
~houg	74 -24d-6j-5k8g26c
~houl	56 -12i-9j-5k-4h4b8a14cf
~hour	67 -9ag-6i-4d7b34e
~hous	46 -10c-7e-4f6a7b11d17g
~hout	62 -9a-8b6j18e
~hov	86 -13a19d
~hove	86 -13a19d
~how	30 -106a-38b-20j-18d-6f-5k7e15h72g140i
~how>	30 -102a-37b-27j-19d-5f-4k10e16h86g123i
~howe	84 -12g10c
~howi	83 -7a14j
~hows	86 -4a4d6j
~hr>	89 -5a5j
~hre	84 -6d-5k4i10a
~hrea	87 -6d5a
~hri	84 13f
~hris	84 13f
~hro	52 -12eg-10c-8a-6h10fj11d24k
~hroo	83 -11a10b
~hrou	53 -20g-13e-6h10f11dj16k
~hrow	87 -16c10g12k
~hs>	63 -19a-4e5ck6h17b
~ht>	35 -13d-8b-5h5e6i9a31j
~hte	67 -7g-6d-5k4i5aej8c
~hter	67 -7g-6d-5k4i5aej8c
~hts	71 -23a-12i-7g-4f12b19c20k
~hts>	71 -23a-12i-7g-4f12b19c20k
~hug	89 -9a-8c6f7b12g
~huge	89 -9a-8c6f7b12g
~huh	74 -21a-14g5ch13j20i
~huh>	74 -21a-14g5ch13j20i
~hum	89 -5a9e
~hun	81 -9b9j13a
~hunt	84 -12b20a
~hur	60 -20b-13f-7e7i9c27a
~hurc	79 -6b5f6a
~hurr	75 -5b4j12a
~hurt	64 -17f-13b7g8i14ac
~hus	56 -5k5d
~husb	56 -4k4b5d
~hust	87 7g
~hut	70 -16g-9j-5e8c12i21a
~hut>	75 -7c7b15i
~huto	87 4j
~hutt	89 -7b14a
~hwa	84 -6c5a
~hway	87 -6c5a
~hy>	58 -14g-13cd-12i-6k-5ae-4j86h
~hyd	75 -6c-4i7a12g
~hydr	75 -6c-4i7a12g
~hyg	89 -5a6j
~hygi	89 -5a6j
~hys	77 -7g5c
~hysi	77 -7g5c
~ia>	81 -7a-4c11k
~iab	59 5c15a
~iabe	79 10a
~iabi	60 6b8g
~iag	82 -6a5ce6g
~iagn	83 -8a5e6cg
~ial	59 -12g-8j-7i-5d4e10a30c
~ial>	60 -11g-8j-5i12a24c
~iall	83 -4g9e
~ials	86 -9d14c
~ian	74 -8c6j10d
~ian>	79 -10a-7c12d14j
~ianc	87 8j
~iar	74 -16g-12a7b11i13d
~iar>	87 -9a-7cg10b14i
~iary	77 -10g7c14d
~iat	84 -5ck13b
~iate	84 -5ck13b
~ibe	79 -10a-7g-5b6j10i15k
~ibe>	84 -6g-4ai18k
~ibl	61 -6d-5b4c5g20a
~ible	61 -6d-4k4c5g17a
~ic>	67 -14a-5cd11bfk
~ica	55 -6c-5i-4e4k5g9j12d
~ical	63 -11c-4i5d7b11j
~ican	79 4j
~icat	62 -6b-4aj6c9d
~ice	46 -13g-11j-10h-5a6k7i11c12b21d
~ice>	50 -7gh-6j11i13a15b
~icen	59 -8a-6j-4i4k5b8e10d
~icer	83 -11a6f11d
~ices	76 -8c-7b7k8ad
~ich	55 -32a-17g-16j-6hi7bf10e29d32c
~ich>	55 -32a-17g-16j-6hi7b9f10e28c30d
~ici	64 -17a-13g6de7j22c
~icia	73 -14g-7a6e10j12d
~icie	70 -10a-5d16c
~icin	84 9c
~ick	52 -16c-9di7h15k22b
~ick>	59 -10ghj-6d-4f6e21c22k
~icke	65 -20c-9i-7d5a10h11b13j
~icki	80 -7a6bc
~ickl	84 -7c14h
~icks	82 -14c7a8g
~icku	82 -10c-7a5d8b10g
~icl	64 -5g4cj7k
~icle	64 -5g4cj7k
~ico	83 -9a-7b-6j25g
~icot	89 4a
~ics	80 -6a6c8h
~ics>	80 -6a6c8h
~ict	67 -12b-4i4fk5d7a
~ict>	84 -8b10j
~ictu	70 -4cj5k6f
~icy	49 -12i-6d5gk7b12e
~icy>	49 -12i-6d4k5g13e
~id>	34 -17k-14d-9b-4f8c9e12i13a17h25j
~ida	77 -8b-7g4c24f
~ida>	87 -5a12f
~iday	84 -12b7a15f
~idd	78 -12a-7g-6i5f6e7b14c
~iddl	79 -12a-6i-5g6e7b18c
~ide	48 -17g-10h-7k5e9di23j
~ide>	54 -10a-9e-7k-5h5b8f13i15j
~idea	77 -9g-4j5c8a9k
~ided	87 -6k4i
~iden	64 -22c-9g-6a8d11j20e
~ideo	84 
~ider	83 -15d8a20c
~ides	67 -7bg-4i9j15d
~idi	75 -7j-5a27b
~idin	75 -7j-5a27b
~ido	84 -7j-5gi4c8b9a
~idow	84 -7j-5gi4c8b9a
~ids	56 -18k-7c-4f5d6j8b20a
~ids>	56 -18k-7c-4f5d6j8b20a
~ie>	70 -20c-16b-5k6a7gi11e18j
~iec	82 8k
~iece	82 8k
~ied	60 -15c-11g-7k-6e-4f7d8i16aj
~ied>	60 -15c-11g-7k-6e-4f7d8i16aj
~iel	76 -12a-5b10j11g
~ield	76 -12a-5b10j11g
~ien	57 -15g-8k-4e4ch9j13d
~ien>	87 -10c-8b4a5j10d
~ienc	77 -5g5b8c
~iend	69 -7g4a8h
~ieni	89 -5a6j
~ient	64 -5gk4cf11d
~ier	67 -7a-5g7k21d
~ier>	70 -9a-8b-4gi8k25d
~iers	80 8b
~ies	54 -19f-18a-5hj8b10dk11c12g
~ies>	54 -18f-13a-11i-4eh10k12d17b20g
~iest	79 -14b-11g-7a10c11e17i
~iet	80 -10c-6j8a9e10k
~iet>	86 -6j-5ac10e11k
~iev	78 -11g-5k-4ab5c6j8e11f
~ieve	78 -11g-5k-4ab5c6j8e11f
~iew	82 -8e11a
~iew>	84 -12e13a
~if>	41 -16b-14h-13aj-9i4d11g13f22c42k
~ife	48 -7ad-5j6g10c13b
~ife>	49 -8i-6d-4j5f12a13b
~ifes	70 -26a5k13gi
~iff	67 -7bj6g19c
~iffe	68 -7bj-5h5k7g14c
~ifi	64 -5c-4h10d
~ific	64 -5c-4h10d
~ift	73 -7d-5c7a8b
~ift>	82 -8d4e6a7c
~ifth	89 -5a5b
~ifts	87 -11c13b
~ig>	58 -8di11k14b
~iga	80 -7a-4d5bek
~igar	81 -6a5bek
~igg	73 -10a-5b4c7g15d
~igge	74 -10a-5b11c15d
~igh	34 -17a-8h-6c-4d8e10b11fg31j
~igh>	64 -32c-14i-11d-9j17b21f41g
~ighb	73 5b
~ighe	75 -7g-5a8c14b
~ight	35 -16a-7b-5h5ci7e39j
~ighw	87 -6c5a
~igi	67 -7j-4i7k17c
~igin	74 5d7b
~igit	75 -6ab-5j7k18c
~ign	61 -12c-9g5i7j9ae
~ign>	65 -10c-5gi13b17e
~igne	79 -17b-9c-7e-4g7j15a17i
~igni	87 -4a7c
~igns	83 
~igs	81 -13b-12i15ag
~igs>	83 -14b-12i14g16a
~igu	69 -14c-5a-4i6k7e10g
~igur	69 -14c-5a-4i6k7e10g
~iju	89 -4c6a
~ijua	89 -4c6a
~ike	42 -7a-5b5h9d23i
~ike>	42 6eh11d15i
~ikes	82 -8e4c5i9k
~iki	78 -10a-8c5i9k11g
~ikin	78 -10a-8c5i9k11g
~il>	55 -10g-8k6h7b10e13i
~ilb	89 6c
~ilbo	89 6c
~ild	55 -21c-13d-5j5f8k12b24g
~ild>	67 -21c-18d-7j5i20g27a
~ildi	62 -19a4g10ck
~ildr	73 -9c7b
~ile	53 -16c-7k-6h-4di16b27g
~ile>	62 -9k-7i5g10a14b
~ilea	80 -11a5k6c7g
~iled	74 -8a-7c-4b8ei
~iler	84 5a
~iles	63 -13c25g
~ili	57 -7c5i9g11b
~ilia	87 -9a-7cg10b14i
~ilin	79 -5b5fj
~ilit	59 -5f9b12g
~ill	44 -14h-12g-10b-4d5i7f8a10e25j
~ill>	46 -15h-13bd-5g5fk7i9a14e26j
~ille	80 
~illi	77 -8j18a
~illo	83 -12a7c8j
~ills	67 -13g-4a8b15d
~ils	83 -7c5jk
~ils>	84 -7c-4g5jk
~ilt	68 -10g-9b-5d13c21e
~ilt>	68 -9bg-5d8c21e
~ily	58 -7ej5a9b10c
~ily>	58 -7ej-4k6a9b11c
~ilys	89 5k
~im>	58 -25a-14k-9j-4d7i10e18g26c
~ima	75 5c
~imag	89 7c
~imal	84 
~imar	89 
~imat	89 
~imb	76 -17b-6g5c7d15a
~imb>	83 -8c-7b8d11a
~imbi	89 -9b9a
~ime	51 -10bi-7f-6a-5c-4d22g36e
~ime>	52 -12b-8ij-6f-5a-4c17g38e
~imer	86 7b
~imes	75 -4i9gj
~imi	62 -14a-6dj-4e17c22g
~imit	62 -22a-6d-5j22c26g
~imm	83 7k
~immi	84 7k
~imn	84 -6b6d
~imne	84 -6b6d
~imp	71 -22a-5j11c22b
~impl	86 -21a21b
~impo	77 -5g4h5c6b
~impr	84 -5g10c
~ims	69 -11c-6g6jk12b
~ims>	70 -10c7k10j
~imse	87 -5j10b
~imu	77 -6c11g
~imum	77 -6c11g
~in>	29 -16ac-12k4h5i6e11b19f56j
~ina	61 -10g-7j6a12b
~inal	67 -8j-6eg5di10a
~inan	71 -6c-5g10b11e
~inb	89 -5c5j
~inc	54 -8h-7b-6g7ei24c
~ince	60 -12a-8g6e9c10i
~inch	87 
~incl	76 -8b4g5c8a
~inco	68 -9a-4j12c19g
~incr	79 -11g-6k4c7e12a
~ind	47 -10k-8e-7g-6j-5a11d14bh15i
~ind>	48 -12k-5j6d11bc15h
~inde	79 -14c-6e6f7i13b
~indo	86 -12c-11b6j10d13i
~inds	79 -6j4i
~ine	44 -19i-11f-5g-4h7e8k13c15b24a
~ine>	52 -15j-9d-8f-7gi-5h10b20c27a
~ined	75 -9d17a
~iner	86 -12a-8c18e
~ines	50 -14i-5ef4k7c11bd
~inf	72 -4k5c12a
~infl	89 -6c9a
~info	76 -4b5a13c
~ing	28 -14j-4c5d6h9be10k19a30i
~ing>	28 -27j6de20k29i31a
~inge	80 -20k-5a-4g5b11j14c
~ingi	87 5b
~ingl	67 -21a-7g-5c6j12e27b
~ings	57 -7a-5efk7g10j12h
~ingu	83 
~ini	62 -14a-9b-6i-4d4g5f25c
~inim	77 -5c12g
~inin	76 -10a22c
~inio	87 -9a4h5dj
~inis	69 -4b9a
~inj	71 -6b7g8a
~inju	72 -6b7g
~ink	52 -21c-15d-6j7g14i20h22a
~ink>	57 -11cj-7d-5e7h13a21i
~inki	67 -10c-5i6g18h
~inkl	76 11a
~inks	79 -10d6j7a
~inl	84 -8a11c
~inly	86 -7a12c
~inn	77 -11c-10j5b6e10ad
~inne	78 -8cj4d5b7e11a
~ino	84 -17c-9b13a17g
~ins	42 -22j13a15bf
~ins>	69 -13j-11g-5cde6h22f23a
~insi	72 -15c-12a-6j4k7g13bf
~insp	80 -22g14ci
~inst	69 -7k-4c6b8g
~insu	44 -8j-5fi5k6cd7g8b
~int	57 -17g-7bi-6a5k6f14c16h
~int>	75 5g9a
~inte	67 -12a-5ci5b9j15h
~intm	86 11f
~into	68 -15g-5h8k12d
~ints	80 -6b-5g9c13h
~inu	65 -11c-4d8i10k
~inut	66 -11c-4d7a8i10k
~inv	72 -10c8g10a
~inve	77 -7c7a9g
~invo	79 
~iny	79 -15c-10i-6a6k27g
~iny>	84 -25c-10i7k29g
~inyl	87 -7a5j10c
~io>	81 -8a5j8c
~iol	81 -4c4b
~iola	81 -4c4b
~ion	43 -6i-5dh10k11j19b
~ion>	47 -27a6g8k13c20b
~iona	72 13a
~ione	84 -12a-10k7f10c11j
~ions	58 -23c-7g6j8k32a
~ionw	87 4a
~ior	77 -6ab23c
~ior>	79 -6b7g12c
~iou	74 -7j-5c7g17k
~ious	74 -7j-5c7g17k
~ip>	59 -16g-9d-5e-4f17k30c
~ipe	73 -15a-6g14c17b
~ipe>	77 -5ag7b11c
~ipes	83 -12a11b
~ipl	87 -9b4a10c
~ipm	71 
~ipme	71 
~ipp	79 -11a14b
~ippe	81 -7a10b
~ips	80 -6gj-5c22a
~ips>	80 -6gj-5c22a
~ipt	76 -12g7k9d
~ipti	84 6c
~ipts	83 -11g8k12d
~iqu	86 5b
~iquo	89 9a
~ir>	57 -13b5c8j10k
~ira	78 -7g-6a5e18j
~ira>	81 -10a19j
~irb	84 -6b12a
~irbn	84 -6b12a
~ird	76 -10c4fi
~ird>	77 -10c4af5i
~ire	52 -17e-6h-5a11f21c
~ire>	57 -12j-8e-7g-4a4k6d9f10b16c
~ired	74 -11be15a
~irem	73 -18a4j6f7c10g
~irep	76 4c5a
~ires	84 -8ad7b11j
~iri	72 7a10e
~irin	72 7a10e
~irl	71 -8a8c14b
~irl>	79 6g8j
~irlf	84 5a
~irls	82 -12a-10g15bc
~irm	89 -13a5j10b
~irs	56 -13j-5e6k13b15d
~irs>	69 -18j-12a7h12d14b
~irst	59 -5g-4e6d7a8k
~irt	64 -12a-6bg11c27e
~irth	64 -11a-7b-5g11c27e
~is>	22 -17g-14b-5k8e22d39a45j
~isa	76 -6k-5c7j9b
~isab	81 -6b6a9j
~isc	68 -5j8b12k
~isco	70 -7j-5g7a12k
~iscu	86 -7a4g6b
~ise	59 -10d-6eh7bj8g11c
~ise>	62 -13a-5e6g19c
~isea	87 8a
~ised	75 -9c8a10j
~ises	89 -12d4g6b9a
~isf	87 11h
~isfi	87 11h
~ish	62 -8bg-5i5c26a
~ish>	75 -10b-6j5c21a
~ishe	67 -6g-4b18a
~ishi	86 -12a4j5f6b
~isi	62 -7c-5k4e5h6ag
~isin	81 -11a4c7gj
~isio	67 -11c-5k5g7ae9b
~isit	77 -12b9h11a
~isk	86 -14c12b
~iss	65 -11g-6d6k7e10a
~iss>	81 -9g-7b6a11c
~isse	83 5k6j
~issi	75 5i8a
~issu	76 -5dj9b11e
~ist	52 -13b-10c-6a-5i7h12j23k
~ist>	59 -12c-11a-8g6h27k
~ista	79 -15a-4b7g15c
~iste	65 -19c-5b-4k7d8g14a
~isti	86 -5g-4a4h
~istm	84 13f
~isto	79 -5bg8j11c
~istr	79 -8b5a9j
~ists	86 -5a5dj
~it>	27 -8k-7f-6e-5d6c8h9a12g27b28j
~ita	64 -8b-5ei6c16k
~ital	69 -6d-5g-4bi4j10ck
~itar	86 -6a-4ce7k9g
~itat	80 -6b7c
~itc	63 -7a-6k-5e8g10f
~itch	63 -7a-6k-5e8g10f
~ite	60 -9j-8h-4f8d21a
~ite>	64 -7h-4j12c
~itec	87 5b
~ited	80 -8c-4g5i17a
~item	89 6a
~iter	83 -8c6d9a
~ites	87 -9a10d
~ith	38 -9g4h7k11j13d
~ith>	39 -15e-11g4ci5f6hk9aj14d
~ithe	81 -10a11b
~ithi	86 8a
~itho	63 -8b-6a19e
~iti	60 -13a-8d-5k6c7g8e11b
~itie	87 -7c-6a-5f10bg
~itin	74 -6dg5b10e
~itio	64 -5k-4a5bi6g
~itl	74 -5a7dj
~itle	74 -5a7dj
~ito	74 -5k-4bg12d
~itor	74 -5k-4bg12d
~its	56 -13f-6b4ek14a
~its>	57 -13f-6b-5g4d5ej6k8ac
~itse	82 -6c4g9a
~itt	55 -19g-7e-5a-4h6f10i31c
~itte	76 -22a-18b-4g8i22c23j
~itti	70 -21j-13g-4k6d8f11abc
~ittl	60 -5de8i
~itu	75 -9c4j5b9g
~itua	86 -5ag6bj
~itur	79 -7c14g
~ity	55 -5i-4e5ak8g
~ity>	55 -4i5k9g
~ium	77 -8c-5b4k6a14g
~ium>	77 -8c-5b4k6a14g
~iva	81 -10a-6c7f11b
~ivat	83 -9a-6c7f11b
~ive	41 -24e-9c7f15g18k19a
~ive>	46 -26e-7ad6i10f11c14k15g
~ived	84 10a
~iven	86 -17b5d8f9a
~iver	55 -12b-7c6g27d
~ives	65 -21d8k24a
~ivew	77 -11a-6f-5g4k33b
~ivi	54 -21g5i9a10c11b
~ivid	87 -10a12b
~ivin	54 -21g5i12c17a
~ivo	81 -10j-9c12a13b
~ivor	81 -10j-9c12a13b
~ix>	77 -4g
~ixe	81 -5d4a11c
~ixed	84 -5b5a11c
~ixi	87 5fj6c
~ixin	89 5f6c
~ize	77 -27c5j29g
~ize>	79 -24c28g
~ized	89 -4c5j
~izo	89 
~izon	89 
~izz	87 
~izza	87 
~jec	80 -4c5h
~ject	80 -4c5h
~jew	78 -7a11c
~jewe	78 -7a11c
~job	55 -10bg-7e5f9d11c17a
~job>	57 -12g-6d-5e5af8k16c
~jobs	73 -13b-12k-5c16a19d
~joi	82 -8j-6b-5k5a17e
~join	82 -8j-6b-5k5a17e
~joy	81 6ac
~joy>	86 7c
~jua	89 -4c6a
~juan	89 -4c6a
~jud	84 
~judg	84 
~jum	75 -5b5c19h
~jump	75 -5b5c19h
~jun	84 5c
~juni	86 7c
~jur	71 7g
~juri	80 -8c9g
~jury	76 7c
~jus	47 -21c-11g-10e-7d5a11j24k25b
~just	47 -21c-11g-10e-7d5a11j24k25b
~kag	77 -7g4a8bc
~kage	77 -7g4a8bc
~kay	46 -21j-19b-8k6f7e10ad12g17i
~kay>	46 -21j-19b-8k6f7e9a11d12g17i
~ke>	37 -10e-8dj6bh17i29c
~ked	56 -10k-8e-6d-4f6cj7i8b9a
~ked>	56 -10k-8e-6d-4f6cj7i8b9a
~kee	53 -20g-6e5a7d10c18k
~keep	53 -19g-6e6c7ad18k
~kel	87 -11a-6c4b7i10g
~ken	67 -10d-9a6b10c15j
~ken>	80 -9d9b12j
~kend	71 -7a5j14c
~kep	73 -12g4f22h
~kept	73 -12g4f22h
~ker	62 -14c-13g-5bk8h17j19a
~ker>	67 -11g-7k9b11h
~kers	71 -11c-10b13a14j
~kes	65 -8c-6a5ij7d10k
~kes>	65 -8c-6a5ij7d10k
~ket	63 -8c-6i-4dh5af9j10g
~ket>	67 -8c-5i6f11g
~kets	76 -8b-5c6j11a
~key	74 -4a5e6f
~key>	86 -5b7a8f
~keys	77 -11a5de
~kgr	86 6b
~kgro	86 6b
~kic	80 -16c-5i7g8be10a
~kick	80 -16c-5i7g8be10a
~kid	54 -11g-6k-5h7j19a
~kid>	74 -16d-7b-5g7c13a14k
~kids	56 -17k-6g-5c-4f7j8b10a14d
~kin	44 -18g-6ei5j8d11h14b17c
~kin>	63 -9c-8i-7d4e8j10fk
~kind	55 -10a-7e-6fj5b9g19c
~king	49 -12k-11c-7g-4fi5e12b15dh
~kip	81 7b
~kip>	81 7b
~kit	70 -11a-5b4i10j11g
~kitc	70 -11a-5b4i10j11g
~kke	80 -4a13d
~kkee	80 -4a13d
~kle	72 -8c-7g-5b11h14a
~kler	76 11a
~kne	84 
~knee	86 4a
~kno	50 -16b-15g-7c-6dh6j10e15a30k
~knob	89 6a
~knoc	80 -6a-5g12c
~knot	89 -16b-7a7e21j
~know	51 -14c-12g-7b-5dhj7e20a29k
~kon	89 -8c10g
~kon>	89 -8c10g
~kru	87 8a
~krup	87 8a
~ks>	48 -17b-7dfi7h9c10j32a
~ksg	86 -10a4c5d8b
~ksgi	86 -10a4c5d8b
~ksh	87 -12g16c
~ksho	87 -12g16c
~kup	69 -10c-7a12e17i
~kup>	70 -17a-4c13e21i
~kups	89 -7c-5i4g12a
~ky>	75 -6cd-4k8i9a
~kya	89 -9a9c
~kyar	89 -9a9c
~kyd	86 -5b7a
~kydi	86 -5b7a
~la>	60 -9a6h16g
~lab	74 -22c-6gi-4e7a20bj
~lab>	79 -14c-5i8j22b
~labo	89 -5c11j
~lac	50 -9j-6k7b8g12d
~lace	50 -8j-5ck8g11b12d
~lad	71 -13a-11b-9k14c15j
~lad>	82 -9k-8a5d6eh8c
~ladd	84 -6b11d
~lady	79 -12d-5b-4a5i6c18j
~lag	89 5a6k
~lai	55 -6j7i16d
~laid	81 -12c-5b9ad
~laim	59 -11a-5d9g10i
~lain	67 -6i-5g5c18d
~lak	79 -8a-6d-4i5b7j11g
~lake	79 -8a-6d-4i5b7j11g
~lam	77 -10a5cd11b
~lame	80 5bd
~lamm	89 -8a7b
~lan	52 -9b-6d-5i6a18j
~lan>	67 -7k-4b7a14j
~lanc	81 -16c16g
~land	63 -14b-7f-6c5d6j12e15a
~lane	82 -4b12f
~lann	70 -11b-8cd7j29a
~lans	71 -17a5b25c
~lant	80 -13a-5e11c14b
~lap	73 -9c-8i-7g-4j5b10a14h
~laps	77 -8i-7c-6g-4b10j15h
~lapt	87 -15j8a11b
~lar	55 -9i-7h-5be-4af10g11cj12k
~lar>	64 -19g-5d12k19c
~lara	82 
~larg	84 -15i10g11c
~larm	72 6aj
~lars	73 -14a8j20g
~lary	77 -8c-5b-4a4d7g
~las	47 -16d-9k-5j5b6g10i13c17e
~las>	87 -15b5e18a
~lash	86 -9a6f13c
~lass	70 -11d-10g-5j4c5af18b
~last	48 -12a-10k-7d-6f13i14g20e
~lat	60 -6e-5d-4cfh14a16b
~lat>	77 -13g5j19b
~late	65 -5d-4b5ac12g
~lati	76 -10c7b12a
~lau	86 
~laus	87 
~law	67 -19g-10d-8j-5i6b11k12a19c
~law>	79 -9g-7j6a7k12c
~laws	80 -9g4a5c9b
~lawy	76 -6d-4g5a10k
~lay	73 -6b-5a13c
~lay>	77 -6a11g
~laye	87 -6b5k
~lba	87 -8a5c7k
~lbac	87 -8a5c7k
~lbo	83 -13a5cf9b
~lbox	87 6c
~lc>	79 -8a-5h6c15b
~lco	75 7cg
~lcoh	75 7cg
~ld>	32 -15k-13h-11d5f6i11e32a38g
~lde	65 -12c-9g-4i5k13j14d
~lder	70 -10a-9c12b19d
~ldes	74 -9b-6i-5g-4d4k13a14j
~ldi	59 -8a-7g-6i-5b8dk18c
~ldin	59 -8a-7g-6i-5b8dk18c
~ldr	73 -9c7b
~ldre	73 -9c7b
~lds	72 -20i9b22g
~lds>	72 -20i9b22g
~le>	39 -19f-15e-9k14c21i36a
~lea	47 -24i-16g-14e-11c4dh5aj13f15k36b
~leag	79 -11a5ck7g
~leak	74 -9b-7c21a
~lean	69 -21i-7g5b23d
~lear	71 -14c-7k6e15b
~leas	55 -16d-12e-7a-6i-4h7f22k24b
~leav	59 -17g-9c-7i-5k4j6d11bf13h
~lec	68 -12c-5i4b6gj
~lect	68 -12c-5i4b6gj
~led	56 -9b-7ej-5k12ch
~led>	56 -9b-7ej-5k12ch
~lee	68 -5d-4g7f8j
~leep	69 8f
~lef	68 -10c-6a-5i5k19g
~left	68 -10c-6a-5i5k19g
~leg	61 -13d-8g-5i7k8a27c
~lega	74 -9bg8c11ak
~lege	65 -5i6c11b
~lem	70 -12c5eh8j
~lem>	79 -9a5c7e9b
~lema	86 8h
~leme	89 -9b-6c8g9a
~lems	82 -12c4a12j
~len	69 -25a-4g7d8k9b17c
~lend	73 -10a-6g-4b7d21c
~lent	89 -4a7b
~ler	66 -5bc-4i9j11a
~ler>	75 -5ab4c6d9j
~lere	89 
~lers	73 -9c16a
~les	51 -10b-6i-5ak11d29g
~les>	53 -10bi-5fh6e8d34g
~less	70 -14a-4e6d7g9c
~lest	89 -10g5a10i
~let	56 -7j-6dg-4c6a7i15k
~let>	59 -6a-5dfj-4g6e7h20k
~lett	68 -7h-5e4a11i
~lev	76 -12b-5g5d18c
~leve	77 -10b-5g19c
~lex	77 -10c-5g-4k5j15d
~lex>	77 -10c-5g-4k5j15d
~ley	87 -8c5i7g
~ley>	87 -8c5i7g
~lf>	54 -15e-11j-10c-5h-4g8a14b15k21d
~lfr	84 5a
~lfri	84 5a
~lia	59 -7a6i13b
~liab	60 6bc
~liar	87 -9a-7cg10b14i
~lib	86 -11b6a11j
~lic	45 -17ai5h9b10c11k19e
~lica	84 5h
~lice	59 -11a-5j4k5b9e10d
~lici	70 -10a-5d4b14c
~licy	49 -12i-6d5gk12e
~lid	75 -24b-6c-5g5e13f26a
~lid>	82 -9b-6c7e11a
~lida	84 -12b7a15f
~lide	89 -7b11a
~lie	58 -17g-10k-5f5ae10c26d
~lie>	89 6a
~lied	89 8a
~lien	63 -5gk18d
~lier	74 -5c6b8d
~lies	84 -18f21c
~liev	79 -13g-6a-4bk6cj9e11f
~lif	54 -10a-9c-7b5f21g
~life	55 -9ab-8c5f21g
~lift	87 
~lig	75 
~ligh	77 -5g4ad
~lik	42 -13b-6g-5fj6h7e10d12k22i
~like	42 -12b-5fj6h8e10d19i
~liki	79 -6g-5a5i16k
~lim	60 -14b-8a17c22g
~limb	78 -15b-5c7d18a
~limi	62 -22a-6d-5j22c26g
~lin	49 -24g-14d-8h-5bej11f13a16k17i20c
~lin>	72 -16a-9d-5e-4f7i25j
~line	56 -13j-6f6k23c
~ling	60 -25g-17j-6h4e9k10i15f21a
~link	87 5a
~lip	83 -6g-4a5k12b
~lip>	89 -8c5k13b
~liq	87 8a
~liqu	87 8a
~lis	56 -19a-12c5e6j24k
~lisi	69 -23c-5d5e8a21g
~list	60 -24a-14g5j7cd26k
~lit	52 -8e-6d-4fj7g11k15b
~lit>	82 -8a-6g-5i7bk10c
~litt	60 -5de8i
~lity	59 5k6g7a
~liv	53 -14a-10d-6g6i7c9b23f
~live	56 -8a-4ck4b8g25f
~livi	65 -17g-9a-7d7bj12i14c
~lk>	58 -7gi32k
~lke	72 -18g-5b4d7c15i
~lked	72 -15g4aj5d15i
~lki	66 -10c-9k-7aj8b10g12d13f
~lkin	66 -10c-9k-7aj8b10g12d13f
~lks	63 -8a-6k-4ej7h17d
~lks>	63 -7a-6k-4ej7h16d
~ll>	32 -16f-6hi-5ej13c14d51k
~lla	55 -11b-7d-6a8j19g
~lla>	60 -9a6h16g
~llar	65 -12a5k14j
~llas	87 -15b5e18a
~llb	86 -12a5c6fk
~llba	87 -8a5c7k
~llc	78 -9a-5h5c16b
~llc>	79 -8a-5h6c15b
~lle	54 -13j-10e-6i-5k4d7g8a12h17c
~llec	78 -5bc9a
~lled	63 -16j-8e-5bik17h25c
~lleg	65 -5i6c11b
~llen	89 -4a7b
~ller	87 -6a9c
~llet	83 -9ac5d6f8b
~lli	59 -25c-9d-6h-5k-4i8f9b11a13eg
~llin	64 -18c-6d-5h-4k6b7a8g9e10f
~llis	70 -10c-5d5ae7g
~llo	72 -7g5a8c
~llow	73 -7g4a8c
~llp	76 7g9k
~llpa	76 7g9k
~lls	59 -16g-15e-6ck7d10a17b22j
~lls>	59 -16g-15e-6ck7d11a17b20j
~lly	58 -18g-10a-4j5c6f10e11h12i
~lly>	58 -18g-10a-4j5c6f10e11h12i
~lmo	82 4b
~lmos	82 4b
~lo>	86 -6a-5i14b
~loa	62 -12g-6i-4e6k8j10b
~loan	63 -12g-6i-5e6bk8j
~loc	62 -12c-6k6b12a16e
~loca	71 -10c-6j5e9a10f
~lock	67 -8f4b12e
~log	79 -11b-6a14i15c
~log>	87 -6b7a
~logs	89 -7a-6b16i
~lon	50 -32i-12bc-11j-6d5f12e13h17a35g
~lon>	84 5a
~lone	78 -5g12a
~long	51 -32i-12j-11bc-6d6f9a10h14e43g
~loo	50 -6d-5g6ej12c
~lood	62 -12g-8b7e19a
~look	55 -5ad-4g5h12c
~loor	72 -14a-6d4k13g
~lor	62 -9e-8a-6k4b5df12j
~lord	66 -8e7d12c
~lori	86 -5a12f
~lors	82 -4c4j8b
~los	51 -13c9j
~lose	57 -9e4f5gh7c
~losi	69 -12g-8c-5bi7d27e
~loss	71 -11e-4ac7g9b10j
~lost	72 -14c-5d12a13i
~lot	63 -5b-4j11c16g
~lot>	64 -6a7g13c
~loth	86 8g
~lou	79 4a9i
~loud	81 6a
~lov	66 -14b-10g-8j-6d-4c6k9h11f16i
~love	67 -14b-9g-6j7i8k10h13f
~lovi	87 7a12i
~low	60 -6dh-5g-4k32b
~low>	63 19b
~lowe	75 -12g7a13b
~lowi	87 -5k6b
~lows	89 -7a5c
~loy	60 -12c-9g4h5j8d
~loya	81 -10c6j9eh
~loye	62 -7g-4ce5b10d
~lp>	68 -18c-7a8h10b15i
~lpa	76 7g9k
~lpar	76 7g9k
~lpi	87 -9b14a
~lpin	87 -9b14a
~lps	86 -8a10b
~lps>	86 -8a10b
~lre	70 -5i4b5e6j
~lrea	70 -5i4b5e6j
~lri	69 -15k-8b-6j4cd19e
~lrig	69 -15k-8b-6j4cd19e
~lry	78 -7a11c
~lry>	78 -7a11c
~ls>	52 -18e-6g-5b6d7j12c19a
~lse	55 -15g-9a7j8c9h11d
~lse>	55 -15g-9a7j9cdh
~lt>	62 -10d-6g-4b7aj14e
~lth	59 -12g-6ad7c11b21i
~lth>	61 -11ag-4d10c28i
~lthy	78 -8i5j7b14a
~lts	84 6b
~lts>	84 6b
~lty	87 -9a-4g7j10e
~lty>	87 -9a-4g7j10e
~lua	83 -14a-7g25c
~luab	83 -14a-7g25c
~luc	82 -6bd6a7c
~luck	82 -6bd6a7c
~lud	74 -8b13a
~lude	75 -5b10a
~lue	66 -9c-8a-6d5e10i15g
~lue>	67 -8c-7a-4de11i17g
~lues	89 5e
~lug	84 5a
~lug>	84 5a
~lum	69 -13a-5g10j11e
~lumb	70 -6ab-4g11ej
~lun	76 -4d14a
~lunc	84 -4b13a
~lunt	80 8b
~lus	89 
~lve	81 
~lved	87 5b
~lwa	76 -9i-8bj5g7d8a11f
~lway	76 -9i-8bj5g7d8a11f
~ly>	44 -13dk-4g4h5a9i16c21b
~lyf	89 
~lyft	89 
~lyi	89 14b
~lyin	89 14b
~lys	89 5k
~lys>	89 5k
~ma>	75 -12b-9a-4k5de6j12c
~mac	73 -11a8f12j
~mach	75 9c
~mad	63 -17g-7b-6k7f34h
~mad>	87 5a
~made	64 -17g-8b-6k7f35h
~mag	66 -8b-7e6k11ag
~mage	67 -8b-7e-5c5k11g14a
~magi	86 8c
~mai	54 -16g-9e-4h6f10d19c
~mail	57 -13g-8e7f13ac
~main	70 -14a9c17d
~mak	54 -11j-9k-6e-5d4a6bc11g17i
~make	55 -9d-8k-5ej17g20i
~maki	77 -9j-7g-4i5bd7c10a
~mal	67 -8g5k8c
~mal>	79 -6a5c
~mall	74 -7g-6j11b
~mals	86 
~mam	84 -14a5c6b8g
~mama	84 -14a5c6b8g
~man	45 -15i-11j-9c-7bk-6a63g
~man>	70 -15g-6i-4j5ack9e
~mana	71 -26g-5b7a13i14d
~mane	87 5b
~manu	86 -9bg4j18a
~many	47 -30i-24a-21c-7j-5d98g
~map	89 -6a5bc
~mar	62 -14c-6h6d8jk9b
~mari	79 -6g8k
~mark	75 -6a-5c4e7k10j
~marr	72 -5dgk8a19b
~mart	81 -14c-12b4i12g17d
~mary	87 
~mas	75 -17a-5k11f18b
~mas>	78 -7a4b12f
~mat	60 -8e-7g-5b-4fi4j6h7ck9a
~matc	78 -13c-6d-5e6gj7k12a
~mate	71 -9a-4g5j12d
~mati	71 -5k5h6a
~matt	76 -7g-5d4ch7a
~max	87 -11g-4a16c
~max>	89 -11g17c
~may	70 -7bk4g16a
~may>	75 -6k-4b5d7g8c
~mayb	80 -11c6e16a
~mb>	78 -19c-10b-8ae6df15k17g
~mbe	49 -11b-7h-5d5k11cg15i
~mber	49 -11b-7h-5d5k11cg15i
~mbi	72 -13g-9b23c
~mbin	73 -13g-12b5a23c
~mbr	62 -10g7h8ab
~mbre	62 -10g7h8ab
~mbu	84 
~me>	29 -22a-13d-12j-10fi-7b6h8g17e22c79k
~mea	71 -10j-8c-5k4d10h11b
~mean	74 -11j-8c-5k5d6a7b10h
~meas	89 
~meb	57 -6e-5bgk-4f9i10a14d
~mebo	57 -6e-5bgk-4f9i10a14d
~med	59 -13g-6i-5a4ej5k8f13d
~med>	67 -16c-13b-10g5a7de11fk
~meda	86 5d8b
~medi	67 -18a4b21c
~mee	74 -5k8c
~meet	74 -5k8c
~mel	89 -5j-4a4g6h
~mem	67 -15c-6gk-5b4d7j9i16a
~memb	68 -13c-5bgk5d8j10ai
~men	47 -10a-6gj4f5k8c12bd
~mend	87 -4ag14c
~ment	47 -7h-6j-5ag5f6k12d13b
~menu	89 11c
~meo	71 -19c8b19g
~meon	80 -12c-6d-4j7a23g
~meow	75 -9c-7a6j10d12b
~mep	84 
~mepl	84 
~mer	55 -5g17d
~mer>	66 -8a-5eg13b
~mera	77 -5b5k10c
~merc	71 -7c7b
~merg	83 5d
~mers	68 -14b-6c10g15d
~mes	58 -10i-8a-5fh5b6c8d20j
~mes>	59 -8e-7ai-5h-4f4g5c10d20j
~mess	78 -4k4b8e
~met	51 -10i-9jk4e5h6d10c12b
~met>	87 -7k7c11j
~meta	79 7bc
~mete	82 -7a20g
~meth	53 -14j-9i-7h4e6c8a10d12b
~meti	87 5e7a
~mew	72 -18c-8f-6gk13h15a20b
~mewh	72 -18c-7f-6g8a13h22b
~mfo	78 -7c5f8a
~mfor	78 -7c5f8a
~mic	84 -4a
~mica	89 
~mid	77 -6ai6beg
~midd	79 -12a-6i-5g6e7b18c
~mig	80 -19b5e6d10ch
~migh	80 -19b5e6d10ch
~mil	53 -6ef8i9b17g
~mile	62 -9c-5i-4a30g
~mili	87 -9a-7cg10b14i
~mill	84 -8a-4g6j7c
~mily	59 -6ej5c14a
~min	51 -22k-18j-7d4a6c7eg8f12i19h
~min>	77 -64a-15j4d7i16c18h38g
~mind	62 -23k-21g8c10b26a
~mine	75 -18g-15c-12k5b20e23a
~ming	67 -19b-9j-5k7h11f17c
~mini	77 -5c12g
~minu	66 -11c-4d7a8i10k
~mir	87 -10a21j
~mira	87 -10a21j
~mis	64 -19j-11g-5d6i7e15a16c
~mise	86 -5cj5k6g
~miss	67 -10g-4j8ae
~mist	83 -15j-12g4i26c
~mit	60 -20a-6j-5d8e14g17c
~mit>	69 -18a5g12e15c
~mits	66 -4j5c10g
~miu	77 -8c-5b4k6a14g
~mium	77 -8c-5b4k6a14g
~mle	89 6a
~mles	89 6a
~mma	74 13d
~mmat	75 13d
~mme	67 -8g-7a7c17b
~mmed	86 -8a7b
~mmen	87 -4ag14c
~mmer	69 -5g13b
~mmi	80 -10a-6c6g7bk
~mmin	84 7k
~mmo	89 -8a-5g8b10c
~mmon	89 -8a-5g8b10c
~mmu	77 -21c4k5a6b10g
~mmut	77 -21c4k5a6b10g
~mne	84 -6b6d
~mney	84 -6b6d
~mob	87 -7a-6k5b9f
~mobi	87 -7a-6k5b9f
~mod	71 -7e-6a8b10j
~mod>	82 -8a-6c8g13j
~mode	75 -7g-5e8c9b
~mok	67 -13b-5i5j14a
~moke	68 -8b-5i4c5j10a
~moki	87 -6b5a
~mom	66 -13c-6b-4j9g15a
~mom>	73 -5c5b7a
~mome	76 -12c-11b-7j6dk9a15g
~moms	83 
~mon	46 7b22c
~mon>	89 -8a-5g8b10c
~mone	60 -9j-8di-5e4b9g10a12f
~moni	79 -5k14d
~mont	49 -9a-5d7ej11g
~moo	89 -22a-6g4j7b27i
~mor	49 -11cd-9i-8j6hk7g8e25b
~more	55 -13j-10i-6c-5df-4g8k10h29b
~morn	69 -12c-10a-6j8f18g
~morr	69 -7d-5c-4b5j7g9e
~mort	64 -4i5cj6a
~mos	60 -5e-4i8b17c
~most	60 -5e-4i8b17c
~mot	66 -9c-8g6d8f12a
~moth	75 -7b-6ag7c8d11f
~moto	71 -14c19a
~mou	67 -18a-9k-5f11i14g20c
~moun	69 -8k-5f-4a5i21g
~mout	87 -9a-8g9i11c
~mov	61 -15b-10a-6g-5k15j24e
~move	64 -24b-5dk5f32e
~movi	73 -9a-7e-5c6j8di9b
~mp>	61 -11c-6i-4ek9d12h13a
~mpa	49 -9a-8g-6c-5h9k24b
~mpan	50 -7a-6g-5c-4h5k26b
~mpar	82 7dk
~mpe	77 -15c-14b-6h-5i13j14g20a
~mped	86 -14c-6h11g12j
~mper	89 -15b16a
~mpl	58 -11g-9a5j9b20d
~mpla	79 -8a17c
~mple	75 -12c-5a6bj16d
~mplo	62 -8g-5ce5b10d
~mpo	68 -5g10a
~mpol	75 -13b16a
~mpor	76 -6j-5g4h5c11b
~mpr	76 -8a10h14c
~mpre	79 -11a10h14c
~mpro	87 
~mps	87 -9a11c
~mps>	87 -9a11c
~mpt	79 -6a-5ck12g16e
~mpty	80 -6ac-5k12g16e
~mpu	75 -7a-4c5b9e
~mput	76 -6ag6b9e
~mrs	87 -7b8a
~mrs>	87 -7b8a
~ms>	59 -16c-5e-4h8k35j
~mse	86 -5j9b
~msel	86 -5j9b
~muc	45 -31i-16j-12k-6cd-5e5h14b66g
~much	45 -31i-16j-12k-6cd-5e5h14b66g
~mum	77 -6c11g
~mum>	78 -5c6ag
~mus	78 -14b-6g4d10i12a
~must	79 -10b-6g4d6a10i
~mut	76 -22c5j8a9g
~mute	79 -17c5k6a12g
~mv>	87 -4ac12d
~my>	56 -19j-8a-6k-4g6b7e10i13d17f
~mys	82 -6k7ac
~myse	83 -4k7ac
~na>	81 -8c-5a7g12b
~nac	79 -7g-5b8i
~nace	79 -7g-5b8i
~nad	82 4g
~nado	82 4g
~nag	67 -18g-8b-5c11i14a17d
~nage	68 -16g-8b-5c9i14a17d
~nal	59 -11c-8e4b5d15a
~nal>	61 -18c-6e-5i5bg22a
~nall	74 -9a-4j6d8i9c
~nam	44 -14bg-11e-4h5f8k25d26c
~name	44 -14bg-11e-4h5f8k25d26c
~nan	67 -8c-5g9e11b
~nanc	71 -6c-5g10b11e
~nann	87 4b
~nant	81 4jk
~nap	82 
~nap>	87 
~nat	77 -8a5j12h
~nati	79 -11a-5c6j13h
~nb>	84 -6b12a
~nc>	89 14j
~nce	42 -5ch11ak13e
~nce>	43 -6a-4dj6i9ek10b11g
~nced	79 -5a11b
~ncel	77 -9a6k
~ncer	73 -14g-11b-4i7ej14a
~nces	84 -9c-6b19a
~nch	71 -9g-6a-4c8k16b
~nch>	75 -11g-4j6k7b11a
~nche	82 -10a4j5i
~nci	73 -12b15a
~ncia	77 5a
~ncl	72 -6d4k7c10a
~ncle	83 -5d5bk
~nclu	76 -8b4g5c8a
~nco	67 -19a-5j9i11c18g
~nco>	89 -13a4k13i
~ncom	70 -24a6b15c20g
~ncor	84 -8b18a
~ncr	79 -11g-6k4c6ab7e
~ncre	79 -11g-6k4c6ab7e
~ncy	79 -10b-9j11a
~ncy>	79 -10b-9j11a
~nd>	28 -9c-8b-6i-5a4h6f11g16j25d28e
~nda	75 -6f9ci
~ndat	80 -4ag5ci8b
~ndb	86 
~ndbo	89 
~ndd	86 -9a5ce
~ndda	86 -9a5ce
~nde	52 -12e-10a-7i5d6f8bk15g
~nded	73 -8b-7g-4h7k9cd
~nden	89 -7a7b
~ndep	89 -7a7b
~nder	54 -11e-6ci-5a7bf20g
~ndi	66 -11a-6d-5ek-4c4f13i14j
~ndin	72 -10a-6b4h6g12j
~ndit	73 -9g-5c-4d6bf11i
~ndk	89 7a
~ndki	89 7a
~ndl	58 -13g-7ae-6f6d17i19b
~ndle	64 -11g-10ac6k7d11b21i
~ndli	87 -9d15b
~ndlo	67 -6e8cd
~ndm	83 5c6j
~ndma	86 -7a-4g6c8j
~ndo	75 -14b-12g-5k6j8d17i
~ndor	82 -9g-4b7i11c
~ndow	84 -11b4j10d12i
~nds	56 -24a-9g-6f7e8i11c19j
~nds>	57 -15a-7g-6f6i7ce15j
~ndsh	81 -5j7b
~ndy	76 -6k-5gj11f14a
~ndy>	76 -6k-5gj11f14a
~ne>	37 -9h-8i-5e5df7bj16c20a
~nea	67 -15c-8k-7b9j13a20f
~near	68 -9b-8c-7k4j7a20f
~nec	86 -15c6a13i
~neck	89 -13c14i
~ned	53 -12bk-8e-5cg4d13j30i
~ned>	53 -12bk-8e-5cg4d13j30i
~nee	47 -14g-13i-11d-9b-8c-6f12h62k
~nee>	86 4a
~need	47 -13g-12i-10d-8bc-6f-5a13h63k
~nef	70 10d
~nefi	70 10d
~nei	73 5b
~neig	73 5b
~nel	87 4a5d
~nen	87 5b
~nent	87 5b
~ner	53 -13k-8i-5h5a6j7e10f12b
~ner>	61 -16k-15g-9b-6i-5dj14ce16f19a
~nera	66 -5c
~ners	66 -18a-14c-4e4d8j14g20b
~nerv	83 
~nes	47 -10g-7i-6e-5f12d16k19b
~nes>	60 -11g-9ci-6j7b8a9d17k
~ness	51 -10i-7e-5f5d9c10j11b
~nest	75 -9c-7g-6j5b6e15i
~net	79 -9b-7c6a15g
~net>	81 -10b-7c-4j10a16g
~nev	71 -17a-4c5k8h9ij
~neve	71 -17a-4c5k8h9ij
~new	54 -22k-9a-5f-4d4h5j10e13b20i
~new>	57 -19k-4f5c12ei
~newa	76 -9b-4g6ach
~newe	78 4a5b
~news	86 -12c-5a9j11i
~nex	64 -7g5bc
~next	65 -7g7c8b
~ney	58 -9j-8i-5e7g11f13a
~ney>	58 -9j-8i-5e-4b7g11f15a
~nfe	89 4i
~nfl	89 -6c9a
~nfo	76 -4b5a13c
~nfo>	83 6c
~nfor	81 8c
~ng>	27 -36j-10b-4c7f10h16g22i23k38a
~nga	81 -10j-6bc4e5a14i
~ngag	83 -10j-6c5ae10g
~nge	56 -8k-7h-5i5b11c17a
~nge>	67 -9g-6bk10a24c
~nged	73 5cg
~ngen	89 
~nger	69 -13k-12a-4i4e10j16b
~nges	77 -13c8k15a
~ngi	67 -5ac4g6k10i
~ngin	68 -5c4eg6k10i
~ngl	67 -22a-17k-7g-5c4j14i17e27b
~ngle	67 -22a-16k-7g-5c4j12e14i27b
~ngr	79 -7j-4a5b11i
~ngra	80 -7j4c12i
~ngs	57 -18a-6k-5ef7g9j11h16c
~ngs>	57 -7a-5efk7g10j12h
~ngu	75 -4g8c
~ngui	83 
~ngun	87 6b
~nha	83 -6a-4b6d9c
~nhap	86 -10a12c
~nic	63 -9e-8j6fi9c
~nic>	86 -5d11f
~nice	67 -9e-5j5c7i
~nico	89 4a
~nics	87 -6a10c
~nie	72 -7c-5i8k10d
~nied	89 7d
~nies	74 -5i5d8k
~nig	60 -15i-6bj-4h4e7g13f17k
~nigh	60 -15i-6b-5j-4h4e13f18k
~nim	74 -7c6a11g
~nima	84 
~nimu	77 -5c12g
~nin	53 -18a-8b-7g8c10d12j14e
~nin>	69 -7a-5k5c8e13b
~ning	57 -27b-11a-7c6f7j9k10de11g
~nins	72 -23g6j9b17c
~nio	74 -6a-5k7c9j
~nion	77 -10a12j
~nior	86 7c
~nip	89 
~nis	67 -5g14j
~nish	68 -4g4c6j
~nist	87 -7a11j
~nit	65 -11b-8a-6k8j12d17g
~nit>	76 -13c-4b5j8ag
~nito	79 -5k14d
~nits	86 
~nitu	79 -7c14g
~niv	83 -5j12b
~nive	83 -5j12b
~niz	89 -4c5j7a
~njo	82 -6b6c10a
~njoy	82 -6b6c10a
~nju	72 -6b7g
~njur	72 -6b7g
~nk>	53 -14j-9g-7c4f5h6d7b18i
~nki	67 -11c-7d-6i5g14a18h
~nkin	67 -11c-7d-6i5g14a18h
~nkl	76 11a
~nkle	76 11a
~nkr	87 8a
~nkru	87 8a
~nks	70 -6ak5d6e
~nks>	72 -6c-5k-4b5g7e
~nksg	86 -10a4c5d8b
~nli	75 -12g-6b9ac
~nlin	75 -12g-6b9ac
~nly	65 -14a-10d5c8k10j16b
~nly>	65 -14a-10d5c8k10j16b
~nne	71 -13c-6k5e6j13a
~nned	83 
~nner	78 -8c7e16a
~nni	64 -9c-5e27a
~nnin	64 -9c24a
~nnu	75 -12a9c18g
~nnua	75 -12a9c18g
~nny	81 -5ag6b7j
~nny>	81 -5ag6b7j
~no>	54 -32b-20i-8d-5g5ae6cf51j
~nob	68 -7bde-5k6c10j11a
~nob>	89 6a
~nobo	69 -7bde6a7c11j
~noc	79 -8a4k11c
~nock	80 -6a-5g12c
~noi	84 -4k8c
~nois	84 -4k8c
~non	77 -9b-7c5i8h14j
~non>	82 -9bc9h11a
~none	89 -7a5j6i
~noo	79 -14c-5a7g8i12j
~noon	81 -13c7g8i
~nop	87 -17c18g
~nor	73 -10b14a
~norm	78 -7a7k
~nort	84 14a
~nos	77 -5c8f
~nose	86 -8a7c9e
~nosy	86 -12c5ak10f
~not	43 -10b-8d-6c4i5e18h25j
~not>	45 -21b-7d9k12j22h
~note	75 -6j-4g17b
~noth	63 -10c-8k-5g-4h4a5e25j
~nou	70 -17b-10c-9i6g18h22a
~noug	71 -17b-16i-8c8g18h23a
~noun	87 8i
~nov	84 -14a-7b6d8cg
~nova	87 -12a-7b7d14c
~now	43 -22j-4d14h16k20a
~now>	43 -22j-5bc5f7gh17k21a
~nowb	89 
~nowh	87 -16a-5g4b5c14h
~nro	84 -7g12c
~nrol	89 -7g-5e14c
~ns>	46 -13g-11ei-9j8fh15k28c
~nsa	89 6a
~nse	56 -9g-5c6ek8bd
~nse>	59 -14e-7j4g7b8a10c
~nsed	74 -16a-14c-13g5b12d27e
~nses	81 -5a-4g5jk
~nsh	86 -7c10a
~nshi	89 -7c7a
~nsi	63 -13c-11a-6ij6h7f12g22b
~nsid	72 -16c-5j5k7g13bf
~nsio	78 -7a4c8b
~nsiv	75 -5k-4f4a6g10h
~nsm	87 -5a9j
~nso	86 4c5g
~nsor	89 
~nsp	77 -22g9b13c14i
~nspe	80 -22g14ci
~nst	63 -7j-4ik8b14g
~nst>	77 -5c4h5b
~nsta	77 -4b7g
~nste	84 -8k-7c7g11b
~nstr	72 4c6g
~nsu	44 -5fij5d6g7ab
~nsul	86 -6c6j
~nsur	44 -8j-5fi5ak6bd7cg
~nsw	78 10c
~nswe	78 10c
~nt>	33 -14i-9dj-5f5h7ae17b19g27k
~nta	63 -11g-6h10ab
~ntal	67 -7g5j8b
~ntan	76 -5h11a
~nte	58 -14c-13a-9i6k9g10h14b
~nted	77 -28a-5g6f10d19b
~ntee	83 -6a8b
~nten	76 -8c23g
~nter	63 -11b-10c-8d-6g-5i5j10k13h18a
~nth	49 -10a-5d7e8j11g
~nth>	52 -9c-7h6ij10eg
~nthl	74 -15a6g11b12c
~nths	65 -10ag-4j7h29b
~nti	62 -7k-6i-5f7g10j
~ntia	84 9a
~ntil	89 -6a7e
~ntin	67 -5ei-4b6dj11g
~ntio	83 -10k5cj12a
~ntit	89 
~ntl	75 -10g6j7c8a
~ntly	75 -10g6j7c8a
~ntm	86 11f
~ntme	86 11f
~nto	64 -12g-6j-5bh8k9d14a
~nto>	68 -15g-5h8k12d
~ntor	80 -5c4a7g
~ntow	83 -5g-4b8f9a
~ntr	60 -10g-9a-5i-4h6b8jk16f
~ntra	62 -12a-6g-5e9k10bj
~ntry	79 -5g16f
~nts	50 -10k-6bc5fh9a10i11d
~nts>	50 -10k-6bc5fh10ai11d
~nty	77 -14g-10b-4fj5d26c
~nty>	78 -10b-8g-4fj7d9a11c
~nu>	89 11c
~nua	74 -10a5j17g
~nual	74 -10a5j17g
~nue	82 -10a5c10g
~nue>	82 -10a5c10g
~num	50 -13ej-9d-7b-5h9i10k14g28c
~numb	50 -13ej-9d-7b-5h9i10k14g28c
~nur	75 -10c-9b8j9h10a
~nurs	75 -10c-9b8j9h10a
~nus	87 -5f13a
~nut	64 -8c-7j-5d6ai7g8k
~nute	66 -11c-4d7a8i10k
~nuts	83 -4aj4c8g
~nve	70 -5e4j9g
~nven	79 -6c7g
~nver	79 -11k7j13c
~nvo	79 
~nvoi	84 6a
~nvol	87 5b
~nwi	86 4a
~nwid	87 4a
~nxi	87 -7b14a
~ny>	34 -33b-22i-17j-8ef11c15k32a71g
~nyb	56 -14bc-6j-4g6k8h16d19a
~nybo	56 -14bc-6j-4g6k8h16d19a
~nyl	87 -7a5j10c
~nyl>	87 -7a5j10c
~nym	82 -6ak-5c4d5g11e
~nymo	82 -6ak-5c4d5g11e
~nyo	67 -14c-4b8a18d
~nyon	67 -14c-4b8a18d
~nys	77 -7d-5gh6k8j
~nys>	77 -7d-5gh6k8j
~nyt	50 -21b-8e-7gi-4h4j9k14c32a
~nyth	50 -21b-7gi-6e-4h9k14c33a
~nyti	89 5j
~nyw	74 -12c7f14a
~nywh	76 -11c7f17a
~oad	69 -6k-4d4c10a
~oad>	73 -7k5f10a
~oads	79 5a8j
~oak	80 4k5i
~oak>	84 -4b9a
~oal	87 -7a16c
~oal>	89 -7a17c
~oan	63 -12g-6i-5e6bk8j
~oan>	68 -17g-5i4k16c
~oans	72 -12c4g7j
~oar	74 -5b-4ck4j5f11a
~oard	74 -5b-4ck4j5f11a
~oas	86 -5a7c
~oast	86 -5a7c
~oat	77 -5c5a
~oat>	78 -5c5a
~ob>	56 -13g-7d-6e-4i4f9k27c
~oba	77 -7b-5e10a
~obac	79 -7b-5e10a
~obb	79 -14a-5g4i23c
~obbi	81 -7g12c
~obi	87 -7a-6k5b9f
~obil	87 -7a-6k5b9f
~obl	74 -5acg5e7b8j
~oble	74 -5acg5e7b9j
~obo	68 -7bd-6e6a7c11j
~obod	69 -7bde6a7c11j
~obs	73 -13b-12k-5c15a19d
~obs>	73 -13b-12k-5c16a19d
~oca	70 -12c-6j9f14a
~ocal	80 -6j4b7a
~ocat	75 -9c6ef
~occ	74 4c9g
~occu	75 4c9g
~oce	79 -4f5i8g
~ocer	83 -5f6a12g
~oci	72 -12a-5j11b23c
~ocia	72 -12a-5j11b23c
~ock	59 -21a-9df-5h6e10c12g20i
~ock>	66 -22a-10j-4bf4g6c14e27i
~ocke	68 -11a-5f5g7c9b11j
~ocks	84 -5d5j11a
~oct	69 -13g-5a7i16d
~octo	69 -13g-5a7i16d
~od>	46 -16k-13c-8f-4g5e8a13j31d
~oda	58 -11k-5h4i5ag7d
~oday	58 -11k-5h4i5ag7d
~odd	89 -15c-12a-5j6b9g21k
~ode	65 -15g-6aef-4d5b6k30c
~ode>	72 -7g-6a-5f21c
~oded	87 7i
~odel	75 -7g-5e8c9b
~odi	79 -8a14c
~odil	80 -8a9c
~odo	83 -8a5c8g
~odom	83 -8a5c8g
~ods	82 -12c-8a5bf13i
~ods>	82 -12c-8a5bf13i
~odu	82 -9b-4g23c
~oduc	82 -9b-4g23c
~ody	47 -15b5i8d9a
~ody>	48 -14b-7c4i7de11a
~odys	69 -7eg-4b7c10k
~oes	40 -14k-13j-10h6i15ae22d
~oes>	40 -14k-13j-10h6i15ae22d
~oev	89 4k
~oeve	89 4k
~of>	35 -12e-5b5k8h9a11j13d14i
~ofe	78 -17g-6b18e
~ofes	80 -6b
~off	48 -18g-12cj5e6di8a12b16k
~off>	52 -7cd-6j-5g6h7e11k13b
~offe	69 -7j-6g-5d6c11i12k
~offi	64 -14c-11g7f8a16d
~ofi	82 -6b8c
~ofin	83 -5b5a
~oft	69 -16i-9c-8ab6j13d32g
~oft>	87 -4c10a
~oftb	89 
~ofte	73 -17i-10a-6bc14d34g
~og>	72 -5a-4b9j
~oga	89 -10c16j
~oge	74 -13a-7b-5gi5h6e9f10j
~oget	74 -12a-6b-5g-4i5h6e7j10f
~ogr	77 -5i-4k5b9a
~ogra	77 -6a-4i4g5b12c
~ogs	79 -16b10a13i
~ogs>	79 -16b10a13i
~oh>	59 -26j-21b6i7k13d14c15f
~ohi	87 -10a6j9g
~ohio	87 -10a6j9g
~oho	75 7cg
~ohol	75 7cg
~oi>	86 -10k6ab
~oic	78 -10a-7k6b11h16c
~oice	78 -10a-7k6b11h16c
~oil	84 -13a15b
~oin	49 -10gj-8f-7d5a6c9i12k14h
~oin>	72 -5k4a15e
~oing	51 -11f-10j-6de8ch13i17k
~oint	75 -7bg6a7f11h
~ois	84 -4k8c
~oise	86 -4k8c
~ok>	57 -19a-5g5d7k14h
~oka	46 -21bj-8k6f7e11ad12g17i
~okay	46 -21j-19b-8k6f7e9a11d12g17i
~oke	60 -17d6g8j10a11c
~oke>	64 -9d-6g-4b7a19c
~oked	79 -8d-6c16g
~oker	80 -8b7a10j
~oki	62 -9b-6g9a11j
~okin	63 -6g11j
~okk	80 -4a13d
~okke	80 -4a13d
~oks	69 -7e15a
~oks>	69 -7e15a
~ol>	53 -7h-6k-5b4f8g16d
~ola	80 -5c4b
~olat	81 -4c4b
~old	46 -11k-10i-9h-8c-6f5b9d19g29j
~old>	49 -13k-8bc-7h-5d22j27g
~olde	66 -15g-9c-8a-4i13j14bd
~oldi	75 -14g5d12c13a
~olds	74 -20i27g
~ole	59 -12d-11c-6f8k14a20b
~ole>	60 -12d-10i-9c-5f5g7k11a20b
~oles	86 -12g8a9i
~olf	86 5a9c
~olf>	86 5a9c
~oli	46 -20g-13i-11b-9d6a9f14ek24c
~olic	48 -12i-10d-8a4g7bk11ce
~olid	81 -16b-6c-5g6e11a15f
~olin	72 -34g-13b11a14k25c
~olk	63 -8a-6k-4ej7h17d
~olks	63 -8a-6k-4ej7h17d
~oll	51 -8h-7f5a6dg13b
~oll>	66 -11a7g15d
~olla	65 -11a-7c5k7g14j
~olle	62 -5i6b7a
~olli	69 -10c-6j-5d5e6g17a
~ollo	80 -10g-4j7i15a
~olo	83 -10a-5i13b
~olo>	89 -7a-5i14b
~ols	70 -12b-5a24g
~ols>	70 -12b-5a24g
~olt	82 4j6b
~olts	84 6b
~olu	79 -7a8b
~olum	89 5d
~olun	83 -6a8b
~olv	87 5b
~olve	87 5b
~om>	46 -13c6eh10i13k
~oma	80 -6b9c
~omat	86 4a
~ome	36 -26j-7cf-4i5k20h27b28d
~ome>	43 -21j-8d-6g7e8a11k31h
~omeb	57 -6e-5bgk-4f9i10a14d
~omed	87 4a5d
~omen	76 -11b-7j6dk10a
~omeo	71 -19c8b19g
~omep	84 
~omer	62 -6a19d
~omes	66 -10e-5a4k6d8j9b
~omet	52 -16j-9i-8h-4k6eg7a8d9c10b
~omew	72 -18c-8f-6gk13h15a20b
~omf	78 -7c5f8a
~omfo	78 -7c5f8a
~omi	65 -19b-15j-10a-7k7i10f35c
~omin	67 -19a-18b-10jk8i11f41c
~omis	83 -6cj5g10a
~omm	62 -9c-5j-4i10d21b
~omma	75 13d
~omme	70 -5g5c7b
~ommo	89 -8a-5g8b10c
~ommu	77 -21c4k5a6b10g
~omo	69 -7d-5c-4b5j7g9e
~omor	69 -7d-5c-4b5j7g9e
~omp	46 -4c5e8d16b
~omp>	66 -13c5ab9g11d
~ompa	49 -9a-8g-5ch9k24b
~ompe	86 4g5a
~ompl	73 -12b-6k6c8a14d
~ompr	81 -10a5c11h
~ompu	76 -6ag6b9e
~oms	71 5k11a
~oms>	71 5k11a
~on>	30 -22c-15f6e7g11hk14ad30j
~ona	63 -14c6j8g10b
~onal	64 -17c5b6aj8g
~onc	68 -13a-9g6k7ci13b
~once	69 -8g7b8c
~onco	89 -13a4k13i
~ond	60 -9g-7b9j10c11i
~ond>	65 -16b4a6j13c
~ondi	73 -9g-5c-4d6bf11i
~one	37 -11e-9h-5i4c5dg9k10b13f14j
~one>	39 -9e-6h5fg6d12c17j
~oned	81 -10k-6bd7a9c11j
~ones	62 -15c-10g-8a11bd18k
~oney	59 -9j-8di-6e4b5c8g10a11f
~onf	87 -4d6c
~ong	49 -26i-19j-9b-7d5f9a12e14h36g
~ong>	51 -34i-14j-10d-7b6f11e12a17h28g
~onge	86 -11a4g7d
~ongi	82 -5b8a11g
~ongr	80 -7j4c12i
~oni	69 -24a-4k7d8j24c
~onic	86 -4a9c
~onig	79 -19a6g8j15c
~onit	79 -5k14d
~onl	63 -10dg4c7k10b12j
~onli	75 -12g-6b9ac
~only	66 -10d-9a9k10j16b
~ono	86 7i
~onou	87 8i
~ons	54 -7a-6g-5d-4e9jk20c
~ons>	57 -15a-10g-6b7j10k30c
~onsi	87 -5c10b
~onst	74 7g
~ont	45 -4h4j12g13k
~ont>	66 -16b-12g6k10c26a
~onte	78 -14c24g
~onth	49 -9a-5d7ej11g
~onti	87 -5a5b
~ontr	62 -6g-5e9k10b
~onv	79 -11k5j7c
~onve	79 -11k5j7c
~onw	87 4a
~onwi	87 4a
~oo>	60 -18k-6gh5j7f12b17a
~ood	47 -12k-6g-5df5b7j9ei15a
~ood>	47 -13k-11c-7f4bh8e9j23a
~oode	87 7i
~oods	83 -12c-8a5bf13i
~oof	55 -5bc-4k4e5d6a12h
~oof>	56 -9e-5k6d13h
~oofi	83 -5b5a
~oog	89 -5b4j15a
~ooh	78 -14a-5k8g9c
~ooh>	78 -14a-5k8g9c
~ook	50 -9c4d6k11h12j
~ook>	57 -19a-5g5d7k14h
~ooke	80 -8d-6c15g
~ooki	63 -6g-4b6a11j
~ookk	80 -4a13d
~ooks	69 -7e15a
~ool	52 -11b-8a-7h-6i17d18c
~ool>	55 -7hk5f9g18d
~ooli	87 -41g-5a15k33c
~ools	71 -12b-5a24g
~oom	61 -7j-5af-4g4bi6d17k
~oom>	68 -14a-4dj8i16k
~oomm	75 13d
~ooms	75 -6c6k10a
~oon	67 -17i-14c-6b-4k10ag27e
~oon>	67 -18c-17i-6b-4k10a11g28e
~oop	87 -4i5j9g
~oor	61 -10b-9a-7c-6d-5i5k6fj11e18g
~oor>	66 -9b-8a-5di6gj12f
~oord	82 -5b4a
~oors	75 -16c-8a-7j5b7k11e13g
~oos	77 -11b-6eg-4h6i9a15c
~oose	77 -11b-6eg-4h6i9a15c
~oot	67 -9a-5ce4f9g22i
~oot>	72 -8c7f12a
~oota	83 -5a6c8g
~ooth	87 -18a-7g6b27i
~op>	52 -16g-14k-8j-5d4e6a10b17cf
~ope	56 -9j-7g-6c5de9b14k
~ope>	87 6k
~open	64 -17j-10g-6i8e11a16b
~oper	64 -7c-5b5g7j10k
~opi	76 -10a-4g5c13j
~opin	76 -15a-4g7c13j
~opl	57 -6ej-5f8a15d
~ople	57 -6ej-5f8a15d
~opp	66 -17b-6dg-5jk-4f6c17a31h
~oppe	72 -16b-7g8c12a15h
~oppi	72 -5d-4i6a19h
~opr	87 -18c4b18g
~opri	87 -18c4b18g
~ops	77 -11c-9a-6ei-4b7j8d10k16g
~ops>	77 -11c-9a-6ei-4b7j8d10k16g
~opt	84 -12b-4k5i7d8j
~opti	89 -9a-4k5i9j
~opy	78 -7k-5cg4a6i8j
~opy>	78 -7k-5cg4a6i8j
~or>	26 -49a-32j-25e-15c-6g-4k13i14f169b
~ora	70 -5gi8a13b
~orag	75 -5g-4b7c9a
~orat	79 -6i14b
~orb	89 -7a8j
~orc	70 -9j-6g7k9a13b
~orce	76 -12c-8j9a17b
~orch	86 8c
~orcy	83 -8b6k
~ord	53 -13g-10c-7h16k22b
~ord>	59 -22c-13i-12e-4fh7d10a11k15b17j
~orda	81 -14g-5b20c
~orde	71 -13a-12j-8c-5g6f9ei17b
~ordi	80 14a
~ords	73 -14a-8d4f5c6e8ik
~ore	46 -25a-12k-9j8c10d13g30b
~ore>	47 -12jk4h5c7d10g16b
~ored	81 -20a10d14c
~oref	89 -11a12b
~ores	86 -9c10a
~orev	83 -10a6b11g
~org	77 -6c11k
~orge	89 -5c6g
~orgi	84 -5a-4c13k
~orh	87 -6a6g7e
~orho	87 -6a6g7e
~ori	63 -8g-7i-6c-5h6b7f10d11a
~orid	86 -5a12f
~orie	84 -11c4g12d
~orig	74 5d7b
~oris	76 -22c7b21a
~orit	79 -10a-7g26c
~ork	44 -18g5c11b12a19f
~ork>	47 -14j-8e-7d-5k4g6c19b22f
~orke	70 -6g-4b6j
~orki	69 -16b-5g7i8d9a
~orks	69 -22g-14i-6c8a10bek11j
~orl	86 -9i-6a6k8cf
~orld	86 -9i-6a6k8cf
~orm	61 -15g-11b-8e-7f5j6c7h10i21k
~orm>	67 -8hj-7eg18k21a
~orma	72 -7b-4f4a10c
~orms	81 -26a10c12i13j
~orn	61 -11j-8d-6c-5h6i7g14e15f
~orn>	71 -10g-7dk9a17e
~orna	83 4g
~orne	82 -5a16f
~orni	69 -12c-10a-6j8f18g
~orp	77 -5i14b
~orpo	79 -6i14b
~orr	56 -7b-6h-5f6i12cj
~orre	69 -9a-7bc32j
~orri	76 -6g-5a6i7b
~orro	66 -6ac4g5j7de
~orry	70 -21j-10b-5d16a26c
~ors	58 -5f4e10b
~ors>	60 -10c-4f4ad6ei7b
~orse	89 -7j5a6b
~orst	79 -13i-10a7h8j11c
~ort	51 -13c-11e-7di4h6a9b10k25g
~ort>	70 -5a6c7hk
~orta	69 -4j4f7a
~ortg	64 -4i5cj6a
~orth	61 -12c-7e-5j5a30g
~orti	89 -13a-12c5k11b12g
~orts	83 -4c6b
~orw	79 8a
~orwa	79 8a
~ory	67 -8f-7a-6h-5i7b9g10j11k
~ory>	68 -7af-6h-4i6g7b10j11k
~os>	84 -21a-10d37c
~ose	47 -11f-10b-7a15i25d
~ose>	49 -16f-13b-7c6e9g13i22d
~osed	71 -16a-10e-5b6i8dj17c
~oser	83 -16a-5j8g17b
~oses	80 -15c-4b4j9f15a
~osi	67 -8g-6i-5b6d22e
~osin	69 -12g-8c-5bi7d27e
~osit	89 8c
~osp	72 -6d-4i4a5j
~ospi	72 -6d-4i4a5j
~oss	62 -10ae-9c-4h7b11j21g
~oss>	65 -11c-10e-5a-4h13j17g
~osse	81 
~ossi	89 -7a5c6bg
~ost	51 -10e-9d-6h5a6c7b25g
~ost>	54 -22a-8d-7e7k37g
~osta	87 
~ostl	71 -11c-8g-7k4f21b
~ostp	89 
~osts	78 -16b-7k-6h10g22a
~osy	86 -12c5ak10f
~osy>	86 -12c5ak10f
~ot>	35 -9b-7f-4c6dk10h13g21j
~ota	67 -13a-6j-5i5k7d8g9h
~otag	83 -5a6c8g
~otal	70 -11a-7e-4j6k9d10h
~otc	84 -9a-5e9c13d
~otch	84 -9a-5e9c13d
~ote	58 -8h-6dk6g10j18b
~ote>	64 -7hk13g14b
~otec	72 -12a-4d6j9c
~otel	82 -7a5j9b
~otes	77 -4j15a
~oth	47 -20k-15a-5f-4e9b11h12i15d17j
~oth>	66 -25a-19c-5k8j18i27b
~othe	50 -14k-9b-7j-6i-4e14ad15c16h
~othi	68 -6a-5c-4k7i24j
~oti	79 -6b20a
~otin	83 -4b12a
~oto	69 -19c5k27a
~oto>	86 -5a4k
~otor	71 -14c19a
~ots	82 -5c5a
~ots>	82 -5c5a
~ott	70 -6j-5b26a
~otte	75 -6g-5c-4j22a
~otto	87 -4g8c
~ou>	17 -21k-4e7d16fi18b22j26h34a
~oub	71 -10c6b10g
~oubl	71 -10c6b10g
~ouc	72 -33g-16a4j7e21d25c
~ouch	72 -33g-16a4j7e21d25c
~oud	79 -8c12h
~oud>	81 -8c-4k5a13h
~oug	48 -15d-12e-11i-5b4h10g13c15ak
~ough	48 -15d-12e-11i-5b4h10g13c15ak
~oul	34 -15j-10k-8h4f7gi10e43a
~ould	34 -14j-8hk4f7gi10e40a
~oun	44 -22a-11h-5j-4d5f15b20g24k
~ounc	81 -6c4k6a7i
~ound	51 -6g4f5k8e
~oung	70 -15a-11i-10j-6ef7k13b16c18g
~ount	53 -13a-9h-6d-4c4j7f14k18g
~oup	69 -14f4c6i9g
~oup>	77 -10c5di10b
~oupl	75 -12f-8b7g15c
~our	25 -15a-9h5b8i12eg15j18f22c
~our>	26 -6h5g15eij19f
~ours	51 -8j-6hi-5f12c25e
~ourt	78 -24a4b5c6f16j
~ous	44 -7ej-4f9d12g14k
~ous>	67 -17a-5j5i7c16k
~ouse	45 -9e-5f4k8b9d10g
~ousi	82 -5b6af
~out	35 -18a-13d-5g-4i7h11e14j22ck
~out>	35 -14d-7i-5bf9ag10e35k
~outc	89 7c
~oute	89 -6a-5c8bh
~outf	76 -19k-11a-4g4e6f10d16c
~outh	79 -14a-10g4b7c8i16j
~outs	69 -18a-10g-5k6b10f11j14c
~ova	84 -22a-7b6d13c14j
~ovat	87 -12a-7b7d14c
~ove	39 -14g5bfh9a18e
~ove>	57 -22b-19c-18g-7j6i7f9h14ae22d
~oved	79 -14g-10a-6b9f14ce
~ovem	89 
~over	41 -16d-5f-4i7gk8c24b
~ovi	70 -18c-12e5d7b8g17i
~ovid	89 -13c-4e17g
~ovin	71 -8ce-5g5d9b17i
~ow>	27 -78a-34j-22d-20b12k14eh85g87i
~owa	81 -5a4gi
~owar	87 -9a-5c5b14g
~owb	87 
~owbi	89 
~owe	61 -26d-5ei8a9g13c18b
~owe>	70 -26d-10a6bc31g
~owed	74 -10g-8j6k7b14a
~ower	74 -10g4a5b13c
~owh	87 -16a-5g4b5c14h
~owhe	87 -16a-5g4b5c14h
~owi	70 -7f6j8a11b
~owin	70 -7f6j8a11b
~own	43 -20c-15g-7i5h6a8k10f30b
~own>	45 -17c-11g-6i6h7a9k12f21b
~owne	65 -5g5j8a
~owns	73 -4a14b
~ownt	83 -5g-4b8f9a
~owo	89 
~owor	89 
~ows	77 -10b-5a5c12d
~ows>	77 -10b-5a5c12d
~ox>	68 -10c-7f-6b-4g6a11e12k
~oxe	87 -8a5c8b
~oxes	87 -8a5c8b
~oy>	71 -10g-6a8h10j12i
~oya	81 -10c6j9eh
~oyal	81 -10c6j9eh
~oye	62 -7g-4ce5b10d
~oyed	84 7f
~oyee	67 9d
~oyer	73 -4g9b
~oyi	86 -6g9a10k
~oyin	86 -6g9a10k
~oys	78 -9a-5j4c5d9b
~oys>	78 -9a-5j4c5d9b
~pa>	77 -5d14a
~pac	66 -13g10b11a
~pace	74 -9g-6c4d6i11b
~pack	72 -5g6f12a
~pag	68 -7bg24k
~page	68 -7bg24k
~pai	60 -8h-7ae-4f4d7b9j15g
~paid	63 -16c-5ai4j7d15g16b
~pain	84 -11a7b13c
~pair	77 -17b-6h4c7ai8j
~pan	49 -5ch27b
~pand	86 -6c4b
~pane	87 7a
~pani	73 -5i4d5c8k
~pany	50 -7ag-6d5e6i26b
~pap	67 -15g-12a6f8bc9d
~pape	67 -15g-12a6f8bc9d
~par	47 -18e-10h-8aij6dg15b16c28f
~para	76 -4g13f
~pare	65 -15c6a7b9d
~park	67 -7j-4cg5k10b13a
~part	52 -25a-14e-11k-7h-6i5d6j8b13g18f25c
~pas	61 -15e-9c4j10d13a
~pass	66 -14e-6c-4k5b10g13d
~past	71 -13g5j6i12a
~pat	71 -13b-8g7a21c
~patc	86 -5c4b
~pati	76 -7g-6ak27c
~pay	44 -11a-10c-7e-6hk-5d6b22i41g
~pay>	50 -23c-14d-10e-6k5b19i22g23a
~payc	71 -10c-6b-5k4e7f8g
~payi	63 -15a-13c-6e5k7d29g
~paym	64 -9j-5c5k9b11e
~payo	87 13g
~payr	67 -9a6d7g
~pays	71 -20a-13g-5k5j42c
~pda	72 -14b7e9c10a
~pdat	72 -14b7e9c10a
~pdf	89 -5c4a6f
~pdf>	89 -5c4a6f
~pe>	61 -22g-10b14a17i18k
~pea	74 -9i-5k-4g6c26j
~peak	77 -10i-6k-5a6c27j
~pec	70 -22g-5e-4a5k7h11c15i
~peci	82 8c
~pect	74 -22g-5e6k8h16i
~ped	66 -16k-10a-8e-4d8hi10g18j
~ped>	66 -16k-10a-8e-4d8hi10g18j
~pee	72 -7gk-6b8d21c
~peed	78 -6bk-5g-4j6a17c
~peel	84 -13c12d
~pel	72 -10c-8a-7j-5b4d13i22k
~pell	73 -10c-9a-8j-5b-4g4d13i22k
~pen	47 -17e-12ij-4a5h8k13g17c22b
~pen>	58 -16j-12g-9e-5i12b13c20a
~pend	67 -13i-11c-7e-5a7f11b29g
~pene	62 -11eg-8a7h9c11d
~peni	83 -12ac7i21e
~pens	60 -10e-7d-5f-4i4b7k11g14c
~peo	57 -6ej-5f8a15d
~peop	57 -6ej-5f8a15d
~per	48 -14i-6c-4h4j9ab10d12k
~per>	63 -8i-7b-5e6d8gk14a
~pera	83 -4c4k
~perc	69 -8ac-6k6b7h19g
~perf	79 -12i-7g26c
~peri	77 -5g-4d4j5b9c
~perm	74 -16g-5j6a8b13e
~pers	59 -15c6bfk9d
~pert	66 -5b4d6g8k
~perw	76 -4c6i7d
~pes	77 -14a7j9b14i
~pes>	80 -15a-8g11b17i
~pest	89 5g9j
~pet	80 -21a-5i16k17c
~pet>	89 -26a16k20c
~pets	89 
~pgr	87 -10a15c
~pgra	87 -10a15c
~pha	83 -5b4c9j
~phal	84 -5b4c7a
~phe	89 6b
~phi	87 10a
~phis	89 11a
~pho	62 -6dh8e11b
~phon	63 -6h-4d4c8e12b
~phot	84 -4c5a
~phy	77 -7g5c
~phys	77 -7g5c
~pic	58 -12c-8e-6a-4j4d8b21k
~pic>	89 9k
~pica	87 -5c9g
~pick	63 -6e-5c8b10k
~pict	70 -4cj5k6f
~pie	79 -7c7k8e
~piec	82 8k
~pil	77 -6g-4d5ab14c
~pill	80 -4ad4c6bj
~pin	59 -12g-11b-6f-4c5k10a14hj
~pin>	75 -11ad-4g4b11c18j
~pine	89 -8c8e
~ping	63 -16b-7c-6g-5f-4e5k14h20a
~pini	87 -9a4h5dj
~pip	72 -5bg10a13c
~pip>	84 -25b28a
~pipe	75 -15a-6g14c17b
~pir	79 -6c4j8e
~pira	89 -5g6e
~pire	83 -5c
~pit	69 -6d-5bi6j12a
~pita	71 -6d-4i4a5j
~piz	87 
~pizz	87 
~pla	44 -9k-7eg-6i4a9b13d20c
~plac	50 -9j-5ck7g8b12d
~plai	67 -6i-5g5c18d
~plan	57 -10g-9d-7e-5i5h6f14j17c
~plat	77 -7g5a12c
~play	81 5g
~ple	52 -15e-5ch6g14dk
~ple>	55 -13f-8a-5e4b11c14d
~plea	68 -11e-10a-9d-5j8b15f23k
~ples	86 -10c6a13g
~plex	79 -10c-4gk5j16d
~pli	66 -16f-7i6k8cd9b
~plic	84 5h
~plie	71 -16f4b9d11c
~plit	82 -7a-5i7k8b
~plo	60 -10g-5e8a9d
~plot	87 -8b9a
~ploy	62 -8g-5ce5b10d
~plu	70 -8g-6b5c6k11e
~plug	84 5a
~plum	73 -8g-5b12e
~ply	87 -6bc5a11h
~ply>	87 -6bc5a11h
~pme	71 
~pmen	71 
~poc	76 -8a-4i8c12g
~pock	76 -8a-4i8c12g
~poi	76 -7g-5c6a7f11h
~poin	76 -7g-5c6a7f11h
~pok	89 -5j12a
~pol	47 -12i-10d-4a8k11e12c
~poli	47 -12i-9d4g8k10c11e
~pon	83 -5c9b
~pone	89 
~poo	68 -4cg10aj
~pool	68 6j11a
~por	62 -9g-8i-7d-5e6ak8h20b
~pora	79 -6i19b
~porc	86 8c
~port	66 -6g9k11h
~pos	74 9a
~posi	89 8c
~poss	87 -5c6g
~post	81 6a
~pot	76 -9a-4j5b17f
~pot>	79 -16a-4j7b18f
~pots	89 -5c8a
~pou	65 -7j-6g-5ei8c12a13k
~poun	83 -5j-4b5g8a
~pous	68 -9g11k16c
~pow	89 
~powe	89 
~pp>	68 -8d-6g7c13a
~ppe	51 -23e-5ab4g7k18c20h
~pped	70 -6ae14h
~ppen	53 -19e-5g-4a9k10h20c
~pper	79 -11b7a10g
~ppi	71 -5c-4ij6b18h
~ppin	71 -5c-4ij6b18h
~ppl	67 -16f-5i-4j6g8d9a11h
~ppli	69 -16f5a9cd
~pply	87 -6bc5a11h
~ppo	82 4a11f
~ppoi	86 11f
~ppr	75 5b
~ppra	80 -5a6b
~ppro	87 
~ppy	71 -14j-11i-5c-4g7k8h21a
~ppy>	71 -14j-11i-5c-4g7k8h21a
~pra	77 -4a4bc
~prai	79 -5a5c6b
~pre	57 -7ei-6af6bg10c11j
~prea	83 
~prec	87 -4c6k
~pref	84 -16a-4g7j16b
~preh	82 -8a7c11h
~prem	77 -8c-5b4k6a14g
~pres	68 -15b-9g-5d-4e5a13j23c
~pret	69 -5c12a
~pri	54 -19a-13h-5c-4i6f8j16g24b
~pric	60 -11h-6i-5d4e5g19c
~prim	89 
~prin	67 -15a-12c-5e5f10j20b
~prio	89 -6a5c7g
~pris	84 -6g8a
~priv	82 -10a-6c7f11b
~pro	51 -14a5j11c18h
~prob	73 -5c-4ag5e7b8j
~proc	89 -6a4j9i
~prod	82 -9b-4g23c
~prof	79 -6b11c
~prog	77 -5i-4k5b9a
~prom	83 -8c-6j4k15g
~pron	87 8i
~proo	69 -16c-9jk-4g8b9a23h
~prop	64 -7c-5b4g6k10a
~prot	72 -12a-4d6j9c
~prov	79 8a
~ps>	60 -6e-5ci-4f7k15a
~pse	76 -8c-6g-4b9j15h
~pse>	80 -4b10j
~psed	89 -9i-6cg20h
~psi	89 4g7a
~pst	79 -6g4c5a
~psta	79 -6g4c5a
~pt>	70 -19b-9g-6c19a21h
~ptc	87 8a
~ptci	89 6a
~pti	74 -13a-7k-5g8c28j
~ptio	77 -5k-4a4c10j
~pto	87 -15j8a11b
~ptop	87 -15j8a11b
~pts	83 -11g8k12d
~pts>	83 -11g8k12d
~pty	80 -6ac-5k12g16e
~pty>	80 -6ac-5k12g16e
~pul	70 -6ij-5c6k12e
~pull	70 -6ij-5c6k12e
~pum	82 10a
~pump	82 10a
~pur	80 -20a11b16g
~purc	86 -8a18g
~pus	77 -5d-4k4e5a
~push	79 5e6a
~put	52 -18c-7i6bf10d12g
~put>	54 -14c-8e-7i8f12g17d
~pute	76 -6ag6b9e
~putt	75 -9d-4i7eg12j
~py>	67 -9c-7j-5i5e8h20a
~qua	67 -10a-5b7g11j
~qual	89 
~quar	67 -10a-5b7g13j
~que	68 -6h4c5a9b
~ques	68 -6h5c6b
~qui	57 -10d-6ij11g17c
~quic	70 -6d6g10k
~quie	86 -6j-5ac10e11k
~quip	71 
~quir	75 -4a15c
~quit	71 -12c-7e7a8b9g
~quo	65 -8c-5k4j10ag
~quor	89 9a
~quot	66 -6c-4k4j6b10g
~ra>	69 -20a-4di11gj17c
~rab	81 
~rab>	81 
~rac	58 -15c-8e-6i-5a-4g7k15h17b
~race	86 -7b6j7a
~rack	72 -25c9a22h
~ract	62 -15a-7g-6e7c8k18b
~rad	65 -18g-13a-5j5e8b12i20c
~rade	67 -14g-12a-4j6e8b13i14c
~radu	86 -6b5f
~raf	80 -7b4c
~raff	86 -6b4g7a
~raft	87 -4a6c
~rag	49 -12b-10d11h13a15f
~rage	50 -9d-5i-4g6aj7h11f
~ragg	86 -8bc5i6gh7a
~rai	57 -12i-10d-4h4ac8g15b
~raid	89 4a
~raig	74 -5ai-4j6k7e9b
~rail	89 
~rain	66 -12d-6i17g
~rais	68 -5g7j8b
~rak	86 -5k12a
~ral	64 9j
~ral>	65 -5c9j
~rall	89 
~ram	64 -8b-7k-5i-4g5c10f16e
~ram>	78 -14a5g6b13c
~rame	77 -12c-9ag14f20e
~ramp	75 -13b16a
~rams	89 9a
~ran	44 -13k-4f5ag8e10i11c
~ran>	89 -5a5k
~ranc	47 -10j-5a7e22c
~rand	68 -20k-7c-6b9d15i19a
~rang	82 -8k5a
~rank	89 8k
~rans	82 -11a4g11b
~rant	71 -10b-7c9a10g
~rap	83 -7b4a13c
~rar	89 -7a-5g-4j5b16c
~ras	67 -12bg-5j5d16k25c
~ras>	76 -8b-4g7k12c
~rash	77 -8ag-5b5k10d14c
~rass	84 7k
~rat	55 -19c-9g-8ad-5f10h21b25k
~ratc	86 9b
~rate	62 -13b-9c-6d-5i-4f7k14h18a
~rath	74 -9c-5a4j8b9k
~rati	70 -13c-11a-6gi18k21b
~rats	83 -10a4c12i
~rav	75 -11c-6a4f6d9i
~rave	76 -11c-6a4f6d9i
~raw	73 -20c-9g-5a6e7i24b
~raw>	84 -10c5b9e
~rawe	86 -9a8b
~rawl	81 -12c-9g9i14b
~raz	76 -7i5b6c9h
~razy	76 -7i5b9h
~rb>	89 -7a6f10j
~rbe	84 -8a13e
~rbn	84 -6b12a
~rbnb	84 -6b12a
~rby	80 10a
~rby>	80 10a
~rce	65 -23c-6j-4k14h15g20b
~rce>	78 -10c10h
~rced	86 -11j-9c10a18b
~rcen	69 -8ac-6k6b7h19g
~rch	70 -11e-7a9g13c
~rch>	75 -11e-5g14c
~rcha	84 -11a17g
~rchi	87 5b
~rci	72 -6c8b
~rcia	72 -6c8b
~rcy	80 -7b6ak
~rcyc	83 -8b6k
~rd>	48 -11c-7a5j29b
~rda	81 -14g-5b20c
~rdas	82 -5b4a
~rde	68 -20a-13j-6g5c7ei23b
~rded	77 -11j5k10b
~rden	87 -7a7b12c
~rder	78 -19a-5c-4g7f8i11be
~rdi	72 -11c-8k4j10d23a
~rdia	81 -5c13d
~rdin	77 -8k-7c5j26a
~rds	63 -14b-8g4k5a7ci
~rds>	63 -14b-8g4k5a7ci
~re>	25 -8e-6i7d17g18k24f27a
~rea	46 -23g-9a-7d-6i-4j10e13h19k26f
~rea>	79 -22c-12a-10e5b6k39f
~reab	83 -4b16f
~reac	70 -13i-9b-4d6k9c16e
~read	56 -12i-6c-5f-4g11b35k
~reak	69 -8bg-6k7f20c
~real	66 -13c-9f5e10g11j
~ream	86 5e8i
~rear	87 -6a5j11d
~reas	68 -15g-13bk-7j26c28h
~reat	62 -14j-7g-6d-5c12a13b16i
~reau	89 7j
~reb	76 -11c4j11a
~rebu	76 -11c4j11a
~rec	54 -18c-14i-9g-6h-5d12b13k18a23j
~reca	80 -7c7b10k
~rece	76 -11g4b7k
~reci	89 -4k5c
~reck	72 -10c11d
~reco	61 -18i-10d-5c6jk12b14a
~rect	69 -8b-7c-4a31j
~red	47 -11c-8bh16f21a
~red>	50 -21c-15e-7bh6d10g18a28f
~redi	63 -13f-10g5k11a13c
~redo	79 -7a14e
~ree	54 -13g-10d-9k-8e7f10j25c
~ree>	66 -25i-20g-5bk14j23ac
~reed	82 7h
~reek	79 -5bc4i5f8a
~reem	84 -6d-4e5a7b
~reen	86 5b
~reer	89 
~rees	77 -12i5k19g
~reet	65 -8g-7e-6a-5k6bi9c10f
~ref	72 -19a-9c-5g-4k7j14d20b
~refe	78 -12a-5k-4g6j14b
~refr	87 -13a15b
~refu	89 -13c-6b4a17d
~reg	66 -12c-4d8k17g
~rega	86 7j
~regi	79 -24c4k25g
~regu	72 -7j6ak10c
~reh	77 -5b6c10h
~rehe	82 -8a7c11h
~reho	86 -5b5a6j
~rei	89 5c
~rej	89 -5a6hj
~reje	89 -5a6hj
~rel	60 -7b-6c-5i5f6h16g
~rell	62 -5bc-4i7h14g
~rely	86 
~rem	59 -14k-9a6i11g14j
~rema	81 -15a7c16b
~reme	64 -8bc-6k-4a11ij
~remi	76 -9k-5b10c13g
~remo	81 -5c4a10j
~ren	46 -14j-10i-5f7be8c25g
~ren>	74 -8c4g7b
~renc	77 -24c5k6ab11g
~rend	84 -6a11g
~rene	69 -8c-5g5h15e
~reno	86 -12a-7b7d14c
~rent	49 -17j-7i-6h10a14g28c
~rep	58 -7d-4f4k5hj6a
~repa	76 -6h-5a4c7i8j
~repl	63 -6g-5j-4d10a13b
~repo	76 -7b-4c8k9h
~req	74 12c
~requ	74 12c
~rer	78 -10g-7a-6c8f11d16e
~rer>	82 -6c7g13d
~res	51 -23a-15g-6b5c10j15hk18f
~res>	69 -10a-6g5b14j
~resc	83 6c
~rese	86 -9a5k10j
~resi	82 5b8j
~resp	87 -8c-4e10b11h
~ress	58 -21b-14g-6i-4j5e12a13c14f16k
~rest	67 -14a-11k-7j-6c-4b8g9d12f16h
~ret	59 -5dhi5k8j9b
~retc	87 -5g5b7k
~reti	68 4j
~rett	67 5ae7b
~retu	83 -12b8j
~rev	72 -8e-6a-4j5b26g
~reve	76 -15a6b19g
~revi	81 -8e-5c9ag
~rew	72 -13c-5k6d11g
~rew>	73 -9c-5k4e6d11g
~rfe	79 -12i-7g26c
~rfec	79 -12i-7g26c
~rga	89 -4e8i
~rge	65 -16i-6k-4b6g8cd9j
~rge>	72 -14i-7a-6c4j6d16g
~rgen	82 5d
~rger	87 9j
~rges	87 -12g5a10c
~rget	86 -5k6g
~rgi	81 -26c-8a13k27g
~rgia	84 -5a-4c13k
~rho	87 -6a6g7e
~rhoo	87 -6a6g7e
~ria	74 -6c9a
~rial	77 -5c9b
~rib	79 -8g-7i8c15k
~ribe	83 -6g-5a-4i17k
~ribl	89 6a7c
~ric	54 -12h-11i-5f6g9a11c12j
~ric>	84 -9a5k9b
~rica	72 -16c-4i8bg10a
~rice	60 -11h-6i-4d5e6g18c
~rici	89 -8a15j
~rick	73 7a10c
~rict	81 -16b10j11a
~rid	69 -18d-12b-5ak-4eg6j12c18fi
~rida	84 -10a5c11f
~ride	73 -22b-17d4j6a9cf21i
~rie	54 -17a-14c-8f-7e-4k4i13j19b20d
~rie>	87 -18a20j
~ried	67 -8g-7k-6c6a7b12i
~rien	66 -11g-6e-5d6b7hj9c
~rier	76 -17a4k9c17d
~ries	65 -27c-5fi9b12d23g
~rig	37 -12k-8ch-6ab-5f5d19i48j
~righ	37 -15a-13k-12c-9h-5f21i50j
~rigi	74 5d7b
~rij	89 -4c6a
~riju	89 -4c6a
~rim	83 -8a11c
~rima	89 
~rin	50 -22ck-16i5ab6d8h9e14j23g
~rin>	75 -19a8g17j
~ring	54 -20k-13c-10i6ag10h13d14e
~rink	67 -11d-6b-5f31a
~rins	87 -7a13g
~rint	84 -7a-6c10bf
~rio	73 -8ab-6j-5e5g7c20k
~rior	82 -10a-6b18c
~riou	77 -9c-6j4h19k
~rip	69 -14c7d9j10b
~rip>	77 -9a9j12b
~rips	87 -7c7a
~ript	82 -5c10d
~ris	66 -17c-8g-7d-5k8f10b30a
~rise	80 -7g10a
~risi	89 10c
~risk	86 -14c12b
~rist	72 -22c-5k5b10f19a
~rit	58 -13ab-5eg8d13j27c
~rita	83 -7a-5g8c9k
~rite	66 -7b-6c8a15d
~riti	81 -8d4b9a
~ritt	76 -22a-18b-4g8i22c23j
~rity	73 -7g5b14c
~riv	47 -8e-7h5c6b8i12d
~riva	82 -10a-6c7f11b
~rive	49 -14e-6h11i12d
~rivi	61 -5bg7ce10a
~riz	89 
~rizo	89 
~rk>	46 -11a-9e-8d-7j8g9c14b20f
~rke	64 -11c8f11a
~rked	76 -15j4f8ac
~rker	72 -7c-4bg5a12j
~rket	79 -14c4j5ae
~rki	67 -13g-6b-5k-4h5i7cd18a
~rkin	67 -13g-6b-5k-4h5i7cd18a
~rks	68 -25g-14i5a9be10j12k
~rks>	69 -15g-13i-11c6a10bej12k
~rksh	87 -12g16c
~rl>	79 6g8j
~rld	86 -9i-6a6k8cf
~rld>	86 -9i-6a6k8cf
~rlf	84 5a
~rlfr	84 5a
~rli	89 11i
~rlin	89 11i
~rls	81 -12a-10g14b15c
~rls>	81 -12a-10g14b15c
~rly	76 -15c5g8aj
~rly>	76 -15c5g8aj
~rm>	56 -16d-12c-10h-9f8a12j17k22b
~rma	69 -4fg5e7c
~rmal	78 -7a7k
~rman	81 -4f10a
~rmat	80 8c
~rme	87 -7a13g
~rmer	87 -7a13g
~rmi	74 -21g-16c5ab13e18h
~rmin	87 -14c-8g22h
~rmit	78 -15g-4c4b5a14e
~rml	89 6a
~rmle	89 6a
~rms	75 -27a10i23j
~rms>	75 -27a10i23j
~rn>	60 -10d-7b-6k-4i4g15c19a
~rna	73 -11b-5g9i17c
~rnac	79 -7g-5b8i
~rnad	83 4g
~rne	62 -19c-8a-6k5e10f18i
~rned	65 -19a-18c-4k7d8e12g21i
~rner	79 -6gk-5a7c15f
~rney	89 -6c5k
~rni	62 -20c-16b-6a-5h7k10ef29g
~rnig	80 -12b5ek6a8f
~rnin	66 -13b-12c-4j5fk7e21g
~rnit	78 -8c-6a7j14g
~rno	81 -18c11i16g
~rnoo	83 -13c8g9i
~rns	80 -5a13c
~rns>	80 -5a13c
~ro>	82 6a
~roa	69 -6k-5b-4d4f5c13a
~road	69 -6k-5b-4d4f5c13a
~rob	72 -9a5e6b8j
~robl	74 -5acg5e7b9j
~roc	75 -5b-4f5cg6j
~roce	79 -4f5i8g
~rock	84 9c
~rod	82 -9b-4g23c
~rodu	82 -9b-4g23c
~rof	79 -6b11c
~rofe	80 -6b
~rog	75 -6ci-5k10j11a
~rogr	77 -5i-4k5b9a
~rok	71 -11a-10d-6g5f6bij13c
~roke	71 -11a-10d-6g5f6bij13c
~rol	63 -10j-7g-5e4i8c9a12d
~rol>	87 -9g4a9i
~roll	65 -9j-6e6d8a13c
~rom	48 -12c-5d-4b5f8k9gh
~rom>	48 -9c-5d-4b5fk6g9h
~romi	86 -5cj5k6g
~ron	60 -19g-15b-8dj-7e5h7k11i21ac
~ronc	89 -13a4k13i
~rong	72 -7g-4j8h11c
~roni	86 -4a9c
~rono	87 8i
~ront	66 -16b-12g6k10c26a
~roo	51 -18c-7b-4f5e9gh10d11k
~roof	55 -7i-5bc-4k4e5d7a12h
~room	62 -11a-6j6i7d18k
~rop	59 -18c-7i4gk12b16h
~rop>	75 -7c-6k-5j9h14b
~rope	65 -5b5j6g7k
~ropp	76 -7c7a14h
~ros	72 -35a-5e5j7k12c14g
~ross	74 -13a-10c-5e4j7k15g
~rot	61 -8gk-7h-6d7b13cj
~rote	69 -6h7c8j
~roth	68 -9g-7k-4d4j13b14c
~rou	45 -22c-8a4hj5i7f8bk12d
~roub	72 -9c-4b5k9a
~roug	51 -10a-8h-6e9d11j14k
~roun	56 -12a-7j-6c6bd12f
~roup	77 -10c5di10b
~rous	82 -10c6e13a
~rout	84 -10a-6g7bh10c
~rov	78 7a
~rove	81 6a
~row	59 -11c-5h7b10e13d
~row>	62 -15c-13a-4h5j6e13b16d
~rowe	86 
~rowi	84 -4b
~rown	82 -6f-5b6e15a
~rp>	87 
~rpe	89 -7a10k
~rpo	76 -6c-5i5j14b
~rpor	77 -6c-5i5j14b
~rpr	84 -6g8a
~rpri	84 -6g8a
~rra	84 -14k-9b8a17i
~rran	86 -20k-9b14a18i
~rre	58 -12ab-6c-5i-4d8g10e29j
~rrec	69 -9a-7bc32j
~rren	62 -6b-5a-4i5k10g11e
~rri	61 -13g-6e9d12c18b
~rrib	89 6a7c
~rric	79 4j
~rrie	64 -13a-10g9c11d20b
~rro	65 -7c6d7e
~rrow	66 -6ac4g5j7de
~rru	86 -10a19j
~rrup	86 -10a19j
~rry	56 -18j-11bd-5e9g19c27a
~rry>	57 -15b-11j-6d-5e22a24c
~rryi	75 -9j-7cd4k5b7a12g
~rs>	36 -18j-7f5k8bc12a14e18d
~rsa	81 -12k5c12b
~rsal	89 -5j15b
~rsat	86 -11k7c8j
~rse	58 -11e-7i-6dg4h6f9bk
~rse>	74 -9b8h20a
~rsea	89 -4d5a6f
~rsel	61 -11a-9e-6i11k15b
~rsh	83 -12a4b6c7j
~rshi	84 -6a4b6c
~rsi	77 -4a5k
~rsin	89 
~rsio	87 -6a7b
~rsit	87 
~rso	62 -10c5a
~rson	62 -10c5a
~rst	56 -14i-10a-7g-6f8h15k19j
~rst>	57 -11i-6g-5e5dj9k10c
~rsta	77 -16a-10c-4i8h9k20j
~rt>	48 -14b-4h5g7j8e14c
~rta	69 -4j4f7a
~rtab	76 -7c5f10a
~rtan	77 -5g4h5c6b
~rte	68 -8i9g11a
~rted	72 -8i-6j-5c12g17a
~rter	82 -5a9j
~rtg	64 -4i5cj6a
~rtga	64 -4i5cj6a
~rth	55 -6cd-4fhj16e21g
~rth>	58 -8j-6e-4d7a20g
~rthd	69 -7a-6bk-4c4j27e
~rti	60 -5be9d10g
~rtie	82 -5c9g
~rtif	65 -4b10d
~rtin	79 -12a5i9b
~rtm	63 -9c-7i6k16d
~rtme	63 -9c-7i6k16d
~rtn	67 -14k-5e5c10g12b
~rtne	67 -14k-5e5c10g12b
~rts	71 -11a-9g-8c-7e5b8i9k14f
~rts>	71 -11a-9g-8c-7e5b8i9k14f
~rty	64 -5a-4e4gh5k
~rty>	64 -5a-4e4gh5k
~ruc	59 -13b-5a4j5g6d12c
~ruck	62 -15b10d11c
~ruct	72 -5a4j
~rud	89 -16c-7e-6b10a23g
~rude	89 -16c-7e-6b10a23g
~rue	86 7c
~rue>	86 7c
~rug	79 -14c9a10d
~rug>	89 
~rugs	83 -12c6a12d
~rui	89 4c
~rul	86 5c
~rule	87 5c
~rum	89 -5b7c
~rume	89 -5b7c
~run	54 -15e-13c-7j-6af8d20b31g
~run>	58 -18e-7c-6k4h7a24g
~runn	70 7b
~runs	76 -9j-6a-5c5de9g10b
~rup	80 -5c18j
~rupt	80 -5c18j
~rus	69 -9c-6g5h6k8b
~rush	86 -6c-5k7e14a
~rust	71 -11a-4c6h9b10k
~rve	76 -14j-4g8b9c10a
~rve>	80 7a
~rvi	69 -9b-6c-4d6g9ak
~rvic	72 10k
~rviv	84 -9bc8g14a
~rvo	86 6b
~rvou	86 6b
~rwa	75 -8b13a
~rwar	75 -8b13a
~rwi	87 -5a6j
~rwis	87 -5a6j
~rwo	76 -4c6i7d
~rwor	76 -4c6i7d
~rwr	82 -8c6d9a
~rwri	82 -8c6d9a
~ry>	46 -8b-5ch5k8af13j
~ryb	67 -23a-11d5bfi7g8e10k
~rybo	67 -23a-11d5bfi7g8e10k
~rye	87 
~ryer	87 
~ryi	72 -10j-7d-6c6g9ab
~ryin	72 -10j-7d-6c6g9ab
~ryo	89 8k
~ryon	89 8k
~ryt	63 -25a5c7b13g15i
~ryth	63 -25a5c7b13g15i
~ryw	86 -5a7g
~sa>	84 -6k8c
~sab	81 -6b6a9j
~sabi	83 -6b12a
~saf	67 -8g4b6c10j
~safe	67 -8g4b6c10j
~sag	86 -7b-6g8ck
~sage	86 -7b-6g8ck
~sai	61 -9a-7g-5e-4i5k15h21j
~said	62 -10a-7g-5ei5k16h22j
~sal	63 -11e-7c-5i4bh7d14g
~sal>	87 -5j14b
~sala	77 -8c-5b-4a4d8g
~sale	68 -9e-6i6dh13g
~salo	84 6j
~sam	62 -28b-9j-8f7e10g11k27a
~same	62 -28b-9j-8f6e10gk25a
~sat	74 -16k-6g9h12ac
~sat>	83 11c
~sati	78 -13k-4g9ah
~sav	66 -5fi-4c4j6b17g
~save	72 -4f10a
~savi	73 -12a-5i8b19g
~saw	77 -9k-6g9i10c
~saw>	78 -9k-4g6c9i
~say	50 -21e-15g-13c-6ah6d7f10bj11k31i
~say>	52 -20e-11h6j10k16ci
~sayi	79 -15c-13j-6g12d26i
~says	72 -28c-12g-10a4k8fh15b19j
~sba	56 -4k4b5d
~sban	56 -4k4b5d
~sca	66 -11c-7d-6a-5k-4f8h13g17i
~scal	81 -7e6i15g
~scam	87 4a
~scan	86 -7a5g
~scar	72 -10c-7j-5bd-4k10h13ai
~sch	60 -14g-10a-8i-4h5dj7bk13f
~sche	81 4a5e
~scho	61 -13a-12g-7i5j6dk9b14f
~sco	66 -16a-6j-4de6k12g18c
~scor	77 -27a-7k-5b5i20g21c
~scou	71 -7gj14k
~scr	68 -15c-11g6k12b18d
~scra	83 -6a10b
~scre	89 5b
~scri	76 -8g-5a9d15k
~scro	79 -15c-5k13ad
~scu	78 9g
~scub	83 -9b6g9a
~scui	87 4g
~se>	33 -34b-25e-11f6i7k9h13d17g30c32a
~sea	72 -13c-5g-4d4f21e
~seas	73 -12c-4d5bf21e
~sec	62 -9g-5b5j9k11c
~seco	65 -11b-5g6j14c
~secu	76 -4g8b
~sed	55 -24i-16c-9a-7g-6f5k6e7h13d16j24b
~sed>	55 -24i-16c-7ag-6f5k6e7h13d16j22b
~see	58 -20c-11h-8a5d7j9ei18f
~see>	60 -15c-10h-7a4i5b9j10ef
~seen	79 -6c-4k5a11f
~seh	75 -6g17c
~seho	75 -6g17c
~sel	54 -8c-6i-4hj33b
~self	58 -9e-4g5k19b
~sell	66 -11c-4ik7e8g18b
~sem	67 5g7a8i
~seme	67 5g7a8i
~sen	57 -9g-6c-5d-4e7fk8b9a
~send	62 -5g-4a6b11f
~seng	81 -4i6g
~sens	75 6ab
~sent	72 -9g-5c-4e4j7hk8a
~sep	78 4b9a
~sepa	78 4b9a
~ser	64 -8j-6d-4c6g7a15b
~ser>	81 -17a-5j8g19b
~seri	83 -9c-4k5g15a
~serv	68 -4d5a6k8b
~ses	62 -11g-7d-6ci5fj6ak17b
~ses>	63 -10g-7d-6i5j6k9a18b
~set	61 -14a-9e-6j15bg
~set>	65 -10i-6ae10c22b
~sets	83 -5g7k
~sett	76 -13c-11ab-6j-4e7h14i28g
~sew	83 -6b11a
~sewe	83 -6b11a
~sfi	87 11h
~sfie	87 11h
~sgi	86 -10a4c5d8b
~sgiv	86 -10a4c5d8b
~sh>	58 -6ij-5fh6e7g16a
~sha	61 -24c-9d-7g-5j-4h10f11b14i15k
~shak	86 -9a6b13f
~shal	84 15a
~sham	86 -11c-6a-4b7f8e15g
~shap	73 -14g-12c-10a4b40i
~shar	69 -16i-6d-5g8b14a20k
~she	50 -19d-16e-10f-6b7k16c20j22i
~she>	55 -17cd-13e-8f-7a6h10b11j12g33i
~shed	66 -13bg-5i9k13j23c
~shee	83 7j
~sher	76 -5b6a8c
~shes	81 -5bj10a11c
~shi	62 -12cd-8g-6a-4i5f10k16e19b
~shie	83 -5j
~shif	83 -8d4a5e6b
~shin	68 -14c-12a-5g7j8f10b14e
~shio	86 -9c8ak
~ship	79 -7a4k6b8c
~sho	47 -21g-11e6ac13d28f
~shoe	89 -6ai7g10d
~shoo	77 -6c-5j5k8f
~shop	58 -8b-7k-6e-4c4g18f
~shor	84 
~shot	81 
~shou	56 -12i-9j-5k-4h4b8a14cf
~show	67 -35g-15i-6e5k6c14d15j21a
~shu	70 -16g-5e7a8c13i
~shut	70 -16g-5e7a8c13i
~sib	86 -8c6g7b
~sibl	86 -8c6g7b
~sic	69 -10g-8a-4e9c11j
~sica	77 -7g14j
~sick	77 -5g10c
~sid	53 -9ek-8i-6h-5a9j13d23b
~side	54 -9ek-7i-5h6b7a10j13d
~sidi	81 -20a26b
~sie	78 -13b-7g5k11e17i
~sies	80 -13b-6a-5g12e18i
~sig	61 -12c-9g-4h4i8ae12j
~sign	61 -12c-9g5i6j9ae
~sim	86 -21a21b
~simp	86 -21a21b
~sin	45 -16a-12g-9i-7f-5h12d15bcj16e
~sin>	73 -13a-9g-5k8hj9e15c
~sinc	61 -12g-11a6e9c10i
~sine	51 -12i-9a-5ef6cgj12bd
~sing	61 -20g-11h-6f4d5j6a7b9c12e
~sink	87 -4i5gj
~sio	59 -6c-5j-4h6e11ab
~sion	59 -6c-5j-4h6e11ab
~sis	68 -6bi-4e7d9j
~sist	69 -8g-6b-4i7d9j
~sit	57 -17g-11j-6ik6h8b16c24a
~sit>	71 -8b-6i-5dk-4j5f7a15h
~sita	84 -5b8a
~site	76 -6h8c10b
~siti	81 -10a6c7b
~sito	89 
~sits	83 -14f-4c10j14a
~sitt	71 -21j-13g-4k6bd8f12c16a
~situ	86 -5ag6bj
~sity	89 
~siv	75 -5k-4f4a6g10h
~sive	75 -5k-4f4a6g10h
~siz	78 -24c-5a31g
~size	79 -24c-7a32g
~sk>	59 -5jk5e6f11d
~ske	75 -10k4bg7c
~sked	76 -10k-5c4bi11g
~ski	66 -12a-7i-6d5j8e10g13b
~skin	69 -13a-7i-4d5j6g8e11b
~skip	81 7b
~sks	82 -15d6j7k17c
~sks>	82 -15d6j7k17c
~sky	77 -12c-5b8i15a
~sky>	82 -12c10ai
~skyd	86 -5b7a
~sla	76 -9c-4gi28b
~slab	81 -15c-5i5j25b
~slam	87 -9a7b
~sle	68 7f
~slee	69 8f
~sli	79 -5a6b9c
~slid	87 -7b7a
~slip	87 -12a-4g5c13b
~slo	75 -5bc-4j10i11a
~slow	75 -5bc-4j10i11a
~sma	72 -8c-7j5a6g16d
~smal	77 -5gj5c8b
~smar	81 -14c-12b4i12g17d
~sme	84 -13c6a11h
~smen	86 -12c7a11h
~smi	89 4b
~smo	66 -7b5j16i
~smok	67 -13b-5i5j14a
~sna	82 6c
~snap	83 
~sno	79 -10f17j
~snow	79 -10f12j
~so>	33 -38a-36b-26g-14i-11f-7d11e28h41k86j
~soc	70 -7a-6dj17b20c
~soci	72 -12a-5j11b23c
~sock	89 -6d6a8b
~sof	80 -4c9j
~soft	80 -4c9j
~sol	70 -11g-5h6ab15i
~sold	77 -10e-8bg7c8j22i
~sole	83 -4cj8b9a
~solo	89 -7a-5i14b
~som	44 -22j-10f-5c-4g5k11a12d31b
~some	44 -22j-10f-7g-6c4e5k12ad31b
~son	55 -13g-8k-7d-6a-5b12c15e18h
~son>	58 -19g-9d-7j8c18e21h
~sona	70 -12c-5a7b9j11g
~sons	80 -8b-5k-4g20c
~soo	70 -24i-8b10a31e
~soon	70 -24i-8b10a31e
~sor	69 -22j-7b9g10a22c
~sorr	72 -21j-4b4i9cg13a
~sort	87 -4a14c
~sou	63 -18c-8f-5g7k10e25j
~soun	65 -16c-8f-5b11e13jk
~sout	84 -6a18j
~spa	68 -6k-5e-4j8b12a
~spac	74 -9g-6c4d6i11b
~span	89 -6j-5k4a7g8c
~spar	82 -13a6c12b
~spe	59 -13e-9a-7b-5d5ik7j16c
~spea	77 -10i-6k-5a6c27j
~spec	73 -22g-4e8h14i17c
~spee	78 -6bk-5g-4j6a17c
~spel	74 -10c-8aj-4g13i23k
~spen	73 -13ci-7e7f37g
~sph	84 -5b4c7a
~spha	84 -5b4c7a
~spi	71 -6d-4i9j
~spit	72 -6d-4i4a5j
~spl	79 -15a-5i4f18b
~spla	89 -9a5f12b
~spli	82 -7a-5i7k8b
~spo	62 -13g-10j-6d-5e7f9ck16b
~spor	84 6b
~spot	77 -4j5b10f
~spou	68 -9g11k16c
~spr	68 -7g-5a5d8j12b
~spre	86 
~spri	69 -8a-7g9j13b
~squ	69 6c9g
~squa	70 -7b-6a6j9g
~sr>	83 7f
~ss>	44 -11i-10e-8g-6h4k5a6j12c14f16b
~ssa	87 -6g9c11a
~ssag	89 -5g10c
~sse	61 -11a-9i-6c-5e5dj11k20b
~ssed	69 -12c-5ai-4e4d8k13b
~ssen	81 -4i6g
~sses	72 -5a-4g7c8b
~sset	84 -6a5bk
~ssi	64 -11b9j15c
~ssin	75 -15a4i12j13c
~ssio	71 -9b4c13a
~ssis	86 5c
~ssm	87 8a
~ssme	87 8a
~sso	83 -22a5b15c
~ssoc	89 -5c13b
~ssu	70 -7g-6d-5i8e9c
~ssue	81 5k
~ssur	77 -8b-4g9j11c
~ssus	84 -6j11b13e
~ssw	87 -10a4i14b
~sswo	87 -10a4i14b
~st>	34 -23a-20c5e8g12h16j20b30k
~sta	45 -28d-10h-7a-6i6ej11g12b13k22c
~stac	86 5e
~staf	80 -9c7a
~stai	75 -7g6a13f
~stak	86 -14a-12g33c
~stal	82 -4b4g
~stan	66 -18a-16f-10b-8d4h6g7e9k10cj11i
~star	58 -11f-8j-5hi-4d6c8b9e11g
~stat	59 -19d-6i-5a4k7j13f14b
~stau	82 -7b5i
~stay	59 -7dhi-6e5f6c8a13b
~ste	54 -8c-7af4gj6i7k8d
~stea	81 -8k-7c-6a5e13b
~sted	74 -10c-8a4e6d
~stem	71 -6b-4d7c14k
~sten	83 -10g-5i16c
~step	72 -18c11d12ag
~ster	64 -12a12i
~sti	51 -21g-10e5a7c8i11f17j
~stic	79 -8a-4c8b9f
~stil	55 -12k-10bc-7h-5d-4e6f13i19a22j
~stim	89 
~stin	76 -26g-13a5k8b15h24c
~stio	69 -6h7c
~stl	68 -14c-8k-4g8i23b
~stle	86 7g
~stly	70 -13c-10g-8k4f9i23b
~stm	81 5g12f
~stma	84 13f
~sto	50 -21b-9g-4f11k12c13a14d
~stoc	79 -8c-4i4j14g
~stom	62 -9b19d
~stop	69 -12a-6g6e10h12k
~stor	58 -15g-8b-7h-5e4k5j12a27c
~stov	77 -6b4d7a
~stp	89 
~stpo	89 
~str	54 -15g-8d-5h4f10k13bc
~stra	69 -7c-6ij6e8k13a
~stre	63 -14g-9e-5a-4dj6c8fk9b11i
~stri	73 -8k-6a5j17c
~stro	82 -9c11b
~stru	70 -4ad8c
~sts	70 -10b-6h-5ik6j11g12a
~sts>	70 -10b-6h-5ik6j11g12a
~stu	57 -6af6c7i11k
~stuc	78 -4g5d6a9b
~stud	74 -7b12c
~stuf	61 -15a-5d4g8i19k
~sty	86 -4a9c
~styl	86 -4a9c
~sua	72 -9g-6c-4j5f11e
~sual	72 -9g-6c-4j5f11e
~sub	63 -5d8j9g
~sub>	83 
~subc	79 5g
~subs	69 -7a-5d10g
~suc	84 9a
~such	87 
~sud	87 -7e5c
~sudd	87 -7e5c
~sue	75 4k7g
~sued	79 -6a8g
~sues	86 5a
~sug	82 -14a7c9b
~suga	84 -14a4j7c8b
~sui	78 -12g8a12e
~suit	79 -12g-4k10a12e
~sul	86 -6c6j
~sum	75 6b9a
~summ	82 7b
~sump	80 10a
~sun	81 -6k5b7e
~sup	68 -16f-7j-6i4c5g6hk12d
~supe	89 -6j10k
~supp	69 -16f-4i5c6g7h11d
~sur	42 -10f-9j5g8a9d22c
~sura	47 -10j-6a8e22c
~sure	53 -11f-9e-8c-6h5j6k8a9b14d
~surg	87 9j
~suri	87 5d
~surp	86 -7g11a
~surr	84 -6a11g
~surv	83 -13j-8b6cg14a
~sus	78 -7j-4k5bc12e
~sus>	84 -6j11b13e
~susp	84 -6b7ac
~suv	89 
~suv>	89 
~swa	86 -7a11b
~swap	86 -7a11b
~swe	71 -12j-7k7c17g
~swee	79 -4g4e9c
~swer	78 10c
~swi	68 -8j-7a5i8b11f
~swim	81 -15a-5b6f7k15c
~swin	83 -25c-5a9i12b13g
~swit	75 -11g-6j-5k5c8f10a
~swo	86 -4g4i14b
~swor	86 -4g4i14b
~sy>	67 -17j-10c-8b7f11e25a
~sys	70 -6b-4d7c14k
~syst	71 -6b-4d7c14k
~ta>	77 -10a-7c-6d7g13h
~tab	68 -14c-9a5i6b10d12g
~tabl	70 -11c-6a-5j11d14g
~tac	72 -12a5gi7d
~taca	89 5e
~tach	82 -4g8i
~tack	81 -12a-7e8g9d
~taf	80 -9c7a
~taff	80 -9c7a
~tag	79 -13a-9g6b26c
~tage	82 -6a6bc
~tai	72 -8g7a12f
~tail	89 5k
~tain	89 -9c5a14f
~tair	76 -6g7c
~tak	51 -9i-8fg4j7c8b10k13d
~take	51 -10ai-8f-7g7cdj11k17b
~taki	79 -13b9d11a
~tal	50 -16i-12e-5a-4j8f10b11g18d
~tal>	57 -11a-9e-8i-5f-4h7j11k12b15c
~tale	89 -9a5b6d
~talk	58 -10k-9g-7c-6j8i9f10a15d
~tall	74 -22i-8c-7j12h30g
~tals	87 -9b7a8f
~tam	87 
~tan	60 -15f-8bd5k9i10cj
~tanc	83 -16c4k19g
~tand	69 -24a-15f-8g-7d6hk7e12j24c
~tang	87 -11b7a11i
~tant	69 -8g16a
~tap	82 -10c-5k15a
~tape	84 -9c16a
~tar	57 -11f-8j-5hi-4d6e8bc17g
~tar>	87 -4e7c
~tart	58 -11f-9j-5h-4d8b9e13g
~tas	87 4f8a
~tat	58 -19d-6i6cjk9b12f
~tate	61 -19d-6c-5g5j16a17b
~tati	74 -15a11g12f
~tatu	83 -7a-6b-5g9k15c
~tau	81 -7b5i6e
~taur	82 -7b5i
~tax	77 -9a5eg6j
~tax>	83 -12b5ej
~taxe	84 -9a9b
~tay	59 -7dhi-6e5f6c7a13b
~tay>	63 -6h-5e7b14f
~tayi	70 -9f-5d-4i8b9c10a
~tays	89 
~tba	83 -10b-6a6e14g
~tbal	84 -10b-4a15g
~tch	55 -8g-7e-6ac-4h4f14b25k
~tch>	62 -21c-11a-8g-6d-5h7f8j15b28k
~tcha	83 -9a-6g-5e12cd
~tche	65 -6e6i12g
~tchi	80 -13j-4ci5h22a
~tci	89 6a
~tcie	89 6a
~tco	87 7c
~tcom	89 7c
~tdo	87 -20g20c
~te>	44 -10j-6a-5d6fk11bg17e
~tea	70 -6g-5k4i8j14b
~teac	80 -6g5i6c
~tead	82 -8k-6c-5a6eg13b
~team	79 -6g-4c4i8k
~tec	67 -13a-5d9j16c
~tect	68 -14a-5d17c
~ted	54 -13b-6k-5g7e9j12d
~ted>	54 -13b-6k-5g7e9j12d
~tee	67 -15c7ah11g
~teen	71 -9c-6b9a11g
~teer	82 6b
~tel	43 -20g-14b-8i-7cf-6d-5e5hj11a61k
~tel>	79 -7a5j8b
~tele	83 8h
~tell	44 -20g-15b-10i-6df-4e4j5a65k
~tely	72 -6b-4c17a
~tem	67 -6d-4i4a6c14k
~tem>	70 -6b-4d9c13k
~teme	82 -4c
~ten	58 -25b-10i-9e-8f-6k12c22j26g
~ten>	63 -22b-16a-8e-4k9d14c16g20j
~tena	82 4k
~tend	87 -6bf6h17a
~tent	77 -14c-6a23g
~tep	72 -18c11d12ag
~tep>	79 -8c-5k8e10d
~teps	80 -6c12a
~ter	41 -12f-7d-4h7c12j13k24b
~ter>	45 -10h7ck16b
~tere	76 -18a-9c-4j4dg6b7k20h
~teri	78 -6b11c
~term	68 -17c-10a-7f4k6j16bg
~tern	81 -13c6g8i10j
~tero	89 -10g5a10i
~terr	81 -4aik5c16j
~ters	60 -13dj-8g6k9a21c
~terw	84 -8b4j6a
~tery	89 
~tes	56 -7c-6dh-5g4b13j22a
~tes>	57 -9c-6dh-5g14j26a
~test	80 -6a
~tev	76 -15c-8a-5g5d32k
~teve	76 -15c-8a-5g5d32k
~tex	68 -15c-8k-5g6j15b23a
~texa	89 5j
~text	69 -15c-8k-4g15b24a
~tfi	75 -22a-19k-5g4e6f9d15c17j
~tfit	76 -19k-11a-4g4e6f10d16c
~tfo	89 -14c-8g23h
~tfor	89 -14c-8g23h
~tga	64 -4i5cj6a
~tgag	64 -4i5cj6a
~th>	34 -17a-13ce6d7k11j13g14b33i
~tha	29 -21c-12g13a16h59j
~than	60 -8k-5f-4j4h6c10a
~that	29 -25c-11g-4d5k11a14h64j
~thd	69 -7a-6bk-4c4j27e
~thda	69 -7a-6bk-4c4j27e
~the	19 7j8c13d15ak17b19g
~the>	22 -10g7c9d11h14e15f17k24j
~thef	84 5a8b
~thei	60 -17c-5b-4a15gh
~them	53 -11e-9a-8j-7k5g9di10c11h
~then	62 -14k-11b-8h-5fg-4i23c32a
~ther	35 -14f-7i-5e5d6g8c17h23a
~thes	62 -7j6a8g13i
~they	43 -10j-9i-5ck4h9g10f15b17d
~thi	34 -9g-7b5j7h9a17di
~thin	38 -10g-6de8h11c30i
~thir	79 -5b4i8a
~this	45 -12i-11b8g9a28d
~thl	74 -15a6g11b12c
~thly	74 -15a6g11b12c
~tho	51 -17f-13b-12d23i24e
~thos	56 -16f-12c-7b11e22i
~thou	60 -17d-9b-4a6g17e18c
~thr	52 -13e-12cg-6h5d7j9f12b21k
~thre	84 -6d-5k4i10a
~thro	52 -12eg-10c-8a-6h10fj11d24k
~ths	63 -19a-4e5ck6h17b
~ths>	63 -19a-4e5ck6h17b
~thy	78 -8i5j7b14a
~thy>	78 -8i5j7b14a
~tia	82 -7b5a10c
~tial	82 -7b5a10c
~tib	62 -10b8c12a
~tibl	62 -10b8c12a
~tic	63 -8c-7a4b6f14h
~tic>	82 
~tice	89 8c
~tick	68 -15c9bh
~tics	86 8h
~tie	71 -12c-7a-6f6e11g15j
~tie>	87 -4b6e
~tied	89 -8b-4a21j
~tien	89 
~ties	76 -11c-6a-5f12b16g
~tif	64 -6c-5b-4h8ad
~tifi	64 -5c-4bh4a10d
~tig	87 -11c5e7a
~tigh	87 -11c5e7a
~til	52 -20k-11d-5c5a8b9f14j15e
~til>	79 -5i-4g6h11e
~tile	87 -6j7c11b
~till	53 -17k-9d-7ch7i10ae13f17j
~tim	51 -16b-11i-7f-5d15g35e
~time	51 -16b-10i-7f-4d19g37e
~tin	49 -22g-12a-5d6e9j14k25b
~tin>	64 -39g7k15j17c
~tine	89 4a
~ting	52 -12c-4i5k6e11b12g
~tio	46 -9g-7e-5d6f8j9k10c13b
~tion	46 -8e-6g-5d6f8cj9k13b
~tip	84 -8g15c
~tip>	86 -8g16c
~tir	67 4j
~tire	68 4f5j
~tiri	89 8a
~tis	82 -5gj16h
~tisf	87 11h
~tist	89 7h
~tit	71 -7a-4i6dk7j
~titi	89 5g
~titl	74 -5a7dj
~tity	89 
~tiv	82 -6c6aj
~tive	83 6j
~tle	56 -15a-9e6g7k16i
~tle>	57 -7a-4e4k7b8c
~tled	80 -17a-6e6g24i
~tlem	89 -9b-6c8g9a
~tles	87 
~tll	86 -5g18c
~tll>	86 -5g18c
~tly	62 -13g-12k-4h7f9c12ab
~tly>	62 -13g-12k-4h7f9c12ab
~tma	80 -7j-5c-4k5b10f11a
~tmas	84 13f
~tme	60 -12c-8i4j5k8f16d
~tmen	60 -12c-8i4j5k8f16d
~tne	67 -15k-5e9g11b
~tner	67 -14k-5e5c10g12b
~to>	31 -14j-11a6d11g15bf16c20k
~tob	79 -7b-5e10a
~toba	79 -7b-5e10a
~toc	79 -8c-4i4j14g
~tock	79 -8c-4i4j14g
~tod	57 -11k-5h7a11g
~toda	58 -11k-5h4i5ag7d
~tof	86 -4a4j9g
~toff	86 -4a4j9g
~tog	74 -12a-6b-5g-4i5h6e7j10f
~toge	74 -12a-6b-5g-4i5h6e7j10f
~tol	71 -13c-4a10g16j
~told	71 -13c-4a10g16j
~tom	57 -13b6ai10d
~tom>	87 -4g8c
~toma	86 4a
~tome	62 -9b19d
~tomo	69 -7d-5c-4b5j7g9e
~ton	74 -21a-5k5g9j19c
~ton>	86 -5k5ce
~toni	79 -19a6g8j15c
~too	56 -12k-6b-4c4f11g18a
~too>	61 -18k-6gh5b7f24a
~took	76 -10g-4c5k8j
~tool	71 -12b-6a25g
~top	60 -17g-9a6b7h8c12k
~top>	63 -13g-6d-5a6ce8b15k
~topp	78 -6a6c12h
~tops	89 4j6d
~tor	49 -27g-10bh-8f5c7k9i22d25a
~tor>	62 -17g-5b4j7d8c9i
~tora	75 -5g-4b7c9a
~torc	83 -8b6k
~tore	66 -7b-5g6f12d
~tori	72 -31c6b9d18a
~torm	75 -7g-6e-5b8i23c
~torn	79 -7c4k7a
~tors	68 -5g-4k4b8d
~tory	68 -8f-6h-5a-4i5bc11j12k
~tot	70 -11a-7e-4j6k9d10h
~tota	70 -11a-7e-4j6k9d10h
~tou	77 -10ag5j7c13d
~touc	79 -10a-7g7j14d
~tov	77 -6b4d7a
~tove	77 -6b4d7a
~tow	64 -12dg-5ei13b16af
~tow>	89 -6k-5b13a
~towa	87 -9a-5c5b14g
~towi	81 -5c4a13b
~town	69 -23g-11d4k5b6a10c20f
~tpo	89 
~tpon	89 
~tra	50 -9d-8i-4j8eh13k
~tra>	75 -10j-8a-4d11c17g
~trac	60 -22c-6e-4i5a7k10b16h
~trad	77 -9c-5a5b12e
~traf	86 -6b4g7a
~trai	66 -15a-14d-7g4k8e13b20c
~tram	75 -13b16a
~tran	79 -6c-5k9b
~tras	83 -5g7c
~trat	83 9k
~trav	77 -7c5fg7d
~tre	55 -22g-11e-5d-4h4f8bk14c21i
~trea	65 -13g-10j12b32i
~tree	62 -7e-6bg-5i-4d8f11j18c
~tres	83 -5j9k
~tret	87 -5g5b7k
~tri	63 -8b-6k-5i11d12j
~tric	70 -17c-5i5dg6a14j
~trie	87 -11c-7a6b12d
~trig	87 -16b6h7c8a
~trip	75 9a
~tro	67 -9c6ak
~trok	86 -6c6a
~tron	83 -6a6c
~trou	72 -9c-4b5k9a
~tru	56 -12a-8b-6i5j6d7k18c
~truc	59 -13b-5a4j5g6d12c
~true	86 7c
~trum	89 -5b7c
~trus	73 -10a5k7h9b
~try	71 -24c11a14f19e
~try>	73 -20c-6bg11a14f21e
~tryi	89 4b
~ts>	41 -12g-11b-6e-5h4f13c16d19k
~tse	82 -6c4g9a
~tsel	82 -6c4g9a
~tsi	72 -16a-9g10b11j15c
~tsid	72 -16a-9g10b11j15c
~tsy	89 -18b7g14a
~tsy>	89 -18b7g14a
~tta	77 -26a-5c-4ek4j5b7g8i13h
~tta>	87 -15a4g15h
~ttac	81 -13a-4e4g5d6i7b
~tte	54 -15g-14f-8b-7h-4d6k7i14j15a16c
~tte>	89 -4j6e7a
~tted	89 -5a4e5d
~tten	69 -22b-11g-6f8i20cj
~tter	58 -10f-6h-5e-4g7b10k15a
~tti	59 -13c-8j-5k-4h5g8e14b
~ttin	59 -13c-10j-5k-4h5g8e16b
~ttl	58 -11a-8e-5dj4c6k18i
~ttle	58 -11a-8e-5dj4c6k18i
~tto	80 -5g5e
~ttom	87 -4g8c
~ttor	89 -6c5k
~tty	69 -7g12a
~tty>	69 -7g12a
~tua	70 -7g4j8i
~tual	72 -5b5ac6i
~tuat	86 -5ag6bj
~tub	76 -7b-5gk8e11a
~tub>	79 -6b4j6ac
~tube	89 6a
~tuc	77 -4g5d6a9b
~tucc	87 13b
~tuck	80 5a6d
~tud	74 -7b12c
~tude	74 -7b5g11c
~tuf	61 -15a-5d4g8i19k
~tuff	61 -15a-5d4g8i19k
~tui	86 -6c-4a20g
~tuit	86 -6c-4a20g
~tul	86 -8j-6g9c14a
~tup	87 7c
~tup>	89 7c
~tur	56 -13i-9e-7b-5h6k7f8g16a
~ture	63 -6b-5i4f6k10a
~turn	63 -9i-7e4j8g9a
~tus	82 -7a-6b-5g9k14c
~tus>	83 -7a-6b-5g9k15c
~tv>	86 9c
~tve	77 -15a-5d-4k6f9g21c
~tve>	77 -15a-5d-4k6f9g21c
~twe	77 -11k-4j7f10b
~twee	78 -8k-4a7f10b
~twi	77 -9a10b
~twic	80 -10a4d11b
~twin	89 
~ty>	48 -12i-6b-5f8jk10e12c
~tyl	84 -12a8c10b
~tyli	89 6j
~typ	68 -6ab6j9k10c
~type	70 -9g-6b7j14c
~typi	84 -10a-5c9g11k
~uab	83 -14a-7g25c
~uabl	83 -14a-7g25c
~ual	61 -7b-5a6i8e
~ual>	70 -11b-6f5a7j9g10i
~uall	67 -10a-7j-5g8f10e
~uan	89 -4c6a
~uana	89 -4c6a
~uar	65 -12a-5b6g9d12j
~uard	81 -5c13d
~uare	70 -7b-6a6j9g
~uart	82 -5a9j
~uat	79 -5g5j
~uati	82 -4g5j
~ub>	74 -5b-4g5j6a8c
~uba	83 -9b6g9a
~uba>	83 -9b6g9a
~ubb	89 -6c6a10e
~ubc	79 5g
~ubco	79 5g
~ube	77 11a
~ube>	89 6a
~uber	80 6a
~ubl	70 -10c6b10g
~uble	71 -10c6b10g
~ubs	69 -7a-5d10g
~ubs>	69 -7a-5d10g
~uca	80 -6gj-5a12k13c
~ucat	80 -6gj-5a12k13c
~ucc	87 13b
~ucco	87 13b
~uch	44 -32i-13jk-6a6d10c16b43g
~uch>	44 -31i-16j-12k10c16b42g
~uck	58 -24b-5j6h9d12c16a
~uck>	63 -14b-5c4i12d15a
~ucks	70 -9b11h13c
~ucky	84 -6bd6c9a
~uct	58 -16a-6d-4f5j16c18g
~uct>	83 -16a25g
~ucti	61 7b
~ucts	89 -15b21c
~uctu	86 -5a-4g5c8j
~ud>	79 -7c10b12h
~udd	74 -7e-6d4a5g6j
~udde	87 -7e5c
~uddy	78 -6cd4j6g
~ude	67 -16b-9e-4k19a23g
~ude>	82 -19c-6e5b20g
~uded	79 -10b6a8c
~uden	73 -12b-5k4g10c11a
~udg	75 -4j12g
~udge	77 13g
~udgm	89 
~udi	66 -8i5k14b
~udit	67 -8i-6a5k17b
~ue>	61 -10c-7a-6d8i13e14g
~ued	78 -6a-5d5e7g
~ued>	78 -6a-5d5e7g
~ues	62 -10d-7h-6g4k10bj12a
~ues>	80 -5c5e7b
~uess	75 -16d-5g-4c13aj
~uest	67 -6h4bc5a
~uff	61 -15a-5d4g8i19k
~uff>	61 -15a7c8i19k
~ug>	77 -4c5af
~uga	84 -14a4j7c8b
~ugar	84 -14a4j7c8b
~uge	89 -9a-8c6f7b12g
~uge>	89 -9a-8c6f7b12g
~ugg	86 -5g5k9c
~uggi	89 -5g5k10c
~ugh	46 -21d-9e-8b7h10a11g15c16k
~ugh>	50 -17b-11e6di7g10fh11k
~ughl	75 -14f-8a5j6c18g
~ught	58 -32d-8g-7j-5fi9k11b20c25a
~ugl	84 -5k6af
~ugly	84 -5k6af
~ugs	77 -16c-7g-5i7b11dh
~ugs>	77 -16c-7g-5i7b11dh
~uh>	74 -25a-15g4ch18i22j
~ui>	87 -21a25c
~uic	70 -6d6g10k
~uick	70 -6d6g10k
~uie	86 -6j-5ac10e11k
~uiet	86 -6j-5ac10e11k
~uil	55 -11c-6di-5j10g11k20e
~uild	58 -19c-5i7b9k18g
~uilt	68 -9bg-5d8c21e
~uin	83 -5g14c
~uip	71 
~uipm	71 
~uir	75 -4a15c
~uire	75 -4a15c
~uis	79 -6g14a
~uish	83 
~uit	64 -20c-5i6a23g
~uit>	70 -12g-7e6c21a
~uita	86 -6a-4ce7k9g
~uiti	86 -6c-4a20g
~uits	81 -6a13e
~uity	87 -19c7a16g
~ul>	71 -10g-9c-5k11i19a
~ula	69 -12j5k6a7g8c
~ular	71 -7j6ak9c
~ulat	87 -7j12g
~uld	34 -14j-8hk4f7gi10e40a
~uld>	34 -14j-8h-7k4f7gi10be32a
~ule	76 -6g5j13e
~ule>	80 9e
~ules	89 -4g7e
~uli	89 -17c21i
~ulin	89 -17c21i
~ull	58 -11f-7j-5i4e9g14b
~ull>	59 -16f-8j-5i4c6e10b12k
~ulle	80 -6k-5ci5f11bg
~ult	74 -10c-7d-4g4k7a17b
~ult>	76 -6d-5c19b
~um>	68 -12c-7a14b16g
~umb	47 -11de-10a-4b5j6i12g13c21k
~umb>	87 -13c-11a-8e-6f4i17k23g
~umbe	50 -9dj-7b-6h-4e9i10k16g17c
~umbi	75 -12g-5b4j21c
~umbr	62 -10g7h8ab
~ume	86 5c
~umen	86 5c
~umm	81 7b
~umme	82 7b
~ump	67 -5bi5a9j12h
~ump>	70 -10g9a18h
~umpe	82 -14c-6h11g15j
~un>	55 -25e-10cj-5f18bi22g
~unc	69 -9c-8g-5ej15k18b
~unce	83 -6c6a7i
~unch	77 -8a-6c7k17b
~uncl	83 -5d5bk
~und	46 -13i-10c5b7f11g16a
~und>	52 -13j-4h5bfg11a
~unda	84 -4g6i9b
~unde	57 -9ci-8e-4d4a5f19g
~undl	83 -5i12a
~unds	70 -10a-9i-7b-5cg8k12e16j
~une	72 -7b-6c5d8a
~uner	73 -4g5dj
~ung	67 -11a-7f-5dj6k8b11cg
~ung>	75 -11i-9e-6c-5f7k27g
~unge	79 -6g12b
~ungu	87 6b
~unh	86 -10a12c
~unha	86 -10a12c
~uni	62 -16g-6k-4i7c8aj13b
~unin	72 -23g5j9b15c
~unio	77 -5k4j8c
~unit	73 -12c5j8ag
~univ	83 -5j12b
~unn	69 9b
~unni	70 7b
~unny	89 4c
~unp	89 
~uns	68 -9j4ae7b
~uns>	70 -9j4e6c
~unt	52 -10h-8d-6i-5c6fj9k21g
~unt>	58 -16c-15d-13a-5f8b24k30g
~unta	76 -5h13a
~unte	79 -11a6j8b
~unti	73 -15c-9a-4i5e9g11j
~untr	81 -5g17f
~unts	77 -21k-4e6c7f15a
~unty	77 -14g-10b-4fj5d26c
~uor	89 9a
~uor>	89 9a
~uot	66 -6c-4k4j6b10g
~uote	66 -5ck4j8b11g
~up>	42 -16c-12a-11j5hk16f18i19e
~upa	80 -7a-6k26c
~upat	80 -7a-6k26c
~upd	72 -14b7e9c10a
~upda	72 -14b7e9c10a
~upe	87 -6j10k
~uper	89 -6j10k
~upg	87 -10a15c
~upgr	87 -10a15c
~upl	72 -12f-6b-5d5g8j12c
~uple	73 -12f-6b-5d5g8j12c
~upp	68 -16f-7j-4i4c6g7ah11d
~uppe	87 -6a12g
~uppl	71 -16f7c8h9d
~ups	72 -7k-6c-5d5i22a
~ups>	86 -7c16a
~upsi	89 4g7a
~upst	79 -6g4c5a
~upt	80 -5c18j
~uptc	87 8a
~upti	87 -11a20j
~ur>	26 -6h5g15eij19f
~ura	47 -6j7e21c
~ural	87 8a
~uran	47 -8j-4a7e21c
~urc	76 -7b14g
~urch	76 -7b14g
~ure	48 -19c-8f-6e-5h-4i5gj13b14dk
~ure>	55 -11c-10a-4f6d7g11k18b
~urea	89 7j
~ured	57 -12c-5ef7j27a
~urer	82 -6c7g13d
~ures	79 -14a-7g7d8c
~urg	81 5a7j
~urge	86 9j
~uri	63 -10a-8j9b18k
~uria	83 11b
~urie	77 -6b10g
~urin	78 4d
~urio	82 -8a-6j5h21k
~urit	76 -4g8b
~url	86 10i
~urli	89 11i
~urn	56 -13b-7e-5h6j11i23g
~urn>	68 -15e-13b-11i10g11c20a
~urna	77 -11b-9g-5a8i19c
~urne	65 -21c-11a8d13g17i
~urni	74 -10a7g8e9b
~urns	87 4a
~urp	84 -6g11a
~urpr	86 -7g11a
~urr	59 -9b-5i5ak6j7g8e
~urre	62 -6b-5a-4i5k10g11e
~urri	79 4j
~urry	82 -8b12a
~urs	50 -10b-7i-6f-4j8a11c24e
~urs>	56 -14b-13j-9k-6h-4d4a8g37e
~urse	59 -10e-8g-7fi6ch7b9j11k
~ursi	89 
~urst	84 5c
~urt	62 -12f-9b-5a-4d4g7i9j14c
~urt>	63 -11af-8b8i10j21c
~urth	87 -12c-5k9e13a
~urv	83 -13j-8b6cg14a
~urvi	84 -9bc8g14a
~ury	74 -17a6c22j
~ury>	74 -17a6c22j
~us>	55 -22a-17g-7d-6f-5j6b14e15ch17k
~usb	56 -4k4b5d
~usba	56 -4k4b5d
~use	41 -15e-11i-8f4h5bg9a15c20d
~use>	42 -14e-7f4k6h10g11ad
~used	71 -23i13b17d
~useh	75 -6g17c
~uses	75 -7g7b
~ush	72 -11c-6g-5d10e23a
~ush>	79 -11k-10b-5g12e27a
~ushe	87 -14a15b
~ushi	86 -9c8ak
~usi	50 -13i6a10d11c
~usie	87 -6a5c13e
~usin	50 -12i-6e7a9c10d
~usp	84 -6b7ac
~uspe	84 -6b7ac
~uss	89 7b
~ust	44 -24c-18eg8j14b21a27k
~ust>	47 -24c-15e-10i-7g5h12j20k33b
~usta	87 -11b7a11i
~uste	82 -6b-4g4k9i
~ustl	87 7g
~usto	62 -9b5a13d
~usu	72 -9g-6c-4j5f11e
~usua	72 -9g-6c-4j5f11e
~usy	73 -5c5i6a13e
~usy>	73 -5c5i6a13e
~ut>	33 -15c-5d5a6e21g29k
~utc	82 -15j-5g12i13a
~utch	87 -16j-5c13i14a
~utco	89 7c
~utd	87 -20g20c
~utdo	87 -20g20c
~ute	60 -27c-5d6e8b12k13i
~ute>	70 -18c-14j-5e5h6b9i18k
~uter	76 -9a-6g8b9e
~utes	69 -10c-4d4g6a11j
~utf	76 -19k-11a-4g4e6f10d16c
~utfi	76 -19k-11a-4g4e6f10d16c
~uth	78 -19a-11g7c8b12i15j
~uth>	80 -14a-5g8c16j
~uti	79 -11a-6d-5f8k16b
~utin	87 -7g-5a8b10c
~uto	64 -5i5f8c
~uto>	67 -8g5f11c
~utof	86 -4a4j9g
~utom	87 6a
~uts	67 -21a-6k7j9bf17c
~uts>	76 -6a7g14f
~utsi	72 -16a-9g10b11j15c
~utt	69 -9d-7ac-6ik6g10h11ej
~utte	87 -7b13a
~utti	74 -9d-4i7eg12j
~utu	86 -5b4j5a
~uv>	89 
~uy>	58 -4a4j10d
~uyi	84 -7c13a
~uyin	84 -7c13a
~uys	62 -8b-7cj-5d5i8f9g17e
~uys>	62 -8b-7cj-5d5i8f9g17e
~uzz	87 -13b-7g5ik13a
~vac	75 -11c6f13a
~vaca	77 -11c4g6f13a
~val	64 -17a-5bd7c9j10i11g
~vali	87 -4bc11a
~valu	66 -17a-4dj11i12cg
~van	73 -20c-7g-4k4i5h7a8d17j
~van>	83 -6a5bd6h
~vani	89 -9c16j
~vans	80 -12c-8b5d6i16a
~vap	84 -24b26a
~vape	87 -21b25a
~vat	78 -11a5d6cf
~vate	81 -26a7f11b12c
~ve>	28 -14b-12e-5g5i10j12h15k16c23a
~ved	69 -5k12e
~ved>	69 -5k12e
~veh	64 -5g-4d5cj7k
~vehi	64 -5g-4d5cj7k
~vel	69 -27b4k5d6cf16a
~vel>	72 -9b5af8c
~vem	89 
~veme	89 
~ven	59 -12c-10d-7a-6i-5g7f20jk
~ven>	67 -19b-8c-7d-5g4f12k26a
~vend	82 -9g-4b7i11c
~veni	81 -24a10f20j
~vent	74 -17c17k
~venu	82 -10a5c10g
~ver	34 -27c-8e-4h5i6b16d22k32g
~ver>	40 -23b-15e-10f-8h-7c5g6i23k24d27a
~vera	52 -8d-5a-4f6b9h10c
~vere	67 -10c-7j-6f5be9g14a
~veri	73 -24c-14k-10d4b5j13e15a16g
~vern	78 -5d4ek6b7f
~vers	60 -16g-7a-6e-5i5f8b9k12cd
~vert	83 -5e11g
~very	51 -34a-11d-5e8fi13g14k21b
~ves	62 -29d-6bj-5i7c15g26a
~ves>	63 -29d-6j-5bi9c13g24a
~vew	77 -11a-6f-5g4k33b
~vewa	77 -11a-6f-5g4k33b
~vic	65 -6g-5c4d10k
~vice	65 -6g-5c4a10k
~vid	74 -14a-12c6j7b8e10g
~vide	75 -12a-5g7j12e
~vie	81 -8e10a
~view	82 -8e11a
~vin	49 -16g-8h-5ek-4f5j7i16b24c
~vin>	61 -13a-10g-5d7c8j25b
~ving	53 -9g-6h-5fjk10i14c19a
~viny	87 -7a5j10c
~vio	79 -10c4b10g
~viol	81 -4c4b
~vis	71 -10d-5g-4bk6j7h20c
~vise	84 -11d8ac
~visi	76 -6b7j9h
~vit	89 -6c6d
~viv	84 -9bc8g14a
~vive	87 -9c4a9g
~voi	79 -12k-4a11b16c
~voic	79 -7k-4a6b16c
~vol	79 -7a12b
~volu	83 -6a8b
~volv	87 5b
~vor	74 -10j-6g5a9b12c
~vorc	81 -10j-9c12a13b
~vori	81 -5a15c
~vou	86 6b
~vous	86 6b
~vy>	86 
~wag	74 -5c4b7d
~wage	74 -5c4b7d
~wai	72 -9c-5j5h7i9a
~wait	75 -13j5h7i9a
~waiv	87 -7c9j
~wal	57 -7i-6cd-4e6g30k
~wal>	76 -9b-4g6ach
~walk	61 -12a-5i-4de34k
~wall	74 -16c8b16g
~wan	45 -14d-4i7fh8k9b11e
~want	45 -14d7h9bk12e
~wap	86 -7a11b
~war	68 -9b-6c8j10g
~ward	73 -5c5a9g
~ware	82 -5ab5g9j
~was	44 -33f-12k-10g5bh7a8j13c14i20d
~was>	45 -32f-13k-9g4a5j6h7b14c15i21d
~wash	86 7a
~wat	59 -22i-9e-7a6b11f13cg
~watc	77 -10i-5e5bj8c9d
~wate	61 -14i-7j-6ae5k7c12f17g
~way	53 -18j-15b6i7g9hk17d
~way>	54 -12f-11j-9b5g7k11h12di
~ways	75 -9ij-8b7de11f
~wbi	89 
~wbir	89 
~we>	50 -18d-8f-7a9j15c23g
~wea	77 -7ce-6b-4j5i10a13g
~wear	84 -13c-10b15a17g
~weat	82 -4a5c6i
~web	80 -6h-5d4c7a12b
~webs	81 -6h6c12b
~wed	69 -10g-9d-5c11a12k
~wed>	71 -10g-8j6bk16a
~wedd	83 -8d-5ac5e8k12j
~wee	54 -18a-11k7gh9i10c
~week	56 -21a6i8g9ch
~ween	78 -8k-4a7f10b
~weet	79 -4g4e9c
~wei	69 -12j-10d-4i5c14a16g
~weig	71 -11j-10d-4i4a13c17g
~weir	89 -8c5f6a
~wel	62 -15b-8ae-6j4k5h11g12d14i
~well	64 -13b-11c-9j-8e5h11d13g15i
~welr	78 -7a11c
~wen	66 -20g-11a-9i-8b8c9e10h24j
~went	66 -20g-10a-9i-8b8c9e10h22j
~wer	52 -10h-6f-5i5e9b17a
~wer>	67 -7i-5k6a11b12c
~were	55 -9h-7c-5f7k8e15a
~wers	87 
~wes	69 -11j-5d7a10k
~weso	71 -10j12k
~west	89 5b7a
~wet	87 5a
~wet>	87 5a
~wfu	87 -5a5i
~wful	87 -5a5i
~wha	25 -115a-43b-42j-21k-10d9f32h42e84g149c
~what	25 -115a-43b-42j-21k-10d9f32h42e84g149c
~whe	36 -63a-19j-18b-13c-10g-9d-5h22k75ef
~whee	73 -14b5k6a12d
~when	40 -34a-20f-15hj-7c6k107e
~wher	47 -53a-26e-21d-16b-9cj-7g11k13h133f
~whet	82 -5c11k
~whi	52 -36a-10i-8h-7g6f10e11b22c29d
~whic	55 -32a-17g-16j-6hi7b9f10e28c30d
~whil	69 -12c-6i8j14g
~whit	84 -13a7c15j
~who	37 -40a-31g-20i-15j-14e-10f-8c-5h167d
~who>	39 -25g-18a-13b-12eij-5f122d
~whod	66 -11a-9g-4j5c39d
~whoe	89 4k
~whol	62 -10d-9i-6c-5f5a9k16b
~whos	70 -29a-5j-4g8b44d
~whov	86 -13a19d
~why	60 -22c-21a-13g-10j-9b-6i-4de100h
~why>	60 -22c-15a-12g-9b-8j-6i-4de92h
~wic	80 -10a4d11b
~wice	80 -10a4d11b
~wid	79 -7j-5gi8b13a
~wide	87 4a
~wido	84 -7j-5gi4c8b9a
~wif	55 -10d-7j-4e5c24b
~wife	55 -10d-7j-4e5c24b
~wil	53 -12b-10c-7f-6h-5d6j10e17a20k
~will	53 -12b-11c-7f-5dh7j11e14a20k
~wim	81 -15a-5b6f7k15c
~wim>	89 -13a-6b6f17c
~wimm	86 6k
~win	58 -18c-9f-8e-5h6aj8i12b21g
~win>	80 -6k8a11j
~wind	68 -19a5d13i15g
~wine	86 4g5a
~wing	68 -20c-8f6g7i21b
~wins	89 
~wint	79 -4g6c13a
~wir	75 -7j-4c11e
~wire	86 -8a5b
~wiri	78 -7j5a12e
~wis	69 -9a-5d11g18c
~wise	71 -24a-4d15g16c
~wish	86 -7j-5g-4b18a
~wit	38 -15g-6b-5e4k5c6hj7f12d18a
~witc	75 -11g-6j-5k5c8f10a
~with	38 -9g-7b4h7k9j10a13d
~wl>	81 -5c-4b9i
~wn>	45 -12c-11g-6i6ahk12f20b
~wne	65 -5g5j8a
~wned	87 4i
~wner	66 -5g-4i5j9a
~wns	73 -4a14b
~wns>	77 -6c-4a14b
~wnst	87 
~wnt	83 -5g-4b8f9a
~wnto	83 -5g-4b8f9a
~woo	68 -7c-5d5i13j
~wood	68 -7c-5d5i13j
~wor	42 -11ae-5d6c11k18b20f
~word	73 -22a-10g-4c7i19k20b
~work	44 -18g5c7a11b20f
~worl	86 -9i-6a6k8cf
~worr	72 -11g-5d5i20c
~wors	79 -11i-10a7h8j11c
~wort	62 -15c-7e-4j4k34g
~wou	37 -7c-4e10i12k14b
~woul	37 -7c-4e10i12k14b
~wow	75 -20a-7j-6b-5d11h12g22k
~wow>	75 -20a-7j-6b-5d11h12g22k
~wre	74 -12c-5a11d18i
~wrec	75 -4c12d
~wri	64 -18b7i8d18j
~writ	64 -18b7i8d18j
~wro	70 -7b-6g-5k12c16a
~wron	73 -6g-4j5a8h14c
~wrot	82 -6h-4b12a
~ws>	72 -12a-9c6di10j
~wsu	83 -8g6c10a
~wsui	83 -8g6c10a
~ww>	79 -13a-5g6ei9d
~wye	76 -6d-4g5a10k
~wyer	76 -6d-4g5a10k
~xac	73 -12i-10a-7j-4d4k10f13c
~xact	73 -12i-10a-7j-4d4k10f13c
~xam	73 -10c5j6b12e
~xam>	75 7ab
~xas	89 5j
~xas>	89 5j
~xce	76 -6a10b
~xcel	89 -4a7b
~xces	78 4b
~xch	89 -6k11a
~xcha	89 -6k11a
~xci	83 -9c-7b-5g4f11a12e
~xcit	83 -9c-7b-5g4f11a12e
~xcl	87 -5c10a
~xclu	87 -5c10a
~xcu	87 -18g15c17h
~xcus	87 -18g15c17h
~xed	84 -5b5a11c
~xed>	84 -5b5a11c
~xes	78 -17a-6d4c21b
~xes>	78 -17a-6d4c21b
~xie	89 -7b-5c7j11a
~xin	89 5f6c
~xis	89 -4a5h
~xist	89 -4a5h
~xpa	89 -5c6a
~xpan	89 -5c6a
~xpe	66 -5f-4d5bi7j9k
~xpec	83 -9c10k
~xpen	73 5j
~xper	77 -5g-4d4j5b9c
~xpi	80 -5c8e
~xpir	80 -5c8e
~xpl	70 -13c-9b-6i-5g7a11h20d
~xpla	70 -13c-9b-6i-5g7a11h21d
~xt>	61 -9g-6k-5c-4f10a23b
~xte	87 -6b-5a15c
~xter	87 -6b-5a15c
~xti	79 9a
~xtin	79 9a
~xtr	72 -9j-5bd9c15g
~xtra	72 -9j-5bd-4a11c16g
~yal	80 -10c6j9eh
~yal>	86 -8c6a10h
~yalt	89 -10a-4g7j10e
~yar	72 6b
~yard	72 6b
~ybe	77 -12c-4b6e20a
~ybe>	80 -11c6e16a
~yber	87 6a
~ybo	53 -11c-9b-6j6h7de13k
~ybod	53 -11c-9b-6j6h7de13k
~yca	86 7g
~ycar	89 7g
~ych	71 -10c-6b-5k4e7f8g
~yche	71 -10c-6b-5k4e7f8g
~ycl	80 4d5k
~ycle	82 6k
~ydi	86 -5b7a
~ydiv	86 -5b7a
~ydr	75 -6c-4i7a12g
~ydra	75 -6c-4i7a12g
~ye>	89 -12a4c10b
~yea	42 -17a-12i-10k-7d5j8b9h11c13e21g
~yeah	70 -22a-7be-4k6di10f22j
~year	43 -15i-10d-8k-7f-6j-5a9c11h12b18e21g
~yed	82 7f
~yed>	82 7f
~yee	67 9d
~yee>	79 9j
~yees	70 -6j11d
~yer	66 -8g-6c-5f5b13k16a
~yer>	67 -8gj-5df-4c6b12k20a
~yers	87 -5a8j
~yes	70 -18g-9a9j15h
~yes>	70 -18g-9a9j15h
~yet	66 -12g-10j-7b-5c8e14i27a
~yet>	66 -12g-10j-7b-5c8e14i27a
~yft	89 
~yft>	89 
~ygi	89 -5a6j
~ygie	89 -5a6j
~yin	55 -22j-15c-12f-11e5d7k11i15g16a18b
~yin>	68 -11c-8a-7g-6ik12d13j27b
~ying	58 -35j-10f-8e-7c-5d-4b13k17i22g23a
~yl>	87 -7a5j10c
~yle	89 -8a-5j10bc
~yli	89 6j
~ylis	89 6j
~ym>	86 5b7c
~yme	64 -9j-6c-4g8k9b11e
~ymen	64 -9j-6c-4g8k9b11e
~ymo	82 -6ak-5c4d5g11e
~ymor	82 -6ak-5c4d5g11e
~yon	66 -16c4a5k16d
~yone	66 -16c-4b5k8a16d
~you	15 -15k10a11d12h13cef14b18gj19i
~you>	17 -21k-4e7d16fi18b22j26h34a
~youn	70 -15a-11i-10j-6ef7k13b16c18g
~your	25 -7h5d8cj9i15f16e19g
~yout	87 13g
~ype	70 -9g-6b7j14c
~ype>	72 -9g-6b10c16k
~yped	87 -18k6c7a12j
~ypi	84 -10a-5c9g11k
~ypic	87 -5c9g
~yro	67 -9a6d7g
~yrol	67 -9a6d7g
~ys>	46 -28a-7gh5i6be8fj13c14k
~yse	83 -4k7ac
~ysel	83 -4k7ac
~ysi	76 -8b-7g11a
~ysic	77 -7g5c
~yst	70 -6b-4d7c14k
~yste	71 -6b-4d7c14k
~yth	47 -14b-6eh-5d5i9k12a17c
~ythi	47 -14b-6eh-5d5i9k12a17c
~yti	89 5j
~ytim	89 5j
~ywa	86 
~ywh	74 -10c4g5f12a
~ywhe	74 -10c4g5f12a
~za>	89 
~ze>	79 -16c-6a-4e24g
~zed	89 -4c5j
~zed>	89 -4c5j
~zer	83 -7g6a
~zero	86 7a
~zil	86 -10a4j7c
~zill	86 -10a4j7c
~zin	89 -35a35i
~zip	67 -18j-7g13k23c
~zip>	67 -14a-12j-5g14k27c
~zon	74 -7eg5a8j12c
~zon>	89 -13b6a15j
~zone	77 -7e-6g5a14c
~zoo	86 6b8a
~zoom	87 12a
~zy>	74 -5cj7i9h
~zza	87 
~zza>	89 `,
};
