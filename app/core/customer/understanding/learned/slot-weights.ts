// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,7,5,6,3,6,6,10,6,7,6,6,6,4,4,3,5,5,5,6,7,8,5,7,7,5,6,4,8,5,7,3,1,6,4,4,5,6,7,7,3,5,5,4,3,4,6,5,4,7,6,5,5,6,4,5,3,4,5,4,7,5,6,4,4,6,5,5,7,6,4,6,8,4,6,3,6,7,3,3,4,2,2,5,5,4,3,2,5,0,6,4,4,3,5,4,5,6,5,3,5,5,4,4,4,5,4,6,6,5,5,3,5,6,6,4,6,5,7,3,5,5,7,6,7,6,4,6,5,8,3,6,5,4,6,7,2,5,5,6,7,5,7,4,6,8,5,3,3,5,5,6,9,5,7,6,8,3,6,7,4,5,5,5,5,4,4,6,2,5,5,5,6,5,3,6,6,5,7,6,6,3,4,4,3,7,7,8,9,4,6,7,9,6,3,6,7,5,7,6,6,3,5,5,3,7,7,5,5,5,4,7,6,7,8,6,9,7,8,9,9,5,6,7,4,5,6,6,5,4,4,4,6,23],
  features: `#	35 -26Ĺ-23Őǩ-21JŏŤ-20l-19qķŃŖ-18Ũ-16QŇũŬƟǜ-15CKƵ-14HNPŁņňŭ-13gkozŠűƎƞǥ-12aAľŝƇƜƣƫǃǚ-11ĿŀřŚǖ-10itxĺĻļĽŌŔśŴƑ-9Fƛǂǟ-8mŊşŲųƉƕƤƳǋ-7BUŵŶƍƧƿǒǠ7bsVłŻǌ8fYźǏǐǓ9ƄƲ10ţŷŸǆ11rťƏ12šǢ13ưƹǅǝ14ĴŹǉǣ15Ƌ16hSǕ17en19ĵŪǨ20GŅƨƽǘ21ĸūƗ22œƈ23LŘƓƪ24Dƃ26uyƘ28ŦǇ29IOƭ33Ǌ35ƆƔ38Œǡ39dǦ41p42ƅ44T45Xŗ47Ů49ĶƂ59ƒ62Ʊ64Ơ66žƺ75v84ƬǑ86cE
# $	54 -22ű-19S-15Ʃǈ-14Ɖ-13Hř-11X-10fĹ-9IƊƲǠ-8ĴŞźƜǇ-7uMūŭŵƒƷ7ƃ8Ůǩ9yǄ10OƋ11b12ƽ13Rĵǣ14VƁǡ15Ƃƅ18Œŗ20Eƨ21Ǌ22ōǉ28ŘƼ29Ŧ31Ǩ32Ơ37Ķ43Ǧ46ƔƬ60T61c79Ǒ88ž91Ʊ
# a	66 -15ǝ-12ť-10Ĵ-8dƅ-7Zœ7Ɠ10ŎƁƥ11n12ƺ13p26Ɣ31Ơ32L36Ņ49Ů51Œ53T54X
# aggregate	89 27ǡ
# and	69 -11Tŝ-10Ǒǧ-7c7GŒ8Ƴ9suƽǉǓ10Ƽ11ŦƋƹ12łǌ15p16Ɣ17œ20ǩ21Ź44v71ƺ
# at	89 -7u20ƥ28w
# before	89 -10Ʊ14T17Ǔ33œ
# bucks	85 9Ƃ11žƀ26X
# by	86 9ĸƑ14d19ƥ
# cars	89 -7n13Ű15ų
# days	86 11j12k16ǝ19Ǖ25Ž
# deductible	89 -7Ŏ20Ř
# did	86 -19ǩ-16d-13Ŧ12ƺ14e22pŸ23ƈ38v
# digit	89 11eū
# digits	86 -13I10d16ū30E
# do	89 8Ƨ24Ƭ
# dollar	76 -8Ǝ8Ƙ9Ƃ12ŗ15Ř27ĸ
# dollars	78 -13ķ-8B7Ŏ8ž11ľǘ12Ƙ15X16œŢ25Ņ
# feet	85 12Ə17Ɗ18ǀ29Ɔ
# for	74 -13ƒ-8Ő7T12ž13Ƭ15ŅƗ19Œ24p39d53Ơ
# have	86 28r41Ʋ
# in	67 -29ž-9Ǣ-7Ʃǅ7ơƤ8ţ9ǌ10Ƙ11ŹƗ13L14œƝ15ǉ21Ʊ26ƪ29Ǌ32ƃ38Ǐ40ǡ
# is	66 -22p-10ŕǩ-8Z-7kŇŒ7cRƕƶ8VŸƲ9GŬžƈ10yƧ11ƏƘ12ūƒ13Ů18ƅ19ƺ20Ʃ25ŗ29ť30v41d
# kids	86 -8ş7Ƴ23n42u
# like	86 10c12V14ƽ15ū30y
# ls	89 59b
# miles	75 17ǐ18ůź25Ə
# minutes	73 9ńŞ10a11ǁ14Ōǧ15Ļ24O
# months	69 -13p-10Ơ-7Ő7Ņ8Ʒ9ƹ13ł15G16v18ŧ19Ů21ƃ24Ĵ26Œ28Ǩ
# now	87 -15E-8ŏ10ƺ13ư16c17ƒ41Œ
# number	86 42Ŝ
# numbers	89 -14D9ž12e29E
# of	67 -10Ūǉ-7ſ8ƃ9e10Ƭ11ŭǣ12Ǒ14E21ŷ23s25r26u49ŗ
# oh	89 7dI12Ķ
# okay	82 -18X25Ƭ39W63Ķ
# on	68 -24Ƃ-15T-13ƀ-10ŗ-9Ţ7Ƙ8Ƭ9RĵſƦ12ƨ13řŸ16cŘű17Ŧ20ZƓƔ24ǡ33Ǣ36Ů42Ǧ
# one	77 -17ǩ-14ǡ-8Ŭ9fřƏǉ10Eƽ18ő21ƪ24c67ƺ
# or	68 -34b-20Ɣ-10d-9Ʊ-8Ů-7ŅƷ11ƀǆ12vĵź14X15EƄ17Tƒ20Ŧ27Ƭ28ŗž44ƭ57ǡ63Ř
# out	86 -7ŅŦ14Ř15Ş16ƪ28ĸ
# people	86 -14ǉ13ńǗǞ14Ǉ27ſ
# per	87 14ž
# percent	76 -14Ř-9Y9Ǜ10ĶŔ13ǔ16ź17ƚ22Ĵ28Ž
# pounds	89 43ƺ
# right	65 -17Ƭ-11Ť-10Ő-9Ǟ-8š-7uƭƿ7esƩ8v9Ĵŕ10ySţǝ11wǆ12ť15Ƌƌǎ16cpŗ18Ǜ23ő24ǅ25ŦƓ26œ35ƅ36ƺ43E46ƒ
# so	87 -7Ņ13Ʊ16yŞ
# square	85 -17ǋ39Ɔ
# talked	89 9r17Ư23B
# that	74 -17ő-13ū-9pK-7ŘƓ7O11G12d15ř16C18ţƠ19S29Mŗ39I
# times	89 9ǀ48ǩ
# to	81 -10L-9X10R12ƶ16V30œ31ǎ36T
# umbrella	89 12Ǔ
# weeks	78 -7XǨ7ǝ10Ľŧƃ13Ƥ14T28ŵ
# with	87 -21E13ƽ15ƌǆ33I
# year	76 -22Ů-16c-13ƅ-7T12Ɖ14Ō19v21ŀŹ31Ʃ36ƭ62Ɣ
# years	58 -13Ƽ-9ƅ-7Ů7ƹ8yŚƈƥ9H10Ʃ11őŶ12ŝ13šƱƸ14Ŏ15ǣ16G17ţ18Ż19ŢżǞ28ǅ31S32ť44ƭ
# yet	83 36v51c
@day	63 -9q-8ǝ-7ǅ7sŌ8ĸǘ9Ľǟ10ŭǉ11ƻ12gŵ13ǈǙ15i16Ńǧ19R40k43ǎ49L
@day $	75 -9q-7ǅ7ĸ9Ō10L11i15ŭ16ŵ17ǈ18k21Ń23ǎ
@day and	87 9ǎ11s12ǘ13k14ǟ
@day at	85 -7ǎ15ǧ37L
@day is	89 -7ǝ10ǧ14ǎ15R
@day or	85 48L
@day right	89 15M
@month	67 -8š7fƛǤ9ĸ10kyV12Ľ13ǜ14Ź16ť18Ť20ƾ23ŕ26pŃƟ29d
@month #	89 -7Ɵ12ŕ34d
@month and	86 8Ɵ12ƛ22ǜ
@month is	89 12ĸ15Ń
@month of	89 -14Ť16p24ť
@month right	89 14V17Ɵ23ť
@name	53 -12Ƹǩ-11ǃ-8qťǣ-7Ũǟ7rAƘǨ8bŜǡ9aĿ11pƢ12JŐ13ř14ļ15ľ17ǒ18iƨǂ19ǘ21sź23œ25o26tŦƷ31ǈ32Ǥ35Ś38ĸ40Œ
@name $	69 -41a-21o-18ŷ-10Ś-9ļ-8i-7œ8ǘ10Ŀ12b16ŒƮ24Ő28t32Ǥ41Ŧ42źǈ
@name and	82 -16o10n11ǂ12ǘ16a71w
@name do	89 -16w10ĸ28a
@name is	87 -10w-9q28Œ48o
@name or	87 -16w18o40a
@name over	87 14Ŝ15ǡ29ļ
@name you	87 21ĸ
^ #	60 -27ǩ-20ť-13ǡ-11QŒƂ-10Ƹ-9ŗ-8BKřƈ-7ŨǞǟǣ7ůƃǉ8hǈǙ9CƘ10Ǣ11bưƱǅ12ŢƨǏ13YŮ14IUŪǇ15Ơ16ŝŷ17Ņ19c22Ɔ24X25SĴ26v27Ɣ29Ǧ46ƒ53Ř63ƺ81ƭ
^ @day	83 11kR14ǉ22L
^ @month	89 16pŕ
^ a	72 -9l-8žƄǚ8ŭƁƼǈ9sǘ10RƍƦ11ƞ12Ƣǡ13Ʃ14űǊ16ƅ17ƿ18ź19ơ
^ about	85 -20T7Ů8ƅ25ť26Ǌ
^ after	76 12ť13ǝ24Ř
^ all	89 -7A10g15Ļ18ƾ23Ǖ
^ alright	89 -10v10a14d19Ň
^ am	74 -9Ɩ18N27ň28ń32a34b42ǩ
^ and	45 -43ǋ-23Ĺ-22Ƣ-16ųƳ-15ŷ-14ƸǄ-13ǩ-12sŹ-11Śű-10U-9uŖťźǈ-8VŵƉƗǎǔ-7ķŇňƔƶ7AƖƠǂ8yĻ9tŧ10J11ǃ12žǣ13nR14f15Ŀƫ16Ŵ17Ƨ18ĺŦ21cQ22qv23Ū24ů25B26ƨ28D31apō36P38Ő41Œ43w44C58o
^ annual	83 8Tǉ
^ any	47 -28Ǉ-26g-15Ɓǂ-14ŌǦ-13ƈǅ-11nŧ-10Ƨ-9Ǐǐ-8QUŴƩƯǢ-7ŗŤůƕƗƨ7şƌƽǤ8űǎ9TŔƍ10vŬ11ǚ12YǙ13ũŲƢƿǈǖ14rŞŪƐƪ15żǆ16HVƎ17k18Ǔ20ƚ21ķƂƉ22ƛ23hŻƝ24Ƙǃǜ26Ƒ27Ƹ28ŹƱ30š31Ƽ33ƻ35ƹ36m42ǀ
^ anybody	75 -26ƪ-18Ɯ-7ŷ7Ŗ10Ƣ15Ǎ16Ư18ǘ22ż29ǣ37ų43n
^ anyone	89 -8ƃ19ŷ20ż
^ anything	68 -13ǂǞ-10ŋ-8ňƽ7ƌ8ĵƙ11ŉ13Ŀƨ15ƥƦ16Ƃ18ţŻ20Ƙ23ƍ41Ň51ō
^ are	46 -26Ő-22ŗ-21Uĺ-20N-17ơ-16Ǉ-15Ǐ-13a-12ƈ-11Ū-10TVļ-9ŭǄ-8sľƠƥǅǋ-7mŌŖƙƝ7jSZ8fMĹőǑ9OƌƖƱǞ10ũŽƉ11lş12izQŬƮǁ13gŶžƅƏƺ14DĶƵ15Gŷ16uǎ17ŃǢ18ń20Łǆ21p22ƞǣ23ǀ24Ǎ25ň27Hŝ30vŨ31xŏ32P43Ţǟ51R66ǩ
^ at	89 13ǒ26ƭ
^ awesome	76 -10ǌ-8ǟ9ţŪ10ĻŰ11cŌƇ13F14IŚ17ƔǄ23ĵ
^ aww	80 -9Ľ8z14w23ƫ
^ been	81 -15ő-12S8ţ64G
^ before	82 -7Ō8ŏ9Ř12X13Ŋ15i28a
^ besides	86 -9n10ş15Ł29Z
^ best	89 -8ŗ22Ļ29ŝ
^ big	87 -9Ŕ11Ǒ16ĸ33œ
^ biggest	87 -19Ŀ23ǔ
^ blood	89 -7ƾ29ƻ36Ƽ
^ boy	89 10Ŕ11b15j
^ brick	87 10Ƈ
^ burial	87 19ư
^ business	83 -27ǥ-9Ǟ-8ǄǊ9ǔ13Ǣ16Ɲ22ŭ43ǟ
^ by	79 -23ŕ-15ƶ10Ƶ12ŷ25Ƅ41œ67Ń
^ call	89 
^ can	59 -21ň-14Ƶ-11J-10ŕ-8Ĺ-7Ɲƻ8wŵ9Ə11Nōǁ13aūǌ15ŗ17Ł19Ń22e27ś29M31O33Ś40Ō43Ŋ48Ƨ60ǩ
^ college	89 -8Ʊ44y
^ comp	87 7ƀ
^ congrats	87 10ƺ14ǟ17ƞ
^ cool	85 -12D8aǚ10d11p13ŘŸ16E
^ could	62 -11ŘƔ-10n-9Yķ-8Ŋ-7ż8XƗ10sūǨ13Ƣǚ14c16ǝ19Mś22ǩ25ũƮ27Ʒ38Ś54ĸ
^ credit	89 19ĵ
^ days	87 -16Ɩ21ǝ26R
^ describe	89 8Ǎ9ƣ
^ did	49 -23SŤ-16a-15Ƽ-12ŊŞŦŨƶ-11K-10wƚƞ-9Wǧ-8qĻŝž-7ő7BĹǅ8mtƕƽǆ9FĶōšƪ11śƴ12ŀƍƔ13ĺƌǌ14Ʋ15Ơ16bxƙ17ŗ18Ǥ19Ʀ22ƒ25Nņź30Š35jļ37Ŗ40ň42ũ43ń45Ŕ46Ľ50ŧ71ǩ
^ do	37 -51ŗ-44Ų-39Ň-32Ɣ-26Ơǥ-24Řů-23ZŪƬ-19Ŏƶ-18O-15ŐŒǂ-14mƦ-13aeơ-12Ŷƈƨ-11JľƤƳƻ-10CMłńţǍ-9bjvQSVņōũƯƷ-8cqBĵŞŷƌƵ-7lGLĺŀŉŢűƂƖ7A8fŔ9gŽƼǔǖ10xTƎƓƹǢ11sƿǀǃǆǗ12ŵƑƥƲ13ųŹǝ14ŖƘ15Wǘ16uwŋŚŮǇ17ŏƕǎǕ18XǋǨ19Ƹ20Ɓǜǟ21N22Ō23KĽŊŭǠ24ƾǡ25Ǒ26UŁǈ28ŰǙ29Ǔ30z31ǚ32ŜǦ37ňƃ42ſ43FƜ46ƚ47Ŭ58ƟǛ61ǐ63Ɲ66ǩ72ƞ
^ does	51 -17ƹ-14ŏƸ-13qǩ-12ƻǌǓ-11ŕ-10ŴǇ-9Ţŭƕ-8ŝŸžƦǣ-7ƈƏ7ƢƪǦ8złŨƃƐ9dŜƞƽǘ10AZĽřƄƔ11bƆ12s13ƯǠ14ĶƜơ15ŶƇ16WŰƊ17Ŭ18Ǎ19Ųƨ20ňűǡ21ǒ22ź23hų25Ɓ26LƧ27x32Ʃ36Ň44ǂ52ǧ
^ ever	62 -14Ɗ-12ų-11ƽ-10Ǧ-9Ƹ-7ǖ8V9ŲƂǜ10ƴ12ņ13šŽƚƲǩ21ţ26Ŗƪ27ǘ38Ƽ42Żƛ
^ everybody	89 -8nŗ9ŷ12Ǒ13ž17ǅ
^ everybodys	83 7AŲ12Z16K25ľ
^ family	89 -11n34Ƥ
^ first	89 25a
^ folks	89 10Ř11ĺ
^ for	81 -10a9o10e11c12w16ƿǃ
^ full	81 -58R-18ž-8Ɓ46ƀ83Ǉ
^ garage	89 7Ű
^ give	66 -8ĵƩ-7Aǒ7ƫ8Ňǎǧ9vwIƗƠǇ10Œǐ11ŝ12ŐŪƦ13ŦǠ14dƆ15ƒ18D21ǚ27X
^ go	76 -9Ɣ-8ŭ8a9Ƌ11ŪƗ14ǥ22Ś27Ş57ō
^ good	75 -22L-12SǊ-10ŝ-8Ŷ12ƽ13Ő14Yƒƹ15Ǚ19ǅ23ź32ǟ40N41Ň
^ got	60 -17ņ-14Ǡ-13Ʊƽ-12Ņ-11ŊŪźǀ-9ş7Yķƥ8OŁƂƎ10Ś11ř12ŉ14Ŝ15uŴƤ16g17Ƒ20N23ń34A37ŏǥ44n48Ķ74ſ
^ happy	87 -8ŞǓ10ǧ26Ŷ
^ has	57 -12Œŷƈ-9Y-8şǟ-7ŁŐ7Ɛǡ8UŲƘ9Ƴƻ10ũźƉ11jƓƜƺ12ƙ14BƋ15ǜ16Ź17ŔšƑƴ18hǚǛ23œŖƛ24ţ28ǂ
^ have	50 -37G-24Ʋ-12ķƦ-11Ŝƽ-10Ũƃ-9şǉ-8SYƨ-7mNOƜ7Żƙƺǋǟ8Ųƫǩ9Ʊǝ10űƸǜ11iƷƾ12żƿǘ13Ÿƹ14Śŝ15Ţ16ZńƗǕ17Ť20lĵ22ņŞũ23c24ƌƴǒ25ư27rƼ32ŏ37Ƴ38ő43Ư
^ he	89 -26p-14ƛ-9m9ź22q46v
^ height	86 
^ hey	85 41i
^ high	85 27m
^ house	86 -17Ŭ13H27Ɣ
^ how	32 -25R-20W-19pŐ-16Fŏ-14ňǃ-13ǈ-12oqyŁ-11UŌƊ-10QŊŞǂǌ-9sHŜƕ-8wşťžƛƵǄ-7cDĻŋŚŬƓƝơƥǁǉǥ7SĿŽƄƅƗƹǍ8mŖƂǅǗ9ļƿǀ10hGķĹņţŸǔ11nŵƖ12gtƪƷ13jłŤźƦƬǐ14ĶŃƃƙƽǆǖǙ15šǏǝǟǩ16OœŻƑǋ17vĸŦ18ųƤƺǊ19xŠŭƔƚƭƸǘ20Ņ21zŕǇ22ŮƆƋ23Ũƣ24ǜ26ƞǑ27bŗ28Kű29i37Ĵ38ŶƳ41Ʈ
^ i	47 -50ǩ-16Ŏ-13Ƅ-12Ĺ-10ŃňƬ-9Ɵƭ-8ŌƶǞ-7cĺŅŵŹƗƠƨƲ7ŕŸǀ8zCŔŨŭ9lĽĿńŒƢǠ10hSř11nwBXŶƒƚ12GƖ13FTţƍƾǆ14Ňƺ15mƞ16drǃ17vE18Ż20fŊ21ĵ22ǋ23P24I25o27e29b
^ if	52 -22ŵƷ-19ƕ-14X-10ǩ-9ō-8ţ-7ƒǈ7ſƟƳǣ8DNWĿŝƄƍǡǢ9ƨ10ŞƤƪƯ11ű12ŜƱ13ƃƗ14ŘƎ16ƀƂ17Ŗ20Ƭ21ľƁ23Ʈ24Ǆ27ķ28ǝ31Ļ40Y42Ŏ
^ in	83 -14Ŝ16Ļ25ƍ36M
^ is	37 -28Ƹ-27Ɠ-25o-22v-21řƚ-20Ŗ-18ǘ-17VǑ-16Pœ-15ķŎšǡ-14ilĺŨǎ-13gńŠű-12ŔŜǝ-11mQZŮƝƤƷ-10cknŤŽ-9dĻŦŧƘǍ-8ĸũƛơ-7ĽņƩ7ĴłźǦ8KNƼ9SŉŕŬƄ10hĹňŝŴżƌƍƦƨ11ŲƂƞǖ12ťŵƔ13HŀşƊƑ14rAJŚƅƬǋ15yXƇǇ16ŞƧǃ17xſƁƆǗ18ŰŹƎ19Ū20EŐŶƶǂ21aŃƟǛ22fŘ23ƣ24ǅǥ25F26ƀ27tƲ28ů29ƫ31Rǟ33Ǣ34Ǩ35sƱ36Ł39ŭ42ŗ45U46ō56ǩ
^ it	69 -17E-8ŏ-7ƒ7aJƂƠƪǁ8śƴ9ĸ10łšƳ11zļńŰƓǨ12Ľ14ĵ15Ƨ16jŽ17ū28Œ44ƅ
^ just	71 -15ŗ-14Ɲ-12ł-11ōƞ-9ŷǓ8Ŋ9ţ12LůƢǥ13ň14M16ş18Z22ž27n29Ł30Ō45Ǉ
^ keep	85 -14ǖ-13ǩ32Ʒ34Ƶ79ō
^ keeping	89 -27x16Ƶ24U42ǟ
^ last	80 -20I-8ĽƸ7ƈ9x10œ17tĴ21Ŝ27E38ƾ
^ let	76 -10Ľǡ7ķŀ8Ə9Ĵƀ10KŃ11Źž13Ř14Ɛ32a
^ liability	89 -57ǡ-22ŗ81ž
^ list	81 -7Ǚ9ǐ10ş12Zŷ15Ǝ16ǥ
^ llc	89 32ǆ
^ long	87 -26ŭ-10d-7O20S25ů65i
^ look	83 12ŗǢ14Ś30ſ
^ may	81 -7ňŻ11ŋ18a21ǩ37Ŋ
^ mind	80 12Ŋ13ś35ǁ
^ monthly	86 13Ơ
^ most	86 -8ǩ10ƘƲ14Ʀ21Ŗ
^ my	68 -23ǩ7lKśŰǓ8p9jUVĸƿǆ10bŀōǞ11I12QĿ13Ʋǟ17ư18Ů
^ name	86 -40w-10o8ơ15L22ŷ49a
^ need	87 30Ƅ37Ɓ
^ nice	87 -10ƞ10m15ǉ22ş26Ŷ27j
^ no	73 -9Ū-8Ǜ9Ƅƿ10ułǜ11żƁƜ12W14Ų35ŵ
^ nothin	89 9Ǜ13Ɛ14Ż17ƻ
^ now	78 8Ů9uT10fh11ƽ14B16n17NŅ29ǩ
^ oh	64 -10ŷ-8ƀƈ-7ǐ7bNļŕůƎƞơǋ8gqńœŜƉƟ9axPŬŹżƅ10CWŐǃ11ũ12Q14ō17Uš18G22ǖ31Ť
^ okay	54 -21ǩ-15Ũ-10Nǖ-9ĴŪ-8ĶǑ-7KŖƫƮ7alvyōƴǕǡ8cgnĽľŏŷƀƉǥ9Lŉ10ouOř11PŎŵǗ12sƕ13Ńŗū14JĹ15hŒ16T17Ʀ18pǂ19ǎ20Ʃ25Ɔ
^ on	89 -8Ž9Q14Ň56ſ
^ one	74 -8wX-7ƺ8žƑǏ9fDFƬ10Ǝ14u15ǡ17mǐ22Ɔ23Ƨ31ſ39b
^ ooh	82 -10ų-8œ7ƌ12H13kƘ15Ŷ16ǃ
^ ouch	89 8Ŧ11ņ16ǣ
^ over	86 -22T-21Ǧ-20c-9Ƃ-7Ǉ34Ŧ36Ů38Ơ39Ǌ46Œ
^ own	85 -10ǋ10F25ķ
^ paid	87 -31Ɣ-7ǒ8ƕǑ32Ŭ
^ perfect	89 9D11ř
^ policy	89 
^ price	89 36ľ
^ read	75 -12ǌ-9b-8Ś12řƩ13d25ơ
^ ready	89 -17Ţ37Ō
^ regular	89 11Ų14ƙ
^ remember	86 29Ľ
^ rent	87 8Ơ29Ɯ
^ roughly	79 19T
^ run	86 -7w7n12ķ18ǈ20ǥ
^ same	89 -11Ż11ƾǂǘ16ż
^ say	81 8ž11ƃ14bƤ15Ŋ18ŵ19ō24ƨ
^ shall	85 19Ō21Ƭ31ǩ
^ shingle	89 
^ should	70 -40ō-27J-16r-10ǂ-7ǓǨ7IM8ƫ9ŋ10N11Ĵ20Ƭ34Kň38Ō41ǩ52s
^ since	86 -20G-9Ǟ12ǂ38S41ő
^ smoke	89 
^ so	38 -19ő-18Ĵ-13o-12Ř-10b-9jťƉ-8Őƭ-7vwǥ7AKWŁŖŮƎơƺǡ8hVYŨŵſƒǋ9QĹĻŔŢŴƓƔƝƸ10axUţŲƜǣ11kŤƪ12D13gŗƬǕ14ųƢƻ15nGPSřžƈ16pǅǇ18cŷǄ21qŦ22Ū24œƦ26Ơ28Ō
^ some	83 -9W8Ƙ10h14ơ16ľ18Ž22Q
^ something	86 -22Ŀ18ƶ21ō26ĺ33Ş
^ sorry	81 -7ǈ10u14ň33ǩ44a
^ sounds	80 -7ƞ8BǓ9ƆƜ10r13FLǈ15ŧ17N
^ spell	85 48b
^ state	87 -51ž12Ʊ23ń75ŗ
^ still	82 -10U13ƫ15JŐƋ16D29P32Q
^ take	89 -22Z28ǖ32Š
^ tell	50 -16ŀ-12ƛ-11ĺŊƙǩ-10Ʈ-9I-8ťǒǥ-7yAGŞƝƿǐǟ7lMŒŖŭŹƠƴǛ8ōűǙ9ghjĶňŠŧƚ10Ƣǔ11VĽŅŎ12tŨƊǖǗ13nS14qŜǈǑ15FUƳ16œư17Hƭ18Ŀ20P21Ť22u27Ĺ38Ǆ
^ term	87 28Ʃ
^ text	89 -11K12ś
^ that	67 -12Dǩ-11ƾ-10Œ-9x-7J8WƙǇǝ9ƏƧǊǘ10blƇǑǜ12ŧƤƻǂ13ASǖ16ƒ17ť21ƿǃ22Ǐ37E51Ũ
^ the	65 -8PƂ-7ł7Ŧƈǧ8WŔťƭǓ9ŷǈǊ10ŘŤƽ11EƇ15mƙ16ŋŬ19eũ21cM
^ their	87 -13ǒ8Ŕ19ŝ24v
^ there	75 10ĽŮ11Ƶ12Ń13ŭƁƨ14Ř15ŽƩ23ř
^ they	72 -7Ŕŝ7Żơ8U9Őƅ10űƈƕƖư11œƬ12Ű14Ǌ15ţ
^ think	89 8ĸ15ƶ21Ƥ
^ this	80 8Ľ13ƈ14O18a
^ those	86 10Ʊǌ11Ǥ12Ǎ
^ towing	89 25Ɓ
^ ugh	86 13ŧ16ņ20ǜ24Ǥ
^ walk	64 -10Ũ-7Ĵ7y8ĸůƛǎǛ9ƤǄǈǖǘǨ10żǕ11n12ƗƮ14R15ŵ17łǝ18Z25Ť
^ want	78 -8Ř-7ŅǦ8śƂ12ň17ž24M35Ō40ǩ
^ was	62 -17ŀ-12H-11ǩ-8ō-7AŻƭ7ũ9B10Ŧſ12ň14SŨ15Ÿƽ16ĺŔ17Ǌ18Ņ22ż24ļ25ƞ36Ť45Š63ť
^ we	75 -7Ɓ8k9G10jƔ11MŴ15ĽƊ22ŕ26ƨ
^ well	79 -13t-7ŝ9H10a11kŞŧ12iǊ13ű14N16Ĺ
^ were	72 -32d-14œ-8ŝƃ-7Ŵ11ƅ12ƴ15Ŗ16żƬƵ18ļ20Ǥ22š37l42ŧŨ
^ what	29 -41ų-31Ŭ-26p-23Ƥ-20Ŝ-18UŁŹ-16ń-15ŷ-14FĽ-13HNOĴřŰǢ-12szňŌż-11nMSƫƮǐǠ-10uGKŊ-9őŘśŶƙǋ-8Śƿǁ-7bĵļŖŭƖƞƭƹ7şŠŵƃƣƧƾǇ9oEņŐťǅǉǘ10Ƌ11iRTŇŕűŸƚǎ12ƛƽǝ13DQžǖ14ǍǣǤ15ƕƘƩǏ16hIYƠ17lwBœƑǊ18ƉǓ19Ũ20LŝƊƼ21vō22Ņ23CƇƷ24WĿŲ25ZľƔƺ26ĻŦ28ƬǨ29ơ31ķƗƶǃ32łŪǞ34ƒƻ35ŉ36ǥ38Ť41Xŀ42Ŏ46ĺŒ47Ş50ŗ55Ĺ57Ǆ64Ŵ68ǩ
^ whatll	86 22Ķł
^ whatve	83 10ŏ11Ʀ13ƌ14ũ17ƥ23Ɨ
^ when	46 -27Š-26ŧ-22ƒ-16lņŤ-14Ķ-12ǩ-11ĹƉ-10ƽǋ-9B-8iŁŨơƦǙ-7aIŢƢƧǝ7ŦƄƛƲ8œǛ10pGHƑƶ11kšƚƻǧ12d13ŔŜƴǌǢ14ƤǞ15ƈƋ17yƼ19Źƾ21ť28Ɩƹ29v30sR31OŃő32Ŗ39ŕ40ǎ46V53L
^ whend	76 -23ǎ-12Ǐ-10ŧ-9H7Ż12Ʋ14ǅ15ĵ16ť19G22ƈǢ32S
^ where	55 -16n-14P-13Ʈ-11W-10sƋƝǟ-9KǨ-8Ļǥ-7xRVŃŢǝ7HļůƦ8zŭǏ9Xūƛ10yƏ12kńǀǕ13ŠǞ14ƥ16D19lŤǗ20Ƥƾ21źƊ27Ś31J35M36ǩ39q53C66ǋ
^ whered	82 13ļ20m
^ which	58 -18ǚ-12Ž-10ľ-9Ǘ-7Ţǂ8ǩ9ń10ǖ11bQRŹǏ12ļ13Lƴ14ŀŉƕ15Jň18Ų19Őƣ26ťǈ28Ŵ33C
^ who	41 -26Ŵ-24Ų-21ǌ-19Ɣ-15ŝ-14ŏƣ-13ŚŢ-12HĴŸ-11aŹƮ-10yTǇ-9BĿŪǄ-8PŖƝǉ-7stķłŤŨſƒƞǓ7żǕǝ8Ʊǥǧ10ƁǞ11ƾ12ƙǐǚ13qƜ14ƟƲǍ15QŬǘ16nƤƫǅ17Z18ńǗ19ƶǔǛ21Łǆ22AƢ26ļǜ29Š30ŜǑ33ƕơ35ouƯ36Ő40ş41ŷ43Ƴ49Ǡ50ų52ǩ73ǈ
^ whod	70 -19ƾ-7z8ŵ13ſƫ16ǘ18Ƥ24Ʋ26ư30Ǩ
^ whose	76 -15Ɨ-8w-7o8F9A10ż14Ł15ķǡ21ǆ25Ő43Ƣ
^ why	65 -22ń-15œ-14ő-10ƶ-8ŉ-7ŝ11B15Ĺ16Š20ƴ23ƻ24ņǩ34Ƶ37Ŷ38Ţ41ŀ44ĺ
^ will	77 -10ơ-9ƢƲ-7m7ł8H9Ķ12Ź16s17ź18Ƥ46V
^ with	82 -9ő-8Ź-7n10ǚǦ12Űǡ17ň18Ƃ20T
^ work	86 -10ǟ-8Ɲ-7x12ŭ21R25U
^ would	52 -19Ɓ-18ƒ-16Q-14Ļǝ-11ƪƮ-10ZƩƶ-8ǏǠǨ-7ŏŗŚŝŞƂƾ7XŌŖƓǂ8ŋƘ9EŃƈƉ10Lűƃ11ƀƯ12Řś14MW15yǢ16ŵǦ19ľƷ20ž22Ž25sĵǁ26ŇƱ27mǩ28Ţ30ŊŶ47T48Ƶ51r
^ wow	80 8ǀ11SǇ12ťŦ13u14RƠ26ő
^ year	85 16Ū
^ you	50 -98ƞ-50ǟ-15Ƥ-13Ńŗ-12Ʊ-11ŝǂ-10bG-9YĿ-8BĶŖŤŷƧ-7xLMńŅōűſƬƻǊǝ7ŚŨƫƭƲ8ĺņŪƖǁ9euľłśŵ10dĹşǚ11a12gACŌŞƈƦ13ĽƀƝ14mJŀƷƸ15ƪǦ18kHP19jĴ20Fň21O23ǩ28QŐ29V30ŏ33l36U59N61c67i88Ň
^ your	63 -16q-14K-13a-12BŊř-10dƕ-9Ľ-8ť-7vƹ7ƫǢ8msAŕƮǂ9ƛ10TĺŹ11ķ12X13yJŒŜƔ14EĻƗ15Ÿ16Iƥ17c19oŅ20P25p30Ň34M
^ zip	86 
a	28 -29ƕ-23ŀǔ-22ǎ-21j-20ž-19s-18ŉŴ-17ŝƧ-16ƮǦ-15cxVŌŐťǋ-14kŠ-13pŞƷǆ-12řŢ-11dCGŖǇ-10azŕų-9yĴĿƵ-8tEĺŁƄƉ-7ķňşſƒƞƽ7wņŪūƔƗơ8ŔƥƯ9eUĵŅŜżƅƟƼǏ10iIŏŬűƛƾǅǈǒǟ11ǌǓ12ľŎƦ13ZƆƐǣ14ŲŷŸƎ15YŤŭƏǍǝǧǨ16ƇǙ17ƊƓƬƱ18hl19Ńǚǥ20źŻǜ21AWŰƹ22bư23LSĽƤǉǘ24ŮŶƚ25ŘƑƜ26ĸš27Nǃ28m29ĶŊőƍǊ30fś32gĻ33ŵƿ34Ʋǀ36Fǩ37X38P40T41u43ǁǡ45q49ƣ52Ƃ
a #	54 -32ž-26c-17Ǧ-15ķǝ-14ť-12ƒ-11Ŏ-10ſǨ-9dfƉƊƓǧǩ-8nOƼǚǠ-7puňůƣǅ7ƀƔ8ŞƆƈƗ9ŕǀǉ11źƘƥǑ12vĵŒ14Ņ15T17Ʀ19Ʃǌ20ĸ21šơ24W26ƺ31X40ǡ42Ū44ŗ49ƅ52Ř54Ƭ58Ǌ60Ķ63Ʊ76Ƃ
a @name	83 7ŜǤ11ņ13ĸ15ĺ16o
a a	73 -8n7ŷ8gŐƲ9Ź10ƛ11fŵ13šƄ14ŶƟ
a b	86 -8h11ū25ź38ǥ
a bachelors	87 27m
a bad	78 10ǘ23ņ48N
a ballpark	87 -10Ĺ16T25Ļ
a bank	86 -11Ĵ-10ƕ9e14Z28Ŭ
a basement	75 -12ƛ50Ɗ
a bell	87 35Ľ
a big	72 -12Ŝ-10S-7Ő7Ə9śŢ11ƈƙ13yƛ15g19ľ20ǅ22Ŧ30ĸ33ƣ
a bit	89 14j34ō
a blood	87 7ǂ13ǁ
a bop	86 42ǥ
a box	83 8ǐ10ƿ11f14mŏ
a bunch	89 16ń
a business	81 -15ǆ-11ǋ-10Ǆ10ǃ24Ɲ27ǥ
a buy	89 -10H54Ǩ
a c	86 16b18o
a car	69 -17Ř7Z8Ű12ŵ13Ŷ18ź20ƃ27Y
a card	83 -18I16Ĵ19ĸ29e
a cert	87 17ǒ33ǧ
a certificate	78 -10ơ16ź27ǌ
a chair	80 14Ǒ
a check	87 16Z18ƪ19Wƨ
a claim	74 -12Ť-9Y-8ŧ10ť17Ŕ20Ř22ţ
a clean	87 27ţ
a client	75 -9Ǆ13ţ14Ŋ17Ǧ26ǚ
a coi	89 12ǒ26ǧ
a commercial	85 12ǥ20Ǧ
a company	80 10q11Ǝ12šƝ16ơ24ƴ
a complaint	89 38ǜ
a copy	80 10ơ31ś
a couple	79 9U10Sǎ11ĽŪǞ12Ƥ13Ƙ14ƿ19Ŋ
a cousin	89 9Ɛ12ŷ24n
a cpa	89 -11A42Ǡ
a crash	85 -12Ƥ-7ƾ28ż37ƃ
a crawl	87 8Ƈ25Ɗ
a customer	81 -16G-13S-10ž-7ǔ7ǖ15Ǆ23ǚ32ő46ǡ
a day	79 -10Ɩ9L10ǖ19Ɓ22ǝ29ƻ41ƹ
a deadline	87 37Ń
a deal	87 15Ņ22Ŏ23Ō
a degree	89 22m
a desk	89 -15Ǐ16Ɲ32P
a detached	89 20Ƒ
a different	89 -7Qǩ10I11ǅ17ň20V
a discount	80 -8S-7ź7m12ľ14ő18Ž19ǩ
a doctor	83 15Ƽ21ǂ
a dog	87 -8Ķ53h
a driver	86 34ŷ
a fake	89 14Ŀ
a family	86 -22ƽ-13ƶ-11y-8ŨƜ21n24Ƴ60u
a fella	87 13ſǃ19Ƙ
a fence	86 12ƍ28Ƒ
a few	80 8m9ǅ14Ɓ15O16Ɲ23Ŋ
a financial	89 44A
a fire	72 -10Ǐ9ĿƐ10ĺ11Ť14Ǝ15Ə23Ǣ33ǝ39Ƥ
a fireplace	87 9Ɛ
a flat	85 9jŘ10ƚ18Ɓ33ƨ
a flood	86 26ƙ
a form	87 -8ļ13Ƶ25ơ29Ľ
a friend	81 -9B8ų12Ɯ21ļ50A
a full	86 11nƫ12Ƽ
a funeral	87 16ư
a garage	85 -9ƥ27Ű
a good	65 -17ű-13Ŵ-9Ň-8V-7Kǟ7ņƆ8Ũ9BJǃǈ10Ŗ11W12œǖ13Ō19ǩ20U22i29Ļ33I36Ǌ45L50Ŷ
a guardian	87 40Ư
a guy	89 13Ť15ǜ
a high	87 16Ř30ƣ
a hip	89 -11ž11ǡ18Ɖ29Ɯ
a home	89 13Ɔ18Ɲ24Ɣ
a homeowner	87 29F
a hot	87 23ƍ24ƒ
a hotel	87 35Ƥ
a house	75 -13Ɵ-10Ɯ-8Ɣ18H24ƣ53F
a hurry	89 43Ń
a hydrant	86 19Ə
a is	89 -9š-7ŗ16ű56Ɠ
a job	74 -8ƨ-7PW8U11ŧ13Ʒ18ţ20ǐ21Ķ29Ǔ36q
a kid	82 -11ŷ-8m19Ź23ƍƦ29l
a landlord	89 -19ǌ-15Ɣ52F
a lawsuit	89 25ķ
a lawyer	80 13A16ǩ17ǜ38Ʋ
a leak	78 -9Ɯ24ƛ33Ť
a letter	87 -8ǘ12Ŕ27K
a license	77 -8n36ŷ
a list	86 -14ķ-13ơ15ǌ38Ɨ
a little	65 -16x-12u7gwƦ8qVŐŲƆƑ9lIĿńƳƹ10zņǄ11cĶ12Ưǁ13Ņ15ż19Y20œ22Ŋ
a living	80 -9ƞ9Ʋ29q39P
a loan	67 15ƪ16Ʊ25Ŭ28Z
a long	82 -11N9ŝ20g22Ÿ26ř
a lot	71 -11ǀ-8Ƅ-7Ű8Ůơ9stRƙ10ś11řǖ12Ŀƚ17ķ18Ň33Ɵ35Ɯ
a m	89 21b44L
a medical	85 9Ǘ11ǁ
a mess	89 14Ŧ19ť30i
a minute	86 -43O9ś11f12i13Ś14u43N
a mistake	89 35ǚ
a month	61 -19Y-16Ĵ-9ť-8Z-7dĸ8ǉǧ10ƥ12T14ŨƤ15Ŏ19ĶƔ22ŅŘ25Ơ47Œ53X
a mortgage	75 -17ƕ10F23Ɣ
a motorcycle	89 8Ū11ş20ǀ
a mrs	89 41f
a nanny	87 8ų13Ɯ31Ư
a new	75 -13U-10Ʃ-9Ĵ8Ɓƈ10Ŭ13Ƶ14Ƅ15Ǚ16Ǖ18Ź19H24ǅ37G46S
a nice	86 7ņ13Ƨ23i
a no	89 9ƴ14Ŏ16ǁ
a normal	65 -7Ɲ7n11R17Ǐ26ŭ
a number	82 -27Iř-23Ƭ-10ū7Ǡ15Řſ18Ļ50X59Ǩ
a nurse	78 -9ő-7M12Q14q15S26U30Pǁ
a okay	86 39b
a one	83 -12ǩ-11řŷ12ū17ũ18ƼǇ20Ƃ28ǡ
a or	89 -12Ō8ř15Ɓ
a parent	85 12ƽ13ŷ55u
a pension	85 32Ķ
a permit	89 -13Ź7ŷ11ƌ14Ÿ
a person	89 41Ŝ
a photo	89 -12K29ś
a physical	85 20ƾ35ǁ
a picture	79 -7K11Ŵ14ū34ś
a pipe	86 33ƛ
a place	85 10Ɛ13ǟ16Ƥ17M27Ɔ
a policy	73 -23Ɓ-10Ŗƣ-7ŷ12ơƢ19Ƭ23Ļ27ƨ36Ʀ45ľŏ
a pool	80 25ƍ
a private	87 -7P12Qǀ13ǣ21ơ
a quarter	87 13ƦƬ19Ƙ23O
a quick	86 10ķ18Ŋ
a quote	87 -15ǃ15Ľ29Ĺ
a real	85 15Fŵ16Ɛ29ľ
a reason	89 15Ŕ
a recorded	89 18ŋ
a regular	86 -14Ź10Ųƾ15Ÿ16Ɖ18ơ
a rental	86 -7Ƥ36ŵ
a renter	89 16Ƥ39F
a restaurant	89 14ƣ29Ǎ
a ring	89 -13Ƙ13Ǝ45f
a safety	87 20Ǚ
a second	74 -12Ŵ-11V-8F7Ŋ8ǋ9A11Ļ14IƔ18ũ21ǩ23y25Ɵ28Ǟ38N
a security	89 -11Ǘ26Ǝ
a service	78 10Ǆ11ư19ţ
a slab	86 31Ƈ
a spouse	89 59f
a storage	86 15ƥ
a strange	79 8y22Ǖ
a student	80 21Ʊ
a sump	89 
a term	87 -9ŕ12ƭ18Ʃ
a time	87 21b28L
a trampoline	87 29ƍ
a truck	89 -7ŵŸ16ŪǦ21ǐ27S
a trust	86 -8A17ƫ41Ʋ
a typical	87 13T16Ǆ
a w	89 17b25Ǉ
a week	68 19ǝ21ŭ22ů23ŵ24ƿ26R28Ų
a while	80 -11ŭ-7l13ųƤ14ŲǨ16Ň32ő
a whole	86 -11ǩ7hƩǕ11ň15u16ķ
a will	78 -8ǩ64Ʋ
a win	89 33Ļ
a wood	83 11Ƈ15Ɛ
a workshop	79 -8ǈ27Ɲ
a wreck	85 10ƃ11ž16ż21Ŝ
a written	89 11Ǔ
a year	64 -16ů-14Ɣ-10œ-9ť-8ǅ-7d7ŒƟ8ŅƈƮ9ǝ11Ľ12pŕ14q16c20Ɯ24ǀ29ǉ42Ĵ59Ů65T
a yes	86 -13Ł9ŋ37Ŏ
able	81 -7ǘ11Ʒ13Y14z17N20ś
able to	81 -7ǘ11Ʒ13Y14z17N20ś
about	41 -14x-11S-10cŕǃǢ-9ƼǦǩ-8jQňǅǇ-7wRĻńŏŐŒşƩǐǒǞǨ7mƈƏƢƱǘ8nĶņŔŶŹŻƆƍƠƨƲ9HVŉŢťŨűƎƸƺǏǗ10ůŲǊǛ11huŊƂǜ12Bľšǂ13płŖƔǁǌ14AGYļ17ŝŤŴƬƶǄ18ō19T20ƞ21ŀŽ22Ƴ23rŇ24ǔ25Ş29Ŀ36Ĺ
about #	63 -18Ĺ-9SŞťǢ-8pǑ-7Ŵǅ7ƘǛ8ŦƜǗ9Ə11cǉ12GŌ13ǀ14űƋƝ15ƪ16Ʊ18Z21ƙǏǝ22Ɨ25Y29T31ƬǊ32ƺ
about $	72 -14Ş-13Ƽ-11ƺ-10ĺ-9ō-8ľŧ-7RƳ11v12ŪŲ14U16Ƹ17ŀǂǩ18ƶ20Ŀť24Ơ41Ĺ42Ť
about a	78 -13ǃ10Ƃ12Ʋ14ĽĿ15Ŋš20X23Ĺ
about all	87 -13ĺ8Ŀ12Ƴ14r
about an	89 -7Ź17Ƃ
about any	70 -8ŋ7hƝǣ8ƍ9ţŹƌ11ƛ13H14Ų15Ķǜ17ƴ19ǘ21š24Ż
about anything	89 13Ƽ16ƥ
about being	89 9ŋ12Ş13Ž
about how	82 -12Ǌ-10ǋ-8Ķ7Ů8ƅ9Y10Ɔ12G13Ʈ
about insurance	87 -12ơ32ǌ
about it	65 -45Ş-19ǩ-12Ŗ-10ŝ-8Ʊ8Ư11Ĵĺ14ĵƤ16ŧ17Ŷ19Ǝǜ24rŇō25A34Ũ36B40Ŀ50ŀ
about leaving	89 23VŢ
about replacing	80 -7Ĺ29ĺ
about right	87 14G27Ƭ
about that	73 -18Ť-11ǩ-10Žƞ-8ť9Ş10k11v14t19Ŷ21ō22ǥ25Ƴ33Ŗ52Ň
about the	60 -19cƙ-17ŝ-13x-12ƛ-11Ňǒ-10œŧ-9ŕ-8gǞ-7ňƼ7ŀŞƉƦƧ8Ɣ9űŹ10Hņżƶ11Ɵ13Ŗƈ15u17ǩ18Ǜ19ƨ21Ŕ24Ǆ25ǔ27Žƞ32ŤŴ33pľ
about them	77 -20ŀ38Ş51ŝ
about this	76 -10Ňư8B9hŀ10ĺŋ11Ƨ12Ǟ16ŎƳ36r
about to	78 11Ň18T
about uninsured	79 
about us	85 -20A14ņ53ļ
about what	80 9Ķ10Ň11g14Şƒ18ŖƷ
about when	89 9Ƴ16Ľ28ť
about you	87 7m11fƨ
about your	63 -14v-13r-11Ɲ-9Ť-7BUŀ9kƲǕǗ10Ŋ11pƞ12q15Ū16hǄ19luzůƸ25ǈ26n27ŝ29P47Ş
above	80 -7ƣ14Ǧ23ĵ27ƍ48Ǎ
accent	87 46l
accident	78 -11Ƨ11Ƴ14Ŕ16ż25ť36ƃ
accident $	85 -11Ƨ29ť
accidents	68 10Ż14ţ35ż
accidents $	83 18Ż
accidents in	89 -10ţ35ż
accidents or	73 29ţ
account	70 -9Ǡ-8I-7Ř7Ǔ9a12J14e17Œ18YŜǕ21Ĵǔ41ř
account $	82 -15e-8Ǡ11ař13Y22ĴǕ24Ŝ
account number	81 24e39ř
accountant	76 14ǆ26A27Ǡ31B
accountant $	86 27Ǡ31A
accounts	87 12ǔ34Ķ
across	87 10M12ů26ļ
actual	89 14ǆ
actually	80 -8ŗ8Rţ10Ļ11ž16K17P24Ŗ
add	73 -14Ō-12ŉ-9ƒ8Ʊ11Z12Ǡ17ķ18ƌ21Ǐ22cy29Ɓ36ōǞ
add up	89 -9ƒ23ķ26Ǐ
added	85 7Ɨ12ǥ27ƌ31Ǟ
adding	87 12Ź15Ǟ
additional	79 9ǒ10Ǥ12Ǔ19ǧ20ǌ
additional insured	80 9ǒ12Ǔ19ǧ20ǌ
additions	89 -11Ǟ32ƌ
address	63 -21S-9Ǟ7F10n12ŷ13E17ǧ24JŰ32Gǋ51D
address $	70 -22S-8Ǟ7J9DF10Ű11ǧ21n30ǋ37G
address of	83 -9G-8ǒ11ǧ17D23ǋ
adjuster	83 -12B48ŧ
advice	75 21A28B38ǚ
advice $	85 -7B13A23ǚ
advice on	89 -19ǚ24A
afford	86 10ǔ16Ƥ21X
after	56 -12ƭ-10Ř-8ǩ7VĵŰƧ8ƕǤ9gƩ10tţƋ11Jľƈ12ƷǟǢ14ǎ15EL16yUŜŢ17ť18w19Ļ21ķƃƳ22Ũ23Ư25zŦ35ũ
after #	89 11ƽ14ť15Ţ
after $	82 -7yŨ16ũ18Ļ20w22z32Ƴ
after a	74 -8ũ7Ɨ10Ǣ12ƙ18gţ21ƃ
after closing	80 25Ř
after high	89 -7m39y
after that	79 -7b9m11ǟ12t17ƫ23Ũ25ũ
after the	71 7Ɵ9ƈƳ10ĵƮ11ƯǠǤ13ǝ14b17ľ21E25Ũ37ũ
after you	78 -8ũ-7Ũ7Ǣ10w12ƕ13Ŝ14Ǟ26ť28Ư29Ʒ
after your	85 -36Ř10z15Ŝ21Ƨ45Ŧ
afternoon	83 -11Ń8g10Ļ13Ō14L17j18i
afternoon $	87 13Ļ18j24L
afterward	89 -10ƽ9Ũ13ũƳ
again	64 -11ĸ-9Ǩ-8ƪ7ƚ9Ŝƿ11o14ktL15Y17ǩ18Ŷ30ňƓ31ũƗ
again $	69 -13Y-11ņ8ŶƓ9t10ƿ11Lň14oŜ20ǩ21Ɨ45ũ
again how	79 -11ĸ34Y
against	72 -9ǩ10Ǆǡ12ł13BZ16r20ń30ƪ
against it	75 13B15Z17r18ƪ
age	69 -18Ŋ-13Ɖ-12Ō-9n11Ÿƽ15ŷ20ƭ31ƈ64p101c
age $	78 -12x-9n7Ɖ14v21ŷ33p41c
agent	66 -8c-7Ĺ7Ǣ12Ǟ21ľ49ņ63Ŝ
agent $	75 -7Ĺ17Ŝ24ľņ
agent ever	89 -8ņ7ſ14Ŝ
agents	78 18Ŝ26ń33ņ
agents name	89 -15ņ-7o51Ŝ
agents you	89 20ņ
ages	83 -16x-11ǒ-9Ĺ69v
ages $	89 -17x-12ǒ46v
aggregate	87 26ǡ
ago	77 -7ŧ7ĺ9ƴ12G14u17f18ƈ21Ľ37ť
ago did	87 12Ľ17G28ť
ago was	87 -7ŧ17ť21ƈ
agree	86 -12q-7ƨ13Ĺ16B18r26ǩ29Ł
agreement	86 10Ǩ12Ƣ13ǌ27Ǔ
ahead	76 -9Ʊ9aŚ12y15ľƲ22Ō28Ş
ahead and	82 9aŌ14Ś30Ş
air	85 -8ǆ11ĸ13Ƌǌ14ŉơ24ǃ
airbnb	86 36Ɯ
alarm	75 -9Ə8Ǎ44Ǝ
alarm $	83 18Ǝ
alarms	87 30Ǝ
alcohol	71 32ƿǛ
alcohol $	79 8ƿ27Ǜ
alcohol these	80 11Ǜ
all	48 -21ǩ-15a-11RŽ-10lAǑ-9SŐŝ-8ŁőŶƈƮǞǢǧ-7OńŇňŗŹƩ7rǔ8ŒŮƲǗǘ9gtUŃņţƖƹ10ŨŴƞǕ11ĴŏǄǒ12dşũǨ13xWŷƊǋǐ14wƾ15ƨƫƳ16nƝƢ17ǖ20ķĿ21ŖǇ22k24Ɨ26ƌ27łŦ32ǥ33ō35Z
all #	86 10d13sƢ25ł
all $	72 -15R-9Ũ8Ŀƿ9nƜ10Ɔ11ţ12z13Ƴ14ǡ18gŞ19Ɲƹ20k23ōŏ
all about	89 12ƨ36ł
all at	85 13n20Ĵ
all day	87 -7g8IŴ38P
all do	85 -17P-9ǃ-7ŝ10W17Z20Ɗ22ǥ35Ǆ
all in	80 -15Ť-14Ž-12Ɨ13Œ16Ŧ18ķ35ǖ
all is	83 -7ŏ8ţ10ǒ12u13ķ15n36Ŗ
all lives	89 17n
all of	71 -11ǧ-7ds7r8ǘ9tŨ10ĺ13ĿŪ15Ŧǒ17Ŝǋ21Z
all on	86 13Ǘ15Ǩ18q35ƨ
all over	87 -9l10C11ǐ12Rƒ13ǔ
all right	89 10Ʒ11ş18Ŋ19Ʀ
all that	76 -11Ő-8ƽ7Ǎ10ƀư11Ɨ12kyǦ13ƌ14Ǚǥ15ť39Ũ
all the	74 -10Ɨ-8Ʈ7ĿƎǏ8Ʒ9şǨ10ƞƻ11Ƈƍ12Ń14Ų15Ś16Ɲ17ũ19ņ
all these	87 8ǟ14Ɓ16ĺ29U
all this	81 -12ĺ10tĿ11Ƴ12i24r
all together	86 15Ǌ17Z18ǉ
all you	83 -22Ǒ-7A7Ư9ŭ12ķ13Ǘ14Ļ32Ǉ
all your	76 8ǔ10ǘ14Ǒ15ƾ18ş25Ǖ27Ɨ
alls	89 9ƶ16ń17ƻ19n
allstate	89 -9ŏŗ17ő19Ņ30Ő
almost	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
almost cost	80 22Ǖ
alone	80 -13Ɣ-9ǋ8z16Ʒ21Ǎ24n25Ł
alone $	83 -14Ɣ16Ʒ26n27Ł
along	78 -8ś7Ƃ9x10Ƽ11iǀ15ƞ16Š17sƧ18Ķ
along $	86 -11t-9ś13ǀ14isx19Ƨ20Ķ
along with	89 8ƂƵ18ƞ
already	73 7ƖƵǩ13vŹư15p17Ĺ25ŏ27Ɓ
already $	86 11ǩ48Ɓ
already have	89 -15Ɓ10Ƶ14Ĺ20ŏ
alright	71 -8v-7Ɨ7a8ĴŨ9KƷǁ10d11ŽƮ13NŇ18M22ŋ27Ŋ32i
alright $	83 10Ũ18i23M
alright if	87 12K23Ŋ
alright with	85 -7ƾ8Ŋ11Ĵ13Ž18ǁ22ŋ
always	78 7Ɯ9ņ10ĸļŘǩ11V13ĵ23Ɨ27l
am	55 -13ŉ-8L-7pXžƀƖ7r8AIŇƳǄ9ĹŊŌǩ10wMPUĽŵƊ11qCŅ12ņŝ13cdh14f15ǥ16g18ƞ19ńż21b23N25i27ō30a36ň
am a	89 8O13K28g
am curious	89 7B13r17Ĺ
am going	83 -8ŋ9doDŻ17a24P
am hearing	83 -12ǩ12gŢ17ŵ26h
am i	65 -10BĹ-8žƖ8fvơ9Iōƹ11iA13Ō14Ň15C16ň17q19cǥ21N23bń29a39ǩ
am not	87 12N16B21Ņ24ŝ
am sorry	83 -9a9z10ƽ12Ť14f25ņ
amount	71 8ƚ10ƦƱ14Ɨǖ15Ŧ17XƓ27ŗ48Ƭ
amount $	87 -7Ǣ13Ʊ21ŗ
amount on	89 11Ǣ15Ʀ21Ŧ
amount you	89 -10X17ŗ24Ƭ
an	52 -12Ǡǧ-11Ǐ-9ŞƝƧ-7ĺłšƜǢǥ7qYūƦǃ8ŊǚǦ9Ŕżƞƣǌ10JĹőƶǋ11FKǜ12Oƃ13lN14Pƴ15ƅƕ18ǉ20Dǖ21Ķ25ľ26Ū28Ƃ29bŜƗ30Ƅ37A47ǆ
an #	87 14Ū28Ŝ
an accident	87 -12Ƨ16Ŕ17ƃ18ż
an accountant	85 -11Ǡ64A
an agent	81 -7Ĺ18Ŝ26ľ
an alarm	89 
an apartment	86 12ƣ19ƞ22D
an app	89 39ǖ
an email	80 -12Ǡ18J24K
an emergency	89 20Y
an employee	85 25ǜ
an hour	87 15L20ǉ24O
an insurance	86 -10Ş10ţ13ņŜ17Ĺ25ľ
an llc	86 18ǆ
an old	85 -7ǩ12ŀ13Ĺ18Ū19ő24Ķ
an older	87 14Ƌ29ƅ
an s	87 15bƄ32ǆ
an sr	87 30Ƅ
an umbrella	71 -7ǥ8Ǧ21ǩ
and	32 -22ǩ-17ű-15Ňǋ-14ŵƣ-13SŲ-12ơ-11jǔ-10Ńňƅ-9ŀŅŰƒƸ-8VĴĽŉũƝ-7YŝšŨŶƙƞ7qQŌžſƯƼǗ8etřƀƁƂƿǣ9őƜǀǙ10gNūƃưƾǂǠ11ńŐƛ12Jķşƨǌǥ13PTųƆƎƓƻ14hzBǐǕ15Ɣƫ16pŷƗǇ18Ŧ19ō20nĹǏ21DWZƋǁ23ǃ24Œ25ů26vwǛ29ǚ30dC32ǈ33o35ƺ42a43Ū
and #	76 -11Ŧ-7Ǒ10ǉǡ11Ƣ15Œ20n33v46Ǉ
and @name	85 -9w12ǈ14Ł17Ƣ33ŷ
and a	67 -10cţ-9Ʀǧ7be9aLũǓǥ10hIZƑư11ǈǌǣ12W13Ķůƻ16vǁ17Ū18u22ǐ26ƺ
and about	82 -10ǋ-9Ķ-7Ŵ10YƆ16U25Z53ƺ
and address	89 -8ǒ-7J8ơ30ǧ
and all	77 -11Ő7Ǐ10Ɯưǘ11ƆƢ13kƌ15ǥ19T
and an	89 34Ū
and and	74 7ĵǦ8d9JŖǀ10ĶƟǒ11Ɗư12Ɯ18ƾ19Ǚ
and any	87 10ƽ
and are	80 -10ǌ7Ʊ8c10Ǥ12F13ƙ34u
and by	78 -20ơ-13ǌ56Ĺ
and cards	80 
and clear	87 -15ň9Ŭ14Ʒ40Ɣ
and collision	80 12ƀ
and could	89 12ǚ15ǟ28W
and dad	87 -11Ƴ24z
and did	81 10ƌ11mō12n15ż16ź
and do	70 -8ŵ-7ơ7Ų9ƥƲ10Ɓǌ11Ƃ13ŗƄ14gŊ18ŏ23Ǒ
and does	89 
and for	83 -12Řƺ-11ƿ-10Ŵ12ž13Ɨƻ14ƀ15ǁ20ǂ
and give	89 7d10aŷ11Ɨ
and hail	86 
and has	79 8ǣ
and have	80 15ƪ
and he	83 -8ŝ-7ǩ12ƽǒ21p26ǜ27s30o
and his	87 -38d10ƶ11Ǒ14n36ƨ38p
and how	57 -18ƣ-17w-14i-13o-12u-11U-9ƒ-7œų7ckĶ8hŭŶƊƼ9łƏǕǟ11ŷǅ12ŦůǇ13xŧƨ14Ļǂ18T19Ɔ29p30t49Ɠ
and i	68 -10Ʋ-7Pŗ7kqƶƼ8iGMŎ9XŊœǆ10NƬ11ōŐ12xǞ13Ƅ17O19ň24Ō28L
and if	74 -9ť-7ƛ8Ɠ9Ş10ƤƧ11GIŢ12z14cƯ33ƫ
and in	78 -10Ų12ǈǊ14ǐ
and is	62 -12ƪ-11ƚ8FƃƱ9Ǆ10gƑ13Ʃ14TǛǠ17Ƹ18Ɵ22Ř
and it	75 -8ƅ-7D7ǚ8g9ųƐǘ10Jƞ11ƳƼ12ƛ16Ʋ21ż22N38w
and just	89 12K25ǋ
and last	80 56a
and look	89 12Ƈ23Ǚ33Ŝ
and model	87 28Ū
and no	83 8g12hƎ13ƿ15ư
and not	89 -7ŕ13ĺ16Ź17ƪǩ
and on	89 -8P8Ļ13q15y18Z
and raised	89 29l
and read	80 -8ř7ǌ8ū9ƪ10eǉ21Ś22ƻ
and roughly	79 -7Ǌ29Ʈ
and some	87 7Ǆ13Ž14ƶ15ķơ
and street	89 21D
and such	89 9w12ŭ13ƻ
and tell	74 -9ơ-8ŭ9Ɖ10ŗƇƗƷǌǢ11Ū13ŚŠ14ŀ18W26ſ
and that	75 -18ű9şǚǥ10ķ13ƦƼ22W26Œ37Ť
and the	59 -34Ū-20p-13Ő-12ŚƔ-10a-9Ƃ-8ų-7I7TŽƗǙ8Ǒ9ŭƅƇƾǌǥ10ŝƫ11nE12œ13ǈ14řťǕ16ŒǦ17wC19v20Ŧ22d42D44Ŵ46Z
and then	76 -23Ť-8Ŝ8ǈ10dH11ńƫƭ19y21ņ25w70ō
and they	80 -8Ǒ7ķ10ĶƤƮ24ǩ28Ŧ32ơ
and we	87 8MƬ12s13ƭ
and weight	82 19ƺ
and what	50 -14Z-11Tǩ-10Ź-9ǃ-8vSŨǠ-7ŞƧǞ7oCL8yJWƊƚǎ9ƌǂǄ10qRľőŢ11aǉ13ř16ŗƯ17ƔƠ18B19Ĺ23P28ǈ34d37Œ63Ū
and when	74 -12ǎ-10Ĺ-8V-7Ť9Ƌ11G12yPś14ť17Ƨ18ƒ26Ɩ28ŕ
and where	72 -45ǋ-12ų-7l8Ǟ10ǀ11ļƦ14X17Ǐ20Ŵ39Q44C
and which	75 -26Ŵ-15u-9C8J12ƶ20Ū26ŷ29ū30ų
and who	67 -25Ƣ-15ŷ-14Ƴ-11ų-10ť-7Ū8şƕ9a16h19ǈ20o21A23n24Ť26ǐ33Ő
and whose	78 7Ź9Ƣ11F16A
and why	89 -10ƭ-9ǩ22Ŀ27r31ĺ
and would	87 11ǁ13Ž
and year	87 -8p18d
and you	68 -8Zŝ-7ŲǇ7s8Řů9Rƃ10Ƶǋ11NŬ12Ōƨ13ǆǕ14ų15ő17ǝ19f26pŠ27Ƥ60a
and your	62 -16Ŵ-13ų-12ǔ-11tǦ-10x-8ƽǋ-7Ʒ7lv8ŨƳ9Ƣ10dDƂ11zǆǎ12Ƙǘ14a17Ł18BJŐǃ19ǣ22o24Ǩ26q30ů
animals	86 34h
annual	76 7Ů9ƪ12ǉ16Ǌ21T
annual payroll	87 7ǉ
another	72 -13ş-12ů-11d-7Ʀ9ŷż10ō11Ź13v15ƴ16Ő17Ǟ19IŶ22H27ŴƟ32ŵ36y
answer	86 7K10ľ15ǚ18Ŕ21ŉ
any	40 -18Ƨ-17Ɓ-16FQ-15Ŗǅ-14ƈƠ-13Ʃ-11UǢ-10sŴƗǇ-9ŗơǦ-8nNňŐůųŽƯǝ-7cĴōŦƕǐǥ7rvMƎǓ8ńũƢƨ9ŋƚƴ10kxYƍǏ11ŏƐǈ12ǚ13ǘ14WZŪƿǔ15yţżƙƱƾǙ16ƻƼǃǑ17jĵƂƛǜ18ƪǆ19uƉ20g21Ƙǂ23Ż24Ƒ25Ʀ26Ɯ27ǀ28HŲ32mķűƹ33h36š39ŹƸ41Ɲ45ƌ
any #	83 -20Ǉ-19ǅ-17ǣ-16Ō15h40Ǒ120Ʊ
any $	85 8ƨ10Ų19g20Ɲ
any accidents	70 15ż23ţ
any additions	89 -11Ǟ32ƌ
any animals	89 29h
any bankruptcies	89 26ĵ
any big	83 9Ƒ11Ƹ45k
any business	86 -9Ǐ-8Ū9Ų24Ɲ
any cash	87 -11Ʃ9ƪ14ǖ
any chance	89 13H16V23P
any claims	79 -15ŧ54ţ
any close	87 -8ǝ17ǘ42Ǚ
any coverage	81 -20Ʀ-17Ƨ-7s26W30ŏƨ
any damage	76 -9ƚƛ-7Ŧ28Ť53ű
any delivery	80 
any drugs	89 29ƿ
any excess	87 -11ŗ41Ǧ
any family	78 20Ƹ
any fender	87 25ż
any health	80 27Ƹ
any heart	89 -12Ƹ14Ƽ
any hobbies	87 -15ǀ40g
any insurance	87 -14š-8ŐǓ13ƴ19Wſ
any jewelry	89 23Ƙ
any kids	83 10u42Ź
any leaks	85 18ƛ33Ɖ
any life	82 -13ƴ-9ŏ-7ƨ20W54Ʀ
any loans	87 -8Ʊ-7Z40ƪ
any losses	87 23ţ
any more	86 -14V53y
any of	72 -16Ơ-12Ɲ-9ơ-8N-7Ž7Ǧ8Ǘ9ǌ10ŏ11ƽǈ13Ų14Ǐ15ƦǑ20ƥ24Ɯ26v27j
any other	77 -7Ņ12Ū13ş18ŷ23ǋ33ń
any plans	83 10ǀ30H
any prescriptions	87 20ƻ
any questions	83 17ŉ
any reason	89 20Ŕ33Ō
any remodeling	89 
any roommates	87 37Ƣ
any savings	87 34Y
any side	78 21T29Ɲ
any subs	89 12Ǒ
any tickets	82 -15ż-7ţ30Ż
any time	86 -8ƦƼ10H13š21ƴ36Ƹ
any tobacco	87 30ƹ
any trouble	87 -8Ǉ11ĵ42ǜ
any violations	89 24Ż
any water	75 12Ǝ23ƙ35ƛ
any wood	89 7Ɛ
any work	86 -11Q-8U19ǔ25ǐ54Ɲ
anybody	56 -21ƪ-9ŎǏ-8Ţ7tzƐǘ8ƋƢǇǙǩ9Ǒǜ10ŷ12ŁǛǢ13ŜŝŤƓƣ14hǡ15ŏǔ16ƴ17ż18nZųƜ19Ųǣ20ńǨ21ƯǍ29Ŗ
anybody $	80 -17Ŝ8Ƣ11Ŗş15Ƴ17ń18ż32h
anybody been	80 20ţ
anybody else	78 -7şƢ9ń10Z14Ǩ29ŷ31n
anybody ever	77 -13Ǚ-8Ŕ-7şţŷ7ǣ8ƨ11ǡ14ƴ15Ŝ18ŖǛǜ27Ɯ
anybody hurt	89 -8ǜ19ǣ34Ť
anybody in	89 9ƽ11ſ
anymore	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
anyone	63 -13ƈ-10Wǈ-9R-7ţ7Ǜ8nǘǨ9zż10ŷƜ12Ɖ13ǩ15Ʊ17ŁƯǜ18Ƴ19Ǣ22ų23ǐ24Ɵ26Ŗ
anyone $	87 -13W-9Ŗ12ş15Ƴ19n22Ł34ų
anyone co	80 21Ʊ
anyone else	85 7ń11Łŷ
anyone gone	79 8ǣ17Ŗ
anything	50 -12ǩ-9ŋŞŸ-7Hňƶ7ŔǍ8ƐƸ9BZĿǓ10şƱ11ƂƲƻ12ĵƦƳǕ13ŲǏ14kư15ũƨǀ16gŇ17ŻƘ18ŏƽ21ǂǞ22ō23ƍƼ24ŉƿ25Ƅƥ27ţ
anything $	67 -13Ʀ-7ŉƥƳǩ7Ƅưǜ8ƌ10gzōǀ11rǛ12ŏƨ15Ǔ18ǂ22ZŲ35Ƽ36Ǟ
anything else	74 13ķ25ş34ō
anything from	89 -7ƕ8g11Ǖ31Ƅ
anything fun	85 40k
anything in	78 -14Ƽ-11ŞƘƽ10Ƴ13ĵ14ƥ20Ʋ28Ʀ32Ƹ48Ň
anything like	74 -15Ň-8ō8Ż9ƙ10Wų11g12uƜ13ǎ19Ɲ27ƿ
anything on	80 -13Ÿ-11ŋǂ-7ž10ţƃ15űƄ19Ƃ24Żƨ
anything special	77 26Ƙ
anything that	86 10ƻ12ƽ14Ƙ16ǀ
anything to	89 16ƍ28ũ
anything valuable	89 -10Ƙ12Ɗ
anything you	78 -18Ǟ8ƻ11ŝ13ƥ33ŉ38ō
anytime	89 -10Ǟ29H
anytime soon	89 -10Ǟ29H
anywhere	76 -9ǘ7ń9Ƥ10ƥ12Ƌƛ14ǥ20ş25k32ň
apartment	61 -19Ǎ-9ŒƄǧ-7ƛ11Ű12ƞơ13G14F21ŤƜƥ23ƗƢ24D26ƣ27Ơ32Ƥ
apartment $	69 -16ơ-11Ǎ-9Œ-8ƛ14Ƣ15Ƥ18ƥ22F28Ť43Ɨ
apartment building	89 -12Ǎ10ơ13ƣ
apartment do	80 29Ɯ
apartment or	87 -15F24D33ƣ
apartments	85 10ơ11ƣ48Ǎ
app	71 7ś8ƿ15Ƅ16ƴ19Ś35Ž36ǖ38Ų41ŝ
app $	82 11ś26Ž36ǖ
app that	89 -7Ň31Ž
application	85 9Sǀ14ƿ15ƴ16Ō
applied	89 28ƴ
appointments	87 8Ǘ9M11ƾ12ǖ17ŵ
appraise	89 24ƒ
appraise for	89 24ƒ
appraised	87 -9œ42Ƙ
are	33 -20Ŕ-17Ź-16Ŝ-15AŠ-14űǛ-13ļŧŵƀƗǅ-12Ň-11ĽŊŤƔƯ-10mtWōœƈƧƫǂǃǖǥ-9ŅǓ-8BIŴơƥƽǜ-7KśſƓƝƨǝ7dXķŚťžǠ8hNĿşųƖ9jĵŁŋŞŭǣǤ10uTŀŷ11EŒƏƹ12ĶňƁǨ13yVŌŖƚƤƻ14nŏŬƮƷǇ15L16zRĻƟ17ǀ18bkłŝŨŶƱ19Ūƞƭ20wĹŃŢǈ22gũǑ23f24aPƣǞ25lŗƺ26Z27iƸǎ28H30v31Qǟ35xFŐ37C38ǆ46ǩ47c
are #	83 -11ŝ7p8ū15Ƅ36ƺ68c
are $	79 -18H-8Ŋ-7Ɵ7r16c18j24b26Ţ71a
are a	75 -14ǁ12Ƽ13Ʒ14F20b24l25d33g71P
are at	83 -16P-7Ŏ9Ř11U13S22ž23ǋ43Q
are covered	86 -12Ǒ-9ǩ-7ŏǨ7ŗ17ǒ20Ő29Ʀ
are done	89 13y14ŷ19Ļ24Ǟ
are going	86 9ł10Ż11Vǟ14Ł
are gone	78 -13ƭ-12ƕ12Ư18ƩƮƶ19Ɵ49Ʒ
are good	89 -16Ň-7a9ŉ15ŋ20Ō
are in	68 -25Ǎ-13ǖ-8ǐ-7ű9ƃ11ơ13FQ21ƙ22Ŏ26ƣ28ƢƸ31C32Ǘ37ų
are looking	87 -7Ĺ9Ś11Ǌ18ĺ27Ƭ
are not	73 -14P-12Aǩ-11Ş7Ő9LƖ10Ŧ11ŀƴ14ǝǠ18ŇŖ20Ʊ21ǈ22Ɵ30g31Q
are off	87 11ƃ12R15N16k
are on	67 -11ǉ-10ŷ-7Ǣ7Ƣ9R10Tŗ13Ƒ14N15ŚƣǠ17Ū19Ɓǆ24Ǉ
are out	89 12ů33Ǩ
are over	86 -20c25T31C37Q
are paying	85 -11Ĺ12ǉ13Z18Ŗ27Œ
are right	89 20Ů
are the	62 -34u-31ž-14Ǐ-9Ū-7PRƷǖ7ƞ8bƇ9şǤ10ŝǉ11ƛ12yŬƚǄ13Ʈ14Ǖ15ŭ19ǐ21ǆ22Ǣ23řź34v36x48ŗ
are their	87 -11o-10P11w39ǈ
are there	70 -14ƈ13Ǉ15Ɖ20ǩ24n30u32ŷ41Ǎ
are they	62 -19Ŕ-15ǟ-10c-8l-7ŧǩ8ǈ9zŰƪ10ǔ11Uş12Œ13Ǉ15Ǐ19Ş24w27Ǒ34x57v
are things	85 -16U23ǟ30i
are those	81 -12ƈ11ƻ12Ɯ13ǐ16Ɖ17Ƒ25Ǒ
are we	72 -20ǩ-11ĺ-8P-7i7ƅ8Ŧ10O11ŷ12Ŏ13chƵ15Ū17Ō18ť23Ń25v30X45Ĺ
are with	81 7Ş12Ţ13Q17ŝ60Ő
are worth	86 -12Ǣ-9Ǐ14Ɲƥ33Ƙ
are you	40 -26v-18Ǉǝ-16ǈ-15Ɨơ-13Ź-12ǂ-11Uœşǅ-10ļŞŷƑǗǢ-9abIŀŇŒŜƨǌǑǛǡǥ-8ōƔǔǨ-7mtWĽņŌŠŵƀƆƥ7Ʈ8Vĵƣ9GYŖƒƖ10ĴĶľ11n12lsyFŬƏƚƸ13DŁŕŝŭ14pńŽƱ15LĿǁ16fŶƞ17ǣ18ƹƻ19Ļ20Hž21Ţ22ķŐ23EŨ24kŪ25iuňƤ26RŃ28ŏƺ31cǆ32Płǀ34Z37ǎ40ũ45Cǟ68ǩ
are your	60 -21ŗ-16Ƙ-10ǒ-9P-8Ư-7WǄǓ9V10Ǎ11Ǐ12wǞ13u14lRǈǑ17ǩ21ǔ22Ǣ24Ǌ25ĺ36z37v41ǡ
area	80 -24ƚ-13ǅ-12ő-8S14Ŕ21j23E28C31l36I
around	58 -12H-10Zǩ-7Ɔ7ŒƕǗ8uŬƥǧ9Ǝ10Wĵşŭ11hLſƱ12ƑƓ13nǁǉ15T16l18Vƍ19Š20ń23Cŵ26s
around #	80 -8Z10Ǘ11s13ŒŬ16ĵ24T
around $	73 -13H-11h-9t7Ưǂ8Ʊ11ŵ15ş16W24s25u26V30ń
around here	85 8ſ10Ɠ12ų31l
around if	78 28ŵ
around it	87 -7Ƒ14X17n18ƍ
around so	89 16ƥ
around the	82 -13ƙ-7Ǚ11kn14Ƒ15Ǝ16ƍ
around there	89 -16u8Ņ13l15ƙ18h
art	76 
art $	78 
as	57 -18Ư-12Ÿǔǩ-10ş-8S-7hm7ŒŴǀ8KŰŶżǁ9CŢƂǣ10v11lŚũƫƬ13ń15F19fǓ20Ʋ21ơ22o23ŏ25cŷ50ǃ
as a	76 -8m-7SŸ8Ʀǚ10ő11Ŵǀ12Ż14P18l30ŷ
as additional	86 10ǒ37Ǔ
as beneficiary	72 
as it	86 7j11Ɓ13ŒŶǈ
as the	83 -10şŸ10ƫǣ11Ƃ12ǃ16d23ơ
as you	85 9Ǎ10ǂ11p13K15o
as your	89 -11D9Ŝ15Ű17C
aside	81 -8m13Ʊ35ư36Y
aside for	86 -8m15Ʊ22ư
ask	59 -8ǧ-7Ǎ8Ƨ9iĵšǒ10Ƈƕ11u16A18ǌ21Ĺ23ƿ24c26Ł30Ǔ35Ŋ45ŉ
ask $	81 -8ǒ17Ǔ43ŉ
ask for	69 -14Ż-8ơ14Ǔ15ƕ17ƿ23ǌ36Ĺ
ask me	83 46ŉ
ask so	89 11ũ12hƵ13Ŧ
ask you	79 -21ŉ-12ǩ-9Ǎ11Ǔ20ơ78Ŋ
asked	72 -10ŷ10ōǒ12pńƕ13a16Ǧ17ǧ
asked for	77 -18ǒ11ơ13ƕ19ǧ
askin	89 -8ǒ7Ŋ12ǧ15a17v
asking	73 -15ǌ-7Ň7pǦ8ŅƠ10ĽŊ11Z12cǘ13ō16ơ20Ƅ21ƒǓ
asking $	85 -12c-7Ňň9Ņ14Ơ16Zō20Ŋ30ƒ
asking for	80 -16ǌ8Ǧ14Ľǘ21ơ22Ƅ
asks	82 -11ǧ9h10u13mw14Pǌ
asks about	89 7ƍ10h14m
asphalt	86 36Ɖ
assets	87 32ķ
associates	89 30m
at	41 -22i-19Ƃ-15ş-14cƃơ-13ŝǈ-12ǄǞ-11jklRŔ-10ŒŕƪǏ-9ŀňŦŧƠƷǑǨ-8oYŌōŤƟƳƵǁǔ-7fZŭųſƎƑƒƶƼǀǂǇǝ7řƓƛǠ8ĺŷƧƫǡ9qBCńƭưǊǒ10ĶŇƾǌ11DŮƦƿǢǦ12bPœƖƹ13ļŁǣ14ƽǙ15ĵ17hV18Ŏ20sŚž21GŰż22uǖǤ23L24N25ƥ26ŏź28ƨ29Ŝ30ĽĿǛ31W33Ņ37Ɲ40Q42U45n47J51S
at #	69 -8Ő-7ƿ7Ƹ8R11sƘƧ12Ů13Ÿ14Ɗ17ž18V19ǋ23Ƭ24ŗ26Ǜ30D31ƽ37L38Ņ
at $	75 -18Ű-11ŗ-8ǩ-7kǥ9IƗ17Q20ń23ĵł33Ɠ67C
at a	75 -7Ŏ7ƴ8Ř10ƹ11Ʊ13q18b20ż21Ķ27N35P
at all	69 -13RǢ-7Ʀ7Ŀǒ8łƿ9uHW11sz13ǡ14Ũ17Şţ18gƝƹ20ǥ25ƨ28ŏ
at fault	86 46ż
at gmail	89 18J
at home	69 -16Ɯ-13Ǐ-11Ư-9ŷ9p10ƨ11r16q21h22w26ŹƝ47nu
at it	74 -24G-8ł8g12ŚǞ19ĺ23Ŝ32Ŗ38S
at least	89 -7GS13ŗ16őǡ17ǅ
at night	68 -14W7n8ĸ9L10ľ12ƻ13xƿ15Ǐ21ǎ22Ű23Ļǖ25Ŀ
at once	86 20Ĵ
at risk	80 11ķ
at school	78 -13x36ź
at that	78 -12ǋ-7D10F12Ʈ14Ŝ16V20G36n
at the	55 -20ŗ-16V-15ơ-14Ǟ-13C-10ǩ-9WƸ-8ł-7iqH7tǙ8ŵ9Ŏ10sǏ11ŠƦǊǛ12ľ13D14bŐƛ15Ŀřư17ĺžǌǖ19Ɩ20Q21ƥǤ23PĽǟ24ļŏƝ30Ś34S54U
at this	83 -11D7Ľ12V14œ39G
at work	69 -24P-18i-16ƃ-13Ɯ-12ŗ-10Q-9Ɲǟ-7S11Ǚ13Ư15VŅ17N18B23UƧ25Ʀ30ĺ31ǣ65W
at you	87 -7Ş7Ņ23Ŀ32Ň
at your	66 -17ş-14D-7UŔŕż7Ķ8ǠǢ10ĸ11ŜƮ13h14ĵƍǙǛ15G17ƥ18ƾ20S26Ɯ27Ł29Ű31ŷ
attack	86 13ƽǨ18Ƽ
attorney	89 11Ʋ15Ɩ17B
audit	68 14ǣ16ǒ49Ǥ
audit $	81 22Ǥ
audit @name	89 19Ǥ
audit go	78 17ǣ
audited	85 19Ǥ
audited $	89 
auditor	86 29Ǥ
auto	68 -16ǡ-8ŗ7Ź9ſ10ǃ17ǥ20Ĺ29ž31Ƃƃ40ş
auto $	81 -10ǡ-8ŗ11şƃ22ž29Ƃ
automatic	89 14ƛ23Ĵ
average	89 16ǉ24ź
away	66 -11ƽ-8Őů7ƧƱ9Ţǁ10żƴ11ƿ16Ķ18Ļ19Ƴ20ŉ22Ʀ27ź28k38Ɵ40Y
away $	79 -12ƽ-9Ő13Ʀƴ26Ƴ29Ɵ36Y
away at	89 23ź
away for	85 33Ķ
away from	87 10B13Ţ15ƿ26k
away with	86 12ŉ31Ļ
awesome	72 -10ǌ8cŪ9nĻŌţŰǊ10CFƇ11uƧ12Ś13I14Ɣ15Ǆ20ƿ21ĵ
awesome and	87 -11ǌ12a14F21u
awful	87 13Ʈ14ĸ15ǉ19Ũ
aww	80 -9Ľ8z14w23ƫ
aww i	89 -7t9x10z
b	78 -12h12DƜ19ū33d34ǥ40ź45ǃ
babies	89 15Ư22h25y
baby	72 -17ǂ-13h-7c11w13ƻ14v15Ư21y22ĺ24d27x31Ŷ39u
baby $	83 -12Ŷ8x14w19Ư22u
babys	85 -16d-14o11V22v27w
bachelors	82 43m
bachelors $	89 12m
back	55 -14Ŗ-11ǩ-10rGţ7htőƜƮǘ8Ių9Ǘ10SƲƾ11œŴƑƿǟ12LŘŮ13uŒǣ14ŀſƩ15Ũ16Vƍ18Ɲ19Ľƙǝ20Šƪ21ň23Y24ťƷ30Ɠ
back $	73 -9Ɨ-7I8ƌ11Ǟ12H13ƍƪ17ťŴ19ŀ22Œ28L30Ɲ
back and	87 -12ţ14ƴ16ǣ19ų
back in	81 7y10Ľ11f13t15Š
back on	70 -11L-8Ʈ9ǚ12ƃ14I19Ř24Y28Ũ
back then	83 -10G10ņƅ11ƒ16Š22œ25Ʃ
back there	87 8ƍ18h24u
back to	80 -10rŖ9Ƥ11ľň12V18Ľ21Ʈ28Š29Ʒ
back up	80 -10ű-8Ŗ9Ƒƛ12ƙ20ǘ21ň23Ɠ24Ǘ26ǝ
back when	89 7Š14ƿ27ſ
backed	87 7ż11ƛ37Ǘ
backed up	89 12ƛ38Ǘ
background	86 8s22ǜ25ǩ
backup	79 -7w12Ɗ24ƫ48ƛ
backup $	89 -8w9ƛ27ƫ
bad	70 -12Ŵ8ĸǍǘ10ŝ12Ƈ13ƚ16Ţ26żǚ36ņ41N
bad time	85 16ņ40N
balance	86 9Z38Ɣ
balance on	89 9Z14Ɣ
ballpark	79 -10Ĺ10vG13Ļ17ķ25T
bank	68 -24ř7Šǐ8Xƙ11Z21Ƅ29Ĵ31Y34e35Ŭ51ƕ
bank $	79 -21Ŭ13ZƄ36Y43ƕ
bank account	87 -30ř29e38Ĵ
bankruptcies	89 26ĵ
bar	86 58Ǜ
bar $	87 59Ǜ
bare	87 -12ž10ſ11ŏ16Ő17ƀ21ŗ
barn	87 43Ƒ
basement	64 8Ɯ11Ɲ17ƛ18ƥ53Ɗ
basement $	78 7Ɗ20ƥ
basement and	79 29Ɗ
basement finished	87 
basement or	79 17Ɗ
bath	87 10ƌ17Ɔ
bathroom	87 7Ɗ
baths	85 24Ǆ31Ɔ
baths $	89 -10ƌ19Ɔ25Ǆ
be	49 -14Ǔ-10qŇ-9ĸĽŌŶ-8YŕƫǊǨ-7aŋűƗ7Ƭư8eEKŵŷ9nVĶœ10Tŀō11bĴƮǁǧ12ś13Ŀ14AŨơ15ķŞƭƷǞ16ľ17Hł20Xǌ21O22Ŋŏ23Ļ24m25Z29c31y32Ź34s35r
be $	75 -15Ʈ-14Ŏ-9r11ƭ12gŵ13C14ľŞ16Ƭ17ŝ22Ļ29A39ǩ
be a	78 -9ǩ8s9L10Ķň11Ũ13břś18Ǟ19Ƥ23Ļ
be able	85 -7ǘ12Ʒ21ś
be additional	89 -24Ǔ30ǧ
be alright	83 -7ƾ10Ĵ11Ʒǁ13Ʈ
be at	79 8ż11ķ
be comfortable	87 12e
be driving	86 46Ź
be enough	89 14Ŏ16Ƭ18ž
be honest	89 9ĸ11ǘ13Ŀ
be in	83 -21Ʈ-11ƭ8Ǘ9s10H12Ʊ15yŃ19c24r
be listed	83 8Ŭ9ǌǧ14ŷƘ18ơ
be off	89 -8Ń15y50O
be okay	80 -7T11ǁ12ŁŘ20Ʈ45X
be on	83 9ū11ŷ12x13ŹƢ15ŵ16Ƶ
be paid	80 -15ǝ28Z
be stuck	78 -13Z9ư20ŵ28Ʈ
be the	82 -8Ş10z11ł12ry15s26Ŀ
be there	89 -14q-7Ʈ12Z15Ư21s
be true	89 -10Ţ16ł24Ŏ
beagle	89 30h
beat	85 -12I8Ţ13Œ52Ņ
because	68 -9ŉ-8S-7Ŧ7BŀśƏ8bgHňő9łņŝ10Iĵƶ11u14Jƴ15j19ǁ21Ť
because i	81 -14ǩ-8S10jň11ő13ł14ņŝ18J
because it	89 12jH16ĵ18u
because of	89 11ƿ23Ť24ƴ
because there	89 9ǀ28ǁ
becomes	89 16Ǩ25Ƨ
becomes of	89 16Ǩ25Ƨ
bedroom	76 7yƗ13ƜƠ16Ɲ
bedroom what	79 7y13Ɨ
bedrooms	81 10Ơ28Ɔ
bedrooms $	89 
been	48 -9O-8NŪƦ-7şǎ7ŇŉŲ8ƾ9aktżƋǩ10jŮƘƸǅ11Ŷǂǜ12Ɗƴƿ13ƌ14Ƴǘ15fŏ16Ż19ŝ20ő22ņ23lţ26Ÿ31i32Ƽ33š35ǟ40GS
been $	86 -16t-9G-8š43ǟ72i
been a	82 -18G-11ĺ9i12Ƴ18ǟ44ő
been any	80 20ţ
been at	80 -9ő-7DU29G58S
been audited	89 9Ǥ
been burned	89 -11ƴ33ņ
been doing	86 -13G-8iő-7ǅ15ǩ49S
been hacked	86 22ǘ
been hurt	73 36ţ
been in	70 -26ő-18S-9ţ-7š7ƾ14Ƹ20ƿ21żǂ25ǩ38Ƽ42G54l
been licensed	86 -14ő14Ÿ16Ź
been there	76 -11l-10ƈ-8i28ő71G
been to	89 9ƾ14ŝ24Ů
been treated	85 10ƿ23Ƽ
been turned	86 39ƴ
been with	71 -14ŝ-9i9f21ņ77ő
beers	87 -11ŵ46ƿ
before	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
before #	87 -12œ23L25ƽ51ƅ
before $	72 -10Ř-9ƒ-8ť13Ľ18Ŗ22Ǌ31ņ32ƴ57œ
before i	82 7ŏ8ŉ11X13IŊ15aƄ
before the	80 -11w-10ũ-7œ9Ʈ13ť14Ʋ16Ř22Ń37J
before they	77 -9Ŧ-8Œ7œ10Ʊ11Ǔ14ƕ67Ř
before we	82 -9ō9as10ŉŊ11Ł14ŋ15i
before you	72 -9Ř-8ĴƭƱ9Ɵ10ŁłƄǧ11Ŏ12Š13Ɩǅ14OǓ20Ǖ25ƫ
behind	71 10ƃƙ12Ż14u16Š17Ƴ19ƶ20pŹ21ŷ27ų
behind $	87 36ƶ
behind the	80 29Ź35ų
behind you	86 12ƃ13ƙ16ĺŻ18u27p
bein	85 10ƱƼ11Ş13H16ŋ
being	74 -9ǁ-7O8ǝ9lǩ10cķŊŽ13F14t16Ş20ǟ23ŋ27U
believe	80 8Ō9m11lMƬ12S15Ÿ28ǩ
bell	87 35Ľ
bell $	89 27Ľ
belongings	86 8ƥ26Ɨ
below	89 10ǀ29Ɗ
belt	89 7ƭ11ǅ13p14Ż
benders	87 25ż
benders $	87 25ż
beneficiary	68 33ƫ
beneficiary $	80 21ƫ
beneficiary on	72 13ƫ
benefit	87 13Ƨ18Ʀ21Ƭ
benefits	80 49W
benefits do	89 
besides	67 7ƻ9ń10ŁƢƥ13ųŴǇǈ17ŷ18Z20ķ23u31Ʀ
besides mira	79 31u
besides the	81 -14n9şƻ13ƥ26Z32ķ
besides you	83 -9u-7ķ14Ƣ17ŷ18ų21ǈ41n
best	69 -13Ŀ-7ŗřŞ8tĴǔ9Šƈ11ņ15ł16Ļ18ǩ19ƞ23KLŝ26U30ǟ38I
best number	86 -8ř35I
best part	85 -7Pǩ28ǟ35U
better	66 -15b-13Q-12Ź9Ţǁ10a11s12Kǂ14ƨ15qrľ20p21Ň22oLŞ26ź36t
better $	80 -14Ź17ź23Lľ24t30Ş
better half	76 -14Q-9b8ǂ9t15p18ƨ19q29or
better than	87 9Ǜ12K14a25Ň
between	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
between the	87 -7ƶ11Ǉ14ƫ26ň
big	58 -17Ƃ-16Ʈ-15Œ-11ƞǈ-10Ŝƒ-9S-8uǘǡ-7Ŕ7ưǁ8ķž9jyŘŽƇƘ10gZľƛ11ƪǇ12Ŧ14ƣ15ǅǦ17Ǐ18œǍ19Ǒ23Ƭ25Ƒ27k29Ɠ30Ő37ĸ44Ɔ
big deal	89 -14Ŝ14ƈ24ľ
big is	74 -32Ǧ-18Œ-15ƣ-9ƒ-7ǈ11ƑƔ13Ǉ16ƪ18Ř24Ǎ32Ƃ46Ɠ
big ones	89 18Z32Ő
big trees	89 11Ƒ
bigger	89 12ƪ13H19Ň20Ǟ
biggest	72 13ǔ34Ŀ
biggest customer	76 13ǔ23Ŀ
bigs	86 -18Ǧ16Ƃ19Ɔ23Ƒ30Ǉ
bike	80 -8Ɗ10g15ǀ66ƥ
bike $	89 12g17ǀ21ƥ
bike kept	89 14ƥ
bills	67 -12ŵ-7Ǩ7ǝ8Ŀ9Uƃ10Ǥ17Y21Ł23Ǡ25Ʈ27ư28Z
bills $	86 -19ƃ13U18Ǡ27Ł28ư
bills if	87 22Ʈ
bills would	77 -9ƶ-7Ǩ9Ʈ12ƃǝ29Z
binder	86 7Ɩ10Ƅ29ƕ
birth	75 19v22p34d
birth $	80 11p21d
birthday	71 14v15Ŝ16d27p28c
birthday $	79 9c18p19v
birthdays	89 -7e15v19Ǘ
bit	79 7m8Ɯ9Ş11jĿ13ņ15œ16Ǌ30ō
bit of	89 7W16ņ18Ǌ
blame	86 -13Ŧ-7Ť12ƺ13H14ń26Ŕ
block	89 12E13Ǎ24Ƈ
blood	72 -7ǩ13ƾ18ǂ24Ƽ35ƻ51ǁ
blood pressure	78 10ƻ20ǂ31Ƽ
blood test	87 33ǁ
blue	89 8ĸ17Ż35ű
board	79 8Ƈ13ǜ18ƍ23Ł34r
board or	87 9Ƈ11r24ƍ
boat	82 11Z16t19ş33ķ
bodily	82 14ŗ20ž
bodily injury	82 14ŗ20ž
book	80 9ľŔ10L11ű16Ļ21g37ǖ
booking	76 12ǝ15Ǘ20ǖ
booking system	77 10ǖ14ǝ15Ǘ
bookings	79 9ǖ
bookings and	80 
bookkeeper	83 13Ǡ23ǘ
bookkeeper $	89 -7ǘ29Ǡ
books	80 -8q16ǈ20ű22Ǡ
books $	86 
bop	83 69ǥ
bop $	87 28ǥ
born	73 -7ƭ15v41d42l48p
born $	80 -38l39d66p
born and	87 46l
born in	89 38d
borrow	81 10ĸ17ŵ29ƪ36ų
boss	79 -15i9Q10ļǙǩ11s12N20Ł28U31ǟ
boss $	89 -12U-7Ŗ20ǩ21Ł23ǟ
both	69 -14L-9N-7w7ƶ8lşƫƽǖ9ǂ10p11Ƭ13ķƢ14Ư18Ÿ22ƎƱ25Ł27Ƶ50s
both $	86 7ƀ19ķ20Ƶ
both of	81 -7ƛ10ƫ11ǂ13p14Ư15Ʊ17s
bother	85 -8s8Ţ21ŋŨ22ǁ
bother you	86 -8s21Ũ22ŋ23ǁ
bothered	80 22Ĺ
bothered you	80 22Ĺ
bothers	89 9ŀ15Ž21Ş
bothers you	89 9ŀ15Ž21Ş
bottom	87 9e10Ņū12ł
bought	71 -10Ũ7ŗ9ŧ13ƞ15Ǐ16ư17Ʃ18ł19Ŷ20Ŗ21ſƦ23ƌ30Š31ƒ
bought it	78 -10Ũ-7ŧ9ŗ18Ŗ23Ŷſ31ƌ47Š
box	73 -11p-8ǩ8ƿǐ9Dŭ10q12dmŏ13cƄ14PǙ16ƻǧ19fƋ
box $	83 -12p-8Pǩ11D12q15d16Ƅ19ƻǧ
box here	89 13f15ŭ16ŏ
boxes	89 17ƻ42ƞ
boy	75 -11d-7hƢ7y8bŔ9ū11jx12n13Ť15vw19u32Ź
boys	80 -10a10mw11Ő13v15x29u
brand	86 12Ɓ15Ĺ18ǅ34ƅ
brand new	87 13Ɓ16Ĺ18ǅ19ƅ
break	80 -13H-7ǩ7m11OX12ũ16kN17Ũ25š
break in	89 13ũ19Ũ20š
breaks	86 -7Ǐ13šƜ14ơ17ǝ
breed	86 23Ɲ34h
breed is	89 27h
brick	76 8ƣ16Ǎ39Ƈ
brick or	83 12Ƈ
bring	63 -10Ĺ-7ƑƷ7q8ō11Ɲ14Ŝ16S17ű19r20ƒ23Ǒ24Ǉ33Ǌ35Ʈ40T
bring home	71 16q23T31Ʈ
bring in	80 -8ƒƷ13Ʈ18Ɲ30Ǒ40T46Ǌ
bring you	78 15Ŏ18Ŝ21S
brings	86 10Ǩ41Ĺ
brings you	87 42Ĺ
broke	72 -9ž-7Ư7ǝ8Ƥǡ9ĸ10ƃ11ŵƜƥ12Ǟ17Ř18ƞ19Ǝ22Ɓ37Ť
broke $	78 10ĸ19Řƞ29Ť
broker	80 19Ŝ
broker bring	80 19Ŝ
brother	72 -10ŭ-8s9e10nƫ13Qǆ14ŅŽ15Ł16AƳ17ų22B
brother in	83 15Q17Ņ21B
brothers	85 11Ǒ15B25ƽ26ǃ
brought	86 9Ɩ13ǡ14r28ĺ33l
bs	89 -16Ź35ź
bs or	89 -16Ź35ź
bucks	85 9Ƃ11žƀ26X
buddy	80 7Ƣ11Ŝ17B18Ľ22A32Ņ
budget	81 28ĸ44X
budget $	86 15X30ĸ
budget for	89 34X
bugging	89 11g19ŀ
bugs	86 -7O9ŀ14Ž25Ş
bugs you	86 -7O9ŀ14Ž25Ş
build	75 -9Ǎ7ĺƓ11ƐƱ12Xǌ29Ʃ32ƅ52ƺ
build it	89 -11ƪ-7ŧ26ƅ28Ɠ
building	64 -14F-10ƅ-9ƋƩ-7Ɠ10ǝ15Ƒ21ơ23Ǣ40ǋ55ƣ59Ǎ
building $	74 7Ǎ39ǋ
building is	86 -9Ʃ14ǝ32Ǎ
building or	89 -17F-11Ǎ11Ǣ48ǋ
building your	87 33Ǎ
buildings	87 -7Ǎ8Ǣ9Ƒ20Ƥ
built	70 -12Ʃ7Ǎ8ƺ9bE11Ʊ12ķ20Ƈ27ƪǞ39ƅ
built $	79 43ƅ
built up	85 -13Ʃ16ķ36ƪ
bump	87 8žǢ10œ13ŗ15ƃ
bunch	86 14ǥ15ńǈ
bundled	87 35ş
bundled $	87 35ş
bureau	89 12ńőŜ
burial	83 13Ʀ30ư
burial or	87 19ư
buried	89 11ư12j
burn	83 18ņ20Ɛ
burned	75 -9ƴ-7ŵ8Ǖ10Ɣ11ŀ14ƑǢ20Ɠ23ǝ26ņ
burned to	89 26Ɠ
burst	86 11Ƥ27ƛ
burst $	89 19ƛ
bus	89 16Ǧ58ŵ
busiest	87 39ǎ
business	51 -22Ƃ-14DŪ-11R-8GV-7tōƗ9ǘ10Ǒǔǩ13AM15ǛǠ18ǎǢǦ20Ŏ21ǐ24Ǆ25ǆǞǡǨ26ŭǝ28ǅǟ29Ǌ31Ɲ32ǥ33ǃǋ
business $	64 -10Sǝ-9GV-7ǔ7Ǡ10A12ǘ16Ǜ18MŎ23ǩ25ǃ28ǟ43Ǟ45ǅ
business at	78 -29ǟ29U32Ɲ
business do	85 -21ǥ-10ǃ-9ƝǋǦ38Ǌ64Ǆ
business from	87 -10Ǩ-9Ǆ10ǅ13ǋ19Ɲ
business have	80 -11Ū8Ǧ18ǡ30ǐ
business if	87 9ǝ14Ǩ
business in	89 -11Ǎ12ǃ28ǋ
business is	83 -15ǡ-10ǆ8Ǜ20Ǎ24Ǆ31ǔ
business name	89 19ǃ
business out	89 10Ɲ14ǋ
business owners	86 -15ǆ31ǥ
business policy	87 11ǡ23ǥ
business since	79 14Ǟ
businesses	87 9ǥ20Ǆǔ
busy	73 -11Ǆ8x9ǎ14P15t29U42N44ǟ
busy $	78 -11UǄ-9P-7ǎ17t24x32ǟ45N
busy over	89 -17x22ǟ26U
busy season	89 13U20ǎ
but	65 -11ǩ-8s-7ŗ7fƒƽǓ8ƙ9cKŎž10BżƯƸƻ11ǣ12Ł13ű14ǂǑ15ƾ16Ǚ18ŀ19TƧ24p26Ŋ
but i	82 -8s8Ž9w10T11r13ō18Ŋ
but otherwise	89 9ǂ14Ƹ
but what	83 -8ŗ10g11ƒ12ž13TŎ36p
butcher	89 11b
buy	63 -17Ǐ-10ǌ-9ŵ-8ũƴ8ƨ9ł10W11ƙƪ12ǅ13H14Ʃ17F18Ǟ19Ō21Ǆ22Ŭ24Ʀ25ƒ33Ŷ34ǕǨ35Ɨ49G
buy again	78 39Ɨ
buy from	85 16Ǆ43Ǖ
buy it	80 -11ǌ10Wǅ13G14Ʀ20ƒ25Ō30Ŭ
buy sell	89 -10H54Ǩ
buy that	89 13W18F24Š
buy the	83 -13ƒ-8Ǩ8ǅ12F25Ŷ48G
buying	89 22H
by	52 -30ǌ-22Œ-16ŕ-14š-11Ŏ-10s-9ƖƝƽ-8vJňŌŹ-7mrŜŦƨǝ7qzCKƘ8QƢ9řƑƥƱǁǃǞǥ10ŧ11bw12Ɨǟ13Ũƙơ14nT15Ƥ17aůǜ18ł19Ʈ20ŵ21jPōŚſ27Ƅ28AĹ29o31Ĵǧ34M38œ49Ń
by #	89 10Ƒ19ƥ
by $	71 -16Ń-10ů-9n-7vņ9ǁ10ł12Ʈ13qƄƙ17Ǟ18Ś20ǃ22o23wǧ25Ƥ38A
by @day	86 9ĸ11Ń14ǟ25ǧ
by a	83 9Ƹ10Ɛ11ƎƤ13A17ǜ
by how	89 7p30œ
by now	89 12G13ƞ14S18Ũ
by the	73 -26ǌ-10Ɲ-7Ɩ8ǉ10Ɯ11ƙ13oś14ǋ15Ļ16a19Q23T24Ń25ů42ơ43M
by what	87 -24ŕ-15ƶ16œ17Ƅ49Ń
by when	75 -19ơ-13ǌ9Ƅ21Ń52Ĺ
by you	82 11ŋ16ǋ24ŧ34ŵ40j
by your	76 -11a10M13ŭ14ǜ16ř
by yourself	89 42n
c	80 -7ǩ12ǃ17oƼ53b
c or	89 24b
cake	87 9MĽ15p30c
call	56 -20ǌ-14J-8ŎŦ-7QŔŤƏ7Ił8ļǝ9ű10Ǔ13Ǒ14wPĵ15Ǜ16MƁ19ń20ǩ22sK24ţ28Ŝơǃ29Ļ30o32aŁ33Ĺ51L
call $	72 -14o-8ǩ-7Ŕ8I9M18Ļń19K24Ł37Ĺ39s45L
call for	89 -30ǌ-7ŗ14Ǡ18Ǔ32ơ
call it	86 -24Ĺ-10w-9Ŧ11ǃ14ǝ17ű69ǩ
call or	81 17KŁ22M
call today	79 -17Ĺ39ĺ
call you	76 -13J-11s7x8I10ń17Ŝ26L61a
call your	83 -16s-12Ǆ-10Ĺ19wĵ21ţ26ǃ48o
callback	87 26I
callback number	87 26I
called	69 -7nB7I8NĹƏ11ơ18Ʃ23o24Ŕ25ŧ29ń30ǃ36w
called $	74 -39ŧ-7n12ơ26o32ń36Ŕ38w51ǃ
calling	78 10K34C35Ĺ
calling about	89 30Ĺ
calls	75 -10ơ-9Ƃ-7ǝ7ŽǢ10Ǔ12Kŧǌ15Şǘ22ŋ36Ǚ
calls $	87 -7ǝ45Ǚ
came	67 -10Ő-8ņŒ-7ŵ7ǘ9GũƓƯƽ11jĸŎƾ13dƙ14Mƛ15Ǟ16Š19Ť21ļ28Ŧ35Ņ
came down	87 7l12ƽ16Ť17Ŏ
came in	82 -8Ő11ǘ14ļ47Ņ
came out	86 18ĸƙ25Ŧ
came to	89 12G14Ư19M24Š
cameras	81 -8ƛ18Ƙ36Ǝ
camry	89 10Ŭ36Ū
can	49 -19ň-15Ƶ-11ŕ-10tũ-9c-8ŶƝƟ-7g7aĻƖǖ8AŞŨǁ9Ĵƍ10ľŗƣǌ11wNź12ř13JŸ14e15Ǩ16ū19MXŁƃǧ20I21Ń22ŉ23O24Ŏ25Ō27LĹŊ28Śǩ29ś30sƧ
can and	87 12Ɖ19ƻ23W
can do	89 -9Ō16ŝ29Ŏ
can get	85 7m9Ǝ10Ǘ14Ŏś
can hear	87 8x14Ŀ17ŀ
can i	63 -45ǩ-7N7Ÿ8w9o10sŉ14I17Ŏ19a32eL36J43Ō59Ĺ63Ŋ
can not	75 -19ǩ-11Ƨ-10W-8Ł7ŵ8z10JŐ11KƯ12ƸǠ14ǝ17ľ18Ǩ22AŨ36ƃ
can see	89 -12Ĺ14œƿ17Œ
can we	87 7M19Ō
can you	62 -24J-21ň-20Ō-15Ƶ-9eŒ-8EŊ-7ƻ9ŵƏ12ō14ǌ16ŗ18N24ū26Ł30M34ś37X39Ś40O54Ƨ84ǩ
cancel	85 27š45Ƶ
canceled	89 33š
cancer	77 -11š9Ƴ34ƽ55Ƽ
cancer $	85 -10šƽ-7ţ51Ƽ
car	49 -19Ɣ-18ƕ-16Ƣ-15p-14tŐ-13Ř-12yķƘ-11Ĵ-10Ʀǩ-9xĸǋǦ-8iŒƞ-7jqsǂ7ŮƂ8Ƅǐ10ƥ11YůŽ15ƃ20ū23Ɓ28ź31Ų35ş37Ű40ƀ43ŵ45ž49Ź51ŭ54ų57ű60Ŭ61Ū70Ŷ77Ŵ
car $	61 -16ű-14Ɣ-12Ƣ-11Ʀ-8ƞ7Ž8şŵŷ12ŲƁ13Ƅ16Ŭž18Ŵ26Ź40Ūųƀ49ŭ57Ŷ
car and	87 -14Ǧ-7s11ū12ƃ15Ƃ26ş
car do	89 -11ŵ-8Ů-7ŷ10ǐ12Ū42ų
car for	83 15ǐ16ŭ
car get	89 -17ŭ32Ŵ
car in	77 -9Œ17Ū23Ů28ů
car is	76 -52ų-19ű9Š13ŭ27Ū51Ŵ
car or	82 -17ŵ-8Ƣ-7Fǋ10Ŷ13Ź16ŭ18Ŭ22ƥ25Ū
car paid	77 26Ŭ
car that	89 -10ŭ7Ž12Ū
car to	89 -17y-15ŭ12ų26Ų36ź
car were	73 -18Ř15ŵ29Y
car worth	89 -16Ƙ-10ķ-7Ū48ű
card	63 -17I-13ĵ-11ǩ-7Ł8cDZ9F10d11b16PĽ19ź21ř23Ƅ24ĸļ35Ǘ37ĴŐ42ǖ43e
card $	78 -12ĵ-10e12dƄ13Ǘ22Př31Ő
card is	87 7ĸ10Ƅ12ļ14F
card number	89 -24ř-20I9ǖ54e
card numbers	87 -11e41Ǘ
card or	89 -17e7a56Ĵ
cards	68 -9ŗ-7d16Ŝ40Z41ǖ45Ƅ
cards $	72 -9ŗ27Z50ǖ
care	69 -19Ŀ-8ǖ-7ž7B8ƃ9ǂ10ŝŽ12W16Ŝ20ŧ21Ƭƶ32ľ38z52Ư
care about	89 -23Ŀ29ƶ51ľ
care for	87 9B13Ž14Ş16Ư
care of	74 -12ƾ-8ǖ-7ƽ9ƃ12ǂ13Wŝ16Ư18Ŝ21ŧ23Ƭ41z
carrier	78 -8r10ŝŦ12ŞŢǣ24őǩ38Ő
carrier $	81 -9ŝ13ǣ14Ş26ő28Ő
carry	60 -13Ǧ-9Ɲ-8ƣ-7Ŵǩ7Ʀ8Ƙǥ9b10ǐ11ŵƢ12ƙ13ş15Ǐ16ŏ17ŗƄ18Ų19ǒ22ǚ25Ƃ28ǡ29ſ30ǌ
carry $	75 -26ž-17ơ-12ŗ-8Ŵ-7Ǧ15ǥ17ǐ25Ƃ42ǌ47ſ54ǡ
carry for	87 -8ƃ16ž
carry on	78 -8Ɲ13ŗƦ21Ǐ
carry the	89 8Ƅ19Ƣ
carry their	89 32ǒ
carry today	80 -19ǡ-14ž43ŗ
carryin	86 -7ž13Ʀ14ƃ15Z
carrying	81 -11ǡ10Z11ſ14ǥ15Ř28ž
carrying $	89 12ſ19ş
cars	61 -18Ǧ-10Ő-8aŲ-7nǇǨ7Ɓ8ķ10ƀ11Ŭ21ŰƂ22ş24ŷ30ŵ36ŭ45ǐ82Ū
cars $	75 -14ų-11Ū-9Ų16ŭ29ŷ61ǐ
cars and	87 -20Ǧ-12ǐ-7ų10Ū16ş19ŷ22Ƃ
cars are	87 56Ū
cars in	72 -8Ǩ14ŭ19ŵ
case	78 -9ŵ-7ŗ9IƊ10ƀ11ĿƁ12F18Ǡ19ĻƲ20Ǖ
cash	65 -8X11Ʃ20Y23Ų34Ƶ51ƪ63ǖ
cash $	86 -10Ʃ-8Ǉ9ǖ34Ų40ƪ
cash in	89 -8Ű12Ƶ16ƪ
cash value	72 -8ǖ22Ʃƪ
cat	89 20h
catch	76 -9ǩ7w9t10S13sǘ14q17L23a31N
catch you	82 15s21L41N
catering	89 36Ǜ
cats	85 9ŬƓ47h
caused	89 -19B11ũ26Ŕ
cell	82 -16ř58I
cell $	87 16I
cert	80 -9Ǔ14ǒ53ǧ
cert $	89 -8Ǔ24ǧ
certificate	69 -9b12ǃ19źǌ23ǧ
certificate $	78 7ǒ10ǧ
certificate of	89 -9ơ11ǌ18ǧ
certificates	71 7ǧ24ǒ
certificates $	85 
certificates for	80 -12ǧ18ǒ
certificates from	89 11ǒ
certs	85 12ǧ40ǒ
chain	89 -9Ɲ10Ǖ15ǔ16Ƒ
chair	78 12Ň13Ǒ
chair $	79 12Ň13Ǒ
chairs	85 -18Ɯ27Ǒ41ǋ
chance	85 13dH15V22P26Ľ
change	66 -8ƵǞ7ĺƭ8Ţ10I11qƷ12űƛ14T16EŔƧ20Ŏ24Ş25ũ26Ň
change $	75 -31Ň-12Ŏ-10Ţ-7Ŕ15Ʒ17T95Ş
change jobs	89 -8Ş26Ƨ
changed	67 9ũ10ƻ12Ŕ14ƺ17Ƹ27ĺǞ
changed $	86 -15Ǟ46ĺ
changed in	78 32Ǟ
changed since	89 17ũ19Ǟ
changed with	79 25Ƹ
changes	82 8U9ƅ10Ƹ11H16uĵ21V
changing	86 13Ŕ20Ţ
charge	75 7ƴ8Ʊ9ǒǤ10Ŧ12ơǙ14ƿ15ŒƓ22Ơ23Ł
charge of	89 -7Ǡ15Ǚ28Ł
charge you	80 7Ɠ10Ǥ11ƴǒ14ơ19Œ26Ơ
chat	86 55N
cheap	87 11r12Ŧ14ľƁ23ƭ
cheaper	87 15œ30Ņ
check	65 -16Ư-15TĴ-9Ŗ-8Ǔ-7wY7ń8Aƾ9ŏ10cJĸƟ11ŧ12Ƣƨƪ13Kǐǒ16Ǖ17ŐǢ19Ŝ20eWƫ21Ƭ32Ŧ36Z
check $	83 15ŧ17ƪ28e31W
checking	87 -9Ķ10Y43Ĵ
checks	78 -14Ł8ǖ13ǉ17Ǜ21Ɵǜ38Ǡ
checks on	89 28Ɵ
checkup	76 12Ƹ31ƾ
checkup $	76 12Ƹ30ƾ
chemical	89 20ǚ
chew	89 31ƹ
child	86 13w14Ʊ15ŶƯ18Ź
children	75 8v12y15ƫ20Ư38u
children $	82 9Ư17ƫ21u
chimney	87 49Ɛ
cholesterol	89 10ǂ24Ƽ
choose	80 33Š44ł
choose $	89 -9Š32ł
christmas	85 20dkD
church	80 9ļ10ư12o13B16ŭ17t29ƶ
city	76 -7ŗ11Ǔ12ǋǧ23Ə52C
claim	61 -8Y7Ņ12Ŕ16Ŧ19ũ28Ř29ŧ30ţ34ť42Ť
claim $	75 7ũ23ť33Ŧ
claim go	79 10ţ23ŧ
claim tomorrow	80 -10Y23Ř
claim was	87 -8Ŧ11ť23Ť
claims	71 12ǣ18ŧ19ǜ22ľ38ţ
claims $	82 -17ŧ24ǜ
claims in	89 
class	81 -12ǣǧ-10m10dƄ23ź48Ǥ
class $	89 -13ǧ14Ǥ16ź
clean	78 -16ŋ15Ɛ21ű22ţ33Ż
clean record	87 27ţ
cleaned	87 7Ɛ16Ǐ17Ǣ27Ǜ
clear	74 -7Ǜ8Ƽ9TĻ12ŲƷ16Ŭ19ƾ24ŉ31Ɣ59ň
clear $	86 -7ķ13Ƽ27ň41Ɣ
client	69 -11ƃ-10Ŀ-8Ǆ-7Ɯ11ţ13Ŋ15Ǧ17Ǔǘ21Ǘ31ǔ36ǚ
client $	85 -10Ǆ9ǔ30ǚ
client ever	78 14ţ18Ǧ
clients	68 -7Ǆ7Ɩǖ13Ǘ14UǓ23Ɯ24ŭǔ28Ɲ
clients $	81 7Ǘ19ŭ
clients ever	80 29Ɯ
climb	86 10œǀ28ǈ
clock	85 -18T8O10ň17q32Ů38R
close	61 -16o-14R-9n-8ţŧ7Tĺ8c10ƕ11Əǘ14Ɩ15Ƴ20ť21ǎ22Ƒ24Ƥ25Ǚǝ26ƙ32Ś39ů
close $	76 -7ţ7Ɩ10Tǎ11Ƒ19Ś23Ƴ30ǝ
close and	80 14ƕ
close by	82 -21o-11n-10Ɩ16ƙ24Ś34ů41Ƥ
close calls	87 -8ǝ17ǘ42Ǚ
close for	78 17ǎǝ
close is	89 11Ə12ƙ
close on	87 10ǎ23Ɩ
close to	89 -17R11ĺ14ƙ24ů
closed	73 -8Ƴ7ƍ11ƕ12Ɩ13g35ǎ49ǝ
closed $	82 -11Ƥ22ǝ38ǎ
closer	85 -12Ƭ8Ơ9ƺ12L15Œ20C30X
closer to	85 -12Ƭ8Ơ9ƺ12L15Œ20C30X
closin	86 13Ǩ31Ɩ
closing	70 7ƕ21Ř53Ɩ
closing $	86 20Ɩ
closing date	85 22Ɩ
closing what	80 25Ř
clothes	87 32Ɨ
cloud	87 13x31Ǘ
co	79 20ZƱ
co sign	79 20ZƱ
coast	87 20C29ƚ
code	74 -11ǣ-7J11Ǥ13ǘ32E39I
code $	81 -7J8E9I14ǘ
coffee	82 8Y9i12Ǜ15ō27ǩ28M
coi	86 -9Ǔ11ǒ41ǧ
cold	85 13Ɛ15ǡ16ŀ46j
collect	87 -14ǧ28ǒ37Ƙ
collections	89 7Ƙ18ĵ
college	66 -8ů13Ɯ22y25ź41mƱ
college $	74 -18Ʊ22y49m
collision	72 -11Ř27ż58ƀ
collision $	80 8ƀ19ż
collision on	82 9ƀ12ż
com	89 29J
come	55 -13Œ-12Ǌ-11Ũ-10ĹŘŧ-8mŌ-7ŐŖƕǗǩ7kVƟǔ8ŉŎż9qĽţƔǅǕ11bĴ12Yǉ13ƝǙ14Wƚ15ŕ16Ŝ17ƑƬ18lŀ19jł21ǁ22Ť23Š30ƛ31Ɯ37ĸ43ĺ47M
come after	87 16ķ20b
come by	86 -9Ɲ7ǁ13Ɯ32M
come down	85 -11Ř12Ŏ28Ƒ38ł
come from	81 -14Ʈ-8Ɲ11ǔ12ƛ19Š27ĸŤ
come in	79 -17ƙ11Ǖ12Ɵ15kǅǨ16ƛ17q25ǔ
come out	82 -7ƕ8Ļ10WƏ11Ĵ18Ɣ21Ǚ30Ŝ
come through	89 -7Ũ8ƚ42j
come to	71 -19ǔ-12Ǌ-7Ų8Ŧ12ŉ15T16ǉ25ǁ31Ɯ39Ɲ40M
come up	71 -10Ĺ-9m9Š10ĺưǃ11ƙƮ12ŕ17Y24l25Ƭ30ĸ
come you	86 -8ļŌ9Ƃ33ŀ56ĺ
comes	69 -18n-7ĴƧ7w8ƻ10Əǉ11Ŀ12ǁ13Ǌ14HWǔ15JǕ16Ɓ20ǖ22TŒ28ľ33Ř36Ɯ
comes and	89 8g13Ɯ14Ə22Ɓ
comes from	89 11ƻ44ǔ
comes out	83 -15T-8Ĵ11Ř16Œ17ǁ21Ǖ35Z
comes to	83 -20n13Ř18H27ľ31Ɯ
comfortable	80 11MTŌ13X15Ƴ17e
comin	81 7j8Ʈ9ƛ12Ĵ13xM17u19Ķ
coming	71 -11ŷ-9x8j9Ǥ10ľĿǁ11ǝǟ12ŕ13yH14Ǟ15p16VŹ19ƾ25k
coming up	80 -12ŷ10Ǥ15ŕ17p18H19Ź22ƾ34k
commercial	74 -14Ƃ-10Ɔ-8Ƌ8ǋ9Ǣ11ǌǥ12ǔ16Ǎ19Ǧ28Ǆ
commercial umbrella	87 -17Ƃ35Ǧ
common	89 9ǩ15ǑǙ
commute	80 24ŭ32ů
commute $	85 9ŭ31ů
comp	65 -11Œ-9ţǉ-7Ő8Ǥ22ƀ39ǒ101ǣ
comp $	79 -13Œ14ǣ30ǒ
comp and	81 12ƀ
comp audit	80 19ǣ
companies	75 -8Q-7V7š8hĵƿ13ŀ14ş15m22ń33Ţ
companies $	86 -8Q-7V9š13ń26Ţ
companies have	89 15ń
company	53 -21Ū-18S-15ń-11Ļƀ-9Cǣ-8fœ-7ĵŀŉƂ9qƇǆǈǑ10ŅƖǥ11ǉ12ŠǊǠ13ǁ15Ƅơ16WŜŢ17ţ19ƴ20ƕ21ǡ22Ş23Ķ24ƧǨ25ǐǞ27ǄǦ29ǃǅ33Q34ő35ŝ40ŧ51Ő
company $	63 -19S-12Ǌǐ-10ƴǞ-9fC-8Ǧ-7ǥ7ƕƜǠ8ơǄǡ9ǆǙ10ǅ11ş13ǃǑ14Ɩǉ15ŧǈ20ŝŢ23Ŝ38ő39Ş90Q
company do	86 -15ǃ-10ĵǐ-9ń14ŝ20ŧ36Ǆ40Ő
company ever	86 9ţ12š26ƴ
company have	86 -7ŵ13ǡ14Ǧ19Ƅ
company or	87 -14ƀ10ƕ12Ǝ14Ǩ23ǡ
company you	87 -13ǃ-7Ş10Q12ơ13Ţ14ő19ŝ
companys	78 -22Ő-7ŗ7Ǎ9ƴǃ10Ŕ12ľ14Ǧ15Qǐ19ǟ26ǥ
companys name	89 -9Q15ľǃ
compare	87 7ŗ15Š21ń
complaint	87 37ǜ
complaints	87 38Ş
complex	82 -11ǧ-8ǃ31ƣ43ơ
complex $	89 -12ǧ-11ơ36ƣ
comprehensive	85 37ƀ
computer	80 9d10J11ŚƝ17ǘ30Ǘ
computer $	89 15ǘ31Ǘ
computers	86 -9ķ10b22Ǐ29ǘ
condition	82 -12Ƽ11Ɖ23Ŏ56ű
conditions	81 -15ű-8ǂ-7ŻƸ13Ŕ52Ƽ
conditions $	86 -17Ƹ-16ű-8Ż13Ŕ46Ƽ
congrats	86 10ƺ13ǟ16ƞ
congrats on	89 10ƺ14ǟ17ƞ
construction	78 -7Ǆ7Ǎ8ǧ12ǟ17P27Ƈ29ƅ
construction $	89 7ƅ12Ƈ
contents	78 -17ŗ-13Ɠ42Ɨ44Ǣ
contingent	89 43ƫ
contract	68 -9Ƃ-7Ś10ƖƩ12Ƣ13ř17ŀ26ƒ49Ǔ
contract $	81 -8Ś14Ʃ18řǓ19ƒ
contract for	79 17Ǔ
contractor	85 19ƌ20Ɠ22ǧ
contractors	83 -7Ǔ11Ŧ15ǡ30Ǒ
contracts	80 9ǌ32Ǔ
contracts with	89 14Ǔ
conversation	86 15Ļ17s21ŋ
cool	73 -11DƷ-7ƣ8pQ9dPǈ10ń11CŘŸ12E13g14Ő17jorľ25ǖ27Ɔ
copper	87 40Ƌ
copy	79 10ơ35ś
copy $	83 11ơ16ś
copy of	89 17ś
corner	87 10Cū12k17Ő
corolla	89 -13ŷ7Ź26ų
corporation	87 22ǆ
corporation $	89 15ǆ
correct	71 -7Ǜ7mnŬŲžǜ8bƴ9pŹƟƪ11d16Œ17ŏ21F23E
correct $	72 -7Ǜ7mnŬŲžǜ8bƴ9Ɵƪ10pŹ11d16Œ18ŏ21F23E
cost	62 -7Ƶ7œƗ10ĸǝ13ľǢ14Ş16Ǖ17Ơ18Ƒ21ư25ƓƯ28Ǐ31ǚ32Ŧ33Œ
cost $	81 -13Ǐ-10œ-9Ɨ-8ơ14ǝ22Ŧ23Ơ38Ǣ
cost on	89 21Ɠ
cost or	89 -9Ǣ12Ɨ20ŀ
cost to	75 -13Ǣ-8ǝ8Ƒ14Ɨ17ư19Ư51Ǐ
cost you	73 -10ŀ-7ľŠǩ10ǝ14Ŧ15Ƒ20Ǖ21œ43Œ
costs	80 9Ǐǚ11uŔ12ƭ13X16Ƥǝ
couch	86 11ŭ13g15n20Ƥ22Ɨ
could	48 -12Ŵ-11nƔƖ-9Ʀ-8ƃ-7Ɲ7ǁ8ĻŠƭǏǩ9Ƣ10WƏ11Ŋƪ12Ĺū13ũ14ĿƍƷ16Ř18MǄ21Ş24ŚƤ27Ʈ29ś30ĸ32XǨ33ŵ35ǚ37ǝ39ķ57Y
could a	87 7Ɯ9Ə11ǚ
could be	80 11ķ
could go	89 9Ŀ11ū
could he	87 8ķ17Ʒ
could i	80 7ř19c22Ŋ42M46Ǆ
could it	89 16ǚ27ũ
could not	71 -21Y7ǝ8Gǔ10Ōǆ11ǟ12ƒ21W23Ǩ24Ƥ29Ř
could she	89 -15Ɣ12Ʒ14Ʈ19Ƣ
could somebody	89 11ķ23ǚ
could take	87 10ŵ11ķ16ƪ27Ǩ
could the	75 -11ŵ7ǝ17ǁ20Ǩ23Y
could they	79 13Ş28ķ49Ʈ
could you	55 -26Ʈ-12ķ-7nǨ7e9ū10ű13Ƥ14ƭ19ǩ24Ř29ǝ31Ś32ś35X39ŵ51ĸ80Y
could your	89 -21Ƥ-16Y18Ʒ45Ʈ
count	81 -10ƿ10ņ11n16ƹ21Ǥ23ŷ38Ǉ
counting	82 -12Ǉ-10Ʈ8nu10ǉ11ƭ13Ƣ19Ɔ21Ư
country	81 12ǔ17l18ǀ
counts	71 -11Q9ő21u23ľ30Ư
counts on	72 -11Q22u31Ư
county	80 8Ə9D10ǔ11Ż13ļ25ƅ33C
county $	89 7C12ǔ
couple	77 -9V8H9SU10ĽƸǎ11ŪƤ13Ƙ14ƿ18Ŋ20Ǟ
couple of	85 14Ƥ19U24ŊǞ
court	83 10ķ40Ƅ54D
cousin	85 8D9Ɛ10ǜ12ŷ15Ŝ22n
cover	70 -8ž-7yŘ8YŲ9Ʈ10ƙǝ12Ű14ƭǥ19ĸŦǡ23Ŗ25Ƨ28Ʊ
cover $	85 18ǥ27Ƨ39Ŗ
cover the	89 -10ž-9Ř13Ʊ15ĸ20Ŧ27ǡ
coverage	54 -15Ǐ-11ň-10Ś7XĹŖƃƘǣ8ŉŕŝƄǓ9ƪǘ10Őƭ11Ʀ12ǌ13ſǒ15ƚǨ16Ńƨ18WƁ19ľƀǚǝ21Ƨ23Ƭ24ž25š27ŏ28Ǣ33Ɠ35ŗ
coverage $	64 -27Ǣ-17Ɠ-12Ƨ-9ǥ-8ň-7Ń7ƬǦ9ƛǒ10Ƙ12ŝƃƄǘ13Ǩ16žǌ19ľƨ21ŏƁ22ƀ26ǚ31Ŗ32ǝ
coverage do	80 -8ŏ10Ƭ12Ʀ14Ǣ44ŗ
coverage does	87 -11ŗ11Ǣ12Ǔ13ƨ16ǥ
coverage in	89 -19Ʀ13ƚ36ŏ
coverage is	85 -11ƨ-10ƃ9ł17ŗž28Ɠ
coverage on	79 8ƀǢ10ŗƃ14ƚ15Ǩ22ƨ
coverage or	80 -13ž10ƀ12ŉƁ17ƪ19Ĺ27ſ
coverage to	89 7ƭ46Ń
coverages	87 -8ĺ-7ŗ20Šǥ45Ś
covered	68 -9Ǒ-8ƚǩ-7ǏǨ7Ő8ŗǡ11ǟ12Ɓǒ13ƭ17ľŎ19Ŗ20Ʀ21ƀ25Ǣ26Ō31ƨ37ŏ
covered $	81 -11Ǒ-7Ǐ7Ń16ǒ18ƭ31Ŗ37Ǣ
covered for	83 -9ǩ-7Ǩ17ƨ18ƀ22ŗ27Ʀ
covers	81 11ƃ12Ƣ13Ʊ17Ɨ18i20Ŗ
covers $	87 23Ŗ
coworker	89 10B26Ƴ
cpa	85 10A14B54Ǡ
cr	87 -9Ň28Ŷ40Ū
cr v	87 -9Ň28Ŷ40Ū
crash	81 -10n17Ƥ35żƃ
crash $	89 -13ƃ31ż
crawl	83 16Ƈ24Ɗ
crawl space	83 16Ƈ24Ɗ
crazy	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
credit	64 -8ŗ9ĸƦ10ǖ11ļŝŬƕ14Y18Ǘ23e25Z53ĵ
credit $	80 10Ĵ50ĵ
credit card	86 -17ĵ13Z14ĸ19Ǘ36e
credit cards	82 -10ŗ18ǖ32Z
credit score	86 13ĵ
credit union	86 -18ĵ14Ʀ16ļƕ19Ŭ20Y
creek	83 -11ů13ơ60ƙ
cremation	85 34ư
cremation $	87 19ư
crew	76 -10Œ-9Ɔ-8ōǧ11uǒ13ǞǣǨ18kǑ29ǉ40Ǉǈ
crew $	85 -9Ɔ15Ǒ42Ǉ49ǈ
curious	86 7B10ń13rŉ15Ĺ
curious what	89 7B13r17Ĺ
current	63 -10ǧ-9ǅ-7Ơ7ŚŢ9ő10ŏ11Ŗ12SŜƵ13ǥ14Ş15ǒ18Ő21G22ŗ29ŕŝ35Œ
current carrier	87 -9ŝ15Ş27Ő
current certificates	80 -12ǧ18ǒ
current company	87 -11ǅ8Ş13ő24ŝ
current policy	76 7Œ8ŕŚ15ŏ16ŖƵ
currently	85 14Ɓ15Ő27ŏ
cushion	86 42Y
customer	66 -13GS-8ž10Ţ12ĿǄ14Ǔ17ǚ22ǡ25ǔ30Ǘ43ő
customer $	75 -14ǡ20Ŀ42ǔ
customers	71 -8l-7Ų11k16Ǔ19ǟ20ǔ26ǖ27ǃ28Ɲ
customers $	85 -9Ǘ8ǔ23ǖ
customers come	89 -9lŲ53Ɲ
customers pay	89 36ǖ
cut	76 -11ţ10ŋƧ12VƯǣ13Ǚ19ǃ22I31š
cut off	85 26I29š
cyber	87 -7ŏ18ǥ51ǘ
d	83 -18b-12h8ƿ9ū10ś16w37d47ǃ
dad	72 -10Ť7A8qŠ9t24ƽ26B31Ƴ37z
dad $	89 -7Ĺ11q13t21Ƴ
dad died	89 15Ƴ
daddy	83 9g12wƽǈ15Ǟ18Š
dads	87 -9Ƽ10Ʊ15z23ƽ
damage	67 -8Z-7ŴƵ10Ũ16ƛ21ƚ24ƀ26Œ31ž36ű38Ŧ
damage $	78 -18Ť7ƀ12Ũƛ21Ŧ35ƚ
damage in	80 -9ƛ36Ť
damage on	85 -9Ƶ-8ƚ24ƀ33ű
dangerous	83 -12P10ś32ǀ
dash	85 -11E-10Ų15Ǜ24Ů25ū
data	86 42Ǘ
date	67 -8v7ǧ16S21Ń22d28p38Ɩ39ť60ŕ
date $	79 8d20Ɩ27Ń
date of	78 12dť35p
dates	89 -10p-7ǧ9ǒ33v
daughter	72 -15ų-7Ĺ7BK9ƷǞ13u16Ű22y23x25v33Ź
daughter $	89 -18Ź-9Ĺ21v29x
daughters	81 -15b-8m17Ʊ22uų34w
day	58 -14Ĺ-13ų-12HƝ-11ƶ-9l-8y-7ǩ7UŃƁƿ8ŕŧŹ9Ɵ10ƄǎǕǞ12jů13Ĵǝ14ƖǏ15ƞ16pŠ17R18ǖ19P22Y23Ŵ24Ť27ƹ28Ƨ30d33ƻ40i67L
day $	72 -14Ĺ-11Ũ-9Lų-8y7k10x12Ƨ13ŠƟ14ǖǞ15P20ƹ22ů25R27ƻ32Ť46i
day and	80 -7p10g11L19ƻ23d
day does	89 -7L15ŕ17Ƅ18Ɩ
day of	87 13ǎ18Ũ32Ĵ
day or	86 9Ŵ11qR14ŭ15Ų
day so	86 -9L8I13i18U
day you	86 10dŠ12Ɩ15ŧ34Ƨ
days	59 -13ű-9o-8x7ŐŻƸ9qŵǡ10fŜŭ11QŒŕƖ12ƺǕ13ů14ŽǞ15n16šŪƒ17kt18g30ǎ43R
days $	66 -14ű-10o8ŪǛ9ǩ10cŐ11qǝ12Ŝ13Œ14fRƺǇ17ŽǞ19ƒ21U26n
days a	86 13R19ŭ28ů
days are	89 -23ǝ-20U-11R16P20ǟ44ǎ
days off	87 -29R31k32g
days or	86 11Ń20i24R
dead	85 12Ǩ13ǁ15Ţ16ũ23Ƒ29ǝ
deadbolts	87 25Ǝ
deadline	86 45Ń
deadline $	87 33Ń
deal	76 -8ǩ9ƽ10Ņ11ŧ12ŀƈƧ17Ƴ18Ŏ20ľŌ23Ŝ
deal $	85 7Ŵ14ŀ22Ŏ23Ō
deal with	87 -7zA11ƽ13ŧ14Ƨ20Ƴ43Ŝ
dealt	87 -12Ŝ8ŵ31ņ
dealt with	87 -12Ŝ8ŵ31ņ
death	85 -12ĺ10U17Ʀ20Ƭ32Ƴ
death benefit	89 18Ʀ21Ƭ
debt	82 37Z
debt $	89 18Z
debts	89 41Z
dec	80 -8ǚ14ǡ15Ś17ś
dec page	80 15Ś17ś
decent	87 8ŗ13ƃ18ư
decide	78 10Ł21A40ł
decide $	83 -16Ł7Ń17ł23A
decides	89 24Ł
decides $	89 24Ł
deciding	89 7Ł11ł
decision	81 14ł19Ń31Ł
decision $	87 8ł21Ń
decisions	89 8ǚ10A
declarations	85 20ś23Ś
declarations page	87 8Ś21ś
decline	87 -10ŔŨ45ƴ
declined	87 14ƴ
deductible	59 8ľǩ9ƀ10Y15ŎŦƁƚ20ň37Ř
deductible $	73 -11Ŏ-9Ř12Ɓ60ƚ
deductible and	80 -14ƚ29Ř
deductible could	73 -7ĸ20Y
deductible is	89 -23Ř7ƚ21ǩ
deductible on	87 12Ř15ƚ
deductible right	89 -13Ŧ11ł17Ř
deep	87 8N9ǀ13Ɗ30Ǜ
deer	89 8g17ƀ
degree	80 17Ʊ49m
degree $	86 15m19Ʊ
deliver	76 -8R10Ɲ12Ǜ13Ų22ǐ
deliver $	82 -10Ǜ-9R11Ų50ǐ
deliveries	74 12Ǜ18ǐ26Ų
deliveries $	85 -13Ǜ10ǐ51Ų
deliveries work	80 -10Ų15ǐ
delivery	76 -11Ų-9ž7ǐ14Ǜ23ǡ
delivery or	80 
denied	89 31ƴ
dental	86 -7Ʀ10P16W21Q
department	82 10Ǝ27Ə
department or	89 11Ǝ
depend	74 7Ǖ9Ʊ14Ư21z31Ŀ
depend on	74 7Ǖ9Ʊ14Ư21z31Ŀ
depends	77 -7n21Ư26u
depends on	77 -7n21Ư26u
describe	87 8Ǎ9ƣƸ
design	86 46ǚ
design work	87 42ǚ
desk	85 -14Ǐ10ǈ12V15Ɲ29P
detached	87 20Ƒ
detached garage	89 20Ƒ
detectors	85 28Ǝ
detectors $	87 14Ǝ
device	87 33Ž
diabetes	80 16ǂ17ƽ
diabetes $	89 -8Ƽ27ƽ
diagnosed	89 -10š22Ƽ
did	36 -18Ň-17ŝ-15Ƨ-14ǎ-13zJĻ-12AŒƏǧ-11L-10UVķŘžǃǖ-9MRŌŏǄǗ-8oKZľĿŊŚŪƗǈǕǨ-7sIƃƜƢƤƭƯưǍ7fƞǌǜ8lvNXƁƂ9jqƚ10ƅƙ11cōţƠƺƾǆ12xŗƹǂ13FŎ14ƲƼ15ĹźƩƴ16Ǌǘ17ƕƫǞ18wŉŜŵƈ19Ső21ťǤ24Ÿƽǩ26ńŖ27ƌ28ŔƬ29G30ǅ31Ľňš32Š33ņ34kŤ35mƳ36Ņ37ļœ41ũƒ43Ũ44ŧ45Ŧ47B
did a	82 -12Ŧ7ƴ11ƾ13ƽ15ļ18ǝ21Ʋ
did anybody	82 -17Ƴ-7Ť11ƴ12ƁƧ13ƽ14Ǚ26Ŝ29Ŗ
did anyone	78 -7ƾ9Ŗ20Ʊ24Ǣ
did he	75 -12ƛ-11ƶ-8ƹ7w10ǂ12x13qtź18B23Ƴ
did i	63 -23Ƴ-22Ŧ-14BŊ-8ƶ-7w7uĿƽ8doHƎ9e10FŃ11qXY12pĽƈǅ13gūŮ14C15ŐŸ16cŀ18D19b25v27ō28ŉ31N68ǩ
did it	64 -14Ə-11ũǅ-9ĽŠ-7Bƛ8jŞ9ŨƚƞǏ11ĺƱ13ŕš16ś17ŧ18J22Ŕƒ30ť36Ŧ45œ94Ť
did not	75 -13ǩ-10ŉ-8w-7ǝ7ź8K9Ŋ14ĺ15Ũ17r19ŵ20E26a27ō
did she	85 -9p13o14q20ǜ28B
did somebody	79 -21Ƴ-17Ŝ10ĺ13ƅ14ŗ17ņ18Š20ļ21Ŗ
did something	89 13Ŕ16ĺŉ
did that	67 -18ǩ-16Šƚ-13ũ-11Ĺ-10G-8SƳ-7őż7gB10ƛ11Hǜ14š15Ť16ƒ22ŧ23d25ţť28Ŧ29Ũ37ň45j
did the	57 -18ǩ-14ƒ-10ǃ-9Ť-8ƽ-7ŐǍǞ7ŖƄ8ǌ9fĹźƚǊ10ż12ǉǏǤ13ǘ14ŧ15œƵ16ƌƼ17Ņ19ƈƕ20kŦ21ơ22ņ23ƺ25Ŝ28ƞ
did they	56 -13ŝ-12ň-9ǩ-8Ĺžǧ-7ť7Ɓ8ŐƉ9źƩ10ŗ13B14ŖǤ15ƻ17šƠ20ƾ21Sƅ30Ņ31Ŝ34Ƽ36ŧ39ƴ42Ŕ46Ŧ
did you	45 -30Ŕ-21Ţ-19ĺ-18ƧǏ-17o-15ŜƱ-14gHōŤǎ-13ǉ-12B-11źƴƼ-10Ļ-9dCņ-8VŇŘŝŞƗƻǌǗ-7xŀǖ7Xłƪǝ8Ƌ9ŖƔǑ10Ƒƶ11Ŭƍǘ12cƲƿǊ14ǆ15Ʃ16Fŵ17Wň19S25lŸƳƹ27š29ƫ32Ĺƌ33k34Ǟ35Ľǅ38Ƭ42ļő43mw50ń51ǩ52ƒ53G59ũ75Š
did your	61 -17ƞ-16z-12ƾ-11Ƽ-8ơ-7cd8ŜŨ9npƀƕ10Ơǣ11œƨ12t13Ʀ14T15ź16ũ17ņƙǌ19ǂ20x35ƽ38Ƴ46B
did yours	89 9B13ƙ14ƽ17ǅ
die	82 -9ŗ-7šǨ7H12V22Ƴ25ƽ28Ʀ
die of	89 -24Ƴ53ƽ
died	73 -11r-9ŵ14Ư17Ʒ30Ǩ35Ʀ57Ƴ
died $	79 -7ŵƮ11Ʒ16Ư26ƦǨ28Ƴ
difference	89 9Ə17ł24ň
different	69 -12ƚ8ǅǘ9Cǥǩ10K11Ǖ13V16ũ20Ş22ŔŘ25ĺ
different $	89 -8ňŎ-7ĺ8ũ32Ş35ǩ
different for	79 -13ƚ29Ř
different now	89 -7Ŕ32ĺ37ũ
differently	89 -12ǩ15ũ18Ŏ26ŧ
digit	89 11eū
digits	79 7e9d13ū25E29I33ř
dinner	82 13nN16ƿ18L22ǩ
dinner $	87 26ǩ27N
disability	83 27ş33W
discount	74 -8W-7S10Ů11ľ13őǩ17QŽ20ź
discount $	85 -8S8Ž11ő12ź21ǩ
discount for	89 12Ž
discount so	87 -9W12Ů23Q
disease	87 20ƽ
district	86 -13Ʊ15Əǔ16Ǔ20Q
dive	87 45ǀ
divorce	89 13ĵ16f
divorced	86 25f
dmv	89 30Ƅ
do	27 -35ĺ-28ƨ-23ǅ-21S-19jƒ-18œŦ-17iGŢ-16ţǂ-15Ŵ-14Ƴ-13ĵŠơ-12ƪ-11vōšůƌƠǍ-10ŇƇƴ-9tőŘŤŷƮƽ-8epBŨũƅƈƱǤ-7rĶļńŗśŸźżƫ7Œŵư8aoYūűƔƢƭǡǦ9CVĻŚŬƃǊ10HUķŁųǟ11uIŐƊƖ12MŊŖŪƤƵƼǠǧ13QŞƥƿǔǩ14ņŋŌǇ15JľŽƘ16ƐƷ17AŜŲǗ18OWňŶƻƾ19FĽŰǀ20yZŏ21ŝǋ22zŮǉ23w24ŃƕǓǘǜ25qTĴžƜ26Kǚ27ŭ28ǎǏ29ǃǕ30şƟ31Rǈ32ƚ33ſƁǐ34Ŏ36Ǚ39P40ǑǛ42Ɲ44g45ƞǄǖ
do $	66 -30r-17ǥ-15ƨ-14ƞ-10xŎǃ-9ǩ-8gYŹƮ-7oTƝǂǋǑǝǦ9ĴƟ10ņ11B14y18ƶ25U28Ů29ƤǊ33Ǆ43ǟ47ǈ60Ʒ72P80q
do a	76 -14ǝ10ǁ17Ǚ22Ŝ23X28M
do after	89 14U24y
do all	89 -7g7Ư39P
do any	76 -9Q9Ǚ10Ǜ12Ųǈ16Ǆ43ǔ
do anything	80 19r24ǀ
do business	87 -27Ǆ-7P11ǔ13ǋ14ǡ18Ŏ38ǃ
do clients	77 -9ǔ9ǖ46Ɯ
do customers	87 -16ǔ-9Ų7ǖ49Ɲ
do for	67 -14Ŝ-9ǩ-7cƶǠ8ǈǖ10ŧŲƀ15Ŏ16Ǒ17Pľ22gņ31qĹ44Ư
do i	66 -44ō-13s-8ř-7ŭ7ơ9luwǡ10ļ11E12Ŋ13Ɔ17ǧ19ŷ20c25ƕ27Ŏ28a31o34Iŋ73ǩ
do if	80 -9Ʈ-8ǝ13Ʒ17ǜ20Ƥ24ǘ
do in	85 11ǈ18Ɲ31Ǌ
do it	72 -27ĸ-20Ř-13ĺ-12X-11Ƶ9M10ĴŁ11BŶǠ12ƕ13K16r37ŀ39Ō86Ŏ
do not	59 -34ŝǩ-16Nĺ-9UŌ-8ag-7AŐ7pZŋűƵ8YƳǁ9IMŵ10ĽŁƠ11ŇŪŽƊ12OPň13Ǒ14ŏ15cĴ16ń18ŕ19bl20LXƻ22ǒ43ŀ59Ş
do people	82 -23Ǉ-11Ɯ-8ǉ7ǚ19d28ǩ39Ǒ42ǖ
do right	87 23Ƨ25ŧ
do that	80 -8ŌǓ7ƌ10ǧ15Ų19Ŏ21U22ŝ
do the	63 -10vƱ-9Ų-8aǡ8Ū9žǓǚ10kŭƩ12Ű13ǁ15Ɯ20ƪƬ21Ǡ25x39Ǒ
do there	85 -13ŝ12Z66Ǆ
do they	66 -26Ń-12a-11HƄ-9Ŕƾ-8Ņ-7Ŏŧ8zǌǩ9Ǒ10WƖǂ11Ǖ12ơƪǒ13ƁƠǓ15ƍ17T18ƕ19R23Ƨ26ŝ27wǖ28y34ǧ53Œ
do this	79 -20Ļ11Ń12N18Ō25s48M
do to	78 -23X-8ƽ9ƚ11ž15Ŏ33Ũ35ǝ55ĸ
do we	86 -8Ƅ10d14Ɓ17ƀ26ƕ
do with	78 -7P11k31g42ŭ76Ƶ
do without	83 7Ʒ9Ǩ10ŵ16ľ24ƭ
do you	29 -26ŀ-23ĺ-21ǅ-20ơ-19Ơƨƪ-18SŞƒ-17qǂ-16cGƧ-15jŎŷ-14ńœŢŨƯ-13iƌ-12lŠţũƳ-11BŒŦŴ-10kxƇƷƽǧ-9eĵļŇšŧźǍ-8pĸƀƫ-7őŤƬƴǌ7Žƛǡ8zĻűƂƸƺǢ9wƊƑǈǐǣ10JƖƗƻǦ11YĴū12ĿŌƃƦưƼǞǠ13uŔŚƄƔƢǥ14ŊōŬǟ15CVĽŪǓ16OųƐ17Ǆ18Zƿ19QķňŏŲƘǇ20HŐŶƚƜƥǊǚ21Űžƾ22TŖŝ23Fľǘ24WǑ25ŜǀǋǏǔǜ26ƁǙ27Ǘ28AǕ30Ůǉ31RƝ32P33ŭƟ35KŃǎ36ş39ſ44ǃ48Ǜ51g54ƞ
do your	69 -16Ų-14Ǒ-10ŰǇ-9ŮǗ-8l-7ů8ƃǔ10ƽ12Ǐ13Ǔ17ǒ18Ǡ20ǖ28ǈ35Ǚ38z68ǐ
dob	85 -11Ÿ34p62d
dob $	87 -11Ÿ11p68d
doctor	71 -7ǈ7Ƹ11ǣ13ƻ17ǂ26ƃ31Ƽ41ƾ
doctor $	78 -8ǈ13ǣ20ǂ28ƃ
doctors	87 20ƾ
does	41 -19ž-17ƂƦ-15Ÿƹ-14ŭ-13Ūƻ-12ƸǇ-11Ő-9tĵŢƫǖǣ-8vQŦƗǋ-7YķĺŘŞşţŷƈƓƛƵǉ7dwzƅƎǊǕǛ8oŨŬƆƕǌǍ9ŒŶƞ10Łǒǥ11ŗǎǏ12ňǡ13LŖű14bxů15ŜŴƙ16ƊƯ17ƠǦ18Ɓ19ŇǄǜ20hƇ21Űơ22sWŕǚ23ƧǐǠ24źƄ25Ʃ26ŹǂǓ28ų30r31Ľ32ǈ34ǩ35q38ƨǧ
does $	87 -24Ƃ-8ų15q25ǩ34Ǆ
does a	87 -10ƕ7ƨ17Ŭ19Ǌǩ21A
does anybody	75 -18ŷ10ǚ11ǡ13ƐƟ14Ư16ŜǍ18Z27Ɯ36Ų
does anyone	83 -8ŭ-7Ŀƽ14z25Ư32ǐ
does each	78 -10q10ǆ17ǈ18T
does he	71 -27Ǆ-21T-16ƻ-14Ÿƹ-9ŭ14r16ų18Ŝ29ź31ǂ33ů38h66q
does it	58 -45ƣ-24ž-10r-9Ţ-8ųǦ-7ŝǩ7ƁǕ8pƎƿǆǌǥ10TĽƋƧ11łůƊƖǎ12Œƪ13ǃ14ŮŴ17ƞ18Ŷ19b23Ũ26Ʃ30ű31Ƈ40ŗ46ŕ51Ǎ
does not	80 10ǂ12sƙ16Ǚ27ŀ38ǩ
does she	72 -21Ź-15W-14Ķ-11Ƹ-10T-8Ǡ-7q9ǈ10r12ů13ź18Ʒ20ų21s33ƨ44o51x
does that	68 -12B-9Ĺ-8ŗ-7ŖŨ7d8Ǔ9ť12pŭƅ13ň16ĿƆ17ƧǏ25Ľ58ǩ73Ň
does the	54 -47Ǎ-35Ɣ-25ų-16Ų-10ŗŪǌ-9ž-8qŖƈ-7rxƗƨ7ŎŴƉǊǕǛ8Łǎ9ŇƊ10ǠǢǥ11ǚ12T15Ź16ƙ18Ű19Ʃ20ǧ21ǡ22Ƨ23W24Ǆ25ơ27Ĺ29ƠǓ32ǐ35Ǧ40Ƅ47ƣ56ƕ
does your	54 -22Ň-20ů-15ŭƯ-14Ʀ-12o-11ǐǩ-10ĵǇǒ-9xŕŲ-8vŸƧ-7pĹƣ7ưǛ8ŝƀƃǌǓ9Ǒ10dR11Ƣ13wǂ14qŖƨ15Ł16Bŷ17ŏơ18Ǆ19sĶ20Ű25W26ƁǠ29Œ32Ŵ34ǧ37Ź39r47ų
dog	75 -7Ķ9ū76h
dog $	86 -8Ķ10ū17h
dogs	83 23Ɲ37h
doin	80 9j10Ŏ11t14ŝƨ15k18ǟǠ
doing	63 -10GŲǍ-9q-8Œ7Ǆǩ9ŝ10cŌƵ11Ş14Ƴ15j16k18ǐ22i24ũ32x33tǟ35S
doing $	78 -12Ǎ-10q-7i20ǟ26t32x
doing for	87 11k33Ş
doing in	89 7x13ź17j
doing okay	89 17x19t29i
doing that	86 -12t-8Gő-7ǅ10o55S
doing the	89 -17t12k16Ō19c21Ƴ
doing this	89 15i22ǩ
doing with	89 11t15Ƶ
dollar	71 -8ŤƎ7Ƙ8Ƃǖ9Ɨ14ǅ20ŗ21Ř22ĸ35Ŧ
dollar @name	85 33ĸ
dollar amount	87 9ƚ14X19Ŧ
dollar deductible	87 -13Ŧ36Ř
dollars	76 -13ķ-8B7žƗ8m10ǘ11ľ12Ƙ14X15Ţ16œ24Ņ
done	66 -13Ǐ-8ťƝ-7ƛƵǢ7Ʋ8ptǞ9ǂǟ10ŦŷƋǋ11Ǆ14Ōŝ15ǘ16ƶ18ŧ21ǝ23Ļ24y26ƾ33ũ34ƌƗ36Ń
done $	76 -7ƛ8y12Ƌ13ǟ14Ǆ16Ǟ17ƌ18Ń20ǘ21Ļ
door	73 -16Ų-11ǔ-8ř9ůǎ10Ƙ11ū12Ǜ13Ǆ14Ǌ16ǃ17ƙ26Ɲ27Ǎ31ƣ
door $	80 -12ǔ7Ƥ10ůǎ11Ƙ18Ɲ19ƣǃ23Ǎ
doordash	85 7Ǜ35Ų
doors	80 -8ǎ13Ǩ14Ǝ22ǅ25ǝ
dose	89 59ƻ
dot	85 -7D61J
dot com	89 29J
double	89 14Ř30œ
down	52 -25ǩ-11Š-10Ŷ-9ōŭ-8Pŀ-7ǟ7fŖư8ewĿŉŎƍǈǛǢ9oňřƆǉ10j11pLŌ12UŸǕ13ƫƲƶ14aVƁƏ15cſǊ16Ū17ǎ18TǞ19MŞ20ƴ23ŵ24Ť25Ƒ26ł32ǝ37Ɗ
down $	67 -9ǩ8aǖ9ƹ10v11fǕ12ƍư13LƆ20ƴ24Ťť25T29ǝ35Ƒ
down and	82 -10v11ň12d17Ɨ19Ŗ
down as	85 11ƫ13o14ơ17a19c
down at	87 12Ř23Ş34U
down for	73 -11ǩ10ķ11c12m13ŧ21Ō28ǎ
down in	87 13ĵƥ
down right	89 -17d7ǆ15e16o22p
down the	80 -12ŭ-10aǟ-7Q9yƒ10Ƌ13Ə18V23Ū28Ǟ31ſ
down there	75 66Ɗ
down to	78 7Ǟ10Vŉ15Ŀƀ19œ44ł
down what	86 -9P-8Ɨ8D10q17Ǣ19ř
down with	83 10M12łƽ13Ʋ17Ĺ
downstairs	89 33Ɗ
downtown	85 11ůǋ17ƣ26Ǎ29ǩ
draft	87 18Ĵ20e
draw	86 14ǁ31ǚ
drawer	87 -8Ű13Ŭ16ǖ24Ś
drink	78 -11Ǆ10ƺ12ǩ48ƿ
drink $	83 16ǩ24ƿ
drinks	85 12ƿ53Ǜ
drive	59 -19q-15ƨ-14u-9ź-8rz-7ǂǛ8D10Qǐ14Ũǈ15Ƅ18M21Ū22Ź25Ŷ30ŭ34Ų40ŵ42Ŵ43ų45Ů52ů
drive $	70 -25ŭ-21q-17ƨ-16u-9zŮ-8źǂ8Ž9ǈ10D13Ŷ15Ų18Ź22ŷ25ų29ŵ40Ū51Ŵ
drive for	85 -17Ž-8ŭǐ12Ũ16Q42Ų
drive in	83 71ů
drive it	80 -23ů-16Ų-9ŷ7Ů11Ŵ21Ƅ76ŭ
drive to	83 -7ŭ23ů33ǐ
driven	77 7Ŵ10ŷ14ŭ16ǋ
driven by	79 14ŭ16ǋ
driver	70 -10Ŵ-7ŲǙǧ10ż16ŭ17ų19ž23ſ25Ž26Ź28ŷ39ź
driver $	83 -10Ŵ-8ų24ž25ŷ30ź
driver or	87 16ŷ21ŭ
drivers	68 -24ų-10Ů8Ź9ż13Ÿ14ǩ15Ǜ19ǐ28a32ŷź
drivers $	81 -23ų-16ǐ-7ź19Ǜ47ŷ
drivers @name	86 -22ŷ57ź
drivers in	89 17ŷ
drivers license	80 -26ŷ17Ÿ34a
drives	65 -13n-8Ū7Ź8ſ11q16ŷ28ų29ǐ31Ş
drives $	86 -57ų-29ǐ13Ź91ŷ
drives and	80 -17ų28ŷ
drives it	89 -34ŷ58ų
drives the	87 -26ŷ7ǐ39ų
drives them	80 -12ų-7Ū21ǐ
drives which	86 -14ŷ17ų
drives you	89 44Ş
driveway	78 -9aŭ8Ə25Ū38Ű
driveway $	89 -16Ū9Ə35Ű
drivin	77 -8m-7Ÿ8źſǐ13Ų18ŪŹ20S28Ż
drivin $	89 8Ž11Ź31Ū
driving	66 -21S-12n-10ǧ-8uǩ-7sRǐ8Ż10L12Ū13Ƃ14Ų15ų21Ŵ22Ź23Ž25NŮ27ż31ŷ39Ÿ
driving $	77 -22S-9uź-8Ų-7ŷ24Ź26Ÿ32ż45Ŵ
drop	77 -11M-7Ŵ8š9D10V12ƽ16ś19ƀ37Ƶ
drop it	89 -13M17śƀ
dropped	83 -7Ǌ7ƀǦ9Ƃ12Ǩ32š
drug	89 11ƿ16ŧ27ƻ
drugs	83 11ƻ39ƿ
drugs $	87 12ƻ17ƿ
due	78 -9ĵŒ11yƾ14ŝ41ŕ
due $	83 -10Œ28ŕ
duplex	89 -8Œ13Ơ17ƣ
during	89 15ŭ19Ɵ21P26R
during the	89 15ŭ19Ɵ21P26R
dwelling	82 42Ɠ
dwelling limit	89 28Ɠ
e	78 -9ǩ7ǣ8Ō10Ƌ15w51bǚ
each	63 -28ŗ-11D-8q7vƋ8ǆ9ƔƱ10ǉ11T13Řų16Ơ18Œ19ů20ǋ27ƶ35W37ǈ
each have	78 -34ŗ17ų55W
each month	83 -8TŘ13Ɣ14ǉ22Ơ25Œ
each of	76 -10q9vƶ22ǈ23T
each one	89 11Ƌǆ
each way	87 29ů
earn	80 -12X13Ʈ29q35TŎ
earn $	86 -13X15Ʈ29q36T
easiest	87 12ś25K
easiest way	89 12Kś
easy	85 -12ƾ10ǧ12kŽ13ŧǂ17M20ś
eat	85 8ǒ12ǣ17Ř18Ǜ41Ƹ
education	80 28Ʊ41m
education $	85 14m26Ʊ
either	82 -13ƪ9r13ƽ14żǍ20Ŭ
electric	86 -9Ɛ20Ƌ
electrical	82 20Ƌ27Ǒ
else	54 -17ǩ-9Ǘ-8Ź-7Vŏǐ7ķĺƘǑ8Ŏǥ9ŉ10hƼ12Ŵǋ13Ţ14ƙ15ƥ16Hǝ17ųŵǈ18Ʈ20Ƣ21ŷ25n27Z30Ł37ş42ō46ń
else $	71 -19ş-13Ł-9ķ-8n7Z8K9wǨ11ĺń12ŶƘ16H20ǋ22Ŵ24ƥ44ō
else are	86 -8ō-7ǩ34Z35ń
else be	80 -13Z32Ʈ
else drives	89 -11ǐ28ų
else gets	89 -12ń8ų10n28Ł
else has	89 12Łş22h
else i	89 35ō
else in	86 -34ŷ-10V7ż10H12ńţ50n
else is	76 -10ń-8ǥ12Ǒ13Ƒ16Ƽ23Ƣ28ş33ǈ
else lives	78 -13ŷ16Ƣ21n
else on	89 -17n-15ń-14ō-9Ł-7D27ƙǥ48ŷ
else would	80 15ķ
else you	78 9ķ13Ū19ń
em	70 -10a-9Š-8ƃ-7cnŲ7ĴƤƴǛ8ŪžƅƟ9uœ10wZơ11V12lűƯƱ13Ǖ14ŧ15ǋ16E18ŞŢ19ŝ22v24ǚ
em $	85 -8ƃ11ž12œ15Ş16l20ǋ27ŝ
email	60 -9Ǡ-8D7Ľ13ǧ18Ǖ31ś36ǘ39K54J
email $	71 8ƕ18J52K
email address	85 14J
email for	89 -21K36J
email me	89 -8ǘ30ś
email or	87 -10Ľ-9ǘ36K
email something	80 22Ǖ
emails	87 7ǘ13Ǘ15J
emergency	85 12ƃ17Y
emergency fund	86 20Y
employed	86 -13ǜ27Q34q
employed $	89 -13ǜ40Q
employee	80 -13Ǉ13ǥ52ǜ
employees	63 -10Q-7W8ǉǐ17ǣ20Ǒ23ǈ38Ǉ
employees $	79 -16Ǒ10Ǘ11ǉ13ǈ28Ǉ
employees are	80 18Ǉ
employees or	72 -16ǈ49Ǒ
employer	74 -11ő17V22S25Ƨ34Q36W
employer $	81 -12ő24QS28Ƨ
empty	82 8y44Ɵ
end	69 -11ǆ-10ő-7œƗ10jĻŌŕƭ11ŃƷ12Iǃ13ł14Ł17i19ư23ŠǤ27Ŧ29Ŕ38b
end $	80 -8Ɨ11ƭ13Ł17ŕ18ł20b21i25Ŕ28Ǥ
end of	87 -13ǆ16Ńǃ
end up	81 -11ő-7œ8m13Ʒ31Š32Ŧ
ended	87 11ļ12l26ż
ends	80 -9ǅ9e12Ʃ16ř18ū27Ƨ30ŕ
ends $	89 -9ǅ14Ʃ36ŕ
ends in	87 9e17ř19ū
engaged	89 33f
enjoy	86 -7P18U23g27t
enough	72 -9ǡ7Ư8Ź9ŀ10Ŏ11Ɨ12rĶ14ŷ15y17j21ž23ť33Ƭ
enough $	87 53Ƭ
enough to	80 8Źư13r15Ŏŷ17ĶƗ
equipment	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
equipment in	87 -14Ǐ-7Ɨ13Ǣ30Ɲ
equipment values	78 -20Ǣ40Ǐ
equipment worth	87 23Ǐ
equity	87 20Ɣ48ķ
errands	87 13ǐ35ŭ
escrow	85 43Ɣ
escrow $	89 -27ƕ60Ɣ
even	62 -9Ĺ-7LXŰ7ƿ8hnŷ9ǣ11ŒŕƬ13ŢƯ15ƹ18Ũ23ż25Ŝ35ţ
even a	76 -7uŰ7Ɯ16ƹ18ż21Ư
even if	78 7Ʊ17Ţ20ţ
even ones	80 12ţ
even small	79 19ţ
evening	89 23L
ever	48 -19ƽ-13Ƣǔ-11Ǚ-9ŔşƸ-7rGSķŐŦŷƃƄơǨ7ŭ8ǩ9ŸƚƷ10CǐǕ11ƍ12gŏ13RƑƿǒǚ14ƂƩǝ15ŜſǆǘǛ16h17Ž18Ʋ19šŤŲ24ųƙ25ņ26Ɯ27ZŻ28ŗƛǜ30ƴ36ţ37Ŗ38Ƽ
ever been	64 -9Ƹ9Ɯ10ǜǝ11Ų12ƴ13ņſ14šŻ17ǘ18Ɗ20ƿ26Ƽ
ever come	76 -7ŤƝ8ƴ17Ɯ18ƛ25Ƒ29Ŝ
ever empty	87 22Ɵ
ever get	82 9Ʋ13ƍ15ǘ19Ɗ26g
ever gone	89 22ƙ29Ŗ
ever gotten	83 -17Ɗ-15Ǚ12ƙ13Ǜ20ƛ33Ɯ
ever had	65 -20ƽ-18Ŝ-14Ɗ7ǘ8Žƙ10ţ16ņǝ17Ǖ18ƛ23Ƽ24Ť29Ż
ever have	83 -7ƴ9ǜ27R47ţ
ever said	89 21ǚ29ƴ
ever sat	87 13Ʋ26Ŗ
ever taken	80 -43ƪ67Z
every	60 -12ŭ-10Ǔ-9iǏ-8L7uŞƦǝ8hŐŜŲŹƐƾ9Ǝƽǥ10cUǢ11ų14Œ16Ĵ17Ŵ19Ūƻ23Z25T26Ǚ28ǒ35ů
every #	86 12T20Ʃ23Ĵ
every @day	89 23Ǚ
every day	78 -11ų8q9R11ƿ12Ź13UŲ23ů25Ŵ26ƻ
every month	72 -38Œ-15ǝ7F11Ő12Y21T32Z50Ĵ
every time	89 -8O11ŞǙ
every week	89 -12ŭ14ų32ǝ
every year	87 9Ɵ13ƾ14Œ16Ŝ
everybody	72 -7ŗ7Ɩ8xǗ9ŁŭžǑǘ10œżƳ11Ƣ14ǅ15ŷ16ķ17Ƭ19n
everybodys	78 -9n-7Ƴ9g10Ŏ11ZŰ14ǈ15Kǩ23ľ
everybodys got	85 7AŲ10g11Ŏ13Z20ľ
everyone	89 -15ǐ15Ž21ŷ
everything	65 -8Ɠ-7Ŋų7KǦ8Ƃ9ƻ10ZŝǑ11Ŀ12Ƭǖ13Ǆ14UǢ15Ưǐ16Ļ21ō24ş25i26Ɨ34ķ
everything $	80 -23Ǐ7Ř9Z10Ǧ11ĿƂ13ƻ25Ɨ30ō
everything in	86 9Ǣ14ķş17Ǐ
everything you	85 -7Ɠ13Z17ķ28Ɨ
ex	89 48ƫ
exact	87 -7Ū10d13Yǃ24ū
exactly	73 -9ĺ-8pǍ-7Ŗ8Ņ11ŀ12š13ƕ14d15Ǆ18Ťơ19Ƨ
exactly $	89 -9p-7ŕ11Ņ20d
exactly did	89 -10Ǎ7B17ƕ20š23ơ
exactly does	79 -7Ŗ14ŕ27Ƨ
exam	75 -10Ƶ61ǁ
exam $	80 28ǁ
excellent	89 13Ƹ
excess	79 -10ŗ69Ǧ
excess liability	87 -11ŗ28Ǧ
excuse	89 42Ŕ
expand	89 45Ǟ
expense	87 10Ľ24ĸ
expenses	82 15YǊ26ư
expenses $	87 16ưǊ
expensive	82 -8Ǝ10Ǐ13ǣ14X16Ɨ25Ƙ
experience	72 11ŧ16ǣ17Ũ18ǅ21ņ
experience mod	78 23ǣ
experience with	89 26ņ
explain	75 -7ƞ10Ŗ14Ŕ17B19ň35Ŋ
explain $	89 -13ň42Ŋ
explain it	86 -8ƞ13Ŗ19B26Ŕ
explain that	89 26ň
explained	85 -10œ13ňŔ19Ŗ
explained it	89 13ň
exterior	89 33Ƈ
extra	78 -8Ź9Ǧ11Ųƶ16Ƥ20Ƃƴ24Ǉ29Ǥ
extras	87 50Ɓ
face	86 -17ŗ14Ʀ28Ƭ29M
facebook	89 24ļ27ǩ
factor	89 -15J-10Ł19ł30ǘ
fair	76 -7Ʊ8Ŏ12ļľ15iŉ16ŀ17ĵ18Ň24ŧ
fair $	85 7Ň14Ŏ22ŧ
fake	83 13Ŀ53ǘ
fall	67 -18Š-9Ĺ-8Ʈ8Ň9Ǟ10ǒ11ƃ12Ǚ13šƾ16d18yŘ20ŕƗ22Y23ƞ33Ŷ
fall back	72 -8Ʈ12ƃ20Ř24Y
fall out	89 13Ň30Ɨ
falls	85 10ƾ12ť20ǡ25ǣ30Ɯ
falls off	89 11ƾ13ť26ǣ
familiar	87 24Ľ33Ŗ
family	58 -16Ƣ-11Ƽ-7żƷ7Ŀƃ9Ƹ10hAF12zưǇ15Ū16Ɯ17Ƴ18Ũ20u22Ƭ23ƶ24y26ƤƮ33ƽ39n
family $	71 -13ƳƼ-9Ʈ-8ż8ſ12F13AŨ16Ǉ17Ƥ20ƽ26u27y37n
family fall	80 -9Ʈ25Y
family history	75 17Ƹ22ƽ
familys	89 12ƭ17ǅ
far	64 -18Ŵ-14U-8Š-7LR7Mŉƭ8Ůƙ9Ň11v12Zť13ő14ƞ15S16uųǐ17ź19Ə21ƚ23ň26i50ů
far $	78 -8L9ŉ12ŇƏ19ƞ21iu30ň
far are	87 9ƙ29ƚ
far do	87 22ů25Ů
far is	80 -16U7Ɛƙ10M15Ə34ů
far out	89 -11Ů-8ů24ƭ28ǐ
farm	74 -14S-10h8Ÿ10ŜŢǄ11ƶ13Ņ15Ɲ16ŭ17ń20ő33Ǒ41Ő
farm bureau	89 12ńőŜ
fars	87 14ů17ƙ
fars the	89 18ƙ
fast	79 -26ǩ12Ǉ15Ż19ŧ24Ń37ň
fast $	89 -14ǩ7O16ň24ŧ
father	81 11B14Ƴ19z39ƽ
fault	78 10ƃ14Ť45ż
fault $	89 11ƃ24ż
favorite	83 -8Ş14ŝ20ƞ23Ŷǩ
favorite thing	89 -12ǩ-8Ş15ŝ36Ŷ
fax	86 -13M10ƕ17Ƅ29ś
fear	89 -7ƽ32Ŀ
feel	65 -9ŀ-8ǡ8ĸ9Ƭ10žǟ11ņ12ĵŧ14ŋ15ǁ16ƞ17Ũ21Ŏ22ŢŽ25r28Ň
feel $	87 -12Ƭ11Ň38Ũ
feel about	73 -12Ũ-7ƞ16ŋ17ǁ27Ž38Ň39r
feel like	86 -15Ũ-11ǡ14ž21ŧ31ƞ
feeling	81 -16ǂ9Ň10x17t23ŨƸ
feels	87 -14ŗ12ƞ14X43Ƭ
feet	70 -8R8r10Ə13ŀƊƺ14Pǀ15U18ŧǋ37Ɔ
feet $	81 -8R13P16ŀ17Ɔ25ǋ
feet is	89 8Ɔ
feet right	89 19ǀ
fella	79 -8d7ņ11g12ſǃ13xBń14Ņ16Ƙ18Ŝ
fellas	89 10ƫ12ņ21Ǒ
fence	81 13ƍ36Ƒ
fender	82 -7Ű11ţ14ű31ż
fender benders	87 25ż
few	71 -13š-7Ǟ7mǣ8ǅ12Ɓ13OƝ16H21Ŋ26ĵţ
few questions	89 19Ŋ
few years	75 -14š7ǣ8ǅ17H28ĵţ
fianc	89 11f14o17p21q
field	87 13ĸ16Ś18ǈ
fifth	89 11Ĵ23ń
fight	85 -13Ŕ11Ŏ14r17ů19ǜ22ŧ
fight you	89 -13Ŕ15r24ŧ
figure	72 -13Ǐ7y8HœŘ9XŦƓƗƭǊ10ĸłŅŤ12ǉ15AŖűƬ18ƈ25Ƙ
figure it	89 21A29Ŗ
figure you	89 -7Ŗ12Hƭ16X29ű
file	72 -12Ÿ7w9dJǃ12ǖ16ţǒ19ś20Ǘ21Ƅ26aǆ
file $	85 7a10w11J12d
file for	87 11Ǘ12ǒ16ǆ
filed	80 9Ƅ11ǜ15ǒ26Ť36ţ
files	87 10ǘ35Ǘ
fill	76 9Ů13Ľ15Ĺ
fill in	79 -20ĺ39Ĺ
filled	85 7Ľ11Ĺ15Ō26ļ
filled out	86 7Ľ11Ĺ15Ō26ļ
filling	89 20ĺ
filling out	89 20ĺ
final	78 9Ľ29Ł40ư
final expenses	86 27ư
finally	83 10ĺ11j15t25k29ƞ
financed	85 -9Z47Ŭ
financial	83 11Ǡ22B37A
financial guy	89 8A24B
financially	87 13Ʈ17Ư22ĸ
financially $	87 13Ʈ17Ư22ĸ
find	71 -10ǩ8ƪ9Ŏǁ11ķŠǟ13MƷ14Uŧ17Ƽ20ǘ26Ś32ļ
find a	89 -7Ř15ǟ16ķŎ17Ʒ
find the	89 11ƪ22Ƽ
find us	89 
fine	77 -8ơ8iť11G12ǩ13ŋűŽ14Ǌ16N28Ŗ
fine $	87 9ť13G
finish	85 -14Ŋ9ƌ10Ť15Ǆ19m22ǩ
finished	74 8ź10ǡ11mƌ29Ɗ
finished $	83 14Ɗ20m
finished basement	89 
fire	64 -10Ǐ-8C7ĿţƐ10Ń15ǜ20ĺǢ21ŉ27ǝ30Ƥ31Ǝ32Ť79Ə
fire $	86 -23Ə-12Ǐ-7ũ8Ɨ9Ƥ19ǝ20Ť28Ǣ
fire department	85 10Ǝ16Ə
fire station	85 18Ə
fired	89 53ǜ
fireplace	78 50Ɛ
fireplace $	86 12Ɛ
first	59 -9ǡ-8Ƥ-7tĸ7wGZőƠǅ8ž10ƨ11Š12S13YŚ15aĿƫ16xŇŕ20Ńœƅǩ22oAńƖ26ŏ30Ř
first $	79 -7ĸ11Zł12AŕƷ14Ō17ŃƖ49Ř
first and	79 -10w33ƫ49a
first months	80 -9Ʈ25Y
first name	89 -9t-7a11b36o
first one	86 21ǩ32ŏ
fish	89 11Ɵ37g
fix	81 15ǩ17Ƥ19ţ20ƀ34Ş35ũ
fixed	87 10ŵ20ũ25ƌ
flat	78 -14f8Ř9ƚ16Ɓ20ƴ24ǩ26ƨ45Ɖ
flood	72 83ƙ
flood $	89 17ƙ
flood insurance	85 29ƙ
flood zone	83 16ƙ
flooded	87 8Ƥ9Ɗ12Ũ
floor	77 -11ƙ11x12Ǝ22ƛ23Ɗǈ49ƣ
floor $	86 9ƣ12x15Ǝ26Ɗ
floors	87 -7Ǎ11ƣ14ƌ15Ɔ
florida	89 30H
fly	86 -12Ÿ43ǀ
folks	65 -8iş-7ƝǑ7ĹƂ8a9KļƮ10W11Ɯ12Ž13ǈ15ƥ16ŝǖǗ19Ʀǔ20Ǉ21ƽ33z
folks $	85 -10iU8ő10ǚ13Ǘ23z27ŝ
folks do	89 -7Ǆ11ǈ12ǔ
folks who	89 15ļ16W18Ɯ
follow	86 17ň22g23KƧ
food	80 -13Ŷ-11ǐ12Ŀ32Ǆ42Ǜ
foot	80 -12c11ǋ18Ż31Ɠ42ƺ
footage	85 29Ɔ
footage $	89 14Ɔ
for	34 -27C-23ų-20ŀ-18ŷ-16aUňƼǉ-15Łœ-14ĿǍ-13D-12ǘ-11ƚƷ-10ƧƮ-9RƩǄǜ-8hŚƂƦƸ-7ūƊƑƜǃǎǕ7cYŉŜŽƎơ8yJLMŐŞǇ9jŎ10VƟƿ11ŌŦƬƴ12pNƭƻǞ13wŠ14ǢǦ15qƔ16gŒŔǌǑ17ű18dlOƗƯ19ǥ20XţŤ21ƀƤ22ĻƄǁ23ĶŖƝư24kłǓ25b26ŗ27Qǂ28ŨǠ29ľ32ĹƓ36ƶ38Ơǐ39Ų43ŭ49ƒ60Ʊ
for #	70 -16c-12X-7OƮ7ĺ8Ş9aj10ƗƤ11ƥ12ƃ14Ǩ17Ƭ20Ž23Ŧ24ǝ27ƒ
for $	58 -34ǌ-22Ĺ-21ű-16Ő-14Ǒ-13Ŧ-11ş-10ų-9ŏǈ-8xǃǐ-7GƅǍ8Ş9Ƭǥ10ƨ11uƄǏ13Ɣƻ14OƠ16ŲǓ19ƭ21ƕǩ23Ļ30Ť36Ŗ37ŭ44ŗ50Q55ƒ67ơ
for a	59 -14X-13Ǟ-11ơ-9Ƃ-7Ū7ƏƬǎ8šƶǁ9LĽŗ10mǝ11ŵƝ14ǐ16ư18qHS19ǌ20Ũ22Ř23Ŋ40Ƥ
for all	79 -12ǧ10ǘ17ǒ
for and	71 -18ơ-12ǌ10ķ11Ŗſ27Ư51Ĺ
for anything	89 -8ţƼ13ǂ15z35Ƹ
for bodily	89 -14ž30ŗ
for business	87 -17ǔ11Ǣ57ŭ
for college	87 -10m40Ʊ
for for	83 -11Ƥ-7ŶƼ11ǂ13ŭƱ15ƃ17ş
for fun	86 -11P-8Ŷ12ŭ45g
for good	89 21V41ũ
for her	89 -13ƶ-7m11x12Ʊ26Ƴ
for in	89 -11ĹŖ-10ŀ40ƶ52ľ
for insurance	81 -39ơ-7Ǘ11ĺ14Ǔ30Œ73ǌ
for it	65 -16Ŗ-12ŗ-9ĸ-7Ř7FY8Ǥ9bB11ƫ15ƒƞ16Ŏ20Œ25Ĵ28Ŧ34ű35rŐ41Ɠ
for life	81 -19q-17Ż19ƿ29ƴ38ƨ
for me	64 -13a-10ǩ-9Ŋ-8ŭ-7wƗ7Ÿ8nşƇƋ9ŷƭ10ō11TųƎ12ŉǄ14ǈ15ķ19Z22Ū23Ǐ72b
for money	86 14ǘ18Ų20Ɲ
for on	78 -9ŗ10g12ƓǓ
for retirement	81 38Ķ
for school	89 -13m16ŭ40Ʊ
for somebody	89 43Q
for that	71 -11ƒ-9ĴĹŇ-7Ų7ǐ8Ŕ9źƱǀ11ť12Ɲ13ŧǣ14ŏŻ16c21Œ32Ō37ĸ40Ŷ
for the	53 -15ǩ-14ŭ-13Ǎ-12Ǌ-11xơǟ-10VǄ-9QŘŲƕƯ-8gZķžǋ-7sAŌŐƮƴ7tvzšťƤƫǃ8ĶŮůźƗƲǛǦ9eƪƺƿǈǎǐ10ǆ11ŒŰƖǑǔ12Fǉǡ13OƱ14P15ŔƘƟ16Ƅ17ư20k21w23ǁ26ƶ31Ǡ43ǥ56Ǟ64Ơ
for their	87 -10ǧ14ǒ17Ʊ
for them	75 -32Ʊ-7mŞ13Ʈ22x27ƶ36y40Ư
for this	74 -7Ũ7os9Q10Ǌ11ŏ12ļ13O16ǁ17Ĵ19m22X23Ƶ
for today	89 -17ĺ-12Ļ8ƒ31Ĺ36ű
for what	81 -11ƿ-9ŗ-7Ǩ10Ɨ12ķƻ13r18ƒ27Ʀ
for when	85 9Ĺ19ſ22ƒ34Ķ
for wind	79 -13ƚ29Ř
for work	79 -11ǈ-9gǄ13Ŵ17Ų18q19ǐ21ŭ28P
for you	52 -41ǉ-28ǎ-26ŷ-25C-24Q-20ų-19ŭ-18Œ-17Ř-16ƒǘǩ-13ť-12U-10ŁŶ-9PňǓ-8OSǒ-7ŀƯƶǆ7ŵƟ8Lƕ9ņŏŢƹǅ11ńŌƔ12jYŐǈ13IŞ14gMŖ15JĹŇśŝ16ŉ17Ǉ21Ŏ23cǠ24Ǒǟ25dG26V28Ŝ33N35Ļǐ37l40ţ41Xľ42Š53Ũ60ł
for your	65 -21Ǐ-12Ʀ-10ƺ-9a-7rŔŲƸ7qǌǗ8yWŐƴǧ9n11ǉ12Řƭ15d16Ĺƃ17Œǂ18XǢ19ƀƯƱ20w28ư31Ɲ39p
for yourself	87 10ǂ17Ư21Q
force	83 -7ţ12Ō15Ń39ŏ
forever	85 12G13Ʃ14ű41H
forget	89 10Ĵ11Ɠ15ƨ16Ƅ
form	68 8hu9ĹƜ10mƵǆ11a12p13Ő15Ľ17ļ19ĺơ
form $	81 -61Ĺ14Ɯ16Ő23ơ83ĺ
form just	80 -58ĺ74Ĺ
forward	82 -7ŕ14Ŏ16ŀ23Ō24ś
forward $	89 -26ś18ŀ56Ō
found	85 -7ŗ9ż10ř17Ļ18ű23Ʃ27Ś
foundation	89 29Ƈ
fourth	89 14x33k
frame	80 38Ń46Ƈ
frame $	89 12Ń
free	74 -13ň8Ŭ9ţ11ǁ12ƧƷ17NZ20s28LƔ31g
free and	86 -15ň-7s9Ŭ11ǁ14Ʒ40Ɣ
free or	89 12ţ21Z
friend	75 7ų11Ɯ15B17a18Ƴ19ļ42A
friend or	89 10ų20A
friend who	89 17Ƴ24A
friends	85 12ƃ19Ƥ23B
from	49 -16ǩ-12ǧ-11QT-10yŞ-9h-8jLXŒųƳ-7zAĹŖşťƤǈǘ7mŀƄƊƗƦǙ8ŉśŶƅƕƟǅ9ƏǏǝ10uŇŠũƈƚƽ11krIœŧƧƩ12ķǄ13ƜǍ14Ť15ǜ16Ǒ17ƻǊ18WĸŅ19ŎŢǒ20Ľźǋ21Ŕǔ22ơ25Ŝ28Rƙ30Ļ35l36Ǖ
from #	85 -15Ɖ-8ƅ15ƈ17Ʃ53œ
from $	72 -9Ƣ7I8C9F10ơƦ17ĸ18Š21l24Ť36ǋ38Ǖ
from a	83 10ƃ11I12ơ13ƛǨ14u19Ǆ
from before	87 -12œ-9ş12l16ƫ27u42ƅ
from home	73 -11y-10h24Ɯ28ź47R
from it	86 -10ų10B11Ɲ13ŀ26k31ũƪ
from me	80 -10ƶ-8ǄǕ12ŃŇ14ƕ18ŉ30Ŏ46Ļ
from scratch	89 -10ƪ13Ɠ23ŏ
from shipping	80 12ǝ
from the	67 -12ǖ-10ǧ-8BǛ-7Ŝť7ŅŢ8śź9RńƝƧ11ŦŲ12ǋ15ǒ16Ɨ18ƙǏ20ŧƚƻ22Ľ24Ǎǔ32Ǌ
from them	89 12ǒ20ś
from there	89 9Ƭ14l20Ŝ
from us	89 -7ƕ10ơ21Ƅ
from work	89 8s15B19Ʀ
from you	74 -13Ŝ-11T-7Ş7Ǉ8gM10E12ƣƶƿ13Ǆ15Ɗ17Ɯ29Ʈ30ķ40Ǒ
from your	73 -11l-8ǔ-7Qņ12Ə13ŢƩ16śƧ17Wƙ22ǖ24r31Ŝ
front	69 -9Y-7Ť7eŅśŻ8Ʃ11j12ĺƣ13qĴ16Ə19Ƈ30Śǃǈ
front $	82 -8ǈ9Ż11e13Ƈ16q37ǃ
front of	79 7ř10Ņ12Ʃ33Ś
full	63 -10V-7ŗų7Ų8ƃƢƱǟ9qtōƼǛ10Ɵ11Ǆ12Œ13Ƥ15Ɠ16Dƭ17ĴŹ19Ŏ26Ǉ30a32R51ƀ
full $	87 12ǟ22Ĵ
full coverage	79 -9Ɓ-8ŗ80ƀ
full name	87 11ƫ34a
full time	77 -13ƀ-11V-7nų10Ų13Ɵ14q40Ǉ42R
fun	72 -9P-7ǩ8ŭ10Ǥ13Ƣ15x22ǟ30k48Ŷ56g
fun $	85 -10P10k12ŭ23g28Ŷ
fund	77 -20m14ƕ29Ʊ31Y34ǣ
fund $	80 -20m22ǣ30Ʊ31Y
funeral	74 7ĺ18Ƴ50ư
funeral $	81 -7ĻƮ34ư
furnace	81 12ĸ13Y23Ɗ29Ƌ
furnace $	87 23Ƌ27Ɗ
furniture	80 12ƥ20Ƣ23G28Ɨ
furniture and	87 49Ɨ
g	86 -30ŗ-12Ƃ11Ǧ12b21ź59ǡ
game	87 11g12ő46ǩ
gap	77 -8ť11ƭ23ŕ30š67Ɓ
garage	71 -9ƽǏ10Ɛ11Ť13Ɯ15Ɔ17ƥ21ŰƑ32Ɲ
garage $	78 -9ƽ-8Ǐ12Ɛ17ŰƆ21ƥ
garage driveway	89 7Ű
garden	89 8g22ƣ
gas	85 10Ƌ40Ɛ
gate	87 -13ƙ17Ű18ƣ23ƍ
gave	76 7ŅŻ8Ƨ11ń12W13ǚ17Ŕ19Ŗ39ļ
gave you	77 7Ż8ŅƧ10Ŕ12Wń19Ŗ40ļ
gc	86 -9ǩ23ǧ39Ǔ
gc want	89 -9ǩ11Ǔ24ǧ
general	74 -15ž-7ŗ8Ƹǖ18ǧ19Ǔ35ǡ
general contractor	89 23ǧ
general liability	79 -16ž46ǡ
georgia	86 -7I10l13Ÿ17C18y
get	46 -14Ʒ-13qŠŭ-12Ķ-11řƞƬǩ-10Xłœ-9ĺŒŕŗ-8clņŝƆƒƟƺǑ-7ryUķŬǈǒǞ7ŃŊūŸƎǎǤ8mGQŀŐƳǘ9źƊƠƶǧ10KĴŎŴƨƵ11JŻ12pRSǙ13ĽőŹ14Ɩƙƿ15vĻ17g18Ŷ19sHƃƍƚ20ƕ21űǕ22Ŧ23kơ24ň26W27ś29ŵ33e36Ō
get $	79 -8Yĸ16źǙ17ƕ19Ʀ20B23Ŧ24ű40ƨ
get a	73 -30Ķ-16I-10Ŝ-7ƿǑ7E8Ŋ9ơ12Ŗǘ13k14Hǩ15A16Ǉ17Ľƚ20Q23e27W
get around	75 -8Ɔ8Ʋ12Ɠ39ŵ
get by	82 -15Ʒ-10ƽ12ŵƳ14ƃ37Ʈ
get certificates	89 7ǒ
get cut	86 15Ǚ26I
get for	86 -31ƒ-7Ŗ24Ơ47ű58Ŧ
get his	89 -22Ÿ8w25Ź
get hold	89 27K
get hurt	86 -15Ǩ-8W9Ɯ28ƃƍ
get in	86 -8d7s9ƣ21Ŝ27m
get into	86 -14ǅ-9JŠ10Ǘ13ǘ16i52S
get it	75 -9Ō-8sœ8ƥ9ő10BŎ11eO12ĿƘǃ15ś16Ĵ26ƒ32b
get me	86 11ǉ31ś
get my	85 12Ľ20J30ļ
get off	87 -12g7L11Ō44R
get out	81 7Ļ10H11NV13ƚ39g
get paid	86 -8ŵ-7Œ12ǖ14ƕ17Ĵ19T23ƃ
get started	87 -8Ʊ10d15Ť21Ō
get that	74 -26S-15dŦ-9ŀƺ8Ż9H11ĽőƎ12ũŽ13ƍ14X16ǅ17C19pŌŐū33v34ň
get the	76 8ŵ9D10ĸŘ12w13Ʃ17Ķ22ƫ24Ɩ
get there	89 15Pů27G
get this	82 21ŃŌ38ơ
get through	85 -10ŗ15ĸ39W
get to	75 -12Ʈ-9X-8S7Ʊ8GƧ10ő11L14kŶ16Ũ17Y21Ź44ŵ
get you	74 -10ư-8łř-7ŕƶ8ŢƎ10dp13ƭ16ś18Ƴ20Ŷ26I31Ŏ34Ō
get your	74 8W12o14s15a16ŧ26e32Ÿ37Ǖ
gets	72 -17ń-9Ǔ7Ź8gļƓǌǧ9sƯ13ŶƢ14Ɓǣ16ƭ18Ŏ21Ł33ƫ
gets a	87 -11ń11ļ15Ł22Ŏ
gets the	86 -8Ǔ10ǧ15Ư32ƫ
gets you	89 -7Ɣ11g18Ŷ20ƭ22Ɓ
gettin	81 7jǜ8x9z10i11Ŀ17P21Œ
getting	69 -9B8ŭŵǝ9Ŀ11AŚűƨ12ƞ13U15tǙ16Ǡ17j
getting any	89 10j22t
getting paid	80 15ǝ
girl	80 9ǖ13Ǥ15lǈ21w28u
girlfriend	87 -10ǌ13Ƣ22Ʒ
girlfriend on	89 -10ǌ17Ƣ
girls	83 11Ʊ14Ʒ16v18ǜ24u
give	57 -15A-8Ʃ-7nŲǒ7Őƈ9ŅŇŔƗƝƪǢǧ10ŁŪ11ŧƆƒǕ12oI13dŌŝƁ14ơ16xƧ17ŦǠ18DX28ǚ38W
give me	61 -8Ʃ-7t7vŮǎ8wƈƠǇ9ŐŒǐ10ŇƦ11Ū12ĵƆ13ƒ14doI15Ō16Ɨ19ǧ20ŦǠ21D23X
give you	72 -8Ʀ-7ŝƗ7r12Ŋ14ƪǢ15Ǖ18ŅƁơ23Ƨ26x58W
gives	89 -19ǚ9O22A
givin	89 9e13ǁ17tŀ
giving	86 10ǁ11A12e13ń18Œ20ŵ
gl	80 -30Ƃ-10ō-8ǚ22ǥ42Ǧ89ǡ
glad	83 -10ƀ7Ƽ13t15Őť24Ŷż
glad you	86 -10ƀ7Ƽ12ż15Őť25Ŷ
glass	79 17ƀ26ǌ28ƿ43Ɓ
gmail	86 30J
go	47 -20Ɲ-19ǩ-18Ʊ-14q-12Ň-11vLŐŮ-10Ŧů-9lŁŤƂƯ-8ĹŝŨƣǋ-7xSĶŃűŶƴǝ7YķŻƷ8Ŗŗǃ9ŚŴ10ńŪǐ11Ŝţťŧƾ12wEŅŞ13ŊƋ14ƒ15aŔś16Šǀ17Aňž18ũ19œ20VłšǦ21ŌƧƭ22ƔƠ24oƟ26m28ƞ29Ŏ36ƫǜ39ō43R46Ƥ
go $	67 -14Ʈ-13ŧ-9ƣ8Ƶ9Ɗ10Ţ11ž13š14Ĵ15Yőƞǣ17ƭ18ǜ19Ǧ20Ŏŗ27Ņ33Ƥ
go about	89 15ł18ǜ
go after	87 19Ƌ24ķ27E
go ahead	78 9a12Ś24Ō29Ş
go back	82 -10r8ƪ13Ƥ22Ʈ30Ʒ
go by	80 -8v13w14ǜ17ł20ǃ23a46o
go down	85 -10a-9ŭ11VƋ24Ū32ť
go for	75 12Ŏ16ƒ27Ơ29rţ
go in	76 -26Ɲ-11Ʊ-7ů9Ɵ10ŭǀ11ƛ19m20ǜ69R
go on	71 -16ƭ-13Ŋ-10ŵ7s8ŋ9ń10Źƙ15ŉ16Ŵ20Ǩ36Ɣ73ō
go over	74 -8Ř10ŊŜ12sƉ30Ŗ37ň
go part	87 -8L27V29Ƨ
go through	80 -11ŧ-7j9fĺ15Ŋǥ19ũ22Ƴ32ś
go to	71 -20Ʊ-17l-13qǨ-10Ƃ-8Ł-7Ư8ƶ9ůƾ11Ǧ12ź13Ƥ14Ż34m41A67ƫ
go up	75 -10Ţ-7Ʒ11ǀ12Ʃ13cƠ14ƒ21ž23ũ27Ř34Ŕ45œ
go what	73 38Ŝ
go when	89 8ƙ10ǀ
go with	76 -14Ň-11ő-7Ő7Ǥ9š10wB11aƧ15ŵ16ł18Ō29ŧ35Š
goal	89 -8i44Ļ
goes	69 -12p-9ō7cĻ8RƂ9zKƜ10dEHłƩǩ11Ƶ12Ķųǉ14JŴƷ16ǝ17Ł18o23ǖ30ƫ
goes $	89 15Ƶ18ų19ǩ20Ʒ
goes to	82 10D11zK18Ŵ30ƫ
goin	81 -22ǟ8Ʈ10y12ƭ13HV14Ƶ16U38i
going	56 -15š-13Ʒ-8tŞů-7ŀ7ĶǞ8UĺĿ9eŧƸǃ11HžƝ12Pňǩ13Ţũƒ14D15Ũ16ǅ17r19ōŻ20Ĺ21yŹ22ǟ26k29V30ł46ŏ
going $	78 -23Ƶ-18ǟ-9ů-7Ʒ10ŉ14eǨ23U26ǅ28ō39iǩ
going for	83 8m9ŝ16Ķ24ƒ28x
going on	79 -20ł-19ǩ9ǂ13p19ĺƸ20Q25Ɲ27k42Ĺ
going through	86 10U20ŧ27Ũ
going to	63 -14x-11V-9Ʈ-7ň7adƟƭƯ8ĵľ12Ż14ž15ǩ16ũ17DHP20ŏ22Ƶ23Ź26r38y63ł
golf	87 44g
gone	63 -10ƕ-9ƭ7Ʊ8Ũƫ10ƒƠ12Ǩ13ƙ14ŒƩƶ18Ǝ20Ư22œ23Ŗ37Ɵ38Ʈ40Ʒ
gone $	74 -10ƭ9Ʊ11Ư17Ʃƶ34Ʈ37Ʒ40Ɵ
gone through	79 8ǣ12Ŗ
gone up	79 22Œ28œ
good	53 -17u-12ǥ-11rŴ-9DĶ-8K-7aĹĺŒƧ7ƒ8ŋœƹǙ10ţƃ11MƔƵ12pƩƭ13UYǩ14źǊ15JŐ16Ļ19Ň20WŌŎũ21ņ22Ƹ23ĵ24x25ű26N27I28L31i32ǟ34Ŷ44ŝ
good $	74 -23ǂ-22ǥ-21u-13ŝ-11ǈ-9i-8ǩ-7ƧǊ7ŉŶ10H11IJ12ĵņ13ň16ũ18Ƹ21ƭ24Ƶ29x32ǟ34ű66Ň
good day	87 18ǖ24L
good for	81 -11Ķǟ10x12Ǌ15ƹ18ţ21Ɣ24ǅ25Y
good health	86 -16Ƹ-12ŏ15ǂ23ƃ
good idea	89 11s13B
good or	80 -16H10Ƹ11i12ű14ũ18V44Ň
good outcome	89 34Ļ
good shape	81 11Ɖ16ǂ26Ƹ
good student	87 15ź
good that	89 11c19Ǚ22i
good time	81 -7Ļ17ƒ18L54N
good to	81 -15Ň-14ŉ-8I7t11W12L14Ŋ15Ŏ19Ō22ŝ
got	41 -21ǩ-17Ř-14ƟƬ-13ņ-11Ǆǐ-10Rũ-9ĽƌƹǞ-8ilrƭƷǌ-7bPQXœŶƮưƽƿǠ7IřŤŬƃƇƋǅ8dVķŁŉƁƥƴǛ9DŞšūŮűƗƤ10qĹńŝųŴƙǂ11hEŅŵƆƍƻ12ŦƑǇ14ƵǤǥ15gkNŐ16uŕǢ17jļŠ18ňŪǘ19ŚŹƎǏ20Œ21Y22n26AĶ28ŏ29Ŝ31ĺ32ş34ſ40O
got #	72 -12R-10ǡ8ǖ10jł12Ǉ14E15Dǘ16ƃ17ƨ18ŗ20u21Iž22Ǣ25O
got $	68 -29Ř-13ǅ-12Ő-11aǐ-10Ǆ-9ŏŴ-8ĶŅňǗ-7şƃ7Ƶ8Ʀ10Ǝ11śŞ13Ţ15Ɣ16qOŕ19h25Ɔ26ū29Ŗǔ31ŝ33Ŧ34Œ43Ū64ſ
got a	59 -17u-15ſ-13ķ-12ƽ-8ŷƃ-7Ŵ7ŜƘ8ŅŪƱǋ9ůƥƦƸ10AƋǒ11ƍ12Ǝ13Uş15ţ16Ƒ17hŎŹƗ20YǠ24Nű26ŗ27nŏ39ǥ52Ķ
got about	87 
got an	85 -49Ǡ-23ņ-8Ǧ8B13Ƃ18Ŋ43Ŝ56A
got another	87 -7Ʀ13ōŵ19ƴ35Ŵ
got any	80 -13ǀ7ű22u32gń
got anything	89 -8g9k16ƍ32ŏ
got for	81 -7Ŋǣ8ŉ9Ǚ10ž15ſ16Ķ21ƃ23ƀ
got going	87 9k10ŝ15Ķ30ǅ
got hurt	85 -7ƾ9Ǚ13ǣ17Ǩ28W
got in	72 7Ǘ10ķ11Ƒ15Ʋ17Ɨ21Ǐ36V
got insurance	89 -7Œ7Ő25ŏ
got insured	78 22ƃ
got it	74 -15c10ķŁǅ11fŒ14ŎǉǠ15Őŭ16ň17ƅ24ƒ30n
got on	76 -7ŗ8Ǘ9ƈ13Ʀ14aŘ19ŕ25Ů26Ǣ29ſ
got put	89 14Ƥ30Y
got some	87 10ǀ11ņ12j16ƪ19Ǉ
got something	89 -15Ŋ12k13g33ŉ
got that	83 -8P7A8ƽ10q16Š22Ƙ
got the	69 -8v-7ř7Ɯ8NłŠƵǡ10doļŬ11Ƣ12D16ƛ17ŵ19ňş22ų61Ś
got there	87 7ŕ11Ǜ12Ǐ13ǈ15Ŋ
got to	69 -10aI-9ǌ7A8nsTŨ9cŷ10ļŒ11šƚơ12kŶ14j16ǜ19Ņ23Ł
got what	89 -8p11Ŵ14ǆ32Ş
got you	71 -14Ŷ-9Ƭ7Ǥ8I9őŠƳ11tŀƃƻ13aP15c21Ŀ31O67ĺ
got your	74 -17n-14d-11ǣ-8PQŏŗ7D8pq10Ĺ11ǀ12tƾ13ǃ15v22ř25Ǥ37Ő55ş
gotcha	89 9ĺ13g15V18ť
gotten	76 -15Ɗ7ĻǙǣ10Ǜ11ƙ14Ơ16Ɯ17ń18ƛ
gotten hurt	87 9Ǚǣ22Ɯ
gpa	89 43ź
grab	82 7aI13Ÿ19ƻ27Ś
grab your	86 9a14Ÿ20Ś
grade	81 -14ź13m15x18ŧ22q28v
grades	73 -15x7v58ź
grades $	87 -9v20ź
grades at	80 -12x19ź
grandkids	89 9k23ƶ
grandma	87 9n11ŷǔ16Ư
great	76 7ĻǓ8aMƸ10Ɯ11xǋ12ś13ŴƇ19T
groceries	89 7z12X18ŭ
gross	79 7T19ǉ44Ǌ
ground	80 10ƺ13Ɠ19ƣ28ƍ
group	78 20Q30Ƨ42W
group life	86 7W19Ƨ
grow	79 -11H9v11ƪ15Ǌ27l35Ǟ
grow up	85 31l
growing	86 -8m9l13Ǉ21y31Ǟ
grown	83 25n27v29ƭ
grown $	89 28ƭ30v
guardian	81 7Ư43Ʋ
guardian $	89 -16Ʋ33Ư
guess	80 -16ǅ10ũǊǖ11Ůƈ12i24Ɨ41ǩ
guests	89 43Ɯ
guitar	89 18Ƙ23g
guns	83 37Ƙ
guns $	89 35Ƙ
gut	81 9ƌ15ǜ26ł41Ň
gut $	87 16ǜ20ł
guy	69 -10ǩ-7ǖ7Ŝ8ĽŦǨ10ox11ǣ14M15Ǖ18gŅ21ǜ23ơ25ņ35B38ſ
guy $	86 10A16ŜǨ18ơ
guys	64 -9ǩ-7gPŭǀ7CSǤ8ŕǐǣ9hkwŐžƷ10ųŴƟ11ƚ12xH13ĸ15Ɣ16jǙ21Ǉ22ǟ23ǉ32Ǆ35Ǒ
guys $	83 -10Ʊ10Şǒ14ǉ22ƚ38Ǒ
guys do	85 -16Ǒ-8ǋ14k35Ǉ57Ǆ
gym	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
gym $	79 -18V29P32ĺ
gym and	80 -14Ƨ34ŗ
h	83 7Ǡ10W11ř16o23b
h are	89 8Ǡ11W17b
hacked	82 35ǘ
hacked $	85 36ǘ
had	51 -18n-14G-12Ɗ-11dĽ-10Sƃ-9zǩ-8Ǩ-7rļŧ7vPŤũ8Řŝ9ŊűƋǟ10Ũ11tľƈǕ12ĵǙ13Ƽǅ14Ƥ15ǝ16ǂ17š18ǜ19Żǣ20ĺ21ż22Š23ĸ26ņƛ27ƾ37ƽ38ţ43ő
had $	81 -11Ż10Ǎ12ƛ15c20ţż
had a	62 -9Yţ-7nƃǩ7ŵƛƢ8ĹƔƽǘ11ƾ12ǟ14ŊŜ15ņ16ŘǕ18ĵ22ż23Ť37Ż
had an	86 -22Ŝ9Ƃ11ƴ25ņ
had any	75 -10Ƹ11ǜ12Ǚ13ţ17ƾ21š26ǂ
had that	85 12t15ǅ19Ƌ20ũ24ő
had the	79 -19G-9Ƽ7Ɛ9tĺ10f12x20ƈ23ƽ55ǅ
had to	65 -8Ǩ-7r7ŶƸ13YƤ15ŝƳǜ18ľŨ30ǝ33ĸ49ţ
haha	76 -8x9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ18ű
haha $	82 -8x10ļǘ11Ƹ12h13Œ14tŰ20ű
hail	70 -7ű7Ŕ15ƈ22Ř30ƀ57ƚ
hail $	77 17ƚ26Ř
hail deductible	89 -12ƚ13Ř
hair	86 -14Ű13NP17U23ǈ33Ɲ
half	67 -14Q-13Ư-9bǠ-8Ʀ7uƝ8ptĶƄǩ9ǝ10Ƨ11Oŗǉ15ƨ16qƠ19ǔ21r24Ǩ28Ƣ29o34Ƭ
half $	87 -17Ư-9t-8r-7ǔ17ƨ38Ƣ42o
half a	85 -10Ǡ13ǝ16ŗ17ǉ46Ƭ
half of	86 10Ɲ12Ǩ24Ơ
hand	70 -10ţ7S8ĿǏ9ƶ10MĻ11ǈ12ŚƖǣ14ǒǙǞ23ǖ25Ơ
hand over	78 -13Ǟ11Ơ14Ŀ15S
hand you	87 16Ɩ18ǒ30ƪ
handbook	89 25ǜ
handle	70 -7Ʈ9ǘ10Y11sŖ12Ǡ13ǈ17ŧ20ǜ21Ʒ27ĸ
handle it	89 28ŧ
handle out	79 8ĸ18Y
handled	85 -14Ť16Ń37ŧ
handles	78 -16Ś-15ş10Ǡ11ǜ19ǖ20Ł28Ŝ35ǘ
handles the	81 -17Ś-16ǘ-15ş10ǈ24ǖ31Ł44Ǡ
hands	82 13t16Ś18P22Ǉ23ǚ
hands on	89 19Ś26ǚ
handy	77 -7ŏ9v10ŭ11ř12M15ǖ43Ś
handy $	81 -8ŏ11ř50Ś
hang	81 -11Ʃ11ų12V27Ƶ29Ļ36ŀ
hang up	87 32Ļ39ŀ
hangin	89 -27V10Ƹ13Z33i
hanging	80 -16ƈ7i9Z12t32V33Ƒ
hanging over	87 -17ƈ10Z38Ƒ
happen	64 -13ŝ-8ĸ-7GŨ7Ǖ8ƛ10Ɯ11Ƨ15Ļũ16Ŀ20ţŤ23ǔǘ36ĺ37ť38Ʈ
happen $	76 -13ŝ-10ũ-9Ƴ-8G-7ŨƷ13ǘ16Ŀ22Ļ28Ť33ť44ĺ
happen again	85 44ũ
happen if	75 -9Ʒ8ǘ11ƛǝ13Ɯ14Ǩ29ǔ
happen to	81 -16ǝ-10Ǩ-7ĸ9Ǖ15Ʒ17Ƨ45Ʈ
happened	61 -9Ŀ-8Ł-7ƽ7ƨǣ8ĺƤ10Ǩ11ƛ12Ʈ13ĹŨǤ14iYō15ņ17ƫ20š28Ƴ33Ť
happened $	76 -27Ƴ-20ĺ-17Ǩ-12Ʈ7ťŦƯ9Š13ĸ18Ũƫ23ō70Ť
happened again	79 -11ĸ21ũ24Y
happened that	86 -20Ť-10Ł29ĺ47š
happened to	78 -19ĺ-12Ť-8ƛ-7Ŀƽ13ņ14Ƥ16ƨ33Ǩ34Ʈ48Ƴ
happened with	76 -29Ť-13ĺ8ņ26Ƴ27Ĺ29ƛ
happens	64 -11ĺ-8V-7ŤƮ7šǒǚ8Ŀƃ9ƙ10ƛ11Ļ12ƨ14Ǩ17ĸŗ18ǣ22Ƨ25ſƷǝ30ǩ
happens if	80 -10Ǩ-7ƷƹǏ10ǚǣ12ƃ13ƛ16ſ18Ƨ24ǝ
happens to	74 -9V8ǝ19Ŀ21ƨ28Ǩ29Ƨ37Ʒ
happens when	77 -15Ƨ8ǖ10ǒ15ǣ32ŗ
happy	75 -11Ş-7Ǔ8d9ǧ13Ļ15ƞ20U38Ŷ45ŝ
happy with	80 -10Ş-7ő29ŝ47Ŷ
harassment	87 25ǜ
hard	68 -7Ŋ8sz10kķǟ11dƹ13ƙ18Ƴ19Ǚ28U36ǩ
hard for	79 12ķ23Ƴ
hard where	80 12ƙ
harmless	89 38Ǔ
has	50 -9dYĻ-8nrǟ-7ŢŤǄ7ƻ8qũźƉƓǦ9Qƙƚƺ11BƘǍ12łŐƑƴǜ13šŴƪǌ14ŃœŔǚǛ15jŮ17ŒŖş18vƋ19ƛ20Ł21ŹǂǗ24ţ26h27ſ
has a	67 -9Ƃ7ţ8šŻƴ13Ƽ14ŷ21Ƒ25Ǧ26ǚ
has an	89 12ſ15ǜ
has anybody	69 -7ş7ƨǜ10ǡ11ŔţƋƯ13Ɯ14Ǜ15ƴ17Ɠ
has anyone	74 -15ƈ7ǣ10Ƴ12Ǜ15Ɖ17ǘ34Ŗ
has changed	80 7Ƹ
has it	71 -10Y-8Ŗǟ7Ƈ8Ɔ10Uƌ12ƪ18Œ19ũ20Ɗ22š25œ26j
has the	69 -16Ɗ8h9Ǎ11şƐ12ƕ13Ƙ14ƻ18ƛ20ţ21ƙ22Ƌ28Ł
has to	83 -9Ţ-7rŎ23łǌ26ŁŃ
has you	89 -14Ļ23Q40Ő
has your	74 -13ŁƼ-9Ǆ-7oŐ9Ǎ10Ź11Ž14q16ƺ20B21h22Ŵ23ǂ26ş
hate	81 10ƾ12a13ŝ15c17Ť18Ŀ
hate to	89 13a15ŝ19Ŀ
haul	86 -10ǖ-7Ǜ15ů28ƥ40Ų
have	31 -23Ƨ-18ůǄ-15ŀƕ-13gyǊǧ-12ǌ-11P-10HŠƞơ-9xMQĿƠ-8UŲƤǎǑ-7Lļłœŭƅƭǉ7sJĵŁŐƀƂƆƍǁ8ŧƮƽǃǩ9hkrFNňŕŻƊǈǔǨ10ŃņŉōťƾǤ11ŖƳǅǏǡǢ12ŜŰžƜǆ13mSŋŪƛƪǘ14lķƋƚ15IŝŹżǝ16Ÿư17ZƁƑƘ18ŵƃ19Ǔ20ĶşţſƗǋǥ21aŢƎƵ22Ǉ23ƯƱǜ24Y25Ŏŗ26fƌǒ28Ƽ29őŚ30u31ŏ32Oń34Ʀ40ƨ
have $	57 -27ǡ-22ŒǑ-21Ǆ-20Q-17ƪ-16ŏ-13Ƨǒ-12Ŏů-11Ʀ-10ŵƱǈ-9qƬ-8ŝŢƁǂǜǝ-7zőŚƸ7ZķĹƼ8Ǣ9Ǔ10Ǐ11ŮƉ12Ǉ13Ƈƽ17ŖŻƘ18Ɨǐ20ǔ21Ʃ22ŪƋ26O27ǥ29ƶǋ30Ő39Ƶ56ƨ57m71ŗ89ſ
have a	55 -27ž-25Ū-23Ɓ-22O-17ƛ-14Ƭ-13n-10mşǆ-9IZŘơƶ-8yŗŲ-7HƳǘ7ŹƏƖƟǁ8oBƲƾǦ10źǙ11ŎƐ12ņŌƝ13Ʊ14Ǝ16q18Ƒ20ĶƜǨ21ŏ23ƚ24f26ǡ29ŜƊ31Ű35ǃ36X40N43u44F45ǈ
have an	70 -15Ǧ-9K-8ǥ8ǜ9ƃ11Y13Ķ15J18ǆ20b21Ŝ23Ƃ39Ǡ
have any	66 -25ǜ-13u-12Ƽ-9Ʊ-8ǂ-7W7ŋŪ9ǐ12ǆ13hű15Ƹ16Ź19ƾ24Ʀ26ŏ28Ǉ33ƨ
have anything	82 -12Ƹ10ǂ12ƽ14ķ15Ǧ17Ƴ21ƨ
have at	89 -18q-17P-14ŗ-10Ƨ-9Ɲ-8U-7N19ƨ22ŏ37Ʀ62W
have been	67 -17ǅ-10tŐ-7ǟ7ōŎ8aĺƨ10r11Ňŉ13ƪ15S19ő21k22Ŷ36ǩ63G
have current	80 -12ǧ18ǒ
have dealt	89 8ŵ19ņ
have done	89 -9ũ-7X10Ʋ18ǋ27ŧ31ǝ
have flood	89 9ƙ
have for	77 -10ǌ-8ǃ-7Ǆ9ŉ11ƙ12ž13ơ15ť32ǩ33ǥ
have full	89 17ƀ
have got	54 -10Rŏǥ-9lǩ-8Ɵǅ7YǒǗ8ĻŊƩƲƸ9uvUŢǉ10ńŪŭ11dţ13IŬƍ14Şžǁ15Ņō16CƱƻ18Ǐ19Ŗ20ňŜŝ21D23aƵ27Œŗ
have had	76 -11Ż9ő10iš11c12ż13ǜ17ĺ22ƛǣ
have heard	89 10Ŕ14Ŀ17Ť
have his	87 -10ǣ-8Ƣ27Ź44ǒ
have i	87 10ŉ23O29i
have in	78 -18X-16ŏ-10ŵ-9ǩ8ƶǅ12Ǘ15ƿ16ō19Ǐ40Ʀ53Ƭ
have insurance	86 -16Ɓ-7ş7š58ŏ
have it	82 11ǒ12Ǔ14Ōǆ15Y32Ś
have kids	89 -7x14u
have life	87 -13W13ş19Ʀ
have not	78 -16ŀ8Ŝ9fƾ10ōƟ13n14ƪ17tĽ23Ţ26ŉ
have now	83 13Ʀǡ17ŏ27ǥ29Ő
have on	79 -10ŗ8Ʀ10J11Ɨ16p17aǥ
have rental	89 -10ŵ19Ɓ
have seen	89 8Ķǒ13ǥ14Œ
have some	87 10Z28ǈ
have something	89 -8ų10Ū30ŏ36ŵ
have that	75 -13Ś-8wǩ-7JƳ7Ƨ11lư12ǘ13O14řƥ15uƆ16ŵ21ť
have the	69 -19ŗ-7ŭŽ7e9Ķ10ūż11ŃŚƖƷ14Ų16žƋ21a23ş25Ż26r
have their	86 -19ǐ13ǘ18Ƣ38Ǒ
have there	80 20ţ
have they	78 -12iǣ32Ş33Ǥ94ŝ
have through	68 -12Ƨ19Ʀ20W67ŗ
have to	58 -17Ʀ-14ǒ-12rǝ-11ƕ-10Ō-8łƴƷ-7ũ7Ŭơƭư8Rƣǆ9Ř12ŵ13ƒ14ĴŢ15ŧ19Ʊ20ĸ22ZŦ24Ɨ25Ʈ27ţ28Ń29Ƅ30ŁǓ34O61Ŏ
have uninsured	89 
have workers	89 9ǣ
have you	45 -23Ʋ-22G-19ŝ-14Ʀ-13Ŝ-11ŗş-10Ũƨƽǉ-9NŃǐ-8mUƜǈ-7OƒƭǗǥǨ7ňŌűŽ8ŪƗƿǀǡ9ŕŢƷ10YƔǙ11hVƀƸƹǇǕǢ12Ǐ13kRZŚ14Ťż15ņƱƾǔ16šƪ17ĵ18cf20ǒ23ƴ26ŏǞ27SŸ28Ƽ30ũ31ư32Ƴ36l37ǅ40ő47Ư51ńƌ
have your	72 -10Őƾ-9ŏ-7Ŝ9ǘ14sŊ15ų17Qş37w38Ś43ŋ
havin	87 -7ǩ9y10i13ľŃ27ǟ
having	83 -13Ŝ14s20i22ľ36y
he	53 -22Ǆ-20T-18Ū-17ƒƹ-15ǩ-14Ÿƻ-11d-10mǢ-9Pƛƶƺ-8ajHQŭŵŷ-7WŇŝ8ǒǣ10w11Ư13A14ǜ17Ŵƽ20vŅ22ů26ŜƳ27Ź28x34B35o42ƨ43h45st51ź52Ʒ57ǂ81r82p86q
he $	83 -9q18o23h31p
he a	89 
he do	85 -32Ǆ-8P-7Ǚ12ǒ14ź16Ŝ26Ʒ37q
he doing	89 -15x10Ź11ź
he get	85 -21Ÿ7w14x24Ź
he have	87 11q18ź21ƨ
he is	71 -11ǩ-9H-7ŝ7Ņ10n15s16ƨ18ǂ22A26Ŝ29q43p49v
he keep	89 -7Ĵ14Ʒ17Ʈ
he say	86 -19Ʒ9Ƹ35r
he take	86 -20ƻ-9ŴŹ8ķ29ǂ37ų
head	83 -12W10Ʋ11ƗƤ16Ŀ20Ǉ21Ũ
headed	86 -10ź-9m12k17V22y
health	57 -10z-9ŏ-7p9ƴ13Ǘ14Ƽ28W29ƽǂ44ƃ63Ƹ
health $	72 -8p-7zƃ10ƴ41ƽ43ǂ
health and	78 -7ƽ12W19Ƹ
health insurance	81 -24Ƹ-12ŏ13W73ƃ
health issues	87 14Ƹ
health plan	80 22ƃ
health since	80 7Ƹ
health when	80 23Ƹ
health wise	86 -9Ƹ11ƽ13ǂ
healthy	78 10ƽ18Ƹ24x
healthy $	82 15ǂ26x
hear	62 -10w-8Ō-7ňƳǂ7xƉ8Ŕƹ9fktNő10WYņŋƁ11agDƍǝ12ƺ13Ů15ĿŎ16lƈ17Ň20ļ21h22u31s34ǩ
hear $	86 19Ŏ20h23ƈ37Ň
hear a	85 -8Ō8N12ƹ15ņ16l40ǩ
hear about	83 33ļ
hear from	89 -8ņ9Ŝ
hear it	86 11ƉƷ13t14Ŀ19s
hear that	78 -11w-8ǩ-7ň7ņ8z9uxľĿƽ12f14k15D16a18g19Ů
hear you	85 -20ǩ8ŋ14X16Yőǝ20ƺ
heard	76 -9Ǧ7b8ņŔ9rǒ10Ƃ11UĿ14Ť31Ŝ
heard from	89 10ņ26Ŝ
hearin	89 -7ǩ16i20U21Ō
hearing	83 -12ǩ12gŢ17ŵ26h
hearing $	83 -12ǩ12gŢ17ŵ26h
heart	72 -11ǜ-10Ƹ9ƅ11Ǩ13Ǟ17ǂ18U20ƽ63Ƽ
heart attack	86 13ƽǨ18Ƽ
heart disease	87 20ƽ
heart trouble	86 -12ǜ-7n18ƽ20Ƽ
heat	78 -8U8Ɵ25Ɛ45Ƌ57j
heater	81 -7ƛ21Ɛ42Ƌ
heater $	89 -7ƛ31Ƌ
heavy	87 12ƺ13ǈ14Ư26Ǐ
height	78 41ƺ
height and	80 22ƺ
help	69 -8i-7ŏ7ĺƯ8ŀǉǜ9vƱǩ11ŝ12Ţ13zŒ14ǈ17s21ĵ25ň28Ǉ37Ĺ
help $	83 -17ǩ10ǉ29Ǉ42ň
help me	87 -10ň10ĺ13ŀ17Ţ37ǩ
help you	80 -9i12v13Ư15Œ41Ĺ
helping	89 31z
helps	87 -8Ł8Ǉ10c30A
her	62 -51d-39Ƹ-17ǩ-14ƶ-10a-9Ň-8qů-7ŭ7Ʊ9xz10ǁǈ12ǜ13rŴ14Ư19w22t25BŹ27Ʒ30Ʈ33Ƴ35ǂ36s49ź51p56o79ƨ
her $	78 -14ǩ-13o-12ƶ7Ǡ9xƯ16ǜ22Ƴ35ƨ48w
her on	89 -7Ō9o24s28t
her own	83 -9p8oŹ24Ʈ25ƨ
here	60 -11s7łƾ8frFļŭżƁƆ9ĺŏŸ10BƩ11ō12ŶſƱ13ŝ14Ů15auŌ16l17c18o21Ū22ľ23Ŋ35Ļ39j
here $	72 7Ǩ8Q9Ɵ10u11ĻłƁǩ12Ʒ13BƩ14ŊŪ17l19Ů33ľ
here in	87 -7O7Ļ13j14Ÿ16Ō
here is	85 9ſ12Ɔ14I17o20m
here so	86 11j13ky14ŭ
here what	89 9j16Ʊ
hers	89 -19ŭ-10Ū15ų18Ņ37Ŵ
hesitation	89 -7Ż25ŀ
hesitation $	89 -7Ż25ŀ
hey	81 -11t10r19N52i
high	67 -8m-7x7Ř8Ƅƚ10ž11v15y21l22ƙ25Ǧ26Ƽ29ŗ38ƣ
high blood	86 9ǂ
high does	89 -12ƣ16ž25Ǧ29ŗ
high is	87 7ŗ13ƚ28Ƽ
high school	77 -7mx8ƫ9Ƅ14v17y27l
higher	79 -11ž8Ɠ11Ņ12Ř14Ŕŗ16œƒ19Ǔ
highest	86 32m
highway	87 10Ơ14Ə21Ɓ26ů
him	71 -26Ƹ-10ơǧ-9Ƽ7M8grwBƷ9tņ10Ƴ11AźƯ12ǌ17Ŝ24o30ǂ35ƨ51s
him $	80 -29Ƹ-10Ƽ9w11B12Ƴ14Ư24oƨ25Ŝ35ǂ
himself	87 7ƨ15atz17Ʒ
hip	89 -11ž11ǡ18Ɖ29Ɯ
hire	76 -14H-8ǈ14Ǆ18ǜ21Ǒ26Ư31Ǟ34ǔ35S
hire $	89 -16H55Ǟ
hire a	86 13Ǒǜ31Ư
hiring	89 -11Ń-8Ǡ24ǜ34Ǟ
his	63 -29d-25ų-22a-21Ÿ-11ǃ-10Ʈ-8uƸ-7Pǩ7ǑǨ8Ť9nŰ10Ǟ12Ƴ16ǂ20Ƣ21qƯ22Ņǒ25Ʒ26ź29oƨ32p51Ź56Ŵ
his $	87 -30ų-11u7T15Ņ18Ư68Ŵ
his job	89 -13Ŵ-8o11t17ƨ
his license	89 -27Ÿ40Ź
his own	82 -11Ʈ-9ǣ-7aŵ7w12Ź16Ƣ30ǒ42Ʒ
history	73 10ņ15Ƽ16Ƹ19ţ29ƽ
history $	87 15ƽ18Ƽ
history i	80 -8ƽ22Ƹ
hit	66 -24Ř-12š-10Š-7ŵ7œŤ9jǘ10Ǥ11žǦ13Ɗƚ19Ũ20Y30c39ſ40ĸ57ż
hit tomorrow	79 -28Ř7ĸ27Y
hit with	87 7ĸ12Ǥ13ǘ
hit you	85 -12Š15j17Ũ19ƚ48ż
hitched	89 -8ǅ59f
hits	82 16ǡ50ſ
hits you	83 52ſ
hobbies	82 12ǀ25g
hobbies $	82 12ǀ25g
hold	72 -13N-12ǖ-8ƕ-7ŊŌ10Ś11Ũ13Ŭ15Ł21Ş24K30Ǔ33Ǘ45ǩ
hold harmless	89 38Ǔ
hold of	87 30K
hold on	87 -14ǖ14Ś15ǩ31Ǘ
holder	86 24ǧ
holding	78 -8r-7Ǔ7Ƶ9ǧ14i17t18Ɖ25ŀ28ű
holding up	82 -10ŀ-8Ǔ-7r10ǧ15i18t20Ɖ32ű
holding you	89 39ŀ
holds	87 -9Ɣ14Ŭ22ƕ
holds the	87 -9Ɣ14Ŭ22ƕ
holidays	89 -10ǟ12Ǉ13U17k
home	49 -21Ő-18M-11őǏǩ-10NƯǨ-9Ŭ-8PZŏŴǔ-7vǈ7hķŷƋƌư8ŹƖƜ10lĹĽƕǁ11Ƈ12ƛ13w15ůƮ17Ű19Ʒ21HIźƆƞ23qT24Ɠ26u27F28C29ƒƔ31sRƟ32n40ƅ44ş62Ɲ
home $	58 -37l-12Ǐ-11ş-9NŐƯ-8gpŬǔ-7vDŹ8ƚ9źƓ10RŨƆǁ11ķƌ12h14ĹƮ15I17Ɲ21Ɯ25ů28nH36u43ƅ48sƟ71C
home and	68 13T17ş21ķ
home insurance	89 -18Ő-12ŏ15ƕ36ş
home office	89 -26M-12R12ŋ80Ɲ
home or	80 -14Ɲ-11Ǩ7H12Ƈư14R16F27Ʒ
home policy	89 -12Ɣ7Ɠ8Ɲ13ƕ
home so	89 
home with	83 -13F-12ő11g14q19ş33n
homeowner	86 36F
homeowner $	87 35F
homeowners	81 -9ŗ10Ĺ11Ɠ26ƕ35ǔ
honest	81 -10ŵ9ĸ10ǘ12ĿŢ14Ň15ƿ
hoping	81 -7Ţ9H26X40Ļ
hoping to	83 -7Ţ10H15Ļ26X
hospital	74 -12C-7ţ8qž10V11S12ƃ14ĸ17Ƽ19Pǂ22ƦǨ25Q26Ƹ
hospital $	83 -19Ƹ-7qǔ12Ǩ23P27Ʀ55Ƽ
hot	76 16Ƌ18ƒ34ƍ52j
hot tub	82 38ƍ
hotel	85 15ǔ40Ƥ
hour	80 -12N-7Œ10g12Rǉ21ǎ22O24L26T
hour $	87 15O20ǉ24ǎ
hours	71 -20P-12Ǆ-10Ǜ9ǀ10Ƨ11LUƯ28Ų63ǎ64R
hours $	82 -35R7Ƨ87ǎ
hours a	83 11ǀ14Ų23R
hours do	87 -13Ǆ-10U66R
house	46 -22Ŭ-19Ǧ-17ŗ-14ǏǞ-12Ÿ-11S-10ǎ-9Ǩ-8vĴŒųŶǄǇ-7ŐƠǋǖǘǙǢ7yŁ8hǕ9Ɗ10Ƒ11ůƮ12Źƚ13Ƌƕƣ15ƌ16ƂƉƎƖ17ǁ18Zƙ20n21Ɨ24DƇ28M30şƷ31GH33ƓƝ34Ɯ36Ɔƒ37ķƟ39Fƞ45ƅ51Ɣ
house $	54 -22Z-17Ɛ-14Ÿ-13ƢǏǞ-12ķ-11S-10Ŭǎ-9ŗǦǨ-8v-7Ǉ8Ʒ9HR10Ɩƛ11ǁ12hƌ13Ɨ14Ɖ15ů16Ɵ17ƣ18ƇƑƮ19Ƌ21n22GŁ23M28ƞ29ƙ30ƒ31F32Ɔ39ƅ40Ɲ
house and	76 -25Ɣ-8ǖ13y15ǩ18Ǖ36Z
house built	89 
house is	78 -12Ɲ-7Ɣ8Ə10ƅ13Ƴ15Ɯ16Ɗƭ25Ǒ54ķ
house like	89 -7ƞ13ķŷ17Ɛ
house number	87 -7I54D
house or	80 -7ƣ8Ɣ12FŚ13Ǡ
house paid	89 -18Ŭ-14ƒ76Ɣ
house payment	83 -9Ĵ7Ư25Ɣ39ƕ
house right	87 -20Ǧ10y15ş22Ƃ29ƅ
house savings	80 11ķ
house the	87 -9ƒ-7Ŵ26Z35ķ
house what	86 10Ƈ13Ź45ƞ
house worth	89 14ƒ21ķ
household	68 -15ų-7Ǌ14Ū18Ʈ25nT28ŷ
household $	86 22n
household drives	80 -17ų28ŷ
household has	78 17ŷ
how	29 -22W-19w-17ŌŐ-16FRǈ-14ŁƂ-13osŏ-12yHQĽ-11ƵǄ-10ƕ-9qDMŚŜťƛơƫƯǥ-8LƢƴǞ-7dAƝƩƾǠ7źƄƈƖƷǂǋǡ8ĶņƦƶƸǐ9hTŇőŽǊǙ10fUŊšƑƙƟƪ11pGųƤ12œŖŸƏǩ13SŦƣǆǏ15jkƃƓƔƚƿ16zŕǦ17ĸŃŻ18ŵƺǘǜǝ19OƋƞǅ20Ņ21vŗ22bYŭ23Ǒ24ļŤŧ25ŨƬǇ26ůű27ǖ28ŠŮƭǟ30cĴł32Ʈ33K37Ƴ41ŶƆ44t45x47i
how are	63 -26Œ-21u-14v-13ǂ-12ǩ-9ŷ7a8Ũ13Ǉ16Ƹǟ17zY19Ĵũ24ź33ŭ42x77i
how bad	87 11ĸ15ǚ17ƚ
how big	71 -19Ƃ-18Œ-15ƣ-13Ʈ-9ƒ-7ǈ9Ɣ10Ƒ14ƪ15ŘǇ20Ǧ23Ǎ34Ƭ36Ɠ52Ɔ
how bigs	86 -18Ǧ16Ƃ19Ɔ23Ƒ30Ǉ
how can	83 22Ŏ27Ĺ
how close	83 -8ƈ12ƙ19ƏƑ
how come	83 -8ļŌ9Ƃ31ŀ62ĺ
how did	57 -28Ŷ-26ť-24ƽ-17ũ-13őƏ-11g-10Ņ-9Ň-7ż9Bǣ10Ƭ12ŵ13Ĵ15ł19ţ21ŧ22k23ƞ27Ŝ30ǘ33ļ38Ƴ60Š78Ũ87Ť
how do	54 -26U-25Œ-13ňŌ-12ŨŲǇ-11Łƒ-10Ū-8ĽǗ-7zXķǉ7ŝƄǃ9Ɛ10wƶǕ11ŋ13abŴƋ16Ǒ18ǒ20Ž23Ǚǩ25ǜ26P32ł33ǘ39K43gŭ55ǖ56Ĵ85Ŷ
how does	77 -10ŭ8ű9ǩ11Ŵ14Ļ17ǐ39r51Ň
how far	68 -19Ŵ-15U-10y-7RŠ8MŮ13vƙƭ14Z16Ső17ųǐ18ź21Ə22ƚ56ů
how fars	87 14ů17ƙ
how fast	87 7ǧ18Ż27Ń
how has	80 35Œ
how have	89 -10š-9G8ņ23i31ŝ
how high	80 -12ƣ-9Ř11ƚ13ž14ƙ26Ƽ30Ǧ36ŗ
how is	52 -33w-32ƈ-29p-21qů-18Sŭƅ-13Œ-11ŋǅǩ-10orƋ-9vƨǍǞ-7Ʀǝ7ś8ņŇ10Ŵ11Ķ13ĵ17Ż18Ƴ22Nƽ23z26ƞ29ǜ31ǆ32Ŷ33ǂ35b47j48Ɖ53U55ű56i66ǟ80x105t
how it	75 -7ƽ7ǩ10ņƳ11Ʈƿǃ12R13ŵ14Ũǟ15Ŋų18Ŗ19Š
how long	55 -27i-15Ƣ-14ŝ-10ŐŠǌ-8ű9ŕƄƟ10v11fƏ13ůƈ16H19l21Ʈ23ŧ27ť29G31š34S35ƭǝ39Ƥ40O44ő53ǅ
how many	47 -19ǉ-12Ǎǖ-11Ɖ-10ǈ-9ǟ-8iUƌ-7xRĴņőǘ8ƻ9ţƢǕǨ10ƈǎ11Ų12SƟ13cƋƖ14ŮŻƹƿǣ15Ŵ16ż17Ÿƭǩ18GůŷƮ21ŕŪƆƔǔ22Vń23Ǘ27hƣ30Ǒ32n38u42Ǉ44ǋ
how much	45 -21W-20Ƃ-17ŧ-14ŏ-13Ĵ-12ŭ-11Ť-9FŐŴŷƭ-8UŵŶƅƆƞ-7HǕǟ7zƿ8ŕƊ9ųƥ10ZƔư11q12Ţűƶ13OŘƌƝǓǢ14ĿƘ15Ŭ16Ǧ17Ǜ18ǡ19ĶƪƱ20ƓƠ21ſǉ23X24ƗƬ25ƃ26YƧǊ27ķœ28ƨ30ŅŮƒƦ31TǏ33ŗ41Ŧ48Œ
how often	70 -7ƥǐǛ7ų9ŜƜ10Ɛ12Ź13ƿǀǙ21Ɵ22ŭ23Ų
how old	62 -29x-19Ɖ-16ǋ-15uŹ-14t-11Ɗ-8Ŵ-7aŊŤ12Ÿ15ƭ21ƋǍ24ƈ32ƽ37ƅ51v52p60c
how olds	77 -9qƉ14ƈ15Ƌ21pƣ24v27ƅ
how soon	83 -16H8y17Ƅ68Ń
how tall	81 18ǂ61ƺ
how that	87 16Ŷ17kŊ19Ť
how the	83 -18ǔ-10Ř14ǅǟ19Ʈ24ň25ǖ
how they	83 -10œ13Ő14Ǖ15Ŕ23Ş
how was	74 -19Ť-17Ŝ7ņ34k44Ƴ59ŧ
how will	87 18ł23Ļ
how would	65 -8Řƒ8b9ŌŎ12ľň19Ʒ21ǝ22Ƹ40Ʈ42ŵ49ĸ
how you	70 -11t-9x7ǎ8ŵ9Ʊǖ11ǁ13Uŭ20ƞ21Ž22ł25K30ļ31Š35i
how your	82 -7t13ƃ16ŧ18q27x
hr	89 -16ǈ11W28Ƨ55ǜ
huh	77 10ơ12ĺŅƏ13ƞ14Ŷ17j25Ũ
huh $	82 7x13jĺ14ƞ15Ŷ27Ũ
hurricane	85 9ƚ13ƙ
hurricanes	87 40ƚ
hurry	85 -7ƚ18O42Ń
hurt	62 -8ŵſ-7Ǆ9W14Ɯ17ǚ19Ť20ĸƍ24ţǙ27X35ž39ƃ44ǣ
hurt $	78 -8ǣ17ƃǨ23X27ĸ50Ǚ
hurt at	87 -16Ǚ23Ɯ28ǣ
hurt in	85 -7ƾ27Ť30ƃ
hurt on	76 8Ŀ16ţ23ǣ25ƍ
hurt or	80 20ţ
hurt somebody	85 -15ƃ-8ſ56ž
husband	59 -18Pƾ-15ǟ-9ƺ-8x-7Ƹ8ųƮ11Ư14ƫ16Ƴ17Ł18p19o21n22ż23fƨ25Ʒǂ28qr31t39s
husband $	80 -26r-24t-17qs-16Ʈ11p17Ł18oŴƳ33Ʒ35ƨ
husband do	86 -19P-15ƨ-9o25Ʒ69q
husband drive	89 -30ů-21q-19ƨ32Ŵ43ų
husband have	86 -10r-8s11Ʒ24ƨ
husband how	89 -17ų-13ƺ-9Ƹ-7q34ǂ45ů
husband in	87 -7P17q19f
husbands	74 -15d-10ŭ-8Q-7s7r11qǂ14ƨ19p27o32Ŵ
husbands name	87 10o
hustle	89 34Ų
hydrant	78 52Ə
hydrant $	86 31Ə
i	35 -20Ƴ-19Ŧ-17ĸƗƲ-16ŗƭƱ-15ƠƤƨǘ-14ĺ-13sľŪƶǈ-12ǔ-11RłŖŜũűŹƛǓǨ-10ĶļşƮƯƼ-9WķŞŧſƙƝưǅǗǙ-8AŠŰŴƀǇǑǕǞǡ-7VZŔśůŵŽžƦƫǁǏǤǦ7gĿŘŶ8FŅŐƆơ9GŤūƅǧ10ńņŷƞ11Uƈƍǆ13XĵƸƾ14Ÿ15i16Ļƺ17p20Ţ21hwǠ23JOĽǄ24Ĺ25f26C27ƃ28qu30dv31lD32ŋō35EM37eŌ38K42L43ŉ47N49b50o52Ŏ58c71ǩ74Iň88a94Ŋ
i am	59 -30ǩ-14ŉ-8pƀ-7ŋ7fKŤǁ8cklrv9ŇƳǄ11UŵƊ12wMPĽŊ13BŅ14Nŝ15dhi16ņ18Ĺ19gō20ň21żƞ
i ask	77 -19ŉ8ǩ16u17a24c37Ŋ
i believe	89 8ŋ12Ō14lS
i call	73 -24s-14J11I15N35oL44a
i can	65 -23ǩ-14Ĺ-12t-10Ŋ-9ň7ƞ8pŋŚŤ9wŀœŢ10LĿƸǠ11ŘƖ12Œǧ13o14Şƍ15IĴ16Ń18ř19Ũ22ŉ24ź29Ŏ
i catch	81 11S15s16qw49N
i come	87 43M
i could	81 -9ľ7Ŏ10G12ŉ13ƒ16I36Ļ
i did	78 -16ǩ-9w-7ŉ8K10Ŋ14ň15X19Cō21E28a
i do	69 -15N-9a8eƼ9ŁŕǠ10Y12M16Oŝ22Xń24b26L30Ŏ36Ĺ
i explain	81 -8Ŕ7Ŋ23ň
i get	67 -17I-15ň-13d-12Ŧ-9S-8ƺ-7sŕ7Ŋƥ8BHőŸ9wƎ10Ō11Ŀ12oXǅ14JO15pC17Őū24ś29v45e
i go	86 16Ŋ17X19ŉ20ň
i going	89 -9ł16ǩ31ň
i got	74 -11a-9v7EQŠ8dŊ9c10ŷŸ11npŒš14Ŏ20O
i had	81 -8n9őƤ10ŵŻƢ12P13I19Ŋ22ĵ
i hate	87 11ƾ12Ʒ19Ť
i have	57 -16S-13ǅ-11G-9ƕ-8cńƨǘ-7ŚşƟ7rĻŤƥ8BDFŇƮƸǩ9vŬƘƻǋ10tƆǄ11oř12PU14Ŋ15J16Ņ17fCŉō19Ŷ21duŎ35Iŋ84a
i hear	70 -30ǩ-11w8Ŀ9s10ņƹ11kXő12WYƷ13Dǝ14gƺ16NŮ18ƈ19al26u29h
i heard	87 7ŋ8b11ǒ13U
i help	81 -9i68Ĺ
i just	76 -11B-8ŕ8ƕ9d11cp13mŏ18K19S26ǩ28Ň
i know	73 -24ǩ-16Ŗ-8ŉǅ8ķņ9CƩƷ10kŒ11ŇƯ12TŃ13ǣ14ŕǟ23w27ō32ň
i leave	89 -10Ŧ-8ƶ12ŋǩ14ō45ŉ
i like	87 -8ƛ12Ǝ14Ł16ļ
i love	82 10Ɵ13ƅƑǃ14l15ǋ
i make	89 -7O41Ŏ
i mean	82 -58ō8ĺ10ƺ11ƈ12ť34ň35ǩ
i need	62 -9PƄǡ-8ŁŃ-7aIŅŪ7uŷƀ8npEųžƈƟƫƵǃ9ƃǊǋ10ƍ11GŘ12Ɠ13hǠ14eƾ15c16Fƺ17ƒ18q19ǅ20Ɯ24ū
i put	76 -8N-7Ŋ10Ɖƾ11w12mơ14EŌ17Dŷ18c27ǩ
i remember	89 -10Ľ13tx21E
i right	79 -11ō-9ž-7mź8Ƒ11fvơ22q23i24ǥ27Ň
i run	85 -9Ǩ13ĵ15ň47Ƭ
i saw	86 11f14t17jƚ
i say	87 -24a-8w9ň21ǩ28ŀ36b
i see	86 -16ǩ-11ǋ9Ƃ11ǐ12Ɔ22ţ23Ŋ
i send	76 -13ś-8d-7Ǔ9DK10ƕ14o17Ō18Ŝ26ǧ33J
i sent	87 -10J-8D53Ľ
i should	70 -12Ƽ-7ƽ12Ƅ15Ƙ16u19ō20Ƹ21ǂ30f
i still	89 10ǖ12ǆ14M15ŉ
i take	87 -7Ţ8Ŋ12ķ13f17N27Ƨ
i tell	87 -16ǩ12i68Ŋ
i the	85 16ǩ40ń
i think	85 8ǩ16O17ǋ18h19G
i understand	89 -9s12rũ13ƽǞ
i use	87 7J32I
i want	76 -10Ō-9Ĵ-7sƭ10oƌ11yņ12ǃ13Ļ16vǖ17š22b
i was	87 14D16ŉ17Ǆ25ĵ
i will	66 -17Ʋ-10ł-7ŗ7Ŏ8VŊ9Œœ10XňƄƬ16O17Ś18e19N20o21Ő23MŌ40L
i would	63 -11Ĺ-10ǩ-9Ŏ-8Ʈ7ETŻƍǡ8bBŔƪƿ9mHJńŘƔǆǉǊ10ţ11GŲƖ12eMŒź14vŊŕ
i write	86 15o19Ō22Ÿ
ice	89 13j15Ɯ23ǎ
id	79 -12a52Ƅ57ř
id card	89 14Ƅ
id cards	87 44Ƅ
idea	78 8s11BVƵ18Ŋ26Ň
idea $	86 12V13B29Ň
if	39 -23X-19ĺ-18ƕ-17ǩ-15ŗ-14ǈ-13ōƶ-12ŀŉ-11Ūǋ-9UǞ-8djyALŇřŤŨ-7ikTŐżƾ7ĵľŢŬƍƝƷƽ8GźƎǄ9b11HƁǢ12cWǕ13ķňŋűƵ14FĻ15Ř16rĴ17Iǚ18ŏƂƪǘ19ŝ22ĸŊƮ23YžƜ25ƀƱ27ƦƯ28ƫ29Ƥǡ36Ŏ40ƃ42ſǝ46ŵ48Ƨ73Ǩ
if a	67 -18Ř-12Ƥ-9ž7ŵ12Ǧ14ǁ21ƃƜ23ſ24Y39ǡ
if any	89 9Ǧ11ƴǂ22Ɲ
if anything	89 -11Ʀ54ŏ
if he	86 -16s-7Ʈ7Ƣ10Ʒ11B12Ǩ23r
if i	64 -10ĸĽŌ-9Ĺ-7ŉ7G9osĵ10Dǩ11Œ12c13C14E15qŖ20ň29Ļ35Ǆ42Ţ43Ŏ55Ŋ
if it	65 -9Ř-8ť8ƀ9ĸƟ10Ƴ12Ƒ13Gƙ14HƩ15Ɓ16ź18Ɠ19Ƶ20Ư21Y23ŵ
if one	86 -12ǈ10ſ16ǡ18ǜ42ǣ
if she	85 -10Ʒ15s20r22Ʈ27ƫ
if somebody	75 -7ŖƯ10ķ16ſƜǢ22Ǝ
if something	70 -19ĺ-7ƛ7ƨ14ĸ19Ʈ22ƫ27Ǩ28Ŗ30Ř
if that	78 -8ō-7Ɨ10Ž11Ʊ12c13ũƵ15Ǣ43ǝ
if the	70 -11XƮ-10Ū-9Ʒ-8UƳ7Ǧ8Žǌ9Ɗ10ĿƵǘ14ſ20Ƥ21ǝǨ22Y23ƛ39ŵ52Ŏ
if there	77 -11ƕ-7Ə10H11uŃ13Ŭ15Ɛ16ǝ17š27ſ45Ƥ
if they	80 9z13V14ķ21ƽ25Ƨ
if this	87 7Ļ15N16ŋŵ
if we	80 9Ƶ11Ƭ15IŎ26Ƃ
if you	47 -19Ŏ-17ŵ-15Ţ-13ŗ-12Ƶ-11Ŗ-10Yǩ-9XŀŒƕ-8Ŋƶǋ-7dVŃǣǦ7BŸƠǘ8PZķŅƁƻ9ŜŞƒƮ10bƍ12IĹƗ17ǚ20FĴľ21WƯ22Ʊ23ĸ24Ř26ű28Ʒ29ŝ30ƀƪ39ƃ41ž46Ʀ56Ƨ71Ǩ
if your	68 -14ǣ-7n7Ƹ8ƫǚ9r12ŵ13Ƅǔ14ǝ18Ƥ24Ʈǘ30Ǖ
if yours	89 16Ŷ36ŵ
important	78 12ƶ15ō19Ʊ31ľ
important to	83 8Ʊ14ƶ25ľ
improvements	89 13Ǣ20ƌ
in	32 -30ƭ-26Œ-25ĺ-24Z-22Ʈ-21ŗ-20Ŕǟ-19ǃ-17už-16pƒ-15xǩ-14ŝƘƨ-13awƔǥ-12œŢƓơ-11ŊŞŶźƧ-10oƕƴƺ-9ōśŨŸƁƆ-8ŐǄǘǨ-7DłŉşŰƇƖƙƜǖǦ7ĴńŹƉ8ĻŎŷŻ9djŇƵǓ10MŌųƃƊƿǂǞ11y12QƦƱ13Ĺƶƹ14GKXƞƷǈ15iľŅŽƎƣǧ16ƛƼ17Ɛƚƾǐ18SĵšƤƲ19Ťƍ20ŧǋǡ21mķ22sEǍ23TŖ24qvǌ25Śţű26Ǒ27Ńż28Rƥ29ƪǅǏ30ůƸ31l33ƽ35n36ǉ37Ķ43Ɨ44Y45CǊ46Ǘ52Ɲ
in #	65 -22ƭ-13S-12v-8Œ-7G7ƚ8řǣ9dŻ11yQ12Ʋǧ13őū15E16Ƌ18Ůſ20Ʃǅ21ţ22ƹ23I24ƌ25ƈǞ36ƅ
in $	58 -38Ŕ-15Hƈ-14ǃǅ-12ǖ-11ĺ-10żƗ-9Wƭ-8ǋ-7LňŷƒƷ7mƛơƯƸ8TƮǄǩ9kXŦǨ10sF11ƵǤ12RŌ13dv14Žƣ17Ƽ18ķƉ20Ř21q22Ķű23ů26ţǊ33EĹƤ38C57ŧ60S
in @month	75 -11ŕ-8š8ƛ10fĸ11Ɵ12y14Ľ19ǜ21Ť23ƾ24ť
in a	56 -9Ŗŵ-7Ɲǩ7ƤƼƾǍ8ƃ9ũƙǗǢ10qƿǉ11Y12ŰƘǋ13żƚǧ14ķ15ǁ17TŚ18Ǌ21i25Ń28O30ŭ31ľ
in an	86 -15Ž-9R-8Ĺƃ-7Ŝ15P20ƞ21ż28ľ37ǖ
in and	85 7Ɛ12Ɵ15d
in any	87 8ű
in at	83 -8Ő10G11ƣ51Ņ
in between	89 14P22š
in business	82 -9Ǟǟ-7S10Ɵ78ǅ
in case	80 -9ŵ9Ɗ10Iƀ12Ɓ18Ǡ20Ʋ
in charge	89 -7Ǡ15Ǚ28Ł
in coverage	87 -28Ɓ48š
in for	86 11ǀ12ţ13ŰƱ21Ǒ31ű
in force	83 -7ţ12Ō15Ń39ŏ
in from	89 -19ǔ8s27ǖ29Ǖ
in front	80 10Ņř41Ś
in full	86 33Ĵ
in good	78 11Ɖ20ű30ǂ
in how	89 10űƮ
in is	85 -7ķ9ƣ12ů13s14Ư20Ũ23ǋ
in it	69 -26ǖ-20ǩ-7ǅ8ĶņƄ10ƙƟƥ11ƅ12Ʒ13Ɛǆ14Ǐ15Ʃ25Ʊ30ƪ38Ŗ
in law	80 8n10z15Q16Ņ19B
in liability	89 -42ž-7Ź9Ƃ10ơ14ǌ41ǡ
in may	89 13v19Ź
in mind	82 -11I9ƶ36X59Ƭ
in my	85 10L11j12Ż14ƽ15ņ17ō
in on	81 -7ļ11Ĺ19Ŭ33Ŝ57s
in one	81 -8n9Ƹ10Ƥǔ19œ20ş28Ĵ
in or	89 19F20Ž33ů
in person	87 -15Ŝ48M
in place	75 -10H9Ļ12Ƴ15Ʋ16Ō26ŏ40Ń53Ʀ
in sales	87 42Ǌ
in savings	78 23Y
in school	81 -15Ʊ8ź9v24m
in storage	87 9ƥ
in that	67 -12ő-10Ɔ-7CŶƩ7Ľƍǉǋ8b9Ɛ10M11lV13ƞƣǗ16ŲųǓ17ƥ18Ƥ20Ť21ƪ28S38Ɲ47G
in the	43 -20FS-16Ʈ-15ĺ-14ŰƠ-13Jšǅ-12Ÿơƣƭǋ-11ƅƤƪ-10p-9ƘƜǖ-8jPVŌŖťŨŭƦƬǐǔǟ-7isCMQĴŒœŚ7ƃƎƚǂǇǝǧ8RXŻƵ9ūƌƏƑ10ĽŕƛƾǓ11fUżƁƹ12Ĺǀ13mŤ14ńƷ15NŀƊ16lyŠŹǍ17KLŪ18ĵƐ19ǌǞ20AHƥƼ22ƝƸ23ƽ26Ķŷ33ŵ41ǈ44n50Ǘ56Ɨ58Y
in there	67 -21V-18Ƙ-12GǄǏ-11ŀŜ-9ǩ-8ń7J8Mƛ10h11tǍ13ňƋƢ15š17S21ƪ35Ɲ40iŇ58ŖƗ
in this	81 -29ǅ-7P10Ļő12qǣ13S14k15j28ǩ
in to	79 -15Ɲ10ƾ19Ś20ů26ǔ33R
in tools	75 16Ɲ44Ǐ
in town	87 8Ƥ12ǩ23Q
in trouble	87 9ĸ11ƿ12p
in wages	85 -9T35ǉ
in when	89 21ǎ25Ǒ34G
in whose	80 -10Ų15ǐ
in with	82 11j13Œƚ15Ǆ18Ʒ25n
in writing	89 17Ƅ23Ʋ
in your	60 -14Ǐ-13Ɨ-11ƔƼ-10ƙ-9ž-8Ƥ-7ŒƋƚ7Hƪ8jŲ10ĵŔŚŽƍ11ĶƿǗ12ƻǢ13ĿƜ14ńšƣ15Ļǚ18ǌ19ǐǡ20gň22Ʀƽ25ƶ26ķ28cƥ34Ɲ
inches	89 11j25ƺ
include	76 -11Ǉ8s18Ɔ20ǉ33ŏ
include $	80 37ŏ
included	83 7ǣ8Ơ11Ɓ13œ
income	67 -7Ʒ8ƭ9ǔ10Ƭ13u26ƮƯ33ǝ42T
income $	76 -17Ʒ-13u28Ʈ34Ư38T
income besides	79 31u
incorporated	85 14ǃǆ
incorporated $	86 28ǆ
increase	81 22Ŕ35œ
increase $	85 17Ŕ24œ
independent	89 17Ǒ
info	83 -10Ƶ8ļ18Ŋ20ń26Ǘ
information	81 11Ľ17Ǘ21Ļ
information do	89 17Ǘ
injuries	81 10ž36ƃ37ǣ
injury	78 7ƃ10ŗ46ž
inside	74 -25Ǎ-8ř10ƌƛ11ū12Ŗƣ13Ű14Əƥƪ15Ǆ36Ǣ
inside $	86 -22Ǎ-13Ɨ11ƥ17ƣ18Ʃ34Ǣ
inside the	87 -9ř12ƛ14ū17Ə
inspector	79 19ƈ
inspector say	79 19ƈ
instead	86 8rM14Ǒ16Ƶ23K
instead of	87 8r14Ǒ16Ƶ24K
instruments	78 -8Ǝ32Ƙ
instruments art	80 
insurance	48 -15Ƹ-13Ǆ-12Ǣ-10Q-7ǑǦ7ƀ8rřŚƇǐ9ſ10AĺŪ11ƙƴǨ12ŘŞƁ13Ŧ14šǒ15şƃƭƳ16ƩƬ17Ʀ19Ǔǥ20ŏ21ľŁŐŒƄ22ņƕǌ23ţ24W
insurance $	57 -16ņ-15ƨ-14ŐƸ-10Ƣ-9ĹƧǥ-8ŁƬ7rXƂ8Ʀ9ŝƳ10ǓǨ11ţ12ſ13ľş14W15ĺƭ16ƙǒ17ŏǘ19A21ơƴǌ23Ɓ31ƃ39Œ
insurance at	86 -18ƃ-16şƧ-7ǘ40Ł52W
insurance card	87 27Ƅ35Ő
insurance company	80 -14Q7Ǥ10Ş14Ƈ15Ő19ţ20ľ
insurance do	78 -17Ǆ-13Ƨ-10ƨ12şƀƦ16ǥ25Ʃ32Ƭ
insurance does	86 -13Ǣ18Ǔ19ǥ
insurance for	89 7š20ƕ
insurance from	87 8W16ƫ
insurance hits	89 21ſ
insurance is	87 -7Ʀ24ǩ
insurance now	86 -9Ő14Ʀ23ŏ
insurance on	86 -8ş-7r17Ǩ18Ƅ28ƨ
insurance or	87 -7W10Š13ŏ14Ʀ
insurance papers	89 20ǒ24Ś
insurance pay	87 -10ƃ-7Ő10ž15ƨ16Ʀ34Ŧ
insurance through	87 -29Ʀ52Ƨ
insurance with	87 -14ŏ21ƨ31Ő
insurance you	86 10Ƭ12Ş23Ʀ
insure	83 -9Ǎ-7ơ8Ū10TƓ13Ǩ18ǌ25Ǣ
insure the	89 -10Ǎ-8ơ19ǌ33Ǣ
insured	61 -16ſ-14qǏ-12Ǒ-10Ő-9ƅ-8Œ-7ƒ9Ǔ10Ɯ11ƃ13šǄǧ14ǌ18Ŵ21ǥ23ǒ26ş31ŏǢ40ŗƨ52Ɠ
insured $	71 -17Ɠ-16qǏ-14Ő-13Ǒ7ǐ8ǌ9ǧ13Ǔ22ǒ40şƨ52Ǣ
insured at	86 -12ŗ21ǥ42Ɠ
insured for	78 -14ş-10ƅ-8ƒ9ǌ51Ɠ73ŗ
insured what	80 22ƃ
insured with	87 18ǥ29ş
insurer	82 14Ţ17Œ20ƴ33ő47Ő
insurer $	89 16Ţ27ő
interest	86 -13ǩ13HĹƪ19Ɣ23Ň
interesting	87 20B26Š
into	69 -11ǅ-7Jǩ7ĺſǗ8ż9Ŏ10ƀ11iĶ12łŊ13dR14ƪ18Š19Ǟǣ23gƛ28ƌ35S
into it	87 10ĺƪ13Š20S27ƌ
into the	83 -18ƌ-7Ʒ8G9S10d15ƛ17R18Ǟ23ǣ
into your	86 -9J8Ǩ10Ǘ11ǘ13ƛ17Ķł
inventory	81 14Ǣ23Ɨ26Ɲ27Ǐ
invoice	77 7ǘ21Ǖ
invoice or	80 22Ǖ
involved	87 7P11ż14Ł17f
ira	87 -8Œ59Ķ
ira $	89 -8Œ43Ķ
is	23 -22Ũ-21Ƹ-18Ʒ-17cŦ-16ŏ-15Š-14ň-13ǘ-11SņţŤ-10Oš-9ĺĻƜƬ-8Ľ-7BőŧƭƽǑǒ7uHƌƞǊǨ8lzƦ9ųƍƪǉǔǞ10ľŞŰƀƒǁǙ11EŝƐƻƾǖǜ12ŅūƗƯƼǥ13Ŀǣ14npFQŖžſƔƕ15KŉŕşƑƠƢƧǇ16fIJƏƥƫƱ17ŭŷ18hAƉƘơǅ19aĶŁ20ōŐźƆƩ21DYŗƟǋ22syRĵǗ23qNŬƅǈ24TŪƁ25vŃ26ǆ27PƇ28ŒŶƓ29ůűŴǃ30jƊ31ĹƲ32ƨ33ǂǛǟ36ƶ38ix39oǩ42U45ŀǍ49t
is #	70 -20Ƭ-12T-10q-9bs-8ŏ-7wŗš8ǈ9ƭ10ƶ12E15œ18Ÿ21ǣ24I29D36ǩ38X42Ɠ44p45v60Ơ
is $	74 -19Ř-15t-9ƨ-8r-7ǂ8ƕǖ9œƇ11ŀ12RZ16ĵń18Œ20Ő22w25ǩ47o
is @day	87 13k26L
is @name	75 -16i-14Ƹ-12Ś-10b-8ǈ-7nǟ7Ľ8J13o20s32ǂ49w59t
is a	54 -21ƭ-14iS-13c-12Ɖ-9ƕ-8AKŐŰ-7XŇűƖǈǋ7fWŋŢƁƈƚǦ8qŒŦźƤǙ9U10xŝƥƬ11rCĻŘš12Žǥ13v14Ŭſ17Ǐ18ƨǁ20MƇǅ21Ǎ26Ū35Ʃ37L38ǝ39ƅ
is about	78 -11ŕ7ů9ǝ11ŉ12IƏ19Y20Ĺ22ƪ
is alcohol	78 28Ǜ
is all	78 -7Ŵ8ķ12n13Ō14ƶǨ17Ʀ23Z
is an	79 11ķ12ŠƮ14ǉ15Ķ30ǆ
is any	85 -9Ɲ10Ǘ13u15Ŷ17Ǐ21ƥ
is anybody	89 -17n-12ń12z27ŏ52ŷ
is anything	85 -14ō9ĵ13ş15ſƥ16Ɛ17Ǖ
is asking	89 -17ơ7Ƅǧ12ǌ
is at	80 -17W10q11n15ŎƯ23ľ24Ʀ
is awesome	87 12Ǌ14Ƨǟ26ƿ
is been	82 9ƌ10j11A15Ľ31ǟ
is business	81 -12ǃ-10ǅǞ-8t84ǟ
is changed	77 16Ƹ31Ǟ
is different	85 -8Œǩ14ũ31Ŕ40ĺ
is down	77 -10ǟ11ƫ29Ǟ35Ɗ
is driven	80 14ŭ
is everything	85 7ō14ķ19i22U29ş
is fine	87 9ť13G16Ǌ18N
is for	89 56ǩ
is free	89 9Ɣ14ǁ15Ƨ
is going	78 -24ǩ-9Ł7z10Ư11ž12ǟ13Ǟ18ĺ26ł42Ĺ
is good	82 -11J-8I7t11L17ĵ22pS24ŝ
is got	75 -20n-7A7ų10Ũ11ǆ12ƾ13ŁŐ14ŀ15j18ƨ23Ŀ33ű54ş
is great	89 10a13x23T
is he	64 -26v-20Ū-10ƺǢ-9H-8PQ-7BųƸ7n8A9w12o13q15h16x19r22ǂ24Ŵ29Ź30Ņ31ƨ51t55s60p
is her	79 -37Ƹ-20d-14pw-10Ňů-8q11Ŵ16ǈ20o37Bǂ43v51ź
is his	80 -40Ŵ-17a-13ǃ-12y-11w-10Ƹ-8ƨ-7P13ǈ18ź25ǂ39q46o50ų
is holding	89 39ŀ
is home	87 -12Ű29l46C
is in	59 -26ǩ-23ŷ-21ǖ-18ƒ-16ƔƤǏ-14ƠƢ-10Œǋ-9ĹŜ-8ƅƽ-7lō7ƌƪǍ8WŁǑ9ƉƋǙ10ų11ű12Ū16ǈ17ƻ18q20ķƊ21ŀƁ29n30ǌ33Ķ38Y43Ǘ46Ɲ73Ɨ76Ŗ
is insured	89 -7Ǣ11ş16Ɠ
is is	87 12u15o16Ů23p
is it	42 -27ƪ-23ǩ-22ǡ-20ƒ-18ƥ-17tƗ-16XŠ-15wŤ-14ŨŵƵǔ-13Ů-12gCŔ-11xMǑǢ-10kDōŦƠƭƽǈ-9sLVŏşŧƬǄ-8yIŌƘǘǝǞ-7fNZĺĻĿŎőŬƧư7Qňś8KŞƌǌǍ9ŚǆǋǤ10ťǥ11FřŝƐƖ12ŐŘū14RůƅƼǅǛ15ŜƢ16Ŵǖ17Ɵ18ĶƀƞƯ19uƕƶ20o21TŒŭ22ž28Ɖ29ƣ30űǇ31ƇƓ34ǟ35ŀ37UŰƩǃ40Ǘ42i43Ł45ŗ48Ŷ49j58P63Ɔ
is just	80 -9Ū8W10ƿ11Ŵ13Ʃ15ŭ16y27ŷ
is kept	86 -13ő-7G14ƥ18Ű31ŝ
is left	79 7Z11Ƨ13Ŗ21ƶ40Ŭ
is like	86 8ǝ9Ƃ12ƪ
is most	83 -14ǖ18Ǌ22ľ
is named	71 -8ŷ11Ƣ13ƚ29ƫ
is new	89 -19Ĺ-17Ŝ-8Œ-7Ŗ19Ǟ72i
is next	78 -14Ʊ-13ǥ18Ǟ22řƫ28y41V47Ǎ
is no	81 9ŕ10Ǩ15Ńũƨ25ŉ
is not	70 -35ŀ-26p-8q7lĸ8M10cŧ11UƳ12wſƢ15oǑ16ŗ20Ŷ24ƥ33v88ǩ
is now	89 41N
is on	64 -33ǩ-28r-25ơ-18a-10Ŭ-9ƩƬ-8bŁ-7ƈǑ7Ǘǥ8WŻ9FƃƉǆ10ŀƑ11Ĺ12ž13ƺǛ14ǃ16ŗ17Ő21Ɠ23Ƣ24Ŀ29Z31ƨ38ŷ49ſ68ǈ
is one	87 13ǋ18ǔ23y
is out	86 -9ŭ10y13Ū15X18ǈ
is right	86 -15X11k13sD15Ŏ37N
is she	69 -25Ū-13Ƹ-10Ǉ-8m-7i9px11ű12y14tv15ǈ18Ƴ20ǂ28Ŷ37Ŵ52q
is sitting	89 13Ɵ14n15Ɲ
is smart	89 17ũ19A22ń
is still	83 -7Ƨ12n13Iŉƪ28Ƶ29D
is stopping	87 22Ţ29ŀ
is that	42 -30Ǉ-17v-16ķ-14iI-13jwAĶ-12ĺň-11yUǥ-10nŹ-9ZŦƓ-8kŮŶƗƞƽǊ-7ƂƵ7oBSĵůŵƨƭƯƸǁ8KşŸſƔǐǚ9TŁŘŰŽưƼǕ10FŔƅ11dƑƠ12psńƙƛƜ13űŷ14ľŒƝǉǖ15Eǋ16GĹĻŪ17ő18uŐ21ŕ22ļ23ūƻ24Cǩ25ŭƩ29h34ō41R43Q
is the	42 -28ŷƢ-25p-24ƣ-21Ŵ-17Ƥ-16Ʃǈ-15diSŖ-14nǂ-13ŏ-12Dů-11Ÿ-10oƝƨ-9ŃŋǄ-8quCTWŁņŦŹſƱƵǝ-7GLĴĹĻœƑǅǐǖ7EVĶōŻƆƕƠǜ8wAŰŲƌƫ9kxJŘŶƔ10hųƛǢ11Ǌ12ŭƟ13Kű16QU17m18vŚƏƧ19ƪǇ20ŕƬǥ21FǏ22łƞ24ǌ25yŮ27Ƈǆǋ29ŀ30jŗ32ŒƘ36Ŭ37ǟ43Ǎ51ơ56Ū58ƒ
is their	87 19Ŕ40Ņ
is there	47 -17ǩ-16Ƣ-15řš-11Ƙ-10jŗ-9GľŖƕǆǈǗ-8yƇƤƼǋ-7Užſ7ŁŃưƳ8ķ9ƏƑ10DŬƎ11XŞűƁƸ12ŀƃ13ŹƦǙ15YŌǦ16ƶǢ17Ƃ18ƣ19ƍ20ǔ21n24ƊǛ25ŉ26ǃ28Ƨ30ŵ32A35ƱƲ37f49ō50Ǩ
is this	68 -22o-20Ł-16ş-12ơ-10ĺ-9A-8ŀ9Ɵ14Ƶ15ŏ25Ńǅ27ǈ30I32H33N41Ĺ103a
is under	87 9ƈ20Ɗ21n
is up	81 -11Œ-8ŀœ-7a10t11ŕ19źŽǄ25i76Ĺ
is what	65 -13Ř-11ž-10ǩ-8K7ŝ8cuƶ9ĿťƃƔơƱ10ĴŞŹƠǢ11yHŅŮƌ12i13Gĸ16ĺ17U21Ť29Ŧ38p
is when	83 -10Š11G12S13ƅ14ŕ18ŧ21ť
is where	89 -17C15D35M
is work	82 -23N-20i-7R18ů91U
is worth	81 -14Ƙ8űƗ13Ɓ29ķ
is you	76 -23ƾ-17ƫ-8q11aŷ13h14ŝ24ǂ33Ƣ64n
is your	41 -52ǌ-31ǈ-29ǟ-25Ŀ-22Ǘ-21oB-18Ɔ-17ǃ-16Q-15Ş-14ĹűƩƻ-13řŭ-12CUŦƓ-11WŏƝ-10łŖƬ-9cőƮ-8GLĴƜƯ-7npZſƇǆǝǨ7Ņ8gşƑƸǀ10i11ŚƢ12ǔ13eƨƽǄ14ŹżǊǖ15ĶŒŸ16IƕƼǢ17lĵƘǋ18XƠǠ19syDŜ20Ǎ21P22dAƫǇ23ž24z25qǎ28wƲƾ29ŘƔ30ǣ31T35x36Ńƺ39r45ǩ46ů49Ƥ55tŇ
is yours	80 -11Ɲ7Dǌ8Ŵ11Ɖƒ13ű19Ʀ23ĵ38ķ
issues	86 14Ƹ15ǂ
it	28 -29Ĺ-21Z-20ǔ-19ĸƨǑ-18lCŅǈ-17gǄ-16cMǐǢ-15yşƦƷ-14qvŹ-13ptLŝǖǝ-12xGǡǩ-11OŞŷƸƾǙ-10HXYŉŻƣǊ-9ahƤƺǕ-8ƃƘǂǓǜǠǣ-7dzǎǚ7Jƻ8ŘŽƕǉ9ĿŋŵƁƖǇ10ſƄƎƶǧ11ĵŐŲǏǞ12šŴ13ǘ14iFŦūƊƯ15ƌ16ťŮƐ17Ƣ18nAŁƼƽ19ŎƂƙǟ20ǆ21Ÿ22ĺƓ23Š24ł25bP26ŇƉƟƭǅ27ŒŚ28BƀǍǗ29ŃŬ30śŤ31UŊ32Ō33Ĵřƞ34ŔƇ35ŕƩƫǃ36ų37Ɔ40ŀŧŰƧ41ƒ42jŨũƵ44ŭ45r48œŖŗ49ƅ53Ŷ54ƪ63ű
it #	87 -30ű-19ǡ-8RƆ14Ų15ǆ24ŗ97ž
it $	43 -45Ǆ-30Œ-27Ŝ-25ŷ-22Ɨ-21ĸŝǛ-20ǖ-19Ş-18wTš-17ZŪǌ-16Ĺ-15ļ-14jƯ-13oYžƔƮƶǐǟ-12qH-11Ƭƴǋ-10ŢźƛƨƼǧ-9gnŅƟƠƣǅǈ-8ksłƇơƱǝ-7iCľǕǢ7fWĶĻǞ8ĵţƄƽ9NŔŲƎƧ10ĿŠƙƝǦ11ŎŰǍ12ōŵǗ13ŗƐƓ14ĴŤƌƳ15EŐőűǉ16ŃŸ17ſ19ŌŮƕ20DūƀƩǏ22śŧ23ƒ24ŀƂ25ƫ26ǩ28Ɔ29Sƻ30Ŧũ31ŨŴ32Ŗ38ǘ39ǆ40rP42Ƶ48B50ų56Ŭ60ƪ67Ŷ80Ň
it @name	87 16bw34o
it a	64 -19ǎ-13X-12Ơ-11wƓ-7VŤ7KƩ9ĺ12iű13Ɣ14u15F16Œů18T19œƞ20U21ŗ23ƛ28Ŷǟ31Ɔǅ34Ƈ44ƣ
it about	85 -14ǃ-7Ş12ƶ13Ǟ19Ĺœ27Ž
it again	89 -10ƪ26Ɠ41ň
it all	68 -12Ž-11Ũ-9Ů-7ǎǑǩ7Ĵ8ĺŒ9ƗǗ10Z12ǃ13ŖƲǜ14qǋ15ŤƖƢǐ17k22ł24ƌǇ26ƫ29ǖ
it an	85 -14F10ƅ32ƣ
it and	70 -15ƪ-9ƒ9p10nJ12ś14A16Ʃ18ơ65Ɠ
it appraise	89 24ƒ
it at	86 9ƴ10ŠƗ11ŗ15ŏ
it back	82 -18Ŗ12ň31ƪ49Ɠ
it be	73 -17Ʈ-16Ŏ-14r7Ƥ12b15MƬ17ŝ19Ş27Ļ30s33Ŋ43ǩ
it been	80 -9ǟ7ƈǅ12ij15ņš21U
it before	81 -7Ŧ14Ʋ54œ
it built	89 28ƅ
it burned	87 17Ƒ24Ɠ
it but	87 -8s-7ĺ8r10g17Ư29ŀ
it by	82 -23Ń-13M-11Ŏ13Ł15ś19Ũ26A32ǧ
it come	77 -15Œ-9ŧ10Ǖ11W13Š14Tŕ15ƚ16Ľ17Ĵ22ł53Ť
it comes	83 7ł13Ř15Ŀ18H27ľ
it cost	72 -14ǝ-13Ǣ-11ŀ-8ľ-7ŠƵ9œ10Ɨ19Ư22Ƒ34Œ45Ǐ48Ŧ
it cover	89 39Ŗ
it covers	89 23Ŗ
it different	80 -14ƚ29Ř
it do	85 -20ǩ-8ƛ9ƥ11Ǝ13ű33Ŗ
it does	89 -11ŭ15Ŵ16ǆ
it done	89 28Ń
it down	89 8Ǟ15f18ƀ23Ÿ
it due	89 15ŕ
it ends	89 -9ǅ13ŕ14Ʃ17ř
it ever	83 -16ǔ16š20ŭŸ29Ɗ33Ʃ
it for	65 -19Ř-17ǘ-15cǐ-10Ł-9O-8ŀǟ-7GǠ7Œ8Š9pŢ10Ő11TłƎ12Ļ14ŲƬ15Ɠ16ƭ17Ƶ18ŎŽ22Ư27ƶ44ŭ46ƒ54Ŝ
it from	83 -11œ12Ʀ14ŧ16ǅ18ś40ƅ
it go	76 -13Ǩ-10Ǧ-9Ũ11ƊƧ12ƒƞ13j21ś22œ24ŗ28ƫ31Ŕ
it goes	89 10D13ƫ19ų
it going	83 -15Ʒ-12U-7t11Ɵ15eľǟǨ20Ʈ21i
it gone	79 22Œ28œ
it got	85 8Ƈ10gƆ16ƪ
it happen	83 16Ť19ũ36ť
it happened	76 -14Ƴ-12ĸ8ť20ũ23Y28Ť
it hard	79 23Ƴ38U
it have	78 -59ƣ-30Ʃ-12ů12ǆǥ15Ƌ18ű19Ůƭ20Ƈ22bŃ26ƪ70Ǎ
it how	89 16x17Ÿ
it if	83 11Ǩ12Ƨ13ƫ32Ƶ
it in	68 -44Ŕ-20J-14ǃǖ-8ƥǋ-7H7ĴƊ8LŰ9YĶ11ĿŎƚǅ12ǧ14ƪ16Ń17Ō18Ǎ23Ƶ26Ś31K39ű72ŧ
it is	49 -19Ŷ-18ƫ-13ǩ-12X-11BŖ-10pŃƒ-9bcuĶľť-8qLŐŠǚǥ-7xCŚŴƋƺ7GƻǍ8QWŌŔůŽƧǈ9rĿřŭ10ū11NƙƵǟ12AŎƮƼƽƿ13iŊźƱƶǡ14ǅ15ƭ16Ɓ17ſ18ǆ19ƢǄ20ŝƩ21kŷ22Ɖ25ǃ27Ǜ31nű32w42Ơ44ƅ45j
it it	89 13ť16Ŀ
it just	64 -18ž-17ǡ-11Ǐ-7Ĺ7ƛơ8Űǆ10ńŠŹǃǛ11ƜƝƟ20r22Ǉ23Ŝ24n28ĺƀ31u43Ū
it lapse	89 8š
it last	85 -8ǎ-7Ŝ21Ŗ28ƭ36ť
it like	83 -10ų-7Ŕ10œ13Ŷ14Ƶ16ű19Ƥ42j
it made	89 -10ĺ-7r25ƫ35Ƈ
it meant	79 31Ư
it more	78 -7ľœ9YŞť10ź11Ŀ13Ŷ15ŇŒ17Ǆ19A24ň
it mostly	89 -7ŭ9Ŵ18ķ
it new	89 10Ǆ21ƅ
it now	76 -10ŗ-7ƒ7ű24Ĵ25Ũ27Œ
it off	77 7Ɛ9Ʋ10ĺƾ11Ƃ13I15Ś17Ĵ20Ƅ24ŋ
it okay	87 7ĵ8Ŋ23Kƾ
it on	70 -11Ŧ-8ƚ8Ʈ9Wű10jœǘ12LřƇƠǗ13Ś15ĸŰ24D40Ŕ
it one	80 -13Ǣ-7P9Ʃ11Q21i25Ɖ35ǥ
it only	86 -7Ŷ7ň10ǉ11Ǝ21ų27Ǉ
it or	70 -13M-12ǖ-8Ʊ-7s7mǘ8FŁŊ10ĸŎŖǀ12BƮǅ13ƌƴ14śŦơ17Š21rƵ23c34ōŜ
it out	77 -17Ơ-10ĸ-7űŶ8Y10Ĵ12ŭ13Ű15Ƶ16ƪ18A19Š26Ɯ27Ɵ
it over	78 -12Ǌ-10ů-7S12ź13ŀ14Ŷ17Ĵ28r34Ǟ37T41Ɔ
it rains	78 -7ƛ18ƙ
it renew	75 22ŕ
it right	75 -11ơ-10Ŗ8ĴŌ10ǃ11tňŏƍ12ǌ13FŎƿ15Ķ17b
it run	83 -16ƭ-8Ŷ19ŕ24Œ48ű
it running	89 -18ǟ-8ǩ8ű23Œ26Ŷ
it say	72 -29ž7ĵ11ǌ12Qř16ǧ18ǃ23Ś27ŗ
it says	80 7ž11Ǣ12qFƩ13ļ18ř21Ů22Ś
it sell	87 36ƒ
it sit	89 -14Ŷ-9Ʃ19Ǜ29Ƈ
it slow	89 15b22ǟ23ǎ
it so	82 10e12Oķǒ15ĺ
it something	89 8ĺ11K18ŀ29r
it sounds	89 -8Ň10ķ12Ō14ƽ26b
it start	89 -19Ə-15ĸ-11ǅ-7Ń9b19Ť20ŕ29X
it still	78 -8U-7Ť9EJ10S11Œũ12ǋ13jHƧ15Ŝ16ƺ17Ķ30Ũ
it take	74 -12B-9Š-8ķ-7Ũƻ11ť13ƬƱ23ŎŢ25łů26Ɨ36ŧ
it that	78 -12ť-7Ż10Š11ĺ13Ĺ15Ɛƴ16Ŕ19P20ļ25ŀ
it the	70 -34ž-19U-14ƒ-12ł-11ōǣ-9Ņœ-7Œ10xŉǁǤ11Ǉ13ļƄ14ǂ19ĺ24Ş44ŝ45Š49ŗ68ŀ
it there	86 -53Ŷ-19Ňŝ-7ŗ12Ǔǖ17ǝ39U70ƞ
it to	70 -16KŢ-10ƫ-9A-8M-7ƞ10Ŵ12ĴŃ13Ŗ16B19ŭ20J26ų27Ř28Ŝ33ƭ37ƶ
it today	75 -8Ĺł17ĺ31Ō34ŀ
it under	82 -7ň10X12œ13ǣ29Ŏ44ƒ
it up	70 -11i-10T-9Ĺ7Ə8ŕŮƙ9Ť11ĴŒ12Ōƥ15O17ƫ27ř29Ś37r39V51Ł
it used	87 -17Ŵ10œ48ŭ
it was	71 -27ƾ-13œ-12Ť-7Ŧ8ƐƳ9Ɠ10ƛ12Ư14ĺ16ǉ19ż20ļ22ŵ28ƅ32Ũ37Ƽ42ũ
it went	79 -9ǩ-7ƽ11ņƳ17ƅ20Š29Ŕ48œ
it were	80 12ǝ
it what	77 -7Ĺ8Ƃ9ņő12ǁ13fŠ16ŚƗ18Ŕ21Ʃ
it when	78 -9V11ƅ12B18ǜ21Ǐ27Ƨ31Ɵ38Ũ
it who	89 9Ǘ12n13Ł18Ǡ
it will	86 7ĵ8ũ11łƴ
it with	77 -19Ŝ-11S-8Š10ź11ŚŬ12sƙ14Ŋ17ń19Ƣ23ǅ33Ƨ38Ŗ
it without	87 -9A12ƈ20Ǩ
it would	76 -9ƭ-8Ŏű9ś11ŵƏƒ16ť17ŅŖư27Ɠ30Ţ
it you	78 -14ŝ-11Ũ-8Ŗ-7sŠ8r9ŀ10B12QŽ13oƴ15Ŷƪ20ũ21ǌ24ż35P
it your	78 -34Ǎ-15ŵ-13Aƣ-10u-8Ƽ14B15Ư18Ƥ20ƽ22ƞ31F36Ŷ45ǋ52Ł
it yourself	76 -10Ʀ9ǅ12Š13ƀ19ţ
itself	83 -11ŗ12ƑǢ14ƓƘ16Ĵ23C
jeep	89 -21ǐ-7Ĵ21Ŭ26ų
jewelry	73 39Ƙ
jewelry $	87 25Ƙ
jewelry instruments	80 
job	56 -17ŗ-10G-9Ɯ-8Ť-7ŠǝǨǩ7ŧ8Ʒ9ň10ţƝƨ12Ʀǀ13Ķůǐǧ15Ƭ16R19Ǔ22Ƨǣ24ǈ40qV50S51U54W57P
job $	67 -15ŗ-10Ŵ-8Ɯ7gt10P11Wǧ16Ƨ17Ʀ18Sǈǐ21ǣ34V35q65U
job ask	80 13Ǔ
job even	80 20ţ
job or	83 9ŭ23W
job title	89 12q39P
job what	89 13q15W
job you	89 10U13S20Ƭ22Ǔ
jobs	74 -7Şů7Ǧ10ǡǧ13ǈ16Ǒ18V22Ƨ23ǔ24Ǆ29ǐ
jobs $	80 -9Ǆ-7ů9Ƨ11ǧ20Vǈ27ǔ29ǐ
join	86 -15o10ő11Ŏ36s
jump	80 -16Ŧ-11Ň10ǀ29Ŕ33Ţ35œ
jump $	89 -7Ň22œ33Ŕ
junior	87 22a23w
just	48 -22ŗ-14ǡ-12ǐ-11Błƞ-10ōǏ-8Ǔ-7qxFJƏƔƬǅǔ7fŲŴƝƩƮǧ8rZķż9vŶƍ10UŇƗƢǙ11esŌƦ12SŁơ13h14Ŋƻ15uCŔǈ16Ǒ17K18ŖŪ22ŭ24n25Šǋ27ƀ28Ļ29ĹŷǇ
just a	78 -15ŵ-13Ǐ-10ĹōǇ-8n8W10ƿ11Ų15Ɵ16ơ22Ļ23ǥ26Ɲ34Ŷ
just for	85 -10Ų-7ǐ12Ơ16ů18ŭ19Ǒ
just get	89 -12Ŝ11G12ơ15Ŗ
just just	77 -8Ǉ7ŕ8U10ơ11ƱƼ12ŲƇǝ15Ŷ21ǋ
just kind	89 9ĺ21Ʋ
just need	78 -8ŕƄ8ƕ9p12dCŏ13em14Ő19S
just now	73 -27ĺ17Ŋ60Ĺ
just say	85 -13B-8r12Ŋ13Ō14N45ǩ
just so	87 -11Ĺ14n16ň17Œ
just take	86 -7Ŷ7Ŋ13ņŭ15ǒ
just tell	86 18M
just the	70 -15Ƽ-13ŶǇ-12ŗ-8Ǔǥ8eƆ9ţǉ10s11Ƣǚ12ķ14ş15ŠƦ17ž18Zŷƻ26Ū27h39ǋ44u
just want	87 -7Ƭ9ư10Ƽ19Ļ31Ĺ
just what	87 18Y27Ɨ
just you	73 -14Ɲ-11ułƞ-8ŭ-7ǋ8Ǘ12ƨ13y14s18Ŕ21ǆ28Ł32ŷ54n87Ǉ
keep	56 -12eĶ-11t-7pĴ7VXŸ8q9ū10ŉ11ƀ12ǙǨ13WƊƝǩ14ŋşƮ15Y16ǝ17Śſ19ƥ20o22Ǐ29ōƧ30Ʒ32Ű33Ǘ36Ƶ
keep $	83 -16Ķ-11Ƶ-9Ɲ10h15Ǘ18q19Ʒ46Ǐ
keep a	89 -8Ɗ11ƥ21ŋ
keep getting	80 15ǝ
keep going	86 -25Ƶ-7U10m11ŉ36ō43ǩ
keep in	89 25Ɗ
keep it	78 -16Ʒ-13ǖ-7ǩ10Ǟ11Ǩ14X21Ƶ27Ʈ35Ű40Ƨ
keep on	87 -7e10Ǐ31Ǘ
keep that	89 14ŝŰ18Y
keep the	74 -31Ʈ10Ÿ11Ǡ13ū15Ǩ17Ś25ſ64Ʒ
keep your	86 -7Ř16Ŏ20ƥ23Ś
keepin	83 -7x7U9ŀ12ƶ14t17Ţ18Ž22ǟ
keeping	78 -7N8ǟ13U14ũƵ15ŀ16t34x
keeping busy	89 -46U-13x21t71ǟ
keeping you	86 -58ǟ-7N17ŀ52x59U
keeps	78 -11Ű-8R7Ǡ9ƛ11Ţ14cƻ18ǒ24Ŀ25P27ŝ
keeps you	82 -11Ű-8R12Ţ15ƻ25Ŀ26P28ŝ
kept	74 -14D-11ōő-7ŋ8Y12ƃ15Ŷ25ŝǗ28Ű39ƥ
kept $	87 7Ǘ13ƥ
kept you	89 -13ő-7G15ƃ36ŝ
key	87 -7ŏ76Ǩ
keys	74 8Ŀ11Ń14v28ų36Ɩ
keys $	75 9Ŀ14v40Ɩ
kick	87 13ƹ15Ō17Ļ
kid	75 -24ų-11m-10ŷ8Ŵ12n13Ɯ15ƶ16źƘ20Ʀ21ƍ35l47Ź
kid $	87 8l17ƶ24Ʀ
kids	57 -10Z7Nƃ8ŭ9Ɯ11ľƶ14ƍ17ƫ19Ʋ21Ź22ƭ23n26w27v29Ư31Ʊ40y43x60u
kids $	68 -15Ź-9y-8ƫ10Ʊ11Ư12ŭ16x26vƲ30n61u
kids are	85 -28v7w8L51ƭ
kids college	89 
kids doing	86 41x
kids in	89 -7u8Ư12N17v
kids names	86 17w
kind	56 -32Ǜ-19Ʀ-13ƪ-7Ƨǃ7gŖŮƸǟ8Ɛư9bRŊŢƝǥ10iYĺŧűźƲ12Ǝǆ13Xǩ14qƇƉƹ16Ť17h18ŏ21ǔ22ƣ25Ū28Ǆ32Ƌ41Ʃ
kind of	56 -32Ǜ-19Ʀ-13ƪ-7Ƨ7gŖŮŴǟ8ƐưƸ9ŢƝǥ10iRYŊź11űƲ12Ǝǆ13X14qƉƹ15ǩ18ŏ19Ť21ǔ22Ƈ25ƣ31Ǆ33Ƌ35Ū
kitchen	72 9ł10LǈǏ11ƞ14ǝ24Ǜ27M51ƌ
kitchen $	86 8Ǜ13ƌǏ
kitchen table	87 12ł36M
knee	87 14Ƹ34t
knock	83 7ƌ8ţ9m11Ĵ23R25ź
knot	89 44f
know	52 -14Ŏ-13Ƃǔ-11Ʈ-10Ĺ-8Ōǅ-7ƞƽ7OĻŃţ8ǟ9GŰƐƷ10Ľņƀƛ11A12cŒŲǂǣ13hr14ĵƎ15wŅŔƩ16Ŝ17Ɠ18Ƹ19ōƧǃ24Ƴ31ǩ41ŉ45Ŗ
know $	70 -35ǩ-10Ļ-7ƽ7ǂ11ž12Ŗƙ14Ƹ16ƛ17r34ō51ŉ
know about	75 -13Ƽ8Żǀ9hƍ10Ź12ţ13ǂ14Ŗ15Ų22Ǝ
know how	78 -7S7ő8Ə9G11ś15OŃ18ǩ29c
know i	87 -13Ŗ8Ŧ12Ʒ14Ň29ň
know if	75 7Ųǡ8fsŃ9FƀƵ10K11u12Ɯ14Ɛ16Ƨ
know it	83 -8ǩ10ķŖ11p12ĵ13Ư14T15ǣ16ǟ
know of	89 21h
know the	87 7S8m12G13ű15Ŝ
know this	89 9ŋ24Ļ
know what	69 -19Ƃ-16ň-12Ʈ-10Ĺ8Z10ņǊ11ƃƩ12ŗ14Ƨ22Œ29Ɠ50ǩ73Ŗ
know your	87 -11Ŏ15ĵŘ
l	83 -29ŗ-12Ƃ11Ǧ13ǃ20ǡ69b
labor	89 9ǎ15ǜ23ť
ladders	89 10Ǚ22Ǆ29ǈ
lady	80 -12ǈ10ŵ14tŧ16Ŝ19o28Ɯ
laid	82 11Ƨ14Ǩ15B16ŵ17Ň
laid up	89 16Ǩ18ŵ
lake	82 -10F-7n12ķ15ƙ23k28g29Ɵ
land	81 -9Ľ15Ƥ23J32Ň36ķ
landline	89 37I
landlord	68 -12ƄƔ9ǧ21Ơ30F38ơ45ǌ
landlord $	83 -77ǌ12F103ơ
landlord need	89 -42ơ-15Ƅ24ǧ45ǌ
landlord want	83 35ǌ
lapse	81 27š
lapse $	83 27š
last	46 -13dŒ-12pũ-11Ŧƌ-10Š-9ŕ-8BDISľŃŤŧƳ-7ĺňƿǅǧ7mĽƛƶǒ8yƧƩ9oŬŵƓƼ10ĹłŔƑǘ11ŻƋƫ12iƲ13űƺ14Ǩ15Eţ16šư17żƈ18cƚƹ19ǉ20bǣ22ƸǛ23Ǚ24Ŝ25Ǐ26aǞ28ĵŖ29ņ30Ǌ37œ39ƾ
last #	71 -17I-15ƭ-12Ƽ-11ţ9e12ǣ19šť20żƹ23E26ǉ28Ƹ
last $	80 28Ʈ45ƭ
last agent	85 -25Ŝ7ſ41ņ
last check	89 13Ɠƾ27Ǣ
last checkup	76 12Ƹ30ƾ
last few	78 -14š8ǣ19ţ30ĵ
last look	87 -9Ŝ7ƾ9ƫ17ĵ42Ŗ
last looked	80 14Ǟ
last name	78 -13ƾ-8pǃ7a16w20o44b
last policy	79 -13ĺ34Ĺ
last renewal	72 11Ǟ37Ŝ
last see	86 -19ƾ13Ʋ22ǂ
last spring	79 8Ľ30ţ
last statement	89 10Ķ14ƪ
last talk	89 9Ľ11Ŝ
last time	71 -10ũ-9ǩ-7ņ7œƾ8x10Ɠ11Ʋ14tƈ15Wĵǘ19ŵ20Ŝ23ƛ29ƺ30Ŕ
last update	89 -14Ǐ16ƫ27Ǣ
last updated	77 -50Ǣ69Ǐ
last workers	80 19ǣ
last year	70 -17ť-8Ľ7ǉǦ9ĺǑǘǣ11I13Ǟ14š18ő43œ55Ǌ
late	83 -10Ƙ7O11L12Ń15ĵ19ǎ
lately	73 -16Ƽ-12S-8Ť8UƓǙ10żƐ11ǂ12ĺţǏ14Żǣ16ǟ17ǜ18ƾ24Ƹ
lately $	75 -16Ƽ-11S9ǜ11żƐǂ12Ǐ13ţ15Ż16ǟǣ19ƾ25Ƹ
law	79 8n10z11ŷƵ15Q16Ņ19B
lawsuit	87 -7ŗ18Ǧ24ķ
lawyer	78 12A14ǡ15ǩ16ǜ19ķ36Ʋ
lay	89 12Ƥ15Ƨ18Ś21ư
layer	89 14Ɖ
leak	75 -9ƈƜ9Ɖ13ũ18ƛ22Ǝ31Ť
leak or	80 -9ƛ36Ť
leaks	80 31Ɖ36ƛ
leaks $	87 -22Ɖ69ƛ
lean	85 19Ň26zA
lean on	86 27zA
lease	60 -22Ǎ-15ś-12ǩ-8ǧ-7ŕ11F15Ĺ17Ơ33Ŭ36ǋ40ơ50Ƥ61Ƣ70ǌ
lease $	73 -16Ŭ-12ơ-7Ǎ11FƠ12ǋ46Ƥ47Ƣ
lease ask	77 42Ĺ
lease it	85 -21ǌ-11Ƥ18Ŭ35ǋ
lease require	87 21ǌ
lease say	83 -14ǩ-7Ƣ56ơ
leased	87 13Ǐ15ǋ
leasing	87 -18Ƣ16Ƅ25Ŭ44F
least	89 -7GS13ŗ16őǡ17ǅ
leave	60 -7ť7ŁŋōƘ8ņƟǎ9s10Ű11ƀ12ŊƂ13ĺƫ14ǜ15ĻƥƬ19ŗǩ23ŉ27Ƴ28Ţ32ƶ35Ƨ
leave $	76 -11Ţ-9ť7Ƨ12G31ŗ
leave a	89 -8Ţƶ8m13ƭ31ǩ
leave behind	87 35ƶ
leave it	83 -13Ţ-10ƭ12Ƃ13ź16Ŋ17Ű21ĺ34ƶ
leave something	86 17ƶ
leave the	81 -14ƶ10ŋ13ǎ15sƛ16ƀ20Ƴ25ƫ
leave them	82 -20ƶ15Ƙ23Ƭ53Ţ
leave your	89 -7ƫ18ƶ19ņ20Ƨ
leavin	89 -15v15y16Ţ19ƶ
leaving	82 -7ƽ8ƶ20Ţ21V24Ŀ
left	69 -16ŀ-11Ʈ9flĸ11ķŖ13Ķ14Ƨ16ōŕ18Ţ19ŝ21Ɣ23Z24ƶ29Ŭ
left $	85 -17ŀ-13Ʈ7ƶ11Ɣ17Ķ23Ţ31ŝ33Z
left on	78 -7ƕ7Z10f14Ɣ18ŕ33Ŭ
legacy	89 33ƶ
legal	80 -10ơ10ǌ12ŋ17Ʋ29ǃ
legal name	87 9a31ǃ
lender	72 -7ǩ11Ŭ19Ƅ61ƕ
lender $	85 9Ƅ32ƕ
lender asked	80 14ƕ
less	79 -13ǉ-10ť-8Ŭ-7Ŧ9GS13ƦǇ16ƒ18ŅŮ21ƪ22ľ
less than	85 -10ť9G10S14Ʀ20ƒ21Ů
let	63 -10Ľ-9Ŗǡ-7Ŕǩ7ųƀƛ8ŁžƪǓ9NƜ10ixŃŘŪƄ11rOĵƐ12šƾ13ř16Ǝ18Ŏ19ĻŊ22Ž25a26Ş32ǜ
let me	71 7dsĴƏ8ŃŲƀ9KŹ11Ł12iŘ13OƐ15ř23a24Ŋ
let us	79 -10sĽǡ-7Ń7ŀ8a9ķ11ŌŽ12ž15Ū17r18ĵ26Ŏ
let you	80 -10Ű9Ƅ12ŃǓ14xN17š23Ǝ29Ļ39Ş
letter	74 -12œ-9ǘ-7h9Kū25Ś32b35Ľ41Ŕ
letter $	86 20b21Ŕ23Ľ
letters	86 17ř29b
level	73 -7Ʊ12ƣ17Ʃ21mƆ26Ɗ
level $	78 -7Ʊ9mƆ25Ɗ
liability	59 -10Ő7ǥ10Ǜ11ŗ15ơ16Ƃ17ǚ19ǌ29ƀ34ǡ35ž
liability $	72 -21ǡ-13ž10Ƃ13Ǜ14ǚ19Ǧ25ŗ40ƀ
liability do	89 -60ǡ27ŗ53ž
liability does	85 -7Ǧ10ǡ25ǌ
liability is	86 -17ǡ-11ŗ26ơ28ž
liability limits	70 -16ǡ37ž
liability on	89 -7Ź8Ƃ9ž11ǚ
license	62 -7nŕ12oƄ13ƺǛ15ū16d17ǀ19a22Ź48Ÿ
license $	72 -14ŷ-10Ÿ11ǀ14Ƅ15oƺ18Ǜ19a24Ź
license now	80 18ŷ
license number	83 -11ŷ30Ÿ
license plate	89 -17Ÿ25ū
licensed	75 -13ő-7n8Ź9Ǩ21Ÿ40ŷ
licensed $	85 -14ő31Ÿ
lie	89 9Š57Ŀ
lien	89 26Ŭ
life	55 -15ŏ-14qŗ-13Ż-11Ő-9Ŷ-7ľ7WƱ9şŨ13m16ĺ21Ƭ23i28Ƶ30ƪ31ƿ34Ʒ39ƭ40ƴ44ƨ47Ʃ53Ƨ62Ʀ
life $	75 -15q8ƪ11tƨ18l28Ʃ
life and	87 11ƪ26W
life coverage	89 -18ŗ-11ƨ52Ʀ
life insurance	65 -12ŏŐ-9ş-7ľ9ĺ10Ʊ11ƪ14ƨƩƵ20ƴ23ƭ27Ƭ36Ƨ40Ʀ
life is	89 16ƨ18Ũ
life policy	76 7Ƨ9Ƶ23Ʀ
light	83 11ĺ12Ż16Ō20Ʈ23ż
lights	89 9D13š16Ż24U
like	45 -23J-15Ŏ-14Ťǐ-13P-12śǋ-10ĿŢźǠ-9ƣǡ-8nĸľƛƱǦ-7Ǟ7œƌƠưǥ8amXǖ9xŦŧŮƎ10AőƂ11DŀţƐƘƽ12ņ13lłŲƁƜ14gƺ15jrYŨ16ƭǩ17Rű18vŉ20Ń21Ĵ22žƞ23Ō24ƶǍ26Ļƿ27K32Ŷ36Ň37ŝ38U
like #	78 -20b8HƂ10ư11ĴƬ12O15vE17j21ŗ27ž
like $	75 -33ŀ-13ǋ-11ƣ-10Ǆ-8Ŷ9ǀ13ŨƁ15Ư16Ļǥ22Ň29R31Ǎ37Ş41ǩ
like a	68 -10ƞ-7ǩ8VţƁƆƑƙ9ĺŶŷŽ10Fǈ11ŘūƵ12Őűž13nY14Ǎ17Ɯ18Ɣ25ť
like about	78 -37Ş-11Ň-7ǩ37ŝ54ŀ
like an	89 8Ķ19Ū
like for	83 -16ť-10ŭ10R13ŨƮư16Ƴ18ŵ
like it	72 -22ŝ-17K-14ƞ-10Ĵ-8s-7jƛ9rƎƓ10iŋ14Ō18m19Ů20bŀ28U37Ň43Ŷ
like me	86 8LƂ11ƺ12ņ20l
like that	69 -9Q-8ōŪ-7ǩ7hWŻƇ9œ10ĸŲųƜ11uŔűƘ12ǎ13ł16Ɲǔ24Ŷƿ27ƺ
like the	77 -10Ƶ-8Ɵ-7F8Ň10ĺ11ǁ14Ŗŧ15D26Ń46ƞ
like this	76 -10ĺ-7ĻŁƁ14ũ16Ƥ19ŏ20ƭ30ł31A
like to	65 -18ŝ-15ĸ-11śƤ-10U-9ŇŎŢ-8ų-7ǩ7J8Ũ9M10ŁŔ11Kļ13ō15Ŋ18Ş24gy29Ō46Ļ47ŉ63Ĵ
like what	86 -7ź14PQ17X23v37Ň
like you	80 -12Ǡ-8Ļ8BŇ9il10cDN11V12ŉǘ
like your	81 -25P-13V-8Ĵ14L15F20ŝ25Ŷ28ƶ31ǩ46U
liking	82 12Ň18t34x
limit	75 -28ž-12Ɨ7Ż11yǍ20Ɠ29Ǣ39ǡ
limit $	78 -29ž7ſ12Ǎ21Ɠ22Ǣ42ǡ
limits	61 -7ơ10Ə17ŠǦ27ž28Ǔ55ŗ
limits $	74 -65ŗ-9Ǔ8Ƃ9Ǣ11Ǧ26Š34ǡ60ž
limits are	79 17ŗ
limits did	80 15ŗ
limits do	77 -17ǡ-15ž60ŗ
line	64 -7Ʒ7rŌƪǩ8ņ9w11Xƛ12VŚ13Ǟ14aISĴŋ15ƫǄ17sł18Ł19qǊ28Ɣ31P
line $	78 -7Q7ķ10sŋǢ11a12Ō16Ś18V26Ł31Ɣ
line is	89 10ŋ11q
line of	78 11ņ17S18q19Ǟ20Ǆ43P
lines	89 8I12Ƽ
link	87 11ǘ15Ƒ21Ō
liquor	89 -7ž13ƿ45Ǜ
list	65 -12ƃ7Ŀ8fZ9h10Ǝ11Ŭǌǥ12şǗ13nƜ15Ƙǘ16ĺńƒ23ǐ26Ɨ29ŷ31ľ
list $	87 11ľ13ĺ16ń
list every	89 8n9ŷ13h18ǥ
list of	86 -16ơ15ǌ23ǐ30Ɨ
list off	87 11ķ13Z21Ū
list the	89 -15Ū-7Ǚ15ǐ16Ƙ17ƎƜ
listed	79 8Ŭ9ǌǧ13Ƙ14a15P17ơƫ20o
listed on	87 10ƫ11ǧ14ŷ29ơ
listen	89 11B14A16ǩ
little	59 -12h-8Ǉ-7ƛ7dlĿƳ8zIļņƎƹǄ9cŽƻǁ10Ķ11ƞ13ż14œ15YƦ17vŅ19ŊƯ26w27u30x
little $	79 -7u24Ư
little about	83 -12x11q12g13Ƴ14Ǆ17uz
little bit	85 7W8mƜ10Ş14Ŀ15ņ
little one	82 7ż20v24x
little ones	82 -12h-8ń8Ư22w65u
live	64 -14ĸ-13Yǋ-11Œ-10rŐ-8ť7X8ƟƤǗ9Ŝƽ11Dƃƅ15ĶƠ16h18F19G20ķ24z25ƣ32Ʒ34n36Ʈ43C
live $	79 -19n-11r-7Ű9z11Ǘ16D17Ʒ23C30ķ
live in	85 -17Ǎ14ƅƤ18ƣ47C
live on	81 -17ĸ-15Y-11Ƥ7z15ƃ22Ķ24Ʒ38Ʈ
live there	87 -14Œ8Ƥ11G22Ơ
live with	89 -14Ő15X40n
lived	85 -12ő28l35G
lived there	87 -12ő8l37G
lives	73 -9z15Ƣ16ŷ44n
lives there	77 17Ƣ22n
livin	79 -8Ū9Ķ11FHƲ12ƞƟ13Ŗ14Ŀ19P23S
living	70 -10ŝ-8ǩ7fƲ8Ƥ9k11Ʒ12Ƣ13H14Ǎ16n19ƞ24q25F26z27P
living $	80 -9ƞ20z27q32P
living there	86 -12ŝ18Ƣ27H37ƞ
llc	79 -10ţ-7Ƌ22ǃ55ǆ
llc $	89 -11ţ23ǆ
llc or	87 18ǆ
loan	63 -11ǌ7Ɓ13Z14Ʊ30Ɣ45ƕ49Ŭ52ƪ
loan $	82 -14ǌ-7ƕ10Ɓ14ƪ31Ŭ35Ɣ
loan against	80 -43ƪ67Z
loan for	80 21Ʊ
loan maybe	80 21Ʊ
loan on	75 -28Z63ƪ
loans	69 8ƕ11ƪ20Ʈ23Ʊ52Z
loans $	74 -31ƪ8Ʊ29Ʈ39Z
local	81 -8mǋ10Ŝ12ǔ15Ő17M18ľ40l
located	86 -7l19Cǋ
located $	87 -7l12ǋ23C
locations	83 21Ǟ31ǋ
locations $	86 35ǋ
lock	82 8ƍ9ƣ19Ō23ǎ25ƥ
locked	80 11Ŏ18ƣ28Ű43ǘ
locked up	89 23Űǘ
locker	89 -7Ɗ52ƥ
locks	89 7Ǝ
log	89 21Ś25Ƈ
long	53 -18ŭ-14Ƣ-11Š-10Őƶǌ-8Nű-7d8ŕ9vŵƄ10fHřǩ11ūƏ12ŝƈ13i14Ů15Ÿ17l18Ɵ19Ʈ22ŧ24ť25ů27š28G32ǝ35S36ƭ37Ƥ38O46ǅ49ő
long $	79 -12ƶ-9ů7ŝŵ9G13Ţ18ǩ23Ů
long ago	82 -7ŧ13G20ƈ42ť
long could	75 -10Ƥ7Y16ŵ23ǝ25Ʈ
long did	87 -11Š19š55ŧ
long do	80 -9ő-8g7Ń11Ə16Ƅ18O20V26H41ƭ
long have	65 -20i-7ŝ10S14ő15f16ǅ24š25O28l37G
long is	86 -22Ƣ-16ǌ15Ɵ20ů46Ƥ
long time	86 -11N10ŝ14ő19S23Ÿ
long would	85 7ƭƷ10Ǩ11ǘ26Ʈ
long you	78 -11ǅ13Oő30ƭ77S
longer	89 -10ŗ9O11ǌ12ƭ22ŕ
look	61 -12ƈ-9Ƃ-8ŭƷ-7ǩ7ŇŨ8ĽŉŒǢ9jpTŎŗǦ10ľřǠǥ11ĵ12Ǚ13łǊ14JŖŜ18RĺƉ21zſ29Ư
look after	80 14Ǡ28Ư29z
look at	70 -10Ƃ7Ŀƫ9ƇǢ10ĽǦ11Ś13ĵ14Ň15ĺ16JǙ20Ŝ21ł28Ŗ
look for	89 -10Ŗ14ŗ16ſ23ľ
look like	77 -10ŭ-9Ʒ7ǜ8Ʈ11jŉ12TŒƯ16ǥ17ĻǊ25R
looked	74 8Ķ11ĵ12Ǟ13Ľ25ń
looked at	76 8Ķ12Ǟ14Ľ18ń
lookin	80 8H10N11Ĺ12Ţ14Ŀ15ŃŚ16Ũ17ŠƐ23Ǟ
lookin at	85 13H15Ŀ16Ń17Ś18Ũ19Ɛ
looking	68 8zǊ9jŠ10ŇŶƖ13yXń14Ś15ĺ16V17ľŃ19HĹ33Ƭ
looking at	80 -10ĺ8ł10Ǌ12Ŷ16y18ń19Ś22Ĺ24Ƭ
looking for	83 -18Ǟ-17ĺ10Ļ14Š17ŇƬ20Ĺ25ľ26H
looking to	81 13Ǟ16HX25Ń
looks	76 -18Ǡ-7Š7Ɵ8ǖ9z10Ŷǘ16ŵ18Ň25Ŝ28Ʒ
looks after	89 9Ɵ12z31Ŝ
looks like	86 -13Ǡ7Ļ13ǘ19ŵ32Ʒ
lord	89 13v14k
lose	67 -10ň-8ŎŨ7ƊƧ8ǔ10Iĸ11ĿŞ13ŝǙǝ16Ǔ17ő19Ƴ27ǩ37ķ
lose $	78 -9Ŏ9ǔ15ŝ21ő22ķ
lose somebody	79 41Ƴ
loss	75 -8ĸō-7ż8ƺ13ũ18ţŤŧƳ23Ř28Ŧ38ť
loss $	83 -18Ř-12Ť-8ō21Ŧŧ24ũ25ť31Ƴ
losses	86 46ţ
lost	73 -14t9ǀǔ11ƨƺ15ƚ16ƃ18YƧ31ň71Ƴ
lot	67 -10ǀ-9Ǉ8stŮƙơǟ9RśƇ10řŻżǖ11ĿŰƚ16Ň29ƑƟ32Ɯ37ķ
lot $	81 -12ǀ-10Ǉ-7Ű12Ż13żƇ23Ɯ29Ƒ42Ɵ
lot of	77 -8Ƅ-7Ű8Ƒ9Ůơ10sRƙ11ś12Ň13ǖ14ƚ15Ɯ
love	69 -21P7Ɵ8BƉ9rŝŽƶǄ10Ƒǃǩ11lƅ12ǋ14Mǔ24U29Ŷ30ƞ34ǟ
love that	83 12Ž27ǔ32Ŷ
love to	85 11rBƉ12ƶ23M
love what	87 -25P-18ƞ-7ǩ17ǋ40U63ǟ
low	78 -13ŧ9ƺ10ĵ11Ů13cŘ17ŗ23ƙ25Ɨ34Ņ
lower	73 -20Ř11ƃ13ǩ14Ļ18Ņ25Ŏ28Ɗ
lower level	78 32Ɗ
loyal	87 18ő38Ţ
ls	89 59b
lucky	86 8ţ36o
lunch	86 12O13Ō14L17N19Ľ
m	82 25ſ39b40L
machine	74 -7ų9ǖ11ƛ15Ƽ25Ǐ34ǝ
machine would	79 10ǖ12ǝ
machines	81 -17Ŧ37Ǐ38Ǣ
mad	87 9ǜ20r31ǩ34Ũ
made	60 -11ƶ-9œƻ-8Ňƣ7Ƥ8ņƽƾǆ9Ʋ11Ń14Ɖ15ƫǜ16x18ĹŶƞ19ƌǍ21Ŕ29Ƈ31Š41ĺ
made a	89 24ǜ
made of	80 -11ƣ-10ĺ-7ƈ20Ɖ27Ǎ43Ƈ
made the	87 10ƌ12ƾ24x
made you	65 -9ƻ9Ƥ22Ŷ23ƞ27Š34Ĺ37ĺ
mail	77 -42J11n14ļ16Ĵ22Ľ24E31K48D
mailbox	89 7ż14ĸ21D
main	73 -17P-11ŷ-8qƟ-7Ǐ8Ɔ12Ŝ13ķ16ǋǝ21ƊǕ22ľ26ų36ƛ42Ǆ
main supplier	87 19Ǖ
mainly	87 12ŭ13Ŵ18ǖ
make	58 -14ŭ-11ŁŮ-10ŝ-9ŀǑ-8ƣ-7ĺ7űƞ8xņ9s10ŌŐǝ11Ńǐǒ12qŬŲ13ǚ14Ǝ15ǀ17Ň18PŪ19cĻ20ƝƮ24ůǌ25ł27T28ň29Ǆ38Ŏ
make $	85 -16Ň-7PŎ7ǐ26Ǆ55T
make a	80 -11Ł-10Ů-8ƞ-7Ǌ7Ţů10ǚ12ł17T18q20Ń30P
make and	87 13ǐ22Ū
make it	85 9Ə16x24Ʈ
make sense	81 9Ň16s52ň
make sure	87 -12Ǒ8Ʊ11ƌ17ǒ
make the	85 -16Ţ-7OĴ14Ʈ15ł16Ő18Ō19Ļ20Ŭ
make this	87 8Ļ22Ŏ
make up	89 -8ĺ11ǔ25ł
make you	72 -11Ň-9ƣ-7ŀ7O8ƙơ10Ƭ11ņ13Ũ17Ţ32ǌ33c36Ŏ
makes	69 7MƏǎǐ8ŋ11Ŀ12ŝ14X19Ƴ21Ł30ŀ
makes it	79 23Ƴ
makes the	83 10ǐ26Ł
makes you	85 14Ŀ15ŝ17X40ŀ
makin	89 -15Ÿ14łŬ18Ƅ
making	82 -17ň-10Ĵ-9Ƅ13Z23ǩ26ǌ31ơ
making you	89 -7ǩ23ơ29ǌ
mama	87 10T14a15ƨ34z
man	78 -7ş7ƣ8ǈǎ9ņů10rU11jĹ13a15Ǉ36Ǩ
manage	79 -15ũ16Ƴ29ŵ33Ʈ
manage without	86 -17Ƴ14Ʈ24ŵ
manager	82 8ơ9Ŏ12ǌ13ǜ40ǈ
many	47 -19ǉ-12Ǎǖ-11Ɖ-10ǈ-9ǟ-8iUņƌ-7xRĴőǘ8Ɗƻ9ţƢƭǕǨ10ƈƩǎ11ŲƟ12S13cƋƖ14ŮŻƹƿǣ15Ŵ16żǩ17Ÿ18GůŷƮ20Ū21ńŕƆƔǔ22V23Ǘ27hƣ30Ǒ32n38u42Ǉ44ǋ
many bedrooms	85 18Ɔ
many certificates	89 23ǧ
many claims	89 9ţ
many days	78 -7Ǉ11š15ŵ16ŕ17ŭ19ů25Ɩ31R
many drivers	86 24ŷ
many employees	75 -7ǈ29Ǉ
many folks	89 -9Ǒ14Ĺ31Ǉ
many hours	85 -11ǎ-10U16Ų49R
many locations	86 11ǋ
many miles	74 -7M20Ů27ůŴ
many minutes	85 10ů23O
many months	81 -8Ĵŕ8Ɵ22Y48Ʈ
many more	86 -16ƭ20ŕ70V
many nights	89 -9R11Ų15Ɯ
many of	87 -15ƣ-13ǧ14c18Ƣ20ǒ53n
many people	73 -12ǉ-10Ǒ13ŷ31Ǉ37n
many quotes	89 31ń
many square	83 -18Ɔ42ǋ
many units	87 -7Ǉ43ƣ
many vehicles	83 -12ǐ10Ǧ53Ū
many weeks	86 8ǝ14ŕ20Ɵ21Ǩ
many years	66 -13Ɖ-12V-11ǋ-8ŪǇǟ-7ţ8pǅ15Ʃ19c21Ƌ23ǩ26ƈ27Ÿ31S32G35ƭ45Ɣ
marijuana	89 18ƹ21ƿ
marital	85 30f
marital status	85 30f
market	81 -8Ż-7Ǣ10ĶƓ12Ŕ16Y17H34ƒ
market value	89 -7Ǣ13Ɠ25ƒ
married	73 12rƫ23Ţ26o45f
married $	82 15ƫ39f
married to	89 -18f34o39Ţ
match	80 -10ǐ7ƭ9w14Řƅ25Ķ29W31ų
matter	86 7A11ƃ13Ʊ21ō
matters	83 11ť14z33ľ
may	75 -7i10ŋƖ11v13Ĺ15c16aŹ18ǩ19Ŋ
may i	80 -7i11ŋ14Ĺ18a19ǩ36Ŋ
maybe	74 9ŕ11ƍ13Ʀ17Ʈ18Ʊ
maybe $	78 11ƍ19Ʊ
me	38 -15B-13G-12ĺ-11A-10pwƙ-8ƓƕƧƩǒ-7ŔţźƯ7DMŁŃŅžſƐơǆǛ8ŗŦƥƭǧ9jŠŷ10řŚǏ11ŋƳƴ12eiĿŢż13LUƂƠ14uĽńņǖ15ł16ŀ17PŪūǈ18c19nZŊ20ō21dǩ22l23Ĺ24ŉ25Ǆ26bO35ļ37Ť39Ŏ47ň52ś
me $	63 -20Ō-13ǐ-11Ŋ-9aƶ-8ŀ-7VŐ7Oĸ8sŚŨ9rĿřŷ10TńƁƨ11Ǝ12ś14dĽ15m21bĻǩ22Ū34Ŏ44ŉ57ļ58ň
me a	66 -11K-10x-8Ʃ-7t7ƶ8qŦ9IMŮ10ƦƳǄ13euz14ĵ19LūƗǩ24ō29X39ś
me about	57 -18ō-12gƙǞ-11ǒ-10ŝ-8rBť-7UŶ7ņŜŞűƉƏƔƜǕ8ĹżƌǂǙǜ9ŹƟƥƶ10ŤŪƦ11Ż12ƴ13hklůƢǛ14šŴǈǘ15ƨǋ16ƞ17Ķ18nuǑǔ19H29Ƴ30PǄ
me and	85 -9ŭ12Ū13Ƈƭ14ń16Ƅ17ŀ
me asking	85 8c10Ņ13ZƠ20Ŋ
me from	89 12I26Ǐ
me how	65 -15ǔ-11œ-9Gǩ7ǁ8Ʊƿ9kƬǅ10Ŕŭƃ11tŤ13q14ǟ16ļŧ19ǖ20S22Š24ƭ30x45U
me i	86 7l9Ÿ16Ń23E
me if	73 -12Ƥ-11ǋ9HŬƴ10NĽƱ12Ƨ13ŶƂ14Ž16Ĵ25Fſ29ň
me in	85 10ƚ11Ŗ12ň18ƣ
me know	75 7ő8ĴƏ9sŃŲƀ10KŹ12Ł13Ř14Ɛ15O
me more	87 44ō
me recording	89 33ŋ
me so	87 7ŀ10ŉ15ň18b
me that	81 7ǌ14ū15Ŗ22ś
me the	61 -13Ś-10I-9aX-8EJ-7ƣǒ7vQľƋ8wĿŪǐ9Ű10ŐǨ11űǍ12ŦƆ13ōƒǠ16ƻ18Ōś19ǧ20D22Ť24ǌ26Ņ35ŗ
me those	89 10Iž
me through	63 -10Ũ-7Ĵ7yǎǛ8ĸůƛǖǨ9ƤǄǈǕǘ10ż12Ʈ14Rǥ15ŵ16ł17ǝ18Z24n26Ť
me to	70 -12ƶ-10XĻŃ-8Ř-7Ņŉ9sǩ11ƬǞ12ň13Kō15M16ž20Ō23Ƃ31LŊ43Ŏ
me what	58 -19ǩ-12ň-9Ƴ-8Uǟ-7Ŋ7MŇǆǒ8yŒſƉƚ9ƥ10œŢơ11ƪ12WŎŭƝ14ư15Ʒƽ17ĿƲǞ18Ǘ19ũƠ20Ś21Ɗ23ŀ26Ũ28ŝ31g42Ĺ
me when	86 -10Ũ13Ɓƅ14ƴ15Ń
me where	81 7l11Ű12Ƅ18Ƥ32V
me which	87 10f14Ő18ų
me who	80 -11ƕ11ǔ13ļ14Ŭ15n17Ł19Ŝ37ń
me you	87 -7A11k12ŀ20Ľ22j
me your	70 8ǉǎǠ9bƈưǇǞ10ŒƵ12Ńś13Ň14a16œ17e22d
mean	79 -15Ň7ĺ10ƈƺ12ť21ǩ23ň33ō
mean $	87 -21ǩ11ƺ13ť37ň
meant	79 31Ư
meant to	79 31Ư
med	85 51ƃ
med pay	85 51ƃ
medical	72 9ƽ10ǁ17QƼǗ19W31ƃ
medical exam	83 12ǁ
medical payments	87 32ƃ
medications	86 22ƻ
medicine	89 -7ǂ32ƻ
meet	80 -8Ƥ9a13Ʀ52M
meet $	87 21M
meeting	89 7O
meetings	87 11Ǚ
meetings $	87 11Ǚ
mentioned	87 -7ƴ14nAż17Ŗ22ń
menu	89 17X24Ǜ25ǩ
mess	86 12ũ14Ŧ18ť21ŝ29i
message	89 15Ĺ27K
met	87 8Ľ9M11Ŏ14Ƶ
metal	80 23Ǎ41Ɖ
metal $	85 7Ɖ25Ǎ
middle	80 10v12L19a22N
middle of	85 13L23N
might	81 9Ɯ12oǁ18y19ōǎ31H
mileage	81 8ů46Ů
mileage $	86 -7ů34Ů
miles	66 -7Ū15ǐ16ź24Ŵ28Ə41ů44Ů
miles a	82 -20ů34Ů
miles each	89 28ů
miles one	87 -12Ů24ů
miles to	89 -19Ů37ů
mill	89 16Q20U23Ǖ26D
mind	63 -11Ť-9uIN-8Ş7Ś8ZƳ9Ĺ11MƠƯ12ĽŃ13P20X21Ũ22łŎśƶǁ26Ŀ31Ŋ38Ƭ
mind $	74 -14ǩ-12Ť-10I-8Ş9ĺ12ŀ13Ĺ14MŃ16Ũ17Ľ24r25Ƭ27ƶ32Ŏ41X
mind a	89 12Ŋ17ń
mind if	80 -9N16ǁ22ǩ
mind me	81 10lŅ12Z13Ơ20P25Ŋ
mind on	89 -9ĺ40ł
mine	77 -8d7Ş9e10Ɖƺ11ixń12ŅŊ14ŸƤ16Ŝ18ǩ21M
mine $	87 7Ŋ12i14Ņ21ǩ25M
minimum	80 17ŗ47ž
minimum $	86 10ž16ŗ
minute	80 -22O8ś11fiŌ12Ś13u39N
minute $	89 -39O10ś14Ō47N
minutes	70 8ńŞ9aůǁ12Ō14Ļǧ58O
minutes $	81 12ń17OŌ
minutes before	89 16O
mira	76 -13ǩ22u31x45w
mira $	78 -22w23x29u
miss	82 10Ĺ11ǟ15š23Ǚ24ō46ŝ
missed	85 16ĵ25ō28š
missing	85 -12Ő-8ŝ8Ɖ14Ŏ42Ş
missus	85 10p11t13rs15Łǂ19Ʒ
mistake	86 44ǚ
mobile	87 10C15Ʒ26I
mod	75 64ǣ
mod $	87 19ǣ
mod and	80 9ǣ
model	82 28ǩ38Ū
model $	85 42Ū
mom	74 -8Ũ-7Ƣ7Ƥ11ŹƯ14ƽ26ŷƳ50z
mom and	86 -9Ũ23z
moment	80 -10ŗ25Ő35ŏ45N
moms	86 9Ƥ12ư15ŵ16q17z
money	59 -15ǔ-10ŭ-7ǈ7ƪǕǝ8TĿņư9ľŢƩǚ11X12rY13ZƝ15ŀŧǖǘǠ16Ĺ17Ʊ18ƌ19ƫ20ƶ23ĸ25Ų27AƮ
money $	73 -13ŭ8Ţ10ņ12ŧǘ13ǩ15Ǖǚ17Ɲ18A19ƫ25Ĺ37Ų
money even	80 -7u25Ư
money is	87 -12T13Ţ21r35Ʈ
money or	87 15Ʃ30ŀ
money to	87 -10A17ǝ24Z36ƶ
monitored	89 13Ǝ
month	54 -14ĸ-11Y-8l8ƥ9ǧ13pŘ14ǉ15ŅǊ16Ķ17ť18dŒ19Z21šƤ23Tŕ27Ɣ34ǝ36X41Ơ48Ĵ
month $	65 -12ĸŎ-9ť-8Ĵ-7Ń7F8ĶŒŕ9Y11X18ǉ19Ņ27Z29ǝ34T53Ơ
month and	89 -12l12d29ť
month day	85 -16ť-9Ĵ23d29p
month for	81 -7TŘ11ǧ12Ő13ƥ18Ɣ24Œ
month is	85 -15Œ9Ĵ13X23ƔƠ
month or	86 12Ĵ14Œ
month right	87 -19Ơ20Ń39X
month what	71 -19Y8ǝ11Ǌ12Œ18Ƥ28Ř
month you	89 -9Ơ-7X31Ŏ32Œ
monthly	76 14Ɣ15Ơ30Ĵ
monthly or	83 35Ĵ
months	64 -13p-10Ơ-7ŐƔ7Ƥ8ŕƹ12ł14G15v16ĴŧŮ19ƃ22Œ24Ǩ29Y33Ʈ
months $	72 -7ŕ15Ĵ20Ů23ƃ24Œ29Ǩ
months could	89 15Ʈ19Y
more	57 -19ŗ-14x-13u-9H-8Řűǩ-7UųƓ7őźƁƒƘƩǡ9vŦǁ11Ļ12AJŕŷǦ13ľŃƺǤ14ťǄ18rYĿ19gũ25ň28V29œ41ž47y50ō
more $	78 -25ŗ-17V-8Ř8ƪ9Sō11ň13ľ15Ň20ŷ32y40ž
more about	85 -7x13ľ54ō
more kids	86 -11x-10u46y
more like	83 -19y-8s12g13Ƭ15Ń17v21r
more of	82 9Ǆ10Ń11ŭ16Ŷ17Ŧ24g
more than	72 -8Ɠ-7SU11Ɓǡ12ƘǇ13G14Y16ŒǦ20ƺ22ť24ž
more the	89 9ľ11Ş12Ŀ22J
more years	87 -16ƭ71V
mornin	85 8Ǜ11ů14ƽ18L
morning	74 9ŏ12ǝ14Ǚ15L21R22ů26i
morning $	82 -11L-7ǅ13ůǝ18i24R
mortgage	64 8F14ƭ17Z21Ʈ31ƕ47Ɣ
mortgage $	78 -22ƕ13Ʈ14F45Ɣ
mortgage and	89 -7Ɣ12ƕ23Z
mortgage company	86 -9Ɣ48ƕ
mortgage on	79 10Ɣ
most	60 -11Ʈǖ8n9ĺ10X11YŝƗ12ĹǊ13Ů16ųƘ19Ʋ24ǩ27Ŀ40ľ41ŗ
most $	81 -14Ʈ7ų17ľ21ŗ25ǩ
most about	80 22Ĺ
most expensive	89 11Ǐ14Ƙ17Ɨ
most important	82 22ľ
most people	83 12ǩ15Ŗ16ĺ20Ů27Ʋ
most when	73 25Ŀ
mostly	73 -8ƌ8A13ķ20ŭǄ55ǔ
mother	78 13ƫ14Ŀ20ƽ21n48z
mother in	89 12z24n
motorcycle	87 8Ū11ş21ǀ
motorist	68 24ſ
motorist $	74 12ſ
motorist on	79 14ſ
move	67 -18ś-11Ǟ-7Ť9n14ŃŌ15Ő16yƤ22ŀ24Ʒ29ƞ36G38Ţ59H
move $	82 -11y-10Ǟ-9Ō-7G13Ń15Ţ72H
move go	89 46ƞ
move in	86 -13H19Ʒ26G
move on	89 -15ĺ-8Ō9Ń12ĸ33ŀ
move out	89 -19H-7ǝ13n23Ƥ41y
moved	80 -7Ũ7y10ŭƟ12ĺ13Œ15n19G24ť
moved in	87 7Ƣ11Ɵ16n24G
moving	75 13Ţ14y15ŀ22n27ƞ35H
moving $	87 23Ţ25H
mrs	87 20a37f
much	44 -21W-20Ƃ-17ŧ-14ŏ-13Ĵ-12ŭ-11Ť-10ŷ-9Fƭ-8ŐŵƅƆƞƤ-7aHŴǕǟ7zų8ŕƊ9qŢƥ10Ɣư11Řűƶ12ƌǓ13OƘƝǢ14ǩ15ZĶŬƷǦ17ƱǛǡ18Ơ19Ɠƪ20ſǉ23Ɨ24Ŀƃ25YƧǊ26ķœƨ27T28XƒƦǏ29ŅŮ32ŗ38Ƭ39Ŧ44Œ
much $	78 -9aĶ-8ŒƗ7Y16Ʒ19Ŀ22X24T28Ơǩ
much a	89 7Ɓ11Ʈ17Ķ
much are	82 -7ƨ11Z12ŗ13ƒ16ķ29T
much cash	86 -10X8ǖ15Y21ƪ
much comes	87 10ǔ22Ř
much could	77 7ĸ9ķ14X15ű
much coverage	78 -17ŏ-8ſ10Ɠ11Ǔ16Ƭ75ŗ
much did	71 -19Ƭ-14Ʀ-10ŒŘ-8Gŧ9ŅǑ11Ǐ14Ǌ22œ24ƌ34X45Ŧ51ƒ
much do	61 -24ǔ-21W-13Z-10ƒ-9Ĵ-8Ŧųǖ-7OǛǩ7ƺ8Ŭ9ƥ11YƠ17Ř18ƿ20Ɣ22TƧ27Ʀ29ǉ34Ŀ36ſ42Ů47Œ
much does	80 -15Ŵ-8Œ-7Ʈ7T16Źǩ19ƝǊ33q36ų37ƨ
much gl	89 49ǡ
much have	82 12Ʊ19Ǣ35ƪ42Y
much inventory	89 -27Ɨ26Ǐ31Ɲ
much is	68 -36Ƃ-18Ƭ-16X-15Ŧǖ-13Ǣ-12ķƦ-11Ơ-7Q8ƥ10Ɠ19ƨ24Ƨ25ƒ26ŬƘ29Z31Ķ35ǩ36Ǧ72Œ
much liability	82 -32ž18ǌ44ŗ
much life	80 -7ƨ18Ʀ42Ƭ
much of	69 -22Ǌ-13Ķǡ-12Ɲ-10T-7Œ8ňƪ10z11Ǆ14Ɗ15œŦ18Ʒ24ǔ28Ʈ31ķ32ǖ45Ǜ
much stuff	89 -10Ǐ-9ŗ-7Ơ9ƥ53Ɨ
much time	86 56O
much umbrella	89 8Ƃ14Ǧ
much was	80 -17œ-15Ť12Ņ82Ŧ
much would	69 -25Ʈ-14ƃ-13ķ-10ŦǢ-7Œ9Ķƪ12ưǡ14űƝ19ŗ21Ţ23Ƭ24žƦ25ƶ40Ɨ
much you	87 -21ƒ-9X34Œ45Ƭ
must	87 10ǔ12c13x27Ũ
mustang	89 15Űų22Ŷ
my	56 -8s-7KłƳ7ǞǠ8Q9zńňƲǖǟ11f12ư13jņ14Ů15Ŀ16bō19JŶ21LM43Ľ44ǩ46ļ
my name	87 15ļ18Ľ
my number	89 36ļ
my own	83 -9Ļ9Ĵ10eǜ11J12z14ƒ18ǩ
my wife	87 7Ž9Mň13V15Ŷ
my wifes	89 10Ɯ12ƺ14bj
myself	83 8Ž10Ż14Ŷ16ƻ19g
n	82 -7Ū16w22ū53b
name	53 -19Ư-17ǩ-16p-10ņ-9s-8tvJŚ-7B7dLŷ8ƫ9ŁƢ10A13Ľƕƻ14hFƾǧ15ļ16ơǠ17ř19ƦƲ20Q21Ǔ23ǐ24ķ25Ő29w30Ŝ40b59o67ǃ71a
name $	63 -15Ő-13Q-9w-8p-7ǩ7ǃ8ķǠ9b11ľƕ18h19Ŝ23A27Ʀ28ļ31o74a
name and	79 -9w-7ǒ7ơ9řƫƶ13ƕ16ǈ24ƾ26ǧ
name for	87 7a12b
name is	82 -15Ƣ-8Ł11F14w18ķ19ǃ29Ő
name of	72 -10b12Ŝ16Ǡ17ƻ19Ő24ơ30ǃ49Q
name on	82 -9w8Ƣ9ƻǃ10Ľ13Ō15Ő16F25ƫ
name or	87 19ǃ34ǐ
name so	89 -9t9Q13w18o
name the	86 -19a-9p7Ƣ18ř21o
named	67 -11o-8ŷƲ7ǃ10Ƣ12ƚ14w19ǌ31Ư48ƫ
named as	72 8ǒ9ǌ
named on	85 -13o14ǌ53ƫ
names	72 -15a9ƫ10F12ǈ13o20ǆ26Q29Ǘ53w
names $	83 -11o14ǈ25w
names and	89 -7w11ǈ23Ǘ
nanny	87 8ų13Ɯ31Ư
near	71 -12I-10ƛ9ǘ12ƑƷ14ƚ19Ǚ31ƙ33C
near the	76 -9ƛ13Ƒ19ƙ
near you	89 18ƚ
nearby	82 15ƙ16z18Ś
nearby $	82 15ƙ16z18Ś
nearest	86 26Ə
need	49 -16Ʀ-12ơ-11Ļ-10g-9ǩ-8ŉ7oFOTƅƖǠ8ťǆ9d10cŘƒƺǅǏ11pvƤ12EƍƜ13muŪƾǊ14sūƁ15Gŵ19e20ŀǌ21ƕ22ŃƬ25Ł26ĹŎ32Ƅ33ǧ34ƭ41Ǧ
need $	80 -21Ʀ-13Ƅ-7Ŏ7Ł75Ĺ83Ƭ
need a	73 -9ŕ7Ɓ9ƫ10qƤ11ƈ13ǉ18ST25ǧ33ŵ
need an	81 7Ů27ƕ35Ƅ
need it	79 -8S-7Ƅ16ǧ21Ǐ38ƭ50Ń
need proof	83 -19ơ-17ƕ16ǌ18Ƅ32ǧ
need the	68 -10Ĺ-9ǡ-7Ū7QťŸ8pǠ10eCžƪ11ƾǋ13ƅƒƖƤ15ǆ17ŕ19ƕ22ǅ28ū
need this	86 -7Ƅ7ƭ8Ń16ǡ
need to	61 -16ǧ-15Ĺ-11ƭ-9Ƥ-8ĻŉơƬ7ķţŹ8nŲƟƿǊ9mŎƁƃ11Œ12hŏ13G14O15c16F17ƍ18Ūǌ19Ɯ20u23s32Ł35ŀ
need your	72 -10Z8a10Eƾ11mřƔ12Őƭǃ13d15o22p26e
needles	89 34ǁ
needs	73 -9T7Łŷ9ŭǧ14ơ21Ƅ23Ư27g
needs a	89 11ŭ26ǧ
needs proof	89 21Ƅ
needs the	85 8ƕ17ơ
needs to	89 9ŷ15Ł
neighbor	83 -11ƞ9Ɵ11ĸƤ14ļǩ19Ɯ21B
neighborhood	89 10ƞ11G13ƒ25C
neighbors	75 7Ŀ8Ɯ12Ǎ13Ť14Ņ17ƙ25ƞ
neighbors $	79 10Ŀ15ƞ
nervous	86 12ǀ34Ŀ
nest	87 -16v-13ƭ18Ķ23Y44y
net	83 -7DĻ10ƪ12J30ķ
never	69 -10ŷ-7Ŏ7Ƃ8ņƚƴǔ9lƙƹƿ12ŝ14ǀ16ő18Ǚ23a
never want	79 -7Ŏ16ŝ21ő
new	58 -24Ɖ-15ŷǩ-14Ŝ-12ǋ-9jƩ-8ŏ-7ĴŖ7ŕ8œũŸƀƻ9Ƅ10ƕ11HǙ12DƁƋǕ13U15ƅ17Ɨ19Ƶ20GĹŒ21ĺ22ƌ25Ź30ƈƞ33ǅ34i35SŶ40Ǟ
new $	87 -22Ǟ-18Ĺ-8U-7Œ10Sƅ17ƕ73i
new construction	89 30ƅ
new house	87 -27ƅ9ĺ29ƞ
new job	77 10Ǔ15U19S
new one	83 10ƈ11ǅ12Ƶ13Ŭƀ20œ
new place	85 -18Ǟ-10ǋ-7ǅ20D24H27ƞ36G
newer	85 15ŴƉ33ƅ
next	66 -12Ʊǥ-8ƭ7ŗ8pŹ9m10ũ11Ńſ13ǖ14ǩ16ĺřƫ17Ǟ18ŕƖ19k20H21Ŏ23y26V40Ǎ
next door	85 9ƣ10Ƥ40Ǎ
next for	85 -16Ǎ-15Ʊ-14ǥ32y41Ǟ49V
next to	85 -23Ǟ9o12ŗ15ſ24ř33Ǎ
next year	89 -10ƭ8ǀ12Ź39ĺ
nice	70 -13ǟ-10Ʃ-9Q-8ǎ-7Ǆ7bmƘ8GƟ9Ŭ10ckƁƧ11Ɖ12qǉ13ǃ14iFUƪ15P16şŶ18j21ƞ
nice and	87 -16ǟ-8ǎ7ƌ11b24U
nicotine	89 29ƹ
night	65 -14W8LU9ľ10Ũǩ11ƻ12j13n14Ǐ17ƿ18Ɛǎ21xǖ22Ļ24Ŀ35Ű
night $	70 -14W-7n7Ǜ8ǎ10ľ12x14Ŀǩ15ƿ16Ǐ18Ű24ǖ26Ļ
nights	77 -12P9Ŀ11n12Ɯ17x21Ų34R
nights $	82 -12P10Ŀ19x42R
nights a	89 -17R15Ɯ26Ų
no	56 -22Ŕ-14ǩ-10Ƶ-9ĴňŪƛǛ-7wķ7LWZƜƽǄǤ8cưƳǚ9lŲǡ10sXĽŖƸ11żƄǇ12Ž13ŏ15ř16Ť17ſ18uŃ19ƿ20Ɓ25Ň28ŉ29š32ŵǁ59ƴ
no $	86 -29Ŕ11Ž15ŏ52ƴ
no car	89 -10Ĵ-8Ū14Z44ŵ
no exam	89 -11Ƶ31ǁ
no insurance	80 7WƄ9š15Ƴ34ſ
no more	89 10Ɣ14ƿ
no problem	89 7s12ŏ16L
no shame	89 10Ƽ11Ƅ
no to	89 48ƴ
nobody	76 -7G7ƤǢ8K10ŖƷ11nƿ12Ưƺ13ƭ15Ş19ŷ26g
nobody else	89 -8G15n24ŷ
nobodys	81 10s12Ŗ13Ş17Ł32Ɵ
noise	86 -10Ə7N22Ǝ23ǩ
noise $	87 -10Ə22Ǝ23ǩ
non	82 12ǥ13ǂ35š
non smoker	89 14ǂ
none	89 -8Ƶ8Ş16xƀ
normal	65 -7Ɲ7n13ƾ17Ǐ18R24ŭ
normal week	66 37ŭ
north	86 8l17j18D38T
nosy	87 11l16ź27Ŋ
not	46 -12ŝ-11YƧ-10pqǇ-9Ŏ-8ķĹŴƨ-7VĿłţŤƗƦƲǄǘ7ehMńŢťƆƊƢ8sĴŕŽƳ9oBEƙǝ10KŇźżƥ11ĵƃƟƤ12Ņƪ13lQXĽƴƻǒ14LŨ15ŖǠ16Ř17crōƱ18vŵǨ21Ǒ23b25ǩ35Ş64ŀ
not $	82 -36ǩ8ŏ11Ŋō12RŖƜ41ŀ
not a	86 8lƴ16h26r
not counting	89 10ǉ21Ɔ
not cover	86 7ƝƢ12Ų14ƙ
not do	85 -8ĺ8Ž13B16ƯǨ19r20Ǒ30ŀ
not even	89 -14ǩ8Ş17ŕ27Ũ
not go	87 8y16Ƥ
not have	78 -7ǝ8Ʊ9ſ10ň11sŏ21ŵ22ǒ23Ĵ
not here	85 8Ǩ9Ʈ17Ʒ23ŝ24Ʊ
not i	83 11sJŉ14X
not it	83 7Ķ10M11ĸ12ŧ13U19ŗ25Ŷ
not let	89 10dƄ15Ń
not like	89 -16ŀ-11ŝ12ŋ13Ş18ǩ52Ň
not live	87 10z24Ƥ
not mind	78 10lŅ11c12ń13ZƳ15Ơ16M20P
not need	85 8Ɓ12ƙ13Y14s24ƭ
not not	89 7ľ12Ɖƿ
not open	89 -11Ǩ61ǝ
not stay	80 -22Y32Ř
not tell	87 9ƺ11eǆ15p
not that	87 -33ŀ16w87ǩ
not the	85 -7Ʈ11mZ12Ɖ16ǩ
not there	89 -14A16Ʈ26ǈ29Ɵ
not to	85 -20ŀ-8Ş10p13ņ15s16ź17Ō26ǩ
not want	75 -18ĺ-12N-10Ō-8a9Ǡǩ11ǁ13b15X17LO18ŝ24ŕ34ŀ
not work	86 -16ǝ-14Ƨ-10U12ŵ19W27Ǩ34ƃ
not you	75 -47ŝ-24Ň-9Ő-8r9ŀ12ƴ13n14ľ15ň26Ţ27ƻ33Q66Ş
not your	89 8o18Ǡ
note	79 -15ƭ-9Ĵ11ǘ12Z13Ń17Ʒ20Ɣ44Ŭ
note $	87 -16ƭ13ǘ18Ɣ28Ŭ
note on	89 20Ʒ24Ŭ
notes	87 13ZŊ29ō
nothin	78 7Ǜ9Ż11Ɛ12Ÿ14ţƻ15šƼǥ17ƨ19Z20ş
nothing	73 -8Ǜ-7ǃ7Ų8h12Ŀ13Ƹ16Ļ17ƨǩ19L25ŏƹ29Ʀ33ţ35ſ
nothing $	87 7Ŕ18ſ22ǩ
notice	80 22Ĺ
notice say	80 22Ĺ
now	49 -14Q-13ş-12ǎ-11ǩ-10AƬ-9xŀŖ-8jŽƃ-7EKMWņŔſƄǈ7pŚŝŲŹǞ8zSľŅƻǘ9HX10fnPƞ11qY12GŴ13v14Ĺƿ15ŗű17ǟ18c19ŌƦ20ň24s25Ĵ34ǥ35Ő36ũ39Ũ42ĺ49ŏ58Œ61N
now $	54 -25Q-14ǩ-12ş-10A-8ŀŵƃ-7WņŔƨ7eŘǡ8ƪƮǟ9ƒƿǞ10ZŝŹǥ11z12Sň14P15YĴ19Ō21ű22ũ23ŏ29Ĺ33Ʀ34Ũ37s38Œ51ĺŐ
now and	78 8N12ƿ34Œ
now are	89 -9x10v12fH
now for	83 -12Ő-8Ž11ǂ17Ų33N45ǥ
now i	83 8ĺ11ŵ16B18Ņ24p
now is	87 -7Qŏ11q15Ō16N26ŗ
now it	87 -9Œ9ŏ13ưƽ23œ
now okay	89 -7K62N
now or	85 11Nň14q19Ũ25ľ
now right	87 7Ÿ12fƞ14ň
now tell	87 -7r13Ʊ17Ŵ18ƨǘ
now what	82 8E10Ơ13XŨ15Ľ16ƻ23r
nowhere	89 10g33ĸ
number	53 -14Ś-10LŷǗǩ-8abdƣ7ƛǉǙ8Řſ11Ɠǔ14ŒǇ15ľ16y17c18Ŝ19Ļļ20C24Ƭ25Ÿ29ŅǨ30X35ū36eD51ř54I
number $	63 -11L-10ř-9ŷ-8ŗ-7ľŒǩ8ƌ11ſ13D15Ǉ17cƬ19Ÿ24ļ28Ŝ36e41I42ū
number and	86 21D
number did	86 -19X-18I-11d16c35Ņ36Ƭ
number for	85 8ƕ16Ř17I
number off	87 -12ř7ǡ13Ÿ15ū
number on	83 -11eƣ15Œ16D42ř
number one	86 -13I9Ǖ14ƛ21ǔ44ľ
number start	89 8ū24ř
number that	87 -10b11ū15X20ŗ
number to	87 -7Ƭ19Ļ
number you	85 8X13Ƭ15Ļ19I
numbers	70 -13ř-11ǡ-9D-8I9Yś11p14ƒ17Š19K20Ň23Ǡ32E35Ƽ36ŗ50Ǘ
numbers $	81 -22e-13D-7ř8ū13Ǡ27Ǘ42Ƽ
numbers on	87 -14ǡ-11ž10Ǘ50ŗ
nurse	77 -8ő-7M12Q13q14S26U29P42ǁ
nuts	86 13ư16t31Ş
o	80 -14ź9c11ř13ūƜ35ǥ37d52ǚ
oak	86 13ƐƑ16ũ17D
occupation	80 22q29P
occupation $	82 10q36P
occurrence	85 -9Œ39ǡ
odometer	86 38Ů
of	36 -21Ƴ-16b-15Ŷ-14ŌŠǇ-13ĶłŎ-12şǚ-11ŵǩ-10oVĹĽũůŰƌƓǝ-9Iſ-8fwšŹƟƼǡ-7ţǍ7NWĵŃňǘ8luķƷǀ9eūƢƹ10atTņŤŷƎƚƩ11ĿŚǋ12HŪųƿǏǛ13ipYŊƝơƣƱǟǣ14jQZľ15ĴĸŜƭǖ16sŗřƋ17EƤ18zKŐťƆ19grxśƲƵ20űǒ21S22ŦǞ23Ƃ24ƥ25ƽ27CƉ29Ƈǈ32Ǆ34ǔ35Ň
of #	81 -15Ť-8nŅ10Ƥ11ſ14p15Ş22ƒ56ť
of $	74 -20Ƴ-13ǩ-12ĺ-10ƣ11ǋ12ƭǍ17h22Ŀ24ŀ39Ƈ41ƽ
of a	72 -7ų7Ń8Ǆ9ŭ10ŧ11ĺńűǑ12Ŷƣ14ŅƲ16ƨ17œ19gǏǘ26Ɔ30T
of an	83 -10Ş9O11g20R22ǋ27ľ
of birth	78 16d31p
of building	85 -22Ǎ-12Ʃ61ƣ
of business	87 -10ǆ-7ǃ14ǥ39Ǆ
of construction	89 -7Ƽ32Ƈ
of coverage	85 -7ŏ11ƭ12Ƭ16ǒ37ŗ
of em	83 -8c-7ź7Ş13u14ơ15lƱ19Eǋ29v
of her	85 10Ư12r32ƨ
of insurance	75 -23ǌ13ǧ16ƕ18ŏ29ơ33Ƅ
of is	89 7ō16Ǎ
of it	67 -15Ơ-13T-9ƒƕ-7ŀƼǑ7Ŀǘ9ŦƱƽ10űǢ11Cƙ12B13Ŭ14ś16ō17Ťǉ18ŧƧ19Z24ķƜ26Ǜ33Ƶ62Ň
of life	86 -31Ʀ8W38Ʃ
of mine	89 -9d17ŊƤ22Ŝ
of money	86 -14ĸ12Yư14Ǆ21r22X
of pocket	83 -24Y9Ŧ19Ř40ĸ
of policy	75 -16ƪ-8Ś12ŏ76Ʃ
of roof	86 -16Ǆ-10ƈ64Ɖ
of safety	87 28Ǚ
of shape	89 -12Ɖ13Ƹ35ű
of that	69 -15ǩ-11ǆ-9ơ-7Œ8ƞƪǌ11ś12ņǃ16Ƨ21ų23ű30j38Ŧ48ň
of the	55 -16R-13ǡ-12Ķ-10T-9uPǄ-8bňŮƗ-7ŊƜ7Sƪǎ8ƀơƾǈ10gƆƖƷǐ11ŃƂƯ12QƎǏǛ13řŦǨ14Ʊƴ15Ɲ16aƻǃ17jƮ18lŁ19ƈ20ķ21CEǑ25ų27ĴŐ28ū29Ơ
of their	89 
of them	72 -22ǚǧ-11Ǔ-9qƄ7ļ8ơ9ſ10ž14Ūƻ17g48ǒ51ǈ
of this	80 -7N8s10t14Ŀ16Ǌ23ŏ36Ļ
of those	71 -14ǖ-12Ǣ-7Š7ƅƚƹǑ8Rƣ9Ƙ10ƛ11Ɖ13c14Ų15Ǌ16ĵ18Ʃ24ń27iŽ
of us	87 8Ɔ14s16x23ņ
of what	82 -13ķ11Ʊ12ŋŤ13śƵ26Ɨ
of work	72 -17R-13U-12Ǒ-10Ƥ-8Ʃ7Ǟ10ņ13ƃǉ14Ʀ15gq23S45P49Ǆ
of you	61 -10Ūƣ-9ǈ-7ǖǩ7Ņƫ8řƯǂ9pŭ12Ƣ13ŜƷ14Tŝ16Œ18ŷ19ƿ21ru24s30Ś33K36n
of your	56 -35Ɣ-12ĸǊ-9Ś-8bơǇ-7wP7Œǡ8NŉƩ10ƪǄǜ11Ũǒ12řŦ14ǔ15Ƃ16Ő17UǛ19YĴľ21e22Z24ǣ25Q26z27ǌ28ǈ31ǖ32ƕƦ34ƥ
of yours	80 -9v-8ō-7ŵ8w10Ŝ12B13A14tƥǦ16Ɗ36Ɲ42x
off	53 -11Ǩ-10ƛǈ-8b-7ŃƮǝ7Ǔ8DŘƏ9q10ZŽƄƧƬ11ƃƾ12ūŵƥ13jĴǛ14eWšť15ķŀŋ16Ɵ17yBǊ18Ɣ19gI20ź22ǣ23O24k27RŬ29ĺŁ
off $	67 -7ŪǟǠ7ƾ8I9ťƂǩ10Z12Ňŋš13g20Ƨ22k25R26Ł27ŀ31ŬƔ
off a	85 -10ǈ8Ǔ9m13Ĵ18e41ǣ
off like	89 7ŷ14ť24ĺ
off of	83 8Dŵ13ƀǊ16B
off or	76 17Ŭ21ĺ
off right	89 14R16I
off site	89 16Ǜ24ƥ
off the	73 -12ƛ-9b7Ɛ8eŌƣ9źƄ10dŐ12ƃ13X16q17ǟ27ū37O
off to	85 -7m14ř15Ś17k47y
off what	89 8ǚ15I18Ǌ22ķ
off work	89 8L11ƃ16N
off your	80 7J10ķ12ZŸƪ15Ǜ
offer	78 -8ť8ƴ11W12Ɓ17ǚ21ƒ27Ǆ34Ņ
offer $	86 31Ǆ
offered	89 7Ƃ15ƒ19Ň
office	66 -20ǟ-8ž-7Ƅ8IƖ9ŋŭǘ10PǤ11ś13Ĺ16ů17Ŝ19R21ǋ22Ɲ26U33ơ34M35ǈ
office $	76 9M10Ɩǋ11I14Rś24ů44Ɲ
office or	87 -17Ɲ13ŭ15P20M21ǋ
often	70 -7ƥǐǛ7ų9ŜƜ10Ɛ12Ź13ƿǀǙ21Ɵ22ŭ23Ų
often $	79 14ŭ16ƿ
often do	80 -8ƥǐǛ8Ɯ13Ɛ15ǀ16Ǚ22ŭ26Ų
often does	89 -12ŭ12Ŝ17ų18Ź
oh	63 -10ŷ-8ƈ-7ǐ7bNļŕůƎƞơǋ8gqPńœŜŹƅƉƟ9axCŬż10WĿŐŪǃ11ũ12Q14ō16š17U18G21ǖ29Ť
oh #	86 7d10Ÿ18Ū
oh a	89 -10ƈ-8ƛ9Ǘ12Ǝ13Ɖ15Ŭ
oh cool	86 -8j11Q15C16g18Ő30ǖ
oh i	87 -10ƀ7ƌ13Nżƅ
oh nice	89 -10Q-7Ǆ14G17q18ǃ20P
oh no	87 7l16Ŀ31Ť
oh that	83 7Ƙ10t12bœŶ18x
ohio	89 8ź22l
okay	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
okay #	89 17yŷ
okay $	66 -21Ʃ-17X7iƮ8x9ǁ11ƾ12bƒ13t15K16U17ň19Nű23Ƽ29ƬƸ31Ĵǩ32M40Ķ
okay a	89 10ŭ11Ɠ14ƣ17b
okay and	74 -11ƺ-8Ŵ-7Ƭ8ŗž9Ķƃ11bIŒƁƗƿ12Pǁǎ14X18ǂ
okay cool	86 -26ƣ13ń16P21ľ22o33Ɔ
okay good	87 -9Ķ10cY13ǒ15ǥ25Ʃ
okay how	87 12Ɔ15Ǖ
okay i	80 -8Ŋ-7ǩ7Eƺ8ŉ11sŃ13Ŀ18l19ǎ22ŝ
okay if	80 -8ƃ7ĵ8r9Ƹ15Ʀ25Ŋ
okay let	89 20ř
okay no	85 11Ƥ12ŏ13s14Ń19Ľ20L
okay or	87 20Ķ22N
okay so	73 -12ǖ-11ŷ-10Ĵ-8c-7PŲ7qǐ8ƕ9ZŎƵ10aŘŜş11h12ų14Ʀ15vJ17Ǘ18ŵ21Ĺ
okay that	80 -11ƾ7Ŵ8ň11pśǂ14ŗƉ21T24Ň
okay to	85 -7Ū13I17Ŋ19ŋ21ū22K
okay what	89 -8Ň9Ƈ16ō18ť
okay with	75 10X11ŁŘ15Ķǁ33Ž
okay you	87 13Tƾ14Ő
old	53 -25x-15ǋ-14u-12ǩ-10ŴƉƊǞ-9Ņ-8Ť-7aF7ŗŹ8KļũŪŷƯ10őŸƭ11Ľš14DƗ15SƩ16ƀ19ņ24ĶǍ26pƽ37ƈ38ƅ40Ƌ42c48Ƶ53œ60v
old $	82 -10Ŵ-8p9ƭ19ƈ39v
old are	78 -19u-12x-9a21v43c
old is	67 -21Ɖ-19x-17ǋ-15t-12ŹƊ-9Ƶ8ǅ11vƀ22Ƌ23Ǎ27ƈ42ƅ72p
old one	81 11Ʃ16œ39Ƶ
old policy	70 8ſ12Ʃ13ŗ16š38Ƶ
old price	89 -9Ņ45œ
old was	89 -10ŤƳ47ƽ
older	78 -7Ư10Ƌ20ƅ29zŴ35p
older home	89 14ƅ15Ƌ
older than	89 15Ŵ29p
oldest	75 -9p18Ź27x28y29v36w
olds	77 -9qƉ14ƈ15Ƌ21pƣ24v27ƅ
olds the	81 -12v-9Ɖ13Ƌ15ƈ22ƣ26ƅ
on	33 -27Ƥ-20Ǟ-19ǉ-17Ƴ-16Ļũ-15ŊŶƬƼǩ-13deŎƧƩǝ-12wP-11lHJLŅšŵƭǔ-10hNOľśşƱ-9noXYŝťůƆưǋ-8ŏƹ-7GķŃņňŸǁǠ7jŪŻǆǚ8vzFǕ9ŭŲƟǑ10ōŤżƍǣǨ11ŉŰ12ƉƷ13TƄƖƛƠƮǖ14fAƵ15uBQŧǒ16ƻ17gŕŚƃ18UţƇƈƿ19y20arřǈ21cDZĿłŘǃǥ22Ŧƀ23Ĺ24ĺƪǢ25ŔƜǦ26ŁǇ27ŗƁƫ31Ư32Ɠ33sűŷǗ36Ƣ44Ŭſƌ45Ʀ47Ů50Ɣ53ƨ
on #	87 -8Ų14Ǖǟ35Ǒ
on $	62 -36ǌ-20Ǟ-18Ŀ-14Ɖ-12Ŋ-11Ū-10PŦ-8Ɣǩ-7VƧƳ7ņǥ8xƟ9R10Qǚ11ŉ12UƘƣ13ADZ14ƈ15Ʈ16SƷ17ŘƍǄ18t19I21Ť23ĺ24ǔ28ł29ƻ36ơ38ƌ61Ĺ62ō
on @day	83 -10Ɩ12M15k18ŭ29ǎ
on a	65 -15Ř-11V-10Ǟ-9q-7NŽǇ7ĿłƐǩ8ŋťų9ŚǓǘǧ10ńŇǑ11Ť12Ÿ13ǖ14ĸ15ţǈ16Ŧ20Ƈ23yǗ
on and	89 8D14Rř20Ǡ
on any	86 -13V14Z19yǂ33ƌ
on anything	89 -8Ƽ12ǂ13Zƻ
on at	89 -7U10ƌ14S29Ɲ
on board	87 47r
on each	89 11v27Ř
on either	89 -14ƪ14ƽ22Ŭ
on file	82 10J14ǖ19ǒ23Ǘ
on her	82 -13Ƹ-7as9o13pǂ24Ʈ41ƨ
on here	79 7Ŧ11u12ż18m28o34Ū
on him	89 -12ǂ49ƨ
on his	87 -12Ʈ-8ŵ-7P10Ǔ13q45Ʒ
on hold	89 -9N-8OŌ-7Ŋ26Ş48ǩ
on in	78 -8Ʈ11i24Y
on insurance	78 12Ǔ18Ł27Ū
on it	59 -47Z-15ož-14ŔƔ-10Ň-9ơ-8Ţ-7Ťź7WĽŦŰŷƃƈ8Œǥ9ǌǡ10rŚ11AŌ14Łŧ19ŏŗƟ20Ũ22ł24Ř27B30Ů37ű40ƫ42ƪ50Ŭ
on my	83 11f13Ō15aL
on one	82 7Ļ12ńŽǍ14ƮǕ
on paper	81 -10ǈ10ǆ14K22Ǘ29ķ
on payroll	78 -24ǉ17Ǒ40Ǉ
on speaker	89 -7Ō29s
on staying	87 -7y10V26Ţ
on that	64 -16Z-12ł-10Œ-9ƣ-8BŤ-7ťũƘƼǊǩ7ţƁƃ8ŕƋ9űƈƊ12Dĺƞƻǌ13ŞƔ15ļ17ŗŧ18ƫ19f20Ů22Ŭ27Š30Ňƀ32Ŧ34ƪ
on the	44 -14Ǔǖ-13ŗơƤƨǉǋ-12TƂ-11ǎ-10PōƷ-9eoIľŅƫ-8DĿŠƕƬǗǠ-7kWYĻŀŃŶƻ7ŌŒžƇƉƒƙƺǙ8y9BQūƑǌ10ŰǇ11ǥ12gźƿǦ13ųƀǈǡ14Ƅ15Ź16b17cǞǢ18aŉŭ19Ɓ20F22ŕ24Zŷ25řƓ27ŬƖǣ33Ś37s39Ů44ǃ62Ƣ83Ɣ
on their	87 15Ž19z24y
on there	70 -14n-10ń-9ƨ-8Ŭŵ-7ŜƬ9ƪ11žƄƚ12Řƀơ15ţƃ18ƛ20ƕ32ŷƫ34Ɓ54ŗ61ſ
on this	71 -12L-11Ō-10a-9ń8k9f11d13I14ŏ15Ń16D20rŷ22ŀ23B26s34Ł
on those	86 -15Ɖ10Ɯ13v23ƈ24Z
on to	85 -21Ǟ-14ǖ-11Ʃ16ļ19Ǘ21ƶ22ƌ37Ƶ
on top	78 10W15Ƶ18Ɖ20T29Ƃ38Ǧ
on what	87 14ZŖ17Y
on with	87 12ő14s16V
on you	63 -28Ƣ-21ƺ-13ŏ-10Ŭ-8Ʃǩ-7nǙ7EƱǜ8ǚ9Ż10Ŧƛ11ƬǨ13q14j15ǌ16œż17c20Ŝ21Ơ22Ŀƾ23u29U36z57Ư69Ʀ
on your	52 -31ǩ-29ǔ-25R-17r-16ŚŸ-14J-13ŷƮ-12Fƈ-10ŏ-9pyŋŨ-8tƘǄ-7osŇŜƦǑ7Ĺŀńŕř8aNĺƄƛƺ9ľǅ10xĵŽ11n12iŐŧ13Łǆǒ14uEŻƿǗ15c16Q17ŗƉƗ18P21ǥ25gƢ27Ư29TV30Ɯ32Ŕ33ǈ36Ɠ47ſ48Ŀ58ƨ
on yours	86 10Ơ16Ť21ű32Ʀ
on yourself	83 -11Ŧ16Ǩ69Ʀ
once	74 -10ŭ-8Ř7ţ8ƫ9ňƢǀǜ10Ƨ11yų12Ũ13ŲƵ14ũ15V17Ĵ
once $	87 20Ĵ
one	45 -32ǩ-18ǚ-17ĺ-16aT-15nƮǓ-14Kŷ-13tŎ-12p-11ŭŮ-10rsVŨ-9ĹŃƜƯƱǄǝ-8oDGHMPZŀŁŢƌƗƠ-7lUķňōŔŖŗŜŧƓƨǌǑ7gFŒƎƔǆǜǨ8fŏŻžƉ9ſƏƘǉǤ10EǍǒ11Xł12ųŽ13mőŘůƛǣ14wAJŕŞ15uǦ16ŠƼǕ17vŇœƆ18IƧ19Őżǥ20yţŪƻ21ĻńƦǈ25iƵ26Ŷ29ņŵ31ƺ33ǡ35ľş38ǋ39b44Ŵ56ǔ
one #	72 -25b-16ǩ-12ƀƷ-10ŷ-8ŬƵ7Ǣ10D13Ƃ17Ɣǐ19ƪ33X64ƺ109ǡ
one $	63 -15ĺ-11ƪ-10VǞ-8ĹŦ-7Ƽ7brFƛǔǧ8ŗƆƶ9ļƃƇƦǤǥ10Ÿ11vŇŘŵƏ12ű13iwŠŬƩ15Ņ20y21Ŵ31ţ32ų42Ŷ44Ƶ
one and	89 -8Ƶ11ǉ14ƀ21ő
one car	86 -22Ŷ-8Ŵ-7şŭ34ŵ62Ū
one for	85 -17Ƽ-12a-7I7m10Ə17ř22ƻ23i25ľ
one go	89 9Ŵ11Ǥ20Ĵ
one how	89 -10Ŵ-9J11b14ǘ23v
one in	81 -12Ƶ10ƀ15Ŷ20Ž24ſ32ǋ
one is	85 8ƴ16q18œ27w
one of	64 -18ǚ-11ǓǢ-9Ǉ-7P7QƘƣ8žƅƉƛ10Sƻ11Ʒǡ12ǜ14gEĵ15ņ16ƎƩ17ǒ19Ǟ24i27Ž28ǣ32ń42Ő56ǈ
one on	89 12ƈ20m25ş
one or	80 -22Ʃ-9ř-8m7ŵ11ţ12ū13uŘǦ16Ż17Š20J46Ƽ
one that	89 7Ƣ15Ʃ16ł
one thing	81 -13Ŏ-9ţ11ƛ27Ļ39ľ43Ş
one times	89 -15T15Ƨ19W29Ʀ
one to	85 -10K-8Ž10zĿ12Ň16B23ǩ36I
one way	85 -13Ů10ł41ů
one with	89 -15Ŵ-11Ƶ-7s9Ľ10ł13ǁ34ż
one you	77 -10x-9Ņ7ĿŘ8ŭ9ņ10m12Ɓ13y15ƻ23Ƶ25A29Œ
one your	87 -8p10E11Ŵ13Ɵ18Ǎ
ones	63 -16Ɲ-7ń7Ǎǘ9ƈ10ŕ11ŵ12Z13Ɖ15Ū16w19ŉ20Ő21h23ţƵ24Ǝ28uų
ones $	73 -9ƛ12Ǝ17ţƉ23ŉ28u
ones you	79 11ţ19Ǝ
online	75 -15I-7Ĵ14K16ń17Ǖ23Ľ25Ņ45ǖ
online $	80 -16I-7Ĵļ14Ľ15K18Ǖ22ǖ24Ņ
only	65 -12T-8Ş-7ǡ7mƀƎƪǉǖǢ8ŷƼƾǈ9ƘƜƲƳ10Rń12Ļ14ŲƢ15ţŭ16ǚ17ľųǇǛ20Ū22Ʈ
only paycheck	80 -14T30Ʈ
ooh	82 -10ų-8œ7ƌ12H13kƘ15Ŷ16ǃ
open	66 -13H7śţ8ķ9aŊŰ10ŽƑ13y17Ǩ27W29ǝ35Ţ36ǅ48ǎ
open $	77 -7Ţ8ŧ12ǝ16y58ǅ
open to	85 -16H15Ž60Ţ
opening	89 23ǎ38Ǟ
opinion	87 12Ļ23A
option	89 21Ō25Ň
or	32 -45ǩ-15w-14Ũ-13d-12H-11exƳ-10łŢǌ-9lřŵƅƱ-8Ņ-7jBGĻƨǉ7YĸźƝ8EśŸƃƑǗǛ9DļżƺǊ10mRĹŕŻƔǃ11ySšƄƛǁ12pƩ13MNŐţƆƭ14ľŗŤǇǔǡ15ŪŰƽ16ųǑ17ŬǄ18IŁş19bqCűǋ20ĵŭƋ21uǂ22ƍ23ŇŲƐƹ24ƿ26KĴ27FƇƼ28L32Řƣ34f36Ɖ
or #	68 -19Ů-14c-12ǈ-11ž-10G-8S-7Ř9ţ11Ż13E17Ɔ18Ǧ25b27ǡ29ƬǑ38ŗ43ƭ46Ɣ
or @day	86 45L
or a	58 -16Ǎ-13Ŷ-10wŹ-9uŗƔ-8BƱ-7řƜ7Jśǣ8ŜŤŷŻƀƊƶ9hŧƉ10YŸƿ11ŕƛơǚǛ12FĸŐƤ13ƐǞ14ƍ15ĺļ17ūƇ19A22Ū27i55ƣ62Ř
or about	89 -7x13ľ
or after	89 -7Ũ11L30ť
or all	85 -9l13ǔ16Ų18Ĵ
or am	89 7a14c17Ň
or an	86 -7ƣ12F15ƅ19ő
or any	72 -9ơ-8ƛ8W9ǌ13Ɲ32Ť
or anything	72 -14Ƙ-13ŏ8gǜ10ų11uũƄƜ13ǎ21Ǐ30Ų54Ƽ
or are	66 -14H-12ǩ-10ƣ7QŦƹǋ8ls9aƜ10Yƪ11NSŖũ12ňǟ13Ńŷ18ǆ19x23V29F
or better	89 -16Ź39ź
or can	83 -14Ŋ9Ł18ŉ21ƣ
or closer	89 -11Ƭ13L17Œ21CX
or could	89 8ŵ12ĸ20X
or coverage	87 36ľ
or cremation	87 19ư
or did	61 -16ǩ-14ŤŨ-10ũ-8Ǟ-7Ţ7opHǃ8ňƞƦƨǂǆ9ŐŗƉ10Ŧ11Cűǣ12wŸ16Ŗƒ17Jœ18š19m20qſ26c35Š
or do	61 -13ķǋ-12ƀ-11Ŷ-9Ųǝǩ-7žǑ7KƬǄǜ8yDŇŪƁƢǟǠ9sƕƻǂ10FŏǓǖ11Aƶǒ12ƪ13QƐǎ14nǡ17ǈ18ł21ǇǛ22ů30Ɲ31ų
or does	71 -8q-7Ř7Ʃ8Ʊ9WƎ10oŎƨǆǕ11ƞƿ12ƕ14Ũűǚ16Ǣ19Ŵ29Ł
or drop	87 -13M9Ƶ16śƀ
or email	78 22Ǖ
or for	85 -7Ĵ12Ɠ20Q43Œ
or get	86 11H15Ǚ16Ǆ19Ĵ
or go	85 -15Ɲ-13Ƃ-8mƷ12Ǧ15R17Ż28ž
or guns	89 
or hail	80 -14ƚ29Ř
or has	83 -13d8ǅ10ţ13ƌ14Œ18v
or have	76 -11Ń-7Ÿ7ţ8nƌ9Gǅ10MO11fƞǀ12Ō16ŵǇ17ň
or home	89 -20ş12Ɣ14q24I27Ĺ
or how	85 -17v-8Š9U13Ƅ20p21S25Ş
or in	85 -9Ķ10Y14P16Ĵ27Ǘ
or is	56 -14ǎǩ-12ǖ-11ǆǇ-10HƔ-9Œ-8xƝ-7ųƢƱ7ķĹŉŬǁǏǘ8Ańǃ9pŇŖŝƄǉǋ10yǂǄ11ŁǊ12ƆƩ13Ǎ14iŶ15Ű16nTƚ18Ŝ20r21NũŽ22Ķō23ŀ25q27uű30Ɵ
or just	66 -14ŵ-12ž-9ǐ-8Ə-7ǘ7DŔƆƎ8fŭƀƓ9KņŢƦƱǀ10sC11Ųƴ12Ƈǈ13Ʋ15ƭ16U18ơ19Ǚ20Ɨ29Ŷ
or lease	86 -23ǌ-11Ƥ-8Ǎ15Ŭ42ǋ
or leave	87 -7Ǧ14ź15Ƙ17Ŋ21Ƃ
or metal	86 8Ɖ19Ǎ
or more	76 -15y-7sľŗƓ7C8S9ŭ10g14Ń16vŦ17Ũ18r26Ǆ53ž
or nights	89 27R
or no	85 11Ž15ŏ48Ň
or not	80 7ŏ8m9ŵ11RƜ13š14ƍ
or on	85 -9R13Ƅ15P18Ō
or one	79 8ƚ10RƘ11Ǝƣ12ńƦ15b18ĵ
or only	83 9Ų10Ǣ12ƾ14ƜƲ16ŭ17Ļ
or or	60 -14ŭ-9ǉ-7PķƓ7vľŹźƸǇǍǙǚ8cgĸŇśŬŻƁǀ9uƘǛ10Ƶ11ƀ12Ƈ13ǔ14Ǆ15Ɔǋ17ųǎ18Ł19ƣ22ŗ
or out	89 20P
or over	83 -14Ŝ-9X11T14c15M16ƈ31Ů
or part	86 -9V9R26G33Ǉ
or pay	87 16ǁ37Ǡ
or pleasure	86 38ŭ
or rent	85 17F25ǋ
or scuba	89 17ǀ
or sell	87 -7H22Ǟ32Ʒ
or should	81 -8K-7L18Ľś19NO
or side	80 
or siding	89 10Ƈ
or somebody	85 -11Ƣ-8ķ-7w11Ŀ20F23f25ǋ
or stay	89 11q12ǎ13Ƨ
or still	89 12f13Ɩ18t
or stylists	80 14Ǒ
or text	89 
or the	64 -12Ǟ-10Ƶ-9U-8ǩ-7Ɓ7ľŹƊ9IĿƃƩưǁ11bC12S14e15Ɖ16ńƋƹ17ş19ŕŪ23ů24ǐ25ǌ28ŝ
or tickets	73 29ţ
or trampoline	89 13ƍ
or upset	80 20ţ
or was	80 10Řţ11ƽ12ļ13Ƈ16š31Ť
or what	87 14Ť25ŭ
or whole	85 30Ʃ
or work	89 -14Ɲ-11ǐ16R20Ǒ
or would	74 -9ŵ8ĸƤ9ƭ10ķư11ŎŏƮ13Ŷ14Ǩ16Ʒ20Ŋ30ǝ
or you	78 9V10fg11Ň12kM13ty17ƌ20ż
or your	79 -11ǂ9Ǘ12Ƽ13ƃƹǁ15Ǩ18c19J21ƽ
order	89 15ŎǕ31ǩ
original	81 -9l16Ƌ21ƌ22ƈ
original roof	86 28ƈ
originally	82 32l
originally $	86 33l
other	58 -12aŭ-11Cǩ-10Ǎ-9ǥ-8BĴŦ-7nQŏŹǢ7ňű8ŷƣ9ņŪǋ10Ƶ11ǂ14w17oǈ19ų21ķ22Ǉ25ł27ž42Ƒ43ŅŴ48ş56ń
other agents	89 17ńņ
other car	85 -8p17Ū27Ŵ
other drivers	89 23ŷ
other guy	85 7ł23ſ24Ņ
other insurance	86 -8ŏſ51ş
other one	81 -20ş-14ŭ-10Ŧ19Ņ20Ƶ25w28Ŵ44ų
other policies	82 -11ǥ9Ǧ47ş
other quotes	86 -9Ņ15ń
other vehicle	87 -12ų50Ŵ
others	89 -17ƃ-9w19u25Ū32ž
otherwise	87 8ǂ11v14Ƹ
ouch	89 8Ŧ11ņ16ǣ
ought	87 -8Ň7Ƹ14ř28ō
ought to	87 -8Ň7Ƹ14ř28ō
our	74 -14Ƴ7ǝ8Ɵǎ9j10ĹŽ25M65ļ
ours	87 10G12Ɣ13Ƶ16x
out	46 -24Ơ-20T-17ǩ-14H-13Ũƛ-12ķǛǝ-11ƮǄ-9rŮơ-8GLĿŀŃŎŏŝ-7FłńŔřŞŬűŶƒƷƼǟ7SşſƌƗǈǋǞ8qCŖŲƚƧǌǕǙ9lƟǀǢ10ĻŚţƍ11Ňő12ǧ13gzōŘƏǁ14ŜƤƱ15bĺĽǐ16Ɣǃ17ŒŗšǨ18ǅ19ŕƸ20ŉƜ22ǉ25Ʃ26Uĸ28V29Ĵ30Ɲƪ32y33j40Ǒ
out $	66 -20ĺ-19ű-18Ơ-15ǩ-12H-9ǋ-7Ŧ7ĴƊƲ8MĽƶ9ǌ10ļ11ƦƵ12ǁ14xż16Ŗ17U21Ʃ23Ĺ24ƪ25ő27Ǒ29ŕ30š33y38Ɯ39ŉ
out a	85 -8ļŗ14Ƭ15Ʀ16Ľ23Ɣ
out and	86 13Ɨ14Ś17U22Ǚ31Ŝ
out any	89 7y23Ǒ26Ɯ
out at	87 10Ř12V18Ň39ŗ
out back	82 -10Ɨ10ƌ12Ƒ24ƍ34Ɲ
out for	80 -21ǝ-8Œ-7Ŷ10ş12ŭ13Š16Ņ21Ƥ22Ǩ24ţ33b
out front	89 -8ǈ9Ƈ41ǃ
out in	78 7Ɩ8ĴƏ10ů12C16ǈ17ǉ
out like	89 11Ɨ17Ŗ22Ƨ
out of	59 -16T-13Ɯ-9j-8ơǑǨ-7CŠ7erNſƙ8Xƞ9tŸƃ12űƕǉ13yǘ14Ǖ15SYǔ16Ŧ17ǀ18Ř19ƪ21Zľ24Œǋ25Ĵ28Ļ36Ɲ42ĸ
out on	76 -12ƛ7Ś13Ō14q15ǅ16ŭ24g45V
out or	89 10Ĵ12U13n16Ŗ
out that	86 -12Ũ-11ŧ10Ǣ12W19Ť20ĺ21ť
out the	80 -26Ĺ9Ľ11ļƘ12ǐ13Ǒ16ǏǢ24ĺ
out there	74 -14ĺ-8ŭƝƞ8g9E10Ū11ſƏ12Ű14q16P18ǩ19Qƚ25l52j
out to	78 -18Ĺ-7Ǆ10Ŝū12ƪ14Ő16ǁ17ƫ26Ǒ36ĺ
out your	85 -8ő7Ǩ10z18j20ǅ22ǧ
outcome	89 34Ļ
outfit	78 -7P10WŠ11ő12Ǟ19ơ25Ő27Q31Ǆ
outfit $	83 -7P7Ş8QŐ14Ǟ15ő20ơ
outside	74 -11Ǒ-8PU7ƥ9Ɖ10Ǡ12Ű13q14Ʀ16ǀ20g28j32Ƈ
outside of	87 -13Ǒ-9PU15C18Ʀ29g
outside the	87 -10C15Ű16q20ǀ
over	50 -13XƬ-12Ōŗ-11Ʊǌ-10K-9lƗǎ-8Šǝǥ-7pŐŘůƯǘǜ7ZĻŎƶ8xFWŝ9hNSĴĽƞ10rvŸƘ11iAőƺ12tR13ļ14j15Ǎ16Ɔƒ17ňŖƂ18ŒǨ19MPTŦ20CĿ21U22QǇ23śŻ24ŜƑƜ26Ǌ30Ǧ31Ơ32ŮǞ
over #	73 -41Ǌ-20Ǧ-14ǩ-7Ŗ8n12ĵ13Ů14S20v21ƺ22ƒ30Ơ31Ɔ33c40Ŧ41Ǉ45Œ56T
over $	72 -24J-19T-12Ō-7ŖŜ8ķ10ƾǤ11Ľŉ12ŕ13Ŏ14ũŻƈ16Ɯ22Ǩ26r28Ůǩ33Ŀ39ś
over a	75 -14c-9ů-8Xķ11ĸŮ16ź17M20Ƙ29Ɯ87Ǌ
over at	78 -21C-14Ǟ13qS14ƥ19h26ļŜ33QU
over in	83 10M18H56C
over it	81 -8ǥ-7ƱǨ13s15t17Ũ19ňŖ38Ƃ41Ǧ
over that	87 -9Ř20Ķ21x24ň
over the	67 -16Ŝ-14ƈ-9ƞ-7l7Ɖ8ƒ9ǖ10kJĿǔ14M15ł23ǍǞ24Ǧ38Ƒ
over there	69 -14Œ-10ǌ-9ŖŨ-8ǎ8t11ơ13U14W15ŞƠ16FǠ17Rŧ23iŝ25j28ƞ29Ŝ31P
over to	81 -9S7Q12ŸƠ21ő34Ǟ
over what	89 -12KŜ14J17ŀ31Ŗ
over with	78 18Ĵ19Ŝ26A
over your	87 7Ƃ10j16NŖƑ
overnight	81 14Ǐ15ŕǖ35Ű
overseas	89 13ǀ29Ǖ
owe	67 -7Aƒ10ķƁ11ŉ41Ɣ46Ŭ59Z
owe $	86 -8ƒ15ķ53Z
owe on	74 -22Z31Ɣ43Ŭ
own	51 -16Ų-15ǌ-14ƞ-13ǣ-12U-11ĸƣ-10ŭ-9ĿŵơƤ-8arŏǍ-7pĻƠǈ7ňưǓ9ųƍǅ10ƃǏ11ŹǠ12Ŧ14ǆ17YƔ19Ƣ20ǃ22zŬƷ23ŁǛ24V27Ǒ30ǒ32Ɨ34ǟ37Ƙ40Ʀǋ44ƀ58ķ59F
own $	70 -18ǐ-8p-7Ŀ9W10Ƙƨ11y14ǅ15Ł17Ū20Ʈ25ƗƢ26ķ27V
own a	86 -8ķ-7ƕ16ư18Ŭ26Ǐ
own anything	86 35Ƙ
own car	85 -14Ʀ-8ŭƢ15ǐ21Ź68ƀ
own cars	85 -8Ūǒ10ƀ63ǐ
own insurance	89 33ǒ
own jewelry	80 
own life	89 23Ʀ
own name	87 -7a23ǃ37Ʀ
own or	79 9Ł16F17z23ǋ
own pocket	77 -12ĸ10Ř21Ŧ32Y
own that	80 12Ŭ14ƥ30ǋ35ķ
own the	85 -50ǋ-22ǌ16Ŭ20F65Ǎ
own words	89 10Ŗ30ň
own your	71 -28Ǎ-7Ɛ17ķ36ǋ39F
owned	89 13ǥ27ǅ
owner	77 -9Ƴ-7Ǎ14ǣ16ơǢǨ17ƅ20a21ǌ22ǆ
owner $	86 -28F-7Ǎ17ǣ21Ǣ23ǆ
owners	81 -13ǈ-11Ǉ11ǉ15ǆ24Ǩ29ǥ
owners policy	87 -15ǆ31ǥ
owns	78 -9H-8ķ9Ǎ10ǋ12F20ǐ40ơ52ǆ
owns it	89 15ơ53ǆ
owns the	81 -10H-7ķ9Ǎ13Fǋ29ơ
p	85 -15ǩ-10Ů-8ŗƬ7ř11ś12Ƌ38ǥ75ƃ
package	80 -8ǘ24W50ǥ
package $	89 -9ǘ22ǥ29W
page	70 9f10ļ11ō12ſ16ǌ22ś47Ś
page $	81 7Ļ10ś20ǌ
page and	87 16ſ19ś
paid	58 -8lƒ-7ŒŪ7ǖ8ƭƶ9ƥƪ10ĴƩƫ11Ƣǉ12ZǑ13ǩ14œƃ16Ŧ18ķ20ţƱ27Ɣ29ƕ39Ŭ
paid #	89 -7TƠ14ƥ22œ32Ŧ
paid $	76 8Ʊ9ƃ11ǖ14ǝ15ƶ
paid every	80 -15ǝ28Z
paid for	81 -14ƒ11ķ19Ɣ20ǩ22Ʊ
paid it	78 15ƪ20ţ
paid off	72 -7Ūǟ34Ɣ53Ŭ
paid yourself	80 12ţ
paper	77 -10ǈ7ǒ9ǆ14Q17Ś20Ǘ24K27ķ
paper or	89 16K23Ǘ
papers	80 11ǆ14Ƣ15Ɩ17Ʋ18ǒ20Ś
papers $	87 13ǆ16ǒ21Ś
paperwork	78 -7Ű8Ʋ10ś12ǃ13o14i17Ǡ18Ś20J
paperwork $	82 -13J-7Ű13ǃ14o17Ǡ38Ś
parent	85 12ƽ13ŷ55u
parent $	89 39u
parents	71 -25Ƹ-12Ƽ12ŠƦ13Ư18ƥ39ƽ56z
parents live	89 18z
park	81 13ǟ26ǩ29Ű
parked	86 22Ű
parking	87 -12D14żƠ31Ű
part	62 -15y-11D-8RĹŃŤ-7aLŖť7Ʈ8dǩ9s10EůǄǈǣ12Ŀ14ľſ15GŨ16Ş18Ƨǟ21lŀ22UƱ25ō30C37Ǉ47Vň
part $	85 -19R12Ŀ14ſ17ǈ20Ǉ22ľ39ǩ
part of	70 -23ǩ-15y-12D-7Ĺť8Ũ10Ş11Ʈ12EǄ13s19G21ǟ25l27U28ň35CƱ
part time	77 -8L-7Ń13Ǉ21R25Ƨ65V
partner	73 -10Ǆ-9ǆ-8ŇƤ-7Ƹ12o13Ł14p15ǂ16rs17ƨ20Ǩ22Ʒ23Ǡ26t30q
partners	79 -23d10ǂ17ƨ23o25p31Ŵ44ǆ
parts	87 -7S19ŵ21Ǒ27l
party	83 11Ɣ12ǡ13Ɯư14P21ơ
pass	79 -10z10ƫ12sƷ16Ʀ20Ʋ23Ƴ33ƶ
pass $	89 14ƫƳ23Ʋ
passed	75 7ƫ8ư9ƯƱ11Ʀ14z20Ʒ38Ƴ
passed $	87 8Ƴ9Ʈ14Ư
passed away	86 10ư11Ʊ15ƦƳ
passengers	86 15ƃ28Ų
past	74 -17Ŝ-15Ŏ8ƭ9ţƾ10ƽǜ11Żƺ13ƿǎ23c24O31ņ37ŀ
past #	82 7L8ǀ10ƾ12ƽ14Ż29c
patch	87 -7ƾ8ũ22Yƹ31Ǚ
pay	49 -15ų-14ƾ-12Ǉ-11ňƔǏ-10ĻŌǨ-9ŷ-8ŮƓǈǔ-7ŞŴƶƷǛ10ưǘ12Ķ14ĸŧǠǡ15Ʊ16ǣ18WţǢ19Ŗ20ƕ21ž22Ŧ25Ő26œ28X29Ơ30Œ31ŗŲ32ǉ33ƃǑ35ƒ38Ř43Ĵ49Ǖ51ǖ
pay #	89 -38Ĵ-14Řƒ17ĸ22Ơ24œ36Œ
pay $	62 -32œ-22ǉ-19ĸ-13ŦƬ-11ŌǇ-9Ļžǩ8Ʈ16Yǡ17ǖ18Ķ20Ų25ƃ28Ĵŗ34Ř39Œ42X51ƒ
pay a	83 -19Ĵ12Ř13Ǡ16ǁ18ŒǕ
pay for	66 -16Ŧ-13ŗ-12Ǒ-10ƦƮ-7Ũ7Ɓ9WY10ǖ12ƀ13ǣ15Ƥ22ƒ24ĸ25Ʊ27Ĵ36Ő45Ŗ
pay if	86 -16ƃ-15Ʈ15ƨ18ž19Ǣ22ǘ33Ʀ
pay in	86 28Ơ
pay it	86 -29Œ17ƪ62Ĵ
pay out	77 -11Ŗ-7ĸ7Ř9Ǒ13ŗ14Ʀ19Ŧ34ţ
pay the	78 -13Ɣ-11Œ-9Ŵ-8Ŧ-7Y8ŧ12ư19Ʈ21ž24ǩ28ƕǉ
pay them	89 -28ǖ-15Ĵ-8œ8ž23Œ50Ǒ
pay you	79 -21ų-14ŧ-9Œ-8Ǩ-7ŷǉ15ſ21Ŧ26T31W36Ų59ǖ
pay your	78 -19ƾ-7ǖ10ǝ14Ő19ƃ23Ǖ68ǉ
pay yourselves	80 25Ř
paycheck	69 -15Ǡ10ǟ11ƭǉ12Ʈ13Ĵ16T22qƯ24Q32Y
paycheck $	81 -17Ǡ-13q-11Ʈ8Y18Ĵ33Ư42Q
paycheck and	79 -14T8W29Ʈ
payin	80 10œ11ǥ15Ơǝ17Œ20Ɯ21ŧ24W
paying	63 -13B-11Ĺ-9ǌ-7ǩ7Ų8Ř9Ŗ10Ŧ11ǥ13œ16Xǣ17ĴƠ19ƪ20Ɯ25ZŒ31ƒƓ35Ņ
paying $	89 -16B-10F13Ř17Ơ25Ņ37X
paying for	74 -20Œ8Ʊ13Ņ14Ŗǥ42Ɠ48ƒ
paying now	76 -11Ĺ24Ĵ38Œ
paying on	89 -8ō10Ƶ16ƪ36Z
payment	74 -7Ř7ŕ8e10Ŏ11ŉ17Ŭ19ǘ24š25ƕ38Ɣ
payment $	79 -7Ĵ8e21Ɣǘ22š27ƕ
payments	71 -9Ƙ-7Ʒ7šƔ9ǖ11Ʃ17Ʈ21ƃ25ĵ26ZŬ29Ĵ
payments $	83 -20ĵ-8Z-7Ʒ12Ŭ21Ʈ38š
payments on	86 -13š-10Ƙ14ĵ30Ŭ
payout	87 -11ƶ-7Ŗ16ǩ20ƫ38Ŧ
payroll	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ38Ǉ57ǉ
payroll $	70 -37Ǡ-7Ǌ7Ǩ15Ǒ28Ǉ55ǉ
pays	73 -12Ɣ-8y7ǖ8Ŗſ9źƕƜǌ11U14ňƱ17ƃ18ǝ22ǩ27ƮǠ
pays for	87 -10y11ǌ13Ŗ14ǩ16ǣ17Ʊ
pays the	82 -12Ɣ12U15ǩ32Ʈ33Ǡ
pays you	89 9ǖ12ſ15Ɯ
peels	85 46ǚ
peels $	87 45ǚ
pension	79 21Ʒ52Ķ
pension $	87 
people	58 -9U-8Ǖ-7AƃǄ7VŢǜ8bĺŗşƿǤǩ9ņŮſƨǑǡ10Ǜ11Ɨǔ12Ʋǉ13dǐ14Kŝ15ǖ16lǚ17ŷ18nƜƶ21Ǚǝ24ǈ27Ǉ
people $	80 -15ǔ14ņş15ĺŗ16Ů18ŝ28ǈ39ǉ
people are	74 -12ǉ9Ǉ11Rƿ12bn13ŷ14ǩ
people do	89 9Ǉ14ŷ
people or	87 7h12V21Ǜ
people over	89 -12U21ŝ54Ɯ
people to	89 32ƶ
per	78 -12ǉ-8ĸƆ12ž13ǣ20ǡ21Ɠ26Ř39Œ
per occurrence	87 -9Œ33ǡ
percent	71 -14Ř-10ǈ-9Y-8ƿ7Ŕ8ǖ9Ķ10ǔ12Ǒ14ź15ǆ17ƚ19ĴǄǛ24œ25Ž
percent $	89 7Ž10œ
percent of	82 9ǖ11Ǜ13ǔ15Ǒ24Ǆ
perfect	81 7a8D10ř11ŕ15Ļ22Ş
permanent	87 32Ʃ
permit	80 10ƌ24Ÿ39Ź
permit $	86 38Ź
person	68 -10ǈ-9ǡ7hŷ8g9aŖ10ǎ11łž12ų17ľ18ņ21Ǩ24A31Ŝ34M
person $	82 -7ǈ7d11gh14a23A
person or	82 -15Ŝ7f11h13ƫ14ł18M
personal	74 -11Ǧ9fǢ13T15ƃ17J19Ƃ20Ŋ22ŭ37Ɨ
personal $	86 16Ŋ21J28ŭ
personal property	85 11Ǣ36Ɨ
pets	89 48h
phone	65 -20J-11ǅǘ-9ŇŠ-7Ļ7Ǘ8Ĺ9Cǖ11ľǄ12r13S14ś15ĺŚǟ16c20OŽ23M26I33ǩ40K
phone $	78 -22J-16Ŝ-9Š-8ǘ9Ō11ǖ16r18Ś20Kĺ29M35O
phone number	82 12C27I
phone or	86 13I14K18ś
photo	87 -12K29ś
physical	80 -8Ƶ23ƀ32ǁ33ƾ
pick	71 -14Ţ-10Ʈ-7ţ8Ĺ10ƃ11IŶǆ14W16K18ľŜ20ĺƭ21L25Š30ł
pick that	89 -7ŧ28Ŷ
pick up	86 -12Š11Ĺ12ƃ14I19K21ĺ23Ŝ
picked	80 -9ǘ-8ĸ9KƂ13ǟ14wƲ17N27ŘŠ
picked up	87 -9ǘ9Ƃ10K15ǟ18N
picking	87 13iǟ
pickup	85 8O10Ǐ15ǐ19ŭ20ų
picture	72 7Ķ9Ʊ10Ŵ11n12Ťū13ƇƷ19Ƭ21Ŀ24f25ś
picture $	82 9ĶĿ22Ƭ29f
picture of	81 16ū25ś
pill	89 8ǂ42ƻ
pills	85 13ƿ23ƻ
pip	86 -10ǡ81ƃ
pipe	83 11Ƥ39ƛ
pipe burst	89 34ƛ
pipes	85 -8Ǆ11Ƥ15ũ37Ƌ
pizza	89 8Ų11Ǎ32ǩ
place	55 -16Ƌ-9V-8őŬǀ-7B7jťƖǙ9hŠƍƚǛ10UŌƑ11Ǩ12şƒ13ƐƤ14ǖ15ƆƜ16ŏƥ17H18DŃƟ19MǅǊ21ƅƌ22ƔƠƢ23ǟ27Ʀ30G34ƞ40F
place $	63 -25ǋ-16Ƌ-15ǩ-10G-9őƗƵ-8Ŭ-7U7Rƈ9jťƥǠ10FŏƒƖǙ11Ɣ12hƐƲ13ƍƓǛ14ŌƦ17ŠƑ19HƜ27ǟ29ƅǅ31ƞ32Dƌ
place or	85 12G22M26ş
place to	89 -9V10ǟ11Ɛ29U31ǩ
place with	89 -7Ő51Ƣ
place you	83 -14D-10H-8B11Ņ15Ƥ28ǋ32F
place yours	89 44F
places	82 -9W8ƅ11Qǀ12Ơ14Ǖ17ń19ǔ
plan	65 -8gƄƦ-7Ž7H8zŌƁǞ9łŝŠƶǨ10Ư11uŀ14ƃ16ĶƱ17ŗ26ŏ27Ƶ28Ň41W48V
plan $	85 -19y-10Ƅ-8Ž7k10V13HŇ14ł24Ʊ37Ɓ
plan pay	80 22ƃ
plan to	83 13V18ƶ23Ǟ27Ƶ
planned	86 8k17ǀ23y
plannin	86 12V14ĸ18ƌ
planning	76 -9F7Ƶ9ƌ15Ǟ21Ƥ22H27y
planning on	85 -15Ǟ-13V11H51y
planning to	80 -20y-9F7ǀ8Ƶ13H16V24Ƥ30Ǟ
plans	68 -8P-7W10V19H26ǚ29ĺ32k33Ǟ
plans $	86 43k
plans at	80 -18V36ĺ
plans for	87 -12V35Ǟ
plans to	85 11ǀ30H
plant	86 -15Ǟ7ů14Ƨ20U30S
plate	80 -15Ÿ-8D10ǀ14ǌ59ū
plate number	89 -9D26ū
play	82 -12Ũ-7ŀ10s16ŉ19Ť21Ɯ41g
please	72 -16K-10p-9ơǋ-8ǌ9bcjw12J16Ǉ17dD23a
please $	74 -17K-10p-9ơǋ-8ǌ9bcw13J18D19d29a
pleasure	80 28a37ŭ
pleasure $	86 46ŭ
plot	87 58ư
plug	86 -11Ƶ13Ə42Ž
plug in	89 21Ž
plumbin	89 -8l9Ǆ10ƛ23Ƌ
plumbing	80 9ƛ13Ǒ20Ƌ
pocket	72 7Y13Ǆ20ĸ26Ŧ32Ř
pocket $	76 -16Ř12Y14Ŧ39ĸ
point	89 12Ř13š15Ŗ
points	89 -9m-7Ņ16Ş49Ż
policies	68 8ŲƘǦ9Ƶ20ǒ34ş35ǥ
policies $	82 -8ǥ8ş10Ǧ25ǒ
policies do	89 11Ų14ǥ15ş
policies you	78 10ş
policy	47 -14Ǧ-12Ŭ-11ūƔ-9ĺǆ-8I-7Zŀƣǈ7aŒŞƙ8ĻƀƖǤ9Ŝšƛ10ƁǞ11Ţǁ12žƢ13ƚǢ14Ǐ15ŐƧ16ĹƬ17ŠƓơ19ľǥ20ŗƪǡ22ŷ23ŕŖƵ24ſ26őŚƦ27Ʃ35ŏ38ř
policy $	58 -24Ʀ-21řǦ-13ŏ-11Ǣ-10Ŭǆ-9ǩ-8Şƣ-7Zǥ7ǁ8ŗƗ10Œ12Ūƛ14a16Ƨ17ŠŢ18őŜơǞ19Ƶǡ21Ǐ24Ƃ28ƪ34ľ40ŷ45ſ
policy and	76 -12ĺ8ǥ11Ǣ14Š33Ĺ
policy in	85 -7ř11Ź18Ļŏ26Ś
policy include	80 37ŏ
policy is	75 -16ƪ7Ɓ8Ĺ21ŷ55Ʃ
policy number	73 -14ū-13Ś-8I94ř
policy of	89 34ƨ
policy on	89 45Ʀ
policy or	80 9ƙ10ơ11ƚƦ32ǥ
policy out	89 -15Š-12Ɣ13ƕ27Ś34ő
policy pay	86 -12Ʀ-10Ŵ15ƀ18ǡ19Ǣ37ž
policy right	87 -14Ś-7Ʀ7ŏ12Ʃ16řǁ25Ɠ
policy that	87 -7Ʃ11ƃ17Ʀ20Ş
policy today	78 12Ļ18ŗ
policy with	89 -13ŷ-8şƢƵ10ś23Ŵ44Ő
policy you	83 14ŒŞ20ŕ25Ƶ
pool	69 11ƥ21ƚ77ƍ
pool $	82 12ƚ26ƍ
pool or	87 14ƚ
porch	89 9D13Ə14ƞ16ƥ
portable	89 -12ƨ40Ƨ
portable $	89 -12ƨ40Ƨ
position	89 14V17ǈ19S
postal	89 43E
postal code	89 43E
pounds	86 55ƺ
prefer	87 19Ĵ25K
premium	77 10X11œ16Ǥ30Œ
premium $	83 12œ36Œ
premium audit	89 8Ǥ
prescriptions	86 21ƻ
prescriptions $	87 20ƻ
present	86 -10ĵ7őŞ12ǜ14Ő16ŝ20N
pressure	78 10ƻ11ł20ǂ31Ƽ
pressure $	89 -7ǩ23ƻ
pretty	71 7SZŕƑ8ƙǐ9W10GōŴŶ11ŨǑ12Ţ16Ɔ21UƸ
pretty good	86 7ǟ11W12G19Ƹ
price	63 -10Ʒ-9Uǩ-8Łŗ7ŘƂ8ƈ9ǁ10ĻŇƴ12ĵǊ13r14Ţ17Ŋ18ŝƩƬ19œ20ń21Ŏ22Š23ľƒ24ŀ30łŒ32X36Ņ
price $	74 -15ł-11Ʒ-9X-8Œ11ńǁ13Ƭƴ15ŀƒ17r21œ23Ţ27Ņ30Š
price a	89 12ƂǦ18Ǌ
price is	89 -13X8ľ12Ŋ14Ŏ17Ļ
price on	89 -7Ǔ33Œ40ƒ
price or	87 -7xł56ľ
primary	89 18ƾ
private	83 -7P7Ŋ11QƱǀ12ǣ20ơ
problem	80 9Ĺŏŵ11ŋ14L17Ŝ18ŀ
problem with	87 12Ĺ13ŋ20ŀ
problems	82 7Ƹ9ǂ11ƛǜ13Ƽ
problems $	85 -22ǂ12ƛ14Ƽ38Ƹ
product	87 14Ǖ17Ǆ21Ʃ
product $	89 15Ǖ18Ǆ22Ʃ
professional	82 29ǚ
program	79 10ǅ12ļǗ30Ǚǥ
program $	85 19ǥ36Ǚ
progressive	86 14ő18ń19Ņ24Ő
promise	87 10Œ14d18ǩ28Ŏ
pronounce	89 27b
proof	71 -16ǌ-8Ĺ-7ƈ12ƕ18ơ20ǧ46ǒ57Ƅ
proof $	83 -39ơ11Ƅ16ǌ23ǒ33ǧ
proof of	80 -34ǌ-18ƕ13ǒ31Ƅ39ơ
property	67 -10Ő-7nŴ8ƍ13ķ14H16Ƒ18žǌ21D24Ɨ42Ǣ
property $	85 9Ɯ11ƍƑ13D19H
property coverage	89 31Ǣ
property manager	86 13ǌ20ơ
protect	87 18ǘ30ķ
protected	72 -8ǩ9ũ13ŏſ17ķ
protected $	73 22ķ
protecting	89 12ŏƱ
protection	80 -9Ʊ-8ň-7ķ10Ə11X15ƃ19ľ20Ŗƭ22ŗ
pull	74 7Ł9gƌ11RŌ12ř19WĴ22d32Ś
pull it	87 14ř39Ś
pull the	87 10ĴŁŻ15Ō
pull up	89 11W31d
pulled	83 8ĵ16Ļ18Ŋ42Ż
pump	85 25Ɗ
pump $	87 26Ɗ
purchase	87 31ƒ
purchase price	87 31ƒ
push	86 7ŃƖ10ł12Ŋ13Ō
pushed	89 -10ō-7Ť12Ɩ16Hĺ
put	55 -25V-10nǗ-9Ŗŧ-8ŊŒ-7yNWŔƮǐ7oSļſơƱǞ8cuE9kǩ10fD11aXńŗŪƎ12RĺŰűƐ13QĶŴƌ14Lƅ16ƈ18ĸũŮŷƒ19Ɠ21Ƽ22Ʋ23Ƥƻ31Y33Ō34H
put a	86 -12Ľ-8Ƒ7Ŧ9Q10Ž20a24ƒ
put away	87 22Y
put down	86 -15Ō7u9G10ƒ14ơ16c17ƫ
put in	76 -12G-11Ǘ-8ǐ-7W8ƍ9ţ10Ƽ12Ɛ13Q14E18RńƎ20S26Ķ27ũ
put it	76 -7YŖ8Ʋ10ƾ13fű17ĸ18Ō23L37Ɠ
put on	76 -17Ɖ-9Œ10w11u13T17D18ƈ20ŪŴ23Ů29ŷ
put that	87 10Ƒ13űƅ15Ɯ16ň
put the	86 10ƅ11Ƈ29Ƽ
put toward	89 -9Y28X
put you	75 -11ž-9N-8Ŋ12mƃ13ļ14ſ17ĸ19ŗ29ǩ34Ō35ƻ40Ƥ
put your	86 9ƕ12Ľ14ŌǤ
puttin	87 12ƹ13H14ż16Ķ
putting	79 -10a-7m10Ūƈ13wH14Ʊ17Ů20Ķ
quarter	85 11Ƭ12Ʀ17Ń18Ƙ37O
question	83 10gķ11Ĺ14A30ŉ
questions	72 10d31Ŋ32ŉ
questions $	80 30Ŋ
questions do	87 11ŉ
quick	74 8Rķ10Ś11dŋ12ř13ǉ14ŝ18Ŋŧ
quiet	86 9L14Ʈ24ǎ32ŀ
quit	74 -9ţƵ-8t7o14V16š24ǂ31Ƨ38ƹ40Ķ
quit $	85 -9Ƶ12Ķ32ƹ37Ƨ
quote	70 8ƈ9Ǧ10Ľ11ƺ17ž19e20Ĺ26J34Ņ
quote $	80 7ƭ13Ľ14ƺ19J24e
quote you	81 -14ǃ18Ĺ20ž27Ņ
quotes	81 -8Ņ43ń
quotes $	86 -9Ņ15ń
race	87 -11ƥ52ǀ
rain	86 -12ň11Ɖ13ƙ14Ƹ26j
rains	77 31ƙ
rains hard	78 15ƙ
rainy	86 39Y
rainy day	86 39Y
raise	78 7œ11Ř13Ŕ26Ơ43Ư
raise the	87 14Ơ15ƴ20Ư
raised	81 10ŗ13a26l27œ
rate	72 -9U-8ō7ƴ8d9ź10ŝ11ĵ12ĺ13Ŏ15Ɣ18Ƹ19cľ28Ŕ29Œ38œ
rate $	86 -10Ş7ƴ13œ19Ŕ24Œ
rated	86 -22œ-7Ņ16Ş58ƴ
rates	81 11C12HŎǊ13c23E25ũ
rather	74 8I10ǁ13sM16Ĵ21ľ26Ŋ29K
rather i	82 9I22Ŋ35K
rating	89 10ĵ14ŷ
reach	76 -10N9g10Ŝ11Ĺ12X14ĺ16KĽ17L24I
reach out	87 12Ŝ15Ĺ18ĺ
reach you	80 -11N17Ľ18L20K29I
reaction	89 -16ǩ44Ň
read	65 -9EƂ-8b8ŗǉ9ŅƩ12e13Ǔ14DJ16Śƻ17ř19aū20d21ơ45Ŗ
read me	68 -9E-8b7ŚŸ8ƪǉ10dŅŗƩ11ř13e19ƻ21ū22ơ
readin	87 9ř12Ŀ15I21Ů23j
ready	78 -15Ţ10eřǤ13ƖǞ50Ō
ready to	81 -16Ţ14Ǟ55Ō
real	71 -13C-11I7R8ź9ŚƅƏ10d11ŋřŵ12cŧ13ƐƮ21ľ23ķ38ǩ
real quick	81 9R11Ś12d13ŋř
really	80 -11ŀ9ŵ10Ŀ12ľ13g14ƙ18Ŗ
reason	76 8Ƃ9š11B18Ĺ27Ō42Ŕ
reason $	87 13B25Ŕ
rebuild	80 37Ɠ
rebuild $	85 8Ɠ
recall	81 19q53Ľ
receipts	85 18Ƙ32Ǌ
recently	87 15ţ17Ƴ27ĺ
reckon	89 9r11z13B21ư
record	73 12ǟ15ţƿ47Ż
record $	81 -8ţ13ŋ45Ż
recorded	78 36ŋ
recorded line	87 17ŋ
recording	83 43ŋ
records	82 -12ŋ-7ǔ19ƾ45Ǘ
redone	83 10ƌ15Ƌ24ƈ
redone $	89 15ƌ
registration	87 35ū
regular	75 -12Ź7ǔ8Ƃ9Kƾ10Ʃ11Ƙƙ12Ÿ13Ɖ16ơ17Ų
rely	89 -8A15ƯǕ17ǚ
rely on	89 -8A15ƯǕ17ǚ
remember	71 7c9tB10xœ15E56Ľ
remember me	87 25Ľ
remodeling	89 
renew	74 -10ơ-8Ƣ29ŕ39Ƥ
renew $	75 17ŕ
renewal	66 7Ǟ12š15ś23Ĺ25ŕ36Ŝ
renewal $	83 12Ĺ13Ǟ19ś
renewal go	73 38Ŝ
renewal notice	80 22Ĺ
renewed	87 -7Ƣ24š29Ơ
rent	60 -16nŜ-15Œ-11Zķ-10Ĵ-7ń7Ƣ8Ŀƣ9ƥ11ǝ14Ǐ15ƟǇ16ǐ17Ʈ18ŵ27ơǑ46F64Ɯ102Ơ
rent $	73 -13Ɯ-11Ĵ-9ǋ12ƥ28Ơ66F
rent a	78 14Ǒ21ǐ
rent from	87 -15Ŝ8Ǒ35Ɯ43ơ
rent loans	80 -13Z32Ʈ
rent out	87 -11ǋ13Ǒ24Ɯ
rent the	86 -19F-7ƮǑ13Ŀ35ǋ57Ɯ
rental	71 -12Ơ-9Ǔ7Ƥ13ķ21ŵ34Ƣ70Ɓ
rental $	87 13Ɓ33ŵ
rental car	87 25Ɓ
renter	89 16Ƥ39F
renters	76 -30ǌ-12ǐ-8ǥ8ş13ƥ16Ĺǒ18Ǉ21ŏ24Ǒ27Ƣ39ơ
renters insurance	87 -35ǌ-13ǒ-9ǥ-7Ĺƨ14Ƣ25ŏ55ơ
renting	81 9ǋ13Ƣ42F
repair	86 12Ŕ30Ŧ
replace	74 -13Ɠ-11ǝ-7Ɛ7ũ9Ǣ10ž12Ʈ15ƑƵ23Ɨ37Ǐ
replace everything	87 -12Ǐ-7Ɠ9Ǣ50Ɨ
replace it	87 8Ǐ27Ƶ
replaced	81 23ƈ25Ƌ
replaced $	89 27Ƌ
replacement	80 -28Ǐ10Ɨ28Ǣ54Ɠ
replacement cost	83 -29Ǐ10Ɨ19Ɠ35Ǣ
replacing	79 -7Ĺ16ĺƵ
replacing it	79 -7Ĺ16ĺƵ
report	80 -10Ƙ-7ǩ13ǉ16ţ17Ż22ĵ26ź
require	80 20ǌ26Ǔ
require $	82 26ơ
requirements	89 -24ơ30ǌ
requirements $	89 -24ơ30ǌ
residential	89 16ǔ27Ǆ
rest	80 7Ǒ9ŷ11z12B19ư20tō24ǩ
rest $	87 -11x-7Ǒ9ŷ20ư22t26ǩ
restaurant	83 -9Ų13ƣ14ǍǛ19ǟ
retire	80 -16Ķ15Ŝƭ25Ƨ33V
retire $	83 -17Ķ11Ƨ15Ŝ16ƭ35V
retired	86 -18V-7Ķ7ņ8Ů11q42P
retirement	75 26t57Ķ
retirement $	80 16t26Ķ
retiring	89 -7L35V
return	83 7fǠ11Ǌ12ǆ14Tŧ18Ǚ
revenue	83 39Ǌ
revenue $	86 26Ǌ
review	87 -7Ţƶ8Ŝ13Ŗ15Ǟ26ǩ
ride	79 -14Ū-8ŴǛ7ƃ18Ŷ19ǀ23Ŭ27Ų45ŵ
ride share	89 28Ų
right	38 -14B-11xR-10Ťǩ-9nT-8jŻ-7imķŽǁ7pŉŌœŗŪűƎƩƾǛǜǞ8ckYņřşŲƺƿǋǌǑǥǦ9qwQXŭƨƫǄ10ŇőťƝ11ŧųƷǔ12sŃ13uCơ14ŏƽ15ŀƒƓƜƬ16oSƅ19IŎŝ20ǃǟ21N22b24P
right $	40 -16ŏ-13B-12nN-11k-10RŤ-9xǥ-8rDTŻ-7fm7XľŖƢƱƹǍ8eAŃŉœƎƾǂǛ9QŪŷǋǑǜ10Ǟ11wĹŀőťŭƝƦƫƺǄǔ12pŐųƒƷǣ13oPƨ15Ňşơ16ŎƬƽǃ17uƜ18SƓ19ŝ20ƅ22b24I
right about	89 -11ō13v27ǥ
right around	89 8Ņ12k
right now	62 -12ǎ-11ş-8ĹŐƬ-7AWŽƦ7zžƒ8ǥ9XűŲ10FŃ11c12Ś13s14Z16qr19Y20PŌ29ǟ34ŗ44ŏ52N
right there	87 9Ś13s15ƇƩ
ring	71 -18ƒ-9ű-8ǩ14Ŝ16K21Ǝ23Ǌ28Ľ35fIL69Ƙ
ring a	87 35Ľ
ring up	89 -8ż9A22Ŝ33Ǌ
ring you	89 14I41L
risk	78 11ķ24ƙ31ũ
risk if	80 11ķ
road	76 -14R8yſ9CǦ19ǟ20Ź22ŭƏǞ40D
road $	87 -16R10Ź34ŭ
roadside	80 8Ŏ14ŝ29Ɓ
roadside $	89 21Ɓ
rock	89 10j11ǀ
roof	58 -14ű-12Ǆ-7p9ńǣ10ƪ13h21ş27Ƒ28n77ƈ81Ɖ
roof $	64 -9Ǆ10ş15h25n27ƈ30Ƒ
roof in	89 -21ƈ34Ɖ
roof is	86 19ƈ21Ɖ
roof right	89 -14Ɖ8n28ƈ
roofing	87 -22ƈ10Ɖ14P36Ǆ
room	77 -8n9ƆƤ10ƃƢ11ǃ16ƞ19Ɨ21Ɲ22X
room $	87 11Ɔ12ƃ18ƞ
roommate	87 9n30ų
roommates	80 43Ƣ
roommates $	83 26Ƣ
rooms	89 7Ɔ21ƌ24Ɯ
rough	83 -8ŕ8Ũ13ǀ14ŧ20S22Y
roughly	69 -16Ǣ8T9Ɨ18ķƮ19Ů
roughly $	82 -19Ǣ-7Ʈ7Ǌ22Ɨ23Ů
roughly what	73 13T25Ʈ
round	87 -9ǝ14Ɨ17ǎ18ƒ20Ɵ
run	58 -12R-9Ŏų-8ŶƗƯ-7Z7Ƨǈǋǜ8pƓ9ŅňŒŝţ10nŕư11ǥ12ǉǗ13ĵ14ū15Ŧ16e20ſ21Ʃ22O23ű24ƽ25Ɲǎ27ǐ29Ƭ31A37Ǩ
run $	76 -15R-8Ŷ9ƭ10Ŧ16ŅŪ22Ǆ24ű32O38ǎ
run a	85 -8Ǆ7ĵ13Ɠ38Ɲ
run and	80 -12ų-7Ū21ǐ
run in	87 22ǉ42ƽ
run it	78 -11Ŏ12AŁ20Ƭ34Ǩ
run me	89 19n21ǥ
run out	86 -17ű-15ƭ14Ƨ15ŕ63Ʃ
run the	83 -7Ū13p18ţǋ21ū25e39Ǩ
run you	89 8ƌ13Ŧž29Œ
runnin	81 -8ǩ9RǨ10f11ŋ12ń13q14Ő16Ŀ18ǟ19Ŵ
running	75 7ŭ8Lű10k12u16hŒƼ18ǩ21Ŷ24ǝ
running $	89 -18ǟ-10Œ-7ǩ25ű27Ŷ29ǝ
running around	89 -8ń12L15u20h
runs	77 -12A-9n9ǉ10ƽ19ơ28ǈ30ŕ32Œ34ű
rush	89 -10i-7ŗ15sŃ48O
s	79 13ƕ18q21Ƅ29ǆ30b
safe	83 7N19Ƙ38Ž
safe driver	89 39Ž
safety	70 20Ǝ61Ǚ
safety $	86 
safety meetings	87 11Ǚ
safety program	86 20Ǚ
said	63 -9ť-8oŀ7ASĵŦŬƖ8puxŊ9tŮƝǜ10fqOņŎŝŲ11ǅ12ƅǚ13dGVŔ14ƥ15H16ƶ19cy21B35ƴ
said $	74 7W9Ɩ10VŊŬǩ12H14ǅ15ŝ16ƅ19Ŕƥ23q27y
said you	78 -8ŀ9Ʒ11ƴ12AH13ņƝ15Ų18ǚ20d
salary	78 12Ƨ15ǉ18Ʈ21Ʀ25W34T
salary $	86 10W47T
sale	86 -7Ǔ11H13Ǩ16Ɨ42ƒ
sales	68 10ǔ16Ǡ27ǖ28Ǜ64Ǌ
sales $	83 49Ǌ
sales is	75 7ǖ12ǔ39Ǜ
salon	87 -17x-13DŁ-8n-7t12Ǎ25ǈ27ǃ36ǟ
same	63 -12ǩ-9ǅ-8Ż-7HQ7nőŜƾǜǥ8łŗƂ10ŰƇǇ11żƓ12ņƖ13k14oǂ15Ŷ16I20Ʃ21şŴ29ũ32S40p
same age	87 -27c58p
same as	86 8o10ǂ15Ű27c
same company	87 -8S-7ǅ28ő29ş
same thing	86 -13ǩ-11Ż11pǥ15żƇ31ũ
sat	85 10ƚ13Ʋ14Ʈ25Ŗ
sat down	87 13Ʋ26Ŗ
satisfied	89 -8Œ19ŧ28ŝ
save	78 -13Y9ź22Ĵ27Ĺ30Ř32Ţ
save some	89 -20Ţ7Ļ31Ĺ35Ř
saved	80 -11Ĺ-7ĸ7Ǘ10Ĵƀ13Ƶ14Ţ15ŋ45Y
saving	87 -16y19ǩ28Ʊ
saving for	89 -16y29Ʊ
savings	65 -7Ķ8Ţ10ƮƳ12Ļ17ķ23Ř45Y
savings $	74 9ķ13Ʈ14Y
savings could	80 -22Y32Ř
savings if	80 21Y
saw	79 8ƫ10fŧ12Ũ13t14ƚ15j17C23ƾ
say	51 -18aƷ-17Ŧž-14q-12c-10A-7oCĿƗƢ7řŧűǂǃ8ōœƾǌǑǘ9łŮƵǚ10XƝƨ11ţ12Qĵ13ŊŚŝƼ14ŀ15ƴ16ŋ17ǧ18BŌƈƸ19Ŕŗūǩ20Ň22Œ24ơ27b29Tƺ30Ł53r
say $	67 -17ƷƼ-16q-14ǌ-11A-9ł-7Ŧ7ŀ9ŋǄ10řŧ11ǩ12ő13YǑǘ14Ů15ƺ18w19Œ21Bƾ22ơ25Ň28œ35r
say about	69 -11ơ-10œ9BƸ10Ŕ16ƈ22r26ǌ
say and	78 -9C21Ĺ31ū
say for	89 -35ž10Ɔ41ŗ
say in	89 14ǌ20ǧ
say it	79 -29ƾ-7Ť8ň11sŔ12ƒ15bƉ17Ņ43Ƽ
say on	86 -7ŗ10Ś12ű15Q21ǃ
say so	87 7ŋ9Ǣ15N
say that	87 11ň13ƈ34ǩ
say the	83 8ŗ9Ō10ű11Ƥ13Z16Ŋ26Œ
say what	89 16Ňǩ18ũ
say when	87 -12T14ŧ16Ŕ29r
say yes	82 -22Ŏ-8Ř37ł46Ł
say you	74 -14c-12ǌ7Qž8Ǘ11ľǧ14Ƹ16ŵ19Ŗ22T28ơ
say your	87 -22a-8w11ǚ12ƃ24ĵ37b
sayin	89 9Ƹ
saying	83 -8gt9o13Nĸ21ň28b
says	72 -13wǌ-7Ĺ7ň8ƪ9VƩǢ10cq11Fļ12ƒ16ř17ž18ƅ19ŚŮ21a24ơ
says $	87 10Ŗ12ƅ17Ś20ǩ
scale	85 -8Ž9Ŀ14Ň19ł40ƺ
scan	89 -13M32ś
scare	89 11ƴ19ƣ45Ŀ
scared	87 18Ņ21ǁ38Ũ
scares	89 -7ō30Ŀ
scares you	89 -7ō30Ŀ
scary	85 -9J10ķ11ǘ14V29Ũ
schedule	85 10Ǣ16Ƙ35R
schedule $	89 -18Ǐ20RƘ24Ǣ
school	61 -12q-8ŠƂ7vƄƶ8Ƣ9ǔ10KǦ11yŭŻ12Q14S19Ǔ21l24mƱ28x39ź
school $	70 -18l-13q14Ż17x18m20ź34Ʊ
school and	89 13Ƣ14ź
school district	89 -13Ʊ15ǔ16Ǔ21Q
school is	89 -11m8ź11x13Ʊ
school or	82 -9x-8Š9vƱ12ŭ14Ź15K21S
schooling	89 39m
score	78 52ĵ
score $	83 19ĵ
scratch	89 -10ƪ13Ɠ23ŏ
scuba	83 36ǀ
scuba dive	89 37ǀ
season	81 -11j-9i11U13x16Ɯ17ƚ18ǎ26ǟ
season $	87 -31ǟ-12j18ƚ58ǎ
seasonal	89 -7ǟ22Ɵ36ǎ
second	66 -10V-8Ūų-7FƝ8AƖ10Ļ11Ň12I13pǩ14ũ15ľŌ16Ɣ17ǋ18y21Ǟ28Ɵ30Ŵ31N
second $	83 -23Ɵ-10Ŵ-7Ŋ34ǩ67N
second car	85 31Ŵ
security	77 7ǘ12Ķ16e36Ǝ
security system	89 -11Ǘ26Ǝ
see	62 -17J-14Ɯ-10ǋ-9ǩ-8ƭ-7Ƙ7ŴƆ8œūƉƲ9ŎšƏƛƬƿ11ĹŒźƊ12vĿ13Ŋ14ţƝ16ļǂ19řǞ20yĽ21Ƅ22ƾ27H31V32ň
see a	82 -9Ƙ12Ʋ13Ə15ƾ21ǂ
see if	87 -11Ļ17Œ20Ĺš
see the	78 -20J9Ƅ11ū12œ18Ľ28ǩ35Ǟ
see your	85 10ƾ21Ƅ33V
see yourself	83 -7Q13Ţ21V48H
seen	80 -8ş7Ķ9Űƛǥ12Œ17tƳ24ǒ34ǩ
sell	67 7ƓǛ8Ǖ9ĸ10ƁǄ13Ʃ16Ǟ19ƕ28Ʒ33ƒƝ35H41ǔ44Ǩ
sell $	82 -8ǔ10Ǖ18ƷǄ26H31Ǩ
sell for	86 52ƒ
sell the	87 -7Ʒ15Ƴ16Ǩ
selling	89 -9y43Ǟ
send	64 -18ơ-12Ƴ-10Ĵ-7ǩ7DƔ8ŧ9Ƅ11oŌ12ƪ13Ŝ15K17Z21ǧ23ļ28ƕ30J31ǌ34ś
send a	87 15ļ18Z
send it	83 8K13D27ś
send me	82 -10ơ15ś31ǌ
send the	79 14o24J35ƕ
send you	83 -16Ƴ-13ơ9K15ǌ18ƪ20ļŌ
sense	80 -8ł8ĵ9Ň16s52ň
sense $	87 41ň
sense to	89 16Ňň18s
sent	76 -16Ś-9Ő-7D7ś8ǘ13Ĺ16JK17š33ļ46Ľ
sent you	85 -10Ő-7ǔ7Ǥ9ś19š40ļ
separate	82 13Ƙ17ş28Ř
serious	87 15ǂ18Ƽ
serve	81 13ǔ37Ǜ
serve alcohol	89 
service	71 -8C-7ł7yŞ9Ǟ10Ţ11Ə13ŝ14ţ20Ǆ21ű23ư27ľ
service $	75 -14ľ-9C8y9Ş11Ţ12Ə14Ǆ18ţ24ű
services	85 12ǚ19Ǆ24Ŝ
set	67 -18ǟ-15H-8Ũ-7Œǎ8ƓƬ10L13AĴŗ18ĺ21ǝ22T23Ɩ27Y31Š33ư37ǆ38Ţ
set aside	86 38ư
set on	89 -19H9ŉ45Ţ
set up	82 -20ǟ-7ŵ28ǝ55ǆ
set you	89 8Š16ĺŗ
settle	89 8Š10G13ł19ŧ
settled	86 -7x10Ŧ31ƞ
sewer	86 37ƛ
sewer backup	87 24ƛ
shall	85 19Ō21Ƭ31ǩ
shall we	87 36Ō
shame	89 10Ƽ11Ƅ
shape	75 14Ɖǂ35Ƹ43ű
shape $	86 -7Ƹ17ǂ
shape is	86 -12Ɖ54ű
share	74 -7ǩ7Ź11ǆ14Ǜ16Ǎ17ǔ18Ŋ19ų20Ơ22ŘŲƢ
sharing	89 -12X-11F-8Ǜ9Ǎ11Ų15T25Ƣ
she	56 -21Ū-20Ƹ-13WƔǩ-12ĶŰ-9cTƹ-8Ǉ-7imŇŎ7AUŧű9ƅ11Ƣǜ12yBƫ13ų17ǈ20Ŷ23p24Ƴ25ƨ28x29Ŵ33Ʒ34Ʈ35s37ǂ38o40ź41q43t44v54r
she $	86 -14Ƹ-9t8p13ǂ17ŧ21v
she do	87 -12r-8Ǡ-7ŎƮ12q13ǈ29Ʒ
she does	87 -14Ű7ƨ8x9r12q16Ɲ
she get	89 -17Ʒ-7ƨ8Ź18ź26Ʈ
she go	87 -7ź21Ʒ55o
she have	86 -13Ƹ11ǂ51ƨ
she is	73 -15x7y8q10ƫ11pA13r14U20s26ź28v29t
she keep	89 -17Ķ-9p13o24Ʒ
she take	89 -17y-13ų25Ŵ33ź
shed	82 15Ɲ31Ʒ50Ƒ
sheds	89 19Ƒ
sheet	89 12f13u18Ś
shifts	87 -12k9Ǉ23R31ǎ
shingle	82 -7ő19ǅ42Ɖ
shingle or	89 9Ɖ
shingles	78 13Ɖ17ƚ47ƈ
shingles $	89 15ƈ
shipping	80 12ǝ
shipping if	80 12ǝ
shoot	80 -11ŷ10h11c12ś15aJ
shoot you	89 12c18K
shop	60 -24D-16ơ-13ƣ-11w-10SƤ-9ŪŮ-8bŏ-7Ű7gļ8Ǧ9y10Ǆ12ǐǝǞ13UǠ15Ǩ17Ǐ18ǔ19Ɨ20ŠƁ21ǈ23MƝ24ǅ28Ǎ29ǃ31ǥ35ǟ36ŵ40ǌ42ǋ
shop $	66 -27Ɲ-16ơ-15D-14ƣ-13Ǩ-11U-10S-9bŪŮ8Ǟǟ9gƁǃ10Ǧ12ǈ15ǌǐ17ǥ21ǔ24Ǎ28ǅ42Ɨ45ǋ51ŵ
shopping	83 35ĺń
shopping around	86 39ń
shops	86 7ǌǢ12ǈ13Ǩ15g17ǃ
short	86 13WŤƜ25Ʈ
should	56 -18r-11Ƽ-10ơ-8ũ-7ŉǨ7b8ĽǂǠ9Iŋǩ10hL11OƄ12u13ŎƸ14Ƭƶ16Mŧ18Ʊ19Nŷ20afĴƘƭ21ǧ22D24sň25K31Ō
should be	87 -15ơ10ū11ǧ13Ʊ14Ƙ18ŷ
should i	64 -13ō-12s-7ŉǓǨ9MǠ11IĽŋ12LN13O16Ĵǩ17Ƭ21Ŏ25Ō27aD31K33ň
should it	85 10Ĵƫ15b19ǧ28ƭ
should know	74 -13Ƽ-7ƽ17h20ō21Ƹ22ǂ
should we	77 12N14M19Ō20Ʊ33s
show	74 -9Ÿ-7G11Ţ12X14dn15Ŏť17Ľ18ƾ20ǩ24Ŋ
show up	87 -7ƭ7Əƹ18ť
show you	86 13Ţ14X18Ŏ29Ŋ
showed	85 12Ņ14Ň22B
showing	89 -9p14d16Ƅ
shows	86 -8ǚ12ǒ14ť17ŗ31ǡ
shut	76 10ŋƟ13Ǖ25ǎ45ǝ
shut down	87 12ǝ15Ǖ21ǎ
shut the	89 -7ǝ9ǎ14Ɵ
shutoff	87 17ũ32ƛ
sick	79 10x11ƽ20W33Ǜ35Ǩ
sick $	83 21W34Ǩ
side	64 -10ƸǄ-8Ũ-7PƼ10ǂ11Ŕ12Ķ14Ǜ15łœŧƁ16Tƽ18C20Ǎ23Ų31Ǡ33Ɲ
side $	81 -12Ƹ7Ų9ū12u13ǂǠ14CǍ20œ
side business	79 15Ɲ
side hustle	89 34Ų
side of	87 -12Ǆ23Ɓ24Ǜ26C
side work	79 16Ɲ
siding	82 41Ƈ
siding $	87 10Ƈ
sign	65 -8Ŋ-7Ƒ9HŖ12Łƨ13Z14Ʊ17JŎƒ19WƖ20ǩ21Ǔ24ǃ26ő39Ō
sign $	87 -10ǃ17J54ǩ
sign a	80 21Ʊ
sign off	89 23Ł
sign up	83 -9Š15W17ƨ27ő
signed	79 9Ł11Ɓ14Ƣ15Ǔ17Ʋ20œ
signed up	86 -7O7Ō14Ɓ22œ
signs	83 12q15Ł17Ǡ29Q
signs your	89 -18Ǡ13q37Q
simple	87 13Ļ16Ʋ27ư
since	59 -10Ő-9ǩ-7ĺŖ7ż8I9G10ƪ11ƣ14Bŗ16Ź17ţť19ƹ20ǅ22ǟ25it30Ső35Ǟ40ũ
since #	71 -11Ő10ż11Ƽ12ǅ13ƪ18S34G39ţ
since $	86 -13ƌ14t16ť19ũ
since last	87 14I21Ǟ
since somebody	80 14Ǟ
since the	89 -7ƌ8Ǟ19t40ǟ
since then	85 14ƹ50ũ
since when	86 -20G-9Ǟ-7ŷ9Ÿ38S41ő
since you	82 -13ũ-8ő10ŗ19iǅ23B29ƌ
single	77 -7ƿ9ǩ15Ɔ25Ƙ32f
single $	89 
sink	87 -7Ň11ƌ19ƛ32ĸ
sister	74 9Ǥ10Ņ12A15UƷ22Ư30B
sister say	87 -14A36B
sisters	85 21ƽ51A
sit	75 -12Ŷ-8Ʃ8L10sł13Ĺ14Ǜ15ƙ17M20Ŵ24Ƈ26ŀ
sit down	85 -14Ŷ9M10L12ł18Ĺ19Ǜ
site	87 16Ǜ20Ŵ23ƥ
sits	87 11D17Ű25Ɵ
sittin	86 13H17n19Ƙ
sitting	75 7ŀƂǦ10n11ĵ13jrYƝ19ĶƟ21M
situation	86 8Ź11Ǩ13z14n16F
situation $	89 8Ź11Ǩ14z31n
size	83 10Ǟ13rœ18Ɔ29Ƭ
size of	89 15r19Ɔ
skip	82 -7Ǧ9Ƃ12Ɓ13BŊǁ16ů
skip it	89 -8Ǧ10Ƃ14Ŋ15ǁ
sky	87 14Ơ32j
slab	82 11Ɠ38Ƈ
sleep	74 -13Ǉ10Ŀ14xĸ15Ō16Ũ19Ƥ20Ļ21łŰ22n28Ƽ
sleep $	87 -9ĸ8Ű25x26Ƥ
sleep at	87 -8x8Ű12ĸ34Ļ
sleeping	85 13ľ22x
slow	76 -10ǩ12ň14ƛ19i23ǟ24U28b40ǎ
slow $	89 -26ǟ30ǎ35U
small	74 11ƥǈ13Ő17Ǆ18ţ23Ŧ
small ones	79 19ţ
smart	83 -17ƛ9m15ũ17A19ńƬ23Ǝ
smoke	71 11Ɛ16Ƥ19ƹ26Ǝ28ǂ
smoke $	80 8ƹ39ǂ
smoke alarms	89 17Ǝ
smoke detectors	85 28Ǝ
smoker	87 13ǂ18ƹ
smoking	89 34ƹ
snap	89 18ś
snap a	89 18ś
snow	85 12Ǆ62j
so	35 -13ő-9oŀǑ-8Ǜ-7ƊƑ7vKPŃŜǁǅǡ8gEFũŷŹſƒƖƩƪǣ9tCDJORĿŮƸƹƻǙ10AGSTķřơƤƵǗ11cLŗŶžǄǇ12wyŒşŵƈƓƿǕ13sUĻŢƔƬ14fĵŁŲƞ15qŕţŪƝǚ16kńŌŤ17ĺ18Ĺų19Ơ20hňŝ21Ƣ22nQŦ23ipœ24Ʀ
so #	70 -29T-22ő-20c-15Ř-13C-12ƅ-10ŷ-9şƬǜ-8Ŭ-7Ǟ9RǊ10Ĵů11ų14D17ǅ19ƪ20Ů23dƒ27Ɣ30u38Ŧ39S42ƺǇ51E
so $	76 -9Ǔ-8m-7oqƎ8źǍ9jŜ10Ź11ĵ12ƶ13Ƣ14C15Ɲ17pŁ21ǁǚ
so @name	83 9ǈ10Ʈ16w20r27s
so a	75 -12Ŧ-11ŷ-7Ʃ8m9Ɛ10ǜ11Ǝ12ĸŘ13ƿ15Ķ16Ū17ƭ24ǡ35Ť
so about	76 -16Ĺ-10Ǣ-7ŞƱǑ9Ǜ20Y28Ɨ31Ǐ36ǔ44Ƭ50T
so do	82 -14Ŏ8yǗ11h12R30Ō
so far	75 -8L7ń8ŉ12Ň13y18ƞ19u29ň34i
so give	77 -8t-7a8D9Ļŕ10QťǠ11ŦŮƈ13o16ĵ
so he	80 -8vǩ11x16Ǚ19ƨ30q55p
so how	82 -15g9Ǣ10ĺǨ11Ɵ12Ʊǡ16Ť19k
so i	63 -13ŉ-12Ŗ-11ǩ-10ǅ-8R-7t7pEńřŤ8wœ9binŊƵǊ10moMXőƖƽ11fŕŘ15aĴ16Ńň21Œ33L
so if	79 -8U-7s10B11b12Ļ16ĸǨ27ŵ48Ŏ
so is	85 -8ǟ-7ļ9ŭ10Ʋ12iĹ15tĵ22Ɣ
so it	57 -16Ŷ-12B-11o-10ŒŴ-9Xƒ-8pT-7cdqųƋƺ7ķļŊŎƉƶƼ8ahƚǡ9Ŭŭƛƥ10kwZŝŞŪ11ƭƻǄ12Ń13QǛ14ǆǍ16ŀ17ĺ19Aűǃ20ŗƅƩǟ21ř23Ƣ25ŕŷ32œ40n43Ơ
so just	79 -16Ƽ-13Ū8S13ŀ21ƻ26ŷ31h
so let	85 8Iő10Ų11sO14Ł
so long	89 -13ƶ-7G15Ţ19ŝ21ǩ
so much	87 7A18Ŷ21Ŀ
so no	86 -10Ĵ14Z18ŉ
so she	80 -13Ű-11v8t15Ɲ18s20ƅ25ź30p
so somebody	89 30ǘ
so stop	89 13Ľ16Ɓ
so tell	64 -9ƕ7kŽƘơ8Cƒƙ9yzAŤŶƅƽƿǒ10ŭŰƛ11UŝũŬƥ13xƤǆ14i20ń
so that	70 -18E-10Ɖ-7Ŏ8řŸ9ķŇ11yƈƧ12Q15J17ǃ19vI20Ū22c26ō27ş28b30D
so the	64 -13wƉ-11Ťơ-10ƅ-9Ƃ-8cƱǖ8vƋǦ10ƏƘƧǧ11IŅťŭŹǌ12ķǢ13Uƛ14ų15Ǖ16Ƅ18Ű19a20Ǔ22ŝ23Ŷ24ƈ26ņ28ŦŴ
so there	68 -7ť7ŕǦ8ǍǗ9ƍ10Zķƀƙ11Ʀ12ũƘ13Ķ14ƨ16Y17ƪ22ǥ28š
so they	78 -10Ʀ-9ƚ-7Ơ7Ǥ11ƈ16ǖ19Œ20ŧ23W33Ŕ
so we	78 -18ŏ-10Ʈ9T10Ĵƭ12ƿ15Ū27Ƭ33Ō
so what	67 -13Ň-12Aŝ-10NŁ-9Ű-8ƈ-7ŀŖǐ7cņƓ8bLTőŶſ9ƉƬ10ķƭ12BQ14Ū15J16k18Ş19ĹĿ27g28ĺǩ30P
so when	87 -8ń11R14H17ŘŲƢ
so who	89 -9W11Q13n14w
so would	87 7K13X15Ʈ
so you	49 -18Ǜ-15p-13ǩ-12Ĵ-11ŭǖ-10wƬ-9ZĸŘƈ-8aLķŌŝšŪƋƛƨǡ-7nvYĿŀņŻƩƴǈǔǝ7ŵƦǒ8ƙƣƲǄǋ9ĻłƝƵƺǗǜ10RƔưǙ11ŢũƤǀǚ12FNŐŒżƒƞ13ńƾ14ųƌ15HUVňŜŶƹ16Ł17gCŗƠǞ18ŚŨſ19œ20flƜ21Ĺ22Ų24Ʊ28ž31c34G
so your	67 -11b-10ǧ-7pšƦ7exǂ8ŕų9qŉ10o11ǌ12tĿǅ13ƽ14Ư16ƧǠ17ūǣ21ƓƳ25B34Š
social	74 12Ķ18ǆ19Ǘ21ƿ50e
social $	83 22ǆ35e
social security	83 13Ķ15Ǘ17e
soft	89 10ĵ13Ɖ
softball	89 11x14g
sold	78 -8A11ƕ12PŖ13Ŷ18ķ20Š26Ŝ30ņ36ű
sold it	87 -9A14Ŗ35Ŝ41ű
sold you	87 26Š38ņ
sole	83 47ǆ
solo	89 -11F14s18f24Ƣ
some	62 -14ŉ-8yWǩ-7ŧ7ņŠƶǦ8zUĸĺƏ9lƨ10ľŤŹƌ11ŽƪǇǈ12Ŧƥ13ķǞ15Qƒ17Ŋ19Ĺơ23m29ĻŘ
some $	85 -11Ţ9Ĵ13z23ƒ31Ř
some money	87 7Ļ10Ţ17ƪ30Ĺ
some of	85 -7Ő8ǝ15ơ17l20Ŧ21ƥ
somebody	55 -12ǎ-11Zƃ-10š-8Ũ-7nǩ7şƅƤǢ8hPļņŜŠƜǞǧ9ŗŧ10Ɵƾǚ11ǋ13fķſƮǘ14Ǝ15ľŵ16ƕ17Ư18F20ǜ22Q27A29ž
somebody $	73 -9ſ8ǅ10ŵ12Ƣ18Ǡ19Ƴǜ20f27ž
somebody close	89 11ĺ21Ƴ
somebody could	89 22ķ
somebody else	75 -13Z-8ķ9ńų11şƕ14Ł22ǋ29Ʈ
somebody in	86 -9ƃ-8Ƴ15ņ18A19ƾ23ž
somebody last	79 -16Ŝ14Ǟ20Ŗ
somebody or	86 19ŵ41Q
somebody sued	80 11ķ
someday	87 10z11ƯǞ17V31y
someone	80 -7š8ķ9Ł12Ɠ13ſ14ǚ15ǅ19Ƴ25A
someplace	86 7ş14ǋǝ15H16ƥ
someplace else	89 7ş14ǝ16H
somethin	71 -11Ş7Yĸŉ8ƾ9Hǃ10Z11Ưǖ12Ž13EƘ17ń18Ŷ19Ū22ĺ26Ŀ
something	54 -12ũ-11ĿƘ-9ž-8s-7Ō7Ŏơ8ţƦƮǓ9ŊōƄƫ10iPŏ11gǕ12ĽŔŗūŴƬǛ13rNłņ14ĺŉ15ĸŖǨ16ŵǩ17Ř18Y19ƺ20ŀ23ƶ25ƨ30Ş
something $	80 -30ŀ-14Ƙ12ĸ14ķ15ŊǓ18ǩ21ŏ22ţ26N
something broke	80 25Ř
something else	81 -8ų9ŪŶ10K11w12j14ĺ15ŀŎ30ŵ
something happened	78 -19ĺ-7Ŀƛ8Ư9Ř11ĸ13ƨ16Ŗ17Ǩ21Ʈ25ƫ
something happens	86 12Ŀ15Ǩ17Ŗ20ƨ
something in	87 -7P11Ļ12Ľ13q17Ƅ
something like	85 -10ĺ27ł35ƺ
something on	89 -7sĻ10ŉ13Ŕ17ƶ21ƨ
something that	72 -12ǩ7ĺ10U12X19Ƴ20Ǖ29ŀ
something to	87 -14Ŋ17ŉ23ǩ
something you	78 -12ŝ-10Y-8ōŏ10Ŋ11ĴĽĿ12Ş13gŀ18Ĺ20Ŵ25r
somewhere	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v13ǝ17Ű19ŚŢ21Ŵƥ22Ƥ
somewhere else	81 -18ş-12ō-9V-7ŀ9H17ǝ24Ţ26Ŵ29ƥ
son	72 -19ǟ-10t-9ƭ-8p10Ư11Űź14ų15w16Źǈ19y24x27Ǟ34v
sons	85 -16ǆ17x19y26uǃ30w
soon	71 -8ǜ8Ɓ12VĿ14Ƅ15ŕ17Ǟ19y22Ź25H45Ń
soon $	77 -8ǜ8y10ŕ14V22Ź23Ǟ41H
sorry	74 -7ǈ7ƺ8z9uň10c13Ƴ20ņ21f23a25ǩ
sorry i	85 -15ǩ12c24aň
sorry to	87 -7a9z10ņ11ƽ15f
sort	89 10ƛ12ǀ39Ʃ
sound	73 -9S-8L9Ž10GV11ť13iƸ16l20Ľ29c50Ň
sound $	89 43Ň
sound like	86 -10Ň10i12cĽŽ20l
sounds	73 -7ƞ7BķǓǛ8rƆƜ9Ō10Ə11FLŧƽǈ13Ǩ15bNť
sounds like	76 -7ƞ7nBǓ8Ɯ9rŌƆ10N12FLƽǈ13ŧǨ16ť
south	85 11l15C27Ɵ
space	75 -17F-11Ɔ8Ǣ15Ƈ19Ɗ25Ɛ33ǋ40ǌ
space $	81 -14F-11Ɔ-9Ɛ20ǋ21Ƈ59ǌ
spare	82 -11ǩ10g24Ŵ32Ɲ42O
speak	87 13ƽ14N17Śǩ26ŏ
speaker	89 -7Ō29s
speaking	87 37a
speaking with	87 37a
special	75 -11ƅ27ƞ38Ƙ
special you	80 
speeding	83 46Ż
spell	75 10ǃ11tŵ13w16J42b
spell that	82 9J63b
spell your	89 15w
spend	79 -10Œ8Ű16g17kƶ18l55X
spend your	87 9g19ƶ20kl
split	76 15ĴǇ28ƫ41Ƣ
split $	80 18Ǉ
split it	89 -7Őƶ17Ĵ22Ƣ33ƫ
sports	86 26ǀ33g
spot	81 11Ɵǋ12ƙƞ13F15ǘ18Ű27M
spouse	70 -16Ƹ-12Ɠ-10P-8a10o12p13Ʒ20q28r36ƨǂ37s39f
spouse $	89 -10Ƹ10fƨǂ
spouses	82 -8c10Ʒ21q26o34p
spring	72 7Ľ8Ǟ9Ń10ť11jt13Ʈ14k19Hŕ26ţ
spring $	78 8Ľ14Ʈ30ţ
sprinklered	89 -21ƣ-7Ǝ38Ǎ
sprinklers	79 50ƣ
sprinklers $	87 -34Ǎ67ƣ
sprinklers in	89 -46ƣ62Ǎ
square	71 17Ɠ20ǋ26ǖ40Ɔ
square feet	77 18Ɔ24ǋ
square footage	85 29Ɔ
sr	85 58Ƅ
sr #	85 58Ƅ
staff	80 -10Ɲ28ǜ33ǈ48Ǉ
staff $	86 -11Ɲ10ǜ22ǈ28Ǉ
stand	80 -9ǋ10XƇƟ12Kǖ13ƚ21rǍ23ķ
start	65 -14Ə-13Gĸ-8Ʊ-7L8dŌ9Řǧ13aǓ14ŕƋ17ř19X20Ťǅ21őŹ22ǩ30R38Ń39S
start $	81 -31S10ŕ11d30ǅ56Ń
start it	89 -14Ń27ǅ33Ō
start the	87 -18Ə-11ő13ǧ20Ť28ǅ
start with	79 -14ǅ8aŷ21ř46ő
started	73 -7ň8d11x16ĺ21Ōƽ25œ26ǅ36Ʊ
started $	85 -14ǅ9d25ƽ28Ʊ
started it	89 36ǅ
starting	85 10Ÿ12j14t18Ōŏ
starts	89 -10b12ū13ŕ
state	65 -15S8Ţ9Ņőǆ10ƚ12ĵĶ13Ő14Ŕ15ū17E21ńǔ24Ʊ26Ÿ27ǣ33ŗƄ45C
state $	89 -22Ő12ǃ31ǔ52C
state farm	83 -15S-7Ÿ10ń12őŢ15Ņ42Ő
state minimum	83 49ŗ
statement	83 -8Ʊ8Ķ17ĸ18ľ19Ś22ƪ
station	85 18Ə
station $	85 18Ə
status	83 36f
stay	62 -17Y-11ĺ-10ő7n8gƮǎǞǨ9Vƨ10Ǐ13ƥ15Ƥ16X17Ţ18Ƨ21H23Ř24Ʃ37Ɯ39Ʒ
stay $	87 -14ĺ-8Ʒ23Ţ30Ƥ
stay at	89 11qƝ15ƨ24ƥ
stay closed	89 -11Ƥ15ǝ
stay in	82 -11Ǩ22Ƥ40Ʒ
stay there	75 -29Ƥ-20Y13n22H23V27Ɯ30Ř
stay with	85 -13ő7ŐŢ9Ɯ15Ƨ32Ƥ
stayin	87 11y13K14ǟ17k
staying	69 -9S-7P7k8H10ǟ11t12n14Ţ15F22j23Ƥ25ĺ33V
staying at	78 11n35ĺ
staying put	89 -15V-7y48H
staying with	85 15V20F
step	79 -11S-8ŭ-7JŅ9d11ƉǨ12Ǟ18ž22ǅ33ǘ40Ư
step in	89 34Ư
steps	81 8Ř11Ť27u28ũ35Ɯ
still	54 -11ƭǝ-10ƛ-7ųǎ7jŐŜƋƧ8Lǟ9Hƺ10Ŭ11ZƞƵ13fǩ14UƬ15ŉ16tzƖ18Cũ19ŷ20q21cPƔ24Q25v26D28I29Ũ30J31ƫ
still #	87 11E18ƺ20c
still a	77 8Ɣ9Ũ14cI
still good	85 -10D-7Ƨ7O16I26J28Ƶ
still have	78 -15ǝ7Ƨ27Z
still in	87 -14y10c21ƞ37v
still living	89 27z
still on	89 10Ǘ15D27ƫ
still owe	81 -12Z13Ŭ14ŉ29Ɣ
still the	87 10ƌ13FH17Ŝ21ũ
still there	89 -11Ũ15Ƨ16ũ82ǩ
still with	85 16Ő20z50Q
stock	81 -8ƥ12Ķ26Ǐ30Ɲ
stop	71 7Ǜ8mƘ9VĽǁ10ǝ12ňƁ16ǎ25M
stop at	89 9O10m11Ƙ
stop me	86 7Ŋ13Ľ15Ɓ16ň
stop you	80 12ǝ
stopped	83 8tM13Ŀ26Ʈ
stopping	86 16y22Ţ28ŀ
stopping you	87 22Ţ29ŀ
storage	75 -11Ɨ8Ƒ57ƥ
storage $	87 9ƥ
storage unit	85 15ƥ
store	71 -11ĵž-8Ɨ-7Ơ7ƣ8ƻ10ų11Ǟ13ǅǍǖ15Ǌ16Ǐ17ǎǟ20ǡ22Ǘ24ǋǢ
store $	86 -9Ɲ-7ƣ9M13ǎ17ǋ18Ǣ22Ǐ30Ǎ
store or	87 -15ǖ-13Ǎǎ12ų14ǋ16ƣ19Ǌ22ǟ
stored	89 -11ǋ9ƥ37Ǘ
storefront	89 16ǋ18ǌ
storm	79 12ũ32j55ƚ
storms	87 -7Ŀ16Ŕ32ƚ
story	78 -7ũ9lŔ14Ŋ16O22ō32Ť48Ɔ
story or	89 19O34Ɔ
stove	80 50Ɛ
stove $	85 28Ɛ
straight	76 -8Ǔ-7ŋ7jw8ŻƼ9ǎ10ǧ11l12ň15š16Ŕ20ŀ22Ĵ
straight with	89 -8ŋ10Ż26ŀ
strange	78 8y21Ǖ23K
strange invoice	80 22Ǖ
street	64 9t10E13ƞ17GŜǃ18ǋ26Ű35ƙ47D
street $	71 7ƣ9ƙ11tŰ21D
street address	85 17D
street and	89 14E16ǋ
street or	89 16D27G
strip	87 10ū19ǋ34Ǎ
stroke	86 15Ƽ19ƽ
stucco	89 38Ƈ
stuck	75 -13Z12Ş15ƣ18ŀ23Ʈ24ư30ŵ
stuck with	78 -13Z25ư26Ʈ
student	70 9m14Ʊ25Z42ź
student $	87 24ź
student loan	80 21Ʊ
student loans	81 32Z
stuff	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏǕ9sXŁŭƉƲǜǥ10ŋ12A13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
stuff $	78 10Ƌƿ12ƉƲ13ŗƗǏ21ǘ
stuff in	86 -15Ɨ-11ơ-8Ū7Ǔ8ƥ9Ǝ11ǌ20Ǣ25ǐ
stuff is	89 -7Ơ12ƥ21ǜ24Ƣ
stuff worth	89 -9ű29Ɨ
stylists	77 12ǈ30Ǒ
stylists who	80 14Ǒ
sub	83 30ǒ36Ǒ
subcontractors	82 14ǒ15Ǒ
subs	69 13Ǥ46ǒ48Ǒ
subs $	77 -9ǒ11Ǥ30Ǒ
such	89 9w12ŭ13ƻ
such $	89 9w12ŭ13ƻ
sudden	89 14ĺ15ĸ16Ƴ
sued	74 -7Ŗ10Ŀ32ķ37ǜ
sued you	76 -7Ŗ23ǜ32ķ
sugar	85 -11ǁ20Ƽ23ƴ
summer	83 -8n15Ɵ19Ǉ25k27x
summer $	89 8Ǉ26x
sump	81 46Ɗ
sump pump	85 25Ɗ
supper	89 11r14ƿ21L
supplier	80 29Ǖ
supplier $	87 
suppliers	81 13Ǖ
suppliers $	85 
supplies	89 10ǐ13Ǖ19Ɲ
supply	89 -9Ɲ10Ŕ16Ǖ
sure	78 -11Ǒ-7Ş7ĻƅƱ9s10Ũƌ11Z17ŀ19Ŗǒ
surprise	89 22Ǥ
surrender	87 18ƪ
surrender value	87 18ƪ
survive	87 17x19ǝ
suspended	86 8Ƅ34Ÿ
suv	89 -19ŷ22ų27Ū
sweet	89 -10Ľ16twƶ27Ŭ
swing	83 -9Y11R13Ĵ26X28M
swing by	89 34M
switch	79 7Ŏ11Ţ12ł13Ÿ16Ō30ő
switch $	82 7Ŏ13ł14Ţ16Ō
switching	87 42Ţ
switching $	89 37Ţ
system	69 10ǝ16Ǜ18ǘ21Ǝ27ǖ29Ǘ
system $	76 -19ǖ24Ǝ48Ǘ
system were	80 15ǝ
t	87 8ǘ14ſ43b
table	78 -8X8Ś9T11ł12ƥƮ16s28nM
take	53 -24Z-18ŀ-14Ŷ-13y-12Ƣ-9nĺǩ-8ĴŖƆƠƽ-7r7TŊť8NŒųǒ9ŝũƔǄ10Ǩ11ŎśƏ13ƪ15ƗƯ16ǁ17Ɩ18őƓ19ź20ŢƬ21łŧŨ22zŇ24Ʊ26ķƤǂ27BŠŹ28ǖ31ƻ32Ƨ33ů
take $	77 -11Ŵ-10ł7ų9ǐ11ķ13ǂ23ƻ26B31Ź58Ŏ
take a	77 -8ł8ĵ10e12ƿ15ƪǁ23ź33ś
take bookings	79 9ǖ
take cards	87 
take care	77 -7ƽ7ŧǘ14W19Ư24Ƭ36z
take for	89 -43Ŏ18Ţ54ł
take it	75 -22ŀ-13Š-11ų-10ś-7Ţ9ķ10ƻ11fkxŭ12Ŏ16N18Ş21Ŵ56Ũ68Ƨ
take on	89 -16ƻ-9łźƧ27Ǆ32B34Ň
take out	86 -12Z-10Ơ15Ʀ16ƪ19Œ23Ɣ29Ʊ
take the	77 -16y-8ų10ǖ11Ə13Ź15ƻ16ź21ł28ů37Ư
take to	79 -12ł-8Ŗ14Ʊ17ŧ20Ƭ27Ţ32Ɨ33Ɠ
take you	85 -26Ư-9n31ů64Ƥ
take your	85 -16Ƣ9ł12ņ14ǁ30ų
taken	77 -8Ŭ9Ĵ16ź36Z
taken a	79 -8Ŭ37Z
takes	78 7ų10ƃ12OƵǁǨ15Ŝ26Ǌ31Ǟ
taking	82 -11ǩ10kĴ16t45ƻ
talk	69 -18ǩ-13ŉ-12ņ7Ŋ8gLT10s13A14ń15ĵǙǠ17ň23Ĺ54N
talk $	81 7Ļ48N
talk right	89 20N
talk to	86 -14ņ9Ŝ19AǠ20ń
talked	74 7Ľ9t11sƂ12ƨƯ13Ʒ17B23i29Š35r
talked about	85 16ƨƯ19Ʒ
talked to	87 -7Ǧ7r8ń14s17Ƃ
talkin	86 -7n7C8Ľ9ƅ14aō16ń
talking	70 -7Ĺ7Ŧ8Ńƨ10OXş11cŉƍ12h16a17ť24v25Ň32ǩ
talking $	89 -10Ū-7vǩ15c19h25ť
talking about	85 -13Ĺ-7Ƴ12vşƆ15ƍ16Ū21X22ǩ
talking to	83 -9ǩ12ń28a
tall	80 18ǂ70ƺ
tall are	85 34ƺ
tape	87 55ŋ
tax	83 7f11Ǌ13ǆ14T23ƅ
tax return	89 7f12Ǌ14ǆ15T
taxes	85 -8Ǌ12ǃ14Œ15Ƶ22T29Ǡ
teachers	89 12x19Ķ
team	82 -7w12ǈ14Ʒ18x33ǩ47Ǉ
teen	86 -10ŷ47Ź
teenager	76 9Ƃ13ŭ15ź
teenager in	79 14ŭ
teenagers	86 16Ź25v
telematics	87 31Ž
tell	45 -17Ň-12ĺ-11bwI-9Lǐǥ-8GłŞť-7acŉśţƩǝ7qœŜŠŬƴƶƽƿǚǛ8nMļŁńŝšŪƧƱǗ9SŶƵǈǖ10xEŗŰżƳǑ11jFHĴĿŨűƊƞƭưǆ12gŢſƥ13kĹ14U15u17Ƅ18iŊ20Ŕ21Ǆ22P23ōŖ25Ť38B
tell me	46 -33ǩ-20Ŋ-13ƕ-11Bĺ-10bI-9Lǐǥ-8Gť-7łśƩ7lĽŧŭƨƶƽǛǞ8ŅœŜŪŬƴ9nMŁšƱǗ10qESńŝŠŰǖ11xFHĴŗżƊƭǈǑ12ijűŶƥư13Ţſ15gkPĿŨ16uŖ18UƳ20Ĺ25ō26Ǆ30Ť
tell you	69 -19ŧ-18Ň-12Ƴ-9Ĺ-7wŤ7yƞ8i9Ƨǆ11ļŐ13ƕ18Ƅ21Ŗ27Ŕ45ǩ58Ŋ74B
tenant	87 -10Ǔ14ƣ16Ƣ23F
term	69 -9Ʈ-8ŗ11WƜƵ16B22ŕ59Ʃƭ
term $	89 -11ƩƮ-10ŗ16Ƶ23ŕ
term or	81 10ƭ29Ʃ
terrible	89 9gw12Ũ13œ
test	85 12ŧ32ǁ
tests	89 31Ǚ41ƾ
text	72 17ū20ś39K
text $	87 
text me	86 -12K29ū
text or	89 
text you	87 -14ś62K
than	63 -12C-10ǩ-7U7ǌ8LŴƘ9aũƁǇǡ10űƒƦ11YŒťƩ12œ13Ň14Ǧ16ƺ17GŅ18Ů19ǂ20ž21pķ22K
than #	75 -15ǉ-8S7ĺ9Ů13Ǉ16ť19Œ23Gƺ
than a	83 -8U8Ū9Ɠ11S13ľǡ14Ƙ19Ǧ
than the	87 -16ŗ13ŇŴ17ž18œ
than you	82 9Ň26ǂ35p
thanks	86 -10Ũ12ķ14ƴ
thanks for	86 -10Ũ12ķ14ƴ
thanksgiving	87 36k
that	30 -26Ǉ-15iĹ-14Ǩ-13Źƚ-12ƗǞ-11YŘ-10Zľƨ-9PXƓƦƷǟ-8syKNƬƾǄ-7eŉžƟƮƲǊǍ7ŅŮƅƇƯƹǐǖ8acFĵķŝşƄƐƜǁǃǔ9xŗŜųżƈƘƫǧ10lHŪƻǢ11hWšŻƀǕ12joŋŌűǀ13MŁŕƌƍǋǝ14Ƒƙƥ15ŧůŲƪ16tAŒŬƿ17ĽŔƧƩ18Cũ19dpuDŖř20Q21ū22SŀśƝ25Rǩ26Ž27ĺ28EŤŦ33Ƴ35ŭŶ38ň39Gő45ť46Š48ĸ49ō53Ň54bŨ
that #	86 -12Ř-8J7ƈ11ū15ǘ18Œ20ƀ
that $	53 -27Ũ-18ő-16Ŧ-15Ŏ-14ƅ-13Ŷ-11QŒ-10Şǆ-9pŲƓ-8ntķĺŢƭƻ-7ĻũŪǄ7ůƀƘƽǅǎǣ8cŔžǃǙ9wWĽ10qŕūǔ11AŮǁ12ƺ13DSœǦ14OŬ15mHŀňŖŗ17Š18C19b20h23řƿ24ť25ǥ27v33Ōǩ34ō36ĸ53Ƴ
that @name	89 -7Ũ13a16ĸ30Œ
that a	68 -25ť-22Ŏ-20U-11Ź-9Ŷ-8d-7ŇżƱ8Ʃ9JŭŻƼ10ň11ũƻǒ12Ļľ13ŕŸƆ16ķ17ĸŤ18uŦ24őǩ31S35Ũ36G41h
that about	74 -8Ʊ10GƮ12r13Ňƒ17T34ō
that accident	89 23ť
that address	81 -13ǋ-9D-8S10F26n34G
that all	80 -7S10ƻ12Ǘ15Ū17u18ǋ26d31ō
that almost	80 22Ǖ
that an	89 16ū
that be	82 -7Ʈ10Ķ14gC15AŎ16EĻ
that bugs	89 9ŀ15ŞŽ
that building	89 -14F-7Ǎ14ǝ35ǋ
that came	89 17j24Ŧ
that car	75 -14Ƙ-10ƞ-9ŒŪ7ƀ8ų15ŵ22Ů23ŭ34Ų38ű40Ŷ
that claim	70 12ť17Ť19ţ22ŧ32Ŧ
that clear	87 44ň
that commercial	89 -12Ɔ8Ǎ11ǋǌ
that company	80 -18S-12f-11ŧ-8ǅ14Ŝ21ŝ32Ţ37ő41Š
that correct	80 -8Ǜ-7Œ7š8žǜ9Ų10Fƴ14d15p
that could	86 -10Ǆ14ǚ17ĿǏ
that coverage	87 7Ŕ14Œ37Ƨ
that did	83 -12ǩ-8ƛ10ň12Ť14H20Ũ
that do	81 -19X-8Ōƽ17Ū19ĸ30Ŏ34Ũ36ǝ
that does	89 9Ľ13p15L
that down	86 -17d-7ǩ7ǆ13ƹ15oƍ17Ɔ22p
that everything	87 10Z15ƻ34ō
that for	77 -24Ƴ-10x-8Ǔ7ŭ9ǧ13Őŝ14Ť15ƻ22ŏ23b44Ũ
that from	89 -12h12ś17ũ26Ɲ
that goes	89 8E11Ƃ12R14Ʃ
that got	82 -16Ŷ9Ť10Ƴ16Š26ĺ
that group	89 12Ƨ
that had	89 -9Ƽ26Ũƽ
that happen	86 -9G13ť27Ť
that happened	87 10Š12ť17Ƥ25Ũ
that home	87 11G13Ɲ18F19Ɣ
that house	83 -17S-8Ƒ9ƞ16ƅ23ƒ51G
that how	74 -7ƽ7ǎ9ǩ10ņƳǖ11ǃ12fR13Ũŵ15ų27KŠ30ļ
that i	81 -7Ň7u38ō
that in	85 -15Ś8Ų14ň16ř17Y20Ō
that is	49 -21ǩ-17ƾ-15ŝ-13ƅ-12Ř-11Ũŭ-10jĽ-9ľŶƭ-8sKňŞŢŬų-7kŃŐŜŠűƳƽ7lvwTŸǖǘ8imoGńůŽ9aĶĿŊőƧǢ10RUYƇ11ZŗƦǅ12Eļƌ13pŅſǂǏ14ōřƥ15Ŵ17xW19ş20Ťǃ22œŧ23b24ƿ25M26ŦŪ33I35Dŀ36ķ
that it	78 -25Ť-14ĺ-9A-7ƭ7NƄƤƵ12Bńűƀ13Ļ15Ū16ť19ƙ20ū24X43š
that job	79 -8G13S23Ƨ35V
that just	89 -13Ǉ-7W7Ƣ12ǉ14Ʀ28ǈ
that kind	86 7r8S11ǚ12ư22ƹ
that last	86 9Ż10ƈ12b40ǩ
that life	87 18ƭ
that like	89 -18ǩ-17ť17Ƴ56Ũ
that little	85 -20x10Ľū14Ʀ16ƻ24ƞ
that loss	81 -8ōŤ15Ŧ16ť17ũ20ŧ29Ƴ
that make	85 -15Ň7Ŀ18Ũ26ň
that makes	76 11ł14ŝ22Ƴ
that new	89 12ƌ14t28Ŷ
that off	89 10Ǔ14Dř
that okay	83 -7ǩ13s24ň
that old	81 10Ƌ11H14Ʃ15t16ű18Ķš
that on	85 -7j8ŲŻ10E13ƛ15Ɯ30ǖ
that one	71 -17ĺ-9Ĺ-8m-7ƻƼ9ƀ10ƅ12Ő13Řű14bŻ16Ŀ18gƒ21Ʃ23Ŵ40Š49Ŷ
that or	89 10D14Ŋ15Ŭ19Ł
that out	85 8Ƃ14Š15Ǒ18ĸ20b26Ŗ
that page	89 7ŗ11Ś
that place	82 12n14ƈ20F21Ɨ24G
that policy	71 -12Ʀ-11ǩ-10Ƨ-9Z-7Ʃ7ś8Ś10Šţ14ř17ŕ19ŗ25Ŗ28Ş38ƪ50ő
that premium	89 7Ǥ12X
that price	89 -13Ʒ21rŇ32Ņ
that right	52 -19ň-18w-13G-12BZ-10Ʀ-9cŪ-7PŇǃǥ7ĵĻŏœƠƪƭƿǔ8ŅŔŚŭƝƸǣ9DƺǂǙ10Ǒ11Ɣƨ12dŘşƜ13lſ14ĹŃ15oSƱ16ƫ17b18A23Ő25u
that roof	85 -7ƈ15Ɖ29n
that same	86 -10ǩ11I12ő18Ɠ25ũ
that so	76 -9Ǔ-8m-7q8źǍ9jņŜ10ľ11ĵƶ12f13Ƣ14Ɲ17pŁ21ǁǚ
that somebody	89 -7I16ķ27ľ
that sound	80 -9S12Gť20Ľ39Ň
that sounds	89 9Ǜ12Ə19ť
that still	78 -7ų10fƫ11H12FL13qOV14C15P25c
that that	79 -10ơ-7ŕ9ƌ10ǌ11ƭƽ12Ʃǟ13y16p17Ū25ĺ
that the	69 -12I-7ǩ7Ɖǈ8Vƈǧ9ƛƧƱǃ10hŀŻƔƬǊ11aůƏ12ŞƯ15Ǉ17ŷ18ŪǐǕ38E
that they	87 -12ť10ƾ12ƽ14Ưƻ16ƴ
that to	89 -20Ō-7ƴ22ś25Ŗ
that truck	83 -10Z10Ŷ20ų22ŭ30Ŭ
that vehicle	89 -9Ū12Ŭ13Ű28ŭ
that was	80 -17ǩ8Ťǜ13ĻŇ16A18ť57ň
that we	89 7ŋ12ō14ķ
that what	63 -15l-13Œ-8Ƃ-7ǚ7BMPƖƗƠƩǒǓ8gĿŢŬŽƋǡ9sWżƨƯ10Ɓ11dNŔŨƘǅ12œŝŵƾ13ưǏ14ű16ńƥ19ǔ21ƅ
that when	89 -9Ť-8Ũ8ť12Ń15Ƨ31Ŗ
that who	86 8ǔ9zƕ14ơ18Q
that whole	86 -16Ʃ10Ǣ11Ũ21ƪ25Ƶ
that with	80 -22Ő-7ŝ10z13Ɓ70Q
that would	83 11Ň12Ŏ13X16ǀ41c
that you	65 -12ǩ-11Ł-10Ť-9ķ-8ľ-7ŎƓƝ7ĶŉƘ8CLX9nōƗǏǕ12ĹƼ14PƙǠ15a17ŀ19ţǋ21Ş23ŗ31ŝ63ĺ
that your	72 -11Ų-10Ŷ-8Š8Ơ9R10Ŏƭ12d13ǉǐ14oƼ16L18S19Ǜ20ł22ǩ27Ǆ45ŭ
the	22 -25Ŗ-24Ň-21Bő-18ō-17ň-16ŏ-15iopTŢŸƤ-14Ļ-12uHƣ-11Ńŝšƴ-10PVŊƂ-9zNǖ-8GL-7A7ŠťŶżƉƦ8KYZĵƎƾ9fŪűƓ10QŐşŵſǈǉǑ11ŗǛ12admDŭŰưƶǓ13ŽƒƘǇǡ14ĶņŤžƭ15JľĿŌƁƙƧǃ16śƏǁǊǋ17hƗƚƜƵƻǗ18xĺůƇƊǣǤ19ŕŻƥǏ20ŮŴƪ21eĽŧƟ22EŁźƋƌ23yłŷƈƐƮǅ24řųƅǥǧ25Ŧ26Ƣ27ƑǆǌǐǦ28kUǨ29Ǎǟ30ƞ31ŹƄǞ32ơ33ŚƖƫ34ŀƕ36Ǣ37ūƛ39Ơ40Ŭ46Ǡ
the #	61 -14Ŧ-11Ū-8Y-7Őǖ7Ɓ8eľŅǒ9Ōŭ10ūƃǦ11V12Ǆ13O14Ǖ15ŀƖǢ16Ĵş17Iň18ŷ19w20s21rž23uŒ28E
the @name	78 -25o-14a-12ǈ-7œ11ƃ12Œ15řƘ33Ő39Ŧ53Ś
the account	85 11a15Y41ř
the address	87 -10D-9G16E25ǋ
the adjuster	85 -12B38ŧ
the age	89 -12Ɖ36ƈ
the amount	87 -9X10Ǣ12ƓƬ13Ʊ
the apartment	64 -9Œǧ-8ƛơƣ14GƤ17F18ŰƜ23Ť25ƥ27ƠƢ29Ɨ
the app	82 -9Ž11ś16Ų18Ƅ29ŝ
the at	89 -12w-9Ř49J
the audit	76 42Ǥ
the auditor	89 24Ǥ
the auto	78 -9ŗ-8ǡ7Ƅ11Ź16ƃ19ž20ş31Ƃ
the baby	78 -18ǂ-12Ŷ-7c13w18Ư19v21u38x
the babys	86 -16d-14o11V23v26w
the bank	73 8eŠǐ9Ĵƙ10X14Ŭ17ƕ25Ƅ46Y
the bar	89 40Ǜ
the basement	70 -9Ɗ11Ɯ13Ɲ21ƥ30ƛ
the beneficiary	82 36ƫ
the best	72 -11ŝ-7PĿř9Š12ņ16ł21ǟ23ƞǩ24K28U35I
the big	79 -10ǡ-9u9c12žǓ14Ƈ25Ǐ51Ő
the bills	79 -17ƃ11U15Ŀ23Ʈ25Ł27Ǡ
the books	87 -8q17Ǡ22ǈ
the boss	89 11Ǚ14N16s22Ł
the both	89 12ǂ14p16Ư
the bottom	89 9e10Ņū12ł
the broker	80 19Ŝ
the building	69 -41ǋ-9ƅ-7ƑƓ17ƣ27ơ28Ǣ97Ǎ
the business	58 -37ǟ-24Ƃ-17ŭ-11Ɲ-10DŪ-9Ǎ-8Vō-7Ʒ7ǈ11ǅ13ǃ14ǄǊ15Ǜ17A30Ǧ40ǐǨ43ǥ49ǋ52ǆ67Ǟ
the call	85 -15o14Ł65s
the car	61 -20ƕ-19Ɣ-16t-14Ū-13Ő-12y-11ųŶ-10Ŵ-9x-7ķ7Š8Nƃ9ū10v13ŲƄ19ž20ů22ź24ŭ31şŹ32Ű50ű77Ŭ
the card	80 -14e7ŗ12cF15b20Ő29ǖ33ř
the cars	68 -23ǐ-20Ǧ-8aų-7Ǩ8ű11ķ12ş14Ű15Ŭ21ŵ24Ƃ25ŷ48ŭ
the cash	85 -12Ʃ21ǖ41ƪ
the cert	89 -8Ǔ24ǧ
the certificate	78 -11ǒ-10b13ǃ14ơ24ǧ
the check	85 -20Ư-7ƒ12ĸ16Ő20ƫ46Ŧ
the children	87 14v17ƫ18Ư
the chimney	87 49Ɛ
the church	89 11ļ14ƶ19t
the city	87 -9C9D14Ə15ǧ
the claim	77 -8Ŧ22ũ24ť28Ť
the client	89 11ǚ14Ǔ21Ǘ
the closing	85 18Ɩ
the cloud	89 32Ǘ
the coast	89 20C29ƚ
the comp	83 14ǣǤ16ƀ
the company	62 -26Ő-13ŠŪ-11ƀ-10ƴ-9Q-8ơ-7qƂ8Ķ11ǥ12ǃ13Ƨǩ14W15ŞǈǠ16ǁ19Ǆ25Ǧ27Ǌ29ǡ30ǐ37Ǩ38Ǟ49ǅ66ŧ
the companys	83 -8ǃ11Ŕ13ľ16ǐ20ǟ30ǥ
the complex	89 -9ǃ38ơ
the computer	87 10d12J13Ś
the contract	72 17ř31ƒǓ
the cost	89 12ľ18ŀ26Ş
the country	83 -7Ĺ12ǔ18l19ǀ
the county	85 8Ə11ƅǔ13ļ17C
the coverage	80 -7ƀ10Ńƨ13ƭ15Ǣ19ŉ22ľ26ſ
the credit	81 -17ǖ-14ĵ12ĸ13Ʀ14e15ļ16Ŭ18Y32Z
the damage	85 -17Ť-9Z14Ũ36Ŧ37Œ
the dash	86 -11E24Ů25ū
the date	85 -12p9d24ť39ŕ
the day	80 -15Ĺ12i13ŧ17ĺƟ24Š31RƧ
the dec	85 -8ǚ15ǡ18ś
the decision	89 -11ł41Ł
the declarations	87 25Ś
the deductible	74 -22ƚ11ľ13ĸ24ň28Ř
the deliveries	78 -17Ų23ǐ
the divorce	89 13ĵ16f
the dmv	89 30Ƅ
the doctor	83 12ƃ16ƻ19ƾ23Ƽ
the door	86 -9ř10ǎ12Ƙ13ū16Ǆ17Ǌ23ǃ
the doors	86 -7ǎ15Ǝ21ǅ25Ǩ
the drivers	83 -9ŷ10Ÿ11ū12ż15a22ǩ
the driveway	85 -10a-9ŭŰ65Ū
the dwelling	87 18Ɠ
the easiest	89 12Kś
the electrical	85 12Ǒ24Ƌ
the end	78 -13ǆ11ƭǤ14ǃ15ł16Ł22ư48b
the equipment	75 -11Ɠ52Ǐ
the fall	85 12Ǟ17ƾ24y26ŕ
the family	70 -33n-9Ũ7q8Ʈ9m15A19ƶ20Y25Ƴ31y34ƽ
the fifth	89 11Ĵ23ń
the file	87 10w24aś
the fire	79 9Ǝ14ĺ16Ť36Ə
the fireplace	89 13Ɛ
the first	67 -8a-7œ7e9r10Ŀ11ŌƠ17Ś19Y22xŠ25ƅ27ń30Ń33ǩ
the floor	89 -14ƣ-7ƙ13x26ƛ29ǈ
the form	71 8huĽ9F10ļƜ11mĹ12a13p14Ő
the front	80 -7Ť9ś11e13Ʃ14ĺ15Ƈ20ƣ23ǈ
the full	80 10Ź11Ʊ12Ɓ17Œ21ƭ26D
the funeral	80 33ư
the furnace	82 12ĸ13Y23Ɗ24Ƌ
the garage	82 -10Ǐ-8Ű13Ɛ14Ť16Ɯ18Ɔ33Ɲ
the gc	86 -9ǩ23ǧ39Ǔ
the general	85 22Ǔǧ
the grades	78 -12x-8v31ź
the grandkids	89 9k23ƶ
the ground	86 11ƺ14Ɠ
the group	89 7Ʀ26Ƨ
the guy	89 13Ľ15ſ26B
the gym	72 -16V-7Ŗ12Ƨ25Pŗ29ĺ
the heat	89 -13Ɛ-7U13Ƌ14Ɵ28j
the holidays	89 -10ǟ12Ǉ13U17k
the home	68 -18R-10Ǩ-9Ŭ-8Z7ķ9ŋ12Fƌ13ǋ15Ɲ16Ľ19n21ŷƕ24qƆ29Ɣ31Ʒ
the hospital	76 -12C-7ţ7ǔ9ž11SV21ǂ22PƼ23Ʀ25Ǩ27Ƹ
the house	50 -18ŗ-15Ǟ-14Ŭ-13ŸƢ-10ǎ-9vǑǨ-8Ǆ-7ŒǙǢ7GRƇƭ8ǁ9HƛƮ10hyşƊ11ƉƝ12ƚ13Ǝ14ƙ15ů17ŹƋ18MƖ21ƌ22Ƒ24Z29Ɣ33DƜ36ƅƓ39ƒƷ40Ɨ42ķ45n
the household	70 -15ų-7Ǌ15Ū16T20n23Ʈ30ŷ
the id	89 14Ƅ
the increase	83 14œ15Ŕ
the inspector	79 19ƈ
the insurance	70 -43Ɣ-16ş-11ơ-9ľ-7ǘ8rŞ10ƦǤ12Ƈƫ13Ƥ14ǌ21Řţ24Ŧ30Ł65ƕ
the jeep	89 -21ǐ-7Ĵ21Ŭ26ų
the job	69 -9V-8ƜƧ-7q10ƃ14ǧ15Ŵ18Sů21RƦƬ23U25P31ǣ36W
the keys	74 9Ŀ10ų12Ń41Ɩ
the kids	64 -37u-11Z7ŵ8qNŨư13ľ14y18nw25ƫƲ27Ʊ31x37ƭ47Ư
the kitchen	76 10ł11ǈǏ15ǝ16ƞ18ƌǛ
the knot	89 44f
the lake	85 -8n13ķ15Ɵ23k30g
the landlord	76 -21ơ29Ơ84ǌ
the last	57 -16ǩ-15w-13ƭ-11ĺƼ-8Ǌ-7ŕ7ełƲǎ8yƓ10cťǘ11mW12żƚǣ13Ŭ14a15œƾ16ő17ưƹ18Ĺƛ24ĵ29Ƹ36ņ40Ŝ
the lease	65 -20Ŭ-16ś-12ǋǩ19Ơ28Ĺ76Ƣ134ơ
the legal	89 15ǃ
the lender	75 11Ƅ37ƕ
the letter	85 -12œ29Ś38Ŕ
the liability	83 -22ƀ-11Ő-8ơ13Ǌ17ǥ56ǡ
the life	80 8Ƶ9Ƨǀ11ƭ13Ʊ15ƨ35ƿ
the limits	87 -19ž45ŗ
the line	80 -7Q10ƪ11ķ16X18V33as
the list	89 9ń14ĺĿ24ǐ
the little	76 12Ž15Ư18v25w26x
the loan	80 -8Z39ƪ41ƕ
the lot	86 -9Ǉ11ǟ13ŻƄ14Ƈ32Ƒ
the lower	78 12ƃ31Ɗ
the lucky	89 39o
the mail	85 -21J9D18ļ26Ľ28K
the main	83 -21Ɵ-12ŷ10Ɔ14ų15Ŝ18ķ26Ɗ41ƛ
the market	86 18H43ƒ
the menu	89 17X24Ǜ25ǩ
the middle	81 10v12L22N
the moment	85 -11ŗ27Ő41ŏ
the money	74 -17A-16ǔ17ľĿ22ƶǖ24ŀ34Ǡ40ĸ43ƫ
the month	80 14Ơ18ť20Ń29Ĵ
the morning	89 -7ǅ14ů27R
the mortgage	74 -17Ɣ17ƭ25Ʈ27Zƕ
the most	78 -21Ƙ-15Ŗ9ľ10Ǐ16X27Ɨ35ŗ
the move	87 -8Ť12H44ƞ
the name	71 -10b-8vw-7aǒ7ǧ10Ŝ11dƾ13ǃ16ƻǠ23ơ33Ő48Q
the nearest	87 26Ə
the neighbors	77 8Ŀ9Ɯ13Ť25ƞ
the new	67 -23ƅ-18Ǟ-11iG-8ǋǢ-7j7Ƶ8Ń10ƀǓ11ŕ14œ16D26Ǐ29ĺŶ31Œ34U43ƞ
the next	80 -8d-7V7ǀ11Ź16Ļ18ŕ24k25H
the note	89 -17ƭ-10Z10Ɣ46Ŭ
the number	74 -20ū-12e-9b-7I10Œƌ12DŸƛ13ŗ20Ǉ21Ņ32Ƭ60ř
the numbers	89 -25ž7d8ū19e51ŗ
the odometer	86 38Ů
the office	74 -25Ɲ-22ǟ11I13śǘ15ŭ16ǈ26ů37U43R
the old	65 -11Ǟ-8Ņ7ſƋ8Ʃ9ŗ10Ɖ18D19ƀ23S46œ61Ƶ
the oldest	85 8y14Ź25w
the on	87 -12ŷ-10ƀ9Ő13ż14F15ų21ŕ
the one	65 -14tƼ-12Ŷ-10ap-9œ-8ŅƷǓ-7sQǥ7zƛǁǨ8źǧ9IƵ10ŵ11ǉ12řƳ13Ǎ14u16Ƣƻ17h20ž21Œ22ş24ņţ25Ƨ27ż31AŪ34ǋ
the only	74 -13T9m11Ƽ13ńƘ15ŷ25Ū27Ʈ
the original	85 8ƌ27ƈ
the other	67 -13ŭ-10ş-9BńŦ10ƣ11Ş13ǂ15Ƶ16ſ19wł22ǈ24Ūų27ž35Ŵ67Ņ
the outside	87 -9j49Ƈ
the owner	85 -29F-10Ƴ-7Ǎ10ǌǣ18ǆ19Ǩ21Ǣ23a
the owners	89 -14ǈ-12Ǉ12ǉ26Ǩ32ǆ
the package	89 15W
the paper	89 16Q19Ś
the paperwork	80 -7Ű11ś12ǃ14o17Ǡ20Ś21J
the past	85 9ǀ11ţƾ15Ż16ņ
the payment	86 -9Ř8ŕ12ŎƔ13ŉ31Ĵ
the payments	85 -8Ʒ-7Z13Ʃ23Ɣ24Ʈ
the payout	89 -11ƶ-7Ŗ17ǩ20ƫ29Ŧ
the payroll	85 -12ǉ20Ǡ24Q31Ǉ
the phone	72 -21I-14ǩ-10Ň-9Šǘ8ŌŜ9Ĺ10Cǖ13rMǄ14K15ľ17ĺŚǟ19c27Ž37O
the pickup	89 20ŭ21ų
the picture	87 10Ķ32f
the place	66 -18H-17Ƌ-15ǋ-12ǩ-10Ń-9Ŭ-8ő-7ǌ7R9ƞ10Ɩ11ǝ16ƒ20ǖǨ22ƅ23Ɛ25Ǌ29Ɣǟ33ƌ34Ƣ36ǅ39Ơ40F
the plan	79 12HǨ13zł14Ư16ŀ20V22Ʊ
the plant	86 -15Ǟ7ů14Ƨ20U30S
the plate	87 14ū16ǌ
the pleasure	89 -9ŭ33a
the plumbing	89 15Ǒ19Ƌ
the policies	79 
the policy	64 -17ǥ-14Ƣ-11Ŭ-10ſ-8Ǣ-7IƩ8bŒŹ9ƚ10ǩ11Ɩ12Ū14a16ơ20ƪ21ŗǞ24Ǐ28Ő30ř43ŷ
the pool	89 11ƍ
the premium	89 7Œ18œ
the price	74 -22ƒ-16Ņ-15Xł-10Uœ-7ľ7Ş10Ř11ƈ12Ŋ13ƴ16ĵ23Ʃ29Ŏŝ35ŀ39Š43Œ
the proof	85 -10Ĺ15Ƅ30ƕ
the property	75 -11ŐǢ8ķǋ10ƍ15ǥ23ǌ26Ƒ28D
the quote	82 -7Ņ10c14ƺ16ǃ25e31J
the rate	81 -9Uō10ź14ĵŝ15ĺ16Ŏ17Ş23c
the reason	89 10Ƃ16š22Ĺ
the renewal	76 17ś39Ĺ
the rent	83 -8ń-7ŊƮ13Ŀ16Ƣ48Ơ
the rental	89 -11Ǔ-7ķ45Ƣ
the repair	89 33Ŧ
the rest	85 8Ǒ9ŷ13B21ō26ǩ
the restaurant	89 -14Ǎ-10Ų16Ǜ21ǟ
the right	85 -12ǣ-10Ʈ10ƭ12Ǥ13X15a17d
the road	80 -14R8y9ſ10Ǧ12Ə22Ź23Ǟ24ŭ26ǟ
the roof	63 -14ű12ƪ17Ƒ43Ɖ59ƈ
the safe	89 26Ž
the same	66 -21c-9ǅ7ƫǞ8nłŜǜǥ9ŗƂ10Ű11ƇǇ12Ɩ13ņũ16Ŵ17Ŷ19o21Ʃ22ş34S38p
the scale	87 22ł45ƺ
the school	87 -13Ʊ-11Ƃ15ǔ20Q28Ǔ
the second	80 -9ų-7Ū19Ō44Ŵ
the service	89 7ľ10Ş11y12ư
the shop	62 -17ơ-15D-13ƣ-11wƤǢ-10SŮ-9Ū-7ŏ7Ǟ8g9Ǧ12yǃ13Uǐ14Ǡ16ǝ17Ǩ22Ɓ25ǋ26ǅǈ28Ǎ30Ɨ37ǥ39ǟ43ǌ44ŵ
the size	89 15r19Ɔ
the south	89 12l16C
the space	87 -19F-7Ɛ33ǌ37ǋ
the spring	86 10Ǟ12H13t26ŕ
the square	89 15Ɔ
the state	74 -14Ÿ-9ŗ10ǃ12ƚ15Ķž22E26C34ǣ43Ƅ
the store	80 -10ǖ-9ƗƝ11ų17Ǌ19Ǐ20ǎǟ28ǍǢ
the story	89 -7ũ11l37Ť
the street	78 7EŰ8ƣ13ǋ18D35ƙ
the stuff	82 -15Ɨ-10Ɲ10ķ11ƹƿ12Ǖ42Ǣ
the subs	89 31Ǒ
the surrender	89 18ƪ
the table	87 9Ś19s32n
the tax	87 7f13Ǌ24ƅ
the the	67 -8ňƷ7Ʀ8uSZŌŮƇǠ9ŞƈƋƏ10cŦūǌ11kŃƛ12CVƄ13Ň14t16Ŕ17Ɨ21ž
the thing	83 9ł13ŝ14ŀ16Ŗ29Ŀ
the time	85 9Ĵ11Ń12Š16Ų17Fų18Ļ
the title	82 30Ɩ42Ŭ
the top	79 -10b-8ť9m11aĺƂ12Ɖ21ľ24Ǌ35ř
the total	86 -17Ť-10ť13ZŅ14Ơ32Ŧ
the truck	71 -35Ū-24Ɣ-14ǐ-11Ĺ9ŰŶ10Ŭƀ11ŵ12Ʀ13ŭǏ19ųǋ35Ŵ44Z
the trucks	87 -12Ƃ-9U18ŵ20ǐ25Ǧ
the umbrella	89 
the uninsured	86 27ſ
the upstairs	89 11ƆƤ14ƛƜ
the van	86 -15ų-14H14ƀ17kŭ19ǐ
the vans	89 -7Ǣ27ǐ
the vehicle	86 -12ƕ14Ű18ū29Ŭ
the vin	74 -8ś-7h87ū
the water	70 -13ƛ13ƍ15q17Ť21ǝ24ƋƟ
the way	74 -7Ɨ8o9ǃ10Ƈƍ14ŧ16ƶ17ũƑ18m23y26a45ŀ
the weather	85 16ƚ34j
the website	87 12Ĺ22ļ
the week	86 -13R11ŭ12Lĺ13ǎ21P27i
the weekend	87 12k21ƿ
the what	83 9Ƃ13Ŀ15Œš
the wheel	80 29Ź40ų
the whole	74 -13Ǌ-8Ʃ7ũƜ8E9Ň10tś11ư12hš14Ŕ15Ŧů16ǉ19k20ō21O28ƈ
the windshield	89 22ū
the winter	85 11Ɛ15ǎ19Ɵ23ƛ
the wiring	85 12Ǎ18Ƌ
the work	82 -8W10Ǩ13ƦǄ15Ǡ19Ƨ20J37Ǒ
the worksheet	80 9ǣ
the worst	81 9Ř11Ǥ15Ŷ19ǜ24Ş25Ŀ
the yard	80 -7Ɨ11H12Ŵ17ƞ22ƒ33Ƒ
the year	76 -9v8Ɵ9pť10ŮǤ11ǟ21Ǌ24ƅ25ǅ
the zip	80 31E
theft	87 11Ť12ţ14Ǝ36ƀ
their	62 -10ǧ-9ŭ-8opP-7ş7wxƃ8ŚƳǘ9ľ11zŝǗ12ŧ14y15ƢǕ16Ǒ17ǐ23Ŕ29v31Ʊ34Ņ36ǈ49ǒ
their own	74 -10ŭ11ǘ14zƢ19y21Ǒ23ǒ28ǐ
their price	89 17Ņ
theirs	87 -7Ŧ10Ŕ16Ǔ19Ņ
them	52 -23ǧ-18ǖ-16ŀƱ-14Ŷ-12ǩ-9amŨ-8q-7GOĽ7Pņ8eśŬƘ9gŔƄƬƻ10šŷơ12şǚ13x15ŧżƶ16w17ǐ18S22œǓ27Œǒ28Ǒ29y31ǈ32Ư35őŢ39Š40Ş53ŝ
them $	58 -26Ʊ-19ǖ-16ŀ-15Ŷ-14ų-12ǧ-11Ĵǩ-7ž7ş8Ƅ9Płŗ11wś12Œŷ16x19ǒǚ20ǐ22ƶ27yŞ28ŝ31Ǒ32Ư33S39Š45Ţ
them and	80 22ő
them in	89 7Ǐ21ő23Š
them on	87 -11a15w16Ƅ21ŧ
them right	89 11ž14Ş18ŝ
them so	87 -12ƕ-9ő11Š16Ŭ20ŝ
then	64 -21Ť-10V-9G-8ŇŖŜŪ-7őǏ7csHƔƭƾǔ8dŉťƒ9ńŶſƇƧƮƹ11Š12y14łœ17ƫ18Ʃ19w21Ŏ24ņǝ30ŵ33ũ35ǩ47ō
then $	77 -9GŇ-8Ū8ņ10ƒ12ſ15Š20œ24Ʃ29Ŏ32ǩ33ũ37ŵ
then it	87 10Ɣ11ǈ12ť17y
then what	81 -25Ť-10V-7Ǐ10mũ14Ʈ19Ƨ32ǝ66ō
then you	89 9ŉ11c12ņ13ƭ
there	37 -24d-20Œ-19ĺ-17ǎ-16Ƙ-15ƥ-14TľŶƛǅ-13Cų-12rńťƭ-11Ƽ-10ŐşǇǌǏ-9człŴƅǘǞ-8vĻœŪƇƬǑ-7oIOņƒǋǟ7ŇŤũơǁ8PŞƏƦǙ9AŃƐƠǔ10Zŵ11hŗŬǓ12UWĶšƀƩ13ƃ14ţƶǦ15ƙƣ16ƜƤ17uƂƍǃ18ŉƲ19Hƪ20ƚ21VƁƗƱ22l23ƧǈǛ24fiƉǍ25Ř26ōſ27ŝ29ŷǨ32S33Ɗƞ36Ɵ37Ǆ43Ɲ45sŜ48n67G
there $	51 -29d-24ő-19Ŷ-17Ŀ-16uƘǅ-15Ǒ-14ATń-13ƭ-12ĺŇŒ-11gǇǏ-10ƛƨǞǨ-8ƣƵǌ-7CDMQŁŭƦƲ7ňũƄƋǟ9řƁ10ŞźƃƠ11RŖŦƫǓ12Ƥ13jtƈ14E15Śţ18Hŗǈ19ŷ21h22U23W24lŝ25VƗ29Ɖ30nƚ31Ɗǩ32ſ51G56Ŝƞ57Ɲ62Ǆ80S
there a	55 -16GřǦ-14Ŀ-12ƙǩ-11Ǎ-10ŗ-9lƇƕƯǗ-8ľƤ-7jrƘǋ7aŁŹ8ĹšƐ9ǓǙ10nH11Ń12AŲƎǜ13ƏƑ14Ʀ16Ŭ17Ǜ18W19Y21ōő22ƊǃǢ23ŵƶ25ƍ30ƣ33Ǩ41Ʋ43Ʊ45f54Ƃ
there an	85 -51Ƃ-13ǆ-12ƣ16ǃ28D54Ǧ
there and	69 -7Ǡ8g10sJ11ƚ13Ŀ15WǇ16Ƣ43ǈ
there another	89 12ż14ŷ23ŵ
there any	66 -11ǖ-7ƛ10ŷ11u16ƪ18Ƹ19ƙ20ű24Ō
there anything	68 -7ōƘ7ķƻ8Ŀ9ƃƊ10ŝƽ12ư14Ǎ20ŉ26Ʀ
there are	89 7N10ƣ13ƹ20ƞ
there been	78 -11ĺ12Ƴ29ţ
there by	87 -10Ʈ17ǋ23Q25Ʒ
there cash	80 -17ƪ18Ʃ
there employees	80 14Ǒ
there for	75 -20Y-7Ų11Ɨ13ſƯ17VƝ30Ř
there i	89 -8Ʋ-7n9ƕ16Ɯ18M28w
there in	80 -9ŵ9š12Ɓ18Ś23X
there is	60 -12h-10ƕ-7ǩ7HŮƀƙƦƩƵǃǗǦ8f9ŭ10ĶũŽƘƤ11Ɛ12š13Y14ƪ16Ń17ZŉŬǁ18ǥ19ſ21uŘ22ŏƨ24ǝ
there like	87 11D13Ɯ
there more	89 -10S18ŷ20G28ō
there on	85 -8ŚǇ-7ƅ8G9n10ū14ƇƩ21F
there or	74 -14ǟ-8F-7ǎ7Ǘ9M10l11UŖƪ12Ɯ13yS15iƀ16n21Ş31ŝ
there right	89 -12ŀ-9ſ8Ɵ17ơ22Ŗ28ŗ
there so	89 -7G8ƕ9ŝ10ŷ
there somebody	87 -9Ł15ń18Ư30A
there something	73 -9ŝǩ11Ŀ12g16ō20Ƴ27ŀ29Ş
there sprinklers	86 11Ǎ24ƣ
there still	80 10Ɣ
there that	78 10j13Ɨ
there was	83 -8ť12Ľ35Ƥ36š
there what	82 -9P7l8Ǐ12ǈ16h17Ʀ
there when	89 -14ť-12Ƴ15ƙơ32Ť
there with	80 -14t-11Ś-7ń7Ɯ9ƨ12ƪ14Ű23n51s
these	62 -13ű-12R-10o-8i-7x7ƸǛ8cŐŖ9qĺŜƁ10Ơ11f12ŒǇǌ13ƺǟ14QǞ16lŋ17Ūǩ18tAƒ23nP26U
these days	65 -14ű-11R-10o-8i-7x7U8ƸǛǟ9cŐǩ10q11ǡ12Ŝ13fŒ14ƺǇ15Q17Ǟ19Ūƒ20t24n25P
these things	89 14Ŗ31A
these years	89 8ǟ17ĺ30U
they	44 -15Ńǟ-14i-13Ĺ-12aňƷǨ-11clŠƳǢ-10XĿŀŵǣ-8MĸĺĻłŨǝǞ-7jCYŇžƙƚƜƫƵǃ7ƍƬƱǛ8Ǐ9SŢǈ10Ű11zƁƖǒ12UŖƈǓǕ13żƾ14RŐƽǧ15Ǒ16ƻ17ŜƦ18š19ķ20ǖ21xy22ŗ24ƅ25ƠƧ27wƼ28Řƪ29Ŧƕ30ơ31WǤ32Œ33ƴ34v39ŅƮ42Ş47Ŕ52ŧ55ŝ
they $	83 -12ŧ-7c11v43Ņ
they are	76 -11Ǣ8zŬŻ9Ʊ10Ɨơ11HRƇ12œŝ20Œ24Ţ
they at	80 20Ǐ
they be	86 15y16ķ39Ʈ
they been	89 -11i60ŝ
they charge	86 13Ǥ22Œ28Ơ
they cut	89 13Ƨ15V
they did	87 7Ş12ƈ14Ő20Ŧ
they do	78 -8Ŏ11Ʈ14ű25Ş33ŧ43ŝ
they employees	79 -14ǈ39Ǒ
they ever	89 -8Ŧ-7š19Ť21Ŗ29R33Ŝ
they gave	87 8Ż11Ƨ12Ŕ14WŅ
they get	85 -7ű11Ʈ15Ǖ22Ʀ24Ơ
they give	76 -11ǧ-8Ʀ-7ŝ7őŔ13ź15ƪ16WǕ17Ɓ19Ņ30Ƨ
they go	76 -13ŧ9Ʊ12ŖƉ14Ņ21Ŝ
they got	87 -13ǣ7ŝ23Ǜ38Ǥ
they hand	89 13ǒ17Ɩ30ƪ
they handle	89 -7w18ǈ26ŧ
they have	75 -9zŝƷ-7ũ7D8ƾ9ŐƓ12ǂ13Ʈ14ǋ15Ǒ20ƽ21ŧƻ
they in	89 -9x22v
they let	87 7U19š44Ş
they need	87 -33Ń-14Ƅ14Ʈ22Ƭ28ƕ39ǧ
they pay	74 -28Ʈ-27œ-19Ņ-17Œ-13ň-12ǉ-8Ǩ-7Ǒ19ŗ20ŧ21ǖǩ24T27Ʀ37W48Ř58Ŧ
they put	83 -11ŧž-8Ŕ11Ǥ21ŗ24ƅƻ26Ƽ
they quote	86 26Ņ
they raise	89 -16ƴ-7Ƣ9œ12Ŕ30Ơ
they say	78 -10Ŧ-7Ť12Ƭ17ũ19ƾ27ƴ28Ŕ
they sell	89 14Ɓ18Ʃ29ƕ
they split	80 18Ǉ
they take	82 -9ŞƠ-8ǖ8Ź10ǐ14W18Œ19ŝ29ķ
they tell	83 -21ŧ-8Ĺ8Ƅ27B38Ŕ
they treat	81 20Ş35ŧ
they want	83 -9ǒ-7ŝ11ǌ13Ű32Œ52ơ
they were	89 8Ņ12Ũ13U
they will	81 9ơ11Źƈǒ12Ǔ13Ń15ƕ18ţ
they would	85 15ŗ20Ʈ
thing	61 -14ǩ-10ţ-9Ż-8NĺŎ-7dŏ7pŭƈǀǟ8QŖŹǘ9ŞŠŤ10Ƈ11ŦǃǠ12ŕ13ĴĻ14Ų15ƹ17łŪŽƗ18Ƙ19Ŷƞ27Ŀ31ľ36ũ37Ń42ŝ
thing $	76 -10Ş-8ţǩ8ŀ9Ń10śŹƈǀ12Žǟ13Ƙ14Ŗ16Ŧ19ƹ20ľ
thing about	80 -14r-13ǩ-10Ŀ-8ľ28ƞ32Ŷ41Ş47ŝ
thing or	83 -8d-7ż9Ų15Ť17ŕ25ũ32Ń
thing that	89 10ł13Ŀ
thing you	81 -7ľ10ł12ŝ15Š28Ū34Ŀ48Ƙ
things	65 -12ǩ-9B8HĹ9PłŖ10ŉ11ŝş12Ǆ15Ŋ16Ɨ17ǈ20i21U25Ƣ27ǟ28ƥ34A
things $	81 -28ǟ11H13Ŋ15ş16Ĺ22Ɨ30i
things are	77 -10ǟ35Ƣ43U
think	59 -17ƨ-13Ʀ-11X-10œƭ-8ĹǠ-7q7śžƗƶ8ƏǞ9OƯ10ĴǊ11hķƒƷǋ12GƓ15ǝ17ű19Ŗ20Ŕ21Ũ23H24Ƭ26B35ǩ38rŇ
think $	76 -51ǩ-8Ǡ-7q9Ʒ12r18ķ24Ƭ25B77Ň
think about	72 -9ƨ-7ĹŇōƬ10ŀŨ11V13Ĵ14Ư17Ƥ21ĺ22r27ǩ
think it	85 -9Ƭ7ƒ8Ɠ12BƏ16ŀű
think that	87 15H22Ŗ
think you	79 -16Ʀ-10V12śű13Oǩ15Ǟ26H33Ƭ
thinkin	85 10ĺĿ11ƭ12Ƶ13X16V
thinking	69 -12Ŷ-9ư-8ǩ7ǞǦ10ƀ13HXƵ14Vĺ16Š20ƭ23Ƴ28y29Ƭ
thinking about	78 -14Ƭ-11ư9Ŀ17ĺ27Ƴ28V32y
thinking of	81 -9V8y13ƭ15Ǟ20Ƶ21H
thinks	87 29r
thinks it	89 30r
third	81 -7mź8Ŝ11ǡ15ǅ16d19ƣ23q
this	46 -15oŖ-14Ňş-11ŨưƷ-10ķńŉŒƌ-9ƨ-8Yǟ-7yKPŞŤƁƄƢƬƯƶǂǎ7ŊŜţƕǁ8ľň9Oŀơ10GŴŷƭ11œǈ12xHXƺ13mǞ14cdǊ15ł17JƳ18A20M21Ɩ23B24jk26Ō29NƵ30I31Ł34s35ĹĻŎ37r41ŋ45ŏ46Ń51ĺ54a
this $	62 -32ǈ-24ĺ-9Hńư-8Ĺ-7iYŨƄǂ7ľƵ9ǁ10Ŏ12Ĵ13D14tŁơ15Ńţ17Ŀ18A19ŀ22ĻłƳ23s24M25ŋ29X43r79a
this a	81 12I16N28Ń30ǅ
this afternoon	87 -12Ń11Ļ14Ō17i23j
this by	87 20A
this call	80 7s10Bŋ12Ĺ33Ļ
this is	82 -13ŕ8Ľ9s13ĺ14N15ǡ18a31Ĺ
this line	89 11Q13r
this month	89 10ĺ18ŕ
this morning	86 11ŏ20i
this off	86 18Ǌ30ĺ
this on	85 -8Ť-7Ƴ27Ł79ĺ
this one	85 8ƺ11r12Ɵ14ļ22Ŵ
this ones	87 7m14ƈ16ŵ28Ƶ
this over	86 -12K11M32J
this so	89 11h12Ǡ13Ƶ17ũ
this summer	89 26x28k
this the	87 12ĺơ19Ł
this week	82 -26i11ƕ18ĺ23Ɩ24Ń31L
this what	87 8ǒ9m12ł13K16ľ
this year	74 -13ĺ-11ƌ9xƺ10Hƻ12Ń13Ơ15Ǌ17ƾ22kǞ33c
this your	81 14I19Ƥ42H
those	58 -12ǖ-10Dĺ-7JƬ7cxŢƕ8őűſƉƎƗ9AǄ10ŇŲƜǐ11ZĵŕŝƞǊ12EƅƍƯǩ13ińǑ15w16ƈ18Ž19Ǉ20Ʃ21Ǥ24Ƒ37Š
those #	81 -12D-8Ǝ8Iž9wš10Ƙ13u24Eǩ
those $	82 7Ő12vŶ15ſ19ĵ
those are	86 11Ǥ12ǩ13ŝ17Ǆ18wƞ
those guys	87 9ő10Ş12Sŕ25Ǒ
those old	87 11Ǎ16ũ22ƅ
thought	78 11Ƶ12ư13Ƃ14x17Ŋ18Ţ30ǩ
thought about	80 12Ƶ14Ƃ16ư35Ţ
through	51 -11ŏƔ-7LQĴǩ7lZňżƮƱ8ŖƦƻǣǦ9ł10zš11ŧŬƁƧǝ12ĸƚ13n14ś15ŊŐǥ16ũ17Ť19jƨƳ22ŗƕ25ǎ26Ũǖ27W
through $	85 -10m11ǎ12Ń17Ũƚ19lŐ
through a	83 15Ǆ17ŵ19Ƴ
through it	82 8ś15Ũǝ17ňƤ25Ť26Ŋ
through that	82 -7ĸ11z12ǘ13ż19ŧ23Ƴ
through the	66 -13Ƨ-8ŧ7Ǜ8ļ9x11ǥ15ũ16ǣ17ś18ŗŤ20Ŗ23ƚ29ƨ40Ʀ
through what	76 -7Ť8r9ŵ11Ǩ13yǝ17ĸ19Z20Ʈ
through work	70 -35Ʀ30W41Ƨ50ŗ
through your	69 -21ŗ-15ƚ7Ɨ10ů12Ŀ13ǈ14Ǧ15ǥ16n17Ɓ18R21W32j34Ũ
ticket	80 32ŔŻ
ticket $	87 15Ŕ29Ż
tickets	69 18ţ34Ż
tickets $	82 23Ż
tickets even	80 20ţ
tickets in	78 8ţ13Ż
tie	89 -8ǩ-7Ƌ9Ľ18f33ł
tied	89 20Ǐ25f
tight	89 10Ų13H23g
til	82 -8Ǔ9ƭ10Ƅ11Vǧ16ĺ18v
tile	89 -10ƈ25Ɖ
till	72 -23v7s8ĻƟ9gƾ11Ƒ12OƖ13Ʃ17ĺ21Ń23ŕ51ƭ
till the	82 -26v10g12Ɵ13sƑ51ƭ
time	54 -10ƀ-9Ʀ-7ĽƳƼ7tFSŊƫ8yĵƒǘ9Ńņƈǖ11kŵƴ12œŜ13Ÿ14ŲƛƧ15šũ19ƺǇ20ĻŔ21sƸ22g28ǎ32V33R36O37LN
time $	66 -19L-15Ń-11ƀ-8ǩ-7ł7bŏƖ8Šũ11Ų12ų13ǖ14Ļƺ17œŸ18V22Ƨ28Ŕ35N37g52R
time and	85 -18R12LN26Ǉ
time do	85 -13g32R42ǎ43O
time does	89 -17q10L15ǎ38s
time for	86 8bL14n25O
time or	80 -8nV10Ǚ12Ų15Ɵ21Ǉ
time to	86 18ƒ22L
time what	89 -9Ľ-7ő10Řŝ13v15œ
time you	76 -7OŜ7ņƐ9xŞ13ŖƲƺƾ17ĵǘ23k
timers	89 -14R16S17ǣ21Ǉ
times	80 -16T-9g8ǀ9ţǎ10Ƨ13W14Ż17Ɵ22Ʀ42ǩ
times your	87 -15T15Ƨ21Ƭ35Ʀ
tip	86 -8Ļ13ŉ41ł
title	78 11q17ű28Ɩ30P45Ŭ
title $	87 -10ƕ15P31Ŭ
titled	89 10ǐ13ķ
titled to	89 10ǐ13ķ
to	31 -22SƦ-19q-18nű-17Ť-16rŖǒ-15Ʃ-14ş-13iƪ-12wǅǈ-11jƻǋǛǣ-10pŕ-9WƁǂǊǥ-8PŒťƈƼǇǡ-7clvQƅƊƽ7ńƖǍǐǓ8dIŊƔơǌǜǧ9kķƑƳ10oŴŷ11ĿŘųƮǀ12NļǗǩ14ư15tzLŶƗ16OTVĸƌǔ17GĴĻŝŲƜǝ18ŜƓ19ƕ20esyAXƭ21BŹ22ŧƤ23Zĺľŋœ24aKƷǁ25ŵǏ26ž27ō29łţƯ30HŎśŨ31ŉǞ37M39Ţƫ40Ń43Ōů44ƶ46Ł59Ƶ
to #	74 -12Ƭ-11Ƃ-10LŢ-7Ĵƅ8Œ9RĿ11ŇǦ12Vžƃ17Ž24T28XŘǎ41œ
to $	65 -15Kǩ-8Ư-7nH7DŦ8ƾ9ǀ12Ŀ14ƹ16Y17ƕ18ƶ22Ƴ23J24ń30ǔ47ƫ
to @day	89 7L15k28R
to a	75 -10Ƭ-9Ĵ-7s7Ơ8Ʋ11Ÿ12Z13Ƥ14XŒ17ƜǄ18ƛǩ23ƫ24T
to add	89 -22Ǟ-14ŉŌ15Ɓ33y60ō
to ask	71 -13ō-9a-8Ĺ7ũƵ8T9Ʒ10Ŋ11šƿ34Ł89ŉ
to be	60 -16Ǔ-12ǝ-11ǩ-10q-9rƮ-8ĽŌŢ-7yķŇŶ7HŁǧ8Ƶ9ŃřƢ10ź11j12ŹǞ13KŎž14ōœ15Ĵ18Zŏ19słŞ21ƭ22ƶ23Ũ25ǌ30ơ31O
to build	87 -10ƪ7ƌ13Ɛ36Ɠ
to buy	73 -9F10W11ł13ƒ20Š23Ō28H46Ɨ
to call	79 -11Ł10ǃ15ļ22ĺ24ţ44L
to carry	89 28Ƅ
to change	77 16Ţ18T19Ŏ
to check	87 7m10f15ŏ16AŜ
to close	76 -7ţǎ16Ɩ45ǝ
to college	80 -18Ʊ8ź37y
to come	80 -8Ř11ưǁ15Ŏ21ĸ26M
to compare	89 7ŗ22ń
to cover	87 -8y17ǝ36Ʊ
to do	64 -21Ļ-13x-9Ǔǩ-8ĺ-7HƮ7ǧ8kŀƶ9BņŶ10ŃǄ15ľ17ǁ21s24g30y32Ŏ34Ō42M43Ƶ45Ư
to drive	79 -16ŷ-8ůǛ-7Ū11Ũ31ŵ40Ŷ41Ų
to drop	89 -8Ŵ10D38Ƶ
to each	89 14ƶ18Z
to earn	89 16Ʈ42Ŏ
to every	89 -12Ĵ14Ő15ů17ų19Z
to expand	89 45Ǟ
to file	89 13Ƅ27ţ
to for	87 9A12ĺ
to get	64 -11Ŏ-10j-9ű-8ř-7XƭǕ7Ů8pVŘƫ9MƏ10ǃǩ11Ŋ12Aƕ13Ķŧů16ŷ17ŌƵ18ǝ19K22I25bĻ28ŀŶ29Ń
to give	86 11r17Ł18ŝ
to go	67 -14Ř-13Ň-12r-9ǩ-7A8sR9aŹƗ11kķ12Ŋ13Ũ14Ƌ18BVňƒ19Ʈ33Ƥ37ƭ39Ō41Ɣ
to have	75 -10ǌ-8ŉ-7Ƣǩ8Ʒ9s10Ł12ŹƄơ16Ǔ25ō37Ń38ƶ
to hear	76 -12s-8Ō-7aXƶ7ŋ8zņ9Bƽ10rƉ12Ŕ13f18t20Ŏ36ǩ
to hire	86 -16H17Ư53Ǟ
to it	80 -7V10Wĺ11ŗ13ƚ14ſ17Ƨ18ų23ō36Ǘ
to keep	73 7ŝƮ8ƧǨ10a11Ŏ13X14ŋ15V25ſ
to know	66 -14ǩ-13ō-12Ŏ-10Ĺ-7Ń7fZŻƀƍƓ8rFGļ9uņţƟǊ10ŘŲƜ11Űƃ12Œ20c68ŉ
to last	89 -15Ǌ20ǉ26ƭ
to leave	73 10Ļ13s20Ţ22ǩ27ƫ
to list	80 -11ƕ7Ƣ8ǧ12h14ŬƘ19n31ŷ
to live	87 -14Œ-10Ʒ10G14ƅ21Ơ29Ʈ
to look	79 -12Ƃ-7k12Ǧ13ĽŎƯ21z27ł28ĺ
to lose	77 -9Ŏ9ǔ15ŝ20ő31ķ
to make	79 -13ŭ-10Ł-7ŀŢ7ĻłƱ10ƌ13Oņ16Ō18Ń25Ų
to me	75 -19Ō-10Ŗ8l10ň12ř13Ś14Ŀ15ļ29śŞ
to move	78 -20ś-13ĺ-11yǞ12Ŏ13Ţ18Ō20Ƥ21Ń27ŀ37H
to my	89 9Ɩ11e13Ŀ14ǩ
to need	86 9o10d14Ł18a25P
to pass	86 13s14Ʒ36ƶ
to pay	71 -14Ō-12Ʀ-11Ļ-9ƒƶ-8Œ-7Ũ7Ƭ9ŕ11ǖ14ŅƤ15Ǖ17Ŧ18Ư25œ30ţ60X70Ĵ
to pick	87 -8ţ13ǆ17Ĺ26ľ
to price	89 -9X12ƂǦ16Ƭ20ł
to protect	89 40ķ
to pull	89 9Ż17Ĵ23d
to put	71 -7Ŗ7GQłƒ8ƇƑ9aY10q11ŷ12Ɯ15ĸ17Ō18Ŵ24Ū29Ɠ
to quote	89 -8Ņ22ž
to reach	82 -11N-7Ĺ18I19L28ĺ33K
to read	86 14d19e25a
to rebuild	82 23Ɠ
to record	89 26ŋ
to replace	78 -14Ɠ-11ǝ11ž13Ʈ14Ɨ16Ƒ17Ƶ39Ǐ
to run	76 -11Ŏ-7Ńŋ8ŁŻ9ǖ10Ǩ20ū23e24A27ƭ32O
to save	83 17Ļ18Ţ33Ř
to say	78 -11Ŏ7s8rǢ9B11ǈ12ǩ16Ł18ňŝ32ł
to school	82 -15q-7Ʊ10ŵ14Ź25m26ź
to see	78 -10ǩ-8ƭ10ƾ11Ľ12Ƭ14Ŏ15ź17vĿš19Ƅ26Ĺ
to sell	85 11Ǟ13ĸ14Ƴ45H
to send	82 11ŧ14ļ15ś16Z
to show	89 
to sign	80 13Ō14Ǔ16Š21Ł
to sit	89 9M10L19Ĺ
to somebody	89 -7Ƴ7a31ƕ
to spend	87 19ƶ46X
to start	81 -8ŕ22Ō69Ń
to stay	79 -10V9B15H20Ƥ23X28Ɯ
to take	79 -11Z-10Ư7ł10ś12kƬ13Ǟ16ǁ27Ʊ29z
to talk	86 -15ŉ14N31Ĺ
to tell	87 8l16Ŷ17k23ǩ
to that	78 -12f-11Ʃ9ŋ11O12Ư14Ƶ15H19Ƨ22ř34Ţ43G
to the	58 -19Ɲ-16n-9Ľ-8ƷǞ-7Ń7VĺľŽƠǧǨ8Ŀƛǜ9ŮǄ10ǁ12Ɨ13Cŭ14Ɠƕ15yǏ19R26ž28a30kƮ32ǐ36ů38Ɯ42ƌ
to them	89 23ő
to think	87 -12Ƭ-9r15ŀ16Ĵ17Ư19Ļ21Ũ
to this	85 -13Œ-7r12Ĺ17xœ30ľ34Ł
to to	77 -8Ń9Ɠ11Ŏ12j13YƮǞ15k21ƒ
to travel	89 49ǀ
to us	85 -13Ĺ9ł11ļ43ĺ
to use	85 -8S9ő11Ž19Ź29ţ
to walk	86 12Ŋ31Ļ
to what	87 15ŇŘ18Ƶ
to when	86 -9Ł-7P10g16Ő31Š34A
to work	68 -14Ů-12ƭ-8r7yƮ12Ŷ14ŭ15Ǚ18U20V23Ʒ26Ŵ41ů47ŵ
to you	61 -30ǩ-16ĺǞ-13Œ-10AŎƅ-7isŌǝ7Iƶ8Əƪǧ9Ƭ10ŧƃ11ňƂ12BĽ13ƙ16Ǐ19ĸƞ22M25ƴ26ŝ27ľƮǍ34Ũ36ŁŖ37Ǩ40Ŝ42Ň
to your	66 -22X-16Ŏ-13rƽ-11s-7Ųƈ7Ŝƚ9ƣ10ƙ11ŵƤ12ƨ13B14AƑƳ16ĸƧ19Ũ24Ʒ26ǁ32Ǟ41Ɲ43ǝ45ƫ
tobacco	79 12ǂ48ƹ
tobacco $	85 -11ǂ38ƹ
today	54 -15ǡ-13ž-10ƨǩ-8ŠƧ-7Ń7ĸƓ9tő10a11ŀ12Ŝ14ƪ18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō34Ļŏ39i41ĺ
today $	56 -15ǡ-13ž-10ƨ-8ŠƧ-7ǩ8Ɠ9ĸő10at16Ļǥ17ij18Ő20ű26O27Œ28Ĺĺ31Ʀ34ŗ39ŏ
today is	89 14Ŏ15ŏ
today or	87 12j14Ļ36Ō
together	76 8f11u13MǊ14Z16sǉ30ş
together $	80 8s12fMş13Ǌ15Z
told	72 -14ǩ-7ŠŨƳ8j10ŦƙƧƾ11lļƁ13Ƽ14u16dŔ17ƴ27ABŖ
told me	87 11j13l15Ɓ21d
told you	76 -12ǩ-7Ƴ11ƙƾ13Ƨ14ļƼ18Ŕƴ30B31A
tomorrow	65 7ƤǕǝ8Ƭ9Iǘ10ǣ12ű15Ʀ16ĸ24Y25L
tomorrow $	80 -9YŘ-7Ƥ7ŵ8Ǖ9LǨ13ǘ21ĸ
tomorrow what	71 -8Ʈ9Ƭ13Ř14Y18űƦ
tonight	80 15śƦǝ16ŖƤ18r
too	61 -12Ż-11a-10ŭ-9ŏ-7Ķřǌ7eŃƂƎǢ8ūź9ĿŪ10ŎƢ11ǚǛ12Ň14XşƿǄ16oǑ18j19ňƳ21ńƨ22s23UŽ26Ƭ35q
too $	68 -14Ż-9ŏŭ-8ƷǌǢ-7ƛǩ7ǋ9ŴƎƦƬǆ10bqŪź11ń12ŎƢ14oUǛ16şƿ23j27ƨ31s
too much	83 -9a-7Ķ10Ű12X15Ž17Ʒ28Ƭ31ǩ
too or	86 -8Ǧ-7Ǎ10ƂǄ21Ǣ29q
took	77 -13ƾ-7c9k10p12ƀ13Ưǂ14łƪ15Š21tƳ22ũ23ŧ
tools	69 -14Ű12Ƙ19ŭ25Ǣ33Ɲ55Ǐ
tools $	87 -7ƬǢ41Ǐ
tools and	78 11ŭ20Ǐ
top	69 -8b-7ť7mǔ8a9Wĺ12ƣƵǨ16T20Ǌ23ƈ26Ɖ29ľř32Ǧ35Ƃ
top of	74 10Wĺ13Ƶ19Tľ23ř31Ɖ45Ƃ
tornadoes	87 17Ŀ21ƚ
total	76 -16Ť-10Ʀ-9ťǥ9Ɨ10ƹ11Ņ12ZƠ13ƀ14g16ǉ25Ŧ28ş
touch	85 -8d10ƿ12Kķ18Ƽ21Ŝ
toward	87 -9Y20Ň27X
toward this	89 -9Y28X
towing	82 51Ɓ
town	74 -10ƛ-8ň7Ƥǩ8E9ǐ11ůŸ12ƾ14ŭ16Ɵ19Q75C
town $	85 -35ƛ7C11ǩ12ů22Q40Ɵ
track	89 13Ǌ22ǒ
tracker	89 -8ŀ-7Ş30Ž
tracking	89 33Ž
trade	80 -11G7ǅ10yǣ11mǟ29P30S
traffic	87 -9m12N13ǋ17Ż19ů
train	87 15Ǚ25Q32ů
training	83 -7jǧ24ź38Ǚ
trampoline	76 42ƍ
trampoline $	81 11ƍ
travel	83 31Ɵ35ǀ
treat	78 -9œ-8ŝ16k19Ş24Ŷ25ŧ26ņ
treat you	78 -9œ-8ŝ16k19Ş24Ŷ25ŧ26ņ
treated	81 -7i8ņ9ƿ22Ƽ27ŝ
treated for	85 10ƿ23Ƽ
treatin	89 8ǚ11i21U
treating	82 -14Ƌ-8Ʀ8Ŷ12U13j15iŝ
treating you	82 -14Ƌ-8Ʀ8Ŷ12U13j15iŝ
treatments	86 35ǚ
tree	85 -20Ŀ16D23Ƒ28Ť30Ǆ
trees	80 -16ƈ-8ƙ57Ƒ
trip	85 9Ɯ28ů30k
trip to	89 17k29ů
trouble	73 -7Ǉ7ĸƿ8ĵƼ9p10ƛ12tĹƽ14Ş16ű21ǜ
trouble $	87 -12ǜ-10ƽ9Ʈ36Ƽ
trouble with	87 -8Ǉ10ĵ16Ĺ18Ş23ǜ
truck	64 -22Ɣ-9P-7Ǆ7Ű8Ĺű9Ǟ10ƦǏǦ11ƀǛ15Ū16Sǋ19Ə28Z29Ŭ30ŭ32ų39Ŵ40Ŷ
truck $	72 -24Ɣ-14ǐ-11Ĺ-10Ű-7ŭ7ų8ű12Ǐ14ŬǛ18Z19ǋ36Ū49Ŷ
truck for	89 -9Ū-7ŸƠ10ŭ13Ŵ21ǐ27S
truck is	87 -51Ū-13ŭ7ű13ų20Ŷ68Ŵ
trucks	75 -10Ƃ-8U9Ū10Ə13Ɓ14ŵ20Ǧ52ǐ
trucks $	85 10Ū39ǐ
true	86 -10Ţ13cŧ16ł23Ŏ
true for	89 -10Ţ16ł24Ŏ
trust	74 12ņ14Ŏƫ18ŀ31A38Ʋ
trust $	81 15Ʋ16Ŏ33A
try	80 -11N-9Ő21ǘ22I26ńŽ33L
try you	89 -13N39L
tub	82 38ƍ
tuition	86 42Ʊ
turn	75 -11d8ĵ10pVŉŎƧ11Űǧ15Ɵ17ţ22c
turn #	89 8Ƨ9v12V18p
turned	73 -11ǩ-10ť-7ŐżƳ13ŤƗ15x16c17ţ19v21ƪ23ŀ24ſ46ƴ
turned down	81 28ſ36ƴ
turned in	89 -8ż-7Ƴ17Ť22ţ
turns	89 31Ź
turns #	89 31Ź
twice	81 -11Œ7y8ţ10s11ŕ12Ĵǥ14ũ16R18ƻ
twice a	89 -12Œ14Ĵ18R21ƻ
twins	89 14u18y27w
type	74 -15Ǎ-9Ś-8G7Ǆ10ł11ǆ12ǔ13ǉ15Ɖ16ƣ19Ƈ24d33Ʃ41Ƽ
type of	80 -16Ǎ-13Ƽ-8Ś8Ǆ13ǔ14Ƈ15ǉ17Ɖ18ƣ26Ʃ
typed	87 7b10f12ļ16p23E
typical	87 13T16Ǆ
uber	83 -8Ǉ46Ų
uber or	87 24Ų
ugh	86 13ŧ16ņ20ǜ24Ǥ
ugly	86 10Ǥ11ļ12ņ17ĵ
umbrella	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ50Ǧ
umbrella $	73 -7Ǧ27Ƃ
umbrella on	89 -9Ƃ15Ǧ
umbrella over	83 -36Ƃ-9ǥ74Ǧ
umbrella policy	85 -31Ǧ12Ƃ27ǩ
uncle	83 7T8Ƴ9ư16ǟ23B
under	61 -10Ǎ-8ƈ-7ňťũŬƉƕ8GœůƩ9jĵŃƖƘƣ10ƛ11Śǅ12iŻƊ13h14ƙ15cǤ16ŎŪƺ17ĺ18Ņş19Ů23ǃ24n26ǌ27Xƒ
under #	74 7ǅ9T10Gů12ƒ14ƈ25Ŏ26Ů32c
under $	83 -13c7ƙǕ8XǤ15ĵ27ƺ
under a	82 -8ť9Ŧ12œ13X23Ū32Ņ
under that	87 -18ƈ17j28n
under the	81 -8Ŭ-7Ŋ8ŉ10nǡ14Ƙ16ƛ17Ɗ18i19Ż23ǌ
under your	82 -12Ǎ9ǅ12ř13ǌ15ƣ17ǃ21h
underinsured	87 21ǩ24ſ
understand	80 -8s7ĺ10ũǞ11rŀ12ƽ13Ļ14Ţ23Ŗ38ň
underwriter	89 -8ũ11e12Ť13n17ǀ
unhappy	87 -16ŝ45Ş
unhappy with	87 -16ŝ45Ş
uninsured	67 59ſ
uninsured motorist	68 24ſ
union	82 -17ĵ12Ʀ14W15ļƕ18YŬ22ƨ
unit	76 -20Ɔ-18Œ-7ơ10ƣ11ǌ15Ƥ16Ơǋ25Dƥ
unit $	82 -21Ɔ-20Œ-17Ǎ17ƣ24Ơ26ǋ
units	86 -7Ǉ19Ƥ42ƣ
universal	89 25Ʃ
until	89 -14Ń12O20ŕ25ƭ
up	44 -21Ŗ-16ňƶ-13ũ-12vƷǞ-11sŢǩ-10ayBŅŇơǓ-9oLPņŬŷƜƢƵ-8bqżƧƭƳ-7TŧŶſƟƼǁǅǉ7OŐŚŦ8dĸŝ9WŹƇ10HĺļŽƓƹ11rCķ12ĴĻŗŘƈƬǌ13ŉƩǏ14ĿłńƮƾ15jŜƌǝ16ǚ17ƃ18Ĺř19ŠƣƪǗ20žǆ21Ł22KVǊ23iœƤ24Ōƴ25ƙ26x29Ŕƅ31k33t35l42Ɖ44ŕ
up $	58 -28ũ-16ň-12ǘ-10Ŗ-9TŊŷƒ-8Ĵĺơǋ-7gmƢƮ7rYƃǝ8Ʃ9IƉƛ10pƓǏǜ11H12OŹ13ļŨƅǩ14ǌ15K17ŀ18lŉŚƤƾ19ű21Vƌǆ22kǗ25ŕ29Ō42Ĺ43Ŕ49œ
up a	85 10a13Iř15c18œ
up and	78 -10ű8i10ǚǤ11ţ12ǃ23ǎ25Hǝ27t
up at	80 -7ż7Ə12rVǟ20m21Ŝ37Ŀ
up for	74 -8Ũǆ7Ķ9Ť10Ōŕ11kHƯ12Zť15ƨ16ų24W28Š
up front	89 -11Y10Ż18Ĵ26ǈ
up if	89 18ǡ
up in	75 -11Ɔ-10v7ƹ9ƛ11ǀǋ12ŉƤ14ŐǊǨ20l26ƪ45ƅ
up is	89 9ŏ11M14ƙ
up on	78 -8Ʃ8Ǣ9Ǚ10tǒ16ŕ18ƉǄ25Ƈ
up or	87 -8ť17Ƥ19Ĵ27Ǌ
up so	89 7v8Ƥ10ŕ13O
up that	89 9ķ11Wƾ12ō
up the	74 -18H-12Š-10Ʒ-9ƒ-7I7Ǣ9ƃ10Ĺ13Ĵƌ14k15d16ǚ18ķĺľ22Ŝ28Ʈ
up there	77 -37ƛ7x10ř17ź29ƈ32j50Ɖ
up to	72 -10Ţ-9Ĺ-7vœƷ7ƙ8ĺ9ƣ10Œŗ11ƚ12kƃ15ƹ23tŽ27g29Ř35ž43x51Ł
up with	67 -10Ō8Vő9Ɠưǃ10rŗ11Ɓ12Ļ14œŞ16Y24Ƭ28ĸ33Š
up your	75 -13ƶ-8ĺ-7Ǔ8tAƏ9ǧ10d11Ŕŗ14Ń15Ŋ17j18Ǐ21Ǘǘ33ł
update	89 -14Ǐ16ƫ27Ǣ
updated	71 16Ʋ17Ǐ18Ƌ29ƌ
updated $	73 11Ǎ18Ǐ31ƌ
upset	78 9r19ţ26Ũ
upset after	80 20ţ
upstairs	81 9Ɔ11ƥ12ƛƜƣ23Ƥ32Ǎ
us	63 -16A-13ǩ-11Ń-9dǡ-7Ň7jŌŽ9žƤ10x12rŪ13v14ĵƄ15zŋ19Ŏ26ņ30Ĺ32ĺ36s56ļ
us $	69 -17A-11ǩ-10d8jơ11ņ12z13Ƅ14v18Ĺ29s40ĺ45ļ
us do	87 -11ǡ-10a-8s11Ū13ž21r23ņ
us to	89 10L15Ƥ16Ĺ
use	57 -12Ŷ-10ƹǒǗ-7Ūƻ7DŽ8Əǂ9œųǓ11JŵŹ12Ő13ǩ15ǘ16ǐ17Ǒ20I25ţ28Ų37ƿ38ǖ54ŭ
use $	80 -14ǒ-12Ŵ-9ƻ7J9ƅ11Ə14Ǒ18ǖ19ŭ20ƿ21ŵ
use any	87 17Ǒ
use for	89 -12Ǘ7Ǡ19ǐ24ǖ
use it	85 -14ǐ9ŭ18ţ21Ų
use that	87 -8S-7Ū11I12ő33ŭ
use the	66 -13Ŷ7I15Ų16Ŵ19Ź26ŭ
use tobacco	87 13ǂ
use your	87 7ų16Ǔ21ţ
used	74 -9Ǣ7Ǘ11ǈ13ƹ22Ɨ26ŭŽ38œ47Ŵ
used $	89 -11Ǣ28Ɨ35Ŵ
used for	87 52ŭ
used to	83 8Ǘ13ǈ46œ
using	86 -19D-13ǩ-11ǐ-7e16ƹ18ƕ20Jŭ22ǆ23Ő
usually	74 -8g9WĶƅ10ř11ĺ13ŭǡ14ǅǩ16ł17A26L
usually go	89 10A16ŭ
v	83 -9Ň14Ɯ22ū27Ŷ32Ū
vacant	85 44Ɵ
vacant $	87 17Ɵ
vacation	85 11Ɵ48k
valid	87 18Ÿ
valuable	87 12Ɗ13Ƙ
value	67 -15Ǣ-8ǖ8Ɓ9űƓ10Ǐ18ľƒ20Ŏ24ƪ32Ʃ
value $	79 8Ǣ18Ʃ
value in	80 -17ƪ18Ʃ
values	77 -7ƾǏ60Ǣ
values last	79 -51Ǣ72Ǐ
van	83 -15ų-13H-7Ų13ƀ16ŭ17k19Ǣ24ǐ
vans	80 68ǐ
vape	87 48ƹ
vehicle	71 -16Ū-11ǐ-10ƕ8żƀ10Ŷž11ŵ14ū16Ż20ŭ22Ű27Ŭų37Ŵ
vehicle $	83 -16Ū-9ǐ11Ŭ17ŭ47Ŵ
vehicles	70 -12ŭ-11ų-8Ŵǥ8Ǧ48ǐ53Ū
vehicles $	83 -8Ŵ47Ū
vehicles do	78 -12ŭų11Ū18ǐ
vehicles does	89 -14Ū-10ǥ39ǐ
vendor	89 38Ǖ
vendors	87 33Ǖ
version	89 14Ť20O
video	85 8Ɨ12g37M
vin	72 -8ś-7h104ū
vin $	83 -9ś32ū
vinyl	89 24Ƈ
violations	86 26Ż
visit	85 -8Ŕ15N20ǁ32ƾ
visit $	89 -8Ŕ33ƾ
voice	89 -10ǩ11Ľ13ľ15Ŀ20a
volunteers	89 22Ə
w	81 -11S10ƿ12Ǒ15b22Ǉ41T42ő
w #	86 13Ǒ24Ǉ43T
wages	75 -14Ǌ10ǜ12ǣ22ƃ61ǉ
wages $	85 14ǣ15T
wait	80 -7ų9ŧ10ŵ11Ś15ĺ18rǏ19s24Ń
waiver	89 -11ơ-9ǒ11ǌ32Ǔ
walk	62 -10Ũ-8Ĵ7yĸƤǛ8ƛǈǎǖǘǨ9żƽǕ10n12RƗƮ13Ƨ14ŵ15ł17Zǝ18Ļ24Ťƣ
walk away	87 31Ļ
walk me	64 -10Ũ-7Ĵ7y8ĸůƛǎǛ9ǄǖǘǨ10żƤǈǕ11n12Ʈ14R15ŵ17ł18Zǝ26Ť
walked	89 14ż22ǔ33Ǆ
walls	81 11Ơ13Ɨ15Ǎ22ƌ42Ƈ
walls $	86 12Ơ14Ɨ22Ƈ24ƌ
want	46 -16ŗ-15ŘŚ-12Ʀ-10NłŦƯ-9Ł-8mĽœƒ-7crŖŜŶƟƤƧƩǒ7eś8őŒŽǨ9oƃ10Ɓ11ƀǧ12VľŕſƂ13ŝ14ŀŊƗ15LŃǁ16OžƵǓ17bJĹǦ19yĴƄ20ǌ22K25Mǩ26ŉ27sƫư28Xơ30Ƭ32ƭƱ35Ļ37Ō40ƶ
want $	74 -26ơ-14ŗ-12Ʀ-10ǩ-9X-7ƭǡ10ƫ12ƶ15Ǣ19Ņ33Ǔ46ǌ74Ƭ
want a	79 -9ǧ-8Ƭ12y13ư15ŕƄơ17Ļ25ǌ
want for	87 -14ŝ-13Ļ7Ʊ16ư29ƶ32Œ
want it	74 -7s8Ƽ12Ń14ľƄƫ37K68ƭ
want me	73 -12ƶ-10XŃ-9Ļ-8Ř-7Ņ10s12Ƭ13Kň14ǩ17MžƂ21Ō22L33Ŋ45Ŏ
want protected	73 22ķ
want that	85 -8ŢƯ10ƫ13ĴƁ45ǩ
want the	76 -16Ś-10Ǣ-8ǒ-7Ʒ8ǧ10ŽƄƗ11ǁ12Ɓ13ƃ15Oƭ21ž24ƶ31J
want to	53 -22Ƃ-18Ǔ-10NŎƬ-9łŦ-8aĽľŁ-7yŶƄ7Űǃ8LźƘ9evōǖ10š11Oőƶ12sś13AHŴơ14Ʊ16Ĵǧ17V18ſǦ23b24Ĺ25M27ŀ28ŝ38Ƶ41ŉŌ57X
want you	87 -7ǩ7X12ŕ32Ǔ
want your	85 8o9sƶ11ƀ23ľ24a
wanted	85 10Gƍư16ŉǞ
wanted to	89 10ư11G17ŉ
wanting	87 8Ʊ9ŉ10Ń16kĹ
wanting to	89 8Ʊ9ŉ11Ń17k
wants	75 -9ŉƱ7S9Ʒǧ10fsļ13Ŷơ17ǩ23Ǔ25Ƅ
wants to	85 -10ŉ9S11fļƷ15ơ20ǩ
was	45 -17ŀ-14d-13Ɖ-12Œƭ-11Hō-10Ǟ-9nł-8XƾǎǢ-7ĸľŎőųƗǈǣ7cTņŻƹǉ8ĵǅ9ŸǛ10ǘǙǤ11Ǌ12űƲ13k14ĻƋƞ16ƛǩ18ŔƴƼ19ƅƤ21œǜ23ĺ24pBũ25ň26ļš28ŵ29Ņŧƈ30Šƽ34ż37ƒ39Ť45ŨƳ46ť49Ŧ
was $	89 -33ƾ12Ɠ21ũ48Ƽ
was a	80 -9ť-7Ť7Ňň9B11Ľ14Ǆ17Ŕ19š33Ƥ
was anybody	89 8ż34Ť
was for	87 -7ƒ11ĺ12Ť17Ũ37Ŧ
was i	89 -8ł88ǩ
was in	82 -13Ť-7œ19Ş27ŵ40ť
was it	61 -19ŧ-17ŀ-11Ņ-9ƭƼ-7ōšŻǩ7A8lƇƲ9ż10wƛ11ť12Ŗǅ13ƽ14œŸƾ15Ŧ16ƅƈ19c20ƴ29Ť33ĺ38ļ40ƒ48Ƴ49Š
was not	89 10Ƥ12b25ż
was on	87 -11Ũ9s21ŧ23BT
was that	64 -14ƅ-12ĺŠ-10ņ-8ŧƀ-7m8lňœŻƩƼǊ9ũƽ14ƒ15S20Ť22ƴ35Ũ42Ƴ55ť
was the	62 -16ż-14Ɖ-11Œ-9Ǣ-7ţǩ7ņŠǍ8Ƌǅ9šƀǏ10ǘǤ11ƈƒ13Ǌ16Ŝ17Ũ18Ǜ21Ņ24Ŧ28ƛ29œ48ŧ
was there	81 -13ť-11Ƴ9Ŕ10ż11ţƽ15š19ǜ21Ŧ27Ť
was uninsured	80 14ſ
was your	66 -16ť-10d-9Ƴ-8Ť-7Ŝ7œƾ12pB13oƹ14v15Ƹ16Żż21Ǚ23ņ24ű31k32ƽ
watch	87 11Ž19ǩ25Ư
watches	86 15Ƙ17Ɵ18Ž
water	61 -12ƞ7ţƏƺ8Ƒ10ƍ13qƠ17Ǝǝ18Ɵ24Ť42Ƌ59ƛ60ƙ
water $	81 -14ƞ14ƙ18q20Ť29ǝ
water damage	87 47ƛ
water go	78 -7ƛ18ƙ
water heater	85 -7ƛ46Ƌ
water in	89 -19Ɗ17ƍ18ƛ
water near	79 -8ƛ24ƙ
water off	89 32Ɵ
way	63 -13IŮƳ-11ǩ7ośƍǃ8sŵƇƏƿ9ņŎǂ10ũƶ11ňŧ12X13Ƒ14ļ15mǁ17jy19a21Ŷ29ŀ37K44ů
way $	75 -14Ƴ-9Ů-7Ɨ7ł9ŶŽ10r17ļ20y27j36ů46ŀ
way around	87 8Ƒ12ƍ14Ƈ18ǂ21ǁ
way it	89 9a12oǃ22ũ
way to	79 -16I-7ů13ŵ14Ŏ18Ŷ49K
we	53 -14ĺ-11r-10Ň-9lPƮ-7Ř7cfOŉŷ8ŃşƖƩ9ļƊƵ10dņ11ƀƆ12Ŋťƨ14Iŕ15ŴƂƕ16v17hXƭ18Ʊ19Ł20iŚ23Ŏ24ĹŋƬ25Ļ28Ū30Ľ32M42s85Ō
we are	74 -17ŏ9jƱ10şǂ11Ł12ń13Ŏ14Ś15Ļ19ņ26ŌƬ
we can	89 13ƭ
we do	79 -9Ň9TŌ11ŁƵ12N14Ŏŕ16Ɗ37ǩ
we get	75 13i23I28s33Ō
we go	87 10ŋ11s13b
we got	85 15ŊƆƖ21ļŪ
we have	78 -10l7OĻƨ9GM10ō11Ŵ14Ʃ15sŪ19Ŏ30Ō
we meet	87 20M
we need	87 -13Ō10Ł14ķ15Ɓ18u
we talked	89 -7r10Ľ14t19ƨ
we talking	78 -12Ĺ-11ǩ7Ɔ9ŃŦ12cO15h17X20ť27v
we will	86 8Ƭ11Ĵ12ds
weather	83 -7żƳ15Ť16ƚ33j
website	82 11Ĺ35ļ
wedding	86 8ǔ10ǧ11ƹ12ĺ13f
week	57 -10t-7ǩ7xƕ8ũ10g12P14ŵƖ15Ń16ůƿ17iĺŲ24L30ǝ41R42ŭ
week $	65 7ǝ9ƕ10ų13g15ƿ16P18L29ŭ
week and	79 12ĺ14ŭ
week do	81 -14ŭ13Ų19R27ů
week is	77 8R11ŭ
week or	89 -7H14L25Ɩ
weekend	75 7R15ŭ16ƿ19ť48k
weekend $	82 41k
weekends	85 -8k11Ɯ16Rǎ20Ų
weeks	73 -7X8ǎ9Ńŧƃ11Ǩ12ŕƤǝ13T17Ɵ22Ľ23ŵ
weeks $	86 -7Ǩ9ǝ11Ń22ŵ
weigh	81 12Ł19ǂ34ƺ
weigh $	85 36ƺ
weight	76 49ƺ
weight $	81 
weird	89 7m24ǘ
well	67 -8qĵ7kũűǩ8axHĻŧ9ĹǊ11Nǉ16Ŗ17p18Ŷ20ń32t39ǟ40ŝ
well $	79 -16i-9ĵ-8q25Ŷ33ŝ38ǟ52t
well that	86 -11ŝ13xŧǟ14Ļ24p
went	67 -11ǩ-10W-9vĸ-8ƽ7YƬǖ8H10ņǜ11kĺő12z13ǅ15l19Ƴ22Ŕ24ŀ27Ũ31Š32ƅ35œ37Ť
went $	86 -9ƽ12ņ22Š31Ƴ
went through	89 -14Ť-13W24z43Ũ
went to	87 11Ƭ12H14ǜ24l
went up	86 -11v-9ǩ34Ŕ51ƅ
went wrong	89 9ņ16Ť
were	53 -16Ļ-15Ř-14Ŝ-10Ƥ-9ǩ-8Œ7ƅƍƦǨ8ƈƴǢ9Ż10XƵƹ11ņƯ12Ĺ13śƭǤ14ż15ƎƷ16lYƮ17ļƬ18WŸ19r20š22Ņ24d25œŧ27ǝ31Ƽ38Ũ
were down	72 43ǝ
were gone	82 -7Ŗ11Ư22Ʈ24Ǝ
were hit	80 -20Ř-7ĸ32Y
were in	80 17ŵ
were not	80 -8ǝ8Ʊ9Ư10Z13ĸƷ15ŝƮ
were the	77 7Ǐ13ƈǢ
were they	83 10Ũ12U18ŧ43Ņ
were you	64 -9Ļ-8ƃ-7Ľŝ8ŧ10ƅƴ12ŖŻ13lƹ14Ƶ16X17Ǥ18żƭ21Ÿ24ļ26š29Ƭ31dœ42Ũ
wet	87 -7D12j13Ɗ21ƙƛ
what	24 -29Ŭ-28ŷ-26ų-25Ł-20ǐ-19Ŝ-18ŰŹǠ-17nĴƤƫ-16F-15xzNŌ-14sAO-13ń-12bKļĽŊƂƳ-11HƟƢ-10Mĵţƴƿ-9tSŏśǋ-8użƹǀ-7őůŶƏǁǦ7oƋǤ8DEŃřŢƛǍǖǗǣǨ9cIĶƃƅ10iyūƵǎ11ƑƚƨƼ12hũžư13űƧƷǝ14Ųŵ15vƕǉ16dLQŘƽ17ņƬǓ18q20YŨƘǞ21ƉƓƔ22ǃ23JWǥ24mƇơǏ25ŔƊƦƩƺǊ26Zł27Ň28PT29Cōǩ30wXƶ31ľƻ32ŅƠ34ķŉŎǈ35Ļŝ36Bƒ37ŦŴ38g40ŗ41Ť43œƗ45ŀŖ46ĺǄ48Ş51Ū54ĹĿ60Œ
what $	78 -35ŷ-32ǩ-20ǐ-14ǘ-10V-8ŝ-7Ǐ12Ş13Ʈ14ŭ15J16ō18Ƨ22p31ǝ45ǈ56ų
what a	85 -20Ř8Ļ11Ɠ19ŵ40ǩ
what about	78 -14y-11Ĺ-10p-8P-7Ş7q11Ƨ12ƨ14Ʊ32Ŵ
what age	85 -15Ō-13x14Ÿƽ15v25ƭ27c
what all	80 -17P-8ǃ-7ŏŝ8ŭ10W12ķ17Ť19Ɗ20ǥ32Ǆ34Ŗ
what amount	82 8ŗ13Ɨ16X17ǖ23Ƭ
what are	55 -29P-17Ź-16Ŕ-15Ƙ-13i-10x-8oœ-7cCWĺŐŲ7bXǢ9Ơ11yRŞƓ12ľǐ13ƒ14ƻǏ19kĿũ20řǈ22ǡ23Ļ25vķ27ŒǊ30w46ŗŪ47ł56Ĺ
what becomes	89 16Ǩ25Ƨ
what benefits	89 
what bills	77 -9ƶ-7Ǩ9Ʈ13ǝ33Z
what bothered	80 22Ĺ
what breed	87 46h
what brings	87 42Ĺ
what can	79 -7ǩ16Xľ58Ĺ
what changed	86 46ĺ
what city	87 31C
what comes	85 -12w-8Ĵ8Ř12Œ17Ǌ20J25W30T
what company	87 -19Ş-14Ļ-13ŝǄ-12ǐ-7ő50Ő84Q
what could	64 -10Ʈ-7ĸ8Ş10Ř19X35ķǄ45Y
what date	86 -12p11d16ť20ŕ30Ń
what day	76 -13ƶ13Ń15ƄƖ16d17ŕ18Ĵ52L
what deductible	72 -7ĸ10Ř12ƀ20Y
what did	52 -17oƳ-16ŖŠ-14ǃ-11z-10łőƌ-8Ťŧ-7r8ƀƱ9ŜƈƶǏ11TŔŞ12ƕƵ13Ņ14ŵƼ16Ǌ17ņǝ18WŢ19ƺ22wƾ23ũ26B27mǩ30Ŏ38ƒ43ŉ44ƽ51œ90Ŧ
what do	47 -45Ŭ-28ǐ-27ǩ-26R-24Ů-21œ-18ĺ-17F-15Q-14sǔǕ-13Xƃ-12ŃƬǏ-11ŴƗ-9U-8qLĴłňŨŶƇ-7ƒƝ7ŏŖ8a10ŌƠ11ŀǊǗǝ12ūƮ13Ŕŭƻ14ōǈ15žƶ16Ʀ17ư18ƺ19Ƶ20Ř22w23T24ű25Z26Ǜ28Ŏǉ30Ň34ŝŞ35oķ36Œ39Ū40Ļ42Ų47Ɣ56g57Wǃ58ľ62P
what does	55 -41ų-35Ň-23ž-16ǂ-13Ǡ-10ŕ-7ĵűƗ7Ǌ8ŚƨǓ9Bƕ10RWǃ11or13Ŗǈ18w21Ĺ23ŏ24ŗơ30Ơ36q37Œ44Ǆ46ǩ79Ŵ
what else	72 -16ńǩ12ķƑ16ŉ25Z35ş61ō
what exactly	86 -11ĺ-10Ǎ-8Ŗ14ŀ16ƕ18Ť21ơ24Ƨ
what got	82 -10Ƭ18Ĺ28Ť70ĺ
what grade	87 -7ź20ŧ35v
what happened	67 -15ť-8Ł10ǩ11ǣ15Ǥ16Ĺ17ņ18ō21ƛ23ĺ24š30Ƴ
what happens	66 -8VŖ-7Ʈ8ǒǚǩ9ƃ10ƙƛ15Ļ18ŗ19ĸǣ25Ƨ27Ʒǝ28ſ
what has	73 -8Ţ13ƕ20ł
what have	68 -7ŃŞ8ſ9Ķư11ķ13Ǐ16Ƙǡ17ƃ18ũ19kƀ24ŝƌ36Ǟ
what hours	83 -21P-12Ǜ14L19Ų25R
what i	69 -13b-12ǩ-7Ĺ7Ŏ8Œǒ9uŢ10Ľż11Ņ12B13pŵ15Ƙ16Ŋ22i31U41Ň61ň
what if	73 -17ĺǝ-16W-10ŪƳ-8ŗ-7Œ9Ŀ10ſǡ12ǚ16ĸ19Ǖ22ƃ23Ʀ26Ɯ33ŵ72Ǩ
what insurance	86 -13Ǣ20ǥ21ǐ23ǩ
what is	38 -24ķ-18ƅƣ-17CƩ-15ųǖ-14ZŜşƤƱ-12ĴŏƮ-11G-10psNōœŨŷƫ-9UŁŦŰƉƽ-8uSWŤƀƕǔ-7zňŐőſƢƵƷǐǨ7XŽƠƨƯ8dAƬ9ƻ10ŝǗ11lŔƑƝƞ12ľŞǏǓ13řǊ14gmJŶƘƦǇ15eDI16Lū17ŮƓƪǩ18ǣ19ƚ21yVƒ22KYžơƶ23ƺ24jĿ25Ń26ŅǞ27iĹ28T31Ɣ32ƇǍ34Ň39Ɗ45Ŗ49P54Œ58Ɨ80ŀ
what it	72 -9ǩ8ĺ10Ǣ11œƩ12ŗƗ13ĿƉ15ŢŨ20ŖŚ22Ɠ
what keeps	83 -11Ű-8R12Ţ15ƻ25Ŀ26P29ŝ
what kind	59 -32Ǜ-17ŶƦ-13ƪ-7gŇƧ7Ůƚƨ8ƝƸ10Ɛǥ11RY12ź13Ǝ14Xǆ16qƇ17Ɖ18Ť19ǩ20h24ǔ26ƣ30Ū34Ǆ40Ƌ43Ʃ
what liability	73 -27ǡ23ž29ŗ
what life	87 -14ŗ-13Ƨ9ƨ38Ʀ
what limits	74 -10ǡ8ǌ25Ǔ34ŗ
what line	86 8P20Ǆ42q
what made	64 -9ƻ10ņ21Ĺ22Ŷ23ƞ35Š61ĺ
what matters	89 19ľ
what month	87 -12l-11Œ-8Ũ16ť20ŕ24d
what number	79 -10d9Ɠ13c18X29Ƭ31Ņ
what other	82 -10Ĵ-8Ǣ8Z26Ƒ34ş
what part	81 -8ǩ-7Ĺ10l13ĿňƮ45C
what percent	81 -11ǈ10ǖ15Ǒ18ǆ24Ǆ27œ
what questions	87 11ŉ
what reason	89 10Ŕ
what savings	80 -22Y32Ř
what shape	87 16Ɖ17ű
what share	89 14ǆ18Ǜ25ǔ
what should	86 -23L-21K-8ũǩ19ǧ26ŧ34Ŏ57a
what street	89 26D
what that	87 -15ǩ15B17ņŒ26Ũ
what the	74 -7ǚ7Ŧ8ƒ9ǩ10cCœŤƖ11ǡ12ƚ13ƮǨ15ƾ25ƅǊ
what they	78 -11Ǣ-10Œ10Ɨ11HWƇ12ǁ15ǋ16ǈ17Ŕ21Ơ24ŝ
what time	80 -15q-13g19L20ǩ31R43s51ǎ
what town	89 31C
what type	81 -16ƼǍ-9G8Ǆ13ǔ15Ƈ17Ɖ18ƣ39Ʃ
what vehicles	76 -12ŭų-8ǥ8Ū36ǐ
what was	64 -43ť-12ň-11AŒ-10ŧ-8ł7Ƃ8ŻƳ9ŜǤ10šƀǙ12o13ĺ15Ŕ16T18Š19B31ǩ46Ť53œ64Ũ
what we	87 -11l8O12Ʊ13ŋ16Ʃ18u
what went	85 -13W8ņ15Ť41Ũ
what were	83 -11Ļ-9E-8Ľ14Š28X40œ45Ƽ
what what	73 -10x-8Ŵ-7ƭ7QSĶ8řǅ9Ƥ10ž11oIŃ12CP14uĻƻ21v
what will	86 -11Ł8r35ł
what work	87 7Ɲ15ƌ23Ǒ
what worries	71 29Ŀ
what would	50 -22ǩ-15X-14qs-12T-11ũ-10Ǆ-9ŵ-8WĴŗ-7ŰŴƓư7ƛƸ8CŇžǕ10Ƒǜ11rƮ12őű13Ŀ14ķŝƃƎ17BZƶǔ18ŀƬǏ19Ǣ20Ʀƨ22Ư23ł24ƪ25ŉƷ28ƒ30ǘ31Ŏ32Ş62Ļ
what year	67 -19ż-18Ǌ-12Ɣ-11T-8ĺ-7ŶƭǞ7Ʃ14pv16ƈ25őǅ26S27Ū31G33d34ƅ80ť
what you	56 -37ǩ-16Xƞ-15Ŏ-14Ʒ-13Ǆ-12ŀ-11ňǝ-10Ļ-9Ţ-8KŠŵƂ-7ǐ7PũŬŭƓǓ8Ůűƌ9dNĴƮ10GǅǏ11ŧ12TńŤƥ13yĸĹƶ16Ş22ķ23Ŧ24Ķ25ư26ƝƠ28g31m32Ň33Ɨ38U39ǟ50Ƶ69Ŗ
what your	79 -9ž-7Ĺ7W10Ʒ11ƽ12Ŗ22r27Ņ29ơ
what zip	89 30E
whatever	80 8ǖ9V10Ƈ11qş12ũư15ŉ18P
whatever $	87 12Vş13ư
whatll	86 22Ķł
whatve	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
whatve you	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
wheel	79 24ŷŹ38ų
wheel $	89 11ŷ13ų
wheel of	87 43ų
wheels	87 15ŀ24ǐ40ŵ
when	40 -26ǩ-18lņ-15Ł-14Ť-13ơ-12ńǋ-11aƉǃ-10iTŵ-9MĺŞũƀƮ-8jCFINŀŎŢƱƵ-7QŉōţŷźƜƞǗǝǠ7ĶŰŻƄƙƚƤǀǛ8ĸĿŨƠƽǣ9ŲƹǖǜǢ10ǅǧ11dHĵŗŘ12ŔƷƿǏ13ƾ14ŹſƁƈƴƶƼ15rśƋǙ16yŸ17Ĺƭ18Ŝ20ǂ21ƳǞ22vO23g25S26GR27Vƅ28ŖƧ30Ɵ31s34ǎ36Ɩ37ť38Ń41ő47L48ŕ
when $	74 -34S-19ơ-13ǌ-8Ʊ8Ÿ11ƿ21Gǅ53Ĺ61ő
when a	86 9ǖ12ǒ17ǣ24Ǒ
when are	75 -20g-11i11Ǟ12Ɵ19Ńǎ24s29L40V
when could	86 19ǁ22ś
when did	60 -25ƒ-23Ť-20Š-17ŧ-16Ƨ-13Ũ-12ǎ-11ƽ-10ņ-9Ŕǩ-7Ŧǧ7ŕ8ǒ9Ƙ10f13ŸǙ14Ƌƫ15ƌƑƳǂ16ƚ17ƻƿǢ22Ŝ26ƹ27Ŗ28Ƽ29ƅ33S35ǅ38G55ť57ő
when do	61 -25ǅ-12Ķ-11S-10Łł-9ŕ-8G-7gǎǒ7ƕ9ś10cĴ11ŲǞ13Ŭ17d18ǧ19H28V31y39Ń45O59R60Ɩ
when does	76 -15Ÿ-13ű-8Ĺ7Ń8Ʃ15Ź16ǎ18Ƅ39ŕ
when exactly	78 -8p10ŕ15š18d
when he	85 15ǣ18ƽ29Ƴ
when i	86 -9Ĵ15Ŷ16o18ǖ25ĵ
when is	63 -28d-14p-11Ń-10ť-9ƅ-8ơƢǋ-7ņ7LŸ8ƈƓǤ9y10Ʋ12Źƾ13W19k21ǌ28Ƥ30s46v50ŕ54ǎ
when it	70 -15Ƴ-12ǅ-7Ń7ťƛǎ11ŘŨƅ12ƶ14ŕ20Ťƽ25ľ28ƙ
when she	87 -9ƹ8Ź16ǂ21Ƴ
when the	78 -8ń7L9ŦƢ10ŨǙ13ŕƠ14gŒ24ſ
when was	63 -14ƉƳ-12Ũ-11Ť-10œ-9dǢ-8ƀ-7ƅǩ8ƋǅǍ9ŜǙ10ǘ11Ǐ13Ż14ƒƸ15ƹ16żƈƛ18Ǜ19Ŗ22ű31p32ƴ34ť
when we	89 15Ļ27Ľ
when were	75 -21l7Ǐ8Ƽ13Ǣ39d
when would	77 8L11s12ƖƧ14H18V21ƭ47Ń
when you	54 -18V-12ƛƹǃ-10őǩ-9T-8LŁŃŞƫǅ-7WĻŕ7Űƅǂ8ŚƯǉ9ŇŘ10ƶ11ŨŸƷǏ12ſ13ǀǈ14A18ǜ19Ǟ21gŗŧ24ĿƁ25Š27ƒ28łœ29Ķ30r34Ŕ49Ɵ65Ƨ
when your	86 7z10s14ƅ23Ƴ
whend	75 -23ǎ-12Ǐ-10ŧ-9H7Ż11Ʋ14ǅ15ĵ16ť21ƈ22Ǣ28G29S
whend you	77 -23ǎ-9H8Ż12Ʋ14ǅ16ĵ19ƈ29G30S
where	49 -20n-17s-16Ɲ-15P-13Ʈ-11Wų-10ƋǟǨ-9KŃŌƟ-8xGRśǥ-7ǄǒǛ7zŠƥ8VŢū9ĸƍ10şǞ11řƄ12FŅƦ14ŤŴƷ15ķ16ńźƾǀ17jlĵļǏǕ20Ś24J26XƊ28Ǘ30Q32q34ǩ36Ƥ42ǋ44D46M49Ű51C
where are	71 -10Q-8ǩ-7ǋǕǞ8HŰ15ky17Ǐ24l30C
where can	89 -12K34J
where did	83 -8l7m21Š27ļ30Ť31ǩ
where do	66 -20n-11Wǩ-10lP-9Ļ-8ǒ8ǔǧ11zů12HūǏ13Ű15ƍ17Ś18Ƥƥ24Ņ26M27Ǖ29JǞ35C36Q
where does	72 -8Ɲ-7xL7q9Ǘ10Ǖ13ŭ17rƙ19ź26Ű
where i	89 15Ƅ18MƊ
where is	67 -12Ƌǟ-10r-9Jǥ-7M10ź12C13XƏ15ƛǩ16l18Ś19ĵş20Q22Ʀ26ƾǗ27Ɗ42q58ǋ
where it	87 -10ĵ-8J-7Ř8ž15ǘ16Ŏŝ24ř
where should	81 15M23D
where the	87 11D18Ű
where would	72 -17Ʈ-11r-8ŵ-7Ţ15Mǝ16X17D20ĸ30Ʒ38Ƥ
where you	69 -15H7ļ10Lƭ12ǋ14DX19Ű22Ţ23F24V26ķ34j
where your	87 -8s12r13D18ŵ19ĵ
whereabouts	83 8M13ƣ15ǋ28C
whered	77 -9ť11ļ16G17m33l
whered you	77 -9ť11ļ16G17m33l
whether	86 9ŏ11ƀ12Ƶ21Ĵ
which	54 -17ǚ-12u-11Ž-9Ǘ-7Ţǂ7dFƁ8bD9ŀŹǏǖ10ļƏƴ11Lƕ12Eŉ13ňŪ14ľŷ15ńŲŴƣ16ū18J19R20Ő22Cǈ23ť30Q34ų
which bank	87 29ƕ
which car	69 -29Ū-8ǂ12ŭ16Ź21Ŵ50ų
which cars	89 -14ŷ-8ų50Ū
which company	80 -11C-9ń9ƅ20Qƴ49Ő
which floor	87 34ƣ
which machine	79 -7ų11ǝ17Ǐ
which one	85 -25ǚ10J12F13ƶ26ľ33ǈ
which ones	85 -17u10f22Ū41ų
which other	89 -10Q-7Ņ30ń
which state	89 -22Ő7Ÿ20C29ū
while	71 -10ŭ-8Ƴ-7lş7ŵƟ9ƜǨ10Ųų11ŉǠ14Ň16Ś17Ư20Ǝ24ŧƤ26ǝ28ő
while $	86 8G15Ƥ35ő
while you	86 -10Ũ-9Ư-8Ƴ-7Ŗ9Ɵ14Ǡ21ŧ23ǝ25Ǝ
who	38 -25Ŵ-22Ų-20Ɣ-16ŏŚ-15t-14HŢƣ-13ĴķŪ-12ĿŸǇ-11syǄ-10PT-9LłŌƝǉ-8ŃŉŒťŨƒƞƧƵǢ-7fBWYĸĹĺŇůưƷǟ7lƐƽ8ż9ſǚ10qƤǥ11ŹƟǕǘ12ZǍ13ƾǞ14ƁǅǛ15ƙ16aǨ17w18Ŭ19uǗ20Ʋƶ21ǐ22ǆ24ǜ27QƜ28ş29ŠǑ30ń33Ƣ35ļǩ37o38ƕ40Ƴ41Ư43ơ44Ł45ųŷ47ǔ48nŜ49A53ŐǠ57ƫ62ǈ
who all	81 -12ǈ-7ų11ǆ16Z18n28ŷ
who are	71 -22ş-20Ư-13ǒ-8Ǘ-7Ǔ9ǔ12Ǎ16ǆ17Ǒ19no20ǩ22Ő25ǈ26u
who checks	89 18Ɵ23Ǜ
who comes	85 -21n14Ə21Ɓ22w53Ɯ
who could	89 13Ƥ42Ǩ
who counts	72 -11Q22u31Ư
who decides	89 24Ł
who depends	77 -7n21Ư26u
who did	86 -8ǩ-7wļ7Ŝ19ƌ26ƫ32Ƴ
who do	63 -19Ʋ-14Ĵ-11Ǆ-10Ƅǈ-9Ǡ-8P-7HŁŏųƒ7ļƶ10w14Ǖ16n17ŜơƢ18Ɓ27Zş29ƕǑ39Q47ǔ51A52Ő
who does	74 -30Ų-16ǉ-8ų-7A8ǐ13Ǒ22Ǜ26ǈ27Ǡ45ǜ48ǚ
who drives	70 -30ŷ-7Ū9Ź37ų43ǐ
who else	68 -19ŷ-10ş-9ǐ11n16h21ƙ24Łų31Ƣǈ36ń
who gets	85 12Ư44ƫ
who handles	80 -17Ś-15ş-13ǈ11Ǡ12ǜ20ǖ21Ł36ǘ
who has	80 -7Ő9ŷ12ſ15Ł22ǌ28ş44Ǘ
who holds	89 -7Ɣ9ƕ14Ŭ
who i	86 11ń14rơ34a
who in	72 -18n-16ų19ƽ41ŷ
who is	51 -22ǌ-18Ɣ-14Ÿ-13AŴ-10ŏ-9ŲŹ-8WZŪƽ-7stLǑ7Ǚ8lzƂǞǩ9ƨ10ŵ11Q12a13ǐ17ŬǍ18ŷ19Őǥ21Ƣ22Ǡ24w27ƾ29şơ30Ư33Ʋ37ųƫ40n49oƕ54ǈ
who lives	89 -11z27ŷ
who looks	87 -7Ǡ9Ɵ11z30Ŝ
who makes	86 24Ł
who needs	78 -12ǧ-10T8Łŷ15ơ19Ƅ21Ư
who owns	81 -10H-7ķ10Ǎ13Fǋ17ơ33ǆ
who pays	78 -14ƕ-9y7ǣ10ſǌ15Ʊ19ƃ20ǝ29Ǡ30Ʈ
who rent	80 14Ǒ
who runs	87 -13A11ǉ22ǈ
who sent	89 -10Ő-7ǔ42ļ
who should	87 -15ơ11ǧ13Ǡ24ƶ25ŷ
who signs	86 12q15Ǡ16Ł22Q
who started	89 38ǅ
who takes	89 -7ǈ18ŜǨ37Ǟ
who told	86 -13ǩ-10B-7Ƴ10Ņ12ƙ16ļ55A
who was	85 -15ť-13Š14ƽ15ņ20ż22Ť57Ƴ
who who	87 -9W10z11Q14ǐ
who works	70 13Ɯ29Ǒ35ǈ
who would	74 -19Ţ-13Ő8ŵ9AƱ10ƶ13Ư16ƫ17Ǡ36Ƥ49ǩ
who you	82 14Ǖ17QŜ18ŝ19Ő22ƫ
whod	66 -20ƾ-9u-7nzǈ7ŵ10ľǣ11ſ15ǘ16Ŝ19ƃ20ƫ23Ƥ24ư28Ʋ29Ǩ44Ư
whod pay	80 -21ƾ-8ǈ7Ʊ14ǣ15ſ21ƃǘ
whod raise	89 21Ư
whod run	86 -14A42Ǩ
whod take	85 -9n-8z30Ư35Ƥ
whole	64 -12Ǌ-11ǩ-7Ʀ7BŇŨ8tňśư9u10ķš11Ŕ13Ŧƭ14Ƶǉǐ15hk17ōů18O21ƪ24ƈ37Ʃ
whole life	75 -7Ʀ9l14Ʃ17ƭƵ28ƪ
whole thing	87 7O8ũ11ƈ12ś
whose	66 -13Ɨ-8Ų-7w8ƃ10ķ13ǡ16F18ǆ24ǐ27A30Ő31Ł43Ƣ
whose cars	80 -10Ų15ǐ
whose fault	89 9ż11ƃ
whose name	83 -19Ƣ11F12ǐ18ķ20Ł30Ő
whose things	79 36Ƣ
whove	86 9ǈ11a17Ő18uw
whove you	89 10ǈ18uŐ19w
why	60 -21ń-15œ-13ő-10ƶ-9ŉ-8ňŦƭ-7ļŝ8ľǆǤ9Šš12Ŀǜ18ņ20ƻ23ƴ24rB30ĹƵǩ33Ŷ42ŀ47Ŕ49Ţ50ĺ
why $	89 -8Ŧ31Ŕ
why are	83 -28ń-19Ţ12ǆ38ǩ53ĺ
why did	70 -23ĺ-21ǩ-16œ-11Ţ-7ŀ8ņ9Ǥ12š13Ŕ15Š16ǜ31ƴ34Ĺ36B43Ŷ
why do	83 -28ŀ-9ŉ22ņ30ƻ34Ƶ39ǩ
why now	86 -7Œ55ĺ
widowed	89 17Ʒ24f
wife	58 -15P-14Ƽ-11vŇ-10Ƹ-7Ʀ7nVƳǠ9ŶǆǨ11Ʒ13oŴ15Ʈ21ǈ22p23fǂ30q31ƨ32s36tƫ42r
wife $	80 9ǂ11r12ƨ17p19ƫ27t
wife do	86 -22r16Ʒ32q
wife drive	89 -8r7ų41Ŵ
wife have	85 -19Ʒ-10r-9ǂ-7q26Ʈ43ƨ
wife on	86 -9Ǡ-8qƼ17s24ǈ31ǂ
wife work	85 -14r-12ƨ17ǈ39q
wifes	71 -17P-15d-12Ƹ-8a7ŴƜ9ƺ11bj12Ʈ14ų19ǂ26q40o41p
wifes name	87 -9p20o
will	54 -10ǩ-9ŁŖ-7Ĺŕŗ7Ķ8ƤǊ9cƬ10ţź11dOĻśƄƕƭ12ŚǞ13N14Ő15os16Ō17M18e24yH25ĵ29L30VŹ44ł48Ʋ
will $	78 -7ǩ63Ʋ
will be	83 -8ŕ11c12Ǟ13V14Ź25y
will get	89 12d13N
will it	89 14I17s
will need	86 9c12Ź15o
will not	74 7eŽƺ8dƄƴ10Nƈ11ŃŒ19ƭ
will or	89 
will put	89 9ƕ12Ō28L
will you	77 -13Ʋ-10ơ-9Ƣ8HŹ10ƭ11Ķ17Ƥ20Ļ34ł47V
willing	89 12Ž14Ţ
willing to	89 12Ž14Ţ
win	86 32Ļ
wind	71 -24ƛ-18Ř11Ƒ12j15Ť83ƚ
wind and	86 
wind deductible	89 -54Ř62ƚ
wind or	79 -14ƚ-7ƛ17Ť29Ř
windshield	86 -7ƚ8ű17Ɓ21ū
wine	86 34Ǜ45ƿ
winter	80 -12ǝ15ƐƟ20ƛ35ť37ǎ
winter $	82 -10ǝ16Ɛ20ƛ27ǎ36ť
wire	89 -13Ǡ13ǘ
wiring	81 54Ƌ
wise	74 -7W9ŏźƽ10Ɨǂ11mǊ13Ʈ16w22g36V
wise $	78 -7W7Ƹ10ƽ11źƗǊ18w27V
wishes	89 34ư
with	39 -21ǐ-19ŏ-18Ť-17ǩ-16ĺ-12H-11tƔ-10PŪƟǇ-9Eľƃƫ-8CZķƶƺ-7NRŌũƑơƦƭƯƾǅǔ7Ķǣ8BIŚŰǤ9ƛǡ10ř11rMWĿŗư12ŀœŭŽƱƳƿǥ13ańŷż14Ɓǜ15SŋŢƂƐƧǁ16ĻŊŶǍ17Ŗ18ĸ19gAĴňŜŧŬƤ20Ƶ21VŲ22Q23Š24sĹŝ25b26n27Ƣ28Ő32ş33ņ34Ş57ő
with #	83 -7n7Ƃ12kŰ15Ś24ĸ30b
with $	65 -16ŷ-14ŝ-13Ɣ-10őŜ-7ŭ9ņƇƽǘǣ10ƙǡǥ12XĴ15ƨƳ16nŬ17Ƥ18ş22a24Ƣ35Ő38Q
with a	62 -11nQ-10ǅ-7Ő7gqƚ8ŘƂǀ9ņŬŽ10Űƍ11BVƐǄ12o13SƘ16Ʋ19ūŷ23ǁ27Ƭ31b32ĸ33Ļ37Ǎ
with all	87 10G11t14Ɓ16Ŀ17Ś
with an	80 -9Ŝ9Ǜ14Ž16ņ26b
with anybody	89 9Ƣ12ş48ń
with anything	89 14ŉ
with em	87 12œ16V19Ş21Ţ
with family	89 -30n-9ż31Ƥ40F
with her	89 15s23ź
with in	80 21Y
with insurance	87 15ľ20ņ
with it	76 -27Ǜ-16ǐ-7R7EM8Ĵ9ƞ10V11ư17ŀƐ31Ƶ58Ų
with me	74 -9Őő-8V7ĸ8ŊŻ10ĹĿ11Ś12ŎƮǥ18mŀ19ŋ70ň
with my	86 -8Ļ10ļ11f23z63ǩ
with no	78 -7Řƚ9Ƴ12ƽ16ŵ20šſ27Ɓ
with now	87 14Ş18ǥ
with one	80 -9u7Ɔ13ő18ń24Ļ33ŵ35Ő
with rent	80 -13Z32Ʈ
with some	89 -7Ő13ƥ17l21Ŧ
with that	69 -34S-11Ʒ-9Q-7Ĺ7D9Ǧ10aŃŨƓ11ņƳ12A15Ŷ16r17ŝ19M20ŭ41Š65ő
with the	59 -23Ť-16E-13ŝ-11ŇŐŴ-10svĺ-8PőŠŵ-7Vƞ7aǁǜǟ8qQŒǎ9ĿƄƌƪƷ10ŗžƵ11ƂƼ12gŭǣ13Ō16x18Wư20ş21SŽƛ22Ĺż24ǅ28I29Ŷ36ŧ
with them	66 -15ő8Ĵ11ŗ15Ţ18Şş25œ27Š34S36ŝ
with this	79 8a10Ǡ11Łł12rK21Ŵ
with those	83 -10i-8Ƭ7ŝ11Sŕ14ŗŠ16ő18U
with today	87 19Ő24Ĺ
with us	80 9ļ12Ĺŋ19z26s
with what	86 7P10Ŗ13ǡ14Ĺ15Ş16B
with with	86 -8Ƣ12ł13kƕ14Ź16Ŀ22Ĵ
with you	60 -15ǩ-13Ő-12Ţ-11tz-10F-7ńŞş7ź8ƿ11Z12Ŭ13Ǩ15ŀ17Aǈǖ22Ň26ŷǑ27iŊ36Ŝ37Ŗ40s46Ƨ60n
with your	64 -24Ő-12ǐ-9Ĺǅ-7ŀŒ7ƻǜ8vĽƷ9rVřžƮǓ10ƚ11ǆ12ƞ13łŖƸ15ĴŝƳǛ18Ţ19ő24Ƶ28Ş
within	87 -11Ů-9ƭ-7ů12Ə21ǐ29ť
without	64 -16Ső-10Ŗ-8A7de9ƈǠ10aľ11ĺ15Ǔ17ƺ18ƭ20ſƮ22ŏ29Ʒ34Ǩ43š44ŵ
without $	89 -21S-17ő15Ǩ21š52ŏ
without a	87 7š16ŵ
without insurance	85 -11ŏ13ſ21Ƴ33š
without it	81 -17Ƴ-15Ʈ9d10e15ĺ42ŵ
without you	79 -20ŵ-9A40Ǩ46Ʒ
without your	82 37Ʈ
wood	72 7ţ12Ƒ24Ƈ59Ɛ
wood $	86 7Ɛ9Ƈ
wood frame	89 22Ƈ
wood stove	85 33Ɛ
word	79 9Ǔ10B12ļ13ǒ15Ŋ16ǃ17Ō18ǩ33Ł
words	89 10Ŗ30ň
work	46 -26i-12Ů-11Ƥ-10ƭ-9ľŶǃ-8rxĸŐƒƨǒ-7ķĿƗƩǦ7ǁǉ8ŅƷǇǋ9Jƾ11I13Ɲ14X15ǙǨ16Bĺ17ƦǑ18ŗǄ19ŴƃƸǔ20L21ŵ22Ň25ǐ26ǣ28S29ǚ35Vŭ37ů38q40WƧ47QR50PU
work $	57 -18ŗ-16i-13R-12ŮƜ-11ƭǝ-10r-9ǈ-8Ǧ-7Ɲǔǩ8ŭƷǙ9Ǡ12qŶǟ13N15ǣ16P18LǨ20U22S23Ʀ29ǐ30ǚ43VƧ46W92Ǆ
work and	75 -10Ų-9P9g10Ǆ14Nǐ18Ŵ
work are	78 -18V-8R35ĺ41P
work do	86 -8R11Ǆ39Ǒ
work for	74 -11Pǐ-10ľƤǃ-9Ǒ-8ĸŐ-7ŭ8L12r14ƃ26Ǉ28X32ǔ44Ň72Q
work from	74 -43Ɲ14ůǝ24Ɯ61R
work going	89 -21i-10ů28Ɲ41U
work if	82 -10r9Ư10ŵƷ15ǉ24Ʈ
work is	87 -51Ǆ-11U18ŵ22q70P
work or	80 11ś12Ŵ13ǁ15ů16Ʀ18ŭ22I
work out	89 -26R-8U24ǋ27Ɲ43Ƹ
work so	89 7s11Ǩ
work today	73 -12Ʀ61ŗ
work too	89 -12ŭ-11ƨ14Ŵǚ17q
work week	87 -15ŭ57R
worked	85 -7G13ķ19ņ33S
workers	71 20ǣ21Ǒ34Ǉ
workers comp	73 41ǣ
workin	86 10UĶ13ǈ22ń
working	72 -13N-11ǩ9S15ŝ17V19Ķ21q22g28ǈ31Ĺ42P
working $	82 8t17qVĶ30g
working there	89 -12P-7Ƶ14V15S21ǈ
works	66 -9Ǉǩ-8Ř9Ư12Ɯ14M15Ŗŝ18ň26Ǒ29L32ǈ46Ŋ
works $	86 31Ŋ36L
works for	86 19M36ǈ
works there	76 15Ɯ22ǈ
works with	80 -14ǈ39Ǒ
worksheet	80 9ǣ
worksheet $	80 9ǣ
workshop	76 -9ǈ-8Ǎ-7Ǌ27Ƒ42Ɲ
workshop or	80 14Ɲ
world	86 11iC14Ń15Ļ18d
worried	86 8ƚ22Ŀ
worried about	89 8ƚ
worries	70 16Ľ19Ƒ20Ŀ
worries you	70 19Ƒ24Ŀ
worry	83 -7Ʈ9ƚ12ǡ44Ŀ
worst	80 9Ř11Ǥ14Ŷ16Ũ19ǜ24ĿŞ
worth	63 -13Ǣ-12T-8Ɩ-7ǩ7ƀ10Ɓ13ƥ14Ţ19Ƒǝ23Ɨ24Ǐ40Ļ41Ƙ44ƒ47ķ49ű
worth $	68 -58ķ-10Ļ-8Ɩ9Ɲ15ƥ21Ɨǝ26ƒ27Ǐ30Ƙ81ű
worth it	87 -7O9ƀ13Ţ45Ļ
would	36 -23Y-15Ɓ-14qĹ-12Q-11ŐŦƳ-10ŨƩ-9Oĺ-8dnŒ-7kowœŰŷƄƻǍǞ7eEƀ8DHVWłŞǩ9Ɩ10ZƃƏ11ĴŀƦ12BMľŖŶƂƱǡ13Ńŉśƪƿ15cmsĵŗƭƸǘ16TŝƒǢǦ17Aƨƶ18Ň20ŊƓ21ŵƗ23ǁ25ž26XƵ27Žư28rĻű32Ʈǝ33Ư34ŢƬ37Ƥ43ĸ44Ʒ50Ŏ
would #	87 17Ƭ19Ɠ27X
would a	72 -20Ř-9Ƭǡ-7X7ǁ9ś10ķ11Ļž12ǩ13ƭ15ĸŎ18ǘǝ46m
would be	73 -11Ş-9ƶ7ĻŢ8Lŏ9eŃś10b11ŵ14r15Ƭ19c21Ŀ24Zķ
would cost	89 21Ɠư
would do	86 7Ƭ8ĸ12ŽƤ15Ŏ
would feel	89 8X13Ƭ
would get	86 -7ƶ9Ţ13ƃ14ń39ű
would go	85 17V22ũ25ƒ38Ƥ
would happen	71 -8ĸ7Ǖǘ11ƛ12Ɯ13Ƨ27ǔ41Ʈ
would have	74 -24Ţ-9Ʒ-7Xł16ĸ21Ɨ25ǝ32ǩ40Ŏ
would he	78 -22ƒ-10ŵ-9s-7Ļ8Ƹ15B60r62Ʒ
would i	87 8g15ŝ21DǠ
would it	63 -18Ʈǝ-15rĸ-13ķ-11B-10Ǣ-9ƵƷ8Ŏ9Ɩ11ŋ12MŃ14ŝ15ƫƯ16XĻŢ18ű21łŊƑ23Ƭ24ƒ30Ǐ33Ɨ54s
would keep	78 -7Ǩ17Ţ28ǝ
would like	76 9J11ư12Ŕ13Xŉ19Ŋ20ƭƶ
would look	89 16Ʈ
would love	86 11r12B23M
would make	75 -14Ţ-7Ŀ8ů11Ƭ14xǀ16Ļ34c36Ŏ
would need	67 -11Ĺ-8Ʈ-7Ŏ7QŻ8ETƍ9ƪ10mŘţƔƿǆǉǊ11GƖ12ŒŲƬ15vŕ
would not	86 -10r-7ƭƯ11X13H18ť20Ŗ50ǩ
would pay	85 11Ʊ24ŗ30Ŗ
would rather	85 9IŊ14ǁ19Ĵ31K
would she	77 -8Ŏ8Ǩ15Ʈ27Ʒ52r
would somebody	79 -13Z16Ƥ31Ʈ
would still	79 -15ǝ38Z
would stop	80 12ǝ
would take	82 -8Ŗ12Ə13Ư17Ţ23Ƥ26Ɠ
would that	74 -27X-21Q-11Ǐ-10Ɨ-8Ʈ-7Ƒǩ9Ķ10Ƭ11AĻƭ12g13C14E21ƒ24Ǣ30Ŏ32ǝ37Ň53ĸ
would the	80 -11Z-9ŵ-7ǝ12ư14Ʀ16Ʊ19Ƨ24Ǧ29ĸ48Ǩ
would they	74 -16Ʒ-10Ǩ-7Tű7Ź8Ʊ14Ƭ19ŗƀ26W33Ʈ35ƪ45Ʀ
would want	74 8ķŕƶ10ŝư11Ʒ12A13ƫ14ź19Ŵ
would what	89 13ľ14Ş22ķ
would worry	89 -8Ʈ13ǡ44Ŀ
would you	47 -41Ʒ-25Ʈ-24X-23Ƭ-18Ŏ-17r-16ǩ-14Yƒ-13Ǩ-12ũƁ-11Ư-9ĿłŐ-8mƾ-7cBƓƦƩ7ŧƈƘƱǑǘ8őƝǂǜ9ǡ10žǖ11M13Ĵ14yķś16Hƿ17ŃŇŌŘƸ19ŉŖƂ20Ŋ22ĵĸ23ľ24ŀűŶ26ǝ28ǁ32ƶ33ƨ36Ş37T41Ž47Ƥ48Ţ51ŵ57Ƶ
would your	63 -18s-17q-10ƤǠ-8Ŵǝ-7Ɨ7Ƭǘ15Ǩ17W20ǡ23Ư25ƃ26žǢ35B55Ʈ75Ʒ
wow	77 8ǀǢ10SŢ11ťǇ12uŦ13RűƠ14U21ō25ő
wow that	87 -7Ţ14Ŧ16R18ť31ő
wreck	79 9ƃ10ž13Ũ18ŵ19Ŝ24ż25ƀ
write	72 -13Ʈ-8ũ7bǩ8ŉǖ9ŐŤ12oĸƲ13Kǜ14wřƍƬ18Ÿ25Ō
write it	85 -7ũ7D11Ť17ǜ19Ō22Ÿ
write that	87 7ǆ10b14Ő16oƍ
writing	85 12J14Ő16Ƅ22Ʋ
written	79 9Ż10Ǔ12Ʋ13ư19ŗ23ž24b
wrong	74 -8ŀ7b11Ǥ13Ť16ţ17C20Ŀ22ņ23ǩ27Ş33ǚ
wrong $	83 -8ŀ13ǩ15Ť17Ŀ18ņ20C
wrong with	89 11ņ39Ş
wrote	83 -8P-7ļ8D10q12Ŵ16wŜ17Ʋ22Ĺ
x	85 -10ť12ŕƋ13b27ƙ
y	87 36b
yard	77 -8Ɔ8Ɨ11HŴ13ƞ17Ɯ20ƒ56Ƒ
yard $	81 -9Ɔ-7Ɨ11H12Ŵ14ƞ20Ɯ23ƒ26Ƒ
yeah	85 -15ŉ-7Ũ8O10c12Ś14ĸ15TŊ23v
yeah $	86 -15ŉ9O10c12Ś15TŊ23v
year	50 -19ů-16żǩ-9Ŷƌ-8ň-7ĹŴ8š9qǐ10kv11ĺ12cƈƾ13SƜƮ15Ǥ16GƔ18Ǟ20ǀ21Ʃǅ22Ź23Ĵ24ǉ25TőœƟ26ǎ31Ūƅ32Œ33dp35Ǌ39Ů40ǟ42ť
year $	60 -30Ɣ-15ů-11Ů-10ǅ-9ƌ-8v-7Ū7Hƻǣ8ŜƠǑ9dŃǇǎǝ10ƾ11ĺő12q14ƺ15ť16pǉ17k18œ22c26Ǟ30Ĵƭ35ǟ37Ǌ41T
year and	83 7ǐ9Ɵ11ǘ13Ɣ17ŕ
year built	87 7ƅ
year did	76 -10ť25d30Ső39G
year do	89 14Ɯ15ǀ
year for	83 -16Ǌ13ƈƾ14TŒ17ǉ20ǟ
year is	81 -15Ɣ-8Ŷ-7Ŵ8T11ǀ13Ɯ18Ɵ19œ26ƅ36Ū
year make	85 13ǐ37Ū
year or	85 -33ƭ-17T-7p11Ź15Ʈ16Œ21Ů74Ɣ
year right	86 -10ť14Ɖ16Ņ20š21T
year term	87 11ƭ24Ʃ
year was	80 -23ż-9d-8ƭ10ť11Ǥ17v24p28ǅ
yearly	85 8Ů10T13ǉ17Ǌ
years	52 -33Ū-12ƉƼ-11ǋ-9ŮǇ-7ǐ7Ŷ8vyƔ10cU11ŎƱ13Żǣ14żǩ15ĵĶŢ16Ƌ17Ƹ20Ʃ21ƅ22Ǟ23HVĺť25Ÿ27őŴ29ţ30ƈ32Gǅ38S53ƭ
years $	65 -44S-14ƈ-13V-11Ƽ7Ƶƹ10U11y14ť15Ǟ16G20v21Żż22Hĵ26ţǣ33Ƹ64ƭ
years and	87 11fŎ12Ķƭ
years at	85 -13ǋ-11Ƹ-7ƭ22S27Ʊ29G
years do	89 -16ƭ18ƈ41V
years even	80 12ţ
years have	77 -31G-17ő-11Ū25V32ǅ33Ÿ57S
years in	87 -22G-14ƭ-9Ǟ-7ő10ǅ97S
years is	87 12ţ14Ŏ27ŝ
years of	87 11Ɣƭ16Ś17ǅ
years old	87 13c34ƈ
years on	86 -15Ɖ11Ƌ14Ʃ15S21ƈ
years or	85 -18G-8U11S13ƭ19Ʃ
years with	82 -8Ő-7Qŝǅ12š43S64ő
years you	89 7ƈ10ĺ15Ţ20Ƌ
years young	89 -9ƭ31c
yes	73 10ŋ12ŏ13Ĺ20d23ł38ŁŎ
yes $	79 7ŋ22d25ł42Ŏ
yes to	87 16Ł18Ĺ
yet	67 -21ǝ-8Ǚ-7Ő7Ɵƾ8uŀ9Ƶǟ10rƍǋ11n12w14f19ń21jx27Ź28cƖ31v33ƞ
yet $	70 -22ǝ-8ŐǙ8ŀƾ10ƍ11n16f17x20ń22j30Ɩ31cŹ32v35ƞ
yet or	87 7x11u14ǋ
you	17 -27vƽ-24qŴ-23Ť-19ťŹź-18Ʈ-17bƅ-15Ɔƨ-14Ƈ-13ŷơ-12tǂ-11ůƳ-10ořƓǧ-9ǥ-8eŕƉ-7űųǟ7Łƙƞƫǌǖ8yBIŋūƀƝǃǄǙ9ĶƎƔƖƗƺǝ10dpĴŪŬŮƥƼ11Ưǒ12Ƃƒǆ13ŌƱƵ14MĵŉőŭŸǓǘǚ15juLŃż16Qņƶƾƿǜ17aGƟƬƭ18Zǁǔ19YŏƃƚǑ20ƘƸǋ21kSĸĺư22WŖŲƻ23CHTžƹǞ24fĻŽǀǩ25UĽľŊ26ķśƦ27ŢŶƁǕ28O29ƧǇǨ30mXſ31KłŚŝ32ŀƴ33nV34Ĺńň35gR36Fũƌ37Œ38N39Ő40AļŠŨŵƤ41PŜ43i45Ş46lĿ55Ň62c
you #	69 -9Ǒ-7ƌǅ7ŉ8u13E14ŢƷ15Ǖ17B19ž20cƯ28r33Ʋ34p36n45y48f
you $	43 -39Ƴ-33ǩ-32ǉ-31ű-26ǎ-24ų-21C-20nvŭ-17ŷ-16ƺ-15Řťŧ-14tĹƒ-13ńƶǞ-12Fĺś-11ŏŤƅ-10HĻƋƫƱƻ-9ŕŗŢƖƤƵǆ-8ruPYōơƨƬǅǋ-7eŃşŶƆƔƗƣƼ7EĸŉŎƑƜ8pZǠ9V10ŀŁŊſ11ŔŽƚǑ12Xķļłǟ13Jšƪƿ14œƁǔ16G18BM20Şƴƾ21ĿňǍ22Š24Ŧ25l26ŅƧǈ27g28j29Śǐǖ31I32aKƷ34Lľ35ŝ36Ǩ48ŇƯ50i51cŒ58Ũ68Ǉ74Ŝ
you @name	89 17n23p
you a	59 -10ǧ7Ļńņǆ8ƹ9Dłŵ10šǌ11Ǉ12KPƪ13Ŗ14gőŔƱ15FŪƁ16ƿ17S18ǒ24Ŋ25u46l51ǀ
you about	74 -22Ŕ-12Ƴ-10ŝ-9Ĺ-8ō-7Ť8ŀ10Ŋ12Ž14AƂ15ļ17ǝ24Ŀ25Ş26B31Ŗ
you actually	86 -7Ǆ7Ŗ8R19KP
you add	83 -14ō-7ũƒ15ķ23ƌ51Ǟ
you afford	87 16Ƥ24X
you all	86 -9Ũ13n16Ƴ24ų
you already	83 -14Ɓ9Ƶ13ĹƖ15ŏư
you an	86 -14J18K
you and	68 -9nw-7a7ǈǢ8ōŨ9Ŗ10sǊ13ƺǆ14M15ő23d26Ǩ32Ł34Ƣ41ŷ
you any	85 16Wŋ17u24M31x
you are	48 -40ǩ-15ǁ-13bv-11AũƢ-10ŪƀƓǆ-9XńŊŜűƜ-8uŃōŭƧǀǎ-7GĴŁœŠŵǇǐ7Ʊ8RĹƲƶƼ9Ɓƙ10ŋƞǉǚ11ĸŒŮŶžƺǑ12Řƃ13H14Ś15jlŉŖ16P17NTŞ18ŢƦƮǝ19dC20ĺ21fƷ22ŀǨ23n26ų29ƸǞ30Ɵ31c35Ő44g47F49Q51a
you as	80 -15ǔ-14Ǔ11F12ŇŒ21ń23fǒ24ŏ35ǃ
you at	67 -28W-26Ư-16Űǩ-15Ɲ-12ŗ-8Ņ9IŠ10vQ12ţ13LŎ19B21œ22ž23P28V29N32u42Ƨ43n48C
you back	76 -8Š7I19L21œ22ŒǗǘ32ŀ
you be	70 -11Ŋ-9Ƥ-7ĸƷ7eĴĶ9Žƭ10łŘ12cs13ŵ16ś21ǁ24H26Tǝ31X
you been	60 -46G-9ţǩ-7OŪ8ƴ11ń12ƾ13Ƴ17š22Ƽ23Ƹ24Ÿ28ŏ30ő31iǅ36l65S
you before	87 -7ƴ11VŌ12Ɵ25Ŗ
you believe	89 13Ƭ38ǩ
you born	80 11l49d
you both	89 -17L-12N24Ÿ53s
you bought	72 -11Ũ7ŗ9ŧ10Ǐ13ƞ17ư18łƩ20Ŷ21Ŗſ23ƌ30Š32ƒ
you bring	69 -7Ʒ25Ǒ26r27Ǉ38Ʈ39T
you built	86 9ƪǢ16ķ37Ǟ
you burn	87 20Ɛ
you busy	81 -76ǟ-7R20P26x40U76N
you buy	72 -24Ǐ-12Ɨ-11Š-8ŵǨ7W8ƙ13Ʀ18Ʃ25Ǟ36F44Ǖ45Ŷ61G
you call	69 -11Ǆ-10ĺ-9L-8QŦ11ơ13ű14Ŝ15w17Ǒ18Ĺ19ĵ20o22Ɓ35ǃ44ǩ
you called	78 -30ǃ-8n-7B8I9Ə29ŧ31ń36Ĺ50Ŕ
you calling	86 24C36Ĺ
you came	82 11Gǘ18d21Š27ļ
you can	74 -11Ŏ-10Ƨ8N10śťƉǧ11Lŵƃ12Ļŝ14Ÿǝ16ƻ18W22A
you care	87 -22Ŀ10Ş28ƶ46ľ
you carry	62 -25Ǧ-9Ɲ-8ƣ-7Ŵ7Z8Ʀ10Ų13ƙ16şǏ21ǚ23ŗ27Ƃ32ſ35ǌǡ
you carryin	89 -7ž15ƃ16Z
you carrying	86 -11ǡ11Z12ſ18ş21ž
you change	76 -33Ŏ-23Ŕ12I14ƛ15ű23Ƨ29Ş35Ň39ũ
you check	85 -10Ĵ-7ǧ16J19Ǖ20ń23ǒ
you choose	80 33Š44ł
you close	72 -8ǝ12ƕ31Ɩ36ǎ
you collect	87 -14ǧ28ǒ37Ƙ
you come	72 -9m9ļŠ10ǃ17M18Y26Ƭ43l
you could	66 -30Y-18Ʈ-14Ŵ-13Ɩ-10Ļ7Mņūǔ8ĴśƓ9bXƘ12Ƭ14ľ15Š19ǝǨ21ŵ23Ĺƪ25Ř28Ƥ32Ş
you cover	89 -9Ř11Y26ĸ
you covered	82 13ſ15ŏ30ŗ39Ō
you decide	83 10ł32Ł
you deliver	79 -8R11Ɲ15ŲǛ17ǐ
you depend	78 8Ǖ41Ŀ
you did	70 -8ƹ-7ǩ7ǚ8Ľľǣ11ŸǊ12ĺŨ15rũƲ16ǂ18Őŵ19Ƴ
you died	82 -11r-9ŵ13Ư20Ʒ21Ǩ44Ʀ
you do	52 -27ŝ-22ǩ-18R-17ĺŖ-16Kǐ-15ƞ-13ƈǝ-12Ǩ-11Ʀ-10T-9Ŀ-8LŒ-7NŗŨŶŹƜƥǈǦ7ľŽ8ƫ9IZƧ10ǁǘ11Ľŏǀ12ũǒǜ14ǡ15ƭ16Jǃ17l19ŀŇŮ22ĴƝ25UƤ26Ǜ27Ǆ28ŵ31Ǡ32ǔ36g40ǟ43Ų48Ǚ50Ǌ142P
you doing	78 -14ǩ-10ǟ-7ĺ9k31ũ62i
you done	81 -12ƾ-8Ń-7Ƶ9ǀ11p12ǂ16y26ƌ50ũ
you down	79 -12ǩ-11ť13mǝ14ƴ15c16a36Ō40Ş
you drink	82 -16Ǜ41ƿ
you drive	68 -19Ŵ-7Ź8ŷ9Ũ11ǐ13Q18Ƅ50ŭ57Ů58Ū
you driving	82 -11ŷ-8Rǩ54N62Ū
you each	78 -34ŗ17ų55W
you earn	87 -13X-9q56T
you email	89 -33J40ś
you end	85 -11ő-7œ8m14Ŧ37Š
you enjoy	87 -7P20U24g
you even	89 23ǩ38Ŝ
you ever	58 -21Ŝƪ-12ƛ-8ƽ-7ŖƃƜơ7ſ8ŗ9ŢƦ10HĿ12Ʋ15ǐ16ƍǝ17gǕ18ƿǒ19Ť20ǆ25ņţ30ų41Z
you fall	76 -19Š-10Ĺ23Ř28ƞ38Ŷ
you feel	69 -9ŀ8M12ņ13ŧ15ŋ16ǁ23Ũ24Ž26Ţ50Ň
you feeling	89 -18ǂ15Ũ23Ƹ
you figure	79 -14Ǐ8A9y10Hƭ17ű19Ŗ21ƈ31Ƙ
you filed	86 29Ť
you fill	77 14Ľ15Ĺ
you filled	89 7Ľ12Ĺ28ļ
you find	78 -7Š16U17ŧ30Ś37ļ
you finish	89 11ƌ22m
you first	83 -9Š-7Ʈ12G13Ŀ14ő40œ
you follow	89 23g42ň
you for	74 -9Ǎ-7Ɨǒ9Ŕ10ǚǧ11nHƬ12z14Ǣ15Œ19Ơ28ơ33Ǔ34O
you found	89 9ż18Ś19ű25Ʃ
you free	87 -14g23N31L
you from	69 -12C10ǝ11Ň16Ţƻ18Ŷ21ŀ23ƚ29Ŝ58l
you get	56 -24Ķ-18ǩ-14I-13Ʈ-11bXŠ-10Ʀǅ-8GŃŒŗƬ-7ƒǒ7Ŗƪ8ſƩǨ9B10JLĴƯǤ11TƧǧ12gŅő13ļ15ŸƖ16Żƿ18ű19R23ƚ24ơ26ƨǕ27j28SĽ36k41ŵ47Ŧ48ň49W
you getting	87 7Ɩ12x15ƨ17ƞ
you give	80 -7A10e14O15ǚ19ŧ
you go	62 -25Ʊ-17Ʈ-13Ɲ-11ź-10Ŝ-8ǋ-7lLŁƳ7Ŗ9Ŏ10N14Yǃ17aƾ18ŵǜ19Ƨ22ń23RŘ24łǀ31Ɵ32A34š39Š55m
you going	74 -7Ŵ9Ũ12s14Ż16Ƶ20V27H37k45ł
you golf	89 32g
you got	52 -19Ř-17ŗ-13cƂ-11ǉ-9PQĺńǐǩ-8Ļƨ-7Ŋőŷſǅǌǣ7ŶƁơǚ8twňŉşƇƦǃ9ĸƅƑƢ10jNWǘǡǨ11ŐŜżǀǏǦ12Ź13h14ļƀƎƫǈ15ŠŪƒƔǢ16Śƃ18ūǇǔ19kƴ21V22ŦƗ23ŏ24ŕ33O
you gotten	87 21ń
you grow	86 31l
you guys	68 -7ǀǑ8xC9Ʊ10kwƷ11hų12Ɵ13Hƚǋ15ĸ17jƔ18Ŵ25ǟ41Ǆ
you had	58 -15G-8ƸǨ-7Ť7Ĺƌ8ŔƬǅ11ŘŝũűƤ12Ƌ13Ŝ14ƈ15ľǙ16ţƼ20ņšǜ24ƾ28ĸ41ő
you hand	78 14Ŀ28Ơ
you handle	73 11ǘ12sY22ǜ29ĸ
you happy	81 -7G18ƞ22U37ŝ
you have	38 -23Ǆ-22Ƨ-21P-19Ǒ-18Ŏ-16ƨ-15a-14ľŲƞƪǒǦǩ-13ơ-12ũů-11CǞǧ-10ƳǊ-9gyUVųƈƌƭ-8lRWĴĻĿŴŶƠǂǕǖ-7dstBŅŇŌŭűƕƶƷƻƽǌ7ńŪƄǏ8zZĺƱǢ9hSŕƾ10ňŦƍƲǋǗ11fXőŹƊƩ12ƘǨ14ǃǐǣ15ŐŒƗǠ16ŖƂƛƟǘ17FNťƑǝ18ŏ20Űŵ22ŢžǓ23uķ24ƚƼǥ25ſǜ26mYĶǇ27Ɯ28Ǝ30Ŝ31O32ǈ33ƃ34Ś35G37Ƶ39Ɓ44ş65Ʀ68ŗ
you hear	80 14Ɓ30ļ32Ň44ǩ
you heat	87 -7ƞ20Ƌ43Ɛ
you hire	87 12ǜ31Ǒ
you hit	82 15ž16Ɗ35ż39c
you hold	82 -13ǖ10ǩ13Ũ39Ǘ
you hoping	83 -7Ţ26X38Ļ
you how	78 -7ǩ8yŉ11ƺ12ńŇ13Ő47Ŋ
you hurt	86 -15ƃ-9ſ56ž
you i	83 9a10KŇ12ķ
you if	74 -11Ţǝ-9Ǩ7Ņ8Ǖ9r10ŋǒǔ11Ŋ15ZŖŵ16Ƨ17ſ18ƪ26W
you in	63 -20Ư-13l-11ǩ-8RT-7nŗ7K8pń10ſƏƣƸ11ŻƷǄ12i14ŽǨ15ų18N21L22Ĺ29E30Ń31O34P36C45Ƥ
you incorporated	89 21ǆ
you insured	81 -24ş-12ſ-10Ɠ34Ő43ŗ50ŏ
you into	89 19g37Š
you is	75 -16Ǔ-8Ķ-7IO9KYŜŞǧ10ǈ11ĿǍ12Ż13Ƣ17Ɓ19Ŕ22ľ
you just	71 -10Ŝ7ŕư8fG9ĸŅǩ10ŭǎǒ11ǝ21Ŗ23Ĺ27Ļ39Š
you keep	64 -14e-12Ʒ-10ǩ7ľǠ8h9ƀ10ūŸ11ǖ14Ǚ16Ɗ17Ű18şƝ19Y20Ƶ22Ś24ƥ29Ǐ30Ƨ43Ǘ
you keeping	89 -17U17ũǟ
you know	62 -17ŘƂ-15ň-7Ň7pŭ8śžƙǣ10ĵŋ12Ʃ13rƼ14ĻĽƛ15Ŝ16Ɠ18Ǝ21ŅŔ27Ƨ32Ƴ70Ŗ78ǩ
you last	69 -9ņœ-8ǧ8Ŝ11Ƙǒ12Yĵƾ13Ʋ17Ƌ18Ƒ19ƫ26ţ34Ŗ
you lease	86 -26ơ-24Ǎ10Ǐ25ǌ33Ŭ35ǋ
you leave	68 -9V-8ť10GĻƟ12Ű13ņ18ƥƶ25ŗ35Ţ43Ƨ
you let	82 11ƪ25ǜ29Ŋ32Ž
you like	58 -34J-23P-14ĸ-12ŨǄ-11VŎ-10nśƤƵ-9jŢ-7ĺƟ7Ş8ōŔ9gŘ11s12Ǎ17Ň18Ń22ƶ29ŉƞ30Ō34Ļ40ǩ43Ĵ47K51ŀ52Ŷ59U83ŝ
you live	72 -14Ǎ-12Őǋ-10Ʒ-9ť10Ɵ13ƃ14G15D17ƣ18Ķ22F25ķ43C65n
you lived	86 -12ő43G
you located	89 -7l21C
you look	75 -9ĻŖ10Ŀ11ŉŨ17Ň18ľ19J
you looked	83 7ƫ9Ķ13ĵ28ń
you looking	75 -8Ļ-7ł7Hĺ13Š15Ƭ18ń19X21VľŃ
you lose	73 -9Ũ8ƊƧ12ĸ13Ŀ18ǝ42Ƴ
you lost	80 -18Ʈ-13ǝ11ǔ13ƨ14ƺ20YƧ27Ƴ
you love	81 -23P-12U14ŝ16ƶ28ƞ40Ŷ45ǟ
you make	72 -15Ŏ-13Ǌ-11ŮǑ-9ǩ-8ƞ-7R9ǚ10ǀ13Ő14ǝ15ǒ18Ŭ24Pů25Ň26Ɲ43Ǆ52T
you manage	87 -16ũ9Ƴ40ŵ
you married	82 17oŢ18f
you mind	80 -9N13Ś16ś21ǩ35Ŋ
you miss	87 -7Şƶ11Ĺ12ǟ20š50ŝ
you more	80 -8H8T11Ũ12YǤ30ũ31Ŀ34g
you most	68 18Ĺ31Ŀ
you mostly	87 11A18ŭ
you move	83 12Ţ14H45G
you moving	89 -17Ţ41H
you my	89 24ļ
you name	83 -25Ư-22o-12ǩ-7ļ21ƫ32Ʋ56w
you need	62 -23Ɓ-18Ʀ-10cĻž-9S-8ŏ9ǡǢǧ12Ōơ14O16ƭǏ17ŁƤ22Ŏ24ŵ26Ū29Ƅ31ŀ53Ĺ62Ǧ71Ń
you never	77 8Ƃ11ņ21ő
you nuts	89 16t33Ş
you off	85 -12ǩ11d13ĺƧ14ƃ16B35ŀ
you offer	87 19ǚ31Ǆ
you okay	80 -22N-16i-12ũ9Ł17Ž25U77Ũ
you on	66 -14Ŕ-11F-8N-7cŌ7C8ƣ9sǊ10rAŽ11ĸļ12Ĵ14x15QS16nƜ17R19Š20ŧ21I24ŭ47ǩ69ƻ
you one	85 -11Ʀ9łƹ12ǆ15Sņ26W
you open	74 -14H10ǋ12Ž26ǅ45Ţ48ǎ
you or	67 -11J-9ō-8ķŘ-7ơǓ7ſ8ƕƣƴ9wĸŷƧǧ10IŎƃ11sKƹǨ12ĺ14ĽŇŧƶǂ17ż18Ǐ21p22Ǉ23ǋ24n26ǌ
you out	80 -15ĺ-12Ǜ-7IƜ10z11U15ƃ17C20Ų22ǘ30l
you over	76 -18T7Ş9Œ10ƾ14Ŏ15Ũ17U23ƺ30Ż31Ŝ44c
you owe	71 -8Aƒ11ķƁ18Ɣ37Ŭ73Z
you own	60 -16ǌǐ-11ň-9ƤƦ-8Ŀ-7Ɛơ9ƥ13ǆ14ŪǏ16Ŭ17Ǎ21Ɣ31ǋ44Ƙ47Ɨ48F72ķ
you paid	72 9ǉ18œ29ţ
you park	83 32Ű
you passed	82 9ư10Ʊ11Ư12Ʀ22Ʒ
you pay	57 -54Ŧ-38ǖ-16ŗ-14T-12X-11ƃ-10Ŗ-9Ů-7Ų10ǣ12Y14ǩ19œ20ĸƕ39Ő42Ơ43Ǖ46ŘǑ56ƒ58ǉ62Œ
you paying	67 -9ǌ-7Ľ9Œ18ǣ20œ21Ĵ22Z24Ơ36Ɠ40ƒ
you pick	78 -15Ţ17WŶ21K25ĺ27ł29Š
you picked	87 -8ĸ15Ʋ18N30Ř
you picture	89 12Ʊ24Ƭ30Ŀ
you plan	83 -8g18ƶ24Ǟ32Ƶ36V
you planning	78 7Ƶǀ10ƌ16V22Ƥ24H
you play	89 37g
you pretty	89 7ŝ10Z23U
you pronounce	89 27b
you pull	82 9Ł10gƌ13R37Ś
you put	68 -22Y-11GH-10Ǘ-8mŒ-7Wǐ7Ž8T10ž11X12ň13ƫ15SƎǞ16Rń17Ʊ18Űƒ19Ʋ20ƌ21Ķű24Ů29ũ
you putting	87 -8m-7Ū11Ů16Ʊ18Ķ
you quit	78 -10ţ-8Ƶ35Ƨ43Ķ57ƹ
you rate	89 24Ƹ
you rather	79 20MŊ22ľ
you reach	89 -8ĺ12g22Ĺ
you read	86 -11EƂ-10e10ř16Ǔ21ū
you ready	87 11Ǥ24Ō
you recall	85 38Ľ
you remember	76 7Ŧ9c10B13œ37Ľ
you rent	75 -47Ơ-11ķǋ10ƣ12ƥ20Ǐ21Ɵ39F40ơ52Ɯ
you renting	87 10ǋ21F24Ƣ
you retire	83 -16Ķ19ƭ26Ƨ27V
you right	73 -11Ś-9œ7C10KǍ11Ŗ12I13Ŀ14Ƭ15X16Œ18Ň19ż20sŧ22p27ņ
you run	71 -15R-11ųǖ-9Ǩ10ǋǜ12Ǆ15A16Ǘ17ǉǐ30Ɲ36ǎ
you said	67 -17B-7ŀ7ŅƷ8SĵĹ9pxAŊŬ10uŮƝ11fqtOņ12Ųǅ13ŝ14G15dƥ17H22c25y
you saw	87 11ŧ14Ũ26ƾ
you say	65 -24ň-14c-13r-7x7ŀƣ8ŇƸƿ9Zľǧ10ƈƉǄ11Yő12ĵŁŎǑǘ13Ɲǂ15Ŗűƺ16ņ18Œ21Ō23w34T
you see	68 -18J-15Ɯ-8Ƙ9Ɖ10Ţū11Ə13Ľ16Ɲǩ19ļ21ř24Ǟ27y30H31ƾ36Vň
you seen	87 -8ş-7Ũ10ƛ18ǒ19Ƴ24ǩ
you sell	80 -7ǞǨ9Ǜ11Ǖ14Ǆ42Ɲ55ǔ
you send	76 -10Ĵ7Z11Ɣ18ǌ22ś
you serve	83 10Ǆ37Ǜ
you set	80 -17H-7ŵ11ư20Y23Ţ34ǝ
you share	87 -7Ő19Ǎ39Ƣ
you shopping	87 29ĺ
you shut	89 -15ǝ-12ƛ17Ɵ32ǎ
you sign	80 -8Š16W18ő20Ǔ26Ɩ
you signed	87 -7O7Ō12Š15Ɓ
you sleep	86 -16Ű17x25Ƥ32Ļ
you smoke	83 -19ǂ-7Ǝ46ƹ
you so	83 -7ő9ŝ10D11śƨ12X20Ŀ23u
you some	85 -15ŉ9Ǝ11Ĵ13z15Ŋ18Ţ
you something	85 -13ǩ11Ľ13Ţ15XŊ24ņ
you sound	82 -8Ň10Ž12V16Ƹ23i35c
you spell	83 8J12ǃ16w
you spend	85 -9Œ15X18k19gl
you stand	89 11X12Ƈ26ķ
you start	76 -14G-9Ʊ16Ǔ31ǅ32ő37R44S
you stay	79 -12Ţ-10Ʒ-9H7Ő14ǝ24Ƥ45V
you staying	74 -10H-9S-7P9jk16F27Ƥ29ĺ33V
you still	70 -17Z-12z-9c-7P9Q10ƹ13CŨ16ǟ24DŷƔ25Ŭ32ǩ35U
you stop	87 9Ǜ10m12V
you store	89 -13ĵ10Ɲ32Ǘ
you sub	89 39Ǒ
you swing	86 -9Y14Ĵ21M27X
you switch	85 14Ÿ40Ŏ
you take	65 -20ŀ-10Ŷ-9xķĺƆ-8Ň-7ŧ7Ŏ9ƿǁǋ13ũ17ŠŨƔ18Ǆ22ů23Ɩ25ő27ǖ28Ƨ87ƻ
you taking	89 -11ǩ30ƻ
you talk	83 -10ņ19Ań46N
you tell	85 -10ǩ7ǚ10r11ǂ15P19ō21Ŗ23ŗ
you text	87 22ū
you that	72 -12SŠŨ-9Ň-8Ɲ7Ʊ10ĸǏǕ11ŉōƯ13YĶƼ15ŞƓƙ21ǅǆ22B23ż31A
you the	69 -22F-13Ǟ-12T-8ǈ7J9r10Ɓ11Ŀ12ŊƖ13S14ŷ16Ō20ǆ25Ʈ27ƅ34Ő35Ł
you there	83 -17Ŀ11Ǩ15Ş16Ŷǋ30Ţ33ŝ
you these	87 9nŐ16cŒ
you think	63 -14Ʀ-10Vœƭ-8Ƥ-7rXĹĻ8śžƥ9BƏƗǞ10Ɠ11Ǌ12ķƒ13Ʒ19ǝ20ű22Ŕ23Ŗ27H36ǩ38Ƭ63Ň
you thinking	73 -13Ŷ-10ư-7Ǟǩ7y8V14XƵ15H21ĺƭ29Ƴ34Ƭ
you thought	83 10Ƃ13Ƶ14Ţ20ư
you to	65 -18ų-13ƶ-10Ō-7œ7Ńů8M10ŶƜƭ11ĹļŠƑ12Ũ13ƕ14Őư15B17Ţ20ĺŵ30Ǔ35Ų37ś40Ŏ41ł
you today	80 -13Ŏ11Ļ13ĹƦ39Ő
you told	87 -8Ũ13l15Ɓ21d29Ŗ
you took	85 -14ƾ14ƀ16ƪǂ20Š26tũ
you train	89 16Ǚ25Q
you trust	85 -24Ʋ54A
you turn	82 -13d7Ƨ11V12Ű16Ɵ27c
you turned	81 -11ƴ-7vŀż15ŤƗ20ţ23ƪ26c30ſ
you under	83 -8Ŭ8Ǥ11n24ǌ39c
you understand	89 26Ŗ48ň
you up	71 -10Ű-9Ŋǩ-7œ7Ŝ8xWŻ9ƣ10CO12ŗ13k15ƹ19Ũ23Ō25ƴ35ŕ38Ŀ48Ƥ
you updated	86 14Ʋ37ƌ
you use	61 -14ƹ-13Ŷ-11Ǘ-7Ū7J9D10œǓ14Ő16ǩ17ǘ21Ǒ25ƿ26Ų38ŭ42ǖ
you using	87 -13ǩ-11ǐ-8e17ƹ18ƕ20ŭ22ǆ23Ő
you usually	83 -9g-8ĺ21Ał28L
you want	50 -21ǩ-16Ś-12Ʀ-11ŗŘ-10Ŧ-9łŒŝƷǓ-8ĽŁƒ-7uœŕƧƩ7Ƙ8ľōŽ9eL10ĺžƂƨ12aƀƄǡ13ƃǁ14ſ15VŎ16s17ƁƗǦ18y19JŊ20M24ư26KĴƵ27Ń29ƫ32ƭ33Xŉ36Ō41Ƭ43Ʊ45Ļ51ƶ
you weigh	83 47ƺ
you went	83 7Q10r11Ƭ15ĺ17ǅ19ő32ŀ
you were	67 -10ŵƤ-9Ļ-7Ŗ7lœƱ8Zĸ9ǝ10ŇŧƍƦ11ŝ13ƃ14Ľ15ƯǨ17ś19Ĺ20Ǝ24WƷ27Ʈ
you what	74 -15Bǩ-14Ʒ-10Ǩ-7Ŗ9Ƨ10i11Iſ12ŭ13Ľŀŗ14c15Ť18Ŕ19Ŋ28Ʈ33Ļ
you when	73 7AŠ8Ƴ9G12ĹƦƶ13PŐ14ƒ15Ÿ18Ũ23Ơƿ
you will	77 -10V-9y9zū12c17ś20ƭ21ł24Ǟ36H
you with	71 -24Q-14ő-8nuV-7ŁŞǩ9Ǡ11ŝŨ12ľ16Ŧ18Ĺ22A27Ŗ52ň91Ő
you work	65 -20U-19Ǒ-15ŭ-14W-11Ǆ-10ǃ-7Ő11ǔǝ16ǋ20Ɯ29P31Ƹ63R109Q
you worked	89 -7G25S
you working	89 -15N-14V12Q45P
you worried	89 8ƚ11Ŀ
you would	59 -9rƱǩ-7YŗŘ7ǁ8ƃ9Vŉƒƫ10ľŢ12Kƭ13X14cũǓ15ŴƗư16AP17ŝŵƬ21Ŀűƶ22Ĵ25Ŏ31Ƥ
you write	86 11bŉ14Ő17ǜ25ǩ
you you	82 7Ĺ8Ƅ10ƾ11Vĺ15ŀ
young	77 9Ƴ11Ź12Ư14ƭ20ź22ĵ56c
young are	86 44c
younger	89 -17v12Ż29p
youngest	86 -7c8y32v
your	26 -28Ų-20ť-19Ť-18C-15ōƈƩ-14ĹŌŏŬű-13ĸļőŗƇ-12Ů-11Ūŵƌ-10YũƆ-9ŀŭƋƐƴ-8Gňǩ-7uKŊƬǗ7cDMŐŨưǆǞ8aĿŅżƘ9ĽľŖŻſƀƂ10łƁƝƧƸ11ŕŘŝŴǄǎ12ŶŸǔ13EŃŒřƜƦ14yJƶǅ15ghnIŽžǙ16tWƢƯǝǠ17oŜƫǧ18Ǥ19lTƾǛǡ20jŚƕƺ21VŇųƷǈǋ22vƲ23şŹǐǖ25dsxƤ26PŁ27Ķů28ǂ29pǕǣ30w31eqƨ32Ǣ33ǉ34Ʈ35rƃ36Ƴ38ƥ39ĵ44ƽ48ǘ55B62z
your #	85 10e11E17Ķ18w22h24Ź
your @name	83 -16r-9Ɩ12Ŕ13ř37Ś59Œ
your account	86 -8Ř-7Ǡ19ř23Œ25Ŝ
your accountant	83 -30A29Ǡ40B
your address	83 -13ǋ-8nG21ŷ40D
your age	82 -21Ŋ-16v15p74c
your agent	75 -27ņ-7Ő15Ǟ54Ŝ
your agents	89 -15ņ-7o51Ŝ
your annual	85 15T18Ǌ
your apartment	82 -13Ǎ-12Ƅ15ƣ33ơ
your auto	80 -10ǡ12ſ14ƃ18ž39ş
your bedroom	80 13Ɨ
your belongings	86 8ƥ26Ɨ
your beneficiary	89 
your better	76 -14Q-10b-7Ƹ15p17ǂ18ƨ19q21t24o29r
your biggest	74 51Ŀ
your bike	87 40ƥ
your birthday	78 -22v-8p78d
your blood	87 -7ǩ14ǁ18Ƽ
your booking	79 -32Ǘ15ǝ34ǖ
your bookkeeper	86 -13Ǡ29ǘ
your books	86 8Ǡ
your boy	85 -12d-8Ƣ-7Ĺ16x18v26Ź32w
your boys	89 -11a11m14w16x18v
your brother	75 -10ŭ-7s10ƫ11n15ǆ16ŁŅ17Ƴ18ų26B
your brothers	87 17B27ƽ
your buddy	85 7Ƣ25B36Ņ
your budget	83 22X29ĸ
your building	87 -10ơ11Ǎ26ǋ
your business	70 -15R-10ƝǞ-9Ǌ7ǔ8Ǣ14ǘ15Ǡ16Ǎ17P21ǃ23Ŏ25ǎ28ǡ48Ǆ
your call	89 -9Ŕ-8L-7ǃ18Ĺ62Ł
your car	73 -36Ŵ-15Ƣ-12Ǧ12Ƃ13Ž16ŵ19ƥ22Ŷ24Ū26ű31ş47ž49ų
your cell	85 -16ř39I
your check	85 -14T-8Ǔ-7Œ10ǧ11eW35ZƮ
your children	89 13Ư
your client	86 -14ƃ7ǚ8Ǘ22ǘ
your clients	83 -8Ǆ17Ǘ38ǔ
your closing	89 29Ɩ
your commercial	87 -9Ƌ12ǍǢ
your commute	89 -19ŭ49ů
your company	73 -13ş-11ǐ-7ŀŐż8ǅǜ9ǥ11WŢǃǙ13ţ14ŝǦ17Ŝ18Ƨ23Ş26Ķ32Ǆ
your contents	89 13Ǣ17Ɨ
your coverage	76 -24Ƭ-13ŏ-9ň-8ǝ-7Ǣ11Ƨ13X14Ƅ17Ɠ20ŕ24Ő25š37ŗ51Ŗ
your coworker	89 10B26Ƴ
your credit	72 8e13ƕ64ĵ
your crew	85 -9ƆǑ16ǣ26Ǉ46ǈ
your current	66 -9ǅ-7Ơ7Ś8Ţ12SŖƵ14ǥ15őŜ17ŕ21Ş22G31Œŗŝ
your customer	89 12Ǘ20Ǔ
your customers	75 -8lƝ19Ǔ33ǃ39ǖ
your dad	76 -10Ť7A9Š13z18ƽ56Ƴ
your dads	89 -9Ƽ17z23ƽ
your date	87 -53p60d
your daughter	73 -15ų-7Ĺ7B9Ʒ10Ǟ11w16Ű22y23x26v33Ź
your daughters	83 -15b-9m17Ʊ23ų38w
your days	89 -28R19k32g
your deductible	80 18Ř35Ŧ
your doctor	80 8Ƹ20ƃƾ
your drive	87 36ů
your drivers	81 -16ŷ-10Ů20a40ǐ
your driving	86 11Ż22Ž
your email	74 -19K28ǘ69J
your employees	82 -19Ǉ-7Ǒ10Ǘ11ǐ57ǈ
your employer	77 21Ƨ39W40Q
your end	89 -9Ɨ15j23i42Ŕ
your equipment	83 30Ǣ
your ex	89 48ƫ
your experience	76 15ņ21ǣ
your family	69 -25Ƥ-17Ƴ-16Y-11Ƽ-9Ʒ-7u8ņ9ſ11ƃ13Ŀ16ư22ƶ30Ʈ33Ƭ39Ũ71n
your father	83 15Ƴ17z41ƽ
your favorite	85 23ƞ24Ŷ28ǩ
your feet	89 -9R20P21U
your first	81 -9Š10b16Ɩ17a19Ň21S43ŏ
your folks	77 8ǈ11Ʈ21ƥ23Ʀ28ƽ54z
your friend	86 19B24Ƴ
your girlfriend	87 -10ǌ13Ƣ22Ʒ
your goal	89 -8i44Ļ
your gut	83 15ǜ18ł44Ň
your guys	83 12Ǥ13ǣ15Ǚ19ǐ33ǉ
your half	89 -17Ư7Ǩ25Ơ40Ƣ
your hands	89 15t18Ś20P
your head	85 -13W10Ʋ11ƗƤ17Ŀ21Ǉ22Ũ
your health	62 -54ǂ-10ƽ8ƴ27ƃ141Ƹ
your height	86 28ƺ
your home	65 -22Ő-13Ɣ-10ő-8T9Ɵ11ƚǁ12ķ15F20Ɯ25Ű31ƅ32Ɠ41ƒ47ş
your hours	85 -9ǎ12Ƨ40R
your house	71 -22nƔ-20Ɨ-14Ǐ-12Ǧ-8ƒ-7ŐƑǇǘ7Ʈ8M10ķƂƜ11ĸ12ƙ14ŷ15ǁ21Ł27Ɔƕ47ş48Ɲ
your household	87 
your husband	60 -18Pƾ-17o-15ǟ-9ƺ-8x-7Ƹ8ųƮ11Ư15ƫ18Ł21np22ż30ƨƷ33t34ǂ37r40q46s
your husbands	74 -15d-10ŭ-8Q-7s7r11qǂ14ƨ19p27o32Ŵ
your income	71 -16Ʒ10ƭ11Ƭǔ15u27Ʈ29Ư
your insurance	70 -14ŏ-11ƃ-10W-9Ŧ-8Ʀǒ-7ſƔ8ž9Ŗ10XŽ11Ŝƀ12ƕǥ13ŧ15řŚţƁ16Ş22ľ30Œ83Ő
your job	72 -17ŗ-9ƃ-8q-7ǝǨ9ǒ13V16ǀ17Ƨ24U45W71P
your kids	76 -11ƭ-10Ư8Ľ10Ʊƶ11ƃ14w42u43v
your landlord	77 -77ǌ-9Ƅ49ǧ80ơ
your last	62 -27Ŝ-17a-15ť-10d-9ŔŖ-7Eœǩ7ư8Ǟ9łƪǤ11Ƹǣ13Tƶ14ŻƧƾ16żƹ17ǉ19Ǚ23c24bw26ņ33Ƽ
your lease	78 -71ơ-13Ĺ-11ǧ75ǌ79Ƥ
your lender	87 11Ƅ24ƕ
your liability	83 -17ŗ-8ƀ15ž38ǡ
your license	74 -8ŕ-7Ź14Ƅ15ƺ19d50Ÿ
your life	85 -8Ś7ƫ14Ʀ17ƪ18ŨƩ
your list	87 8ĺ16ń47ľ
your little	87 -9Ų12Ɲ21w27x
your main	80 -18P-8q-7Ǐ11Ɵǝ24ľ25Ǖ50Ǆ
your marital	89 21f
your medical	87 18Ƽ25W
your mind	76 -13Ť-10ǩ-8Ş7r9Ɨ13Ĺ15Ń18Ľƶ26Ũ29ł33ĿŎ
your missus	89 11p14r17ǂ19Ʒ
your mod	89 43ǣ
your mom	75 -10Ư-8Ũ7Ƥ27ŷƳ40z
your moms	89 9Ƥ15ŵ19z
your money	78 -7uƫ11ņ15ŧ21A23Ư
your mortgage	82 -11Z21ƕ48Ɣ
your mother	80 7Ƴ9n14ƫ21ƽ39z
your name	73 -29w-15oǃ-7B8Ōƻ11Ľ15F23ķ28ǐ29bř91a
your neighbors	89 15Ǎ17Ņ21ƙ
your number	87 -14eřū9Ǖ17ľ21ǔ46I
your occupation	86 -21q35P
your office	87 14Ǥ15ǋ23M
your old	85 -9c9Ƶ19Ľ24ņ34œ
your oldest	82 -8p15w20v23y
your other	87 -26Ū-13a29o31Ŵ
your own	62 -27Ǎ-23ǐ-18Ų-15ƞ-14Uķ-11ĸ-10ƣ-9yǩ-8ƨǣ7Řǆ9zǀ10n11ǅǓ13ųƍ15ƃǠ16Ŧ18Ǒ20ň24Y26ǃǋ30Ł33VǛ42ǟ60ƀ66Ʀ
your parents	72 -25Ƹ-13u-12Ƽ12Ʀ13Š14Ư18ƥ35z44ƽ
your partner	74 -9Ǆ-8ŇƤƸǆ12o15p16ǂ17sƨ22rƷǨ27t30q
your partners	81 -24d-11ǆ10Ǩ11ǂ19ƨ25o31p32Ŵ
your pay	89 8Ƭ37Ʈ
your paycheck	78 -16Ǡ-10q13ƭ18Ĵ27Ư34T35Q
your payroll	81 -12Ǉ38ǉ
your people	74 -17Ųǔ-8ǖ-7Ǖ13ƶǘǡǤ22ǐ23Ǚ32l36ǝ38ǈ47ǉ
your phone	83 28Iś
your place	73 -10Ɛ-8G7Ǚ10ƑƣǠ11jŰƓƛ13ƚ15h16ƞǛ17F19M22Ɯ
your plans	76 -9P-8W13V28Ǟ33ĺ
your policy	68 -23Ʀ-17ǥ-13ū-10Ʃ9ǡ12ř13Ǥ14ƀƛ17Ɠ20Ŝ21ŕŢ22Ǣ24Ŗ31Ś34Ɓ50ſ
your property	87 -7ž10Ɯ12ơ14Ǣ
your record	89 -20ŋ-7ţ19Ż21ƿ
your rent	85 40Ơ
your roof	83 -32ƈ-8p18Ƒ21h37Ɖ
your salary	83 7W15Ƨ33Ʀ37T
your sales	74 -9Ǌ12ǔ18Ǜ43ǖ
your schedule	89 48R
your score	86 33ĵ
your share	89 -7Ŋ25Ơ27Ř
your shop	85 -11b14ǃ28ǔ
your side	87 -10Ũ14u16Ŕ20Ɲ22ŧ
your sister	77 10Ņ14A23Ư32B
your sisters	89 -8ƽ56A
your social	80 -7Ǘ21ǆ69e
your son	73 -19ǟ-10t-9ƭ-8p11Űź14ų15w16ǈ17Ź20y24x27Ǟ35v
your spouse	72 -16Ƹ-12Ɠ-10P-8f14pƷ21q29r37ǂ41s42ƨ
your spouses	85 -8c11pƷ22q26o
your store	89 -11ž18ǋ30ǡ
your street	76 17ƙ
your stuff	81 -8ű14ƥ27ǘ37Ɨ
your subs	78 19ǒ20Ǥ
your system	87 11ǘ35Ǘ
your teenager	78 -9Ź14ŭ16ź
your things	87 26Ɨ28ƥ
your time	80 -7Ƈǎ17Ŋ18L22Ļ39Ń
your tools	86 -12Ű12Ǣ16Ƙ17Ǐ
your umbrella	87 -10şǦ25Ƃ
your uncle	89 9Ƴ25B
your unit	87 -23Ɔ-8ơ8Ƥ13ǌ18ƣǋ
your vendors	89 12Ǖ
your weight	85 25ƺ
your whole	85 -13Ʃ20lǐ38ƭ
your wife	59 -15PƼ-11vŇ-10Ƹ-7Ʀ7Ǡ8n9ǆǨ14o15Ŵ16tƮƷ22ǈ26ǂ32ƨ34qs38ƫ42p46r
your wifes	74 -15d-10Ƹ-8aP8Ŵ12q13Ʈ15ų19ǂ43o44p
your will	86 31Ʋ
your wind	86 15Ř
your work	77 -25Ŷ7Ɲ10ǣ13Rǁ15ǔ19ů20ǚ24Q30ŭ
your yearly	86 8Ů14ǉ18Ǌ
your your	85 7ƫ13Bŏ14ƚ
your zip	79 22E
yours	60 -13hǩ-11ǡ-10v-8ŴƗ-7rōƃƫ7ƒƕƙǏ8btƁƥƽ9ASŚƻ10ŤǦ11ľƊƲ12ǌ13uBŸƨ14ŮƠ16ĵž17ŵƖƝ18Ŷ21ű24ķ26x29Ʀ47ų67F
yours $	71 -13h-11ǅ-8Ɨ-7c7wŠ8G9pz11Ŷ12Sƻ13Ť14Ʋ16Ÿ18Ƣ19u20Ơ21ķƖƝ24Ʀ31F
yours is	89 -10ŵ13Ɓ16Ŷ18Ɗ23ű
yours or	83 -12Ƣ-8p-7w12oǏ18ķ46F
yourself	59 7AŠǨ8ŢǠ9Pƀǣ10ƢƯ11V12Ǒ14Ǝ15c16gŁƕ17ţǉ19Ǉ21ō22n23Ŧ25H26Ʀ
yourself $	65 -7H7ǂ8ƕ11Q12P15Ǒ22ţ23ō24Ʀ26gŦ27n
yourself or	77 7A8n9ǅ12ƕǠǨ13Ƣ16ǚ
yourselves	80 25Ř
yourselves if	80 25Ř
zero	87 13ţ15ū20ř
zillow	89 23ƅ29ƒ
zip	68 91E
zip $	80 9E
zip code	80 16E
zone	79 7L22ǩ39ƙ
zone $	85 
zoom	87 59M
~<#>	35 -26Ĺ-23Őǩ-21JŏŤ-20l-19qķŃŖ-18Ũ-16QŇũŬƟǜ-15CKƵ-14HNPŁņňŭ-13gkozŠűƎƞǥ-12aAľŝƇƜƣƫǃǚ-11ĿŀřŚǖ-10itxĺĻļĽŌŔśŴƑ-9Fƛǂǟ-8mŊşŲųƉƕƤƳǋ-7BUŵŶƍƧƿǒǠ7bsVłŻǌ8fYźǏǐǓ9ƄƲ10ţŷŸǆ11rťƏ12šǢ13ưƹǅǝ14ĴŹǉǣ15Ƌ16hSǕ17en19ĵŪǨ20GŅƨƽǘ21ĸūƗ22œƈ23LŘƓƪ24Dƃ26uyƘ28ŦǇ29IOƭ33Ǌ35ƆƔ38Œǡ39dǦ41p42ƅ44T45Xŗ47Ů49ĶƂ59ƒ62Ʊ64Ơ66žƺ75v84ƬǑ86cE
~<@d	63 -9q-8ǝ-7ǅ7sŌ8ĸǘ9Ľǟ10ŭǉ11ƻ12gŵ13ǈǙ15i16Ńǧ19R40k43ǎ49L
~<@da	63 -9q-8ǝ-7ǅ7sŌ8ĸǘ9Ľǟ10ŭǉ11ƻ12gŵ13ǈǙ15i16Ńǧ19R40k43ǎ49L
~<@m	67 -8š7fƛǤ9ĸ10kyV12Ľ13ǜ14Ź16ť18Ť20ƾ23ŕ26pŃƟ29d
~<@mo	67 -8š7fƛǤ9ĸ10kyV12Ľ13ǜ14Ź16ť18Ť20ƾ23ŕ26pŃƟ29d
~<@n	53 -12Ƹǩ-11ǃ-8qťǣ-7Ũǟ7rAƘǨ8bŜǡ9aĿ11pƢ12JŐ13ř14ļ15ľ17ǒ18iƨǂ19ǘ21sź23œ25o26tŦƷ31ǈ32Ǥ35Ś38ĸ40Œ
~<@na	53 -12Ƹǩ-11ǃ-8qťǣ-7Ũǟ7rAƘǨ8bŜǡ9aĿ11pƢ12JŐ13ř14ļ15ľ17ǒ18iƨǂ19ǘ21sź23œ25o26tŦƷ31ǈ32Ǥ35Ś38ĸ40Œ
~<a>	28 -29ƕ-23ŀǔ-22ǎ-21j-20ž-19s-18ŉŴ-17ŝƧ-16ƮǦ-15cxVŌŐťǋ-14kŠ-13pŞƷǆ-12řŢ-11dCGŖǇ-10azŕų-9yĴĿƵ-8tEĺŁƄƉ-7ķňşſƒƞƽ7wņŪūƔƗơ8ŔƥƯ9eUĵŅŜżƅƟƼǏ10iIŏŬűƛƾǅǈǒǟ11ǌǓ12ľŎƦ13ZƆƐǣ14ŲŷŸƎ15YŤŭƏǍǝǧǨ16ƇǙ17ƊƓƬƱ18hl19Ńǚǥ20źŻǜ21AWŰƹ22bư23LSĽƤǉǘ24ŮŶƚ25ŘƑƜ26ĸš27Nǃ28m29ĶŊőƍǊ30fś32gĻ33ŵƿ34Ʋǀ36Fǩ37X38P40T41u43ǁǡ45q49ƣ52Ƃ
~<ab	41 -14x-13ǩ-12c-11Sǃ-10ŕǢ-9jňŵƼǇǞ-8sQĻŐǅǐǨ-7wMRńŏŒşƩǒ7nĶĸŹŻƈƏ8ņŔŢűŶƆƠƨƲǏ9HVŉťŨůƎƸƺǗ10uŲƷǊǛǜ11hľŊƂ12Błšǂ13pzAGŖƔǁǌ14ļǀ16ŝŤŴƶǄ17Ƭ18ĵō19Tƞ21YŀŽƍ22ŇƳ23rŞ24Ǎǔ29Ŀ33Ĺ
~<abl	81 -7ǘ11Ʒ13Y14z17N20ś
~<abo	41 -14x-12c-11Sǃ-10ŕǢ-9jňŵƼǇǩ-8QĻŐǅǐ-7wRńŏŒşƩǒǞǨ7nĶŹƈƏƱǘ8ņŔŶŻƆƠƨƲǏ9HVŉŢťŨűƎƸƺǗ10uůŲǊǛǜ11hŊƂ12Bľłšǂ13pAŖƔǁǌ14GYļ16Ǆ17ŝŤŴƬƶ18ĵō19Tƞ21ŀŽƍ22Ƴ23rŇ24ŞǍǔ29Ŀ33Ĺ
~<ac	55 -11ǩ-8IŘƧ-7ŗƮ7ŒŔŪ8e9mJK10PŜ11Yǀ12ĴųǕ13AĶŖťƒ14ţ15ļŴǆǗ17ǖ19Bǔ22Ļ23ƃ25l29řǠ36ż
~<acc	57 -11ǩ-9Ƨ-8Ř-7IƮ7Ŕƪ8eŪ9mJţ10Ŝ11Y13ĴŒųǕ14AĶťƒ16ĻŴǗ18ǖ20Bǔ24ƃ27l30řǠ39ż
~<acr	86 10M12ů26ļ
~<act	76 -7Œŗ7Rŏţ10Ļž12ǆ15K16P17ǀ21Ŗ
~<ad	54 -19S-12Ō-10ŉǩ-9ǘ-8ũƒ-7ƶ7ZŷǠ8nǓ10ķǗ11E12yǌ15cǏ17Ƶ19J20Ű22ļ23ǋ24GƁ25ōǚ26ǧ28B30ŧƎ37A40D46Ǟ51ƌ
~<add	57 -20S-12Ō-10ŉ-8ũƒ7ŷŹǤ8ZǓǠ9n11E12ķǗ13yǌ16cǏ19Ƶ21JŰ25Ɓ26Gǋ27ōǧ43D50Ǟ55ƌ
~<adj	83 -12B48ŧ
~<adv	72 -8ƶ35ǚ51B52A
~<af	54 -18ǩ-11ƭ-10Ř-9Ń-8Ǩ-7H7ŌŰƕƧ8jǤ9tţƩ10iľƈƋ11Jǟ12ƷǎǢ13gĻ14ť15yEUŜŢ17wƮ19ķ20ƃ21Ư22X23zŦ24L25Ũ27Ƴ35Ŀ48ũ
~<aff	85 10ǔ16Ƥ39X
~<aft	55 -11ƭ-10Ř-9Ń-8ǩ7ŰƕƧ8jŌǤ9tţƩ10iľƈƋ11Jǟ12ƷǢ14gǎ15EUŢ16yĻŜť17w20ķƃ22Ư23Ŧ24zL26Ũ28Ƴ50ũ
~<ag	51 -16Ŋ-13ĸ-11ŌƉǒ-9q-8nxŵƨ-7Őŧǂ7ZŸ8Ǟ9ftLY10kŷ12ľ13ŁŶƪƭ14ǩ15B18Ǔ19r20Ľ21ƓƗ22ňǡ23ť25ũ26ń33ƈ39v42p52Ŝ62ņ65c
~<aga	61 -12ĸ-8Ǩ8ŜƿǄ9Bǡǩ10oZ12rY13kt14L15ń17Ŷƪ26Ɠ28ňƗ33ũ
~<age	58 -15ĹŊ-11ŌƉ-9ǒ-8no-7x8ƽ9Ÿ10Ǟ13ŷ15ľ16ń17ƭ25ƈ45v52p66ņŜ76c
~<agg	87 26ǡ
~<ago	77 -7ŧ7ĺ9ƴ12G14u17f18ƈ21Ľ37ť
~<agr	78 -11q8Ǩ10Ƣ11ǌ13Ư14B16rĹ23Łǩ29Ǔ
~<ah	76 -9Ʊ8a9Ś12y15ľƲ18K22Ō28Ş
~<ahe	76 -9Ʊ9aŚ12y15ľƲ22Ō28Ş
~<ai	77 -7ǆ10ĸ11V12ŉƋǌ13ơǀ20Q22ǃ31Ɯ
~<air	78 -7ǆ10ĸ12Ƌǌ13ŉơǀ21Q22ǃ31Ɯ
~<al	43 -14ǩ-13Ʃ-12SŗŶ-11AR-10ňŝƭǑǞ-9ľŀŵǢ-8jOŌŎśűƈƔǧ-7bcœšůƏƕƙƺƽǅ7tzųƍƾ8lŬǄǒ9sWĶũūŷǨ10ŋƊƨǐ11wĹţƖƳƷǛ12ķņŨƝƫƵ13ĴĿƗƢǖ14ư15xƞ16Ŗ17şǇǍ18łŏ19ŊŴ20ƿǕ21ƌ22dŦ24kƁ25iZǙ26ǥ27ō33nƎ
~<ala	72 -8Ə7Ǎ8l19ū67Ǝ
~<alc	71 32ƿǛ
~<all	48 -22ǩ-16a-12ŗ-11ARŶŽ-10lǑ-9SŁŝƈǢ-8OƮǞǧ-7ŇňűŹƩ7rŅŒǔǗǘ8gŃŮƲ9tUņţŨƖƞƹ10ŬŴƻǒǕ11WĴŷǄ12dũǨ13xųƊǋǐ14wƨƾ15ƫƳ16ƝƢǖ19ķĿ20Ŗş21Ǉ22k23Ɨ24n25ƌ26Ŧ27ł29Z32ǥ33ō
~<alm	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
~<alo	72 -12Ɣ-10Ʃ-8ǋ-7rłś7ƃ8x9Ƽǀ10i13ƞƷ14sŠ16ĶƧ18Ǎ19Ƶ22nŁ
~<alr	65 -7Ɨ7ĴŨ8KƷǁ9d10ŽƮ11Nư12ŇŹ13p15Ĺ16M20ŋ21ŏ23Ɓ24Ŋ29i
~<alw	78 7Ɯ9ņ10ĸļŘǩ11V13ĵ23Ɨ27l
~<am	53 -14ŉ-9ƀ-8Lž-7mpĻľřźƖ7AIMŇƳǄ8ĹŊŌƗ9wPUĽŦŵƊǖ10CŅŝ11cqQņƓ12dh13fǥ16g17ƞ18ńż19b22N23i25ō29a30Ƭ34ňŗ
~<am>	55 -13ŉ-8L-7pXžƀƖ7r8AIŇƳǄ9ĹŊŌǩ10wMPUĽŵƊ11qCŅ12ņŝ13cdh14f15ǥ16g18ƞ19ńż21b23N25i27ō30a36ň
~<amo	71 8ƚ10ƦƱ14Ɨǖ15Ŧ17XƓ47ŗƬ
~<an	26 -20ơ-18S-17Ƨ-16VĴǅ-15Ń-14ŅňŢƠǩ-13UŰƈƩ-12sǋ-11ĽŎŨŸƒ-10cQŇƵ-9Fĺļŕ-8Gŀŗ-7ŵŽǟǧ7ŮƫǓǡ8bŔŖůǎ9ĿŁūƔƳƽǗ10tŜš11NĹŦưƴǇǌ12BƎƥƯǉǖ13AJƋƓƸƾǣ14zĶƐǍǕǘ15ŒŹƉƍǁ16wWĵƄƝƟǐ17dmPŏƦƱƹ18űƗ19knōşŲŻƑǏǙ20CTŉ21yHƛ22gƨƿ23oDń24ųƘƺƼǈ25ķţ26ŷƻǃ27ǜ28a29ƌǆ30vƜǛ31Ƃǂ33ż35Ū36Zǀ37h43ǚ
~<an>	52 -12Ǡǧ-11Ǐ-9ŞƝƧ-7ĺłšƜǢǥ7qYūƦǃ8ŊǚǦ9Ŕżƞƣǌ10JĹőƶǋ11FKǜ12Oƃ13lN14Pƴ15ƅƕ18ǉ20Dǖ21Ķ25ľ26Ū28Ƃ29bŜƗ30Ƅ37A47ǆ
~<and	32 -22ǩ-17ű-15Ňǋ-14ŵƣ-13SŲ-12ơ-11jǔ-10Ńňƅ-9ŀŅŰƒƸ-8VĴĽŉũƝ-7YŝšŨŶƙƞ7qQŌžſƯƼǗ8etřƀƁƂƿǣ9őƜǀǙ10gNūƃưƾǂǠ11ńŐƛ12Jķşƨǌǥ13PTųƆƎƓƻ14hzBǐǕ15Ɣƫ16pŷƗǇ18Ŧ19ō20nĹǏ21DWZƋǁ23ǃ24Œ25ů26vwǛ29ǚ30dC32ǈ33o35ƺ42a43Ū
~<ani	85 47h
~<ann	75 9ƪ10Ş12ǉ15Ǌ20T22Ů
~<ano	72 -13ş-12ů-11d-7Ʀ9ŷż10ō11Ź13v15ƴ16Ő17Ǟ19IŶ22H27ŴƟ32ŵ36y
~<ans	79 8Ǜ9ľ13ǚ14K17Ŕ20Ļ45ŉ
~<anx	87 25Ƽ27Ŀ
~<any	35 -20Q-18Fƈ-16ǅ-14Ơ-13UƁƧƩ-12ŐŢŴƕƗ-11csŎŽơǝǦ-10Ĵĺŗůž-9AłŃŊőŵŸƮ-8lpqĹľŧŨźƶǟ-7LSĸĻĽŅŒŚŭƀƷǋǠ7yŝƭǗǢ8ſƚƾǎ9ŪƟǨ10uzƯ11jŔŤƄƋǏǣ12ŷƢǃǓ13ƴǚ14ƙǆǍǛ16Łŉũƛƽǘ17ĵŖǑǙ18ƨƳ19ƉƐǔ20şų21ńƻ22Ƒ24gšƍ25mķƼ26ZŹƥƹǜ27Ʀƿ28Ƙ29hkHţ30Ż31ŏƂƱǂ32ż36Ɯ37ƝƸ38ƌ41ǀ44ű45Ų
~<ap	54 -18ǩ-10Ƴ-9Œ-8Ʀǧ-7nœƛ7ŊŰƞ8ŌŵƱ9Ł10vGŎ11Ň12FƒƿǍ13Śƾ14BƜ15ƥ16Ťơ18Ɨ19Ƣ20Ƽ21DƠ24Ž25Ƥ26Ƙ27ŝ28Ų30ƣ34ǖ37ƴ
~<apa	60 -9ŒƄǧ-7ƛ9Ű11ƞ12vG14F15Ǎ17Ɯƥ19ơ20Ť22ƗƢ24DƠ30Ƥ34ƣ
~<app	63 -17ǩ-10Ƴ-8œƦ8Ŋ10Ōŵ12ŁŎƄ14Ň15ƾ16Śƒƿ17B29Ž31Ƙ33ŝŲ41ǖ43ƴ
~<ar	32 -17ŜŹ-16űǅ-15AŧƗ-14ļŔǛ-13Ň-12ĽœŤƀ-11mŊƔǥ-10ōƆƈƫǃǖ-9ŴƽǓ-8qrtKSśơƧƨƯǂǜǝ-7őšƝ7hNžƖ8ĿŀŁŞǣ9Xĵŋŷ10ĶňƉƏǤ11VŖųƁƹƻǨ12yŌƤƮǇ13ŏşƑƷ14TĻŒŭ15kzRŨ16bǀ17LłńŝŪŶƞ18sŃŬƭ19wĹŢƟǈ20nuZũ21fjEǑ22aŗƣǞ23gPƱƺ25iƸ26Hǎ27v28Q29ǟ32x33FŐ36ǆ38l40C42ǩ44c
~<arc	89 19ǚ20Ɖ
~<are	33 -18ǅ-17Ź-16Ŝ-15AŠ-14ļŔűŵǛ-13ŇŧƀƗ-12Ť-11ĽŊƔƯ-10mtWōœƈƧƫǂǃǖǥ-9ŅƽǓ-8BőŴơƥǜ-7KSśšſƓƝƨǝ7dIXķŚşťžǠ8hNĿŞųƖ9ĵŀŁŋŭǣǤ10uTŒŷ11ňƏƹ12ĶƁƻǨ13yVŌŖƤ14nŏŬƮƷǇ15LĻ16zRƟ17bkŨǀ18jłŝŪŶƱ19ƞƭ20wĹŃŢǈ22gEũǑ23fǞ24aPŗƣ25ƺ26Z27iƸǎ28H29v30Q31ǟ34x35CFŐ37ǆ42l44ǩ47c
~<aro	58 -12H-10Zǩ-7Ɔ7ŒƕǗ8uŬƥǧ9Ǝ10Wĵşŭ11hLſƱ12ƑƓ13nǁǉ15T16l18Vƍ19Š20ń23Cŵ26s
~<art	75 22ǆ
~<as	47 -18Ư-16ǩ-12Ÿǔ-11ş-10ŲƘ-9Ǘ-8BSľŖţ-7ĻƝ7lzĹƇƬ8Śƒ9Ɓ10uAPŏũ11Fō12mƕǒ13ŷƲ14fǦ15pvńǌ16oƿ17Ɖ18YŁư24a27ķ30Ƽ34ơ36Ŋ39ŉǃ45c52Ǔ
~<as>	57 -18Ư-12Ÿǔǩ-10ş-8S-7hm7ŒŴǀ8KŰŶżǁ9CŢƂǣ10v11lŚũƫƬ13ń15F19fǓ20Ʋ21ơ22o23ŏ25cŷ50ǃ
~<asi	81 -8m13Ʊ35ư36Y
~<ask	54 -9ŷ-7ŇƖ7wZšƧ8imvPĵ9Ƈǒ10hƄƒǧ13pĹ14Aǌ15ƕ16u19ơǦ20ƿ21ō22a23Ł30c43Ǔ44Ŋ49ŉ
~<asp	85 16ƻ36Ɖ
~<ass	77 10Ɓ19z25m56ķ
~<at	41 -22i-19Ƃ-15cşơ-14ƃ-13ŝǈ-12RŔǄǞ-11jklŕ-10ŒƪƳǏ-9YŀňŌŤŦŧƟƠƶƷǑǔ-8foōƵǁǝǩ-7XZņŭųſƅƎƒƺǀǂǇǚ7Ɠƫ8ĺŶŷƧưǡ9qńƭǊǒ10ĶŇƾƿǌǢ11DŮƦǦ12bPœƹǘ13ļŁǣ14ƽǙ15ĵ17hBVŎ18C19ŚƖ20sž21uGż22ǖǤ23LN25źƥ26ŏ27ƨ29ŜŰ30WĽĿǛ33Ņ36Ɲ40Q42U45n47J50S
~<at>	41 -22i-19Ƃ-15ş-14cƃơ-13ŝǈ-12ǄǞ-11jklRŔ-10ŒŕƪǏ-9ŀňŦŧƠƷǑǨ-8oYŌōŤƟƳƵǁǔ-7fZŭųſƎƑƒƶƼǀǂǇǝ7řƓƛǠ8ĺŷƧƫǡ9qBCńƭưǊǒ10ĶŇƾǌ11DŮƦƿǢǦ12bPœƖƹ13ļŁǣ14ƽǙ15ĵ17hV18Ŏ20sŚž21GŰż22uǖǤ23L24N25ƥ26ŏź28ƨ29Ŝ30ĽĿǛ31W33Ņ37Ɲ40Q42U45n47J51S
~<att	77 -10ţ9śƑƲ11ƽǨ13ŶƖ14B15ŰƼ22ǘ
~<au	59 -14ǡ-8ŗ7ǘ8ƛǃ9Ơǣ13ǒ14mǥ17Ĺ24ž25ƃ26Ƃ33ş48Ĵ82Ǥ
~<aud	65 11ǣ15ǒ91Ǥ
~<aut	67 -16ǡ-8ŗ7Ź8ſ10ƛǃ17ǥ19Ĺ27ž28ƃ30Ƃ38ş56Ĵ
~<av	86 -14ƨ-8pǂ15ǉ23ź34s
~<ave	89 16ǉ24ź
~<aw	59 -10ƽǩ-9Ľ-8Őůǌ7uCŢŰƇǁǊ8Fĸż9IǄǉ10Ś11ŨƔ13Ķ14ƫ15ŉƧƳ17ĵ19Ʀ20w21Ŀ22ź23Ļ24k26ƿ34Y37Ɵ
~<awa	65 -10ƽ-8Őů7ƧƱ9Ţżǁ10ƴ11ƿ15Ķ18ĻƳ20ŉ22Ʀ25Ŀ27ź28k38Ɵ39Y
~<awe	72 -10ǌ8cŪ9nĻŌţŰǊ10CFƇ11uƧ12Ś13I14Ɣ15Ǆ20ƿ21ĵ
~<awf	87 13Ʈ14ĸ15ǉ19Ũ
~<aww	80 -9Ľ8z14w23ƫ
~<b>	78 -12h12DƜ19ū33d34ǥ40ź45ǃ
~<ba	44 -18ř-14Ŗ-13ţǂ-12oB-11rŲǈǨ-10ĹōžƱǩ-9acjĿ-8lƗƘƞƳǅ-7kŁŎŜ7Řƌ8STŨƜƥǝ9tőƃƄ10QĵſǍ11ŮƚƯǚ12gxĴ13hĽŶƪƷƿ14w15DV16ň17ťŬƩ18uŠƙ20ƑƓ21emvƍƔǗ22yNǛ23Z26ǘ28Ɔ30ņż33Y36ƕƝ39ƛ41Ɗ
~<bab	68 -16ǂ-11o-7c8V10d12ƻ15Ɲ21ĺ25x26Ư29Ŷ31vw36u37y
~<bac	52 -13Ŗ-12ţ-10rGǨ-7wŤ7Iųƾ8sSǏ9ŴſƑƙƲ10Lœƿǜǟ11ŘŮƫ12uŀŒǣ13ŨƩƮ15Vǝ16Ɲ17ĽŠƷ18żƪ19Y20ň22ť24m27ƍ28Ɠǘ29Ǘ34ƛ
~<bad	70 -12Ŵ7ň8ĸǍǘ10ŝ12Ƈ13ƚ15Ţ24Q26żǚ36ņ39N
~<bal	73 -9Ĺ9gvG12ĻŤ16ķ21T25Z32Ɣ
~<ban	66 -23ř-11B7Šǐ8X10Zƃ11A13Ǉ19ĵ20Ƅ21ƙ24Ĵ30Y33e34Ŭ55ƕ
~<bar	72 -10ž-7ŝ8őſ9ŏƔ10tļ11Ő14ƀ15Ǎ16ŗ26h31D35Ƒ47Ǜ
~<bas	63 7Ɯ8ƕ9ņ10Ɲ12Ʃ13Ň16ƛ17ƥ18g51Ɗ
~<bat	74 8ƚ20Ǆ21ƌ23Ɗ52Ɔ
~<be	35 -20ũ-15Qŗƒ-14YŜŦŪ-13ĸĹş-12vwĺŕŭ-11ŒŔ-10Ǆǣ-9dǎ-8PRŚƑƔƯǃǋǚǥ-7NŢŰƁƓƛƣƺǉǐǑǖ7fŁőƌƦƷ8jAśŤƅƈƗ9ǂ10ŠƳǛ11ŅźƖƶǅ12aOǌǧ13TWXƬǍ14Ɔ15cHţ16ŻƊǁ17syĻƿ18impJKUœż19Iķƫ20ŋ21ŘšŹ22ZƼ23ŊŏŷŸ24łų25ŝ26Ş27GLS29rƴ30l33uņǟ39t44ǩ
~<be>	49 -14Ǔ-10qŇ-9ĸĽŌŶ-8YŕƫǊǨ-7aŋűƗ7Ƭư8eEKŵŷ9nVĶœ10Tŀō11bĴƮǁǧ12ś13Ŀ14AŨơ15ķŞƭƷǞ16ľ17Hł20Xǌ21O22Ŋŏ23Ļ24m25Z29c31y32Ź34s35r
~<bea	75 -11I9l11bŒƚ25hk31ű45Ņ
~<bec	66 -9ŉ-8S-7Ŧ7gňőś8bH9łņŝƶ10Iĵŵ11uǨ13JƖƴ14j17Ƨ19ǁ20Ť21ų
~<bed	71 12Ɯ15Ɲ16Ƥ20Ơ37Ɔ
~<bee	48 -10ŵ-9O-8NŪƦ-7cşǎ7kŉ8ƾ9atżƋǩ10jŮƘƸǅ11Ŷǂǜ12Ɗƴ13ƌ14Ƴǘ15fŏ16Ż17Ǜ19őŝ22ņ23lţ26Ÿ31iƼ33šƿ35ǟ39S40G
~<bef	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
~<beh	70 9x10ƃƙ11Ż13t14u16Š17Ƴ19Źƶ20p21ŷ26ų
~<bei	71 -9ǁ7ǝǩ8lƱƼ9cķŽ10HŊ13tF24Uǟ25Ş36ŋ
~<bel	70 7mŌǀ8Mǅ9lp10SŻƬ12Ÿ17Ǐ22Ɗǩ28Ľ34Ɨ
~<ben	63 -8Ń8ţ9Ƨ12Ʀ15Ƭ24ż31ƫ34W35ǩ
~<bes	61 -12Ŀ-7PŗŞ7tĴŠ8ŁńųƈƢƥ10ņǈ11Ŵǩ12Ǉ13Ļł15Zŷ16ƞ17ŝ18ķ20uKLǍ21U26ǟ27Ʀ33I
~<bet	63 -14b-12QŹ-8ƶ7C8Ţ9asPǁ11Kųǂ13šŷƨ14qrľ18pň20oLŇŞ25ź28ł34t
~<bi	48 -17S-16Œ-14Oŵ-13qǂ-12ƞǈ-10uK-9ŠůƒƤǘǩ-8ŔŬƎǡ-7ŀƊƟǨ7DYƛƜ9Ŧ10gƣ11Łƕƪ12JǍ13jǑ14ƘǏǓ15Ǡ16ō17Ƭ19k21ŐœƓ24ưǇ25cĴ26vZ27p28ĸ32Ƒ37Ŀ38dh42ƥ46Ɔ61ǅ
~<bid	89 14ń16Ņ36Ǔ
~<big	55 -16ŒƮ-12ǈ-11ƞ-10Ŝ-9Sƒ-8uŔǘǡ7ǁ8jŘžƘ9yZľŇŽƇƛǔ10g11Ŧ13ƣǅ15J16œ17ƪǍǑ18Ǐ21Ƭ24k26Ɠ28Ő29ĿǇ35ĸ38Ƒ54Ɔ
~<bik	78 -9Ǝ-8Ɗ10g14Ƙ15ǀ62ƥ
~<bil	66 -12ŵ-10K-7Ǩ7ļ8Ŀ9ƃ10Ǥ17Y20Ł22Ǡ24Ʈ26ư27Z38Ĵ
~<bin	85 7Ɩ9Ƅ10Ō29ƕ
~<bir	64 12DǗ13Ŝ23c39pv53d
~<bis	87 11Ɓ12ƺ17h
~<bit	78 -17q-12ǂ7mƜ9Ş11jĿ13ņ15œǊ29ō51h
~<bl	63 -10Ŧ-9ƚǩ7J8EĸǍ9jmHńƑ11iŻ12ƽǦ13g15ǂ16UƇ19Ƽ20u22ű23Ŋ28ƾ29Ŕƻ39ǁ
~<bla	81 -12Ŧ-10ƚ-7Ť10J11ƺ12H13mń40Ŕ
~<ble	83 10Ƥ18i22U27u
~<blo	68 -8ǩ9EǍ10Ƒ11j13ƽ14Ǧ15g17ǂ18Ƈ21Ƽ30ƾ32ƻ43ǁ
~<blu	85 7ĸ16Ż33Ŋű
~<bo	47 -17i-16a-11ƭ-10hLœ-9ōŜźƨǇ-8YŚ-7HĿŇňŕŝŬƂƛƤƷǞǨ7ǏǑ8fwŔūžƍƩư9ŋŶƋƦǁǧ10gmrŸƀƄǗǩ11şƎƱ12xUǙ13TƌƵ14łƜ15ſ16ų17ŠŹƒ19ķű20ŀ22p23u24dv26ƞ27sƪ28ǟ29ƻ30Ǡ33ǖ35Ł36l38ǥ
~<boa	72 -9Ƃ7Ƈ10ZǓ11ǜ12t16şƍ20Ł27ķ30rƜ
~<bod	80 13ŗƸǃ19ž
~<bon	86 -7ň10Ɔ13ſ17ƀ35T
~<boo	62 -8q7jWŔ8Lŀ9ǝ11Ļǈ12Ǘ14gǑǘ17ǟ21ű47Ǡ49ǖ
~<bop	83 69ǥ
~<bor	69 -7ƭ9ĸ14vŵ30ų37l39d44ƪ45p
~<bos	78 -15i9QǙǩ10ļ11s12N15l19Ł27U30ǟ
~<bot	62 -13L-8N-7w7lłǖǚ8ķĹǂ9pŽ10Ƭ11ŞƢ12Ư13Ũ15ŋǁ16Ÿƻ19Ł20ƎƱ23Ƶ26ŀ38s
~<bou	70 -10Ũ7ŗ8ŧ10J13ƞ15Ǐ16ư17łƩ19ŖŶ20ſ21Ʀ23ƌ29Š31ƒ
~<box	71 -10p-9ǩ7ƿ8ǐ9Dŭ10q11ŏ12dm13cPƄǙ15ǧ18fƋ29ƻ33ƞ
~<boy	71 -10ad-7hƢ7b8mŔū9Ő10j12Ť14n23w24x26v30Ź43u
~<br	51 -12H-11Ǐ-10žƯ-9szŖŭƠƷǦ-8Ƭ-7j7gQŜźǄ8ĺ9SŁŘųǍǝ10qƎƜ11tűƒǃ12ł13Ƒǌ14yƋǋ15Ƃ16ŅŶƛ17Bƅ18ƁǇ19ĹƝ21hršŤǑ22Ʈ23Ǌ25ƽ26lŽ31T33Ƈ
~<bra	77 -10ƞ10ǅ11Ɓ12ǋ14ĹŅƛ30Žƅ31Ƒ
~<bre	68 -12H-8Ʒ8X9IOũƜ10ơ11Ʀ12k13lNŨǝ16Ʈ17Ɲ19ƽ21łƂƋ24ǩ31š32h
~<bri	59 -7HƑƷ7ōź9Ɲ11gǍ12ŜǄ14S16ű17t18qrĹƒ20Ǒ22Ǉ29Ǌ30Ʈ40TƇ
~<bro	60 -9ŭžƯ-7sǩ7enrŵƃƫǞ8ƥƳǆǉ9A10QŁŽǋ11aŅŜ12ų14Řƞƽ15Ǝǃǡ16ĺƁ19y22lŶ27B29Ť
~<bs	89 -16Ź35ź
~<bs>	89 -16Ź35ź
~<bu	40 -19Ǐ-16R-15Ū-14DƂ-13ƴƷ-12ŝŧ-11ũƵ-10asVĿŒŖŗ-9CĻŦƮ-8lquLOŃŨƋƜ-7nzQYĴŉōŏŚŜŢƕƶƼƿǉǖ7KĽľƞ8AƗƙƛ9BŬƢǀǛ10p11Ņ12ŊơǆǑǠ13ŀŌŎǐǔ14ŶƤ16HNűƦǡ17ņŵƝƪǦ18UşƒǊ19Ƒ20ŞŭǍ21GǃǕ22Ɛǅǝ23Ʃ26ǥ27Ǣ28ƺ29ƅ30Ǆ33ưǟ35ǎ36ƣǨ38X41Ǟ42ǋ
~<buc	85 9Ƃ11žƀ26X
~<bud	72 8e9Ŝ10Ƴ12ĺ14B16ĽƢ18A24ĸ29Ņ39X
~<bug	79 -17ĺ-7O10gKǠ11ŀ13Ž59Ş
~<bui	57 -13F-8Ƌ-7ŧƆ7ű8XķŤƐƓ9ŭ10Ƥ11Ƈ15ƪ16Ʊ19Ǟ20Ǣ24Ƒ25Ʃ26ơ30ǋ38Ǎ43ƺ47ƅ48ƣ
~<bul	87 11ļ17ľ23h
~<bum	81 7Ǣ9œ12ŗ14ƃ18ŵ22Ŕű
~<bun	75 -8x8ǚ9Ƣ10Ɔ12Ƥǈǥ13ń19ǀ22ƞ43ş
~<bur	64 -9ƴ-7ŵ7ő8jńƔ9ŀ10Ʀ11ĺƤ12ƑǢ16Ɠ18Ǝ19ƛǝ30Ɛ34ņ61ư
~<bus	49 -21Ƃ-15R-14Ū-13D-9G-8Vō-7ƗƷǏ8ǘ9Ǒ10A12M13PǠ14Ǜ17Ǣ18Ŏ19ǐ20ŭǆ21ǔ22ǝǞǨ23ǡ25N26ŵǦ27ǄǅǊ28UƝ30ǃǋ36ǥ44ǟ46ǎ
~<but	63 -9s-7ŗ7fŎƒƽ8iKŌƙ9cBžǩ10żƯƸƻǣ11Ł13űǑ14ƾǂ15Ǚ16ŀ18Ƨ19T23p25Ŋ
~<buy	62 -17Ǐ-9ǌ-8ũŵƴ-7Ǣ8łƨ10Wƙ12ǅ14Ʃ17ƪǞ19Ō21ŬǄ23Ʀ27ƒ28F33ŶǕ34ƗǨ36H48G
~<by	52 -30ǌ-22Œ-16ŕ-14š-11Ŏ-10s-9ƖƝƽ-8vJňŌŹ-7mrŜŦƨǝ7qzCKƘ8QƢ9řƑƥƱǁǃǞǥ10ŧ11bw12Ɨǟ13Ũƙơ14nT15Ƥ17aůǜ18ł19Ʈ20ŵ21jPōŚſ27Ƅ28AĹ29o31Ĵǧ34M38œ49Ń
~<by>	52 -30ǌ-22Œ-16ŕ-14š-11Ŏ-10s-9ƖƝƽ-8vJňŌŹ-7mrŜŦƨǝ7qzCKƘ8QƢ9řƑƥƱǁǃǞǥ10ŧ11bw12Ɨǟ13Ũƙơ14nT15Ƥ17aůǜ18ł19Ʈ20ŵ21jPōŚſ27Ƅ28AĹ29o31Ĵǧ34M38œ49Ń
~<c>	80 -7ǩ12ǃ17oƼ53b
~<ca	34 -24Ǧ-20ňǈ-19Ɣ-18n-17Œ-16gy-15rQŖƗƝǋ-14uŇŕƒƤƷǇ-13BUņƕƨ-12tƢƮǄǔ-11lRTĿƜ-10kHŀ-9vŘƚƞƠƱǅǊ-8fjxĶĺōŨƇƳǆ-7FŻƆƴƺǎǜǟ7ŃŅŌř8ľŸƼǘ9ŔſƲ10ơǠǧ11CYŊŎŽƽ12bś13ZŋŚŞũƧǌǗ14Ĵ15ĸńŉ16h17ļ18šū20sƂƵ21eĻŧǩ22IŜƎǃ23MŁƪ24Ź25K26awųŵźƯ27žǐ28LƁ29ƃǛ31o34űŲŶƀ36N38Ŵ43ŰƄ44Ŭŭ46ş50Ĺ58ǖ84Ū
~<cab	89 -9F8ƻ15ķ16ƌƟ
~<cak	87 9MĽ15p30c
~<cal	52 -14J-10ǌ-9rQŎŦ-8nŝǈ-7OĽŖŤƂƿ7ǘ8Ş10N11PǑ12ŔƩ13MĵǛǩ14Ɓ16Ǔ19ţ20sŋ22Ǚ24Ļ25ŧ26ơ28Ł29Ŝ30I31C35a36ń39w42K45o48ǃ51L59Ĺ
~<cam	64 -9Ő-8ņŒ-7ŵ7ƛ8GƓƘƯƽ10jŎƾ11ĸƙ12dķ13MǞ14Ű15Š17şŤ19ļ21ũ24Ū26Ŧ33Ņ40Ǝ
~<can	48 -19ň-11ŕ-10tũ-8ţŶƟ-7gR7ŞŨǁǖ8cƍ9Ĵľǌ10ŗźƣƵ11wNř12Ÿ13J14e15Ǩ16ū18MXŁƃ19Iƽǧ20Ń23OŎƼ25Ō26LĹŊ27ŉŚǩ28ś29sƧ33š
~<car	41 -25Ǧ-18Ɣǩ-17Ŀ-14ĵƕ-13yI-12Œ-11ƝǋǨ-10nxŨƗƢǈ-9isķĹŁƞƤƵǝ-8ajowUĻƒơƣƨƻ-7dgCTŀŇŌƘƪƮƾǇǑǔǞ7Ľőŗ8ŧů9řŷƶǥ10bľũǡ11V12ļŜūǚ13ĴŽ17zſǌ19ŐǗ20Ɓ21Z24ƃƯ26e31Ƃ32Ųź37Źž38ǐ39ų40ǖ41ƀ46ű51Ŵŵ52şŬ53ŰŶ58Ƅ60ŭ96Ū
~<cas	62 -12ŵ-8Xű-7ŗƬ7Iƀ8Ŀ9FƁ10Ʃ12Ǡ15ĻƲǕ17Y22Ų41Ƶ59ǖ62ƪ
~<cat	68 -12ǩ7ŐƓ8t9S10ǘ11qs13b14LƲ15ĸ17a38N50h59Ǜ
~<cau	86 -18B10ũ12a26Ŕ29i
~<ce	59 -12ř-8b-7Ǔ9ǃ10ư11Ŀ15ǌ16ź17Qƛ18X29Ɗ40I56ǒ73ǧ
~<cei	87 17Ŀ26ƛ28X
~<cel	80 -15ř40Ɗ55I
~<cen	89 7Ǝ9Ǎ26Q
~<cer	61 -8b-7Ǔ10ǃ16ǌ17ź58ǒ75ǧ
~<ch	46 -12ǈ-11ŖƵǩ-10ƒ-9ųƜǓ-8sĶķŝƝƤ-7XĻĿŀǊ7wDĴľƧƴƿǜ8EHĵŪƱ9WŎƓƬƼǢ10ŻƢǖ11ŞŢƠ12ŒŶƭ13eǠ14űǑ15ŇƟ16ĺĽł17duCƸǋǒ18ƫ19ƹƾ20Ņũ21Z23ƐǕ24ƶ26VŔ27N29Ŧ38Š
~<cha	53 -13Ɯ-10Ƶ-8Ɲ-7ľǂǊǠ7dquŧơǔ8TĵűŻƛƷ9ƓǕ10ƴƺ11EƧǞ12H13ŁŎ14Ƹ15ƶ16ŞŢƠ21Ľ23CĺŇŒǋǑ25ũ32Ŕ33N34V
~<che	57 -19Ư-15T-13u-12Ł-10ǩ-9Ŗ-8ŒǓ-7wĶųƒ7ŏŢƁƸǉ8iJĸ9KŧƢǐǛ10űŶƨƪ11ĴŐŠ12Ŝǚ13Ǖǜ14Ūƭ15ƫǒǢ16Wǖ17eƬ19Ņ20ľ22ƟǠ27ƹ29Zƾ33Ŧ
~<chi	68 -7ń8Ż9Ǖ10yƱ11ƫƳ12ŶƢ13Ź15l16v21w29Ư33u38Ɛ
~<cho	75 8Ɯǂ9Ƣ20Ƽ38ł54Š
~<chr	85 20dkD
~<chu	80 9ļ10ư12o13B16ŭ17t29ƶ
~<ci	70 -7ŋŗ10Ǔ11Ūǋǧ12ǂ21Ə28Ż39ƹ48C
~<cig	81 15ǂ46ƹ
~<cit	75 -7ŋŗ10Ǔ12ǋǧ22Ə31Ż51C
~<cl	44 -15o-13Ǆ-12ŋ-11Ŀƈǩ-10n-9YƃƬ-8ŕǧ-7imŃŝŠƮ7CŦǖǜǦ8ľ10XũźƐƗƝ11ĺ12ŉŭŮ13xŻƑ14ƔǙ15Ƥ16ǈǘ17ťƏƙǛ18ŚƜ20ƕ21ůǀ23ŤǤ24Ǣ27ŧǚ29Řǎ30ƾǓǔ32Ǘ36ň39ǝ43ţ60Ɩ
~<cla	57 -9ǧ-8mY-7ƈ7Ɖ10Ŕǚ11x13Ǜǜ14ľŦ16źǓ17ũ22Ǣ25Ř31ťǤ34Ť39ŧ50ţ
~<cle	67 -14ŋ7Ļ8T9Ƽ10ŲƷ11ǈ12Ǐ13ǛǢ14Ŭ15űƾ16ţ18Ɛ22ŉ23Ɯ25Ż28Ɣ50ň
~<cli	60 -14Ǆ-11ƃ-10Ŀ8ţ9ļ10Ŋ12UǦ13Ɯ14ĺ15ǘ17ǈ20ŭ24Ɲ27Ǔ28Ǘ30ǚ32ƾ33ǀ47ǔ
~<clo	53 -15o-9nƬ-8Tţŧ-7ķƝ7gxŒƳǘ8qRǖǨ11C12Ř16XťǗ17Ɨ18ŮƑ21Ǚ22ƕƙ23ƏƤ26Ś28ů39ǎ52ǝ75Ɩ
~<co	31 -21Ŷ-20ŨŪ-18ŇŴ-17Sǂ-15Ƶ-14w-13fǋ-12vNŁœ-11ctBLRŮƩƽ-10nOňťƂƔƻ-9aAƥƲǩ-8zVņŬŰƷ-7rGĹĻōƊƎƙ7DŎŒƼǐǓǙǧ8uQŕŘŜŢŵƇư9Ƒ10IőƨƬƴƾ11ŋƏƪǌǘ12yĶǏǖ13ĿŖŗƢǞ14JƁƤ15kŭƛǃǅ17łŚƗƚ18šƅƱǦ19Ƨǆǟ20EXńƘ21mƄǕ22ƓǤ23Yǁ24ŀś25Ŧǥ26Ư27ƭǡ28ŏŠƜǄǨ29Ő30CW32j34ľ35ĸŞ36ǒ40M41ǝ42ƀ43ǣ46Ǣ51ǚ
~<co>	79 20ZƱ
~<coa	82 8Š11ƪ12Ƨ18Cƾ27ƚ
~<cod	73 -11ǣ-7J12ǘ31E32Ǥ38I
~<cof	82 8Y9i12Ǜ15ō27ǩ28M
~<coi	82 -15Ǔ11ǒ20Ƙ33Ǣ39ǧ
~<col	58 -9ŘŶ-7ůǖ7ŀƫ8ƐǠ10Ɯǡǩ11ĵ13ǃǕ21źż22ǒ26C28Ƙ29jy32Ʊ35m43ƀ
~<com	41 -20Ū-17S-15Ĺ-13ŖŨ-12anCŒœ-11ĻƤ-10ƂƆǓ-9foŃŲƋƨƮǧ-8ADZŶŷžƙƦƭƽǇǩ-7sLPňŏũűŴŵƱƵ7ƄƏǉǠ8yĴŘƑƕƚƝǖǟǨ9lƧƾ10ŤǍ11qůƣǏǘ12HǕǜ13ŕŭǊǤ14ŀŅŧƴǔ16kǙǡ17jǒ18ƀ19Őő20T21ĺŜŝơǞ22QĸŞǐ23ƛǥ24ľǃǅ25ĶŢ29WǄ30JŠ31ł32ńǦ34ǁ42M43Ɯ68ǣ
~<con	54 -17ŗ-16ǩ-12ǂ-10Ű-7Śǒ7Ɲ8sPĻƞƢ9řš10kƖ11ţƌ12Ŏǌ14ƒ15ŭǑ16ǟǧ17ňƇ18Ŀ19ŋ20K22ű24ƫǚ25Ɨ26Ǣ27ƅ28ŀ29Ƽ38Ǔ
~<coo	70 -11DƷ-7ƣ7mQ8dpP9kń10CŘŸ11g12EŐǏ13Ǎ16orľ17ǈ19Ǜ23ǖ25Ɔ41j
~<cop	75 9Ż10ơ33ś34Ƌ
~<cor	66 -12ŷ-9w-7Ǜ7bpCūƴ8kDƟƪ10d11Ő14Ź15aŒ16ŏ19Fų20E40ǆ
~<cos	60 -9Š-7ŨƵ7uœ8X9ļƤƭǣ10ľ12Ǣ13Ş15Ǖ16Ơ17ĸƑ21ǝ23Ɠ24ư28Ư30Œ34Ǐ37ǚ43Ŧ
~<cou	44 -12VŴ-11ƔƖ-10Q-9ŝƝƦ-8BŒƃ-7ňżǑǠ7sǀǞ8Ɔƪ9nūǤ10ũƌƗƘ11gĿƅ12ƍƏƢƷ13ľŘƭƹ14uMWǄ17Şŷ18Ƅ19Ʈ20ŊŚ21Ǉ25ĸś27XƯǨ28C29ŵƤ31ķǝ33D35ǚ49Y
~<cov	50 -19Ǐ-14ǩ-12ň-11Ǒ-10Ř-8yĴơǐ-7sNĺŜǄ7ǘǟ8ƙƚ9Ŧ10ŠƢ11ǌ12ĸ13Ŏ14WŃž15ŚſƃƬǚ16Ōǡ19ǥ20ǒ21šƦ23Ʊ25Ɓ26ľ27Ő28Ɠǝ29ƀ32ƭ35Ƨ36ŗ38Ǣ39ƨ47Ŗ50ŏ
~<cow	86 9j10B11g26Ƴ
~<cp	83 10A25B53Ǡ
~<cpa	83 10A25B53Ǡ
~<cr	54 -10y-9ōŒŗůŻ-7JƆƾǧ7œũơǞ8ļŬƤ9iƇ10kpx11ŽǑ12ŀ13Ǘ14Ɗ17ƕ18ű19eZƃưǉ21ht22Ŷ23Ū24Ǉ25ǈ33ǎ35żƙ46ĵ
~<cr>	87 -9Ň28Ŷ40Ū
~<cra	68 -9Żǟ-8n-7Y7tǎǩ8gHƈƒ9EƱ13ƇƤ14i15Ň16p18ŀ19Ɗ29űƃ45ż
~<cre	59 -9yŒů-8ōŗ-7Ɔǧ7ǒ8uĸœơƦǖ9ŝƕǞǣǨ10ļŬ12Y13kŽǑ16Ǘ21eZ22ưǉ29ǈ30Ǉǎ39ƙ51ĵ
~<cri	87 -25n9Ɩ15Ŷ22ǟ37h
~<cro	86 -9J13Ŗǘ14ƕ16x17ũ34n
~<cu	52 -10ţ-9ǅǧ-8ž-7l7ĹŜŰ8Ƶ9Şǚǥ10hǈǒ11ǡ12Ţǟ13V14Iǁ16ŗƝ18Őŝ19š21ǖ22YǓ23ŏŕ27ŒǗ32ǔ37ő48ǃ
~<cur	61 -10ǧ-9ǅ-7Ơ7rŉő8ǃ9Ĺ10ŖŰ11SŜƵ12Ş13ǒǥ20Gŗ24ŝ27Ő28ŕ29ŏ34Œ
~<cus	61 -13GS-8ž-7l8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27YǓ33Ǘ37ő40ǔ
~<cut	74 -10ţ8ǀ9Ƨ10ŋ11Ưǣ12Ǚ17h19ǈ21IV30š34ǃ
~<cy	85 -7ŏ17ǡǥ22g49ǘ
~<cyb	87 -7ŏ18ǥ51ǘ
~<d>	83 -18b-12h8ƿ9ū10ś16w37d47ǃ
~<da	45 -23Ĺ-14H-12boǩ-10ZƶƼ-9ŇŌőųźƵǐ-8mEĻƮ-7aVWňŏŖřşƗƬǃǘ7nqPƛƝƞ8AĴšŽƯǏǛ9ŮűŴƒƱ10ǖ11jkŭ12xƚ13Űƀǀǝ14Yū15uƳƺ16gtBǕ17Ŧůžƹ18ŒƧ19Ǘ20Ź21ƻ23vŃť24wŠ25z27ǎ30Ǟ31ƽ32i33Ť39d42Ɩ44R47L54ŕ
~<dad	68 -11Ƽ-10Ť7gqƱ8t9ǈ10w11Ǟ22AŠ23B33Ƴ43z51ƽ
~<dam	66 -8Z-7ŴƵ10ŨƊ15ƛ20ƚ23Œƀ30ž31Ŧ33ű35Ť
~<dan	83 -12P10ś32ǀ
~<das	83 -11E-10Ų15Ǜ24Ů31ū
~<dat	65 9ǒ15S16v17d20pŃ33Ǘ37Ɩ38ť58ŕ
~<dau	69 -13b-10m-7Ĺ7K8Ǟ9Ʒ15Ű19Ʊ20y25vx26Ź31u33w
~<day	52 -14HĹű-13ų-11ƶ-9o-8yƷǈ-7AŌőƮ7QŭƤ8fƄ9ƺ10nĴŪƝƞ11tŽǏ12qŃšƒƯ13pŠ14ǖ15jk17gŕǝ19PYŴ20ŤǕǞ21ƹ22ůƖ24dƧ27ƻ35ǎ39i52R57L
~<de	44 -12n-11RŨ-10ŐƢ-9Ǐ-8wXƤ-7qŔżžƋ7zAƬư8uĺŌŜƼ9ņŦƄƚǃ10ĿƱǩ11Ɓǝ12ƀ13PľňƏ14Ǖ16ŚƑ18ŎƳǡ19mFś21Ư23ǐǚ24Ž27Ń29Ǝ30ZŲ31Ř32ł33Ǜ35Ł37ű41ƴ
~<dea	65 -10ĺ-7Ő7UŅǜ8Ǩ9ŀŢƈƧǁ10ŜŞ11ŧũ12Ʀ14Ŏ15ľƑƬ16ŌƄ17Ǝ20ņǝ25Ń38Ƴ
~<deb	78 14e17ƨ70Z
~<dec	62 -8ŔŨ8ƃ10ǡ12Ƙư13ƌ16ĺ18Ń21A27Śś40ƴ41ł60Ł
~<ded	59 8ľǩ9ƀ10Y14Ɓ15ŎŦƚ20ň47Ř
~<dee	80 -13Ƣ-8w7g8Nǀ12Ɗ15ƀ27Ǜ38F
~<deg	79 17Ʊ19j47m
~<del	63 -13R-8ž7Ɲ17ǃǕ18ǡ29Ǜ38ǐ49Ų
~<den	74 -11Ʀ-7ż8P9ĺĽ10Ɛ11l13W17Q20ǩ25ƴ69ű
~<dep	66 -7n7ƎƱ11I13ǋ18z19Ƽ20u22Ə25Ŀ30Ư
~<des	75 -12Ǐ7ƣ8Ƹ9fǈ10V12Ɲ23P48ǚ
~<det	79 -11Z12Ɣ18Ƒ26Ǝ
~<dev	85 52Ž
~<di	34 -33Ň-20ŝ-18Ƨ-17Ļ-16Œ-15yzǎ-14A-13J-12RUķŌŏžǧ-11MĿŀǄǖ-10ŊƃǃǇǈǗ-9ŚŪƗƜƟƤ-8ioŢƢƭưƱǍǠ-7hŁǁǛ7dqŮſƂƘƠƾ8rWōşţƅƺǆ9xFĺ10NƿǊ11Ĺūŵ12Ʋǜ13SƙƩƴǞ14fIŎƍ15ŉŜƕǀ16wEƈǘ17ƪƹǂ18ƫ19vťǤ20Ŗ22őŸź23ńšƬ24ƌ26G27ĽŞ28Š29ņƦ30k31Ťǅ32Ņœ33ļ35ƽ36Ŕ37ƒ38Ũ40Ƽ41Ŧ42Bǩ44m45ň46ũ49ŧ54Ƴ
~<dia	72 -12y-9Ǌ-8řš15ǂ21Ƙ22ƽ30v47Ƽ48I
~<did	36 -18Ň-17ŝ-15Ƨ-14ǎ-13zJĻ-12AŒƏǧ-11L-10UVķŘžǃǖ-9MRŌŏǄǗ-8oKZľĿŊŚŪƗǈǕǨ-7sIƃƜƢƤƭƯưǍ7fƞǌǜ8lvNXƁƂ9jqƚ10ƅƙ11cōţƠƺƾǆ12xŗƹǂ13FŎ14ƲƼ15ĹźƩƴ16Ǌǘ17ƕƫǞ18wŉŜŵƈ19Ső21ťǤ24Ÿƽǩ26ńŖ27ƌ28ŔƬ29G30ǅ31Ľňš32Š33ņ34kŤ35mƳ36Ņ37ļœ41ũƒ43Ũ44ŧ45Ŧ47B
~<die	70 -11r-9ŵ-8ŗ-7š10V13Ư16Ʒ23Ǩ24ƽ57Ʀ73Ƴ
~<dif	67 -12ƚ7ǘ8Cǅ9KłŎǥ10Ǖ11V14ǩ17Ş18ĺ19ňŧ20Ř21Ŕ23ũ
~<dig	76 8d16e22ū24E27Iř
~<din	79 8ĵ9Ɲ12N13n15ƿ16ǟ17ǩ18L
~<dip	86 12ƪ13ĵ18ƹ31m
~<dir	89 14s20P23ņ
~<dis	65 -28Ň-10Ʊ-8Ǉ-7Sŀ8ľŮ9Ưǩ10őǔ11IZƏǓ12ň13ǜ14Žƽ15ź17W20r25ş26Q49Ş
~<div	73 8ƫ10ĵ20ƍ33fƪ45ǀ
~<dm	89 30Ƅ
~<dmv	89 30Ƅ
~<do	23 -39ĺ-20Š-19Ţţƒ-18vG-17ō-15őšǅ-13ŷƳ-12Bĵƈ-11jńƪƮ-10ļŸżƱ-9inDSĶƦ-8ŦƫǤ-7lƅƬ7ŒƢǂ8ĻŕźŽžǔǞ9xLŋƔƘƣưǒ10FŧŭŲƥƩǥ11OŬűƎƖƗƧ12qľũūƑƿ13oMŹ14UƷǀǗ15AHXŁŏŜŶƄƐƼ16ƃƕƙ17rŞǦǩ18yzKZǉǏ19ĴŖŮƻǋ20dş21ň22wŝƜ23ǟǠ24RWųƟǚ25JTǃǝ26ŃŰƚǊǎ27PŌǙ28ŎǑ29ǘǜ30Ǖ31gĽǓǧ32ſƊ33Ɲ34ǖ36ǈ37hƁ38Ǆ40Ǜ42ƞƾ47ǐ
~<do>	27 -35ĺ-28ƨ-23ǅ-21S-19jƒ-18œŦ-17iGŢ-16ţǂ-15Ŵ-14Ƴ-13ĵŠơ-12ƪ-11vōšůƌƠǍ-10ŇƇƴ-9tőŘŤŷƮƽ-8epBŨũƅƈƱǤ-7rĶļńŗśŸźżƫ7Œŵư8aoYūűƔƢƭǡǦ9CVĻŚŬƃǊ10HUķŁųǟ11uIŐƊƖ12MŊŖŪƤƵƼǠǧ13QŞƥƿǔǩ14ņŋŌǇ15JľŽƘ16ƐƷ17AŜŲǗ18OWňŶƻƾ19FĽŰǀ20yZŏ21ŝǋ22zŮǉ23w24ŃƕǓǘǜ25qTĴžƜ26Kǚ27ŭ28ǎǏ29ǃǕ30şƟ31Rǈ32ƚ33ſƁǐ34Ŏ36Ǚ39P40ǑǛ42Ɲ44g45ƞǄǖ
~<dob	85 -11Ÿ34p62d
~<doc	68 -7ǈ7Ƹ10Ś11ǣ13ƻ16ǂ25ƃ29Ƽ68ƾ
~<doe	41 -19ž-17ƂƦ-15Ÿƹ-14ŭ-13Ūƻ-12ƸǇ-11Ő-9tĵŢƫǖǣ-8vQŦƗǋ-7YķĺŘŞşţŷƈƓƛƵǉ7dwzƅƎǊǕǛ8oŨŬƆƕǌǍ9ŒŶƞ10Łǒǥ11ŗǎǏ12ňǡ13LŖű14bxů15ŜŴƙ16ƊƯ17ƠǦ18Ɓ19ŇǄǜ20hƇ21Űơ22sWŕǚ23ƧǐǠ24źƄ25Ʃ26ŹǂǓ28ų30r31Ľ32ǈ34ǩ35q38ƨǧ
~<dog	72 -7Ķ8ū15Ɲ18F105h
~<doi	61 -10GŲǍ-8qŒ7ƨ8Ō9ŞƵ10c13ƳǠ17ǐ19ŝ21j22ũ24i27k30x33S41t45ǟ
~<dol	67 -12ķ-8ŤƎ-7B7mƂǖ8ǘ9ľ13œŢǅ15ŗƗ16Ƙ18X19Ř20Ņ22ĸ31Ŧ
~<don	66 -13Ǐ-8ťƝ-7ƛƵǢ7Ʋ8ptǞ9ǂǟ10ŦŷƋǋ11Ǆ14Ōŝ15ǘ16ƶ18ŧ21ǝ23Ļ24y26ƾ33ũ34ƌƗ36Ń
~<doo	66 -10ǔ-7ř8ůƘ9Ǩ10ū12ŤŲǄ13Ǌ14ǃ15ƙ17Ǜ18ǅ19ǝ20Ǎ22Ɲ24Ǝ54ƣ
~<dos	87 62ƻ
~<dot	81 -7D13Ō19ǋ27Ł58J
~<dou	89 14Ř30œ
~<dow	52 -11Š-10Ŷ-9Cōŭ-8Pŀǟǩ-7ŝ7fŉŎŖǈǛ8eowĿňƣǢ9jřƆǉǞ10LŌ11pǕ12UVŸƶǍ13aƁƫƲ14cƏǊ15Mſ16Ūǎ18TŞ20ƴ22ŵ24HŤƑ25ł30ǝ54Ɗ
~<dr	45 -27n-19u-17ǧ-13ƨ-12R-10qǘ-9Ƽ-8sŖƟǂ-7yHPTńŅŒƦǙǞ7śǟ8eŨ9aDŚ10VžƄƾ13Ƃǚ14Ű15Ş16ƀ17Nƻǩ18šŵſƞ19ŻƵ25Ŷ27ż30ŭŸ31ůǛ32Ų34ǐ35Ž36Ŵ37Ū41Ů42ƛ43ź49ų58Ź68ƿ74ŷ
~<dra	74 -7Ű9r10i11Ŭ12ǁ13ǖ15Ĵ17e19Ś26ǚ43ƛ
~<dri	47 -26n-19u-13ƨ-12ǧ-11R-10Ǆ-9q-8r-7sPŖǂǙ7Q9Ũ10aƂ11MžƄ17ŞŶƛ19N20Ű21Żſ28ŵ30ż32Ÿ33ŭ35ŲǛ36ůǐ38Ž39Ū43Ŵ44Ů45ƿ46ź54ų62Ź78ŷ
~<dro	69 -11M7Ƃ8D9ǦǨ10Ƨ11jťƽ14ś20Vǟ27ƀ33š34Ƶ
~<dru	79 -7ǘ9K14ŧ35ƻ47ƿ
~<dry	86 -11ǧ13Ʈ17ǒ19Ǆ32ǩ
~<du	69 -15Œ-7ţǝ7Ŧ8ƾ9yŝƠ10ķ11ĵŭ13ƣǈ14ƘƟ16P19R21ŉƿ35ŕ52Ż
~<due	78 -9ĵŒ11yƾ14ŝ41ŕ
~<dui	86 -8ţ27ƿ65Ż
~<dup	89 -8Œ13Ơ17ƣ
~<dur	89 15ŭ19Ɵ21P26R
~<dw	82 42Ɠ
~<dwe	82 42Ɠ
~<e>	78 -9ǩ7ǣ8Ō10Ƌ15w51bǚ
~<ea	58 -26ŗ-17Ɖ-10D-9tŞ-8ƾǄ-7IPUX7kLŽƱǆ8ŧƔǣ9ǉ10Ǜ12ų13ĿŒ14KƠǩ15ů17mǋ19x20Ŏś21MƮ22Ř24ƶ25ō27Ƹ29W33ǈ36q46T
~<eac	63 -28ŗ-11D-8q7vƋ8ǆ9ƔƱ10ǉ11T13Řų16Ơ18Œ19ů20ǋ27ƶ35W37ǈ
~<ear	71 -20Ɖ-11tX7B10L12R22m24xǩ30ŎƮ32ō45T55q
~<eas	78 -11ƾ9ǧ10Ž11k12ŧǂ22K29ś32M
~<eat	82 7ǒ12ǣ16Ř17Ǜ21Ŀ40Ƹ
~<ed	79 -16ƿ27Ʊ36ƹ41m
~<edu	80 28Ʊ41m
~<ei	80 -13ƪ-7e8r12ƽ14ż19Ŭ20ŕ22ǆ25Ǎ
~<eit	82 -13ƪ9r13ƽ14żǍ20Ŭ
~<el	52 -17ǩ-9Ǘ-8ŏŹ-7VƐǐ7fŎǥ8a9hŉƼ10qƘƣ11FŴǋ13ŢƙƢ14Kƥ15Hǈǝ16ųŵƮ20ŷƋ23Ǒ24n25Z27Ł36ş40ō44ń
~<ele	74 -8Ɛ8Ĵ11P12K15ƣ16q23Ǒ30Ƌ
~<els	54 -17ǩ-9Ǘ-8Ź-7Vŏǐ7ķĺƘǑ8Ŏǥ9ŉ10hƼ12FŴǋ13ŢƢ14ƙ15ƥ16Hǝ17ųŵǈ18Ʈ21ŷ25n27Z29Ł37ş42ō46ń
~<em	50 -12Š-10aǠ-9Ų-8ő-7cnD7lƯƱǥ8űǈ9ŧǋǗ10Eńǧ11ŞǑ12ŝŢǣ14y15qƧǜ16Wǚ17VY18S21Ǉ22Ǖ25ś27Q30v31KƟ32ǘ52J
~<em>	70 -10a-9Š-8ƃ-7cnŲ7ĴƤƴǛ8ŪžƅƟ9uœ10wZơ11V12lűƯƱ13Ǖ14ŧ15ǋ16E18ŞŢ19ŝ22v24ǚ
~<ema	60 -9Ǡ-8D8ƄǗ13ǧ17Ǖ31ś39K41ǘ64J
~<eme	83 12ƃ32Y
~<emp	58 -10ő7ǉǐ8ǥ11V14ǈ15Ǒǣ18qƧ20ǜ21W22S26Ǉ30Ɵ34Q
~<en	58 -14ǩ-9őǡ-8Ɓǅ-7PĿœŨ7rĶĻŃŎƣƷǟ8łƘƞǃ9Łű10Dūŷ11y12ǋ13gi15t16Šżž17ť19fǤ20jIư21WŦƧ23Ŕ24Ƭǆ28U30b43ŕ
~<end	65 -11ǆ-10ő-8Ɓǅǩ-7œƗ7ļ8lŃŌřƩ9jĻƭ10Ʒ11ǃ12Łłū16i17ư19ż21Š22Ǥ23I24ŦƧ27Ŕ35b49ŕ
~<eng	83 -7Ƽ15Ƙ19ű31f
~<enj	82 -8P11ǟ21g24t43U
~<eno	72 -9ǡ7Ư8Ź9ŀ10Ŏ11Ɨ12rĶ14ŷ15y17j21ž23ť33Ƭ
~<enr	89 39W
~<ent	87 -10Ʃ12ƣ21ǋ53ǆ
~<eq	66 -10Ɠ-7Ɨ14ĵƔ16Ɲ19ƫ20Ǣ23Ǟ34ķ43Ǐ
~<equ	66 -10Ɠ-7Ɨ14ĵƔ16Ɲ19ƫ20Ǣ23Ǟ34ķ43Ǐ
~<er	81 -7ƽ12ǐ14lŠ18ǚ27Ő32ŭ
~<err	85 13ǐ19ǚ34ŭ
~<es	78 -14C7Ů12ƓƲǉ17ƶ29ķ30Ɣƕ
~<esc	82 32Ɣƕ
~<est	86 -15C8Ů13ƓƲǉ19ƶ32ķ
~<ev	42 -14ǔ-11Ŧƽ-10ĹǓ-9ryGSũŬƃƝƠơƸǨ-8aIŊŧƓǏ-7jkWŃńƤǞ7Ǧ8ĴĿŪſƍƑǖǛ9ōŏŢŴǚ10KLķ11CUŒƯǆ12gTƹǝǢǩ13nŤŨƕƻ14š15ŗƲ16hŽƂƗƜƩ19ņŷżƙƿ20ůųŻ21ǜ22ƛǘ23Ų24Rƴ27ŖƬ29Ƽǒ32Ŝ49Zţ
~<eve	42 -14ǔ-11ƽ-10ĹŦǓ-9ryGSũƝƠơƸǨ-8aIŊŧƃƄƓǏ-7jkWŃńŬƤ7Ǧ8ĴĿſƍƑǖǛ9ōŏŢŪŴǚ10KLķ11CUŒƯǆ12gTƹǝǢǩ13nŤŨƻ14š15ŗƲ16hƂƗƜƩ17Ž19ŷżƙƿ20ņůųŻ21ǜ22ƛǘ23Ų24Rƴ27ŖƬ29Ƽǒ32Ŝ49Zţ
~<ex	51 -16ǩ-14gŗ-12ǈ-11œ-9ĺŏ-8Ɣ-7pĿŹƬǍ7ĸŎšƕƤ8eŤŨƗ9Ɩ10ơƴ11ŇųŴƂƧǅ12ņūǇ13BƎưǀ14dYƘƞ18ňƇǤ19ǣ20Ŋƫ24Ɓ25ŕŖ28Ǟ31Ƶ33Ʋ47Ŕǁ48Ǧ
~<ex>	89 48ƫ
~<exa	65 -10Ƶ-8ĺ-7pǍ7Ņǃ9Y10ŀ11šƕ13Ǆ16Ťơ17Ƨ18ū20d62ǁ
~<exc	69 -9ŗ7i9HƸ13Ɩ21Ŗ29ƞ30Ŕ40Ƶ59Ǧ
~<exi	87 17M23Ƶ
~<exp	59 -9ŏœ-7Ɣƞ7ŬǊ9XY10eƗ11ŎŨ13BĸŴǅ14ų15ņ16ư17ŇŖƘ19ǣ22ň25Ŋ28ŕ29Ŕ39Ǟ
~<ext	71 -17g-7Ź8ƶǦ10Ų14Ƥ18Ƃƴ21ǀǇ26ƇǤ27Ǝ37Ɓ
~<ey	86 8ƃ11r14Ŗ18A19Ŷ
~<eye	86 8ƃ11r14Ŗ18A19Ŷ
~<fa	46 -24Š-16Ŵ-15Ƣ-13Uŗ-12ĹƱ-11LƼ-10JRĸƷ-9PŞ-8cHŦƛ-7blĺŁžǝ7ZĽŖųǐ8vĵŪư9dŨƗƭ10ŃŘƕ11EMŉŕƙƾ12śƏ13ťƚƳ14ƤǇ15m16ƶ17ĿŇƃǑ19Őż20ļ21yzń22rőŧ24iƜ25n26u28Ƭ30Ŷ34ň35ƞǘ37ů47ƽ
~<fac	77 -15ŗ-13J-9Ł10ǔ12Ʀ16ł20ļǘǩ25Ƭ26M
~<fai	75 -7Ʊ8Ŏ11ļľŒǁ14ŉ15iŀ17ĵ18Ň23ŧ
~<fak	83 13Ŀ53ǘ
~<fal	65 -18Š-9Ĺ-8Ʈ7Ň8ť9ǒǞ10ƃ11Ǚ12š13ǡ14ǣ15d17yŘ19ŕƗ20Yƾ21Ɯ22ƞ31Ŷ
~<fam	57 -15Ƣ-11Ƽ-7żƷ7Ŀƭ8a9AƸ10hFǅ11zǇ12ư13Ľ15ŪƜ16Ƴ17Ũ18Ŗ20u22Ƭƶ23y24Ʈ25Ƥ35n37ƽ
~<fan	87 8Ƙ13ļǃ17Ŀ27r
~<far	60 -17Ŵ-14U-9hR-8ŠƱ-7L7ŜŮƶǄ8ŇŭƝ9ƕ10vŅ11Zťź13ƞ14uųǐ16m17Ə18ƙ19ƚ20ň22i25Ǒ31Ő32ń35ő56ů
~<fas	78 -25ǩ12řǇ15Ż19ŧ23Ń37ň
~<fat	80 -7Ť10B13Ƴ21E23z37ƽ
~<fau	78 10ƃ14Ť45ż
~<fav	82 -20Ʈ-7Ş13ŝ19ƞ22Ŷ23rǩ
~<fax	86 -13M10ƕ17Ƅ29ś
~<fe	53 -15ǂ-14ǩ-13š-11ŗ-10ŝ-9ǈ-7RŐœƓƽǞ7PUŀńžƊƍƏǟ8tMOXƁƘƝǀ10HŋŜǑ11ǁǋ12x13Ŋǣ14u15ĿŎ16ŢŽƵ17żƞ18QƸ20ņ22ŧ24r25ŇţƆ26Ũ27ĵ30Ƒ32Ƭ
~<fea	89 -7ƽ32Ŀ
~<fee	58 -16ǂ-11ŗ-10ǩ-8ǡ-7R7Ųƺ8Əǟ9tUņž10MXĵƊǀ11Pŀ12ŋ13ǁ14ǋ17u18ŎŽ19Ţ20ƞ21Ƹ25ŧ28rƆ30ŇŨ35Ƭ
~<fel	74 -8ǈ-7d8ƫ9B10g11ſǃ12xńŅƜ13ǣ14Ƙ17ņŜǑ20Ƶ
~<fen	74 -7Ű10ţ12űƍ28ż44Ƒ
~<few	71 -13š-7Ǟ7mǣ8ǅ12Ɓ13OƝ16H21Ŋ26ĵţ
~<fi	43 -13Ũ-12ĻŔƵ-11Ÿƿ-10CǞ-9LRŜŵƒƝơǑ-8lnIPŀŗŝƕƧƳǨ-7DľņňōŐšŢŶŷżǔ7rt8ŞŠƈǘ9ĿŇŉŧǊǙ10ĸńŕűƅ11xHUŌǝ12kmEŖƖǆ13Ɗ14ŏǒ15ĽœŬƘ16aƎǢ17fƤ18oļ20XŃǩ21A22ĵũǗ24ĺư25Ř26Śƌ30gƐǠ34Ƅ36ţ37Ť53ǜ57Ə
~<fia	87 11f14o17p20q
~<fie	87 13ĸ16Ś18ǈ
~<fif	85 9Ń10ĴǤ22ń
~<fig	68 -13Ǐ-12Ŕ7XłœƗƱ8HŘŦƭǊ9ĸŤǉ11Ɠ12Aǜ13ŖůűƬư14ŧǠ16r17ƈ22Ƙ
~<fil	62 -11Ÿ-10ƿ7JŌǃǖǜ8dƻ10ļ16ĺś17ĹŤ25aǆǒ27Ľ40ţ41Ǘ42Ƅ
~<fin	57 -8ł-7Zơ7ķűƮ8tŋŠŽƷǟ9UƯǊ10MNĸŧǁǩ11BƄƼ12ƪǘ13ŁŖƌ14AE15k16f17ƞǙ19ŚƊ20m23ļ24Ǡ25Ŭ26ư
~<fir	52 -9ũ-8Cĸƞǡ-7tů7ƨǠ8sUŠ9S10YŚƘ12aŇƫǩ13xĺŕ15ŉǢ16ƅ17œƤǝ18AĿń19oƖ22ŏƎ23Ť25ŃŘ39Ɛ52ǜ72Ə
~<fis	83 9Ű10Ɵ64g
~<fit	89 -8Ƭ-7Ʒ12Ō15Ň18t51X
~<fix	74 7ŵ10ǀ11ǌ12Ǣ13Ƥǩ16ţǏ18ƀ19H30Ş35ƌ48ũ
~<fl	60 -9nŐǍ-8Ÿ7xŨƃƌ8yƎ9ļƆ10Ɛ11ƁƩ12Ƥ13ǐ14ƛƴǩ17ǈ18H19ƨ20Ɗ34Ɖ44ƣ46ǀ72ƙ
~<fla	76 -13f7Ř9ƚ14Ɛ15ƁƩ19ƴ21ǩ26ƨ44Ɖ
~<flo	64 -9Ǎ-7nŐ8xŨƌ9ƃƎ11Ɔ14Ƥ16ƛ19ǈ20H22Ɗ47ƣ78ƙ
~<fly	80 -11Ÿ9f13ļ62ǀ
~<fo	33 -22C-19ŷ-18Ƽ-17ųǉ-16UŁœ-15ŀǍ-14ǘ-13D-12ƚƷ-11RĿ-10uŕƸǃ-9işŢƑƢƮǎǕ-8ťƅƊ-7oŬƁƌǋǙ7GŽ8VĽŏŝƟǞ9pNŦƜƨƬƴ10jƭƻǖ11KŔǑ12ŒƥǢ13qHŠơǛǦ14ţƔƺǅǌ15OXƯ16dƝƤǇ17ǥ18zśŤƀ19cglŖŗư20ǁ21łǓ23Ķ24bQŨƗ25ĻŌǂǠ26űƄ27k28ǈ29ľ30Ų31ǐ32ĹƠ34ƶ36Ɠ40ŭ45ƒ56Ʊ
~<fol	63 -9ş-8iǩ-7ƝǑ7Ƃ8aļƮ9W10gƜǡ11Ž12ǈ15ǖǗ16ŝƧ17ǔǨ18Ʀ19Ǉ21ƽ25K26ƥ28ň31z
~<foo	70 -12Ŷ-11c-9ǐ7ĴŠ8ǋ10Ŀ13Ɯ15ũŻ25ƆƓ28Ǆ35Ǜ36ƺ
~<for	33 -20C-18ŷ-17Uų-16ňƼǉ-15ĿŁœ-14ŀǍ-13Dǘ-11ƚƧƷ-10ŚƮ-9uRŕǄ-8ŢƂƑƸǃǕ-7ŝŬƅƊƦǎ7jyJLŎŞŮŽ8Gƿǩ9VĽƟƨƬƴ10Nŏ11pŦƭƻǞ12Š13ŔǢǦ14gqHŒƔ15ţơǌǑ16OX17dlƯ18Ƥǥ19śŤƀ20Ļ21ĶŖűƝưǁ22kłǈ23Ǔ24ŗ25bQƗ26cŌŨǂǠ27Ƅ28ľ29Ɠ34ƶ35Ĺ36Ơǐ38Ų41ŭ47ƒ57Ʊ
~<fou	76 -7ŗť9ř12x13ű15Ļ21Ʃ23Ƈ24Ś28k43ǅ
~<fr	45 -13ň-12Tǧ-11yQ-10hŒŖ-9XĹŝş-8nŁłťǘ-7izŐŵƨƵǗǨǩ7uNļŤƃǏ8kŇœƛ9rILƈƚƽ10ŧǈ11sHķśŠƏǍ12Ƅƣǜ13AŚƔƻǃ14jŏǊ15WƧƩǅ16gBĸŎŢźǋ17Ľǒ18Ŕǔ19ơ20ŃŜƜ21ŅǑ23R24ƙ25Ļ30Ƈ31lǕ39Ǜ
~<fra	77 -7ƅǄ12Ǒ15ǅ16H17P29ǩ36ŃƇ
~<fre	72 -13ň-8ǩ-7Ɵ9ţ11ƧƷǁ12ō13Ŀƛ15Z16N19sŏ23j27LƔ28g
~<fri	72 9ƃ10ľ12Ɯ15Ƥ16a17Ƴ18ļ34AB
~<fro	47 -17ǩ-12ǧ-11T-10yQŞ-9hŒ-8LXĹŖųƤƳǘ-7zAŁşťƵ7ŉŶƅƊƕƟǅ8Ǐǝ9uŇŠŤũƚ10krIœƇƈƧƽ11ķŧǄ12śƏǍ13ƣ14ǈǜ15ƜƻǃǑ16ƩǊ17WĸŚ18ŎŢźǋǒ19ĽŔǔ20ơ22ŅŜ25R26ƙ28Ļ33l34Ǖ
~<fry	87 76Ǜ
~<fu	54 -15mƝ-12u-11ų-9Vŗ-8jP-7ķĻŀŞƒ7qŒƕƼǄǤ8Ɵǩ9x10Ƥ11DGĿ12ƓƳ13ŎŹƭ14Ĵ15Ɗ16ň20Ƣ21kǇ22ǟǣ25ahYƗƱ27R33g34Ŷ42ƀư46Ƌ
~<ful	62 -9V-7ŗų7ŲƱ8tōƃƢƼǟ9qǛ10Ɵ11Ǆ12Œ13Ƥ15Ɠ16Dƭ17ĴŹ18Ŏ26Ǉ30a32R50ƀ
~<fun	63 -16m-8P8Ǥ11ƕƢ13x15Ƴ18ǟǩ22Ʊ24Y26k27ǣ40ư41Ŷ42g
~<fur	73 -19Ɲ-16u8d11Yĸƥ18Ƣ21GƊ25Ƌ37hƗ
~<fus	87 15ư46Ƌ
~<g>	86 -30ŗ-12Ƃ11Ǧ12b21ź59ǡ
~<ga	58 -12ƙ-9Ǐ-8Dƽ-7lķť7ńŏőŤŽ8ƭƺǚ10ƆƎ11fŖƉ12ŔǄ13ƍƥ14Ƒ16ŕ17ƋƜ24Ɲ25ƣ26ļ30g35Ɛ36ǩ44š47Ɓ67Ű
~<gal	89 -8l18Ƌ20fǩ
~<gam	86 11ő24g45ǩ
~<gap	76 -8ť11ƭ22ŕ60š65Ɓ
~<gar	68 -9D-8ƽǏ9Ɛ10Ť13ƆƜ16ƣƥ17g19Ƒ29Ɲ58Ű
~<gas	85 10Ƌ40Ɛ
~<gat	81 -12ƙ10Ɯ11ǀ17ŏƣ19Ǆ21ƍ27Ű
~<gav	76 7ŅŻ8Ƨ11ń12W13ǚ17Ŕ19Ŗ39ļ
~<gc	86 -9ǩ23ǧ39Ǔ
~<gc>	86 -9ǩ23ǧ39Ǔ
~<ge	43 -17Ɨ-15q-14ŗƷ-13Šǩ-12ĶžƬ-11ł-10rXœř-9cķĺŕŝŞƟƺǈǑ-8uņŭƆƒǞ-7ŏţŬƤǒ7ixGTŀńƯƶǓǝ8AKĴźƊƢǇ9ƙƭ10pJRSļŴŸŻ11Ľő12vĻ13Cƨƿ15tĿƖ16HŎŹƃƕ17ƍƚǡǧ18Ǖ19Ŧơ20gjkƫǙ21W22sň23ś24Ŷ25ű30eŵ32ŌǏ35m
~<gei	89 36ń
~<gen	73 -15ž-7ŗ8Ƹƽǖ14ǅ18ǧ19Ǔ33ǡ
~<geo	86 -7I10l13Ÿ17C18y
~<get	44 -14Ʒ-13qŠ-12ĶƬǩ-11ł-10lXńœř-9rĺŕŗŝŭƟƺǈǑ-8cyķņŞƆƒǓ-7uŏŬƤǒǞ7xGQTŀŁƶǎ8imAźƊƢƯƵǇ9KĴ10JļŻƙƭǝ11pRSĽŴ12vőǧ13Ļƿ15ƨ16tĿƖ17Hƃƕ18Źƍƚ19Ǖ20jŎơǙ21gkŦƫ22W23sň25śŶ26ű32eŵ34Ō
~<gi	53 -9Bǌǩ-8n-7sMƩƮ7lŁŇǤ8ŅŪƗƝƪǢ9OŧƆƒǜ10oIǕ11dŝƁ12Ōơǚ13tƢǁ14XŦƧ15Œ16eDǠ17v18Ʒ19wxŔ30u35W
~<gir	72 -8Ʈǌ8ǖ9Ʊ11Ǥ12ǈ13l15ǜ17v18w20Ƣ30Ʒ46u
~<giv	55 -8nB-7MŲƩǩ7AŀŐŵƈ8ŁŇƗƪǢ9ŅŪƝ10tOƆƒǕ11doIŧ12ŌŝƁ13ơǚ14ǁ15xXƧ16ŒŦǠ17eD20Ŕ36W
~<gl	69 -26Ƃ-9ō-8ŏ-7ǚǩ7Ƭ9ŐƦ10t11ř12ťǙ13Ƅ18ǥ19Ŷ20ż21ǌ23ƿ36ƁǦ76ǡ
~<gl>	80 -30Ƃ-10ō-8ǚ22ǥ42Ǧ89ǡ
~<gla	74 7ƀ11t12ř13ŐťǙ21Ŷż24ǌ25ƿ40Ɓ
~<gm	86 30J
~<gma	86 30J
~<go	33 -24Ƭ-19l-17Ǆ-15ůƌƝ-14Ń-13Ř-12vFƊƕ-11ŽƱǋǞ-10sGXĽưǌǎǑǠ-9TőƄƨƼ-8qtSŰŷƐƓƣƳƺ-7QZŀŲǈǍǗ7DśŞǒǘ8jWŶƃǂǖǨ9ĹŌŤųƾǢ10anŒŗš11IJĵŴǀǦ12mŅţƋƸ13ŻƞǜǤ14Ơ15dyűƮǏ17kEUŪƷ19ńŊŚŠƭ20ĻşƙƤ21ŖũžƎƩǟ22Ŏœ23goĺſƵǔ24A25iOŜƔ26NR27ĶŝŹƟ28Y30ƒ33ļň34ō38ł41ƫ46Vŏ
~<go>	47 -20Ɲ-19ǩ-18Ʊ-14q-12Ň-11vLŐŮ-10Ŧů-9lŁŤƂƯ-8ĹŝŨƣǋ-7xSĶŃűŶƴǝ7YķŻƷ8Ŗŗǃ9ŚŴ10ńŪǐ11Ŝţťŧƾ12wEŅŞ13ŊƋ14ƒ15aŔś16Šǀ17Aňž18ũ19œ20VłšǦ21ŌƧƭ22ƔƠ24oƟ26m28ƞ29Ŏ36ƫǜ39ō43R46Ƥ
~<goa	87 -8i16Ť43Ļ
~<goe	69 -12p-9ō7cĻ8RƂ9zKƜ10dEHłƩǩ11Ƶ12Ķųǉ14JŴƷ16ǝ17Ł18o23ǖ30ƫ
~<goi	55 -15š-14Ʒ-10t-8Şů-7ŀ7ĿǞǟ8eĺ9ŧƮƸǃ10Ɲ11ňžƵǩ12PŢũ13Dƒƭ14Ũ15ǅ17rō18U19ĹŻ20HŹ24k27y29ł32i37V45ŏ
~<gol	83 13h31Ķ40g
~<gon	63 -10ƕ-9ƭ7Ʊ8Ũƫ10bƒƠ12Ǩ13ƙƶ14ŒƩ18Ǝ20Ư22œ23Ŗ37Ɵ38Ʈ40Ʒ
~<goo	53 -17u-12Ŵǥ-11r-9DĶ-8K-7aXĹĺŒƧƬ7œƒ8ŋƹǙ9Ť10MţƃƔ11ƵǕ12pƩƭǩ13UYǊ14Jź15ĻŐ19WŇŎ20Ōũ22ĵƸ24x25Nű26I28L29ņ30iǟ33Ŷ41ļ42ŝ
~<got	41 -21ǩ-17Ř-15Ɗ-14ņƟƬ-11Ǆǐ-10Rũƌ-9ĽƹǞ-8ilrœŶƭƷƽǌ-7bHPQXŇƮưƿǠ7dIřŤƃƇƴǅ8ķŁŉšƁƤƥ9hqDĹŞūŮűƗƛ10ŅŝųŴƻǂ11EŵƆƍ12ŦƑǇ13Ǜǥ14ƵǤ15kNVŐ16uŕƙǢ17jļŠŪ18ňŚŹ19ńƎǏǘ20YŒ21g22n26AĶ28ŏŜ32ş34ſ35ĺ40O
~<gp	89 43ź
~<gpa	89 43ź
~<gr	53 -12ǩ-9H-7Cŝ7wŧŴŷŸƁƇƌ8aƘǅ9mǓ10Şƻ11lxśơƣ12qQǉ15ŚƧ16nTƭ17ƍ19ŭ22yW29ƶ30ź36v37ǊǞ
~<gra	61 -9l-8u7ǔ8ƩƯ9Ÿ10wŷƁƘƳǅ12ŧ13yƻ14qƌ18m19Ś22v31ź36ƶ
~<gre	74 7aMĻǓ8Ƹ9Ɯ10ǋ11xś12Ƈ13ŌŴ18ơ19T
~<gro	62 -10H7XƪƺǇ9Ɠ13y14ƣ15nQǉ20ƭ21ƍ22Ƨ23lŭ25v31W44Ǌ46Ǟ
~<gu	54 -13ǅ-9ŭ-8P-7ǀǞ7ųǩ8M9HĸƈƚǕǚ10ƛ11jƔƹǙ12Ņ13ǟ14Ɨǣ15g16xAǇ17ơǉ18kņ19ł23ŇǄǜ24Ǒ25B26ſ27ƜƲ38Ƙ
~<gua	81 7Ư43Ʋ
~<gue	76 -15ǅ8Ů9ũǊǖ10ƈ11i12l13Ŗ22Ɨ34ǩ43Ɯ
~<gui	85 18ǚ21gA24Ƙ
~<gun	82 38Ƙ
~<gut	80 9ƌ14ǜ26ł41Ň
~<guy	59 -16ǩ-8Pŭ-7ǀǖ7hkwŐŕǐ8ožƟ9gų10Mƚ11HĸǕ13Ɣ14jǙ15Ņǜ17ǣ19xǇ20ņơǉǟ27Ǆ28Ǒ29B30ſ
~<gy	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
~<gym	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
~<h>	83 7Ǡ10W11ř16o23b
~<ha	27 -25Ǆ-23n-16ơ-15ů-14Ǌ-13gƕǑ-12QTŀŇƩǎ-11xĽƅƭǧ-9KMś-8CLPŞƞ-7bAXŅǌ7dlĺŲžƀƂƆǃǏ8aƖƸ9oSĵľŎŢƪƮƴ10mōŸƬưǐǡ11ũŰŶżƁƃƗƜƷǅǚ12ĶĻņŋŵǂǤ13ŖƢǋ14IZšƯƱ15Ťƙǖǥ16UŁŃŗƼ17YƎǩ18őŘŜşŧƘƾ19fhuǈ20ŏƽ21ńťƦǇǔǝ22tŹŻƵǣǨ24iƋ25ƌǙ26ŝţǓ27ĸƚ28ǒ30ŚƑ31Oſ35Ƴ43ƛǜ44ƨ55ǘ
~<hac	80 -8Ļ-7Ʒ8Ǘ15ǩ55ǘ
~<had	51 -18n-14G-12Ɗ-11dĽ-10Sƃ-9zǩ-8Ǩ-7rļŧ7vPŤũ8Řŝ9ŊűƋǟ10Ũ11tľƈǕ12ĵǙ13Ƽǅ14Ƥ15ǝ16ǂ17š18ǜ19Żǣ20ĺ21ż22Š23ĸ26ņƛ27ƾ37ƽ38ţ43ő
~<hah	76 -8x9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ18ű
~<hai	68 -11Ű-8Ĵ-7ű7Ŕ10NP14Uǖ18ǈ21Ř22ƈ25Ɲ29ƀ54ƚ
~<hal	66 -14Q-13Ư-11a-9b-8ƦǠ7puƝ8ĶƄǩ9ǝ10Ƨ11Oŗǉ14ƨǂ15q16Ơ17tŮ19ǔ21r23Ǩ28Ƣ33Ƭ40o
~<han	56 -13ş-12ƈ-10ĶŤ-9ţƩ-7ŏŝƮ7Ǟ8ŃƖǓ9ǣ10ǒ11PŁǙ12VZǇǠ13ǚ16ƵƷ17ǈ19Ơ20ĸ21ŀ23i25ŜƑ27Ļ28t29ǘ35ŧ36Ś37ǜ39ǖ
~<hap	51 -14Ş-11G-9ŀ-8Vő-7Ł7ĹǤ8ņǚ9ōƞ10iHYŗ11ǝ12Uƨ13ƫǩ14ţƮ16ſ17Ƴǔǘ18Ŀŝ19Ƨǣ21š23ƛ24Ŷ25Ǩ26ĺĻƷ27ťũ31Ť
~<har	64 -10ǆ-7Ŋ7s8k9ķǟ10dƹ11ƌǃǞ12ƙ15ŨƳ17ǣ25U27Ǔ29Ǚ31ǜǩ
~<has	50 -9dYĻ-8nrǟ-7ŢŤǄ7ƻ8qũźƉƓǦ9Qƙƚƺ11BƘǍ12łŐƑƴǜ13šŴƪǌ14ŃœŔǚǛ15jŮ17ŒŖş18vƋ19ƛ20Ł21ŹǂǗ24ţ26h27ſ
~<hat	78 10ƾ11a13Lŝ14c16Ť17Ŀ23Ǚ
~<hau	82 -10Ūǖ-7Ǜ11Ŵ14ů16ŭ25ƥ26ǐ38Ų
~<hav	31 -23Ƨ-18ůǄ-15ŀƕ-13gǊǧ-12ǌ-11HPĿƞ-10MŠơ-9xLQƠǎ-8UŲƤǑ-7qĻļłœŭƅƭǉ7JŁŐŕŜƀƂƆƍƽǁ8kFňŧƮǃǨ9hrNōŻƊǈǔ10ľņŉťƾǤ11ŖƳǅǏǡǢ12sŰžƜǆǘ13mSŋŪƛƪ14ilķƋƚ15IŃŝŹżǝ16Ÿư17ZƁƑƘ18ŵƃ19şǋǓ20ĶţſƗǥ21aŢƎƵ22Ǉǜ23ƯƱ24Yŗ25Ŏ26fƌǒ28Ƽ29uőŚ31ŏ32Oń34Ʀ40ƨ
~<he	39 -41d-23Ǆ-21T-17ƒ-16ŭƶ-15ƛƻ-13mPS-12ŐƦ-11Şǋ-10ĸŏƞƭ-9LQĴŁŃœŻƙƫƵƹǢ-8GMĶķŖŗŚũŪŰƧƬǆǓǟ-7ORXĽŇŉŠŬűŵŷŸŽƔƜƝǘ7NŊŌǃǒ8Ʋ9wyĻľů10W11kUĿŢƱ12ilļ13zŮ15vŅƮ16ŀ17uǏ19A20Ƴǜ21Ư23ƃƺ26Ŝ28x32Ƽ33Ŵ35Źƽ36Ɛ40j43ƋƸ44tB47Ʒ48Ǉ51h53q56ź60ǂ63or64s74ƨ82p
~<he>	53 -22Ǆ-20T-18Ū-17ƒƹ-15ǩ-14Ÿƻ-11d-10mǢ-9Pƛƶƺ-8ajHQŭŵŷ-7WŇŝ8ǒǣ10w11Ư13A14ǜ17Ŵƽ20vŅ22ů26ŜƳ27Ź28x34B35o42ƨ43h45st51ź52Ʒ57ǂ81r82p86q
~<hea	47 -11p-10ňƳ-9wzŏźƛ-8ǋ-7moķƞǦ7ƍǝ8yǗ9lŎŔŮ10ņŇŋ11k12gļǃǏ14ƺ15uŨ17sx19Ŝ22UW24Ŀ26h28j33ƃ41Ǉ43Ƽ44ƽ45Ɛ48ǂ55Ƹ57Ƌ
~<hei	78 41ƺ
~<hel	65 -8i-7ŁŏƁ7vŀǜ8Ʊ10ŝ11ŢǑ12ŒƲǈ15s19ĵ21A23ň29ǩ31Ǉ33zĹ
~<her	54 -43d-35Ƹ-15ƶ-14ǩ-11Ň-10qŭ-8ůŵ-7iHXĹ7zFŅŏżƆǁǈ8ŌƩ9ō10ŝŮŶſƢƯǜ11u12lŪ13cwųƾ16tƱ18ľ19rŊŹ21s26Ʈ27ĻƳ29ǂ30B32Ŵ33j34Ʒ36ź41p59o64ƨ
~<hes	85 -7Ż47ŀ
~<hey	81 -11t10r19N52i
~<hi	48 -24d-17Ÿǩ-15ŵƮƸ-14a-13H-12Gšŧų-11ōŠǃ-10Ńơ-9ŝ-8uPWľłžƃǈǧ-7xQVļĿńŏŖŘŦƦƧƱǠ7mBŬƁƳ8ŤŨƠ9gůƜ10y11ltŞ12Ŕǡ13qƙ14ƚƼǓ16ǒ17YƢƽǑ19cŅ22p23ǔ24ĸƣ25ŗǜǦ26fœź27s29Ư31Ʒ34ǂ36oŴŹ37S38ż39Ǟ40ƨ54ſ
~<hid	89 9ĵ15Ş20i
~<hig	62 -9ǌ-7x7Ƅ8Ņƚ9vƏ11Ŕƒ12œųƁƠ13yŬǓ15m16Ř17ů19l20ƙ23ƼǦ34ƣ37ŗ
~<hik	86 -14ŧ-9ō12gŔ13Ş16ĺ26œ
~<him	69 -25Ƹ-10ơǧ-9Ƽ7agrwM8Bņ10Ư11zAźǌ17Ŝ20t21Ʒ22o29ǂ39ƨ47s
~<hip	89 -11ž11ǡ18Ɖ29Ɯ
~<hir	72 -17H-14G-9Ń-8ǈ-7Ǡ10ǥ13Ǆ19Ǒ24Ư39ǔ44ǜ54Ǟ63S
~<his	60 -28d-24ų-21a-20Ÿ-11ǃ-10Ʈ-8u-7Pǩ7ǑǨ8Ť9ŰƳƼǞ14ţǂ19Ƣ20qƯ21Ņǒ23Ʒ25ź27ƨ28o29ƽ31p49Ź52Ŵ
~<hit	64 -23Ř-13š-10Š-7ŵ7œŤ8jǘ9Ǥ11şžǦ12Ɗƚǡ17Ũ19Y27c38f39ĸ55ż76ſ
~<ho	26 -32Ő-26W-24ǈ-23Ǆ-22Ō-19ŏ-17Ǟ-16o-15Ŝ-14NŒǥ-12wťƫƵ-11AōƢƯǨ-10ƴƾ-9dPƁơƩ-8ūƀƥ-7BQĽňŴƲǌǠ7ņŲƉƐ8pŇœŕŽƍƏǂ9ŦŵƦǀǗǙ10ŗƃƌƿǁǓǝ11uzSķŃƛǜ12Żǘ13Uűǧ14GŤŭƇƖƤƺǅǔǖ15vYŅƑƣ16bhkŨŷźƕƬƸ17Zƒ18ĴļƋƜ19OĻłƗƙ20lHR21ŠƚǑ22gĸǇ23Ů24Tǟ25jŧǎǩ26ƭ27c29KŶ30F31Ɣ32tƓƮƳ33Ʒ35şƝ36x37ů38Ɵ41ƅƆ42n46ƞ49i
~<hob	81 11ǀ49g
~<hol	63 -12N-11ǖ-8rŧǟ-7ŊƔ7iZ8ŚƕǇ9UŨ12tŁƸ16ŔƉ17Ş19K20kŬűǓ23ŀ28Ǘ34ǩ36ǧ
~<hom	49 -21Ő-18M-11őǏǨ-10NŬƯ-8PZŏŗŤŴǈ-7tvǥ7hŷƌưǩ8ŹƖƜ9Ľ10ǁǔ11Ƈƛ12w13Ĺƙ14ůƮ17Ű19źƷ20ƞ21HITƆ22q24uC25ƕ27Ɣ28s29ƒ31RƓƟ32n40ƅ43F44lş60Ɲ
~<hon	75 -10ŵ7r8ĸň9ǘ10fŢŬ11Ŀ12Ū13Ň14ƿ16c18Ŗ29ź
~<hoo	86 13Ƨ21ļǟ38Ǜ
~<hop	78 -7Ţ8H16ů19X21Ǚ67Ļ
~<hor	89 14Ǟ
~<hos	71 -12C-7ţ7q8ũž10SV11ƃ12P13ĸ16Ƽ18ǂ20Ʀ21Ǩ22ǔ24Ƹ25Q34ƛ
~<hot	72 -17D13ǔ15Ƌ17ƒ31J32ƍ34Ƥ49j
~<hou	44 -22Ŭ-19Ǧ-18ų-17ŗ-15PŒǄ-14ŸǏǞ-11S-10ĴǇǛǨ-9vŦŶ-8sNłűǖ-7ŐŭŵƠƦƬǊǋǘǙǝǢ7gǕ8OƊ9Ƒ10ůŹ12Ƌƕƚ13ƣ14ƌ15ƂƉƎƖǁ16Z17ƙ18LŲ20Ɨ21ŷƮ22DƇ26MƷ27ş29GHƝ31ķƓƜ34TƆƟ35nF37ƞ41ƒǎ43ƅ47Ɣ51R
~<how	29 -22W-19w-17ŌŐ-16FRǈ-14ŁƂ-13osŏ-12yHQĽ-11ƵǄ-10ƕ-9qDMŚŜťƛơƫƯƴǞǥ-8LƢ-7dAƝƩƾǠ7őƄƈƖƷǂǋǡ8ĶņźƦƶƸǐ9hGTŇŽǊǙ10fUŊšƑƙƟƪ11pųƏƤ12SœŖŸǩ13ŦƣǆǏ15jkƃƓƔƚƿ16zŕǦ17ĸŃŻǘ18ŵƺǜǝ19OƋƞǅ20Ņ21vŗ22bYŭ23Ǒ24ļŤƬ25ŨůǇ26ű27ǖ28ŠŮƭǟ30cĴł32Ʈ33Kŧ37Ƴ41ŶƆ43t45x54i
~<hr	89 -16ǈ11W28Ƨ55ǜ
~<hr>	89 -16ǈ11W28Ƨ55ǜ
~<hu	50 -20ƾ-19P-15d-13Q-10Ƹ-9ƺǟ-8BŭŵſǄǩ-7TƤƹ7gĺŅƏ8jŶƯ9Oƫ10ƜƳ11ǅ12nǚ13Ł14aŤŨżƞ15ƍ16fH17Ų18ţǙ19ŴƷ21XŃ23ƚ25ƨ26st27pž28ǂ29qĸƃ31r34oǣ
~<huh	77 10ơ12ĺŅƏ13ƞ14Ŷ17j25Ũ
~<hun	81 -7ő11Źƞ12g19ǅ31H
~<hur	60 -9ſ-8ŵ-7Ǆ8ƙ9W12O13Ɯ16ǚ18Ť19ĸƍ23ţǙ26XŃ28ƚ34ž37ƃ42ǣ
~<hus	56 -17Pƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ8Ư12ƫ14Ƴ16nŁ20ż21fŲ22Ŵ24Ʒ31pst32rƨǂ35q39o
~<hy	74 9ǈ20P25Ū49Ə
~<hyd	77 51Ə
~<hyg	89 11ǈ24P
~<i>	35 -20Ƴ-19Ŧ-17ĸƗƲ-16ŗƭƱ-15ƠƤƨǘ-14ĺ-13sľŪƶǈ-12ǔ-11RłŖŜũűŹƛǓǨ-10ĶļşƮƯƼ-9WķŞŧſƙƝưǅǗǙ-8AŠŰŴƀǇǑǕǞǡ-7VZŔśůŵŽžƦƫǁǏǤǦ7gĿŘŶ8FŅŐƆơ9GŤūƅǧ10ńņŷƞ11Uƈƍǆ13XĵƸƾ14Ÿ15i16Ļƺ17p20Ţ21hwǠ23JOĽǄ24Ĺ25f26C27ƃ28qu30dv31lD32ŋō35EM37eŌ38K42L43ŉ47N49b50o52Ŏ58c71ǩ74Iň88a94Ŋ
~<ic	89 13j15Ɯ23ǎ
~<ice	89 13j15Ɯ23ǎ
~<id	70 -11a7s9VƵ10B14dū15Ŋ18Ǜ23Ň46Ƅ48ř
~<id>	79 -12a52Ƅ57ř
~<ide	76 8s10dV11BƵ16Ŋū25Ň
~<if	39 -23X-19ĺ-18ƕ-17ǩ-15ŗ-14ǈ-13ōƶ-12ŀŉ-11Ūǋ-9UǞ-8djyALŇřŤŨ-7ikTŐżƾ7ĵľŢŬƍƝƷƽ8GźƎǄ9b11HƁǢ12cWǕ13ķňŋűƵ14FĻ15Ř16rĴ17Iǚ18ŏƂƪǘ19ŝ22ĸŊƮ23YžƜ25ƀƱ27ƦƯ28ƫ29Ƥǡ36Ŏ40ƃ42ſǝ46ŵ48Ƨ73Ǩ
~<if>	39 -23X-19ĺ-18ƕ-17ǩ-15ŗ-14ǈ-13ōƶ-12ŀŉ-11Ūǋ-9UǞ-8djyALŇřŤŨ-7ikTŐżƾ7ĵľŢŬƍƝƷƽ8GźƎǄ9b11HƁǢ12cWǕ13ķňŋűƵ14FĻ15Ř16rĴ17Iǚ18ŏƂƪǘ19ŝ22ĸŊƮ23YžƜ25ƀƱ27ƦƯ28ƫ29Ƥǡ36Ŏ40ƃ42ſǝ46ŵ48Ƨ73Ǩ
~<il	89 17ǂ19C26ƽ
~<ill	89 17ǂ19C26ƽ
~<im	73 -17ǩ-10Ŏ9Ǖ10Ǣ11ƶ14ō16Ňƌ18Ʊ22Ũ23Ş28ľ
~<imp	74 -10Ŏ10ǕǢ11ƶ14ō16ƌ17Ň18Ʊ24Ş28ľ
~<in	28 -29Z-24ƒ-21ǟ-17p-16ĺ-15ƭǃ-14wŝŶ-13u-12oōŒŨźƮǇ-11śŜǦ-10aŭ-9ŉŢťŸǖ-8DŔƖƠƧ-7FOPĿƈƜưǜǩ7yĽŎūŷƊƎƨǍǕǤ8jƻǢ9MŇƓƩƯƱƼǝ10XĻŲƉƞơƹ11dqŁŐŤŻƌƶǥ12GWƄƬǒǞ13KŽƚƾ14iNĵŅƲǡ15ƍƵƸǋ16mņŠƣǣ17ŖƤǑ18sEľşšŧű19vķǧ20ŃƐƦǐǓ21S23nĹ24lƛǅǌ25RŚƥǏ26ƽ28ż29ů32ǉ33ţ34TYĶƝ36CǊ37ƃ41ŏƪ50ƗǗ
~<in>	32 -30ƭ-26Œ-25ĺ-24Z-22Ʈ-21ŗ-20Ŕǟ-19ǃ-17už-16pƒ-15xǩ-14ŝƘƨ-13awƔǥ-12œŢƓơ-11ŊŞŶźƧ-10oƕƴƺ-9ōśŨŸƁƆ-8ŐǄǘǨ-7DłŉşŰƇƖƙƜǖǦ7ĴńŹƉ8ĻŎŷŻ9djŇƵǓ10MŌųƃƊƿǂǞ11y12QƦƱ13Ĺƶƹ14GKXƞƷǈ15iľŅŽƎƣǧ16ƛƼ17Ɛƚƾǐ18SĵšƤƲ19Ťƍ20ŧǋǡ21mķ22sEǍ23TŖ24qvǌ25Śţű26Ǒ27Ńż28Rƥ29ƪǅǏ30ůƸ31l33ƽ35n36ǉ37Ķ43Ɨ44Y45CǊ46Ǘ52Ɲ
~<inc	60 -10Ǉ-7Ʒ7jƁƭ8Ƭǃǔ9ǆ10Ơ11uǣ12Ɔ15Ŕǉ16ƺ22Ư23ŏƮ25œ30ǝ37T
~<ind	85 13Ɛǋ14Ʀ17Ǒ
~<inf	73 -9Ƶ12Ŕ14Ľ15Ŋ17ĻńŻ27x38Ǘ
~<inj	72 9ŗǚ33ǣ38ƃ51ž
~<ins	43 -20Ǎ-16Ƹ-15ŭ-13qƒ-12QǏ-11ƅ-9ƝǑ-8Zſ-7ǂǦ7AĺŖƏƙ8rǐ9KŴƁƪ10ŘŦ11őŞƬƳƵƻǧ13ŪƦƭǌ14ĹŁƘǄ15Ǩǩ16ľƩ17Ƅ18WņţŲƕ19ƴ20ŗšƃ22ŒơǓ28ǒ32Ɠƨ36Ǣ37ǥ39ş41Ő44ŏ
~<int	64 -22ǩ-11ǅǢ-10ť-7JŁ7Ǘ8ĹłŎ9iŅƵ10Ķ11Ŋ12dBRů13Ɣơǝ14Ň17żǞǣ20gƛ22ƪ24N25ƌ32S35Š
~<inv	69 8ż11ŁǢ13f14ǩ15ķ17ǘ18ƗǕ21ƝǏ
~<ir	86 -8Œ10Ƣ59Ķ
~<ira	87 -8Œ59Ķ
~<is	23 -22Ũ-18Ʒ-17cŦƸ-16ŏ-15Š-14ň-13ǘ-12Ť-11Sņšţ-10O-9ĺĻƜƬ-8Ľ-7BőŧƭƽǑǒ7uHƌǊǨ8lzƦǔǞ9Űųƍƪǉ10ľŞƀƒǁǙ11EŝūŸƐƻƾǖǜ12ŅƗƯƼǥ13FĿǣ14npQŖžſƔƕ15KŉŕşƑƠƢƥƧǇ16fIJƏƫƱ17ŭŷ18hAƉƘơǅ19aĶŁ20ōŐźƆƩ21DYŗƟǋ22qsyRĵŬǈǗ23Nƅ24TŪƁ25vŃ26ǆ27PƇ28ŒŶƓǃ29jůűŴ30Ɗ31ĹƨƲ33Ǜǟ36ƶ37ǂ38iox39ǩ42U44ŀ45Ǎ49t
~<is>	23 -22Ũ-21Ƹ-18Ʒ-17cŦ-16ŏ-15Š-14ň-13ǘ-11SņţŤ-10Oš-9ĺĻƜƬ-8Ľ-7BőŧƭƽǑǒ7uHƌƞǊǨ8lzƦ9ųƍƪǉǔǞ10ľŞŰƀƒǁǙ11EŝƐƻƾǖǜ12ŅūƗƯƼǥ13Ŀǣ14npFQŖžſƔƕ15KŉŕşƑƠƢƧǇ16fIJƏƥƫƱ17ŭŷ18hAƉƘơǅ19aĶŁ20ōŐźƆƩ21DYŗƟǋ22syRĵǗ23qNŬƅǈ24TŪƁ25vŃ26ǆ27PƇ28ŒŶƓ29ůűŴǃ30jƊ31ĹƲ32ƨ33ǂǛǟ36ƶ38ix39oǩ42U45ŀǍ49t
~<iss	82 13ƵƸ14ǂ36Ÿ
~<it	28 -29Ĺ-21Z-20ĸǔ-19ƨǑ-18glŅǈ-17Ǆ-16cMƦǐǢ-15yşƷ-14qvŹ-13ptLŝǖǝ-12xGǡǩ-11OXŞŷƸƾǙ-10CHYŉŻƣǊ-9ahƤƺǕǣ-8dƃǂǎǓǜǠ-7zƔǚ7Jƻ8ŘŽƕǉ9ĿŋŵƁƖǇ10ſƄƎƶǧ11ĵŐŲǏǞ12šŴ13Ɗǘ14iFŦūƯ15ƌ16ťŮƐƘ17Ƣ18nAŁƼƽ19ŎƂƙǟ20ǆ21Ÿ22ĺ23Š24Pł25b26ŇƉƟƭǅ27ŒŚƓǗ28BƀǍ29ŃŤŬ30ś31UŊ32Ōƞ33Ĵř34ŔƇ35ŕƩƫǃ36ų37Ɔ40ŀŧŰƒƧ42jŗŨũƵ44ŭ45r48œŖ49ƅ53Ŷƪ63ű
~<it>	28 -29Ĺ-21Z-20ǔ-19ĸƨǑ-18lCŅǈ-17gǄ-16cMǐǢ-15yşƦƷ-14qvŹ-13ptLŝǖǝ-12xGǡǩ-11OŞŷƸƾǙ-10HXYŉŻƣǊ-9ahƤƺǕ-8ƃƘǂǓǜǠǣ-7dzǎǚ7Jƻ8ŘŽƕǉ9ĿŋŵƁƖǇ10ſƄƎƶǧ11ĵŐŲǏǞ12šŴ13ǘ14iFŦūƊƯ15ƌ16ťŮƐ17Ƣ18nAŁƼƽ19ŎƂƙǟ20ǆ21Ÿ22ĺƓ23Š24ł25bP26ŇƉƟƭǅ27ŒŚ28BƀǍǗ29ŃŬ30śŤ31UŊ32Ō33Ĵřƞ34ŔƇ35ŕƩƫǃ36ų37Ɔ40ŀŧŰƧ41ƒ42jŨũƵ44ŭ45r48œŖŗ49ƅ53Ŷ54ƪ63ű
~<its	83 -11ŗ12ƑǢ14ƓƘ16Ĵ23C
~<ja	87 -9ř8w13ū14a22Y
~<je	71 -17ǐ10l12Ŷ13ų16Ŭƞ37Ƙ
~<jee	89 -21ǐ-7Ĵ21Ŭ26ų
~<jew	73 39Ƙ
~<jo	54 -17ŗ-16o-11Ɯ-10G-8ŞŤ-7ŠǝǨ7Aŧů9ňţƝ10Ʀ11ŭƨǀǍ12ǔ13ĶƬ15RǄ17sǑ18Ǔ19ǩ20ǣǧ32ǈ33ǐ35q37Ƨ47SU51VW52P
~<job	55 -17ŗ-11Ɯ-10G-9Ş-8Ťǩ-7ŠǝǨ7ŧƷ8ů9ňƝ10ţ11Ʀǀ12ƨǔ13Ķ14Ƭ15Ǆ16R17Ǒ19Ǔ20ǧ21ǣ33ǈ34ǐ38qƧ49SU52W53PV
~<joi	83 -14o7f10Ŏő18Ǎ35s
~<ju	47 -22ŗ-14ǡ-13Ŧ-12Błǐ-11ōƞ-10Ǐ-9ĺ-8JǓ-7qxFŎƏƔƬǅǔ7rZŴǧ8m9cvwUŶƗ10esSŌƢƦǙ11żơ12ahŁƍ13ŇŊƻ14uCǈ15Ǒ17KŖŪ20Ţ21ŭ24nķœŠǋ26ƀ27Ļ28ŷ29ĹǇ30Ŕǀ
~<jud	86 9ƿ12š13ķ17c
~<jum	77 -15Ŧ27Ŕ32Ţ35œ41ǀ
~<jun	86 10G21a23w
~<jus	48 -22ŗ-14ǡ-12ǐ-11Błƞ-10ōǏ-8Ǔ-7qxFJƏƔƬǅǔ7fŲŴƝƩƮǧ8rZķż9vŶƍ10UŇƗƢǙ11esŌƦ12SŁơ13h14Ŋƻ15uCŔǈ16Ǒ17K18ŖŪ22ŭ24n25Šǋ27ƀ28Ļ29ĹŷǇ
~<ka	87 8w14b23ƥ
~<ke	51 -12eDĶ-10ő-8ŭ-7pNRĴŏŘǔ7qUŋūƻǠ8vQŉşǝǩ9tŽƀƮ10PWũƊƝǒǙ11xŀ12ſ13Śǟ16Ŀ17oōų18YǏ19Ţ23Ɩ25Ʒ27Ƨ33ŝ37Ƶ40Ű43ƥ45Ǘ62Ǩ
~<kee	54 -12eĶ-8ŭ-7pNĴŘ7cq8UūƻǠ9ŉ10tŽƀǩ11PũƊƝǙǝ12WĿƮǒ13xŋş14Yŀǟ15Śſ17ŝ18oƥ20ǏǨ21Ţ23Ű25Ƨ27ōƷ30Ǘ40Ƶ
~<kep	74 -14D-11ōő-7ŋ8Y12ƃ15Ŷ25ŝǗ28Ű39ƥ
~<key	72 -7ŏ8Ŀ11Ń14v28ų35Ɩ62Ǩ
~<ki	47 -13mǛ-12Zƪ-10Ĺųŷ-9tķť-8ŦƅƧǃǋ-7akş7RŊŶƘǏǥ8LXŴǝ9Řƫǆ11ĺŤƇƉư12hiƎ13Mŏź14qƜǔ16ƶ17Ūƭƹ18ƣ19vw22Ʊ23l24ƍƲ25nƋƯ26ƌ28y33Ʃ34Ǆ42x45u46Ź
~<kic	82 8ĺ12iƹ14Ō16Ļ21Ř
~<kid	55 -21ų-14m-10Zŷ7ŭ10ľƘ14Ʀ16ƫ18ƜƲ21ƭƶ25w26v27Ʊ29lƍ31nƯ37y40x55Ź56u
~<kin	55 -32Ǜ-19Ʀ-13ƪ-7tƧ7gŖƸǟ8ƐƤư9biRŊŢźƝǥ10YĺŧűƲ11Ǝ12xǆ13Xƹǩ14qƇƉ16hŤ17ŏ21ǔ22ƣ24Ū28Ǆ32Ƌ41Ʃ
~<kit	72 9ł10LǈǏ11ƞ14ǝ19Ǆ23Ǜ27M43ƌ
~<kn	51 -14Ŏ-13Ƃǔ-11ĹƮ-8Ōƞǅ-7nŐšŤſƽ7ĴĻ8mGĽņŰƐƷǟ9ƀƌƛ10ǂ11chRţŲǣ12rŒ13ĵźƎ14wŔ15ŅƩ16ŜƓ17ō18tƧ19ǃ20Ƌ22Ƴ25A26Ƹ27f29ǩ40ŉ42Ŗ
~<kne	87 14Ƹ34t
~<kno	52 -14Ŏ-13Ƃǔ-11ĹƮ-8Ōƞƽǅ-7nŐšŤſ7Ļ8mGĴņŰƐƷǟ9Ľƀƌ10ƛ11cRţŲǂǣ12hŒ13rĵƎ14wź15ŅŔƩ16Ŝ17Ɠ18ōƧƸ19ǃ20Ƌ23Ƴ26A28f30ǩ41ŉ43Ŗ
~<l>	83 -29ŗ-12Ƃ11Ǧ13ǃ20ǡ69b
~<la	41 -16SŒŢ-15Ť-14d-13pŕũƌƔ-11ƄƳ-10CŗŨ-9Pľŀƿǝ-8ĻǅǇǢ-7svKRƅǃ7giBIƑƓƜƫǔ8tťƋƟƠƤ9Jűǂ10Fƭƺǎ11ƙ12EǦ13ƈ14cŇ15bkDłŻƆƚǉ16oŖǛ17ţƧǄǨ18aơƹ19ŵż20ƲǞ21Ǐ22ư24ņǊ25ǩ26Ŝ27ǌ28Ǚ31ĵœǜ32Ƹ33ķ35ǣ39š49ƾ
~<lab	82 8ǎ13ǜ15h16ƾ19ƻ21ť
~<lad	75 -9P7Ǚ9ŵ13tŧ14Ŝ16ǈ17Ǆ18o21ǣ25Ɯ
~<lai	82 11Ƨ14Ǩ15B16ŵ17Ň
~<lak	81 -10F-7n12ķ22k28g29Ɵ34ƙ
~<lan	63 -12CƄƔ-8Ľ7ň8ǧ9ĸŠ11Ŧ15Ƥ18JƠǩ19Ň21Ǆ24I25ķ28F34ơ37D46ǌ
~<lap	77 -13Ǐ14Ɲ17Ǘ51š
~<lar	86 25ǔ38Ɔ
~<las	46 -13dŒ-12pũ-11Ŧƌ-10Š-9ŕ-8BDISľŃŤŧƳ-7ĺňƿǅǧ7mĽƛƶǒ8yƧƩ9oŬŵƓƼ10ĹłŔƑǘ11ŻƋƫ12iƲ13űƺ14Ǩ15Eţ16šư17żƈ18cƚƹ19ǉ20bǣ22ƸǛ23Ǚ24Ŝ25Ǐ26aǞ28ĵŖ29ņ30Ǌ37œ39ƾ
~<lat	70 -15Ƽ-12S-9Ƙ-8Ť7ƓǙ8UǕ9Ɛ10Ńżƭǂ11ţǏ12ĵĺŻ13ǣ15ǟ16Nƾǎǜ23Ƹ
~<law	68 7ŷƯǓ8zǩ9Ƶ10k11Qǡ13AłŅ14Ǧ15B17n30Ʋ32ķ33ǜ
~<lay	81 11Ƥ13VƉƧ16ĿŚ19ư
~<le	43 -23ǩ-18Ǎ-17ś-15Ʈ-12œƱ-11vŐƽǈǘǡ-10ňƨƯ-9ŏǉ-8nwMPļŖŜŠŵǝǧ-7uťƞƷǞǦǨ7rĶķŮŻƂƥ8AƠǃ9ZŚƔƭ10xĽŋƀƆǆǏ11ŞƊ12mzōŔŤ13řŹ14ŗ15ƪ16ŉ17Ž18ŊƳ19ŪųƉ20Ļƕ21ũ23hƎ25FƄ27bƧǋ28Ƣǜ29Ƥ31ơ37ƛ44Ţ50Ŭ57ǌ58ƶ
~<lea	50 -19Ǎ-14ś-10v-9ŝƜ-8Őŕƽǧ-7Sťžƈƕƨ7őŰ8ƀƫǅ9ĹĺŇŊƂ10ǜ11ũŻƥƬ12ĻƠ13zAVĿŹ14Ǐ15Ǝ17Ť18ŉ21ŗƳ24ƉƧ31F35Ƣ36ǋ38Ŭ39ƛ40ơƤ41ƶ42Ţ63ǌ
~<lef	69 -16ŀ-11Ʈ9flĸ11ķŖ13Ķ14Ƨ16ōŕ18Ţ19ŝ21Ɣ23Z24ƶ29Ŭ
~<leg	74 -10ơ8f9ǌ11ŋƃ15Ʋ23ǃ24ǆ26ƶ56h
~<len	70 -7ǩ7S18Ŭ21ƭ28ų31Ƅ55ƕ
~<les	77 -13ǉ-11ǩ-9ť-8Ŭ-7ŦŲ8G9S12Ʀ13Ǉ15ƒ16Ɲ17Ņ18Ů19ƪ22ľ37ũ
~<let	59 -11œǘ-9Ŗ-8hǡǩ7ŁūžƄ8NƜǓ9iOŃŘŪ10rĵƐ11šƾ13K15Ǝ16Ŏƪ17ĻŊ18xĽŚ20ř22aŞ26Ŕ28Ž30ǜ41b
~<lev	73 -7Ʊ9ǌ12ƣ17Ʃ21mƆ26Ɗ
~<li	34 -21Jǋ-19ĸ-17Ŏ-16ŒŢ-14Ĺ-13śŤŰǇ-12źǠ-11pŐǝ-10ŏŜŪſǂǃǔ-9ōőřťųŴƃƛƥǆǙ-8ŕŭǅǐǒǜ-7MůǑǣ7aIRŃƆƢƵǥ8CŉŊƐƫƻ9ņżƯǀǩ10rĶƀƠƪǛ11dSūƅǗǢ12luDYķłŶƜ13iĻ14ŋƂƎƶǊǓ15ƺ16KŨƨ17qŝƮ18vƘǌ20Ƒƴ21Ƨ22ĴĿŇŬǡ23GƩƷ24ž25ĺ26zƞ27Ō28Ǎ29FPUƭ30Ÿ35ŗŷ36x39Ʀ40w41ƿ42n
~<lia	59 -10Ő7ǥ10Ǜ15ơ16Ƃ17ǚ19ǌ28ƀ34ǡ44ž
~<lic	60 -12n-11ő-7ŕ7Ǩ11Ƅ12oƺǛ14ū15d17aǀ28Ź37ŷ63Ÿ
~<lie	80 8Š51Ŀ56Ŭ
~<lif	55 -15qŏ-14ŗ-13Ż-11Ő-9Ŷ-7ľ7WƱ8BSŵ9şŨ11ű13m16ĺ21Ƭ22i26Ƶ30ƪƿ34Ʒ39ƴ40ƭ44ƨ47Ʃ53Ƨ62Ʀ
~<lig	80 8D10ĺ11š15Ō19Ʈ22Uż27Ż
~<lik	44 -23J-14ŎŤǐ-13P-11śǋ-10ĿŢź-9ĸƣǠǡ-8nľƛƱǦ-7qƨǞ7amXœƌƠư8ŧƎǖ9ŦŮƯ10ADőţƂ11ŀũƐƘƽ12lłņŋ13grŲƁƜ14jŨǩ15tRYƭ16vű17ƺ18ŉ19Ń20Ĵ22Ōž23ƶ24Ǎ25xĻƿ26K30Ŷ35Ň36Uŝƞ
~<lim	59 -10Ɨ-7ơ8yŤ9ƏǍ14Ɠ16ŠǦ22Ƒ26Ǔ28Ǣ35ǡ54ŗ
~<lin	62 7rņǘ8wƼ10XƑ11VŚƛ12ƷǞ13aS14ĴŋƫǄ16s17Łł18Ǌ19I22Ō27Ɣ29P33q
~<liq	87 -7ž13ƿ44Ǜ
~<lis	61 -12ƃ7ahA10nPşƎƜƫǥ11Ǘ12ǘǧ13ƅ14ĺƒơ15oń16Ŭ17ǌ20ƻǩ21ǐ24ƗƘ27ŷ28ľ
~<lit	59 -12h-9Ǉ-8ƛ7dlĿƳ8zIļņƎƹǄ9cĺŽƻǁ10Ķ11ƞ13œż15YƦ17vŅ19ŊƯ26w27u30x
~<liv	56 -15Ő-13Yĸ-12ǋ-11őǩ-10rŒŝ-7şťŪ7Ǘ8ŷ9Sƃƅ10Ǎ12DƠ14hƲ15Ɵ16Hķ18q19ĶƤ21l22ƞƢƣ30P31Ʈ34C35Ʒ38z41G44F74n
~<ll	78 -10ţ-7Ƌ16ǐ22ǃ54ǆ
~<llc	78 -10ţ-7Ƌ16ǐ22ǃ54ǆ
~<lo	39 -29ŭ-21P-16Ƣ-13nǇǌ-12ōű-11ǈ-10dŀƛƝƽ-9amxWƆƒ-8ŏœŔŪźžƂƓƦǍǠ-7cghuwDĴļņŲƵƶ7ńſƯǊǩ8vHMRŦƍ9ĻĽŃřŸƃƣǙ10Ƭƺ11ĺŎŕƉƚ12ňƊ13ŢŧŰƔ14ĵĹǟ15ŝŮ16GŜšƇƐǔ17ůǞ18zŅŇŶƜǝ19ƑƱ21Sƞ22ŚţŬƤ23ǋ24Ŀ25ťƥ26ǘ27ķƭ28O29lƕǅ31Z32ľƪƮ40Ɵ43ő52Ƴ
~<loa	58 -10Hǌ10Ɓ11k16Ʈ25Ɣ32Ʊ42Ŭ48ƕ56Z58ƪ
~<loc	65 -11ƙ-7m7Ŝ8Ŏ9ǔ11MŐ12C14ľ15Ō16Q18Űƍǎ19Ǟ21ƣ25l33ǘ37ǋ50ƥ
~<log	82 -9ŭ11Ő19ŚƐ23Ƈ27ǘ
~<lon	52 -18ŭ-14Ƣ-11Š-10Őƶ-8NVű-7dŗ8v9ŵƄǩ10fHřƏ11iŝū12ƈ13Ů15Ÿ16l19Ʈ21ŕŧ24ť27šƟ28Gů31ǝ34S36Ƥ42Oƭ45ǅ48ő
~<loo	54 -13ƈǩ-10Ƴ-9ŭƂ-8gŌ-7kŤǝ7pŁƖƫǦ8XŖřƷ9Vŵǥ10yłǙ11JĻĿŨ13sRŶ14jƐ16ĽŠƉǞ17HĵľǊ18ſ20Ń21Ĺ22Ƭ23ń24ĺƯ25ŚŜ26Ň31z
~<lor	87 9Ĺ13v14k
~<los	59 -12tżƖ-9Ŏ-8Š-7ōŗƤƽ7Ɓǀ8ũǝ9IŞƨ10ŝƚǙ11Ũǩ12ƃ13őǔ14YŤŧǓ16Ŀƺ17Ř20Ƨ21Ŧ28ķ29ť38ň40ţ95Ƴ
~<lot	67 -10ǀ-9Ǉ8stŮƙơǟ9RśƇ10řŻżǖ11ĿŰƚ16Ň29ƑƟ32Ɯ37ķ
~<lov	68 -21P7Ɵ8rBŽƉ9ŝƶǄ10lƅƑǃǩ11t12ǋ14Mǔ23U25Ŷ33ǟ55ƞ
~<low	67 -11ŧ-7Ř8ĵƺ9Ůǩ10ƃ11c12Ļ14ŗ19ƙ21Ɨ22Ŏ25Ɗ30ľ45Ņ
~<loy	83 12Ǘ35ő36Ţ
~<ls	89 59b
~<ls>	89 59b
~<lu	75 7ţ8ĴŹ11OŌư12L15N16Ľ17Ɠ25Ǖ31o
~<luc	85 8ţ10Ź36o
~<lum	86 9Ĵ20Ɠ29Ǖ
~<lun	85 12O13Ōư14L17N19Ľ
~<m>	82 25ſ39b40L
~<ma	37 -23J-21ǉ-16ũǘ-15i-14ǟ-13œŦ-12RŒŖ-11Şƶ-10ktQőƷ-9dĴŝŤŧŽƧǊǞ-8yNžſǛ-7gLMĿƑƕƘƠƪǂ7rŁŃŨƉƎƭǎǣ8EŬƋƞǢ9ĶŢŵǒǜ10xņŔŠżƔ11Gǚ12ńŴƖƱǈ13KłŗůŲǕ14ozĺǑǗ15Tƫ16ahĹľƆƹƿ17ŕƊǔǝ18ƛ19VǨ21ŪƳ22Ƈ23cŎ24nǏ26u28f29ǌ31ǩ35ơǇ40Ʈ44Ǆǋ49D
~<mac	70 -15Ŧ9ǖ10lƛ14Ƽ30Ǣ31ǝ56Ǐ
~<mad	60 -11ƶ-10œ-9Ňƻ-8ƣ7Ƥƽƾ8rņǆ9Ʋ11Ń14Ɖ15ƫ16xǩ17ƞ18ĹŶ19ŨƌǍ21Ŕǜ29Ƈ31Š40ĺ
~<mai	64 -39J-15P-10ŷ-9ǘ-8qƟ-7k7Ɔ8ŭŴ9ĸ10UķŜǋ12Ĵǖ14ǝ18ĽƊǕ19Eļľ21ų30ƛ32K36Ǆ65D
~<mak	54 -13Ĵŭ-11Ÿ-10Ů-9Ǒ-8ĺƣ-7a7Ńņ8XŐǩ9Ōǝ10Z11qŲ12Ǝǚ13ǀǒ14Ňň15xŀ16cPĻŪǐ17Ʈ18Ɲ19Ŭ20ŁƳ22ů24Tơ26Ǆ29ł34Ŏ38ǌ
~<mal	85 15aŵǚ19ǋ24Ǎ
~<mam	85 -9Ƽ9ƽ10TƤ14a15ƨ33z
~<man	46 -23Ǎ-19ǉ-12Ɖǖ-10ũǟ-9iR-8ƌ-7xMĴőƄƝǘ7ƻ8ţƢƭǕ9ƈƩ10ŲƇƟ11SŵƊǩ12cƖƳǄǣ13ŻƋƿ14ŮŴƹǎ15ż16Ÿ17Gůǈ18ŷ19ŪƆƣ20ńŕƔǔ21V22Ǘ25h28ǑǨ31n36uƮ38ơ42ǋ49Ǉ
~<mar	65 -7Ż7rĶź8uŔƓ10ǈ11q12Yŭƹ14ƿ16ƥ19F20Ţ21H24ƫ26ƒ35o58f
~<mas	89 7Ǎ14m
~<mat	71 -10ǩ-9ǐ7w8Aƃƚ9ť10Ʊ11zǕ12VŘƅ14c16ō19Ɖ22Ķ26W27ų28ľ
~<max	89 -8Œ24ǩ59ŗ
~<may	68 8ŕ9vŋƖ10ƍ11ĹƦ13c14aŹ15Ʈǩ16Ʊ17Ŋ
~<me	36 -15B-14G-11pw-10ƙƧ-9ţƓƩǐ-8vŔƕǃǒ-7ŇŐźǟ7ajKĿŠťŷƎǧ9eL10QŢżƴǍ11uPUŋƠ12łņŦƂƳǖ13ŀ14Ū15cū16ZŊ18h19dl20ńŉ21nƉǄ22iĽ23bǂ24ǈ25Ĺř27Ǜ30O32ļƃ34Ť35M37ō39Ŏ42ǩ47ś49ƻ53ň
~<me>	38 -15B-13G-12ĺ-11A-10pwƙ-8ƓƕƧƩǒ-7ŔţźƯ7DMŁŃŅžſƐơǆǛ8ŗŦƥƭǧ9jŠŷ10řŚǏ11ŋƳƴ12eiĿŢż13LUƂƠ14uĽńņǖ15ł16ŀ17PŪūǈ18c19nZŊ20ō21dǩ22l23Ĺ24ŉ25Ǆ26bO35ļ37Ť39Ŏ47ň52ś
~<mea	69 -14Ň-13ǐ8ƺ9ŵƈ10ť15ĺ16Ž18ǩ20ň26Ư27Ǜ38ō
~<med	65 -7Ĵƨ8fƽ9Ƽǁ11Q14Ǘ17W45ǂ67ƃ72ƻ
~<mee	74 -7Ƥ9a11Ǚ12Ʀ13O53M
~<mem	85 15Ľ18ƣ21h39ř
~<men	80 12n13hAżƽ15X16Ŗ18ń21Ǜ22ǩ
~<mes	79 9ũ10hĹǚ12Ŧǋ17ť18ŝ24K26i
~<met	75 7MĽ9Ŏ21ƻǍ23Ƶ38Ɖ
~<mi	48 -11IĶŐ-10dŤ-9Ū-8Ĵ-7ľŇţũƒƔǔǞǨ7ĹŅƠƻǂ8hrtĵĻűǧ9DŚźǐ10uƉǕǙ11ƶ12XŨ13Młŝ14ńŴ15H16ĿǏ17Ş18iŎ19śƏ22xš23Ƭ24žǚ25wN27Ŋ28aǁ31ǎ35ōů45O55Ů
~<mid	77 9L10v15i16a21N36ǎ
~<mig	81 9Ɯ12oǁ18y19ōǎ31H
~<mil	63 -7Ū10ǩ11Q12U13ƻ14ǐ15ź16Ǖ18D22Ŵ26Ə45ů76Ů
~<min	55 -10Ť-9I-7dŝ7ķƤ8ĽŜ9ŃŸƛƠƯ10Ņǧ11Pűǩ13iĻŚ14Ō16XŎ17NłŨ18ńƶ22Ŀ23M24ś26ǁ29ž31Ƭ34Ŋ53O
~<mir	76 -13ǩ22u31x45w
~<mis	68 -10Ő-9ǩ-8P-7Ĵţ8pŎǟ9rƉ10s12ĵŁǂ13Ʒ15t18Ǚ22Ş23a29ŝ32ǚ34š50ō
~<mo	37 -16ś-15x-14Ťǈ-13lǞ-12Sűǅ-11sƓǐ-10jWŁŜţ-9cƜǗ-8MQńŖƆƬƵ-7fmĽŊŠŬƧƨǟ7IŅŝŭŽǉǤ8dFŷƎƷ9všůƳ10Őŧ11iLň12VYŲƘǔ13ĺŃœƫǊ14NĹŏŕ15TƕƲ16XŪ17ŀǩ18ƞ20r21Ţ22ƽ23Aťž24ŮƠǄ25ǣ26ĴĿ27ō28Œ29nƤ30ǝ32Z34Gľ36Ʈ38H39Ɣ43y60z
~<mob	87 10C15Ʒ26I
~<mod	71 22ǩ32Ū61ǣ
~<mom	68 -9ŗ-8Ũ9Źư10Ưƽ11ŵ13qƤ21ŐƳ24ŷ30ŏ37N60z
~<mon	47 -15ǔ-10lŭ-8Ťǈ-7HŜŝ7GŘǧ8rvǕ9ŀŮƝǨ10Ĺ11ƃƱǉǖǘǠ12ĿťǊ13dƌƎƫƶ14Ķ16šŽ18Ņ20AŧƤ22Y23Ų24Tŕ26XZƔ35Ơ37ǝ39Ĵ41Œ45Ʈ
~<mor	51 -18ŗ-13x-12u-10ǅ-9Hǩ-8ų-7jUŘűƓ7vŦŷ8ǁ9ĻǙ10ARZŃŕǦ11FJľƺǤ12ťǄ13Ʈ15iĿ16grYũ18ů22Lň24V26œ27ƕ36žƔ40y44ō
~<mos	58 -11Ʈ-7ŷǖ8n9ķĺ10XYŝƗ11Ĺ12Ǌ13Ů15ŭųƘǄ18Ʋ21ǩ25Ŀ38ľ39ŗ40ǔ
~<mot	63 -8ǐ7ş10ƫ11Ŀ12Ʋ13Ū14n15Żǀ17Ƥ20ſ25ƽ51z
~<mou	86 8ň10k13r14ļ24ŝ27u
~<mov	62 -19ś-11ŨǞ-7Ť7ŭ9Œǩ10ĵ11Ń12ť13Ő14Ƥ17ĺ20Ō22Ʒ30ŀ36y37n39ƞ46Ţ47G82H
~<mr	86 36f39a
~<mrs	87 20a37f
~<mu	44 -21W-20Ƃ-18ŧ-15ŏ-13ĴŤ-12ŭ-11ŷ-10Ǆ-9FHƅƆƭ-8ŇŵƞƤ-7agGťŴƩǕǟ7zŢŶ8ŐƊƥ9qƔư10Űű11ŘƶǢ12OƌǓ13ƘƝ14ZŬųƷ15ĶǦ16ƱǛǡ18Ơƪ19Ɠ20ſǉ22Ɨ23Ŀ24ƃ25YƧǊ26ķƨ27TX28ŅƒƦǏ29Ů30ŗ35ǩ37Ŧ38Ƭ41Œ44œ
~<muc	44 -21W-20Ƃ-17ŧ-14ŏ-13Ĵ-12ŭ-11Ť-10ŷ-9Fƅƭ-8ŐŵƆƞƤ-7aHŴǕǟ7zų8Ɗ9qŢƥ10Ɣư11Řűƶ12OƌǓ13ƘƝǢ14Ʒǩ15ZĶŬǦ17ƱǛǡ18Ơƪ19Ɠ20ſǉ23Ɨ24Ŀƃ25YƧǊ26ķƨ27T28XƒƦǏ29ŅŮ31ŗ38ŦƬ42Œ45œ
~<mus	81 -11Ǆ9ǔ11c12x13Ŷ14Űų24Ũ39ǩ
~<my	56 -8s-7KłůƳ7ǞǠ8zQňƲ9ńƻǖǟ11fư12Ż13jņ14gkŮ15Ŀ16bō19J21LM29Ŷ43Ľ44ǩ46ļ
~<my>	56 -8s-7KłƳ7ǞǠ8Q9zńňƲǖǟ11f12ư13jņ14Ů15Ŀ16bō19JŶ21LM43Ľ44ǩ46ļ
~<mys	83 8Ž10Ż14Ŷ16ƻ19g
~<n>	82 -7Ū16w22ū53b
~<na	49 -20ǩ-16p-10svņ-9JŚ-8tuǄ-7BƗ7ǆ8Aųƚǈ9Cǌ10ǧ11ĽƕƲ12hļơƾ13ƻ14Ǡ15ř16lƦ17ǐ18ǓǗ19F21ķƯ24Ŝ33Q36b37Ő49ƫ52a53o64ǃ73w
~<nam	50 -17ǩ-16p-10svņ-9Ś-8J-7tuBƗǄ7LŁ8Aƚǆ9ǈ10ǌǧ11ƕƲ12Ľƾ13hļơ14ƻ15řǠ17Ʀ18ǐ19ǓǗ20FŐ22ķ26Ŝ37bQ51ƫ55a56o67ǃ75w
~<nan	87 8ų13Ɯ31Ư
~<nat	85 12ő15Š31lŐ
~<ne	41 -20Ŝ-17Ŗ-16Ʀ-13ƉƱǥ-12Ļŷƛ-11XƩǈ-10ŇŉŨǟǩ-9ĴľłƝƳǒ-8AńŞşŢǣ-7wILWZĽňŊśŧźƧƽǋǐǛ7zũƾƿǊ8mpsĿŵ9ŀūųǏ10Eřƚƫ11VķŪƍ12jƌƏ13őƭ14eHŒƬƯ15ŕƖƤǌ16YŶŹ17i18ǁ19Ɓ20ĺƜ21Sǀ22ƈ26ƕǍǙ27Ńǅ28yĹ29CŁŎƅ30ƞǧ31Ǧ32Ǟ36ƙ42GƄ
~<nea	67 -13ƛ-11I8ǘ11ƑƷ13ƚ14Ś15z18Ǚ25Ə31C41ƙ
~<nee	48 -16Ʀ-11Ļ-9ǩ-8ŉŖǒ-7AǞ7gFOŷǆǠ8ť9cdŘƺ10pYƒǅǏ11uvEƤ12ŪƍƜƾǊ13msƁ14ūŵ15G18ŀǌ19e21ŃƬƯ24ƕǁ25ĹŎ33ƭ37Ł38ǧ40Ǧ44Ƅ
~<nei	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~<ner	83 12Ƽ21ǀ32Ŀ
~<nes	87 -16v-13ƭ18Ķ23Y44y
~<net	83 -7DĻ10ƪ12J30ķ
~<nev	69 -10ŷ-7Ŏ7Ƃ8ņƚƴǔ9lƙƹƿ12ŝ14ǀ16ő18Ǚ23a
~<new	57 -15ŷǩ-14Ɖ-13Ŝ-12ǋ-9Ʃ-8ŏ-7ĴŖǟ7ũ8őœŸƀƻ9Ƅ10DHƕ11Ǚ12UƁƋǕ13xƗ19ĹŒƵ21ĺ22ƌ25Ź28ƈ29ƞ32i33ǅ34SŶ36ƅ37G39Ǟ
~<nex	66 -12Ʊǥ-8ƭ7ŗ8pŹ9m10ũ11Ńſ13ǖ14ǩ16ĺřƫ17Ǟ18ŕƖ19k20H21Ŏ23y26V40Ǎ
~<ni	57 -14W-13H-12ǟ-10QƱ-9Ʃ-8Ŗŝ7dŘ8qŧƉƻǎ9iFǃǉ10LǏ12hľşŲŶ13ƿ14ųƐƹ17Uǖ18Ļ19n20ĿƘ23R25Ǒ28Ű30x32j36ƞ
~<nic	68 -13ǟ-10Ʃ-9QĿ-8ǎ7mŬ8GƟ9ckŘƁƧ11qFƉ12ŧǃǉ13iUƪ14P15ş16Ŷ20ƞ21ƹ26jƘ
~<nig	62 -13HW-11P7ǘ8Lľǩ9Ɯ10ƻ11j12Ǐ15ƿǎ16Ų17Ɛ20ǖ21Ļƞ22n27R30Ŀ32Ű34x
~<nin	89 -14Ʊ14d42Ǒ
~<no	37 -20Ƭ-18ŝ-17ķƧ-16Ŕ-15ǎ-14i-13VųƩ-12CƗƵ-11ŎƓƚǃ-10kyşƛ-9ŜƏƕƝƫƶǖ-8wAUǅǐ-7ļŪůƅƭƲǊǋ7RŌŽƁƎƒƾ8ruGKľŲ9exĵŁŷǟǠ10Ĺňǒ11bĸŗŘƤƪ12żƳ13Ǒ14nƨǨ15TƱƸǩ16ŉŊƦƹ17gŬ18vǁ19ĴŖ20ĽŃŇţƻ22ō25LŐƿ26ũƟ27XZĺſ30cŵǥ33Ş34s37NŒ38Ũ39ƴ40ŀ42š48ŏ
~<no>	56 -22Ŕ-14ǩ-10Ƶ-9ĴňŪƛǛ-7wķ7LWZƜƽǄǤ8cưƳǚ9lŲǡ10sXĽŖƸ11żƄǇ12Ž13ŏ15ř16Ť17ſ18uŃ19ƿ20Ɓ25Ň28ŉ29š32ŵǁ59ƴ
~<nob	72 -7G7K8s9nƷ10ƿ11Ưƺ12Łƭ18ŷ20Ŗ26Ş30g33Ɵ
~<noi	86 -10Ə7N22Ǝ23ǩ
~<non	78 -7Ƶ7Ş11ǂǥ14xƀ17ƹ34š
~<nor	63 -7Ɲ9ł11j12ƾ13D14A16Ǐ17R23ŭ27T
~<nos	87 11l16ź27Ŋ
~<not	45 -13ŝƧ-12YƭǇ-11pqķ-10ŎŴƬ-9SǃǞ-8iNVłŤƗƩƶ-7yřƓƲƽǄ7eosEMŽƔƦƷ8BŃŲźżƙƥǝ9KŇƤ10XŅƃƟ11hlĵŖƪƹ12QĽƴǒ13šŨƨƸ14ŘǠ15cƱ16rvǨ17ŵ19ŏŬǑ20ƻ21bţ25Lſ29Z30ǩ32Ş35ō58ŀ
~<now	49 -14Q-13şǎ-12ǩ-10AƬ-9jŀŖŽƃ-8W-7EMņŔſƄǈ7pľŚŝŲŹǘ8vzSXŅƻ9H10fnPƞ11qxY12GŴ14ĸĹűƿ15ŗ17cǟ19ŌƦ20ň24s25Ĵ33ǥ35Ő36ũ38Ũ42ĺ49ŏ57Œ61N
~<nu	50 -15Ś-12ǩ-11Lŷ-9aMƣ-8őŖ7tŘ8ƒ9ĸŠƓǔ10K11ľǇ12ŒŞ13cŜ14y15U16qEPļǠ17ĻŇ21SŸƼ22Ƭ24XŅŗǁǨ26Ǘ28DQ33ū35e39ř44I
~<num	51 -14Ś-10Lǩ-9aŷ-8bƣ-7Ŗ7ſ8Ř9ƒ10ŇŠƓǔ11K12Ǉ13ľŒ14Ŝ15cy17CEĻļǠ22ŸƬ23Ƽ25XŅŗ27ǗǨ29D35ū36e40ř46I
~<nur	75 -9ő-7M9m12Q24U26q28P34S41ǁ
~<nut	83 12Ňư15t30Ş
~<o>	80 -14ź9c11ř13ūƜ35ǥ37d52ǚ
~<oa	85 12Ɛ16ũ17D36Ƒ
~<oak	85 12Ɛ16ũ17D36Ƒ
~<ob	89 11ŋ13b25ǁ
~<oc	76 -8Œ21q27P35ǡ
~<occ	76 -8Œ21q27P35ǡ
~<od	82 11Ŵ14o19m36Ů
~<odo	85 14o37Ů
~<of	34 -22Ƴ-18Ǉ-17bŶ-16ŎŠ-14Ķǝ-13Ĺşũ-12VĽłŌž-11oƓ-10Ű-9fwţŴƼ-8FGŉőŔŕŖŻƅ-7ŢŵſƌƶǎǡǨ7tTĿņŘřŤƧƹ8lIźƁƎƐƚƴ9ikqHŀŅŷƖƩƱǣ10pQYľŊŲƔǋǏ11ǖǛ12ĸųƃƟƤǀǘ13euKńŚŪŭƋƭƵ14ENOŐŬƕƣ15zŗƿ16rsxMWĴķŋűƆ17Uū18SŦǞ19Zǒ20jŁŜƲ21Ɲƽ22śť23Cơƥ24Ɖ26Ƈ28gƂ29R30ǔ39Ǆ41Ň43ǈ
~<of>	36 -21Ƴ-16b-15Ŷ-14ŌŠǇ-13ĶłŎ-12şǚ-11ŵǩ-10oVĹĽũůŰƌƓǝ-9Iſ-8fwšŹƟƼǡ-7ţǍ7NWĵŃňǘ8luķƷǀ9eūƢƹ10atTņŤŷƎƚƩ11ĿŚǋ12HŪųƿǏǛ13ipYŊƝơƣƱǟǣ14jQZľ15ĴĸŜƭǖ16sŗřƋ17EƤ18zKŐťƆ19grxśƲƵ20űǒ21S22ŦǞ23Ƃ24ƥ25ƽ27CƉ29Ƈǈ32Ǆ34ǔ35Ň
~<off	49 -11Ǩ-10ƛǟ-9ž-8bQŃŖƜƶ-7GľŉŝƞƮǇǝ7uŜƁƏǘǛ8ZťŽǄǍ9ƂƃƧƬƾ10jūŵƖƝƥ11NĴǚǩ12eķńŇš13BŀŅƟǋ15yUƔǊ16gǈ17ƕ18kźƒ19Wǣ20Oŋ21ơ22Ŭ23I25ĺŁ28M38R
~<oft	70 -7ƥǐǛ7ų9ŜƜ10Ɛ12Ź13ƿǀǙ21Ɵ22ŭ23Ų
~<oh	62 -10ŷ-8ƈǩ-7ǐ7bgqNŕůƉƎƟơ8aPńœŜŹƅ9xCŐŬż10WĿũŪǃ12Q14ō15l16š17U18G21ǖ29Ť
~<oh>	63 -10ŷ-8ƈ-7ǐ7bNļŕůƎƞơǋ8gqPńœŜŹƅƉƟ9axCŬż10WĿŐŪǃ11ũ12Q14ō16š17U18G21ǖ29Ť
~<ohi	89 8ź22l
~<ok	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
~<oka	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
~<ol	51 -16Ɖ-15uǋ-13ǩ-12ų-10qƊǞ-9Ņ-8Ť-7aFǟ7Kļ9őƭ10Ľš11ƣ12y13DƗƩ14SŴ15Ķƀ16z18ņ20w22Ǎ24ƽ27Ź39c44Ƶ45ƈ50œ55Ƌ60v62p68ƅ
~<old	51 -16Ɖ-15uǋ-13ǩ-12ų-10qtƊǞ-9Ņ-8Ť-7aFǟ7Kļ9őƭ10Ľš11ƣ12y13DƗƩ14SŴ15ƀ16z18ņ20w22ĶǍ24ƽ27Ź39c44Ƶ45ƈ50œ55Ƌ60v62p68ƅ
~<on	30 -34ǩ-27Ƥ-21Ŏ-19nǝ-18Ŋ-17P-16HƱ-15lš-14deoLƭǞ-13pYŃ-12GNOŒŖśťƬư-11ķŜ-10tũƩ-9ƥƳǠ-8KǉǊǓǟ-7kŝŹƕƗƝƹǙ7mzŰƍƘƮǆ8ļşŧǋǜ9cEIQVĴĺŐœƖ10aŻ11rUŚŞƄ12FŠ13BĹľņřƺǔ14ŲƎǨ15DŘŵƃƈƿǡ17fƇƉǣ18vŁŔ19gZŴż20iĿŉƀƜǃǒǕ21ŗŦŪǢ22sA24yűŷƓƛ25Ɓ26ƯǗ27ł28ƪƻ29bǇ30ŕƫǥ31ǖǦ33Ƶ34u35Ů36ţŬųƌ40ǈ41Ƣ42ſ44ƨ50Ɣ52Ʀ
~<on>	33 -27Ƥ-20Ǟ-19ǉ-17Ƴ-16Ļũ-15ŊŶƬƼǩ-13deŎƧƩǝ-12wP-11lHJLŅšŵƭǔ-10hNOľśşƱ-9noXYŝťůƆưǋ-8ŏƹ-7GķŃņňŸǁǠ7jŪŻǆǚ8vzFǕ9ŭŲƟǑ10ōŤżƍǣǨ11ŉŰ12ƉƷ13TƄƖƛƠƮǖ14fAƵ15uBQŧǒ16ƻ17gŕŚƃ18UţƇƈƿ19y20arřǈ21cDZĿłŘǃǥ22Ŧƀ23Ĺ24ĺƪǢ25ŔƜǦ26ŁǇ27ŗƁƫ31Ư32Ɠ33sűŷǗ36Ƣ44Ŭſƌ45Ʀ47Ů50Ɣ53ƨ
~<onc	74 -10ŭ-8Ř7ţ8ƫ9ňƢǀǜ10Ƨ11yų12Ũ13ŲƵ14ũ15V17Ĵ
~<one	43 -31ǩ-18a-17ĺǚ-16T-15nƝǓ-14KŷƮ-13tŎ-12p-11VŭŮ-10rsĹŃŨƜ-9ƱǄǝ-8oDGHMPŀŢƌƗƠ-7lQUYķŁňōŔŖŜŧƓƨǌǑ7ŏžƏǆǜ8ſƘ9EǉǒǤ10XłƉ11ŘŽ12fJőůƎǣ13AŞ14ŠǦ15ŉŐżƛƼǍǕ16mvńŇœƆ17IƧ18Ʀǈǥ19Ļƻ20h21ŕ23y24iwŶ28ņ29Ūƺ30Ƶ31ǡ32ľų33ş34u35ţŵ36bǋ44Ŵ53ǔ
~<onl	62 -13I-12T-8Ş-7Ĵ7ŷƀƎƪǈǢ8ƳƼƾ9ƘƲ10KR12Ļ13ƢǕ14ţŭŲǚ15ľǛ16ųǇ17Ľ18Ņ19Ū21Ʈ23ń44ǖ
~<oo	81 -9ų-8œ7ƌ9Ż12H13kƘ15Ŷ16ǃ
~<ooh	82 -10ų-8œ7ƌ12H13kƘ15Ŷ16ǃ
~<op	62 -14H-9RS-8Dǩ-7GƟ7aĻ8yķŊŰ9ŽƑ12ǣ14ŇŌ15AǨ17ŷ24Wǝ25Ǟ31Ţ50ǋ55ǎ65ǅ
~<ope	63 -14H-9RS-8D-7GƟǩ7ţ8aķŰ9yŊŽƑ16Ǩ17ŷ25Wǝ26Ǟ32Ţ51ǋ56ǎ66ǅ
~<opi	87 12Ļ23A
~<opt	86 18ǣ20Ō24Ň
~<or	31 -33ǩ-15w-13d-12H-11Ƴ-10exŢǌ-9łřŨŵƅƱ-8Ņ-7jBGŌƠƨǈǉ7YśƑǕǛ8EļŸƃǊǗ9mDŕŻżƔƺǃ10RĹǆ11pySšƛƩǁ12NľŐŗţƭ13MƆƽǇǔǡ14ŤŰƄ15Ūų16ŬǄǑ17Łş18bqCIűǋ19ĵŭ20uǂ21ƍ22ŇŲƐƹ23ƿ25KĴ26FƇƼ27LƋ31Řƣ33fƉ
~<or>	32 -45ǩ-15w-14Ũ-13d-12H-11exƳ-10łŢǌ-9lřŵƅƱ-8Ņ-7jBGĻƨǉ7YĸźƝ8EśŸƃƑǗǛ9DļżƺǊ10mRĹŕŻƔǃ11ySšƄƛǁ12pƩ13MNŐţƆƭ14ľŗŤǇǔǡ15ŪŰƽ16ųǑ17ŬǄ18IŁş19bqCűǋ20ĵŭƋ21uǂ22ƍ23ŇŲƐƹ24ƿ26KĴ27FƇƼ28L32Řƣ34f36Ɖ
~<ord	85 10Ƅƾ11Ũ14Ŏ15Ǖ29ǩ
~<ori	75 15Ƌ20ƈƌ21l
~<ot	57 -13ƃ-12ŭ-11aCǩ-10Ǎ-9ǥ-8BĴŦ-7npQŏŹǢ7w8ŷƣǋ9ņ10Ƶ11ű14u16oǂǈ19ų20ķ22Ǉ24ł25Ū39Ŵ41Ƒ42Ņ45ş47ž54ń
~<oth	57 -13ƃ-12ŭ-11aCǩ-10Ǎ-9ǥ-8BĴŦ-7npQŏŹǢ7w8ŷƣǋ9ņ10Ƶ11ű14u16oǂǈ19ų20ķ22Ǉ24ł25Ū39Ŵ41Ƒ42Ņ45ş47ž54ń
~<ou	44 -24Ơ-21ǩ-20T-17H-15Ũ-14ƛƮ-13ķǛ-11ŀ-10rFPĿŎŝ-9LŃŶƳƷǟ-8łŏűƼǝ-7cuDňŔŹƒƯǖ7lSŖŲƚƧǌǕǙ8CŚǢ9ţƍǎ10zƵ11ŰƤƦǁǣ12MŘƇƏƱǞǧ13bZĺŜƟǐ14qxŗǃ15ŒǨ16Őőšǅ17ŉŕƜ18Ɣǀ19QĽ20Uǉ21Ƹ23Ʃ24ĸō25yVĻ26ĴƝ28ƪ31Ǒ33ļ36g53j
~<ouc	89 8Ŧ11ņ16ǣ
~<oug	87 -8Ň7Ƹ14ř28ō
~<our	71 -14Ƴ7ǎ8jGƟ9ĹŌŽƔ10Ƶ12x23M63ļ
~<out	45 -24Ơ-20T-18ǩ-16H-15Ũ-13ķƛƮǛ-12ǝ-11ŀ-10FPŝ-9rĿŃŎŶ-8GLŏűƼǟ-7łŔřƒƯƷ7WŖŲƌƗƧ8lCƚƟǌǕǙ9SŚƍǢ10Ňţ11zōƦ12ŰƇƏƔƤǁǧ13ĺŘƱǞ14bZĽŗŜǐ15qǃ16őŒšǨ17Őǅ18ŕƜƸǀ19ŉ20QU21ǉ24Ʃ25ĸ26yVĻ28ĴƝ29ƪ32Ǒ38g49j
~<ov	49 -15Ƭ-13XŌ-12ŗ-11ƃƱǌ-10lK-9Ɨǎ-8Šűǝǥ-7gpGŐŘůƝƣƯǘǜ7WŎőŝ8xƞ9hvNSĴĽŸƺ10irƘƛ11Aň12tļǕǖ13j14ŕǍ15RŖ16ŰƆƒ17CMƂ18PŒŦǨ19ĿƸ20U21QǇ22ŜƑ23śŻƜǊ30ƠǞǦ31Ů36T44Ǐ
~<ove	49 -15Ƭ-13XŌ-12ŗ-11ƃƱǌ-10lK-9Ɨǎ-8Šűǝǥ-7gpGŐŘůƝƣƯǘǜ7WŎőŝ8xƞ9hvNSĴĽŸƺ10irƘƛ11Aň12tļǕǖ13j14ŕǍ15RŖ16ŰƆƒ17CMƂ18PŒŦǨ19ĿƸ20U21QǇ22ŜƑ23śŻƜǊ30ƠǞǦ31Ů36T44Ǐ
~<ow	47 -16Ųǈ-15ƣ-14ƞ-12U-11ŭŵƳ-10ĸ-9AĿƤǇ-8gnrHĻŏŐşƕ-7pűƓƝƠǍ8ƃƍǏǠ9Ź10Ŧ14ǐ15Y16Ƣǃ17Ł19zƷǥǨ20ǅǛ22VǑ25ơ27ǒ28Ɨ30ǟ31Z32Ƙ34Ʀ39ƀ41ǋ51Ɣ55ķ56Ŭ59F71ǆ
~<owe	67 -7Aƒ10ķƁƪ11ŉ43Ŭ50Z51Ɣ
~<own	49 -16ǈ-15Ųƣ-14ƞ-12U-11ĸŭƳ-10Ǉ-9ĿŵƤ-8nrHĻŏƕ-7pşƓƠǍ7ų9ƃƍǏǠ10Ź11Ŧ14ǐ16YƔ17Ƣǃ18Ł20zƷǥǨ21ŬǅǛ23VǑ26ơ29ǒ30Ɨ32ǟ35Ƙ36Ʀ41ƀ43ǋ50ķ64F74ǆ
~<p>	85 -15ǩ-10Ů-8ŗƬ7ř11ś12Ƌ38ǥ75ƃ
~<pa	36 -24Ŝ-20Ƹ-19yĹ-18B-17Ů-16Ňų-15Ōƌǈ-14dDĺĻŪƗǔ-13ŃŎ-12aRńŝƈƝƤƼǊ-11nvĽŤũŭű-10SŏőŔŢƘƴǏ-9gjxłƄƞƟ-8bNPŕŵŶƻǅǐ-7kLŊŷŹƅ7sCĵšƦǃǌ8ƉƥƭǁǗ9ŅōǢ10ž11pśƫǀǟǡ12lƨƪ13ư14ŗƯǞ15Q16ŖŘſƔǩ17uUŧ18oVYƲǝ19Ƴ20ňǆ21qXǥ22ǣ23zţ24Zƹƽ25Ű27Ǉǘ30WŲǕ31Ơ32ŒƜƱ33œƒ36ƕ39ŚŬƮ40Ǒ42ŀǠ44Ŧ45ǖ47Ĵ49ƃ62ǉ
~<pac	74 -10Ŝ-8ǘ8D12Ŗş14HŲ22W38ƹ41ǥ
~<pag	70 9f10ļ11ō12ſ16ǌ22ś47Ś
~<pai	57 -8l-7ŒŪƒ7ŧƶǖ8ƭ9ƥƪ10ZĴƩƫ11Ƣǃǉǩ12UǄǑ13œƃ16Ŧ17ķ19Ʊ20ţ26Ɣ29ƕ38Ŭ
~<pan	83 -16ƈ-11ũ7ǝ10Ɓ16Mť18Ɖ19Ƌ
~<pap	68 -10ǈ-9Ű9Qś11iǃ12oƖƢ14Ǡ15JǗ17ǆ18ķ19K21ǒ24Ʋ48Ś
~<par	52 -23Ƹ-19D-14y-12Ƽ-11Ƥ-9dƝ-8agLĹŃŇŖŤ-7cFRSƗǞ7rEĿżǈ8G9ơƥ10ľŨŵǁǑ11Şſ12ƷǂǠ13Ʊ14Ƨ15qUŀǨ16stŴ17ǩ18Š19C20ōƨ21ǆǟ22o23Ɯ24p27Ǉ30l32ƽ33V34u36ň38z46Ű
~<pas	62 -15Ŝ-14Ŏ7sƃǜ8gŻ9ƺǛ10ƿǎ11ƽ13ƫ15Ʋ19cŲƦ20O21ǀ24ƶ25ņƷ30ŀ34ǘ48Ƴ
~<pat	76 -18ƌ-12ŕ7ũ10Ɖ11n13o17ƾ19Yƹ20Ǘ27Ǚ63Ǟ
~<pay	42 -17ƾ-15ų-14ǈ-13Bƶ-12ŮǏ-11ĹĻŌƷǊǛ-10nyķŏǔ-9ŇŞŵŷǨ-8APōŝŨŴƘƧǗ-7gŁŜŢơǞ7ư8Ķǩ9ĸ10ǡǥ11TţƓ12ĵǇ13šƪ14Ǣ15qŅŐ16žƯǘ17Y18Q20ŧ21Ʊ22ŗŬƜǝ23Ŗ24Z26ǣ28Ų29W31Ǡ32X33Řƕ34œǑ39Ǖ40ŦƠƮ42ƃ47Œƒ50ǖ63Ĵ67ǉ
~<pe	48 -11W-10U-9YķǦ-8CĸŇŦűǋǕ-7ĹőŪƆǊǥ7ŖŭơƲǄ8anƐǆǐ9AKſ10JŊřƂƓƶǜ11lƜƷǨ12ǁǓ13dxœŸŽƩǔ14ƚ15Ǚǝ16Œǖ17ǡ18ņ19ŞŹǛ20ŷǇǈ21MǗ22Ŝ27Ɨ30h31Ķ37ǚ
~<pee	80 -7ő8ĵŜ17Ş23ǁ43ǚ
~<pen	76 8m11Ƶ12ř18ƴ20Ʒ25Ǔ49Ķ
~<peo	58 -9U-8AǕ-7ƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~<per	56 -10ǉ-9Ǧ-8Y-7nWűƆƿǊǩ7Tłųǣ8ŷƃǑ9fĻŋź10ľǆ11a12ĴŞǄ13JņƂƓǛǡ14Ŋŭ15ŸǨ17œƩ18Žƚ19A21Ɨ22Ŝ24Ź25Œ27M
~<pet	87 -7ő18Ş47h
~<ph	61 -19J-10ǅ-9Ňţ-8ŠƵ-7Ļ7Ĺ8Cǖ9ľ10ƻǄ11r12SǗ13Śǟ14cĺ17ƀ18Ƹ19Oǁ21M24I28KŽ29ǩ32ƾ33śǘ
~<pho	64 -20J-10ǅ-9ŇŠ-7Ļ8Ĺǖ9C11ľǄ12r13SǗ14Śǟ15ĺ16c20O22M25I30K31Ž32ǩ35ś
~<phy	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~<pi	55 -13Ţ-11Ʈ-9ĸƩǘ-8ţŻ-7RŦƈǄǡ7wũǢ8NƬ9WŭƑ10ĿŜųžƉ11ĹĺūƤ12KŲ13LŬ14Ɲƭǟ16Ř18t19Xł21ƛ22hśƋ23Ƈ24ǐ28ľ34Šƻ38ǀ56ƃ
~<pic	60 -16ǩ-12Ţ-10Ʈ-8ĸǘ-7ţ7iƃƇǆ8nŴŶƞƷ9wŤ10N11tWŭ12X13ĿŜūų14KĹĺƬ15L16ƭǟ18fŘ23ł25ś27ǐ34ľ38Š
~<pie	86 -9Ʃ-7ƕ9ƖƘ14Ǣ18Ŭ28Ƈ
~<pil	77 -11ǩ-7F7ž11ķ12ƿ52ƻ56ǀ
~<pin	87 -9ƈ-7Ż11ƅ13Ŕ15X19Ƒǩ
~<pip	74 -9ǡ-7Ǆ13ũ19Ƥ31ƛ32Ƌ68ƃ
~<pit	87 -15f23Ɖ40h
~<piz	87 -9R11Ǎ21Ų30ǩ
~<pl	46 -15Ő-14K-13pơ-12P-11nŨ-10BŬŸǈ-9lķőƪ-8ĹŜƄ-7ĴŒŖŞţŶƝ7ĶŤ8gƏ9djƆƐƥǔ10SŗƟǩ11ŌŠƢƵǚ12Ń13ĺŇƒƛƦ14WŽǅǊǨ15UƋ16ŭƔƤǟ17M18ǖ19aƜ20DGƅ22ƠǞ23kƞ24F25ŝ26yǀ28ŏƌ35ư37V40H41ū
~<pla	48 -12P-11ŨŸ-10nB-9őŬƪ-8ĹŐŽƄƋ-7ĴŒŖŜŞţŶƝơǈ7ƒǛ8ĶşŤƱ9gŗ10DƆƐƥ11Ɵǔ12ŌŠǩ13Ńǚ14ĺŇ15WƦǅǊǨ16U17Ƣ18MƔǟ19Ƶǖ20Ƥ21ƅƜ23G24kƠǞ25ƞ27F28yǀ31ƌ32ŏ39V43H44ū
~<ple	68 -16K-10Ő-9pơǋ-8Ƣǌ8bcw9j12J15Ǉ16dD31ŭ34ŝ35a
~<plo	87 58ư
~<plu	72 -10Ƶ-7l8S11jƏ12ƒǑ16ƛ35Ž36Ƌ
~<po	43 -12Ŭ-11ūƔ-10ĺǆ-9Ǧ-8IZƠƣǋ-7nuXŀŅŤƑǔǨ7qŪżƁƴƾ8ĸŐ9Ţǁǒ10Ľžƙ11ƏƚǏ12ĹŞŦƥ13ŠšƀƬ14Ɠơ15ľƢǢ16ŗƪ17ſǡ18Śŷ19Eŕ21ő23ƖƦƩǩ24ş25Ƶƺ27Ż28Ř29ŏƧ32Ŗř37ǥ45ƍ
~<poc	72 7Y8ƶ10e12Ǆ20ĸ26Ŧ32Ř
~<poi	81 -8m-7Ņ11Ř12š13Ş28Ŗ42Ż
~<pol	46 -12Ŭ-11ūƔ-9ĺǆ-8IǈǦ-7Zŀƣ7ŒŻ8ĻŜƛǞǤ9šƁ10Ɩǁ11ŐŢžƢǒ12ƚ13Ǐ14ĹƧ15ƀ16ŠƓơƬ17Ǣ18ľŗ19ƪǡ20ŷſ22ŕŖ23Ś25őƩ26şƦ28Ƶ33ŏ37ř40ǥ
~<poo	69 11ƥ12ǣ21ƚ78ƍ
~<por	81 -11ƨ8D10Ƣ12Ə13ƞ14ƥ25ǩ33Ƨ
~<pos	76 8Ř12V15ǈ16SĽƴ27Ɩ36E
~<pou	81 8MĽǛ12j51ƺ
~<pow	89 10ƊƲ21q
~<pr	45 -13ŁƁ-12nF-11Ĺǈ-10ňű-9Ńǃ-8axŭǔ-7cjOĿŉşŧƟƤƹǓ7wŐŸƔǡ8Ɔƭ9Ƭǘǧ10Dĺƿ11bũƐƑƒǆǙǚ12QŠ13ŊŢƴǜ15Kœŝ17Ŗƻ18Ƽǥ19ǩ21ƗƸǂǢ22ŀ23Ŏ24ơ25ń30ŅƩ31X32ķ34łŒ35Ƅǒ37ľ
~<pre	60 -8ĵ-7Ňƹ7wWXœŨǜ8GŶǑ9ŝ10Ţư12ĴǝǤ13NũƆ17U20ŒƼ22ǩ24ǂ25K27Ƹ28ƻ
~<pri	59 -9UŁŗƷ7Ƃƈơǀ8Ļƾǁ9ŇƠƥƴ10ĵƘǊ11rƗ12ŢƔǩ13Ǐ15Ŗŝ16Ʃ17ŒƬ19Ŏ20ŊŠƒ22ŀ25ł27ńœ28X32Ņ43ľ
~<pro	51 -11n-9Ɓ-8FĹňǈ-7ŃŴǩ7dLľŌŽƃǕ8HńŅŖƛǘ9ŀŐƑǡ10ŏǜ11ŎƩǄ12łŸƭǧ14DƐƿ15ĺƗǆ16bǙǚ22ǥ23ơ27Ǣ38Ƅ41ķ42ǒ
~<pu	50 -25V-12Ŗ-11ŒŧǗ-10nōŎŤ-9Ŕ-8U-7NPŇŵƉƝƮƯƵ7ż8fwXĴŊ9yEńŗűƎƖ10DQŰŴ11ƅƐ12rL13dƊƥƱ14q15ĸũŷ16ŚƓ17RƌƼ18ĺƤƲ19Ūƻ20ƈ23T25Y26Ů28Ż32ƒ33Ķ38h43Ō55H
~<pul	71 7Ł8gĵƌ9Ō10R11ř12Ļ13Ŋ17W18Ĵ21d27T28Ś42Ż
~<pum	85 25Ɗ
~<pur	82 14Ʃ27y29ƒ
~<pus	80 -9ō7Ń9ł11Ŋ12Ō13ĺ14H17Ɩ26r
~<put	54 -26V-10nŒǗ-9Ŗŧ-8WŊ-7yNPŔŤƮǐ7ouESſ8ckżǩ9D10fwX11ĺńŗƎ12QRŰűŴƐ13ƌ14Lƅ16ƒƱ17ũŷ18ĸƓ21ŪƲƼ22ƈƤƻ29Ů30Y32Ō37Ķ51H
~<qu	55 -11ǩ-8BKXţŦƵ-7t7dAƦƮƺǝ8Ńřŝǉ9Vķ10šƘ11ĴŋŖ12ež13ǎ16Ĺ18ŀ19J20YƧ21O23ŧ24ń25ǂ26ĶǠ27Ņ32Ŋ37ƹ42ŉ
~<qua	80 -9K10Ƭ12Ʀ16Ń17Ƙ20Ĵ34O
~<que	69 7ķ8g9dĹ11A26Ŋ55ŉ
~<qui	64 -8XţƵǩ-7tŦ8ŚǇ9dƮǝ10ŋřǉ11V12ŝ13Ŋš14Ŗ17ǎ20ǂ22ŀ24YƧ28ŧ31Ǡ32Ķ43ƹ
~<quo	67 -8B8ƈǦ9ǂ10Ľ11ƺ16ž18e19Ĺ25J32ń35Ņ
~<ra	54 -20Ť-13ňǩ-12Ŧ-11Ņ-10ŧ-9ō-8ƥƨ-7ţƒƛ7MSŷ8ũ9BŞ10IĴƔ11EƵ12ĵƆ14lŎ16ŊŪƠ17K18c19aŒ20CƸ22Y26šƯ27ƙ34œ39ƴ40Ŕ41ľ46j48ǀ
~<rac	81 -10ƥ76ǀ
~<rai	65 -10ň-9Ŧ-8Ǚ-7ƛ7ŗ8Ɖ10aƸ19l21Ơ27œ29YŔ34Ư35ƙ59j
~<ran	80 -26Ť-15ĺ-7ţ8T9Ǔ10I11ǘ13Ɠ15X20Ɔ24ľ44š
~<rat	63 -8Uō-7Ņ7źǁ8CHŝ9ŷǊ10gsMĺű12Ĵ13ŞƔ15EĵƸ16œ17ũ18Ŏ20Ŋ21Ŕ22K25cŒ33ľ48ƴ
~<re	38 -17ŒŨ-15Ĵŀ-14bsŐ-13ACZŝ-12ŢŹ-11NĻŃńŊƞƨƬ-10lƒƦǜǥ-9hŁňŎŞťű-8vyMSYŠƃƛƝƱǘǨ-7ipOŉŤŬƄƇǎ7eIőƾ8qHŮƖƘƥƯǙ9JŚŦǚ10Ǐ11ĶƗǇǓǗǟǢ12dřźǔ13ļŔũƋǤ14aƵ15ţƤ16KVƮƿ17ū18ķ19t21ĺ22ŌŜ23BǑ24Ɓ26ŵ27ƴ28Ƣ29Ĺŕ30Ż32Ɯ34Ŗ35Ǆ36ƈ40ơ42ƓǊ43ŋ46ƌ49F69Ơ75Ľ
~<rea	54 -12ŀŢ-11bC-10ƶ-9N7ĽŧƙǞ8LƮǩ9DŋƐ10ūƏ11Ŀƻ12JŮŵǓ13eg14jơ15Iķĺż16Ɩ17Ň19Ś20ľ23d24ř25aŔ26K28Ĺ44Ŗ46Ō
~<reb	78 12ǝ52Ɠ
~<rec	59 -13Ũ-10s-8ǩ-7ǔ8ƴ9ǟ10Ɠưǈ11ǚ12q13ĺťƾ15Ǌ16Ƙ18Ǥ20ţ21B22ő29Ǘ32ƿ34Ż49Ľ63ŋ
~<red	78 12Ż14Ƌ23ƈ43ƌ
~<ref	80 -7Ő16Ľ21Ɨ34ƴ49ļ
~<reg	69 -11Ź7Ƃ8JKĹƩ9Ƙƙ10ƕ11ŶŸƾ12Ɖǖ14ơ15Ų17ǃ19Q24Ǌ25ū30ǔ
~<rej	89 14ſ19ƴ
~<rel	81 -8A10Tƫ13Ǖ15ǚ35Ư38H
~<rem	67 8t9xBœ12ǅ13Ǆ14E29ƶ37ƌ42Ľ
~<ren	50 -17ǌ-15nŒ-11Z-10Ɨ-9ĴǓ-7ńŊ7ŏ8ƣ10śƟ11Ŝ12ƌ13ƮǏ16ƥ17ķ19š22Ǉ26Ĺ29ŵ34Ƥ36Ǒ39ơ41Ɓ44Ƣ48ŕ53Ɯ73F99Ơ
~<rep	61 -10Ɛǝ-9ǩ-8Ƙ8ņžǏ9ĺƮ10Ƒǉ12Ż15ţǄ16ĵ17ƈ18Ƌ19ź23Ŧ24Ɨ28ƓǢ34ũ35Ƶ
~<req	74 -8Ƥ7Ĺ12Ǚ18ơǌ21Ľ23Ǔ
~<res	70 -8Ų7ŷ8ǌ9z10BǍ11UǛ12Ţǔ13G16tư17ō19nǟǩ20Ǆ
~<ret	66 8q9ǆǊ10ŧ11TŜ12ƭ14Ǚ18t19Ƨ22Ǆ28P31Ķ38V
~<rev	78 13Ǟ21ǩ24ŖŜ36Ǌ
~<ri	37 -17ǩ-13R-11x-10nTŤ-9jŻ-8g-7imUǁ7cXņřşŬƿǋǑǜǦ8KQŇŭƝƺǄǌǥ9ťŶ10sŃőŜųơƨǔ11uCLŧƷǊ12ŀƎ13wŏƜƵ14oSũƓƬƽ15ƅ16q17bf18ĽŎŝ19N20Ųƣ21ŵ22P24ǃ28ǟ33ǀ35Ƙ36I40ƙ
~<rid	74 -14Ū-8Ŵ-7Ǜ7ƃ8ŉ11w12Ŷ22ŬƵ29ǀ32Ų41ŵ
~<rig	38 -14B-11xR-10Ťǩ-9nT-8jŻ-7imķŽǁ7pŉŌœŗŪűƎƩƾǛǜǞ8ckYņřşŲƺƿǋǌǑǥǦ9wQXŭƨƫǄ10ŇőťƝ11ŧųƷǔ12sŃ13uCơ14ŏƽ15ŀƒƓƜƬ16oSƅ18q19IŎŝ20ǃǟ21N22b24P
~<rin	69 -17ƒ-9ű-8ǩ13Ŝ15K16ǟ18Ĺ20Ǝ23Ǌ27Ľ34fIL77Ƙ
~<ris	73 -17g10ķ27ũ29ǀ38ƣ44ƙ
~<riv	87 -10ů14ǃ62ƙ
~<ro	49 -15Ǣ-14ű-11R-10Ɣǅǒǝ-8p-7ƅƇƨǓ7Mƒ8ķƟ9ŮƆƜǞ10ĽƌƝƮǀ11XYǈǟ12eŭŹ13ŌųƏ14ǩ15şƁ16ź17Ŏǃ20Ƒ21S22Ķ23Ɨ24nD26Ǆ31h51Ƣ61ƈ66Ɖ
~<roa	71 -13R7yſ8CǦ12ŝ17ǟ18Ǟ19Ź21ŭƏ25Ɓ37D
~<roc	86 -12Ɣ10j11ǀ13ƕ
~<rol	86 -9œ14Ƙ19Ķ26ǈ28Ō33ź
~<roo	54 -14ű-10ǒ-7p7Pń8ƞǣ10Ɔ11hƗ12Ɯ13ƌ14XƝ15Ŏų18ş24Ƒ28n34Ǆ58Ƣ69ƈ76Ɖ
~<rot	85 -14ǅ19SĽ27Ķ39h
~<rou	65 -17Ǣ-8ǝ8ǀ10Tŧ12Mǎ13ƒ14Ɵ15Sķ16Ʈ18Ů19eƗ20Y
~<ru	54 -11Ŏ-9iųƯ-8ZƗ-7ŗŵ7hquĿŅŐţƏ8ň9ưƼǙǟǥ10ĵńŴǗ11ơ12ŦūƩ14eǝ16L17ſ18ǉ19AƝ21ǎ23ǐ24ǈ26ƛ29ƽ30ŕ31Ƭ38Ǩ42Œ45ű48O
~<rul	87 8Ƭ18Ǚ24L
~<run	55 -10Ŏ-9ųƯ-8cZŃƗ7hpuŅŐ8qĿňţ9ǟ10ńưƼǥ11ĵŴơǗ13ŦūƩ15eǝ18ſǉ19OƝ20A22ǎ24ǐ25ǈ26Ƭ30ƽ31ŕ40Ǩ41ű43Œ
~<rus	87 -10i-7ŗ8ű14s15Ń47O
~<s>	79 13ƕ18q21Ƅ29ǆ30b
~<sa	41 -16Ʒ-14Ő-12ĿŦ-11xAPŞ-10g-9DLŤťŻƯ-8sŃžƠƢƭǝ-7ivJRUĸŏŪƗƜƻƽǓ7fVƎǔ8łƱǩ9Ĵşƚ10űŴƖƝǖ11ĵŌŖřƈǂǉǛǟ12ŁňŊūǚǧ13WũƮƸǃ14Žƒ15ņƅ16Ŕŧ17ŚƩ18ŋƺ19SŗŢ20Ů21ƾ24ŝ25p26B28Ř30ơ31TǊ32b33ƴ36Ǚ42rY
~<saf	68 10Ķ15Ƙ18Ǝ30Ž58Ǚ
~<sai	63 -9ť-8oŀ7ASĵŦŬƖ8ptuxŊ9ŮƝǜ10fOņŎŝŲ11ǅ12Vƅǚ13dGŔ14ƥ15H16ƶ19cy21qB35ƴ
~<sal	63 -13x-10DŁ7H8Ǎǔ9ƧǨ10Ɨ12Ʀ13űǋ14ƮǠ16ǈ19Wǃǉ22T24ǖ25Ǜǟ27ņ28ƒ56Ǌ
~<sam	63 -12ǩ-9Żǅ-7HQ7nőŜƾǜǥ8łŗƂ10ŰƇǇ11żƓ12ņƖ13kǂ14o15Ŷ16I17ǁ20Ʃ21şŴ29ũ32S40p
~<sat	80 -7Œ9ƚ12Ʋ13Ʈ17ŧ23Ŗ25ŝ
~<sav	61 -12y-10ĸ-7A7ź8ƀƮ9ƳƵǩ11ŋ12wķĹ15Ļ20Ʊ24Ĵ43Ţ45Ř65Y
~<saw	78 -9I8ƫ10fŧ12tŨǙ14ƚ15j17C23ƾ
~<say	49 -17Ʒ-16Ŧ-10AƢ-8gCĿŨ-7qtwƗ7ōœƾ8łƩƵǑǚ9XƝƨǢ10Qţƅ11N12ĵŊŝƼ13ŀ14ƴ15Ňŋ16Ŕƈǧ17BŌř18ū19Œ20ŗǩ21ň22ŮƸ25Ś27Tƺ28Ł39ơ44b49r
~<sc	54 -11M-10ƿ-8JōŠǩ-7ĸƂƪ7KŢťƢǔ8ayƮǦ9ŅşŭŻƘ10Qƣ11Sŏǁ14l15Ǔ17ł19R21ƺǀ23x24ś27Ʊ28ź33ĵ35Ũ38m45Ŀ51ǘ
~<sca	68 -11M-9J-8ō-7Ž7ķ8ƴ9V10ŇŢť12Ņş13ƣ16ǁ22ś26ł29ƺ49Ũ59Ŀ67ǘ
~<sch	60 -8ŠƂ7LƄƶǢ8Ƣ9ǔǦ10yK11ŭŻƘ12Q14S18Ǔ20l22R27x32źƱ43m
~<sco	77 20Ž51ĵ
~<scr	80 -11ƿ-9ƪ10ŋ11śƓ12ƻ14Ʈ15a20ŏ
~<scu	83 36ǀ
~<se	44 -21Ś-17ơ-16Ũ-14hj-13ŀǈ-12CǜǠ-11kMķƤ-10iŔŵ-9grFōƭǅ-8acnSXłŖƯ-7lmBWŁŃńŤſƃƗǀǃǓ7ƞ8Ƭǒǝ9VřƲ10TűƉ11ĹĺŌƷǗ12ŘŜšƏƾ13Yţ14ŪƔǔ15Nľǂǎ16Ǆ17yKŠƒ19Ľ20ǆǌǨ21ŒƄǋǛǥ22ǧ23Ɵ24ƕƖư25ƛ26Ŋ27HJŴ29ƎƝ30Ţ35ś39ļ41ň60Ǟ
~<sea	76 -16h-11j-9i9U11Ż12xƉ14Ɯ16ƚ17Ɵ18ǟ39ǋ44ǎ
~<sec	63 -10VŪ-8ųơ-7FƝ7eA8IĶƖǗ9Ļƣǌ10Ňƶ11ǩ12p13ľũ14Ō15Ɣ16yǋ20Ǟ21Ŋ25Ɵ27Ǝ28Ŵ29N
~<see	60 -16J-15ǔ-14Ɯ-10ǋ-8ƭ-7şƘ7ŴƆ8œšūƉƬƿ9ŎƏ10Ĺź11vĿƊ12tŊ13ţŭƝ15ļƛƳǂ16ǩ17Ǟ18ĽřƲ19y20ŒƄǒ21ƾ25H30Vň
~<sel	66 -11ǜ-8y7ǕǛ8ĸ9Ɓ10Ǆ13Ʃ18Qƕ28Ʒ32ƒ33H40Ɲǔ43Ǩ47Ǟ
~<sen	59 -22Ś-17ơ-12Ƴ-11Ĵ-9ǈǩ-8Ǡ-7ǒ7ŊƄ8oŜ9ĹŌ11sƪ12š16ZƎ19Ő24ƕ26K28ǌ31ň34ǧ39Ľ40Jļ53ś
~<sep	80 9f16ş26Ƙ27Ř
~<ser	65 -8C-7ł7ųƱǔ8ƕ9ŢǗǞ10ţƏ11ŝǂ12Ƽ15ƽ17Ŝ19ľű20ư29Ǆ30Ǜ
~<set	64 -17ǟ-15H-10Ũ-8ŀ-7x7GłƓƬ9L12AĴ13ŗŧ14Œ20ǝ21Tƞ24Y30ĺƖ32ư34Š35ǆ36Ţ
~<sew	86 37ƛ
~<sh	41 -26Ū-23ơ-17ŀŰ-16ŉ-15Ƥ-14w-13iSƣ-12jGœŦƔ-11ĶĿŖŮ-10FVŏŕŸ-9lmCYķłŐƞƼ-8ĻŇőŝŬƎƧƽǚ-7HQWľŃŒŔŜŞŽƌƒƓƥƵƹǇǓ7uKƱƳ8fpĺŘśŠ9ĽŅŚƁ10hyĴňŋǖ11Ǖǡ12űŵƛƨ13nxJŧŲƚ14BƈƗǠ15aųƫƬǟǨ16NRUŢƄƘǧ17ńŊŴŶǔǥ19Ƹǅ20ǋǎ21Ɲ22qrMƮǃ23oŌ24tź26vƢǌ27Ƒ28Ǎ30Ʒ31Ũǂ32ǈ33Ɖ36s40ǝ
~<sha	63 -13ƈ-10X-8F7ƄƼ8MŶƫ9ǈ10T11Ō12ǂǩ13ǆǔ14ŊƬ15Ơ16ų18nŘ19Ǎ24ŨƉ25Ų29Ƹ34ű36Ƣ
~<she	54 -21Ū-19Ƹ-13ǩ-12WŰƔ-11Ķ-10c-9Tƹ-8Ǉ-7imŇŎ7fUŧű8ƅ9ŅŚ10ǜ11yBƢƫ12ų13Ɲ16ǈ19Ŷ21Ƴ22p23ƨ26x27Ŵ33Ʈ34s36oǂ37q38ź41tv42Ƒ52rƷ
~<shi	66 -10k-7ő8U9ǝ12Ǖ14ƚǅ21ǎ26Ţ38R42ƈ44Ɖ
~<sho	48 -24ơ-19r-16ŉ-13Ƥ-12wƣ-11ŀƷƼ-10GSũŪŸ-9jŏŮ-8pŕƽ-7iķŖŝŰƌƳǚ7uŋŷǁǞ8OUōƬƶǐ9kBƾ10ŧƸƺ11dgśƭ12hKXŊƻǏǔ13Ʊ14sĺĽŠƁƝǖ15fňǡ16ĴƄǅ17Ŏǈ18JǨ20Ōŵǧ21ŨƗǍ22aǥ23NńǟǠ24Ƙ25M29ǃ30ǋ35ǌ
~<shu	72 -10Ŧ9ŋƟ10Ǖ13ũ15ƚ23ǎ31ƛ58ǝ
~<si	45 -17Ň-14Ʈ-13Őǈ-12ĺŨ-11ŜŝŞŶǄ-10ŊƩ-9ņų-8OXķŃƑƶƸ-7ońňŻƜƦƵǋǝ7rţƛƥ8Ǝ9IJŎŪǂǃ10ťŰưǅ11QĵĸƬǍ12tłŹ13dŲƹ14fnƁ15iSĶƲǟ16ŀ18M19ƘƟǨ20WŴǓ21œƆƖ22B23Ɲ24Ł26ũǞ28Ǡ29A32Ƈ35ő40Ǜ41ǩ46ƽ
~<sic	78 10x20W26ƽ32ǛǨ
~<sid	63 -10ƸǄ-8Ũ-7PƼ10ǂ11Ŕ12Ķ14Ǜ15łœŧƁƽ16T18C19Ǎ23Ų30ƇǠ32Ɲ
~<sig	61 -9Ŋǈ-7ŇƑ7qĽŠ8ŖƁ9IƢǉ10œ11Zƨ12ƲǠ13yƱ14ǩ15Jƒ16W19Q21ő22ǃ25Ŏ30Ǔ32Ɩ39ŁŌ
~<sim	86 12Ļ15Ʋ21Ǝ26ư
~<sin	57 -29Ō-9ŎŐ-8ĺ-7Ŗƿ7ż8GI9ƌƪ10Ɔƣ11ƛ12ŗ13B15ťŹ16ţƘǅ18dƹ20ĸ21fǟ24itS28ő32Ǟ38ũ54ǩ
~<sis	72 8Ǥ10Ņ14U15Ʒ21Ư23ƽ27B55A
~<sit	64 -11Ŷ-8Ş-7Ʃ7Ǩ8jDHłǦ9rzƝ10YĵĹ11F12Űƙ13Ƙ14ƥ15Ķ20Ƈ23Ǜ30Ŵ31nŀ33MƟ
~<siz	82 9Ǟ12œ13r27Ɔ29Ƭ
~<sk	73 -7Ǧ8Ƃ9p10Ɓ11BŊ12Ơǁ14ů20ŀ21Ǐ26j30ǀ
~<ski	80 -7Ǧ9Ƃ10p12ŊƁ13Bǁ16ů24Ǐ
~<sky	80 13Ơ29j34ǀ
~<sl	62 -18ǩ-12Ǉ8ľŤƓ9ňƀ11ĸŌƛ12Ũ14iĽƤ15Ļ16Űƍǟ17ł21b22Ƽ24ǡ27Ƈ28n31x35U44ǎ
~<sla	78 7ž10Ɠ12ǎ15ǟ20U36Ƈ
~<sle	69 -13Ǉ8Ŀ10ľ13ĸ14Ō15Ũ18ĻƤ19łŰ26Ƽ32n36x
~<sli	83 -10ǩ12Ť13ƀ21Ľ23ƍ33ǡ
~<slo	76 -10ǩ12ň14ƛ19i23ǟ24U28b40ǎ
~<sm	62 -14ƛ7m8ƞ9Ɛƥǈ10Ǆ11Hũ12A13ńƤƬ18Őǃ19Ŧŧ33ǂ37Ǝ61ƹ
~<sma	70 -16ƛ8m10ǈ11ƥ12HǄ13ũ14A16ńţƬ19Ǝ21Ő22Ŧ
~<smo	67 -18ţ10Ɛƞ15Ƥ21ŧ22Ǝ36ǂ66ƹ
~<sn	75 9ņǤ10Ǆ15ś33Ž44Ɵ55j
~<sna	85 10ņ17ś31Ž
~<sno	80 11Ǆ47Ɵ58j
~<so	30 -13ŐǑ-12ő-11šƑǎ-10ǘ-9ƃ-8XŬƊƋƗƼǟ-7MWůƀ7mLĽŽƎƔƛƳƽ8xNVŜŰƝƟǙ9nzCYŁƒǨ10lEKĻŉŌƄƸǃǅǇ11kuFUĶŠţƬ12egiqŲƠƾǕ13vĵƦǋ14pŒœŢƤƨƺǞ15ŇŞŴſƓƯǈ16ņŕŗ17hAPĸĿńňųžơƩ18Źƥ19ŘŪŶǚ20cwHŦǆǗ21Ťŵ23Ĺ24fŃ26Ƣ27ĺ28ķ31Q33y34ƿ
~<so>	35 -13ő-9oŀǑ-8Ǜ-7ƊƑ7vKPŃŜǁǅǡ8gEFũŷŹſƒƖƩƪǣ9tCDJORĿŮƸƹƻǙ10AGSTķřơƤƵǗ11cLŗŶžǄǇ12wyŒşŵƈƓƿǕ13sUĻŢƔƬ14fĵŁŲƞ15qŕţŪƝǚ16kńŌŤ17ĺ18Ĺų19Ơ20hňŝ21Ƣ22nQŦ23ipœ24Ʀ
~<soc	72 9Ƣ10j16xĸ18ǆ19Ķ26Ǘ31ƿ48e
~<sof	81 9xĵ11Ɖ12g27q
~<sol	71 -14ƈ-9F-8A8ƅ10PŖƕ11sŶ12Ƈ13f15ķƉ18ŠƢ23Ŝ27ņ32ű38ǆ
~<som	44 -15š-11nsŨũƃƵǎ-10ş-9WŌ-8IŐƖǩ-7uƗƛƱ7fhFńŠūŰƕ8ŢŤǝ9ĿƓƤǅ10rHŪŶƮƳƾ11NƎǜ12zPYžƺǚ13ŗǈ14ĹŽſ15ŀ16ľơǋǞ17ĸŴƶ19ŵ20Şƥ21mĺŊƯ22ƨ23ķ25ņ27A30Q31Ř
~<son	70 -19ǟ-13ǆ-10t-9ƭ-8p10źƯ11Ű12ų15Źǈ19ǃ26Ǟ27u31v34y37x39w
~<soo	71 -8ǜ8Ɓ10ľ12VĿ14Ƅ15ŕ17Ǟ19y22Ź25H44Ń
~<sor	72 -7ǈ7z8ňƛ9cuǀ12Ƴ19ņ20f21ǩ22a32Ʃ
~<sou	64 -8S-7ƞǩ7ŌŽƆƜ8VƏ9Fŧǈ10iƽǨ11CNƸ12ţ17bĽ19Ɵ21l22ť24c43Ň
~<sp	50 -17ǩ-13Ň-12P-11Ɠ-10ŌƸ-9cŒƆ-8FƈƵ-7dyzŨƎƤ7lƇǆǏ8HŽǇ9CMłş11tŏŕƊǃ12ƉƝ13ĴţŴǀ14ŰƣƷƾ15ƐƘƫ16kƍ17r18Ǎ19o20ƞ22ƨǂǋ23JOŻ24f25qƢǌ27p29X30b34s37g
~<spa	69 -16F-10Ɔ-8Ľƈ7gǢ9Ɖƍ11ƅ13Ƈ17Ɗ20JŴ23Ɛ26Ɲ30ǋ34O37ǌ
~<spe	61 -10ƅ-8ŌŒ-7Ň8gNŵƽ9w10Ʀǆ11Ś12kJŽƶ13l15ǃ17asŏ18ƾ19ƞ22Ƙ30Ż39X42b
~<spl	75 15ĴǇ17ƍ28ƫ42Ƣ
~<spo	63 -15Ƹ-13P-12a-11Ɠǩ-7cd7Ľǋ8ƞ9Ɖƙ10ǘ12Ǐ13Ű14C18ǀ19MƷ25r29os30ƨ31ǂ33q34fg37p
~<spr	66 7Ĵ8Ń9ť10jt11Ʈ12k16H17ŕ19ş20ł23ţ25ƣǍ
~<sq	70 7ū10ǁ13ķ17Ɠ20ǋ25ǖ39Ɔ
~<squ	70 7ū10ǁ13ķ17Ɠ20ǋ25ǖ39Ɔ
~<sr	82 97Ƅ
~<sr>	85 58Ƅ
~<st	37 -15ƃƭ-14ł-13YĹŧŪƅ-12bĸŖŦƒƠƳ-11sBŎŝſƦƶ-10NWĻņşůŶ-9hĿŞŠơǄǩ-8pTţťűųŴżžƈǀ-7aeļŁŲŽƕǙǠ7cŐřƪư8šƣƯǆ9KƝƞǌǕ10ZĶŷƖƤǇǈ11vJOƧǜ12yISƄƙƷ13ƉƋǣ14qŔƫ15UūŰŸƼǖ16EũźǎǗ17fŌǢ18VŘǟ19H20MƐ21j22ŀƜƱ23mtŤƮ25Ƈ26Xǋ27CƆǘ29Ţ30Ǎ32ŨǏ34ƚƥ39D43ǅ
~<sta	47 -14G-13ŀ-11sňŖ-10YŞǋ-9ĸ-8LPĹ-7UŧůžƝƭƳ7ĵĶŚƥƻǓ8dķŰƋƧƪ9kntŏőǍ10jř11ńœŹǔ12Őŕǜ13ESƚ14rǟ15fŃŤƩ16Rĺǈǣ18ū19HV20ŗƄ21ƜƤ23Ř24Ʒ25ŸǇ27ŌƱ28CX34Ţ41ǅ
~<ste	70 -9Ŕŭ-8Ņ-7J7Ř8dS9ŤƉǞǨ12ǎ13ƛ14ž15g19ǅ20Ǐ21ũ22u25Ɯ26ǘ29Ƽ32Ư
~<sti	54 -11ƭǝ-10ƛ-8ų-7ƅǎǓ7ŜƋǟ8L9HOŬƺ10Z11ƞƵ12ŀ13fƧǩ14UŉƬ16tzƇƖ18Cũ19ŷ20qƔ21cP23Q25vD28I29Ũ30J31ƫ
~<sto	54 -18Ɨ-11ƃ-10ž-9ĵ-8Ơ7Ķķ8yň9ǅǖ10Ǌǌ11Ţǟ12ōƝǘ13ŀŊǡ14jO15Ŕ16Ǣ19Ť20ǎ24Ʈǋ26MǏ28Ǘ31Ǎ35Ɛ39ƥ47Ɔ48ƚ
~<str	57 -9Ǘ-8Pŗ-7ǓǢ7Eǆǧ8lňŚƜƽǖ9V10ƞ11ŔŜƓ12ŀƑǃ13Ǖ14tGŭ15Ƽ16KĴ19Ň20Ǎ21U22šŰ27ǋ30ƙ39D
~<stu	57 -15ǩ-8ơƼ-7œŪűƔƠ7XŞŭƋǜ8sŁŋƉǥ10AƣǕǘ11Ʊ12ŀ13ǐ14Ũ15ZƝ16Ʈǂ17Ƣư20ŵ22ƇǢ23ƥ32ź33Ɨ34m
~<sty	76 -8ƈ8ƣ11Ɖǈ30Ǒ
~<su	51 -19ŷ-11ơ-10ƗǞ-9ō-8Şŵǁ-7yPRŊǈ7ĸĻŀƳǓǙ8Ɵƴ9ŭƿǇ11ktzų13Ū15iŌǩ16Ŏ18Ÿ20xǤ21ƪ23ƌǜ24ķ26Ŷ27Ɗ30j33LƼ35Ǖ60Ǒ65ǒ
~<sub	63 -8ơ7ǌ8ů11ǓǤ23Ō35Ŷ79Ǒ83ǒ
~<suc	89 9w12ŭ13ƻ
~<sud	87 11ŭ13ĺ15ĸ16Ƴ
~<sue	74 -7Ŗ10Ŀ32ķ37ǜ
~<sug	82 -10ǁ14Ǚ20Ƽ22ƴ
~<sui	86 11ķ12Ň13ǡ40L
~<sum	76 -7n14Ɵ17Ǉ23k25x43Ɗ
~<sun	82 -11Ǟ-7Ŋ7ŉ8Ļ28ƌ53j
~<sup	68 7Ŕ8rtƝ9Ɩ10ƿǐ12n15L17z26Ŏ31ǩ51Ǖ
~<sur	68 -10Ǒ-8Ş7sŏ8txŨƌ9ǂ10Z11a12ǝ14ŀ15Ǥ16Ŗǒ25i31ƪ33Ƽ
~<sus	86 8Ƅ34Ÿ
~<suv	89 -19ŷ22ų27Ū
~<sw	66 -9ǩ-8YĽ-7I8HR9Ĵłơǖ10Ÿ11twũƶ12ŌƐ15D17c18XŬ20M21Ƶ24ő30ų40Ţ41ƍ
~<swa	87 16ũ30Ƶ40ų
~<swe	80 -9Ľ-8I8ƫ11ơ14twƶ16Ɛ19D22c24Ŭ
~<swi	70 -8Y9R10Ĵǖ11łŸ13Ō20X22M26ő42Ţ43ƍ
~<sy	67 -7Ų8EƋ9ǝ12D13Ǖ15Ǜ17ǘ20Ǝ26ǖ28Ǘ
~<sys	68 -7Ų8Ƌ9ǝ13Ǖ15Ǜ18ǘ21Ǝ26ǖ28Ǘ
~<t>	87 8ǘ14ſ43b
~<ta	45 -29I-22ŀ-17ǩ-15y-14ĺ-12řƠƢ-11xŬƟƳǈ-10ĿŖƶ-9uƫƽ-8qŁŌŐ-7RSľœűŷƌƙƝǝ7MŪŴƋƔƛ8ƏƪƵ9A10rtvĽőŒƗǃ11Oĵ12śƅƬǛǞǨ13ŢŭƉƓǊ14ńťƖ15sŨŹƯ16ŧ17ŇǙ18zƱ19ķƤǁ20ł22Ƨǖ23ź24ůų26T30BǠ31ƺǂ32N39ŋŠ47ƻ50ū
~<tab	75 -8X8TŚ10ł11ƥ12Ʈ15sŽ25Ɖ26M27n
~<tac	89 7ŭ9Ǘ20Ŵ35Ŷ
~<tak	51 -22Ŷ-18ŀ-17ǩ-13y-12ŬƢ-10ĺ-9nŖ-8ĿƆƠƽ-7r7Œǒ8ŝũǄ9tŎƔǠ10śƏ11kƪƯ12ų14Ɨ15ŭǊ16Ɩ17őƓǨ18Ţ19łŇƬǛ20ŧŨ21Ǟ22Ʊ23Źǁ24zƤ25Bķǂ26Šǖ28ź29Ƨ31ů56ƻ
~<tal	58 -12ņ-7Ƴ7cKX8hƂƍƯ9iňƷ10BǠ11Ĺ12Oĵǂ14ť15ƨ16sŇ18Ľ19v20aA22Š24r26Ǚ27ń37N46ƺ
~<tap	83 -7a16ƛ77ŋ
~<tax	78 11ǃ12Œǆ13Ƶ21ƅ26Ǡ34T
~<te	41 -17Ň-15ţ-14I-12bŷ-11wGL-10cķĺłǐ-9Şťųǥ-8aTXŌŲŻƫǓ-7DJZŉřşƁƕƻǝ7jWĴŁŸǑǖ8EŭŰűżƞƳǆ9kĶſƊƟƢưǘǜ10RĹƥ11œƂƝƵƾǕ12uŕƴƿ13lŶ14iUŽƄ15ŊŖǁǙ16Ţ17ŔŨǩ18Ǆ19ōƨ20xǇ21ŤƜ24gF32Ʃǈ38PŹƭ42B44K
~<tea	74 -11h-8ň-7w10ǃǈ13ƨƷ14Ķ18g20Ɲ25x27ǩ38P39Ǉ
~<tee	69 -13ŷ-7ų8ŭ11ƿ12Ţ13ź15Ƃ19v73Ź
~<tel	44 -17Ň-14I-12ĺ-11bw-9Lǥ-8GłŞťǐ-7cŉśţƩǝ7qļŁœŜšŬƱƶƿǚǛǩ8nCMńŝŪŶƧƵǈǗ9ESŗŰƳǖ10xFHĴĿżƞƭǑ11gjŢűƊưǆ12ſƥ13kĹƨ14Uƴ15u16Ũ17iŊŽƄ20ŔǄ21P22ōŖ24Ť37B
~<ten	78 -10Ǔ10ĺ11CƟ12ƣ13Ƴ14Ƣ27RƜ30F
~<ter	68 -12ţ-9Ʈ-8ŗ-7Ų7w8Ũ10WœƜ11Ƶ13Ǖ15B16ǜ22ŕ57Ʃ58ƭ
~<tes	79 11ŧ14Ŷž27Ǚ30ƾǁ
~<tex	69 -7JŖ10Ÿ11ǘ16lū21ś74K
~<th	17 -24T-20ƨ-18o-14XĹ-13g-12ń-11Ÿ-8uǎ-7pLŃǜ7HŻǅ8ĽőŘżžƹƺǊǏ9MUĵĻƢưǍ10ĶĺľŞźƉƥǁǗ11ņŋŰŶƎƏǝ12erJŵƌƗƵǋǚǟǣ13QŐŕũƈƐƒƣǥ14fDŚůƁƛ15hjƙƚƩǄǧ16dAłňƄƊƍƫƱƶǃǑǒǛǤ17RŗŤŹŽƘǨ18řŨſ19ŒŮƋƻǌǞ20ŔƜƟ21wEŀ22Łŷƅǆ23svŌ24yśǈǓ25lWťŭƖƠ26kxūƮ27nĸ28ōŜƪǦ29a30ǐ31ƑƝƧǢ32Ŭơ33ŅƞǠǩ35Ŧ36ŧƕ37bGŝ38S39Š44Ň
~<tha	30 -22Ǉ-15Ĺ-14iǨ-13ŹƗƚǞ-11YZŘ-10ƨǟ-9syPUXƬƷƾǄ-8NǊ-7erľŉƓƟƮƲǍ7cƜƺǁǃǉǌǔ8xFĵŝşųƁƄƐƫ9HŜżƈƯǢǦǧ10klļšŻƻ11hWŋŪűƀǕ12joCMŁŌƌƍǀǋǝ13tŕƑ14aŲƘƙƥǂ15AŔŧůƪ16ŅŬŮƿ17ĽũƧ18uŖ19dDķř20Qū21SƝǩ22ŀś23RŒƩ25Ž27ŤŦ28pE29ĺ33Ƴ34ŭ35Ŷ37ő38ň42ť45G46Š47ĸ48ō51Ň54bŨ
~<the	19 -26T-21oĻŇ-20p-19Bň-18ǖ-17Ńŏ-16Ÿ-15XŊ-14Ũ-13ǎ-12Lń-11iNĹ-10r-9guǜ-8qzCŖƬƳ-7őŶǘ7FYōƵǕǡǩ8ũŻżƀƇƯǔ9DņşƩƱƲǅǏ10JPWľƣǇǊ11ŌřŠųŽƎƥƦưƾǋǚ12ŮŰŴžƽǣ13ƍǍ14ŕƌƙǒǗ15ĶĽŐŞů16ŁŗƏƒƚǁǃ17efŘśƉƐƜƢ18Gŀƈǥ19hEźƗǄǤǧ20lvwŚƁ21łƛƶǛǞ22kUŵƄƅƝƻǆǌǑ23ŒƊ24ŔƋ25nSŜŷƟƪ26sƖǟ27Ƒ28ŹſƫǈǦ29ŦūŬǨ31xŅǓ34ƠǢ35ƞƧǐǠ36yƕơ38Ʈ41ŝ49ŧ
~<thi	41 -23ƨ-18Ʀ-16o-13YŒƌ-12n-11Zư-10ńŐźŻſƁƄƫ-9ŗǨ-8PTķōşŢƿǂǇǎ-7uFņŚƑƮƼǍǑǕ7mQŜŪƢǊ8OŔŷŽƘƹ9xňŕƺǡ10hJVŀŖŠ11iŇƗƥ12Ŋ13yX14dƻǟ15M16jł17G18kĴŎƭǈ19ŌǞ21N23cľũƖ24I25B26sƬ27ĹĿŝ28Ł31ŏ32Ń33A35ŋƵ38H44aĻ53r54ĺ
~<tho	56 -12ǖ-10Dĺ-7JƬ7cHőſƂƉƗ8AűƎǄ9Ɯ10ZĵŊŕŝŲƞƯǐ11ńƅƍǊ12iEƵǑ14x15wƈ16Ž18Ǉ19ŢƩ20Ǥ23Ƒ32ǩ36Š37Ň
~<thr	51 -11ŏƔ-8ǩ-7LQĴ7ZňżƮƱǣ8łŖƌƦƻǦ9Ɓ10zšǝ11ŧŬƧ12ĸƚ13n14ś15ŊŐũǥ17ŤƜ18ŗ19jƨƳ21ƕ25ǎ26WŨǖ
~<ti	47 -10ƀ-9Œ-8ĿŦƼǞ-7mpBMŐŚŴżƇƝƳǓ7Ǐǩ8kyFœũŵƴƾ9ŜŶƉƺ10ƛ11SWőšŸ13ţǇ14űƧǈ15qĺŲ16ŕƖ17Ɵ18Ƹ19f21s22Ŭ24R27Ļ28ǎ30VŔ34ł37gO38LŃƭ39N43Ż
~<tic	65 10Ĺ12N15ţ20Ŷ25Ŕ56Ż
~<tie	83 -7Ƌǩ8Ľ18Ǐ30ł40f
~<tig	87 10Ų13H15L22g
~<til	68 -7vƈǓǩ7ĻƟ8gƄ9yƾǧ10Ƒ11OƖ12Ʃ19Ɖ20Ń22ŕ28ĺ55ƭ
~<tim	53 -13T-10ƀ-8ŦƳ-7BPĽŒƼ7yFŊƑƒǘ8ĵĺņǖ9ƈ10ƴ11kœŵ12Ŝ13ŲŸƛ14WšũƟ15gSƺ16ő18Ǉ19ĻŔǩ20Ƨ21sƸ28Ń30V32Rǎ34O35LN
~<tin	87 -8mź8Ƙ11Ɖ14g25qǈ
~<tip	85 -8Ļ13ŉ22T40ł
~<tit	75 7ǐ10qķǈ16ű20P27Ɩ40Ŭ
~<to	29 -27Ť-24n-23S-22r-19Ʃ-18ǈǡ-16ť-15wǒ-14PWǅ-13ŕƻ-11Ǉǋǖ-10cŞżƅƒ-9lpĶĽƃƽ-8FņŰƆƇǣ-7ƊƲǛǥ7gNķŀŏŒųǐ8uŐŝūŶźǀ9ĹŦǉǙǨ10dĿƮ11zVļŘƂƗư12oYĴŭŲŹŽƀƌ13şžƜ14Gńǔ15jsyƚ16eTœƕƭ17ŗƳ18ŜƓ19atǝ20BĸŋŵƷƹǁ21ōŧŨ22H23ƯǦ24KLł25ţǞ26Cŉ27XĻ28Ƥ29AOZ30ĺľŎś32M33Ţƫ34Ń35Ɓ38Ōƶ39Ł41Ǐ42ů51Ƶ
~<to>	31 -22SƦ-19q-18nű-17Ť-16rŖǒ-15Ʃ-14ş-13iƪ-12wǅǈ-11jƻǋǛǣ-10pŕ-9WƁǂǊǥ-8PŒťƈƼǇǡ-7clvQƅƊƽ7ńƖǍǐǓ8dIŊƔơǌǜǧ9kķƑƳ10oŴŷ11ĿŘųƮǀ12NļǗǩ14ư15tzLŶƗ16OTVĸƌǔ17GĴĻŝŲƜǝ18ŜƓ19ƕ20esyAXƭ21BŹ22ŧƤ23Zĺľŋœ24aKƷǁ25ŵǏ26ž27ō29łţƯ30HŎśŨ31ŉǞ37M39Ţƫ40Ń43Ōů44ƶ46Ł59Ƶ
~<tob	79 12ǂ48ƹ
~<tod	54 -15ǡ-13ž-11ǩ-10ƨ-8ŠƧ-7łŃ7ĸƓ8t9ő10a11xŀŜ13ƪ14v18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō33ŏ34Ļ39i41ĺ
~<tog	76 8f11u13MǊ14Z16sǉ30ş
~<tol	72 -14ǩ-7ŠŨƳ8j10ŦƙƧƾ11lļƁ13Ƽ14u16dŔ17ƴ27ABŖ
~<tom	65 7ƤǕǝ8Ƭ9Iǘ10jǣ12ű15Ʀ16ĸ24Y25L
~<ton	78 11b12ŉ14śƦǝ15Ƥ16rŖ
~<too	56 -12ŏŻ-10aƾ-7iPĶŁřǌ7ĿŪūź8łŎƯǂ9ƘƢƪǛ10ŇŠǚ12oXşƿǄ13Ǒ14t15ŧũ16jň18sńƨ19UƬ21Ž22Ɲ24ƳǙ26Ǣ31q41Ǐ
~<top	69 -9b-7ť7mǔ8aĺ9W10O11Ƶ12ƣǨ16T20Ǌ23ƈ26Ɖ29ľř32Ǧ33ŗ35Ƃ
~<tor	85 8ǝ16Ŀ37ƚ
~<tot	74 -16Ť-10Ʀ-9ťǥ8Ɨ10ƹ11ZŅ12ŽƀƠ13g16ǉ18ŵ24Ŧ27ş
~<tou	79 -9ǩ-8d7Ǘ9ƿ10ōƹ11ķ12Kŀ14ǝ16Ƽ19Ŝ
~<tow	67 -13Ƅ-10ňŌ-9ƛ-8Yŗ-7ǖ7ǐ9ů10Ÿ11ƾ12ŭ14ŇƟ16Ǖ17Q20X23E27Ǧ66C106Ɓ
~<tr	47 -19ǩ-18Ɣ-15ĿƋ-11ƈƙ-10GŐœǇ-9C-7gnsŇőŖšŲ7UǄ8ĹŞǜǞ9cńŤźǒ10I11űƼ12Ū13ŝ14L15PƿǋǏ16AZƟ17ų18QŎŧŬ19ŭƏǀǦ20Ɓǚ22ƍ23ņ24Ǚ25S26Ŵ27Ʋ28k29ǘ37ǐ38ů44Ŷ54Ƒ57Ž
~<tra	60 -10ŀ-9CGĸǩ-8Ş-7j7yNYǊǘǣ8ǋǟ11lŻ12űǏ14źƝǒ15Q17ǐ21S27Ɵǀ32ƍ33ů34PǙ55Ž
~<tre	63 -15Ŀ-13ƈ-12Ƌ-7œƙƦ7ƶ9j10DƼ12ikƘ13Ş18Ťŧ19ƿ21Ǆ23U24ŝ25ņ27Ŷ31ǚ60Ƒ
~<tri	74 7Ł10Ž15ǀ19Ƒ24ůƁ35kǘ
~<tro	73 -7Ǉ7ĸƿ8ĵƼ9p10ƛ12tĹƽ14Ş16ű21ǜ
~<tru	58 -20Ɣ-10PU-8Ƃǩ-7Ţ8ņŧǞ9łƀƁƦǏǛ10Qƫ11ŀ12ŵ13Sǋ16c19Ū23A24ZŎ25Ə26Ŭ27ų28ŭǦ32Ŷ34Ŵ35Ʋ36ǐ
~<try	78 -11N-8Ő9Ů12Ǟ21Iǘ25ńŽ32L
~<tu	61 -15ǩ-9ťƦƳ-8w-7Ő7pVŎŚƧǞ8ķ9Ű10ŤƗƟ11Ǌ12zC14Yǧ16Źƪ18a19ŉſ22ŀ24Ƌ27ţƍƱ30c33vǜ36ƴ
~<tub	80 35Ƌ37ƍ
~<tui	86 42Ʊ
~<tur	65 -12ǩ-9ť-7ŐƦƳ7kǞ8pVŎƧ9Ű10ķ11ŤƗ12ƟǊ16ǧ18Źƪ19v20ŉ21ſ25ŀ29ţ33c35ǜ38ƴ
~<tv	87 12Ő14Ɨ17ƚ
~<tw	77 -11Œ7ţ9s10ŕ11uǥ12lĴ13ũ15R16ƻ22w34y
~<twi	78 -11Œ7ţ10sŕ11ǥ12uĴ14ũ15R16ƻ23wy
~<ty	70 -14Ǎ-9Ś-8G7f9ļłǆ10T11ǔ12pǉ14Ɖ15ƣ17E18Ƈ19dǄ25b31Ʃ38Ƽ
~<typ	70 -14Ǎ-9Ś-8G7f9ļłǆ10T11ǔ12pǉ14Ɖ15ƣ17E18Ƈ19dǄ25b31Ʃ38Ƽ
~<ub	83 -8Ǉ46Ų
~<ube	83 -8Ǉ46Ų
~<ug	80 10ļ12ŧ16ĵ19ǜ25ņ32Ǥ
~<ugh	86 13ŧ16ņ20ǜ24Ǥ
~<ugl	86 10Ǥ11ļ12ņ17ĵ
~<um	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ49Ǧ
~<umb	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ49Ǧ
~<un	51 -17Œ-16Ɔ-13ŝ-11Ǉ-10Ǎ-9Ǣ-8P-7sZŊŐŗťƉơƮǥ7iTWļŉŚ8hƛƠƨǅ9Ż10cyYŎŕũƙƲ11ŢŪƭǤ12BŖşƺ13DŅŮǀ14Ɗ15gƥ16ĸĺň17ƞ18Xǃ20Ʃ21nŀƒ23Ş24Ƥ28ǌ38ƣ52ſ
~<unc	83 7T8Ƴ9ư16ǟ23B
~<und	58 -10Ǎ-8ƕ-7sŊťŬƉ7GŃœůƩƽ8jĵƖƘƣ9ƛ10iŚǅ11hŻſ12ƙƲ13cŪǀ14ŎũǤ15şƺ16ŅƊ17ŖŮ20ĺň22ǃ24Xǌ25ƒ30n
~<unh	87 -16ŝ45Ş
~<uni	60 -16Ɔ-15Œ-13ĵ9ǌ10Wƕ11ļƠǋ12Ŭ13Y14yƨ17Ʃ19Dƥ32Ƥ37ƣ51ſ
~<unp	89 9ĸ36ƞ
~<unt	89 -14Ń12O20ŕ25ƭ
~<up	43 -21Ŗ-17ƶ-16ňƧ-14ũ-13vƷǩ-12sŢǞ-10ayBŅŇŬơƢǓ-9oLPņŷƳƵ-8bŧżƭƼǅǋ-7GTŶſƞƟǁǉ7dOĸŐŝţ8ļŹƇƛƥ9WĺŽƓƗƹ10Cķ11ĻŗŘƈƫƬǌ12ĿƮƾ13łńŉŜƩǚ14jǝǢ15rH16ƃƋǏ17ĹřŨƪƲ18ĴŠžǗ19ƙǆǍ20Łœś21iKVǊ22Ōƴ24ƣ25x27ƅ28Ŕ29k30t33l34Ƥ39ƌ40Ɖ42ŕ
~<up>	44 -21Ŗ-16ňƶ-13ũ-12vƷǞ-11sŢǩ-10ayBŅŇơǓ-9oLPņŬŷƜƢƵ-8bqżƧƭƳ-7TŧŶſƟƼǁǅǉ7OŐŚŦ8dĸŝ9WŹƇ10HĺļŽƓƹ11rCķ12ĴĻŗŘƈƬǌ13ŉƩǏ14ĿłńƮƾ15jŜƌǝ16ǚ17ƃ18Ĺř19ŠƣƪǗ20žǆ21Ł22KVǊ23iœƤ24Ōƴ25ƙ26x29Ŕƅ31k33t35l42Ɖ44ŕ
~<upd	69 14ƫ17Ƌ19Ʋ22Ǣ32ƌ
~<upg	89 10ƌ11Ǎ14Ƌ
~<ups	71 -8ƙ-7ų8nrƆ9HƜƥ10ƛƣ12q17ţ19Ƥ23Ũ24Ɨ28Ǎ
~<us	50 -13Ŷ-10Ńǒ-9g-8dKŇŖƻǢ-7ŝŞǟ7rƄǅǐǓ8Ź9vƹ10zĵƅǘ11ŋǆ13łŎƗǑ14őŴ16I19ņ21Jţ22LĹŐ25sŲ27ų29Ž31ƿ32ĺœǖ43ļ92ŭ
~<us>	63 -16A-13ǩ-11Ń-9dǡ-7Ň7jŌŽ9žƤ10x12rŪ13v14ĵƄ15zŋ19Ŏ26ņ30Ĺ32ĺ36s56ļ
~<use	55 -12Ŷ-10ǒ-8ŪǢ-7ƻ7Ə8ǂǓ10ŵŹ11JŐ12ǩ14ǘ15ǐ16ƗǑ18Ŵ19I24ţ26Ž29Ų31ų36ƿǖ37œ72ŭ
~<usi	86 -19D-13ǩ-11ǐ-7e16ƹ18ƕ20Jŭ22ǆ23Ő
~<usu	74 -8g9WĶƅ10ř11ĺ13ŭǡ14ǅǩ16ł17A26L
~<v>	83 -9Ň14Ɯ22ū27Ŷ32Ū
~<va	57 -11Hų-7ƾǖ7xƊƓ9Cũ10ŭ11Ÿ14ľ15ƒ16ņŎ19ƪ22Ƙ27Ɵ33ƹ35Ʃ40Ǣ42k64ǐ
~<vac	79 40Ɵ44k
~<val	61 -7ǖ7Ɓ8űƊƓƛ11Cũ13Ÿ16ľƒ18Ŏ21ƪ24Ƙ29Ʃ34Ǣ
~<van	74 -13ų-12H-7Ų11ƀǢ15kŭ22ņ84ǐ
~<vap	85 52ƹ
~<ve	60 -9ƕ-7ǥ7Ŷǖǧ8ŌŤŵžƀ11Łū12OŻ13ų15Ş17Ű20Ŭ24Ŵ30ǐ31Ū34ǅ47Ǖ
~<veh	64 -9ƕ-7ǥ7ŭżǦ9ŵŶžƀ12ū13Ż14ų19Ű22Ŭ26Ŵ33ǐ34Ū
~<ven	76 9ǧ10ǖ20Ş44ǅ61Ǖ
~<ver	85 8d13ŌŤ19O
~<vi	63 -9ǩ-8ś-7hŔş7g9Bƅ10N13e14ǁ16Ƈƻ22Z23ƾ26M28Ż35Ɯ88ū
~<vid	85 8Ɨ12g37M
~<vin	71 -8ś-7h19Ƈ102ū
~<vio	83 38Ż
~<vis	76 -7Ŕş14N16e17ǁ28Zƾ44Ɯ
~<vo	77 -11ǈ-10ń-7ļ11ľ13Ŀ17ae21ǩ24ĽƏ26Ł
~<voi	86 -10ǩ-8ļ13ľ14Ŀ19ae27Ľ
~<vol	85 27Ə
~<w>	81 -11S10ƿ12Ǒ15b22Ǉ41T42ő
~<wa	35 -21ŗ-16dŘ-15Ʀ-14ŢŮ-13NŁųƉ-12gĿŚƜǒ-11HYŭ-10iuIUŒƾ-9CWĸŇŐřŷƪ-8PĽńōŏŜşŪƔƚƻ-7vzłŲŹƝƧǆǐǑǞǢǥ7ĴƀǏ8OœŔžſƅǝǤ9bkJũƤ10ĹŎƴǍ11oŀŸƂƍ12ņƗƫǦ13xTǄǌ14pr15ĺƭƱƼ16ƃǁǧ17yŠŽ18X19MŃŉưǜ20ůƈƒ21BƬ22ŅŌŨƄƇ23šơƳƽ25ňƋ26Ŧŧż27ƙǓ28sļ29ǉ30jƶ32ť33K35ŵ37ǩ40Ļ47Ť63ƛ
~<wag	75 -14Ǌ-7Œ10ǜ12ǣ21ƃ26T56ǉ
~<wai	74 -10ơ-8ǅǒ-7ų8ŧ9ǌ10Śǜ12ǧ14ĺ16Ķŵ17rsǏ20Ń25ſǓ
~<wal	59 -10Ũ-8Ĵ7ƛƠǎ8ƽǈǕǖ9nƮ10RŸ12ŵƧ13ł14Ļǝ16ZƣǍ17żƌ19Ɨǔ23Ť26Ǆ27x29Ƈ
~<wan	45 -16ŗ-15ŘŚ-12Ʀ-11Ư-10NłŦ-9Ł-8cmrĽœƒƧ-7uŖŜƟƤƩǒ7oőǨ8ŒŽǞ9ƃ10Ɓ11Vľŕſƀ12ŝƂ13ŀŊ14LƗƵǁ15O16byJžǦǧ17ĴŎ19Ńǌ20K24MĹ26ƫư27X29Ǔ30ƬƱ31sƭǩ32ŉ33Ƅ35Ōơ38Ļƶ
~<war	85 -13V-7Ţ11ǀ16B17Q27ǋ59j
~<was	45 -18ŀ-15d-13Ɖ-12Œƭ-11Hō-10Ǟ-9nł-8XĸƾǎǢ-7ľŎőųƗƫǈǣ7cTņŻƹǉ8ĵǅǛ9Ÿ10ǘǙǤ11rǊ12kűƲ14Ƌƞ16ǩ17Ļ18ŔƅƴƼǜ19Ƥ21œ22ĺ23ũ24pB25ň26ļš28ŵ29Ņŧƈ30Šƽ31ƛ34ż37ƒ38Ť44Ũ45Ƴ46ť49Ŧ
~<wat	59 -12ƞ7ƏƑƺ9ƍ10Ƙ11q12Ơ16Ǝǝ18Ư19ǩ23Ť29Ɵ32Ž40Ƌ57ƙ65ƛ
~<way	63 -13IŮƳ-11ǩ-8ŗ7osśƍƬǃ8ŵƇƏƿ9ņŎũǂ10ƶ11cňŧ12X13Ƒ14ļ15mǁ17jy19a21Ŷ29ŀ37K44ů
~<we	40 -19Ŝ-18Ř-14Ň-12Œ-11VŹǄǞ-10qyĸŗǈ-9ĵľſƧǑ-8nCEGőźƒƗǇǋǐ-7BDKŐŢƓƠƢƣƤƻǃǗǣǩ7zŀŔǂǙǤ8fhIůƎǨ9Ɗ10tLŅƂ11YŃŲƵǖ12ńŎŕŚšŸƛƱ13lťƖƹǟ14X15jŋŪ16ŁŝŠ17i18ŵƼ20Mņƕƭ21Ťƺ22d24ƅ25sĽ26ŧ29ļ31ŭ32R33Ĺǝ34kƬ36œ38ƿ39Ũ59Ō
~<we>	53 -14ĺ-11r-10Ň-9lPƮ-7Ř7cfOŉŷ8ŃşƖƩ9ļƊƵ10dņ11ƀƆ12Ŋťƨ14Iŕ15ŴƂƕ16v17hXƭ18Ʊ19Ł20iŚ23Ŏ24ĹŋƬ25Ļ28Ū30Ľ32M42s85Ō
~<wea	78 -7żƳ8U14Ť15ƚ24Ǚ29ǩ30j
~<web	80 11Ĺń28ǖ33ļ
~<wed	83 8ǔ10ǧ11ĺƹ12Ǜ13f
~<wee	53 -13Ň-10t-8ǩ7ŕũƤǨ8g10P11iťƟ13Ɩ14ĺ15ů19Ńǎ22LĽ24Ų29ŵ31k35ǝ47ŭ48ƿ52R
~<wei	70 9Ł12ł17ǂ19ǘ29Ŀ51ƺ
~<wel	67 -15ő-9q-8Gĵ7kPũű8axHĻŧ9ĹǊ10ƕ11Nǉ16Ŗ17p18Ŷ19ń22S32t38ǟ40ŝ
~<wen	67 -11ǩ-10W-9vĸ-8ƽ7YƬǖ8Hƫ10ņǜ11kĺő12z13ǅ15l18Ƴ22Ŕ24ŀ27Ũ31Š32ƅ35œ37Ť
~<wer	53 -16Ļ-15Ř-14Ŝ-10Ƥ-9ǩ-8Œ7ƅƍƦǨ8ƈƴǢ9Ż10XƵƹ11ņƯ12Ĺ13śƭǤ14ż15ƎƷ16lYƮ17ļƬ18WŸ19r20š22Ņ24d25œŧ27ǝ31Ƽ38Ũ
~<wet	87 -7D12j13Ɗ21ƙƛ
~<wh	19 -24Ō-21N-20t-19x-18Ĵ-17Ŭ-16Ŋŏţ-15z-14Ľŧ-13bH-12ƞǇ-11KŽ-10pUŋƝ-9ňŭƂǦ-8sśŮ-7FƆǁǟ7ņũŸžƛƴǐǙ8kSƬǓǘ9EŹƈƚƫưǑǕ10ŇƑǃǖǧ11doPŨŲƌƓƷǍ12lyGVƭƵƼ13TƢ14hļƘǊǠ15aĻŃŷƃƖƤƺǅǆ16őƳǗǝ17mvƅƦƽǎǜǥ18RłƲ19œşǨ20DōŜƇ21ŎŠŵƾ22AZľŅŕƩ23gqXŔŦŴ24ŗƠ25Jŝƒ26ŤƊǏ27Ư28ƕƗǄǔǞ29wķ31ŉŞƻ32BŒ33Lƶ34Ŀť35ơ36ǈ37Q39ĹŪ41Ŗ42ĺ43ŀŐ55C64ǩ
~<wha	24 -29Ŭ-28ŷ-26ų-25Ł-20ǐ-19Ŝ-18AĴŰŹƤǠ-17nƫ-16F-15sxzNŌ-14O-13bńŊƳ-12KļĽƂƟ-11HţƢ-10Mĵƴƹƿǋ-9tSś-8uŶżƏǀǁ-7GőůƄƍǦ7oDřŢƋǖ8EŃƛǍǗǣǨ9cIƃƅ10iyūƌƨƵǎ11ƚƧƼ12hư13űƷǝ14Ųŵ15vQĶžƑƕƽǉ16dLŘ17ņƬǓ19Y20ŨũƘǞ21qƉƓƔ22JWǃǥ24mơƺǊǏ25ZŔƊ27ŇƦƩ28CTōǩ29Xƶ30wľƻ31Ơ32łŅƇ33PŎ34ķǈ35Ļŝ36Ŵ37gŦ40ŗ41Ť43ŀŉœ44BŖ45ƒ46ĺǄ48Ş49Ɨ53ŒŪ54ĹĿ
~<whe	36 -19Ʈ-18ņ-16Ɲ-15nŁ-14ơǨ-13aiƉǃ-12PWǟ-11TĺŉŌŞũ-10ōŧƜƨƱǄ-9INUƞƬǥ-8tuBĻňŋţǇǠ-7bwYŪƔƗƩƪƵ7ĶśŴŵŻƛǐ8qHřſ9dŔƹ10lĹŜŲƁƶ11ĸŚƴǅǧ12Ƽ13şŸ14JļƄǗ15rsƿǂǙ16XƊƳǢ17gvRǎǏ18yǀ19OĵŹƭ20ƟƷ21ƅƧ22ƈƾ23Ŗ25QǞ26ǋ27Ń28DMV29Ɩ31Ű32SƤ33G35ő37L40ŕť42C
~<whi	52 -17ǚ-13Ž-12u-10o-9qŢǗ-8x-7lşƳǂ7bDŻǠ8ļŀŹǖ9ŇƏǏ10LŚƕƯƴ11E12ňŪƻ13ľŴŷƎƤ14ń15ŧūƣ17őƾǈ18R19CŉŐ20ť22aŲǝ27Q30J40ų
~<who	36 -27Ų-25Ŵ-19Ɣ-18Ţ-17ŏŚ-15H-14ŪƗƣ-13ĿǇ-12yŭŸ-11stTĴƧ-10LPŃŌƦǊ-9WYĹĺĻŀŒťƝƞǃ-8fDĸŉŎűƒ-7jpxCVXŖŗřŞŧźŽžƑƛƷǄǟǢ7żƈƱǚ8qŵƐǣ9ƟǗǥ10lZưǍǞǧ11ſƁ12ǅǛ13hŹ14Ŭƙ17Ʃǘ18w19ƃǕ21aƤ22Qǜ23şƜ25uŠǩ26ńǑ29ǆ30ƶǨ31oļƲ35ƕƳ40ơǐ41ųŷ48n49Ǡ50ǔ52Ŝ53Ƣ55ƫǈ57Ł61AƯ78Ő
~<why	60 -21ń-15œ-14ő-10ƶ-9ŉƭ-8ňŦ-7ļ8ľǆǤ9Šš12Ŀǜ18ņ20ƻ23ƴ24rB30ĹƵǩ32Ŷ42ŀ47Ŕ49Ţ50ĺ
~<wi	34 -28P-27ǩ-16v-15Ʀ-14ĺŘƸ-13ŁŪǇǐ-12ŇƃƔ-11ZķƯƼ-10uDRŮƶǅǝ-9CEGũůƝǔ-8hiŅōƅƌƒƣƾǄǗǢ-7ŨŸƀƖƟƩƻǟ7aIXƧƬǈǥ8eńœŴƁǜ9jAĶżǓ10yūǘ11ŋſ12LĸĹŚƂ13tQĵŊŜŧƫƵǁ14Ŭźǎ15ŠŽ16ŢŲŶŹƋƳ17fŝťƢ18MĴƐƤƿ19b20ňŵƨư21pšǍ22g23nņ24Ǩ25şƮƷ28q29ł30orŐ31Ļǂ35Ş38s41őƚ45VƲ
~<wid	85 9ƫ12Ǩ14Ʒ21Ƴ23f
~<wif	56 -27P-19Ƹ-14Ƽ-12d-11vŇ-8a-7Ʀ7jnƳǨ8bŶǆ9Ʒ14ų18Ŵ19ǈ22f24Ʈ29sƨ34tƫ38rǂ44o49q53p
~<wil	54 -12D-11ǩ-9ŁŖ-7Ĺŕŗ7Ƥ8Ǌ9cƬ10Oţź11dĻŚśŽƄƕƭ12NǞ14Őǃ15os16MŌ18e24yH25ĵ26Ź29L30V44ł75Ʋ
~<win	63 -20Ř-10ǝ8ǌ9ƁƑ11ƐƟ15ū21j22Ļ23ŤťǛ28ǎ32ƿ78ƚ
~<wir	75 -12Ǡ20Ǎ22ǘ52Ƌ
~<wis	72 -7W8ź9ŏƗƽǂ10Ǌ11m12Ʈ15w20g22Ş27ư34V
~<wit	38 -18Ť-17ǩ-12Hǐ-11tƔ-10PĺŪƃƟƦƫǇ-9EŮǅ-8CZķŌơƯƶ-7GNRŅũůƑƾǔ7BIŚťŰź8ŗǓǤ9rWœřƛƲǡ10MĿư11ŀŖŭżŽƱǥ12ńŷƿ13ƁƳǜ14AŋŢŶƂƐƧ15ŊſƮǁ16ĻǍ17gĸƤƷǨ18ĴňŜŧŬ19aVƵ20Ų21QŠ22Ĺŝ23bs25n26ŐšŵƢ29ņ30ş32Ş48ő
~<wo	31 -24Y-18Ő-16O-15ŪƩƳ-14inŒ-12kǎ-11xŜũŰǍ-10wŠŤŮųƁƟƻǞǟ-9loFœŦŷƞǛ-8hNĹŔşšŬſƄƙƼ-7fzŚƢƺƽǅǊǥ7ŶǓǘ8gĶŇőśťƀǡǦ9cƂƪƿǢ10msAŃŖƇǐ11ĵŴ12ƶ13MŞǏǩ14Ɠǚ15ŭǈǔ16Ƶǜ17ĿƦ18ƃƘǁǇ19BžƐ20rXŵŽƝ21qŉư22Wŝ23ŗŢ24Ǒ25ƗƮƸ26LƯ27ůƑƧƬ28ķǣ30QRSƒƤ32ŊƷǝ35ĸ36VĻ39Ŏ42U46ű50P
~<woo	70 7ţ11g22Ƒ23Ƈ25j56Ɛ
~<wor	40 -22i-14Tǩ-12ľŪŮƖ-11rOŎƤƨǎǢ-10ĸłƭ-9xŐ-8nŀŒŜǘǟ-7kŔŰųƟƩƳƵǗǦ7Iƾ9ĺņǨ10gXƦǏǙ11Ķŝǔ12ŁǄ13ŗŴŵ15ŇƸ16Bƃ18Ƒƒǜ19ǐ20ň21Ǉ22ŊƘ24Ļǚ25ŭ26ķű28ǈ29L30Ƨ32WƝ36RV37Ǒ39QS40ů42q43Ŀǣ53U61P
~<wou	36 -23Y-15Ɓ-14qĹ-12Q-11ŐŦƳ-10ŨƩ-9Oĺ-8dnŒ-7kowœŰŷƄƻǍǞ7eEƀ8DHVWłŞǩ9Ɩ10ZƃƏ11ĴŀƦ12BMľŖŶƂƱǡ13Ńŉśƪƿ15cmsĵŗƭƸǘ16TŝƒǢǦ17Aƨƶ18Ň20ŊƓ21ŵƗ23ǁ25ž26XƵ27Žư28rĻű32Ʈǝ33Ư34ŢƬ37Ƥ43ĸ44Ʒ50Ŏ
~<wow	77 8ǀǢ10SŢ11ťǇ12uŦ13RűƠ14U21ō25ő
~<wr	59 -13Ʈ-11ũ-8ŀ-7Pļ7oŃ8ĹŎŴƞưǤ9DKƄƬ10řƍ13CŗǓ14ņŸ15Ŀǩ17ƀ19ŌŞŵ21Ť22wžǜ23Ŝ24ǚ25Ő27b46żƲ
~<wre	76 9žƃ12Ũ19Ŝ23ƀ27ŵ62ż
~<wri	66 -12Ʈ-8ũ7Żǖ8J10oKĸŉŎưǜ11ƄƬ12wřƍ15ŗǓ16Ť17Ÿž22Ō25b31Ő39Ʋ
~<wro	71 -8Pŀ-7ļ7b8q10ŴǤ12Ť13wŜ14Ʋ16CĹ17ǜ18ņ19Ŀ21ǩ25Ş31ǚ
~<x>	85 -10ť12ŕƋ13b27ƙ
~<y>	87 36b
~<ya	73 -8Ɔ-7ǩ7ŪƗ10aHŴ12Mƞ16Ɯ19ƒ20J27ƙ52Ƒ
~<yar	75 -8Ɔ7ŪƗ10HŴ13ƞ16Ɯ20ƒ28ƙ54Ƒ
~<ye	42 -20ů-15ǝ-12ŐƼ-11Ũ-10ňŉũų-9Ňƌ-8hBNZŦŬǙ-7alCDĻĿņōŖŠŤűŵŷƉƒƘǂǃǥ7ŀńšŢŻƮ8łƜ9ĵŚ10f11ƋǤ12xĽƸ13ǣ14œ15VŴ16ĴƖƞ17ƾǎ18Łǀ19HţƔ20Ɵ21Ÿ22Œ24Ŏ25ǉ26pĺ28T30Ů32ǊǞǟ33ŹƩ34vƈ35ő36d38G40S41ƭ42ƅǅ46c57ť
~<yea	44 -21ů-12Ƽ-11ǋ-10ŉ-9ňŨũƌ-8ĹŇŬ-7jlnNZņŐŦűƉƒǂǥ7Ķ8šƮ9ŢŻ10ĵŚƜ12ƋǤ13Ƹƾ14v15œǣ16Ŵ17VĴŹ18Ÿ20HƟǀǎ21ţƔ24Œ26dǉ29ĺ30cŮ31pT34ǊǞǟ35Ʃ36ƈ39ő41G43S44ƭ45ƅ47ǅ60ť
~<yes	73 10ŋ12ŏ13Ĺ20d23ł38ŁŎ
~<yet	67 -21ǝ-8Ǚ-7Ő7Ɵƾ8uŀ9Ƶǟ10rƍǋ11n12w14f19ń21jx27Ź28cƖ31v33ƞ
~<yo	14 -26Ť-25ť-18Ɔ-17Ƈ-13Ŵŷźƅơ-11Ǘ-10bŦ-9vǃǟ-7ōűƷ7ĴŌőůŲƠƬǒ8GYŋƒƵƼǅ9eųŻƮǊǍ10yLUWĺŉŭƖǜ11ņŘƂƕƚǓ12CŖƝƭƽǎǝǠǤ13sQŁƟƲƿǑǚǛ14MĽƙƶǈǖ15awISĶƥƫƯǏǡǣ16pĸĹŏşƜƢǁǄǢ17kŸŽƹǙ18ZłŃŚŢżƘưƻǞǨ19fKŊǀǋ20xBHśƃƸƺ21uƴǐ22OĻƁǕǩ24dzXĵŀŜŝž25mnķńũƌƾ26AľňŵƧ27gjŶ28ļŠǘ31NTǇ32ſǔ34RĿŒƤ36ŐƦ37V38FŨ40Ş41i45lP54c61Ň
~<you	14 -26Ť-25ť-18Ɔ-17Ƈ-13Ŵŷźƅơ-11Ǘ-10bŦ-9vǃǟ-7ōűƷ7ĴŌőůƠƬǒ8GYŋŲƒƵƼǅ9eųŻƮǊǍ10yLUWĺŉŭƖǜ11ņŘƂƕƚǓ12CŖƝƭƽǎǝǠǤ13sQŁşƟƲƿǑǚǛ14MĽƙƶǈǖ15awISĶƥƫƯǏǡǣ16pĸĹŏƜƢǁǄǢ17kŸŽƹǙ18ZłŃŚŢżƘưƻǞǨ19KŊǀǋ20fxBHśƃƸƺ21uƴǐ22OĻƁǕǩ24dzXĵŀŜŝž25mnķńũƌƾ26AľňŵƧ27gjŶ28ļŠǘ31NTǇ32ǔ33ſ34RĿŒƤ36ŐƦ37V38FŨ40Ş41i45lP54c61Ň
~<ze	87 13ţ15ū20ř
~<zer	87 13ţ15ū20ř
~<zi	66 16ƅ30ƒ106E
~<zil	87 22ƅ40ƒ
~<zip	67 108E
~<zo	74 -8ǟ16xǩ36ƙ50M
~<zon	79 7L22ǩ39ƙ
~<zoo	86 7h58M
~@da	63 -9q-8ǝ-7ǅ7sŌ8ĸǘ9Ľǟ10ŭǉ11ƻ12gŵ13ǈǙ15i16Ńǧ19R40k43ǎ49L
~@day	63 -9q-8ǝ-7ǅ7sŌ8ĸǘ9Ľǟ10ŭǉ11ƻ12gŵ13ǈǙ15i16Ńǧ19R40k43ǎ49L
~@mo	67 -8š7fƛǤ9ĸ10kyV12Ľ13ǜ14Ź16ť18Ť20ƾ23ŕ26pŃƟ29d
~@mon	67 -8š7fƛǤ9ĸ10kyV12Ľ13ǜ14Ź16ť18Ť20ƾ23ŕ26pŃƟ29d
~@na	53 -12Ƹǩ-11ǃ-8qťǣ-7Ũǟ7rAƘǨ8bŜǡ9aĿ11pƢ12JŐ13ř14ļ15ľ17ǒ18iƨǂ19ǘ21sź23œ25o26tŦƷ31ǈ32Ǥ35Ś38ĸ40Œ
~@nam	53 -12Ƹǩ-11ǃ-8qťǣ-7Ũǟ7rAƘǨ8bŜǡ9aĿ11pƢ12JŐ13ř14ļ15ľ17ǒ18iƨǂ19ǘ21sź23œ25o26tŦƷ31ǈ32Ǥ35Ś38ĸ40Œ
~ab>	73 9Ɠ11ťŸ13h16ƻ21Ɖ24Ś34Ƈ
~abe	78 16ƽǂ17Ƽ18ƻ
~abet	80 16ǂ17ƽ18Ƽ
~abi	57 -9Ő7ŗ8ķ9ƯǛ10ƌƟ12ş14hơ15Ƃ16yǚ19ǌ20W27ƀ31ǡ33ž
~abie	89 15Ư22h25y
~abil	58 -10Ő10ŗǛ14ơ15şƂ17ǚ19ǌ20W28ƀ32ǡ34ž
~abin	89 -9F8ƻ15ķ16ƌƟ
~abl	64 -16ƨ-9ǩ-8p-7ŗǘ7ž8zIYłƊƩ9Ƴ10NƯ11ňƉ12l13eƤƥƮ14TśƷ16n22Ƙ23Ƨ28M30s60X
~able	64 -16ƨ-8p-7ŗ7ž8zIYłƊƩ10NƯ11ňƉƳ13eƤƥƮ14Tś16n22Ƙ23Ƨ28M30s55X
~ably	89 7X14Ʒ17l
~abo	41 -14x-12c-11Sǃ-10ŕǢ-9jňŵƼǇǩ-8QRĻŐǅǐǞ-7wńŏŒŗşƩǒǨ7nĶŹƈƏǋǘ8ņŔŢűŶŻƆƠƨƲǏ9CHVŉŨůƎƸƺǗ10uŲǊǛ11hľŊƂ12Błšǂ13pAGŖƔǁǌ14Yļ16ŝŤŴƶǄ17Ƭǜ18ĵō19Tƞ20ť21ŀŽƍƳ22rŇ23Ǎ24Şǔ29Ŀ32Ĺ
~abor	89 9ǎ15ǜ23ť
~abou	41 -14x-11S-10cŕǃǢ-9jňƼǦǩ-8QŐǅǇ-7wRĻńŏŒşƩǐǒǞǨ7mĶŹƈƏƢƱǘ8nņŔűŶŻƆƍƠƨƲǋǏ9HVŉŢťŨƎƸƺǗ10CůŲǊǛǜ11huŊƂ12Bľšǂ13płŖƔǁǌ14AGYļ16ŝ17ŤŴƬƶǄ18ō19T20ƞ21ŀŽ22Ƴ23rŇ24Şǔ29Ŀ35Ĺ
~abov	80 -7ƣ14Ǧ23ĵ27ƍ48Ǎ
~abs	87 -8ǩ17ƾ19Ž28ĸ
~aby	69 -16ǂ-12h-11o-7cŲ8V10d12ƻ14Ư16Ɲ18y21ĺ30vŶ32w35u36x
~aby>	71 -17ǂ-13h-7c11w13vƻ14Ư21y22ĺ24d31Ŷ37ux
~abys	83 -16d-14o-8Ų11V19Ɲ22v26w
~aca	77 -8ŭ39Ɵ41k42Ų
~acan	85 44Ɵ
~acat	85 11Ɵ48k
~acc	56 -11ǩ-8ŘƧ-7IƮ7ŔŪƪǂ8e9mJţ10Ŝ11Y12ų13ĴŒƒǕ14AĶťŴ15Ǘ16Ļ17ǖ19B20ǔ23ƃ26l29ř30Ǡ31ƹ37ż
~acce	82 -8Z23ƒ27ǖǗ42l
~acci	65 -9Ƨ9Ƴ12Ŕţ17ť29ƃ46ż
~acco	62 -10ǩ-8I-7Ř7a8ǆ9eǂ10JŪ12Ŝ15YĴŒǕ16ų17ĶŴ18AĻ23B24ǔ33ř34Ǡ35ƹ
~ace	49 -18W-13ŗ-10Ŭ-9V-8ķŐő-7kpvBSŖţƝǘǜ7hQƍǔǛ8wUƇƜƤ9Ǩ10ƈ11ļǖǩ12ŏůƟƬ13ŃşƋƗ15xDƌƑ16ƥǅǊ18ƔƢ19Ɠ20ǟ21ƅǌ22FH23Ɗ25GƠ27ƞ28M29ƦǢ31ǋ34ǀ54Ɛ
~ace>	51 -13Wŗ-11Ŭ-9V-8ķő-7pvBSŖţ7hŠƚƵ8ƇƍƤǛ9wUƒƗ10Ǩ12ŏƜƬǖǢ13ů14ŃşƟ15x16D17ƅƌƑƥǅǊ19ƔƠƢ21Ǐǟ22ǌ23H24Ɗ25F26G29ƞ30Mǀ31Ʀ33ǋ55Ɛ
~aceb	89 24ļ27ǩ
~aced	81 23ƈ25Ƌ
~acem	80 -28Ǐ10Ɨ28Ǣ54Ɠ
~aces	81 -8W8ƅ10ǀ11Q12Ơ14Ǖ16ń18ǔ
~ach	55 -26ŗ-13Ŧ-11D-9hNǩ-8ĴǄ7ƔƚƛơƱ8Tǉǜ9ĶƝ10ĽŘƼ11qL12I13Ơ14Œƶǋ17ĺƑ18k21ů22Ĺ23mǝǢ24P27K29W30ǈ41Ǐ
~ach>	60 -27ŗ-11D-9h-8qN7XƋǆ8ĹƔƚ9ĺƱǉ10T12KĽŘų13L14Ɲ15IƠ16Œ17ů18ǋ20k23ƶ33W34ǈ
~ache	71 -8ƶ-7ź7ůŶ8xƸ11ǜ12P14Ķ21K24Ƒ28q30m
~achi	69 -15Ŧ9ǖ10ƛ12ĺ14Ƽ19Ĺ23P30Ǣ31ǝ54Ǐ
~aci	76 15ĺ25ǀ30Ƶ
~acin	76 15ĺ25ǀ30Ƶ
~ack	49 -12ţ-10GŜ-9ĻƳ-7ŎŤƭ7uŲſƙǏ8œŴƑƲƿǟ9Lƫǜ10WŒŘŨǒǩ11Ʒǣ12Ʃ13V14Hǝ15ĽƝ16YŠż17ƞƪ18ň20ť21I22Ů23ƹ25ƍǥ26Ɠ31Ǘ32ƛ43Ž55ǘ
~ack>	54 -13Ŗ-11ǩ-10Gţ-9Ƴ-7Ť7hrőƮ8ųƼǗ9Sƾ10ƑƲƿ11LœŴǒǟ12uŒŘ13ŀſƩǣ14Ũ15ƍ16V17Ɲ18Ľƙ19Šǝ20ƪ21ň22YƷ24Iť25Ů29Ɠ
~acka	78 -8ǘ12ş15Ų23W44ǥ
~acke	70 -9Ŝ-7Ļŀ8Dƛ10ǩ11Ŗ28ƞ36ŽǗ45ǘ
~ackg	86 8s22ǜ25ǩ
~acki	83 15H28ż31Ž
~acks	81 -7Ʒ8w15ƛ43ƹ
~acku	78 -7w11Ɗ23ƫ27ƛ33ǘ
~aco	85 7ņ11Ʈ12l19Ŵ33Ŷ
~acon	89 8ņ11Ʈ13l
~acr	86 10M12ů26ļ
~acro	87 10M12ů26ļ
~act	56 -18ǩ-12ŗ-10J-8ĺŁ-7pŒŚƂ7YƩ8ŖšƇƓƕƖǆǚ9Ƣǧ10řƌ11ł12ơǀ13QŤ14ūƧ15ǒ17dƒǘ20ŀ24Ǒ25Ň32K35Ǆ39Ǔ
~act>	67 -8ŚƂ8d10YƖƩǃ12řƢ16ŀ18ū26ƒ27K48Ǔ
~acti	81 -14Pǩ8ŏ14ǚ15Ǆ18ǀ21Q39Ň
~actl	73 -9ĺ-8pǍ-7Ŗ8Ņ11ŀ12š13ƕ14d15Ǆ18Ťơ19Ƨ
~acto	70 -13Ǔ-12J-9Ł9Ŧǔ10ǡ14ƌƓǧ15ł23ǘ28ǒ34Ǒ
~acts	80 9ǌ32Ǔ
~actu	76 -7ŗ7R8ţ9Ļ10ž12ǆ14Ƈ15KP20ŖǄ
~acy	86 8Ž16ƻ32ƶ
~acy>	86 8Ž16ƻ32ƶ
~ad>	45 -19n-13GĽƧ-12ƃƊ-11RSŏƱ-10WŴ-9Eňŧƀ-8ps-7gkHLQXĻłŃ7eƚƻǓ8yKĵšǕ9řşŹƈƑǙ10ŞŭƲǚ11ūƏ12ļŝũơƼǂ13ľǟǣ14zBĺŠŢƤ15aƳ17Ŷ18ǅ19ǜ20tŻ21NŖƛƾ22ĸś25ǝ27D30ţ32ƽ33Ũ35ņő46ż
~ada	89 -9v11Ǒ14ǜ37x
~adb	86 24Ǝ
~adbo	86 24Ǝ
~add	55 -20S-12Ō-10ŉ-8ũƒ-7ǩ7Zƽ8nƘ9Š11AEķǄǗ12y13ǌ14ǏǓǣ15cǈ17Ƶ20Ű24Ɓ25Gǋ26ōǧ31J41D53ƌ58Ǟ
~add>	73 -14Ō-12ŉ-9ƒ8Ʊ11Z12Ǡ17ķ18ƌ21Ǐ22cy29Ɓ36ōǞ
~adde	79 8Ǚ11ǥ16ǈ18Ǆ22ǣ25ƌ29Ǟ
~addi	72 8ǒ9Ǥ10Ź11Ǔ12Ǟ16ǧ18ǌ25Ƶ30ƌ
~addr	63 -21S-9Ǟ7F10n12ŷ13E15Ǘ17ǧ24JŰ32Gǋ49D
~addy	78 8gYƶǓ10ǈ11wƽ13Ǟ14Ƙ16JŠ18A
~ade	55 -11ƶ-9Ňœƻ-8Gƣ-7rǩ7ņƽǆǑ8mƲ10VŃ12xŧ13qƉƫǜ15Ĺ16Ŷƌƞ17P18y19SŔ23v24Ǎ26źƇ28Š36ĺ
~ade>	58 -11źƶ-9Ňœƻ-8Gƣ-7r7ņƤƽƾǟǣ8Ʋǆ10Ń13ŧƉ14qƫǜ16mĹ17Ŷƌƞ18Ǎ19vP20SŔ25x28Ƈ30Š39ĺ
~aded	83 -9mź11k14Ƌ16V21y
~ades	72 -15x8ƌ9Ǎ12Ǒ56ź
~adg	89 -7Ǚ12Ž17Ǝ34Q
~adge	89 -7Ǚ12Ž17Ǝ34Q
~adi	78 -10V-9P8ř9Ŀư11uǈ13I16k19ŮƝ20jB21Ƶ
~adin	81 -9V9ř10Ŀ11u14I16k20ŮƝ21j
~adj	83 -12B48ŧ
~adju	83 -12B48ŧ
~adl	82 11ň21pǩ33Ń
~adli	85 22ǩ35Ń
~ado	79 7Ŝǝ13a15Ŀ16u28Ū34ƚ
~ado>	85 8Ŝǝ14a17ƚ30Ū
~adoe	87 17Ŀ21ƚ
~ads	74 -15ƈ-8Ƽ7Ŏ8Ʊǖ13azŝ18n19ƽ24ł27Ɓ
~ads>	82 -17ƈ-9Ƽ9Ʊǖ14z15a20n22ƽ
~adsi	80 8Ŏ14ŝ29Ɓ
~adu	86 -9ź11Ʊ14m26y
~adua	86 -9ź11Ʊ14m26y
~adv	72 -8ƶ35ǚ51B52A
~advi	72 -8ƶ35ǚ51B52A
~ady	65 -13Ţ-10ǈ-7ų8etřǤ9Ǟ11vŜŧưǎ12pŹ14Ĺ15o17SƖ22ŏƜ23Ɓ37Ō
~ady>	65 -13Ţ-10ǈ-7ų8etřǤ9Ǟ11vŜŧưǎ12pŹ14Ĺ15o17SƖ22ŏƜ23Ɓ37Ō
~afe	67 10Ķ15Ƙ29Ž34Ǝ57Ǚ
~afe>	82 7N18ƎƘ36Ž
~afet	70 20Ǝ61Ǚ
~aff	73 -10Ɲ-8m8ǔ9Nǋ13MƤ14Ż16ů26ǜ29ǈ33X44Ǉ
~aff>	80 -10Ɲ28ǜ33ǈ48Ǉ
~affi	87 -9m12N13ǋ17Ż19ů
~affo	85 10ǔ16Ƥ39X
~aft	54 -11ƭ-10Ř-9Ń-8ǩ7ŌŰƧ8jǤ9tţƩ10iĴľƈƋ11Jǟ12eƷǢ13gǎ15yEUŜŢ16Ļť17w19ķ20ƃ21Ư22Ŧ24zL25Ũ27Ƴ49ũ
~aft>	87 18Ĵ20e
~afte	55 -11ƭ-10Ř-9Ń-8ǩ7ŰƕƧ8jŌǤ9tţƩ10iľƈƋ11Jǟ12ƷǢ14gǎ15EUŢ16yĻŜť17w20ķƃ22Ư23Ŧ24zL26Ũ28Ƴ50ũ
~aga	60 -11ĸ-8Ǩ7Ű8ŜƿǄǡ9Bǩ10oZ12rY13ktL14ń16Ŷ17ƪ26Ɠ28ňƗ33ũ
~agai	61 -12ĸ-8Ǩ8ŜƿǄ9Bǡǩ10oZ12rY13kt14L15ń17Ŷƪ26Ɠ28ňƗ33ũ
~age	41 -18Ǐ-14ŊũƗ-13ĺ-12Ō-11nǍ-10ƉǊ-9sŪƠƵ-8oNŇŴƣǐ-7xzPĴœţų7Ń8ńśŵǜ9ǣ10KTŒŭƁƘƝ11ŦƑƛǚǝ12Ƨ13ſƬ14ŏšŹźƃǈǢ16fƈ19ŮƆǌ20ŗŰƕ21WľƓ23ŤƔ24űơ25Ʈǥ26ƭ27ƀƚ33pŚ34žǉ35ƥ38v39Ŝ43ņ44c
~age>	44 -18Ǐ-14Ŋũ-13Ɨ-12Ō-10Ɖ-9ŜƵ-8nsŇŴƠơ-7NŪ7ŤƨǓ8źƳǨ9ĹŰǒ10ľŃś11KTŵ12Ɲ13Ɓƛǚǝ14ŒƑƧ15ǌ16ŏšſƬ18Ŧƈƕ19Ś20Ǣǥ21ŮƆ23ŗ24WƓ25ƚ27Ɣ29űƀƭƮ37p38žƥ56c
~aged	80 -8Ŧ15ş25Ű27f36Ť
~agem	86 16Ƙ26ơ
~agen	63 -9c12Ǟ20ľń73ņ74Ŝ
~ager	70 8ŎƂ10ǌ11hŭǜ14ź17Ź18v32ǈ
~ages	69 -18Ǎ-13xǊ-10ƣ-9ǒ-8Ĺ-7ĺ7ƚ9ǜ11ǣ12ǥ13Ų16Š19ƃ27ơ35Ś53v56ǉ
~agg	81 10r11R16Ņ17i24ǡ
~aggr	87 26ǡ
~agi	82 -12ǩ-10D14Ƴ20Ű21Ŏ24Ũ
~agin	85 -13ǩ-10D15Ƴ21Ű26Ũ
~agl	89 30h
~agle	89 30h
~agn	82 -9š8ƽ13D36Ƽ
~agno	82 -9š8ƽ13D36Ƽ
~ago	77 -7ŧ7ĺ9ƴ12G14u17f18ƈ21Ľ37ť
~ago>	77 -7ŧ7ĺ9ƴ12G14u17f18ƈ21Ľ37ť
~agr	76 -10q-9ŭ7Ǩ10Ƣ11ǌ13Ư14B16rĹ22Ł28Ǔ49ǩ
~agre	78 -11q8Ǩ10Ƣ11ǌ13Ư14B16rĹ23Łǩ29Ǔ
~ah>	83 -15ŉ-7Ũ8O9c12Ś14TĸŊ16w20v
~aha	75 -8x8ƴ9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ17ű
~aha>	75 -8x8ƴ9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ17ű
~ahe	76 -9Ʊ9aŚ12y15ľƲ22Ō28Ş
~ahea	76 -9Ʊ9aŚ12y15ľƲ22Ō28Ş
~aho	87 20K24J29ų
~aid	52 -10ƠƮ-9ťƒ-8lŒŪ-7osRŀń7fqtOĴŮƩƪưǜ8HŲƅƛƫǅ9ZƢǉǑǚ10dGVœŔ13cķ14ƃ15yţƱ19ƥ20Ŧƶ22Ɣ25ƕ26B27ƴ33Ŀ40Ŭ
~aid>	52 -10ƠƮ-9ťƒ-8lŒŪ-7osRŀń7fqtOTĴŮƩƪưǜ8HŲƅƫǅ9ZƢǉǑǚ10dGVœŔ13cķ14ƃ15yţƱ19ƥ20Ŧƶ22Ɣ25ƕ26B27ƴ33Ŀ40Ŭ
~aig	75 -8Ǔ-7Yŋ7w8ŻƼ9ǎ10ǧ11l12ň14š16Ŕ20ŀ22Ĵ26ű
~aigh	76 -8Ǔ-7ŋ7jw8ŻƼ9ǎ10ǧ11l12ň15š16Ŕ20ŀ22Ĵ
~ail	53 -9Ǡ-8Z-7űƨ7ŭƄƔǍ10UĴļǏ11ǧ13ǐǕ15EŘ17Ǆ20s22ƀƈ27ś30Ľ33ǘ35D36K42ƚ73J
~ail>	55 -9Ǡ-8ű7nų8Ǎ10Ĵ11ƈ12ǧ13D14Ǖ16EŘ18Ǆ23ƀ25ś31Ľǘ37K44ƚ69J
~ailb	89 7ż14ĸ21D
~aile	80 -8ǘ8wƈ9Kļ12Ƅ16Ǐ22ǐ
~ails	85 -11Z7ǘ10ƈ12Ǘ13Ɣ15J
~aim	58 -8Y8V9ǣ11Ŕǚ13ǜ14ŦǛ15ľ18ũ26Ř31ť35Ť42ŧ56ţ
~aim>	61 -8Y7Ņ8V12Ŕ16Ŧ19ũ28Ř29ŧ30ţ34ť42Ť
~aims	71 12ǣ18ŧ19ǜ22ľ38ţ
~ain	51 -11ĸ-10œŷ-9Ǩ-8Ɵ-7NƝƞǏ7ưǃǝ8rtUųǖ9ǋ10Lń11ź12QŶƪ13kľŖŜƊƿ14Ɖ16ůǜ17Ǖ18BŔ19Ɠ20ŊŞ21Ɨ23ũǙ25ƙ31Y35ň39j45Ǆ54ƛ
~ain>	57 -16P-11ĸ-9ŷǨ-8ƪ-7qƝƞƟ7Ŕƿ8ķƑƸǙ9oưǔ10Uǝǩ11ktBǋ12LY14Ŷ15jQų16ľƊ17ŜƉ19ů21Ǖ24Ŋ25ũƓ26Ɨ31Ǆ33ň43ƛ
~aine	78 -10œ11ňŔ12ƿ13ƺ14jǘ17Ŗ21P
~aini	80 -7ǧ23ź29Ǚ35j
~ainl	87 12ŭ13Ŵ18ǖ
~ains	66 -8ǩ7kŔ9Ǆǡǣ11Bł12Z14r17ń21ƛ26ƙ27ƪ
~aint	76 7y11Œǁ13q14ǃ16Ǆ29ǜ36Ş
~ainy	86 39Y
~air	61 -11Ű-8Ĵ-7Ʊǆ7Ŕƣ8NPĸƋƛơ9ǀǌ10ŀ11iUǈ12ũǖ13ĵǄ15Qǃ17ŧ18Ɗ19ƜƤ21ŉ22ŇƝ23Ǎ25ǋ26ŦǑ
~air>	66 -11Ű-7Ʊ7ļŎ8ľŔ9NPĸ10ƋơǌǑ12iUŀ14ĵǈ18ǃ19ŧ22Ŧ23ŉ25ŇƝ
~airb	86 36Ɯ
~airs	73 8Ɔ9Ŧƥ10ƛƣ17Ǆ20ƤǑ25Ɗ29Ǎ33ǋ
~ais	69 -10Ŧ8ŗ10k11a17ƒ20l21œ22Ơ31Ŕ35Ƙ37Ư
~aise	70 -10Ŧ8ŗ9Ŕ10k11a17ƒ21l22œ23Ơ29Ƙ38Ư
~ait	76 -8ǅ-7ų8ŧ9g10Ś11ǜ12ǧ14ĺ16Ķŵ17rǏ18s22Ń
~ait>	80 -7ų9ŧ10ŵ11Ś15ĺ18rǏ19s24Ń
~aiv	87 -11ơ-9ǒ10ǌ29ſ31Ǔ
~aive	87 -11ơ-9ǒ10ǌ29ſ31Ǔ
~ak>	67 -12H-9Ɯ-8ƈ7ǩ8XƉǤ9OƐƽ10Ƒ12Ǝ13kDŚŨ14ŏ15ƛ17Œ20š24N26Ť34ũ
~ake	45 -22Ŷ-20ǩ-15yĺ-13nŖ-12Ƣ-10œŮǑ-9rAFŔƠ-8oRŭƆƣƶƽǈ-7juĴĸľńŤƨƫƷǉ7ƎƪƯ8Mų9PĻŪƛǐ10xƗƮǀ11ƟƳ12ƏǊ13ƋƓƖǛ14ksőŧǨ15z16ŁņŠƤǌǒ17ňƝǞ18ƙ19BŹƬǁǂ20Ţǚ21ƻǖ22źƧ23Ʊ24Tķ25cǘ26Ŀ28ŇǄ34Ŏ38Ũ41ů50ł
~ake>	47 -24Zŀ-15y-14ĺŶ-13n-12ĴŖƢ-11Łǩ-10ŮǑ-9œŔ-8arFRŜŭƆƠƣƶƽ-7AĸƨƫƷ7MśŲ8gƎƏ9ƙǨ10ĻŪƪƮ11PņƯǀǐ12ƗƝƟ13ǁ14źƓƖ15kőǒ16zŧ18ŠƤǌ19ň20Bǂ21ĿŢ22Ƭǖ23Źǚ24Ʊƻ26TƧ27ķ28cǘ31Ǆ33Ň35Ũ37Ŏ38ł43ů
~aken	76 -8Ŭ8Ĵ9Ũ16ź35Z
~aker	78 -10ǩ-8Ų-7Ō10Ɲ12x18ał22Ł25s27Ƌ
~akes	65 7ŋƏ8ņƃ9OĿǨ10Ƶǁ11Ŝŝ13X15ƙ17Ƴ19Ł21Ǌ25Ǟ27ŀ
~aki	69 -15ň-12Ÿ7k8ł9I10ŬŽ11tǠ12Zǆ13ŭ17a20ǩ22ǌ25ơ38ƻ
~akin	69 -15ň-12Ÿ7k8ł9I10ŬŽ11tǠ12Zǆ13ŭ17a20ǩ22ǌ25ơ38ƻ
~aks	75 10šƜ12ơ14ǝ19Ƒ20ƥ29Ɖ32ƛ
~aks>	75 10šƜ12ơ14ǝ19Ƒ20ƥ29Ɖ32ƛ
~al>	41 -18C-15ŗŤ-13ơ-12ž-10ťƝ-9izŖţƆƻǇ-8mŏų-7uYĿłŞũŲƜƨǟ7JRŊǃ8Ĺŀşŧǡ9PŦƐƴǥ10lŢƋǓǔ11WĻŐŵǂǉ12ķŕǗ13ƈƸ14IƢƼǆ15AƀƳƿǎ17E18Łǁǚ19eƗǍ20TƘƾǧ22fŭ24ƃƉ25Qǌǩ30Ɓ36Ǆ46Ŝ56ư
~ala	66 -8Ə7l10ƧƮ17ūƦ20W23Z24ǉ26TƔ59Ǝ
~alan	83 -7Ʈ29Z37Ɣ
~alar	68 -8Ə7Ǎ11Ƨ16Ʈ18Ʀ21W25ǉ29T62Ǝ
~alc	71 32ƿǛ
~alco	71 32ƿǛ
~ale	63 -8Ž7HŠ9ŇƁƿǔǨ10bLƻ11ƗǕ14Ǡ15ŵƄ17C20ł23ǖ24ņ25Ǜ27ƺ28ƒ56Ǌ
~ale>	78 -8Ž9Ŀ10HǄ12ŇǨ14Ɨ17ł37ƒƺ
~aler	83 10Š13Ɓ14ƻƿ18Ǖ22Ƅ
~ales	67 10łǔ11b16Ǡ26ǖ28Ǜ29ņ62Ǌ
~alf	66 -14Q-13Ư-11a-9b-8ƦǠ7puƝ8ĶƄǩ9ǝ10Ƨ11Oŗǉ14ƨǂ15q16Ơ17tŮ19ǔ21r23Ǩ28Ƣ33Ƭ40o
~alf>	67 -14Q-13Ư-9bǠ-8Ʀ7uƝ8ptĶƄǩ9ǝ10Ƨ11Oŗǉ15ƨ16qƠ19ǔ21r24Ǩ28Ƣ29o34Ƭ
~ali	78 -9Ƙ9ŭ11ǣ14ŵ17Ÿ18Ş27ƾ
~alid	87 18Ÿ
~alk	53 -11ņ-10Ũ-9Ĵ-8Ƴ-7ŭŹ7ƂƍƗƽ8itBRƧƮ9ĹŊŵǠ10OĵƨƷ11Złť12ǝ13sv14Ňżǔ15Ļƣ16Ľ17aA19ŠŤ21xǄ24ń25rǙ34N
~alk>	58 -17ǩ-13ŉ-10ņŨ-8Ĵ7ƛǈǎǖǨ8sżƽǕǘ9nA10RƗ11ńŊƮ12ĵňŵƧǠ13łǙ15Zǝ18Ĺ21Ļ22Ťƣ44N
~alke	72 7Ľ9t10sKż11Ƃƨ12ƯƷ16B17ǔ23i26Ǆ29Š33r
~alki	68 -8Ĺ-7NŹ7Ŧ8Ńƨ9cĽō10hOX11ŉƍ16ń17ť18v24Ň26ǩ27a31x
~all	39 -20ŗ-16ŝ-14RŀŎŠ-13Jǧ-12OQů-11pƤƮ-10ňƈǌ-9bBXŇœŹƟƭ-8uVƒƽ-7hSūűŵźƂƄƉƛƧƱƵǀǁǢ7qtƊǐ8TYĺƢǘ9MƳƾǓ10anĴŁƐƝǆ11ņŮƁƖǖ12ŋşƞ13gĿŧơƫǇǩ14ǋ15PŐƜ16ǡ17dsI18xZķ19ŜƇǒ20CĽƌ21ōǍǥ22Ǚ23kĻ24Ĺƺ25ńŖŦ26ƗǄ27Ƹ30oǃ33ţ34K35L36ł39w
~all>	42 -17ǌ-15Š-14RƮ-13Jǧ-12lŎ-11OŗŝŽ-10Q-9ASŀňőŔǢ-8bpœůŹƈƤƩƭ-7cjXľŭŵƏƟƽǅ7ĴĵŏŘũŴǙ8yŕ9aWşŷƨǕ10nPĹŶƊƾǐ11qYƝƢƫ12KĿƳ13Ŗǖ14gķƁơ15Ǉ17kŁƸǍ18xǃ19osǋ20dĻƞ21ƌ22wŜǒ24ǥ25ĽōƗ26Z27łǄ29ƺ31LŦ35ţ
~allb	87 26I
~alle	68 -7nB7Ɛ8NĹƏ10ơ12Ÿ13H16Ő18Ʃ23o24Ŕ25ŧ28ńǃ35w
~alli	75 10aǄ21K33Ĺ40C
~allp	79 -10Ĺ10vG13Ļ17ķ25T
~alls	66 -10ơ-9Ƃ-8ŏŗ-7ǝ7ƾ8ńőƗƠǓ10KMşŧǘ11nƻǌ12Ǎ13Ş14Ņǡ16ƌ18ǣ19ŋŐƜ30Ǚ33Ƈ
~ally	60 -7ZŗǄ7Wľřƫƿǩ8ŭŽƯ9tƙǡ10KP11ŮƖǅ12ņ13ĸĺ15Ŭƞǆ16k17L18lłƸ23A25Ŗ
~alm	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
~almo	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
~alo	68 -13D-12xƔ-10ų-9Ʃ-7rłś7ǋ8ǀ9iƆƼ10Ł11Ŷ12CƷ13sŠ14nƲ15ĶƧ17Ƶ18ǈ20ǃ26Ǎǟ48ƞ
~alon	69 -12DƔ-10Ʃ-7rłś8ǋ9Ƽǀ10i11Ł12ƞƷ13sŠ14n15ĶƧ18Ƶ19ǈ21ǃ26ǟ27Ǎ
~alr	65 -7Ɨ7ĴŨ8KƷǁ9d10ŽƮ11Nư12ŇŹ13p15Ĺ16M20ŋ21ŏ23Ɓ24Ŋ29i
~alre	73 7ƖƵǩ13vŹư15p17Ĺ25ŏ27Ɓ
~alri	71 -8v-7Ɨ7a8ĴŨ9KƷǁ10d11ŽƮ13NŇ18M22ŋ27Ŋ32i
~als	72 -18F-14ǐ-7Ɲ7w8Ǘǜ9Ő12Ǖ14Ǡ16ǔ17Ŵ19Ɖ26ķ27h29Ǜ
~als>	74 -18F-14ǐ-7Ɲ7w8Ǘ9Őǜ12Ǖ14Ǡ17ǔ19Ɖ27ķ28h30Ǜ
~alt	54 -11z-9ŏŜ-8pr7Ɩ8ƴ9ő12Ƽ15x17ņǓ19Ǘ22Ɖ26W33ƽ40ƃ51ǂ75Ƹ
~alt>	80 -11Ŝ7ŵ29ņ34Ɖ
~alth	55 -11z-8prŏ8ƴ12Ǘ13Ƽ16x26W34ƽ41ƃ52ǂ77Ƹ
~alty	89 13Ǘ19ő29Ǔ
~alu	63 -8ǖ8űƁƊ9Ɠ17ľƒ18Ŏ22ƪ25Ƙ30Ʃ35Ǣ
~alua	85 12Ɗ35Ƙ
~alue	64 -8ǖ8űƁ9Ɠ17ľƒ19Ŏ22ƪ31Ʃ36Ǣ
~alv	87 -8l12ũƛ17Ƌ19ű
~alw	78 7Ɯ9ņ10ĸļŘǩ11V13ĵ23Ɨ27l
~alwa	78 7Ɯ9ņ10ĸļŘǩ11V13ĵ23Ɨ27l
~am>	52 -13ŉ-12Ƶ-9Őŭ-8pLŒƖ-7XĻŋźžƀ7xIPUƳǄ8MĹŌƊ9Ņ10qŝ11cJņǎ12dfhŊ14ļ17ńżǙ19b22iCN25gō26ǘ27aǇ33ňǥ42ƞ44ǩ47ǁ
~ama	64 -8Z-7ŴƵƼ7ƽ9aŨƨ15ƛ17ū19Q20ƚ22Œ23ƀ24z29ž30Ŧ32ű34Ť
~ama>	85 9l10T14aƨ23ū33z
~amag	66 -8Z-7ŴƵ10Ũ15ƛ20ƚ23Œƀ30ž31Ŧ33ű35Ť
~amb	87 -9ř8ƃ11Ļ13ū16Ʈ21a
~ame	42 -16Ƹ-13uƗ-12vǩ-11ŧǋ-10qxǄǣ-9cŨŻ-8YĹŖťŹƤƳǟ-7yDXĻŀŬųƁƌƞƠƵǢ7dgŷƲ8hŴơƦƻ9ŁŠƓƕƘƨ10iAƩ11ľŃƯ12ǐǒǠ13tœřź14ƢǓǗ15FķĽƷ18SŐŔ19Śǂ20ǘ21Œũ22QŅ24ƎǤ25ƾ26p27Ƈ28Ŧ30ǈ31ļŜ33ĸ34b45ǃ47ao48ƫ76w
~ame>	43 -16Ƹ-12Ɨ-11uvŧǋǩ-10qǅǣ-9cŨŻ-8xĹťŹƤǟ-7yDYŀŖŬųƞƠƯƳǄǆ7sIőƻǞ8dhQş9Ŵŷơǒǧ10FŁŠƓƕƦƨ11iŔƩ12AľŃ13ũƫƲǠ14tœź15řǐǓ16ĽƷ17ķ18Ƣ19S20Śǂ21Ő22Œǘ23Ņ25ǈǤ26ƾ27p28Ƈ29Ŧ33wļ34ĸŜ36b43ǃ58a64o
~amed	66 -11o-8ŷƲ10Ƣ12Ŕ13ǅ14w15ǁ19ǌ30Ư47ƫ
~amer	78 -7ƛ9Ɲ13Ƙ17ũ51Ǝ
~ames	71 -15a9ƫ10gF11ǈ12o20ǆ25Q29Ǘ52w
~ami	56 -15Ƣ-11Ƽ-7żƷ7Pƭ8Ǒ9AƸ10hFǅ11zǇ12ư13Ľƻ14ŪƜ16Ƴ17Ũ18Ŗ19u20ǁ21Ƭ22yƶ24ƤƮ33n36ƽ
~amil	57 -15Ƣ-11Ƽ-7żƷ7Ŀƭ9AƸ10hFǅ11Ǉ12zư13Ľ15ŪƜ16Ƴ17Ũ18Ŗ20u22Ƭƶ23y24Ʈ25Ƥ35n37ƽ
~amin	85 -7Ǆ13Ǒ19Pǁ22ƻ
~amm	87 13ǃǘ17ǎǟ
~amme	89 13ǘ18ǎǟ
~amo	69 -10Ǌ7ƚ9Ʀ10aƱ12D13Ɨ14Ŧǖ16XƓ20Ƙ45ŗ46Ƭ
~amou	70 8ƚ9Ʀ10aƱ13Ɨ14ǖ15Ŧ16Ɠ17X46ŗ47Ƭ
~amp	71 7J8Ɵ10jķǚ11Ɗ13ǈ15ǁ16Ű20ş39ƍ
~ampl	89 9J20ǁ
~ampo	75 15ǈ42ƍ
~amr	89 10Ŭ36Ū
~amry	89 10Ŭ36Ū
~ams	85 -9ň16Žƨ17ǘ19ƻ26g
~ams>	86 -9ň17Ž18ǘ20ƻ26g
~an>	39 -18Ɲ-17ĺ-16ŕ-15t-14ŤƳ-13ŖŹ-12cŲŶƜƟ-11ǄǏ-10HńňŐƫ-9QşƤƬǥ-8nvBTŷŽƢǠ-7fCRļĽłŞũƆƥưƷƽǍǑǔǟ7œžƴƺ8Łűƀ9Żƅǂ10zIXķŀŃšƁǇ11prŮŸƄƯƱǉǋǌ12aYņōǦ13ŉŜ14Ɣ15ŎŗťƲ16sDNūƗ17ĶŚ18bƧǈǖǩ19ŇŌƂ20Ŭ21V22W23OĹŊƃ24ƪ26KľŪ27L29Ǩ31ƣǆ32ś33ƕ43A
~ana	69 -18Ǎ-13ũ-10ƣ8Ŏ10ǌǜ13Ŕƹ16ƿ23ŵ24Ƴ27Ʈ33ǈ54ơ
~ana>	89 18ƹ21ƿ
~anag	71 -18Ǎ-13ũ-10ƣ8Ŏ10ǜ11ǌ23ŵ25Ƴ28Ʈ34ǈ56ơ
~anc	45 -15ƸǄ-10Q-8ƞǑ-7ũǗǞǦ7pqŊřſǢ8ĺĽŪƴǨǩ9ƙ10ŘŞŦƆ12ǒ13şƑƦƩǓ14PŁţƬƭ15Ǡ16Ɓƃ17ľŏŒƕƳƽǥ18ĸŐƄ19ņ20Ŭǌ21W22ƔƼ26Ƶ30A46š
~anc>	89 11f14o17p21q
~ance	46 -16Ƹ-14Ǆ-10Q-7ƮǑǞǦ7ŊřŚǐǚǢ8ĸĺſƴ9ŪƙǨ10ǩ11ĽŘŞŦ12ǒ13ş14ƦƩƭǓ15ŁţƬ16P17AƁƃ18ľŏƕƳƽǥ19ŐŒƄ20ņǌ22W23ŬƔƼ28Ƶ48š
~anch	87 -11ƞ14ǋ21Ɔ36Ƒ
~anci	77 9ǃ11Ʈ15Ư17ĸ19B22Ǡ24A
~and	30 -37ǩ-20ǋ-18ű-16ŵ-15ƣ-14jũŲ-13Ľ-12S-11ŝƒƦƸ-10VŅ-9ĴŉŰŶƄƵǟ-8ļľŀŔšŤƙƞƱǔ-7iHŃŇŸƘƹ7egNőŜſƃƟƤƳǀǅ8cńśūƔư9ILƁƛǥ10BPřůƓƻǍ11hzFƆƎǕ12qĸƗǠ13fŁŖơƯǙ14nŭż15rō16Zǐ17DWƶ18ŚƋǁǂǃǘ19dJųŷǈ20ŧƫǜ21ĹŦŴǏ22wƷǌǖ23vǛǞ25sŒ27CǇ28ķ29o31ƺ32t33pǚ35a37ƨ38Ū
~and>	31 -31ǩ-19ǋ-17ű-15ŵ-14ƣ-13Ųơ-12jĽ-11SŃǔ-10ŅƸ-9VYĴŝŨũŰƒƵǟ-8xŉŶƝƱ-7ļľŔŜšƙƞƦ7eřƀƂƖƜƠƶǣ8gTŁőŖƃƟƿǀ9qNńŐşūŴưǌǠ10Lƛ11Ɓƻǥ12zBůƆƎƓƯǍǕǖ13hƗǐ14fnrŷƔǂǙ15żƷ17ōŦ18DZ19Wǁ20JƋǃ21Ǉ22ŒǏ23osvĹųƫ24w25Ǜ26Ǟ27dpǈǚ28C31t32ķ33ƨƺ39a40Ū
~andb	86 13x24ǜ
~andd	86 9YƶǓ10ś16Ƙǅ
~ande	86 -12ǌ-11ũ8ǝ14ť16Š17Ŧ18ų20Ŭ
~andi	85 11Ƒ14Ɖ18Ǣ19Ũ22Z
~andk	89 9k23ƶ
~andl	59 -17Ś-12şƄ-11Ɣ-10Ť-8ǩ7Yǧ8s9ŃŖǈ11ǖ13Ł17ƠƷǠ19c22Iĸ25ǜ26F28Ŝ31ơ32ǘ38ŧ42ǌ
~andm	83 9n10ǔ15Ư16ŷ
~ands	67 -14ds-8Q9qǐ10ĸŒǂ11Ǔ12tŚƨ14P15r16p17ŭǇǚ23oǄ28Ŵ
~andy	77 -7ŏ9v10ŭ11ř12M15ǖ43Ś
~ane	68 -16n-14ƈ-7Ň10ƙ12M13ǏǢ14Ɖ15Ƌ19ǩ21Ǜ24Ʃ30ǀ38ƚ43D
~ane>	79 -9ǩ9ƚ11ǀ12ƙ51D
~aned	87 7Ɛ16Ǐ17Ǣ27Ǜ
~anen	87 32Ʃ
~aner	89 11ƛ17M
~anes	83 26ǀ38ƚ
~ang	53 -13P-12ƈ-9Ʃ7blqűƃ8ĵƛƜƷ9uƺ10EŰǩ11Ƨ12ZŎŶǞ13ITŞ14K15ų16ĻŢ17ŇǕ18ŀǀ20i22Ƹ23ĺƑ26ũ27Ŕ38VƵ
~ang>	77 -10Ʃ10I11V12lŰ19Ŷ23ų25Ƶ27Ļ34ŀ
~ange	56 -9P7IX8qƃƻ9űƛƜƷ10uĵ11ƺ12E13VƧ14Ǟ15TŎ16KŞ19ƸǕ20Ňǀ22Ŕ27ĺ28ũ
~angi	73 -15ƈ7ƮƸ10Ŕ11t15Ţ19Z21Ƶ26V32i33Ƒ
~ani	67 -8Qƈ-7V7ƿ8ō9ĺƉǈ11ŀ12ş13mŵƋ17ƌ19ńņǆ22Ɯ28ǩ29Ţ34h
~anie	75 -8Q-7V7š8hĵƿ13ŀ14ş15m22ń33Ţ
~anim	85 47h
~anin	86 -12ǈ7r12ĺō31Ɯ
~anis	89 -10ƈ12Ɖ19ǩ26ņ
~ank	62 -22ř-11BĶ-9Ũ-7ţ7gXķǜ9mZƅ10Aļƴ11Ƌ12t13H18ĵľƄ19ƙ22k26Ĵ28Y31e32Ŭ51ƕ
~ank>	67 -23ř-7ţ7Šƙǐ8X10mZ11ļ13Ƌ20ľƄ28Ĵ31Y34eŬ49ƕ
~ankr	87 27ĵ
~anks	77 -12Ķ-9Ũ7ƕ9ǜ10ķ13ƴ16tƙ30k
~ann	64 -10l-9Ʈ-8F7Ɯƪ9Ş10ǉ11VƩ13wǊ15HƤ16ǀ17T18Ů19ĸ20ƌ21AƯ38y
~anne	81 7k8ǔ15ǀ21y27A
~anni	73 -8F9Ǟ12ĸ13V17H18Ƥ24ƌ26y
~annu	76 9ƪ12ǉ16Ǌ20T22Ů
~anny	86 -11l8ų13Ɯ16Ʃ31Ư
~ano	71 -13ş-12ů-10dh-7Ʀ8Mż9ŷ10CōŹ13vI15ƴ16ŐǞ17Ɲ19Ŷ22H26Ŵ27Ɵ32ŵ35y
~anot	72 -13ş-12ů-11d-7Ʀ9ŷż10ō11Ź13v15ƴ16Ő17Ǟ19IŶ22H27ŴƟ32ŵ36y
~ans	58 -9ĸ-8PW7Y8Vƅƪ9K10B11Ŕǈ12lű14Ļ16HƮ18Ʊ24ĺ25Ǟ26k30ǚ39ŉ41Z59ǐ
~ans>	60 -8PW7ƕǩ8V9ƅƪ11B12ǈ17HƮ19Ʊ22ǚ25ĺ27kǞ44Z47ǐ
~answ	79 9ľ13ǚ14K16Ŕ20Ļ55ŉ
~ant	43 -16ŗŘ-15Ś-14Ʀ-12ł-11N-10ŁŜŦ-9cĽ-8mrœŲƒ-7guwŐŖřŞƤƩƹǒǝ7ŽƁƃƢ8ļŕů9Ɯǟ10Vŀŝſƀ11FSŰƂ12BOŊōƗƘƵ13yLǁ14bǧ15JĴžǦ17Ǡ18KŃǌ19A20Ɵ21Mǩ22ĹǓ23ƫ24XƏư26ľ27Ƭ28sŉ29ƭ30Ƅ32ơ33Ō36ĻƱ40ƶ
~ant>	44 -16ŗŘ-15Ś-14Ʀ-11ł-10NŦ-9ŁŜ-8cmrĽœŲƒǞ-7gŐŖřŞŶƤƩǒǝ7oFőŒŽƢƣƯǟǨ8Ɓƃ9S10ſƀǓǧ11VŕŝŰƂ12ŀ13BLŊōƗ14ŃƵǁ15bOĹžƟǩ16yJƄǦ17Ĵ18ǌǠ20AK22Mŉ24s25Əơƫư26X27ľ28Ƭ30ƭ33Ļ35Ō41Ʊ42ƶ
~ante	83 9ƅƍ10Gư15Ǟ16ŉ
~anti	83 7ŉ9ĻŃ10ŵ15kĹ16Ƙ
~ants	73 -9ŉƱ7S8Fǧ9fļƷ10sƟ12Ŷ13ơ16ǩ22Ǔ24Ƅ26Ɯ
~anu	86 7Ǚ20Ƈ29Ǆ
~anx	87 25Ƽ27Ŀ
~anxi	87 25Ƽ27Ŀ
~any	31 -19F-18U-15Ơ-14ĴžƁ-13ĺĻņŎƀƗ-12ŊŒŵ-11afisAłŃœǉǝ-10lwCRĸŗŨźƈ-9ŭŽƬǖǟ-8bdLĽŀŚƶƷǒ-7oDNŰƃƞƫ7zŞŧƆƔƙƯǅǍǏ8ŜǓǕ9VƉǚǛǡ10ĵŪǥ11Őƛƭ12ŁŉŔŖũųƳƽ13ƨǎ14ǣ15ŝƐƟǄ16ĶƑƢǆ17gŹƋƴǙ18ƄǞ19Ƽǩ20ZķƣƦǗ21kHƘǜǨ22ƥƻǋ23mƂƍǇ24şŷƱǐ25ńǂ26š27ƌ28n29ŏƸǔ30ǃ31ƿ32uƝƹ34Ż35żƜ36ţű38ǀ40Ǒ44h45Ų
~any>	34 -17Ɓ-16FUŖ-15ǟ-14Ơ-13ų-12ĴƀǍ-11ņƗǢ-10fisĺĻŒ-9CNňœťŵžƞƯǉ-8aŊōŦǝ-7dlwAĸĿŃŇŎźƃƷǖ7ƉƐƙ8GYZǈǚǨ9ĵŕƂƆƎƔƱǡǦ10jyŏŸƋƍƼǐ11ƛǅǎ12gƢƾǜǞ13ńŧƪ14ŝƘƴǗ15VşŪǂǙ16WĶƣ17ŷƦǩ18HƑƻ19nŞ20żƿǄǆ21Ǉ24ű25ķƜǀǔ26Ő27Ź28mŻǋ30ŲƸ31ţǃ32ƌ34Ɲ35š37ƹ41Ǒ42u47h
~anyb	56 -21ƪ-9ĵŎǏ-8Ţ7tzǘ8ƋƢǇǙǩ9Ǒǜ10ŷ11ŁƂǗ12ǛǢ13ŜŝŤƓƣ14hǔǡ15ŏ16ƴ17nZż18ųƜ19ńŲǣ20Ǩ21ƯǍ29Ŗ
~anym	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
~anyo	63 -13ƈ-10Wǈ-9R-7ţ7Ǜ8nǘǨ9zż10ŷƜ12Ɖ13ǩ15Ʊ17ŁƯǜ18Ƴ19Ǣ22ų23ǐ24Ɵ26Ŗ
~anys	78 -22Ő-7ŗ7Ǎ9ƴǃ10Ŕ12ľ14Ǧ15Qǐ19ǟ26ǥ
~anyt	50 -13ǩ-9ŋŞŸ-7ňƶ7ŔǍ8ƐƸ9BZĿǓ10HşƱ11ƂƲƻ12ĵƦƳǕ13ŲǏ14kư15ũƨǀǞ16gŇ17ŏűŻƘ18ƽ19Ƽ21ǂ22ō23ƍƿ24ŉ25Ƅƥ26ţ
~anyw	75 -9ǘ7ń9Ƥ10ƥ11Ƌ12ƛ14ǥ20ş25k31ň
~ap>	70 -7ť8r9ŦƵ10ľ14ś18U20ŕ27š28ƭ31ų72Ɓ
~apa	60 -9ŒƄǧ-7ƛ9Ű12vG14F15Ǎ17Ɯƥ19ơ20Ťƞ22ƗƢ24DƠ30Ƥ34ƣ
~apar	60 -9ŒƄǧ-7ƛ9Ű12vG14F15Ǎ17Ɯƥ19ơ20Ťƞ22ƗƢ24DƠ30Ƥ34ƣ
~ape	61 -12ƈ-11y-10ǈ-8Űǩ-7q7CQś8iƖ9œǃ10oƢ11ǂǠ12J13ŠǗ14ľ15ǆ16Kķ19ǒ20Ʋ21Ņ23Ɖ24v27Ƹ31ű32ƹ42Ś45ŋ
~ape>	71 12Ɖ13ǂ33Ƹ38ƹ39ű45ŋ
~aper	66 -11y-10ǈ-9Ű-7ǩ8Qś9Ɩ10iC11oœƢǃ13Ǡ14JǗ16ǆ17ķ18K21Ņǒ22Ʋ27v46Ś
~apes	87 -16ƈ19Ɖ21Š23ľ
~api	85 13ŋ15Ʊ29Ǆ33ǩ
~apin	87 14ŋ30Ǆ
~app	48 -11G-10ŀ-9őœƦ-8V-7ŭƽ7YōƄƵ8HƒƳ9BŎƨǩ10UŞƫƾǝ11Śƿ12ţƮ13iŗ14ſǘ15Ŀǔ16Ƨ17ǣ18š19Ž20ƛ21Ŷ22ĺĻƘǨ24ŲƷ25ť27Ťǖ31ƴ32ŝ33ũ
~app>	71 7ś8ƿ15Ƅ16ƴ19Ś35Ž36ǖ38Ų41ŝ
~appe	51 -13ŝ-8VŁ-7ŀ7ŖǤ8ņǚ10iYō11Ňŗǝ12ƨ13ƫ14ţ15Ʈ16ſ17ĻƳǔǘ19Ŀǣ20Ƨ21š22ƛ26ĺǨ27Ʒ28ť33Ť37ũ
~appl	78 8Sǀ12ƿ15Ō17ǩ39ƴ
~appo	86 7Ǘ9M12ǖ16ŵ23ƾ
~appr	76 -12Ƴ-9œ8i11Ŋ14ŝ15Ŏ16Ł20ƒ22B39Ƙ
~appy	73 -7őǓ8dǧ12Ļ15ƞ19U27Ş30ŝ36Ŷ
~aps	75 12Şƛ26Ž80š
~aps>	89 15Ş16ƛ36š
~apse	79 52š
~apt	86 -14Ǐ8Ū13ƿ16Ɲ19Ǘ
~ar>	39 -20U-19ƕ-17Ő-16Ƣ-15j-14ķŤǂ-13nyŝƗ-12ĹŢƝƦ-11RƌƛƤƯƵƶǋ-10otwIŨŷƒƬƳǁǄǗ-9rFŞţũ-8PVĵĶŌŧſƨǈ-7ľŊōŏŚśƓǃǆǡǥǦǩ7sƃǞ8CG9gkƈƏƺǤ10Ŧƹ11xŒūƔƟ12pŉƂƷ13cTơǀ14œ15Sǉ16ĿƩǛ17uƊǎǙ18vƅ19ǅ20YƁƚƾǐ21dƙ23Ɖ24ňşǊ26Ű27Ǐ28őůŵźƀǟ29ž33ť36ŭŮŹ37űŲ46Ŵ47Ŷ50Ŭ51ų52Ū
~ara	63 -8DƽǏ7Ǎ9ŤƐ10h11Ɯ12şƆ13ǁ14ś15Śƥ18Ƒ19Ƙ21Ř27Ɲ31ǜ54Ű
~arag	69 -9D-8ƽǏ10ŤƐ13Ɯ14Ɔ16ƥ20Ƒ30Ɲ59Ű
~aras	86 43ǜ
~arat	76 8f15ş18ś19Ś24Ƙ26Ř
~arb	79 9ő11ļ12t14ƙ15z17ŚǍ
~arbe	89 10ő12ļ14t19Ǎ
~arby	82 15ƙ16z18Ś
~arc	83 7Ǉ14Ţǈ17ǚ19Ɖ38D
~arch	89 19ǚ20Ɖ
~ard	50 -15Iĵ-11Y-10ŠƱ-8wŊƆơ-7ňŬƫƽǦ7XŁƴƹǞ8Ň9gń10amźƒƣ11bP12ũǙ13ǀ14řŨ15ĸ16ƙ17śƳ22rļĽƍ23Ő24UƲ25Ĵ27Ǘ28ŜƜ32eƑ33Z49Ƅ59ǖ
~ard>	53 -15I-12ĵ-10YƱ-8Ŋơ-7ƆƽǦ7dŎǜ8ŁŌŤƴƹǩ9Ɯ10Ňś11Xź12amPƒ13bǙ16ř17ĸ18ŜƄ20Ƴ24rļĽƍ25Ő27UĴǗ32ǖ35e36Ƒ
~arde	81 20ƣ21g24Ũ34Ɯ
~ardi	78 7Ư10Ĺ15ś41Ʋ
~ards	66 -8ŗƂ-7d9Ǔ10ũ15ńŜ24ƙ38Zǖ43Ƅ
~are	32 -18ǅ-17ű-16AŔ-15ļŇŹ-14ŵƗ-13Ť-12tĽōœƧ-11Ɣǃǥ-10ŜƈǓ-9őśơƨǛǜǝ-8mKš-7ƀƊƫ7ŁńŘŭƖǠ8TĵŋŒŷŽƃƶƻǣǤ9qĶňƦƷǨ10ƁƤƮǍ11uyŌŏŖƆƬ12ĻŬǔ13LŲƝƟƽǇ14RŪųŶƢƸǀǈ15jkĹłƱǋ16bľ17ũƹ18wHOŢƭ19ŃƏ20afEǑ21nPŝ22Vƣ23gĿ24iZ25Ũǎ26Ǟ27vQ28Ưǩ29Őƺǟ30Fƞ31x32C33ŗ38l41z42ǆ43c
~are>	32 -21Ŕ-16A-15ű-14ļŇŹƗ-13ŵǅ-12ĽŤƽ-11tœƔƧƫǥ-10mIŅŠƈǃǓ-9ōśŜƥƨǛǜ-8Kơǝ-7šƀƊ7jŁńŘ8uTĵŭŷƖƠƶǠǣǤ9ŋŒŽƃƷƹƻǨ10ĶňƏƤǍ11yEVŌŏŖƁƮ12nƆƚ13LĻĿŨŬƬǇǔ14RŲŶƝƟǀ15łŪųƢǈ16kĹľƱ17b18wŃŢƭ19Oũ20HǑ21afŝ22PƣƯ23lƺ24gZ25iƸ26ǎ27Ǟ28vQ29ǟ30Ő31zFƞǩ32x34Cŗ40ǆ44c
~area	80 -24ƚ-13ǅ-12ő-8S14Ŕ21j23E28C31l36I
~ared	85 16ƺ17Ņ20ǁ37Ũ
~aree	89 15q34V
~areh	89 7ǆ18Q28ǋ
~aren	69 -24Ƹ-12Ƽ9Ư10ŷ11Ʀ12Š17ƥ48ƽ50u57z
~ares	79 11ƫ24Ə25n26Ŀ
~aret	86 15ǂ31ƹ
~arg	69 7Ʊ8ĻǤ9Ŧǒ10ŃƕƿǙ11ŅƓơ12Bǩ15Żƴ19ǔ22Ơ23Ł30Ɔ33Œ
~arge	70 7Ʊ8ĻǤ9Ŧǒ11ŃƓơƿǙ13Œ14ǩ15Żƴ19ǔ22Ơ24Ł31Ɔ
~ari	68 -10X-9CF-8ľ-7Ǜ7ŢŲ8TƩ10i11Ÿ12ǉ13ŵƹ14Ɵ15ƫƿ16ŌƢ17f18ƥ19hń23ƶ25U29ł
~arij	89 18ƹ21ƿ
~arin	74 -11X-9F-7Ǜ7Ǎ8ŢŲ10T11i15ŵ17Ō19Ƣ20ƥ22hń28U32ł
~arit	81 -8ľ28fƶ
~ark	65 -13D-9Ĺ8vGĶźƓ9ŔƠǟ10Ļż11Y13ķŭ15ǩ18F20T21H23h26ƒ70Ű
~ark>	72 -9Ĺ7f9vG11ǟ12Ļ15ķ21Fǩ23T36Ű
~arke	75 -7Ż9ĶƓ11Ŕ12F14Y16ŭ18Ű26H31ƒ
~arki	85 -11D14żƠ29Ű31h
~arl	77 -15d7mŮ9JTŊ11L12ǉ13R15Ǌ20p27C
~arly	80 7mŮ9T10J12Lǉ14R16Ǌ
~arm	65 -13S-10hV-8Ə-7R8ŜǄ10Ɲƶ11Ņƻ14ŭƘ25ő27Ǔ29Ǒ31ń35Ő44j57Ǝ
~arm>	68 -13S-11V-10h-8Ə7ŸǍ9ŜǄ10ƶ11Ņ14Ɲ15ńŭ18ő30Ǒ36Ő38Ǝ46j
~arml	89 38Ǔ
~arms	85 19Ƙ22ń27Ǝ
~arn	69 -11X-9ǩ-7ǝ8ũ9ǀ11s13B14m20Ź28Ŏ29Ʈ32Ǚ35Ƒ44T54q
~arn>	76 -11X-7ǝ12Ʈ14B28q32Ŏ33T37Ƒ
~arne	82 -10ǩ10ũ15s18m24Ź39Ǚ
~arni	86 12ǀ18qT23Ʈ
~aro	58 -13ǩ-12H-10Z-7Ɔ7ŒƕƞǗ8uŬƥǧ9Ǝ10Wĵşŭ11hLſƱ12ƑƓ13nǁǉ15tT16l18Vƍ19ńŠ23Cŵ26s
~arou	58 -12H-11ǩ-10Z-7Ɔ7ŒƕƞǗ8uŬƥǧ9Ǝ10Wĵşŭ11hLſƱ12ƑƓ13nǁǉ15T16l18Vƍ19Š20ń23Cŵ26s
~arp	86 11Ŷ12Ť21Ū25Ű
~arr	55 -10ǆ-9Ɲ-8Ŵƣ-7Ǧ7bu8ƫǐ9ŘŵžƢǃ10ƃƙǣ12ŏ13ƄǏ14őşƦ16ŗŲǥ17Őǒǡ18oƂ19ǚ20Z25Ţ26ǌ31fſ
~arri	67 -11ǆ7ŝ9ŜŞŦǣ10u11Wƫǃ18őǩ22o25Ő31Ţ39f
~arry	58 -12Ǧ-11ǩ-9Ɲ-8ƣ-7Ŵ7Ƙ8b10ŘŵžƢǐ11ƙ12ƃ14Ǐ15ŏƄƦ16ş17Ų18ŗǒǥ19ǡ21ǚ22Z24Ƃ28ǌ35ſ
~ars	48 -16Ǉ-15Ǧ-14Ő-12ƉƼǋ-10a-9nŮ-7BŲƒǑǨ7ƀ8c9UƘƱ10ǣ11oşŻ12ĶŅż13ŎƋǔ14ĵ15ŰƅƸ16ōƂ17Ʃ18ŷ19HVǞ20ĺŢŵ21ťŴ23őŸ24ŭ26ţ27ƈ28ǅǐ29G33Ū34S47ƭ
~ars>	48 -16Ǉ-15Ǧ-14Ő-12ƉƼǋ-10a-9nŮ-7ŲƒǑǨ7Ťƀ8c9UƘƱ11şŻǣ12ĶŅż13ŎƋǔ14ĵ15ŰƅƸ16ōƂ17Ʃ18ŷ19HVǞ20ĺŢŵ21ťŴ23őŸ24ŭ26ţ27ƈ28ǅǐ29G33Ū34S47ƭ
~art	45 -17ƛ-15yƉ-13nĸ-12L-11ĹŒǜ-10gŇŖƄƝƳ-9cQŐťƸ-8zĶƯ-7HKNĻŝŧŭƙǎ7Gľūſ8DEĺŀŏƐƧƷǍ9RXƗƤǠ10œřƘƥ11ŹƢǟ12qŕŴƬ13s14Ũ15ōƠƨǣ16OŤƎ17otǨ18pCƽ20ŃŲ21UǇ22SVƣ24ǂ25lňŌ26Ʊ28ơǩ30ǆ31Ƽ32Ɯ41ǅ
~art>	53 -14y-13ĸ-12LƏƛ-10D-9Šťǜ-8nĹŖ-7PƳ7sũǣ8vŤůǄǈ9AĿ10EńŕƋƬ11ľŞŨſƧƽǂ12dƱ13Rŀř14XƎ15ǅ16lőŹ17ǟ20ō23Ńǩ24C26Ų29SU30Ǉ34V38ň42Ƽ
~arte	70 -8K-7Ķň7d8Ƭ10ŃƦ14ĺ15Ƙ17xĴ19ƽ20Ō24œǅ30O34Ʊ
~arti	78 9ŸǀǛ11j12t19Ō21Š22ǆ23ŏ31Ɯ
~artm	59 -9Ƅ-8Œǧ-7ƛ7Ǝ9Ű11ƞ12G13F14Ǎ16Ɯ17ƥ18Ə19Ťơ21Ɨ22Ƣ23D24Ơ26Ƥ33ƣ
~artn	68 -20d-9Ǆ-8ŇƤƸ12Ł13r14s18Ʒ20Ǡ22Ǩ23tǂ24Ŵ28q30ƨ31oǆ35p
~arts	81 -10b-7S11ŕū13ơ18ŵ19Ǒ25l
~arty	83 11Ɣ12ǡ13Ɯư14P21ơ
~ary	63 -10ǅ-7J8ǘ9VƩ10qƧ12ƾǉ13S14Ľ15Ʈ16Ʀ19W21Ũ27T29ƫ
~ary>	63 -10ǅ-7J8ǘ9Ʃ10VƧ12ƾǉ14SĽ15Ʈ16Ʀ19W21Ũ27T29ƫ
~as>	38 -18n-16ǔ-14HōǞ-13ƭ-12ķŀŎųƾǢ-11ŝƯ-10iYĹľĿƧ-9mRXĸƗƢǋǎǝ-8gruGŌŪƟƱƵƶǆǐǨ-7LMŕůžƠƣ7ņŻƂǀǕ8jŏŒŲƷǅǘ9FŁŹƘƞơǓǙǤ10Ŵǚ11Ƽ12hŖŷƎƫǗ13loqţŶƅƤ14ĺǍ15ǂ16Ǜ17ckű19ļňſƈ20ŅƁƽ21ŧŵ22Š23šƐƛƴ24pvũƲ25ŔŤǜ26B27œ28ƒ29ǃ32ŨƋ33ż37ťŦ39Ƴ
~ase	51 -21Ǎ-14śǡ-13ǩ-12K-9Ő-8pŕ-7ŵǈǧ7Ɲ8DJŧ9IǠ10ĹŔƽǇ11dƲ12ĻǏǕ13ƛƠƥ14F15ƒ19œ25ŝ26ơ27Ŭ31ǋ39Ƥ45Ƣ46Ɗ61ǌ
~ase>	55 -21Ǎ-15ś-14ǩ-13K-9ŕ-8pǈǧ-7Łŵǡ7ĿƁ9Jŧ10IǠ11ŔƽǇ12dDĹƲ13ĻǕ14a15Ơ16ƒ18F20œ25ǋ28Ŭ29ơ44Ƥ50Ƣ56ǌ
~ased	86 -13a-10Ő13Ǐ14ǋ44ŝ
~asem	64 8Ɯ11Ɲ17ƛ18ƥ53Ɗ
~ash	60 -8nEXŻ-7űƬ9D10Ʃ12Ƥ13ƍ15Ǜ16Ů21ū25Yƃ33ƛ38Ų40żƵ56ǖ59ƪ
~ash>	61 -8nEX10Ʃ12Ƥ15Ǜ16ū17Ů18Y25żƃ32Ƶ39Ų46ƪ58ǖ
~ashe	82 -11ĸ-10Ż-7ű10Y18ƪ21ż33ƛ
~asi	73 -16Ƣ-8ž-7m9ś11ņ12MƱ13Ƅ14ơ16Ň20KŬ31ư32Y36F
~asid	81 -8m13Ʊ35ư36Y
~asie	85 11ś18M24K
~asin	86 -18Ƣ-9ž16Ƅ17ơ24Ŭ44F
~ask	54 -9ŷ-8ǩ-7ŇƖ7mwZšƧ8ivPĵ9Ƈƒǒ10hƄƩǧ13pĹ14Aƕǌ16u19ơǦ20ƿ21ō22a23Ł30c43Ǔ44Ŋ49ŉ
~ask>	59 -8ǧ-7Ǎ8Ƨ9iĵšǒ10Ƈƕ11u16A18ǌ21Ĺ23ƿ24c26Ł30Ǔ35Ŋ45ŉ
~aske	72 -10ŷ8ǔ10ōǒ12pńƕ13a16Ǧ17ǧ
~aski	71 -14ǌ-8ǒ-7Ň7pŅǦ8Ơ10Ľ11aZ12cōǘ13v14ơƩ15Ŋǧ19Ƅƒ20Ǔ
~asks	82 -11ǧ9h10u13mw14Pǌ
~aso	69 -10j-8i7šƂ9BU11x13Ɯ14ƚ15Ĺ16Ɵǟ24Ō36Ŕ41ǎ
~ason	69 -10j-8i7šƂ9BU11x13Ɯ14ƚ15Ĺ16Ɵǟ24Ō36Ŕ41ǎ
~asp	85 16ƻ36Ɖ
~asph	86 36Ɖ
~ass	59 -13ǣ-9ǧ-7Ş7sǀ9řǙ10m11xƫ12ƀ14Ʋ15ź18ŲƦǌ19ƿ21Ʒ23ƶ24g28ǜ31ǘ39ķƁ45Ƴ47Ǥ
~ass>	68 -10ǣǧ-9mz8dƄƫ10sZƷ13Ʀ15ƀ17Ʋ18g19źƳ22ǌ23ƿ27ƶ37Ɓ39Ǥ
~asse	68 7Ưư8ƦƱ9ƃǀ11ř12zǙ13x17Ʒ22Ų34Ƴ47ķ
~assi	83 11Ɓ14g18ǜ21z22Ǥ
~assm	87 25ǜ
~asso	89 30m
~assw	87 54ǘ
~ast	44 -14ŒŦ-13dSũ-12pDŎ-11Gƌ-10Š-9BIĺŏŕŤƳ-8ľƔ-7gHŨƃ7rƓǖ8oCĹŬƑǘ9iłŔƭ10ĸƫ11Ʋ12mŜűǨ13ň14Eš15OżƈƋưƽ16ŀ17bƹ18ţǉǣ19ƺ21Ƹ22aǙǞ23Ǐ25ĵŖŻ27ǊǛ29c30ƚ33œ38Ƽ42ƾ44ņ
~ast>	45 -14ŒŦ-13dSũ-12pDŎ-11Gƌ-10Š-9BŕŤƳ-8IĺľƔ-7HĿŨ7y8oCƓƼ9mĹłŔŬƑƭǘ10iƋ11ƫƲ12ű13ňŜǨ14Eš15Ożưƽ16ƈ17ŀƹ18bǉ19ţƺǣ21Ǜ22ƸǙ23aǞ24Ǐ26ĵŖŻ28Ǌ30c32ƚ34œ43ƾ45ņ
~aste	82 13mř14Ŀ20r
~asti	89 11ǀ12Ƌ13ļ19ǖ
~asu	76 8ƶ16Ƙ17Ž24a34ŭ
~asur	76 8ƶ16Ƙ17Ž24a34ŭ
~asy	85 -12ƾ10ǧ12kŽ13ŧǂ17M20ś
~asy>	85 -12ƾ10ǧ12kŽ13ŧǂ17M20ś
~at>	20 -21Ǉ-19Ź-18ŷ-17Ƃ-16ĴŬųƤ-14sǠ-13ńƟǐ-12KŊƢ-11izO-10F7ĽŃřƀǞǧ8anIUĵśŮźƐǋ9PYŸƪƵƿǏ10ƓƼ11TƌƕƛơǤ12ŭƳǙ13dloƒƬưǛǣ14LŘŝƘ15ĶƋƨǓ16jquRņ17vZŠž18ĸƧƽǉǊ19wũūƔƠƺ20WőƇ21ŉŔŨƊƶǖ22łŦŲ23JXƝ24BňƗƦǈ25Ɖǃ26ǥ27mľƩ28EGǄ29D30hœŴ31gķĻ33Cƻ34bǩ35Ĺ36Qĺ38S41Ŀŀ44ŗ45ōŒŤť46Ş47Ņ48Ŏ50Ň51Ŗ54Ū
~ata	82 17Ʋ19ĸ43Ǘ
~ata>	86 42Ǘ
~atc	65 -9ǐ-8ƪ-7ŀ7t8SƉƓ9ǩ10qsǘ11ŉŘƅƘ12wƟ14LY16aĶŏƹ20WƯ21Ǚ23ų30Ž35N
~atch	65 -9ǐ-8ƪ-7ŀ7t8SƉƓ9ǩ10qsǘ11ŉŘƅƘ12wƟ14LY16aĶŏƹ20WƯ21Ǚ23ų30Ž35N
~ate	42 -19ǩ-13DSŏ-12ōƞ-11lB-10bŇ-9ĹňŜžƀ-8jĻŖŨƅƝ-7uMřŲƚƜƤƧƳ7ŸƉƍƓǏ8ĶőŒųƟǆǔǕǜǝǡ9ĺűƎ10qŘ11ŃŗũŰ12ľƪƱ13Őź14ŤťƲ15Şǒ16ƌƢǌǧ17cdşƄǋ18ĵ19ŔƸǃ20EƖ21ǣ23CƐƾ24m25ŝ26ŕ27ƴ30Ƌ37ƙ41ƛǛ47ū
~ate>	50 -15ǩ-13D-11ŏ-10vƙǏ-9bňōƀ-8BPUž-7ĹŖř7ĶľşŸ8ůƔƲǎ9ŊŰơǢ10ƍƸǛ11Eǀ12ńŒǡ13ķŅǔ14Řų15mőŗƱ16cp17ǣ18ŃŐǃ19ź20Cǋǧ21ǌ22œƄ23ŝ24ĵ26ťƖ27Ŕ29d34ŕ45ū
~ated	63 -19œ-7i7f8ŰƪƱ9ǃǋ10ǆ11Ş13C14Ʋ15Ǐ16ƋƼ19ŝ30ƌ40ƴ
~atel	72 -16Ƽ-12S-8Ť7ƓǙ8U10żƐǂ11Ǐ12ĺţƘ13Ż14ǣ15ǟ16ǜ23Ƹ40ƾ
~atem	83 -8Ʊ8Ķ17ĸ18ľ19Ś22ƪ
~aten	89 15ǜ
~ater	58 -12ƞ-7ǋ7Əƭ8ƑǕ9Vƍ11qƠ13N14Ɖ15Ǝ16ǝ17Ɵ21ű22Ť28Ɛ33Ƌ49Ǜ56ƙ62ƛ
~ates	63 -8p-7dŝ9cCHŎǊ10y11ş12Ş16ū17E19ũ20m21v27ǒ33Ƣ
~atev	80 8ǖ9V10Ƈ11qş12ũư15ŉ18P
~ath	62 -12ǩ-10ĺ-9ƞ7Ɯ8B9M10sŏ11Ʀ12cĴ13CƬ17ľǄ18zƌ19ƚ21Ŋ22b23jK24ƽ41Ƴ42Ɔ
~ath>	78 -11ĺǩ9Uƌ15Ɔ16cƦ18Ƭ29Ƴ
~athe	67 7Ťǁ8Ɯ9B11sMŏ12ƚ13bĴ15C18ľ19zƳ23Ŋ25K26j29ƽ
~athr	82 7Ɗ11ƌ13Ɔ14b
~aths	85 24Ǆ31Ɔ
~ati	51 -12ţǩ-11G-9ŏ-8ŇơƦǒ-7ŒŞŤ7sFŌƴ9ŀŚśǓǣ10Ŀ11qĴǃǚǜ12iƿ13ŐƇƱ14nPŔ15Hư16lŽ17UĻƏǋ18ƻǅ20kǆǗ22ŝ28mū33Ż55Ǟ
~atic	81 12ƛ21Ĵ29Ž
~atie	89 13n23Ǘ
~atin	71 -7Ʀ7ĵ9Ŷ10j11ŝŷ16ǅ17ƻ18Ŀ20iǃ26U28H
~atio	54 -11ţ-8Ňŏơǒ7nzőǂǗ8ŌŠƴǅǚ9sFǓ10Śǣ11ŀś12qǜ14Ƈ15Ʊƿ16PŔ17ư18Ő19ĻƏ20ǋ23k25m26ǆ29ū36Ż60Ǟ
~atis	89 -8Œ19ŧ28ŝ
~atl	82 11ǀ18ů21Ķł
~atll	86 22Ķł
~atm	82 -8Ƽ20ƿ37ǚ
~atme	82 -8Ƽ20ƿ37ǚ
~ato	87 -9Ƅ10ơ14j18ƣ20Ǆ25ŷ
~ator	89 -10Ƅ11ơ19ƣ21Ǆ25ŷ
~ats	76 8ŬƓƺ9ƞ12ǟ13oǙ14Ɛ26h39ǋ
~ats>	77 8ŬƓƺ9ƞ12ǟ13Ǚ15Ɛ27h40ǋ
~att	68 -10ţ-8ǩ7AƑƚƲ8aĽśťƃ9Ʊƽ10zCǨ11şŶƖ12B13ŰűƼ15ō18Ɗǘ29ľ
~atta	80 10śƑ12CƽǨ14Ŷ15Ƽ
~atte	74 -10ţ9AĽťƃ11Ʊ12zş15Ű16ǘ17ō19Ɗ32ľ
~atto	89 11Ʋ15Ɩ17B
~atu	79 9Ɣ11Ľ13Ł35f
~atus	83 36f
~atv	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
~atve	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
~au>	89 12ńőŜ
~aud	65 11ǣ15ǒ91Ǥ
~audi	65 11ǣ15ǒ91Ǥ
~aug	68 -19Ţ-13b-10m-7Ĺ8aśƷǞ15Ű17ǩ18Ʊ20y22i25vx26Ź29u32w
~augh	68 -19Ţ-13b-10m-7Ĺ8aśƷǞ15Ű17ǩ18Ʊ20y22i25vx26Ź29u32w
~aul	74 -9Ūǖ9ƃ10Ŵ12ů13Ť15ŭ22ƥ23ǐ35Ų43ż
~aul>	86 -10ǖ-7Ǜ15ů28ƥ40Ų
~ault	78 10ƃ14Ť45ż
~aur	82 -9Ų12ƣ13Ǎ14Ǜ23ǟ
~aura	82 -9Ų12ƣ13Ǎ14Ǜ23ǟ
~aus	66 -9ĺŉ-8BS-7Ŧ7ņňőś8bgHŝ9łƶ10uIĵ11ŔƠ12ƴ14jJ18ǁǓ20Ť24Ǣ44ŀ
~ause	66 -9ĺŉ-8BS-7Ŧ7ņňőś8bgHŝ9łƶ10uIĵ11Ŕ12ƴ14jJ18ǁǓ20Ť24Ǣ44ŀ
~aut	66 -16ǡ-8ŗ7Ź8ſ9ǃ10ƛ17ǥ19Ĺ27ž28ƃ30Ƃ38ş55Ĵ
~auto	67 -16ǡ-8ŗ7Ź8ſ10ƛǃ17ǥ19Ĺ27ž28ƃ30Ƃ38ş56Ĵ
~ave	30 -19Ǆ-18ů-16ŀƕ-15y-13gǊ-12PŠǌǧ-11Hƞơ-10xMQĿ-9ŲƠ-8TUłœŭƤǑ-7nqKLŨƅƭ7rNōŕŧǁǃ8hFWļǈ9ŃźƥƾǔǤ10ŁŜžƊƜǡǢ11SĴŻƪǅǆǘǝ12ķŝŪǏ13lżƂƋƚƛ14mIņŹưǩ15ŵŸƀ16ZƃƑǀ17ŖŰ18ŎşſƗǋǓ19aĶţǥ20ŗƁƎƘƟƯƶ21ŋƱǇ22ŉ23Ƶ24fƌƳǒ25Y26Ƽ27uőŚ29Ʀǜ30Oŏ35ń36ƨ39Ţ
~ave>	31 -19Ǆ-18ů-17ƕ-16ŀ-14gy-13Ǌǌǧ-12PŠơ-11Hƞ-10xMQĿ-9łŲƠ-8UœŨƤǑ-7nqKLTŭƅƭǉ7kGJōŧƍǃ8rNWĴļŕǁǈ9hFźƾǔǤ10ŁŃƥǡ11SŜŻžƊƜǅǢ12ƀƪǆǏǘǝ13ķŝŪƋƚ14lIņŹżƂƛ15mŸưǩ16ZŵƁ17ŋŰƃƑ18Ŗ19YĶşſƗƵǋǓ20aŎţǥ21ŗƎƘƯƶ22ƱǇ23ŉ25fƌƳǒ27Ƽ28uőŚ30Ʀǜ31ŏ32O35Ţ36ń37ƨ
~aved	80 -11Ĺ-7ĸ7Ǘ10Ĵƀ13Ƶ14Ţ15ŋ45Y
~avel	78 -7C8Ƃ13Ɓ38Ɵǀ
~aver	89 16ǉ24ź
~avi	61 -12v-11Ŝ7ǩ8xƮƳ9Ń10sĻ11tV16ķǟ17Ŀ19Ʊƶ21i22ľŘ32yŢ40Y
~avin	61 -12v-11Ŝ7ǩ8xƮƳ9Ń10sĻ11tV16ķǟ17Ŀ19Ʊƶ21i22ľŘ32yŢ40Y
~avo	81 -19Ʈ-8Ş13ŝ16Ʃ19ƞ20ǩ22rŶ
~avor	81 -19Ʈ-8Ş13ŝ16Ʃ19ƞ20ǩ22rŶ
~avy	87 12ƺ13ǈ14Ư26Ǐ
~avy>	87 12ƺ13ǈ14Ư26Ǐ
~aw>	70 7nƫ9fzŧƵ10tŨŷ11ǁ12wQƚ13j14Ņ15C16B19ŀ20ƾ25ǚ
~awa	65 -10ƽ-8Őů7ƧƱ9Ţżǁ10ƴ11ƿ15Ķ18ĻƳ20ŉ22Ʀ25Ŀ27ź28k38Ɵ39Y
~away	66 -11ƽ-8Őů7ƧƱ9Ţǁ10żƴ11ƿ16Ķ18Ļ19Ƴ20ŉ22Ʀ27ź28k38Ɵ40Y
~awe	70 -9ǌ8cnţŪ9CĻŌƇǊ10FŬ11uƧǖ12I13Ɣ15Ǆ19ƿ20ĵ31Ś
~awer	87 -8Ű13Ŭ16ǖ24Ś
~awes	72 -10ǌ8cŪ9nĻŌţŰǊ10CFƇ11uƧ12Ś13I14Ɣ15Ǆ20ƿ21ĵ
~awf	87 13Ʈ14ĸ15ǉ19Ũ
~awfu	87 13Ʈ14ĸ15ǉ19Ũ
~awl	83 16Ƈ24Ɗ
~awl>	83 16Ƈ24Ɗ
~aws	81 -7ŗ12knƯ16Ǧ21ķ23ǜ
~awsu	85 -7ŗ17Ǧ23ķ25ǜ
~aww	80 -9Ľ8z14w23ƫ
~aww>	80 -9Ľ8z14w23ƫ
~awy	76 8Ǔ11Aǩ14ǡ16ǜ18ķ35Ʋ
~awye	76 8Ǔ11Aǩ14ǡ16ǜ18ķ35Ʋ
~ax>	76 -11M9ƕ10Ǌ11ǆ12T14Ƅ17ĵ19ǩ20ƅ25ś33ŗ
~axe	85 -8Ǌ12ǃ14Œ15Ƶ22T29Ǡ
~axes	85 -8Ǌ12ǃ14Œ15Ƶ22T29Ǡ
~ay>	33 -19ų-18Ş-17Aƶ-16ķƗ-15ĿǇ-14Ɣ-13ƽǅǛ-12ǔ-11ŬƢǊ-9qŻƭ-8efSŷƙ-7lGŅŎşšƅƌƓƘƲƳǀǓǜǨ7csĻƤƩǘ8DƖƿ9vNŃƉơǥ10OĹōƏƹǂ11ŉƴƺ12yRĸŜƁƠ13ư14ŏƆƜƼ15Wœū16ƕƻ17Ɵ18ŲƦǑ19pTŁŧǧ20gKŊţƧƸ21ŋŌƃƒǁ22jű23ŀ24YŐ26brǉ27ů28k30XĶǕ33ǖ35iLŘ36ǎ42Ĵ48Œ53ŗ57d
~ayb	74 9ŕ11ƍ13Ʀ17Ʈ18Ʊ
~aybe	74 9ŕ11ƍ13Ʀ17Ʈ18Ʊ
~ayc	68 -15Ǡ-7Ʒ9ǟ11ƭǉ13Ĵ18Ʈ22q23Q24T31YƝ41Ư
~aych	69 -15Ǡ10ǟ11ƭǉ13Ĵ22qƮƯ23Q25T32Y
~aye	86 -7ƽ14Ɖ15Š21Ţ
~ayer	89 14Ɖ
~ayi	56 -16ǩ-13BĹ-9PS-8ǌ-7gōǞ7KĸŖǝ8o9nŢŦ11ň12XĿ13jĴŧǣ14k15Fǟ16ĺƤƪ17Wǥ18œ20b21Z23V25Ơ26ƒƓ27Ņ28Ɯ32Œ
~ayin	56 -16ǩ-13BĹ-9PS-8ǌ-7gōǞ7KĸŖǝ8o9nŢŦ11ň12XĿ13jĴŧǣ14k15Fǟ16ĺƤƪ17Wǥ18œ20b21Z23V25Ơ26ƒƓ27Ņ28Ɯ32Œ
~aym	66 -9Ƙ-8Ɯ-7Ř7e8Ŏ10ŉƩ15ƃ16Ʈ17ǘ20Z22ĵƕ28š31Ĵ39Ŭ41Ɣ
~ayme	66 -9Ƙ-8Ɯ-7Ř7e8Ŏ10ŉƩ15ƃ16Ʈ17ǘ20Z22ĵƕ28š31Ĵ39Ŭ41Ɣ
~ayo	85 -11ƶ-7Ŗ14Vƙ16ǩ19ƫ37Ŧ
~ayou	86 -11ƶ-7Ŗ14ƙ16ǩ20ƫ38Ŧ
~ayr	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ37Ǉ62ǉ
~ayro	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ37Ǉ62ǉ
~ays	53 -14ű-13w-12o-11Ɣ-10y-8Ĺ-7AHŇşǈ7VŒŖŭǡ8fŘƜƱǗǞ9žƖƺǕ10řŚŪƃƬ11nŮůŽǇ12axƅƗ13lUļơǢ14tňšŰ15gq17Ʈ18ǝǠ20c22ƒ23k25ǎ27ǩ35R
~ays>	53 -14ű-13w-12o-11Ɣ-10y-8Ĺ-7AHŇşǈ7VŒŖŭǡ8fŘƜƱǗǞ9žƖƺǕ10řŚŪƃƬ11nŮůŽǇ12axƅƗ13lUļơǢ14tňšŰ15gq17Ʈ18ǝǠ20c22ƒ23k25ǎ27ǩ35R
~azy	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
~azy>	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
~ba>	81 -11Ʊ34ǀ87ǃ
~bab	67 -16ǂ-11o-7c8V10dlƷ12ƻ15Ɲ20ĺ25Ư28Ŷ29v30w34ux37y
~babi	89 15Ư22h25y
~baby	69 -16ǂ-12h-11o-7cŲ8V10d12ƻ14Ư16Ɲ18y21ĺ30vŶ32w35u36x
~bac	51 -13Ŗ-12ţ-11G-10Ǩ-7wŤƭ7sųŴƾ8SƙǏ9œſƑƲƿ10Lƫǜǟ11uŒŘǣ12ŀƩƮ13Ũ14V15Ʒǝ16ĽƝ17Šżƪ18Y19ň20Ů22ť23mI26ƍ27Ɠǘ28Ǘ30ƹ33ƛ
~bacc	79 12ǂ48ƹ
~bach	82 43m
~back	52 -13Ŗ-12ţ-10GǨ-7wƭ7rsųƾ8SƙǏ9ŴſƑƲ10Lœƫƿǜǟ11Ř12uŀŒǣ13ŨƩ15V16ƝƷǝ17ĽŠ18żƪ19Y20ňŮ22ť23I26ƍ28Ɠǘ29Ǘ34ƛ
~bad	70 -12Ŵ7ň8ĸǍǘ10ŝ12Ƈ13ƚ15Ţ24Q26żǚ36ņ39N
~bad>	70 -12Ŵ8ĸǍǘ10ŝ12Ƈ13ƚ16Ţ26żǚ36ņ41N
~bal	71 -9Ĺ7Š8vx9G11Ļ12Ť13Ɯ15ķ19g21TZ31Ɣ
~bala	83 -7Ʈ29Z37Ɣ
~ball	74 -9Ĺ7Š9vx10Gƕ12Ļ13Ť14Ɯ16ķ21g23T
~ban	53 -19ř-18P-16ƾ-15d-13ǟ-12B-10Q-9Ƹƺ-8xŭ7ZƃƯ8AL10Ǉ11ƫ12Ł13Ƴ15ĵ16nƄƙ18Ĵ19ż20fŴ22Ʒ23Y26e27Ŭ29rst30pƨǂ33q37o43ƕ
~band	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9LƯ12Ǉ13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32prsƨ33ǂ36q40o
~bank	66 -23ř-11B7Šǐ8X10Z11A19ĵ20Ƅ21ƙ28Ĵ30Y33e34Ŭ55ƕ
~bar	70 -10ž-7ŝŵ8ŏőſ9ļƔ10t11Ő14ƀ15Ǎ16ŗ25h30D34Ƒ37Ŷ45Ǜ
~bar>	86 58Ǜ
~barb	89 10ő12ļ14t19Ǎ
~bare	86 -11ž10ŏſ15Ő17ƀ21ŗ
~bark	89 34h
~barn	86 44Ƒ
~bas	63 7Ɯ8ƕ9ņ10Ɲ12Ʃ13Ň16ƛ17ƥ18g51Ɗ
~base	64 7ł8Ɯ9ƕ11Ɲ17ƛƥ52Ɗ
~bat	74 8ƚ20Ǆ21ƌ23Ɗ52Ɔ
~bath	75 9ƚ21Ǆ22ƌ52Ɔ
~bbi	80 11ǀ16Ʃ18ƨ24g
~bbie	81 12ǀ18ƨ24g
~bco	80 13Ǒ31ǒ
~bcon	80 13Ǒ31ǒ
~be>	48 -14Ǔ-10qŇǨ-9ĸĽŌŶ-8YƫǊ-7aŋűƗ7ŵŷƬ8eEKœ9nTVĶ10ŀōǁ11bĴśƱǧ12ĿƦ13Ũ14ŞơƭƷǞ15ķľ16AH17ł19XƋǌ20O21ŏƮ22ZŊ23mĻ28c30yŹ34rs
~bea	75 -11I9l11bŒƚ25hk31ű45Ņ
~beag	89 30h
~beat	82 -11I7Ţ12Œ35ű50Ņ
~bec	66 -9ŉ-8S-7Ŧ7gňőś8btHł9ņƶ10uIĵŵ11Ǩ13jJƖƴ14Ǎ17Ƨ19ǁ20Ť21ų
~beca	67 -9ŉ-8S-7Ŧ7BśƏ8bgHňő9łņŝ10Iĵŵƶ11u14jJƴ19ǁ21Ť
~beco	86 15Ǩ17Ɩ24Ƨ
~bed	71 10ƻ12Ɯ15Ɲ16Ƥ20Ơ37Ɔ
~bed>	89 -7ǩ13ƻ17Ɔ21Ƥ
~bedr	72 12Ɯ15Ɲ20Ơ24Ɔ
~bee	48 -10ŵ-9O-8NŪƦ-7cşǎ7kŉ8ƾ9atżƋǩ10jŮƘƸǅ11Ŷǂǜ12Ɗƴ13ƌ14Ƴǘ15fŏ16Ż17Ǜ19őŝ22ņ23lţ26Ÿ31iƼ33šƿ35ǟ39S40G
~been	48 -9O-8NŪƦ-7şǎ7ŇŉŲ8ƾ9aktżƋǩ10jŮƘƸǅ11Ŷǂǜ12Ɗƴƿ13ƌ14Ƴǘ15fŏ16Ż19ŝ20ő22ņ23lţ26Ÿ31i32Ƽ33š35ǟ40GS
~beer	83 -10ŵ36ƿǛ
~bef	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
~befo	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
~beh	70 9x10ƃƙ11Ż13t14u16Š17Ƴ19Źƶ20p21ŷ26ų
~behi	71 10ƃƙ12Ż14u16Š17Ƴ19ƶ20pŹ21ŷ27ų
~bei	71 -9ǁ7ǝǩ8lƱƼ9cķŽ10HŊ13tF24Uǟ25Ş36ŋ
~bein	71 -9ǁ7ǝǩ8lƱƼ9cķŽ10HŊ13tF24Uǟ25Ş36ŋ
~bel	68 7mǀ8Mǅ9lpSƬ10Ż12Ÿ13Ǝ15ƻ16Ǐ21Ɗǩ27Ľ33Ɨ
~beli	80 8Ō9m11lMƬ12S15Ÿ28ǩ
~bell	83 9ƅ17Ǝ33Ľ
~belo	79 7ƥ9ǀ20Ǐ25Ɗ40Ɨ
~belt	89 7ƭ11ǅ13p14Ż
~ben	63 -8Ń8ţ9Ƨ12Ʀ15Ƭ24ż31ƫ34W35ǩ
~bend	83 -7Ű11ţ32ż
~bene	65 9Ƨ13Ʀ15Ƭ33ƫ35W
~ber	49 -18Ś-13ǩ-11bL-10ŷ-9Ŗƣ-8Ĺ-7wŢ7Ř8ŇŐŠƒǔ9KľŒ10h12yŜ14ƛǀ15CĻƶǠ16ƓǕ18c20Ÿƿ21ƬƼ22XļŅŗ23ǘ24ĽǨ25ŲǗ26DE32ū34e42I48ř
~ber>	50 -17Ś-12ǩ-10bLǗ-9ŷƣ-8d-7ĹŖ7ǥ8ŘƓǇ9ǔ11ľ12Œ14y15ƛǀ16Ŝ17Ļ18C19Ǖ20c21ƿ22Ƭ23Ÿ24ļ25ǘ26ŅŲǨ27X32ū33eDĽ49I59ř
~bers	69 -13ř-11ǡ-9DI8Y9ś11p13ǅ14ƒ15Ɠ16Š17h19KŇ23Ǡ31E34Ƽ36ŗ49Ǘ
~bes	61 -12Ŀ-7PŗŞ7tĴŠ8ŁńųƈƢƥ10ņǈ11Ŵǩ12Ǉ13Ļł15Zŷ16ƞ17ŝ18ķ20uKLǍ21U26ǟ27Ʀ33I
~besi	67 7ƻ9ń10ŁƢƥ13ųŴǇǈ17Zŷ20ķ23uǍ31Ʀ
~best	69 -13Ŀ-7ŗřŞ8tĴǔ9Šƈ11ņ15ł16Ļ18ǩ19ƞ23KLŝ26U30ǟ38I
~bet	62 -14b-12QŹ-8ƶ-7ƾ7C8aŢ9sPǁ11Kų12šƽ13ľŷƨƼ14qr17ň18p19ŇŞ20oL24źǂ27ł33t
~bete	80 16ǂ17ƽ
~bett	66 -15b-13Q-12Ź9Ţǁ10a11s12Kǂ14ƨ15qrľ20p21Ň22oLŞ26ź36t
~betw	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
~bid	89 14ń16Ņ36Ǔ
~bie	77 10ǀ13Ư17xƨ18h22gy
~bies	77 10ǀ13Ư17xƨ18h22gy
~big	55 -16ŒƮ-12ǈ-11ƞ-10Ŝ-9Sƒ-8uŔǘǡ7ǁ8jŘžƘ9yZľŇŽƇƛǔ10g11Ŧ13ƣǅ15J16œ17ƪǍǑ18Ǐ21Ƭ24k26Ɠ28Ő29ĿǇ35ĸ38Ƒ54Ɔ
~big>	58 -17Ƃ-16Ʈ-15Œ-11ƞǈ-10Ŝƒ-9S-8uǘǡ-7Ŕ7ưǁ8ķž9jyŘŽƇƘ10gZľƛ11ƪǇ12Ŧ14ƣ15ǅǦ17Ǐ18œǍ19Ǒ23Ƭ25Ƒ27k29Ɠ30Ő37ĸ44Ɔ
~bigg	71 10ƪ11H13ǔ15Ň16Ǟ33Ŀ
~bigs	86 -18Ǧ16Ƃ19Ɔ23Ƒ30Ǉ
~bik	78 -9Ǝ-8Ɗ10g14Ƙ15ǀ62ƥ
~bike	78 -9Ǝ-8Ɗ10g14Ƙ15ǀ62ƥ
~bil	54 -11Ő-10ŵ-9K-7QǨ8Ǥ9ŗƷǛ13Yşơ14Ƃ15ǚ16IŁ18ǌǠ19W20ZƮ21ư26ƀ30Ĵžǡ
~bile	87 10C15Ʒ26I
~bili	58 -10Ő10ŗǛ14ơ15şƂ17ǚ19ǌ20W28ƀ32ǡ34ž
~bill	66 -12ŵ-10K-7Ǩ7ļ8Ŀ9ƃ10Ǥ17Y20Ł22Ǡ24Ʈ26ư27Z38Ĵ
~bin	70 -7F7ǀ8ŌƄ11ķǑ12ƌƟ14Ʃ16ƛ23ƕ36Ƌ
~bin>	85 -8lF8Ǆ10ƛ14ķ15Ɵ22Ƌ
~bind	85 7Ɩ9Ƅ10Ō29ƕ
~bing	77 8ƛǀ13Ǒ19Ƌ
~bir	64 -8j12DǗ13Ŝ23c39pv43Ɵ53d
~birt	65 13ŜǗ23c40pv54d
~bis	87 11Ɓ12ƺ17h
~bisc	87 11Ɓ12ƺ17h
~bit	76 -17q-12ǂ-8n7mƜ9ŞƤ11jĿ13eņ14œ15Ǌ29ō49h
~bit>	78 7mƜ9Ş11jĿ13ņ14e15œ16Ǌ29ō
~bla	81 -12Ŧ-10ƚ-7Ť10J11ƺ12H13mń40Ŕ
~blam	83 -13Ŧ-10ƚ-7Ť11ƺ12H13ń41Ŕ
~ble	51 -14ƨ-9ŗ-8Ǉ-7ƿ7ĸŞƉƸƽ8iŜƁƳ9aŀŎűƤƥƮ10eTł11Uƚ12LĹŦƼ13ś14uYŭ15nƘ16ƛ17Ƨ20Mœǜ22ƹ25sň38XŘ
~ble>	53 -14ƨ-8ŗ-7ǂǇ7tNĹ8nĸƉƽ9ŞƁƳ10eŎűƤƥ11aTł12ƚƮ13śŦ14ǜ15Yŭ16ň18Ƨ21Mœ22s40Ř41X
~blem	74 8Ĺŵǂ9ŏ10ŋǜ11Ƽ13L14Ŝ15ƛ17ŀ
~bles	80 -16ƿ10Ƥ17i20Ƙ21U26u36ƹ
~bli	83 11b15Ʈ22ƥ23ƽ
~blin	89 16Ʈ24ƽ
~blo	68 -8ǩ9EǍ10Ƒ11j13ƽ14Ǧ15g17ǂ18Ƈ21Ƽ30ƾ32ƻ43ǁ
~bloc	89 12E13Ǎ24Ƈ
~bloo	71 -8ǩ14ƽ18ǂ23Ƽ32ƾ34ƻ46ǁ
~blow	89 -7ŗ14Ƒ15j18Ǧ21g
~blu	85 7ĸ16Ż33Ŋű
~blue	89 8ĸ17Ż35ű
~bly	89 7X14Ʒ17l
~bly>	89 7X14Ʒ17l
~bnb	86 36Ɯ
~bnb>	86 36Ɯ
~boa	71 -9Ƃ7Ƈ8ļ9ZǓ11ǜ12t16şƍ20Ł27ķ29rƜ
~boar	75 -9Ƃ7Ƈ8ļ10Ǔ11ǜ17ƍ22Ł31Ɯ32r
~boat	82 11Z16t19ş33ķ
~bod	46 -19ƪ-13š-12ǎ-11ƃ-10Ǐ-9ĵŢ-8BGĸōŹưǝ-7ruIĴł7zZŏŝƂƈƭƿ8fƮǇǔ9KŗŵƣƬǡ10ŞſƎǅǑǙ11ǚ12FQƓƕƴǗǨ13żǣ14ų15Ƣ16gķŤǍ17hƳ18ńǢ19Ɯ20ŖŲ21ǘ22ľǜ23nA24ŁŜ27ŷ33Ɵ35Ư37ž
~bodi	82 14ŗ20ž
~body	46 -19ƪ-13š-12ǎ-10ƃǏ-9ĵ-8BGĸōŢŹưǝ-7ruIĴł7zZŏŝƂƈƭƿ8fƮǇǔ9KŵƣƬ10ſƎǅǑǙǡ11Şǚ12FQƓƕƴǗǨ13żǣ14ų15Ƣ16gķǍ17hŤƳ18ńǢ19Ɯ20ŖŲ21ǘ22ľǜ23nA24ŁŜ26ž27ŷ33Ɵ35Ư
~bol	85 17ű22Ǝ
~bolt	85 17ű22Ǝ
~bon	86 -7ň10Ɔ13ſ17ƀ35T
~boo	61 -8q7L8eŀ9ǈǘǝ11ĻǗǩ13Ǒ14g15ļ16ǜǟ18ű45ǖ75Ǡ
~book	61 -8q7L8e9ǘǝ10ǈ11ĻǗ15g16ļǜǩ21ű45ǖ75Ǡ
~boot	87 9ǒ11j14ŀ21Ǒ
~bop	83 69ǥ
~bop>	83 69ǥ
~bor	62 -7ŕƭ7Gǩ8ļƙ9Ǎǜ11BŅ12vŵ13ĸť14x15C17Ɯ19ƞ27ų32l39pƪ41d
~bor>	80 -11ƞ8Ɵǎ10Ƥ11ĸ13ļǜǩ18Ɯ20Bť
~borh	89 10ƞ11G13ƒ25C
~born	72 -7ƭ15v18x41l47p49d
~borr	79 10ĸ16ŵ35ų50ƪ
~bors	75 7Ŀ8Ɯ12Ǎ13Ť14Ņ17ƙ25ƞ
~bos	78 -15i9QǙǩ10ļ11s12N15l19Ł27U30ǟ
~boss	78 -15i9QǙ10ļǩ11s12N20Ł28U31ǟ
~bot	62 -13L-9N-7w7łǖ8ķĹǂ9pŽƬ11ŞƢ12Ư13Ũ15ŋǁ16Ÿƻ19Ł20ƎƱ23Ƶ24ǩ26ŀ38s
~both	64 -13L-9N-7w7lşƽǖ8ǂ9pķĹ10ŽƬ12ŞƢ13ŨƯ15ŋ16ǁ17Ÿ20ŁƱ21Ǝ24Ƶ28ŀ40s
~bott	83 -7Ś8e9ū10Ņ12ł23ƻ
~bou	40 -14x-12S-11c-10ŕǃǩ-9jňƭƼǅǞǦ-8DQńŐǇǢ-7iwRĻŏŒşŵǐǒǨ7nCĶűŹŻƆƈƍƠƨƱǋ8VŉŔŢťſƎƲƸƺ9HůƌưǗǛ10uŲǊǜ11hBľŊšƂ12ŠƔǁǂǌ13pGļ14AYŝƦ15Ƭ16ŤŴƶǄ17ōǏ18Tŀƒ19Ŷ21ŇŽƳ22rł23Şǔ24Ŗ27Ŀƞ34Ĺ
~boug	71 -10Ũ7ŗ9ŧ13ƞ15Ǐ16ư17Ʃ18ł19Ŷ20Ŗ21ſƦ23ƌ30Š31ƒ
~bout	41 -14x-11S-10cŕǃǢ-9jňƼǦǩ-8QŐǅǇ-7wRĻńŏŒşƩǐǒǞǨ7mĶŹƈƏƢƱǘ8nņŔűŶŻƆƍƠƨƲǋǏ9HVŉŢťŨƎƸƺǗ10CůŲǊǛǜ11huŊƂ12Bľšǂ13płŖƔǁǌ14AGYļ16ŝ17ŤŴƬƶǄ18ō19T20ƞ21ŀŽ22Ƴ23rŇ24Şǔ29Ŀ35Ĺ
~bov	80 -7ƣ14Ǧ23ĵ27ƍ48Ǎ
~bove	80 -7ƣ14Ǧ23ĵ27ƍ48Ǎ
~box	69 -10pǩ7ŭƿǐ10qŏ11mĸ12cdPŚƄ15ǧ17fƋ19J24D28ƻ31Ǚ32ƞ
~box>	70 -10p-8ǩ7ŭƿǐ10q11mĸŏ12cdŚ13PƄ15ƻǧ18fƋ19J24D31Ǚ
~boxe	89 17ƻ42ƞ
~boy	71 -10ad-7hƢ7b8mŔū9Ő10j12Ť14n23w24x26v30Ź43u
~boy>	75 -11d-7hƢ7y8bŔ9ū11jx12n13Ť15vw19u32Ź
~boys	80 -10a10mw11Ő13v15x29u
~bra	75 -10ƞ7l9ź10ǅ11Ɓ12ǋ13Ĺ14Ņƛ29Žƅ30Ƒ
~brak	89 35Ž
~bran	81 -11ƞ11ǅ12Ɓ13ǋ15Ĺ31ƅ33Ƒ
~bre	58 -10H-8ş-7Ʒǥ7Xũ8IOƜơ9Ʀ10k11lNŨǝ14ƝƮ16ƽ18łƋ23š27h33ǩ40Ǧ59Ƃ
~brea	71 -12H-8Ʒ9Xũ10IOƜ11ơƦ13kŨǝ14N17Ʈ20ƽ22łƋ27ǩ32š
~bree	85 23Ɲ44h
~brel	63 -8ş-7ǥ7Ǔ13ǩ44Ǧ65Ƃ
~bri	59 -7HƑƷ7ź9Ɲ10a11gǍ12ŜǄ14S16ű17t18qrĹƒ19Ū20Ǒ22Ǉ29Ǌ30Ʈ40TƇ
~bric	76 8ƣ16Ǎ53Ƈ
~brid	89 8ǔ20Ǆ28t31Ū
~brin	62 -7HƑƷ8ōź10Ɲ13Ŝ16S17ű19qrƒ20Ĺ22Ǒ24Ǉ31Ǌ32Ʈ43T
~bro	60 -9ŭžơƯ-7sǩ7enrŵƃƫ8ŨƥƳǆǉ9A10QŁŽǀǋǓ11aŅŜ12ųǌ14Řƞƽ15ƁƎǃǡ16ĺ19y22lŶ27B28Ť
~brok	67 -8ž-7Ư7Ƥ8ĸǌǡ9ķŵƃ10ƜƥǞ12Ũǉ14Ŝ16Řƞ17Ǝ18Ɓ34Ť
~brot	70 -10ŭ-7s8eǑ9nƫ11ǆ12Q13AŅŽ14Ł15ųƳ18ƽ20ǃ34B
~brou	85 9Ɩ13rǡ19a27ĺ32l
~bs>	63 -12Ź7ǧ8ǈǡ12ŽƾǤ15V19ƧǄǔ24źǐ41ǒ56Ǒ
~bsi	81 11Ĺń34ļ
~bsit	81 11Ĺń34ļ
~bt>	82 37Z
~bts	89 41Z
~bts>	89 41Z
~buc	85 9Ƃ11žƀ26X
~buck	85 9Ƃ11žƀ26X
~bud	72 8e9Ŝ10Ƴ12ĺ14B16ĽƢ18A24ĸ29Ņ39X
~budd	78 10Ŝ11Ƴ13ĺ16B17Ľ18Ƣ20A31Ņ
~budg	80 9e27ĸ44X
~bug	79 -17ĺ-7O10gKǠ11ŀ13Ž59Ş
~bugg	89 11g19ŀ
~bugs	86 -7O9ŀ14Ž25Ş
~bui	55 -13F-8Ƌ-7ŧƆ7ŤƐ8Xķ9ŭƤ10Ƈ14ƪǝ15Ʊ18Ǟ19Ǣ23Ƒ24Ʃ25ơ28ǋ34Ǎ42ƺ45ƅƓ46ƣ
~buic	89 9Ů16ŭű17Ť
~buil	56 -12F-8Ƌ-7ŧƆ8XķƐ9Ƥ11Ƈ14ǝ15ƪƱ19Ǟ20Ǣ23Ƒ25Ʃ26ơ29ǋ35Ǎ43ƺ46ƅƓ47ƣ
~bul	86 8ƃ11ļ17ľ23h
~bull	87 11ļ17ľ23h
~bum	81 7Ǣ9œ12ŗ14ƃ18ŵ22Ŕű
~bump	82 7ž8Ǣ9œ12ŗ14ƃ22ű23Ŕ
~bun	75 -8x8ǚ9Ƣ10Ɔ12Ƥǈǥ13ń19ǀ22ƞ43ş
~bunc	86 14ǥ15ńǈ
~bund	85 10ǚ52ş
~bung	87 -9x12Ɔ22ǀ26ƞ
~bur	63 -9ƴ-7ŵ7őǀ8ŀńůƔ9Ʀ10ĺƁ11DƑƤǢ15m16Ɠ17Ǝ18ƛǝ29Ɛ33ņ60ư
~bure	89 12ńőŜ
~buri	80 11j13Ʀ38ư
~burn	69 -9ƴ-7ŵ7Ǖ9Ɣ10ŀ12ĺ13ƑǢ17m19Ɠ21ǝ33Ɛ38ņ
~burs	83 11Ƥ15Ɓ26ƛ
~bury	89 -7ŗ17D44ư
~bus	49 -21Ƃ-16R-14DŪ-9G-8Vō-7ƗƷǏ8Ǒǘ10A12CM13PǠ14Ǜ16Ŏ17Ǣ19ǐ20ŭǆ21ǔǞ22ǝǨ23ǡ25N26Ǧ27ǄǅǊ28UƝ30ǃǋ35ŵ36ǥ44ǟ46ǎ
~bus>	83 15Ǧ27C68ŵ
~busi	50 -21Ƃ-14DŪ-12R-8GV-7tōƗǏ8ǩ9Ǒǘ12A13M14Ǡ15Ǜ17ǢǦ19Ŏ21ǆǐ22ǔ23Ǟ24ŭǡǨ25ǝ26ǟ27ǅ28Ǌ30Ɲ31ǃǋ35Ǆ37ǥ40ǎ
~busy	73 -11Ǆ8x9ǎ14P15t29U42N44ǟ
~but	63 -9s-7ŗ7Ŏƒƽ8ciKŌƙ9Bžǩ10żƯƸƻǣ11Ł13űǑ14ƾǂ15Ǚ16ŀ18Ƨ19T23p25Ŋ
~but>	65 -11ǩ-8s-7ŗ7fƒƽǓ8ƙ9cKŎž10BżƯƸƻ11ǣ12Ł13ű14ǂǑ15ƾ16Ǚ18ŀ19TƧ24p26Ŋ
~butc	89 11b
~butt	89 10j13iŌ28ǩ
~buy	62 -17Ǐ-9ǌ-8ũŵƴ-7Ǣ8łƨ10Wƙ12ǅ14Ʃ17ƪǞ19Ō21ŬǄ23Ʀ27ƒ28F33ŶǕ34ƗǨ36H48G
~buy>	63 -17Ǐ-10ǌ-9ŵ-8ũƴ8ƨ9ł10W11ƙƪ12ǅ13H14Ʃ17F18Ǟ19Ō21Ǆ22Ŭ24Ʀ25ƒ33Ŷ34ǕǨ35Ɨ49G
~buyi	85 8ƪ15F31H
~by>	50 -29ǌ-21Œ-16ŕǂ-13š-11hsŎ-10ƽ-9ƖƝ-8JňŌŜŹƛƨ-7mrķŦźǩ7qKQƑƢǃǞ8řƱǁǥ9gŧǟ10y11bnƗ12ĺŨơ13T14Ƥ15a16jzůŶǜ17łō18wƮ19Pŵſ21uƙ22dx25Ƅ26A27oĹ29Ĵ30ǧ31Ś33M36œ47Ń
~bys	83 -16d-14o-8Ų11V19Ɲ22v26w
~bys>	85 -16d-14o11V22v27w
~cab	87 -9F8ƻ14ķť15Ɵ16ƌ
~cabi	89 -9F8ƻ15ķ16ƌƟ
~cak	87 9MĽ15p30c
~cake	87 9MĽ15p30c
~cal	48 -14J-10rŎƷǌ-9nŝŦ-8ŊŖƨƵƻǋ-7gmOŗŤŵƂ7qŀƼǩ8NP9ǚ10WĵŔƋ11ƀƩƾǛ12Ɓ14ƸǓ17lsţ18ŋƃƺ19ĻłǁǙ21M23ŧơǑ24ĽŁ26I30Ŝ32ań35w37K38C41o43ǃ44L51Ĺ
~cal>	63 -7mƵǋ8Tƽǔ9Ǆ11Ő13MľǗǚ14QƼ15ŀƋ16Wǈ17ƀ18Ǒ24ƾ27ƃ31l33ǁ
~cale	82 -8Ž9Ŀ13Ň14L28ł37ƺ
~call	51 -15J-10ǌ-9rQŎ-8nŝŦǈ-7lŇŊŖŤƂƿ7Şǘ8q10NPǑ11Ŕ12MĵƩǛ13ǩ14Ɓ15Ǔ16Ƹ19sţ20ŋ21Ǚ23Ļ25ŧơ27ĽŁ28Ŝ29I30C34a35ń38w39L41K43o47ǃ56Ĺ
~cam	62 -9Ő-8ņŒ7Ƙ8GƓƯƽ9D10jŎƾ11ķƙ12dM13ŰǞ14Š16şŤ19ļ21ũ23Ū25Ŧ31Ņ38Ǝ63ǘ
~came	65 -9Ő-8ņŒ7ƛ8GƓ9ƘƯƽ10Ŏ11jĸƾ12ƙ13dM14Ǟ15Š18Ť20ļ22ũ27Ŧ33Ņ41Ǝ
~camp	89 11Ɵ13ķ21Ű25ş
~camr	89 10Ŭ36Ū
~can	47 -19ň-11ŕ-10tũ-8ţŶ-7gR7cŞǁ8Ĵƍ9MľŗƣƵǌ10Nź11wř12JŸ13e14Ǩ15ū16Ɵ17XŁ18Iƃƽǧ19Ń22OŎ23ƚƼ24Ō25LĹŊ26ǩ27ŉŚ28sƧ32š43ś
~can>	49 -19ň-15Ƶ-11ŕ-10tũ-9c-8ŶƝƟ-7g7aĻƖǁǖ8AŞŨ9Ĵƍ10ľŗƣǌ11wNź12Mř13JŸ14e15Ǩ16ū19XŁƃǧ20I21Ń22ŉ23O24Ŏ25Ō27LĹŊ28Śǩ30sƧ45ś
~canc	71 -7ţ7Ƴ10ŉ31ƽ36Ƶ42Ƽ55š
~cand	89 10ſƝ31c
~cane	80 12ƙ46ƚ
~cant	85 44Ɵ
~cap	89 30Ǆ35ǩ
~car	40 -24Ǧ-19ǩ-18Ɣ-14ĵƕ-13yI-12Œ-11nǈǋǨ-10ijxōƗƞƢƷ-9sĹĻŁơƤƮƵǝ-8adgkowCJRTUŇŌƒƨƻǑǔǞ-7hluŀƘƪƾ7ŗŢŧůǁ8řũƝƶ9ľŷǥ10bǡ11ļŜǚ12ĴūŽ14Ŀ16zVĽſǌ18ŐǗ19Ɓ20ZŨ23ƃ25e31źƂ35Ư36Źž37ųǐ38ǖ39ƀ43űŲ49Ŵŵ50Ŭ51şŶ52Ű55ŭ56Ƅ93Ū
~car>	49 -19Ɣ-18ƕ-16Ƣ-15p-14tŐ-13Ř-12yķƘ-11Ĵ-10Ʀǩ-9xĸǋǦ-8iŒƞ-7jqsǂ7ŮƂ8Ƅǐ10ƥ11YůŽ15ƃ20ū23Ɓ28ź31Ų35ş37Ű40ƀ43ŵ45ž49Ź51ŭ54ų57ű60Ŭ61Ū70Ŷ77Ŵ
~card	58 -16ĵ-15I-11ǩ-7Ł7D8F10b12Ŝ14P18ź19ř22ĸļ28Ľ33Ĵ34ŐǗ39e41Z60Ƅ74ǖ
~care	65 -9ō-8žƷ-7Őǈǖ7ƃ8ŝƴǂ9Ž10qW12Ņ13ƣ15ŜƬǁ18ŧŨ20ƶ21ũ23V30ľ31Ɲ34Ŀ35z67Ư
~carp	89 7Ɗ13Ť26Ű
~carr	57 -9Ɲ-8Ŵƣ-7Ǧ7WŞŦƘǩ8bŢ9žǐ10ŘŵƢ11ƃƙǣ13ŏ14şƄǏ15Ʀ17őŗŲǒǥ18Ƃǡ20ǚ21Z23Ő28ǌ33ſ
~cars	61 -18Ǧ-10Ő-8aŲ-7nǇǨ7Ɓ8ķ10ƀ11Ŭ21ŰƂ22ş24ŷ30ŵ36ŭ45ǐ82Ū
~cary	85 -9J10ķ11ǘ14V29Ũ
~cas	62 -12ŵ-8Xű-7ŗƬ7Iƀ8JĿ9FƁ10Ʃ12Ǡ15ĻƲǕ17Y22Ų41Ƶ59ǖ62ƪ
~case	77 -9ŵ-7ŗ9IƊ10ƀ11ĿƁ12F18Ǡ19ĻƲ20Ǖ
~cash	65 -8X-7űƬ11Ʃ18Y23Ų45Ƶ63ǖ65ƪ
~cat	54 -11ǩ7sƿǃǘ8qŌǂ9şūƴ11CLĸƲƻǌ12S13aźǞ15ǒ17Ʊ21H22ǧ24k26m29N35ǋ39h46Ǜ
~cat>	89 20h
~catc	75 -10ǩ9t10SŐ12ǘ13s14q17L20a44N
~cate	61 -8b9ǃ13Cǋ16ǌ17ź19ǒ27ǧ54Ǜ
~cati	67 7Ɵ10ƿ11ǂ12Ōƴ13ū15ƻ21Ǟ22Ʊ23H30ǋ32k33m
~cats	85 9ŬƓ47h
~cau	66 -9ŉ-8BS-7Ŧ7ňőś8abgH9łņƶ10uIĵ13ƴ14jJ17Ŕ19ǁ20iŤ
~caus	67 -9ŉ-8BS-7Ŧ7śƏ8bgHňő9łņŝ10Iĵƶ11u13ƴ14jJ18Ŕ19ǁ20Ť
~cce	81 -7Z19x22ƒ26Ǘ27ǖ42l
~ccen	87 46l
~cci	65 -9Ƨ9Ƴ12Ŕţ17ť29ƃ46ż
~ccid	65 -9Ƨ9Ƴ12Ŕţ17ť29ƃ46ż
~cco	61 -10ǩ-8I-7Ř7a8ǂǆ9e10JŪ12Ŝ14Œ15YĴųǕ16Ķ17ĻŴ18A23Bǔ25Ƈ32ř33ƹ34Ǡ
~cco>	76 11ǂ32Ƈ44ƹ
~ccor	89 11ƅ17Ū28Ŵ29ų
~ccou	65 -10ǩ-8I-7Ř8a9ǆ10e11J14Ŝ15Œ16YǕ18ĴĶ19A25Bǔ35ř37Ǡ
~ccu	74 -8Œ9Ɵ10ƪ13m20q26P34ǡ
~ccup	80 10Ɵ22q29P
~ccur	83 -9Œ15m38ǡ
~ce>	36 -17ǩ-16Ŗ-13CǑ-12TķŗŵƷ-11vōŔŤƓ-10gƸǄǗ-9pƯǇǔ-8lLĶŭƽ-7uNOQZŉŮƎƾ7bDSĵĽƄƏƣƥƭƹ8ƍƒƠƧƳǒ9BŝŻƟƪƴǈǢ10tŃňƌƵǘ11ņťŽƁƩǡǨ12jŢƊ13iǊǏ14P15łơǥ16HRţůǞ17XŅƢ18UŒ19F20A21Ƒǀǚ23Š25Mľş26ƞ27ǌ28Ɣ29GƦƬ30ũǅǋ32ŏ35Ɛ
~ceb	89 24ļ27ǩ
~cebo	89 24ļ27ǩ
~ced	71 -8Z10JK20fƈ27Ƌ39Ŭ
~ced>	71 -8Z10JK20fƈ27Ƌ39Ŭ
~cei	79 15Ŀ23Ƙ24ƛ25X28Ǌ
~ceil	87 17Ŀ26ƛ28X
~ceip	83 25Ƙ30Ǌ
~cel	71 -14ř-9Ƽ10ŉƸ35Ƶ36Ɗ48I65š
~cel>	85 27š45Ƶ
~cele	87 33š
~cell	76 -15ř11Ƹ18š38Ɗ52I
~cem	78 -28Ǐ9Ɨ14Ľư27Ǣ52Ɠ
~ceme	79 -28Ǐ9Ɨ14ư27Ǣ53Ɠ
~cen	55 -13ŘŨ-11n-9ǈ-7YŕƿǊ7Ƴǔ8ţ9ƴǑ10oőźƄƺ11ưǆ12Qťū13dĺ14aĴǀǄ16œ18Ž19ƚ25ŹǛ27l33ŷ57Ÿ
~cens	60 -12n-11ő-7ŕ7Ǩ11Ƅ12oƺǛ14ū15d17aǀ28Ź37ŷ63Ÿ
~cent	65 -15Ř-14Ũ-9ǈ-8YƿǊ7ƃǖ8cĶƳ9ǔ10ţ11ƴǑ13źư14ǆ15Qť16ĺ17ĴǄǛ20œ22Žƚ24ő33l
~cer	58 -8bš-7ǂǓ7jXƸ8ǃ13x15źǌ20Ŀ21ŀŭ25ƽ28ƕ39Ƽ55ǒ71ǧ
~cer>	74 -10š8Ƴ9j17x23ƕ33ƽ52Ƽ
~ceri	89 7z12X18ŭ
~cern	85 -10ǂ10ľ11Ƹ30Ŀ32ŀ
~cert	61 -8b-7Ǔ10ǃ16ǌ17ź58ǒ75ǧ
~ces	65 -9Łŗ-8W-7Ŀ7Ɨǀ8Q9Ơǚ10ǔǕ11Ǡ12ŊǄ14ŜŽ15Ǎ16Z17ł21ń25Ƙ35Ǘ54Ǧ
~ces>	70 -8W7ƅ8Ƙǀ9Q10Ơǚ11Ǖ12Ɨǔ13Ǡ14ŊǄ15Ž16Ǎ17ZŜ23ń
~cess	76 -10ŗ21ł42Ǘ64Ǧ
~ch>	38 -19Ƃ-17ŧ-15Ť-14ǐǚ-13Ĵ-12uǗ-11hPŃŵǄ-10HŨǅǟ-9ĻŇŝƜƭǂ-8ixŖŞźǕ-7rŎŔşţƩƳǨ7tIőŭűƚƷƹƻƿǙ8kwEKRŌťūŸƌǢ9ňƘƣ10JŬǓǦ11NWĽƥưǋ12ZƏƔǛ13Ɠ14OQńƪ15Ɨǉ16Ŀǡ17ƱǊ18ŅŮƃƝƦƧ19ƨ20Ķſ21œ22Řƒ24ķ26Y27LƶǏ28TƠ29ǩ30ŦƬ33X36Œ38ǈ43ų
~cha	52 -13Ɯ-10ŀ-8ľƝ-7ŝǂǊǠ7quTŉťŧűŻƛơ8ĵŵƓƷǕ9ƴƺǈ10EƧǞǢ12HŎ13ŁƸǩ14ƒƶ15ŞŢƠ21ĽŇŒƵǑ22Cǋ24ũ27ĺ30Ŕ32N41V
~cha>	87 -7ŀ8ĺ12g14V17ŉť
~chai	72 -16Ɯ-8Ɲ7Ǖ8Ŕ10Ň12Ƒǔ33ǋ35Ǒ
~chan	57 7ƻǩ8dqIű9uPTĵƛƷ10ŵ11ƺ12EƧǢ13Ǟ14H15ĽŎŞ16ǈ18ŢƸ20Ň25Ƶ26ĺ28ũ30Ŕ38V
~char	69 -7ľŞ7ƱǍ8ŊǤ9Ŧǒ10Ǚǩ11Ņơƿ13Ɠ15Żƴ20Ł22C23Ơƶ32Œ
~chas	86 16ŧ30ƒ
~chat	82 -7I11a12CĽ53N
~che	50 -18ǩ-13u-11Łƶ-10Ŗ-9Œ-8ųƛǅǓ-7awźƒǑ7ŐŠűŽƢƨƪǐ8gǠ9LǕǚ10ŪƺǄ11Ƹǉǖ12QŶƫǒ13Ƭ14e15MRŅ16ĴľƉƘƮ17W18ǜǢ20K21Y22Ǜ23mZƭ24fƾ25Ŧ26ƌ29ƹ32qƟ33Ƒ
~chea	79 8Ŧ9r13œƁ18Š21ƭ29Ņ33ľ
~chec	56 -12Ł-9Ŗǩ-8ŒǓ-7Ķ7ŏŢƸǟ8cJĸƭ9ŧƢƨƪǐǛ10Ǡ11KŜ12ŐǕ13ǜ14Ǣ15qQƫǒǖ16eǉ18Ƭ20W21Ʈ22Ɵ24Ĵ25Y26Ŧ27Z29ƾ
~ched	72 -8ƶ-7ǅ7ŶǗ8L9Ǣ10ōƹ13Ƙ16Ɖ22K25Ƒ27R33f
~chel	82 43m
~chem	89 20ǚ
~chen	72 9ł10LǈǏ11ƞ14ǝ19Ǆ23Ǜ27M43ƌ
~cher	79 -7mź8ů9bx13P16Ķű31q
~ches	75 -10ƞ9jƸ10Ɖƙ13Ƙ15Ž17g19ƺ23Ɵ30Ƒ
~chew	86 45ƹ
~chi	60 -13Ŧ-7ńųƝ7qyCƛǕǖ8ƢƱƳǚ9NĺŶƫƶ11Ƽ12lŽ13vŹƉ15P16Ĺ17a18w25uǝǢ26ŢƯ33Ɛ46Ǐ
~chil	70 9Ż10Ʊ11y12Ŷƫƶ14Ź15l17v22w28Ư32u
~chim	87 49Ɛ
~chin	66 -14Ŧ-7Ɲ8ǖ9qƛǕ10Nĺ13Ƽ14Ž17P18Ĺ20a28Ǣ29Ţǝ51Ǐ
~chit	89 19ǚ20Ɖ
~cho	59 -8Ƃ9KǔǦ10y11ŭŻ12Q13S16ƢƼ17Ǔ19l26x27ł31Ʊ32ź35Š42m
~chol	89 10ǂ24Ƽ
~choo	59 -8Ƃ7ƶ8Ƣ9KǔǦ10y11ŭŻ12Q13S17Š18Ǔ20l26x29ł31Ʊ32ź43m
~chr	85 20dkD
~chri	85 20dkD
~chu	80 9ļ10ư12o13B16ŭ17t29ƶ
~chur	80 9ļ10ư12o13B16ŭ17t29ƶ
~cia	56 -11Ƃ-9ƅƆƋ7Ʈǌǥ8PĶ10Ɩ11ĸŝ12qǆǈǍ13BǦ14Ư15Ǡ16Aƞ17m18Ǘ19ƘǄ22ƿ25ƫ29ƾ35e
~cial	61 -12Ƃ-9ƅƆ-7Ƌ7ŐǢ8Ʈǌǥ9Ķǔ12Ɩ13ĸǆǍ14Ǧ15BƯ17Ǡ18Aƞ20ƾǗ21Ǆ22Ƙ25ƿ38e
~cian	87 14P16ƾ20qǈ
~ciar	68 33ƫ
~ciat	85 9i12Ŋ18ŝ28m
~cid	61 -9Ƨ11Ŕţ14Aĺ16ť27ƃ33ł36Ł43ż
~cide	62 -9Ƨ11Ŕ12ţ14ĺ15A16ť17Ł28łƃ44ż
~cidi	87 9ł27Ł
~cie	66 7ŲǦ8Ƶ9ǃ12Y14Ǐ19ĵƘ20ǒ33ş34ǥ
~cies	66 7ŲǦ8Ƶ12Y14Ǐ19ĵƘ20ǒ33ş34ǥ
~cig	81 15ǂ46ƹ
~ciga	81 15ǂ46ƹ
~cin	73 -7Ƽ10ƕ14ĺ20ǂ22ƻ24ǀ29Ƶ
~cin>	89 12ƕ17Ƶ29ǀ
~cine	86 -8Ƽ24ǂ26ƻ
~cing	78 16ĺƵ
~cis	78 7ǚ8A10ł18Ń31Ł
~cisi	78 7ǚ8A10ł18Ń31Ł
~cit	72 -7ŋŗ9i10HǓ11ǋ12ǧ14Ɩ21Ə30Ż32ƞ47C
~citi	89 12i13H18Ɩ
~city	76 -7ŗ11Ǔ12ǋǧ23Ə52C
~ck>	43 -28ǩ-24Ŗ-18Ɣ-16ŢǠ-13Tţ-12Ǆ-11GPƳ-10M-9ŔƤǓ-8giwŇŎůƠƵǈǔ-7noptXĿśŸƕƻǅǜ7ŐŘżǎǢǣǦ8QŪƽǕ9eJVľƙƬ10łŊŌƿǉǟ11ĽƏƷƾǍ12LŬŭűƭǘ13j14KŀŦƣǨ15Sƍư16qƀǒ17ň18ŵ19ƝƮǛ20ƪ23I24ųƓ25Š26Ŝ27RYŶƇǏ29W30Z32Ŵ36Ũ38Ů
~cka	78 -8ǘ12ş15Ų23W44ǥ
~ckag	78 -8ǘ12ş15Ų23W44ǥ
~cke	55 -9ŜƔ-8Ļ-7Ư7eļ8ŧǄ9wƌƲ11NŠ12ţƣ13Ɖƕ14ĺ15v16Y17ƞ18ŦŰ20Ŕ21ĸ22ǟ23Ř25Ǘ27Žƥ46Ż51ǘ
~cked	65 -7Ư7jKƂ8Ŏ9ļżŽ10ǟ11wƌƲ13N14Yƣ15Š20ĺ21Řƞ22Ű24Ǘ45ǘ
~cker	76 -7Ļŀ7Ǘ11ǩ19Ɖǘ23v28Ž44ƥ
~cket	61 -10Ɣ-9Ŝ7Dƶ8e9Ŗƕ10Ǆ14ţ15ǟ17ĸ21Ŧ24Ŕ26Ř54Ż
~ckg	86 8s22ǜ25ǩ
~ckgr	86 8s22ǜ25ǩ
~cki	72 -11ƙ-8Ķǐ7Y8Ĺ9ǟ10Ţ13HQXƍ14ŀ21i24ż27Ž42Ĵ
~ckin	72 -11ƙ-8Ķǐ7Y8Ĺ9ǟ10Ţ13HQXƍ14ŀ21i24ż27Ž42Ĵ
~ckl	80 -10X-7Ŧ8Ǘ12g13Ĺ15Nŧ16ƿ18Y25Ŷ
~ckle	83 8Ǘ12g14Ĺ15N16ƿ26Ŷ
~cko	85 -9Ĵ8Ǜ9r10z11ŵ12B18ǖ20ư
~ckon	89 9r11z13B21ư
~cks	62 -11Ł-7UƷ7žƢ8ƌƏ9LŘƛ10ƁƇǉ11ŵ12Ǜ13Ǧ14ľŭ15Ɵǜ16ķ17X25ż29ƹǠ46ǐ
~cks>	63 -12Ł-7UƷ7žƢ8ƌƏ9LŘƛ10Ɓǉ11ŵƇ12Ǜ13Ǧ15ľŭƟ16ķǜ18X26ż29ƹǠ46ǐ
~cku	68 7Ǐ9ž10ƊƸ15ŭ16ų19ƛ20ƫ25ƾǐ29ǘ
~ckup	68 7Ǐ9ž10ƊƸ15ŭ16ų19ƛ20ƫ25ƾǐ29ǘ
~cky	79 -12ƙ7ţ8hŬ10Ɣ11ǘ21ƍ26ų33o
~cky>	82 7ţ9hŬ12ǘ34o
~cla	56 -9ǧ-8mY-7ƈ7Ɖ9ǚ10xŔ12śǛǜ14ľŚŦ15ź16Ǔ17ũ21Ǣ24Ř25D30ť34Ť36ŧ45Ǥ49ţ
~clai	58 -8Y9ǣ11Ŕǚ13ǜ14ŦǛ15ľ18ũ26Ř31ť35Ť42ŧ56ţ
~clar	85 20ś23Ś
~clas	79 -12ǣǧ-10m9d10Ƅ16x23ź66Ǥ
~clau	89 -7ţ8ƕ26Ǔ35Ǣ
~cle	57 -12ŋ-9ƕ-8ǩ-7Ʈǥ7ŲŵŶƀƼǈ8ƥƷ9Ǐ10ūǟǢ11TųǛ12űƾ13ţǀ14BƐ15ǆ16Ű17ŉǐ18Ɯ20Ŵ23Ɣ31Ŭ33Ż40Ū41ň
~cle>	67 -11ǐ-10ƕ-9Ū7şƀư8ż9ŵŶž10ƥ13ūǟ15Ż16ǀ17ŭ18B20Ű25Ŭų31Ŵ
~clea	67 -14ŋ-10ǈ8TĻ9Ƽ10ŲƷ12Ǐ13ǛǢ14Ŭ15űƾ16ţ18Ɛ22ŉ23Ɯ25Ż28Ɣ51ň
~cles	69 -12ŭ-11ų-8Ŵǥ8Ǧ20ǆ35ǐ61Ū
~cli	59 -14Ǆ-11Ŀ-10ƃ-8ŔŨ-7Š8ţ9ļŊ10ǡ11U12ƜǦ14gĺ15ǘ16ǈ20ŭ23Ɲ26Ǔ27Ǘ29ǚ31ƾ32ǀ38ƴ46ǔ
~clie	62 -14Ǆ-11ƃ-10Ŀ9ţ10Ŋ12U13ǘǦ15Ɯ21ŭ25Ɲ28Ǔ31Ǘǚ50ǔ
~clim	80 9œ25ǈ47ǀ
~clin	80 -9ŔŨ44ƾ54ƴ
~clo	53 -15o-9nƬ-8Tţŧ-7ķƝ7gxŒƳǘ8qRǖǨ11C12Ř16XťǗ17Ɨ18ŮƑ21Ǚ22ƕƙ23ƏƤ26Ś28ů39ǎ52ǝ75Ɩ
~cloc	83 -17T7O9ň13ƽ16q31Ů36R
~clos	55 -15oR-9Ƭ-8nţŧ-7ķ7ŒƳ8gǨ9ǘ12C13Ř17Xť20Ƒ22Ǚ23ƕƙ24ƏƤ28Ś31ů43ǎ55ǝ79Ɩ
~clot	87 32Ɨ
~clou	85 12x17j30Ǘ
~clu	70 -13Ǉ-8ǩ7s9Ɓ11œ12Ơ16Ɔ18ǉ19ǣ29ŏ38Ŗ
~clud	71 -11Ǉ7s8Ŗ9Ɓ11œ12Ơ16Ɔ18ǉ19ǣ30ŏ
~co>	68 -7Ų9ǂ10ļ13Ǖ16ZƱ26ń27Ŷ28Ƈ39ƹ42ĵ
~coa	82 8Š11ƪ12Ƨ18Cƾ27ƚ
~coas	87 20C29ƚ
~cod	73 -11ǣ-7J12ǘ31E32Ǥ38I
~code	73 -11ǣ-7J12ǘ31E32Ǥ38I
~cof	82 8Y9i12Ǜ15ō27ǩ28M
~coff	82 8Y9i12Ǜ15ō27ǩ28M
~coh	71 32ƿǛ
~coho	71 32ƿǛ
~coi	82 -15Ǔ11ǒ20Ƙ33Ǣ39ǧ
~coi>	86 -9Ǔ11ǒ41ǧ
~col	58 -9ŘŶ-7ůǖ7ŀƫ8ƐǠ10Ɯǡǩ11ĵ13ĽǃǕ21źż22ǒ25C27Ƙ28y29j32Ʊ35m43ƀ
~cold	85 13Ɛ15ǡ16ŀ46j
~coll	60 -10Řǧ-8ů7C8ƫ11ĵƜ13Ľ22źż23ǒ28Ƙ30y34Ʊ36m46ƀ
~colo	89 -11Ŷ-9ǖ13Ƶ19ǩ21Ǖ23ǃ
~colu	89 14Ǡ29C
~com	40 -19Ū-17S-15ĹŖ-13nŨ-12aCœ-11sŒƤ-10ƂƆƷǓǧ-9oDŃŲŵƋƗƙƨǇǩ-8AZŇŏűŷžƦƫƵƽ-7frvFLPRŁňũƓƞƱ7uŘƄƏƕƮǟ8lƑƚƾǖ9ŤůƯǍ10qƣǏ11ƬǊǔǘ12HŕǕǜǤ13ŀŅƖǨ14ŧƴǝ15kǡ16jŭǙ17ĻŐƀǒ18ŞƧ19ŝǞ20ĸĺŜơǥ21Qǐ22ľƛǃ23ǅ24ĶŢ26WǄ27ő29JłŠ30Ǧ31ń32ǁ40M41Ɯ45T66ǣ
~com>	89 29J
~come	50 -16n-10ĹŐŧŨ-9ŌŖ-8mŃƷǄǗǩ-7ŵƕǈǞ7uĽżƔƝǅ8bgYő9JƖ10Ɓ11ƏǙǨ12ŕƚ13GHŜǖ14lŘƑƮ15jŀƯǔǝ16ľ17ǉ18ĻǕ19W20łŠŤ22Ƭ27ƛǁ30ĸ36ĺ40M50T53Ɯ
~comf	78 10MTŌ15Ƴ17e19X
~comi	68 -11ŷ7ƛ8Ǥ9ľĿǁǟ10uMĴ11yŕǝ12H13Ǟ14jp15VŹ17Ķ18ƾ28k
~comm	66 -13Ƃ-9Ɔ-7Ƌ7ǋ8ŐǢ9Tǌ10ǑǔǙǥ12ǚ14Ǎ15B17Ǧ23Ǆ26ů33ŭ
~comp	47 -21Ū-17S-14Œ-9aCVœ-8fwķĺǧ-7HTĹŉŖŵżžƂǇ7qy8ľƖǊ9şǤ10ǁǠ11m12WƄ13Ŝ14ǏǗ16ƕƣ17łŠǜ18Ņǘ19ĶƧǞǨ20ǡ21ƴǄ22Őǥ23ǅǒ24ƀ25ǃ26ŝŧ27ő28ǐ29Ş30ơ31QǦ32Ţ42ń84ǣ
~con	51 -17ŗ-11ǂ-10Ű-9V-8FŪų-7cŚ7psPŎƞƢ8řš9kţƌ10Ō11yǋǌǞ12ƒǧ13ǒ14ŭǟ15Ļľň16IĿŋƇƖ17Ɣ18ű19K20Ɵ21Ŵ22NƫǑǚ23ƅƗ24Ǣ25ŀ26Ƽ34Ǔ
~con>	89 8ņ11Ʈ13l
~conc	83 -9ǂ10ľ11Ƹ29Ŀ31ŀ
~cond	63 -10V-8Ū-7FųƝ7A8ĸŔƉƖ9Ļǌ10Ň11pI12ũǩ13kŎ14ľŌ15Ɣ16yǋ20Ǟ27Ɵ28űŴ29Ƽ30N
~conf	89 -10ǩ20ţ35ň
~cong	82 8Ɣ9ƺ13ǟ15ƞ
~cons	72 -7Ǆ7ǧ9ŋŽ11ǟ15PƓ25Ƈ36ƅǚ
~cont	59 -18ŗ-8Ƃ-7Ś7Ŧ8Ʃ9Ɩ10řƢƼǧ11šƌǄ13ŀ16ǒ18ƒ23K26Ǒ27ƫ30Ɨ31Ǣ40Ǔ
~conv	80 -13Ű7M14Ļ15Ɲ16s19ŋ26ŭ
~coo	70 -11DƷ-7ƣ7mQ8dpP9kń10CŘŸ11g12EŐǏ13Ǎ16orľ17ǈ19Ǜ23ǖ25Ɔ41j
~cook	86 10m11ǈ14k18Ǎ26Ǜ
~cool	72 -11DƷ-7ƣ8dpQ9Pǈ10Cń11ŘŸ12gE13ŐǏ16orľ24ǖ26Ɔ43j
~cop	75 9Ż10ơ33ś34Ƌ
~copp	87 40Ƌ
~copy	79 10ơ35ś
~cor	56 -11Cŷ-9w-8ǩ-7Ň7ǟ8dŐŪ9aţ10Źƿ12ŏŒƾ13Ž14Ŵ15F16E24Q27Ǘ33ųŻ36ĵ42ǆ59ŋ
~cord	63 7ƅ10ǟ11Ū12ţ13ƿ14ƾ18Ŵ20ų31Ǘ38Ż68ŋ
~core	77 20Ž51ĵ
~corn	87 10Cū12k17Ő
~coro	89 -13ŷ7Ź26ų
~corp	78 12ǃ62ǆ
~corr	71 -9w-7Ǜ7mnŬŲžǜ8bƴ9pDŹƟƪ11d16Œ17ŏ18a21F22E
~cos	60 -9Š-7ŨƵ7u8X9ļƤƭǣ10ľ12Ǣ13Ş15Ǖ16Ơ17ĸƑ21ǝ23Ɠ24ư28Ư30Œ34Ǐ37ǚ42Ŧ
~cost	60 -9Š-7ŨƵ7uœ8X9ļƤƭǣ10ľ12Ǣ13Ş15Ǖ16Ơ17ĸƑ21ǝ23Ɠ24ư28Ư30Œ34Ǐ37ǚ43Ŧ
~cot	89 29ƹ
~coti	89 29ƹ
~cou	43 -12VŴƔ-11Ɩ-10ŝƦ-9ƃƝǈ-8Ňň-7KŀŗżƳǃǑ7BūƆƪǀ8WŘǤ9enĶőũźƌƗ10gŜƅƘƷǕ11ĿƍƢƹ12Əƭ13uMǄ14A16ŞŷƄǠ17ľŊƮ19ĴřŚ23Ưǔ24ĸśǨ26CX27ŵ28Ƥ29ǝ30D31ķ33ǚ39Ǉ51Y
~couc	86 11ŭ13g15n20Ƥ22Ɨ
~coul	48 -12Ŵ-11nƔƖ-9Ʀ-8ƃ-7Ɲ7ǁ8ĻŠƭǏǩ9Ƣ10WƏ11Ŋƪ12Ĺū13ũ14ĿƍƷ16Ř18MǄ21Ş24ŚƤ27Ʈ29ś30ĸ32XǨ33ŵ35ǚ37ǝ39ķ57Y
~coun	54 -12Ʈ-8Iƿǈ-7Ř7lļŒŮŻƢ8ƹ9Ŝ10n11ŽƆǀ12YǕ13ĶźǤ14ŷƌ15őƅ16B17Ĵ21ľ22uǠ24AC25ř29ǔ31Ư54Ǉ
~coup	76 -9V8H9sSU10ĽŪƸǎ11Ƥ12Ƙ14ƿ18Ŋ20Ǟ
~cour	80 7g9ķ39Ƅ52D
~cous	82 8DƐ10ǜ11ŷ14Ŝ20C21n
~cov	50 -19Ǐ-14ǩ-12ň-11Ǒ-10Ř-8syĴơǐ-7NĺŜǄ7ǘǟ8Zƙƚ9Ŧ10ŠƢ11ǌ12ĸ13Ŏ14WŃž15ŌŚſƃƬǚ16ǡ19ǥ20ǒ21šƦ23Ʊ25Ɓ26ľ27Ő28Ɠǝ29ƀ32ƭ34Ƨ36ŗ38Ǣ39ƨ47Ŗ50ŏ
~cove	50 -19Ǐ-14ǩ-12ň-11Ǒ-10Ř-8syĴơǐ-7NĺŜǄ7ǘǟ8Zƙƚ9Ŧ10ŠƢ11ǌ12ĸ13Ŏ14WŃž15ŌŚſƃƬǚ16ǡ19ǥ20ǒ21šƦ22ǝ23Ʊ25Ɓ26ľ27Ő28Ɠ29ƀ32ƭ34Ƨ36ŗ38Ǣ39ƨ47Ŗ50ŏ
~cow	86 9j10B11g26Ƴ
~cowo	89 10B26Ƴ
~cpa	83 10A25B53Ǡ
~cpa>	85 10A14B54Ǡ
~cr>	87 -9Ň28Ŷ40Ū
~cra	66 -9Ż-8nƪǟ-7Y7tHƈǎǩ8gEƒƱ9Ʈ12Ƈ13ƓƤ14iŇ15p17ŀŏ19Ɗ28űƃ44ż
~cras	80 -10Ż-9n17Ƥ34ƃ55ż
~crat	89 -10ƪ13Ɠ23ŏ
~craw	82 16Ƈ23ŀ24Ɗ
~craz	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
~cre	58 -9yŒů-8ōŗƆ-7ǧ7uĸśơǒ8aļƦƿǖǞ9ŝŬƕǣǨ12kYǑ13Ž14Ŕ15Ǘ20eư21Z22ǉ28ǈ29Ǉ30ǎ33œ38ƙ50ĵ
~crea	79 12ƿ20ǎ21Ŕ34œ
~cred	64 -8ŗ9ĸƦ10ǖ11ļŝŬƕ14Y18Ǘ23e25Z58ĵ
~cree	78 -11ů8Ǣ11ś12ơ13œ14a19Ž55ƙ
~crem	83 33ư
~crew	75 -10yŒ-8ōƆǧ10ǒ11u12Ǟ13ǣǨ17Ǒ18k20ǎ29ǉ39ǈ40Ǉ
~cri	74 -22n-11ƿ7ƣ8ƖƸ9ŋ13Ŷ18ǟ31h40ƻ
~crib	86 7Ǎ8ƣ9Ƹ12ƻ
~crip	82 -11ƿ11ŋ33ƻ
~cro	75 -8J8M11Ŗůǘ13x14ũ22ļ29nƔ41ƕ
~cros	85 10M12ů13Ŗ16ũ25ļ
~crow	80 31nƔ45ƕ
~cs>	80 7Ƙ11ź16ǐ19ǩ24ǈ27Ž
~ct>	57 -11ǧ-10Ʊ-8Ƃ-7Śǩ7pYŘŹǄ8ƖǔǕ9ĻŎŢƏƢǞ10UŀŒřǘǚ11QĽŏƓƴ12ķ13Şǒ14ū15dF17E21KƒƩ22Ƙ50Ǔ
~cte	68 -14ƈ-9ǩ7ũ8ƴǍ11ƅ12Iŏ14Ɖ15ķ19ĸ23ſ24Ň
~cted	68 -14ƈ-9ǩ7ũ8ƴ11ƅ12Iŏ14Ɖ15ķ19ĸ23ſ24Ň
~cti	55 -7ơ7ƫ8Yƀǌǟ9ƃǚ10ĵ11Ŏǀ12ňŏŖƁ13Qŗƭǁ14Ŧƚ15ƅǩ17Ƈ19xľ24Ň34Ř
~ctib	59 8ľǩ9ƀ10Y15ŎŦƁƚ20ň37Ř
~ctin	85 11Ʊ12ŏƫ16Ǆ
~ctio	67 -9ơ-8ňƱ-7Ǆ7ŋǧ8Ə9X10ǌǩ11ǟ12ƃ13Pĵ15ľŖ16ƭ18ŗ19ǁ20ƅ21Ƈ24x30Ň
~ctl	71 -9ĺ-8pwǍ-7Ŗ8Ņ11ŀ12sšƕ14dD17Ťơ19Ƨ21a22ŭǄ
~ctly	71 -9ĺ-8pwǍ-7Ŗ8Ņ11ŀ12sšƕ14dD17Ťơ19Ƨ21a22ŭǄ
~cto	60 -12Ǔ-10J-8Ł-7ǈ7ǔ8ƅǡ9ǣ11ƌƻǂǧ12łƓ13ƈ18Ǝ19ǘ21ƃ23ǒ24Ƽ29Ǒ47ƾ
~ctor	60 -12Ǔ-10J-8Ł-7ǈ7ǔ8ƅǡ9ǣ11ƌƻǂǧ12łƓ13ƈ18Ǝ19ǘ21ƃ23ǒ24Ƽ29Ǒ47ƾ
~ctr	74 -8Ɛ8Ĵ11P13K17q23Ǒ30Ƌ
~ctri	76 -8Ɛ12P17q24Ǒ32Ƌ
~ctro	87 7Ƙ10Ĵ15K
~cts	76 7Ǆ9ǌ11ƌ12Ƹ17ǡ30Ǔ
~cts>	76 7Ǆ9ǌ11ƌ12Ƹ17ǡ30Ǔ
~ctu	65 -14ŗ-7ǩ7KĻ8ŴžƞƱ9n10Ɠ11ŤūƷ12P14Ɖ16ĿŖƬǄ17Ƒ20ǆ21f22ś23Ƈ
~ctua	78 -7ŗ7R8ţ10Ļž12ǆ15K17P22Ŗ
~ctur	69 -8ŗ-7Ǣǩ7Ķ8ŴƱ10nƞǆ11ū12ŤƓƷ15Ɖ17Ŀ18Ƭ19Ƒ22fǄ24ś28Ƈ
~cub	83 36ǀ
~cuba	83 36ǀ
~cui	86 11Ɓ12ƺ13t17h
~cuit	87 11Ɓ12ƺ17h
~cup	78 9Ɵ11iM21q22ǁ28P
~cupa	80 22q29P
~cur	58 -10ǧ-8ǅ-7Ơ7rŉőǃ8ĶĹǗ9mŖŰ10SŜƵ11Şǥ13ǒ18ŗ19G22ŝǡ24Ő26Œŕ27ŏƎ
~curi	74 7ǘ9eń11rŉǗ12Ķ13Ĺ35Ǝ
~curl	89 8Ɖ14ǃ
~curr	61 -10ǧ-9ǅ-7Ơ7ő10Ŗ11SŜƵ12Şǥ14ǒ19ŗ20G24ǡ25ŝ27ŐŒ28ŕ29ŏ
~cus	60 -13G-12S-8ž-7l8kĿŢǄ13ǚ14ǟ18ǡ19r20Ɲ21ǃ25ǖ26YǓ27Ŕ32Ǘ36ő39ǔ
~cuse	89 42Ŕ
~cush	86 42Y
~cust	61 -13GS-8ž-7l8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27Ǔ33Ǘ37ő40ǔ
~cut	72 -10ţ-8Ĵƫ7ǀǈ9ŋƧ10Ư11ǣ12Ǚ15ǖ16h21IV29š33ǃ49Ʋ
~cut>	76 -11ţ-9Ĵ10ŋƧ12VƯǣ13Ǚ16ǖ19ǃ22I31š
~cy>	47 -14Ǧ-12Ŭ-11ūƔ-10ǆ-9ĺŀ-8I-7Zƣ7ŒŞƖƙƻ8ĻŜƀǤ9šƛ10ƁǁǞ11ŢƢ12žƃ13ƚƶǢ14Ǐ15ĹŐƧ16ơƬ17ŠƓ19ľǥ20ŗƪǡ22ŷ23ŕŖƵ24ſ26őŚƦ27Ʃ34ŏ38ř
~cyb	87 -7ŏ18ǥ51ǘ
~cybe	87 -7ŏ18ǥ51ǘ
~cyc	81 -11ǐ10ş13ƥ16ǡ17Ū20ǀ21g
~cycl	81 -11ǐ10ş13ƥ16ǡ17Ū20ǀ21g
~da>	86 14Ū29H
~dad	66 -11Ƽ-9Ť7qƱǓ8tǈ9w11ƘǞ13J15ǅ21AŠ22B32Ƴ41z49ƽ
~dad>	72 -10Ť8qŠ9t17ǅ24ƽ26B31Ƴ36z
~dadd	78 8gYƶǓ10ǈ11wƽ13Ǟ14Ƙ16JŠ18A
~dads	87 -9Ƽ10Ʊ15z23ƽ
~dam	66 -8Z-7ŴƵ10ŨƊ15ƛ20ƚ23Œƀ30ž31Ŧ33ű35Ť
~dama	66 -8Z-7ŴƵ10Ũ15ƛ20ƚ23Œƀ30ž31Ŧ33ű35Ť
~dan	79 -11P9ś16Űƀǚ19A24Ū30ǀ
~dang	83 -12P10ś32ǀ
~dar	89 14Űƴ15L17ƺ
~das	75 -10E11Ŭ12ƃ20Ǜ21ŮŲ22Ʒ28ū
~das>	89 13Ŭ15ƃ26Ʒ
~dash	78 -10E21Ǜ22ŮŲ29ū
~dat	59 -8Ƅ7ǒ11ƫǚ14vSƋ16ƲǢ17pŃ19Ƈ23d27ƌ29Ǘ32Ɩ33ť51ŕ
~data	85 45Ǘ
~date	60 8ǒ11ƫ14vSƋ16ƲǢ18pŃ23d27ƌ33ť34Ɩ52ŕ
~dati	86 18ǚ28Ƈ
~dau	69 -14b-10m-7Ĺ7K8śƷǞ15Ű19Ʊ20y25vx26Ź31u33w
~daug	69 -14b-10m-7Ĺ7K8śƷǞ15Ű19Ʊ20y25vx26Ź31u33w
~day	43 -17ǩ-15ž-14H-12oųƨ-11łƶ-10Xǅ-9ƗƷ-8TķżƮƵ-7AWŇœŖŝşŶƬǡ7vyŽƝǏǝ8ĹƪǇǖ9Uĸš10ŵƄƒǧ11ǥ12ƧƯ13OPYŕ14ŴƦ15ctxŃŤƹǕ16ů17ŗŭ18ĺ20gĻŐƖǞ21Ŝ23pŌŏ27Œ28ƻ29j46k53iL54Rǎ84d
~day>	46 -17ǩ-15ǡ-13ž-12H-11ųƝƨƶ-10łǅ-9lX-8ż-7QTķŝŶƗƤƬƵ7ůǕ8gyǙ9ƪǏ10ƞǖ11ĸĹŃŭƄǞǧ12cPű13Ɩǥ14Ƨ15OY16ŜŴƦ17Ő18Ť20ŗƹ21ĺŒ24RĻ26Ōŏ28jp32ƻ35k36ǎ54i59L90d
~days	58 -13ű-9o-7ş7ŐŻƸ8qŵ9UŜŭǡǢ10fŒ11QŕƖƺǗ12ůǕ13ŽǞ14Ǉ15nŪ16txšƒ18g28kǎ41R
~dba	89 -12Ʊ14x95ǃ
~dbo	81 22Ǝ23ǜ
~dbol	86 24Ǝ
~dboo	89 25ǜ
~dd>	73 -14Ō-12ŉ-9ƒ11Z12Ǡ16m17ķ18ƌ21Ǐ22cy29Ɓ35ō36Ǟ
~dda	86 9YƶǓ10ś16Ƙǅ
~ddad	87 9YƶǓ16ǅ17Ƙ
~dde	76 8Ǚ9ŭ10ǥ11ĺ13ĸƳ15ǈ17Ǆ21ǣ24ƌ27Ǟ
~dded	85 7Ɨ12ǥ27ƌ31Ǟ
~dden	87 11ŭ13ĺ15ĸ16Ƴ
~dder	86 9Ǚ18ǈ20Ǆ24ǣ
~ddi	69 8ǒ9ĺŹƹǤ10fƢǓǛ11Ǟ17ǌ24Ƶǧ28ƌ
~ddin	77 7ǔ9ǧ10ĺŹƹ11Ǜ12f15Ƶ24Ǟ
~ddit	75 -11Ǟ9ǒ10Ǥ11ƵǓ17ǧ19ǌ27ƌ
~ddl	78 -7Ź9L15i16a17x21N22v
~ddle	78 -7Ź12L17x18a21N22v
~ddr	63 -21S-9Ǟ7F10n12ŷ13E15Ǘ17ǧ24JŰ32Gǋ49D
~ddre	63 -21S-9Ǟ7F10n12ŷ13E15Ǘ17ǧ24JŰ32Gǋ49D
~ddy	71 -7Ő7gYƶǓ8wŜ9ǈ10ƽ11Ǟ12Bĺ13Ƙ14J15ŠƳ17Ľ26Ņ34A
~ddy>	74 -7Ő7Yƶ8gwǓ9Ŝ10ƽǈ12Ǟ14B16ĽŠ19A28Ņ
~ddys	87 13Ƴ15ĺ17Ƙ20A
~de>	47 -13ǩ-12rŪ-11Ũźƶƻ-10UŇǑ-9ŀŴǇ-8GřƈƸ-7bnpQŗżƼǞ7tƏ8mƞ9gTǜ10AĹŃūƆƥ11vCŬƍǉ12j13SŰƫ14Ɨ16ƽ17YƉƝ18xŏƌưǀ19E20qŧǢ21Ŷ22IŔ23ŵ24Ɓ26Ǡ27ĺ28ł29ŲǍ31Š39Ƈ
~dea	62 -11ĺ7BŅǜǨ8bŀƈƧ9ŜŞŢǁ10ũ11ŧƦ12Ŏ14ľŊŌƑƬ15Ƅ16Ǝ19ņŇǝ23Ń36Ƴ
~dea>	78 8s11BVƵ18Ŋ26Ň
~dead	75 10Ǩ11ǁ14Ţũ18ǩ19Ƒ20Ǝ24ǝ30Ń
~deal	70 -7ǩ7ŠƁ8ŅŨǜ10ŀƈ11ŜƧ12Ş14ŧ15Ƴ16Ŏ17ľ18ŌƄ22ņ
~deat	85 -12ĺ10U17Ʀ20Ƭ32Ƴ
~deb	78 14e17ƨ70Z
~debt	79 72Z
~dec	62 -8ŔŨ8ƃ10ǡ12Ƙư13ƌ16ĺ18Ń21A27Śś40ƴ41ł60Ł
~dec>	80 -8ǚ14ǡ15Ś17ś
~dece	87 8ŗ13ƃ18ư
~deci	68 7Ư18ĺ21Ń23A46ł67Ł
~decl	76 -9ŔŨ18ś20Ś51ƴ
~ded	54 -7mťź7ľŠƀ8Ƌ9Vǥ11e12yĺŎż13ƚ15ƌ16Ư17ň18YǞ20ŸƁ23Ŧ24ŋ30ǅ42Ř
~ded>	62 -9ǩ-8ťź-7m7klNœƁƛ9Ƌ10YŠŦ11Vǥ13eż14yĺ18ƌ19Ư21Ǟ24Ÿ28ŋ34ǅ
~dedu	59 8ľǩ9ƀ10Y14Ɓ15ŎŦƚ20ň47Ř
~dee	80 -13Ƣ-8w7g8Nǀ12Ɗ15ƀ27Ǜ38F
~deep	87 8N9ǀ13Ɗ30Ǜ
~deer	89 8g17ƀ
~deg	79 17Ʊ19j47m
~degr	79 17Ʊ19j47m
~del	61 -13R-7ž7Ɲ8ƫ12Ķ16ǃǕǩ17ǡ27Ū28Ǜ32ƌ36ǐ45Ų
~del>	80 13ƌ26ǩ37Ū
~deli	63 -13R-8ž7Ɲ13Ķ17Ǖ18ǡ20ƌ29Ǜ38ǐ47Ų
~den	55 -9ƦƧ-7Ň7dlţƐƩǔ8ŔǑ9Gĸ10Ʊ11ĺū12gQť13ƣǄ16Ƴ17nZ18Ķ22ƕ23ƃ24ƪ28ƴ31ź32ż35ǩ49ű
~den>	79 7g11Ɛ12ĺ13ĸ14Ƴ20ƣ29Ķ
~denc	87 24G38ƕ
~deni	87 15g30ƴ
~dent	58 -9Ƨ-7Ň7dm8ƩƳǔ9ŔţǑ10Wƴ11Ʊ12ū13Q14ť15Ǆ19nZ22ǩ26ƃ33ź35ż54ű
~deo	85 8Ɨ12g37M
~deo>	85 8Ɨ12g37M
~dep	65 7ƎƱ10I11Ǒ13ǋ18uƼ20z21Ə25Ŀ29Ư
~depa	81 10Ǝ27Ə
~depe	68 -7n8Ʊ11I12Ǒ19u21z26Ŀ31Ư
~der	51 -10Ư-9stƉǍ-8ŊƆ-7ľŌť7NŚƅƲ8iŋŪŻſƖǀǄǅ9cũƓ10hxş11ƺǕǤ12Ņǌ13ŖƜǣǩ14ŮŴƊƙ15ĺ16zň17ż18Ŏǃ19Xƒ20ƪ22p23ŉǧ24n34ƕ35Ƅ36Ŭ
~der>	53 -11ǈ-9Ǎ-8ũƯ-7ňƈƉ7jĵŐƘƛƣƳ8NŋųƅƖ9iŚŻƊƪǅ10Ū11c12hĺǕǤ13şƺǌǧ14Ņ15Ŵƙ16Ůǣ17z18n19żǃ20ƒ21ŎƄ22X24p32Ŭ40ƕ
~dere	89 11Ƅƾ23ƪ
~deri	85 -7ŀ20ǩ23ſ30ŉ
~ders	70 -8s-7Ɔ7ŬǙ8ũǞ9rŀ10Ļƽ11Ɠ12Ǩ13ŢƄƲ14ǧ16Ǆ17Ɯ20ż22ǈ25Ŗ32ň
~derw	83 10eƈ11Ť12n16ǀ19ũ
~des	57 -10Ǐ-9p-8Ưǩ7VńƝ8xƢƥǑ9ŴǍ10ŐǇ11ŷ14uZ15ǈǤ16PķŨ19Ź20y21Ł25vƦ27w36ǚ42ź
~des>	61 -13x-7Ư8Wń9ƢƥǑ10ǈ11ŐųŴ12Ǉ15ŷ16uZ17Ǥ18ķ25Ł28Ʀ46ź
~desc	87 8Ǎ9ƣƸ
~desi	85 55ǚ
~desk	85 -14Ǐ10ǈ12V15Ɲ29P
~dest	74 -10p21Ũ27vxy31Ź36w
~det	79 -11Z12Ɣ18Ƒ26Ǝ
~deta	86 -11Z13Ɣ20Ƒ
~dete	85 28Ǝ
~dev	85 52Ž
~devi	85 52Ž
~dge	75 9e10Ž11ķ13Ɯ14Ǝ25ĸ29Q40X
~dge>	87 7ż11e13ķ34Q
~dget	79 11Ž15Ǝ27ĸ43X
~dia	69 -12y-9Ǌ-8řš14ǂ20ƽ21Ƙ28v37Ʋ45Ƽ46I
~diab	80 16ǂ17ƽ18Ƽ
~diag	83 -9š8ƽ36Ƽ
~dian	81 7Ư43Ʋ
~dic	67 8ƽ9Ƽǁ10Ƹ11L12Q15Ǘ18W29ƃ34ƻ36ǂ
~dica	69 9ƽǁ14ƻ16QƼǗ18Wǂ30ƃ
~dici	86 -8Ƽ24ǂ26ƻ
~did	36 -18Ň-17ŝ-15Ƨ-14ǎ-13zJĻ-12AŒƏǧ-11L-10RUVķŘžǃǖ-9MŌŏǄǗ-8oKZľĿŊŚŪƗǈǕǨ-7sIƃƜƟƢƤƭƯưǍ7fƞǌǜ8lvNXƁƂ9jqƚ10ƅƙ11cōţƠƺƾǆ12xFŗƹǂ13Ŏ14ƲƼ15ĹźƩƴ16Ǌǘ17ƕƫǞ18wSŉŜŵƈ19ő21ťǤ24Ÿƽǩ26ńŖ28ŔƬ29G30ǅ31Ľňš32Š33ņ34kŤ35mƌƳ36Ņ37ļœ41ũƒ43Ũ44ŧ45Ŧ47B
~did>	36 -18Ň-17ŝ-15Ƨ-14ǎ-13zJĻ-12AŒƏǧ-11L-10RUVķŘžǃǖ-9MŌŏǄǗ-8oKZľĿŊŚŪƗǈǕǨ-7sIƃƜƟƢƤƭƯưǍ7fƞǌǜ8lvNXƁƂ9jqƚ10ƅƙ11cōţƠƺƾǆ12xFŗƹǂ13Ŏ14ƲƼ15ĹźƩƴ16Ǌǘ17ƕƫǞ18wSŉŜŵƈ19ő21ťǤ24Ÿƽǩ26ńŖ28ŔƬ29G30ǅ31Ľňš32Š33ņ34kŤ35mƌƳ36Ņ37ļœ41ũƒ43Ũ44ŧ45Ŧ47B
~die	69 -11r-9ŵ-8Pŗ9Vǈ10Ƣ13Ư16Ʒ23Ǩ24ƽ56Ʀ72Ƴ
~die>	81 -9ŗ-7šǨ7H12V21Ƴ25ƽ27Ʀ
~died	73 -11r-9ŵ14Ư17Ʒ30Ǩ35Ʀ57Ƴ
~dif	67 -12ƚ7ǘ8Cǅ9KłŎǥ10Ǖ11V14ǩ17Ş18ĺ19ňŧ20Ř21Ŕ23ũ
~diff	67 -12ƚ7ǘ8Cǅ9KłŎǥ10Ǖ11V14ǩ17Ş18ĺ19ňŧ20Ř21Ŕ23ũ
~dig	76 8d16e22ū24E27Iř
~digi	76 8d16e22ū24E27Iř
~dil	81 9ư13ŗ20ž
~dily	82 14ŗ20ž
~din	53 -13FőƩ-11Ƌ-8rV-7Gţ7Nƿǟ8kŨ9jƤƸǣ10tLZĵĺŕŭ11Ůƴǧ13ƵǞ15ŁűƝ18ISŀ19ƇƉ22uƑ23Ǣ25ŋśơ26Ż27ǋ36Ǎ45ƣ
~din>	70 -12H7ĵĺňƪ8ĿƑ9Ǟ11ơ12I13kƉƵ14Ƹ15ŁŨŭ16Zŕ17jŮƝ
~ding	55 -13Fő-11Ƌ-10Ʃ-9ǩ-8r-7GV7fƙǀǛǞ10IƉ11tƤ12ƴǧ15ŀ16ű17Ƒơ19S21Ƈ24uśǢ26ŋ28Ż31ǋ41Ǎ48ƣ
~dinn	82 13nN16ƿ18L22ǩ
~dip	86 12ƪ13ĵ18ƹ31m
~dir	89 14s20P23ņ
~dis	65 -28Ň-10Ʊ-8Ǉ-7Sŀ8ľŮ9Ưǩ10őǔ11IZƏǓ12ň13ǜǢ14Žƽ15ź17W20r25ş26Q49Ş
~disa	80 14Ư16ň26ş31W
~disc	71 -8W-7S9Ů10ľ11ǩ12Iő14Z16Ž17Q19ź23r
~dise	86 19Ǣ20ƽ
~dist	86 -13Ʊ15Əǔ16Ǔ20Q
~dit	54 -9Ǟ-8ŗ-7Ż7ŔƉƦǓǣ8ŝƀƕƙǖ9ļŬ10Y11ǧ14ĸŎǗ17ƌ18ǒ19e20Z21ǌ22ű24Ƽ48ĵ82Ǥ
~dit>	59 -8ŗ8ĸ9ŝƦǖ10ļƕ11Ŭǣ12Y13ǒ16Ǘ21e23Z41Ǥ49ĵ
~dite	85 19Ǥ
~diti	68 -11Ǟ-7Żǂ8ǒ9ĸƉǤ10ŔƵǓ15ǧ19Ŏ23ƌ27ǌ33űƼ
~dito	86 29Ǥ
~div	71 7ƫ9ĵ11Ʀ19ƍ32fƪ60ǀ
~dive	86 47ǀ
~divi	78 9ƫ12Ʀ21ƍ25ǀ36ƪ
~divo	81 11ĵ38f
~dju	83 -12B48ŧ
~djus	83 -12B48ŧ
~dki	89 9k23ƶ
~dkid	89 9k23ƶ
~dle	61 -16Ś-11Ť7Y8L9Ŗ10Ń11Łǖ12aǈ13x15p16vN17Ǡ18ŜƷ19c23ĸ24ǜ25ş32ǁ33ǘ39ŧ
~dle>	66 7sǚ8vYǘ9L10ŖǁǠ12ǈ13ş14a16ŧ17pǜ18N19Ʒ25ĸ
~dled	80 -14Ť15Ń32ş34ŧ
~dles	74 -16Ś-14ş8Ɲ10Ǡ11ǜ16Ł17ǖ25c26Ŝ28ǁ31ǘ
~dli	78 13Ŝ15ƽ16i19ǩ30Ń31I
~dlin	79 14Ŝ15ƽ16i32I40Ń
~dlo	68 -12ƄƔ-7ǩ9ǧ21Ơ31F37ơ50ǌ
~dlor	68 -12ƄƔ-7ǩ9ǧ21Ơ31F37ơ50ǌ
~dma	86 9n10ǔ11ŷ16Ư
~dma>	87 9n11ŷǔ16Ư
~dmv	89 30Ƅ
~dmv>	89 30Ƅ
~dne	89 -12Ũ13R21Ť
~do>	27 -35ĺ-28ƨ-23ǅ-22S-19jœƒ-18Ŧ-17iGŢ-16ţǂ-14ŠŴƳ-13ĵơ-12ƪ-11vōšůƠǍ-10ŇŤƇƴ-9tBőŘũŷƮƽ-8epŨƅƈƱǤ-7rxĶļńŗśŸźżƫ7koŒŵư8YūűƔƢƭǡǦ9CVĻŚŬƃǊ10HUķŁųǟ11uIŊŐƊƖǠ12aMŖƤƵƼǧ13QŞƥƿǔǩ14ņŋŌǇ15JľŽƘ16ŲƐƷ17AǗ18FOWňŶƻƾ19ĽŜŰǀ20yZŏ21zŝŪǉǋ22wŮ24ŃƕǓǘǜ25qTĴžƜ26Kǚ27ŭ28ǃǎǏ29Ǖ30şƟ31Rǈ33ŎſƁǐ36Ǚ38ƚ39P40ǑǛ42Ɲ44gǄ45ƞǖ
~dob	85 -11Ÿ34p62d
~dob>	85 -11Ÿ34p62d
~doc	68 -7ǈ7Ƹ10Ś11ǣ13ƻ16ǂ25ƃ29Ƽ68ƾ
~doct	69 -7ǈ7Ƹ11ǣ13ƻ16ǂ25ƃ30Ƽ56ƾ
~doe	40 -19ž-16ƂƦ-15Ÿ-14ŭƹ-13Ūƻ-12ƸǇ-10Ő-9tĵŢǖ-8jvQķŦƗƫǋǣ-7ĺŘŞşţŷƈƓƵǉ7dwzŨƅƎǊǍǛ8oĿŒŬŶƆƕǌ9ƞǒǥ10Ł11ňŗǎǏ12ǡ13bxLŖůű14ƙ15ŜŴƊƯ16Ǧ17Ơ18ŇƁǄ19hǜ20Ƈơ21WŰǚ22sŕƧǐǠ23ź24Ƅ25ŹƩǓ26ǂ28ų29r30Ľ31ǈ33ǩ34q37ƨǧ
~does	40 -19ž-16ƂƦ-15Ÿ-14ŭƹ-13Ūƻ-12ƸǇ-10Ő-9tĵŢǖ-8jvQķŦƗƫǋǣ-7ĺŘŞşţŷƈƓƵǉ7dwzŨƅƎǊǍǛ8oĿŒŬŶƆƕǌ9ƞǒǥ10Ł11ňŗǎǏ12ǡ13bxLŖůű14ƙ15ŜŴƊƯ16Ǧ17Ơ18ŇƁǄ19hǜ20Ƈơ21WŰǚ22sŕƧǐǠ23ź24Ƅ25ŹƩǓ26ǂ28ų29r30Ľ31ǈ33ǩ34q37ƨǧ
~dog	71 -7Ķ8ū15Ɲ17F103h
~dog>	75 -7Ķ9ū76h
~dogs	83 23Ɲ37h
~doi	61 -10GŲǍ-8qŒ7ƨ8Ō9ŞƵ10c13ƳǠ17ǐ19ŝ21j22ũ24i27k30x33S41t45ǟ
~doin	61 -10GŲǍ-8qŒ7ƨ8Ō9ŞƵ10c13ƳǠ17ǐ19ŝ21j22ũ24i27k30x33S41t45ǟ
~dol	67 -12ķ-8ŤƎ-7B7mƂǖ8ǘ9ľ13œŢǅ15ŗƗ16Ƙ18X19Ř20Ņ22ĸ31Ŧ
~doll	67 -12ķ-8ŤƎ-7B7mƂǖ8ǘ9ľ13œŢǅ15ŗƗ16Ƙ18X19Ř20Ņ22ĸ31Ŧ
~dom	83 12Ǖ14o37Ů
~dome	85 12Ǖ37Ů
~don	64 -13Ǐ-8ť-7ƛƝƵǢ7pƲ8tǞ9Ŧǂǋǟ10aŷ11Ǆ14Ōŝ15ƶǘ17ŧ20ƈ21Ƌǝ22Ļ23y24ƾ32ũ33Ɨ35Ń40ƌ
~done	64 -13Ǐ-8ť-7ƛƝƵǢ7pƲ8tǞ9ǂǋǟ10Ŧŷ11Ǆ14Ōŝ15ƶǘ17ŧ20ƈ21Ƌǝ22Ļ23y24ƾ32ũ33Ɨ35Ń40ƌ
~doo	66 -11ǔ-7ř8ůƘ9ƐǨ10ū11Ǆ12ŤŲ13ǃǊ15ƙ16Ǜ18gǅ19Ǝǝ20Ǎ22Ɲ53ƣ
~door	66 -10ǔ-7ř8ůƘ9Ǩ10ūƐ11Ǆ12Ų13Ǌ14ǃ15ƙ16Ǜ18gǅ19Ǝǝ20Ǎ22Ɲ53ƣ
~dor	80 13Ű64Ǖ
~dor>	89 38Ǖ
~dors	87 33Ǖ
~dos	86 16C61ƻ
~dose	87 62ƻ
~dot	81 -7D13Ō19ǋ27Ł58J
~dot>	85 -7D61J
~dou	86 13Ř26ǀ29œ
~doub	89 14Ř30œ
~dow	51 -13Ŧ-11Š-10Ŷ-9Cōŭǩ-8PŀƩǟ-7ņŝ7wŉƚƣƳƷǈǛ8eoňƆǉǢ9řǞ10pLŌ11UƶǕ12fVŸƲǍ13aƁƏ14cMſǊ15Ūǎ17T18jŞƫ20ƴ21ŵ23H24łƑ32Ť42ǝ53Ɗ
~dow>	86 9ƫ12Ǩ15Ť17j21Ƴ
~dowe	89 17Ʒ24f
~down	51 -13Ŧ-11Š-10Ŷ-9Cōŭ-8PŀƩǟǩ-7ŝ7fwĿŉŎŖƣǈǛ8ejoňƆǢ9řǉǞ10pLŌ11UǕ12VŸƶǍ13aƁƏƫƲ14cMſǊ15Ūǎ17T18Ş20ƴ22ŵ23HŤ24Ƒ25ł42ǝ53Ɗ
~dra	68 -7Ű8r9i10Ŭ11ǁ12ǖ14Ĵ15e17Ś23ǚ40ƛ45Ə
~draf	87 18Ĵ20e
~dran	77 51Ə
~draw	80 -7Ű12Ŭ13ǁ14ǖ21Ś28ǚ
~dre	60 -20S-12ŵ-9Ǟ9nwy10ŷ11ƫ12EŶ13ƯǗ14Ʋ15v16ǧ22JŰ23u29Gǋ30ƞ46D
~dren	74 12wy14ƫ17Ư20v35u
~dres	63 -21S-9Ǟ7F10n12ŷ13E15Ǘ17ǧ24JŰ32Gǋ49D
~dri	47 -26n-19u-13ƨ-12ǧ-11R-10Ǆ-9q-8r-7sPŖǂǙ7Q9Ũ10aƂ11MžƄ17ŞŶƛ19N20Ű21Żſ28ŵ30ż32Ÿ33ŭ35ŲǛ36ůǐ38Ž39Ū43Ŵ44Ů45ƿ46ź54ų62Ź78ŷ
~drin	73 -10Ǆ-7Ƽ9ƺ10ǩ50Ǜ84ƿ
~driv	47 -25n-19u-13ƨ-12ǧ-10R-9qƿ-7rsǂ7Qǋ10aŨƂ11žƄ12M17ŞŶ20N21ŰŻ22ſ29ŵ30ż32Ÿ35ŭ36ůŲ37ǐ38Ž40Ū43Ŵ44Ů46ź55ų62Ź79ŷ
~dro	64 -10M7D8ǦǨ9Ƨ10jťƜƽ13śƝ18VƠǟ21Ɔ25ƀ30š31Ƶ
~droo	72 12Ɯ15Ɲ20Ơ24Ɔ
~drop	70 -10M7Ƃ8D9ǦǨ11ťƧƽ15ś20V27ƀ33š34Ƶ
~dru	79 -7ǘ9K14ŧ35ƻ47ƿ
~drug	80 14ŧ35ƻ48ƿ
~dry	86 -11ǧ13Ʈ17ǒ19Ǆ32ǩ
~ds>	46 -17s-16d-13ǩ-11ƞ-10A-9TŗǒǢ-8QWŋşųƉƔƼǅǊǋǔ-7ciŀŃśŠźƂ7ūŮŲǕ8r9oƍƤƫƾǚ10ƅǂǘ11gBƑƘǓ12Ƨ13ZŭƙǛ14jńŐŕŹƲ15ƕƜǧ16ƪƭƽ17pw18ň19ƶǗ22Ʃǖ23nƻ24Ŵƺ25Ɵ26y28Ʊ30vx37Ƅ44Ư59u
~dsh	80 -7ƚ8ű10Ǔ16Ɓ19ū25ł
~dshi	86 -7ƚ8ű17Ɓ21ū
~dsi	80 8Ŏ14ŝ29Ɓ
~dsid	80 8Ŏ14ŝ29Ɓ
~dua	85 -8ź10Ʊ14mƦ26y
~duat	86 -9ź11Ʊ14m26y
~duc	57 7ǩ8Y9Ǖ12Ƙ13ŎƩǡ14Ɓƚ15Ŧ16Ǆ18Ʊ19ň29m44Ř
~duca	80 28Ʊ41m
~duct	58 7ƀǩ9YǕ13ǡ14ƁƚƩ15ŎŦ17Ǆ20ň45Ř
~due	77 -9ĵŒ11ƾ14ŝ36y40ŕ
~due>	77 -9ĵŒ11ƾ14ŝ36y40ŕ
~dui	86 -8ţ27ƿ65Ż
~dul	81 10LǢ15Ƙ31R
~dule	82 10LǢ15Ƙ31R
~dup	89 -8Œ13Ơ17ƣ
~dupl	89 -8Œ13Ơ17ƣ
~dur	89 15ŭ19Ɵ21P26R
~duri	89 15ŭ19Ɵ21P26R
~dvi	72 -8ƶ35ǚ51B52A
~dvic	75 21A28B38ǚ
~dvis	83 28B38A
~dwe	82 42Ɠ
~dwel	82 42Ɠ
~dwo	89 15g16ƌ24ƾ
~dy>	45 -19ƪ-17Ţ-14Ũ-13š-11Ŏƃ-10Ǐ-9GŐ-8uĸłǝ-7rUVĴƝƦƱǩ7oľƈƮƿǇǔǛ8Mƽǅ9ftSųƎƣǙǡ10řŧǚ11gvQķſƓƕǑǨ12FŲŵƴǣ13ŁŖŠƖ14ŅƟ15ƳǍ16h17ńżǞǢ18ŏƢ19ŚƁ20ǘ21ǜ22Ō25mž26nŷ30A32Ư34Ɯ37Ŝ
~dys	69 -13ư-11ĵ-9n-8ż-7Ǜ7sĺŖ8ZŎƂ9Ŵ10ŞŰ11ǈ12gŤƘǩ13KŁ14Ų15Ǘ16Ƴ20ľ21A26Ɵ
~dys>	70 -13ư-11ĵ-9n-8ż-7Ǜ7ĺŖ8sZŎƂ10ŞŰ12ŤƘǈǩ13gK14ŁŲ15Ǘ16Ƴ20ľ21A26Ɵ
~ea>	71 -21ƚ-11őǅ-8S7s9V10BƵǃ16ŊŔ18j20E23Ň25C27lƼ31I
~eab	83 8M13ƣ15ǋ28C
~eabo	83 8M13ƣ15ǋ28C
~eac	58 -26ŗ-16ǩ-11D-9hN-8Ĵ7ǆ8ƔƚơƱ9Tǉ10Ķ11qĽŘ12Lų13IƝ14Ơ15Œƶ17ǋ19kĺ20W22Ĺů23Ň25P27x28K32ǈ
~each	59 -27ŗ-11D-9hN-8Ĵ7ǆ8ƔƚơƱ9Tǉ10Ķ11ĽŘ12qLų14IƝƠ16Œƶ17ǋ19kĺ22ů24Ĺ26P29K32W33ǈ
~eact	89 -16ǩ44Ň
~ead	53 -12ƈ-10bW-9E-8ķźƂƱƷ-7mšŵƙ7Śưǜ8DJŗũŹǎǖ9pǓ10jŨƵ11łƮƻ12nKSūŮŻƑ13şƎƲ14ĿŏƖǝ15eơ16Ńř17ŞƁ18dy23a33Ŗ41Ō48Ǉ
~ead>	59 -10Wǩ-9E-8bƂƱ-7š7yľƵǁǉ8ŅƩ9Ǒ10ĿŗŚŢũ11eJǓ12DǇ13ŌŨƻ14KŻ15řƑ16şƲ17ū18ơǝ20Ş22d24a39Ŗ
~eadb	86 24Ǝ
~eade	85 -9mź11kǖ16V21y
~eadi	83 -10V9ř10H11Ŀ12u14I20Ů22j
~eadl	85 22ǩ35Ń
~eads	85 -17ƈ10ǖ15a21n28ł
~eady	68 -13Ţ8řǤ9eǞ12vŹưǎ13p15Ĺ18SƖ23ŏ24Ɓ39Ō
~eag	77 7ů9Ű26h44Ů
~eage	81 8ů46Ů
~eagl	89 30h
~eah	85 -15ŉ-7Ũ8O10c12Ś14ĸ15TŊ23v
~eah>	85 -15ŉ-7Ũ8O10c12Ś14ĸ15TŊ23v
~eak	62 -11H-8ƈ-7Ō7ƽǤ8IOơ10kǆ11Ũǝ12Ś14ŏƋ15Ǝ17s18ũ19ał22N23Ť27š30Ɖ34ǩ46ƛ
~eak>	69 -12H-9ƈƜ8ƉǤǩ9OX10ƽ13kŚ14Ũ16ŏƛ18Ǝ21š22ũ25N27Ť
~eake	81 -8ǩ-7Ō26s27Ƌ29ł
~eaki	83 12I13ǩ15ǆ30a
~eaks	76 11šƜ12ơ15ǝ29Ɖ33ƛ
~eal	51 -11z-10Cǐ-9p-8Iŏų7dgŇŋřƈƙƞƮƴ8cǩ9ŖƳ10ŎƐ11ŌƼǗ12ŜƄ13x15ķ17ņŵ18ŧ20Ǜ23W24ľ27ƽ37ƃ48ǂ70Ƹ
~eal>	67 -12C-10I7RŅ8Śźƅ9dƏ10ŀŋřŵƈƧ11c12ƐƮ14Ƴǩ15ŇŌŎ21ŧ22ķ24ľ30Ŝ
~eale	87 10Š14Ɓ23Ƅ
~eall	80 -11ŀ9ŵ10Ŀ12ľ13g14ƙ18Ŗ
~eals	89 -16ǐ11ǜ37Ǜ
~ealt	55 -11z-9ŏŜ-8pr7Ɩ8ƴ12Ǘ13Ƽ16x18ņ26W34ƽ41ƃ52ǂ77Ƹ
~eam	75 -15ŵ-8ň-7w10ǈ11ǁ12ƉƷ13Śƨ15Ŷ16x18ǎ29ǩ37ƞ38g40Ǉ
~eam>	77 -15ŵ-7w11ǈ12Ɖ13ŚƷ15gŶ16x19ǎ30ǩ38ƞ44Ǉ
~ean	64 -14ŋ-13ǈ7ťƺ8ŵƈ10ǩ11Ǐ12Ǣ13ň14ĺ17űƐ18ţǛ19A21Ɯ22Ư24z25Ż35ō
~ean>	70 -15ŋ8ƺ9ƈ10ť13Ɛ15ňǩ19ű20ţ21A26z29ōŻ
~eane	86 7Ɛ8ƛ16Ǐ17Ǣ27Ǜ
~eani	86 -12ǈ7r12ĺō31Ɯ
~eant	78 10ŵ30Ư
~eap	78 7Ŧ9r13œƁ16ǩ18Š20ƭ29Ņ32ľ
~eap>	87 11r12Ŧ14ľƁ23ƭ
~eape	83 14œ19Š21ľ31Ņ
~ear	40 -23ů-16Ɨ-15Ĺ-13n-12ƉƛƳǋ-11jƌ-10wŐŦǜǥ-9IZłűƓƬƯǄǛ-8ŖŞŠųƒƝƨƶǇǈ-7AFMPQńşŧũŭžƃƧƵǃ7zļżƋ8kŉōƺ9u10vCœǤ11mǣ12ŴƏ13VĴŒƟƷ15ǎ16sxţŸǀ18hňŜƙǙ19H20Ŀ21dƾ22ĺƮǉ23pƼ24c25Ź27Ǌ28ŎǏǩ29ǟ30Ʃ32ő33UŮǞ34qGƔ36S38ƅƭ39ǅ42ƈ43T51ť
~ear>	46 -19ů-15Ɨ-11Ŷƌ-10wĹ-9jŦ-8IŝűŴƓƛƳƶǂǛ-7rĵŖŠŢŤŨũųƒƯƵǄ7vƚ9Sŀ10ļƜƮ11hƉ12GŉǤ13ƺǞ14ku15Cƙǅ16s17Ɵǀ18ŹƩ19ĴœƷ20ǉ21cTƾ22Œƈǎ23ĿǙ24x26ňŪƅ27dp28ő31Ǌ33Ɣ34ť35Ǐǟ44Ů
~earb	82 15ƙ16z18Ś
~eard	76 -9Ǧ7b8ņŔ9rǒ10Ƃ11UĿ14Ť31Ŝ
~eare	86 26Ə
~eari	78 7g11iŢ12ǩ16ŵ18Ō23h30U
~earl	80 7mŮ9T12Lǉ14R16Ǌ
~earn	73 -11X-9ǩ-7t9ũ12s15m21Ź31ŎƮ47T57q
~ears	52 -33Ū-12ƉƼ-11ǋ-9ŮǇ-7ǐ7Ŷ8vyƔ10cU11ŎƱǩ13Żǣ14ż15ĵĶŢ16Ƌ17Ƹ19ō20Ʃ21ƅ22VǞ23Hĺť25Ÿ27őŴ29ţ30ƈ32Gǅ38S53ƭ
~eart	70 -20Ɖ-11ǜ-10Ƹ7ƫ8ƅ11ơǨ12ŨǞ15Ɛ16ǂ17U18ƽ27ǩ58Ƽ
~eas	51 -20Ǎ-13ǩ-9Őŕ-8pŁƾǈ-7iGž7xDJƜ8őǅ9ƘǇ10Žƚ11dƟƠǟ12Ǐ15Ǖ16Ō17Mŭ19œ20a22Ĺŝ25ƽ28ǎ30ǋ32F33Ƣ34ơ36ŔƤ41Ŭ59ǌ
~eas>	89 13ǀ29Ǖ
~ease	56 -21Ǎ-15ǡ-14ś-13K-11ǩ-9Őŕ-8pǧ-7Łǈ7j8F9DJ11ŔǇ12Ĺƽ13d14Ǐ15Ơ22œ28ŝ30Ŭơ36ǋ44Ƥ50Ƣ67ǌ
~easi	79 -17Ƣ-9ž10ś13M14Ƅ15ơ22KŬ39F
~easo	70 -10j-8i7šƂ9BU11x13Ɯ14ƚ16ĹƟ17ǟ24Ō37Ŕ42ǎ
~east	86 -7GS12ŗ16őǡ17ǅ25ƽ
~easu	76 8ƶ16Ƙ17Ž24a34ŭ
~easy	85 -12ƾ10ǧ12kŽ13ŧǂ17M20ś
~eat	56 -17ǩ-14hƞ-10ĺ-9I-8œ-7Ũżƛǎ7ŒśŤǜǣ8ŴƼǛ9iƇ10kŘƚ12Ƭ13TĿŧũ14Ƴǃ18ŝű19U23ņŶ24ƿ27ǚ29ŅƸǋ48j55Ɛ66Ƌ
~eat>	64 -12U-10ŝƞ-9I-8œǩ8Ɯǋǣ9xŒśŻ10Ƈ11ũŴ12Ř13kǛ14Ş16T17Ŷ18ŧ19Ɛ23ņ35Ņ36ƋƸ42j
~eate	71 -8ǋ-7ƛ8ƿ11ǜ19Ƽ23ŝ30ű36Ƌ37Ɛ
~eath	76 -10ĺ-7ż7U14Ťƚ15Ʀ18Ƭ22Ƴ30j
~eati	75 -7ŞƦ8ƿ10Ŷ11j12ŝ19Ŀ21ǃ22i28U
~eatm	82 -8Ƽ20ƿ37ǚ
~eau	83 10ő11lńŜ26b
~eau>	89 12ńőŜ
~eav	58 -11v-8ŝƽ-7ť7ņōƯǈ8yƁƟƺ9s10Űƀ11ŊƂǎ12ĺƫ13Ƭǜ14Ļƥ15ǩ16V17Ŀ18ŗ19Ǐ22ŉ26Ƴ33Ƨ50ƶ51Ţ
~eave	60 -7ť7ŁŋōƘ8ņƟǎ9s10Ű11ƀ12ŊƂ13ĺƫ14ǜ15ĻƥƬ19ŗǩ23ŉ27Ƴ28Ţ32ƶ35Ƨ
~eavi	79 -13v13y20V25ƶ26Ŀ33Ţ
~eavy	87 12ƺ13ǈ14Ư26Ǐ
~ebo	54 -12ǎ-11Z-10šƃ-8Ũư-7n7PƅƤǧ8hņŗŚŜŧƜǞ9Ťǘǚǩ10Ɵƾ11ǋ12fķƮ13ſƎ14ľŵƳ16ƕ17Ư18F20ǜ21Q23ļ26A28ž
~ebod	55 -12ǎ-11Zƃ-10š-8Ũư-7nǩ7şƅƤǢ8hPļņŜŠƜǞǧ9ŗŤŧ10Ɵƾǚ11ǋ13fķſƮǘ14Ǝ15ľŵƳ16ƕ17Ư18F20ǜ22Q27A29ž
~eboo	89 24ļ27ǩ
~ebs	81 11Ĺń34ļ
~ebsi	81 11Ĺń34ļ
~ebt	79 72Z
~ebt>	82 37Z
~ebts	89 41Z
~ebu	78 12ǝ52Ɠ
~ebui	78 12ǝ52Ɠ
~ec>	78 -8ǚ13ƶ14Śǡ16ś20Ŋ
~eca	65 -8Sŉ7bgőś8H9Iłņŝƶ10uDĵŵ12J13ƴ14jq18ǁ20Ť39Ľ
~ecal	81 19q53Ľ
~ecau	68 -9ŉ-8S-7Ŧ7BŀśƏ8bgHňő9łņŝ10Iĵƶ11u14Jƴ15j19ǁ21Ť
~ece	72 -15Ũ10ƃƳ11Ǣ12ţƱ13ƴǈ15Ŭư17ĺť20Ǌ26ő28Ƙ
~ece>	89 -7ƕ14Ǣ16Ʊ19Ŭ
~ecei	83 25Ƙ30Ǌ
~ecen	79 -16Ũ7ŗ11ƃƳ13ţ14ƴ16ư19ť20ĺ29ő
~ech	86 18yŵ21ǩ70ǈ
~eci	64 -14ǩ-9ƅ9Ŋ11wƯ13ŝ20Ń21Aƾ22ƞ23ĺ24Ƙ43ł61Ł
~ecia	74 -11ƅ8i10Ŋ15ŝ25ƾ26ƞ28Ƙ
~ecid	73 8Ư17A20ĺ40ł43Ł
~ecis	78 7ǚ8A10ł18Ń31Ł
~eck	54 -13Łǩ-9ŒŖ-8Ǔ-7Ķƒ7cJŢƭǐǛ8UŧƢƨƪ9Ǡ10KŐƌǏ11ưǕ12ǜ14qQųƀƫƿǒǖǢ15eǉ16jŵƬ18W19Ʈ20Ɵ22Ĵ23Y24Ŝ25ZŦƾ41ż
~eck>	58 -17Ǡ-10ǩ-9Ŗ-8Ǔ-7wŒƒ7ĸŏŨǉǟ8Jƭ9cUŧƨ10ŵƢƪ11Kǐǒ12ŐǏǕ15ƮǢ16żƫ17eqƀ18QƬ19jY21W27Ŧ29Ŝ30Z
~ecki	85 -9Ķ10Y13Ţ51Ĵ
~ecko	87 -9Ĵ9r10z12B18ǖ20ư
~ecks	74 -13Ł7T8ǖ9Ʈ11ƌ12ǉ16Ǜ19ǜ20Ɵ32ż35Ǡ
~ecku	76 12Ƹ31ƾ
~ecl	76 -9ŔŨ18ś20ŚǤ51ƴ
~ecla	83 20ś22ŚǤ
~ecli	81 -10Ŕ-9Ũ55ƴ
~eco	57 -11V-10s-8ŪƝ-7Fų7Ǩ8ĻŇ9Iǟ10ţ11pĽŌƘƿǚ12BľũƓƾ14yƔǋ15Ƨ16Ǟ18Ɩ23Ɵ24Ŵ26N28Ǘ34Ż61ŋ
~ecom	81 -7s14Ǩ16Ɩǚ19B22Ƨ
~econ	66 -10V-8Ūų-7FƝ8AƖ10Ļ11Ň12I13pǩ14ũƓ15ľŌ16Ɣ17yǋ21Ǟ28Ɵ30Ŵ31N
~ecor	64 10ǟ12ţ13ƿ15ƾ34Ǘ39Ż70ŋ
~ect	53 -10ǧǩ-9ơ-8ň-7w7dKPĻĽŎƴǌǞ8IŢƃ9ĵŒǘ10qUľŖŞ11Dĸ12ŗƭǑ13FŇ14ǁ15EſƎǚ17a18x19ǒ20ƉƋ22ķ26ŏ27Ƙ
~ect>	64 -11ǧ-7Ǜ7řƟ8pŹƪ9d10ĻŢ12UŎŏǘǞ13ĽŒƴǚ16ķŞ18F19ǒ20E25Ƙ
~ecte	69 -14ƈ-9ǩ7ũ8ƴ12Iŏ14Ɖ15ķ19ĸ23ſ24Ň
~ecti	71 -9ơ-8ň8ŋ9ŏƏƫ10Xǌ13ƃ14ĵ16ľ17Ŗ18ƭ20ŗǁ25x
~ecto	74 9ǚ18ƈ24Ǝ
~ectr	74 -8Ɛ8Ĵ11P13K17q23Ǒ30Ƌ
~ecu	74 -12ǈ-8ƫ-7ǩ9e11tǗ12Ķ13Ǎ35Ǝ49Ʋ
~ecur	76 7ǘ9e11Ǘ12Ķ36Ǝ
~ed>	31 -43ǩ-34ő-22Ő-21Ǒ-17ZĻƧ-16ťű-15łž-14ADŒ-13agLXŚŜ-12Wǈ-11ŕǖ-10Şźƣƥ-9ĶŦǂǇ-8zTVľňśůƅƚǉ-7Ŋƙƽ7iQŖƀƘƤƹǛǝǨ8joĵķŀŃŗŘŢƊƍƝ9ŎƁƖƱǎǥ10ESŭ11ŧżƂƲƿǏ12rŻƈ13ŝ14wşŽƺǤ15eFPĹŋœ16ũƷ17Űǒ18lG19ǜ20ŴƃƄǗ21ļņŠƭ22Łńƞǘ23Ƌƛơ24ƨ25ŌŏƯǃǦ26ſƌ27Y28ĺŤƓƳ29hƕ30ŔƪǢ31ŸƑƫ34m39ǧ44šǅ53f56ƴ
~eda	83 10fzƯǞ16Vƀ25Ū29y
~eday	87 10z11ƯǞ17V31y
~edd	83 8ǔ10ǧ11ĺƹ12Ǜ13f
~eddi	83 8ǔ10ǧ11ĺƹ12Ǜ13f
~ede	89 15Ư17Y20Ł34Q
~edi	57 -13ƿ-8ŗ7Ƹǁ8ĸǖ9ŝŬƕ10Qļ11Y12ƌ14W17u20e21Z23ƃƹ28ƻ29ŻǗ30ǂ51ĵ
~edic	67 8ƽ9Ƽǁ10Ƹ12Q15Ǘ18W29ƃ34ƻ37ǂ
~edin	80 25u43Ż
~edit	64 -8ŗ9ĸƦ10ǖ11ļŝŬƕ14Y18Ǘ23e25Z58ĵ
~edl	87 46ǁ
~edle	87 46ǁ
~edo	81 14Ƌ24ƈ26ƌ
~edon	83 10ƌ15Ƌ24ƈ
~edr	72 12Ɯ15Ɲ20Ơ24Ɔ
~edro	72 12Ɯ15Ɲ20Ơ24Ɔ
~eds	70 -9T7ŷ8h9ŭǧ10ǂ13ơ14Ƒ20Ƅ22Ư25g43ƻ
~eds>	70 -9T7ŷ8h9ŭǧ10ǂ13ơ14Ƒ20Ƅ22Ư25g43ƻ
~edu	57 7Ǣ8Yƀ10Ƙ13Ŏ14Ɓƚ15Ŧ18Ʊ19ň21R29m45Ř
~educ	58 7ǩ8Yƀ14ŎƁƚ15Ŧ18Ʊ19ň30m46Ř
~edul	82 10LǢ15Ƙ31R
~ee>	54 -16J-15Ɯ-10Ǉǋ-9q-8QƘƭ-7Iƨ7BDŎšƏƛƬƿ8źƊƱƸ9vŒơǂ10sNZŊƑ11Ɲǀ13ļ14ŤǞ15MĽřǄ16yĹŁň17gƄ18ţƾǩ19LƔ20t21H22ǁ23V24m31ǜ
~eed	47 -16Ʀ-15Ň-12ǩ-11ĻƢ-9wŉ-8Ŗǒ-7AǞ7ťǆǠ9dYŘƒƺǅǏ10pvƜƝƤ11EQƍ12mŪƾǊ13sGūƁ14ŵ17ŀ18eǌ20ŃƬ21h23ƕ24Ŏƿǁ25uĹ26Ż28Ư29F32ƭ34Ł37ǧ39Ǧ42Ƅ
~eed>	49 -16Ʀ-15Ň-12ơ-11gĻƢ-10ǩ-9wŉ-7AŖǞ7TŌŽƅƖǠ8ťǆ9cd10ŘƒƺǅǏ11pvƍƜƝƤ12EQ13muŪƁƾǊ14sGū15ŵ19eŀ20ƕǌ22ŁŃƬ23h25Ŏ26ƿ27Ĺ31F32Ƅ33ǧ34ƭ41Ǧ
~eedi	80 25u43Ż
~eedl	87 46ǁ
~eeds	73 -9T7ŷ9hŭǧ14ơ21Ƅ23Ư26g
~eek	53 -10t-8ǩ7ŕũƤǨ8gůơ10P11iťƟ12Ɩ14ĺ19Ńǎ22LĽ24ƿ25Ų29ŵ31k33ǝ37ƙ47ŭ52R
~eek>	56 -10t-7ǩ7ƕ8ũơ9gů12P13Ɩ14Ńŵ16ĺƿ17iŲ24L27ǝ39ƙ40R41ŭ
~eeke	72 8Ɯ10ǎ13ƿ14Ų17ť18ŭ21R39k
~eeks	73 -7X8ǎ9Ńŧƃ11Ǩ12ŕƤǝ13T17Ɵ22Ľ23ŵ
~eel	59 -16ǂ-11ŗ-10ǩ-8ǡ7Ǩ9Xŀžǟ10tĵņŧƛ12ŋ13ǁǐ15şŷ16Ź18ŎŽ20Ţ21rƞ22Ƹ24ųŵ30ŇŨǚ36Ƭ
~eel>	63 -9ŀ-8ǡ7ĸ8Ƭ10žǟǨ11ņŧ12ĵƛ13ŋ15ƞǁ16Ũ18Ź19ŷ20Ŏ21ŢŽ24r27Ň29ų
~eeli	78 -15ǂ7ł8Ň9x12iŀ17t21Ũ22Ƹ
~eels	76 -12ŗ10ƞ11X12ŀ19ǐ34ŵ37Ƭ40ǚ
~eem	85 10Ǩ12Ƣǌ34Ǔ
~eeme	85 10Ǩ12Ƣǌ34Ǔ
~een	46 -12ş-11ų-10OƦ-9NŨŪ-8ķ-7cŜƲǎǚ7kł8tvżƂƋƾ9jŮƖƘǅ10ŶƸƿǂǜ11ňƊƴǘ12ŏƌǒ13ŕ14Ż15f16a17ŝ18ő20ņ21ţ22l23Ƴ24Ÿ27ǩ29i30Ƽ32ǟ33š37GS47Ź
~een>	47 -12ş-10OƦ-9NŨ-8Ū-7cųǎǚ7ł8kżƋƾ9tƘǅ10jŮƸǜ11ňŶƿǂ12ŏƊƌƴǒǘ15fŻ17a18őŝ21ņ22lţ24Ƴ25ŸŹ28ǩ30i31Ƽ33ǟ34š38S39G
~eena	73 8Ƃ12ŭ15ź20v29Ź
~eens	89 8Ƃ10Ź13ś
~eent	87 9Ń10Ǥ11Ɩ28ŕ
~eep	51 -14ǐ-12eĶ-11ĴǇ-9ŭ-8p-7RŇŘŷƃ7ĻŌœūŬǩ8tŉũǨ9Ũƀǘǝ10PWľƝƤƮǙǟ11ŀłşǒ12ŋų13YŚſ14Ǐ15ŝƥǛ16oĿ17ƊƼ19Ţ20n21Ž22ō24ƧƷ25Ǘ34Ǡ35ŰƵ38x
~eep>	54 -14ǐ-12eĶ-11tĴǇ-7pŘ7VX8qĸŌūŬ9ŉ10ŨǨ11ĻœƀƤǙǝǩ12WşƝƮ13łŋ14nYų15Ś16ſ17ƥǏǛ18Ƽ19oƊ25ō27Ƨ28Ʒ29Ǘ32Ƶ45Ű
~eepe	81 22ǘ23Ǡ
~eepi	70 -7N8Ƶ10ľŢƶ12ũ15ŽǠ17U21ŀ25tǟ43x
~eeps	75 -11Ű-7R8Ǣ9ƛ11Ţ12n14cƻ17ǒ23Ŀ24P26ŝ
~eer	71 -9ŵ9e10ŀ12iq13ƀ21Ǐ22Ə27V30ƿǛ
~eer>	77 -8ƿ14ƀ23Ǐ30V32Ǜ
~eers	81 -10ŵ14q20Ə42ƿ
~ees	61 -12ƈ-10Q-7Wƙ7ǐ8ǉ10Œ15j16ǣ19Ǒ22ǈ37Ǉ43Ƒ
~ees>	61 -12ƈ-10Q-7Wƙ7ǐ8ǉ10Œ15j16ǣ19Ǒ22ǈ37Ǉ43Ƒ
~eet	55 -8Ľ-7RƤ7EǙ8hUŀŚŢƦƿ9wOƶƺǀ10PƊƞ11Ə12ǐ13ŧǃ14GŜ15łŬ16t21Ű27Ɔǋ28ƙ42M51D
~eet>	57 -8Ľ-7R8hEU9wŀŚƦ10Ɗƶƺǀ11Pƞ12Əǐ14Ŝŧǃ15G16łŬ17t22Ű29Ɔƙǋ40DM
~eeth	87 8Ǉ10ƫ15Ţơ
~eeti	81 13Ǚ15O
~eez	89 17ķƛ34j
~efe	78 -8m7ź17Ĵ30K48ļ
~efer	79 17Ĵ31K48ļ
~efi	64 9Ƨ12Ʀ13UƬ17Ɨ32ƫ34W
~efic	68 33ƫ
~efit	76 11Ƨ15Ʀ18Ƭ41W
~efo	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
~efor	56 -10ũƒ-9wōŒ-8Ŧ-7Ĵşƭ7iIŀŠŢŵƈƕ8ĽŋƖƲ10ǧ11ŉŧ12ŖťǕ13uƫ14aŊƄƽǓ15O16Ń17LTŁ18Ǌ20ƴ23J25ƅ26œ32ņ37Ř
~efr	87 16ǋ17ǌ19Ľ
~efro	89 16ǋ18ǌ
~eft	68 -16ŀ-11Ʈ8fţŤ9lĸ10ķŖƎ12Ķ14Ƨ16ōŕ18Ţ19ŝ20Ɣ23Z24ƶ27ƀ29Ŭ
~eft>	68 -16ŀ-11Ʈ8fţŤ9lĸ10ķŖƎ12Ķ14Ƨ16ōŕ18Ţ19ŝ20Ɣ23Z24ƶ27ƀ29Ŭ
~efu	87 -8ŐŨ23Ǚ32ũ37ƴ
~ega	73 -10ơ8fĹ9ǌ11ŋ15Ʋ21ǡ22ǃ23ǆ27ƶ
~egac	89 33ƶ
~egal	78 -10ơ9fǌ12ŋ16Ʋ25ǃǆ
~egat	87 26ǡ
~ege	66 -8ů13Ɯ24ź35y40Ʊ41m
~ege>	66 -8ů13Ɯ22y25ź41mƱ
~egg	86 10ǔ18Ķ22Y44h
~egi	78 -7ũ11Ťƕ15ǖ17Ō21ǃ22Q28Ǌ29ū
~egis	81 16ǖ23ǃ29Ǌ31ū
~egr	78 14Ŷ17Ʊ19j46m
~egre	78 14Ŷ17Ʊ19j46m
~egu	74 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ16ơ17Ų33ǔ
~egul	74 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ16ơ17Ų33ǔ
~ehe	85 37ƀ
~ehen	85 37ƀ
~ehi	60 -9ƕ-7ǥ7ŵƀ8Ŷžƃƙ11uū12Š14Ƴ16Źƶ17pŰŷ21Ŭ22Ż24Ŵ31Ūǐ36ų
~ehic	64 -9ƕ-7ǥ7ŭżǦ9ŵŶžƀ12ū13Ż14ų19Ű22Ŭ26Ŵ33ǐ34Ū
~ehin	71 10ƃƙ12Ż14u16Š17Ƴ19ƶ20pŹ21ŷ27ų
~eho	67 -15ų-7Ǌ11o12Ş13Q14Ū17ƏƮ21ǋ23n24T27ŷ
~ehol	68 -15ų-7Ǌ14Ū18Ʈ25nT28ŷ
~ehou	87 18Q22Ə28ǋ
~eic	89 36ń
~eico	89 36ń
~eig	63 7GŁƒƤ9ļŅƙ10ł12B15ŕǂ18Ǎ19Ɯƞ29Ŀ33C60ƺ
~eigh	63 7GŁƒƤ9ļŅƙ10ł12B15ŕǂ18Ǎ19Ɯƞ29Ŀ33C60ƺ
~eil	85 16Ŀ22h26ƛ27X
~eili	87 17Ŀ26ƛ28X
~ein	70 -14ǔ-9ǁ-7O7ǝǩ8lƱƼ9cķŊŶŽ10H12F13t16ŭ19ǆ23Uǟ24Ş35ŋ
~ein>	83 -7e9ƱƼ11Ş12H16ŋ24ǆ
~eing	73 -14ǔ-9ǁ-7O8ǝ9lǩ10cķŊŶŽ13F14t16Ş17ŭ20ǟ23ŋ26U
~eip	83 25Ƙ30Ǌ
~eipt	83 25Ƙ30Ǌ
~eir	61 -10ǧ-9ŭ-8oP-7pş7wxƃ8ŚƳ9ľ10z11ŝǗ12ŧ14yǕ15ƢǑ16ǐǓ24ǘ28v30ŔƱ35ǈ47Ņǒ
~eir>	62 -10ǧ-9ŭ-8opP-7ş7wxƃ8ŚƳǘ9ľ11zŝǗ12ŧ14y15ƢǕ16Ǒ17ǐ23Ŕ29v31Ʊ34Ņ36ǈ49ǒ
~eird	89 7m24ǘ
~eirs	87 -7Ŧ10Ŕ16Ǔ19Ņ
~eit	82 -13ƪ9r13ƽ14żǍ20Ŭ
~eith	82 -13ƪ9r13ƽ14żǍ20Ŭ
~eje	89 14ſ19ƴ
~ejec	89 14ſ19ƴ
~ek>	56 -10t-7ǩ7ƕ8ũơ9gů12P13Ɩ14Ńŵ16ĺƿ17iŲ24L27ǝ39ƙ40R41ŭ
~eke	72 8Ɯ10ǎ13ƿ14Ų17ť18ŭ21R39k
~eken	72 8Ɯ10ǎ13ƿ14Ų17ť18ŭ21R39k
~eks	73 -7X8ǎ9Ńŧƃ11Ǩ12ŕƤǝ13T17Ɵ22Ľ23ŵ
~eks>	73 -7X8ǎ9Ńŧƃ11Ǩ12ŕƤǝ13T17Ɵ22Ľ23ŵ
~el>	56 -8ǡ-7ŝƱǖ8ņžƌƣǟǨ9Ɓǔ10ĵƛ11AŋǕǩ12ƋƩǁ13Ũƞ15mŹƆ16Ŏšŷƾ17ŧŽ18ŢƟ19Ɗ20r21ǀ23Ň24Ū25ų31Ƶ39Ƥ
~eld	75 -16ő-8G-7ƚ7ű9J10P11ĸ12ŚƁ14ǈ16Ʋ18ū20a26S
~eld>	77 -7ƚ7Ŏű9J11ĸ12Ɓ13Ś14ǈ16Ʋ18ū20a
~ele	69 -8Ɛ7ĴƂ8s10KP14ƣ15qǩ19ş21Ǒ23Ž25š27Ƌ
~elec	74 -8Ɛ8Ĵ11P13K17q23Ǒ30Ƌ
~eled	87 33š
~elem	87 31Ž
~elf	57 -13ŗ-10Ʈǜ7PĴŶƑƾǠǢ8tŢƓƘǚǣ9ƀƯƻ10VǑ12Ǝ13C14cƷ15Łƕ16ţǉ18Ǉ19Qō21nƢ22HŦƦ27g
~elf>	57 -13ŗ-10Ʈǜ7PĴŶƑƾǠǢ8tŢƓƘǚǣ9ƀƯƻ10VǑ12Ǝ13C14cƷ15Łƕ16ţǉ18Ǉ19Qō21nƢ22HŦƦ27g
~eli	59 -13R-12ǂ-7ž7lMŀŉ8iSƬ10Ÿ11Ķǩ12t15ŨƯǕ16Ƹǋ17ǡ18ƌ21Ń26Ǜ35ǐ44Ų
~elie	79 8Ō9m11lMƬ12S14Ÿ21Ư28ǩ
~elin	72 -14ǂ-8ǩ7ŇƟ8xǚ10ŀŉ11i15t19Ũ20Ƹ23ƌ27Ń
~eliv	64 -13R-8ž7Ɲ17Ǖ19ǡ23Ǜ39ǐ50Ų
~ell	40 -15ĺŇř-14ǥ-13ǐ-12ş-11Lł-10cdo-9GXZŌśťƣǝ-8vTĵŉŻ-7aDŦǠ7jENĴŰżƘƭưǣ8FŢƎƨ9pUŝƐƥƳǆ10Ŝǃ11gņŨƴ12ušƕ13IƄǑǛ14kŊŔſƵ15ƒǩ16PĹŅ17ō18bƷ19xŤƝ20Ɠ21ű22ńǄǟǨ23Ŷ27Ŗǔ28ƊǦ29tB31Ľ32HǞ34Ƃ
~ell>	42 -14ĺŇř-11ł-10Lĵǥ-9cGǐ-8oXZŌśťŻƣǝ-7vTķŉş7Sƕǖ8jEĿŨŰƜƭǣ9FNĴŢżƊƞư10UſƥǆǛ11p12Ƴ13bu14xŝ15ŊƄǞ16k17ŔűŶ18Pńƒ19IĹōƝƷ20Ľ21Ť24ǄǟǨ30ǔ31Ŗ33tB36H
~ella	60 -8ş-7ǥ7ſǓ8gǃ9xŅǩ10Bń11Ƙ13ņŜ14Ǒ30Ɗ42Ǧ60Ƃ
~elle	79 11űƸǃ14b15Ɛ16Ŷ18š
~elli	74 -8y8ŨƝ11ĸ12fsƨƴ14Ņ35Ǟ37Ɠ
~ello	87 9w24Ƶ29Ľ31ǩ
~ells	87 -7I9KǛ13CƎ14ƕ
~elo	71 7ƥƴ8ǀ14D17Ǐ23Ɗ33H35Ɨ36m
~elon	81 8ƥƴ20Ǐ41Ɨ
~elor	82 43m
~elow	89 10ǀ29Ɗ
~elp	66 -8i-7ŏ7ǜ8vŀƱ10ŝ11ŢǑ12Œ13ǈ16s20ĵ22A24ň32Ǉ34zĹ
~elp>	69 -8i-7ŏ7ĺƯ8ŀǉǜ9vƱǩ11ŝ12Ţ13zŒ14ǈ17s21ĵ25ň28Ǉ37Ĺ
~elpi	87 31z
~elps	87 -8Ł8Ǉ10c30A
~elr	73 39Ƙ
~elry	73 39Ƙ
~els	52 -20ǩ-11ƈ-10ŗ-9Ǘ-8ŹƯ-7Vŏ7ŎǑǥ9hŀŉƼ10Ɖƻ11FŴǋ13ŢƙƢ14ųƥ15Hǝ16Ʈǈ18ŷ24nƬ25Z26Łǚ36ş39ŵ40ō43ń
~els>	75 -15ƈ-12ŗ10Xƞ11ŀ16Ɖ17ƻ19ǐ34ŵ37Ƭ40ǚ
~else	54 -17ǩ-9Ǘ-8Ź-7Vŏǐ7ķĺƘǑ8Ŏǥ9ŉ10hƼ12FŴǋ13ŢƢ14ƙ15ƥ16Hǝ17ųŵǈ18Ʈ21ŷ25n27Z29Ł37ş42ō46ń
~elt	86 -8Ƌ7ƭ10jǅ13pŻ24ǃ
~elt>	89 7ƭ11ǅ13p14Ż
~elv	78 11Ō12ax24Ř
~elve	78 11Ō12x24Ř
~ely	70 -15Ƽ-12S-8Ť-7A7UƓǙ9Ɛ10żǂ11ĺţƯǏ13Żǚǣ14Ǖ15ǟ16ǜ17Ƙƾ18ũ23Ƹ
~ely>	70 -15Ƽ-12S-8Ť-7A7UƓǙ9Ɛ10żǂ11ĺţƯǏ13Żǚǣ14Ǖ15ǟ16ǜ17Ƙƾ18ũ23Ƹ
~em>	48 -22ǧ-15a-14Ŷ-11nŨƗ-10ĽĿƃ-9m-8qGķǅ-7cBOĺĻľŊōŎŐƱ7egŜšŪŬűŽƬ8Ƅǋ9ŷǛ10şǘ11xžǕ12Eƶ13żƎ14ǐ15Sơ18Ǘ20vǓ21w23ŧ24ŒǈǑǒ26yœ27ǚ29Ƙ30Š32ő37Ư44Ţ47Ş61ŝ
~ema	58 -9Ǡ-8D-7ǩ8ƄƙǗ11q13ǧ16ĽǕ19Ž21ư29ś36K39ǘ40ǈ58J
~emai	60 -9Ǡ-8D8ƄǗ13ǧ17ĽǕ31ś38K41ǘ61J
~emat	79 28Ž31ư
~emb	69 8t9xB10œ12ǅ14E17h27ř29ƶ42Ľ
~embe	69 8t9xB10œ12ǅ14E17h27ř29ƶ42Ľ
~eme	54 -21Ǐ-13g-9Ʊ7xœƁ8ƖƝư9ǅ10ĸľ11EŚƌ12ƥ13ƪ14ƛ15ǀ19Y20Ǔ22ƶǢ24t25ǌ33ĽƓ37Ķ42Ɗ
~emem	70 8t9xB10œ12ǅ15E30ƶ45Ľ
~emen	57 -21Ǐ-8Ʊ9ƁƖƝ11ĸľ12Śƌ13ƥ14ƪ15ƛ19t22Ǔ23Ǣ27ǌ36Ɠ40Ķ45Ɗ
~emer	83 12ƃ32Y
~emi	74 -11ũ7ǝ9X10œ13ť15Ǥ17ǚ29Œ
~emic	86 -11ũ8ǝ16ť20ǚ
~emiu	77 10X11œ16Ǥ30Œ
~emo	80 16ĽǄ45ƌ
~emod	83 47ƌ
~emp	57 -10ţ-9ő7ǉǐ8Ʃǥ11Vǘ12ƣ14ǈ15Ǒǣ18qƧ20Wǜ22S25Ǉ29Ɵ33Q
~empl	58 -9ő7ǉǐ9ǥ12V14ǈ15Ǒǣ18qƧ20ǜ21W23S26Ǉ34Q
~empt	81 -11ţ8y18ǘ44Ɵ
~ems	80 7Ƹ9ǂ10Ƌ11xƛǜ13Ƽ16Ƙ
~ems>	80 7Ƹ9ǂ10Ƌ11ƛǜ13Ƽ16Ƙ
~en>	33 -18Ł-17Ū-16ƃ-15Nş-14ŀơǃ-12TŞƉƦƵ-11FYǗ-10XƀƥǄ-9qķƗǠ-8DŅŚůųƝƨǚ-7BIQŴƱǊ7Ɯǔ8AĺŎśƯǀǛ9iŶƮǏ10OĿŖƈƸǜǣ11drƽ12fŔŗũƐƭ13gł14vRǅ15ƹǟ16VņƋƾǒǩ17ĶŢƴ18Żſƛƫ20ōŲƅƿ21żǙ22sŜ23ƧƼǂ24šţƌ26yŃƳǘ27ǝ29Ɵ30ŸƖ31Ź32ť35L38ǎ41G43őŕ45S
~ena	70 8Ƃ9h10Ɵ11ŭƣ12Ƣ14źǓ18v24Ɯ26Ź27F
~enag	73 8Ƃ12hŭ15ź19v29Ź
~enan	83 -10Ǔ12Ɵ13ƣ15Ƣ29Ɯ32F
~enc	62 -9Ń-8Œ7ř8n9Kŧ10ƍ11ł13ǣ14ŨŻǅ16Gň18ņ23Y26ƕ28ǡ35ǩ37Ƒ
~ence	64 -7Œ7Ə8n9Kŧ10ƍ12ł13ǣ15ŨŻǅ16ň17G19ņ27ƕ29ǡ39Ƒ
~ency	83 8Ľ12ƃ16Y
~end	47 -16ơ-12Śǎ-11sŒǆǈ-10ĴǏ-9nHWŖƦ-8œƁƗǓǠ-7yMũǒǜǝǩ7ZĵūŲƿ8ŰƢƴ9uzKĿŬŭƜư10Ō11RƈǢ13ŐƧǤ14lGŠŦƯ15Aǌ16SŔ17Ÿ18ťƷ19ųƄ20J22b23I24ǧ26Xļ27k28Bż33ŕ35ś37ƪ40Ǖ53ƕ
~end>	52 -22ǎ-16ơ-10LǆǏ-9sĴŒŚ-7HMŐœƗƤǓǠ7Ŝ8iIƪƵǅ9aĵŭ10lZƿ11K12z13ĿƈưǢ14Ō15ǧ17GŠǤ18Ŧǌ19BS20ŔƕƷ22ťų23J25A26bś29ļ33X36k
~enda	87 14I15L18Űǚ
~ende	64 -9ǩ7ļ8lNţƫ9Ƴ10ű12Ǒ16Ŭ25Ÿ27ƪ34Ƅ42ż49ƕ
~endi	82 -7Ʀ8ƕ9Ľ10ĺ16I19ƴ20ŕ25ś
~endo	82 66Ǖ
~ends	67 -9ǈ-8Aǅ-7knW7eƢ9ƃƜ10Ʃ12Rǎ13ř14ūƤ15ŲƯ16ǧ17B21u22Ƨ25ŕ27Ő30ƪ
~ene	50 -13Ƣ-11ž-9Ŀơ-7Łŗ7Ǩ8ƛ9ŨƦƮ10YōśǤ11iņƬǧ12Ǔ13Ơ19Ƴ21ǅ22ǡ25ŜŤ26WĹ31Ƥ37š39ƫ51ŕ
~ened	60 -9Ŀ-8Ł-7ƽ7ĺƤƨǣ9ǜ10Ǩ11ƛ12ƮǤ13ĹŨ14iYņō15ǅ17ƫ19š28Ƴ32Ť
~enef	65 9Ƨ13Ʀ15Ƭ33ƫ35W
~ener	73 -15ž-7ŗ8Ƹǖ14ǅ18ǧ19Ǔ33ǡ
~enew	61 -12Ƣ-9ơ7Ǟ13ś17Ơ20Ĺ26š31Ƥ32Ŝ65ŕ
~eng	75 -7Ÿ8S9hǀ13ƃƘ16ű23ƭ24Ų28f
~enga	85 16Ƙ32f
~enge	83 -7Ÿ11hǀ15ƃ27Ų
~eni	71 -7i7rǈ8MĿ9H10gŰ15R17ǎ18P20ũ24ƴ29Ǟ36L
~enie	87 10M30ƴ
~enin	75 -7iŤ7rǩ8Ŀ10H11gŰ16R18ǎ21ũ31Ǟ38L
~enis	89 11ǈ24P
~enj	82 -8P11ǟ21g24t43U
~enjo	82 -8P11ǟ21g24t43U
~enn	87 -7I7Ÿ10m12c13CƵ
~eno	70 -9ǡ7ŹƯ9ŀ10Ŏ11Ɨ12rĶ13ŷ14Q15y16j20ž22ť25ƌ32Ƭ
~enou	72 -9ǡ7Ư8Ź9ŀ10Ŏ11Ɨ12rĶ14ŷ15y17j21ž23ť33Ƭ
~enov	89 32ƌ
~enr	89 39W
~enro	89 39W
~ens	51 -12ő-11nĺ-10Ʈ-8V-7IłŕŤ7XĻŗ8ƄƎƗƺǊ9osYǛ11dū12aǄ13ưǀ14RƘ15ƧǨ17ſ18ǝǩ19ƀ21ǣ26ĸ27Ź30ĶňŷƷ32Ǐ51Ÿ
~ens>	62 -11ĺ-8V-7ŤƌƮ7ǒ8vƃ9wŢƙƛ11Ļƨ13CǨ15ŗ16ĸǄǣ18R20Ƨ23ſ24Ʒǝ28ǩ34Ǐ
~ense	57 -11nő-7ŕ10sYƄǊ11oƺ12Ǜ13ū14d15ĸǀ16aư26Ź35ňŷ58Ÿ
~ensi	71 -8Ǝ-7m7Ǐ8ź10Ŋ11ǣ12X13Ɨ19Ʒ21Ƙ28ƀ45Ķ
~ent	35 -17ǈ-15Ƅ-13XŇ-12ƒƧ-11ĻĿƨ-10vŁƸǂǃ-9gjTYłŦŪƙ-8afhiswŅŌƇƭƷƻǉǊǡ-7opyBORňōřŶƶǎǙǠǣǧ7ƅǒ8ŠǇ9ZķńŝƫƮǞ10ļľƓƖ11ťƃƤƳ12Ŭ13ĴŃǖǜ14uƔƩǓ15ŐŞũ16Ŝƽ17ĽƁǘ18lĺš19œ20ĶŤŵźƊ21Nőűżǅ22ŕƗƝǆǗ23Ŕ24Ɯƣǚ26Ǒ28zŏƥǢ32Ǐ33ơ38ņ39ǔ44Ƣ49F64Ơ
~ent>	39 -18Ǎ-16ķ-15ǈ-14Ƅ-13n-12Q-11XƒƧ-10ĿŇ-9vĻń-8jPŦƙǊ-7gsTYłŅŪƇƌƨ7ĺŀƳƼ8tƏƗǦ9DűŽƃƕƝ10KƩǥ11ƅ12ŜŠũǗ13GļŃŐƫ14ľƔ15ŏŕŝǓǚǞ16uƓ17Ľťǜ18Ƣƣ19š20Ǒ22Ş23lǘ24Ɗ25œź26NĶőơƥ27ŤǏ28FŔ29ņ35Ɯ36ǔ67Ơ
~enta	68 -16F-12Ơ-8Ǔ7ƚƤ8P10W16Q20ŵ31Ƣ37ķ60Ɓ
~ente	72 -20ǌ-12ǐ-8ǥ7şƸ9c11Ƥ12ƥǒ14ǩ15ĹǇǋ20Qŏ22Ǒ24Ƣ26F35ơ
~enth	87 9Ń10Ǥ11Ɩ28ŕ
~enti	71 7ƴ8ĺĽ9d11nAżƢǔ14Ŗū17ńǄ41ǆ45F
~entl	77 -11ǩ12Ɓ13Őţũ15ŎƳ21ĺ22ŧ24ŏ
~ento	81 14Ǣ23Ɨ26Ɲ27Ǐ
~entr	87 9Ǎ12ƣ
~ents	51 -18Ƹ-13ŗ-10Ɠ-9ơƼ-8ǂ-7ƎǄ7ƦƩ8ķŠŵƜƥƯǓ9UŜ10ƃƌƮ12Ƙ13Ɲ15Zńŭǔ16ǌ17ĵŬƗƠǚ18Ĵǖ19Ǘ20ņż22ű25ƽ27Ǎ32Ǣ36z
~enu	79 10ǧ15X21Ǜǩ37Ǌ
~enu>	89 17X24Ǜ25ǩ
~enue	82 10ǧ38Ǌ
~env	87 -7L13lƞ17D22ǩ
~enve	89 -7L14l18D25ǩ
~eo>	85 8Ɨ12g37M
~eon	80 -7šƶ8ķ9Ł11Ɠ12ư13ſ14ǚ15ǅ19Ƴ24A
~eone	80 -7š8ķ9Ł12Ɠ13ſ14ǚ15ǅ19Ƴ25A
~eop	58 -9U-8Ǖ-7AƃǄ7Ţƿǜ8bĺŗşŮǡǤǩ9ņſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ21Ǚ23ǈ26Ǉ27Ǘ30ǝ
~eopl	58 -9U-8Ǖ-7AƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~eor	85 -7I10l13Ÿ17yC
~eorg	86 -7I10l13Ÿ17C18y
~eow	77 -9ŗ10Ĺ11Ɠ24ƕ28F29ǔ
~eown	77 -9ŗ10Ĺ11Ɠ24ƕ28F29ǔ
~ep>	53 -14ǐ-12eĶ-11tĴǇ-10ŭ-9S-7pŘƃƜ7q8ĸŉūŬ10œŨƀƤǙǝǩ11WĻžƝƮ12nłşǞ13ŋųǅ14Y15Ś16ſƥ17ƼǏǛǨ18ǘ19oƊ23Ư24ō26Ƨ27Ʒ28Ǘ31Ƶ44Ű
~epa	70 8fƎ9Ŕ13ư14şũ18Ǆ23ƏƘ24Ř32Ŧ
~epai	80 11Ŕ12ư17ũ20Ǆ36Ŧ
~epar	74 9fƎ15ş24Ƙ25ŘƏ
~epe	65 -7n7Ʊ10I11Ǒ16ũ17ǘǠ18u20z25Ŀ29Ư
~epen	68 -7n8Ʊ11I12Ǒ19u21z26Ŀ31Ư
~eper	81 22ǘ23Ǡ
~eph	87 7h11s14I20ǩ25ų
~epi	70 -7N8Ƶ10ľŢƶ12ũ15ŽǠ17U21ŀ25tǟ43x
~epin	70 -7N8Ƶ10ľŢƶ12ũ15ŽǠ17U21ŀ25tǟ43x
~epl	61 -16ſ8žǏ9ĺƮǋ10HƑ11ƥ17ƈƋ23Ɨ28ƓǢ32Ɛ35Ƶ62ǜ
~epla	62 8žǏ9Ʈ10HĺƑǋ11ƥ17Ƌ18ƈ23Ɨ28Ǣ29Ɠ33Ɛ37Ƶ
~epo	78 -10Ƙ-9ǩ13ǉ15ǋ16Ż21ĵţ25ź
~epor	79 -10Ƙ-7ǩ13ǉ17Ż21ĵţ26ź
~eps	71 -10Ű-7R7ŘǢ8ƛ9Ť10Ţ11n12ƻ13c16ǒ20Ŀ22P23u24ŝũ30Ɯ
~eps>	71 -10Ű-7R7ŘǢ8ƛ9Ť10Ţ11n12ƻ13c16ǒ20Ŀ22P23u24ŝũ30Ɯ
~ept	72 -14D-11ōő-7Zŋ7Y8Ǘ11ƃ14ŶƐǈ19ŀ20ƒ24ŝǖ27Ű37ƥ
~ept>	73 -14D-11ōő-7Zŋ7Y9Ǘ12ƃ15ŶƐ20ƒ24ŝǖ28Ű38ƥ
~equ	63 -10Ɠ-7Ƥ9Ǚ14ĵƔƝ15ơǌ17Ľ18ƫǢ20Ǔ21Ǟ32ķ40Ǐ
~equi	63 -9Ɠ9Ǚ14ĵƔƝ15ơǌ18Ǣ20Ǔ21Ǟ32ķ40Ǐ
~er>	28 -36d-34Ƹ-25Ĺ-20ŌŠ-18ƗƤ-17Ɲƶ-16ŀƦ-15mƔƻ-14ůƈƞ-13lGŇ-12YŘ-11ǄǅǑ-10Ƭƾ-9ƌƢǋ-8ŕơƪư-7biŃžƇƖƭǢǥ7crƧƹǐǓ8ľłǏǖǗǤ9vńżƩǌ10Vǀ11nFţƲ12sAņŎƠǆ13CEŬƊƮǩ14Ÿƽ15hŽǞ16HLŒŤǁǇ17PQXĽūǣ18eyKUŜ19jļ20xBŦŮŲƂƋƜƷ21ŖŢ22wzųŹƟƼǕǘ23řƒǊǨ24IZǦ25şŻƕƴǂ26Ő27pƨ28ǜ29Ǜ30Ƴ31qŴźƿ33oƑǡ35t40ő43ƙ48Ņ52ƛ
~era	50 -15Ʃ-14Ǐ-11ň-8D-7NSĻű7MŉƄƪǘ8ƭǉ9ŐũƦ10Šǒ11źſƨǌǧǨ12ž13ŷƳ14ŃŪƘƚ15WƀƁ16ľŚǚǝ18ƧƬǅ19ŗǓ20ǋ22šǡǢ23ŏ26Ƹ29Ɠưǥ31Ǝ
~era>	87 16Mũ18Ǝ
~erag	53 -14Ǐ-11ň7XķĹŝƃƘǓǣ8ŉŕƄƪǉǘ9ƭ10Ő11Ʀǥ12ŠźſƨǌǒǨ15Ńƚ17WŚƀǝ18ľƁǚ20Ƨ22Ƭ24šžǢ26ŏ29ŗ32Ɠ
~eral	66 -17Ʃ-13žƃ-8ŗ7ĺǖ16Ƴǧ17Ǔ26ǥ29ǡ37Ƹ41ư
~eras	81 -8ƛ18Ƙ36Ǝ
~erat	82 -9D-7S7ǡ10ǃǇ23ŷ33ǅ38ǋ
~erc	64 -15Ř-12Ƃ-9Ɔǈ-8Yƿ-7Ƌ7Qǋǖ8ĶŐǌ9ǥ10Ǒ13źǆ14Ǎ15Ǧ16Ǜ17Ĵ19ǔ21œ22ŽƚǢ41Ǆ
~erce	71 -16Ř-10ǈ-9Y-8ƿ7Ŕ8ǖ9Ķ10ǔ12Ǒ14ź15ǆ18Ǜ19ĴǄ24œ25Žƚ
~erci	73 -14Ƃ-10Ɔ-8Ƌ8ǋ9ŐǢ10ǌ11ǥ12ǔ16Ǎ19Ǧ27Ǆ
~ere	31 -29Œ-19ǎ-17TťųŶ-16Ƙ-15Ǒ-14xŀ-13pǅ-12OŐǇ-11t-10bĴƇǌǟ-9vƅƌƖƮǊǣ-8eLNĺŁƕǆ-7zĻƒƓƺǉ7mĵĶţżƼǓǔ8UŔŠƎƜƨƩǩ9dYĸĹňřŸƄơǕǦ10ikFWXƃƙ11ŅŇŌŢũƗƧƲ12uŧƏǛ13JŖŤƂǈ14ŘŨƾ15ŉ16ƀƉ17ŏšǨ18ƶǃǗǢ19sōŷƪ20fSǋ21HŚǄ22Ʊ23nļŜſƁƍƝ25VƟ26jDƦǝ27QŰ28lŝƞ29Ǎ30Ƥ32CM42Ɗ53G
~ere>	32 -25Œ-19ǎ-17ĺŶ-16TųƘǅ-15Ő-14xKǟ-13ŀť-12pǇ-11tOƒ-10ǌǑ-9błƅƇƖ-8eĴƌƮǊǣ-7vLŁƕƺǆǐ7qŌŵżƀƷǀ8rĵĶŊŘţƼǓǔǢ9UƣƩƶ10dYŉřŸƏƜ11ƂƃƙǃǦ12kFXĸƲƾ13iuWŅŢƎƗƧƪǛ14JŤǈ15ƚ16ǋ17ŨƉƦ18Ǎ19HōƁǗ20Cļšǩ21sSVŷǨ22ſ23fŚ24nƍƱǄ25ŜƝ26Ɵ27l28jDǝ29Ű30ƞ31MQ32Ƥ34ŝ44Ɗ50G
~erea	83 8M13ƣ15ǋ28C
~ered	60 -15ƣ-9Ǒǩ-8Ľ-7ťƚǏǨ7ļƾǡ8ƒ9ǒ10GşƁǟ11mƭ12Ňƪ14Ĺľ15Ŏ16Ŗǃ18ƀ19Ʀ21ƶǢ22lŌ25ŉǍ26ƨ30ŏ
~eren	66 -11ƚ7ǘ8Cǅ9Ŏǥ10łǕ12V17Ş19Kňŧ20Ř21ĺŔ23ũ
~eres	78 -14ǩ9ķ11HĹƪ17BƔ18Ňơ22Š
~erf	79 7a8D9ř10ŕ13i15Ļ21Ş25ƛ
~erfe	81 7a8D10ř11ŕ15Ļ22Ş
~erg	80 7Ɗ11ƃ20x30Y
~erge	83 12ƃ32Y
~eri	59 -7RĹţ7XŭŻ8lŠŧƽǕ9b11ǐ12ǣ13Ũ14ŀſǅ15Ɖ16ǈ18ņǂ19ŉƶ20Ƈ26Ƽ31Ǜ33Ő46Ų
~eria	89 12ǘ15Ǖ24Ɖ
~erie	64 8X9ŭǂǛ10hlŠŧ13ǐǣ14Ũ16Ƽǅ20Ų21ņŐ
~erin	73 -8RĹ8k9Ɯ10ƶ13ǩ15b18Ő20ŀſ25ŉ30Ǜ34Ų
~erio	81 14ǂ16Ƽ19ƽ30Ƈ
~erl	89 -10K22Ĵ23Ÿ
~erly	89 -10K22Ĵ23Ÿ
~erm	64 -12ţ-8ŗƮ-7Ų7ƌ9Ɯ10W11gŋ12Ǖ14B15ǜ17j19Ÿ20ŕ30Ź55ƭ77Ʃ
~erm>	69 -9Ʈ-8ŗ11WƜƵ16B22ŕ59Ʃƭ
~erma	83 16g30Ʃ
~ermi	78 -14ţ9ƌ14ŋ19ǜ23Ÿ37Ź
~ern	70 -10Ń-9Q-8ǂ-7ť8LVĻľ9Ƹ10Ō11Ņ12ŕǏ13ǖ14ij24Ŀ25ŀ30Ű40ǔ
~erne	89 -9ť15ĿŅ
~erni	80 14VŕǏ15ǖ35Ű
~erno	83 -11Ń8g10Ļ13Ō14L17j18i
~ero	75 -16ť-11P8ǂ9ś12ţ13ū17ř20Ƽ28ǀ38ƈ
~ero>	87 13ţ15ū20ř
~erol	89 10ǂ24Ƽ
~erou	83 -12P10ś32ǀ
~err	74 -12Ǣ7g8w9Ũ10œ11ǐ15ű16ǚ19ǝ22ļ29ŭ30N
~erra	87 13ǐ35ŭ
~erri	89 9gw12Ũ13œ
~erru	86 -14Ǣ23ǝ36N
~ers	42 -23ǌ-18nķ-17ǡ-13dI-12DFRWŮ-11Őŵǋǩ-10Ǧ-9H-8CPXĿŁŕşűƀƁƮǝ-7ĵţƆƬƶƺǁǚ7bĹņŊŗƏƝǘǟ8GƃƐǖ9zƖƜǒǣ10auŋŜŠƇ11KńƂƽǛǧ12pƋ13łžƕƱƼǠ14Mľų15EňŷƗ16źƓƻ17Źơƿ18ũ19Ļ20ż21Ŗƣ22ŴǏǔǗ24ǃǇ27Ʋ28Ǩ29Ǖ30Ǒ32Ƣ33v34A35h37ǆ
~ers>	45 -21ǌ-17d-16n-15ŭ-14ķ-13y-12ǡ-11DFRŮ-10lIŐůŵǀǋ-9Ʃ-8HŜ-7sMŕƁƆƺǝǞ7aĻłŠ8BľŇŏƏƽǟ9xųƨǘ10GĹžƐƝƱǖ11bŗƜ12uzŷƇǒǣ13Kńǧ14ƋǛ15ũƼǠ16pźżƕ17EǕ18ƻǨ19Ɠơƿ20ŹƲǃ21A24ƣǗ25Ŵ26ƢǏǔ27Ǉ33Ǒ34hǆ38v
~ersa	81 14Ļ16s19ŋ23Ʃ
~erse	83 -7Ʈ7Ʒ11ƾ12lǀ18Ƣ27Ǖ
~ersh	85 10ŠƄ15ǆ
~ersi	82 9Ʊ12Ť13ǃ19O20y
~erso	63 -10Ǧ-9ǡ-7W7g8aŖǎ10fTłų11ƃǈ13ľ14J15Ƃ17ņŊŭ19Ǩ22A26Ɨ27Ŝ31M
~erst	76 -9ƀ-8s7ĺ9ũǞ10rŀƖ11żƽ12Ļ14Ţ15ů18Ʋ28Ŗ36ň
~ert	56 -10Ű-8bƁ-7ŴǓ7ǃ9H10ƌƝ13Ƒ14žơ15ź16ŭ17D19Ɨ20T24ķ29ǌ32Ǣ53ǒ68ǧ
~ert>	78 -8Ǔ14ǒ52ǧ
~erti	63 -8bƁ10ǃ15ơ16ķǌ17ź19ǒ20ŭ23T27ǧ
~erts	85 12ǧ40ǒ
~erty	67 -7nŴ7ş8ƍ11H13ķ16Ƒ17ž18ǌ21D24Ɨ42Ǣ
~erv	64 -7ł7fųƱǔ8ƕƼ9ŢǗǞ10Ə11ŝţ15ǀ16Ŝ18ľ19űư23Ŀ29Ǆ30Ǜ
~erve	77 8ǀ9ų10f11Ƽ12ǔǗ39Ǜ
~ervi	68 -7ł7CƱ9ƕ10ŢǞ11Ə12ŝ13ţ18Ŝ20ű21ư24ľ34Ǆ
~ervo	86 12ǀ34Ŀ
~erw	70 -8ƽ7ǂ8evśƈ9nŤƳ11Ƹǃ12io13ǀ15Ǡ16Ś18J37ũ
~erwa	87 -10ƽ7Ũ12Ƴ27ũ
~erwi	87 8ǂ11v14Ƹ
~erwo	78 -7Ű8Ʋ10ś12ǃ13o14i17Ǡ18Ś20J
~erwr	83 10eƈ11Ť12n16ǀ19ũ
~ery	51 -11ŗ-10Ǔ-9Ŋ-8LţƓ-7ƜǏ7Œƽ8ưƼǄǅǖ9ľǑ10iĻŰ11ǘ12nĴōƊ13ŪŭŴǡ14K15U16ş17Ɨ18TǢ19Ǚ20ķ22ŷƻǒ26Ƭ27ů32Z
~ery>	57 -10Ǔ-9ižǏ-8L7hŜƐƾ8cŀŌŐŹƎƽǥ9ưǢ10ų12Œ13Ƽ14Ɗ15Ĵ16Ŵǡ17Ūƻ21Z23T24Ǚ26ǒ31ů
~eryb	67 -7ŗ7xŭżƖǗǘ8ŁŎž9œŰ10ŨƢǩ11n12K13ǅǈ14ķŷ18ľ21Ƭ
~eryo	89 -15ǐ15Ž21ŷ
~eryt	65 -8Ɠ-7Ŋų7KƶǦ8ZƂ9ŝƻ10ĿǑ12Ƭǖ13Ǆ14UǢ15Ưǐ16Ļ21ō24ş25i26Ɨ30ķ
~es>	30 -25P-22Ŧ-20a-19ĺŅ-18ŭ-17ž-16ŝǋ-15Ƃ-14œŸƓ-13iltĴŃƾ-12ƶ-11SŻƬƱ-10MQŔŧƣƮǅ-9GNRVļőśƝ-8UšŵƤƲƴƿǝǟ-7DōŨƌƳǞ7bmuĻũƊ8HŒŮƎǄǚ9syALƃƆƇƠƺƽ10EƏǎǣ11rTŰ12ĵŀ13WŘŹŽƄƩǕǙ14cxłţŪƉǁǦ15şƁƧ16OĽŲŴƙƜưƵǛ17pƋǘǜ18ZƚƯǉǔ19ŞƢǀǑǩ20Ǎǖ21vǒ22hĿơ23ńŕ24ŜƘƨ26ůǏǥ27Ǔ28wǊǧ29ǐ30Ǣ31qǠ32ź34Ǘ38ǈ41o43ǂ45Ƒ48Ł59ų
~esc	74 7ƣ8Ƹ28ƕƻ29Ɣ
~escr	74 7ƣ8Ƹ28ƕƻ29Ɣ
~ese	61 -13ű-12R-10o-9i-8ĵ-7x7ƸǛ8cŖŜƁǜ9qĺƠ11fŒǇ12Nƺǌ13QǞǟ15ŋ16lǩ17AŪ18tŐƒ22nP26U
~ese>	62 -13ű-12R-10o-8i-7x7ƸǛ8cŐŖ9qĺŜƁ10Ơ11f12ŒǇǌ13ƺǟ14QǞ16lŋ17Ūǩ18tAƒ23nP26U
~esen	86 -10ĵ7őŞ12ǜ14Ő16ŝ20N
~esh	89 8Ų17ō20Ľ24ŏ
~esi	63 7Ł8ńƥ9Ƣǔ11Gǈ12ųŴǇ14Ǆ15ŷ16Z18ķǩ20u21Ǎ22n27Ʀ32ŀ40ǚ
~esid	65 8ń9ŁƢƥǔ11G12ųǈ13ŴǇ15Ǆ16ŷ17Z19ķ22uǍǩ23n30Ʀ
~esig	85 55ǚ
~esit	85 -7Ż47ŀ
~esk	83 -14Ǐ10ǈ12V15Ɲ29P
~esk>	85 -14Ǐ10ǈ12V15Ɲ29P
~eso	72 -10ǌ8cŪŰ9nĻŌţǊ10CFƇ11uƧ12Ś13I14Ɣƛ15Ǆ20ƿ21ĵ
~esom	72 -10ǌ8cŪ9nĻŌţŰǊ10CFƇ11uƧ12Ś13I14Ɣ15Ǆ20ƿ21ĵ
~esp	86 10łǌ15Ţ18U
~espe	89 10ł15Ţ19U
~ess	44 -20Ƃ-14ōŪ-12ŗ-9SVǉ-8Ŭ-7ILTŁŏűƓƷ7AEǩ8ľǜ9Mƪƽ10KǛǠ11ǎǢǧ12ţ13ŮŰ14ŎƖ15JłǂǙǚ16Ņǆǐǔ17Ǩ18GǞǡ19ŭǓ21Ǆǅǟ23ũƼǃǋ27i29DUƝǊ30Ǘǝǥ49Ǧ
~ess>	46 -20Ƃ-14ōŪ-11ŗ-9őŨǉ-8uSVŐǏ-7tŬƓ7ŅŝŤǂǔ8EǑ9Aũǜ10Mľłƪ11UǛǠǧ12ǎ13Ǣ14ŮŰ15Ŏ16J17ǐ18ǩ20iGǄǆǞǡǨ21ŭǓ22Ǘ23ǅǟ24Ɲ27ǃǋǥ31Ǌ32ǝ33D52Ǧ
~essa	89 15Ĺ27K
~esse	76 7Ʋ8ǥ9ht10ǚ11CǄ13u15ƽ16iǔ17Ǘ26Ǚ
~essi	71 8ņ9u11őŖ12lP14ń15ŅŇţ17Ƽ19Ő20ǚ25Ɩ
~esso	89 -11ǩ-8Ų11Ǐ19Ɲ43ũ
~essu	78 10ƻ11ł20ǂ31Ƽ
~est	50 -12C-10pŀ-9cŞųŴŵƗƭƳ-8ĺŗůŲ-7PŒŬƻ7ņśƶƿ8ĶƔ9xĿŖ10YŨưǏ11ĽōƞƼ12ŝ14tLUŇ15Ĺ16mBŊƾ17ǁ18Źǎ19Š20Ƙ21wǙ23I25Ɯ26ǔ27vKƏ28ľ31yǟ36ķ37ŉ
~est>	54 -10ŀ-9pŞųŵƭ-8cĺŴƳ-7PŒŗůƗ7łŢƪ8ĻņśƟ9ƿ10ĶĹōƔ11xĿŹư12YǏ13ŠŨƞǩ14ŝ16L17U18mtŇ19ǁ20ǟ21ǎ23wƘ25I30ǔ31KƏ33vľ37y
~esta	80 -14C-9Ų12ƣƲ13ǍǛ17ƶ22ǟ30ķ
~este	82 9ķǂ14Ǚ16ơ22Ƽ
~esti	67 7gķ8dĹ9ĽǕ10Ɠǉ11A15B20Š25Ŋ52ŉ
~ests	82 14Ź27Ǚ37ƾ39Ɯ
~et>	39 -22ǩ-20Ʒ-18Ƥ-17qŒ-16ŭ-15ŝ-13œ-12ŇŕƗ-11lǈ-10yľņťżƔƬǑǞǟǡ-9ōƑ-8FZŏŖƴǒǢ-7ƅƌƟǅǛ7sOSǃǎ8cLXńŧƪƾ9TŴƄƿ10KƆƓ11gtƐƨ12rŶƞ13kHJňűƃƶ14GŸ15xƎƏƚơǕǜ16DŊŞŵƍ17jwŃŻưǋ18ĻśƊƕǆ20ĴķĸŽƵ22ŎŢ23WŘ24Y25Ōƙ26eMƛ27v28Ź31Ŧ33ŀ35Ɩ
~eta	75 -10Z11Ɣ17Ƒ21Ǎ25Ǆ38Ɖ
~etac	87 20Ƒ
~etal	80 23Ǎ41Ɖ
~ete	71 7ǡ12ǂ13ưƽ17y20j23Ǝ30Ů
~etec	85 28Ǝ
~eter	83 15ư23j36Ů
~etes	80 16ǂ17ƽ
~eth	51 -11ũ-9ž-8ĻŌƤ-7yŜſ7mŴƯǉǊǓ8giEPńųƄǕ9rŔ10ĽŖŗŢūŽƬǛǩ11łņŊ12ō13ZƫǨ14ĴşŪŵŶơ15NŘ17ŉƺ18ŏ19ĸŞƶ22Yƨ27ĺŀ
~ethe	72 7ŏƫ8f9ƀ10ƁƵ11u12MơǊ13Z15sǉ16Ĵ28ş
~ethi	52 -12ũ-9sž-7ĻŌƤ7mƦƯǓǖ8PĿŴƄƫǕ9girEńŔ10ūŽ11ĽŖŗƬǛ12łņŊǩ13ōŏǨ15ŪŵŶ16Ř17N18ŉƺ19ĸ20Şƶ23Yƨ28ĺŀ
~eti	64 -9ǩ7ļǟ8ő9Ǚ10ŃƼ11OŜǈ13Ņƭ17t19Ƨ25ń27P29Ķ36V
~etim	85 -8ǩ11ő12ǟ17ǈ19Ń
~etin	80 10ļ12Ǚ14O
~etir	68 8q12Ŝ13ƭ19t20Ƨ29P32Ķ39V
~eto	85 -8CŤǩ10ņ13ǆ14ƿ18Ł60l
~ets	61 -15ń-11n-8Ǔ7sļƓǌ8ĺƯ10ƌƢ11Ǝǣ12Ɓƭ14Ŏţ15ǟ17Ł20ķ22ŶƝ23ǩ28ƫ29Ż30h
~ets>	61 -15ń-11n-8Ǔ7sHļƓǌ8ĺƯ10ƌ11ƎƢǣ12Ɓƭ14Ŏţ15ǟ17Ł21ķ22Ŷ23ǩ28ƫ29Ż30h
~ett	53 -12ǩ-11Q-10œǘ-9BŹ-8ŀ-7hŊŌŐ7ƪ8xPŧǙ9Ɩ10qrľł11jƆǠ12GŞ14pLŇ15KŢƸǂ16o17ƹ18ƨ19ź21Ŀ22UĽ24Ś26Ŕ27bŒ30ƞ41t
~ette	61 -12QŹ-11œ-10ǘ-7h7Ţǐ8asřūǁ10Ŀ12ƨ13qrľ17p18LŇŞ19oKŚ21ƹ22ǂ23ź28Ľ30Ŕ32t33b
~etti	66 -9B-7ŀ7iŭŵŽǝ9ƪ10AŚűƨ11Uƞ12P14Ǚ15Ǡ17tĿ19x22j38Œ
~ettl	80 -8x9G10Ɩ11łŦ17ŧ28ƞ
~etty	71 7SZŕƑ8ƙǐ9W10GōŴŶ11ŨǑ12Ţ16Ɔ21UƸ
~etu	82 7Ǡ9ĺ11Ǌ12ǆ14Tŧ18Ǚ
~etur	83 7fǠ11Ǌ12ǆ14Tŧ18Ǚ
~etw	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
~etwe	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
~ety	69 20ƎƼ59Ǚ
~ety>	69 20ƎƼ59Ǚ
~eve	40 -12Ĺ-11ƽǓ-10rŦƝƸǔ-9yŊƄƓƠǨ-8jkIŃńŠŧŬŹƃƧǏǞ-7stBDOWXĺźƌƤ7ĴķōŢŪſƆƍƑƚǚǛ8őŴ9LUŞũ10gnCŒşŸƯǆǖ11TŤŨǢ12Kŗšŷƻ13mǊ14hƗƜǝ15ŽƊǙǩ16ǥ17ůƲƹƿ18ųŻż19ǘ20HŖƂƛƩ21Ų22Rƙ23ņǜ24ǒ26Ŝ27ƴƼ31Ƭ44ţ45Z
~eve>	78 8Ō9m10l11MŋƬ12S14Ÿ19d24ǩ
~evel	73 -7Ʊ12ƣ14Ŷ17Ʃ21mƆ26Ɗ
~even	60 -9Ĺ-7X7nƿǧ8hŷǣ10ŕƬ11Œ12Ţ13RƯ14ƹ17Ũ18ũ22Ŝż26LǊ31ţ
~ever	42 -11ƽǓ-10rŦƸ-9LSƓƝƠǔǨ-8IŊŕŧƃƄ-7jtyOWĽŃńŬǏǞ7Ŀ8VĴķōŪſƍƑƹǛ9ŏŴƚǚ10U11Cşǖ12gnőŜŤǆǢ13Kƿ14RŗšƩ15ƻ16hTŽƗƜǝ17Ǚǥ18Ʋ19Ƭ20ů21ųƂ22Żǘ23HŲƛ24Ŗţƙ25ņǜ26ǒ29ƴ30Ƽ50Z
~evi	76 -9Ţ9ǌ12Ǟ21ǩ23Ŝ24Ŗ33ƕ46Ž
~evic	85 52Ž
~evie	85 -7Ţƶ14Ǟ24ǩ26Ŝ27Ŗ
~ew>	52 -22Ɖ-15ŷ-13šǋ-11Ŝ-10Ĵ-9jơƩ-8ŏ-7ōƢǧ7BIœŸƀƻ8kƄƕƝǨ9OƲǙ10DUŒƋǕ11ųǑ12ƅ13Ŋǣ14Ɨ15Ĺ16ƌ17GĵţƁƵƹ18Hĺ19ǉ20Źǈ22Ƥ25ƞ26ŕŶƈǇ29iǅ31S38Ǟ
~ewa	63 -8a-7ŭ7Ǟ12š14ś20Ū21Ĺ24ŕ31Ű35Ŝ
~ewal	66 7Ǟ12š15ś23Ĺ25ŕ36Ŝ
~eway	78 -9aŭ8Ə25Ū38Ű
~ewe	67 8Ū11Ŗ12Ɖ14Ŝ17š22Ơ25ƅ28ƛ35Ƙ
~ewed	85 -7Ƣ14Ŗ18Ŝ22š28Ơ
~ewel	73 39Ƙ
~ewer	79 14ŴƉ30ƅ34ƛ
~ewh	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v13ǝ17Ű19ŚŢ21Ŵƥ22Ƥ
~ewhe	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v13ǝ17Ű19ŚŢ21Ŵƥ22Ƥ
~ews	85 -7y9ƹ17j24ǎ34ŕ
~ews>	85 -7y9ƹ17j24ǎ34ŕ
~ex>	74 -10ǧ-8œǃ-7Œ7Ƌ10Ơ12Ƙ27Q37ƫ38ơ42ƣ
~exa	65 -10Ƶ-8ĺ-7pǍ7Ņǃ9Yŀ10Ÿ11šƕ12l13Ǆ16Ťơ17Ƨ18ū20d62ǁ
~exac	71 -9ĺ-8pǍ-7Ŗ8Ņǃ10Y11ŀ12šƕ14Ǆ17ơ18Ť19ūƧ22d
~exam	73 -10Ƶ7J72ǁ
~exc	69 -9ŗ7i9HƸ13Ɩ21Ŗ29ƞ30Ŕ40Ƶ59Ǧ
~exce	76 -10ŗ11Ƹ66Ǧ
~exch	89 54Ƶ
~exci	85 11i12H17Ɩ38ƞ
~excl	87 7ŷ28Ŗ
~excu	89 42Ŕ
~exi	87 17M23Ƶ
~exis	89 24Ƶ
~exp	59 -9ŏœ-7ƎƔƞ7ŬǊ9XY10eƗ11ŎŨ13BŴǅ14ų15ņ16ư17ŇŖƘ19ǣ22ň25Ŋ27ŕ29Ŕ31ĸ39Ǟ
~expa	89 45Ǟ
~expe	65 -7Ǝ7ĽǏ8Ǌ9ŧ10XY11Ǟ12Ɨ13Ŏ14Ũ15ǅ18ư19Ƙ20Ň21ņ22ǣ35ĸ
~expi	82 -11ŏ10Ÿ14e41ŕ
~expl	70 -9œ-8Ɣ-7ƞ9Ŭ16B17ųŴ25Ŗ28ň31Ŋ36Ŕ
~ext	58 -16g-12Ʊ-11ǥ-9Ŗ-8Ŀƭ7Ųǘ8mũſ9Ń11ǖ12ūƫ13ř14kĺŕƂǞ15Ɩƴ16śƤ17HŎǇ18Ƈ19y21ǀǤ22Ǝ23V30Ɓ35Ǎ65K
~ext>	62 -12Ʊ-11ǥ-8ƭ7pŹ8m9ũ10Ńſǩ12ǖ14řūƫ15ĺ16śƖǞ17kŕ19HŎ21y25V37KǍ
~exte	89 33Ƈ
~exti	81 26K32Ǝ
~extr	74 -17g-8Ź8ƶ9Ǧ10Ų15Ƥ19Ƃƴ22ǀǇ27Ǥ39Ɓ
~ey>	41 -15Ńňǟ-13ŭƷ-12aŠŵǢ-11cmǣ-10MŎ-9tĺłńŨǅǞ-8gjHĴŇŉŏƃƜƵǃǔ-7CPĻļĽŪŶŻžſƙƚƢƳǗǡ7TưǏ8rŖźƶǕ9BĸŐŰƁƌǒ10ƾ11zUŜżƈƩƽǓ12iǧ13RǑ14ŢŲƦƻ15Aķš17yƖ18ŗƱ19x20Ǩ21Ɛ22ƅƧ23Ƽ24Ř25Ŧ26Œƕơ28W29wƠƴǖ30vǤ31ƪ35Ņ36Ş43Ŕ48ŝ55Ʈ58ŧ
~eye	86 8ƃ11r14Ŗ18A19Ŷ
~eys	72 8ĿŲ11Ń13v18ơ27ų35Ɩ
~eys>	73 8ĿŲ11Ń14v28ų36Ɩ
~fac	75 -15ŗ-12J-9Ł10ǔ12Ʀ15ł17Ƈ18ǩ20ļǘ24Ƭ25MǄ
~face	80 -16ŗ13Ʀ21ļ22ǩ26Ƭ27M
~fact	83 -14J-10Ł11ǔ17ł19Ƈ27Ǆ28ǘ
~fai	75 -7Ʊ8Ŏ11ļľŒǁ14ŉ15iŀ17ĵ18Ň23ŧ
~fair	76 -7Ʊ8Ŏ12ļľ15iŉ16ŀ17ĵ18Ň24ŧ
~fak	83 13Ŀ53ǘ
~fake	83 13Ŀ53ǘ
~fal	65 -18Š-9Ĺ-8Ʈ7Ň8ť9ǒǞ10ƃ11Ǚ12š13ǡ14ǣ15d17yŘ19ŕƗ20Yƾ21Ɯ22ƞ31Ŷ
~fall	65 -18Š-9Ĺ-8Ʈ7Ň8ť9ǒǞ10ƃ11Ǚ12š13ǡ14ǣ15d17yŘ19ŕƗ20Yƾ21Ɯ22ƞ31Ŷ
~fam	57 -15Ƣ-11Ƽ-7żƷ7Ŀƭ8a9AƸ10hFǅ11zǇ12ư13Ľ15ŪƜ16Ƴ17Ũ18Ŗ20u22Ƭƶ23y24Ʈ25Ƥ35n37ƽ
~fami	57 -15Ƣ-11Ƽ-7żƷ7Ŀƭ9AƸ10hFǅ11Ǉ12zư13Ľ15ŪƜ16Ƴ17Ũ18Ŗ20u22Ƭƶ23y24Ʈ25Ƥ35n37ƽ
~fan	87 8Ƙ13ļǃ17Ŀ27r
~far	60 -17Ŵ-14U-9hR-8ŠƱ-7L7ŜŮƶǄ8ŇŭƝ9ƕ10vŅ11Zťź13ƞ14uųǐ16m17Ə18ƙ19ƚ20ň22i25Ǒ31Ő32ń35ő56ů
~far>	64 -18Ŵ-14U-8Š-7LR7Mŉƭ8Ůƙ9Ň11v12Zť13ő14ƞ15S16uųǐ17ź19Ə21ƚ23ň26i50ů
~farm	73 -15S-10h7Ÿ9Ŝ10ŢǄ11ƶ13Ņ15Ɲ16ŭ28ő33Ǒ35ń40Ő
~fars	87 14ů17ƙ
~fas	78 8ǩ12řǇ15Ż19ŧ23Ń36ň
~fast	78 8ǩ12řǇ15Ż19ŧ23Ń36ň
~fat	79 -7Ť10B21E23z30Ƴ35ƽ
~fath	80 11B23z31Ƴ36ƽ
~fau	78 10ƃ14Ť45ż
~faul	78 10ƃ14Ť45ż
~fav	82 -20Ʈ-7Ş13ŝ19ƞ22Ŷ23rǩ
~favo	82 -20Ʈ-7Ş13ŝ19ƞ22Ŷ23rǩ
~fax	85 -13M10ƕ16Ƅ19ĵ28ś
~fax>	85 -13M10ƕ16Ƅ19ĵ28ś
~fe>	50 -14ŏŗƼ-13PŻ-11vŇƸ-10Ő-8ǩ-7jľš7Ũ8oş9Ŵ10ƎƘ11mƮ12ĺ14q16iǂ17pǈ18Ƭ19f24Ž25s26ƪ27ƿ31Ƶ33ƫ34tƭ36ƴ38r41Ʒ42Ʃ44Ƨ51Ʀ52ƨ
~fea	89 -7ƽ32Ŀ
~fear	89 -7ƽ32Ŀ
~fec	79 7a8D10ŕř15Ļ21Ş29x
~fect	79 7a8D10ŕř15Ļ21Ş29x
~fed	89 -17ť12V19Ş23ƈ33Q
~fee	57 -16ǂ-11ŗ-8Ŷǡ-7R7ŲƺǛǟ8UžƏ9tņōǩ10PXĵŀƊǀ11iŋ12ǁ13ǋ16u18ŎŽ19Ţƞ21Ƹ24ŧ27rŇƆ29MŨ35Ƭ
~fee>	81 8Y9i11Ų12Ǜ15ō26ǩ28M
~feel	62 -17ǂ-11ŗ-8ǡ-7ǩ7ĸ8i9ǟ10ņž11tXĵŧ13ŋ14ǁ19Ŏ20Ž21Ţ22rƞ23Ƹ33ŇŨ39Ƭ
~feet	70 -8R8r10Ə13ŀƊƺ14Pǀ15U18ŧǋ37Ɔ
~fel	74 -8ǈ-7d8ƫ9B10g11ſǃ12xńŅƜ13ǣ14Ƙ17ņŜǑ20Ƶ
~fell	74 -8ǈ-7d8ƫ9B10g11ſǃ12xńŅƜ13ǣ14Ƙ17ņŜǑ20Ƶ
~fen	72 -7m7lNź9ţ12űƍ20ǩ27ż43Ƒ
~fenc	78 13ƍ49Ƒ
~fend	80 -7Ű7N10ţ14ű23ǩ31ż
~fer	61 -11ƚ-9ť-8Q7CWŎǅ8ĶƁǥ9SǕ10V11Ň12Ĵ13ǚ15ŔŞŧ16Ř17ň18ĺłǄ19Ņ20ũ22ń26ƒ31K37ļ
~fer>	73 -10ť7ƴ9W11ĶƁ12S15Ĵ16ǚ18K19ƒ23ļ25Ǆ30Ņ
~fere	66 -11ƚ7ǘ8CŎǅ9ǥ10łǕ11ƒ12V13Ň17Ş19Kňŧ20Ř21ĺŔ22ũ
~fes	68 -14d-12Ƹ-8a7Ɯ8ņ9ƺ10bj11Ʈ12B14ų15ţ18ǂ21ǚ25q38o39p
~fes>	71 -17P-15d-12Ƹ-8a7ŴƜ9ƺ11bj12BƮ14ų19ǂ26q40op
~fess	80 10ņ15P17ţ25ǚ
~fet	70 9Ś20Ǝ61Ǚ
~fety	70 20Ǝ61Ǚ
~few	71 -13š-7Ǟ7mǣ8ǅ12Ɓ13OƝ16H21Ŋ26ĵţ
~few>	71 -13š-7Ǟ7mǣ8ǅ12Ɓ13OƝ16H21Ŋ26ĵţ
~ff>	50 -11Ǩ-9łŖơ-8abŃűƼǄǝǠ-7PŞŢƠƮƵ7qADŘƏ8ƛƧƬ9ķŽƃƄƾǈǐ10jsūŵƲǓ11ĴǘǛ12eWť13BZŀšƔǂ14ƟƢ15yǊ17g18IźǢ19ǣ21OR22kŋǜ24Ŭ27ĺƥǇ28Ɨ35Ł
~ffe	61 -11ƚ-8Q-7Ļ7CWŇŎǅǥ8Ɓ9Ǖ10Vō13ǚ15Şŧ16ňŔŘ18MĺłǄ19ńũ20Ņ26ƒ34ǩ
~ffee	82 8Y9i12Ǜ15ō27ǩ28M
~ffer	63 -11ƚ-8Q-7ť7Wǅ8CKŎǥ9Ɓ10Ǖ11V12Ň14ǚ15Ş16ŔŘŧ18ň19ĺłǄ20ũ21Ņ23ń27ƒ
~ffi	64 -20ǟ-12Ƅ-8ž-7m8Iŋŭǘ9Ǥ10NP11śŻǩ12Ĺ13Ǎ16Ŝ17R19Ɩ20Ɲ24U29ůƕ30ǋ31ơ32M33ǈ
~ffic	64 -20ǟ-12Ƅ-8ž-7m8Iŋŭǘ9Ǥ10NP11śŻǩ12Ĺ13Ǎ16Ŝ17R19Ɩ20Ɲ24U29ůƕ30ǋ31ơ32M33ǈ
~ffo	85 10ǔ16Ƥ39X
~ffor	85 10ǔ16Ƥ39X
~fia	87 11f14o17p20q
~fian	87 11f14o17p20q
~fic	54 -17ǟ-11Ƅ-8b-7ž7ŭǃ8NPśǤ9Żǩ10Ĺū11Ǎ13Ŝǌ14Rź16ƖƝ18ǒ20U23ƕǧ25ůƫǋ27Mǈ29ơ33ĵ
~fic>	86 -9m9ĺ11N12ǋ17Ż19ů
~fica	63 -8b10ǃ13ū16ǌ17ź19ǒ27ǧ
~fice	65 -20ǟ-12Ƅ-8ž8Iŋǘ9ŭ10PǤ11ś12Ĺ13Ǎ16ů17Ŝ18R21Ɲǋ25U29ƕ32ơ33M34ǈ
~fici	68 13Ɩ33ƫ
~fie	79 -8Œ10J11ĸ13Śŧ16ǈ20Ǥ21a25ŝ
~fied	87 -8Œ15ŧ23Ǥ27ŝ
~fiel	83 10J12ĸ14Ś17ǈ22a
~fif	85 9Ń10ĴǤ22ń
~fift	85 9Ń10ĴǤ22ń
~fig	68 -13Ǐ-12Ŕ7XłœƗƱ8HŘŦƭǊ9ĸŤǉ11Ɠ12Aǜ13UŖůűƬư14ŧǠ16r17ƈ22Ƙ
~figh	83 -12Ŕ10Ŏ14r16U17ů18ǜ21ŧ
~figu	70 -13Ǐ7yXƱ8HœŘǊ9ĸłŅŦƗƭǉ10Ť11Ɠ13Aư14ŖűƬǠ18ƈ23Ƙ
~fil	62 -11Ÿ-10ƿ7JŌǃǜ8dƻ10ļ14Ɨ16ĺś17ĹŤ25aǆǒ27Ľ40ţ41Ǘ42Ƅ
~file	67 -11Ÿ7ǘ8Jǃǜ9d11ǖ17ś20Ť23a27Ƅ28ǆǒ44ţ45Ǘ
~fill	71 -10ƿ8Ů11Ōƻ15ļ18Ɨ20ĺ21Ĺ33Ľ
~fin	56 -15ƈ-8ł-7Zơ7ķŠűǟ8tŋŽƷǊ9UŧƯ10MNĸƄǁǩ11BŖƪƼǘ12ƌ13Ł14kAE16fƞǙ19ŚƊ20m23ļ24ŬǠ25ư40Ǆ
~fina	66 -7Z7Ľ8j9Ʈ11t12ŊƯ14ĸƄ16B18AŁ19k21ƞ29Ǡ32ư34Ŭ
~find	71 -10ǩ9Ŏǁ11ķŠǟ13MƷ14Uŧ17ƪƼ20ǘ26Ś32ļ
~fine	76 -8ơ8iť11G12ǩ13ŋűŽ14Ǌ15N27Ŗ
~fing	80 -20ƈ-7Ƙ9Ɖ12P15ũ21E23f28Ǚ33Ǆ
~fini	71 -12Ŋ7ź8Ť9ǡ12Ǆ17ǩ18ƌ26m27Ɗ
~fir	52 -9ũ-8Cĸƞǡ-7tů7ƨǠ8sUŠ9S10YŚƘ12aŇƫǩ13xĺŕ15ŉǢ16ƅ17œƤǝ18AĿń19oƖ22ŏƎ23Ť25ŃŘ39Ɛ52ǜ72Ə
~fire	60 -9Ǐ-8C9kŃ12U13Ƙ17ĺ19Ǣ20ŉ25ǝ27Ǝ28ŤƤ45ǜ47Ɛ86Ə
~firs	59 -9ǡ-8Ƥ-7tĸ7wGZőƠǅ8ž9ƨ10s11Š12S13YŚ15aĿƫ16xŇŕ19ǩ20Ńœƅ22oAńƖ26ŏ30Ř
~fis	82 9Ű10Ɵ12h61g
~fish	82 9Ű10Ɵ12h61g
~fit	69 8Š9ŌőƧ10ƬǞ11Ň13tƦ17ơ21Ő23Q26Ǆ38X46W
~fit>	74 -7P7ǒ9Š10ŌőƧ11Ǟ12Ƭ15Ʀ18ơ23Ő25Q29Ǆ41X
~fits	78 15t16Ň47W
~fix	74 7ŵ10ǀ11ǌ12Ǣ13Ƥǩ16ţǏ18ƀ19H30Ş35ƌ48ũ
~fix>	81 15ǩ17Ƥ19ţ20ƀ34Ş35ũ
~fixe	86 10ŵ13ǌ20ũ25ƌ
~fixi	89 8y13ǀ17ƌ24H
~fla	75 -13f7Ř9ƚ10Ŕ14Ɛ15ƁƩ19ƴ20ǩ25ƨ43Ɖ
~flat	77 -13f-7Ť7Ř9ƚ11Ŕ16Ɓ20ƴ24ǩ26ƨ45Ɖ
~flo	64 -9Ǎ-7nŐ8xŨƌ9ƃƎ11Ɔ16Ʈ19ǈ20H22Ɗ36ƛ47ƣ78ƙ
~floo	65 -9Ǎ-7nŐ8xŨ9ƌ10Ǝ11Ɔ14Ƥ16ƛ19ǈ23Ɗ48ƣ80ƙ
~flor	87 15ƃ29H
~fly	80 -11Ÿ9f13ļ62ǀ
~fly>	86 -12Ÿ43ǀ
~flyi	89 11f25ǀ
~fo>	83 -10Ƶ8ļ18Ŋ20ń26Ǘ
~fol	63 -9ş-8iǩ-7ƝǑ7Ƃ8aļƮ9W10gƜǡ11Ž12ǈ15ǖǗ16ŝƧ17ǔǨ18Ʀ19Ǉ21ƽ25K26ƥ28ň31z
~folk	65 -9ş-8i-7ƝǑ7ĹƂ8a9KļƮ10Wǡ11Ɯ12Ž13ǈ15ƥ16ŝǖǗ18ǔ19Ʀ20Ǉ21ƽ32z
~foll	80 14ƥ16g21KƧ40ň
~foo	70 -12Ŷ-11c-9ǐ7ĴŠ8ǋ10Ŀ13Ɯ15ũŻ25ƆƓ28Ǆ35Ǜ36ƺ
~food	80 -13Ŷ-11ǐ12Ŀ32Ǆ42Ǜ
~foot	75 -11c8Š10ǋ15Ɯ17Ż27ƆƓ39ƺ
~for	32 -21C-19ň-18ŷƼǉ-17UĿų-14Ǎǘ-13DƧ-12Ʒ-11ōƚ-10ŀŕŚ-9RƮƸǃǄ-8ŝşŢũƂƑƦǎ-7oőŬƁƊƌƢ7aŧŮƭƿǊ8eNŒƅƨƬǞ9pMVŃƕ10ŏŔ11Gǣǧ12gqŉƟǢǦ13HĽţƔǑ14ņơǌ15ŠƯ16dLŤ17śƤƻǥ18Tƀ19lĶƝ20Jưƴǁǈ21k22bŨű23cŌŗƗ24Qǂ25OľłǓǠ26Ļ27Ŗ28XŘƄƓ31Ĺ33ƶ34Ơǐ36Ų39ŭ40ƒ51Ʊ
~for>	34 -27C-23ų-20ŀ-18ŷ-16aUňƼǉ-15Łœ-14ĿǍ-13D-12ǘ-11ƚƷ-10ƧƮ-9RƩǄǜ-8hŚƂƦƸ-7ūƊƑƜǃǎǕ7cYŉŜŽƎơ8yJLMŐŞǇ9jŎ10VƟƿ11ŌŦƬƴ12pNƭƻǞ13wŠ14ǢǦ15qƔ16gŒŔǌǑ17ű18dlOƗƯ19ǥ20XţŤ21ƀƤ22ĻƄǁ23ĶŖƝư24kłǓ25b26ŗ27Qǂ28ŨǠ29ľ32ĹƓ36ƶ38Ơǐ39Ų43ŭ49ƒ60Ʊ
~forc	83 -7ţ12Ō15Ń39ŏ
~ford	80 -16u9ǔ13ūŶ15Ƥ21Ū22Ůǣ35X
~fore	56 -10Œũƒ-9wōǩ-8ĴŦ-7şŨƭ7iIĽŠŢŵƈƕ8ŋƖƩ10ǧ11ŉŖŧǕ12aťű13uOƫǓ14GŊƄƽ15Ń16T17LŁ18Ǌ19ƴ23J25Hƅ26œ31ņ37Ř38ǈ
~forg	86 9Ĵ11Ɠ15Ƅƨ16a19Ľ
~form	65 7h8uĹ9mƜǆ10aƵ11p12Ő13cǗǩ14Ľ16Ļļ17ơƻ18ĺ19ǜ
~fort	74 8ư9MTŌ12C14Ƴ16eų18X27c
~forw	80 -7ŕ12Ŏ15ŀ23Ō39ś
~fou	76 -7ŗť9ř12x13ű15Ļ21Ʃ23Ƈ24Ś28k43ǅ
~foun	78 -7ŗť9ř14ű15Ļ21Ʃ24Ƈ25Ś45ǅ
~four	89 14x33k
~fra	75 -7Ǆ9H11Ǒ14ǅ16P17ǩ34Ń35Ƈ51Ŀ
~fram	78 -7ƅ12Ǒ15ǅ18P36Ń40Ƈ
~fre	71 -13ň-7Ɵǩ9Ŀţ10ǁ11ƧƷ12ō13ƛ15NZĽ19sŏ23j27LƔ28g
~free	73 -13ň-7Ɵ9ţ11ƧƷǁ13ƛ16Z17N20s24j28LƔ30g
~fri	70 -9ǌ8ƃ10ľ11Ɯ14Ƥ15a17ƢƳ18ļƷ32B33A
~frie	70 -9ǌ8ƃ10ľ11Ɯ14Ƥ15a17ƢƳ18ļƷ32B33A
~fro	47 -17ǩ-12ǧ-11TŞ-10yQ-9hŒƤ-8LXĹŖųƳǘ-7zAŁşťƵ7ŉƅƊƕǅǌ8Ǐǝ9uŇŠŤũƚ10krIœƇƈƧƽ11ĴķŧǄ12śƏǍ13ƣ14ǃǈǜ15ƜƻǑ16ŚƩǊ17Wĸ18ŎŢźǒ19ĽŔǔ20ơ22ŅŜ25R26ƙ27ǋ28Ļ33l34Ǖ
~from	49 -16ǩ-12ǧ-11QT-10yŞ-9h-8jLXŒųƳ-7zAĹŖşťƤǈǘ7mŀƄƊƗƦǙ8ŉśŶƅƕƟǅ9ƏǏǝ10uŇŠũƈƚƽ11krIœŧƧƩ12ķǄ13ƜǍ14Ť15ǜ16Ǒ17ƻǊ18WĸŅ19ŎŢǒ20Ľźǋ21Ŕǔ22ơ25Ŝ28Rƙ30Ļ35l36Ǖ
~fron	68 -9Y-7Ť7eŅśŻ8Ʃ11jǋ12ĺƣ13qǌ16Ə18Ƈ24Ĵ28ǃ29Śǈ
~fry	87 76Ǜ
~fs>	83 -13a10ǂ12t14oV18ƈ21Ǆ27Ŏ
~ft>	64 -15ŀ-11Ʈ-8Ń-7ƕ7fĵļ8lUĸŤƉ9ŵƎ10ķŖ11ĴĶ13eRűƧǩ14ōŕ17Ţ18ŝ19ZƔ23Ų24Ŭ26ƀƶ
~ftb	89 11x14g
~ftba	89 11x14g
~fte	53 -11ƭ-10Řǩ-8xĺ-7Ňƥǐ7jŌŰƕǀ8iƿ9tľţƋƩǙ10JƈƷ11ǟǢ12g13ǎ14EUŢŭǤ15yĻťŲ17wƟ19ķƃ21Ư22ŜŦ23zL24Ũ26Ƴ48ũ
~ften	70 -7ƥǐǛ7ų9ŜƜ10Ɛ12Ź13ƿǀǙ21Ɵ22ŭ23Ų
~fter	55 -11ƭ-10Ř-9Ń-8ǩ7ŰƕƧ8jŌǤ9tţƩ10iľƈƋ11Jǟ12ƷǢ14gǎ15EUŢ16yĻŜť17w20ķƃ22Ư23Ŧ24zL26Ũ28Ƴ50ũ
~fth	89 11Ĵ23ń
~fth>	89 11Ĵ23ń
~fts	87 -12k9Ǉ23R31ǎ
~fts>	87 -12k9Ǉ23R31ǎ
~ful	60 -11ţ-9V-8P-7ŗų7ĸŲƃƱǍǟ8bitōƟƢƼǛ9qƮ10ǉ11Œ12ŨƤ14DƓǜ15ƭǙ16ĴŹ17Ŏ20ũ23U25Ǉ28a31R48ƀ
~ful>	78 -14ţ-10P-9Ǆ7ň8B12biĸƮ13ǉ18Ũ19ǜ29ũ34U
~full	62 -9V-7ŗų7ŲƱǟ8tōƃƢƼ9qǛ10Ɵ11Ǆ12Œ13Ƥ15Ɠ16DƭǙ17ĴŹ18Ŏ26Ǉ30a32R50ƀ
~fun	63 -16m-8P8Ǥ11ƕƢ13x15Ƴ18ǟǩ22Ʊ24Y26k27ǣ40ư41Ŷ42g
~fun>	72 -9P-7ǩ8ŭ10Ǥ13Ƣ15x22ǟ30k48Ŷ56g
~fund	77 -20m14ƕ29Ʊ31Y34ǣ
~fune	74 7ĺ18Ƴ50ư
~fur	73 -19Ɲ-16u8d11Yĸƥ18Ƣ21GƊ25Ƌ37hƗ
~furn	74 11Yĸƥ19Ƣ21GƊ25Ƌ38Ɨ
~fus	80 -9ǩ-8Ő14ư31ň34ƴ42Ƌ
~fuse	83 -8Ő9ň35ƴ44Ƌ
~gac	89 33ƶ
~gacy	89 33ƶ
~gad	89 -7Ǚ9Ŝ12Ž17Ǝ
~gag	63 8F11Ƙ13ƭ16Z21Ʈ23f37ƕ45Ɣ
~gage	63 8F11Ƙ13ƭ16Z21Ʈ23f37ƕ45Ɣ
~gai	60 -11ĸ-8Ǩ8ŜƿǄǡ9Bƺǩ10oZ12rY13ktL14ń16Ŷ17ƪ26Ɠ28ňƗ33ũ
~gain	60 -11ĸ-8Ǩ8ŜƿǄǡ9Bƺǩ10oZ12rY13ktL14ń16Ŷ17ƪ26Ɠ28ňƗ33ũ
~gal	75 -10ơ-8x-7l9ǌ10Ɔ11ŋ15ƋƲ16ǩ21ƞ23ǃ24ǆ25f
~gal>	80 -10ơ10ǌ12ŋ17Ʋ29ǃ
~gall	87 20ǩ23ǆ30f
~gam	86 11ő24g45ǩ
~game	86 11ő24g45ǩ
~gan	87 8Ļ10Ű16C25ǆ
~gap	76 -8ť11ƭ22ŕ60š65Ɓ
~gap>	77 -8ť11ƭ23ŕ30š67Ɓ
~gar	64 -9ǁ-8DǏ7Ĺ9ŤƐ11ǂ12ƆƜ15xƣƥƼ16g17ƴ18Ƒ27Ɲ36ƹ54Ű
~gar>	82 -10ǁ17ƹ20Ƽ22ƴ
~gara	69 -9D-8ƽǏ10ŤƐ13Ɯ14Ɔ16ƥ20Ƒ30Ɲ59Ű
~gard	86 11Ĺ21ƣ22g
~gare	86 15ǂ31ƹ
~gas	85 10Ƌ40Ɛ
~gas>	85 10Ƌ40Ɛ
~gat	75 -11ƙ-10ơ-8ǒ9ǌ10Ɯǀ15ŏ16ƣǓ17Ǆ20ƍ23ǡ25Ű
~gate	80 -12ƙ17ƣ21ƍ24ǡ27Ű
~gav	76 7ŅŻ8Ƨ11ń12W13ǚ17Ŕ19Ŗ39ļ
~gave	76 7ŅŻ8Ƨ11ń12W13ǚ17Ŕ19Ŗ39ļ
~gc>	86 -9ǩ23ǧ39Ǔ
~ge>	41 -18Ǐ-14Ŋ-13Ɨ-12Ō-11Ŝ-10ƉǞ-9n-8sŪŴǈ-7NPŀńŠƒƤƸ7EXľǕ8ŃŇśŞŵ9ŔŰ10QƝ11ŁƜ12ƁƑƬǒǚǝ13yŒǌ14šſ15ŏŚƕ16Ŏ17ƈƛ18ŮǢǥ19ŗ20Ŧ21Wź22KTƧ23mƚ24ƔƮƱ25űƀ28Ɠ32ƭ33p34ƥ35ž38Ɔ51c
~ged	63 -7Ŧ7ƴ8bRũ9Ŕƻ10ƃ11şŻ12ƛ13ƺ15Ƹ19Ű21f22ĺ25Ǟ28Ť31h40m
~ged>	63 -7Ŧ7ƴ8bRũ9Ŕƻ10ƃ11şŻ12ƛ13ƺ15Ƹ19Ű21f22ĺ25Ǟ28Ť31h40m
~gee	87 10ƕ23ǀ
~gee>	87 10ƕ23ǀ
~gei	89 36ń
~geic	89 36ń
~gem	86 16Ƙ26ơ
~geme	86 16Ƙ26ơ
~gen	59 -13ž-9c-7ŗ10ǅǞ14Ǔ18ľń19ǧ22Y26ǡ27ƫ29Ń67ņŜ
~genc	82 8Ľ12ƃ31Y
~gene	73 -15ž-7ŗ8Ƹƽǖ14ǅ18ǧ19Ǔ33ǡ
~gent	63 -9c11Ǟ19ľń29ƫ31Ń72ņ74Ŝ
~geo	86 -7I10l13Ÿ17C18y
~geor	86 -7I10l13Ÿ17C18y
~ger	61 -9P-8ŗ-7Ƙ7Ƃƭǂ8Hǜ9Ōŭƃ10ũ11ź12Ň13Ǟ14ŕŹ15E16fŲǌ19pƜ20h21Ǚ26ǈ29Ƽǀ
~ger>	66 -13v-8ŗ7ŁŎƂƿ8hŻƪƭ9Hǀ10ŌƜǜ11ŭ12źǙ13Ň15Ǟ16ŕ17Eǌ18f21p30ǈ
~geri	87 12ǂǘ14h22Ƽ
~gero	83 -12P10ś32ǀ
~gers	76 9b12Ǚ13ƃƜ14Ź15ũ21v24Ų
~ges	61 -17Ǎ-13x-12Ǌ-9ƣ-8cĹǒ-7ĺ7HƸ8ǩ9Ǚǣ10u11ĵƟǥ12VŲ13Š17yƃ20ơ25Ŀ29Śǔ49ǉ68v
~ges>	66 -17Ǎ-13xǊ-9ƣǒ-8Ĺ-7ĺ7Uƅƚǜ8HƸ9ǩ10ǣ11u12yĵǥ13Ų15Š16V18ƃ26ơ31Ś50v54ǉ
~gest	69 11Ǚ13Ɵ24v29Ŀ33ǔ
~get	43 -14Ʒ-13qŠ-12ĶƬǩ-11lłœ-10rńŕŗřƒ-9cķĺŝŭƟƤƺǈǑ-8yņŞŬƆƗǓ-7ŏƔǒǞ7imxGźƊƯƵƶǇ8AKŽƢ9őƭǉǝ10pJRSļŻƓƙ11vĻĽŴ12ĴŃƁǧ13Xşƿ14ĸƎ15tĿƕƖ16HƃǙ17Źƍƚ18ŎǕ19j20gkWŦơƫ22ňƨ24śŶ25ű30eŵ31s32Ō
~get>	45 -14Ʒ-13qŠŭ-12Ķ-11ƞƬǩ-10łŒœŕř-9ĺŗƒ-8clrŝƆƟƤƺǑ-7yUķņŬƗǈǒǞ7QŀŊŐūƎƳǎǘǤ8mGƊƠ9ŎźƵƶǧ10KŴŽ11pJSŻǙ12RĽőŹ13ŃƖ14vĻƙƿ15XĴ16ĸ17gƨ18sŶƃƕ19Hƍƚ20űǕ22kŦơ24ň25W26ś28ŵ32e35Ō
~geth	75 8f11uƁ12M13ZǊ15ǉ16s30ş
~gets	71 -17ń-9Ǔ7Ź8gļƓǌǧ9sƯ13ŶƎƢ14Ɓǣ16ƭ17Ŏ20Ł33ƫ
~gett	67 -9B7iŭŵǝ8x10AŚű11Uƨ12Pƞ14Ǚ15Ǡ17tŒ18Ŀ23j
~gge	68 7Ł9Rƪ10H11Ǚ12Ōǔ14Ňƛ15Ǟ30Ŀ34h
~gged	86 12R18ƛ43h
~gger	85 10Ł12ƪ13H15Ō18Ň19Ǟ
~gges	72 12Ǚ13ǔ34Ŀ
~ggi	85 10r11gi17Ņ18ŀ
~ggin	85 10r11gi17Ņ18ŀ
~ggr	87 26ǡ
~ggre	87 26ǡ
~gh>	48 -16ǩ-12ŏ-11Ɣ-9ǡ-8QĴŕ-7LŠ7Ʀ8rzSņǜ9ĸšŬƗƧ10lnYŀ11C12ŊŐśťũ13Ƽǂ14ŤǤǥ16ŧƨƳ17ƚƬƺ18yžǝ19ƕ20ƙ21ǎ23W24ƣǖ25ŨǦ27j41ŗ
~ghb	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~ghbo	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~ghe	75 -10ž7Ɠ10Ņ11Ř13ŗ14Ŕ15œƒ17Ǔ18f27m
~gher	78 -11ž7Ɠ11ŅŘ14Ŕŗ16œƒ18Ǔ19f
~ghes	86 32m
~ghl	68 -16Ǣ-9ǌ8T9Ɨ14ų16Ŭ17ķ18Ʈ19Ů
~ghly	69 -16Ǣ8T9Ɨ18ķƮ19Ů
~ght	35 -14Ť-13mW-12B-10T-9ķŽ-7ŒŞƔƯƳ7CKťƫǔǛ8ĴĺĿŃŏŗŢůŶ9vŌŹƤƬ10MSĻŝųơƽ11bƅƌ12alPUřŠšŲƐƓƱƷǜ13ōŕƞƦǃ14oruƿǟ15Iư17HŀŎŖ18iƜ19yǖ20ŧ21NŊŰ23ƒǎǏ24x25Ň30w35ƺ
~ght>	36 -15B-13WŤ-12R-10T-9ķŽ-8m-7ŒƳ7qQľłƮǌǔ8CŃšťƤǛ9ĴŇŌŏŗŢůŲųƬ10wĺ11MSơƽ12lĻřŝŶƅ13aŠƌƐƓƷǜ14ƜƦ15rōŰƿǟ16Iưǃ17o18bHŎŖ19iPŀ20ǖ22Ŋŧ23N24ƒǏ25ǎ37ƺ
~ghte	68 -13b-10m-7Ĺ8śƷǞ10L14U15Ű16ŕ18Ʊ19y24x25vŹ30u32w
~ghts	73 -11P7D8Ŀ9š10nƜ12xŻ13H16y18U20Ų31R36Ň
~ghw	87 10Ơ14Ə21Ɓ26ů
~ghwa	87 10Ơ14Ə21Ɓ26ů
~gia	86 -7I10l13Ÿ17C18y
~gia>	86 -7I10l13Ÿ17C18y
~gie	87 9Ʈ11ǈ23P
~gien	89 11ǈ24P
~gin	62 -13ǩ-8Dŭ-7Ɖ7tź8qŔŤ10Ƴ11ŀ12ŌŢűƋǟ13Ű15lZŒƌ16Ĺ17ŨƵ19ǘ21V22Ņ26Ƒ28Ɨ32i
~gin>	78 -10D-9ŭ8Ƹ9r11Z13Ű16Ņ17Ō19ǟ23Ĺ25ǘ38i
~gina	75 15Ƌ20ƈƌ21l
~ging	69 -14ƈ7gTZ9tŔź11ŅƳ12q14ŀŢ17Œ19Ɨ22Ƶ27VƑ
~gir	72 -8Ʈǌ8ǖ9Ʊ11Ǥ12ǈ13l15ǜ17v18w20Ƣ30Ʒ46u
~girl	72 -8Ʈǌ8ǖ9Ʊ11Ǥ12ǈ13l15ǜ17v18w20Ƣ30Ʒ46u
~gis	81 16ǖ23ǃ29Ǌ31ū
~gist	81 16ǖ23ǃ29Ǌ31ū
~git	76 8d16e22ū24E27Iř
~git>	89 11eū
~gits	79 7e9d13ū25E29I33ř
~giv	55 -9n-8B-7MŲƩǩ7AŀŐŵ8ŁŅŇƗƪǢ9OŪƝ10tŧƆƒǕ11doI12ŌŝƁ13ơǁǚ15xXƧ16ŒŦǠ17eD18k20Ŕ36W
~give	56 -8B-7nŲƩ7Őƈ8ƪǢ9ŁŅŇƗƝ10OŪ11ŧƆƒǕ12doIƁ13Ōŝ14ơ15ǚ16xŦƧ17Ǡ18DX20Ŕ37W
~givi	77 9ǜ10A11ń14tŀ16Œ18eŵ20ǁ28k
~gl>	80 -30Ƃ-10ō-8ǚ22ǥ42Ǧ89ǡ
~gla	73 7ƀ11t12Őř13ťǙ21ŶżƎ24ǌ25ƿ39Ɓ
~glad	83 -10ƀ7Ƽ13t15Őť24Ŷż
~glas	78 13ř14Ǚ17ƀ25ǌ27ƿ42Ɓ
~gle	67 -7ő11b12Ɔ14ƚ15ǅ20Ƙ21h26f31Ɖ43ƈ55ļ
~gle>	70 -7ő12b13Ɔ16ǅ21Ɖ22hƘ27f57ļ
~gles	78 13Ɖ17ƚ47ƈ
~gly	85 10Ǥ11ļņ13t17ĵ
~gly>	85 10Ǥ11ļņ13t17ĵ
~gma	86 30J
~gmai	86 30J
~gn>	64 -8Ŋ-7Ƒ9HŖ11Ł12Zƨ14Ʊ16Ŏƒ17J18W19Ɩǩ20Ǔ23ǃ26ő31ǚ38Ō
~gna	89 -9ƹ12Ľ15IŁ16ǂ
~gne	79 9Ł11Ɓ14Ƣ15Ǔ17Ʋ20œ
~gned	79 9Ł11Ɓ14Ƣ15Ǔ17Ʋ20œ
~gni	87 10ǚ14Ŏ15ǉ21Ɩ
~gnin	87 10ǚ14Ŏ15ǉ21Ɩ
~gno	82 -9š8ƽ13D36Ƽ
~gnos	83 -9š8ƽ36Ƽ
~gns	83 12q15Ł17Ǡ29Q
~gns>	83 12q15Ł17Ǡ29Q
~go>	47 -21ǩ-20Ɲ-18Ʊ-15q-12Ň-11vLŐŮů-10Ŧ-9lSŁŤŨƂƯǝ-8xĹŝƣǋ-7OĶŃņŒűŶ7YķŧƷ8ńŖŗǃ9ŚŴƈ10ŜŪǐ11fwŅţƾ12EĽŊŞ13Ƌ14Ŕƒ15aśǀ16Š17Aňž18œšũ19ƭ20VłŌǦ21Ƨ22ƔƠ23Ɵ24o26m28Ŏƞ33ť36ƫǜ39ō43R45Ƥ
~goa	87 -8i16Ť43Ļ
~goal	89 -8i44Ļ
~goe	69 -12p-9ō7cĻ8RƂ9zKƜ10dEHłƩǩ11Ƶ12Ķųǉ14JŴƷ16ǝ17Ł18o23ǖ30ƫ
~goes	69 -12p-9ō7cĻ8RƂ9zKƜ10dEHłƩǩ11Ƶ12Ķųǉ14JŴƷ16ǝ17Ł18o23ǖ30ƫ
~goi	55 -15š-14Ʒ-10t-8Şů-7ŀ7ĿǞǟ8eĺ9ŧƮƸǃ10Ɲ11ňžƵǩ12PŢũ13Dƒƭ14Ũ15ǅ17rō18U19ĹŻ20HŹ24k27y29ł32i37V45ŏ
~goin	55 -15š-14Ʒ-10t-8Şů-7ŀ7ĿǞǟ8eĺ9ŧƮƸǃ10Ɲ11ňžƵǩ12PŢũ13Dƒƭ14Ũ15ǅ17rō18U19ĹŻ20HŹ24k27y29ł32i37V45ŏ
~gol	83 13h31Ķ40g
~golf	87 44g
~gon	63 -10ƕ-9ƭ7Ʊ8Ũƫ10bƒƠ12Ǩ13ƙƶ14ŒƩ18Ǝ20Ư22œ23Ŗ37Ɵ38Ʈ40Ʒ
~gone	63 -10ƕ-9ƭ7Ʊ8Ũƫ10ƒƠ12Ǩ13ƙ14ŒƩƶ18Ǝ20Ư22œ23Ŗ37Ɵ38Ʈ40Ʒ
~goo	53 -17u-12Ŵǥ-11r-9DĶ-8K-7aXĹĺŒƧƬ7œƒ8ŋƹǙ9Ť10MţƃƔ11ƵǕ12pƩƭǩ13UYǊ14Jź15ĻŐ19WŇŎ20Ōũ22ĵƸ24x25Nű26I28L29ņ30iǟ33Ŷ41ļ42ŝ
~good	53 -17u-12ǥ-11rŴ-9DĶ-8K-7aĹĺŒƧƬ7ƒ8ŋœƹǙ9Ť10Mţƃ11ƔƵǕ12pƩƭǩ13UYǊ14Jź15Ő16Ļ19WŇŎ20Ōũ22Ƹ23ĵ24x25ű26N27I28L29ņ31iǟ34Ŷ44ŝ
~got	41 -22ǩ-17Ř-15Ɗ-14ņƟƬ-11Ǆǐ-10Rũƌ-9ƹǞ-8ilrœŶƭƷƽǌ-7bBHPQXŇƮưƿǠ7dIřŤƃƇƴǅ8ķŁŉšƁƤƥ9hqDĹŞūŮűƗƛ10aŅŝųŴƻǂ11EŵƆƍ12ŦƑǇ13Ǜǥ14ƵǤ15kNVŐ16uŕƙǢ17jļňŠŪ18ŚŹ19ńƎǏǘ20YŒ21g22n26AĶ27Ŝ28ŏ32ş34ſ35ĺ40O
~got>	41 -21ǩ-17Ř-14ņƟƬ-11Ǆǐ-10Rũ-9ƌƹǞ-8ilrƭƷǌ-7bBPQXœŶƮưƽƿǠ7IřŤŬƃƇǅ8dVķŁŉƁƤƥƴǛ9DŞšūŮűƗ10aqĹńŅŝųŴƙǂ11hEŵƆƍƻ12ŦƑǇ14ƵǤǥ15gkNŐ16uŕǢ17jļŠ18ňŚŪǘ19ŹƎǏ20Œ21Y22n26AĶ28ŏŜ31ĺ32ş34ſ40O
~gotc	89 9ĺ13g15V18ť
~gott	76 -15Ɗ7ĻǙǣ10Ǜ11ƙ14Ơ16Ɯ17ń18ƛ
~gpa	89 43ź
~gpa>	89 43ź
~gra	58 -9u-8lŭ7ƩƯǟ8wļŸǗ9ŷŽƁƘƳǓ10ƞǩ11yŧ13qƋ17mǅ18Ś19vƌ20Ǚ21ǥ25ƻ29ź34ƶ
~grab	82 7aI13Ÿ19ƻ27Ś
~grad	67 7ƌǍ9Ƌ15ŧ16qy20m28v35ź
~gram	76 -9ŭ10ǅ11Ǘ12ļ14Ž17ƻ22ǩ28Ǚǥ
~gran	72 -9l7nǓ8śǔ10x11Ư13ŷƘƩƳǅ18ƌ43ƶ
~grat	82 8Ɣ9ƺ13ǟ15ƞ
~gre	64 -10q-7ƨ7ǋ8ţƢǌ9xś10őŴŶƇƯ11BŌ12rĹńƱǩ13jŅ14ơǡ16TŐ18Ł23Ǔ34m
~grea	76 7ĻǓ8aMƸ10Ɯ11xǋ12ś13ŴƇ19T
~gree	71 -10q7Ǩ9Ƣ10ǌ11ƞ12Ư13B14rĹŌƱ16jǩ20Ł26Ǔ39m
~greg	87 26ǡ
~gres	85 11ţ14ő18ńŅ23Ő
~gro	61 -10H7XƪƺǇ9Ɠ13yƣǩ14nǉ15Qǜ19ƍ20ƭ21lƧ23ŭ24v30W43Ǌ44Ǟ
~groc	87 7z11X34ŭ
~gros	79 7T19ǉ44Ǌ
~grou	70 8ƺ11Ɠ16ƣ18Qǜ19ǩ22ƍ26Ƨ36W
~grow	71 -11H-7m8Ƒ9ƪǇ12Ǌ16y18n24ƭ30l31v63Ǟ
~gs>	52 -12Ǧ-11ǩ-10ƛƞ-8BĶ-7nO7Ƥ8qƶ9ķŲƂƹǄ10ŊƆ11iƐƝǈ12ŀŞ14UƮ15Ƒ16Ǉǟ17Ř18Ƣ22ƿ25AƗ26ƥ28Ĺ29Y34h
~gua	80 7Ư10ň31ǩ43Ʋ
~guar	81 7Ư43Ʋ
~gue	74 -15ǅ8Ů9ũǊǖ10biŉƈ12l13Ŗ14B22Ɨ33ǩ42Ɯ
~gue>	89 -7Ļ13bŉ17B
~gues	76 -15ǅ8Ů9ũǊǖ10ƈ11i12l13Ŗ22Ɨ34ǩ43Ɯ
~gui	79 17ǚ19gA23Ƙ30Ǝ
~guis	86 34Ǝ
~guit	87 22g25Ƙ
~gul	73 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ15ơ17kŲ32ǔ
~gula	74 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ16ơ17Ų33ǔ
~gum	89 7ŉ21ƹ22D
~gun	78 10x12vŹ25u48Ƙ
~guns	80 11x12v26u49Ƙ
~gur	70 -13Ǐ7yXƱ8HœŘǊ9ĸłŅŦƗƭǉ10Ť11Ɠ13Aư14ŖűƬǠ18ƈ23Ƙ
~gure	70 -13Ǐ7yXƱ8HœŘǊ9ĸłŅŦƗƭǉ10Ť11Ɠ13Aư14ŖűƬǠ18ƈ23Ƙ
~gut	80 9ƌ14ǜ26ł41Ň
~gut>	81 9ƌ15ǜ26ł41Ň
~guy	59 -17ǩ-8Pŭ-7ǀǖ7hkwŐŕǐ8ožƟ9gų10Mƚ11HĸǕ13Ɣ14jǙ15Ņǜ17ǣ19xǇ20ņơǉǟ27Ǆ28Ǒ29B30ſ
~guy>	69 -10ǩ-7ǖ7Ŝ8ĽŦǨ10ox11ǣ14M15Ǖ18gŅ21ǜ23ơ25ņ35B38ſ
~guys	64 -9ǩ-7gPŭǀ7CSǤ8ŕǐǣ9hkwŐžƷ10ųŴƟ11ƚ12xH13ĸ15Ɣ16jǙ21Ǉ22ǟ23ǉ32Ǆ35Ǒ
~gym	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
~gym>	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
~ha>	72 -7xŀ8ļŞƴƸǘ9hHŋƾ10pŒŜ11tV12ťŰ13cŉ14QƲ16ű18Ǚ19g
~hac	80 -8Ļ-7Ʒ8Ǘ15ǩ55ǘ
~hack	80 -8Ļ-7Ʒ8Ǘ15ǩ55ǘ
~had	51 -18n-14G-12Ɗ-11dĽ-10Sƃ-9zǩ-8Ǩ-7rļŧ7vPŤũ8Řŝ9ŊűƋǟ10Ũ11tľƈǕ12ĵǙ13Ƽǅ14Ƥ15ǝ16ǂ17š18ǜ19Żǣ20ĺ21ż22Š23ĸ26ņƛ27ƾ37ƽ38ţ43ő
~had>	51 -18n-14G-12Ɗ-11dĽ-10Sƃ-9zǩ-8Ǩ-7rļŧ7vPŤũ8Řŝ9ŊűƋǟ10Ũ11tľƈǕ12ĵǙ13Ƽǅ14Ƥ15ǝ16ǂ17š18ǜ19Żǣ20ĺ21ż22Š23ĸ26ņƛ27ƾ37ƽ38ţ43ő
~hah	76 -8x9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ18ű
~haha	76 -8x9ļŋŞƸǘ10hH11pŒƾ12tŜ13Ű15Ʋ18ű
~hai	63 -15Ɯ-10Ű-7Ĵ8ǔ9NPŇƑ12ǖ13Uǈ16Ɲ19Ř21ƈ27ƀ29ǋ30Ǒ50ƚ
~hail	70 -7ű7Ŕ22Ř23ƈ30ƀ57ƚ
~hain	87 -9Ɲ9Ǖ10Ŕ15Ƒǔ
~hair	72 -16Ɯ-12Ű-8Ĵ10NŇ11P14ǖ15Uǈ28Ɲ34ǋ35Ǒ
~hak	87 11Ǔ14M37Ũ
~hake	87 11Ǔ14M37Ũ
~hal	63 -13QƯ-11a-9b-8ƦǠ7uĶƄ8ǝ9Ƨƻ10Oǉ11ŗ13Ōƨǂ14q15Ơ16tŮ18ǔ19r21Ǩ26ƉƢ30ǩ38o47Ƭ
~half	66 -14Q-13Ư-11a-9b-8ƦǠ7puƝ8ĶƄǩ9ǝ10Ƨ11Oŗǉ14ƨǂ15q16Ơ17tŮ19ǔ21r23Ǩ28Ƣ33Ƭ40o
~hall	83 19Ō20Ƭ30ǩ
~halt	86 36Ɖ
~ham	85 10ƄƼ14ļ16ǈ20C
~hame	89 10Ƽ11Ƅ
~han	47 -13şţ-11CĶŝŤƈ-10Ũ-9Ʈ-8ŏǃ-7ryōŐƗƝǊǑǩ7ŁƧǋǢ8EZŎǙǚǠǦ9ŅŞǂ10sGĽ11Ůűƛ12pKYŢžƺ13kĸŀ14Ơ15Ǉ16PǞ17iķƑ18tŜƷ19Ļ20ŔƸ21ĺǘ24Ň26Śǈ27ŧ28ũ29Ƶ31ǖ35ǜ40V
~han>	63 -12C-10ǩ-7U7ǌ8LŴƘǡ9aũƁǇ10űƒƦ11YŒťƩ12œ13Ňǋ14Ǧ16ƺ17GŅ18Ů19žǂ21pķ22K
~hanc	83 12H13d15V21P25Ľ
~hand	57 -12ş-10Ť-9ţ-7ŏƮ7MYĻ8tǓǞ9ŃƖǣ11Pǒ12ŁǙǠǢ13Ǉ14Ʒǚ15s18ǈ19Ơ21ĸ26Ŝ30ǘ36ŧ37Ś38ǜ40ǖ
~hang	56 -12ƈ-9Ʃ7tűųƻ8qI9TĵƛƷ10uƺ12E13ZƧǞ14Ŏ15Ş18ĻŢ19Ň21ŀ22i24Ƹ25Ƒ26ĺ28ũ29Ŕ41Ƶ42V
~hank	78 -12Ķ-9Ũ10ǜ11ķ13ƴ14ļ16t30k
~hap	50 -11Gƈ-10ŀ-8Vő-7qrŁƽ7ņŝǚǤ8iōƞ9Yǂ10Hŗ11Uƨǝ12ǩ13ƫ14ţƮ16ſƳǔ17ǘ18ĿƧǣ19Ɖ20Şš22ŶƛƸ24ĺǨ25Ļ26ũƷ27ťű30Ť
~hape	74 -14ƈ14ǂ30Ɖ34Ƹ42ű
~happ	51 -11G-9ŀő-8V-7Ł7ĹǤ8ņŝǚ9iōƞ10HYŗ11ǝ12UŞƨ13ƫǩ14ţƮ16ſ17Ƴǔǘ18Ŀ19Ƨǣ21š23Ŷƛ25ĺǨ26ĻƷ27ťũ31Ť
~har	57 -13F-11Ş-10X-8Š-7ľŐ7kƙƻǟ8dTŅƹƿǞ9ƌǃ10Ɠǔ11Ũ12ŻƳƴ14nŁŊų15ǣ16Ř17C18ƶ21U22ǍǓ25Œ26ǜ27Ų28ǩ32Ƣ33Ơ34Ǚ
~hara	82 10Ǎ41ǜ
~hard	67 -7Ŋ7z8s9kķ10dǟ11ƹ12ƌƙǞ16ŨƳ19Ǚ26U33ǩ
~hare	72 -8ǩ10ƫ13Ǜ14Ǎ15ǔ16ǆ18Ŋų19Ơ21Ř22nƢ28Ų
~harg	72 8Ʊ9ŦǒǤ11ŅơƿǙ14Ɠǩ16Żƴ22Ł24Ơ35Œ
~hari	85 -12X-10F-8ľǛ8Ǎ10Ų15T23Ƣ29ƶ
~harm	87 17ƻ37Ǔ
~has	50 -9dYĻ-8nrǟ-7ŢŤǄ7ƻ8qũźƉƓǦ9Qƙƚƺ11BƑƘǍ12łŐœƴǜ13šŴƪǌ14ŃŔǚǛ15jŮƒ16Ŗ17Œş18vƋ19ƛ20Ł21ŹǂǗ23ţ26h27ſ
~has>	50 -9dYĻ-8nrǟ-7ŢŤǄ7ƻ8qũźƉƓǦ9Qƙƚƺ11BƘǍ12łŐƑƴǜ13šŴƪǌ14ŃœŔǚǛ15jŮ17ŒŖş18vƋ19ƛ20Ł21ŹǂǗ24ţ26h27ſ
~hase	86 16ŧ30ƒ
~hat	20 -23Ź-21ŷ-19sĴ-18ǇǠ-17ń-15Ŭ-14U-13zųƟ-12xƤ-11KŰ-10ŊƢǐ-9OŁ-8nƂ-7NŜƫ7şƅƛƥ8SĽŸƀƋǎ9cŕřśŽ10jņžƝƷǙ11qYƕưƵ12LƑƧƼǖ13aIŘƌƪƬ14dƉƘǞ15owTŭƓƳǓ16hZĸƽ17lơǊ18JƊǏ19vƦǉ20DPĶőŠūƺ21ƔƠǥ22GQWƒ23mũŲƶǩ24RXľŔŦ25EŝŨ26ň27bgCƇǃ28Ʃǈ29ķ30łŅŉ31ŴǄ32Ɨ33BĻ35œƻ36ŗ38ĿŎ39Ĺ40ĺ42ŀŒ43Ť45Ş46ť47Ŗ48ō53Ň57Ū
~hat>	20 -23Ź-21ŷ-19sĴ-18ǇǠ-17ń-14UŬ-13zųƟ-12xKƤ-11Ű-10Ƣǐ-9OŁŊ-8Ƃ-7nNŜƫ7žƃƅƛǔǙ8aqSĽŸŽƷǎ9ŕřśƀƋ10ņƌƑƝ11jYưƵ12LƕƼ13IŘƬǖ14dƉƘƧƪǞ15oTĶŭƒƳǓ16wPZĸƓ17hlƦǊ18JơƽǏ19Ɗǉ20vDő21ŠũūƇƔƺ22QWŝƠǥ23mGŉƶ24RXŔŲǩ25EľŦŨ26Błň27bƗƩǃ28gCǈ29ķ30Ņ31Ǆ32Ŵ34Ļ35œƻ36ŗ38ĿŎ40Ĺĺ44ŀŤ46Şť47Ŗ48Œ49ō53Ň56Ū
~hate	74 7ǖ8V9Ƈƾ10aqş11ũư12ŉŝ13c14Ť15Ŀ16P
~hatl	86 22Ķł
~hatv	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
~hau	82 -10Ūǖ-7Ǜ11Ŵ14ů16ŭ25ƥ26ǐ38Ų
~haul	82 -10Ūǖ-7Ǜ11Ŵ14ů16ŭ25ƥ26ǐ38Ų
~hav	31 -23Ƨ-18ůǄ-15ŀƕ-13gǊǧ-12ǌ-11HPĿƞơ-10MŠ-9LQƠǎ-8UŲƤǑ-7qĻļłœŭƅƭǉ7JŁŐŕƀƂƆƍƽǁ8kFňŧƮǃǨ9hrNōŻƊǈǔ10ľņŉťƾǤ11ŖƳǅǏǡǢ12sŰžƜǆǘ13mSŋŪƛƪ14ilķƋƚ15IŃŝŹżǝ16Ÿư17ZƁƑƘ18ŵƃ19şǋǓ20ĶţſƗǥ21aŢƎƵ22Ǉǜ23YƯƱ24ŗ25fŎƌ26ǒ28Ƽ29uőŚ31ŏ32Oń34Ʀ40ƨ
~have	31 -23Ƨ-18ůǄ-15ŀƕ-13gyǊǧ-12ǌ-11Pơ-10HŠƞ-9xMQĿƠ-8UŲƤǎǑ-7Lļłœŭƅƭǉ7sJĵŁŐƀƂƆƍǁ8ŧƮƽǃǩ9hkrFNňŕŻƊǈǔǨ10ŃņŉōťƾǤ11ŖƳǅǏǡǢ12ŜŰžƜǆ13mSŋŪƛƪǘ14lķƋƚ15IŝŹżǝ16Ÿư17ZƁƑƘ18ŵƃ19Ǔ20ĶşţſƗǋǥ21aŢƎƵ22Ǉ23ƯƱǜ24Y25Ŏŗ26fƌǒ28Ƽ29őŚ30u31ŏ32Oń34Ʀ40ƨ
~havi	78 -14Ŝ-8ǩ11x12Ń13s15t22ǟ28i32ľ42y
~hbo	70 7ĸƟ8Gƒ9Ƥǩ10ļƙ11Ǎ13Ņ14B18C21Ɯ22ƞ
~hbor	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~hda	69 14ŜǗ22p25v27cd
~hday	70 14ŜǗ18d23p26v27c
~he>	21 -28Ň-25TŖ-21ő-20Ÿ-19ō-18iŏ-17ň-16ĻŢƤ-14H-13uPŝ-12VŃšƣƴƸ-11zL-10NŊƂ-9AǄǖ-8G-7WXĹţŪ7mYZĵƎ8wŐşŭſƶƾ9afoĸŗŰǇǉǑǛ10Dƻǈ11ĶŅűƭưƳǓ12ĿŤŽƘƽǡ13ľņŌŶžƧǃ14JśƁƙƨ15ƏƗƜǁǊǋ16ĺŕƇƊƚƵǗǣǤ17ŮŻƥ18ƪǏ19ĽŁłŧŷƋƟ20eE21ƌƐ22vƈƢǂǅǥǧ23řŦ24sƑƷǨ25ƅǆǐǦ26kƮǌǟ27pǍ28tUůųƞ29ƄǞ30hyŀŚơ31ƖǢ32xƕ33ƫ34q35ūƛ36ŹƠ37Ŭ38Ŵ41ź44Ǡ45r
~hea	46 -11p-10ňƳ-9wzŏźƛƱ-8moƞƶǋ-7cķĻŐŒǆǦ7ŠǗ8lŎ9ņŔŮƭ10kŋ11gļŇǃǏ12Ʋ13ŅŞ14uŨƺ15yŌ16sx18Ŝ21UW23Ŀ26h27j28ľ32ƃ39Ǉ42Ƽ43ƽ44Ɛ47ǂ54Ƹ55Ƌ
~head	68 -14ƈ-11W-8źƱ-7m7ŚƤǖ8Ɨ9k11ǜ12ľ13Ŀ16nŨ20Ō21Ʋ25Ş27y64Ǉ
~heal	55 -11z-8prŏ8ƴ12Ǘ13Ƽ16x26W34ƽ41ƃ52ǂ77Ƹ
~heap	79 8Ŧ9r13œƁ18Š21ƭ29Ņ33ľ
~hear	56 -11Ƹ-10wňƳǜ-7Ǧ7afkőŤƂơƹǨ8itWYƁ9Dŵƍǝ10ƺ11ŮƐ12ŎŔ13lŋƈ15ņǩ17gļ19uŇƽ20Ŀ23s25Ŝ33U36h41Ƽ
~heat	71 -10ƞ-8ǋ-7Uƛ7Ɵ20ǃ50j72Ɛ91Ƌ
~heav	87 12ƺ13ǈ14Ư26Ǐ
~hec	56 -13Ł-9Ŗǩ-8ŒǓ-7Ķ7ŏŢƭƸǟ8cJĸ9ŧƢƨƪǐǛ10Ǡ11KŜ12ŐǏǕǜ14Ǣ15qQƫǒǖ16eǉ18Ƭ20W21ƟƮ23Ĵ25Y26Ŧ27Z29ƾ
~heck	56 -13Ł-9Ŗǩ-8ŒǓ-7Ķ7ŏŢƭƸǟ8cJĸ9ŧƢƨƪǐǛ10Ǡ11KŜ12ŐǏǕǜ14Ǣ15qQƫǒǖ16eǉ18Ƭ20W21ƟƮ23Ĵ25Y26Ŧ27Z29ƾ
~hed	63 -9ĸ-8ƶ-7ű7LǢ8mƌƹǡ9Ɩ10rĺƝ11Ƙ13ƪ14Ɖ17H18ņ19K20Ʒ23R24fƊ62Ƒ
~hed>	65 -9ĸ-8ƶ-7ű8ƌƖǡ9mƹ10ĺƝ11r14Ɖƪ17H19ņ20K21Ʒ24Ɗ25f50Ƒ
~heds	89 19Ƒ
~hedu	82 10LǢ15Ƙ31R
~hee	68 7ǣ8f9u11iŀ13Ś16ǐ18Qşŷ20łŹ29ŵ32ų
~heel	75 12ŀ18ǐ20ŷ21ş23Ź33ŵ35ų
~heet	75 8ǣ10f11u15Ś23ł
~hef	87 11Ť12ţ14Ǝ36ƀ
~heft	87 11Ť12ţ14Ǝ36ƀ
~hei	60 -10ǧ-9oŭ-8P-7pş7ƃǘ8ŚƳ9ľ10zŝǗ11ŧ14yǕ15ƢǑǓ16ǐ28v29ŔƱ31ƺ35ǈ44Ņ47ǒ
~heig	78 41ƺ
~heir	61 -10ǧ-9ŭ-8oP-7pş7wxƃǘ8ŚƳ9ľ10z11ŝǗ12ŧ14yǕ15ƢǑ16ǐǓ28v30ŔƱ35ǈ47Ņǒ
~hel	63 -8i-7ŁŏƁ7vŀƱ8Ň9ŝ10ŢǑ11Œǈ12ŅƲ15s19ĵ20A22ň28ǩ30Ǉ32mzĹ
~hell	89 7Ź14Ň18Ņ31ǩ
~helo	82 43m
~help	66 -8i-7ŏ7ǜ8vŀƱ10ŝ11ŢǑ12Œ13ǈ16s20ĵ22A24ň32Ǉ34zĹ
~hem	51 -22ǧ-18ǖ-16ŀƱ-14Ŷ-12ǩ-9aŨ-8mq-7GĽ7P8eŔśŬƘƬƻ9gšƄơ10ŷ12ş14ż15wŧƶ16ǐ17S21xœǓ24ǚ26ǒ27ŒǑ28y29Ư30ǈ34őŢ39ŞŠ51ŝ
~hem>	52 -23ǧ-18ǖ-16ŀƱ-14Ŷ-12ǩ-9amŨ-8q-7GOĽ7Pņ8eśŬƘ9gŔƄƬƻ10šŷơ12şǚ13x15ŧżƶ16w17ǐ18S22œǓ27Œǒ28Ǒ29y31ǈ32Ư35őŢ39Š40Ş53ŝ
~hemi	89 20ǚ
~hen	38 -26Ť-18l-15Ł-14ơ-13aƉ-12ǃǋ-11IĺŞ-10iFT-9jBŀƜƵǗ-8uNķŝţŪźƬƱǨ-7UńŅŌŧŷƨƪǠ7ŘŵƀƽǏ8ĸŲƲ9ŔŗŻƩǧ10HƷƾ11łŜũƫƼƿ12ƁƴƶǈǙ13rśŹƋǛ14ĹŸǅ15dƌǞ16ƹǝ18vĵſƳǂ19ŖǢ20gOƭǎ21y22ō23Ƨ24RVƈ26ƅ27Ɵ32Ɩ33s34G35Ń37S38ő44ŕ48ť49L
~hen>	39 -27Ť-18l-15Ł-14ơ-13a-12Ɖǃǋ-11iĺŞ-10T-9jBNŀƀƜƵǗ-8uCFIŝŢţŪźƱ-7UķŅŷƨƪƬǄǠǨ7ƽǖǣ8ĸŘŲŵǅǜǢ9Ʃǧ10ĵŔŗ11ũƷƼƿ12łŜƫƾǈ13śƁƈƴƶǏ14rĹŹƋƹǙǛ15HŸǞ16dǝ18Ƴ19vſǂ20Gƌ21gOƭ22Ŗ23ySō24Ƨ25RV27ƅ28Ɵ32ǎ34sƖ36Ń37ő41ť46ŕ51L
~hend	75 -23ǎ-12Ǐ-10ŧ-9H7Ż11Ʋ14ǅ15ĵ16ť21ƈ22Ǣ28G29S
~hens	80 -8ƌ7Ǉ14Ţ18C22Ǆ34ƀ
~her	31 -48d-24ŭ-23Œ-20Tǎ-19ĺƘ-17ťǅ-16Ƹ-15ƅǟ-14aƬƼ-13ǌ-12O-11śƭǐ-10ŐƇ-9LŧŶƖǘǣ-8xNĹĽŎƌƕƺƻ-7œŲƔǚǡ7FĵŉţűŽƏƢ8řŞšŪǔ9kŗƀƗƩ10pqƂƙ11iJĶļƧǍǛ12ZŢƎƪ13ƛƾǦ14ź15ŤŹǃ16ŊǨ17yžƉƍƣƲǄ18SVƚǗ19ŘŚƑƝǁǂ20ŷ21uōƁƱ23fHſƷ24B25zǋ26DŜŝƞƨǈ27ŰƳ28Cń29Ƥ31Q33nsşƽ34o35Ɵ37jl39Ņ40Ŵ42MƊ52G
~her>	46 -40d-33Ƹ-30ǩ-22aŭ-12Ʀƶ-11C-10mXŦůƪǢǥ-9ĻŇŜƝǄǘ-8Ō-7gFTƜƤǃ7qǉ8rľƫ9ZŋŶżƎƵ10fnMƴ11Ĵŵž12HIŊŷ13jtƟ14Ǉ15łƷ16yŹǈ18K19Ʈ21sų22ǁ23w26Ƒƛ27ź28p29B32ǂ34z35ƽ40ń43Ņ45ş49Ƴ50ƨ53o55Ŵ
~here	33 -22d-20Œ-18ǎ-17Ŷ-16TťųƘǅ-15Ő-14ĺǟ-13xKŀƅ-12Ʈ-11OŨƬƵƼǇǌ-10tœśǑ-9bpņƇƒ-8eƖƭƯ-7vłŻƕǆǊǐ7hyĻƄǀ8qŌǔ9ĶŴƀƃƶǓ10ĵĸŊţǝ11mŉřšƏƜƾǃ12ƂƩǦ13kFƙƲƷ14Ʀ15iuJļŢŤƗƣƧƪǈǛ16ƚ17Ř18Ǎ19ƉǨ20HƁƍ21ō22ƱǋǗ23sSVŷ24f25ŚſǄǩ26nƝ28Ɵ29D30Ű31jƞ32Cŝ33Q34Ŝ36MƤ44l46Ɗ58G
~heri	86 -9Ĺ-7ƞ11Ɯ12Ż16ƶ18b31ŀ
~hers	70 -15ŭ-13ƃ-8w7ŀ8ųƎǑ9ƾ11ŪŽ12B13Ņ14uzĶƢ16ŞƲ20ǃ23Ŵ24ž29ƽ
~herw	87 8ǂ11v14Ƹ
~hes	58 -13űŻ-12R-11ƞ-9o-8i-7x7ĺŖŜƉƙ8qŽƁƠ9fƘ10gŒǩ11Ǉǌ12QǞǟ14lAŋż15Ū17tƒƟ19Ɨ20n21mP22Ƒ24Uư27ƺ30ŀ
~hes>	70 -10ƞ-9Ż8jƸ9Ɖƙ12Ƙ14Ž15g17ż18ƺ22Ɵ25Ɨ26ư28Ƒ
~hese	62 -13ű-12R-10o-8i-7x7ƸǛ8cŐŖ9qĺŜƁ10Ơ11f12ŒǇǌ13ƺǟ14QǞ16lŋ17Ūǩ18tAƒ23nP26U
~hesi	85 -7Ż47ŀ
~hest	86 32m
~het	86 9ŏ11ƀ12Ƶ21Ĵ
~heth	86 9ŏ11ƀ12Ƶ21Ĵ
~hew	82 7Ƃ13I23ų43ƹ
~hew>	85 -7Ŷ7Ƃ14I24ų29ƹ
~hey	43 -15ǟ-14Ń-12ĹňƷ-11aclŠƳǨ-10XĿŀŵǢǣ-9t-8MĸĺĻłŨǝǞ-7gjCHYŇžƙƚƜƫƵǃ7ƍƬƱǛ8Ǐ9SŢǈ10Ű11zƁƖǒǕ12UŖƈǓ13Őżƾ14iRƽǧ15ƻǑ16Ŝ17Ʀ18š19ķǖ20xy21ŗ23ƅ24Ƨ25Ơ26wƼ27Řƪ28Ŧƕ29ơ30ŒǤ31W32ƴ33v38ŅƮ41Ş46Ŕ50ŧ53ŝ
~hey>	43 -15ǟ-14Ń-12ĹňƷ-11aclŠƳǨ-10XĿŀŵǢǣ-9t-8MĸĺĻłŨǝǞ-7gjCHYŇžƙƚƜƫƵǃ7ƍƬƱǛ8Ǐ9SŢǈ10Ű11zƁƖǒǕ12UŖƈǓ13Őżƾ14iRƽǧ15ƻǑ16Ŝ17Ʀ18š19ķǖ20xy21ŗ23ƅ24Ƨ25Ơ26wƼ27Řƪ28Ŧƕ29ơ30ŒǤ31W32ƴ33v38ŅƮ41Ş46Ŕ50ŧ53ŝ
~hic	51 -17ǚ-12uŽ-9Ǘ-7ŅŢŮǂ7bDƄǖ8ŀŹ9LļŭƀƏǏ10ŉŻƴ11EƉ12ň13ľŰŷ14ńŲƣ17JR18Ŭ19Ő20ǈ21Cť23ǐ25ū28Q33ų35Ŵ39Ū
~hich	54 -17ǚ-12u-11Ž-9Ǘ-7Ţǂ7dFƁ8bD9ŀŹǏǖ10ļƏƴ11Lƕ12Eŉ13ňŪ14ľŷ15ńŲŴƣ16ū18J19R20Ő22Cǈ23ť30Q34ų
~hick	89 9Ǜ22Ɖ
~hicl	64 -9ƕ-7ǥ7ŭżǦ9ŵŶžƀ12ū13Ż14ų19Ű22Ŭ26Ŵ33ǐ34Ū
~hid	89 9ĵ15Ş20i
~hie	82 -7ƚ7ű17ƁǏ20ū30ǂ
~hiel	86 -7ƚ8ű17Ɓ21ū
~hif	83 -12k8Ǉ11U27ǎ48R
~hift	83 -12k8Ǉ11U27ǎ48R
~hig	62 -9ǌ-7x7ŅƄ8vƚ9CƏ11Ŕƒ12œųƁƠ13yŬǓ15m16Ř17ů19l20ƙ23ƼǦ34ƣ37ŗ
~high	62 -9ǌ-7x7Ƅ8Ņƚ9vƏ11Ŕƒ12œųƁƠ13yŬǓ15m16Ř17ů19l20ƙ23ƼǦ34ƣ37ŗ
~hik	86 -14ŧ-9ō12gŔ13Ş16ĺ26œ
~hike	89 -15ŧ-10ō13œŞ17ĺŔ
~hil	64 -9ŭ-8Ƴ8lŲųŻƜǨ9yƱ10ŉŶƶǠ11ƫ12ŇŹ14Ś15v18Ǝ20w21ŧƤ22ǝ25ő29u41Ư
~hild	70 10Ʊ11y12Ŷƫƶ14Ź16l17v22w28Ư32u
~hile	71 -10ŭ-8Ƴ-7lş7ŵƟ9ƜǨ10Ųų11ŉǠ14Ň16Ś17Ư20Ǝ24ŧƤ26ǝ28ő
~him	68 -25Ƹ-10ơǧ-9Ƽ7agrwBM8ņ10zAźƯ11ǌ16Ŝ20tƷ22o28ǂ37Ɛ38ƨ46s
~him>	71 -26Ƹ-10ơǧ-9Ƽ7M8grwBƷ9tņ10Ƴ11AźƯ12ǌ17Ŝ24o30ǂ35ƨ51s
~himn	87 49Ɛ
~hims	87 7ƨ15atz17Ʒ
~hin	37 -14nœ-13sŌ-11clFŒŜ-10ŋőŮƕǇ-9dxJSŐžƟ-8fvIŬƠƣƧƩǁ-7tMRTňŚŦůźƁƌƎƔƤƪǔ7XYľųƐƞƸ8ĻŶƵ9pAķŖŘƿǓǦ10ĸŹſƂǀǐ11PŃǂ12ĴŀŻƳǞ13BƦǖǟ14ZűƼǘǝ15Ū16HƯ17łƉƘǕ18Uũ19ŲƄƹ20g21şƈƍƻǢ23ŔŽ24ĺ25ŝƥǩ26i27Ňŏ28Ǐ29Ƭ30Ɨ31ōƨ32ţƶ34ŉ39r47Ŀ
~hin>	65 -11Ş-10Ů-8ƭ-7ƝƮǩ7HƼƾǃ9Ɛǖ10łōšţŸƯ11qEƘƻǘ12Uǥ13űƨ14ńŶƍ15ǐ16ş17Ū19ĺ21Ŀť22Ž24Z
~hind	71 10ƃƙ12Ż14u16Š17Ƴ19ƶ20pŹ21ŷ27ų
~hine	70 -15Ŧ9ǖ10ƛ14Ƽ25j30Ǣ31ǝ56Ǐ
~hing	40 -13ž-11aVǝ-10nyFHŌŒŜťƤ-9sJńŋőŸƓǇ-8cŐŨƕ-7dlxGISšƟƭ7YĵĸƲ8ZĴŪżǏ9ŶƢƳƽǩ10kƞ11ŘƸƻǄǘ12ľƂǓ13ĹŽưƼƿ14AŀŔſƘǀ15UşƍǂǕ16ķŞƶǟ17Ŗ18ĻŃ19Ų20Ɖ21Pł22ƹ23ũƄ27gƈƦ29ŏ30ţ31ōƗ32ŝƥ33i35ŉƨ52Ŀ
~hink	55 -16ƨ-13Ʀ-12Ŷ-10Ĺœ-8ư-7qPƩǠ7śƏ8OXĴķƯ10ƒǋ11GŠƀƓƷ12ĿƳ13hǝǞ14ƭ15űƵ16Ŗ18ŔŨ19ĺ21V24yB26ǩ31H33Ň44Ƭ52r
~hio	81 7ź20l39Y
~hio>	89 8ź22l
~hion	86 42Y
~hip	71 -9ž-7ń8ŠƄƫǡ10ǝ11Ƴ12ǆ13ƉƢ14Ǖ22Ɯ28Ţ
~hip>	77 -9ž8Ƅ9Šƫǡ13Ƴǆ15Ɖ24Ɯ32Ţ
~hipp	78 -7ń12ǝ15Ƣ16Ǖ
~hir	68 -16H-14G-9Ń-8ǈ-7mǠ9ǡ10ǥ11Ɩ12Ǆ13dǅ15ƣ18qǑ23cƯ37ǔ41ǜ50Ǟ59S
~hird	81 -7mź8Ŝ11ǡ15ǅ16d19ƣ23q
~hire	74 -15G-14H-8ǈ11ǥ13Ǆ19ǜ20Ǒ25Ư28Ǟ40ǔ65S
~hiri	87 -10Ń-7Ǡ31ǜ33Ǟ
~his	44 -22ų-16Ÿ-15Ŗş-14Ň-13ǃ-12Ũ-11ķńƮ-10ŉŒƌ-9uŝ-8PŞƁƄƦƫƬǟ-7dKĸōŐǝ7OňơƢƣǁ8ŀƯ9Gœŷƭ10mXŅǈ11xHţƺ12cqƨ13łźǊ14J16pAǒǘ18M19ƽǞ20Ɩ22jk23Ƴ24Ō27BNƵ28sI29Ł31rŹ32ĹŎ33Ļ36a39ŋ40ŏ43Ń47Ŵ48ĺ
~his>	45 -22ų-16Ÿ-15Ŗş-14Ňǃ-12Ũ-11ķƮ-10ńŉŒƌ-9u-8PŞƁƄƦƫƬƸǟ-7dKĸŐ7ňƕơƢƣƷǁ8Oŀ9œŷƭƯ10mGXŅ11Hƺ12qxǈ13cźƨǊ14ł15J17pAǒ18M20ƖǞ22k23j24Ō25Ƴ27BƵ28N29sI30Ł32rŹ33ĹŎ34Ļ38a40ŋ41ŏ45Ń49ĺŴ
~hist	72 7Ǘ10ņ12Ż15ƸƼ18ţ28ƽ
~hit	62 -22Ř-13š-10Š-9x-7ŵǅ7jǘ9Ǥ10žǦ11şƉƚƻƾǡ12Ɗǚ14J16Ũ18Y26c30a33f37ĸ53ż73ſ
~hit>	66 -24Ř-12š-10Š-7ŵ7œŤ9jǘ10Ǥ11žǦ13Ɗƚ19Ũ20Y30c39ſ40ĸ57ż
~hitc	89 -8ǅ59f
~hite	85 -11x10J17ƻ18ǚ19Ɖƾ
~hits	82 16ǡ50ſ
~hly	65 -15Ǣ7T8Ɨ12ƔƠ15Ʈ16ķ18Ů26Ĵ
~hly>	65 -15Ǣ7T8Ɨ12ƔƠ15Ʈ16ķ18Ů26Ĵ
~ho>	38 -25Ŵ-22Ų-20Ɣ-17ŏ-16Ś-15t-14HŢƣ-13ĴķŪ-12ĿŸǇ-11syǄ-10PT-9LłŌƝǉ-8ŃŉŒťŨƒƞƧƵǢ-7fBDWYĸĹĺŇůưƷǟ7lƐƽ8ż9ſǚ10qƤǥ11ŹƟǕǘ12ZǍ13ƾǞ14ƁǅǛ15ƙ16aǨ17w18Ŭ19uǗ20Ʋƶ21ǐ22ǆ24ǜ27QƜ28ş29ŠǑ30ń33Ƣ35ļǩ37o38ƕ40Ƴ41Ư43ơ44Ł45ųŷ47ǔ48nŜ49A53ŐǠ57ƫ62ǈ
~hob	81 11ǀ49g
~hobb	81 11ǀ49g
~hod	66 -20ƾ-9u-7nzǈ7ŵ10ľǣ11ſ15ǘ16Ŝ19ƃ20ƫ23Ƥ24ư28Ʋ29Ǩ44Ư
~hod>	66 -20ƾ-9u-7nzǈ7ŵ10ľǣ11ſ15ǘ16Ŝ19ƃ20ƫ23Ƥ24ư28Ʋ29Ǩ44Ư
~hoe	81 -8ǒ7ơ10ł11ǠǧǨ13Ś20Ƣ21ƺǏ27ų
~hoev	89 -8ǒ8ơ11ł12ǧ22Ƣ
~hol	52 -16Ǌ-14ų-12ǖ-11N-8rŧƔ-7ŊƦǟ7uš8ķŁǐ9ŦŪƸ10ƭǉ11ƮƼ12ŞŨůƉ13ōű14hƵǕ15tTŀƪ16OǓ17ŷƈǩ20Ǜ21ƿǗ22Ŕ26K29kƩǧ30n34Ŭ
~hol>	71 32ƿǛ
~hold	59 -14ų-11Nǖ-8rƔ8ŚŨ9i11ŁƸ12tŪ15ƉƮ16Şű18Ǔ19T20n21ŀ22ŷ25Ǘ31ǩ32K34ǧ42Ŭ
~hole	63 -12Ǌ-11ǩ-7Ʀ7ŇưǄ8ňś9u10ķš11Ŕ12ZŦƭ13Ƶǉǐ15hk16ōůƼ17OǕ20ƪ23ƈ36Ʃ
~holi	85 -10ǟ12Ǉ13U28k
~holl	87 -8B-7Ĺ23Ŕ27n
~hom	48 -21Ő-18M-11őǏ-10NŬƯǨ-8PZŏŗŤŴǈ-7tvŢŭǥ7ŷƌưǩ8ŹƖƜ9Ľ10ƛǁǔ11Ƈ12w13Ĺůƙ14Ʈ16ƶ17Ű19źƷ20IƆƞ21qHT23uC24ƕ26Ɣ28sƒ30RƓƟ31n39ƅ42Fş43l59Ɲ
~home	49 -21Ő-18M-11őǏǨ-10NŬƯ-8PZŏŗŤŴǈ-7tvǥ7hŷƌưǩ8ŹƖƜ9Ľ10ǁǔ11Ƈƛ12w13Ĺƙ14ůƮ17Ű19źƷ20ƞ21HITƆ22q24uC25ƕ27Ɣ28s29ƒ31RƓƟ32n40ƅ43F44lş60Ɲ
~hon	61 -19J-10ǅ-9Šŵ-7Ļ7fĹĿŬ8CŢǖ9ľŪǘ10ŖǄ11śƿ12SŚ13ǟ14ĺ17r19MO23ź26I28Ž29c35K41ǩ
~hone	63 -19J-10ǅ-9Šŵ-7Ļ7ĹĿň8Cǖ9Ţ10ľŖ11ƿǄ12ś13S14ĺŚǟ16c19rO20M25I29Ž36K43ǩ
~hoo	57 -9ŷǩ-7Ƃ7Gƒ8ƢƧǔ9yŻǦ10aŭ11QSļƗ12K13CŠǟ15ś17Ǔ21Ǜ25x26J27lł30źƱ41m
~hood	82 9ƞ10G12ƒ18l22C36Ǜ
~hook	87 13Ƨ18Ɨ21ļ22ǟ
~hool	61 -8ŠƂ7vƄƶ8Ƣ9ǔ10yKǦ11ŭŻ12Q14S18Ǔ20l27x33źƱ45m
~hoos	80 33Š44ł
~hoot	80 -11ŷ10ch15aJ23ś
~hop	55 -22D-16ơ-13ƣ-10wSƤǩ-9bŪŮ-8ŏŢ-7ŀœŰǊ7Ǧ8yǝ9ǄǞ10ů11Uǐ12Ǡ13g14Ǚ15ƑǏ16Ɨǔ18ĺŠƁǖ20MǈǍ21ǅǨ22X27ǥ30ńǟ31ŵ36ǃǋ41ǌ44Ļ50Ɲ
~hop>	58 -23D-16ơ-13ƣ-10wSƤ-9ŪŮ-8bŏ-7ŰǊ7ļ8Ǧ9y10Ǆ11UůǞ12ǐǝ13Ǡ14ǈ15Ǩ16Ǐ17Ƒǔ19Ɨ20ŠƁ21Ǎ22M23ǅ27ǃ30ǥ33ǟ34ŵ39ǌ40ǋ54Ɲ
~hopi	80 -7jŢ9H25X28ǖ50Ļ
~hopp	80 15X33ĺ49ń
~hops	85 7ǌǢ10Ƣ12ǈ13Ǩ15g17ǃ
~hor	79 -15Ǘ12WŤƜǞ15Ő19k20ǔ23Ʈ
~hort	86 13WŤƜ25Ʈ
~hos	53 -14C-12ǖ-10ĺ-9DƬ-8nţƫ-7Ǣ7PűžƎǄ8wĸŇƜ9FZĵŕŝƞƯǊǡ10EńũƅƍǑ11iS12ǆ13ƦǂǔǨ14ƃƈƼ15Ž16Q17ƸǇ18AƩ19Ǥ20Ő21ŁƑ24ƛ28ǐ32Ƣ33Š
~hose	54 -12ǖ-10ĺ-9D-8nƫ-7ƬǢ7őűƉƎ8wǄ9ZŇŕƜƞǡǩ10FĵŝƍƯǊ11iEńũƅǑ12ǆ15ƈ16Ž18ƩǇ19AǤ21Ƒ22Ł23Ő25ƛ29ǐ34ŠƢ
~hosp	73 -12C-7ţ7q8ž10V11S12ƃ13P14ĸ16Ƽ19ǂ21ƦǨ23ǔ25Ƹ26Q
~hot	68 -16D-10K12ǔ13Ƙ14Ƌ16ƒǁ23ƻ24Ž28J30śƍ31Ƥ45j
~hot>	75 10ś16Ƌ18ƒ27Ž34ƍ51j
~hote	85 15ǔ40Ƥ
~hoto	86 -12K9Ǘ28ś
~hou	40 -23Ŭ-22S-20ŗ-19Ǧ-18r-17ų-16Ǆ-15PőŒŸ-14ŉǏǞ-12Ŗ-11ƦƼ-10vAŶǇǛ-9YĹĿłŐŦũƨǈǖǘ-8ŀńŕŭűƠǊǙǢ-7pXŴơƤƥƽǔ7ſƊƑưƸƺ8ŧƚƶ9sƋ10ƘƱ11fŏƏƣ12hZƉƎƖǠ13Ňƕ14OňŲƙǧǨǩ15KŵƗǁ16LŌ17Nƌ19ƂƇ22š23aGş25ķƝ26ƓƜ27Ʈ28nT29ƆƟ30ƭ31F32Hƞ34DMŷ36ƒǎ37ƅƷ40Ɣ42R
~houg	75 10x11ưƵ12Ƃ14H17ŊŢ28ǩ37Ň
~houl	56 -18r-17ŉ-11Ƽ-10ơ-8ũ7ǩ8ĽǂǠ9Iŋ10hL11OƄ12u13ŎƸ14ōƬƶ16Mŧ18Ʊ19ŷ20afĴƘƭ21ǧ22D23sň25K29N31Ō
~hour	67 -20P-12Ǆ-11Œ-10NǛ8gƧ9ǀ10UƯǉ18O26Ų31L33T70R77ǎ
~hous	45 -22Ŭ-19Ǧ-18ų-17ŗ-14ǏǞ-12Ÿ-11S-10ǎǨ-9Ǉ-8vĴŒűŶǄ-7ŐŦŴƠǊǖǘǙǢ7yŁǋ8hůƊǕ9Ƒ11Ź12TƋƚ13ƕƣ14ƌƏ15ƉƖ16ƂƎǁ17Zƙ21Ɨ22DŷƮ23Ƈ27M28şƷ30GH31Ɲ32ķƓ33Ɯ35nƆƟ37F38ƞ43ƒ44ƅ48Ɣ
~hout	63 -16Ső-10Ŗ-8A7de8ƈ9Ǡ10aľ11ĺƌ15Ǔ17ƭƺ20ſƮ22ŏ28Ʒ33Ǩ43šŵ
~hov	86 9ǈ11a17Ő18uw
~hove	86 9ǈ11a17Ő18uw
~how	29 -23W-19w-18Ōǈ-17Ő-16FR-15s-14ŁŏƂ-13H-12yQ-11ƕƵǄ-10MŜƛƯ-9qDLŚơƫƴǞǥ-8oŹƝƢ-7AōƀƩǚǠ7GņőźƖƦƸǂǋ8hpĶŸƱǐǙ9fnTŽƙƤƪǊǒ10UšƑƟ11Ňœų12SŖţƄǆǏ13Ŧƣ14jŊŕƏƿ15kƃƓƔƚǦ16zĸ17ŃŻǘǝǡ18ŵƺǜǩ19OƋƞǅ21vYŭ22b23ļŅŤƬǑ24ŨűǇ25ůƭ27ŗŠǖǟ28Ů29Ĵł30c32KŧƮ34Ƴ40Ɔ41Ŷ43t44x54i
~how>	29 -23W-19w-17ŌŐǈ-16FR-14sŁŏƂ-13H-12yQ-11ƵǄ-10MƕƯ-9qDŚŜƛơƫƴǥ-8oLƢǞ-7AōŝŹƀƝƩǠ7źƄƖƦƷƹǂǋǡ8hGĶņŇƱƸǐ9fnTőŸŽƤƪǊǙ10UšƑƙƟ11pœų12Ŗǆ13SţŦƣǏ14jŊƏ15kƃƓƔƚƿ16zĸŕǦ17ŃŻǘǝ18ŵƺǜ19OŅƋƞǅ20ǩ21vŗ22bYŭ23ļƬǑ24ŤŧŨű25ůƭǇ27ǖ28ŠŮǟ29ł30cĴ32Ʈ33K35Ƴ41ŶƆ44t45x46i
~howe	85 12Ņ14Ň22B
~howi	87 -9p10ǧ14d15Ƅ
~hows	86 -8ǚ12ǒ14ť17ŗ31ǡ
~hr>	89 -16ǈ11W28Ƨ55ǜ
~hre	85 8Ŏ9Ƹ13Ň14ǜ
~hrea	87 10Ƹ15ǜ
~hri	85 20dkD
~hris	85 20dkD
~hro	51 -11ŏƔ-8ǩ-7LQĴ7ZňżƆƮƱǣ8łŖƦƻǦ9ƌ10zšǝ11ŧŬƁƧ12ĸƚ13n14ś15ŊŐũǥ17ŤƜ18ŗ19jƨƳ21ƕ25Ũǎ26Wǖ
~hroo	85 7Ɗ12ƌ14Ɔ
~hrou	51 -11ŏƔ-8ǩ-7LQĴ7lZňżƮƱ8ŖƌƦƻǣǦ9ł10zšǝ11ŧŬƁƧ12ĸƚ13n14ś15ŊŐũǥ17Ť19jƨƳ22ŗƕ25ǎ26Ũǖ27W
~hs>	63 -13p-10Ơ-7ŐƔ7ŕƤǤ12ł13G14v15ŧ16ĴŮǄ17ųǈ18uƃ19Ɔ21Œ23Ǩ28Y31Ʈ
~ht>	36 -15B-13WŤ-12R-10T-9ķŽ-8m-7ŒƳ7qQľłƮǌǔ8CŃšťƤǛ9ĴŇŌŏŗŢůŲųƬ10wĺ11MSơƽ12lĻřŝŶƅ13aŠƌƐƓƷǜ14ƜƦ15rōŰƿǟ16Iưǃ17o18bHŎŖ19iPŀ20ǖ22Ŋŧ23N24ƒǏ25ǎ37ƺ
~hte	68 -13b-10m-7Ĺ8śƷǞ10L14U15Ű16ŕ18Ʊ19y24x25vŹ30u32w
~hter	68 -13b-10m-7Ĺ8śƷǞ10L14U15Ű18Ʊ20y25vx26Ź30u32w
~hts	73 -11P7D8Ŀ9š10nƜ12xŻ13H16y18U20Ų31R36Ň
~hts>	73 -11P7D8Ŀ9š10nƜ12xŻ13H16y18U20Ų31R36Ň
~huh	77 10ơ12ĺŅƏ13ƞ14Ŷ17j25Ũ
~huh>	77 10ơ12ĺŅƏ13ƞ14Ŷ17j25Ũ
~hun	81 -7ő11Źƞ12g19ǅ31H
~hunt	85 12gŹ33H
~hur	59 -9ſ-8ŵǄ7ư8oWƙ11ŭ12tO13Ɯ16ǚ18Ť19ĸƍ21ƶ22ţ23Ǚ26XŃ28ƚ33ž36ƃ41ǣ
~hurc	80 9ļ10ư12o13B16ŭ17t29ƶ
~hurr	75 11ƙ16O37Ńƚ
~hurt	62 -8ŵſ-7Ǆ9W14Ɯ17ǚ19Ť20ĸƍ24ţǙ27X35ž39ƃ44ǣ
~hus	56 -17Pƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ8Ư12ƫ14Ƴ16nŁ20ż21fŲ22Ŵ24Ʒ31pst32rƨǂ35q39o
~husb	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9Ư13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32psƨ33rǂ36q40o
~hust	89 34Ų
~hut	71 -10Ŧ9ŋƟ10Ǖ13ũ15ƚ23ǎ24a30ƛ57ǝ
~hut>	76 10ŋƟ13Ǖ25ǎ45ǝ
~huto	87 17ũ32ƛ
~hwa	86 7ƛ10Ơ14Ə20Ɓ26ů
~hway	87 10Ơ14Ə21Ɓ26ů
~hy>	59 -21ń-14œ-13ő-10ƶ-9ŉ-8ļňŦƭ-7ŝ7ǆǤ8ľ9Šš12Ŀǜ13Ƹ17xņ20ƻ22ƴ23r24B29Ĺǩ30Ƶ32Ŷ41ŀ46Ŕ48Ţ49ĺ
~hyd	77 51Ə
~hydr	77 51Ə
~hyg	89 11ǈ24P
~hygi	89 11ǈ24P
~hys	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~hysi	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~ia>	80 9l11ǘ12DŸ16yC22ų26Ŷ
~iab	58 -10Ő7Ʃǥ10Ǜ12ƽǂ13Ƽ14ơ15Ƃ17ǚ19ǌ27ƀ33ǡ43ž
~iabe	80 16ǂ17ƽ18Ƽ
~iabi	59 -10Ő7ǥ10Ǜ11ŗ15ơ16Ƃ17ǚ19ǌ29ƀ34ǡ35ž
~iag	82 -9š8ƽ14u36Ƽ
~iagn	83 -9š8ƽ36Ƽ
~ial	59 -13Ƃ-9řƅƆ-7Ƌ7aŐƮƵǔǢ8ĶƦǕǥ10ƴ11Ɩ12ĸǆǍ14BƉƯǋǦ16Ǡ17Aƞ18ư19ƾǗ21Ƙ23ƿ24Ǆ33I34e
~ial>	60 -12Ƃ-9ƅƆ-8ř-7Ƌ7aƵǠǢ8Ķǔǥ9Ʀ10ƴ13Ǎ14ǆǗ15BǋǦ16ƿ19ư20ƞ25AǄ28Ƙ34I36e
~iall	85 12Ʈƿ17ƖƯ22ĸ
~ials	86 9Ǘ12Ő14Ǖ17Ǡ23Ɖ
~ian	74 -10h9f11oPƅ14pƾ17qǈ21Ɲ39Ʋ
~ian>	79 7Ư10ƾ12P18q42Ʋ
~ianc	87 11f14o17p20q
~iar	67 18Ľ26Ŗ32ƫ
~iar>	87 24Ľ33Ŗ
~iary	68 33ƫ
~iat	85 9i12Ŋ18ŝ28m
~iate	85 9i12Ŋ18ŝ28m
~ibe	83 7Ǎ8ƣ9Ƹ11ş12ƻ20Ő
~ibe>	87 8Ǎ9ƣƸ
~ibl	58 -11ƿ7ľŨǌǩ8œ9Yƀ12Ɓ14ƚ15ŎŦƽ18ŭ19ň26ƹ40Ř
~ible	58 -11ƿ7ľŨǌǩ8œ9Yƀ12Ɓ14ƚ15ŎŦ18ŭ19ň26ƹ41Ř
~ic>	68 -11Ǆ-10ũ-8Ɛ-7m7ś8N9ļƛǕ11KŇŪƼ12ŵ13ťŻ14tůǖ15Ĵ16Ŏ17ƥ24Ƌ31ǩ36ƾ
~ica	55 -8b-7Ƶ7T8ƙǃ9ƴǄ10Ōƻ11ūƼƿǗǚ12QƋ13W14źǂǈǌ15ŀƀǑ16Ƹǒ17ƾ23ƃǧ25ǁ29ƚ
~ical	63 -7Ƶ8Tņƽ10Ǆ13ǚ14QƼǗ15Ƌ16W17ŀƀǈ18ƸǑ20ƾ27ƃ29ǁ
~ican	80 12ƙ46ƚ
~icat	61 -8b10ƿǃ11ƴǂ12Ōū16ǌ17źƻ18ǒ26ǧ
~ice	46 -26ǟ-20ǩ-15C-14n-12ő-11Ŗ-10xŁ-9ŗŧƷ-8ŵž-7vWřƶǇ7cPƺǍǕ8doAĽţū9œůǀ10Ŋƞ11BŀűƒƝǋ12ŎŒƬư13Ţǘ14ľ15ĹƘǄ17łńŝǈ18ajRUƕ19MŜŹơ20X21Ņ24Ž25Š26ŷ31ǚ47Ÿ
~ice>	50 -27ǟ-19ǩ-12C-10Ŗ-9xŁŗŧƷ-8žƄ-7ƶǇ7yĵśşżƪǉ8rŜŻƻǊǘ9P10AţůǕ11Ŋ12űƞ13ŀńœƝƬǋ14BŎƒư15jŒŽ16Ţ18Ĺľ19łŝ20U21R22Mơǈ23X24Ņ27ǚ28Š
~icen	59 -11nő-7ŕ7Ǩ11Ƅ12oƺǛ13ū15d16aǀ27Ź37ŷ62Ÿ
~icer	85 11j45ƕ
~ices	76 -8Ŀ10ńƗ11ǘǚ16Ǆ17Ž18Ǎ21ŜƘ
~ich	54 -17ǚ-12u-11Ž-9Ǘ-7Ţǂ7dFƁ8bD9ŀŹǏǖ10ļƏƴ11Lƕ12EŉŪ13ň14ľŷ15ńŲŴƣ16ū18J19RŐ22ǈ23ť30Q32C34ų
~ich>	54 -17ǚ-12u-11Ž-9Ǘ-7Ţǂ7dFƁ8bD9ŀŹǏǖ10ļƏƴ11Lƕ12Eŉ13ňŪ14ľŷ15ńŲŴƣ16ū18J19R20Ő22Cǈ23ť30Q34ų
~ici	61 7ƵǦ8ƕ9P11ƾ12Ɩ13qǈǏ16ǂ17Ƙ18ƻǒ28ƫ30ş31ǥ
~icia	67 10P12ƾ13Ɩ15qǈ32ƫ
~icie	67 8ŲƵǦ15Ǐ20Ƙǒ33ş35ǥ
~icin	85 -8Ƽ12ƕ24ǂ25ƻ
~ick	52 -13ǩ-12ŢŦƮ-7ĸżƅƜǃ7NŋŤǉ8Y9ǍǏ10OŀŊŜ11ųƉ12iƭ13Ŕ15K16ƽǘ17Ǩ18ŭ19WĹł20LŶ22ǐ24ľǛǠ25ŧ26Šǟ28ĺ35Ř41Ƈ42Ż
~ick>	60 -13ŢƮ-11ţ7IOŌŚƃ8dĻŝŶƹƽǆ9ŋřŧ10Ťűǉ11x12ŊǍ13Kľ14Ŝ15Lǘ16ĺƭ18Š23Ǩ24WłǛ39Ƈ
~icke	62 -7ĸ9ļ10wŧ11Ʋ12N14Šţ15Ɖ18ĺ23Ŕ25ǟ29Ř53Ż
~icki	81 11Ĺǟ15X21ŀ24i
~ickl	85 -10X-8Ŧ13g14Ĺ16Nŧ19Y27Ŷ
~icks	83 8Ƨ9ǐ14L15ŭƇ16Ř21ľ
~icku	82 8O9Ǐ12ž18ŭ19ų32ǐ
~icl	63 -9ƕ-7ǥ7ŭżǦ8Ŷ9ŵžƀ12ū13Ż14ų17ǆ19Ű22Ŭ26Ŵ30ǐ33Ū
~icle	63 -9ƕ-7ǥ7ŭżǦ8Ŷ9ŵžƀ12ū13Ż14ų17ǆ19Ű22Ŭ26Ŵ30ǐ33Ū
~ico	80 26ƹ31ń50ĵ
~ico>	86 34ń54ĵ
~icot	89 29ƹ
~ics	82 7Ƙ20ǩ24ǈ29Ž
~ics>	82 7Ƙ20ǩ24ǈ29Ž
~ict	68 -7ǩ9Ŵƞơǔ10nƅ11ŤūƏƸ12ƇƷǓ15Q18Ƭ19Ŀ21ŭ22f23ś
~ict>	85 -13Ʊ11ơ15Əǔ16Ǔ20Q
~ictu	72 7Ķ9Ʊ10Ŵƞ11n12ŤūƷ13Ƈ19Ƭ20Ŀ24f25ś
~icy	47 -14Ǧ-12Ŭ-11ūƔ-9ĺǆ-8I-7Zŀƣǈ7aŒŞƙƥ8ĻƀǤ9Ŝšƛ10ƁƖǞ11Ţǁ12žƢ13ƚ14Ǐ15ŐƧ16ĹƬ17ŠƓơǥ18Ǣ19ľ20ŗƪǡ22ŕŷ23ŖƵ24ſ26őŚƦ27Ʃ35ŏ38ř
~icy>	47 -14Ǧ-12Ŭ-11ūƔ-9ĺǆ-8I-7Zŀƣǈ7aŒŞƙ8ĻƀƖǤ9Ŝšƛ10ƁǞ11Ţǁ12žƢ13ƚǢ14Ǐ15ŐƧ16ĹƬ17ŠƓơ19ľǥ20ŗƪǡ22ŷ23ŕŖƵ24ſ26őŚƦ27Ʃ35ŏ38ř
~id>	34 -18Ƨ-17Œų-16Ļ-15zǎ-14RŇ-13JŌǧ-12osLUŀŘŚŝž-11ľƮǄ-10ŷƗǃǈǗ-9AƏƤǕǟ-8iIPQŁŐŞŢŭŽƟƯǍǠ-7KŏşŶǇǐǖǛ7jŗŮƂ8tƙƚƱǓ9pFōƥƺƾǆ10ƹƼǂǏǜ11f12dƲǞ13qĿǊ14Ŝťźƍƶǘ15lxĹŉ16wŎőŵŹƈ18řƅƔǩ19cńţƩǤ20Sƫƽ22ŖƄƬ26š27ĽŬ28mň29kŠŸ30Ť31ƒƕƳ32ƌƴ33Ŕ34Gļņǅ36ũ39ŧŨ41Ņœ56Ŧ61B
~ida	78 -9ǟ10Ǉ12U13ƃ16ǚ18Ǆ19A26kH
~ida>	89 30H
~iday	85 -10ǟ12Ǉ13U28k
~idd	78 9L10v15i16a21N
~iddl	79 10vL16i17a21N
~ide	47 -13PŪ-12U-11ƧǑ-9rŨƸ-8SřƮ-7QŀƞƼ7tƏǇ8eqŊŔŷƣƽ9ZķŇœŧŬ10n11TťƍƵ12jCǍ13Űƛ15guYŁ16MƕƗǄ17ƇƝƥ18ưǀ19ūǢ20ŵ21Ő22Ɓ23ƃ25Ǡ27żƦƪ28ł31Ų
~ide>	54 -12PŪ-11U-10Ǒ-9ŴƸǩ-8Ũ-7nrřżƼ7iƉƦƱƵǄ8őŠƪ9ŔƏ10qŶƣ11t12gATœŧƥƽ13ūƍ14Ŭ15C16ŰǍ17jƗ20Ƈ21Y22Ɲưǀ24Ǣ28ŵ29Ɓ31Ǡ35Ų37ł
~idea	78 8s11BVƵ18Ŋ26Ň
~ided	87 -10Ł14Ư16ƛ19e24ĺ
~iden	62 -9Ƨ8d9Ƴ10ǔ11GŔţ12ū16ťǄ21n25ǩ26ƕ27ƃ28ƪ43ż
~ideo	85 8Ɨ12g37M
~ider	83 -7Ǧ7Ƃ9ŉ13w19Ő
~ides	65 -7Ư9WńƢ10ƥ12Őųǈ13ŴǇ16ŷ17Z20ķ22u27Ł30Ʀ
~idi	76 8ĵ11ǀ17ŭ24Ł37Ƈ
~idin	76 8ĵ11ǀ17ŭ24Ł37Ƈ
~ido	85 9ƫ12Ǩ14Ʒ21Ƴ23f
~idow	85 9ƫ12Ǩ14Ʒ21Ƴ23f
~ids	56 -10Z8ńŭ9Ɯ10ľ13Ǜ14ƍ16ƫ19Ʋ21Źƭ23n25wƶ26v28Ư30Ʊ39y42x59u
~ids>	56 -10Z8ńŭ9Ɯ10ľ13Ǜ14ƍ16ƫ19Ʋ21Źƭ23n25wƶ26v28Ư30Ʊ39y42x59u
~ie>	71 -12ƞ-11ǒǨ-8ŗ-7ŏŖšƨ7ƖƮ8m10V12l14f16ƽ18Ƴ19Š21Ʀ23Ő25hł36Ƣ43Ŀ
~iec	87 -7ƕ10Ƙ14Ǣ15Ʊ18Ŭ
~iece	87 -7ƕ10Ƙ14Ǣ15Ʊ18Ŭ
~ied	61 -8ŵ7jư8Ž9ŧ10Ŷƫ11Ư12ǘ13ĿǏ14Ʒ15Ǥ17Ţ18ŝ21o24ƦǨ38fƴ44Ƴ
~ied>	61 -8ŵ7jư8Ž9ŧ10Ŷƫ11Ư12ǘ13ĿǏ14Ʒ15Ǥ17Ţ18ŝ21o24ƦǨ38fƴ44Ƴ
~iel	78 -7ƚ7ű10J11ĸ13Ś16Ɓǈ19ū21a
~ield	78 -7ƚ7ű10J11ĸ13Ś16Ɓǈ19ū21a
~ien	55 -13Ǆ-10Ŀ-7ǌ7ľ8Ŋŧ9Ƥ10UƳǘǣ11aƢǦ12Ũ13PļƷǅ16ņ17ŭ21ƜƝ24ABǓ26ǚ36Ŭ41Ǘ43ǔ
~ien>	89 26Ŭ
~ienc	72 11nŧ16ǣ17Ũ18ǅ23ņ
~iend	70 -9ǌ8ƃ10ľ11Ɯ14Ƥ15a17ƢƳ18ļƷ32B33A
~ieni	89 11ǈ24P
~ient	61 -14Ǆ-11ƃ-10Ŀ8ţ10Ŋ12U13ǘǦ15Ɯ21ŭ24Ɲ27Ǔ31ǚ46Ǘ49ǔ
~ier	68 -11r-7Ʃ9ŝŦǃ10ŞŢǣ15M21őǩ22Ƈ24ǂ32Ő35Ǖ
~ier>	71 -12r9ŝŦǃ10Ş11Ţǣ15M22őǩ25ǂǕ34Ő
~iers	80 -8Ʃ13Ǖ26Ƈ
~ies	52 -14ǋ-12ǩ-8PQVƁ-7ľŐ7Yķơ8mŤƝǉ9ƨǏ10xĽĿƼǦ11ńƑ12Ųǃǈ13ghKƘ14ǐǒ15Ɯǀ16Ɔ17Ǎ18ĵ20Ư21yŢƃǎǛǣ22c24ǥ33ş
~ies>	53 -14ǋ-8QVƁǩ-7PŐ7Yơ8ķŀŤǉ9mƝƨ10xĽƼǦ11ĿƑ12ńŲǃ13gǈ14hǐǒ16ƆƜǀ17Ǎ19ĵ21Ư22cyŢƃǛǣ25ǥ34ş
~iest	80 11ś14Ƙ18Ǐ23K35ǎ
~iet	80 9L12ǆ13Ʈ23Ƽǎ30ŀ
~iet>	86 9L14Ʈ24ǎ32ŀ
~iev	78 8Ō9m10l11MŋƬ12S14Ÿ15Ǐ24ǩ
~ieve	78 8Ō9m10l11MŋƬ12S14Ÿ15Ǐ24ǩ
~iew	83 -7Ţƶ14BǞ19ǩ24Ŝ26Ŗ
~iew>	86 -7Ţƶ13Ŗ15BǞ22ǩ
~if>	39 -23X-19ĺ-18ƕ-17ǩ-15ŗ-14ǈ-13ōƶ-12ŀŉ-11Ūǋ-9UǞ-8djyALŇřŤŨ-7ikTŐżƾ7ĵľŢŬƍƝƷƽ8GźƎǄ9b11HƁǢ12cWǕ13ķňŋűƵ14FĻ15Ř16rĴ17Iǚ18ŏƂƪǘ19ŝ22ĸŊƮ23YžƜ25ƀƱ27ƦƯ28ƫ29Ƥǡ36Ŏ40ƃ42ſǝ46ŵ48Ƨ73Ǩ
~ife	49 -24P-19Ƹ-14ŏŗƼ-12Ż-11dvŐ-10Ň-9ǩ-8a-7ľŚš7şŨ11mų12ĺ14Ŵ15iǈ17Ƭ18f19Ʈ24s25ƪ26ƿ29ǂ30Ƶ32qƫ33t34ƭƴ35r36o39Ʒ41Ʃ43Ƨ44p49ƨ50Ʀ
~ife>	50 -14ŏŗƼ-13P-12Ż-11v-10ŇŐƸ-7jľšǩ7Ũ8oş10Ŵ11mƮ12ĺ14q16iǂ17pǈ18Ƭ19f25s26ƪ27ƿ31Ƶ33ƫ34tƭ36ƴ38r41Ʒ42Ʃ45Ƨ51Ʀ52ƨ
~ifes	71 -17P-15d-12Ƹ-8a7ŴƜ9ƺ11bj12BƮ14ų19ǂ26q40op
~iff	66 -11ƚ7ǘ8Cǅ9KłŎŻǥ10Ǖ11V14ǩ16Ş18ĺ19ňŧ20Ř21Ŕ23ũ
~iffe	67 -12ƚ7ǘ8Cǅ9KŎǥ10łǕ12V17Ş19ňŧ20Ř21ĺŔ23ũ
~ifi	63 -8b10ǃ13ū16ǌǤ17ź19ǒ27ǧ
~ific	63 -8b10ǃ13ū16ǌ17ź19ǒ27ǧ
~ift	74 -11k7Ǉ9UĴļǈǤ15ű16ŵ19ńǩ24ǎ43R
~ift>	82 -10Ń10ļ11U18űŵ24ǩ26R
~ifth	89 11Ĵ23ń
~ifts	87 -12k9Ǉ23R31ǎ
~ig>	58 -17Ƃ-16Ʈ-15Œ-11ƞǈ-10Ŝƒ-9S-8uǘǡ-7Ŕ7ưǁ8tķž9jyŘŽƇƘ10gZľƛǇ11ƪ12Ŧ14ƣ15ǅǦ17Ǐ18œǍ19Ǒ23Ƭ24Ƒ27k29Ɠ30Ő37ĸ44Ɔ
~iga	80 14ǂ15C45ƹ
~igar	81 15ǂ46ƹ
~igg	69 8Ł9ƪ10H12Ō13ǔ15ŇǞ32Ŀ
~igge	70 8Ł9ƪ10H12Ō13ǔ15Ň16Ǟ32Ŀ
~igh	35 -15W-11Ť-10Tķ-9ŒŽǩ-8B-7ŞŠ7uƠƮǔ8awĴŃŏŘť9rŬƫǍ10lHMSĻŅŇŌœơƦƬǂ11ƽ12PUŝƅƐǜ13ŊŕŲƤƷ14šŰƿǟ15IŧųƓǃǏ16oyƞƣ17bŀŎ18ƙ19ůƼǖǦ21ƒ23Nǎ25ŗ26Ŀ27C31Ɯ37ƺ
~igh>	65 -8m-7x7ŘƄ8ƚ9Ł10vž14y17C20lǂ21ƙ24Ǧ25Ƽ26ƺ27ŗ37ƣ
~ighb	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~ighe	75 -10ž7Ɠ10Ņ11Ř13ŗ14Ŕ15œƒ17Ǔ27m
~ight	36 -14B-13Ť-12Wǩ-10T-9ķ-8mŽ-7Œ7qQľőřŻƞǄǌǝǦ8iuxŖťƮǔǛ9aĴŃŏŨůų10wyCĿŌƤ11rHMƒơƬ12SĻŇƦƽ13PUƅƐƓǜ14ŕŝŲƷ15ŊšŰƿǟ16IǃǏ17ŧ18o19bŀŎ20ǖ21Ɯ24Nǎ37ƺ
~ighw	87 10Ơ14Ə21Ɓ26ů
~igi	69 7d8T14eƋ18ƈƌ19lū21E24Iř
~igin	75 15Ƌ20ƈƌ21l
~igit	76 8d16e22ū24E27Iř
~ign	60 -9Ŋ-8ǈ-7ŇƑ7ĽŠ8ŖƁ9IœƢǉ10Zƨ11Ǡ12ƱƲ13ǩ14ƒ15JW17Q20ő21ǃ24Ŏ29Ǔ31Ɩ36ǚ37Ł38Ō
~ign>	64 -8Ŋ-7Ƒ9HŖ11Ł12Zƨ14Ʊ16Ŏƒ17J18W19Ɩǩ20Ǔ23ǃ26ő31ǚ38Ō
~igne	79 9Ł11Ɓ14Ƣ15Ǔ17Ʋ20œ
~igni	87 10ǚ14Ŏ15ǉ21Ɩ
~igns	83 12q15Ł17Ǡ29Q
~igs	81 -17Ǧ-13ƛ-8Ž-7Y15Ƃ17Ų18qƆ22Ƒ28űǇ
~igs>	83 -17Ǧ-13ƛ-8Ž15Ƃ17Ų18qƆ23Ƒ29Ǉ
~igu	70 -13Ǐ7yXƱ8HœŘǊ9ĸłŅŦƗƭǉ10Ť11Ɠ13Aư14ŖűƬǠ18ƈ23Ƙ
~igur	70 -13Ǐ7yXƱ8HœŘǊ9ĸłŅŦƗƭǉ10Ť11Ɠ13Aư14ŖűƬǠ18ƈ23Ƙ
~iju	89 18ƹ21ƿ
~ijua	89 18ƹ21ƿ
~ike	44 -23J-15Ŏ-14PŤǐ-12śǋ-11Ŀ-10ŢźƣǠ-9nƛǡ-8ľƱǦ-7kĹōƻǞ7aXŔƌƠư8mĺŦǖ9xŮƂƯǀ10ADőţŨũ11Ɛƽ12lrłņŋƜ13jœŲƁ14ǩ15RYƭ16ű17vƺ18Ńŉ19gƘ20Ĵƞ21ž22Ō23ƶǍ25Ļƿ26K29ƥ30Ŷ32Ň35ŝ36U39Ş
~ike>	44 -23J-15Ŏ-14PŤǐ-12ǋ-11Ŀś-10ŢźƣǠ-9ĸǡ-8nľƛƱǦ-7kĹōƻǞ7aXŔƌƠư8mĺŦƎǖ9xŮƘǀ10ADőţƂ11ņƐƽ12lł13ŲƁƜ14jrŨƺǩ15Yƭ16Rœű17v18ŉ19gŃ20Ĵƞ22Ōž23ƶǍ25ƿ26KĻ30ŞŶ31ƥ32Ň35ŝ37U
~ikes	85 -10Ǝ-7Ũ12ŋ15ĸ16Ư19ŞƘ
~iki	78 -12Ķ10g11Ň12œ27xƞ33t
~ikin	78 -12Ķ10g11Ň12œ27xƞ33t
~il>	54 -10Ńǩ-9Ǡ-8ű7nVřǍ9ĺǏ10Ĵ11vŕƈ12D13Ǖ15Ř16E17Ǆ18ƻǧ20ƭ21Ɛ22ƀ24ś30Ľǘ36K43ƚ67J
~ilb	89 7ż14ĸ21D
~ilbo	89 7ż14ĸ21D
~ild	56 -13F-8Ƌ-7Ɔƪ7yX8Ɛ9ŶƤƫƶ10Ź11l12ƅ13v15ƱǢ17w22Ư23Ƒ25u26ơ29ǋ34Ʃ35ƺ36Ǎ47Ɠ48ƣ
~ild>	68 -8Ǎ7ǀ8ƶ10wXƐǌ11ŶƯ14Ź20Ʊ26Ʃ28ƅ37Ɠ47ƺ
~ildi	62 -13F-10ƅ-9Ʃ-8Ƌ12Ƥ28Ǣ29Ƒ31ơ36ǋ48Ǎ55ƣ
~ildr	74 12wy14ƫ17Ư20v35u
~ile	55 -10Ÿ-9ŭǩ-8MƳ-7lŖşŪ7ŉǖ9Ś10wŇǏ11Ư12hź13Ɖ14aśŤ15IŧƎ17Ƥ18Ŵǝ20őǆ22Əǒ25ƛǐ29Ƅ33ţ35Ǘ38ů67Ů
~ile>	63 -11Ÿ-9ŭ-8Ƴ-7lŖşƈ7JƜ8dķŲųƷǃǠǨ9ŉ10ǖ11Śţ12Ň13ǒ14śƯ17ŧƉƎǗ18aIƄ20Ƥ22ǆ23ǝ24ő
~ilea	81 8ů46Ů
~iled	76 -8ǘ7ƈ8K10ǜ15ǒ20Ƅ24Ť34ţ
~iler	85 10ļ18Ǐ22h23ǐ
~iles	65 -7Ū7ǘ14ǐ16ź23Ŵ25Ǘ27Ə40ů43Ů
~ili	57 -10Ő7Ơ9DĿŗǐǛ13ơ14ş15ĽƂ16Ƅǚ17Xƛ18ǌ19W21Ŗ27ƀ31ǡ33ž
~ilia	87 24Ľ33Ŗ
~ilin	80 14D15Ŀ24Ƅƛ25X
~ilit	58 -10Ő7Ơ9ǐǛ10ŗ14ơ15şƂ16ǚ19ǌ20W28ƀ31ǡ34ž
~ill	44 -12Kŵ-11ƛ-9ķŗŤǨ-8uŀŠųƱƶ-7lmxBRŔŝŞŭŶƓƜǇǎǔ7NĶĻƅƹ8fYƗƺǃǕ9oŉǂ10tyDļŃ11sŷǞ12Ǡ13eqƮ14PƔư15OĺĽŐũƒ16zMŌƬ17ZĵŹ18QƖ19ƫ20CŨ21cL22U23I24H25J26Ĵ27V31ł38ƭ42ƻ56Ʋ
~ill>	46 -11ǝ-10Łƛ-9a-8ŗŢųƱ-7lmuxļŤŭƮǎ7ĺŕśţ8ĶƄƕƞƹ9fNƺǕ10oŉŌƗ11ŷ12tyĻŃ13sC14eq15P16Ɣƻ17zũ18DMOŐƬ19ĵƖ20U21ƫ22LŨŹ23Q24I25c26J28HV33ł38Ʋ40ƭ
~ille	80 -7Ļ10Ĺ14Ō18C24ļ27Ĵ
~illi	78 -9K11ŽǞ12Ţ15Ľ16C17Ĵĺƻ
~illo	85 -13D13ơ21ƅ28ǃ39ƒ
~ills	65 -12ŵ-7Ǩ8Ŀƃ9U10Ǥ16Y20Ł22Ǡ24Ʈ25ư26Z27ƻ30Ʋ
~ils	85 -11Z7ǘ10ƈ12Ǘ13Ɣ15J
~ils>	86 -11Z7ǘ13ƔǗ15J
~ilt	69 -12Ʃ8Eƺ9bŻ11Ʊ12ķǝ20Ƈ26ƪǞ39ƅ
~ilt>	69 -12Ʃ8Eƺ9b11Ʊ12ķ13ǝ20Ƈ26ƪǞ39ƅ
~ily	57 -16Ƣ-11Ƽ-8Ʒ-7oż7ŭƭ9AŗƸ10hFǅ11zǇ12žư15ŪƜ16Ƴ17Ũ20u22Ƭƶ23y24Ʈ26Ƥ36w37ƽ38n
~ily>	57 -16Ƣ-11Ƽ-8Ʒ-7oż7Ŀŭ9AŗƸ10hF11Ǉ12zžư15ŪƜ17ŨƳ20u22Ƭƶ23y25Ʈ26Ƥ32ƽ36w38n
~ilys	89 12ƭ17ǅ
~im>	58 -21Ƹ-9ơǧ-8YƼ7tVƳ8Ư9Aźǌ11Ŕ13Ŝ15Ŧ17ũ18o20ſ24ǂ27Řţŧƍ28ƨ32ť38Ť42s
~ima	77 -13ǩ7Ů12Ɠǉ15ƾ23Ũ42h
~imal	85 47h
~imar	89 18ƾ
~imb	76 8œ9Ť13Ɓ24ǈ41Ƒ44ǀ
~imb>	83 9œǀ11Ť26ǈ27Ƒ
~imbi	89 7P10ǀ
~ime	52 -12Ǟ-10ƀ-8qPŦƳ-7BĽŒƇƱƼ7Ŋǖǘ8ĵƈ9ŧƶǀ10kœŜƴǛ11ǚ12Ÿ13gŲƛƺ14WšũƟ15Sǩ16HŵǇ17Ŕ18Ļ19sőƧ20Ƹ29V32ǎ33O34NR35L38Ń
~ime>	53 -12Ǟ-9ƀƦ-7BĽƳƼ7tFŊ8ĵņƒǖǘ9ƈƶ10ŧƴ11kœŜ13ŲŸ14ũƛƧ15š16ƺ17HTŵ18Ǉ19ĻŔ20gŃ21sƸ27ǎ30V35O36LNR
~imer	86 -14R14L15S16ǣ19ő20Ǉ
~imes	77 -15T-9g8ţ9őǎ10Ƨ11ǟ13WŻ15ǈ17Ɵǀ21Ʀ34ǩ
~imi	59 -10Ɨ-7ơ7ŕ8y9ƏǍ11ĺ14Ɠ16ŠǦ26Ǔ28Ǣ35ǡ54ŗ
~imit	59 -10Ɨ-7ơ8y9ƏǍ14Ɠ16ŠǦ26Ǔ28Ǣ35ǡ54ŗ
~imm	86 14ƍ23Ƒ
~immi	87 14ƍ
~imn	87 49Ɛ
~imne	87 49Ɛ
~imp	71 -10Ŏ9ĻƶǕ10Ǣ13ōƲ15Ňƌ17ƎƱ21ư23Ş26ľ
~impl	86 12Ļ15Ʋ21Ǝ26ư
~impo	77 10Ǖ12ƶ15ō19Ʊ30ľ
~impr	85 -12Ŏ12Ǣ19ƌ20Ň28Ş
~ims	70 11aǣ12tz13Ʒ17ŧ19ǜ22ľ38ţ
~ims>	71 12ǣ18ŧ19ǜ22ľ38ţ
~imse	87 7ƨ15atz17Ʒ
~imu	79 35ŗ47ž
~imum	79 35ŗ47ž
~in>	29 -35ǩ-25ž-24ŗƭ-23ǃ-20ŔƒƮ-18ŝ-17p-16wZĺŒŞƔ-15uƧƺ-14cś-13ŸƁƘ-12oDƴ-11źǨ-10ƇơǒǦ-9FŦ-8gœƆƈǔ-7IPőŕşǖ7OŪƅƖƷ8KŹƃƿǕ9ŉŤŭƎƦ10vLVŜǋ11ĻƤǀ12XĽňƚƱƹǞ13ƌƶƼǠ14mųƊ15QĴńũƾǡ16yšǑ17kqTĵĿŻ18ľƉǏǧ19ŅƲ20Ōƍƞƥ21Eķůƻ22lŚţƪǐ23UĹŖŽƽ24HŧűżǄǌ25SǍ26jstŃūƐƵǉ28ǅ30ƛ31R33Ķ36nƸ37Ǘ38ƗǊ39iC45Y47Ɲ
~ina	62 -12ţ-7Z8Ǖ9Ʈ10t11ŊƯ12Ƌ13ĸƄ14lB15ƌ16qŁƈƥǈǜ17kA19ƞ27Ǡ29ư32Ŭ
~inal	68 7ĺĽ8j12t13Ƌ17lƈƌ20k22ƞ24Ł34ư
~inan	72 -8Z10Ʈ14ŊƯ15Ƅ16ĸ18B22A33Ǡ38Ŭ
~inc	53 -12Ǉ-10Őǩ-9Ŗ-8Ŝ-7ĺƷ7GIXƠǆ8uƪ9ƣ10ƆƔ11BŔǉǣ12ŗ13ƺ14ţŹ15ť17ƹǅ18ǟ19ŏƮƯ20œ22it24ǝ26S27ő30Ǟ32T35ũ
~ince	59 -10Őǩ-7ĺŖ7ż8I9Gƪ11ƣ14Bŗ16Ź17ţť19ƹ20ǅ22ǟ25it30Ső35Ǟ40ũ
~inch	87 11j15X25ƺ
~incl	72 -11Ǉ7s10Ɓ11œ13Ơ14ǣ17Ɔ19ǉ30ŏ
~inco	66 -7Ʒ8ƭ9ǃǔ10Ƭ11ǆ13u25ƮƯ33ǝ41T
~incr	81 22Ŕ35œ
~ind	47 -28Ǜ-19ƛ-16Ř-13Ʀ-11Ƨ-10NŗŞ-9IťŦ-8ŇƵ-7BľŶƅơƻǃǈ7Uňū8PƼ9jqŃǆ10pŨűŹƇƉƹǘ11ĺł12hŏųŷƐƳǟ13ś14MĿŠƕ16ļŧ17ǔ18Ūƣ19ŚƷ20ŎǁǄ22ŤƬ23g24X25Ƌ27ƶ30Ŋ31Ʃ61ƚ
~ind>	48 -29Ǜ-19ƛƦ-14Ř-10Nŗ-9ŞťŦƧ-8I-7BľŇƅƪǃǈ7bRĽƝƠƯ8P9UƎƼ10qƉǆǘ11pŨŹƇƹ12hĺłŃŷǟ13ŏųƳ14śŠŤ15M16Ŀ17ļŧǔ18ƣ19Ū20Ś21ŎǄ22ǁ24gƬ25X26Ƌ28ƶ31Ŋ34Ʃ58ƚ
~inde	79 7O9Ƅ15Ǒ19x27ƕ
~indo	86 11ǌ13Ɛ15Ť16ƚ17j
~inds	81 -7ƚ8ű10ň13Ǡ16Ɓ20ū
~ine	44 -20Ƃ-17R-15œŪ-14DŦ-12Ʒ-11tƱ-10Ɨơ-9ōŵ-8ĿųƓ-7dhCĻŐŝŠŤƈƕƜƮƳ8sASłƫ9Łƺ11ƹǠ12Ľńǂǎǔ13Ŏűǘ14ŋŚǁǦ15ǐ16ŅƔǆ17Ǩ18ƛ19jqŖƍǡ20Iŭ21MƝǅǩ22ƿ23ƴǃǋ25ǄǏ26ǖ27Ǒ28ǛǞ30Pǟǥ33ŃǢ34ǝ39Ǌ
~ine>	53 -9ŔƟ-8ơǔ-7œŠųƷ7ŨƤ8bKNSXŊŸƽǞ9aiVŚŜ10ƻǕǩ11łƫǁ12qsMĽ13ŁǏ15jŖ16ƛƹǛ17ńűǊ18ŋǝ19P21IƔ22Ņƴ24ƍ32ƿ33ǖ42Ń
~ined	75 -10œ10ƴ11ňŔ13ƺ14jǘ17Ŗ24ƛ
~iner	86 17ǟ19ǁ24P
~ines	50 -21Ƃ-14DRŪ-12Ŧ-9GƱ-8V-7tōƗ7Śǩ8ǘ9Ƒ12A13M14Ǡ15Ǜ16ǂǏ17ǎǦ19Ŏ21ǆǐ22ǔ23ǝ24ǞǡǨ25ŭ26ǟ27ǅ28ƝǊ30ǋ31ǃ33Ǒ35Ǆ37ǥ41Ǣ
~inf	73 -9Ƶ12Ŕ14Ľ15Ŋ17ĻńŻ27x38Ǘ
~info	76 -10Ƶ7ļ14Ľ16Ŋ18Ļń39Ǘ
~ing	28 -26ő-21G-20š-19s-18ǔ-16Ő-15ŤƷ-14ļŌŗƧ-13ŜƔƩ-12ƺǚ-11oǌǡ-10Bƅ-8lvƏǆ-7DWœų7ĵŖƁƓǠ8eŦŶƋƤƸǓ9gIŸƜƬǝǢ10huYŔŭƎƢ11ŅŮżƂƛƮ12KńňŋŒǊǜ13rķƞƣƻ14Ɖƒ15ĻŘŽǀ16qzFZĽŉŲƵ17fLŹǍ18ơƥǄ19ĶƗ20PĴľŝŞŻƄƍƳ21T22ŀţƖƨƹ23Ţ24ł26Uũ27ōŏǙ28Ƙ29x30Ŀ31kX33iyǩ38j39ĺ41tĹ42H43Ǟ46V47ǟ
~ing>	29 -23ő-20Gš-19ƈ-18sǔ-15ƩƷ-14ŗŤƧ-13ļŐ-12ŌƔǅ-11Ŝƺǌǚǡ-10o-9BCƅƫ-8vŊŎǆ-7lAWųƚ7MŠűŵƜƱǑǢ8ĵķƼǛ9efŦƁƋƸǓǠ10KňŸƓƬ11guŭŶƂǜ12hIŅŔŮż13ĻƛƣǄǝ14ńŉŋŽǊ15rĹŒƻǙ17LŝŲƒƞƵǀ18qzFTZĽŹ19ơƳ20Ţ21ĴĶłǍ22UľŞŻƄƍ23Pƨ24ŀţũƖƹ26i27ŏ28Ƙ29ō30Ŀ31x34kX35yǩ39ǟ41j43ĺ44t46HǞ49V
~inge	80 -7Ƙ10Ŏ12ũ21E23f29Ǚ38ƫ
~ingi	87 10T12ź17q22ǟ26Ĺ
~ingl	68 -7ő7ǩ13Ɔ14ƚ15ǅ21Ƙ28f43Ɖ44ƈ
~ings	54 -11ǩ-8BĶ7TŀłŉŝƤƳǛ8ş9ƶƹǄ12ķŊ13ǈ14i16UƮ18Řǟ19Ƣ26AƗ28ƥ31Ĺ32Y
~ingu	86 34Ǝ
~ini	64 -11Ŋ7ŤƝ8aĻǡ9ǩ10Ǆ13ŗ16Aƌ22Ǚ23mƊ24j25ź35ƾ36ž
~inim	80 17ŗ47ž
~inin	80 -7ǧ9Ɲ23ź29Ǚ35j
~inio	87 12Ļ23A
~inis	71 -12Ŋ7ź8Ť9ǡ12Ǆ17ǩ18ƌ26m27Ɗ
~inj	72 9ŗǚ33ǣ38ƃ51ž
~inju	73 9ŗ33ǣ39ƃ52ž
~ink	52 -16ƨ-14Ʀ-12ŶǄ-10œ-9Ĺ-8ư-7qPZƩǠ7OXĴķƑƯ8ǋ9ƒƓƛƷ10GĿŠƀǞ11hƳ12ǝ13ƭ14ŖűƵ17ĺŔŨ19Vƣ20ĸǍ22yB25Ň27Hǩ33Ǜ38Ƭ55r57ƿ
~ink>	57 -16ƨ-13Ʀ-12Ǆ-11X-10œƭ-8ĹǠ-7qŎ7Ōžƌ8OƏƑƯ9ĴǊ10hķƒƛǋ11ƓƷ12G15ǝ16ű18Ŗ19Ŕ20ŨƬ22H24ĸ25B30Ň33ƿ39ǩ44r
~inki	67 -13Ŷ-9ư-8ǩ7ǞǦ10ƀ11HĿ15Š16ƿ21ĺƳ22XƵ26V27yƬ28ƭ
~inkl	76 30ƣ32Ǎ
~inks	80 11ƿ27r49Ǜ
~inl	86 12ŭ13Ŵ18ǖ
~inly	87 12ŭ13Ŵ18ǖ
~inn	77 -8ũƷǁ-7Ż9Ƥ10Ť12NŔ13Ʀ14ƛ15ƿ17L18Ʈǩ28ƻ
~inne	78 -8Ʒǁ-7Ż12nNŔ13Ʀ15ƛƿ17L18ǩ19Ʈ29ƻ
~ino	86 19C30ƻ
~ins	41 -19Ǎ-16Ƹ-15ŭƒ-13q-12QǏ-11ƅ-9ǑǦ-8Ɲǂ-7nSŬųŵǈ7ǐ8KŴ9wŘŞŦƵ10aőƁƬƳǧ11CĹŪƦ12ƭǌ13ŁƗǄǩ14ľţǨ15ŗƄ16rņƕ17WšŲƃƛƴǓ20Œơƻ22Ƙƙ23Ʃ25ƪ26ǒ27Ɠ28ƨ34ǥ35ş38Őſ40ŏ47Ǣ
~ins>	67 -10ǩ7kŔ8Ƒ9uŀ11Ơ13yƩ15Ƙ16ƻ19w21ƛ23aC26ƙ27Ɨ
~insi	74 -43ǌ-25Ǎ-8ř10ŷƌƛ11ū12Ŗƣ13Ű14Əƥƪ15Ǆ36Ǣ43ơ
~insp	78 15Ɖ
~inst	65 -15ŭ-7Ǝ8ł9Ǒǡ11BZƐ12Ƶ16Ǆ17Kń20r26Ƙƪ33Ų34ǩ
~insu	44 -17Ƹ-15Ǒ-13qƒ-12Ǐ-11Q-7ZƅƝǦ7A8ĺƙ9Ɓǐ10Ŵ11ŘŦƬǧ12őŞƳƻ13ƦƩƭ14Ū15ĹŁ16Ǩ17ľƄ18ņţ19WƕƴǓ20ŗš21ƃ23Œ28ǒ31Ɠ32ƨ37Ǣ38ǥ39şǌ43Ő44ſ45ŏ
~int	58 -11Ǣ-10ǅ-9ZǇǔ-8m-7JŁũ7ŘřšƵǁ8iqĶŊ9ŵƐǃ10BRůǗ11ŇűƔǄǍ13żƾ14Ǟǣ16gť19ƪǜ20dN22ƌ26ǎ28SŻ29Š32Şƛ37Ŗ
~int>	76 -8ơ9ūǩ10Ř11Œšǁ13q16Ǎ19ű31ǜ40Ŗ
~inte	68 -11Ǣ-8ƀ7ķǝ8ż9HĹŖřƪ11ŅƵ12ƐƟ13ůǃ14BŇƔơ16ƛ18Š22ť26N31ǎ
~intm	86 7Ǘ9M12ǖ16ŵ23ƾ
~into	69 -11ǅ-7Jǩ7ĺſǗ8ż9Ŏ10ƀ11iĶ12łŊ13dR14ƪ18Š19Ǟǣ23gƛ28ƌ35S
~ints	82 -8m-7Ǉ45Ż50Ş
~inu	66 -7ƒ7fń8aiŞůǁ9uŚ10ķ13Ļšǧ21Ō30N37O
~inut	67 7ń8afiŞůǁ9uŚ13Ļǧ21Ō31N37O
~inv	69 8ż11ŁǢ13f14ǩ15ķ17ǘ18ƗǕ21ƝǏ
~inve	78 13Ǣ16ǩ17ķ21Ɨ24ƝǏ
~invo	73 9ż12Ł14f19ǘ20Ǖ
~iny	80 7Ƙ22Ƈ36Y
~iny>	85 8Ƙ38Y
~inyl	89 24Ƈ
~io>	82 -19ƌ-13ŕ8ź20l21B23Ƶ69Ǟ
~iol	83 38Ż
~iola	83 38Ż
~ion	45 -14ơ-12Ǣ-10ŏŘ-9ň-8ZŝǃǄ-7bcwŧŪžſƽ7qŗƷǝ8Sƭ9TŕŚ10ŁŐƻƿǁ11nư12xŊŌƅƕǋ13Ǔ14Ɩ15k16ŋŔ18mǆ19ĻűƏ20ĶƼ22ńŖūż23Żƌ24Ƈ25Ʊ26APǌ28ŉ30Ňƀǚ32Y
~ion>	48 -20ǩ-14ơ-12ĵţ-11ĸ-10Ř-9ŏǢ-8ňǒ-7ZƻǄ7xFŖƃǅǓ8qOŃŎƨƷǂ9ŗƭǌǜǝ10T11Sŉŕ12Ŕƌǁ13ŁŻƏư14ńŌ15ƅƖ16A18ż20k21mĻǆ23Ķŋ25ū28ƇƱ31P33űƀ34Ň35Y
~iona	73 8ǒ10Ǥ11gƿǓ17ǧ18ǌ21Q24ǚ
~ione	86 -7ƴ12ĸ14nAż17Ŗ21ń
~ions	59 -14ű-9ǂ-7ŋ7dxņƫ8Ŕƕ9Ŗ10ĵƏ11ţ13ś14Ż15Ś16ǚ18ǋǩ20ƌ24ŉŊ25ƻ34Ƽ
~ionw	89 13ő16Š34Ő
~ior	79 -12Œ14œ18a21w29Ƈ32ľ
~ior>	81 -12Œ16œ19a22w30Ƈ
~iou	76 -11ǩ7Ǜ9ń10Ɩ11rŉ13Ĺǂ14w15Ƽ18ƽ21Ŀ
~ious	76 -11ǩ7Ǜ9ń10Ɩ11rŉ13Ĺǂ14w15Ƽ18ƽ21Ŀ
~ip>	59 -10ǩ-8ž-7ĻǦ7Ɓ8ŉƳǁǆ9ķ10Ɖ11ǋ12ƛƹ14Ľ19k22BǍ23Ţ24Ɯ25ł30ů54ƃ77E
~ipe	75 -7Ǆ13ũ15U18Ş19Ƥ23ǖ32Ƌƛ
~ipe>	80 10Ƥ20Ş25ǖ38ƛ
~ipes	85 -8Ǆ11Ƥ15ũ37Ƌ
~ipl	87 -12Ō23Ɓ31m
~ipm	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~ipme	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~ipp	74 -7ń9Ɨǝ10Ťƪ11ĵ12ƿ13ƛ14ƢǕ23h
~ippe	82 10Ɨ11ƪ12ĵŤ14ƿ16Ǖ25h
~ippi	78 -7ń10ǝ15ƛƢ
~ips	81 -9Ʈ11k16ǀ21T22E32ǡ
~ips>	81 -9Ʈ11k16ǀ21T22E32ǡ
~ipt	76 -11ƿ9ŋ23Ƙ27Ǌ30ƻ
~ipti	85 21ƻ
~ipts	83 -12ƿ13ƻ17Ƙ31Ǌ
~iqu	86 13ƿ17Ƙ43Ǜ
~iquo	89 -7ž13ƿ45Ǜ
~ir>	57 -10ŭŰ-9oǧ-8p-7şǆ7NĸŚơǌ8Ƌ9zǗ10iUŀ11ĵ12y13ƢǕ15ľǃǐ18Ŧ19ŉ20Ɲ21Ň22Ʊ23Ǒ26v27ŧ28Ŕ29Ņ44ǒ45ǈ
~ira	73 -13ǩ-10ŏ-7Œ20u22ŕ30x43w47Ķ
~ira>	74 -13ǩ-7Œ20u30x44w48Ķ
~irb	86 36Ɯ
~irbn	86 36Ɯ
~ird	76 -12ź-9j7Ŝ10ǡ14ǅ15d18ƣ20ǘ22q51Ɵ
~ird>	78 -12ź8Ŝ10ǡ15ǅ16d18ƣ21ǘ22q
~ire	53 -12GH-10ǈǏǠ-9ǩ-7CťƷ7ũűǙǥ8ŕƭ9eUĻ11Ƙơ12tǌ13ƧǑǘ14ĺ15Ǣ16ƯǓ17ŉ18Ǟ21ǝ22PƤ23Ķ24Ť25ǔ27Ǝ41Ɛ45S53ǜ75Ə
~ire>	58 -14Ķ-12H-10ǈǠ-9Ǐ-7Cŕǩ7Ńǘ8Ŝ9Ǆ10ƭ14ǌ15Ǒ16Ƨ18ĺƯǓǢ19ŉ20V23ǔǞ24ǝ25SƤ27ǜ28ŤƎ71Ə
~ired	74 -26ǌ-16V-14G-7t7Ů9q10ǘ11ǥ12űǙ17ũ32S36P39ơ43ǜ
~irem	74 -20ơ25tǌ56Ķ
~irep	78 55Ɛ
~ires	86 8ǔ15e18Ļ25ŕ
~iri	73 -11Ń14ƻ18Ǎ25Ǟ28V42ǜ49Ƌ
~irin	73 -11Ń14ƻ18Ǎ25Ǟ28V42ǜ49Ƌ
~irl	72 -8Ʈǌ8ǖ9Ʊ11Ǥ12ǈ13l15ǜ17v18w20Ƣ30Ʒ46u
~irl>	80 9ǖ13Ǥ15lǈ21w28u
~irlf	86 -10ǌ22Ʒ25Ƣ
~irls	83 11Ʊ14Ʒ16v18ǜ24u
~irs	56 -9ǡ-7tĸ7žƣ8ƤǓ9sőƨ10ŅŠǑ11S12YŚǄ13aĿ14ŕƫ15xŇǩ18œƅƊ19Ńń21oAƖǍ24ŏǋ28Ř
~irs>	71 7Ŕ8Ɔ9ƥ10ƛƣ12Ǔ15Ņ16Ǆ19Ǒ20Ƥ24Ɗ28Ǎ32ǋ
~irst	59 -9ǡ-8Ƥ-7tĸ7wGZőƠǅ8ž9ƨ10s11Š12S13YŚ15aĿƫ16xŇŕ19ǩ20Ńœƅ22oAńƖ26ŏ30Ř
~irt	64 7Ɩ12ŜǗ14P16ņ39pv47c53d
~irth	65 13ŜǗ23c40pv54d
~is>	22 -26Ũ-20Ƹ-17Ŧ-16Š-15ǘ-14Ťų-13ņƷ-12Ľ-11šƜƬ-10cSƮ-9ň-8dOńţŧ-7ĸőŸƴǚ7lwBCŖŞƈǉǔ8aKŎŝŻƍƒƪǅǙǨ9mŅřƀƼǜ10zĺŉūƐƗƳǖǥ11nEƺƿ12FŋŌŰžſƯƻǁ13QĻşƔƧƾ14MĿłƑƕƥƫƱǇ15ľŕŭŷƏƘơ16ŐŹƉǈǞǣ17fĶƠ18hrō19YƁƆƟƩǋ20qJNRĵŗǗ21DIŬźƅ22vTŪƢ23pŒ24Pǆ25yŶƇǃ26ĹůűƓ28ƊƲǂǟ29Aƨ30sǛ32j33Łƶ35Ń36o39Uǩ40x41i42Ǎ43t48ŀ57Ŵ
~isa	76 13Ư15ň16e18Ǝ22ĸ24ş27Z29W
~isab	81 14Ư16ň26ş31W
~isc	70 -8W-7S9ŮƁƺ10ľ11ǩ12Iő13hZ16QŽ19ź23r
~isco	72 -8W-7S10ľŮ12őǩ13I14Z16Ž17Q19ź
~iscu	86 11Ɓ12ƺ17h28r
~ise	59 -10Ŧ-7zƏ7kŔǊ8mĿ9aƮ11Ƹ12wǢ13ƒǂǋǤ14ŏƎ15Ơ16gtAB17lŎœ20ƽ21Ƙ22ǩ27VƯ30ƣ
~ise>	63 -8Ə-7W7ŏźƗƽ8kmBŘǊ9dĿ10ŔƮ12Ƹ13wǢ14ǂǋǤ15Ǝƒ17t18g19Ŏ20Ơ22ƣ25ǩ30VƯ
~isea	87 20ƽ
~ised	76 9ŏŗ12a13B18œ24l35Ƙ
~isf	89 -8Œ19ŧ28ŝ
~isfi	89 -8Œ19ŧ28ŝ
~ish	64 -11Ŋţ-7ƈ7ŰƟ8Ɖǡ9hǁ10Ǆ11Ɨ13Ş15ƌ17ņ20Ļ23mƊư24Ǝ26ǩ31ǘ45g
~ish>	76 -13Ŋ-8ƈ8Ťƌ9Ɵ10Ɖ11hǁ13Ǆ17mŞ24Ļ27g34ǩ
~ishe	69 7ź9ƌǡ10m12g20ņ26Ɗư27Ǝ
~ishi	86 -12ţ10Ű14g16Ɨ43ǘ
~isi	63 -10Ř7ł11N13Ŕ14Ńǁ16A19ƙ21ƻ23Łżƾ36Ɯ49ƀ
~isin	82 14A25ƙ26Ŕ28ƻ
~isio	68 -10Ř7A9ł16Ń25ż26Ł54ƀ
~isit	78 -8Ŕ-7ş14N18ǁ29ƾ45Ɯ
~isk	76 -17g10ķ23ƙ28ũ30ǀ
~isk>	78 11ķ24ƙ31ũ
~iss	66 -11ĸ-10Ő-9ǩ-8ţ-7ĴƼ7p8rtYŎ9sTƉƵǟ10Ƹ11ĵŁŋ13űƷǚ17Ǚ18ų22Ş23ǂ29ŝŸ31š48ō
~iss>	82 10Ĺ11ǟ15š23Ǚ24ō46ŝ
~isse	85 16ĵ25ō28š
~issi	76 -11Ő-10ĸ-8ŝ7ŵ10YƉ11T12ōŎ13ŋ16ǚ17ű37Ş
~issu	77 9p10t11rs12ƵƸ13Ł16Ʒ27ǂ34Ÿ
~ist	50 -15ǌ-12ƃ-10Ʊ-8Ňŝ-7Y7gQşƎƏǡǥ8ozUƷƸǈǓǖǘ9hkDƼǃǧ10dńţƅƒƵǩ11ſƯǗ12ŬƘ15ĺǐ16ƾ17ūűǊǑ18aƗ20B21ľ22ǚ28ŷ33ƽ34A39ơ
~ist>	58 -24ǌ-11ƃ7fhZŤƘƿ8Ūǈ9ŬƎǡǥ10gşǗ11nƜ13ǘ14ńƒ15P17ſ19űƾ20ǐ21ĺ23Ɨ25ŷ27ľ35ơ
~ista	83 11Ɓ42ǚ
~iste	65 7ǌǤǧ8Ņ9Ƙ11o12UơƫƷǖ13z14ǃ18Ư19ƽ23Ǌǩ29a32B47A
~isti	86 10Ɔ19ƅ23Ƶ
~istm	85 20dkD
~isto	73 7Ǘ10ņ15ƸƼ19ţ28ƽ
~istr	80 -12Ʊ14Əǔ15Ǔ18Q32ū
~ists	76 10ŷ21ǈ30Ǒ
~it>	27 -26Ĺ-22ǔ-21ƨ-20gŅǑ-19CƷǈǩ-17l-16tş-15qvŝǝ-14py-13xGž-12HOĸƸǜ-11ŉƃǐǙ-10aZƺǕ-9ŷƘƣǓǖǠ-8dzńŞŻƦǎǚ-7IĻŏơǄ7WŲŵƠǧ8ĿŋƁƄƖ9Ǝƶǋ10sōŦ11ŴƯ12iDšƌǞ13FǇ14nťƐƹ15AŮǘ16ŁŎūżƼƽǏ17Ƃƙǟ18ŒƊǆǤ19ĶŐ21P22bǅ23ĵŠŸƟƢƭ24BƉǍ25ĺłŃ26ſ27ŚśƀƆƓ28Ňř29UĴŊŔ31Ťųƞ32ŬƇǃ33ŕƩǗ34Ōƫ37jŰƒ38Ƶ39ũ40rŗŧ41ŭ42Ƨ43Ŗ45Ũ46ƅ47ŀœ50Ŷ51ƪ58ű
~ita	66 -12C-7n7ž9PSV10ƃ12ĸƶ13Ƽ15a16gƻ17ǂ18ƘƦǩ19ǔǨ21Ż22fƸ23Q33ŀ
~ital	70 -12C-7ţ7q8ž10SV11ƃ12P13ĸ15Ƽ18ǂ20ƦǨ21ǔ23ǩ24fƸ25Q
~itar	87 22g25Ƙ
~itat	81 -7ŋ28Ż44ŀ
~itc	65 8Lǈ9ƞǏ10Ÿƀƙ11ſǝ12Ō14Ɖ15g17Ǆ18ł20őǛ23M29f36ƌ38Ţ
~itch	65 8Lǈ9ƞǏ10Ÿƀƙ11ſǝ12Ō14Ɖ15g17Ǆ18ł20őǛ23M29f36ƌ38Ţ
~ite	61 -15q-12ƗƮ-11ǂ-9x-7ĿŞ7ŝǇ8n9oĸƲǛǜ10wKǀ11řũƌƍƻ12ŴƬǚ13ƉƾǤ14Ŷ15Ÿƥ17Őǩ20Ō23ļ33h39Ƙ40ƞ
~ite>	65 -15q-12Ʈ-11ǂ-9x-8ũ-7Ş7JĹŐŤǖ8ŝǇ10oƲǛǜ11wKĸ12řƌƍƻ13ŴƬ14ƞƾ16Ÿ17Ŷƥ23Ōǩ25ļ36h
~itec	89 19ǚ20Ɖ
~ited	80 7ŵ18Ǥ39ƞ
~iter	85 10eƈ12nŤ16ǀ19ũ
~ites	89 10Ǔ13ń16Ő
~ith	38 -18Ťǩ-13H-12tǐ-11Ɣ-10PĺŪŮƃƟƦƫǇ-9Eǅ-8CZķŌơƯƶ-7GNRŅũůƎƑƾǔ7BIŚťŰź8ŗƛǓǤ9Wœřǡ10MĿŭŽưƽ11ŀŖƱƿǥ12ńŷ13rAƁƳǜ14ŋŢŶſƂƐƧǃ15ŊƮǁ16Ļ17gĸƤƷǨ18ĴňŜŧż19aVƵ20Ų21QŠ22sĹŝǍ23b24n26ŐšŵƢ27Ŭ29ņ31Ş37ş48ő
~ith>	39 -21ǐ-19ŏ-18Ť-17ǩ-16ĺ-12H-11tƔ-10PŪƟƫǇ-9Eľƃ-8CZķƶƺ-7NRŌũƑơƦƭƯƾǅǔ7BĶŰǣ8IŚǤ9ƛǡ10ř11rMWĿŗư12ŀœŭŽƱƳƿǥ13ańŷż14Ɓǜ15SŋŢƂƐƧǁǃ16ĻŊŶǍ17Ŗ18ĸ19gAĴňŜŧŬƤ20Ƶ21VŲ22Q23Š24sĹŝ25b26n27Ƣ28Ő32ş33ņ34Ş57ő
~ithe	81 -13ƪ8r12ƽ14żǍ15ş20Ŭ
~ithi	87 -11Ů-9ƭ-7ů12Ə21ǐ29ť
~itho	64 -16Ső-10Ŗ-8A7de9ƈǠ10aľ11ĺ15Ǔ17ƺ18ƭ20ſƮ22ŏ29Ʒ34Ǩ43š44ŵ
~iti	61 -9ş-7ŻǂǞ7iVŐǓǤ8JŔƉƠƵǈ10aS11ĶŅƄ12ǀ15Ʋ19ƌƜ20Ɩ22ǧ23ń24ǌ25ű27ƱƼ28Ŏ
~itie	89 -7e8Ǘ11Ʊ12Ơ20ǀ
~itin	75 -8ş9H10iJ11ǧ12Ő14ŎƄ15ĶƖ19Ʋ26Ɯ
~itio	65 -10Ǟ-7Żǂ7ǒ8VĸƖǤ9ŔƉƵǈǓ12SŅ14ǧ18Ŏ21ƌ25ń26ǌ28ű30ƱƼ
~itl	75 7ǐ10qķǈ16ű20P27Ɩ40Ŭ
~itle	75 7ǐ10qķǈ16ű20P27Ɩ40Ŭ
~ito	75 19Ɯ24Ǝ25Ǥ30Ž
~itor	75 19Ɯ24Ǝ25Ǥ30Ž
~its	55 -8Ǎ-7ơƬǇ7CƑƓ8hYĴūƏ9ŇƤ10tŰ12Ǣ13LƘ14Š15ƟǜǦ16E19I22ř23ž24Ǔǡ25ƣ29ſ31W39ŗ
~its>	55 -8C-7ơƬǇ7ƺǝ8YūƏ9hŇƤ10tŰ13L14Š15ƟǜǦ16E19I22ř23ž24ǡ25ƣǓ29ſ31W47ŗ
~itse	83 -11ŗ12ƑǢ14ƓƘ16Ĵ23C
~itt	56 -9Ǉ-8tǩ-7aƛ7zIņƎǄ8crĵļŽƲƻ9ƞǁ11Ƙ12żƟ13bœƝƦ14M15Ņ16v17ŊƯƹ18h21Ķ22Y23ž24w25u27x
~itte	77 -23n9Ż10Ǔ12Ʋ13ư18ŗ22ž23b40h
~itti	72 7ƂǦ9H11Yĵŀ12jrƝ13ƹ15ĶƘ18Ɵ21M24n
~ittl	59 -12h-8Ǉ-7ƛ7dlĿƳ8zIļņƎƹǄ9cŽƻǁ10Ķ11ƞ13ż14œ15YƦ17vŅ19ŊƯ26w27u30x
~itu	76 7Ź9Ǩ11zƥ12n14F19Ƣ22G26Ɨ
~itua	86 8Ź11Ǩ13z14n16F
~itur	80 12ƥ20Ƣ23G28Ɨ
~ity	54 -10Ő-7IƩ7ǋ8VǐǛǧ10eǓ12yƔơ13ľş14Ƃ15ǚ16Ə17ǌ18WĶƶ24Ǝ25ƀ28ķǡ30žǆ34C
~ity>	54 -10Ő-7IƩ7ǋ8VǐǛǧ10eǓ12yƔơ13ľş14Ƃ15ǚ16Ə17ǌ18WĶƶ24Ǝ25ƀ28ķǡ30žǆ34C
~ium	77 10X11œ16Ǥ30Œ
~ium>	77 10X11œ16Ǥ30Œ
~iva	82 -7P7Ŋ9Ƥ11QƱǀ12ǣ20ơ
~ivat	83 -7P7Ŋ11QƱǀ12ǣ20ơ
~ive	41 -16R-15uƨ-13Yĸ-11Ŗ-10q-9rTŗşƿǄǩ-8BƯǂǙǨ-7isSUŉŒƎƞƦǞ7dFŊŌƄƢ8zQżƝǚ9ŦƘǡǣ10ƅǓǛǠ11ŞƀƗ12ŅŰƠ13ŔŶŽ14xƣ15X16ǀ17ƷǕ19ŵƮ21G22C23WŪůŴ25ſ26nDŮƙ27l30ŭ35ŲŹ36ų37ŷ44ź66ǐ
~ive>	47 -17q-15uƨ-14Aĸǩ-12Yǋ-10r-9TŗǄ-8ŞŰǂǛ-7sBRŒƎƩƯǒǞǨ7IŧƧǈǕǧ8GMĶŐŝƁƆƒ9dhoFķŊŌőŨƄ10zơ11QſƘǐǣ12ŦƅǠ14ƀƗ15nŅŹƠ17ƣ18lŲŶ19Xǀ20xƷ21ǚ22ŭ24ŪƮ25ŵ28CW29D31ų32Ŵ38ů39Ů
~ived	85 -12ő28l35G
~iven	76 -11ǧ7Ŵ10ŷ13ŭǒ15ǋ16Ŕ
~iver	55 -14ů-13Ŵ-12R-11ơ-8Ů-7Ūǒ7ǩ8žǃ10Ÿ11ŭ12y14ƩǕ15żſǡ17Ž18Ǜ19Ǔ21a27Ź34Ų36ƙ47ŷ54ǐ59ź
~ives	61 -13ǚ-8z-7Ū7ſ11q12Ƣ15A24nų27ǐ28ŷ29Ş
~ivew	78 -9aŭ8Ə25Ū38Ű
~ivi	55 -18ǩ-10sŝ-9Sǧ-8uRŐ-7mő7ŀŒƦƷ9ų10Ǎ11eŵ12tƂ13Ʋǁ14Hƍ16iq17ż18ŲŴ19Ůƞ21Ž22kN24ƪ25ŷŻ26zFP27Ÿǀ28Ź32Ū
~ivid	87 10ƫ14Ʀ40ƪ
~ivin	56 -18ǩ-10ŝ-9Sǧ-8uRŐ-7mső7ŀƢƷ8Œ9ų10Ǎ11eŵ12tƂ13Ʋǁ14Hƍ15ǀ16iqŴ18Ųż19Ůƞ22ŪŽ23kN25ŷ26Ż27zFP28Ÿ29Ź
~ivo	81 11ĵ38f
~ivor	81 11ĵ38f
~ix>	80 15ǩ16Ƥ18ţ20ƀ22h34Ş35ũ
~ixe	83 9ŵ12ĵ13ǌ17ũ24ƌ34Ǐ
~ixed	87 10ŵ20ũ25ƌ
~ixi	87 8y13ǀ17ƌ23H
~ixin	89 8y13ǀ17ƌ24H
~ize	78 -7l9Ǟ12rœ16Ƌ21H26Ɔ27Ƭ
~ize>	80 9Ǟ12œ13r17Ɔ22H27Ƭ
~izo	89 14ŸǞ21Ɵ
~izon	89 14ŸǞ21Ɵ
~izz	87 -9R11Ǎ21Ų30ǩ
~izza	87 -9R11Ǎ21Ų30ǩ
~jec	81 10ŋ11ǚ12ƌƴ13ſ23ǁ
~ject	81 10ŋ11ǚ12ƌƴ13ſ23ǁ
~jee	89 -21ǐ-7Ĵ21Ŭ26ų
~jeep	89 -21ǐ-7Ĵ21Ŭ26ų
~jew	73 39Ƙ
~jewe	73 39Ƙ
~job	55 -17ŗ-11Ɯ-10G-9Ş-8Ťǩ-7ŠǝǨ7ŧƷ8ů9ňƝ10ţ11Ʀǀ12ƨǔ13Ķ14Ƭ15Ǆ16R17Ǒ19Ǔ20ǧ21ǣ33ǈ34ǐ38qƧ49SU52W53PV
~job>	56 -17ŗ-10G-9Ɯ-8Ť-7ŠǝǨǩ7ŧ8Ʒ9ň10ţƝƨ12Ʀǀ13Ķůǐǧ15Ƭ16R19Ǔ22Ƨǣ24ǈ40qV50S51U54W57P
~jobs	74 -7Şů7Ǧ10ǡǧ13ǈ16Ǒ18V22Ƨ23ǔ24Ǆ29ǐ
~joi	83 -14o7f10Ŏő18Ǎ35s
~join	83 -14o7f10Ŏő18Ǎ35s
~joy	81 -8P11ǟ19ŭ21g23t41U
~joy>	86 -7P18U23g27t
~jua	89 18ƹ21ƿ
~juan	89 18ƹ21ƿ
~jud	86 9ƿ12š13ķ17c
~judg	86 9ƿ12š13ķ17c
~jum	77 -15Ŧ27Ŕ32Ţ35œ41ǀ
~jump	77 -15Ŧ27Ŕ32Ţ35œ41ǀ
~jun	86 10G21a23w
~juni	87 22a23w
~jur	73 9ŗ11ķ33ǣ39ƃ52ž
~juri	81 10ž36ƃ37ǣ
~jury	78 7ƃ10ŗ12ķ45ž
~jus	48 -22ŗ-18B-14ǡ-12ǐ-11łƞ-10ōǏ-8Ǔ-7qxFJƏƔƬǅǔ7fŲŴżƝƩǧ8rZķ9vŶƍ10UŇƗƢǙ11esŌƦ12SŁơ13h14Ŋƻ15uCŔǈ16Ǒ17K18ŖŪ20ŧ22ŭ24n25Šǋ27ƀ28Ļ29ĹŷǇ
~just	48 -22ŗ-18B-14ǡ-12ǐ-11łƞ-10ōǏ-8Ǔ-7qxFJƏƔƬǅǔ7fŲŴżƝƩǧ8rZķ9vŶƍ10UŇƗƢǙ11esŌƦ12SŁơ13h14Ŋƻ15uCŔǈ16Ǒ17K18ŖŪ20ŧ22ŭ24n25Šǋ27ƀ28Ļ29ĹŷǇ
~kag	78 -8ǘ12ş15Ų23W44ǥ
~kage	78 -8ǘ12ş15Ų23W44ǥ
~kay	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎŽƫ9ŘūǗ10ĹŃňŜƕ11KĴƥƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
~kay>	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
~ke>	38 -23Z-22J-18n-17ƣ-15Ƣ-14ŀŜ-13Ŗ-12ľƨǑ-11ĹŁō-9ńƒƛƫǏǠǦ-8ĸŚŭżƩǉ-7oySŅƄƵƷǇǋǕǙǞ7RĴĿŪűƂƓǓ8lYŢƌƐƗƙƪƮƯƹǁǒ9jŘƏƖƺǨ10izŠƭ11xž12ŉƝƱǌ13vƜƶƻ14ňŧŶ15Źǚ16ǀ17BŎŲƬ18ņǄǍ19KŌ20ő21ŃƁǘǩ23gƧƿ24cƤǖ25Tķ26Şǂ28ł29Uƞ30Ļŝƥ32ů40Ǝ43Ũ54Ň
~ked	55 -11ǩ-9ŷ-8ĻţƦǨ-7Ŝ7asĵŽ8pwFƌƕƨƲǟ9NĶ10Yņ11Bŭƣǔ13ĽƂƛǧ14i15ĺż16S17Řƞ19Ǆ20Ǘ24r27ń31Ű33Šǘ
~ked>	55 -11ǩ-9ŷ-8ĻţƦǨ-7Ŝ7asĵŽ8pwFƌƕƨƲǟ9NĶ10Yņ11Bŭƣǔ13ĽƂƛǧ14i15ĺż16S17Řƞ19Ǆ20Ǘ24r27ń31Ű33Šǘ
~kee	53 -12eĶ-8ŭ-7pNĴŘ7cUƻ8ū9tŉ10Žƀǘǩ11PWũƊƝǙǝ12xĿŀşƮǒ13Yŋǟ14h15Śſ17oŝƥ19ǏǨ20Ţ22Ű25Ƨ26ōƷ29Ǘ36Ǡ39Ƶ
~keep	53 -12eĶ-8ŭ-7pNĴŘ7cƻ8Uū9tŉ10ŽƀǨǩ11PWũƊƝǘǙ12xĿŀşƮǒ13ŋǟ14Yǝ15Śſ17oŝƥ19Ǐ20Ţ22Ű26ōƧƷ29Ǘ36Ǡ39Ƶ
~kel	89 12ű13Ř18ŧ23ũ
~ken	66 -8Ŭ7ĴƜǌ8Ũ9ǎ12Ųƿǉ13ź14Q15ť16ŭ19R29Z36k
~ken>	75 -8Ŭ8Ĵƕ9Ũǌ14ǉ15ź34Z
~kend	72 8Ɯ10ǎ13ƿ14Ų17ť18ŭ21R39k
~kep	74 -14D-11ōő-7ŋ8Y12ƃ15Ŷ20ŀ25ŝǗ28Ű38ƥ
~kept	74 -14D-11ōő-7ŋ8Y12ƃ15Ŷ20ŀ25ŝǗ28Ű38ƥ
~ker	60 -7ŀŲ7ķ8gxǂ10A13ałŜǘ14Ɖ16vŁǑ17Ƴ18s20Ƌ21Žǜ22ƹ26Ǉǣ33ƥ
~ker>	65 -7Ļŀ8ƿ9gKǂ10ǣ12A14a15łŜǘ16Ɖ18Ł19ŽƳ20s23ǜ24ƹ36ƥ
~kers	69 11x19vǣ20Ǒ23Ƌ32Ǉ
~kes	64 -8Ǝ-7Ũ7ņ8Ŀƃ9OƯǁǨ10ŝƵ11ĸŜŞ12X14Ƙƙ16ŋ17Ƴ18Ł20Ǌ24Ǟ26ŀ
~kes>	64 -8Ǝ-7Ũ7ņ8Ŀƃ9OƯǁǨ10ŝƵ11ĸŜŞ12X14Ƙƙ16ŋ17Ƴ18Ł20Ǌ24Ǟ26ŀ
~ket	60 -10Ɣ-8Ŝ7ĶƓǔ8eŖ9ƕ10Ǆ14ţǟ16Yĸ20H21Ŧ23Ŕ24ƒ26Ř52Ż
~ket>	65 -10Ɣ-9Ŝ8ĶƓǔ9Ŗ10ƕ11Ǆ14H18Yĸ23Ŧ25ŔŻ26ƒ28Ř
~kets	68 9H17ţǟ34Ż
~key	71 -7ŏ8Ŀ9k11Ń13v27ų35Ɩ62Ǩ
~key>	86 -7ŏ12k75Ǩ
~keys	74 8Ŀ11Ń14v28ų36Ɩ
~kgr	86 8s22ǜ25ǩ
~kgro	86 8s22ǜ25ǩ
~kic	82 8ĺ12iƹ14Ō16Ļ21Ř
~kick	82 8ĺ12iƹ14Ō16Ļ21Ř
~kid	55 -21ų-14m-10Zŷ-8ķ7ŭ9Ƙ10ľ14Ʀ15ƫǏ18ƜƲ21ƭ25w26v27Ʊ29lƍ31nƯ36yƶ39x55uŹ
~kid>	74 -24ų-11m-10ŷ8Ŵ11n12Ɯ14Ƙƶ16ź20ƍƦ22Ǐ35l46Ź
~kids	57 -10Z7Nƃ8ŭ9Ɯ11ľ14ƍ16ƫ19Ʋ21Ź22ƭ23n26wƶ27v29Ư31Ʊ40y43x60u
~kin	44 -23Ǜ-19Ʀ-15ň-13Nƪ-11nŗ-10ŞŶƙ-9ŸƧǑ-8sDŒũŹǃǐ-7djluMķŁŌŜƈƼǋ7QZĽŤǓǦǧ8iƎƠ9YƇƉƞ10Ţ11ŊŰƍǖ12ƣǔ13Śǆ14vƄƐǈ15Ū16Ňƭǩ17ƻǄ18qŽ19gż20y21PĴńơ22Ƌ23hĹĺŃŠƹ25t27H32xVƬ34X35Ʃ38a
~kin>	63 -11Ÿǩ-10ƙ-7nŖŝ7pƢƵǈ8hVłŬƭǧ9ŢƍƤ10ƩǠ11tvŃŚŨŭƄǆ12ĹŠǍ13Ɛ15Hŀ16ƅǞ17ƞ18Ŀ20X22ń28a
~kind	55 -32Ǜ-19Ʀ-13ƪ-7tƧ7gŖƸǟ8Ɛư9biRŊŢźƝǥ10YĺŧűƲ12xƎǆ13Xƹǩ14qƇƉ16hŤ17ŏ21ǔ22ƣ24Ū28Ǆ32Ƌ41Ʃ
~king	50 -20ň-15N-9ŀ-8DŗŞư-7dUŏŒŜŹ7ĽƄ8ńŚǗ9cqƒǦ10vZŉƿ11QťƠ12ƭǓ13ľŃ14hŰǈǩ15ƹǖ16ĺŠ20HĹŽ21Ĵ22at23PŇż24gX25ƻ27xy28ơ32V40Ƭ
~kip	82 -7Ǧ9Ƃ12Ɓ13BŊǁ16ů
~kip>	82 -7Ǧ9Ƃ12Ɓ13BŊǁ16ů
~kit	72 9ł10LǈǏ11ƞ14ǝ19Ǆ23Ǜ27M43ƌ
~kitc	72 9ł10LǈǏ11ƞ14ǝ19Ǆ23Ǜ27M43ƌ
~kke	80 22ǘ42Ǡ
~kkee	80 22ǘ42Ǡ
~kle	72 7Ǘ9W10g12Ĺ13Nƿ23Ŷ28ƣ30Ǎ
~kler	76 30ƣ32Ǎ
~kne	86 14Ƹ17ƽ34t
~knee	87 14Ƹ34t
~kno	52 -14Ŏ-13Ƃǔ-11ĹƮ-8Ōƞƽǅ-7nŐšŤſ7Ļ8mGĴņŰƐƷǟ9Ľƀƌ10ƛ11cRţŲǂǣ12hŒ13rĵƎ14wź15ŅŔƩ16Ŝ17Ɠ18ōƧƸ19ǃ20Ƌ23Ƴ26A28f30ǩ41ŉ43Ŗ
~knoc	82 8ţ9m10Ĵ22Rƌ25ź
~knot	89 44f
~know	52 -14Ŏ-13Ƃǔ-11Ʈ-10Ĺ-8Ōǅ-7nŐſƞƽ7OĻŃţ8ǟ9GņŰƀƐƷ10Ľƛ11ǣ12cŒŲǂ13hr14ĵƎ15wŅŔƩ16Ŝ17Ɠ18ōƸ19Ƨǃ23Ƴ26A31ǩ41ŉ45Ŗ
~kon	89 9r11z13B21ư
~kon>	89 9r11z13B21ư
~kru	87 27ĵ
~krup	87 27ĵ
~ks>	49 -18ǩ-12RŁŨƝ-10iQş-9gŠ-8Jŀǧ-7nqUĶŎŒƱǋǏ7wŖšźƇǌǑǙǦ8tXŕŽƙƮƷ9AňŜžƌƑǔǝ10TľƗƦǗ12rĽ13ǖǘǜ15ƽ16Ɖ17ķ18ż20ŝƜƹ22ƥ23Ɵ27ƛ29z30LŊ31ŵ33ǐ35Ǜ39ǈ48Ǡ
~ksg	86 11ǜ35k
~ksgi	86 11ǜ35k
~ksh	71 -8ǈ-7ǊǍ7ǣ25Ƒ39Ɲ
~kshe	80 9ǣ
~ksho	76 -9ǈ-8Ǎ-7Ǌ27Ƒ42Ɲ
~kup	68 7Ǐ9ž10ƊƸ15ŭ16ų19ƛ20ƫ25ƾǐ29ǘ
~kup>	69 7Ǐ10ƊƸ12ǐ15ŭ16ų20ƫ28ƾ38ƛ
~kups	89 -24ƛ13ž17ǐ45ǘ
~ky>	76 -18g7ţ8hŬ11ǘ12Ơ27j31ǀ32o
~kyd	86 37ǀ
~kydi	86 37ǀ
~la>	60 -9ŷ-8ş-7ǥ7ſǓ8gǃ9xǩ10BńŅŶ11ž12Ƙ13Ŝ17ų42Ǧ60Ƃ
~lab	74 -8pƨ7ǎ8l10Ɠ12ǜ13h14ƾ17ƻ19ťū29s34Ƈ
~lab>	80 11Ɠ15h37Ƈ
~labo	89 9ǎ15ǜ23ť
~lac	51 -9VĹ-8WķŐőŬ-7Bţǜ7ŠǕ8hQƍǔǛ9U10ƜƤǨ11ƈ12Mǋǖ13ŏůƆƟ14Ńş15Ɨ16DƑ17ƌǅǊ19ƔƢ20Ɠ21ǟ23HƥƦ24ƅ25Ǣ26GƠ27Ƶ29ƞ35F39Ɛ
~lace	51 -9V-8WķŐőŬ-7Bţǜ7ŠƵǕ8hQƍǔǛ9U10ƜƤǨ11ƈ12ǋǖ13MůƆƟ14Ńŏş16ƑƗ17DƌǅǊ19Ɣ20Ƣ21Ɠǟ23ƥ24HƅƦ25Ǣ27GƠ29ƞ35F40Ɛ
~laci	78 15ĺ31Ƶ
~lad	72 -9ƀ-8P7Ǚ9ŵ11Ő12ťŧ14Ŝ15ǈ17oǄ20ǣ21Ŷż24tƜ
~lad>	83 -10ƀ7Ƽ13t15Őť24Ŷż
~ladd	86 9Ǚ18ǈ20Ǆ24ǣ
~lady	80 -12ǈ10ŵ14tŧ16Ŝ19o28Ɯ
~lai	54 -8Yœ7ŇƧǣ8ŵƸǨ9Ɖưǚ13ŦǛ14ľ15Ŗ16ũ19B20ň23ŊŞ24Ř27Ŕ29ť31ǜ32Ť34ŧ51ţ
~laid	82 11Ƨ14Ǩ15B16ŵ17Ň
~laim	58 -8Y9ǣ11Ŕǚ13ǜ14ŦǛ15ľ18ũ26Ř31ť35Ť42ŧ56ţ
~lain	68 -9œ-7ƞ11Ƹ12Ɖư15B22Ŕ24Ŗǜ27ň30Ŋ31Ş
~lak	81 -10F-7n12ķ22k28g29Ɵ34ƙ
~lake	81 -10F-7n12ķ22k28g29Ɵ34ƙ
~lam	80 -12Ŧ-10ƚ-7Ť11ƺ12H13ń15Ɛ16ǎǟ39Ŕ
~lame	82 -13Ŧ-10ƚ-7Ť11ƺ12H13ń16Ɛ40Ŕ
~lan	51 -17Ƅ-14n-13C-12g-11P-10Ʈ-9Ʀ-8Ľ-7ŞŽƜƪ7A8UŔŦ9lŬų10ĶŗƱ11Ɣ12SƠ13JZŠů14Fƃƌ15Ǆǚ17Iĺ18ķĸŏ21Ƥ22Ƶ23W25ơǞ28kDǩ29ǌ30H33yŇ38ǀ49V
~lan>	65 -8gƄƦ-7Ž7H8zŌƁǞ9łŝŠƶǨ10Ư11uŀ14ƃ16ĶƱ17ŗ26ŏ27Ƶ28Ň41W48V
~lanc	82 -7Ʈ8ƃ29Z36Ɣ
~land	63 -12Ƅ-11Ɣ-8Ľ8ǧ9Š10ĸ12Ŧ13ų14Ŭ15Ƥ18J19Ơ21Ǆ23Ň25I26ķ27F34ơ37ǌ
~lane	82 -19n-16C-8Ň33ǩ36ǀ53D
~lann	70 -8F8Ǟ12V13A16H17ĸƤ18ǀ23ƌ42y
~lans	68 -8P-7W10V19H26ǚ29ĺ32k33Ǟ
~lant	80 -14Ǟ12Ƨ18U19l24ů27S
~lap	76 -13Ǐ14Ɲ16Ǘ20U50š
~laps	79 52š
~lar	57 -14ķ-12ƈ-10Ź-8B-7ŤƏ7Ƨ8Ţ9Ÿƾ10ǅ11œŗƗơƮ12śŲƂ14XŚŠƦ15Ř16Ņ17W18ĸ20ǉ21TƘ22Ɖ24Ɔ26Ŧ28Ɗ40ǔ49Ǝ
~lar>	65 -13ƈ-11Ź-8Ť7Kƾ8ƗƙƩ11Ÿ12ǅ13ơ14Ƃ15ŲƘ16Š17ŗ19ĸŘ25Ɖ32ŦƊ
~lara	85 20ś23Ś
~larg	86 25ǔ38Ɔ
~larm	73 -8Ə7Ǎ68Ǝ
~lars	75 -13ķ-8B7mžƗ9ǘ11ľƘ14X15Ţ16œ24Ņ26ǔ
~lary	78 12Ƨ15ǉ18Ʈ21Ʀ25W34T
~las	45 -13Œǧ-12pũ-11Ŧŧƌ-10Š-9DŕŤƳ-8dBISľŃǅ-7ĺĿňŝǈǢ7yĽƧƩǖ8ŬŵƀƓ9oĹŔƍƼƿǘ10łźƑƫ11ixŻƲ12űƺǣ13ǌǑǨ14ţ15Ešư16żƈ17cƋƚ18ƹǉ19b20Ǜ22ƁƸ23Ŝ24aǏ25Ǟ26Ŗ27ĵ29Ǌ31Ǚ34ņ35œ38ƾ39Ǥ
~las>	87 10ƫ12ņ20Ǒ
~lass	72 -11ǣǧ-9m8dƄ12ř13Ǚ14x15ƀ20ź23ǌ25ƿ39Ɓ59Ǥ
~last	46 -13dŒ-12pũ-11Ŧƌ-10Š-9ŕ-8BDISľŃŤŧƳǅ-7ĺňƿǧ7mĽƶǒǖ8yƧƩ9oŬŵƓƼ10ĹłŔƑǘ11Żƫ12iƲ13űƺ14Ǩ15Eţ16šư17żƈ18cƋƚƹ19ǉ20bǣ22ƸǛ23Ǚ24Ŝ25aǏ26Ǟ28ĵŖ29ņ30Ǌ37œ39ƾ
~lat	62 -14Ƽ-13ŤŸ-11fS-9Ƙ-7D7ŔƐƔƚǀǕ8Ńżƪ9ţƭǂǏ10ĵĺƁ11ǌǣ13Nǜǟ14ƾǎǩ15ƴ20ƨƸ35Ɖ39Ż60ū
~lat>	78 -14f8Ř9ƚ16Ɓ20ƴ24ǩ26ƨ45Ɖ
~late	66 -15Ƽ-13Ÿ-11S-9Ƙ-8Ť-7D7UǕǙ8Ɛǀ9Ńżƪǂ10ţƭǏ11ĵĺŻ12ǌǣ14Nǟ15ƾǎǜ21Ƹ65ū
~lati	78 -7Ť9Ɣ10ƫ13Ŕ36Ż
~lau	87 -23Ţ-7ţ8ƕ26Ǔ28ǩ34Ǣ
~laus	89 -7ţ8ƕ26Ǔ35Ǣ
~law	68 7ŷƯǓ8zǩ9Ƶ10k11Qǡ13AłŅ14Ǧ15B17n30Ʋ32ķ33ǜ
~law>	79 8n10z11ŷƵ15Q16Ņ19B
~laws	81 -7ŗ12knƯ16Ǧ21ķ23ǜ
~lawy	76 8Ǔ11Aǩ14ǡ16ǜ18ķ35Ʋ
~lay	74 -12Ũ-9ƈ8s9Ƥ11V12Ƨ14ĿŉŚ16Ť17ư18Ɯ22Ɖ33D36g
~lay>	78 -12Ũ-9ƈ-7ŀ8s10Ƥ11Ɖ13Ƨ15ŉ16Ś17Ť18ư19Ɯ35D38g
~laye	89 14Ɖ
~lba	87 26I
~lbac	87 26I
~lbo	85 8N10ļ14ĸ20D22Ǚ
~lbox	87 7ż14ĸ20D22Ǚ
~lc>	79 -10ţ-7Ƌ22ǃ55ǆ
~lco	71 32ƿǛ
~lcoh	71 32ƿǛ
~ld>	31 -22x-19ųƳ-18ǋ-17q-16Ǟ-15Ő-14QŤŴ-13Œ-12Ũ-11kUƔƻ-10oFĺŦŭƟǃ-9nżƠǖǣ-8tşůŰƚƝƞơƼǇǊǐǛ-7zRŁřƉƊǎǥ7jLŝƓƨ8rĿŇƂƿǘ9ŉŶƍǏǗ10ŘƀǢ11ĵĶŃƩǓǡ12mŀūǦǧ13apŌŗƏƘƪ14ŚƺǨ15Aņƒ16ž17BYƈǚ18ƗƸ19ĻŊŽƋ20Tœư21ŖŷƱ22ĴŞ23Dǁǩ24ƶ26ķ27s28Ţƅ29Mś30Ư32ŵ33cƭ34vƤƬǝ35K36Ƶ37ű40X45ŎƷ52ĸ56Ʈ
~lde	65 -8ųƯ-7Ɔ7Ƌ8P11NƅǨ18Ɠ20py22x23zĶŬŴ25v27Ź30wǧ
~lder	70 -7ƆƯ9PƋ12Ǩ13N15ƅ20Ɠ26zŬŴ31p33ǧ
~ldes	74 -10p27vxy31Ź36w
~ldi	60 -13Fő-10ƅ-9Ʃ-8rƋ-7G9i12ƤƸ13t14Ɖ19ű22S23ŀ27ƑǢ30ơ35ǋ45Ǎ53ƣ
~ldin	60 -13Fő-10ƅ-9Ʃ-8rƋ-7G9i12ƤƸ13t14Ɖ19ű22S23ŀ27ƑǢ30ơ35ǋ45Ǎ53ƣ
~ldr	74 12wy14ƫ17Ư20v35u
~ldre	74 12wy14ƫ17Ư20v35u
~lds	74 -12Ǣ-9Ɖ-8qƔ11Ŭ14ƈƋ18ƕƣ20p23v25ƅ28Ʃ
~lds>	74 -12Ǣ-9Ɖ-8qƔ11Ŭ14ƈƋ18ƕƣ20p23v25ƅ28Ʃ
~le>	39 -14ŀǂ-13Ō-12jŒƕ-11AUƃƨǊ-10ŁŃƫǋ-9rŜũŸƌƠ-8ioyŤƱ-7QSřƓƙƝǓǩ7OŷƆưƸƿ8fhūƗǒ9NŇňşƖ10vŻżƥǙǚ11lnwLųƀǖǗ12ŦƁƒ13xŴƎƯƲƺǉǝ14RƷ15sĸłŊ16Ųǁ17uIMű18Ʃǈ19dƜ20XYś21Ƥ22ŧǜ23Ř24ŬƘ25Ɖ30ļǆ35a
~lea	47 -19Ǎ-16ǈ-15Ő-14ś-13K-10pvŕť-9žƮ-8ƽǧ-7SľŒŜƈƕƗƨ7JĺŇţƫǢ8dĹŊƂƐǇǜ9űƥƬƾ10ũƠ11AVŹ12zĿ14Ǝ15ŝŤ16Ļ17aƔ18ŭƳ20ŗ22ƉƧǏ24Ů27Ƣǋ28FŻ30ň31ơ32ŉ35ƛƤ37ƶ39Ţ43Ŭ53ǌ
~leag	80 8ů46Ů
~leak	71 -9ƈƜ12ũ20Ǝ28Ť36Ɖ56ƛ
~lean	71 -15ŋ-12ǈ13Ǐ14Ǣ16Ň19űƐ20ţ21zǛ22A24Ɯ28Ż
~lear	72 -9ǩ-7Ǜ7Ƽ8sũ9TĻ11ŲƷ15Ŭ19ƾ21Ź24ŉ30Ɣ58ň
~leas	55 -21Ǎ-14ś-13K-12ǩ-9Őŕ-8pǧ-7Łžǈ8ŗƄ9DJő10ǅ11Ǉ12d13Ĺ14ƠǏ22ŭ24a25ŝ34ǋ36F38Ƣ40ơ41Ƥ45Ŭ65ǌ
~leav	58 -11v-8ŝ-7ťƽ7ŁņōƘǎ8yƁƟ9s10Űƀ11ŊƂ12ĺƫ13Ƭǜ14Ļƥ16V17Ŀ18ŗǩ22ŉ26Ƴ33Ƨ50ƶ51Ţ
~lec	69 -12ǧ-8Ɛ7Ĵ9ƫ10P11KĽ13ĵ15q18Ǒ27ǒ28Ƌ39Ƙ
~lect	69 -12ǧ-8Ɛ7Ĵ9ƫ10P11KĽ13ĵ15q18Ǒ27ǒ28Ƌ39Ƙ
~led	58 -8Şǘ-7nBŖŝ7ķŌŤ8ŃơƯ9b10jĹňƈǒ11ļŊ13ŵƄ14ŶƩ17oƞ18NĴ19Ŕ21ş22ńţ24Ż27wš32ǃ34ŧ
~led>	58 -8Şǘ-7nBŖŝ7ķŌŤ8ŃơƯ9b10jĹňƈǒ11ļŊ13ŵƄ14ŶƩ17oƞ18NĴ19Ŕ21ş22ńţ24Ż27wš32ǃ34ŧ
~lee	68 -12Ǉ8eĿ9ľŀ13ĸŌ15Ũ16ǐ17ĻƤ18Ű19ł25Ƽ31n36x
~leep	69 -13Ǉ8Ŀ10ľ13ĸ14Ō15Ũ18ĻƤ19łŰ26Ƽ32n36x
~lef	69 -16ŀ-11Ʈ9flĸ11ķŖ13Ķ14Ƨ16ōŕ18Ţ19ŝ21Ɣ23Z24ƶ29Ŭ
~left	69 -16ŀ-11Ʈ9flĸ11ķŖ13Ķ14Ƨ16ōŕ18Ţ19ŝ21Ɣ23Z24ƶ29Ŭ
~leg	62 -9ơ-8ů7fǌ8ƃ9ŋ11Ɯ12Ʋ19ǃ20ǆ21ƶ22ź31y36Ʊ38m46h
~lega	76 -10ơ9fǌ12ŋ16Ʋ23ǃ24ǆ28ƶ
~lege	66 -8ů13Ɯ24ź35y40Ʊ41m
~lem	72 7ŵ8Ĺŏǂ9ŋ10ǜ11Ƽ12Ɩ13L14ŀŜ15ƛ25Ž
~lem>	80 9Ĺŏŵ11ŋ14L17Ŝ18ŀ
~lema	87 31Ž
~lems	82 7Ƹ9ǂ11ƛǜ13Ƽ
~len	68 -12ƃ-7ǩ7SŊƋ10Ƹ11L17ǘ18Ŭ20ƭ27ų30Ƅ53ƕ
~lend	71 -7ǩ12L19Ŭ29ų32Ƅ55ƕ
~lent	89 13Ƹ
~ler	67 -8B7jƂ8ŐŠŴ9Ɓ10Hƻƿ14xǕ16h17ŔƄ18vşǈǐ26ƣǏ28Ǎ
~ler>	76 -9B7ļ9j10ŐŴ11Ƅ12Ɓ13ƿ14H17x19ǐ20Ŕ21ş30Ǐ
~lere	89 -21ƣ-7Ǝ38Ǎ
~lers	74 8ƂƄ9Š12ƻ16Ǖ19h21v47ƣ
~les	51 -15Ś-13ǉǩ-11şŭ-10Pų-9Ŭ-8M-7Őťǥ7bƒƚƻǕ8LŅǙ9iŁ10Ŵ11UľźƘƪƼǆ12Ɲ13u14c15Ŝ17ǁǠ18Ǜ20ƏƹǓ21ņ23ũ24ǘ29ůƈǖ34ǐ35Ǘ37Ū42Ů43Ǌ
~les>	53 -15Ś-13ƿ-11şŭ-10Pų-7Ǉǥ7błƉ8Lƚ9Ǚ10Ł12ŴźƘǆ13ƻ15c17Ŝ19ǁǠ20Ǜ21Əƹ26ǘ31ůƈǖ32Ů37ǐǗ39Ū46Ǌ
~less	71 -12ǉǩ-9ť-7ŦŬŲ7G8SƤ10ŢǇ11Ʀ12Ɲ13ƒƿ15i16ŅŮ17ƪ18U20ľ22u29Ǔ34ũ
~lest	89 10ǂ24Ƽ
~let	58 -11œǘ-9ŖƷǩ-8h-7ň7Ǔ8NľŃŸƜ9iOŘŪ10rĵšƾ11y13K15Ǝƪ16ĻŎ17Ŋ18xĽŚ19ř21aŞƐ25Ŕ27Ž29ǜ34ƛ39b
~let>	61 -10Ľ-9ŖƷǡ-7ňŔǩ7Łųƪ8žǓ9xNŸƄƜ10iOŃŘŪ11rĵřƾ12š16Ǝ17Ŏ18ĻŊ21Ž23aƐ25Ş31ǜ37ƛ
~lett	70 -11œ-9ǘ-7h8Žǐ9Kū10řƪ11x23Ś33Ľ38Ŕ53b
~lev	72 -7Ʊ8ǌ17Ʃ20m21Ɔ26Ɗ27ƣ
~leve	73 -7Ʊ12ƣ17Ʃ21mƆ26Ɗ
~lex	78 -11ǧ-8œǃ-7Œ10Ơ13Ƙ41ơ44ƣ
~lex>	78 -11ǧ-8œǃ-7Œ10Ơ13Ƙ41ơ44ƣ
~lf>	53 -10Ʈǜ-8b-7Uşƭǈ7OQŢƀƓƘƻǚǣ8VƇ9Ǒ10kǂ11CĴƎƠƨƷ12crǔ13tŁţ14ƕƦǇ16qō18n19Ŧ20H21o24ǉǨ25Ƭ42Ƣ51g
~lfr	86 -10ǌ22Ʒ25Ƣ
~lfri	86 -10ǌ22Ʒ25Ƣ
~lia	58 -10Ő7ǥ8D10Ǜ14ơ15ĽƂ17ǚ19ǌ21Ŗ27ƀ33ǡ43ž
~liab	59 -10Ő7ǥ10Ǜ15ơ16Ƃ17ǚ19ǌ28ƀ34ǡ44ž
~liar	87 24Ľ33Ŗ
~lib	89 10ŭ11ş16ŵ21Ő
~lic	43 -14n-11ŬƔ-9ǆǈ-8IǦ-7Zŀƣ7ĻŜƛƺǤ8šƖ9dŐƁǁ10ŢžƢƥǒ11ŠƚǛ12Ǐ13ĹƧ14ƓơƬ15őŕǀ16ľǢ17ŗƪǡ18a19ſ20Ŗ21Ś22Ź23Ʃ24şƦ26Ƶ30ŏ31ř37ǥ44Ÿ46ŷ
~lica	85 9Sǀ14ƿ15ƴ16Ō
~lice	59 -11nő-7ŕ7Ǩ10ż11ŻƄ12oƺǛ13ū15d16aǀ27Ź36ŷ62Ÿ
~lici	68 7Ų8ƘǦ9Ƶ20ǒ34ş35ǥ
~licy	47 -14Ǧ-12Ŭ-11ūƔ-9ĺǆ-8I-7Zŀƣǈ7aŒŞƙ8ĻƀǤ9Ŝšƛ10ƁƖǞ11Ţǁ12žƢ13ƚ14Ǐ15ŐƧ16ĹƬ17ŠƓơǥ18Ǣ19ľ20ŗƪǡ22ŷ23ŕŖƵ24ſ26őŚƦ27Ʃ35ŏ38ř
~lid	75 -9ǟ9ƅ10Ǉ11U12ƀƇ16Ÿ21ƍ24k
~lid>	82 10ƅ13ƀ14Ƈ17Ÿ
~lida	85 -10ǟ12Ǉ13U28k
~lie	56 -14Ǆ-11ƃ7lţƬ8yS9Ŋ10Ÿǘ11UƯǦ13Ɯ14ƴǩ18ŭ25Ǔ26Ŀ27Ǘ28ǚ33Ǖ34Ɲ37Ŭ44ǔ
~lie>	89 9Š57Ŀ
~lied	89 28ƴ
~lien	61 -14Ǆ-11ƃ-10Ŀ8ţ10Ŋ12U13ǘǦ14Ɯ20ŭ24Ɲ27Ǔ30Ǘ31ǚ41Ŭ48ǔ
~lier	74 38Ǖ
~lies	86 10ǐ12Ǖ14y19Ɲ23Ư
~liev	80 8Ō9m11lMƬ12S15Ÿ28ǩ
~lif	55 -15qŏ-14ŗ-13Ż-11Ő-9ŃŶ-7ľš7WƱ8BSŵ9şŨ11ű12mǩ16ĺ21Ƭ22i30ƪƿ34Ʒ35Ƶ39ƴ40ƭ44ƨ46Ʃ53Ƨ61Ʀ
~life	55 -15qŏ-14ŗ-13Ż-11Ő-9Ŷ-7ľš7WƱ8BS9şŨ13m16ĺ21Ƭ22i30ƪƿ34Ʒ37Ƶ39ƴ40ƭ44ƨ47Ʃ53Ƨ61Ʀ
~lift	87 -10Ń7P12ǈ19űŵ27ǩ
~lig	77 7D9T10ĺš11b15Ō17ƻ18Ʈ21Uż25Ż
~ligh	80 8D10ĺ11š15Ō19Ʈ22Uż27Ż
~lik	44 -23J-14ŎŤǐ-13P-11Ŀś-10Ţź-9nĸƣǠǡ-8ľƛƱǦ-7qƦƨǞ7amXŀœƌư8ŧƎǖ9ŦŮƯ10ADőţƂ11ũƐƘƽ12lrłņŋ13gŲƁƜ14jŨǩ15tRYƭ16vŇűƺ18Ńŉ20Ĵ22Ōž23ƶ24Ǎ25xĻƿ26K30Ŷ33Ş35ƞ36Uŝ
~like	45 -23J-15Ŏ-14PŤǐ-12śǋ-11Ŀ-10ŢźǠ-9nĸƣǡ-8ľƛƱǦ-7Ǟ7ŀœƌƠưǥ8amXǖ9xŦŧŮƎƯ10AőţƂ11DũƐƘƽ12ŋ13lrłņŲƁƜ14gŨ15jY16Rƭǩ17Ňűƺ18vŉ19Ń20ƞ21Ĵ22ž23Ō24ƶǍ26Ļƿ27K31Ŷ34Ş37ŝ38U
~liki	80 -12Ķ11Ň27ƞ28x34t
~lim	58 -10Ɨ-7ơ7Ť8yǍ9Ə14Ɠ16ŠǦ17ǈ21Ƒ25Ǔ27Ǣ32ǀ34ǡ53ŗ
~limb	78 9œ10Ť24ǈ30Ƒ45ǀ
~limi	59 -10Ɨ-7ơ8y9ƏǍ14Ɠ16ŠǦ26Ǔ28Ǣ35ǡ54ŗ
~lin	50 -14ǩ-12ǂ-10Ū-9yǋ-8ŔŵƗ-7lĻŠťƜƬ7ĸńƷ8xƫǀ9SǊǕ10ŋ11Ł12aĹƄƸƻǐ13Ǆ14iƌ15KĴł16TŨ17P19ms20ĽƓƔ21XŅƽ22qƛ23ƍ24ƾ25ǖ26I27ƴ30Ō33C36Ǟ37Ń
~lin>	72 7ł8aǚ9Ǆ10ĸŉŭƱ11sƛ12ŜƮ13HĿ14Ņ15ĴĽ19ƌ25ƻ27i
~line	57 -9Ũ-8Ŕ-7ťƷ7wĴ9KXƛǄ10aVńƽ11SŚǞ12ŋƫǊǕ14sł15ĽŁ16Ņ23P24Ɣ27ƍ28q29I31ǖ34ƴ46Ń
~ling	61 -13ǂ-9Ū-7y7tKŢŽ8ƛƴ9ƨ10Dĺ12xŞ16ƽ17ƄƸ18X19CŌǐ21Ĺ23T24Ũ26m29Ɠ35Ǟ
~link	87 11ǘ15Ƒ21Ō
~lip	86 -10ǩ8ǌ11Ɨ12Ť22Ľ34ǡ
~liq	87 -7ž13ƿ44Ǜ
~liqu	87 -7ž13ƿ44Ǜ
~lis	56 -11Řƃ-7YƵ8Ɯǥ9gnPşƫǗǡ10ǘ11ǧ12fĺŬƅƒơ13oń15űƘǌ16ǩ17Ļƻ18ǐ19żƾ20Ǒ21Ɨ22Ǝ24ŷ25ľ43ƀ
~lisi	71 -11Ř25ƻ26ż57ƀ
~list	59 -11ƃ7h9PƎƜǥ10gnşƫǗǡ11ǘ12ǧ13ĺƅƒơ14oń15Ŭ16Ƙǌ19űǩ20ƾǐ22Ǒ23Ɨ26ŷ27ľ
~lit	51 -11h-8ƣ-7Őƛ7czIļņŽƻǐǛ8Ķĺŗǁ9ƞƦ11Ĵœşżơ12YƂ13ǚ14vŅ15ŊƯ16ǌ17ƫ20u21wW24ƀ26xǡ27Ƣ28ž
~lit>	75 14ĺ15ĴǇ28ƫ40Ƣ
~litt	59 -12h-8Ǉ-7ƛ7dlĿƳ8zIļņƎƹǄ9cŽƻǁ10Ķ11ƞ13ż14œ15YƦ17vŅ19ŊƯ26w27u30x
~lity	58 -10Ő9ǐ10ŗǛ11Ķ14ơ15şƂ16ǚ19ǌ20W28ƀ31ǡ34ž
~liv	52 -14Ő-13R-12Yĸǩ-11ǋ-10őŒŝ-9r-8ž-7şťŪ7Sƃǣ9ƅǍ11DƠ12hƲ13ƟǕ14Hǡ15qķ17Ǜ18ĶƤ19l20Ƣƣ21ƞ28PƮǐ31C33Ʒ35z36Ų38G40F68n
~live	54 -13R-12Yĸ-11ǋ-10Ő-9őŒ-8r-7şťž7ƽǣ9ƃƅ10ŷ12DĶƠƢ13hz14Ǖǡ15F16ķ18Ǜ21lƣ27Ʒ30Ʈ31ǐ34C36G39Ų59n
~livi	67 -11ǩ-10ŝ-8Ū7ĶƤ8kĿŖ9Ɵ10Ʒ11Ƣ14nǍ15S17Ʋ22H23q28z29ƞ33F41P
~lk>	58 -13ŉ-10ņŨ-8Ĵ7ƛǈǎǖǨ8sżƽǕǘ9nA10RƗ11ńŊƮ12ĵňŵƧǠ13łǙ15Zǝ18Ĺ21Ļ22Ťƣ44N
~lke	72 7Ľ9t10sKż11Ƃƨ12ƯƷ16B17ǔ23i26Ǆ29Š33r
~lked	73 7Ľ9t10sż11Ƃƨ12ƯƷ16B17ǔ23i27Ǆ29Š34r
~lki	68 -8Ĺ-7NŹ7Ŧ8Ńƨ9cĽō10hOX11ŉƍ16ń17ť18v24Ň26ǩ27a31x
~lkin	68 -8Ĺ-7NŹ7Ŧ8Ńƨ9cĽō10hOX11ŉƍ16ń17ť18v24Ň26ǩ27a31x
~lks	64 -8iş-7ƝǑ7Ƃ8aļ9KWƮ10ǡ11ŽƜ13ǈ14A15ƥǖǙ16ŝǗ18ǔ19Ʀ20Ǉ21ƽ32z
~lks>	64 -8iş-7ƝǑ7Ƃ8aļ9KWƮ11ŽƜ13ǈ15AƥǖǙ16ŝǗ19Ʀǔ20Ǉ21ƽ32z
~ll>	32 -22Ʈ-19Ň-16ƛ-15ǌǧ-14Š-13ŗ-12AŭŻǢ-11mGňőų-10lTťǀ-9vĸľřŧƣ-8XŀůŵŸŽƙǎǝ-7rœƈƯǅ7sENĿƕƥƾǍ8yCƄƞ9oŒźƖǃǥ10ŕǙ11awŃŷƷ12gVĵĶƔƢƸǞ13JŁƊǋǒǖǛ14zŊŜũ15DMQUƬƳ16xĹń17Ǩ18nZ19dqĻŤ20BŚŦŨŶƗƝ21ƌƫǟ22ǔ24Ź25ƺ26kŖƀ27P29ţ30Ĵ31ǉ33Ľ34L35IǄ36HōǇ37ƭƲ40ł43t
~lla	56 -9ŷ-8ķş-7ŤƎǥ7gľǃ8xń10œŢǅ11ŜƗ12ņŗǑ13f15XŘ16ų17ĸ24Ƙ25Ŧ26Ņ27Ɗ38Ǧ55Ƃ
~lla>	61 -9ŷ-8ş-7ǥ7ſǓ8gǃ9ǩ10xBńŅ12Ƙ13Ŝ18ų43Ǧ61Ƃ
~llar	66 -13ķ-8Ǝ-7BŤ7Ƃǖ8ǘ9ľ12ǅ13œŢ15ŗƗ16Ƙ18XŘ20Ņ22ĸ31Ŧ33Ɗ
~llas	87 10ƫ12ņ20Ǒ
~llb	86 10ļ26I
~llba	87 26I
~llc	78 -10ţ-7Ƌ16ǐ22ǃ54ǆ
~llc>	79 -10ţ-7Ƌ22ǃ55ǆ
~lle	56 -10ǧ-8Bů-7Şǩ7ŌŶơƸƼ8bHľ9CŸƜ10Ŋ11š12Ő13ĹƩ16ĴĽƐ17oļ18ĵŔŧ20ź21ńǒ26wŻƘ27y30ǃ32Ʊ33m
~llec	79 -13ǧ11ƫ15ĵ18Ľ32ǒ39Ƙ
~lled	64 -7nB7NƏ9ŌơƼ11b12Ŋ13ļš15Ĺ16Ʃ19o21Ĵŧ22Ŕ25ń31wŻ37ǃ
~lleg	66 -8ů13Ɯ24ź35y40Ʊ41m
~llen	89 13Ƹ
~ller	89 -8B-7Ĺ13Ő17H24Ŕ
~llet	85 10ļŐ14Ÿ16ľƐ
~lli	61 -10Ř-8y-7ǩ7aŢŽ8ĸǄ9fsKƨ10ĺĽŅƴ12Ĵƻ18Ō22Ĺż23T28Ɠ35Ǟ47ƀ49C
~llin	65 -8y7Ũ8aŽǄ9ĸŢ10sKƨƴ11ĺĽŅ13Ĵ20Ō23Ĺ25T30Ɠ38Ǟ52C
~llis	71 -11Ř12f26ż56ƀ
~llo	73 -13D7w10ơ12ƥ13g18ƅ19KƧ20ųƵ23Ľǃ31ƒ34ň38ǩ
~llow	74 -12D7w10ơ12ƥ13g18ƅ19KƧ20Ƶ21ų23ǃ24Ľ31ƒ35ň
~llp	79 -10Ĺ10vG13Ļ17ķ25T
~llpa	79 -10Ĺ10vG13Ļ17ķ25T
~lls	58 -12ŵ-9ơ-8ŏŗƂ-7Ǩ7UőƎƕǓ8MşŧǘǤ9nKǌ10Ş11ŅǍ12ǡ13hY14ƌ15ŁŐǣ16ŋƜ18Ǡ20Ʈ21ư22Z24Ǚ25Ʋ29Ƈ33ƻ
~lls>	59 -12ŵ-9ơ-8ƂǨ7UƎƕǓ8ŧǘǤ9KMǌ10Ş11nǍ12ǡ13Y14hƌ16ǣ17ŁŋƜ18Ǡ21Ʈư23Z25Ǚ26Ʋ29Ƈ34ƻ
~llst	87 -9ŏŗ15ş16ő19Ņ29Ő
~lly	60 -7ZŗƾǄ7Wľřƫƿǩ8ŭŽƙƯ9tǡ10KPǅ11ŮƖ12ĺņ13ĸ14Ǚ15Ŭƞǆ16k17L18lłƸ23A24Ŗ
~lly>	60 -7ZŗƾǄ7Wľřƫƿǩ8ŭŽƙƯ9tǡ10KPǅ11ŮƖ12ĺņ13ĸ14Ǚ15Ŭƞǆ16k17L18lłƸ23A24Ŗ
~lmo	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
~lmos	75 -8ǣ8ţ10dư12k20Ǖ41Ǚ
~lo>	86 -11F14s17f23Ƣ30ǩ
~loa	58 -15Ƥ-10HƧǌ10kƁ25Ɣ31Ʈ32Ʊ34ś41Ŭ48ƕ56Z58ƪ
~loan	58 -10ǌ10Ɓ16Ʈ25Ɣ32Ʊ42Ŭ48ƕ56Z58ƪ
~loc	62 -13T-10ƙ-7mƝ7Ŏ8E9ƽǔ10M11qCľŐ13Ō14ǎ15QƇ17Űƍ18Ǟ20ƣ22Ů24l25HR31ǘ33ǋ46ƥ
~loca	71 -7m9Ŝ10ǔ13Ő14CMľ22Ǟ29l30H44ǋ
~lock	67 -14T-11ƙ-7Ɲ9EŎ10ƽ13q15Ō16ǎ17Ƈ18Q19ƍ20Ű22ƣ24Ů27R35ǘ52ƥ
~log	80 -9ŭ11Ő16ƛ17Ʋ18Ɛ19Ś22Ƈ26ǘ
~log>	87 19Ʋ21Ś24Ƈ
~lon	50 -18ŭ-14DƢ-11ŐƩ-10Ɣƶ-8NVŗű-7dłś7fvĶƄ8sŵƧ9HřƼ10ŝūƏǏ11Ůƈ12Ʒ13ǈǟ14Ÿǃ15l18iŕƵ19Ǎǩ20ŧƮ21Ɨ22ť25Gš26ů28Ɵ29ǝ32S33Ƥ35ƭ40Oǅ44ő
~lon>	86 -17x-13DŁ-8n-7t12Ǎ20ǩ25ǈ27ǃ35ǟ
~lone	78 -13Ɣ-9ǋ7zƃ15Ʒ21Ǎ24nŁ
~long	51 -19ŭ-14Ƣ-11Ő-10Ʃƶ-8NVŗű-7dśǟ7Ƅǀ8fvĶŵƧǩ9HřƼ10sŝūƏ11ƈƵǏ13Ů14Ÿ16l18iƮ19ŕ21ŧ22Ɨ23ť25Ɵ26Gš27ů30ǝ32S35Ƥ36ƭ41Oǅ46ő
~loo	50 -19ǩ-12ƈ-10nŐƳǍ-9gŭ-8kQŌƂǄǝ-7ciŏŤƒ7XŵƆƷǥ8yVłƤƽǙ9ĻĿƌ10Jǂ11sRŶƛǈ12jƐƼ14HĵĽŠƉǞ15ľſǊ16ŨƊ17Ń18Ĺ20ńƬ21ŜƯ22ĺƻ23ŇŚ24ƾ28z30ǁ36ƣ58ƙ
~lood	63 -7ǩ8Ũ12ƽ14Ƥ16ǂ18Ƽ28ƾ30ƻ40ǁ88ƙ
~look	54 -13ƈǩ-10Ƴ-9ŭƂ-8g-7kŌǝ7pƖǦ8Ŗřƫ9VXŵǥ10yłƷǙ11JĻĿ12Ũ13RŶ14jƐ16ĽŠƉǞ17HĵľǊ18ſ20Ń21Ĺ23ńƬ24ĺƯ25ŚŜ26Ň31z
~loor	74 -15ƙ-10Ǎ10x11ƌƎ13Ɔ19Ɗ21ƛ22ǈ56ƣ
~lor	63 -18Ɣ-12Ƅ-9Ŷ-7ǖ8ŬƬǧ9kv10ƃ14ŴǕ16ųǃ19Ơ20H28F32m34ơ46ǌ
~lord	67 -12Ƅ-11Ɣ-8ǩ9ǧ10kv21Ơ31F37ơ49ǌ
~lore	89 -10Ɣ11Ĺ12Ŭ21Ŵ24ų
~lori	87 15ƃ29H
~lors	82 43m
~los	50 -15o-14R-11tż-9nƈƬƽ-8Ŏ-7ōŗŠŵ7Iƚƨǩ8ŝŨ9őƃ10CXYŤǓǔ12Ŀ16ŦƤƧ17Ƒ18ƺ19ķƙ20Əƕ24Ś27Řţů29Ǚ31ň38ǎ40ť48ǝ65Ɩ69Ƴ
~lose	54 -15oR-9ňţƬ-8nŎŧŨ7Œ8gIĿŞǘ10ŝ11CǓ12Xő16ť17ƕƖ19Ƒ20Ƥǩ21ƙ24ķƏ25Ƴ26Ś30ů33Ǚ44ǎ55ǝ
~losi	67 -12ǩ-7ƽ7ƕ8Ƴ9Ŀ10Ǩ20ŘŨ30ň67Ɩ
~loss	73 -11ż-8ĸō8ƺ12ũ17Ƴ18Ťŧ23Ř27Ŧ37ť57ţ
~lost	73 -14t9ǀǔ11ƨƺ15ƚ16ƃ18YƧ31ň71Ƴ
~lot	65 -14ǩ-9Ǉ-7F7sŮơ8tRśǟ9řŻƇ10ĿŰżǖ11ƚ15Ň20C23Ɨ27ƑƟ30Ɯ34ķ37ǀ41ư
~lot>	66 -12ǩ-9Ǉ-7F7sŮơ8tRśƙǟ9řŻƇ10ĿŰżǖ11ƚ16Ň28ƑƟ29ǀ30Ɯ35ķ42ư
~loth	87 32Ɨ
~lou	80 -9ų8Ľŋ11x13Ŷ16j18ƞ28Ǘ
~loud	82 8Ľŋ11x16j29Ǘ
~lov	68 -21P7Ɵ8rBŽƉ9ŝƶǃǄ10lƅƑǖ11tǋ13Ƅ14Mǔ23U25Ŷ33ǟ55ƞ
~love	69 -21P7Ɵ8BƉ9rŝŽƶǄ10Ƒǃǖ11lƅ12ǋ13Ƅ14Mǔ24U29Ŷ30ƞ34ǟ
~lovi	89 16t33ƞ
~low	59 -12x-11ŧ-10D-9ű-8R-7ŇŖŘŶƣ7cj8ƃƑơƥ10Ļ11Ǧ12i13ƅƧ14Kƙƞ15ųƗƵǟ17UĽǃ18Ŏ19b23gƒ25ľƛ29ǎ34ň38Ņ40Ɗ
~low>	65 -16ǩ-12ŧ-11D-9ű-8xR-7Ň7ŮƆƺ8ĵ9cƛơ10Ř12Ǧ14i15ƅ16KƙƧ17ƒƞƵǟ19ňƗǃ20UĽƊ22b27Ņ30g33ǎ
~lowe	71 -19Ř10ƃƛ13Ļǩ17Ņ20ų24Ŏ27Ɗ30ľ
~lowi	87 13ƛ14j25ň
~lows	89 12ƒ14Ƒ15ƥ
~loy	58 -7ǩ7ǉǐǥ12V13Ǘ14ǈ15őǑǣ18qƧ20ǜ21W22S25ŢǇ34Q
~loya	83 12Ǘ35ő36Ţ
~loye	59 -10ő7ǉǐ9ǥ12V15ǈǣ16Ǒ17S18q19Ƨ21Wǜ24Ǉ35Q
~lp>	69 -8i-7ŏ7ĺƯ8ŀǉǜ9vƱǩ11ŝ12Ţ13zŒ14ǈ17s21ĵ25ň28Ǉ37Ĺ
~lpa	79 -10Ĺ10vG13Ļ17ķ25T
~lpar	79 -10Ĺ10vG13Ļ17ķ25T
~lpi	87 31z
~lpin	87 31z
~lps	87 -8Ł8Ǉ10c30A
~lps>	87 -8Ł8Ǉ10c30A
~lre	73 7ƖƵǩ13vŹư15p17Ĺ25ŏ27Ɓ
~lrea	73 7ƖƵǩ13vŹư15p17Ĺ25ŏ27Ɓ
~lri	71 -8v-7Ɨ7a8ĴŨ9KƷǁ10d11ŽƮ13NŇ18M22ŋ27Ŋ32i
~lrig	71 -8v-7Ɨ7a8ĴŨ9KƷǁ10d11ŽƮ13NŇ18M22ŋ27Ŋ32i
~lry	73 39Ƙ
~lry>	73 39Ƙ
~ls>	52 -14F-13ǩ-11dŗŰƈ-10ơ-9Ǩ-8ƂƳ-7PőƯ7nKŞǔǕ8Jǌ9vǍǗǘ10tYǡ11ŵƌ12puZķŭƮ13Łǣ14ŋ15ǜ17Ɲ18Ɯư20Ƭ21ǙǢ22Ʋ23Ƈ24ƉǛǠ25ǚ30h31b39Ǐ40ƻ
~lse	54 -17ǩ-9Ǘ-8Ź-7Vŏǐ7ķĺƘǑ8Ŏǥ9ŉ10hƼ12FŴǋ13ŢƢ14ƙ15ƥ16Hǝ17ųŵǈ18Ʈ21ŷ25n27Z29Ł37ş42ō46ń
~lse>	54 -17ǩ-9Ǘ-8Ź-7Vŏǐ7ķĺƘǑ8Ŏǥ9ŉ10hƼ12Ŵǋ13Ţ14ƙ15ƥ16Hǝ17ųŵǈ18Ʈ20Ƣ21ŷ25n27Z30Ł37ş42ō46ń
~lst	86 -9ŏŗ10ƈ15ş16ő18Ņ29Ő
~lsta	87 -9ŏŗ15ş16ő19Ņ29Ő
~lt>	63 -11Ʃ-9Ŝ7Eƃƺǅ8bp9ŻƱ10ķŤ11ǝǩ18Ƈ22ņ24ƪǞ25Ɖ35żƅ
~lth	55 -11z-8prŏ8ƴ12Ǘ13Ƽ16x26W34ƽ41ƃ52ǂ77Ƹ
~lth>	57 -10z-9ŏ-7p9ƴ13Ǘ14Ƽ28W29ƽǂ44ƃ63Ƹ
~lthy	78 10ƽ18Ƹ24x
~lts	86 17ű23Ǝ
~lts>	86 17ű23Ǝ
~lty	89 13Ǘ19ő29Ǔ
~lty>	89 13Ǘ19ő29Ǔ
~lua	85 12Ɗ35Ƙ
~luab	85 12Ɗ35Ƙ
~luc	83 8ţŪ10Ź35o
~luck	83 8ţŪ10Ź35o
~lud	71 -11Ǉ7s8Ŗ9Ɓ11œ12Ơ16Ɔ18ǉ19ǣ30ŏ
~lude	71 -11Ǉ7s8Ŗ9Ɓ11œ12Ơ16Ɔ18ǉ30ŏ
~lue	63 -8ǖ8ƁƓ13Ŗ17ľƒ19Ŏ22ƪ24ű26Ż30Ʃ35Ǣ
~lue>	66 -14Ǣ-8ǖ8Ɓ9Ɠ10Ǐ11Ż15Ŗ18ľƒ20Ŏ24ƪ25ű32Ʃ
~lues	77 -7ƾǏ60Ǣ
~lug	86 -11Ƶ13Ə42Ž
~lug>	86 -11Ƶ13Ə42Ž
~lum	70 -7l7Ĵ8S9j11ƒǑǠ15Ɠƛ22C23Ǖ37Ƌ
~lumb	72 -7l8S10j11Ǒ12ƒ16Ɠƛ23C24Ǖ36Ƌ
~lun	76 11Oư12LŌ14N17Ľ24Ə29Ŋ
~lunc	85 12O13Ōư14L17N19Ľ
~lunt	81 25Ə32Ŋ
~lve	73 9żƛ10Ō11x12Ł14fũ22Ř25Ū
~lved	87 7P11ż14Ł17f
~lves	78 11Ō12xƛ24Ř
~lwa	77 7Ɯ9ņǩ10ĸļŘ11V12ĵ22Ɨ27l
~lway	77 7Ɯ9ņǩ10ĸļŘ11V12ĵ22Ɨ27l
~ly>	44 -18ǩ-15Œŝ-14ŞƼ-13S-11Ǣ-10půƌ-9ZŦŶǃ-8ioŇŜǗ-7rNXĹĽŃŉŊűźƝƣƵƺǘǝǞǨ7zŬŴƜƧǉ8mňŏƞơǆ9Ɛ10Ƭ11tuRYƶǙ12ĸƘƾǖ13ķũ14lyǕ15TžƤǇǚ16LǄ17wŖǀ18ņŧ20ľŪ21AĺƮ23ŮƳ24ţǔ25n26Ĵ28ƽ33Ƹ53ŭ
~lyi	89 11f25ǀ
~lyin	89 11f25ǀ
~lys	89 12ƭ17ǅ
~lys>	89 12ƭ17ǅ
~ma>	74 -11Ƙ-10ŏ-7Ų8lTǔ10ŷ11ƙ12aƨ13Ư16Ŵ20ū26m29z51Ƽ
~mac	69 -15Ŧ9ǖ10lƛ12ƻ14Ƽ30Ǣ31ǝ55Ǐ
~mach	71 -15Ŧ9ǖ10ƛ14Ƽ31Ǣ32ǝ57Ǐ
~mad	60 -11ƶ-10œ-9Ňƻ-8ƣ7Ƥƽƾ8rņǆ9Ʋ11Ń14Ɖ15ƫ16xǩ17ƞ18ĹŶ19ŨƌǍ21Ŕǜ29Ƈ31Š40ĺ
~mad>	87 9ǜ20r31ǩ34Ũ
~made	60 -11ƶ-9œƻ-8Ňƣ7Ƥ8ņƽƾǆ9Ʋ11Ń14Ɖ15ƫǜ16x18ĹŶƞ19ƌǍ21Ŕ29Ƈ31Š41ĺ
~mag	65 -12ǩ-8Z-7ŴƵ10D15ƛ16Ŏ20Ũƚ23Œƀ30Ŧž32ű34Ť
~mage	66 -8Z-7ŴƵ10Ũ15ƛ20ƚ23Œƀ30ž31Ŧ33ű35Ť
~magi	89 -13ǩ23Ŏ27Ũ
~mai	54 -13P-9ŷǠ-8ǩ-7qƟ7Ƅǋ8UķŜ9ǖ10Ĵļ11ǝǧ15ľƊ16E17ų25ƛ29ś30ǄǕ31Ľ34Dǘ36K76J
~mail	57 -9Ǡ7nǗ8Ƅ11UĴļ12ǧ15Ǖ17E31ś33Ľ37ǘ38D39K81J
~main	71 -16P-11ŷ-8qƟ-7Ǐ8Ɔ9ŭŴ12ķŜ14ǖ15ǋ16ǝ21ľƊǕ24ų35ƛ41Ǆ
~mak	54 -13Ĵŭ-11Ÿ-10Ů-9Ǒ-8ĺƣ-7a7Ńņ8XŐǩ9Ōǝ10Z11qŲ12Ǝǚ13ǀǒ14Ňň15xŀ16cPĻŪǐ17Ʈ18Ɲ19Ŭ20ŁƳ22ů24Tơ26Ǆ29ł34Ŏ38ǌ
~make	55 -13ŭ-10Ů-9Ǒ-8ƣ-7ĺǩ7sņű8XŐ9ǝ10ŃŌ11qŬŲ12ǚ13Ǝǒ14ǀ15ŀŇ16xPǐ17ĻŪ18cƝƮ21łƳ22Łǌ23ů24T26ň27Ǆ35Ŏ
~maki	79 -17ň-13Ÿ-10Ĵ7Ƅ11Ŭ12ł16Z21ǩ25ǌ30ơ
~mal	59 -10Ɲ8łŵƥǈ9Ǆ10aHǚ11ƾ12ǋ13Aţ15Ǐ16R17Ǎ18ŐŦ24ŭ31h
~mal>	65 -7Ɲ10h13ƾ17Ǐ18R24ŭ
~mall	71 10łƥǈ11Ǆ13H15ǋ16A17ţ20Ǎ22ŐŦ
~mals	86 34h
~mam	85 -9Ƽ9ƽ10TƤ14a15ƨ33z
~mama	85 -9Ƽ9ƽ10TƤ14a15ƨ33z
~man	45 -23Ǎ-19ǉ-12ǖǟ-11Ɖ-10ũ-9iR-8ƌǘ-7xMĴőƃƄƝ7Ƣƻǩ8gţƭǕ9ņƇƈ10ŲŵƊƟ11cSƳ12ŻƋƖƿǄǣ13ŮŴƹǎ14ż16Ÿ17Gůŷ18ŪƆ19ńŕƔǔ20V21Ǘ25Ʃ27ǑǨ28h30n34u35ƣƮ37ơ41ǋ47Ǉ48ǈ
~man>	72 -7Ǎǩ7jǎ8ůƼ9r10Ĺ11aq13Ǉ19g23U26ņ32ƣǨ57ǈ
~mana	71 -18Ǎ-13ũ-10ƣ8Ŏ10ǜ11ǌ23ŵ25Ƴ28Ʈ34ǈ56ơ
~mane	87 32Ʃ
~manu	86 7Ǚ20Ƈ29Ǆ
~many	47 -19ǉ-12Ǎǖ-11Ɖ-10ǈ-9ǟ-8iUņƌ-7xRĴőǘ8Ɗƻ9ţƢƭǕǨ10ƈƩǎ11ŲƟ12S13cƋƖ14ŮŻƹƿǣ15Ŵ16żǩ17Ÿ18GůŷƮ20Ū21ńŕƆƔǔ22V23Ǘ27hƣ30Ǒ32n38u42Ǉ44ǋ
~mar	63 -14ƛ7mruĶũźƓ8HŔ10qǈ11AYƬƹ12ŭƾ13ń14ƿ15ƥ17Ǝ18FŢ23ƫ25ƒ26ƞ34o56f
~mari	79 16ƹ17ƫ18ƿ21ƥ26f
~mark	77 -7Ż7f9ź10ĶƓ11Ŕ14Y17ŭ23F26H31ƒ
~marr	72 11u12rƫ23Ţ25o44f
~mart	83 -17ƛ9m15ũ17A19ńƬ23Ǝ
~mary	87 15q17ƾ
~mas	76 -8Ƽ8Ƥƽ11y12m17dD18k20v28Ŷ
~mas>	79 -8Ƽ8Ƥ9ƽ12y18dkD21v30Ŷ
~mat	61 -10ǩ-8ǐ7ť8jnzĽƛƱ9Ɠǉ10VŘƅ11cǗ12Ǖ13ō14ĻƉ15Ĵ16Ž18Ķ22W23ľư28Ƣ40ų
~matc	80 -10ǐ7ƭ9w14Řƅ25Ķ29W31ų
~mate	74 7Ů11nƓǉ12Ǖ13V18Ɖ22ų35Ƣ
~mati	72 10Ľ11ƛ14Ǘ18ĴĻ25Ž28ư
~matt	77 9Aƚ10ťƃ12zƱ18ō34ľ
~max	89 -8Œ24ǩ59ŗ
~may	68 8ŕ9vŋƖ10ƍ11ĹƦ13c14aŹ15Ʈǩ16Ʊ17Ŋ
~may>	75 -7i10ŋƖ11v13Ĺ15c16aŹ18ǩ19Ŋ
~mayb	74 9ŕ11ƍ13Ʀ17Ʈ18Ʊ
~mb>	78 -8ř8ǀ9œ10Ť11ū12j13ƒ22ĵ24ŉ25Ƒǈ
~mbe	50 -18Ś-13ǩ-11bL-9aŖŷƣ-7Ĺ7Ř8ƒǅǔ9ŇŠ10hK11ľŒǇ13yŜ15ǀ16CĻļƓƶǕǠ19c21Ÿ22ƬƼ23XŅ24ŗ25ĽǨ26Ǘ27DE33ū35e43I50ř
~mber	50 -18Ś-13ǩ-11bL-9aŖŷƣ-7Ĺ7Ř8ƒǅǔ9ŇŠ10hK11ľŒǇ13yŜ15ǀ16CĻļƓƶǕǠ19c21Ÿ22ƬƼ23XŅ24ŗ25ĽǨ26Ǘ27DE33ū35e43I50ř
~mbi	74 -7l8ǀ12Ǒ16x17ƛ38Ƌ
~mbin	74 -7l8ǀ12Ǒ17ƛ38Ƌ
~mbr	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ49Ǧ
~mbre	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ49Ǧ
~mbu	86 8ƃ16Ɓ28C
~me>	29 -20B-16ǋ-15Ǩ-14vXŧ-13ŐŖťǟ-12Ǌǣ-11ŨƤƵǢ-9GŬŻƀƗ-8ŇŏƙǗ-7yŭƼǌ7ĺŘƞƥƮƺǁ8ĴŁńƓƢǐ9iVĵūůŸƚƲ10tZ11hōŔƬǖ12Mŋřơ13ŀņŉŰƟ14kƂƾǎ15ǇǘǤ16ƅƨǄ17jISǃ18dCLĹœşƛ19łƔƷ20qwŅ21ź22Ś23ŊŠǈ24sňŦ26luĽƒ27FH28ĻƇ30Ŏ33śŜƝ34O35oļ37nR38b39aĸ40T41Ť
~mea	69 -14Ň-13ǐ8ƺ9ŵƈ10ť15ĺ16Ž18ǩ20ň26Ư27Ǜ38ō
~mean	71 -14Ň9ŵƈƺ10ť16ĺ18ǩ21ň26Ư39ō
~meb	55 -12ǎ-11Zƃ-10š-8Ũư-7nǩ7şƅƤǢ8hPļņŜŠƜǞǧ9ŗŤŧ10Ɵƾǚ11ǋ13fķſƮǘ14Ǝ15ľŵƳ16ƕ17Ư18F20ǜ22Q27A29ž
~mebo	55 -12ǎ-11Zƃ-10š-8Ũư-7nǩ7şƅƤǢ8hPļņŜŠƜǞǧ9ŗŤŧ10Ɵƾǚ11ǋ13fķſƮǘ14Ǝ15ľŵƳ16ƕ17Ư18F20ǜ22Q27A29ž
~med	58 -10o-8ĴƨƲ-7sŷ7Ƣƽ9QŔ10Vǅǎ11ǚǟ12wǗ14ƑǛ15W16ǌ20yǁ33Ư39ǂ40ƫ57ƃ63ƻ
~med>	63 -11o-8ŷƲ8ǘ9Ƣ10Ŕ12ǅǎǟ13wǚ14ǁ16ƑǛ18ǌ29Ư36ƃ44ƫ
~meda	86 10z11fƯǞ17V30y
~medi	68 8ƽ9ǁ10Ƽ12Q15Ǘ18W29ƃ35ƻ37ǂ
~mee	74 -7Ƥ9a11Ǚ12Ʀ13O53M
~meet	74 -7Ƥ9a11Ǚ12Ʀ13O53M
~mel	89 9ƴǛ11j34Ń
~mem	68 8t9xBœ12ǅ14Eƣ16h27ř29ƶ56Ľ
~memb	69 8t9xB10œ12ǅ14E17h27ř29ƶ42Ľ
~men	46 -10QŒŗ-9ŞƄƒ-8sƱ-7VŁŘţƙǧ7ĸńƃ8Ǎǖǘ9BŐŤƪƮƾǛǜǢ10ZƠ12ƏƝ13ĵƕơǞ14tŚƗƘƿ15WŏǓ16Ƥ17D18Ƣ19Ĵ20ǌǔ22ƥ23NšŬƣ24ǚ25ƔǏ26Ɠ28Ķ33Ɗ
~mend	89 -8s18ǚ21B
~ment	46 -10QŒŗ-9ŞƄƒǩ-8Ʊ-7VŁŘţƙǧ7ƃ8ĸńǖǘ9ŐƮƾǍǜǢ10ZŤƪ11Ơ12Ə13ĵƕƝơǞ14tŚƘƿ15WŏƗǓ16Ƥ17D18ǚ19ĴƢ20ǌ21ǔ23Nšƣƥ24Ŭ25ƔǏ26Ɠ28Ķ34Ɗ
~menu	89 17X24Ǜ25ǩ
~meo	72 -8ŗ-7š7ķ8ĹŁ11ſ12ǚ14ǅ17Ƴ20Ɠ21F22Aƕ27ǔ
~meon	80 -7š8ķ9Ł12Ɠ13ſ14ǚ15ǅ19Ƴ25A
~meow	77 -9ŗ10Ĺ11Ɠ24ƕ28F29ǔ
~mep	86 7ş14ǋǝ15H16ƥ
~mepl	86 7ş14ǋǝ15H16ƥ
~mer	55 -11Ƃ-10R-8lnžƆ-7ŲƋ7ĿŢƘǣ8LQ9ũƟ11Ǎǚ12ǟǦ15ǜǡ17xǃ18YǢ22ǖ23Ǔ24kƝǇ27Ǆ28Ǘ35Ǝ44ǔ50ő
~mer>	64 -14S-13G-8nž9Ţ10L11ƟǄ12Ŀ14ǇǓ16ǚ19kǜ21xǡ24ǔ29Ǘ55ő
~mera	79 -7ƛ13Ƙ17ũ52Ǝ
~merc	72 -14Ƃ-10Ɔ-8Ƌ8ǋ9Ő10ǌǥ11Qǔ16Ǎ18Ǧ25Ǣ27Ǆ
~merg	83 12ƃ32Y
~mers	69 -12R-8l-7Ų10k11Sǣ16ǇǓ18ǟ19ǔ20G26ǃǖ27Ɲ
~mes	59 -16n-15a-7yĴǄ7FTƙǉǋǟ8oĿƏƻ9ŻƟǊǨ10ǁǔ11Hť12Jŝǀ13ŒƁ14Ʀ15ǆ16Kǖ17Q18iƧǈ19W20Ǖǩ21ľ22Ǘ26Ř28Ɯ48w
~mes>	61 -16n-14a-7Ĵ7Tǉ8oFƏƙǟ9Ŀƻ10ŻƟǁǊǨ11ǔ12HǕ13Jǀ14ŒƁ15Ʀ16ǆǖ18Q19Ƨǈ20W23ľǗ24ǩ28Ř30Ɯ50w
~mess	80 10hũǚ11Ĺ12Ŧ17ť18ŝ24K27i
~met	51 -12ũ-11Ť-10s-9ž-8ĻŌƤ-7uŜų7gimPĿŴƯǓ8rEŃńƄƫǈǕ9ŔŽ10jŏŖŗūƬƵǛ11łŊŎ12ōƻ13ŵǍǨ14ĽŪŶư15Ř16Nƺ18ņŉ19ĸŞƶ20Ů21ƨ22Y24Ɖ25ŀ26ĺ31l
~met>	87 8Ľ9M11Ŏ14Ƶ
~meta	80 23Ǎ41Ɖ
~mete	83 15ư23j36Ů
~meth	52 -12ũ-9sž-7ĻŌƤ7mƦƯǓǖ8PĿŴƄƫǕ9girEńŔ10ūŽ11ĽŖŗƬǛ12łņŊǩ13ōŏǨ15ŪŵŶ16Ř17N18ŉƺ19ĸ20Şƶ23Yƨ28ĺŀ
~meti	87 -8ǩ12őǟ18ǈ19Ń
~mew	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v12ǝ17Ű18Ţ19Ś21Ŵƥ22Ƥ33ǩ
~mewh	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v13ǝ17Ű19ŚŢ21Ŵƥ22Ƥ
~mfo	78 10MTŌ15Ƴ17e19X
~mfor	78 10MTŌ15Ƴ17e19X
~mic	85 -11ũ8ǝ16Cť19ǚ
~mica	89 20ǚ
~mid	77 9L10v15i16a21N36ǎ
~midd	79 10vL16i17a21N
~mig	81 9Ɯ12oǁ18y19ōǎ31H
~migh	81 9Ɯ12oǁ18y19ōǎ31H
~mil	53 -15Ƣ-10Ƽ-7PżƷ7Ǚ8AQŪƸ9hFUǅ10zƻǐ11ĽźƜư13Ǖ14D15ŨƳ17uŖ18Ŵ20yƬƶ21Ə22Ʈ23Ƥ31n33ů34ƽ64Ů
~mile	64 -7Ū14ǐ15ź23Ŵ27Ə46ů79Ů
~mili	87 24Ľ33Ŗ
~mill	85 14Ǚ15Q19Uƻ22Ǖ25D
~mily	58 -16Ƣ-11Ƽ-7żƷ7Ŀƭ9Ƹ10hAFǅ11Ǉ12zư15ŪƜ17Ƴ18Ũ20u22Ƭ23yƶ25Ʈ26Ƥ37ƽ39n
~min	52 -11ţŤ-10ŷ-9IǨ-8gǄǋ-7dŏŝŠ7ĺĽŃŕƠƯǞ8apHĶűŸŹ9CŅǧ10iV11Ļ12ŌŚƾ13ƛǜ14NXł15ŎŨ16ńƶ19k20ǟ21P22ś25ƻ27Ŀž29MƬ32Ŋ35ǁ50O
~min>	77 7j8ƛƮ12MĴǑ13x14uĶ21ƻ35O
~mind	63 -11Ť-9uIN-8Ş7Ś8ZƳ9ĹǠ11MƠƯ12ĽŃ13P20X21Ũ22łŎśƶǁ26Ŀ31Ŋ38Ƭ
~mine	75 -8d9e10ińƉƺ11xŅ12Ŋ13Ś14ŸƤ15Ŝ16ǁ17ǩ19M
~ming	69 -11ŷ-9x-7ŏ7jƍ8Ǥ9ľĿǁ10ǝ12yĺŕ13HǞ14p15PV16CŹ18ƾ23k30ǟ
~mini	80 17ŗ47ž
~minu	66 -7ƒ7ń8afiŞůǁ9uŚ10ķ13Ļǧ21Ō30N37O
~mir	76 -13ǩ22u31x45w
~mira	76 -13ǩ22u31x45w
~mis	65 -12ĸ-10Ő-8Pţ-7ĴƼ7YŒ8ǟ9rsTƉǁ11Łŋǂ12ĵ13űƷ14t17Ǚ20Ş21a28Ŏŝ32š44ǚ46ō
~mise	87 10Œ14d18ǩ28Ŏ
~miss	68 -11ĸ-10Ő-9ǩ-8ţ-7ĴƼ8ptYŎ9rƉǟ10sT11ŋ12ĵŁǂ13ǚ14űƷ18Ǚ23Ş30ŝ34š50ō
~mist	83 -10P8t29a42ǚ
~mit	58 -10Ɨ-7ơ8yǍ9Ə14Ɠ15Š16Ǧ17Ÿǃ21Ō25Ǔ27Ź28Ǣ34ǡ53ŗ
~mit>	70 -26ž-11Ɨ8ƌ10yǍ18Ɠ21Ÿ26Ō27Ǣ33Ź36ǡ
~mits	61 -7ơ10Ə17ŠǦ27ž28Ǔ55ŗ
~miu	77 10X11œ16Ǥ30Œ
~mium	77 10X11œ16Ǥ30Œ
~mle	89 38Ǔ
~mles	89 38Ǔ
~mma	76 11n15y22ų23v38Ƣ
~mmat	77 12n23ų39Ƣ
~mme	68 -13Ƃ-10Ɔ-7nsƋ7ǋ8ŐǢ9ǘ10ǌǔǥ12Ɵ13ǎǚǟ15ǇǍ16B17ƑǦ20k22x24Ǆ
~mmed	87 12ǘ17ǎǟ23Ƒ
~mmen	89 -8s18ǚ21B
~mmer	70 -13Ƃ-10Ɔ-7nƋ7ǋ9ŐǢ10ǌǥ11ǔ13Ɵ15Ǎ16Ǉ18Ǧ21k23x26Ǆ
~mmi	82 8ŵ12T13ƍ
~mmin	87 14ƍ
~mmo	89 9ǩ15ǑǙ
~mmon	89 9ǩ15ǑǙ
~mmu	79 31ů41ŭ
~mmut	79 31ů41ŭ
~mne	87 49Ɛ
~mney	87 49Ɛ
~mob	87 10C15Ʒ26I
~mobi	87 10C15Ʒ26I
~mod	69 20ǩ30Ū36ƌ59ǣ
~mod>	75 64ǣ
~mode	76 24ǩ34Ū40ƌ
~mok	67 10Ɛ15Ƥ22Ǝ35ǂ79ƹ
~moke	69 10Ɛ15Ƥ23Ǝ37ǂ54ƹ
~moki	87 34ƹ
~mom	68 -9ŗ-8Ũ9Źư10Ưƽ11ŵ12q13Ƥ18j21ŐƳ24ŷ29ŏ37N59z
~mom>	74 -8Ũ-7Ƣ7Ƥ11ŹƯ14ƽ26ŷƳ50z
~mome	79 -10ŗ22j25Ő35ŏ45N
~moms	86 9Ƥ12ư15ŵ16q17z
~mon	45 -14ǔ-10ŭ-8Ŝǈ-7Hŝ7rGŹǕ8ŀŮƝǨ9Ĺš10ƃƱǉǖǘǠ11Ŀƾ12ƌƎƫƶ13ĶƘ15Ž16Ņ17ŧƟ18pŃ19AYƤ22TťŲ23X24ZƔ31d32Ơ34Œǝ36Ĵ38ŕ43Ʈ
~mon>	89 9ǩ15ǑǙ
~mone	59 -16ǔ-11ŭ-7Hǈ7ƪǕǝ8Tņư9ľŢƩǚ11X12rY13ZƝ15ŀŧǖǘǠ16Ĺ17ƌƱ19Ŀƫ20ƶ23ĸ27AƮ32Ų
~moni	81 26Ǝ33Ž
~mont	49 -10ǩ-7ĸ7vĺǧ8ĽŤǜ9GŘŮ10Ź11YĶǉ12šƃǊ13ƾ14Ǩ15Z17T19Ņ21pŃƟ23Ƥ24Ʈ25ť27Ɣ29X32ǝ34d37Ơ40Œ42Ĵ43ŕ
~moo	89 -23ţ14i15ƞ24Ů28ŧ
~mor	49 -17ŗ-13xǩ-12u-10ǅ-9H-8Uų-7jsQŐƓ7vĻǁ8ŃǙ9AZĽƦǦ10JRĸľĿŕƺǤ11FǄ12Ŧ13r14iũ15g17ů18Ʈ21ňť22V23ƭ24œ25ƕ33Y34ž35Ɣ36y40Lō
~more	56 -19ŗ-14x-13u-10H-9ǩ-8Ř-7sUųƓ7źƁƒƘ8vD9ǁ10Ļ11Aŕ12JľŃŷƺǦ13Ǥ14Ǆ15ƭ16Ŧ18grYĿũ24ň25ť27V28œ40ž43y48ō
~morn	70 9ŏ11ƽǝ13Ǚ18R26i30ů34L
~morr	65 7ƤǕǝ8Ƭ9Iǘ10ǣ12ű15Ʀ16ĸ24Y25L
~mort	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~mos	56 -11Ʈ-8ǖǣ-7ŷ7dnư8kĺ9ķ10XYŝƗ11ĹǊ13Ů14ŭƘǄǕ15ų17Ʋ20ǩ24Ŀ27Ǚ34ľ38ŗǔ
~most	56 -11Ʈ-8ǖǣ-7ŷ7dnư8kĺ9ķ10XYŝƗ11ĹǊ13Ů14ŭƘǄǕ15ų17Ʋ20ǩ24Ŀ27Ǚ34ľ38ŗǔ
~mot	63 -8ǐ7ş10ƫ11Ŀ12Ʋ13Ū14n15Żǀ17Ƥ20ſ25ƽ50z
~moth	75 13ƫ14Ŀ15Ʋ17n31ƽ60z
~moto	66 -9ǐ8ş14Ū16Żǀ23ſ
~mou	69 -7ǩ7ƚ8k9ƦƱ10arļ12Ŧ13Ɨǖ16XƓ17ŝ21u45Ƭ46ŗ
~moun	70 8kƚ9Ʀ10Ʊ13Ɨ14ǖ15Ŧ16Ɠ17X47ŗƬ
~mout	87 8ň13r14ļ24ŝ27u
~mov	61 -18ś-11ŨǞ-7Ť7ŭ9Œǩ10ĵǄ11Ń12ť13ŐƤ16ĺ19Ō22Ʒ30ŀ35y37n38ƞ45Ţ47G80H
~move	65 -17ś-11Ǟ-8Ũ-7Ť7ĺƟ8ŭ10Œ11ĵ13ŃŌ14Őť15Ƥ20n21yŀ23Ʒ28ƞ37Ţ50G56H
~movi	74 8Ō12ĺŀ13Ţ14ƞǩ18y22n34H
~mp>	61 -13Ŧ-11Œ-9Ňţǉ-7Ő7ǀǤ8ŗǚ10ƃ17ƀ21Ŕ25Ţ33œ36ǒ43Ɗ94ǣ
~mpa	51 -21Ū-17S-11Ļƀǣ-9CV-8fĺœ-7awHTŉŵƂ7Ǒǟ8qƇǈ9ƖǆǊ10ľŅǉ11ş12mţǁǠ13Ş14WƄơ15Ŝ19Šƕǡ20ł22ĶƧǞǨ23ƴ25Ǆǥ27ǅ28ń30őŝ31ŧ32Ő33ǃǐ35Ǧ36QŢ
~mpan	51 -21Ū-17S-11ƀ-10Ļǣ-9C-8fVœ-7wHŉŵƂ7šǟ8qƇǈǑ9Ɩǆ10ľŅŠǉ11Ǌ12mşţǁǠ14Ƅơ15WŜ16Ş19ƕǡ22ĶƧǨ23ƴǞ25Ǆǥ27ǅ30ő32ŝ33Őǃǐ34ŧ35Ǧ36Q38Ţ
~mpar	85 7ŗ15Š44ł45ń
~mpe	79 10ǀ15Ņ17űǣ21Ŕ22ş31ń
~mped	89 12ǀ24Ŕ
~mpl	56 -9őǃ-8ǧ7ǉǥ8Ƹ9Ʋ11ǁ12yVǑ13Ǝǈǣ16ư17qƧ19Ş20W21ƣ22S23Ǉ25Ļ28ơ31Qǜ
~mpla	80 13Ƹ31ǜ37Ş
~mple	75 -11ǧ-9ǃ7Jǡ11Ļ13Ʋ16ǁ17y23ư28ƣ39ơ
~mplo	58 -9ő7ǉǐ9ǥ12V14ǈ15Ǒǣ18qƧ20ǜ21W23S26Ǉ34Q
~mpo	69 9ƩǕ11ƶ13ōǈ17Ʊ27ľ38ƍ
~mpol	76 42ƍ
~mpor	76 10Ǖ11Ʃ12ƶ15ō19Ʊ30ľ
~mpr	78 -11Ŏ9Ǐ11Ǣ17ƌ18Ň25Ş33ƀ
~mpre	81 10Ǐ20Ň35ƀ
~mpro	87 -12Ŏ12Ǣ19ƌ29Ş
~mps	87 10Ɵ13ķ15ǀ17Ň24ǣ
~mps>	87 10Ɵ13ķ15ǀ17Ň24ǣ
~mpt	80 -11ţ8y18ǘ28ĺ43Ɵ
~mpty	82 8y44Ɵ
~mpu	76 -9ķ8bd9J10ŚƝ17Ű18Ǐ26Ǘ42ǘ
~mput	76 -9ķ8bd9J10ŚƝ18Ǐ26Ǘ42ǘ
~mrs	87 20a37f
~mrs>	87 20a37f
~mry	89 10Ŭ36Ū
~mry>	89 10Ŭ36Ū
~ms>	61 -7ň7Ƌƛ8ư9ŵƼǣ10Ž11qzǕǘǩ12cƻ14ńŧ15Ɯ16g17ƌ18ľƎ21ƚ24ǜ25Ƙ30Ɔ31ţ
~mse	86 7ƨ13x14az15t16Ʒ
~msel	86 7ƨ13x14az15t16Ʒ
~muc	44 -21W-20Ƃ-17ŧ-14ŏ-13Ĵ-12ŭ-11Ť-10ŷ-9Fƅƭ-8ŐŵƆƞƤ-7aHŴǕǟ7zų8Ɗ9qŢƥ10Ɣư11Řűƶ12OƌǓ13ƘƝǢ14Ʒǩ15ZĶŬǦ17ƱǛǡ18Ơƪ19Ɠ20ſǉ23Ɨ24Ŀƃ25YƧǊ26ķƨ27T28XƒƦǏ29ŅŮ31ŗ38ŦƬ42Œ45œ
~much	44 -21W-20Ƃ-17ŧ-14ŏ-13Ĵ-12ŭ-11Ť-10ŷ-9Fƅƭ-8ŐŵƆƞƤ-7aHŴǕǟ7zų8Ɗ9qŢƥ10Ɣư11Řűƶ12OƌǓ13ƘƝǢ14Ʒǩ15ZĶŬǦ17ƱǛǡ18Ơƪ19Ɠ20ſǉ23Ɨ24Ŀƃ25YƧǊ26ķƨ27T28XƒƦǏ29ŅŮ31ŗ38ŦƬ42Œ45œ
~mum	79 35ŗ47ž
~mum>	79 35ŗ47ž
~mus	80 -11Ǆ-7Š9ǔ11cx13ŰųŶ18ń23Ũ38ǩ
~must	82 10ǔ11c12x14Űų19Ŷ24Ũ
~mut	77 -8u9ƴ29Ő31ů40ŭ
~mute	80 32ů36ŭ
~mv>	89 30Ƅ
~my>	56 -8s-7KłƳ7ǞǠ8Q9zńňƲǖǟ11f12ư13jņ14Ů15Ŀ16bō19JŶ21LM43Ľ44ǩ46ļ
~mys	82 8Ž10Ż12ǃ14Ŷ16ƻ19g
~myse	83 8Ž10Ż14Ŷ16ƻ19g
~na>	82 12Ǖ13Ÿ16ƹ19Ɵƿ22ƥ
~nac	81 12ĸ13Y23Ɗ29Ƌ
~nace	81 12ĸ13Y23Ɗ29Ƌ
~nad	83 8ǝ14a16Ŀ36ƚ
~nado	83 8ǝ14a16Ŀ36ƚ
~nag	65 -17Ǎ-12ũ-9ƣ7ŎƂ9ǌǜ10hŭ13ź16v21ŵ22Ƴ25ŹƮ29ǈ50ơ
~nage	66 -17Ǎ-12ũ-9ƣ7ŎƂ9ǌ10hŭǜ11Ƴ13ź17v21ŵ25Ź26Ʈ29ǈ51ơ
~nal	60 -10Ǧ-7ž7Ǥ8ƿ9fIT10tƃƋ12ƌ13Jǌ14lQƟǧ15ŊŭƂƈ16k18ƞ19ǚ20Ł21ǎ28ƗưǓ
~nal>	62 -10Ǧ-8l-7ž7ǒ8Ǥ9ƿǓ10fIT11ƃƋ12ƌ13ǌ14Jǧ15QƟ16ŊƂƈ17ŭ20ǚ22Ł23ǎ30Ɨư
~nall	75 9cjĺ14t22k26ƞ28l
~nam	45 -26ǩ-11uvƸ-10q-9Ǆ-8xņƗǋǣ-7ĹşťŧŨŹǟǥ7Ưǌ8ŷǧ9sơƲ10hƻ11Ʀǂ12ŁƕƨǠ13AĽǘ14iƢǐǒ15źƾ16tFľřǓǗ17ķ18œ19Ŧ20Ʒ22Ś23ļ25Ǥ29ŐŒ30QĸŜ35ǈ40b44ƫ50a52ǃ57o84w
~name	45 -26ǩ-11uvƸ-10q-9Ǆ-8xņƗǋǣ-7ĹşťŧŨŹǟǥ7Ưǌ8ŷǧ9sơƲ10hƻ11Ʀǂ12ŁƕƨǠ13AĽǘ14iƢǐǒ15źƾ16tFľřǓǗ17ķ18œ19Ŧ20Ʒ22Ś23ļ25Ǥ29ŐŒ30QĸŜ35ǈ40b44ƫ50a52ǃ57o84w
~nan	68 -9ZǓ-7Łƹ8ŉƮ9Ɵ10Ƣƣǂ13ŊƄ15ĸ17B20A25F31Ǡ33Ɯ35Ŭ37Ư
~nanc	72 -8Z10Ʈ14ŊƯ15Ƅ16ĸ18B22A33Ǡ38Ŭ
~nann	87 8ų13Ɯ31Ư
~nant	82 -10Ǔ-9ƹ12Ɵ13ƣ14Ƣ15ǂ29Ɯ31F
~nap	85 17ś19C31Ž
~nap>	89 18ś
~nat	78 -14ţ11Ľő13gŁ14ŔŠ21ǜ28lŐ
~nati	80 -14ţ12ő14Š15Ŕ22ǜ29lŐ
~nb>	86 36Ɯ
~nc>	89 11f14o17p21q
~nce	42 -14Ǆ-11Q-10ƒ-9ŭ-8ŔŤƮǑ-7cTŵǗǦ7ŞŹƙǨ8Ŧǣ9bVĽĿƧƪ10PŐşťƦǒ11ŀŒƩ12ŁŨƃƬƭƹǓ13Ƴƽǟ14GŏƁǥ15itASőƕǡ16Ƅ17ņň18ǌǞ19WƔ20ľţŬƑ21ǅ22Ƽ24Ƶ29ũ39š
~nce>	43 -14Ǆ-11Q-9ŭƒƸ-8Ǒ-7cŤŵǗǦ7ĸŞƴ8ŹƙǘǨ9ŦƧƳǣ10bVĽŐŧƦƪƵ11şťǒ12PŒƩƬƭƹǓ13Ũƃ14ƁƑǟǥ15ŏ16iGSľŁőƕǡ17tƄ18Aň19ņǌǞ20WƔ23ǅ24ţ31ũ
~nced	80 -9Z-7D9Ƒ12J44Ŭ
~ncel	78 -10Ƽ11ŉ40Ƶ71š
~ncer	74 -10š-8ǂ8Ƴ9ľ10Ƹ26Ŀ27ŀ33ƽ50Ƽ
~nces	85 -7Ʈ14Ǡ17Ŋ21Z
~nch	72 -10ƞ-9Ń8j10Oưǈ11LŌǋǥ12Xń14qN15Ľ16Ɔ19ƺ28Ƒ40ǩ
~nch>	76 -10Ń11O12LXŌǈǋǥ13ń15N16Ľ18Ɔ43ǩ
~nche	83 -11ƞ10j13ư23ƺ34Ƒ
~nci	74 9ǃ10Ʈ12ř13Y14Ư16ĸ17Ɣ18B21Ǡ23A
~ncia	78 11Ʈ15Ư17ĸ19B23Ǡ25A
~ncl	69 -10Ǉ8ư9Ɓ10œ12Ơ13ǟ14ǣ16Ɔ18ǉ19B29ŏ
~ncle	83 7T8Ƴ9ư16ǟ23B
~nclu	72 -11Ǉ7s10Ɓ11œ13Ơ14ǣ17Ɔ19ǉ30ŏ
~nco	65 -7Ʒ8ƭ9ǃǔ10Ƭǆ12u25ƮƯ26Ŷ32ǝ41T
~ncom	67 -7Ʒ8ƭ9ǔ10Ƭ13u26ƮƯ33ǝ42T
~ncor	85 14ǃǆ
~ncr	80 21Ŕ34œ
~ncre	80 21Ŕ34œ
~ncy	82 7Ƙ8Ľ11ƃ16Y
~ncy>	82 7Ƙ8Ľ11ƃ16Y
~nd>	28 -22ǩ-21Ʀ-20ơ-18H-17Ř-15Ĵľ-14Ŷǋ-13űŲ-12xŅ-11jŀŗ-10Ǔ-9ĸŞšƒƧ-8ŉũŰƘƝ-7mŝŨŵŸƞƵǎǟ7GŁşťŹźƆƉƖƱƿǖ8Wŏůƃǆǉǐ9BŊƗƠǢ10fqƍǙǧ11rszĵłōŎƲǃ12ŷǕǥ13AƇǌǤ14bŴżƬưǏ15vNTŚǂǄǣ16nĻŌŒƓƔƩǇ17DĹƫ18ghńǈ19klwŦƕ20ZļĿŠƎƨ21ƟƯǚ22d23oƶǞ24ś25t26ķƺ27ƚ28Ʒ31J32XƋ33a34C35p36ųǁ45Ū
~nda	76 -9Ƅ8ſ9ơ11Ŭ12IŪƴ13L15Űǚ22Ʒ25Ƈ
~ndat	85 -9Ƅ10ơ17ǚ28Ƈ
~ndb	86 13x24ǜ
~ndbo	89 25ǜ
~ndd	86 9YƶǓ10ś16Ƙǅ
~ndda	86 9YƶǓ10ś16Ƙǅ
~nde	52 -9Ǎ-8s-7ŊƉ7ŠƣǑ8iŚſƖƲ9hųŻ10c11xŪǀ12ŎǌǤ13ŅŖşŦƺ14ŮƊƙ16ĺň17ŉ18Ŭƪ19Ÿƒǃ20X26n29ż35Ƅ38ǅ39ƕ
~nded	75 -9ť7OƄ9ļ10lN13Š14Ŧ17ż29Ÿ43ǅ
~nden	89 17Ǒ
~ndep	89 17Ǒ
~nder	54 -9Ǎ-7sŊťƉ7jƘƛƣ8ƖƲǅ9hiŚųŻ10ſ11c12xũŪǀǤ13Ŏǌ14ŅŖşƺ15Ɗƙ16Ů18ĺň19ŉŬż20ƒǃ22Xƪ27n31Ƅ41ƕ
~ndi	68 -7Żǂ7ĺĽňƪ8ĸƑ9Ŕǌ12ŨǢ13I16Zŕƴ19Ŏ20śƉ33űƼ
~ndin	76 7ň8ĺĽ9Ƒƪ12Ɖ13Ũ15I18ŕƴ19Z23ś
~ndit	74 -7ŻƸǂ9ĸ10Ɖ11Ŕǌ21Ŏ36Ƽ37ű
~ndk	89 9k23ƶ
~ndki	89 9k23ƶ
~ndl	58 -16Ś-12Ƅ-11Ɣ-10Ť-8ǩ7Yǧ8sľŃŖǈ10ǖ12Ł16Ǡ17ƠƷ19c22Iĸ23şǜ26F27Ŝ30ơǘ37ŧ41ǌ
~ndle	64 -16Ś-11Ť8Y10sŖ11Ń12ǖ13ǈ15Ł19ƷǠ20Ŝ21c24ĸ25ǜ26ş35ǘ41ŧ
~ndli	87 15Ŝ36I
~ndlo	68 -12ƄƔ-7ǩ9ǧ21Ơ31F37ơ50ǌ
~ndm	83 9n10ǔ15Ư16ŷ
~ndma	86 9n10ǔ11ŷ16Ư
~ndo	76 -9Ʃ9Ļ10ǌ11Ɛ13Ť14jƚƦ18k60Ǖ
~ndor	82 66Ǖ
~ndow	85 -10Ʃ10Ļ11ǌ15Ť16jƚƦ
~nds	56 -14s-13d-8AQǅǊ-7kWǒ7qLRŧƏǂ8FƨƩƽǎǨ9tPťƯ10bNĸƤ12pŲǚ13ƜǇǓǧ15uŭ16Ƙ17oƧǄ19rB20ŕ21ŐŴ24ūƪ33ƺ
~nds>	57 -14s-13d-8AQǅǊ-7kWǒ7qLŧƏǐ8FRĸƨƩƽǂǎǨ9t10NPřťƤƯ11bū12pŲ13Ǉǚǧ14Ɯ16uŭƘ17oƧ19rB20ŕ22ŐŴ25ƪ33ƺ
~ndsh	83 -7ƚ8ű11Ǔ17Ɓ20ū
~ndy	77 -7ŏ9v10ŭ11ř12M15ǖ43Ś
~ndy>	77 -7ŏ9v10ŭ11ř12M15ǖ43Ś
~ne>	37 -18TŎƕ-16ŭ-15Ŕ-14WǓ-13Ɲ-12Zŀ-11ltHRšťŮŹơƭ-10kpUĺňŢƨǑǚ-9dYĸĹŉō-8aƃƜǌǎ-7oLĿŗƞƥǙ7uEOŕŘŞŷǦ8mqwƋƩƶǁǄǟ9ŋŪſǐǛ10vXŐŒűƦƧƹǣǥ11MŌţƯƵƼǜ12SƆƔǨ13DŅŚƌƍƎƫ14Ɖƛǩ15KńŖƳǍ16ųŵŶƴǝ17Ļũżƿ18ľƷǕ19Aœ21iņ22ƻ23Žƙǖ24ǡ25yŁ26ƺ28şǋ31Ɵ32Ŵ33b36Ń38ǔ39I
~nea	66 -13ƛ-11I8ǘǤ10Ƒ11Ʒǩ13ƚ14zŚ17Ǚ24Ə25Ƽ30C40ƙ
~near	67 -13ƛ-11I8ǘ11ƑƷ13ƚ14Ś15z18Ǚ25Ə31C41ƙ
~nec	87 15I20U32j
~ned	52 -14ǩ-10ő-9ť-8ķĻ-7OŵŻƌƧ7nAũƤƺǘǝ8sĹƑǏ9cxńţŨǀǓǤ10mYōƲ11iyŔ12vƪ13ſƓƢƫ14š15ŀ16j17ƳǛ19Ǣ23Ŗƛ26ņ27ǅ30ƴ33Ť
~ned>	52 -14ǩ-10ő-9ť-8ķĻ-7OŵŻƌƧ7nAũƤƺǘǝ8sĹƑǏ9cxńţŨǀǓǤ10mYōƲ11iyŔ12vƪ13ſƓƢƫ14š15ŀ16j17ƳǛ19Ǣ23Ŗƛ26ņ27ǅ30ƴ33Ť
~nee	48 -16Ʀ-11Ļ-10ǩ-8ŉŖǒ-7AIǞ7gFOŷǆǠ8ť9cdŘƺ10pYƒǅǏ11uvEƤ12ŪƍƜƾǊ13msƁ14ūŵ15G17t18ŀǌ19e21ŃƬƯ24ƕǁ25ĹŎ33ƭ37Ł38ǧ40Ǧ44Ƅ
~nee>	87 14Ƹ34t
~need	48 -16Ʀ-11Ļ-9ǩ-8ŉŖǒ-7AǞ7gFOŷǆǠ8ť9cdŘƺ10pYƒǅǏ11uvEƤ12ŪƍƜƾǊ13msƁ14ūŵ15G18ŀǌ19e21ŃƬƯ24ƕǁ25ĹŎ33ƭ37Ł38ǧ40Ǧ44Ƅ
~nef	65 9Ƨ13Ʀ15Ƭ33ƫ35W
~nefi	65 9Ƨ13Ʀ15Ƭ33ƫ35W
~nei	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~neig	70 7ĸƟ8Gƒ9Ƥ10ļƙǩ11Ǎ13Ņ14B18C21Ɯ22ƞ
~nel	87 -17ƈ8ƃ11ǜ19Ɖ20Ƌ
~nen	87 32Ʃ
~nent	87 32Ʃ
~ner	54 -17d-13ŗ-12žǄ-11ǈ-10ŇƽǇ-8Ƥ-7QĻƝƯ7ŁƐƷǣ8sơƿǟǢ9arƅ10L11ǀ12PǓǠǥ13ĺƕ14ŹƮǌ16Fǂ17tĿƻ18Ŵǧ20q21ƨǔ22ǡ23o26p32ư42Ǩ52ǆ
~ner>	62 -9ƳǄ-8ŇƤ-7QƸ7ľŐ8nN9oAƐǆ10ĺŁƿǣǩ11pơƷǟǢ12sLƅǁǂ13arƨ14Ʈ15P16ǌ17Ǡ22t25q26F30Ǩ
~nera	66 -13ž-7ŗ7ĺƸǖ12Mǅ16Ƴǧ17Ǔ30ǡ41ư
~ners	67 -20d-12ǈ-11Ǉ-8ŗ-7Fǁ8ĹƦǂ9Ɠǉ12ƨ19oŹ20ƕǥ21pǨ25ƻ26Ŵ32ǔ56ǆ
~nerv	83 12Ƽ21ǀ32Ŀ
~nes	46 -20Ƃ-13DŦ-11vƭ-10ŨƱ-9GV-8ńǇ-7tRōƗơƮƷ7wZŖƀƑ8ĶǍ9Y10hAŐƛ11Mǀǘ12ǛǠ13ŉƝ14ţƵǏ15Ǧ16uŎƎ17ǐǔǙ18ǆǎǨ19ųƚǝ20yǞ21ƽǡ22ŭǅǟ23ǂ25Ǌ26ǃǄǋ28Ǒ33ǥ37Ǣ
~nes>	59 -18Ɲ-13Ŧ-11Ʊ-7Ŀń7Žſ9ŕŵƉƽ10Ś11ZƀƑ13Ū15hw17ŉǀ18Ő20ţǂ21Ƶ22Ǝ24u26ųƚǏǑ27Ǣ
~ness	50 -21Ƃ-14DŪ-8GVŨ-7tōƗ7ǩ8Ťǂǘ9Ǒ12A13M14ǛǠ15ƽ17ǎǢǦ19Ŏ20ǐ21ǆǔǙ22Ǩ24Ǟǡ25ŭǝ26ǟ27ǅ28Ǌ30Ɲ31ǃǋ32Ǆ37ǥ
~nest	76 -14v-12ƭ-10ŵ8ĸ9ňǘ11ĿŢ14Ňƿ16Ķ18Ŗ20Y38y
~net	80 -18n-8ť-7DTĻ7ƻ10ƪ12J14Ņƌ28ķ34ǩ
~net>	81 -8ť-7DTĻ8ƻ10ƪ12J14Ņ29ķ
~nev	69 -10ŷ-7ŎŖ7Ƃ8eņřƚƴǔ9lƙƹƿ12ŝ14ǀ16ő18Ǚ23a
~neve	69 -10ŷ-7ŎŖ7Ƃ8eņřƚƴǔ9lƙƹƿ12ŝ14ǀ16ő18Ǚ23a
~new	52 -14ŷǩ-13Ɖ-12ǋ-11Ƣ-9ơƩ-8ŏŐŖ-7Ĵ7őŸƀƻ8HƄƕ9DǙ10UśƁƋǕ11xƗ13Ơ15Ŝ16ƌ17ŒƵ18ĺ20š22Ź23Ƥ25ƈ26ƞ29iǅ30Ŷ31S32ƅ33G35Ĺ42Ǟ61ŕ
~new>	56 -24Ɖ-14Ŝŷǩ-12ǋ-9Ʃ-8jŏơ-7ĴŖƢ8œũŸƀƻ9Ƅƕ10H11DƋǙ12UƁǕ14ƅ17Ɨ18Ĺ19GŒƵ20ĺ21ƌ24Ź27Ƥ29ŕƈƞ32iǅ34SŶ37Ǟ
~newa	66 7Ǟ12š15ś23Ĺ25ŕ36Ŝ
~newe	79 -7Ƣ10Ū14Ɖ22š26Ơ30ƅ
~news	87 18j35ŕ
~nex	66 -12Ʊǥ-8ƭ8pŹ9mũ10ſ11Ń12ǖ13ǩ15ƫ16ĺř17Ǟ18ŕƖ19kĸ20HŎ23y26V40Ǎ
~next	66 -12Ʊǥ-8ƭ7ŗ8pŹ9m10ũ11Ńſ13ǖ14ǩ16ĺřƫ17Ǟ18ŕƖ19k20H21Ŏ23y26V40Ǎ
~ney	58 -16ǔ-10ŭ-7mHǈ7ņƪưǕǝ8T9BľŢƖƩ11X12Y13ZƝ14ŀ15ŧǖǘǠ16ĹƱ18ƌƫ19rĿƶ23ĸ26AƮ31Ų32Ɛ
~ney>	58 -15ǔ-10ŭ-7mǈ7ņƪưǕǝ8TĿ9BľŢƩ10Ɩ11X12Y13ZƝ14ŀ15ŧǖǘǠ16ĹƱ18ƌƫ19rƶ23ĸ24Ų26A27Ʈ32Ɛ
~nfe	89 20ţ33x
~nfo	76 -10Ƶ7ļ14Ľ16Ŋ18Ļń39Ǘ
~nfo>	83 -10Ƶ8ļ18Ŋ20ń26Ǘ
~nfor	81 11Ľ17Ǘ21Ļ
~ng>	28 -19ŐƩǔ-17s-16ǌ-15ŗ-14ļƈ-13ŌŜƔƷ-12ƺ-11Ťǡ-10oBDŎƫǆ-9ƅƧ-8WŊœƚƢƶ-7Aƃǈǎ7elŠŦƬƸǛ8ŵƋƓƤƯǓǠ9uKŔŕůƼǜ10hŅťŸ11żƻǄ12ńŋƛƣǊ13LĹŉŒƂǙ14fI15gĵŶŽƮǀ16zFTĽŲŹƒơǝ17qZǅ18rO19UĴłŮƭƳǍ20PSľŻƍƞ21ĻŝŢũƨ22ţƖƹ24ŏ25ĶƄƵ26Ƙ27ō29ǩ31kXŞ32xy34Ŀ35ǟ36ŀ38j39H40iĺ43tǞ50V
~nga	82 -9x11Ɔ15Ƙ25ƞ31f
~ngag	85 16Ƙ32f
~nge	54 -9P-7cŗƘǩ7qvƻ8yĵűƜƟƷ9uƛ10Vƺ12ŕƭ13pƧǞ14fTŞ15K16Ųƃ17Ǖ18ƸǙ19Ň20Ŕ21Ŏ24ƫ25Eĺ35ũ39ǀ
~nge>	63 -8Ǟ7Ţ8IXƵ10q11űƛƷ14E15ŔƧ16Ǖ18K19T23Ş24Ňũ26Ŏ
~nged	67 9ũ10ƻ11ƃ12Ŕ14ƺ17Ƹ27ĺǞ
~ngen	89 43ƫ
~nger	70 -14v-10P-8ŗ-7Ƙ7hO8śƿǌ9Żƭ11Ɯ12ƃ13ũ17ŕ18E19f22pŲ25Ǚ35ǀ
~nges	77 -7c8Uƅ9Ƹ10H14Ɵ15uĵ17V27v
~ngi	68 -14ƈ7T9Ŕź10t12q13ű14Ţǟ17Z19ĹƵ23V28i30Ƒ32Ɨ
~ngin	69 -14ƈ7TƸ9Ŕź10t12q14Ţűǟ17Z19Ƶ20Ĺ24V29i31Ƒ33Ɨ
~ngl	68 -7ő7ƫ12b13Ɔ14ƚ15ǅ21Ƙ27f42Ɖ44ƈ
~ngle	68 -7ő12b13Ɔ14ƚ15ǅ21Ƙ27f42Ɖ44ƈ
~ngr	80 8Ɣ9ƺ13ǟ15ƞ
~ngra	82 8Ɣ9ƺ13ǟ15ƞ
~ngs	54 -11ǩ-8BĶ7TŀłŉŝƤƳǛ8şƵ9ƶƹǄ12iķŊ13ǈ16UƮ18Řǟ19Ƣ26AƗ28ƥ31Ĺ32Y
~ngs>	54 -11ǩ-8BĶ7TŀłŉŝƤƳǛ8ş9ƶƹǄ12iķŊ13ǈ16UƮ18Řǟ19Ƣ26AƗ28ƥ31Ĺ32Y
~ngu	77 9ň10x11ŉ12vŹ19b25u28ǩ30Ǝ
~ngui	86 34Ǝ
~ngun	89 12x14vŹ29u
~nha	85 -16ŝ-8n10Ƥ15ƻ43Ş
~nhap	87 -16ŝ45Ş
~nic	65 -13ǟ-9QƩ-8Ŀǎ-7Ŗ7GƟ8ckƧ9ŘƁ10qFƉ11Kǃǉǩ12iŧ13tPUŵƪ14ş15Ŷ19ƞ20ƹ24j30Ƙ32ǈ34ƾ
~nic>	86 15K18ŵ19t47ƾ
~nice	69 -13ǟ-10Ʃ-9QĿ-8ǎ-7Ǆ7bmŬ8GƟ9ckƧ10Ɓ11qƉ12Fǃǉ13i14Uƪ15P16şŶ21ƞ26j27Ƙ
~nico	89 29ƹ
~nics	89 7Ƙ22ǩ27ǈ
~nie	73 -8Q-7V7hĵ8Mƿ13ŀş14m22ń24ƴ32Ţ
~nied	89 31ƴ
~nies	75 -8Q-7V7š8hĵƿ13ŀ14ş15m22ń33Ţ
~nig	60 -13HW-10P7Ɯǘ8Lľ9ǝ10jŕŖśƦƻ11r13Ƥ14Ųƿ16Ɛ19Ļ20nƞ22Ǐ25R28Ŀ29ǖ30ǎ33x56Ű
~nigh	60 -13HW-10P7Ɯ8Lľ9ǝ10jŕŖśƦƻ11r13Ƥ14ƿ15Ų16Ɛ19Ļ20nƞ22Ǐ25R28Ŀ29ǖ30ǎ33x56Ű
~nim	75 16ŗ41h44ž
~nima	85 47h
~nimu	80 17ŗ47ž
~nin	53 -12ǈ-11n-9FƱ-8ƟǢ-7cŪ7uŰǀǉ8rŋŐŴǌ9TŒũƼǎǟ10ƖƮ11HńŶ12y13jĿźƌ14Ɯ15di17Ƥ18q20ǝ21ů23Ǒ27Ǚ29R33Ǟ36L44ſ
~nin>	69 -13H-8Ǚǩ7Vǚ8f9ńŋů10Űǌ11dqĸŀƖƽ12Őǉ13ƌ15ǟ16Ŵ17j21Ŀ22R
~ning	59 -12ǈ-8F-7Ɵ8Ŏ9u10r11hqTũƼǀǩ12Œǎ14RŶ15iƤ16yůź17Ɯ24H26ǝ31L34Ǟ37Ǚ
~nins	67 59ſ
~nio	75 -16ĵ10ĻƦ13Wƕ14ļ16wŬ17Y18a19Aƨ
~nion	78 -16ĵ11ĻƦ13W14ƕ15ļ17YŬ20A21ƨ
~nior	87 22a23w
~nip	89 17ķ28h
~nis	68 -11Ŋ-8ƈ7Ťź9Ɖǡ11Ǆ12Ɨ17ƌ18P19ņų21ǈ25mƊ30ǩ
~nish	70 -12Ŋ-8ƈ7Ťź9Ɖǡ12ƗǄ18ƌ20ņ26mƊ32ǩ
~nist	87 23P28ǈ
~nit	66 -18Ɔ-16Œ-7ơ9a10ǌ11V12ǋ13Ơ16ƌƢ19G20DƎ22Ɨ26Ž27Ƥ31ƥ40ƣ
~nit>	76 -20Ɔ-18Œ-7ơ10ƣ11ǌ15Ƥ16Ơǋ25Dƥ
~nito	81 26Ǝ33Ž
~nits	86 -7Ǉ19Ƥ42ƣ
~nitu	80 12ƥ20Ƣ23G28Ɨ
~niv	83 9Ʊ20y23Ʃ
~nive	83 9Ʊ20y23Ʃ
~njo	82 -8P11ǟ21g24t43U
~njoy	82 -8P11ǟ21g24t43U
~nju	73 9ŗ33ǣ39ƃ52ž
~njur	73 9ŗ33ǣ39ƃ52ž
~nk>	54 -19ř-16ƨ-13ƦǄ-10œƭ-8ĹŎǠ-7qŁţ7OƏƑƯ8mķļǊ9hƒƛǋ10ƋƓƷ13ľűƤǝ15Ƅ16Ŗ17GŔ18ŨƬ20HY21Bĸ25Ŭ27e28Ň31Ĵƿ34ǩ39ƕ41r
~nki	67 -13Ŷ-9ư-8ǩ-7Ƽ7Ǧ8Ƣ10ƀƅ11HĿ15Š16ƿ21ĺƳ22XƵ26V27yƬ28ƭ
~nkin	67 -13Ŷ-9ư-8ǩ-7Ƽ7Ǧ8Ƣ10ƀƅ11HĿ15Š16ƿ21ĺƳ22XƵ26V27yƬ28ƭ
~nkl	76 16H30ƣ32Ǎ
~nkle	76 30ƣ32Ǎ
~nkr	87 27ĵ
~nkru	87 27ĵ
~nks	72 -11Ķ-9Ũ8ǜ9ƿ10ķ12ƴ15tƙ24r27k42Ǜ
~nks>	74 -11Ķ-9Ũ9ƿ10ķ12ƴ15tƙ25r43Ǜ
~nksg	86 11ǜ35k
~nli	75 -15I-7Ĵ14K16ń17Ǖ23Ľ25Ņ45ǖ
~nlin	75 -15I-7Ĵ14K16ń17Ǖ23Ľ25Ņ45ǖ
~nly	64 -12T-8Ş-7ǡ7mƀƎǉǢ8ŴŷƼƾǈ9ƘƜƲƳ10Rń12Ļ13Ƣ14ţŲ15ųǚ16ľ17ǇǛ19Ū20ǖ22Ʈ24ŭ
~nly>	64 -12T-8Ş-7ǡ7mƀƎǉǢ8ŴŷƼƾǈ9ƘƜƲƳ10Rń12Ļ13Ƣ14ţŲ15ųǚ16ľ17ǇǛ19Ū20ǖ22Ʈ24ŭ
~nne	71 -9Ʒ-7Żǁ7I8ǜ10CNŔ11nƦ13ƛƮƿǀ15Lǩ17y24A26ƻ
~nned	83 -7Ż8k9ĸ13Ŕ17ǀ21y
~nner	78 -8Ʒǁ7ǔ12nN13Ʀ14A15ƿ17L18ǩ19Ʈ29ƻ
~nni	65 -10F7f9VŤ10quĸĿ11HŋŐ12h13ŒƼ14ńŴ16ŶƤ17ǟ18ƌǝ20y
~nnin	65 -10F7f9VŤ10quĸĿ11HŋŐ12h13ŒƼ14ńŴ16ŶƤ17ǟ18ƌǝ20y
~nnu	76 9ƪ12ǉ16Ǌ20T22Ů
~nnua	76 9ƪ12ǉ16Ǌ20T22Ů
~nny	81 -10l-8g7ų12Ɯ14Ʃ22j29Ư34ǩ
~nny>	81 -10l-8g7ų12Ɯ14Ʃ22j29Ư34ǩ
~no>	56 -22Ŕ-14ǩ-10ƵǛ-9ĴňŪƛ-7wķņ7LWZƽǄǤ8cưƳǚ9lXŖŲǡ10sĽżƸ11ƄǇ12Ž13ŏ14Ɲ15řŤ17ſ18uŃ19ƿ20Ɓ24Ň28ŉš32ŵǁ59ƴ
~nob	71 -7G7K8sƷ9n10ƿ11Ưƺ12Łƭ17ŷ19Ŗ26Ş29g31Ƌ32Ɵ
~nobo	72 -7G7K8s9nƷ10ƿ11Ưƺ12Łƭ18ŷ20Ŗ26Ş30g33Ɵ
~noc	81 8ţ9mƟ10Ĵ22Rƌ24ź
~nock	82 8ţ9m10Ĵ22Rƌ25ź
~noi	85 -10Ə7N19C21Ǝ22ǩ
~nois	85 -10Ə7N19C21Ǝ22ǩ
~non	78 -7Ƶ7Ş11ǂǥ14xƀ17ƹ34š
~non>	82 12ǥ13ǂ35š
~none	89 -8Ƶ8Ş16xƀ
~noo	80 -12Ń-7I8g9Ļ12CŌ14ǧ16j17i28L
~noon	81 -12Ń8g9Ļ13Ō14ǧ16j17i28L
~nop	89 19X31ƻ
~nor	63 -7ƝǇ9ł11j12ƾ13D14A16Ǐ17R23ŭ24ź27T
~norm	64 -7Ɲ7n9ł13ƾ14A17RǏ23ŭ
~nort	86 8l17j18D38T
~nos	78 -9š7ƽ9l15ź16Q24Ŋ34Ƽ
~nose	86 -10š23Ƽ
~nosy	87 11l16ź27Ŋ
~not	44 -13pķŝƧ-12YůƭǇ-11qSƬ-10Ŏ-9Ɨǃ-8iNVłŤƩƶƽǢ-7AřƌƑƓƞƲǄ7eoŴŸƔƙ8BKŃŇźƤƥǝ9XŅŐ10hlĵŖƃƪ11HĽƨƹ12QšŶƸǒ13cŨżǠ14IŘ15ryƱǨ18ŏŬǑ19ƻ20bf21ţƴ23Lſ24v26Ɵ28Zǩ31Ş34ō36ŵ56ŀ
~not>	46 -12ŝ-11YƧ-10pqǇ-9Ŏ-8ķĹŴƨ-7iVĿłţŤƗƦƲǄǘ7eMńŢťƆƊƢ8sĴŕŽƳ9oBEźżƙǝ10KŇƤƥ11ĵƃƟ12ĽŅƪ13lQXƴƻǒ14LŨ15ŖŘǠ16cƱ17rō18vŵǨ20Ǒ23bf24ǩ34Ş64ŀ
~note	76 -15ƭ-9Ĵ11Ŋǘ13Ń16Ʒ19Ɣ23Z24ō43Ŭ
~noth	63 -11ů-10d-8Ƭ-7Ūǃ7Ż8Ź9ŲƐ10vĿƸƻǞ11šƼǥ12ĻŐǩ13ZŸƴ14LŶ15HƦ16Iō19ƹ20ŏ22Ŵ23Ɵ27yŵſƨ40ţ
~noti	78 11K12H21Ĺ
~nou	70 -9ǡ7ŹƯ9ŀ10Ŏ11Ɨ12rĶ13ŷ15y16j20ž21b22ť32Ƭ
~noug	72 -9ǡ7Ư8Ź9ŀ10Ŏ11Ɨ12rĶ14ŷ15y17j21ž23ť33Ƭ
~noun	87 27b
~nov	86 -9x17Ǌ31ƌ51ǜ
~nova	89 32ƌ
~now	43 -14Qş-13ǎǔ-12ſƂƬ-11ŀŎ-10VŤŽǈ-9iWŠšǅ-8dEMŢƮ-7aLUĿųƕǋǖ7qPYŘűƛǣ8fxZƩ9ĵĹŃŴŹƎƓ10hpwFĸŌō11Aƿ12GĽƦƧ13ǃ14Ŝ15rǩ16ŲƸ18ŗ19Ņ20Ƴǟ21js22ň23cĴ25Ő27ǥ29ũ30ŖŨƟ31ŉ33ĺ41ŏ51N52Œ
~now>	44 -14Qş-13ǔ-12ſƂǎ-11ŀŎƬ-10xVŠŤŽǈ-9giWšǅ-8dEMŢ-7aLĿƕǋǖ7qPŘƛǣ8fYZű9vĹŃŴŹƓƩ10pwFĵŌƎ11hōƿ12G13ĽƦƧ14ǃ15rŜ16ŲƸ17ǩ19ŗ20Ņ21Ƴ22jsǟ23Ĵň24c27Ő28ǥ30ũ31ŖŨ32ŉ34ĺ43ŏ52N54Œ
~nowh	89 10g33ĸ
~nro	86 -12Ǟ30ƌ37W
~nrol	89 39W
~ns>	46 -15P-14Wǂ-12n-11t-10cŝ-9ķǢ-8ľŤƯ-7ĹŋŐŲźƟ7vŔŚű8ĺŖśƁƌƕǃǒ10EQRĸũƱǣ11aŕ12yſƧ14qŻƗƙƷ15ŒǠ16ŉǝ17xŊŹ18ǆ19kƛ21CǞ22ƼǏ23Ŀ24ǩ25ƻǋ29Z30uơ31ǚ32w33ǈ34Ƙ44ǐ
~nse	57 -11nő-7ŕ8ŋ9Y10sƄǊ11oƺǛ13Aū14d15aĸǀ16ư26Ź35ňŷ58Ÿ
~nse>	60 -7ŕ11sƄ12oƺ13Ǜ14ū15d16ĸ17ǀ18a21Ź37ň45Ÿ
~nsed	75 -13ő-7n8Ź9Ǩ21Ÿ40ŷ
~nses	82 15YǊ26ư
~nsh	87 11ƫ12ś32j
~nshi	89 12ƫ33j
~nsi	64 -30ǌ-22Ǎ-11Ǟ-8ŗƎǩ-7mř7ź8ŊŖŷƛ9ūƌ10Xƣǣ11Ű12Əƥƪ13ƗǄ14ǐ18Ƙ21Ʒ25ƀ30Ǣ31H36ơ40Ķ
~nsid	73 -25Ǎ-8ř10ƌƛ11Ŗū12Űƣ14Əƥƪ15Ǆ36Ǣ
~nsio	79 21Ʒ52Ķ
~nsiv	76 -8Ǝ-7m8ź10Ǐ12ǣ13X15Ɨ23Ƙ31ƀ
~nsm	89 -11ĸ-7Ƽ13Y16ƹ20ű
~nso	87 12ǘ26Ǝ
~nsp	76 7Ž15Ɖ18l
~nspe	78 15Ɖ
~nst	61 -14ŭ-8Ƽ-7Ǝ7ł8Ǒǡ9Ǆǟ10BPZƐƓ11Ƶ16Kń18r20Ƈ22Ɗ23Ƙ24ƪ26ƅ30ǩ31Ų
~nst>	72 -9ǩ10Ǆǡ12ł13BZ16r20ń30ƪ
~nsta	79 -18ŭ8ǚ14Ɛ20Ǆ23ǩ29Ɗ40Ų
~nste	86 8rM14Ǒ16Ƶ23K
~nstr	69 -7ƎǄ7ǧ11ǟ13Ɠ14P22ǩ23Ƈ27Ƙ30ƅ
~nsu	44 -17Ƹ-15Ǒ-13qƒ-12QǏ-8ƅǗ-7ZƝǦ7Aĺ8ƙ9Ɓǐ10ŘŴ11ŦƬǧ12őŞƳƻ13ŀƦƩƭ14ĹŪ15Ł16ŗǨ17ľƄ18ņţ19WƕƴǓǚ20š21Œƃ28ǒ31Ɠ32ƨ37Ǣ38ǥ39şǌ43Ő44ſ45ŏ
~nsul	86 9Ǜ30ƻ43ǚ
~nsur	44 -16Ƹ-15Ǒ-13qƒ-12QǏ-7ZƅƝǦ7Aĺ8ƙ9Ɓǐ10Ŵ11ŘŦƬǧ12őŞƳ13ŀƦƩƭ14Ū15ĹŁ16ŗǨ17ľƄ18ņţ19WƕƴǓ20š21Œƃ29ǒ31Ɠ32ƨ37Ǣ38ǥ39şǌ43Ő44ſ46ŏ
~nsw	79 9ľ13ǚ14K16Ŕ20Ļ55ŉ
~nswe	79 9ľ13ǚ14K16Ŕ20Ļ55ŉ
~nt>	33 -17ł-16ƒ-15Ň-14Ř-13ĿƦƧ-12gŁ-11wPTńŶ-10nrRķŲƙǊ-9cipŦŧŪŭ-8dIƻǄǙ-7fhCĵĸųŹƑƷƽǀǎǝǣ7GSĽśũžƵǗǛ8ĺļŖƔƼ9uAřǕ10ŜŞŰǃǖ11sűŽǑǢ12ŀŕťƃƟǁǚ13NœƓǓ14eMĶĻŚ15Œ16ŉ17ŤƊƗ18ŔŝƭǦ19XŊƣƥǘǩ20ŃŌźƢǏ21ǌ22ư23K24Ĵ25ņšǜ26lƜ28Fƶ29ƫǇ30Ə32ő33ľơƱ35ǔ38Ƭ52Ơ
~nta	64 -15F-11Ơ-10ǩ-8Ǔ7kP9ļ10W11ǆ14ů15Q18ŵ21A22Ǡ25K26B29Ƣ35ķ55Ɓ
~ntal	69 -16F-12Ơ-9Ǔ7Ƥ8P11W16Q21ŵ32Ƣ38ķ62Ɓ
~ntan	76 14ǆ26A27Ǡ31B
~nte	59 -17ǌ-14ŗ-11Ɠǐ-8ƀǥ7HřŹƤƪǩ9ŅƟƥƵǃǒ10ŇŉƐ11BůƔǇǋ13ƛ14Šƌ15Qŏ17ƏǑ18ť19Ƣ20FĹ22N23Ǣ26ǎ27Ɨ41ơ
~nted	78 8ư9Gƍǌ11ř12Ǟ13Ŗǩ15ŉ16ǃ
~ntee	85 27Ə
~nten	76 -17ŗ-13Ɠ8Ƹ10c14Ƶ41Ɨ43Ǣ
~nter	64 -26ǌ-11ǐǢ-8ƀ-7ǥ8HŹżƪǖ9Ƥ10ŅƟƥ11ŇƐ12ůǋ13BƔǇǒ15ƛ16ŏ17QŠƌ19Ǒ20ť21Ƣ22FĹ24N29ǎ46ơ
~nth	49 -10ǩ-9l-7ĸ7vĺĽǧ8Ťǜ9GŘŮŹ11YĶǉ12šƃǊ13ƾ14Ǩ15Z17T19Ņ21pƟ23Ƥ24Ʈ25ť27Ɣ29XŃ32ǝ34d37Ơ39Œ42Ĵ56ŕ
~nth>	52 -12Y-9l-7ǩ7V8Ľƥǧ9Ťǜ10Ź12ŒŘ13Ņšǉ14ĶƾǊ18ZƟ19Ƥ20T25Ɣ29ť32Ńǝ33pX37Ơ39d44Ĵ52ŕ
~nthl	76 14Ɣ15Ơ30Ĵ
~nths	64 -13p-10Ơ-7ŐƔ7ƤǤ8ŕƹ12ł14G15vŧ16ĴŮ19ƃ22Œ24Ǩ29Y33Ʈ
~nti	63 -9Ʈ7gOǇ8d9Ĺż10kū11ŖšƘ12ŕƆ13Ư14ń15n17Ǡ19HƢ25ƭ26ƫ28Ǆ36Fǆ
~ntia	85 12Ʃ14ǔ15ƴ25Ǆ
~ntil	89 -14Ń12O20ŕ25ƭ
~ntin	68 -9Ʈ-7ǔ7ĻŃǋ8gǇ9ƭ12kĹ13š14ƆǄ15Ư20Ǡ21HƢ29ƫ39F
~ntio	87 -7ƴ14nAż17Ŗ22ń
~ntit	89 -11Ʃ12d54ǆ
~ntl	76 -11ǩ11Ɓ12ţ13Őũ15ŎƳ21ĺ22ŧ24ŏ
~ntly	76 -11ǩ11Ɓ12ţ13Őũ15ŎƳ21ĺ22ŧ24ŏ
~ntm	86 7Ǘ9M12ǖ16ŵ23ƾ
~ntme	86 7Ǘ9M12ǖ16ŵ23ƾ
~nto	65 -11ǅ-7HJ7żǗ8Ŏ9ƀ10iĶ11łŊǢ12dRƣ13ƪǩ16Ɲ17ŠƗǞǣ20Ǎ21gƛǏ25ƌ33S
~nto>	69 -11ǅ-7Jǩ7ĺſǗ8ż9Ŏ10ƀ11iĶ12łŊ13dR14ƪ18Š19Ǟǣ23gƛ28ƌ35S
~ntor	81 14Ǣ23Ɨ26Ɲ27Ǐ
~ntow	85 11ůǋ17ƣ26Ǎ29ǩ
~ntr	60 -8Ƃ7Ŧ8ƣǔ9Ɩ10Ƣǧ11lřƓƼǄ12ƌ13ǀ14ŀ17ǒ20ƒ27Ǒ43Ǔ
~ntra	61 -8Ƃ8Ŧ9ƖƩ10Ƣ11řƓǄǧ12ƌ14ŀ17ǒ20ƒ27Ǒ44Ǔ
~ntry	80 11ƣ12ǔ16l18ǀ
~nts	49 -18Ƹ-10QƓ-9Ƽ-8ƱǂǇ-7GŉƎǄ7ŵŶƥƩ8UŜƌƮ9ƃ11Ƙ12Ɲ13ńŭ14uZľ15ĵĶŬƄƗǌǚ16ĴƠ17ǔǖǗ18ņż20ű22Ǔ23Ɯ24ƽ25Ǎ26Ş28Ż30Ư31Ǣ34z
~nts>	49 -18Ƹ-10QƓ-9Ƽ-8ƱǂǇ-7GŉƎǄ7ŵŶƥƩ8UŜƌƮ9ƃ11Ƙ12Ɲ13ńŭ14uZľ15ĵĶŬƄƗǌǚ16ĴƠ17ǔǖǗ18ņż20ű22Ǔ23Ɯ24ƽ25Ǎ26Ş27Ư28Ż31Ǣ34z
~nty	79 8Ə9D10Wǔ11Ż12ļ24ƅ32C
~nty>	80 8Ə9D10ǔ11Ż13ļ25ƅ33C
~nu>	89 17X24Ǜ25ǩ
~nua	74 9ƪ12ǉ15Ǌ20T22Ů
~nual	74 9ƪ12ǉ15Ǌ20T22Ů
~nue	82 10ǧ38Ǌ
~nue>	82 10ǧ38Ǌ
~num	51 -14Ś-10Lǩ-9aŷ-8bƣ-7Ŗ7ſ8Ř9ƒ10ŇŠƓǔ11K12Ǉ13ľŒ14Ŝ15cy17CEĻļǠ22ŸƬ23Ƽ25XŅŗ27ǗǨ29D35ū36e40ř46I
~numb	51 -14Ś-10Lǩ-9aŷ-8bƣ-7Ŗ7ſ8Ř9ƒ10ŇŠƓǔ11K12Ǉ13ľŒ14Ŝ15cy17CEĻļǠ22ŸƬ23Ƽ25XŅŗ27ǗǨ29D35ū36e40ř46I
~nur	75 -9ő-7M9m12Q24U26q28P34S41ǁ
~nurs	75 -9ő-7M9m12Q24U26q28P34S41ǁ
~nus	87 -8ƒ-7ň11Ɔ15ķ35T
~nut	65 8afiŚůǁ9uŇư11t12ǧ13Ļ20Ō29N31Ş36O
~nute	67 7ń8afiŞůǁ9uŚ13Ļǧ21Ō31N37O
~nuts	85 12ư13Ň15t31Ş
~nve	71 -12Ű11lĻ12Ǣ13s14D15ķ17ŋ18Ɨ21ŭ22Ǐ34ǩ35Ɲ
~nven	80 9M13Ǣ17ǩ22Ɨ25Ǐ26Ɲ
~nver	79 -13Ű-7L12l13Ļ14Ɲ15s19ŋ22ǩ25ŭ
~nvo	73 9ż12Ł14f19ǘ20Ǖ
~nvoi	75 20Ǖǘ
~nvol	87 7P11ż14Ł17f
~nwi	87 -7P13ő15Š30g33Ő
~nwid	89 13ő16Š34Ő
~nxi	87 25Ƽ27Ŀ
~ny>	34 -17Ɓ-16FUŖǟ-14Ơ-12ĴƀǍǢ-11ilsĻņƗ-10fĺŒųŵ-9CNňœťŦžƞǉ-8adowŊōƷǝ-7zAĸĿŃŇŎźƃƬǖ7ƉƐƙǈǚ8gGZƱǦǨ9ĵŕƂƆƎƔǘǡ10yŏŸƋƍƼǎǐ11ƛǅǞ12Ƣƾǜ13ńŝŧƪ14ŪƴǗǙ15VĶşǂ16WƣƦ17jŷƘ18HŞƑƻ19nǄǆ20żƿ21Ǉ23Yű24ķ25ǀǔ26ŐŹ28mŻǋ29Ų30ţƜƸ31ǃ32ƌǩ34Ɲ35š36ƹ41Ǒ42u47h
~nyb	56 -21ƪ-9ĵŎǏ-8Ţ7tzǘ8ƋƢǇǙǩ9Ǒǜ10ŷ11ŁƂǗ12ǛǢ13ŜŝŤƓƣ14hǔǡ15ŏ16ƴ17nZż18ųƜ19ńŲǣ20Ǩ21ƯǍ29Ŗ
~nybo	56 -21ƪ-9ĵŎǏ-8Ţ7tzǘ8ƋƢǇǙǩ9Ǒǜ10ŷ11ŁƂǗ12ǛǢ13ŜŝŤƓƣ14hǔǡ15ŏ16ƴ17nZż18ųƜ19ńŲǣ20Ǩ21ƯǍ29Ŗ
~nyl	89 24Ƈ
~nyl>	89 24Ƈ
~nym	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
~nymo	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
~nyo	63 -13ƈ-10Wǈ-9R-7ţ7Ǜ8nǘǨ9zż10ŷƜ12Ɖ13ǩ15Ʊ17ŁƯǜ18Ƴ19Ǣ22ų23ǐ24Ɵ26Ŗ
~nyon	63 -13ƈ-10Wǈ-9R-7ţ7Ǜ8nǘǨ9zż10ŷƜ12Ɖ13ǩ15Ʊ17ŁƯǜ18Ƴ19Ǣ22ų23ǐ24Ɵ26Ŗ
~nys	78 -22Ő-7ŗ7Ǎ9ƴǃ10Ŕ12ľ14Ǧ15Qǐ19ǟ26ǥ
~nys>	78 -22Ő-7ŗ7Ǎ9ƴǃ10Ŕ12ľ14Ǧ15Qǐ19ǟ26ǥ
~nyt	50 -13ǩ-9ŋŞŸ-7ňƶ7ŔǍ8ƐƸ9BZĿǓ10HşƱ11ƂƲƻ12ĵƦƳǕ13ŲǏ14kư15ũƨǀǞ16gŇ17ŏűŻƘ18ƽ19Ƽ21ǂ22ō23ƍƿ24ŉ25Ƅƥ26ţ
~nyth	50 -12ǩ-9ŋŞŸ-7Hňƶ7ŔǍ8ƐƸ9BZĿǓ10şƱ11ƂƲƻ12ĵƦƳǕ13ŲǏ14kư15ũƨǀ16gŇ17űŻƘ18ŏƽ19Ƽ21ǂǞ22ō23ƍƿ24ŉ25Ƅƥ26ţ
~nyti	89 -10Ǟ29H
~nyw	75 -9ǘ7ń9Ƥ10ƥ11Ƌ12ƛ14ǥ20ş25k31ň
~nywh	76 -9ǘ7ń9Ƥ10ƥ12Ƌƛ14ǥ20ş25k32ň
~oad	70 -13R-12HƧ7yſ8CǦ10ǋ11k12ŝ13ǀ15Ǟ17ǟ19Ź20ŭƏ24Ɓ32D41ś
~oad>	74 -14R-13Ƨ7y8ſ9CǦ11ǋ14ǀ18Ǟǟ20Ź21ŭƏ34D44ś
~oads	80 8Ŏ14ŝ29Ɓ
~oak	82 10ƛ12Ɛ15ũ16D23Œ35Ƒ
~oak>	85 12Ɛ13Ƒ16ũ17D24Œ
~oal	89 -8i44Ļ
~oal>	89 -8i44Ļ
~oan	58 -10ǌ8A10Ɓ16Ʈ25Ɣ32Ʊ42Ŭ48ƕ56Z58ƪ
~oan>	63 -11ǌ7Ɓ13Z14Ʊ30Ɣ45ƕ49Ŭ52ƪ
~oans	69 8ƕ11ƪ20Ʈ23Ʊ52Z
~oar	75 -9Ƃ7Ƈ8ļ10Ǔ11ǜ17ƍ22Ł31Ɯ32r
~oard	75 -9Ƃ7Ƈ8ļ10Ǔ11ǜ17ƍ22Ł31Ɯ32r
~oas	86 16Ŀ19C25ƚ
~oast	86 16Ŀ19C25ƚ
~oat	78 -19Ƥ10Z11Ƨƪ15tŤ17ƾ18ş20Ʈ31ķ
~oat>	78 -19Ƥ10Z11Ƨƪ15tŤ17ƾ18ş20Ʈ31ķ
~ob>	55 -17ŗ-10GƜ-8Ť-7oŠŸǝǨǩ7ŧƷ8ň9ţ10Ɲƨ11Ʀǀ12ǐǧ13Ķů15Ƭ16R18pǓ21Ƨǣ23Ƌǈ39dqV49SU52W55P
~oba	78 12Ʒǂ15l48ƹ
~obac	79 12ǂ48ƹ
~obb	79 9Ơƣ10ǀ16Ʃ48g
~obbi	81 12ǀ16Ʃ24g
~obi	87 10C15Ʒ26I
~obil	87 10C15Ʒ26I
~obl	74 7ŵ8Ĺǂ9ŏ10bŋǜ11Ƽ13L14Ŝ15ƛ17ŀ
~oble	74 8Ĺŵǂ9ŏ10ŋǜ11Ƽ13L14Ŝ15ƛ17ŀ
~obo	71 -7G7K8sƷ9n10ƿ11Ưƺ12Łƭ17ŷ19Ŗ26Ş29gǩ31Ɵ
~obod	72 -7G7K8s9nƷ10ƿ11Ưƺ12Łƭ18ŷ20Ŗ26Ş30g33Ɵ
~obs	73 -7Ş7Ǧ9Ʊǡ10ǧ13ǈ15Ǒ17V22Ƨ23ǔ24Ǆ29ǐ
~obs>	74 -7Şů7Ǧ10ǡǧ13ǈ16Ǒ18V22Ƨ23ǔ24Ǆ29ǐ
~oca	71 -7m9Ŝ10ǔ11ƿ13Ő14CMľ21Ǟ29l30H44ǋ
~ocal	81 -8mǋ10Ŝ12ǔ15Ő17M18ľ40l
~ocat	75 -7l16C23Ǟ32H53ǋ
~occ	75 -8Œ9Ɵ17x20q27P34ǡ
~occu	75 -8Œ9Ɵ20q27P34ǡ
~oce	82 -7O7ǜ10X17Ō23ł31ŭ
~ocer	87 7z11X34ŭ
~oci	72 11Ķ18ǆ23m26Ǘ31ƿ48e
~ocia	72 11Ķ18ǆ23m26Ǘ31ƿ48e
~ock	59 -15ť-13T-10ƙ-9Ɣ-7Ťƛǩ7EŎƢ8eƕǄ9ƽ10q11j12Ō13Ķ14QƇǎ15ķźƌƝ16ƍ17Ű18Ŧ19ƣ20ŮǏ25Ř28ǘ31Ũ33ĸ38R39ƥ
~ock>	67 -16ť-14T-7ǩ7mǀ8Ĵ9EĶǍ12ƥ13q14Ō16ǎ17Ƈ18ź19Ɲ24ŮǏ36Ũ46R
~ocke	66 -10Ɣ7ƶ8j9eŎ10ƕ11Ǆ12ƌ15ƣ22Ű23Ŧ29Ř31ĸ33ƥǘ
~ocks	85 7Ǝ11Ƣ25ķ
~oct	69 -7ǈ7Ƹ11ǣ13ƻ16ǂ25ƃ30Ƽ56ƾ
~octo	69 -7ǈ7Ƹ11ǣ13ƻ16ǂ25ƃ30Ƽ56ƾ
~od>	46 -22u-12nŴ-11rƮǥ-9DĶǐ-8aKĺŒťƧƾ-7jHXĹŃŏŞŭżƳǞ7FŁǘ8CMľŐƔƵ9pYƩƭ10Uź11JĻƤƫǂǊǩ12yţƒƼ13ƇǄ15WŇũưǨ16ņŌŎű17ƻ18ĵƸ19xŶ20ƃ21N22I23L24Ư25i26ǟ28ǁ29Ʋ32Ɛ35ŝ39Ǜ44ǣ46ƙ
~oda	54 -15ǡ-13ž-10ƨǩ-8ŠƧ-7Ń7ĸƓ9tő10a11ŀ12Ŝ13ƪ18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō33ŏ34Ļ39i41ĺ
~oday	54 -15ǡ-13ž-10ƨǩ-8ŠƧ-7Ń7ĸƓ9tő10a11ŀ12Ŝ13ƪ18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō33ŏ34Ļ39i41ĺ
~odd	89 -7Ź19x21m26v
~ode	66 -10ǣ7Ɗ8Ũ10b11ǘ18ǩ28EǤ30Ū33ƌ35I
~ode>	74 -11ǣ-7J11Ǥ13ǘ32E39I
~oded	87 8Ƥ9Ɗ12Ũ
~odel	76 24ǩ34Ū40ƌ
~odi	81 11ƙ14ŗ20ž
~odil	82 14ŗ20ž
~odo	85 14o37Ů
~odom	85 14o37Ů
~ods	82 11Ƥ12ņƑ19Ǖ30j
~ods>	82 11Ƥ12ņƑ19Ǖ30j
~odu	83 13Ǖ19ǡ20Ʃ24Ǆ
~oduc	83 13Ǖ19ǡ20Ʃ24Ǆ
~ody	46 -19ƪ-13š-12ǎ-10ƃǏ-9ĵ-8BGĸōŢŹưǝ-7ruIĴł7zZŏŝƂƈƭƿ8fƮǇǔ9KŵƣƬ10ſƎǅǑǙǡ11Şǚ12FQƓƕƴǗǨ13żǣ14ų15Ƣ16gķǍ17hŤƳ18ńǢ19Ɯ20ŖŲ21ǘ22ľǜ23nA24ŁŜ26ž27ŷ33Ɵ34Ư
~ody>	47 -19ƪ-13š-11Ũǎ-10ŎƃǏ-8ĸŢŹǝ-7uBGĴł7zƤƭǋ8gŝƈƿǇǛ9fľŏŤƮǔ10ŵƎƣǡ11ǅǙ12Ǒǚ13QŲſƓƕƳƴǣǨ14F15Łų16ŖƟƢǍ17ķ18h19ńżǢ20AƜ22ǘ24ǜ25Ŝ27ž28nŷ36Ư
~odys	71 -11ĵ-10ư-9n-7żǛ7Ŗ8sZƂ9Ŏ10ŞŰŴ12ǈ13gKŤǩ14ŁŲ15Ǘ21ľ27Ɵ
~oes	40 -19ž-17Ʀ-15Ÿƹ-14ŭƻ-13Ū-12ƂƸǇ-11Ő-10tĵōŘƗ-9vŢǣ-8QķĺŞţŦǋ-7lXYńşŵŷƈƏƓƛƤ7ĿŨŬƺǌǍ8ŶƔƕ9Ķƞǒǥ10ŗƜƫǎǏ11ňůƷǡ12zLŖű13bdŜƙ14Ư15ƊǦ16Ơ17Ň18hƁǄǜ19oWƇ20ŁŰơƧ21sxŕǐ23ŴźƄǚ24ŹƩǂǓ27r28Ǡ29Ľ30ǈ32q35ųƨ36ǧ38ǩ
~oes>	40 -19ž-17Ʀ-15Ÿƹ-14ŭƻ-13Ū-12ƂƸǇ-11Ő-10tĵōŘƗ-9vŢǣ-8QķĺŞţŦǋ-7lXYńşŵŷƈƏƓƛƤ7ĿŨŬƺǌǍ8ŶƔƕ9Ķƞǒǥ10ŗƜƫǎǏ11ňůƷǡ12zLŖű13bdŜƙ14Ư15ƊǦ16Ơ17Ň18hƁǄǜ19oWƇ20ŁŰơƧ21sxŕǐ23ŴźƄǚ24ŹƩǂǓ27r28Ǡ29Ľ30ǈ32q35ųƨ36ǧ38ǩ
~oev	89 -8ǒ8ơ11ł12ǧ22Ƣ
~oeve	89 -8ǒ8ơ11ł12ǧ22Ƣ
~of>	35 -21Ƴ-16b-15ŶǇ-14ĹŌŎŠ-13Ķłǩ-12ǚ-11ŵƌ-10oVĽũůŰſƓǝ-9IƟ-8fwţŹƼǡ-7cFŔšƅǍ7luķƢƷ8eƚƹǀ9aptTńņŚū10hĿŤųŷƎƩ11ŪƿǋǛ12iHYűƝƣƱǌǏǣ13jQZŊŜǟ14Ĵĸƭǖ15sřťƋƕ16EŐŗƤ17nzKƆƑ18grśƲƵ19x20SľŦ21ƄǞ22Ƃ23ƥ24ƽ26C27ǈ28Ƈ30Ǆ33ǔ34Ň36ǒ47ƈ49Ɖ
~ofe	80 -15ť10ņ15P20ƈ25ǚ
~ofes	80 10ņ15P25ǚ
~off	49 -11ǟǨ-9ŖžƜ-8bQŃŉŝƞƶǝ-7aGKľŶƮƵǇǠ7uZŜťƁ8ŽƃƛƧƬǄǍ9jĴƂƥƾ10NńūŵƖƝǋǚ11Ň12eķš13BŀŅƟ14yUǛ15gƔǊ16ƕǈ18kWźƒ19ŋǣ20O21ơ22Ŭ23I25ĺŁ26ǩ37R45M
~off>	53 -11Ǩ-10ǈ-8bǝ-7ŃŖƮ7Ǔ8DŘƏ9q10ZŽƃƄƛƧƬƾ11ū12Ĵŵƥ13jťǛ14eWš15ķŀŋƟ16B17yƔǊ19gI20ź22ǣ23O24k26R27Ŭ29ĺŁ
~offe	70 -7ť7i9WŇ10łƁ12ō15ǚ22M23ńǄ24Ņ30ƒ40ǩ
~offi	65 -20ǟ-12Ƅ-8ž8Iŋǘ9ŭ10PǤ11ś12Ĺ13Ǎ16ů17Ŝ18R19Ɩ20Ɲ21ǋ25U29ƕ31ơ33M34ǈ
~ofi	83 -21ƈ7ǒ9Ɖ13P50Ǆ
~ofin	85 -21ƈ9Ɖ13P52Ǆ
~oft	68 -7ƥǐǛ7ĵų9gŜƉƜ10Ɛ11Ź12ƿǀǙ21ŭƟ22qŲ
~oft>	89 10ĵ13Ɖ
~oftb	89 11x14g
~ofte	70 -7ƥǐǛ7ų9ŜƜ10Ɛ12Ź13ƿǀǙ21Ɵ22ŭ23Ų
~og>	73 -7Ķ8ū15Ʋ17Ś20Ƈ74h
~oga	89 -11ơ-9ǒ-7I11ǌ14C19Ǔ
~oge	75 8f11uƁ12M13ZǊ15ǉ16s30ş
~oget	75 8f11uƁ12M13ZǊ15ǉ16s30ş
~ogr	74 9ţǅ10ő11ļǗ13Ž15ńŅŐ27Ǚǥ
~ogra	78 10ǅ12ļǗ14Ž29Ǚǥ
~ogre	85 11ţ14ő18ńŅ23Ő
~ogs	80 18Ɛ22Ɲ35h
~ogs>	80 18Ɛ22Ɲ35h
~oh>	61 -9ųŷ-7ǐ7bgqNńŕƉƎƟơ8kCHPŜŹƅ9axĿŐŪŬżƌ10Wũ11Q13ō14Ƙ16UšŶ17G20ǖ22ǃ28Ť
~ohi	89 8ź22l
~ohio	89 8ź22l
~oho	71 32ƿǛ
~ohol	71 32ƿǛ
~oi>	86 -9Ǔ11ǒ41ǧ
~oic	72 -9ǩ10ľ12Ŀ16a18ǘ19Ǖ22Ľ23Š
~oice	72 -9ǩ10ľ12Ŀ16a18ǘ19Ǖ22Ľ23Š
~oil	86 -7Ʒ11Ƌ17Ǐ34Ɛ42ƛ
~oin	50 -13Ʒ-12qG-10g-9LŀŒŲ-8mšůǇ-7uvŅŴ7eƸ8ŞŢƝǅ9PžǠ10ƒƘ11jŨƭǐ12Dǩ13r14UōŖŝ15Ĺ17sHƵƾ19Ǣ22ył23tx24SŹ29ũ32V37kŏ41Ż43ǟ49i
~oin>	72 -13o7tƮ8yŎő10ƭ11HV12kŝƨƵ13U16Ǡ30s36i
~oing	52 -15š-13Ʒ-12G-10q-9ŒŲǍ-7gvŀůŴƨ7ĶňƳǃ8ejŧƸ9ŝ10HPŢžƝƵǅ11ƒ12DŨǐ14r17yĹōŻǩ19t24i25xVłŹ26S30k32ũ41ŏ48ǟ
~oint	76 -8m8M10Ř11šǖ12Ş14ŵ16Ǎ19ƾ26Ŗ39Ż
~ois	85 -10Ə7N19C21Ǝ22ǩ
~oise	86 -10Ə7N22Ǝ23ǩ
~ok>	57 -12ƈ-9ŭƂƷ-7ŝ7ejTŉŎŗƀǢ8řƧƪǛǦǩ9gĵƳǂǥ10ƗǙ11ŖŠǊ12JļŜ13tǟ14ĺľŧũƉ15p16RĻ17z19ſǜ21ł22ǖ36Ư
~oka	49 -11ƶ-10ǖ-9Ū-8jǑ-7ĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16CűƬ17N18Wō20b22Ɔ24Ƹ25Ũ28Ķ
~okay	49 -11ƶ-10ǖ-9Ū-8Ǒ-7jĻŖŲƠ7OŁŗŵƉ8IUŎƫ9ŘūŽǗ10ĹŃňŜƕ11KĴƦ12hJŋƼǂ13p14iŊ15MXǁǎ16űƬ17N18Wō20b22Ɔ24Ƹ27Ũ28Ķ
~oke	58 -8ũž-7ĺŌ7ķĸŵƃƼ8kĵŜƐƜƥ9Ũ10ǉ11ƽ12ƾ13ļŘ14iƞ15Ɓ17Ľ18ńǞ19Ƥ22ǩ27Ť30ǂ33Ǝ44ƹ
~oke>	63 -9ũ-8ž-7Ō7ĸĽƼǡ8ƃ9ƐƜƥ10ŨŵǞ12ƽ13ƾ15Řƞ16iƹ19Ɓ21Ƥ23ǂ28ǩ30Ť39Ǝ
~oked	73 7Ķ9ƹ11kĵ12Ǟ13Ľ18ļ24ń
~oker	74 11ǂ12ķ17Ŝ28ƹ
~oki	60 -7ǩ7Ǌ8ĿńŇŶƖ9ŢŨ10yĺ11XǗ12ǍǞ13VľƐ20Šǖ22Hƹ23Ś24Ĺ26Ń27Ƭ
~okin	60 -7ǩ7Ǌ8ĿńŇŶƖ9ŢŨ10yĺ11XǗ12ǍǞ13VľƐ20Šǖ22Hƹ23Ś24Ĺ26Ń27Ƭ
~okk	80 22ǘ42Ǡ
~okke	80 22ǘ42Ǡ
~oks	70 -8J-7qŠ8z9Ŷ13ǈ15Ňűŵ20ǘ22Ŝ24Ʒ42Ǡ
~oks>	70 -8J-7qŠ8z9Ŷ13ǈ15Ňűŵ20ǘ22Ŝ24Ʒ42Ǡ
~ol>	53 -12Ķ-9qDƷ-8Š7tŘŸƢƥǔ8gyKŐũŭǦ9jEŻǙ10J11orľ12SƼ15ƚǓ16lQǖ19mƆƱ22Ǜ23xƿ33ź56ƍ
~ola	82 -16ƈ18Ɖ38Ż
~olat	83 38Ż
~old	46 -23ų-15ǋ-13Ƴ-12r-11qŊƊǖǞ-10xNZŤ-9Ɣ-8aŒƨǟ-7goFŌƝƞƪǊǝ7dAĽŔƭƮǨ8nSķŜŞƕ9yƣƴ10ŴƩ11TƗ12ļƀ13zǓ15B17wǗ18Ǎ19ƽ20Ŗ22ŷ23jŹ26ŀ27Ŭ28ǧ30cK31ņ36ĶƵ37ƈ38ű40œ49Ƌ51v53p59ƅ
~old>	48 -25x-18ų-15ǋ-12Ɖ-11ŊƊǖǞ-10NŤŴ-9Ƴ-8a-7FZŌƪǊǝ7őšŪ8AĽŔƭƮǨǩ9dŀŞŸƴ10DSŜ11nƩ12Ɨ13Tƀ14ļ17B19Ǔ20ǍǗ21ĶŖƽ22p25jű27ŷ32ƈ33Kņƅ34c35Ƌ40Ƶ43œ52v
~olde	66 -8ųƯ7Ƌ13ƅ20p21y23x24zĶŬŴ25v27Ź31wǧ
~oldi	75 -8r-7Ǔ7Ƶ9ǧ12i15Ƹ16t20Ɖ27ű31ŀ
~olds	74 -9Ɖ-8qƔ11Ŭ14ƈƋ18ƕ20pƣ23v26ƅ
~ole	61 -13ƃ-11Ǌǩ-9Ʀ-7œ7ňśư8uķ9ƀƘ10Ŕ11ZǏ12Ŧƭǉ13Ƶǐ14hkǘ15ůƼǈ16Oō17Ǖ19ƪ21j22ƈ32ǆ34Ʃ
~ole>	62 -11Ǌǩ-9Ʀ7tňśư8ķ9ušƀ10Ŕ11Z12Ŧƭ13Ƶǉǐ14hk16ōůǈ17O20ƪ23ƈ33ǆ35Ʃ
~oles	86 9ǂ11Ǆ18Ǖ23Ƽ
~olf	86 15Ƈ44g
~olf>	86 15Ƈ44g
~oli	45 -12Ŭ-11ūƔ-9ĺǆǦ-8Iǈ-7Zŀƣ7ĻŻƀǞǤ8Ŝšƛ9ƁƖ10ŐŢƢǁ11žǒ12ĹƚǏ13k14Ƨ15ƓơƬ16Š17ľŗǢ18mƪǡ19ſ20ŷ21ŕŖƍ22Ś24őƩ26şƦ27Ƶ32ŏ36ř39ǥ
~olic	46 -12Ŭ-11ūƔ-9ĺǆ-8IǈǦ-7Zŀƣ7ŒŞƀƙ8ĻŜŻƛǞǤ9š10ƁƖǁ11ŐŢžƢǒ12ƚ13Ǐ14ĹƧ16ŠƓơƬ17Ǣ18ľ19ŗƪǡ20ŷ21ſ22ŕŖ23Ś25őƩ27şƦ28Ƶ33ŏ37ř40ǥ
~olid	81 -9ǟ10ƅ11Ǉ12U14Ƈ27k
~olin	74 10Ʊ32m41ƍ
~olk	65 -9ş-8i-7ƝǑ7ĹƂ8a9KļƮ10Wǡ11Ɯ12Ž13ǈ15ƥ16ŝǖǗ18ǔ19Ʀ20Ǉ21ƽ32z
~olks	65 -9ş-8i-7ƝǑ7ĹƂ8a9KļƮ10Wǡ11Ɯ12Ž13ǈ15ƥ16ŝǖǗ18ǔ19Ʀ20Ǉ21ƽ32z
~oll	51 -12B-11ķ-9Ĺŷǧ-7ŤůƎǩ7gœŗƥƼǑ8ĵǅ9ĶĽƗǝ11Q12KXŔ13nŌƧ14Ņų15ĸǠ17ż19ǒ20WŦ23yň26Ǉ27Ʊ35m36Ƙ37ź40ƀ46ǉ
~oll>	64 -7Ǌ12ǝ14ĶǑ16Q18n22Ǡ24ź36Ǉ55ǉ
~olla	66 -12ķ-10ŷ-8Ǝ-7BŤ7Ƃǖ8ǘ9ľ12ǅ13œŢ14ŗ15Ɨ16Ƙ18XŘ19ų20Ņ21ĸ31Ŧ
~olle	63 -11ǧ-8ů-7B8ƫ10Ƽ12ĵƜ14Ľ16Ŕ23ź24ǒ30Ƙ32y37Ʊ38m
~olli	71 -11Ř11C23Ō26ż56ƀ
~ollo	80 14ƥ16g21KƧ40ň
~olo	83 -10FŶ-8ǖ10Ƶ13s16ǩ17f20Ǖ22Ƣǃ
~olo>	89 -11F14s18f24Ƣ
~ols	68 -14Ű12Ƙ15t18ŭ25Ǣ33Ɲ54Ǐ
~ols>	68 -14Ű12Ƙ15t18ŭ25Ǣ33Ɲ54Ǐ
~olt	83 -7mź17ű22Ǝ24q
~olts	86 17ű23Ǝ
~olu	80 13Ǡ25Ə26C
~olum	89 14Ǡ29C
~olun	85 27Ə
~olv	87 7P11ż14Ł17f
~olve	87 7P11ż14Ł17f
~om>	46 -21ǩ-12nǧ-11QTŞŭ-10h-9ĹŒŨų-8jALĴŖşťǈǘǟ-7ŌōŚƵ7uŉśƅǏǝ8ŇũƏƳ9kIķœŠƃƈƚƧ10rŧƩǄ11ŷ12oJŤǍ13ŢƊǜ14ƻǑ15ƝǊ16ĸŎ17Wƶǒ18Ľźƌƽǋǔ19ŔƜ20ơ21Ɨ22ŅŜ24z26Rƙ27Ļ30MǕ33l
~oma	79 9ƴ11j12ƛ18Ŵ20Ĵ28m30Ŷ
~oma>	87 20Ŵ31m
~omat	86 13ƛ14j22Ĵ
~ome	35 -20Ő-16S-15ũ-14šŨƃ-13ňƗƵǎ-12Ǐ-11aZŬƽ-10Ōǆǥ-9tBŇœűƱǌǣ-8śŧŭƠǑǩ-7XŃŖŝŻ7rsţŽƌƺǉ8hmŞŢŪŮƇƎƚƞơǋǗ9MƏƶ10kŵǅǝ11wŏźƛƥƯ12IYķĿƆ13ŊǓǕ14Ťǖǚ15QĹĽłƨ16CNņƬ17ARĻŠ18jŀƕ19ľ20qőǁ21ŰƓ22u23ş24ƒ25ĸ28ƅƔ29ƜƟ30Ʈ32H33ĺŘƝ40F42l43ǔ46T
~ome>	42 -28Ő-21ǩ-16Œ-14ŧ-13őŖ-12N-11ƤǏǨ-10Ŭŵ-9PXŃŴƳǗ-8avĿňŏŗŞǌǢ-7tyASńŇűŲƫǊǋǓ7ŕŜƏ8hŀŦƿ9wĴĵłŊƑơƷ10ķŘţů11ƌǝ12jƜ13ĽƇ14ƚƞ15Ƭ16ĹƆ17Ű19HMź20Šƛǁ21Ɠ22sŤ23IƮ24R26qCF27l28n30ĸ31ƅ33Ɵ34ĺƒ36uş37Ļ39Ɣ47T58Ɲ
~omeb	55 -12ǎ-11Zƃ-10š-8Ũư-7nǩ7şƅƤǢ8hPļņŜŠƜǞǧ9ŗŤŧ10Ɵƾǚ11ǋ13fķſƮǘ14Ǝ15ľŵƳ16ƕ17Ư18F20ǜ22Q27A29ž
~omed	87 10z11ƯǞ17V31y
~omen	80 -10ŗ25Ő35ŏ45N
~omeo	72 -8ŗ-7š7ķ8ĹŁ11ſ12ǚ14ǅ17Ƴ20Ɠ21F22Aƕ27ǔ
~omep	86 7ş14ǋǝ15H16ƥ
~omer	61 -13S-8lž-7Ő8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27Ǔ33Ǘ40ǔ51ő
~omes	67 -17n-7Ĵ7ƻ9ƙǉ10Ə11ĿǨ12WǁǊ13Ƨ14Hǔ15J16Ɓ20ǖ21TŒ24Ǖ27ľ32Ř34Ɯ
~omet	52 -12ũ-11Ť-10s-9ž-8ĻŌ-7uŜƤ7mĿŴƯǓǖ8giEPńƄƫǕ9rŃŔǈ10ĽŗūŽƬ11jŖǛ12łŊō13ŏǨ14ŵ15ŘŪŶ17Nƺ18ņŉ19ĸƶ20Ş21Ů22Yƨ26ŀ27ĺ32l
~omew	73 -17ş-11ō-9V-8Ɩ7HQ8ƲǋǗ10v12ǝ17Ű18Ţ19Ś21Ŵƥ22Ƥ33ǩ
~omf	78 10MTŌ15Ƴ17e19X
~omfo	78 10MTŌ15Ƴ17e19X
~omi	66 -11ǒ-10ŷ-9ŏ7Œ8ǁǤ9uľĿ10dyMĴŕǝ11ǩ12pHǞ13ǚ14jŹ15V17Ķƾ20Ŏ27kǟ33Ƣ
~omin	68 -11ŷ-7ŏ7ƛ8Ǥ9ľĿǁ10uMĴ11yŕǝ12H13Ǟ14jp15VŹ17Ķ18ƾ28kǟ
~omis	85 10Œ14d17ǩ18ǚ27Ŏ
~omm	64 -12Ƃ-9Ɔ-7Ƌ7ǋ8ŐǢ9Tǌǔǥ10nǑǙ12ǚ14Ǎ15B16Ǧ19ų22Ǆ25ů31Ƣ32ŭ
~omma	77 12n23ų39Ƣ
~omme	72 -14Ƃ-10Ɔ-8Ƌ-7s8ǋ9ŐǢ10ǌ11ǔǥ14ǚ16Ǎ17B19Ǧ26Ǆ
~ommo	89 9ǩ15ǑǙ
~ommu	79 31ů41ŭ
~omo	65 7ƤǕǝ8Ƭ9Iǘ10ǣ12ű15Ʀ16ĸ24Y25L
~omor	65 7ƤǕǝ8Ƭ9Iǘ10ǣ12ű15Ʀ16ĸ24Y25L
~omp	47 -21Ū-17S-14Œ-10Ĺ-9aCVķœ-8fwǧ-7HTŉŖŵżžƂǇ7qy8ĺľƖǊ9şǤ10ǁǠ11m12WƄ13Ŝ14ǏǗ16ƕƣ17łŠǜ18Ņǘ19ĶƧǞǨ20ǡ21ƴǄ22Őǥ23ǅǒ24ƀ25ǃ26ŝŧ27ő28ǐ29Şơ31QǦ32Ţ42ń84ǣ
~omp>	65 -11Œ-9ţǉ-7Ő8Ǥ22ƀ39ǒ101ǣ
~ompa	51 -21Ū-17S-11Ļƀǣ-9CV-8fĺœ-7awHTŉŵƂ7ǟ8qƇǈǑ9ƖǆǊ10ľŅǉ11ş12mţǁǠ13Ş14Ƅơ15WŜ19Šƕǡ20ł22ĶƧǞǨ23ƴ25Ǆǥ27ǅ28ń30őŝ31ŧ32Ő33ǃǐ35Ǧ36QŢ
~ompe	86 17Ņ19ǣ34ń
~ompl	74 -11ǧ-9ǃ7ǡ12Ƹ17y24Ļ28Şƣǜ39ơ
~ompr	83 10Ǐ36ƀ
~ompu	76 -9ķ8bd9J10ŚƝ18Ǐ26Ǘ42ǘ
~oms	74 7Ƥ10ư13ŵ14q15z19Ɯ22ƌ38Ɔ
~oms>	74 7Ƥ10ư13ŵ14q15z19Ɯ22ƌ38Ɔ
~on>	30 -22Ƥ-19Ƴǉ-18Ƭ-17ŊŶ-15NũƧƩƼǋ-13eJňǔ-12dnpŏŝ-11tśůŵ-10oťƆƭƽǠ-9hGŅŒŸ-8ķŎőŴƒơƹƺǝ-7KRXŐŨƗǛ7SōŤźƍǒ8ļŋţŲƟƠ9ŧŻƄƚǌ10FPŹƛƵƻǖ11uŃųưǆǎ12fDMTŚƱǟǣ13zVŰƈƉƏƮǨ14YřūƷǂ15ĶǢǥ16UZŘŦ17avxŉ18ĺż19BŕƖƪƿ20rQŇŗƃƜ21cgĿŌǇǦ22Ɓ23Ĺƫ24Ł25ƀǃ26yłƓ28Ư29s30ŷǗ31AƢǈ34Ƈ35Ŕ36Ŭ38ſƦ40Ů43ƨ44űƔ47ƌ
~ona	64 -10Ǧ-7ž7ǒ8Ǥ9agƿǓ10TŸ11ƃ14Jǌ15ǧ16QƂ17Ŋŭ20ǚ24ǎ31ƗƟ
~onal	65 -10Ǧ-7ž7fǒ8Ǥ9ƿǓ11T12ƃ14ǌ15Jǧ16QƟ17ŊŭƂ21ǚ24ǎ32Ɨ
~onc	70 -10ŭ-8Řǂ7ƫ8ľňƢǀǜ9Ƹ10ųƧ11yŨ12ŲƵ14Vũ16Ĵ24Ŀ26ŀ27Ŷ
~once	71 -10ŭ-8Řǂ7ƫ8ľňƢǜ9Ƹǀ10Ƨ11yŨų12ŲƵ14Vũ16Ĵ24Ŀ26ŀ
~ond	61 -10V-8ŀǊ-7FųŶƝ7ĸŔƖƙ8ŬƉƏ9ĻŇǌ10I11pũǩ12ľŎŝ13kŌƔ15ǋ16y18Ƙ19Ǟ21ŉ25Ɵ26Ŵ27ű28Ƽ29N
~ond>	66 -10V-8Ūų-7FƝ8AƖƙ9Ə10ĻŇ12I13pŝǩ14ľũ15Ō16Ɣ17yǋ21Ǟ28Ɵ30Ŵ31N
~ondi	74 -7ŻƸǂ9ĸ10Ɖ11Ŕǌ21Ŏ36Ƽ37ű
~one	38 -22ŭ-20Ŏ-19a-16ƕ-15Ǔ-14sH-13Wšƭ-12TVŔŹ-11DPŜťŮǏ-10jkloGĺŗƝ-9RUķŊōƤƨǑ-8ptNŨǇǌ-7QĽƜƞơƥǅ7fĸŐƈƛ8mKůƼǄǝǟǤǦ9nƗƦǐǖ10vŒƀƢƧǨ11ŧǣǥ12XĿƆƉǩ13ŇŕŲƻǜ14h15iŖſƱ16ŁƩƵǕ17ũƫǘ18ŪŶ19wńŵƎƙ20Ʈ21ƯƳǍ22uƶƷ23Ļœżƺ24Ž25Iǡ26ţƌ28b29yņş30ľ31ǋ33Ɵǔ35Ŵ37Aų
~one>	40 -17T-16aŎ-15ŭƕ-14Ǔ-12sZ-11DVWŗťŮŹƭǏ-10ŔšƝ-9jkloGHPŀňŢǑǚ-8pRUĸĺōŜƨǌ-7rtNYŊƤƥ7EOSŃŠƏƒƢǉǤ8Ňŝŷ9ŌŕǈǦ10muwKŘŞůƮƼǟ11ŖŪſƗƩƶǐ12ƉƦǕ13vŐŒƧǣǩ14ƆƯƵǜǥ15ţ16iƌƎƻǨ17ŁǍ19ńƳ20ŵŶż21ľũƙ22Aų23Ļ25œƷƺ26ņ27I28Žǡ29y31b32ş34ǋ36Ŵ38Ɵ48ǔ
~oned	82 11Ƣ13nAż16Ŗ20ń
~ones	61 -16Ɲ-8ń7ŽǍ8Ţſƈ9ŕ10Ňƿ11ƀ12Z13Ɖ14ŖŪ16w18ŉŐ20h21Ƶ22ţ23Ǝ27uų
~oney	59 -16ǔ-11ŭ-7Hǈ7ņƪǕǝ8Tư9ľŢƩǚ11X12Y13ZƝ15ŀŧǖǘǠ16Ĺ17Ʊ18ƌƫ19rĿ20ƶ23ĸ27AƮ32Ų
~onf	89 -10ǩ20ţ35ň
~ong	50 -19ŭ-14Ƣ-11ŐƩ-10ƶ-9Vňű-8cNŗśŨ-7dĻ7vĶŵƄƧ8ŝƼ9sHřūǜ10bfCƏ11ƈƵǏ12ņŮ14lŸ15iŞƞ16Ʈ17Ŀ18ŕ19ŧǚ21Ɨ22ťǩ24Ɵ25Gš27ů29ǝ31S34Ƥƭ40Oǅ43ő
~ong>	51 -18ŭ-14Ƣ-11Ő-10ƶǌ-9ň-8NŨű-7dVśǟ7ŕŤƄǀǤ8fvĶŝŵƧ9HřţƼ10sūƏ11Cƈ12ņǏ13Ů14Ÿ15lŞ16Ɵ17Ʈ18i19Ŀŧ20ǚ23ť24ůǩ26Gš29ǝ31ƭ32S35Ƥ36O41ǅ44ő
~onge	86 -10ŗ8O10ǌ11ƭƿ16Ɵ21ŕ
~ongi	83 8ƥ42Ɨ
~ongr	82 8Ɣ9ƺ13ǟ15ƞ
~oni	71 7Ĵ10Ƶǌ12K13śƤƦǈǝ14Ŗ16r22Ǝ28Ž
~onic	87 7Ƙ10Ĵ15K
~onig	80 15śƦǝ16ŖƤ18r
~onit	81 26Ǝ33Ž
~onl	62 -13I-12T-8Ş-7Ĵ7ŷƀƎƪǈǢ8ƳƼƾ9ƘƲ10KR12Ļ13ƢǕ14ţŭŲǚ15ľǛ16ųǇ17Ľ18Ņ19Ū21Ʈ23ń44ǖ
~onli	75 -15I-7Ĵ14K16ń17Ǖ23Ľ25Ņ45ǖ
~only	65 -12T-8Ş-7ǡ7mƀƎƪǉǖǢ8ŷƼƾǈ9ƘƜƲƳ10Rń12Ļ14ŲƢ15ţŭ16ǚ17ľųǇǛ20Ū22Ʈ
~ono	86 27b33ź
~onou	87 27b
~ons	55 -14ű-13ǆ-10ǂ-7WǄ7PŖƕ8Əǟ9yĵƹ10ţƓƝ11ś12ǩ13Ż14uŚǃǈ17wxƇ18ũƻ21ŉŊƌ25ƅ26Ƽ28ǋ37ǚ
~ons>	58 -14ű-12ǆ-10ǂ-7W7dņ8ƕ9ĵŖƁƏ11yţƝ12ś14Ż15uŚǃǈǚǩ18wx19ƌ20ũƻ23ŉŊ30ǋ32Ƽ
~onsi	87 -7Ǧ8Ƃ10ǌ
~onst	75 -7Ǆ7Ǎ8ǧ12ǟ16PƓ27Ƈ38ƅ
~ont	45 -18ŗ-16ǩ-9Ŝ-8ĸ-7ŁũƝ7Gŀ8ŘŮŹƏ9Yƃǉǌ10ĶƇƒǒ11řƾǊ12ZǨ13ĺ14Tǧ15ǃ16KŚǈ17ƗƤǑ18pŃƟƫ19š21ŅƮ22Ǣ23ť24Ɣ25X28Ǔǝ31d33Ơ34Œ39ŕ44Ĵ
~ont>	67 -9Y-7Ť7eśŻ8lƩ10j11ĺǋ12ƣ13qǌ16Ə18Ƈ24Ĵ28ǃ29Śǈ
~onte	78 -17ŗ-13Ɠ42Ɨ44Ǣ
~onth	49 -10ǩ-9l-7ĸ7vĺǧ8ĽŤǜ9GŘŮ10Ź11YĶǉ12šƃǊ13ƾ14Ǩ15Z17T19Ņ21pŃƟ23Ƥ24Ʈ25ť27Ɣ29X32ǝ35d37Ơ40Œ42Ĵ44ŕ
~onti	87 17š42ƫ
~ontr	61 -8Ƃ8ŦƩ9Ɩ10Ƣ11řƓƼǄǧ12ƌ14ŀ17ǒ20ƒ27Ǒ44Ǔ
~onv	80 -13Ű7M14Ļ15Ɲ16s19ŋ26ŭ
~onve	80 -13Ű7M14Ļ15Ɲ16s19ŋ26ŭ
~onw	89 13ő16Š34Ő
~onwi	89 13ő16Š34Ő
~oo>	61 -12Ż-11a-10ŭ-9ŏ-7Ķřǌ7eŃƂƎǢ8ūź9ĿŪ10ŎƢ11ǚǛ12Ň14XşƿǄǑ16oJ18j19ňƳ21ńƨ22s23UŽ26Ƭ35q
~ood	48 -16u-13Ŵ-11rǥ-9DĶǐ-8KĺťƧ-7aHXĹŃŒŞŭƬƮǋǞǨ7Cƃ8FMƵ9ƔƩƲǕ10pŐƭƼ11jUYţǊ12JĻźƑƒǂǄ13yƇƽ16WŇŎ17Ōũƻ19ĵűƸƾ20xŶ22N23I24Lņ25i27ǁǟ34Ɛ37ŝ41Ǜ60ƙ
~ood>	49 -16u-13Ŵ-12ǥ-11r-9DKĶǐ-8ť-7aXĹĺŃŒƧƬƮǞ7lŋƾ8Fƃ9CMƔƲƵ10pŐƩƭ11UY12ĻǂǊ13JţźƒƼ14yƇǄ17WņŇŎũ18Ōƻ20ĵűƸ21Ŷ22xN24I25L27i28ǟ31ǁ35Ɛ39ŝ42Ǜ50ƙ
~oode	87 8Ƥ9Ɗ12Ũ
~oods	83 11Ƥ12ņƑ19Ǖ30j
~oof	55 -14ťű-13ǌ-8Ĺ-7p7Pƕ8ľńƪǣ12h13ơ15ǧ16Ŏ19ş25Ƒ26n34ǒ35Ǆ43Ƅ77Ɖ94ƈ
~oof>	55 -14ű-13ǌ-12Ǆ-7Ĺ7ƕ8ń9ľƪǣ12h13ơ15ǧ19ş25Ƒ26n34ǒ43Ƅ74Ɖ81ƈ
~oofi	85 -21ƈ9Ɖ13P52Ǆ
~ooh	82 -10ų-8œ7ƌ12H13kƘ15Ŷ16ǃ
~ooh>	82 -10ų-8œ7ƌ12H13kƘ15Ŷ16ǃ
~ook	49 -13ƈ-11ŝ-10qŭ-9c-8nŤƂ-7Ōƒ7yVXŨŵƗǂǍǗǙ8tǟ9ļĿ10jĽũŶ11RŧǈǛ12pƉƐǘ13Ǟ14Hĵ15űſǊ16łǜ17ĹŃ18Ļľ19ĺń20ŚŜƬ21ŇŠ25z29Ư38ǖ63Ǡ
~ook>	57 -12ƈ-9ŭƂƷ-7ŝ7ejTŉŎŗƀǢ8řƧƪǛǦǩ9gĵƳǂǥ10ƗǙ11ŖŠǊ12JļŜ13tǟ14ĺľŧũƉ15p16RĻ17z19ſǜ21ł22ǖ36Ư
~ooke	74 7Ķ11ĵ12kǞ13Ľ18ļ24ń
~ooki	61 -7ǩ7Ǌ8ĿńŇŶ9ŢƖ10yĺŨ11X12ǍǗǞ13VľƐ20ǖ21Š23H24ĹŚ26Ń27Ƭ
~ookk	80 22ǘ42Ǡ
~ooks	70 -8J-7qŠ8z9Ŷ13ǈ15Ňűŵ20ǘ22Ŝ24Ʒ42Ǡ
~ool	53 -12Ű-10Ʒ-9D-8Š-7ǩ7gŘŸƢƥǔǦ8yEKŐũƘ9Ż11orSľ15ƚǓ16lQǖ17Ǣ19Ɔ21Ɲ22ŭ23xǙ26Ʊ27ź28j37m50Ǐ56ƍ
~ool>	56 -10qƷ-9D-8Š7ńƢ8ŘŸƥǔ9gyEKŐũŭǦ10jŻǙ11ľ12or13S16ƚ17lQǓ18ǖ20mƆƱ25x35ź59ƍ
~ooli	87 12Ʊ37m
~ools	69 -14Ű12Ƙ19ŭ25Ǣ33Ɲ55Ǐ
~oom	61 -11Ǟ-10ǒ-8ŏ7Ƥ8ƃƊ11ƞ13Ơǟ16X18ų19Ɨ25Ɯ28Ɲ36Ɔ40M49ƌ67Ƣ
~oom>	67 -10Ǟ-8n8ƢƤǃ9ƃƊ10Ơ11ƆƜ13ƞ18X23Ɨ30ƌ32Ɲ44M
~oomm	77 12n23ų39Ƣ
~ooms	77 20Ɯ24ƌ40Ɔ
~oon	68 -8ǜ8Ɓ9Ō10ľĿ11iVǧ12j13Ƅ14ŕ16Ǟ18yŮ20Ź23L24H32Ń
~oon>	68 -8ǜ8Ɓ9Ō10Ŀ11iVǧ12j13Ƅ14ŕ16Ǟ18yŮ20Ź23L24H33Ń
~oop	87 9Ż14Ł23s
~oor	63 -10ǔ-7Qř7ů8xƘǨ9ūƌƐǄ10Ɔǣ11Ų12Ǌ13ǃ15ƊǛ16gǈǍ17ƛǅ18ǝ21Ɲ28Ǝ85ƣ
~oor>	68 -15Ų-11ǔ-8ř-7Q8ůǎ9xƘ10ūƎǄ11Ǜ12ǣ13Ǌ14ǃ18ǈ19ƛ20Ɗ22Ǎ24Ɲ67ƣ
~oord	85 7Ǜ35Ų
~oors	76 -10Ǎ-8ǎ7Ǝ9ƣ11Ɛ12ƌǨ13Ɔ21ǅ22g23ǝ
~oos	77 10f16C32Š42ł
~oose	78 10f32Š43ł
~oot	68 -18ţ-10ŷ-8ǩ-7Ÿ7Šǒ8hǋ10ŀƞ12ajJ13Ɯ15Ż16Ǒ19ś21ŧ24ƆƓ35ƺ
~oot>	74 -11ŷ-8Ÿ9h10ǋ11ŀś13J14a16Ż28Ɠ39ƺ
~oota	85 29Ɔ
~ooth	87 -22ţ9ǒ14ƞ21Ǒ27ŧ
~op>	51 -16D-15bơ-13ǩ-10wSŏƤ-9œŝŪŮ-8Ű-7iŎťŴƮƷ7ůǄ8UǊǗǞ9Tśǈǐ10mƀ11sVǆǠ14Ƒǎ15Ɨ16ƈǝ17ŠƉ18ľǍ19ǅ20řǔǨ22ǃ24Ƃ25Ɓ28Mŵǟ31Ƶ33Ǧ34ǋǌ55Ɲ70ǥ
~ope	57 -10Ő-9ǩ-8nRSŗƁ-7GŴ7yXŊŰ8Žƍ12Ļ13ơǨ14ŸžǌǙ15ŷ19Ɨ21DƑ22WǞ27Ţ31ķǝ32Ǣ50ǋǎ58ǅ
~ope>	89 -7Ǖ13X18D21Ļ
~open	65 -14H7śţ8ķ9ayŊŰ10ŽƑ16Ǩ26W27Ǟ33Ţ36ǝ54ǅ59ǎ
~oper	65 -10Ő-8ŗƁ-7nŴ7ƍǇ12D13Hǅ15Ƒơ16Ÿ17ŷžǌ23Ɨ28ķ35ǋ37Ǣ
~opi	76 -7jŢ9H20A24X26ǖ58Ļ
~opin	76 -7Ţ9H20A24X58Ļ
~opl	58 -9U-8Ǖ-7AƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~ople	58 -9U-8Ǖ-7AƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~opp	67 7Ƃ8VǨ9Ŀ10ƀ11yX14Ţ17ŀ20Ʈ24š27ĺ30Ƌ40ń
~oppe	74 7tM8Ƃ10Ǩ11Ŀ23Ʈ28š34Ƌ
~oppi	74 9V12X13y16Ţ19ŀ30ĺ39ń
~opr	87 14ǆ30ƻ
~opri	87 14ǆ30ƻ
~ops	78 7ǌ8Ż9Ƣ11ǈǨ12Oť13Ƨ14gƌ15ǃ19Ʈ32ŗ
~ops>	78 7ǌ8Ż9Ƣ11ǈǨ12Oť13Ƨ14gƌ15ǃ19Ʈ32ŗ
~opt	85 17uǣ20Ō24Ň
~opti	89 21Ō25Ň
~opy	79 10ơ35ś
~opy>	79 10ơ35ś
~or>	26 -26ǩ-19ǉ-17ŀ-13CŷƅƮ-12Ƨ-10xœŚŢ-9ňřƳƷ-8UōŧƁƢ-7eZĽĿŃ7STĸƏƜǦ8ķŪżžǤ9krůƖơƽǒ10OšŦŬŽƆƘƤǊǏ11XŨƴ12ŰƛƾǕǣ13uĻƎǑǛ14ŐƃƻǄ15yFIĵƋƍƐƯƹǋǞ16gKŇǃ17MźƀƝǇǠ18pNư19łƓƔ20ŗƠƭǓ21Ŗǥ22Ķǁ23QƄƲ24ĴĹŤƶƿ25Ɖ26qţƇ27fLŘƼ28ŭ29űǐ31ľ35b38ƣƱ40ƒ41ǂ45Ų
~ora	70 -11Ɨ7Ƒ10Ʃ11ǃ29ǆ53ƥ
~orag	75 -11Ɨ8Ƒ57ƥ
~orat	80 12ǃ33ǆ
~orb	89 -8ǩ19Ǝ29ĸ
~orc	71 -9ǐ7D8ş9ĵ10ŌƏƞ11ƥ12Ń15Ū16ǀ31f32ŏ
~orce	76 10ĵŌ13Ń34f35ŏ
~orch	89 9D13Ə14ƞ16ƥ
~orcy	85 -11ǐ10ş18Ū21ǀ
~ord	54 -13u-10Ɣ-7ǈ7ļŎūŶǒǟ8ǃǕ9ţƿ12Ƥ13Ůųǣ14Ŵ15Ơ16ňǩ18Łƾ20Ų22XŪ23FǗ28ơǘ31Ż39ǌ57ŋ
~ord>	60 -14u-11ƄƔ7vBŊǧ8kļǒǟ9ūŶ11ţǃ12XŌƿ13ǘ14Ƥ16ųǣ18Ơ23Ł26FŪ33ơ37Ż38ǌ
~orda	83 7Ǜ18X33Ų
~orde	73 -7Ō9ŵƄƾ10Ũ11Ŏ12Ǖ21ǩ46ŋ
~ordi	80 13ƅ41ŋ
~ords	75 -11ŋ-7ǔ8Ŗ18ƾ20Ů23Ŵ24ǘ25ň36Ǘ
~ore	47 -19ǩ-18ŗ-14x-10ĴƗ-9jwQƓ-8SUşƜƠ-7WĺŅŒŜţƔ7kľŕŧǏǟǧ8aŴŷŽƫƺƽǅǌǕ9ŉŊƻǄǎǔǦ10OĿŁűƄǤ11LYųƩǓǢ12gr13Gƴ14T15ň16VǍ17ǡ18ĵ19Hƅ22ŃǗ24ņŘǊ25ž28ǈǋ29J31ōť32y45œ
~ore>	48 -18ŗ-16ǩ-13x-10Ĵ-9wQ-8jSUşƓƗ-7WĺŅţƜƠ7AľƭǍ8ŕŧƺƽǅǏǕǧ9ŉŷƫƻǟǦ10aŊǄǎǔǤ11OYĿƄ12LŁǓ13r14gƴǋǢ16Tň17V18ǡ19ĵƅ24Ń25ņŘǊ26ž30J31ť32ō34y46œ
~ored	83 -10ǋ8ƥ12Ǝ34Ǘ
~oref	89 16ǋ18ǌ
~ores	86 -7ķŇ18Ǎ20kŽ23ǋ
~orev	85 12G13Ʃ14ű41H
~org	78 -7w8Ĵ9l10Ɠ12Ÿ13ƨ14aƄ16yC17Ľ22ǆ
~orge	89 10Ĵ11Ɠ15ƨ16Ƅ
~orgi	86 -7I10l13Ÿ17C18y
~orh	89 10ƞ11G13ƒ25C
~orho	89 10ƞ11G13ƒ25C
~ori	61 -12ǋ8ǔ9Ǟ10ŝƃ12ƋƌǍ14ƞ15ƈǩ16lŶ19H20Ɔ21ſ24ľ
~orid	87 15ƃ29H
~orie	87 -15ǋ12ǔ18Ǎ29Ɔ
~orig	75 15Ƌ20ƈƌ21l
~oris	68 24ſ
~orit	80 -7Ş13ŝ19ƞ22Ŷǩ32ľ
~ork	42 -18i-12Ƥ-11Ů-10ĸŰƭ-9nrxľĿŐŶƒ-8ĻŌŎŘŜŪƨ-7ƖƟƩƵǎǟǦ7ĹƳ9I10ƑǜǨ11ņǙǠ12ĺ13XĶŝǄǔ14Ʀ15ŗ16ŴŵƸ17Bƃ18JŇ19ƾ20g21ǐ22Ǉ25Ŋǚ30ŭ31ǈ32LƝ34WƧ38R39VǑ40Q43Sů44q45ǣ46U68P
~ork>	46 -18i-12Ů-11Ƥ-10Űƭ-9ĸľŶ-8rxķŐƒƨǒ-7nĹĿƗƩǈǎǦ7ŚƷǉǋ8ŅǇ11I14XǙǠǨ15B16ĺƝǑ17ƦǄ18ŗŴǔ19LƃƸǩ20ŵ21JŇƾ25ǐ26ǣ27S28ǚ35Vŭů36q40WƧ45Q46R49P50U
~orke	67 7B8ķ13ņ19ƳǑ23S24ǜ30Ǉǣ
~orki	70 -12N-11ǩ7S13ŝ15V17ń20q26ĶĹ32g37ǈ40P
~orks	61 -8ŘǇǩ8Ư10k11Ɯ12M13Ŗ14ŝ15Ɨ16ň21Ƒ23ǈǑ27L31Ɲ42Ŋ
~orl	86 11iC14Ń15Ļ18d
~orld	86 11iC14Ń15Ļ18d
~orm	56 -7ƝǇ7ĹłũŰƜǆ8mƈƵ9ap10ŐƾǗ11cĺǩ12AĽ13ĻļǏ14Rƻ15ơ16ǜ18jŭ20ƣ58ƚ
~orm>	65 7h8uƜ9ĹũƈƵǆ10mŰ11ap12Ő14Ľ15ĺ16ļ18ơ25j44ƚ
~orma	62 -7Ɲ8Ľ9ł12ƾǗ14A15Ļ16RǏ22ŭƣ
~orms	82 -7Ŀ9Ŕ19c20ǩ30ƚ
~orn	62 -9j-7ƭ7ŏūƲ9ƽ10ĿƖ11BŐǙ12v14x15RUǝ21i26ůƚ29L35l39p41d
~orn>	72 -7ƭ15v17x19U41l46p49d
~orna	85 8ǝ16Ŀ37ƚ
~orne	82 9ū10CƲ11k14Ɩ16BŐ
~orni	70 9ŏ11ƽǝ13Ǚ18R26i30ů34L
~oro	89 -13ŷ7Ź26ų
~orol	89 -13ŷ7Ź26ų
~orp	78 12ǃ62ǆ
~orpo	80 12ǃ33ǆ
~orr	54 -12w-7Ŝ7zŹǣ8dűƳ9Ʀ10Ľƚ11ŏŒ12fŵ13ņǩ14Ƒ15F16EY18L19ĸ22ų28a40ƪ53Ŀ
~orre	71 -9w-7Ǜ7mnŬŲžǜ8bƴ9pDŹƟƪ11d16Œ17ŏ18a21F22E
~orri	68 15Ľ19Ƒ37Ŀ
~orro	63 8Iǘ9ǣ11ű13Ʀ16ŵ20Y24Lĸ27ų40ƪ
~orry	71 7z8ňƚ9cu10ǡ12Ƴ19ņ20f21a22ǩ35Ŀ
~ors	58 -7ǎ7ǡǤ8ƌƐǨ9ŶƆƙ10ŅŨƩ12ǒǜ13ƾ15gǅ16Şŷƣ17ǝ18ƞ21Ǖ22Ŀǚ29m30Ǒ43Ǝ
~ors>	60 -7ǎ7ŤŦ8ƌƐǡ9ƙǨ10ŅƆƩ12ǒ13ƾ16ƣǅ17ŷ18ǝ19ƞ20ǚ21Ǖ30m31Ǒ45Ǝ
~orse	89 
~orst	80 9Ř11Ǥ14Ŷ16Ũ19ǜ24ĿŞ
~ort	52 -12Ǣ-10Ūƨ-7ŒŖƖǗ7jXōƳƶǉ8Ţ9DQZųƥ10ezŻƭƱ11ǝ12ĵţ13cŰ15źƑƗǏ16Tľ17ŤƧ19Ʃ21ǀ24gƘ28ƕ29Ļ30Ʈ34ķƒ35Ɣ37ű
~ort>	72 -10Ƙǩ7ƛ8ǀ10WƜ11gC12ǉ13ţ15Ż16Q17z19ĵ21ŰƮ23ź25Ť30Ʃ
~orta	70 -10ƨ8M9TŌ10ƶ13ōƳ15eX16ǩ17Ʊ26ľƧ
~ortg	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~orth	62 -13Ǣ-8ŪƖ-7ǩ7Ɓ12jDŢ13ųƥ16T17ǝ19Ƒ21Ɨ23Ǐ37Ļ39Ƙ43ƒ45ķ48ű
~orts	83 25ǀ32g
~orw	80 -7ŕ12Ŏ15ŀ23Ō39ś
~orwa	80 -7ŕ12Ŏ15ŀ23Ō39ś
~ory	65 -8Ƅ7lŔ8ņơƬ10Ǣ11Ŋ13OĽƼ14Ƹ16ţ17ōǏ18Ɨ19Ɲ24ƽ26Ť39Ɔ
~ory>	66 -8Ƅ7lŔ8ơƬ9ņ10Ǣ11Ŋ13OƼ14ĽƸ16ţ17ōǏ18Ɨ19Ɲ24ƽ27Ť39Ɔ
~os>	86 9Ǘ12yŐ13ǒ
~ose	46 -18o-15Ƭ-14n-13ň-12Ũ-11ǖ-10ţŧ-9DR-8aŅŖŵ-7Ļƪƫǜ7cFĵũƯǓ8XŎƎǊǑ9EIŞ10ǆ11ǘ12ťŽƈƍ13ƖƼ14AƙƤǇ15ƩǤ16őŝ17ŁƕƛƳ18Ő20łŚ22ķƏ24ůƑǐǙǩ27Ƣ34ƻǎ44ǝ45Š
~ose>	48 -18o-14nň-12Ũ-11ţǖ-10ŧ-9DƬ-8aŅŖǜ-7RXĻŵƫ7iwFńœƅ8ĵŕƯǊǓ9cEIŎƍƎƖƛǑ10ŞƏǆ11ƕ12ƈƤǘ13ťŽǎ15AƙƩǇ16Ǥ17őŝ18Ł20Ő21łŚƳ25ǐ26ƑǙǩ27ķǝ28ů29Ƣ33ƻ47Š
~osed	71 -8šƳ7ƍ11ƕƖ13g17Ƽ34ǎ48ǝ
~oser	85 -12Ƭ8Ơ9ƺ12L15Œ20C30X
~oses	82 10ũƁ15ƛ25Ə
~osi	66 -12ǩ9Ŀ10VƼǨ12ǈ13S17ǃ20ŘŨ29ň65Ɩ
~osin	67 -12ǩ-7ƽ7ƕ8Ƴ9Ŀ10Ǩ20ŘŨ30ň67Ɩ
~osit	89 14V17ǈ19S
~osp	73 -12C-7ţ7q8ž10V11S12ƃ13P14ĸ16Ƽ19ǂ21ƦǨ23ǔ25Ƹ26Q
~ospi	73 -12C-7ţ7q8ž10V11S12ƃ13P14ĸ16Ƽ19ǂ21ƦǨ23ǔ25Ƹ26Q
~oss	64 -13i-10ż-7ĸōǞ7ƺǙ9sNů11g14Ƴ15ŁŤŧǉ20U22ũƖ23Ŧǟ26ļŘ32ť34Ǌ49ţ
~oss>	66 -13i-7ĸōǞ7ƺǙ9sNů10ũ15ţŤƳǉ16Łŧ20Ř21U24Ŧǟ27ļ33ť36Ǌ
~osse	82 30Ɩ44ţ
~ost	50 -11tƮ-10Šǉ-8ǖ-7ŨŷƱƵ7kCŞ8ĹŮƃǢ9lƚǊ10ĽƠǕ11ųƧǄ12ŭƘ13ĸƑƗƲ14ǝ15X16Ŀ17ňƓ18ǩ19YƯ21Ǚ22EŒ26ư29ǚ31ŗ33ŦǏ37ľ39ǔ44Ƴ
~ost>	52 -11tƮǖ-8ǣ-7ķƵ7kXĸŝƨƺ8Ů9ĹŞƃǢ10ƚǊ12ųƠƧǕ13Ƙ14ƑƲ15Ɨ17Ư19ĿňƓ21Y23ǩ24ŦưǙǚ25Œ29Ǐ34ŗ43ľ47Ƴ
~osta	87 16C42E
~ostl	73 -8ƌ8A10ĸ13ķ20ŭǄ55ǔ
~ostp	89 20ƴ
~osts	80 9Ǐǚ11uŔ12ƭ13X16Ƥǝ
~osy	87 11l16ź27Ŋ
~osy>	87 11l16ź27Ŋ
~ot>	36 -19Ƭ-15Ǆ-14ƌ-13iƧǐǞ-12ũ-11ǌ-10pPœƹ-9xSWőŷƕƶƷƽ-8Rņţƭǎǣ-7ƼǊ7sKřŨƓƖƪǥ8ILĸŉŐƇǋǩ9bdhkŮƢǤ10tuňǑ11aNļŇŚśšƋǢ12vMŒŠŦƜ13ŰƆ14ńōŽƎƥưƱƵǀǏǒ15fƒƤǘ16EŖƺƻ17gƟƴ18AŅŹƃǨ19nŪ20ķŕŜƍ22Ķ23ŵƑ24ŏş25jƙ28ĺſ35JŞ39O52ŀ
~ota	70 -15Ť-11ǅ-9Ʀǥ-8ť8Ɨ9Ņƹ11ZűŽƠ12gƀƿ13ƛ15Sǉ16Ľ17ŵ22Ŧ23Ɔ26ş
~otag	85 29Ɔ
~otal	74 -16Ť-10Ʀ-9ťǥ8Ɨ10ƹ11ZŅ12ŽƀƠƿ13g16ǉ18ŵ24Ŧ27ş
~otc	89 9ĺ13g15V18ť
~otch	89 9ĺ13g15V18ť
~ote	57 -14ǩ-9BĴ-7Pň7ĽŃŊƭǦ8Ŝſƺǔ9ž10ƃƲ11wľƷ12Ŗ13Ɣ14Łŗ15e16Zō18ńǘ20Jŏ27ķ28Ņ30Ĺ31Ŭ39Ƥ
~ote>	65 -12ń-8Ĵƭ-7P7qŴƈ8ǘǦ9ZĽŃ10Ŝƺ11w12Ʋ14Ʒ15ž16ŁƔ17e24J31Ņ36ĹŬ
~otec	67 -8ǩ-7ň8ũƏ9X11ſ12ƃ13ǘ15ľ16Ŗ17ƭ18ŗ19ŏ35ķ
~otel	82 -8X15ǔ61Ƥ
~otes	78 -8Ņ11ZŊ26ō41ń
~oth	48 -17aŭ-13ƃǢ-11CŬ-10dŦůǄǍ-9NĴƝ-8rFŗŜźƘǐ-7qXĺŖƛǕ7ōƲƴ8nŏƳƼ9uvŧŶƎƦǈ10HIĿŁŋŞŷǁ11oĶƸ12ZŽƗƱǇ13Bƹ14ŪƟǋ15ķţ16yƫ17ŵƨǑ18ŀłǂ19sſ22ųŸ25Ƶ28Ƒ30ƽ34z35ž40Ņ41ń44ş45Ŵ
~oth>	67 -18ţ-13L-9N-7wŨ7şƶƽǒ8lpƫǖ9ǂ10ƞƢƬ13ķƯ15Ǒ18Ÿ20ŧ21ĶƎ22Ʊ24Ł27Ƶ48s
~othe	51 -18ŭ-15sǩ-14a-13ƃ-10pCůǢ-9dŦǄǍǥ-8ĴŏƦ-7rŜƝ7ĹņŐűƵ8ƴǑǞ9Ʋ10ķƳ11nuŋŨ12IŶƫǁǃǈ13ovŞǂ14Ɨ15BŷŽ17HŪƟ18Ǉ20łŵ21y23ŀ24ų29ş31Ƒ32ƽ35z39ž44Ņ45ń49Ŵ
~othi	69 -7ƽǃ7hō8Ż10ŸƐ11Ŀƻ12šŲƸ13Ƽǥ14Ļǩ15Z17Lş21ƹ23ŏ24Ʀ31ƨ32ſ44ţ
~oti	74 -11ǈ10Hśǂ11K19Ĺ23ƹ27ǩ
~otic	78 12K21Ĺ
~otin	85 -12ǈ12śǂ27ƹ34ǩ
~oto	65 -9Kǐ7ş8ǚ14Ū16Żǀ21ś22ſ
~oto>	87 -12K29ś
~otor	66 -9ǐ8ş14Ū16Żǀ23ſ
~ots	83 9j11ǀ12Ɖ20ǁ30ƻ
~ots>	83 9j11ǀ12Ɖ20ǁ30ƻ
~ott	71 -14Ɗ7eūƙǣ8Ņ9łǛ11Ō12Ơ14Ɯ15ń16ƛ19ƻ23Ł25C28h
~otte	75 -15Ɗ7Ļǣ8ƙ10Ǜ12Ō13Ơ15Ɯ17ń18ƛ24Ł27C
~otto	87 9e10Ņū12ł
~ou>	17 -27vƽ-24qŴ-23Ť-19ťŹź-18Ʈ-17bƅ-15Ɔƨ-14Ƈ-13ŷơ-12tǂ-11ůƳ-10ořƓǧ-9ǥ-8eŕƉ-7űųǟ7Łƙƞƫǌǖ8yBIŋūƀƝǃǄǙ9ĶƎƔƖƗƺǝ10dpĴŪŬŮƥƼ11Ưǒ12Ƃƒǆ13ŌƱƵ14MĵŉőŭŸǓǘǚ15juLŃż16Qņƶƾƿǜ17aGƟƬƭ18Zǁǔ19YŏƃƚǑ20ƘƸǋ21kSĸĺư22WŖŲƻ23CHTžƹǞ24fĻŽǀǩ25UĽľŊ26ķśƦ27ŢŶƁǕ28O29ƧǇǨ30mXſ31KłŚŝ32ŀƴ33nV34Ĺńň35gR36Fũƌ37Œ38N39Ő40AļŠŨŵƤ41PŜ43i45Ş46lĿ55Ň62c
~oub	72 -7Ǉ7ĸ8ĵƼ9pƛ11Ř12tĹƽ14Ş16ű20œǜ
~oubl	72 -7Ǉ7ĸ8ĵƼ9pƛ11Ř12tĹƽ14Ş16ű20œǜ
~ouc	75 -7d7ŦǗ8ƿ9ķņōŭ10ƹ11gK12n13ǣ15Ƽ17Ƥ18ŜƗ
~ouch	75 -7d7ŦǗ8ƿ9ķņōŭ10ƹ11gK12n13ǣ15Ƽ17Ƥ18ŜƗ
~oud	80 7Ľ8ŋ9ƞ11x15j25ƿ28Ǘ
~oud>	82 8Ľŋ9ƞ12x26ƿ29Ǘ
~oug	47 -12ŏǢ-11Ɣ-8QĴŕ-7LƜƽ7zSŀšŢƁƧǏ8ķŬŷ9ĸ10nĺťŮŶžƚƩ11yōśũſƂ12YŐƳǥ13ŇŤ14rƬ15ƒƗ16ŠƨƮǝ17łŨ19Ŗƕư20ƌǎ21WƦ22lŊŧǖ23jŗ
~ough	47 -12ŏǢ-11Ɣ-8QĴŕ-7LƜƽ7zSŀšŢƁƧǏ8ķŬŷ9ĸ10nĺťŮŶžƚƩ11yōśũſƂ12YŐƳǥ13ŇŤ14rƬ15ƒƗ16ŠƨƮǝ17łŨ19Ŗƕư20ƌǎ21WƦ22lŊŧǖ23jŗ
~oul	33 -17n-15qƁ-14Ƴ-12QŐŦƼ-11ĺŒŨ-10dƔƻ-9jowSƽǞ-8ikŁœšŬŭŰżſƠƩǈǋǍ-7lUŜŤŪųŴƟǃǇǛǣ7BZŋŧǄ8bŖŶǡ9Lľ10ŃūƂǘ11mANĿŗŝƍƨƿǏ12aTŚǧ13rĵŇŘǢ14Ǧ15KĻƓ16ŞƏƘ17D18YƗǚǨǩ19cŌƒƪ20žƱ21ŽƸ22Ƶ23ưƶ24Ŋ26Ĵǁ28ű29Ư31sķŢƭ32ś33M35Ƭ37ŵ38ǝ39Ƥ44X49ŎƷ53Ʈ57ĸ
~ould	33 -17n-15qƁ-14Ƴ-12QŐŦƼ-11ĺŒŨ-10dƔƻ-9jowSƽ-8ikŁœšŬŭŰżƠƩǈǍǞ-7lUŜŤŪųŴſƟǃǇǋǛǣ7BZŋŧǄ8bŖŶǡ9Lľ10ŃūƂǘ11mANĿŗŝƍƨƿǏ12aTŚǧ13rĵŇŘǢ14Ǧ15KĻƓ16ŞƏƘ17D18YƗǩ19cŌƒƪƵǚǨ20žƱ21ŽƸ23ưƶ24Ŋ26Ĵǁ29űƯ31sķŢƭ32ś33M35Ƭ37ŵ38ǝ39Ƥ44X49ŎƷ53Ʈ57ĸ
~oun	45 -14Ʈ-13HSǩ-12IŖ-11Zŀ-10ƿǝ-9ĹŘŝ-7oDĸūŶǞǣ7pvǁ8LĶşŷŹƅƏƣǕ9őŒťǜ10JŽƗ11ĴŚǤ12ĽľńŠƭƱǉǖ13ŵ15B16VĵƇǠ18nA19sź20Ňŗ21bř22lǔ24Ƭǅ26Ɠƺ29ƍ34Ư35cu36C37Ǉ
~ounc	85 -7D12J27b
~ound	52 -12H-9SZ-8ǝ-7Ŗŗ7NWŭƎǨ8hşſƑ9Ʊ10Ɯƣǁǉ11bLT12ťƩǜ14cn15Ś16ńŠ17ĽŵƓ19C20Ƈ21l22V26s29Ň31ƍǅ32ƺ
~oung	71 -7Ǉ8Ƴ9Ż11Ư12ƭ17ź18v19ĵ20u21pŹ41c
~ount	53 -12Ʈ-9Ř-8Iƿǈǩ-7ĹŖŝ7Ƣƹ8ŜƗ9n10XŦŽƆǀ11AYƌƓ12źǕǤ13Ķ14őŷ15Bƅ16ǖ17Ĵ18ľ21u23řǠ24C28ǔ30Ư31ŗ32Ƭ52Ǉ
~oup	70 -11V7H8sSU9ĽŪƸǎ10Ƥ11Ƙ12xƿ13Ǟ16Ŋ18Q26Ƨ37W
~oup>	78 14x20Q30Ƨ42W
~oupl	76 -9V8H9sSU10ĽŪƸǎ11Ƥ12Ƙ14ƿ18Ŋ20Ǟ
~our	25 -20Cť-19Ų-16ĸŗŬƩǩ-15ŏŤ-14őŪ-13ĹƇ-12YŌũƆƈƌ-11ň-10ŀƬ-9ōƴǗ-8KĴńŊœŭƋƐƚǟ-7UŮ7kMłŴŻſƘǞ8hĽŝƀƂƧ9ķļŕƜǔǚ10ŖƠ11EŃř12yJWƁƶƸ13ľƄƫǡ14cǙ15oIŸƝǅǛǧ16vRŽǝ17lŘŜŶŹƾǈǋǠǤ18tŇƯƺ19şƷ20žǐǖ21PƢƤ22nsŚ23dgů24jDV25ĶƲ26FƨƳǂǕ27pqŁ28wTǎǢ29ƃƕ30e31Ʈǣ33r34x37Ʀǉ39ųƥ43ĵ44ǘ45ƽ57B60z
~our>	26 -29Ų-20ť-19Ť-18C-15ŌōŬƈƩ-14ĸŏű-13őŗƇ-12ŪŮŵ-11Ĺũƌ-10YŭƆ-9ŀňƋƐƴǩ-8GKŊƬ-7uńǗǟ7aDĿŐŨưǆǞ8łŅżƘ9ľŖŻſƀƂƝ10MļƁƧƸǄ11ĽŒŕŘŝŴŸǎ12Ŷǔ13EŃřƜƦ14hnyJƶǅ15WžƢǙ16tƯǠ17oIŜƫǧ18gŽƾǤ19lǛǝǡ20Śƕƺǈ21VŇųŹƲƷǋ22vǖ23jşǐ24s25dxƤ26PŁ27Ķů28Tǂ29pwǕǣ31eqƨƳǉ32Ǣ33Ʈ34ƃ35r38ƥ39ĵ44ƽ48ǘ55B61z
~ours	51 -14ǩ-11hǄǛ-10vǡ-8rPTĴŴƗƞǈ-7aŒœŗşơƫ7Bƀ8VľŤƊƲǦ9ŠŸǌ10uŁƎƠƢ11ĵōŮƝ12cţŵŶžƖ13gAŘƯǇ14ǉ15Ų16nű18HķŦ20ƕ30x38ų39Ʀ40ǎ41R53F
~ourt	79 9ķ12x29k38Ƅ51D
~ous	43 -23ų-22Ŭ-19Ǧ-17Pŗ-14Ǟ-13Ÿ-12SƸ-11ǎǏǩ-10Ǩ-9vŐŒǄǇ-8cĴōűǖǘǙǝǢ-7lUYŀłŎŦŴŵƠǊ7ůƊƽǕ8CƑ9Ź10Ƌ11aTƚ12ƌƏƕƣ14sƉƎ15ZƂǁ16oƨ18qƮ19Ɨ20fprŷƖ21Ƈ23MĿƓƙ24Dş26H27ǂ28GķƜƝ31Ɵǀ32F33Ɔ40ƒƷ41ƅ45nƔƞ
~ous>	69 -11ǩ-10P-8ų7ń8aś9rƖ10ŉ11Ŷƙǂ12wĹš13Ƽ15ƞ46Ŀ55ǀ
~ouse	44 -22Ŭ-19Ǧ-18ų-17ŗ-14ǏǞ-13Ÿ-12Ƹ-11PS-10ǎǨ-9ŒǇ-8cvĴŐűŶǄǖǘǢ-7UłŦŴƠǊǙ7hǕ8ůƊ9Ƒ10Ź11ƚ12TƋƕƣ13Ə14ƌƎƖ15rsƂƉǁ16Zƙ17ƨ18o19Ʈ20qƗǂ21pDŷ22fƇ24Ɠ25Mş28H29G30ķƝ31Ɯ32Ɵ34nFƆ36ƞ41ƒ42Ʒ43ƅ46Ɣ
~ousi	82 8DƐ10ǜ11ŷ14Ŝ20C21n
~out	35 -19ǩ-15cķƛ-14Ƽ-12iSƠ-11FŃǇǒǦ-10DLRńǟ-9œƯƽ-8wxIňřśƓƻ-7oKŶŷžƄ7QŊŘţƈƚƦƧƲǂǕǠǧ8ƎǈǙ9ŀŖŜťŴƏƤƶǘ10ABZƗƫǋ11ƂǏ12zŤƩ13lqrYĸŝŞſƌƍƞƺǛ14ĻŲŵŽƷ15uƬǉ16eĽľŦƱ17ļǄǌ18VĿƜ19CĹƟƳǀ20ĴƔƝǁ21yĺŇƸ22ŉ23ǔ24ō25Ǩ26g27ƪǑ29j47š
~out>	36 -16ǩ-15ķƛ-14cSƼ-12ńƠ-11ŃňǇǒǦ-10iRǟ-9DFLŬŮƽ-8wxœřśŠƯ-7oIKžƄƓơƻ7bhŒŘŝţƚǂǧ8gpqŊƈƎƟƧƭƲǕ9ƶǈǙ10AUŖŜƏǘ11lBťŴƂƗƤƫǏ12ǀ13ļŀƩ14zĸŤſƌƍƞƺǛ15rYŲŵŽƷ16Şǉ17ĽƬƱǌ18jŦ19VľĿ20ƜƳ21ǁ22ĹŇƸ23ĴĺŉƔƝ26yōǔǨ29ƪ35Ǒ48š
~outc	89 34Ļ
~outf	77 -7P10WőŠ12Ǟ19ơ24Ő27Q31Ǆ
~outh	80 7ň10l12r13ļ14C22ŝ24u25Ɵ
~outs	70 -11Ǒ-10ŀ-8PU9ƉǠ11Ű12qǋ13Ʀ14ŉ15ƣǀ18gZ25C26j30Ƈ
~ova	86 18Ǆ19Ł31ƌ
~ovat	89 32ƌ
~ove	40 -15Ř-14Ǒ-13űƝƳ-12gXķ-11KVŇŪŵƣǩ-10ŅŤŨůǎ-9pIţƯǅ-8LŁōŹƵǄǐǗ-7msńņşƗƲƼ7rļſƚƢƱƷǕǚǝ8nQĿŀƒǥ9ZŌƍ10BCRƄƆƛ11ŜŝŞƜƶ12ĵĸš13ƁƸǨ14ŃŕƘƦǇǖǞ15WľƂǜ16ŢŰŻǡ18MŗŶƓǒ19ƀƠǏ20ŒƑƧƭ21ŎŦŮǊ23GƐ24T26U27ƨ29ǔǢ30Ő31ǍǦ33H34ŏǟ38ƞ39Ŗ
~ove>	58 -18P-16ś-12Ƴ-11Ǟ-8Ĺ-7XŤťŵ7Ƒ8Ŏƅ9Mǋ10uŃƄǦ11wŌƤǔ13y14ŀ15ĵ17U18Ş19ƍ20Ʒ21BŐ23Ŷ27Ţ30G33Ǎ35Ɛ45ǟ49Hƞ
~oved	80 -7Ũ7y10ŭƟ12ĺ13Œ15n19G24ť
~ovem	89 13Ǣ20ƌ
~over	42 -14Ř-13Ǒ-12űǏǩ-11lyKǄ-10ǎ-9gpƝ-8VķŅŇŪůƯ-7aGXţŹƣƤƵǃǅǐǗ7kAŸžƺ8jŃŚŝſƚƶǕ9ļǍǚ10QƒƱǥ11RƆ12MPZĸĿƛǝ13CƘ14ŜšƸ15UƜ16ŐŒŕƂƦǇǖ17ŎśƁƑǜǡǨ18WľŰŻ19ǒ20Ɠ21ŗƀ22Ơƭ23ŦŮǞ24ǔ25ƧǦ26Ǌ27Ǣ28T29ƨ37ŏ45Ŗ
~ovi	71 7Ǆ8Ōǝ11ĺŀ12tŢ13ǩ16Ő17y20n31H40ƞ
~ovid	89 8W10Ǆ11ǝ20Ő
~ovin	72 8Ō11ĺ12tŀŢ18y21n32H52ƞ
~ow>	27 -30W-22ǈ-21QƂ-16D-15yM-14Ō-13oŁǄ-12H-11ƝƯƴǔǠ-10awFR-9şŹƕƫ-8AEVŀřŚǁ-7ŝƇƢƥƲǌǚ7nZōƑƟƤƷ8ĹņőŴƐƗƣ9XŸƅƠƱǀǆǎ10ƸǂǏ11GĵĽŲƏƒƚ12TœŘƧǅǣ13fkĸŉŕţŦũǝ14hOUŒƃǜ15ŃŊƋƦƿǊ16pŵŻƙǃ17zǦ18vļňŠǑ19ĺŤŧųƭ20ŏŭƁƞƺǇǖ21SŖůƓ22łǘǩ23ŗƪ24NĴƬ25bƔ26Ņǟ27K28Ʈ31Ů34j35xŶƆ36c37Y38Ũű41t46i49Ƴ
~owa	81 -8vY-7ǩ10Ǒ18Ň25X34x
~owar	87 -9Y20Ň27X
~owe	59 -17Ř-8ŗǖ-7Aƒ7Ɓǩ8ķŇƃƛƷ9ŉ10Ļ12ł13qǕ14B15fų18Ŏ21Ņƕƪ24ľǦ28Ɗ37ŬƔ43Z
~owe>	67 -7Aƒ10ķƁ11ŉ41Ɣ46Ŭ59Z
~owed	74 -11Z10Ņ11Ʒ12Ňƛ19fB20ų28ƕƪ
~ower	70 -19Ř-7ŗ8Ʋ10ƃ11ǩ12ł13Ļ16qŅ24Ŏ29Ǧ35Ɗ
~owh	89 10g33ĸ
~owhe	89 10g33ĸ
~owi	71 -8p-7m7Ŭ8Ƒǧ9Ǆ11dƛǇ12Ƅ17jy19ň23Ǟ43Ɓ
~owin	71 -8p-7m7Ŭ8Ƒǧ9Ǆ11dƛǇ12Ƅ17jy19ň23Ǟ43Ɓ
~own	42 -15ŲƳ-14ƞ-13ōŝ-12ĸŠǇ-11PŀŶ-10rŏŗƛƝǄǩ-9gŐŭűƄƜƩǈ-8XŜşƠƣƤ-7sISĽľŇţƎƐƬƯƵ7wLQſƥ8vňůƫƭ9jMŵƲƶǔ10eTŞƏưǃǊǎǢ11EHYŁŸƔǉ12aŤƍƢ13ǥǨ14zŪƴǐ15Ʒ16łŬǅǑ17Ƒ20ǟ22ǒ24lǛ25ƗƘ26ơ27C28ǝ29V33Ʀ38ƀǋ41ķƊ60ǆ62F
~own>	44 -16Ų-14ƞǌ-13ŝǣ-12ĸō-11PŀŠ-10rŏŶƛƳ-9ƝƩ-8gŭűƄƅƓƜƠǩ-7sXŐŜşƎƐƕƤƯǄǨ7wŌǕ8LQůſƥ9cvňƫ10ƭƲƶǞ11eMTŞŵƏưǊǎ12ǆ13YŤŸƍƔǃ14ƢƷ15zŁŪ16ƴ17łŬ19ƑǑ22ǟ24ǒ25Ǜ27ƊƗƘ28l30C31V34ǝ36ǋ37Ʀ42ƀ44F49ķ
~owne	66 -12ǈ-9Ǉ-8ŗƳ8Ĺ9Ɠǉ10j12Ǣǣ13ơ14ƅ16aǅ18ƕǌ22ǔ23F30ǥ32Ǩ33ǆ
~owns	74 -12Ǟ-8ķ8Ǎ9ǋ11F17E19ǐ27Ɗ28H37ơ48ǆ
~ownt	85 11ůǋ17ƣ26Ǎ29ǩ
~owo	89 10B26Ƴ
~owor	89 10B26Ƴ
~ows	78 -8ǚ9g10ƒǌ11ǒ12ťƑ13ƥ15ŗƚ21A28ǡ
~ows>	78 -8ǚ9g10ƒǌ11ǒ12ťƑ13ƥ15ŗƚ21A28ǡ
~ox>	69 -10p-8ǩ7ŭƿǐ8ǚ10q11mĸŏ12cdŚƄ13P15ƻǧ17Ƌ18f19J24D31Ǚ
~oxe	89 17ƻ42ƞ
~oxes	89 17ƻ42ƞ
~oy>	72 -11d-7hƢ7by8Ŕū10j11nx12Ť13U14vw16ŭ18u19gt31Ź
~oya	83 12Ǘ35ő36Ţ
~oyal	83 12Ǘ35ő36Ţ
~oye	59 -10ő7ǉǐ9ǥ12V15ǈǣ16Ǒ17S18q19Ƨ21Wǜ24Ǉ35Q
~oyed	86 -13ǜ27Q34q
~oyee	62 -12Q-8W8ǉǐ10ǥ17ǣ18Ǒ21ǈ28Ǉ35ǜ
~oyer	74 -11ő17V22S25Ƨ34Q36W
~oyi	87 12Şǟ27U
~oyin	87 12Şǟ27U
~oys	78 -10a8Ő10mqw13v14x17Ƙ28u
~oys>	78 -10a8Ő10mqw13v14x17Ƙ28u
~pa>	78 8Ǘ9A11jƍ12B37ź50Ǡ
~pac	67 -15F-11Ɔ-9Ŝ-8ǘ7DǢ10Ŗş12HŲ13Ƈ17Ɗ19W22Ɛ26ƞ29ǋ34ƹ36ǌǥ
~pace	75 -17F-11Ɔ8Ǣ15Ƈ19Ɗ25Ɛ33ǋ40ǌ
~pack	73 -10Ŝ-9ǘ8D11Ŗş13H14Ų21W29ƞ38ƹ40ǥ
~pag	70 9f10ļ11ō12ſ16ǌ22ś47Ś
~page	70 9f10ļ11ō12ſ16ǌ22ś47Ś
~pai	56 -8lŒƒ-7ŪŵƠ7Ŕƭƶǖ8ƥƪưǩ9ĴƩ10ZƢƫǃǑ11ũǉ12U13œƃ17ķ19ţƱ26ƔǄ28ƕ37Ŭ41Ŧ
~paid	58 -8lƒ-7ŒŪŵ7ǖ8ƭƶ9ƥƪư10ĴƩƫ11Ƣǉ12ZǑ13ƃǩ14œ16Ŧ18ķ20ţƱ27Ɣ29ƕ39Ŭ
~pain	86 8y13ŧ17ǃ18Ǆ19U
~pair	80 11Ŕ17ũ20Ǆ37Ŧ
~pan	50 -21Ū-19S-17ƈ-11Ļƀ-10œũǣ-9C-8fTV-7awHŉŵƂƵ7MǑ8qƇǆǈ9Ɩ10ľŅŠƋǉ11şţƅǊǠ12mǁ13Ƅơ14W15Ŝǩ16ŞƉ18ƕ19ǡ21ĶƧǨ23ƴ25Ǆǥ26ǅ29ő31ŝ32ǐ33Őŧǃ34Ǧ35Q37Ţ47Ǟ
~pand	86 -11ũ8ǝ16ť43Ǟ
~pane	87 -17ƈ16M19Ɖ20Ƌ
~pani	74 -9ƈ-8Q-7V7ĵš8hƿ10Ɖ13ŀ14mşǩ22ń33Ţ
~pany	52 -21Ū-17S-15ń-11ƀ-10Ļ-9Cǣ-8fŀœ-7wĵŉƂ7ǟ8ƇǑ9qƖǆǈ11ŅŠǉǊ12ľǁǠ13ţ14ơ15WŢƄ16Ŝ20ƕǡ21Ş23ĶƧǨ24Ǟ25ƴ27Ǆǥ28ǅ31ő34ŝǃǐ35Őŧ36Ǧ42Q
~pap	68 -10ǈ-9Ű9Qś11iǃ12oƖƢ14Ǡ15JǗ17ǆ18ķ19K21ǒ24Ʋ48Ś
~pape	68 -10ǈ-9Ű9Qś11iǃ12oƖƢ14Ǡ15JǗ17ǆ18ķ19K21ǒ24Ʋ48Ś
~par	47 -21Ƹ-16Ĺ-15y-11Ƽ-10dŒŖƄ-9acnLRŃǞǧ-8ŇŐƛ-7HQŝƙ7ľƗǑ8ŤŨſ9vŵƞǁǍ10TŘƤƱƷ11ŀǂǠ12UƧǨ13qƏƘƢ14stō16C18ƨǆǟ20oł21pOƠ22ńǇ23GŠơƥ24ƣ25l26V28uŴƽ30ň33z34Ɯ40Ű
~para	78 9f13h16ş17ǁ25Ƙ27Ř
~pare	66 -23Ƹ-12ǩ-11Ƽ7g9ŷƯ11Ʀ15ń16ƥ19Ŵ22Š23Ɲ33O45ƽ47u54z
~park	69 -13D-9Ĺ8vG10ǟ11ĻżƠ14ķ21ǩ22T65Ű
~part	51 -15y-10dŒƄƝ-8acgLRĹŃŇŖǧ-7nSƛ7rEǈ8ŵ9FŠŤǑ10ľŨſ11DŞƷǍ12ƗǠ13ƥƱǟ14ŀƏƧǨ15qUŴƤ16tƢǂ17s18Ơ19Gō20ƨ21ǆ22oC24p26ơǇ27ƣ31l32V34ň39Ɯ
~pas	62 -15Ŝ-14Ŏ7sƃǜ8gŻ9ƺǛ10ƿǎ11ƽ13ƫ15Ʋ19cŲƦ20Oƶ21ǀ25ņƷ30ŀ34ǘ48Ƴ
~pass	67 8Ʊǀ9gsƃ14ƫ16Ʋ21ŲƦ27ƶƷ38ǘ53Ƴ
~past	72 -17Ŝ-15Ŏ8ţƭ9ƽƾǜ10Ż11ƺ12ǎǛ13ƿ15ǀ23c24O30ņ36ŀ
~pat	72 -17ƌ-12ŕ7ũ8o10nƉ16ƾ18YƹǗ19q25PǙ59Ǟ
~patc	86 -7ƾ8ũ12Ɖ22Yƹ31Ǚ
~pati	76 -18ƌ-12ŕ11n20qǗ27P63Ǟ
~pay	42 -17ƾ-15ų-14ǈ-13Bƶ-12ĻŮǏ-11ĹŌƷǊǛ-10nyķŏǔ-9ŇŞŵŷǨ-8APōŝŨŴƘƧǗ-7cgŁŜŢűơǞ8Ķĸ9ư10ǡǥ11TţƓ12ĵǇ13šƪ14Ǣ15qŅŐ16žƯǘ17Y18Q20ŧ21Ʊ22ŖŗŬƜǝ24Z26ǣ28Ų29W31Ǡ32XŘ33œƕ34Ǒ39Ǖ40ŦƠƮ41ƃ46Œ47ƒ50ǖ67ǉ88Ĵ
~pay>	49 -15ų-14ƾ-12Ǉ-11ňƔǏ-10ĻŌǨ-9ŷ-8ŮƓǈǔ-7ŞŨŴƶƷǛ10ǘ12Ķư14ĸŧǠǡ15Ʊ16ǣ18WţǢ19Ŗ20ƕ21ž22Ŧ25Ő26œ28X29Ơ30Œ31ŗŲƃ32ǉ33Ǒ35ƒ38Ř49Ǖ51ǖ72Ĵ
~payc	69 -15Ǡ10ǟ11ƭǉ13Ĵ22qƮƯ23Q25T32Y
~payi	61 -12B-11Ĺǩ-8ǌ7Ų8ŖŘ9ǝ10Ŧ15XĴŧǣ17W18ƪ19ǥ20œ24Z28Ơ29Ɠ30ƒ31Ņ34Ɯ37Œ
~paym	66 -9Ƙ-8Ɯ-7Ř7e8Ŏ10ŉƩ15ƃ16Ʈ17ǘ20Z22ĵƕ28š31Ĵ39Ŭ41Ɣ
~payo	87 -11ƶ-7Ŗ16ǩ20ƫ38Ŧ
~payr	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ37Ǉ62ǉ
~pays	73 -12Ɣ-8y7ǖ8Ŗſ9źƕƜǌ11U14ňƱ17ƃ18ǝ22ǩ27ƮǠ
~pda	69 14ƫ17Ƌ19Ʋ22Ǣ32ƌ
~pdat	69 14ƫ17Ƌ19Ʋ22Ǣ32ƌ
~pe>	63 -13Ǎ-9Ś-8G8Xłǆ9ǔ11ǉ12Dǂ13ƣ14ĻŞ16Ƈ18ǖ20d24Ɖ26Ʃ29ƛƸ33ƹ34űƼ39ŋ
~pea	75 -15W-7Ō11ƽ12N13ǆ14ơ15Ś19ũ21s22ŏ23Ň27x29a
~peak	78 -7Ō11ƽ12Nǩ14ǆ15Ś23sŏ30a
~pec	67 -10ƅ7ł11Ţ12Ɖ13UŎǞ18ĸ19ƞ22Ň23ƾ26Ƙ
~peci	74 -11ƅ7ĺ25ƾ26ƞ29Ƙ
~pect	73 8ł12Ţ14Ɖ15UŎǞ20ĸ25Ň
~ped	68 7Ƃ8ŤƗƪǀǨ9ĵŃŋ10Ŀũ12p13UǕ16Ŕ18E20hƮ25š
~ped>	68 7Ƃ8ŤƗƪǀǨ9ĵŃŋ10Ŀũ12p13UǕ16Ŕ18E20hƮ25š
~pee	74 8ĵŜ15Ş16Ž21ǁ39ǚ41Ż
~peed	80 17Ž44Ż
~peel	85 46ǚ
~pel	73 -8a8t11wŵ14Ɛ15J20ǋ21ǃ54b
~pell	74 -8a8t11wŵ14Ɛ15J21ǃ55b
~pen	46 -14ŝ-10RŒ-9Ł-8GLVľŀ-7ĵłŇŞƎƟƽ7ōƮƴǊ8lƨ10uŰ11zƘƫưƳ12ĻǞ13ſǓǘ14W15Yǔ16ĸţŸƧ17š18ƛ21ĺŢũƯ22ť24ǣ26Ķ27Ť29ǝ31ĿǨ35XƷǅ39ǎ
~pen>	58 -13ŝ-12H-9Ũ-8Gĸ-7ǩ7Ŋ8ŰŽƑ9Ƨ11yũ12Ļ14Ŀ17Ť18Ǩ19ǘ21Wǔǝ25ţ30ŢƮ31ťǅ32ĺ42ǎ
~pend	64 -9Œ7ŰƱ10I11Ǒ12g13kƶ14lƴ18uz23Ŀ25Ÿ28Ư43X
~pene	60 -9Ŀ-8Ł-7ƽ7ĺƨǣ8Ƥ10Ǩ11ƛ12ƮǤ13ĹŨ14iYō15ņǅ17ƫ19š28Ƴ32Ť
~peni	83 -14ǩ-7Ť10Ŀ12H22ǎ25ũ36Ǟ
~pens	59 -10ĺƮ-8V-7ŤƎ7ǒ8ƃƙ9Xƛ10ĻƗƨǊ11Yŗ12Ǩ16ư17Ƙ18Ƨ22ſǝ24ǩ26ǣ31ĸ36Ķ38Ʒ
~peo	58 -9U-8AǕ-7ƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~peop	58 -9U-8Ǖ-7AƃǄ7Ţƿǜ8bĺŗşǡǤǩ9ņŮſƨǑ10Ǜ11Ɨǉǔ12dƲ13Kǐ14ŝ15ǖ16lǚ17ŷ18nƜƶ20ǝ21Ǚ23ǈ26Ǉ27Ǘ
~per	48 -14Ő-11yƁ-9ŗŦǉǦ-8SWYŰ-7ĸŴǈǊ7źǄ8fLşŨƑǘǛ9ĴŞƿǗ10ŅŊƓơǃǆǩ11DKŭƂƗƩǌǨ12ƖǑǒ13Ʋ14vAŽƚǡ15žǣ16Ŝ18ŷǅ19ŒŹƋǠ21JMœǋ24Ǣ25Ÿ26ņ30ķŚ
~per>	64 -12ǈ-10ǉ-7ĸŦƆ7rtǆ9w10œžǣ11Qű13Ś14L16Ǘǘǡ17ŅşƓ19K20Ř21ķƿ24ǩ28Ƌ30Œ
~pera	83 -10D-7S8ǡ10ǃǇ18ǅ24ŷ38ǋ
~perc	71 -16Ř-10ǈ-9Y-8ƿ7Ŕ8ǖ9Ķ10ǔ12Ǒ14ź15ǆ18Ǜ19ĴǄ24œ25Žƚ
~perf	81 7a8D10ř11ŕ15Ļ22Ş
~peri	72 11ŧ16ǣ17Ũ18ǅ24ņ
~perm	75 9ƌ13ŋ22Ÿ27Ʃ36Ź
~pers	61 -11y-10ķǦ-9ǡ-7W7gǆǎǠ8nŖǑ9TłųƢ10fǈ11ƃ12ľƲǒ13JŚ14Ƃ16ņŊŭƖ18Ǩ21A22v25Ɨ26Ŝ30M
~pert	67 -10Ő-9Ɓ-7nŴ8ƍ14H16Ƒ17ơǌ18ž21D24Ɨ29ķ39Ǣ
~perw	78 -7Ű8Ʋ10ś12ǃ13o14i17Ǡ18Ś20J
~pes	79 -14ƈ-7Ǆ10Ƥ13ũ17Ɖ19Š20ľ34Ƌ
~pes>	82 -15ƈ-7Ǆ11Ƥ15ũ18Ɖ35Ƌ
~pet	82 16Ņ17Ş33ń44h
~pets	89 48h
~pgr	89 10ƌ11Ǎ14Ƌ
~pgra	89 10ƌ11Ǎ14Ƌ
~pha	85 16ƻ36Ɖ
~phal	86 36Ɖ
~phe	89 -7Ŷ7h15I21ĸ25ų
~phi	89 -12ţ19ƣ45ǘ
~phis	89 -12ţ19ƣ45ǘ
~pho	63 -19J-10ǅ-9ŇŠ-7Ļ8CĹǖ10ľ11Ǆ12r13SǗ14ĺŚǟ16c20MO25I29K30Ž34ś47ǩ
~phon	64 -20J-11ǅ-9ŇŠ-7Ļ7s8Ĺǖ9C11ľǄ12r13S14Śśǟ15ĺ16c20MO25I30Ž38K48ǩ
~phot	86 -12K9Ǘ28ś
~phy	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~phys	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~pic	59 -17ǩ-12Ţ-10Ʈ-8ĸǘ-7ţ7ƃƇƞƷǆ8nTŴŶ9wǄ10NW11tŭ12XĿūų13KĹŜ14ĺƬ15L16ƭǟ18fŘ22ł24ś26ǐ33ľ38Š
~pica	87 13T16Ǆ
~pick	64 -13Ţ-9Ʈǘǩ-8ţ-7ĸ7hžƲ8giƃǆ9Ŷ10w12NW13Xŭ14Ŝų16Ĺĺ17ƭ18L19ǟ20KŘ27ł29ǐ37ľ42Š
~pict	72 7Ķ9Ʊ10Ŵƞ11n12ŤūƷ13Ƈ19Ƭ20Ŀ24f25ś
~pie	83 -9Ʃ-7ƕ9ƖƘ10Ɵ13Ǣ14Ʊ17Ŭ27Ƈ
~piec	87 -7ƕ10Ƙ14Ǣ15Ʊ18Ŭ
~pil	77 -11ǩ-7F7ž11ķ12ƿ52ƻ56ǀ
~pill	80 7ǂ12ƿ59ƻ
~pin	59 -8N-7Ňƈ8ŋŔ9yũ10ƛƢ11Ƒ12Ǡ13bUŢ14A15Ž18Ƶǟ19Ǆ20z21tĺ25ń31ŀ35x37X39Ļ
~pin>	75 7U8Ļŀń10Ƶ11Vƶ12Ţ13t14X15Ǆ19ǟ21Ž
~ping	62 -7Nǩ7ľǝ8Ǆ9Uŋ10yũ11tƛƵ12Ƣ13Ǡ14b17X19ń21z24ĺ26Ļ27ŀ42x
~pini	87 12Ļ23A
~pip	74 -9ǡ-7Ǆ13ũ19Ƥ31ƛ32Ƌ68ƃ
~pip>	86 -10ǡ81ƃ
~pipe	78 -7Ǆ14ũ20Ƥ33Ƌƛ
~pir	80 -11ŏ7Ž9Ÿ14e15ƻ40ŕ
~pire	85 10Ÿ15e16ŕ
~pit	71 -13f-12C-7ţ7q8ž10SV11ƃ12P13ĸ15Ƽ18Ɖǂ20Ʀ21Ǩ22ǔ23ǩ24Ƹ25Q31h
~pita	73 -12C-7ţ7q8ž10V11S12Pƃ14ĸ16Ƽ19ǂ21ƦǨ22ǔ24ǩ25Ƹ26Q
~piz	87 -9R11Ǎ21Ų30ǩ
~pizz	87 -9R11Ǎ21Ų30ǩ
~pla	44 -12ĹŨ-11nP-10ŐœŸ-9ķőŬƪ-8TŜţŽƄƝǈ-7pYĴŒŧŶơǇǑ7gŗŤƈƱǋ8ŌŖƟǜǩ9DŃƆ10ŠƑǔ11ŇşƗǚ12M13WŞůƦǅǊǨ14UňƜ15ŊƓƔƢ16ƞƤƥǟ17ǖ18Ŕƅ19ĺ20GƠǞ21kǢ23F25y26ƌ28ŏ32Ɛ35V38ǀ40ū42Ƶ46H
~plac	51 -9V-8WķĹŐőŬ-7Bţǜ7ŠǕ8hQƍǔǛ9U10ƜƤǨ11ƈ12ǋǖ13MŏůƆƟ14Ńş16DƑƗ17ƌǅǊ19ƔƢ20Ɠ21ǟ23HƥƦ24ƅ25Ǣ26GƠ27Ƶ29ƞ35F39Ɛ
~plai	68 -9œ-7ƞ11Ƹ12Ɖư15B22Ŕ24Ŗǜ27ň30Ŋ31Ş
~plan	55 -14n-11gP-9Ʀ-8F-7ŽƄ7zƯƶ8ŀ9AUŔ10l11ƃƤ12ĶĸƱ13S14ŗ15ǩ16ƌ17ǚ19Ň20ĺ21ŏ24Ƶ26W29Ǟ32k33H36y43ǀ55V
~plat	79 -15Ÿ-8D10ǀ14ǌ79ū
~play	82 -12Ũ-7ŀ10s16ŉ19Ť21Ɯ41g
~ple	52 -14ǋ-11Ő-10Œ-9pŌǃ-8AƢǄǕǧ-7ųƃǌ7ņŮſƘƨǤ8ǔǛ9yƗǉ10Ŋǁǐ12bŗƁƜǡ13lJưǖǚ14nŷƶ15ŭƿǝ16Ǟ17ǈǩ18Ǚ19ơ20Ʋ23adǗ24D28ƣ34Ǉ37ŝ
~ple>	56 -9Ōŭ-8AǕ-7ųƃǄ7bŗşǜ8ĺņŮſƘƨǑǡǤ9ǔǛ10Ɨ11Ŋǁǉ12dŝǐ13DK14Ɓǖ15lƜưƶǚ16ŷ17ƿǝ18nǞ19ǩ20Ǚ22Ʋǈ25Ǉ
~plea	68 -16K-10Ő-9pơǋ-8Ƣǌ8bcw9j12J15Ǉ16dD31ŭ34ŝ35a
~ples	87 7ŗ11s32Ǘ
~plex	79 -11ǧ-8ǃ-7Œ11Ơ41ơ45ƣ
~pli	65 -17ſ-7Őƶ7ǀǐ9ƿǇ10Ĵ12Ō14Ɲ15Ǝ20Ļ23ƫ32ƴ36Ƣ39Ǖ68ǜ
~plic	85 9Sǀ14ƿ15ƴ16Ō
~plie	71 8ǐ15Ɲ22ƴ45Ǖ
~plit	75 15ĴǇ28ƫ42Ƣ
~plo	57 -9ő-7Ɣ7ǉ8Ƨǥ12V13Ŵǈ14ǣ15ųǑ16q20mWǜ22S25Ǉ33Q34ś37ư
~plot	87 58ư
~ploy	58 -9ő7ǉǐ9ǥ12V14ǈ15Ǒǣ18qƧ20ǜ21W23S26Ǉ34Q
~plu	72 -10Ƶ-7l8S11jƏ12ƒǑ16ƛ35Ž36Ƌ
~plug	86 -11Ƶ13Ə42Ž
~plum	75 -7l8S12jƒǑ17ƛ38Ƌ
~ply	87 -9Ɲ10Ŕ15Ǖ
~ply>	87 -9Ɲ10Ŕ15Ǖ
~pme	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~pmen	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~poc	72 7Y8ƶ10e12Ǆ20ĸ26Ŧ32Ř
~pock	72 7Y8ƶ10e12Ǆ20ĸ26Ŧ32Ř
~poi	76 -8m7M10Ř11šǖ12Ş14ŵǏ19ƾ26Ŗ39Ż
~poin	77 -8m8M10Ř11šǖ12Ş14ŵ19ƾ26Ŗ39Ż
~pok	89 -9ǩ11Ľ20ƾ22C
~pol	45 -11ūŬƔ-9ĺǆ-8IǈǦ-7Zŀƣ7ŻǤ8ĻŜƛǞ9šƁƖ10ŐŢǁǒ11žƢ12ƚǏ14ĹƀƧ15ƓơƬ16Š17ľǢ18ŗƪǡ19ſ20ŷ21ŕ22ŖŚƍ24ő25ƦƩ26ş27Ƶ32ŏ36ř39ǥ
~poli	46 -12Ŭ-11ūƔ-9ĺǆ-8IǈǦ-7Zŀƣ7ŒŻƀ8ĻŜƛǞǤ9š10ƁƖǁ11ŐŢžƢǒ12ƚ13Ǐ14ĹƧ16ŠƓơƬ17Ǣ18ľŗ19ƪǡ20ŷſ22ŕŖƍ23Ś25őƩ27şƦ28Ƶ33ŏ36ř40ǥ
~pon	83 10ƙǌ11Ə18ƴ
~pone	89 20ƴ
~poo	69 11ƥ12ǣ13ǈ21ƚ78ƍ
~pool	69 11ƥ21ƚ78ƍ
~por	64 -10ƨ-9Ƙ8ƢƩ9Əƞƥƶǃǩ10ǉ11ō12ŤŻ14zQ15Ʊ16ţ17ĵŰ18ǀ19ź23ľ24Ƨ26ǆ33g
~pora	79 12Ʃǃ33ǆ
~porc	89 9D13Ə14ƞ16ƥ
~port	67 -10ƨ-9Ƙ10ƶ11ǉ12ōǩ13ŤŻ15zQ16Ʊ17ţ18ĵŰ19ǀ21ź25ľ26Ƨ35g
~pos	74 8Ř12V14ǈ15Sƴ16Ľ27Ɩ28Ŏ35E
~posi	89 14V17ǈ19S
~poss	89 10Ř33Ɩ
~post	81 18Ľƴ39E
~pot	78 7Ū10Ɵ11ƞ12Ɖƙ13F14ǘ17Ű25M26ǋ
~pot>	80 10Ɵ12ƙƞ13F15ǘ18Ű26M27ǋ
~pou	66 -15Ƹ-12PƓ-11a-9c9j21Ʒ26r31o32s33ƨǂ35q36f38p41ƺ
~poun	83 8Ľ9M52ƺ
~pous	68 -16Ƹ-12PƓ-11a-7c21Ʒ27r32o33s34ƨǂ37q38f40p
~pow	89 10ƊƲ21q
~powe	89 10ƊƲ21q
~pp>	71 7ś8ƿ15Ƅ16ƴ19Ś35Ž36ǖ38Ų41ŝ
~ppe	50 -13ŝ-9Ł-8Vŀ-7sGŞƽ7LņǚǤ8n9iYō10Ňŗƨǝ12ƫǕ13ţ14hƿǘ15ſ16ĻƳǔ18ǣ19ƛƧ21Ƌ24Ʒ25ĺ26Ŀ27ť29Ʈ31Ǩ34ũ39šŤ
~pped	71 7tƂ8Ɨ9ƪǨ10ĵŃŤ11Ŀũ13Ǖ21Ʈ22h26š
~ppen	52 -13ŝ-8V-7GŀŁŞƽ7HŖǤ8Ĺņǚ10iYō11ŗ12ƨǝ14ƫ15ţƮǩ17ĻſƳǔ18ǘ19Ŀǣ21šƧ23ƛ26ĺǨ27Ʒ28ťũ34Ť
~pper	80 10r15n18L26ƿ36Ƌ
~ppi	69 8Vǝ11yX13ŢƛƢ15Ƶ17ŀ28ĺ30ń
~ppin	69 8Vǝ11yX13ŢƛƢ15Ƶ17ŀ28ĺ30ń
~ppl	67 7SƝǀ10ƿǐ13Ōǩ34ƴ53Ǖ
~ppli	69 7Sǀ8ǐ11ƿ13Ō15Ɲ34ƴ43Ǖ
~pply	87 -9Ɲ10Ŕ15Ǖ
~ppo	82 7Ǘ8M12ǖ15ŵ21zƾ32Ŏ
~ppoi	86 7Ǘ9M12ǖ16ŵ23ƾ
~ppr	76 -12Ƴ-9œ8i11Ŋ14ŝ15Ŏ16Ł20ƒ22B39Ƙ
~ppra	81 -9œ22ƒ43Ƙ
~ppro	89 -13Ƴ18Ŏ19Ł27B
~ppy	72 -10ǩ-7őǓ8dǧ10U12Ļ14ƞ25h27Ş30ŝ35Ŷ
~ppy>	72 -10ǩ-7őǓ8dǧ10U12Ļ14ƞ25h27Ş30ŝ35Ŷ
~pra	78 -13P-9œ12k14ǚ20Q21ƒ22ł41Ƙ
~prai	80 -9œ13k21ƒ42Ƙ
~pre	58 -8ĵ-7ƹ7GŶǜ8Ǒ9Ţ10ư11ǝǤ12N13ũƆ16Uş18Ĵ19ǩ20Œŝ23łƀǂ24K26Ƹƻ34Ƽ
~prea	83 9Ĵů25ş26ł
~prec	89 -13ǩ10i13Ŋ16w19ŝ
~pref	85 19Ĵ38K
~preh	85 37ƀ
~prem	77 10X11œ16Ǥ30Œ
~pres	69 -8ĵō8łǏ9Őǜ10Ň11ŝ15Nǝ17ǂ32ƻ42Ƽ43ǩ
~pret	71 7SZŕƑ8ƙǐ9W10GōŴŶ11ŨǑ12Ţ16Ɔ21UƸ
~pri	55 -9UŁŗƷ-7ŧ7ktƈƾǁǆ8ƘƠƥƮƴǊǋǩ9rĵŢ10uHƔƗ11ŝ12ǏǤ13ŕŖ14Ʃ15ţƬ16Œ17ŊŎƒƻ18Š19ƣ20ŀǍ23ł25ńœ26X29Ņ39ľ
~pric	61 -12ǩ-9UŁƷ-8ŗ7ŘƂ8ƈǁ9Ļƴ10ŇƘƠƥ11ĵǊ12rƗ13Ţ14Ǐ16Ŋŝ17œƩ18Ƭ20ľŎ21Šƒ23ŀ27ł28ńŒ30X34Ņ
~prim	89 18ƾ
~prin	65 -8ơ7ǘ8Ńř9jť10ktƮ13u14Ɣ15H17ŕ22ţ23Ŗ24ǩ25ƣǍ
~prio	89 -14Œ17œ37ľ
~pris	86 10ŏ20ǋ21Ǥ
~priv	83 -7P7Ŋ11QƱǀ12ǣ20ơ
~pro	51 -11nƳ-9Ɓ-8FĹňǈǩ-7ŃŴ7dLŌŽƃǕ8HńŅŖƛǘ9ŀŐƑǜǡ10ŏƩ11ƭǄ12łŸǧ13BŞ14DƐƿ15ĺŎƗǆ16bľǙǚ17ƌ22ǥ23ơ32Ǣ38Ƅ40ķ42ǒ
~prob	74 8Ĺŵǂ9ŋŏ10ǜ11ƷƼ13L14lŜ15ƛ17ŀ
~proc	89 -7O8ǜ19Ō25ł
~prod	83 13Ǖ19ǡ20Ʃ24Ǆ
~prof	80 7ǒ10ņ15P25ǚ
~prog	74 9ţǅ10ő11ļǗ13Ž15ńŅŐ27Ǚǥ
~prom	85 -8Ĺ9Œ12v14d16ǩ27Ŏ29ĺ
~pron	87 27b
~proo	70 -16ǌ-8Ĺƈ12ƕ13ľ18ơ19ǧ45ǒ56Ƅ
~prop	65 -10Ő-8Ɓ-7nŴ7ƍ13H15Ƒơ17Ÿžǌ19D22ǆ23Ɨ27ķ37Ǣ
~prot	67 -8ǩ-7ň8ũƏ9X11ſ12ƃ13ǘ15ľ16Ŗ17ƭ18ŗ19ŏ35ķ
~prov	80 -12Ƴ7W9Ǆ11Ǣ17Ł18Őƌ23B25Ş
~ps>	62 -10Ű-8Ł-7Rő7iķŤƮǨ8OŞŢƧ9gqťƻ10ƌǃǢ11Ňǐ13Tǒ14cu16EĿǣ17n18P19Aŝũ22ǀ23šǡ24Ɯ25ŗ26ǘ
~pse	72 9r16ţ24Ũ46š
~pse>	81 27š
~pset	78 9r19ţ26Ũ
~psi	89 12H30Ɨ
~pst	81 9Ɔ11ƥ12ƛƜƣ23Ƥ32Ǎ
~psta	81 9Ɔ11ƥ12ƛƜƣ23Ƥ32Ǎ
~pt>	71 -13D-11őţ-10ō-7Z7Y8Ǘ11ƃ14ŶƐǣ15ǘ19ƒ23ǖ24ŝ27Ű36ƥ
~ptc	87 27ĵ
~ptci	89 26ĵ
~pti	74 -12Ǣ-8ǩ7Ū11ƿ14ǈ17Ōƻ19ǝ20Ň21ŀ24N
~ptio	78 -13Ǣ15ǈ19Ōƻ21ǝ22Ň
~pts	83 -12ƿ13ƻ17Ƙ31Ǌ
~pts>	83 -12ƿ13ƻ17Ƙ31Ǌ
~pty	82 8y44Ɵ
~pty>	82 8y44Ɵ
~pul	71 7Ł8gĵƌ9Ō10R11ř12Ļ13Ŋ17W18Ĵ21d27T28Ś42Ż
~pull	71 7Ł8gĵƌ9Ō10R11ř12Ļ13Ŋ17W18Ĵ21d27T28Ś42Ż
~pum	85 25Ɗ
~pump	85 25Ɗ
~pur	82 14Ʃ27y29ƒ
~purc	87 31ƒ
~pus	79 -9ō7Ń9ł11ŊŌ13ĺ14H17Ɩ18Ű26r
~push	80 -9ō7Ń9ł11Ŋ12Ō13ĺ14H17Ɩ26r
~put	53 -25V-10nķŒ-9Ŗŧ-8WŊǇ-7yNPŎŔŤƉƮǐ7kuESǩ8DżǗǜ9fw10XńƎǏ11cQRĺŗŰűƐ12Ŵ13Lƅƌ16ĸƒƱ17ũŷƓ20ƲƼ21ŪƈƤƻ26ǘ28Ů29Y31Ō36Ķ50H
~put>	55 -25V-10nǗ-9Ŗŧ-8ŊŒ-7yNWŔƮǐ7oSļſơƱǞ8cuE9kǩ10fD11aXńŗŪƎ12RĺŰűƐ13QĶŴƌ14Lƅ16ƈ18ĸũŮŷƒ19Ɠ21Ƽ22Ʋ23Ƥƻ31Y33Ō34H
~pute	76 -9ķ-8Ǉ8bd9J10ŚƝ13ǜ18Ǐ26Ǘ42ǘ
~putt	76 -10a-7m9ƈ10ƹ12wż13Ʊ15Ū16Ů24H34Ķ
~py>	68 -10ǩ-7Ǔ7d8ǧ9Uơ11Ļ14ƞ16Ž24h25Ş28ŝ30ś33Ŷ
~qua	67 -8K7Ƭ10Ʀ14Ƙ16ĴƓ17Ń19ǋ20ƫ23ǖ29O38Ɔ
~qual	89 27ƫ
~quar	68 -8K8Ƭ10Ʀ14Ƙ16Ɠ17ĴŃ19ǋ23ǖ29O38Ɔ
~que	68 7g8d10ǁ11A12Ƙ18Ľ19Ĺ20ķ25Ŋ53ŉ
~ques	68 7gķ9d11A12Ƙ18Ľ19Ĺ25Ŋ53ŉ
~qui	57 -9ĹƓ-8XţƗƵǩ-7tŦƤ7dŚǇ8ŋƮǉǙǝ9ř10Vŝ11ĵšƝ12ŊŖƔơ13ǌ15ǎǢ17Ǟ18ŀǂǓ20Ƨ24Y25ŧ27ĶǠ32ķ38ƹ40Ǐ
~quic	72 -9X-8Ŧ7Rƕ9Ś10d11ŋř12ǉ14ŝ16Y17Ŋ32ŧ35Ǡ
~quie	86 9L14Ʈ24ǎ32ŀ
~quip	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~quir	76 -7Ƥ13Ǚ18ơ19ǌ24Ǔ
~quit	71 -9ţ-8tƵ7o9Ǉ10ǝ11Y13V15š16Ɣ23ǂ29Ƨ36Ķ37ķ50ƹ
~quo	66 -8B8ƈǦ9Ľƿǂ10ƺ11ž17Ĺ18e24J31ń33Ǜ34Ņ
~quor	89 -7ž13ƿ45Ǜ
~quot	67 -8B8ƈǦ9ǂ10Ľ11ƺ16ž18e19Ĺ25J32ń35Ņ
~ra>	67 -13ǩ-8Ź-7Œ7Ǧ8Ųź9ƶ11ũ12M13Ƥ14Ǝ17Ƃƴ18u20Ǉ25Ǥ26x36w43Ķ
~rab	82 7aI13Ÿ19ƻ27Ś
~rab>	82 7aI13Ÿ19ƻ27Ś
~rac	58 -11P-8ŞƂƥ7ŦǊǍ8ƖƩǚ9Ƣ10wřƓǄǧ11ƌ14Q16ǒ19ƒ25Ǒ41Ǔ53ǀ60Ž
~race	86 -11ƥ18w51ǀ
~rack	74 -11ŀ-9Ş7ű11Ǌ18ǒ70Ž
~ract	61 -11P-8Ƃ7Ǎ8Ŧ9ƖƩǚ10Ƣ11řƓǄǧ12ƌ14ŀ15Q17ǒ20ƒ27Ǒ44Ǔ
~rad	64 -9G7Ǎǟǣ8Ǒ13ŧ14p15qƝ16B17Ƶ21P22Ū23S26vy28m32ź
~rade	66 -9G7yƌǍ8ǟǣ10Ǒ15ŧ16q18m22P24S28v40ź
~radu	86 -9ź11Ʊ14m26y
~raf	81 -8m11N12ǋ16Ż17Ĵ18ů19e
~raff	87 -9m12N13ǋ17Ż19ů
~raft	87 18Ĵ20e
~rag	50 -20Ǐ-13Ɨ-11ň-8D-7ƽ7ŅŉŕƄƜǓǘ8iƆƪǉ9RŐƦƭ10źƨǥ11ŠſǌǒǨ13Ń14ƚ15WŚ16ƀƁƝǚǝ17ľƑ18Ƨ21Ƭ22šžǢ23ŏ27ŗ29Ɠ39Ű46ƥ
~rage	51 -20Ǐ-13Ɨ-11ň-7Nƽ7ŉŕƄƜǓǣ8Ɔƪǉǘ9Őƭ10źƦǥ11ŠſƨǌǒǨ14Ńƚ15W16Śƀǝ17ľƁƝǚ18Ƒ19Ƨ21Ƭ22Ǣ23šž24ŏ27ŗ28Ű30Ɠ47ƥ
~ragg	87 11r12R17Ņ18i
~rai	58 -17ǩ-11Ŧ-7uǓ7kǣ8ašƸ10PǏ13ŀƒ14Qǐ15ź16Ĵœ17ű18Ơ19Y20ů24l27Ǚ28Ƙ30ƙƯ35Ŕ38ƛ39Ŀ51j
~raid	89 -13ǩ-7H17ƛ64Ŀ
~raig	75 -8Ǔ-7Yŋ7w8ŻƼ9ǎ10ǧ11l12ň14š16Ŕ20ŀ22Ĵ26ű
~rail	89 18Ǐ24ǐ
~rain	66 -10ň-7ǩ8Ɖǘ9ǣ10Ƹ14P17Q18ź24ů28Y32ƛǙ35ƙ55j
~rais	69 -10Ŧ8ŗ10k11a17ƒ20l21œ22Ơ31Ŕ35Ƙ37Ư
~rak	87 15h34Ž
~ral	65 -17Ʃ-13žƃ-8ŗ-7ű7Ǎǖ9Ə14Ɖ16CƳǓǧ25ǥ28ǡ36Ƹ41ư
~ral>	65 -17Ʃ-13ž-8ŗ7ƸǍǖ9Ə15Ɖ16ƳǓǧ25ǥ28ǡ41ư
~ram	65 -9ŭ9Ǒ10ļǗ11ŽƮ13ǁ14Pƻ15a17ǩ20ǅ24Ǚǥ26Ń33Ƈ36ƍ
~ram>	78 -9ŭ10ǅ12ļǗ23ǩ29Ǚǥ
~rame	78 15ǅ18ǁ36Ń44Ƈ
~ramp	76 42ƍ
~rams	89 17Ž20ƻ
~ran	45 -16Ť-15Ƹ-14Ǆ-11Q-9ĸǗ-8ƞǑ-7ZŲƒƼǦ7rHYűſ8AŪƙǨ9ƆƌƴǕǩ10KĹŘŞǘǟ11Ŧǒ12ş13Xƃƭǅ14ţƦƬ15ƅƑ16ŭƁ17ŏǥ18ŁŐŒƄǓ20ņƕƳǌ22Ʃƶǐ24W28Ə31ľ37š
~ranc	48 -15Ƹ-14Ǆ-10Q-7ƞǑǦ7ƀ8rřŚſǐǢ9Ū10Aĺƙƴ11ƁƆǨ12ŘŞ13Ŧǩ14şšƳǒ15ƃƩƭǓ16ƦƬ17Ƒ19ŏǥ20ľŒƄ21ŁŐţ22ņƕǌ24W
~rand	70 7Ǔ8śǔ10xƁƯǐ12ĹƘƳ13ŷ26ƅ27ǅ28ŭ42ƶ
~rang	75 7y8IT13Ɯ14X19Ǖ22K
~rank	89 -8ţ11g21H28ľ
~rans	83 -11ĸ-7Ƽ11ǘ12Y18ű19ǐ20l
~rant	73 -8Ų12ǍǛ20ǟ48Ə
~rap	86 12Ń13ƞ
~rar	89 12Ʃ14U15S19Ǚ
~ras	69 -9Ż-8nƛ7w14Ƥ15Ƙ29ƃƎ33ǜ39Ɓ47ż
~ras>	78 -7ƛ17Ƙ34Ǝ44Ɓ
~rash	80 -10Ż-9n17Ƥ34ƃ55ż
~rass	85 42ǜ
~rat	56 -11ō-8DUƪ-7SŅǩ7HĺűǊ8fgmsMƞǟ10Ĵş12EŕŚś13ĵœƸǃ14ũ16Ŏ17ƔƘ18cŊŔŘ19K20ūǋ21Œǅǆ24Şŷ28ľ41ƴ
~ratc	89 -10ƪ13Ɠ23ŏ
~rate	63 -11ō-8DU-7Ņ7Cź8dH9mĵĺǆǊ12ş13Ɣ15ľƸ16Eœ17ũǃ20ŎƘ21ŔŘ25cŒ28ǋ29Ş47ƴ
~rath	74 8I10ǁ13sM16Ĵ21ľ26Ŋ29K
~rati	72 -10ŏ-7S8ĵ9Ǉ11ŷ17śǆ18Ś21ŕ28ū30ǅ
~rats	86 10ƺ13ǟ16ƞ
~rav	78 -7C8Ƃ13Ɓ27Ū38Ɵǀ
~rave	78 -7C8Ƃ13Ɓ38Ɵǀ
~raw	74 -7Ű11Ŭ12ǁ13Ƈǖ20Ś21ŀƊ26ǚ
~raw>	85 14ǁ24ŀ30ǚ
~rawe	87 -8Ű13Ŭ16ǖ24Ś
~rawl	83 16Ƈ24Ɗ
~raz	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
~razy	77 -9ǟ7UŞ8ǎ9ƈǩ10EH11Ʊ13tƒ17i18Ň
~rbe	85 10ő12ļ13t18ƎǍ
~rbn	86 36Ɯ
~rbnb	86 36Ɯ
~rby	82 15ƙ16z18Ś
~rby>	82 15ƙ16z18Ś
~rce	66 -15Ř-10ǈ-9Y-8ƿ7ǖ8ĵĶ9Ōǔ11ŃŢǑ13ź14ǆ17ĴǄǛ22œ23Žƚ29f30ŏ
~rce>	78 7Ǉ11Ō12fĵ13Ţ14Ń36ŏ
~rced	86 25f
~rcen	71 -16Ř-10ǈ-9Y-8ƿ7Ŕ8ǖ9Ķ10ǔ12Ǒ14ź15ǆ18Ǜ19ĴǄ24œ25Žƚ
~rch	72 -14C7G8ļ9ư10Ə11oƞ12Bŭƥ15tǚǢ16Ɖ21D25ƒƶ
~rch>	76 -14C7G8ļ9ư11Ə12oƞ13Bŭƥ16t23D27ƶ
~rcha	86 19Ǣ31ƒ
~rchi	89 19ǚ20Ɖ
~rci	73 -14Ƃ-10Ɔ-8Ƌ8ǋ9ŐǢ10ǌ11ǥ12ǔ16Ǎ19Ǧ27Ǆ
~rcia	73 -14Ƃ-10Ɔ-8Ƌ8ǋ9ŐǢ10ǌ11ǥ12ǔ16Ǎ19Ǧ27Ǆ
~rcy	81 -10ǐ10ş14Qǈ17Ū20ǀ
~rcyc	85 -11ǐ10ş18Ū21ǀ
~rd>	49 -16I-14u-11Yĵ-10Ʊ-9ƽ-7ňŕŚƆǈǦ7aţƄƤǅ8kŇśƿ9bƣ10mqPųƒ11ǒǣǩ12řƠǙ13ǟ15ĸ16dĽ17ŌŪƳ19Ŝơ20XŐǘ21r22ƍ23Ǘ25UĴ26FŁ28Żǖ29ļ30ǌ31eƑ
~rda	83 7Ǜ18X33Ų
~rdas	85 7Ǜ35Ų
~rde	69 8ŵƄƾ10Ŏ12Ǖ17gƣ18ǩ28Ɯ30Ũ43ŋ
~rded	78 36ŋ
~rden	87 22gƣ
~rder	80 9ƾ10ŵƄ12Ŏ14ŋǕ26ǩ33Ɯ
~rdi	73 9Ĺ12ƅ14ś37ŋ39Ʋ
~rdia	81 7Ư43Ʋ
~rdin	78 9Ĺ13ƅ15ś40ŋ
~rds	63 -10ŋ-8jŗƂ-7ǔ8Ǔ9ũ13Ŵ14ńŜƾ16Ů19ǘ21ň22ƙ33Ǘ36Zǖ40Ƅ42Ɵ
~rds>	63 -10ŋ-8jŗƂ-7ǔ8Ǔ9ũ13Ŵ14ńŜƾ16Ů19ǘ21ň22ƙ33Ǘ36Zǖ40Ƅ42Ɵ
~re>	25 -20Ŕ-18tKƨ-13ŀ-12I-11ĴŎƔ-10mpŹƇƘ-9eŠƒ-8BĽŒƌƽǚǥ-7űƋƫƳƵǏ7qĹŁſƙƧƴǀǡ8ĸľšťŪŮŷƩǩ9gruņŉŗŜũƶƹǈǕ10YłźŽƃƯ11wĻƉƻǤ12kxSŏŬƢƲƷǟǦ13dvŌǓ14OĿƍƗƦƼǑ15XŐŢƚƭǊǎǝ16jsŖŰžƎƤ17ŭƬǗ18nPĵƝǋ19Zňƺ20zō21œŚƸ22ŤƁƣ23JƱǨ24MŘǆ25l26HŃ27ƏƟǢ28acy29iŨǔ30FƊ31DǞ33Ǆ35f38Q39Gƞ40ŝ41C50V
~rea	47 -16ƚ-15ŀ-14b-12Ţ-11Hǅ-9SŤ-8tPǏ-7sţųƷ7EĿūƏƐƜǎ8gTķŏ9XĺŮ10eŝşżƽǋ11lŇœ12Ǔ13kJƁ14Uƞ15ľ17šƖƮ18dņřŧơ19ƿ20CƘǚ21aK22łŚǩ24Ŷ28Ĺ30j33Ŗ34Ō39I40Ŕ
~rea>	80 -24ƚ-13ǅ-12ő-8S14Ŕ21j23E28C31l36I
~reab	83 8M13ƣ15ǋ28C
~reac	71 -15ǩ-11ƶ-10N8g9Ŝ10X14Ľ15L22I26ĺ29ĹŇ36K
~read	58 -12Ţ-10b-9E-8Ƃ-7Ʒ7uIƦƩǉ8vĹŅǞ9ư10Ź11pDǓ13jJŚŮƮƻ14ū15łƖ16ş17deơ18ŏř19Ɓ23a29Ō37Ŗ
~reak	73 -12H9X10IOũƜ11ơ13k14NŨǝ23łƋ29ǩ34š
~real	68 -13C-10Iŀ-7Ň7R8ĿŚźƅ9dƏƖ10gŋř11cŧƙ12ƐƮ14Ŗ18ŵ22ķ30ľ35ǩ
~ream	87 -17ŵ15Ś19Ŷ22ǎ45ƞ
~rear	89 20Ƙ27ż
~reas	70 7šƂ8ƶ9B15ĹƘ20ƽ24Ō29œ57Ŕ
~reat	63 -12Ƌ-7œ8xǋ9jśǜ10ƇƼ11Ŵ12ik13Ş15T18ŧ22U23ŝ26Ŷ27ņ29ƿ31ǚ
~reau	89 12ńőŜ
~reb	78 12ǝ52Ɠ
~rebu	78 12ǝ52Ɠ
~rec	55 -18ǩ-7ǔǛ7dǟ8z9aŝƓưƾǈǚ10Œ11qĺŜťž12ŏ13ƘƴǊ15Fƀ16EţǤ18ŵ19Bő26Ǘ28ƿ30Ż42ż44Ľ57ŋ
~reca	81 19q53Ľ
~rece	76 -16Ũ10Ƴ12ţ14ƴǈ18ĺť21Ǌ23Ƙ29ő
~reci	89 -13ǩ10i13Ŋ16w19ŝ
~reck	73 8zƃ9ž10B12Ũ13ƿ16ư18Ŝ22ƀ26ŵ59ż
~reco	63 -10s7k10ǟ12ţǚ13Ľƿ14Ɠƾ15B32Ǘ38Ż69ŋ
~rect	70 -9w-7Ǜ7bmnŬŲžǜ8pƴ9DŹƟƪ10ds16Œ17aŏ20F22E
~red	47 -18Ǐ-17Ǒ-14ƣ-13ƅ-12V-11Ƭ-10Œǋ-9Ľ-8q-7tWĶōťƚǨ7YšũƋƭǄ8mưǧ9ľŎƎǃ11Ŵƈ12Ƈǁ13ƀ14Ũ15ZŌƶ16eS18ŉǍ20PơƦǜǥ21lŗƌ24şǒ27ļ31Ǘ35Ǣ38Ɠ40ĵ42ſ43ŏ46ƨ
~red>	49 -18Ǐ-17Ǒ-14ƣ-12V-11ƅƬ-10Œǋ-8qĽť-7ƚǨ7ĹŅŖƁƃƺǐ8mŇšũƪƭ9ưǄǧ10ľǃ11Ŏ12Ŵ13ƇƦǁ14ƀ15Ũ16ƶ17Ō18S19ŉǍǗ20ļ21ơǥ22lP24ǜ25ş26ǒ29ŗ37Ǣ39Ɠ45ŏſ50ƨ
~redi	63 -8ŗ9ĸƦƸ10ŝǖ11ļŬƕ14Yƌ18Ǘ22e24Z57ĵ
~redo	81 14Ƌ24ƈ26ƌ
~ree	55 -15Ŀ-12ňƈ-10ů-9Ɵ-8ũ7EĹƛƧǁ8œƯ9BŌ10rsZŁƱ12NŜŽƝ13Gǃ14ǋ15Ť16ơǄ17V18ƞ19ŰƔǓ20gL25h27j29m47Ƒ48D61ƙ
~ree>	67 -16Ŀ-13ň-10q8ţ9ĹƷ10Ƨǁ11D12Bơǩ13Ʊ14rsZ15NƑ21ŁŤ22Ǆ25LƔ27g37m
~reed	82 14Ư22Ɲ42h
~reek	83 -11ů13ơ60ƙ
~reem	85 10Ǩ12Ƣǌ34Ǔ
~reen	87 12ś14ƞ16a17Ō
~reer	89 15q34V
~rees	79 -16ƈ-8ƙ20j56Ƒ
~reet	64 9t10E13ƞ17GŜǃ18ǋ26Ű35ƙ47D
~ref	73 -9Ũ-7Ő13ǋ14Ľǌ15U16Ĵ19Ɨ27Kũ30ƴ44ļ
~refe	79 17Ĵ31K48ļ
~refr	87 16ǋ17ǌ19Ľ
~refu	89 -8ŐŨ33ũ38ƴ
~reg	67 -11Ź-7ƹ7JKƩ8Ĺ9ƕƘƙ11ŶŸƉƾǂ12ǖ13ơ15Ų17ǃ18Q20ǡ24Ǌ25ū29ǔ
~rega	86 11Ĺ26ǡ
~regi	80 12ƕ16ǖ22ǃ23Q29Ǌ30ū
~regu	74 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ16ơ17Ų33ǔ
~reh	79 16Q20Ə25ǋ34ƀ
~rehe	85 37ƀ
~reho	86 7ǆ17Q22Ə27ǋ
~rej	89 14ſ19ƴ
~reje	89 14ſ19ƴ
~rel	61 -8ş-7ǥ7TƫǓ8Ɣ10Ǖ11ǚǩ26Ư28H43Ǧ63Ƃ
~rell	63 -8ş-7ǥ7Ǔ13ǩ44Ǧ65Ƃ
~rely	87 -8A14Ǖ15Ư17ǚ
~rem	60 -17ơ-15g-8ǩ7xB10ǅ11Ǆ12EǤ16ǀ17œ20ǌ22Œư25ƶ27t33ƌ36Ľ40ǈ44Ķ
~rema	81 30ư57ǈ
~reme	65 -18ơ-15g8xB9œ11ǅ14E18ǀ22ǌ28ƶ30t41Ľ48Ķ
~remi	76 10X11œ16Ǥ29Œ
~remo	82 17Ǆ46ƌ
~ren	44 -17Ƹ-16nǌ-11ZƗǩ-10ĴƼ-9ƚǓǧ-8ń-7cHQXĻŊƨ8ŔśƟƮǥ9v10KňŗŧƌǏ11ĺŘũ12Gķŝ13ŐƯ14šǒ16Şƪǡ17ŜǇ19Ĺ24ŵƥ26ŏƤ28ƽ30ƁǑ31zơ37Ƣ44Ɯ48u59F61ŕ78Ơ
~ren>	74 8v12y14ƫ18Ư36u
~renc	79 -8Œ8Ə12K15ł21ň36ǡ
~rend	85 40ƪ
~rene	61 -12Ƣ-9ơ7Ǟ13ś17Ơ20Ĺ26š31Ƥ32Ŝ65ŕ
~reno	87 32ƌ
~rent	48 -18Ƹ-17n-16ǌ-11ZƗ-10Ĵ-9ƚƼǓǧǩ-7cQXĻńŊƨ7Sƣ8Œ9Ɵ10Ʈ11ǥ12ŧǏ13ĺŔŗŘ15Gķŝ17Őŕũǒ19Ş20Ǉ27ŵƥ29ŏ30u31ƽ34zƁǑ42ơ49Ɯ50Ƣ65F81Ơ
~rep	59 -9ǝǩ-8Ƙ7ņžǏ8ĺƮ9ǉ10Ƒư11Ż14ţ15ĵǄ16ƈƋ19ź22Ŧ23Ɨ26Ɠ27Ǣ32ũƐ34Ƶ
~repa	79 11Ŕ14ư17ũ20Ǆ36Ŧ
~repl	62 -9ǝ8žǏ9Ʈ10ĺ11Ƒ17Ƌ18ƈ26Ɨ29ƓǢ34Ɛ37Ƶ
~repo	79 -10Ƙ-7ǩ13ǉ17Ż21ĵţ26ź
~req	74 -8Ƥ7Ĺ12Ǚ18ơǌ21Ľ23Ǔ
~requ	74 -8Ƥ7Ĺ12Ǚ18ơǌ21Ľ23Ǔ
~rer	77 -22q-16ť-10Ɣ10Ŭ13Ţ14ǒ16Œ17Ŵ19Qƴ21ų31ő37ƈ44Ő
~rer>	80 -10Ɣ11Ŭ13Ţ16Œ18Ŵ20ƴ33ő46Ő
~res	52 -22S-9Ǟ-8Pĵ-7auŲƓ7Ŀł8eNĻĽǂ9kEŏƘǗ10ŅƔưǝ11ŇşŠǔǟǠ12Ƒ13ŕŷƏǜǧ14ōŽ15Ǐ17tBǍ18J19Ű22ƻ26Ő28ǩ29Ƽ30U35nG36ǋ38D
~res>	70 9Őŗƫ10ƞ12e13Ǎ15kĻƘǏ16Ǡ17ǋ18ş19nƑ20ŕ21Ž22Ŀ
~resc	83 32ƻ
~rese	86 -10ĵ7őŞ12ǜ14Ő16ŝ20N
~resi	82 14ǔ15G22Ǆ28n34ǩ
~resp	87 10łǌ15Ţ18U
~ress	59 -20S-9Ǟ-8PǄ-7ō7ntłţƻ8ǜǩ10ńŷ11ǂ12EŅ13ŇǗǝ15Ő16ǧ22JŰ25U28ǋ29G36Ƽ45D
~rest	68 -8Ų7ķŷ8ǩ9zHĹƪ10Ǎ11Ǜ13Ň14Ɣơ15ư16t18ǟ19ŠƏ20ō25B
~ret	60 -8Ǟǩ-7L7qōŧƟǊ8GTŜŴŶǂǆǑ9ĿŨ10ŢǙ11šƭ14Ɔ16tƧ17UƸ19Ǆ20ƹ24P29Ķ34V
~reti	68 8q12Ŝ13ƭ19t20Ƨ29P32Ķ39V
~rett	69 -7ǩ7SZĹƑƙ8ǐ9Wō10GŴŶǂǑ11Ũ12ĿŢ16Ɔ20UƸ24ƹ
~retu	83 7fǠ11Ǌ12ǆ14Tŧ18Ǚ
~rev	74 -7T9G11Ʃ12űǞ19ǩ22Ŝ23Ŗũ34Ǌ36H
~reve	77 -7T9G12Ʃ13ű24ũ36Ǌ37H
~revi	85 -7Ţƶ14Ǟ24ǩ26Ŝ27Ŗ
~rew	72 -10yŒ-8ōǧ7Ŏ10uŇǒ12ǞǣǨ14Ʋ16Ǒ19ǎ27ǉ30k36ǈ38Ǉ
~rew>	74 -10Œ-8ōǧ7Ŏ10ǒ11uŇ12Ǟ13ǣǨ15Ʋ17Ǒ18k28ǉ38ǈ39Ǉ
~rfe	81 7a8D10ř11ŕ15Ļ22Ş
~rfec	81 7a8D10ř11ŕ15Ļ22Ş
~rga	89 -7t8Ļ22x26ǆ
~rge	66 7t8ĻŦƃǒǤ10ƓơƨƿǙ12ŒƄǩ14Żƴ18ǔ20Ơ22Ł23Y26Ƽ28Ɔ44Ń
~rge>	74 7ƴ8Ʊ9ǒǤ10Ŧ12ƓơǙ13ƿ15Œ21Ơ25Ł33Ɔ
~rgen	82 -7Ƽ12ƃ31Y43Ń
~rger	87 10t12ǂ43Ƽ
~rges	87 19ǩ26ǔ
~rget	86 9Ĵ11ĻƓ14Ń15ƨ16Ƅ
~rgi	83 -7I10l12Ÿ14Ņ17yC24Œ
~rgia	86 -7I10l13Ÿ17C18y
~rho	89 10ƞ11G13ƒ25C
~rhoo	89 10ƞ11G13ƒ25C
~ria	76 9uƩ10ƅǘ11ǋ12ƦǕ17ƫ20Ɖ27ư
~rial	80 12ǋ13ƦǕ21Ɖ28ư
~rib	81 7Ǎ8gwƣ9Ƹ11Ũƻ12œ
~ribe	86 7Ǎ8ƣ9Ƹ12ƻ
~ribl	89 9gw12Ũ13œ
~ric	56 -14ǩ-11Ʊ-10Ł-9UƷ-8ŗ-7ƐƜ7PĻƈƙǁ8ŇƘƠƥƴ9ƏƗǊ10QĵǍ11qrŢ12Ǐǘǟ13ǈ14ŝ15ľŊœƩǑ16ŭƬ18Ŏ19Šƒ20ŀ21Ƌ24ł25ńŒ27X29ƚ31Ņ36Ƈ
~ric>	86 -9Ɛ20Ƌ
~rica	74 8Ɲ11ƙ18Ƌ21ǈ23Ǒ41ƚ
~rice	62 -10Ʒ-9UŁ-8ŗǩ7ŘƂ8ƈ9ǁ10ĻŇƠƥƴ11Ǌ12ĵƗ13rŢ17ŊƩ18œŝƬ21Ŏƒ22ľŠ24ŀ29łńŒ30X35Ņ
~rici	89 14P16Ƙ20q21Ǐ
~rick	75 8ƣ15Ǎ18ǟ20ǘ52Ƈ
~rict	81 -12Ʊ8Ǆ11ơǔ14Ə15Ǔ19Q26ŭ
~rid	71 -9Ŵ-8Ǜ7ŉ10Ū11wŶ15ŭ16Ǆ18ƃ21HŬƵ22t27ǀ30Ų39ŵ
~rida	86 14ƃ20Ǆ28H
~ride	75 -14Ū-8ŴǛ7ƃ8ŉ11w15Ŷ17ǀ22Ŭ23t33Ų42ŵ
~rie	52 -10ǋ-7ţǌ7ŧŶƫǆǐ8Ƴǉǩ9ĽƤǘ10aŠŨǍ11ƢƼ12ļőƑƷǅ13Ų14ņǛ15o16Ɔ20Ţ22A23fB24Ŀ27ƃ37Ő40ǣ
~rie>	89 -7ƽ15hl16Š30Ő
~ried	68 7Ɩ8ư9jŽ11rŶƫ14ǘ16Ŀ19Ţ24o34f
~rien	64 -8ǌ7ƃ9ľŧ10Ɯ12ƤƳ13ǣ14aŨ15Ƣ16ļƷǅ19ņ29B30A
~rier	78 -8r10ŝŦ12ŞŢǣ24őǩ38Ő
~ries	61 -11ǋ7žǂǔ8Xŭ9W10ǉ12Ǎǐ13Ľ14Ƽ16ĿŲƑ19Ǜ20Ɔ26ƃ27ǣ
~rig	38 -14B-13ǩ-11xR-10Ť-9nTŻ-8jķŽ-7mUǎ7cklpEņŋŗşŲƎƩǋǑǜ8dwYřŨƨƫƺƿǄǌǥǦ9QXŭƝ10iőťǔ11sŧų12auCŃŌ13Mŏƌơ14ƅƒƜƬƽ15oSŀƈƓ16ŇƷ17qŊǟ18IŎǃ19ŝ21b23P27N
~righ	38 -14B-13ǩ-11xR-10Ť-9nTŻ-8jķŽ-7mUǎ7ckpŋœŗŪƎƩǜ8dwEYņřşŨŲƨƺƿǋǌǑǥǦ9qQXŭƝƫǄ10iőťǔ11sŧų12auCŃ13Mŏơ14ƒƜƬƽ15oSŀƓ16ƅƷ17ŇŊǟ18IŎ19ŝǃ21b23P28N
~rigi	75 15Ƌ20ƈƌ21l
~rij	89 18ƹ21ƿ
~riju	89 18ƹ21ƿ
~rim	85 15ƾ22Ƒ
~rima	89 18ƾ
~rin	49 -12X-11ĿǄ-9FŞ-8Ƒơ-7ĺĻŶŹƞƬƷƼǠ7KƔǁ8juŐ9hkSŕƎ10ŖƢ11rſƥ12qńŏǞ13ŉř14LUţ15VǇǑ16Ĺł17fƣ18Ŝ21IĽ23ǩ24ǜ25Ų29Ƌ31Ʈ33Ǎ36TǊ45Ǜ49Ƙ52ƿ
~rin>	75 -11ǩ-8ŀ8k11Ǜǥ12i14ƻ15Ǎ16UŌ19ĹŐ22ŏ26ŉ
~ring	53 -12X-11Ŀ-9Fǩ-8iŞ-7ĺŇƑƞƷǘǠ7řŭűŵƟ8ǟ10juKŕ11SǛ12ŀƢ13hr14qńƎ16Ǟ17VţǑ19LłǇ20Ŝ21fĹ23ǜ24IĽŲ31Ƌ34Ʈ40TǊ54Ƙ
~rink	68 -10Ǆ8ƺǩ27ƣ28Ǎ47Ǜ78ƿ
~rins	87 21ǩ24ſ
~rint	86 -9ơ7Ƅ12ř31Ŗ35ǩ
~rio	75 -12Œ9ń11rŉ13Ĺǂ14œ15Ƽ17ƽ28Ƈ30ľ
~rior	83 -13Œ16œ31Ƈ34ľ
~riou	80 9ń12rŉ14Ĺǂ16Ƽ19ƽ
~rip	70 -11Ō-10ƿ7ūƜ8ŋ11ǖ14ǀ15ǋ16B17Ş18Ɓ22ů27ƻǍ30ƛ33k
~rip>	77 8ūƜ16ƛ17ǋ18B24ů26k30Ǎ
~rips	89 12k18ǀ
~ript	82 -11ƿ11ŋ33ƻ
~ris	61 -14g-10ǆ8ķŤ9Ŝ11ǃ13D14dkǋ15Ǥ21ſ22ũ24ǀ31ƣ36ƙ
~rise	81 10ŏ19ǋ20Ǥ43ƣ
~risk	76 -17g10ķ23ƙ28ũ30ǀ
~rist	67 9Ť15dD16k23ſ
~rit	59 -11Ʈ-10n-7IĿŞŪ7JĶư8ĸŉŎǗ9oKƄƬǜǡ10wřƍǀ11ũƞ12gŗŶ13eǓǩ14ž15ľŸ18f19Ō21bh26ŐƎ30ƶ32Ʋ
~rita	83 15ƶ29f
~rite	67 -13Ʈ-7Ş7eŉŤƈǓǖ9n10ŝ11oĸƲ12Křǀǜ13wũƍƬ15ƞ16Ŷ17Ÿ20Ő23Ō24ǩ
~riti	81 -7e8Ǘ11J13Ő15ŎƄ21Ʋ
~ritt	78 -23n9Ż10Ǔ12Ʋ13ư18ŗ22ž23b32h
~rity	74 -8I7ǘ12Ķ15e22ľ25ƶ35Ǝ
~riv	47 -26n-19u-12ǧ-10qPRƨƿ-8r-7sŐŖǂǙ7ǋ9ŨƂ10aơ11MžƄ13Q17ŞŶ20N21ŰŻſ29ŵƙ30Ÿż31ů34ŭ35Ų36ǐ38Ž40Ū43Ŵ44Ů46ź54ų61Ź79ŷ
~riva	83 -7P7Ŋ11QƱǀ12ǣ20ơ
~rive	50 -18n-14uƨ-8qz-7rƿǂǙ8Qǋ9Ÿ11Ũ12ażƄ13Mž18ſ19ŲŽ20ŞŶ21Ū22Ű29Ů31Ŵ32ŵƙ34ů39ŭǐ42ź45Ź49ų57ŷ
~rivi	63 -12n-9ǧǩ-8u-7sR8ź9L11ų14Ƃ19Ŵ23ŮŲ25ż26Ž27Ū29N30Ż32Ÿ33ŷ36Ź
~riz	89 14ŸǞ21Ɵ
~rizo	89 14ŸǞ21Ɵ
~rk>	45 -18i-12ĹƤ-11Ů-10ľƭ-9ĸŶ-8rxCMŐƒƨǒ-7nĿŎƗƩǈǦ7ŚƷ8ŅǇ9F10T11I13XŰ14BƝǙǠǨ15ĺ16ƦǑ17LǄ18ŗŴƸǔ19ƃ20Jŵ21Ňƾ24ǐ25ǣ27ǚ29S32ǩ33ŭ34qVů39WƧ43Q45R48PU
~rke	64 -7Ż7kB8ĶķƓ9FŔ12Yņ13ŭ15Ű18ƳǑ20S21H23ǜ26ƒ28Ǉǣ
~rked	78 12ķ13F17ņ18ŭ19Ű27S
~rker	69 7B20ƳǑ25ǜ31ǣ32Ǉ
~rket	80 -8Ż10ĶƓ12Ŕ16Y28H34ƒ
~rki	68 -13ǩ-12N-9D7S10ż11Ơ13ŝ15V17ń20q21Ű23h25ĶĹ31g36ǈ39P
~rkin	68 -13ǩ-12N-9D7S10ż11Ơ13ŝ15V17ń20q21Ű23h25ĶĹ31g36ǈ39P
~rks	61 -9ǩ-8ŘǇ7ź8Ư10k11Ɯ12M13Ŗ14ŝ15Ɨ16ň21Ƒ23ǈǑ26L31Ɲ42Ŋ
~rks>	65 -9Ǉǩ-8Ř8źƯ11k12Ɯ13M15Ŗŝ17Ɨ18ň25Ǒ28L32ǈ45Ŋ
~rksh	71 -8ǈ-7ǊǍ7ǣ25Ƒ39Ɲ
~rl>	79 9ǖ11ǃ13Ǥ14l15ǈ21w28u
~rld	86 11iC14Ń15Ļ18d
~rld>	86 11iC14Ń15Ļ18d
~rlf	86 -10ǌ22Ʒ25Ƣ
~rlfr	86 -10ǌ22Ʒ25Ƣ
~rls	82 -16d11Ʊ14Ʒ16v17ǜ22p24u
~rls>	82 -16d11Ʊ14Ʒ16v17ǜ22p24u
~rly	76 -8K7mŮ9J11L12ǉ13R15Ǌ16Ĵ20Ÿ26T
~rly>	76 -8K7mŮ9J11L12ǉ13R15Ǌ16Ĵ20Ÿ26T
~rm>	56 -12S-10V-9ŗ-8Ʈ-7ƁƏ7mĹŅũƈǄǆ8aĺŰƶǠ9pƝ11ŭ12Bń13ļĽőƜ15ơƵ16ŕ24Ǒ31Ǝ37ƚ40Ő47Ʃƭ59j
~rma	61 -7Ɲ8Ľ9ł11gƻ12ƾǗ13A14Ļ16RǏ21ŭƣ22Ʃ
~rmal	64 -7Ɲ7n9ł13ƾ14A17RǏ23ŭ
~rman	81 16g29ƣƩ
~rmat	81 11Ľ17Ǘ21Ļ
~rme	89 10ő27ǜ
~rmer	89 10ő27ǜ
~rmi	75 -14ţ9ƌ13ŋ18Cǜ21ƻ22Ÿ36Ź
~rmin	87 -15ţ21C22ǜ25ƻ
~rmit	80 10ƌ24Ÿ39Ź
~rml	89 38Ǔ
~rmle	89 38Ǔ
~rms	76 8Ŕ15Ǖ17cƘǩ20ń24Ǝ27ƚ
~rms>	76 8Ŕ15Ǖ17cƘǩ20ń24Ǝ27ƚ
~rn>	61 -19Ŀ-10X-7ƭ7Vŉ8ŧŰǧ9Ʈǆ10B11ľņƟ12ţǙ14cmxƐ15U16v21q29Ƒ31ŀ32d34lŎ35T47p
~rna	75 -7ŀ7ǝ11aĸ12Y14Ŀ15ŉ21Ɗ26Ƌ32ƚ
~rnac	81 12ĸ13Y23Ɗ29Ƌ
~rnad	85 8ǝ16Ŀ37ƚ
~rne	63 -20ǩ-15ť-7ŵƳ7kCūƗƲ8Ɣ9ĺĿƐ10sBŅƖ11ƑǢ12mx13cţ15vǝ16ŹƓƪ19ņſ26ŀ29Ǚ31ƴ
~rned	66 -18ǩ-9ť-7ŵƳ8Ɨ9Ɣ10Ŀ11Ť12sƑǢ13mx14cţ16ǝ17vƪ18Ɠ21ņſ27ŀ33ƴ
~rner	80 -7Ť9Cūǧ10k13Ɛ14ĺ15Ő23Ź
~rney	89 11Ʋ15Ɩ17B
~rni	63 7ķŏǞ8ŀƥǀǝ9Vƽ10dǏ11ŕǖǙ12qT14Ʈ15RƢ18G21i24Ű26Lů32Ɨ
~rnig	81 14Ǐ15ŕǖ35Ű
~rnin	67 8ŏ9ǀǝǞ10dŀƽ12Ǚ13T14q16RƮ23i28ů31L
~rnit	80 12ƥ14V20Ƣ23G28Ɨ
~rno	81 -11Ń-9x8g9Ļ13Ō14iL16jǊ48ǜ
~rnoo	83 -11Ń8g10Ļ13Ō14L17j18i
~rns	82 -10ŀǂ11Ƹ18q29Ź39Ŀ
~rns>	82 -10ŀǂ11Ƹ18q29Ź39Ŀ
~ro>	83 13ţ14ū18Ɛ19ř
~roa	71 -13R7yſ8CǦ10ǋ12ŝ14ǀ15Ǟ17ǟ19Ź20Ə21ŭ25Ɓ33D
~road	71 -13R7yſ8CǦ10ǋ12ŝ14ǀ15Ǟ17ǟ19Ź20Ə21ŭ25Ɓ33D
~rob	72 7ŵ8ĹŏƠǂ9ŋ10ǜ11ƷƼ12l13L14ŜƩ15ƛ16ŀ29ǩ
~robl	74 8Ĺŵǂ9ŏ10ŋǜ11Ƽ13L14Ŝ15ƛ17ŀ
~roc	78 -11Ɣ7ǜ9j10Xǀ12ƕ16Ō21ł29ŭ
~roce	82 -7O7ǜ10X17Ō23ł31ŭ
~rock	86 -12Ɣ10j11ǀ13ƕ
~rod	83 13Ǖ19ǡ20Ʃ24Ǆ
~rodu	83 13Ǖ19ǡ20Ʃ24Ǆ
~rof	80 7ǒ10ņ15P25ǚ
~rofe	80 10ņ15P25ǚ
~rog	73 -10ơ-8ǒ8ǌ9ţǅ10ő11ļǗ13Ž15ńŅŐǓ26Ǚ27ǥ
~rogr	74 9ţǅ10ő11ļǗ13Ž15ńŅŐ27Ǚǥ
~rok	66 -8ž-7Ư7Ƥǌǡ8ĸƼ9ķŵƃƜƥ10Ǟ11Ũǉ13ƽ14Ŝ15Ř16ƞ17Ǝ18Ɓ33Ť
~roke	66 -8ž-7Ư7Ƥǌǡ8ĸƼ9ķŵƃƜƥ10Ǟ11Ũǉ13ƽ14Ŝ15Ř16ƞ17Ǝ18Ɓ33Ť
~rol	62 -10ŷ-9œ-7Ǌ9Ƙ10t11ǝ13Ķ14Ǒ15Qǈ18ų19Ō20Ǡ23ź26W29Ƽ33Ǉ57ǉ
~rol>	87 9ǂ27Ƽ
~roll	63 -10ŷ-7Ǌ10Ƽ12ǝ13Ķ14Ǒ16Q18ų20Ō21Ǡ24ź27W34Ǉ58ǉ
~rom	48 -12Ĺǧ-11T-10hyQŞ-8jLXų-7zAōŖşťƤƳǈǘǩ7ŉśŶƄƊƟƦǅ8ƅƕǏ9uŇũƏǝ10IœŠƈƚƧƩƽ11krķŧǄ12Ɯ13ĺǍ14Ťǜ16ƻǊǑ18WĸŅ19ĽŢźǋǒ20Ŕǔ21ơ24Ŝ27ƙ28RĻ33Ŏ35lǕ
~rom>	49 -17ǩ-12ǧ-11QT-10yŞ-9h-8jLXĹŒųƳ-7zAŖşťƤǈǘ7mŀƄƊƗƦǙ8ŉśŶƅƕƟǅ9uƏǏǝ10ŇŠũƈƚƽ11krIœŧƧƩ12ķǄ13ƜǍ14Ť15ǜ16Ǒ17ƻǊ18WĸŅ19ŎŢǒ20Ľźǋ21Ŕǔ22ơ25Ŝ28Rƙ30Ļ35l36Ǖ
~romi	87 10Œ14d18ǩ28Ŏ
~ron	61 -9Y-8ŀ7ƢƩƿ8j9ǋǤ10Kĺƣ11q12ǌ13Cǜǩ14Ə15Ŀ16Ƈ17ņ21Ş23Ŷ24b25ǃǚ26Śǈ28Ĵ
~rong	73 -8ŀ7b9ƿ11Ǥ12Ť17Cǜ20Ŀ22ņǩ26Ş31ǚ
~roni	87 7Ƙ10Ĵ15K
~rono	87 27b
~ront	68 -9Y-7Ť7eŅśŻ8Ʃ11jǋ12ĺƣ13qǌ16Ə18Ƈ24Ĵ28ǃ29Śǈ
~roo	51 -14ű-13ťǌ-10Ǟ-8Ĺ-7pǑ7ƞǣ10hƠơ13Xųǧ14Ŏ15Ɨ16ş18Ɯ22yƑ23Ɲǒ26n30Ɔ32Ǆ39ƌ40Ƅ54Ƣ69Ɖ85ƈ
~roof	55 -14ťű-13ǌ-8Ĺ-7p7Pƕ8ľńƪǣ12h13ơ15ǧ16Ŏ19ş25Ƒ26n34ǒ35Ǆ43Ƅ77Ɖ94ƈ
~room	62 -11Ǟ-10ǒ7Ƥ8ƃƊǃ12ƞ14Ơ17X18ų20Ɨ25Ɯ29Ɲ37Ɔ50ƌ68Ƣ
~rop	61 -12Ŵ-10Ő-9MƁ-7nŗ7ƍǦ9ťƧƽ12Hś13Ƒ14ĸơ15Ÿž16ǌ17V20ǆ21Ɨ23ƀ25Dķ28š29Ƶ35Ǣ
~rop>	75 -11M-7Ŵ8Dš10V12ƽ16ś18ƀǆ36Ƶ
~rope	66 -10Ő-9Ɓ-7nŴ8ƍ13H15Ƒ16ơ17Ÿžǌ20D23Ɨ28ķ38Ǣ
~ropp	79 -7Ǌ7I8Ƃ11Ǩ12Vƀ30š
~ros	73 8M10ů11Ŗǒ14œũ18ǉ19ǃ21ļ40Ǌ
~ross	75 7T8M11Ŗů14ũ18ǉ22ļ41Ǌ
~rot	60 -10ǅǩ-9ŭ-7sPň7nXƏƫ8ǆ9Ŝſ10AQŅųƃ11ŁŽƲǘ12SƳ13wĹĽľ14Ŗƭ15ŗƽ16ŏǃ17Ķ26h28Bķ
~rote	65 -9ǩ-7Pň7qũ8Ə9XŴ10ſ12Ŝƃǘ13Ʋ14w15Ĺľ16Ŗƭ17ŗ18ŏ34ķ
~roth	69 -10ŭ-7s8Ǒ9nƫ10ǆ12AQ13ŅŽ14Ł15ųƳ18ƽ19ǃ21Ķ34B
~rou	44 -14Ǣ-13HP-11ŏƔ-10ĴǇ-8ŇœǞ-7NĻŀŕǙ7zšŬƁƎƑƞǘ8xVƚǁǉ9Yĸ10Ő11eŊŠũŮƳǥ12tĵĺńŤƗ13ŧƓƨƱ14C15jTŗ16nƮƿ17ś19ǀ20Ũǜ21sŵƕǖ24ƍ26ǎ28Ƨ31l50W
~roub	73 -7Ǉ7ĸƿ8ĵƼ9p10ƛ12tĹƽ14Ş16ű21ǜ
~roug	49 -13Ǣ-11ŏƔ-9ǩ-7LQĴŕ7ZłňŖƦƱƻǣ8ƌ9rzSšƗǝ10ķŬƁƧ12nĸŮƚ13ś14YĺŊŐũƳǥ15j16Ť18ŧƨƮ20ŗƕ23ǎ24W25lǖ28Ũ
~roun	56 -12H-9Z-8ǝ7uŒŬƒƕǧ8ĵƎƥǎ9WşŭƟ10hLſƱ11Ƒƣ12lnǁǉ14Tǜ17V18Š19ń20Ɠ21C22ŵ30s35ƍ
~roup	78 14x20Q30Ƨ42W
~rous	82 -11P10ś18a31ǀ
~rout	86 7m16M26e
~rov	78 -12Ƴ8Ǆ11Ǣ16Ł17Őƌ22B23ǟ24Ş
~rove	81 -12Ƴ11Ǣ18ƌ23B24ǟ27Ş
~row	58 -10H-8W-7ŗŝ7jIǘ8ǣ9űǊ11Ʀ12Ƭ13y14ŵ17Y19Ɯƭ21lL22ĸƔ24vų31ƕ36n43ƪ49Ǟ
~row>	60 -9H-8W7v8Iǘǣ9ƕ10űǊ12Ʀ15ŵ16Ƭ17l19Y22Ɯ23Lĸ24Ǟ26ų30Ɣƪ
~rowe	87 -11Ɣ21ƪ34ƕ
~rowi	85 -8m9l10Ƒ13Ǉ20y30Ǟ
~rown	82 13j25n27v29ƭ
~rp>	87 12Ŷ23Ū33ǆ
~rpo	77 11Ť12ǃ21Q22Ű32ǆ
~rpor	78 11Ť12ǃ21Q23Ű32ǆ
~rpr	86 10ŏ20ǋ21Ǥ
~rpri	86 10ŏ20ǋ21Ǥ
~rra	86 13ǐ35ŭ
~rran	87 13ǐ35ŭ
~rre	57 -10ǧ-8w-7Ơ7dpDŹƟ8Ŗ9SŞ10ŜƵǥ12ǒ13a15F16ļ17Eŗ18G22ŕŝǡ24Ő31ƪ38Œ40ŏ
~rrec	71 -9w-7Ǜ7mnŬŲžǜ8bƴ9pDŹƟƪ11d16Œ17ŏ18a21F22E
~rren	60 -10ǧ-9ǅ-7Ơ7ő10Ŗ11SŜŞƵǥ13ǒ19ŗ20G23ǡ24ŝ25ƪ26Ő27Œŕ28ŏ
~rri	59 -10ǆ7ŦŨǣ8œŜŞƙ9uWƫǃ12Ľ14ǩ15ő16Ƒ19o22Ő27Ţ30Ŀ32f33ƚ
~rrib	89 9gw12Ũ13œ
~rric	80 12ƙ46ƚ
~rrie	61 8ŞŦǣ10Wƫ12Ľ15ǩ16őƑ21o27Ő28Ţ31Ŀ33f
~rro	62 8Iǘ9ǣ11ű13Ʀǚ16ŵ19Y23L24ĸ27ų40ƪ
~rrow	63 8Iǘ9ǣ11ű13Ʀ16ŵ20Y24Lĸ27ų40ƪ
~rru	86 -14Ǣ23ǝ36N
~rrup	86 -14Ǣ23ǝ36N
~rry	55 -22Ɲ-12Ǧ-8Nƣ-7Ŵ7OƘ9bŏŘŵžƢƳǐ10űƃƙ13ņǏ14fƄƦ15aŗş16Ųǥ17ǒ19ǚ20Z22Ƃ24Ŀ25ǡ26hŃ27ǌ32ſ
~rry>	56 -23Ɲ-12Ǧ-8Nƣ-7Ŵ7OƘǥ9bƳǐǩ10ŏűŵƢ11ƙ12ş14fņŗǏ15Ƅ16a17Ų18ǒ20ǚ23Ƃ25Ŀ26ſ27hŃ28ǌ33ǡ
~rryi	77 -10ǡ9ſ11Ʀ12ƃ13ǥ14Ř20ž23Z
~rs>	37 -24n-22Ő-18d-17P-14ǡ-13lTǈǩ-12Ʈ-11rDIQZĴŁŒƺǌ-10jsMŕůƬƷ-9CWĸŨŮſƉƑƪǊǢǦ-8yJĽŃŜƃƫƳ-7NOYĿņňŌŘƗƟƶǁǜ7KŅŠŭűƇƾǇǧ8Ƹ9VŹơƩǠ10zľŢŰźƽǃ11bEŤŶƅƐƓ12ĶƂǞ13ţƖƝƨƱƲǍ14hžƕƥǗ15uĵƙƿ16fmŵƈǣ17pőƊ18Rťƻǐ19xƋ20Ūż21AƢ22ǎ23ųǏ24ǆǕ26FŸ27ƣ28ǔ30vǅ31ŴƎ33GSŷƭ43Ǒ
~rsa	81 14Ļ16s19ŋ23Ʃ
~rsal	89 25Ʃ
~rsat	86 15Ļ17s21ŋ
~rse	56 -7Mő7ŢƾǠ8qSƁƯƸǣ9ƀ10V11QǑ12Ǝ13c14U15ŁŘƕ16ţǉ17Ǖ18gǇ19ō20n21ŦƢ22H24Ʀ28ǁ29P
~rse>	74 -8ő-7M12Q13q14S25U28P40ǁ
~rsea	89 13ǀ29Ǖ
~rsel	58 7AŌŠƾǨ8ŢǠ9PƀƯǣ11VǑ13Ǝ14c15g16ŁŘƕ17ţǉ19Ǉ20ō22nŦƢ24H25Ʀ
~rsh	83 9Ƅ10Š14ǆ17o
~rshi	85 10ŠƄ15ǆ
~rsi	78 8m9Ʊ10x12qŤǃ17O19y20S
~rsin	89 11m15q24S
~rsio	89 14Ť20O
~rsit	87 10Ʊ12x21y
~rso	63 -10Ǧ-9ǡ-7W7g8aŖǎ10fTłų11ƃǈ13ľ14J15Ƃ17ņŊŭ19Ǩ22A26Ɨ27Ŝ31M
~rson	63 -10Ǧ-9ǡ-7W7g8aŖǎ10fTłų11ƃǈ13ľ14J15Ƃ17ņŊŭ19Ǩ22A26Ɨ27Ŝ31M
~rst	56 -8ƀǡ-7tĸŗǝ7żž8ŠůŶƨ9Ũǜ11rSYŚƲ12Ş13aǩ14Ňŕƛƫ15x17ŃŖ18œƅ20Ań21o22ŏ24ň29Ɩ30Ŀ34Ř
~rst>	57 -8ǡ-7tĸ7G8Šž9ŨŶ10ƨǜ11S12YŚ13Ş14aƫ15ŕƛ16xŇ17ǩ19Ńœƅ20ń21oAƖ24ŏ31Ŀ35Ř
~rsta	78 -9ƀ-8s7ĺ9ũ10rǞ11ŀƽ12Ļż14Ţ16ů29Ŗ37ň
~rt>	48 -14y-12LƏ-11ǜ-10ĹŖŠŵƳ-9nPťƤ-8qƗ-7cTŧŭƛƨǝ7zľńŕŻƬ8EŞŨ9ƋƱƽǂ10dW11lRĵĸŀřƧǚ12ĿŰƎǩ13ŹźƜǅ14őƍǟ15Ʈ16ōƩǙ17X18Ƅ20DŃ22ţŲ24U25Sž26Ǉ28Cƃ29V30ǧ33ň36Ƽ38Ť39ǣ
~rta	70 -10ƨ8M9TŌ10ƶ13ōƳ15eX16ǩ17Ʊ26ľƧ
~rtab	76 -10ƨ9M10TŌ14Ƴ16e17X32Ƨ
~rtan	78 12ƶ15ō19Ʊ31ľ
~rte	69 -11Ű-8K-7ň7d8Ƭ9Ɩ10ŃƦ13Ɲ14ĺƘ17xĴ19Ōƽ23œ24ǅ29O33Ʊ
~rted	73 -12Ű-7ň8d11x14Ɲ16ĺ21Ōƽ25œ26ǅ36Ʊ
~rter	82 -9K10Ƭ12Ʀ16Ń18Ƙ20Ĵ35O
~rtg	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~rtga	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~rth	56 -17Ɖ-12Ǣ-9Ɩ-8Ū7x10jD11ŜŢųƥ12Ɛ13T15ǝ16ǩ17cƑ19Ɨ20k21Ǐ33pvĻ34Ƙ38ƒ40ķ42ű46d
~rth>	59 -17Ɖ-13Ǣ-9Ɩ-8Ū8x11j12DŢųƥ13Ɛ14vT15p16ǝ17ǩ18Ƒ20Ɨ21k22Ǐ26d35Ļ37Ƙ41ƒ42ķ45ű
~rthd	69 14ŜǗ22p25v27cd
~rti	60 -9b-8Ɓ7ŸǀǛ8j9t10ǃ13ķ14Ōơ15ǌ16ŏŠź17ǆ18ŭǒ21T22Ɯ25ǧ27c
~rtie	83 -11Ɓ10Ǜ15ơ18ķ31Ɯ40c
~rtif	64 -8b11ǃ17ǌ18ź20ǒ28ǧ
~rtin	80 9Ÿ11j13t20Ō24ŏ
~rtm	59 -9Ƅ-8Œǧ-7ƛ7Ǝ9Ű11ƞ12G13F14Ǎ16Ɯ17ƥ18Ə19Ťơ21Ɨ22Ƣ23D24Ơ26Ƥ33ƣ
~rtme	59 -9Ƅ-8Œǧ-7ƛ7Ǝ9Ű11ƞ12G13F14Ǎ16Ɯ17ƥ18Ə19Ťơ21Ɨ22Ƣ23D24Ơ26Ƥ33ƣ
~rtn	68 -20d-9Ǆ-8ŇƤƸ12Ł13r14s18Ʒ20Ǡ22Ǩ23tǂ24Ŵ28q30ƨ31oǆ35p
~rtne	68 -20d-9Ǆ-8ŇƤƸ12Ł13r14s18Ʒ20Ǡ22Ǩ23tǂ24Ŵ28q30ƨ31oǆ35p
~rts	73 -9b10ŕūǧ12ơ13Ǒ16ŵ22lǀ26g34ǒ
~rts>	73 -9b10ŕūǧ12ơ13Ǒ16ŵ22lǀ26g34ǒ
~rty	65 -7nŗŴ7ƍ8Ɣǡ10Hư11ķ15Ƒ16ņžƜ17ǌ20Dơ23Ɨ25P40Ǣ
~rty>	65 -7nŗŴ7ƍ8Ɣǡ10Hư11ķ15Ƒ16ņžƜ17ǌ20Dơ23Ɨ25P40Ǣ
~ruc	58 -20Ɣ-12Ǆ-9U-8ŗƂǢ-7Ʃ7ĹŰǆ9ƀƁƦǏ10Ǜ11Q12ŵǋ13ǩ14SƑ15Ƈ19Ū22ƅ23Ɠ25ZƏ26Ŭ27ų28ŭǦ33Ŵ34Ŷ37ǐ
~ruck	61 -21Ɣ-10PU-9Ƃ-7Ǆ7Űű8ĹǞ9ƀƦ10ƁǏǛ11Q13ŵ14ǋ15S21Ū26Z27Ə28Ŭų29Ǧ30ŭ36ŴŶ39ǐ
~ruct	73 -8ŗǢ-7Ǆ7ǧ10ǆ12ǟ15P20Ƒ23ǩ24Ƈ30Ɠ32ƅ
~rud	89 12Ʃ14c16ƴ
~rude	89 12Ʃ14c16ƴ
~rue	86 -10Ţ13cŧ16ł23Ŏ
~rue>	86 -10Ţ13cŧ16ł23Ŏ
~rug	80 14ŧ35ƻ48ƿ
~rug>	89 11ƿ16ŧ27ƻ
~rugs	83 11ƻ39ƿ
~rui	89 7Ǖ28t29ƛ
~rul	86 8Ƭ11c18Ǚ23L
~rule	87 8Ƭ18Ǚ24L
~rum	78 -8Ǝ32Ƙ
~rume	78 -8Ǝ32Ƙ
~run	55 -10Ŏ-9ųƯ-8cZŃƗ7hpuŅŐ8qĿňţ9ǟ10ńưƼǥ11ĵŴơǗ13ŦūƩ15eǝ18ſǉ19OƝ20A22ǎ24ǐ25ǈ26Ƭ30ƽ31ŕ40Ǩ41ű43Œ
~run>	58 -12R-9Ŏų-8ŶƗƯ-7Z7Ƨǈǋǜ8pƓ9ŅňŒŝţ10nŕư11ǥ12ǉǗ13ĵ14ū15Ŧ16e20ſ21Ʃ22O23ű24ƽ25Ɲǎ27ǐ29Ƭ31A37Ǩ
~runn	71 7RǨ8fk10ǩ11qu12ĿŋŐ13h14Ƽ15Œ16ńŴ18Ŷ19ǟ22ǝ
~runs	77 -12A-9n9ǉ10ƽ19ơ28ǈ30ŕ32Œ34ű
~rup	80 -13Ǣ21ǝ24ĵ33N
~rupt	80 -13Ǣ21ǝ24ĵ33N
~rus	71 -8iĻŝ7ű12ŃņŎ13ƫ14Ş17ŀ30A38O45Ʋ
~rush	89 -10i-7ŗ15sŃ48O
~rust	73 -9ŝ7ű12ņ13Ŏ14ƫ15Ş18ŀ31A46Ʋ
~rve	77 8ǀ9ų10f11Ƽ12ǔǗ39Ǜ
~rve>	80 9ǀ13ǔ37Ǜ
~rvi	67 -7ł7CƱ8xƕ9Ǟ10ŢƏ12ŝţ13ǝ17Ŝ20ű21ư24ľ26i33Ǆ
~rvic	69 -8C-7ł7yŞ9ƕ10ŢǞ11Ə13ŝţ18Ŝ20ű22ư25ľ34Ǆ
~rviv	85 12x17ǝ33i
~rvo	86 12ǀ34Ŀ
~rvou	86 12ǀ34Ŀ
~rwa	77 -9ƽ-7ŕ10Ƴ11Ŏ14ŀ22Ō24ũ37ś
~rwar	77 -9ƽ-7ŕ10Ƴ11Ŏ14ŀ22Ō24ũ37ś
~rwi	87 8ǂ11v14Ƹ
~rwis	87 8ǂ11v14Ƹ
~rwo	78 -7Ű8Ʋ10ś12ǃ13o14i17Ǡ18Ś20J
~rwor	78 -7Ű8Ʋ10ś12ǃ13o14i17Ǡ18Ś20J
~rwr	83 10eƈ11Ť12n16ǀ19ũ
~rwri	83 10eƈ11Ť12n16ǀ19ũ
~ry>	44 -15N-11Ǧ-10Ɯǈ-9iĹǅ-8ŝũƵǑǓ-7ľŦ7LSţŲƗƮ8aŔ9cfIWƊƸƻǢ10lńŗŽžǥ11Ũƾ12Ŀǘ13ǚ14ņ16ĽƼ17ZſƂƫǙ19ŃƦ20ŤǌǛ22ůƽ24ƆƘ25h27Ūư33ǒ35T37ǡ
~ryb	67 -7ŗ7xŭżƖǗǘ8ŁŎž9œŰ10ŨƢǩ11n12K13ǅǈ14ķŷ18ľ21Ƭ
~rybo	67 -7ŗ7xŭżƖǗǘ8ŁŎž9œŰ10ŨƢǩ11n12K13ǅǈ14ķŷ18ľ21Ƭ
~rye	89 30ǩ34Ǜ
~ryer	89 30ǩ34Ǜ
~ryi	74 -10ǡ8Ů9ſ11ƃƦǞ13ǥ14Ř17PǛ19ž21Z
~ryin	74 -10ǡ8Ů9ſ11ƃƦǞ13ǥ14Ř17PǛ19ž21Z
~ryo	89 -15ǐ15Ž21ŷ
~ryon	89 -15ǐ15Ž21ŷ
~ryt	65 -8Ɠ-7Ŋų7KƶǦ8ZƂ9ŝƻ10ĿǑ12Ƭǖ13Ǆ14UǢ15Ưǐ16Ļ21ō24ş25i26Ɨ30ķ
~ryth	65 -8Ɠ-7Ŋų7KƶǦ8ZƂ9ŝƻ10ĿǑ12Ƭǖ13Ǆ14UǢ15Ưǐ16Ļ21ō24ş25i26Ɨ30ķ
~ryw	86 -11ǧ14Źƞ16Ǆ17ǒ18ǘ
~sa>	85 13zǋ18eC32Z
~sab	81 14Ư16ň26ş31W
~sabi	83 27ş33W
~saf	67 10Ķ15Ƙ29Ž34Ǝ57Ǚ
~safe	67 10Ķ15Ƙ29Ž34Ǝ57Ǚ
~sag	86 15Ĺŭ26K
~sage	86 15Ĺŭ26K
~sai	63 -9ť-8oŀ7ASĵŦŬƖ8ptuxŊ9ŮƝǜ10fOņŎŝŲ11ǅ12Vƅǚ13dGŔ14ƥ15H16ƶ19cy21qB35ƴ
~said	63 -9ť-8oŀ7ASĵŦŬƖ8puxŊ9tŮƝǜ10fqOņŎŝŲ11ǅ12ƅǚ13dGVŔ14ƥ15H16ƶ19cy21B35ƴ
~sal	62 -13x-10DŁ7H8ǍǔǨ9Ƨ10ƗƦ11Ǖ13űǋǠ14Ʈ15ǈ17Ʃ18Wǃǉ22Tǖ24Ǜ25ǟ27ņƒ54Ǌ
~sal>	87 8Ƙ25Ʃ
~sala	78 12Ƨ18Ʈ21Ʀ24W29ǉ33T
~sale	66 7Ǆ8H10ǔǨ12ƗǕ15Ǡ25ǖ27Ǜ29ņ30ƒ61Ǌ
~salo	86 -17x-13DŁ-8n-7t12Ǎ19ǋ24ǈ26ǃ35ǟ
~sam	63 -12ǩ-9Żǅ-7HQ7nőŜƾǜǥ8łŗƂ10ŰƇǇ11żƓ12ņƖ13kǂ14o15Ŷ16I17ǁ20Ʃ21şŴ29ũ32S40p
~same	63 -12ǩ-9ǅ-8Ż-7HQ7nőŜƾǜǥ8łŗƂ10ŰƇǇ11żƓ12ņƖ13k14oǂ15Ŷ16I20Ʃ21şŴ29ũ32S40p
~sat	75 -7Œ9ƚ11Ʋ12Ʈ13Ļ15s16ŧ17ǣ18ŋ19Ŗ23ŝ
~sat>	85 10ƚ13Ʋ14Ʈ25Ŗ
~sati	79 -7Œ14Ļ16s17ŧ18ǣ19ŋ25ŝ
~sav	61 -12y-10ĸ-7A7ź8ƀƮ9ƳƵǩ11ŋ12wķĹ15Ļ20Ʊ24Ĵ43Ţ45Ř65Y
~save	73 -8ĸ9źƀ11Ƶ13ŋ15Ĺ27Ř29Y30Ĵ42Ţ
~savi	64 -12y8Ţ9Ƴ10Ʈ12Ļ14ǩ17ķ20Ʊ23Ř43Y
~saw	78 -9I8ƫ10fŧ12tŨǙ14ƚ15j17C23ƾ
~saw>	79 8ƫ10fŧ12Ũ13t14ƚ15j17C23ƾ
~say	49 -17Ʒ-16Ŧ-10AƢ-8gCĿŨ-7qtwƗ7ōœƾ8łƩƵǑǚ9XƝƨǢ10Qţƅ11N12ĵŊŝƼ13ŀ14ƴ15Ňŋ16Ŕƈǧ17BŌř18ū19Œ20ŗǩ21ň22ŮƸ25Ś27Tƺ28Ł39ơ44b49r
~say>	51 -18aƷ-17Ŧž-14q-12c-10A-7oCĿƗƢ7řŧűǂǃ8ōœƾǌǑǘ9łŮƵǚ10XƝƨ11ţ12Qĵ13ŊŚŝƼ14ŀ15ƴ16ŋ17ǧ18BŌƈƸ19Ŕŗūǩ20Ň22Œ24ơ27b29Tƺ30Ł53r
~sayi	80 -9t-7g8Ƹ12oNĸ20ň31b
~says	72 -13wǌ-7Ĺ7ň8ƪ9VƩǢ10cq11Fļ12ƒ16ř17ž18ƅ19ŚŮ21a24ơ
~sba	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9Ư13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32psƨ33rǂ36q40o
~sban	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9Ư13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32psƨ33rǂ36q40o
~sca	67 -11M-9J-8ō-7Ž7ƴ9VŇ10Ţť12CŅş13ƣ15ǁ21Ǆ22ś25ł28ƺ48Ũ58Ŀ66ǘ
~scal	81 -7Ž8wĿ13Ň17C32ł36ƺ
~scam	87 -7ĸ80ǘ
~scan	87 -13M10ſ31ś
~scar	74 -9ō-8J8ķ9ƴ11V12Ţ14Ņ15ƣ18ǁ55Ũ57Ŀ
~sch	60 -8ŠƂ7LƄƶǢ8Ƣ9ǔǦ10yK11ŭŻƘ12Q14S18Ǔ20l22R27x32źƱ43m
~sche	82 10LǢ15Ƙ31R
~scho	61 -8ŠƂ7vƄƶ8Ƣ9ǔ10yKǦ11ŭŻ12Q14S18Ǔ20l27x33źƱ45m
~sco	67 -7SWŲ9ľŮǩ11ő12IZ13Ǖ16Q18ź32Ž43ĵ
~scor	77 20Ž51ĵ
~scou	73 -8W-7S10ľŮ12ǩ13ő17QŽ20ź
~scr	70 -10ƪƿ7Ƹ9ŋś10Ɠ12Ʈ13a17ŏ27Ɣƕ37ƻ
~scra	86 -10ƪ12Ɠ15Ʈ22ŏ
~scri	77 -11ƿ7ƣǍ8Ƹ10ŋ41ƻ
~scro	82 32Ɣƕ
~scu	78 10Ɓ11ƺ15h25r33ǀ
~scub	83 36ǀ
~scui	87 11Ɓ12ƺ17h
~se>	33 -21ŗ-18Ǘ-17Ŧ-16oǦ-15Ƭ-14ƫǍ-13KŅŖǏ-12śŶƦǜǞ-11WXľŨǃ-10RSĴŃǒ-9pYŏŕřŧũűƐƪǄǅǔ-8xzCLOĶŊŌŜƵƾǨ-7kTŮſƹǣǧ7hŝťŪƖƗƺǘ8ƂƊƌƚ9gGQ10nPĵĸŽƋƓƻǙ11qJłŚơ12aMŀŔůƇƉƳ13stwDŸƏ14dňŎŐŲƮƯ15ƝǇ16ƟǐǑǤ17ōœƣ18fIƿ19ŹƕƷǝ20ŭŷ21U22ZƆƎ23ƙƜǁǂ24Š25HƑǩ26ń27ƔƞƤ29ǋ30Łş36F37ƅ40ǌ45ƒ46ķƢ
~sea	72 -15h-10j-9i9U10Żǀ11xƉ13Ɯ15ƚ16Ɵƽ17ǟ23Ǖ37ǋ41ǎ
~seas	74 -10j-8i9U10ǀ12x14Ɯ15ƚ17Ɵƽ18ǟ24Ǖ46ǎ
~sec	63 -10VŪ-8ųơ-7FƝ7eA8IĶƖǗ9Ļƣǌ10Ňƶ11ǩ12p13ľũ14Ō15Ɣ16yǋ20Ǟ21Ŋ25Ɵ27Ǝ28Ŵ29N
~seco	66 -10V-8Ūų-7FƝ8AƖ10Ļ11Ň12I13pǩ14ũ15ľŌ16Ɣ17ǋ18y21Ǟ28Ɵ30Ŵ31N
~secu	76 7ǘ9e11Ǘ12Ķ36Ǝ
~sed	56 -14Ő-12ő-8Ǣ-7n7ƕǏ8zƖǋ9giuĵƹ10ƀƴ12Ƽ13ŔƗ14Ʒ15rōŪŸ16l17Ž18ŭ20Ƴ22ŝ24Ƙ25ǎ28š29ŷ34Ŵ35ǝ40œ
~sed>	56 -14Ő-12ő-8Ǣ-7n7ƕǏ8zǋ9giuĵƖƹ10ƴ12Ƽ13ŔƗ14Ʒ15rōŸ16l17Ž18ŭ20Ƴ22ŝ24Ƙ26ǎ28š29ŷ34Ŵ35ǝ40œ
~see	60 -16J-15ǔ-14Ɯ-10ǋ-8ƭ-7şƘ7ŴƆ8œšūƉƬƿ9ŎƏ10Ĺź11vĿƊ12tŊ13ţŭƝ15ļƛƳǂ16ǩ17Ǟ18ĽřƲ19y20ŒƄǒ21ƾ25H29ň30V
~see>	61 -17J-14Ɯ-10ǋ-9ǩ-8ƭ-7Ƙ7ŴƆ8œūƉƲ9ŎšƏƛƬƿ10ź11ĹŒƊ12vĿŊ13ţ14Ɲ15ǂ16ļ18řǞ19Ľ20y21Ƅƾ26H31Vň
~seen	80 -8ş7Ķ9Űƛǥ12Œ17tƳ24ǒ34ǩ
~seh	68 -15ų-7Ǌ14Ū18Ʈ25nT28ŷ
~seho	68 -15ų-7Ǌ14Ū18Ʈ25nT28ŷ
~sel	53 -15ŗ-11Ʈ-10ǜ-8yƭ-7Ƥǩ7ƻǣ8ƀƩ9Ǒ10C11cƎ12Ł13Ɠǚ14Řţǉ16AQōǇ18n19ŦƢƦ22gƒ29ƕƝǔ34Ǟ35Ʒ40Ǩ47H
~self	57 -13ŗ-10Ʈǜ7PĴŶƑƾǠǢ8tŢƓƘǚǣ9ƀƯƻ10VǑ12Ǝ13C14cƷ15Łƕ16ţǉ18Ǉ19Qō21nƢ22HŦƦ27g
~sell	66 -8y7ǕǛ8ĸ9Ɓ10Ǆ13Ʃ18ƕ28Ʒ32ƒ33H40Ɲǔ43Ǩ47Ǟ
~selv	78 11Ō12x24Ř
~sem	64 8Ɯ11ƁƝ17ƛ18ƥ53Ɗ
~seme	64 8Ɯ11ƁƝ17ƛ18ƥ53Ɗ
~sen	58 -21Ś-17ơ-12Ƴ-11Ĵ-10ǩ-9ǈ-8Ǡ-7Ÿǒ7Ƅǀǜ8oŋŜ9ĹŌŝ10sƪ12Nš15Z16Ǝ18Ų23ƕ25K27ǌ28Ő30ň33ǧ37Ľ39J40ļ51ś
~send	63 -18ơ-12Ƴ-10Ĵ-9Śǈ-7ǒǩ7DƔ9oƄ11ŌŜ12ƪ15K16ļ17Z26ƕ28Ő29J31ǌ37ǧ52ś
~seng	83 -7Ÿ11hǀ15ƃ27Ų
~sens	77 -7ł8ĵ9Ň10Ŋ15s22Ǝ49ň
~sent	72 -16Ś-9ĵ8Ƹǘ9ǜ10ŋ12Ĺ13ŝ15JK16Nš31ļ43Ľ
~sep	80 9f16ş26Ƙ27Ř
~sepa	80 9f16ş26Ƙ27Ř
~ser	63 -10Ƭ-7ł7fCų8Aƕ9LŒŢţƏǗǞ10ŝǂ12Ƽ14ƽ16Ŝ17ľ18ű19ư21X28Ǆ29Ǜ
~ser>	82 -12Ƭ8Ơ9ƺ12L15AŒ19C29X
~seri	85 15ǂ17Ƽ21ƽ
~serv	66 -8C-7ł7ųƱǔ8fƕ10ŢƏǗǞ11ŝ12ţ17Ŝ19ľű20ư30Ǆ31Ǜ
~ses	64 -21Ŵ-11ǡ-9Ƣ-8w-7c7ƁƷ9AYƣ10řƒƛǄ11Ǌ12xƽ13Fǌǔ14qǗ16T19oƏư20Ǔ21ƋǙ22Ɩ25p27ų32ţ
~ses>	64 -21Ŵ-11ǡ-9Ƣ-8w-7c7ƁƷ9AYƣ10řƛǄ11ƒǊ12xƽ13Fǌǔ14qǗ16T19oư20Ǔ21ƋǙ25p27ų32ţ
~set	61 -16ǟ-14H-8xŀ8L10ŗ11AŧŨ12Ĵ13ţ14Œ18ǝ19Tƞ23Y28Ɩ29ĺ30ư32Š33ǆ34Ţ42ķ
~set>	64 -17ǟ-15H-7Œǎ7ƓƬ9L12A13ĴŗŨ14ţ17ĺ19ǝ21Tķ22Ɩ25Y30Š31ư35ǆ36Ţ
~sets	86 12ĺ32ķ
~sett	79 -8xŀ9G10Ɩ11łŦ17ŧ26Œ28ƞ
~sew	86 37ƛ
~sewe	86 37ƛ
~sfi	89 -8Œ19ŧ28ŝ
~sfie	89 -8Œ19ŧ28ŝ
~sgi	86 11ǜ35k
~sgiv	86 11ǜ35k
~sh>	58 -11X-9n-8iE-7ŗŵƈ7hsŌōƉǁ9ƩǄ11oĽƤ12mŞ13Ń14ĻǛ15ŏū16YŮ19g20ǩ23ż24ƃ29OƵ36Ų43ƪ54ǖ
~sha	63 -13ƈ-10X-8F7ƄƼǓ8Mƫ9Tǈ11QŌǂ12ǩ13ǆǔ14ŊƠƬ15Ǚ16ų17n18ŘǍ24ŨƉ28Ƹ31Ų34ű36Ƣ
~shak	87 11Ǔ14M37Ũ
~shal	85 19Ō21Ƭ31ǩ
~sham	87 10Ƽ11Ƅ17ǈ
~shap	74 -14ƈ14ǂ30Ɖ34Ƹ42ű
~shar	71 -14F-10Xǩ8Ŷ9ƫ12T15ǔ16ǆ17Ŋ18ųƠ21nŘǍ36Ų41Ƣ
~she	51 -20Ū-19Ƹ-14ǩ-12WĶŰƔ-10cĸƹ-9Tō-8ŎǇ-7i7ƅ8ŅŚ9yƪ10BƢƫ11ųż12Ɲ13ł14ǈ15ņ17Ŷ18ƊƎư19Ƴ20p21ƨ24x25Ŵ29ƛ30Ʈ31s33o34qǂ38tvƑ41ź48r49Ʒ
~she>	56 -21Ū-20Ƹ-13WƔǩ-12ĶŰ-9cTƹ-8Ǉ-7imŇŎ7AUŧű9ƅ11Ƣǜ12yBƫ13ų17ǈ20Ŷ23p24Ƴ25ƨ28x29Ŵ33Ʒ34Ʈ35s37ǂ38o40ź41q43t44v54r
~shed	67 -9ĸ-8ō-7ű7Yź8ǡ9HƖ10mƌ11ĺ12Ɲ14ƪ20ņ25ƊƷ54Ƒ
~shee	75 8ǣ10f11u15Ś23ł
~sher	79 11Ż15g31Ǝ50ƛ
~shes	85 -11Ż22ż33ư
~shi	61 -10kţ-7ő7UƚƫƵǝ9ƛ10Ɨǆ11Ǖ12Ɓ13ƍǅ14ū19ǎ21j23Ţ29Yǘ34R39ƈƉ
~shie	86 -7ƚ8ű17Ɓ21ū
~shif	83 -12k8Ǉ11U27ǎ48R
~shin	69 -11ţ-8ő7Ű8Ƶ10ƛ11g12Ɨ14ƚ15ƍǅ25j33ǘ44ƈ46Ɖ
~shio	86 42Y
~ship	73 8ŠƄ9ƫ11ǝ13ǆ14Ǖ30Ţ
~sho	47 -23ơ-19r-16ŉ-13Ƥ-12wƣ-11ŀƷƼ-10GSũŪŸ-9jŏŮ-8pŕƽ-7iYķŖŝŰƌƳǊǚ7uOUŷǞ8BōƬƶǐ9kŧƾ10gƸƺ11dhXŊƑƭǈ12KƻǏǔ13ĺƁƱ14fsĽŠŽǖǡ15ĴňƄǍ16ǅ17JŎś18Ǩ19ŵ20ŌƗǧ21aŨ22NńǟǠǥ23Ƙ24M29ǃǋ34ǌ39Ɲ
~shoe	89 12Ǩ13Ǡ16Ś25ƺ
~shoo	78 -11ŷ10ch15aJ16Ɨ22ś
~shop	56 -22D-16ơ-13ƣ-10wSƤ-9ŪŮǩ-8bŏ-7ŀŰǊ7ǢǦ8y9XǄǝ10Ǟ11Uǐ12Ǡ15Ǐ16gƑǔ17Ɨ18ǖ19ŠƁ20ĺǍ21Mǈ22ǅǨ28ǥ31ńŵǟ37ǃǋ42ǌ52Ɲ
~shor	85 13WŤƜ20k25Ʈ
~shot	83 7Ɔ10ś16Ƙ20ǁ29ƻ30Ž
~shou	56 -18r-17ŉ-11Ƽ-10ơ-8ũ7ǩ8ĽǂǠ9Iŋ10hL11OƄ12u13ŎƸ14ōƬƶ16Mŧ18Ʊ19ŷ20afĴƘƭ21ǧ22D23sň25K29N31Ō
~show	68 -9Ÿ-8p-7Gǚ7Ň8ǧ9Ņ10Ţǒ11X12Ƅ13nŎŗ15Ľǩ16Bƾ22Ŋ23d24ťǡ
~shu	72 -10Ŧ9ŋƟ10Ǖ13ũ15ƚ23ǎ31ƛ58ǝ
~shut	72 -10Ŧ9ŋƟ10Ǖ13ũ15ƚ23ǎ31ƛ58ǝ
~sib	87 9Ř10ǌ24ƽ
~sibl	87 9Ř10ǌ24ƽ
~sic	70 -12Ǆ-8Ƶ-7t10ņŇ16x17W19ƀ21Ƹ22ǁ23ƽ28ǛǨ37ƾǩ
~sica	78 -8Ƶ11ņ22ƀ24Ƹ26ǁ27ƾ
~sick	78 18x20W26ƽ32ǛǨ
~sid	52 -13P-11Ǒ-10U-9Ƹ-7ŀŨƯƼ7ųƉƱǂ8GŔŴƏƪ9łǇǛ10ƣǀ11TZķœŧŷǩ12gqūƽ13Ǆ14nŲƗǍ15CŰ16j20uYƝƥ21ư22Ǣ27Ɓ29Ǡ31Ʀ46Ƈ
~side	53 -13P-11Ǒ-10U-9Ƹ-8Ư-7ŀřŨƼ7ųƉƱƵǂ8GŔŴƏƪ9łǇ10ǀǛ11TZķœŧŷƣ12gūƽǩ13qǄ14Ɨ15nCŰŲǍ17j20uYƇƝƥ21ư22Ǣ27Ɓ30Ǡ32Ʀ
~sidi	82 41Ƈ
~sie	78 10ś17M20ǃ22K34ǎ
~sies	80 11ś21ǃ23K35ǎ
~sig	60 -9Ŋǈ-7ŇƑ7ĽŠ8ŖƁ9IœƢǉ10Zƨ11Ǡ12ƱƲ13yǩ14ƒ15JW17Q20ő21ǃ24Ŏ29Ǔ31Ɩ36ǚ37Ł38Ō
~sign	60 -9Ŋ-8ǈ-7ŇƑ7ĽŠ8ŖƁ9IœƢǉ10Zƨ11Ǡ12ƱƲ13ǩ14ƒ15JW17Q20ő21ǃ24Ŏ29Ǔ31Ɩ36ǚ37Ł38Ō
~sim	86 12Ļ15Ʋ21Ǝ26ư
~simp	86 12Ļ15Ʋ21Ǝ26ư
~sin	44 -24Ō-19DƂ-15Ū-13Ƣ-11Rŝ-10Vĺ-9Ňƽƿ-8žƗƷ-7rNņŐŵǏ7Ɔ8J9AŔťŹƕ10ţŨŬƘƙ11ŘƻǐǠ12dtǛǜ13ĸǎ14ǢǦ15fiő16ŎŞǔ17F18S19ǝǡ21ƹ22Ǌ23Ɲ24ǩ26ňǃǋ27Ǩ28ǆ29Ǆ30ŭǥ35ũ36ǅǞ37ǟ41Ɩ
~sin>	73 -8žƽ7ŔƐ9ǜ10ŷơ11Ǩ12AŜ14ōũ18n19S22Ũ26Ɩ
~sinc	59 -10Ő-9ǩ-7ĺŖ7ż8I9G10ƪ11ƣ14Bŗ16Ź17ţť19ƹ20ǅ22ǟ25it30Ső35Ǟ40ũ
~sine	51 -22Ƃ-14DŪ-11R-8GV-7tōƗƷ8ǩ9Ǒǘ13AM14Ǡ15Ǜ18ǎǢǦ20Ŏ21ǆǐ22ǔ25ǝǞǡǨ26ŭ27ǟ28ǅ29Ǌ30Ɲ32ǃǋ36Ǆ38ǥ
~sing	61 -31Ō-14D-13Ƣ-8ŝǐ-7S7mĿŐ8u9lq10ŖƄƳ11Ŕƹ12JƆ13ŭǜ15ǆ16Ŭƕ17ƙ18ŘƘ20d24f28Ş30F38Ɩ39ňǩ
~sink	87 -7Ň11ƌ19ƛ32ĸ
~sio	60 -10Ř-8ĸ7gYņű8TŤ9Pŋ10ŖƼ11Ňţ12O13Ń14Ʒ21żƖ22Ł35ǚ37Ķ46ƀ
~sion	60 -10Ř-8ĸ7gYņű8TŤ9Pŋ10ŖƼ11Ňţ12O13Ń14Ʒ21żƖ22Ł35ǚ37Ķ46ƀ
~sis	69 -40ǌ7Ǥ9ŅŷƁ10Ƽ14UƷ15z20Ư25B27ƽ40ơ52A
~sist	69 -40ǌ8Ǥ9ŅŷƁ14UƷ15z20Ư21ƽ25B40ơ52A
~sit	59 -11Ŷ-10ǩ-8ŔŞ-7şŲƩ7jHVŊǦ8rzYĵǈ9NS10F11ŰƘƙǐ12yƥ13Ķǁ16Ĺ17Ƈ20Ǜ21Ɲƾ24ļ27Ŵ28n29M30Ɵ32Ɯ58ŀ
~sit>	71 -12Ŷ-8Ʃ-7ŔŲ8L9sł12Ĺ13NǛ14ƙ15M16Ɲǁǐ19Ŵ23ŀƇ26ƾ
~sita	85 -7Ż47ŀ
~site	77 10Ĺń14Ǜ17Ŵ21ƥ32ļ
~siti	81 -8ş10Ʊ11Ŋ13V16ǈ17S28Ɯ
~sits	87 11D17Ű25Ɵ
~sitt	72 7ƂǦ9H11ĵŀ12jrYƝ15Ƙ17Ķ18Ɵ21M24n
~situ	86 8Ź11Ǩ13z14n16F
~sity	89 12x22y
~siv	74 -8mƎ8ź9Ǐ11ǣ12ő13X14Ɨ15ń16Ņ20Ő22Ƙ30ƀ
~sive	74 -8mƎ8ź9Ǐ11ǣ12ő13X14Ɨ15ń16Ņ20Ő22Ƙ30ƀ
~siz	79 12rœ25Ƭ26Ɔ45H
~size	80 9Ǟ12œ13r22H27ƆƬ
~sk>	57 -10Ǐ-8ǧ-7Ǎ8iĵšƝƧǒ9Ƈ10uƕ15A16ƙ17ǌ18P20Ĺ22cƿ25Ł27ũ29Ǔ34Ŋ43ŉ
~ske	72 -10ŷ8ǔ9ō10ǒ12pńƕ13a16Ǧ17ǧ21ŀ
~sked	72 -10ŷ10ōǒ12pńƕ13a16Ǧ17ǧ
~ski	68 -14ǌ-8ǒ-7Ň7Ơ8Ƃ9BĽƁ10Zǁ11cōǘ12v13ůƩ14ơǧ15a18Ƅƒ19Ǔ20Ǐ25Ŋ
~skin	71 -14ǌ-8ǒ-7Ň7pŅǦ8Ơ10Ľ11aZ12cōǘ13v14ơƩ15Ŋǧ19Ƅƒ20Ǔ
~skip	82 -7Ǧ9Ƃ12Ɓ13BŊǁ16ů
~sks	82 -11ǧ9h10u13mw14Pǌ
~sks>	82 -11ǧ9h10u13mw14Pǌ
~sky	78 -18g13Ơ28j65ǀ
~sky>	82 -19g13Ơ30j33ǀ
~skyd	86 37ǀ
~sla	77 10Ɠ12ǎ14Ŷ15ǟ20U22ž36Ƈ
~slab	82 11Ɠ38Ƈ
~sle	69 -13Ǉ8Ŀ10ľ13ĸ14Ō15Ũ18ĻƤ19łŰ26Ƽ32n36x
~slee	69 -13Ǉ8Ŀ10ľ13ĸ14Ō15Ũ18ĻƤ19łŰ26Ƽ32n36x
~sli	80 -35Ň-10ǩ-8Yŀ11Ť12ƀ20Ľ22ƍ28ű32ǡ61Ş
~slid	89 14ƀ25ƍ
~slip	89 -10ǩ13Ť23Ľ35ǡ
~slo	76 -10ǩ12ň14ƛ19i23ǟ24U28b40ǎ
~slow	76 -10ǩ12ň14ƛ19i23ǟ24U28b40ǎ
~sma	69 -15ƛ8m10ǈ11ƥ12HǄ13ũ14A15ńƬ16ţ18ņ19Ǝ21Ő22Ŧ
~smal	73 11ƥǈ13HǄ17ţ23ŐŦ
~smar	83 -17ƛ9m15ũ17A19ńƬ23Ǝ
~sme	85 8Ǜ14ņ24ǜ
~smen	86 15ņ25ǜ
~smo	67 -18ţ10Ɛƞ15Ƥ21ŧ22Ǝ35ǂ78ƹ
~smok	67 10Ɛ15Ƥ22Ǝ35ǂ79ƹ
~sna	85 10ņ17ś31Ž
~snap	86 17ś31Ž
~sno	80 11Ǆ47Ɵ58j
~snow	80 11Ǆ47Ɵ59j
~so>	35 -13ő-9oŀǑ-8Ǜ-7ƊƑ7vKPŃŜǁǅǡ8gEFũŷŹſƒƖƩƪǣ9tCDJORĿŮƸƹƻǙ10AGLSTķřơƤƵǗ11cŗŶžǄǇ12wyŒşŵƈƓƿǕ13sUĻŢƔƬ14fqĵŲŴƞ15ŁŕţŪƝǚ16kńŌŤ17Ĺĺ18ų19Ơ20hňŝ21Ƣ22nQŦ23ipœ24Ʀ
~soc	70 8Ƣ9j15xĸ17ǆ19Ķ22m25Ǘ30ƿ46e
~soci	72 11Ķ18ǆ23m26Ǘ31ƿ48e
~sock	89 10Ķ11Ƣ13j21ĸ
~sof	81 9xĵ11Ɖ12g27q
~soft	81 9xĵ11Ɖ12g27q
~sol	71 -14ƈ-9F-8A8ƅ10PŖƕ11sŶ12Ƈ13f15ķƉ18ŠƢ23Ŝ27ņ32ű38ǆ
~sold	78 -8A11ƕ12PŖ13Ŷ18ķ20Š26Ŝ30ņ36ű
~sole	83 47ǆ
~solo	89 -11F14s18f24Ƣ
~som	43 -15š-11sŨũƃƵǎ-10Wş-9ǩ-8ŐƖƴǔ-7BňƗƛƱǌ7fńŤūƕǝ8ĿŢƓƮǄǅ9HŶƤƳǘ10rNĻƎƾ11zPYžƿǜ12ŗŰƺǚ13FĵŚſǈ14ľŀŽ15ŪơǋǞ16ĸĹŴ17ƶ18ŵ19Şƥ20mĺŊ21ƨƯ22ķ24ņ26A29Q30Ř
~some	43 -15š-11sŨũƃƵǎ-10Wş-9ǩ-8ŐƖƴǔ-7BňƗƛƱǌ7fńŤūƕǝ8ĿŢƓƮǄǅ9HŶƤƳ10rNĻƎƾ11zPYžƿǜ12ŗŰƺǚ13FĵŚſǈ14ľŀŽ15ŪơǋǞ16ĸĹŴ17ƶ18ŵ19Şƥ20mĺŊ21ƨƯ22ķ24ņ26A29Q30Ř
~son	56 -13ǩ-12ǆ-11Ǧ-10j-9pt-8iWƭǡ7Tłź8Ɯ9ƃƚƝ10ĹľŹƟ11Jǃ13ŭ14ņŊ15uǨ17f18AŌų19ƂǞ20vǈ22ŜƗ25xũ26yM28Ŕ34w40ǎ
~son>	59 -9jptǩ-8iƭǡ7gBUƯ8łź9ž10Ɯ11Ĺƚ12fŹ13ľ15y16ņ17wǨ19Ō20Aǎ21Ǟ22ų24v25Ŝ28xM31Ŕ
~sona	71 -11Ǧ7f8Ǣ12T14ƃ16J17Ɵ18Ƃ19Ŋŭ27ǎ35Ɨ
~sons	80 -15ǆ-8WŲ16x17Ɲ18y23uǃ25ǈ27w29ũ
~soo	71 -8ǜ8Ɓ10ľ12VĿ14Ƅ15ŕ17Ǟ19y22Ź25H44Ń
~soon	71 -8ǜ8Ɓ10ľ12VĿ14Ƅ15ŕ17Ǟ19y22Ź25H44Ń
~sor	70 -7ǈ7z8cuňǏ9ǀ12Ƴ13ǩ18ņ19f20Ǝ21a22ĸ31Ʃ
~sorr	74 -7ǈ7ƺ8z9uň10c13Ƴ20ņ21f23a25ǩ
~sort	89 10ƛ12ǀ39Ʃ
~sou	64 -8S-7ƞǩ7ŌŽƆƜ8VƏ9Fŧǈ10iƽǨ11CNƸ12ţ17bĽ19Ɵ21l22ť24c43Ň
~soun	66 -8S-7ƞǩ7ŌŽƆƜ8V9FŧƏ10iƽǈ11ƸǨ12N13l17Ľ18b23ť25c45Ň
~sout	85 11l15C27Ɵ
~spa	69 -16F-10Ɔ-8Ľƈ7gǢ9Ɖƍ11ƅ13Ƈ17Ɗ20JŴ23Ɛ26Ɲ30ǋ34O37ǌ
~spac	75 -17F-11Ɔ8Ǣ15Ƈ19Ɗ25Ɛ33ǋ40ǌ
~span	89 -10ƈ8ƭ12Ɖ15ƅ19ǩ
~spar	82 -11ǩ10g24Ŵ32Ɲ42O
~spe	59 -9ƅ-8ŇŒ-7Ō7N8gwŵƽ9ŢƦ10UƉǆ11kJŚƶ12Ž13l15ǃ16asŏƞ18ƾ21Ƙ23Ÿ29Ż37X40b
~spea	78 -7Ō11ƽ12Nǩ14ǆ15Ś23sŏ30a
~spec	69 -10ƅ7ĺ8ł12Ţ13Ɖ14U20ƞ23ƾ27Ƙ
~spee	80 17Ž44Ż
~spel	74 -8a8t11wŵ15J21ǃ55b
~spen	75 -10Œ7Ƅ8Ű12Ʀ15g16kƶ17l29Ÿ52X
~sph	86 36Ɖ
~spha	86 36Ɖ
~spi	72 -12C-7ţ7q8ž10SV12ƃ13Pƻ14ĸ16Ƽ19ǂ21ƦǨ22ǔ25Ƹ26Q
~spit	73 -12C-7ţ7q8ž10V11S12ƃ13P14ĸ16Ƽ19ǂ21ƦǨ23ǔ25Ƹ26Q
~spl	74 14ĴǇ17ƍ18l27ƫ41Ƣ
~spla	89 20ƍ21l
~spli	75 15ĴǇ28ƫ42Ƣ
~spo	63 -15Ƹ-13P-12a-11Ɠǩ-7cd7Ľǋǌ8ƞ9Ɖƙ10ǘ12Ǐ13Ű14C18ǀ19MƷ25r29os30ƨ31ǂ33q34fg37p
~spor	85 26ǀ49g
~spot	79 11Ɵǋ12Ɖƙƞ13F15ǘ17Ű26M
~spou	68 -16Ƹ-12PƓ-11a-7c21Ʒ27r32o33s34ƨǂ37q38f40p
~spr	66 7Ĵ8Ń9jť10t11kƮ13u15H17ŕ19ş20ł22ţ25ƣǍ
~spre	86 10Ĵ25ş28ł
~spri	67 7Ǟ8Ń9jť10t11kƮ14u16H17ŕ24ţ26ƣǍ
~squ	70 7ū10ǁ13ķ17Ɠ20ǋ25ǖ39Ɔ
~squa	71 17Ɠ20ǋ26ǖ40Ɔ
~sr>	85 58Ƅ
~ss>	44 -20Ƃ-14ŗŪ-11ŏ-10őǣ-9uzSVĸŐŞŨ-8tĿňŬƓǏ-7mrwBCōŵǒ7AEľ8łƪǛǜ9iůƲ10sŘźǠǢ11ţƶǎ12ŎũŮŰƦǌǙ13gMǞ14J15ļ16ŤŦǄǐǨǩ17G18ǡ19ƿǆǓ20ŭǅǗ21ƝƳ22Ɓ23ť24UǤ25ǃǋǥ28ŝ29ǝ30D38ǟ46Ǌ49Ǧ
~ssa	86 15Ĺ19a24ų26K
~ssag	89 15Ĺ27K
~sse	62 7tŴƃƱǀ8Ǆ9uC10zřƽ11xĵ12iǔ13Ǘ15Ʒ18rōš20ŲǙ22Ɩ28ţ29Ƴ42ķ
~ssed	70 7Ưư8tƱǚ9Ʀ12uz13ĵ15i18Ʒ20ō21rš34Ƴ
~ssen	83 -7Ÿ11hǀ15ƃ27Ų
~sses	74 7ǥ12ř13Ǆ14ƽ15x16ǔ18Ǘ25Ǚ27Ɩ39ţ
~sset	85 62ķ
~ssi	64 -9ĸ-8ŝ-7ǩ7uņő8YŐƁƉ9lTŇōŎŖ10PŋűƼ11ũ12ţǜ13ńŅ15gz16Ǥ23Ɩ29Ş31ǚ
~ssin	76 -11Ő-8ŝ-7ǩ10uƉ12ōŎ13lŖ15ũ16ǜ37Ş
~ssio	71 -9ĸ8ņ9Y10T11g12PŋƼ13ű14Ňţ26Ɩ36ǚ
~ssis	87 12Ɓ22z
~ssiv	86 14ő18ń19Ņ24Ő
~ssm	87 25ǜ
~ssme	87 25ǜ
~sso	83 -11ǩ-8Ų10Ǐ18Ɲ28m40ũ
~ssoc	89 30m
~ssu	71 -8ǩ-7ƨ8pƻ9st10rł11ƵƸ12Ł15Ʒ26Ƽ31Ÿ43ǂ
~ssue	82 13ƵƸ14ǂ36Ÿ
~ssur	78 10ƻ11ł20ǂ31Ƽ
~ssus	85 10p11t13rs15Łǂ19Ʒ
~ssw	87 54ǘ
~sswo	87 54ǘ
~st>	33 -19ǌ-18p-14ǖ-13ũƬƵ-12DVƌ-11FRŎ-10dlqƉ-9ļŤǓ-8BŉřůźƁƃƙƣǍ-7HQXōŢŸŽƕƱǃǠ7rŃŜƛƨƩǀ8ehuZłŭƖƺǞ9Ơƿ10boŏŨƏƑƓǔǘ11CEŀŠƈǑǛ12UŔƹǋ13żǉ14cĵŘŻƸ15ĻŇƀƪƫƳ16mwŪűƗǚ17nxŖǎ18ư19AǇ20ơ21yňǩ22vń24Ǌ26Ŀ27KƘƚ28ŷ29Y30œƲǙ35Ĺ37ƾ41ņ43Ǐ52ľ
~sta	45 -15ŭ-14G-12Pǋ-11sŞ-10Yƀ-9UĸĹ-8LQŀŎŝŧžƝƭǑ-7bcizłŇťŪűŵƗƙƬƳǡ7ktZơǔ8jń9řŹƣǜǩ10ňœƛ11RSŅŕƚƽ12rŃŗƊƥ13ŤŲƩǈ14fǣ15Ű17HVőū18Ƅ19ĺ21ķŘ23ƷǇ24XŸ25ŌƜƱ26CŐǟ30ǚ31Ƥ33EǍ39ǅ40Ţ
~stac	89 -9ŭ15Ő48Ų
~staf	80 -10Ɲ28ǜ33ǈ48Ǉ
~stai	77 9Ɔ10ƥ11Ɯƣ21Ƥ23ƛ26Ɗ30Ǎ
~stak	86 44ǚ
~stal	82 9ǚ14Ɛ21Ǆ40E
~stan	69 -8sǋǩ7Ɵ8ŀŢũƁƇƑ9ǖ10KĻŒƉƚƴƽ11Űų14Ũ16ZŶǍ19ķ22Ŗ27r31ň
~star	60 -13GĸƏ-7LVň7ǧ8xŘ9t11aǓ12ūƋ13d14ơƽ15ĺő16ŏ17Xřǩ18œ19Ź20ŕ21Ʊ26RŃŤ38Ō39S59ǅ
~stat	60 -14S-8ƀ-7ŏžǩ7Ţǆ8ľżƲ9ƚ10ĵƶ11ƻ12ĸŔŚū14ƪ15E16ńƱ17Ķ18ķǔ19Ņő22Ə23ŗ24fǣ27Ÿ29Ƅ30CŐ
~stau	82 -9Ų12ƣ13Ǎ14Ǜ23ǟ
~stay	58 -17Y-10ő-8S-7ǩ7gƮǨ8KƨƵ10ĺ11F12Űƥ14X15jk16Ƨ17n18ǟ21Ř22Ʃ29H31Ɯ33VƤ35Ʒ41Ţ
~ste	54 -10ŭ-8JŔ-7Ǉ7mƵǙ8gUƛƨƫƷǎ9ozžǛ10ǃ13Kũǩ14ƽǅǏ15uƎƜ16B17Ǌ19rơ20Ǘ23a26ŧ30ǖǘ33Ƽ36A38Ư
~stea	82 7r8M13Ǒ14ǎ15Ƶ19g22KS
~sted	74 7Ŭ8ǌǧ12ƘǙ13aP16ƫ17z19o30ơ
~stem	68 8Ƌ9ǝ16Ǜ18ǘ21Ǝ26ǖ28Ǘ
~sten	83 8r10B13A37ǩ39Ƽ
~step	73 -10S-8ŭ-7JŅ7Ř8d9Ɖ10ŤǞǨ15ž20ǅ23u25ũ26Ɯ28ǘ33Ư
~ster	65 7Ǥ8Ņ10mř11Ŀƨ12Uǖ13Ʒ14Bǃ15Ƽ18aƯ20ƽ23Ǌ37ŧ48A
~sti	51 -11ƛƭǝ-8ų-7ŇƦǎǓ7OƠǩ8HŦŬŮƺ9ZŠ10ƞ11ŀƧ12fUƬ14Ƌǖ15tzƇ16ũ17Cŷ18cŊƔ19qP21Q22vƖ23D24Ƶ25Ũ26I28Jƫ44ŉ
~stic	80 7Ƨ11OƋǘ12ļǕ17ǖ22ŀ27Ƈ
~stil	54 -11ƭǝ-10ƛ-7ųǎ7jŐŜƋƧ8Lǟ9Hƺ10Ŭ11ZƞƵ13fǩ14UƬ15ŉ16tzƖ18Cũ19ŷ20q21cPƔ24Q25v26D28I29Ũ30J31ƫ
~stim	89 9Ů11ǀ14Ɠǉ
~stin	76 -11ǉ8r9Ɔ11Ľ12ǣ13BƠ16Ŧ17ƅ19Š20Ƶ
~stio	69 7ķ8g9dĹ11A26Ŋ55ŉ
~stl	70 -7ƌǩ7A8ň9ĸ11Ż13ķ16Ŗ18ŭ19Ǆ26Ų50ǔ
~stle	87 14Ż33Ų
~stly	72 -7ƌǩ7A8ň10ĸ13ķ17Ŗ20ŭǄ52ǔ
~stm	81 18Dķ19dk
~stma	85 20dkD
~sto	49 -17Ɨ-12S-11Gƃƿ-9ĵž-8nƠ-7Ųǩ7ǅǌ8lĿţ9ƸƼǊǘǚ10ōƻǡ11ŀŊ12jO13ŔƲ14ƽǢ15ǃ16Ť17Ţ18ǎ20ƮǏ21ǋǓ22Mǟ26ǔ27ƝǍ29őǖ31Ɛ35ƥ42Ɔ43ƚ57Ǘ
~stoc	80 -8ƥ12Ķ23ķ25Ǐ30Ɲ
~stom	61 -13GS-8ž-7l8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27Ǔ33Ǘ37ő40ǔ
~stop	67 7mƘ8VĿǁ9Ľǝ11ň12yƁ15Ţǎ20ŀ29M36Ʈ
~stor	57 -18Ɨ-10žƿ-9ĵ-7Ơ7ųƈǏ8Ǟ9ǎ10ŊƼǅǖ11OƸǊǌ12ţ13ōƻǟ14ǡ15Ǣ16jŔ18ƽ20Ť26ǋ33Ǎ39Ǘ48ƥ50Ɔ51ƚ
~stov	79 55Ɛ
~stp	89 20ƴ
~stpo	89 20ƴ
~str	53 -10Ʊ-9Ǘ-8ŗŝǄ-7ŋǢ7VňŚƜƽǖ8ƞ9ŀŞƼ10QŔŜƑ11ĸǃ12GŭƏǕǧǩ13t14KĴ16ŇƇ19ŰƘ20Uš21Ɠ22ƅ23Ǎ24ū27ƙ32ǋ36D
~stra	68 -8ŝ-7ŋǓǗ7ŻƼ8ǎ9ǣǧ10l11ňƜ13š14ŔŞ17Ǖ18ŀ19K20Ĵ26ū
~stre	63 -7PǄ7Ũ8Ɵ10EŚ12šƞ15ǃ16G17tŜǋ25UŰ34ƙ45D
~stri	74 -11Ʊ7ū9ơ10ǔ12řǖǛ13VƏǓ17Q20ŭ26Ň28ǋ29Ǎ
~stro	82 9ƿ14Ƽ18ƽ19ĸ
~stru	68 -8ŗ-7ƎǄǢ7ǧ10ǆ11ǟ13P19Ƒ21ǩ22Ƈ27Ƙ28Ɠ29ƅ
~sts	68 7ŷǏ8uƲǚ9Ŕ10ƭ11XŹ13Ƥǝ18ǈ22Ǚ25Ǒ30ƾ31Ɯ
~sts>	68 7ŷǏ8uƲǚ9Ŕ10ƭ11XŹ13Ƥǝ18ǈ22Ǚ25Ǒ30ƾ31Ɯ
~stu	57 -15ǩ-8ơƼ-7œŪűƔƠ7XŞŭƋǜ8sŁŋƉǥ10AƣǕǘ11Ʊ12ŀ13ǐ14Ũ15ZƝ16Ʈǂ17Ƣư20ŵ22ƇǢ23ƥ32ź33Ɨ34m
~stuc	73 -13Z12Ş14ƣ18ŀ22Ʈ23ư28ŵ29Ƈ
~stud	70 -10ǩ14Ʊ25Z41ź44m
~stuf	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏ9sXŁŭƉƲǜǥ10ŋ12AǕ13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
~sty	76 -8ƈ8ƣ11Ɖǈ30Ǒ
~styl	76 -8ƈ8ƣ11Ɖǈ30Ǒ
~sua	73 -8g8Ķƅ9Wř11ĺ12ŭǡ13ǩ14ǅ16ł17A26L
~sual	73 -8g8Ķƅ9Wř11ĺ12ŭǡ13ǩ14ǅ16ł17A26L
~sub	63 -8ơ7ǌ8ů11ǓǤ23Ō35Ŷ79Ǒ83ǒ
~sub>	83 30ǒ36Ǒ
~subc	80 13Ǒ31ǒ
~subs	69 13Ǥ46ǒ48Ǒ
~suc	89 9w12ŭ13ƻ
~such	89 9w12ŭ13ƻ
~sud	87 11ŭ13ĺ15ĸ16Ƴ
~sudd	87 11ŭ13ĺ15ĸ16Ƴ
~sue	71 -7Ŗ9Ŀ11ƵƸ12ǂ29ķ30Ÿ36ǜ
~sued	73 -7Ŗ10Ŀ12Ƶ29ķ31Ÿ37ǜ
~sues	86 14Ƹ15ǂ
~sug	82 -10ǁ14Ǚ20Ƽ22ƴ
~suga	85 -11ǁ20Ƽ23ƴ
~sui	79 -7ŗ10ǡ11ŇǦ22ǜ31ķ36L
~suit	80 -7ŗ10ǡ11ŇǦ20ķ22ǜ37L
~sul	86 9Ǜ30ƻ43ǚ
~sum	76 -7n14Ɵ17Ǉ23k25x43Ɗ
~summ	83 -8n15Ɵ19Ǉ25k27x
~sump	81 46Ɗ
~sun	82 -11Ǟ-7Ŋ7ŉ8Ļ28ƌ53j
~sup	68 7Ŕ8rtƝ9Ɩ10ƿǐ12n15L17z26Ŏ31ǩ51Ǖ
~supp	69 7Ŕ8rƝ10ƿǐ13n16L17z26Ŏ52Ǖ
~sur	42 -20Ǒ-17Ƹ-14qƒ-12QǏ-9ō-8Ɲƽ-7ŵǦǩ7AŖƙ8ŴƁǐ9ŘƬ10őŦǂǧ11ŽƳ12iĹƦƩƭ13Ūŭ14ŁǤǨ15ľŗ16ţƄ17aWņƕ18ƴǓ19Œšƃ20ŀƪ29Ɠƨ33Ƽ35ǒǢ36şǥ37ǌ40Őſ47ŏ
~sura	48 -15Ƹ-13Ǆ-10Q-7ǑǦ7ƀ8rřŚſƇǐǢ10AĺŪ11ƙƴǨ12ŘŞƁ13Ŧ14šǒ15şƃƩƭƳǓ16ƦƬ19ŏǥ20Ƅ21ľŁŐŒţ22ņƕǌ24W
~sure	52 -18Ǒ-14q-13Ǐ-10ƒ-9ō-8ơ-7ƽ7Ţ8ƃ9šŽ10ƘǄǧ11ƴǂ12Ŵ15a16ŏǥ18őƼ20ŭ22ǌ24ŗ25ŀ27Ő29şƨ31ǒ35Ǣ41ſ43Ɠ
~surg	87 10t12ǂ43Ƽ
~suri	89 13ǥ26Ĺŏ
~surp	87 11ŏ22Ǥ
~surr	85 40ƪ
~surv	85 12x17ǝ33i
~sus	79 8Ƅ9p10t12rs14Łǂ17Ʒ31Ÿ
~sus>	85 10p11t13rs15Łǂ19Ʒ
~susp	86 8Ƅ34Ÿ
~suv	89 -19ŷ22ų27Ū
~suv>	89 -19ŷ22ų27Ū
~swa	87 16ũ30Ƶ40ų
~swap	87 16ũ30Ƶ40ų
~swe	73 -9Ľǩ-7I7ľƫ10ơ12wKƶǚ13t14Ɛ15Ŕ17D19cĻ22Ŭ50ŉ
~swee	83 -10Ľ9ƫ12ơ14w15tƶ20D25Ŭ
~swer	79 9ľ13ǚ14K16Ŕ20Ļ55ŉ
~swi	70 -8Y9R10Ĵǖ11łŸ13Ō20X22M26ő42Ţ43ƍ
~swim	85 54ƍ
~swin	83 -9Y11R13Ĵ26X28M
~swit	76 12łŸ15Ō28ő47Ţ
~swo	86 12H53ǘ
~swor	86 12H53ǘ
~sy>	68 -11Ǆ-9ƾ-8ǩ-7Rŭ7lx8kźǎǧ9Ž10gŧǂ11oM13P14t16ś20Ŋ25Ɲ26U38N41ǟ
~sys	68 -7Ų8Ƌ9ǝ13Ǖ15Ǜ18ǘ21Ǝ26ǖ28Ǘ
~syst	68 8Ƌ9ǝ16Ǜ18ǘ21Ǝ26ǖ28Ǘ
~ta>	80 -8Ƌ10Ĺ15Cƛ18ů22ǃ39Ǘ
~tab	69 -10ƨ7ŚƤ8XŌ9ł10ƥƮ13sƳ14Ž15e17T18n23Ɖ29Ƨ33M
~tabl	70 -10ƨ7ŚƤ8XŌ9ł10Ʈ11ƥ13sƳ15e17T18n29Ƨ33M
~tac	73 7Ǘ8ś10ƽ11ƼǨ12Ő16Ŵ26Ƒ29K39Ų41Ŷ
~tach	83 10ś14Ŷ30Ƒ
~tack	82 8Ǘ12ƽ13ŐǨ16Ƽ
~taf	80 -10Ɲ28ǜ33ǈ48Ǉ
~taff	80 -10Ɲ28ǜ33ǈ48Ǉ
~tag	80 -44I-16ř-10Cŭ9ƚ26ǩ27Ɔ99ū
~tage	83 9ƚ28Ɔ
~tai	74 -10Z8kƆ9ƥ10ƣ11ƔƜ21Ƥ22ƛ24Ǆ25Ɗ29Ǎ
~tail	89 -12Z-7ľ14Ɣ31Ǆ
~tair	78 9Ɔ10ƥ11ƛƜƣ22Ƥ27Ɗ31Ǎ
~tak	51 -22Ŷ-18ŀ-17ǩ-13y-12ŬƢ-10ĺ-9nŖ-8ĿƆƠƽ-7rǈ7aŒŝǒ8tũǄ9ŎśƔǠ10Əƪ11kƯ12ų14Ɨ15ŭǊ16Ɩ17őƓǨ18Ţ19łŇƬǛ20ŧŨ21Ǟ22Ʊǚ23ķŹƤǁ24z25BŠǂ26ǖ28źƧ31ů56ƻ
~take	51 -22Ŷ-18ŀ-13y-12ŬƢ-10ĺǩ-9nŖ-8ƆƠƽ-7r7NŒŝťǒ8ũǄ9aŎśƔ10Ə11ƪƯ12ų14Ɨ15Ǌ17őƓƖǨ18Ţ19łƬǛ20ŇŧŨ21z22Ʊǚ23ķŹƤǁ24Ǟ25Bǂ26Š27ǖ28źƻ29Ƨ31ů
~taki	80 -11ǩ9k10Ĵ13Ǡ15t17ŭ44ƻ
~tal	51 -13FŤ-12ņ-10ǡ-8nŁŗţƧǥ-7CƫƳǓǞ7ƀƷǄǉ8BĸĹƐƼǠ9OPĵƲǌ10ǔ11ƨǨ12g13fsŇǍ14vĽƸ15a18AŠ19rŦ20şŵƢ22EńǂǙ23Ɖ24ķ26Q31Nǩ39ƺ41Ɓ
~tal>	59 -14Ť-11C-10ǡ-8ťǓǥ-7ŗ7ƹ8SVZķŅ9gƀ10ĸ11ǌ12ŵƼǉ14ǂ15Ǩ16Ǎ18fŦƸ20Pş26Ƣ27E28Ɖ31Q38ǩ51Ɓ
~talk	59 -12ņ-7Ƴ7cLX8hKƂƍƯ9ňƷ10iB11Ǡ12OĵĹ14ť15ƨ17sŇ18Ľ19v20aA23Š25r27Ǚ28ń38N
~tall	75 -8ǩ8ǚ12Ž13Ɛ16ǂ19Ǆ65ƺ
~tals	87 -21F-7P10Ɯ20ǔ33ķ
~tam	87 12ǚ13jǃ23ƻ
~tan	62 -17ǩ-9s-7ǋ7ŢũƇƑ8CĻƽǖ9KŒŰųƉƚƴ10ō11ǆǚ12Ũ13Ƌ14ZŶƱ15Ǎ16ķ19Ŗƶ20A21Ǡ22ľ23rB28ň
~tanc	89 8ƿ12Ɓ17ƶ
~tand	71 -8sǋǩ8ŀũƇƑƟǞ9Ţ10KĻŒƉƽǖ11ƚƴ15Ũ17ZǍ19ķ24Ŗ28r33ň
~tang	89 15Űų22Ŷ
~tant	70 -10ǩ10ƶ12ǆ13ō15ǚ17Ʊ23A24Ǡ27ľ28B
~tap	83 -7a16ƛ77ŋ
~tape	86 67ŋ
~tar	59 -13Ə-12Gĸ-7LVĶň7xǧ8tŘ11aĽǓ12gūƋ13dơƽ14ĺő15ŏŪ16XřƘǩ17ŕ18œŹ21Ʊ25Ť26R35Ń37Ō38S58ǅ
~tar>	87 17Ƙ22gơ
~tart	60 -13Ə-12Gĸ-7Lň7ǧ8xŘ9t11aǓ12ū13dŤƋ14ƽ15ĺő16ŏ17Xřǩ18œ19Ź20ŕ21Ʊ26Ń27R38Ō39S59ǅ
~tas	87 9ĸ13Yļ14ű
~tat	59 -14S-10ǩ-8ƀ-7ŏž7Ţǆ8ľżƲ9ƚ10ĵƶƻ11ĸŔŚ12ū14ƪ15EƱ16Ķń17ķ18ǔ19ŅőŻ21Ə23ŗ24fǣ27ŀŸ29CƄ30Ő
~tate	62 -15S-8ƀǩ-7ŏž8ŢƲǆ9ľŀżƚ10ƶ11ĵů12ĸŔŚ13ū14ƪ16E17ĶńƱ19ķǔ20Ņő24ŗ25ǣ28Ÿ31CƄ32Ő
~tati	75 -7ŋ16ƻ24ŀ26Ż28Ə
~tatu	83 36f
~tau	81 -9Ų10ś12ƣ13Ǎ14Ǜ23ǟ
~taur	82 -9Ų12ƣ13Ǎ14Ǜ23ǟ
~tax	78 11ǃ12Œǆ13Ƶ21ƅ26Ǡ34T
~tax>	83 7f11Ǌ13ǆ14T23ƅ
~taxe	85 -8Ǌ12ǃ14Œ15Ƶ22T29Ǡ
~tay	57 -16Y-10ő-8S-7ǩ7gƮǨ8KƨƵ10ĺ11F12Űƥ13X15jk16Ƨ17nǟ21Ř22Ʃ28H31Ɯ32VƤ34Ʒ40Ţ
~tay>	62 -17Y-11ĺ-10ő7n8gƮǎǞǨ9Vƨ10Ǐ13ƥ15Ƥ16X17Ţ18Ƨ21H23Ř24Ʃ37Ɯ39Ʒ
~tayi	68 -9S-7P10tHK12n13Ţ14F21jkǟ22Ƥ25ĺ31V
~tba	83 8Š10x13g14L15Ů16Ɯ
~tbal	86 9Š10x13g17Ɯ
~tch	57 -8ŀƪǐ-7ǅ7Vƙǘ8qsŸſƀƅƘǝ9ŉŌŘš10w11Y12Ķ13ŏƹǄ15ł16őƯ17WƟǛ18MǙ19gLƉ20ų23f24Ž28N29Ţ30aƌ
~tch>	64 -9ǐ-8ƪ7tŢ8SŚƓ9ł10qsŸƀƅǘ11ŌŘſ12wš14LY15ŏƹ16Ķ17Ư18a20W21Ǚ22ő23Nų
~tcha	87 -7ŀ8ĺ12g14V17ŉť
~tche	66 8łǈ9LǏ10ƙƞ11Ƙ13Žǝ15g18Ǆ21Ǜ22Ɵ23Ɖ24M30f38ƌ
~tchi	80 11ǩ13N17Ž25a37Ţ
~tci	89 26ĵ
~tcie	89 26ĵ
~tco	87 14ļ34Ļ
~tcom	89 34Ļ
~tdo	87 -12Ŧ21ǝ26g
~te>	45 -13P-12vOōƙƭ-11BũƮ-10xǂǏ-9qUĴňƀ-8ŇŖƕ-7bFŏţƅƑƢǈ7iŒŤƷǢ8ŰŶƥƸ9ķųǀ10epJőŭŴƾǔǡ12EŗŘƱ13wźƹ14ļǛǣ15cǧ16mĹŌǋ17œŸƄƍƔ18Nǌ20ĵŐťŬ21Ń22ůƖƲ23Ŕ24ǃ25dŝ27ŕ31Ņ32hC38ū
~tea	70 -11h-8ň-7mwź9ǃǈ10Ǒ11Ʒ12ƨǎ13ĶƵ17K18S19Ɲ22q23x24ǩ34g35P37Ǉ
~teac	80 -11h-7mź8U9x16Ķ22Ɲ27q42P
~tead	83 7r8M13Ǒ15Ƶǎ22KS
~team	80 -9ň-7w12ǈ14ƨƷ17x31ǩ40g43Ǉ
~tec	64 -8ǩ-7ň7ũ8Ə9X10ſ11ƃ12ǘǚ13y14ľƉ15Ŗ16ƭ17ŗ18ŏ20Ǝ32ǈ33ķ
~tect	65 -8ǩ-7ň7ũ8Ə9X10ſ12ƃǘǚ14Ɖ15ľ16Ŗƭ17ŗ18ŏ21Ǝ34ķ
~ted	53 -12ƈ-8l-7iBōőƳ7xŏƅǙ8IPƝ9uŉ10ozCƉǤ11ƲƼ12Ƌǌ13ķĸŝƽǏ14Ňſ15Łǃ16ǅ19ơ20Ō23ƌƞ27ĺ31Ʊ38ƴ
~ted>	53 -12ƈ-8l-7iBōőƳ7xŏƅǙ8IPƝ9uŉ10ozCƉǤ11ƲƼ12Ƌǌ13ķĸŝƽǏ14Ňſ15Łǃ16ǅ19ơ20Ō23ƌƞ27ĺ31Ʊ38ƴ
~tee	66 -13ŷ-7ų7Ńŭ8ƖǤ11Ţƿ12źƛ14Ƃ18v19Ǐ20Ə21ŕ69Ź
~teen	69 -13ŷ-8ų7Ń8ŭƖǤ13ź15Ƃ19v22ŕ72Ź
~teer	83 25Ǐ26Ə
~tel	43 -17Ň-14I-13ĺ-12Ƽ-11bwX-9LŞťǥ-8cGłśǐ-7aķŉƩǝ7nCMļŝŪŬƧƱǂǈǗǙ8ŶƐƳƵǖ9EĿŗŰƘǑ10jxFHĴűƊƞƭưǜǣ11gŢſƥǆǔ12kĹƨ13uƴ15Ũ16iŊżŽƄƸ18U19PōŔ20Ǆ21Ŗƾ22Ť33Ƥ35B
~tel>	80 -8X14ǔ25ƾ60Ƥ
~tele	85 11s20ǩ30Ž
~tell	44 -17Ň-14I-12ĺ-11bw-9Lǥ-8GłŞťǐ-7cŉśƩǝ7qļŁœŜŠŬƱƶƽƿǚǛ8nCMńŝšŪŶƧƵǗ9ESŗŰǈǖ10xFHĴĿżƞƭƳǑ11gjűƊưǆ12Ţſƥ13kĹƨ14Uƴ15u16Ũ17iŊƄ20Ŕ21PǄ22ō23Ŗ24Ť37B
~tely	73 -16Ƽ-12S-8Ť8UƓǙ10żƐǂ12ĺţƘǏ14Żǣ16ǟ17ǜ18ƾ24Ƹ
~tem	66 -11Ɨ-9ţ7Ƌ9Ʃǝ11Ķĸ13ľ15ŚǛ17ƪ20Ǝ24ǖ27Ǘ32ǘ44Ƙ
~tem>	68 -11Ɨ9ǝ16Ǜ18ǘ21Ǝ26ǖ28Ǘ32Ƙ
~teme	83 -8Ʊ8Ķ17ĸ18ľ19Ś22ƪ
~ten	58 -13Ɗ-10Ɠ-8t-7ǐ7ACŹƙ8ƐƣƲƳǀ9Ơư10xƢƵƿ11ńŰ13ƛ15bž17ŭ18Ų19R20Ǚ21Fǩ24Ɵ26Ƽ30Ɨ34Ǣ38Ɯ
~ten>	63 -14Ɗ-9t-7ƥǐǜ7BŜŻǩ8Ǔ9AƐƙ10ŹưƲ11Ơƿǀ12x13ń14ŗƛ16ž18bƟ19ŭ20ŲƜ22Ǚ
~tena	83 -10Ǔ12Ɵ13ƣ15Ƣ29Ɯ32F
~tend	87 11ĺ14Ƴ16Ƶ18Ű
~tent	77 -17ŗ-13Ɠ37Ƽ41Ɨ43Ǣ
~tep	73 -10S-8ŭ-7JŅ7Ř8d9Ɖ10ŤǞǨ15ž20ǅ23u25ũ26Ɯ28ǘ33Ư
~tep>	79 -11S-8ŭ-7JŅ9d11ƉǨ12Ǟ18ž22ǅ33ǘ40Ư
~teps	81 8Ř11Ť27u28ũ35Ɯ
~ter	41 -24ǩ-19ǌ-14ƞ-13ŗŘ-12nĺŲ-10PR-9TļňŖŶǨ-8CMZŀńŎŒſƀƁƅƻǈǥ-7kISXŁŊŐőœŝŬŵƒƮƾǐ7gxŜźƊƎƨǂǑ8bvEŕřŹƽǖ9qOƈƢƵǗǤ10ahuFűƇǕǘ11ŢŰǊ12Ŧ13ĽŔŮƱ14JŚƳ15yŤǝ16B17zNŧŨƷ19ƃƋ21U22Ɛƭ23tƯ24ơǎ25Lť26Ɵ27A29ľǛ31w33ũ35ƛ38Ʃ39ƙ
~ter>	45 -14ƞ-13œų-11ĹŘƚǩ-10Rż-9ļ-8MPĺŠŶǨ-7HITňŊŏƅƜǃǜ7ōƈƘǞǟ8xķƱǢ9BŜŞƎ10boĻźǖǤ11vEţŨƳ12qKOǗ13ŰűǊ14wzŢƐǛ15Ź16FŮ17aJĽŔŦũ18ľŚ19yŤ20ŧƷ22L23ƃƋ27UƯ28tťǎ31Ɵ34ƛ45ƙ
~tere	76 -13ǩ8ǐ9ķ10Ĺ11Hƪ14ş16BƔ17Ňơ21Š22ǃ
~teri	80 13Ǖ21Ɖ28Ƈ45Ǜ
~term	69 -12ţ-9Ʈ-8ŗ-7Ų10Ɯ11WƵ14Ǖ16Bǜ22ŕ58Ʃ59ƭ
~tern	81 -11Ń-8ť8g10Ļ13Ō14LVŅ16j17i
~tero	89 10ǂ24Ƽ
~terr	81 -13Ǣ8gw11Ũ12œ21ǝ33N
~ters	62 -25ǌ-19n-11ǐ-8doķƀ-7ǃǋǥ7ƛ9zż10ƥ11ƱǇ12Ĺřůǒ13ƚ14buƽǏ16ŏųƐ18ũǑ19ǘ21ľƢ23w24h31ơ39A
~terw	87 -10ƽ7Ũ12Ƴ27ũ
~tery	89 16ư24Ɗ
~tes	55 -11ŝ-9ǩ-8pǇ-7uŅ7CHZŐŧŶǊ8yŌşǜ9ž10ĻŊƽ11ǧ14ū15Eũ16mŞ17vōƾ18Ǚ20ǂ23ǒ27ǁ28Ƣ33ń44O
~tes>	56 -9ŝǩ-8pǇ-7uŅ7CZŐǁ8yHǊǜ9Ōş10Ŋ11Ļƽ12ǧ14ū15E16ũ17mŞ18vō21ǂ23ǒ29Ƣ34ń45O
~test	80 12ŧ27Ǚ30ǁ31ƾ
~tev	80 8ǖ9V10Ƈ11qş12ũư15ŉ18P
~teve	80 8ǖ9V10Ƈ11qş12ũư15ŉ18P
~tex	69 -7JŖ10Ÿ11ǘ16lū21ś74K
~text	70 -7JŖ12ǘ17ū21ś75K
~tfi	75 -7P9JŠ10Wő12Ǟ18ơ20a23Ő25Q30Ǆ
~tfit	77 -7P10WőŠ12Ǟ19ơ24Ő27Q31Ǆ
~tfo	89 25ƻǣ
~tfor	89 25ƻǣ
~tga	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~tgag	64 8F14ƭ17Z21Ʈ38ƕ46Ɣ
~th>	34 -24ŏ-21ǐ-19ĺ-16ţŪǢǩ-15tH-14P-13LNƉ-12ľŤ-11Eơ-10Ōũƺ-9OōƅƩǇ-8CRŇǅǔǛǨ-7hGYŮƋƷ7kxMŭƛǡ8ĸĽŽưǏǖǥ9pršŬŷżƼƿǤ10ǍǑ11gŊŖƧǁǃ12ňŋŜŶƐƟƬ13SťƁƥƽ14A15Q16ĹŲƂƒ17ŃŝŠƃǜ18bĶńűƱǂ19Ơ20nƘƳ21Vǝ22WXķŧ23Ţ25ŐŞ26ņŕƸ27TƢƤ28şƵ30Ļ40Ĵ43s46dő
~tha	30 -22Ǉ-15Ĺ-14iǨ-13ŹƗƚǞ-11YZŘƨ-10Ʒǟ-9yPUXƬƾǄ-8NǊ-7erľŉƓƟƮƲǍ7cƜƺǁǃǉǌǔ8xFĵŝşųƁƄƐƫƯ9HŜżƈǢǦǧ10klļšŻƻ11hWŋŪűƀǕ12joCMŁŌƌƍǀǋǝ13tŕƑ14aŲƘƙƥǂ15AŔŧůƪ16ŅŬŮƿ17ĽũƧ18uŖ19dDķř20Qū21SƝǩ22ŀś23RŒƩ25Ž27ŤŦ28pE29ĺ33Ƴ34ŭ35Ŷ37ő38ň42ť45G46Š47ĸ48ō51Ň54bŨ
~than	61 -11Cǩ-9Ũ-7U7LŴƘǌ8sũƴǇǡ9ļűƁƦ10Œťƒ11aYƩ12Ňœ13ǋǦ15ƺ16Ņ17GŮ19Kžǂ20p22k29ķ
~that	30 -26Ǉ-15iĹ-14Ǩ-13Źƚ-12ƗǞ-11YŘ-10Zľƨ-9PXƓƦƷǟ-8syKNƬƾǄ-7eŉžƟƮƲǊǍ7ŅŮƅƇƯƹǐǖ8acFĵķŝşƄƐƜǁǃǔ9xŗŜųżƈƘƫǧ10lHŪƻǢ11hWšŻƀǕ12joŋŌűǀ13MŁŕƌƍǋǝ14Ƒƙƥ15ŧůŲƪ16tAŒŬƿ17ĽŔƧƩ18Cũ19dpuDŖř20Q21ū22SŀśƝ25Rǩ26Ž27ĺ28EŤŦ33Ƴ35ŭŶ38ň39Gő45ť46Š48ĸ49ō53Ň54bŨ
~thd	69 14ŜǗ22p25v27cd
~thda	69 14ŜǗ22p25v27cd
~the	19 -29T-22pĻŇ-18ǖ-17Ńň-16X-15oŸ-14Ĺŏ-13ǎ-12iLN-10grŨƬǜ-9qŊŖƨ-8Cǘ-7dőƤ7ƀƯǉǡ8JPńũŻƇƲǅ9DKWZōƥƦƩƱǏǔ10zŌŽƎƣ11ņřŠŰųżưƾǚǣ12Ůůƍ13ǊǍǗ14ĶĽľŐŕƌƙǒ15ŗƒǋ16eƏƚƜƢ17fwGŘśžƉƐǄǇǥ18EŁŞşźƈ19hlŚƁǤǧ20ŴǛ21kƄƛƝƶƻǃǌǑǞ22UŒŜƅ23nvƊǁ24SŀłŔſƋƪ25sŵƗǆ26Ɩƫǟ27ŷǈǦ28ŅūŬƑƽ29ŦŹǓ30xǨ32Ɵ33ƠǢ34ƞǐ35ƧǠ36ƕơ37Ʈ38y40ŝ48ŧ
~the>	22 -25Ŗ-24Ň-21Bő-18ō-17ň-16ŏ-15iopTŢŸƤ-14Ļ-12uHƣ-11Ńŝšƴ-10PVŊƂ-9zNǖ-8GL-7A7ŠťŶżƉƦ8KYZĵƎƾ9fŪűƓ10QŐşŵſǈǉǑ11ŗǛ12admDŭŰưƶǓ13ŽƒƘǇǡ14ĶņŤžƭ15JľĿŌƁƙƧǃ16śƏǁǊǋ17hƗƚƜƵƻǗ18xĺůƇƊǣǤ19ŕŻƥǏ20ŮŴƪ21eĽŧƟ22EŁźƋƌ23yłŷƈƐƮǅ24řųƅǥǧ25Ŧ26Ƣ27ƑǆǌǐǦ28kUǨ29Ǎǟ30ƞ31ŹƄǞ32ơ33ŚƖƫ34ŀƕ36Ǣ37ūƛ39Ơ40Ŭ46Ǡ
~thef	87 11Ť12ţ14Ǝ36ƀ
~thei	61 -10ǧ-9ŭ-8oP-7pş7wxƃǘ8ŚƳ9ľ10z11ŝǗ12ŧ14yǕ15ƢǑ16ǐǓ28v30ŔƱ35ǈ47Ņǒ
~them	52 -23ǧ-18ǖ-16ŀƱ-14Ŷ-12ǩ-9amŨ-8q-7GOĽ7Pņ8eśŬƘ9gŔƄƬƻ10šŷơ12şǚ15ŧżƶ16w17ǐ18S21x22œǓ27ŒǑǒ29y31ǈ32Ư35őŢ39Š40Ş53ŝ
~then	64 -21Ť-10V-9G-8ŇŖŜŪ-7őǏ7csHƔƭƾǔ8dŉťſƒ9ńŶƇƧƮƹ11yŠ14Cłœ17ƫ18Ʃ19w21Ŏ24ņǝ30ŵ33ũ35ǩ47ō
~ther	34 -24d-21ĺŒ-19Cǎ-17TƘƥ-15ŭƛ-14aǅǘ-13prťƭƼ-12ǩ-11cǏ-10ĻœƅƬǌ-9ƒǕ-8txOŎŠŲƇƓƯǀǐǟ-7qĸļŻƮƿ7Ɛ8hWĶŗŽ9KUŀŊšǔ10BţƩ11ŤƜ12ŵƙƤƶ13ƀ14yƂƍƳ15jMŉŞƗǦ16ZƪƱǍ17V18lƣǁ19ńƧǛ20i21ŘŴƉ22ŝƁ23şžƚƲ24fHſƑǃ25uzŅŷ26ō27SƞǄǨ29Ɗǈ35Ɲ36Ŝ39ƽ42s44Ɵ54n59G
~thes	61 -13ű-12R-10o-8i-7x7ƸǛ8cŐŖŜƁ9qĺƠ11fŒ12ƺǇǌ13Qǟ14Ǟ16lŋ17AŪǩ18tƒ21Ɨ22n23P26U
~they	44 -15Ńǟ-14i-13Ĺ-12aňƷǨ-11clŠƳǢ-10XĿŀŵǣ-8MĸĺĻłŨǝǞ-7jCYŇžƙƚƜƫƵǃ7ƍƬƱǛ8Ǐ9SŢǈ10Ű11zƁƖǒ12UŖƈǓǕ13żƾ14RŐƽǧ15Ǒ16ƻ17ŜƦ18š19ķ20ǖ21xy22ŗ24ƅ25ƠƧ27wƼ28Řƪ29Ŧƕ30ơ31WǤ32Œ33ƴ34v39ŅƮ42Ş47Ŕ52ŧ55ŝ
~thi	35 -17nŒ-16o-12FŐŮźƁ-11lƤ-10TǇ-9uŅŚŢŤŬųž-8vSůƎƔƩǔ-7ńƆƌƟƪƴǗǘǚǤ7ƿǓǕǖ8mſƭǀǐǟǦ9MŘƂƦ10dGZƯ11şƍǩ12gUŊŌŽǈ13űƄƶƼ14Ū15cĴľ16sIƘƳƻ17ŎŲƹ18XƖƺǞ19Ňǂ20Ĺ21ŔƗ22kŀŝũ23NŁŃŋƥ24A25ƨ26iBHƬ27ŉ28ō30aƵ31Ŀ41Ļţ50ĺ51r52ŏ
~thin	38 -13nsœ-12aŌ-10cjlFŜ-9JŋŐŒŮƕƟǅǇ-8dŎŬŷžǁ-7uxISTųƁƉƎƔƠƤƧ7ŞŻƢưƽ8yNYƐƞƺǄ9kXľƸǖ10AŘŶƿǓǦ11ķĸĻŖſƂǀǐ12ŃǂǕ13Ĵǩ14ƍƦǞ15BZƳǟ16gUŀŽƯ17HŪƼ18łű19Ƙƶ20ƹ21ĺũŲƄ23şƻ24Ŕ26Ɨ27ƥ28ŝ29iŏ30Ň31ĿƬ33ōƨ36ŉ39ţ41r
~thir	79 -7mź8Ŝ10ǡ13Ɩ15ǅ16d18ƣ23q28c
~this	46 -15oŖ-14Ňş-11ŨưƷ-10ķńŉŒƌ-9ƨ-8Yǟ-7yKPŞŤƁƄƢƬƯƶǂǎ7ŊŜţƕǁ8ľň9Oŀơ10GŴŷƭ11œǈ12xHXƺ13mǞ14cdǊ15ł17JƳ18A20M21Ɩ23B24jk26Ō29NƵ30I31Ł34s35ĹĻŎ37r41ŋ45ŏ46Ń51ĺ54a
~thl	76 14Ɣ15Ơ30Ĵ
~thly	76 14Ɣ15Ơ30Ĵ
~tho	52 -14Ŗ-12ǖ-10DS-8GƬ7ŝűƎ8iŲƜƞǐ9ZĵŊŕƵƺǊ10ńƅƍǑǓ11Eư12x13wŽƭ14Ʈ15ŏ17ŢƩǇ18Ǥ21ƈƑ22Ʒ23ſ26Ǩ28ǩ30š32Š33Ňŵ
~thos	58 -12ǖ-10Dĺ-7JƬ7cxŢƕ8őűſƉƎƗ9AǄ10ŇŲƜǐ11ZĵŕŝƞǊ12EƅƍƯǩ13ińǑ15w16ƈ18Ž19Ǉ20Ʃ21Ǥ24Ƒ37Š
~thou	61 -16S-15ő-10Ŗ-8A7exƵ8ƈǠ9aľƂ10ĺ11H13ŊŢ14Ǔ15ư16ƺ17ƭ18Ʈ19ſ20ǩ21ŏ26Ʒ28Ň32Ǩ39š40ŵ
~thr	51 -11ŏƔ-8ǩ-7LQĴ7bZżƆƮƱƻǣ8łŖƦǦ9Ɓƌ10zšǝ11ŧŬƧ12ĸƚ13nŐ14ś15Ŋũǥ17ŤƜ18jŗ19ƨƳ21ƕ25Ũǎ26Wǖ
~thre	85 8Ŏ9Ƹ13Ň14ǜ
~thro	51 -11ŏƔ-8ǩ-7LQĴ7ZňżƆƮƱǣ8łŖƦƻǦ9ƌ10zšǝ11ŧŬƁƧ12ĸƚ13n14ś15ŊŐũǥ17ŤƜ18ŗ19jƨƳ21ƕ25Ũǎ26Wǖ
~ths	63 -13p-10Ơ-7ŐƔ7ŕƤǤ12ł13G15vŧ16ĴŮǄ17ų18uƃ19Ɔ21Œ23Ǩ28Y31Ʈ
~ths>	63 -13p-10Ơ-7ŐƔ7ŕƤǤ12ł13G15vŧ16ĴŮǄ17ų18uƃ19Ɔ21Œ23Ǩ28Y31Ʈ
~thy	78 10ƽ18Ƹ24x
~thy>	78 10ƽ18Ƹ24x
~tia	82 10ǀ11Ʃ12a13ǔ14ƴ24Ǆ
~tial	82 10ǀ11Ʃ12a13ǔ14ƴ24Ǆ
~tib	59 8ľǩ9ƀ10Y14Ɓ15ŎŦƚ19ŭ20ň37Ř
~tibl	59 8ľǩ9ƀ10Y14Ɓ15ŎŦƚ19ŭ20ň37Ř
~tic	60 -11P-7ż7ƛǌǘ8KOļƼǕ10Nǚ12Ƌǖ13Qţ15ĴŠŶ16ǆ20ŽƇ22Ŕ24Ĺ31ŀ50Ż
~tic>	82 11Ƌƛ12ļǕ14Ƽ17ǖ21Ĵ
~tice	77 -13P11K14ǚ20QĹ
~tick	64 -7ż8ǘ9O10Ĺ12N15ţ18ŀ20Ŷ22Ƈ24Ŕ55Ż
~tics	87 31Ž
~tie	72 -10Ɓ-9ǩ8ƠƱǛ9n10Ǎ12hơ13ǈ15ķǀ16Ǐ24ƜǗ26ł32c34f
~tie>	87 -8ǩ-7Ƌ9Ľ16h17f32ł
~tied	89 20Ǐ25f
~tien	89 13n23Ǘ
~ties	78 -10Ɓ9ƠƱǛ11Ǎ14ơ15ǈ16ķ17ǀ26Ɯ37c
~tif	63 9ǃ13ū16ǌ17ź19ǒ27ǧ
~tifi	63 -8b10ǃ13ū16ǌ17ź19ǒ27ǧ
~tig	87 10Ų13H15L22g
~tigh	87 10Ų13H15L22g
~til	52 -11ƛǝ-9Ǔ-8ų-7dlxŢƈǎ7Ʃǟǩ8ƺ9ŬƵ10yVZƞ11Uǐ12f13ŉƉƬ15tz17Cũ18ŷ19qvPĺƔ22cQ24DƖ26ŕ27IŨƫ28J46ƭ
~til>	79 -13Ń-8Ǔ9Ƅ10OVǧ15ĺ17vŕ30ƭ
~tile	89 -10ƈ25Ɖ
~till	53 -11ƛǝ-7dxŢųǎ7LŐƋƩǟ8vyH9OĺŬƺ10ZƞƵǩ13fUŃƬ14ŉ15ŕ16tz17Cũ18ŷ20qPƔ23cQ25DƖ27Iƭ28Ũƫ29J
~tim	52 -12Ǟ-10ƀ-8qŦƳ-7BPĽňŒƱƼ7yĵĺņŊƑǖǘ8ƈ9ǀ10kœƴ11Ŝ12ŸƓƛ13ũŲƺǩ14gWšƟ15S16HŵǇ18ĻŔ19sőƧ20Ƹ29V32ǎ33O34NR35L38Ń
~time	52 -12Ǟ-10ƀ-8qŦƳ-7BPĽŒƼ7yFņŊǘ8ĵƈǖ10kœƴǀ11Ŝ13ŲŸƛƺ14gWšũƟ15Sǩ16HŵǇ19sĻőŔƧ20Ƹ29V32ǎ33O34NR35L38Ń
~tin	49 -12Ş-10SƦƮ-9ǔ-8fźƕǟ-7lsGłŇşƳǆ7xPŚűƯǅ8gŌŠƅƟ9ŦŮƵƻ11qrĵƜƲǃ12KNƖƘ13eƢ14MŏƆƱǙ15ntǚ17ƎǄ20iĿǈ22ŒǠ23FU25ƫ28ƹ35Ķ40j57H
~tin>	65 -11Şǉ-7şǩ7Ƶ8Ɖƫƹ9ĶżƜǠ10n11ŎǄ12jPU13ƅƘ14xƻ15Œǅ17Ǉ23Ŀǚ24i43H
~tine	89 29ƹ
~ting	52 -10Ǉ-9Ʈ-8ƕƦǔǟ7śŷƪǧ8nwŌŚƄǈ9ƯǄ10ŠŦƟ11Ů12ĵŏŒƲ13KƖǃ14eNƢ15tUƆ16MǙǠ18Ʊ19Ǝ20F21ƫ26H29Ķ33j
~tio	48 -15ơ-12ţǢ-10ŏ-9ňŤ-7QĶļǃǄ7Fĵǣǧ8ŎŚśż9qSŗƭǜǝ10ŋ11ƅǁ12AŐƿ13nŌư14xŊƻƼ15ĻűƌǋǓ16Ŗ17k19Ŕ20mǆ21Ə22P24ū25ńŇŻ27Ƈ29Ʊǌ31ŉ42Ǟ
~tion	48 -15ơ-12ţǢ-10ŏ-9ňŤ-7QĶļǃǄ7Fĵǣǧ8Ŏśż9qSƭǜǝ10ŋŕŚ11ŗƅǁ12AŐƿ13nư14xŊŌƻƼ15ĻűǋǓ16Ŗ17k19Ŕ20ǆ21mƏ22P24ū25ńŇŻ27Ƈƌ29Ʊǌ31ŉ
~tip	85 -8Ļ13ŉ22T40ł
~tip>	86 -8Ļ13ŉ41ł
~tir	68 8q11ű12Ŝ13ƭ14Ļ17t20Ƨ29P32Ķ39V
~tire	69 7Ů8q11ű12VŜ13ƭ14Ļ17t20Ƨ30P33Ķ
~tiri	89 -7L35V
~tis	83 -8Œ8Ū10Ľ11ĺ13ƿ18ŧ26ŝ
~tisf	89 -8Œ19ŧ28ŝ
~tist	89 8Ū11ĺĽ14ƿ
~tit	72 -9Ʃ-7Ƅ7ǐ8ǈ9dqķ10ű14Ņ19P28ń36Ɩ39Ŭ43ǆ
~titi	89 12Ɩ18Ņ36ń
~titl	75 7ǐ10qķǈ16ű20P27Ɩ40Ŭ
~tity	89 -11Ʃ12d54ǆ
~tiv	85 9ŏ12Ŋ18ǀ31l
~tive	86 9ŏ12Ŋ32l
~tle	56 -12h-9Ǉ-8ƛ7czIļņŻƹǄ8kĶŽǁ10aŧ12Pœż13qY14Ʀ15Ņ16v17wŊƯ18ű22Ų23xƻ25u26Ɩ28Ŭ30ƞ
~tle>	57 -12h-9Ǉ-8ƛ7IļĿƳƹƻǄ8ckzĶņŻ9Žǁ10aƞ11ŧ12ż13qYœ14Ʀ16Ņ17vŊƯ18w19PűƖ22Ų26u28x30Ŭ
~tled	81 -7x9Ŧǐ12ķ29ƞ
~tles	89 -10P12ǈ26ƻ
~tll	86 22Ķł
~tll>	86 22Ķł
~tly	62 -17ǩ-8wǍ-7pƌ7ĸ8ĺŀŖƁ9ţũ10sķŎŐšƕ11Ƴ12dD14Ťơ16Ƨ17aŧ19ŏ35ŭǄ41ǔ
~tly>	62 -17ǩ-8wǍ-7pƌ7ĸ8ĺŀŖƁ9ţũ10sķŎŐšƕ11Ƴ12dD14Ťơ16Ƨ17aŧ19ŏ35ŭǄ41ǔ
~tma	80 -15H18d19k34J35ƞ
~tmas	85 20dkD
~tme	58 -9Ƅ-8Œǧ-7ƛ7ǖ9Űŵ11ƞ12Gķƿ13F14ƜƾǍ16ƥ17Ə18ơ19Ť20Ɨ21Ƣ23DƠǚ24Ƥ32ƣ
~tmen	58 -9Ƅ-8Œǧ-7ƛ7ǖ9Űŵ11ƞ12Gķƿ13F14ƜƾǍ16ƥ17Ə18ơ19Ť20Ɨ21Ƣ23DƠǚ24Ƥ32ƣ
~tne	68 -20d-9Ǆ-8ŇƤƸ12Ł13rs18Ʒ20Ǡ22Ǩ23tǂ24Ŵ28q30ƨ31oǆ35p
~tner	68 -20d-9Ǆ-8ŇƤƸ12Ł13r14s18Ʒ20Ǡ22Ǩ23tǂ24Ŵ28q30ƨ31oǆ35p
~to>	31 -23Ʀ-20n-19q-18ű-17rŖŤǅ-16Ʃǒǡ-13wǋ-12jǈǛ-11ŕƻ-10pǊ-9PWŒťƁƼƽǂ-8ivŗƈǇǢ-7cflFQƅƊƪ7IŊƃƄƔơǍǓǜǨ8kƳǀǌǧ9ķĹŴŷſƑƛ10doļƀƂǩ11gNĿŘųƮ13Š14ưǔ15tzLTVŶƗǗǝ16OĴĸĻŝƜ17sAŜŲƓ18X19eyGKƕ20BŹƭ21Ʒ22aZĺľŧƤ23ŋœǁ24Ǐ25ŵƌ27Hō28ţƯ29łŨ30Ŏ31ŉ36Ǟ37M38žƫ39śŢ40Ń42Ōů44ƶ52Ł58Ƶ
~tob	79 12ǂ48ƹ
~toba	79 12ǂ48ƹ
~toc	80 -8ƥ12Ķ23ķ25Ǐ30Ɲ
~tock	80 -8ƥ12Ķ23ķ25Ǐ30Ɲ
~tod	54 -15ǡ-13ž-11ǩ-10ƨ-8ŠƧ-7łŃ7ĸƓ8t9ő10a11xŀŜ13ƪ14v18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō33ŏ34Ļ39i41ĺ
~toda	54 -15ǡ-13ž-10ƨǩ-8ŠƧ-7Ń7ĸƓ9tő10a11ŀ12Ŝ13ƪ18Ĺűǥ23j24O25ŐƦ29ŗ31Œ32Ō33ŏ34Ļ39i41ĺ
~tof	86 9ǀ17ũ32ƛ
~toff	86 9ǀ17ũ32ƛ
~tog	75 8f11uƁ12M13ZǊ15ǉ16s30ş
~toge	75 8f11uƁ12M13ZǊ15ǉ16s30ş
~tol	72 -14ǩ-12ƃ-7ŠŨƳ8j10ŦƙƧƾ11lļƁ13Ƽ14u16dŔ17ƴ18ǘ27ABŖ
~told	72 -14ǩ-7ŠŨƳ8j10ŦƙƧƾ11lļƁ13Ƽ14u16dŔ17ƴ27ABŖ
~tom	55 -12GS-8ž-7l7jkIłŢǘǣ8ƛ10ű11Ĵ12Ʀǚ13ĸǟ16ǡ18YƝ19ǃ21L23ǖ24Ǔ29Ǘ33ő35ǔ
~tom>	87 9e10Ņū12ł
~toma	86 13ƛ14j22Ĵ
~tome	61 -13GS-8ž-7l8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27Ǔ33Ǘ37ő40ǔ
~tomo	65 7ƤǕǝ8Ƭ9Iǘ10ǣ12ű15Ʀ16ĸ24Y25L
~ton	75 10bŌŻ11ŉ13ǝ14śƦ15rŖ18ǩ23Ƥ28l
~ton>	86 9Ƥ12ŌŻ24ǩ33l
~toni	80 15śƦǝ16ŖƤ18r
~too	56 -12ŏŻ-10aƾ-7iPĶŁřǌ7Ŀūź8łŎƯǂ9ƘƢƪǛ10ŇŠǚ12oXşƲƿǄ13Ǒ14t15ŧũ16jň18sńƨ19UƬ21Ž22Ɲ23Ǚ24Ƴ26Ǣ31q41Ǐ
~too>	61 -12Ż-11a-10ŭ-9ŏ-7Ķřǌ7eŃƂƎǢ8ūź9ĿŪ10ŎƢ11ǚǛ12Ň14XşƿǄ16oǑ18j19ňƳ21ńƨ22s23UŽ26Ƭ35q
~took	77 -13ƾ-7c9k10p12ƀ13Ưǂ14łƪ15Š21tƳ22ũ23ŧ
~tool	68 -14Ű12Ƙ16ŭ24Ǣ31Ǚ33Ɲ53Ǐ
~top	60 -12Ǐ-9b-7ť7Ľǝ8ƌƝ9yňƁƵǨ10ƣ11Ǘ12mǎ13OTŢ17ŀǊ19ƈ22Ɖ23ľ24ř25M28ŗƮǦ30Ƃ33Ĵ
~top>	63 -12Ǐ-9b-7ť7aVĺĽ8Wǁǝ9Ɲ10ƁƣƵǨ11ň12Ǘ13m14Tǎ18Ǌ20ƈ21M23Ɖ24ľ26ř29Ǧ31Ƃ
~topp	78 7tM12Ŀ15y19Ţ25ŀƮ
~tops	89 14O16ƌ22Ʈ39ŗ
~tor	48 -16ǈ-14ǩ-12Ł-10Ǔ-9Jĵžƿ-8ƫǐ-7ķřŨƄƠ7ŊƌƓǂǄǅǎǖ8OłţŪǊǌǏǧ10jōŔŷŻǀǟ12Ťſǘ14ƃƖƸƽǤ16ƈ17ŽƝǒǡ18ƻǑǢ19ǋ27ƼǍ28Ǝ31Ǘ35ƾ36Ʋ38ƥ41Ɔ63ƚ
~tor>	61 -17ǈ-11J-10Ł-7ƫǑǩ8Ɩ9ǆǒǣ11ƻ12łƌ13Ɠ14ŻƈǂǄ15Ɯǧ19ǘ20Ǥ21ƃ24Ž25Ƽ33ƾ41Ʋ
~tora	75 -11Ɨ8Ƒ57ƥ
~torc	85 -11ǐ10ş18Ū21ǀ
~tore	67 -11ĵ-10žƗƿ-8Ơ-7j9ųƎ10ƥ11Ǟ12ǅǖ13ǌ14ǊǏ16ǎǟ17ƻ19ǡ20Ǣ26Ǎ44ǋ48Ǘ
~tori	67 -12ǋ9ǔ10ƅ13Ǎ22Ɔ24ſ
~torm	75 11ũƈ13Ŕ29j79ƚ
~torn	80 8ǝ9Ʋ14Ɩ15BĿ34ƚ
~tors	69 -7Ǔ8ǚ9Ŧ10ǡ11ƣ15ƾǒ19ŷ34Ǝ37Ǒ
~tory	66 -8Ƅ7lŔ8ơ9ņ10Ǣ11Ŋ13OƼ14Ƹ16ţ17ōǏ18Ɨ20Ɲ24ƽ27Ť39Ɔ
~tot	74 -16Ť-10Ʀ-9ťǥ8Ɨ10ƹ11ZŅ12ŽƀƠƿ13g16ǉ18ŵ24Ŧ27ş
~tota	74 -16Ť-10Ʀ-9ťǥ8Ɨ10ƹ11ZŅ12ŽƀƠƿ13g16ǉ18ŵ24Ŧ27ş
~tou	79 -9ǩ-8d7Ǘ9ƿ10ōƹ11ķ12Kŀ14ǝ16Ƽ19Ŝ
~touc	81 -8d7Ǘ9ƿ10ō11ķƹ12K16Ƽ20Ŝ
~tov	79 55Ɛ
~tove	79 55Ɛ
~tow	65 -13Ƅ-10ňŌ-9ƛ-8ŗ-7YŤǖ7ņǋǐ9Ÿ10ƾ12ŭ13Ɵ14Ň15Ǖ16Q17ůƣǩ18XǍ22E26Ǧ44l54C102Ɓ
~towa	87 -9Y20Ň27X
~towi	82 51Ɓ
~town	70 -10ƛ-8ň-7ŤƁ8ņǋǐ10Ÿ11ƾ13ŭƣ15Ɵ18Qů20Ǎ24Eǩ48l60C
~tpo	89 20ƴ
~tpon	89 20ƴ
~tra	51 -13ǩ-11ĸ-9CG-8ŋŗŚŝŹ-7kǗ7ňƖƢ8řšƓ9ŔűƌƝǏ10yQƴ11KźƂǕ12Ĵ13Ǉǐǒ14Ż15ƒ16lSŀ17ū18Ǥ21Ɵǀ24Ɓ26ƍ27P28ůǑǙ35Ǔ45Ž
~tra>	78 -8Ź9Ǧ11Ųƶ16Ƥ20Ƃƴ24Ǉ29Ǥ
~trac	60 -8ŞƂ7Ŧ8ƩǊ9Ɩ10řƢ11ƓǄǧ12ƌ17ǒ19ƒ27Ǒ43Ǔ57Ž
~trad	78 -10G7ǅ10mǑǣ11ǟ13y19Ɲ28P29S
~traf	87 -9m12N13ǋ17Ż19ů
~trai	69 -7ŋǓ7ŻƼ8ǎ9lǣ11ňǘ13š14PŔǏ17ŀǐ18Q19ź20Ĵ25ů41Ǚ
~tram	76 42ƍ
~tran	74 -10ĸ8y11Y13Ɯ16ű17ǐ18l19Ǖ22K
~tras	87 50Ɓ
~trat	86 -9ŝ21Ş34ū
~trav	80 -7C8Ƃ39Ɵǀ
~tre	56 -15gĿ-12ƈƋ-8P-7œ7š8EŚƼ9kƞơ10iŞƘ11t12ŜǃǄ13G14ǋ15Ťŧǀ16ƿ20ņŝ22Ű24Ŷƙ27ǚ43U49DƑ
~trea	66 -12Ƌ-7œƦ7ƶ10j11ŚƼ13ikƘ14Ş19ŧ20ƿ24U25ŝ26ņ29Ŷ33ǚ
~tree	61 -15Ŀ-12ƈ8t9E10ơ12ƞ16GŜǃ17ǋ19Ť20Ǆ24Ű26ƙ55D56Ƒ
~tres	86 -10P-9Ǆ10Ũƚ11t12ǜ38U
~tri	64 -10Ʊ-8Ɛ7ơ8PŬŽǛ9řǖ10V11ƏǓ12ǀ14qQ16ŭƑ18Ǒ19Ɓ20ů21Ň23ǋ24Ǎ25Ƌ29kǘ
~tric	72 -11Ʊ-8Ɛ7Ǆ8ǔ9ơ11P12Ə13Ǔ16qQ19ǘ22Ǒ23ŭ29Ƌ
~trie	89 13Ž14Ǜ20ǘ
~trig	87 10Ł13Ŭ15Ō
~trip	76 -11Ō8ūƜ12ǖ15ǀ17ǋ20Ɓ24ů29Ǎ36k
~tro	68 -8n-7Ǉ7Ĵĵ9pƛ11tKĹ13Ş14ƿ15ű19ǜ22ĸ26ƽ33Ƽ
~trok	86 15Ƽ19ƽ
~tron	85 7Ƙ9Ĵ11ƿ15K
~trou	73 -7Ǉ7ĸƿ8ĵƼ9p10ƛ12tĹƽ14Ş16ű21ǜ
~tru	55 -19Ɣ-11Ǆ-10U-8ŗƂƩ-7ŢƎǢ7ŧǆ8ŀłņƀƁƦǏ9ƫǛǩ10Q11ǋ12Sŵ13Ƒ14cƇ17Ū19ƅ20Ƙ21AƓ22Ŏ23ZƏ24Ŭ25ų26ŭǦ30Ŷ31Ŵ33Ʋ34ǐ
~truc	58 -20Ɣ-12Ǆ-9U-8ŗƂǢ-7Ʃ7ĹŰǆ9ƀƁƦǏ10Ǜ11Q12ŵǋ13ǩ14SƑ15Ƈ19Ū22ƅ23Ɠ25ZƏ26Ŭ27ų28ŭǦ33Ŵ34Ŷ37ǐ
~true	86 -10Ţ13cŧ16ł23Ŏ
~trum	78 -8Ǝ32Ƙ
~trus	74 12ņ14Ŏƫ18ŀ31A47Ʋ
~try	72 -10N-8Ő8Ů10ƣǔǞ14l16ǀ19ǘ20I23ńŽ30L
~try>	74 -11N-8Ő10ƣǔ15l16ǀ19ǘ20I24ńŽ30L
~ts>	40 -13QǇ-12kƱƿ-11P-10GŀŐŖŝŪƬƸƼ-9cAĹŒǂ-8abŅŮƳ-7morwJVĻŌōŏŚƊƕƵƹǃǐǞ7Hƭǎ8ĶƗǔǝ9EĴūŵƄǦ10uņƠǖǗ11gtIƤƾǊǒ12žƟƫǀǙ13UĵķŬƎ14Šƻǚǟǧ15řŶǍǑ16RWſƽ17ƌ18Ƙǋ19ż20ű22Ň23ǡ24zZƣ25ǌǢ26Ư30Ş31ŗ32Ɯ33h39Ż47Ǔ
~tse	83 -11ŗ12ƑǢ14ƓƘ16Ĵ23C
~tsel	83 -11ŗ12ƑǢ14ƓƘ16Ĵ23C
~tsi	74 -11Ǒ-8PU7ƥ9Ɖ10Ǡ12Ű13q14Ʀ16ǀ20g28j32Ƈ
~tsid	74 -11Ǒ-8PU7ƥ9Ɖ10Ǡ12Ű13q14Ʀ16ǀ20g28j32Ƈ
~tta	80 9ś10ĹƑ12CƽǨ14Ŷ15Ƽ
~ttac	81 10ś11Ƒ12ƽǨ14Ŷ16Ƽ
~tte	55 -18n-13ǩ-12QŹ-11œţ-7ƫ7řşūƲǁǙ8ĿƠư9ŗŰƚƛƜ10ńƨǛ11qrō12Ňž13o15pKL16ŁŚŞ17C19hźƹǂ26tŔ31Ľ35ľ44b
~tte>	89 31ƹ32C
~tted	89 -7ƫ11Ľ14Ō17Ŀ30Ł
~tten	70 -15Ɗ7Ļ8ŻǛ9Ǔ10ƙ11ưƲ12ƠǙ14ŰƜ15ń16ŗƛ19ž21b
~tter	59 -18n-12QŹ-10œǘ-8ǩ7zū8asřǁ9ş10ǂ11ƨ12qƚ13rō15Ɗ17pŇŞ18hoKLŚ21ź27Ľ29Ŕ31bt38ľ
~tti	59 -9B-8Ş-7ǟ7Yƈ8wAPűżƝƨƪƱ9rUĵŪƞ10hŚ11ƘǙ12ŮǠ13ĿƟǈ14t16nxM18ƹ24H28j30Œ36Ķ
~ttin	59 -9B-8Ş-7ǟ7ƈ8wAPYűżƝƪƱ9rUĵŪƞƨ10Ś11ƘǙ12ŮǠ13ĿƟǈ14t16nxM18ƹ24H28j30Œ36Ķ
~ttl	58 -12h-8ƛǇ7ļĿűƎƳƹ8czIņǄ9ĶŽǁ10a11ŧ13œż14YƦ16vŅ17Ŋ18wƯ24x25ƻ27u31ƞ
~ttle	58 -12h-8ƛǇ7ļĿűƎƳƹ8czIņǄ9ĶŽǁ10a11ŧ13œż14YƦ16vŅ17Ŋ18wƯ24x25ƻ27u31ƞ
~tto	80 8e9ŅūƲ10Ō11ł14Ɩ15B23ǩ
~ttom	87 9e10Ņū12ł
~ttor	89 11Ʋ15Ɩ17B
~tty	71 -8ŗ7SZŕƑ8ƙǐ9W10GōŴŶž11ŨǑ12Ţ16Ɔ21UƸ
~tty>	71 -8ŗ7SZŕƑ8ƙǐ9W10GōŴŶž11ŨǑ12Ţ16Ɔ21UƸ
~tua	73 -8u-7ŗ7RţŹƴ9ĻžǨ11nzǆ13F14K15P20Ŗ27Ő
~tual	76 -8u-7ŗ7R8ţƴ10Ļž12ǆ15K16P21Ŗ28Ő
~tuat	86 8Ź11Ǩ13z14n16F
~tub	78 8d9ƚ11q34Ƌ36ƍ
~tub>	80 9ƚ12q37ƍ
~tuc	72 -13Z11Ş14ƣ17ŀ18Y21v22Ʈ23ư28ŵ29Ƈ
~tucc	89 38Ƈ
~tuck	74 -13Z12Ş15ƣ18ŀ19Y22v23Ʈư29ŵ
~tud	70 -10ǩ14Ʊ25Z41ź44m
~tude	70 9m14Ʊ25Z42ź
~tuf	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏ9sXŁŭƉƲǜǥ10ŋ12AǕ13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
~tuff	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏ9sXŁŭƉƲǜǥ10ŋ12AǕ13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
~tui	86 42Ʊ
~tuit	86 42Ʊ
~tul	86 10Ɣ13z
~tur	57 -17ǩ-13ŗ-11ť-8łƦ-7tŐŞƅƳ7nTĽŁƞ8ŧūƓƟƷ10Ƭ11ǏǙ12Ɖ13ƑƢ14vGƪǧ15Ź16ŉſǆ17ǄǊ19ŀśŤ21fƇ23ţ27cĿ28Ɨ30ǜ31ǅ33ƴ
~ture	65 -12ŗ-7Şǩ7HŴƱǢ8ƞ9nĽŁǆ10ūƓ11ŤƷ13ƬǏ15Ƣ16Ƒ17G20f21ƗǄ22ś26Ƈ33Ŀ37ǅ
~turn	64 -12ťǩ-7ƦƳ7Ŏ8pVƧ9ķŧŰǆ10TŤƗ11Ɵ13Ǚ16ǧ17ƪ18vŹ20ŉǊ21ſ24ŀ28ţ31c34ǜ38ƴ
~tus	82 17C35f
~tus>	83 36f
~tve	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
~tve>	79 7Ū9ŏ10žƦ12Ƒ13ũƌ14Ƈ15ƥ21Ɨ
~twe	78 -7ų7Ǉ8Ǩ10C11ƫ12P15ł16š17ŷ20h23ň
~twee	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
~twi	78 -11Œ7ţ10sŕ11ǥ12uĴ14ũ15R16ƻ23wy
~twic	81 -11Œ7y8ţ10s11ŕ12Ĵǥ14ũ16R18ƻ
~twin	89 14u18y27w
~ty>	48 -14ǩ-10n-9Ǆ-8ŒŗƩ-7IŪǈ8eƜ9őǋ10ľƆ11ņƂƼǐǚ12UƅƸ14yƑ15PĶƔƗƶ16ş18Ə20ƀ21W22D23ƟǆǓ24ǡ26ơǢ28ǌ30ķ34Ǝ38Ǚ45Cž
~tyl	75 -8ƈ8Ƌƣ11Ɖǈ29Ǒ
~tyli	77 12ǈ30Ǒ
~typ	70 -14Ǎ-9Ś-8G7f9ļłǆ10T11ǔ12pǉ14Ɖ15ƣ17E18Ƈ19dǄ25b31Ʃ38Ƽ
~type	72 -14Ǎ-9Ś-8G7f8b10ļłǆ11ǔ12p13ǉ14Ɖ15ƣ18E19dƇ32Ʃ39Ƽ
~typi	85 12T15Ǆ21b
~uab	85 12Ɗ35Ƙ
~uabl	85 12Ɗ35Ƙ
~ual	63 -8gu-7ŗ7WĶĻƅƪ8řž9ĺǆ10ŭƦǉǡ11ǩ12KǅǊ13APłŖ16T17ƫ18Ů22LŐ
~ual>	71 -8u7ƴ8ƪ10ƫ11Ʀǆǉ14Ǌ19T26Ő
~uall	69 -8g-7ŗ7Ļţƅ8WĶ9řžƫ10ĺ11ǡ12ŭǩ13Kǅ14APłŮ16Ŗ24L
~uan	89 18ƹ21ƿ
~uana	89 18ƹ21ƿ
~uar	66 -7K7Ƭ9Ʀ14Ƙ16ĴŃƓ19ǋ23ǖ28O35Ʋ37Ɔ
~uard	81 7Ư43Ʋ
~uare	71 17Ɠ20ǋ26ǖ40Ɔ
~uart	82 -9K10Ƭ12Ʀ16Ń18Ƙ20Ĵ35O
~uat	80 -8ź7Ź9Ʊ10Ǩ12mz13n15F23y
~uati	82 7m8Ź10yǨ12z13n15F
~ub>	75 8ƚ11q27ǒ32Ǒ34ƍ
~uba	80 -7ŵ7ų34ǀ46Ŷ
~uba>	83 36ǀ
~ubc	80 13Ǒ31ǒ
~ubco	80 13Ǒ31ǒ
~ube	80 -7Ǉ35Ƌ44Ų
~uber	83 -8Ǉ46Ų
~ubl	71 -7Ǉ7ĸ8ĵƼ9pƛ11tĹŘ12ƽ14Ş15ű18œ19ƥ20ǜ
~uble	72 -7Ǉ7ĸ8ĵƼ9pƛ11Ř12tĹƽ14Ş16ű20œǜ
~ubs	69 13Ǥ46ǒ48Ǒ
~ubs>	69 13Ǥ46ǒ48Ǒ
~uca	80 28Ʊ41m
~ucat	80 28Ʊ41m
~ucc	89 38Ƈ
~ucco	89 38Ƈ
~uch	44 -21W-20Ƃ-17ŧ-14ŏŤ-13Ĵ-10ŷ-9FŐƅƆƭ-8Hŵƞ-7aGŨŴƜǕǟ7ų8qƊƥƼ9ŢƔư10űǩ11Řƶƿ12OƌƝǓǢ13Ƙ14ĶŬƷ15ZǦ16ƱǛ17ǡ18Ơƪ19ſƓ20ǉ22Ɨ23Ŀ24Yƃ25ƧǊ26ƨǏ27TX28ŅƒƦ29Ů31ķŗ38ŦƬ41Œ46œ
~uch>	44 -21W-20Ƃ-17ŧ-14ŏ-13ĴŤ-10ŷ-9FŐƭ-8HŵƅƆƞ-7aŴǕǟ7zų8qŕƊƥƼ9Ţư10Ɣ11Řűƶƿǩ12OƌƝǓǢ13Ƙ14Ʒ15ZĶŬǦ16Ǜ17Ʊǡ18Ơƪ19ſƓ20ǉ22Ɨ23Ŀ24ƃ25YƧǊ26ƨǏ27T28XœƒƦ29ŅŮ31ķ32ŗ38Ƭ39Ŧ44Œ
~uck	57 -20Ɣ-9U-8Pǩ-7Ǆ7Ǟ8Ǐ9ƁǛ10Qŀƣ11Ƙ12Yǋ14SZ15XƮ16vƀ17ư23oŬ25ŪƏǦ26ų27ŭ32ŴŶ34ŵ36ǐ
~uck>	60 -20Ɣ-8P7ķĹŞŰű8ƦǞ9ǏǦ10ƀǛ11ŀƣ12Ƙ15Sǋ16Z17Ʈ18Ə19ư20Ū25Ŭŵ26ŭ30ų36Ŵ37Ŷ
~ucks	72 -8U8Ūƀ9ž10Ə12Ɓ14ŵ16Ǧ21X50ǐ
~ucky	86 8ţ36o
~uct	56 -8ŗ-7Ǣ7ǆ9YǕǟ10P11ƩǄ12ǡ13ŎƁ14Ŧƚ15Ƒ18Ƈ19ň22Ɠ23ƅ24ǩ43Ř
~uct>	83 12Ř14Ǖ16Ǆ19Ɠ20Ʃ
~ucti	58 7ľ8ƀ9ǟ10Y11P14ŎƁ15Ŧƚ16ƅ19ňƇ26ǩ36Ř
~uctu	87 -10ŗ-9Ǣ13ǆ19Ɠ25Ƒ
~ud>	80 7Ľ8ŋ9ƞ12x26ƿ28Ǘ
~udd	75 9ŭ10Ŝ12ĸ15B16Ľ18Ƣ19A24ĺƳ30Ņ
~udde	87 11ŭ13ĺ15ĸ16Ƴ
~uddy	78 7Ƣ10Ŝ11Ƴ13ĺ16B17Ľ20A31Ņ
~ude	63 -10Ǉ7Ŗ8mƁƩ9œ10cƠ11ƴ13Ʊ14Ɔ16ǉ22Z26ŏ35ź
~ude>	75 -11Ǉ8s12c18Ɔ20ǉ33ŏ
~uded	81 8Ơ10Ŗ11Ɓ13œ
~uden	69 9mƩ12ƴ14Ʊ24Z41ź
~udg	76 8ƿ9e11ķš15c26ĸ41X
~udge	78 9e11ķ26ĸ42X
~udi	65 15ǒ23ǣ91Ǥ
~udit	65 11ǣ15ǒ91Ǥ
~ue>	61 -14Ǣ-9Œ-8ĵŢǖǩ-7T7ŝƁ8bŉŧƓƾ9Ǐ10BłŻ11ǧ12ŖǍ15ľ16ƒ22űƪ28yǊ29Ʃ30ŕ34Ŏ
~ued	73 -7Ŗ8ƫ10Ŀ12Ƶ29ķ31Ÿ37ǜ
~ued>	73 -7Ŗ8ƫ10Ŀ12Ƶ29ķ31Ÿ37ǜ
~ues	61 -12ǅ-7Ǐ7dŮǊǖ8iƈ9lAŖƸ10Ƙǂ16ĹĽ17Ɨ21Ŋ26ǩ34Ɯ47ŉǢ
~ues>	74 -7ƾǏ12Ƹ13ǂ14Ƙ58Ǣ
~uess	79 -15ǅ9ũ10ŮǊǖ11ƈ12i13l14Ŗ24Ɨ36ǩ
~uest	67 7gķ8d11A18ĹĽ24Ŋ38Ɯ53ŉ
~uff	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏ9sXŁŭƉƲǜǥ10ŋ12AǕ13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
~uff>	64 -8ơƼ-7ŪűƠ7ǌ8ƋƿǏǕ9sXŁŭƉƲǜǥ10ŋ12A13ǘ16ǐ17Ɲ18ǂ20Ƣ25Ǣ27ƥ38Ɨ
~ug>	78 -15ŀ-14ĺ-11Ƶ9ļ10ƿǠ12Ə14ŧ24ƻ37Ž38Ş
~uga	85 -11ǁ20Ƽ23ƴ
~ugar	85 -11ǁ20Ƽ23ƴ
~ugg	86 11g14Ǚ19ŀ
~uggi	89 11g19ŀ
~ugh	45 -12b-11mŏƔǢ-10Ĺ-8LQĴŕź-7GPşŢƜƽ7ķĺŰƁǏ8ũŬŶ9nĸťžƩƳ10iōŮſƚ11YŇŐŤƂǥ12ǩ13ruvƗƬǤ14Šƒƨ15ŨƮǝ16łśŹ17ŖƱ18ƌƕưǎ19wƦ20lWŊŧ21xǖ22jŗ23y
~ugh>	50 -15ǩ-11ŏƔ-9ǡ-8QĴ-7Lŕ7RZłŖƻǣ8ņƦǦ9zSšŷƁǜ10rŬ11YĸƗƧ12nŀťžƚ13yŊŐśũ15ŤǤǥ17ŧƳ18Ƭ19ƨǝ21ŗƕ23ǎ24W25ǖ27Ũ29j
~ughl	69 -16Ǣ8T9Ɨ18ķƮ19Ů
~ught	59 -13b-12Ũ-9mĹ-8Ƴ7Ƶ8ǡ9HřƂ10ƞ11Ŋ12ŢŰǏ14łŖƩǩ15yŶƌƱ16ĺōſƦ17iŹ20lŇ21vư23u24Šƒ27w28x
~ugl	86 10Ǥ11ļ12ņ17ĵ
~ugly	86 10Ǥ11ļ12ņ17ĵ
~ugs	78 -7O8ŀ10ƻ13Ž23Ş37ƿ
~ugs>	78 -7O8ŀ10ƻ13Ž23Ş37ƿ
~uh>	76 9ơ12ĺŅƏ13ƞ14Ŷ16j25Ũ
~uic	71 -9X-8Ŧ7RŮƕ9Ś10dű11ŋřŝŭ12ǉ13Ť16YŊ31ŧ35Ǡ
~uick	71 -9X-8Ŧ7RŮƕ9Ś10dű11ŋřŝŭ12ǉ13Ť16YŊ31ŧ35Ǡ
~uie	86 9L14Ʈ24ǎ32ŀ
~uiet	86 9L14Ʈ24ǎ32ŀ
~uil	56 -12F-8Ƌ-7ŧƆ8XķƐ9Ƥ11Ƈ14ǝ15ƪƱ19Ǟ20Ǣ23Ƒ25Ʃ26ơ29ǋ35Ǎ43ƺ46ƅƓ47ƣ
~uild	58 -13F-8Ƌ-7Ɔƪ7Ʊ8Ɛ9X10Ƥ13ƅ16Ǣ26Ƒ28ơ31ǋ36Ʃ37ƺ38Ǎ49ƣ50Ɠ
~uilt	69 -12Ʃ8Eƺ9b11Ʊ12ķ13ǝ20Ƈ26ƪǞ39ƅ
~uin	85 7Ǖ10ū12ķ13t28ƛ
~uip	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~uipm	68 -10Ɠ21Ɲ22Ǣ25Ǟ45Ǐ
~uir	76 -7Ƥ13Ǚ18ơ19ǌ24Ǔ
~uire	76 -7Ƥ13Ǚ18ơ19ǌ24Ǔ
~uis	80 19ĸ20Ż25t28ƿ31Ǝ
~uish	86 34Ǝ
~uit	65 -9ţ-8Ƶ-7tRŗƪ7ŇƁ8ǝǡ9YƺǦ12hV13š14Ɣ15g17ǜ18Ƙ21ǂ26Ƨ29L30Ʊ32Ķ45ƹ50ķ
~uit>	71 -9ţƵ-7t7o8Ɓ9Ňǡ10Ǧ13V14L15š18ķ23ǂ30Ƨ36ƹ38Ķ
~uita	87 22g25Ƙ
~uiti	86 42Ʊ
~uits	82 11ƺ12ǝ14Y15h20L26ǜ
~uity	87 20Ɣ48ķ
~ul>	73 -10P-9ǖ-8Ǆ7Bň10b11iĸƮ12ůǉ17Ũ18ǜ23ƥ26ũ32U34Ų
~ula	71 -12Ź7ƂƩ8JKƔ9Ƙƪ10ƙ11Ÿ12Ɖƾ13Ų15ơ18Š32ǔ
~ular	73 -12Ź7Ƃ8K9JƩ10Ƙƙ12Ÿƾ13Ɖ15ơ17Ų19Š32ǔ
~ulat	89 11Ɣ12ƪ
~uld	33 -17n-15qƁ-14Ƴ-12QŐŦƼ-11ĺŒŨ-10dƔƻ-9jowSƽ-8ikŁœšŬŭŰżƠƩǈǍǞ-7lUŜŤŪųŴſƟǃǇǋǛǣ7BZŋŧǄ8bŖŶǡ9Lľ10ŃūƂǘ11mANĿŗŝƍƨƿǏ12aTŚǧ13rĵŇŘǢ14Ǧ15KĻƓ16ŞƏƘ17D18YƗǩ19cŌƒƪƵǚǨ20žƱ21ŽƸ23ưƶ24Ŋ26Ĵǁ29űƯ31sķŢƭ32ś33M35Ƭ37ŵ38ǝ39Ƥ44X49ŎƷ53Ʈ57ĸ
~uld>	33 -17n-15qƁ-14Ƴ-12QŐŦƼ-11ĺŒŨ-10dƔƻ-9jowSƽ-8ikœšŬŭŰżƠƩǈǍǞ-7lUŁŜŤŪųŴſƟǃǇǋǛǣ7BZŀŋŧǄ8bŖŶǡ9Lľ10ŃūƂǘ11mAĿŗŝƍƨƿǏ12aTŉŚǧ13rĵŇŘǢ14Ǧ15KĻƓ16ƏƘ17Ş18DYƗ19cŌƒƪƵǚǨǩ20žƱ21ŽƸ23ưƶ24Ŋ26Ĵǁ29űƯ31sķŢƭ32ś34M35Ƭ37ŵ38ǝ39Ƥ44X49ŎƷ53Ʈ57ĸ
~ule	77 -7ǩ7Ƭ8d9Ǣ11Ŵ14Ƙ16Ǚ29R30L
~ule>	81 -7ǩ7Ƭ9d10Ǣ15Ƙ17L33R
~ules	89 16L19Ǚ
~uli	89 -9Ū11ŭ29ǐ32ƻ
~ulin	89 -9Ū11ŭ29ǐ32ƻ
~ull	58 -10V-7cķŗųǩ7tĻľƃƢƱǛ8qƟ9ŊřƤǄ10Œ13WƓ14hŎƭǙ15dŹ17D21T22Ś23Ǉ25a30Ĵ33Ż38R46ƀ
~ull>	60 -9V-7ŗų7ŌōŲƃƱǟ8tƢƼǛ9qřƟ10ƤǄ11Œ14WƓ15ƭ16dŎŹ18D24Ś25Ǉ26a32Ĵ40R48ƀ
~ulle	81 8ĵ10ļ16Ļľ17Ŋ41Ż
~ult	75 9ƃ13Ť17ǩ38ǚ43ż
~ult>	78 10ƃ14Ť18ǩ45ż
~um>	69 7ƅ8X9œŚ13ƹ14Ǥ15ŵ16D25Œ30ŗ39ž
~umb	48 -14Ś-10LŖǥ-9aŷ-8blşƣ7Ř9ŇŠ10K11ľŒǇ12cĵ13yŉŜ15ĻļƛǠ16EƒǕ17Ɠ20Ÿ21Ƭ22ŅŗƼ23XƋ25ǗǨ26D28C31Ƃ32ū34e36Ǧ37ř42I
~umb>	87 14j15ƒ25ĵ27ŉ
~umbe	51 -14Ś-11ǩ-10L-9aŷ-8bŖƣ7ſ8Řƒ9Šǔ10Ň11K12ľŒǇ14yŜ15c17CEĻļǕǠ19Ɠ22ŸƬ23Ƽ25XŅŗ26Ǩ27Ǘ29D34ū36e39ř45I
~umbi	76 -7l7Ǆ12Ǒ17ƛ39Ƌ
~umbr	63 -8ş-7ǥ7Ǔ13ǩ44Ƃ49Ǧ
~ume	76 -8Ǝ11Ś31Ƙ
~umen	76 -8Ǝ11Ś31Ƙ
~umm	82 -8n15Ɵ19Ǉ25k27x
~umme	83 -8n15Ɵ19Ǉ25k27x
~ump	69 -15Ŧ10ŗ11ƃ18ű28Ţ37ǀ38Ɗ39œ43Ŕ
~ump>	72 -15Ŧ-10Ň7Ǣ9ǀ11ŗ12ƃ26Ŕ30Ţ39œ40Ɗ
~umpe	86 11ǀ23Ŕ24ű
~un>	56 -14ų-12R-9Ŏ-8PZƗƯǩ-7cĹ7ŒŹƓƢƧǋǤ8pŅňŝţư10nŕǥ11xǗ12ĵǉ13ū14ǟ15eŦ19űſ20Ʃ21O22k23ƽ24Ɲǎ26ǐ28Ƭ29A30Ŷ34Ǩ41g
~unc	71 -10ǩ10JO11LŌǈǥ12ń13ǟ14qN15Ľ18ư19B22b
~unce	86 -7D13J26b
~unch	78 11Oư12Ōǈ13Lńǥ15qN17Ľ
~uncl	83 7T8Ƴ9ư16ǟ23B
~und	47 -16m-13Ǎ-12Hǝ-10SZ-9Iĸ-8ŊƅƢǇ-7yDĿŶƉǋ7Żƕ8bŖũŪǀǁǉǜ9GLĵŎƙ10Ů11ſƊƓƽ12iƩǤ13TĽńňŠŵƲ14Yǃ15CĺŅ16hlĻƇƣ17s18ǌǣ19V21X24cƱ25Ňƒ28ƍ34ƺ37nǅ48ş
~und>	53 -16m-12H-10Z-9S-8ǝ-7ŗ7WƟƸǎ8şŭſƎ9hƑ10nƣ11ǁǉ12TƩ13ǜ15Ś16Yƕ17cńŠ18ĽƓ19Cŵ21ǣ23lV28s29Ʊ30Ň32ƍ
~unda	89 29Ƈ
~unde	58 -12ť-10Ǎ-8ƕ-7sŊŬƉ7GŃůƩƽ8jĵƖƘƣ9ƛ10iŚ11hŻſ12ƙƲ13cũŪǀǤ14Ŏ15şƺ16ŅƊ17ŖŮ19ň20ĺ22ǃ24Xǌ25ƒ30n45ǅ
~undl	85 10ǚ52ş
~unds	71 -7ƞ7BķƆǓǛ8rŌƜ9Ə10L11Fŧƽǈ12Ǩ14bNť43ƺ
~une	72 7ĺ10Ś17Ƴ21ĸ57ư
~uner	74 7ĺ18Ƴ50ư
~ung	68 -11ǩ-7őǇ7ƆƳ8Ż10Ư11ƭ12ǅ15ź16ǀ17v18ĵ19u20pŨŹ28ƞ38c
~ung>	75 -11ǩ-7ő8Ƴ9ƞ11ŹƯ12ƭ14ǅ19ź21ĵ23Ũ54c
~unge	79 -8c7y10Ż14v20ǀ23p
~ungu	89 12x14vŹ29u
~unh	87 -16ŝ45Ş
~unha	87 -16ŝ45Ş
~uni	60 -16Ɔ-15Œ-13ĵ9ǌ10Wƕ11ļƠǋ12Ŭ13wYƨ14ay17Ʃ19Dƥ32Ƥ37ƣ51ſ
~unin	67 -7n8Ƥ59ſ
~unio	78 -16ĵ11Ʀ13W14ļƕ17wYŬ19a20ƨ
~unit	73 -19Ɔ-18Œ-7ơ11ǌ13ǋ15Ơ23ƥ24D30Ƥ45ƣ
~univ	83 9Ʊ20y23Ʃ
~unn	70 -7gŪ7RǨ8fk11quĿ12ŋŐ13h14ŒƼ15jŴ16ń17Ŷ19ǟ22ǝ40ǩ
~unni	71 7RǨ8fk10ǩ11qu12ĿŋŐ13h14Ƽ15Œ16ńŴ18Ŷ19ǟ22ǝ
~unny	89 -8g25j38ǩ
~unp	89 9ĸ36ƞ
~uns	70 -9n-7ŗ7ǚ8xǉ9ƽ10v16ơ22u23ŀ24jǈ26ŕ27Œ30ű41Ƙ
~uns>	72 -12A-9n8ǉ9x10ƽ11v17ơ23u24ǈ27ŕ29Œ31ű43Ƙ
~unt	52 -12Ʈ-11Ń-9Řǩ-8Iƿǈ-7SĹŖŝ7Ɨƹ8nŜ9XŕŦŽƆ10AYǀ11źƌƓǕ12ĶǤ13őŷ14Bƅ15ǖ16ĴŊ17ľ18H20uƏƭ22ř23CǠ27ǔ30ŗ31Ƭ33Ư51Ǉ
~unt>	59 -12Ǡ-9Ř-8IWƿ-7Ķ7nŮƦƱ8Jő10Ɨ11eŒŽƹǖ12Ŧ13QƓ14XYŜźǕǤ15ǔ16ŷ19Ŋ20Ĵŗ30ř37Ƭ53Ǉ
~unta	76 9k14ǆ26AǠ31B
~unte	80 11Źǖ22ƌ25Ə
~unti	74 -12Ń-10Ʈ7uǉ9gǇ10O12Ƣ15Ɔ16ŕ17Ư22Ǡ28H30ƭ
~untr	81 12ǔ17l18ǀ
~unts	69 -10Q-7ǩ8ǔ9ő19ŗ20u22ľ27Ķ33Ư
~unty	79 8Ə9D10Wǔ11Ż12ļ24ƅ32C
~uor	89 -7ž13ƿ45Ǜ
~uor>	89 -7ž13ƿ45Ǜ
~uot	67 -8B8ƈǦ9ǂ10Ľ11ƺ16ž18e19Ĺ25J32ń35Ņ
~uote	67 -8B8ƈǦ10Ľ11ƺ16ž18e19Ĺ25J32ń35Ņ
~up>	43 -23Ŗ-16ňƶ-15Ǟ-14ǩ-13ũ-12vƷ-11asŢ-10oyBŅŇŬƜơƵǓ-9LPņŷſƢƳ-8bqwŶżƭ-7GTŤŧŪƟƦƼǂǉ7ŝǅ8dĸŹƇǐ9MļƓƧƹ10rCHŗŽƬ11OĴķĻųƈƩƸǌ12jŘŜ13ĿłńŉƮ14hĺƌǝ15ƃƫǚ17ĹřŠǏ18ƣƪǗ19ƴǆ20VŁ21K22iŌœƤǊ23ž24ƙ25ƛ28Ŕƅ30kƾ31t32W33lx40Ɖ42ŕ
~upa	80 22q29P
~upat	80 22q29P
~upd	69 14ƫ17Ƌ19Ʋ22Ǣ32ƌ
~upda	69 14ƫ17Ƌ19Ʋ22Ǣ32ƌ
~upe	89 11t12Ɩ45ǩ
~upg	89 10ƌ11Ǎ14Ƌ
~upgr	89 10ƌ11Ǎ14Ƌ
~upl	74 -13Ƨ-9V-7Œ8HU9sSǎ10ĽŪƠƸ11Ƥ12Ƙ13ƿ14ƣ15Ŋ19Ǟ44ś
~uple	74 -9V-7Œ8HU9sSǎ10ĽŪƠƸ11Ƥ12Ƙ13ƿ14ƣ17Ŋ19Ǟ
~upp	69 -10ǩ-9U7Ŕ8rƝ10ƿǐ13n16L17z24h26Ŏ52Ǖ
~uppe	87 11r14ƿ17n20L
~uppl	71 8ŔƝ11ǐ59Ǖ
~ups	69 -9ƛ-8ųƙ7n8rHƆƜ9ižƥ10ƣ12q13ǐ16ţ19Ƥ22Ɨ23Ũ27Ǎ34ǘ
~ups>	86 -23ƛ-8ų12in15q17ǐ43ǘ
~upse	78 9r19ţ26Ũ
~upsi	89 12H30Ɨ
~upst	81 9Ɔ11ƥ12ƛƜƣ23Ƥ32Ǎ
~upt	80 -13Ǣ21ǝ24ĵ33N
~uptc	87 27ĵ
~upti	87 -14Ǣ23ǝ31N
~ur>	26 -29Ų-20ť-19Ť-18C-15ŌōŬƈƩ-14ĸŏű-13őŗƇ-12ŪŮŵ-11Ĺũƌ-10YŭƆ-9ŀňƋƐƴǩ-8GKŊƬ-7uńǗǟ7aDĿŐŨưǆǞ8łŅżƘ9ľŖŻſƀƂƝ10MļƁƧƸǄ11ĽŒŕŘŝŴŸǎ12Ŷǔ13EŃřƜƦ14hnyJƶǅ15WžƢǙ16tƯǠ17oIŜƫǧ18gŽƾǤ19lǛǝǡ20Śƕƺǈ21VŇųŹƲƷǋ22vǖ23jşǐ24s25dxƤ26PŁ27Ķů28Tǂ29pwǕǣ31eqƨƳǉ32Ǣ33Ʈ34ƃ35r38ƥ39ĵ44ƽ48ǘ55B61z
~ura	48 -15Ƹ-14Ǆ-10Q-7ŲǑǦǩ7mƀǍǛ8rřŚſǢ9Ɖ10AĺŪƙƴ11ƁǨ12ŘŞǟ13Ŧ14šƳǒ15şƃƩƭǓ16ƦƬ19ŏǥ20ľƄ21ŁŐŒţ22ņƕǌ27W
~uran	48 -15Ƹ-14Ǆ-10Q-7ŲǑǦǩ7ƀǍǛ8rřŚſǢ10AĺŪƴ11ƁƙǨ12ŘŞǟ13Ŧ14šƳǒ15şƃƩƭǓ16ƦƬ19ŏǥ20Ƅ21ľŁŐŒţ22ņƕǌ27W
~urc	76 9ļư12o13B15ŭ16t27ƒƶ
~urch	76 9ļư12o13B15ŭ16t27ƒƶ
~ure	48 -17Ǒ-16q-11ƒǏ-10ōŞ-9ơ-8Ĺƅ-7PķŎƽǍ7šŽư8ƴǂǠ9HłƈƑƢǧ10G11Ʊ12af13ŖŤǥ14ŏƬ15śƇƼ16ŭŴ19ŀǌ20ĿőƗ21ŗ23ƘǄ24Őş25ƨ26ǅ28ǒ35ſ36Ǣ48Ɠ
~ure>	56 -16ŗ-14ǩ-12ŞǏ-9Ǒ-7ŎǍ7nĸƥǨ8ūƩƷ9AűƱǉ11Ƣǌ12GHłǂ13ƈǒǢ16Ǆ17afŤ18śƘ20Ƽ21Ƭ22Ŗ23ŭƓ25ŀƗ26Ŀ31ǅ
~urea	89 12ńőŜ
~ured	56 -13qǏ-12ƅ-11Ǒ-9Ő-7Œ8ƜǓ10ƃ11ưǩ12šǄǧ13ǌ16ŴƇ19ǥ21şǒ24Ǣ27ŏ28ŗ35ƨ46Ɠ50ſ
~urer	82 14Ţ17Œ20ƴ33ő47Ő
~ures	80 8Ǣ11Őŗ13ƞ17Ƙ18Ǐ19Ǡ21ş23Ƒ
~urg	82 9ǀ10t11ǂ23Ǝ33Ƽ42Ń
~urge	86 10t12ǂ35Ƽ45Ń
~uri	65 7ń8ež9rĶŉƦǗǥ10ŭ13Ɵǁ14P17jR18ŏ28ƃ29Ĺ30Ǝưǣ
~uria	83 13Ʀ30ư
~urie	78 9ư10ž11j34ƃ36ǣ
~urin	80 7Ǜ11j12ǥ13ŭ16ǁ17Ɵ18P23RĹŏ
~urio	86 7B10ń13rŉ15Ĺ
~urit	76 7ǘ9e11Ǘ12Ķ36Ǝ
~url	87 -7Œ8Ɖ14ǃ20T
~urn	57 -13ǩ-11ť-9Ʀ-8Ƴ-7Őŵ7aYĸĺƔƥǆ8Tŧ9Ƒ10ƟǢ11Ǚ12v13mǝ14ƓƢƪǧ15GƊ16Ź17ŉƋǊ18ſ23ţ26cƐƴ28ņ29ŀƗ30ǜ
~urn>	69 -11d7ĵ8Ƨ9pVŉŎǊ10Űǆǧ11Tŧ13ņƟ14ţǙ16Ɛ17m19c
~urna	80 -7ŀ12aĸ13Y16ŉ23Ɗ28Ƌ
~urne	66 -10ǩ-9ť-7ŵƳ7ǧ8Ɨ9Ɣ10ĺƐ12ƑǢ13x14cţ16ǝ17vƪ18Ɠ21ņſ31ŀ33ƴ
~urni	75 10Ǟ11ŀƥ13dķ19Ƣ21G40Ɨ
~urns	89 31Ź
~urp	86 10ŏ21Ǥ
~urpr	87 11ŏ22Ǥ
~urr	58 -15Ɲ-14u-10ǧ-9ǅ-7Ơ7ő8ƙ9Ŗ10OSŜƵ11Şǥ13ǒ18ŗ19G22ǡ23ŝ24ŏƪ25Ő26Œŕ27Ń28hƚ
~urre	60 -10ǧ-9ǅ-7Ơ7ő10Ŗ11SŜŞƵǥ13ǒ19ŗ20G23ǡ24ŝ25ƪ26Ő27Œŕ28ŏ
~urri	80 12ƙ46ƚ
~urry	82 -21Ɲ-18u-7ƚ18O41Ń42h
~urs	49 -16ǩ-11hǄǛ-10vǡ-9Mő-8rTĴŴƗƞǈ-7aŒœŗşƜơƫƭ7BQľŤƀǦ8ŸƊƝƲǌ9uŁŠŶƎƠ10ĵōŮƢ11cqPţŵƖ12gAŘžƛƯǇ13Ɓǉ14nŲ15ű16U17HķŦ19ƕ23ǁ26S28x36ų37Ʀ38ǎ39R50F
~urs>	57 -17P-14ǩ-13h-11ǄǛ-10vǡ-8ŴƗ-7rōƃƞƫ7btƁƕƙƥƽ8ASŚƻ9ŤǦ10ľŸƊƲ11ƨǌ12uBŮ13Ơ14Ɲ15ĵŵž16ŶƖ19ű20Ų22ķ24Ʀ34x44ų47Rǎ62F
~urse	56 -7ő7Ţ8qSƁǠ9ƀƢƯǣ10V11Ǒ12Q13Ǝ14cU15ŁŘƕ16ţǉ18Ǉ19gō21nŦ22H24Ʀ28ǁ29P
~ursi	89 11m15q24S
~urst	86 11Ƥ27ƛ
~urt	60 -9Ǆ-8ŵſ9xW14Ɯ16ǚ18Ť19ĸƍ21kţ23Ǚ26X27Ƅ34ž37ƃ38D42ǣ
~urt>	61 -8ŵſ-7Ǆ9W14Ɯ17ǚ18Ť19ĸƍ22ţ24Ǚ26X28Ƅ34ž38Dƃ43ǣ
~urth	87 10d14x32k
~urv	85 12x17ǝ33i
~urvi	85 12x17ǝ33i
~ury	75 11ķ14D36ư42ž
~ury>	75 11ķ14D36ư42ž
~us>	56 -22ǩ-20A-13d-11Ń-9PŇŠ-8ųǡ-7ňƒ7ŁžƖƙǂ8Ŷ9šŪƷǦ10Ƽ11vzĵŰƄƆƞ12ŋŎ13ķ16C17ń21f23ņ26ĺ27r30s34Ŀ35Ĺ40ŵ43ǀ49ļ
~usb	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9Ư13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32psƨ33rǂ36q40o
~usba	57 -18P-17ƾ-16d-14ǟ-10QƸ-9ƺ-8xŭ-7ƹ7Ʈ9Ư13ƫ15Ƴ16Ł18n21ż22f23Ŵ24Ʒ31t32psƨ33rǂ36q40o
~use	40 -24Ŭ-18Ǧ-17ŗŶ-16S-15Ǟ-14Ǐ-12ŒŦŸ-11PƸƻǄǨ-10Ŗűǎǒ-9cvBĴǇ-8YƠƦƬǊǗǙǝ-7KĿńŉōƐƵǔǟ7ŤŴ9ƚ10rZƣ11ţƌ12sƉƎƖ13Ƃƕƙƨ14IJƮ15oǑǓ16qŹ17Ə18fpŷƇǖ19Ŕ20DTŀœşƓ21MŲŽ22Ɲƴ24Gķǁǂ26Ɯ27Ɵƿ28F29nHƗ30Ɔ31Ƌƞ32ƒ36Ʒ40Ɣ41ƅ46ŭ
~use>	42 -24Ŭ-19Ǧ-17ŗŶ-16S-15Ǟ-14Ǐ-12ŪŸ-11ŦƸƻǄǗ-10PǎǒǨ-9vƹǇ-8ĴŒŖƬǙǝ-7KYĿŉōűƠǟ7qňŽƊǐǩ8ŔƑǢ9Ť10ƚ11rƣ12Z13ƌƎƖƴ14ţƂƉƙ15sIJƕƨ16nǑ17Ɨ18ŹƏ19fƋ20Ƈ21Ųǖ22DMƓ23ŀ24ş26Ɲǁǂ27G28ƒ29ƜƟƿ30ķ31F32HƆ33ƞ34ŭƷ43ƅƔ
~used	72 -16B-9Ǣ-7Ő7Ǘ8ũ11ǈ12ƹ17ƴ21Ŕ22Ɨ25ŭŽ37œ46Ŵ
~useh	68 -15ų-7Ǌ14Ū18Ʈ25nT28ŷ
~uses	76 -25Ŵ-7c9Ʒ13ƒ18q20T24o25ƋǓ31p33ų
~ush	74 -8iō8ł10ĺŊŌ11s12H16Ɩƛ19Ń22r35Y39O
~ush>	81 -9i-7ŗ7Ɩ9ł11Ŋ12sŌ21Ń43O
~ushe	87 -9ō-7Ť12Ɩ14ĺ15H19ƛ
~ushi	86 42Y
~usi	50 -21Ƃ-20D-15Ū-12R-8GVō-7tƗƷǏ8CŐƕǘ9ƹǑ10n11J12A13Mň14ǐǠ15Ǜ17ǢǦ19Ŏ21ǔǩ22Ǟ23ǟ24ǡǨ25ǝ27ǅ28ǄǊ29Ɲ31ǃǋ33ǆ36ŭǥ40ǎ
~usie	87 39ǎ
~usin	50 -21Ƃ-20D-15Ū-11R-8GV-7tōƗƷǏ8CŐƕǘ9ƹǑ10n11J12A13Mň14ǐǠ15Ǜ17ǎǢǦ19Ŏ22ǔ24ǞǟǡǨ25ǝ27ǅ28Ǌ29Ɲ31ǃǋ33ǆ35Ǆ36ǥ37ŭ
~usp	86 8Ƅ34Ÿ
~uspe	86 8Ƅ34Ÿ
~uss	89 9ů16ư20a29r
~ust	45 -22ŗ-18B-13ǐ-12ƞ-11łō-10lŝǏ-9Ǟ-8qFG-7JXĽľŚƏƔƧƬƯǅ7ŵǧ8vUŇŢŨŰƍǟ9ƗƢƦǙ10ŀņŌƠ11hŁơ12uŊƻǈǓ13CŔ14Ǒ15ŖŪ16Kǖǚ17AŶ18ŧŲǃ19ŭ20nƝ21Š22őǗ24Ĺƀǔ25Ļŷ26Ǉ30ǋ35Ʋ
~ust>	47 -22ŗ-15ǡ-13ǐ-11Błƞ-10ōǏ-8Ǔ-7qFJXĽƏƬǅ7csZŶżƝƩǧ8rvķ9UŇŨƍ10eŌƗƢƦǙ11ŀņ12hSŁơ13Ŋƻ14uŔǈ15CǑ17KŖŪ19A21ŭ23nŠ24ǋ26Ĺƀ27Ļ28ŷ29ƲǇ
~usta	89 15Űų22Ŷ
~uste	83 -12B48ŧ
~ustl	89 34Ų
~usto	61 -13GS-8ž-7l8kǄ9ĿŢ14ǚ15ǟ18ǡ20Ɲ22ǃ26ǖ27Ǔ33Ǘ37ő40ǔ
~usu	73 -8g8Ķƅ9Wř11ĺ12ŭǡ13ǩ14ǅ16ł17A26L
~usua	73 -8g8Ķƅ9Wř11ĺ12ŭǡ13ǩ14ǅ16ł17A26L
~usy	73 -11Ǆ8x9ǎ14P15t29U42N44ǟ
~usy>	73 -11Ǆ8x9ǎ14P15t29U42N44ǟ
~ut>	34 -16ǩ-14Ńƛ-13ķƠ-12FǇǒǦ-11iWŬ-10sSœŠǟ-9xMNőřśŧŶƄ-8ňŐƉ-7vųƯ7AUVXŜŤũǓ8glŊŗŰǃǜ9quTƒǏ10zŞŪŵƟƷ11ĶżƂƏƩǎǕǛ12jĽŲƞƺƻ13ƫǂǉǙ14BƎǀǣ15rłƍƬƳǌ16HļĿűŴƈ17Ŧſ18Ĺǁ19pyĴŀŉŽƝƧ20ƔƜƱǨ22Ƥ23ŌƲ24ĸľƌƪƸ25ĺ26ō27ǔ31YǑ35Ň49š
~utc	82 10b26a32Ļ
~utch	87 10b27a
~utco	89 34Ļ
~utd	87 -12Ŧ21ǝ26g
~utdo	87 -12Ŧ21ǝ26g
~ute	61 -8ķ-7Ǉ7fiǁ8uMƝ10ǜ11ǃǧ12Ļ13h14Ǐ16Ś18Ō20Ǘ28Nŭ32ůǘ33O
~ute>	71 -20O7ś9fiŌ10Ś11u13M14ǃ17h22ŭ28ů35N
~uter	76 -9ķ7b8d9J10ŚƝ11ŭ18Ǐ26Ǘ42ǘ
~utes	69 -7Ǉ8ńŞ9aůǁ12Ōǜ13ǧ14Ļ58O
~utf	77 -7P10WőŠ12Ǟ19ơ24Ő27Q31Ǆ
~utfi	77 -7P10WőŠ12Ǟ19ơ24Ő27Q31Ǆ
~uth	78 -7ǘ7ň9K10l12rļ14C21ŝ24u25Ɵ
~uth>	80 10l12r13ļ14C22ŝ25Ɵ
~uti	82 11Ơ13b16ǈ19ǐ25e
~utin	89 27e
~uto	65 -15ǡ-11ǈ-10ǩ-8ŗ-7ƫ7Źǀ8ſ9ǃ12ũ16ǥ19Ĺ24ƛ26ž27ƃ29Ƃ36ş44Ʋ54Ĵ
~uto>	68 -16ǡ-8ŗ7Ź9ſ10ǃ17ǥ20Ĺ29ž31Ƃƃ40ş
~utof	86 9ǀ17ũ32ƛ
~utom	87 13ƛ22Ĵ
~uts	68 -11Ǒ-10ŀ-8PU8Ɖ9ŇǠ10ư11qŰǋ13ŉƦ14ƣ15ǀ17gZ23Ş24C25j29Ƈ
~uts>	77 -7ŀ7M11ư12ƣ13ǋ14t15ŉ25C27Ş
~utsi	74 -11Ǒ-8PU7ƥ9Ɖ10Ǡ12Ű13q14Ʀ16ǀ20g28j32Ƈ
~utt	71 -7m7j8Vƈ9Ō10iƹ11aż12Ʊ13Ū15Ůƚ18ǈ21ǩ22H31Ķ
~utte	89 7Ǆ20ƚ
~utti	75 -11a-7m9Vƈ10ƹ11ż12w13Ʊ14Ū16Ů20ǈ24H33Ķ
~utu	86 -9u-7Ş8H10ƴ22Ŀ32Ő
~uv>	89 -19ŷ22ų27Ū
~uy>	59 -16Ǐ-11ǩ-9ũǌ-8ŵƴ-7ŁŒǖ7ƨ8ox9Wƙǣ10ƪ11Mǅ12HƩ13ł14gFŅ16Ǟ17ŌǄǜ19ơ20ņŬƒ22Ʀ28B31Ŷ32ſƗ39Ǩ45GǕ
~uyi	85 8ƪ15F31H
~uyin	85 8ƪ15F31H
~uys	64 -9ǩ-7gPŭǀ7CSǤ8ŕǐǣ9hkwŐžƷ10ųŴƟ11ƚ12xH13ĸ15Ɣ16jǙ21Ǉ22ǟ23ǉ32Ǆ35Ǒ
~uys>	64 -9ǩ-7gPŭǀ7CSǤ8ŕǐǣ9hkwŐžƷ10ųŴƟ11ƚ12xH13ĸ15Ɣ16jǙ21Ǉ22ǟ23ǉ32Ǆ35Ǒ
~uzz	89 -9Ǎ-7ǩ30ň31ƣ
~vac	78 -7Ŭ14Ƌ23ǌ40Ɵ43k
~vaca	79 40Ɵ44k
~val	61 -7ǖ7Ɓƛ8űƊƓ11Cũ12ŸǄ13Ł16ľƒ18Ŏ21ƪ23Ƙ29Ʃ34Ǣ
~vali	87 18Ÿ
~valu	63 -8ǖ8űƁƊ9Ɠ17ľƒ18Ŏ22ƪ25Ƙ30Ʃ35Ǣ
~van	74 -13ų-12H-7lŲ11ƀǢ14Ƌ15kwŭ22ņ84ǐ
~van>	83 -15ų-13H-7Ų13ƀ16ŭ17k19Ǣ24ǐ
~vans	80 68ǐ
~vap	85 52ƹ
~vape	87 48ƹ
~vat	79 -7P7Ŋ10Q11Ʊǀǣ16ƣ19ơ29ƌ
~vate	82 -7P7Ŋ11QƱǀ12ǣ20ơ
~ve>	28 -24P-21Ǆ-18gq-17ƕ-16ś-15Ǌ-14ĿŠǌ-13AT-12ľŀłƭ-11œǑ-10pLĸƩ-9KŒ-8yǂǉǖǞǧ7ŅŕŦũƽƾǅǡǤ8YƊǆǘ9BŊŧźŻƛƮǋǏǠ10wSņŰƆƋƚƟǃǐǝ11ZŁŃōŖżžưǀǈǚ12hHşŴŵŹƂƞƥǢ13Fŉŋŗƪ14mDGĵŎƍƯƵƶǓǟ15ţǔǥ16dIŌƄƑƳǩ17CŐƀƁƃƎƐƱ18Ÿǒ19Ǎ20ųǇ21fŮŶƷ22aĶƼ23WŚſ24ƨ25őƌƘǜ26l27Ʀ28uńŪ29Oŝ30ŏ32Ɨ37Ţ
~ved	69 -10Ĺő-7ĸ8ĴŭżƀƟ9ų10ĺŁ11nŒŢ12fŋƵ20ť21l38Y41G
~ved>	69 -10Ĺő-7ĸ8ĴŭżƀƟ9ų10ĺŁ11nŒŢ12fŋƵ20ť21l38Y41G
~veh	64 -9ƕ-7ǥ7ŭżǦ9ŵŶžƀ12ū13Ż14ų19Ű22Ŭ26Ŵ33ǐ34Ū
~vehi	64 -9ƕ-7ǥ7ŭżǦ9ŵŶžƀ12ū13Ż14ų19Ű22Ŭ26Ŵ33ǐ34Ū
~vel	68 -7CƱǩ7Ƃ11Ɓƣ13DŶ16Ʃ19m20Ɔ24Ɗ32Ɵǀ
~vel>	70 -7Ʊǩ11ƣ12Ɓ17Ʃ20mƆ25Ɗ26Ɵ28ǀ
~vem	89 13Ǣ20ƌ
~veme	89 13Ǣ20ƌ
~ven	56 -9XĹ7ŭŷƬǖ8ǒǢ9Œŕ10ǋ11ŔŢƯ12Rƹǩ13Ɨ16ŨũƝ18Ş19Ŝż23Ǌ24L28ţ31ǅ43Ǖ60Ǐ
~ven>	60 -9ǧ-8Ĺ-7LŰ7nƿ8hŷǏǣ10ŭƬǒ11Œŕ12Ţǋ13ŔƯ14ƹ18Ũ22ż23Ŝ34ţ
~vend	82 66Ǖ
~veni	81 9M12Ű19R45L
~vent	76 9ǧ13Ǣ15ǩ20ŞƗ23Ǐ24ũƝ44ǅ
~venu	82 10ǧ38Ǌ
~ver	34 -16LǏ-14Ř-12pIńŇơƤƽ-11Ŭŵǎ-10BDĺŅű-9XƕƣƵǂ-8mŊŔƅƈƌƫ-7byzGŀƮǑ7WŹƻǙ8ĿƓƱǩ9ŪƘƠ10ŐŦžƁƲ11PĻŎśŤżƗƚǇǔ12RŝŭŮ13ţǚǞ14ŒŰƀǖǡ15ľƦƧƭ16ŸƩƬ17hHUņſƨǛ18CǊǘ19Ž20ŜƴƼǕ21ƑǥǦ22šǝ24Ɯ25ŗ27Ƃƛ31Ż32ǒ33ǜǢ35TŲŷ36ǐ37ŏ39ƙ40ź45Z47Ŗ
~ver>	40 -18ƽ-15XŔƬ-14ķŌŐů-13yŘ-12ŠƸ-11Ư-10ľŴǢ-9IńŚŪƄƤǄǎ-8BLŁŃƀơǅ-7pKŅŨŵƃƓƗƣƻǧ7ļŝƍƧƹƺǕ8ŉƘƚǒ9ŒǍ10MňƆƒǆǓ11Uĸšƿ12őŤŭǩ13ŸƲǖǝ14QT15RŗǇ16śƩ17ĿſǐǛ18ǡ19hPƛƠ20ŦŲ22CŽǞ23Hņ24ŮźǦ26ŜţųƴǊ28ƑƼ29Ƃ35Z38Ɯ40Ż41ƙ45Ŗǜ
~vera	53 -15Ʃ-14Ǐ-11ň-7N7XĹŕŝƘǓǣ8ŉƄƪǉǘ9ƭ10ŐƦ11ź12ŠſƨǌǒǨ15ŃŪƚ17WľŚƀ18Ɓǚǝ19Ƨ22ƬƸ24šž25ŏǢ28ŗ32Ɠ34ǥ
~vere	68 -9Ǒ-8ƚǩ-7ǏǨ7Ő8ŗǡ11ǟ12Ɓǒ13ƭ17ľŎ19Ŗ20Ʀ21ƀ25Ǣ26Ō31ƨ37ŏ
~veri	70 -7R7d8k9ƶ16ǐ18Ő59Ų
~vern	79 -9Q14ŕǏ15ǖ34Ű46ǔ
~vers	61 -22ų-11Ų-9Ů-7nǒ7łŹż8ƃƙǃǧ9ŤƢǀ10Ļǩ11ŖƗ12isŸ13Ǜ14yOŋ15Ʊǐ16Ʃ23a24ŷ31ź32Ǖ
~vert	83 -13Ű-7ň15Ɲ26ŭ30T
~very	52 -11ŗ-10Ǔ-8LŊƓ-7ţƜǏ7cƎƯƽƾ8ŒǄǖ9ǅ10ĻľŰǑ11i12ǘ13nĴōŪŴǡ15KU17ş18ƗǢ19TǙ21ķ22ŷ23ƻǒ27ůƬ33Z
~ves	58 -13ǚ-8zŝ-7Ū7fŌſƁ8xƛƼ10qĵ11Ƣ12ķǏ14A18Ř22nų25ǐ26ŷ39Ş
~ves>	58 -13ǚ-8zŝ-7Ū7fŌſƁ8xƛƼ10qĵ11Ƣ12Ǐ14A18Ř22nų25ǐ26ŷ39Ş
~vew	78 -9aŭ8Ə25Ū38Ű
~vewa	78 -9aŭ8Ə25Ū38Ű
~vic	63 -8C-7ł7Ţ8ƕ9ƅǞ10ŪƏ11ŝţ16AŜ18ű19ư22Bľ31Ǆ37ǚ38Ž
~vice	64 -8C-7ł7Ţ9Ǟ10Ə11ŝ12ţ16A17Ŝ18ű20ư22B23ľ31Ǆ38Žǚ
~vid	75 7Ɨ8ƫǄ9ǝ10g12Ʀ15Ő31ƕ32M33ƪ
~vide	76 7Ɨ8ƫǄ10g15Ő31ƕ32M34ƪ
~vie	82 -14ƞ-7ƶ14BǞ23Ŝ26Ŗ39ǩ
~view	83 -7Ţƶ14BǞ19ǩ24Ŝ26Ŗ
~vin	49 -13vŝǩ-12ŐŜ-10ƽ-9u-8hRSśǧ-7cmłőŨŶ7ų8Ǎ9etŵǟ10Ƃ11ķƇƲǀǁ12ŀƍ13nqƶ14ľŴ15ĿŲż16NŘŮ17kŪŽ19Ʊ20FP21ŷ22z23ŸŹŻ29Y30i31HŢ34y50ƞ67ū
~vin>	62 -14v-10ǩ-8ś-7hm7ŌƱ8xŖƟǁ9ŀŢŲƲ10ĺ11tƞ12ĿŪŹ13Pƶ14S17ǀ19yǟ21Ż87ū
~ving	52 -21S-13ŝ-12Ő-10Ŝ-9uƽ-8RĶǧ7eƷ8ĻŪŲ9Ǎ10PųŵƂ11ľ12ķ13ƍ14Ź15nqFNŽƱ16Ŵ17ż18Ř19Ů20yŷ22kz26Ţ27i29H30Ÿ33Y44ƞ
~viny	89 24Ƈ
~vio	83 38Ż
~viol	83 38Ż
~vis	72 -7Ŕş13N14a15e16ǁ22B26Zƾ32A41Ɯ
~vise	85 24A28B
~visi	77 -8Ŕ-7ş12A14N18ǁ29ƾ45Ɯ
~vit	89 11ǌ20ǀ24ƻ
~viv	85 12x17ǝ33i
~vive	87 17x19ǝ
~voi	73 -9ǩ11ľ12Ŀ16ae18ǘ19Ǖ22Ľ
~voic	73 -9ǩ11ľ12Ŀ16a18ǘ19Ǖ23Ľ
~vol	80 10ż13Ł15f25Ə
~volu	85 27Ə
~volv	87 7P11ż14Ł17f
~vor	75 -18Ʈ-7Ş10ĵ12ŝ15Ʃ17ƞ18ǩ20Ŷ21r35f
~vorc	81 11ĵ38f
~vori	83 -8Ş14ŝ20ƞ23Ŷǩ
~vou	86 12ǀ34Ŀ
~vous	86 12ǀ34Ŀ
~vy>	85 -17u-7ǩ12ƺ13ƞƯǈ23Ū25Ǐ
~wag	75 -14Ǌ-7Œ10ǜ12ǣ21ƃ26T56ǉ
~wage	75 -14Ǌ-7Œ10ǜ12ǣ21ƃ26T56ǉ
~wai	74 -10ơ-8ǅǒ-7ų8ŧ9ǌ10Śǜ12ǧ14ĺ16Ķŵ17rsǏ20Ń25ſǓ
~wait	77 -9ǅ-7ų9ŧ10Ś11ǜ12ǧ14ĺ16Ķ17rŵǏ18s22Ń
~waiv	87 -11ơ-9ǒ10ǌ29ſ31Ǔ
~wal	55 -9Ũ-8Ĵ-7ǧ7śƛƽǈǕǖ8nƮ9šŸ10Rǒ11ŵƧ12łƌ13Ļǝ14Z15ƣǍ16ż17Ĺǔ18Ɨ20ŕŤ25x27Ƈ28Ŝ36Ǆ
~wal>	66 7Ǟ12š15ś23Ĺ25ŕ36Ŝ
~walk	61 -10Ũ-8Ĵ7ǎǘǛ8ƛƽǈǕǖ10nƗƮ12Rŵ13Ƨ15Ļłǝ17Z18żƣ20ǔ24Ť27Ǆ28x
~wall	76 -9ǧ7Ɛ9Ő10Ơ12Ɨ13Ÿ15ǒ16Ǆ21ƌ22Ǎ39Ƈ
~wan	45 -16ŗ-15ŘŚ-12Ʀ-11łƯ-10NŦ-9Ł-8cmrĽœƒƧ-7uŖŜƟƤƩǒ7oőǨ8ŒŽǞ9ƃ10Ɓ11Vľŕſƀ12ŝƂ13ŀŊ14LƗƵǁ15bO16yžǦǧ17JĴŎ19Ńǌ20K24MĹ26ƫư27X29Ǔ30ƬƱ31sƭǩ32ŉ33Ƅ35Ōơ38Ļƶ
~want	45 -15ŗŘŚ-12Ʀ-11Ư-10NłŦ-9Ł-8cmĽœƒƧ-7ruŖŜƟƤƩǒ7oőǨ8ŒŽǞ9ƃ10Ɓ11Vľŕſƀ12ŝƂ13ŀŊ14LƗƵǁ15O16byJžǦǧ17Ĵ19Ńǌ20K24MĹ26ƫư27X29Ǔ30ƬƱ31ƭǩ32sŉ33Ƅ35Ōơ38ƶ39Ļ
~wap	87 16ũ30Ƶ40ų
~war	70 -11V-10HŢ-9ƽ-8Y9Ƴǀǘ10Ŏ12BŀǞ14QŇ16X19Ō21ũ22ǋ23q32ś48j
~ward	74 -8Yƽ-7ŕ10Ƴ11Ŏ14ŀ15Ň18X21Ō23ũ35ś
~ware	82 7ō11ǘ14Ǟ17Q26ǋ27q
~was	45 -18ŀ-15d-13Ɖ-12Œƭ-11Hō-10Ǟ-9nł-8XĸƾǎǢ-7ľŎőųƗƫǈǣ7cTņŻƹǉ8ĵǅǛ9Ÿ10ǘǙǤ11rǊ12kűƲ14Ƌƞ16ǩ17Ļ18ŔƅƴƼǜ19Ƥ21œ22ĺ23ũ24pB25ň26ļš28ŵ29Ņŧƈ30Šƽ34ż35ƛ37ƒ38Ť44Ũ45Ƴ46ť49Ŧ
~was>	45 -17ŀ-14d-13Ɖ-12Œƭ-11Hō-10Ǟ-9nł-8XƾǎǢ-7ĸľŎőųƗǈǣ7cTņŻƹǉ8ĵǅ9ŸǛ10ǘǙǤ11Ǌ12űƲ13k14ĻƋƞ16ƛǩ18ŔƴƼ19ƅƤ21œǜ23ĺ24pBũ25ň26ļš28ŵ29Ņŧƈ30Šƽ34ż37ƒ39Ť45ŨƳ46ť49Ŧ
~wash	89 52ƛ
~wat	59 -12ƞ7ƏƑƺ9ƍ10Ƙ11q12Ơ16Ǝǝ18Ư19ǩ23Ť29Ɵ32Ž40Ƌ57ƙ65ƛ
~watc	78 14Ƙ16Ɵ25Ư28ǩ44Ž
~wate	60 -12ƞ7Əƺ8Ƒ10ƍ12qƠ16Ǝ17ǝ18Ɵ24Ť41Ƌ59ƙ67ƛ
~way	55 -13I-10Ő-9ƽ-8ŗŭǩ-7Ĺŝ7cBĵũƴǋ8Xňŧƶǂ9aƗ10mƍƑ11yĶƁ13jĻ14ņ15lŉŪƿ16ļŶ17Ʀ19Ə20źǁ21k24ŀ25Ű29Y31Ɵ32K37ů
~way>	56 -14ǩ-13I-10Ő-9ƽ-8ŭ-7Ɨ7ŢũƇǋ8Bņƴƶǂ9aXňŧ10ļ11mĶƑ12Ɓ13y14jĻ16ŉŪƿ17Ŷ18Ʀ19Ə21źǁ22k25ŀ26Ű30Y31Ɵ33K38ů
~ways	76 -7ŗ7Ɯ9ņǩ10VĸļŘ11Ƭ12cĵ22Ɨ26l
~we>	51 -13ĺ-10rPŇ-9lƮ-8gAŵƒ-7ŘǞ7ŃşƖƩ8ƊƵ9dļņ10ƀ11ŊťƁƆƨ12ķ13ŕ14Iƕ15vŴƂ16hŉƭ17XƱ18Ł19iŚ22Ŏ23ĹŋƬ24Ļ26Ū29Ľ31M32Ŭ36Ɣ40sZ81Ō
~wea	78 -7żƳ8U14Ť15ƚ21c24Ǚ25ǩ30j
~wear	85 11U23c27Ǚǩ
~weat	83 -7żƳ15Ť16ƚ33j
~web	80 11Ĺń28ǖ33ļ
~webs	81 11Ĺń34ļ
~wed	69 -10Z8ƹǧ9ĺŅǛ10ƛƷ11ŇŖ14Ŝ17Bš19ų23Ơ25ƕ26ƪ29f
~wed>	72 -10Z10Ņƛ11ŖƷ12Ň15Ŝ18Bš19f20ų24Ơ27ƕƪ
~wedd	83 8ǔ10ǧ11ĺƹ12Ǜ13f
~wee	52 -13Ň-10ǩ-7ǟ7gŕ8wł10iťŷƟ11D12ƖƫǨ13ĺš14ňŬů15Ľ17P18Ńǎ21L23Ų28ŵ30k34ǝ46ŭƿ49R
~week	53 -10t-8ǩ7ŕũƤǨ8g10P11iťƟ13Ɩ14ĺ15ů19Ńǎ22LĽ24ƿ26Ų29ŵ31k35ǝ47ŭ52R
~ween	79 -7ų8ǇǨ10C11ƫ12P15ł17š18ŷ23ň
~weet	83 -10Ľ9ƫ12ơ14w15tƶ20D25Ŭ
~wei	69 9Ł11ł16ǂ18h19ǘ28Ŀ50ƺ
~weig	71 9Ł12ł17ǂ30Ŀ52ƺ
~weir	89 7m24ǘ
~wel	61 -14ő-9q-8ĵ-7G7axH8ĻŧǊ9ƕ10Nǉ14Ǖ15pŖ16Ŷ17ń20S29tƓ32Ƙ34ǟ36ŝ
~well	65 -8qĵ7kHũű8axĹĻŧ9Ǌ10Nƕ11ǉ16pŖ17Ŷ18ń31tƓ38ǟ39ŝ
~welr	73 39Ƙ
~wen	67 -11ǩ-10W-9vĸ-8ƽ7YƬǖ8Hƫ10ņǜ11kĺő12z13ǅ15l18Ƴ22Ŕ24ŀ27Ũ31Š32ƅ35œ37Ť
~went	67 -11ǩ-10W-9vĸ-8ƽ7YƬǖ8H10ņǜ11kĺő12z13ǅ15l19Ƴ22Ŕ24ŀ27Ũ31Š32ƅ35œ37Ť
~wer	50 -27Ř-15Ŝ-10ŒƤ-9pŗ7ĻǚǢ8XŔŻ9Ƶƹ10qĹņŚƃƯ11ś12żƭǤ13ŎƎƷ14YļƮ15l16WƬ17rŸ18š19ƛ20Ǧ22d23œŧƊ25ƅǝ28Ƽ32Ņŉ35Ũ
~wer>	65 -18Ř-7ŗ7ǩ9Ŭƃ11łŴƉǖǚ12ĻŔ14q15Ņ16ŉ17Ś22Ŏ24ƅ25Ɗ26ƛ27Ǧ
~were	53 -16Ļ-15Ř-14Ŝ-10Ƥ-9ǩ-8Œ7ƅƍƦǨ8ƈƴǢ9Ż10XƵƹ11ņƯ12Ĺ13śƭǤ14ż15ƎƷ16lYƮ17ļƬ18WŸ19r20š22Ņ23ŉ24d25œŧ27ǝ31Ƽ38Ũ
~wers	87 8K10ƊƲ23Ļ
~wes	71 -10ǌ-9Ŵ8cţŰ9nĻŌǊ10CFƇ11uƧ12IŚ14Ɣ15Ǆ20Ūƿ21ĵ31ľ
~weso	72 -10ǌ8cŪ9nĻŌţŰǊ10CFƇ11uƧ12Ś13I14Ɣ15Ǆ20ƿ21ĵ
~west	89 -10Ŵ-7x15Ū42ľ
~wet	87 -7D12j13Ɗ21ƙƛ
~wet>	87 -7D12j13Ɗ21ƙƛ
~wfu	87 13Ʈ14ĸ15ǉ19Ũ
~wful	87 13Ʈ14ĸ15ǉ19Ũ
~wha	24 -29Ŭ-28ŷ-26ų-25Ł-20ǐ-19Ŝ-18AĴŰŹƤǠ-17nƫ-16F-15sxzNŌ-14O-13bńŊƳ-12KļĽƂƟ-11HţƢ-10Mĵƴƹƿǋ-9tSś-8uŶżƏǀǁ-7GőůƄƍǦ7oDřŢƋǖ8EŃƛǍǗǣǨ9cIƃƅ10iyūƌƨƵǎ11ƚƧƼ12hư13űƷǝ14Ųŵ15vQĶžƑƕƽǉ16dLŘ17ņƬǓ19Y20ŨũƘǞ21qƉƓƔ22JWǃǥ24mơƺǊǏ25ZŔƊ27ŇƦƩ28CTōǩ29Xƶ30wľƻ31Ơ32łŅƇ33PŎ34ķǈ35Ļŝ36Ŵ37gŦ40ŗ41Ť43ŀŉœ44BŖ45ƒ46ĺǄ48Ş49Ɨ53ŒŪ54ĹĿ
~what	24 -29Ŭ-28ŷ-26ų-25Ł-20ǐ-19Ŝ-18AĴŰŹƤǠ-17nƫ-16F-15sxzNŌ-14O-13bńŊƳ-12KļĽƂƟ-11HţƢ-10Mĵƴƹƿǋ-9tSś-8uŶżƏǀǁ-7GőůƄƍǦ7oDřŢƋǖ8EŃƛǍǗǣǨ9cIƃƅ10iyūƌƨƵǎ11ƚƧƼ12hư13űƷǝ14Ųŵ15vQĶžƑƕƽǉ16dLŘ17ņƬǓ19Y20ŨũƘǞ21qƉƓƔ22JWǃǥ24mơƺǊǏ25ZŔƊ27ŇƦƩ28CTōǩ29Xƶ30wľƻ31Ơ32łŅƇ33PŎ34ķǈ35Ļŝ36Ŵ37gŦ40ŗ41Ť43ŀŉœ44BŖ45ƒ46ĺǄ48Ş49Ɨ53ŒŪ54ĹĿ
~whe	35 -19Ʈ-17ņ-16nŁōƝ-15a-14ơǨ-13iƉǃ-12PWǟ-11TĺŉŌŞũƱǄ-10NUŧƜƨ-9BIYĻƬ-8tuxŋţŪƵǇǠ-7bwŀƃƔƗƩƪư7ňřŢŻſ8dlqŔƹ9ĹŜŲƁƲƶ11HƋƴƼǅǧ12ŸǙ13JļƄƛ14rsşƳƿ15XƊǂ16RŴƥǎǏǢ17ky18OƟƭ19ŚƧƷǀ20gƅǗ21vĵƈƾ22Ŗ23VĸŹǞ25Ɩ26MŃ27DQ28ǋ31GS34ő35L38Ű39Cŕť46Ƥ
~whee	75 12ŀ18ǐ20ŷ21ş23Ź33ŵ35ų
~when	40 -27ǩ-18lņ-15Ł-14Ť-13Ɖơ-12ńǋ-11aǃ-10iMTũŵ-9FĺŞƀƮ-8jCINŀŎŢţƞƱƵǗ-7QUŉōŧŷźƜǝǠ7HĶŰƄƙƚƤǀǖǛǜ8ĸĿŨƠƽǣ9ŲƲ10ǧ11dŗŘŻƹ12ŔƷƾƿ14śŹſƁƴƶƼǙ15rƋ16yĹŸ17Ŝƭǅ19ĵ20Ƴǂ21ǞǢ22vOǎ23g25Ŗ26RVƈ27ƅ28Ƨ30sƟ34Ɩ38Ń40S41G44ő45ť47L48ŕ
~wher	47 -21n-17sƝ-16P-13ōƮ-12Wų-11xƟǨ-10ŃŌǟ-9KRǄ-8ŀśǛ-7NĹŜťŬƖƧƵǈ7HūǞ8mƍǘ9řǝ10Ƅ11FŅşźƦ12ķŤƛƷ14j15ƾǏǕ16ň17qǀ18kń20ĵŢ22Jļ23ĸ24XƊ26Ŵƥ30ǩ31Ś33l36Ǘ41D45Q47M51ǋ53Ƥ57Ű61C
~whet	86 9ŏ11ƀ12Ƶ21Ĵ
~whi	52 -17ǚ-13Ž-12u-10o-9qŢǗ-8x-7lşƳǂ7bDŻǠ8ļŀŹǖ9ŇƏǏ10LŚƕƯƴ11E12ňŪƻ13ľŴŷƎƤ14ń15ŧūƣ17őƾǈ18R19CŉŐ20ť22aŲǝ27Q30J40ų
~whic	54 -17ǚ-12u-11Ž-9Ǘ-7Ţǂ7dFƁ8bD9ŀŹǏǖ10ļƏƴ11Lƕ12Eŉ13ňŪ14ľŷ15ńŲŴƣ16ū18J19R20Ő22Cǈ23ť30Q34ų
~whil	71 -10ŭ-8Ƴ-7lş7ŵƟ9ƜǨ10Ųų11ŉǠ14Ň16Ś17Ư20Ǝ24ŧƤ26ǝ28ő
~whit	85 -11x-7o17ƻ19ƾ21J43a
~who	36 -27Ų-25Ŵ-19Ɣ-18Ţ-17ŏŚ-15H-14ŪƗƣ-13ĿǇ-12yŭŸ-11stTĴƧ-10LPŃŌƦǊ-9WYĹĺĻŀŒťƝƞǃ-8fDĸŉŎűƒ-7jpxCVXŖŗřŞŧźŽžƑƛƷǄǟǢ7żƈƱǚ8qŵƐǣ9ƟǗǥ10lZưǍǞǧ11ſƁ12ǅǛ13hŹ14Ŭƙ17Ʃǘ18w19ƃǕ21aƤ22Qǜ23şƜ25uŠǩ26ńǑ29ǆ30ƶǨ31oļƲ35ƕƳ40ơǐ41ųŷ48n49Ǡ50ǔ52Ŝ53Ƣ55ƫǈ57Ł61AƯ78Ő
~who>	38 -25Ŵ-22Ų-20Ɣ-16ŏŚ-15t-14HŢƣ-13ĴķŪ-12ĿŸǇ-11syǄ-10PT-9LłŌƝǉ-8ŃŉŒťŨƒƞƧƵǢ-7fBWYĸĹĺŇůưƷǟ7lƐƽ8ż9ſǚ10qƤǥ11ŹƟǕǘ12ZǍ13ƾǞ14ƁǅǛ15ƙ16aǨ17w18Ŭ19uǗ20Ʋƶ21ǐ22ǆ24ǜ27QƜ28ş29ŠǑ30ń33Ƣ35ļǩ37o38ƕ40Ƴ41Ư43ơ44Ł45ųŷ47ǔ48nŜ49A53ŐǠ57ƫ62ǈ
~whod	66 -20ƾ-9u-7nzǈ7ŵ10ľǣ11ſ15ǘ16Ŝ19ƃ20ƫ23Ƥ24ư28Ʋ29Ǩ44Ư
~whoe	89 -8ǒ8ơ11ł12ǧ22Ƣ
~whol	63 -12Ǌ-11ǩ-7Ʀ7tŇưǄ8ňś9u10ķš11Ŕ12Ŧ13ƭƵǉǐ15hk16nō17Oů18Ǖ20ƪ23ƈ36Ʃ
~whos	66 -13Ɨ-8Ų-7w8ƃ10ķ13ǡ16F18ǆ24ǐ27A30Ő31Ł43Ƣ
~whov	86 9ǈ11a17Ő18uw
~why	60 -21ń-15œ-14ő-10ƶ-9ŉƭ-8ňŦ-7ļ8ľǆǤ9Šš12Ŀǜ18ņ20ƻ23ƴ24rB30ĹƵǩ32Ŷ42ŀ47Ŕ49Ţ50ĺ
~why>	60 -21ń-15œ-13ő-10ƶ-9ŉ-8ňŦƭ-7ļŝ8ľǆǤ9Šš12Ŀǜ18ņ20ƻ23ƴ24rB30ĹƵǩ33Ŷ42ŀ47Ŕ49Ţ50ĺ
~wic	81 -11Œ7y8ţ10s11ŕ12Ĵǥ14ũ16R18ƻ
~wice	81 -11Œ7y8ţ10s11ŕ12Ĵǥ14ũ16R18ƻ
~wid	80 8ƫ11őǨ13Ʒ14Š19Ƴ21f30Ő
~wide	89 13ő16Š34Ő
~wido	85 9ƫ12Ǩ14Ʒ21Ƴ23f
~wif	56 -27P-19Ƹ-14Ƽ-12d-11vŇ-8a-7Ʀ7jnƳǨ8bŶǆ9Ʒ14ų18Ŵ19ǈ22f24Ʈ29sƨ34tƫ38rǂ44o49q53p
~wife	56 -27P-19Ƹ-14Ƽ-12d-11vŇ-8a-7Ʀ7jnƳǨ8bŶǆ9Ʒ14ų18Ŵ19ǈ22f24Ʈ29sƨ34tƫ38rǂ44o49q53p
~wil	54 -12D-11ǩ-9ŁŖ-7Ĺŕŗ7Ƥ8Ǌ9cƬ10Oţź11dĻŚśŽƄƕƭ12NǞ14Őǃ15os16MŌ18e24yH25ĵ26Ź29L30V44ł75Ʋ
~will	54 -12D-11ǩ-9ŁŖ-7Ĺŕŗ7Ƥ8Ǌ9cƬ10Oţź11dĻŚśŽƄƕƭ12NǞ14Őǃ15os16MŌ18e24yH25ĵ26Ź29L30V44ł75Ʋ
~wim	85 54ƍ
~wimm	89 14ƍ
~win	58 -19Ř-10ǝ-9Y-7mpƷǩ7Ǉǌ8duĴƦ9ƄƐ12Ʈ13ū15gƑ16w17MXǞ19Ļ20ňŤ21ťǛ23j24yǎ28ƿ43Ɓ71ƚ
~win>	80 9Ŭ10Ƒǧ29Ļ
~wind	67 -23ƛ-21Ř7ň8ǌ10Ƒ12Ɓ16ū23gj26Ť85ƚ
~wine	86 34Ǜ45ƿ
~wing	69 -8pY-7m8RǄ10ĴƛǇ11d12Ƅ16jy17ň21X22Ǟ23M41Ɓ
~wins	89 14u18y27w
~wint	80 -12ǝ15ƐƟ20ƛ35ť37ǎ
~wir	75 -12Ǡ20Ǎ22ǘ52Ƌ
~wire	86 -13Ǡ25ǘ
~wiri	79 21Ǎ55Ƌ
~wis	70 -7W8vŏź9Ɨƽ10mǊ11Ŀ12Ʈ14Ƹ15w16ǂ20gŞ26ư33V
~wise	72 -7HW8vź9ŏƗƽ10Ǌ11m12Ŀ13Ʈ15wƸ16ǂ21g34V
~wish	86 27Ş33ư
~wit	38 -18Ťǩ-12tHǐ-11Ɣ-10PĺŪŮƃƟƦƫǇ-9EķǅǊ-8CZơƯƶ-7GNRŅţũůƑƗƾǔǞ7BIŚŰź8œŗƛƲǓǤ9rWřǡ10MĿłŽư11ŀŖŭżƱƿǥ12ńŷ13AĻƁƳǜ14ŋŶƂƐƧǁ15ŊſƮǍ16ĸƷ17gƤǨ18ĴňŜŧŬƵ19aV20Ų21QŠ22Ĺŝ23bs25nŵƢ26Őš28ņ30ş31Ş38Ţ62ő
~witc	76 12łŸ15Ō28ő47Ţ
~with	38 -18Ť-17ǩ-12Hǐ-11tƔ-10PĺŪƃƟƦǇ-9EŮƫǅ-8CZķŌơƯƶ-7GNRŅũůƑƾǔ7BIŚťŰź8ŗǓǤ9rWœřƛǡ10MĿư11ŀŖŭżŽƱǥ12ńŷƿ13ƁƳǜ14AŋŢŶƂƐƧ15ŊſƮǁ16ĻǍ17gĸƤƷǨ18ĴňŜŧŬ19aVƵ20Ų21QŠ22Ĺŝ23bs25n26ŐšŵƢ29ņ30ş32Ş48ő
~wl>	82 16Ƈ24Ɗ42ǩ
~wn>	44 -16Ų-14ƞǌ-13ŝǣ-12ĸō-11PŀŠ-10rŏŶƛƳ-9ƝƩ-8gXŭűƄƅƓƜƠǩ-7sŐŜşƎƐƕƤƯǄǨ7wŌǕ8LQůſƥ9cvňƫ10ƭƶǞ11eMTŞŵƏưǊǎ12YƲǆ13ŁŤŸƍƔǃ14ƢƷ15zŪ16ƴ17Ŭ19ƑǑ22ǟ24ǒ25Ǜ26ł27ƊƗƘ28l30C31V34ǝ36ǋ37Ʀ41ƀ44F49ķ
~wne	66 -12ǈ-9Ǉ-8ŗƳ8Ĺ9Ɠǉ10j12Ǣǣ13ơ14ƅ16aǅ18ƕǌ22ǔ23F30ǥ32Ǩ33ǆ
~wned	87 13ǥ14j26ǅ
~wner	67 -12ǈ-9Ǉ-8ŗƳ8Ĺ9Ɠǉ12Ǣǣ13ơ14ƅ17a18ƕǌ20ǥ22ǔ24F33Ǩ37ǆ
~wns	74 -12Ǟ-8ķ8Ǎ9ǋ11F17E19ǐ27Ɗ28H37ơ48ǆ
~wns>	77 -9H-8ķ9Ǎ10ǋ12F18E20ǐ39ơ51ǆ
~wnst	89 33Ɗ
~wnt	85 11ůǋ17ƣ26Ǎ29ǩ
~wnto	85 11ůǋ17ƣ26Ǎ29ǩ
~woo	70 7ţ11g12ƌ17F22Ƒ23Ƈ25j56Ɛ
~wood	70 7ţ11g12ƌ17F22Ƒ23Ƈ25j56Ɛ
~wor	40 -15i-14T-13Ɩ-12OľŪŮƤ-11rĸŎƨǎǢ-10xłŰƭ-9nŐŒŜ-8ŀƩƵǗǟ-7bsFŏŔŕŠųƟƶǦ7I8ņ9ĺƦǠǨ10XŝǏǙ11ĶŁǄǔ12ŗ13Ŵŵ15ŇƃƸǘ16g17Jňƾǜ18Ƒƒǐ20B21Ǉ22ŊƘ24Ļŭǚ25ű26ķ27ǈ28L29Ƨ31W34Ɲ35RV36Ǒ37Q39Sů41qǣ43Ŀ52U60P
~word	74 8Ǔ9B11ļǒ13Ŋ14ǃ15ǩ16Ō24ň30Ł43ǘ
~work	42 -18i-11ŮƤ-10ĸŰƭ-9rxľĿŐŶƒ-8nĻŌŎŘŜŪƗƨ-7ƖƟƩƵǎǟǦ7ĹƯƳ9I10Ƒǜ11ņǙǠǨ12ĺ13XĶŝǄǔ14Ʀ15ŗ16ŴŵƸ17Bƃ18JŇ19ƾ20g21ǐ22Ǉ25Ŋǚ30ŭ31ǈ32LƝ34WƧ38R40QVǑ43Sů44q45ǣ46U68P
~worl	86 11iC14Ń15Ļ18d
~worr	67 10ǡ14ƚ15Ľ18Ƒ71Ŀ
~wors	80 9Ř11Ǥ14Ŷ16Ũ19ǜ24ĿŞ
~wort	63 -13Ǣ-12T-8Ɩ-7ǩ7ƀ10Ɓ13ƥ14Ţ19Ƒǝ23Ɨ24Ǐ40Ļ41Ƙ44ƒ47ķ49ű
~wou	36 -23Y-15Ɓ-14qĹ-12Q-11ŐŦƳ-10ŨƩ-9Oĺ-8dnŒ-7kowœŰŷƄƻǍǞ7eEƀ8DHVWłŞǩ9Ɩ10ZƃƏ11ĴŀƦ12BMľŖŶƂƱǡ13Ńŉśƪƿ15cmsĵŗƭƸǘ16TŝƒǢǦ17Aƨƶ18Ň20ŊƓ21ŵƗ23ǁ25ž26XƵ27Žư28rĻű32Ʈǝ33Ư34ŢƬ37Ƥ43ĸ44Ʒ50Ŏ
~woul	36 -23Y-15Ɓ-14qĹ-12Q-11ŐŦƳ-10ŨƩ-9Oĺ-8dnŒ-7kowœŰŷƄƻǍǞ7eEƀ8DHVWłŞǩ9Ɩ10ZƃƏ11ĴŀƦ12BMľŖŶƂƱǡ13Ńŉśƪƿ15cmsĵŗƭƸǘ16TŝƒǢǦ17Aƨƶ18Ň20ŊƓ21ŵƗ23ǁ25ž26XƵ27Žư28rĻű32Ʈǝ33Ư34ŢƬ37Ƥ43ĸ44Ʒ50Ŏ
~wow	77 8ǀǢ10SŢ11ťǇ12uŦ13RűƠ14U21ō25ő
~wow>	77 8ǀǢ10SŢ11ťǇ12uŦ13RűƠ14U21ō25ő
~wre	75 9žƃ12Ũ18Ŝ23ƀ27ŵ61ż
~wrec	76 9žƃ12Ũ19Ŝ23ƀ27ŵ62ż
~wri	65 -12Ʈ7eŻƈ8nJ9ĸŉŎư10oKƬǜ11Ƅ12wřũƍǀ14Ǔ15ŗ16ŤŸ17ž22Ō24b30Ő38Ʋ
~writ	65 -12Ʈ7eŻƈ8nJ9ĸŉŎư10oKƬǜ11Ƅ12wřũƍǀ14Ǔ15ŗ16Ÿ17ž22Ō24b30Ő38Ʋ
~wro	71 -8Pŀ-7ļ7b8q10ŴǤ12Ť13wŜ14Ʋ16CĹ17ǜ18ņ19Ŀ21ǩ25Ş31ǚ
~wron	74 -8ŀ7b11Ǥ13Ť17C18ǜ20Ŀ22ņ23ǩ27Ş32ǚ
~wrot	83 -8P-7ļ8D10q12Ŵ16wŜ17Ʋ22Ĺ
~ws>	73 -8ǚ8gƹ9ƒǌ10Ưǒ11knťƑ12ƥ13ƚ14jŗ19A20ǎ26ŕǡ
~wsu	85 -7ŗ17Ǧ23ķ25ǜ
~wsui	85 -7ŗ17Ǧ23ķ25ǜ
~ww>	80 -9Ľ8z14w23ƫ
~wye	76 8Ǔ11Aǩ14ǡ16ǜ18ķ35Ʋ
~wyer	76 8Ǔ11Aǩ14ǡ16ǜ18ķ35Ʋ
~xac	71 -9ĺ-8pǍ-7Ŗ8Ņǃ10Y11ŀ12šƕ14Ǆ17ơ18Ť19ūƧ22d
~xact	71 -9ĺ-8pǍ-7Ŗ8Ņǃ10Y11ŀ12šƕ14Ǆ17ơ18Ť19ūƧ22d
~xam	73 -10Ƶ7J72ǁ
~xam>	75 -10Ƶ61ǁ
~xce	76 -10ŗ11Ƹ66Ǧ
~xcel	89 13Ƹ
~xces	79 -10ŗ69Ǧ
~xch	89 54Ƶ
~xcha	89 54Ƶ
~xci	85 11i12H17Ɩ38ƞ
~xcit	85 11i12H17Ɩ38ƞ
~xcl	87 7ŷ28Ŗ
~xclu	87 7ŷ28Ŗ
~xcu	89 42Ŕ
~xcus	89 42Ŕ
~xed	87 10ŵ20ũ25ƌ
~xed>	87 10ŵ20ũ25ƌ
~xes	79 -7Ǌ11ĵǃ12ǌ13ŒƵ15ƻ21T26Ǡ37ƞ
~xes>	79 -7Ǌ11ĵǃ12ǌ13ŒƵ15ƻ21T26Ǡ37ƞ
~xie	89 26Ƽ
~xin	89 8y13ǀ17ƌ24H
~xis	89 24Ƶ
~xist	89 24Ƶ
~xpa	89 45Ǟ
~xpan	89 45Ǟ
~xpe	65 -7Ǝ7ĽǏ8Ǌ9ŧ10XY11Ǟ12Ɨ13Ŏ14Ũ15ǅ18ư19Ƙ20Ň21ņ22ǣ35ĸ
~xpec	83 17ŎǞ23ĸ29Ň
~xpen	74 -8Ǝ9ĽǏ10ǣ12XY13Ǌ14Ɨ19ĸ21ư23Ƙ
~xper	72 11ŧ16ǣ17Ũ18ǅ24ņ
~xpi	82 -11ŏ10Ÿ14e41ŕ
~xpir	82 -11ŏ10Ÿ14e41ŕ
~xpl	70 -9œ-8Ɣ-7ƞ9Ŭ16B17ųŴ25Ŗ28ň31Ŋ36Ŕ
~xpla	71 -9œ-7ƞ16B26Ŗ28ň32Ŋ37Ŕ
~xt>	62 -12Ʊ-11ǥ-8ƭ7pŹ8m9ũ10Ńſǩ12ǖ14řūƫ15ĺ16śƖǞ17kŕ19HŎ21y25V37KǍ
~xte	89 33Ƈ
~xter	89 33Ƈ
~xti	81 26K32Ǝ
~xtin	81 26K32Ǝ
~xtr	74 -17g-8Ź8ƶ9Ǧ10Ų15Ƥ19Ƃƴ22ǀǇ27Ǥ39Ɓ
~xtra	75 -8Ź8ƶ9Ǧ10Ų15Ƥ19Ƃ20ƴ23Ǉ28Ǥ40Ɓ
~yal	82 12Ǘ14M34ő35Ţ
~yal>	87 18ő38Ţ
~yar	74 -8Ɔ7ŪƗ10HŴƔ12ƞ16ƙƜ19ƍƒ53Ƒ
~yard	74 -8Ɔ7ŪƗ10HŴƔ12ƞ16ƙƜ19ƍƒ53Ƒ
~ybe	72 9ŕ10ƍ11Ʀ15ǥ16Ʈ17Ʊ42ǘ
~ybe>	74 9ŕ11ƍ13Ʀ17Ʈ18Ʊ
~yber	87 -7ŏ18ǥ51ǘ
~ybo	53 -20ƪ-10Ǐ-9ĵ-8Ţ-7ōŹ7KķŔǙǜ8Ƌ9Ƃǅ10ŜǢ11ľŝŤǇǛ12hŏƓƣǔǘ13Ǒǡ15ųƜƬƴǗ16ƢƯǩ17Łńǣ18ŲǨ19ZǍ20ŷ22Ŗż26n
~ybod	53 -20ƪ-10Ǐ-9ĵ-8Ţ-7ōŹ7KķŔǙǜ8Ƌ9Ƃǅ10ŜǢ11ľŝŤǇǛ12hŏƓƣǔǘ13Ǒǡ15ųƜƬƴǗ16ƢƯǩ17Łńǣ18ŲǨ19ZǍ20ŷ22Ŗż26n
~yca	87 -9Ʒ16D26Ư42Ɲ
~ych	69 -15Ǡ10ǟ11ƭǉ13Ĵ22qƮƯ23Q25T32Y
~yche	69 -15Ǡ10ǟ11ƭǉ13Ĵ22qƮƯ23Q25T32Y
~ycl	81 -11ǐ10ş13ƥ16ǡ17Ū20ǀ21g
~ycle	83 -11ǐ10ş13ƥ18Ū20ǀ
~ydi	86 37ǀ
~ydiv	86 37ǀ
~ydr	77 51Ə
~ydra	77 51Ə
~yea	44 -21ů-12Ƽ-11ǋ-10ŉ-9ňŨũƌ-8ĹŇŬ-7jlnNZņŐŦűƉƒǂǥ7Ķ8šƮ9ŢŻ10ĵŚƜ12ƋǤ13Ƹƾ14v15œǣ16Ŵ17VĴŹ18Ÿ20HƟǀǎ21ţƔ24Œ26dǉ29ĺ30cŮ31pT34ǊǞǟ35Ʃ36ƈ39ő41G43S44ƭ45ƅ47ǅ60ť
~yeah	85 -15ŉ-7Ũ8O10c12Ś14ĸ15TŊ23v
~year	44 -21ů-12Ƽ-11ǋ-9ňũƌ-8ĹŬ-7jnNZņŇŐűƉƒǂǥ7k8ĶšƮ9ŢŻ10ĵƜ12ƋǤ13Ƹƾ15vǣ16Ŵ17VĴœŹ18cŸ20Hǀǎ21ţƔƟ24TŒ26ǉ27d29ĺ30Ů31p34ǊǞǟ35Ʃ36ƈ39ő41G44Sƭ45ƅ47ǅ60ť
~yed	83 -14ǜ-7ƽ14Š20Ţ26Q33q
~yed>	83 -14ǜ-7ƽ14Š20Ţ26Q33q
~yee	62 -12Q-8W8ǉǐ10ǥ17ǣ18Ǒ21ǈ28Ǉ35ǜ
~yee>	80 -13Ǉ13ǥ52ǜ
~yees	63 -10Q-7W8ǉǐ17ǣ20Ǒ23ǈ38Ǉ
~yer	66 -11ő-8ǈ7Ǔ9Aǜ10ļƉ11ǡ14V15ķ18S21Ƨ25Ǜ29Ʋ30Qǩ32W
~yer>	67 -11ő9AǛǜ10ļƉ11ǡ14V16ķ18S22Ƨ29Ʋ30Q32W33ǩ
~yers	89 10Ǔ21Ǜ
~yes	72 10ŋ11Ŗ12ŏ13Ĺ15A20d22ł37ŁŎ
~yes>	72 10ŋ11Ŗ12ŏ13Ĺ15A20d22ł37ŁŎ
~yet	67 -21ǝ-8Ǚ-7Ő7Ɵƾ8uŀ9Ƶǟ10rƍǋ11n12w14f19ń21jx27Ź28cƖ31v33ƞ
~yet>	67 -21ǝ-8Ǚ-7Ő7Ɵƾ8uŀ9Ƶǟ10rƍǋ11n12w14f19ń21jx27Ź28cƖ31v33ƞ
~ygi	89 11ǈ24P
~ygie	89 11ǈ24P
~yin	54 -20ǩ-13BĹ-10S-9gǌ-8ǡ-7Ľō7oŢ8nŦ10ĸň11X12jĴŧƳ13kUžǀǣ14ĺ15Ƥ16WŘ17œ18H19b20VĿƪ22Ɠǟ24FƠ25Ņ26Ɯǥ27ƒ29Œ36Z
~yin>	69 -8ǩ-7ž7yǀ8fœ9FǞǥ10KƦǟ11Zǝ12Ơ13kUŒ14P16ƜƳǛ17ŧ24W25Ŀ
~ying	56 -14ǩ-12B-11Ĺ-9Sǌ-8gPǡ7Ŗſǀ8Ţ9nŦ11ĸœ12Xň14jĴƜƠǣ15ǟ16ƪ17FHĺŘƤ18bž19ǥ20Œ24Ɠ25V28Z29ƒ30Ņ
~yl>	89 24Ƈ
~yle	89 -10ƈ9Ƌƣ10w13Ɖ
~yli	77 12ǈ30Ǒ
~ylis	77 12ǈ30Ǒ
~ym>	72 -16V-7Ŗ11g12Ƨ17Q21P25ŗ29ĺ
~yme	65 -9Ƙ-8Ɯ-7Ř7e8Ŏ9ŉ10Ʃ15ƃ16Ʈǘ19Z21ĵƕ28š31Ĵ38Ŭ40Ɣ
~ymen	65 -9Ƙ-8Ɯ-7Ř7e8Ŏ9ŉ10Ʃ15ƃ16Ʈǘ19Z21ĵƕ28š31Ĵ38Ŭ40Ɣ
~ymo	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
~ymor	82 9K10z11Ŧ13ű15ŝ17ť30ƭ
~yon	63 -13ƈ-11W-10ǈ-9R-7ţ7Ǜ8ǘǨ9zżŽ10Ɯ12nƉǐ13ǩ15Ʊ17ŁƯǜ18şƳǢ21ų24Ɵ25ŷ26Ŗ
~yone	63 -13ƈ-10Wǈ-9R-7ţ7Ǜ8ǘǨ9zżŽ10Ɯ12nƉǐ13ǩ15Ʊ17ŁƯǜ18ƳǢ21ų24Ɵ25ŷ26Ŗ
~you	14 -26Ť-25ť-18Ɔ-17Ƈ-13Ŵŷźƅơ-11Ǘ-10b-9vǃǟ-7ōűƷ7ĴŌőůŲƠƬǒ8GYŋųƒƵƼǅ9eŻƮǊǍ10yLUWĺŉŭƖǜ11ņŘƂƕƚǓ12CŖƝƭƽǎǝǠǤ13sQŁşƟƲƿǑǚǛ14MĽƫƶǈǖ15awISĶƥƯǏǡǣ16pĸĹŏƜƢǁǄǢ17kŸŽƙƹǙ18ZłŃŚŢżƘưƻǞǨ19KŊǀǋ20fxBHśƃƸƺ21uƴǐ22OĻƁǕǩ24dzXĵŀŜŝž25mnķńũƌƾ26AľňŵƧ27gjŶ28ļŠǘ31NTǇ32ǔ33ſ34RĿŒƤ36ŐƦ37V38FŨ40Ş41i45lP54c61Ň
~you>	17 -27vƽ-24qŴ-23Ť-19ťŹź-18Ʈ-17bƅ-15Ɔƨ-14Ƈ-13ŷơ-12tǂ-11ůƳ-10ořƓǧ-9ǥ-8eŕƉ-7űųǟ7Łƙƞƫǌǖ8yBIŋūƀƝǃǄǙ9ĶƎƔƖƗƺǝ10dpĴŪŬŮƥƼ11Ưǒ12Ƃƒǆ13ŌƱƵ14MĵŉőŭŸǓǘǚ15juLŃż16Qņƶƾƿǜ17aGƟƬƭ18Zǁǔ19YŏƃƚǑ20ƘƸǋ21kSĸĺư22WŖŲƻ23CHTžƹǞ24fĻŽǀǩ25UĽľŊ26ķśƦ27ŢŶƁǕ28O29ƧǇǨ30mXſ31KłŚŝ32ŀƴ33nV34Ĺńň35gR36Fũƌ37Œ38N39Ő40AļŠŨŵƤ41PŜ43i45Ş46lĿ55Ň62c
~youn	71 -7Ǉ8Ƴ9Ż11Ư12ƭ17ź18v19ĵ20u21pŹ41c
~your	25 -29Ų-20ť-19C-16ĹƩ-15ĸŏŗŬ-14ŌŤǩ-13ļőŪƇ-12ƈƌ-11YũƆ-10ŀ-9ňōƬƴǗ-8KńŊƋ-7œŭƐƚƟǟ7ĽŅŦŴƘ8DłŻſƀƂƧǎǞ9hŒŝǄǚ10ķŕƜǔ11EŖřƠ12yJWŃƶƸ13IľŽƁƫǡ14Ǚǝ15c16ovTƝǅǧ17lŸƾǈǛǠǤ18jtŇŘŜŶƯǋ19gşƷƺ20Źǐǖ21žƢ22nƤ23dsŚ24ů25VĶƲ26ƨ27pFŁǂǕ28qwP29ƃƕǢ30e31Ʈǣ32Ƴ33r35x38Ʀ39ųǉ40ƥ43ĵ45ƽǘ57B60z
~yout	87 -11ƶ-7Ŗ16ǩ20ƫ38Ŧ
~ype	72 -14Ǎ-9Ś-8G7f8b10ļłǆ11ǔ12p13ǉ14Ɖ15ƣ18E19dƇ32Ʃ39Ƽ
~ype>	74 -15Ǎ-9Ś-8G7Ǆ10ł11ǆ12ǔ13ǉ15Ɖ16ƣ19Ƈ24d33Ʃ41Ƽ
~yped	87 7b10f12ļ16p23E
~ypi	85 12T15Ǆ21b
~ypic	87 13T16Ǆ
~yro	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ37Ǉ62ǉ
~yrol	65 -7Ǌ12ǝ15Ǒ16Q22Ǡ37Ǉ62ǉ
~ys>	47 -20o-14ű-12d-11Ňŗ-10ĹŝŶ-9şŧżưƿ-8pyŀƾǀǣ-7PţŨǔǘǨ7lAQŞŽƃƬǃ8fUVŃŖřŮůŲƅǙ9tňšǥ10ļơ11ǐ12jĸƮ13cwžǝǠ14ǉ15uƘǢ16gľǗ18ŰƒǄ21Ɵ22ǎ23Ǉ25kq26vxǑǟǩ29R32Ɩ37ų
~yse	83 8Ž10Ż14Ŷ16ƻ19g
~ysel	83 8Ž10Ż14Ŷ16ƻ19g
~ysi	76 -8Ƶ-7Ų18Ɲ21ƀ23Ƹ25ǁ42ƾ
~ysic	77 -8Ƶ22ƀ24Ƹ25ǁ43ƾ
~yst	68 8Ƌ9ǝ16Ǜ17ơ18ǘ21Ǝ26ǖ28Ǘ
~yste	68 8Ƌ9ǝ16Ǜ18ǘ21Ǝ26ǖ28Ǘ
~yth	48 -15ǩ-10Ş-9ŊŋŸ-7HňŵƓ7BUƬƸ8ƯƱǄǐǖ9ĻƦǓǢǦ11ĵŲǕ13kũƨưƲƳ14gŇƘǀ15ZűǏ16ĿŻƂƗ17Ƽƽ18ŏƻ19iǂǞ21ƍƿ22ţ23ķƄƥ25ŉ27ş37ō
~ythi	48 -15ǩ-10Ş-9ŊŋŸ-7HňŵƓ7BUƬƸ8ƯƱǄǐǖ9ĻƦǓǢǦ11ĵŲǕ13kũƨưƲƳ14gŇƘǀ15ZűǏ16ĿŻƂƗ17Ƽƽ18ŏƻ19iǂǞ21ƍƿ22ţ23ķƄƥ25ŉ27ş37ō
~yti	89 -10Ǟ29H
~ytim	89 -10Ǟ29H
~ywa	87 -11ǧ17ǒ19Ǆ
~ywh	74 7ńǘ9Ƥ10ƥ11ŹƋ12ƛƞ13ǥ20ş24k31ň
~ywhe	74 7ńǘ9Ƥ10ƥ11ŹƋ12ƛƞ13ǥ20ş24k31ň
~za>	89 8Ų11Ǎ32ǩ
~ze>	80 9Ǟ12œ13r17Ɔ22H27Ƭ
~zer	85 -9Ǎ13ţ14ū18ƣ19ř
~zero	87 13ţ15ū20ř
~zil	87 22ƅ40ƒ
~zill	87 22ƅ40ƒ
~zin	89 -14Ǟ17ķ26H34j
~zip	67 108E
~zip>	68 91E
~zon	75 12ŸǞ17Ɵ21ǩ22Q36ƙ
~zon>	89 14Ǟ27Q
~zone	79 7L22ǩ39ƙ
~zoo	86 7h58M
~zoom	87 59M
~zy>	75 -9ǟ8ǎ9ƈ10EHƐ11Ʊ12ƒ13t16i17Ň23ň
~zza	87 -9R11Ǎ21Ų30ǩ
~zza>	89 8Ų11Ǎ32ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-3,19,0,-3,-4,6,-4,-2,0,-7],
  features: `#	34 -40c-35k-24d-21e-11f-6i8h12a31g119j
# $	55 -36b-21d-18j-6k9c34a54g
# a	65 -13g-8b-6e7j28a
# aggregate	88 
# and	68 -12c-7k11a12g
# at	88 
# before	88 
# bucks	84 6a
# by	85 
# cars	88 -5a9f
# days	85 -7j7ac
# deductible	88 -21g-8cj10b31a
# did	85 -10a12j
# digit	88 5k
# digits	85 -9a7k9c
# do	88 4a
# dollar	75 -32g-7a14c27j
# dollars	77 -16a-12c7j25g
# feet	84 
# for	73 -10j8a9b
# have	85 4b
# in	66 -16a15j
# is	65 -22a-11c-5i-4g51j
# kids	85 -9c-5a16g
# like	85 -5k6d9g
# ls	88 -32b-15j5i44a
# miles	74 -5g5b6a
# minutes	72 -9c-4gk7i14j
# months	69 -10a-8g-4c7h30b
# now	86 -8g17a
# number	85 -23j-4c13a20b
# numbers	88 -7a11c
# of	73 -28g-10a-5jk13b37c
# oh	88 -9b8a
# okay	81 -24g24a
# on	67 -20c-13a9e11j18b
# one	76 -15c-9b-7g10d18j
# or	67 -48a-16j-4k11b32g36c
# out	85 -8ag-7c12j14h
# people	85 -7b-6j4c12a
# per	86 -9g11a
# percent	75 -20g6a8h
# pounds	88 7a
# right	64 4j
# so	86 -5j15h
# square	84 7j
# talked	88 11a
# that	73 -11b-6k-5e-4f8a27j
# times	88 9g
# to	80 4j
# umbrella	88 
# weeks	77 12i
# with	86 
# year	75 -6f13b
# years	57 -19g-14j-11d4c6h10f13a23b
# yet	82 -7b8a
@day	62 -12g-7e12a13j
@day $	74 -19b-10c-4g33a
@day and	86 -11g9j10c
@day at	84 -6a7b
@day is	88 -7g-4i12j
@day or	84 -12a14b
@day right	88 5j
@month	66 -11e-9c-8g7a24j
@month #	88 7j
@month and	85 -9c-6e25a
@month is	88 6f
@month of	88 
@month right	88 
@name	53 -22c-7i-5k10d19g20j
@name $	68 -45c-26a-8b-5ek7i9j21d58g
@name and	81 -15c-9g8i20b
@name do	88 -8g-7c21b
@name is	86 -21g7j8c11e
@name or	86 -5b13a
@name over	86 12j
@name you	86 
^ #	59 -44g-15e-14d-11k-10c-9a-7i-4f4h15b102j
^ @day	82 -12a6b8j
^ @month	88 10j
^ a	71 -13d-10g-7c-4b9j12a20k
^ about	84 -14a-13c33j
^ after	86 -13a-5c6b8g9e
^ all	88 -6a-5g13j
^ alright	88 -9a6c10e
^ am	73 -15k-14j-9c-7g-6f-5d26i35a
^ and	44 -56a-54b-43k-15j6h11f19i27e32d42c55g
^ annual	82 -11a24g
^ any	46 -45b-18g-16k-13j-8i-7e-6h-5f8d42a86c
^ anybody	74 -7bc11d13a
^ anyone	88 
^ anything	67 -16k-13b-8i-5g12a41c
^ are	46 -52c-35g-26d-17k-16i-13j-11e-8f-7h74b128a
^ at	88 -20g-5c27e
^ awesome	75 -5agj4e14c
^ aww	79 -12a-5g4i5k6e9d
^ been	80 -9c-5ah5b34g
^ before	81 -13k-8g4i7a20c
^ besides	85 -4d9a
^ best	88 -17a-6k-5d10c26e
^ big	86 -23g-5c35a
^ biggest	86 -13a6c22d
^ blood	88 -13c17a
^ boy	88 -6g7i11h
^ brick	86 -23a-4c30b
^ burial	86 
^ business	82 -9c-5j5a20g
^ by	78 -28c-12a7k37e
^ call	88 
^ can	58 -41k-18j-15fi-10g-9e-6d-5b31c99a
^ college	88 -11c-10g-7b30a
^ comp	86 -7c-6g-5b14ad
^ congrats	86 -8g7c
^ cool	84 4k
^ could	61 -20k-15c-6efj-4d4b13i45a
^ credit	88 -5gk21c
^ days	86 -26a33g
^ describe	88 -5g-4a16k
^ did	48 -47j-29c-28h-26g-21e-11fk23b168a
^ do	37 -79c-32d-29g-26e-22k-17i-16j-13h-9f35b230a
^ does	51 -42c-34g-18e-13k-10b-8j-6i150a
^ ever	61 -11bg-9k-5dh-4cj15i45a
^ everybody	88 -6g6c7d
^ everybodys	82 5d
^ family	88 -6b-5j8a11c
^ first	88 -5ak23c
^ folks	88 6h10g
^ for	80 -20k-12d-5a-4b18c31g
^ full	80 -25b-6c12a28g
^ garage	88 -14a-7c25b
^ give	65 -19e-18a-12g-4j28c41k
^ go	75 -27a-4c41k
^ good	74 -30b-20e-4g7c53a
^ got	59 -33j-18c-17k-14b-10d-7f-5hi43g77a
^ happy	86 -5c17a
^ has	58 -14c-11d-8b-7gj-6f-4i69a
^ have	52 -31g-18c-16j-14k-10i-6f-5bde121a
^ he	88 -13b5a16j
^ height	85 -14a-6j-5k31g
^ hey	84 -4g7a9i
^ high	84 -7a-5c22b
^ house	85 6c10g
^ how	33 -92a-36b-24j-20k-17d15eh17c81g89i
^ i	47 -62a-35b-14d-13g5e9h15fi89k
^ if	55 -18j-17a-15k-13bd-10i-5h52cg
^ in	82 -9i7a10c
^ is	37 -98j-72c-32f-29k-27g-21e-14i-8h-4d96b242a
^ it	68 -28a-9g-7b-5d-4ik8h13j14f25c
^ just	70 -25b-15c5d13jk20a
^ keep	84 -7cd4a27k
^ keeping	88 5a
^ last	79 -50a-8j8k17c46e
^ let	75 -17a-7b7c27k
^ liability	88 -21g-13a37c
^ list	80 -8a-7d27k
^ llc	88 4b
^ long	86 -17e-15g-4h43a
^ look	82 -4a7c
^ may	80 -7j-6k8a9c10d
^ mind	79 -12c-11g-7k45a
^ monthly	85 -9b-7c-6a25g
^ most	85 -7b12g
^ my	67 -9j-8gk-7b-6h7i10c12e16d
^ name	85 -14a4d21c
^ need	86 -51k-6c66a
^ nice	86 -12b-11j-10c6g8f26a
^ no	72 -20a-5bc6f7g27j
^ nothin	88 -11a5g11j
^ now	77 -6b-5c-4j5ad10f
^ oh	63 -23j-19g-15b4h7f9a11dk19c
^ okay	53 -47a-18j-17k7h10d12f32c36g
^ on	88 -6c9a
^ one	73 -56b-7c18j22k24a
^ ooh	81 -7a4f7i
^ ouch	88 -23g26c
^ over	85 -14j-7g25a
^ own	84 -8a13b
^ paid	86 -9a-6b-4jk30g
^ perfect	88 
^ policy	88 -10a-5g-4k23c
^ price	88 
^ read	74 -12c-10a-5j35k
^ ready	88 -5b-4e24a
^ regular	88 -7a-4g5k10c
^ remember	85 -10k-7j27a
^ rent	86 -28a-12k-5b10g45c
^ run	85 -6g-5cd5a18k
^ same	88 -10a5b15k
^ say	80 -35c-21a-11j8fi11d14k32g
^ shall	84 15a
^ shingle	88 -4ac15b
^ should	69 -9ck-6g-5fj-4i45a
^ since	85 -6c-5a13e
^ smoke	88 11a
^ so	37 -84a-25g-23k-14c-12e-11d-9i-8h-5f-4b212j
^ some	82 -15a-7c5k7h8d10b
^ something	85 -37j-9b54a
^ sorry	80 -6d22c
^ sounds	79 -9a-8b-6i5dhjk6c
^ spell	84 11k
^ state	86 -7c5j9b
^ still	81 -7b-6c10j14a
^ take	88 -17c11k17a
^ tell	49 -37a-20c-10g-7b-5j92k
^ term	86 
^ text	88 
^ that	66 -36j-25b-12c4i5d8g15h45a
^ the	64 -59a-8h-7bf-6ci13d19j30k37g
^ their	86 -33a-8c10h45g
^ there	74 -9a14k
^ they	71 -25a-9b-6d6f14e26g
^ think	88 
^ this	80 -4j13a
^ those	85 -10a4e5d6c
^ towing	88 -5c7a11b
^ ugh	85 -6a5e9h
^ walk	65 -13c-11a44k
^ want	77 -21k-11c-6h-5eg-4b64a
^ was	63 -25cj-22e-20i-17g-9h-5k55b77a
^ we	74 -32a-5g6k8e26j
^ well	78 -12b-7j-6c8d9k13h
^ were	71 -14i-8e-5g-4j45a
^ what	30 -124a-45b-40j-36k-12h-10d14f37i59e76g142c
^ whatll	85 -8e18c
^ whatve	82 -10a7f9g
^ when	47 -49a-12jk-9f-6i-5bh33c81e
^ whend	75 -12c-8a-5fg41e
^ where	55 -52a-14b-10e-9dk-5h-4j5g16i26c63f
^ whered	81 -7a21f
^ which	60 -27a-17b-12g-11f-9k-5j13e84c
^ who	43 -37a-24g-21b-11k-10e-8j-7i-6c-5f-4h144d
^ whod	69 -19a-7cg52d
^ whose	75 -17a-12c-4j15b32d
^ why	64 -38a-7b-6cg-4k79h
^ will	76 -14k-13c-6e6b41a
^ with	81 -18k-5ej-4c8f29a
^ work	85 -10cf27b
^ would	51 -57c-24k-22g-19j-15fi-9d-7e-5h62b123a
^ wow	80 -6j4c6eg
^ year	84 -20a-19e-9g-7k-4b69c
^ you	50 -62c-26k-24b-15f-8d7e11i29h44g65j
^ your	62 -75a-26k-17i-15e-6h8c10d25f29j77g
^ zip	85 -6ak17c
a	28 -13e-11d-10g-6f-4c11i12j19k21b37a
a #	53 -18a-14c-13e-12i-9f19h25b35g
a @name	82 -9c-6e17a
a a	72 -15j-12b5d9a11f
a b	85 7b
a bachelors	86 -5a8j
a bad	77 6ak
a ballpark	86 -5g9a
a bank	85 -6g12c
a basement	84 -13b10a14i
a bell	86 8a
a big	71 -11g-8b-6d6c8k15i
a bit	88 -6a8b
a blood	86 5j
a bop	85 -4g6c
a box	82 
a bunch	88 -9a12b
a business	80 
a buy	88 6a
a c	85 -15a27i
a car	78 -5c5af
a card	82 -28a-4g5j26c
a cert	86 -5a6j
a certificate	77 8g
a check	86 
a claim	81 -7c5a6b
a clean	86 -9a10j
a client	82 -5ek8c9a
a coi	88 -10k10a
a commercial	84 6a
a company	79 -17a11b12d
a complaint	88 
a copy	79 4i6a
a couple	78 -7b4ij8a
a cousin	88 
a cpa	88 -6d8a
a crash	84 -5g7c
a crawl	86 -7c-5g13i
a customer	80 9c
a day	78 -6ac18g
a deadline	86 
a deal	86 -9g-8j9c12a
a degree	88 -4c14b
a desk	88 7b
a detached	88 
a different	88 -24b-7c-6j8k9g22a
a discount	79 4c
a doctor	82 5e
a dog	86 -9a12j
a driver	85 -6a5b11d
a fake	88 -6b10c
a family	85 6d
a fella	86 5g8c
a fence	85 -5b9c
a few	79 -14b5jk7a
a financial	88 4b
a fire	71 -11c4af8d
a fireplace	86 11a
a flat	84 -12g4j5d10b
a flood	85 8b
a form	86 
a friend	80 -14b21a
a full	85 -10a-7c5j17b
a funeral	86 -7c-4a12g
a garage	84 -5a6f
a good	64 -17a-13c4k7h8e17g
a guardian	86 -15d23a
a guy	88 
a high	86 -9g18a
a hip	88 
a home	88 -7b-5g13i
a homeowner	86 -4b6a
a hot	86 -8b-4cj8a12g
a hotel	86 -8a6j7b
a house	84 -14a10c12b
a hurry	88 
a hydrant	85 
a is	88 
a job	80 -9a-4g5b6c8f
a kid	81 -8c-4j8f14k
a landlord	88 
a lawsuit	88 
a lawyer	79 -7d-6g8k9a
a letter	86 6a
a license	88 -9b-5c4a6k7d
a list	85 -9c-7b22a
a little	66 -18g5ik7c11b
a living	80 -21a-9g5i13c16b
a loan	82 -7b11a
a long	81 -9a5i6b
a lot	70 -13g-5k5i15c
a m	88 -5e-4ag15c
a medical	84 -4c12a
a mess	88 -8c-4j11g
a minute	85 -16j9k10a
a mistake	88 -18a-8g31c
a month	63 -13b-5e7c16g
a mortgage	82 -7b-4c15a
a motorcycle	88 5a
a mrs	88 -4b6a
a nanny	86 4b5d
a new	74 -19b-5jk-4c8i31a
a nice	85 -16a-4c10j13b
a no	88 -9g-4a6h12c
a normal	84 -4a
a number	81 -7a6j9k
a nurse	77 -5c5j10a
a okay	85 -7a-5d-4c26i
a one	82 -24a6c10b13f
a or	88 -13b15a
a parent	84 -7b-4c17a
a pension	84 -8a-5g6b8c
a permit	88 
a person	88 -13b12a
a photo	88 -6k5a
a physical	84 5a
a picture	78 6k
a pipe	85 8a
a place	84 -10i14g
a policy	72 -13d-5b22k
a pool	79 -8b8a
a private	86 -6a7f
a quarter	86 -6a4c
a quick	85 11k
a quote	86 -5k-4b17a
a real	84 -17a21b
a reason	88 -5b5a6h
a recorded	88 -5j
a regular	85 -9a12b
a rental	85 -11a13b
a renter	88 5a
a restaurant	88 -7b7a
a ring	88 -5b6a
a safety	86 -8c10a
a second	73 -9c-6b6di13a
a security	88 5a
a slab	85 -7c12b
a spouse	88 5ak
a storage	85 
a sump	88 
a term	86 -7a6k
a time	86 -7a-5e20k
a trampoline	86 
a truck	88 
a trust	85 -19b23a
a typical	86 11g
a w	88 
a week	70 -7c10g
a while	80 -5df6c7a12g
a whole	85 -13a8c10b
a will	77 -13b17a
a win	88 10a
a wood	82 -8b9a
a wreck	84 4d
a written	88 -10c12b
a year	63 -53c-10e8j57g
a yes	85 -10g-5k6j12c
able	80 8a
able to	80 8a
about	41 -11d-10e-4a4ij7h12c23k
about #	62 -22c-20a-8e-5k9g49j
about $	71 -19k-9i-5h-4a9c43g
about a	77 -12c-10k5i10a12g
about all	86 -6g18c
about an	88 
about any	69 -23a27k
about anything	88 
about being	88 -5a4ci
about how	81 -13g5j10b
about insurance	86 
about it	66 -22g-11j-8k7h8i14c18a
about leaving	88 6a
about right	86 -21j21a
about that	72 -7c-6bj23k
about the	61 -16a-8i-5e10c14h18k
about them	76 -5g13c
about this	75 -9k-8g-7j4b5a7i18c
about us	84 -8a-7c6f11h
about what	79 -41c4a6j37g
about when	88 -9g4c9e
about you	86 -6k4c9b
about your	62 -11a-8gi14k24c
above	80 -9c-5a7b17d
accent	86 5a
accident	77 -14c-9a4b5i6d14e
accident $	84 -14c16e
accidents	76 -8b13a
accidents $	82 -5b7a
accidents in	88 
account	69 -9g-8k-5d4a13b15c
account $	81 -10c-5d9g14a
account number	80 -9g-6k4b16c
accountant	75 -6g-4h6c12a
accountant $	85 4a
accounts	86 -6ac8f9k
across	86 5f
actual	88 -9b13a
actually	80 -8a7b10c
add	72 -20b-8c10g11aj
add up	88 -6c9g
added	84 7a
adding	86 -5b8a
additional	78 7b
additional insured	79 -5a8b
additions	88 
address	62 -15a-12b-7g-6j-5d10e13k15f16c
address $	69 -15k-10a-5j5f14e21c
address of	82 -12k-5d29c
adjuster	82 -5bg4k7i
advice	74 -9c4b5a8d
advice $	84 -12k14a
advice on	88 8d
afford	85 -23c6a19g
after	56 -24g-5f5b6aj9d11c
after #	88 -4b5j9e
after $	81 -14g8i11c
after a	81 -4g6d
after high	88 -6a7c
after that	78 -4i
after the	70 6b
after you	77 -5b5a9d
after your	84 
afternoon	82 -12c9g10i
afternoon $	86 -10c5i11g
afterward	88 
again	69 -8c-4f7a11e
again $	73 -16c-4f12a14e
against	76 4h5b
against it	82 5h7b
age	68 -33a-9k-7bj-5i-4df28e49g
age $	77 -33g-12k-9e-4j69c
agent	65 -14g-5e-4i14c16a
agent $	74 8a
agent ever	88 -9c13a
agents	77 -14a-11cg9i16b22d
agents name	88 -12c-5g29d
agents you	88 -12a13b
ages	82 -12a-4h8c23g
ages $	88 -11a11g12c
aggregate	86 
ago	76 -19g-15j-8c-7i6h16a33e
ago did	86 -7g12e
ago was	86 -15g-5i26e
agree	85 5ah
agreement	85 -6d-5e6a7b
ahead	75 -5c4b5a6j
ahead and	81 -4c11a
air	84 -10a5c6f
airbnb	85 -6b11a
alarm	74 -5k6a
alarm $	82 8a
alarms	86 4k
alcohol	74 6cg
alcohol $	78 -9a7g8c
all	48 -14c-8b-4k12i36g
all #	85 -4c13e
all $	71 -13c-8j-7b38a
all about	88 7a
all at	84 -8j5b10d
all day	86 -5c4f6k
all do	84 -12a-11c27g
all in	80 -15c-12a11b20g
all is	82 -13g25c
all lives	88 6d
all of	75 -7b6i
all on	85 -14b14a
all over	86 -18a5dk6bg
all right	88 6a
all that	75 -6a6b
all the	73 -8c5h11g
all these	86 -6g7a9c
all this	80 -9g-6k7i20c
all together	85 -5e9c
all you	82 -8a5g10j
all your	75 -4b13j
alls	88 -14e24c
allstate	88 -8a8j
almost	82 4b
alone	79 -4g13a
alone $	82 4a
along	77 -10g5a13i
along $	85 -8g-7b10i12a
along with	88 -8a11b
already	72 -5c5b6j
already $	85 -4c9a
already have	88 -6a10b
alright	70 -6g-5k-4b7e11a
alright $	82 -16i-6k27a
alright if	86 7a
alright with	84 
always	77 -8ij-7b6ag8d12f
am	55 -16c-14g-10b5k6j8h9i10a17f
am a	88 13c
am curious	88 -12c-5j12hk
am going	82 -6a-5c14k
am hearing	82 8j
am i	64 -25c-19k-16g-8d-6b-5h16j18i25a27f
am not	86 -26a4g5c25j
am sorry	82 -14j4cd8a
amount	70 -31a-4f4i18k22g
amount $	86 -11c-7a20g
amount on	88 -5ac7g8k
amount you	88 -22a-8c-6b7k11j23g
an	51 -14i-9de-5b9a10h13g15j
an #	86 -7a10b
an accident	86 -6a7d
an accountant	84 8a
an agent	80 -7i13a
an alarm	88 -5b9c
an apartment	85 10c
an app	88 -5i7a
an email	80 -21c23a
an emergency	88 
an employee	84 
an hour	86 -14c-8a21g
an insurance	85 
an llc	85 -5h4b7c
an old	84 -6a4h6b8f
an older	86 -6a10b
an s	86 -5j10a
an sr	86 -4k10a
an umbrella	70 -13a-8g6f8h17c
and	33 -42a-21b-5h7g12c13k22e26j35d
and #	75 -6c-5g11j
and @name	84 
and a	67 -34a-9b-6d27j39c
and about	81 -6g10b
and address	88 8k
and all	76 -10c-6e4k14g
and an	88 -6a7j
and and	73 -14b-13c-6j-5g4a19ei
and any	86 -4bg14a
and are	79 -10c-4g4e8b10a
and clear	86 -6c13j
and collision	80 -4dg6a11b
and could	88 -5c14a
and dad	86 
and did	80 -6a5b7h
and do	69 -31c-4d52a
and does	88 -7b15a
and for	82 -47c-12a11d13f18g23e
and give	88 11k
and hail	85 -16c19g
and have	80 -5a4j6g
and he	82 -15a-11j-8d-6e18g29c
and his	86 -24c-9a16j28e
and how	61 -25c-16a-8f-6dj-4b22g57i
and i	67 -18a-14j-9g-8c-6h17d46k
and if	73 -6c8d9f
and is	76 -5j9b
and it	74 -13g6d10c13j
and just	88 10a
and last	80 -26k-5e44c
and look	88 
and model	86 5k9c
and no	82 -7a4c12j
and not	88 
and on	88 -6k4e7c
and raised	88 -4c4a11j
and read	80 -11c-6g-5a28k
and some	86 -6a-5c5d7h
and street	88 -14a17c
and such	88 5a
and tell	73 5a6k
and that	74 -13d-12c-9a-4j10f26g
and the	59 -29d-24a-9bi-8f-4h10g13ek52c
and then	75 -12k-6d13j16c
and they	79 -9g6cj
and we	86 -12a15k
and weight	81 -12c-9j33g
and what	54 -26j-19a-15g-9i-6b11c19d22k33e
and when	73 -9ag7b20e
and where	77 -10ab-6d4g31f
and which	84 -10e-7j21a
and who	69 -9a-8c26d
and why	88 -9c-7a22h
and would	86 -7b18a
and year	86 -12a14e
and you	67 -21a-16b-5g-4k13j19c22d
and your	61 -23a-18b-7k-5f-4i4h8c14j20eg
animals	85 
annual	75 -12a7c17g
annual payroll	86 -13g-4a24c
another	71 -6c6e9a
answer	85 7g
any	40 -58b-20j-9e-8h-7f12k27c87a
any #	82 
any $	84 -4a5k
any accidents	81 -4b11a
any additions	88 
any animals	88 
any bankruptcies	88 4a
any big	82 -16a20c
any business	85 -8c12a
any cash	86 -47a-6c58g
any chance	88 5a
any claims	78 -5c8a
any close	86 
any coverage	80 -5c11a
any damage	86 
any drugs	88 
any excess	86 
any fender	86 
any health	80 -11c-5ij25a
any heart	88 
any hobbies	86 -29a-5g38c
any insurance	86 
any jewelry	88 -23a24c
any kids	82 
any leaks	84 -7b-5c17a
any life	81 -31a32g
any loans	86 -7c13a
any losses	86 
any more	85 8a
any of	71 -11c-5bg24a
any other	76 -7d-4g8c14a
any plans	82 -8c15a
any prescriptions	86 
any questions	82 -11a4b12c
any reason	88 -20a23c
any remodeling	88 
any roommates	86 
any savings	86 -20a-7c28g
any subs	88 5a
any tickets	81 -6c-4b15a
any time	85 
any tobacco	86 5k
any trouble	86 
any violations	88 -5c
any water	82 6k
any wood	88 
any work	85 -46a-5b56c
anybody	56 -11b-8c-5g7h8d21a
anybody $	79 -11e-7b6g20a
anybody else	77 -7c-5a17d
anybody ever	76 5k
anybody hurt	88 -5g17a
anybody in	88 
anymore	81 -7k-6a-5c6g11e
anyone	67 -9c-5d24a
anyone $	86 5a
anyone else	84 -4d10a
anything	50 -20b-6e7j16c23a
anything $	66 -17a-9b4d7i8g9c
anything else	80 -5a10c
anything from	88 6i
anything fun	84 -17a21c
anything in	77 -18a33c
anything like	73 13a
anything on	80 -9c19a
anything special	88 -15a18c
anything that	85 -10a17b
anything to	88 7k
anything valuable	88 -17c22a
anything you	77 -12c12a
anytime	88 
anytime soon	88 
anywhere	75 -7c5f12a
apartment	66 -10d4k5fj8c
apartment $	79 -7b5a12c
apartment building	88 -4g9k
apartment or	86 -6b10c
apartments	84 -9c-7b18d
app	70 -6g-5d7a11j
app $	81 
app that	88 6a
application	84 6h
applied	88 
appointments	86 
appraise	88 -11g7c8b
appraise for	88 -11g7c8b
appraised	86 -7c11g
are	33 -14g-5h5j9ef16a26b
are #	82 -14j-7c4a23g
are $	78 -28f-11a-10j-7g7k26d32c
are a	74 -20a5e19j
are at	82 -9g-7a-4c5e16j
are covered	85 -17c-8a5i23g
are done	88 -13c21d
are going	85 
are gone	77 -9g-8a-6de11c15j
are good	88 -16a23j
are in	71 -23b8a10dj
are looking	86 -7i10h
are not	72 -11e-9c-5ab6d8g20j
are off	86 5i
are on	74 -7j5a9c
are out	88 -4j9a
are over	85 -24a28j
are paying	84 -8k-6a7i8c
are right	88 
are the	63 -20g-9k-7e-6bf9j10i15a22c
are their	86 -24g26c
are there	73 16a
are they	68 -11b-9a15g17f
are things	84 -7g21i
are those	80 -7ai8g14b
are we	71 -18j-12d-9k-6af-4ce19b40g
are with	80 -11a-6g10j15c
are worth	85 -4c5k7b
are you	40 -44g-43j-32d-23k-10h12e28c35f40b61a
are your	60 -52c-9a6f14b20e34g
area	79 -23c-13a-11e5k6b38f
around	58 -8bj9d
around #	79 -7b4j7a
around $	72 -4d12b
around here	84 -7bc4a12g
around it	86 -6b4a
around so	88 
around the	81 -18a6ck7f
around there	88 5a
art	85 -23c30a
as	58 -28a-15b-14i-12c-5k11g17h25d26j
as a	75 -7j-5k8ad10f
as additional	85 
as it	85 -12c13g
as the	82 -10g-6b6j8i10a
as you	84 -30a8c34g
as your	88 
aside	80 -6b4a10g
aside for	85 -5b5a6g
ask	60 -15b-8g-5e5j7d8f18a
ask $	80 12a
ask for	78 -16g9a16c
ask me	82 -9k-5g16a
ask so	88 5k
ask you	78 -6g5cj
asked	77 -8ck-6a5i6b10g
asked for	88 
askin	88 -13a7b8j
asking	72 -8k-4i10eg
asking $	84 13g
asking for	79 -18g16c
asks	81 -13d-5e6k19c
asks about	88 -6c-5j14k
asphalt	85 -4b8a
assets	86 6b
associates	88 -5c12b
at	42 -12b-11i-6h-4c9k13g33j
at #	68 -19a-5i-4k8e9c18j
at $	74 -13d-8e-6f-5aj22c24g
at a	74 -9g-7e6f12j
at all	68 -10g-6e-5bk5j6c25a
at fault	85 4a
at gmail	88 -4a8j
at home	71 -12b-5c-4j8g20a
at it	81 
at least	88 11a
at night	71 -9j-8a-5i-4b4e9c16f
at once	85 5b
at that	77 -17a7d17g
at the	56 -14a-9f-7e5i6jk7h13b
at this	82 -17c20e
at work	72 -9b-6cj-5f8g32a
at you	86 -10c-5a19g
at your	65 -23c-18a-14b6fg7e9k12j18d
attack	85 -7e-6a5d10g
attorney	88 -6c5k
audit	70 -19a-7i4k8c18b
audit $	80 7a
audit @name	88 -36c-19i61g
audited	84 9a
audited $	88 8a
auditor	85 5a
auto	67 -8g6cf
auto $	80 -11g-8j8f9c
automatic	88 6a
average	88 6g
away	65 -14c-5e-4i6a8k13d
away $	78 -11g-7b9df
away at	88 4a
away for	84 15a
away from	86 -9a5bc6h
away with	85 -7a5k7c
awesome	71 -9j4e5k9c
awesome and	86 -4c6a
awful	86 -5a4c8i
aww	79 -12a-5g4i5k6e9d
aww i	88 5d
b	77 -8c5a9b
babies	88 
baby	71 -4c4e13a
baby $	82 7a
babys	84 -7a11c
bachelors	81 -5c11b
bachelors $	88 10a
back	56 -7c-5d8j14g
back $	72 -15c-7b8e12a14g
back and	86 4c5b
back in	80 -15a12j15h
back on	82 -11g15a
back then	82 -16c-8h-7a4e11k22g
back there	86 -12j8a10c
back to	79 -12c-10a4j5f6h11k
back up	80 -7c6bk
back when	88 -9ce6a16i
backed	86 -5j6e7c
backed up	88 7e
background	85 6b
backup	78 5a
backup $	88 
bad	69 -7j-4e8a10c
bad time	84 9a
balance	85 -16c5k16g
balance on	88 -20g5k19c
ballpark	78 8gk
bank	67 -11g15d
bank $	78 -5ag12d
bank account	86 4c
bankruptcies	88 4a
bar	85 -12d14a
bar $	86 -12d15a
bare	86 -5g5d6b
barn	86 -4c8g
basement	68 8i10a
basement $	77 -6g22a
basement finished	86 -6a-5j-4c17b
bath	86 -10c5j9a
bathroom	86 -11a11b
baths	84 -12b-11a6k19c
baths $	88 -13b-10a21c
be	50 -10i-9f-7h-5k7e8j9g20d
be $	74 -20a-16c-4j9e15d19g
be a	77 
be able	84 
be additional	88 -8a9b
be alright	82 10a
be comfortable	86 -10g12c
be driving	85 
be enough	88 -30c28g
be honest	88 
be in	82 
be listed	82 -11c6a10d
be off	88 6e
be okay	79 6a
be on	82 -7a-4k6g7c
be the	81 -9d-6i6a18c
be there	88 
be true	88 
beagle	88 
beat	84 -8b13a
because	67 -10i-8a-6j4k8d17c
because i	80 -6gi-4a6b13c
because it	88 -9b-5c-4j22g
because of	88 -9g-4a16c
because there	88 -4c10g
becomes	88 -7g6c10a
becomes of	88 -7g6c10a
bedroom	86 4c
bedrooms	80 5k
bedrooms $	88 
been	49 -10g-8e-7j5b6h8c9k15i
been $	85 -7g12i
been a	81 
been at	79 -11a-7b4k19g
been audited	88 8a
been burned	88 -14a-5g20i
been doing	85 -20i7b9g10a
been hacked	85 6a
been in	69 -12c-7b10d13a
been licensed	85 4g
been there	75 -23g-7c4j5f6h15b
been to	88 -11g15i
been treated	84 
been turned	85 -5g8a
been with	74 -13a-5i-4k8b28g
beers	86 
before	55 -14k-5e5df6g10i
before #	86 -6c12b
before $	71 -35c-6dj5b6f21i25g
before i	81 -13g-10k15c16a
before the	79 -15g-6k27c
before they	76 -11c17g
before we	81 -5ak4i12c
before you	71 -7b-5a5e22d
behind	70 -8a-6cg-4b5f12h16d
behind $	86 7c
behind the	80 4g17d
behind you	85 -5a7d
bein	84 -6ac7e10b
being	73 -16b-4g6f8a10i
believe	79 -12g-7a-5k-4b5c6j9e11f
bell	86 8a
bell $	88 4a
belongings	85 11g
below	88 -6a7b
belt	88 -10b-6k6j11g
benders	86 
benders $	86 
beneficiary	76 -10g6c14d
beneficiary $	79 -4c15d
benefit	86 -12c20g
benefits	79 -7g4c5a
benefits do	88 6c
besides	69 -6g-5b20d
besides the	80 -16d-7g25c
besides you	82 -31a44d
best	68 -9g-5ai7h8e12c
best number	85 6a
best part	84 -4g10c
better	65 -7fg5c8b11k
better $	80 -6b-4i13a
better half	75 -16a-8g-7bf4d17k20c
better than	86 -8a6b
between	78 -7k-5a7f10b
between the	86 -8a5c
big	59 -12i-6d-5j5g7k9c12b
big deal	88 -8b5k9a
big is	80 -21i30g
big ones	88 
big trees	88 5a
bigger	88 -6c5bg
biggest	77 -12a7c17d
biggest customer	85 -6c-4a11d
bigs	85 -12i13g
bike	79 -7i6fg9b
bike $	88 -7i7g
bike kept	88 6f
bills	69 -12g6c7d10b
bills $	85 -8a6b
bills if	86 -4c5d
bills would	88 -11g14c
binder	85 -11c4f5a6b
birth	74 -7g-5a10k16c
birth $	80 -5eg10k13c
birthday	70 -11k-7b-6a25e
birthday $	78 -18g-16c47e
birthdays	88 -5c7k
bit	78 4a9g
bit of	88 -7c11g
blame	85 6bd
block	88 -5b5a6c
blood	71 -9b-5k6j9e14a
blood pressure	77 -10b5a7c9j
blood test	86 
blue	88 -8c9g
board	78 -9b10a
board or	86 
boat	81 -5c-4b8a
bodily	81 -5a
bodily injury	81 -5a
book	79 -7c4g7k8h
booking	86 13c
booking system	88 13c
bookkeeper	82 -5ck15d
bookkeeper $	88 -8j-5c-4k5a17d
books	79 -7c6bj
books $	85 
bop	82 -5g8d
bop $	86 -4g6c
born	72 -8g-5d6e10c11a
born $	79 -17a8e18c
born and	86 -4c4a11j
born in	88 -8e-7j26a
borrow	80 8b
boss	78 -5b5e9a
boss $	88 -12a13b
both	68 -13c4g6j12b
both $	85 -7k-5c6b16a
both of	80 -11ac9b13g
bother	84 10a
bother you	85 10a
bothers	88 12h
bothers you	88 12h
bottom	86 6c
bought	70 -9g-5ci6a9k15b
bought it	77 -11e-7c5b11k12a
box	72 -9c-6bf5k6a12e
box $	82 -7c-6bf13ae
box here	88 
boxes	88 -8a5c8b
boy	74 -7cg-6a-4k8h9i10j
boys	79 -11a15b
brand	85 4a9b
brand new	86 10b
break	80 -16a5g14b
break in	88 
breaks	85 -7b-6g7a11c
breed	85 
breed is	88 5c
brick	75 7c
brick or	82 -17b17a
bring	70 -15c-4b7f24g
bring home	86 
bring in	79 -33c41g
brings	85 -18g21h
brings you	86 -23g4c22h
broke	77 -11d-10a5f22c
brother	71 -8k-5d6c13a
brother in	82 -8g-7j19c
brothers	84 -5d9c
brought	85 -6c5ek
bs	88 -5b11a
bs or	88 -5b11a
bucks	84 6a
buddy	79 -6d8g
budget	80 -5a16g
budget $	85 -13g20c
budget for	88 -22c31g
bugging	88 -9g7k11c
bugs	85 -8c-4a7b12h
bugs you	85 -8c-4a7b12h
build	74 -21c5be18a
build it	88 
building	63 -12a7g8k9c
building $	73 5g
building is	85 -8b13c
building or	88 -7a9b
building your	86 
buildings	86 
built	69 -9b-6j-4d11c18e
built $	78 -17a-7g39c
built up	84 -4a7g
bump	86 7a
bunch	85 -9a-5c7d12b
bundled	86 12a
bundled $	86 12a
bureau	88 -5a7j
burial	82 8b
burial or	86 
buried	88 -6b-5a11c
burn	82 -4b6c
burned	74 -15ac8g23i
burned to	88 7g
burst	85 6a
burst $	88 
bus	88 4a
busiest	86 -10a6c11e
business	51 -7i-4f5g6j7d
business $	63 -14a-8d-6g5k13c17b
business do	84 -6b6a
business from	86 10b
business have	79 -4g6c
business if	86 
business in	88 -16b16a
business is	82 -4b11g
business name	88 -13c7a8b
business out	88 -14c4a12k
business owners	85 -6a6b
business policy	86 -11b12a
businesses	86 -14a5d15b
busy	72 -5c-4g9a13e
busy $	77 -5c20a
busy over	88 -7a12c
busy season	88 -11ac23e
but	64 -6c-5bdi6e19g
but i	81 -6a17k
but otherwise	88 -5a4j
but what	82 -7ac-4k11g14e
butcher	88 -5c11i
buy	64 -4g5c6e7b
buy from	84 4c
buy it	79 -38c-7a8b38g
buy sell	88 6a
buy that	88 -4c7g
buy the	82 -21e-11b12a24c
buying	88 5j
by	52 -15d-14g-5hjk14e19i20b
by #	88 
by $	70 -17b-10g-5ef6i18a27c
by @day	85 -7a8j
by a	82 -8i-4j5a7b
by how	88 -9g12b
by now	88 -7a5b6e
by the	72 -11g-9j-5ei7f9a15c
by what	86 -26c29e
by when	84 -7a11e
by you	81 -8j6f7b
by your	86 7b
by yourself	88 
c	80 -45a5c20i32j
c or	88 -13i-9a30b
cake	86 -11c8ag
call	56 -20g-13i-6c5a6b19h25d
call $	71 -10c-6e-5d-4g15a16h
call for	88 -5a5dg
call it	85 4c5a
call or	80 -9a13b
call you	75 -4g4c6ae
call your	82 -18c5b28d
callback	86 -7a5c8k
callback number	86 -7a5c8k
called	68 -14j-8e-6i-4ag4d8h29c
called $	73 -18j-6h32c
calling	77 -9c-5gk9b15f
calling about	88 -5k10a
calls	74 -5a-4c20j
calls $	86 6k
came	67 -14a-9i-5cd5k9b14j15g
came down	86 -10a16b
came in	81 -8a-4g8c11j
came out	85 -8c-5i21g
came to	88 6aj
cameras	80 4a5k
camry	88 -13b-6c17a
can	48 -23j-20k5c9i11f13e15a
can and	86 5k
can do	88 
can get	84 -10a4k5e
can hear	86 -7j-5k4a16c
can i	62 -17k-13g-9j-7d-6e4c14i40a
can not	74 -36a-7g-6e27d30c
can see	88 -8c7a9k
can we	86 4b
can you	61 -35k-15j-8ei17f25a35g
cancel	84 
canceled	88 
cancer	76 -11bg5d6a9e10j
cancer $	84 4e
car	51 -12b-9j7f31c
car $	62 -14b-12d-11gj-4i6e13a36c
car and	86 -13c-5f4k6d13a
car do	88 9c
car for	82 -5g7c
car get	88 -7b12i
car in	88 -5a
car is	86 -6d7c
car or	81 -4c6a
car paid	88 8b
car that	88 7j
car to	88 -6c10b
car worth	88 -11c12g
card	62 -31a-7g10i12c19b
card $	77 -18a-7k-4d5i32c
card is	86 
card number	88 -39a5b8k30c
card numbers	86 -8c9a
card or	88 4b
cards	70 -7g-5k4i17a
cards $	76 -5j18a
care	68 -8c12d
care about	88 
care for	86 -8g12c
care of	73 -6c-4g8d9a
carrier	77 -17a5k8c16d
carrier $	80 -21a9c17d
carry	61 -10b-4i8c13a
carry $	74 11c
carry for	86 11c
carry the	88 
carry their	88 
carryin	85 -9a8b
carrying	80 -13c6g9a
carrying $	88 -18g22c
cars	66 -19k5d20i
cars $	82 -14c21i
cars and	86 5g
cars are	86 -21g11d18c
case	77 7j
cash	67 -15c-13a5k18g22b
cash $	85 -7g6a
cash in	88 -27a34g
cash value	76 -6b7a10g
cat	88 -6a8b
catch	75 -14c-7a-6d4j11e25k
catch you	81 -13c-5ijk10ag15e
catering	88 
cats	84 -11b5a6gj
caused	88 -18c24a
cell	81 -5k6a10b
cell $	86 12a
cert	80 -10a5j10b
cert $	88 
certificate	69 -9a-4b4g17d
certificate $	77 -4b9a
certificate of	88 
certificates	75 -5d11a
certificates $	84 -4d12a
certificates from	88 
certs	84 -7c6f10a
chain	88 
chairs	84 7g
chance	84 -6c12a
change	68 -8g-7b7c9k10a
change $	84 -5g7a
change jobs	88 -4c8a
changed	73 -5e6g10c
changed $	85 
changed since	88 -8a14c
changes	81 -10c17a
changing	85 9k
charge	74 -5a5k
charge of	88 
charge you	80 -10a5d6c
chat	85 -5c4a5j
cheap	86 -11j-5c7g9b
cheaper	86 8a
check	64 -10g-6a9b21c
check $	82 -18a-5k6cj18b
checking	86 -9g5i
checks	77 -5d6bg
checks on	88 -12a5b9d
checkup	85 -9a16e
checkup $	86 -9a16e
chemical	88 4j
chew	88 4a
child	85 -13d-6k-4e6c8i11g
children	74 -9d6b
children $	81 -10d10a
chimney	86 -5b4a
cholesterol	88 -9g5a9i
choose	79 -13b-7g-6e-4h7i11c16a
choose $	88 -6e7i
christmas	84 -4k12f
church	79 -7b4f9a
city	75 -5b7af
claim	64 -11e-9j-5ad5b9gi10c
claim $	74 -7i-5e4b7a10g
claim was	86 
claims	70 -7c-4g4ik9j
claims $	81 6a
claims in	88 7a
class	80 -4g7f
class $	88 
clean	77 -22i-5g4b28a
clean record	86 -9a10j
cleaned	86 -7a7c
clear	73 -16c4a5g6b8j
clear $	85 -7j-6g4e15a
client	72 -6c-5e18d
client $	84 -12c18d
clients	71 -6k6ce
clients $	80 9c
climb	85 -7c-6b7d10a
clock	84 -8a-6j-5g10b13e
close	63 -19i-6cd-5b6j11a12e15g
close $	75 -24a-11c7b14e20g
close by	81 -5c5f16a
close calls	86 
close is	88 -13i20g
close on	86 -5a-4g11j
close to	88 8a
closed	72 -20e7dij9g
closed $	81 -14g8i11c
closer	84 -10a-5j19b
closer to	84 -10a-5j19b
closin	85 -13c-8a22e
closing	73 -12c-5g12e
closing $	85 
closing date	84 -12e17c
clothes	86 5g
cloud	86 
coast	86 8g
code	73 -6a-5bfg7k24c
code $	80 -6a5k9c
coffee	81 -5a6k11i
coi	85 -10k7a
cold	84 
collect	86 -8a9b
collections	88 -9b12a
college	65 -5fi8b11c
college $	73 -9ab-5g30c
collision	71 -10c-6j-4d5be9ag
collision $	80 6a8b
collision on	81 4a
com	88 -5a9j
come	56 -20g-10b-9c-7k-5j5e8f9a43h
come after	86 -7a13c
come by	85 4f
come down	84 -5g7a8c
come from	80 -23f-12a6c7b30i
come in	78 -10f-7b-6h8c17a
come out	81 -8e-6g5ci11d
come through	88 
come to	74 -16b-10c-7e-5dhk14fg23a
come up	75 -20c-18a16h28f
come you	85 -20i-13g47h
comes	68 -9ae7d8j15g
comes and	88 7d
comes from	88 
comes out	82 -10g9cj
comes to	82 -7g-6e5b14c
comfortable	79 10a
comin	80 -28a-9g6d7i29c
coming	70 -24b-8j-5k8a13cf
coming up	80 -33a-13b-4j56c
commercial	73 -16c5d7k10a
commercial umbrella	86 -6c17a
common	88 -10a-4j5b15c
commute	80 -12c4k12g
commute $	84 -12c5a14g
comp	66 -13c7g8d9a
comp $	78 -20c6a20g
comp and	80 -4dg5a11b
companies	74 5b
companies $	85 -5c5d
companies have	88 -5a8c
company	52 -10a-6j-5g6b7d8e10i
company $	62 -18b-10j-7h10c12d15a
company do	85 -10a-7d27c
company ever	85 
company have	85 -9a7c13e
company or	86 -6k-4a12b
company you	86 -22c-5a12d22e
companys	77 -15d-6g-5h7ajk
companys name	88 -7c4i8a
compare	86 -11c12d
complaint	86 
complaints	86 -12a19c
complex	81 -9c18d
complex $	88 -4bc15d
comprehensive	84 -5a11h
computer	80 -12a-7c10b14e
computer $	88 -4a6e
computers	85 5i6c
condition	81 -5a13c
conditions	80 -12c11a
conditions $	85 -15c14a
congrats	85 -8g-4a7ce
congrats on	88 -8g7c
construction	77 5c
construction $	88 -5a8b
contents	77 -14c24g
contingent	88 
contract	71 -8g4b6f9k
contract $	80 -7a-5c9fk
contractor	84 -4a5d6k
contractors	82 6g9b
contracts	80 4d6c
contracts with	88 
conversation	85 -11k5c8j
cool	72 -7f-4j7c15d
copper	86 -18b18a
copy	78 -5k7j
copy $	82 -4b10a
copy of	88 6b
corner	86 -9a-5k7c17f
corolla	88 8d
corporation	86 -16a22b
corporation $	88 -16a23b
correct	70 -17a29j
correct $	71 -18a29j
cost	62 -24a-10c10b32g
cost $	80 -13c12a
cost on	88 
cost or	88 11b
cost to	74 -7a11g
cost you	78 -11c-5a21g
costs	80 -11b-8k-5h5j7g15a
couch	85 -4a5c6b
could	50 -24k-12j-7h-6f-4d4i6b15g16e27a
could a	86 -13a-7g25c
could go	88 5k
could he	86 
could i	79 -8i-7k-6g10c26a
could it	88 10g
could not	74 -5ch5d6a
could she	88 6a
could somebody	88 
could take	86 -5b11a
could the	84 -13c-7a12g16e
could they	78 
could you	60 -40c-23k-9j-5f4g7b18e27i31a
could your	88 7a
count	80 -17c11g15k
counting	81 -16c4k14g
country	80 -5g-4c17f
counts	86 7c
county	79 -11b-8g11a14c
county $	88 -12b12a
couple	76 -12f12c
couple of	84 -13f-10a5i6j15c
court	82 -26a4b8f20j
cousin	84 6d
cover	69 -21g4k6b7i9c
cover $	84 -6g9c
cover the	88 -11g12i
coverage	53 -4d5c6g9b
coverage $	63 -39g-7b-6j5i9c50a
coverage do	79 -9g11c
coverage does	86 -5a5g
coverage in	88 -11a-6g7b11c
coverage is	84 
coverage on	78 -5ac-4j22g
coverage or	80 -24a27b
coverage to	88 9e
coverages	86 -15g6c18h
covered	67 -6f-5c4g10a
covered $	80 -26g5i10c16a
covered for	82 -34c37g
covers	80 -9g-8d9a16k
covers $	86 -10g16a
coworker	88 6h
cpa	84 4a
cr	86 
cr v	86 
crash	80 -7b-5g6c13d
crash $	88 -7b13d
crawl	82 -7c-5g6b10i
crawl space	82 -7c-5g6b10i
crazy	76 -5i9h
credit	63 -14g-13f-6b5ik9c18a
credit $	79 -7cg7i11a
credit card	85 -10c7k8a
credit cards	81 -6c6g10a
credit score	85 -8a-6g-4k5i20c
credit union	85 6j
creek	82 -9b-7i10g11a
cremation	84 
cremation $	86 
crew	75 -9a-8i-4c4d9g
crew $	84 -9i9g
curious	85 -11c-8a-5j11h18k
curious what	88 -12c-5j12hk
current	67 -15a-5bij13e22c
current carrier	86 -7a-4k23c
current company	86 -15g-14e35c
current policy	86 -20c-10g33e
currently	84 -10g-5b7j11a
cushion	85 -9c8k
customer	68 -4eg5b6d
customer $	82 -4a10d
customers	70 -12b4a12d
customers $	84 
customers come	88 -11b13a
customers pay	88 
cut	75 -6g-5k6b8c
cut off	84 -5k10c
cyber	86 
d	82 -5c4k
dad	71 -17c6a7k11g
dad $	88 5b
dad died	88 -4e5c
daddy	82 -5g6d
dads	86 6b
damage	69 -10c-8b-7e13a17g
damage $	77 -8g6a10c
damage on	84 -4b6a
dangerous	82 -11c6ae
dash	84 -4k7g
data	85 6a
date	66 -25a-14g23c31e
date $	78 -25e-15a51c
date of	77 -8a-5g5b20e
dates	88 -4c9k
daughter	71 -5k5j11a
daughter $	88 -4i5g
daughters	80 -10g5a6c
day	57 -17g-9i-4d4j8a10k21e
day $	71 -37g-9c-7j6i9h15e25a
day and	80 -13a-8j6k18e
day does	88 -8c18e
day of	86 -13g-5i7c11j
day or	85 
day so	85 -5c4a13k
day you	85 5k
days	60 -15a-12j4b5d8i26g
days $	68 -10c-7f6ab7d8g
days a	85 
days are	88 -7g16c
days off	86 -8j-5g8i10c
days or	85 -8a-5i8b10g
dead	84 -5k8b
deadbolts	86 -4j11a
deadline	85 
deadline $	86 
deal	75 -11g-5j9c13a
deal $	84 -8j15a
deal with	86 -8a5b
dealt	86 7i
dealt with	86 7i
death	84 -12c-6b6i19g
death benefit	88 -12c21g
debt	81 -10a-4j5g9b
debt $	88 -6a-5g12c
debts	88 -17a-5d24c
dec	79 5a
dec page	80 5a
decent	86 -7b6g8a
decide	77 -29a-4g7di11b17j
decide $	82 -24a8i9d18j
decides	88 5d
decides $	88 5d
deciding	88 -5b9a
decision	80 -4k5c
decision $	86 -5b-4k6a7c
decisions	88 -8c6a
declarations	84 
declarations page	86 4a
decline	86 -5ak7e
declined	86 6a
deductible	63 -4f5b7g
deductible $	72 -35a-4i13g39c
deductible is	88 -6c4j
deductible on	86 -23c-9a11b23g
deductible right	88 
deep	86 -17a6j9g12i
deer	88 14c
degree	80 -7g8b
degree $	85 -6c4a11b
deliver	75 -7bi10ac
deliver $	81 -7i6c7g
deliveries	80 -16c5k11g
deliveries $	84 -17c9a13g
delivery	86 -11g5j12i
denied	88 7d
dental	85 
department	81 -13c-6a-4i5g7b16d
department or	88 -8a9b
depend	81 9b
depend on	81 9b
depends	88 
depends on	88 
describe	86 -5ag15k
design	85 
design work	86 
desk	84 12b
detached	86 -5b5a
detached garage	88 -5b5a
detectors	84 9a
detectors $	86 8a
device	86 8j
diabetes	80 11a
diabetes $	88 5b
diagnosed	88 -20a8e18c
did	36 -22k-13b-9d6cj7g8h15e19a21i
did a	81 -6g6c
did anybody	81 
did he	74 -5g4k7a
did i	62 -34a-8bce-7k-6g14i63j
did it	63 -54c-6j-5a5i17e18b30g
did not	74 -8dg5k7c8hj
did she	84 5h7a
did somebody	78 -4e9a
did something	88 10a
did that	69 -20i-15a-8j13b35g
did the	62 -30b-9ej11c18i35a
did they	56 -15i-14j-11g-4k8b10c34a
did you	45 -25g-19k-8b-6a5h11i12e14f39c
did your	62 -32g-11j-9b6e11c15i29a
did yours	88 -4k5c8g
die	81 7g
die of	88 -8g14c
died	72 -7e-4c6a9j
died $	78 -7e
difference	88 
different	71 -8b-7j5k7c10a
different $	88 -12h14a
different now	88 -6g9c
differently	88 
digit	88 5k
digits	78 -4ab16c
dinner	81 -6j-5g4d8e12a
dinner $	86 -9g-6j8c15a
disability	82 9a
discount	73 -8a-5g12k
discount $	84 6a
discount for	88 
discount so	86 -8a6d8k
disease	86 -4c9a
district	85 -7b4a11j
dive	86 -8b6a10g
divorce	88 -8b7a
divorced	85 -13j-7c7a20b
dmv	88 4f
do	27 -41jk-5g13eh14i16bf22c44a
do $	65 -29g6j13c14a
do a	75 -13a-4g10k14b
do after	88 -5a11c
do all	88 5g
do any	75 -7b4k8a
do anything	80 
do business	86 -22c12k14d
do clients	88 
do customers	86 -8b13a
do for	69 -24g-6e-5a6d41c
do i	65 -16ck-8a-6e4j7g14b28d
do if	79 -12g9a16c
do in	84 -13k-8a-6c12i19d
do it	71 -8g-6c-5d5b11a16h
do not	58 -52a-19c5k9d16i22h33g
do people	81 -7c9a
do right	86 -8cj4b20a
do that	79 -6g-5b6e15c
do the	70 -8g-6c4i8a12k
do there	84 -5a6c
do they	65 -6c5a6b
do this	78 -6a8b
do to	77 -22g-11a44c
do we	85 -6j8a
do with	77 -13eg-6j42c
do without	82 -20g-7a5k23e
do you	29 -47k-39j-17d5h7g8e12i14c15f27b56a
do your	68 -8a-6bd-4e4g11c16f
dob	84 -8a20c
dob $	86 -7a20c
doctor	70 -14g7d9i
doctor $	77 -14g-12c15di
doctors	86 -10a13d
does	41 -26k-9j-7h8i13e16d23a
does $	86 -45a42c
does a	86 -17c9a17g
does anybody	74 -9a14d
does anyone	82 -6c6a
does he	70 -39c8i9g26d
does it	60 -22g-5cj21e25b
does not	80 -6k-4a7cj
does she	71 -10b-4f15a
does that	67 -9g-5j6e7a12i
does the	56 -12d-9c-8b-7k6i7ag13e15f
does your	54 -32b-17k-13ef-5j4cd5i16g56a
dog	74 5c7j
dog $	85 -8b14a
dogs	82 -9b13a
doin	80 8c
doing	62 -17g-8j-7d-6e7k10c22i
doing $	77 -6g6c7i
doing for	86 -6g-4a18c
doing in	88 -15c-5g24i
doing okay	88 -25a31i
doing that	85 -13i-7a7b17g
doing the	88 -6d-5a8f
doing this	88 -9g-4i17a
doing with	88 -5ag5i7c
dollar	70 -14g11j
dollar @name	84 -19g22c
dollar amount	86 -6a4k9b
dollar deductible	86 -17g-6c26j
dollars	75 -16a-5c6j24g
done	65 -10e-9a7bc11d
done $	75 -4g5be
door	72 -16b-8a4k5gj14f
door $	79 6e
doordash	84 
doors	80 -13c14e
dose	88 -14c16g
dot	84 -14a19j
dot com	88 -5a9j
double	88 -13a11g15b
down	53 -23c-13a-11i-5e5bd10k11h15g19j
down $	70 -10c-9e-8j7k9g15a
down and	81 -11c4a12e
down as	84 -15a19j
down at	86 -6b12a
down for	78 -10c7j11g
down in	86 4b
down right	88 
down the	80 -11a-6c8b11k
down there	82 -7b16c
down to	77 -11g-4a6b8d9c
down what	85 -8k-7c5g20h
down with	82 -23a11h15b
downstairs	88 
downtown	84 -7j-4g6f7a
draft	86 -6a6c
draw	85 -8c5b9e
drawer	86 -9a9b
drink	77 -5b16a
drink $	82 -9b9a
drinks	84 -8d6a
drive	58 -14k-5f5j8b12d
drive $	69 -11i-10g5c6a9bd
drive for	84 8c
drive in	82 -13c8g9f
drive it	79 -7a10i
drive to	82 -9f-5i17g
driven	88 -15b5d6f10a
driver	69 -12a-8c7gk11b
driver $	82 -16a-13c6b10d18g
driver or	86 -8g-6a5b15c
drivers	67 -21a-6j-4bg18c24d
drivers $	80 -33c7a29d
drivers @name	85 -46d-5g61a
drivers in	88 
drivers license	80 -13a4i16c
drives	69 -21d5k23a
drives $	85 -35d35a
drives it	88 -4d6k
drives the	86 5d
drives which	85 
drives you	88 
driveway	77 -9a-7c5k7f15b
driveway $	88 -7b6af
drivin	76 -5a5cd
drivin $	88 7c
driving	65 -8bd22a
driving $	76 -13b-7g24a
drop	76 -10a-8k-4c6h8g18b
drop it	88 -14a16b
dropped	82 -6g17h
drug	88 6j
drugs	82 -11c5a12d
drugs $	86 -11c5a13d
due	77 -15c-8g12a21e
due $	82 -12c19e
duplex	88 
during	88 
during the	88 
dwelling	81 -9a-6c15g
dwelling limit	88 -11c-4a18g
e	77 -22g-14a5c6b33j
each	67 -12a-9c-5e6d7gj13k
each month	82 -5c4d5j
each of	85 -11ck9g17d
each one	88 7k
each way	86 -4g7j
earn	79 -12c5gi
earn $	85 -22c4j7a17g
easiest	86 -13b20i
easiest way	88 -11b-6c21i
easy	84 4b
eat	84 -15a-5c11g14b
education	80 -6b-5agj12k15c
education $	84 -6b-4j18k
either	81 -6a5bj
electric	85 -9a11b
electrical	81 -7c-5j4d5g9a
else	56 -10g-9a5c6j8h13d
else $	70 -21b-7d6c9f23a
else are	85 -5g9c
else drives	88 
else gets	88 6d
else has	88 
else i	88 -8a10c
else in	85 -28a10b25d
else is	75 -5a4d7c
else on	88 
em	69 -26c-10a6d8j15e16g
em $	84 -5k7j10c
email	61 -8g-7d-5e27c
email $	70 -23a-4g6f15b21c
email address	84 -6f-5c7ak
email for	88 
email me	88 7a
email or	86 -10b11a
emails	86 5a
emergency	84 5d
emergency fund	85 6a
employed	85 8f
employed $	88 -4d6b8f
employee	79 7j
employees	70 4j
employees $	78 -6b11a
employer	73 9b
employer $	80 
empty	81 -10g22e
end	68 -9b-7cj6g20i
end $	80 -9a-5bc-4gj6e21i
end of	86 -10b14a
end up	80 -21c-6b5f6i18g
ended	86 6j
ends	80 -5a8j
ends $	88 
ends in	86 -5a9j
engaged	88 -8j5a6e
enjoy	85 5c
enough	71 -20b-17i-6c14g16h21a
enough $	86 -29c-20i23h28g
enough to	80 -7g11c
equipment	71 
equipment in	86 6b
equipment worth	86 -12c13g
equity	86 -24c6a22g
errands	86 -19k-7b13a17i
escrow	84 -5k13a
escrow $	88 -4k15a
even	71 -10g-6c-4d5j20a
even a	86 
evening	88 -23a8b20j
ever	49 -28b-16c-11j-8g-6h-4e10i81a
ever been	66 -10b-7g13c18i
ever come	85 
ever empty	86 12a
ever get	81 
ever gone	88 6a
ever gotten	82 8a
ever had	70 -9b19a
ever have	82 
ever said	88 
ever sat	86 6a
every	61 -19c-11i-10e5d9f10b19g
every #	85 -11j-5g-4k24b
every @day	88 
every day	77 -5i8b
every month	76 -12j-10c-5a6d13g18b
every time	88 -6g-4e7a10c
every week	88 4g
every year	86 -11c5b11g
everybody	71 -20a-9d-7c5b11e12g13k
everybodys	77 -5k-4g4d6f7c
everybodys got	84 4c5d
everyone	88 11k
everything	64 -24a6c9b10i11g
everything $	79 -11c19a
everything in	85 -7c6b
everything you	84 -9a10g11k
ex	88 8a
exact	86 -6a5f7k
exactly	78 -7a-4k5fg10c
exactly $	88 -18c8f16g
exactly did	88 -8g13c
exam	74 5a7b
exam $	80 12a
excellent	88 5b
excess	78 4bd
excess liability	86 5d
excuse	88 -19g-4a13c20h
expand	88 -7c6a
expense	86 -5ag5ci
expenses	81 6k
expenses $	86 6k
expensive	81 -4f5g9a
experience	77 -5b5c6j
experience with	88 -10a-8g9c11j
explain	74 -8c-5b26a
explain $	88 
explain it	85 -7b7a
explain that	88 
explained	84 
explained it	88 
exterior	88 -8b17c
extra	77 -4c18g
extras	86 -4bg9c
face	85 -15a-9c12g13k
facebook	88 -6b4j8c
factor	88 -9a11j
fair	75 -5gj-4f9a12c
fair $	84 -6j21a
fake	82 -13g-8b6a7c10i
fall	73 -20a-8g-5j11e13c18b
fall out	88 -7a5g8b
falls	84 -17c30a
falls off	88 8c
familiar	86 -10a-7cg4e9b14i
family	59 -7e-6j6c10a
family $	70 -12g4b16c
family history	84 -16c27a
familys	88 
far	63 -28i-12j-8c-6be15f19a38g
far $	77 -14g-12j-9i6c8b26a
far are	86 -5f12g
far do	86 -21g-5ci35f
far is	80 -5a4g6i
far out	88 -5ai13g
farm	73 -10b-7g6a9ej
farm bureau	88 -5a7j
fars	86 -6i7g8f
fars the	88 -6i17g
fast	78 -12i-7k7ag11e
fast $	88 9a
father	80 -9a-7b7c12f
fault	77 -11d-6g7a20b
fault $	88 -44d48b
favorite	82 13c
favorite thing	88 10c
fax	85 -11c5f6k
fear	88 -7d13c
feel	64 -14c-11a-4e6bh7g18i
feel $	86 5c
feel about	72 -12g-6a25i
feel like	85 -7a14b
feeling	80 -9i-5g7a11c
feels	86 -7j7c
feet	69 -4i7j
feet $	80 -6b6a
feet is	88 
feet right	88 
fella	78 -9a4b6c
fellas	88 -13b-4d6e15a
fence	80 -9a-5b4c7k
fender	81 4a
fender benders	86 
few	75 -14b5j6k12a
few questions	88 8a
few years	84 -10b-5c15a
fianc	88 13j
field	86 
fifth	88 5b
fight	84 -5i4h7a
fight you	88 -5i13a
figure	71 -14c-6a6k8e13g
figure it	88 -15g-13a4j8b20c
figure you	88 -5g4k8e
file	71 -9c6k13a
file $	84 -10c4k12a
file for	86 
filed	79 5af
files	86 -5a6d
fill	86 -6bh17c
filled	84 
filled out	85 7c
filling	88 6c
filling out	88 6c
final	77 -6b15a
final expenses	85 
finally	82 4c8h
financed	84 
financial	82 5c
financial guy	88 -5b4a7c
financially	86 
financially $	86 
find	70 -20c-4b6k7h8a
find a	88 -6c-4f15a
find the	88 -14c-7g11ae
find us	88 5i
fine	76 -14a11k12b
fine $	86 -5j7k
finish	84 7a
finished	73 
finished $	82 -4b4g9a
finished basement	88 8a
fire	63 -10aj-5i-4e5c7d10fk
fire $	85 -12g5a10i
fire department	84 -6a-4i5dg7b
fire station	84 -8ac-5i15f16g
fired	88 
fireplace	77 6a
fireplace $	85 14a
first	59 4j5ad10k
first $	78 -22a-15g5f8b12c17j
first and	78 -17k-8d-5e37c
first name	88 -19c8k12a
first one	85 -11k6b11a
fish	88 -16b13a
fix	80 -6g5c
fixed	86 12a
flat	77 -12g6a15b
flood	71 -5gj5c10a
flood $	88 -5g4d10c
flood insurance	84 8a
flood zone	82 -7d14a
flooded	86 5i
floor	76 -7a6c9j
floor $	85 
floors	86 8k
florida	88 5b
fly	85 
folks	64 -8k-7j-5ae5b9h16d
folks $	84 -6a6j
folks do	88 -20c-14k6a34d
folks who	88 5d
follow	85 -9g5a6bi
food	79 -9a6j
foot	80 -8c8ag
footage	84 -5a13g
footage $	88 -5a10g
for	35 -22b6g8ij10h11a24k
for #	69 -8g-5ah8k12c
for $	59 -10d-7cg-6e-5f11a39h
for a	62 -8b-6g-4k18a
for and	86 -8c-5g9i
for anything	88 
for bodily	88 -20c22g
for business	86 6a
for college	86 4d
for for	82 -14a7g14b
for fun	85 
for good	88 10b
for her	88 
for in	88 -20g25c
for insurance	80 -4d13g
for it	70 -34c-9b14a31g
for life	80 -11c8g9a
for me	63 -14c-10b-9j-6d10i15e25k
for money	85 -7b8a
for retirement	80 -13g-11b5i19c
for school	88 -7g-5b6a7i
for somebody	88 -18a5g16b
for that	70 -8dj-4h10c22a
for the	53 -28c-20a-7b7j9d14g16k23f
for their	86 -11c-5b14g
for them	84 -17g21a
for this	73 -15c-9a-5b6k30g
for today	88 -6c8g
for what	80 -17c-10j-5g7ab8h19d
for when	84 -11c6k10e
for work	78 4c7b
for you	53 -32g-20k-9e-7hj4a16b18i46c
for your	64 -14b-6c-5i4a6gj20k
for yourself	86 -10a7d10b
force	82 5b
forever	84 -5a7b
forget	88 -5c4k5g
form	71 -10c-7j-6h10b26k
form $	80 -6h-5a15k
forward	81 7k
forward $	88 9a
found	84 -10g12c
foundation	88 -7c-4g14b
fourth	88 -6cg7ai
frame	80 -17c-5g5j15e
frame $	88 -16c16e
free	73 -25i-15g6e20a22c
free and	85 -6ac12j
free or	88 -11a-5c17b
friend	74 -13b-6d7h16a
friend or	88 -21b6d18a
friend who	88 7a
friends	84 -20a7d16b
from	48 -6g6fj7i12h
from #	84 4b
from $	71 -23c-9a5d13f25i
from a	82 -5a4i5c
from before	86 
from home	78 -25b-6f-5i10g38a
from it	85 -34a5b6h25c
from me	80 -14k-10g6e26c
from scratch	88 -8a9b
from the	66 -13a-8i-7e-6c-5f9b18j23g
from them	88 -7c12a
from there	88 -6f5a9k
from us	88 6c
from work	88 -8c-6d6e10h
from you	73 -7g7c12i
from your	72 6j8a
front	68 -25b-6g5k9c29a
front $	81 -19b5c17a
front of	78 -8b6c9a
full	62 -12f-4ej6c7k9g11b
full $	86 
full coverage	78 -10g-4b19a
full name	86 7k
full time	76 -16b28g
fun	71 -8ej-6g5b6c9a11k
fun $	84 10a
fund	76 -8i5g9a
fund $	79 -9i5g12a
funeral	73 5j9d
funeral $	80 -10g6ad
furnace	80 -8g5j7i
furnace $	86 -15g17i
furniture	80 -6c9g
furniture and	86 -4c5g
g	85 -15a6c8j12g
game	86 -10a11j
gap	76 -8c5b6ae
garage	70 -8g-7c5b8f
garage $	77 -13b-6g24a
garage driveway	88 -14a-7c25b
garden	88 -7a5c7b
gas	84 -12a7bc
gate	86 -8b5i13a
gave	75 -4a4d6cg
gave you	76 -11a4d5b10c
gc	85 -14g15c
gc want	88 -9g9c
general	73 -5cj5a6k7g
general contractor	88 
general liability	78 -25c11a22g
georgia	85 -4f13k
get	45 -18b-5f5g7k9i13a14e
get $	78 -15c-6a31g
get a	72 -20b-5j-4g7dk9a13c
get around	82 
get by	81 6g
get certificates	88 5a
get cut	85 -5k11c
get for	85 -27c36g
get his	88 -14a14b
get hold	88 -12c17i
get hurt	85 -23d-10a33c
get in	85 -5b-4c5e
get into	85 -23c-6bg4i12a25e
get it	74 -17a-13j-8c5g11ei22k
get me	85 -8g-4a5e6ik
get my	84 -8c-4b7f8a
get off	86 -14c17e
get out	80 -6g6a
get paid	85 -13a7b
get started	86 -18i-5gj9a25c
get that	73 -15a-13c-4e11h31j
get the	75 -13c6i19a
get there	88 -12a-5e5b17c
get this	81 -7b-5i14g
get through	84 -6e5c12i
get to	74 -12a-6i17b
get you	73 -12g6b7e8c
get your	73 -13f-8a5b26c
gets	71 -7c-5j4g10b
gets a	86 
gets the	85 9a
gets you	88 -7a6d
gettin	80 -9a4k9b
getting	73 -5bg-4k7a9i
getting any	88 4i
girl	79 4g
girlfriend	86 4b
girlfriend on	88 5b
girls	82 -10a15b
give	56 -15e-10d-9j-7f-5bhi4g9a18c33k
give me	60 -21a-20e-15g-8j-5df30c55k
give you	71 -12c-6k-4d10a22g
gives	88 5j7d
givin	88 -9c6b10a
giving	85 6d
gl	79 -14g5a14c
glad	82 -10a-5k5d6h8e
glad you	85 -10a4ce5d6h
glass	78 -6d-5g17b
gmail	85 -8a5b8j
go	48 -12e-10j-9c-5bg-4h5d24k26f
go $	70 -11c-6ab-5efi7h35g
go about	88 -6c7i
go after	86 -8g8c
go ahead	77 -5c6b12a
go back	81 -5g-4k4c8a
go by	80 -12c10b17a
go down	84 4k
go for	84 -43c-4k5f6a10e31g
go in	75 -13i-9b-6f-5c14a21g
go on	75 -35a-4ci10b49k
go over	80 -20b-4d31a
go part	86 
go through	79 -7b-5g-4k4d7i8c
go to	70 -53a-37g27d30c43f
go up	74 -6bg16a
go when	88 -6a-5c-4e10fg
go with	75 -7ag-6b6j7i20c
goal	88 -5a-4g16c
goes	68 -10i-6d-4j7e19k
goes $	88 -11g-9i-8c30a
goes to	81 -9g-7d6k10c
goin	80 11j
going	55 -10j-9f5h8g15k
going $	77 -26a31k
going for	82 -30c-16b13a35g
going on	78 -7c-5ik7b11g
going through	85 -7g-4k17c
going to	62 -21g-19a-8j7dk16b23c
golf	86 5ac
gone	66 -7e-6d8b9j
gone $	73 -8cg-6i5b7ad
good	52 -9k-8c-7f4d5a10i16b
good $	73 -54b-11c-6g6j37i40a
good day	86 
good for	80 4ab8e
good health	85 -6i10a
good idea	88 
good or	80 -5c6a10b
good outcome	88 7c
good shape	80 -5i5b
good student	86 
good that	88 -17a6i12b
good time	80 -16c-8g29a
good to	80 -6g-5k-4f8c12j
got	41 -13f-6i4gk8bd9c13j
got #	71 -23a-17k-8j4i6b39g
got $	67 -19d-4g6a9c10b
got a	59 -21g-9b-7k-6c-5e58a
got about	86 
got an	84 -5g-4j14a
got another	86 -4j14a
got any	79 -43a-7c59g
got anything	88 -34a7k29c
got for	80 -7a-4c16g
got going	86 -10g-5b17c
got hurt	84 -14c-5g7a14d
got in	77 -16c-9a7k24g
got insurance	88 -23g6d23a
got it	73 -18g5a11c15d
got on	75 -7k-6d7f8c
got put	88 -4g9c
got some	86 -5ac5b13i
got something	88 -9a7b
got that	82 -15c-6j-4e5a6d20h
got the	69 -20c-9g-6bf-4k5d7e42a
got there	86 -8g10a
got to	68 -17a-10c-5e5d6g22k
got what	88 5c
got you	70 -12b-10g-6c16e21j
got your	73 -13b-12c-9e4k6h22g
gotcha	88 -5e13c
gotten	75 10a
gotten hurt	86 
gpa	88 -5ag15c
grab	81 6k
grab your	85 -6a9c
grade	80 -11g-4j21c
grades	79 -7c-4g5a6b10i
grades $	86 -8c7a12i
grandkids	88 7a
grandma	86 -10a-4g6j8c
great	75 -10j-6i-5k5g7f11c
groceries	88 -5b5a6g
gross	78 -10a-8c-5be7jk19g
ground	79 -12a5j10b
group	77 -10c5a6bg7d
group life	85 6c
grow	78 -9g-8a7f8bc
grow up	84 -7g-6b7c8f
growing	85 
grown	82 -7b-4c6e17a
grown $	88 -5b-4g7e10a
guardian	80 12d
guardian $	88 -14d22a
guess	80 -13c7k19a
guests	88 
guitar	88 4c
guns	82 -13b9c13a
guns $	88 -12b-6a24c
gut	80 -17a-14c-11g18b25i
gut $	86 -8a8b
guy	68 -10e16d
guy $	85 6a
guys	63 -11c-7bj-5d6g8fi18e
guys $	82 11c
guys do	84 -6g
gym	88 9c
h	82 
h are	88 
hacked	81 5a
hacked $	84 5a
had	53 -11b-5g5c7a15j
had $	80 -13a-4j9k11c
had a	67 -19b-7c-6e-5jk-4fh4d6i9g34a
had an	85 -4c4ah
had any	74 -7c12a
had that	84 -5b-4j12a
had the	78 -19a-5h6d8j11e
had to	70 -17g-4k7b9a20c
haha	75 -8a-5c6g10b
haha $	81 -5i4c11b
hail	74 -14c-6g7h23a
hail $	88 -21g25a
hail deductible	88 -16c19g
hair	85 5k
half	66 -20c-11j12k29d
half $	86 -28c32d
half a	84 -21j-14g36a
half of	85 -12c-6a6j19g
hand	74 -18c-5k-4j5d8bg11f
hand you	86 -14c20g
handbook	88 
handle	73 -26a-10c-7g5k45i
handle it	88 7i
handled	84 -14i20a
handles	77 -13a10b11d
handles the	80 6d
hands	81 -8b-5e5c13a
hands on	88 
handy	76 -6j11f15a
handy $	80 -6c17a
hang	80 -9e-5g8k10c
hang up	86 -10e-5g10k12c
hangin	88 6a
hanging	80 -22a7e27i
hanging over	86 
happen	65 -6g7a11c
happen $	75 4a6g
happen again	84 
happen if	82 5k
happen to	80 -4g7c
happened	63 -11ae-10g5h8d16c
happened $	75 -11c-8e4f8d12j
happened that	85 9c
happened to	77 -9a-5g4d6i9h
happened with	85 7c
happens	65 -7e-6d8k9g
happens if	79 -7d-4a20c
happens to	73 -40c11a28g
happens when	88 -4c8a
happy	74 -11i-10c-6g4j5b8h14a
happy with	79 -11i-4c24a
harassment	86 6a
hard	75 -7j-6g5c6fi
harmless	88 9a
has	53 -6ej-5g30a
has a	73 16a
has an	88 
has anybody	73 6a
has anyone	80 8a
has it	74 -5a-4c12b
has the	72 10a
has to	82 -9c-5a8j14d
has you	88 
has your	73 -7d18c
hate	80 -10a6f11g
hate to	88 -12a-4g6c9fk
haul	85 -10a10b
have	31 -12di-7f-5h7k12gj16c19a
have $	57 -12g-7e-6ai6b29c
have a	54 -17c-11g-8b5k7i10j28a
have an	69 -12b-8c5d21a
have any	65 -16c-7d33a
have anything	81 -16c24a
have at	88 -11g24c
have been	66 -21g-14i-6a-5d5j6b11h12k14c
have dealt	88 7i
have done	88 -6g5c
have flood	88 
have for	76 -23c-10a-4be6j39g
have full	88 
have got	53 -41a-12d-7c-5f-4h6e24k42j
have had	75 -19a-5g5hi6c15k
have heard	88 -10c-6g9h13i
have his	86 6b
have i	86 
have in	77 -18c-6a33g
have insurance	85 
have it	81 -5c9a
have kids	88 -12b13a
have life	86 7a
have not	77 -12g-11a4c9f14e
have now	82 
have on	78 -9a-7c-5b11d17g
have rental	88 
have seen	88 -12c-8a4d8f13g
have some	86 
have something	88 -12b14a
have that	74 -19a29c
have the	68 -65a-6k5j10d14g55c
have their	85 -9b11a
have they	77 -18g10ac11i
have to	59 -14a-12e-8cj-6k8d24g25b
have uninsured	88 
have workers	88 
have you	45 -16i-15k-13j-7f-5h6b20g52a
have your	71 -16a-6k-4g6c21b
havin	86 
having	82 -5b16a
he	52 -25e-8k-5a-4f9d10gi11c17j
he $	82 -8a17j
he a	88 
he do	84 
he doing	88 9i
he get	84 8a
he have	86 -7g8c
he is	70 -18c-10a10j28g
he keep	88 
he say	85 7a
he take	85 -30c32d
head	82 -10b5a9g
headed	85 4f5a
health	60 -14a-11g-4j9c29i
health $	71 -9g-4c8a9i
health insurance	80 5a
health issues	86 4a
health wise	85 
healthy	77 -9i6j7b13a
healthy $	81 -6bi-5j28a
hear	61 -18g-13b-8ei-5h4c5j19k23a
hear $	85 -31c-5k-4e18j32a
hear a	84 -9b-5k19a
hear about	82 -7j-4g5f15k
hear from	88 -6k6c
hear it	85 5c8a
hear that	77 -4j4d
hear you	84 -14g-9a10j12c
heard	75 -9g-8a-7c-4k6h7i16e
heard from	88 -6c-5a20e
hearin	88 -8a10j
hearing	82 8j
hearing $	82 8j
heart	71 6d9a
heart attack	85 -7e-6a5d10g
heart disease	86 -4c9a
heart trouble	85 7a
heat	77 -22g7i15c
heater	80 -9b-6i9g
heater $	88 
heavy	86 -6i6g
height	77 -10a-9j4k6g22c
height and	80 -13c-9j5k32g
help	68 -16c-6a7h8b16i
help $	82 -7j12a
help me	86 6k8h
help you	80 -14c25i
helping	88 -11b17a
helps	86 -10a12b
her	61 -17c-7ak-6be6f8d35g
her $	77 -27a12d28g
her on	88 -5c10a
her own	82 -12b-5e24a
here	59 -10g-7e-6d-5a4k7h10j11c
here $	71 -12g-9f-8i-6d6cj32a
here in	86 -8a-7g5b6i14c
here is	84 -8a-7b-6c12i19k
here so	85 -4c11h
here what	88 4c9g
hers	88 -43i-5g17c32d
hesitation	88 5a
hesitation $	88 5a
hey	80 -9g7i8ac
high	66 -16a-12i-7d-6j-5c17b19g20f
high blood	85 -8b14c
high does	88 -4i20g
high is	86 
high school	76 -25a-12c-7g-5d23b27f
higher	78 -7a-6c19b
highest	85 -7b14c
highway	86 4d9a
him	70 -12k6g12e
him $	79 -17k-8c-4j7a11g17e
himself	86 10b
hip	88 
hire	75 -10e-7g-4k6b8ac
hire $	88 -6c10a
hire a	85 -4e5b8a
hiring	88 5d
his	62 -26a-21d-9g-6c5h10i12j16b27e
his $	86 -30d-10g-5a-4e4k6b43c
his job	88 -8g-7a7b11c
his license	88 
his own	81 -12a15b
history	79 -5b9cj
history $	86 -5a-4b15c
hit	68 -14g-12b-4d5e6c10i13a
hit with	86 7f
hit you	84 -12b19a
hitched	88 4b
hits	81 5a
hits you	82 6a
hobbies	81 -6g12c
hobbies $	81 -6g12c
hold	71 -17c-9g8b11a16i
hold harmless	88 9a
hold of	86 -13c-4g21i
hold on	86 
holder	85 -15a21d
holding	77 -8g8a12c
holding up	81 -6c9a
holding you	88 -8g13c
holds	86 4d
holds the	86 4d
holidays	88 -10b-9f-5c32a
home	52 -17c-7hi-5j-4bd5ek10g12f22a
home $	60 -20b-9i-6j-4dhk13f43a
home and	86 -7b12a
home insurance	88 
home office	88 5b
home or	79 -11b5a9c
home policy	88 
home so	88 11e
home with	82 -14a15b
homeowner	85 -6b14a
homeowner $	86 -6b14a
homeowners	80 -20a-6c-5k13d21b
honest	80 -5c7k
hoping	80 5g
hoping to	82 -5c9g
hospital	73 -4d5j
hospital $	82 -4b8a
hot	75 -12f-8c-5b9gj11a
hot tub	81 -8b5j6a
hotel	84 -8a7bj
hour	80 -19c-8a9be10g
hour $	86 -14c-6a21g
hours	70 -17g-5i15c23e
hours $	81 -12e-11g-10a46c
hours a	82 
hours do	86 7c
house	47 -12c-8e8abd17g
house $	55 -18a-9j-8g-6f-5k5c9b47d
house and	86 -18a4e5j13d
house built	88 -14c17e
house is	77 -7g-6a4bj5c
house like	88 -6g5c
house number	86 -18a-13g35c
house or	79 -9a-6c-5g9f20b
house paid	88 5a
house payment	82 -28c-16a-4b54g
house right	86 
house the	86 5g
house what	85 -4a5c12h
house worth	88 -24g25c
household	77 -8g-6a14c
household $	85 
how	30 -112a-39b-26d-25j-6f-5k7c11e13h94g128i
how are	66 -58g-17a-5j6k22c65i
how bad	86 -8c-6a4i12g
how big	74 -26i-6b-5a-4c48g
how bigs	85 -12i13g
how can	82 -8g14i
how close	82 -22i29g
how come	82 -33i-18g-4j69h
how did	61 -77g-24a-14e-10j-6k12h26c101i
how do	57 -68g-32a-18b-9ek-6j29c127i
how does	76 -38g-12a8c51i
how far	67 -26i-9c-6a-5be17f42g
how fars	86 -6i7g8f
how fast	86 -13i-10a15g16e
how have	88 -15g18i
how high	79 -13i-5ac37g
how is	53 -86g-19j-9b-6dek25c119i
how it	74 -28i-27g22a36j
how long	55 -45i-15a-12c-6h-4bd9k32e61g
how many	47 -33i-29a-15c-6j-5d7k99g
how much	45 -29i-27a-15j-6k-5d98g
how often	74 -13i-7a-6c36g
how old	62 -33i-11k-9abj6c73g
how olds	76 -18i27g
how soon	82 -26i-22a-5b9g53e
how tall	80 -24i29g
how that	86 
how the	82 4k6a
how they	82 -13i5b9a
how was	73 -18g-5bc41i
how will	86 -13g21i
how would	67 -61g-15a-8k-5c-4j107i
how you	69 -18g4a19j
how your	81 -10i6a11k
hr	88 
huh	76 -18a-14g7c14i19j
huh $	81 -24a-6c18i24j
hurricane	84 -5g-4a7b
hurricanes	86 
hurry	84 -7b10a
hurt	65 -19f-9b5c8g10i14a
hurt $	77 -22f-7ac7d12i17g
hurt at	86 4a
hurt in	84 -19d-6g11a20c
hurt on	85 -10a7i10d
hurt somebody	84 4g
husband	58 -18c-7i-5k5g6e11d20a
husband $	79 -21a-16d8j11b22c
husband do	85 -6eg15c
husband drive	88 -13c-6i25d
husband have	85 -22c27g
husband how	88 
husband in	86 -7b9a
husbands	73 -20a-7d-6g6j7i8b19c
husbands name	86 -8d20c
hustle	88 
hydrant	77 7g9a
hydrant $	85 5f9g
i	34 -28a-27g-17b-7f-6d6e17i35j64k
i am	59 -30a-9i-7f5c12hj21k
i ask	76 -16c-7k11d24a
i believe	88 -6a13j
i call	72 -12e-6g-5f9d11b15c
i can	64 -25a-7dgj4b5h16e21k
i catch	80 -7k-5c4e6a11j
i come	86 4f
i could	80 -10k-5j6a10c
i did	77 -6ad4k19j
i do	68 -14j-9a11c19i
i explain	80 -6b-5i17a
i get	66 -13f-11c-10k-8i8e21a24j
i go	85 -5a-4k4j6b8c
i going	88 9a
i got	73 -22c-7j-6a-5g9d16k17e
i had	80 -13c-7j-5k-4f4e6i15g
i hate	86 -5k7df
i have	56 -62a-15k-5bi8g14de19j33c
i hear	69 -16a-12g-8b-6k15c31j
i heard	86 7cj
i help	80 -11c-6g28i
i just	75 -7b-4cg10k13a
i know	72 -14k-7bj4i6a14f15c
i leave	88 4f
i like	86 -6d
i love	81 -7j-5a7e8f
i make	88 -6g8i
i mean	81 -19c-6k4beg6h15a
i need	61 -32a-11be-10d-9j-8c94k
i put	75 -14c-8ek4d5f26g
i remember	88 -6j6i11a
i right	78 7c
i run	84 -5ck8b10a
i saw	85 -7c-6k13i
i say	86 -26j-7c8b27i
i see	85 -11c-9k5d19j
i send	75 -13a-4e6b20f
i sent	86 -6c15a
i should	73 -31a-7i4k12b24c
i still	88 -8j-6k-5h5cg13f
i take	86 -13a-5b31j
i tell	86 -14k-7c-6g31a
i the	84 -11k7a11b
i think	84 -7i-5h-4a5f9b11c
i understand	88 -10a7k12j
i use	86 6k
i want	75 -30a-11j8i12e33k
i was	86 -8e-6j18g
i will	65 -25a-11i49k
i would	62 -39a-16c-12j-9dg-6e-5i-4b8f96k
i write	85 4c8a
ice	88 -14c5e14i
id	78 -10e-5k-4a7j8b12c
id card	88 -5a6b
id cards	86 -6c9j
idea	77 -4g6k8a
idea $	85 4a
if	41 -15b-13aj-12h-10i5d13g15f26c33k
if a	73 8c
if any	88 
if anything	88 -6ac14g
if he	85 -6g-5k14c
if i	63 -25k-14g-10i-4d6c54a
if it	70 -6g5i10f
if one	85 -7a5d14c
if she	84 -8g-5i4d10c
if somebody	82 -6cg24a
if something	74 -9a-7g7i11d
if that	77 -18c-11b-6j-5e6a11k26g
if the	69 -11g-10a5c9j12b
if there	76 -8a-6c8fk
if they	80 -8g-6j8c10a
if this	86 -5j8k
if we	80 -21b-5a6c24g
if you	49 -29a-10i-9d-7h-6b5e8f11g52k
if your	71 -19a-5i-4k9d26c
if yours	88 -13a6d7b
important	77 -6g-4j5ch6b
important to	82 -5g5b
improvements	88 8a
in	33 -12c-10b5hik8a11j14g17f
in #	64 -18a-14k6c28j
in $	57 -24e-20g-17b-8c-6a-5j8k19i24h39f
in @month	74 -9c-6e5f8a12j
in a	59 -28a-22c-11i8j24b40g
in an	85 8c
in and	84 -34c-4j46e
in any	86 5a
in at	82 
in between	88 12b
in business	81 4g
in case	80 
in charge	88 
in coverage	86 
in for	85 -5c-4j5f6a
in force	82 5b
in from	88 -6a-4c6e7b
in front	79 -9b8c9a
in full	85 4a
in good	77 -7i7a
in how	88 -7g5k
in is	84 6i
in it	72 -8aj-7c-4e5f11b21g
in law	80 -8g18c
in liability	88 
in may	88 
in mind	81 9c
in my	84 -10a-6c-4j8g21k
in on	80 -12j-5h8b11a
in one	80 -15a-5g4d10b15c
in or	88 -15b16a
in person	86 4f
in place	74 -21g-4d4c8aj13e
in sales	86 -29c29g
in school	80 -14bi-8f15a28g
in storage	86 -8g8a
in that	66 -12j-11b-7a-5e7f31g
in the	45 -25j-12gi-11f5b6h9d30a31c
in there	69 -24a-5g7c20i
in this	80 -9k-5a6c15e
in to	78 -8g-5a-4h4f10c12b
in tools	84 -24c-4a29g
in town	86 
in trouble	86 6a
in wages	84 -31c33g
in when	88 -5a
in with	81 -7ab7j9d
in writing	88 -12d15a
in your	59 -20g-14b-7e9i11k28a
inches	88 -9a6j
include	85 7a
included	82 -7ab5g13c
income	70 -18a15g16c
income $	75 -19a-4k15g20c
incorporated	84 -6b15a
incorporated $	85 12a
increase	80 -8g-5k7e13a
increase $	84 -7g-6k6c13a
independent	88 -8a4k6b
info	82 6c
information	80 -4b7c
information do	88 9c
injuries	80 -6c7g
injury	77 -4b
inside	73 -14c-9a-5j4k6g10b14f
inside $	85 -11c5b6g8a
inside the	86 -14a-6b6k19f
instead	85 -6c10b
instead of	86 -5c11b
insurance	48 -6d7e14c
insurance $	57 -23g-6k6c13e16a
insurance at	85 
insurance card	86 -5ak13c
insurance company	80 -6dg-5a5i18c
insurance do	77 -4a8c
insurance does	85 -9e-6c21g
insurance for	88 -4k7c8a
insurance from	86 4d
insurance hits	88 
insurance is	86 -8g-4h19a
insurance now	85 -17a20g
insurance on	85 -9a-5g6c13e
insurance or	86 
insurance papers	88 -8a10f
insurance pay	86 -28c-11b8a32g
insurance through	86 -4c13a
insurance with	86 
insurance you	85 
insure	82 -6a7b
insure the	88 9a
insured	61 -20c-11b-4e16g24a
insured $	70 -9g-4e5i6k13a
insured at	85 -30c-8b13a26g
insured for	77 -15c-11b4d10g14a
insured with	86 
insurer	81 -4c15d
insurer $	88 
interest	85 -12c6h8a9g
interesting	86 -7a-5g5c16h
into	68 -11g-6h-5aj6ce8k12d
into it	86 -7g-6i-5h8c14a
into the	82 
into your	85 -8a6d9c
inventory	80 5k
invoice	88 
involved	86 
ira	86 
ira $	88 
is	23 -9ck15i17d18a47j
is #	69 -11g6a17j
is $	73 -20ag-13j21c40d
is @day	86 -7a-6j7bc
is @name	74 -16g6a17i
is a	54 -25j-13bd4h6f8ak10e29g
is about	77 5j
is all	77 -7a-6j4g6i8d
is an	78 -6c5g11h
is any	84 
is anybody	88 -4j10a
is anything	84 -5c8a
is asking	88 
is at	80 -13c-5f-4g20a
is awesome	86 -5j4a7g
is been	81 -10g-6a14c
is business	80 -9g-5c4a12i
is changed	88 -5e10c
is different	84 -8g6c10h
is down	88 5j6k
is everything	84 -19a7i17b
is fine	86 -4a14k
is for	88 -7g-4h19a
is free	88 -9j-6c5e15a
is going	77 -9g-7i-5a-4k10d24c
is good	81 -13j-8c-7a6b9e18g
is got	74 6k
is great	88 -10j-8b5a12c13g
is he	63 -13j-5ac11b15i
is her	78 -14g4b19c
is his	80 -10d-6g-4a5c8i16e
is holding	88 -8g13c
is home	86 6f
is in	61 -29g-7i-5e-4f5j14a31c
is insured	88 -4e5a
is is	86 
is it	42 -20j-15b-11k-8dg5h29i45a
is just	79 -10a7b
is kept	85 -11g-9c-5a5k23h
is left	78 -28c28g
is like	85 8g
is most	82 -8g5c7a
is named	84 -16d-7c6j18k
is new	88 -9g-4e15c
is next	77 -5ag9cf
is no	80 -13a-8c5e8j12k
is not	69 -10di-6e-4c7j32a
is now	88 -9b12a
is on	63 -38g-15c-12j-10e4d11h12k58a
is one	86 -19b19a
is out	85 
is right	85 7f
is she	68 -43a-34c-14d-7j18b31g57i
is sitting	88 5d
is smart	88 -12ac6i20d
is still	82 6c
is stopping	86 -8c14h
is that	41 -37a-31k-24g-18i-16c-15d-13e-11h28b159j
is the	42 -14j-10h-8k7e10g13cd15b
is their	86 -34c5a37g
is there	51 -48b-12f-10c-9j-6e35g54a
is this	67 -32a-16c-7k-6j-5g23b49d
is under	86 -13g-4a7c10f
is up	80 -20g-19i-5ab8j47c
is what	64 -30a-24c-9i-5d-4b4h74j
is when	82 -12e-5c26j
is where	88 -7f17j
is work	81 5g
is worth	80 -8g-4a5k16c
is you	75 -17d-6a20j
is your	41 -24ck-18j-17d11a16i18b30e34g
is yours	80 -9e-7j5d24g
issues	85 4a
it	28 -10de-7c-6f6k7a9h10i24b31j
it #	86 -24g24c
it $	43 -32k-9bf-8e-6i6c36j43g
it @name	86 -18b12aj
it a	63 -8gj-4e8i16b
it about	84 -14a15b18h
it again	88 -5a5b
it all	67 -28c-8k11bi24g
it an	84 -6a11c
it and	81 -16g8d12c
it appraise	88 -11g7c8b
it at	85 -7a4j11f
it back	81 5j6k
it be	72 -5j-4g8b
it been	80 -7b-5c8a13i
it before	80 -58c64g
it built	88 -18e11a12c
it burned	86 -8c13g
it but	86 -4d4a6k
it by	81 -7c-4j4k6b
it come	76 -12g-7a-5h5e10c18b
it comes	82 -10g-6e4b18c
it cost	71 -16c-7a33g
it cover	88 -10g11c
it covers	88 -10g4c10a
it do	84 -4g8i
it does	88 -7b12i
it done	88 6a
it down	88 -13j7a10b
it due	88 
it ends	88 
it ever	82 
it for	67 -18c-9a5k6d9b13g
it from	82 -7c4f6b
it go	75 -12c5aeg6i
it goes	88 
it going	82 -7g-6a5k15e
it got	84 -4a8c
it happen	82 
it happened	86 -9c-8e8a11j
it have	77 -10b-5g22a
it how	88 -12g-5c10i12e
it if	82 -6a-5g4b5c
it in	67 -25g-8j8a11e18c
it is	48 -20b-16i-15d-13a-9g-7h14k16f23j38c
it it	88 -5c13g
it just	65 -6dj-4k6a7h14c
it lapse	88 
it last	84 9g
it like	82 -15c-6a7b20g
it made	88 5c
it more	77 -17a23b
it mostly	88 -9a9b
it new	88 
it now	86 5c
it off	76 -13a4k7b9f
it okay	86 
it on	69 -19g-10c5i8a13k14b
it one	79 -5g7af
it only	85 10b
it or	69 -29a-5k5c9j33b
it out	76 -6c-5e-4g4b8a9k
it over	77 -5j5c6b
it renew	84 -16c-10a10b20e
it right	74 -13a-7j14i16k
it run	82 -18c-7a5g9i11b
it running	88 -25c4i21g
it say	76 -18g9f17c
it says	80 -11c-10a8f15j
it sell	86 -21c23g
it sit	88 -11a7bf
it slow	88 -16k-8a6b22i
it so	81 -9ai-5j7c20k
it something	88 -11a12c
it sounds	88 6a
it start	88 -25f-5a10i22g
it still	77 -21b-6c-5j12a28i
it take	73 -14a-9i-6b5e10c25g
it that	77 -17g-9j-7h14i20c
it the	69 -14j-9g-6e6h7c14b
it there	85 4b
it to	69 -17b-7c11i19e
it today	84 -30g14h29c
it under	81 -22c5a23g
it up	69 -10a-7c-5fi13g24b
it used	86 -18c20g
it was	70 -27e-17g-11i-5a5k19j45c
it went	78 -10a-7g-5i9h22j
it what	76 -12a-8c-7d-6j-5g6k8e10i19h
it when	77 -15e-11b-8g9d12i24a
it who	88 -8j-6a18d
it will	85 
it with	76 -15b-10e-6c13d26a
it without	86 
it would	75 -17c-6g-5i10j22a
it you	77 -16a-9g-5c-4jk4i9f13b17h
it your	77 -14a-7j24b
it yourself	86 9a
itself	82 8a
jeep	88 5c
jewelry	79 7c
jewelry $	86 -20c25a
job	57 -7g-5d7af14c
job $	66 -7b-5g23a
job or	82 -19a6f20b
job title	88 8c
job what	88 -7a4k6c
job you	88 -8a6e8b
jobs	73 -11b-10k-4c13a19d
jobs $	80 -13k-6g6a18d
join	85 -5cjk17e
jump	80 -13a-6b4c20h
jump $	88 -22c23h
junior	86 5a
just	48 -24c-14g-7e-6i8j9a21k30b
just a	77 7a
just for	84 -19b23a
just get	88 -8b14a
just just	76 -19b-7g34a
just kind	88 -7b9a
just need	77 -19a-9c6b32k
just say	84 -13j-5gi-4h4c11a16k
just so	86 -18a-6k4i9d12j
just take	85 -5a14b
just tell	85 5k
just the	69 -35b-7k13j41a
just want	86 7e
just what	86 -8c7b8k
just you	72 -6j15a
keep	56 -14g-7ei-6b21k22a
keep $	82 
keep a	88 -8c10a
keep going	85 -12b-11a29k
keep in	88 -7g-5a17c
keep it	77 5b
keep on	86 -5a5c
keep that	88 -14b17a
keep the	73 -18a-9k-8c4j8f31b
keep your	85 -8c8af
keepin	82 -5c4b5j
keeping	77 -6a9i
keeping busy	88 
keeping you	85 4c
keeps	77 -13a-4j4e8h15c
keeps you	81 9h10c
kept	73 -10g-7c4f21h
kept $	86 6f
kept you	88 -11g-9c24h
key	86 -6b17a
keys	80 -10a5e6b
keys $	84 -7a5e7b
kick	86 -5c4g7e
kid	74 -16d-5j7f11c12k
kid $	86 -4f15k
kids	56 -12k-9c5j7a9b14d
kids $	67 -16a-15k-7g11c13i25b
kids are	84 -16c-4j7g27d
kids college	88 4c
kids doing	85 -13i21a
kids in	88 -10b13a
kids names	85 4c
kind	56 -7hi-6f-5e8g23c
kind of	56 -7j-6bh-5ef9g10a18c
kitchen	71 -6a-4bc4g6i
kitchen $	85 5j
kitchen table	86 -5c5b7i
knee	86 4c
knock	82 -5b11c
knot	88 -16b-6a8e16j
know	52 -10g-9c-7d5f8a28k
know $	73 -36a-4i4k6g8h10c15e
know about	74 -10a5c9k
know how	77 -8i-4g12a
know i	86 -8a8i9f
know if	74 -14a-7b28k
know it	82 -5k6a
know of	88 
know the	86 -8d-7c5k6eg
know this	88 
know what	68 -51g-35c-8eh-4b112a
know your	86 -26a7c8i17g
l	82 -53b-11c14g60a
labor	88 -7c10j
ladders	88 -8b5dg
lady	79 -10d-9a7i9c14j
laid	81 -13c-4b8d12a
laid up	88 -6c-5a4k8d
lake	81 -5i5j9g
land	80 -28b-22c22e36a
landline	88 -9a17b
landlord	67 -5e7d10a
landlord $	82 -12a12b
landlord need	88 -8k13a
landlord want	82 -5e7a8g
lapse	80 7j
lapse $	82 7j
last	48 -13a-9k-7f-5d14i15g19e
last #	70 -12e-11gj-7b6k7d16c17a
last $	80 -11c-5be30g
last agent	84 -7g6i7a
last check	88 -8c-5a19e
last checkup	86 -9a16e
last look	86 -6c17e
last name	77 -33k-4e15b29a
last see	85 7e
last statement	88 5g
last talk	88 4c
last time	70 -19a-13c6e8k27g
last update	88 
last updated	88 6e
last year	69 -37e-25g5h25j39c
late	82 -5i-4b13g
lately	72 -5b-4c5i10a
lately $	74 -4c11a
law	78 -8g7k14c
lawsuit	86 -5g10a
lawyer	77 -6dg6a8k
lay	88 -13c-7j4f9g12a
layer	88 7k
leak	84 7a
leaks	80 -7b11a
leaks $	86 
lean	84 -12a5k9b
lean on	85 -8a4b5k
lease	61 -6g-5d13c
lease $	72 -21b-8c5k31a
lease ask	88 7a
lease it	84 -29a30b
lease require	86 
lease say	82 10c
leased	86 -5a7b
leasing	86 6b
least	88 11a
leave	60 -17g-4k5bj6h7f11d
leave $	86 -7e4f7a
leave a	88 -11b14a
leave behind	86 8c
leave it	82 -11a7b10d
leave something	85 6a
leave the	80 -10a7b15e
leave them	81 -10g8c
leave your	88 
leavin	88 5e
leaving	81 6b
left	69 -10c-7a20g
left $	84 -17g17c
left on	77 -26c-6a7k27g
legacy	88 5c
legal	80 -4c6k
legal name	86 7k
lender	77 -5g5c7a
lender $	84 
less	78 -9c-6a6b13g
less than	84 -8a-5c5f6g10b
let	62 -14ag-5bf-4d6eh7c29k
let me	70 -14a-9g-5b4i6e30k
let us	78 -20a5b9k15c
let you	79 -10b-4g8h15a
letter	73 -7k5a13i
letter $	85 -16a-14k17i18c
letters	85 4a
level	79 -9b-5g13c
liability	61 -5c6b12g
liability $	71 -51c-5k32g34a
liability do	88 -4g8c
liability does	84 4g
liability is	85 -8g11c
liability limits	81 -32g-19a58c
liability on	88 
license	62 -15e-8j-7d7g10c13a
license $	71 -15e-9c-6d-5j4i14a18g
license number	82 -10a-4g19c
license plate	88 -5g7b
licensed	74 -29a-14g-11c5bj24d26e
licensed $	84 -20c-14g36e
lie	88 -5c4d6a
lien	88 -7b10a
life	55 -20c-8b-6a5f7e27g
life $	74 -17d-10g-9j7c37a
life and	86 -6c8f
life coverage	88 -30a-6c41g
life insurance	64 -35a-18c5bi12d18e19g
life is	88 -6g-5i15j
life policy	75 -15b6f9a
light	82 -7b-5g8d12a
lights	88 -9a7b
like	44 -4fg5d6k7e14i
like #	77 -32a-19b18g19c21j
like $	74 -42a-16g6k66c
like a	67 -12c-5j-4k5e7d13a
like about	77 -6g11c
like an	88 -8c9f
like for	82 -36c-5g5e39i
like it	71 -12c-7ij-6f4k13e18a
like me	85 -17a20b
like that	68 -17c-7b5h12a14j
like the	76 -10g-8a5bh7e9j
like this	75 8k9d
like to	64 -12bi-10g-8a-7e6d9k40c
like what	85 -42c-6j-5e5f7g44a
like you	80 -13b-5f6a7c15k
like your	80 -9c-5i7e15a
liking	81 -9g-5a11i15k
limit	74 -25a19cg
limit $	77 -31a6c35g
limits	66 -5j15g
limits $	73 -34c-15a-4k65g
limits do	88 -15g16c
line	63 -15aj-5f6k16g19c
line $	77 8c
line is	88 -9j9a
line of	77 -12a-9b11c20g
lines	88 -4c5k
link	86 
liquor	88 10a
list	64 -25a-6g-5i7c34k
list $	86 7c
list every	88 7d8k
list of	85 -9c8k11a
list off	86 -8a13k
list the	88 -4a
listed	78 -11c-7k4a5ei7d
listed on	86 
listen	88 
little	60 -5d-4e11i
little about	82 -5a10k
little bit	84 -6b10a
little one	81 
little ones	81 5g6a
live	63 -14e-13a11b33f
live $	78 -19f5ak13c
live in	84 -25c-7g7a32f
live on	80 -15a-9g-6e12b25c
live there	86 -7b6j8a
live with	88 
lived	84 9a
lived there	86 4a
lives	78 
lives there	88 5d
livin	78 -15a-7d-5g6ij21b
living	69 -8b-6dg6a9j11c
living $	80 -6g5c8a
living there	85 -9d9g14a
llc	78 -6a-4h5c14b
llc $	88 
llc or	86 8c
loan	69 -16g-7b21c
loan $	81 -22g-7b8a24c
loan on	84 
loans	72 -8c6b8j
loans $	80 -12c14j
local	80 -6j5b6af
located	85 5f
located $	86 5f
locations	82 -6c5a
locations $	85 
lock	81 -11c-7g4i5b7a11e
locked	79 -5f6c11j
locked up	88 -5f
locker	88 
locks	88 -4a4k
log	88 -7b10a
long	52 -37i-12c-9aj-7d-5b9f14h16e49g
long $	78 -15a-6c4i12h19g
long ago	81 -20g-7i36e
long could	74 -6i18g
long did	86 12g
long do	80 -9a-5i-4k24g
long have	66 -12i19g
long is	85 -6a-5g16e
long time	85 -12a-7e7b19g
long would	84 17g
long you	77 -9i19k
longer	88 -8a6d
look	62 -13ag-4j5e9i12c
look after	80 -12c5b9d
look at	73 -7g6bk13e
look for	88 -6g6c
look like	76 -6a9i10c
looked	81 -8d15g
looked at	85 -9d16g
lookin	79 -9a-5g6c9j11b
lookin at	84 -17a-5g9c10j13b
looking	67 -17c-4b7e8a
looking at	79 4c
looking for	82 -7cg-5b6k19a
looking to	80 -26c-4bi16e18g
looks	75 -5be-4j4a8c
looks after	88 -6a9d
looks like	85 4k
lord	88 -5a10c
lose	73 -8e8i11h
loss	74 -10e-8a7g8j13b
loss $	82 -11e16c
losses	85 
lost	72 -11c-5d4i6k13a
lot	67 -10g13c
lot $	80 7a
lot of	76 -10g8a11c
love	69 -7g-6b-5cj6k12h13f
love that	82 8a
love to	84 -7a-6j-5b14fk
love what	86 -10c12a
low	77 -27i-10a6e18b22g
lower	79 -12g7b10c
loyal	86 -7c10h
ls	88 -32b-15j5i44a
lucky	85 -6d6a7c
lunch	85 -7b7c15a
m	81 -10a-4g9j15c
machine	81 -7a-5d13g
machines	80 -12g8c11a
mad	86 4b
made	64 -17g-7b-5ck4a5f33h
made a	88 5a
made of	80 -8g-5h5k18c
made the	86 -5a11f
made you	74 -9a-8g-6k16h18c
mail	76 -16a5j6df
mailbox	88 -4j7c
main	72 -11a18d
main supplier	86 -13a20d
mainly	86 -6a10c
make	57 -18d-8k-6e-4j18g21i
make $	84 -28k-27c55g
make a	80 -36c-11a10k40g
make and	86 -5d8c11k
make it	84 -7g10a
make sense	80 10a
make sure	86 -6c5ae8i
make the	84 -17d-11g10i22c
make this	86 -24g25c
make up	88 -8g-5a6c10i
make you	71 -8g-7ae-6i6bh21c
makes	72 -7b13d
makes the	82 -5a16d
makes you	84 -5b-4f8g
makin	88 
making	81 -7gj-5i-4k7b8a12c
making you	88 -7a5d8c
mama	86 -7a8g
man	77 -8g-4j4d6ak
manage	78 -11g16i
manage without	85 
manager	81 -14g7a14c
many	47 -34i-26a-15c-6j-5d-4e5k95g
many bedrooms	84 
many certificates	88 4g
many claims	88 
many days	77 5g
many drivers	85 5g
many employees	82 
many folks	88 6h
many hours	84 
many locations	85 
many miles	73 
many minutes	84 -6a5g6k
many months	80 
many more	85 
many nights	88 
many of	86 -4i7g
many people	79 -6i12g
many quotes	88 7g
many square	82 
many units	86 
many vehicles	82 -6g11a
many weeks	85 -5ac12g
many years	65 -10a4b11g
marijuana	88 -4c5a
marital	84 -9a8c10k
marital status	84 -9a8c10k
market	80 -19c5eg6j10b
market value	88 -19c9g11b
married	72 -7d-5gk8a21b
married $	81 -10b-4j19a
married to	88 -5b13a
match	80 -11c-4d4agj9k
matter	85 -8b5c10a
matters	82 -4c6b8k
may	74 -6k7g9d
may i	80 -7j-6gk8a9c10d
maybe	81 -9c-5b17a
me	37 -25a-23g-19c-17d-13f-10h-4ei149k
me $	62 -66k-10c-6e4i7b12j15g55a
me a	65 -7j-6cg31k
me about	56 -26a-4b42k
me and	84 -10a4b8k
me asking	84 -10c19g
me from	88 12a
me how	64 -13g-9a33k
me i	85 -24k-4a5g7h17j
me if	72 -17a27k
me in	84 10k
me know	74 -15a-7c35k
me more	86 6k
me recording	88 -4k
me so	86 -22k-9j18a22i
me that	80 -12k16c
me the	60 -11g-10a-7j-5d-4b9k42c
me those	88 -6c13k
me through	64 -14a-12c47k
me to	69 -27k-11g-5h8j11b12e13a
me what	57 -27c-16g-9a-7j-5b11d68k
me when	85 -5a12e
me where	80 12k
me which	86 10k
me who	79 -7d14k
me you	86 -14a6j10b
me your	69 -19e-6g6k13a19c
mean	78 -7j-6k-5c-4i4bh12a
mean $	86 -14c-5gk-4h10b21a
med	84 -7g11a
med pay	84 -7g11a
medical	71 -4c6b
medical exam	82 5a
medical payments	86 
medications	85 -21a23c
medicine	88 5c
meet	79 -8j-6a-5k6g7f14c
meet $	86 7f
meeting	88 5j
meetings	86 -7c20a
meetings $	86 -7c20a
mentioned	86 -9a5k11j
menu	88 11c
mess	85 -9c10g
message	88 -5k11c
met	86 -6k5c12j
metal	80 -5a7c9b
metal $	84 -5a12c
middle	79 -12a-4i5b7e20c
middle of	84 8e
might	80 -18b-5j6e9h12d
mileage	80 -9a4g5k7c
mileage $	85 -9a6g8c
miles	65 -13c-4a28g
miles a	81 7g
miles each	88 -4g5j
miles one	86 6g
miles to	88 -6j7a8g
mill	88 -6a-5g4c6i
mind	62 -12g-11c-10k-7d6h11b26a
mind $	73 -20a-16c6e11bh21g
mind a	88 
mind if	80 -11cg38a
mind me	80 -14c-9a8fj15g
mind on	88 9i
mine	76 -18g-11k-5j-4c4b5e31a
mine $	86 -10g-7c10b17a
minimum	79 5a
minimum $	85 9a
minute	79 -17j7a10k
minute $	88 -7a13k
minutes	69 -9c5i13j
minutes $	80 4i10j
minutes before	88 7j
mira	86 -12a21j
miss	81 -8g-7b8a11c
missed	84 -5a6k
missing	84 -7b4i10a
missus	84 -5j8b14e
mistake	85 -17a-8g32c
mobile	86 -5a-4k4b9f
mod	82 -8c-5a11j16g
mod $	86 -8c22g
model	81 -14a-7g4k12c14b
model $	84 -13a-5gk14c15b
mom	73 -6c-5d5e6a
mom and	85 5e
moment	79 -8b5a7k
moms	85 6a
money	60 -9j-7i-5e7a8g9f
money $	72 -7c-5b4a8dk
money is	86 -6a
money or	86 -11a14b
money to	86 -22d-14g40c
monitored	88 -7a8c
month	56 -17j-8h4k15g17e
month $	66 -17b-13e-4j7a22g
month and	88 -30e8k26c
month day	84 -33e-18a-11g64c
month for	80 -8c-7a5d6j10g
month is	84 
month or	85 -7b17a
month right	86 
month what	86 -9j-7b4a6e7c
month you	88 
monthly	75 -13a8c10b
monthly or	82 5b
months	66 -10a-7g-5c7h28b
months $	76 -13a-11j-4c35b
months could	88 
more	56 -12g-8j-5ei5a13k28b
more $	77 12b
more about	84 -13a-8j-4c5b28k
more kids	85 -10b-7c22a
more like	82 -12a18b
more of	81 -11a13b
more than	71 -36b45a
more the	88 -8c13b
more years	86 
mornin	84 -8c-4jk6e17g
morning	73 -5a8f
morning $	81 -6c13g
mortgage	66 -13d5aj10c
mortgage $	77 -14bd14a18c
mortgage and	88 
mortgage company	85 -7a7b
most	64 -14b6g22c
most $	80 -7g13c
most expensive	88 -8g12c
most important	81 -6g8c
most people	82 -8b4a6h
mostly	72 -11k-9c8j16b
mother	77 -9a-6b-5g6cd12f
mother in	88 
motorcycle	86 -4b9a
motorist	77 -22c7b20a
motorist $	81 -23c30a
move	67 -13g-11b-6c13a19e
move $	81 -11c13a
move go	88 -8g12i
move in	85 -7c-5a17e
move on	88 -11i-6bk8a18e
move out	88 
moved	80 -9g-7a12e14c
moved in	86 -9a-7g6j15e
moving	74 -6a-4e8d9b
moving $	86 -6b8a
mrs	86 -4b5a
much	45 -29i-17j-7k-6d-5e-4c14b62g
much $	77 -35g5h13a33b
much a	88 
much are	81 
much cash	85 
much comes	86 5g
much could	88 
much coverage	77 6g
much did	70 -8i17g
much do	66 -4ci12g
much does	79 
much gl	88 
much have	81 7g
much inventory	88 8g
much is	67 10g
much liability	81 
much life	79 -4a9g
much of	72 -7j-6c24g
much stuff	88 8g
much time	85 
much umbrella	88 
much was	80 5g
much would	68 -7i-5a21g
much you	86 
must	86 4d
mustang	88 -8b4c6a
my	55 -21j-11a-7k5b7e11i14d17f
my name	86 -5c5k
my number	88 -8c9f
my own	82 -10k-6j6d7g
my wife	86 8a
my wifes	88 -13a-5c5g6i10d
myself	82 6c8a
n	81 -13a-5k-4b14c15j
name	52 -28j-27g-8e-5adh4f11i12b14k49c
name $	62 -19a-11k-9g-6e5f8d17c25b
name and	78 -11d-4a24k
name for	86 -11c-5k22a
name is	81 -7b5a10d
name of	71 -6ac-4g10k16d
name on	81 -18k11c16a
name or	86 8a
name so	88 -12d17c
name the	85 4c
named	73 -15b-12c5aj9d13k
named on	84 5a
names	71 -6a-4g5j7c8d
names $	82 -6g6c
names and	88 -11k-10c-4a7j20d
nanny	86 4b5d
near	75 -7b11f
near the	86 4a
near you	88 -8b14f
nearby	81 8a
nearby $	81 8a
nearest	85 -8a-7c5g15f
need	48 -16d-13i-12g-10a-7c-6j-5f6h11e68k
need $	79 
need a	72 -5cg7k17b
need an	80 15a
need it	78 -10b-9g10a13e
need proof	82 -11k-4h7c13a
need the	67 -23c-11bg-9d-8a24h36k
need this	85 6a
need to	60 -24a-16b-9i4g9k15e29c
need your	71 -11c-8a-5eg39k
needles	88 10a
needs	72 -7e4ij5cd
needs a	88 -5a6c
needs proof	88 6d
needs the	84 4j
needs to	88 7a
neighbor	82 -10a4i8b
neighborhood	88 -5j4e8g
neighbors	82 -5g8j9a
nervous	85 
nest	86 -8g-4k9i13e
net	82 -8b-4c19g
never	72 -21a4b10j13c
new	58 -20k-6d-4f4g8a12c
new $	86 -7b6g10a
new construction	88 5b
new house	86 -6g5a7i
new job	88 
new one	82 -7b5e8g
new place	84 -10k-8i28c
newer	84 5b
next	65 -5gj5h9bc
next door	84 7a
next for	84 -6g18c
next to	84 -7c10f
next year	88 -5b5a10h
nice	69 -11e7ac
nice and	86 -7a6b
nicotine	88 
night	67 -15b-8j-6i6ce8a14f
night $	73 -8j-7g5be13f
nights	76 -6c10b
nights $	81 -6c7a
nights a	88 
no	55 -41b-19i-9g-6d6ef9ac49j
no $	85 -5b7j
no car	88 -5g9c
no exam	88 -11a13b
no insurance	80 -5d7c
no more	88 7a
no problem	88 -6a7e9c
no shame	88 -11j-6c7ef9g
no to	88 
nobody	75 -7d-6k4f11j
nobody else	88 9j
nobodys	80 -5a5k8c
noise	85 12c
noise $	86 -10a13c
non	81 -11b-7c10h12a
non smoker	88 -12b15a
none	88 -5a
normal	81 -5a4j
north	85 -5b14a
nosy	86 -10c5k8f
not	46 -11b-6d-5a6i11k20h
not $	81 -9g-5bc9i10a
not a	85 -10a12h
not counting	88 -17c5k13g
not cover	85 7k
not do	84 -11c18h
not even	88 -5a7e
not go	86 -6a-5g4f12c
not have	77 -6c-5j21a
not here	84 4a6g
not i	82 -4d5i
not it	82 4f9j
not let	88 -5cg10e
not like	88 -45a44c
not live	86 
not mind	77 -22c-12a7f8j25g
not need	84 -9ac-7g5d8e14j
not not	88 -6b7a
not open	88 
not tell	86 -15k-11c-5h14a18g
not that	86 -13gj-9i-5h48a
not the	84 7c
not there	88 -8g8c9a
not to	84 -6a6k7e
not want	74 -35d-17c-5bj8g9k11eh26a
not work	85 
not you	74 -23a-13g11c29j
not your	88 6j
note	78 -7a-5c17b
note $	86 -7c-4a6b7g
note on	88 6b
notes	86 4a
nothin	77 -12a16j
nothing	72 -7b-4k11a13j
nothing $	86 -6b16a
now	50 -25j-11d-4i5a8c13h22g
now $	57 -22j-19d-17c-13i-9k8a11h13b60g
now are	88 -13b6a7fg
now for	82 -12a13k
now i	82 -9c-7a6i11h
now is	86 -7b7d
now it	86 6g
now okay	88 5a
now or	84 -11a14b
now right	86 
now tell	86 6k
now what	81 -25g-6i-5e-4k48c
nowhere	88 -5g4ij5c
number	52 -16j-11a-9b-8e-7di16f19g35c
number $	62 -21a-11k6g9f12b19c
number and	85 -15a-5g23c
number did	85 -44c52g
number for	84 6c8k
number off	86 -5c6a
number on	82 -8k-5a8g9c
number one	85 
number start	88 -7c-6b17a
number that	86 -11a-5b9k14f
number to	86 -12a-4g19c
number you	84 -10c5bj
numbers	69 -21f-8ce-6g8k14a22i
numbers $	80 -7g-5j5k10c
numbers on	86 -9g11c
nurse	76 -8c-7b4j8h9a
nuts	85 4g
o	79 -12c-6gj4b25a
oak	85 -8b5c9a
occupation	80 -5ak25c
occupation $	81 -4a19c
occurrence	84 -23c9a12g
odometer	85 -9a6c12g
of	36 -9b-6h5aj6g8k10d11ci
of #	80 -8bc-6eg6d8j14h
of $	73 -6h8k11c
of a	71 -5ab11c
of an	82 -8b8a
of birth	77 -5cg7k18e
of building	84 -8b-6g18c
of business	86 7c
of construction	88 
of coverage	84 4j
of em	82 -11c-9k-5j7d8b10g
of her	84 -9b8a
of insurance	74 -7g-5b-4h4j14e
of is	88 -5b7c
of it	66 -26k-6i7j9a21c
of life	85 -14g9i10c
of mine	88 -5k9a
of money	85 -21c22g
of pocket	82 9c
of policy	84 
of roof	85 
of safety	86 -5g6c
of shape	88 10i
of that	68 -14a-12c-5ej-4b8h9gi16k
of the	54 -31c-20a-6j5d10k21g34f
of their	88 5g
of them	76 -8c11d
of this	79 -4af6c9j
of those	70 -9g-7d11b18a
of us	86 -11a7h
of what	81 -25c-7g5ek11a17b
of work	71 -14a-5b-4i6c23g
of you	66 -28c8g10a17i
of your	57 -6e-4fj10a15d
of yours	80 -6e-5g17c
off	53 -15g-10d-8c-5j4h9e17k19b
off $	66 -13g-9dk-8j-4h5ce37a
off a	84 -6k-4a4b13c
off like	88 -7b6h9e
off of	82 -11a6b8k9h
off or	86 -18a-5c26b
off right	88 
off site	88 5g
off the	72 -5b5e7k
off to	84 -5a6bk
off what	88 -16c5a20g
off work	88 -5a5i
off your	79 -4a15k
offer	77 -8b8a10c
offer $	85 -5a11c
offered	88 -16a6k7b10c
office	65 -9g-5j-4d5i6b14a
office $	75 -6j4f8b10a
office or	86 -4b5a
often	74 -13i-7a-6c36g
often do	79 -5a-4i15g
often does	88 -7c-4i17g
oh	62 -24j-19g-11b7f10d12ack
oh #	85 -12a-10c10d13b
oh a	88 -8b-5j6c14a
oh cool	85 6d8c
oh i	86 -9a-5c8f11e
oh nice	88 -12e25c
oh no	86 -18i-5g6f22c
oh that	82 -4d12a
ohio	88 -5a7j
okay	48 -17j-14b6f7d9g11a14i
okay #	88 4cg
okay $	65 -21g-17c5i8b38a
okay a	88 10c
okay and	73 -28c-12b-8d-4i6f18a38g
okay cool	85 -8a-6g4c5i9d
okay good	86 -12a-10g24b
okay how	86 -8g-6b19i
okay i	80 -9a-6k6g12e
okay if	80 -9c-7i-6k14g16a
okay let	88 -5k-4a20c
okay no	84 -6g-5a4b8e10c
okay or	86 -19b-13a36i
okay so	72 -23a-5ei5h7c21g
okay that	80 -18a4b5c6i9f
okay to	84 -10c-4k23a
okay what	88 -8a-5beg28c
okay with	74 -14g-7i7c12b14a
okay you	86 -11a-8c5e8g13d
old	54 -30i-8bk14e40g
old $	81 -12i21c
old are	77 -14i-8c-7b39g
old is	69 -10i24g
old one	80 9a
old policy	80 -6g5c
old price	88 -8c9e
old was	88 -13e20g
older	77 -5ag22b
older home	88 7b
older than	88 -8a-6g17b
oldest	74 -9b-7g-6c-5d5k11a15j
olds	76 -18i27g
olds the	80 -11i14g
on	33 -18f-17b-15c-5e8di15g18jk22a
on #	86 
on $	62 -35a-19g-9d-7i-6j9b36k39c
on @day	82 -13b-5c24a
on a	66 -17a4b7i8e
on and	88 6c
on any	85 7a
on anything	88 
on at	88 
on board	86 -8a10b
on each	88 -7c-6a7g17k
on either	88 
on file	81 -5c7a
on her	81 -16ac40g
on here	78 -13a-11b-4d6c8j23k
on him	88 -18k18c
on his	86 -4k7c
on hold	88 
on it	61 -35c-15b-10f-8i6d13g59a
on my	82 -14a5j10h
on one	81 6a
on paper	80 -10g-5a-4d8c10b
on speaker	88 -5k13a
on staying	86 -7f-4b14a
on that	63 -16e-15j-12c-11b6a8i9h34g
on the	45 -19k-11h-8b-5f9j18i23d
on their	86 -13a8b14e
on there	69 -25k-21c24g32a
on this	70 -14c-12g-10a-6bi11e20k21j
on those	85 9g
on to	84 -6a9b
on top	77 -8g9b
on what	86 -8a9b10g
on with	86 -6i5b6e
on you	64 -16b6a10j12k
on your	54 -33g-15c-14j-8d5b10i12fh40a
on yours	85 -16c-9b5a22g
on yourself	82 
once	73 -7g-5dk-4a4j8b11c
once $	86 6b
one	44 -8b-6e6i8f9j12d
one #	71 -35a-6c14b16gj
one $	62 -22b-21h4a5j6d8gi13c
one and	88 -6g8k
one car	85 -5b5a
one for	84 -12a-8c6j7b11d
one go	88 4f
one how	88 9i
one in	80 -4j
one is	84 6h
one of	63 -13c-12jk-10g4d9a32b
one on	88 -18b-8j5e22k
one or	79 -23a-7g-4c12f23b
one that	88 -11b5c9a
one thing	80 -11a-8g25c
one times	88 -8a13j
one to	84 -10k7a8i
one way	84 -5ai15g
one with	88 6b
one you	76 -11a-7g8b13c
one your	86 -7a12c
ones	66 -13c-5a4e5b8d10k
ones $	79 -9b-5c5a18k
online	74 -9g-8b5j10ac
online $	80 6j
only	66 -11d-10a-4f9k11j17b
ooh	81 -7a4f7i
open	65 -11g-4j13b14a
open $	76 -26e-8a14b27c
open to	84 13a
opening	88 -8a-7c20e
opinion	86 -8a6d
option	88 -8a8j
or	32 -76a-65j-33e-29g-19k-14h-6c7d10f270b
or #	71 -40b-17j12a23g37c
or @day	85 -7a-5c18b
or a	57 -24g-21j-10b-7e-4c6a8dk10f44i
or about	88 -8d-5k6a9b
or after	88 -8a10b
or all	84 4e
or am	88 -13b-5c27a
or an	85 -8d6b9a
or anything	71 -13b-9c24a
or are	65 -54a-5j7cf56b
or better	88 -13b17a
or can	82 -7a14b
or closer	88 -7a10b
or could	88 -5j10b
or coverage	86 
or cremation	86 
or did	60 -14c-8i-7g11j15a16b
or do	60 -54a-13c-5f89b
or does	70 -47a8f47b
or drop	86 -14a16b
or for	84 -19a23b
or get	85 -14b5c17a
or go	84 -8b19a
or guns	88 -12b-5a20c
or has	82 -12a5j14b
or have	75 -39a46b
or home	88 8b
or how	84 -12b9i14a
or in	84 -11a-10g31b
or is	55 -22a-18j-13g-10c-9i-7d-5k5h89b
or just	65 -7g-6ack-4e7j35b
or lease	85 -11a11b
or leave	86 -23a25b
or metal	85 -5b-4a12c
or more	75 -9a22b
or nights	88 
or no	84 -62b4k68a
or not	79 -10b-6g6c20a
or on	84 -14a6f7i
or one	78 -7b-5gj8i13a
or only	82 6b
or or	59 -58b-10j-6h-5k6i11c14g18f39a
or out	88 7a
or over	82 -9a19b
or part	85 -19b-8a33g
or pay	86 -14a15b
or pleasure	85 5k
or rent	84 
or scuba	88 -8b9a
or sell	86 -19a21b
or should	80 -19a25b
or siding	88 
or somebody	84 -20b6d7i12a
or stay	88 10b
or still	88 -10a15b
or text	88 
or the	65 -17a-11j-9c-8e-7gk6f18d45b
or trampoline	88 -6b6a
or was	79 -20a-7j-6g43b
or what	86 -9g6b13c
or whole	84 
or work	88 -21a21b
or would	73 -27a40b
or you	77 -23b6k9c11a
or your	78 -10b6a12f
order	88 4i
original	80 -7c17b
original roof	85 -7j17a
originally	81 -11b5a6d9c
originally $	85 -5f10ac
other	57 -11c-6fk-5ej10h15dg
other agents	88 -7a7b
other car	84 -15b-11dg10a32c
other drivers	88 9a
other guy	84 -5bc12g
other insurance	85 -5g9c
other one	80 -11g5b7c
other policies	81 13c
other quotes	85 -5g6a
other vehicle	86 -6a7i
others	88 -7g10c
otherwise	86 -6a4j
ouch	88 -23g26c
ought	86 -8d8c9a
ought to	86 -8d8c9a
our	73 -10ac6f7j9i
ours	86 
out	46 -12d-9j-8f-5i9e21a22k
out $	65 -35g-10e10bd39c
out a	84 -5b-4g6a7k
out and	85 
out any	88 
out at	86 -9a5g10c
out back	81 -13a-8b23c
out for	79 -4ag4ik
out front	88 8c
out in	77 -24c-5j14a22g
out like	88 -12b17a
out of	59 -14g-6i7h9k11j
out on	75 -7k-5b5c7a12e
out or	88 8a
out that	85 4e5i
out the	80 -8d12c
out there	73 -23c-6j6b12k15g
out to	77 -15d4h7g9c
out your	84 -13c7j12i
outcome	88 7c
outfit	77 -19k-11a5f27c
outfit $	82 -7a7f
outside	73 -17a-7g-5fk11bj15c
outside of	86 
outside the	86 -5f8j
over	50 -8a-6h-4i6d7j15g
over #	72 -22j-5b40a
over $	71 -7j-6ag-5d4e12b13c
over a	74 -8j6k7a
over at	77 -12a-4k7i17j
over in	82 -4c6b
over it	80 -65a-9b78g
over that	86 6a
over the	70 -10c6b12a
over there	69 -10a-5c-4f7j9d15b
over to	80 -29a5k12b18j
over what	88 -9b-7c11f18a
over your	86 -17b5c19a
overnight	80 -12b-4c6e8a
overseas	88 -5d5a8f
owe	70 -22d-11a7b30g
owe $	85 -41c41g
owe on	80 -47c48g
own	52 -20c-11j-7k-4h5f11i13a23b
own $	69 -6b-5c10e13a
own a	85 -10b12a
own anything	85 -9b14a
own car	84 -5e16a
own cars	84 -17c-5g11a20i
own insurance	88 
own life	88 -7c8f
own name	86 6j
own or	78 
own pocket	88 -9c16g
own that	79 -16g-12a-5j11k29c
own the	84 6a
own words	88 5i
own your	85 
owned	88 -4i7g
owner	76 -8b-4d6k12a
owner $	85 -9b9a
owners	80 
owners policy	86 
owns	77 -6a8b
owns it	88 
owns the	80 -7a5b
p	84 -8b6c7a
package	79 -9g9b13c
package $	88 
page	69 -7g-5b20k
page $	80 -6k12a
page and	86 
paid	64 -16c4b5j11a16g
paid #	88 
paid $	86 -5b5g
paid for	80 -12g-8c7b23a
paid off	77 -4bg27a
paper	76 -12g-5a-4d9b16c
paper or	88 -7a4k7b
papers	80 -11a9f
papers $	86 
paperwork	77 5d6i
paperwork $	81 6a
parent	84 -7b-4c17a
parent $	88 
parents	70 -5d4g7b
parents live	88 -7a8b
park	80 7j
parked	85 
parking	86 -9c-8g6b16a
part	61 -21a-11d-7ei-5h5gj19f29c
part $	84 -39b-7a45g
part of	69 -12g-9d-7a8b9c25f
part time	76 -14g-7a22b
partner	72 -15k-4g8b13c
partners	78 -10c17g
parts	86 -8a14i
party	82 -5g-4e4b9c
pass	78 -12e-9b5c6a10d
pass $	88 -6e9g
passed	74 -12c6d9g
passed $	86 -6g14a
passed away	85 -14c-7a7d16g
passengers	85 -6b6a
past	73 -15g-6k5c7i17a
past #	81 6b
patch	86 -7a9b
pay	51 -18c-10de-5f-4k17i18g21a
pay #	88 
pay $	68 -45c-14d9a58g
pay a	82 7b
pay for	68 -9bc-6g10i16a
pay if	85 -12a5d6cg
pay in	85 -58g-10a13b56c
pay it	85 
pay out	76 -5a13g
pay the	77 -24c5i6d18g
pay them	88 
pay you	78 -19c5g7ab
pay your	77 -13d-5g-4b11c15i
paycheck	73 -10c4e7fg
paycheck $	80 -11c9f
payin	80 -19c11ag
paying	66 -21a-5b21g
paying $	88 -14c17g
paying for	80 -9a-5c6g11k
paying now	85 -20c5i16g
paying on	88 -8k4h9g
payment	73 -18a4b10g16e
payment $	78 -7a9g11e
payments	70 -14j-9g5k6b14a
payments $	82 -6a-4c16b
payments on	85 -5a9b
payout	86 10g
payroll	67 -11a6d9g
payroll $	74 -29a-7d-5i17g29c
pays	72 -18a-13g-7d5j6i36c
pays for	86 -5bg9i
pays the	81 -24d-9a-5g7b37c
pays you	88 
peels	84 -13c14d
peels $	86 -13c15d
pension	78 -7a9b
pension $	86 -6bg13a
people	58 -7j-5ef-4g4h5a15d
people $	79 -10a5h14b
people are	80 4g8a
people do	88 -18c8g20d
people or	86 -9a8c
people over	88 -8a8b
people to	88 8i
per	77 -11c7ag
per occurrence	86 -23c10a13g
percent	70 -11a-7c6h24g
percent $	88 7b
percent of	81 -14c-6b27g
perfect	80 -11i-6g6a22c
permanent	86 7c
permit	79 -11g5b12e
permit $	85 5a
person	67 -6c-5g12a
person $	81 
person or	81 -5b6c
personal	73 -11bc7a10j11g
personal $	85 -7c15a
personal property	84 -6a9g
pets	88 
phone	64 -7h-6a-4i5g9be
phone $	77 -5h8b
phone number	81 -10g-7a-5k30c
phone or	85 -6a8b
photo	86 -6k5a
physical	79 -7g5c
pick	70 -11g-6e-4j10c19k
pick that	88 
pick up	85 -6eh22a
picked	80 -8c4h6a
picked up	86 -8c4g5h
picking	86 4i
pickup	84 -4a5j6b
picture	71 -5ci-4j5k6f
picture $	81 -10j7g13a
picture of	80 6k
pill	88 -13a4j5k9b
pills	84 -4d5c7a
pip	85 -23b26a
pipe	82 6b
pipe burst	88 
pipes	84 -11a9b
pizza	88 
place	54 -11c-7b-4i8a13d14g
place $	62 -27k-14g-6j4e5b8d33c
place or	84 -20a22b
place to	88 5f
place with	88 4a
place you	82 -19b-9c5j11k17a
place yours	88 -12b17a
places	81 -9a-7c5g13d
plan	67 -9k5a13j
plan $	84 -6k10j
plan to	82 -5fk5b8a
planned	85 
plannin	85 -4c11a
planning	75 -8b-4c16a
planning on	84 -6b10a
planning to	80 7a
plans	71 -16a-5g5bk24c
plans $	85 -24a37c
plans for	86 -41a41c
plans to	84 -17c24a
plant	85 -6g-4e12c
plate	79 -7g5c14a
plate number	88 10c
play	81 -6g5i8c
please	71 -26a-8e-5bj8c18f26k
please $	73 -22a-8e-5j10c13k21f
pleasure	79 -15c-12a-6f11d24b
pleasure $	85 -7f-5a18b
plot	86 -8b8a
plug	85 5a
plug in	88 5a
plumbin	88 -6a6j
plumbing	79 -10g7a10c
pocket	77 5c11g
pocket $	86 
point	88 -5b7a
points	88 -7bc-6g9a15h
policies	70 -12a5bk16c
policies $	81 -5g-4a8b13c
policies do	88 -10a5gk
policy	49 -10i4k5g12e
policy $	59 -36g-20c-9k7bh23e41a
policy and	85 
policy in	84 9a
policy is	82 -4a7j
policy number	72 -24a-9g-4k10b33c
policy of	88 -9b9a
policy on	88 
policy or	80 -8c-4j21a
policy out	88 
policy pay	85 -8c17g
policy right	86 
policy that	86 5k6f
policy with	88 -8a11k
policy you	82 -11c-4j6b10g
pool	69 -8b5j8a
pool $	81 6b
pool or	86 -20b22a
porch	88 -5a5c
portable	88 4a
portable $	88 4a
position	88 7c
postal	88 
postal code	88 
pounds	85 5a
prefer	86 -16a-5c8j17b
premium	76 -8c-5b-4j5a17g
premium $	82 -15a-4c28g
premium audit	88 7k
prescriptions	85 5c
prescriptions $	86 
present	85 -7a6jk
pressure	77 -10b5a9cj
pressure $	88 -9b6c7j
pretty	70 -7g6i9a
pretty good	85 -10i-6g6ce10a
price	62 -6b-5h-4i7g10ac
price $	73 -25a-10b4e5d10j28g
price a	88 -10a-6c6b12g
price is	88 5a
price on	88 -8c9g
price or	86 -10a11b
primary	88 
private	82 -10a-7c6f14b
problem	79 -9a-4g6e9bc
problem with	86 10b
problems	81 -9c11j
problems $	84 -7c14j
product	86 -9g-7a6b12c
product $	88 -6a-5g6c7b
professional	81 -5b6k
program	78 -14a16c
program $	84 -15a6k14c
progressive	85 -12a-7i7g16b
promise	86 -10c13g
pronounce	88 10i
proof	70 -21c-9k-4g4d11a21h
proof $	82 -6k10a
proof of	80 -4hk4d5cj
property	66 -8b5d10g
property $	84 -12a-5g4j9d
property coverage	88 
property manager	85 -14g8a13c
protect	86 -7j11c
protecting	88 -7g11c
protection	80 -5a5j
pull	73 -6gj4h13e
pull it	86 -7a6b8c
pull the	86 -5bg5h15e
pull up	88 5k
pulled	82 -4c5a8g
pump	84 10a
pump $	86 10a
purchase	86 -12a20g
purchase price	86 -12a20g
push	85 -5bk5e11a
pushed	88 -14a13b
put	54 -12c-11e-7i6d8f11a13g
put a	85 7g
put away	86 -7g9c
put down	85 -14c-8a7b17g
put in	75 -10dg15a
put it	75 -17b-9j-8c8f33a
put on	75 -9a-5k4e8c
put that	86 -9c-5a4i11g
put the	85 -9g-7be-5cj11a26d
put toward	88 -7c12g
put you	74 -9a7b10j
put your	85 7a
puttin	86 -6a17j
putting	78 -6c-5dj9g10e
quarter	84 
question	82 -13j-4eh5d6k14a
questions	71 -7a-5k5c10j
questions $	80 -6a16c
questions do	86 5c
quick	73 -6a9k
quiet	85 -6a-4j8e10k
quit	73 -5g4c9a
quit $	84 -6e9c10a
quote	69 -6k4f8b12g
quote $	80 -12c-5b6g7f12a
quote you	80 -7c5g
quotes	80 4a
quotes $	85 -5g6a
race	86 -7i6a7g
rain	85 -5b15a
rains	88 10f
rainy	85 -22c-9i30g
rainy day	85 -22c-9i30g
raise	77 7d
raise the	86 -8a5d7b
raised	80 -6c5a8j
rate	71 -10bc-8a5k8h20g
rate $	85 12h
rated	85 -9g-7bc13h18a
rates	80 -7a9k
rather	73 -6c-5a5j7k10b
rather i	81 -5c5jk
rating	88 -10a4k6b
reach	75 -9b-5c4h16e
reach out	86 -5c5h
reach you	80 -10b-7g20e
reaction	88 5k
read	64 -13a-11g-9i-8j8b11c33k
read me	67 -9a-8g-7j6b29k
readin	86 -6c11g
ready	77 -6bc6k19a
ready to	80 -5bc-4e26a
real	70 -17c-6afi6k9ej13g
real quick	80 -10c5e6k
really	80 -5b6i9a
reason	75 -21a-7g-6d-5bk22c29h
reason $	86 -6d-5a16h
rebuild	79 -7c5a9g
rebuild $	84 5g
recall	80 -5c6b
receipts	84 -11g7c9k
recently	86 -5a7b
reckon	88 -7c9g
record	72 -18i-9g-5c20j23a
record $	80 -4j4i7a
recorded	77 -12j5ak7b
recorded line	86 -8a-5j8b
recording	82 
records	81 -8ad5g7k
redone	82 8j
redone $	88 7a
registration	86 
regular	74 -5a-4g4c5b8k
rely	88 5a
rely on	88 5a
remember	70 -12c-5e14j16a
remember me	86 -9k17a
remodeling	88 
renew	80 -15c19e
renew $	84 -16c20e
renewal	76 -9b5a6c7h
renewal $	82 -16c-4a27e
renewed	86 5a
rent	61 -11k-10j-9e-8a5d8bc31g
rent $	72 -18c-5j-4a34g
rent from	86 -10c5b9d
rent out	86 -6b5g8a
rent the	85 
rental	70 8b
rental $	86 4a
rental car	86 
renter	88 5a
renters	75 8a
renters insurance	86 
renting	80 10c
repair	85 -10g-5h12j13c
replace	73 5a6c
replace everything	86 -15c6a14g
replace it	86 
replaced	80 -12a10b11e
replaced $	88 
replacement	79 -10g6a7b
replacement cost	82 -9g6b
report	80 -7c-6b-4j6k10h
require	79 
require $	81 
requirements	88 -9a18c
requirements $	88 -9a18c
residential	88 
rest	80 -20k5a10c
rest $	86 -10c7g
restaurant	82 -6b4a
retire	80 -6a-5g8c10b
retire $	82 6e
retired	85 -4g5a6j
retirement	74 -7ac4i7f10g
retirement $	80 -9g-6b4a5i10c
retiring	88 
return	82 -10b5jk
revenue	82 -8a-5j8c11g
revenue $	85 -8a-5j8c11g
review	86 -12e13a
ride	78 -9b4d12f
ride share	88 
right	38 -24a-11e-10c-9d-7h-4k9b23i54j
right $	39 -55a-14c-9g-8be-5d-4f17i100j
right about	88 4k
right around	88 -9b4a8f
right now	61 -29j-9dk-6i9a12c15b26g
right there	86 -5j8a
ring	70 -14c-8i-6b-5k5a7d26g
ring a	86 8a
ring up	88 -19c-6e10d22g
ring you	88 -8a-6e-5i-4j24c
road	75 5cf
road $	86 -7g-5a-4b5i16c
roadside	80 6aj
roadside $	88 10a
rock	88 12c
roof	59 -7a-6beh4g5ik6j8cd
roof $	67 -17c-8b-5i5g12j23a
roof in	88 -10g14i
roof is	85 -5bj19c
roof right	88 
roofing	86 5c
room	76 -12b20k
room $	86 -7b7d8c
roommate	86 -5b14a
roommates	80 4c
roommates $	82 
rooms	88 
rough	82 -9a6i7f
roughly	78 -14f-8a6c22g
roughly $	81 -19c-8a31g
round	86 -9a9b
run	58 -17e-10c-5k4d6h7a24g
run $	75 -21ek-11a9j20c25g
run a	84 5b
run in	86 -20c20g
run it	77 -8g-4j4d6b8c
run me	88 6k
run out	85 -7a-4g11b
run the	82 -7g4c
run you	88 7g
runnin	80 -14a-7g10c14b
running	74 -13c-9b11g12a
running $	88 4i
running around	88 
runs	76 -9aj8dg11b
rush	88 7ae
s	78 -15a-5c8b23j
safe	82 -4k16a
safe driver	88 
safety	69 -7ag5jk8c
safety $	85 9d
safety meetings	86 -7c20a
safety program	85 -21a5bk16c
said	62 -11c-9a-8g-5i6k17h21j
said $	73 -9c-7g-6h-4i32j
said you	77 -15c-5i-4g5d9h20e
salary	77 -7a8j
salary $	85 -8a14g
sale	85 -11a4d5j7b
sales	71 -11e-8b-4j8a21g
sales $	82 8c
sales is	82 -5g12c
salon	86 
same	62 -26b-6f-4c5e6g9k27a
same age	86 -10a22g
same as	85 -7bf6k17a
same company	86 5j
same thing	85 -13a4d5k13i
sat	84 11c
sat down	86 6a
satisfied	88 -6j-5i6a12h
save	77 -14g-5j6k8ac
save some	88 11a
saved	80 -11c14g
saving	86 -6c11a
saving for	88 -6c13a
savings	75 -18a-4i7b21g
savings $	81 -19a17g
saw	78 -9k-5g5c6a9i
say	52 -19eh12k16i18c
say $	66 -15a-14c-7b-4k10i36j
say about	79 -6g-4i15c
say for	88 -42g6d38c
say in	88 4a
say it	78 -16a-15k-12g6c18i25b
say on	85 -8c-4a9g10f
say so	86 9k
say that	86 -20b-6c32a
say the	82 -11i-10c-8a14k16g
say what	88 -10g-6j-5bhi34a
say when	86 -12g-7e19c
say yes	81 6h
say you	73 -16a-6g-5e5f6c9j
say your	86 -24j-12a7bd28i
sayin	88 -12c-7i-6a14d16j
saying	82 -32j-5c-4g13a28i
says	71 -26c-12a-8g6f8h16b19j
says $	86 4i
scale	84 -11c-5e7i18g
scan	88 -7a8b
scare	88 9a
scared	86 4b
scares	88 
scares you	88 
scary	84 -8j8a19i
schedule	84 4c
schedule $	88 
school	62 -26c-7k-6i-5a6d11b13f19g
school $	74 -10bi-9f20a23g
school and	88 -7b4f9a
school district	88 -6b12j
school is	88 -7a5i6b
school or	81 -8i-5c12ag
schooling	88 -43g-5a16k38c
score	77 -33a-5bk18g30c
score $	82 -37a21g23c
scratch	88 -8a9b
scuba	82 -9b6g12a
scuba dive	88 -8b6a11g
season	80 -10a-7c23e
season $	86 -8ac26e
seasonal	88 5b
second	65 -10b-6g4i7j11c
second $	82 -6d6k9a
second car	84 -15a21c
security	76 11b
security system	88 5a
see	61 -13g-10c-9h-4a5b6ij9f12e
see a	81 6e
see if	86 4a
see the	77 -15g-10a-7b11c15fi
see your	84 -8a7e
see yourself	82 -18a4e8g15b
seen	79 -9c6a11f
sell	66 -9c13b
sell $	81 -6g6b9c
sell for	85 -25c7j23g
sell the	86 -6a12b
selling	88 7e
send	63 -6g6b14f
send a	86 7d
send it	82 -8a5f
send me	81 -10k14a
send the	78 -7a13f
send you	82 11a
sense	79 -6c7b11a
sense $	86 13a
sense to	88 4b
sent	75 -7c-6j-4e5k8ah
sent you	84 -7c-5a11h
separate	81 5b
serious	86 7g
serve	80 
serve alcohol	88 
service	75 -5a7k
service $	84 -6a
services	84 -4b5ac
set	66 -10g-9i-7j-5e4d15c19b
set aside	85 7g
set on	88 -7f12a
set up	81 -18i-9g-5a9b30c
set you	88 -6a8b
settle	88 -7i-6a-4g4c16h
settled	85 -6e5i
sewer	85 4a
sewer backup	86 5a
shall	84 15a
shall we	86 13a
shame	88 -11j-6c7ef9g
shape	74 -9c-7g4b19i
shape $	85 -4i9a
shape is	85 -13c-7g28i
share	73 -5j-4d6bc
sharing	88 5a
she	55 -24c-14d-13e-7f7g11j13b30i
she $	85 -13a-10i10g21j
she do	86 -5c-4g7ab
she does	86 -10a6b9k
she get	88 -5e8a
she go	86 -22b23a
she have	85 -24c8a20g
she is	72 -9a-7b-6i-5g4h15k17j
she keep	88 8a
she take	88 -6g-5f5c10b
shed	81 -8b5a
sheds	88 -25b7a8k15c
sheet	88 -7a9j
shifts	86 -9c9b
shingle	81 -7a4j8b
shingle or	88 -7b9c
shingles	77 -8c-5a17e
shingles $	88 -4c7a
shoot	80 -6ac6i7k9f
shoot you	88 
shop	60 -19c-5b-4k6i19f
shop $	68 -9b-8fg-5h5d6c7ei10a
shopping	82 7a
shopping around	85 8a
shops	85 -12e-6a-4c7d14g
short	85 
should	56 -11j-10i-7k11c12b15f
should be	86 -8a9c
should i	63 -17c-15k-7j9f12a14e15b
should it	84 -9e4g15c
should know	80 -26a29c
should we	76 -7b-5j4f16a
show	73 -23g-18i-6c5b10d12k28a
show up	86 -5c4a7d
show you	85 -10i-7c-5j11a18k
showed	84 -11g4a9c
showing	88 7j
shows	85 5j
shut	75 5c6b
shut down	86 -5a7c
shut the	88 12a
shutoff	86 6j
sick	78 9c
sick $	82 10c
side	68 -6k-5bj7c20a
side $	80 -7k-6j6c16a
side hustle	88 
side of	86 -6d8c
siding	81 -22a26b
siding $	86 
sign	67 -8g-4c9b16e
sign $	86 -11g-5e9a15c
sign off	88 
sign up	82 -7cg7a17e
signed	78 -17b-8e-7c-4k7j16a19i
signed up	85 -8e-7bc23i
signs	82 -5c4k
signs your	88 -5c5k
simple	86 -23a5j20b
since	61 -12g5j11i
since #	75 
since $	85 -10a14b
since last	86 -8g-4e6c7a
since the	88 7a
since then	84 7a
since when	85 -6c13e
since you	81 -10a11j
single	76 -14a27b
single $	88 10b
sink	86 -4i5g6j
sister	73 -9a-6g6c10j
sister say	86 10c
sisters	84 -7c-5b4h10a
sit	74 -15a-5ik6g8fh9b
sit down	84 -12a-5k5b11h
site	86 5g
sits	86 -13f9j12a
sittin	85 -13j21a
sitting	74 -11g-10j-5k4d9b11cf
situation	85 -6ag5i6j
situation $	88 -5a6ij
size	82 -23c-10a4k5b30g
size of	88 -7g10k
skip	81 8b
skip it	88 -10a10b
sky	86 -6k11i
slab	81 -10c17b
sleep	73 -10a8fj
sleep $	86 -6a4i9f
sleep at	86 
sleeping	84 12a
slow	75 -7k-6cj12i15a
slow $	88 -4c12a
small	80 -4g5c9b
smart	82 -12bc6i18d
smoke	70 12a
smoke $	79 8a
smoke alarms	88 -4a4k
smoke detectors	84 9a
smoker	86 -11b15a
smoking	88 -5b
snap	88 -7a7k
snap a	88 -7a7k
snow	84 -10a4c13j
so	34 -41a-28b-23g-17i-16d-10f5e24h43k90j
so #	69 -10c-8a23j
so $	75 -6ab18j
so @name	82 4j
so a	74 -15a20j
so about	75 5j
so do	81 -10j-7k-5g33a
so far	74 -13j28a
so give	76 -6a19k
so he	80 -7a12j
so how	81 -11a-10j-8i5h12e23c
so i	62 -26a-12j6d8k9e16i
so if	78 -6a-5g14j
so is	84 -21j-12b-5h11c14g24a
so it	56 -17a-14d-6g-5i6c49j
so just	78 -11a-6c-5b-4g9j20k
so let	84 -10a-6c22k
so long	88 -10g-9c28h
so much	86 -10g-5c9b14h
so no	85 -10a-6g7c14j
so she	80 -4k6ej
so somebody	88 6j
so stop	88 -6aj16k
so tell	63 -10a-8j-7c-6d45k
so that	69 -4c5g7f
so the	63 -18a-15c-5e14b38j
so there	67 -10a5g18j
so they	77 -7a6j10d
so we	77 8e
so what	67 -52j-20a-11i19g20h51c
so when	86 -10j-9c5g16e
so who	88 -12k-6j-5a9d20c
so would	86 -7c-6j32a
so you	48 -17a-12bk-10c-7i-6g7d65j
so your	66 -14a30j
social	73 -5k-4a27c
social $	82 -16b-7k32c
social security	82 6b
soft	88 9a
softball	88 
sold	77 -11e-9g-8b7j9c21i
sold it	86 -11g-9b12c14a
sold you	86 -10a-8e-5g9j17i
sole	82 -4j6b10a
solo	88 -11a5k14b
some	61 -15a-11g5i6h11k15b
some $	84 -9b4k9a
some money	86 7k
some of	84 -13b-6c6dg12a
somebody	58 -7b-6ek8i11d15a
somebody $	78 -19a4d14b
somebody close	88 
somebody could	88 -6a9c
somebody else	82 -5a8b
somebody in	85 
somebody or	85 
someday	86 5ad
someone	80 -11c-6d-5b-4j5a25g
someplace	85 -5a5c
someplace else	88 
somethin	70 -6j16a
something	55 -12c-11j-6i-5h6g7e11d14b
something $	80 -19g-9j-5i4b16e18c
something else	80 -24b10c18a
something happened	77 -14a-6g4f5c7i10d
something happens	85 -46c5a40g
something in	86 -5a4b8c
something like	84 -18a21j
something on	88 4c
something that	88 -6a8b
something to	86 -5a6b
something you	77 4c8b
somewhere	72 -20c-5dfg9a13h20b
somewhere else	80 -22c5bf8a15h
son	71 -7g-4j4e10b
sons	84 -6k14a
soon	70 -23i-11c4g9a32e
soon $	76 -28e-12i-9c7b24g25a
sorry	73 -17j-7b-4e4i13c14a
sorry i	84 -9a-6d5g16c
sorry to	86 -14j5cd10a
sort	88 -4j12c
sound	72 -18c-4fj5i8g9ak
sound $	88 4i
sound like	85 -8b-4f8k13a
sounds	72 -13a-10b-6g4k8e13j
sounds like	75 -8b-7i-6c-4a4dh8e14j
south	84 -10a16j
space	74 -5g8i
space $	80 -4i4d5b6c
spare	81 -13a5c12b
speak	86 5j7a
speaker	88 -5k13a
speaking	86 -18a-5c26j
speaking with	86 -18a-5c26j
special	84 9c
speeding	82 -11c-6b24a
spell	74 -9c-7j-4a6i24k
spell that	81 -22a-8j34k
spell your	88 -8c-7k15a
spend	78 -14ci-7e-6a5b9f33g
spend your	86 -20i-19g-6a5b10f39c
split	85 -5a4b
split it	88 -5a4b
sports	85 
spot	80 -10a5b12f
spouse	69 12k
spouse $	88 4a
spouses	81 -11g19c
spring	77 -14a-4g4i8j14b
sprinklered	88 5a
sprinklers	78 6a
sprinklers $	86 
sprinklers in	88 
square	70 -10b6c12g
square feet	76 6j
square footage	84 -5a13g
sr	84 -4k6a7f
sr #	84 -4k6a7f
staff	80 -10c7a
staff $	85 -10c4a7b
stand	80 -15a-14f-12g-6j-4d6b12e40c
start	64 -22f-5j9g11a13e
start $	80 -17e-7a6b22c
start it	88 -12a16b
start the	86 -19c-11g11i20e
start with	78 -14b-6e33a
started	72 -11i-6j9a16g
started $	84 -18i7a24c
started it	88 
starting	84 -8a4i9b
starts	88 -8a-5b-4e8k15f
state	64 -11d-7g-5e12f18a
state $	88 
state farm	82 -10b19a
state minimum	82 7a
statement	82 -14a-5c4bk10j
station	84 -8ac-5i15f16g
station $	84 -8ac-5i15f16g
status	82 -9a-5b10k14c
stay	63 -7c-5e5b14f
stay $	86 7f
stay at	88 -7a-5c5b8g
stay closed	88 
stay in	81 -18a-6g26b
stay there	84 5g
stay with	84 5d
stayin	86 -10a7b10c
staying	72 -6f16a
staying put	88 10b
staying with	84 -4a7c
step	78 -7c-4k7e14d
step in	88 11d
steps	80 -10c18a
still	55 -12ck-10bd-7h15i21a27j
still #	86 -8j-6c-4bg23a
still a	88 -9b4j8e
still good	84 -15a20j
still in	86 -14a19b
still living	88 -5i-4j14a
still on	88 -21a22j
still owe	80 -10c17g
still the	86 5b
still there	88 -6j5ab
still with	84 -9b26a
stock	80 -4bc15g
stop	74 -10a-6c7e18k
stop at	88 -5b5j8a
stop me	85 -12a-6j22k
stopped	82 8c
stopping	85 14h
stopping you	86 -8c14h
storage	74 -7g-6b8a11c
storage $	86 -8g8a
storage unit	84 6a
store	70 -14b22a
store $	85 -8a-7e6f16c
store or	86 -9b11a
stored	88 5c
storefront	88 -13a15b
storm	78 -9b-6g6a7i13c
storms	86 7i
story	77 -9a-5h9k14b
story or	88 -7a11b
stove	79 -5b14a
stove $	84 9a
straight	75 -6a6e7b
straight with	88 -17a7k12b
street	65 -11a-6fg-5k7i15b17c
street $	75 -18a7f9c17b
street address	84 -14f-9a29c
street and	88 
street or	88 6b
strip	86 -4a6c
stroke	85 -8c5k7a
stucco	88 15b
stuck	82 -6j6d10a
student	74 5j8a
student $	86 15a
student loans	80 -9a-6c9j11g
stuff	63 -19a-5b5c10i14k
stuff $	77 -22b-6g36a
stuff in	85 -17c21i
stuff is	88 -5a5h6g
stuff worth	88 -12c12g
stylists	88 4j
sub	82 4a
subcontractors	81 
subs	68 -8a-5d12g
subs $	76 -23a25g
such	88 5a
such $	88 5a
sudden	88 7a
sued	81 -6a8g
sued you	86 -9c-6a17g
sugar	84 -13a6c8b
summer	82 -7a12b
summer $	88 9a
sump	80 10a
sump pump	84 10a
supper	88 -5ai12g
supplier	80 14d
supplier $	86 -9a-6c20d
suppliers	80 -5d7b
suppliers $	84 -5d10a
supplies	88 -18f4d21c
supply	88 9h
sure	77 -4j7i10a
surprise	88 5c
surrender	86 -12g-7a20c
surrender value	86 -12g-7a20c
survive	86 -6c7g
suspended	85 -5b10a
suv	88 
sweet	88 -7j-6g4a7ci
swing	82 -24c8b9i12g
swing by	88 -9g11i
switch	78 -8g5b6c7a
switch $	81 -7g-4b6c13a
switching	86 4a5h
switching $	88 7a
system	71 -9b6c12k
system $	75 -7cj10k17a
t	86 -37a36j
table	77 -14a7d14g
take	53 -9f-6ci-5e5j7k10d16b
take $	76 -23a28d
take a	76 -8c5b6k10a
take cards	86 -7c14a
take care	76 6ad
take for	88 4c5g
take it	74 -14a-13g-5ef-4d6k12i26j
take on	88 -18g19c
take out	85 4a
take the	76 -20c-8d17b19h
take to	78 15g
take you	84 -9a-7i6d18g
take your	84 -7a10b
taken	88 -7d15a
takes	77 -8c4a8k
taking	81 4d
talk	68 -8g-4k5c7e9a
talk $	80 -6g5e12c
talk right	88 7a
talk to	85 -5b-4k5d8a
talked	73 -13g-8c-5e5d6j7a14i
talked about	84 -10c-4j23a
talked to	86 -5g10c
talkin	85 -19c-10g-6j5a7b9k21f
talking	69 -14k-5afj-4e4c7d21g
talking $	88 -8d-4k7h14c
talking about	84 -21c-7b10ai15g
talking to	82 14a
tall	80 -24i29g
tall are	84 -18i22g
tape	86 -9c16a
tax	82 -10b4j5e
tax return	88 -11b4cj
taxes	84 -7a6b
teachers	88 -8c-5k5ai6j
team	81 -5ac6b8k
teen	85 -7b4g5a8c
teenager	86 -6a-5b13d
teenagers	85 -11c-8d5a7b11g
telematics	86 -4c7h
tell	44 -20g-15b-9ej-7i-5f6a75k
tell me	45 -41a-15g-10b-8c-6ei-5h-4f111k
tell you	68 -37k-19g-9b-8j10h15c56a
tenant	86 -9b4a7k
term	68 -16c-11a-5f5jk16b19g
term $	88 -16a22b
term or	80 
terrible	88 7c
test	84 5c
tests	88 
text	71 -17c11a14b
text $	86 6a
text me	85 10a
text or	88 -15c18b
text you	86 
than	62 -7i-5k5h17a
than #	74 -12b-10c-5j9h25a
than a	82 -8b7c
than the	86 6b
than you	81 -14a-6g22b
thanks	85 -5k-4a6c7e
thanks for	85 -5k-4a6c7e
thanksgiving	86 -10a-5g6i10b
that	29 -27c-11d-10g-5e4f7k8i9h11a62j
that #	85 -6b-5c4a5gk
that $	52 -26g-12b-9d-6i-5c8k9a12e17h19j
that @name	88 -8ab-6e4k6i15c
that a	67 -17j-9a-7e-4g7k41b
that about	81 -5cg13j
that accident	88 5b
that address	80 9a
that all	79 -23b8j20a
that an	88 10a
that be	81 -6j-4g6c9d
that bugs	88 -10c-5a8b13h
that building	88 
that came	88 -5b7a
that car	74 -15c-5j-4a22g
that claim	73 -9j-6b-4i4h9a12g
that clear	86 -6j10a
that commercial	88 5e8d
that company	79 -11c-5gj-4b7e9h14i
that correct	79 10j
that could	85 6a
that coverage	86 
that did	82 -12a-8g8b9i
that do	80 -10g-4a18c
that does	88 4k
that down	85 -6a-5c5k11j
that everything	86 9a
that for	76 -10g-5a4d17c
that from	88 -7b6ai
that goes	88 
that got	81 -6g5c6a
that group	88 7c
that had	88 -4j7d
that happen	85 -8c13g
that happened	86 5b
that home	86 -5b6a
that house	82 -14a-13c11h27g
that how	73 -28gi23a47j
that i	80 -27a-13j-7i-6g10b19c31k
that in	84 -7ab-4k7j18c
that is	48 -30bc-7f-6e25g56j
that it	77 -20a26j
that job	78 -6b18g
that just	88 5c
that kind	85 -8c-4i7g9a
that last	85 -19a6c10i13b
that life	86 -5a7g
that like	88 -26c-6g-5h5e37i
that little	84 -8a-4g5b11c
that loss	80 -5e5g8c
that make	84 4a
that makes	85 5f
that new	88 10g
that off	88 -10a8b
that okay	82 
that old	80 -4j12a
that on	84 -6a11c
that one	70 -16a-9j4i6h7f
that or	88 7a
that out	84 -13a5i6d8b
that page	88 5k
that place	81 -16a-7j-4c5e8d25b
that policy	70 -13k-9j-7c5d8e12g
that premium	88 -7g6a7k
that price	88 -5c11a
that right	51 -9a-7c8j22i
that roof	84 5k
that same	85 5i
that so	75 5h
that somebody	88 -7a9c
that sound	80 -8c-7g15i
that sounds	88 6ei
that still	77 -6b6e17j
that that	78 -9j-4g8c14a
that the	68 -30b-9k-8g-4d17a47j
that they	86 -14a9e16b
that to	88 
that truck	82 -4c10a
that vehicle	88 
that was	79 -20g-6e-5a-4d7i32c
that we	88 -7j11c
that what	62 -32c-19a-17g-12k-6i-4e5f97j
that when	88 11e
that who	85 -5a13j
that whole	85 -4j4gh
that with	80 -21b-5dj9c28i
that would	82 4c
that you	67 -24g-23j-16b-8e5d6k8i21a33c
that your	71 -19b-14g-8i18a34j
the	22 -7g5ac8d10h11e18f25j
the #	64 -23c-20a15j35b
the @name	77 -8b-4g27a
the account	84 -15c-6g-5k5b26a
the address	86 -22k-7a-6d44c
the adjuster	84 -5bg4k7i
the age	88 -25c4k24g
the amount	86 -7a4k10j
the apartment	72 -7d-4b7g10j
the app	81 -4a6i9j
the at	88 -12g6f10c
the audit	75 -15a-7i-5g14c20b
the auditor	88 6a
the auto	77 -10a-4bg9j11c
the baby	77 4i6a
the babys	85 
the bank	72 -4g5d
the bar	88 -12d15a
the basement	74 -13a10c12b
the beneficiary	81 -10g8c13d
the best	71 -7g9a10h
the big	78 -23a-4g5c7k19b
the bills	78 -5g6ab
the books	86 -6c7b
the boss	88 -7b6e11a
the both	88 -8a5bk
the bottom	88 -4j6c
the building	69 -21c-5i7b31g
the business	58 -20i-14a-8be-7k5d15j40c
the call	84 7d
the car	64 -27d-21g8e9f32c
the card	79 -14k-12a-5j14c18i
the cars	75 -23k8i19g
the cash	84 -9g-5a5bi6c
the cert	88 
the certificate	77 5a
the check	84 -21d-5b5a7k23c
the children	86 
the chimney	86 -5b4a
the church	88 6f
the city	86 -12b17a
the claim	76 -9g-8e-7i5b10a16c
the client	88 
the closing	84 -18c-4b12ae
the cloud	88 
the coast	88 8g
the comp	82 -16c-11b9a23g
the company	61 -17g5a6ik12e
the companys	82 -9c-5h-4g4b9jk
the complex	88 -8c-6a26d
the computer	86 -5cg9e
the contract	77 -12g-5a8f16c
the cost	88 -4a4k7b
the country	82 -4g18f
the county	84 -12c-11b13d19a
the coverage	80 -19a-6c6k8j16b
the credit	80 7j
the damage	84 -8e19g
the dash	85 -4k7g
the date	84 -25c-6a7bk24e
the day	79 -37c-8b-6g12h32e
the dec	84 
the decision	88 5b
the declarations	86 
the deductible	80 -19c-5j5g6ah9i
the divorce	88 -8b7a
the dmv	88 4f
the doctor	82 -16g-6c7k14i
the door	85 -12a-7b5e6g13f
the doors	85 7a
the drivers	82 -7a5f8c
the driveway	84 -7b7k10f
the dwelling	86 -33g-5a4b35c
the easiest	88 -11b-6c21i
the electrical	84 -5j5ag
the end	77 -14b-4j24a
the equipment	84 -9a4e14b
the fall	84 -10a5j11b
the family	73 -5bg5c13a
the fifth	88 5b
the file	86 -6c9a
the fire	78 -6j9c
the fireplace	88 -8a7c
the first	69 -9g-8e-4cj9i18a
the floor	88 
the form	75 -22c-6hj17b30k
the front	80 -30b5k30a
the full	79 -13f-11j4a5bk15c
the funeral	80 -12a-5g5c12d
the furnace	81 -12g5j11i
the garage	81 -7b-6g4k12a
the gc	85 -14g15c
the general	84 -22g4b22c
the grandkids	88 7a
the ground	85 -7a12b
the group	88 -12c-6a8b12g
the guy	88 -11g-8e-7b-6j5k9c24d
the heat	88 
the holidays	88 -10b-9f-5c32a
the home	67 -24a-20g-8i-5e6j10k19c24b
the hospital	75 -5b11j
the house	51 -10g-6f-5h8d26a
the household	81 
the id	88 -10e13c
the increase	82 -8g-6k7e15c
the insurance	69 -23c-11b-4j4d11k26g
the jeep	88 5c
the job	68 -19a5ij6k8b
the keys	81 -6a4d5e
the kids	63 -11g-9d-5f8i18c
the kitchen	75 -9b-8a5c12i
the knot	88 -16b-6a8e16j
the lake	84 -5a5j
the landlord	75 -13c-9a7gj9d
the last	61 -39c-5g5d6b19e21a
the lease	66 -10cd6j24a
the legal	88 
the lender	82 
the letter	84 13c
the liability	82 -4c5b
the life	79 -8b4f6a
the limits	86 -20g20c
the line	80 -5k7d11g
the list	88 -6b10c
the little	75 6j
the loan	80 -5ac4d5f
the lot	85 -5a8k
the lucky	88 -6d9c
the mail	84 -7a5b7c
the main	82 4a
the market	85 -20c6eg7aj
the menu	88 11c
the middle	80 -5a7e12b
the moment	84 -15b12a
the money	73 -8c8b9f
the month	79 -13c-8g-7b5e9a18k
the morning	88 -14c20g
the mortgage	73 -13d-8a4j6b15g
the most	77 -17a21g
the move	86 -8g12i
the name	70 -27c4a7e24k
the nearest	86 -5f4j8g
the neighbors	88 -4g6j7a
the new	69 -15k-10c9h20g
the next	80 -12f-7eg5b6i13c
the note	88 -8c8g
the number	73 -10a-5i6c9f
the numbers	88 -10g-4a4b16c
the odometer	85 -9a6c12g
the office	73 -6j12b
the old	70 -19b-11g5e29a
the oldest	84 -4c5a
the on	86 -7a4e11d
the one	64 -13a-7k-5d20c22j
the only	81 -9a4j5c6b
the original	84 -8j7a10b
the other	66 -31c-10b-9d6a9h40g
the outside	86 
the owner	84 -10b10a
the owners	88 -9b10a
the package	88 8a
the paper	88 7c
the paperwork	79 
the past	84 15a
the payment	85 -12c-9a-4g6b21e
the payments	84 -14b5i10a
the payout	88 11g
the payroll	84 -34c-7b7a33g
the phone	71 -20c-6h4be5a17g
the pickup	88 6j
the picture	86 -10j17a
the place	65 -27b-24c-20e6d8i23a42g
the plan	78 -5b7j8c
the plant	85 -6g-4e12c
the plate	86 -15c-8b28a
the pleasure	88 -7c14d
the plumbing	88 
the policy	65 -25a-11g-10ik12d17b35c
the pool	88 6i
the premium	88 -26c6a24g
the price	73 -13j27a
the proof	84 -30c4f31h
the property	74 -13g-4b7d14c
the quote	81 -9k8f13g
the rate	80 -17c-13b-7a5k6e34g
the reason	88 5h
the renewal	85 -9b-7c-5e4j21a
the rent	82 -6c8g
the rental	88 
the repair	88 -10g14c
the rest	84 -20k-7g7a21c
the restaurant	88 
the right	84 -12g-6j5bc9i
the road	79 
the roof	66 -13a-9c-8bg-6e5k12i17d20j
the safe	88 
the same	65 -28b-5f6e10g25a
the scale	86 -11c-5e19g
the school	86 -7b14j
the second	80 -29a4j30c
the service	88 -6a6g
the shop	63 -14a-7g-5cf5dj6i7e12b
the size	88 -7g10k
the south	88 -12a17j
the space	86 
the spring	85 -10a11b
the square	88 -41g42c
the state	73 -22c-6g5ek19f
the store	79 -8b8c10a
the story	88 -4f16k
the street	77 4c5a
the stuff	81 5j
the subs	88 6c
the surrender	88 -43g41c
the table	86 8d
the tax	86 -7a5j6e
the the	67 -11b-6d5k14f
the thing	82 -7g5j10c
the time	84 -8c-6b-4j4ag12h
the title	81 -5b6a
the top	78 5a7k
the total	85 -13c-5k-4ae35g
the truck	74 -18b6ag7j
the trucks	86 -11c5d7a
the umbrella	88 -18a6k14b
the uninsured	85 -11a6b9j
the upstairs	88 4f5a
the van	85 -9a-6g6h7c
the vans	88 -12c-6g7i11a
the vehicle	85 -6bc5k13a
the vin	73 -17a-8j34c
the water	73 -13c-8e-7i7a13g17f
the way	73 -11j-9a-7g6b29c
the weather	84 -4g5ci
the website	86 -12j-5h8a13b
the week	85 -8e5c8h
the weekend	86 -7a8c
the what	82 -33c5fi6b8g14h
the wheel	79 -4a4g17d
the whole	73 -7i-6b14a
the windshield	88 4k
the winter	84 8a
the wiring	84 
the work	81 -17c-6e-4d5b20g
the worst	80 -12a7h9c
the yard	79 -6b-4j5g10a
the year	75 -6e-4j6g7k
the zip	79 -18j22k
theft	86 -4g7b
their	61 -15c-10b9h16g
their own	73 11e
their price	88 -14a-6b15g16c
theirs	86 -5a-4c7b8h
them	53 -13ae5g7dh10ci
them $	61 -11b-7k-6eh10g15i16c
them in	88 4h
them on	86 
them right	88 
them so	86 -7g-5c11h
then	63 -8bhk-5df-4e9j19c20a
then $	76 -12c-8h-6e-4fj8k16g17a
then it	86 6a
then what	80 -21k-12g42c
then you	88 
there	39 -23f-10j-4e5h9k13c36a
there $	51 -27g-20f-10k6b7eh22c23a
there a	56 -38b-9f-7j-4c6h7d21g33a
there an	84 -14b18a
there and	80 -27c10d27a
there another	88 -14a16b
there any	78 -6c4a5i
there anything	76 -6k-5c15b
there are	88 -9b14a
there by	86 -6a6f
there for	84 -9c13a
there i	88 5k
there in	79 -18b8c12a
there is	59 -20a-5f-4i13g29k
there like	86 -6c6a
there more	88 
there on	84 -10e-6j19c
there or	73 -20a38b
there right	88 
there so	88 -7c-5k9h10a
there somebody	86 -9a15d
there something	79 4ac
there sprinklers	85 
there was	82 6f7j
there what	81 -13a5f11cg
there when	88 4e
there with	80 -8b-4j10ad
these	63 -6j-4c7a13i
these days	67 -14c6dg12i
these things	88 5i
these years	88 -5g14c
they	44 -10j-9i-7a9dg11f14b
they $	82 -5i8g
they are	75 -19c5a9h13g
they be	85 5b
they been	88 -13g18i
they charge	85 -6g-5a8c
they cut	88 4b
they did	86 -17b18a
they do	77 -8j-5i-4g10d11c
they ever	88 -9g-6a17c
they gave	86 -5a4c10k
they get	84 -9c11g
they give	75 -4h15g
they go	86 -23i6c8b12g
they got	86 -7g11c
they hand	88 -14c17g
they handle	88 -5g-4c5i9k
they have	74 -14b-6k4c6j7g10a
they in	88 -7b11c
they let	86 -5c-4k9h10a
they need	86 -7c10g
they pay	73 -18g8c15b
they put	82 4a
they quote	85 -6c7g
they raise	88 5a
they say	77 -34h-7g5b7j15c17a
they sell	88 -5a4c
they take	81 -10a-6c-5b6g19d
they tell	82 -7g-6ek6h8a10c
they treat	80 -9c15a
they want	82 -18c-9a8b17g
they were	88 -5a4bi
they will	80 -8a-6g20c
they would	84 -11a4bc5j
thing	60 -35a-22g10h21b33c
thing $	75 -5k4e11h
thing about	80 -7a-6g-5k27c
thing or	82 -8e-6i23b
thing that	88 8c
thing you	80 -7g11c
things	66 -10g-6a-4hk4b14i16j
things $	80 11b
things are	88 
think	60 -14j-6cd6fh27i
think $	75 -20g-8e-6c5a38i
think about	77 -15g-5djk-4h8a33c
think it	84 -14c23g
think that	86 5e
think you	78 -10c-6i7g8be
thinkin	84 
thinking	69 -10c-7b-5k9g19h
thinking about	77 -9b-8g-5k-4h15a18c
thinking of	80 -7c5e14g
thinks	86 5j
thinks it	88 6j
third	80 5i
this	45 -11i-8b5ak29d
this $	61 -11g-7bj-5f-4i5ce28a
this a	80 13b
this afternoon	86 -10c12g
this by	86 5d
this call	79 -11g-9i-5a6h28c
this is	81 -9c18j
this line	88 -7j5a
this month	88 -10e-5gh9c19a
this morning	85 -5e10c
this off	85 -5a-4c5h15g
this on	84 -9b-7g7h12a
this one	84 -10a4b11k
this ones	86 -7a
this over	85 -14c4k13f
this so	88 -4j5ak
this summer	88 5a
this the	86 -16c9h15a
this week	81 -9ag-4k7h10be
this what	86 -8e-6b27c
this year	73 -18c-11k-10e-5j14a34g
this your	80 14a
those	57 -15f-8c-7b4g6eh16i
those #	80 -7h-4d8k11c
those $	81 -7b-6j-4ci10a12g
those are	85 -9a-5h20j
those guys	86 -5a9g
those old	86 -17a-4g5c8b12e
thought	77 -20d-12c5h11g26a
thought about	80 -11c5h12g
through	54 -16g-9e-5ah4c5ij6d9f13k
through $	84 -7bg-5i10a22f
through a	82 -4c4a5d
through it	81 -4a6b7i
through that	81 -4j8a
through the	71 -10a-7c4i5j
through what	75 -11c18k
through work	80 7a
through your	72 -15g4d26c
ticket	79 -7a6b
ticket $	86 
tickets	77 -7c-4b4a8j
tickets $	81 -4a9j
tie	88 8e
tied	88 -8b-7a23j
tight	88 -6c8a
til	81 5a6e7h
tile	88 -6j6c10b
till	71 -11a-10j-6k-4i6bg7f15e
till the	81 -7a5c8g
time	53 -14bj-12i-6a-5f16g37e
time $	65 -18i-14g-6j11b12h20a
time and	84 -4e8k
time do	84 -29c-7g37e
time does	88 -11c-7g-4a21e
time for	85 5d
time or	79 -15b-6e28g
time to	85 -25c-9g-4d5a40e
time what	88 -10c-7a22g
time you	75 -11c-4a5g7k13e
timers	88 
times	79 -8a-4c7g9j
times your	86 -8a-4c6g9j
tip	85 -9g20c
title	77 -6b5j
title $	86 5c7a
titled	88 
titled to	88 
to	31 -13j-10i-9a9d10f12g13k17b21c
to #	73 -11a-5g9i14b
to $	67 -27c-11e-5ab9d20g23f
to @day	88 -4a5j
to a	74 -13a-8g5e13c14b
to add	88 -6b-4c12a
to ask	70 -12c-4b4a6fk7j
to be	61 -23a-8k-7i7g13c16dj
to build	86 
to buy	78 -9c4f17g
to call	78 -14b-6dk19e20a
to carry	88 
to change	88 
to check	86 -4aj11d
to close	86 -18g9a15c
to college	80 -19a-5g34c
to come	80 -6k-5h5i15f
to compare	88 -11c12d
to cover	86 -5c9a
to do	66 -8j-7i-6g9e21c
to drive	78 -9a6bj
to drop	88 -5k11a
to each	88 -10g13c
to earn	88 -12g5b18c
to every	88 -11g-8a5k8d10f
to expand	88 -7c6a
to file	88 -5a8b
to for	86 9h
to get	63 -26a-16j-9e10f14k15i19g
to give	85 6b
to go	66 -18b-14k-10f-6e-5g-4j13c58a
to have	74 -12a-6c-5g10j17e
to hear	75 -16j-11i-6b-5f5c35k
to hire	85 -7c12a
to it	80 -7a-5g6h15c
to keep	72 -10a-7cg-5f6djk20b
to know	65 -29a-8d-6b-4g21c33k
to last	88 -5c8g
to leave	72 -4c4h7e
to list	79 -12k-8a12cd
to live	86 -6e5ag6j
to look	78 -6gh4i6d7c
to lose	88 4d10c
to make	78 -15c-4b6ei7a10h
to me	74 -14c-5g7k8a9j
to move	77 -12c-6i-4g12a13e
to my	88 -7k5a8e
to need	85 -5c10k
to pass	85 -14e-10b-4g5f7ac12d
to pay	70 -17c-4e6a7b14g
to pick	86 -7a4k9c
to price	88 -8a-5g6b12j
to protect	88 -7j11c
to pull	88 -4j4k
to put	70 -10c-6g9b15a
to quote	88 -12a15b
to reach	81 -10b-6g21e
to read	85 -12i-4a17c
to rebuild	81 -7c12g
to record	88 5j
to replace	77 -4b9c
to run	75 -21ae5k16c26g
to save	82 
to say	77 -6g5a7c
to school	81 -16a-5c4b6g7i9f
to see	77 -8a-7g9c13e
to sell	84 -4k14a
to send	81 -6a5k6d
to show	88 5ak
to sign	80 -5e-4b22a
to sit	88 -6a-5k5f12h
to somebody	88 
to spend	86 -31c-5a6b34g
to start	80 -6c13e
to stay	78 -5a5h6k
to take	78 -6b13a
to talk	85 -7b-6k27a
to tell	86 -5k11a
to that	77 -7g-6c-5d7f11b
to the	58 -6i-5cd5g15a
to them	88 4i
to think	86 6c8a
to this	84 -8e-4j7gh
to to	76 -12c-11a-5k5be9i13g
to travel	88 5f
to us	84 -5g11c
to use	84 
to walk	85 7c
to what	86 -8c5k9b
to when	85 -25a-11e-5g12k16d20c
to work	67 -12g-6c24f
to you	60 -21g-5c14ai
to your	65 -13g-7a-5hi-4e5f30c
tobacco	78 -8b8a
tobacco $	84 -8b10a
today	58 -15k-5b6i8cd
today $	61 -13k-9j-8bh-6g5e6d8a9i17c
today is	88 -4a5j6c
today or	86 -9a12b
together	75 -8b6e7j10f
together $	80 -13b6ef8j
told	71 -9c9g14j
told me	86 -13a18j
told you	75 -8c4a9g
tomorrow	69 5j7eg
tomorrow $	80 -24a8i9c16g
tomorrow what	85 9g
tonight	79 -16a7gj14c
too	60 -21k-7c-6h7f24a
too $	67 -11a-5k4g11i13b
too much	82 -34g18a21b
too or	85 -36b43a
took	76 -8g11j
tools	72 -9b-7c22g
tools $	86 -25c-13a41g
top	68 -9g5k8j13c
top of	73 -8g5a6b7c
tornadoes	86 5c
total	75 -5e5dk
touch	84 -7g-5a4c11d
toward	86 -7ac5b12g
toward this	88 -7c12g
towing	81 -5c7b10a
town	73 -11d-9g-5a4c11k17f
town $	84 -10d10a13c
track	88 8g
tracker	88 -11c-9a13bh
tracking	88 -13c10a13h
trade	80 -14a-8c5b6k12e
traffic	86 -7b4a8g
train	86 -7a4c7i
training	82 -8g11c
trampoline	75 -11b14a
trampoline $	80 5a
travel	82 -4c4f
treat	77 -9c-8j10b17a
treat you	77 -9c-8j10b17a
treated	80 -10g10i
treated for	84 
treatin	88 10i
treating	81 -7a8b
treating you	81 -7a8b
treatments	85 
tree	84 -13b4a11j
trees	80 -8i5a7k
trip	84 
trip to	88 
trouble	72 -7b-5c4k5j8a
trouble $	86 4a
trouble with	86 -11a7j10b
truck	65 -8b11a
truck $	76 -6g-4b8a
truck for	88 
truck is	86 
trucks	74 -7b-6a15c
trucks $	84 -27a29c
true	85 8c
true for	88 
trust	73 -10a-6g4k7b9h
trust $	80 -7b-6g5a8cd
try	80 -21c8a21e
try you	88 -23c24e
tub	81 -8b5j6a
tuition	85 -7a18g
turn	74 -11e-6j6a11c
turn #	88 -4j4e7a
turned	72 -12c4a5de6g
turned down	80 -5g6a
turned in	88 
turns	88 -5e8a
turns #	88 -5e8a
twice	80 -9a4di9b
twice a	88 
twins	88 
type	73 -9g-8a10c19k
type of	80 -5bg8k12c
typed	86 -18k6ac14j
typical	86 11g
uber	82 8a
uber or	86 -5b8a
ugh	85 -6a5e9h
ugly	85 6af
umbrella	62 -9g-8i6a7h10b
umbrella $	72 -12c-8g26a
umbrella on	88 
umbrella over	82 -7c12a
umbrella policy	84 -22a35c
uncle	82 -6d4k5c
under	60 -17j-6d-4hi7c10af16g
under #	73 -16g-7c-6j6f9b21a
under $	82 -8b-4j20g
under a	81 
under that	86 6a
under the	80 5c
under your	81 -8b-5cd10af
underinsured	86 10g
understand	79 -8ac-5f-4g6h10k19j
underwriter	88 9d
unhappy	86 
unhappy with	86 
uninsured	73 -22g6j12b16c
uninsured motorist	77 -22c7b20a
union	81 6j
unit	75 -10c-8b5j6ag
unit $	81 -9c5a6g
units	85 
universal	88 -5j14b
until	88 -5a4ej
up	44 -13c-6b18e20f
up $	58 -25a-23g-10b-5j6k8f21e32c
up a	84 -12g-6a9b10c
up and	77 -6cg17e
up at	79 -5bej4k6c8d
up for	73 -7e-5d17g
up front	88 7a
up if	88 5a
up in	74 -13a4g7f13b
up is	88 5b
up on	77 -8b-5i5c6k15g
up or	86 -14b-10c7a20g
up so	88 -8ag6jk8c
up that	88 -5g5c
up the	73 -10a-7c-6h8e10b15g
up there	76 -16a-6cg6j13e14f
up to	71 -16c-12a-11e12b37g
up with	70 -24c-13b-9a7i10g16h19e
up your	74 -17a-15c-7g-6b9e39i
update	88 
updated	75 -12b5e18c
updated $	79 8e
upstairs	80 -4g6c
us	62 -16g-7ad4e8c12b14h
us $	69 -9g-6i6h8a
us do	86 -12a5bk7h
us to	88 -5g-4a4i5c7b
use	59 -19b-9c-6f-5e4g8i37a
use $	79 -6c16a
use any	86 5a
use for	88 -6b7c
use it	84 -5g
use that	86 10a
use the	79 -5a-4c13i
use tobacco	86 -8b8a
use your	86 -7a5g7b
used	73 -20i-18a15b27c
used $	88 -34i-9g44c
used for	86 -26g30c
used to	82 -37c-7a7bd31g
using	85 -12b21a
usually	73 -8c-6g-5j9f11e
usually go	88 
v	82 5c
vacant	84 7a
vacant $	86 -4a5b
vacation	84 -11c4ab7f
valid	86 -5b10a
valuable	86 -16c21a
value	69 -5ej-4d22g
value $	78 -9a6c12g
values	88 6e
van	82 -7a-6g6ch
vans	80 -14c-8b-6g6di18a
vape	86 -21b25a
vehicle	70 -12a-4j7b10k
vehicle $	82 -5g-4j6i9c
vehicles	73 -10g8j15a
vehicles $	82 -15c19a
vehicles does	88 10c
vendor	88 -7g13c
vendors	86 -5g-4b9i
version	88 4b
video	84 6a
vin	71 -17a-8j8b28c
vin $	82 -55a62c
vinyl	88 -8a5j9c
violations	85 -5c
visit	84 -22b-7g10h19a
visit $	88 -7g6c
voice	88 -13a-4k8b21c
volunteers	88 -7a7b
w	80 -14c-4e19g
w #	85 -14c-4e21g
wages	74 -8c-5b7k12g
wages $	84 -14g5d6k12c
wait	80 -4jk5h
waiver	88 -8c8j
walk	62 -10c-7e-4ai37k
walk away	86 8c
walk me	65 -19a-12c50k
walked	88 -5a11c
walls	80 10b
walls $	85 -10c4a12b
want	46 -16d8h14e17b
want $	73 -13c-10a-6e4b5j31g
want a	78 -7bg15c
want for	86 -6c8g
want it	73 -17g-11a-6i-4c4b5j34e
want me	72 -23k-7eg-5h6c9bj21a
want that	84 -40d-6c12h33a
want the	75 -13a6i7b9h
want to	53 -27j-16g-10a11d13i17k23b
want you	86 
want your	84 -12i-7a5b16c
wanted	84 -6b6a
wanted to	88 -5b4a
wanting	86 -5bi6g10a
wanting to	88 -5bi8g10a
wants	74 -16a-4g5j7f13k
wants to	84 -11a-4g9f11k
was	45 -32f-14k-6g5a6c7b14hi25d
was $	88 -12c-7b6a21g
was a	79 -17g-5j5b6f8i13c
was anybody	88 -5g17a
was for	86 -6g-5i4k12j
was i	88 -77f79c
was in	81 -10e-7g16c
was it	60 -23e-21c-9h-7b-5k14aj23d25g
was not	88 -4a4jk
was on	86 -14c8k15g
was that	63 -44c-42g-14k-6j5b14a15i24d55e
was the	61 -42c-11aj-10k-5d7f19h24e35g
was there	80 -23a29b
was your	68 -17c-12a-5d-4j8b11i12e14g
watch	86 5j
watches	85 -5ei4a6d
water	63 -8e-7i-6j8f9ag
water $	80 9a
water damage	86 6a
water heater	84 -6i9g
water in	88 5a
water off	88 -7e11a
way	62 -14b-12j-10f-6d-5a6gh13c23i
way $	74 -33a5c6g7b19i
way around	86 -6b7a
way it	88 -6b-5c6a7k
way to	78 -7b-6g-4c13ai
we	52 -8f-4d5g6i8j9c
we are	73 -5dg-4f6hj7k
we can	88 -11a5k11e
we do	78 -7b5e8k
we get	74 -14g-10k-4j13a23c
we go	86 6a
we got	84 -20c-12g-5k10a29d
we have	77 -8c-4g4a5j
we meet	86 6f
we need	86 -7bj-6k7c14a
we talked	88 -17a16j
we talking	77 -20a-16c-8d4b5i43g
we will	85 -9a11k
weather	82 -4g5ci
website	81 -5h7c11b
wedding	85 -6d-5a5e11j
week	62 -16a7b10h
week $	73 -6g4i5h
week do	80 
week is	88 
week or	88 -9a11b
weekend	74 -17a-6e5i8j17c
weekend $	81 -14a16c
weekends	84 -9b14a
weeks	72 -10b-4k5a6i16g
weeks $	85 -5i-4b7g
weigh	80 -27c-7d8a29g
weigh $	84 -23c25g
weight	75 -11j-5ag4k32c
weight $	80 -14a-8j-5k16g20c
weird	88 -6c4af
well	67 -13j-12b-7e7a8h13d15i
well $	78 -10g5a12c
well that	85 -11j-6e-5a-4i11d19g
went	66 -17g-8i-6ab-5e8k12h20j
went $	85 -8g-5ci7a19j
went through	88 -5k5a
went to	86 -9c4g5f
went up	85 -10a5j12h
went wrong	88 -5g5c9h
were	56 -15c-7h-4i9e10k17a
were gone	81 -5k7af
were not	80 -16g6i11c
were the	88 -5c13e
were they	82 4i
were you	63 -20c-18i-15j-11e-8f-5dh16k34g37a
wet	86 -4a6i
what	25 -105a-43b-39j-27k-9d8f29h45e77g142c
what $	77 -12cj35g
what a	84 -21c7a8k10d
what about	77 -24g10c22a
what age	84 -27g-7c47e
what all	79 -11a-7j-5b11g21c
what amount	81 -11a-7j-4f5g23c
what are	56 -28a-10j-6fhk-5d-4b9e11i12c41g
what becomes	88 -7g6c10a
what benefits	88 -7g13c
what bills	88 -11g15c
what breed	86 5c
what brings	86 -23g4c22h
what can	78 -44c-10e-4a20i43g
what changed	85 
what city	86 7f
what comes	84 -6c-5a4j14g
what company	86 10c
what could	79 -10a5g20c
what date	85 -80c94e
what day	75 -43c-19g-10j-8a92e
what did	54 -41e-35a-13i-12j-5d27c102g
what do	48 -62a-45e-17b-13k-11f-8j-7i12d25h49c92g
what does	59 -25e-19a-8k-6j-5fi-4d34g50c
what else	76 -8g-5a29c
what exactly	85 -8g-5a21c
what got	81 -17g-5a4h7j17c
what grade	86 -8g-5j21c
what happened	69 -8a-7g-6i-5j7h24c
what happens	67 -29g-7d-4e4a41c
what have	70 -18a-5bj11g27c
what hours	82 -30c-7g41e
what i	68 -34c-22g-11h-9i-8k-7e19j79a
what if	72 -15g-9d11c25a
what insurance	85 -8g-6e-4h24a
what is	39 -51j-19a-13b-12k12ei15h79g
what it	71 -31c-19g5i13k35a
what keeps	82 9ch
what kind	59 -18a-10b-7k-6j-5h-4f4d47c
what life	86 -9c15g
what limits	81 -24c26g
what line	85 -6a13c
what made	73 -9ag-7e-6k32h
what matters	88 5b
what month	86 -52c-16g-7j80e
what number	78 -29c-8a45g
what other	81 -15g-8a11d14c
what part	80 -11c-7a28f
what percent	80 -7bc26g
what questions	86 5c
what reason	88 -6g13c
what shape	86 -10c5k17i
what share	88 -19g-4a26c
what should	85 12c
what street	88 9f
what that	86 -6c9k
what the	73 -14a11k21j
what they	77 -20c-9g-5b8h9j11ak
what time	79 -26g-7j4e35c
what town	88 -16c-9g30f
what type	80 -5bg16c
what vehicles	86 11c
what was	63 -28c-24j-18a-14d-13e-10k30i41g44h
what we	86 -17c-6g13a14j
what went	84 -7g6c9h
what were	82 -18e-7a9cg11k
what what	72 -18c-8j-7a-6bk9g38e
what will	85 -6g14c
what work	86 9c
what worries	86 -6g7c
what would	51 -59a-34k-20i-15e-9j-8df-7b-5h36g139c
what year	67 -50c-47g-17a-9j-6b18d122e
what you	55 -119c-41g-10e-7h-6f-5di15b29k66j91a
what your	78 -16c-7g8i9j17k
what zip	88 
whatever	80 -10c-6a26k
whatever $	86 -6c-5a14k
whatll	85 -8e18c
whatve	78 -17a6f8g19c
whatve you	78 -17a6f8g19c
wheel	78 -6a-4c5k15d
wheel $	88 -16a7k16d
wheel of	86 -4a10d
wheels	86 5i10c
when	41 -34a-18f-16j-14h5i7d11g86e
when $	80 -5c7a8e
when a	85 -9e-4a8c
when are	74 -13a-7e32c
when could	85 -13a18e
when did	59 -27ac-15g-7dj-6b-5ik109e
when do	62 -30a-20c-9j-6k-5f17g68e
when does	75 -9a19e
when he	84 -14e-4c8a17g
when i	85 -14e-7f9i16g
when is	62 -18a-12c-5g45e
when it	74 -28e-6g5ci7f8j10b
when she	86 -8e-5c25a
when the	77 -28e-12b7j9g26a
when was	64 -19c-11a-6gk-5j64e
when we	88 -14g-7e29c
when were	82 -10a21e
when would	76 -18a-7g-5ck47e
when you	56 -112e-11f-7h9i11b16g20k23d26a33c
when your	85 -6e7c
whend	74 -12c-9a-6g-4f43e
whend you	76 -9c-8a-4f37e
where	49 -47a-26b-21e-16d-9h-5j6i16k18c97f
where are	74 -12c-11a-6b43f
where can	88 -18c20f
where did	82 -17c-6b5f29i
where do	65 -31a-12g-5b20c46f
where does	77 -15a-6be16f21c
where i	88 -7f-4ac5k11j
where is	66 -16a-10cj-9e-7d-5k13g55f
where it	86 -11c5f13a
where should	80 -20c-4b36f
where the	86 -5b11a
where would	71 -28a-8c-5k-4b23g38f
where you	68 -46f-7g-5b5j9c13k38a
where your	86 -5f12k
whereabouts	82 -5c17f
whered	76 -13a-8g-6b-4cjk48f
whered you	76 -13a-8g-6b-4cjk48f
whether	85 16k
which	56 -32a-15gj-5hi7b10f11e23c29d
which bank	86 -13c16d
which car	78 -11c-8a5k19d
which cars	88 -11d18c
which company	79 -8c5f10d
which floor	86 8c
which one	84 -30c-7a5b11k27d
which ones	84 -15c-5e-4a13b15d
which other	88 -10c-9a23d
which state	88 -10d15c
while	70 -8bc-5fi5j16ag
while $	85 -6c10a15g
while you	85 -11c6a12g
who	39 -27b-24g-18a-16j-12e-11i-5f8k126d
who all	80 -7a14d
who are	70 6a
who checks	88 8a
who comes	84 -10a17d
who could	88 
who decides	88 5d
who depends	88 
who did	85 -6b9d
who do	62 -31a-13g-10k31d42c
who does	73 -7a16d
who drives	73 -22d-9c5k27a
who else	70 -5a-4c17d
who gets	84 -8d11a
who handles	79 12d
who has	80 -10a6c10d
who holds	88 4d
who i	85 -6k-5ad22c
who is	52 -35a-20c-17j-6g-5i85d
who lives	88 -9d6a
who looks	86 
who makes	85 -5a11d
who needs	77 5d
who owns	80 -5a4d
who pays	77 -7d-5abg34c
who runs	86 -14g-4c26d
who sent	88 -4j5k
who should	86 -4a9d
who signs	85 5d
who started	88 
who takes	88 
who told	85 -10c4d15g
who was	84 -5bc15d
who who	86 -9d7a9k
who works	82 
who would	73 -10c-4j9d20a
who you	81 -30d6j15k17a
whod	65 -11g-10a-4j39d
whod pay	80 -7a-5g6d16c
whod raise	88 6d
whod run	85 6d
whod take	84 6a
whole	63 -16d-8i8a15b
whole life	74 -17d-6c19a
whole thing	86 -6i4e6a
whose	71 -32a-6j-5g12b42d
whose fault	88 -13d-4a29b
whose name	82 -9c-7b26d
whove	85 -10a20d
whove you	88 -17d-9a28c
why	59 -17c-15a-10g-9b-8j-7k-6e-5di89h
why $	88 -35h8j29a
why are	82 -5a12h
why did	69 -21a-5j46h
why do	82 -10a20h
why now	85 -10c25h
widowed	88 -5cj8b12a
wife	57 -11dg-8k-7j-6i6c21b24a
wife $	79 -30a-4c35b
wife do	85 -10a-5g18c
wife drive	88 -9g-5f16c
wife have	84 -10b8a
wife on	85 -5c13a
wife work	84 
wifes	70 -23a13g14i
wifes name	86 5c
will	53 -11b-7d-6f-5h10e11a17k
will $	77 5b
will be	82 -18k-6a4e6j16g
will get	88 -12a5k9j
will it	88 -6g11c
will need	85 -6gk-4a18c
will not	73 -6c14e
will or	88 
will put	88 -6a14k
will you	76 -18g-14k-6c6be13a18i
willing	88 -5c12a
willing to	88 -5c12a
win	85 -4g5aj
wind	75 -14a5g7b8i
wind and	85 -16c19g
wind deductible	88 -9g8bc
windshield	85 5k
wine	85 
winter	80 -6b19a
winter $	81 8a
wire	88 -6a4i
wiring	80 7a
wise	73 -15a13c15g
wise $	77 -10c-5a20g
wishes	88 -7j-5b-4g4c16a
with	39 -12e-7g-5b8hj9a15d
with #	82 -5j6c7f
with $	64 -20a-18g-14c-8b8k26i33d
with a	61 -23b-18a-7c6eg9di12f14h
with all	86 6a
with an	80 -7c-6i10a11j
with anybody	88 7g
with anything	88 -22a7k18c
with em	86 -8a-5h5g8j
with family	88 -4b6c
with her	88 
with insurance	86 -13a-5g10c12b
with it	75 -6g-4k8h13b
with me	73 -14k-8c9h20a
with my	85 -7k-6i6f8b
with no	77 -5c12a
with now	86 -6g9c
with one	80 -5b4a9j
with some	88 -11b10a
with that	68 -25b-8g6e16c17a
with the	59 -26a-22c-11g-5h4k8i17ej25b
with them	68 -11a-9i-8d-6b-5c51g
with this	78 -4a4c8d
with those	82 -18a-4c10i11g
with today	86 -17i-5h5d30c
with us	79 -7j-4c12b13a
with what	85 -13c4b6a9i
with with	85 -8a-6j5b11c
with you	62 -15j-10e-7k10a27b
with your	66 -10e-9g-6cd-5j5b10a12k13h
within	86 -5j5g11a
without	63 -11b-4a5k19e
without $	88 
without a	86 
without insurance	84 5g
without it	80 -12b-6j8e12a
without you	78 -12a7cj
without your	81 4i
wood	71 -5b10a
wood $	85 
wood frame	88 6j
wood stove	84 11a
word	78 -16a-4i9b25k
words	88 5i
work	48 -12k-8j-6d7i10c11b16f
work $	57 -9e-8g-7i-5c-4k20f28a
work and	84 -6g12c
work do	85 -4c6g
work for	73 -17a-5g8d11b12c
work from	81 -6f4g9a
work going	88 5i
work if	81 4d5k
work is	86 -6b10g
work or	80 -10a14f
work out	88 -11b11a
work so	88 -5c5g6e
work too	88 -8a12i
work week	86 
worked	84 -7j8c
workers	75 -6b7a8j
workers comp	79 -6b7j8a
workin	85 -17b5j6i9a
working	71 -5e-4g5df6c
working $	81 -6e5k
working there	88 -8a8d
works	71 -21c-19i-10g7k8a10j13e14b
works $	85 -18i-17c-9g11k13a23e
works for	85 -8e8c
works there	85 
workshop	86 -14g18c
world	85 -9i4c5k8f
worried	85 7i
worried about	88 
worries	81 -6g5bc
worries you	82 -6g5c
worry	82 -6b-4g16c
worst	80 -12a-7i7h9cj
worth	62 -8ce-7j4k29g
worth $	67 -48c59g
worth it	86 -17g7c11i
would	37 -6c5a11k12bi
would #	86 -5bg17a
would a	71 -6f18a
would be	72 -8c-7a12k16j
would cost	88 -13g-10c24a
would do	85 -10a12k
would feel	88 -28c-4j5k31g
would get	85 -5ac14g
would go	84 7i
would happen	75 -10g14c
would have	80 -20d-9g6j12c14a
would he	77 -6gk-4b11c13a
would i	86 -7a6f
would it	62 -20f-7i-5j-4k13c28g
would like	75 -10a-6b-5c13d19k
would look	88 
would love	85 -16a-5j14fk
would make	74 -27g-10a-7e52c
would need	66 -27a-12g-5ej63k
would not	85 -39d-10c56a
would pay	84 -28g-7a4j31c
would rather	84 -5ac7j10k
would she	76 -17g7b20c
would take	81 
would that	73 -13g-8bj7d9i17a
would the	79 -21c5f13b14g
would they	73 -22c-19a11d14b23g
would want	80 -9a8k10j
would what	88 -7g15c
would worry	88 -6b11c
would you	47 -59k-22j-12c4d6g7e10a20f25i39b
would your	64 -13k-6dj4f6a8i10b
wow	76 -15a-6j5eg22k
wow that	86 -8c-6j9e13g
wreck	78 -6a-4c14d
write	71 -12c-6b6k9a
write it	84 -8c5j6i
write that	86 -6a5di
writing	84 -6d-5k4bc8a
written	78 -20a-18b5i20j22c
wrong	73 -6g-5j-4b4a7h15c
wrong $	82 4a10h
wrong with	88 -7g15c
wrote	82 -5h-4k10a
x	84 -11a17b
y	86 -5i18j
yard	76 -4j6b7g
yard $	80 -12b-5c8g14a
yeah	84 -6a-5e5i13j
yeah $	85 -6a14j
year	49 -13k-8af-7i14g32e
year $	59 -33c-25k-5j28e45a
year and	82 -24k-9e7b30c
year built	86 -16a-6g36e
year did	75 -13g-11a12c24e
year do	88 
year for	82 -17c-8a5b21g
year is	80 -17g-6a28c
year make	84 -6g-5ad10k15c
year or	84 
year right	85 
year term	86 -6f14a
year was	79 -41e-10g-7b23d43c
yearly	84 -12a-4e18g
years	52 -15j-12d-6i9c11h20b
years $	64 -40j-8f-5eg17a53b
years and	86 -6a10b
years at	84 5c
years do	88 
years have	76 6g
years in	86 
years is	86 -12a16h
years of	86 
years old	86 -17a-13g29j
years on	85 -10b4g5a
years or	84 5ak
years with	81 -18a-17c-8h14j40g
years you	88 8h
years young	88 -4g5k
yes	72 -17g-10a5c11h15j
yes $	78 -18g-9a8c21j
yes to	86 -7k14h
yet	66 -9j-8g-7d-5c-4k9e35a
yet $	69 -8j-7d6b27a
yet or	86 -24b25a
you	17 -20k-4e11b15i18f24j28h32a
you #	68 -35j-28d-14c11b72g
you $	43 -20ak-12f-9eh7j10g24c25i28d
you @name	88 6b
you a	61 -25c-14k-9j-6g5h6d8e12a31b
you about	73 -8g-5a5b8c9h
you actually	85 -6a
you add	82 4c
you afford	86 -22c9a19g
you all	85 -6a-5cg6e9i
you already	82 
you an	85 -11a-5e6c11b
you and	67 -12b-9c6d7g12j
you any	84 -7a7d
you are	47 -35b-31f-15a-11i-6g-5e6h19d33k56j
you as	80 -22a-11c11g12d17j
you at	69 -25e-10j-6i-5k-4d4b5a7h8f26g
you back	75 -15c-5i6e9a12g
you be	69 -7c-4k9be10a
you been	60 -12c-9j-5i7h11g17a
you before	86 -5ag16e
you believe	88 5a
you born	80 -24e-8j-4g22a24c
you both	88 6e
you bought	71 -9g-5ci5b9k16a
you bring	77 -14g-9e14a20c
you built	85 -5g8c
you burn	86 -4b5g7c
you busy	80 7a
you buy	71 -21g10e11c
you call	73 -49c-13a-7g8f12b27h30d
you called	77 -12j-9e-7c9d11ah
you calling	85 -9a8c10b
you came	81 -11a-5cg12k16j
you can	73 -21a-13g-6b-4cf4k8j17e24d
you care	86 -6g10c
you carry	65 -9b-4d7a10c
you carryin	88 -9a9b
you carrying	85 10g
you change	75 -4g7c8a
you check	84 -6c6j10a
you choose	79 -13b-7g-6e-4h7i11c16a
you close	77 -11cg10j19e
you collect	86 -8a9b
you come	76 -14b-9a-7c5i15h22f
you could	68 -29a-5e5i13k15g
you cover	88 -10g12i
you covered	81 -9g5e13c
you decide	82 -9a8i12b
you deliver	78 -8b-7i5a7g
you did	73 -5i-4g6h
you died	81 -7c-6a6g9j
you do	51 -20b-18g-11i8d9a11j12h21k
you doing	77 -29a-7j10c34i
you done	80 -12a9b
you down	78 -6a-4b7e20j
you drink	81 
you drive	67 -14k5i15c
you driving	81 -6b-4g7c9a
you earn	86 -31c4j7a21g
you email	88 7a
you end	84 -6b7ai
you enjoy	86 5c
you even	88 -8d11a
you ever	61 -17b-5g5c22a
you fall	86 -11g22c
you feel	69 -8a-6c-5g4b8hi
you feeling	88 8i
you figure	78 -12g-7a4h10ce
you filed	85 5i7j
you fill	88 -6bh18c
you filled	88 
you find	77 -18c6d7f9k
you finish	88 5a
you first	82 -19c5e30g
you follow	88 -9g6bi
you for	73 -17c-5j4d7k10e11g
you found	88 7c
you free	86 -16b-5c27a
you from	72 -8a-7k-6c-4i4b5g10h13j
you get	56 -8adi-4j8e12b16g
you getting	86 -8a10b
you give	79 -36k17c25a
you go	61 -58a-15g-13i-12e-7j11d21c38b39f
you going	73 -6j-5e4g7c8f
you golf	88 4a5c
you got	52 -10gjk-5h13b30c
you gotten	86 
you grow	85 -6b9f
you guys	67 -15g-9c-7b-6j8a10f12i17e
you had	61 -15g-6k-4f5a6c20j
you handle	79 -26a-6c40i
you happy	80 -9i7b8h
you have	38 -29a-10e-6d-5g11c16j41k
you hear	79 -31c-5e6i36a
you heat	86 -6g10i
you hire	86 -5e5d
you hit	81 -6aj7ce
you hold	81 8a
you hoping	82 5g
you how	77 -8j-5c-4k6g7e12a
you hurt	85 4g
you i	82 -11a-9j-6i-5b4d10g19c
you if	73 -7c-6i-4b5a13g
you in	62 -27g-11j-9i5c18h28f
you incorporated	88 7a
you insured	80 -9ag23c
you into	88 11d
you is	74 -15g-7a5i6j14c
you just	70 -6i-5c-4h8a21b
you keep	63 -10g-8b-4j5d10a11f
you keeping	88 -11a4b9i
you know	61 -35c-11k-5ad9j11e15b27g
you last	72 -7c-4d24e
you lease	85 -5b13a
you leave	70 -12e-5g29a
you let	81 -9k15a
you like	57 -18gj-5h-4f5i8c11e26b
you live	71 -14g-8e4k5a21f
you lived	85 7a
you located	88 
you look	84 -9g-6a5f18c
you looked	82 -12c-8d24g
you looking	74 -18c-13a-4i6b9k12g15e
you lose	78 -10c-8e8i15g
you lost	80 -8c8g
you love	80 -11c-6g6j13a
you make	71 -44c-14d14i42g
you manage	86 
you married	81 -7b-5c-4j22a
you mind	80 -5k-4c19a
you miss	86 -8g-7b8ac
you more	79 -10a-5g8c13b
you mostly	86 -12a10b
you move	82 -9a7e10c
you moving	88 
you my	88 6k
you name	82 -4a8c
you need	61 -26k-12g-8i6j9c15h21e
you never	88 7h
you nuts	88 
you off	84 -7j9b
you offer	86 10c
you okay	80 -8i-6j-4g22a
you on	65 -27a-7d-5hj5k11i15b18c
you one	84 -5h5c6ab
you open	73 -32e-5g12a35c
you or	66 -9c-8g-4e12f13b
you out	80 -12c-7j-6b11a18e
you over	75 -20j-8c5g23a
you owe	74 -22d9c16g
you own	64 -9g-5j12k14c
you park	82 -6f8j
you passed	81 -16c5a6d11g
you pay	61 -14d-11b-6e18ai
you paying	73 -5a11g
you pick	77 -10g-5e6a7i8c
you picked	86 -5c7g
you picture	88 -4i7g
you plan	82 -5a5b
you planning	77 -7b10a
you play	88 
you pretty	88 -8c5b9a
you pronounce	88 10i
you pull	81 5h
you put	67 -11c-10e-8b5ag11df
you putting	86 -15c-6b6ae14g
you quit	77 -6e5k7ac
you rate	88 
you rather	78 12b
you reach	88 6h
you read	85 -27k7a23c
you ready	86 5e
you recall	84 -9j7ab
you remember	75 -14d8ajk
you rent	74 -11c-6e7d16a
you renting	86 
you retire	82 -9a-5g-4e11bc
you right	72 -14g6b13c
you run	74 -21k-8b-4i9c10j19a
you said	66 -21c-11g-9i-7a14hj16e
you saw	86 13c
you say	64 -51a-10ik-6e-5f9h15b24g43j
you see	67 -11h-9g-6j5k11i16f
you seen	86 11a
you sell	80 -10g-5b8c12a
you send	75 -7k7ae
you serve	82 4a
you set	80 -5f-4c6i9a
you share	86 -6b11a
you shopping	86 -4a6h
you shut	88 -5b13a
you sign	80 -6a-5cg6b14e
you signed	86 -7bce23i
you sleep	85 
you smoke	82 7a
you so	82 -8a-4g4h10b
you some	84 -12a6j13k
you something	84 -6c10j
you sound	81 -9c-8b-7i9a19g
you spell	82 -8j-6ac10i16k
you spend	84 -14i-5e9f15c
you stand	88 -6j5b
you start	75 -15a-10g-9e12b33c
you stay	78 7f
you staying	80 6c
you still	69 -14c-6d7b9j10g
you stop	86 -5b9a
you store	88 
you sub	88 
you swing	85 -24c5a10i14g
you switch	84 5a
you take	66 -22g-6dj5h8b9a21c
you taking	88 
you talk	82 11c
you tell	84 -42k-5g-4e25c30a
you text	86 -4k8a
you that	71 -8b-7k-4g6a9d14c
you the	71 -10g-4ik32b
you there	82 -16a-10c5bfjk11h
you these	86 -5c6d
you think	64 -24c-9j-8a-7b8e14h30g
you thinking	72 -6ah20g
you thought	82 -11c6a12g
you to	64 -21b-8h-6e5d8i11a16g
you today	80 -5g9a
you told	86 10j
you took	84 6h
you train	88 4c7i
you trust	84 4d7k
you turn	81 -14e6a7g
you turned	80 -8c13g
you under	82 -5g6b
you understand	88 6aj
you up	70 -18c-4f7a24e
you updated	85 -12b-6a23c
you use	66 -10b-5f-4e4gi18a
you using	86 -12b13a
you usually	82 -7c7d
you want	50 -46a-15k-12g6e7f9d13j25c26b
you weigh	82 -27c30g
you went	82 -9a-5b5j10k
you were	66 -17a-11c-10g6f7i10d13j15e
you what	73 -9k-6e-5g7c9i11a
you when	72 -12d-8e5a15gi
you will	76 -21k-10a9e10g16j
you with	70 -17g-16b-12k-5e-4j10h24a29i
you work	66 -6e5f6a9d
you worked	88 
you working	88 7f
you worried	88 
you would	60 -28a-18g-13b-6ei-5cf11d23k52j
you write	85 -6g5d13i
you you	81 -7c16h
young	76 -10j-9c-7e-6i6a7k22g
young are	85 -7i12g
younger	88 -8g-4a8b9c
youngest	85 -7i6gk
your	26 -5h4k5a6cd11e13ij14f
your #	84 
your @name	82 -22g7a19c
your account	85 -5c-4d10a
your accountant	82 -7g8c
your address	82 -27a-13k6d42f
your age	81 -57c-12k6a81g
your agent	74 6g
your agents	88 -12c-5g29d
your annual	84 -5g8c
your apartment	81 -7b4f8a
your auto	79 -8j8f
your belongings	85 11g
your beneficiary	88 
your better	75 -16a-8d-7bfg17k29c
your biggest	81 
your bike	86 5b6f
your birthday	77 -11k-5e19c
your blood	86 11e
your bookkeeper	85 -12a-4c4j21d
your books	85 
your boy	84 8j
your boys	88 6c
your brother	74 -4a10c
your brothers	86 -5bd6a10c
your buddy	84 8g
your budget	82 -5a16g
your building	86 -6g-5a6i11c
your business	69 -5d-4j7i
your call	88 6a
your car	72 -26c4a7j21g
your cell	84 5c10a
your check	84 -15g-9a-4j5b8d23c
your children	88 -10d11a
your client	85 -7a5d
your clients	82 -4a5c
your closing	88 -6e-4g10c
your commercial	86 -6a11k
your commute	88 -13c19g
your company	72 -10c-5j8a10k
your contents	88 -5c10g
your coverage	75 -5a6e
your coworker	88 6h
your credit	71 -16g-13f7e9c13i
your crew	84 
your current	68 -9g7k8c11e
your customer	88 5f
your customers	74 -8a-6b16d
your dad	75 -20c9k14g
your dads	88 6b
your date	86 -13c17e
your daughter	72 4j9a
your daughters	82 -11a-9g4b8cj
your days	88 -5g8i
your deductible	79 -45c-5b18a40g
your doctor	80 4d
your drive	86 -13c14g
your drivers	80 -8a11c
your driving	85 -8c-4b4i12a
your email	73 -10a-6d-5gj-4f32c
your employees	81 7b
your employer	76 -4a4d
your end	88 -17a25i
your equipment	82 -11c12g
your ex	88 8a
your experience	86 -5a8c
your family	68 4i
your father	82 7c
your favorite	84 5c
your feet	88 -6b9a
your first	80 -8bi-7cg5k6e26a
your folks	76 -14k-11j-6g-5i5c9a13b14d
your friend	85 -7d-5c7j9h
your girlfriend	86 4b
your goal	88 -5a-4g16c
your gut	82 -15c-11g-8a8b26i
your guys	82 12g
your half	88 -18c20g
your hands	88 -6b13a
your head	84 -10b4c7a
your health	71 -15i-13k29c
your height	85 -23g28c
your home	69 -16c-11b6f17g
your hours	84 -30c-8g8a33e
your house	70 7d8f
your household	86 -8g9c
your husband	59 -12d-10e-6i-5k5a6g10c13j
your husbands	73 -20a-7d-6g6j7i8b19c
your income	75 -15g-5a27c
your insurance	69 -20g-11a-10d-4b7f47c
your job	71 -11b-6gi8c24a
your kids	75 -25a-12c5b8j31d
your landlord	76 -8g9c
your last	65 -6j-4e4g7a8i
your lease	77 6a
your lender	86 -8k9a
your liability	82 -6g12c
your license	73 -18e-9d-7j-6bc20g34a
your life	84 -7gi-6b9j10a
your list	86 -5g7h9c
your little	86 -8b6i9a
your main	80 -9g13c
your marital	88 6c
your medical	86 -9a-8c7d9b
your mind	75 -24g-19a5i6e11h12b16c
your missus	88 15e
your mod	88 -25c13j26g
your mom	74 -6c-5d5e10a
your moms	88 
your mortgage	81 -10g4k10c
your mother	80 -8a-7b13f
your name	72 -24j-18a-11d-5g4k8f11i13b28c
your neighbors	88 
your number	86 4c
your occupation	85 10c
your office	86 
your old	84 -6c5g7a
your oldest	81 -9c-8b-7d8a18j
your other	86 -4g12d
your own	63 -31c-8k9a10b12f15g
your parents	71 -5d4g6a
your partner	73 -15k-6a-4g5d11b15c
your partners	80 -6c13g
your pay	88 
your paycheck	77 -9c-4a5e8f
your payroll	80 -57c13d42g
your people	73 -17g6a8i10d
your phone	82 -5cg9ak
your place	72 -9a-5g5i13d
your plans	86 
your policy	67 -20c-8d-7b-5gk6j13h30a
your property	86 -31g-6a-4b5j10d29c
your record	88 
your rent	84 -56c20a42g
your roof	82 
your salary	82 -8a-6g4k10j
your sales	80 -25c31g
your schedule	88 5cj
your score	85 -34a15c26g
your share	88 -17c-6a22g
your shop	84 -5h-4f11c
your side	86 -8k-7j24a
your sister	76 -5bg-4a4d6c12j
your sisters	88 5h
your social	79 -17b-9k8a26c
your son	72 -7g-4j4e6a
your spouse	71 4bk
your spouses	84 -16c9a12k
your store	88 -6a5c6f
your street	86 8a
your stuff	80 -14c5a9g
your subs	77 -8g4i6a
your system	86 6ag
your things	86 6a
your time	80 -15g4a10e
your tools	85 -6c4f
your umbrella	86 -8i9g
your uncle	88 -4g6bc
your unit	86 -6a4d
your vendors	88 -4b5i
your weight	84 5c
your whole	84 
your wife	58 -11d-10g-8k-5i4j7c28b
your wifes	73 -11d5k10g
your will	85 6a
your wind	85 -9a-5c14b
your work	76 -7j-5c11f13a
your yearly	85 -17g4k16c
your your	84 -10b5c8a
your zip	78 -12b4k7c
yours	59 -23b-12j-5k-4h8d19e24g
yours $	70 -24c-9a-8j5g9d35e
yours is	88 4j
yours or	82 -22b11d15a
yourself	61 -8ae-4f7c9k17b
yourself $	69 -18b-12e-9g12k14c21a
yourself or	76 -24a30b
zero	86 
zillow	88 -13g6j8c
zip	67 -18j-7a-5g14k31c
zip $	80 -17j-5k14a21c
zip code	79 -7a-5b18c
zone	78 -7dj-6e-5g11a17c
zone $	84 -8d13a
zoom	86 
~<#>	34 -40c-35k-24d-21e-11f-6i8h12a31g119j
~<@d	62 -12g-7e12a13j
~<@da	62 -12g-7e12a13j
~<@m	66 -11e-9c-8g7a24j
~<@mo	66 -11e-9c-8g7a24j
~<@n	53 -22c-7i-5k10d19g20j
~<@na	53 -22c-7i-5k10d19g20j
~<a>	28 -13e-11d-10g-6f-4c11i12j19k21b37a
~<ab	41 -11e6h8c21k
~<abl	80 8a
~<abo	41 -11e-9a7h9c21k
~<ac	56 -18g-7h5e9j12a
~<acc	58 -12g-6h5d6e8a10j
~<acr	85 5f
~<act	75 -6g6a7c
~<ad	53 -21b-12g-5h4d5ae9j10f17k
~<add	56 -24b-4i5a7e11k12f
~<adj	82 -5bg4k7i
~<adv	71 -7g4k6b8a
~<af	55 -19g-5f-4ek4c5b6aj9i11d
~<aff	84 -6c5a
~<aft	55 -18g-5f5b6c8j9d10i
~<ag	52 -23j-12k-9f-8ai-5c7h8b19g41e
~<aga	65 -9c-6d-4f5ab10e
~<age	57 -32a-13j-9k-6h-5f5b9d14c15e34g
~<agg	86 
~<ago	76 -19g-15j-8c-7i6h16a33e
~<agr	77 -6dk-5e10ah
~<ah	75 -5c4b5a6j
~<ahe	75 -5c4b5a6j
~<ai	76 5f
~<air	77 5f
~<al	43 -7b-6h-5ek10i12a21g
~<ala	71 -6k5a6j
~<alc	74 6cg
~<all	47 -8b-7e-6a-5k4j11i34g
~<alm	82 4b
~<alo	71 -12g-5c11i15a
~<alr	64 -6g-5k6j8e11a
~<alw	77 -8ij-7b6ag8d12f
~<am	52 -15c-11b-8d4g6h11i13f14j
~<am>	55 -16c-14g-10b5k6j8h9i10a17f
~<amo	70 -8a-5k-4f4i22g
~<an	26 -55b-11i8e9a13g20j22k26d37c
~<an>	51 -14i-9de-5b9a10h13g15j
~<and	33 -42a-21b-5h7g12c13k22e26j35d
~<ani	84 
~<ann	74 -12a7k14g
~<ano	71 -6c6e9a
~<ans	78 -7a-4k6g7c
~<anx	86 -6b19a
~<any	35 -69b-12j-9eg-6h-5f9k24c107a
~<ap	56 -8b-7g7f12aj
~<apa	64 -8b-4i4d6a
~<app	62 -6d-5g5fj7a
~<ar	32 -17g-7h-6c5ei6d22b32a
~<arc	88 -5a6b
~<are	33 -15g-5h5e6j7f14a26b
~<aro	58 -8bj9d
~<art	84 -23c30a
~<as	48 -27a-19b-15i-11k-7c8h15dg51j
~<as>	58 -28a-15b-14i-12c-5k11g17h25d26j
~<asi	80 -6b4a10g
~<ask	55 -7k-6b-5h-4d5f10c12j
~<asp	84 -4b10j
~<ass	76 -5c16b
~<at	42 -14b-9i-8c-7h10k21g29j
~<at>	42 -12b-11i-6h-4c9k13g33j
~<att	76 -6c-4e4d5gi
~<au	59 -9i-7g8c9b
~<aud	66 -7a-6i4c15b
~<aut	66 -8g5acf
~<av	85 -9c6g7j
~<ave	88 6g
~<aw	58 -16aj-5g7b15k17d
~<awa	64 -13c-5e-4i6a8k12d
~<awe	71 -9j4e5k9c
~<awf	86 -5a4c8i
~<aww	79 -12a-5g4i5k6e9d
~<b>	77 -8c5a9b
~<ba	44 -6f-5dh-4i5b7g10j22c
~<bab	67 -7b-5d15a
~<bac	53 -7cd4j7abg
~<bad	69 -7j-4e7b10c
~<bal	72 -14c-6a8k23g
~<ban	65 -6i-4g6b14d
~<bar	71 -11a-7d8e21c
~<bas	66 -7a-5g7ij9c
~<bat	73 -14a5jk12c
~<be	36 -11i-5fk16a30d
~<be>	50 -10i-9f-7h-5k7e8j9g20d
~<bea	74 -6c4be7a
~<bec	65 -11i-7j7d18c
~<bed	75 -6a4g
~<bee	49 -10g-8e-7j5b6h8c9k15i
~<bef	55 -14k-5e5df6g10i
~<beh	69 -10a-7g-6c4f12h16d
~<bei	70 -8b5f9i
~<bel	69 -21b-10k5egj9f16a
~<ben	67 6a9d
~<bes	61 -13g-6bi5h6e13c14d
~<bet	62 -8a-7g-5ei4k15b17c
~<bi	49 -23i-17a-5j-4h5d6k7e10c13g22b
~<bid	88 
~<big	56 -19i-8j-6a5k6d9c13b16g
~<bik	77 -7ai5g6fk8b
~<bil	68 -13g-9a6d9b
~<bin	84 -11c4af6b
~<bir	63 -10a-8g-6b-5f18e19c
~<bis	86 -5c6g
~<bit	77 4a9g
~<bl	62 -10k-9g-7b-4f6cde20a
~<bla	80 5b6cd
~<ble	82 -5j7d
~<blo	67 -13b-11g-7k8e10c18a
~<blu	84 -10c8ag
~<bo	47 -31g-14f-11i5e7h11k18a26b
~<boa	71 -10b5j14a
~<bod	79 -7i-5a5k10c
~<bon	85 5b6a
~<boo	65 -14a4h7dk12b
~<bop	82 -5g8d
~<bor	68 -8g-5d4b6e8a9c
~<bos	77 -9j-5b6c18a
~<bot	63 -5g-4i4h5a10b
~<bou	69 -11g-5cij8k11a15b
~<box	70 -6f-5c11e
~<boy	70 -15a-8g7hi8j14b
~<br	52 -20d-10k-6i-5b6h22g23c
~<bra	76 -8c13a
~<bre	67 -22b-4j5d11c22g
~<bri	63 -11a-8d-6k-5i5f12g13h
~<bro	63 -19d-9g5aj7b22c
~<bs	88 -5b11a
~<bs>	88 -5b11a
~<bu	40 -22c-9d-7h-5f8j12b18g26e
~<buc	84 6a
~<bud	71 -6cd-4a5j18g
~<bug	78 -11g-5a-4i6b9h11k
~<bui	56 -12j-5ci-4dh9k10g17e
~<bul	86 -5c-4k4b6f
~<bum	80 -6a-5h10bj
~<bun	74 -9cg-4k7b10i13a
~<bur	63 -15a-8b7j9g17i
~<bus	49 -8i-7f6b7d11e
~<but	62 -10c-5ad10e17g
~<buy	63 -5g4a5e7b
~<by	52 -15d-14g-5hjk14e19i20b
~<by>	52 -15d-14g-5hjk14e19i20b
~<c>	80 -45a5c20i32j
~<ca	34 -15g-12c-8b5h12k13f23d24a
~<cab	88 10j
~<cak	86 -11c8ag
~<cal	51 -26g-18i-11a-8e6fk9c11b20h22d
~<cam	63 -13b-9i-8c-7d-4f8k12a13j14g
~<can	47 -16j-13k-7g-4b7di10f13a18e
~<car	43 -9g-8ab-6hk-5ej6f9d17i34c
~<cas	63 -15a7k20b
~<cat	67 -10d-7a-6c-5i6g8e17k
~<cau	85 -18c10k19a
~<ce	59 -11g-7k-5a4c7d9bfj
~<cei	86 -5ag5c10f
~<cel	79 -11g-5k5a9b13c
~<cen	88 -10a11j
~<cer	62 -10c10d
~<ch	46 -16d-11ej-10c6f10b13k29a
~<cha	55 -24c-8e-4i6g10a12b14k
~<che	57 -11j-7d-4fi4e5k8c9a14b
~<chi	67 -16d-4a5i6bf9g
~<cho	74 -17g-12b-7e5dh6c13ai
~<chr	84 -4k12f
~<chu	79 -7b4f9a
~<ci	69 -4d6cfk
~<cig	80 4k5b
~<cit	74 -6b7f10c
~<cl	46 -20i-11c5j6f7a8g9d13b
~<cla	58 -11e-7d-5a6k11i12c
~<cle	66 -20i-10c7j10b22a
~<cli	62 -12g-6b-4ik6h7af16d
~<clo	55 -18c-13i-12a9b20g24e
~<co	31 -22c-12k6de7f8i13h18g23a
~<coa	81 -6a6b13g
~<cod	72 -6a-5bg-4f7k24c
~<cof	81 -5a6k11i
~<coi	81 -10k11b
~<col	58 -6i6ag9b
~<com	41 -13a-12b-9g-6j4e5i8c10f14d28h
~<con	54 -6j-5d-4h7f13b16a
~<coo	69 -9b-7f-6j-4g5ak19d
~<cop	74 -14b-5ck6j19a
~<cor	65 -35a-7k11b12f23j
~<cos	60 -15a-5hi-4k8j30g
~<cou	47 -12k-10h4a6c14e15g
~<cov	49 -9dg-8f-5j4i5a8k9c19b
~<cow	85 4c5h
~<cp	82 7k
~<cpa	82 7k
~<cr	54 -15a-13f-6g-5j6i7dk9e16b
~<cr>	86 
~<cra	67 -14a4k7bh9d
~<cre	58 -12f-8i6k7c8a10e
~<cri	86 -5c7i
~<cro	85 -22a11i22b
~<cu	53 -11a-10g-8b-7f5c7h9dk13i
~<cur	63 -14a-9bfg6h10e11c15k
~<cus	61 -7bc-4e6a12d
~<cut	73 -7k4i5b
~<cy	84 
~<cyb	86 
~<d>	82 -5c4k
~<da	45 -8f-7hi-6d8k10a12g22e
~<dad	67 -17c4k6g7a8b
~<dam	67 -8b-7e9g13a
~<dan	82 -11c6ae
~<das	82 -12k6g11a
~<dat	64 -20a-15g-7d-5h8k20c28e
~<dau	68 -6k-5dg-4e7cj15a
~<day	51 -11a-5f7k9g17e
~<de	45 -12f-11a-9c4e10d13j14bg
~<dea	64 -4e5c6b7a
~<deb	77 -24a-4d4g8b23c
~<dec	61 -7k-6g-5b5a9d11j
~<ded	63 -6a-4fk20g
~<dee	79 -11a-5b-4k7g8c10i
~<deg	78 -8c7b9g
~<del	67 -15c-10b8a12e
~<den	73 -4b4d5h
~<dep	71 -14c-5i9b13d
~<des	74 -12a-6i-5g13k22b
~<det	78 -6b12a
~<dev	84 7j
~<di	34 -16k-14b-10d-9f5h8c9g11i15e40a
~<dia	71 5c
~<did	36 -22k-13b-9d6cj7g8h15e19a21i
~<die	69 -7e-5c6gj7a
~<dif	69 -8b-6j6a7ck
~<dig	75 -7a-4bj7k17c
~<din	78 -6j-5i8e14a
~<dip	85 -19b11c15a
~<dir	88 -6a7h8b
~<dis	64 -12c-6g8k12j14a
~<div	72 -10j-9c7g20a
~<dm	88 4f
~<dmv	88 4f
~<do	24 -43k-20j5g9b11di20f26e51a
~<do>	27 -41jk-5g13eh14i16bf22c44a
~<dob	84 -8a20c
~<doc	67 -16g-8a5j7i17d
~<doe	41 -26k-9j-7h8i13e16d23a
~<dog	71 -9b6j10a
~<doi	61 -14g-9j-7d-6e-4h16c21i
~<dol	66 -14a-7c8g16j
~<don	65 -10e-9a7bc11d
~<doo	65 -21b-14c5k8j11f15e
~<dos	86 -14c5k15g
~<dot	80 -16a21j
~<dou	88 -13a11g15b
~<dow	53 -21c-12i-10a9k10h12g15j
~<dr	44 -16c-10g6e9h10d19b
~<dra	73 -10a-4cg5h7be
~<dri	47 -5hj5bd18a
~<dro	69 -20a-13c5i14b18h
~<dru	78 -13c4j10d
~<dry	85 -7g5e6a
~<du	68 -7a-6f5g7e12k
~<due	77 -15c-8g12a21e
~<dui	85 -11a-7g22c
~<dup	88 
~<dur	88 
~<dw	81 -9a-6c15g
~<dwe	81 -9a-6c15g
~<e>	77 -22g-14a5c6b33j
~<ea	59 -28c-15a-10b-5h6j14i24g25k
~<eac	67 -12a-9c-5e6d7gj13k
~<ear	70 -16bc6ai12g14k
~<eas	77 -8b16i
~<eat	81 -12a-5c12bg
~<ed	78 -5bgj10c11k
~<edu	80 -6b-5agj12k15c
~<ei	79 -11b5j11a
~<eit	81 -6a5bj
~<el	54 -15a-13g7h8cj17d
~<ele	73 -10c4j
~<els	56 -10g-9a-4b5c6j8h16d
~<em	51 -6cgh4d5k7j16e
~<em>	69 -26c-10a6d8j15e16g
~<ema	60 -8g-7d-5e5i24c
~<eme	82 5d
~<emp	60 -13g-6c12e
~<en	57 -28b-6cd11a13h15g
~<end	64 -12a-9c-8b4g10j19i
~<eng	82 -10j-7c4a5e11g
~<enj	81 -5b10a
~<eno	71 -20b-17i-6c14g16h21a
~<enr	88 -7g-4e14c
~<ent	86 
~<eq	68 -17c4a17g
~<equ	68 -17c4a17g
~<er	80 -19k-11b7a15i17j
~<err	84 -19k-11b16i21a
~<es	77 -7f-5cg21a
~<esc	81 -5k16a
~<est	85 -7f5b7a
~<ev	43 -21c-11d-8b-6h6fj7i8k34a
~<eve	43 -20c-10d-8b-6eh6f8i9k38a
~<ex	51 -17g-10d-5i6k7h14e16a
~<ex>	88 8a
~<exa	67 -14a-5d5b9f13e
~<exc	68 -21g-7k-6j14ah
~<exi	86 -5a11j
~<exp	59 -13c-10g-5df13k18a
~<ext	70 -9b-5j10g14c
~<ey	85 -15a4i8d10b
~<eye	85 -15a4i8d10b
~<fa	47 -28i-15k-8bdh8c11e15f22g26a
~<fac	76 -14a-12b-10c9g10d11k13j
~<fai	74 -6j-5fk6g13a
~<fak	82 -13g-8b6a7c10i
~<fal	70 -10g-6j6a9e17b
~<fam	58 -6j-4eg5b10i12c
~<fan	86 -16b-5g6h9c11a
~<far	59 -37i-15b-11c-5dh5e15f20a42g
~<fas	77 -12i-7k4c5a6g11e
~<fat	79 -17k-10a-7b7c11f16j
~<fau	77 -11d-6g7a20b
~<fav	81 13c
~<fax	85 -11c5f6k
~<fe	52 -33b-6d-5e5h6gi7k12c17a
~<fea	88 -7d13c
~<fee	57 -7e7g8h9i
~<fel	73 -7b4a5e9c
~<fen	73 -17b5k20a
~<few	75 -14b5j6k12a
~<fi	43 -15c6j7f8k9a13d
~<fia	86 7j
~<fie	86 
~<fif	84 5b
~<fig	67 -14c-7i6h7e11g
~<fil	63 -9b-6h-5eg7cd8a
~<fin	56 -14c-9g-5f5e8h15b
~<fir	52 -8e-7a-5h6f11d16k
~<fis	82 -15b5f8a
~<fit	88 -4c6a
~<fix	73 -9g-6k-5d5fj9a
~<fl	59 -20g-6e-4i5a6c24b
~<fla	75 -12g15b
~<flo	63 -10g4bj6c
~<fly	80 -4j6a11b
~<fo	33 -15e6d10b14i23k
~<fol	62 -10g-9jk-5e-4c5i7h8b15d
~<foo	69 -7ak-5i11c13g
~<for	34 -7e-5c6h8g9j10i28k
~<fou	75 -18g-11e4i8a10bc
~<fr	45 -26g-15b5i6k8h11e12j20c
~<fra	76 -11c-5g5j17e
~<fre	71 -17g-15a5e7k25c
~<fri	71 -5g7ch
~<fro	47 -19b-9g4f6i11h17a
~<fry	86 -5a7j
~<fu	53 -13f-6e-5hi8k14b15a
~<ful	61 -12f-4ae6c7k8g11b
~<fun	62 -9e-7i-4g6k8b14a
~<fur	72 -8c-6a-5k6i7be
~<fus	86 -10b13a
~<g>	85 -15a6c8j12g
~<ga	57 -12g-6h5f9b21j
~<gal	88 -5c6j
~<gam	85 -11a10j
~<gap	75 -8c-4g4b5e13a
~<gar	67 -8g5bj11f
~<gas	84 -12a7bc
~<gat	80 -7g-4f4i5a11j
~<gav	75 -4a4d6cg
~<gc	85 -14g15c
~<gc>	85 -14g15c
~<ge	43 -14g-8j-7b-6f10e11i15a19k
~<gei	88 
~<gen	72 -5c5a6k7g
~<geo	85 -4f13k
~<get	44 -10b-7cj-6f8k11a13e14i
~<gi	52 -18e-9f-7j-6h-5d6b9c13a25k
~<gir	71 -6a14b
~<giv	54 -15e-7fj-6i-5h5g9c12a28k
~<gl	68 -14g-6k12c13b
~<gl>	79 -14g5a14c
~<gla	73 -7g-5a-4k4ch5e15b
~<gm	85 -8a5b8j
~<gma	85 -8a5b8j
~<go	33 -11e-7j-6i-5d7g8a21b34k
~<go>	48 -12e-10j-9c-5bg-4h5d24k26f
~<goa	86 -5a-4g16c
~<goe	68 -10i-6d-4j7e19k
~<goi	54 -11f5gh15k
~<gol	82 -5g4c6i
~<gon	66 -7e-6d7abj
~<goo	52 -10k-5f-4g8b10i14a
~<got	40 -13f-6i-5e6b7ad12j14c
~<gp	88 -5ag15c
~<gpa	88 -5ag15c
~<gr	53 -13a-6hi5b6c7g8f9d
~<gra	62 -15g-7a4i8cdj
~<gre	73 -10j-8k-6i5g7f10c
~<gro	61 -6ai-4c14g
~<gu	54 -27c-7h-5g-4a6jk13d22i
~<gua	80 12d
~<gue	75 -15c5k15j
~<gui	84 -6a7k
~<gun	81 -13b7c12a
~<gut	79 -17a-14c-11g18b24i
~<guy	58 -11c-10b-6j-5h5ag6f7i8e9d
~<gy	88 9c
~<gym	88 9c
~<h>	82 
~<ha	28 -15e-11h-7f-5d4j5g8k13b14i42a
~<hac	79 7c
~<had	53 -11b-5g5c7a15j
~<hah	75 -8a-5c6g10b
~<hai	71 -14c-5g6h20a
~<hal	65 -10j-4b4a10dk
~<han	56 -17c-11j-8e-7g5d10b34i
~<hap	52 -16e-10g-6i6a9h11k14c
~<har	68 -9g-7k-6b5f9c13a
~<has	53 -6ej-5g30a
~<hat	77 -5c5f9g
~<hau	81 -18c-5a9b17i
~<hav	31 -12di-7f-5h7k11j12g15c24a
~<he	39 -32e-18b5c7i9g11k12f13j21d
~<he>	52 -25e-8k-5a-4f9d10gi11c17j
~<hea	48 -12g-11b-6h-5c9ij14f21k
~<hei	77 -10a-9j4k6g22c
~<hel	64 -17c-7j-4e6h11b13i
~<her	53 -26i-12ae-4k5ch7j9f19d22g
~<hes	84 -5b8a
~<hey	80 -9g7i8ac
~<hi	48 -26k-24a-23d-4h4g9e10f15cj38b
~<hid	88 -6c
~<hig	61 -17a-13i-7j-4hk15g17f26b
~<hik	85 -12a-8e-6k7j21g
~<him	68 -12k-5c7b11e
~<hip	88 
~<hir	71 -24e-9g6j10b23c
~<his	61 -23d-22a-11g4h9i12b18j26e
~<hit	65 -14g6c9i10a
~<ho	27 -64a-31b-17j-14d-7k13e64g110i
~<hob	80 -11a-6g22c
~<hol	62 -17g-6b-4ce8f12i14d
~<hom	50 -12c-10i-7h4k5b11f17a
~<hon	74 -12g-6a6b7j9c
~<hoo	85 -5a6b
~<hop	77 7c
~<hor	88 -6j11a
~<hos	70 -6b-5d4f7a12j
~<hot	71 -12f-11c7g11j12a
~<hou	45 -7c-5i-4f7d10g12be
~<how	30 -113a-40b-26d-25j-6fk10e12h87g144i
~<hr	88 
~<hr>	88 
~<hu	50 -16f-6bk-4g7j14i15a
~<huh	76 -18a-14g7c14i19j
~<hun	80 -7b-6g6j10a
~<hur	62 -19f-10b-6e10gi20a
~<hus	55 -6k7d
~<hy	73 5j6ag
~<hyd	76 6g9a
~<hyg	88 
~<i>	34 -28a-27g-17b-7f-6d6e17i35j64k
~<ic	88 -14c5e14i
~<ice	88 -14c5e14i
~<id	69 -10de-6g5bj18a
~<id>	78 -10e-5k-4a7j8b12c
~<ide	75 -6c-4g8k11a
~<if	41 -15b-13aj-12h-10i5d13g15f26c33k
~<if>	41 -15b-13aj-12h-10i5d13g15f26c33k
~<il	88 8a
~<ill	88 8a
~<im	72 -8g-6j4b15c
~<imp	73 -8g-6j4bh11c
~<in	29 -17b-10c5dhk7j15f18g25a
~<in>	33 -12c-10b5hik8a11j14g17f
~<inc	62 -7b-4h24c
~<ind	84 -12a4k11b
~<inf	72 9c
~<inj	71 -5b4k7g
~<ins	44 -14c-10j5f8d13g21a
~<int	63 -14a-9g-5i7e9h10d13k
~<inv	71 -11c6g10a
~<ir	85 4a
~<ira	86 
~<is	23 -9c-8k15i17d19a47j
~<is>	23 -9ck15i17d18a47j
~<iss	81 
~<it	28 -11d-10e-6cf6k9h10i12a23b31j
~<it>	28 -10de-7c-6f6k7a9h10i24b31j
~<its	82 8a
~<ja	86 -16b-10c5a9g14f
~<je	74 -6a15c
~<jee	88 5c
~<jew	79 7c
~<jo	54 -11b-8k-7g-4hi5f6e9d11c14a
~<job	55 -10b-6g-5ek6f10d11c16a
~<joi	82 -6j-5bk16e
~<ju	47 -16c-13g-8i-7de6a11h18k27b
~<jud	85 -5j
~<jum	76 -10a-7b9c17h
~<jun	85 4a
~<jus	48 -24c-14g-7e-6i8j9a21k30b
~<ka	86 -12i-9c6ae15b
~<ke	51 -21g9a17h18k
~<kee	54 -20g-5e9a10c19k
~<kep	73 -10g-7c4f21h
~<key	76 4e6a
~<ki	47 -11h-6a-5e7j9g13b
~<kic	81 -14c4j5e6b10g
~<kid	54 -6g-4h6bf7a
~<kin	55 -7eh-6af7g8b21c
~<kit	71 -6ac-4b4g6i7j
~<kn	51 -14g-11b-8d-4h7ej9a27k
~<kne	86 4c
~<kno	51 -14g-11b-8d-4c6j7e10a28k
~<l>	82 -53b-11c14g60a
~<la	42 -12f-11b-7i6c13g16j19e
~<lab	81 -8c16j
~<lad	74 -9b-8a5c6i13j
~<lai	81 -13c-4b8d12a
~<lak	80 -5i5j9g
~<lan	62 -10b-6g-5fk-4c9j12e15a
~<lap	76 -12i-5a-4g5b7j13h
~<lar	85 -16i-4a12cg
~<las	48 -14a-9k-7f-6d14i15g19e
~<lat	69 10g
~<law	67 -17g-6dj8k10a19c
~<lay	80 -8j8a
~<le	44 -21g-11b6a17k33c
~<lea	50 -23g-5ik4c6j11a19b
~<lef	69 -10c-7a20g
~<leg	73 -13d-8b-5g4a7k23c
~<len	73 6k
~<les	76 -23a12g13c
~<let	58 -15g-10a-9j-5f9c10i25k
~<lev	78 -9b-5g4d12c
~<li	34 -19a-8b-7eh8d10f11i19g30k
~<lia	61 6b7g
~<lic	60 -11a7e8b12d
~<lie	80 -6bc14a
~<lif	54 -14c-8a-6b5f23g
~<lig	79 -4g7d
~<lik	43 -11g-6bc-5f6e16k24i
~<lim	62 -22a-6b-5d17c30g
~<lin	61 -12a-11j-5f7k13g15c
~<liq	86 9a
~<lis	60 -20a-7g-5i4c8d26k
~<lit	59 -6j-5d-4eh10i11c
~<liv	56 -14de-12g-11a6c10j18b28f
~<ll	77 -7a-4h4c15b
~<llc	77 -7a-4h4c15b
~<lo	39 -34i-23d5k6c11e12f13b17g23h
~<loa	63 -12g-4e10j12c
~<loc	64 -10c-9g4i5be12a
~<log	81 -11b-8d6a22c
~<lon	52 -39i-14ac-10j-4bd9f13h17e54g
~<loo	54 -7a-5d4e5b6c
~<lor	86 -5a9c
~<los	61 -17e7h8i9a
~<lot	67 -10g13c
~<lov	67 -9g-7j-6c-4bd6k8a11h12f
~<low	70 -25i10g28b
~<loy	82 -8c5e9hj
~<ls	88 -32b-15j5i44a
~<ls>	88 -32b-15j5i44a
~<lu	74 -12b-8d8c17a
~<luc	84 -6d5i6c
~<lum	85 6j
~<lun	84 -9b7c15a
~<m>	81 -10a-4g9j15c
~<ma	38 -15e-11i-8k-6a6c7b14h36g
~<mac	73 -6d-4a6f9j
~<mad	64 -17g-5ck5af33h
~<mai	63 -14a-9g-4i4b8f19d
~<mak	54 -10jk-6d-5e-4f6b9c14i15g
~<mal	84 -6b8a
~<mam	84 -12a5b8g
~<man	45 -12i-11bc-9j-6a6d64g
~<mar	64 -8g-7d-5ci-4h6k10j17b
~<mas	88 -11a17b
~<mat	70 -9d-4c12j13k
~<max	88 -20g4j20c
~<may	71 -7b-6k-5c6g8d15a
~<me	35 -29a-26g-19d-13f-9e-8i-5c11b124k
~<me>	37 -25a-23g-19c-17d-13f-10h-4ei149k
~<mea	72 -8j-7k-5c5bi10h
~<med	64 -8g-5i-4a13bc
~<mee	73 -6k-5d-4i5f7c8a
~<mem	84 8a
~<men	80 -11a5g8c10j
~<mes	78 -7k7g
~<met	74 -9g-7a-6k7b8j17h
~<mi	48 -9k-8f-7j-6d4c6i16eg
~<mid	76 -8a-4i5b6ce8g
~<mig	80 -18b-5j6e9h12d
~<mil	62 -16a-5c6j27g
~<min	54 -21c-9jk-8d7i10g12b23a
~<mir	86 -12a21j
~<mis	67 -20g-18j-5b6a7i9e28c
~<mo	38 -9i-8g-6h-5dj-4a8f13e20c21b
~<mob	86 -5a-4k4b9f
~<mod	75 -18a-5e8g9j11b
~<mom	67 -6c-5d4k15a
~<mon	48 -18j-7i-6a4fk5g7b8e20c
~<mor	51 -8j-7c-6i-4de10k26b
~<mos	61 -7k-5e4j13c
~<mot	67 -10g-7c-4k6d9f11a
~<mou	85 -7g7ci
~<mov	61 -10b-6g6j23e
~<mr	85 -5b13a
~<mrs	86 -4b5a
~<mu	44 -30i-18j-5ck-4d9b60g
~<muc	45 -30i-17j-7k-6d-5e-4c14b63g
~<mus	80 -8b6a
~<my	55 -22j-9a-7k-4g5b6e10i13d17f
~<my>	55 -21j-11a-7k5b7e11i14d17f
~<mys	82 6c8a
~<n>	81 -13a-5k-4b14c15j
~<na	49 -30g-16j-15a-6h7i9k20d43c
~<nam	50 -30g-20j-7e-6h-4a8i12k16d43c
~<nan	86 4b5d
~<nat	84 6j
~<ne	41 -15ad-8g9e11i13h30k
~<nea	69 -14b-8c-4k5g10a21f
~<nee	47 -15g-11i-10d-9b-7c-6f6e11h61k
~<nei	74 -4a5b
~<ner	82 
~<nes	86 -8g-4k9i13e
~<net	82 -8b-4c19g
~<nev	72 -21a4b10j13c
~<new	57 -21k-6d-5f6j13i16b
~<nex	65 -5gj5h9bc
~<ni	57 -8j-7i-6e4a6g7b12f
~<nic	67 -11e6ac7b
~<nig	63 -9j-6i6ag11f
~<nin	88 -4a7j
~<no	37 -33b-20d-6a-5i4c8k16g26h40j
~<no>	55 -41b-19i-9g-6d6ef9ac49j
~<nob	71 -7de7c11j
~<noi	85 12c
~<non	77 -11b-7c9h14j
~<nor	75 -5b5j7a
~<nos	86 -10c5k8f
~<not	44 -10a-7d-4b6gk12j17h
~<now	50 -23j-11d12h16cg
~<nu	49 -14e-7bd-6j7k8i13g25c
~<num	50 -15j-13e-8b-5dh9k10i14g28c
~<nur	74 -7bc7j8ah
~<nut	82 5c
~<o>	79 -12c-6gj4b25a
~<oa	84 -8b5c8a
~<oak	84 -8b5c8a
~<ob	88 7k
~<oc	75 8g
~<occ	75 8g
~<od	81 -18a10g20k
~<odo	84 -9a6c11g
~<of	34 -9h10ik12a13d
~<of>	36 -9b-6h5aj6g8k10d11ci
~<off	49 -25g-13j-10c4d6ai9e15b18k
~<oft	74 -13i-7a-6c36g
~<oh	61 -19g-18j-9b6f8a10d11ck
~<oh>	62 -24j-19g-11b7f10d12ack
~<ohi	88 -5a7j
~<ok	48 -17j-14b6f7d9g11a14i
~<oka	48 -17j-14b6f7d9g11a14i
~<ol	51 -43i-7c-6dk12j14e46g
~<old	51 -42i-7c-6dk12j14e46g
~<on	30 -14f-12c-10e8i13a19d20k21j
~<on>	33 -18f-17b-15c-5e8di15g18jk22a
~<onc	73 -7g-5dk-4a4j8b11c
~<one	43 -12a-5c-4g4i7k8j9f17d
~<onl	63 -11d-9g-4f7ck9b15j
~<oo	80 -9a5i6g
~<ooh	81 -7a4f7i
~<op	61 -12g-6c4d5aj9e
~<ope	62 -11g-5i7a10e14b
~<opi	86 -8a6d
~<opt	85 -13b6a8j
~<or	31 -65a-64j-33e-29g-20k-15h-6c6d11f258b
~<or>	32 -76a-65j-33e-29g-19k-14h-6c7d10f270b
~<ord	84 -6a8f
~<ori	74 4d5b
~<ot	56 -7f-5ek10gh14d
~<oth	56 -7f-5ek10gh14d
~<ou	44 -25g-10d-5f7b9k12e29c
~<ouc	88 -23g26c
~<oug	86 -8d8c9a
~<our	70 -11c-10a-6g5e6fj11i
~<out	44 -8f-7i-6dg7b8k10e18c
~<ov	49 -8ac-6h-5i7f11j16g
~<ove	49 -8ac-6h-5i7f11j16g
~<ow	49 -17c-15d-13j-5h6ai24b25g
~<owe	69 -21d-13a6k7b29g
~<own	50 -16c-12j-5h4f7i16a19b
~<p>	84 -8b6c7a
~<pa	37 -28e-14h-12d-9k12b16f19a20g21i
~<pac	73 -6d7f10a
~<pag	69 -7g-5b20k
~<pai	63 -9c5a8b14g
~<pan	82 
~<pap	67 -14a-13g4i8cf10b
~<par	51 -14e-13dk-6h11b17c23f
~<pas	61 -12e-8k-4g10d12a
~<pat	75 -13b-4g18a
~<pay	44 -10c-9a-6dj-5ehk-4f5b22i40g
~<pe	48 -11i-7f-6k9c15d16b
~<pee	80 -14a-4g11d12c
~<pen	75 -6a-5k8b9c
~<peo	58 -8j-5ef4h10a14d
~<per	55 -11i-7c4e5a7b12g
~<pet	86 -17a-4g28c
~<ph	60 -7h-5d6e7j8b
~<pho	63 -7h-5d4ag8b9e
~<phy	76 -8g
~<pi	54 -9j-7g-5i15k17a
~<pic	59 -11e-8j-6a4d6b19k
~<pie	85 6e
~<pil	76 -5dj-4g5b12c
~<pin	86 -5c4a8e
~<pip	73 -6b13a
~<pit	86 5j7a
~<piz	86 
~<pl	45 -8h-7i4c5j12f13k
~<pla	47 -6hk-4ei5af7j11cd
~<ple	67 -14a-11d-8e-6j-5c12f14b26k
~<plo	86 -8b8a
~<plu	71 -5b-4c11e
~<po	44 -12i-11d-4f6ghk8e10c13a
~<poc	76 -4a9c10g
~<poi	80 -7c-6g-4b10a14h
~<pol	48 -15a-10i-6d8ck11e14b
~<poo	68 -10b4j11a
~<por	80 
~<pos	75 5g
~<pou	80 -5j11a
~<pow	88 
~<pr	44 -19a-5e5h6g14bj15c
~<pre	59 -13a-6h-5df9b10j16c
~<pri	58 -10a-6hi6f11b15g
~<pro	51 -8c-7a-4k11j16h
~<pu	50 -24c-11i-5j5ae17b24g
~<pul	70 -7j11e
~<pum	84 10a
~<pur	81 -19a5b19g
~<pus	79 -5g5a6b
~<put	53 -17c-8i-5e4b6afj17g
~<qu	54 -8h-7i-6k-4d14b15c
~<qua	80 -4a9j
~<que	69 -4h4a5c
~<qui	63 -7g-5dj4e6b18c
~<quo	66 -6c-4k7b11g
~<ra	54 -17i-10e5c7hj9k13g
~<rac	80 -7i6g9a
~<rai	66 -11c-9i-8e-5hk5f16ag
~<ran	79 -6a7c
~<rat	62 -17a-14c-5fi6j7g15h20k
~<re	38 -26i-12f-6g8k9ae10h12b27j
~<rea	53 -21i-12a-10b-9d-7g-6f9c11e19h35k
~<reb	77 -10c5j9a
~<rec	58 -15i-12c-11d-5h4j10k13b28a
~<red	77 -8b6j8a
~<ref	80 -17c-7a9b27d
~<reg	68 -17c-4e4k7a16g
~<rej	88 -6a6h
~<rel	80 -4c
~<rem	67 -15k-5eg7i11a18j
~<ren	53 -12k-9a-5fij5c9d11b17g
~<rep	61 -10g6k7e8j
~<req	73 13c
~<res	69 -15k-5e7b8h9i
~<ret	65 6j
~<rev	77 -9e-5j8c9g
~<ri	37 -15c-12e-10bdk-8h7a9g17i52j
~<rid	73 -21b-6d-5k11f15c16a
~<rig	38 -16a-11ce-10d-7h-4k23i53j
~<rin	68 -14c-13b-7i-6k7d15a24g
~<ris	78 -5cg7a10b
~<riv	86 -8b10a
~<ro	50 -10b-9h-8f5d10k16g17c
~<roa	70 7a
~<roc	85 10c
~<rol	85 -22j-7c-6i10d27a
~<roo	55 -23b-7eh-5f4j6a7g11c16k
~<rot	84 -11c-6a4j8b11e
~<rou	69 -31a-9f13c15bg
~<ru	54 -19c-18e-8j-6f10d15b42g
~<rul	86 -4g7c
~<run	55 -20e-14c-8aj-6f12d18b33g
~<rus	86 7ae
~<s>	78 -15a-5c8b23j
~<sa	41 -23e-8b-6f5d8a16i18k22j
~<saf	67 -8g4bj6c
~<sai	62 -11c-8ag-5i6k17h21j
~<sal	63 -12e-6bi-4c4h9j17g
~<sam	62 -26b-6f-5c-4j6eg9k28a
~<sat	80 -7j-5gi5a10c11h
~<sav	65 -8c6b16g
~<saw	77 -8k-6g-5j6a8c9i
~<say	50 -20e-13h-11c-9g-6a5j7f8bd13k29i
~<sc	54 -26a-6k-4c5f8b9d12gi
~<sca	67 -17c-8j-4k8h11g21i
~<sch	60 -13g-8ai-5h4e5j6d9b11f
~<sco	76 -25a-6b-5k16g23c
~<scr	80 -14a-6c12bd
~<scu	82 -9b6g12a
~<se	43 -24c-7gi-5hj7k11e14f15b26a
~<sea	75 -11a-7c5b20e
~<sec	62 -9g5j8ck
~<see	59 -17c-10gh6d10e17f
~<sel	65 -9c4g6e11b
~<sen	58 -9g-8c-6j-5e5h10b11f13a
~<sep	80 10a
~<ser	66 -5bc6g13a
~<set	63 -11i-10e-8j5h13b16g
~<sew	85 4a
~<sh	41 -21g-11de-5h7jk10a26fi
~<sha	62 -13c-7d-6j-5g5a6b11f21i
~<she	53 -15d-13e-8b-7cf5g6k18j27i
~<shi	68 -7c-6a-5d9b16e
~<sho	47 -14g-10e-5c-4h5ak10d28f
~<shu	71 -15g7a13c
~<si	46 -18a-10g-5h7i12j41b
~<sic	77 8c
~<sid	66 -6k-5j-4g7c16b
~<sig	61 -9g-7c-5b-4h6e7i9a11j
~<sim	85 -22a5j21b
~<sin	59 -12ag6i10j19b
~<sis	71 -4bg9j
~<sit	63 -13j-8g-7k-5i5f7c8a12b
~<siz	81 -23c-14a5b35g
~<sk	72 -11c-5k9i12e
~<ski	79 -14c7b14e
~<sky	80 -5k10i
~<sl	61 -9c-7k-4g4f6i11a14b
~<sla	77 -11c22b
~<sle	69 5j6f
~<sli	82 -5a7c
~<slo	75 -7k-6cj12i15a
~<sm	62 -11c-8bj6a11d21i
~<sma	73 -7c-5gj5i16d
~<smo	67 -12b-5c9a18i
~<sn	74 -11a-10f9c18j
~<sna	84 -7a7c
~<sno	79 -10f-5a19j
~<so	30 -26g-17fi-16d-5a6b14e19h23k60j
~<so>	34 -41a-28b-23g-17i-16d-10f5e24h43k90j
~<soc	71 -9a-7j-5k13b22c
~<sof	80 7j
~<sol	70 -11g-5d-4eh8a15i
~<som	45 -18c-15j-7f13d15a31b
~<son	69 -8g-7k9b12a
~<soo	70 -23i-7c9a31e
~<sor	71 -20j-8b-5e13a23c
~<sou	63 -15c-9b-7f7e8k19j
~<sp	51 -16a-15e-8h-5d6g10f11c13k16b
~<spa	69 -8k-5e5i6c10a
~<spe	62 -16a-9e-7i-4h5f10j11k23g
~<spl	82 -6a5f
~<spo	62 -13g-8j4a7f10k12c
~<spr	68 -6g-4a7j14b
~<sq	69 -8b7c11g
~<squ	69 -8b7c11g
~<sr	81 -28k7f31a
~<sr>	84 -4k6a7f
~<st	37 -19d-13h5gi13a18b19k
~<sta	47 -20d-13i-9j-7h9cf13k15b16g
~<ste	69 -23c-4k6g8a10e13d
~<sti	54 -11c-10d-8k-7h5f11a14i22j
~<sto	54 -13b-7g-4j8a12k15c
~<str	58 -12g-8f9k21b
~<stu	58 -6f-5a6i9k
~<sty	85 -6a10c
~<su	51 -17f-5i8g9c14a
~<sub	62 -6cd4bh5j6g
~<suc	88 5a
~<sud	86 6c
~<sue	81 -6a8g
~<sug	81 -14a6c10b
~<sui	85 -8g13e
~<sum	75 9b
~<sun	81 -6k
~<sup	67 -15f-6i-5ej5h6c7k12d
~<sur	67 -16b5i6c15a
~<sus	85 -5b10a
~<suv	88 
~<sw	65 -15j-11c-8a10i12g15b
~<swa	86 -7a14b
~<swe	80 -11j-10c6ei14g
~<swi	69 -8a-6j-4e5i7b
~<sy	70 -9b6c13k
~<sys	70 -9b5c13k
~<t>	86 -37a36j
~<ta	45 -17c-11i5a11g18b23d
~<tab	74 -17a6d8b13g
~<tac	88 -5a4d
~<tak	51 -12c-9f-6i-4g11bk12a13d
~<tal	57 -10ik-7c-6j5b7f9a10d13g
~<tap	82 -10c-4k17a
~<tax	77 -8a4e5j
~<te	40 -34c-12f-11i-9de-7g9hj21a59k
~<tea	73 -8g7bj
~<tee	72 -9c-6k8ah11g
~<tel	43 -20g-16b-8i-7c-5ef5h6a63k
~<ten	77 -7b5h6j7a
~<ter	67 -11c-7a-5df16b17g
~<tes	78 
~<tex	68 -18c12b15a
~<th	17 -10h-6c-4d10j11be17k18g24i32a
~<tha	29 -25c-11dg-4e5b6k10i11h13a59j
~<the	20 -10c5a6def13j14b15k38g
~<thi	40 -20g-13a6b16i19dh
~<tho	55 -16d-15f-8b4e8a9gh16i
~<thr	53 -13c-9e-5gh4d7ij9f16k
~<ti	47 -19i-9b-8d-7a-5c4g13h47e
~<tic	70 -15c7j13h
~<tie	82 -9b-5g-4a7e18j
~<tig	86 -11c7ae
~<til	67 -16j-8k-7i-5ad5ch6f12b16e
~<tim	52 -14i-10j-9b-6af7h17g33e
~<tin	86 7k
~<tip	84 -9g18c
~<tit	74 -6b5c7j
~<to	29 -9i-6h7k9d15f35g
~<to>	31 -13j-10i-9a9d10f12g13k17b21c
~<tob	78 -8b8a
~<tod	58 -15k5i7d10g
~<tog	75 -8b6e7j10f
~<tol	71 -9c9g14j
~<tom	69 -6a-4b5j6i7eg
~<ton	77 -20a6j7g17c
~<too	56 -19k-11c-6b7f13g21a
~<top	68 -9g5k6j13c
~<tor	84 5g
~<tot	73 -7a-5e-4i6k8h9d
~<tou	78 -9ag-5k5cj14d
~<tow	66 -11d-8c-5ei6a12b13f
~<tr	47 -24c-13b-11g-4f11e14hk19a
~<tra	59 -21c-8d5a7e14h
~<tre	62 -12g-4e7i8k11a
~<tri	73 -10b-9c4h10a13d
~<tro	72 -7b-5c4k5j8a
~<tru	58 -8a-7b-5i5d6k14c
~<try	77 -20c7a21e
~<tu	60 -7k-6i-5b-4e5c10a16g
~<tub	79 -8b4j11a
~<tui	85 -7a18g
~<tur	64 -5i-4k4b5f10g
~<tv	86 -5b7cg
~<tw	76 -11a4f8b
~<twi	77 -10a8b
~<ty	69 -8a-5e7j9k11c
~<typ	69 -8a-5e7j9k11c
~<ub	82 8a
~<ube	82 8a
~<ug	79 -4cg8h
~<ugh	85 -6a5e9h
~<ugl	85 6af
~<um	62 -9g-8i6a7h10b
~<umb	62 -9g-8i6a7h10b
~<un	51 -12i-4d9j19b
~<unc	82 -6d4k5c
~<und	57 -9i-6c-5e4b5k6f16g
~<unh	86 
~<uni	63 -15g8j12b
~<unp	88 5j
~<unt	88 -5a4ej
~<up	43 -16b-7g-5j12a19f20e
~<up>	44 -13c-6b18e20f
~<upd	72 -13b6a7e13c
~<upg	88 6c
~<ups	74 11a
~<us	51 -16g-9i-8b-5j11h14c26a
~<us>	62 -16g-7ad4e8c12b14h
~<use	57 -8i-7b-6f-5e13c21a
~<usi	85 -12b21a
~<usu	73 -8c-6g-5j9f11e
~<v>	82 5c
~<va	58 -27b-5c6g34a
~<vac	78 -11c6f15a
~<val	64 -6b-5ad12c17g
~<van	73 -11g-9c-6b5ahi8dj
~<vap	84 -22b23a
~<ve	61 -18g-14a-10e-6d7j20k29b
~<veh	65 -5g-4de6k
~<ven	75 -16g-11a5jk23b
~<ver	84 -7e-5a13k
~<vi	62 -12a-6gk6h24c
~<vid	84 6a
~<vin	70 -23a-4k7b35c
~<vio	82 -5c5j
~<vis	75 -9b-5k9h10a
~<vo	76 -10a-5dk12b16c
~<voi	85 -10a-8k12b18c
~<vol	84 -5a6b
~<w>	80 -14c-4e19g
~<wa	35 -33f-5e6bc7d16ik20h
~<wag	74 -8c4g7k
~<wai	73 -10c-4k4h7b8i
~<wal	59 -13a-6ei-5c7b34k
~<wan	45 -15d-4a4fk9h11b13e
~<war	84 -4b10a
~<was	45 -33f-14k-7g4b6cj7a14hi24d
~<wat	60 -13e-11i4bg5c7f
~<way	62 -15b-14j-11f-7a-6d6hk7e13c22i
~<we	40 -17b-9f-6e7h13k17i19a
~<we>	52 -8f-4d5g6i8j9c
~<wea	77 -10g-7e-6b9c12a
~<web	80 -5h-4d5a6c11b
~<wed	82 -9a-6d5e8k11j
~<wee	56 -12a-7b-4k7g8hi10c
~<wei	69 -10j-9d5c7a17g
~<wel	66 -12bj-7e-4c6a8h15di
~<wen	66 -17g-9i-7b-6ae7k12h24j
~<wer	56 -15c-7h-4i9e10k17a
~<wet	86 -4a6i
~<wh	20 -156a-58b-55j-14k-12i35g36f38h76d102c104e
~<wha	25 -113a-44b-41j-20k-11d9f29h42e81g149c
~<whe	36 -72a-32b-23j-21h5c8i20k75f80e
~<whi	53 -29a-9i-7h-4g4b5f9e20c26d
~<who	37 -38a-34g-19j-18i-14e-12b-9f-5h8k167d
~<why	59 -20a-17c-11gj-9b-7k-6e-5di98h
~<wi	34 -5f8i15k21a
~<wid	84 -7g-5j-4i5e7b11a
~<wif	55 -13d-9j-6k5ai7c21b
~<wil	53 -12b-8d-7c-6f-5h6j10e16a18k
~<win	64 -14c8a12i
~<wir	74 
~<wis	71 -6bj10g17c
~<wit	38 -7b-6g4k5j6h12a14d
~<wo	32 -6e-5gh10f15i16b18k
~<woo	69 -9c10i
~<wor	42 -10a-5de9k14c18f
~<wou	37 -6c5a11k12bi
~<wow	76 -15a-6j5eg22k
~<wr	58 -19b-8g-4e12dj18c
~<wre	75 -5a-4c13d
~<wri	65 -17b-5a5i10c18j
~<wro	70 -7gk-6b14ac
~<x>	84 -11a17b
~<y>	86 -5i18j
~<ya	72 -9a-5j5g8b9k
~<yar	74 5b6g
~<ye	42 -14dk-11i-9f4a10c14h16b20e
~<yea	43 -14a-11k-9di-7f8c9h15e18b20g
~<yes	72 -17g-10a5c11h15j
~<yet	66 -9j-8g-7d-5c-4k9e35a
~<yo	14 -17k5a7e9bd11f14gh16j20c22i
~<you	14 -17k6a7e8b9d11f14gh16j20c22i
~<ze	86 
~<zer	86 
~<zi	65 -16j-11g-5a14k33c
~<zil	86 -6ag5j7c
~<zip	66 -21j-6g13k28c
~<zo	73 -8d-7j-5eg6b10a15c
~<zon	78 -7dj-6e-5g11a17c
~<zoo	85 6b
~@da	62 -12g-7e12a13j
~@day	62 -12g-7e12a13j
~@mo	66 -11e-9c-8g7a24j
~@mon	66 -11e-9c-8g7a24j
~@na	53 -22c-7i-5k10d19g20j
~@nam	53 -22c-7i-5k10d19g20j
~ab>	72 -7ac-5i4k6e14b
~abe	77 10a
~abet	79 11a
~abi	59 -12c4j6d9g
~abie	88 
~abil	60 -7c4b5a9g
~abin	88 10j
~abl	63 -6b-5egk-4h8a9d18c
~able	63 -11g-6b-5ek7d10a21c
~ably	88 -4c8g
~abo	41 -12e-9a5f7hj21k
~abor	88 -7c10j
~abou	41 -12d-11e-6a-5b6f7h9c22k
~abov	80 -9c-5a7b17d
~abs	86 5j
~aby	68 -7bd4e14a
~aby>	70 -4c4e12a
~abys	82 -7b8c
~aca	76 -11c-4j6f16a
~acan	84 7a
~acat	84 -11c4ab7f
~acc	57 -12g-7b-6h4d5e11j14a
~acce	81 -8b9a
~acci	70 -14c4ad11e
~acco	61 -14g-5h-4i7j8a12c
~ace	48 -8c-4a5j10g16d
~ace>	50 -7c-5b4j9d14g
~aceb	88 -6b4j8c
~aced	80 -12a10b11e
~acem	79 -10g6a7b
~aces	80 -9a-7c5g13d
~ach	56 -8a-5fg5c6ek12j
~ach>	62 -14a-13c7j8d9e12k
~ache	70 -7g-6k-5e5c7b9j
~achi	72 -6d7a17c
~aci	86 10a
~acin	86 10a
~ack	49 -8ce-6d-5i4f14h21a
~ack>	54 -9a-8e-5i8j21g
~acka	77 -10g10b12c
~acke	69 -7g-6c4a6f9h
~ackg	85 6b
~acki	82 -14c5a7b12h
~acks	80 -11b5g16a
~acku	77 13a
~aco	84 -11c-9a8f13j
~acon	88 -9ac8f12j
~acr	85 5f
~acro	86 5f
~act	56 -17g-12a-5e-4h6b8d9f13c14k
~act>	69 -13g-8a4b10f15k
~acti	80 -4c4k7a
~actl	78 -7a-4k5fg10c
~acto	69 -13ac5b6g8j12d
~acts	80 4d6c
~actu	75 -14g-7b-5j16a17c
~acy	85 7j
~acy>	85 7j
~ad>	45 -15g-8i7b9a15c17k
~ada	88 -6g-4e5i8c
~adb	85 5a
~adbo	85 5a
~add	54 -27b-5i4a5e8k10f13d
~add>	72 -20b-8c10g11aj
~adde	78 -9b7a11d
~addi	71 -7c4b7a
~addr	62 -15a-12b-7g-6j-5d10e14k15cf
~addy	77 5c8d
~ade	58 -27g-7j-5d5cf6e8i28h
~ade>	61 -23g-8a-5bj6c9e31h
~aded	82 6a
~ades	76 -6g6b10i
~adg	88 
~adge	88 
~adi	77 -27a5b6c22f
~adin	80 -28a-5c7b10g23f
~adj	82 -5bg4k7i
~adju	82 -5bg4k7i
~adl	81 -11a14b
~adli	84 
~ado	78 5g6d
~ado>	84 -5c7g
~adoe	86 5c
~ads	73 -6c6b
~ads>	81 -5j5bg
~adsi	80 6aj
~adu	85 -6b6a
~adua	85 -6b6a
~adv	71 -7g4k6b8a
~advi	71 -7g4k6b8a
~ady	64 -11d-7g5a6e14j
~ady>	64 -11d-7g5a6e14j
~afe	67 -8g4j5b6c
~afe>	81 -4k15a
~afet	69 -7ag5jk8c
~aff	72 -15c7j10g12a
~aff>	80 -10c7a
~affi	86 -7b4a8g
~affo	84 -6c5a
~aft	55 -18g-5f5b8dj10ci
~aft>	86 -6a6c
~afte	55 -18g-5f5b6c8j9d10i
~aga	65 -9c-6d5b9e
~agai	65 -9c-6d-4f5ab10e
~age	41 -14j-8f-7a-5h5d12k18c20g
~age>	44 -20d-9h-5ab11ek16c29g
~aged	79 -13g-5j5b15c
~agem	85 -16c10g13d
~agen	62 -22g-7e-6j6a13b16d
~ager	73 5ad
~ages	68 -10a-6be-5j4c8k9h15g
~agg	80 -8b-6c5aghi
~aggr	86 
~agi	81 -5ab9cf
~agin	84 -5b5c10f
~agl	88 
~agle	88 
~agn	81 -8a5g6c
~agno	81 -8a5g6c
~ago	76 -19g-15j-8c-7i6h16a33e
~ago>	76 -19g-15j-8c-7i6h16a33e
~agr	75 -5de9a10h
~agre	77 -6dk-5e10ah
~ah>	82 -10a-6e5i21j
~aha	74 -8a-4c6g10b
~aha>	74 -8a-4c6g10b
~ahe	75 -5c4b5a6j
~ahea	75 -5c4b5a6j
~aho	86 5b
~aid	55 -30c-7i-6f-5e5k11b12h22j
~aid>	55 -30c-7i-6f-5e5k12h13b22j
~aig	74 -7a5e7b
~aigh	75 -6a6e7b
~ail	54 -13g6f17a
~ail>	56 -13g-6e7a8b9c
~ailb	88 -4j7c
~aile	80 -9c-5a7i11e
~ails	84 4a
~aim	59 -10e-6d-4a4g5b6k11i
~aim>	64 -11e-9j-5ad5b9gi10c
~aims	70 -7c-4g4ik9j
~ain	52 -10c-9i-8k4h6b8f11a13g
~ain>	58 -16c-6g5f6e9bd10a
~aine	77 -8d6j15a
~aini	80 -8g10c
~ainl	86 -6a10c
~ains	72 -6c-5a-4e8f12h
~aint	75 -6a-5k9g16c
~ainy	85 -22c-9i30g
~air	61 -8h-4i23c
~air>	67 -15g-9a-6h8b25c
~airb	85 -6b11a
~airs	72 10g
~ais	68 -5gh9b11c
~aise	69 10b
~ait	75 4h9i
~ait>	80 -4jk5h
~aiv	86 -8c-4a5b8j
~aive	86 -8c-4a5b8j
~ak>	70 
~ake	45 -7e-5f-4d5c8g9i10a
~ake>	47 -11e-7ad-5f8c11b12g13i
~aken	86 -6d5j10a
~aker	77 -11b30a
~akes	67 -7b-5j5e14d
~aki	69 -16g-8i-6b-5k7a9d10j20c
~akin	69 -16g-8i-6b-5k7a9d10j20c
~aks	74 -13b-6g10c16a
~aks>	74 -13b-6g10c16a
~al>	42 -22i-14f-11e7a11k12c16b21j
~ala	65 -14c12j16g
~alan	82 -16c5k16g
~alar	67 9j
~alc	74 6cg
~alco	74 6cg
~ale	63 -15e-6bc-4i5h7d21g
~ale>	77 -14a-12c-5e5b6i15g
~aler	82 5j6a
~ales	69 -12e-9b-8ij6h14g18a
~alf	65 -10j-4b10k11d
~alf>	66 -20c-11j12k29d
~ali	77 -11b6k12a
~alid	86 -5b10a
~alk	53 -6ceg-5j6d22k
~alk>	58 -7i-4cfj32k
~alke	71 -18g-4b9c13i
~alki	67 -11c-7k-6a-5ej6d8b11f13g
~all	39 -18i-10a-9j-6k8c18h22b24d
~all>	42 -14i-11k-6f-5a-4c5e9h16g17b19d
~allb	86 -7a5c8k
~alle	67 -15j-8e-7a-6i-4g8h14d24c
~alli	74 -10c-4a6k9b14f
~allp	78 8gk
~alls	65 -14e-5dgi8b9a21j
~ally	59 -19g-8j-6a5f6d8c10e13h
~alm	82 4b
~almo	82 4b
~alo	67 -18g-5b12a21i
~alon	69 -11g-5c9i16a
~alr	64 -6g-5k6j8e11a
~alre	72 -5c5b6j
~alri	70 -6g-5k-4b7e11a
~als	71 -9d4f7k8c
~als>	73 -5ad-4k6f13c
~alt	57 -14g-7a-6d-4h8b9j24i
~alt>	80 5i6a
~alth	58 -12g-7a-5d6c10b20i
~alty	88 6ej
~alu	66 -11a-5j-4d13c18g
~alua	84 -9a16c
~alue	67 -5j-4ad21g
~alv	86 -5c12j
~alw	77 -8ij-7b6ag8d12f
~alwa	77 -8ij-7b6ag8d12f
~am>	51 -16g-13c-7b-5d5h6j7ik12a15f
~ama	65 -8b-7e-5d13j14g
~ama>	84 -7k-5a4j8g
~amag	68 -8b-7e9g12a
~amb	86 -11a-6k7c14f
~ame	41 -23b-10h-8i-6a6cg7j9ef16k22d
~ame>	42 -10b-9h-5i-4a7de8c10g16k
~amed	71 -20b-12c4e8d12fk
~amer	77 5k
~ames	70 -7a-5g4j6c7d
~ami	58 -6g-5jk7e9i10b
~amil	58 -6j-4eg10bi
~amin	84 -9a17e
~amm	86 -9a7b
~amme	88 -9a7b
~amo	69 -13a-5bfk4i14c21g
~amou	69 -14a-5bfk4i14c21g
~amp	70 -22b-4c6j23a
~ampl	88 6j
~ampo	74 -13b15a
~amr	88 -13b-6c17a
~amry	88 -13b-6c17a
~ams	84 8a
~ams>	85 8a
~an>	39 -28i-23k-6g4b5f6e9h31ac
~ana	69 -25g-5b6a7k13d14i
~ana>	88 -4c5a
~anag	70 -24g-5b6a13d15i
~anc	45 -6i-5c5a10be
~anc>	88 13j
~ance	46 -5ci-4a5k12e17b
~anch	86 5b
~anci	76 -15b17a
~and	31 -16a-12b-7fh-4c6g9i21j31e32d
~and>	32 -22b-17a-8i-4h9g11k20j30d31e
~andb	85 
~andd	85 -10a4g5ce
~ande	85 -5a5b
~andi	84 4c6j
~andk	88 7a
~andl	59 -13a-8cg-7e-5f6d20b22i
~andm	82 -8a5j7c
~ands	66 -11a-10k-8d-7e-4f12j16ci
~andy	76 -6j11f15a
~ane	67 -10a-5g7f13c
~ane>	78 -7a-5g6j10f
~aned	86 -7a7c
~anen	86 7c
~aner	88 -6a6c
~anes	82 4a
~ang	56 -12g-11j-10b-6h-4e10c21a25i
~ang>	76 -9e-8b-6gj6k10a13c
~ange	60 -7b-5gj-4h31a
~angi	72 -15a-4cf6e7k20i
~ani	66 -7c-5g5h10j
~anie	74 5b
~anim	84 
~anin	85 -6c9h
~anis	88 6j7c
~ank	61 -9g-5j4c12d
~ank>	66 -13g-4j7k11d
~ankr	86 6a
~anks	76 -13a-7k5be6c
~ann	63 -12c8g18j
~anne	80 -6d14j
~anni	72 -8b-7c25a
~annu	75 -12a7c17g
~anny	85 -5ac4b5d7j
~ano	70 -9c-5g6bej8a
~anot	71 -6c6e9a
~ans	59 -17a5j11c12b
~ans>	62 -6ag4k6c
~answ	78 6g7c
~ant	43 -14d-8g5a6ek7h15b
~ant>	44 -15d-9g6h7e12b20a
~ante	82 
~anti	82 
~ants	72 -18a-5g4j7f12k
~anu	85 -10g-8b14a
~anx	86 -6b19a
~anxi	86 -6b19a
~any	31 -56b-16ij-6eh-5f12c18k47g68a
~any>	34 -45b-25j-17i-7f-6h-5e12c16k43a62g
~anyb	56 -11b-8c-5g7h8d20a
~anym	81 -7k-6a-5c6g11e
~anyo	67 -9c-5d24a
~anys	77 -15d-6g-5h7ajk
~anyt	50 -20b-6e9j16c23a
~anyw	74 -7c4f9a
~ap>	69 -10j-6c7k21b
~apa	64 -8b-4i4d6a
~apar	64 -8b-4i4d6a
~ape	60 -19g-8ce-6j5f18a25i
~ape>	70 -16c-14b-7g16i31a
~aper	65 -12g-11a-5e7c8f14b
~apes	86 -6c5a13i
~api	84 -10a14j
~apin	86 -9a4c10j
~app	49 -16e-14g-6d-5i5b6j8hk10c12a
~app>	70 -6g-5d7a11j
~appe	53 -17e-6g11k21c
~appl	77 5ah
~appo	85 10f
~appr	75 5b
~appy	72 -11i-10c-6g7bh14a
~aps	74 -12i-5cg4a8j13h
~aps>	88 5a
~apse	78 -12i-4g7j14h
~apt	85 5c
~ar>	39 -15i-13d-11b-9h6g13ef19a21c
~ara	62 -11g-9c5a23f
~arag	68 -10c-8g5j6a13f
~aras	85 6a
~arat	75 13a
~arb	78 -4c6a10e
~arbe	88 12e
~arby	81 8a
~arc	82 -16a-7c5b11h12j
~arch	88 -5a6b
~ard	50 -14k-11g-9a6j8e11b12i13c
~ard>	54 -22a-7d-6j-4k5c13i14e17b
~arde	80 -11a-4e8b19c
~ardi	77 -8c-6b-4gk6j11a12d
~ards	68 -11b-8g-5k5j7c20a
~are	32 -8a-5hi7d8j11f40b
~are>	32 -4c6j7f9d34b
~area	79 -23c-13a-11e5k6b38f
~ared	84 -10c4b9g
~aree	88 6k
~areh	88 
~aren	68 -6c-5d16a
~ares	78 -6ac14f
~aret	85 5b
~arg	68 -14i-5c21g
~arge	69 -14i14c
~ari	67 -9g-7b7ac14j
~arij	88 -4c5a
~arin	73 -9g-6b4ac19j
~arit	80 -6a8c9k
~ark	64 -4h8k9a
~ark>	71 -8b-6a7g13k
~arke	74 -18c4b5e10j
~arki	84 -8gj5b17a
~arl	76 -7c5a13g
~arly	79 -7c13g
~arm	64 -11g-10b-7c-4i15ae18j
~arm>	67 -10bg-4k7e9j18a
~arml	88 9a
~arms	84 -5a5j
~arn	69 -11b-10c4j7i23g
~arn>	75 -15c4i11g
~arne	81 5ei
~arni	85 -18b-11c12a17g
~aro	58 -8bj9d
~arou	58 -8bj9d
~arp	85 
~arr	55 -9i-5e-4h4ak6d9b
~arri	66 -6g-5ai-4e6c10d16b
~arry	59 -5i-4b8g13a
~ars	48 -12a-10j-9d-6e5ci6fh12b16g
~ars>	48 -13j-10a-9d-6e5ci6f7h12b16g
~art	46 -11h-9k-7i-5j4f7a8b17dg
~art>	52 -11b-8h-6j9g11e19a
~arte	69 -11i-6k5a15g
~arti	77 9b
~artm	63 -9c-7i17d
~artn	67 -13k-5e11g12b
~arts	80 -18a-5eg5d6k12i13f
~arty	82 -5g-4e4b9c
~ary	66 -7g-6c-4a6e9d17i
~ary>	66 -7g-6c-5a6e9d17i
~as>	39 -22f-19k-11b8c14j19d20h21a
~ase	52 -18d-5eh4j9f12c14k
~ase>	55 -22a-5i-4de11f15c18k
~ased	85 -22d5b21a
~asem	68 8i10a
~ash	60 -19a-4k4c5g8b9d11j
~ash>	62 -10ac-4j10d12b18g
~ashe	81 -15g-4b19c
~asi	72 -8c-7b5g7j13i
~asid	80 -6b4a10g
~asie	84 -13b4k19i
~asin	85 6b
~ask	55 -7k-6abh-4d5f11j19c
~ask>	60 -15b-8g-5e5j7d8f18a
~aske	77 -10a-8k5bi7g
~aski	70 -18a-6k-4i5bj8c9g10e
~asks	81 -13d-5e6k19c
~aso	69 -26a-8g-6d-5k13c16e24h
~ason	69 -26a-8g-6d-5k13c16e24h
~asp	84 -4b10j
~asph	85 -4b8a
~ass	58 -13e-7c-5i4f23b
~ass>	67 -12e-7g5bc6a8f
~asse	67 -9c4g5j
~assi	82 5c
~assm	86 6a
~asso	88 -5c12b
~assw	86 -7a14b
~ast	46 -18k-7fj-6h-5d8i10g11bc20e
~ast>	47 -18k-9f-6h-5j-4d8ac10i12g21e
~aste	81 -14a9c17b
~asti	88 5f
~asu	75 -12a-6f10d21b
~asur	75 -12a-6f10d21b
~asy	84 4b
~asy>	84 4b
~at>	20 -12d-7a-5b-4k7j12fh24g28c38e
~ata	81 -4j8b
~ata>	85 6a
~atc	64 -11c-8a-7d-6i-5h10b12j26k
~atch	64 -11c-8a-7d-6i-5h10b12j26k
~ate	42 -22b-14d-8i6j11f13e15c22k
~ate>	49 -12a-11b-6i-5d7cg10f25e
~ated	64 -25b-15g-5j4i8h18c19a
~atel	71 -5bc5i10a
~atem	82 -14a-5c4bk10j
~aten	88 4a
~ater	60 -9i-8ae4b7fk12g
~ates	64 -8d-7g-5e6a7jk8c
~atev	80 -10c-6a26k
~ath	61 -18a-10i-7d-5ce5f8k14j21b
~ath>	77 -27c6j7a13g
~athe	66 -9a-8g4k7f9bj
~athr	81 -12i-6a-5c25b
~aths	84 -12b-11a6k19c
~ati	50 -11g-9a-6i4k7f11h13b
~atic	80 -5c6h8a
~atie	88 
~atin	70 -7a-4c5k9i
~atio	53 -10a-9i-8g9f10c15b
~atis	88 -6j-5i6a12h
~atl	81 -8e5g13c
~atll	85 -8e18c
~atm	81 
~atme	81 
~ato	86 -4b6i7c
~ator	88 7c
~ats	75 -27b4j6e17a
~ats>	76 -8b4j6e
~att	67 -9a6bk
~atta	80 -12a-4e4d5gj6i
~atte	73 -6dg6k10a
~atto	88 -6c5k
~atu	78 -9j-5b9k12c
~atus	82 -9a-5b10k14c
~atv	78 -17a6f8g19c
~atve	78 -17a6f8g19c
~au>	88 -5a7j
~aud	66 -7a-6i4c15b
~audi	66 -7a-6i4c15b
~aug	67 -8d-6g5j7ac
~augh	67 -8d-6g5j7ac
~aul	73 -20c-11d14i27b
~aul>	85 -10a10b
~ault	77 -11d-6g7a20b
~aur	81 -6b6i
~aura	81 -6b6i
~aus	65 -10i-6j7d15a
~ause	65 -10i-6j7d11a
~aut	65 -9g5f10a
~auto	66 -8g5acf
~ave	30 -15i-7d-6f-4e6b8k12j15c29a
~ave>	31 -14i-9d-7f6b9k13j21c25a
~aved	80 -11c14g
~avel	77 -8c4f
~aver	88 6g
~avi	65 -11c-7i-5k13b14g
~avin	65 -11c-7i-5k13b14g
~avo	80 -6a17c
~avor	80 -6a17c
~avy	86 -6i6g
~avy>	86 -6i6g
~aw>	69 -15g-10j-5d6i9e17c
~awa	64 -13c-5e-4i6a8k12d
~away	65 -14c-5e-4i6a8k13d
~awe	69 -8j-6a4e5k7b8c
~awer	86 -9a9b
~awes	71 -9j4e5k9c
~awf	86 -5a4c8i
~awfu	86 -5a4c8i
~awl	82 -7c-5g6b10i
~awl>	82 -7c-5g6b10i
~aws	80 -5g6a7b
~awsu	84 -5g10a
~aww	79 -12a-5g4i5k6e9d
~aww>	79 -12a-5g4i5k6e9d
~awy	75 -6g7ak
~awye	75 -6g7ak
~ax>	75 -16g-9b4f5j6ce8k
~axe	84 -7a6b
~axes	84 -7a6b
~ay>	33 -12h-11a-7j7k11f16c36i
~ayb	81 -9c-5b17a
~aybe	81 -9c-5b17a
~ayc	70 -12c-5b7f10g
~aych	71 -12c4e7fg
~aye	85 11k
~ayer	88 7k
~ayi	58 -17j-10f-6e-4c10d15g16i
~ayin	58 -17j-10f-6e-4c10d15g16i
~aym	65 -13j9b13e
~ayme	65 -13j9b13e
~ayo	84 10g
~ayou	85 10g
~ayr	66 -10a6d9g
~ayro	66 -10a6d9g
~ays	53 -12a6i
~ays>	53 -12a6i
~azy	76 -5i9h
~azy>	76 -5i9h
~ba>	80 -8b6g12a
~bab	66 -7b12a
~babi	88 
~baby	68 -7bd4e14a
~bac	52 -7d-5c4gk5j9a
~bacc	78 -8b8a
~bach	81 -5c11b
~back	53 -7d5a6g
~bad	69 -7j-4e7b10c
~bad>	69 -7j-4e8a10c
~bal	70 -15c-7a5d6k22g
~bala	82 -16c5k16g
~ball	73 -6a4j6d7g
~ban	52 -7k-6i-5c4a6e8b16d
~band	56 -6ck4d8b9e
~bank	65 -6i6a14d
~bar	69 -15a-7d8e19c
~bar>	85 -12d14a
~barb	88 12e
~bare	85 -5g5bd
~bark	88 -10j14c
~barn	85 -14a8g14c
~bas	66 -7a-5g7ij9c
~base	67 8i9a
~bat	73 -14a5jk12c
~bath	74 -15a6jk13c
~bbi	80 -6g-5a16c
~bbie	80 -6g12c
~bco	79 
~bcon	79 
~be>	49 -12i-10f-7ch-4b5g6e10j13a19d
~bea	74 -6c4be7a
~beag	88 
~beat	81 6a
~bec	65 -11i-7j6d21c
~beca	67 -10i-8a-6j4gk8d17c
~beco	85 -8g4e9a
~bed	74 -6a4g
~bed>	88 6j
~bedr	77 4g
~bee	49 -10g-8e-7j5b6h8c9k15i
~been	49 -10g-8e-7j5b6h8c9k15i
~beer	82 
~bef	55 -14k-5e5df6g10i
~befo	55 -14k-5e5df6g10i
~beh	69 -10a-7g-6c4f12h16d
~behi	70 -8a-6cg-4b5f12h16d
~bei	70 -8b5f9i
~bein	70 -8b5f9i
~bel	67 -15b-8k4e6a9f10j
~beli	79 -12g-7a-5k-4b5c6j9e11f
~bell	82 7b
~belo	78 -10b8g16a
~belt	88 -10b-6k6j11g
~ben	67 6a9d
~bend	82 4a
~bene	69 9d
~ber	48 -15b-7h-6d-5j6k7c10g14ai
~ber>	49 -15b-8di-5h-4j6e14fg17c
~bers	68 -21f-10c-5eg7k16a22i
~bes	61 -13g-6bi5h6e13c14d
~besi	69 -6g-5b20d
~best	68 -9g-5ai7h8e12c
~bet	61 -8g-5ei12b15c
~bete	80 11a
~bett	65 -7fg5c8b11k
~betw	78 -7k-5a7f10b
~bid	88 
~bie	76 -6g11c
~bies	76 -6g11c
~big	56 -19i-8j-6a5k6d9c13b16g
~big>	59 -12i-6d-5j5g7k9c12b
~bigg	75 -9a-4j17d
~bigs	85 -12i13g
~bik	77 -7ai5g6fk8b
~bike	77 -7ai5g6fk8b
~bil	56 -8c-5a5d7f14b
~bile	86 -5a-4k4b9f
~bili	60 -7c4b5a9g
~bill	68 -13g-9a6d9b
~bin	69 -11g-6b5c7a10j
~bin>	84 -7a-4b8cj
~bind	84 -11c4af6b
~bing	76 -10g-9b7c17a
~bir	63 -12a-7b-6g-5f18e19c
~birt	64 -10a-7b-6g10c26e
~bis	86 -5c6g
~bisc	86 -5c6g
~bit	75 -5c-4j4d9g
~bit>	77 4a9g
~bla	80 5b6cd
~blam	82 5b6d
~ble	52 -11k-5efhi6b10a23c
~ble>	54 -9k-8e-7j5g7c32a
~blem	73 -7a-5g5e7bj
~bles	79 -24a-5j6d25c
~bli	82 5ik
~blin	88 6i
~blo	67 -13b-11g-7k8e10c18a
~bloc	88 -5b5a6c
~bloo	70 -9b-7g-5k6j10e12a
~blow	88 -6g5i6c
~blu	84 -10c8ag
~blue	88 -8c9g
~bly	88 -4c8g
~bly>	88 -4c8g
~bnb	85 -6b11a
~bnb>	85 -6b11a
~boa	70 -10b-7k4f5j15a
~boar	74 -9k-7b5cf9a
~boat	81 -5c-4b8a
~bod	47 -13b4j5i8d
~bodi	81 -5a
~body	47 -13b5j6i9d
~bol	84 6b
~bolt	84 6b
~bon	85 5b6a
~boo	63 -5eg5d6bk
~book	64 -5e5dk6j
~boot	86 
~bop	82 -5g8d
~bop>	82 -5g8d
~bor	63 -10gk-6d9j10b14e
~bor>	79 -7a-5g6b8j
~borh	88 -5j4e8g
~born	71 -9g-7k-5d5c7a14e
~borr	78 8b
~bors	82 -5g8j9a
~bos	77 -9j-5b6c18a
~boss	77 -5b6c9a
~bot	63 -5g-4i4h6a9b
~both	65 -6c-5k5h11b
~bott	82 -4j8k
~bou	41 -12de-6g6cfh26k
~boug	70 -9g-5ci6a9k15b
~bout	41 -12d-11e-6a-5b6f7h9c22k
~bov	80 -9c-5a7b17d
~bove	80 -9c-5a7b17d
~box	68 -7f11e
~box>	69 -7f-6c5k11e
~boxe	88 -8a5c8b
~boy	70 -15a-8g7hi8j14b
~boy>	74 -7cg-6a-4k8h9i10j
~boys	79 -11a15b
~bra	74 -4e9a
~brak	88 
~bran	80 6a7b
~bre	57 -9bi-4j5ah8c11g
~brea	70 -6b5d11c
~bree	84 
~brel	62 -8i-4b7h14g
~bri	62 -12a-8d-6k-5i5f7j11g12h
~bric	75 10c
~brid	88 -7d-5a6c11j
~brin	67 -11c-4ei6f8g15h
~bro	62 -19d-9g8a9b11j14c
~brok	74 -19a-13d4f11b19c
~brot	69 -8dk-5g13c14a
~brou	84 -6c5ek11a
~bs>	62 -13b-9k-6c4i8g10d18a
~bsi	80 -5h7c11b
~bsit	80 -5h7c11b
~bt>	81 -10a-4j5g9b
~bts	88 -17a-5d24c
~bts>	88 -17a-5d24c
~buc	84 6a
~buck	84 6a
~bud	71 -6cd-4a5j18g
~budd	77 -6d-4c5g8j
~budg	80 -5a16g
~bug	78 -11g-5a-4i6b9h11k
~bugg	88 -9g7k11c
~bugs	85 -8c-4a7b12h
~bui	54 -12c-8j-6i-5dh7a8k11g16e
~buic	88 6a
~buil	55 -10c-6j-5dhi9k10g17e
~bul	85 -5c-4k4b6f
~bull	86 -5c-4k4b6f
~bum	80 -6a-5h10bj
~bump	81 -5h10j
~bun	74 -9cg-4k7b10i13a
~bunc	85 -9a-5c7d12b
~bund	84 -4i13a
~bung	86 -8bg-5c9a17i
~bur	62 -14b-13a7g16i18j
~bure	88 -5a7j
~buri	79 -7a7c
~burn	69 -13b-9c-4a10g18i
~burs	82 -4b5a
~bury	88 -22a23j
~bus	49 -8i-7f5j6b7d11e
~bus>	82 -4c4j7a
~busi	50 -13a-8i-5f5j6c9d10b
~busy	72 -5c-4g9a13e
~but	62 -12a-10c-5d7b10e17g
~but>	64 -6c-5bdi6e19g
~butc	88 -5c11i
~butt	88 -7a5e8b
~buy	63 -5g4a5e7b
~buy>	64 -4g5c6e7b
~buyi	84 -6c4j10a
~by>	50 -17dg-6hk-5j5c15b17e21i
~bys	82 -7b8c
~bys>	84 -7a11c
~cab	86 -7b9ej
~cabi	88 10j
~cak	86 -11c8ag
~cake	86 -11c8ag
~cal	47 -14aei-13g-5c7fk16h21d22b
~cal>	62 -7c-5i-4j4d6a9b
~cale	81 -7ac-6e7i16g
~call	51 -26g-15i-12a-11e4c5k6f8j14b19h20d
~cam	61 -14b-9i-8c-7d-4f8k13j14a15g
~came	64 -10a-9i-6d5b9k12j13g
~camp	88 -12b13a
~camr	88 -13b-6c17a
~can	46 -15j-13k-7g5d8i9f14a15e
~can>	48 -23j-20k7c10f11i12e14a
~canc	70 -11g-9b5dk8e10j
~cand	88 -4a6k
~cane	79 6b
~cant	84 7a
~cap	88 -12a6c10j
~car	42 -11j-10g-9b-8k-4e4f7d25i27c
~car>	51 -12b-9j7f31c
~card	59 -13ag-5d10c13i16b
~care	64 -9c-5bi10d12a
~carp	88 
~carr	58 -6bi4k6g11d
~cars	66 -19k5d20i
~cary	84 -8j8a19i
~cas	63 -14a5g6k20b
~case	76 8j
~cash	66 -12a4k7g22b
~cat	54 -15a-8i-4j5f6g7e22k
~cat>	88 -6a8b
~catc	74 -12d-7b10e21k
~cate	62 -7c-5b5fg10d
~cati	66 -7aj9c11k
~cats	84 -11b5a6gj
~cau	65 -10i-8j5d7a12k
~caus	66 -10i-6j8d10a
~cce	80 -8b9a
~ccen	86 5a
~cci	70 -14c4ad11e
~ccid	70 -14c4ad11e
~cco	60 -15g-6h-5i-4e6j7a11c13b
~cco>	75 5b7a
~ccor	88 
~ccou	64 -14g-5h-4i7j9b14c
~ccu	73 -4a15g
~ccup	79 -8a-5k25c
~ccur	82 -23c4a8j12g
~ce>	36 -6c6a8gk13bi
~ceb	88 -6b4j8c
~cebo	88 -6b4j8c
~ced	70 -16j-5a8e32b
~ced>	70 -16j-5a8e32b
~cei	78 -15g-5e6k9f11c
~ceil	86 -5ag5c10f
~ceip	82 -11g7c8k
~cel	70 -10g-5a11c13b
~cel>	84 
~cele	86 
~cell	75 -11g12bc
~cem	77 -10g7b8a
~ceme	78 -10g6a7b
~cen	55 -13a-10c-6f7de9b15g
~cens	60 -11a7e8b12d
~cent	64 -11c-5k-4d22g
~cer	58 -12c-10b-6gi4e6f7j10a16d
~cer>	73 -11bg4k6e9dj
~ceri	88 -5b5a6g
~cern	84 4c6a
~cert	62 -10c10d
~ces	64 -19c-6b6a27d
~ces>	69 -19c-10b-4j16a22d
~cess	75 -10a-4g4i6j7d
~ch>	39 -35a-34i-14j5e11c17k19g24d29b
~cha	54 -15c-11e-5fi6a9b12k16g
~cha>	86 -5e16c
~chai	77 -10a-4c5g7b8h
~chan	59 -8e-6j-4bgh12k29a
~char	69 -18c6b7k10g
~chas	85 -19a5b20g
~chat	81 -9c-4k5d9j
~che	50 -8c-6h9j15b
~chea	78 -12j-7c-5e6b11g15a
~chec	57 -10a-6g7c11b12e
~ched	71 -9i-8g8j14c
~chel	81 -5c11b
~chem	88 4j
~chen	71 -6ac-4b4g6i7j
~cher	78 -9c-7a9b14i
~ches	74 -6k-5e-4c5d8g
~chew	85 
~chi	60 -13j-12d-7e7a12b13c
~chil	69 -11d-5e4b5i7f10g
~chim	86 -5b4a
~chin	68 -12j-6d-5g-4ei9b13a14c
~chit	88 -5a6b
~cho	59 -24g-6e5c10f11d
~chol	88 -9g5a9i
~choo	60 -16g-7h-5e6d8c11f
~chr	84 -4k12f
~chri	84 -4k12f
~chu	79 -7b4f9a
~chur	79 -7b4f9a
~cia	58 -14g-6a-5k6b9d23c
~cial	62 -6g-5ij4e26c
~cian	86 -4c13j
~ciar	76 -10g6c14d
~ciat	84 -5c4i11b
~cid	64 -9c-7g-4a7i8e9j11d
~cide	65 -21a-12c-6g5b9ei13dj
~cidi	86 -11b-5j22a
~cie	68 -7b4k16c
~cies	68 -8a4bk16c
~cig	80 4k5b
~ciga	80 4k5b
~cin	78 -5b4c10a
~cin>	88 9a
~cine	85 6c
~cis	77 -4k5d6a
~cisi	77 -4k5d6a
~cit	71 -9b-6j5ce7a10f
~citi	88 -5c5f8e
~city	75 -5b7af
~ck>	43 -19a-15j-9b-8h4g6d8e13c20k21i
~cka	77 -10g10b12c
~ckag	77 -10g10b12c
~cke	56 -9ci-7a-4d11j15h16b
~cked	64 -7g-6fi-5k6j9b10h
~cker	75 -15a-6c-4g4f11h14b
~cket	65 -8c-7b6aj7fg
~ckg	85 6b
~ckgr	85 6b
~cki	71 -13g-4c5i13bh
~ckin	71 -13g-4c5i13bh
~ckl	80 -11c-5g8d15h
~ckle	82 -11c-5g16h
~cko	84 -7c8i12g
~ckon	88 -7c9g
~cks	61 -15b-8i-4d7j14ag
~cks>	62 -8bi-4d5a6j15g
~cku	70 -10c5g11e
~ckup	70 -10c5g11e
~cky	78 -6d6c
~cky>	81 -6d7c
~cla	57 -11e-9a-7d6jk10ci
~clai	59 -10e-6d-4a4g5b6k11i
~clar	84 
~clas	78 -5g7f
~clau	88 
~cle	57 -18i-8dg-5e6k8j13b24a
~cle>	66 -8d-5aj8b13k
~clea	67 -21i-10c8j9b23a
~cles	72 -10g7cj13a
~cli	60 -13g-8k-6i-5b-4c5e6af7h17d
~clie	64 -5g4b14d
~clim	80 -12b6d16a
~clin	79 -6k6e10f
~clo	55 -18c-13i-12a9b20g24e
~cloc	82 -7aj5g9b10e
~clos	56 -21c-13i-4a5bd7j14g18e
~clot	86 5g
~clou	84 
~clu	73 -6b5c12a
~clud	74 -8b7c10a
~co>	70 -4c15g
~coa	81 -6a6b13g
~coas	86 8g
~cod	72 -6a-5bg-4f7k24c
~code	72 -6a-5bg-4f7k24c
~cof	81 -5a6k11i
~coff	81 -5a6k11i
~coh	74 6cg
~coho	74 6cg
~coi	81 -10k11b
~coi>	85 -10k7a
~col	57 -6i6ag9b
~cold	84 
~coll	59 -5i-4d7a10bg
~colo	88 -4g4c8j
~colu	88 
~com	40 -23a-9j-6bg5i7f12d25ch
~com>	88 -5a9j
~come	51 -9ak-5i7c35h
~comf	77 -6c4g7a
~comi	67 -23b-16a-9j-6k-5g9i12f37c
~comm	65 -7a-5j5c6bk11g
~comp	46 -9g6ik7b9e11d
~con	50 -6d-5eh8j10f11a
~con>	88 -9ac8f12j
~conc	82 -4j4c7b
~cond	62 -9g-6b10j11c
~conf	88 -5d8c
~cong	81 -8g-7j5c6ae
~cons	71 -13c7g13a
~cont	59 -10c-7a-5e9bk11g
~conv	79 -11k-5b6j8c
~coo	69 -9b-7f-6j-4g5ak19d
~cook	85 -8b6d7a
~cool	71 -7f-4j7c15d
~cop	74 -14b-5ck6j19a
~copp	86 -18b18a
~copy	78 -5k7j
~cor	55 -22a-14i-6d-4h5g9f10bc27j
~cord	62 -15i-9c-8d-5g6k7j10b19a
~core	76 -25a-6b-5k16g23c
~corn	86 -9a-5k7c17f
~coro	88 8d
~corp	77 14b
~corr	70 -17a30j
~cos	60 -15a-6i-5hk8j33g
~cost	60 -15a-5hi-4k8j30g
~cot	88 
~coti	88 
~cou	44 -11h5j8b9e13g
~couc	85 -4a5c6b
~coul	50 -24k-12j-7h-6f-4d4i6b15g16e27a
~coun	55 -12a-8c-7hi6j10f23k
~coup	75 -12f11c
~cour	80 -28a6f7c18j
~cous	81 4f5d
~cov	49 -10d-8f-6gj-4e6a7k8c19b
~cove	49 -13g-9d-8f-6j6a7k10c19b
~cow	85 4c5h
~cowo	88 6h
~cpa	82 7k
~cpa>	84 4a
~cr>	86 
~cra	65 -24a7h9d15b
~cras	79 -7ab-5gj12c13d
~crat	88 -8a9b
~craw	81 -7c-5g6b10i
~craz	76 -5i9h
~cre	57 -13f-9i-7g13e20a
~crea	78 -9g-6k-5c9e19a
~cred	63 -14g-13f4i6k9c12a
~cree	77 -7i10ag
~crem	82 -4a9c
~crew	74 -8i-6ac4d8g
~cri	73 -8g-6ac6i8d11k
~crib	85 -6a-5g14k
~crip	81 -5c11d
~cro	74 -8c-5g-4ak9i16b
~cros	84 -5c4b5fi
~crow	80 -5k13b
~cs>	80 -4c6h7b
~ct>	58 -40a-9e-6i4f6b8h10k18c21j
~cte	75 -17a6i8j11b
~cted	77 -7c6i10j
~cti	56 -7d-4f4a6j13k
~ctib	63 -4f5b7g
~ctin	84 -7g-5d5c11k
~ctio	66 -5c11k
~ctl	74 -6b-4k4g5f9c
~ctly	74 -6b-4k4g5f9c
~cto	61 -13a-11cg5ej6i25d
~ctor	61 -13a-11cg5ej6i25d
~ctr	73 -10c4b5j
~ctri	75 -10c-5a6b7j
~ctro	86 
~cts	75 -14b4d8c15a
~cts>	75 -14b4d8c15a
~ctu	64 -12g-6i5fk11ac
~ctua	77 -5g9c
~ctur	68 -8g-5i6fk9a
~cub	82 -9b6g12a
~cuba	82 -9b6g12a
~cui	85 5g
~cuit	86 -5c6g
~cup	77 -11a-7k5i23c
~cupa	80 -5ak25c
~cur	60 -10a-9f-7c5h8ej18k
~curi	73 -11c-8a-6j9h10b17k
~curl	88 11i
~curr	64 -8b-5i5k11e
~cus	60 -16g-5ej15dh
~cuse	88 -19g-4a13c20h
~cush	85 -9c8k
~cust	62 -6b-5g-4e6a13d
~cut	71 -6k4i5b
~cut>	75 -6g-5k6b8c
~cy>	48 -10i11e
~cyb	86 
~cybe	86 
~cyc	80 
~cycl	80 
~da>	85 5b
~dad	65 -13c5d7b9g
~dad>	71 -17c6a7k11g
~dadd	77 5c8d
~dads	86 6b
~dam	67 -8b-7e9g13a
~dama	68 -8b-7e9g12a
~dan	78 -12c5e9a
~dang	82 -11c6ae
~dar	88 -5c4k9g
~das	74 -11k12a
~das>	88 
~dash	77 -11k5g14a
~dat	59 -20g-12a-9d-6h-5i26c37e
~data	84 -4d6a
~date	61 -18a-17g-9b-6d28c39e
~dati	85 -4g12b
~dau	68 -7k-6d-5g7cj11a
~daug	68 -7k-6d-5g7cj11a
~day	44 -18a-12b-7g-4h6d9j18e33c
~day>	47 -25g-21a-11i-10b10j12f24e41c
~days	59 -11j-10f-6e5d7a9i19g
~dba	88 
~dbo	80 5a
~dbol	85 5a
~dboo	88 
~dd>	72 -20b-12c7j9g19k
~dda	85 -10a4g5ce
~ddad	86 -5a4g5c
~dde	75 -9b-4e10ad
~dded	84 7a
~dden	86 6c
~dder	85 -8b-5c5g13d
~ddi	68 -12c4k5f9j
~ddin	76 -9c-6d-5b4e5fk10j
~ddit	74 -4c5b
~ddl	77 -12a-4i5b6e7g11c
~ddle	77 -12a-4i5b6e7g11c
~ddr	62 -15a-12b-7g-6j-5d10e14k15cf
~ddre	62 -15a-12b-7g-6j-5d10e14k15cf
~ddy	70 5j
~ddy>	73 6g7c
~ddys	86 -7c11j
~de>	49 -12a-7g4c5j8f20h
~dea	61 -6g-5ej4b7k14a
~dea>	77 -4g6k8a
~dead	74 -6gk6abc
~deal	69 -14g5b7k10c
~deat	84 -12c-6b6i19g
~deb	77 -24a-4d4g8b23c
~debt	78 -25a-4dj4g8b24c
~dec	61 -7k-6g-5b5a9d11j
~dec>	79 5a
~dece	86 -7b6g8a
~deci	67 -7g-6k4i10j12d
~decl	75 4a6e
~ded	55 -13e-9j-5b8i10c12g13a
~ded>	61 -12e-11j-7b-6g7i15c20a
~dedu	63 -6a-4fk20g
~dee	79 -11a-5b-4k7g8c10i
~deep	86 -17a6j9g12i
~deer	88 14c
~deg	78 -8c7b9g
~degr	78 -8c7b9g
~del	63 -7c-5g4j5k9e
~del>	80 -8a-7g4k11c13b
~deli	66 -16c-9b11a12e
~den	57 -10g-8c-4f15j16e
~den>	78 -4g5i6b
~denc	86 -10a-7g-4d4j7k14e
~deni	86 -4a6d
~dent	60 -19c-7b10e12j13a
~deo	84 6a
~deo>	84 6a
~dep	69 -14c-5ai11d13b
~depa	80 -13c-6a-4i4g7b16d
~depe	75 -9a14b
~der	50 -22a-10e-8c-7j10df16b21g
~der>	53 -20j-7ek-5h5d9f12b20c
~dere	88 -26c8f25g
~deri	84 -7a8g
~ders	69 -14a-12c-4f5h13k18j
~derw	82 8d
~des	58 -21g-4e7d9b11k12j
~des>	64 -12g6i15d
~desc	86 -5ag15k
~desi	84 -4a5k
~desk	84 12b
~dest	73 -9b-8g-6d10a14j
~det	78 -6b12a
~deta	85 -5b4a
~dete	84 9a
~dev	84 7j
~devi	84 7j
~dge	74 -6j14g
~dge>	86 -5j4ac
~dget	78 -5a16g
~dia	68 9d
~diab	79 11a
~diag	82 -8a5g7c
~dian	80 12d
~dic	66 -18a4b5e18c
~dica	68 -17a5b14c
~dici	85 6c
~did	36 -22k-13b-9d6cj7g8h15e19a21i
~did>	36 -22k-13b-9d6cj7g8h15e19a21i
~die	68 -7e-4c5g6j11a
~die>	80 -5b7ag
~died	72 -7e-4c6a9j
~dif	69 -8b-6j6a7ck
~diff	69 -8b-6j6a7ck
~dig	75 -7a-4bj7k17c
~digi	75 -7a-4bj7k17c
~dil	80 -5a5g
~dily	81 -5a
~din	52 -11i-6dg9c10j15f
~din>	69 -7k-5a6c9j
~ding	54 -8d-7g-6i-5h6c8j17f
~dinn	81 -6j-5g4d8e12a
~dip	85 -19b11c15a
~dir	88 -6a7h8b
~dis	64 -12c-6g8k13aj
~disa	80 -5c-4g6a9j
~disc	70 -7a7b11k
~dise	85 -4c7a
~dist	85 -7b4a11j
~dit	54 -18g-9f-4d5ek6a8c19b
~dit>	59 -13f-12g-4d5e8k10b15c
~dite	84 9a
~diti	67 -5g4f9b
~dito	85 5a
~div	70 -10j-9c7g11ab
~dive	85 -8b6a10g
~divi	77 -5a8b
~divo	80 -11j-7c12b13a
~dju	82 -5bg4k7i
~djus	82 -5bg4k7i
~dki	88 7a
~dkid	88 7a
~dle	61 -16a-7j-5f10b18i
~dle>	68 -39a-10g-5j4e6h7bc37i
~dled	79 -16i-5b30a
~dles	73 -5a9b10d
~dli	77 -8d16b
~dlin	78 -8d15b
~dlo	67 -5e4j6ad
~dlor	67 -5e4j6ad
~dma	85 -10a6j7c
~dma>	86 -10a-4g6j8c
~dmv	88 4f
~dmv>	88 4f
~dne	88 -12d-7a5k6i13c
~do>	27 -41jk12h13ei16bf20c45a
~dob	84 -8a20c
~dob>	84 -8a20c
~doc	67 -16g-8a5j7i17d
~doct	68 -14g-6a8i17d
~doe	41 -25k-9j-7h8i12e16d22a
~does	41 -25k-9j-7h8i12e16d22a
~dog	70 -12b6j10a
~dog>	74 -5b5c7j
~dogs	82 -9b13a
~doi	61 -14g-9j-7d-6e-4h16c21i
~doin	61 -14g-9j-7d-6e-4h16c21i
~dol	66 -14a-7c8g16j
~doll	66 -14a-7c8g16j
~dom	82 -14a5bc11g
~dome	84 -15a5b6c11g
~don	63 -10ae5b6c8j10d
~done	63 -10ae5b6c8j10d
~doo	65 -16b-15c5k7j11f15e
~door	65 -16b-15c5k7j11f15e
~dor	80 -13b-11g8i10a11c
~dor>	88 -7g13c
~dors	86 -5g-4b9i
~dos	85 -14c5k15g
~dose	86 -14c5k15g
~dot	80 -16a21j
~dot>	84 -14a19j
~dou	85 -9a-5c10g15b
~doub	88 -13a11g15b
~dow	52 -13ac-6i5k6d9h22j
~dow>	85 -5cg5e6j12i
~dowe	88 -5cj8b12a
~down	52 -12i-11a-7c7k10h14j
~dra	67 -6c4e5b
~draf	86 -6a6c
~dran	76 6g9a
~draw	79 -9a-8c8e13b
~dre	59 -16a-6j-5bg6c8e13f18k
~dren	73 -10c6bk
~dres	62 -15a-12b-7g-6j-5d10e14k15cf
~dri	47 -5hj5bd18a
~drin	72 -7d19a
~driv	48 -5hj-4e5bc8a10d
~dro	65 -22a-12c15b17h
~droo	77 4g
~drop	69 -15a-13c14b19h
~dru	78 -13c4j10d
~drug	79 -13c5j6a11d
~dry	85 -7g5e6a
~ds>	45 -5bfh5i6g8a19j
~dsh	80 -5a4k9b
~dshi	85 5k
~dsi	79 -4cg6aj
~dsid	79 -4cg6aj
~dua	84 
~duat	85 -6b6a
~duc	60 -8b-6f9g19c
~duca	80 -6b-5agj12k15c
~duct	62 -5fk-4b4c13g
~due	76 -15c-8g11a20e
~due>	76 -15c-8g11a20e
~dui	85 -11a-7g22c
~dul	80 7e
~dule	81 7e
~dup	88 
~dupl	88 
~dur	88 
~duri	88 
~dvi	71 -7g4k6b8a
~dvic	74 -9c4b5a8d
~dvis	82 -12d-5g6j7c
~dwe	81 -9a-6c15g
~dwel	81 -9a-6c15g
~dwo	88 -7a7cj
~dy>	45 -9b-5g-4d7ej19a
~dys	69 -11a-7g-6e7c12j
~dys>	69 -11a-7g-6e7c12j
~ea>	70 -24c-10e-6g5j9k33f
~eab	82 -5c17f
~eabo	82 -5c17f
~eac	60 -12i-8a7e9j11k
~each	60 -12i-8a7ek9j
~eact	88 5k
~ead	52 -22c-14i-11a-7d-6h-5j11f13g21b33k
~ead>	58 -11i-9g-6ae-4j10c18b24k
~eadb	85 5a
~eade	84 4f5a
~eadi	82 -26a-6c5b10g23f
~eadl	84 
~eads	84 5g
~eady	67 -10c-4g5k7e13a
~eag	76 -10a4c5f
~eage	80 -9a4g5k7c
~eagl	88 
~eah	84 -6a-5e5i13j
~eah>	84 -6a-5e5i13j
~eak	63 -11bg-7k-6i14c17aj
~eak>	72 -5c4j8b
~eake	80 -9b-4k22a
~eaki	82 -14a-8gi12c23j
~eaks	75 -13b-6g11c17a
~eal	53 -14g-12a-8f-6dh9jk14b18i
~eal>	66 -8i-7c-6f5j8e9k
~eale	86 6j
~eall	80 -5b6i9a
~eals	88 -12a12b
~ealt	58 -14g-9a-5d4c10b25i
~eam	74 -8c-5g7b
~eam>	76 -7c-5ag7bk
~ean	65 -17i-6j-5g9h13b15a
~ean>	69 -24i-6c-5j15b26a
~eane	85 -11a14c
~eani	85 -6c9h
~eap	77 -12j-7c-5e6b11g15a
~eap>	86 -11j-5c7g9b
~eape	82 5g13a
~ear	39 -12i-8d6fj9a17e
~ear>	45 -13bi-9g-5h8c14a15j18e
~earb	81 8a
~eard	75 -9g-8a-7c-4k6h7i16e
~eare	85 -8a-7c5g15f
~eari	77 -7g-6b16j
~earl	80 -6a5k13g
~earn	72 -22c-9b5ej8i19g
~ears	51 -16j-12d-6i8c10h11k19b
~eart	69 -4cj5b8d
~eas	51 -20g-15d-12a-8j5i6e9bf12c13hk
~eas>	88 -5d5a8f
~ease	56 -18d-10g-4i6a12f14c16k
~easi	78 -7b-5c4a16i
~easo	69 -26a-8g-6d-5k14c16e24h
~east	85 -7b6d10a
~easu	75 -12a-6f10d21b
~easy	84 4b
~eat	55 -12j-7d-6c-4h8a13i14b
~eat>	63 -13j-8g-5d5f8c11b12a
~eate	70 
~eath	75 -12c7b9i10g
~eati	74 -5c9i
~eatm	81 
~eau	82 5ej
~eau>	88 -5a7j
~eav	58 -13g-9i-7k-6c5h6fj11bd
~eave	60 -17g-5k4b6h7f11d
~eavi	78 -5c9b
~eavy	86 -6i6g
~ebo	57 -12b-7k-6e-4g6j7i8c10d12a
~ebod	57 -6bek8i11d12a
~eboo	88 -6b4j8c
~ebs	80 -5h7c11b
~ebsi	80 -5h7c11b
~ebt	78 -25a-4dj4g8b24c
~ebt>	81 -10a-4j5g9b
~ebts	88 -17a-5d24c
~ebu	77 -10c5j9a
~ebui	77 -10c5j9a
~ec>	77 6a
~eca	64 -10i-8a-6e5d6bgk14c
~ecal	80 -5c6b
~ecau	67 -10i-8a-6j4k8d17c
~ece	71 -9g-4b7k10a
~ece>	88 
~ecei	82 -11g7c8k
~ecen	78 -8j-5c6e14a
~ech	85 6j
~eci	65 -12a-10g-8k7i8j11d14c
~ecia	80 4i8c
~ecid	72 -9a-5g5i8d9j
~ecis	77 -4k5d6a
~eck	55 -11c-6g9de10i
~eck>	59 -6g9i14d
~ecki	84 -9g5i
~ecko	86 -7c9g
~ecks	73 -5d5b6g
~ecku	85 -9a16e
~ecl	75 5a6e
~ecla	82 5a
~ecli	80 -5k7e
~eco	56 -11i-9d-8g8j9c21a
~ecom	80 -10g6a12c
~econ	65 -11b4gi7cj
~ecor	63 -15i-10c-9d-5g6k7j11b19a
~ect	55 -15a-11g-7d-6e-4f7h13k27j
~ect>	63 -24a-7g-6ei7b11h14j20c
~ecte	78 -7c6i10j
~ecti	70 -7b-6d-5c4a6j15k
~ecto	81 -4g9a
~ectr	73 -10c4b5j
~ecu	73 -4g10b
~ecur	75 11b
~ed>	31 -22g-20b-18c-12i7f11h15d17k30j41a
~eda	82 -5k-4c5d13b
~eday	86 5ad
~edd	82 -9a-6d5e8k11j
~eddi	82 -9a-6d5e8k11j
~ede	88 -4j5d6a
~edi	56 -15g-13f32c
~edic	67 -18a4b22c
~edin	79 -7b4a13c
~edit	63 -14g-13f4i6k9c12a
~edl	86 -6b9ah
~edle	86 -6b9ah
~edo	80 8j
~edon	82 8j
~edr	77 4g
~edro	77 4g
~eds	69 -21b-7e7a14c
~eds>	69 -21b-7e7a14c
~edu	60 -8a-6f7c13g
~educ	61 -10a-5f5k8c16g
~edul	81 7e
~ee>	53 -29g-8bhi4d11e21j24a
~eed	46 -17g-14b-9i-7df-6j5e13h55k
~eed>	48 -15g-12d-11i-8c-7j-6bf-5a10h11e63k
~eedi	79 -7b4a13c
~eedl	86 -6b9ah
~eeds	72 -7e4ij5cd
~eek	56 -13b-5k7h8c14g
~eek>	61 4g10h
~eeke	71 -7b-5a5j14c
~eeks	72 -10b-4k5a6i16g
~eel	58 -10ej-9b14i17d
~eel>	62 -14c-12a-6e5h7g10d14i
~eeli	77 -7g13c
~eels	75 4c11d
~eem	84 -6d-5e6ab
~eeme	84 -6d-5e6ab
~een	47 -11j-10e5a6b9f16i
~een>	48 -10ej-5g7c8b9f15i
~eena	79 -10c7a9g
~eens	88 5a
~eent	86 
~eep	51 -16g-7ae5fi7d9j16k
~eep>	54 -10g-8e-6b8fj18k
~eepe	80 -7a-5c14d
~eepi	69 -4g4b5a7i
~eeps	74 -11a-4j4e8h13c
~eer	70 8c
~eer>	76 5k12c
~eers	80 -6a6b
~ees	67 -13c-8i6ak17g
~ees>	67 -13c-8i6ak17g
~eet	56 -11a-8k-7g-6d-4f6j7h13b18c
~eet>	58 -16a-6dek-4g4i11b29c
~eeth	86 -7c-4a6e12h
~eeti	80 -7c7j15a
~eez	88 -38a7b33i
~efe	77 -13a-4g6j8d12b
~efer	78 -13a-4g5j8d12b
~efi	69 9d
~efic	76 -10g6c14d
~efit	75 -6c6a10g
~efo	55 -14k-5e5df6g10i
~efor	55 -14k-5e5df6g10i
~efr	86 -16a19b
~efro	88 -13a15b
~eft	67 -11c-7a5b16g
~eft>	67 -11c-7a5b16g
~efu	86 -16c18d
~ega	72 -8b-4g6c9k
~egac	88 5c
~egal	77 -7b5k7a
~egat	86 
~ege	65 -5i8b11c
~ege>	65 -5fi8b11c
~egg	85 -11g9c10i
~egi	77 -18c24g
~egis	80 -18c25g
~egr	77 -8c7b9g
~egre	77 -8c7b9g
~egu	73 -5g-4j7k10a
~egul	73 -5g-4j7k10a
~ehe	84 -5a11h
~ehen	84 -5a11h
~ehi	60 -11g-7e-5a8h9k10d
~ehic	65 -5g-4de6k
~ehin	70 -8a-6cg-4b5f12h16d
~eho	73 -8g5d13c
~ehol	76 -8g-6a14c
~ehou	86 
~eic	88 
~eico	88 
~eig	64 -9d-8j7c21g
~eigh	64 -9d-8j7c21g
~eil	84 -5gk5j10f
~eili	86 -5ag5c10f
~ein	69 -21b-6c5f9i17a
~ein>	82 -8c-6b7e12a
~eing	72 -16b-4g6f8a9i
~eip	82 -11g7c8k
~eipt	82 -11g7c8k
~eir	60 -22c-6b14h15g
~eir>	61 -15c-10b9h16g
~eird	88 -6c4af
~eirs	86 -5a-4c7b8h
~eit	81 -6a5bj
~eith	81 -6a5bj
~eje	88 -6a6h
~ejec	88 -6a6h
~ek>	61 4g10h
~eke	71 -7b-5a5j14c
~eken	71 -7b-5a5j14c
~eks	72 -10b-4k5a6i16g
~eks>	72 -10b-4k5a6i16g
~el>	56 -24a-9e5j8di18b
~eld	74 -11a5d9j
~eld>	76 -12a9j
~ele	68 -13c-8b5h19a
~elec	73 -10c4b5j
~eled	86 
~elem	86 -4c7h
~elf	58 -9e-6j5c18b
~elf>	58 -9e-6j5c18b
~eli	60 -14b-11g5k7f15e
~elie	78 -12g-7a-4bk5c6j9e11f
~elin	71 -8g7k11c
~eliv	67 -14c-9b10ae
~ell	39 -21b-9cf-8j-6e-4d7h14a60k
~ell>	41 -22g-20j-13e-10c-9bf4h12a77k
~ella	59 -10b-7i-6d6h9g11c
~elle	78 -18b-7c5ik8g12a
~elli	73 -13k-12a-9c11e14g16j
~ello	86 6c
~ells	86 -5k4g10j
~elo	70 -8c4a5g
~elon	80 -17b5h9g19a
~elor	81 -5c11b
~elow	88 -6a7b
~elp	65 -16c-6j6h11b13i
~elp>	68 -16c-6a7h8b16i
~elpi	86 -11b16a
~elps	86 -10a12b
~elr	79 7c
~elry	79 7c
~els	54 -10ag-6e-5b7c8h24d
~els>	74 11d
~else	56 -10g-9a-4b5c6j8h16d
~elt	85 -10b7j11g
~elt>	88 -10b-6k6j11g
~ely	69 -7b9a11i
~ely>	69 -7b9a11i
~em>	50 -20a6b8d12g
~ema	58 -10a-9g-5e25c
~emai	60 -8g-7d-5e4ai23c
~emat	78 4c6h
~emb	68 -13c-5g-4e9ai12j
~embe	68 -13c-5g-4e9i12j13a
~eme	55 -11e-7c-6g-5h4d9a14ij
~emem	69 -13c-5g-4e9i12j13a
~emen	58 -8e5c6j8i
~emer	82 5d
~emi	73 -11k9c17g
~emic	85 -4a
~emiu	76 -8c-5b-4j5a17g
~emo	80 -5c8j
~emod	82 9a
~emp	60 -13g-7c-4i5b9a11e
~empl	62 -6g-5ce4bk5j
~empt	80 -10g22e
~ems	79 -16c10j13a
~ems>	80 -16c10aj
~en>	34 -12afh-8k-5d10i16g64e
~ena	73 -12c-9b8g10a
~enag	78 -10c6a9g
~enan	82 -7b6k
~enc	63 -11b-5d5e7j9ak
~ence	65 -12b-9d-6c6a7e10j11k
~ency	82 5d
~end	47 -15a-12d-6b-5k5h8j9i11f18e
~end>	52 -15a-11d-8c-7k9i10g15f20e
~enda	86 -7b5ac
~ende	65 7g
~endi	81 -5a6h9j
~endo	81 -11g-4b8i12c
~ends	69 -4c5bd
~ene	53 -8g-7i-6a6b8hk10d
~ened	62 -11e-10g-9a5hj6d15c
~enef	69 9d
~ener	72 -5c5a6k7g
~enew	69 -8c-6g6h14e
~eng	74 -9j-6c4e9g11k
~enga	84 -10j-7c4a5e11g
~enge	82 
~eni	70 -34a-8g7f15e16j
~enie	86 -4a5f7d
~enin	74 -31a-8g15j16e
~enis	88 
~enj	81 -5b10a
~enjo	81 -5b10a
~enn	86 6j
~eno	69 -25b-17i14g15h19a
~enou	71 -20b-17i-6c14g16h21a
~enov	88 -6b5d
~enr	88 -7g-4e14c
~enro	88 -7g-4e14c
~ens	51 -9f-4i4k11bh
~ens>	63 -8e-6d-5c-4i5a8gk9h
~ense	57 -8g-4f5e10d11b
~ensi	70 -5afk4g5b7c8h
~ent	36 -18c-10i7g9j11k14d19b
~ent>	40 -16a-12i4h5d14k15bg
~enta	67 -6g-5c12b
~ente	71 7b
~enth	86 
~enti	70 -5b-4i7j
~entl	76 -9g6aj
~ento	80 5k
~entr	86 -7a11j
~ents	53 -11c-8j-6f-4h6i14d19a
~enu	78 -12a6g17c
~enu>	88 11c
~enue	81 -10a7c10g
~env	86 -5a4k
~enve	88 -5a5k
~eo>	84 6a
~eon	79 -11c-6bd-4j5a24g
~eone	80 -11c-6d-5b-4j5a25g
~eop	58 -8j-5ef4h7a14d
~eopl	58 -8j-5ef4h10a14d
~eor	84 -4f13k
~eorg	85 -4f13k
~eow	76 -7a-6c-5k5j10d14b
~eown	76 -7a-6c-5k5j10d14b
~ep>	53 -10g-7c-6b-4e6f9d13j15k
~epa	69 -11a-5hi-4c4j5g12bd
~epai	79 -16a-5h8b9cj
~epar	73 -12c5b14d
~epe	70 -16a6k10d14b
~epen	75 -9a14b
~eper	80 -7a-5c14d
~eph	86 
~epi	69 -4g4b5a7i
~epin	69 -4g4b5a7i
~epl	62 -14g-6d-5j7e8c10a13b
~epla	62 -14g-6d-5j7e8c10a13b
~epo	77 -8c-7a-6b-4j5f9hk
~epor	78 -7c-6b9h10k
~eps	70 -5j5a6h
~eps>	70 -5j5a6h
~ept	71 -13g-8b-5c4a20h
~ept>	72 -10g-8bc4f6a21h
~equ	64 -5c14g
~equi	64 -5c14g
~er>	28 -21e-15g-10h-8b-4i10f23a33d51c
~era	49 -5f-4i4hj5k8b
~era>	86 
~erag	52 -6d7bch
~eral	65 -7c5d
~eras	80 4a5k
~erat	81 
~erc	63 -9c-6a4j18g
~erce	70 -14a-7c6bh22g
~erci	72 4k6a
~ere	32 -18e-17d-13j-8b6ai9gh19k54f
~ere>	33 -15e-14d-6j-5b4h7c12a15k37f
~erea	82 -5c17f
~ered	61 -19a-15c-5hk5b8gi36f
~eren	68 -9b-7j6k8a15c
~eres	77 -7cj-6a9k20h
~erf	78 -11i-6g-5a8b21c
~erfe	80 -11i-6g6a22c
~erg	80 5d6i
~erge	82 5d
~eri	60 -11a-7i14j24g
~eria	88 7g
~erie	68 -11c-9a10g21j
~erin	72 -7k-5ac-4ij9g11e13b
~erio	80 -11b5a8c
~erl	88 -7a17j
~erly	88 -7a17j
~erm	63 -18c-8a-5f6e14g21b
~erm>	68 -16c-11a-5f5jk16b19g
~erma	82 7c
~ermi	77 -11g5b11e
~ern	69 -17c-5d5j6i10b
~erne	88 -5g10b
~erni	80 -12b-4c6e9j
~erno	82 -12c9g10i
~ero	74 -23g-13c7i12a21e
~ero>	86 
~erol	88 -9g5a9i
~erou	82 -11c6ae
~err	73 -20k-6b-5g6d9a11j12i
~erra	86 -19k-7b13a17i
~erri	88 7c
~erru	85 -7a19j
~ers	42 -16g-12e-7ci14b18dj20k
~ers>	44 -14eg-10f9ab16k23d
~ersa	80 -12k4c12b
~erse	82 -8d-6c20f
~ersh	84 -7a4b5c
~ersi	81 6k
~erso	62 -9c6j8a
~erst	75 -13a-8c-5g-4f6h10k20j
~ert	56 -11b-10c-6e-5i8a13d15g
~ert>	77 -14a-11c5j10g15b
~erti	63 -15b-4j5c11d15a
~erts	84 -7c6f10a
~erty	66 -10b5d10g
~erv	65 7b
~erve	76 -4c8a9b
~ervi	71 7k
~ervo	85 
~erw	69 -10a-4e6i10d
~erwa	86 4c
~erwi	86 -6a4j
~erwo	77 5d6i
~erwr	82 8d
~ery	51 -32a-6d-5c-4e5j7i8f11k12b15g
~ery>	59 -22c-10e-6k4ad8f12g13j
~eryb	67 -19a-5d-4j6f7g8ek
~eryo	88 11k
~eryt	64 -24a6c9bi12g
~es>	31 -21f-13h-6ci6k10aj24bd26g
~esc	73 -7g-4i5c8k11a
~escr	73 -7g-4i5c8k11a
~ese	62 -5c4k12i
~ese>	63 -6j-4c7a13i
~esen	85 -7a6jk
~esh	88 -10a5b11k
~esi	64 -12g-5i-4a8k21d
~esid	67 -9g-5a22d
~esig	84 -4a5k
~esit	84 -5b8a
~esk	82 12b
~esk>	84 12b
~eso	71 -9j5k8c
~esom	71 -9j4e5k9c
~esp	85 -5aeg9b10h
~espe	88 -5eg10h
~ess	44 -14i-6e-5h5f8d13j16c
~ess>	46 -6b4k8f10a
~essa	88 -5k11c
~esse	75 -8a-5i-4g6k18b
~essi	70 -11a-8i-4d5b9c13j
~esso	88 -21a-8b5i25c
~essu	77 -10b5a9cj
~est	50 -21g-12b-9a-6k4d11e14i31c
~est>	54 -18b-16k-10ag9f16e28c
~esta	79 -7f5i10a
~este	81 -9g-4a8i11k
~esti	66 -7a-6g-5e5k6b8ch
~ests	81 
~et>	38 -13d-8j-7f15ce23k
~eta	74 5bc
~etac	86 -5b5a
~etal	80 -5a7c9b
~ete	70 -9c-8b17g18a
~etec	84 9a
~eter	82 -9a22g
~etes	80 11a
~eth	52 -12j-10ci-4g4a6b7k8f9d12e
~ethe	71 -10a-9b-4c6j8f10e11k
~ethi	53 -15j-7hi6e10d13ab
~eti	63 -8c-6d7fj15a
~etim	84 -9b6e13a
~etin	80 -7c4f7j11a
~etir	67 6b
~eto	84 -14g-12a12c17b
~ets	63 -15c5a7j8k
~ets>	64 -15c5a7j8k
~ett	53 -11c-10f-6j-5e4g8k11b16i
~ette	60 -9g-7f-6h-4e6k7i10b11c
~etti	68 -17c5b8i12g
~ettl	79 -8c-6e-5a12g14h
~etty	70 -7g6i9a
~etu	81 -10b-5h4k5j11c
~etur	82 -10b5jk
~etw	78 -7k-5a7f10b
~etwe	78 -7k-5a7f10b
~ety	69 -7g4acjk
~ety>	69 -7g4acjk
~eve	41 -20b-14d-6h5ci9j10f12a25k
~eve>	77 -11g-5abk4c7j9e11f
~evel	78 -27b-5g13c19a
~even	66 -8a-5d-4i21j
~ever	43 -16c-9de-8j-7b8g10i22a29k
~evi	75 -7g5e10j
~evic	84 7j
~evie	84 -8e11a
~ew>	53 -17k-5cf6ej7g17a
~ewa	70 -7g-4a5b6fh
~ewal	76 -9b5a6c7h
~eway	77 -9a-7c5k7f15b
~ewe	69 5c
~ewed	84 
~ewel	79 7c
~ewer	78 
~ewh	72 -20c-5dfg9a13h20b
~ewhe	72 -20c-5dfg9a13h20b
~ews	84 -16c4b7j12i
~ews>	84 -16c4b7j12i
~ex>	73 -10c-6g-4k7a10b14d
~exa	66 -14a-5d5b9f13e
~exac	75 -11a8c9f
~exam	72 -10c-4a4j7b13e
~exc	68 -21g-7k-6j14ah
~exce	75 4d8b
~exch	88 -6k8a
~exci	84 -6c5f7e8a
~excl	86 -4g11a
~excu	88 -19g-4a13c20h
~exi	86 -5a11j
~exis	88 
~exp	59 -14c-10g-5df14k22a
~expa	88 -7c6a
~expe	66 -6a-4def6j7i10k
~expi	81 -5cg13e
~expl	69 -9c-5bg6k26a
~ext	57 -8j-6f4c11b12a
~ext>	61 -6cg-4fjk7a20b
~exte	88 -8b17c
~exti	80 7a
~extr	73 14g
~ey>	41 -19j-10i5d7b12ag21f
~eye	85 -15a4i8d10b
~eys	77 -14a4e8b
~eys>	78 -15a4e8b
~fac	74 -19b8j9d10k
~face	80 -12b-5a10g11k
~fact	82 -10g-9b5aj12d
~fai	74 -6j-5fk6g13a
~fair	75 -5gj-4f9a12c
~fak	82 -13g-8b6a7c10i
~fake	82 -13g-8b6a7c10i
~fal	70 -10g-6j6a9e17b
~fall	70 -10g-6j6a9e17b
~fam	58 -6j-4eg5b10i12c
~fami	58 -6j-4eg10bi
~fan	86 -16b-5g6h9c11a
~far	59 -37i-15b-11c-5dh5e15f20a42g
~far>	63 -28i-12j-8c-6be15f19a38g
~farm	72 -10b-7g13ej
~fars	86 -6i7g8f
~fas	77 -12i-7k4g5a7c11e
~fast	77 -12i-7k4g5a7c11e
~fat	78 -17k-7b11f16j
~fath	79 -7b11f
~fau	77 -11d-6g7a20b
~faul	77 -11d-6g7a20b
~fav	81 13c
~favo	81 13c
~fax	84 -11c5f6k
~fax>	84 -11c5f6k
~fe>	49 -11d-7jk-5i5e9b24a
~fea	88 -7d13c
~fear	88 -7d13c
~fec	78 -7gi6a20c
~fect	78 -7gi6a20c
~fed	88 -17g19e
~fee	56 -7ae-5j-4bd5k7h8g16i
~fee>	80 -7b6k10i
~feel	61 -10a-9j-5e6h15i
~feet	69 -4i7j
~fel	73 -7b4a5e9c
~fell	73 -7b4a5e9c
~fen	71 -17b25a
~fenc	77 -18b5k17a
~fend	80 
~fer	62 -13g-11e-5aj-4h5bk31c
~fer>	72 -8a-6eg4j11b16c
~fere	67 -7j-5g-4a10k23c
~fes	67 -20a-5d5k6c10g12i
~fes>	70 -24a12g14i
~fess	79 -5b4a6c
~fet	69 -8a-7g5jk8c
~fety	69 -7ag5jk8c
~few	75 -14b5j6k12a
~few>	75 -14b5j6k12a
~ff>	49 -16a-12c-11d-4g5h7e8i15b24k
~ffe	62 -13j-11b-6e-4dh10i11k12a16c
~ffee	81 -5a6k11i
~ffer	64 -10b-9j-6e-5g8k11a20c
~ffi	63 -16c-6bj-5g5f9a14d
~ffic	63 -16c-6bj-5g5f9a14d
~ffo	84 -6c5a
~ffor	84 -6c5a
~fia	86 7j
~fian	86 7j
~fic	55 -17c-9bj6g32d
~fic>	85 8g
~fica	64 -8c-5b5a12d
~fice	64 -13c-9g-6j5i6f10a14d
~fici	75 -11g-5a6e13d
~fie	78 -7a-5i10j11h
~fied	86 -6j-5i7a12h
~fiel	82 -13a16j
~fif	84 5b
~fift	84 5b
~fig	67 -16c-5i6h7e11g
~figh	82 4h7a
~figu	69 -14c-7a5k8e12g
~fil	62 -9b-6h-4eg7cd8a
~file	67 -11c-6g5j12a
~fill	74 -7b-6h7d15c
~fin	55 -11c-9g-5f5e8h12b
~fina	65 -10g-6j-5k5h7e9b
~find	70 -20c-4b6hk7a
~fine	75 -14a11k12b
~fing	80 -16k8c12j
~fini	70 9a
~fir	52 -8e-7a-5h6f11d16k
~fire	59 -11j-5ae-4h5c7d8k9f
~firs	59 5d7a10k
~fis	81 -14b5f8a
~fish	81 -14b5f8a
~fit	68 -17k6d7g8c
~fit>	73 -18k-8a4f15g18c
~fits	77 -10c-8g8a11d
~fix	73 -9g-6k-5d5fj9a
~fix>	80 -6g5c
~fixe	85 -4d12a
~fixi	88 5c6f
~fla	74 -12g20b
~flat	76 -12g21b
~flo	63 -11g-5a4j5c11b
~floo	64 -9g7c
~flor	86 5b
~fly	80 -4j6a11b
~fly>	85 
~flyi	88 12b
~fo>	82 6c
~fol	62 -10g-9jk-5e-4c5i7h8b15d
~folk	64 -8k-7j-5ae5b9h16d
~foll	80 -8g5i10a
~foo	69 -7ak-5i11c13g
~food	79 -9a6j
~foot	74 -5ck18g
~for	33 -26c-11e9j15i20k32g
~for>	35 -22b6g8ij10h11a24k
~forc	82 5b
~ford	79 -8c-4e5a7i
~fore	55 -14k-11a-5e5df6g10i16b
~forg	85 4g
~form	66 -14c-8ag5b10h23k
~fort	73 -13c-6a11b14g
~forw	80 6k10a
~fou	75 -18g-11e4i8a10bc
~foun	77 -13g-10e10b15c
~four	88 -6cg7ai
~fra	74 -8g-7c-4a5j17e
~fram	77 -12c-5g5j18e
~fre	70 -18a-16g5e6b7k24c
~free	72 -15g-10a5e22c
~fri	69 -6g4c6h
~frie	69 -6g4c6h
~fro	47 -13g-11b-5d4fj6i11h14a
~from	48 -6g6fj7i12h
~fron	67 -13b-11g4k9c24a
~fry	86 -5a7j
~fs>	82 -23d-6b8g24c
~ft>	63 -5c-4di14g
~ftb	88 
~ftba	88 
~fte	54 -5aef-4k7j8dg
~ften	74 -13i-7a-6c36g
~fter	55 -18g-5f5b6c8j9d10i
~fth	88 5b
~fth>	88 5b
~fts	86 -9c9b
~fts>	86 -9c9b
~ful	59 -12f-5d5k8i13a
~ful>	77 -10g-9b-7c-4d14i22a
~full	61 -12f-4a6c7k8g11b
~fun	62 -9e-7i-4g6k8b14a
~fun>	71 -8ej-6g5b6c9a11k
~fund	76 -8i5g9a
~fune	73 5j9d
~fur	72 -8c-6a-5k6i7be
~furn	73 -6a-5c6i7b
~fus	80 -8c12d
~fuse	82 -16c6a17d
~gac	88 5c
~gacy	88 5c
~gad	88 
~gag	64 6g8a
~gage	64 6g8a
~gai	64 -10c-6d-4f9e10a
~gain	64 -10c-6d-4f9e10a
~gal	74 -13b-9g5k7a15i
~gal>	79 -4c6k
~gall	86 -7b6a8c
~gam	85 -11a10j
~game	85 -11a10j
~gan	86 
~gap	75 -8c-4g4b5e13a
~gap>	76 -8c5b6ae
~gar	63 -15a-10g-5d-4e10f12j14b
~gar>	81 -12a6c7b
~gara	68 -9c-8g5j6a13f
~gard	85 -11a5b7j9c
~gare	85 5b
~gas	84 -12a7bc
~gas>	84 -12a7bc
~gat	74 -7g-5bc-4f6a17j
~gate	79 5ai
~gav	75 -4a4d6cg
~gave	75 -4a4d6cg
~gc>	85 -14g15c
~ge>	41 -17d-14i-10hj-5f7e12k28g33c
~ged	66 -7j-6g10c16a
~ged>	66 -7j-6g10c16a
~gee	86 -13c10a11d
~gee>	86 -13c10a11d
~gei	88 
~geic	88 
~gem	85 -16c10g13d
~geme	85 -16c10g13d
~gen	58 -15g-8j-7e10a13b16d
~genc	81 5d
~gene	72 -5c5a6k7g
~gent	62 -22g-7e4a13b16d
~geo	85 -4f13k
~geor	85 -4f13k
~ger	62 -12k-4a7bd9j
~ger>	68 -17a-15k-14g5b8j15d21c
~geri	86 4a
~gero	82 -11c6ae
~gers	75 -8cd-5j4b8a9g
~ges	61 -9ij-7a-6b6h7g8c9d12k
~ges>	65 -6bcej8ag9hk
~gest	71 -17a-7i15d16c
~get	43 -12b-10cf8a9k12i14g15e
~get>	45 -19b-6cf-4j8ik11a12e17g
~geth	74 -6b-5a5e7j9f
~gets	70 -7c-5j4g10b
~gett	69 -7g9i
~gge	70 -6b-5j-4a8c15d
~gged	85 -8b10a
~gger	84 -5j5h
~gges	76 -13a6c17d
~ggi	84 -4a4c
~ggin	84 -4a4c
~ggr	86 
~ggre	86 
~gh>	49 -13c-11i-7de9h11fk24g
~ghb	74 -4a5b
~ghbo	74 -4a5b
~ghe	74 -8a-4g7c11b
~gher	77 -7a-6c18b
~ghes	85 -7b14c
~ghl	77 -14f-11a6c22g
~ghly	78 -14f-8a6c22g
~ght	35 -21d-9g-5h6a11i12c32j
~ght>	35 -17d-11b-4h4e5k10a11i29j
~ghte	67 -7k-6dg6j7e10a
~ghts	72 -27a-5g14b22c
~ghw	86 4d9a
~ghwa	86 4d9a
~gia	85 -4f13k
~gia>	85 -4f13k
~gie	86 4j
~gien	88 
~gin	61 -15c-10a-6j6k16g17i
~gin>	77 -6c-4k5gh7a
~gina	74 4d5b
~ging	68 -25a-17c5f11k17g20i
~gir	71 -6a14b
~girl	71 -6a14b
~gis	80 -18c25g
~gist	80 -18c25g
~git	75 -7a-4bj7k17c
~git>	88 5k
~gits	78 -4ab16c
~giv	54 -15e-8fj-5h5a10c27k
~give	55 -15e-7bf-6dj-5hi5g8a16c30k
~givi	76 -7c-5g-4k4i8d14b
~gl>	79 -14g5a14c
~gla	72 -8g-7a-4jk5e7c14b
~glad	82 -10a-5k5d6h8e
~glas	77 -6dg4a17b
~gle	66 -15k-8c-6g5j10e12i17b
~gle>	69 -15k-5eg5j10i20b
~gles	77 -8c-5a17e
~gly	84 6af
~gly>	84 6af
~gma	85 -8a5b8j
~gmai	85 -8a5b8j
~gn>	65 -8g-5c12b15e
~gna	88 
~gne	78 -17b-8e-7c-4k7j16a19i
~gned	78 -17b-8e-7c-4k7j16a19i
~gni	86 -5i5k6c
~gnin	86 -5i5k6c
~gno	81 -8a5g6c
~gnos	82 -8a5g7c
~gns	82 -5c4k
~gns>	82 -5c4k
~go>	48 -19j-17g-14c-8b5d9e14a24k26f
~goa	86 -5a-4g16c
~goal	88 -5a-4g16c
~goe	68 -10i-6d-4j7e19k
~goes	68 -10i-6d-4j7e19k
~goi	54 -11f5gh15k
~goin	54 -11f5gh15k
~gol	82 -5g4c6i
~golf	86 5ac
~gon	66 -7e-6d7abj
~gone	66 -7e-6d8b9j
~goo	52 -10k-5f-4g8b10i14a
~good	52 -9k-5f13i16b
~got	40 -13f-7i-5e5a6b7d11j18c
~got>	41 -13f-6i8bd13cj
~gotc	88 -5e13c
~gott	75 10a
~gpa	88 -5ag15c
~gpa>	88 -5ag15c
~gra	58 -19g-10a-4h5j27c
~grab	81 6k
~grad	69 -15g-6j-5e6a11i19c
~gram	75 -7a14c
~gran	71 -7a-5i10j12d
~grat	81 -8g-7j5c6ae
~gre	63 -13i-11k-9j-7c6h7a14g20b
~grea	75 -10j-7i-6k5g7f10c
~gree	70 -8c-6dek6g7a9bh
~greg	86 
~gres	84 -11c-8i6g16b
~gro	60 -7i-6a7b12g
~groc	86 -5b5a6g
~gros	78 -10a-8c-5be7jk19g
~grou	69 -8c-6a-4e5d19b
~grow	70 -12g6f7e13c
~gs>	55 -11b-8c-6i-5ef6d11g13a14h
~gua	79 11d
~guar	80 12d
~gue	73 -12c8k14j
~gue>	88 -5a
~gues	75 -15c5k15j
~gui	78 7k
~guis	85 6a
~guit	86 -6a7k
~gul	72 -5g7k9a
~gula	73 -5g-4j7k10a
~gum	88 -5a5b
~gun	77 -8b6c11a
~guns	79 -8b8c11a
~gur	69 -14c-7a5k8e12g
~gure	69 -14c-7a5k8e12g
~gut	79 -17a-14c-11g18b24i
~gut>	80 -17a-14c-11g18b25i
~guy	58 -10b-8c-7j-5h5g6f8e9di
~guy>	68 -10e16d
~guys	63 -11c-7bj-5d6g8fi18e
~gym	88 9c
~gym>	88 9c
~ha>	71 -6a-4d6c11b
~hac	79 7c
~hack	79 7c
~had	53 -11b-5g5c7a15j
~had>	53 -11b-5g5c7a15j
~hah	75 -8a-5c6g10b
~haha	75 -8a-5c6g10b
~hai	67 -14c5b6h12a
~hail	73 -15c7h22a
~hain	86 9h
~hair	76 -11a5g9b
~hak	86 -13a6b13f
~hake	86 -13a6b13f
~hal	62 -12b-9j-5e7k9d26a
~half	65 -10j-4b10k11d
~hall	82 16a
~halt	85 -4b8a
~ham	84 -6cj7ef8g
~hame	88 -11j-6c7ef9g
~han	48 -14j-13g-11c-9e6b7k26a27i
~han>	62 -7i-5k5h15a
~hanc	82 -6c10a
~hand	59 -24c-7j-6ek4f11b14a21i
~hang	58 -10j-9eg-7b-5fh10c12a13i16k
~hank	77 -14a-5g5e6b7ci
~hap	51 -18g-17e5a6b7h13k15i
~hape	73 -13c-12g4b31i
~happ	52 -16e-10g-6i7a8h10k14c
~har	58 -5e4b9a
~hara	81 -9a12b
~hard	73 -7gk5i6f13c
~hare	71 -4d6bc
~harg	71 -21c6k12g
~hari	84 7a
~harm	86 7j
~has	53 -7j-6e-4d7g19a
~has>	53 -6ej-5g30a
~hase	85 -19a5b20g
~hat	21 -29a-20b-11d-6j14fh38e45c47g
~hat>	21 -20a-19b-11d-5k11f15h39g41e42c
~hate	73 -15a-6c-4e4f7g22k
~hatl	85 -8e18c
~hatv	78 -17a6f8g19c
~hau	81 -18c-5a9b17i
~haul	81 -18c-5a9b17i
~hav	31 -12di-7f-5h6k11j12g15c24a
~have	31 -12di-7f-5h7k12gj16c19a
~havi	77 13a
~hbo	73 -10k4a5b
~hbor	74 -4a5b
~hda	68 -8k-6ab4j29e
~hday	69 -7b-6ak5j23e
~he>	22 -5g5b10h11d13a14f17i28j
~hea	47 -13c-8h-7g-5b6ij8a12f18k
~head	67 -23c-12a-5e10k20f25g
~heal	58 -12g-7a-5d6c10b20i
~heap	78 -12j-7c-5e6b11g15a
~hear	55 -23g-9b-6i-5c6e7d12ak16j
~heat	70 -8g-5b11c
~heav	86 -6i6g
~hec	57 -7g7c10e
~heck	57 -7g7c10e
~hed	62 -17g-11bi18j34c
~hed>	64 -15g-9ai-6e8b17j25c
~heds	88 -25b7a8k15c
~hedu	81 7e
~hee	70 -11b-6e7k12d
~heel	74 -13b-5ej5c9a12d
~heet	84 -8a8j
~hef	86 -4g7b
~heft	86 -4g7b
~hei	59 -13a-6b4k13h20g
~heig	77 -10a-9j4k6g22c
~heir	60 -18c-6b-5a14h16g
~hel	62 -16c-6a-5e5h12i19b
~hell	88 6c
~helo	81 -5c11b
~help	65 -16c-6j6h11b13i
~hem	53 -13ae5g6d7h10ci
~hem>	53 -13ae5g7dh10ci
~hemi	88 4j
~hen	39 -25a-24f-11j-10b-8h-7k6c7g97e
~hen>	39 -21f-20a-18h-10k-7bj4i11g18c75e
~hend	74 -12c-9a-6g-4f43e
~hens	79 -5c21h
~her	31 -28ae-13i8ck9j10h13g65f
~her>	45 -28c-7k-6e-5a5h7f11d14j27g
~here	34 -24e-18d-9b-7j7h13k15c64f
~heri	85 -11g5b14c
~hers	69 -28i-15g-7k5fj7h18c19d
~herw	86 -6a4j
~hes	58 -9b-8e-7j-5k6gi9c16a
~hes>	69 -6e-4k5a7g
~hese	63 -6j-4c7a13i
~hesi	84 -5b8a
~hest	85 -7b14c
~het	85 16k
~heth	85 16k
~hew	81 
~hew>	84 5a
~hey	44 -12j-5i5g8d10f13b
~hey>	44 -12j-5i5g8d10f13b
~hic	52 -30a-15g-13j-6h5k7e8f12b23d25c
~hich	56 -32a-15gj-5hi7b10f11e23c29d
~hick	88 5g
~hicl	65 -5g-4de6k
~hid	88 -6c
~hie	81 -4a5bk
~hiel	85 5k
~hif	82 -4d4e5a
~hift	82 -4d4e5a
~hig	61 -18a-13i-7j-4hk14g15f26b
~high	61 -17a-13i-7j-4hk15g17f26b
~hik	85 -12a-8e-6k7j21g
~hike	88 -8a-7e7c8j
~hil	63 -11d-8c-6e7b23g
~hild	69 -11d-8c-5e5b6i7f11g
~hile	70 -8c-5fi4a5j16g
~him	67 -12k-6c5a13e
~him>	70 -12k6g12e
~himn	86 -5b4a
~hims	86 10b
~hin	37 -13g-8a-7j7h11b19i21c
~hin>	64 -5eik4j11f
~hind	70 -8a-6cg-4b5f12h16d
~hine	73 -6d5c9a
~hing	40 -17ag-9f-4h9bi13j34c
~hink	55 -17c-10j-8d-6k-5b4f20h22i
~hio	80 -9c6k7j
~hio>	88 -5a7j
~hion	85 -9c8k
~hip	75 -11a6c7b
~hip>	76 -11a6c7b
~hir	67 -23e-9g-5k5b7j8a19c
~hird	80 5i
~hire	73 -22e-8g-4k7j11b21c
~hiri	86 5d
~his	43 -7a-6g-5i-4c10j12d18e
~his>	44 -9a-7c-4g5k6j14d19e
~hist	77 6c7j
~hit	63 -16g4e8ij11c
~hit>	68 -14g-12b-4d5e6c10i13a
~hitc	88 4b
~hite	84 -5a6b8c
~hits	81 5a
~hly	70 -20a-13f8b13c22g
~hly>	70 -20a-13f8b13c22g
~ho>	39 -28b-24g-16j-13a-12e-11i-5f7k126d
~hob	80 -11a-6g22c
~hobb	80 -11a-6g22c
~hod	65 -11g-10a-4j39d
~hod>	65 -11g-10a-4j39d
~hoe	80 -10b-6i6dg7a
~hoev	88 
~hol	52 -25g4ad5k6b8i9c
~hol>	74 6cg
~hold	61 -26g5k6c15i17d
~hole	62 -17d-5g13a16b
~holi	84 -10b6a15f
~holl	86 -14a7j10d
~hom	50 -14c-10i-8h11f12d15a
~home	50 -12c-10i-7h4k5b11f17a
~hon	61 -10a-7h-6fg4k6j7e11c13b
~hone	62 -10a-7h-5g6ck7e13b
~hoo	57 -11g-9h-6ae6k7b19f
~hood	81 -6a-5j4e6g9f
~hook	86 6b
~hool	61 -11g-9a-7i-4h4jk7d10b12f
~hoos	79 -13b-7g-6e-4h7i11c16a
~hoot	79 -6c-4g4k6i9f
~hop	56 -8e-7b5c16f
~hop>	59 -7g-6c-5b-4k5i19f
~hopi	79 6c
~hopp	80 -8d4a14c
~hops	84 -12e-5c4d13g
~hor	78 5b9a
~hort	85 
~hos	53 -15a-11f-7c8j11i22d
~hose	54 -19a-14f-8c4j13i25d
~hosp	72 -4bd5fj7a
~hot	67 -14c-11f-8k7g11j23a
~hot>	74 -12f-8c-5b9gj14a
~hote	84 -8a7bj
~hoto	85 -6k12a
~hou	41 -12i-10j5f9g10a12c19e
~houg	74 -20d-7j4h6g9a16c
~houl	56 -11ij-5k-4h11c14af
~hour	67 -9a-8g-6i8b28e
~hous	47 -7e-6c5a6b9d16g
~hout	62 -10b-6a-4c4k6j19e
~hov	85 -10a20d
~hove	85 -10a20d
~how	30 -103a-36b-20d-19j-8f-5k7e11h72g139i
~how>	30 -101a-34b-24j-20d-7f-6k4c10e12h83g124i
~howe	84 -11g4a9c
~howi	86 -5a12j
~hows	85 5j
~hr>	88 
~hre	84 6a
~hrea	86 
~hri	84 -4k12f
~hris	84 -4k12f
~hro	53 -13ac-9e-5h4i6d7b8j9f18k
~hroo	84 -11a11b
~hrou	54 -16g-9e-7a-5h5i6d9fj13k
~hs>	64 -18a-8g6hk9c18b
~ht>	35 -17d-11b-4h4e5k10a11i29j
~hte	67 -7k-6dg6j7e10a
~hter	67 -7k-6dg6j7e10a
~hts	72 -27a-5g14b22c
~hts>	72 -27a-5g14b22c
~huh	76 -18a-14g7c14i19j
~huh>	76 -18a-14g7c14i19j
~hun	80 -7b-6g6j10a
~hunt	84 -13b-7g4c18a
~hur	60 -15bf-7e9gi26a
~hurc	79 -7b4f9a
~hurr	74 8a
~hurt	65 -20f-9b10i13ag
~hus	55 -6k7d
~husb	56 -5k4a5d
~hust	88 
~hut	70 -15g-9j13c20a
~hut>	75 5c6b
~huto	86 6j
~hwa	85 4d9a
~hway	86 4d9a
~hy>	58 -13di-12g-11k-9c-7e-5b85h
~hyd	76 6g9a
~hydr	76 6g9a
~hyg	88 
~hygi	88 
~hys	76 -8g
~hysi	76 -8g
~ia>	80 -4cf12k
~iab	59 7g14a
~iabe	79 11a
~iabi	61 -5c6b12g
~iag	81 -6a5cg
~iagn	82 -8a5g7c
~ial	59 -9g-7ik-6bj10a36c
~ial>	60 -11bg-6j-5k-4i14a31c
~iall	84 -6c7b8e
~ials	85 -7d4g14c
~ian	73 -8c5j10d
~ian>	78 -7a-6c11d13j
~ianc	86 7j
~iar	73 -15g-12a7b11i13d
~iar>	86 -10a-7cg4e9b14i
~iary	76 -10g6c14d
~iat	84 -5c4i11b
~iate	84 -5c4i11b
~ibe	82 -5g14k
~ibe>	86 -5ag15k
~ibl	61 -6d-5k-4f6g7c12a
~ible	61 -6d-5k-4f6g7c9a
~ic>	67 -22a-4d5g10f11k13b
~ica	54 -10a5g6j13d
~ical	62 -7c5d7j
~ican	79 6b
~icat	62 -8a-6b6c11d
~ice	46 -12gj-6h-4e6i8ab9k20d
~ice>	51 -7ej-6g6c7i8b14a
~icen	60 -10a-4gj7e8b12d
~icer	84 -5c-4a5fk
~ices	75 -7b-5c5a13d
~ich	56 -33a-15gj-5hi7b8f11e26c28d
~ich>	56 -32a-15gj-5hi7b10f11e23c29d
~ici	63 -17a-13g-4i7dj20c
~icia	73 -11g-6a4e10j12d
~icie	70 -12a5bk18c
~icin	84 6c
~ick	52 -15c-13a-9i-4d16h17k21b
~ick>	59 -15j-12g-5h-4f4e6b13c25k
~icke	65 -14c-8i-6a11bhj
~icki	80 -7a-4g4b8c
~ickl	84 -11c16h
~icks	82 -12c5e6g7j
~icku	81 -8c-6a4j7b9g
~icl	64 -5g-4e6k
~icle	64 -5g-4e6k
~ico	80 -6a-5b-4j23g
~ico>	85 -9a22g
~icot	88 
~ics	81 -4c7h
~ics>	81 -4c7h
~ict	67 -8b-6i4f6d
~ict>	84 -7b10j
~ictu	71 -5ci-4j5k6f
~icy	49 -10i5gk6b12e
~icy>	49 -10i4k5g12e
~id>	34 -16d-14k-11b-8f-5c9g10e15h16i20a23j
~ida	77 -5g-4i5c16f
~ida>	88 5b
~iday	84 -10b6a15f
~idd	77 -12a-4gi5b6e15c
~iddl	78 -12a-4i5b6e19c
~ide	48 -14g-7hk-5c5f7e12d18j
~ide>	54 -7e-6ak-4c5b9f14j
~idea	77 -4g6k8a
~ided	86 -4k4a5i
~iden	65 -18c-8g-5a9j20e
~ideo	84 6a
~ider	82 -12d-6k21c
~ides	67 -7g-6b5j18d
~idi	75 -5j20b
~idin	75 -5j20b
~ido	84 -7g-5j-4i5e7b11a
~idow	84 -7g-5j-4i5e7b11a
~ids	56 -13k-10c4j5d8b19a
~ids>	56 -13k-10c4j5d8b19a
~ie>	70 -18b-9c-6k5a11e23j
~iec	86 
~iece	86 
~ied	60 -12c-10g-6ek4ai5h9d17j
~ied>	60 -12c-10g-6ek4ai5h9d17j
~iel	77 -14a11j
~ield	77 -14a11j
~ien	57 -12g-6k-5e6bc7j8d
~ien>	88 -7b10a
~ienc	76 -9a5j6b
~iend	69 -6g4c6h
~ieni	88 
~ient	64 -5ag14d
~ier	67 -6b-5g7k20d
~ier>	70 -12b-6a8k26d
~iers	80 -5d6ab
~ies	54 -15f-14a-4h4ck8b12dg
~ies>	55 -15f-8i-7a-6e6k13d15g16b
~iest	79 -13b-9a-4g7c10e17i
~iet	80 -9c-5j5a7e8k
~iet>	85 -6a-4j8e10k
~iev	77 -8g-5abk6j9e11f
~ieve	77 -8g-5abk6j9e11f
~iew	82 -8e11a
~iew>	85 -12e13a
~if>	41 -15b-13aj-12h-10i5d13g15f26c33k
~ife	48 -12d-5j5i8g10c11b
~ife>	49 -10d-7j-5ik5e10b15a
~ifes	70 -24a12g14i
~iff	68 -8b-7j5k14c
~iffe	69 -8b-6j7ck9a
~ifi	64 -8c12d
~ific	64 -8c12d
~ift	73 -8c-4d7b11a
~ift>	81 -5d7a
~ifth	88 5b
~ifts	86 -9c9b
~ig>	59 -9i-6d-5j7k9c12b
~iga	80 -4a4k5b
~igar	80 4k5b
~igg	73 -12a-6j8c16d
~igge	73 -11a-5j8c16d
~igh	35 -20a-10d-9k-8h-7c6e7i9b11f16g33j
~igh>	64 -26c-13i-12d-9a-6j16b19f42g
~ighb	74 -4a5b
~ighe	74 -8a-4g7c11b
~ight	36 -12a-9b-5k-4h6e15i38j
~ighw	86 4d9a
~igi	68 -7j6k15c
~igin	74 4d5b
~igit	75 -7a-4bj7k17c
~ign	61 -9g-7c-4h6ej7i8a
~ign>	65 -8g-5c12b15e
~igne	78 -17b-8e-7c-4k7j16a19i
~igni	86 -5i5k6c
~igns	82 -5c4k
~igs	80 -12i-11b-5c15a17g
~igs>	82 -12i-11b11g17a
~igu	69 -14c-7a5k8e12g
~igur	69 -14c-7a5k8e12g
~iju	88 -4c5a
~ijua	88 -4c5a
~ike	43 10k16i
~ike>	43 5dk9i
~ikes	84 -5ae-4d4i5j11k
~iki	77 -11c-9a6g10k13i
~ikin	77 -11c-9a6g10k13i
~il>	55 -6i5a6hj7b
~ilb	88 -4j7c
~ilbo	88 -4j7c
~ild	55 -25c-10d4f7k13b22g
~ild>	67 -21c-13d-6j-5k4b5i19g21a
~ildi	61 -12a6c8k
~ildr	73 -10c6bk
~ile	54 -21c-7k-6h16b30g
~ile>	62 -6i-5cej9g12b14a
~ilea	80 -9a4g5k7c
~iled	75 -8c-5g4f8e10i
~iler	84 -8c5j7a
~iles	64 -13c-8a28g
~ili	58 -6c-5a6i14b
~ilia	86 -10a-7cg4e9b14i
~ilin	80 -6bg4f6a8c
~ilit	59 -7c9g12b
~ill	44 -12dh-11b-10g7e9a10i30j
~ill>	46 -18d-14b-13h11ei13a22j
~ille	80 
~illi	77 11j
~illo	84 -9a-6g7c9j
~ills	67 -13g8b14d
~ils	84 4a
~ils>	85 5a
~ilt	68 -9b-6j-5g-4d18ce
~ilt>	69 -9b-6j-4dg11c18e
~ily	58 -7e-6j4b6a7c
~ily>	58 -7ej4b6a8c
~ilys	88 
~im>	59 -16a-7j6i13g21c
~ima	76 
~imal	84 
~imar	88 
~imb	75 -15b-5g5d6c11a
~imb>	82 -7c-6b6d10a
~imbi	88 -8b7a
~ime	51 -9ij-8a-7b-6f18g33e
~ime>	52 -14j-11b-7i-6f-5a16g32e
~imer	85 8b
~imes	76 -7a-6c4e6g7j
~imi	62 -12a-7b-5de-4j10c29g
~imit	62 -22a-6b-5d17c30g
~imm	85 
~immi	86 
~imn	86 -5b4a
~imne	86 -5b4a
~imp	70 -18a-8g10c21b
~impl	85 -22a5j21b
~impo	76 -6g-4j5ch6b
~impr	84 7c
~ims	69 -9c-6g6i7j8b
~ims>	70 -7c-4g4ik9j
~imse	86 10b
~imu	78 
~imum	78 
~in>	29 -23a-13c-9k7h9be22f49j
~ina	61 -11g-8j-5ik4ce6d17b
~inal	67 -7gj-5e6cd17a
~inan	71 -11a-6g10e16b
~inc	55 -7bg-6h5a7i19c
~ince	61 -9g-4a4j11i
~inch	86 4j
~incl	77 -9b5a9c
~inco	68 -5a14cg
~incr	80 -8g-5k7e13a
~ind	47 -11c-8eg-7k10h11d13i15b
~ind>	48 -10k-6g-5e5a7d11bh
~inde	78 -12c-4e6i11b
~indo	85 -14c-11b6j7d12i
~inds	80 -4gj4ik
~ine	44 -12i-11f-6g8e11c12b24a
~ine>	52 -13j-8df6e8b18ac
~ined	74 -8d18a
~iner	85 -15a-6c6j17e
~ines	50 -10i-5ef4a5c6k7b9d
~inf	72 9c
~info	75 -4b5a12c
~ing	28 -11j-5c5h13k19a32i
~ing>	29 -23j-9bg4d6f22k31a33i
~inge	80 -20k-5a11j12c
~ingi	86 -7a4j7b
~ingl	67 -22a-5g-4c6j11e28b
~ings	57 -5f-4ce5gj7hi
~ingu	85 6a
~ini	63 -6b-5g-4i5f14c
~inim	79 5a
~inin	79 -6g10c
~inio	86 -8a6d
~inis	70 9a
~inj	71 -5b4k7g
~inju	72 -5b4k7g
~ink	52 -19c-14d-7k-5j-4b5g15i18h21a
~ink>	57 -8cj-6d-5k6h8a21i
~inki	66 -13c-4bk5a8g18h
~inkl	75 10a
~inks	79 -8d4j6a
~inl	85 -8a10c
~inly	86 -6a10c
~inn	76 -9cj-4i4b7e8a9d
~inne	77 -7j-6c-4i4b7e9a
~ino	85 -17c-8b6aj17g
~ins	42 -16j-8c-5i12bf18a
~ins>	70 -13j-6cg-5e-4k5h14f24a
~insi	73 -14c-10a-6j6g10b14f
~inst	69 -6c-4j7a
~insu	44 4c5d6ab
~int	57 -11b-10a-8g-7i5d7f10c15h
~int>	75 -5k9a10g
~inte	67 -13c-5a-4i5f6j14h
~intm	85 10f
~into	68 -11g-6h-5aj6ce8k12d
~ints	81 -8b-6g11c13h
~inu	65 -9c7i8k
~inut	66 -9c7ai8k
~inv	71 -11c6g10a
~inve	77 -7c4k6ag
~invo	79 -5c5a
~iny	80 -13c-10a-9i4j6k27g
~iny>	84 -22c-9i7k29g
~inyl	88 -8a5j9c
~io>	81 -11g6j11c
~iol	82 -5c5j
~iola	82 -5c5j
~ion	44 -11i-8h5f9jk20b
~ion>	48 -17a-10i-5h5f6k11g22b
~iona	72 6a
~ione	85 -12a5fk10j
~ions	58 -8g5j24a
~ionw	88 
~ior	78 -9b5g22c
~ior>	80 -7b7cg
~iou	75 -9c-6j-5b9h14k
~ious	75 -9c-6j-5b9h14k
~ip>	58 -12g-8j-7d-6b-5f-4e15k42c
~ipe	74 -18a8k18b
~ipe>	80 -8a4k11b
~ipes	84 -11a9b
~ipl	86 -11b6a12c
~ipm	71 
~ipme	71 
~ipp	80 -12a14b
~ippe	81 -8a10b
~ips	80 -5cg16a
~ips>	80 -5cg16a
~ipt	75 -12g7k10d
~ipti	84 5c
~ipts	82 -12g8k13d
~iqu	85 6b
~iquo	88 10a
~ir>	57 -19a-4i5j7c11k
~ira	78 -7g-6ac9e18j
~ira>	80 -11a19j
~irb	85 -6b11a
~irbn	85 -6b11a
~ird	75 -8c5i
~ird>	77 -8c5i
~ire	52 -20e-6h-5j8b9f27c
~ire>	57 -12j-10ae-8g-4h5k7df16b18c
~ired	73 -14e-10b7c22a
~irem	73 -14a6f8c9g
~irep	77 7a
~ires	85 -6ad7b9j
~iri	72 -5g
~irin	72 -5g
~irl	71 -6a14b
~irl>	79 4g
~irlf	85 5a
~irls	82 -10a15b
~irs	56 -6c-5ei5bg8k
~irs>	70 -8a5h9bg
~irst	59 5d7a10k
~irt	63 -12a-7g-6b10c25e
~irth	64 -10a-7b-6g10c26e
~is>	22 -13b-12g-9c8e9i13d36a41j
~isa	75 -7c-5k5j11b
~isab	80 -5c7a9j
~isc	69 -8c-6a6b11k
~isco	71 11k
~iscu	85 -5c6g
~ise	59 -10d-5ehi8bg15c
~ise>	62 -18a-6e6g26c
~isea	86 -4c9a
~ised	75 -13c5gj12a
~isf	88 -6j-5i6a12h
~isfi	88 -6j-5i6a12h
~ish	63 -12b-4i32a
~ish>	75 -18b-5j8c25a
~ishe	68 4j18a
~ishi	85 -8a5f7b
~isi	62 -8k4g8a
~isin	81 -12a-4h6g10cj
~isio	67 -11c-6k-4j5e6g8a10b
~isit	77 -13b-6g9h11a
~isk	85 -15c8a9b
~iss	65 -11g-7j-5d6c8e9a
~iss>	81 -8g-7b8a11c
~isse	84 -5a6k
~issi	75 -5b6i12a
~issu	76 -5g-4j6b12e
~ist	52 -10i-9b-8g-5e6d7h10j17k
~ist>	60 -13c-9a-8i-4fg7h30k
~ista	82 -14a-8g29c
~iste	64 -18c-5bk7d12ag
~isti	85 -15g14c
~istm	84 -4k12f
~isto	78 -5b5a6c8j
~istr	80 -7b7a8j
~ists	85 -5a4d
~it>	27 -17d-12f-7e-4k7i9ag10h15b18c34j
~ita	65 -10g-8b13c15k
~ital	69 -5bdg8ck
~itar	86 -6a7k
~itat	80 -5bg10c
~itc	64 5g
~itch	64 5g
~ite	60 -10j-6h-5f-4e4b8d17a
~ite>	64 -5h-4j5a11c
~itec	88 -5a6b
~ited	80 -4c5i12a
~iter	84 8d
~ites	88 8d
~ith	38 -6g4k6h8j14d
~ith>	39 -12e-7g8ahj15d
~ithe	80 -12a5j11b
~ithi	86 -5j5g11a
~itho	63 -11b-4a5k19e
~iti	61 -14a-6d-4i6cfg14b
~itie	88 -8a-5c12b
~itin	74 -4k6e7b
~itio	64 -4a6b9g
~itl	74 -6b5c7j
~itle	74 -6b5c7j
~ito	74 -4g4c5a
~itor	74 -4g4c5a
~its	57 -12f5d6k9a
~its>	57 -12f5d7k
~itse	82 8a
~itt	55 -15g-5ehj6f9i30c
~itte	76 -20a-18b19j21c
~itti	71 -21j-12g6d9cf11ab
~ittl	60 -5d-4e11i
~itu	75 -5c-4a4b
~itua	85 -6ag5i6j
~itur	80 -6c9g
~ity	55 -10c-4i6k16g
~ity>	55 -10c-4i6k16g
~ium	76 -8c-5b-4j5a17g
~ium>	76 -8c-5b-4j5a17g
~iva	81 -10a-7c6f14b
~ivat	82 -10a-7c6f14b
~ive	42 -23e-10i-5h7a10b13g14f17k
~ive>	46 -27e-11i-5a10cfk13b18g
~ived	84 9a
~iven	85 -15b4d6f11a
~iver	56 -9c-8a4e6k19d
~ives	65 -17d5k21a
~ivew	77 -9a-7c5k7f15b
~ivi	54 -15g-8d4ci7j11ab
~ivid	86 -7a9b
~ivin	55 -15g-8d4i6c7j18a
~ivo	80 -11j-7c12b13a
~ivor	80 -11j-7c12b13a
~ix>	79 -6g5c
~ixe	82 -4d11a
~ixed	86 12a
~ixi	86 -6a4c5f9j
~ixin	88 5c6f
~ize	77 -26c6j31g
~ize>	80 -22c28g
~izo	88 
~izon	88 
~izz	86 
~izza	86 
~jec	80 5h
~ject	80 5h
~jee	88 5c
~jeep	88 5c
~jew	79 7c
~jewe	79 7c
~job	55 -10b-6g-5ek6f10d11c16a
~job>	57 -7g-5d7af14c
~jobs	73 -11b-10k-4c13a19d
~joi	82 -6j-5bk16e
~join	82 -6j-5bk16e
~joy	80 -4g8a
~joy>	85 5c
~jua	88 -4c5a
~juan	88 -4c5a
~jud	85 -5j
~judg	85 -5j
~jum	76 -10a-7b9c17h
~jump	76 -10a-7b9c17h
~jun	85 4a
~juni	86 5a
~jur	72 4k7g
~juri	80 -6c7g
~jury	77 
~jus	48 -22c-17g-8e-4d7a9j23k27b
~just	48 -22c-17g-8e-4d7a9j23k27b
~kag	77 -10g10b12c
~kage	77 -10g10b12c
~kay	48 -17j-14b6df8g11a14i
~kay>	48 -17j-14b6f7d9g11a14i
~ke>	37 -11e-9d4g7k11b13i16c
~ked	56 -10k-8f5h6b7c8ij
~ked>	56 -10k-8f5h6b7c8ij
~kee	53 -21g-5e5a7c8d19k
~keep	53 -19g-5e4c5a9d19k
~kel	88 -13a-6c6b7i9g
~ken	68 -11d-6a-5g12c14j
~ken>	82 -11d8b9j
~kend	71 -7b-5a5j14c
~kep	73 -13g4f21h
~kept	73 -13g4f21h
~ker	62 -11g-10b-6k10h13j20a
~ker>	67 -11g-8k8b12h
~kers	72 -13b7j16a
~kes	65 -8b-5c10d12k
~kes>	65 -8b-5c10d12k
~ket	63 -15c-4di6f7g9a10j
~ket>	67 -14c-4i4j7f10g
~kets	76 -8b-7c8j12a
~key	75 4e6f
~key>	85 -7b7f12a
~keys	80 -10a5e6b
~kgr	85 6b
~kgro	85 6b
~kic	81 -14c4j5e6b10g
~kick	81 -14c4j5e6b10g
~kid	54 -7g-4h5b6f11a
~kid>	73 -16d-4bj7f11c12k
~kids	56 -13k-9c5j8b11a13d
~kin	44 -12g-7e6b10h20c
~kin>	62 -13c-6g-5d4e7k10f
~kind	55 -7eh-6f-4a7g21c
~king	50 -6k-4a8d17h
~kip	81 8b
~kip>	81 8b
~kit	71 -6ac-4b4g6i7j
~kitc	71 -6ac-4b4g6i7j
~kke	80 -6a-4c4j14d
~kkee	80 -6a-4c4j14d
~kle	71 -10c-6g-5b12a13h
~kler	75 10a
~kne	85 
~knee	86 4c
~kno	51 -14g-11b-8d-4c6j7e10a28k
~knoc	81 11c
~knot	88 -16b-6a8e16j
~know	52 -10cg-8d5f12a27k
~kon	88 -7c9g
~kon>	88 -7c9g
~kru	86 6a
~krup	86 6a
~ks>	49 -14i-11b-4f6g7j8c26a
~ksg	85 -11a-5g6i10b
~ksgi	85 -11a-5g6i10b
~ksh	86 -14g18c
~ksho	86 -14g18c
~kup	70 -10c5g11e
~kup>	71 -6a-5c12e
~kups	88 -6c5g8a
~ky>	75 -8c-6d-5k9i12a
~kyd	85 4a
~kydi	85 4a
~la>	59 -7a-6i-5j6h16g
~lab	73 -17c-4ik12b18j
~lab>	80 -10c15b
~labo	88 -7c10j
~lac	50 -7ij-5k-4c6b7ag15d
~lace	50 -7ij-6c-4k8g9b15d
~lad	71 -17a-10b-7k5i6de8c11j
~lad>	82 -10a-5k5d6h8e
~ladd	85 -8b-5c5g13d
~lady	79 -10d-9a7i9c14j
~lai	55 -12e6bk7ai
~laid	81 -13c-4b8d12a
~laim	59 -10e-6d-4a4g5b6k11i
~lain	67 -4gi6b12c
~lak	80 -5i5j9g
~lake	80 -5i5j9g
~lam	79 -10a6d12b
~lame	81 5b6d
~lan	51 -6hi-4bd4e16j
~lan>	67 -9k5a13j
~lanc	81 -16c5k16g
~land	62 -8bc-5k-4i5d8j12e13a
~lane	81 -6a-5b10f
~lann	69 -9c-8b-6d5j27a
~lans	71 -16a-5g5bk24c
~lant	80 -16a10b11c
~lap	75 -12i-4g5bj13h
~laps	78 -12i-4g7j14h
~lar	56 -9a-7i-6d-4h7ck8g17j
~lar>	64 -23g7j8bc9k
~lara	84 
~larg	85 -16i-4a12cg
~larm	72 
~lars	74 -8a-7b6j23g
~lary	77 -7a8j
~las	47 -11d-8k-5h-4j4b7g9c12i16e
~las>	86 -12b-4d6e16a
~lass	71 -10g-7d5af13b
~last	48 -13a-9k-7f-5d4c14i15g19e
~lat	61 -6c-5e-4i14ab
~lat>	77 -12g6a15b
~late	65 7g8a
~lati	77 -7c7b
~lau	86 
~laus	88 
~law	67 -17g-6dj8k10a19c
~law>	78 -8g7k14c
~laws	80 -5g6a7b
~lawy	75 -6g7ak
~lay	73 -5b-4ag16c
~lay>	77 5c
~laye	88 7k
~lba	86 -7a5c8k
~lbac	86 -7a5c8k
~lbo	84 -11a-4j5f6bc
~lbox	86 7c
~lc>	78 -6a-4h5c14b
~lco	74 6cg
~lcoh	74 6cg
~ld>	32 -14h-11k-10c-5d5f6b10e29a32g
~lde	64 -11c-7g7k10dj
~lder	69 -10a-7c6b16d
~ldes	73 -9b-7g-6c-5d5k11a15j
~ldi	59 -8g-5a7k16c
~ldin	59 -8g-5a7k16c
~ldr	73 -10c6bk
~ldre	73 -10c6bk
~lds	73 -18i5b21g
~lds>	73 -18i5b21g
~le>	39 -21f-15e-11k-6d5g13c15b20a24i
~lea	47 -21i-19g-9e-6d6j9f11a14k34b
~leag	80 -8a4g5k6c
~leak	74 -9b16a
~lean	70 -21i-5g11b12a
~lear	71 -17c4g6j7e8b
~leas	55 -14d-10e-6ag-5i5c7f20k21b
~leav	59 -18g-7k-6c-5i5h6fj10d11b
~lec	69 -13c4g9j
~lect	69 -13c4g9j
~led	57 -9b-7ek-4j4d11c17a
~led>	57 -9b-7ek-4j4d11c17a
~lee	67 -5k-4c5a6f10j
~leep	69 5j6f
~lef	69 -10c-7a20g
~left	69 -10c-7a20g
~leg	61 -10d-5i-4ej5k29c
~lega	75 -8b5a7ck
~lege	65 -5i8b11c
~lem	71 -12c-7a6bgj
~lem>	79 -9a-4g6e9bc
~lema	86 -4c7h
~lems	81 -9c11j
~len	70 -11a5dk11b
~lend	74 5c
~lent	88 5b
~ler	66 -13c-5b-4d5g6j23a
~ler>	75 4a
~lere	88 5a
~lers	73 -12c-4b4g18a
~les	51 -6ij-5ab9d11c16g
~les>	54 -10a-8i-5fh-4b5e7d24g
~less	70 -9a-6j4d7g11c
~lest	88 -9g5a9i
~let	57 -16g-9j-7a9i23k
~let>	60 -18a-14g-5f6eh28k
~lett	69 -6j11i
~lev	77 -11b-5g4d12c
~leve	79 -9b-5g13c
~lex	77 -10c-6g5a15d
~lex>	77 -10c-6g5a15d
~lf>	54 -15j-12e-7c-5gh13k17b23d
~lfr	85 5a
~lfri	85 5a
~lia	60 -9a-5c7i12b
~liab	61 6b7g
~liar	86 -10a-7cg4e9b14i
~lib	88 -8b8a
~lic	45 -17a-16i5c8h12bk16e
~lica	84 6h
~lice	60 -11a7e8b12d
~lici	70 -13a5bk15c
~licy	49 -10i5gk12e
~lid	74 -25b-4g6e13f24a
~lid>	81 -11b7e14a
~lida	84 -10b6a15f
~lie	58 -19g-10k-5f4e12c23d
~lie>	88 -5c4d6a
~lied	88 
~lien	63 -6g13d
~lier	73 -6c5b8d
~lies	85 -17f4d24c
~liev	79 -12g-7a-5k-4b5c6j9e11f
~lif	54 -14c-8a-5b5f22g
~life	54 -12c-8ab5f23g
~lift	86 5b
~lig	76 -4c4j6d
~ligh	79 -4g7d
~lik	43 -11g-6bc-5f6e16k24i
~like	44 -5bg-4f5a7e8k17i
~liki	79 -11g-5a14i15k
~lim	60 -15b-9a14c27g
~limb	77 -12b6d16a
~limi	62 -22a-6b-5d17c30g
~lin	49 -33g-11d-8bh-4j10f13i14k20a23c
~lin>	71 -10d-8a-5f7i24j
~line	56 -10j-6f4a22c
~ling	60 -35g-16j-5h5e7ci10k15f19a
~link	86 
~lip	85 -12a5c10b
~liq	86 9a
~liqu	86 9a
~lis	56 -16a-8c-7i4g6d21k
~lisi	70 -24c-5d4be8a23g
~list	60 -23a-14g-6i11d12c25k
~lit	52 -6e-5hj-4d5i6g7k14b
~lit>	84 -5aj11c
~litt	59 -5d-4e10i
~lity	59 -7c4k9g
~liv	53 -13d-9g-6e-5c9b11j25f
~live	56 -12c-5e26f
~livi	66 -12d-10g-7a4i8c11b13j
~lk>	58 -7i-4cfj32k
~lke	71 -18g-4b9c13i
~lked	72 -16g5dj14i
~lki	67 -11c-7k-6a-5ej6d8b11f13g
~lkin	67 -11c-7k-6a-5ej6d8b11f13g
~lks	63 -8k-6j-5ae5b8h16d
~lks>	63 -8k-6j-5ae5b8h16d
~ll>	32 -17f-10j-5i7d13c52k
~lla	55 -9b-8a-5i8j16g
~lla>	60 -7a-6i-5j6h16g
~llar	65 -14a16j
~llas	86 -12b-4d6e16a
~llb	85 -12a5c6f7k
~llba	86 -7a5c8k
~llc	77 -7a-4h4c15b
~llc>	78 -6a-4h5c14b
~lle	55 -12j-11e-5i5d10g17c
~llec	78 -4c4j
~lled	63 -15j-9e-4a7h23c
~lleg	65 -5i8b11c
~llen	88 5b
~ller	88 
~llet	84 -8c6f7b
~lli	60 -26c-9d-8k-5hi8a9fj10b11e14g
~llin	64 -18c-6k-5d6j7bg8e11f
~llis	70 -11c-4d4b5e7a8g
~llo	72 -14g6j8c
~llow	73 -14g6j8c
~llp	78 8gk
~llpa	78 8gk
~lls	59 -16e-14g-6ik7d10a12b25j
~lls>	59 -16e-14g-6k-5i7d12b16a18j
~llst	86 -8a9j
~lly	59 -20g-6j-5k5df7c10e13h
~lly>	59 -20g-6j-5k5df7c10e13h
~lmo	82 4b
~lmos	82 4b
~lo>	85 -10a4k13b
~loa	62 -13g-4e9j12c
~loan	63 -12g-4e10j12c
~loc	61 -8c-6g-5dk8b9a13e
~loca	70 -10c-5j7a12f
~lock	67 -8f-6g-4k5bi13e
~log	80 -11b-4d5a21c
~log>	86 -7b8a
~lon	50 -32i-16c-15b-11j-6d7f10a13e14h48g
~lon>	85 
~lone	77 12a
~long	51 -30i-17c-13bj-5d8f12h14e52g
~loo	50 -13g-6d7j9e13c
~lood	62 -12g-7bk7e17a
~look	54 -7a-5d4e6c
~loor	73 -8a5c6k8j
~lor	62 -8e-7k11b12j
~lord	66 -7e-4k6d10c
~lore	88 7a
~lori	86 5b
~lors	81 -5c11b
~los	52 -20c-5i6b7e8j9g
~lose	57 -6e-5i4j6h10g
~losi	70 -11cg6d28e
~loss	72 -10e-5a6g7j13b
~lost	72 -11c-5d4i6k13a
~lot	64 -7g10c11a
~lot>	65 -10g11a12c
~loth	86 5g
~lou	80 4c
~loud	81 
~lov	67 -11b-9g-7j-4d6k8a11h12f
~love	68 -13b-8g-5j6k12h13f
~lovi	88 9a
~low	60 -15g-6dhk5ci32b
~low>	64 -10g-6k-4dh6ai19b
~lowe	75 -11g7a12b
~lowi	86 -4a8b
~lows	88 -9a5g6c
~loy	61 -11c-6g5h12j
~loya	82 -8c5e9hj
~loye	62 -5ce4b6j
~lp>	68 -16c-6a7h8b16i
~lpa	78 8gk
~lpar	78 8gk
~lpi	86 -11b16a
~lpin	86 -11b16a
~lps	86 -10a12b
~lps>	86 -10a12b
~lre	72 -5c5b6j
~lrea	72 -5c5b6j
~lri	70 -6g-5k-4b7e11a
~lrig	70 -6g-5k-4b7e11a
~lry	79 7c
~lry>	79 7c
~ls>	52 -19e-8bk8d34a
~lse	56 -10g-9a-4b5c6j8h16d
~lse>	56 -10g-9a5c6j8h13d
~lst	85 -9a9j
~lsta	86 -8a9j
~lt>	62 -14d4c5a6j13e
~lth	58 -12g-7a-5d6c10b20i
~lth>	60 -14a-11g-4j9c29i
~lthy	77 -9i6j7b13a
~lts	85 -4j6b
~lts>	85 -4j6b
~lty	88 6ej
~lty>	88 6ej
~lua	84 -9a16c
~luab	84 -9a16c
~luc	82 -6d-5b5i11c
~luck	82 -6d-5b5i11c
~lud	74 -8b7c10a
~lude	75 5a7c
~lue	66 -6d-5a4e19g
~lue>	67 -6a-5e-4d20g
~lues	88 6e
~lug	85 5a
~lug>	85 5a
~lum	69 -10c-6a-5g10ej
~lumb	71 -10c10ej
~lun	75 19a
~lunc	84 -9b7c15a
~lunt	80 -4k5b6a
~lve	78 -4c5j
~lved	86 
~lwa	76 -8ij-7b6g7d8a12f
~lway	76 -8ij-7b6g7d8a12f
~ly>	44 -10k-8a-7d6h8ij11c17b
~lyi	88 12b
~lyin	88 12b
~lys	88 
~lys>	88 
~ma>	73 -18b-9a-8k8j10d12c
~mac	73 -9a-6d6f15j
~mach	74 -6d10c
~mad	64 -17g-5ck5af33h
~mad>	86 4b
~made	64 -17g-7b-5ck4a5f33h
~mag	67 -8b-7e9g10a
~mage	68 -8b-7e9g12a
~magi	88 -4a11c
~mai	54 -15g-7e-4ah7f10d17c
~mail	57 -11g-6e7f8a12c
~main	70 -15a-6g7c17d
~mak	54 -10jk-6d-5e-4f6b9c14i15g
~make	55 -8dk-6j-4e17i20g
~maki	78 -7gj-5i7b8a12c
~mal	67 -7g
~mal>	80 -5a
~mall	74 -7g-5a13b
~mals	85 
~mam	84 -12a5b8g
~mama	84 -12a5b8g
~man	45 -17i-13c-10j-6k-5ab5d60g
~man>	71 -11g-10i-8c5f7e8a
~mana	70 -24g-5b6a13d15i
~mane	86 7c
~manu	85 -10g-8b14a
~many	47 -34i-26a-15c-6j-5d-4e5k95g
~mar	62 -14c-8g-5h5a7jk8d12b
~mari	78 9k
~mark	76 -8c4ek9j
~marr	71 -6d-5gk10a21b
~mart	82 -12bc6i18d
~mary	86 
~mas	75 -16a-5k11f19b
~mas>	78 -6a4b11f
~mat	61 -12b-10d-6g-5e6ch8j9k12a
~matc	80 -11c-4d4agj9k
~mate	73 -8b7j11c
~mati	71 5h10a
~matt	76 -7g-6d5a6k7c
~max	88 -20g4j20c
~may	71 -7b-6k-5c6g8d15a
~may>	74 -6k7g9d
~mayb	81 -9c-5b17a
~mb>	77 -20c-12a-10b-8e5di8f16k20g
~mbe	49 -11b-8e-7h-5d6a7k9g13c15i
~mber	49 -11b-8e-7h-5d6a7k9g13c15i
~mbi	73 -11g-9b8a14c
~mbin	73 -11g-9b8a14c
~mbr	62 -9g-8i6a7h10b
~mbre	62 -9g-8i6a7h10b
~mbu	85 -4b
~me>	29 -21a-13j-11d-9f-8i7h16c20e79k
~mea	72 -8j-7k-5c5bi10h
~mean	74 -7jk-6c6a11h
~meb	57 -6bek8i11d12a
~mebo	57 -6bek8i11d12a
~med	59 -11g-7i-5a6k9f11d
~med>	67 -13b-12c-9g6e8d11fk
~meda	85 -5k-4c5ad8b
~medi	67 -16a4b19c
~mee	73 -6k-5d-4i5f7c8a
~meet	73 -6k-5d-4i5f7c8a
~mel	88 -5aj4g6h
~mem	67 -14c-5eg8i10j19a
~memb	68 -13c-5g-4e9i12j13a
~men	47 -20a4cf5d11k12b
~mend	88 12c
~ment	47 -16a-6h5df13b14k
~menu	88 11c
~meo	71 -15c-6k9b19g
~meon	80 -11c-6d-5b-4j5a25g
~meow	76 -7a-6c-5k5j10d14b
~mep	85 -5a5c
~mepl	85 -5a5c
~mer	55 -8g4b15d
~mer>	65 -8a-6eg5d19b
~mera	78 5ak
~merc	71 7a
~merg	82 5d
~mers	68 -9b12d
~mes	58 -16a-8ei-4f5bc10d13g15j
~mes>	60 -13a-8e-5i9g11d16j
~mess	79 -7k7g
~met	51 -10j-9i-6k4h6e7d15b
~met>	86 -6k5c12j
~meta	80 -5a7c9b
~mete	82 -9a22g
~meth	53 -15j-7hi6e10d13ab
~meti	86 6e
~mew	72 -20c-5dfg12a13h20b
~mewh	72 -20c-5dfg9a13h20b
~mfo	77 -6c4g7a
~mfor	77 -6c4g7a
~mic	84 -5a4c
~mica	88 4j
~mid	76 -8a-4i5b6ce8g
~midd	78 -12a-4i5b6e19c
~mig	80 -18b-5j6e9h12d
~migh	80 -18b-5j6e9h12d
~mil	53 -11a-6ef8i10b19g
~mile	63 -11a-7c-4i31g
~mili	86 -10a-7cg4e9b14i
~mill	84 -7a-5g5i6j7c
~mily	59 -7e-5j5c10a
~min	51 -23k-18j-7d8f9e10c12i20h
~min>	76 -67a-8j5d6i17c18h33g
~mind	62 -22k-12g-5d6h11b24a
~mine	74 -19g-11k-10c-6j4b20e25a
~ming	68 -15b-12j-6k8h13f16c
~mini	79 5a
~minu	65 -9c7ai8k
~mir	86 -12a21j
~mira	86 -12a21j
~mis	64 -21j-6g-4d7ei15c16a
~mise	86 -10c13g
~miss	67 -10g-7j9e10a
~mist	82 -14j-8g4i25c
~mit	60 -24a-4dj5e15c21g
~mit>	69 -23a8g9e17c
~mits	66 -5j15g
~miu	76 -8c-5b-4j5a17g
~mium	76 -8c-5b-4j5a17g
~mle	88 9a
~mles	88 9a
~mma	75 -5b14a
~mmat	76 -5b14a
~mme	67 -9a-5g7c13b
~mmed	86 -9a7b
~mmen	88 12c
~mmer	69 8b
~mmi	81 -7a7b8g
~mmin	86 
~mmo	88 -10a-4j5b15c
~mmon	88 -10a-4j5b15c
~mmu	78 -12c4k12g
~mmut	78 -12c4k12g
~mne	86 -5b4a
~mney	86 -5b4a
~mob	86 -5a-4k4b9f
~mobi	86 -5a-4k4b9f
~mod	71 -8a-5e-4i7gj11b
~mod>	82 -8c-5a11j16g
~mode	75 -7g-4a8c13b
~mok	67 -16b7j20a
~moke	68 -12b7j19a
~moki	86 -5b
~mom	67 -14c-5d-4b4k8g15a
~mom>	73 -6c-5d5e6a
~mome	78 -8bc4a7k9g
~moms	85 6a
~mon	46 -5i8b21c
~mon>	88 -10a-4j5b15c
~mone	59 -8j-6i-5e5a7g9f
~moni	80 6c
~mont	50 -7c-5a5e7j10g
~moo	88 -25a4b5j27i
~mor	49 -9c-5di8e24b
~more	55 -8g-6cij8k28b
~morn	69 -10c-7a-5j7f16g
~morr	69 5j7eg
~mort	65 5aj
~mos	60 -5e-4k13c
~most	60 -5e-4k13c
~mot	66 -9g-7c-4bk6d9f13a
~moth	74 -8b-7a-6g8d11f
~moto	72 -11c-4g21a
~mou	68 -17a-7k-5f10i15g19c
~moun	69 -6k-5af4i21g
~mout	86 -7ag7c8i
~mov	61 -10b-8a-6g13j23e
~move	64 -18b-6k-5d5c28e
~movi	73 -5ac-4eg8bdj
~mp>	61 -10c-4ei6d11ah
~mpa	50 -10g-8a-7c5e7d8i10k11b
~mpan	50 -8ag6e8i9k12b
~mpar	84 -9c11d
~mpe	78 -12b-9c-5h-4d6j7g22a
~mped	88 -9c-6h7g11j
~mpl	58 -12a-10g-5ei10b12j14d
~mpla	80 -13a23c
~mple	74 -14c-6a8b9j15d
~mplo	62 -6g-5ce4bk5j
~mpo	68 -6g4h11a
~mpol	75 -13b18a
~mpor	75 -7j-6g5ch9b
~mpr	77 9ch
~mpre	80 -8a10ch
~mpro	86 8a
~mps	86 -12a14c
~mps>	86 -12a14c
~mpt	80 -10g22e
~mpty	81 -10g22e
~mpu	75 -12a-6g9b12e
~mput	75 -12a-6g9b12e
~mrs	86 -4b5a
~mrs>	86 -4b5a
~mry	88 -13b-6c17a
~mry>	88 -13b-6c17a
~ms>	60 -27c-6g7k10i33j
~mse	85 7b
~msel	85 7b
~muc	45 -30i-17j-7k-6d-5e-4c14b63g
~much	45 -30i-17j-7k-6d-5e-4c14b63g
~mum	78 
~mum>	78 
~mus	80 -14b15a
~must	81 -8b6a
~mut	76 -12c5a11g
~mute	79 -12c4k12g
~mv>	88 4f
~my>	55 -21j-11a-7k5b7e11i14d17f
~mys	81 -5g5c8a
~myse	82 6c8a
~na>	81 -5a-4c13b
~nac	80 -8g5j7i
~nace	80 -8g5j7i
~nad	82 5g
~nado	82 5g
~nag	67 -16g-7bc11a14i16d
~nage	67 -15g-7bc11a13i16d
~nal	59 -8ce-5i5d19a
~nal>	61 -16c-6e4g21a
~nall	74 -4gj5d12c
~nam	44 -13b-10g-9e-8h6f7k23d27c
~name	44 -13b-10g-9e-8h6f7k23d27c
~nan	67 -10a-6g5d9e13b
~nanc	71 -11a-6g10e16b
~nann	86 4b5d
~nant	81 -7b6k
~nap	84 -6a6k
~nap>	88 -7a7k
~nat	77 -6a4j7k
~nati	80 -5a4j7k
~nb>	85 -6b11a
~nc>	88 13j
~nce	42 -9d-6g-4c4j7bi9ae10k
~nce>	43 -12a-11d5e9k10i18b
~nced	80 8b
~ncel	77 -8a6k
~ncer	73 -13g-11b5d6j8e11a
~nces	84 -8bc23a
~nch	71 -6a-5g-4ci7k18b
~nch>	75 -8g-6j-4i6k7b11a
~nche	82 -8a5j
~nci	73 -15b16a
~ncia	77 4a
~ncl	73 -6bd7a12c
~ncle	82 -6d4k5c
~nclu	77 -9b5a9c
~nco	67 -6a13c14g
~ncom	70 -18a15g16c
~ncor	84 -6b15a
~ncr	80 -8g-6k6b7ae
~ncre	80 -8g-6k6b7ae
~ncy	81 5ad
~ncy>	81 5ad
~nd>	28 -13ab-7i7f9g18j27d32e
~nda	75 -4g4ab
~ndat	84 -5g11b
~ndb	85 
~ndbo	88 
~ndd	85 -10a4g5ce
~ndda	85 -10a4g5ce
~nde	52 -15e-8a-6c-5i-4d7f11k12b19g
~nded	74 -10e-5b7a8c
~nden	88 -8a4k6b
~ndep	88 -8a4k6b
~nder	54 -12c-8e-7a-4i6k7f11b20g
~ndi	67 -8a-6d-4i7b11j
~ndin	75 -5a-4i5h9j
~ndit	73 4b5f
~ndk	88 7a
~ndki	88 7a
~ndl	58 -9g-7e-5cf4d18b19i
~ndle	65 -11c-9a-8g-4j6dk7b24i
~ndli	86 -9d17b
~ndlo	67 -5e4j6ad
~ndm	82 -8a5j7c
~ndma	85 -10a6j7c
~ndo	75 -13b-11g5c6dj18i
~ndor	81 -11g-4b8i12c
~ndow	84 -10b-6c6j7d12i
~nds	56 -21a-6bfg12c13i19j
~nds>	57 -12a-10b-6f-4k9c12i15j
~ndsh	82 5k8b
~ndy	76 -6j11f15a
~ndy>	76 -6j11f15a
~ne>	37 -8h-7e6fj10c14b16a
~nea	67 -15c-6b-5k7j9a20f
~near	69 -9b-8c-4k4a5g22f
~nec	86 -19c6a17i
~ned	53 -17b-8c-6e-4k15j27i
~ned>	53 -17b-8c-6e-4k15j27i
~nee	47 -15g-11di-9b-6f-4c6e10h61k
~nee>	86 4c
~need	47 -15g-11i-10d-9b-7c-6f6e11h61k
~nef	69 9d
~nefi	69 9d
~nei	74 -4a5b
~neig	74 -4a5b
~nel	86 
~nen	86 7c
~nent	86 7c
~ner	53 -12k-6i-5h5bd6e7j9f
~ner>	61 -14g-13bk-4ij13e14a15f18c
~nera	65 -7c5d
~ners	67 -20a-14c9j18bg
~nerv	82 
~nes	47 -11g-5f-4ce5a8d14k15b
~nes>	60 -9c-7g-6ij5b6d10a14k
~ness	50 -7e-5fi6j8c9b
~nest	75 -14g-8c-7a5b11e16i
~net	79 -9b-7c4a17g
~net>	80 -9b7a17g
~nev	71 -23a7ck9j
~neve	71 -23a7ck9j
~new	54 -22k-6d-5cf7hj10e11i14b
~new>	57 -20k-6d-4f4b8a13e
~newa	76 -9b5a6c7h
~newe	78 5b
~news	86 -13c-5a8j13i
~nex	65 -6j-5g5bh8c
~next	65 -5gj5h9bc
~ney	58 -9j-7i-5e5g6ac7k8f
~ney>	58 -9j-7i-4e5g6c8f10a
~nfe	88 
~nfo	75 -4b5a12c
~nfo>	82 6c
~nfor	80 -4b7c
~ng>	28 -33j-14b8g10f11h20i23k35a
~nga	81 -10j-7bc5e16i
~ngag	84 -10j-7c4a5e11g
~nge	56 -7k-6i-5gh12c21a
~nge>	66 -10g-7b17ac
~nged	73 -5e6g10c
~ngen	88 
~nger	69 -10ak-5g4e9j10b
~nges	76 -10c-7i4e5k14a
~ngi	67 -12a-6c-5f5ek17i
~ngin	68 -11a-6c-5f5ek18i
~ngl	67 -23a-15k-6g-5cd4j15e16i27b
~ngle	67 -23a-14k-5cg4j10e16i27b
~ngr	80 -8g-7j4a5ce
~ngra	81 -8g-7j5c6ae
~ngs	57 -10a-5ef4i5j7h9g12c
~ngs>	57 -5ef-4c4i5j7h9g
~ngu	76 -5j10c
~ngui	85 6a
~ngun	88 4b
~nha	84 -5b6d8a
~nhap	86 
~nic	64 -11e-6j5bk7a9f
~nic>	85 -6a6k10f
~nice	68 -11e7ac
~nico	88 
~nics	88 
~nie	72 -7a-5c4b9d
~nied	88 7d
~nies	74 5b
~nig	60 -11b-8i5c6e9g12f
~nigh	60 -11b-7i5g6ce13f
~nim	74 8a
~nima	84 
~nimu	79 5a
~nin	53 -9a11e13j
~nin>	68 -9a-5k6e8g13b
~ning	58 -23b-9c4a5fk7j8g9e
~nins	73 -22g6j12b16c
~nio	74 6j
~nion	77 -8a5d7j
~nior	86 5a
~nip	88 
~nis	67 8b11j
~nish	69 4b6j
~nist	86 7j
~nit	65 -11b-7a4d9j13g
~nit>	75 -10c-8b5j6ag
~nito	80 6c
~nits	85 
~nitu	80 -6c9g
~niv	82 -5j4a11b
~nive	82 -5j4a11b
~njo	81 -5b10a
~njoy	81 -5b10a
~nju	72 -5b4k7g
~njur	72 -5b4k7g
~nk>	53 -11gj-5c5a20i
~nki	66 -14c-5bdk8g13a17h
~nkin	66 -14c-5bdk8g13a17h
~nkl	75 10a
~nkle	75 10a
~nkr	86 6a
~nkru	86 6a
~nks	71 -8a-7k-4d4g5b7e
~nks>	73 -7d-6k8eg
~nksg	85 -11a-5g6i10b
~nli	74 -9g-8b5j10ac
~nlin	74 -9g-8b5j10ac
~nly	65 -14a-11d-4f6c9k11j17b
~nly>	65 -14a-11d-4f6c9k11j17b
~nne	70 -13c-7k-5i6e10aj
~nned	82 
~nner	77 -7c-4i7e14a
~nni	64 -9c-4b23a
~nnin	64 -9c-4b22a
~nnu	75 -12a7c17g
~nnua	75 -12a7c17g
~nny	80 -5a4d5b7j
~nny>	80 -5a4d5b7j
~no>	55 -39b-19i-9g-6d6ef8c10a48j
~nob	70 -7e-6d6c11j
~nobo	71 -7de7c11j
~noc	80 -6a10c
~nock	81 11c
~noi	84 12c
~nois	84 12c
~non	77 -11b-7c9h14j
~non>	81 -11b-7c10h12a
~none	88 -5a
~noo	79 -14c-5a8g9i13j
~noon	80 -12c9g10i
~nop	88 -18c6j16g
~nor	74 -12b22a
~norm	79 -6a
~nort	85 -5b14a
~nos	77 -5a7f
~nose	85 -8a7e8c
~nosy	86 -10c5k8f
~not	43 -10b-9d-8a-7c6ek16h21j
~not>	46 -20b-8a-6d6ij10k20h
~note	75 -5c17b
~noth	62 -8c-5bk-4d5e7a25j
~nou	69 -21b-9ci13g15h20a
~noug	71 -20b-17i-6c14g16h21a
~noun	86 10i
~nov	85 -6b4d11g
~nova	88 -6b5d
~now	44 -17d-15j8ch13k20a
~now>	44 -16d-15j6f7g8h14ak
~nowh	88 -5g4ij5c
~nro	85 -7g13c
~nrol	88 -7g-4e14c
~ns>	46 -15e-11j-8gi7bk9h14a16c
~nse	57 -9g-8c-5f5aek9bd
~nse>	60 -16e-9d-7j8c9b24a
~nsed	74 -29a-14g-11c5bj24d26e
~nses	81 6k
~nsh	86 -7c9a
~nshi	88 -7c7a
~nsi	63 -13a-9c-5j-4i7fh9g20b
~nsid	72 -14c-6a-5j6g9b13f
~nsio	78 -7a9b
~nsiv	75 -5f9h
~nsm	88 10j
~nso	86 5g
~nsp	85 10b
~nst	64 -7j-6c5bg
~nst>	76 4h5b
~nsta	78 -5b
~nste	85 -6c10b
~nstr	73 6g
~nsu	44 5bd8a
~nsul	85 -6c6j
~nsur	44 5bd7ac
~nsw	78 6g7c
~nswe	78 6g7c
~nt>	34 -12d-11i-8j6h10a15b20g25k
~nta	63 -8g-5h8b10a
~ntal	68 -4cg4j6ab
~ntan	75 -6g-4h6c12a
~nte	58 -24c-16a-6i8j11h13b16g
~nted	77 -24a8d9f17b
~ntee	84 -5a6b
~nten	75 -9c22g
~nter	63 -15c-9b11aj14h
~nth	50 -8ac4e9g11j
~nth>	53 -10c-8h7j8eg
~nthl	75 -13a8c10b
~nths	65 -10a-7g-5c7h28b
~nti	62 -10a-4f4g14j
~ntia	84 7a
~ntil	88 -5a4ej
~ntin	67 -6i4j6g
~ntio	86 -9a5k11j
~ntit	88 
~ntl	75 -10g5cj6a
~ntly	75 -10g5cj6a
~ntm	85 10f
~ntme	85 10f
~nto	64 -11gj-6h6c8e10dk
~nto>	68 -11g-6h-5aj6ce8k12d
~ntor	80 5k
~ntow	84 -7j-4g6f7a
~ntr	60 -10a-8g6j9k16f
~ntra	62 -12a-5eg7j8b9k
~ntry	79 -5bg-4c16f
~nts	51 -7gj-6bk-5c6hi12d15a
~nts>	51 -7gj-6bk-5c6hi12d15a
~nty	78 -12g-11b4a28c
~nty>	79 -11b-8g11a14c
~nu>	88 11c
~nua	73 -12a5j16g
~nual	73 -12a5j16g
~nue	81 -10a7c10g
~nue>	81 -10a7c10g
~num	50 -15j-13e-8b-5dh9k10i13g28c
~numb	50 -15j-13e-8b-5dh9k10i14g28c
~nur	74 -7bc7j8ah
~nurs	74 -7bc7j8ah
~nus	86 -5f15a
~nut	64 -4cj5a6ik
~nute	66 -9c7ai8k
~nuts	84 -6a7c
~nve	70 -7b5j8g
~nven	79 4fk
~nver	78 -10k8j11c
~nvo	79 -5c5a
~nvoi	84 5a
~nvol	86 
~nwi	86 
~nwid	88 
~nxi	86 -6b19a
~ny>	34 -43b-22j-20i-7f-6eh5d18k39a73g
~nyb	56 -11b-8c-5g7h8d20a
~nybo	56 -11b-8c-5g7h8d20a
~nyl	88 -8a5j9c
~nyl>	88 -8a5j9c
~nym	81 -7k-6a-5c6g11e
~nymo	81 -7k-6a-5c6g11e
~nyo	67 -9c-5d24a
~nyon	67 -9c-5d24a
~nys	77 -15d-6g-5h7ajk
~nys>	77 -15d-6g-5h7ajk
~nyt	50 -20b-6e9j16c23a
~nyth	50 -20b-6e7j16c23a
~nyti	88 
~nyw	74 -7c4f9a
~nywh	75 -7c5f12a
~oad	69 7a
~oad>	73 5f
~oads	80 6aj
~oak	81 -8b5c8a
~oak>	84 -8b5c8a
~oal	88 -5a-4g16c
~oal>	88 -5a-4g16c
~oan	63 -12g-5a-4e12c15j
~oan>	69 -16g-7b21c
~oans	72 -8c6b8j
~oar	74 -9k-7b5cf9a
~oard	74 -9k-7b5cf9a
~oas	85 5c7g
~oast	85 5c7g
~oat	77 -6c8a
~oat>	77 -6c8a
~ob>	56 -9g-6d-4eij5afk26c
~oba	77 -8b7a
~obac	78 -8b8a
~obb	78 -17a-4g5i24c
~obbi	80 -6g-5a16c
~obi	86 -5a-4k4b9f
~obil	86 -5a-4k4b9f
~obl	73 -10a-6g5e7bj
~oble	73 -7a-5g5e7bj
~obo	70 -7e-6d7c11j
~obod	71 -7de7c11j
~obs	72 -11b-10k-4c13a18d
~obs>	73 -11b-10k-4c13a19d
~oca	70 -12c-6j12f14a
~ocal	80 -6j5b6af
~ocat	74 -8c7f
~occ	74 10g
~occu	74 10g
~oce	81 -5b6j9i
~ocer	86 -5b5a6g
~oci	71 -9a-6k14b20c
~ocia	71 -9a-6k14b20c
~ock	59 -25a-9f-7d-5k-4h7e9g17c21i
~ock>	66 -23a-9j-5f9c16e25i
~ocke	68 -8a-5ef5g7j8b10c
~ocks	84 4a
~oct	68 -14g-6a8i17d
~octo	68 -14g-6a8i17d
~od>	46 -16k-11c-7f-5h8ab11j34d
~oda	58 -15k-5b6i8cd
~oday	58 -15k-5b6i8cd
~odd	88 -18a-15c-4j7b11g22k
~ode	65 -12g-10a-5ef-4j6b9k29c
~ode>	73 -6a-5bfg7k24c
~oded	86 5i
~odel	75 -7g-4a8c13b
~odi	80 -5a
~odil	81 -5a
~odo	84 -9a6c11g
~odom	84 -9a6c11g
~ods	81 -17c-10a7bf15i
~ods>	81 -17c-10a7bf15i
~odu	82 -9g-8b10ac
~oduc	82 -9g-8b10ac
~ody	47 -13b5aij6d
~ody>	48 -13b-8c6e14a
~odys	70 -9a-6e-4g13c
~oes	40 -14k-12j-8h5g13a16de
~oes>	40 -14k-12j-8h5g13a16de
~oev	88 
~oeve	88 
~of>	35 -9e-4b5k6j8a13i16d
~ofe	79 -16g-5b6c17e
~ofes	80 -5b6c
~off	48 -18g-15c-12j8e11i13b20k
~off>	52 -11c-10d-8g-6a8e16k18b
~offe	69 -9j-5b-4e6k11ci
~offi	64 -16c-10g-6j4e6f9a14d
~ofi	82 7c
~ofin	84 
~oft	70 -13i-8c-5ab6j33g
~oft>	88 9a
~oftb	88 
~ofte	74 -13i-7a-6c36g
~og>	72 -10b-4g5ac6j
~oga	88 -11c15j
~oge	74 -6b-5a5e7j9f
~oget	74 -6b-5a5e7j9f
~ogr	73 -10i4c7g16b
~ogra	77 -6a15c
~ogre	84 -11c-8i6g16b
~ogs	80 -13b5c10a
~ogs>	80 -13b5c10a
~oh>	61 -25j-21g-12b6ae10dfk14c
~ohi	88 -5a7j
~ohio	88 -5a7j
~oho	74 6cg
~ohol	74 6cg
~oi>	85 -10k7a
~oic	77 -7a-4j5b9h14c
~oice	77 -7a-4j5b9h14c
~oil	85 -12a13b
~oin	49 -13j-12g-8f-5d6ac8h13i15k
~oin>	71 -4c6j14e
~oing	51 -16j-11f-7g-6e-4d10c17i20k
~oint	75 -9b-7g7af11h
~ois	84 12c
~oise	85 12c
~ok>	57 -19a-12g4j5i6ck11h
~oka	48 -18j-16b6f7d9g13a14i
~okay	48 -17j-14b6f7d9g11a14i
~oke	61 -19d-5e-4b6j9cg11a
~oke>	64 -11d-6j9c12a
~oked	78 -8d17g
~oker	81 -11b7a16j
~oki	62 -8b4e7j8a
~okin	62 5e7j
~okk	80 -6a-4c4j14d
~okke	80 -6a-4c4j14d
~oks	69 -6e15a
~oks>	69 -6e15a
~ol>	54 -6h-5ek-4c5f6g13d
~ola	81 -5c5j
~olat	82 -5c5j
~old	46 -12i-6h-5b7d19g22j
~old>	50 -10b-8k-5hi-4c16j25g
~olde	65 -15g-10a-8c6k10b11dj
~oldi	74 -12g8a13c
~olds	73 -18i25g
~ole	60 -9c-8g-6d-5f16a19b
~ole>	61 -10d-9i-6c12a19b
~oles	85 -12g9i10a
~olf	85 4a7c
~olf>	85 4a7c
~oli	47 -22g-14i-10b-6d5a9f14e15k24c
~olic	48 -10i-9a-6d8bck11e
~olid	80 -16b7e11a14f
~olin	73 -36g-13b12a14k29c
~olk	64 -8k-7j-5ae5b9h16d
~olks	64 -8k-7j-5ae5b9h16d
~oll	51 -8h-6f9d11g12b
~oll>	66 -10a9g13d
~olla	65 -14a-7c7g14j
~olle	62 -5i7b8c
~olli	70 -15j-11c-4d5e8g22a
~ollo	80 -8g5i10a
~olo	82 -13a-4g6j12b
~olo>	88 -11a5k14b
~ols	71 -11b-8c21g
~ols>	71 -11b-8c21g
~olt	82 6b
~olts	85 -4j6b
~olu	80 5b
~olum	88 
~olun	84 -5a6b
~olv	86 
~olve	86 
~om>	46 -8a-6c4i5j9h12k
~oma	78 -6b8ci
~oma>	86 -5b10c
~omat	85 6i
~ome	36 -23j-13c-7i-5ef10a21h23d32b
~ome>	43 -17j-8g-6d5e9ak28h
~omeb	57 -6bek8i11d12a
~omed	86 5ad
~omen	79 -8b5a7k
~omeo	71 -15c-6k9b19g
~omep	85 -5a5c
~omer	62 -5eg16d
~omes	66 -12e-8a6bd7j9g
~omet	53 -16j-8hi8de9a11b
~omew	72 -20c-5dfg12a13h20b
~omf	77 -6c4g7a
~omfo	77 -6c4g7a
~omi	65 -17b-15j-12a8i12f28c
~omin	67 -21a-14b-12j-6k-5g9i12f37c
~omis	84 -10c-5b10ag
~omm	63 -6j-4i4a7c9g
~omma	76 -5b14a
~omme	71 7c
~ommo	88 -10a-4j5b15c
~ommu	78 -12c4k12g
~omo	69 5j7eg
~omor	69 5j7eg
~omp	46 -9g6ik7b9e11d
~omp>	66 -13c7g8d9a
~ompa	50 -9g-8a-7c5e7d8i10k11b
~ompe	85 
~ompl	73 -11b-4g10c15d
~ompr	82 -5a11h
~ompu	75 -12a-6g9b12e
~oms	73 -5c7a
~oms>	73 -5c7a
~on>	31 -23c-13f-4b8k9e10h12g17a35j
~ona	63 -11c-4e5jk7b8g
~onal	64 -15c5k6j8g
~onc	69 -9g-5ad13b14c
~once	70 -9g-6k-5d7b14c
~ond	60 -7g-6b11cj
~ond>	65 -13b4i5a7j10c
~ondi	73 4b5f
~one	37 -14e-8h4g9j12bf19k
~one>	39 -13e-6h6c7f11j13a
~oned	81 -9b4k6a10j
~ones	63 -17c-11a-7g9d11b16k
~oney	59 -9j-7i-6e4a6g9f11c
~onf	88 -5d8c
~ong	49 -30i-20j-14b-7d6f7a16eh42g
~ong>	51 -29i-14j-10b-9d-5c6a8f12e18h37g
~onge	85 -9a5d
~ongi	82 -7b8a10g
~ongr	81 -8g-7j5c6ae
~oni	70 -14a7j20c
~onic	86 
~onig	79 -16a7gj14c
~onit	80 6c
~onl	63 -11d-9g-4f7ck9b15j
~onli	74 -9g-8b5j10ac
~only	66 -11d-10a-4f9k11j17b
~ono	85 -4j4i8a
~onou	86 10i
~ons	54 -5dg-4e6c9j14a
~ons>	57 -10g-8b5j14c15a
~onsi	86 9b
~onst	74 -7a8g
~ont	45 -6c-5h4j11gk
~ont>	67 -13b-11g4k9c24a
~onte	77 -14c24g
~onth	50 -7c-5a5e7j10g
~onti	86 5b
~ontr	62 -5aeg8b9k
~onv	79 -11k-5b6j8c
~onve	79 -11k-5b6j8c
~onw	88 
~onwi	88 
~oo>	60 -21k-9c-6h4j8f10b16a
~ood	47 -13k-8g-7c5e8aj11b16i
~ood>	48 -14k-9c-5f-4g6e7d8b9j19a
~oode	86 5i
~oods	82 -17c-10a7bf15i
~oof	55 -10c-5b-4gk4e8d9j10h
~oof>	56 -11c-7e8j9d11h
~oofi	84 
~ooh	81 -7a4f7i
~ooh>	81 -7a4f7i
~ook	50 -7g6k9h10j
~ook>	57 -19a-12g4j5i6ck11h
~ooke	80 -8d14g
~ooki	63 -5b5e7a8j
~ookk	80 -6a-4c4j14d
~ooks	69 -6e15a
~ool	53 -8b-6h-5e5k6f10c14d
~ool>	56 -7c-5hk6f8g15d
~ooli	86 -42g-6a15k36c
~ools	71 -11b-8c21g
~oom	62 -7j-4i5b18k
~oom>	69 -12a19k
~oomm	76 -5b14a
~ooms	76 -4c4k
~oon	67 -17c-14i-4b8a11g28e
~oon>	67 -20c-14i-4b8a12g29e
~oop	86 8gj
~oor	62 -15b-8c-4a6k9j10f14e
~oor>	67 -15b-9a-4d7j12f
~oord	84 
~oors	75 -13c-5g5b9k13e
~oos	76 -8b-7g-6e-4h4d6i8a13c
~oose	77 -9b-7g-6e-4h4d6i8a13c
~oot	67 -15a-9c-5ej5f9g24i
~oot>	73 -9c7f
~oota	84 -5a13g
~ooth	86 -19a28i
~op>	52 -13g-9k5b10c14f
~ope	56 -8i-5f7bk8e
~ope>	88 5k
~open	64 -12g-5i5a11e15b
~oper	64 -6b4dk6j9g
~opi	75 -10a4d9j
~opin	75 -11a4c5d10j
~opl	58 -8j-5ef4h10a14d
~ople	58 -8j-5ef4h10a14d
~opp	67 -17b-10g-8d11a12c26h
~oppe	73 -18b-5g6c10a15h
~oppi	73 -7d-6g7c13h
~opr	86 -19c-4a5j6b17g
~opri	86 -19c-4a5j6b17g
~ops	77 -13c-9a-6e-4b5j6k12d17g
~ops>	77 -13c-9a-6e-4b5j6k12d17g
~opt	84 -13b7d8j
~opti	88 -8a8j
~opy	78 -5k7j
~opy>	78 -5k7j
~or>	26 -54a-26j-24e-8g-5c5f7d12i167b
~ora	69 -7g-6j7a8c10b
~orag	74 -7g-6b8a11c
~orat	79 14b
~orb	88 -5a6j
~orc	70 -10j-4g10a14b
~orce	75 -11j-8c9a16b
~orch	88 -5a5c
~orcy	84 -5b6a
~ord	54 -11c-10g-9e-5h16k24b
~ord>	59 -20c-12i-11e5d11a12b13k15j
~orda	82 -15g15c
~orde	72 -13j-9a-5c6f12i14b
~ordi	80 -4k9a
~ords	74 -14a-8d4g5b7k
~ore	46 -17a-8k-6j-5h4g6d10c31b
~ore>	47 -9k-7j-4h7c8g9d13b
~ored	82 -10a12c
~oref	88 -13a15b
~ores	85 -7c6a
~orev	84 -5a7b
~org	77 -4f12k
~orge	88 -5c4k5g
~orgi	85 -4f13k
~orh	88 -5j4e8g
~orho	88 -5j4e8g
~ori	64 -8c-6i-5g-4h9b11d13a
~orid	86 5b
~orie	86 -15c5g12d
~orig	74 4d5b
~oris	77 -22c7b20a
~orit	80 -9a-4g28c
~ork	44 -18g-8k11a12c17f
~ork>	47 -15k-9j-5d8c9i12b17f
~orke	69 -6bg5c6a
~orki	69 -17b-5e4f5ai7cd
~orks	69 -22g-16i-6c6k7a10j11e13b
~orl	85 -9i4c5k8f
~orld	85 -9i4c5k8f
~orm	60 -14bg-7e-5cf6a8h13i20k
~orm>	66 -8j-6begh15a21k
~orma	72 -9b5c
~orms	81 -15a12j13i
~orn	61 -9j-8k-5d8g13e14f
~orn>	71 -9g-7k-5d11a13e
~orna	84 5g
~orne	81 -6a16f
~orni	69 -10c-7a-5j7f16g
~oro	88 8d
~orol	88 8d
~orp	77 14b
~orpo	79 14b
~orr	56 -10a-8b-5dk8i13j21c
~orre	70 -17a30j
~orri	77 -6g4c6i
~orro	66 -5a4j6eg
~orry	70 -17j-12b-4e11a26c
~ors	59 -11c-10g-5fi6ae7j13b
~ors>	61 -17c-8g-4f4j6d7b8e12a
~orse	88 -6j6b7a
~orst	80 -12a-7i7h9cj
~ort	51 -10e-9c-8j-7d5a6h10k26g
~ort>	71 -5b-4j6k8h
~orta	69 -5j8a
~ortg	65 5aj
~orth	61 -8e-6j-5c-4f4a26g
~orts	82 
~orw	80 6k10a
~orwa	80 6k10a
~ory	67 -6ah-5f5g7j9bk
~ory>	67 -8a-6h-5f5g7j9bk
~os>	85 -8d12c
~ose	48 -15a-14f-5b-4c5h7j9g12i26d
~ose>	49 -17f-12c-10b7h8i13g22d
~osed	70 -20a-13e-4b6j7di9g18c
~oser	84 -10a-5j19b
~oses	81 -12c-6b6j8f11a
~osi	68 -7c-5ag-4b6d24e
~osin	70 -11cg6d28e
~osit	88 7c
~osp	72 -4bd5fj7a
~ospi	72 -4bd5fj7a
~oss	63 -11c-9ae5b9j23g
~oss>	65 -11c-9e-8a12j18g
~osse	81 
~ost	51 -9d-8e-5h4a28g
~ost>	54 -14a-8d-6e11k34g
~osta	86 
~ostl	72 -11k-10c-4g7j16b
~ostp	88 
~osts	80 -11b-8k-5h5j7g15a
~osy	86 -10c5k8f
~osy>	86 -10c5k8f
~ot>	35 -6bf-4c8gk13h21j
~ota	69 -12a-6i-5j5k7dh10g
~otag	84 -5a13g
~otal	73 -11a-5e-4i6k8h9d
~otc	88 -5e13c
~otch	88 -5e13c
~ote	58 -9k-7h-5ad-4e5g8j21b
~ote>	64 -8c-7k-6h5a11g17b
~otec	73 -12a4j14c
~otel	81 -7a6j8b
~otes	77 8a
~oth	47 -20k-7c-6a6b8dh9i23j
~oth>	66 -25a-16c5j18i24b
~othe	51 -16k-6b7c10d13h15a
~othi	68 -8b-4k26j
~oti	80 10a
~otin	84 5a
~oto	70 -14c-7k-4g31a
~oto>	86 -6k5a
~otor	72 -11c-4g21a
~ots	82 
~ots>	82 
~ott	70 -5g-4b16a
~otte	74 10a
~otto	86 6c
~ou>	17 -20k-4e11b15i18f24j28h32a
~oub	71 -8c6b9g
~oubl	71 -8c6b9g
~ouc	74 -26g-13a-5k4b5j13d30c
~ouch	74 -26g-13a-5k4b5j13d30c
~oud	80 -6c11h
~oud>	81 -6c11h
~oug	48 -16d-10e-6i5h9c17a18k
~ough	48 -16d-10e-6i5h9c17a18k
~oul	34 -15j-11h-9k-4c7g10i11e44a
~ould	34 -14j-11h-6k-4c8g10i11e40a
~oun	45 -17a-9h-8e-7j-4i13b22g26k
~ounc	84 9i
~ound	52 -8g7bdk
~oung	70 -13i-12j-11a-5f6b8k18c19g
~ount	53 -13a-8h-7c-4e7f15k19g
~oup	69 -13f-4e5d6ai
~oup>	77 -11c4a5g6b7d
~oupl	75 -12f11c
~our	25 -20a-8h4k6g8d12e13i16fj23c
~our>	26 -5h6d7k14e16fij
~ours	51 -13j-8a-6fh-5b5d18c25e
~ourt	78 -21a-6g6i7f18j
~ous	44 -7j-6ei4a8dg15k
~ous>	68 -14a-5j5e8h14k
~ouse	45 -9e-4f5a6b7d8gk
~ousi	81 4f5d
~out	35 -20a-13d-6g-5f8e14j24c27k
~out>	36 -17d-9f-8b6ah9e39k
~outc	88 7c
~outf	76 -19k-11a5f11d16c
~outh	79 -15a-8g5c7i15j
~outs	69 -20a-8g-5k8b10f11j13c
~ova	85 -11a-6b5d11j
~ovat	88 -6b5d
~ove	40 -11g7b8a17e
~ove>	57 -19g-18c-14b-7j8f10h14ae19d
~oved	79 -8g-7a12e14c
~ovem	88 8a
~over	42 -8d5k8g17b
~ovi	70 -11e-9c5aj7bd
~ovid	88 -8e11g
~ovin	71 -7c-6g-5e5j7d10b
~ow>	28 -79a-34d-26j-18b-5f4k10h20e83g93i
~owa	80 -5e6g
~owar	86 -7ac5b12g
~owe	61 -22d-5ei7g8c9a18b
~owe>	70 -22d-11a7b30g
~owed	73 -12g-7j6b7k15a
~ower	74 -10g7a14c
~owh	88 -5g4ij5c
~owhe	88 -5g4ij5c
~owi	70 -7f5j8b10a
~owin	70 -7f5j8b10a
~own	43 -15c-14g8k12f30b
~own>	45 -15c-12g-4e4h7k9a14f19b
~owne	65 4j
~owns	73 -9a18b
~ownt	84 -7j-4g6f7a
~owo	88 6h
~owor	88 6h
~ows	77 -10b9d
~ows>	77 -10b9d
~ox>	69 -7f-6c5k11e
~oxe	88 -8a5c8b
~oxes	88 -8a5c8b
~oy>	71 -9g-6a8hj10i
~oya	82 -8c5e9hj
~oyal	82 -8c5e9hj
~oye	62 -5ce4b6j
~oyed	85 8f
~oyee	67 7a10j
~oyer	73 9b
~oyi	86 -8c-5b9ak
~oyin	86 -8c-5b9ak
~oys	77 -12a-5j6d7c9b
~oys>	77 -12a-5j6d7c9b
~pa>	77 -5g-4d7c11a
~pac	66 -8g-4k5f8a
~pace	74 -5g8i
~pack	72 -6d7f9a
~pag	69 -7g-5b20k
~page	69 -7g-5b20k
~pai	61 -7ah-4ef11j14b16g
~paid	64 -16c5j15b16g
~pain	85 -7a5b9c
~pair	80 -6b-5h9cj
~pan	49 -4h5k7i13b
~pand	85 -7c4ab
~pane	86 
~pani	73 4b5c
~pany	51 -9g-6a7ek8b10i
~pap	67 -14a-13g4i8cf10b
~pape	67 -14a-13g4i8cf10b
~par	47 -17e-9h-6i-4a6d7g9c13b25f
~para	77 -8b14f
~pare	65 -10c5a10b
~park	69 -7c6k8a
~part	51 -17a-15e-9k-7h-4i6d8g10b16f21c
~pas	61 -12e-4g8a10d
~pass	66 -11e-5c-4k9g13d
~past	71 -15g-5k7i12a
~pat	71 -14b-7g12a21c
~patc	85 8b
~pati	75 -6g-5k24c
~pay	44 -10c-9a-6dj-5ehk-4f5b22i40g
~pay>	50 -17c-10de-5f-4k17gi21a
~payc	71 -12c4e7fg
~payi	64 -12ac-5b5d29g
~paym	65 -13j9b13e
~payo	86 10g
~payr	66 -10a6d9g
~pays	72 -18a-13g-7d5j6i36c
~pda	72 -13b6a7e13c
~pdat	72 -13b6a7e13c
~pe>	62 -18g-8c-7b-4fj13i16a23k
~pea	74 -7i-5k23j
~peak	77 -8i-7k24j
~pec	73 -8a-5eg5c7k9h
~peci	81 -7a9c
~pect	78 -6c-5e-4g5i8k10h
~ped	67 -14k-6e7g8h18j
~ped>	67 -14k-6e7g8h18j
~pee	73 -14a-7b-5g10d23c
~peed	80 -6b13c
~peel	84 -13c14d
~pel	72 -10c-6j-5g12i22k
~pell	73 -10c-7j-5g12i22k
~pen	47 -14e-10i-7a-5d-4j9g10k16c20b
~pen>	58 -15g-6ej13bc17a
~pend	68 -13i-12c-7e-5a8f12b27g
~pene	63 -11ae-10g5hj8d16c
~peni	82 -11c-10a9i18e
~pens	60 -8e-7d-5f8k9c11g
~peo	58 -8j-5ef4h10a14d
~peop	58 -8j-5ef4h10a14d
~per	48 -14i-6e-4h4g5j7b10dk
~per>	63 -10i-9b-5e6dk21a
~pera	82 
~perc	70 -14a-7c6bh22g
~perf	80 -11i-6g6a22c
~peri	77 -9a5c6bj
~perm	74 -13g-5j5c8b11e
~pers	60 -12c-6a5b6d7f9k
~pert	66 -8b5d9g
~perw	77 5d6i
~pes	78 -6a7b11i
~pes>	81 -11a-7g9b14i
~pet	81 -16a-5d25c
~pets	88 
~pgr	88 6c
~pgra	88 6c
~pha	84 -4b10j
~phal	85 -4b8a
~phe	88 -4j10b
~phi	88 10a
~phis	88 10a
~pho	62 -7h-5d4a8be
~phon	63 -7h-5a-4i4g8b9e
~phot	85 -6k12a
~phy	76 -8g
~phys	76 -8g
~pic	58 -11e-8aj-6c4d5b9g19k
~pica	86 11g
~pick	63 -9e10k
~pict	71 -5ci-4j5k6f
~pie	82 6e
~piec	86 
~pil	76 -5dj-4g5b12c
~pill	80 -5ad6b
~pin	59 -10g-7b5k10h13j
~pin>	74 -11a-8d-7g4b12c20j
~ping	63 -10b-5e6k10h15a
~pini	86 -8a6d
~pip	73 -6b13a
~pip>	85 -23b26a
~pipe	77 -10a14b
~pir	80 -7c-5g6j12e
~pire	84 
~pit	70 -7b-4d4f9j12a
~pita	72 -4bd5fj7a
~piz	86 
~pizz	86 
~pla	44 -11g-9i-6h-5k-4e5df9b12a24c
~plac	50 -7ij-6c-5k7abg15d
~plai	67 -4gi6b12c
~plan	56 -10g-7d-5e-4h6f10j18c
~plat	78 -7g5c9a
~play	81 -6g5i8c
~ple	52 -12e-8c-7g-5f13bd16k
~ple>	56 -14f-6ag-5e9bc13d
~plea	67 -14a-11d-8e-6j-5c12f14b26k
~ples	86 -6c7a
~plex	78 -9c-5g17d
~pli	66 -15f4b9c10d
~plic	84 6h
~plie	70 -15f11cd
~plit	84 -5a
~plo	60 -9g-6e-5b4j13a
~plot	86 -8b8a
~ploy	62 -6g-5ce4bk5j
~plu	71 -5b-4c11e
~plug	85 5a
~plum	74 -5a11e
~ply	86 -5b4a9h
~ply>	86 -5b4a9h
~pme	71 
~pmen	71 
~poc	76 -4a9c10g
~pock	76 -4a9c10g
~poi	75 -7g-6bc6a7f11h
~poin	76 -7g-6bc6a7f12h
~pok	88 -4j9a
~pol	47 -10i-6d5b6c8k10e
~poli	47 -10i-6d6c9k10e
~pon	82 -5c4a6b
~pone	88 
~poo	68 -10b8j9a
~pool	68 -10b5j11a
~por	63 -9j-5gi-4d6k11h18b
~pora	78 -5j18b
~porc	88 -5a5c
~port	66 -5j7k12h
~pos	73 4g6a
~posi	88 7c
~poss	88 -4c9g
~post	80 7a
~pot	77 -9a17f
~pot>	80 -13a5b17f
~pou	65 -9g-7j-6i10ac13k
~poun	82 -4j13a
~pous	67 -11g13ck
~pow	88 
~powe	88 
~pp>	70 -6g-5d7a11j
~ppe	51 -20e-7b-5a10k13h18c
~pped	70 -8a14h
~ppen	53 -18e-5g11k22c
~pper	80 -11b-4i7a10g
~ppi	71 -6g5b13h
~ppin	71 -6g5b13h
~ppl	67 -15f5ac9d10h
~ppli	68 -15f8c10d
~pply	86 -5b4a9h
~ppo	81 10f
~ppoi	85 10f
~ppr	75 5b
~ppra	80 6b
~ppro	88 
~ppy	71 -11i-10c-6g7bh20a
~ppy>	71 -11i-10c-6g7bh20a
~pra	77 -6a4c
~prai	80 -4aj5c6b
~pre	57 -13a-6f-5d7j8b19c
~prea	82 5b
~prec	88 5i7c
~pref	84 -17a5c6j16b
~preh	84 -5a11h
~prem	76 -8c-5b-4j5a17g
~pres	68 -14b-7g8a10j18c
~pret	70 -7g6i9a
~pri	54 -14a-8ch-4i8j14g22b
~pric	61 -6h-5i10a11c
~prim	88 
~prin	67 -16a-10c6f8j16b
~prio	88 -6a7c9g
~pris	85 -11g5c6a
~priv	82 -10a-7c6f14b
~pro	51 -9c-5k6b10j15h
~prob	73 -8a-5g5e7bj
~proc	88 -8a-4g7j12i
~prod	82 -9g-8b10ac
~prof	79 -6b9c
~prog	73 -10i4c7g16b
~prom	84 -12c-4j18g
~pron	86 10i
~proo	69 -23c-10k-4g8b9a21h
~prop	64 -7b-5i7g8a
~prot	73 -12a4j14c
~prov	79 -5b14a
~ps>	61 -7c-6e-4f5a6g7bd
~pse	76 -7i-5g7j13h
~pse>	80 7j
~psi	88 -5b9a
~pst	80 -4g6c
~psta	80 -4g6c
~pt>	70 -19b-10g-8c4f16a20h
~ptc	86 6a
~ptci	88 4a
~pti	73 -8a-6g-4bf8c25j
~ptio	77 8j
~pts	82 -12g8k13d
~pts>	82 -12g8k13d
~pty	81 -10g22e
~pty>	81 -10g22e
~pul	70 -7j11e
~pull	70 -7j11e
~pum	84 10a
~pump	84 10a
~pur	81 -19a5b19g
~purc	86 -12a20g
~pus	78 -5g5a6b
~push	79 -5g5a6b
~put	52 -18c-6i6f10b12g
~put>	54 -12c-11e-7i6d8f11a13g
~pute	75 -6g-5a9b11e
~putt	75 -7ac-6d6g9e11j
~py>	67 -12c-9g-7i-5k6h8b19a
~qua	67 -7ab10g11j
~qual	88 
~quar	67 -7ab10g12j
~que	67 -4h10b
~ques	67 -4h4c8b
~qui	57 -7dj-5i5g7e17c
~quic	71 6a7k
~quie	85 -6a-4j8e10k
~quip	71 
~quir	75 14c
~quit	70 -13c6a12g
~quo	65 -8c-5k5b7a12g
~quor	88 10a
~quot	66 -6c-4k7b11g
~ra>	70 -15a-4i4c10g15j
~rab	81 6k
~rab>	81 6k
~rac	58 -17c-9i-7e8k13h17b
~race	85 -8i-4b7g8j
~rack	73 -23c-5j5b12a20h
~ract	62 -13a-6eg4c11k15b
~rad	65 -20g-10a-7j5e6b11i21c
~rade	67 -13g-10a-6j6e7b12c13i
~radu	85 -6b6a
~raf	80 -7b5c6g
~raff	86 -7b4a8g
~raft	86 -6a6c
~rag	49 -7dg-5b6f8h14a
~rage	50 -11g-7d-5i4j5h6b8ac
~ragg	86 -8b-7c5i6gh7a
~rai	58 -8d-7hi5j10b11g
~raid	88 5c
~raig	74 -7a5e7b
~rail	88 -5c
~rain	67 -10d-6c-4e6f7a16g
~rais	68 -5gh9b11c
~rak	86 
~ral	64 -7c5d8j
~ral>	64 -7c5d8j
~ram	64 -11b-6k-5di-4g5c7j10f13e
~ram>	77 -14a16c
~rame	77 -17c-6g-4b14f18e
~ramp	75 -13b18a
~rams	88 9a
~ran	45 -11k5i6ae7c
~ranc	47 -6d6b7e14c
~rand	69 -17k9ai11d
~rang	82 -5k8a
~rank	88 4i7k
~rans	82 -8a10b
~rant	72 -8b-4c4g10a
~rap	85 -4a6c
~rar	88 -6g-5e4b14c
~ras	68 -13b-11g-6j8d11k22c
~ras>	77 -7b-6g4a5k10c
~rash	79 -7ab-5gj12c13d
~rass	84 7k
~rat	55 -16c-9a-7i-5df9e11h14k17b
~ratc	88 -8a9b
~rate	62 -18b-11c-4f7g8k13a15h
~rath	73 -6c-5a5j7k10b
~rati	71 -10a-9c7e21b
~rats	85 -8g-4a7ce
~rav	77 -9c4f
~rave	77 -8c4f
~raw	73 -14c-10a-7g7e8i17b
~raw>	84 -8c5b9e
~rawe	86 -9a9b
~rawl	82 -7c-5g6b10i
~raz	76 -5i9h
~razy	76 -5i9h
~rbe	84 -7a11e
~rbn	85 -6b11a
~rbnb	85 -6b11a
~rby	81 8a
~rby>	81 8a
~rce	65 -19c-9j-6a-4de14h17g19b
~rce>	77 -7c10h
~rced	85 -13j-7c7a20b
~rcen	70 -14a-7c6bh22g
~rch	71 -11a-10e9c14g
~rch>	75 -10e-4b11c
~rcha	85 -13a20g
~rchi	88 -5a6b
~rci	72 4k6a
~rcia	72 4k6a
~rcy	80 -5b8a
~rcyc	84 -5b6a
~rd>	48 -16c-9a5ij6k25b
~rda	82 -15g15c
~rdas	84 
~rde	69 -18a-12j-5e4f10i11c20b
~rded	77 -12j5ak7b
~rden	86 -9a6b10c
~rder	79 -17a7f11i12b
~rdi	72 -8ck-6b-4g6j11d18a
~rdia	80 12d
~rdin	77 -7k-5c6j16a
~rds	63 -8d-6b4i5a8c
~rds>	63 -8d-6b4i5a8c
~re>	25 -8c-7e-5h8k12d20fg38a
~rea	46 -19g-16i-9a-8d-6j9b10e12h23k25f
~rea>	79 -23c-13a-11e5k6b38f
~reab	82 -5c17f
~reac	70 -15i-9b10c15e
~read	57 -11i-9c-5j-4f11b34k
~reak	72 -9g15c
~real	67 -15c-7f4k8e9g11j
~ream	86 5e
~rear	88 5j
~reas	69 -13g-10bk-9a-5j5d24c25h
~reat	62 -15j-9g-6d5f9i10b16a
~reau	88 -5a7j
~reb	77 -10c5j9a
~rebu	77 -10c5j9a
~rec	54 -12ci-6h-5g9k10b11a21j
~reca	80 -5c6b
~rece	75 -11g4ac7k
~reci	88 5i7c
~reck	72 -10c12d
~reco	62 -15i-9d-5c4k5j9b15a
~rect	69 -12a28j
~red	47 -11be-8h-5c5i15f27a
~red>	50 -15e-14c-10b-7h-5k13g22a26f
~redi	62 -13fg6k10a12c
~redo	80 8j
~ree	54 -10f-8d-6g-5i4j5a7b26c
~ree>	66 -24i-21g-7b-5k12j22c25a
~reed	81 6h
~reek	82 -9b-7i10g11a
~reem	84 -6d-5e6ab
~reen	86 
~reer	88 6k
~rees	78 -15c-8i7k19g
~reet	65 -11a-6fg-5k7i15b17c
~ref	72 -24a-13c-5g5j20d26b
~refe	78 -13a-4g5j8d12b
~refr	86 -16a19b
~refu	88 -16c18d
~reg	67 -17c-5e4j6ak16g
~rega	85 7j
~regi	79 -18c25g
~regu	73 -5g-4j7k10a
~reh	78 10h
~rehe	84 -5a11h
~reho	85 
~rej	88 -6a6h
~reje	88 -6a6h
~rel	60 -8i-6b5f7h16g
~rell	62 -8i-4b7h14g
~rely	86 5c
~rem	59 -12k-9a-7e7c8i13j15g
~rema	80 -17a8c12b
~reme	64 -7b-5ce11j12i
~remi	75 -11k-5b-4j10c17g
~remo	81 9j
~ren	46 -11j-10i-8f4c6e7a24g
~ren>	73 -9c6b
~renc	78 -13c7a9g
~rend	84 -7a-4c13g
~rene	69 -8c-6g6h14e
~reno	86 -6b5d
~rent	49 -13j-8i-7fh-4k8a15g25c
~rep	59 -8g-7a-6d-5i4k6ej12b
~repa	78 -16a-5h8b9cj
~repl	63 -14g-5j-4k4c7e12b13a
~repo	78 -7c-6b9h10k
~req	73 13c
~requ	73 13c
~rer	76 -15g-5c8f12d13e
~rer>	80 -5c13d
~res	51 -24a-10g-6di5c8j14h16f18k
~res>	69 -12a-9g8b13j
~resc	82 5c
~rese	85 -7a6jk
~resi	81 -7a6j
~resp	86 -8c-4ae9b11h
~ress	58 -13i-12b-7dg5ae12cf17k
~rest	67 -11k-7b-6a-5j-4c4i8g10f16h
~ret	59 -6g-4h5j10b
~reti	67 6b
~rett	68 -8g4abe5i
~retu	82 -10b5jk
~rev	73 -8e-4j7bc8g
~reve	76 -11a-4j6c8b10g
~revi	84 -8e11a
~rew	71 -9c7d9g
~rew>	73 -6c-5ai7d9g
~rfe	80 -11i-6g6a22c
~rfec	80 -11i-6g6a22c
~rga	88 7i
~rge	65 -14i4g7cd
~rge>	73 -14i-5a4d5k12g
~rgen	81 5d
~rger	86 6j
~rges	86 -12g11c
~rget	85 4g
~rgi	82 -26c-4f13k22g
~rgia	85 -4f13k
~rho	88 -5j4e8g
~rhoo	88 -5j4e8g
~ria	75 -6c-5k5g6ae
~rial	79 8b
~rib	80 -6g-4i10c12k
~ribe	85 -6a-5g14k
~ribl	88 7c
~ric	55 -7hi-6f6a7c11j
~ric>	85 -9a11b
~rica	73 -8c5ag
~rice	61 -6h-4i9c10a
~rici	88 -6a15j
~rick	74 10c
~rict	80 -13b8a9j
~rid	70 -13bd-7k5j9a12f17c
~rida	85 -7a4b5c
~ride	74 -16b-12d-5k11f12a15c
~rie	54 -20a-15c-7e-5f5i14j19b22d
~rie>	88 -15a22j
~ried	67 -9g-6k-4c6d10i12b
~rien	65 -7g-5ade5h6j8bc
~rier	77 -17a5k8c16d
~ries	66 -28c-4i7a13d18g
~rig	37 -10a-8d-7hk-6ce-5g23i49j
~righ	37 -18a-10cd-7hk-4f4b24i52j
~rigi	74 4d5b
~rij	88 -4c5a
~riju	88 -4c5a
~rim	84 
~rima	88 
~rin	50 -25c-12i-11k11a16j20g
~rin>	74 -17a-5k9g11j
~ring	55 -23c-7ik4eg6h8d10j13a
~rink	67 -8d-6b-5f27a
~rins	86 10g
~rint	85 -9a8b10f
~rio	74 -12b-7aj9h11g14k
~rior	82 -9b-7a6g22c
~riou	79 -17c-5j-4b6g10h16k
~rip	69 -10c4bk8dj
~rip>	76 -9a8b9j
~rips	88 -7c9a
~ript	81 -5c11d
~ris	66 -20c-12g-5d9f11b29a
~rise	80 -11g4c8a
~risk	85 -15c8a9b
~rist	73 -21c-4k5b10f17a
~rit	58 -20a-11b-5e-4fh4k6d8j32c
~rita	82 -9a8c10k
~rite	67 -6b5k14d
~riti	80 -5d8a
~ritt	77 -20a-18b19j22c
~rity	73 -5g7b15c
~riv	47 -5h-4egj5f8a9bd
~riva	82 -10a-7c6f14b
~rive	50 -8e-4h4f8b13d
~rivi	62 -9b5c17a
~riz	88 
~rizo	88 
~rk>	46 -7jk-6d-5e-4a6bg8i11c14f
~rke	65 -12c5af9j
~rked	77 -4g6c
~rker	72 -6b6aj
~rket	80 -19c5abe6j
~rki	67 -12b-10g-5ej6d7c19a
~rkin	67 -12b-10g-5ej6d7c19a
~rks	69 -25g-16i5a6k8j11e13b
~rks>	70 -15gi-12c6ak8j12e13b
~rksh	86 -14g18c
~rl>	78 4g6c
~rld	85 -9i4c5k8f
~rld>	85 -9i4c5k8f
~rlf	85 5a
~rlfr	85 5a
~rls	81 -10a14b
~rls>	81 -10a14b
~rly	75 -10c-5a12gj
~rly>	75 -10c-5a12gj
~rm>	56 -12c-9fh-7d5b10j12a18k
~rma	69 -6bg5j6c
~rmal	79 -6a
~rman	80 7c8a
~rmat	80 -4b7c
~rme	88 5e
~rmer	88 5e
~rmi	74 -17g-12c5b11e18h
~rmin	86 -13c-8g21h
~rmit	79 -11g5b12e
~rml	88 9a
~rmle	88 9a
~rms	75 -18a-4c11i16j
~rms>	75 -18a-4c11i16j
~rn>	60 -8b-7d-6k5cg24a
~rna	74 -8a-7b-4g5i19c
~rnac	80 -8g5j7i
~rnad	84 5g
~rne	62 -25c-7a-5k6eg12f18i
~rned	65 -22c-15a-5k10e12g21i
~rner	80 -5ab6c16f
~rney	88 -6c5k
~rni	62 -19c-12b-7a6f11e29g
~rnig	80 -12b-4c6e8a
~rnin	66 -12b-11c5f7e26g
~rnit	79 -8a-6c7j9g
~rno	80 -17c11i18g
~rnoo	82 -12c9g10i
~rns	81 -8a-4e16c
~rns>	81 -8a-4e16c
~ro>	82 4d
~roa	70 9a
~road	70 9a
~rob	71 -11a5e6b7j
~robl	73 -7a-5g5e7bj
~roc	77 -7b-6a5i7c9j
~roce	81 -5b6j9i
~rock	85 10c
~rod	82 -9g-8b10ac
~rodu	82 -9g-8b10ac
~rof	79 -6b9c
~rofe	80 -5b6c
~rog	72 -9i5j7g15b
~rogr	73 -10i4c7g16b
~rok	72 -13d-12a4f9b11c
~roke	72 -13d-12a4f9b11c
~rol	62 -19j-4g4c13a18d
~rol>	86 -9g5a9i
~roll	64 -18j-5e11d12ac
~rom	48 -9c4g6f7i11h
~rom>	48 -4c5j6f7i11h
~romi	86 -10c13g
~ron	60 -15bg-9j-7d5hk16c28a
~rong	72 -6g-5j7h13c
~roni	86 
~rono	86 10i
~ront	67 -13b-11g4k9c24a
~roo	52 -8bc4j5d8h11k
~roof	55 -10c-5b-4gk4e8d9j10h
~room	63 -5j18k
~rop	60 -14c-8a-6i7g13b14h
~rop>	74 -8k-6cj5ah6g13b
~rope	65 -8b4k5dj8g
~ropp	78 -6cg15h
~ros	72 -13a-12c-4e6j8k15g
~ross	74 -12c-11a-5e5j7k16g
~rot	61 -12k-10g-9d-6h5e6a7b12j15c
~rote	70 -5gh7j13c
~roth	68 -8dk-5g5a11b12c
~rou	45 -13a-10c-6e4j8i12bdk
~roub	72 -7b-5c4k5j8a
~roug	52 -16a-7eh5d7i8j16k
~roun	56 -12a-6j4f8d9b
~roup	77 -11c4a5g6b7d
~rous	81 -12c6e14a
~rout	85 -10a7b12c
~rov	77 -5b13a
~rove	80 10a
~row	59 -10c-4ad6g10b11e
~row>	62 -15c-6a5j8e10g11b
~rowe	86 
~rowi	84 
~rown	81 -7b-4c5i6e13a
~rp>	86 
~rpo	76 14b
~rpor	77 14b
~rpr	85 -11g5c6a
~rpri	85 -11g5c6a
~rra	85 -12k-7b8a17i
~rran	86 -19k-7b13a17i
~rre	58 -19a-12b-6i9e10g26j
~rrec	70 -17a30j
~rren	63 -9b-5i-4a7k11e12g
~rri	61 -13g-6e-5a7d12c20b
~rrib	88 7c
~rric	79 6b
~rrie	64 -11g-9a-4e9d10c18b
~rro	65 4g6e
~rrow	66 -5a4j6eg
~rru	85 -7a19j
~rrup	85 -7a19j
~rry	56 -13b-11j-6e-5d7g18c23a
~rry>	57 -19b-13j-6e-5d23a29c
~rryi	76 -15c7b9g
~rs>	37 -15j-6f-5g6b7ak9c10e16d
~rsa	80 -12k4c12b
~rsal	88 -5j14b
~rsat	85 -11k5c8j
~rse	57 -11e-7d-5i5ak9bf
~rse>	73 -10b7h22a
~rsea	88 -5d5a8f
~rsel	61 -9ae-4i5c8k15b
~rsh	82 -10a4bc5j
~rshi	84 -7a4b5c
~rsi	77 6k
~rsin	88 
~rsio	88 4b
~rsit	86 
~rso	62 -9c6j8a
~rson	62 -9c6j8a
~rst	56 -10i-8ag-6f-5c-4b8h17k25j
~rst>	57 -8i-5e4h10jk
~rsta	77 -12a-9c-5fg6h10k22j
~rt>	48 -9b4aj5k8e
~rta	69 -5j8a
~rtab	75 -7c11a
~rtan	77 -6g-4j5ch6b
~rte	68 -11i-6k4a14g
~rted	72 -11i-5j9a16g
~rter	81 -4a10j
~rtg	65 5aj
~rtga	65 5aj
~rth	55 -6f-5d-4bj14eg
~rth>	58 -10e-8j-5f-4d4c5i9k15g
~rthd	68 -8k-6ab4j29e
~rti	61 -6cj-5e-4b10a11d12g
~rtie	82 -12c5b10g
~rtif	65 -5b-4c12d
~rtin	80 -13a10b
~rtm	63 -9c-7i17d
~rtme	63 -9c-7i17d
~rtn	67 -13k-5e11g12b
~rtne	67 -13k-5e11g12b
~rts	72 -10c-9a-6g-5e8k10i16f
~rts>	72 -10c-9a-6g-5e8k10i16f
~rty	64 -7a-5e5g7c
~rty>	64 -7a-5e5g7c
~ruc	58 -11b-6a4k7g13c
~ruck	61 -13b7g11c
~ruct	72 -9a4jk
~rud	88 -18c-6b-5e9a24g
~rude	88 -18c-6b-5e9a24g
~rue	85 8c
~rue>	85 8c
~rug	79 -13c5j6a11d
~rug>	88 6j
~rugs	82 -11c5a12d
~rui	88 
~rul	85 -5g7c
~rule	86 -4g7c
~run	55 -20e-14c-8aj-6f12d18b33g
~run>	58 -17e-10c-5k4d6h7a24g
~runn	70 5g
~runs	76 -9aj8dg11b
~rup	80 -6c17j
~rupt	80 -6c17j
~rus	70 -9g-5a7b8h
~rush	88 7ae
~rust	72 -10a-7g7b8h
~rve	76 -4c8a9b
~rve>	80 5a
~rvi	69 -10b6gk9a
~rvic	72 7k
~rviv	84 -8b-6c5g13a
~rvo	85 
~rvou	85 
~rwa	76 -5g5k6a
~rwar	76 -5g5k6a
~rwi	86 -6a4j
~rwis	86 -6a4j
~rwo	77 5d6i
~rwor	77 5d6i
~rwr	82 8d
~rwri	82 8d
~ry>	46 -16b-12c-7h8f16a17j
~ryb	67 -19a-5d-4j6f7g8ek
~rybo	67 -19a-5d-4j6f7g8ek
~rye	88 4j
~ryer	88 4j
~ryi	73 -12c5g9b
~ryin	73 -12c5g9b
~ryo	88 11k
~ryon	88 11k
~ryt	64 -24a6c9bi12g
~ryth	64 -24a6c9bi12g
~ryw	85 5e8g
~sa>	84 -5k8c
~sab	80 -5c7a9j
~sabi	82 9a
~saf	67 -8g4j5b6c
~safe	67 -8g4j5b6c
~sag	85 -5b10c
~sage	85 -5b10c
~sai	62 -11c-8ag-5i6k17h21j
~said	62 -11c-9a-8g-5i6k17h21j
~sal	62 -12e-6i-5c5j6a12g
~sal>	86 -5j13b
~sala	77 -7a6g8j
~sale	67 -11e-8i4d6h9a11g
~salo	85 6j
~sam	62 -26b-6f-5c-4j6eg9k28a
~same	62 -26b-6f-4c5e6g9k27a
~sat	74 -13k-5gi8a10h14c
~sat>	84 11c
~sati	78 -12k-5i9a11h
~sav	65 -8c6b16g
~save	72 -4j10a
~savi	73 -8a-6c-4i7b19g
~saw	77 -8k-6g-5j6a8c9i
~saw>	78 -9k-5g5c6a9i
~say	50 -20e-13h-11c-9g-6a5j7f8bd13k29i
~say>	52 -19eh12k16i18c
~sayi	79 -17j-15c-5g7a12d21i
~says	71 -26c-12a-8g6f8h16b19j
~sba	56 -5k4a5d
~sban	56 -5k4a5d
~sca	66 -11a-8c-6d-5k7h10g19i
~scal	80 -6e-5a6i15g
~scam	86 5a
~scan	86 -9a7b
~scar	73 -10c-6j-5g-4k9h12a15i
~sch	60 -13g-8ai-5h4e5j6d9b11f
~sche	81 7e
~scho	61 -11g-9a-7i-4h4jk7d10b12f
~sco	66 -25a6k13g17c
~scor	76 -25a-6b-5k16g23c
~scou	72 -7a-5g12k
~scr	69 -8g5k7b8d
~scra	85 -14a5c11b
~scri	76 -6ag9d12k
~scro	81 -5k16a
~scu	77 -6b8a11g
~scub	82 -9b6g12a
~scui	86 -5c6g
~se>	33 -26e-20b-15f6i8d9k11h12g30c31a
~sea	71 -13c-5d5f19e
~seas	73 -13c-5d4b6f19e
~sec	62 -9g5j8ck
~seco	65 -10b-6g4i7j11c
~secu	75 11b
~sed	55 -23i-16ac-6f6eh11j23d25b
~sed>	55 -23i-16c-13a-6f6eh11j21b23d
~see	59 -18c-10gh6d7j10e17f
~see>	60 -13g-12c-9h-5a5b6i8f10j11e
~seen	79 -9c6a11f
~seh	77 -8g-6a14c
~seho	77 -8g-6a14c
~sel	54 -6ij-5h6k27b
~self	58 -9e-6j5c18b
~sell	65 -9c5g7e12b
~sem	67 -6b8i9a
~seme	67 -6b8i9a
~sen	57 -13c-10g-5de4h7k9b11f14a
~send	62 -6g6b13f
~seng	82 
~sens	76 -6c6b10a
~sent	71 -10c-4e8h9ak
~sep	80 10a
~sepa	80 10a
~ser	64 -8j8a16b
~ser>	81 -10a-5j21b
~seri	84 -8c-4b6g12a
~serv	67 4a6b
~ses	63 -9g-6d5f6k8ab
~ses>	63 -8g-5d6k9ab
~set	62 -11e-7ai-6j5h13g17b
~set>	65 -10g-6e-5i-4j14c18b
~sets	85 5k
~sett	78 -27c-6e-5a13h33g
~sew	85 4a
~sewe	85 4a
~sfi	88 -6j-5i6a12h
~sfie	88 -6j-5i6a12h
~sgi	85 -11a-5g6i10b
~sgiv	85 -11a-5g6i10b
~sh>	58 -8j-6i-5f5e7d11g13a
~sha	62 -14c-8d-5g-4j10f11b20i
~shak	86 -13a6b13f
~shal	84 15a
~sham	86 -6cj7ef9g
~shap	73 -13c-12g4b31i
~shar	70 -5d5bc6a
~she	51 -17d-16e-8f-7g6c8k23ij
~she>	55 -24c-14d-13e-7f7g11j13b30i
~shed	66 -14b-10g6k13j20c
~shee	84 -8a8j
~sher	78 -5b6c8a
~shes	84 -7j-4bg8a10c
~shi	62 -13c-10a-7d-6g5f11k13e18b
~shie	85 5k
~shif	82 -4d4e5a
~shin	68 -11ac8f10b12e
~shio	85 -9c8k
~ship	79 -7a6bc
~sho	47 -22g-11e-5h4ck6a9d28f
~shoe	88 -7i-6a8dg
~shoo	77 -7c4k5i8f
~shop	58 -7be17f
~shor	84 
~shot	82 
~shou	56 -11ij-5k-4h11c14af
~show	67 -33g-16i-6e11d12jk24a
~shu	71 -15g7a13c
~shut	71 -15g7a13c
~sib	86 -6c5b8g
~sibl	86 -6c5b8g
~sic	69 -10g-9a4k9cj
~sica	77 -8g-4a11j
~sick	77 8c
~sid	53 -13a-7e-5hk-4g7j13d21b
~side	54 -7e-4hk4b7j14d
~sidi	81 -22a26b
~sie	77 -12b-5a-4g10e17i
~sies	80 -12b-9a5c10e18i
~sig	61 -9g-8c-5h6ae7i11j
~sign	61 -9g-7c-4h5j6e7i8a
~sim	85 -22a5j21b
~simp	85 -22a5j21b
~sin	45 -14a-13g-6fh6c10d13e14b21j
~sin>	72 -18a-9g-5k7h15c16e
~sinc	61 -12g5j11i
~sine	51 -8a-7i-4ef5gj10bd
~sing	61 -19g-12h8b9ce12j
~sink	86 -4i5g6j
~sio	59 -7j-5k-4h4e5g10b15a
~sion	59 -7j-5k-4h4e5g10b15a
~sis	68 -5e-4b5d8j
~sist	69 -4bg6d8j
~sit	58 -17g-13j-6i-5k-4e9h15c28a
~sit>	70 -16b-5ik7f9a16h
~sita	84 -5b8a
~site	76 -6j-5h6c7a9b
~siti	80 -10a5c7b
~sits	86 -13f9j12a
~sitt	71 -21j-12g6d7b9cf15a
~situ	85 -6ag5i6j
~sity	88 
~siv	73 -7ai-5fk8g9h11b
~sive	73 -7ai-5fk8g9h11b
~siz	78 -22c32g
~size	79 -22c-5a32g
~sk>	59 -8g-5e7df10a
~ske	76 -10a-7k4c5bi
~sked	77 -8ck-6a5i6b10g
~ski	67 -14a-6k-5di4j6c8g9e10b
~skin	70 -17a-6k-4i4b5j8cg10e
~skip	81 8b
~sks	81 -13d-5e6k19c
~sks>	81 -13d-5e6k19c
~sky	77 -14c-5k10i16a
~sky>	81 -15c-5k10i13a
~skyd	85 4a
~sla	76 -11c22b
~slab	81 -10c17b
~sle	68 5j6f
~slee	69 5j6f
~sli	80 -6a
~slid	88 -7b7a
~slip	88 -12a6c10b
~slo	75 -7k-6cj12i15a
~slow	75 -7k-6cj12i15a
~sma	73 -7cg-5j10a16d
~smal	78 -4g4c11b
~smar	82 -12bc6i18d
~sme	84 -10c-4j4a11h
~smen	85 -9c4a12h
~smo	66 -12b-5c5a6j18i
~smok	67 -16b7j20a
~sna	84 -7a7c
~snap	85 -6a6k
~sno	79 -10f-5a19j
~snow	80 -10f11j
~so>	34 -40a-28b-24g-17i-16d-11f4e24h49k89j
~soc	69 -9a-7j-5k-4d18c22b
~soci	71 -9a-6k14b20c
~sock	88 -4j11b
~sof	80 7j
~soft	80 7j
~sol	70 -11g-5d-4eh8a15i
~sold	77 -11e-9g-8b7j9c21i
~sole	82 -4j6b10a
~solo	88 -11a5k14b
~som	44 -21j-12c-8f13d14a30b
~some	44 -21j-12c-8f13d14a31b
~son	55 -13g-8ak-6b-5d15h16e17c
~son>	58 -20g-7j-6d-5b-4ak4i12c17h20e
~sona	70 -11c7j10g
~sons	80 -7b-6k22c
~soo	70 -23i-7c9a31e
~soon	70 -23i-7c9a31e
~sor	69 -20j-8b-5e14a21c
~sorr	73 -17j-7b-4e4i13c14a
~sort	88 -4j12c
~sou	63 -15c-9b-7f7e8k19j
~soun	65 -13c-9b-6f8ej12k
~sout	84 -10a16j
~spa	69 -8k-5e5i6c10a
~spac	74 -5g8i
~span	88 -7k-5j6a7g8c
~spar	81 -13a5c12b
~spe	60 -12e-9a-7b-5i4f7j10k16g
~spea	77 -8i-7k24j
~spec	77 -8a-5g-4e9c10h
~spee	80 -6b13c
~spel	73 -10c-7j-5ag12i22k
~spen	74 -17c-14i-7e-4j9f38g
~sph	85 -4b8a
~spha	85 -4b8a
~spi	71 -4d4f11j
~spit	72 -4bd5fj7a
~spl	80 -14a4f13b
~spla	88 -10a5f10b
~spli	84 -5a
~spo	62 -13g-8j-6d7f9b10ck
~spor	84 
~spot	78 -5a11f
~spou	67 -11g13ck
~spr	67 -9a-6g6j14b
~spre	85 -5a6b
~spri	69 -8a-5g8j10b
~squ	69 -8b7c11g
~squa	70 -10b11g
~sr>	84 -4k6a7f
~ss>	44 -12e-5hi5d9k10c13f
~ssa	85 -6k6a10c
~ssag	88 -5k11c
~sse	61 -12c-10a-5i5d7k24b
~ssed	69 -13c-5i6g8k9b
~ssen	82 
~sses	73 -7a15b
~sset	84 -4a6b
~ssi	63 -6d8gj11c
~ssin	75 -9a4i9c13j
~ssio	70 -9b8c14a
~ssis	86 
~ssiv	85 -12a-7i7g16b
~ssm	86 6a
~ssme	86 6a
~sso	82 -20a4bi19c
~ssoc	88 -5c12b
~ssu	70 -7g-5d-4i4j5a9ce
~ssue	81 
~ssur	77 -10b5a9cj
~ssus	84 -5j8b14e
~ssw	86 -7a14b
~sswo	86 -7a14b
~st>	34 -18c-15a-7f-5i6e7g10h11j12b35k
~sta	45 -19d-13i-6a-5h4g5f6e7j12k24c
~stac	88 5e
~staf	80 -10c7a
~stai	76 -5g13f
~stak	85 -17a-8g32c
~stal	81 
~stan	68 -16f-12a-6b-5dgi8ek12j20c
~star	59 -12f-9j-5dh-4i5b6a9e18g
~stat	59 -14d-8a-7i-4h7k14j15f
~stau	81 -6b6i
~stay	59 -6ej4a8f11b
~ste	54 -11c-6f-4ah4e7i10k12d
~stea	81 -8a-6c-4g4i7e12b
~sted	73 -12c-4a4ei6d
~stem	71 -9b6c13k
~sten	82 -7g-5i12c
~step	72 -23c-4k10g14d15a
~ster	64 -12a-5e8c11i
~sti	51 -22g-8de4b5c6af10i19j
~stic	79 -11a-6j5k8b9f
~stil	55 -12ck-10bd-7h15i21a27j
~stim	88 6k
~stin	75 -26g-13a10b16h24c
~stio	69 -4h4a5c
~stl	69 -12ck-10g-7a7j10i22b
~stle	86 -5a6b
~stly	71 -11cgk7j11i18b
~stm	80 -5b-4d7g12f
~stma	84 -4k12f
~sto	50 -19b-12g-7e-5j8ck18d19a
~stoc	79 -5bc4a15g
~stom	62 -6b-5g-4e16d
~stop	69 -14a-6g4de10h14k
~stor	57 -13g-8b-6h-5e10a18c
~stov	78 -5b14a
~stp	88 
~stpo	88 
~str	55 -8fg8k22b
~stra	71 6b7e
~stre	64 -7fg-4e7c18b
~stri	73 -5b5c7j
~stro	81 -11c-4j5k10b
~stru	71 4jk
~sts	71 -7bk-5h7j8a9g
~sts>	71 -7bk-5h7j8a9g
~stu	58 -6f-5a6i9k
~stuc	79 -8j-5c4d8a10b
~stud	73 5j8a
~stuf	63 -19a-5b5c10i14k
~sty	85 -6a10c
~styl	85 -6a10c
~sua	72 -8c-6g-5j5af11e
~sual	72 -8c-6g-5j5af11e
~sub	62 -6cd4bh5j6g
~sub>	82 4a
~subc	79 
~subs	68 -8a-5d12g
~suc	88 5a
~such	88 5a
~sud	86 6c
~sudd	86 6c
~sue	75 6g
~sued	79 -6a5c6g
~sues	85 4a
~sug	81 -14a6c10b
~suga	84 -13a6c8b
~sui	78 -11g9a11e
~suit	79 -10g-4k10a11e
~sul	85 -6c6j
~sum	75 9b
~summ	82 -7a12b
~sump	80 10a
~sun	81 -6k
~sup	67 -15f-6i-5ej5h6c7k12d
~supp	68 -15f6ch12d
~sur	42 -10f7d12a13c
~sura	48 -6d7e14c
~sure	53 -10f-8e-5gh4i8b12a15d
~surg	86 6j
~suri	88 5d
~surp	86 -11g5c9a
~surr	84 -7a-4c13g
~surv	84 -8b-6c5g13a
~sus	78 -6j7a13e
~sus>	84 -5j8b14e
~susp	85 -5b10a
~suv	88 
~suv>	88 
~swa	86 -7a14b
~swap	86 -7a14b
~swe	72 -12j-6k5e18g
~swee	82 -7gj5e6c7i
~swer	78 6g7c
~swi	69 -8a-6j-4e5i7b
~swim	84 -16a-8b5fk21c
~swin	82 -24c8b9i12g
~swit	75 -8g10a
~swo	85 13b
~swor	85 13b
~sy>	67 -13c-11b-5g4f13e24a
~sys	70 -9b5c13k
~syst	71 -9b6c13k
~ta>	79 7g
~tab	68 -13c-7a5b10d14g
~tabl	69 -11c-5j10d15g
~tac	72 -9a-4b7d11i
~tach	82 -4b8i
~tack	81 -9a-6e8d9g
~taf	80 -10c7a
~taff	80 -10c7a
~tag	80 -15a5b22c
~tage	82 -9a5b10g
~tai	73 -5g5a12f
~tail	88 
~tair	77 -4g4a5c
~tak	51 -10f-9g-7i6c9b10k12d
~take	51 -9f-8g-7ai7cd11k18b
~taki	79 -13b7d13a
~tal	50 -15i-10e5g7f11b14d
~tal>	58 -9e-8g-6i-5ah6j10k13b15c
~talk	58 -10k-8g-6j-4c7fi10d12a
~tall	74 -22i-7c-5j11h28g
~tals	86 -10b7af
~tam	86 
~tan	61 -15f-14g-5di-4b5e6k11j21c
~tanc	88 
~tand	70 -20a-16f-5d-4gi8ek14j18c
~tang	88 -8b4c6a
~tant	69 -11g-5j6c15a
~tap	82 -10c-4k17a
~tape	85 -9c16a
~tar	58 -12f-9j-5dh-4i5b7e10c17g
~tar>	86 4c
~tart	59 -12f-9j-5dh-4i5b6a9e19g
~tas	86 -4j5f6a
~tat	58 -15d-8i-7a9ck13j14f
~tate	61 -14d-6g-4i6f10a15j
~tati	74 -13a-5i10g12f
~tatu	82 -9a-5b10k14c
~tau	80 -6b6ei
~taur	81 -6b6i
~tax	77 -8a4e5j
~tax>	82 -10b4j5e
~taxe	84 -7a6b
~tay	59 -6e-5j4a8f11b
~tay>	63 -7c-5e5b14f
~tayi	70 -6f-5gj8ab11c
~tba	82 -7c7e
~tbal	85 4d
~tch	56 -9g-8d-7c-5f-4e11b25k
~tch>	63 -19c-12a-6dg-4h5e9j16b28k
~tcha	86 -5e16c
~tche	65 -11c-5e9gi
~tchi	80 -12j5h23a
~tci	88 4a
~tcie	88 4a
~tco	86 6c
~tcom	88 7c
~tdo	86 -17g7b16c
~te>	44 -8h-7a-6dj5bk7f17e20g
~tea	69 -11g-7c-5a5i7j17b
~teac	80 -6g-5k7a
~tead	82 -7a-6c7e12b
~team	79 -6a-5c6b8k
~tec	68 -6a-5g-4d8j10c
~tect	69 -8a-5g-4d5b12c
~ted	54 -13b-6g-4k4af7e12d
~ted>	54 -13b-6g-4k4af7e12d
~tee	67 -9c-6k7a8h11g
~teen	71 -8b-5k11g12a
~teer	82 -5a6b
~tel	43 -22g-15b-10c-6ef-5i-4d5h7j9a61k
~tel>	79 -7a8b9j
~tele	84 -4c7h
~tell	43 -20g-15b-8i-5cef5a64k
~tely	72 -5b-4c5i11a
~tem	67 -4i8j16k
~tem>	71 -9b9c12k
~teme	82 -14a-5c4bk10j
~ten	58 -25b-10i-7d-6e-5f8c18j34g
~ten>	64 -18b-14a-5e12c16j25g
~tena	82 -7b6k
~tend	86 -7b6h13a
~tent	76 -14c23g
~tep	72 -23c-4k10g14d15a
~tep>	78 -7c-4k7e14d
~teps	80 -10c18a
~ter	41 -12f-11a-6e-5g8k9c10ij23b
~ter>	45 -7h-6f4c6d18b
~tere	75 -15a-8c-4j7k19h
~teri	79 -8b14c
~term	68 -17c-10a-5f5jk16b18g
~tern	80 -12c-5a8gj9i
~tero	88 -9g5a9i
~terr	80 15j
~ters	61 -8d-7gj6k20c
~terw	86 4c
~tery	88 
~tes	55 -8d-7g-4efh5k12j20a
~tes>	56 -7d-6g-5c-4efh13j22a
~test	80 
~tev	80 -10c-6a26k
~teve	80 -10c-6a26k
~tex	68 -18c12b15a
~text	69 -18c13b15a
~tfi	74 -22a-19k5f10d15c16j
~tfit	76 -19k-11a5f11d16c
~tfo	88 -13c-7g22h
~tfor	88 -13c-7g22h
~tga	65 5aj
~tgag	65 5aj
~th>	34 -23a-13e-8c7k8dg11j13b33i
~tha	29 -25c-11dg-4e5b6k10i11h13a59j
~than	60 -7k-5g4h5ae6c
~that	29 -27c-11d-10g-5e4f7k8i9h11a62j
~thd	68 -8k-6ab4j29e
~thda	68 -8k-6ab4j29e
~the	20 4e5f10a11k13bd15j22g
~the>	22 -7g5ac8d10h11e18f25j
~thef	86 -4g7b
~thei	60 -18c-6b-5a14h16g
~them	53 -13e-11a5g7dh10ci
~then	63 -8bhk-5df-4e5j19c25a
~ther	36 -20f-8i4d5k6j8b10c13h16a
~thes	62 -6j-5c6a7g12i
~they	44 -10j-9i-7a9dg11f14b
~thi	35 -10g-8b5c8h11ai21d
~thin	38 -8g-5e7h15c22i
~thir	78 -5b5i7a
~this	45 -11i-8b5ak29d
~thl	75 -13a8c10b
~thly	75 -13a8c10b
~tho	51 -16b-15f-12d4ag5h16i20e
~thos	57 -15f-8c-7b4g6eh16i
~thou	60 -13d-11b-4j11c17e
~thr	53 -16c-9e-6a-5h6j9f17bk
~thre	84 6a
~thro	53 -13ac-9e-5h4i6d7b8j9f18k
~ths	64 -18a-8g6hk9c18b
~ths>	64 -18a-8g6hk9c18b
~thy	77 -9i6j7b13a
~thy>	77 -9i6j7b13a
~tia	81 -9b7a11c
~tial	81 -9b7a11c
~tib	63 -6b-4fk7a9c
~tibl	63 -6b-4fk7a9c
~tic	63 -8ac6f15h
~tic>	81 
~tice	88 -5b9c
~tick	68 -14c-8a4b8k12h
~tics	86 -4c7h
~tie	71 -17c-8a6e17j
~tie>	86 8e
~tied	88 -8b-7a23j
~tien	88 
~ties	77 -15c-5a9g14b
~tif	64 -10c-5b4e9d10a
~tifi	64 -8c-5b5a12d
~tig	86 -11c7ae
~tigh	86 -11c7ae
~til	52 -18k-14d-8c6bf7a8i12e14j
~til>	78 6h9e
~tile	88 -6j6c10b
~till	53 -16k-13d-9c-6h-5b7f8e11i12a18j
~tim	51 -15b-10j-9i-6f-4c6h16g32e
~time	51 -14b-9j-8i-6f19g33e
~tin	49 -20g-10a6j7k23b
~tin>	64 -34g5i8j11k20c
~tine	88 
~ting	52 -13c-6k-5i5h9g14b
~tio	47 -8i-7h-6ae-4g6c8f11jk14b
~tion	47 -8ai-7h-6e5c8f11k12j14b
~tip	84 -9g18c
~tip>	85 -9g20c
~tir	67 
~tire	68 4f
~tiri	88 
~tis	82 -8i-7j-5b-4f10a17h
~tisf	88 -6j-5i6a12h
~tist	88 -4f4a6h
~tit	71 -5b4c6jk
~titi	88 
~titl	74 -6b5c7j
~tity	88 
~tiv	84 8j
~tive	85 -7a8j
~tle	56 -10e-9a6ghi9k
~tle>	57 -8a-5e-4g6b7h8c
~tled	80 -6e5i
~tles	88 8k
~tll	85 -8e18c
~tll>	85 -8e18c
~tly	63 -14g-13k7f8ij9b
~tly>	63 -14g-13k7f8ij9b
~tma	80 -5j-4ck7a11f
~tmas	84 -4k12f
~tme	60 -10c-7bi5j9f14d
~tmen	60 -10c-7bi5j9f14d
~tne	67 -14k-5e-4j11bg
~tner	67 -13k-5e11g12b
~to>	31 -13j-11ai4g12f16cdk20b
~tob	78 -8b8a
~toba	78 -8b8a
~toc	79 -5bc4a15g
~tock	79 -5bc4a15g
~tod	58 -15k5i10g
~toda	58 -15k-5b6i8cd
~tof	85 -5c5j10g
~toff	85 -5c5j10g
~tog	74 -6b-5a5e7j9f
~toge	74 -6b-5a5e7j9f
~tol	71 -9c-5a7d8g14j
~told	71 -9c9g14j
~tom	57 -11b7i13d
~tom>	86 6c
~toma	85 6i
~tome	62 -6b-5g-4e16d
~tomo	69 5j7eg
~ton	74 -20a5g8j23c
~ton>	85 -5k4e8c
~toni	79 -16a7gj14c
~too	56 -19k-11c-5b7f13g20a
~too>	60 -21k-7c-6h7f24a
~took	76 -8g11j
~tool	71 -9b-7c22g
~top	61 -18a-13g7h8c9j17k
~top>	64 -14a-9g-6d-5i4e7c8j19k
~topp	77 -5a5c12h
~tops	88 -4c9d
~tor	49 -25g-9h-5f-4b4i5k6j20d21a
~tor>	62 -21g-9a5e8cdi10j
~tora	74 -7g-6b8a11c
~torc	84 -5b6a
~tore	66 -4i5c6df
~tori	73 -34c7b10d16a
~torm	74 -9b-7g5a11c13i
~torn	80 -5c4a5gk
~tors	69 -5k-4ci4a6bg9d
~tory	68 -6h-5a-4f7b9j10k
~tot	73 -11a-5e-4i6k8h9d
~tota	73 -11a-5e-4i6k8h9d
~tou	78 -9ag-5k5cj14d
~touc	80 -10a-7g-4k6j15d
~tov	78 -5b14a
~tove	78 -5b14a
~tow	64 -15g-13d-5i6c9b12a17f
~towa	86 -7ac5b12g
~towi	81 -5c7b10a
~town	69 -25g-12d-6j-5a7b9k18c21f
~tpo	88 
~tpon	88 
~tra	51 -15c-7d5eg8bh10k
~tra>	77 -4c18g
~trac	60 -18c-6e7k12b14h
~trad	77 -13a-5c5b6k12e
~traf	86 -7b4a8g
~trai	68 -11ad-6g5e7j9bc
~tram	75 -13b18a
~tran	80 -5c10b
~tras	86 -4bg9c
~trat	85 
~trav	79 -4c4d5f
~tre	56 -18g-8ef-5d7a9ik10c17b
~trea	65 -14g-9j5a12b15i
~tree	62 -7f-4g5b7j17c
~tres	85 -7c-4i9a10k
~tri	63 -12bc8a12j16d
~tric	71 -11c-5b4a5d15j
~trie	88 -11c-7a17d
~trig	86 -10b5h8c
~trip	75 10a
~tro	67 -14c11ak
~trok	85 -8c5k7a
~tron	84 5k
~trou	72 -7b-5c4k5j8a
~tru	56 -9b-8a-5i4j9k15c
~truc	58 -11b-6a4k7g13c
~true	85 8c
~trus	73 -10a-6g6k7b9h
~try	71 -22c-6g8a14f21e
~try>	73 -23c-6bg9a14f22e
~ts>	42 -14g-7b7fk8i23d
~tse	82 8a
~tsel	82 8a
~tsi	73 -17a-7g-5fk11bj15c
~tsid	73 -17a-7g-5fk11bj15c
~tta	79 -12a4d5gj6i
~ttac	80 -11a4d6gi
~tte	54 -16g-10f-9b6a7i8jk21c
~tte>	88 
~tted	88 5e
~tten	69 -22b-6g17j19c
~tter	58 -11g-8f-6e-5j5i6bc11k12a
~tti	59 -13c-9j-5h4g5ef6d13b
~ttin	60 -13c-11j-5h5efg6d15b
~ttl	58 -9e-7a-6d-5c4b7h8g9ik
~ttle	58 -9e-7a-6d-5c4b7h8g9ik
~tto	80 -4j4a
~ttom	86 6c
~ttor	88 -6c5k
~tty	70 -12g5i8a
~tty>	70 -12g5i8a
~tua	72 -10g5j9c
~tual	75 -5g5a9c
~tuat	85 -6ag5i6j
~tub	77 -8b8ae
~tub>	80 -8b4j6c
~tuc	77 -8j-5c4d8a10b
~tucc	88 15b
~tuck	80 -6j6d9a
~tud	73 5j8a
~tude	74 5j8a
~tuf	63 -19a-5b5c10i14k
~tuff	63 -19a-5b5c10i14k
~tui	85 -7a18g
~tuit	85 -7a18g
~tul	85 -9j-6g7c17a
~tur	56 -12i-7e-6b-5h5k8f9g12a
~ture	64 -6i4f6k9a
~turn	63 -7i-5e8a12g
~tus	81 -9a-5b9k14c
~tus>	82 -9a-5b10k14c
~tve	78 -17a6f8g19c
~tve>	78 -17a6f8g19c
~twe	77 -10k7f9b
~twee	78 -7k-5a7f10b
~twi	77 -10a8b
~twic	80 -9a4di9b
~twin	88 
~ty>	48 -7g-6f-5i5a7k9c10e
~tyl	84 -15a9c11b
~tyli	88 4j
~typ	69 -8a-5e7j9k11c
~type	71 -10g-4e8j15c
~typi	84 -7a-4c7k10g
~uab	84 -9a16c
~uabl	84 -9a16c
~ual	62 -6a4g8e
~ual>	70 -5f-4b4j13g
~uall	68 -8g-7a-5j5b8f10e
~uan	88 -4c5a
~uana	88 -4c5a
~uar	65 -8a-7b-4i8dg12j
~uard	80 12d
~uare	70 -10b11g
~uart	81 -4a10j
~uat	79 -6g5j
~uati	81 -5g4i5j
~ub>	74 -7b4j6ac
~uba	80 -9b6h12a
~uba>	82 -9b6g12a
~ubc	79 
~ubco	79 
~ube	80 13a
~uber	82 8a
~ubl	70 -8c6b9g
~uble	71 -8c6b9g
~ubs	68 -8a-5d12g
~ubs>	68 -8a-5d12g
~uca	80 -6b-5agj12k15c
~ucat	80 -6b-5agj12k15c
~ucc	88 15b
~ucco	88 15b
~uch	44 -30i-14j-10k-6ae13c17b44g
~uch>	44 -29i-17j-9k-6e13c17b43g
~uck	58 -20b-5j12a18c
~uck>	63 -11b-5j12a
~ucks	71 -8b13c
~ucky	85 -6d6a7c
~uct	59 -6a-5f-4d5j7c13g
~uct>	82 -16a20g
~ucti	61 -4af4c7b
~uctu	86 -6g8j
~ud>	79 -6c5b11h
~udd	74 -6d7j
~udde	86 6c
~uddy	77 -6d-4c5g8j
~ude	67 -11b-10c-7e-5k4j19a23g
~ude>	82 -20c-5e6a21g
~uded	80 -7b11c
~uden	73 -8b-5k7j16a
~udg	75 -7j15g
~udge	77 -6j15g
~udi	66 -6i4c11b
~udit	66 -7a-6i4c15b
~ue>	61 -9a-6d-5i11e17g
~ued	78 -6a-5d5ce6g
~ued>	78 -6a-5d5ce6g
~ues	62 -12c-5h6k9b11j
~ues>	80 -6a-5c5e8b
~uess	78 -16c5ak16j
~uest	67 -4h4ac
~uff	63 -19a-5b5c10i14k
~uff>	63 -19a-5b5c10i14k
~ug>	77 -5c5f
~uga	84 -13a6c8b
~ugar	84 -13a6c8b
~ugg	85 -9g7k10c
~uggi	88 -9g7k11c
~ugh	47 -21d-7ei-4bg9h12c18a20k
~ugh>	51 -14b-10g-7e6a11fh14k
~ughl	78 -14f-8a6c22g
~ught	58 -29d-11g-5ij9k11b15c24a
~ugl	85 6af
~ugly	85 6af
~ugs	77 -18c4b11dh
~ugs>	77 -18c4b11dh
~uh>	75 -21a-14g7c13i26j
~uic	70 -6c-4j7k11a
~uick	70 -6c-4j7k11a
~uie	85 -6a-4j8e10k
~uiet	85 -6a-4j8e10k
~uil	55 -10c-6j-5dhi9k10g17e
~uild	57 -19c7k9b14g
~uilt	69 -9b-6j-4dg11c18e
~uin	84 -9a5k15c
~uip	71 
~uipm	71 
~uir	75 14c
~uire	75 14c
~uis	80 -7cgj6b18a
~uish	85 6a
~uit	64 -15c-4i5a20g
~uit>	70 -9g-4e6c19a
~uita	86 -6a7k
~uiti	85 -7a18g
~uits	81 -4ac12e
~uity	86 -24c6a22g
~ul>	72 -8k-7cg-4d11i16a
~ula	70 -12j7k17a
~ular	72 -5g-4j7k10a
~ulat	88 -10j5g10a
~uld	34 -14j-11h-6k-4c8g10i11e40a
~uld>	34 -14j-11h-6k-4c8g10i11be32a
~ule	76 -7g-4k15e
~ule>	80 8e
~ules	88 -6g8e
~uli	88 -20c21i
~ulin	88 -20c21i
~ull	57 -9f-7j-4d5e7g13b
~ull>	59 -13f-9j-4a6ce8k11b
~ulle	80 -6c5f7g9b
~ult	74 -11d-9c-6g4a5k20b
~ult>	77 -11d-6g20b
~um>	68 -8ac13g15b
~umb	47 -16a-12e-8d4i14g16c19k
~umb>	86 -17a-14c-9e-5f6i19k27g
~umbe	50 -11j-9b-6h-5de9ik14g19c
~umbi	75 -10g11c
~umbr	62 -9g-8i6a7h10b
~ume	86 -5b7a
~umen	86 -5b7a
~umm	81 -7a12b
~umme	82 -7a12b
~ump	68 -6b5cj10h
~ump>	71 -5b16h
~umpe	85 -9c-6h7g10j
~un>	56 -23e-8cj-5i5h7b14a24g
~unc	70 -7j-6g10k12b
~unce	85 9i
~unch	77 -5c4d8k12b
~uncl	82 -6d4k5c
~und	46 -12i-6ce4b7k11g14a
~und>	53 -9j-7c7k10b11a
~unda	88 -7c-4g14b
~unde	57 -12e-9i4b5k6f16g
~undl	84 -4i13a
~unds	70 -12b-9a5k7e11j
~une	71 -5b-4c5j8d
~uner	73 5j9d
~ung	67 -9aj-6f-4d6k11g12c
~ung>	74 -10c-7ei-5j7k8b21g
~unge	78 -8i4b5c
~ungu	88 4b
~unh	86 
~unha	86 
~uni	62 -15g-4k5c7aj12b
~unin	73 -22g-5a4dj12b13c
~unio	77 -5k4c5j
~unit	72 -9c-7b5j6a8g
~univ	82 -5j4a11b
~unn	69 4b
~unni	70 5g
~unny	88 
~unp	88 5j
~uns	69 -10j4k5b6d
~uns>	71 -9j6dg
~unt	52 -9h-7c-5i6fj10k18g
~unt>	58 -18c-13a-6def26k34g
~unta	75 -6g-4h6c15a
~unte	80 -12a6j10b
~unti	73 -12c-9a5d6g11j
~untr	80 -5g-4c17f
~unts	78 -18k7f18a
~unty	78 -12g-11b4a28c
~uor	88 10a
~uor>	88 10a
~uot	66 -6c-4k7b11g
~uote	66 -7k-6c7b11g
~up>	43 -18c-7j4d17f22e
~upa	80 -5ak25c
~upat	80 -5ak25c
~upd	72 -13b6a7e13c
~upda	72 -13b6a7e13c
~upe	88 -4i10k
~upg	88 6c
~upgr	88 6c
~upl	73 -12f-4g5a6j10c
~uple	73 -12f-4g5a6j10c
~upp	68 -15f-9j6ach12d
~uppe	86 -5ai11g
~uppl	70 -15f-5g6h9c10d
~ups	72 -5k-4bc8i17a
~ups>	85 -5c6i10a
~upsi	88 -5b9a
~upst	80 -4g6c
~upt	80 -6c17j
~uptc	86 6a
~upti	86 -7a19j
~ur>	26 -5h6d7k14e16fij
~ura	47 -5d7e12c
~uran	47 -5d7e12c
~urc	75 -9b-5c17g
~urch	75 -9b-5c17g
~ure	49 -15c-7f-4eh6a8k11b16d
~ure>	56 -14c-5ai-4f8d9k18b
~urea	88 -5a7j
~ured	58 -8b-7c-6e4g28a
~urer	81 -4c15d
~ures	79 -14a-7g4d5b6j8c
~urg	81 4j7a
~urge	85 6j
~uri	64 -12a-10c-8j7h11b16k
~uria	82 8b
~urie	77 -6b-4a7g
~urin	79 4d5e
~urio	85 -11c-8a-5j11h18k
~urit	75 11b
~url	86 11i
~urn	56 -13b-6ae-4h5j12i19g
~urn>	68 -12b-11e-8i6g11a17c
~urna	79 -10a-9g-8b5j7i20c
~urne	65 -25c-6b4j13g17i
~urni	74 -11a5g6e10b
~urns	88 -5e8a
~urp	85 -11g5c9a
~urpr	86 -11g5c9a
~urr	60 -9b-5i5j7ek9g
~urre	63 -9b-5i-4a7k11e12g
~urri	79 6b
~urry	81 -7b10a
~urs	50 -13b-8j-6f-4i14c23e
~urs>	56 -19b-14j-6k-5h5d7g10c36e
~urse	59 -10e-5fg-4i5h7ck8b
~ursi	88 
~urst	85 6a
~urt	63 -13f-7b-4ad8g12j14i
~urt>	64 -13f-6ab7g10i14j
~urth	86 -10c-6g-5k7ai9e
~urv	84 -8b-6c5g13a
~urvi	84 -8b-6c5g13a
~ury	74 -18a20j
~ury>	74 -18a20j
~us>	55 -20g-12a-6dj-5i-4f13ck16e18h
~usb	56 -5k4a5d
~usba	56 -5k4a5d
~use	42 -16i-14e-8f-7j5h6k16c17a21d
~use>	43 -14e-7fj6k7h9d11g13a
~used	71 -19i-4g13b18d
~useh	77 -8g-6a14c
~uses	75 -9b-4g9c11a
~ush	73 -8c-7g-4d6b10e13a
~ush>	80 -7k-6g-5b11e16a
~ushe	86 -14a13b
~ushi	85 -9c8k
~usi	50 -8i8c9d
~usie	86 -10a6c11e
~usin	50 -8i-5e4a6c10d
~usp	85 -5b10a
~uspe	85 -5b10a
~uss	88 
~ust	45 -21g-20c-16e5h7j8d16b17a21k
~ust>	47 -27c-14g-12e-7i5h6a8j22k32b
~usta	88 -8b4c6a
~uste	82 -5bg4k7i
~ustl	88 
~usto	62 -6b-5g-4e6a13d
~usu	72 -8c-6g-5j5af11e
~usua	72 -8c-6g-5j5af11e
~usy	72 -5c-4g9a13e
~usy>	72 -5c-4g9a13e
~ut>	33 -14d-6c-5f5abh10g31k
~utc	81 -15j10i11a
~utch	86 -16j-5c10i14a
~utco	88 7c
~utd	86 -17g7b16c
~utdo	86 -17g7b16c
~ute	60 -21c7e9k10b13i
~ute>	70 -14c-13j-4e4a6b8gi12k
~uter	75 -13a-6g10b12e
~utes	69 -9c-4d4i7a12j
~utf	76 -19k-11a5f11d16c
~utfi	76 -19k-11a5f11d16c
~uth	77 -19a-8g5c6b8i14j
~uth>	80 -16a6c14j
~uti	81 -11a-4d5e9c10b
~utin	88 -7a13c
~uto	64 -4i6f7j
~uto>	67 -8g6cf
~utof	85 -5c5j10g
~utom	86 7a
~uts	67 -24a-6g-5k8j9f10b18c
~uts>	76 -6a16f
~utsi	73 -17a-7g-5fk11bj15c
~utt	70 -10c-5d-4a5g10j13e
~utte	88 -5b10a
~utti	74 -7ac-5d6g9e11j
~utu	85 5a
~uv>	88 
~uy>	59 13d
~uyi	84 -6c4j10a
~uyin	84 -6c4j10a
~uys	63 -11c-7bj-5d6g8fi18e
~uys>	63 -11c-7bj-5d6g8fi18e
~uzz	88 -6g5i6k
~vac	77 -11c6f15a
~vaca	78 -11c6f15a
~val	64 -12a-6b-5d7j11c17g
~vali	86 -5b10a
~valu	66 -11a-5j-4d13c19g
~van	73 -13c-11g-6b4i5h7d21j
~van>	82 -7a-6g6ch
~vans	80 -14c-8b-6g6di18a
~vap	84 -22b23a
~vape	86 -21b25a
~vat	78 -5c5bf
~vate	81 -11a-4c5f14b
~ve>	28 -11i-10e-6b6h9j14k15c31a
~ved	68 -5fk4g10e
~ved>	68 -5fk4g10e
~veh	65 -5g-4de6k
~vehi	65 -5g-4de6k
~vel	70 -23b5fk18a
~vel>	73 -6b5f7a
~vem	88 8a
~veme	88 8a
~ven	60 -12g-10a-8c-7d7k8f12b23j
~ven>	69 -14b-8g-7c-4d5j28a
~vend	81 -11g-4b8i12c
~veni	80 -25a7b10f18j
~vent	75 -11c12k
~venu	81 -10a7c10g
~ver	34 -27c-7h-5e4d5a7i9b21k30g
~ver>	40 -15b-11c-10h-7e-6f8i19k38a
~vera	52 -6d7ch8b
~vere	67 -6f-5c4g10a
~veri	73 -26c4k5be17g
~vern	78 -5c6e
~vers	61 -14g-9a-5e6f7k8bd13c
~vert	82 -6e5a10g
~very	52 -39a-6d-4e8fi14g15k17b
~ves	63 -25d-7b11c15g19a
~ves>	63 -24d-5b12g14c16a
~vew	77 -9a-7c5k7f15b
~vewa	77 -9a-7c5k7f15b
~vic	64 -6c9k
~vice	65 -5c9k
~vid	74 -6c-4a5be6g
~vide	75 12e
~vie	81 -8e11a
~view	82 -8e11a
~vin	49 -9g-7hk-5d-4i8a9j16c17b
~vin>	61 -15a-10g-5dk5j9c24b
~ving	53 -6i-5h-4f26a
~viny	88 -8a5j9c
~vio	82 -5c5j
~viol	82 -5c5j
~vis	71 -9d-7bg7h21c
~vise	84 -12d-5g7c10a
~visi	76 -7b-6g6j9h
~vit	88 -5c5d
~viv	84 -8b-6c5g13a
~vive	86 -6c7g
~voi	78 -7k-4a9b15c
~voic	79 -4a5b15c
~vol	79 -5a9b
~volu	84 -5a6b
~volv	86 
~vor	74 -11j6a9c11b
~vorc	80 -11j-7c12b13a
~vori	82 13c
~vou	85 
~vous	85 
~vy>	84 -6i6g
~wag	74 -8c4g7k
~wage	74 -8c4g7k
~wai	73 -10c-4k4h7b8i
~wait	76 -4k4h9i
~waiv	86 -8c-4a5b8j
~wal	57 -7i-6a-4f30k
~wal>	76 -9b5a6c7h
~walk	61 -12a-5ei36k
~wall	75 -4c5d9b
~wan	45 -15d-5a6f9h10b13e
~want	45 -15d4f5k9h11b13e
~wap	86 -7a14b
~war	69 -6c-4e6j9g
~ward	73 -4c5k6g
~ware	81 -6a5g8j
~was	45 -33f-14k-7g4b6cj7a14hi24d
~was>	45 -32f-14k-6g5a6c7b14hi25d
~wash	88 -4b5a
~wat	60 -13e-11i4bg5c7f
~watc	77 -7e-5gi6b7j9d
~wate	62 -8e-7i-6j5a6c8f9g
~way	54 -19j-13b-10c5gh6f9i13d15k
~way>	55 -12j-7abc-4e5g6h8d13k15i
~ways	75 -11j-9i-8b-4c4a6e7d12f
~we>	50 -19d-8f-7a5i8j9c26g
~wea	77 -7ce-6b10g12a
~wear	84 -13c-9b-4e15g16a
~weat	82 -4g5ci
~web	80 -5h-4d5a6c11b
~webs	80 -5h7c11b
~wed	68 -13g-6d9a14k
~wed>	71 -13g-7j5b7k17a
~wedd	82 -9a-6d5e8k11j
~wee	55 -15a-11k-7j6h13c14i
~week	57 -15a-7b7g8hi11c
~ween	78 -7k-5a7f10b
~weet	82 -7gj5e6c7i
~wei	68 -9d-8j-4i12a17g
~weig	70 -10j-8d10c18g
~weir	88 -6c4af
~wel	62 -9b-8e-7j-5a7gh13di
~well	64 -12j-9c-8b-7e8h9g13d14i
~welr	79 7c
~wen	66 -17g-9i-7b-6ae7k12h24j
~went	66 -17g-8i-6ab-5e8k12h20j
~wer	52 -9h-7i-5f-4j6e12b16a
~wer>	67 -5gk-4i12b15c
~were	55 -11c-7h-4i9ek17a
~wers	86 5b
~wes	70 -10j5bck
~weso	71 -9j4e5k9c
~west	88 -5c6b
~wet	86 -4a6i
~wet>	86 -4a6i
~wfu	86 -5a4c8i
~wful	86 -5a4c8i
~wha	25 -113a-44b-41j-20k-11d9f29h42e81g149c
~what	25 -113a-44b-41j-20k-11d9f29h42e81g149c
~whe	36 -63a-23bj-15h-6c-5d8i16k74f79e
~whee	74 -13b-5ej5c9a12d
~when	40 -39a-21f-17j-14h-7c4i6d7g107e
~wher	46 -46a-24e-21d-19b-8j-5g4i7k133f
~whet	85 16k
~whi	53 -37a-9i-7h-4g5f9e13b20c26d
~whic	56 -32a-15gj-5hi7b10f11e23c29d
~whil	70 -8c-5fi4a5j16g
~whit	84 -14a8c14j
~who	37 -38a-34g-19j-18i-14e-12b-9f-5h8k167d
~who>	39 -27b-24g-18a-16j-12e-11i-5f8k126d
~whod	65 -11g-10a-4j39d
~whoe	88 
~whol	62 -9d-8i-4g5a16b
~whos	71 -32a-6j-5g12b42d
~whov	85 -10a20d
~why	59 -20a-17c-11gj-9b-7k-6e-5di98h
~why>	59 -17c-15a-10g-9b-8j-7k-6e-5di89h
~wic	80 -9a4di9b
~wice	80 -9a4di9b
~wid	80 -7j-6g-4i4e6b13a
~wide	88 
~wido	84 -7g-5j-4i5e7b11a
~wif	55 -13d-9j-6k5ai7c21b
~wife	55 -13d-9j-6k5ai7c21b
~wil	53 -12b-8d-7c-6f-5h6j10e16a18k
~will	53 -12b-8d-7c-6f-5h6j10e16a18k
~wim	84 -16a-8b5fk21c
~wimm	88 
~win	58 -34c-7ef6j9b14ai18g
~win>	80 -4b6a8j
~wind	69 -11ac5d18i
~wine	85 
~wing	69 -21c-7f5i8g20b
~wins	88 
~wint	80 -6b19a
~wir	74 
~wire	85 -6a
~wiri	78 
~wis	69 -9a-4bd10g18c
~wise	71 -21a14cg
~wish	85 -6j-5g-4b6c15a
~wit	38 -10g-5b8h14d18a
~witc	75 -8g10a
~with	38 -7b-6g5k6hj10a15d
~wl>	81 -7c-5g6b10i
~wn>	45 -12g-11c-5e4h6k8a14f19b
~wne	65 4j
~wned	86 -9a6g
~wner	66 -6g4dj7a
~wns	73 -9a18b
~wns>	76 -12a18b
~wnst	88 
~wnt	84 -7j-4g6f7a
~wnto	84 -7j-4g6f7a
~woo	69 -11c9j10i
~wood	69 -11c9j10i
~wor	41 -12a-8e-5j5ik9b14c17f
~word	73 -24a-4cg20b22k
~work	44 -19g-8k4b9a12c17f
~worl	85 -9i4c5k8f
~worr	73 -10g6i18c
~wors	79 -12a-4i7h9cj
~wort	62 -8ce-7j4k29g
~wou	37 -6c5a11k12bi
~woul	37 -6c5a11k12bi
~wow	76 -15a-6j5eg22k
~wow>	76 -15a-6j5eg22k
~wre	74 -9c-6a12d13i
~wrec	75 -5a-4c13d
~wri	64 -17b-7a4i8c9d15j
~writ	64 -17b-7a4i8c9d15j
~wro	70 -7gk-6b14ac
~wron	73 -6g-5j-4b5a7h15c
~wrot	82 -5h-4k10a
~ws>	72 -11c-7a5d8ij
~wsu	84 -5g10a
~wsui	84 -5g10a
~ww>	79 -12a-5g4i5k6e9d
~wye	75 -6g7ak
~wyer	75 -6g7ak
~xac	75 -11a8c9f
~xact	75 -11a8c9f
~xam	72 -10c-4a4j7b13e
~xam>	74 5a7b
~xce	75 4d8b
~xcel	88 5b
~xces	78 4bd
~xch	88 -6k8a
~xcha	88 -6k8a
~xci	84 -6c5f7e8a
~xcit	84 -6c5f7e8a
~xcl	86 -4g11a
~xclu	86 -4g11a
~xcu	88 -19g-4a13c20h
~xcus	88 -19g-4a13c20h
~xed	86 12a
~xed>	86 12a
~xes	78 -14a-6d6c17b
~xes>	78 -14a-6d6c17b
~xie	88 -6b-4c7a11j
~xin	88 5c6f
~xis	88 
~xist	88 
~xpa	88 -7c6a
~xpan	88 -7c6a
~xpe	66 -6a-4def6j7i10k
~xpec	82 -7c10k
~xpen	73 -4f
~xper	77 -9a5c6bj
~xpi	81 -5cg13e
~xpir	81 -5cg13e
~xpl	69 -9c-5bg6k26a
~xpla	70 -9c-5b7k21a
~xt>	61 -6cg-4fjk7a20b
~xte	88 -8b17c
~xter	88 -8b17c
~xti	80 7a
~xtin	80 7a
~xtr	73 14g
~xtra	74 14g
~yal	81 -8c5e9h10j
~yal>	86 -7c10h
~yar	73 4b6g
~yard	73 4b6g
~ybe	77 -9c-5b18a
~ybe>	81 -9c-5b17a
~yber	86 
~ybo	53 -8bc-6j5dh6ek
~ybod	53 -8bc-6j5dh6ek
~yca	86 4g
~ych	71 -12c4e7fg
~yche	71 -12c4e7fg
~ycl	80 
~ycle	82 
~ydi	85 4a
~ydiv	85 4a
~ydr	76 6g9a
~ydra	76 6g9a
~yea	43 -14a-11k-9di-7f8c9h15e18b20g
~yeah	84 -6a-5e5i13j
~year	43 -12i-11a-10k-8dj-7f9ch18be20g
~yed	82 8f
~yed>	82 8f
~yee	67 7a10j
~yee>	79 7j
~yees	70 4j
~yer	65 -7g-5c-4f4b10a14k
~yer>	66 -7gj-4cf5b14ak
~yers	88 -5a6j
~yes	71 -17g-14a6d11h13j
~yes>	71 -17g-14a6d11h13j
~yet	66 -9j-8g-7d-5c-4k9e35a
~yet>	66 -9j-8g-7d-5c-4k9e35a
~ygi	88 
~ygie	88 
~yin	55 -22c-12j-10f-7e8d11a12b13i14g
~yin>	68 -12c-7i-6ak-4e11d12j23b
~ying	58 -23j-12c-8f-7b-4e8k16g17a19i
~yl>	88 -8a5j9c
~yle	88 -11a10c11b
~yli	88 4j
~ylis	88 4j
~ym>	88 9c
~yme	64 -13j6k9b12e
~ymen	64 -13j6k9b12e
~ymo	81 -7k-6a-5c6g11e
~ymor	81 -7k-6a-5c6g11e
~yon	66 -11c-7d7k18a
~yone	66 -11c-7d7k22a
~you	14 -17k7ae9bd11f14h15j17cg22i
~you>	17 -20k-4e11b15i18f24j28h32a
~youn	70 -13i-12j-11a-5f6b8k18c19g
~your	25 -7h8j10d11cg12fi13e
~yout	86 10g
~ype	71 -10g-4e8j15c
~ype>	73 -9g-8a10c19k
~yped	86 -18k6ac14j
~ypi	84 -7a-4c7k10g
~ypic	86 11g
~yro	66 -10a6d9g
~yrol	66 -10a6d9g
~ys>	47 -34a-5dh7e8ik9fj10b14c
~yse	82 6c8a
~ysel	82 6c8a
~ysi	75 -8g-5b10a
~ysic	76 -8g
~yst	71 -9b6c13k
~yste	71 -9b6c13k
~yth	48 -13b-7e-5fh4jk5agi20c
~ythi	48 -13b-7e-5fh4jk5agi20c
~yti	88 
~ytim	88 
~ywa	86 -5a6e
~ywh	73 -6c-5b6g11a
~ywhe	73 -6c-5b6g11a
~za>	88 
~ze>	80 -22c28g
~zer	84 -6g5i6k
~zero	86 
~zil	86 -6ag5j7c
~zill	86 -6ag5j7c
~zin	88 -34a33i
~zip	66 -21j-6g13k28c
~zip>	67 -18j-7a-5g14k31c
~zon	74 -10d-5eg6j7a16c
~zon>	88 -9b15j
~zone	78 -7dj-6e-5g11a17c
~zoo	85 6b
~zoom	86 
~zy>	74 -5i5a9h
~zza	86 
~zza>	88 `,
};
