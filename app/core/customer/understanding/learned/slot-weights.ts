// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,4,5,5,3,6,5,8,4,7,5,6,5,4,4,4,5,3,4,5,5,7,3,5,7,3,5,4,6,5,4,3,1,5,4,3,4,6,5,5,2,4,5,4,2,4,5,5,3,5,5,5,4,4,3,5,4,3,4,4,6,4,5,4,3,5,4,4,6,6,3,5,7,3,4,3,5,6,2,2,3,2,3,4,4,4,2,3,4,1,4,4,4,3,5,3,4,6,3,4,4,3,3,4,4,4,5,4,5,3,5,3,3,5,3,4,4,4,4,1,3,4,6,6,6,4,4,5,5,6,1,5,4,4,5,6,2,4,4,5,5,4,6,3,3,5,4,3,2,5,4,5,7,5,4,6,6,4,4,6,3,4,3,4,3,4,3,3,2,3,4,5,4,3,3,5,5,4,3,5,4,2,2,3,2,6,5,7,6,4,5,5,7,4,3,5,5,4,6,4,5,3,4,4,3,5,5,4,5,5,3,6,4,5,6,5,8,7,8,7,7,3,6,5,4,4,5,6,4,3,2,3,4,19],
  features: `#	34 -21ǩ-20Ň-19N-18Ť-17Ĵŏ-15lPŖŭƵ-14CKķŃ-13qĹŀŠƛƟǥ-12AJƇƞǟ-11gQļũƫǃ-10BWņŝŨŬƣ-9ktzŁŐŕřűƮƴƼ-8ĿŚśƎƜǂǚǜǞ-7ųŵſƍǈǍǧ-6ŞƉǒ6ůŻ7hőŹ8łšƏưǝ9fǘ10Ɨ11ǐǕ12VŸ13Ƌǆ14ĵťǅǉ15eyŘū16ƈƸ17ŅƂƨƽǇ18bLŪŷ19Gƃƭǣ21RƓ22ƪ23OƘ24I25dĸœǊ26D27u29ƔǦ30Ɔ32ǡ33ƅ34ž38ƒ39ŗ40XĶŒ41Ŧ42pŮ45T46ƺ48Ʊ54vE59Ơ60Ƭ75c77Ǒ
# $	56 -22n-21ƴ-16Ƅ-15ƭ-13Sǈ-12Ĵ-11H-9Ō-7fIűŶŹƉƊ6ő7Rƅ8bƬ9Ƃƃ10Ů11Vǡ13Ƌ15Ɓ16GƔƽǣǩ17Ǌ18Tƨ19ōŒƺǉ20E21Ơ27ŗ35ŘŦ36ĶžƱ49c56Ǧ80Ǒ
# a	65 -18ǝ-15Ĵ-11Ÿ-9ť-7œ9ŎƁƥ11Ɣ12n15ƺ27Ů30Ơ32LX37Ņ46Œ59T
# aggregate	87 9Ǔ14ǡ
# and	67 -14c-13C-12ŝ-11Ÿ-10ƛ-8Ơ6GƼǓ7jǕ8Ǣ9pǌ10uœƽ11ŒŹǉ12ƋƔ13s20Ŧ25v57ƺ
# as	87 19d23Ƭ
# bucks	85 6Ƃ10ƀ28X
# by	83 13Ƒ14ĸƥ16d
# cars	87 -10ş11ų13ŷ16Ű
# days	87 12Ž14k
# deductible	87 -8ƚ19Ř
# did	83 -12d14e20ƈ22ƺ23Ÿ24p
# digit	87 9e12ū
# digits	85 -10ř7I10d33E
# dollar	75 10Ƃ15Ř27ĸ
# dollars	74 -7ķ7Ŏ8ž9ľ10ǘ11Ƙ14Ţ15œ17X18Ņ
# feet	82 -7ŀ7ǀ11Ə16Ɗ18Ɔ
# for	76 -12Ǣ11X12ž14T15Ņ18pƗ23Œ46Ơ
# have	83 8u24Ʋ
# hours	87 8R13ǀ21U
# in	66 -37ž-11Ĵ-9ƅ-7ǅ-6ŷ6ǊǛ7ǉ8Ƃ9nv10ţƤǌ13ĶŹƘ14œ15Ɲ18Ʊ24Ǐ25ƃ30ƪ45ǡ
# is	63 -16p-13C-9ǩ-8OŇ-7L-6ř6Ǖ7SǢ8VůƸ9I10RžƏƧ11ƕ12yŮ13G15ƶǅ17ƒ18ƺ21ƅ34d35ŗť38v
# kids	85 12Ƴ16u38n
# liability	87 -26ǡ19ž36ơ
# like	82 -8Ǟ6Ǧ11c13Vƽ24y
# miles	74 13ź14ů15ǐ18Ə
# minutes	71 7ǁ8ńŊ10aŌ12ů13Ļ27O
# months	68 -9Ơ-6Ł6Ʒ8ĺ9v13ł15Gŧǝ17Ĵ18Œ19Ů22ƃ27Ǩ
# now	87 -11E-7ŏ10ƒ22c44Œ
# number	87 13I28Ŝ
# numbers	87 7ž12e13E
# of	68 -13ǉ-9ŭ-7ŏ7eƃ8Ɔ10Ƭ13ǣ14s17E19R22ŷ23r27u39ŗ
# oh	87 12E13Ķ18I
# on	67 -15ƒ-10I-9Ňǥ6Ɨ7ŘƓ8Ƭ9ZƘƺ10R11ž12ű13ƨ14Ÿſ15ř16ĵ21c24Ɣ27Ǣ28Ů
# one	73 -19ǡ-7b7I8ǉ9pƏ10f14ƪ15ő19c71ƺ
# or	67 -40ŗ-35b-10d-9TŌ-8cGť-6ƚǇ7ƀƠ8ź9X10ǉ11ĵūƄ12ŦǆǦ13v15E18ƒƬ45ǡ51ƭ56Ř89ž
# out	83 16Şƪ26ĸ
# people	85 -7ǉ12ſ14ń16Ǟ21Ǉ
# per	87 13ǡ14ž
# percent	74 -8Q-6Y8œ10ĶŁ11Ž12Ŕ13źǔ15Ǜ16Ĵ
# pounds	87 -12c40ƺ
# right	68 -15ŗ-12Ǟ-11ƛ-10Ƭ-8GŤ-7Ķ9eőƺ10ţť11ƴǅǆ12Ƌǉ13vƌƩ14cǎ16Ŧ19S21œ30p42Ɠ48ƒ52ƅ
# so	83 9Ʊ10ƀ13i17Ş19y
# square	85 21Ɔ
# that	75 -12K-7Ĵ6Œ7d13CG18Ơ19E25I26Mŗ
# times	87 -7Œ10Ƭ42ǩ
# to	82 -8L14RV16T18œ20ǎ
# weeks	77 9Ľ10ŧ11Ƥ12ŵ17T
# with	85 10ƌ11ŷ13ƽ16ǆ
# year	75 -7Gťƅ9m13ŌƉ18Ʃ20ŀŹ32Ɣ44ƭ
# years	57 -13Ƽ-9ǋ6Vƥ7ĺƹǣ8Śƿ9QŢƴ11ŸżǞ12oŎŶ13G14ŻƱ18ŝ20HƸ21ő25ǅ26ť27ƭ
# yet	83 -9Źſ38c43v
@day	62 -9q9sĸŭǟ10Ōƻǉ11i12ǧ16gŃ17Ǚ19R24ǎ38k48L
@day $	75 -8g-7M12ĸ13Ōŭ20Ń25k
@day and	83 7ǘ14kǟ15ǎ20s
@day at	82 13ǧ39L
@day is	85 -7k-6Ɩ16R17ǎ
@day or	82 -7k32L
@month	66 -7Ÿ6Ǥ9ŃŤƛ10ĸǜ11yV12kƾ17ť18p20Ź22d23ŕ25Ɵ
@month and	87 12Ź14ƛ16ǜ
@month is	85 -7Ɵ11ƾ12ŕ13ĸ16Ń
@month of	87 -9Ť22p32ť
@month right	85 -14p11dť15V17Ɵ
@name	53 -12ǣ-9ǟ6r7asŜƅ8ƾǂ9œřƘ10wǡ11ipAľ13ļ14JŐ17ǒ18oǘ21ź22Ŧ23t28Ǥ32ĸ33ǈ34Ś42Œ
@name $	70 -34a-19ŷ-15w-9ĸ-8ļ9Ŝ11Ŀ20Ő21t28Ŧ33Ǥ34ź48ǈ
@name and	82 -19o10n12ǘ16ǂ61w
@name is	85 15ŕ17Œ21o
@name or	87 14a18o
@name over	85 10Ǡ19ǡ29ļ
@name right	87 23Ś
@name you	83 16ĸ
^ #	57 -23ǡ-12Ĵťǩ-11řƬ-9K-7fEžǊǑ-6Œǣ6ƃ7o8hCDǈǙ9œŗů10ŅŪǋ11GƨǢ13UYƘưƱǇǏ14Ɔ16ǅ17ŝŷ18c19Ŧ21bXƠ31Ů33S39Ř48ƭ49ƺ
^ @day	79 7k13ǉ14R25L
^ @month	85 6d18ŕ20p
^ @name	87 8ƌ10Ǡ11o
^ a	72 7RǕ8Ū9ŭƁ10ƴǘ11ǈ12ƦƩ13Ƽ15ƞ16ƅ17ǡ23ơ
^ about	83 -13Ť9T11ť12Ů22ƅ29Ǌ
^ after	77 9ƃ12ť13ǝ24Ř
^ alarm	87 
^ all	85 11g14Ļ17ƾ20Ǖ
^ alright	85 8a13d14E18Ň
^ am	76 14N16ń18ab25ň43ǩ
^ and	43 -15Ĺ-11ŗ-10Şŷǩ-9ŏŚŹ-8sŖǄǔ-7zķ-6g6őƌ7Tƣƺ8QŬƠ9ŧ10J11fRū12ƛ13cǣ14ůƧ15Ŵ18tv19qŒ20ō21B23Ő24p26a28ƨ31wP32C45o
^ annual	83 8T15ǉ18Ǌ
^ any	47 -20Ǉ-19ǂ-18Ɨ-15ƨ-14ǅǐ-10gǏǢǣ-9nŤ-7yAǧ7şżƜ8Ŕƌƿ9Ū10Ş11ƐƚƦǄ12ŉšƽ13ǈ14VǙ15v16ƉƸ17HZ18Ų19Ǒ20ĵ21hǓ22Ƙ23k25ǃ27mƪ28ǜ29ƻ30ŹƼ31Żƛǀ32ƹ48Ɲ
^ anybody	74 -10Ɯ-9ƪ-6ń7ŷ12zƢ14Ǎ15Ŗ17ųǘ18ż20Ư23n33ǣ
^ anyone	85 -11Ÿ25ŷ
^ anything	69 -15ŋ-8ň7ƌƘ8ƙ10Ǟ11Ƃ14ŏŻ15ƍ16ţ20Ŀ24ŉ26ō
^ are	46 -21ŗ-15UǇ-14N-12a-10TƗƠ-9ĺŖǕ-8FƝơƢƣǏ-7ŪŲƃ6ŋǊǙ7MŽƱ8flxŷƌƹǈ9ĶĹƮƻ10ő12gipSũǁ13ŁǢ14ńŬǒ15GƺǞ16P17ňƵǣ18ŃžƟ21ŶǆǑ23ŏ25u26H27ƞ28ŝ29Ǎ40R42Ţ50ǟ69ǩ
^ at	87 -9Ʀ-6W27ƭ
^ basement	87 14Ɗ
^ been	82 13Gţ15ż
^ before	80 -8Ō8ŉ10a12iŘ15X
^ besides	83 -8Ɯ6ķƦ13ş14Ł17Z
^ best	87 -9Ş23Ļ25ŝ
^ big	87 -15Ŕ20ĸ26œ
^ biggest	85 14ǔ20Ǐ
^ blood	85 11ƻ22Ƽ
^ boy	87 14bj15Ŕ
^ brick	87 18Ƈ
^ burial	87 
^ business	80 -11ǥ-7ǊǞ-6ǋ9Ɲǔ17Ǣ30ǟ34ŭ
^ by	80 -16Ŧ-14ŕ10Ƶ21œ71Ń
^ call	87 27K
^ can	58 -17Ĺ-13Ƶ-7sŉ6ū8bN9ŁƏ12K14ŗ15eŵ18ǌ19L25Ō26ś27Ś32M36Ŋ37Ƨ47ǩ
^ card	87 -23ř12e18Ǘ25Ĵ
^ college	87 -20Ʊ-17m46y
^ could	62 -20Y-11Ř-8Ƥ-7ķ-6V6d7c8Ţŵ9aǨ11M12sǝ13ś15ǚ18Ś23ǩ25Ʒ26ũ31Ʈ51ĸ
^ credit	87 8ĵ
^ days	87 -11x-9Ɩ26ǝ27R
^ describe	87 6ƣ
^ did	50 -21Ş-16ĹŤ-14aG-13Ŋ-10ŷ-9ŝǖ-8JŜơǑ-7Ŀ6ŉť7FǋǌǤ8ţŬƍ9pƲ10š11kt13ŔŖƠ14Nō15ƒ16ƌ17ƴ19BŠƳ20m21ũ22bĺ24j26ļņź27ň31ń43Ľ51ŧ52ǩ
^ do	37 -51ŗ-26Ū-22ů-20Ơ-19Ŷ-18Ƭ-16Ʀǥ-15Őƶ-14ǌ-13ŒǍ-12ũŷƨ-11Cơ-10ĹĺŃź-9cľłŎƵƻ-8JQZĵńņŞŢţƂƋƌƭƴǂ-7akqLSĻƗƯǁ-6GŘŵƩƷ6ūƎƓ7yķĿƊƢǘ8fHŋŔƄƹ9hnžƁƙƼƿǕ10xŝǀ11PŖƐǆǎ12Xǒ13ĶŭŹƲ14zUŚŬƾǗǢ15Ƒ16ŁŊƥ17Ō18Ǩ19NǠ20ųƚǖ22Ű23ǃ24ǐ25Ǔ28ň29Ľ30Ǚǡ31Ǧ32ŏƃ33ǋǚ34Ŝ36Ɯ39FǑ42ſ44Ɵ47Ɲ48ƞ52Ǜ63ǩ
^ does	52 -19ƹ-15q-13ǣ-12ƻ-11ŒŭƸ-9oŷƔ-8ŏŗƪ-7ƂƈơǄ-6ƭǌ6ƉƐ7ŁŴƣ8rǐ9řŜŬƄǠ10dxzǒ11ňǥ12sƽǘ14ųƜƯ15űƊƞƢ16W17Ƈ21ƕ22ź24Ɓ26hL30ƨ32Ƨ40Ʃǧ43ǂ53Ň
^ email	87 -7D7K
^ ever	62 -8ų-7Ǧ6Ƃ7Ʋ11Ɵƪ14ƿ16ņ17ţ19Ŗš20ǘ25Ƽ27ƛ50Ż
^ everybody	87 12Ǒ14ž17ǅ
^ everybodys	82 -6ǩ10K13AZ20Ų
^ family	87 -7Ƴ50Ƥ
^ flood	87 
^ folks	85 9Ɨ10Ř11ĺ
^ for	78 -6ƴ9e11c13o14w16ƿ
^ full	82 -12ǡ-11R-7ž25Ǉ44ƀ
^ get	87 11ǉ12e
^ give	64 -9B-8Ǔ-7Ť-6ŷ7Ɔǋǧ8ƕ9adI10ŇŝŪƗ11Ő12ƫ14ǐ16ƒǠ17Ŧ18Ǉ20X27ǚ
^ go	74 11Ū12Ɨ16Śǥ27Ş62ō
^ good	76 -19L9Ə10Ǉ14Őźƽ17Y46N
^ got	59 -11ŐƊǀ-10O-8ņ-7ƽ-6ŗƱ6Ŝ9j11k13ƥǣ14NŚƁ15ńř16YŴ19g20uƤ26A27ŏ32n34ǥ51Ķ68ſ
^ half	87 9Ɲ12Ǩ27ŗ
^ happy	87 -6Š6ǧ8ŝ12Ŷ
^ has	58 -13ƈ-9Ɗ-8n6ǘ7ŽƘǙ8UƓ9żƜƲǡ10Ƴƻ11ǜ12ƉǛ13űŲǚ14Ŗ17Ŕ20š21ƛ22Ƌƙǂ23ţƴ
^ have	50 -18G-11ƛ-10ķ-9Ʀ-7mSťƃƨ-6kn6Ǟ7ŝţŽƑǏ8Ťǜ9żƙǇǟ10űƹƺǋǩ11ƫǝ12ƌƱ13Ʋ14Ƽ15ǒ16ŚŞ17ŏšƴƾǕ18ņƪƳ19Ƹ20lư22ǘ23r24c25ũ26ń
^ he	85 -11pƛ8ź43q44v
^ healthy	87 -32ǂ46Ƹ
^ heart	87 23Ƽ
^ height	85 
^ hey	87 10N38i
^ high	87 11m
^ house	85 20D22Ɣ
^ how	33 -13cR-12Ł-11yFşƈǄ-10IMQŐ-9HTWƯƼǈ-8sŊŬǣ-7oAĺŏŔǃǨ-6wDLňƕƵ6ršŵƉ7tUYĹńţŭƒƘƽǝ8SłŖƓǗ9nŲƅƔƗƪǖǙ10ƚǘ11jŇœŤǆ12ĶķƃƋƑǩ13OĸůŸƿǏǐ14ĿŅŗƏƙƣ15vļŃŨźŻƦ16Ƭ17ŕŦŮǇ18ŠƭƸǜ19ǅ20Ǌǟ21zG22ƺ23KŶƆ24bx30iĴ31Ǒ34ű35ƞ37Ƴ42Ʈ
^ i	46 -38ǩ-15Ŏ-11Ƭ-10ōǅ-9Ņ-8ŝƄǦ-7ŵƭǢ-6ƌƦƽǧ6JKS7bnLXŔūƂƘƹ8irzDŉŭŸƍǀǠ9hlotFTŢŲŻ10Oţƞ11CńŇ12E13mƖƢ14PŒǋ15Ŋ16ĵ17I18ř19vǃ20ƾ21e24f
^ if	52 -11ƕ-10ŵ-7Ʒ-6lZƶ6ūǏ7ĸŞƱ8Ř9DľŝǢǣ10ƗƦǝ11ž12WƀƤƨƬǡ13ƂƎ16Ŗ17Ɓ19Ť20Ǆ21Y22ķ23Ļ35Ʈ36Ŏ
^ in	87 -9K12ĵ15ţ20M
^ is	38 -24Ƹ-20Ɲ-18Ɠ-15ǘ-14oœ-12ŖžƂǌ-11lơǑ-10vQŽ-9MĺŏŠŤǏ-8ikmBTĸőŦƛƠƮƷ-7cEGķĻĽŜƤǕ-6nŔƳǎ6pHŌū7jxKŚżƈƙƨǃ8hJľş9AťŹǅǆ10ĹłŒůƌƥƶǋ11ŵƇǂǔ12wNĿňŝƚǨ13XƄƅƆ14fIƗ15ŃŪƩǖǛǟ16ŰǗ17FƎ18tŶǢ19UƦ20ŞƊ21ŁŬŭ25źƔƬ26s27Ǉ29ſ30aƣ33ŗ37ōƱ44ǩ
^ it	67 -9E-8ƒ-6ŏ7šƀƠƧƪǁ8ļŤ9ĸśƴǟ10aJĽ11łƳ13Ɠ17j18ū20Ű30Œ48ƅ
^ just	70 -22ŗ-16ō-15ł-8ƞ6Ŋ8ţ12Ƣǥ13Z15Ļ16M18ş24Ō26ž31n32Ł41Ǉ
^ keep	83 20ō30Ʒ42Ƶ
^ keepin	87 -9N15ƶ35ǟ
^ keeping	87 8ǟ9U17Ƶ
^ last	77 -6Ƹ8t10x12ƈ18Ŝ30Eƾ
^ let	75 6Ƅ7ķ8Ű9ŃƀƏ10Kǁ11ŀ14Ř23a
^ liability	85 -55ǡ-18ŗ16ƀ76ž
^ list	82 7ş9ŷ13Ǐ15Ū20Ǝ
^ look	85 -7Ɨ8Ƨ13Ǣ21ſ22Ś
^ may	79 -8Ŗ8J13ŋ21a23ǩ30Ŋ
^ miles	87 6Ə7Ů8ů
^ mind	77 10cś12Ž29ǁ
^ monthly	83 16Ĵ
^ most	83 8ŗ12ƘƲ14Ʀ
^ my	65 -12ǩ6ƶ7MYśŪŽƿ8ĸĿňƜ9pVōƍ10jŀǆ11Ǟ12I13bƲ14Q15Ů16ư
^ name	82 -19w-16ǥ-12o15Lŷ20ơ59a
^ no	71 -15Ū-9Ǜ6Ɗ7ż9Ƃǜǣ10ƁƄǀ11Ž12uWƜ18Ų21ƍ33ŵ
^ nobody	87 8ƤƷ16Ư
^ nothin	85 9Ǜ10Ż14Ɛ17ƻ
^ now	76 -7ń6ac7h8u10T12Ņ13f15B18nǩ
^ oh	66 -13ǐ-7Ř6ŶƅƐƶǗ7lGŹƞ8S9tUŬƌƎ10œƟ11ǃ12Qš13xż26Ť
^ okay	55 -14ǩ-7MNű-6Ŗ6LOXŀŒŽƄƆƈƴ7hZŃŭžƀƛƩǕ8FIōŐřƣƿ9ƦƷǎ10yJƕ11ǂ12ū16ǁ18p
^ on	87 60ſ
^ one	73 -21ƺ-8ƥ9Ǐ10Ǝ11Ƒ12FƬ14ǐ16u19ſ22Ɔ34ǡ40b
^ over	82 -16cǦ-11v-7Ż20Ů29Ŧ30T32Ǌ38ŒƠ
^ own	82 12Ƙ23ķ
^ paid	85 -12Ɣ35Ŭ
^ payroll	87 -12Ŀ18ǉ
^ plannin	87 10Ǟ21H
^ policy	85 9Ś
^ read	74 -9ū-7ǌ7ŗŸ9ƻ10Ʃ11J12ř22ơ
^ ready	87 -11Ţ19Ō
^ remember	83 9Ľ
^ rent	85 37Ɯ
^ roof	87 -7Ɖ21ƈ
^ roughly	80 23q
^ run	85 11nķƝ19ǥ
^ say	87 11ƃ13Ƥ15ō
^ shall	83 -6ű26Ƭ27Ō32ǩ
^ she	87 -11ź12v13ƨ24t
^ should	71 -12J-10r-7Ƶ6ǧ9ŋ11K21M27ǩ34Ō38ň40s
^ since	83 -20G-10Ǟ11ǂ35S38ő
^ smoke	87 16Ǝ
^ so	39 -14boǛ-9X-7SŻ-6őƉ6RƴǙǚ7rĻńŉŨƧƿǜ8VĺŁŐŔšŹƝ9ŕŢų10BYŌūƖƦ11kFGUƪ12pķ13nDĹƈ14Tǅ15Ǖ16cƒ17ŦŲŷžƢƻǄ20Ơ21Ɣ22œ24Ū
^ some	83 11Ž12Qơ18ľ
^ something	83 -23Ŀ8ĺ22Ş23ƶ28ō
^ sorry	85 29a
^ sounds	77 7B10r11Ɔ12FLƜ13ŧǈ15N
^ spell	83 -13a6J30b
^ square	87 14Ɔ
^ staying	87 -12V13ǟ16j
^ still	80 -6z10Q15Ƌ17Ő27D33P36ƫ
^ take	87 -9Ƅ-7Z19Š32ǖ
^ tell	47 -14ǩ-12ŀ-11Ş-10yIĺ-9Gƕ-8ǐǥ-7ťƣ-6AŗţƮ6ōƐǞ7jVņœšŰżǖǛ8glSŝŠŢƞƟǍǔ9ŜŭŴŹ10hFĽŒŖŨư11qňǅ12HUŅŎűƭǈ13tĿ15nƊ16P17u18Ƴ25Ĺ26Ǆ
^ term	85 
^ that	65 -14Œ-12ƾ-9dDJ-6ƅ7Bť8ƏǇǞ9lƧǑǘ10ōǜ11SWƤ12Ƈƻ13Aƙ14ŧƒǂǖ15b16Ǐ19ǃ32Ũ34E
^ the	64 -7P6ūǈ7ESĵũŷƖ8ƈ9WŔťƇǓǧ10cƽ11ŤǊ12ƙƭ13Ř14m16Ŭ18e21M24ŋ
^ their	83 6Ņ18ŝ23v
^ there	76 11ƨ12Ľŭ13Ń15ř17Ʃ18Ž
^ they	69 7Tőƅ8UƬƼ9Ƅƈǁ10Őœ11Gƕ12vţ13ű14Ǌ
^ thinking	87 -7Ƭ11Ǟ23y25V
^ this	82 7E8Ľ12I18a
^ those	82 8Ǥ11Ʊ13ǌ15Ǎ
^ umbrella	87 7Ƃ15Ǧ
^ walk	63 -11Ũ-7ǟ6ƷǤ7rǛ8ƑƛǘǨ9ŵǄǈǎǕ10yƮ11nż14łǝ15ĸ16Z22Ť
^ want	78 -8yŤ8Ʊ9sň17ž18M29ǩ30Ō
^ was	63 -29ſ-12Ƴ-9ƈ-8Ľ6ň8Bƽ9Ŕƒ10ļŦƞ11ĺƛǊ14Ũ25ťż26Ņ38Š48Ť
^ we	74 6ǧ7Gƀ9jkMƔ11Ŵƨ15Ɗ23Ľ24ŕ
^ well	75 -13t6ń10a11HŞŧű12k13iNĹ14ō16Ǌ
^ were	70 -25d-10ŝ11Ƶ12ƅ16š17Ƭ25ż29Ǥ34Ũ36ŧ43l
^ what	29 -26p-24U-21Ŝ-19ųƢ-17Ŷ-15FŬǋ-14HŹ-13zŁǢ-12NŧŰƞ-11SřƤ-10Ĵńś-9suŚŢƸ-8bMĽŌŷŽƄƟƭǁǠ-7nOŊƀƥƫƮƲ-6ƙƨƱƿǂ6şŠŵƉƣǉ7alŏŘƛƝƠ8ciIņűƆƧǖǗǤ9ŕťźƋǘ10JŉŝưǍ11ƘƬǓ12oEŦŸ13hłōǎ14TƊƑǊǣ15gDRƗƩƶ16wƕƺƽ17LYƼ18ĿŨǃ19WƷ22Ǐ23ĻŅœơǝǨ24vŀǞ25CķƇ26BŇ27Z31Ŏƒ32ƻ34ľǥ36X37ĺŞ38Ť39Ŵ41Ǆ49ŒŗŪ52Ĺ63ǩ
^ whatll	85 29ł
^ whatve	79 8ƎƦ14ũ15ƥ18ƌ28Ɨ
^ when	46 -25Š-17ƙ-16a-14lǋ-13ƒ-12ĹŧƉ-10ŨżƧ-9PņŤŸǩ-8ŌƢ-7Ķƭ-6Bűŵ6ĻŦǍǓ7ƇƲǒǢ8ĴŖƄƅƼǘǤ9Ǐ11Ƴ12Ŝƶ13H14ũ15fƈ16dƋƴ17pRšǌ20syŒƾ22O23ťŹ24őƹ25ǎ27V34Ń40ŕ42Ɩ59L
^ whend	77 -18HǏ11Ż14ƹ16ĵ19Ǣ20S21ƈ26G
^ where	56 -16R-15ǅ-12ũ-8P-7Ń-6Ņ6kşƕ7ǀǔ8ļ10zƏǞ11ĸǏǕ12H15Ƥ16ƥ17Q18ǋ19lǗ20D21Ś26qƙ33M45ǩ69C
^ whered	83 18l27ļ
^ which	59 -12ǚ-8Ţ6ƻ7ŉƴ8ňŸǖ9ųƁǥ10ļŭǩ11Ŭƣ12ńŷƕ13b18QR19Jǈ24Cť31Ő
^ who	42 -22Ų-20Ɣ-17Ʈ-14ǌ-13xLT-11ŏŹ-10ǉ-9VŪŭƣ-8ĿŚŨŸƧǒ-7HŅƞǄ-6ŒŴ6ƃƄ8ŁƟǜ10Ɓǚ11Ŭ12QńƶǇ13Ǖ14qƬ15Ǎ16uZƱǗ17ƳǛ19nǅ21Ƣ22A23Ŝ24Ǒ25ļ26ǆǐ27ŠƤ30şǔ31ŷơ33Ư34Őǩ36ƕƫ37ų38Ǡ39o67ǈ
^ whod	71 -15m-8ƾ10Aư13ŵſ17Ư18ƃ19Ʊ22Ǩ
^ whose	76 -13Ɨ-7w12Ő17Ł18F20żǆ39Ƣ
^ why	66 -8ļœƶ9Aƴ14Ƶ17Ĺ20ǩ21ŔŢ22Š34ŀ50ĺ
^ will	80 -7Ō-6Ʊ10Ź11Ķ12ł14s15y16V
^ with	80 -10ş-6Ź11ǡ12Ǧ14Ű17Ƃ19T
^ work	87 -16Ɲ11ŭ31R
^ would	52 -15ĸƶ-13š-12ŉƮ-8Ļň-7HJǞ-6Ʃǘ6Lǂ7ŋŌƀƓƘ8ƈǡ9ƯǢ10EŃŖƉ11ž12y14ĵ15ű18Ʊ21T22m23r24Ž26ǁ27śŶ28Ŋ29ǩ31Ţ32s48Ƶ
^ wow	83 12ő14ť15u17R
^ year	83 -7T25Ū
^ you	49 -77ƞ-36ǟ-21Ň-16ƴ-14ŝ-13Ť-12Ƃ-11Mũŷ-10Ńǋ-9LűƱ-8bYĿƻ-7Sů-6nŗƌǏ6eƫ7dĺŹƁƝǛ8Śƭ9Ōşƈǚ10ļŨƷ12mAJľŪƀ13KĽś14akƸ15ŀ16Ĵƪ17uŞŵ18ő20ŏǦ21F22P23H24gQ25Vǀ26C28l29ň34c41O43U45N47Ŷ61i
^ your	61 -14p-11ư-10i-9Ľ-7ǈ-6B7Œ8msAƫƲ9ĺŹƛǂ10wP11y13zD14oEŸ17IĻ18c19ƥ21Ņ23ķ26d27MŇ
^ zip	83 
a	28 -24ž-22s-21ǔ-20GŀƮ-19ŉ-18j-17ŌƕƵ-16ŏť-15x-14pŦ-13Ʒ-12ŕƞƧ-11cŧŴƢǇǋ-10JŝŠſǈ-9oCVķŞũ-8vyĴų-7rtEŐŢƖƭǆ-6kzǎǖǗǨ6Ƒ7OŔŨƝƥǏ8HYŪƼƾǍ9ƐƦǌ10ņŒţŷƗƘǜ11ƅƆƙƨǝ12AĻőŬůŲƁƎƛơ13ŎƂƚǓǙ14SUŃŊŜŶƍǠǣ15ŵŽƏưǄ16IƬǥ17bľźǚǧ18Ɣ19ƊƓƜǀ20hĸĽŻǉ21g22ŮƤƱƹ23lLśŤ24šƿ25fǃǩ27Řǘ28Ű29N30Ǌ32mĶ33ƣǁ34u35F36P37Xǡ40q43TƲ
a #	54 -32ž-14ť-12Ɖ-10cŸ-9Nķƒǝ-8ſƓ-7fjƊǇǦ-6ōűǅ6IŁŦƗƘ7ŴǓ8ŅźǑ10ŞƆ11Ʃƺǉ12ĵƈ13ƥ14ŒƔǌ16šƂơƦ19X24ĸ36ƅ41Ū42Ř43ǡ44ŗ53Ǌ61Ƭ62Ķ65Ʊ
a @name	82 10ņ12Ŝ13Ǥ14ĸ17ĺ
a a	69 -11Q-9Ǉ-8LŪ6ƛ7gŷźƹ8TŔŭ9fz10KŐšŹƲ11ŵŶ12ŰƄ13hqƟ
a b	82 -10hƨ24ū33źǥ
a bachelors	87 27m
a bad	77 9ǚ32ņ35N
a ballpark	87 7Ů12T
a bank	87 -6Ĵ13Z19Ŭ
a basement	76 24Ɗ
a bell	87 29Ľ
a big	72 -6F8Ə9h10gś12ƛ13ľ14Ŧ16y18ĸ21ƙ32ƣ
a bit	85 13jǁ31ō
a blood	87 24ǁ
a bop	87 33ǥ
a box	83 9m13ǐ14f
a business	82 -8ǆ12ǃ13Ɲ16ǥ
a c	87 26b
a car	70 -7Ʈ8ƀ9ź10ƃ11ż12Ŷ15Y
a card	85 7e30Ĵ
a cert	87 7ǒ16ǧ
a certificate	79 -11ơ-7ǧ9ź29ǌ
a chair	82 -6ǈ22Ǉ
a claim	75 -11Ť7Ŕ10Ĺ11Y31ţ
a clean	85 -17ŋ12Ż24ţ
a client	76 -8ǔ12Ǔ13Ŋ17ţ21ǚ
a commercial	83 -16Ƃ11ǥ27Ǧ
a company	78 -12œ6ƴ9Ƨ11Ɲ17š19q
a complaint	87 19ǜ
a copy	78 7Ƅ9ơ33ś
a corporation	87 
a couple	78 -6ŉ9UƘ10ĽƤ11ǎ13Ǟ15OS
a cousin	87 11ŷ12Ɛ18n
a cpa	85 54Ǡ
a crash	82 23ż38ƃ
a crawl	87 25Ɗ
a customer	80 -16G-7ǔ-6Ǘ14Ǆ18ő21ǡ22ǚ
a day	78 7Lǖ11Ɓ21ƻǝ28ƹ
a deadline	87 15Ń
a death	87 -6n14Ƭ40Ƴ
a degree	87 22m
a detached	87 32Ƒ
a device	87 18Ž
a different	85 9I14ǅ15ň19V
a discount	79 8ľ9ş10m16Ž
a doctor	83 13Ƽ18ǂ
a dog	85 14h
a driver	83 26ŷ
a fake	87 15Ŀ
a family	85 -16y-9ƽ9Ƥ24u43n
a fella	85 13ǃ14ſ18Ƙ
a fence	85 12ƍ14Ƒ
a few	78 -15ŉ9m11ǅ15Ɲ31Ŋ
a fire	71 6Ɨ7Ť8Ɛ9Ŀǝ10ĺ13Ǝ14Ǣ21Ə31Ƥ
a fireplace	85 
a flat	82 7Řƚ11j18Ɓ27ƨ
a flood	85 21ƙ
a friend	83 9Š33A
a full	85 -8Ƭƽ8n11ƫ14Ƽ
a funeral	87 
a garage	83 -16Ɲ32Ű
a girl	87 40u
a good	63 -19ű-7Mū7ņ8ǃ9BƆǈ10WŨ12œǩ13ŌŖǖ14ź18iU19Ļ25Ǌ28Ŷ30I34L
a guardian	85 21Ʋ
a guy	87 13Ť17ǜ
a high	85 7Ů15Ř29ƣ
a higher	87 -6X12Ř16ƴ
a hip	87 11ǡ17Ɯ20Ɖ
a home	87 -12ǃ13Ɔ27Ɲ
a homeowner	85 33F
a hot	85 -8j20ƍƒ
a hotel	85 -6X33Ƥ
a house	76 -22Ɵ-14y13Y18H79F
a hydrant	87 24Ə
a is	87 -14ŗ-13Ƹ15ű46Ɠ
a job	73 -8P-7ŗ8ǚ10ŧ12Ʒ17ţ21Ķ27qǓ
a kid	83 -15ŷ12l15Ʀ18Ź
a lady	87 9c11ŵ12ǁ
a landline	87 23I
a lawsuit	87 33ķ
a lawyer	80 8ķ12ǜ16A26Ʋ
a leak	80 -7Ɯ30Ť
a letter	87 10K
a license	79 -8S7Ÿ23ŷ
a little	63 -22x-9Ǉ6Ɯ7gmuWŰ8qŊƆ9lIĿŅŐŲżƯƹ10cņƦƳ11Ǆ13Y19œ
a livin	87 -7Ÿ13Ŗ26S
a living	80 -11c27q34P
a loan	69 -6Ʃ16Ʊ24Ŭ37ƪ
a long	82 7O10ő14ŝ17ř
a lot	71 -17ǀ6R7ķ8Ƒ9Nƨ10tơ11Ňřƙ12ƚ33Ɯ34Ɵ
a medical	82 8Ǘ14ǁ
a minute	82 -25O6i10f11Ś13u43N
a mistake	87 28ǚ
a money	87 20Y21A
a month	61 -20Ĵ-16Y-8Z-6ť7Ķ8ƥ9ǉ11ŨƔ13Ƥ14Ŏ20T21Ť22ŘƠ23Ņ50Œ59X
a mortgage	77 -7ƕ25Ɣ
a nanny	87 30Ư
a new	76 -9ƞ9ŬƁ11Ź12ǙǞ13ƄƵ14S28H
a nice	85 13Ƨ17k
a no	87 7ǁ8Ŏ11ƴ
a normal	67 8n11Ǐ23R25ŭ
a number	85 -19Ƭ-11I15Ǡ55X
a nurse	79 -6ő20S22ǁ25P
a okay	85 32b
a one	83 -13ǩ-9Ƶ-8ǈǦ12ū16ƂǇ18Ƽ40ǡ
a or	85 -10Ō11ƍ13řƌ15Ɓ
a parent	83 11ŷƽ48u
a pension	83 31Ķ
a permit	87 11ŷ14ƌ
a person	87 8ơ32Ŝ
a photo	87 37ś
a physical	83 10ƾ24ǁ
a picture	77 12Ŵ32ś
a pipe	85 34ƛ
a place	82 13Ɛǟ15ƆƤ19M
a policy	74 -9Ƶ-8ƣ16Ļ20ơ23ƨ30ŏƦ34ľ
a pool	78 6Ƃ7ƍ
a private	83 10ǣ11Q12ǀ22ơ
a quarter	85 14Ʀ18Ƙ27O
a quick	83 8ķǏ18Ŋ
a quote	85 15Ľ31Ĺ
a real	85 11Ŝ14Fŵ20ľ
a reason	87 13Ŕ
a recorded	87 6ŋ
a regular	87 9ŭ11Ų20Ɖ
a renter	85 15Ƥ31F
a rip	87 20B
a roof	87 14ń16ǣ
a second	73 -18Ŵ6ǋ9Ɣ11Ļ13A15Ŋ16Ǟǩ19yũ20Ɵ26N
a security	87 -8Ķ24Ǝ
a separate	87 9ƚ20ş
a service	79 12Ǆ14ư18ţ
a slab	87 13Ƈ
a storage	85 
a strange	80 -7ǘ11y20Ǖ
a student	82 19Ʊ
a sudden	87 16ĸ18ĺ
a sump	87 22Ɗ
a term	85 20Ʃ
a time	85 -8a12b39L
a trampoline	87 
a truck	87 -6Ÿ13Ǧ15Ū26S
a trust	83 -12A16ƫ41Ʋ
a typical	83 7ǧ10Tǎ13ƿ16Ǆ
a w	87 12Ǒ14Ǉ20b
a week	68 -6Ũ9Ů18ůǝ21ŵ23ƿ26R29Ų
a while	80 -10ŭ8š12Ƥ14ų17GŇ18ő
a whole	83 -8ǩ6h9Ǖ12ň13ķ
a will	76 69Ʋ
a win	87 32Ļ
a wood	83 12Ƈ19Ɛ
a workshop	80 27Ɨ
a wreck	87 9ƃ12ž
a written	87 11Ǔ
a y	87 29b
a year	63 -10ť-9ǒ-8œƭ-7S-6Ū6Ɵ9Ľ10XĴŅƮǝǧ12Ɯ17c18Œ20q22ǀ32ǉ46Ů63T
a yes	83 15ŋ19Ŏ
able	78 -7s7o9Y10Ʈ13Ʒ14z15N24ś
able to	78 -7s7o9Y10Ʈ13Ʒ14z15N24ś
about	40 -14x-13c-9CŏǢ-8ŒŗǅǇ-7NQRńƣǐǨ-6jsĻňŐũƕǟǩ6qł7mĺŔšŶźƂƋƸ8lBĵŖƎƞƨƿǊǋ9hHVYŤƜǜ10ťůơǈ11ĶļĽņŲƔƙǛ12ŊŽ13uľŉƱƺǂ16ǔ17ŇǁǄ18pŴ19A20Ƴ22rŀō23Ş24ŝ27Ŀ29Ĺ
about #	62 -13C-10IǢ-9Ň-8ťǅ-7Q-6Şƕ7ǁ8cZƘǀ9ů10ǔ11Ō12ĶƜ13ĴǛ14űƙƝ15ƋƗ17ƪƱ21ǝ23Y32T33Ǌ34ƺ
about $	71 -21T-12ƺ-11Ş-9Ƽ-6R11ŉ13ŲƸ14ǩ16ǂ19U21Ĺ26ŀ32ť49Ť
about a	76 9Ŀ11Ľ13Ŋ20X29Ĺ
about about	87 10Ŋ15Ƴ22Ƌ
about all	87 11r13Ŀ16Ƴ
about an	85 -7ŨŹ-6Ž14Ƃ17ǁ
about any	70 6ƛ8ǘǣ9ƑƦ10ǜ14H18šƴ21Ų
about anything	85 7Ƽ20ƥ
about how	82 -21Ǌ14Ů20T22ƅ
about insurance	87 12ǌ
about it	65 -19Ŏ-17ƞ-16Ş-10ŝƱ-9ļ-6Ŗ7ĺ10Ƥ11Ưǜ12ƿ15ĵ16Ǝ17ŧ18r20Ŷ22B23Ũ25ō27A32Ň36Ŀ38ŀ
about leaving	87 -10Ƭ-6ŝ10Ţ22V
about replacing	82 -6Ĺ19ĺ
about right	83 9Y11Ʈ12g19G33Ƭ
about that	71 -20ǩ-14Ť-9q10Ŀ12v13tŶ15ǥ23ō33Ƴ46Ň
about the	59 -21Ĺ-17c-16ŧ-15x-13ŝ-9Ň-6ĺƣ6Ɣ7HƑǙ8ŹƉ9Ɛ11żƧǍǛ12ĽŔƟ13ŖŤƈƶ16Ŀņ17Ş19Ǆ20ǩ23u30p34Ŵ41ƞ
about them	77 -16ŀ31ŝ52Ş
about this	76 11ŀŋ13Ǟ14rB17Ŏ
about to	79 9Ň22q
about uninsured	80 12ſ
about us	83 -17A14ņ28ļ
about what	78 7ƒ9Ş11g16Ķ18Ŗ
about when	87 -14Ť11Ƴ13Ľ16ť
about you	85 8m11f12ƨ
about your	62 -11v-9VŇƳ-7ō-6ǐ6k8W9ŜŞǕ11ůŹǔ12pzŊƸ13q14u16ƨ18h20nŪ21P22Ǆ26ǈ29l36ŝ
above	80 -11ơ25Ǧ42Ǎ
accent	87 26l
accident	77 -8Ʈ12Ƴ17Ŕ21ż22ť32ƃ
accident $	85 14ƃ24ť
accidents	69 6Ż12ţ30ż
accidents $	82 -8ţ17Ż
accidents in	87 20ż
accidents or	76 -7Ż25ţ
account	69 -8Ǡ6ķ7Ǖ8ǔ10J12a13Y15eŒŜ19Ĵ36ř
account $	80 -19e-9Œ-6Ǡ9Ǖ14Y15a17ř21ĴŜ
account number	79 25ř38e
accountant	76 18ǆ22Ǡ25B27A
accountant $	87 9Ǡ16A
accounting	87 39Ǡ
accounts	85 15ǔ23Ķ
across	83 15ů32ļ
actual	85 10Ǣ16ǆ
actually	82 -10ŌŒ8ţ9Ɲ13Ļž18Ŗ
add	76 -15G-9ŌǊ-7œ8ķ9Z11ō13Ǡ14Ɓ17ƌ20y21c28Ǟ
added	82 -7ƅ7Ɨ26ƌǞ
adding	87 13Źƌ16Ǟ
additional	78 12Ǥ15ǌǧ20Ǔ
additional insured	79 16ǌǧ21Ǔ
additions	87 34ƌ
address	63 -11K-10Sǅ7ǧ9EF15Ű24J29ǋ33G49D
address $	70 -13Ű-12K-11Sǅ6n9J11E12F15ǋ41G
address of	80 6ơǧ15D30ǋ
adjuster	83 42ŧ
advice	76 11A20B31ǚ
advice $	83 26ǚ
afford	82 12ǔ16Ƥ19X
afford a	87 -6X17Ƥ
after	55 -10Ş-9ƭ-7ŘƦǩ-6ŧ7zĵǝ8bţƩǞǤ9ƅ10Űƕ11ť12tJƋƙ13ǟ14UĻ16EŜ17wLǢ19yƷ20Ŧƃ21Ţ22Ƴ23Ư25Ũũ27ķ
after #	87 14ť16Ţ19ƅ
after $	83 -10Ũ-9Ş13ķ15ũ16Ļ18w29Ƴ
after a	76 -9ũ7Ɨ15Ǣ17ţ23ƙ24ƃ
after all	87 9ǟ28U
after closing	82 25Ř
after high	87 24y
after that	79 11t12ǟ15ũ24Ũ
after the	70 -6ŧ7ƈ8tƳ9ĵ10Ʈ11ƟǤ12Ǡ13Ưǝ16b22E23Ũũ
after you	75 -9Ʀ-6Ƴ7ķ8ť10Ǣ11Ƨ12w14Ǟ15ƕ24Ŝ25Ư33Ʒ
after your	87 -31Ř9Ƴ37Ŧ
afternoon	79 -9Ń12gL17ij22Ō
afternoon $	83 7ĻŌ18j27L
afterward	87 10Ũ11Ƴ14ũ
again	64 -9Ō-6ƪ6Ŝ8ƿ9ƚ12oŶ14Y17k18t20LƓ24ũ28ň30Ɨ
again $	70 -10Ō-7ņ7Ľ9tƿ10ň14oŜ22L25Ɨ37ũ
again how	80 6Ɨ21Y
against	72 -7Y8ũ9ń10Ǆ11Ɣǡ12ł19r32ƪ
against it	76 20r29ƪ
age	67 -15Ɖ-12Ŋ-11ń-8Ŝ-7ƣƦ10xƽ13Ǎ15Ÿ16ŷ20ƭ28ƈ62p89c
age $	76 -14Ŋ-12ń-7Ŝ8Ɖ18v20ŷ30p44c
agent	65 -10Ĺ7Ǣ8ſ9Ŗ13Ǟ23ľ40ņ62Ŝ
agent $	77 -11Ĺ18Ŝ27ľ
agent ever	85 12Ŗſ
agents	76 -11w20Ŝ27ń39ņ
agents name	87 -13w-10ņ48Ŝ
agents you	87 19ņ
ages	83 61v
ages $	87 49v
aggregate	85 9Ǔ14ǡ
ago	75 -8ǅ9f10Gĺ13ƴ14u18Ľƈ31ť
ago did	85 10Ľ12G16ť
ago was	85 21ƈ23ť
agree	82 -8q-6ƨ11Ĺ16B25Ł28rǩ
agreement	83 9Ƣ13Ǔ14ǌǨ
ahead	78 11B15ľ25Ō29Ş
ahead and	83 8Ō32Ş
air	82 -10ǆ10ơ13ĸ14ǌ22Ƌǃ
airbnb	83 36Ɯ
alarm	75 9Ǎ37Ǝ
alarm $	85 9Ǝ
alarms	85 23Ǝ
alcohol	71 29ƿ32Ǜ
alcohol $	78 7ƿ32Ǜ
alcohol these	82 15Ǜ
all	47 -18R-12aǞ-11ǩ-10ŬƮǑ-9lŗ-8Ō-7pAƩ-6I6Tǜ7ųƞǉǟ8ŒŚƾǗ9dĺƘǒ10rtUţǔ11kuŤŨƹǐǕ12gƫǈǡ13sWǋ14ŏƌƨǇǖ15nķĿŴƳ16ƢǄ17ŖƊ19Ɲ20Ŧ24ō25ǥ26Ɨ31Z
all #	83 9d13łƢ17s
all $	71 -22R-14Ũ-9ƞ-6Ƽ7Ɔ8H11ƔƜ12nţ13Ƴ20ƹ22g23Ɲ25ŏ26ǡ36ō
all at	82 14ş18n19Ĵ
all day	87 13Ŵ21P
all do	80 -14Ǟ-9Ǘ-7P11W20ǥ23ZƊ38Ǆ
all in	79 8ŷ10Śǥ13Œ28ǖ
all is	80 -8ƨ10ţ13uķ42Ŗ
all lives	87 16n
all of	71 -7d7ķƗ9rt13Ŝǒ14ĺĿŪǋ16ŦŨ
all on	85 -16Ʀ11ƽ13Ǘ29ƨ
all over	83 -9l6R10Cǐ13ǔ17ƒ
all that	74 -9Ƴ-7ƽ6Ɨ8ư9ňƌ10Ƙ12Ķť15k17ǥ36Ũ
all the	71 -11Ʈ8Ɗ9Ń10ĿƇƞƷƻ11Ǩ13ŚŲ17ũƝ
all these	83 8ǟ10Ɓ15ĺ27U
all this	79 -11a-9Ļ11i12Ŀ14tƳ25r
all together	87 -14ş16Ǌ17Zǉ
all you	79 -14Ǒ7Ư9ŭ12ķ14ĻǗ24Ǉ
all your	75 6ǘ10ǔ15şƾ26ƗǕ
alls	85 -7şƅ11ƶ16ńƻ28n
allstate	87 -13ŏ-7ń14Ņ15ő28Ő
almost	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
almost cost	82 -7ǘ21Ǖ
alone	79 -9ł-7ǋ9z10Ŗ14Ʒ17Ǎ25Ł28n
alone $	85 -9ł16Ʒ20Ł30n
along	75 -9Ő7t8Ƽ9sŽƂƵ10ǀ11iƞ13Š16Ķ17Ƨ
along $	83 -14t12xǀ14i18Ķ19Ƨ
along with	85 10Ƃ11sƵ13ƞ
already	73 6Ƶ11v12Ĺ13Ź15p18ư39ŏ
already have	87 -9ŏ9Ƶ15Ĺ
alright	69 7Ž8Ĵ10dKƮ11E14NŇ18ŋ28i30Ŋ
alright $	80 6Ŋ18ŋ36i
alright i	87 13d14E19Ň
alright if	85 14K21Ŋ
alright with	83 9Ž11ĴŊ
also	87 15m21Ŵ
always	76 -8G7Ɯ10Ř11ņ12Vĵĸ18Ɨ23l
am	55 -10ř-7ƥ6AB7juvUņŢƑǁ8dqƞơ9CŌƊ10ŵƳ11Iǥ12hMĹŇŝ13fń14bŅ15c18ō22ż23i25aN34ň
am a	87 7O12K13g
am going	83 8a13d14o
am hearin	87 17Ň18i20U
am hearing	82 -8ǩ7H12Ł14Ţ20ŵ25h
am i	64 -11ř-7ƥ7fi8Aƹǀ9uvƑ10ōơ11bq13ǥ14CI15ŇŌ16ň20ń21N22c26ǩ32a
am not	83 -8ń17B19N22ŝ26Ņ
amount	71 -8ǩ10Ŧ11Ʀ12X14ǖ17Ɠ21Ɨ25ŗ41Ƭ
amount $	87 -7Ƭ18Ɨ25ŗ
amount of	87 13ŗ19ǖ
amount you	85 -9ǩ18ŗ46Ƭ
an	51 -15Ɲ-9Ő-8ŽǏ-7nŨƑ-6UŖŞ6ƦǛ7żƍǃǓǜ8DņŔƣǁǣ9bƶǋǠ10qŊő11N12l13OP14ƅ16F17ƴ20Ūƃ22A23ǖ25Ķ27Ŝ28Ɨ29ľƂƄ33ǆ
an #	87 13ū16Ŝ20Ū
an accident	83 16ż19Ŕ23ƃ
an accountant	85 8Ǡ32A
an agent	80 -11Ĺ7ņ13Ŝ28ľ
an alarm	87 14Ǝ
an apartment	87 -6Ǎ10D20F
an email	83 -7ǘ10Ǖ11J12K
an emergency	87 
an employee	83 14ǜ
an hour	87 28O
an insurance	83 -12Ő13Ĺ15ņ16Ŝ27ľ
an llc	83 31ǆ
an old	80 11Ĺ12ŀ16Ū18ő23Ķ
an older	87 8Ƌ26ƅ
an s	87 15Ƅ34ǆ
an sr	87 23Ƅ
an umbrella	70 6Ķ14Ƃ20ǩ
and	31 -33ǩ-16ĺŗŜ-15ǖ-13Ʃ-12ŝ-11SŲŵ-10jŇ-9YŅŕŠƒǦ-8rļľ-7ĴĻŉŨűŸ-6KĿũƖ6ŧƢƼǍǨ7egőŖƇƻǂǌǐ8npBƆǉ9vNTŁŌƬǇǋǣ10fCRńǁǃǆ11hųŷƗƛƜƫƾǎǢǤ12tzPķƂƨ13ŦƃƑƔưǀǠ14DƋǙǥ15qWŴǕ16ŏŒůƀǏ17ō18dZĹ19JƎ21şƿ22ǔ23ǚ25oǛ26Ū27ǈ30w34a36ƺ
and #	74 -12Ÿ-8Ơ11Ƣǡ12R13Ǐ14ǉ15Œ17Ǉ19ƺ33n
and a	66 -11ţ6ũǓ7L8Ƒǥ9ǁ10aIǈ11hưǣ15ů17ƻ19W20Ū23ǐ25u
and about	80 -15cC-11Ɣ11Z22U49ƺ
and address	87 9ơ10ǧ
and all	73 8Ɔƌư10Ƣ12ĶƔƜ15k16ǥ17TƗ
and an	87 12ƣ20Ū
and and	69 8PƺǦ9JƎƑƟǒ10Ķƾǀ12Ɯư13Ŗ15dǙ
and any	83 12ǐ13ƽ
and are	77 -12y-7ŏ8f11cƎƱ12Ǥ13Ƒ17u
and by	82 -16ǌ43Ĺ
and can	87 -8W-6ŵ10Ǩ17Ư25ƃ
and cards	82 -67ǖ76ǔ
and clear	83 -9ň10Ŭ13Ʒ34Ɣ
and collision	79 33ƀ
and could	85 -13Ǩ14ǟ15ś24W
and did	79 9m13ōƌ15źż16n
and do	66 -9Ƌ-7ơ-6ǩ7ſǒǖ8Ɲ9Ǒ11ƄƜ13ǌ15Ŋŗ24g
and does	85 -9ƣ10ź11Ǎ12Ǝ
and done	87 -12Ń14Ŧ26ƶ
and for	80 -14ƺ-10d-8Ř8ƀ10Ɨ11ƻ13p14ǁ16ž20ǂ
and hail	87 15ƚ
and has	80 11h20Ŕ
and have	76 7Ƴ8š14ƛ15ƪ
and he	82 -12ŝ-6Ƨ12ƽǒ13s16ǜ17p27o
and his	85 10ƶ11Ǒ14n29ƨ
and how	56 -15w-13vƒ-12ŗ-9ǔ-8oŞ-7Ƹǈ6Ǧ7xĶǖǤ8gOŻƈƐ9hkůǕ10ŨŶ11pőŷƼ12ŭ13łƨ15ŧ16Ǉ18ŦƆ19T21c22ǂ34t
and i	67 -10Pǩ-7vƲ-6ƴ7ikwGƶ8œƼ9O10q11xŐǆ13MǞ14ō15N20Ō22ň29L
and if	72 -7Ŋ6Ƅ8Ɠ9Ư10Ţ11I13c14Ƨ16ƫ
and in	79 12ǈ15ǐ17Ǌ
and is	63 -14ƪ-10ƚƣ-9Ʃ6Ŭ7ƃ8rƟǄ9gƱ11ķ15ƸǠ16F17q18Ř22Ǜ29ŏ
and it	73 7Əƙ8ƛǁ9gų10żƞ11JƼ12Ƴ13N16Ʋ32w
and just	87 6ƀ24ǋ
and last	80 -10Ÿ10o49a
and model	87 10Ū
and my	87 9c13Ŗ15ř
and no	79 7g11ƎƳǀ12h16ư18ƿ
and nothing	87 7ƹ10ţ12ƨ
and on	85 9y12Ļ14q18Z
and pay	87 10Ǖ17ư
and read	79 7ƻ9Ÿ10eƪǉ16Ś
and roughly	80 24Ʈ
and some	87 12Ž13ơǄ
and street	87 21D
and such	85 7ŭ10wƻ
and tell	73 6Ƨ7Ʒ8W9Ƒ11ŊǢ12Ū13ŀ17ſ18Ś
and that	75 7W8bǥ12ķ13ƛ14ƿ25Ť28Ʀ
and the	58 -21p-11ŚƔ-10ƛ-8U-7ŏ-6Ő6łǁ7ǀǌǏǤ8ťŪǑǙ9eƇǟ10řƾ11dŹƋ12ƫǥ13ķ14Ǖ16ū18Œ19v26w51Z
and then	74 -17Ť-9Ŝ-8Ʒ-7ĺ8Ǡ9ƫǈ10yHƴ11dƭ13ņ14ń23w52ō
and they	77 9ķ10ǖ11ĶƤ18ơ30Ŧ
and was	87 12Ť16ƾ
and we	85 8Ƭ15s19M
and weight	80 9ǁ20ƺ
and what	50 -16Z-15g-13ĺ-12Ǡ-11ťŨ-10ǩ-8uƺ-7Ź-6TŦŷ6qwWŝǐ7EŀžƯƳǄǅǆǎǙǧ8o9pB10yJƊƠƣǂ11Ɖƚ12Ţ14R15CŃŏ16ǉ17ƌ18Ƭ19Œ20d22Ɣ24Pǈ25Ĺ30Ŵ
and when	72 -7Ũ8yƧ9śƾ10P11Ń17ƒ25ť
and where	71 -16Ő-13r7Ʀ10ǀ11ƕ13ǋǏ14X16Q17Ŵ
and which	76 -7ų8J13ƶ19ŷ21Ū
and who	68 -10ǐ-7Ū-6q6ƕ8ǔ9o13Ǡ14ǈ16Q23ş37Ő
and whose	79 6F18A
and would	85 
and year	85 18d
and you	68 -13ŝ-8cP-7M-6d7ƹǝ8fůƃƾǈ9z11RŌǆǋ12N13Šų15ső17Ǖ23p50a
and your	60 -16P-13w-9Ŵ-8b-6Ʒ7rƟ8şǎ9pŨŸ11Ƣ13a14Jůƃ16ǘ18ǆ19oƘǣ20ƺǨ23q24vB27Ł
animals	85 31h
annual	74 10ƪ15T18Ůǉ25Ǌ
annual income	87 20T
annual payroll	87 8ǉ
another	69 -8d7ŷ8ż9Ÿ10vōŹ12Ő18Ŷ19I20HǞ23Ŵ24y27Ɵ31ŵ
answer	85 -8ƴ12K15ŉ16Ŕ20ľ
any	40 -14ǅ-12nǢ-11Q-10ŖƁǇ-9ANŐŴ-8ƃ-7cqPUōźƯǧ-6FRĺŗŬƀƆƟƧǨ6ƚ7MŪ8ńŉŏƐ9v10ƉƽǓ11ĵǆǘ12yƾǄ13ŋţƙǚ14ƴǔ15kZķǈ16HW17uǜ18ǀǃ19ƪǂ20ƘƼ21Żƻƿ22űżǙ24ƛƜ25m26gŲ28Ʀ29ƹ30ƑƸ31ƌ32h34š37Ǒ38ŹƝ
any #	83 -21ǅ-14ǣ-8Ǉ-7nŌ41Ʊ76Ǒ
any $	82 6ǂ9x19Ɲ24ƨƿ26g
any accidents	71 -8Ż16ţ20ż
any additions	87 34ƌ
any animals	85 31h
any big	83 14Ƒ37k
any business	83 -15ŪǢ-6ǆ7ǐ18Ų30Ɲ
any cash	87 25ƪ
any chance	87 7l15V17H
any claims	77 30ţ
any close	87 41Ǚ
any coverage	80 -21Ʀ-7q-6Ő8Ƴ15W28ƨ40ŏ
any damage	78 -12ƛ26Ť41ű
any debt	87 
any delivery	82 14ŭ
any employee	87 -8ķ46ǜ
any excess	87 20Ǧ
any family	79 17Ƹ
any fender	85 27ż
any health	79 -17Ƽ-8ǂ56Ƹ
any hobbies	87 -14ǀ41g
any insurance	85 -11ŏ-8š-7Ǔ8Ƴ14W17ƴ22ſ
any jewelry	87 21Ƙ
any kids	82 40Ź
any kind	87 11ŏ12Ɲ
any leaks	85 16Ɖ20ƛ
any life	82 -21ƨ-19ŏ58Ʀ
any losses	87 31ţ
any medications	87 22ƻ
any more	85 -16H-12u50y
any of	71 -20Ɲ-10N-6c6g8ǌǦ9Wň11Ƌ14ǈ15ŏƦƽ18ƥ22ƜǑ32v
any other	76 -10Ŵ-9ķ-6ŏ8Ʀ13Z15Ū16ŷ20ş22ǋ33ń
any plans	83 -8k11Ǟ27H
any pool	87 
any prescriptions	87 19ƻ
any questions	82 31ŉ
any reason	87 20Ŕ25Ō
any remodeling	87 23ƌ
any roommates	87 
any rooms	87 14Ɯ19ƌ
any savings	87 9Y
any side	80 -13Ɲ45Ɨ
any subs	87 11Ǒ
any tickets	80 -17ż35Ż
any time	85 7Ź12y22š23ƴ
any tobacco	87 
any trouble	85 -16Ǉ11ĵ33ǜ
any violations	85 30Ż
any water	76 -9Ƹ18ƙ40ƛ
any wood	87 
any work	82 -9Q-7U-6A16ǔ22ǐ48Ɲ
anybody	56 -14Ǐ-12ǝ-9ƪ7tƁƧǘ8ƈƓǩ9Ł10ƟƳǜ11ZŤ12ŝ13zŜǢ15żƢƴǡ18Ǜ19nƯ21ńųǨ22ŏƜǍ23Ŗǣ
anybody $	79 -16Ŝ6Ƣ10ş21Ŗ23ńż
anybody been	82 20ţ
anybody else	78 -9Ɯ7ų8ŷ10ż15Ǩ16ń17Z26n
anybody ever	76 -13Ŕ-10Ǚ-8ţ9ƨǣ12ƴǡ17Ǜ23ǜ27Ŗ30Ɯ
anybody hurt	87 10ǣ21Ť
anybody in	87 -7n-6Ƴ13Ųſƽ
anymore	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
anyone	65 -14ƈ-9ŭ-8Ÿ-7Ń-6zţ9ǘ10ǩ11Ʊ13ŖƉ14ǐ15Ŕ18Ƴǜ22Ư23Łų24ŷ
anyone $	87 -8Ń21Ł23Ƴ28ų
anyone co	82 19Ʊ
anyone else	83 -10Ÿ10ų15Ł16ŷ
anyone gone	82 20Ŕ
anything	51 -13ǩ-12ŋ-8Ŭ-7ńň6Ƃ7ķşųǍ8ſ9gNŲƍƚƸƽǕ10ZǓ11ƻǂ12ƘƱǞ13Ǐ14kĿƦǀ15Ƽ16ƨ17Ż18ŏ21ţ22ŉƄ23ƥ28ũ31ō
anything $	68 -10ŏ7ƌ8ưƾ10ũƚǀ12Ǔ14Z15Żƨ18ōŲ30Ƽ
anything else	74 -9ƥ11ķ18ş38ō
anything from	85 12g20ƄǕ
anything fun	83 7g41k
anything in	82 -17Ƽ9ţ11ŏ12Ƴ27Ʀ34Ƹ
anything like	74 9Wƙǎ13uųƜ14ƹ
anything new	87 9ƌ12Ǟ17ƻ
anything on	80 -18ŋ-11Ŭ-7Ÿ10ƃ11Z13ţ14Ƃ16ƨ20Ƅ22Ż
anything special	78 18Ƙ
anything that	87 -8Ƹ-7ǩ11ƻ13ƽ16ō
anything valuable	85 9ƊƘ10ƥ
anything worth	87 -12ķ24Ƙ
anything you	76 6ō13ŝ18ƥ27ŉ
anytime	87 11H
anytime soon	87 11H
anywhere	74 10ń12ǀ14ƋǗǥ19ň20ş25k
anywhere else	87 14ń24ş
anywhere for	87 31k
apartment	62 -11Ő-9ƛǍ-8ǧ9Ű14G15ƣ16Ť17ơ18D20ƜƤƥ24Ƣ29ƗƠ
apartment $	72 -10ƛ-9ơ-8F-7ƣ12ƥ13Ƣ23Ť53Ɨ
apartment do	82 14Ɯ
apartment or	87 -7Ǎ10D30ƣ
apartments	82 -8Ơ8ơ20ƣ30Ǎ
app	71 7ǆ8ś10Ƅ13Ś28ŝǖ42Ž
app $	78 9ś10Ś28ǖ37Ž
application	83 10Sǀ15ƴ16ƿ
applied	87 22ƴ
appointments	87 11M14ŵ16ǖ
appraise	85 22ƒ
appraise for	85 22ƒ
appraised	85 29Ƙ
appreciate	87 10i13Ŋ18ŝ
are	32 -17ǖ-15ŤƓǅ-14Ɨ-13Ŝ-12ŧ-11űƯ-10AĽŅŔŵƔǃ-9qŇŊŠŴŹƤ-8mņǘ-7tBļŰſƃƉƧƫǝ-6ơǓǛǜ7kŁŕƏǣ8dľ9jNŭžƢƷƹ10EňŗųƁǨ11VŀŏŝƖƭƱ12byǍǔ13nĹƻ14zĶŃǈ15LŒƮ16glĻŖũƑ17wŌǑ18Ŀ19uŪƟǞ20łŶ21fx22av23ǎ25Zƞƺ26iPQŢ27HRŐ28Ƹ29F31ƣ32ǆ35ǟ36C39ǩ47c
are #	82 -18C-13ŝ10p14Ƅ39ƺ58c
are $	80 -16c10jr13Ţ26b59a
are a	75 -19ǁ-7Q8ƹ12lƼ22d28g36F61P
are an	87 11l15FP
are at	82 -7ǡ10U14S16ž22ǋ41Q
are covered	85 -9ǩ8ǒ10ſ19ŗ
are going	83 -9U13Łłǟ
are gone	76 -12ƕ-7ƭ12Ưƶ16Ɵ21Ʃ25Ʈ46Ʒ
are in	69 -19Ǎ-14ǐ-10ŷ-8Ɨǖ8ƃơ13Ƹ16nQǗ22Ƣ37ƣ38ų41C
are not	73 -10Vǩ-9y-8lǑ-7Ş6H7Ɩ8cL9Ŗ11ŐŦ13ŀ14Ňƴ24Ʊ31Q32g
are off	87 -7k13Ɵ15R17N
are on	68 -27ŗ-16ǉ-11Ǉ-10ž7Ƣ8T9ŪƁ13Ƒ16ƣ17Ǡ18ǆ39Ŗ47Ŀ
are over	85 -10c34CQ
are paying	83 7Ŗ9ǥ13Z15ǉ21Œ
are right	85 10Ů11Ǌ12M
are the	62 -17u-10Ū-7ǖǩ7bqwū9ŬƞǨ10ƛƮǉ11Ƈ12Ǆ13y15Ǖ18ŭ20řǈ21vǐ22ǆ24ź52x
are their	87 -8P6w32ǈ
are there	69 -10ơ-9S-8ƣ-7Ơ8HǇ9Ǝ13ŷ18Ƒ21ǩ32n36u51Ǎ
are they	63 -13ŧ-10c-9Ŕ-8l-6ŝ7x8ŚƎ9ǈǑǔ10ƪ11şǏ15Ū17Œ24wU29z32Ǉ45v
are things	85 17ǟ24i
are those	79 -11Ŭ-9Ɖ10ƻ11Z13Ƌ20Ƒ24Ǒ
are unhappy	87 28Ş
are we	69 -10ǩ-6Ō7œ8ŷƭ9OƅƆ13Ŧ15vŎ16Ƶ17Ū18c19Ń20ť23Ĺ28X
are with	80 7Ş14Ţ29Ő
are worth	83 9Ǐ20Ɲ
are you	40 -25v-16zş-14Ɨǅ-13ǈ-11UŜ-10TƓ-9bƃǇǕ-8qŞŷǑǝ-7aIOĽŀŇƑǂǍǔǢ-6AŒŠŹſǥ6ĿƮǐ7pŬƒƖ8yDSŲƆƙƱ9FķŭƠ10ĴĶŁ11uƟƣ12Gƕǀǣ13ľ14ŕŪžƏƹ15ŗ16kLňǁ17HńƸ18EVŏŝ19RŶ20fŃƻ21Ļ22Ő24ƞƺ25ǆ26P28Zǎ29i30łŢ31l34ũ37C38c54ǩ57ǟ
are your	60 -12Ǆ-9xžƜ-7Ŗ-6Ƹ7ŗ8ǊǏ10ƀǈǍ11VƗǞ12w13ư15zǢ17ǩ21R23uĺǑ27ǔ30ǡ33v
area	80 -13őǅ-10Gř-8S15jF23I30C38l
around	58 -7ƛƦǩ6Šǂ7jBŲƯǊ8nŅǗ9hƕƧƱǅ11W12ĵƎ13ſ15l18Ƒǉ20ƍ21Cń22ŵ25s
around #	77 7Ŭ9TŒ10Ǌ13sǗ14ǉ18ĵ
around $	73 -15t-7Š10ǂ11ŵƯ12u13Ʊ15W19s37ń
around here	82 8ƀ9ſ11ų21l
around if	79 26ŵ
around it	87 9ƍ22n
around the	80 6ǈ19Ǝ24Ƒ25ƍ
art	77 16Ƙ
art $	79 
as	55 -14ǩ-8h-7Ź6Fūǌ7jKŀŒŢǂǇǍǤ8IPŇŰŴǁǃ9Cũǀ10dpvŶŻǓǣ13ńŚơƬ14coƂ15ƫ16f19ŏǄ21ŷ
as a	73 7Ƹ11lŴ13ǀ14PŻ23ŷ
as additional	85 11ǌ24Ǔ
as beneficiary	74 14ƫ
as it	83 11Ɓ12Œ13ǈ17jŶ
as the	79 9ƫ11Ƃ14ǃ17d20ơ
as we	87 -9a12b21ŏ23Ś
as you	83 -11Ƹ11K13ǂǍ18p
as your	85 -9D11Ŝ15Ű22C
aside	79 12ư15Ʊ30Y
aside for	83 13ư16Ʊ
ask	59 -11ǔ-10Ńǩ-8Ǎ6ũ7Ƶ8iTŻ9GĵƇǓ10A11ƿ12u14a19cŁǌ22Ĺŗ29Ŋ38ŉ
ask $	80 14Ŋ32ŉ
ask for	72 -26ơ-12ǔ8Ǧ24ǌ29ŗ33Ĺ
ask me	83 32ŉ
ask so	87 8h12ũ13Ƶ
ask you	77 -18ŉ-10Ǎ11Ǔ21ơ48Ŋ
asked	73 -7š-6ƕ7ž8ŉ9ǒ10ǧ11Ŕ12ō13ńơ24Ń
asked for	78 -16ǒ-7ƕ7ž14ơ16ǧ27Ń
askin	85 7ǧ14v15aŊ
asking	71 -25ǌ8ŅŊ9Ǧ11pĽ12ZƠ13ō14ǘ15Ǔ22ơ
asking $	82 -12c10Ņ11Ŋ15ZƠ16ō
asking for	79 -28ǌ10Ǧ15Ľ16ǘ41ơ
asking you	87 -16ơ17ō18Ǔ
asks	82 -10ơ10ǌ14P15w20m
asks about	87 21m
asphalt	85 31Ɖ
assets	85 30ķ
associates	87 18m
at	41 -26ŗ-16ŀƂ-14i-13şƃ-12l-11ŖŝƟǔ-10cRōƼǈǞ-9ķŌƄƞƯƷǇ-8koAĻňŤŵƢǄǥ-7yZņŒŞũŭųƁƳƵǆǨ-6ŢůŻƌǃ6ƐƖƧǟ7VľŠƇƣƤǠ8gƘƿ9żƛƹǙǡ10suœŹ11NĶŇŎƭ12ŜƦǎǣǦ13CĺƓƨ14ļŁ15ƽƾ16Dǖ17ĵ19L20qĽŏŚžƗ21ŰǛ22G23Ŀ25ź26Ʊ27h29ƥ37Ņ41Q42UƝ43S44W47J49n
at #	68 -10H7Ǜ9ƬƸ11Ƨ13RŸžƊ18ǋ21V24ƽ25D31Ņ34L
at $	73 -10l-9ǩ-8Ű10Ņ11Ɨ13Ƙ25ł27ĵ32Ɠ35Q45C
at a	76 -7a9Ʊ10ż11b12ƴ14N22Ķ37P
at all	69 -21R-15Ʀ-10ō-7Ƽ8hƽ10H11uW17Ũ19ƹ21gţ22Ɲƨ25ǡ32ŏ
at fault	83 17ż
at gmail	87 -11b26J
at home	68 -20Ǐ-14Őŷ-11ǔ-9Ư-8ǟ10p12ƨ16u17w22h23q25Ź40ƝƱ48n
at it	76 -8Ļ-6ł8g9Ɲ10sǞ11Ś18ĺ
at night	69 -9ŝ-8ş6x9ľ10L13ƻ14n20Ű22Ŀ25ǎǏ
at once	85 20Ĵ
at one	87 -26Ƃ15ş32Ǧ
at risk	82 14Y
at school	80 29ź
at that	78 -6D13FƮ19n26Ŝ
at the	54 -24ŗ-13Ǟ-12V-9ǩ-8łƄǁ-7iǇ-6Hƞ7ŎƤǏǘ8nřƇǙ9hźǛ10ƾ11ľƖ12D13Őƕ14ŏƦ15Šƛ16sĿ17Q19ĺƥ21Ɨǟ23Ľž24ǖ26ļ29Ś38S48U
at this	80 -12ǅ-10H7œ8Ľ13V14S26G
at work	69 -21Q-17PƜ-14ƃ-11i-10L10K12V23Ņ28ĺ29U31Ʀ33ǣ63W
at you	83 -10ŀ20Ŀ32Ň
at your	66 -12şƗ-11ǣ-9Ÿ-6Ƣ7nSƾ8Ķǒ9Ǣ10ĸƣƤ12ĵ13ƍ14GǙ15Ǜ19ŷ23Űƥ24Ł29Ɯ
ate	87 7Ƣ8ƌ20Ǜ
attack	83 11Ǩ19ƽ22Ƽ
attorney	85 14Ʋ16Ɩ17B
attorney $	87 15Ʋ16Ɩ
audit	69 -11Ŧ-6ŏ10ǒ27Ş50Ǥ
audit $	82 
audit go	79 -7ǣ15Ǥ32Ş
audited	82 28Ǥ
audited $	85 
auditor	83 -11Ǒ20Ǥ
auto	68 -8ŗ-7Ǧ7Ŭ9Ƅ10ǃ16ǥ18ĴƂ23Ĺ25ž32ş37ƃ
auto $	82 -8Ǧ-7ŗ12ž16ƃ24Ƃ
automatic	85 15Ĵƛ
average	87 -10ƨ14R27ź
away	66 7ư8zǨ9ǁ11ŢƦ12Ƨƿ15Ƴ17ŉ19k20ĶĻƟ25ź35Y
away $	79 11z12Ɵ14Ǩ21Ƴ33Y
away at	87 30ź
away for	83 15k29Ķ
away with	85 9ŉ32Ļ
awful	85 13ĸ14Ʈǉ15Ũ
b	76 -10h-9ƨ10ř11d14Ɯ15D25ū30źǥ43ǃ
babies	87 14Ư16y22h
baby	71 -18Ƹ-13t-10Ƥ13ĺƻ14Ư21d27u28Ŷ29y30x
baby $	82 -11Ƥ-10v17Ư32u
babys	82 -14d-8a-7p33v34w
bachelors	83 36m
back	54 -12ţ-10Ĺǩ-9Ŗ-8Ư-7ǘ-6r6HľŊƜ7VĽƖƛ8ŘƗǞ9ŴƲ10œƍƾ12ŒŮſƝ13ų14ƴ15ILŀƙƿ16ǣ19h20ťŨ21Yǝ23ƪƷ26ňŠ31Ɠ
back $	73 -8Ư8ŀƌƓ10Ɩƪ13H15Ǟ17Ŵ23ŒƝ30L
back and	83 -15ţ15ǣ17ƴ23ų
back in	78 8y11t13ĽŠƴ14ť
back on	72 10ƿ14I21Ř24Y36Ũ
back then	83 -11Ĺ10ƅ13ņ18œ24Š
back there	85 27h
back to	79 -7Ŗ12ľ13Vň15Ʈ16Š22Ʒ
back up	79 7Ǘ8ƙ13ƛ14Ƒ20ň24Ɠ30ǝ
back when	85 -7ƻ-6ƴ15Š16ƿ24ſ
backed	83 11żƛ37Ǘ
backed up	85 11ƛ38Ǘ
background	83 10s17ǜ26ǩ
backup	80 -8w14Ɗ17ƫ27ƛ
backup coverage	87 14ƛ
backyard	87 11Ɣ14ƍ
bad	69 -7Ŵ9ŝǚ11Ƈ16ĸ19Ţ26ż31N38ņ
bad experience	87 24ņ
bad time	82 12ņ31N
balance	85 34Ɣ
ball	87 12g17Ť
ballpark	80 10vS27T
bank	67 -20ř-8ų-6Ʈ8Xǐ9Z10Ǖ11Ƅ20Ŭ24Ĵ28Y31e48ƕ
bank $	79 -10Ŭ-8ų-7Ʈ9Ĵ10ƕ11Z12eY16Ƅ
bank account	87 -26ř11Ǖ18e25Ĵ
bank is	87 -7Ŭ7Y14ƕ
banks	87 7ƕ15Ŭ16ƙ
bar	87 59Ǜ
bar $	87 59Ǜ
bare	85 10ſ12ŏ14ƀ15Ő
barn	85 40Ƒ
basement	64 -10ƙ10ƥ12Ɲ23ƛ51Ɗ
basement $	76 13ƥ
basement and	80 21Ɗ
basement finished	85 
basement or	80 24Ɗ
bath	85 -7f9ƌ17Ɔ
bathroom	85 9Ɔ17ƌ
baths	85 -10ƌ-7ǔ9Ɔ26Ǆ
be	49 -11ŌŭƷ-8nIƬǨ-7ĸũƧƫ6Ńơ7ŏřŝźư8AEľƢǩ9ŷ10H11yĶśǝ12KķŀŨ13ł14ǧ15œǞ17c18T19rXōǌ20ŊƮ21OV22ZĻ23ƭ24Ş25m26s34Ź
be $	73 -14ŭ-11Ŏ8C10ƭ11gVĻŊ15ŝŞ16A17ŵ19ľœ38ǩ
be a	74 -7ǩ9Ũ11Ķň12ś13L14Ƥ15řǞ26Ļ
be able	82 -6s8o12Ʈ15Ʒ26ś
be additional	87 15ǧ
be alright	82 10Ĵ14Ʈ15Ŋ
be at	80 14Y
be comfortable	85 16X
be driving	85 38Ź
be in	83 -20Ʒ9Ǘ16Ń18c28r
be left	87 -6Ʈ8ƶ13ķ27Z
be listed	82 -7ƫ7ơ9Ŭ13ǧ14ŷ16ǌ
be off	87 -6Ń48O
be okay	80 -8n-7I11Ř13Ʈ19X
be on	79 9ŷ11x14Ƶ15Ź17Ƣ20ŵ
be paid	82 25Z
be stuck	80 -9Z9ư23Ʈ
be the	82 10z15r16y17ł
be there	85 11ƭ17Ư20s
be true	87 21Ŏ
be willing	87 -7Ŋ10Ž12Ţ
because	65 -14ǩ-7Ŧ6ǚ7BIUśƏǀ8gňƢǁ9bŀņƴ10ĵłŝƶ11u12j13J15Ť
because i	77 -13ǩ8ǚ9D11ň13ł14jņŝ18J
because it	87 15ĵ18u
because of	87 -9Ŧ10ƿ14ƴ25Ť
because that	87 8E10ƅ11Ű
because there	87 11ǀ12ǁ
becomes	87 -7Ǟ14Ƨ16Ǩ
becomes of	87 -7Ǟ14Ƨ16Ǩ
bedroom	76 8y12Ɯ13Ơ18Ɲ
bedroom what	80 9y13Ɨ
bedrooms	79 10Ơ26Ɔ
bedrooms $	87 19Ɔ
been	48 -14ǎ-8O-7nƃƭ-6ŷ6Ƙ7UŇŐſƴǅ8jƽ9Ų10Ůǩ11Ƌ12Ƴ13fktƿ14ǘ17ţ18Ż19ŸƸ20ż21lŝ22ņő31i32Ƽ33S34š35G39ǟ
been $	82 -22ǎ-9S33ǟ69i
been a	80 -26G13ǟ14S15Ƴ31ő
been any	82 -7Ż15ţ
been at	78 -12ǅ28G32S
been audited	87 
been diagnosed	87 
been doing	85 -7G-6ő19ǩ32S
been hacked	85 
been hurt	76 36ţ
been in	69 -22ő-10ţ-8ƃǅ-6ǥ9ń13ǂ27GƸ28ǩ30Ƽ40ż41l
been insured	87 17Ɯ19š
been licensed	85 18Ź
been married	87 -10ő11r20f
been there	77 59G
been to	87 12ƿ21Ů31ŝ
been treated	82 16ƿ29Ƽ
been turned	85 -6ņ36ƴ
been with	71 -10S10fņ77ő
beers	87 -12R49ƿ
before	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
before #	85 -8Ƹ10ƅ27ƽ28L
before $	70 -12ƒ-8Ř9G10Ľ13Ǌ25ƴ38œ43ņ
before i	80 8d12I13X14ŉƄ
before it	87 14ŵ
before the	77 -10w-7ũ7ǧ8Ń9Ʈ13Ʋ16ť18Ř21J
before they	77 -11ŒŦ-6Y6ǒ8Ʊ10ƈ11Ǔ18ƕ49Ř
before we	80 6Ō10a11Ŋ12is15ŋ
before you	72 -7Ř7Ɩ12OŁł13V17Š23Ŏ26ƫ
behind	71 -8Ƹ7ǐ12Ż13ƃ16u17ų19Ź24ŷ27ƶ
behind $	87 -7Ţ34ƶ
behind the	79 12ŷ22ų24Ź
behind you	85 -10Ƹ6ƙ14Ż16ƃ19u
bein	80 10Ƽ12H13ŋƤ14Ʊǟ17Ş
being	73 7c8ŵ9lǝ10Ŋǟǩ13FŞ15Ž18U25ŋ
believe	76 9lŋŌ10M11S14Ƭ15mŸ23ǩ
believe it	87 18Ÿ21m
believe you	87 -8ǩ11l13S18Ƭ
bell	87 29Ľ
belongings	85 8ƥ19Ɨ
below	87 7ǀ32Ɗ
belt	85 10pŻ11ƭ12ǅ
benders	85 27ż
benders $	85 27ż
beneficiary	68 32ƫ
beneficiary $	77 17ƫ
beneficiary on	73 14ƫ
benefit	85 10ƫ13Ƨ17Ƭ
benefits	78 50W
besides	68 6ŷ8ńƻ9ş10Ɯ11uŁų12ƥ15ǈ18ķ20Z24Ʀ
besides mira	80 25n
besides the	80 -9Ɯ-7n10ƻ12ş16ƥ19ķ29Z
besides you	85 9n18ų23ǈ
besides yourself	87 -8Ʀ11ŷ18Ł
best	68 -9Ş-7C8J9ƈ10łǔ11KŠǩ16Ļ20U27Lŝ31ǟ34I
best number	85 32I
best part	85 21ǟ26U
better	65 -16Ź-14Q-7Řƾ-6Ŋ6Ǜ8Ƶǂ9rłŢ10ǁ11a13ƨ14Ň15q17K19oź20p21LŞ28t
better $	80 -19Ź12L15ź22t37Ş
better half	78 -17Q13r16p17ƨ19q24o
better than	83 9Ǜ13K15a16Ň
between	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
between the	83 -10ƶ8m12Ǉ14ƫ26ň
bid	87 -7ŗ13Ņ32Ǔ
big	60 -28Ƃ-14ƒ-11Ŕ-9Ɖ-8u-7F-6ũƞǈǋ6chƚ7gśƜƦǏ8JZĿǁǓ9jľŘƇƛ10Ŧ11Ǎ12yǑ13ƙ14Ž16œ21Ő22ƣǇ23Ƒ25k27Ǧ31ĸ39Ɔ
big @name	87 30ĸ
big is	76 -17ƒ-9ƚ-6ǋ8Ɣ13Ř14Ǎ19Ǉ35Ɔ
big ones	87 14Z22Ő
bigger	85 13Hƪ18Ǟ19Ň
biggest	73 17Ǐ18ǔ31Ŀ
biggest customer	77 14Ŀ21ǔ
bigs	85 -17Ǧ12Ǉ18ƂƆ22Ƒ
bigs your	87 -17Ǧ-7Ƒ12Ǉ18Ƃ31Ɔ
bike	82 53ƥ
bike kept	87 20ƥ
bills	68 -10Ǩ-8ƶ9ǝ10Ŀ17ƃ18Yư22Z25ƮǠ
bills $	85 -11Ʈ7Uư33Ǡ
bills if	87 -9Ǩ27Ʈ
bills would	77 -8ƶ8Ʈ10ƃ12ǝ25Z
binder	82 -10Ń12Ɩ14Ƅ24ƕ
birth	73 16v21p36d
birth $	78 22p
birth date	87 -11v7p38d
birthday	70 12v13Ŝ22c35p
birthday $	80 -9d34p
birthday with	87 8dp
birthdays	85 -15p13d14v15Ǘ
biscuits	87 8ǧ11ƺ16h
bit	75 7W9m10ŞƜ11jǁ13ņ14œ15ĿǊ27ō
bit of	85 7l9W16ņ17Ǌ
blame	82 8Ǡ11ƺ12H13ń26Ŕ
blame you	87 9Ǡ13H14ń
bless	87 13Ƥ21U
blood	70 -11ǩ11ƾ15ǂ26Ƽ31ƻ47ǁ
blood pressure	77 -12ǩ7ƻ17ǂ30Ƽ
blood test	85 32ǁ
blue	87 15Ż30ű
board	77 10ƍ15ǜ19Ƈ22r24Ł
board or	85 9Ƈ11ƍ14r
boat	82 -10q13Z15t17ş21ķ
bodily	83 25ž
bodily injury	83 25ž
book	77 8Ŕű9L11g15Ļ42ǖ
book $	87 10L18Ļ
booking	78 14ǝ19ǖ
booking system	79 12ǖ15ǝ
bookings	80 -10ǖ31ǔ
bookings and	82 -67ǖ76ǔ
bookkeeper	82 17ǘ23Ǡ
bookkeeper $	87 -8ǘ19Ǡ
books	77 -7Ɲ18ǈ19ű30Ǡ
books $	85 
bop	85 48ǥ
bop $	87 33ǥ
born	73 -13ť17v33d36l39p
born $	79 -25l-11ť43d49p
born and	87 33l
borrow	80 -9Y10ŵ13ĸ21ƪ34ų
boss	77 11Ǚǩ12s13N17U26ǟ28Ł
boss $	87 15Ł16ǟ18ǩ
both	70 -8l-7M7ƀƶǂ8z9DƄƽ13ƎƯƱƵ14p15Ƽ19Ł34s
both of	79 -8l8z9s10Dǂ13Ư15Ʊ16p
bother	83 -6ķ17Ţ18ŋ25Ũ
bother you	85 18ŋ26Ũ
bothered	82 24Ĺ
bothered you	82 24Ĺ
bottom	83 -7Ś9ū10e11Ņ14ǥ16ł
bought	69 -8Ũ-7Ŝ-6C9ƞ10łŖŗ15Ŷ18ſƩ19ƌ22Ǐ23Ʀ24Š31ƒ
bought and	87 13Ǐ18Ʀ20ƒ
bought in	87 -7C18ƞ25Ʃ
bought it	77 -12ŧ12ŗ20Ŷ21ſ27ƌ42Š
box	75 -10L8mǗ9D10ŭ12fqǐ13Ƅ14Ƌ15Ǚ
box $	85 6ǧ12D14q15Ƅ
box here	87 14ŭ15f
boxes	87 16ƻ31ƞ
boy	73 -9h-8d10jū11bwy12nŔ14Ť15v17u18x21Ź
boys	80 9Ə11m13Ő32u
boys or	87 14Ő17u
brand	85 14Ĺ15ƅ27ǅ
brand new	87 15Ĺ28ǅ
break	79 10O12x13X15Ũ18k22š
break in	87 -6Ť6ũ17šŨ
breaks	85 9ƙ11ơ15ǝ
breed	87 -15p46h
brick	75 -6Ɣ9ƣ10Ǎ48Ƈ
brick or	83 19Ƈ
bring	65 -9Ƒǩ-7ĹǨ-6Ǟ7Ŏ8qM9ō13rS14Ŝ15Ɲ17Ǒ18ƒ23Ǉ27Ǌ35TƮ
bring home	73 -7Ǩ12q15T31Ʈ
bring in	79 -14ƒ-7ǩ-6Ǟ13Ʈ21Ǒ24Ɲ31T41Ǌ
bring you	79 11Ŏ18Ŝ19S
bringing	87 -6Ʈ10T13qź
brings	85 13Ǩ35Ĺ
brings you	87 36Ĺ
britches	87 12ƭ20g
broke	71 6ƃ7Ƥ8ǝǡ10ĸŤƥ13ƜƞǞ15ŵ18Ǝ20Ř22Ɓ
broke $	79 12ĸ15ƞ24Ř
broke a	87 9ƃ11ǡ17Ɯ
broker	82 19Ŝ
broker bring	82 19Ŝ
brother	70 -9ŭ6H7Ƴ8e10ƫ11A12ųǆǨ13n14QŅ15B18Ž20Ł
brother in	82 9B14A17Q19Ņ
brothers	82 -7z11ƲǑ15ƽ18B29ǃ
brought	83 -6Ň12Ɩ13ǡ20ĺ33l
bucks	85 6Ƃ10ƀ28X
buddy	78 11Ŝ14A16BĽ27Ņ
budget	80 25ĸ42X
budget $	83 9X26ĸ
bugs	87 43Ş
bugs you	87 43Ş
buick	87 17Ťű
build	75 8Ʊ9ĺ10ǌ12Ɛ28ƓƩ42ƅ
build it	87 20Ɠ29ƅ
building	64 -20ƅ-12F-11Ʃ-6Ɖ7ƥ9ǝ22ơǢ39ƣ41ǋ59Ǎ
building $	76 -13Ǎ-8ƅ9ơƥ14ƣ42ǋ
building is	85 -12ƣƩ-7Ǩ12ǝ44Ǎ
building or	87 -13F-12Ǎ35ǋ
building your	85 -9ƣ-7Ɖ33Ǎ
buildings	83 6Ƒ10Ǣ16Ƥ
built	68 -7ť7ƈ9Eƺ10Ʊ11bǍ13Ƈƪ25Ǟ39ƅ
built $	77 -7ť54ƅ
built up	85 -7ƅ8ķ17ƪ
bunch	85 6ǥ13ǈ16ń
bundled	85 36ş
bundled $	85 36ş
bureau	85 -7G10ő11Ŝ14Ő15ń
burial	82 14Ʀ25ư
burial or	87 
buried	85 8ư22j
buried in	87 8ư22j
burn	82 16Ɛ19ņ
burned	76 -17ƴ-9Ɨ-8ǝ9Ɣ10Ǖ13ŀ15Ǣ16Ɠ20Ƒ31ņ
burned before	87 -19ƴ15ŀ38ņ
burned down	87 -9Ɨǝ12Ǖ17Ǣ24Ƒ
burst	87 18ƛ
bus	87 13Ǧ33ŵ
busiest	85 36ǎ
business	50 -26Ƃ-14Ū-9Ŀ-7C-6TŒ7ǔ9ŲǑǩ12MƗǛǠ13A15ǎ17Ǣ18ŎǝǦ19ŭ20ǐ22Ǩ23ǡ25ǋǞ26Ɲǅǆ27ǃǊǟ29ǥ31Ǆ
business $	63 -17S-13Ƃ-10ǝǥ-8ŭǄ6Ǣ8ƝǠ10Ǩ11A12Ǜ17M19ǋ22ǩ27Ŏ32ǅǞ35ǃ38ǟ
business at	78 -24ǟ7Ɲ25U44Ɨ
business do	83 -21ǃǥ-10ǡ41Ǌ57Ǆ
business from	87 14Ɲǅ
business have	82 -9Ƃ9Ǧ14ǐ21ǡ
business if	85 -7Ǟ10ǝ15Ǩ
business in	87 -7ŭ7ǃ16ǋ20Ǟ
business is	82 -13Ŀ-7Ɖǐ9Ǜ11Ǎ12ŭ15ǔ36Ǆ
business name	87 27ǃ
business out	87 13Ɲ15ǋ
business owners	85 -7ǆ30ǥ
business policy	87 24ǥ
business since	80 11Ǟ
business with	87 -8ǅ10ǔ13ǡ23S
businesses	87 10ǥ28ǔ
busy	73 14ǎ17P28U33N45ǟ
busy $	77 -6U38N56ǟ
busy over	87 9ǟ10U
but	63 -9ǩ6ŽƬ7fwšŻƏ8Kǂ9ōűžƧƸ10Ưǣ11Bŀƒƻ12Ł13Ǚ15ƾ16T18p24Ŋ
but have	87 7ƾ12f16Ư
but i	78 9Ž10wš11rT12ō13Ŋ
but what	80 8gŎ11T12ž16ƒ25p
buy	63 -12y-8ƶ-7ŵ-6ĸŁ6ƙ8WX11ł12H13Š14ƒǄ16ƨ17F21Ŭ24Ō28Ǖ29Ǩ30Ŷ40Ɨ44G
buy a	87 -16y-8Ł17ł21H
buy again	79 35Ɨ
buy from	83 21Ǆ30Ǖ
buy it	80 -10ƶ-7Ŷ9ƨ12F22ƒ27Ŭ31Ō
buy that	87 14W17F22Š
buy the	82 -18ƒ12ǅ16Ŷ48G
buyin	87 11H15ƪ18F
buying	87 16ƒ24H
by	52 -26ǌ-24Œ-15Ŧ-12Ɲ-10ŕ-8ƖǨ-7UXşƦǝ-6gmIķņš6ǋǞ7dGSŵƜƥƶǕ8CKYŋ9ǜ10zřŭǥǧ11Qŧ12Ʊ13nǃ14Śơǟ16TƄ18PƮ19Aœ20ł21ſ22Ƥ23Ĺ24Ĵ29ů38o39M43Ń
by #	87 14Ƒƥ
by $	71 -8Ǩ-7ņ-6Ƴ13ł14zǞ17AƄ21Ʈǃ36Ƥ42o
by @day	83 8Ń14ĸǟ16ǧ
by a	87 9Ƹ17A
by anybody	87 16Ł20ŏ
by the	72 -21ǌ-13Ɲ-7Ʈ7ǉ11a12Ɯǋ13ś18Q23Ń24ů25T27ơ35M
by when	76 -15ǌ19Ń40Ĺ
by you	83 7j15ŋ16ǋ21ŧ
by your	76 -7Œ13M16ř17ǜ18ŭ
c	79 -12ǩ12ǃ17Ƽ66b
c or	85 25b
cake	87 10Ľ11M13c
call	56 -11ǩ-10Ŕ-9Ő-8Ţ-7Ǆ-6ǈ6ơ7M8ľűǝ10ł12Ǒ13IĻǓ15ĺ16KĵƁ18ń20w24Ŝ28aĹ29o32ţǃ42Ł49L
call $	71 -14a-12Ŕ-10ĺ-8Ļ10s16Ľ17ń22Ł36L44Ĺ
call it	83 9ĵǃ14ǝ19ű20ţ
call or	77 -11L13Ł15M41K
call today	80 -35Ĺ42ĺ
call you	76 -14K-11Ĺ7L9ń10x14I21Ŝ61a
call your	82 -22Ǆ-9B-7Ĺş18ţ19wĵ27ǃ35o
callback	87 15I
callback number	87 15I
called	69 -8u8Ə11N12Ĺ13Ŝŧ24oń25Ŕ32ǃ35w
called $	73 -10ŧ-9u7Ĺ27o29ń35w50ǃ
callin	87 6C13a16K
calling	77 -8l23C36Ĺ
calling from	87 -9l35C
calls	74 8K9ŽǢ11ŧǓ12ǌ13ŋ34Ǚ
calls $	85 12ŧ40Ǚ
came	66 -6ņŜƸ6ǝ7ƫ8ŸƯǤ9jĸƙƽ10Ŏ11dŦ12GƾǞ14Š24ļ29Ņ
came back	87 10ǝ17ƾ
came down	85 -8Ƹ7l13ƽ14Ŏ
came in	80 7ǘ18ļ38Ņ
came out	85 14ĸ15ƙ17Ŧ
came through	87 9ũ20j
came to	87 14Ư17G22Š
cameras	80 11ũ26Ǝ
camry	87 11Ŭ25Ū
can	49 -13Ƶ-9ŭ-7Ɵ-6P6pŘŝűƏ7ŋŞźƖƸ8Ǩ9eoŵŸƍ10AĴŗ11Kŉ13NĻǌǖ14Łř16ū19ƃ20M21IXĹŌ22JŊ26L27ś28Ś32sƧ34ǩ
can get	82 6Ů9şǗ10ś14Ŏ
can have	87 15Ō16Ɩ
can i	62 -25ǩ-7ŉ11Ļ13aKŌ18e21I23L27J47Ĺ54Ŋ
can not	74 -8Łǩ-7W6J9z10K11Ő12ƸǠ13ŨƯ16Ǩ21A34ƃ
can see	85 -7ǩ11ƿ14œ22Œ
can take	87 7Ƨ21Ş
can we	83 10L21Ō26M
can you	61 -13Ƶ-8ĹŌ-7IŊŒ9MƏ10b11N13O14ŗř16ŵ18ū19ǌ21Ł28ś30Ś36X45Ƨ59ǩ
cancel	85 -9ŧ8š40Ƶ
canceled	85 -16ƴ28š
cancer	76 -17ţ-6G6Ƴ33ƽ46Ƽ
cancer $	83 -18ţ-7Ƴ12ƽ32Ƽ
car	50 -17tǩ-16ƒ-15ƕ-14i-11U-10Ʈ-9FĴſ-8Őǡ-7RZŏ-6z7vł8NƄ10Ɓ11Ů13ƥ14ǐ19şŽ21ƃ22ž25ƀ26ū27Ź28Ų37Ű43Ū49ŭ50ű51ŵ55ų58Ŭ59Ŵ64Ŷ
car $	61 -16ű-13Z-12ǩ-10U9ūž11ų12Ƅ13ŹƁ14ƃ16Űƀ20Ū26Ŭ36ŭ46Ŵ67Ŷ
car and	85 10ƃ12ū
car do	85 -10Ŵ-8ŏ11ǐ18ų33Ū
car for	80 13ŵ18ǐ28ŭ
car get	87 -10ŭ35Ŵ
car in	78 -10Y-8ŷ12ŭ14Ū18Ů
car is	78 10Ű12Š18ŭ
car or	80 -12F-9Ŷ-6ń12ŭ14Ū16Ź20Ŭ27ƥ
car paid	78 -6ŭ19Ŭ
car that	85 10ƀ14ŪŽ
car to	87 -13ŭ15ų24Ų
car was	87 18ŵ
car were	76 17Y
car worth	87 -25ƒ56ű
card	62 -17ū-15ĵ-9I8Z9D10F11d12cĸŗ15P16Ľ17ř19ļ20Őź23Ƅ24Ǘ37eĴ40ǖ
card $	77 -10ū11Ő12ĴƄ14dǗ17ř20P
card is	83 11ź13ļ14FƄ
card number	87 -24ř-10I11ǖ42e
card numbers	87 26Ǘ
card or	87 -22e9a42Ĵ
cards	68 -12Ɣ-7dĵ13Ŝ23Z30ǖ38Ƅ46ǔ
cards $	73 -12Ǘ-8ĵƄ19Z35ǖ51ǔ
cards and	87 8Ƅ12ǖ
care	69 -10Ƥ-9Ŕ-8ǖ8rŞƃ9BŽǘ10Ǡ11ŝ13WƬ14ǂ26ľ27ŧ31zƯ
care for	85 -6uŀ12BŞŽ13Ư
care of	72 -13ƾ-10Ƥ-9Ŕǖ8ƃ10ǘǠ12ŝ14WƬ15ǂ22Ư28ŧ33z
carrier	76 7Ş12ŝ13Ţ15ǣ19ő22ǩ32Ő
carrier $	78 11Ş17ǣ19ő40Ő
carry	60 -14Ǧ-10Ŗ-9N-8ƝǢ-7ĵƣ7ƄǓ8ZƘ10ŵǥ11ƀ12bƃƮ14şƙ17ŏ18ŲƂǏ20ǒ22ŗ30ǌǡ
carry $	75 -24ơ-20ž-14Ǧ-9Ǣ-7Ɲ12Ǐ17Ƃǥ41ǌ44ǡ
carry an	87 
carry for	85 9ƃ12žǓ
carry on	79 6Ʀ10ŗ13Ǐ
carry the	87 10ſ12Ƅ19Ʈ
carry their	87 32ǒ
carry today	82 -20ǡ-14ž-12Ŗ57ŗ
carryin	82 -6ǖ10ƃ14Ʀ18Z
carrying	82 -12ǡ14ŗǥ16Řž
cars	62 -22Ǉ-20Ő-8Ǧ-6Ĺ12ƀ14Ű15R19Ƃ20ŵ29ŷ33ş34ŭ43ǐ70Ū
cars $	74 -12Ū-6ų29ŭ30ŷ58ǐ
cars and	87 -9Ǧ16ş17Ƃ19ŷ
cars are	85 -8Ĺ65Ū
cars do	87 -22Ǉ32Ū
cars in	73 -7ŭ12Ū19ŵ21R
case	76 6ƁƊ8I10ƀ13FǨ17Ǖ19Ļ23Ǡ
cash	66 -9Ǉ-7ƅ7Ǣ11Ų12YƩ23ŏ24Ƶ40ǖ41ƪ
cash $	87 -12Ǉ15Ų32Ʃ
cash value	72 -12Ʃ6Ɠ8Ǣ26ŏ28ƪ
cat	87 24h
catch	76 12s13w15NS20a25L
catch you	80 13s22N27L
cats	82 9ŬƓ38h
caused	87 -10B19ũ29Ŕ
cell	82 43I
cell $	87 16I
central	87 10ƎǍ
central alarm	87 10ƎǍ
cert	79 -7ǌ56ǧ
cert $	87 28ǧ
certificate	69 -8bJ-7ǒ13ǃ16ź23ǌ30ǧ
certificate $	77 -7ơ7ǒ10ź15ǌ
certificate of	85 -9ơ14ǌ
certificates	72 8ǧ29ǒ
certificates $	83 
certificates for	82 -6ǧ16ǒ
certs	82 -13ǧ40ǒ
chain	87 14Ǖ18Ƒ
chair	79 -7ǈ11Ň15Ǉ
chair $	80 -6ǈ11Ň21Ǉ
chairs	85 -15Ɯ13Ǉ37Ǒ
chance	83 10Ľ14V15d16H
change	67 -9ŝ-7Ũ8VŰ9IŔ11ƛ14Ƨ15Ʒ20Ŏũ21Ş24Ň28q
change $	77 -19ĺ-11ũ10Ŕ20q22Ʒ47Ş
change jobs	87 -16Ş19VƧ
changed	69 6Ƌ8ũ10Ǖ12Ŕƻ13Ƹ20Ǟ34ĺ
changed $	87 49ĺ
changed in	79 31Ǟ
changed since	87 16ũ
changed with	82 17Ƹ
changes	85 10Uƅ15V17u
changing	83 12Ŕ17V25Ţ
charge	76 -6ƴ7Ǚ9Ʊ10ơ15ƿ16ƓƠ19Œ
charge you	82 8Ɠ10ơ18Ơ23Œ
chat	83 43N
cheap	87 -9Ǒ7r13Ŧ19ľ
cheaper	87 16Ņ17œ
check	67 -7w-6Ĵ6ƾ7ĸƿ8f9JƢ10WƬǒǕ11ń12Ő13Ŝŧƫ14Z19eƨ21Ɵ27Ŧ
check $	83 15W17ŧ25e
checks	78 8Ɵ10ǒǖ12ǉ14Ǜ16ǜ21Ǡ
checkup	77 13Ƹ32ƾ
checkup $	78 14Ƹ18ƾ
child	83 13Ʊ14ŶŹ15w
children	72 6w8v13ƫ16y21Ư37u
children $	80 10v15uƫ
chimney	85 46Ɛ
choose	77 32Š37ł
choose $	85 33ł
choose that	87 29Š
christmas	80 9Ƌ17D20d24k
church	77 -8ǐ6ļ12ư14B15oŭ16t29ƶ
cigarettes	87 17ǂ
city	76 6D12ǧ13Ǔ45C
claim	61 6Ĺ9Y11Ņ17Şţ22Ŧ24ũ26ŧ32ť42Ť
claim $	73 9ũ18ţ26ŧ32ť40Ŧ
claim go	80 -9ţ-8Ť21ŧ30Ş
claim tomorrow	82 -9Ř14Y
claim was	85 -8ŧ10Ť11ť
claims	70 12ǣ19ŧǜ44ţ
claims $	79 -8ŧ23ǜ28ţ
class	80 -8ǣ-7ǈ11Ƅ13d20ź29Ǥ
clean	78 -16ŋ14Ɛ15Ƽ16ű21ţ30Ż
clean record	85 -17ŋ12Ż24ţ
clear	72 -6G6T11ƷƼ12Ļ17Ŭ26ŉ27Ɣ54ň
clear $	83 -11ķ-7G17Ƽ23ň37Ɣ
client	70 -8Ư12Ŋ13Ǔ15ţ31ǚ38ǔ
client $	82 9ǔ35ǚ
client ever	82 19ţ
clients	68 -10Ǆ7ǖ8Ɩ12U17Ǔ19Ɲ20ǔ34ƜǗ
clients $	82 14Ǔ17Ǘ32ǔ
clients ever	82 14Ɯ
climb	83 10Ʃ11œ15ǀ17ǈ
clock	82 7O10ň17q27Ů36R
close	61 -9Ɖ-8ţ-7ƛƟ-6ŵ6c7T9Ɩ10Ə11z14Ń15Ƴ17ǎ19ǝ21Ť22Ƥ24Ś25Ǚ26Ƒ29ƙ30ů
close $	76 -7ţ6ǎ9T10Ƒ12Ɩ20ŚƳ25ǝ
close and	82 -7ƕ29Ń
close by	80 -9Ɩ-7Ƴ11Ś15z41Ƥ42ů
close calls	87 41Ǚ
close for	79 -12ǝ-9Ɩ-7Ɵ23ǎ32Ť
close on	87 26Ɩ
close to	87 8ĺ10Ƒ26ƙ
closed	71 -7Ə6y7Ƥ13Ɩ14g15ƕ34ǎ49ǝ
closed $	82 7y21ǝ31ǎ
closer	82 6Ơ9L13ƺ14X15Œ17C
closer to	82 6Ơ9L13ƺ14X15Œ17C
closin	82 11Ǩ35Ɩ
closing	72 -10Ń22Ř45Ɩ
closing $	87 
closing date	83 22Ɩ
closing what	82 25Ř
clothes	87 21Ɨ
cloud	87 13x22Ǘ
co	82 19Ʊ
co sign	82 19Ʊ
coast	87 13ƚ18C
coat	87 7Ƨ13ƪ18ƾ
code	71 -9ř-7ǣ12Ǥ14ǘ20I41E
code $	79 8I16ǘ
coffee	83 10i11Y12M14Ǜ20ō
coi	85 53ǧ
cold	80 7ǧ13Ɛ14ŀ17ǡ54j
collections	87 14ĵ16Ƙ
college	65 7x17ź24y36m37Ʊ
college $	73 -21Ʊ42y52m
collision	71 -7Ř18ż50ƀ
collision $	78 11ƀ
collision on	83 17ż19ƀ
com	87 -11b34J
come	55 -12Ř-11ŗ-10m-9Ɣ-8Ų-7ƙǩ6gŅų7ŦǨ8Vķǅ9ŉƴ10ţżƠ11bqǁǕ12ƬǉǙ13W14ŎŠ15ł16j17Ťƕ20ƛ21l27ĸ31ĺ35Ɯ44M
come after	87 17ķ20b
come by	83 -14Ɲ15Ɯ17M
come down	85 -16Ř9Ŏ28ł
come from	82 7Ǖ8lƛ13ǔ20ĸ
come home	87 -8Ɯ13g18ƛ
come in	76 -18ƙ8ǖ9k10ƛ11ŅǕ12Ɵ13Ǩ14ǅ18q
come out	82 -12Ɣ10Ə12ĴĻ13W19Ǚ29ƕ
come through	87 33j
come to	71 -9Ųǔ12ǁ13ŉ14Ŧ15Ơ17ǉ23Ɲ24Ɯ53M
come up	71 -13ŗ-10m8ǃ9Y12ĺŠ17Ƭ21ĸ26l
come you	87 45ĺ
comes	67 -19n-8Ĵ-7QT-6Y6g7ł8ƻǁ10ǉ11Ŀ13Ǌ14Ǖ15Ɓ16ǖ17W18HJ21Řǔ24Ɯ26ľ27Œ
comes from	85 -9Q-7T11ƻ45ǔ
comes out	82 -7YĴ11ǁ15Ř20Ǖ28Œ
comes to	80 -21n14Ř22HƜ34ľ
comfortable	78 8T10Ō11X15MƳ
comin	77 9kƮ10jM11x12Ĵ18u20Ķ
coming	71 -15ǋ-8ŏ7Ķǁ8Mŕ10UľǤ11ƛ12kVƾǝ14H15p17ŹǞ
coming up	80 -9ŏ-7y-6ŷ9ŕ12Ǥ14ƾ17kp19H20Ź
commercial	72 -14Ƃ-11Ɔ-6Ɨ8ǌǔ10ǋǢ12ǥ13Ǎ17Ǧ23Ǆ
commercial umbrella	85 -17Ƃ29Ǧ
common	87 12Ǒ16Ǚ
commute	79 21ŭ29ů
commute $	83 33ů
comp	65 -12ǉ-11ţ-8ő8Ǥ24Şǒ26ƀ82ǣ
comp $	78 -8Ş9ǣ12Ǥ25ǒ
comp and	80 21ƀ
comp audit	82 -18Ǥ-7ǣ43Ş
companies	74 -9V8ĵƿ9m10ş21ń27Ţ
companies $	83 -9V6š19Ţ23ń
company	51 -23Ū-14ž-12f-11œ-10ń-9Ƃ-7ƦƯ-6H6şšƜ7ƇǈǑ8ĶǆǊ9Ƅ10ľţǉ11Ņ12ŜŞǁ13Š15ƴǥ16ƕ19ŢǡǨ20Ƨǅ21ǃ22ő25ǐǞ27ŝ30ǄǦ32Ő35Q37ŧ
company $	62 -23Ő-15f-7ƴ-6Ǟ7Ɩ8ŧǃǤ9ǡ10Ǒ11qǆ12őǅ13ǈ14ǉ17Ş18Ŝ19Ţ20Ǆ21ş32ŝ61Q
company do	82 -19ǐ-17ǃ-9Q14ŝ22Ǆ29ŧ42Ő
company does	87 8h12Ǆ15Ǩ
company ever	87 19š
company have	82 10ǐ11ǡ18Ƅ23Ǧ
company is	87 -22Ő23ǁ57Q
company or	83 -16ž-9Ƅ8ŉ12Ǩ13ƕ17ǡ
company to	87 33Ǟ
company you	83 14Ţ17ő
companys	79 11ƴ12Ŕǥ14ǐ15ǃ18ǟ
compare	87 -13ŧ10ŗ12ń21Š
competition	87 14Ņ30ń
complaint	85 10Ş19ǜ
complex	80 -10ǧ29ƣ43ơ
complex $	85 -11ǧ9ơ46ƣ
comprehensive	82 35ƀ
computer	77 9d10JƝ11Ś12ǘ30Ǘ
computer $	85 22Ǘ
computers	85 11b39ǘ
concerns	87 -19ǂ-12ŀ17Ƹ41Ŀ
condition	80 -10Ƽ17Ɖ20Ŏ37ű
conditions	79 12Ŕ47Ƽ
conditions $	85 13Ŕ34Ƽ
congratulations	87 8oƔ
consider	87 11Ţ12Ž
construction	76 9ƌ16ǟ19Ƈ23ƅ
construction $	87 7Ƈ21ƅ
contents	77 -9ŗ-6ŖƓ26Ɨ43Ǣ
contingent	87 -7Ŝ37ƫ
contract	69 8ř9Ʃ13ŀ14Ƣ17ƒ19ŗ52Ǔ
contract $	82 -8ŀ-6ŗ9ř11Ʃ13Ǔ22ƒ
contract for	82 -16Ǔ36ŗ
contractor	83 6Ǔ17ǧ19Ɠ
contractors	85 -10Ǔ13Ŧ24Ǒ
contracts	80 10ǌ18Ǔ
contracts with	87 20Ǔ
conversation	82 14Ļ15s17ŋ
copper	85 37Ƌ
copy	77 7Ƅ9ơ44ś
copy $	83 7Ƅ10ơ
copy of	85 35ś
corner	85 11ū12C
corolla	87 -8ŷ10ƀ26ų
corolla $	87 -8ŷ10ƀ26ų
corporation	85 12ǆ
corporation $	87 
correct	68 -8Ǜ6Ɗ7zŲƴ8Ŭƪǜ9npžƟǀǅ11FŹ13d14b15ŏŒ22E
correct $	69 -8Ǜ-6Ƴ6Ɗ7zŲƴ8Ŭƪǜ9nžƟǀǅ10p11FŹ14d15bŏŒ22E
cost	62 -11Š-9ơ-8Ƶ-7ō-6ǘ6ŀ7ĸǉ8Ş10ǩ12Ɨ13ľ14Ǖ17Ư18ƓƠǝ19ư23Ƒ24Ǐ28Œǚ31Ŧ
cost $	80 -14œ-11ơ16ǝ27Ơ44Ŧ
cost or	87 -9ō15Ɨ16ŀ
cost to	73 -7Ƶ7Ɨ9Ƒ17ư21Ư34Ǐ
cost you	74 -13Š-7ǘ8ǉ12ǝ16œ18Ǖ19Ƒ44Œ
costs	78 6Ư10Ǐǝ12uŔ13Ƥ15ƭ
couch	85 8Ƥ11ŭ17nƗ
could	48 -9Ɩ-8nŴƃƦ-7j-6V6e7ĴƜǆ8WŌŠƒ9ĻľŘƭ10Ŀǩ12Ś14ŊƷ16ũǄ17M24Ş25Ƥ26ƮǨ28ķĸś29ǚ30ŵ34X39ǝ50Y
could a	85 11Ɯ26ǚ
could be	82 14Y
could go	85 11ǚ12ū13Ŀ
could he	85 10ķ18Ʒ
could i	78 -9ĸ-7Ʈ8ř9c12a19Ŋ24M34Ǆ
could not	70 -16Y-7ŵ-6Ʈ7G8ǝ10ǔǟ12ǆ14ƒƤ16Ǩ18Ō20W27Ř
could somebody	87 -9Y37ķ
could take	85 -7Ư10ķ12ŵ17ƪ27Ǩ
could the	76 8ǝ19Ǩ22Y
could they	77 13Ş16ķ43Ʈ
could you	56 -15Ʈ-12ƪ-8Ǩ-7ķ-6VƦƷ6Ţ7Ƥ9e12M15Řƭ16Ś20ǩ23ŵ31Xś33ǝ49ĸ67Y
could your	85 -10YƤ-6n13Ʒ54Ʈ
count	80 -11Ǒ10n12ņ13Ǥ24ŷ25Ǉ
counting	83 -12Ǉ-7Ǡ7ǉ8Ɔ12ƭ29Ư
country	83 11Ÿ12ǀ13ǔ18l
counts	72 17Ư22nľ
counts on	74 18Ư22n
county	77 9Əǔ11Ż13ļ15ƅ35C
county $	87 10ǔ
couple	77 -6ŉ9UƘ10ĽƤǎ15OS16Ǟ
couple of	82 -7ŉ6Ŋ12Ƥ15U16O17Ǟ
court	85 28D30Ƅ
cousin	83 10ŷ11Ɛǜ17n
cover	71 -10y6Ų7ŗƧƨ8Ɲ9Ƣ10Yƭ11Ű14Ŧ21ĸ26Ŗ30Ʊ
cover $	85 42Ŗ
coverage	53 -12ň-10Ǐ-6Ĵ6Ĺ7ƘƛǓǣ8Xŝ9Őƃƭ10ſǨ11ŕƚ12Ń14Ʀǝ16Wƀǌǒ18ŏƬǚ19ľšžƁƨ26ŗƓ29Ǣ32Ƨ
coverage $	64 -21Ǣ-13Ɠ-12ǥ-11Ĺ-10ŗ-9ňƧ-6ƭ6Š9ƛ11ŝƘǒǦ17ƀƨǨ20žƁ21ǌǝ23Ŗ24ŏ26ǚ27ľ
coverage do	76 -18ŏ-7Ƨ11ƭ15ƦǢ18Ƭ48ŗ
coverage does	87 -11Ǣ-9ŗ15Ǔ19ǥ
coverage in	85 -18Ʀ8ǥ9ƚ32ŏ
coverage is	83 -6ƨ8ŗ13ł31Ɠ
coverage on	76 -7Ǧ-6Ɠ8ŗƂ9T10Ǣ13ƀ14ƃ16ƚ20ƨ
coverage or	79 9W17Ɓ21ſ25Ĺ
coverage to	85 32Ń
coverages	87 24ǥ34Ś
covered	68 -10ǩ-9Ǐ8Ń13ǟ14ƭ19Ŗ21ŗ22Ōƀƨ26Ǣ31ŏ
covered $	77 -10Ǐ7ǒ11Ń16ƭ33Ŗ37Ǣ
covered for	82 8Ɠ13ŗ15ƀ20ƨ
covers	80 10ƃ16Ʊ18Ŗ19i
covers $	85 21Ŗ
cpa	82 14A15B50Ǡ
crash	80 35ƃ38ż
crash $	87 27ż
crawl	82 16Ƈ22Ɗ
crawl space	82 16Ƈ22Ɗ
crazy	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
credit	63 7ő8ŝ11ĸļ13Ŭǖ14ƕǗ15eY22Z55ĵ
credit $	78 6Ĵ52ĵ
credit card	83 -20ĵ12Z15ĸǗ25e
credit cards	82 -11Ɣ-9ĵ21Zǖ
credit score	83 
credit union	83 -10ĵ15ļ17Ŭ19ƕ21Y
creek	82 -17ů-8ǝ19ơ59ƙ
cremation	83 28ư
cremation $	87 
crew	76 -10Ɔ-8Œ10Ǚ14Ǟ15ǣ19k23Ǒ26ǉ28ǈ36Ǉ
crew $	83 -11Ɔ12Ǚ19Ǒ26Ǉ37ǈ
curious	87 10Ĺŉ11ń
current	63 -10ǧ-6Ơ6Ţ7ŏ8Ś9Ŗ10ǥ12ŗƵ13őŜ17Şǒ20Ő21ŕ22G23ŝ31Œ
current carrier	85 12Ş15Ő23ő
current certificates	82 -6ǧ16ǒ
current company	87 -7Ő11ŝ31Ş
current policy	76 10Ś13Ŗ17Ƶ23ŏ
currently	82 9Ő11Ɓ28ŏ
cushion	85 39Y
customer	66 -18G8Ţŵ9Ŀ10Ǔ11Ǆ15ǡ18ǚ32ő35Ǘ
customer $	76 14Ŀ25ǔ
customers	69 -9Ų-8l7Ǧ20Ɲ25Ǔ32ǖ34ǔ
customers $	82 -6Ǘ7ǔ14ǖ
customers come	87 -11Ų-10l10ǔ41Ɲ
customers pay	87 -35ǔ36ǖ
cut	77 -13ţ-6Ʀ10ŋ11ƿ13ǣ16Ƨ24I30š
cut off	83 26I33š
cyber	87 -9ş13ǥ43ǘ
d	82 -11h10ū12dś47ǃ
dad	72 -9Ť-7Ƽ9q11ƽǅ12Š23B31z37Ƴ
dad $	87 10z12q14Ƴ
daddy	79 -9Ő10g11ǈ14w15ŠƽǞ
dads	87 11Ʊƽ12z
damage	67 9ƛ11Ũ12Ť20ž22ƚ28ƀ29Ŧ33ű
damage $	78 -6Ť13ƀ14Ũ18ƛ22ƚ
damage in	82 -11ƛ32Ť
damage on	82 -14Ť22ƀ51ű
dangerous	82 10ś32ǀ
dash	83 -8Ų-7ǐ16ū18Ǜ22Ů
data	83 36Ǘ
date	66 -9v8ǧ24p28dŃ35ťƖ52ŕ
date $	76 -9pv7ǒ16Ɩ17d38Ń
date of	77 8dť22p
dates	87 -13ǧ-7p14ǒ31v
daughter	71 -16ų7w9B11Ʒ12Ǟ16u20xy27v31Ź
daughter $	87 -9B7v20x23w
daughters	80 -8mo8x12u19Ʊ21ų24w
day	58 -9ĺĻ-8ǩ-7Œ-6łǅ7ƞ8PǏ9ǎǞ10ťŹ12Ĵ13ǝ14Ǖ15ŕůƧ16Šǖ17j18R19ƹ20YŤ21Ɩ22i28Ŵ32ƻ34d68L
day $	72 -12Ũ-8ĺ8k9Ŵ10d11x12Š14Ǟ15ǖ24ůƻ25R28Ť
day and	77 8L11g19d21ƻ
day of	85 9ǎ18Ũ22Ĵ
day or	85 8R12qŴ15ŭ
day were	87 6d31ƹ
day you	85 10Ɩ13dŠ26Ƨ
days	59 -8xH-7Aş7fŽƢƤ8cUšŻƸǛ9QŒǝ10nqǩ11ŜǇǡ12ƺ13ůǞ14t17g18ƒ21k23ǎ35R
days $	66 -9g-8H-7Aş-6ķ7CŐ8Ž9f10Ǜ11cŒ12Ŝ13nǇ14qǩ15Ǟ17R18ƺ20ƒ22U
days a	85 -7Ų10R25ů
days are	87 -10U-9R-8ǝ7ǟ18P33ǎ
days off	85 -20R34k41g
days or	87 -11x8Ń27R
dead	82 7Ƒ11Ǩ13ǁ14ũ15Ţ17ǝ
deadbolts	87 25Ǝ
deadline	85 38Ń
deadline $	87 27Ń
deal	78 -6ş9ƽ12ŀ13Ƨ14ľ18ŎƳ26Ŝ
deal $	85 14ŀ20Ŏ
deal with	85 -7ş10ƽ14Ƨ20Ƴ32Ŝ
dealt	85 -6Ŝ11ŵ26ņ
dealt with	85 -6Ŝ11ŵ26ņ
death	82 -6n10ƫ11U16Ƭ37Ƴ
death benefit	87 11ƫ18Ƭ
debt	80 -9ĵ50Z
debt $	85 -10ĵ17Z
debts	87 18Z
dec	79 -7J19ǡ20ś23Ś
dec page	80 -7J21ś23Ś
decent	85 -10Ƹ8ĵ15ƃ21ư
decide	76 -9ĺ11Ń12Ł20A33ł
decide $	82 12Ń23A
decides	85 15Ł
decides $	85 15Ł
deciding	87 11Ł12ł
decision	79 7ł18Ń29Ł
decision $	85 21Ń
decisions	87 -7Ł15A
declarations	85 11ś18Ś
declarations page	87 11ś
decline	87 -16Ŕ32ƴ
declined	85 24ƴ
deductible	60 7łƀƁ8ǩ9ľ11Ŏ13ň15Y17Ŧ20ƚ32Ř
deductible $	73 -9Ŏ15ƚ20Ř
deductible and	82 -13ƚ25Ř
deductible could	76 -12Ř30Y
deductible is	85 -26Ř25ǩ27ƚ
deductible on	85 -7ƚ-6ǩ39Ř
deductible right	87 -7Ř14ł
deductible you	87 33Ř
deep	85 10ǀ13Ǜ15N
deer	87 9g10ƀ
degree	79 18Ʊ42m
degree $	83 17m19Ʊ
deliver	76 11ǐ13Ɲ16Ǜ19Ų
deliver $	83 -16Ǜ16ǐ30Ų
deliveries	75 -11ŭ18Ų24ǐ
deliveries $	82 -15Ǜ-12ŭ18ǐ27Ų
deliveries work	82 16ǐ
delivery	78 -16Ų13ŭ14Ǜ
delivery or	82 14ŭ
denied	87 33ƴ
dental	85 13W17P21Q
department	83 28Ə
depend	75 14Ư20z31Ŀ
depend on	75 14Ư20z31Ŀ
depends	77 -8n20Ư24Ʊ
depends on	77 -8n20Ư24Ʊ
describe	85 10Ƹ
design	85 45ǚ
design work	87 41ǚ
desk	83 -10H9ś11ǈ13V29P
detached	85 32Ƒ
detached garage	87 21Ƒ
detectors	83 -8ƹ24Ǝ
detectors $	85 -8ƹ24Ǝ
device	85 32Ž
device in	87 26Ž
diabetes	82 16Ƽ24ƽ
diagnosed	85 14Ƽ
diagnosed with	87 
did	36 -19Ňǎ-15Œ-14ŝ-13JŊ-12ǖ-11Vŭ-10zŌŷ-9AILķŀǃǨ-8dŗƧƭƯǄǑ-7ľŏŘŶǁǍǟǦ-6oKPųƜƟƵ6ż7jtDŬ8fĹĺ9lŎŜƂ10pƞ11cFŉōƲƺǊ13ńǘ15wƹǂ16SŖƈ17źƴǤ18Ƽ19ŞŵŸ21Ŕ22ƌ23ņƬ24Ťƽ25ť26ňőǩ27œŠũ28ǅ29kƳ30GĽšŨ33mļ34Ņ36ƒ40B42Ŧ43ŧ
did a	80 -14œ-13Ŧ8Ʋ12Ɛ13ƽ14ļ18ǝ19ƴ
did anybody	82 -6Ƴ10Ŕ12Ƨ13Ɓ15ƽ19Ŝ
did anyone	80 -12ǜ19Ʊ20Ŗ
did he	73 -17Ÿ-10ƛ-9ŷ7q8ƨ9ƾ10xŧ12t14ǂ18Ź25Bź
did i	62 -14Ŋ-12Ŕ-10d-7Ĵ-6Bť6ƽ7xYƣ8uGƎ9eJǞ10pCFƺ11oXŃǅ12Ľƈ13gŐūŮ16cňōŸ17N21D22b51ǩ
did it	65 -18Š-13ŭ-8l-7ũ6ŞŨ7ĺ10Ǐ11ŧ12Ʊ13jƞ16ť18š22Ŕ25Ŧ28ƒ44Ť54œ
did not	73 -6ũǩ6Ƴ7ŉ8BšŨ11Ţ14ō16ĺ21E22a23ŵ
did she	83 8Ƴ11oƨ14qź
did somebody	77 -15Ŝ7ĺ9ŗ17ņ18ļƅ22Ŗ
did that	65 -18Ĺ-16ǩ-14Ň-12Š-8ũ-7ǅ8g9d10ǜ11H13Şš14ŧƒ22ť23Ť26Ŧ32Ũ38j44ň
did the	59 -17Ş-15Ǒ-13ƒƾ-12ǃ-10Ť-8Ǎ8Ŕ10Ŗ11Ĺż12B13ƺ14ǉ15ơǘ18ƈ20Ŝƚ21Ƽ22Ŧ23ŧ25Ǥ26Ņ27ƞ33Ǌ
did they	57 -15ŝ-11Ĺ-10ň-6GŒƽ6ż7Ƅ8œƖǉ10BƉ11S12ƠƩ14Ŝ17ƅ19š20Ƽ26ƴ37Ņ41Ŧ42ŧ47Ŕ
did you	46 -22ǎ-21ĺ-19Ŕ-18oŢ-16J-13g-12Bǉ-11Ʊ-10jVXǖ-9IŗŤƧ-8H-7ŧŨźƅƗƞ-6aķŌŜ6pĿǆǤ7ţƚƾǜ8ťƍƳ9ſ10cFŖ12fƲ14Ŭ16W17š18ŵ19S24Ÿ25l26ƹ29ǅ30wĽƬǩ31ń32Ĺ38őƌ42ļ43k45mG48ũƒ79Š
did your	62 -11z-10ƒ-7dơǁ7Ʀǅ8ſ9r10œ11nptǂ12ƕ13ǌ14Tƀ20Ş21ņ28Ƴ31ƽ45B
did yours	85 12B13ƽ16ǅ18ƙ
die	82 13V26Ƴƽ
died	72 -8ŵ14Ư20Ʒ24Ǩ34Ʀ50Ƴ
died $	79 13Ǩ14Ʒ16Ư18Ƴ21Ʀ
difference	85 10Ə16ł21ň
different	68 -11ƚ7Iǩ8CKƬ9şǥ10ũ11ǅǕ14V19Ř20Ş22ĺ
different $	87 -8Ŏ26ǩ31Ş
different for	80 -13ƚ13Ŏ24Ř
different now	87 -7ǩ6ũ24ĺ
digit	87 9e12ū
digits	77 9d12e21I27E32ř
digits $	87 9ř10d33E
dinner	87 17L20N
disability	85 15ş29W
discount	74 7ľ8ş9m11Q16Ž18ź
discount $	83 11Ž
discount for	87 9Ž11m
disease	85 11ƽ
district	83 14Ə15ǔ21Q
district $	87 14Ə18Q
dive	87 18ǀ
divorce	87 10f12ĵ
divorced	87 20f
do	27 -32ƨ-26ĺ-23Ŵ-19G-17rů-16Ǎ-15SŦƒƸ-14ŢơƳǅ-13ŷƌƮ-12ijőœ-11ōŤƽǌ-10cţźƱƴǂ-9lŠ-8tLƧ-7pUĵżƈƠƪ-6xŗƏ6VXņ7ĶūƙƦƬ8oAŒŵƗƘǊǦ9QŐŖŧƑưǘǧ10ŋƃƥƻǔǜ11MŽƎƿǡ12wŚƀƕǒ13ĴŊŪųƭ14ķŞƖ15zWľŜƊƔƾǠ16ŎƷǀ17FHŰŲƤƼǎǩ18K19ŝŮǓ20O21yƐǃǋǐǕǗ22ĽňƁƜƟǉ23qǚ24RZƚ25ŏ26Ńŭžǈ27ŇǛ28PTǏ29ſ30ş35Ǚ36ƝǄ37ƞ38g39Ǒ41ǖ
do $	64 -24ƨ-19ŎǇ-17rs-16gǥ-15ǃ-13Ź-9ǡ-8x-7Ŝǩ-6Ň8ťǔ12B14yĴ18ņ22Ƥ24Ǆ26Ů34Ǌ50ǈ51Ʒ69q84P
do a	76 -10Lǝ9m10Ǐ13X15Ǚ16Ŝ20M
do after	85 13y18U
do all	87 8Ư21P
do any	76 -11ź-9ǐ-8Ǒ-7QǓ6Ǜ7Ų15Ǆǈ17Ƒ20Ǚ27ǚ43ǔ
do anything	80 13ũ18g22ǀ
do business	87 10ǔ13ǡ14ǋ
do clients	78 -20Ɲ-6ǔ23ǖ47Ɯ
do customers	85 -25ǔ-11Ų20ǖ40Ɲ
do folks	87 13ƣ16a19ǖ
do for	65 -16Ŝ-10cLǠ-6ŭ8Ǆ9ŧŲ10ľǈ11Ǚ15ƀ18ņ25Ƭ28Ư29g31PĹ40q
do i	67 -9ǋ-8Ƅ-6J8ŉŷ9ǡ11ļ12u13Ɔǩ14oŊ15wǧ16I17ƕ22Ŏ23ŋ24a
do if	79 -15Ʈ-6ǝ6ŵǘ8ƷǕ12ĸ17ǜ26Ƥ
do in	83 -9Ǆ-7T12ǈ13Ɲ14ƚ16Ǌ
do it	72 -25ĸ-12ƶƷ-11Ǣ-7XƝ-6Ř8BŽǖ10ƐǠ13ŶƗ14ŀ16s32Ō85Ŏ
do not	58 -41ŝ-26ǩ-16N-11g-7Ň-6Œ6š7vŁ8Zŋ9Mŕűŵ10cŪǒ11ŖƊ13LOPňŽ14Ǒ16lƠ17ŏ18bń25X37ŀ56Ş
do people	85 -13Ǉ-9n8Ɯ23Ǒ45ǖ
do right	85 10ŝ16ŧ26Ƨ
do that	79 -6Ū6Ŏ7Ɲ9ǀ12ǚ15Ų16Ǡ17Ş
do the	64 -12r-11Ű-10Ʊ-8Ƌ-6ŭ7w9ƜǓǚ11Ǡ12ƪ13k14Ǐ17ǁ18R22x23Ƭ27Ǒ
do there	83 9PƝ12Z43Ǆ
do they	66 -9H-7ŧơǇ-6Ŕ6ǐ7ǌǧ8Ɓ11Şǂ12Ǒ13zƍƻ16ǒ19R21T25y28Wŝǖ47Œ
do this	78 -14ǩ-7H14Ō24s48M
do to	76 -25X-12ǩ-10ǋ-7Ƴ-6ƽ11Ŏžƚ30ǝ42Ũ52ĸ
do we	85 -14Ō12d14ƀ15Ɓ25ƕ
do well	87 39ŝ
do with	77 -16R-11V13k26g45ŭ57Ƶ
do without	85 -17Ʈ-9Ʀ11ŵ19Ʒ27ƭ
do you	29 -21ĺ-20ƨ-19qŴ-18ŀ-17cGŞ-16ŷƒ-15ũƠǍ-14SƸǌ-13lů-12UĹńƌƧƯǂǅ-11akBņőŢŨźƪƬ-10jxŦ-9œţơƳƴ-8iĵĸō-7sŎŠŤŵƆƷƽ-6evťŧżǐ6wƋǆǨ7uCĴĶŻƄƗƭƶƻ8MNYŊƓƙƺǄǜ9ŘŬǓǞǦ10ūǇ11VĿƘƚǘǥ12Ō13WƜƥưǊǢ14RŖƊƎƿ15AQƁƦǠ16ŚŝƃƖƼ17OŐ18Ųƾ19ķųƔ20TňŪǀ21ZĽŏƐǎ22Fǚ23KľŮǏ24HǕ25ŜŰƟǉǑ26ǋǗ27Ń28ž29ǩ30ǔ31ſǙ32Ɲ35ŭ36şǛ38Ň39Pǃ43ƞ48g
do your	70 -27Ǉ-15Ųǔ-12Ǜ-9ů-8l-6Ǒ8ǖ9ǒ10Ǚ27Ǔ35z39ǈ68ǐ
dob	85 24p51d
dob $	87 64d
doctor	70 8Ƹ12ǣ13ƻ14ǂ16ƃ33Ƽ38ƾ
doctor $	77 14ǣ15ƾ17ǂ19ƃ
doctors	85 15ƾ
does	41 -23ŭ-18Ƃ-16ƹ-14T-12ǣ-11Pƻ-10žƸ-9ŷǉ-8ŐŪƔ-7şŲŸƈƗƦƭǗ-6tńŤƓƛƷǋ6ňƣǘ7ƍƢƽǆǡǥ8oĹƙǕǦ9ŗƞơ10x11LŁƊ12dǌ13WŜƁƝ14ŒűŹǄ16ŰųƇƧ17ŖůƄƕƠ18Ư19Ľ20sŕǓǚ22hǐ24r25Ŵźǂ26ŇƩ27Ǡ28ƨ29ǈ30ǧ38qǩ
does $	83 -19Ƃ-8Œ12q24ǩ31Ǆ
does anybody	74 10Ųǡ11Ŝ12nƐ19Ǎ22Ɵ25Ɯ31ų
does anyone	83 -12ŭ-8z-7ŷ12ų18ǐ32Ư
does each	78 13ǆ17qǈ
does he	72 -16ƹǄ-15ƻ-14T-6ŭ11Ŝ12r14ǈ15ź17ů35ǂ39h45q
does it	59 -9q-8ǩ-7Ńųƣ-6ƭ6ǌǍ7p8aǓǕ9WŰǆ10Śů11Ɩƿ12ǃ13Ů14Ŵ15ŨƎ18ƞ19Ƨ27Ƈ29ű31Œ33ŕƩ
does not	80 -7Ǡ8ſ11sŀ13Ǚ22ǩ
does she	71 -14P-10ƸǠ6q8ůŴ9ǂ10r15ǈ19ź20s26ƨ28x33o
does that	68 -12Ũ-7ŗ-6ƨ7Ļ8ƆƠ11dľťǓ15ŕƧ17Ǐ34Ľ49ǩ64Ň
does the	55 -19Ǎ-13Ų-12Œǚ-10ųž-9Ƃ-8Ɣ-7qƈ-6Ū6Ł7ƉƍǛǦ8Ǖ9ǎǩ10Ňơ11Ɗ12ũŬŰƙ13Ǡǡ14ƝǊ15ǈ16ƠƩ18ǥ19ǌ22ŗŴ23Ƅƣ25Ĺǐ26ƕ
does your	54 -13ŭǩ-12ǈ-11Ňǌ-10o-9Ư-8ŕ-7Ɯƣ-6ǒ6ǂ7AEƠǦ8ŝư9ų11dơ13BWŖ14qź16rzŁŏ17Ƣ19s21Œƨ22ŴƁ23Ǆ25Ź32Ǡ43ǧ
dog	73 10Pū69h
dog $	82 11ū12P17h
dogs	82 44h
doin	77 10jtŎ15ŝ16ƨ17ǟ19Ǡ
doing	63 -15Ų-11m-8a-7g8ǁǄ9Ƶ10Ķ11Ō12ŀ15c18ũ19ǐ22i23S24k28tǟ37x
doing $	77 -13i7Ǒ14x20ǟ29t
doing that	85 -6ő36S
doing the	87 15Ō22c
doing this	87 13i22ǩ
doing with	85 -9a12ǟ14Ƶ15t
dollar	70 -7Ť8Ɠ9ǖ10Ƃ13ǅ19Ř25ĸŦ
dollar @name	83 31ĸ
dollar amount	87 8ƚ10Ɠ12Ŧ
dollar deductible	85 17Ř
dollar umbrella	87 12Ƃ
dollars	73 -7ķ7Ŏ8mž9ľ10Ƙǘ14Ţ15œ17X18Ņ
dollars a	87 -7ǝ14Ŏ21X
done	65 -10Ɲ-9Ǐ-7ƒ8ǁ9tŦƋǘ11Ō12ǋ13Ļǟ17ǝ18ŝƶ21yũ33ƾ34Ń36ƌ37Ɨ
done $	76 9Ļ11yǘ12Ƌ16ǟ22Ń24ƌ
done any	87 6ǀ
door	72 -15Ų-6ǐ7Ə10Ƙ11ū14ƙǊǛ22ƣ25Ǎ32Ɲ
door $	79 6ǎ11Ƙ17ƣ23Ɲ27Ǎ
doordash	83 32Ų
doors	80 11Ǩ21ǅ29ǝ
dose	87 50ƻ
dot	85 -11b46J
dot com	87 -11b34J
double	87 18Ř26œ
down	52 -17ǩ-8PŜ6mǎ7qĿňřŧƀǢ8ceUǉ9ĹŎŤƆ11pŖŪǕǛ12jſ13MŸƁ14oƑ15LƊ16ǊǞ17VŞƶ18a19łŵ27ƴ32ǝ
down $	68 -6s6fǖǝ8ŪƶƹǕ10u11vM12ť13Ɔ15L18Ƒ21Ť26ƴ
down and	79 -8Ŝ-7v8w12d14Ŗ20Ɨ
down as	83 9f11ơ13ƫ14o16a
down at	85 9ǟ13Ř18U
down for	73 10ķǎ11L13m15ŧ17c20ǝ
down from	87 -12œ-9Ǟ7l31Ǌ
down in	85 11ĵ25ƥ
down right	85 -12d10ǆ15e18o23p
down the	79 11y13Ū18V22Ǟ29ſ
down there	76 -11ƥ35Ɗ
down to	76 -8Ř11H12Vƀ13Ǟ14Ŀ20œ34ł
down what	83 -11P-7Ɨ7D13qŉř16Ǣ
down with	80 -7Ƹ10Ŗ12ƽ14M20Ĺ
downstairs	87 30Ɗ
downtown	83 10ů11ǋ15Ǎ25ǩ
draft	85 10e24Ĵ
draw	85 14ǁ28ǚ
drawer	87 13Ŭ24Ś
drink	76 -13Ų11ƺ14ǩ63ƿ
drink $	83 -14Ų18ǩ27ƿ
drinks	82 49Ǜ
drive	59 -19q-15ź-12r-10u-9RǛ-6iǂ8Žǈ9ŷ10Ƅ13Q16MŨŵ17ǐ18Ź20Ū21ŭ25Ų30Ŵ31Ŷ33Ů45ų46ů
drive $	71 -22q-17ŭź-13Ů-9u-7ǂ10ų14ǈ18ŷ21Ŷ22Ŵ37Ź41Ū
drive for	83 -16ǐ15Ũ20Q26Ų
drive in	83 -12R-7iŲ70ů
drive it	79 -28ů8Ŵ11ų14Ƅ31Ů44ŭ
drive to	83 21ů36ǐ
driven	77 -7ų9ŷ15ǋ17Ŵ18ŭ
driven by	80 16ǋ19ŭ
driver	69 -12ǧ7ż9ŭ15ų16Ź20ŷ22ſ23Ž52ź
driver $	83 21ź24ŷ
driver or	87 8Ů13ŭ
driver training	87 -14ǧ-10ŷ41ź
drivers	67 -25ų-8ů-7Ų9ǐ13ǩ14Ǜ15Ź17Ÿ21a26ź33ŷ
drivers $	79 -27ų-7Ų17Ǜ57ŷ
drivers @name	85 -21ŷ-7Ŧ43ź
drivers in	87 11ŷ
drivers license	79 -15ŷ-7ū20Ÿ27a
drives	65 -21n-11Ū7Ź9qſ16ŷ21ǐ22Ş23ş29ų
drives $	83 -62ų-10ǐ18Ź84ŷ
drives and	82 -19ų21ŷ
drives for	87 -41ų13q57ǐ
drives it	87 -45ŷ52ų
drives the	87 -23ŷ11ǐ30ų
drives them	82 -17ǐ-8Ūų44ş
drives which	85 -9ŷ39ų
driveway	78 -11ŷ20Ū31Ű
driveway $	87 -7Ū36Ű
drivin	73 -10ǩ8ź9ſ10ŷ11ŲŽ13N16Ż20S23Ź24Ū
drivin $	85 -11ǩ9Ž14Ź34Ū
driving	66 -16S-11ń-8u7xN9ŪƂ10L14Ż16Ų18ŹŽ20Ŵ23Ůż28ŷ33Ÿ
driving $	76 -19ŷ-18S-9u14Ž22Ū23Ź26Ŵ28ż38Ÿ
driving or	87 7z12N
drop	74 -8M8Ŕ10V12ƽ15ƀ21ś43Ƶ
drop it	87 -8M14ƀ16ś
dropped	82 11Ǩ16Ƃ32š
drops	87 14ť15Ƨ
drug	87 -11Ņ11ƻ20ŧ23ƿ
drugs	82 -11Ǜ10ƻ34ƿ
drugs $	87 -12Ǜ8ƿ12ƻ
due	77 10ƈ14ŝǧ15y43ŕ
due $	82 9ŕ11ƈ15ǧ
dumb	87 21ĵ23ŉ
duplex	87 -13Œ16ƣ28Ơ
during	87 18R19ŭ21P
during the	87 18R19ŭ21P
dwelling	82 39Ɠ
dwelling limit	87 25Ɠ
e	75 -14ŗ-7Ɓ10ǆ11ŪƋ12K13ǣ29J51b52ǚ
e mail	87 14K37J
each	64 -29ŏ-8ĴǄ-7O7wŘ8qvŀƔƢ9ǆǉ10TƱ11Zǋ15Ơƶ16ų19ů22ǈ33W
each have	79 -35ŏ21ų49W
each month	83 -10Ĵ-6X8Œ11Ɣ13ǉ15Z20Ơ
each of	76 -9Ǆ9v14q15T17ǈ18ƶ
each one	85 7ƻ11ǈ15ǆ
each way	87 -9O27ů
early	87 10L11m18R
earn	78 -10ǋ-6Œ7Ʈ21q27Ŏ34T
earn $	82 -7Œ8Ʈ22q31T
earnings	87 16Ʈ21T
easiest	87 9ś17K
easiest way	87 9ś17K
eat	85 11ǒ12ǣ14Ř18Ŧ
education	80 23Ʊ33m
education $	85 10m27Ʊ
either	80 9ƽ10r12ż14Ǎ18Ŭ
electric	85 21Ƌ
electrical	80 18Ǒ19Ƌ
else	54 -12Œ-11ǩ-9G-7ŸƜ7ŀŉŎƌ8ƕ9ŶƘƥƼǋǥ11ǈ13Ʈ15ǝ16H23ŷƢ24nų25Z27Ł33ş38ńō
else $	70 -7nƜ-6Ł7aK8Ű11wZ12Ǩ13Ŷ14Ƙƥǋ24H32ō
else are	87 -18Œ26Zń
else be	82 -9Z25Ʈ
else drives	87 14ų
else gets	87 11nŁ17ų
else in	85 10ţ12ż13ń22n
else is	76 -16n-6ń7ŷ8Ǒ12ō14Ƽ17ǈ26ş29Ƣ
else lives	79 10Ƣ13n
else should	87 32ō
else would	82 6ķ
else you	79 -6ş13ń15ķŪ
em	66 -11Š-8c6Žƅ7Ɵ8VžơƤƴ9uǛ10Z11ĴƯƱ12űǋ13œ14ŧ15Ǖ16E17ŝŞ23ǚ27v33Ţ
em $	80 11ž13Ş16lœǋ23ŝŢ
email	61 -11D6ǧ11ś17Ľ20Ǖ28ǘ33K51J
email $	71 27J39K
email address	83 -15K-10D28J
email for	87 -7K19J
email me	87 -12J34ś
email or	87 -21J33K
email something	82 -7ǘ21Ǖ
emergency	83 10ƃ18Y
emergency fund	85 20Y
employed	83 -6ǜ26Q31q
employed $	85 -6ǜ10q39Q
employee	78 -7ķǇ53ǜ
employees	64 -9Q-8ǜ7Ǘ10Ǥ11ǐǑ14ǣ18ǈ35Ǉ
employees $	77 -9Ǒ7ǉ9Ǘ31Ǉ
employees are	82 14Ǉ
employees or	74 -21ǈ19Ǒ32Ǉ
employer	73 13Ƨ19V23S29W33Q
employer $	83 -7ő-6ŏ12W24Q26S
empty	80 11y51Ɵ
end	69 -11řǆ-9ő7źƭư8m9Ɩ10j13Ʒ14IŃ15ǃ17Ł19b23ŕ25Š30Ŧ
end $	83 -8Ń8ƭ9ź13Ł33ŕ
end of	83 -12ǆ9Ł12Ɩ18ǃ25Ń
end up	79 -10ő10m15Ʒ29Š36Ŧ
ends	80 -6Ķ8ū10ŕ11ř12eƩ24Ƨ
ends in	85 -6Ķ9ū12ř13e
engaged	87 32f
enjoy	82 20g21t31U
enough	71 -6Ǣ7ſ9ŎŹ10ƓƯ11Ķ12Ɨư13ŀŷ15r18jťž26Ƭ
enough $	87 -7j9ſ53Ƭ
enough to	78 -7Ǣ-6j9r11ŎŹ13Ɠ15ư16Ķ17ŷƗ
equipment	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
equipment in	87 -16Ǣ6Ǐ17Ɲ
equipment values	79 -9Ǣ16Ǐ
equipment worth	87 
equity	87 42ķ
errands	87 28ŭ
escrow	85 21ƕ
estimate	87 -9Ǌ9Ů10ǉ14Ɠ
even	64 -9y-8Ŗ-6Ż7Ş8Ɯ9żƱǣ10ŕŢƬƿǩ11Ũƹ12Ư13Ŝ14ŷ16Œ33ţ
even a	78 9ƹ10Ɯ13ż16Ư
even if	78 -9y11Ʊ14Ţ19ţ
even ones	82 11ţ
even small	82 -7Ż15ţ
evenin	87 14Ű23R24L
ever	49 -11Ŕ-9Ǚ-8ŏ-7Ŧ-6ƽ6ő7Ŀƹǡ8gŲǆǒǛ9Cƍ10Ʋǚ12ƳǕ13RŽ14ņ15ǝ17ſƿǘ20Ťƪ22š24ų25ŗ26ƙ27Ż28Ƽǜ30Ɯƴ31ţ33Ŗ36ƛ
ever been	64 -8ŏ6ņ8Ɯ9ƴ11Ƽ13ǘ14ſ16Ų20ƿ29Ż
ever come	77 -13ƙ16ƴ30ƛ
ever empty	87 17Ɵ
ever get	80 6Ʋ15ǘ16ƍ17gƊ
ever gotten	82 -12ǣ-8ƊǙ6ǘ9Ǖ13ƙ18ƛ36Ɯ
ever had	65 8Ž10ƙ12Ż13ţ15Ǖ16Ť18ǝ20ņ21ƛ23Ƽ
ever have	82 19ǜ25R37ţ
ever sat	85 -8Ŝ27Ŗ
ever taken	82 16ƪ
every	61 -10L6Ŕ7gCƐƩ8uT9cFŹƽƾ10Ɣ16Ŵ18ĴŪƻǒǝ21Zů29Ǚ
every #	87 11Ʃ19T
every @day	87 -11L12g26Ǚ
every day	77 9q11ŭ14Ź23ů26ƻ27Ŵ
every month	73 7Ơ8Y12FƔ24Ĵ28Z
every time	85 9ƙ11ǒ12Ǚ
every week	87 -11ŭ15ų32ǝ
every year	87 11Ɵ15ƾ
everybody	70 7Ǘ8Ƭǘ9ŁŭǑ10HœžƖǇ12ŷ13ǅ15ķ20n
everybodys	76 -9ş8Ƭ9gŎ10K11A12Z13Űǈ15ǩ16Ų
everybodys got	82 10Ŏ11g12A13Z19Ų
everything	64 -9Ɣ-7Ţ6ĻǑ7w8AĿƳ9KǦ10ŝƻ11ƬƲǄǐ12UZ13Ƃ16Ư18i22ƗǢ24ķ26ş
everything $	80 -7Ź7Ŀ12Ǧ16ƻ17ƂƲ
everything in	87 13ƳǏ17Ǣ
everything on	87 11w16ŝ20ǐ
everything you	80 -12Ǐ-11Ɣ8ş16ķ23Z28Ɨ
exact	87 13d14ǃ22ū
exactly	73 -26ŕ-9Ǎ12Ņ14ŀš15Ǆ20ơ22Ť24Œ
exactly $	87 -21Œ7C15Ņ19Ť
exactly did	87 -11Ǎ-9Ť9B17š24ơ
exactly does	82 -29ŕ58Œ
exam	74 -6Ũ65ǁ
exam $	79 -7Ũ-6Ž34ǁ
excellent	87 8ĵ13Ƹ
excess	78 -11ž67Ǧ
excess liability	87 -12ž23Ǧ
excuse	87 39Ŕ
expand	87 34Ǟ
expense	85 9Ľ23ĸ
expenses	82 19Y26ư
expenses $	87 19ư
expensive	80 11Ǐ12ǣ15X25Ƙ
experience	72 11ǣ12ŧ13Ŕ16Ũ21ņ
experience $	87 9ņ17ŧ
experience mod	79 14ǣ19Ŕ
experience with	87 20ņ
explain	75 8ň9Ŗ10ſ19Ŕ33Ŋ
explain $	87 -16ň-9Ŗ41Ŋ
explain it	85 -7ň20Ŗ27Ŕ
explained	82 21Ŗ22ň
explained it	85 -12Ŕ11Ŗ24ň
exterior	87 22Ƈ
extinguishers	87 14Ǝ
extra	78 -7ǈ-6Ź10Ƃ11ƴ13ŲƤǦ18Ǉ29Ǥ
extras	87 38Ɓ
eyes	87 13Ŗ15ƃ20A
face	85 8Ƭ14Ʀ16M
facebook	87 20ļ24ǩ
factor	87 -14J-8Ł20ǘ30ł
fair	74 9Ŏ10ľ13ļ14ŀ15i17Ňŉ18ĵ26ŧ
fair $	83 14Ŏ22ŧ
fake	83 14Ŀ41ǘ
fall	68 -12Ĺ8ĽŇ10y12Ǟ13ƾ14d16Ɨ19ŕŘ21Y29ƞ
fall back	75 22Ř25Y
fall out	87 12Ň22Ɨ
falls	87 13ť16ǣ
falls off	87 13ť16ǣ
familiar	85 22Ľ27Ŗ
family	58 -7Ť-6ĸǞ6qſ7ņƃ8Ŀư10hƸ12u14Ƴ16FŪƮ18yƬ19Ũ20Ɯ21Ƥ22ƶ31ƽ37n
family $	71 -8Ť-7ƬǞ-6zƼ7Ł10ſƶ15Ũ18Ɯ20F38y47n
family fall	82 25Y
family get	87 -10Ʈ11Ƴ13ƃ
family history	76 16Ƹ22ƽ
family that	87 -6Ʈ11ĺ14ŨƳ
familys	85 8Ʈ12ƭ17ǅ
far	64 -13ŭ-10R-9Ŵ-7L-6ǂ7yń10ƏƐƚ11ň13Z15ǐ16ƭ17uťƞ19ź21ƙ22i58ů
far $	78 -8L14ň22u24ƞ29i
far are	85 13ƙ16Ə
far do	87 25ů
far is	79 -14ŭ-11R13Ɛ19ƙ23ů
far out	87 -12ů22ǐ24ƭ
farm	73 -15Ɲ-6G9ĽŜ11ńŸǄ12ƶ14ő15Ņ17ŭ30Ő34Ǒ
farm bureau	85 -7G10ő11Ŝ14Ő15ń
fast	82 -9ǩ13Ż19Ń24ŧ37ň
father	80 -14Ť11zB22Ƴ33ƽ
fault	76 -14Ƣ9ƃ15Ť45ż
fault $	87 -16Ƣ11ƃ22ż
fault in	87 17ż
favorite	82 20ƞ22Ŷ23ǩ
favorite thing	87 -16ǩ17ƞ32Ŷ
fax	85 -14M-6K23ƕ27ś
fear	87 32Ŀ
feel	64 7ĸƵ8ŋƸ9M10ž11ƞ12ŧ14r15ņŇ17ǁ19ŎƬ20Ţ22Ũ25Ž
feel $	85 -7Ƭ55Ũ
feel about	72 -14Ũ-10ƞ10ŋ22ǁ28r35Ž36Ň
feel like	83 -18Ũ7ņ14ž18ŧ27ƞ
feeling	80 -10ź11x16Ƹ18t19Ň32Ũ
feels	85 10r12ƞ30Ƭ
feet	69 -9RŅ8r9Ə12U13PƊǋ15ŀŧ17ƺ37Ɔ
feet $	82 -9R16P19ŀ37Ɔ
feet is	87 
feet right	87 7ǀ12Ɔ
fell	87 10ǡ16Ɯ18ǣ
fella	76 -7d8ņ11gxǃ12Ņſ13ń14BŜ15Ƙ
fellas	85 10ƫ13ņ27Ǒ
fence	80 12ƍ39Ƒ
fender	82 13ű26ż
fender benders	85 27ż
few	71 -14ŉ8mǣ10ǅ14Ɲ28Ŋ32ţ
few questions	87 -17ŉ20Ŋ
few years	76 9ǣ10ǅ34ţ
fianc	87 -7Ľ11f15o21q
field	85 8ǈ14ĸ15Ś
fifth	87 -12a18Ĵ21ń
fight	87 16r20ů
figure	70 7ryœƭ8HŘƈƘǊ9ŅƗ10łŤŦ12Xĸǉ20ŖƬ
figure it	87 8A34Ŗ
figure you	87 10ƭ11H19X
file	73 -7oŸ9J13ǆ16Ƅ18aǒ21Ǘ24ţ
file $	85 -13ǖ-7o11aJ16Ǘ
file for	87 11Ǘ13ǒ
filed	77 -7ť10ǆ11Ƅ14Ťǜ32ţ
filed $	87 12ǆ
files	87 34Ǘ
filing	87 6f30Ƅ
fill	77 -7ǖ7Ů8ĺ15Ľ19Ĺ
fill in	82 -26ĺ50Ĺ
fill out	87 -31Ĺ-8ǖ18Ľ37ĺ
filled	85 8a15ļ
filled out	87 9a15ļ
final	77 8Ľ9Ł14f42ư
final expenses	85 29ư
finally	83 -10q7ĺ12ƞ13jk15t
financed	83 46Ŭ
financed $	87 40Ŭ
financial	85 19A20B
financially	83 14Ʈ17Ư19ĸ
financially $	83 14Ʈ17Ư19ĸ
find	69 -11ǩ-6G7g8ƪƾǁ10ķŠƷ11Ŏǟ13MƼ15ŧ23ǘ27Ś31ļ
find a	85 14ķƷǟ17Ŏ
find us	87 28ļ
fine	82 9i11ǁ13űǩ15ŋ18Ŗ
fingers	87 11b14Ǚ22ũ
finish	82 -8Ʊ12ƌ16Ǆ20ǩ27m
finish $	87 17Ǆ24ǩ
finished	74 7ǝ9ź26Ɗ
finished $	85 9m16Ɗ
finished basement	85 
fire	62 7ǝ9Ń12Ǣ16ŉ17Ť19ĺ23ǜ25Ƥ31Ǝ72Ə
fire $	87 8Ɨ16Ƥ17Ǣ
fire department	85 19Ə
fire station	83 23Ə
fire under	87 15Ń31ĺ
fired	87 34ǜ
fireplace	76 41Ɛ
fireplace $	85 12Ɛ
first	60 -11ĸ-6v6b7ųǏ8rŃƷ9xGƫ10uƅƠ12Aŕ13Y14Šƨ15a16Śǩ17o19Ň20ńœ21Ɩ27Ř
first $	85 -14ĸ16Ʒ18Ɩ38Ř
first and	80 -8w10o17ƫ37a
first months	82 25Y
first name	87 -17a17bo
first one	87 18Š33ǩ
fish	85 9Ɵ38g
fix	82 12Ƥ17ũ18ţ20ǩ25Ş
fixed	85 12ŵ18ũ29ƌ
fixin	87 9y12H13ǀ
fixin to	87 9y12H13ǀ
flat	77 -18ƈ6ƚ10j14ƴ16Ɓ23Ɖ25ƨǩ
flood	71 72ƙ
flood insurance	83 26ƙ
flood zone	82 16ƙ
flooded	87 12Ũ13ƙ
floor	76 -10Őƙ-8C11x17Ɗ21ƛ23ǈ50ƣ
floor $	85 14x19Ɗ
florida	87 11Ÿ24H
fly	83 44ǀ
folks	62 -6Ƹ6ĺ7Řǜ8ajUŽƣ9žƮ10Wļ12ƦǇǈ13ǖ14Ɯ17ŝƽǗ18ƥ30z
folks $	83 11ő15Ǘ31ŝ
folks do	85 -14Ǆ9wǔ12Ŗǈ
folks still	87 27z
folks who	85 13ļ18W25Ɯ
follow	85 -7ƨ21ň23Ƨ
food	78 -7ǖ16Ǆ46Ǜ
foot	80 -13Ÿ6Ɔ14Ɠ18Ż22ƺ
footage	82 23Ɔ
footage $	87 14Ɔ
for	34 -25C-19Ŝ-17Ǎ-16œų-15i-14ŀ-12ŇƧ-11mŏŶƮƼ-10DUňŢŷ-9ŁťƦƩ-8GłŚşƘǃǅ-7zŕƋƢǉǋǔǕ-6aRĴůƃƑ6NŘŝƆ7FſƐ8Iĸű9gǩ10ŉŎŞǞǧ11žƎ12rţǤ13yĻǢ14bpHTŔŽƀǠ15Ư16ƄƝƻ17ǌ18ƤǑ19Ƭ20LŠǁǥ21ŒƟƶǐ22lư23Ť24XŨ25ŖŗƓ26Ǔ27Ķ28ǂ29Ơ30OQ32Ĺľ33k35Ų41ŭ49ƒ50Ʊ
for #	68 -11Ʈ-7X8ŽƓǝ9Ƥƥ10aĺž11Ǥ14ƃ16ƒ17Œ22ŦƬ24Ǩ
for $	58 -23ű-18X-12ǐ-11ǔ-9C-8őşǍ-7ľťŦǈ-6Ĺŏœƕ7BŬ8Ť9Şƨ10ƻ11Ŗ12u14ư16ƭ17Ǔ18Ń19Ɠ20ơ24Ļ25ŗ32ǩ50Q60ŭƒ
for a	58 -11Y-9c-8ĹǞ-7Ŏ6LƠ7ŖƏƾǁǎǚ8ƚ9OƬǌ10mQĽ11Ɲ12Ŋ16Sŵ18q19Hư21Ũ22Ř23PŤ30Ƥ
for all	82 -6ǧ16ǒ
for an	87 11Ǧ12ĹƎ
for and	73 -15ǌ-7ǈ10ķ11Ư13Ŗ18ſ28Ƭ37Ĺ
for business	85 -10ǐ-7Ɨ12Ǣ36ŭ
for college	85 -30m42Ʊ
for damage	87 16ƀ28ž
for everything	87 9Ɨ12Ŗ16Ǣ
for for	79 -6ŶƼ8Oŭ11ǚ12şƱ17ǂ18ƃ
for fun	83 -7Ŷ7ŭ38g
for insurance	77 -33ơ-16ǔ19ĺ26Œ29Ǔ49ǌ
for it	66 -13Ĺ-12Ʈ-10Ƭ-9Ĵ-6ŏ8mǒǡ9Ŏ10bǤ11F13ƫ21ƞ23Ɔ25Œ33ű36rƒ
for life	82 14ƨ36ƴ
for me	63 -10a-7ǩ6ŷ7Ǐ8Lķ9Z10Kō11dǄ13Tŉų14Ǝ18Ū24O43b
for money	83 17ǘ20Ɲ22Ų
for on	79 -15Ǔ8Ɠ11g29ŗ
for one	87 8Ž10Ǣ17Ť
for or	87 13Ǐ15Ň31ŗ
for renewal	87 
for retirement	80 19Ķ
for safety	87 15Ǚ
for that	71 -23ƒ7m8Ơ9ŒŠǀ10ǧ11Eť12Ŕ13cǣ14ŧ17ǩ33ĸ
for the	53 -24ŭ-15xơ-13ž-12Ǔ-11ƕƴǍ-10Ɲ-9u-7QŲǄ-6qĹœŘ6yXšƤ7twľƔǡ8vĶţźǗ9ŅŒƖƪƫƱǔ10ŔƗƿǈǛ11ƶǉ12Ǒ13OƄǎ14Ű15Ɵ17Fǐ19Ǡ22ǁ24k27ƒ30ŗ39Ǟ44ǥ49Ơ
for their	87 24Ʊ
for them	76 -28Ʊ-17m-7ǈ11Ư14Ƭ15Ʈ21x35ƶ38y
for this	74 11Ƶ12Oļ14m16Ĵ17s22ǁ28X
for today	87 -22Ļ-21ĺƒ-11i45Ĺ53ű
for uber	87 28Ų
for what	79 10rŤƻ13ķ18ƒ
for when	83 20ƒ23ſ31Ķ
for wind	82 -13ƚ25Ř
for work	78 7Ɲ10Ŵ14PŲ18ǐ20q
for you	53 -24Cų-15Ňǉ-14ŜŰ-13ŷ-12ŭ-11P-10qŘƒ-9ŒƬ-8iQťűǎ-7Oĺ-6kUǒ6Žǥ7JĶŏǄǟ8RƄ9cƕǇ10YĿǊ11Ş12ńņţƟ13LŌǈ14ŉǠ17MŐǑ18Ŗ19N20ŝ21j22I23Ĺ26V27Ŏ31Ļǐ32ľ34Š42lXŨ
for your	66 -15Ǐ-12ƺ-11Ŕ-9Ų-7m6ƭ7Ʒ8Ǘ9Ķź10Œǌ11WƯ12Xǣ13ƀ15ưǂ16Ĺ20Ǣ22p25Ʊ26Ɲ
for yourself	87 -11Ƹ15Qǂ17Ư
force	82 10Ʀ14Ō16Ń32ŏ
ford	87 15Ŷ27Ū
forever	85 -10Œ9H10G12ű16Ʃ
forget	85 10ĴƓ15Ƅ18ƨ
form	71 -7ǖ6ĺ12mFǆ14p15ļ16Ĺ17Ľ
form $	87 -30Ĺ37ĺ
form just	82 -26ĺ50Ĺ
forward	82 12ś14ŀ15Ŏ29Ō
forward $	87 15ŀ37Ō
found	85 17ĻŚ21ű
foundation	87 36Ƈ
founded	87 48ǅ
fourth	87 11x21k
frame	80 13Ń37Ƈ
frame $	87 8Ƈ
free	74 -8ň8Ŭǁ10Z11Ʒ15N23L30gƔ
free and	83 -9ň10Ŭ13Ʒ34Ɣ
friend	76 8Š9Ƴ14B22a41A
friend or	87 10Š11A
friends	85 -13A8Ƥ10ƃ26B
from	48 -15ǩ-14Ǉ-13ų-12Ĺ-11Ş-8Q-7M-6yƅƉ6oŏǠǣ7mHIƊƛƦƿ8ƄƈƟƩƽǍǙǛǝ9WŶƧƪ10Ɯ11ƻ12ķœ13źǄ14ĸǑ15ŅŢ17ŀƏǊǔ18RĽŎ19ǋǒ20ƙ21ǜ23Ŝơ26Ļ29l38Ǖ
from #	83 -8Ɖ-6ƅ7Ǖ8ƈ40œ
from $	72 7Ʀ12ƛ17l18ĸ27ǋ38Ǖ
from a	82 -7ƣ11Ǩ12ơ14I15uƏ16Ǆ
from before	87 15ƫ16u17l
from home	73 -7yƝ11Ɯ14ů21R25ź
from it	87 -9ų13Ɲ15ŀ23ƪ
from me	79 -14Ĺ13Ń16ŉ19ƕ34Ŏ46Ļ
from scratch	87 11Ɠ18ŏ
from shipping	82 12ǝ
from that	87 14Ǖ15ƙ18Ŝ
from the	65 -9œ-8Q7śǄ8Rǒ9NŤƙ10ŢŧƧǋ12ńǣ13Ɨ16Ǎ20ƻ21Ǌ22Ľ23ǔ
from there	85 9Ƭ24Ŝ
from us	87 -20ƕ13ơ22Ƅ
from work	87 10B16Ʀ
from you	74 -17Ǉ-10Yų-9Ŝ-8ů9Ə11E12gƣ14Ɗ15ƿ18Ǆ22Ɯ30Ǒ31ķ
from your	73 8Ƨ9W10Ʃ11ǒ12Ə13Ŝ15ƙ16Ţ18ǖ
front	68 -7Y6ř8eŅƜƣ9jƩ12ĺ14q16Ƈ17Ə19ǈ20Ĵ28ǃ30Ś
front $	80 6Ƈ7Ś11e17q34ǃ
front of	77 9ř10ŅƩ31Ś
full	62 -9ǡ-7UƬ7qƫ8Ʊ9ōŲ10tƼǛǟ11Ɵ14Ĵ15DǄ16Œ21R27Ǉ29a49ƀ
full $	85 -9U8Ĵ14ǟ
full address	87 24D
full coverage	78 61ƀ
full name	85 -8Ƭ-7w11ƫ30a
full time	76 -7N-6ƀǩ11q12Ų14Ɵ27R41Ǉ
fun	73 -9Ūůǩ6ŭ12Ǥ16x21ǟ32k39g44Ŷ
fun $	83 -7Ŷ7ŭ46g
fund	76 -11m-7y18ƕ23Ʊ30ǣ37Y
fund $	79 -11m-7y21ǣ24Ʊ37Y
funeral	72 10Ʈ12ĺ49ư
funeral $	80 22ư
furnace	82 -7p14Y35Ƌ
furniture	79 -6Ƌ6ƥ22G23Ƣ26Ɨ
furniture and	85 -6ŗƋ33Ɨ
g	83 -21ŗ-11Ƃ9b12Ǧ16ź49ǡ
g l	87 -22ŗ-11Ƃ13Ǧ51ǡ
game	87 12g24ǩ
gap	76 -9ť-8ŏ7ƭ14š23ŕ61Ɓ
garage	71 -13Ǣ6Ɔ7ƥ11Ű15Ɯ19Ƒ30Ɲ
garage $	79 -14Ǣ7Ɔ15Űƥ18Ƒ
garaged	87 40Ű
garden	87 9g13ƣ
gas	85 13Ɛ
gate	87 16Ű27ƍ
gave	76 8Ƨ10Ņ12ŔŻ17Ŗ24ļ
gave you	76 8Ƨ10ŅŔ12Ż17Ŗ24ļ
gc	85 -16ơ-12ŗ-10ǩ58Ǔ
general	73 -19ž7ƸǓ10ǖ15ǧ33ǡ
general contractor	87 8Ǔ18ǧ
general liability	78 -20ž36ǡ
georgia	85 -8I16Ÿ17yC
get	45 -17ǩ-16l-14q-10ŭƬ-9yĺƒ-8jŝ-7ŁœŨǄ-6JŇŠƷ6Gūƙǃ7ĶŐƊƍƱǤ8kŃňőƦǧ9bHĽƧƮ10pƠǝ12ļůŴǘ13ƕƖ14sWŹƃƶ15KSŶ16RŦ17Ŏś18gǕ19ź20ơ22űƚ25Ļ27e33Ō35ŵ
get $	80 -10ƒǨ-8Ʈ13ű18ź19Ʀ24ƨ40Ŧ
get a	75 -13ƿ6e7ơ9Ľ11Q12ǩ14Ŗ15ǘ16A19ƚ
get around	76 40ŵ
get behind	87 14ŷ18ų
get by	82 10Ƴ12ƃ19ŵ38Ʈ
get cut	87 28I
get for	85 -11Ƭ26Ơ48ű
get hurt	87 -8W12Ɯ27ƃ
get in	83 -8d8ů13ƣ16Ŝ17m
get into	83 -10J-8ǅ9Ǘ13iǘ35S
get it	77 -7ǩ8ő9Ţ10O11B12Ŏ14e15ǃ22b
get me	85 -6K10ǉ22ś
get my	85 -19I-9ǩ19Ľ39ļ
get off	85 -9g-8P16Ō47R
get out	78 7ƚ12H13V14N15Ļ37g
get paid	85 12ƃ16ƕ17ǖ19Ĵ
get started	83 -9ǅ-7Ʊ11Ť12d22Ō
get that	73 -10d-7Ĵǩ7ő9v10śŻ11GƎ12Ō13p14CXƍ16ǅ17Ő19ū
get the	74 8ŵ10Ř11ĸ12ƫ13Ʃ16Ķ20Ɩ
get there	87 16G18P20ů
get this	82 -6a18Ō27Ń34ơ
get through	85 20W
get to	74 -12ƪ-9y6ů10Ƨ11kLƱ18Y20Ź32ŵ
get you	74 8ş9O11d12p13ƭ19Ŏ20Ŷ32Ō
get your	71 -11l-9Ń8Ŏ9Ū10ƖƢ11W13a15s16Ÿ18Ǖ25e
gets	69 -8Ū8TŎƯǌ9g10ŹƢ11ŶƲǇǣ12ų13s14Ɓ16Ł29ƫ
gets a	87 12ŁŎ15Ǉ
gets the	85 -6Ʈ6ǧ14Ư26ƫ
gets you	87 -10Ū13g14Ŷ20Ɓ
gettin	77 -11X6x8tĿ9j10ǜ12i18PŒ
getting	69 -16ǝ9ŵ10AĹŚŭűƖƞ12Ǡ15jǙ18U26Ť
getting paid	82 -18ǝ34Ť
girl	77 10vǖ13ǈ15l19u26w
girls	82 -7Ʈ11v16Ʒ18ǜ22u
give	57 -10Ʀ-9B-7ŤǓ6eƁƆƋƖǧ7oŌťƈ8rŇŪ9ŐǢ10DƝ11dŅƫǐ12ƒ13IŁǠ14XŔŦǇ16ŝ30Wǚ
give me	61 -7ŤǓ6ƕ7beŬƆƖǧ8oŌťƈ9ŇŪƗ10Ő11D12dƫ13ǐ14I15Ǡ16ŦƒǇ17X
give you	73 -6Ʀ8ő10Ɓ12r14Ǣ17Ņ46W
gives	87 -6ǚ15A
gives you	87 -6ǚ15A
givin	85 13ǁ15ŀ16t
gl	80 -10ŗ-9ō17ǥ74ǡ
glad	83 10Ĺ12t14Ő16ż25Ŷ
glad you	85 -6ƀ10Ĺ15Ő17ż26Ŷ
glass	77 18ƿ20ǌ45Ɓ
gmail	85 -11b33J
go	47 -17Ŧ-15Ɲǩ-13ĹŰ-10ţŤ-9xLőƬǝ-8Ư-7MŁŇŘůƮ-6Wű6yŢ7dkXƉƪƭ8Ǐ9ŅƋǐ10ŗŧǤ11ŔƷǃ12Ež13rNńš14Aķũƒƾ16ŖŜǀ17ň19Ɵ20ołŌŎ22Ŋ23V24Ƨ26œ28mƞ30ƫ31Ş32ōǜ35Ƥ43R
go $	69 -18ŧ-9Ŕ-8ǩ-6Śǣ8Ƶ9ĴŗǤ12š13Ō15Ŏ17Ţƭ20ƞ21Ņ24ǜ27Ş40Ƥ
go about	85 14ǜ24ł
go after	83 21Ƌ26E32ķ
go ahead	79 11B26Ō30Ş
go back	82 11ň15Ʈ16ƪ23Ʒ
go by	79 15ł18ǜ23ǃ38o
go down	83 12H13V14Ū15ť
go for	76 -13Ʈ-6ť7Ƥ10Ŏ19ƒ30Ş32r
go in	75 -21Ɲ-8x-6ǝ10Ɵǀ12ƛ13ǜ32m68R
go on	73 -22ƙ7dſ9ŋ10s12ń19Ǩ31ũ62ō
go out	87 12ū14Ɨ16V
go over	73 -11ǜ-10Ō8Ľ11Ŋ13Ɖ15Ŝ27ň32Ŗ
go part	87 -8L20Ƨ30V
go through	78 -7W7ĺ8NŨ11ś16Ŋ17ǥ21ũ
go to	72 -8Ł-7Ƭ-6Ʊ7Ƥ11ƶ12y14ƾ21m32A53ƫ
go up	75 -20Ŧ9ƒ11ǀ13c23ž35Ŕ58œ
go what	76 38Ŝ
go when	87 -17ũ11ǀ45ƙ
go with	77 -20Ş-10Ĺ6Ƨ8Ɣ11Ǥ12awł13ŗ14Š20Ō25ŧ
go without	87 -6ő15šŵ
goal	87 -13i40Ļ
goes	68 -10Œ-7Ʒ7Ǡ8Ļ11HKƔǉǖ12łƩƵǝ14ŁŴ17oų29ƫ
goes to	80 -8Ʒ9Ǡ13K18Ŵ27ƫ
goin	77 -22ǟ-7Ǩ11yƮ13Vƭ14HƵ22U41i
going	55 -10Ʊ-9t-7ĻĿ6ƒ7džƮ8ŨŻǞ9eDƵǃ10ŏ11ŧƝƸ12ň13Q18rǩ21VĹ23y26kŹ29ǟ32ł
going $	82 -18ǟ-8Ƶ-7V13U15e35ǩ42i
going for	83 -9y9ŝ11Ź12ƒ23x
going on	76 -33ł-8VĻ-7ǩ11ǂ17Ƹ18ĺ22Ɲ24Q34Ĺ
going through	85 11U19ŧ21Ũ
going to	61 -10xƱ-8ĺ7oŁƭƯ9dHǞǩ10kVĵž13D20Ƶ21r27Ź40y69ł
golf	87 35g
gone	63 -10ƕ7Ɠ8Ũ9Ŗũƫƶ10Ơ12ƒ13Ʊ14Ư15Ŕ16ŒƎƩ17ƙ28Ʈ36Ʒ46Ɵ
gone $	73 -6ƭ12ƶ15Ʈ16Ʊ20ƩƯ28Ɵ36Ʒ
gone through	80 18Ŗ20Ŕ
gone up	82 25Œ
good	53 -21Ş-7rǋ-6ū6O7ŨƆ8MYũ9œţ10pǈ11Ňǩ12xUWņ14SĻ15Ǌ17ĵŎŐŶ18ű19J20Ƹ21Lǟ22IŌź23i26N41ŝ
good $	77 -8i-6Ǌ9L10H13Oň14J26ű28Ň44ǟ
good day	85 8i12L18ǖ
good fair	87 22ĵ
good for	83 12xS16ţ18Ǌ19Y
good grades	87 
good health	83 7ƃǂ11Ƹ
good idea	87 7r13s15B
good one	87 11Ō21i
good or	82 12űƸ13i21ũ
good outcome	87 28Ļ
good shape	80 6ű8ǂ14Ƹ
good student	87 26ź
good time	79 -7s18L46N
good to	82 9Ţ12W13t18Ŏ20Ō
goodness	87 -14Ũ12o14R15Ť
goods	87 -13l9Ɨ14ņ21Ǖ
got	40 -15ǩ-12ŷƌ-11Ɵư-10cƊƮ-9iXĽŘ-8RņƕƭǞǡ-7MũƬƯ-6brFGPľőŽƹǕ6ŀřŵƱ7šŮƴƻǁǢ8ūŸƆƋƑǂǃ9ĸňŹžƃƤǛ10nNńŕŬƎ11ghŅŒŗŠųƗǘǤ12ķŝűƵ13EŐŪŴ15ļŦƥ17YƁ18kŜǇ20ǥ21jŚ22Ķ23şǏ24u25ĺ26A31ŏſ38O
got #	70 -20ǡ-12J-9Ķǥ9łǖ10ƨ12ƃ14IǇǘǢ15ŗ16E19jž23u37O
got $	67 -25Ř-14ǅ-13a-9Ő-8ƭ-7ŏ6Ɣ7ƨ8ś10O12Ţ14ŕǔ16Ʀ18Ɔ20Ū21h23ū28ŒŖŝŦ73ſ
got a	58 -12Ŵŷ-11ſƊ-7ƽǘǦ-6Ś6fĸǀ7Ŏ8hƂƦƸ9UŪƫ10ƋƱ11ƁƘǋ12şů13Ų14Y15N16ţ17ŗ19űƥ20Ź29n34Ǡ41ǥ57Ķ
got about	85 6Ǘ9Y15Ǐ
got an	80 -42Ǡ-11ņŐ6B20Ŋ27Ŝ57A
got another	85 -8Ŷ13ō21ŵ46Ŵ
got any	77 -12ǀ-6Ŵ13Ƒ14u15ŏ18ű22ń32g
got for	80 9ƙ11žǙ14ſ
got going	87 10ŝ
got hit	87 8ĸ15ǘ
got hurt	85 -8ƃ10Ǚ14Ǩ24W
got in	73 7ƱǗ8Ʋ9ķƦ13V14Ƒ15Ǐ30Ɨ
got insurance	85 52ŏ
got insured	80 9ş17ƃ
got is	87 9Ƈ13Ƌ
got it	74 -6X9Śǅǚ10ƗƢ12Ŏ13ǉ16ňŠ17ŭ18Ő21n
got my	87 13Šǘ15ř
got on	77 7Ʀ8ŗ9Ǣ10ƈǇ12Ǘ14Ř19Ů
got put	87 9Ƥ20Y
got sick	87 16Ǩ20Ǜ
got some	83 -8ǈ9ņ12j16Ǉ17ƪ
got something	87 12g13k15ŉ
got that	87 -12P-10Ƴ14qA17ƽ
got the	67 -8Ř-7Ǡ6ǂ7Ƶ9Ɯ10dłŠŬǡ12oNļş19ň23ų71Ś
got there	85 -11Ƙ10Ǜ12ǈǏ14ŕ
got this	87 -7Ŀ8ŏ32ĺ
got to	67 -12I-6Ʀ6ƚ7ŨƎ8sļŪŬƖƧ9jlnOTŦơ10AŶǓ14ǜ17k18Ł21Ņ
got today	87 11Œ14ǥ18ő
got what	85 6ǆ28Ş
got you	70 -14Ʀ-11ư8ƃ11LĹ12tIƳƻ14a15P17ŀ20O21Ŀ42ĺ
got your	72 -23n-11ŏ-10dP-9ǈ-8ǣ-6A11q12pƾ13tǀ14ǃ15v26ř27Ǥ31ş40Ő
gotten	75 -8Ɗ8Ǖ9Ļ10ǣ11Ǚ12ƙ13Ɯ16ƛ20ń
gotten hurt	85 12ǣ13Ǚ19Ɯ
grab	85 10aŸ27Ś
grab your	85 10aŸ27Ś
grade	85 10x21qv
grades	73 -8x9v53ź
grades $	83 -11v17ź
grades at	82 19ź
granddaddy	87 10ƶ11Y
grandma	87 10ŷ12ǔ15Ư
great	77 8ś9Ļ11x12a14Ɯ15J
groceries	87 -9ǐ7z14Xŭ
gross	77 -11Ǟ11T22ǉ47Ǌ
ground	78 -9Ƒ9Ɠ10Ɗ11ƺ13ƍ24ƣ
group	77 11Q29W32Ƨ
group life	83 12W23Ƨ
grow	77 -7H6ƪ14v26Ǟ30l
grow up	83 33l
growing	85 -6Ƭ25y27Ǟ
grown	85 8v17n26ƭ
guardian	80 38Ʋ
guess	80 -7ǥ-6ǅ10ũ11ƈ12i14ǖ19Ɨ34ǩ
guests	87 33Ɯ
guitar	87 16Ƙ20g
guns	82 33Ƙ
guns $	85 34Ƙ
gut	79 -8ǩ-6B13ƌ17ǜ30ł40Ň
gut $	85 19ǜ23ł
guy	71 -8Ŝ-7ǖ7g8ł10xņŤżơǘ13ǜ17Ǖ30ſ33B
guys	65 -7N-6Uǩ6x7wǉ8HSǋǙ10hCFǤ11jk12ž20Ǉ21Ǒ28ǟ31Ǆ
guys $	85 12ĸŞ28Ǒ
guys do	82 -23Ǒ12H17k28Ǉ30Ǆ
gym	75 -11V-7Ƨ20Q26ŏ31ĺ
gym $	82 -12V34ĺ
gym and	82 -7Ƨ29ŏ
h	80 7Ƨ9W13Ǡ38b
h are	85 7Ƨ9W13Ǡ15b
hacked	80 -11Ǩ29ǘ
hacked $	83 -10Ǩ17ǘ
hacker	87 9Ǘ14ǩ25ǘ
had	50 -10SŐ-9ŏǦ-8dŘǨ-7Ŏŧ6ƄƬ7xŨƼǘ8vPŝũǙ9YżƋƿǅǕ10ĵű11ƈ12ƂƤ13ǝ15ŠŸ17ĸŶǜ18ǂ20šǣ21Ť22Ż23ƾ25ƛ28ņƽ29ţ40ő
had $	82 8ţƛ11ż14c
had a	62 -7SŘ6ƹ7ŵƔ8Aƾ9YĹŸƤ10ƽ14Ǖ15ĵ17Ťƛ20ņ32Ż
had an	83 -13Ǧ-7Ŝ10ƴ20ņ21Ƃ
had any	72 -7ķ12Ż13ǘ15ƾ21ţ28š29ǂ
had in	87 13Ƭ23ǣ
had that	82 -7ƽ10ǅ12t20ũƋ28ő
had the	76 -15ő-8Ƽǝ9Ɛ10f12ĺ13x18ƈ31ƽ54ǅ
had to	66 -9Ǩ-7Ŏ7Ƥ8Ƹ12Ŷ14ŝ15Ũ20ǜ23Ť26ĸ29ǝ54ţ
had water	87 10ƛ
hail	72 -17ű6ƀ7Ŕƈ18Ř65ƚ
hail $	79 11ƚ23Ř
hair	83 -12Ű-9n15NP23ǈ31Ɲ
half	66 -15Q-7Ɯ7ĴƝ8Ķ9uOƄ10rǝǩ11Ƨ12ƨ13pŗƠ14q17ǔ24Ǩ32Ƭ37o
half a	82 14ǝ19ŗ43Ƭ
half of	85 -8Ɯ9Ɲ11Ǩ12ǔ18Ơ
half the	87 11Ĵ12Ǩ19ǩ
hand	70 -12ţ7Ŀ8Śǒ9Ǐ10ƶ11ǈǙ12Mǣ13Sƪ14Ơ15Ļ
hand is	87 -14ţ11Ś16ǣ
hand over	80 -12Ǟ8Ŀ15S
hand you	87 10ǒ16ƪ
handle	71 -13Ŕ-10Ʈ8Y11Ĵ13ǜ15Ʋ16Ŗ17ŧ21ĸƷ
handle it	87 -15Ŕ24ŧ
handle out	82 24Y
handled	83 14Ń22ŧ
handles	79 -9ş-6Ś11ǈ14Ŝ22ǜ26Ł30Ǡ
handles the	82 -9ş-7Ś13ǈ28Ł37Ǡ
hands	79 12Ǔ14t18P21Śǚ27Ǉ
hands on	87 24ǚ27Ś
handy	76 -8ŏ9vŭ10ū14Mř16ǖ34Ś
handy $	80 -8ŏ17ř37Ś
hang	79 -10Ĺ-9H-6Ʃ9V11ų14Ƶ15Ļ17Ƒ36ŀ
hang up	85 -11Ĺ16Ļ39ŀ
hangin	85 -10V9Ƹ12Ƒ13Z38i
hanging	82 9Z14t15Ƒ31V
hanging over	87 10Z16Ƒ
happen	63 -16Ũ-11ĸ-8Ş-6ŵ6Ǩ8Ʒ9ƛǕ11ĻĿǔ12Ɯ16Ť17ţ22ǘ24ũ32ĺťƮ
happen $	76 -19Ũ-10ũ-7Ş18ǘ19Ļ26Ťť42ĺ
happen again	83 52ũ
happen if	75 -6ŵ9ǘ11Ǩ13ƛ14Ɯǔ16ǝ
happen to	78 -11ǝ-9ĸ9ǚ11Ǖ12Ƨ18Ʒ44Ʈ
happened	61 -16Œ-8Ŀ7Ư8ŦƮ9ŨƤǩ10Š12Ĺƛ14Y15ƨƫ18ĺņō27Ƴ34Ť
happened $	76 -25ĺ-7Ǩ14Š15Ŧ21ƫ29ōŤ
happened again	82 24Y
happened that	87 -7Ł42ĺ
happened to	76 -27Ť7Ǩ8ǘ12ņ14ŨƤǩ22ƨƮ26Ƴ
happened with	76 -17ĺ-7Ť12ņ18Ƴ19Ĺ21ƛ
happens	64 -14ĺ-7V7Ŗƃ8ǒ10Ŀ12Ʒ13Ļš17ŏſ18Ǩǩ20ĸǣ23ǝ27Ƨ
happens $	87 12Y15Ŗ20ĸ
happens if	79 6ǚ10Ƨ13ƃ14ǣ25ǝ
happens to	74 -8V16Ʒ19Ŀ27Ǩ41Ƨ
happens when	77 -13Ƨ10ſ11ǒ12ǣ27ŏ
happy	74 -16ő-9Ş-7C7H10Ļ11d15ƞ20U32ŝ33Ŷ
happy with	80 -17ő-9Ş6ŧ20ŝ44Ŷ
harassment	87 22ǜ
hard	69 9sƎ10kķ12Ž13d20ũ21Ŀ22Ǚ36ǩ
hard for	80 13ķ25Ŀ
hard where	82 -25ƙ36ũ
has	50 -10n-8ųƊ-7dǩ6jżƲǥ7ƳƸǅǡ8Qƨƻ9vŹƉ10űŲǛ11ŖŮǚǜ13ƴǌ14ƪ15Łŷǂ16šƙ17Œţƛ19ſ20şƋǗ24Ŵ25Ŕ28Ń
has a	69 -11ƴ-9Ƃ7Ɯ10Ǧ11Ƽ12ţƲ15š17ǚ20ŷ
has an	87 13ſ
has anybody	69 7ţ8Ƌƨ10ƓǙ11ŜƜƯǡ14ǜ15Ǜ26ƴ
has anyone	76 -16ƈ14ǘ16Ɖ18Ŕ
has changed	82 17Ƹ
has it	72 7Ƈ8ƈ9Ɔ10ņ11jU12š13ƙƪǅ16ű21Œ
has that	87 -6ǩ11Œ12h23Ų
has the	69 -10Ɗ9Ƙ11ǥ12ş13ƻ16ƛ18Łţ22Ń25Ƌ32ƙ
has to	82 16Ł23ǌ25Ń
has you	87 -7ƴ12ǆ16Ő22Q
has your	73 -10Ő-7ŁŜ8p10Ž11ż13Ŗ24ş26ǂ38Ŵ
hate	80 7Ʒ8Ǡ12a14ŝ16Ť22Ŀ
hate to	85 7Ʒ13a15ŝ24Ŀ
haul	85 -8ǖ16ƥ19ů28Ų
have	30 -15gƧ-14yQǄ-13PV-11Mŷƭ-10ŀ-9qxAUĿŦůŲƕ-8LĻŠƈǌǛ-7bjTļƅƬǊǧ-6Hœƞ6Jť7SŁƛǐ8ŋǆǋǤǨ9chkŃņŖŻưǢ10GWŐƋƗǓǔ11ŉŘŢŪƑƘǜǡ12lķōŜšŹžǣ13aƜƪǏ14ŝŵƾ15mZŗŰǃǠ16ǘ17INǝ19Ķşƃ20Yǥ21ŎţƱǒ22ŸƲ23ƎǇ24fŚƌƵ25Oſ26őƼ28ŏ31uńƨ33Ʀ
have $	55 -31ŏ-23q-19Q-17ƦǄǑ-16Ƭ-11ŚƸ-10ŢƝǘ-9rőǡ-8ƈǩ-6ƃ7ž8ĹƇǆ9Ƽ10Ǝ11ƩƽǢ12Z13uƉƗǋ14Ǉ16Ƌ17ǥ18Ż19ƶ22OŖƘ23ǔ27Ő32Ūƨ39Ƶ47m64ŗ75ſ
have a	54 -31ž-19OŪ-13Ƭ-11yŋŷ-10Ƃ-8nş-7ſƁƵǆ-6Ɨ6ƨ7Ʊƽƾ8Ŗ9kŘƤǨ10ŹǦ11uņŎŻƔƜ12ŏź13Ķ14ƍ15f16q18Ǚ19ƐƲ20ƊƑ21Ǝ24XƝ26Ŝ28ǡ37F38Ű40N43ǃ
have an	70 -25A-7Ɲ7Ƙ8ƃ9Ƃǜ12ǖ13J14Ķ19Ŝ53Ǡ
have and	87 14Ƶ15O
have another	87 -11H-8ş24I37Ɵ
have any	63 -11ǜ-7u-6ſ7W8ŋƜ10ƾ11ƸǑ12ķƳ16Ǉǐ20Ź27ǆ28h30Ʀ40ƨ
have anything	80 -11Ƹ12ƳǦ14ǂ19ƨ
have asked	87 10ŉ14ō15ń
have been	65 -12t-10ŝǅ6SŎ7frōŢ8a9ƨ10ƌ11Ũ12ŇŶƪ14i15ő24k39ǩ54G
have coverage	87 -17Ɓ-13Ǐ20Ǣ58ŏ
have current	82 -6ǧ16ǒ
have dealt	87 10ņ11ŵ
have done	87 18ǋ25ǝ
have for	75 -13Ǟ-11ƒ6ŉ10OƎ11ơ12ƚ13Ɠ14žƨ19ǥ20ǩ
have gap	87 -8ŏ37Ɓ
have got	52 -14ŏ-9Ķ-7dǦǩ-6ǅǡ6nŴƂƓǘ7qAIŕŘǒǓ8UňőŢƃƸǉ9vCƎ10ńŜƩ11ŊŭƼǗ12ţ13uŬǁ14žƻ16ƱƵ17ōŖ18ŝ21Ņ27ŗ28Œ30Ǐ
have had	75 -11ţ7ő8š9i12ĺǜ13c14Ŷ18ƛ22ǣ
have heard	85 8Ŀ9Ŕ17Ť
have his	87 -19ǣ-7Ƨ17Ź41ǒ
have in	75 -11ŏŗ-10X-9ǩ-6Ń7ƶ12YǗ14ōƿ16Ķ39Ʀ47Ƭ
have insurance	85 -7Ő10š56ŏ
have it	82 -8L15ǆǓ18Ō36Ś
have kids	85 12u
have left	87 6Ɣ10Ƨ18ŕ
have life	87 -8ƴ24Ʀ
have medical	87 -6ŗ32ƃ
have not	76 6Ɵ9fō11Ŝ12G13nƾ14ƪ16tĽ23ŉ
have now	83 -15ŏ11ǡ26ǥ28Ő
have on	76 -16ŗ9Ɨ10Jǐ11Ʀ12ƿ19pǥ23a
have one	87 15ƛ28ľ
have rental	87 -6ŗ30Ɓ
have right	87 -13ŏ12ǔ32ŗ
have roadside	87 33Ɓ
have seen	85 8Ķ12ǒǥ13Œ
have some	83 9Z16u30ǈ
have that	73 -14Ś-9Ƴ-6fŨƗ11Ÿ12ŵư13ƥƧ14řǘ15Ɔ17u38ť
have the	68 -25ŗ-7ƚ6ƍ7Ķş10Ń11ƋƖ12ŚƷ13Ř15ū20Ż21a23r25ž
have their	83 -10ǐ11ǘ31Ǒ
have there	82 -7Ż15ţ
have they	79 -18i-10Ń-8ǣ-7Ƽǈ26Ş29Ǥ73ŝ
have this	87 21Ń
have through	70 -12Ƨ-9P9Ʀ13W65ŏ
have to	57 -8ķŌǋ-6r7WŘū8zŢƣ9ĸŷ11ǜǝ12O14ƒ15Ʈ17ţ19ŧŵ20ƄƗǓ28Z29ŁŃ48Ŏ
have workers	87 19ǣ
have you	44 -14Ʀ-11ŝ-10n-9G-8Żƃƭǟ-7mŐťƒƨǈ-6şƅƟ6ňƯǋ7ŌǀǙǜ8Ūűƙƹƺ9ƫǘ10hiYƲǏ11Rż12ǒǕ13Ś14ņ15ţƪƴ16S17Ʊ18cŏưƳƸƾ20šƼǇ22ũ23f27ǅ28Ÿ32lǞ34ő45ƌ52ń
have your	70 -11ŏ-7ǩ-6V6w7J9ǘ10ŵ11ř13Ŋ14ƹ19Śų22Q32ş33ŋ
havin	83 -7ǩ15Ń18y20iľ24ǟ
having	85 -9L7y14i16ľ
he	52 -16Ɠ-14ŗƹǄ-13dŸ-12QTŷƻ-11Pǩ-10ƺ-9ŝť-8iHƒƛƮƼ-7ĴĻşŭ-6ŪƧ7nƯ8ǈǙǜ10ůǒ12w13A14Ŝ15ŅƳ18Ŵ23ovƽ27Ź35B41ź49Ʒ50hsƨ51t54ǂ60p77q78r
he $	82 19ho43p
he been	87 8ż18t
he died	87 13ƽ31Ƴ
he do	83 -18Ǆ-16P-9ŷ-6Ƨ9Ʒ12ǒ18ź44q
he does	87 11q14ŜǙ
he drive	87 -19ź-9Ź-8Ūǂ-7ŭ21ů41Ŵ
he get	85 -20Ÿ13x22Ź
he going	87 12y14r15Ź
he have	85 17ƨ20ź24q
he is	70 -10ŝ-8ƒ-7Ź6ƨǒ7sy10hǂ11Ņ13n24A25q40p53v
he keep	87 -9Ĵ15Ʒ
he say	82 7B8Ƹ10ƾ38r
he take	85 -18ƻ10ķ11ź22ǂ
he was	87 10tB12r
head	82 -7Ť11ŗ12Ʋ13Ƥ15Ŀ17Ǉ24Ũ
head $	87 -7Ť13Ƥ17Ŀ26Ũ
headed	83 -11Ʊ18V20k24y
headed to	87 -11Ʊ13k26y
health	57 -10z23W25ƽ37ǂ42ƃ54Ƹ
health $	71 -9z30ƽ39ǂ
health and	80 11W19Ƹ
health in	87 18Ƹ
health insurance	80 -28Ƹ52ƃ
health issues	85 16Ƹ
health plan	82 17ƃ
health since	82 17Ƹ
health when	82 21Ƹ
health wise	87 -7Ƹ11ƽ15ǂ
healthy	77 9ƽ19Ƹ21x
healthy $	83 6Ƹ22x
hear	62 -11w7uĿƣ8YōŔƹ9aőƉ10Ŏƺ11D12fWƍ13g14lŮƈ16t17ņ18hļ23sŇ34ǩ
hear $	85 17Ŏ21ƈ38Ň
hear a	80 -10s11Nƹ14l15ņ39ǩ
hear about	82 12ƞ30ļ
hear it	83 11t12Ɖ18Ŀ28s
hear that	77 -13w6ľ10ƣ11uxņ12a13f15D18g19Ů
hear you	85 12Y14ő21ƺ
heard	74 -8ǩ-7Ļ7Ŀņ8Ŕ9ŋ10U14rŤ33Ŝ
heard from	85 9ņ25Ŝ
hearin	85 11Ň16i19UŌ
hearing	82 -8ǩ7H12Ł14Ţ20ŵ25h
hearing $	82 -8ǩ7H12Ł14Ţ20ŵ25h
heart	71 -10ǜ-8n8ƅƙ9Ǩ13Ǟ17U35ƽ58Ƽ
heart attack	83 11Ǩ19ƽ22Ƽ
heart disease	85 11ƽ
heart trouble	85 -8n15ƽ20Ƽ
heat	77 -14Ŷ-10i-8ƞ10Ɵ38j43ƋƐ
heater	82 -13ƛ11Ɛ29Ƌ
heavy	87 -7Ƙ11ǎ19ƺ26Ǐ
height	76 9ǁ36ƺ
height and	78 9ǁ24ƺ
help	69 -9Ļ9vŀŢ10sƱǉ11ĺ12zŒ13ǩ22Ǉ23ň37Ĺ
help $	83 -21Ĺ7z13ǉ34ňǇ
help me	83 14Ţ15ĺ16ŀ28ǩ
help you	79 -8ǩ11v20Œ50Ĺ
helping	87 25z
helps	85 -14Ł11c13Ǉ30A
her	62 -38d-32Ƹ-10Ō-9v-8ƫ-7a-6ǩ7x10ŹǁǠ13ǜ14r15Ư16Ʒ17wz26tB27Ʈ33ǂ36s47o53ƨ55ź58p
her $	76 9z11x13Ǡ17ǜ25w52ƨ
her license	87 14o17Ź
her on	87 -13Ō12o21s23t
her own	83 11Ʒ22ƨƮ
here	59 -9s-8yOƷ-7pń6Cļǃ7rŤŦƁ8fuBłōƆƟ9clFƩ10ľ11ĺ13ŝŮſ14ŌŶ15o16a17Ʊ24Ū25Ŋ33jĻ
here $	71 -9y9oƁƱǨ10Ŧ11jĻłƟƩ13BŪ15l16Ŋ18ľŮ
here for	87 15f
here in	85 -9O9ĻŸ11j13Ō
here is	85 8ƀ10ſ12Ɔ16I
here so	87 12Ť14ŭ
here to	87 -8Ǩ12Ʈ23ŝ24Ŷ
here what	85 -9l10Ū12j16Ʊ
here with	87 13ǃ33Ļ
hers	87 -18ŭ21Ņų49Ŵ
hey	82 -13t26N49i
hide	87 9c19Ş21i
high	66 -7Ʊ6Ř7ƫ8Ǧ9Ƅƚ10Ơ15l16y20ƙ24Ƽ37ŗ40ƣ
high blood	85 13Ƽ
high is	85 -7Ř12ƚ25ŗ
high school	76 -7Ʊ9ƫ11Ƅ19y20l
higher	76 -7ŗ8ŅƓ11Ř13Ŕ14œ16Ǔ17ƒ
higher rate	87 8ƴ16Ŕ
highest	85 30m
highway	85 11Ơ12ů14Ə19Ɓ
him	69 -22Ƹ-11Ʀ-10ň-6a7ft8g9r10Ʒ11ņŜƳǌ12A16w24oƨ26ǂ49s
him $	78 -24Ƹ-12Ʀ-7a12ƨ13Ƴ21oŜ22w31ǂ
him on	87 8o22s
himself	85 -7Ʈ9ƨ14tz18Ʒ
hip	87 11ǡ17Ɯ20Ɖ
hire	75 -10H13Ǆ16Ǒ20ǜ24SƯ29Ǟ
hire $	87 -11H52Ǟ
hire a	83 7ǒ9Ǒ12ǜ28Ư
hired	87 16ǥ38S
hiring	87 -6Ǡ27ǜ34Ǟ
his	61 -17Ÿ-15a-11w-9d-8u-7Ʈ6BY7yǑǨ8Ť9nƯ10ųǞ11ŅŴ12pƳ15ǂ17Ʒ22ǒ25oƢ26ƨ28qź46Ź
his $	87 -10u11T16ų17Ư
his job	87 -13o18q19t
his own	80 -17ǣ-8Ʈ-6Ƨ6ƨ15Ź27Ƣ29Ʒ30ǒ
his permit	87 19Ź
history	73 11ņ13Ƽ15Ƹ18ţ30ƽ
history $	83 9ƽ15Ƽ
history i	82 19Ƹ
hit	68 -9ŏ-7š-6Š9Ťǘ10ǤǦ12j13YƊ25ĸ26Ũ28c33ſ46ż
hit a	87 14Ǧ17Ť
hit tomorrow	82 18Y
hit with	85 8ĸ14ǘǤ
hit you	85 -6Š18j21Ũ49ż
hitched	87 36f
hits	83 37ſ
hits you	83 37ſ
hobbies	82 11ǀ31g
hobbies $	82 11ǀ31g
hold	71 -8ŋ-7N-6ƃ8Ś10B11ŁŨ17m19Ş26K28Ǘ34Ǔ36ǩ
hold of	87 -7ǩ39K
hold on	85 -8N11Ś17Ǘ28ǩ
holder	83 -7ǒ9h23ǧ
holdin	87 17Ƹ
holding	76 -19ƈ-7p9Ĺ10Ƶ16t17Ɖ18i23ű31ŀ
holding up	80 -20ƈ-7p17t18Ɖ19i26ű
holds	85 -14Ɣ17ƕ28Ŭ
holds the	85 -14Ɣ17ƕ28Ŭ
home	49 -20Ő-17N-16Ǐ-13ǔ-10Xǃǩ-8MƯǟǨ-7ŏŬŴǥ-6Ǆ6ƌ7ŋ8ŰƖ9guůƛ11wĽŹ12lHIƷ13Ʈǁ14Ĺ15Ɯ18hƞ22qTź23Cƒ24ƓƱ26F30ƆƔ31R34s35şƟ36ƅ37n52Ɲ
home $	58 -32l-18N-17Ǐ-14ǔ-11ķƨ-8ŐƯ-7ǟ-6ŬŴ6Űƚ7n8Ũ9ƌǁ10H11LTƮ12ů13uƷ14źƔ15F16I17R19Ĺ20ƅ21Ɔ25h28Ɯ31Ʊ37Ɵ43s58C
home and	70 10Ǝ16ş18ķ19q
home is	87 14n
home office	87 -8M16ŋ52Ɲ
home or	78 -12Ɲ9H12ƅǁ15F19R
home who	87 15Ź22w
home with	82 -18Ő-8F12g34ş54n
homeowner	85 33F
homeowner $	87 26F
homeowners	78 8ƙ11Ĺ12Ɠ19ƕ32ǔ
hon	87 11f16I18c
honest	80 7ĸƹ12Ţ14Ň15ƿ18Q
hoping	82 18Ļ32X
hoping to	83 10Ļ37X
hospital	74 -6T9žǔ12SVǨ13ƃ14Qĸǂ17Ƽ20Ʀ21Ƹ
hospital $	87 -34Ƹ8ƃ26Ʀ51Ƽ
hot	75 -10Ƭ17ƒ19Ƌ34ƍ53j
hot tub	80 -9j36ƍ
hotel	85 -6X33Ƥ
hour	80 -9N14R17L22ǎ25O27T
hour $	87 13O24ǎ
hours	69 -12P-6Ʀ10Lǀ15UƧ20Ų48R57ǎ
hours $	80 -23R13Ƨ70ǎ
hours a	82 12ǀ24Ų27R
hours do	87 42R
house	46 -17Ŭ-16ŗ-10Ő-9S-8vǇǩ-7łŭųŸƨǍǦ-6psUœǋǖǨ6ƕ9ƂƖǕ10hŁƋ11ŷ12nŹƮǁ14ůƗƙƚ15ZƎ18DƌƑ22Ɲ23M26ş28H29G30ƆƇƷ31ķƓ32Ɯ33Ɵ34ƒ35ƞ37F38ƅ43Ɣ
house $	54 -18Z-13ŗ-12yǑ-9Ŭ-8v-7Ÿ-6œ6ơ7Ɠ8Gƛǁ9Ź12ƌƔ14h15Ƈ16HŁ17ůƝƟ18Ɨ19Ʈ20Ʒ23nƋƙ24ƅ26Ɔ28ƒ31Ƒ40ƞ41F
house and	78 -19Ɣ-8ǖ8y11M20Ǖ43Z
house built	87 20ƅ
house if	87 8Ʈ9ƒ21Ɲ
house is	76 -24ƒ-10Ƌ8Ƴ9Ə11ƚ12ĹƜ13ƭ14ƅ20Ǒ49ķ
house number	87 22D
house or	76 -11ƣ7Ʒ8Ű10Ś11Ǡ16Ɣ20F
house paid	87 -12Ŭ53Ɣ
house payment	82 7Ư10Ʈ23Ɣ24ƕ
house right	87 -9Ǧ13y16ş17Ƃ
house savings	82 14Y
house the	87 15ş23ķ
house what	83 -14Ĺ14Ź15Ƈ38ƞ
house with	87 10Ɔ11M17n
household	69 -16ų7Ɨ14Ū20T25n28ŷ
household $	82 20n
household drives	82 -19ų21ŷ
household has	79 23ŷ
how	29 -17Ƃ-16w-14Ł-13MǄǈ-12oF-11sHQWƯ-10aIǞ-9AJŝşƵǔ-8yĽŀƛƴ-7BDLŌŐŚťƕơƤƩǥ-6RňōƁƫǠ6ķ7ĿŗŲƑƚƠƪǂǐǕǤ8őŖƔƦǊ9kƗ10ĶĸœƅƙƸǡ11YƟƣǏǩ12ŃŇŕŦƿǆǝǦ13fjp14UŭŸźƃƏǘǜ15ƺ16vŅŻƋ17Ƭ18zGŨ20ǅ21OŠůŵ22Ĵŧ24cŮűƭǟ25ļǑ26bŤǖ27ł28Ǉ29Kƞ34ŶƮ35Ƴ39Ɔ41t42x50i
how are	63 -19Œ-12v-9ǩ-8Ū-7R-6u8ũ9U10Ǉ11Ƹ18ĴŨǟ24ź46ŭ47x67i
how bad	87 8ƚ21ĸ
how big	73 -34Ƃ-16ƒ-11ƚ-6ǋ8Ɣ12Ř13Ǎ29Ǉ33Ǧ60Ɔ
how bigs	85 -17Ǧ12Ǉ18ƂƆ22Ƒ
how can	85 16Ļ21Ĺ
how close	83 -13Ɖ-9ǝ21ƙ22Ƒ25Ə
how come	87 45ĺ
how did	58 -21ť-16Ň-14ƽ-13gI-12ŗ-10Ņ-9ő-8Jĺǅ-7Ŧũ6ł7x9rƚƬ10k12Ĵ14ŧŵ15Ǥ23ǘ24Ş25ƞ27Ƴ28Ŝ40ļ51Š53Ũ82Ť
how do	54 -28U-22Œ-13Ũ-10ŁŃ-9Ū-8Ŀ-7n7ŋƄƣǁ8ƶ9R11Pǃǘ18Žǜ21Ǚ22b23Ƌƞ27Ň30Ĵ31ł33gǑ36ŭ38K48Ŷ52ǖ
how does	79 -6ŭ8Ŵ11a17Ň18r
how far	68 -13ŭ-10R-9Ŵ-7y-6ǂ10ƚ11ƏƐ14Z16ǐ18ƭ20ź24ƙ67ů
how has	82 25Œ
how have	87 -14Ŝ-9ǟ-8S15i21ņ23ŝ
how high	80 -11Ř7ſ10Ǧ12ƚ14ƙ34ŗ
how i	87 -8a26f
how is	52 -45ƈ-22p-19ŭ-17wŗ-16ǅ-15ƅǎ-14o-13qv-11Sƨǋ-10ů-7aP-6RVƋǃ6ś8Ż10ĶƸƽ11Y13ŇƳ14ĵ15Ŵ21ǂ22ǆ26ƞ28ǜ35Ŷ36z39b40j44Ɖ48ű56U58i59ǟ77x115t
how it	75 -8Ŝ10Šŧ11Ʋ12Ƴƿ13ņǃ14R15Ũų19ŵ
how long	54 -10ŞŠ-8iYŐŝ-7n6ǘ7Ǩǩ8ƟƼ9v10fƏ11Ÿ12ŕ13ƈ16š17l18ŧ20Ʈ24ť28Gǝ31Sƭ37Oő49ǅ
how many	48 -22ǉ-14Ǎ-13ǜ-9Q-8Ɖǖ-7xƙǈǞ-6ŭŹǓ6őƎƻǐǔ7ǀ8S9ƋǕ11Ųżǎ12ŸƟƹǧ15cVƿ16ţŮů17GŷŻ18ƭ19ĿŕǗǩ20ŪƮ21hńǋ22Ǒ23Ɔ30ƣ33nu41Ǉ
how much	44 -15Ť-11UƂ-10ĴŭƮ-9ŧŶ-8şƤƭ-7WŨŴŵǄ-6iůƆƋǗ7qƶǝǞ8ŬƝưǌ9űƊƌǓǢ10Ŀ11ŹžƔ12ƱǦ13OŘƘ15X16Ǜ17Ķ18Ɠ19T22YķƠƨƪǡ23ƃ24ǉǏ26ŗŮƗƦǊ27Ņƒ28œ34Ƭ37Ŧ41Œ
how often	72 -7ǖ6Ů7ŭ8Ɛ10Ŝų11ƿ13ƾ19Ɯ20Ɵ26Ų
how old	61 -30x-20Ɖ-18t-10u-9ƣ9ǂǅ12Ÿ13Ǎ14Ƌ22ƽ31ƈ38ƅ42c47p65v
how olds	78 -17t8v9Ƌ10Ǎ12ƈ21p30ƅ
how soon	82 -6Ō11y15Ƅ46Ń
how tall	80 20ǂ45ƺ
how that	83 13ŠŶ19Ŋ21k23Ť
how the	82 -16ǔ11ź12Ŋ18ǟ20ǖ26ǅ
how they	82 -7ƴ10z14Ŕ15ŐŞǕ
how things	87 -10ǟ31U
how was	73 -12Ť-7ť7Ũ31k43ŧ60Ƴ
how will	87 -9Š20ł
how would	66 -17ƒ-8Œ-7O10bŌ11ĴŎ15Ƹ17Ʒ31ŵ34ĸ59Ʈ
how you	69 -13t6ŵ9Ʊǁ11Ķŭ12ǎ14ǖ15Ž17Šƞ19Kļł30i
how your	80 10x11ƃǆ13ŧ18q
huh	80 7ƥ9r11x12g20j21Ũ
huh $	85 10r12jx22Ũ
hurricane	85 15ƙ19ƚ
hurricanes	85 29ƚ
hurricanes $	87 28ƚ
hurry	83 18O45Ń
hurt	63 -7Ʈ10W12Ť13ǚ15Ɯ20ĸ21ţ28Ǚ31ž33ƃ37ǣ
hurt $	76 -6ǖ9ǜ18ƃ19Ǩ21ĸ49Ǚ
hurt at	87 -12Ǚ19ǣ22Ɯ
hurt in	83 11Ť17ƃ
hurt on	78 6Ɯ10Ŀ16ţ20ǣ
hurt or	82 19ţ
hurt somebody	83 -12ƃ7ǚ48ž
husband	58 -11ƺ-10ƾ-9T-8d-6P6ŷƯ7Ł9ƮƳ10ų11o13ů15ƫ17t19n20ƨǂ21pż22f23q25Ʒ27r38s
husband $	82 -12r-11Ʈ-8ǂ-7s-6t12p25Ʒ29ƨ36Ŵ
husband do	83 -24ƨ-22s-6tŴ28Ʒ49q
husband have	83 -13r10Ʒ19ƨ
husband how	85 -15ƺ-10p-9Ŵ8t21ů22ǂ
husband in	85 12q19f
husband is	87 -18t-10q44o
husbands	72 -14d-11Ƹ-9s-6ŭ7t8q10p14ǂ16ƨ18Ŵ34o
husbands name	87 10o
hydrant	78 43Ə
hydrant $	85 23Ə
hydrant within	87 12Ə
i	34 -16ĸƭ-12ŀƤƱ-11ĺŖƗƠƯƲǈǝ-10ŞŦűžſƧƮƶǅǔ-9ŔśŹƨƷƼǏǕǘǢ-8sRYŗŧŰŽǇǛǦ-7HļŁşųŴƀƛƝƬưƵǗ-6VũǌǑǙǨ6ŅƆơƹ7itGŐŶƞƢ8FTżƕƘ9ŷ10UńŮŸƖƾ11dĵņūǄ13Ň14ǆ15h16lCĽƸƺ17q18wĻǠ19v21u22Ţ23ƃ25fĹ26EOŌ29eŎ31J32Lŉ33bMŋ34K36D37o42N48c53ō55ǩ59I66ň71Ŋ74a
i am	59 -25ǩ6Ū7foōŨ8gBņŢǁ9djvU10ŇƊƞ11cƳ12ŵ13M14hŝ15Ĺ16Ņ18i19ň20N25ż
i ask	75 -14ŉ16u19c21a30Ŋ
i believe	85 -13ǩ10ŋ11lŌ13S
i call	73 -19Ĺ14I17o29L41a
i can	63 -16ǩ-14Ŋ-9ň-6Ĺ6ŃŚś7ŀŐŤƅơ8ŌŢƞ9ŋœř10ŨƸǠ11oĿŞƖ12pŘźƍ13ĴŎ16IŒ23ŉ
i catch	80 13s17wS28N
i come	85 40M
i could	80 8G11Ŋ15ƒ17Ŏ24Ļ
i did	79 -13b-8Ĵ-7ǩ12J13ŉ16CX23E24a
i do	68 -8N7eU8K9Ƽ10L11ǩ12M18O23ń24b28X47Ĺ
i explain	80 -9Ŗ17ň22Ŋ
i gave	87 20Ŗ
i get	66 -9d-7Ĵǩ-6s6ő7bvŢ9BGƎ10Ō11p12CKXǅ15Ő16ū17O32e
i go	83 -12Ō8d16Xň32Ŋ
i got	73 -10ő-6X9dD10OŦŬ11nŠ13Ŏ14p15Ÿ
i had	78 7Ƣ8ő10Iŵ11ŻƤ14P19ĵ
i hate	85 7ƾ8ƷǠ17Ť
i have	55 -10S-9Gǅ-7ŏūǘ-6ŚƦ6ŃǄ7nqvFƥƮƻ8ditUĴŷƸ9BCŇŤƆ10řŭƘ11k12fP14ō17Ņ18ŊŶ19ǩ20J22Ŏ23u26ŋ28ŉ34I58a
i hear	69 -13ǩ-12w8ƣ9uNYƹ10ő11s12ņ13D14Wƺ15g16lŮƈ17a22h
i heard	87 -6ǩ11ŋ12U
i help	82 -6i54Ĺ
i i	87 13c23Œ
i just	76 -10Ŕ8c15p25ǩ26Ň
i keep	87 -9Ƶ7ŉ36ǩ
i know	72 -13ǩ-12Ŗ7ķ8ņ10kC11TŇƩ13ǣ18w22ň25ō
i leave	87 12ŋ16ō19ǩ
i like	83 11w12ŁƎ18ļ
i love	80 7ƅ9UƟ12ǃ15Ƒ16ǋ
i mean	80 -17ǩ-6Œ7z8ť10ĺ11ƺ29ň
i need	65 -7ŅƬ6Gƺ7vŗƓ8šŷƢǆ9EƟ10qD11FƜƾ14ū18ce19Ǡ
i ought	87 -6ŉ13Ƹ31ō
i promise	87 13Œ21d
i put	76 -7ǋ9f10ŷơ11Ɖ13D14mw15ƾ17c19ǩ
i record	87 34ŋ
i remember	85 -11Ľ12Ƣ13t14x21E
i right	77 -10ō-8ƥ6r10f12ivƑ14Ňơ15q16ǥ
i ring	87 -9ǩ13I14L23K
i run	87 -6ű7Ŋ19ň28Ƭ
i saw	85 11ft12j14ŉ
i say	87 -16a16ň26ǩ44b
i see	85 -13Ǧ-12ǩ10ǐ21ţ22Ƃ32Ŋ
i send	76 -14ś-8Ƅ-7d10Ō12ƕ13D14K15Ŝ20J21ǧ
i sent	87 36Ľ
i should	71 -10ƕƼ-7a8ű11u12Ƅ15ǂ19ƘƸ24f
i still	85 11ŉ12ǖ15ǆ16M
i take	87 10f12ķ19N
i talking	87 -7ń22a27ǩ
i tell	87 -12ǩ11i36Ŋ
i the	83 -12a9ň31ǩ37ń
i think	83 -7Ơ11ŕ14O16hǋ19G
i understand	85 -7ň-6Ŗ8ũ12r13ƽ14Ǟ
i use	85 12J29I
i want	75 -13Ń-8ǩ-7sŌ6Ļ9O11Ɩ12ƌƞ14bvņ15šǃ17o
i was	83 11F15Ǆ16D17ŉ20ĵ
i went	87 12l23z
i will	67 -12Ʋ-10H-6vƴ7wŽ8yœŚƺ9OŒ11eōŐ13o15N17ň22Ō27M33L
i would	59 -15Ŏ-7ŉƭǩ6rAťƔǡ7ōřƾǀ8bceHńŔŘ9GJŕƿ10ŝŲƖǉǊ11ź13vū14TŊ15MŒ
i write	83 -7K9w10ǆ17o19Ō22Ÿ
ice	85 12j16Ɯ20ǎ
id	78 -13Ś-12ƕ-8Œ43Ƅ59ř
id card	87 16Ƅ
id cards	87 -13ƕ34Ƅ
idea	78 -8Ŷ6r9sT12BV23Ŋ28Ň
idea $	85 -9Ŷ14V15B32Ň
if	40 -19ǩ-13X-12ĺŉǋ-11ƕ-10y-9dĽŨƶ-8jĹŀōǗǞ-7sLŪǅǆǈ-6Tņż6EĴǄǜǦ7GNŖŢƝǚ8bKƎƠƨǣ9HňšƁƒ10ƂƜƪǕ11I12rĸĻ13FŘǘǡ14cķ15Ʒ16ƀ18ŋ19Ʀ21ž22Ʊ24Y25Ŏ26Ŋƫ27Ư31Ʈ33Ƥ35ƃǝ39ſ41Ƨ44ŵ66Ǩ
if a	67 -8Ʈ9ƚǁǝ10Ǧ12Ɯ13Y16ǡ22ƃ25ſ
if any	85 11ǂǦ12ƴ20Ɲ
if anything	87 16ŏ
if he	82 -8Ļ-7Ʈ6Ƣ9B11Ǩ13Ʒ29r
if i	63 -11X-9ĸĽ-8ŉ-6ǩ10N11o12CDŋŖ15qE16Œ24Ļ26Ǆ31Ţ45Ŏ52Ŋ
if it	67 -7j8ł9ƁƟƯ10Ƴ11GƩ12ƙ13ź14Ɠ18HYƑ27ŵ
if one	85 12ſ19ǜ34ǣ
if she	85 -7Ʒ26Ʈ30ƫ
if somebody	77 11ſǘ13Y20Ǝ
if something	71 -11Ƨ-10ĺ7Y8Ư16Ʈ17ƨ18ƫ19Ǩ22Ř25Ŗ
if that	77 -7ƗǨ8Ž9ũ15Ǣ18c43ǝ
if the	70 -10Ƴ-9ǅ-7Ƃǆ6Ƅ7Ǧ8ǌ10ſ11Žƛ25Y27Ǩ31Ƥ34ŵ37Ŏ
if there	79 -9ŤƏ10ŃŬ16š19ſ40Ƥ
if they	80 -7Ʀ16ķ19Ƨƽ
if this	85 6NĻ13ŵ14ŋ
if we	78 -8Ǧ8Ƶ9ş10Ļ12ǁ13Ƭ19I20Ƃ
if you	47 -14Y-13Ŏ-12ŵ-11Œ-10ŖŢǋ-9ƕ-8ŨƑ-7dyǄ6ŚƜ7ŝţƁƨǉǔ8cRňǘ9Wľ10ŅŘű11PĴƗƠǝ12bŤ13ķ15ƒƮ16ĸƯ18ƪ19F20ƀ21Ʊ25ƃ28Ʒ29Ʀ31ž56Ƨ59Ǩ
if your	68 8ƯƸǘ11ŵǝ12r17ƃƤ23Ʈ25Ǖ
if yours	87 34ŵ
important	75 -7ǩ12ƶ13ō21Ʊ29ľ
important to	82 8Ʊ9ľ15ƶ
improvements	87 27ƌ
in	32 -24ĺ-23ƭ-21ŗ-19Ʈ-17ǃ-16ŝşž-15uǔǟ-14Œ-13aơ-12łňƨ-11wőƓ-10pŢ-9ŊōŦź-8oxFœśŶƆƒƠǄǝ-7BŉŞƕƩƺ-6JƜƢ6Aĵŷ7HMNŀƐƚƿ8ĽųƱ9jzGĹŹŽƃƅƦƬƷ10ŖƲ11dsyŤƉƌƳǓ12mEKĻŌƣƼǞ13ŵ14ķǐ15ŏƊƍƛ17ŅŚűƎǖ18TšƥƪǋǑ19Ƥƾ20lţůǗ21qǏ22Rǡ23Ń24v25Sľƽ26ǉǍ27Ɨǌ28Ƹ30Ķ31Ǌ34nż35Ɲǅ40Y43C
in #	65 -11ǋ-10Yƛ-6Ķ6ū8ſƚ9eǣ11Ƌƴ12d13QǞ14ő17Ʃ18EI19Ůƌ22ƈ24ǅ33ƅ
in $	58 -18ƭ-16ƈ-15ƙ-12ǃ-11ƒ-10Tň-9ǈ-8ń-7MŲźǅ6Ń7nơƱƸƾ8ƮǨ9XŤƵ10ţ11dEŁǐ12sPƍ13ŌŽǤ14Rƛ16Ř17qů19ŧűƤ21ĹƉƣ30v42C44Ǌ55S
in @month	73 -13p7Ľ9Ź10ŤƟ11ĸƛ13ǜ14yƾ23ť
in a	57 -11X-9Ō-8i-6Ĺ6RƆƔƤǗ7qYž8ųǍ9Ƽ10ƿ11Űżƾ12ŭ13Ǌǋ14ǁ15Ƙ17Śǉ19ķ21ƙ22ľ24Ń28O30T
in all	87 14Ǩ15Ŀ
in an	83 -14Ŝ-12Ĺ-9R17P19ż29ľ30ǖ
in and	85 13Ɛ14Ɵ16d
in any	83 11ű25ż
in at	82 8G12ƣ52Ņ
in between	85 13P19š
in business	82 -16S-11Ǟ9Ɵ88ǅ
in case	78 6Ɓ7Ɗ10ƀ12I14Ǩ23Ǡ
in coverage	87 7Ƭ27š
in for	83 9Ʊ11ǀ12ţ14Ű22Ǒ
in force	82 10Ʀ14Ō16Ń32ŏ
in from	87 -17ǔ12Ǖ21ǖ
in front	78 10Ņ11ř36Ś
in full	85 22Ĵ
in good	77 14ǂ26ű
in house	87 -11Ƌ-8Ɲ12Ǡ23Ǒ
in how	87 11Ʈ
in is	80 12ƣ13sƯ15ů16Ũǋ
in it	68 -10Ʃ-9ǩ-7ǅ7ņ8F10ƄƟ11Ǐ12ƅ14ƙ15Ķ20ƪƱ30ŏǆ33Ŗ
in law	79 6z9B11n13A16Q18Ņ
in liability	87 -48ž-7Ź12Ƃ14ǌ46ǡ
in may	87 12Ź14v
in mind	80 -12ŗ-7I7Ʊ9ƶ25X48Ƭ
in my	82 -12ǩ9L12Ż13ƽ15ō16jņ
in on	80 7Ŝ10Ľ12Ĺ14s19Ŭ
in one	78 -7Ō9Ƹ11ǔǥ12Ƥ17œ24Ĵ
in person	87 -9K48M
in place	75 -8ǩ-7F8Ʋǥ11Ƴ12Ļ15Ō21ŏ27Ń49Ʀ
in rent	87 52Ơ
in sales	87 -7T22Ǌ
in savings	78 25Y
in school	79 9ź12v21m
in storage	87 26ƥ
in that	65 -11ƆǇ-8ő-7C-6ŗ6HĽ7bƅƐ8Ť9Śż10ƚƣƥƪǉ11lǋ12Mƞ13Ǘ14VǓ26S35Ɲ39G
in the	43 -22S-21Ʈ-18Ơǅ-15ĺ-14ǋ-13F-12şơ-10ő-9Jƅ-8ōǄǔ-7aiŗƤǟ-6PŭŰƘ7Ľżǀǖ8HĵŠƃǗ9fLŕūŻƐƾ10ŤƎ11m12ƛƥǇ13ĹŀƌǓ14AKUńŹƸ15Ƴ16NůƷƼƽ17ŷƑ20ţŪ21ǌǍ22Ɗ23lǈǞ28ĶƗ29Ɲ32ŵ45Y56n
in there	68 -19G-9V-8Y-7ǩ8ţ11tƋƢǍ12hŞš16ƛ18ƪ20Ŗ29i30S40Ɨ
in this	79 -15ǅ-7ǥ9Ļ11ĵǣ13q14S35ǩ
in to	78 6ƾ8ǖ11Ư12ů15ţ21R
in tools	76 18Ɲ32Ǐ
in touch	87 -8d12Kń17Ŝ
in town	87 8Ƥ18ǩ
in trouble	83 8ĸ9Ʈƿ13p
in wages	85 26ǉ
in what	87 10C13jǈ
in when	87 -7ǈ21Ǒ34G
in whose	82 16ǐ
in with	80 9ƚ11j12ŒŕŜ16Ʒ21Ǆ
in your	60 -16Ƣ-9ǖ-6N6Ś7šſƣ8izYƪƲ9ƍƤ10ň11Ő12Ɲƿǐ13ŀ14Ž15ĻǡǢ16ķŲ17ǌǗ18ƥ23Ŀ27c28g30ƽ
inches	87 15j23ƺ
include	76 -13Ǉ9Ɔ10Ơ19ǉ32ŏ
include $	82 34ŏ
include the	87 8ǉ10Ɔ
included	82 9ǥ10Ɓ12œ
income	67 -11Ʒ9ƭ10Ƭ11ǔ12ǝ14n26Ư28Ʈ48T
income $	74 -12Ʒ8ǝ21Ʈ31Ư54T
income besides	80 25n
incorporated	83 14ǃ19ǆ
incorporated $	85 32ǆ
increase	82 18Ŕ32œ
increase $	82 18Ŕ32œ
independent	87 13z17Ǒ
information	77 12Ľ15Ǘ23Ļ
information do	85 26Ǘ
injuries	82 13ž17ƃ25ǣ
injury	79 16ƃ33ž
inside	74 -18Ǎ-7Q-6ƅ10ƛ11ūŰ12Ə14ŖƗ15ƣ17Ʃ20Ǣ23ƥ
inside $	85 -19Ǎ-7ƅƗ12Ǣ16ƥ19ƣ21Ʃ
inside the	85 -7Q12ƛ13ū14Ə
inspector	80 19ƈ
inspector say	80 19ƈ
instead	82 7M12Ǒ14KƵ
instead of	83 12Ǒ14KƵ
instruments	79 22Ƙ
instruments art	82 
insurance	47 -17Ƹ-12Ǆ-11ǔ-9Q-8őƔ6AŝŞƤ7řƇƢ8ŗŚŦƙǓǤ9Ūſ10rƀ11ǘ12ŘšǨ13şƩƬ14ĺƃƭƳǒ15ŁƦ16Ɓƴ17ŏǥ20ņŒ21Wţƕ22ľŐ23Ƅ24ǌ
insurance $	56 -23ƨ-14Ő-12Ƹǔ-11ņǥ-8őƢǩ-7ƕƦ-6ŁƧ8şǣ10rA11ŝ12š13ſƳǨ15ƙƴǘ16ƭ17ƃ19ŗǒ20ţ22ľ24ĺ27ǌ30Ɓ36Œ
insurance at	83 -15ƃ-11ş-8Ő19ŏ30W32Ł
insurance card	85 25Ƅ28Ő
insurance company	77 -14Q-7ş7Ş11Ǥ13Ƈ14ƴ21ľ31Ő
insurance do	76 -16Ǆ-11ƨ-6ŏ17şƩ18ƀ20Ƭ23ǥ
insurance does	85 -11r14Ǔ16ƨ
insurance for	85 10š20ƕ
insurance from	85 11ǒ12W14ƫ
insurance is	83 -16Ʀ9ƨ16Ʃ38ǩ
insurance man	87 6r12Ĺ13ņ
insurance now	83 -9Ő22Ʀ35ŏ
insurance on	85 7ǌ13ƨ16Ƅ17Ǩ
insurance or	85 6Š9ŏ10ƃ
insurance papers	87 8ǒ30Ś
insurance pay	85 -7Ő11ž18ƨ19Ʀ20Ŧ
insurance through	85 -9ŏ15ƕ19W
insurance with	85 -9ş-7ǥ19Ő27ƨ
insurance you	82 11Œ12Ş16Ƭ37Ʀ
insure	83 -13ơ10Ū11Ǩ12ǌ18Ǣ
insure the	87 -14ơ12ǌ19Ǣ
insured	60 -18Ǐ-17ſ-8Ǒ-7ƒ8ƃ9Şǌ10Ɯǃǥ11Ǆǧ12š14Ǔ24ŏ26ǒ28ş34ŗǢ39ƨ49Ɠ
insured $	72 -21Ǐ-9ŐƓǑ-6o26ǒ27Ǔ30ƨ31ş45Ǣ
insured at	85 -8ŏ7Ǣ42Ɠ
insured for	76 -11ş-8ƒ-6Ĺ9ǌ53ŗ56Ɠ
insured on	87 -8ǌ-7Ǔ10ǒ15ǧ
insured what	82 17ƃ
insured with	85 -13ſ13ş21ǥ
insurer	82 -11ǃ12Œ15Ţ22Őƴ25ő
insurer $	87 -11ǃ13ő17Ţ26Ő
insurin	87 -9Ŷ13ǥ21ŏ24Ĺ
interest	83 12Hƪ15Ɣ23Ň
interesting	87 11B14ō15Š
into	68 -9J-7Łǅ6g7ǗǞǨ8żſ9ǘ10iĺ11Rƛ12dł14Š15Ŋƀƌ18ƪǣ26S
into the	82 7ƌ10S13dR23ǣ
into your	83 -10J-8Ł9Ǘ10Ǩ11ǘ14ƛ16ł
inventory	79 16Ǣ22Ɨ23Ǐ25Ɲ
inventory do	87 -9Ɲ40Ǐ
invoice	78 11ǘ19Ǖ
invoice or	82 -7ǘ21Ǖ
involved	85 11Pż14Ł
ira	87 53Ķ
is	23 -16őŦƷ-14ŠŨƂƮƸ-13ņŤ-11SňƵ-10Ļ-9gkZĸĺŏ-8śƣǠ-7GOţŲƜǑ-6WŘƝƭư6Ư7CLPĶŅŖƁ8ŜūŰƚƬǎǔ9brKŉƔǥ10wzƻǞǦ11vyFľĿƏƒƦ12ŁşƟơǜ13DŝŬƐƫƲ14fnXƗƱ15aŭƙ16Iųƕ17sATƥƶǗǣ18NĵƠ19ķŕŗƘ20ĹŃſǈ21ů22hōƆƉǆ23qƇƢ24QYŪǖ25ǂ26ƅƊƓƨǃ27jpǛ28JŒ30Uǋǟ31oxǇ32Ŵ33űŶ34ź35i36Ʃ37t39ǩ43ŀǍ
is #	69 -14Ƭ-12bŗ-9ƒǝ-7dsŏ6ƭ7y9œƚǈ11ǐ19Ÿ22ǣ26p28ǩ30D34XƓ37E43vƠ
is $	72 -20Ř-15t-13Ŗ-6qƨ7ǝ9œ11Z13RŒ14ŀ17ń18w22J33o34ǩ
is @day	87 12L14k
is @name	73 -11ǟ-10b-7a7Ľ10N14ǂ18o22J32w55t
is a	54 -13Ɖ-8S-7ūűƠǋ-6ųƞ6Ŵǘ7fMRŒźƧǅ8uCWZŘƥǙǜǩ9ŋƂ10Ušƿ11mrxƤ12ĻǏ13ŬƈƬ14ŝǝ16ƨ17Ƈ21ŽƩ22ƅ23Ū27L
is about	76 -8ƕ12ů13Ɣ14Iƿ15ŉ16ǝ25ƪ28Y
is alcohol	79 20Ǜ
is all	80 -11Ń9Y11ķ14Ɨƶ16Ʀ17n
is an	77 -8Ƒ7Ƌ9ƀ10ķ12ƍ13ŠƮ20Ķ29ǆ
is and	87 7Ŵǈ12ź
is anything	83 9ĵ15ƥ20ſ
is at	80 -16Ő11ĵ13q17n18Ŏ19ľ25Ʀ
is been	82 6i12Ľ36ǟ
is business	79 -20ǅ-13ǋ9U77ǟ
is changed	79 12Ǟ
is different	82 -9ǩ-6Œ18ũ33ĺ
is down	78 12ƫ23ƊǞ
is driven	82 20ŭ
is due	87 14ŕ17ŝ18y
is everything	83 9ō11ş18U25i
is going	75 -8Ļ-7ǩ7yŹ8z11Ư13ž14Ǟ15ĺ23ł34Ĺ
is gone	87 -9Ʒ-7Ǩ11Ƨ12ǝ14ƫ
is good	79 -24Ş12t19pS23ŝ
is got	73 -24n-8A-6Ʀ9Ũ10Łųƨ11j13ƾ16Ő18ŀ23Ŀ26ű27ş
is great	87 12x14a
is he	63 -21v-17Ɠ-13Qŗ-12P-11ƺ-10x-8i-7ş-6Ū8y10A11n12ź17w18ǂ20Ź21h22Ņ27Ŵ29q35p49ƨ57t62s
is her	78 -27Ƹ-17d-10v16o25p28ǂ40B66ź
is his	76 -26w-14a-9d-7y-6Ƹ10p12ǈ14ų22źǂ30q40o
is home	85 -24Ű36l42C
is if	87 7Ƣ17ź
is in	60 -18Ƣ-17Ơ-13Ĺŷ-11ơ-10Ƹǩ-8ō-7ƞ7Ƌ8ƌ9ų10ŐŪǍ11ǖ12Ǔ13Ɓ16qű17ƪ18ķ19Ķ20ƊƑ23ŀ33Y35Ɲ37ǌ38n39Ɨ41Ŗ
is insured	85 -9ŗ7ǒ10ş29Ɠ
is is	83 8Ů14u18o20p
is it	42 -21ƪ-17ƒ-13Ÿ-12wōƗƥǈ-11ŤƸǩ-10ĻƭǑǡ-9XŦŬƫưƵ-8kptxşŨŷƝƨǢ-7sBLRVķŠŴſƠǔǞ-6qrņŔƜǘ6bŊƁƚ7FTŃŏƈƉƞǠ8ŲƋƦƱƺǅ9ŘřƓ10ŕůƬ11ŒƊǛǤ12ũŪƌƯ13ŝťƅǄ14œ15ŁŜƐƣǋ16Ƈ17ǟ18oǆ19ŭ20u21űƟ23ƢǍ24ƕ25ŀǖ28Ŷ29Ű30U31i36ǃ37Ǉ39Ǘ41ŗ44Ɔ47j50Ʃ
is just	82 -10Ŭ8W10ŷ14Ʃ16Ŵ18Ƣ
is kept	87 -12ő11Ű14ƥ15ŝ
is left	80 8z21ƶ31Ŭ
is like	82 10Ƨ11Ɗ12ƪ16ƿ
is most	82 14Ǌ19ľ
is named	72 16ƚ35ƫ
is new	85 -19Ĺ-9ŒŜ-7ņ-6ǩ23Ǟ76i
is next	78 -17Ʊ-8ŭ-6ƣ12ƫ19y23Ǟ37V53Ǎ
is no	78 10Ʋ12ŕƨ13Ń14Ǩ21ŉ
is not	68 -13pŀ-10ř6Ķ7M8ƴǠ9ĸŧƢƳ10lſ11oƥ13EU14c15wŗ19Ŷ32v70ǩ
is now	87 56N
is okay	87 9Ŀ12K16b
is on	64 -18Ʀ-16ŏơ-9Ƭ-8aŒ-6rŁǩ8Śǖ9Ż10Ĺ12Ŗ18ƺ19ŗǛǥ21Ƣ23Ɠ24Ŀ31ƨ32ǈ59ſ
is out	83 7ǈ13y14Ū15X
is paid	87 9Ŭ15ƭ
is pretty	87 12Ǒ19U
is right	83 11N14s21Ŏ
is she	69 -12Ʊ-9ŷ-7i8o9p10rŹ13yűŶ14x15vź25qt29Ŵ
is still	83 9j11I12ƪ16n
is stopping	87 27ŀ
is that	39 -15Ŧ-12E-11ĺ-10joťƓ-8iwSƞ-7AĶķŏŮǊǢ-6kIĿŀ6aĵľłǐǕǜ7bqsMNœűųƉƘƢƼƿǁ8ĹŁŋşŵǖ9ůŷƇƯǉǚ10fŪưƶƸƾǅ11ƜƠƨƩǋ12ńƛ13R14ūƙ15Cř16pFƅƝ17dh20ļ21ō22ƻ24ŭ27Œ33Q
is the	42 -26i-21Ŗ-19p-18ƣ-16ǌ-13Cǎ-12ŸƢƸ-11tůŷſǞ-10aœƗƝǈ-9dnSŹƩǄǇ-8ĴƯ-7YĺŅ-6GLMŁŢƑ6hK7ƄƟ8şŰƕ9cłƪǢǧ10wXōŲ11yAŘƓƞƫƬǏ12E13UŪƐƙƲ14xŝ15ƏƠ16ŕųǩ17űŴƇƘ18QŬŮŶ19vJ20ƅ21Ŀ22ǋ23Ɔ25ŒǍ26ǆ27Ő30ŀ31ơ37j40ǟ45ŗ58ƒ
is there	49 -19Ɲ-16j-13Ʃ-12Ƃ-11ŴƯ-10ǩ-8nŗſǆ-7lyşƛ-6ƥ6XĹƑƶ7ǙǞ8HŀƔ9YŞǃǓ10ƙƸ11ŁƎǍǦ12ŌŏŬ13ƍƏƣ15ŷ16ű17Ʋ18ŵƃ20Ŀ21ǔǨ23Ɨ24fAŉ27Ǜ29ƊƦ36Ʊ41ō
is this	69 -20o-19A-8şơ-6rĸ8H11ŏ12Ƶ22ǈ24Ń31I33Ĺ35N101a
is under	87 13ƈ15nG
is up	80 -17ŀ11Ɖ12ŕ16źǄ60Ĺ
is usually	87 12ř14ƅ17ǅ
is what	62 -11ư-9Ř-8ǩ-7ž-6X6Ɣ7cdHLTƃƗ8CĴƱƶ9OŹƠ10uŤťǢ11ƌ12ivyŅŞ13G17ĺ21Ŀŀ24Ŧ35p
is when	79 -13Š10S11ƅ15Gť17ŕ18ŧ
is with	87 -16E15ƿ41b
is work	82 -23N-12Rǟ-9i-8P12ů87U
is worth	79 9ƀ12űƁ32ķ
is you	76 -13ƾ7d14hŝ15ǂ17ŷƢ18Ł56n
is your	40 -28Ŀ-21U-18ř-16B-15oWƂ-14ŭ-13ŞǏǟ-12ŝƆ-11Űǌ-10Ŭ-9őŖƬƷ-8anułƈƝǞ-7LĹŏſƮǐ-6CŁƊƗǆǨ6ƾǉ7ŊŐŹƽ8qŻơƥƺǩ9JŀŴƚƢǥ10ƔƕƫǍǔ11Ƹǂ12ŅŘŸżƼ13ķŗ14ĶşƉƠ15DIŒƘǦ16yĵ17i18žǈ19XǢ20A21dsŜǊ22Ǉ23ǣ25ǎ26wz29PT30ǋ32ů34x35rŇ37Ń39t
is yours	77 10ű11Ɖ12AŴ18ĵ25Ʀ30ķ
issued	87 14Ƶ33Ÿ
issues	83 14ǂ15Ƹ
it	28 -27ǩ-22Ņ-21q-20Ĺ-19Ʒ-18Mĸ-17LǑ-16ķŷƨ-14lyX-13ǔ-12pŉşƸǄ-11gvGSƃƳǈ-10CRƥ-9PŹŻǝǢ-8cOTYŝǂ-7ZĻƂơƶǌǙǜ-6xzǊǛ6őŦ7JKţƈ8ƁƄƠƯǏ9ŋūƽǞ10bDĴľŘƐ11ƀƕǍǖ12ť13iřŸƎǇǟ14ĿƓ15Ł16nĺſ17Ų18Ƣ19łŠ20AFŇŬƭ21B22ŊśƉ23UƟǅ24Ƈƙ25ŃŎŚŧ26ŨƆƒ27Ƨƪ28Ǘ29rŌŒŭ30ŗŰ31Ťƞƫǆ32Ŕŕ33Ů34Ƶ35ų37jƅ38Ʃǃ39ũ42ŀ44Ŗ45œ48Ŷ66ű
it #	87 -19ǡ-9R11Ų16ǆ25ž
it $	43 -30ŝ-27ŷ-25Œ-22TǛ-21ĸ-19Ƃƣƶ-16U-14ƗƳ-13šŭơƬƮǄ-12VZź-11jǌ-10sY-9qwOƔƷ-8gŪůƟƨƯ-7kGľřşƠưǋ-6ioķĹŅŢƋǝ6JKĵƌǠ7ŦƎƢ8fŗŠƫ9ŃŘŨ10Ǥ11œǗ12ANĻƐ13ĿűƀƙǨ14ōŤŰŸǏǦ15ũſƝ16ŎƩ17ŏ19Ų20Ɔƒƕ21Ǎ23D24E25rő26ŧŴ28Ō30Ŭ32ś33ƪ34Ŗ35B36ŀ38Ů46Ƶ48ų52Ň53ǆ73Ŷ
it @name	87 18b36o
it a	62 -10Ƹ-8Ơ-6Ɠ6ƅ7Ĺǣ8Ƴ9ƚ10F11ĺœ12ů13iu15Ɣ18Ƈƛǅ19ŗ20TŒƆ21U28Ŷ43ƣ
it about	83 11ŀŽ14Ǟ17œ19Ĺ
it again	87 -12Ō11Ɠ38ň
it all	69 -12Ũ-11Ǒ-9ƶ7Ś8Ɗ9ĺǥ10ZŒƵǗ11şŤ12ǐǜ13Ŧ15ƌǋ19Ƣ21ƫǇ24ǖ
it an	83 12ƅ19ƣ
it and	72 -16ƒƪ-9Ʃ9p11J15ǅ16A26Ɔ33ŏ
it appraise	85 22ƒ
it at	83 9Ű10ŏ13ŠƗƴ
it back	79 -11Ŗ14ň27ƪ47Ɠ
it be	73 -11Ŏ6Ƥ9sƯ10ľ16ŝ18Ş21Ļ30Ŋ39ǩ
it been	77 8ƈ12ņ13jš14ǅ22U
it before	80 14Ʋ25œ
it built	87 24ƅ
it burned	87 18Ɠ24Ƒ
it but	85 9g10r16Ư17ŀ
it by	85 -8M14Ǖ15Łś16A
it came	87 13Ư15ĸ16ƙ
it come	80 11Š12Ǖ14W34Ť
it comes	79 9ł14ĿŘ21H33ľ
it cost	72 -13Š-9Ɠ-8Ƶ-7ǝ9Œ20Ư30Ƒ33Ǐ50Ŧ
it cover	87 36Ŗ
it covers	87 22Ŗ
it did	87 -9Ŧ18m19ƞ24Ť
it different	82 -13ƚ25Ř
it do	83 8ű12Ǝ16Ŗ
it does	85 -7ŭ15ǆ16Ŵ
it done	87 13ǁ30Ń
it down	85 -8a14ƀ15fǞ23Ÿ
it due	87 
it end	87 -7Ń7Ƨ34ŕ
it for	66 -11ű-7Ɲǈ6Œ7Ų8pŽǠ9ŌƄ10ƯƵǢ11Ǝ12ĻŐ14T29ƒ31ŭ44Ƭ
it from	85 9Ʀǝ15ũ
it go	75 -21Ŧ-16Ư-6Ũ15ƒƞ16j17Ƨ29Ŕ37œ39ƫ
it goes	85 -8Ʒ10Ǡ12ƫ17ų
it going	80 7Ɵ10ľ14e15Ʈ24i26ǟ
it gone	82 25Œ
it got	82 8Ƈ10g12Ɔ16ƪ19ű
it happen	83 -6ĺ10Ť11ť19ũ
it happened	78 7Ť12Ŧ16ť22Y
it hard	82 26Ŀ
it have	77 -8ƣƩ6Ƌ7ƍ8ƪ10Ǎ11ŮƇ13ǆ20Ń
it how	87 13b15x18Ÿ
it i	87 6ŏ8Ʒ12Ŭ
it if	82 9Ƶ11Ǩ15ƫ
it in	67 -14ǃ-11J-8ǩ7LĶƚ8Ŏ9Ɛ11ǅ14ĿƵǍ16ţ21Ō24ŧ26KŚ28Ńű
it is	48 -14Ń-13ƒ-12XǢ-10p-9ƬƸ-8uŖŶǩ-7coľŇƨƫǌ-6qLŬ6RƩƶǎ7ŕŗƗơǛǣ8ANQŔŰƭƮǡ9WŪƙƟ10aŭƻ11dŎŒƁƱ12rUŁ13řū14ikŊŷź15ůǅǟ16ſƿ17Ƣ18ǆ23ǃ26ŝ27ű28nwƅ30Ơ32Ɖ36j
it it	87 6œ13ť
it just	63 -10ƥ-8Ŵ6ƭ7řŠŲƲǆ8łŭƊƎơ9Ʀ10Ǜ11nƟǇ12Ź13ǃ15Ť20Ŝ21ĺ32u35Ū
it lapse	87 28š
it last	87 -8Ʈ37ƭ
it like	87 -7Ļ8Ƈ16Ƥ21j
it meant	80 -7ǈ13Ư32Ƭ
it more	76 -9Ū-8œ6Ŀ10Ŷ11ťź13ň14Y16A17Œ18Ş
it new	87 -16Ƈ13Ǆ29ƅ
it now	78 -10ƒ-7Y15Œ26Ĵ42Ũ
it off	74 -12ř-7Ō-6Ƶ8ś9Ƃ10Ĵ11ſƲ12Ɛ13Ƅ14IŚƾ24ŋ
it okay	85 -14ň16Ŋƾ
it on	70 -7Ř-6Ʋ7Ʈ8b9żǀǘ10œƦ11jD18Ơ21łŚ34Ŕ
it one	77 -9Œ10EQ29Ɖ33Ʃ
it only	83 -16ǌ13ǉ17ň18Ƣ20Ǉ
it or	69 -12Ʊ-8M-6ƪ6Ƙ8r9ƴǀ10Ł11FĸŎ12Ƶ13Šƌ14ŖŦ16m20ś22c24Ŝ27ō
it out	75 -7Ŷ7AƬ8ŭ10Y12Ű13Ĵ16Š17ƪ18Ƶ25Ɯ
it over	77 6Ƨ10ŀ12Ǟ15Ŷ24ŮƆ25r
it parked	87 26Ű
it rains	79 17ƙ19ũ
it renew	76 24Œ35ŕ
it right	76 -7XŖ8ű9Ĵ10Ō11tǘ12ǌ13FňŎ15ǃ20Ķ
it run	82 -8ƭ12ŕ23Ʃ36ű
it say	73 -7Ÿ8ſ9ǌ10Ǔ14Ś15ř16ūǃ
it says	79 -7Ɨ6ž10ļƩ12Ǣ14FŚ21Ů
it sell	87 -22Ļ19ű24ƒ
it sit	85 8Ű22Ǜ30Ƈ
it slow	87 7ǎ22ǟ
it so	80 8e10m11Oķ13ƞ15ĺ
it sounds	87 10ķ13Ō16ƽ
it still	77 -12Ÿ-6ŀ9Œ13HŜũ14ǋ15S21jŨƺ
it take	72 -11Š-9Bķ-8l6Ɠ8Ə11ť13Ʊ17ŧůƬ22Ŏ24Ɨ32Ţ
it that	76 -9Ľ-6ŗ10P13ĺļŔ14Š15Ĺ16ƴ25ŀ
it the	69 -28ž-15Ņ-10ƒ-8ō-7œǣ9ǁǇ11xǂǤ14Ƅ23ƈ25Ş29ŗ32ŝ34Š44ŀ
it then	87 15ŌŎ21ł
it there	85 -44Ŷ-12ŝ12ǖ15Ǔ44ƞ61U
it to	70 -14Ţ-12Ů-8Ƨ-7KŔ7Ŵ8Ŝ9ŸƢ10ś11Ǖ16J19ų21ŭ27Ŗ34ƭ38ƶ
it today	77 -9Ļ-6ł12Œ14ƫ16ŀ27ĺ
it took	87 -8Ł11ŧ15Ƴ17ł
it under	82 -8Ř13œ24ƒ27Ŏ
it up	71 -9H-8ƶ-6K6Ů7ũ8ŕ10Ť12ƫ13Oƥ15rŌ21ř32Ś39V
it used	85 -19Ŵ18œ39ŭ
it was	69 -15ƾ-10œ-7Ť7ĺǉ8ƛ9żƳ10Ɠ16ƅ21ļ25Ƽ30ŵ35Ũ39ũ
it went	79 -8Ŝ7ƅ10Š13Ƴ14ņ25Ŕ37œ
it were	82 12ǝ
it what	75 -12Ǧ-6Ĺ6B7ķŧ8ņő9Ŕ10ǁ14Š17Ɨ19Ƃ
it when	76 -8V-7M13ƅ15Ũ17ǜ18s19Ǐ20Ƨ26Ɵ
it will	87 -9Ř13ƴ14ł17ũ
it with	77 -16Ŝ-12ǜ-7Š10Ś11Ŭ12ƙ14Ŋ15ń16Ő24Ƨ40Ŗ
it without	87 12ƈ
it worth	87 -9ķ29ű
it would	76 -6ń8Ŗ10śƏ13Ņ17ŵ18ư21ť24Ɠ
it wrong	87 11b17ǚ
it you	76 -8Ũ9r10BŽ11ŀ13ƴ14ƪ15o16Ŷ21ũ22ǌ25ż
it your	76 -14Ǎ-12Ĺ-11Ņ-9u9ǒ11F14B15Ưƽ20Ŷ34ƞǋ44Ł
it yourself	78 11Ɛ13ǅ18ţ
itself	82 -7ŗ10Ƙ11ŀ14Ǣ19Ɠ
jeep	87 10Ū16Ŭ19ų
jewelry	73 32Ƙ
jewelry $	87 
jewelry instruments	82 
jewelry or	87 18Ƙ
job	56 -13r-12G-10Ǩ-9oŬ-7JOƮ6ŧ9tţ11ŴƝ13Ƭ15Ķǈǧ16RŗůƦ21Ƨǣ30V32q45S47U49P51W
job $	67 -10oǄ-8OƨƬ6g9S10Ǔ11ů14t19Ʀǣ21W23P25Ƨ27V35q50U
job and	87 -7Ƨ9Ƭ12ǒ
job ask	82 -16Ǔ36ŗ
job even	82 20ţ
job is	87 7ůǈ21Ɲ
job or	80 7ƨ11ǧ12ŭ17ǈ24W
job you	85 -16r-7ŗ7U14S19Ǔ23Ƭ
jobs	72 -14Ş8Ə9Ǧ11Ǒ15ƨ18V19ǈ20ǔ22Ƨ23Ǆ28ǐ
jobs $	78 -9Ǆ-7Ǒ20V28ǈǐ31ǔ
join	82 -14q9ő10Ŏ43s
join us	87 -15q41s
jump	82 -11Ņ18ƍ32Ţ35œ
junior	85 7m17w22a
just	48 -19ŗ-13ō-9Lƞƥ-8Ŭǁǐ-7łŐŚųŵǌ-6ƅƣ6M7ZŒǚ8Ŋơƭ9ŇŔřŜş10eƊƦǀǈ11vCŴƍ12KU13ŁƢǙ14uŖŪǑ17Ĺ18ž19ŭƻ20Ļ21ǋ22n25ŷ26Š28Ǉ
just a	77 -18Ǉ-8ō8W11ŜƝ13ŲŶ15Ɵ16ǥ
just ballpark	87 11vS18T
just for	83 -11ǐ8Ɛ13Ơ15Ǒ27ŭ
just get	87 -9S10ơ13Ÿ17Ŗ
just just	73 -11Ǉ-7ŭƽ7z8ơ9ŕŤƃǒ11Ƈ12ŲŶƱƼǝ16ǋ
just kind	87 11ĺ13Ŵ15Š
just need	82 -7ǌ11ƭǧ13e17p
just now	76 -7ĺ41Ĺ
just say	85 -11Ŕ9Ŋ15Ō29ǩ
just send	87 -10L10ś19K
just so	85 7ŋ19n22Œ
just take	85 -7Ŷ9ŭ11ǒ13Ŋ14ņ
just the	68 -13Ƽ-9Ŵ-8ō-7ńŭŶǁ6ǉ7e8Dţ9ƃ10hƦ11sǚ13ZƢ14Š16ş19ŷ24ƻ29ǋ33Ū36u
just to	87 11ŧ15Ƅ18Ź
just want	87 -11Ō11Ƽ14Ļ17ư
just what	87 -8Ʈ-7Ɠ9Ǣ13Y15Ɨ
just you	73 -16ł-9Ŭ-8Ɲƞ-7Ŷ-6Š8Ǘ12Ƣ18Ŕ19ŷǆ29Ł32n77Ǉ
keep	55 -10Ĵ-7ĿŘ6Ő7Ŏ8ũǞ9q10Vƥ11ŋƝƮǙǝ12Ǐǩ13WŚ14ō17Yş19ſ20Ť21oŰ23Ɗ25Ʒ28Ƨ30Ƶ31Ǘ
keep $	83 -11Ɲ18q23Ǘ35Ǐ
keep getting	82 -18ǝ34Ť
keep in	87 -8Ɲ25Ɗ
keep it	77 -8Ś-7Ǩ11X13şǞ14ũ26Ʈ34Ƨ
keep on	85 8Ǘ11Ǐ
keep that	85 14ŝ17Ű19Y
keep the	72 -21Ʈ-10Ɲ-8Ƶ6ƀ8Ÿ9Ǡ17Ű26Ǩ30ſ49Ʒ
keep your	82 9ƥ19Ŏ28Ś
keepin	79 -8N12ŀ13ƶ15Ţ18tUŽ22ǟ
keepin the	87 -6Ő15ƶ17Ţ25U
keeping	79 13xŀǟ15Ƶ
keeping you	85 -58ǟ14ŀ17x68U
keeps	78 12ŢǠ21P26Ŀ27ŝ
keeps you	82 13Ţ22P28Ŀŝ
kept	73 -12ǔ-10ő-7Ʈ9YŰ11ƃ12ŝ17Ŷ20Ǘ42ƥ
kept $	87 -14ǔ17Ǘ19ƥ
key	87 68Ǩ
keys	74 6Ŀ9Ƨ10Ńų12v32Ɩ
keys $	76 7Ŀ12v35Ɩ
kick	85 -8L7Ń12ƹ17Ō18Ļ
kid	78 -14ŷ10ź11l12Ŵ13Ʀ16nƘ17Ź
kids	56 -11m-9ź-7Ʒ6Ƴ7Ũ8ŭ9N11ľ17nƲ18ƍ19ƭ20ƫ21Ź22Ʊ24w26v30Ư35y39x59u
kids $	66 -8ƶ-6y6ƫ11ŭ14v19Ʊ23nƲ24Ư30x48u
kids are	85 -9v32ƭ
kids doing	85 -15m36x
kids in	87 17N23v
kids names	83 34w
kind	54 -16Ǜ-13ƪ-12Ʀ-8ƅƈ-6Ʈ6Ǚ7RT8ŃŠŮƎƐƝƸ9qŢŧźǥ10bŪư11XŊƨ12iĺƉǩ13ǆ14Ť15Ƈǔ16h17Ŵƹ21ƣǄ27ŏ29Ƌ37Ʃ
kind $	87 18ĺ20b
kind of	55 -16Ǜ-15Ʃ-13ƪ-12Ʀ-8ƈ-7ƅ-6Ʈ6hņǙ7RT8ŮƎƐƝƸ9qŃŠŢź10ǥ11ŊŪűư12iXƉƨ13ǆ14ǩ15Ť16ǔ17Ƈƹ20Ŵ22ƣ31ŏ32Ƌ39Ǆ
kitchen	71 7ł9L10Ǝ13ǈ14ƞ19Ǜ26M48ƌ
kitchen $	83 10ƌ13Ǜ
kitchen table	85 -8ƌ11ł34M
knee	87 15Ƹ26t
knock	83 8ţ10m14Ĵ16ź
know	52 -14Ƃ-11ŎƮ-10Ť-7ĹŌƦ-6ĺĻŞ6Fǂ7oŗžǊ8ŒƜƧƷǣ9Ųƈ10Ľ11hGƩ12ņňƎ13Ƴ14ĵ15ōŔ16Ɠ17ŅŜ18w19c21Ƹ30ǩ37ŉ43Ŗ
know $	72 -14ǩ-8Ʀ7ƅ12ƈƧ13ž16Ƹ25ō49ŉ
know about	72 -10Ƽ-7ǩ9Ŗǀ10Ƣ16ǂ19Ǝ21Ų
know how	76 -7S8ő9GśƏ10ǁ18ǩ36c
know i	85 -8Ŗ8Ʒ12Ŧ14Ň15ň
know if	76 6s8Ń10Kš12ǡ13FƜ
know it	82 -6d9ķ10p12T15ǣ16Ŗ
know my	87 10ņ13ǩ22Ľ
know of	87 13Ƹ20h
know the	83 8ű10S15G17Ŝ
know this	87 12ŗ
know what	69 -16Ƃ-11Ʈ-10Ť10Ʒ11Ʃ12ņǊ13ŗ15Œ26Ɠ29ǩ58Ŗ
know which	87 7Ĵ14Ū
know who	87 11rw23Ŝ
know your	85 -10Ŏ13ŖŘ23ĵ
l	79 -21ŗ-11Ƃ11Ǧ12ǃ13Ū24ǡ64b
labor	85 7ǎ16ǜ17ť
labor day	87 6k7ǎ18ť
ladders	87 12Ǚ17Ǆ19ǈ
lady	79 -8x7c10oŵ11ǁ13Ŝŧ20t
laid	78 13ŵ15B19Ƨ21Ǩ24Ň
laid out	87 17B27Ň
laid up	85 15ŵ26Ǩ
lake	79 -8Ǉ11k12ƙ20ķ24Ɵ28g
land	82 15Ƥ18G22Ň26ķ
landline	87 23I
landlord	68 -15Ƅ-8ž7ǧ14F19Ơ38ơ46ǌ
landlord $	82 -38ǌ18F66ơ
landlord need	87 -32ơ-18Ƅ24ǌ30ǧ
landlord want	83 -15ǧ28ǌ
lapse	79 37š
lapse $	80 36š
largest	87 18ǔ
last	47 -14ĺ-12ƼǢ-9SŠŦ-8dƌǅ-7ŒŸǁ6Ľ7jTWżƤƮǘ8ŖƶƺǂǦ9oĹŻƫƭƲ10Łŵ11cyƚƩ12ư14EƋ15ĵ16šǉ17ţƈƹ20abǏ21Ǚ23ņŞƸ27Ǌ28Ŝ29Ǟ35œ41ƾ
last #	71 -15Ƽ-13ƈ-8S-6ƭ7e8Ż9šţƹ14ż19ǉ23ť28EƸ
last $	79 -9Ǟ7o12Ǌ19Ʈ40ƭ
last agent	83 -27Ŝ12ſ34ņ
last checkup	78 14Ƹ18ƾ
last few	79 9ǣ27ţ
last look	87 10ƫ18ĵ
last looked	82 11Ǟ
last name	78 15o47b
last one	87 6m9Ǥ18y
last physical	87 29ƾ
last policy	80 -17ĺ25Ĺ
last renewal	74 17Ǟ37Ŝ
last see	87 -15ƾ19ǂ
last spring	80 9Ľ31Ş
last statement	87 8ƪ11Ķ
last time	69 -7Š-6L6ƹ7tũǒ9xƐ10Ɠ11Ʋ12ĵƛ13œŜƈƺ14Wŵ16ǘ
last update	87 -20Ǐ22Ǣ
last updated	78 -37Ǣ9Ǎ62Ǐ
last workers	82 -18Ǥ-7ǣ43Ş
last year	69 -16ť-7ƾ8ǉǑ9I13TǦ19š21Ǟ37œ42Ǌ
late	82 9Ǖ12L13Ń15O17ǎ
late at	87 14L18ǎ
lately	72 -11SƼ9Uţ11ƾ12Żǣ13ĺǏ14ǂǜǟ20Ƹ
lately $	73 -11Ƽ-10S9ţ11ƾ12ǣ13Ż14ǂǏǜ15ǟ21Ƹ
law	78 6z9B11nƵ13A16Q18Ņ
lawsuit	87 33ķ
lawyer	79 12ǜ15A17ķ25Ʋ
lay	87 12Ś13Ƥ21ư
leak	77 -9ƈ-7Ɯ11ƉƎ15ƛ29Ť
leak or	82 -11ƛ32Ť
leaks	79 15Ɖ39ƛ
leaks $	85 38ƛ
leaks or	87 17Ɖ
lean	82 9ƃ17z18Ň26A
lean on	83 9ƃ17z26A
lease	60 -13Ǎ-11ś-7Ŕ7F14Ĺ16Ơ30ǋ36ơ37Ŭ51Ƣ71ǌ
lease $	73 -12ǌ-11Ŭ-10Ǎ15ǋ77Ƣ
lease ask	79 -20ơ9ǌ37Ĺ
lease it	83 -9ǌ11F15ǋ17Ŭ
lease require	83 17ǌ
lease say	83 -7ǌ61ơ
leased	87 
leave	59 -7ŎƵ-6Ǧ7ŋ8sŷƘǎ9ōŰƀ10VƂ11ŊŦ13Ƴ15Ƭ17ƥ18Ļ19ŏƟǩ31Ţ35ƶ38Ƨ
leave $	78 28ŏ
leave a	85 -8ƶ-6Ţ8ƭ10m29ǩ
leave behind	87 16ƶ
leave it	80 -15Ţ-9Ƨ-6Ɵ9Ƃ10ƫ15Ű18Ŋ30ƶ
leave something	87 27ƶ
leave the	80 9Ǐ11ŋ13sƀ14ǎ17Ɵ19Ƴ
leave them	80 -25ƶ-7Ŋ15Ƙ22Ƭ35Ţ
leave your	87 19Ƨ23ƶ
leavin	85 -8v13Ŀ14y16Ţ17ƶ
leaving	85 -10Ƭ-6ŝ9Ţ14Ŀ22V
left	69 -8ƕ7z8ƈƧ9lķ10ƋƳ11ĸ14Ķŕ18Ɣ19Zō23Ŭ28ƶ
left $	83 -6Ʈ9z10Ɣ14ƶ17Ķ32Z
left on	79 -8ƕ10ƈ12Ɣ16ŕ21Ŭ
legacy	87 -8ǩ31ƶ
legal	79 8a9Ʋ10ǌ11ǆ28ǃ
legal name	85 8a30ǃ
lender	72 -17ǩ16Ƅ22Ń46ƕ
lender $	83 35ƕ
lender asked	82 -7ƕ29Ń
less	79 -6ǉ8ķ10Ů13Ʀ16Ņƪ19Ǉ
less than	87 11Ů15Ʀ
let	61 -6Ŕ7ŀŁƀƏ8iŦƜƵǓ9řųƛƾ10ĵŘš13ŃŊŎ14xNƄ15Ǝ16Ž20Ş26a29ǜ
let me	70 -6Ō7UőŰǁ8dƀƏ9KŦ10iŁř13Ř15a16Ŋ
let the	87 7ƪ12Ž
let us	79 8ķ9Ū11ŀ13Ō17a18ĵŎ
let you	78 -6Ŕ11Ǔ13ŃƄ14š20xƎ21N28Ş
let your	87 7Ž10Ƶ15ų
letter	74 -16ļ-9h-7a9b10ū11J26Ś34Ŕ35Ľ
letter $	87 -19ļ20Ŕ23Ľ
letter in	87 -10h12ū
letters	87 13ř31b
level	72 -14Ʊ12ŀ13ƣ14Ʃ17Ɔ21Ɗ28m
level $	78 -13Ʊ17m26Ɗ
level of	87 17m
liability	59 8ƂǊ9ǥ10Ǧ15ơ16Ŗǚ19ǌ22ƀ28ǡ36ž
liability $	75 -11ǡ19žǦ21ǚ
liability do	87 -35ǡ-8Ŗ50ž
liability does	82 -14ž7Ǔ19ǡ25ǌ
liability is	82 -26ǡ31ž33ơ
liability limits	71 -25ǡ26ž30Ŗ
liability on	85 -7Ź11ž12Ƃ
liability only	87 -13ǡ32ƀ
license	62 -7S8o12d15Ƅ16ƺ17aūǀ24ŹǛ38Ÿ
license $	71 -13Ÿ10o11aǀ12Ź18Ƅ20ƺ28Ǜ
license now	82 15ŷ
license number	82 -6ŷ39Ÿ
license plate	87 -22Ÿ38ū
license valid	87 14Ÿ
licensed	73 8Ź12Ǩ23Ÿ44ŷ
licensed $	85 23Ÿ
lie	87 13Š45Ŀ
lien	85 28Ŭ
life	54 -21ŏ-15Ő-12j-6Ś6ş8lƱ10mŨ15ƿ16W19ĺ21Ƭ24i26Ʒ29ƪƴƵ30ƭ39ƨ40Ƨ53Ʃ60Ʀ
life $	74 8t9Ʀƭ11ƪ12ş15l35Ʃ
life and	85 11ƪ12ƴ13W
life cover	87 10Ƨƨ14ƭ
life coverage	87 -12Ƨ54Ʀ
life insurance	63 -18ŏ-11Ő-8ş9ƪ10W12ƱƵ13ĺ15ƧƩƴ21ƨ23ƭ27Ƭ31Ʀ
life is	85 8Ʀ9Ƨ12ƨ18Ũ
life policy	73 -6Ő6ƫ12ƪƵ26Ƨ
light	87 11Ż12ż14ĺ
lights	85 9š14Ż25U
like	44 -16J-13Ŏǐ-12PŢŭƟǄ-10Ư-9Ŀ-8ľŖƗƢǞ-7OQVZũƔƻ-6ǇǠ6Y7lswĶŊƘǥ8zLƁ9mrşťű10gyDŧƂ11xXŮƎ12AŃƌƿ13ņŨǍǩ14ŲƜ15žƽ16jŇƭ17ŗ20RŌ22łŉ24Ļ26KĴƞ27ƶ38U39ŝŶ
like #	77 -25b-7Ŷ-6Ǉ6Ƭ9R10H14ǉ15ƿ16E20ž45ŗ
like $	74 -40ŀ-11Ŝ-9Ǆ-8Ƙ7Ʒ9ǀ11Ǎ12Ļ14ƽ16ǥ17ņ26R30Ũ33Ş44ǩ
like a	68 -7ƞ7Ƨ8ŷƁƙ9jŶŽƆƜƭ10F11ǈ12Řǉ13z15YűǍ23ť
like about	78 -22Ş38ŝ52ŀ
like an	85 7Ķ10Ƃ17Ū
like for	80 -21Ũ8Ļ9Ʒ13ŵ14R15ƮưƳ
like it	72 -14ŝ8Ĵ10rŋƎ11iŀƓ13U14m19ŌŮ60Ŷ
like me	83 7l10Ƃ12ƺ13ņ14L
like that	68 -12ŝ-6Q6mŲ7ŨƇ8W9hǎ10łŔ11uƜ12ųƘ13űƹǔ16Ň18ĸ27Ŷ
like the	76 -13Ɵ-9Ɣ10ĺ13şŧ16D30Ńƞ
like they	87 8ņ12Ʊ16Ʈ
like this	75 -13Ł-9ĺ10B13Ƥ20ƭ26A32ł
like to	63 -16ĸ-11Ŏ-10V-9Ţ-7OǞ-6ŝƤ7AŨ8wJKX9ŁŔƶ11Ş13ļ17Ŋ18yō21Ō22g38Ļ39Ĵ42ŉ
like what	85 17X20P39Ň
like you	80 8BD9c13V14ŉ16N
like your	82 -29P9Ŷ11ƶ12L21ŝ55U
likin	87 -17Ķ14t22ƞ
liking	82 11x12ƞ13b29t
limit	74 -24ž8ſ11Ż16y17Ɠ29Ǣ38ǡ
limit $	77 -24ž-10ŗ9ſ16Ǣ20Ɠ42ǡ
limits	62 -7Ś9Ǧ12Š21Ŗ22ž24Ǔ51ŗ
limits $	73 -15ŗ-6Ǔ16Š20ǡ42ž
limits are	80 -16ŗ-14ž50Ŗ
limits did	82 11ŗ
limits do	78 -16ǡ-14ž-12Ŗ-8Ś64ŗ
limits off	87 8ŗ
line	62 -9œ-7Ń6ķŋ7Ō8r9wSņŕ10łƫ11aOXƔǊǩ12Ĵ13V16IŚǄǞ17sŁ18q25P
line $	78 9ķ13Ō18V21s22Ś24Ł
line i	87 15o24I
line of	75 11SƔ12ņ20Ǆ21Ǟ25q32P
link	87 13Ō19Ƒ
list	67 -7Ű8foŬ9ĺƗ10Ŀ11ńşŪƘǗ13ǐ14Ɯ15ľƎƒ17Ǐ25ŷ
list $	87 12ĺ16ń
list of	87 9ķ20ǐ
list the	87 -7Ű-6Ǚ16Ƙ19Ɯ21Ǝ
listed	78 6ơ8Ŭ13ŷǧ15ƫǌ16P
listed on	85 8ƫ14ŷ17ǧ21ơ
listen	87 12B13s16ǩ
little	58 -11ǃ-9Ǉ6mĿ7lŊƆƳƹ8cIŐżƝƻ9dļ10ƞǄ11Y15œ16Ņ17Ʀ18v20Ư27u28w30x
little $	80 10Ű20Ư
little about	80 -16x11gz12q14Ƴ16Ǆ27u
little bit	80 10m11WŞƜ15ņ16Ŀ
little one	79 13ż21v31x
little ones	80 -15ǃ13Ư18w47u
little or	87 30œ
live	63 -15ǋ-8Y-7ƈƦǇ-6Œ8Ŝ9ƽ10ƙ11Ɵ12Ƥ13ƃ14F16Ơ18Gķ19ƅ21hn27z30Ʈ32ƣ34C
live $	82 29ķ40C
live in	80 -9Ǎ14ƅ16Ƥ18ƣ28C
live on	83 -9Y-8C10ƣ19ƃ28Ʈ
live there	85 -7Œ11ƅ15G23Ơ
lived	82 -14S25l30G
lived there	85 -7S8l20G
lives	73 8Ƣ55n
lives there	78 7ŷ10Ƣ
livin	75 -6Ƴ7z10Ķ11FŖŷƟ13Ŀ14ƞ19P20H21S
livin in	87 -7Ƴ11z14FƟ
living	71 -11ŝŷ-10c8G13ƢƷ14nƞǍ20F21z23q25P
living $	80 16P22z27q
living there	85 -13ŝŷ16ƞ17Ƣ30n
llc	78 19ǃ38ǆ
llc or	85 29ǆ
loan	64 -6Z8Ɓ14Ʊ19Ɣ38ƕ50Ŭ65ƪ
loan $	80 10Ɓ20Ɣ38Ŭ
loan against	82 16ƪ
loan for	82 19Ʊ
loan maybe	82 19Ʊ
loan on	76 11Ŭ32ƪ
loans	69 -10Ŭ-7ǐ11ƕ18Ʈ19Ʊ54Z
loans $	76 -8ǐ21Ʈ25Z
local	83 -7ǋ10Ŝ13ǔ14ľ35l
located	85 -16Ǟ14ǋ26C
located $	87 -7ǋ29C
locations	82 -8Ɔ24Ǟ36ǋ
locations $	85 33ǋ
lock	83 -8s-7M9Ǐ15ƥ21ǎ22Ō
locked	80 7Ű10Ŏ18ǘ27ƣ
locked up	87 11ƥ20ǘ
locker	87 -17Ɗ40ƥ
locks	87 12ũ13ƍ
long	52 -19ŭ-10ŞŠ-8iYŐ-7n-6ƶ6ŵƼǨ8fĿŢ9v10ŝŸƏ11ŕ12ƈ15lšū17ŧ18Ʈ22ť25ǝ28GƟ30ƭ32ů34S39O44őǅ
long $	79 -8Gƶ10ŵ13S21Ţ32Ɵ
long ago	80 -8ǅ11G20ƈ37ť
long could	76 -9Y-6ƭ7Ƥ10ŵ17Ʈ29ǝ
long did	87 -13Š-7ő15š34ŧ
long do	80 -11ő9ŃƏ23O44ƭ
long does	87 21ů
long have	65 -9ǝ10Ƽ12Ÿ13f15S17O21G24lő27ǅ
long is	87 22Ɵ
long time	87 10ő15ŝ
long would	83 -8n-7ǝ9Ə12ǘ13Ǩ31Ʈ
long you	75 -16ǅ7G21ƭ26O64S
look	62 -11ƈ-9ǩ-8Ɨ6Aƫ7sŗ8jĻǢ9ŉƮǠ10ŎŨƇƉ11ǥ12Tľ13Ǚ14łſ15JR18ĺř19ĵ22Ư
look after	80 14Ǡ33Ư
look at	70 -8ĻƗ6Ŀ8sƫ9ĹŇ10Ǣ12ĺƇ15Ǚ17Ś18Jł22ĵ
look like	77 11j13ŉƮ16T17ǥ20RĻ
looked	74 6ƫ9ĶǞ10ĵ11Ľ27ń
looked at	76 6ƫ9Ķ10Ǟ11Ľ15ń
lookin	76 -6ĺ7Ƈ9Ţ11Š12NĹ13Ŀ15Ń16Ũ18Ɛ19Ś20Ǟ
lookin at	80 8Ƈ12H14Ŀ16Ń19ŨƐ21Ś
looking	69 -11Ŝ-9i-7ƞ6Ĺ9ŇŚ12Š13Ŷ14XŃ18ľ22ĺ25HƬ
looking at	83 9ł12ŚƬ17Ŷ
looking for	82 -21ĺ-13Ŝ-10iǞ-9X-7ƞ-6ŗ13Ň17Š18Ƭ26ľ27H30Ĺ
looking to	80 9Ǟ11H12Ţ19Ń22X
looks	75 -9Ũ7Ɛ9AƟ10ǖ11ƌ13zŵŶ17Ʒ18Ň24Ŝ
looks after	87 14Ɵ15z29Ŝ
looks like	85 -7Ũ14ŵ20Ʒ
loop	87 -10ň13Ł26s
lord	85 7Ź11v13b14k
lose	67 -12Ũ-6Ţ7ő10Iǔ11ĸƚǙ12Ş15Ǔ25Ƴ30Ŀ38ķ
lose $	79 -7Ţ9ő12ǔ23ķ
lose in	87 27ķ
lose somebody	80 17Ƴ25Ŀ
loss	73 -9ō-8ĸ15Ŧ16ţŧƳ17ũ21Ť30Ř32ť
loss $	82 -17Ť-10ō13ť18ŧ23ũ27Ƴ
losses	85 45ţ
lost	72 8ƃ9ǀ11ƨ13ǔ15Ʈ16ƺ19ň20Ƨ59Ƴ
lost your	87 -14Ʒ13Ƴ15Ƨ26Ʈ
lot	68 -16ǀ-10Ɔ-7U8NŻ9tơƨ10Ňřƙǟ11ƚ12Ű13Ƈ27Ɵ30ƑƜ35ķ
lot $	82 -17ǀ-12Ɔ-7ƅ10Ż15Ɯ17Ƈ26Ƒ38Ɵ
lot of	78 7sR8Ɯ10NƑ11ơ14ƚ16ƙ
love	70 6ƅ7Ɵ9rŽ10Ɖƍǃ12Ƒ13ǋ18M21ƞ22U26Ŷ
love that	83 7C11Ž13ƍ26Ŷ
love to	83 7B11r12Ɖ26M
love what	87 17ǋ28U
low	78 -18ŧ10ĵ11ƺ14Ř18Ɨ22ŗ24Ņ
lower	76 -6Ř8Ŏ24Ɗ27Ņ
lower level	80 27Ɗ
lowest	87 12ł34ľ
loyal	87 33Ţ
loyalty	87 15Ǘ16ő
lucky	85 13ţ14P18o
lunch	83 11O13LŌ17Ľ
lunch $	87 12L14Ō18Ľ
m	82 23ſ24b39L
machine	76 9ƛ13ǖ14Ƽ16Ǐ30ǝ
machine would	80 7ǝ14ǖ
machines	82 19Ǣ31Ǐ
macon	87 7C14l
made	61 -16ƈ-10ƣ-6ǩ7fƲ8Ƥ9ƽ10ǆ11ƾ17x18Ɖ19ĹǍ22ƞ24ƌ30Ƈ31Š36ĺ
made of	79 -20ƈ-13ƣ-9ĺ26Ǎ28Ɖ40Ƈ
made the	83 10fƌ16ƾ25x
made you	66 9Ƥ23Š25Ĺ29ƞ46ĺ
mail	73 -10M-6J11n14ļ17Ĵ23E36K45D
mail $	87 7J28E
mailbox	85 10D11ż13ĸ
mailed	87 6K11Ľ15ś
main	72 -20P-18Ɵ-7ŷ10M14ųǝ16ƊǕ17ķľ19ǋ22ƛ29Ǆ
main supplier	87 -7ǝ11Ǖ
mainly	83 -7q-6ƪ10ŭ13Ŵ18ǖ
mainly use	87 12ŭ
make	57 -12Ů-11ǩ-10Rŝŭ-7yƣǑ6űǓ7xƌƎƱ8sņŲƳǊǨ9P10ŌƬǒ11cŃŐ12ơ14OŇ15ǌ16ǀ17q18Ʈ19Ǆ20Ū24ů25łŎ26Ļ28ň30T
make $	83 -14Ǆ-7Ň12Ū87T
make a	79 -14Ů10ů11ł16Ţ19Ń26q
make and	85 10Ū
make it	83 14x22Ʈ
make sense	79 7Ň16s49ň
make sure	83 -10y8ǒ9b10O12Ʊ13ƌ
make the	83 -11Ţ-6ƃ11Ʈ16ĻłŐ17Ō
make you	70 -13Ň-8ƣ7ĻŨ10Ǔ11łņ13Ŀ14O17Ƭ18cơ20ǌ38Ŏ
make your	87 9ǀ14ƃ24P
makes	69 6ǒ8MŋƏ9ǐǔ10p13Xŝ16Ŀ29ŀŁ
makes a	87 10Ə11M13ł
makes it	82 26Ŀ
makes the	82 -6ł11ǐ36Ł
makes you	83 16X17ŝ36ŀ
makin	85 -8Ÿ-7Ĵ11Z14ł21ŬƄ
making	83 -6a12Z23ơ27ǌ
mama	83 9ǀ10T15a17ƨ32z
man	76 7ǎ10Ĺ11gņ12U14Ǉ36Ǩ
manage	78 8Ƴ9Ʒ23ŵƮ
manage without	85 -19Ƴ27ŵ
manager	85 19ǜ29ơ
many	48 -23ǉ-14Ǎǜ-9Q-8Ɖƙǖ-7xǈǞ-6ŭŹƌǓ6őƎƻǔ7ǀ8SƊ9ƋƟǕ11Ųżǎ12ŸƩƹǧ13ƭ14c15Vƿ16ţŮů17GŷŻ19ĿŕƮǗǩ20Ū21hńǋ22Ǒ23Ɔ30ƣ33nu41Ǉ
many bedrooms	83 18Ɔ
many certificates	87 -13ǒ23ǧ
many claims	87 -16ǜ29ţ
many days	82 -7Ų8Ɩ20ů22R
many drivers	85 34ŷ
many employees	76 -6Ǒ30Ǉ
many folks	87 12Ĺ22Ǉ
many hours	83 25Ų31R
many locations	85 -8Ɔ30ǋ
many miles	73 9Ə11Ŵ18Ů24ů
many minutes	85 17O
many months	82 -7Ĵ15Y45Ʈ
many more	85 -9ů12ƈ18ŕ37V
many of	87 -11S-8ǩ10ǒ15c49n
many people	74 -18ǉ-9Ǒ-7ǈ7ŷ8Ǉ43Ŀ44n
many quotes	87 23ń
many square	85 8Ɔ17ǋ
many units	87 36ƣ
many vehicles	82 -18ǐ11Ǧ45Ū
many weeks	83 9ǝ20ŕ26Ɵ
many years	67 -11Q-8ŹǞ-7Ū-6ǥ8p9Ɣ12ő16cƈƋ18Ÿ19Ʃ23ǩ29G30S36ƭ
marijuana	87 14ƹ22ƿ
marital	83 28f
marital status	83 28f
market	80 -11ƪ9H10Ķ12Ŕ17Y28ƒ
market value	87 -12ƪ34ƒ
married	72 -9ő9r12ƫ14o17Ţ42f
married $	80 -10ő13ƫ45f
masters	87 19m
match	80 9w11ƭ15Ř20ų28Ķ
matter	85 9ľ10ƃ12A17ō
matters	82 10A12ť33ľ
may	74 -8Ŗ7J10Ź11Ĺ12vŋ18a20ǩ27Ŋ
may i	78 -8Ŗ8J12Ĺŋ21a22ǩ29Ŋ
maybe	76 -7Ǩ9Ɯ11Ƈ13Ʀ17Ʊ21Ʈ
maybe $	80 12Ƈ18Ʊ
me	37 -11BG-10ĺ-9wǟ-8yŧƾǓ-7oţŲƧ-6p6ņœŗŰŷƚǅǥ7ĸĿŖŚŭžƂƨǆ8eŦƊơƳǖ9ŋż10iUŅř11aĻƠ12c14ułōǈ15PńŪ16Zŀ17n18O19b21lŉ22dĹǄ23LŎŤ24Ŋ25ǩ30ļ43ň60ś
me $	61 -10Ő-7Ō-6Ĺ6řŷ7ĿƨǄ8CŚƁ9rsĸńŪ10cŨ11m12T13dǩ14Ǝ18ś23ŉ24Ļ25O38Ŏ49ļ65ň
me a	65 -14x6Ž7ƶ9qz10I11eƗƳ13MǄǩ18L20X21uō37ś
me about	56 -20ō-16ŧ-10ƽ-9Vŝ-8g-7ťŶƣǇǐ-6BǗ6Aƌƙ7ƜǕǙǜ8ůƉƐǣ9ĶƢǛ10żƟǍ11ƥƦǔ12šƴƶ13ņŉƑƞ14uŪ15hnŴ16Ź17Hǋ18l19Ƴǈ25P26Ǆ
me all	87 8ş
me and	85 7ǈ13ń14Ū15ŀ
me asking	80 10Ņ12Ŋ14Z15Ơ
me everything	87 9ş12ķ13Z
me how	63 -13ǔ-10G-7ůǩ-6Ʈ7iő8Ŷƃǆ9ļŭǇ10Ƈƿ11Ŕ12tS13kqŠƬ15ŧǖ16Ť19xǅ20U23ƭ
me i	85 7l10Ĺ14Ń25E
me if	73 -13ǋ6Ƨ7Ž8Ŭ9Ǧ11ƴ13N17ſ19ň20F
me in	83 8Ŗ12ƚ14ňƣ
me is	87 15Ļ18Ŷ21ł
me just	87 10e11a13i
me know	74 6sƄ7Ń8őŰ9KƀƏ10Ŧǁ11Ł14Ř
me more	85 -10y43ō
me off	87 13Jřƴ
me right	87 -7p13O33c
me so	87 7bŉ16ŀ
me that	78 8Ÿ16ū17Ŗ20ś
me the	60 -15I-11Ś-8JǓ-6a6DŸƆǧ7ƖƪǋǏ8ť9ŐŪ10Ō11ƫƻ13ǐ14ōŤű15ƒ16śŦǠ26ǌ27Ņŗ
me those	87 9Iž
me through	62 -12Ũ-7ǟ6Ʒ7rǘǛǨ8ŵƛǄǈ9yǎǕ10żƮ13ł14ĸǝǥ16Z21Ť25n
me to	69 -11Ļ-8ƶ-7Ǧ9ō10KƬ11Ǟ12M15ňž16Ƃ22Ō27Ŋǩ41L
me understand	87 15Ţ16ĺ17ŀ
me what	57 -13ǌ-10ň-9ƬǄ-7ōǩ-6Nŗ6ƓƤǉ7ſƘƨƩǢ8ŕśƲ9Ŗư10Ǘ11ŀ12Œ13œƽ14Ŏ15ũŭơǞ16ĿƠ18Ũ19ŚƊ20ŝ21g52Ĺ
me where	80 -11ƕ11l13Ƅ14Ƥ15Ű29V
me which	83 -7ƴ11f12Ɓ15Ő19ų
me who	78 -11Ő10Ł12n14ǔ17ļŜ31ń
me you	83 13k16j18Ľŀ
me your	70 -8Ś7a8oưǉ9bś10ƈ13ŇƵ18d21Ǉ
mean	78 -18Ň-7Œ6z8ť9Ǝ10ĺ11ƺ23ǩ27ň
mean $	85 -17ǩ9ť12ƺ31ň
meaning	87 8ĺ12ō
meant	80 -7ǈ13Ư32Ƭ
meant to	80 -7ǈ13Ư32Ƭ
med	83 -13Ĵ60ƃ
med pay	83 -13Ĵ60ƃ
medical	69 -8ŋƻ7ǂ11Wƽ12ǁ17Q22Ƽ26ƃǗ
medical exam	82 14ǁ
medical history	87 15ƽ16Ƽ
medical payments	87 21ƃ
medications	83 22ƻ
medications $	87 22ƻ
medicine	87 24ƻ
meet	78 8Ɲ13aƦ49M
meet $	85 30M
meetings	85 19Ǚ
meetings $	85 19Ǚ
mentioned	85 -7ŷ14nA17ż21ń
mess	87 8ũ12Ƴ15ť
message	87 -10L19KĹ
met	87 8M11Ŏ15Ľ
metal	79 15Ǎ30Ɖ
metal $	83 17Ǎ
middle	77 6v8ĵ13ū14L19a22N
middle of	83 15L26N
might	82 10ǚ11Ɯǁ14H16o17ō
mileage	82 41Ů
mileage $	85 28Ů
miles	65 10Ŵ11ź13ǐ28Ə39ů43Ů
miles a	82 -6ƭ61Ů
miles do	87 
miles is	87 -14Ů21ů
miles one	87 -12Ů21ů
miles to	85 -21Ů7Ə37ů
mill	85 15U17Q21DǕ
mind	61 -11ǩ-10ŗ-9u-8Ň6Ƃ7lĹńŚ8ŽƗ9ZŨ10Ư11ĺŋ12MĽł14P17cśƠ18X23Ŏ29Ŀ30ǁ32ŊƬ
mind $	74 -10ǩ-9Ň-6I7Ļƒ8ƶ10Ŀ13Ƭ14Ĺ15c16M18ĺ19Ľ32X33Ŏ
mind a	85 -16ŉ16ń17Ŋ18ǁ
mind if	79 10cǁ12Ž17ŋ
mind me	77 9Ņ10l13Z14Ơ20P22Ŋ
mine	73 -7d8e9ŅŞƺ10Ɖ11x12iŊŜ13ńƤ14Ÿ21M
mine $	85 12Ņ14i25M
mine what	87 7Ź11Şƺ
minimum	79 13ŗ37ž
minimum $	83 34ž
minute	76 -16O9Ƨ10fŚ12u13Ō38N
minute $	85 -26O15Ō46N
minutes	69 7ńŊǁ9Ō10a11ů12Ļ55O
minutes $	79 11ń15Ō19O
minutes and	87 9ǁ12Ŋ13a
minutes for	87 22O
mira	77 22nx26w
mira $	79 -9w12x24n
miss	83 11ō14Ĺǟ24Ǚ
missed	85 28ō30š
missing	83 -15Ő-9ƛ20Ɖ41Ş
missus	80 10r11t12p13Ł14s15Ʒǂ
mistake	85 40ǚ
mobile	85 12C17Ʒ18I
mod	76 18Ŕ57ǣ
mod $	87 38ǣ
mod and	82 20Ŕ
model	82 -7T26ǩ29Ū
model $	83 -7T47Ū
mom	74 -13Ũ7Ƥ10ƽ14Ź16Ƴ18Ư60z
mom and	87 -15Ũ11Ƴ12z
moment	79 22Ő23ŏ46N
money	59 -13ǔ-10lŭ-7ǈ6ƴ7ŧƯǁ8uTźǄ9rņƩƱƶ10ŀƪǘǚ11ư12ǖǠ14X15Z16YŢ17ƝƮ19ĸƫ23A29Ų
money $	73 -11ŭ-9Ǡ-7Ʈ-6ǈ9ƴ12ņŢǕ13ǚ14ǘ15A17Ɲǩ21ƫ31Ų
money even	82 20Ư
money is	87 14r15Ţ
money or	87 13ǁ15Ʃ19ŀ
monitored	87 20Ǝ
month	55 -20ĸ-10Y7FƖƥ8ŃŤŨ15ŕǉ16š18Ř19dŅƤ20TZ23ťƔ25Ĵ27ǝ29Œ37X44Ơ
month $	65 -19ĸ-9Ŏ-7Ń-6ť8ĶƔ10F12T15Ņŕ20X21ǉ23Z45Ơ51ǝ
month and	87 -6ŕ24ť
month day	85 18d
month for	80 -7Ĵ12ƥ15Ɣ23Œ
month is	83 -9Œ12X15Ɣ20Ơ
month or	83 -7ŧ9Ń12Ɩ13Ĵ15Ņ
month right	85 11Ĵ15Ń35X
month what	73 -19ǝ-15Y8Œ13Ƥ16Ǌ29Ř30Ť
month you	87 -10X-9Ơ19Œ30Ŏ
monthly	74 13Ơ30Ĵ
monthly or	82 21Ĵ
months	64 -9Ơ6Ƥ7ĺ9v11Ĵŕ12ł13ǝ14Gŧ15Œ16Ů19ƃ24Ǩ28Y30Ʈ
months $	72 7Œ10Ʈ11ǝ21Ů24ƃ26Ǩ
more	56 -14u-13H-10S-8ůű-7ǩ-6Ĵ6Ÿǁǔ7źǡ8FŃƩǂǤ9ľƪǉ10Şƺ11AGŕžƿ13J14g15Ũ19Ŀũ20Vň24Y31œ44y49ō
more $	82 -16H9yňŷ16ƪ18ō
more about	82 11ľ48ō
more kids	83 -8u55y
more like	85 -6Ǉ7Ƭ16ǉ
more of	82 -9Ū12Ǆ13Ŷ16Ń25g
more than	70 -9S6Ư7ť8ŗƘ10Ÿǔǡ11Ɓ15Yƺ16žǇ17GŒ
more the	85 7Ŀ8ľ20Ş23J
more years	87 -10ů12ƈ38V
mornin	80 8Ǜ9Ƌ12ƽ14i23L
morning	72 6a10ŏǝ14ĹǙ15i19L26ů
morning $	82 -10L-6Ǩ7a12ǝ17Ĺ23ů
mortgage	64 7h21ZƮ28ƕ51Ɣ
mortgage $	76 8Ɣ14ƕ25Ʈ
mortgage and	85 -15Ɣ29Z
mortgage company	83 22ƕ
mortgage on	80 14Ɣ
mortgage or	87 26Ɣ
most	61 -10Ŗ-6Ĵ7BǏ9ƲǊ10ųƦ11Xĺŝǩ12Y14Ĺ23Ƙ24Ŀ32ŗ40ľ
most $	85 13Ŀ41ľ
most about	82 24Ĺ
most expensive	87 12Ǐ23Ƙ
most important	80 21ľ
most of	87 14ųǊ
most people	83 12Ʋ16ĺ23ǩ
most when	75 21Ŀ
mostly	73 -18Q-8ƌ6AŮ7ų8PU11ǖ12Ǉ13Ǆ18ŭ40ǔ
mostly $	87 -21Q10ų11ŭ26ǔ
mother	76 -8Ǖ6Ƴ11Ŀ13ƫ22n30ƽ42z
mother and	87 11z20ƽ
mother in	87 7z27n
motorcycle	87 8ǀ9ş19Ū
motorist	69 18Ť20ſ
motorist $	76 -12Ť23ſ
motorist on	80 -20ſ39Ť
mouth	87 14ļ16r23ŝ
move	67 -11Ǟ-7Ş10Ō11ŃŐ13nƤ19y23Ʒ27ƞ33Ţ34G54H
move $	85 -21G-13Ǟ-7Ō64H
move go	87 47ƞ
move in	87 18Ʒ39G
move on	87 -6Ł9ŉ11ĸ21Ń
move out	87 -15H-7Ŏ17n20Ƥ35y
moved	78 7yťƟ10Œŭ11ĺ13n18G
moved in	85 7Ɵ14n21G
movin	87 -14ư11Ō15ĺ
moving	75 7y13ŀ14ƞ43H
moving $	85 28H
mrs	87 18a39f
much	44 -15Ť-12ŭ-11UƂ-10ĴƮ-9ŧ-8ńşŵƤƭ-7WŨǄǗ-6ixĸůƆƋ6qŽƶǞ7ǝ8ŬƝưǌ9ĿűƊƌǓǢ10Zž11ŹƔƱ12OǦ13ŘƘ15Ǜǩ16Ķ18TƓ21XY22ķƠƨƪǡ23ƃ24ǉǏ26ŅŗŮƗƦǊ27ƒ28œ33Ƭ36Ŧ41Œ
much $	79 -8Œ-7a10X11A21ǩ26T27Ơ
much are	80 -6ǖ7Ɠ8Ɨ13Ơ17Zƒ21ŗ
much cash	85 19Y21ƪ
much comes	85 -7Y12Œ13ǔ17Ř
much could	79 10X12Y18ķ
much coverage	76 -13ŏ-7X-6ƨ13Ǔ17Ɠ73ŗ
much did	71 -15Œ-13Ř-11Ƭ-9ŧ-6ń8Ņ10Ǒ12Ǌ17ƌ37Ŧ38œ56ƒ
much do	62 -19ǔ-13qZ-12UŦ-10œƒ-9ş-8ĴŭǊ-7W-6ůƧ7ư9Ķ10XƠ13Ŭ14Y21ŏ23Ɣ25Œ26Ř29ĿƦ33ǉ34Ů38T
much does	80 -22T7Ǌ18ǩ22Ź24Ɲ34q
much have	83 11Ʊ20Y
much inventory	87 -9Ɲ40Ǐ
much is	67 -31Ƃ-16Ƭ-14ŗ-12Ʀ-11Ɣ-7œ7Ŭ11Ơ14Ķű15Ɠƨ21ƒ26Ƙ31Ǧǩ55Œ
much liability	80 7Ǔ14ǡ19ǌ
much life	78 8Ƨ10Ʀ36Ƭ
much of	70 -19ƒ-11Ŀƿ-10Ņ-8Ʀ9ňƪǖ11Ƨ13ǔ14Ɗ20œ24Ŧ26ķ35Ǜ
much stuff	85 32Ɨ
much time	85 42O
much was	79 -35œ-20Ť-16Ŵ12Ǥ28Ņ61Ŧ
much were	87 13œ28Ņ
much would	67 -15ķ-13Ʈ-10ƃƤǏ-7ŵƓ6ư7X9Ķǝ14Ɲ15ƪƶ16Ʀǡ22ű23Ɨ31ž38Ƭ
much you	85 -15Ŧ-13ƃ-10ƒ-7ǩ25ƿ32Ƭ34Œ
must	85 12xǔ13c15Ũ
must be	87 13cxǔ
mustang	87 14ŰŶ16ų
mutual	87 -9u14ƴ29Ő
my	54 -7ǝ6ĻŀřŻƄƍƽ7DǠ8oĿǆǞ9ńƒƲ10zQ11fLM12Ůư13ņ15ō16b17j23Ŷ40Ľ42ļ43ǩ
my daddy	87 11g13ǈ17Ǟ
my first	87 8Ư11Ǐ13Š
my granddaddy	87 10ƶ11Y
my name	87 -10ǩ21ļ
my number	87 -21I38ļ
my own	79 6J9eĴ10żǜ14z16ƒ17ǩ
my wife	83 -10H10Ž11Mň13V14Ŷ
my wifes	85 11Ɯƺ15j19b
myself	80 7Ż8m9ǚ10Ž15ƻ19g
n	83 11ǆ20ū41b
name	52 -13ǥ-12ǩ-11p-10Œ-8J-7sņǄ-6ǋ6F7d8Lŷ9ļ12ĽŁǠ13ǧ15A16řơƻ17ǐǓ20w22ƕƾ25Q27Ő33Ŝ49b55a56oǃ
name $	64 -10w-9ǩ-8J-7p7b8h9ǧ10ƕƾ15ļ19Ŝ21A39o71a
name and	78 -7Ƭ8ơƫ9ƶǧ13ƕ24ƾ
name for	87 -8o16b
name is	83 6F16Ő19ǃ
name of	70 -16ǥ-11a-9b-8w7ƕ9Ŭ13Ŝ16ơ17ƻ20Ǡ34Ő36ǃ39Q
name on	82 9Ƣ10Ľƻ11o12ǃ14Ō
name or	85 12ǃ22ǐ
name so	85 15w16o
name the	83 -8Œ-7a10w18ř22o
named	67 -7oǓ7ǒ11ǃ14ƚ15Ʋ21ǌ23w53ƫ
named $	87 19ƫ
named as	73 -7Ǔ9ǒ11ǌ14ƫ
named on	82 14ǌ39ƫ
names	72 -7vǄ-6Ƣ14ƫ18F19ǆ20Ǘ59w
names $	83 29w
names and	85 -9Ǆ-7w7ƻ12ǈ24Ǘ
nanny	87 30Ư
native	87 -8ǩ34l
near	72 -8ƛ7C9zƑ10ǘ13Ʒ21Ǚ36ƙ
near the	77 9Ƒ24ƙ
nearby	85 10ƙ12Ə15Ś
nearby $	85 10ƙ12Ə15Ś
nearest	83 14Ə
nearest fire	87 
need	49 -14ơ-10rĻ-9ǩ-7ŖƦ-6Ņŉ6uƿǊ7EƖƜƤǉ8OTŀŲ9ǆ10pǏ11oGǌ12ƁǠ13sƾ14cv17Ū20ū21eŁ22Ń24Ƭ27Ĺ32Ŏǧ33ƭ34Ƅ42Ǧ
need $	78 -14Ŏ-9ƤƮ-8Ƅ-6Ʀ61Ĺ72Ƭ
need a	74 -9ǌ-7Ƭ9ťƫ11Ƅ12Ǡ13ǉ19T35ǧ
need an	82 9Ů38Ƅ
need in	87 9ǧ13Ł
need it	77 20Ǐ42ƭ50Ń
need proof	80 -14Ń-8ƕ25Ƅ29ǧ
need the	68 -8Ƅ-6Ǣ7Ɓƅ8eřǠ9ǁ10d11DƤƾ12Ɩ14ǆ16ŕ17ƕ33ū
need this	85 15ƭ
need to	60 -11rơƭ-9ĹƄ-8Ƭ-7Ŗǩ-6ŉǧ6qšŷ7o8ķƟƢƮ9FƯƿ10ƁƜǊ11uŃ12ŀǌ14ŒŲ15G16Ū17O20s22cŎ28Ł
need your	71 -7Ņ8c9Ɣƾ12o22p27e
needs	70 -14T9ŭǧ11Ł12ƕ15ơ18Ư22g25Ƅ
needs a	85 11ŭ17ǧ
needs proof	87 23Ƅ
needs the	82 -6ƕ15Ƅ18ơ
needs to	85 7ŷ25Ł
neighbor	82 -12Ť7B11ĸƟ12Ƥ14ļ15ǩ
neighborhood	85 7ƞ11G12ƒ28C
neighbors	76 10Ŀ12Ǎ13Ɯ15Ť18Ņ21ƞ
neighbors $	82 15Ŀ
nervous	85 9ǀ32Ŀ
nest	87 -9v19Ķ30y
net	82 8ƍ9Ǖ11ƪ12J30ķ
never	69 -8Ŝ7cőǝ8lƴǜ9Tƹǔ10aKƚ12ņ15Ǚ
never want	82 9ő
new	58 -13ǋ-12ƇƉǓ-10Ŝƛǩ-8oő6Ɓ7ŃŕǄǢ8žƀǙ9ƄƋƗƻ10ĺũ15H17Œ18Uƅ20ŗƵ21ĹŹ23ƈƌ24S26ǅ30ƞ31Ŷ34i36Ǟ
new $	87 -19Ĺ-15Ǟ-9Œ15ƅ18S78i
new construction	87 -17Ƈ42ƅ
new coverage	87 16Ń27Ĺ
new house	85 -13ƅ14Ĺ30ƞ
new job	80 -15Ǔ-10S17U34ŗ
new one	83 10Ƶ12Ŭ13ǅ14ƀ
new place	87 -10ƅǞ31Hƞ
new since	87 -9Ŝ-7ņ39Ǟ
new term	87 -7Ʃ15Ƶ19ŕ
newer	83 11E19Ŵ24ƅ
next	67 -15Ʊ-7ŭ7ũ8oMĺŹ10Ļŕƫ14ǖ15Ńſ17ǩ18yǞ21Ɩ35V39Ǎ
next door	83 6Ƥ31Ǎ
next for	85 -18Ʊ-15Ǎ-8ŭ22y39Ǟ48V
next to	85 -15Ǟ-8V11M12o20ſ36Ǎ
nice	71 -7C7cƘ8b9Ŭ10ƌ11ƟƧ14ǃ16Ŷ19k22j23ƞ24F
nice and	87 11b13ƌ
nicotine	87 32ƹ
night	65 -9ŝ-7ş8Ũ9Lľƿ10U12jxƻ14ǩ18Ɛ19Ŀ20n21Ǐ24ǎ29Ű
night $	71 -9ŝ-8ş6Ǜ9ĿŰ10ľ17ǎ19ǩ25Ǐ
nights	78 -7P12Ŀ17Ų21x30R
nights $	82 -7P12Ŀ23x35R
ninth	87 14L
no	55 -14Ū-8Ǜ-7ōŝƥ-6ňǩ6hFƲƽ7ZŕŶƑƜǀǤ8WĿ9Xư10šǄ11ŤżƁǚ12ŲŽǡ14lƄ15ƍ17Ǉ18ƿ19ŉ20uſǁ22ŵ23Ń43ƴ
no $	87 15Ž23ƴ
no insurance	80 7W10Ƴ11Ƅ36ſ
no more	85 7Ɣ10ŷ19ƿ
no no	87 6N14h
no problem	87 10L13ŏ
no shame	87 11Ƽ12FƄ
no to	87 -8ǜ41ƴ
nobody	74 -11G6Ʒ7Ƥ9ŖƟƺƿǢ10n12Ư23g25ŷ
nobody else	87 -12G13n31ŷ
nobodys	80 9s11Ş16Ŗ18Ł26Ɵ
noise	85 11N12Ǝ25ǩ
noise $	87 12Ǝ28ǩ
non	80 8ƹ15ǥ40š
none	87 11Ş14ƀ15x
normal	67 8n11Ǐ13ƾ23R25ŭ
normal week	68 11R29ŭ
north	83 12l17C19j38T
nosy	85 11l16ź18Ŋ
nosy $	87 12l17ź
not	45 -23ŝ-14Y-10ƧƷ-9NVĿřƗ-8jpǄǇ-7uĹĺşŤŭƨǈ-6qķłŴƲƶǥ6ehsĸŨƊƘ7gMƍƭ8oKŉŏƢǠ9FGĵťſƒƯ10lmLņźŽƠƤƪ11ŗ12Ņ13BQXĽƃǑ14cōŘ15ƱǨ16Eƴ17ŵ19b20v22ǩ33Ş60ŀ
not $	79 -26ǩ8R11Ɯ13ō15Ŗ28ŀ
not a	83 7F11ƴ13l16h
not blame	87 9Ǡ13H14ń
not care	87 11r12BŽ
not cover	87 -6Ŗ8Ų10Ɲ12Ƣ
not do	85 10BŽ16Ư22Ǒ
not even	87 11Ş14ŕ15Ũ
not go	85 9y10ĽŌ
not have	76 -6ŨƧ7Ƴ8ŏš9ĴƱ10ǒ14ſ24ŵ
not here	82 -10y-9l11Ʈ22ŝ27Ʊ
not i	80 7JĻ9bĽ14X
not it	79 -11ř8Ķ11Mŧ12ĸ17U19E21ŗ24Ŷ
not let	87 10d14ŃƄ
not like	87 -11ŀ-10ŝ-8Ǡ14ŋ21Ş25ǩ
not live	85 10z19Ƥ
not mind	74 7ƒ8Ņ9l12ń13Z17M18c20P21Ơ
not need	83 10Ɓ12Ł13s23ƭ
not not	85 7F11ƿ16ľƉ
not stay	82 -16Y32Ř
not tell	85 10e11ƺ14ǆ
not that	87 -6ŀ20w62ǩ
not the	82 -7Ǧ9Ƃ11ŀ12mŅ15Ɖ
not to	82 -15ŀ8d9p13s15ņ16ź31ǩ
not too	87 13Ƴ17Ň20c
not want	74 -9N9K10ǁ11Ž12ŕ14ŀ18b19L20OX
not work	83 -16ǝ-6Ƨ9ŵ15W16Ǩ34ƃ
not you	75 -44ŝ-6ŐŖ11Ţ13nǩ14ƴ18ň31Q34ŀ57Ş
not your	87 11o16ż
note	77 8ű10Zǘ14ŃƷ15Ɣ37Ŭ
note $	87 10ű12ǘ21Ŭ
note on	85 11Ɣ16Ʒ26Ŭ
notes	85 -7ǩ12Z15Ŋ27ō
nothin	74 -11Ʀ6ō8Ǜ9Ų10Ƽ11ţ12Ɛ13Zšƻ14ƨǥ20ş
nothin else	87 -15ō16Ƽ17Z19ǥ
nothing	73 -9Ǜ-8ǐ7j8Ų9ţƨ10h11ŭ12Ŀ14ǩ15Ƹ19ſ20ŏ24L
nothing $	85 9j13ſ19ǩ
notice	82 24Ĺ
notice say	82 24Ĺ
now	49 -14Q-11ǎǩ-9ņŭ-8Ŗ-7AńşƬ-6ŀŔƵ6F7nBűƻ8qƳ9fZ10HŴ11GŘ12c13Pƿ14ǟ15Ĺ17sƦ18SŌŨ19ŗ21ň23v26ũ28Ĵ35ǥ38Ő42ŏ50ĺ53Œ54N
now $	55 -19Q-15ǩ-8p-7Aŭ-6Ƶ6ň7HƮǞǡ8XYŷ9ƿ11ŗ12PZƳǥ13Ō14ŘŨ16Ĵ17S18ũ19v21Ĺ23s25Ʀ26Œ38ŏ46Ő55ĺ
now and	79 10ƿ15N24Œ
now are	85 6l12H14v15f
now for	83 10N47ǥ
now i	80 -7ń-6Œ8cŲ10ĺŵ13Ņ17pB
now is	83 -13Q-9G9S14Ō16N20ŗ21q
now it	87 6Ÿ13ŏ15œ
now or	87 14P17ň
now right	83 7Ÿ12ƞ19ň
now that	87 10ű
now what	80 6E7Ŵ11Ơ12Ľ13r15ƻ16Ũ
now when	87 10ś16G22n
nowadays	87 11KǑ30x
nowhere	87 9g28ĸ
number	53 -14Ś-8Eŷǩ-6Ţ7ƌ8yǙ9ŗ10ľ13cĻŜ16Ǉ17ļ18C22D25Ƭ26Ÿ27eŅ29X41řū52I
number $	62 -24ř-9Ň-7D-6Ţ9ƌ14ƬǇ15IŸ17Ŝ18ļ19c26e49ū
number and	85 42D
number did	87 -11X-7Iŗ26Ņ34Ƭ
number do	87 -16Ś-6ŷ13Ÿ17ř
number for	85 8ƕ27I
number in	87 -19Ƭ8I40X
number off	87 -6ř9Ÿ18ū
number on	85 12Œ21ř
number one	87 -7I8ƛ12Ǖ23ľ
number please	87 -6ū9ř
number right	87 10ļ15Ļ
number start	87 22ř
number that	83 9ū10Ÿ14X23ŗ
number to	87 12ř19I
number you	82 8I12ĻƬ
numbers	73 7ž17e24Ň31E42Ǘ
numbers $	83 10ū14Ň
nurse	78 -6ő20S24P33ǁ
nurse visit	87 35ǁ
o	79 -14ŗ-7Ɓ11cd15ř16Ɯ32ǥ54ǚ
oak	83 11D14Ɛ15ũ19Ƒ
occupation	79 19q29P
occupation $	82 6q30P
occurrence	85 34ǡ
odometer	85 37Ů
of	35 -17oƦ-16Ƴ-15b-14ŭ-12łŹ-11Ʈ-10VĽŌŎşůŶƌƓǇ-9dyIƈƗƘ-8wŔšŵƒƷǓǥ-7ZĶŁţũŰǝǩ-6fŲǚǡǢ6OŤŴƠƩǀǆǐ7DŽƁƃƧƯǒǠǦ8nNņƕƙ9xSƄƎƤǊ10TŃƆƭ11lWĴňŜƚƹ12etQķĸĿŊŚƂƱǋ13qzERľŏŦƲƻ14sYŗřŷǃǏ15ǣ16pƝǛ19KťƣƥǌǞ20grCƋ21Őś22ǔ23Ɖ24Ňű26ǈ28ƽ29Ƈ37Ǆ
of #	78 -10Ť11ſƤ14Ş19p22ƒ60ť
of $	73 -19ƈ-14Ƴ-12ƣ-9ĺ-8ǩ-6ŗ11Ƹǋ14Ǎ17hƉ20ŀ28Ŀ37Ƈƽ
of @month	87 -7Ɵ13ŕ16Ń18k
of a	70 -8Ū-7Ʈ7ń9Ǒ10ŧƆǄ11Ŷ12Ńƣ14ĺ15Ʋ17Ǐǘ18g20œ21ƨ31T
of an	80 11g13O18ǋ19R26ľ
of birth	77 8d21p
of building	83 -13Ʃ-10Ǎ56ƣ
of business	83 -6ǆ10Ɲ21ǥ42Ǆ
of construction	87 -14ƅ41Ƈ
of coverage	83 12Ƭƭ14ǒ18ŗ
of education	87 17m
of em	79 -9c8l10Ş11ơ12u13Ʊ16ǋ19E34v
of everything	87 -7Ź9ķ12Ƃ20ǐ
of her	85 10z14r25ƨ
of insurance	73 -8ơ9ǒ11ǌ16ŏ38Ƅ
of is	85 -7Ɖ9ō12Ǎ
of it	66 -27T-11ŝǄ-10Ŕƕƿ-6Ƽ6ķ7rŦ9Ŗƽ10CƱ11BƙǢ12ű13J16ōŬƵǛ17Ť19ś22Ɯ25ŧ51Ň
of life	82 -19Ʀ8W47Ʃ
of mine	85 -8d15ŊƤ17Ŝ
of money	83 -6ĸ11Y13r14ư16Ǆ22X
of our	87 8Ļ10ǝ
of personal	87 11ƃ13T
of pocket	82 11Ŧ17Ř22ĸ
of policy	76 -17ƪ41ŏ44Ʃ
of roof	85 -22ƈ-8Ǆ44Ɖ
of safety	85 20Ǚ
of shape	87 14Ƹ24ű
of that	67 -12ǩ-10ǆ-8Ʀ7gW8ǌ9ƞƪ10ŨƋ12ņ14ǃ20Ƨ21ś23ű24ų25Ŧ49ň
of the	53 -17ƒ-14ǥ-13Ǟ-11PRƗ-10Ɖ-9u-8ůƜ-7ǆ-6xƂ6śƀ7ƆƲǋ8ųƧƴƾǨ9DGSƟơƪǈǐǛǦ10gƱ11Ǝƶ12Ɩ13ŃřūǠ15Ő16lEǑ19ƈ20ķŦǃ21QƯ22Cƻ26Ĵ28Ơ33Ɲ
of them	71 -15ǚ-9ų9D10žſơ13Ūƻ14ǒ15g42ǈ
of there	87 9Ƥ10Ŕ14H
of thing	87 11ǀ17Ń27ƹ
of this	76 -11N-7Ō8r10tŀ15ĿǊ19Ļ22s27ŏ
of those	68 7Ǝǒ8ŕƣ9ŇŐ11ƛǊ12cƉ14ĵ16Ʃ23ń31Ž
of us	85 10Ɔ15x18s
of what	80 10ś11Ʊ12ǔ15ŋƵ
of who	87 -8Ƭ10ƫ12Ŭ18Ŝ
of work	70 -23U-11R7Ǟ11ņ12ǉ13gƦ15ƃ17S29q36P38Ǆ
of you	62 -12ǩ-9Xŭ-8Sǖ7sǂ8Ņř10Ư11TǨ12p13q14RŒ21rŝŷ22u28Ś34n38K
of your	56 -12o-11Ŀ-10ơ-8bƔ-6Śǧ6Q7ŦƪǄǘǚǠ8ĴřƕǊ9NYŉŘƦƮ10ƽ11aŨƂ12ľƗǜ15Œǈ16ǔǖ21ǣ23Ǜ24ƥ27Őǌ28e
of yours	77 9w11Ŝ12Ǧ13ƥ15Ɗ19t23Ɲ34x
off	53 -11P-8ŃŢƮ-7LřůƛƵƶ-6W6dJXŐ7NŇŚƄƏƐǓǠ8sķŗƧ9Dƻƾ10qƥǛǟ11Ƭ13eū14gkĴ15ŋšť16Ɵ17ŵ18BŁǊǣ19IƔ20ĺ22ź24O28RŬ
off $	67 6I8ƂƊ10Ňťŷ11ŋ14Ł15ǩ16Ƨ17š24g25Ŭ26k29Ɣ
off a	82 7Ǔ10m13e14Ĵ32ǣ
off of	79 7ƻ8Ŕ11ŵƀ15Ǌ16B
off or	76 18Ŭ26ĺ
off right	85 -13ř15Ł16R17I
off site	85 20ƥ21Ǜ
off the	71 -10ƛ-8Ʈ-6Ƶ8e9ŗ10dƃ11ŌŐſƐ12Ű13X16qǟ29ū36O
off what	87 17I18Ǌ21ķ
off your	82 -7ū8Ÿƪ10ƻ12J
offer	76 11WƁ13ƴ17Ņ18ǚ20Ǆ21ƒ
offer $	85 23Ǆ
offer you	87 14Ɓ
offers	87 -7Ŵ14ł25ń
office	65 -14ǜ-12ǟ-11Ů6Ɩ7N9Iś10ĹŋŜŭ13PR19ơ20ů22Uǋ24Ɲ33ǈ37M
office $	73 -12Ů8RƖ10ǋ11Iś13ǈ19M21ů28Ɲ
office or	83 -8UƝ13ŭ15M16P18ǋ
often	72 -7ǖ6Ů7ŭ8Ɛ10Ŝų11ƿ13ƾ19Ɯ20Ɵ26Ų
often $	82 20ŭ
often do	80 -8ǖ7Ů9Ɛ14Ų15ƿ16ƾ
oh	64 -12ǐ-7Ř6lƅǗ7Gƞ8SUĶŬ9tœƌƎƟ10ǃ11QĿšŪ12Iż13x14E24Ť
oh #	83 7EŸ8ƶ10ƀ16Ū
oh a	85 7Ɖ9Ǘ12Ǝ13Ŭ
oh congratulations	87 8oƔ
oh i	85 -6ƀ7C9ƅ13ƌ17ż
oh no	87 12l18Ŀ19Ť
oh that	80 -8Ř-6ƞ8ƐƘ12t13œ14Ŷ17x
ohio	87 7ź19l
okay	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7FIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
okay #	87 10ǉ20yŷ
okay $	67 -15ƻ-10Ţ-9Ʃ-7nŊ8b9sx10Ʈƾ11Ũ16MňƼ17Ƭ19K21NĴǩ24ű39Ķ
okay a	85 14ŭƣ15b
okay and	70 -12ƺ-7ǩ6ƍ8mƁƃƗ9Ķƈǆǐ10ŗ11IŒž12Pǁǎ13Xƿ17ǂ
okay how	85 10ǒ12Ɔ14Ǖ
okay i	80 6E8Ŀ9b10ƺ13s21ŝ
okay if	80 -13ň9Ƹ18Ʀ20Ŋ
okay let	85 10Ū14ř
okay no	87 13Lŏ16Ń
okay so	74 -7ŷ6ĺǥ7Ŏ8Ƶ10ŅŜş11Z12qŘų13h
okay that	85 10pŇ11ň12Ŵ
okay to	82 7I19Ŋ20ū
okay well	87 -13ŝ9ţ12ũ22p
okay what	87 9Ƈ16ō
okay with	74 -6I10Ř17X18ŋ22ǁ32Ž
okay you	85 10T11Ÿƴ15Ő
old	52 -28x-25ſ-12Ǟ-10u-9Ɖƣǩ-8q-7tŅǟ-6ŜƞƼ6Ʃ7ŀŪƯǂǅ8ļőƗ9šűŷ10ĽŸ11D13ƀ14Ķ15ƽ18SŤŹ20ņǍ30Ƌ32p33ƈ37ƅ41c43Ƶ50œ51v
old $	82 -12p33v
old are	76 -12u-7px6Ƌ32v39c
old enough	87 12Ź20ŷ
old is	65 -25x-21Ɖ-19t-9ƣ8cƋ9ǂ10ǅ11ƀ14Ǎ18v34ƈ44ƅ66p
old one	82 17œ20Ƶ
old policy	71 -33ſ9ŗ11Ʃ14š29Ť34Ƶ
old truck	87 6ƀ17Ū19ű
older	78 -12o6Ƌ11v12ƅ18Ŵ22z26p
older home	87 8Ƌ26ƅ
oldest	73 -10p-8ų-6Ÿ14Ź23v24x27y34w
olds	78 -17t8v9Ƌ10Ǎ12ƈ21p30ƅ
olds the	83 11Ǎ13ƈ17ƅ
on	32 -21Ǟ-19ƙ-18ǉ-17Ňŏ-14Ŏǌǔ-13NǓ-12GľƳ-11LŀŅƒưǋ-10ƤƧǝǠ-9hlĻňŐŶƩƬǑǩ-8emCJOWYŝŹǟ-7pHśŜşƆƎƽ-6Ŋ6ajFƘƛ7EUĴĸŪƟƲƺ8vQŢŷƣǕ9DŕŖƠơƮ10nļǂ11ƿ12rłǈ13ōŰƄƵ14sŚŻ15AƖƫǚ16Zƃƻ17cřƪǒǗǢ18ǃǇǦ19ŔƇ20gĺţŦƜǥ21BƁƓ22yĿŘ24ĹŤűƈ25ŗ27ƀƯ30Ł37Ƣ38ſƌƦ40Ŭ42Ů44Ɣ49ƨ
on #	87 -9O15ů23Ǖ
on $	60 -28ǌ-26Ǟ-17Œ-16Ū-15Ɖ-9ĿƯ-8Cž-7gV-6Ş7ŋƟǚǩ8sņ9ǂ10x11Ƙǔ12Ŕ14Sĺ15tU16QZƈ17ĸŘǄ18A19I20łƣ23Ťƌ26ƻ37ơ50Ĺ57ō
on @day	80 -8g7Ɩ14ŭ39k
on a	64 -12Ǟ-7N6ĿǗ7jnŭƀǚ8ƇǀǑǘ9łųƌƿǓ10ńťƐǏ11Ť13Ÿǖ14ţ16y17ǩ
on and	85 7D14ř16R21Ǡ
on any	83 -16H11ǂ19ƻ20y32ƌ
on anything	85 -7Ƽ14Z16ƻ18ǂ
on board	87 27r
on file	80 10J20ǒ23Ǘ
on her	80 -13Ƹ11Ʒ13o17ǂ21Ʈ35ƨ
on here	79 -6ń7ż8ŷ11Ŧ19o39Ū
on him	87 -14Ʀ13o32ƨ
on his	85 -9Ʈ11ƨ14q31Ʒ
on hold	87 25Ş30ǩ
on in	79 12i24Y
on insurance	78 -15Ǔ10r14Ł21Ū34ŗ
on is	87 9ŉ18Ƹ24ǚ
on it	59 -16Ť-13źǩ-12Z-10Ɣ-8Ń-6Ʃ6ŏƵ7Űŷƈƍ8Ľƌǧ9Ř10ŖŚǥ11Ł12ǡ13Aŗƪ14Ō18łƫ19Ɵ28Ũ31B35Ů38ű39Ŭ
on my	85 10fDX12Ť
on one	79 8Ǎ11ĻŽ13ń15Ŷ16Ǖ
on paper	79 -9Ś10K13ƲǆǗ29ķ
on payroll	82 -34Ǉ-19ǉ58Ŀ
on staying	85 -10V23Ţ26H
on that	63 -9Y-8Ʃ-7Ļ-6wł7ŧƁ8ţ9ŞŻƞ10ř11ĺƊ12ƫ13ļǦ14ŗ15ƈ16Ů18Š24ƀ25ƪ29Ŭ36Ŧ
on the	44 -18ſ-17ŗ-15ơ-14ǩ-12ĿƂǠ-11IǓ-10JōƜƨ-9ƒƟǉǋ-8ovľŇŸ-7xŀŶƻǏ-6ƚ6ŵǒ8pyBQĹ9RƉǀǢ10cnŘƌ11Ƅ12gŒżƃǛ13bsŉŖƀ14aŤźƇ15ǣ16ƁǦ17Fǥ18Ŭ19ŕ22Ɠ23Ű25Ɩ27ř28Śǈ31Ů34Ǉ39ǃ60Ƣ72Ɣ
on their	87 22y
on there	69 -10Ƭ-8j-7ǩ-6Ŝ10ƀƪ11Řƈƕƫ12žƄ13ţ14Ɓƚ18ơ59ŗ67ſ
on this	70 -11ư-7aǋ8w10ĺ11D12ŏ13dI15B20ŷ23rŃ42Ł
on those	85 11vƈ23Ɯ
on to	85 -15G-7Ʃ15ļ23ƌ27Ƶ
on top	78 -6Ź8Ǧ11W14Ƶ32Ƃ
on what	87 10T13Z18Ŗ
on with	87 12V
on you	63 -14Ǒ-11ŏ-10n-7Ř-6Ǉ7ŻƿǢ9Ÿǜ10Ǥ11j12œƾ13ƛƬ14Ŧ18Ơ19c27zƱ51Ư65Ʀ
on your	53 -19Rǔ-17ƙ-15ŏ-13ŋ-11Ÿ-9rŚŨ-7yFķşƧƮ-6Ŗŷǡ6juǈ7UĹƛƿ8TƟƢǆ9xƦ10ĺţƲ11ŔŧƄ12žƺ13Žǒ14EƗ15cĵƜ17ƃ19Żǥ20P21nũ23Ɠ28Ư30V35g38Ŀ44ſ53ƨ
on yours	83 11Ơ13Ʀ17Ť20ű
on yourself	83 -10ŗ-7g16Ǩ52Ʀ
once	73 -9ŭ6ňƢ8ƫ9ǀǜ10Ũ11Vţ13ų14ũ16Ƶ17Ĵ
once $	85 20Ĵ
one	44 -15ǩ-13K-12aŎ-10HŮ-9nōŭƯ-8TXķŀŷƗƱƳƷ-7sMYŃŖŗũƁƥƮǚ-6oZĺŨƋƞ6xĵƒǜ7Ǧ8Eƣ9uņŘƏƫǤǥ10vwAŞƀǆǉǣǧ11yůųŶƎ12łŇ13œƉ14Ʃ15JŐƛ16ţǈ17iĻŪǨ18ńǕ19Ɔ20IŠŴŵ21ŽƵ22ľ23Ʀ24ż25ƻ28ǋ31ƺ32ǔ39ǡ41ş49b
one #	70 -22b-10Ƶ-7ƚ6Ƭ8Ǣ9Ǧ11Ƃ12ŘƔ14ƪǐ67ƺ96ǡ
one $	63 -12Ǟ-9ş-8Ŧ-6ǣ7ŴŸ8wż9ƛƦǥǧ10IļƏƶǔǤ13vy14iŅŇ15ţŵ19Š26ųƵ29b
one and	85 10ǉ14ƀ19ő
one car	85 -23Ŵ-10Ŷ-7ń28ŵ51Ū
one for	87 -16Ƽ-9ǁ-8Œ10Ə18ř32ƻ
one go	85 -7Ō8Ǥ11Ĵ13Ŵ
one how	85 -11J12ǘ13bv17Ŷ
one in	78 7Š10ſƀ11Ŵ13Ŷ17Ž29ǋ
one is	82 11pƴ14ų17œ21w
one of	62 -10ų-9H-7Š-6x7Qŕſ8žƣ9ƛ10ƻǨ11gSƉ12ĵƅ13ǜǞ14Ʃ20E21Ǝ24ǣ26Ž32ńŐ40ǈ
one on	87 23ş
one or	80 12Šţūŵ14Ř21J
one thing	82 -10Ŏ15Ļ21ľ39Ş
one to	83 -13K-11ń10z11Ŀ17B25I31ǩ
one way	83 -11Ů10ł37ů
one with	85 -9Ŵ10Ľ14ł34ż
one you	77 -7ƚ9ņ11Ŀŭ12Ƶƻ14Ř16y35Œ
one your	87 
ones	63 -17Ɲ-12ǃ-7Ż7fǎ8yE9ŵƯ10Zŗƛ11Ǎ13wŐ14ŕƎƵ15ŪƉ16ŉ19ţ20h23ų31u
ones $	74 -7Ż9ǎ10E12uZ14ţ18Ɖ20ŉ
ones you	80 11ţ19Ǝ
online	73 -6Š10ļ12Ǌ14ń17Ǖ23Ľ27Ņ34ǖ
online $	80 9ǖ13Ǌ17Ľ19Ǖ20Ņ
only	64 -13ǌ-10ǡ-9T-6M6ƪ7ǈ8mŲƋƿ9Ɯǉǖ10RƳƾ11ńňų12Ƣ13Ǉ14Ļţ16Ū17ǚ18ľƮ21ƀ24ŭ
only for	87 13Ɯ27ŭ
only paycheck	82 -10T25Ʈ
only when	87 12Ų14ƾ
open	66 -7R-6Š8aśƑ10Ŋ14Ţ16ǝ22Ǩ26W32ǅ54ǎ
open $	78 7ƍ13ǎ23ǅ
open to	85 -7ǎ18Ţ
open your	87 28ǝ
opinion	87 14Ļ17A
option	87 15Ň22Ō
or	31 -44ǩ-15Ʊ-13ŗ-10dsŌ-9elœ-8Ƣƪƶ-7ajrxJĺŢƠƸǍ-6nXŞŹ6AƔƖǄǜ7EQŁńŐƛǏǟ8hvNŤźƄǑǡ9Tǀǁ10šŸƀƽ11pIţƆƐƑǃǊ12MĹż13ƗƵǔ14qCşųǋ15PľŰƭ16űǂ17uƣ18mƋƍ19ĵƘ20Ŭƹ21žƩ22FĴ23Ǉ24K25L26Ųƿ27bƇƉ28Ƽ29ŭ33Ř38f
or #	69 -41ŗ-14ǈ-8Gƺ-6ť7ţ8Ơ13ŻǦ14Ɣ16E18b20ƆƬ28Ǉ33ǡ57žƭ
or $	87 12Ĺũ
or @day	83 -6k21L
or a	57 -7ǡǩ-6Ǒ6Qśŷƀ7ĴŜŤŻƔƲǚ8ƌƶ9hƊƍ10ĸĺƿ11IYƛǋ12Ɖ13iǛ16ŐŪ17ūǞ18ơ19ƣ20A47Ř
or about	87 9ŉ12ľ
or after	87 9ť21L
or all	82 -9l13ǔ15Ų19Ĵ
or am	85 8a10c11ń13Ň
or an	85 -13ƣ11A20ő21F
or any	74 -25Ɲ-10ƛ9ǌ11W28Ť42Ɨ
or anybody	87 13żſ17Ǩ
or anything	71 -9ŏ-8Ƙ-6ƥ6ş7m9ǎ12uųƜ18Ų21Ǐ38Ƽ
or are	64 -7ǩ6Ə7zYZŢ8uyVœǋ9lvň10aƪ11N12SŦǟ13Ƽ15Ŗũ19Ń24F25x
or at	87 9Ű18q
or been	87 9ƿ10š18ǂ
or can	83 7Ƨ11ǧ12Ł13ƣ
or closer	87 10L16Œ18C
or comp	87 17ƀ
or could	85 10ĸ13ŵ23X
or coverage	87 33ľ
or cremation	87 
or did	59 -14ǩ-10S-8ũ-7ŤŨ-6Şƽ6tŜżƅƌ7ļŕ8pwQƐƖƼǅǆ9j10Ɖƞǂ11C12Ľ14ƨ15mqňſ16ƒ17Ŧ18š22ŖŸ25cŠ
or do	59 -13ž-10Ų-8Ń-7VŶ-6Ʀ6ŚƻǄ7DWĻƑƿǠǧ8nUŇƁǃǕǛǜ9ŪŰǂǇǟ10ƕ11ƶ12ǖǡ13Ɛ14Ǐ15łų16Q17Ɲ18F20ǈ26ů
or does	70 -10qơ-6Ř7ŎŰ8rĽ10ƎǕǚ11Wǆ12ľƱ13o14ƿǈ15űǢ17Ł21Ŵ
or down	87 -12œ-9Ǟ15ƥ31Ǌ
or drop	85 -8M14ƀ15ś20Ƶ
or email	79 -9ǘ20Ǖ
or for	87 9ƭ16Q25Œ
or get	87 11Ƨ14H
or go	83 -20Ɲ20R26ž
or guns	85 32Ƙ
or hail	82 -13ƚ25Ř
or has	82 -9d9Œƈ13ņ15ǅ18v
or have	74 -8Ńǈ-7L7GƝ10ǅ11ţ13ƌƞǀ14Ǉ15ŏ16ňŌ18ŵ24f
or home	87 -10ş24I31Ĺ
or how	83 -14v9b11U15Ƅ16Ş18p
or in	85 13P
or is	54 -13Œ-11Ƹ-10ŪƱǆǇ-8ǎ-7sǩ-6ƣ6ơǣ7ivALYĹńŲƅƠƦǊ8yŁŃ9ŞũǃǉǍǟ10SƄƩ11Ŷ12ĶŝŽƆ13ƚ14qŀűǄǋ15ō16Ŝ17u18T23Ɵ26N
or just	65 -8L6ơǗ7DƃƩƻǒ8Ɨ9ŔŢũƇƓƱǀ10ņŭƄƦ11C14KŶ18U21Ǚ
or lease	83 -11Ǎ-10ǌ11F16Ŭ19ǋ
or leave	83 -8ƶǦ15Ƙ19Ŋ20Ƃ
or metal	85 12Ǎ
or more	83 -7Ǉ12Ǆ15ǉ29ŗ30Ũ
or next	87 -11Ń15ƣ28Ɩ
or no	87 9Ž
or not	78 8R11ŵƜ16ƍ18m
or on	83 -8R15Ƅ17P
or one	77 7ƚ11ƣ12ń16ĵŐ17Ǝ37b
or only	80 -7M11ŭŲ13Ɯƾ19Ļ
or or	56 -12ƥ-9ŭ-7Ƅ-6ǩ6iľŕŻǗ7gŇśŬſƁƊǀǇǋǙ8uŹƕƹ9mĸƀƆƘǔ10ƸǄ11Ǜ14ŏǎ16Ł18ŗƣ19ų
or out	85 21P
or over	85 -9K14ƈǊ19M
or part	87 -12R-9Ɨ27Ǉ28G
or pleasure	83 40ŭ
or rent	83 9ǋ
or scuba	87 17ǀ
or sell	85 11ƷǨ15Ǟ
or should	85 19O
or side	82 14ŭ
or siding	87 18Ƈ
or somebody	80 -8ŁƢ11Ŀ16F18Aǋ27f
or stay	85 7Ƨ12qǎ
or still	87 15f16t
or stylists	82 -6ǈ22Ǉ
or text	85 27K
or the	64 -11Ǟ-10a-9ǃ-8Ƅ-7ƚ6Ɣ7ř8ľƕ9eIŗ10ŪƩ11Ɗư12SŘ13bC14ŝ15ń16ǐ17ŕş18ǌ23Ƌ
or they	87 -8Ũ14iŃ29ż
or tickets	76 -7Ż25ţ
or trampoline	85 17ƍ
or upset	82 19ţ
or was	76 -7ƅƸ7ƛ8Ƴ9ţ10ƽ11Ř12ļ13š15Ƈ25Ť
or what	83 12ǆ13Ť24ŭ
or who	87 10ƽ13ƙ
or whole	83 -8Ʀ25Ʃ
or work	87 -8ǐ13ǁ14R18Ǒ
or would	71 6ś7Ư8sŏƤ9ĸŎ10ķŊ11Ǩ14Ŷ26ǝ
or you	75 9km10ŇƢ11gM12t14y23ż
or your	77 -12ǩ6ƹ9łƽ10Ǘ14ǁ16c20J28Ƽ
order	87 13Ƴ15Ǖ18Ŏ
original	82 13Ƌ14ƌ23ƈ
original roof	85 29ƈ
originally	80 9Š29l
originally $	85 6l
other	57 -18ǥ-15ŭ-9ǩ-8nŢŦ-7ƥ-6ŏ6ŀŤ7ňǂǈǦ8ƣƵ9űŷ12wǋ13o16Z17ſǇ18ųž23ķ24ł28Ƒ38Ņ42Ŵ46ş52ń
other agents	87 8ņ18ń
other car	82 48Ŵ
other drivers	87 20ŷ
other guy	82 9Ņ10ł11ż35ſ
other insurance	85 -8ſ-7ŏ-6Ʀ53ş
other one	79 -17ŭ-11ş-10Ŧ13Ƶ16Ņ20w21Ŵ35ų
other people	87 16ǈ27Ǉ
other policies	80 -24ǥ-7Ƃ10Ʀ11Ǧ44ş
other quotes	85 21ń
other vehicle	87 30Ŵ
others	85 19Ū21u25ž
otherwise	87 8ǂ11v14Ƹ
ought	83 -6ŉ12Ƹ13ŷ17ř29ō
ought to	83 -6ŉ12Ƹ13ŷ17ř29ō
our	76 6ǎ7Ļ8ǝ9MƟ26ļ27Ľ
ours	87 9G11Ɣ15x
out	45 -14Ń-13H-12ŨƮǄ-11Ĺ-10Ŏǒ-9ĿƠǩ-8FŀŶƛ-7ķŝǖ-6kGXłŴ6QRľƌƭǈǞ7EŗţƊƍƏƤ8ŭǙ9ĻƩǁǅ10YŧƗƦ11őǧ12lǐǨ13ŕŘŚşƵǋ14ĽŒŤŦǉ15q16gŇōƕǃ17ƚ19b20Ĵĺ23U24ĸ25VƜ30jƝǑ31y38ƪ
out $	65 -9Hű8Ƃǁǌ9Ɨǝ10şŠƿ11ļ13Ʀƶ15Ƶ16U17Ť23ő24ŕ26yƪ27Ɯ31Ĺ
out a	85 -12ǒ-8ǖ14Ɯǧ15Ʀ19Ľ
out and	83 12Ś14Ɨ19gǙ22U
out any	85 -17Ɲ11y16Ɯ17Ǒ
out at	87 11Ř14V19Ň
out back	82 10hƌ18ƍ26Ɲ
out for	76 -6ŎŶǝ7ş8ŭ11Ƥ17ţ18Ņ20Š23Ǩ40b
out front	87 9Ƈ38ǃ
out here	87 11Ɓ17I18B
out in	77 -10Ń7ǈ9Ə10ů11Ɩ13Ĵǉ
out of	58 -12Ǒ-11Ɣ-8Ʈ-7Ǆ7ſ8H9rtNƙƤ10ƞƟ11űƃ12yǀǕ13ǘ14Ŧ16Ĵ17ľƪ18Ļ21YŘ22ǋ27ƕ31Œ39ĸ48Ɲ
out on	75 -10ƛ-7M-6Ʃ9O10ƪ13ŭ14Ŧ15gqŚ16ǈ41V
out or	85 14UĴ17n21Ŗ
out that	87 -14Ũ10W15Ť19Ľ
out the	79 -28Ĺ-10Ƌ8a12ƘǑ13Ƶ14Ǐ33ĺ
out there	71 -7Ŵ10Ű11şŪ14ǩ15qE16P17Q26l28ƚ39j
out to	76 -20Ĺ10ūǁ11MŜ13ƪ15Ő21ĺ27Ǒ
out your	83 14Ǩ20ǅ21j
outcome	87 28Ļ
outfit	74 8Ş10ő14WŠǞ20ơ23Ő26Q35Ǆ
outfit $	80 9ŞǄ10Q12Ő16őǞ21ơ
outside	74 -9UƝ-6Ļ8q9ƣ10Ǡ11Űǀ14Ʀ16Ƈ21g25j
outside of	83 -10U14C17Ʀ26g
outside the	87 -7C12q13ǀ14Ű
over	49 -13Ƃ-12ŌƯ-10GŠŨǜ-8l-7Kŗ-6šŹƬ6Ɖƾ7jNTŞ8HJWZŕŖƶǡǩ9Ŏƥ10Ǡ11R12rvőƆƒƞǍ13xļ14SśǞ15itAUŦ16CM17ňƜ18ŝǦ19ĿŒ20Ƒ21Ż22Q23Ǌ24Ů26ŜǨ27Ơ
over #	73 -50Ǌ-14Ǧ-8G-7ŀ8ƒ11n12ĵ15S21Ɔ22c23v30Ŧ32Ů33Ơ34Œ46T
over $	72 8Ŏ9ķ12ƈǤ14ũ16Ż17ŕ21Ǩ24r26ś32ǩ33Ŀ
over a	75 -32T6Ů12ĸƘ13ź15M26Ɯ82Ǌ
over at	76 -12Ǟ10ƾ12S14q21ƥ22Ŝ25ļ28U29Q
over everything	87 7Ƃ13Ǧ14Ŀ
over in	83 -7c12z13Ǌ19H31C
over it	82 -43Ƃ-13ǜ-11Ō-10q15t17ň21Ŗ47Ǧ
over that	87 13x17ň
over the	67 -9Ư-8lŜ-7K-6Ơ6Ŀň7ņ8Ľ9JŻǖ10ǔ11kł12Ɖ13Ƃƒ14M19Ǎ27Ǟ37Ƒ
over there	68 -10Ũ-7C-6Š6ǟ7Ŝ8ơǈ10F12tǠ13xWŧ16Ơ20RŞ26iƞ36ŝ
over to	83 7Ƨ12Q13Ǟ26ő
over what	87 17Ŗ19ŀ
over with	79 21Ŝ28A
overnight	82 12Ǐ13ŕ34Ű
overseas	87 13ǀ21Ǖ
overtime	87 14R28T
owe	67 -9ş-7ƒ8ŉ10ķƁ35Ɣ37Ŭ56Z
owe $	83 -13Ɣ-6ƒ15ķ34Z
owe on	74 -31Z40Ɣ47Ŭ
owed	87 11Ɣ13ƪ
own	51 -18Ǎ-12ǣ-11ŏŭ-10Ų-8ǈ-7şƕǌ-6ŵơ6y7ŪƮǀ8YŘ9ƍƒ10ǆ11Qų12ƨư13Ƣ14Ɣ16ǐ18Ł19VǛ20ǟ21ŬƷǃ24Ǒ27ƀ30Ɨ34Ƙ35Ʀǒ41ǋ49ķ61F
own $	70 -9Ǐ-7Fǐǒ11yƗƨ14Ł18Ʈ20ŪƘ26V34Ƣ37ķ
own a	82 -10ƕ-9ŏ-7Ƙ20Ŭ21ư24Ǐ
own anything	83 14ķ35Ƙ
own car	85 -12ŭ17Ź20ǐ31ƀ
own cars	83 -6Ǉ16ƀ44ǐ
own insurance	85 -6Ƨ21ǒ
own jewelry	82 
own life	85 -7Ő53Ʀ
own or	79 9ǋ
own pocket	78 11Ŧ14Ř16Y
own that	78 -6ǌ8Ƙ9Ŭ12ƥ23ǋ25ķ
own the	85 -11Ǎ14ǋ20F22Ŭ
own your	72 8ǋ33F
owned	87 15ǥ29ǅ
owner	75 -10Ƴ8ơ10ǆ11F14Ǣ15ǣ17a19Ǩ26ǌ
owner $	82 -11ơ-10F17ǣ18Ǣ24ǆ
owner of	87 15Fǌ21a
owners	79 7ǉ16Ǩ19ǆ28ǥ
owners policy	87 -7ǆ19ǥ
owns	77 -13Ǎ-6Ŷƣ33ơ50ǆ
owns the	80 -14Ǎǐ-7ƣ13ǆ53ơ
p	82 -12Ŧ-11œ-6ǩ11ś12řƋ13ź34ǥ75ƃ
package	80 15W45ǥ
package $	87 17W18ǥ
page	72 -6J10Ļ11ō18ś22ǌ39Ś
page $	80 -10Ś-7J8ŗ11Ļ16ś25ǌ
paid	58 -15ǝ-7ŭ7ŏƃǏǘ8ƥƩƪƶ9ƢƫƭǑ10ǖ12Ĵƕư15œ16Ʊ17Zķǉ19ţŤ20Ŧ22Ɣ35Ŭ
paid #	85 12ƥ29œ34Ŧ
paid $	77 -17ǝ16ƶǉǖ31Ť
paid every	82 25Z
paid for	80 -7ŭ7Ŭ10ķ11Ǐ20ư28Ʊ
paid it	79 12ǘ15ƪ19ţ
paid off	72 6Z31Ɣ45Ŭ
paid or	87 10ƭ
paid yourself	82 11ţ
paper	75 10ŗǒ11Ʋ12ǆǗ15Q23K28ķ
paper or	87 11K15Ǘ
papers	80 7ǒ8Ʋ13Ɩ38Ś
papers $	87 33Ś
paperwork	77 8Ɲ10ś11ǃ12i14Ǡ17Ś
paperwork $	83 7Ǡ12ǃ21Ś
parent	83 11ŷƽ48u
parents	71 -18ǂ-8Ƹ9u12Ʀ13Ư37ƽ51z
parents $	87 6z
parents or	87 9z25u
park	79 12ǟ24ǩ33Ű
parked	83 27Ű
part	63 -14yŖ-7LŌƗ-6Ƶ6Ş8Ŧ9ſǚ10ŨƮǄǣ11J13Ƨ14ǟ15G18sU20l21Ʊ22ō26C36ň42VǇ
part $	85 -11R7Ŀ13ǚ20Ǉ
part of	70 -15y-14ǩ-8Ɨ-7Ō-6Ǔ8ŀ10Ŧ12ƮǄ13J17ǟ18G21sU24l27ň31C36Ʊ
part time	78 -8L17Ƨ18Ǉ55V
part timers	87 15ǣ23Ǉ
partner	73 -11Q-6ǆ8o12ƨƷ13Ł16p20tǨ22Ǡ23q
partner $	87 -10q12Ǩ19p25t
partners	79 -16Ƹ-11Ő-7ƅ7pǨ18Ŵǂ20ƨ24o31ǆ
partnership	87 6ǆ
parts	85 14l22ŵ23Ǒ
party	83 10Ɣơ11ǡ14Ɯ15P
pass	79 13ƫ15Ʒ16ƽ18ƶ25Ƴ
passed	75 6Ư8Ʊ9zư15ƦƷ35Ƴ
passed $	87 9ƮƯ32Ƴ
passed away	83 9Ʊ10ư19Ʀ
passengers	85 29Ų
passwords	87 35ǘ
past	71 7mţ8LŻ9Aǎǜ10ƽ12cO14ƿ16ƺ17ņ
past #	79 6ƾ9L12ƽ13Ż14c
patch	87 -6ƾ8ƹ12ũ26Ǚ
pay	50 -23ǔ-12m-9ĻŤ-8ƾǈ-7ŌŢ-6ƜǊǩ6FT7ſƨǣ8Ư9Yư11ţƬ12Ŗǡ14XŧƠ15Ʊ17ž18Ʀ20Ŧ21ŗǉ22œƕ23Ų28ĸŒǑ34Ǖ35ƒ36ƃ37Ř48ǖ57Ĵ
pay $	63 -18œ-15ĸŖ-14Ǒ-12ŧ-11Ŧ-8Ļ8ǡ15ƃ17ŗ19Y21X22Ĵ25Ř34Ų47ƒ50Œ
pay a	83 -7YƠ13Řǁ22Œ
pay for	67 -15m-9œ7X8ƀǡ10Œ11Ƥ12W23ƒ25Ʊ33ĸ38Ŗ
pay if	87 17ž19ƨ23Ʀ
pay in	83 18Ĵ25Ơ
pay it	83 -27Œ-7Ō13ƪ47Ĵ
pay out	77 -14ĸ7Ř10Ǒ17Ʀ20Ŧ21ŗ22ţ
pay the	78 -11Ť-10Œ-6Ŧ11Ʈ13ĴǑ17ŧƕư27ǉ
pay them	85 -20Ĵ-8ǖ-7œ11ž19Œ53Ǒ
pay you	79 -32ǔ-6Œŧǉ15ſ25Ŧ27T65ǖ
pay your	78 -11Œ-10ƾ-6ǈ13Ǖ15Ő29ƃ45ǉ
pay yourselves	82 25Ř
paycheck	70 9Ĵ11ǟ15Q17Ư20qƮ21Y
paycheck $	80 -10Ʈ-6q14Ĵ15Y18Q21Ư
paycheck and	80 -10T8W24Ʈ
paychecks	87 12T
payin	76 -12Ǩ-9Ņ9ǥ10F11œ16Ɯ17ŧƠǝ20Œ21W
paying	63 -8BƗǛ-7ǩ6Ʊ7Ų8Ŀ9Ƶ10ǉ14Œ15œǣ17ĴƜƠ18Ŧ21Ɔƪ23Z24ƒ33Ņ
paying for	75 -21Œ-8Ɨ7ǥ9ŖƱ10Ơ26Ɔ45ƒ
paying now	77 -10ƒ22Ĵ42Œ
paying on	85 -18Œ13Ƶ17ƪ39Z
paying them	87 7Œ9œ15ƪ
payment	73 -6Ř7ŎŕƮ19ǘ20ƕ21Ĵ32Ɣ
payment $	80 8Ĵ21ǘ23ƕ28Ɣ
payments	72 -7Ɯ15ƃ16Ɣ17Ʈ20ZŬ25š
payments $	82 -16Ĵ19Ʈ20šŬ
payments on	87 9Ŭ17ƃ
payroll	65 10Ǩ15Ǉ16Q23Ŀ25Ǡ39ǉ
payroll $	71 14Ǩ20Ǉ28Ŀ
payroll or	87 6ǉ8Ǉ12Ǒ
pays	73 -16x-11ƕ6U8Ŗ10ǣ11źſ13ƜƱ16Ʈǩ17ň21ƃ24Ǡ
pays for	85 -18x16ŖƱǣ21ǩ
pays the	85 -13ƕ7U19Ʈ33Ǡ
pays you	87 14ſ16Ɯ
peels	83 -9Ǡ-7ų6ǈ46ǚ
peels $	85 -9Ǡ-8ų6ǈ36ǚ
pension	79 47Ķ
pension $	85 8Ķ
people	59 -9Œ6ŏƗƲƿǚ7W8ŢǑǘ9Ǟ10lĺŝƨ11bǤ12ŗƶǉǝ14Kǐ15Ǚ18nƜǖ22ǈ23Ŀ24Ǉ
people $	82 -9Œǩ13ņ18ĺŗ20ǈ32ǉ
people are	74 -24Ǉ-18ǉ-7ŗ7Rŷ10ƿ16b19ǩ21n47Ŀ
people do	87 12ŗ30Ǉ
people in	87 11ǈ18Ǥ
people or	85 -8ǐǖ6hV17Ǜ22Ų
peoples	87 31Ǘ
per	79 -15ǉ-9ĸ8Ɠ13ž16ǣ20Ř30ǡ
per occurrence	87 35ǡ
percent	69 -9ƿ-8Q-6Y9ĶŁ10Ž11Ŕǆǔ12źǖ14Ǒ15Ĵ16œƚǄ22Ǜ
percent $	87 8Ž12œƚ
percent of	79 -8Q6ƚ14ǔǖ16Ǜ17Ǒ22Ǆ
perfect	87 12a25Ş
permanent	87 25Ʃ
permit	78 10ŷ11ƌ15Ÿ46Ź
permit $	85 11ŷ27Ź
person	68 -8ƶ-7K-6n8ł10gņųŷƫ11hžǎ12ľŖ14aA19Ǩ31Ŝ33M
person $	82 12g15h16M19a
person or	82 -9ƶ-8K7ơ11ł14ƫ18M
personal	71 -10ǥ10Ǣ11T14Ŋ17JƂƃ19ŭ33Ɨ
personal $	83 21J25ŭ
personal property	83 -12ǥ12Ǣ29Ɨ
personal umbrella	87 -6Ǧ22Ƃ
pets	87 -9Ʀ54h
phone	64 -19J-10ǘ-9ř-8Ň-6ǅ8iĹǖ10Ǘ11CŌŜ12Ǆ13ǟ15S19c21M22Ž23I26Oǩ39K
phone $	77 -18J8X11ǖ14Ō16K26M31O
phone call	87 8K17Ǆ
phone number	80 -9ř15C33I
photo	87 37ś
physical	77 20ƀ22ǁ35ƾ
pick	73 -11Ŕ10ƭ11Ĺĺ15W16Ŝ19L23Š24ł
pick them	87 -13Ŕ28Š
picked	79 -9ĸ8X16N17ǟ19Ř20Š
picked up	85 6K9X17N18ǟ
picking	85 10ił13ǟ
pickup	80 -11ǃ10Ǐ15O16ų19ŭ21ǐ
picture	72 -9s8Ƈ9Ķ10Ʊ11Ŵ13Ʒ14Ť24f29ś
picture $	82 -10s-6q10Ƈ11Ķ29f
picture of	80 30ś
pills	85 16ƿ40ƻ
pipe	83 41ƛ
pipes	85 12Ƥ28Ƌ
pizza	87 -7C9Ų29ǩ
place	55 -18ő-16Z-10ǣ-9Ǟ-7vƮǇ6ťƛǠ7jqĻşǎ8QƆ9ŌƓ10UƍƚǙ11nDǛ14HŏƅƜ15ŃƌƤ16ƒƔ17Ƣ19ƟǨ21Mǅǟ23GǊ24Ʀ30ƞ34F
place $	63 -18Z-17ő-15ǩ-12ǋ-11ƋƢ-10ǣ-8ƗǞ-7vǇ-6Ɛ7Ơ8ťǎ9Ļ10jŃƑƥǠ12ŌƍƦǙ14GƞǛ15D16Ɠ17ƒ18ƅǟ19Ɯ20Ɣ21ŏƌ24F26ǅ
place a	87 10Ʋ11ƣ12Ɵ
place or	87 11G14M15ş
place to	85 12Ɛǟ24U26ǩ
place with	85 8Ɛ46Ƣ
place you	83 12ǋ15Ƥ23Q
place yours	87 35F
places	82 12ƅ13ń14ƠǕ15ǔ
plan	66 7H8k11rŌƯǀ12ƶ13ƃ14uƱ16Ň20Ķ22Ƶ28W30V
plan $	85 -19y12k13H17V19Ʊ
plan pay	82 17ƃ
plan to	80 11Ǟ14ǀ16Ƶ17ƶ19V
planned	85 -11u12kǀ16yư
plannin	82 7Ǟ10H12Vƌ15ĸ
plannin to	87 10Ǟ11H13V
planning	75 9ƌ10ǀ15H29y
planning on	82 -17Ǟ-9V8H11ƌ49y
planning to	80 -17y9H11ǀ13V22Ǟ
plans	68 8ǁ12V17H26ĺ27k28ǚ30Ǟ
plans $	83 7Ǟ41k
plans at	82 -12V34ĺ
plans for	87 23Ǟ
plans to	85 -8k12Ǟ28H
plant	82 -13Ǟ7ů14Ƨ19U28S
plate	78 -20Ÿ10ǀ11ǌ50ū
plate number	87 19ū
play	80 -13Ũ11s14Ť18ŉ39g
please	70 -8Ś-7ơ-6ǌ7cř10ŗ13b15D17d23a
please $	70 -7ơ-6ǌ7cř13b15D17d23a
pleasure	79 27a36ŭ
pleasure $	83 40ŭ
plot	87 -10ŏ33ư
plug	85 14Ə33Ž
plumbin	85 8Ǆ32Ƌ
plumbing	79 7Ƌ12Ǒ15ƛ
pocket	73 9Y12ĸ16Ǆ20Ŧ29Ř
pocket $	77 -23Ř10Ŧ15Y38ĸ
points	87 17Ş39Ż
policies	68 -6Ƃ7Ʀ8ǒǦ10Ƙ12Ƶ32ş38ǥ
policies $	83 -9ǥ-8Ƃ10ǒ11Ǧ21ş
policies do	87 16ş
policies you	78 7ş
policy	47 -13ĺ-9ū-8žǦ-7IŬƣ6ŜƖ7ŌƛƫƬ9Ƃ10ƚƢ11śšŴƨ12Őǥ13ơƪǢ14Ĺ15Ťƃǡ16ľ18ŗŠ19ſ20ŷ22Ʀ23őƁ24Ƨ25ŏŚƵ27ŕŖƩ31ř
policy $	58 -21ŏ-16Ʀ-15Ǧ-12Ş-8řƩ-7ƣ6Ɨ8ŒƵ9Ūƛ10Ŝ11Śƪ12ƫ14ŷƃơǥ15őśŠ18ŗ19ǡ22Ƨ25ľ27ŤƂ32ſ
policy and	77 -17ĺ-7Ɨ9ǥǦ12Ǣ24Ĺ
policy does	87 -20Ƃ23ǩ31Ŗ
policy for	87 -12ř17ƪ24ŗ
policy in	85 13Ź14Ś20Ļ
policy include	82 34ŏ
policy is	76 -17ƪ9Ɓ10Ĺ20Ʃ23ŷ32ŏ
policy like	87 7ŏ13ţ
policy number	73 -17Ś-12ū-7eI92ř
policy on	87 40Ʀ
policy or	79 8Ʃ9ơ11ƢƦ12ƚ
policy out	87 24Ś32ő
policy right	85 -9Ś-8Ƶ7ǁ11Ʃ17ř24ŏ
policy that	85 10ƃ16Ş
policy today	79 -22ŗ-12ž19Ō48Ŗ
policy with	85 -10ş-9Ƶ15Ʀ22Ŵ35Ő
policy you	80 7ǥ11Ʀ16ŕ27Ƶ
pool	68 -8Ƒ10ƥ18ƚ71ƍ
pool $	80 12ƚ13ƍ
pool or	83 9ƚ21ƍ
porch	85 14Ə16ƥ18ƞ
portable	87 41Ƨ
portable $	87 41Ƨ
position	87 -9G11ż15ǈ18S
possession	87 37Ɩ
postal	87 23E
postal code	87 23E
postponed	87 18ƴ
pounds	85 -12c49ƺ
prefer	85 14K22Ĵ
premium	76 9Ʃ11X14œ17Ǥ29Œ
premium $	82 -7Ǥ15œ33Œ
premium audit	87 13Ǥ
prescriptions	85 20ƻ
prescriptions $	87 19ƻ
present	82 10őŞ11ǜ14Ő15ŝ18N
pressure	77 -12ǩ7ƻ17ǂ30Ƽ
pressure $	87 -13ǩ-9ǁ17Ƽ28ƻ
pretty	70 6ZĶ8ŕǐ9WƑǑ10UōŴŶ11S12ƞ16Ũ18G24Ƹ
pretty good	83 9ŝ11W14G28Ƹ
price	64 -9ǩ-8Ǔ-7ŏƾ7ŊƂ8ŘŞŢ9Ƭǁ10ń11Ʃ12ŝǊ14ł15Ňœ19ŀ22Ŏ23Š26ľ27ƒ31X32Œ34Ņ
price $	75 -8ƾǩ-6Œ10Ţ12Ƭǁ13œ26ƒ37Š38Ņ
price a	87 -6Ǧ9Ɨ10Ƃ18Ǌ
price is	87 6ľ13Ŋ22Ŏ
price or	87 53ľ
prices	87 13Ǐ16Ɨ19ń
prices $	87 13Ǐ16Ɨ19ń
primary	85 13Ǧ19ƾ
priority	87 32ľ
private	80 10Qǣ12ƨǀ21ơ
problem	79 -11Ő9Lŏ11ŵ12Ĺ16Ŝ17ŀ
problem with	87 6ŋ14Ĺ20ŀ
problems	79 9ǂ12ǜ14Ƽ15ƛ
problems $	82 -23ǂ15ƛ18Ƽ31Ƹ
professional	80 11Ɛ27ǚ
program	76 10ļŊ12ǅ14Ǘ23Ǚ29ǥ
program $	83 16ǥ25Ǚ
progressive	87 19ő25ń
promise	87 13Œ21d
pronounce	87 25b
proof	70 -13Ń-7Ǒ13ƕ22ǧ30ǒ48Ƅ
proof $	80 -17ơ-13ƕ23Ƅ30ǧ
proof of	79 -8ƕ16ǒ29Ƅ
property	67 7Ɯ8ơ10ǋ11ǌ12ķž13H16D18Ƒ19Ɨ37Ǣ
property $	80 -9Ɨ7ķ10Ɯ14DƑ18H
property coverage	87 19Ǣ
property limit	87 24Ǣ
property manager	87 30ơ
protect	87 15ķ18ǘ
protected	74 10ũ12ŏ18ķ
protected $	76 20ķ
protecting	85 7ķ11w12ŏƱ
protecting $	87 8ķ11w12Ʊ
protection	78 -7Ʊ15X16ľ18Ŗƃ20ƭ25ŗ
pull	74 8W9dŁ10gŢǐ11ƌ12RĴ34Ś
pull it	87 41Ś
pull the	85 12Ł13Ţ15Ĵ
pulled	85 41Ż
pump	83 24Ɗ
pump $	87 25Ɗ
purchase	87 27ƒ
purchase price	87 27ƒ
push	83 10łŃ12Ɩ13Ŋ14Ō
pushed	87 8ņ15H
put	54 -9G-7ĴŖǝ-6ƯƵ6ơ7csTžſƃƅ8aDľƐƻƼƾ9kĸƙƱ10oĺ11QXŪŰŷƎ13Ŵ14Rƈ15ƒ16fŮ17Ʋ18ũ19H20SƓ22Ō27Ƥ30Y
put a	83 -11Ƒ7Ž12Ŧ18a22ƒ
put down	83 -7ǩ10G11ơ13u19c
put in	76 -20G-7ƽ8ţ13Ƽ16Q17ũƎ22R33S
put it	76 -9ǩ-7a9L11żƲ12Ɛ13f15ƾ23Ō36Ɠ
put on	73 -18Ɖ-9Y-7ǋ11T13DƲ14w18Ŵ19Ūŷ20ƈ29Ů
put something	87 10Y14q
put that	87 13ű14ƅ16Ƒ
put the	87 8ƥ
put toward	87 23X
put you	74 9f11Ō13mļſ14ƃƻ19ĸ23ǩ45Ƥ
put your	85 10Ľ15ŌŚ
puttin	83 9Hż10Ū11ƹ16Ķ
putting	77 10Ľ11H14Ʊ15Ū19Ů20Ķ
quarter	83 14Ʀ17Ƙ18Ń27O
question	83 12Ĺ20A25ŉ
questions	71 10d28Ŋ34ŉ
questions $	78 33Ŋ
questions do	87 21ŉ
quick	76 7Ǐ8ķ11d12ǉ15ŧ16Ŋ18ŝ
quiet	85 10L14Ʈ15ŀ22ǎ
quit	73 12V13š27Ķǂ29Ƨ33ƹ
quit $	85 21Ƨ40ƹ
quit the	87 7Ƨ16V17ǂ
quote	69 -11Ƃ9cƈ10JĽ15ž17Ǧ20eĹ35Ņ
quote $	82 -6Ĺ15Ľ25e
quote you	80 17Ĺ18ž30Ņ
quotes	80 41ń
quotes $	85 21ń
race	85 44ǀ
rain	83 -7Ǧ-6ũ9Ƃ12Ɖ14Ƹ26ƙ
rains	79 17ƙ19ũ
rains hard	80 27ũ
rainy	85 34Y
rainy day	85 34Y
raise	77 -16Ŧ-9ƫ6Ŕ11Ř20œ22Ơ37Ư
raise it	87 -17Ŧ8Ŕ22Ơ23œ
raised	82 -8Ř7œ13ŗ15a28l
rate	72 -11ƒ9ŰƸ10ŝ11d12Ŏ16ĵ18Œƴ21Ŕ27œ
rate $	83 -12Ş6ƴ15Ŕ21Œ27œ
rated	85 -20œ17Ş44ƴ
rates	79 10CŎ11Ľ12H13c14Ǌ17E
rather	73 7ś8I10Mǁ18sŊ21K
rather i	80 8I13Ŋ24K
rating	85 11ŷ14ĵ
reach	73 -9N8Ə10Ŝ11X17ĹĽ18Lĺ25IK
reach out	83 12Ŝ21Ĺ24ĺ
reach you	77 -10N8Ə20LĽ29K30I
reaction	87 43Ň
read	64 -8I-7ǌ-6ǩ7aƪǉ8Ņ9ŸǓ10D11ŗ12d13eƻ14Ś15Jū18ơ23ř31Ŗ
read me	67 -8I-7ǌ8Ņǉ9Jƪ13ŗ14eŸƻ16ū20ơ26ř
readin	83 8Ŀ16I20Ů21j
ready	78 -10Ţ-8ŏƯ-7ǩ12řǤ14Ɩ16Ǟ39Ō
ready to	82 -11Ţ-8Ưǩ17Ǟ42Ō
real	73 -12I-9Ň-8C-7ǎ8ƅ9rFŜ10dƏ11cŵź12ŧ17ľ25ķ38ǩ
really	80 7ľ10ĿƗ11ŵƓ12ņ13g
reason	74 -12Ǧ7B8š17Ĺ18Ƃ21Ō42Ŕ
reason $	83 9B32Ŕ
rebuild	80 27Ɠ
rebuild $	83 17Ɠ
recall	80 19q49Ľ
receipts	85 30Ǌ
recently	83 8ő18Ƴ25ĺ
recently $	87 8ő20Ƴ
reckon	87 14rz21ư
record	72 12ǟ17ŋ18ţ43Ż
record $	80 -18ŋ52Ż
record this	87 27ŋ
recorded	78 33ŋ
recorded $	87 21ŋ
recorded line	87 6ŋ
recording	85 16ŋ
records	80 -13ŋ-6ǔ14ƾ40Ǘ
records $	87 -10ŋ15ƾ18Ǘ
redone	85 10Ƌ15ƌ29ƈ
referred	87 27ļ
regular	74 7ŭ8ƙ9nK10Ʃ11ų13Ƙ16Ų17Ɖ23ǔ
rely	87 9Ư14ǚ17Ǖ
rely on	87 9Ư14ǚ17Ǖ
remember	69 6œ7c9tŦƢ10x11ƶ16E47Ľ
remember $	87 8B9œ10Ľ
remember me	85 10Ľ
remodeling	87 23ƌ
renew	75 24Œ44ŕ
renew $	76 24Œ25ŕ
renewal	67 12š13Ǟ16Ĺ23ŕ30Ŝ
renewal $	83 20Ǟ
renewal date	87 18ŕ
renewal go	76 38Ŝ
renewal notice	82 24Ĺ
renewed	85 -9Ŕ21š23Ơ
rent	59 -10n-9PZ-8Ŝų-7Œ-6z8Ƣƥ12Ǐ16Ʈ19Ǒ20Ǉ24ŵơ46F59Ɯ75Ơ
rent $	72 10ƥ27Ơ51F
rent a	79 21Ǉ
rent from	85 -11ų-9Ŝ-7Fƣ31Ɯ35ơ
rent loans	82 -9Z25Ʈ
rent or	87 13F
rent out	83 20Ǒ26Ɯ
rent the	85 -13F-6Ǉ10ǋ27Ɯ
rental	72 -8Ơ15Ƥ22Ƣ77Ɓ
rental $	87 28Ɓ
rental car	87 8Ɓ
rentals	87 10Ɯ44ķ
renter	85 15Ƥ31F
renters	77 -22ǌ-8ǐ-7Ǉ21ŏ28ƢǑ33ơ
renters insurance	85 -24ǌ-9şǒ20Ƣ24ŏ37ơ
renting	82 13ǋ17ƣ25F
renting $	87 -6Ǎ19ƣ33F
repair	85 12Ŕ25Ŧ
repairs	87 -9Ǒ13Ŧ26Ǆ
replace	73 -10Ɠ-8Ɛ9ũ10ž12Ʈ14Ǣ15ƈ16Ƒ19Ɨ20Ƶ31Ǐ
replace everything	87 14Ɨ17Ǣ
replace it	87 36Ƶ
replace your	87 -8Ƶ36Ǐ
replaced	79 12ƈ16Ƌ
replaced $	85 18Ƌ
replacement	80 11Ɨ43Ɠ
replacement cost	85 14Ɨ21Ɠ
replacing	80 -6Ĺ13ĺ23Ƶ
replacing it	80 -6Ĺ13ĺ23Ƶ
report	79 10Ť11Ż15ĵ16ţ24ź
require	76 -6Ǘ15Ǔ18ǌ
require $	78 -8ǌ27ơ
requirements	87 -9ơ14Ǔ22ǌ
requirements $	87 -9ơ14Ǔ22ǌ
residential	87 12ǔ21Ǆ
rest	80 -10Ƌ7ƥ12ŷǑ13x14z20ōư
restaurant	83 -7Ųǐ6W12ǟ14Ǎ17Ǜ
retire	80 -9Ķ10ƭ13Ŝ22Ƨ28V
retire $	83 -9Ķ10Ƨ14Ŝ30V
retired	82 -10V-7Ķ11q43P
retirement	73 16t53Ķ
retirement $	79 17t22Ķ
retiring	87 -8Ǟ31V
return	79 8Ǌ11Ǡ12Tǆ13ŧ21Ǚ
revenue	82 37Ǌ
revenue $	85 33Ǌ
review	85 -9ƶ-6Ţ21Ŗ23ǩ
review $	87 -9ƶ-6Ţ6Ǟ18Ŝ25ǩ
ride	79 -16Ŵ-9Ǜ9ǀ10z13ƃ24Ų42ŵ
ride share	87 21Ų
right	38 -13n-10ǁǩ-9jŤǡ-8xLǎ-7BTŻƕ-6U6aoƧǂ7pYŉŭžƝƦƷǜǥ8kqFMZŌťŴƈ9vDQŇŎœŗƍƨǑǔ10cŃŐƽƿ11őűƜơ12CŀƓ13uŝ14X15ŧ16Sǃ17w18bŏƅƬǟ19I20ƒ26P
right $	40 -22N-14ŏ-12n-10kǁ-9ǡ-8dLĴŤ-7jrxĺŻ-6Eƕǥ6všũųŷưǄ7eGĻĽňŪƧƴǂǕ8ĹļŭƝƿ9ŀŉťǜ10AŌşŴƈƷǃ11pQŇŐœŝƍƦƽǑ12őŧƨ13PƜơ14c15uƓ16ƒ17wƬ20bS21I22ƅ
right about	85 -9ō7r12Ŏ14v18ǥ
right around	85 -7ŧ12Ǌ15Ņ
right now	61 -11ǎ-7Ĺ7žǇǔ8OXŚ9rŌǥ10Fĺƒ11Ń12ű14q15Y17Z20ǟ23P33ŗ35N48ŏ
right there	83 -7ƅ11MƩ14s17Ƈ
ring	71 -10ǩ-8ű10Ǝ17A19K21I23LĽ24Ǌ57Ƙ
ring a	87 29Ľ
ring up	87 21A31Ǌ
ring you	87 -6ǩ14I15L
rings	87 16Ƙ
rip	87 20B
rip off	87 20B
risk	80 14Y20ũ
risk if	82 14Y
risky	87 -12g33ǀ
road	74 8Cſǐ9ǀǦ10yƏǟ15Ź19Ǟ41D
road $	87 12ǀ13ǐ21D
roadside	82 13Ŏ33Ɓ
rock	87 13j15ǀ
roof	57 -12ű-6vƣǄ7Ǎ9ń10ǣ11ƪ13h15Ƒ19ş26n69ƈ73Ɖ
roof $	64 -6v12ş16h17Ƒ30n39ƈ
roof in	87 -23ƈ-16ű42Ɖ
roof is	83 6Ɖ18ƈ
room	76 8Ɲ9ƃ10Ƥ11Ɗƌ12XƗ13Ɯ14ǃ
room $	85 7Ɔ10ƃ12Ɗ
roommate	87 15ų18Ƣ
roommates	80 33Ƣ
roommates $	83 23Ƣ
rooms	85 13ƌ14Ɯ
rooms $	87 14Ɯ19ƌ
rough	85 10T13ņ14ǀ
roughly	71 7T9ĵ15q16ķ19Ʈ
roughly $	83 9T21ķ
roughly what	75 17q23Ʈ
round	87 16Ɨ20Ɵ
run	58 -8RǑ-7ųŵ-6ń6ž7ķŁ8ŝǜ9ƓǄ10Oŕţ11Ŧƭǥ12pň13ū14Ʃ16e17Ƭ18ſ21ű24AƝ26şƽ27ǎ37Ǩ
run $	75 -10R-8Ǒ-6ń10ǐ11Ŧ12Ņ15OŪ17ƭ23Ǆ37ǎ
run a	85 14Ɠ26Ɲ
run and	82 -17ǐ-8Ūų44ş
run in	85 42ƽ
run it	78 -8ű7A8ǝ14Ł25Ƭ33Ǩ
run me	87 19n21ǥ
run out	87 -8ƭ-6ű14ŕ37Ʃ
run the	82 -8Ņ16ţ17p19ū25e35Ǩ
runnin	77 -6űǩ10Rŋ11ńǨ13f14Ő15Ŀ16q18Ŵ22ǟ
running	73 -16Ū7L9ńǩ10k13h15uƼ21ű25Œ27ǝ
running around	87 10L16h20u
runs	78 7E12ǉ21Œŕ22ǈ37ű
runs the	87 28ǈ
s	77 -6Ľ10Ÿ14ƕ18q23bƄ30ǆ
safe	80 11N21Ƙ39Ž
safe driver	87 36Ž
safety	70 15Ǝ58Ǚ
safety $	85 
safety meetings	85 19Ǚ
safety program	85 
said	61 -10Ń-9Ʈ-6ŇƠ6Tņ7xKMĵǜ8SŊŦŬǔ9uAŎ10pqŔŲ11dŝǅ12G13Oƅ14ƥ15H16V17Bƶ21y23c24ƴ
said $	72 -6pƽ7HW10V11BŊŬ14ǅ15ŝ16ƅ17Ŕƥ19q28y
said and	87 -12Ń14Ŧ26ƶ
said you	76 -11Ʈ11KƷ12ņ13H14AŲ16d25ƴ
salary	78 18Ʈ21W22Ʀ33T
salary $	83 12W47T
sale	83 -10Ǔ11Ǩ13H15Ɨ36ƒ
sales	69 -7Tǉ12Ǡ18ǖ25Ǜ56Ǌ
sales $	83 37Ǌ
sales is	76 10ǖ34Ǜ
salon	85 -18t-11D9Ǎ26ǃ33ǟ
same	63 -9Ƹ-8Œ-7ǅ7ĺƢǜ8łŜŠƂǇǥ9ŰŶƇǂǍ11Ʃ12Ɠ14Ɩ16kŴ18I23őş26ũ31p
same age	87 -24c46p
same as	82 -11Ƹ9o14Űǂ27c
same company	87 7ő36ş
same one	87 17Ŷ29I
same thing	85 12ǥ14Ƈ35ũ
sat	82 -8Ŝ12ƚ13Ʈ25Ŗ
sat down	85 -8Ŝ27Ŗ
satisfied	85 16ŧ25ŝ
satisfied with	87 11ŝ16ŧ
save	79 -10Y-7ķ7Ž12źǁ18Ĵ33Ţ
save you	87 7Ž13ź15Ţ
saved	82 13ŋ16Ţ18Ǘ32Y
saved $	87 14ŋ36Y
savings	67 7Ʈ11Ƴ13Ļ24Ř45Y
savings $	75 8Ʈ27Y
savings could	82 -16Y32Ř
savings if	82 11Y
saw	78 -7I9ƫ10ft11j12ŉŧ13Ũ17C
say	51 -13a-10Ŧ-9JƗ-8œŞƾ-7Ʒ-6włŤŸ6QZű7ōŎőũǘ8TXŀŗŚƉ9řǃǑ10ţū11Ɲ13ň14Ō15ŋŝ16Ů17ŇƈƼ18ŁƸ20ǩ23ƺ24BŒ25bŔ30ơ46r
say $	66 -17ǌ-14Ŕ-11J-8ǈ-6Ʒ8ŝŧ9śǄ10Y11ő12ŋ13ř14ƸǑǘ15Ůƺ17ŀ18Ň22Œ24B28r30ơ35ǩ
say about	71 9ſ10ǌ11r17ƈ
say and	80 24Ĺ
say in	87 11ǌ
say it	77 -16ƾ-12Ƹ-6ń7Ŕ9ű13Ņ14ň18Ɖ29Ƽ
say on	83 -8Ÿ-7ǩ8ű16Ś18ūǃ
say so	85 6N10Ǣ11ŋ
say the	83 13ZƤ15Ō16Œ18ŗ
say what	87 14Ŕ15Ň17ũ
say when	85 -8Ĺ23Ŕ32r
say yes	82 -7Ř9Ĺ32Ł
say you	74 9Ůǔ10ľơ11QRǓ18Ŗ28Ƹ
say your	87 -16a10ƃ45b
sayin	85 -6Ň6W8o9b12Ƹ
saying	82 8b10ŎǕ16N24ň
says	71 -15ǌ-9H-7Ɨ6Ʃ7ƒ8ļŤ9ňƪƬ10Ǣǩ11V12FŚƅ14c17Ůž21ơ
says $	83 11Ŗ15ǩ18ƅ21Ś
says here	87 12ļ15F23Ů
scale	85 11Ŀ38ƺ
scam	87 46ǘ
scan	87 -9M-7K37ś
scare	87 -10Ƙ13ƴ15ƣ26Ŀ
scared	87 -7ń14Ņ33Ũ
scary	83 -10J9ķ12ǘ15Ť23Ũ
schedule	85 -9L14Ƙ17Ǐ37R
school	62 6ƫ8yƄƢ9ƶǓǦ10ǔ11Ź15ŭ16m18Q20Ʊ25l30x34ź
school $	72 -11l10y13m20ź22x30Ʊ
school district	87 16ǔ29Q
school is	87 9Ʊ10ź
school or	82 8m13v17Ź21ŭ
schooling	85 42m
score	76 51ĵ
score $	82 23ĵ
scratch	87 11Ɠ18ŏ
scuba	82 43ǀ
scuba dive	87 18ǀ
season	83 -12i-7Ű19Ɯǟ20ǎ
season $	87 -19ǟ45ǎ
seasonal	85 19Ɵ36ǎ
second	66 9ĻŕƔǩ11A12ŇŊ14yũǞ15Ō16ǋ17p25Ŵ26Ɵ29N
second $	83 -18Ŵ-15Ɵ23ǩ73N
second car	85 34Ŵ
second one	87 -16Ǟ-7ǩ13Ŵ17Ň22y
second vehicle	87 17Ŵ
security	76 8Ǘ10Ķǘ16e34Ǝ
security system	87 -8Ķ24Ǝ
see	62 -12Ʊ-10rJǋǔǦ-9ũ-7Ťƭǩ7ĻŢ8ūƿ9œŴŽƏ10ź11vŎţƊ13ǂ14ŒƝǒ16Ƃ17yĿƾ19ňƄ21HŊ22Ǟ25Ľ28V
see a	85 14Ə19ǂ
see the	77 -11Jǋ7ř11ūƾ12œ14Ƅ22Ľ33Ǟ
see your	83 6ƾ14Ƅ31V
see yourself	83 13V15Ţ33H
seen	78 7Ķ11ǥ12Œǒ16t20ǩ
self	87 9q27Q
self employed	87 9q27Q
sell	67 -17Ļ6ŲƓ8Ǖ9ǄǞ10ĸƕ14ű16Ʃ20Ʒ24ƒ31Ǩ32ǔ43H
sell $	83 -21Ǟ8Ɲ9Ʒ14Ǖ45H
sell for	85 -21Ļ18ű32ƒ
sell it	87 10Ɠ12Ǩ
sell the	85 -7ł9Ƴ14Ǟ16H
send	63 -10ǒ-9Ś-8L7ŌŧƔ8ǁ10D11ZŜ20JK21ǌ23ƕ25ǧ26ļ37ś
send a	83 -10L7K8d11ǁ14ļ19Z
send it	82 15D16K19ś
send me	79 -10Ś10ś28ǌ
send that	87 -11J19ś25ǧ
send the	80 16J34ƕ
send you	83 12Ō21ļ
sense	77 7Ň9ĵ15s48ň
sense $	87 31ň
sense to	85 12Ňň17s
sent	76 -8Ő7ś12Ǥ14š16Ĺ17ǘ31Ľ34ļ
sent you	83 -8Ő-6Ŕǔ10Ľś14Ǥ15š42ļ
separate	80 10ǥ15Ƙ18ş20ƚ
serious	87 17ǂ23Ƽ
serve	80 10ǔ15Ǆ18Ǜ
service	72 6Ǆ8y11Ţ13Ş14ţǞ17ŝ21ư30ľ
service $	78 9y14Ţ16Ş18ţ
services	83 13ǚ22Ŝ23Ǆ
set	66 -19ǟ-11Ũ-7Ő7ŉƓ9Ɩ10YĶŴƬ11L13ǝ14A18ŗ19ư21ĺ22T24Š32ǆ33Ţ
set aside	85 12ư
set on	85 -6Ő10ŉ44Ţ
set up	82 -23ǟ14Ķŗ18ǝ43ǆ
set you	85 10ŗ18ĺ
settle	85 8G14ł20ŧ
settled	83 16Ń17Ŧ23ƞ
sewer	85 44ƛ
sewer backup	87 30ƛ
shall	83 -6ű26Ƭ27Ō32ǩ
shall we	87 -10ǩ37Ō
shame	87 11Ƽ12FƄ
shame in	87 11Ƽ12FƄ
shape	74 7ǂ9Ɖ24Ƹ41ű
shape $	83 -8ű8ǂ10Ƹ
shape is	85 -9Ɖ43ű
share	73 -10P9ŊŘ11Ź12ǔ13Ơ15ǘ16Ų18ų25Ƣ
sharing	87 -10Ǜ9T11Ų14Ǎ
she	56 -13Ŏ-12P-11Ʊ-9ŰƸ-7cǩ-6i7Ƈ8ŧŹ9űŶƳǈ12ƅ18yƫ19p20xǂ24Ʈ26s27ƨ28Ŵ29Ʒ32q37o38ź39t44v45r
she $	83 -6t10Ǡ12p15ŧ22v
she do	83 -16P-15Ŏ-12Ǡ9ŷ21ǈ23q29Ʒ
she does	83 -12Ű11rx12ƨ13q14Ɲ
she go	87 -9Ʈ-7Ŵ27Ʒ44o
she going	87 24Ź
she have	85 -12Ƹ8Ƴ14ǂ37ƨ
she is	72 -8Ʒ-7x7Ź8rǠ10qty11ƫ12Ƈ18ź25sv
she just	87 15v
she take	87 -16r19ź21Ŵ
shed	82 -9ƥ17Ƒ19Ɲ33Ʒ
sheds	87 31Ƒ
sheds or	87 31Ƒ
sheet	85 -8v9w10f14u15Ś
shifts	85 12R27ǎ
shingle	80 19ǅ32Ɖ
shingle or	87 
shingles	78 -9ƛ21Ɖ46ƈ
shipping	82 12ǝ
shipping if	82 12ǝ
shoot	80 7h12c16J18ś
shoot you	87 12J13c
shop	59 -29D-16x-11ƅ-9Ƣ-8ńƗ-7bX6Ĺ7Bļ8ƴǘ9ǄǞǢ10Uǝ11Šǐ12ƁǨ13ǈ14M19ǅ20Ǎǥ22Ǐ23ǌ27ǃǟ29Ɲ36ŵ40ǋ
shop $	67 -12ƅ-8bů-7Ɲ6ǝ8gǟ9Ǐ10ǈǘ11Mǃ13Ǎǐ20ǥ24ǅ30ǋ51ŵ
shopping	83 -17Ť33ń34ĺ
shopping around	87 35ń
shops	85 6Ǣ12Ǩ13ǈ18g
should	57 -10ś-9rǢ-8Ƽ-7ƮƵ-6ŉǋ7uI8LĴŋ9cƄƗǂ11hO12Ƹǩ13ƶ14Ƙ15Mǧ16ō18fŷ20a21K22ƭ25ň28D29s30Ō
should be	87 -7ƫ15ŷ18ǧ
should i	64 -11ś-7sƵ-6ǋ8ƕ9Ĵŷ10Iŋ11LM12c14O17ōǩ22Ō25K29a31ň33D
should know	76 -11Ƽ15ǂ18h21Ƹ
should we	78 9Ʊ10M17Ō25s
show	73 -10G-9ǁ8ǒ9Ţ11Ŋǉ12nX16dƾ17Ľ20Ŏťǩ
show you	83 10Ţ13Ŋ14X23Ŏ
showed	83 12Ņ
shows	83 -6Ƨ8ſ11ǒ15ť20ǡ21ŗ
shows $	87 9ſ21ǡ24ŗ
shut	76 8ǎ9Ǖ12ŋ15Ɵ36ǝ
shut down	85 11Ǖ16ǝ
shut the	87 -7ǝ10ǎ17Ɵ
shutoff	87 15ƛ20ũ
sick	79 11xƾ18Ǜ36Ǩ
sick $	83 12ƾ27Ǩ
side	64 -10ŨƸ7q9uŭ10CƉƝ12Ų13Ǜ14Ŕŧ15ƽ17ƁǂǍ18ł20Ǡ31Ɨ
side $	80 -13Ƹ9ƽ12u14Ǎ16C23ǂ
side business	80 -19Ɲ46Ɨ
side of	85 15C17Ǜ26Ɓ
side work	80 13ŭƝ
siding	82 -7Ʃ48Ƈ
siding $	85 22Ƈ
sign	66 -11Ļ-9Ƒ7Ɩ8H12JŖ14ƒƱǓ16ŁŎ17ő19W21ǩ24ǃ38Ō
sign $	87 -10Ł56ǩ
sign a	82 19Ʊ
sign off	87 36Ł
sign up	83 -13Ļ14Ō16W17ő
signed	76 -8O6Ōſ8Ł13Ɓ16œ20Ʋ
signed up	83 -9O7Ōſ15Ɓ17œ
signs	83 16q18Q22Ǡ
signs your	87 17q21Q
simple	85 12Ļ16ư
since	59 -9ǩ-8ņ-7ƒ6ǣ7iIŸƼ8ŗǟ9ƣƸ10PţŹƪ11G15ť22ǅ24t25S32ũ35ő36Ǟ
since #	72 -6ƽ6ż10iƼ13ƪǅ14Ƹ16ţ39G
since $	83 -7ũ8Ƌ11t17ť
since last	85 11I18Ǟ
since somebody	82 11Ǟ
since that	87 11ƈ12ť15ũ
since the	87 -7ƌ18t19Ǟǟ
since then	82 -7ƌ7ƹ46ũ
since when	83 -21G-10Ǟ18Ÿ35Ső
since you	85 -9ƒ11ǣ13ŗ16ƌ21ǅ
since your	87 -9Ŝ-7ņ24Ǟ
single	76 -13ƿ11Ƙ15Ɔǩ36f
single $	87 11f
sink	87 14ƌ16ĸ18ƛ
sister	73 7ƽǤ11Ʒ17A19Ư29B
sister @name	87 14Ư16A
sister say	85 25B
sisters	83 -20a13Ƥ17ƽ36A
sit	73 -7q-6ų6ŮŰ10ŀ13Lƙ17MĹ18Ǜ19Ŵ25Ƈ
sit down	82 -6s9M14L21ĹǛ
sit in	87 -8q13Ŵ17s
site	83 19Ŵ20ƥǛ
site $	87 7Ǜ21ƥ
sits	87 11D13Ű18Ɵ
sittin	82 8ĵ11ŀ12H17Ƙ20n
sitting	76 -7Ʈ7j10ĵŚ11YƟǦ13rM14Ķ
situation	82 -7ƽ9f11z13n14Ǩ15Ź16F
situation $	85 -9F-7ƽ14Ǩ17Ź19z26n
size	80 8Ɔ12rœ13Ǟ30Ƭ
size of	87 10Ɔ14r
skip	82 12Ɓ13Ŋ17ǁ18ů
sky	87 13j15Ơ
slab	82 -10Ɗ12Ɠ30Ƈ
sleep	73 -8Ə-6Ń8Ŀ10ĸ14Ũ15Ű16ł17x19Ō20Ƥ22n25Ƽ
sleep $	83 -8Ə13Ű22x25Ƥ
sleeping	83 12ľ19x
slow	76 8b10U13ň16ƛ22ǟ43ǎ
slow $	87 13U22ǎ
small	76 -7Ż7ƥ10Ʀ14ţ15Ŧ
small ones	82 -7Ż15ţ
smart	87 12ńƎ20A
smoke	70 12Ɛ26Ǝ30ǂ
smoke $	79 -7ƹ36ǂ
smoke alarms	87 16Ǝ
smoke detectors	83 -8ƹ24Ǝ
smoker	87 35ƹ
smoking	85 33ƹ
snap	87 8ś
snap a	87 8ś
snow	85 12Ǆ36j
so	35 -15Ǜ-11ǐ-9aN-8oǏ-7SŊŻƑ6ơƥƲ7AFOVņŶŹƪƴǅ8CUňŉŕŭſ9wDĹŝƓƞǙ10BGũū11ǄǕ12hkŦžƤƩƻ13yKĻ14cQRƈƒ15sŤŷƔƠƿ16fTŁǚ17ĵķĺńųƖƝ18Ū19ŢŲ20nƢ22œ23i24p
so #	76 -9ƅ-8c-7ŷ-6ŬƓ6ů12ų13Ǉ15ƪ16u19E21Ŧ37Ɣ56ƒ
so $	72 8VźǍ9ĵŹ10Ƃ11Ŝ12jųƶ14Ƣ16ŁƝ17C19ǁǚ20p
so @name	87 11ǈ14r17s
so a	82 -9Ƶ15ĸǜ16Ť40ǡ
so about	79 -12Ǣ-8Q18Ǜ19Ɨ28T29ǔ
so did	87 8ƥ12Ƅ14Ɓ
so do	79 7h8yRǗ10ƀ11ňƓ
so far	75 -7L9ń13ň16y20u23ƞ28i
so give	78 9ĻƖ10Ŭ11ƈ12ť
so he	82 -9ƒ-8v8r9ƨ12x13s14Ǚ44p
so how	78 -16g7Ɵ9ƱǢ10Kĺ11ǡ12Ǩ18Ť19k
so i	63 -9Ŗ6TŃ7cLňơ8EśŤż9iIXńŅœ10fnopOƖƽ11Ǌ12aŘ13Ĵ16MŒ
so if	78 -8aX9ŵ10Ǩ11bBĻ27Ŏ
so is	83 12ĹƲ13iŭ14ĵ
so it	56 -13o-10Ɣ-9Xǝ-8ų-7pƷ-6Œ6Zļƛ7Ŋ8ũŭůǋ9ahĺŁơ10w12řŝƉ13kAQŃƫ14ƻǆ15Ūű18ŀ19ŷ20ǃ21ƿ22Ƣǟ23œŕ30Ơ37n
so just	80 -14Ƽ-8ǁ7ƹ10S12h14ŀ26ŷ29ƻ
so let	85 7sO9ő12Ł
so much	87 10ǚ12A21Ŷ
so no	85 10ŉ12Z
so she	80 -11Ű11p14Ɲ16ź24s25ƅ
so somebody	87 12ż25ǘ
so tell	65 6ƛ7C8fũƝ9ĵŕƘƨƴƵǆ10ŭƅ11AńƤ12ƿ18Ť
so that	70 -15Ɖ6Ÿ8p9ķş11ť12Ʃ13y15c16JŪ17Ňƈ29ō32D
so the	65 -10ř-9Ƃǥ-8Ɠǐ-7pŜŤǖ-6ƉǇ6ƈ7v8ŴƧ9ƄǦǧ11ŅťƋǑ12ŝŰ13IǓ14Ź15UķŭǕ18Ŧ19ǌ20Ǣ22ņ
so there	66 -9Ʀ-8ť-7ƕ6Ǎ8ǐ9ƍƲ10ŕƔǥ11ƥǗ12ƂƘ13ƨ16Ķķ20ƪ22š25Y
so they	76 -11X7ƈ12W13Ǥ15ŧ16ǖ17Œ24Ŕ
so we	78 10ƿ11Ƭƭ15sŪ17Ĵ32Ō
so what	66 -15Ň-13ǐ-12Ņ-8N-6Ł6Tł7bĹ8mLſ9ņő10ķƬ11kƭ12BĿ14Ū15Q16ŞŶ27ǩ29ĺ
so when	83 14HŘƢ15Ų16R
so who	85 8Ǡ13nQ16w
so would	83 8Ʒ11Ɨ12K15X
so you	48 -23Ǜ-19ǡ-12aL-11ŝǩ-9pŭ-8ŤƋ-7ŀŎŒŻǦ-6bsǔǝ6ňƔƠǣ7ŢƝƸǜǞ8dUŜŽƾǀǒ9Ʀƶ10ĵƞƼ11ŐƤ12ŁƌǙ13HVĹŚưƵǄǚ14gTńųŶ15RŨƜƱ16ƺ17lſ18FœƖ19ŗ20f22c27Ų28Gž
so your	65 -11Őŗ-10s6ǂ7Ź8qy9xƚ10eǨ11BĿųƽ12ŉǅ15z17tūƯ18ƧǠ24Š33Ɠ
social	73 12Ǘ17Ķ24ƿ51e
social $	82 42e
social security	82 9Ǘ17e19Ķ
socked	87 12j16Ķ18ĸ
soft	87 17Ɖ
softball	87 13gx
sold	77 13Ŷ14PŖ15ű16Šƕ18ķ23ņ
sold it	87 10Ŝ17Ŗű
sold you	87 -9Ŝ19Š29ņ
sole	83 37ǆ
solid	87 8Ɛ10ƅ14Ƈ
some	61 -11ŧ-9Ō-7ŉ6ŹƓ7rKUĸōũŽ8QĺŢƉƏǄǇ9u10lŤǦ11zŘƪǞ12ľŠŦ13mĻƌǈ15Ŋ16ƒ17ơ
some $	83 16z17u24ƒ
some money	87 15Ţ18ƪ
some of	82 9ǝ11ơ17l19Ŧ
somebody	55 -9Ũƃǩ-8Z-7šǎ6ņşǅ7ƿ8hPľŖ9ķƳ10ŧƕƾ11ļƅƟǋǞ12Ʈ13Ǝ14ŵ15ſ16fQƯ17FĿǘ18ǜ24ž25A
somebody $	73 -14F6ǚ9ŵ11ǅǞ17ǜ18ž22Ŀ25f
somebody close	87 8ĺ11Ƴ
somebody else	74 -9Z7a8ń12ş16ƕǋ18Ł21Ʈ
somebody in	83 16ņ17ƾ26ž
somebody last	80 -16Ŝ11Ǟ22Ŗ
somebody or	85 -8F-7V12Ƣ17ŏ21ŵ27Q
somebody send	87 22ļ
somebody sued	82 14Y
someday	85 13zǞ15V24y
someday $	87 14z15Ǟ25y
someone	85 10ņ13ſ24Ƴ
someplace	82 9ş15H18ǋǝ20ƥ
someplace else	85 9ş16H18ǝ
somethin	67 -7Ʈ6ō7ǃǚ8Hĸ9ŉƯ10NZ11YŇ13EƘ14ĺŪŽ16ńŶ22Ŀ
somethin $	87 7ǖ15N
something	55 -9Ƨ-8Ōŝ-7Ŝũ-6Ťǘ6ơ7qwXķĸĹŪŶ8ņ9NĴƮ10ưǕ11łŔǨ12ĽŏūǛ13ŉŴƫƬ14ĺŖŘ15g16YŊ17ƨǩ18ŀ20Ş22ƶ
something $	83 12ţ14ĸ19N20ķ22Ŋ
something broke	82 25Ř
something else	80 -12ō-7ń8K11j12Ŏ13wŀ14Ū15Ŷ
something happened	79 10Ư14Ŗ19Ʈ20ƨ21ƫ
something happens	83 -12Ƨ-6ĺ11Y12Ŀ14Ŗ21Ǩ
something in	85 -11Ō10Ľ14qĻ
something like	87 -9ĺ24ł
something that	73 -6ǘ6U7ĺ13X19Ǖ23Ŀ
something you	76 -9ŝ-7ŉ-6Y7Ž8ŵ11ŊŞ12gĽ13Ĺŏ17Ĵ20Ŵ
somewhere	75 7ĵŰǝ9Ʋ11Ǘ17ƥ22Ś25Ƥ
somewhere else	85 9ǝ10Ű22ƥ
somewhere in	87 7v9ĵ
son	72 -10t-8p7Űź9o10Ǟ11uwżƯ13y17Ź18ǈ24x38v
son or	87 14uż15Ǟ
sons	83 -13ǆ-8a-7B13u17y19ǃ35w
soon	71 -10ǜ8ŕ9Ɓ12V13ĿƄ15y18Ź20H23Ǟ36Ń
soon $	79 -11ǜ12Ź21HV27Ǟ
soon you	87 7Ń8H10Ź
sorry	79 12fņ18Ƴ19a
sorry i	87 
sort	85 11ǀ27Ʃ
sort of	87 7Ʃ12ǀ
soul	87 17ţ
sound	72 -11I-6ǩ7V9Ž10l11bť20Ľ28c56Ň
sound $	87 26Ň
sound like	85 9c11Ž13lĽ
sounds	72 6ķǛ7B9rŌ10LƆƏƜ11Fŧƽ12ťǈ13N
sounds like	73 7B9rŌ10ƆƜ11FLŧ12ƽǈ13Nť
south	80 10l13Ɖ16C31Ɵ
space	76 -18F-12Ɔ15Ƈ18ǌ20Ɗ33ǋ
space $	80 -19F-12Ɔ19ǌ21Ƈ35ǋ
spare	82 -10Ɨ10g17O20Ɲ26Ŵ
speak	83 13ƽ15Śǩ16N20ŏ
speaking	87 30a
speaking with	87 30a
special	77 34Ƙ
special you	82 
speeding	83 31Ż
spell	74 -11a10t12ŵ14ǃ19J39b
spell that	82 12J42b
spell your	87 -13a7J14b
spend	77 -13Ƭ8Ű9l15gƶ18k48X
spend your	85 11l18ƶ20k
split	79 -9ƶ11Ƣ13ƫǇ
split $	82 14Ǉ
sports	83 12ǀ41g
spot	83 13F15Űǘ16M17ƞ
spouse	70 -17Ƹ-9FŇ9p10o11Ʒ14q28r29ǂ32f33s37ƨ
spouse have	87 -10q9ǂ12ƨ15Ʒ
spouses	79 -17P-16c8Ʒ22oq33p
spring	71 -6ǋ8ť9tĽ11j13ŃƮǞ15k16H19ŕ27Ş
spring $	79 9Ľ15Ʈ30Ş
sprinklered	85 -18ƣ42Ǎ
sprinklered $	87 -18ƣ32Ǎ
sprinklers	79 -13Ǎ45ƣ
sprinklers $	87 -44Ǎ60ƣ
square	71 7Ɠ14ǋ16ǖ49Ɔ
square feet	78 15ǋ26Ɔ
square footage	82 23Ɔ
sr	85 35Ƅ
sr #	85 35Ƅ
staff	79 -11Ş27ǜ30ǈ40Ǉ
staff $	83 -11Ş14ǈ17ǜ31Ǉ
stand	77 -6Ţǋ6Ɵ7ƚ10K13Ƈ15X16Ǎǖ21ķ
standin	87 14Ƒ17Ɖ23Ũ
start	65 -13Ĺ-12V-8L7Ɩ8Eǟ11ő13R14ĺ15ř16Ƌ17S19a23Ź24ǩ31ǅ32Ń
start $	82 -16S-7ǩ29ǅ30Ń
start that	87 11S
start the	87 -7ƽ11Ɩ25ǅ
start with	78 -11ǅ10E12ŷ13aS18ő19ř
started	72 -6Ń9Ť10d11x12S15œ21Ō29ǅ32Ʊ
started $	83 -30ǅ11Ť12d16Ō34Ʊ
started it	87 -7Ʊ-6Ō19ǅ
starting	85 8Ÿ9t12ŏ13j
starts	87 6ŕ9ř11ū
starts with	87 6ŕ9ř11ū
state	65 -11ž7ƚǞ8ĵ11Ķ12Ņ15ńŔ16Ʊ18E24ǣ25Ÿ26Ƅ36C40ŗ
state $	87 -13Ő30C
state farm	85 6ő18Ņ22Ő
state fund	87 36ǣ
state minimum	82 -14ž55ŗ
statement	80 8Ķ16ĸľ18ƪ21Ś
station	83 23Ə
station $	83 23Ə
status	82 34f
status $	87 14f
stay	62 -13Y-10ǩ-8Œ6B7Ő8ƧƮǎ9g11Ǩ12ƨ14ƥ15X17H19Ʃ23Ř26Ƥ36ƜƷ
stay $	85 28Ƥ
stay at	85 11q18ƨ21ƥ
stay in	82 -8Ʈ18ǈ45Ʒ
stay there	77 -15Y-10V-7Ʋǩ15n30ŘƜ31H
stay under	87 23X
stay with	80 -6ő6Ƨ9ŐŢ31Ƥ
stayin	83 10H11K13y18ǟ19k
staying	69 8H9ǟ11t12F13n16j21ĺ23Ţ39V
staying at	80 -12V16n33ĺ
staying put	87 -6V31H
staying with	83 15Ţ16F22V
step	79 -9ń9dǨ15ǘ17žǞ31Ư
step in	87 -10ń-6u44Ư
steps	80 10Ř11Ť18u21Ɯ27ũ
still	54 -10Ÿ-8ƛ-7ĴŢŹ6Vƌ7MOSƀƧƹǆ8jnHŐŜƋǋ9cƺǟ11Z12fƔ13UƬ14ũ15CJQ16qŨ20tvzǩ21Ŭ22P25DI33ƫ
still #	87 -14Ÿ9j24ƺ
still a	79 -6Ź10IƔ13v
still good	85 13L14O31J
still have	79 8Ɣ13Ƨ22Z
still living	87 29z
still owe	79 10ŉ13Ŭ18Ɣ
still the	83 13H14FŜƌ20ũ
still with	82 16z19Ő36Q
still your	87 -6z12P18V46ƫ
stock	79 9Ķ11Ǣ22Ɲ32Ǐ
stop	73 6Ǜ10żƘǝ13V22M
stop you	82 12ǝ
stopped	82 7M29Ʈ
stopping	85 20y22ŀ
stopping you	87 27ŀ
storage	75 11Ɗ12Ƒ47ƥ
storage $	87 26ƥ
storage unit	83 24ƥ
store	69 -8Ơ-7ƽ6Ǐ8ƻ11ųǊ12Ǟ13ǅǢ16ǎǡ17ǟ19Ǎ23Ǘ25ǋ
store $	83 -8Ơ8ǎ14Ǐ15ǋ23Ǎ
store or	85 -14ǎ14Ǌ15ų18ǋ21ǟ
stored	87 -9ǋ17ƥ36Ǘ
storefront	87 15ǋ19ǌ
storm	77 8ũ31j52ƚ
storms	87 34ƚ
story	77 10Ŕ13Ŋ14O23ō26Ť46Ɔ
stove	79 39Ɛ
stove $	85 18Ɛ
straight	74 -7ƴ7w9oƼ10ǎ11ǧ13Ŕ14Ĵš16ň24ŀ
straight through	87 12ǎ19š
straight with	87 8ņ29ŀ
strange	80 -7ǘ11y20Ǖ
strange invoice	82 -7ǘ21Ǖ
street	65 -8Ɨ7ǝ8Ŝ10tƞ15E16Ű18ǃ20G22ũ44D
street $	72 -23ƙ12t22D31ũ33Ű
street address	83 -15Ű19D
street and	87 21E
street or	87 -9Ɨ10D15Ű28G
strictly	87 14Ǆ27ŭ
strip	85 -7ŭ11ū21ǋ27Ǎ
stroke	85 17Ƽ19ƽ
structure	87 -6ŗ7ǆ24Ɠ
stucco	87 38Ƈ
stuck	76 -9Z9ư11ő13ƣ16Ş20ŀ21Ʈ
stuck with	79 -9Z9ư11ő22Ʈ
student	71 -10Ŭ6m14Ʊ24Z37ź
student loan	82 19Ʊ
student loans	80 -11Ŭ29Z
stuff	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
stuff $	78 9ŗƢ10AŤƿ14Ɖ15Ɨ16Ƌ
stuff in	85 11ǌ22ǐǢ
stuff is	87 12ƥ27Ƣ
stylists	78 7Ǉǈ19Ǒ
stylists who	82 -6ǈ22Ǉ
sub	83 -14Ƌ-6Ƨǧ19Ǒ27ǒ
subcontractors	80 11ǒ15Ǒ
subs	68 -13Ǉ10Ǥ47ǒ58Ǒ
subs $	76 -14Ǉ64Ǒ
such	85 7ŭ10wƻ
such $	85 7ŭ10wƻ
sudden	87 16ĸ18ĺ
sued	76 8Ŀ11Y26ķ28ǜ
sued you	78 -6Ŗ13Yķ28ǜ
sugar	82 7ƽ14ƴ20Ƽ
summer	82 15Ɵ21Ǉ22k26x
sump	80 45Ɗ
sump pump	83 24Ɗ
sunshine	87 34j
supper	85 13r19Lƿ
supplier	80 -7ǝ40Ǖ
supplier $	85 20Ǖ
suppliers	80 9Ǖ
suppliers $	85 
supplies	85 -11Ɨ11ǐ20Ɲ
supply	87 9Ŕ11Ǖ
sure	76 -9y7Ļ8bs9O11Ʊ12ZŨƌ14ǒ16ŀ
surgeries	87 13ǂ28Ƽ
surrender	87 25ƪ
surrender value	87 25ƪ
survive	87 25ǝ
suspended	85 11Ƅ14Ÿ
suv	85 -16ŷ7ū18ų25Ū
suv $	87 -16ŷ7ū25ų
swimming	87 11ƍ
swimming pool	87 11ƍ
swing	82 6R29M32X
swing by	87 32M
switch	79 8ő9Ŏ10Ÿ13Ţ17Ō
switch $	82 10Ŏ16Ţ18Ō
switching	85 32Ţ
switching $	87 19Ţ
system	69 8ǝ16ǘ17Ǘ18Ǜ19Ǝ27ǖ
system $	77 -7Ķ10ǘ12ǖ21Ǘ23Ǝ
system do	87 24ǖ
system were	82 17ǝ
t	83 12ǘ14ſ49b
table	76 -8ƌ8L9ł10T11ƥ12Ʈ14Ś17n23s26M
table how	87 12łƥ14L
take	53 -12r-11X-9Ŷǩ-8ńŔƆ-7lYZŦƄ-6ƾǅ6k7ņƦǂǞ8WŞũǋǨ9NłŠƪ10ŝŴǄ11ů12TśƏ14Ɠ15ƤƱ16őŧƗ17ŎƖ19ŢźƬƯ23z24ķǁ25ƻ26Ƨ33Bǖ
take $	80 -7zǂ11ǐ15ƻ18B43Ŏ
take a	75 -7ƾ8ĵƏ10ƿ11ƪ18ź24ǁ25ś
take any	87 -17ƻ22ǂ
take bookings	80 -10ǖ31ǔ
take cards	87 -9Ƅ53ǖ
take care	75 -10ŝƤ-9Ŕ10ǘ11Ǡ15WƬ18ŧ24Ư35z
take from	87 -9Y39ķ
take it	74 -13r-6ŶƵ8ŭ9f10ķŨ11kŎ12xſ15N16Ş18Ŵ41Ƨ
take out	87 11Ʊ15Ʀ17ƪ
take possession	87 37Ɩ
take the	78 10źƏƻ11ǖ12ł16Š41Ư
take to	77 -17Ŏ-8l14Ʊ20Ƭ23Ɠ29Ɨ40Ţ
take you	83 -30Ư20ů47Ƥ
take your	82 8Ɓ9ł12ǁ13ņ15ų
taken	78 9Ĵ15ƪ
taken a	80 16ƪ
takes	79 -11Ƨ-8Ư9ǁ10ƃ14ų15Ǌ17ǞǨ
takin	87 -7M15ŭǠ23ƻ
taking	83 -7ǩ11Ĵ13k24ƻ
talk	67 -17ǩ-12ŉ7Uǚ9gLTŊ10AǠ15ĵń19Ǚ21s26Ĺ60N
talk $	83 -10ǩ17s26N
talk right	85 50N
talk so	87 10Ľǚ14L
talk to	83 -7ņ8N12Ǡ14A22ń
talked	76 8t14Ư20Š37r
talked about	87 9r16Ư
talked to	87 6r
talkin	82 9Ľ12aƅ14ń18Cō
talkin to	87 15a19ń20C
talking	68 8œ9OƆƨ10cń12XşŦ13aŉƍ14Ň15v19ť32ǩ
talking $	87 -7Ū10Ĺ15c30ť
talking about	82 -9Ĺ10Ū12Ɔ15ş16ƍ22Xǩ
talking to	82 22ń27a
tall	79 20ǂ56ƺ
tall are	83 33ƺ
tape	87 43ŋ
tax	79 8ǊǠ12Tǆ22ƅ
tax return	85 6f9Ǌ13T14ǆ
taxes	87 13T14Œ16Ǡ
teachers	87 18Ķ
team	85 25x30ǈ
teen	83 -7ŷ7Ƃ34Ź
teenager	77 -15ŷ6Ź11Ƃ18ŭ23ź
teenager in	82 20ŭ
teenagers	83 8ƀ17Ź22v
telematics	85 38Ž
tell	44 -13ĺ-10GI-9ƕ-8LŇŞǐ-7bśťŧƣƮǥ-6şţǨ6rĿŎŜŨŹƥƨ7ļŅűƵǩ8hqHĽƤ9EFUƄƠưƴƿǅ10Ūƭǆ11glnŶſƞ12Ɗ13kƳǈ14ĹŔŭ15iuŊ16Ŗ18Ǆ20P21Ť22ō34B
tell me	45 -21ǩ-11ĺ-10yI-9GŊƕ-8ǐ-7BLťƣƮ-6śǥ6MSVŝŰŹżƑƟƥ7Ŏšƨǔ8ŜŨű9hqFHĽĿńƠƤưƴ10iEUŅŪƭǅ12glnŶſ13PƊ14kŭƳǈ16u20ĹǄ22ŖŤ23ō
tell you	68 -10Ĺń-7xƴ7i9yƄƞ10Ƨƿ11ǆ12ļŐ15Ŕ37Ŋ44ǩ63B
tenant	85 14Fƣ18Ƣ
tenants	87 12F14Ɵ30Ɯ
term	69 -7Ʀ8WƵ10Ɯ13ŕ48Ʃƭ
term or	79 -8Ʀ29Ʃ
terrible	85 -8Ř9g11wŨ13œ
test	82 7ƹ12ŧ31ǁ
test $	87 24ǁ
tests	87 25Ǚ30ƾ
text	71 -19ǩ22ś55K
text $	83 27K
text me	87 25ś
text or	87 
text you	85 -22ǩ25K
than	61 -10o-9S-8ƅ6ĺ7L8Ÿǌǔǡ9ŒœƁ10aƦ11Ŵ12YŮűƩƺǇ13ŅŇž14G17p18ķǂ26K
than #	73 -25S-9ǉ8ť9ĺ10Ÿ15ŒŮ16ƺ18GǇ
than a	82 8ľ9Ɠ10ŪƘ13ǡ17S
than it	87 -7œ9ǉ11ũ14Ɓ
than the	85 -18ŗ-10ƅ6Ň18œ19Ŵ20ž
than you	80 -13o8Ƹ14Ň24ǂ28p
thanksgiving	87 34k
that	29 -17Ĺ-14i-13YŘ-12v-10Ɠ-9ePXZľŖŹǊ-8sƔƟơƬƮƷǨ-7JŃǟ-6Ǉ6ķœŻƇƋƛƜǉ7aDŁŅŰųƐưƴǦ8WņŒŲƘƪƯǕ9oxŋŌŸƀƍƏǓǝǩ10dŞŪůǧ11hHVŎƈƻ12Mŀřƹǚ13Ľƌ14ũŬűż15uCFQŔŽƝ16Ŝŧƥ17pśƅƩǋ18ƙ20Ƨ21tū22Ť23EG24őŦ25SƳ27ĺ34ŭ35ō37Ň38ŠŶ40ň41ĸ44ť45b54Ũ
that #	83 -8Ř11ū16ǘ17ƀ24Œ
that $	54 -19Ũ-13ũ-12ŅŒ-10AŤǆ-8Xń-7Ŏő-6QĿƈ6uUǞ7kvRĶřŠƜ8lƌƘƩƹ9wņŐųǔǣ10mWǃ11œūǅ12bHŌǦ13Ů14KŔ15h16ōŗ23Sťǥ26C44ĸ52Ƴ65ǩ
that @name	87 14a27Œ
that a	69 -25ť-7ǩ-6Ŷƽ6ķ7ŭ8Ɗƻ9ňŸŻ11Ƽ12Ŧ13ĸ14ľ17Ɔ20Ť28Ũ34h
that about	74 -12Ʊ7ƒ8Y11g12r14Ʈ17G21q31ō
that accident	87 8ż26ť
that address	83 -9DS8n13E14F19G
that all	77 7ķ11dƻ13u14ŪǋǗ45ō
that almost	82 -7ǘ21Ǖ
that an	87 14ƅ15ū
that be	79 9CŎ11Ķǁ12gV15Ļ16E
that building	87 -13F-7Ǩ12ǝ15ǋ
that came	87 12Ǥ17Ŧ20j
that car	73 -20ǩ-10Y14ŵ17Ůű19ŭŲ28Ŷ
that claim	70 -6ţ9ũ15ť17ŧ25Ş27ŤŦ
that clear	85 43ň
that commercial	87 -13Ɔ14ǋ16Ǎ
that company	76 -18f-13ǅ18Ţ19ŝ25Ŝ31ő35Š
that correct	76 -9Ǜ7Ɛ9ƴ10Ųǜ12ž14p15F23d
that could	85 23ǚ33Ŀ
that coverage	83 -7ƨ8Š10Ŕ14Œ35Ƨ
that did	82 -8p9Ũ10v14H21ň
that do	78 -26X-13Ʒ-12ǩ-8Ƴ-6ƽ12ƍ15Ū19ĸ29ǝ35Ŏ43Ũ
that does	85 9Ľ10p11Ű
that down	83 -11d-7f10ǆ11ƹ17Ɔ18o23p
that everything	87 -12Ɣ13Z18ƻ
that for	75 -6ǩ6Ť10ŭ14Őŝ15ŏƻ55Ũ
that goes	85 -10Œ7ER16Ʃ
that got	83 15Ƴ23ĺ
that group	85 -8Ʀ33Ƨ
that had	85 20Ũƽ
that happen	83 -16Ũ6ũ20ť22Ť
that happened	85 12ť15Ƥ16Š17Ũ
that has	87 11Œ18Ł22Q
that home	87 11ƅ13Ɲ17F
that house	80 -12S-10Ƒ-7v10ƞ19ƒ31ƅ50G
that how	71 -8Ŝ-7a10ƲƳ12ņ13fRŨǃǎ14ųǖ17ŵ18Š19K25ļ
that hurt	87 36ĸ
that i	79 9ű13bu19ō
that in	83 -15Ś-8sM10Ų17ř19Y22Ō
that insurance	87 6Š13ņ
that is	48 -20ǩ-17ŝ-12Kƅ-11Ɖ-10ŘŨƾ-9ƞơ-8jsvű-7ňŠŬŷƢ-6FľƄǄ6ARĿŕǏ7Ÿƿ8zCLŵƣǂǃǖ9twĹŴǢ10WŊůƈǘ11lGļńƌƩ12pŤ13ſƒƥ14xDƦ15ōŦ16Ņ17bœ18YŽ20I22MŧŪ23o30ķ32E33ŀ
that it	76 -6ŀ7Ƥ10Ƅ12ƀ13ĻűƵ14Nń15ƙ21ť24X
that job	76 -13G12ǧ18Ƨ25V39S
that kind	83 9S14ư26ƹ
that last	83 9ƈ10bƚ11ř12Ż
that life	85 -8Ʃ14ƪƭ
that like	87 -14ǩ-7W16Ƴ38Ũ
that little	80 6E8Ľ10ū12Ž13Ʀ15ƻ21ƞ
that long	87 -6ř11ŵ13ū15G
that loss	78 -10ō17ŧ19Ŧũ23Ƴ27ť
that make	85 -12Ň9Ũ14ň17Ŀ
that makes	76 8ŀ11płǔ16ŝ22Ŀ
that new	87 -6Ĺ10t14ƌ26Ŷ
that okay	85 14s22ň
that old	78 -9q-6Ť10H13Ʃ14t16šƋ19ű
that on	83 12Ÿ13Ż14ƛ
that one	72 7ƅ9ƀ11AųŴ16ƒ17g21b36Š
that or	87 11D13Ŭ16Ŋ
that out	83 10Ƃ22Š23b24ĸ
that page	87 8ŗ
that part	87 12Ʊ13ǚ18l
that place	79 10ƈ12n15Ɨ27G30F
that policy	69 -10Ƨ7Ś8Š9ƪ10ţ12ř14Ş16Ŗś18ŗ31ŕ47ő
that premium	87 13Ǥ15X
that price	87 -8ǩ-7ľŜ11Ŏ21Ň36Ņ
that right	49 -12G-8LĴŪ-7cYŏŵƋƒ-6Zōǩ6JŅŉƄǞǤ7ŌűƔƗƠơǇǜǣ8DƝƸǙ9ŘşƱƶ10őſƺǑ11l12Ńŭƿǂ13ŐƜ14Aƨ20u
that roof	82 -7h13ƈ37n
that same	83 9ő15I17Ɠ19ũ
that second	87 7Ŵ15ǋ17Ň
that shop	87 -7Ɨ8y17Ǣ27Ɲ
that so	72 -7a7f8źǍ9ĵ10ľņƂ11Ŝ12jųƶ14Ƣ16ŁƝ19ǁǚ21p
that sound	80 12Ľť44Ň
that sounds	87 8Ǜ12Ə15ť
that still	75 8f9ƫ10Ɩ11qH12O13F14c15V16P18C
that that	76 -9Œ-7Ƹ7ƭ9ǌ11ƽ12ƌǟ14Ʃ15yŪ16p21ĺ
that the	67 -7I-6ǣ7mŻƩǊ8řǈ9ǃǧ10kVƏƛƧƬǨ11h12Ư13ƒƱǇ15aǐǕ17Ş18ŷ
that they	83 -8Ƹ12ƽ13Ư14ƻ15ƾ18ƴ
that truck	82 23Ŷ35Ŭ
that vehicle	85 -14Ū11Ŭ17Ű32ŭ
that was	79 -9ǩ-7Ŧ8ű9Ť15Ļ19ť47ň
that we	87 12ō14ķ
that what	60 -17Œ-7Ņƽ-6h7sŕŗŬ8TĿŨƁƋƸǓ9BWŢƯ10Mœ11Nŝǅ12UŔƉƾ13űŵƘǡ14dƥưǏ15ń16Ơǩ24ƅ
that who	85 10ǔ11ơ14ƕ
that whole	83 -16Ʃ13Ũ23ƪ27Ƶ
that with	79 -8Ő7ző10Ɓ11ƴ12ş52Q
that would	83 9ǀ16Ň21c
that you	63 -17ǩ-15Ť-9Ł-8Ļ-6Œ6C7LƖ8Ǐ10nXōƗƼǕ11Ķŉ13ǋ15Ǡ16aŝ17ŀ18Ĺ20Ş23ŗ50ĺ
that your	69 -10U-8O-7ŒǊ-6Ų7ǐ8ŶƱǉ9Ŏř10ƭ11Ŗů12IRƼ16Lł22ǩ25Ǜ26Ǆ33ŭ
that yourself	87 14W16ƕ17Ǡ
the	22 -18ő-16P-15ioŸƴ-14zŇňōƣ-13ŊŏŖ-12qǄ-11B-10ŝ-9AĻšƂƸ-8HTŞŢ-7Fœ-6Ƭ6YſƉƜƶ7aKűŵƀƲǓǡ8mĴƵƷ9ĺŹƭǌǣ10ĿţŭƍƚǏ11DŠůǁ12fvŤŮƇƗƥƧƯǉǖ13EQĶŔźżƅƐƮǃǛ14ŐƊƓǍǑǧ15ŦŻƁƝƟƪ16ƏƔǈ17ĽŌŪŰƈǢǤ18ekłŴ19ŷƒƙǅǊǥǦ20ŀƕƻǆ21řž22ƛ23ŁŕŧǋǞ24xƌƑ25ƄƖǨ26ơ27Ƌƞ28Ơ29yŚǐǠ30ƫ31ǟ32UƢ33ų37ūŬ
the #	61 -9ŭ-7ƚǡ-6YŪǖ7ľŒƁƠǇ8ehĶ9ŕǦ10sVŅŘ11ETƃǄ13ş14Ǖ15wŀ17R18ň19ŷ20r23u25Ɩ28ž
the @name	76 -15ǈ-11a-9o-8ļ15řƘ28Ő30Ś50Ŧ
the account	80 -9Œ14Y15a41ř
the address	87 36ǋ
the adjuster	85 32ŧ
the age	85 -12Ɖ-9ƣ11Ǎ39ƈ
the agents	87 19ņ
the amount	87 12ŗ14ƓƬ
the apartment	65 -11Ő-9Fƛƣ-8ǧ-6ơ8Ɯ15G16Ű18ƥ20ŤƤ27Ơ28Ƣ38Ɨ
the app	82 10ś11ǆ13Ƅ15ŝ
the at	87 -11w41J
the audit	77 -13Ŧ39Ǥ
the auditor	87 -12Ǒ15Ǥ
the auto	78 -8ŗ-6ǡ8ş10Ƅ14Ƃ21ƃ27ž
the baby	77 -19Ƹ-14t-10Ƥ6v16Ư30u33x
the babys	83 -14d-7p19w34v
the background	87 11s27ǩ
the bank	73 -7Ʈ7e9ǐ10Ĵ12XƄ15Ŭƕ34Y
the basement	71 -11ƙ14Ɲ16ƥ26ƛ
the beneficiary	79 12ƫ
the best	73 -7C9J11ł12Šǩ14K17ǟ22U39I
the big	79 -8u11c12ǏǓ13ZƇ31Ő
the bills	78 -8Ǩ7U10Y12Ŀ26Ʈ29Ǡ
the binder	87 -15Ƅ39ƕ
the boat	87 10ş22ķ
the books	85 -8Ɲ-6q15Ǡ23ǈ
the boss	85 12Ǚ14s15N17Ł
the both	85 11ǂ15Ư18p
the bottom	85 -7Ś9ū10e11Ņ17ł
the broker	82 19Ŝ
the building	69 -19ƅ-14ƣ-6Ɖ8ƥ25Ǣ30ơ59Ǎ
the business	57 -35ǟ-29Ƃ-24ŭ-23Ǆ-12Ɲ-8C-6ōǩ6Ǡ8Ľǈǎ10Ǜǡ13ǅ17AǊ30ǋ33ǃ34ǐ35Ǧ37ǥǨ54ǆ58Ǟ
the call	87 13s21Ł
the car	61 -19t-18ƒ-17ƕ-12Z-10Fſ-9Ŵ-8Ő7ž9vŠ11Ž12NƄ13Ų18ū23ƃ28Ź30ş33ŭ42Ű45ű53Ŭ
the card	78 -17ū8a14F15c17ŗ28ř31ǖ
the cars	69 -9ŪǦ-7ǐ10Ŭ12ş17R22Ƃ23ŵ27ŷ43ŭ
the cash	83 29ƪ
the cert	87 28ǧ
the certificate	76 -9b13ơ15ǃ31ǧ
the check	85 -6ƃ10ĸ17Ő39Ŧ
the children	83 -16u16ƫ22Ư24v
the chimney	85 46Ɛ
the city	87 14ǧ
the claim	75 23ũ24ť26Ť
the claims	87 35ŧ
the closing	87 13Ɩ
the coast	87 13ƚ18C
the comp	82 10ǣ13ƀ15Ǥ
the company	61 -16ž-12Ő-10Ƃ-8ŝ-7ŠƯ7ŋőŢŽ9Ş10Ǡ11Ķ13ǈ15ǁǊǥ19ǐ24Ǆǡ26ǦǨ30ǅ39Ǟ53ŧ
the companys	83 -11ǃ13Ŕǥ19ǟ20ǐ
the complex	87 21ơ
the computer	85 10d11JǗ13Ś
the contents	87 15Ɨ
the contract	73 -7ŀ10ř16Ǔ19ƒ27ŗ
the cost	87 -9ō15ŀ16Ş
the country	85 13ǀǔ18l
the county	80 9Əǔ10C15ļ17ƅ
the coverage	78 -11Ƭ-6ƀ9T11ƨ14ľƭǢ16Ń21ſ
the credit	79 -11Ɣ10Z13e14ĸļ17Ŭ20Y
the dash	85 16ū22Ů
the date	83 10Ɩ21ť37ŕ
the day	80 9Ł21i25Ƨ26Š31R
the dec	85 -7J21ǡ22ś
the decision	87 20Ł
the deductible	75 -14ƚ-6ǩ9ň11ľ39Ř
the deliveries	79 -17Ų11Ǜ30ǐ
the difference	87 17ł22ň
the digits	87 15ř17I
the divorce	87 10f12ĵ
the doctor	85 14ƾ17ƻ31Ƽ
the door	85 7ǎ12Ƙ13ū17Ǌ
the doors	87 18ǅǨ
the drivers	83 7ż18aǩ
the driveway	83 -12ŷ47Ū
the dwelling	85 35Ɠ
the easiest	87 9ś17K
the electrical	82 19ƋǑ
the end	77 -12ǆ7ƭ8Ńźư11Ɩ16ǃ20Ł23b
the equipment	76 -18Ǣ48Ǐ
the exact	87 13d14ǃ22ū
the exam	87 23ǁ
the fall	82 11Ľ12y15Ǟ16ƾ23ŕ
the family	70 -13n-8Ʈ-7Ǟ7ĺ9m10q11ƶ20Y22y33ƽ38Ƴ
the farm	87 15ƶ16ń
the fifth	87 -12a18Ĵ21ń
the fire	78 -7Q14ĺ66Ə
the fireplace	87 14Ɛ
the first	69 -10a-7v7w10Ʈ11x12rŃƅ13Ơ15A20YŚŠ24ǩ26ń
the flood	87 19ƙ
the floor	85 -11Ő-10ƣ14x25ƛ30ǈ
the form	75 7ĺ13mF15p19Ĺ
the front	79 10Ʃ11e12Ƈƣ15ĺ25ǈ
the full	78 6ƀ10Ɓ13Ʊ22DŒ
the funeral	78 12Ʈ20ư
the furnace	83 -7p14Y33Ƌ
the garage	85 -15Ǣ-13Ű8Ɔ19Ɯ30Ɲ
the gc	85 -16ơ-12ŗ-10ǩ58Ǔ
the general	83 8Ǔ17ǧ
the grades	80 -11v32ź
the ground	85 10Ɠ12ƺ
the gym	76 -11V-7Ƨ27ŏ31ĺ
the heat	87 -14Ŷ-11i-7Ƌ12Ɵ43j
the home	67 -8Ŭ-7Ʈ6h9Ǝ11ƌ12ŋŷǋ16Ľ19nƷ23q34Ɔ45Ɣ
the hospital	76 -6QT10ǔ11ž13SǨ14ǂ15V17Ƽ21Ʀ22Ƹ
the house	50 -17ŗŬ-13F-12Ǒ-10Ĺ-6łœƣƨǨǩ6şżƆ10yƎƛ11DƖƮ13h14ŹƚƟ16ů17HM20Ƈ21ZƋ22Ɯ23ƌ25Ɨ26ƅ28Ɲ31Ɠ32ķ33Ƒ35Ɣ38nƒ39Ʒ
the household	71 -17ų14Ū17n29ŷ
the increase	85 11œ17Ŕ
the inspector	80 19ƈ
the insurance	68 -13ş-10Ɣ-7ľ7XŒ8ǌ9N11ƇƤƫ13Ǥ14Ʀ15Ŧ19Ř24Ł28ţ44ƕ
the jeep	87 10Ū16Ŭ19ų
the job	68 -13r-9JV-8O-7Ʈ-6Ǔ7gƃ8ŭ9ǧ10ǈ13P14U15Ŵ20RSů22Ʀ25Ƭ29ǣ43W
the keys	75 6Ŀ9Ƨ10Ń11ų35Ɩ
the kids	63 -15u-7Ʒ6wƶ7ŵ8Ũ9ƨ12N13ľ17y18Ʊ20Ʋ22ƭ26x27ƫ44Ư
the kitchen	75 8MłǛ11Ǝ14ǈ19ƞ33ƌ
the lake	82 -9Ǉ12k15Ɵ21ķ29g
the landlord	75 -25ơ-9ž-6ǧ24Ơ75ǌ
the last	58 -13ĺ-12Ƽ-8ƈƭǁ-7S-6ŠǊ6eǙǞǣ7Ɛ8mƓǉǎ9Ʋ10yƛ11Wżƚư13ƹ14ƾǘ15ĹŁ17ť23Ƹ24ţ25ņ29Ŝ
the lease	65 -13Ŭǌ-12ś-7Ŕǋ18Ơ21Ĺ69Ƣ100ơ
the legal	85 12ǆ32ǃ
the lender	76 11Ƅ26Ń
the letter	83 29Ś38Ŕ
the liability	87 -18ž12ǡ16Ǌ21ǥ
the license	87 -22Ÿ38ū
the life	77 -7ƴ9ƭǀ15Ʊ24ƿ25Ƨ
the limit	87 13ŗ14Ż19y
the limits	83 37ŗ
the line	79 10ķƪ15X18V24a27s
the list	87 12ĺ14Ŀ20ǐ
the little	75 -14ǃ15v21Ư24w28x
the loan	83 15ƪ33ƕ
the long	87 12ŀ13ū14k
the lot	85 -12Ɔ-9U-7ƅ10Ż14ǟ17Ƈ27Ƒ
the low	87 7Ů12ĵ15ŗ
the lower	80 27Ɗ
the lowest	87 12ł34ľ
the mail	82 -14J7Ľ17ļ24K
the main	82 -20Ɵ-7ŷ16ų18Ɗ20ķ25ƛ
the market	85 -11ƪ10H30ƒ
the middle	79 6v8ĵ13ū14L23N
the missus	87 13t15Ł16s
the moment	85 24Ő26ŏ
the money	76 -15ǔ-11l-10A6Ŀ11Ʈ16ŀ18ǖ26Ǡ31ƫ32ĸ
the month	78 11ťƖ14Ơ24Ń25Ĵ
the mortgage	73 -26Ɣ8h20Z25Ʈ35ƕ
the most	80 -22Ŗ-11Ƙ-8Ĵ11Ǐ12Ŀ16X44ŗ
the move	85 14H45ƞ
the name	70 -9abw6ơ9Ŭ11d12ƾ13Ŝƕ16ƻ20Ǡ33Ő40Q
the nearest	85 14Ə
the neighbors	78 10Ŀ11ƞ14Ɯ15Ť
the new	68 -21ƅ-19i-13Ǔ-12Ǟ-9o7Ĺ9ũ10ǅ11Ńƀ12ŕ13ĺ26U28ŒŗŶ51ƞ
the next	83 8V11Ź15Ļ
the night	87 9Ű11x
the ninth	87 14L
the note	87 -10Ɣ53Ŭ
the number	72 -24ū-16I-7Ţ-6ǣ7Ÿƛ10Œ11ƌ18D19ŗ20Ǉ23Ņ29Ƭ31ř
the odometer	85 37Ů
the office	71 -12Ůǟ-11Ɲ6ǘ9M11I12ŭ13ś20ǈ28Rů31U
the old	66 -30ſ-14Ǟ-7Ņ-6v8ŗ12ƉƋ16D18ƀ25S31Ť44Ƶ48œ
the oldest	80 -9p-7Ÿ11Ź26w27v
the on	83 -7ŷ13ų15F16Ő17ŕż
the one	64 -12Ƽ-9Ŵ-8ń-7ōŶ-6ƚ6ņ7zIƵǔǡ8uƫǨ9Ŀłźǧ10ƛǉ11Ř12AƢ13ř19ž20ƻ22Œ23ţ26ş27ǋ33ż35Ū
the only	76 -10T6B11m13ų14ń21Ū23Ʈ
the original	83 14ƌ24ƈ
the other	66 -15ŭ-10ń-9şŦ8ż9ǂ11ƣƵǈ12ž17w18ł25ų28ſ45Ŵ51Ņ
the outside	87 21Ƈ
the owner	80 -11ơƳ-9F14ǌ15ǆ17Ǣ19a21Ǩ
the owners	85 8ǉ17Ǩ28ǆ
the paper	87 12ŗŚ19Q
the paperwork	80 -6K6Ǡ8Ɲ10ś11ǃ19Ś
the past	80 6ƾ8ţ13Ż14ņ
the payment	82 -7Ř8Ŏŕ31Ĵ
the payments	85 15ĴƔ21Ʈ
the payroll	80 -19ǉ-12Ŀ-6œ14Ǡ20Q72Ǉ
the phone	71 -14I-9ǩ-8Ň7X10iĹǖ12Ō13CŜǄ14KM15ǟ18Ž22c35O
the pickup	85 17ų20ŭ
the picture	85 -10s-6q11Ƈ12Ķ30f
the place	66 -19Z-17ő-15H-8ƦƮǋ-7vǩ7ƓƟƠǢ9Ƒƚ12ǝ14Q16G20ƒ21ƌƔ22ƞ24ǟ27ƅ29FǨ31ǅǊ33Ƣ
the plan	79 11kH15Ư18Ʊ
the plant	82 -13Ǟ7ů14Ƨ19U28S
the plate	85 12ǌ18ū
the pleasure	87 32a
the policies	80 
the policy	63 -12Ş-10ž-9ş-7ŏū7bſ8śŹƫ9ŕŪƚƵ11ŗƖƧ12Ō16ŷ17ƪ29Ő32Ŗ34ř
the postal	87 23E
the premium	87 11Ʃ19œ
the price	76 -24Ņ-14ƒ-12ľ-8ŏœ11Ř14Ʃ17Ş19ŝ25Ŏ26ŀ36Š48Œ
the proof	85 13Ƅ17ƕ
the property	75 12ǋ13ǌ18ǥ19D23Ƒ
the quote	82 -9Ņ12cJ25e
the rate	82 10Ű13ĵ14Ŏ17ŝ19Ş
the rates	87 11Ŏ12Ľ15c
the reason	85 -13Ǧ14š20Ĺ21Ƃ
the regular	87 9Ų12K16Ƙ
the renewal	79 21Ĺ25ŕ
the rent	82 -11P-8Ɯ13Ƣ51Ơ
the repair	87 26Ŧ
the rest	85 -11Ƌ8ƥ13ŷǑ21ō
the restaurant	87 -7Ųǐ6W13ǟ18Ǜ
the right	82 -8ǣ11ƭ13dǤ17X20a
the road	79 9ſǐ10ǀǦ11y15ǟ16Ź21Ǟ
the roof	62 -12ű-6ƣ7Ǎ12ƪ41Ɖ46ƈ
the safe	87 25Ž
the same	66 -20c-8Œ-7ǅ6rĽ8oƢǇǜ9ĺłŜŠƂǥ10ŰŶƇǍ12Ʃ15Ɩ16ũ17őŴ25ş30p
the scale	87 39ƺ
the school	85 13Ǔ15ǔ29Q
the second	78 20Ō51Ŵ
the service	87 10y21Ş
the shop	63 -17x-11ƅ-9Ƣ7gƝǋǏ9ǃǘ10M11U12ǐǝ13Ǩ14Ɓ15ǈ19Ǎ22ǅ23ǥ25ǌ31ǟ41ŵ
the shops	87 6Ǣ12Ǩ19g
the size	87 10Ɔ14r
the south	85 11l13Ɖ17C
the spring	82 -7ǋ11t13H15Ǟ23ŕ
the square	87 7Ɔ
the state	72 -23ŗ-7Ÿ8ƚ15Ķ22E23C28ǣ30Ƅ35ž
the store	76 -7Ơƥ6ǥ8Ǐ13ųǊ15Ǣ18ǎ19ǟ21Ǎ
the street	77 6E8D24ƙ35Ű
the stuff	83 8Ɨ11ƹƿ14Ǖ21Ǣ
the summer	87 12x31Ǉ
the surrender	87 25ƪ
the suv	87 -16ŷ7ū25ų
the table	85 17Ś20n29s
the tax	83 6f9Ǌ23ƅ
the term	87 22ƭ
the the	63 -8J-7v7Űƈƕ8ŦźƋƏǌǠǧ9SVƦ10ŃŗŞƇƛ11cƗ12kCŠƄ13tŇ15Ŕ17ū19ž
the thing	83 10ł14ŝ34Ŀ
the time	82 10Ĵ13ų14ŃŠ15Ų16F
the title	82 -9Ƅ10ƕ20Ɩ36Ŭ
the top	77 -10œ10aŗ11ĺ14Ɖ15Ǌ17ľ27ř
the total	87 -7Ś11Ņ13Z14Ŧ
the truck	71 -16Ɣ-14R-7Ɲ10Ǐ12ųƦ13Űŵ16ǋ17Ŷ18ŭ34Z
the underwriter	87 9e13nŤ
the uninsured	83 -7Ƶ41ſ
the upstairs	85 12Ƥ13ƛ17Ɯ
the van	83 12ƀ17ŭ20k
the vans	85 13ŭ23ǐ
the vehicle	87 14Ŭ21ū
the vin	74 -9h85ū
the water	70 8Ơ11ƍ13ǝ15Ɵ16qũ19ƙ23Ƌ
the way	71 -8ō7ňƊ9o10ŧƇ12Ƒ14m15ƶ17ũ21y24a40ŀ
the weather	83 37j
the website	85 11Ĺ12ǖ15ļ
the week	82 -17R8Lĺǎ17ŭ20i21P
the weekend	87 16kƿ
the what	79 -12Ǧ-10Ŕ9f11Œ13š16J20Ƃ
the wheel	78 12ŷ24Ź35ų
the whole	71 7Ň9EũƜ11t12hư16Ŕǉ19k20Oƈ22ō
the windshield	87 8Ɓ23ū
the winter	82 -9Ɩ10Ɛ19Ɵ20ǎ24ƛ
the wiring	85 -9ƣ9Ǎ24Ƌ
the work	80 -16Ɲ11Ǩ13Ǆ14ƧǠ21J38Ǒ
the worksheet	82 20Ŕ
the world	87 12C14d15Ń
the worst	83 10Řǚ13Ş14Ŷ19Ŀ
the yard	76 -7q8Ŵ10H12ƍ15ƒ19ƞ46Ƒ
the year	76 -11œ7p8ť10Ʒ12ƅǟ13ƟǤ14Ǌ
the zip	80 25E
their	61 -11œ-10ŭ-7P-6Vš6Ǣ7Ƣǘ9Ƴ11ǖ12yŝŧ14Ǒ19Ǖ20ǐ22Ŕ25Ņ28vƱ33ǈ41ǒ
their own	73 -11ŭ9ǘ18y21Ǒ26ǐǒ
their price	87 -14œ34Ņ
theirs	85 8ő9Ŕ26Ņ
them	51 -20Ʊ-13m-12ŀ-11ĹŶ-8Ń-7Ơǐ-6SĻǖ6łǏ7ePŕƪ8ŧŰƘƻ9g10ŷǕ11œž12Ƅơ13x15šżƯƶ17ǒ18Ǔ20Ƭ24ŒŠǈ29şǑ32y33Ş40Ţ45ŝ51ő
them $	59 -23Ʊ-15Ĵ-14m-11ŀŶ-9ŃŔ-7ųǐ-6ǖ6ǁ8ł9PŕƬ10ƄƯ11ŒŞ12ŷǚ16x17őŠ18ǒ22ƶ28y29ş33Ǒ43ŝ60Ţ
them and	82 9ő
them as	87 -6ǒ11ơ33Ǔ
them do	87 9œ20ǈ
them on	87 -8v10w12D16Ƅ
them or	87 -10ŧ-8Ũ-6Ş13Ư29šż
them right	87 12ž18Ş19ŝ
them so	87 12Ŭ17Š
them up	87 13ţ14Ŕų
then	62 -16Ť-13Ū-11Ň-10Ĺ-8ĺŜŝ-7ƌƷ6mŹƴǠ7yHǈ8dQŉŌƭǔ9cŶſ10sƮ11ńƇ12łœ16Šƫ17wņ23Ŏǩ25ǝ27ŵ31ũ46ō
then $	76 -15Ū-12Ň-10Ĺ-8ƌ9ņ13ſ16œ22Š29Ŏ30ũ33ǩ34ŵ
then is	87 7ƹ13Ź
then it	85 7Ɣ10Ǡ11ǈ12ť
then what	78 -18Ť-8ĺ6ĸ9Ƨ11mũ14Ʈ33ǝ55ō
then you	85 -9Ŝ10ŉ13cƭ15ņ
there	37 -21d-17C-13ő-11ĺŒşŴƭ-10łŪųŶǆ-9zŲƥƵǎ-8oŠťƳǅǏǑ-7cprTĻŇŐœŸŻƓǘ-6OļńŎũƼǊ6RƀƉ7AEYƣǃ8Ƒƨ9ŵƈƎƦ10uWĶŞƃƲǓǔ11hHŏŬƶ12ĿřƍƢƤ13VţƜ14UƙǨ15Ơ16ŷſ17ƪ18ŉŗŘƱ19lƗƝ20fšƚ21ƞ23ōŝǛ24ǈ25Ɗ28S29i35n36Ŝ37Ǆ39Ǎ41s64G
there $	51 -26ő-25d-18Ŀƭ-14Ŷ-12Ƴ-9AMǅǦ-8gCńşƘƟǇ-7QűŸƣƲƵ-6uTƑ6xŕ7kōšźǓ8řŦƄ9ŞŤƜ10Śƛ11hƉ12RƂƊ14E15stţ16i18ǈ20ŗƠ22ǩ25Vŝ28ƚ29U31lſ35ƞ36Ɲ38n43G47Ŝ57Ǆ58S
there a	57 -20Ɲ-12j-11s-8ŏŗ-6Ʃ6Ű7a8šǨ9ĹŁƑ10ƶ11Ǔ12Yƪ13HǛ14ƎƦ16Ŭƣ17ƍƏ18ō21Ʋ30fƊƗ46Ʊ
there an	83 -19Ƃ-12ǆ10D18ǃ20Ǧ
there and	70 -10Ǡ-8q-6Š6g7ƚ8ŝ9Ƣ10J11s12Ǉ13W14Ŀ40ǈ
there another	87 -14Ŵ11ŷ12ż25ŵ
there any	67 8ŷ9Ƌ11ŭƑ12u15Ƹ18ƙ19Ō25ű
there anything	69 -10ŏ-6Ƹ7Ɗ8ƃ10ƽ11ŝ12ķ14Ǎ25Ʀ
there are	85 -7C11N12ƹ15ƣ17ƞ
there at	87 12x13ǖ14H
there been	80 -7Ż14ţ15Ƴ
there by	85 -7Ʈ16ǋ21Ʒ22Q
there cash	82 -18ƪ-10Ʃ38ŏ
there do	87 14ƈ16ž
there employees	82 -6ǈ22Ǉ
there for	76 -15Y8f10H14Ư18ſƝ30Ř
there in	76 -11ƥ6Ɓ10ƾ11ŚƊƎ12X
there is	60 -12Ʀ-8Əƕ6ǀ7Ʋǃǐ8fZŭƍǁ9ŕŘƔǗǥǨ10šƂƘƥ12ſƤƩ13mŽ14ĶķŬ15ŉ16Ńŏ18ƪ19ƨ21Y
there like	85 9D10R15ş
there more	87 -20S17ō23G
there on	80 -6ƅ8G10n11FMƩ16Ƈ
there one	87 -9Ư13ţ42ǔ
there or	73 -8j6Ŝ7FǗ11n12ŖŞƀƪ13Ɯ14ySŝ17i
there so	87 7ƕ10Ķ14ŷ
there somebody	87 -9Ł14ń37A
there somethin	87 -12ŀ12ō19ŉ21Ŀ
there something	74 -11ō-8ŝ7ŉ10ŏ12g21Ŀ23Ş27ŀ
there sprinklers	87 18Ǎ
there still	82 10Ɣ
there that	79 13jƗ14G
there to	87 8Ʈ15ƫ20ƶ
there too	87 -7ŧ15Ņ20s23j
there was	82 -9ť13Ľ22Ƥ29š
there what	82 -8P9ǈ11l16h
there with	79 8ƨ11ƪ12Ű13Ƣ14Ɯ32s
these	61 -13R-9H-7ş-6ķ7ŖƁǌǡ8flŲƠƸ9cPŒǛǩ10ĺŜǟ11nq12ǇǞ14tQ15ƺ18ŋ19ƒ24A29U
these days	64 -13R-8AH-7ş7Ő8fƸ9Ų10PǛ11cUŒ12nqŜǩ13Ǉǡ14Ǟ15tQ16ƺ20ƒ
these things	85 13Ŗ35A
these years	85 8ǟ16ĺ28U
they	44 -15Ĺ-13ǩ-12XǨ-11Yň-10c-9ilCPĿŭ-8ƙƳ-7jmŠŵƃƸǃǣ-6MZĸŊťŶƵǅ7ŜƍƖƗƬǁǏǛ8Ŗƪ9ĵƄƽ10śŢǒ11yT12ƈƧƱƻǇ13wƼǑ14ƕ15RŐż16Ʀ19Ǥ20zķƅ21š22Ř23ǖ25ŒƠ26ƴ27UW31Ŧ33v34Ʈ36Ş38Ņ48ŧ52Ŕŝ
they $	82 -12c-6ŧ22Ū25v30Ņ
they are	73 -10X8ŬǏ10zƈƱ11HœƗ12R13ŝ16Œ23Ţ
they at	82 16Ǐ
they be	87 14ķ17Ʈ
they been	87 -19i55ŝ
they charge	87 19Ơ25Œ
they did	83 8Őƈ12ż18Ŧ20Ş
they do	76 6ķ12Ʈ15ű27ŝŧ30Ş
they employees	80 -16ǈ16Ǒ19Ǉ
they gave	85 12ŅŔ13Ż14Ƨ
they get	83 -10Ǩ15Ǖ20Ʀ25ƠƮ
they give	77 -6Ʀ8ő10Ɓ12Ŕ17Ņ38W
they go	77 -19ŧ-6Ş14ķƉƱ21Ŝ23Ņ
they got	85 -9ǣ-7ǈ7ŝ20Ǜ31Ǥ
they have	72 -10ŝ6ǖ8ŢƏ10Ő12ǂǑ13ƾ14ǋ16Ɠ17ƽ27ƻ
they in	87 40v
they let	87 -7Ŕ9U16š31Ş
they need	87 8Ʈ9ƭ20Ƭ
they pay	72 -20Œ-14ƒ-12Ņœ-10Ť-7Y12W14ž18Ʀǖ24Tŧ39Ŧ52Ř
they quote	85 35Ņ
they raise	85 -17Ŧ7Ŕ22œ24Ơ
they say	78 -8ŧ-7Ĺ12Ƭ16ũ44Ŕ
they split	82 14Ǉ
they take	82 -10Ŕ-9ǖ6ķ9ź11ǐ16W20ŧ21ŝ
they tell	83 -7Ĺ-6ŧ12Ƅ20Ŕ22B
they treat	80 -11Ņ8ŝ13Ş35ŧ
they want	83 8ǌ10ǧ11ơ32Œ
they were	85 -12ŧ8ņ10Ũ11U15Ņ
they will	82 11ƈ12Ǔ13Ń16ţ19ƕ
they would	82 11Ŗǁ18Ʈ23ŗ
thing	62 -19ǩ-11V-9Ǉ-6ĺ6Ž7Ļǀ8ǥ9ƇƜ10Ťǘ11ƞ12Šǃ13ľ15łŪ16QĿŞ18Ųƹ20Ŷ25Ƙ29ũ33Ń39ŝ
thing $	80 8O10ǀ14Ɯ15Ń25ƹ
thing about	79 -16ǩ16ƞ28Ŷ30Ş40ŝ
thing or	83 12ũŲ16Ť18Ń
thing out	87 16r28ľ
thing that	87 9Ŀ11ł
thing you	82 14ŝ18Š22ĿŪ38Ƙ
things	64 6P7ĿňŖƗ8Ĺ9łŊş10Ž12Ǆ13ƥ17i18U20ŉƢ28ǟ34A
things $	85 -28ǟ11Ɨ13ş15Ĺ30i
things are	77 -9ǟ-7Ɨ26Ƣ27U
things in	87 20ƥ
think	58 -15q-11ƨ-8A-7ZƮǠ-6Ʋ6ŕśƀǒ7KO8ķĿŀōžƏƒ10hǋ11ǝ12ƷǊ13GƓ16ű17Ŗ23Ũ26H28Ƭ29Bǩ33Ň38r
think $	73 -45ǩ-17q-9Ǡ8ŹƷ9ǒ10KM14r16ķ23Ƭ32B52Ň
think about	72 -9ƨ-6ĹƬ8ƀ9Ũ13ƤƯ14ĺŀ17r25ǩ
think it	83 9Ɠ11Ə15B17ű18ŀ
think that	87 11Ɨ15H16Ŗ
think you	78 -8ǩ-7Ʋ9V10Oŕś12ű15Ǟ23Ƭ26H
thinkin	80 7V8ĺ11ƭ13Ƶ14Ŀ16X
thinking	70 -13Ʀ-8ǩ7Ǟ10ƀƭƳ12ĺ14ƵǦ21V22y25Ƭ
thinking about	76 -16Ƭ-14Ʀ-7Ǟ12Ƴ18ĺ25y41V
thinking of	85 -14V18Ǟ19Ƶ
thinks	85 9h32r
thinks it	87 33r
third	79 -7ƽ10Ŝǡ14Ɩ15ǅ19qƣ23d
this	45 -20ǅ-17o-11Ň-9ŒşƄư-8ĸǨ-7KŤŨűƦǋ-6ōŠƢƨƬƮǟ6cditƺ7mľŀ9ňŕŴŷǁǈ10S11ơ12JœƖƭ13XǞ14ƕǊ17kł18ABM20N22jŌƵ23Ŏ24sĹ30Ļ31Łŋ38r39I41ŏ42Ń50a51ĺ
this $	61 -39ǈ-15ĺ-13Ō-8HƄ7N8ǁ9Ƴ10D11Ŏƕ12sĴţ14Ƶ15t16Ń17Łŋ18ł19ĻĿ23ơ27M32rX60a
this a	80 15Ń16I20N
this address	87 -13ǅ38G
this afternoon	83 -11L-9Ń6Ļ15i19j24Ō
this and	87 9c12B
this by	87 -9Ǩ21A
this call	79 7ŋ8Ĺ11B31Ļ
this conversation	87 7Ļ9s14ŋ
this done	87 19Ō24Ń
this is	82 -13ư8Ľ11Ĺ14ĺ18a19s
this kind	87 20ŏ
this line	87 16r
this month	87 14ĺ25ŕ
this morning	83 -10L7a10i12ŏ18Ĺ
this off	85 12ŗ17Ǌ22ĺ
this on	83 -8Ŀ18Ł61ĺ
this one	85 -6Ƶ7r15ļ23Ŵ
this over	85 12A17J
this the	85 -7Ʀ8aĺ12I15Ł
this thing	87 12Ń15Ŏ
this week	82 -19i13ƕ27Ɩ34L
this weekend	87 
this what	87 10m12ǒ19ľ
this year	76 10ƻ11c12k14H15Ǌ16ƾ21Ǟ
this your	82 10H15IƤ
those	56 -8JŬ-7ũ-6C6cŠűƚ7xņŢƅƛƜƵǌǘ8UƕƗǊǍǐǩ9Ǆ10Ňŕƞ11Aĵƍǒ12ƑƯ13ń14ǇǤ15Ʃ18Ǒ22Ž
those #	79 6ž8I9ǉ10wE14u
those $	80 10v11ŕ13Ƌ16ĵŶ17Ő
those are	85 -9ũ-7C14Ǥ17Ǆ18ƞ32ǩ
those folks	87 11ő12ŝ16U
those guys	85 12Ş13SǑ
those old	85 15Ǎ21ƅ
thought	79 -6Ź12ŢƵ13x14Ƃ16ư
thought about	80 -6Ź12Ţ13Ƶ14Ƃ16ư
through	51 -9ǟ-8P-7ƟƧ6yňżƛƮǕ7ƂƱ8ļłƳƻ9ĸŖšŧƕǖ10zŊŔƁƚ11ZƦ12n14ũ17j18ŏŐǥ20Ťƨǎ24Ũ27W
through $	83 -12m-8W11Ńǎ14Ũ15Ő22l
through a	82 6ŊǦ10ǎ16Ǆ23Ƴ
through it	83 9Ũ11ś17ňŊ34Ť
through that	82 -14Ũ7z11Ǥ14ǘ18ż19ŧ
through the	66 -6Ƨ7ƋǛ8x9ļ11ǖ13ǥ14Ŗ16Ŕ17ũ18Ť19ƨ20ƚ21ŏ22Ʀ
through what	72 -12Ť-7Ũ8ZƷ9Ǩ11rŵ12y17ǝ18Ʈ19ĸ
through work	71 -13Ʀ-10P10ƨ33W34ŏ
through your	69 -8ǟ-7ŏ-6Ƨ10Ɨ11Z12Ŀ14ǈ15Ɓǥ18n20W23j27Ũ
ticket	79 12Ǐ22Ż30Ŕ
ticket $	87 11Ż20Ŕ
tickets	70 -15ż20ţ40Ż
tickets $	80 33Ż
tickets even	82 -7Ż15ţ
tickets in	79 8ţ
tickled	87 12Ĺ14N26Ŷ
tied	87 22Ǐ
tight	85 9ǝ12Ų13H20g
til	78 9ƭ10yV13Ƅ14v16ǧ17ĺ
til he	87 -6ƭ6ǧ12y16v
tile	87 40Ɖ
till	73 -7v6Ɵ7ĻƗ8sF10g13Ƒ14ƾ20ŕƩ48ƭ
till the	80 -7vy12gƟ15sƑ42ƭ
time	53 -11ǝ-10a-7ƨ6ŝŵƛƲ7ŜƟ8FWĵ9Ƨƺǖ10Ŋƈǒǘ11Ļ12šƴ13œ15sņũŲ20gǇ26V27R28ǎ38L39O40N
time $	66 -18L-12Ń-9ǩ-7a6ĺ7ňŏ8bVŠ9Ɩ10Ţ11Ųų14ǖ16Ļ17NƧ18œ23ũ26R41g
time and	82 14N21Ǉ27L
time do	83 -15ǝ-9g-8Ɩ22O28R37ǎ
time does	85 -9ƨ15ǎ30s
time for	85 -8s9N15L24O
time is	87 11Ǡ12q16N
time or	78 -11R10ǒ11Ǚ13Ų15Ɵ20Ǉ
time somebody	87 14Ɠ20Ŝ
time to	85 10N12L
time what	85 -12ő8œ11Ř12v15ŝ
time you	73 7ƾ8ƹǒ9Ɛ10x12Ʋ13ĵ15ƺ18ǘ
timers	85 15ǣ17S22Ǉ
times	80 -9T-7Œ8Ƭ9W14Ż17Ɵ25Ʀ38ǩ
times your	87 -8T25Ƭ32Ʀ
tip	85 14ŉ29ł
title	78 -8Ƅ9ƕ18Ɩ32Ŭ38P
title $	87 11Ŭ21P
titled	87 12ķ14ǐ
titled to	87 12ķ14ǐ
to	31 -22n-19ŏ-16Ŗşű-15ŤƩ-14Ʀǈ-12Sǋǖ-11PǛ-10ŒŮƻ-9jpFĽŀƞƼǂǅǇ-8fhrŕťŰƃƔǣ-7uwźƇƲǆǚǟ-6ŚŻǊǢ6ƖƳ7ƌƬƮǍǧ8ļƠǌǓ9OŊŲǩ10dkĴǀǐ11GŇŝŴƙƧ12ųưǏ13ĸŜŷƗ14ĿŎƑƤ15Lǜ16eoBŧƓƜ17NĻľƕ18Kǁ19yŶ20ł21V22AXŋōŵƭ23śŹ24aHĺƷ25sZ27œ28ǝ29ƫ30ţŨž32ŉŢ33ŁůƯ40ŃŌƵ41MǞ42ƶ
to #	73 -12Ĵ-8L6Ž10Ŀ12V13RŒ14Tƃ15Xž17ǎ35œ
to $	65 -12ǩ-11ś-9A-6HKƜƬ8YƯ9ƽǀ11ƪ12Ŀƾ13CŦƠƫ16ƶ20J23ƹ26ƕ32ǔ34ń
to @name	87 13ƫ
to a	73 9Ǡ10Z13ŒƤ14ƛǩ15Ǆ22ƫ
to add	87 -10Ō-9Ǟ14ō16Ɓ26y
to ask	71 -7Ń6Ʒ7Ŋ9ũƵ10T12ƿ27Ł59ŉ
to be	59 -12ŭ-11Ō-9ǩ-6r6ǧ7jƯ9łžƵ10źơǞ11ř12Ƣ13K15Z16ō17Ź18Ŏ19Ũƶ21œŞ23ǌ26sƭ29O
to bring	87 -8Ǩ11Ʈ12ōŎ
to build	87 14Ɛ21Ɠ
to buy	73 -14y-9ƶ-7Ł-6Ǣ12W14ł17H18Š29Ō45Ɨ
to call	77 -10Ł-9Ļ6I7ǃ15ļ22ĺ28L35ţ
to change	78 15Ţ16V22q
to close	77 -8Ǩ-7ţƤ29Ť39ǝ
to college	82 -18Ʊ18m48y
to come	77 -7Ř8ǖ10ł11Ĵ12ĸ13ǁ20M21Ŏ
to cover	87 -12y40Ʊ
to do	64 -18ǩ-17ƶ-10x-9VƮ-8ǋ-7H-6ĹŖǈ8Ǆ9ľƷ10k11ņ12BŀŜŶ18s20g21Ŏ23Ƭ25y33ŌƯ39Ƶ46M
to drive	78 -16ů-10Ū-9Ǜ8ŲŹ13Ũ30ų46Ŷ
to drop	85 33Ƶ
to each	87 20Z
to expand	87 34Ǟ
to file	87 31ţ
to fire	87 36ǜ
to for	87 -15ǚ8ĺ19A
to get	63 -12ƿ-9l-7Ť-6g6Ə7ś8ŘƖ9pMVŌ10eƫ11ŷ12bƶǃ13ĶŊŵ14A15Ŷ19K23ǝ24ů28Ń30Ļ
to give	82 -7Ʀ13r16ŝ21Ł
to go	66 -12ǩ-7ŘƬ-6Ś7ƫƷ8V9ķƗ10aŨ11Ŏ13Ŋ15BƮ16kƋ17ƭ19ňƒ30Ƥ32Ō
to have	74 -8ǩ-6ŉ10Ł11sơǓ12Ʒ14Ź15Ƅ25ƶ26ō28Ń
to hear	75 -16s-8a9r11ņŔƉ12ōƞ13fŎ21t35ǩ
to hire	83 -11H27Ư50Ǟ
to insurance	87 14ľ
to it	79 -8V8ƚ10ĺ11W14ō19ſ23Ƨ33Ǘ
to keep	69 8ƎƧ9aoX10Ʈ11ŝǨ12Ŏũ15ŋ18V28ſ
to know	64 -17ǩ-11Ŏ-8Ŗ-6Ļ6Ɠ7rAšǀ8wGƢƸ9ŘƟ10F11ņƜǊ15Œ16Ų25c65ŉ
to last	87 17ƭ21ǉ
to leave	71 -7Ŋ-6Ƶ11sŷƫ13ǩ14Ļ23Ţ26ƶ
to let	87 10Ƶ31ǜ
to list	80 9n10o11Ŭ15Ƙ23ŷ
to live	85 -7Œ-6Ũ14G15ƅƮ23Ơ
to look	77 -8Ļ9s11ř12Ĺ14ŎƯ20ł27ĺ
to lose	78 -7Ţ9ő11ǔ32ķ
to make	76 -12ŭ-9y6Ţ8b9ł11ƌƱ13ņ16ŃŌ21Ų24O
to me	74 -8Ŗ-6Ōǩ9N11l12ļň14Ś15Ŀ17Ş36ś
to move	79 -12Ǟ7Ŏ14Ō17ŃƤ34H
to my	85 -13Ť7Ŀ10e13Ɩ16ǩ
to need	85 8a13dŁ14o
to other	87 -6ņ14ž20Ǒ23ń
to pass	85 7Ƴ16Ʒ19ƶ
to pay	71 -15ǖ-10Ļ-7ŌŢ8ƀ12Ƥ14Ņ18ţƬ19Ư20œ36X61Ĵ
to put	69 -6Ƶ6ƥ7Y8aG9Ŧŷ10qł11Ō12Ƒ13s17Ŵ18Ū30Ɠ
to quote	87 -14Ƃ19ž25Ǧ
to reach	78 -10N-6Ĺ9Ə20L24Iĺ32K
to read	87 16de
to rebuild	82 16Ɠ
to record	87 -6ǩ27ŋ
to replace	76 -9Ɠ11ž12Ɨ13Ʈ17Ƒ22Ƶ34Ǐ
to run	76 -8Ņ7Ǩ12Ł14A15O18ū23e25ƭ
to save	85 -7ķ13ǁ21Ţ
to say	76 9Ǣ11ǈ16ŝ18Ŏ22ǩ
to school	82 11ŵ17Ź24l
to see	76 -12r-7ƭ8š9Ľ10Ļ12Ƅ14v15ź16Ŏ17ǒ23Ŀ
to sell	80 -7ł8Ų9Ƴ14ĸ52H
to send	80 -6K7dƄ10ŧ13ļ15ś18Z
to sign	80 -13Ļ31Ō33Ł
to sit	85 -8s10M15L22Ĺ
to somebody	87 9a15Ǟ19ƕ
to spend	85 -14Ƭ17ƶ52X
to start	80 -9L7Ō10Ɩ42Ń
to stay	79 9y15Ʒ20X34Ɯ
to take	76 8ś10Ʊ11k13Ǟ24ǁ34z
to talk	83 -14ŉ-7ǩ11ň35N37Ĺ
to tell	83 -11ń12l14Ŷ21k30ǩ
to that	77 -18f-8Ɨ7O10ŋ12Ư13Ƶ19H21ŢƧ34G
to the	57 -16n-12Ʒ-11G-10Ɲ-7OƄ-6Ō6łūŬǁ7ľųŴƺǧǨ8ţƕƛ9VƗǄ10Cǜ11Ɠ12R13y16ŭ20M21k23Ɯ25a28žƮ29ƌ35ǐ41ů
to them	85 14Ǖ27ő
to think	87 16Ư18ŀ27Ũ
to this	83 -7Œ22œ26ľ35Ł
to to	73 -8Ư8Y9NŌ10B11j13Ʈ14Ŏ15Ǟ19k21ƒ
to travel	85 50ǀ
to turn	87 8Ŏ10ĵƧ
to us	83 -21Ĺ10ł11ļ23ĺ
to use	85 16ţ21Ź
to walk	87 32Ļ
to what	85 15ŇŘ21Ƶ
to when	85 -8Ł-6ƃ17Ő18Š26A
to where	87 14L16ƭ
to work	67 -16Ů10y11Ʈ12U18ŭƷǙ21Ŵ22V36ŵ49ů
to you	59 -29ǩ-11ƧǞ-10ǝ-7sŎŔǜ6Š7ƏƬǕǧ8doIKŧƪƶ12ň13ľ15ŝǏ17ƙ18Ǩ22Ʈ23Ŗ25ŜƴǍ27M30ĸŨ42Ň
to your	65 -25X-13Ť-12Ŏ-10Ɖ-9Ųƽ-8Ʈ-7Ưǔ7ǘǚ8BƵƶ9ŵƚƣƤ13A15ŨƜ16ƑƨƳ17Ƨǁ20ƙƫ21Ǟ25Ʒ27Ɲ39ǝ
to yourself	87 15ƃ17Ƣ
tobacco	76 12ǂ41ƹ
tobacco $	82 -7ǂ36ƹ
today	54 -18ž-15ǡ-11Ǘ-9Ƨ-7PŃ-6ǩ6ƫ7ŀ8ǧ9őƓǥ13ŗ14a17Ŗ19Ĺ21Ō22Ʀ25jOŒ27Őű34iĻ38ĺ45ŏ
today $	56 -18ž-16ƒ-15ǡ-12Ǘ-10Ƨ-7P7ĸƄƫ8Ļ9ő10Ɠ11i14Ĺ15aŗ19ŐŖ21j25Ʀ26O30ű32Œ35ĺ46ŏ
today is	85 10ŏ11Ƃ12Ĺ14Ŏ
today or	87 -7Ń12Ō13jĻ
together	76 13M14Ǌ15Zǉ20s26ş
together $	82 15sM16Ǌ18Z
told	72 -8Ŝ7Y8l9ļ10Ɓƾ11jŖ12uƧƼ17Ŕ18dƴ19A23B
told me	83 9Y10l12Ɓ14j21d
told you	76 -8Ŝ10ļ11ƾ12Ƽ13ŖƧ18Ŕ19ƴ21A25B
tomorrow	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ12ǣ13ǝ15Ʀ17ű23L25Y
tomorrow $	79 -7Ĺ-6Ǟ7ŵǝ11Ǖ14ƪǨ18L
tomorrow what	72 -11Ř-9Ǩ10ĸ12Ƭ17Ʀ24Y25ű
tonight	79 12ś14Ŗ16r18Ʀ
too	61 -17Ɠ-9ơ-8aŭ-7ŏ-6ǈ6euƃƼ7Ń8UĿūƎǆ9ŅŎŪ10bƀǢ11ńŇ12cǄ13ǚ14oŽǑ17ƨ18XƳ19ň21ş23s27j29q
too $	68 -18Ɠ-8ŏŭ7oŴ10Ǝ11Ŏǆ12UŅŪƀ15b20q23ƨ24ş29s33j
too much	83 -8a11X22Žǩ
too or	85 -11ơ11ƃ14Ǆ18qǢ
took	73 -13ƾ-7Ł9kp10ƀ11ŠƯ12łŊ13ƪ15ǂ16ŧ17t21ũƳ
tools	68 -15Ű8Ƙ11ŭ20Ǣ31Ɲ57Ǐ
tools $	85 13Ƙ23Ǐ
tools and	78 6ŭ28Ǐ
tools or	87 -26Ǐ7ŭ34Ɲ
top	68 -10œ8aŗǦ9ĺ10Wǔǥ12ƉƣƵǊ21ľ23ř24ƈ27Ƃ
top of	73 -6Ź9ŗǦ10Wĺ13ƉƵ14ř16Ƃ17ľ
tornadoes	87 9ƚ14Ŀ
total	78 -6Ś8Ŧ10Ņşƹ12uZ21ǉ
touch	82 -8d9ƙ11Kńƿ15Ƽ16Ŝ
touched	87 9Ǘ11ƹ12ō
toward	85 19Ň22X
toward this	87 23X
towing	80 45Ɓ
towing on	87 15Ɓ
town	73 7Ƥ8lǐ12ƾ14ů15Ɵ65C
town $	83 -23ƛ16ůǩ17C39Ɵ
tracking	87 19Ž
tracking app	87 19Ž
trade	77 -15G9y11ǟǣ16m25S31P
trade school	87 10y19m
train	87 15Ǚ24Q
training	82 -14ǧ-9ŷ25ź36Ǚ
trampoline	76 39ƍ
trampoline $	80 17ƍ
travel	82 16Ɵ31ǀ
treat	79 -11Ņ8ŝ13ņŞ32ŧ
treat you	79 -11Ņ8ŝ13ņŞ32ŧ
treated	79 -13Ŝ15ņƿ18ŝ20Ƽ
treated for	82 16ƿ29Ƽ
treatin	85 8i16Ŷ19U
treatin you	87 8i17Ŷ20U
treating	80 7Ŷ13i16jŝ
treating you	80 7Ŷ13i16jŝ
treatments	85 27ǚ
tree	83 16D29Ǆ
trees	80 -7ƙ53Ƒ
trip	83 -9O15ů22kƜ
trip to	87 -10O16ů23k
trouble	70 -13Ǉ-7n7Ʈƿǘ8ĵ9Ƹ10pƛƼƽ11Ĺ12t16Şű20ǜ
trouble $	85 -22ƽ10Ʈ26Ƽ
trouble with	85 -15Ǉ10ĵ14Ĺ15ǜ22Ş
trouble you	87 12ƛ16ǜ
truck	63 -15Ɣ-13R-7Ɲ-6Pŀ7Ǐ9Ǧ10Ʀ11ŰǞ12ű13ĹǋǛ15Ə17Ū18S20ų22ŭ24Z25Ŭ35Ŵ37Ŷ
truck $	73 -17Ɣ6Ŵ9Ŭ14ű16ǋ17Ǜ36Z53Ŷ
truck for	87 -8q-6Ÿ7ŭ13Ŵ26S
truck is	83 -14ŭ9Ŷ15ų38Ŵ
trucks	76 -12ų10Ə16ŵƁ51ǐ
trucks $	83 -11ų8Ɓ48ǐ
true	83 12ŧ17c20Ŏ
true for	87 21Ŏ
trust	73 11ņ12ƫ15ŀ29A40Ʋ
trust $	82 17A20Ʋ
try	79 -9N21ǘ22I27L31Ž
try the	87 22Ž
tub	80 -9j36ƍ
tub $	87 -8j21ƍ
tuition	85 36Ʊ
turn	75 -13ǚ-9Ʀ6ǧ7Ŏ8ĵ12pVŰ16A17c18v21Ƨ
turn #	85 -9Ʀ-6Ź14VƧ18p23v
turned	73 8Ť12ţ15c18Ɨ20ſ39ƴ
turned down	80 23ſ33ƴ
turned in	87 17Ť
turnin	87 14Ǟ15ŀ16d
twice	79 8y10ţ12ǥ13Ĵ14R20ƻ
twice a	85 14Ĵ15R23ƻ
type	73 -12ƅ-10ƈ-8Ǎ6Ǆ9ǆ11ł12ǉ13ǔ15Ɖ16ƣ17Ƈ21Ƽ33Ʃ
type of	76 -12ƅ-10ƈ-8Ǎ7Ǆ10ǆ13ǉǔ16ƇƉ17ƣ35Ʃ
typical	83 7ǧ10Tǎ13ƿ16Ǆ
uber	82 -11Ǉ41Ų
uber or	87 
ugly	83 7ļ8Ǥ12ņ15ĵ
umbrella	62 7Ǔ14ǩ46Ƃ50Ǧ
umbrella $	73 22Ƃ
umbrella on	87 -29Ƃ34Ǧ
umbrella over	80 -18Ƃ36Ǧ
umbrella policy	83 -21Ǧ22Ƃ25ǩ
uncle	83 7ư10T11A
under	61 -10ƈ-8Ɖ-7Řť-6ũ7řŚůƩƼǊ8GŃœŖƺ9ƛ10ĵŦƘǌǤ11Ż13iŅŗŪ14chǅ15ĺƒ17Ŏƙǃ18ş24n28X
under #	75 9ǣ10ůǅǊ11Xƺ12Gƈ21cƒ24Ŏ
under $	83 7E9Ǖ14ĵ21ǃ
under a	82 -8Řť9X12œ16Ŧ19Ū20Ņ
under one	87 -7ƈ32ş
under that	87 -11ƈ-7h13Ŗ41n
under the	80 15Ƙ16ƛ18iŻ
under your	82 -9ƈ8ǃ10ǅ12ř14ǌ28h
underinsured	87 -8ŗ18ſ25ǩ
understand	76 7ũ10Ļ11rƽ12ĺŖŢǞ13ŀ33ň
understand you	87 8ũ12Ļ13r
underwriter	87 9e13nŤ
unhappy	85 45Ş
unhappy with	85 45Ş
uninsured	67 17Ť56ſ
uninsured motorist	69 18Ť20ſ
union	80 -10ĵ14ļ16Ŭ19ƕ20Y28ƨ
unit	76 -8ơ-6ǋ9Dƣ15ǌ16Ǎ20Ƥ32ƥ
unit $	85 23ƥ
units	87 36ƣ
university	87 7ź24y
until	85 -9Ń13O18ŕ21ƭ
up	44 -24ǩ-14ŖǞ-11s-10ƢƧ-9yƶ-8ŧ-7LYŅŇŏŬƳ-6ľƜƵǈǍ6ķĸǒǢ7ĺŹƃƓƚǟǨ8ŐŗŨƑǤ9CWŚŜƇƬƾǔ10Ĵńƥ11iŉťƲǚǝ12Ŀƹ15œƩ16řƪǌ17jH18kVǆ19žǗ20xƅ21ƴ22ƣǊ23tƤ24Ĺ25Ōƙ26Ɖ27Š31Ŕ32l38ŕ
up #	87 10Ɔ13Ǩ15ƴ
up $	58 -17Ŧ-15ƈ-13ũ-11ƒ-9Ƣƴǘ-8ǝ-7jŖǋ-6Ńǟ7lpřǔ8ňŵƤƩƾ9kƑǜ10Ő11Aļŀ12rHOƉ13Ǐ14Ź15Ś16Ɠ17ű19VŉŨ21ƌǆ23ŕǌ25Ǘ26œ30Ō32Ĺ42Ŕ
up a	82 10a12I13ř14c28œ
up and	76 -7ŏ8i11ţǃ12ŔǤ19ǎ22t25H30ǝ
up around	87 15l35C
up at	80 -10H-8ŝ12Vǟ13Ƥ16m33Ŀ
up for	71 -11Ũ8Ĺ10Ť11kHZ13Ķť17ų22W25Š
up front	87 -7Y26Ĵ
up in	75 -11Ɔ9l10ƪǀ11Ǌ12Ƥ13Ǩ15ǋ18ƛ40ƅ
up is	85 6ƙ12M13ŏ
up on	76 9ƋǢ10ǒ11Ǚ12Ɖ15ŕǄ26Ƈ
up or	85 -11œ-9Ǟ12ũ14Ƥ30Ǌ
up over	87 10ƒ11ĺ17T
up right	87 -6Ť8ſ15ƣ17ƪ
up so	85 7O8Ƥ14ŕ
up that	87 8ķ12ō16ƾ
up the	74 7ķ8XĴ9ƚ10Ǣ11ǚ12dĹ13ŗ17kŜƮ
up there	75 9l10x11ř14źƈ18Ɖ36j
up to	71 -11Ĵ-8Ōǩ-6N7ƚǒ9ĺ10ƣ11t12ƪ14Ŝƃ16ŗ22g24x25ƹ38ž
up with	68 -8Ō7Vǃ8ư9Y12Ɓ14œ17ŞƬ20ĸ34Š
up your	79 6Ɨ7Ǘ11t13ǘ18ł22j
update	87 -20Ǐ22Ǣ
updated	72 7Ǎ12Ʋ13Ǣ18Ƌ19ƌǏ
updated $	74 8Ǎ14Ǣ16Ƌ20Ǐ22ƌ
upset	78 6r17ţ34Ũ
upset after	82 19ţ
upstairs	79 10ƣ12ƛ13Ɯ20Ƥ31Ǎ
us	62 -15ƕ-14A-11q-8Ţ-7d-6ǩ6ŀ7jłŋŪƆ8LŌơ9xƤ10ņ12az13vĺŎ14ĵ15Ƅ26Ĺ35s62ļ
us $	69 -16ƕ-15A-12q-9Ţ-8d8j10ơ11ņ15vƄ16ĺ19Ĺ32s53ļ
us to	85 -8s10N14Ƥ15L18Ĺ
use	57 -12ǒ-11Ɲ-10Ū-9ƒ-6Ŵ7DƏ8Jǂ11R13ųŹƹ14ŵ16ţ17ǐǩ18I19Ő21ǖ30ŲǑ34ƿ56ŭ
use $	76 -13Ɲ8ƅ9J10Ə21ŵ24ƿ25ŭ
use any	83 8ƹ11Ǒ
use for	87 -9ŭ16ǖ28ǐ
use it	85 -12ƒ7ŭ12Ų
use that	83 -13Ū15I29ŭ
use the	68 -6Ŵ11ų14R15Ų18Ź32ŭ
use tobacco	83 14ǂ29ƹ
used	72 -8Ū7ŲƹǗ10ǈ12Ɨ13Ž26ŭ41œ45Ŵ
used $	87 -9Ū-6Ǣ9ŭ15Ɨ49Ŵ
used for	83 46ŭ
used to	80 -17ŭ8ŲǗ12ǈ58œ
usually	73 7ĺƅ8Ķ9ǩ10AWř14ǅ18ł25L
v	83 -11ŝ-7Ň17Ū18Ɯ20ū27Ŷ
vacant	85 43Ɵ
vacation	85 -13Ǟ44k
valid	85 18Ÿ
valuable	85 9ƊƘ10ƥ
value	66 -10Ŀ6ű8Ɓ18ŏǏ24ƒ25ľ31ƪ
value $	77 -7ŏ7Ɠ9Ǐ15Ǣ17ƒ25ƪ
value in	82 -18ƪ-10Ʃ38ŏ
values	78 -12Ǐ39Ǣ
values last	80 -38Ǣ64Ǐ
van	82 12ƀ17ŭ20k22Ǣ
vans	77 11ŭ75ǐ
vape	87 42ƹ
vehicle	70 -24Ū7ź8ż10ŵ11Ż12Ŷ13Űž16ū19Ŭ25ŭ28ų29Ŵ
vehicle $	83 -14Ū11ź12Ŵ14Ŭ21ŭ
vehicles	69 -15ŭ-7ų9Ƅ27ş35ǐ56Ū
vehicles $	80 18ǐ32Ū
vehicles do	79 -16ŭ-7ų17Ū37ş
vendor	87 39Ǖ
vendors	87 18Ǖ
video	85 15Ɨ23M
vin	73 -9h88ū
vin $	83 16ū
vin number	87 21ū
vinyl	87 23Ƈ
violations	83 30Ż
visa	87 16e19Z
visit	82 15N19ƾ23ǁ
visit $	87 8ǁ20ƾ
voice	85 -10ǩ8ľ18aĽĿ
volunteer	87 9Ə
w	79 -7ŝ9ƿ13Ǉ18b19T21ő25Ǒ
w #	85 14Ǉ20T28Ǒ
wages	74 -12Ǌ11ƃ15ǣ59ǉ
wages $	82 -7ǉ13T17ǣ
wait	82 10ŵ11ǧ13ŧ18ĺ21s
waiver	87 -12ơ9Ǔ21ǌ
walk	61 -11Ũ-7ǟ6r7ƊƑƽǘǛǨ8yŵƛƧǄǈ9nƮǎǕ10ż13ł14ĸǝ15Z18ƣ20Ļ21Ť
walk away	87 32Ļ
walk me	63 -11Ũ-7ǟ6ƷǤ7rǛ8ƑƛǘǨ9ŵǄǈǎǕ10yƮ11nż14łǝ15ĸ16Z22Ť
walls	82 13Ơ14Ɨ18ƌ27Ƈ
walls $	85 13Ƈ14Ơ15Ɨ19ƌ
want	46 -14ŗƦ-11Ťǖ-10łŘŞŦ-9qƿ-8FN-7wŁŶƩ-6Ŏŏǧ6ĹņźƂ7oķŒšƗǃ8ŅǨ9ǡ10Ŵ11ŀŃŕž12bǦ13ŊǁǓ14ľ15yƀǌ16ĴƄ17LOƵ18ſ19KƁ21ŉ23M24ĻưƱ27XƬ28ƭ29ƫ30s33ǩ39Ōƶ
want $	72 -24ǩ-17Ʀ-14ŗ-12Ŧ-10Ş11ƫ12ƶ15Ǣ17Ɓ18Ņ26Ǔ91Ƭ
want a	78 -18ǧ8ơ12ŕƶ13Ƅ16ư18y39ǌ
want for	85 -18Ƭ-6Ļ33Œ37ƶ
want it	74 -6s10Ƽǁ14ƫ16ľ19Ń30K44ƭ
want me	73 -11Ļ-7ƶ8Ƃ11Ƭ13M15ž17ň20L24Ō29Ŋ36ǩ
want protected	76 20ķ
want that	80 -8Ƭ9ƫ10Ɓ12Ž16Ĵ45ǩ
want the	75 -12Ĵ-8Ƭ-7Ǣ7O9ǁ13ƄƗ15ƃ17Ɓ19ƭ22ž
want to	53 -16Ƃ-14Ƭ-13y-12ǖ-11Ť-10qƿ-9ł-8N-7ŃƗǌ-6Ł6Ɩ7HVƌƞ8eLĺśŝšŢƀƘ9vņźǃ10o11ƶ12Ļ14Ŵ15ĹƱ18OǦ21bŀ23Ĵſ24M28s32Ƶ33X37ŉ40Ō
want your	87 7s17ľƶ
wanted	82 7ư8G11ƴ15Ǟ16ŉ
wanted to	85 8ư9G17ŉ
wanting	85 -10y7Ń12Ʊ18Ĺ22k
wanting to	87 -10y8Ń13Ʊ22k
wants	76 7Ʒ9ǌ10S11ǧ13Ŷ15Ƅ16Ǔ17ơ
wants to	85 8Ʒ11S23ơ
was	45 -23ſ-13Ɖ-11CŒŴ-10dXƭ-8Ŏ-7sUł-6jĹǞ6vŉ7oǊ8cĵƂǍǜ10ŜǤ11ƒ13kĺ14Ƽ16ũƲ17Ƌ19Ŕƈ20pŅƤƴ21żƛ22ƽ23ň25ļŧ26B27œ28šƅ29Šŵǩ35Ƴ43Ũ44Ť47ť51Ŧ
was $	85 -18ƾ13Ɠ21ũ32Ƽ
was a	77 -9ť7Ŕ10ň11F12Ľ14BǄ20Ƥ25š
was anybody	87 21Ť
was for	85 18Ũ39Ŧ
was in	80 -9Ť14Ş24ť40ŵ
was it	61 -25Ņ-11Ũ-10ŧ-9Ľ-6Ƽ6AŔť7lBƅ9Ƴƾ10ƒƲ12Ƈƽ16ż17ƛ20c21Ŧ22ƴ28ĺ31ļŤ54Š
was not	87 12ż14b15Ƥ
was on	87 -13Ũ20ŧ21B
was she	87 -10v15ŧ20p
was that	62 -15ǩ-11ĺ-10X-8ŧ-6Š6ňǊ7Ǎ9ŻƩ10Ƽ13ƒ14œ22Ť23ƴ40Ũ48ť58Ƴ
was the	62 -15Ɖ-13Ŵ-9Œ6ƹ7Ż8ĺŨƀ9š10Ťƌ11ǊǍǏ12ŜƂ14ƈ18Ƌ24Ņ25Ŧ26ƛ30ŧ34œ
was theirs	87 9Ŕ27Ņ
was there	80 -8Ƹ10ż12ţƽ14š15Ŧ
was uninsured	82 -37ſ40Ť
was your	68 -11A-10Ƴ10Ǚ12ņƾ13o15ƅ16Ƹ19Bœ22v23ƽ31k
watch	87 8Ž16Ư25ǩ
watches	83 9Ž25Ɵ27Ƙ
water	61 -8Ƹ-6C6Ơ8ƎƏƺ9ƃƍƑ10Ɗ11ǝ12Ɵ13ũ14q40Ƌ53ƛ54ƙ
water $	80 -6C6ƛ17ǝ19q25ƙ
water damage	87 22ƛ
water go	79 17ƙ19ũ
water heater	85 -13ƛ31Ƌ
water in	85 14ƍ16ƙƛ
water near	80 24ƙ
way	62 -12Ů-11I-8ō-7O-6ŝ6o7ŧ8ŶƇǂ9ņ10Ƒ11Xƶƿ12m13rŎũ15ŵ16yļň19a22j26ŀ36K38ů
way $	73 -12Ů-8ōƑ7Ž8ł11Ŷ17ļ18r19y24ů30j36ŀ
way around	87 7Ƒ13Ƈ14ǂ
way it	85 -7Ÿ13o16a21ũ
way to	78 -13I7B10ů17Ŏ24ŵ40K
we	52 -10Ň-7g-6ńǦ6ŏ7Ʃ8hļŃƊ9cvĴŦ10Ʊ11Oƭ12ĹŚşťƀƂ13dŷ14ƕ15ŎŕƵ16I18XŴƬ20ŋŪ23Ļ28Ľ33M44s75Ō
we are	76 9w10MƱǂ11ŁƬ13ş17Ŏ27Ō
we do	80 -12Ň6Ō8Ƶ13ŕ16Ɗ18s34ǩ
we get	75 7ƀ11i18s27I38Ō
we go	83 -8a11ŋ12bs17Ō
we got	85 8Ɩ11j18ļ
we have	76 7G8Ļ9ō10ƨ11O12ŴƩ15Ū18Ŏ
we meet	85 39M
we need	85 -10Ō13ǁ14ķ15Ɓ18u
we talk	87 10L13Ŋ
we talking	76 -9Ĺ6Ń10OœƆ12c15Ŧ17X18v23ť
we will	82 8Ƭ11M12d14s18Ĵ
weather	82 17Ť37j
website	82 11Ĺǖ35ļ
wedding	87 10ǔ12f13ǧ
week	57 -6ǟ7Ůǎ8ų9ƕ12P15iůŵ17ƿ18ŲƖ27Lŭ29R31ǝ
week $	66 8k9ŵ11ƕ12ų13ƿ16LP
week and	82 20ŭ
week do	80 9Ų12Ů22ů
week is	77 10R23ŭ
week or	85 10L28Ɩ
weekend	75 9ŭ13ƿ16ť42k
weekend $	80 50k
weekends	82 -7k11ŭ15Ɯ17ǎ18Ų21R
weekends $	87 13ŭ19ǎ25R
weeks	72 6Ń9ŧǎ10ŵ12Ƥ15T17ŕ18Ľ21Ɵ
weeks $	87 8Ń
weigh	79 17Ł20ǂ22ƺ
weigh $	83 28ƺ
weight	76 9ǁ48ƺ
weight $	80 40ƺ
well	65 -8ƨ-7s-6ǩ6kƏ7ŀ8axHŞŧũű9Ĺ10NĻō13Ǌ16p21Ŗ22ń27tŝ34ǟ
well $	78 -14i-9ƨ-7Ƽ8Ə29ǟ37ŝ48t
well i	87 13a17Ĺō
well that	82 -16ŝ11ń12xŧ13ǟ15Ļ20p
went	65 -9ǩ-8ŐŜ7ĺ8HQ9cŀ10őƬ11ǜ15kz16Ƴ17Ũ18l19ņŔ25ƅ26œ32Š37Ť
went $	85 -9Ŝ13Š15ņ27Ƴ
went through	87 -8Ť22z27Ũ
went to	83 11H14Ƭ16ǜ28l
went up	85 27Ŕ42ƅ
went wrong	87 13ņ22Ť
were	53 -10ŝƤ-8ŗ-7Ļ-6Ř6Uĸņ7ĹŇŻƭ8rYƅƦƵƾ9Š10ƍƷ11Ƴ12ǢǨ13šƎ15X16żƮƹ17l20Ǥ22ŅŸƬǝ24d27œ30ŧ36Ũ
were down	75 39ǝ
were gone	82 8Ʊ13Ʒ18Ʈ21Ǝ
were hit	82 18Y
were in	82 
were not	79 -10Ʒ14ĸƯ16Ʈ
were the	78 9ƈ19Ǣ
were they	80 8ņŨ9ŧ11U41Ņ
were you	63 -9ŝ-7Ļ-6ŗ7Ƽ9Ż10ƭƵ11ŠƅƳ14lŧ17š20Xƹ22ż25Ǥ26Ÿ29Ƭ31œ32d36Ũ
what	24 -23ŷ-21Ƣ-19F-18Ǡ-17Ł-16ŌŜŬ-15nzN-14Ű-13MŹƟ-12xĴŶǋ-11bUƄƫ-10stAHVļŧŽ-9ţƙƴǑ-8uKĽŚƿǁǛǟ-7śųƏƜƤǐǦ-6OSĵŐƹ6rIǅ7ŏũǗǣ8ƅƑǡ9diŕƌǨ10hoDƔưƼ11EŃƕǎ12Rņƨǉ13cLƷ14űƉƧƬ15qŵƵƺƽ16ŉƦǓ17WǊǞ18JZłŨǃ19mYǝ20ŘƓƘ21vōơƶ22ŔƊƗƩ23ŎƇ24X25ǈǥ26gTǏǩ27ŅŦ29wCŇŝƻ30Ơ32P33ķ34ľ35Ť36ĺĻŴƒ37Ū38Ǆ39Bŗ40ŀŞ41Ŀ42œ51Ŗ53Œ58Ĺ
what $	76 -35ŷ-15ǩ-12ŝ-9ǐ6ĸ9Ƨ10ŭ12Ʈ14Ş19p32ǝ42ǈ46ų
what a	82 -22Ř-7Ũ8ƶ9Ɠ14ŵ23ǩ
what about	75 -17Ş-15y-10P6m9q11ƽ15Ƨ21ƨ25ŴƱ
what age	80 -8Ʀ13ƽ18Ÿ19v20c25ƭ
what all	76 -13Ǟ-8ƨǗ-7P9ŭ10W11ķ15Ť18ǥ21Ɗ35Ǆ39Ŗ
what amount	80 -7ǩ9ƗƬ11Ɠ15X17ǖ
what are	55 -19PƓ-13Ś-12iCŖ-10xŜ-9Ş-7ž-6HZĺǎ6VūǊ8ƒ9ĶƇ12yľƠưǏ13ǐ14vĿ15kũƻ16ǈ17ř18RķƆ27ǡ32ŗ33Ĺ35Ļ38Œ39Ū42ł44w
what becomes	87 -7Ǟ14Ƨ16Ǩ
what bills	78 -8ƶ12Ʈ13ǝ26Z
what bothered	82 24Ĺ
what breed	87 -15p46h
what brings	87 36Ĺ
what can	80 -11L29X63Ĺ
what changed	85 17Ǟ47ĺ
what city	87 30C
what comes	85 -11w-7Ĵ14Œ17Ǌ23J24W
what company	87 -16ǐ-9ŝ-7Ş25Ő51Q
what condition	87 19Ɖ
what could	66 -8ĸ10Ş13XŘ28Ǆ31ķ49Y
what date	87 24ŕ43Ń
what day	76 -10Ļ13Ĵ15Ɩ21d24ŕ71L
what deductible	73 8ƀ27Y
what did	52 -20Š-17ĺ-12o-11ŭǃ-10Ƴ-7lzǑ-6ĿǁǨ6ƚƾ7cŉǏǞ8Ʊ9Ŕǝ10Ĺƈ11ŵƀ12Ũƺ15ņű16Tũ17Ņ18ƼǊ20Wƒ21Ţ22Ŏ24Ş25w28m33œ37ƽ44B72Ŧ
what do	48 -21FR-20Q-17Ƭ-16ŮǇ-15q-13Ƣ-12Ĵ-11ĺŃǑǩ-10B-9Vş-8cŴƒǋǔǞ-7UłůųŶƃƷ-6XƄ7ŀ8aIƓǄ9ŲƻǓǝ10Zǥ11ūƮưƶ12žƔ13ŖűƗ19wŏƺ20TŪ22ǈǉ23Ʀ24Ƶ25ĻŎ26o29ķ30ŝ31ǃ33W34Ň37ŭ38Ş54P57ľ58Œ64g
what does	56 -23Ň-19ų-16Ǡ-15ǥ-12P-8ŕǂ-7Ǔ6ſ8ŝǌ9Ǌ10Ś11ǃ12oBǈ13Ŗ16rĹŒ21ŏ25Ǆ26Ơ27ơ32ŗ36q42ǩ44Ŵ
what else	73 -16Œ-11n11ƌ19Z20ŉş49ō
what email	87 -14ś-7K12ǧ16J
what exactly	85 -11Ǎ8B14Ť18ŀ23ơ
what got	82 -15Ʀ-13ư-7Ŀ13Ĺ27Ť55ĺ
what happened	67 -23ť-15Œ11ǩ13Ĺ15ƛ17ĺ20ņ21ō25Ť34Ƴ
what happens	66 -7V8ƃǒ13Ʒ16Ļ18ŏ19ſ21ĸǣ25ǝ38Ƨ
what has	76 -6ƕ16Ƹ26Ń
what have	70 -9Ń-7ƅ6Y10ſ11kǏ14ƌ30ŝ44Ǟ
what he	87 13q21B
what hours	82 -12P12L18R
what i	67 -33ǩ7LŎŪżƇ8Ł9ŅŢ11u12B15ŵ16p17Ƙ21iU24Ŋ37Ň43ň
what if	73 -11Ƴ-7W-6ƤǄ6ǝ9Ǖ11ŵǘ13ſ14Ŀ19ƃ20Ƨ22ĸ51Ǩ
what insurance	83 13ǥ14Ǔ37ǩ
what is	38 -16ķ-15aŦƱ-14W-13œŰƣƮ-12C-11ŁƢ-10sNUŸ-9wňşŷ-8uzŤƩ-7vZĸŌŏŢŨſƥǋǔ-6bHSō7eqxAūů8EǛ9rLơ10ƶ11QVŭƑ12IRŗǥ13ŮŶƘƦƺǓ14Yŝ15DKƝǃǇ16cƔ17źǊǣ18yŘžƬ19ŅƓ20j21iƇ23ĹǍǩ24ŃŇƊƗ25Ŀ26Ǟ29J30Ŗ32PŴ33T46ƒ50Œ88ŀ
what it	71 -6Ɨ9ŖƊƩ11ĿŴǢ13Ś14œƉƓ18Ũ21ŗ
what keeps	82 13Ţ22P28Ŀŝ
what kind	58 -16Ǜ-13Ŷƪ-11UƦ-9ŀ-8gƈ-7Ŗƅ-6Ʈ8RǙ9ŮƐƸ10qƎ11ŏźǥ12Ŵ13XƉ14ƨ15ǆ16Ť18Ƈǔ19hŪ20ǩ25ƣ27Ǆ34Ƌ36Ʃ
what liability	75 -24ǡ-9ž23ŗ29Ŗ
what life	83 -12Ʃ-10r-7Ƨ11Ʒ21ƨ28Ʀ
what limits	76 -8Ś17Ǔ27ŗ
what line	83 6Ǆ24P30q
what made	66 24Ĺ29ƞ34Š52ĺ
what matters	85 35ľ
what month	85 -12Œ-8Ť-7X11d14ŕ21ť
what number	80 -6ŗ6I12X24Ņ30Ƭ
what other	80 11Zń23ş28Ƒ
what part	80 -6ǩ11lŀ14Ʈ21ň40C
what percent	80 10œ14ǆǖ17Ǒ24Ǆ
what price	87 -11ľ-6ƒ19Ņ56X
what questions	87 21ŉ
what savings	82 -16Y32Ř
what shape	85 13Ɖ17ű
what share	85 6ǆ16ǔ
what size	87 13œ33Ƭ
what sort	87 28Ʃ
what street	87 19D
what that	87 13Ũ14B27Œ
what the	71 -12Ŗ-9ơ7ƚǌ8œƠ12cCǨ13ŦƮǊ14ƾǩ15ǡ29ƅ
what they	75 -12Œ8WǏ9ǁ11HƗ12Ɠ14ś15ǋ16Ŕ27ŝ34Ơ
what time	77 -14ǝ-10g-8ƨ-7Ɩ20Rǩ28L37s46ǎ
what town	85 10l29C
what type	78 -12ƅ-11ƈ-8Ǎ7Ǆ10ǆ14ǔ16Ɖ17Ƈƣ26Ʃ
what vehicles	78 -16ŭ-7ų13ǐ16Ū35ş
what was	64 -33ť-10rAŒ6ǩ8Ż9ĺņƀ10šŦƳǙ11Š12o13Ƃ21Ŕ24B44ŤŨ60œ
what we	83 11Ʊ12O14Ʃ15ŋ16u
what went	85 12ņ14Ť26Ũ
what were	82 -8Ļ17Š29œ37X
what what	69 -6ǩ7CŪ8SĶ9Ƥǆ10IŃř11Pŉž12vĻŕ13ƻ14uǅ
what will	83 -9Ʋ10r32ł
what worries	73 22Ŀ
what would	50 -23X-18s-11ǩ-8ũƵ-7qĺ-6YǄ6ł8ƛƜƯǔ9ƮǢ10ǜ11ŘǕ12ƎƑ13B14Ť15Ňƃ16Zƶ17r19ǘ20Ǐ21Ʀ22ķ23ƒ27Ş28ŉŎ36Ʒ48Ļ
what year	65 -28T-10Ǌ-8ƔǞ9ƈƩ11v16Ū17d20ő22p25S35ǅ38G50ƅ66ť
what you	54 -28ǩ-12XŎŢ-10ŠƬ-8ňŜƷǄ-7ĺƽ-6B6ŕƁ7ŝŬŭƌƸǔ8ĶĸŒŮƒ9GUĴŗƗƱǓ10űƓǅ11œǏ12dńŧƥ16ķƠ17gĹ18T19Ŧ21ư22Ň27m30P50Ƶ75Ŗ
what your	76 -16ǌ7Ʒ11r14Ŗ22Ņ35ơ
what zip	87 22E
whatever	83 8ş13ŉ19ũ
whatll	85 29ł
whatve	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
whatve you	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
wheel	77 21Ź26ŷ33ų
wheel $	85 9ŷ29ų
wheel of	87 19ų
wheels	85 15ŀ19ǐ24ŵ
when	40 -21ǩ-18a-17Ť-16l-15ǋ-12ŁƉ-11Mņ-10şƱǃ-9Cńŵƞ-8űǟǨ-7jqĺļŎŷƀƃƕƮǈǝ-6kŞƻ6ƠƽǑ7ĶłŧƁƒƼ8ĹĿŔŦŰŲƌǍ9dľŨƴǒ10fAś11ĵŘšƋǙǜ12prHŒƶ13O14ŸŹƭƹǏ16Gƈ17gƾ18yƟ19ǂ20Rſǅ21V22Ŝ23ǎ24ƅƧ26s30SƳ33Ɩ35ő36ŕ41Ń46ť52L
when $	72 -35S-14ǌ-13Ń-11Ʊ13ƿ16Ÿ24G37Ĺ41ǅ66ő
when a	82 -7Ƨ-6ǈ11ǒ13Ǔǣ20Ǒ
when are	76 -22ǅ-16g11Ɩ15Ń30V38Lǎ
when can	87 -10Ĺ12L14s
when could	87 12ś
when did	61 -25ǎ-17Ũ-14ƒ-12Ť-11Š-10Ƨ-9ǋ-8V-7ŧ-6dŕ8Ƌƫ9ƈ10Ź11Ƽ12ǂ13Ǚ14šƳ15Ŗ16Ŝ21fƅ27GS28ƹ33ǅ43ő60ť
when do	61 -16G-12łǎ-8P-7gĶƧ7śƭ9Ƅ10Ų11Ǟ13Ĵ18H22V29y30O39R60Ɩ62Ń
when does	75 -12Œ9Ʃ15Ź65ŕ
when exactly	80 -28ŕ-6Ť16š56Œ
when he	83 29ƽ35Ƴ
when i	87 15Ŷ21ĵ
when is	63 -14d-9Ƣ-8ŒŚ-6LŠǋ6ǒ7ǧ8Ɛƾ9yƓ10ƲǘǤ12Ź13W14pv25ǌ36s39ŕ43ǎ
when it	71 -11Ń-8ǟ6ŤŨ11ǎ12Řƶ13ƅ14ťŦ15ƙ17ũ32ľ
when the	74 -8Ŕ8Œƈ10Ũ11ƢǙ14Ŧ15ŕ16g17Ơ30ſ
when was	64 -16Ɖ-12Ũ-7ŦƳ-6ŧ6ƹ9ƛ11ƌ12Ǐ13ƈ14pŜ15ƒƸ19Ƌ20Ǎ25ƴ39ť
when we	87 13Ľ16Ļ
when were	76 -19l10Ƽ19Ǣ44d
when would	76 -6Ƨ18L20H25ƭ32V37Ń
when you	53 -11Vǃ-9ǩ-8MŃ-7WŁŕŤťǟ-6L7sPŗŰŽƳƷ8GŘŚŜƇǉ9ǂǞ10Ǐ12Ÿ13ƾǀ14ſ15ŨƁ16g17ŏŠ18Ķ19œǜ20Ŀ21r23AŔ24ƒ25ŧ26ł33Ɵ62Ƨ
when your	85 7s9z13ƅƳ
whend	76 -18HǏ11Ż14ƹ15ĵ19SǢ21ƈ33G
whend you	78 -18H11Ż14ƹ16ĵ20Sƈ34G
where	49 -15R-14ǅ-12Ő-9s-8PŃŌŜǛ-7ƟǄ-6nŬƝ6VŽ7ƊƭǘǞ8zŎŖũ9Fƍ10ƄƥƷ12ŅŢǀ13ķļ14ĵ15lĸǕ16HŚŴ17jǏ18Ǘ22q25Q32Ƥ35D38ǩ41Mǋ46C51Ű
where $	87 7Ǘ
where are	74 -13Ǟ-7ǋ6Ķ14Ǐ19C42l
where can	85 34J
where did	83 17ļǩ
where do	66 -20ǩ-19l-18R-16ǋ-8PşƏ-7Ń-6Ŝ7ƥ10ǔ13zƍ14Ǐ15H16Ǖ17ŰƤ26Ś27Ņ28Ǟ31CM38Q
where does	74 9q12Ǖ15ƙ17ũ26Ű
where i	85 14Ƅ17MƊ
where is	67 -16ǅ-15Ő7Ʀ8ş10Ŵ13Xƥǩ14Ə15ĵ24q26Ǘ27l73ǋ
where it	85 7ž16ŝ17ǘ19Ŏ
where should	83 -21J7M10ƕ37D
where the	87 11Ű12D
where where	87 12ĵ13rH
where would	71 -11l7g10H13D14M18Ʒ25ĸ37Ƥ
where you	68 -11l-9Q7Ƥ8Śš10Lļ11ƭ13ǋ17F19V21Ţ24ķ30j32CŰ
where your	87 12ĵ13r
whereabouts	80 -10l7M11ǋ14ƣ28C
whereabouts is	87 8M17Cǋ
whered	78 12Gǁ25ļ26l
whered you	78 12Gǁ25ļ26l
whether	82 9ŏ10ƀ14Ƶ20Ĵ
whether it	87 7Ĵ16Ƶ
whether you	87 10ŏ11ƀ15Ĵ
which	55 -11ǚ-8Ţ6ŉƶǩ7ňŸƄǖ8dŭƴƾǥ9ļŬ10bńƕƣ12ľ14ŷ15Ɓ16Ūǈ19R21ť22J24Ő27C31Q40ų
which bank	85 -10ų-7Ɣ18Ŭ26ƕ
which car	71 -25Ū8ŷ16ŭ62ų
which cars	87 -8ų42Ū
which company	77 9ƅ24Ő46Q
which floor	87 -8C17ƣ
which machine	82 12ǝ
which one	83 -17ǚ-9ų10J14ƶ22ľ30ǈ
which ones	83 10f21Ū32ų
which state	87 -13Ő29C
while	70 -9ŭ-7Ǩ7š8ŵ10Ɵ11Ɯ12ųƯǠ13ŉ14Ň15Gő17ŧ18ƎƤ19ǝ
while $	85 9š15Ƥ19ő20G
while you	85 -13Ũ14ƟǠ20ŧ22Ǝ
white	87 11J17ƻ18ƾ
who	39 -23Ɣ-22Ų-14LŏŪ-13xTƣ-11ŭǉ-10VĿłŚǄ-9ŒŨŴŸƧǒ-8tHŃƞ-7vFPķĹŢźƮǢ-6YĸĺŌŤűƅƵ6uǌ7q8ƃƐƬǚǞǥ9ŝƾǇ10Zǜ11ƟƱǍ13Ǜ14ŬŹƲ15ƁƳ16aƜǗ17ƶǐǕ20ƤǑ21ǩ22wǨ23ǅǆ25Q26ń28ŠƢ34ļş36o38ųơ39Łƕ40Ŝ41Ư42nŷ44ǔ46AǠ51ƫ53Ő60ǈ
who all	79 10n14ǆ18Z19ŷ
who are	71 -21ǒ-16ş-15Ư-10Ɯ-8ų-6n7ŷ11ǆ12ƢǍ20Ǒ21ǩ22ǔ33u38ǈ
who comes	85 -23n19wƁ36Ɯ
who could	85 11Ɯ18Ƥ39Ǩ
who counts	74 18Ư22n
who decides	85 15Ł
who depends	77 -8n20Ư24Ʊ
who do	63 -12ŏǚ-10ŭƄ-7HƃǄ6ļ7ŷơ8Ǖ11w14Ŝ16Z19Ɓ22ş25Q26Ǒ29ƕ40Ő42ǔ52A
who does	75 -21ǉ-16Ų6ǩ10Ǜ12ǈ14ǐ41Ǡ43ǚ
who drives	70 -15n-12ŷ-7Ū9Ź27ǐ29ş42ų
who else	68 -11şŷ12n15Ł16ǈ19ų33ń34Ƣ
who gets	83 -6Ʈ10Ư15Ʋ41ƫ
who gives	87 -6ǚ15A
who handles	82 -9ş24ǜ27Ł33Ǡ
who has	77 -9Ő8ŷ11ſ12Ł21ǌ22ş40Ǘ
who holds	87 -14Ɣ16ƕ29Ŭ
who i	83 -7ǩ10r11ńơ26a
who in	75 -17ų7ǒ33ŷ
who is	51 -17Ɣ-13Ų-12Aǌ-10Ūǩ-9ſƣ-8tV-7ŁŸ-6Ǉ6Ƃ7a8Ǟ9ŬƢƲ10lƨǔǕ11ŷ15ƾ17ǐ18Ŝǥ19ƬǍ20Q22ų25w26şƯ27Ő31ơ37ƕ40n43ƫ51ǈ57o
who looks	85 10A14Ɵ15z28Ŝ
who makes	85 -6ł33Ł
who needs	76 -15T-6ƕ7ŷ12Ł17ơ23Ư32Ƅ
who owns	82 -15ǐ-13Ǎ-7ƣ9ǋ27ơ33ǆ
who pays	79 -17x-13ƕ11ǣ12ſ18ƮƱ24ƃ27Ǡ
who rent	82 -6ǈ22Ǉ
who should	85 -7ƫ17ǧ24ƶ26ŷ
who signs	87 16Q18q22Ǡ
who told	87 -8B11ļ16Ņ27A
who was	87 6Ƴ10ƽ
who who	83 10z11A12Q
who works	73 -18L29ǈ38Ǉ
who would	71 -7Ʈ6ƃ7Ʊ8ŵ9Ǩ12Ǡ16ƶ18ƫ22Ư35Ƥ
who you	79 -7şƬǈ14Ǖ16ŐŜ21ƫ35ŝ
whod	66 -14m-13u-9ƾ6ľ8AƤ9ư11ŵǣ12ſ17Ʊ18Ʋ26ƃ29Ǩ42Ư
whod look	87 
whod pay	79 -17m-11ƾ14ſǣ23Ʊ30ƃ
whod run	85 -8A42Ǩ
whod take	85 13Ƥ40Ư
whole	63 -9Ʀ-8ǩ6B7EũƜ8ňŨƭǒ9ķ10ltư11ǐ13ǉ14hŔƵ16kƪ18Oƈ19ō30Ʃ
whole $	87 19Ʃ
whole life	75 -10Ʀ6ƭ13l19Ƶ20ƪ26Ʃ
whole thing	85 9O12ũ
whose	67 -12Ɨ-7w8ƃ16ż17ǆ20Ő21F22A23Ł25ǐ39Ƣ
whose cars	82 16ǐ
whose name	83 -8Ƣ6F15Őǐ23Ł
whose things	80 -7Ɨ27Ƣ
whove	85 11w13ǈ15Ő19u
whove you	85 11w13ǈ15Ő19u
why	61 -8ļũ-7œƶ7ǣ8ABľ10ǆ12Ƶ15r16ƴ18Š31Ĺǩ41ŀ43Ţ45ĺ46Ŕ
why $	87 11ǣ
why are	80 -8Ĺ13ŀǆ25ǩ26ĺ
why did	72 -9ļ-8œ7š14B20ƴ30Š32Ŕ39Ĺ
why now	85 -8Ŕ-7Œ48ĺ
why would	87 -10ƶ22Ţ31ǩ
widow	87 10ƫ12Ǩ21Ƴ
widowed	87 -8a15Ʒ25f
wife	57 -12w-10v-8Ǆ-7HŌƦƼ-6ƧƸ6ňǠ7nVĿǨ8Ŷƫ9Ƴ11ǆ12ǈ13Ʒ14Ʈ18o20Ŵ23f25ǂ26q27p32ƨ36s37rt
wife $	80 -7o12p20t26ƨ
wife do	85 -17Ʈ-15r21Ʒ30q
wife have	83 -25q-13Ʒ25Ʈ59ƨ
wife in	87 -9Ǆ-6PƸ8ǂ11f15q
wife on	83 -12Ǡ-6Ƽ22sǈ28ǂ
wife work	85 -9ƨ-7r39q
wifes	70 -18Ƹ-12a-10P-8d9Ɯƺ12j13b14ų19q28ǂ33op
wifes name	85 -11a-6p24o
will	54 -10ǩ-8Ř-7vŠ-6Ŗ6IOƈ7zōŐśũǓ8ƭ9oĴţǞ10NňŌ11ĶǊ12dƕ13e15s18V19H21Ź22L24M28y46ł66Ʋ
will $	76 61Ʋ
will be	79 9cŹ13VǞ16ō24y
will get	85 12dś15N
will i	87 -8v8O10wL
will need	87 18o
will not	72 6Ų7e8dŽƙ9ƈƢƺ10Œƴ11ŃƄ13ũ19ƭ
will or	85 27Ʋ
will you	76 -9ŠƲ9ƭ11Ź15V19Ķ52ł
will your	87 -8Ō-7Ʊ15s16yŹ
willing	85 -7Ŋ9Ž12Ţ14ǁ
willing to	85 -7Ŋ9Ž12Ţ14ǁ
win	83 19b31Ļ
win for	87 10b14Ļ
wind	71 -11Ř10j14Ƒ69ƚ
wind and	87 15ƚ
wind deductible	85 -38Ř44ƚ
wind or	82 -13ƚ25Ř
window	87 17Ť21j
windshield	85 8Ɓ11ű21ū
wine	87 20ƿǛ
winter	80 -9Ɩ9Ɛ17Ɵ23ƛ30ǎ
winter $	83 -9Ɩ10Ɛ20ǎ24ƛ
wirin	87 12Ǎ
wiring	80 -8ƣ8Ǎ47Ƌ
wise	77 -6Ƹ8Ɨ10wƽ13ǂ15Ʈ23V
wise $	80 -7Ƹ8Ɨ10wƽ14ǂ18V
wishes	87 30ư
with	38 -19ĺ-12Ł-10RZŤƟ-9HƔǅǨ-8NľŃƑǂǐ-7jCŏŒŪƭǛǩ-6oOķōťƃƫƶ6iwĿƉǥ7FQTŷƚƨǖ8zBżƞ9MřŰŽƁƽ10Xœǡ11sWŠŢƤƱ12aASĻŋǜǤ13Ĵŭ14nĸňŚŧƂƐƳ15Ŝ16ŬŶƧ18ŀńŞǁ19gƵ22ŊŝŲ23Ŗş24Ĺ26Ƣ27V29Ő30ņ32b48ő
with #	82 -15E-9ş13k14ĸ15ŚŰ40b
with $	65 -18Ɣ-14A-10ſ-9ő-6ŝǥ7ń8Ʀ9ƴ10ƙ11ǘǡ15Ĺ16ŬƳ17Ƣƨ19XƤ27ş30a32Q55Ő
with a	61 -13Q-7MƑǅ7ŷ8gEŘŬƚ9ņŰƍƲǍ12BĻūƂƘ13V14Ž15qSƬǄ21ǁ23ĸ34b
with all	83 -9a8G10Ɓ15t16Ś18Ŀ
with an	82 13Ǜ17bņ
with anybody	85 11ş42ń
with anything	85 9ŉ16Ş
with em	83 12V17œ21Ţ22Ş
with in	82 11Y
with it	73 -33Ǜ-18ŝ-7R7VƵ9MĴ10ƞǤ16Ɛ18ŀŶ61Ų
with me	73 -14Ő-7ǩ6ĸƹ8Ŋŋ10Ś11ǥ14Ŏ15mĹ24ŀ65ň
with my	82 11f21z55ǩ
with no	82 10Ɓ11š12ƽ24ſ
with now	87 -7Ő14Ş21ǥ
with one	78 -8u-6Š8Ɔ15ń24Ļ25ŵ32Ő
with rent	82 -9Z25Ʈ
with some	85 -6Ő13Ɖ17l20Ŧ
with somebody	87 16Ƣ18ŏ
with that	69 -15Q-10ǅ-6Ĺ6Ɛ8zD9V10a11AƳǦ12Ũ13Š14ņ17ŝ19MŶ20Sőŭ
with the	57 -15ĺ-14ŝ-8Ő-7ŞŴ6ƌƨǟǣǤ7ĿłŒǎǞ8ƪǜ9ƄƜư10őžƷƼ12gǅ13ŭ14xĹŌŗŽƂƛ18QW19Ƶ20ş22ż24Ŷ31ŧ
with them	68 -9Ĺ-8Ŷ-7Ş8Ĵǁ9ş10ŕŠ15œ26Ţ33ő38ŝ
with this	80 7a18r21Ŵ
with those	80 -7ǩ9ő10S11ŝ15U18Š
with today	87 -6Œ17Ĺ21Ő
with us	79 14Ĺ16z
with what	83 10P11ǡ14ĹŖ17B
with with	82 12ł13k16Ź17Ŀƕ18Ĵ
with you	60 -25Ő-12ǜ-6Főǩ7ƥ9ƿ13Ŭ15ŷ16AŀŇ17Ƣ20ǈ22ǖ23Ǉ25Ŝ26i29s34Ƨ37Ŋ50Ŗ56n
with your	63 -29Ő7ƚ8ƻ9VĽłřƞ10až11ƷǆǙ13ƳǓ14ĴƸǛ23Ƶ24ő29Ş
within	83 -14ƈ-9ů12Ə18ǐ28ť
within a	87 12Ə
without	63 -10ő-7Ʀ7dư8źƈǁ11aĺǠ13ƮǓ18ƭ19ſ26Ʒ31Ǩ32š44ŵ
without a	83 7š11ź15ŵ
without insurance	82 -10ő14Ƴ46š
without it	79 -18Ƴ8e9d14ĺ17ŏ24ŵ
without you	78 -16ŵ-14Ʈ42Ʒ50Ǩ
without your	83 22Ʈ
wood	70 7ţ30Ƈ58Ɛ
wood $	85 9Ƈ27Ɛ
wood frame	87 30Ƈ
wood stove	83 14Ɛ
word	78 7AB10ǒ12ļ16ǩ20Ł28Ō
work	46 -15i-13ǝ-12Ůǩ-11ǈ-10ǟ-9kƒ-8ľƗ-7AŰƜ-6ĿǦ6ņ7Ʒƾǉǋ9JǙ11ǁ12IǨ13Ņƌ14Ŵ15Lĺƃ16X17ŏǣ18SƦǑ19ǔ20ǐ21Ɲǚ23ŵ25Ǆ26Ƨ30ů34qV39ŭ40Q43U45W46P47R
work $	57 -15ŮƜ-14iƝ-12ǝ-10Rŏ-9Ʈ-7Ǧ7ƎǐǑ8yǁ9Ǡ11Ƨ14ŭ15ǚ16Ʒ17q18LǨ19ǣ25P35Ʀ40V45U48W70Ǆ
work and	75 -15P7q9g10Ǆ13Ʀ14Nǐ16Q18Ŵ
work are	78 -11V-8R32ĺ47P
work do	87 -23Ǆ20Ǒ23P
work for	72 -11q-10V-9ľ-8ǐ-7ǈ7Ǒ9r11Ǉ15ƃ19L23ǔ33X69Q
work from	76 -23Ɲ12Ɯ18ů34R
work going	87 -6i11U24Ɲ
work if	80 10ŵ14ǉ22Ʈ
work is	85 -10P9Ǆ20ŵ33q
work or	77 -8q10ś11Ŵƨ13ǁ17ů21I
work so	87 -13L13K14Ǩ
work today	75 -12Ʀ-10P45ŏ
work too	87 -7ŭ-6Ǆ9Ŵ14ǚ20q
work week	85 27R
worked	83 14ķ31S
worked there	87 33S
workers	71 -16Ǥ15Ǒ26Ǉǣ29Ş
workers comp	73 -16Ǥ32Ş42ǣ
workin	82 11PU12ǈ16Ķ22ń
working	72 -7Ƶ6Q8Ķ10P11Ǉ13V14q15Sŝ22ǈ24g32Ĺ
working $	85 15V25g
working there	85 -13P-8Ƶ-6Ŝ14V19S36ǈ
works	68 12Ư27L32Ǉǈ37Ŋ
works $	87 35L
works for	87 -11Ǉ41ǈ
works there	78 17Ǉǈ
works with	82 -17ǈ34Ǉ
worksheet	82 20Ŕ
worksheet $	82 20Ŕ
workshop	78 10Ƒ24Ɨ26Ɲ
workshop or	82 -27Ɲ47Ɨ
world	83 11C12i14Ń15d
worried	83 16Ŀ
worried about	85 
worries	72 28Ŀ
worries you	72 28Ŀ
worry	82 11ǡ17ƚ32Ŀ
worst	82 10Řǚ13Ş14Ŷ17Ũ18Ŀ
worth	62 -13Ś-7ǩ-6Ǣ7Ɲ9ƀƁ15Ţ17ǝ23Ǐ24Ɨ33Ļ37ķƘ39ƒ45ű
worth $	68 -37ķ-6Ļ9Ɲ19ǝ23Ɨ28ƒƘ29Ǐ66ű
worth it	85 -6ű40Ļ
would	36 -18Y-12ň-11Ĺĺš-10qO-9nwƳǞ-8lŨ-7PŒƄƩ-6ouFŁņŐǈ6ƀƏƨƱ7Hŉŝ8Vǘ9ŗťŶƪ10cķƫǢǦ11BXĵƃƒ12MĴƂ13mTŇƭƿǨ14sƦƸ15Zǡ16Ńŵž18ű20śƓ21Ɨ22Ŋư23rƵƶ24ǁ25Ļǝ27Ư28Ƭ30Ž38ŢƮ40Ƥ41ĸ43Ʒ49Ŏ
would #	83 -15r-7ǝ11Ɨ16Ɠ22Ƭ32X
would @day	87 
would a	72 -10Ƶ-7Ř8ķĻś11žǩ13ƭ15ǝ17ĸ20ǘ41m
would be	71 -11ƶ-8s8e9ś10Ļŏ11bŃ12L16ŵ18r20ķ23Z
would charge	87 13ơ19Ɠ
would cost	85 15Ɠ21ư
would do	83 -7X8ŽƬ10Ƥ14ĸŎ
would feel	87 12Ŏ14Ƭ
would get	83 8ŵ11ƃ12ű14ń
would go	83 15V23ũ29Ƥ
would happen	70 -11ĸ-6ŵ8ǘ9Ƨ10ƷǕ12ƛ13Ɯǔ15Ǩ34Ʈ
would hate	87 13a15ŝ25Ŀ
would have	75 12Ŏ21ǝ23Ɨ
would he	76 -8Ĵ8BƸ49Ʒ62r
would i	85 -6ǉ9g15Ǡ16Dŝ
would it	62 -11ķ-9BƵ-8ňǝ-7Ʈ7Ə10ľŋŎ11ű12Ŋ13ŝƬ14ƒ15Ń16Ư18Ǐ24ƫ25ŢƗ29Ƒ35s
would keep	79 14Ţ32Ť
would like	72 8A9Jō10ŔƁ12ư14X19ƭ21Ŋ28ƶ
would look	87 16ƮƯ
would love	83 7B11r13ƍ26M
would make	74 -32Ţ8Ʈǀ9ů12xł18Ƭ19c29Ļ38Ŏ
would need	63 -7ƭ6Ů7ťƅƔƾǀ8ř9Ř10cGŕƿǉ11ŲƖǊ14vū15T16Œ
would not	85 13H24ť48ǩ
would pay	83 9Ʊ12ƃ29Ŗ
would put	87 11Ľ15ĸ19ľ
would rather	82 7ǁ8Ŋ9I23K
would she	77 -14Ŏ10Ǩ19Ʈ25r33Ʒ
would somebody	80 -9Z13Ƥ24Ʈ
would still	80 28Z
would stop	82 12ǝ
would take	80 11Ə13Ư17Ɠ21Ƥ
would that	71 -25X-13Ʒ-9Ƒ-8Ư7ƭ8C9Ķǁ11gV12Ļ14EƬǢ18ƒ25ǝ35ĸ39Ŏ
would the	79 -11l16Ʈ18Ʀ20ĸ25Ǧ27Ǩ
would they	75 -11Ǩ8ƭ10ķ13ƪƱ15žƬ22Ʈ37Ʀ
would want	74 -10Ƶ-7w12ŕƷ13sķŝ14ź15ƫƶ19Ŵ
would we	87 10Ļ21Ŏ
would what	85 13Ɨ14Ş17ľ20ķ
would you	46 -28Ƭ-24ƮƷ-17ƒ-16r-14ǩ-12Ŏš-11ŝǨ-9Œ-8YƦƾ-7JOǞ-6ũūƏǦ6Ƨ7sƪǡ8MVƃƉǑ9ŃŘƝǜǝ10yŀƀ11ǖ12Ļƨ13ķŌƿ14H15ĸŉ16Tĵ17Ŗ18Ƹ19ĴŞƂ20ŊŶ25ś27Ňűƶ31ǁ38ŵ40Ž51Ƶ53Ţ54Ƥ
would your	64 -20s-13Ƥ-9r-8q-7n-6ƨ7žǦ10Ư12Ǣ14ƃ15Ƭ16ǡ18W34B42Ʈ54Ʒ
wow	83 12ő14ť15u17R
wow that	87 12ő14ť18R
wreck	79 6Ǧ8ƃ11Ũž14ż21ƀ
write	71 -18ś-7v7ĸ8ǆ9Ʋǖ10Ť11řǩ12ǜ13o14K15Ō19Ÿ22w
write it	82 -7K12Ť14ǜ18Ō22Ÿ
write that	87 11ǆ12b19o
writing	85 -6ǩ7J14ŉ16Ő
written	78 -7Ŷ7Ż9ƲǓ21ŗž23b
wrong	75 -6Őŝ8b10Ŀ11ņ12ǩ15C17Ť22Ş36ǚ
wrong $	83 17C18ǩ20Ť
wrong on	87 11b21ǚ
wrote	80 -11P7D12qŴ14Ŝ17Ʋ23Ĺ
x	83 12Ƌ13Ū18b
y	85 38b
yard	75 -7q8Ŵ10H11ƍƗ14ƒ19ƞ54Ƒ
yard $	79 -7q10H11Ŵ13ƍ16ƒ20ƞ31Ƒ
yards	87 11Ū25ƙ
year	50 -12ǩ-8Ĺƒǒ-7Ŵ-6ŞŦ6Ĵ7SǤǦǧ8ŀƜ10c11őƭ12š13Ʈƾ14qGƔ15Ʃǀ16pǎǟ19œ20ǅ22Ǟ24Œ26dŹ27Ūǉ28Ů29TƟ38ƅ41Ǌ46ť
year $	60 -13G-9ǒ-7Ū6Œǎ7ƻǅǇ8k9Ĵǝǧ10ƺ11Hƾ17dƭ18qœ19ǉ23Ů25Ǌ34Ǟ35T
year and	85 7d10Ɣ12Ɵ15Ū
year built	85 8ƅ
year did	75 -6ƽ10d22ǅ23ő32S52G
year for	83 12T14ƾǟ18ǉ
year is	77 -8Ɣ-7G7T11ǀ16œƅƜ23Ɵ26Ū
year make	83 -7T33Ū
year on	87 8Ů27c
year or	83 12Ź14Ǌ15Œ16Ʈ
year right	83 -9ť-7ǉ-6Ǌ14Ɖ16Ņ20T26š
year term	87 15ƭ18Ʃ
year was	77 -9d6ǅ13Ǥ14v27ƅ28p
yearly	83 -6Ǉ8Ů10Ǌ14Tǉ
years	52 -16Ɖ-13Ƽ-11Ū-10ǋ-7ů-6ƅǥ7ŚŢƴƵ8ż9Ŷ10ŎŻ11opUŝƋǩ12ƱǞǣ13c14Ʃ16Ķ17HƸ19ţ20ĺť21V24Ÿ28ǅ29ƈ31G37Ső42ƭ
years $	64 -40S-14Ƽ-11Ÿ-10ǋ-7ƈ6HUƹ8v9Ƶ13ż16ǣ17ťŻ21Ǟ25Ƹ74ƭ
years and	83 11fŎ12Ķƭ
years at	83 8G14Q24Ʊ33S
years even	82 11ţ
years have	76 -26G-8Ź10ţ30ő33Ÿ35S
years in	87 -27G-26ƭ-11Ǟ26ǅ82S
years is	83 -9ő10ţ11Ŏ29ŝ
years of	87 11Ɣ12ƭ16Ś
years old	85 14c16ƈ
years or	85 -9ƭ9S12V13Ÿ25Ʃ
years so	87 9ő21Ŷ
years with	83 -13Q-7ŝ-6ǅ12š25S38ő
years you	87 12ƈ16Ţ21Ƌ
years young	87 30c
yes	74 -8ǩ-6Ř7Ĺ13ŋ28Ł53Ŏ
yes $	77 -6Řǩ9ŋ12Ł56Ŏ
yes to	87 10Ĺ18Ł
yet	67 -23ǝ-8ųſ6uń7fr10n11ƾǋ12ƍ13ŀǟ16x21ƞ24j26ŹƖ28cv
yet $	71 -24ǝ-9ų-8ſ8f12nƾ13ƍ14ŀ19v22ƞ27jƖ31c34Ź
yet or	83 -7Ź9ux12vń14ǋ
you	17 -24v-23ƨ-22Ŵƽ-21Ť-19qƮ-18ť-17ůź-16ƅǟ-14ōŷ-13Ź-12t-11xƓ-10o-9beƇ-7ŅƆǈ-6ǂ6LǃǢ7jpuyŎŪǠ8šƘƫ9ŉƚƢǄǖǣ10akŬŰƀƃƖƙǓǗ11dMYĶŃŗƸǎǚ12WĺņőŖƎƭƿǏǜ13ŭŮƂƒƾǔǘǞ14ZżƥƶǁǆǑ15ŽƝƻǙ16GƬưƼǋ17ĻŌŲƱ18SUĴľŏƵ19QŜŸǀǨ20łŢ21CŊƟƺ22HĸǕ23nTſƦƴ24fOĽś25ķƹǇ26AVžƁ27KNŀŵ28FňŚŶƌƤ29mXŒũ30gĹ31ńŐ32ǩ33Rŝ34Ň35PƧ36Ũ37iĿŠ38Ş40ļ49l52c
you #	70 -23c-12ő-8Ǟ6r13ŉ14nŢ18uE19p20Ʋ23Ư24ž30y41f
you $	43 -31ų-26Ʊ-23vCű-17ŷ-16Ƴ-15Ʈ-14ǔ-13ŭŰŵƨ-12ŎƬ-11qŁŏŤ-10YŘƒơƸǉǎ-9NSōŐ-8bFPVĻńőŧƋƘ-7kĹŃŢƌƣƵƶ-6rŕŗşūƫǩ6Ŭƚ7żƏƢǕǜ8ŅŸ9ƙ10sƜ11pŊƦ12ŉ13BQŖƾǑ14ň15AņƁǨ16fXŠ17ķƿ18LMĿƧ19Ŧ20Ŝƴ23IŇ24ļšǐ26jǍ27Ʒ28i30lŚ31ǖ34ľŝǈ37a38Ǉ39K42Ư45c49Ũ54Œ
you @name	87 -14o14n19p
you a	60 -14z-7ǈ-6ƴǋ7łƁǩ8gYņƺ9ǘ10ĻŊǆǤ11DǇ13ŔŖƱ16ƹ17Ū19őƿ20S29u33ǀ47l
you about	73 -14Ŕ-12ŀ-8ŝ8ŇŊ9ļ10ǝ23A24Ş29Ŀ43B
you add	87 -16G-9Ǌ-7œ24ƌǞ
you added	87 13ƌ27Ǟ
you afford	83 17Ƥ19X
you all	83 -15Ũ12ǟ16nƳ22ų
you already	83 -18ŏ8Ƶ14Ĺ21ư
you an	85 13Ǔ
you and	67 -7n7ķ8fŖǈǢ9ds10ōŨ11Ǥ12ưǆ15MǊ23Ƣ24Ǩ32Ł34ŷ
you any	82 8m12W13ŋ19u24M
you are	47 -42ǩ-16V-14ǁ-13Ťǈ-12uǡ-11Mǐ-9bũƕ-8vXŃǆ-7UőŭűƧ-6ŪƀƢ6ĻŘŮƳƴ7ĶŌżƞ8TňƩ9ĵŉƁǚ10Ʊ11fsŶ12Œƣƺ13jƖǉ14Ǉ15NŢž16ŗ17ĺŚ19dŐǨ20Ʈ21cnŀŞƷǞ22Ɵ23CP24H29Ƹ31ų34g40Q46a50F
you as	80 -7ǩ12Œ13f15Ň20ŏ21ń
you at	68 -28Ư-27ŗ-10l-8Ɲ9vKż11Ŏ12Š15ţ19œ20V24n26P28ž40Ʊ41C
you back	76 -14Š7Ǘ10L12ƴ13I17œ24Œ34ŀ
you be	69 -8Ŋ-7Ƥ-6I6s7Ź8Ĵƭǘ9ĶłŘ11c13V16ś18H20ǝ22X30T
you been	59 -17G-11ǟ-9ţ-8Ź-7ƃǩ8ńņƳ11ż12ŏ13ǅ19i23š24őŸ27Ƹ28Ƽ33l46S
you before	85 7Ɵ15V16Ō
you believe	87 17Ƭ43ǩ
you born	80 10l48d
you bought	70 -8Ũ-7Ŝ-6C9ƞƦǢ10łŗ11Ŗ12Ǐ15Ŷ18Ʃ19ſ20ƌ25Š32ƒ
you bring	70 -21Ǌ11q15r18Ǒ25Ǉ33Ʈ47T
you built	87 -10ƅ8ķ35Ǟ
you burn	87 14Ɛ
you busy	79 -65ǟ22P40U76N
you buy	73 -8Ɨ-7ŵ7ǅ22F35Ǖ41Ŷ53G
you call	69 -19Ǆ-10Ő-9ļŢ-8L-7B-6ǈ7C9ơ14Ŝ15ű16Ǒ21Ɓ22ĵ24w25o37ǃ38Ĺ
you called	76 -20ǃ-11w9Ə22ŧ27ń33Ĺ36Ŕ
you calling	83 -9l25CĹ
you came	78 6ǘ10Ÿ14d15G19Š31ļ
you can	72 8Wś9ū10Ļ11Lť12N13ľŝƃ14ŵ15Ÿ20A
you carry	62 -20Ǧ-10Ŗ-8ĵ-7ƣ-6Ɲ7ſ8Ǔ9Z13ƀƙ15şƃ19ŲǏ22Ƃ30ŗ31ǌ33ǡ
you carryin	85 -6ǖ11ƃ19Z
you change	76 -21Ŏ-17ĺ-9ŝ-8Ũ10I12Ş13ƛ17Ƨ29ũ38Ň
you check	85 -13ǧ12J17ńǒ
you choose	77 32Š37ł
you close	73 -7Ɵ-6ƕ19Ń29ǎ39Ɩ
you closed	87 -8ǝ18ƕ33ǎ
you come	71 -13ŗ-10m8ĸǃ9Y11Š13Mļ17Ƭ51l
you comfortable	87 9T11Ō
you could	65 -27Y-12Ʈ-10Ŵ-7ĿƖ-6a7śƓ8ņūƘ9bXǔ13Š14Ĵ17ľ20Ǩ21ŵƤ22ƪ24Řǝ30Ş
you cover	87 13Y27ĸ
you covered	82 -8Ŗ28Ōŗ29ŏ
you currently	87 -11Ő32ŏ
you decide	82 -7ĺ20ł
you deliver	78 -26ǐ13Ɲ30Ǜ36Ų
you depend	78 -8Ư35Ŀ
you did	69 7šũŸƲ8Ľ12ƌ15ĺ16Ő21Ŀŵ24ǂ
you died	80 -9ŵ-8Ƴ10Ǩ14Ư23Ʒ40Ʀ
you do	51 -19ǐ-16ǝǩ-12Źź-10LNRŖ-9TWĹŇŒŝƦǓ-8ĺ-7ĿǦ-6qKŶǨ6ŀŋ7U8ĴŽǡ9cZƫ12ŏŭƠ13lƧ14ƭǜ16Ǆ17ũǀǠ18Ůǁ21J24Ƥ25ǚ26Ų28Ǜ31Ɲ34ŵ37ǔ38Ǌ40g46Ǚ135P
you doin	87 22Ǡ
you doing	77 -8ǩ12k15Ķ24ũ49i
you done	83 -9ƒ25ƌ30ũ
you down	80 9f12L15m16ƴ19a29Ş
you drink	82 -13Ų-9Ǜ51ƿ
you drive	68 -18ů-17Ŵ-11Ź7Ž8Ũ10ŵ11Ƅǐ15Ų16Q18ŷ34ŭ41ŪŮ
you driving	85 -7R-6ǩ11N16Ų33Ū
you each	79 -35ŏ21ų49W
you earn	83 -16q57T
you end	83 -10ő9Ŧ10m35Š
you enjoy	83 22g32U
you ever	58 -13Ż-9Ŗ-8ŏ-7ť6Ʋ8ņƿ9Žƹǜǩ10Ŀżſƙǆ11gŤƍǒ16ƪ18Ƴǝ19Ǖ21ţ22ƴ28ų
you fall	77 -13Ĺ6E24Ř36ƞ
you feel	68 -9ƞ8Ƶ9Ƹ10ŋ11M13ŧ16Ũ17ņƬ20ǁ22Ţ23Ž38Ň
you feeling	87 17Ƹ28Ũ
you figure	78 8yƓ9rƭ10HƈƘ30Ŗ
you filed	83 11ǆ16Ť
you fill	78 -7ǖ8ĺ15Ľ20Ĺ
you financially	87 20ĸ22Ư
you find	77 18ŧ32Ś37ļ
you finish	87 -8Ʊ14ƌ30m
you first	83 -16Š15G35œ
you folks	87 14Ǆ18j
you follow	87 26ň
you for	72 -9őǍ-6Ɨ10Ŕ11HLƬ14Ǣ15ơ22O23Ǔ24Œ
you free	85 -17g26N28L
you from	69 -27C-11Ǖ-8Ļ10ƙǝ12Ə14Ň16Ŝ18Ŷ37ŀ65l
you get	57 -18I-13ǩ-10lƒ-9Ƭ-8GƮ-7N-6ǅ7őſƯǖ8ĿŶŻǨ9ƧƩǧ10Yų11ĴŅŸǤ12Ɩ13ƨ15k16ň17ĽǕ21ļ22g23ơ25Ŧ27W28Rűŵ30ƚ35S
you getting	85 13ƞ14Ɩ
you give	79 6D9d11ǚ13e
you go	61 -11Ĺ-8x-7LŁőŔ7H8wŵ9Ŏ10Ŗŗ14Ţ15N16VŠ17ł18Ƨǃ19ǜ21ńšƟƾ23ǀ28A29R50m
you going	74 -7ǩ12ŻƵ15Ũ16H22V23k24ł
you golf	87 35g
you got	51 -11Ř-10ŷ-8Pń-7ĻőƌƭƼǩ-6ƚƮ6NVYůƇƢǜ7ŵƥǋ8ňşŸǃǔ9ŕƁǘ10jŐŜǀ11ĸŉ12W13ǈ14hkļƴ15Ɨ16ķŠūŹƑƦƫ17Ś18Ū19Ŧ26ŏǇ57O
you gotten	85 27ń
you grow	85 34l
you guys	70 -8Ǒ-7N-6U7wx9Hǋ10ĸ11C12hjF13k32ǟ36Ǆ
you had	58 -10S-9ŘǦ-8ŏǨ-7Ŏŧ-6ķ6Ƥ7AƐ8ĹŻƬǣ9Ŷǘ11ŝũżǙ13YűƋ14ƈǜ15Ƃ16Ť17ţ18Ÿ20ņ21ĸš29ƾ39ő
you hand	80 8Ŀ17Ơ
you handle	74 -10Ʈ8Ʒ9Y13ǜ23ĸ
you happy	82 -9Ş-7C6ŧ11Ŷ17ƞ22ŝ23U
you have	37 -26P-24ƨ-18ǩ-16aǄ-15ŷ-14ľƧƸ-13QǞǦ-12g-11yUVŎ-10ũǑ-9Ŷǅ-8tACTƞƻ-7lĿŀŁŭƈƌƕƠƮ-6ĻŦŲǧ6ǚ7XŒūŬƊƗƿǁ8kŧŪƐ9Żǐ10hŕƂƘƛƩǗǘ11ǢǨ12FƑƟƱƲǏǔǝ14ǈ15Ź16NťǓ17Ző18ŐŘŢƁǇ20uOY21ǃ22žǣ23ŖŰ24Ǡǥ25ſ26ķŗƜƼ27Ķ28Ś29mGŜ32Ƶ34Ǝ37ş39ƃ58ŏ62Ʀ
you hear	82 -10N25ǩ29ļ37Ň
you heat	85 -9ƞ36Ƌ51Ɛ
you hire	85 11ǜ18Ǒ
you hit	83 -10ſ17Ɗ22ż37c
you hold	79 -9ŋ-8N-6ƃ14Ũ19m23ǩ39Ǘ
you hoping	83 10Ļ32X
you how	77 -7ƴǩ8b9K11yŊ12ń13Ň14Ő18ƺ
you hurt	85 -12ƃ50ž
you i	83 7z8Ǡ11ķ13a
you if	72 -7Ũ8Ņ9ƚƧ10Ǖ11ŋŵ13Ŗƪǔ14Z16Ŋ25ſ
you in	63 -24Ư-12l-10i-9Rǩ-7ŏ-6T6M7ǉ9ƣ10pKńŻǄ11Lſƙ17N18Ĺ20E30O33Ƹ34ŃƤ35P45C
you insured	80 -14ş-13Ɠ-6P17Ő31ŏ34ŗ
you into	87 10g23Š
you is	72 -11ǔ-7ŵ7KŀǍ8Ż9NǈǨ11Žǖ12ŜƁ15Ƣ18Ŕ
you it	87 12Ŏ15Ƨ22Ŕ
you just	69 -11Ō-8Ő-7SŚ-6ǌ7ŭƝ8ĸŕ9Ņřƭǀ10Ÿǎǘǧ12ǝ13ư16Ļ28Ŗ40Š
you keep	63 -10Ţ-7ǩ7ľŸǒ8Ǡ13ƥ14ƵǙǝ15Ǐ17ŚƝ21şŰ24Y27ƊƧ38Ǘ
you know	61 -18Ř-15Ƃ-10Ť-7ŉƦ6G7pśŭ9Ūƈǡ10Ŝž11Ƨ13Ƽ14Ľ15ƎƓ17Ƴ19Ŕ23Ņ61Ŗ72ǩ
you last	72 10ƫ12Ƌ13ƈ14ƾ15ĵ27Ş
you lean	87 10ƃ19Ň28A
you lease	85 -11ơ-8Ǎ-7ǌ29Ŭ34ǋ
you leave	68 -9ƶ-6Ŏ8mƤ9ĻǏ12Ű22ƥ23ŏ26Ɵ40Ţ55Ƨ
you let	82 7ƪ15ǜ19Ŋ25Ž
you licensed	87 33Ÿ
you like	57 -27J-24P-14ĸ-11ŢǄ-10VŎƟ-7OŨƔƮƷ-6ķƤ6r7ō8LŔ9Ř11ǩ12sǍ13g17Ń18ƶ22ƞ29Ō31Ļ32ŀ33ŉ39Ĵ51U52K70Ŷ78ŝ
you live	71 -16ǋ-8Ǎ-7zƦǇ9G11ƙ13Ɵ16ƃ18F23ķ24ƣ31C41n
you lived	83 -15S53G
you look	76 12ĿŇ13ŉ14Ũ20J23ľ
you looked	80 7ƫ9Ķ11ĵ29ń
you lookin	87 -11H13Ţ15Ĺ24Ǟ
you looking	75 -12Ŝ-9i-7ƞ-6ŗ7Ţ15Š16ŃƬ17X21ľ22Ĺ24H
you lose	73 -13Ũ9ķ12ƚ13ĸ29Ƴ33Ŀ
you lost	79 13Ƴ14ǔ17ƨ19ƺ23Ƨ
you love	85 16ƞ37Ŷ
you made	87 9Ʋ26ƌ
you mainly	87 12ŭ
you make	72 -14Ů-11RŪ-9ŝ-8Ǒ-6Ų12P14Ő15ǀǒ22ů26Ň31Ǆ63T
you manage	85 12Ƴ29ŵ
you married	80 17f21Ţ
you mentioned	87 14A19ż23ń
you mind	79 -15ŉ11Ś13ś14ǁ18ŋ40Ŋ
you more	78 9Y15T23g26ĿŨ32ũ
you most	70 19Ĺ37Ŀ
you mostly	85 7A10ǔ15ŭ
you move	82 14Ţ50G
you moving	85 25H
you my	87 28ļ
you name	85 -17o49w
you need	61 -10rĻ-7c-6Ǒ9Ƥ10Ǣ12ŀƬ13O15ŌǏ16ƭ17Ł20ǧ24Ū33ŎƄ35Ń43Ĺ58Ǧ
you never	78 -8Ŝ8c9ő11K14ņ
you off	85 -8Ʈ12d13ƃ18Bĺ
you offer	85 20ǚ22Ǆ
you okay	80 -20ũ8ǁ19ŋŽ40Ũ
you on	65 -15ǌ-9Ŭ-8ƃ-7F-6ł6WƏ8ŧŽ9ļ10AC11nr12ĸ13xQƣ14SŠ16Ĵ24IR28Ƣ32ǩ60ƻ
you one	82 7ƹ10ł13W14ǆ16Sņ
you open	74 -7R14Ţ25ǅ38ǎ
you or	65 -11oF6Ŝ7ĸ8zŷſƥƴ9ľƣǧ10wIL13Ňŧƶ14p15Ŏ16Ǐ17ǂ18ż19Ǉǌ25ǋ
you out	77 -7I6z7Ƥ9O10g12U16C17Ų18ƃ20ǘ31l
you over	76 -27T10Ŏ12Ş17U18Ż25Ŝ43c
you owe	70 -9ş-7ƒ11ķƁ21Ɣ27Ŭ63Z
you own	60 -11Ƣ-10Ǎ-8ǌ-7ǐ7ƥ9ǆǏ16ŪŬ19Ɣ30ǋ39Ƙ42Ɨ43F56ķ
you paid	73 9ǉ24œ27ţ
you park	82 38Ű
you passed	80 6Ʈ8Ʊ9ư15Ư17ƦƷ
you pay	58 -25Ŧ-20ƃ-19ǖ-10TX-9Ʈ-6Ǌ9F11Ő14œ18ƕ22Y25Ơ31ĸ32Ř35ǉ36Ǖ39Ǒ58Œ60ƒ
you paying	68 -7Ɨ16Zǣ19Ĵœ22ƆƠ30ƒ
you pick	78 -12Ŕ12ĺ16W27ł28Š
you picked	83 -9ĸ9X16N21Ř
you plan	82 11Ǟ17ƶ21V24Ƶ
you planning	77 7VǞ10ƌǀ15yH
you play	87 33g
you prefer	87 22K
you pretty	87 10GZ11ŝ
you pronounce	87 25b
you pull	79 10Ł11gŢƌǐ13R37Ś
you put	68 -17G-13Y-9Ƒ-7mş8X10Tű11Śž15ŰƎ18ƒ19RƱ23Ů25ũ30S
you putting	85 12Ķ16ŮƱ
you quit	77 28Ķ35Ƨ42ƹ
you rate	87 12Ƹ
you rather	78 7ś9s11MŊ
you reach	87 27Ĺ
you read	85 -8I13řǓ16ū
you ready	87 -9ŏ-8ǩ13Ǥ25Ō
you recall	83 49Ľ
you reckon	87 14rz21ư
you remember	76 7Bœ10c11Ŧ37Ľ
you rent	73 -36Ơ7ƣ11ƥ15Ǒ18Ǐ19Ɯ30ơ35F
you renting	85 14ǋ23F
you retire	83 -9Ķ11ƭ23Ƨ29V
you right	74 -10Ņ7d10I12ņ13K15Œ16Ŗ18Ň19Ŀ31ŧ
you run	71 -9RǨ-7Ūų9A11ǜ19Ǆ22Ɲ35ǎ37ş
you said	65 -15ƴ-9Ʈ-6BŇƠ6ŕ7Vņ8xĵƷ9KSŊŬ11uAŲ12pqǅ13dŝ14GO15ƥ17H25cy
you satisfied	87 11ŝ16ŧ
you saw	87 6ƾ14ŧ15Ũ
you say	64 -13ǩ-11J-10Ɨ-7r6Ůǂ7ŝǔ8Ňśƈ9QRZľŌ10YĻőƣǄ11XŒ12ŖƉǘ13ŁǑ15Ɲƺ17ŀƸ
you see	69 -13Ʊ-11Jǋǔ-8ũ6ř7ļ10Ţū11Əǩ16Ɲ20Ľ21y22ň24H27Ǟ31ƾ32V
you seen	87 25ǩ
you sell	83 -8H8ƝǛ12ǄǕ42ǔ
you send	75 -10Śǒ10Ɣ11ǧ24ǌ38ś
you serve	83 17Ǜ22Ǆ
you set	79 14ŗ17ǝ25Ţ
you settle	87 9G15łŠ
you share	85 18ǘ32Ƣ
you shut	87 -7ǝ10ǎ17Ɵ
you sign	82 10Ɩ15Ǔ16W17ő
you signed	85 -9O7Ō8ſ15Ɓ19Š
you sleep	87 -9Ə24x26Ƥ
you smoke	82 29ƹ
you so	80 -11ő10p11ś12ƨ13ŝ14X23u
you some	83 15Ţ18z
you something	82 -8Ŝ9Ľ12Ţ14X15ņŊ
you sound	82 -12I-11Ň9V11Ž12i36c
you spell	83 16ǃ33b
you spend	83 11l18g20k
you stand	85 -7Ţ16Ƈ17X24ķ
you start	76 -15Ĺ-13V16Rő17ĺ20ǅ27S
you stay	78 7ǝ9Ő46Ƥ
you stayin	87 10H19ǟ20k
you staying	75 -12H7jkŢ14F25ĺ46V
you still	69 -12j-10P-7HZ-6xĴ7C8ƀ9ƹ10Ɣƞ12ũƧ14Q15D16ǟ25U35Ŭ40ǩ
you stop	85 8Ǜ11M15V
you store	87 10Ɲ17Ǘ
you swing	85 14M37X
you switch	85 -30Ţ11Ÿ43Ŏ
you take	65 -10Ɔ-7ƾ-6ǂ7ƿ9Ŏǁ11ś12zǋ13ũ14ǔ18Ǆ23ő25Ɩ27ǖ33Ƨ61ƻ
you taking	87 -8ǩ30ƻ
you talk	82 -13ǩ14A21ń32N
you tell	82 -7ǩ10ǂ13r14P18Ŗ21ŗ
you text	87 
you that	71 -10Ƙ-9ń-7Ũ-6Ŷ9Ʊ10Ǐ11Ǖ12ĸŞƼ14ĶƓ16Yō18ǆ19K24ż
you the	70 -11Ǟ-9FTǈǩ-7ļ7łņ9J10Ōż11rƁ13Sƅ20Ʈ23ǆ24Ł31Ő
you there	80 -18Ŀ-9Ū13Ŷ14Ǩ15ǋ27Ţ39ŝ
you these	85 16c18n25Œ
you think	61 -7rZƮ-6Ʋ6Ź7śƀǒ8KƏƒ9ķž10ō13ƷǊǝ14Ɠ18Ŗ21ű29H35Ƭ38Ň40ǩ
you thinking	74 -14Ʀ-6ǩ12ƭ13Ƴ15Ƶ16ĺ33Ƭ
you thought	83 -7Ź12Ƃ13Ƶ17ư
you to	65 -8KǛ-7ƶ6ś7Ų8NUƏ9Ńƿ11MļŐŶƜƭ15ư16ŵ17BƑ18Ũ19ĺ55Ŏ
you today	77 -8Ŏ-7ƴ12Ĺ19i29Ļ37Ő
you told	85 10Y11l12Ɓ22d
you took	80 -14ƾ11ƀ14Š15ƪ17ǂ20t24ũ
you train	87 15Ǚ24Q
you trust	83 -7Ʋ50A
you turn	82 -14ǚ-9Ʀ13VƧ14Ű18A19c
you turned	80 -12ƴ-7v11Ť13ţ17c20Ɨ29ſ
you under	85 12Ǌ13ƺ28c
you understand	85 21Ŗ46ň
you up	69 -15œǩ-9ŝ-6l7W8ŗ9x10ƣ11C14Ŝ22Ō24Ũƹ27ƴ30ŕ37Ŀ46Ƥ
you updated	83 14Ʋ30ƌ
you use	62 -12ǒ-11Ū-9ƒ8D13R16ǐ19ƿ20Ųǩ22Ő23ǖ30Ǒ36ŭ
you used	87 9ƹ27œ
you usually	83 12A20L21ł
you value	87 -13Ŀ36ľ
you want	50 -14Ʀǩ-11Řǖ-10Œ-9łŦ-8ŗ-7FƩ-6Łŏ7esľśƂƃ8L9ĺ10Ɨǁ11ǡ12ĹƀƄ16KŊ19Xư21Ĵſ23M24yŃƫ25ƁƱ26ŉ29Ƶ33Ļ35ŌƬ37ƭ45ƶ
you weigh	82 38ƺ
you went	82 7r12Q13Ƭ14ŀ15ĺ18ő
you were	66 -11Ƥ7lƯ9ǝ10ĸŇƃ11Ʀ12ƾ13Ĺƍ14Ʒ15ŧ17Ǝ18Ǩ23Ʈ
you what	72 -18ǩ-10BV-8Ǩ-7Ŝ8iŖ9j10gƧ11IĽ12ŭſ14ŔŤ17ŀ18c20ŗƮ21Ļ27Ŋ
you when	70 -8Ŕ7X9ł11Ʀ12GŠŽ13ŐƳ14Ĺ16PŸ19Ũ20ƒƠ
you will	74 -10Ʋ-7ǩ7V8ł9cū11z12ś16ƭ25Ǟ39H
you with	71 -12Ł-11Q-8uş-6ǩ8ſ11A14ŝŨ15Ĺ16Ŧ22Ŗ63ň83Ő
you work	65 -17W-16Ǒ-12Uŭ-10g-7Ǆǈ6ǔ9ů11Ɯ13ǋ22Ɲ34R46P96Q
you worked	87 22S
you working	87 11Q36P
you worried	87 6ƚ
you would	58 -7ŗƮǩ6aĽ7JķƁ8ŽƬ9sKVư11ľƫ12ĴǓ13ƭ14Ţũŵ15ĿŴ17Ɨ25Ƥ33ƶ37Ŏ
you write	87 -22ś14b15ǜ23ǩ
you you	78 9m11Ƅ14Vƾ17ŀ
young	76 10Ƴ11Źź12Ư18ĵ51c
young $	87 12Ƴ20c
young are	85 41c
younger	87 13Ż35p
youngest	87 -8p9y25v
younguns	87 -11Ǉ-7c14vx29u
your	26 -24ŏ-23Ų-19Ť-16ōŬű-14ĸǩ-13Ōƈ-12ļňť-11CHĹńŵƇƌƴ-10KS-9OūƎ-8GŷƋǏ-7fZőƊƐ-6Ɵ6ŅŞżƢǊǦ7kDĶĽĿŐŖŻƘƝǇ8lƚ9aƦưƸƺǄǒǡ10hłŒžƁƕǙ11ķƲǌǍǤ12owTŕŴƶǅǧ13yſƗǔǠ14gŇǎ15pEƓǋǛǝ16WŸŹ17cřƷ18ntxƾ19vJŽ20jIVƫƯǂ21ǘ22ųǐ23ǉ24Ŝǣ25ŚƮ26rƨ27ůǕ28esǈ29dPǢ30qŁşƥƳ31ƃ37ƽ40ĵ43B57z
your #	85 8e21h23Ź
your @name	87 -13r-8ǈ-7Ɩ29Ś36Œ
your account	82 -7Ǡ19Ŝ25ř28Œ
your accountant	83 11ǆ30B
your address	83 40D
your age	80 -15Ŋ-13v74c
your agent	74 -13ņ14Ŗ15Ǟ55Ŝ
your agents	87 -13w-10ņ48Ŝ
your annual	80 9T10Ǌ17Ů
your apartment	83 15ƣ35ơ
your auto	82 -7Ǧ9Ƃ16ƃ21ş
your bedroom	82 13Ɨ
your belongings	85 8ƥ19Ɨ
your beneficiary	87 10ƫ
your best	87 12ƈ16ǔ24ǟ
your better	77 -16Q-10Ƹ13rǂ15p17otƨ18q
your biggest	76 36Ŀ
your bike	85 40ƥ
your birthday	76 -22p56d
your blood	85 -13ǩ17ǁ18Ƽ
your booking	82 17ǝ
your bookkeeper	83 16Ǡ22ǘ
your books	83 22Ǡ
your boy	82 -9d15wŹ18v21x
your brother	74 -9ŭ7Ƴ10Aƫ13ųǆǨ14n16B17Ņ21Ł
your brothers	85 -8z11Ʋ16ƽ25B
your buddy	83 19B30Ņ
your budget	82 26ĸ30X
your building	85 11ƣ15Ǎ
your business	69 -18ǅ-11Ŀ-8Ǟ-7Ǌ-6ŒƉ7Ǜ9Ǎ10Ǡ12P14ǋ15ǃ16ǎ24ǡ32Ŏ64Ǆ
your call	85 -14Ŕ9Ĺ58Ł
your car	73 -11ǡ-9Ŵ-6ŷ8Ų10Ŷ16Ū17Ž21ƥ22ű23ŵ26ųž
your cell	83 40I
your check	85 6ǧ10e15W16Ʈ
your children	87 -8v10w
your client	85 10ǚ
your clients	83 -12ƜǄ22Ǘ49ǔ
your closing	87 21Ɩ
your commercial	85 -7Ɨ9ǌ13Ǣ
your company	72 7ǜ8ǘ9ǃ10Ǧ11ǅǥ13Wţ16Ţ21ŝƧ22Ǆ
your coverage	75 -14ŏ-11ň-9ƬǢ8Ƨ9W16X21ŕ22Ɠ25Ő26ŗ31š36Ŗ
your credit	70 9e16ƕ66ĵ
your crew	82 -10Ɔ12Ǚ16ǣ39ǈ40Ǉ
your current	65 -9Ő-6Ơ7Ţ8ŏŚ9Ŗ12Ƶǥ13ŗ14Ŝ16ő19Ş22ŕ23G25ŝ32Œ
your customer	87 16Ǔ
your customers	73 -8l8Ǧ22ǖ32Ǔ
your dad	76 -9Ť-7Ƽ13ǅ14Š16z50Ƴ
your date	85 -27p45d
your daughter	72 -17ų9B11w12ƷǞ20y21x30v32Ź
your daughters	82 -9o-8m8x19Ʊ22ų25w
your days	87 -21R21k45g
your deductible	77 -16ƚ8Ŏ25Ř27Ŧ
your doctor	79 9Ƹ21ƃ
your doors	87 28ǝ
your drive	85 -7i49ů
your drivers	80 -11ŷ-9ů-8ū10a17ǐ25Ÿ
your drivin	87 17Ž
your driving	83 -7ŋ15Ż27Ž
your e	85 12ǆ15ǣ35J
your email	73 -10K18ǘ46J
your employees	80 -30Ǉ8ǣ10Ǘ16ǐ46ǈ
your employer	77 -9V9Ƨ33W50Q
your equipment	82 -30Ǐ52Ǣ
your experience	78 14ǣ18Ŕ
your family	68 -18Ƥ-14Ƴ-11Y-8FŤ-7ĸ7Ł10ņſƃư12Ŀ19ƶ25Ũ27Ƭ31Ʈ51n
your familys	87 12ƭ17ǅ
your father	83 -15Ť-6B24Ƴ35ƽ
your fault	87 16ż
your favorite	82 20ƞ22Ŷ23ǩ
your feet	87 -11R12ŀ16U18P
your final	87 30ư
your first	80 -10o9ŏ14b16aƖ22Ň
your folks	76 -8Ǆ-7ƗƸ-6ŖƢ11ǈ12Ʈ15Ʀ22ƽ26ƥ43z
your friend	87 12Ƴ16B
your goal	87 -13i40Ļ
your gut	82 -8ǩ-7B18ǜ21ł45Ň
your guys	87 8ǣ15Ǥ
your hands	85 15t20P24Ś
your head	83 -7Ť12Ʋ13Ƥ16Ŀ18Ǉ25Ũ
your health	64 -56ǂ27ƃ120Ƹ
your height	82 37ƺ
your highest	87 21m
your home	64 -12Ő-7Ɲ7ƚ9Ɵ10ǁ13ķ21Ű26F27Ɯ28Ɠ35ş37ƒ40ƅ
your hours	83 -7Ʀ-6ǎ20Ƨ35R
your house	70 -28n-12Ő-9Ÿ-8Ɣ-7ƒ-6Ɨ8ŰƓ10ĸŲ11ķ12ǁ15Ɯ18Ł19ŷƕ21ƙ25Ɔ42ş
your household	83 9Ɨ11n
your husband	59 -12o-11ƺƾ-9T-6P6ŴŷƯ8Ł9ƮƳ10ų12p13ů14ƨ16ƫ18t20n21ż25ǂ27Ʒ30r37q47s
your husbands	72 -14d-11Ƹ-9s-6ŭ7t8q10p14ǂ16ƨ18Ŵ34o
your income	71 -12Ʒ10ƭ11Ƭ12ǔ18n28Ư29Ʈ
your insurance	69 -12ƃ-11Ʀ-9ş-7ſ6ľ9Žž11ř12Ŗ14Ɓ16Şƀ18ţ20Œ22Ś59Ő
your job	71 -12Ǆ-11ŬǨ-8Ƭ9ǒ12S15Ƨ25W26U30V70P
your jobs	87 11Ǧ13Ǆ
your kids	75 -10x8Ʊ9ƃ28w35u37v
your landlord	76 -87ǌ61ǧ76ơ
your largest	87 18ǔ
your last	64 -16Ŝ-7a7Ķǉ8ſ10łǙ13ƶƸƹ16ƾ18ņ22Ş23c32b
your lease	78 -53ơ-7Ĺ99ǌ
your lender	83 7Ƅ28ƕ
your liability	82 30žǡ
your license	74 -9Ź16d18Ƅ20ƺ40Ÿ
your life	82 -6Ś7ƫ13ƪ18Ũ20Ʃ
your little	83 -10Ų8u14Ɲ17w25x
your main	80 -22P7ǝ18Ǖ19ľ33Ǆ
your marital	87 8f
your medical	85 11ƃ14W16Ƽ
your mind	76 -10ǩ-9Ň7Ļ12ĹƗ13Ũ16ł18ĺ19Ľ34Ŏ38Ŀ
your missus	85 10r13p16Ʒ17ǂ
your mod	87 34ǣ
your mom	77 -14Ũ8Ƥ18Ƴ60z
your money	80 13ņ20Ư
your mortgage	80 6ƕ43Ɣ
your mother	78 -8Ǖ7Ƴ10n13ƫ30z31ƽ
your name	71 -20ǃ-18o-11w-7Œ7Ō9ķƻ17Ľǐ24ř27b71a
your neighbors	87 12ƞ14Ǎ21Ņ
your number	85 -22e12Ǖ22ľ43I
your occupation	85 -26q36P
your office	85 8ǒ16ǋ22M
your old	82 -8Ŝ12Ƶ17Ľ21ņ26œ
your oldest	83 -9ų30y
your other	85 7ş24o29Ŵ
your own	62 -12Ǎǐ-11ķŲ-6yǈ6ǆ8ŦƢ10nňǀ11Ř12Yƍ13Ǒ16Qų23Łǋ26Ǜǟ28ǃ31V35ƀ51Ʀ
your parents	72 -18ǂ-12u-8Ƹ13Ʀ14Ư39ƽ50z
your partner	75 -11Q9o12Ǡ13ƨƷ16p21t22Ǩ23q
your partners	80 -16Ƹ-11Ő-7ƅ7p9Ǩ18Ŵ19ǂ23ƨ25o
your paycheck	78 15T17Ĵ18Q21Ư
your payroll	82 11Ǒ44ǉ
your people	73 -16Ų-12Ǜ-10Œ7Ǚ10ǚ12ǘ14lǤ16ƶ17ǝ22ǈ34ǐ42ǉ
your personal	87 11ƃ23J
your phone	80 -9ř9Ž28I
your place	73 -12ǣ-10G7Ű9ƣǒǙ10nƚ11ƓƛƤǠ12j17MǛ21Ɯ
your plans	78 16V18Ǟ31ĺ
your policy	68 -28ŏ-11Ʀ-9Ƨ6ƀ8Ƣ10Ǥ11Ǣ12ƛ13ŕ14řŜ24Ś39Ɓ59ſ
your present	87 11ő15Ő16ŝ
your property	85 8ķ9ơ11Ɯ
your rent	87 31Ơ
your roof	83 -20ƈ-7v20Ɖ22Ƒ28h
your salary	85 21T29Ʀ
your sales	75 13Ǌ23ǖ27Ǜ
your score	85 47ĵ
your shop	83 -10b7M17ǃ19ǋ
your side	85 -13Ũ13u20ŔŧƝ
your sister	76 7ƽ19AƯ30B
your sisters	87 -21a14Ƥ42A
your social	78 -6Ķ53e
your son	73 -10t-8p7Űź9o10Ǟ11wż13y17Ź18ǈ25x38v
your spouse	72 -18Ƹ-9Ň10p11Ʒ14q29r31ǂ34s39ƨ
your spouses	82 -17P8Ʒ11p20o23q
your store	87 16ǋ22ǡ
your street	79 -24ƙ-15Ű15D34ũ
your stuff	83 21Ɨ26ƥ
your subs	77 12Ǥ30ǒ
your supplier	87 32Ǖ
your system	85 -12ǖ24Ǘ26ǘ
your teenager	79 -6zŹ18ŭ24ź
your things	87 19Ɨ
your time	82 7Ļ9ł13Ń21Ŋ
your tools	85 12Ǐ25Ǣ
your umbrella	87 -10Ƃ23Ǧ
your unit	87 -9ơ-7ǋ9Ƥ17ǌ18Ǎ
your weight	85 32ƺ
your whole	83 16ǐ17l21ƭ
your wife	58 -13w-10v-8Ǆ-7ŌƦƼ-6ƧƸ7nĿǠǨ8ƫ11ǆ13ǈ14Ʒ15Ʈ19o21Ŵ27ǂ31qt34ƨ35p40r44s
your wifes	73 -10P-8d15ų16oǂ20q40p
your will	83 47Ʋ
your wind	85 -24Ř43ƚ
your work	76 -10Q7Uǚ10R14ǁǔ29ŭ
your yearly	83 -6Ǉ8Ů10Ǌ14Tǉ
your your	80 7ƫ8o9ŏƚ
your zip	76 38E
yours	58 -10ƣǩ-7ƚ6ŖŜžƽ7zBSŠųƈ8ŚŶƉƥǦ9ƕƢƻǞ10bŤƊƙ11Ʋ12Ů13tĵ14Ơ15ŴƝ18Ɩ19ķűŸ22x23Ʀ26ŵ52F
yours $	68 -19ƒ-10ƣ-9ǅ6ƅƦ7Gǚ8fpwAƋ9Š10zS11Ŷ12ƻ13Ť14Ʋ16F19ƝƠ20Ƣ23Ɩ24Ÿ28ķ
yours got	87 9ŵ11ƈ21Ů
yours is	87 7Ɓ18Ɗ21ű
yours or	80 -8Ƣ11o58F
yours was	87 37ŵ
yourself	59 -8ŗ6WŦŷƃ7sƐǚǠ8iǅǉ9ŢƢǂǨ10Ư11gǇ13Ǝ14cǑ18Łţ19H20ō22n27Ʀ
yourself $	65 -9VƸ-8ŗ-6Ǉ7ŦƢ8Ɛ9Ł10WǠ11ǂ17Ǒ18g23ōţ25n28Ʀ
yourself in	87 -13Ǉ11H13ǉ
yourself or	77 10s11Ʀ12iǅǚ13Q14Ǩ
yourself who	87 -7Ʀ17Ư18Ł
yourselves	82 25Ř
yourselves if	82 25Ř
zero	87 13ţ32ř
zip	67 85E
zip $	79 
zip code	77 23E
zone	78 19ƙ21ǩ
zone $	83 15ƙ
zoom	87 62M
~<#>	34 -21ǩ-20Ň-19N-18Ť-17Ĵŏ-15lPŖŭƵ-14CKķŃ-13qĹŀŠƛƟǥ-12AJƇƞǟ-11gQļũƫǃ-10BWņŝŨŬƣ-9ktzŁŐŕřűƮƴƼ-8ĿŚśƎƜǂǚǜǞ-7ųŵſƍǈǍǧ-6ŞƉǒ6ůŻ7hőŹ8łšƏưǝ9fǘ10Ɨ11ǐǕ12VŸ13Ƌǆ14ĵťǅǉ15eyŘū16ƈƸ17ŅƂƨƽǇ18bLŪŷ19Gƃƭǣ21RƓ22ƪ23OƘ24I25dĸœǊ26D27u29ƔǦ30Ɔ32ǡ33ƅ34ž38ƒ39ŗ40XĶŒ41Ŧ42pŮ45T46ƺ48Ʊ54vE59Ơ60Ƭ75c77Ǒ
~<@d	62 -9q9sĸŭǟ10Ōƻǉ11i12ǧ16gŃ17Ǚ19R24ǎ38k48L
~<@da	62 -9q9sĸŭǟ10Ōƻǉ11i12ǧ16gŃ17Ǚ19R24ǎ38k48L
~<@m	66 -7Ÿ6Ǥ9ŃŤƛ10ĸǜ11yV12kƾ17ť18p20Ź22d23ŕ25Ɵ
~<@mo	66 -7Ÿ6Ǥ9ŃŤƛ10ĸǜ11yV12kƾ17ť18p20Ź22d23ŕ25Ɵ
~<@n	53 -12ǣ-9ǟ6r7asŜƅ8ƾǂ9œřƘ10wǡ11ipAľ13ļ14JŐ17ǒ18oǘ21ź22Ŧ23t28Ǥ32ĸ33ǈ34Ś42Œ
~<@na	53 -12ǣ-9ǟ6r7asŜƅ8ƾǂ9œřƘ10wǡ11ipAľ13ļ14JŐ17ǒ18oǘ21ź22Ŧ23t28Ǥ32ĸ33ǈ34Ś42Œ
~<a>	28 -24ž-22s-21ǔ-20GŀƮ-19ŉ-18j-17ŌƕƵ-16ŏť-15x-14pŦ-13Ʒ-12ŕƞƧ-11cŧŴƢǇǋ-10JŝŠſǈ-9oCVķŞũ-8vyĴų-7rtEŐŢƖƭǆ-6kzǎǖǗǨ6Ƒ7OŔŨƝƥǏ8HYŪƼƾǍ9ƐƦǌ10ņŒţŷƗƘǜ11ƅƆƙƨǝ12AĻőŬůŲƁƎƛơ13ŎƂƚǓǙ14SUŃŊŜŶƍǠǣ15ŵŽƏưǄ16IƬǥ17bľźǚǧ18Ɣ19ƊƓƜǀ20hĸĽŻǉ21g22ŮƤƱƹ23lLśŤ24šƿ25fǃǩ27Řǘ28Ű29N30Ǌ32mĶ33ƣǁ34u35F36P37Xǡ40q43TƲ
~<ab	40 -14x-13c-10s-9CŏǢ-8QĻŒŗƣǅǇ-7jRńňǐǨǩ-6wŐũƕǞǟ6ĺƍ7mŔšŶźƂƋƞƸ8hlBHĵŖƎƨƿǀǈǊǋǦ9VśŤƜǜ10ťů11zĶļĽņŲƔƙǛ12ŊŽƱ13uľŉƺǂ14Y15ǔ17ŇǁǄ18pŴ19A20Ƴ21r22ŀō23ŝŞ25Ǎ26Ŀ29Ĺ
~<abl	78 -7s7o9Y10Ʈ13Ʒ14z15N24ś
~<abo	40 -14x-13c-9CŏǢ-8ŒŗǅǇ-7jNQRĻńƣǐǨ-6sňŐũƕǟǩ6qĺłƍ7mŔšŶźƂƋƸ8hlBĵŖƎƞƨƿǈǊǋǦ9HVYŤƜǜ10ťů11ĶļĽņŲƔƙǛ12ŊŽƱ13uľŉƺǂ16ǔ17ŇǁǄ18pŴ19A20Ƴ21r22ŀō23Ş24ŝ25Ǎ27Ŀ29Ĺ
~<ac	54 -10Ʈ-9ǩ-8Ō6aķŏ7JžƅƪƸ8emY9ů10ŔŖ11ţ12ĶŜǀ13Ĵť14lAƒǔ15ǖ16B17ų18ļ20ǆǗ21ƃ23Ļ25ř30Ǡ37ż
~<acc	56 -10Ʈ-9ǩ7aţƳ8eJƅƪ9mYŜ10Ŕ11Œǆ13Ķ14Ĵť15Ļƒǔ16lABǖ18ų22ƃǗ26ř31Ǡ39ż
~<acr	82 15ů31ļ
~<act	76 -10Ō-9Œ7ţǢ8Ɲ10ŏ12Ļž14ǆ16Ŗ18ǀ
~<ad	54 -11KS-9Ōǅ-7œƅǊ-6ǩ6EF7ōŹǤ8Ǡ9Ɓǌ10ļ11u12ŰƵ13yǓ14c16ǧ17Gǋ20Jǚ22Ǝ26ŧ29B36A40D52Ǟ54ƌ
~<add	57 -12S-11K-9ǅ-8Ō-7œƅǊ6ZǗ7EFŹ8ōǤ9Ǡ10Ɓǌ13ŰƵ14y15cǓ17ǧ18G19ǋ21J43D55Ǟ57ƌ
~<adj	83 42ŧ
~<adv	71 28ǚ42B49A
~<af	53 -13ǩ-10Ş-9ƭ-8Ń-7ŘƦ-6nŧ6ĵ7ƩǞǤ8bjţ9iŰƅƕ10ť11JƋƙǟ12tŌ13UĻ15wyEŜ16ƮǢ18XƃƷ19ŢŦ22Ư24Lķ27ĿƳ28Ũ38ũ
~<aff	80 12ǔ16Ƥ32X
~<aft	54 -10Ş-9ƭ-7ŃŘƦǩ-6ŧ6zĵǝ7ƩǞ8bţǤ9ijŰƅ10ťƕ11JƋ12tŌƙǟ13Ļ14U15EŜ16w17Ǣ18yƷ19Ŧƃ20Ţ22Ư25Lķ28Ƴ29Ũ39ũ
~<ag	50 -13Ɖ-12Ŋ-10q-9ƨ-8sŌŎ-7wĸŒƣƦǂ-6aǅǝ6BłƔƚ7uŶƯƴǩ8ǍǞ9ŷ10Ÿ12ktŁƭ14LńƓ15ľǡ16ƪ18ť20ĽňǓ21Ɨ22ũ25r32ƈ34v40p46Ŝ59c63ņ
~<aga	61 -9Ō6Ǆ7ńƿ8Yƚ9łƔǡ10o11Ŷ13r16kt18L19Ɠ21ƪ27ň28Ɨ30ũ
~<age	57 -15Ɖ-11wĹŊ-7ƣƦ7Ŗſ8x10ń11ǍǞ12ŷŸ17ƭ18ľ23ƈ43v51p62Ŝ63ņ71c
~<agg	85 9Ǔ14ǡ
~<ago	75 -8ǅ9f10Gĺ13ƴ14u18Ľƈ31ť
~<agr	74 -8q-6ƨ8Ƣ11Ǩ12ǌ13Ư14B19Ĺ21Ł23Ǔǩ24r
~<ah	77 11B15Kľ24Ō29Ş
~<ahe	78 11B15ľ25Ō29Ş
~<ai	74 -9ǆ-8ů9ơ11ĸ13ǌ16ǀ19QV20Ƌǃ32Ɯ
~<air	75 -10ǆ9ơ12ĸ13ǌ16ǀ19Q20Ƌǃ32Ɯ
~<al	42 -18R-16ǩ-13Ǟ-11ŌƩ-10ŗǑ-9a-8AŶ-7IŀŎűŵƅƦƭ-6cwyGLSŝſƟǃ6Ƙ7gkĴƁƷƹǋǒǔ8uWŤūƻǐ9lŋƫǈ10rķĿŁǖǡ11tŨųƌƞƨƳǇ12Ķ13dƢǄ14ƊǙǛ15sŊƝƿ16ŦǍ17ōƵ18Ŗ19ưǕ21ǥ22ŴƗ24i26Z27ŏ28Ǝ36n
~<ala	71 8Ǎ11l19ū54Ǝ
~<alc	71 29ƿ32Ǜ
~<all	47 -18R-12aǞǩ-10ƮǑ-9lŗ-8pŌ-7AŶƅƦƩ-6I6Tǜ7ŏŒƞƾǉǗǟ8dŚş9ĺƘǒ10rtuUWţǐǔ11gkŤŨƫƹƻǈǕ12Őǋǡ13sƌǖ14ķƨǇ15ĿŴƳ16ŖųƢǄ17Ɗ19ŦƝ23ō25ǥ26Ɨ29n30Z
~<alm	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
~<alo	69 -8łŐ-6ǋ6t7szŽƼ8ŖƂ9ƃǀ10iƞƷ12Š13Ǎ14Ķ15Ƨ20Ƶ21Ł23n
~<alr	64 6Ž7Ĵ9dƮ10vEKĹ11Ź12pNŇ16ư17ŋ24i27Ŋ32ŏ
~<als	87 15m21Ŵ
~<alw	76 -8G7Ɯ10Ř11ņ12Vĵĸ18Ɨ23l
~<am	53 -10ř-7ľƥ-6L6juvUƑƦ7dqŢơ8ƃƊƞ9CŌŵƳǖǥ10M11hIĹŇŝƓ12fńŅ13b14cƗ17ō21iż23aN28Ƭ31ŗ32ň
~<am>	55 -10ř-7ƥ6AB7juvUņŢƑǁ8dqƞơ9CŌƊ10ŵƳ11Iǥ12hMĹŇŝ13fń14bŅ15c18ō22ż23i25aN34ň
~<amo	71 -13ǩ10Ŧ11Ʀ12X14ǖ17Ɠ21Ɨ41Ƭ43ŗ
~<an	25 -24ǩ-22ĺ-19ŗ-16Ʃ-15jS-13Ňǅ-12UŃŅ-11rĴŕƒ-10GļƖƤ-9cŬƠ-8sVĽŀŠŨŰŸƵǝ-7FĸňŎŢŽơ-6YĻŝŞƏƕ6IőŧƃǤ7ĹůƟǄǋǏ8ƥǉǎ9dHTľŒŮƋƱǥ10tŦưƴǁǞ11mqNPĵŖƀǘ12zDšŲƯǠ13ŔŴ14gĶķűƉƎƸƹ15yŁƂƳƽǆǕ16vJƑƾǃǓ17oţǍǑǣ18WƄ19wŷ20ŉŹ21ńŻƗƛ22akŪƨ23ōǂǛ24Ƽǔ25şƌƻƿǙ26hƺǜ27ų28Ƙǈ29żƦ31ZŏƜǚ35ǀ
~<an>	51 -15Ɲ-9Ő-8ŽǏ-7nŨƑ-6UŖŞ6ƦǛ7żƍǃǓǜ8DņŔƣǁǣ9bƶǋǠ10qŊő11N12l13OP14ƅ16F17ƴ20Ūƃ22A23ǖ25Ķ27Ŝ28Ɨ29ľƂƄ33ǆ
~<and	31 -33ǩ-16ĺŗŜ-15ǖ-13Ʃ-12ŝ-11SŲŵ-10jŇ-9YŅŕŠƒǦ-8rļľ-7ĴĻŉŨűŸ-6KĿũƖ6ŧƢƼǍǨ7egőŖƇƻǂǌǐ8npBƆǉ9vNTŁŌƬǇǋǣ10fCRńǁǃǆ11hųŷƗƛƜƫƾǎǢǤ12tzPķƂƨ13ŦƃƑƔưǀǠ14DƋǙǥ15qWŴǕ16ŏŒůƀǏ17ō18dZĹ19JƎ21şƿ22ǔ23ǚ25oǛ26Ū27ǈ30w34a36ƺ
~<ani	85 31h
~<ann	73 9ƪ15T18ǉ24ŮǊ
~<ano	69 -8d7ŷ8ż9Ÿ10vōŹ12Ő18Ŷ19I20HǞ23Ŵ24y27Ɵ31ŵ
~<ans	78 -10Ō-7ƴ12Ǜ13Ļ14Ŕ16K18ľ38ŉ
~<anx	87 14Ƽ15Ŀ
~<any	35 -15ǅ-14ǝ-12AQŬ-11ŃŴǇ-10FŐ-9cqPUĺź-8jsSŀłņŗŢŶŸƆǟǧ-7GLRĹőŚŽƀƈƕơƤƲǋ-6wĴľŊŎŨŭůŰžƠƩƮƶǊ6yƢǆǡ7ƋǄǛ8ǣ9WſƂƐƪǈǔ10ŷƄƚ11uŖƾ12ĵƙ13HōŔ14ũƉǃǚ15ķşƯǓ16ŁǍǘ17ƛƨ18m19ƥƱƴƽǙ20ńƹƿ21ŉ22gţƳ23ǂ24ZƑ25šųƘƻƼǑ26Ź27ż29hűŻǜ30Ųƌ31ƝƦƸ32Ɯ33kŏ35ǀ
~<ap	54 -13ǩ-10Ő-9ƛ-8ǧ-7Ũ6Ʊ7ŊŰƾ8Ŏ9Ś10ŁƒƿǍ11G12Ť14DƜ15ƥ16BŇƤ17Ƽ19Ơơ20ŝƗƘƢ25ƣ27ƴ30Žǖ
~<apa	61 -11Ő-9ƛ-8ǧ9Ű13GǍ16Ť17D18Ɯƥ19Ƥ22Ơ23ơƢ24Ɨ29ƣ
~<app	62 -12ǩ-8Ũ7MSśǀ8ŊƄ9Ŏŵ11Śƾƿ13Ł14ƒ19BŇ23ŝ24Ƙ31ƴ35Žǖ
~<ar	32 -17ǖ-15ŤŧƓƗǅ-14Ŝ-13ű-11AĽŔ-10mqŇŹƔǃ-9ŊŴƤ-8ļņƫǘǝ-7őšŰƃơƦƯǓǛǜ-6OţƂƅƐƨƽǥ6Əǣ7kľŁƍƕǚ8dENńŬŭƢƷ9ňŗŲžƹǨ10VŀŏŝƁƖ11byƭǍ12Ĺǔ13zĶŃųƻ14sLũƮ15Ŗǈ16wĻŌǑ17nĿƱ18gŒǞ19Ū20fxłŶ21jv22auZǎ23Ɵƺ24ƞ25iQ26HPRŢƑƸ27Ő29Fƣ31ǆ34ǟ38ǩ39l41C46c
~<arc	87 13ǚ19Ɖ
~<are	32 -20ǅ-17ǖ-15ŤƓ-14Ɨ-13Ŝ-12ŧ-11űƯ-10AĽŅŇŔŵƔǃ-9qŊŠŴŹƤ-8mņǘ-7tBļŰſƃƉƧƫǝ-6őơƥǓǛǜ7kŁŕƏǣ8dľ9ENŭžƢƷƹ10ňŗųƁǨ11VŀŏŝƖƭƱ12byǍǔ13nĹƻǈ14zĶŃ15LŒũƮ16gĻŖƑǑ17jwŌ18Ŀ19uŪƟǞ20łŶ21fx22av23ǎ25Zƞƺ26iPQŢ27HRŐ28Ƹ29F31ƣ32ǆ35Cǟ36l39ǩ47c
~<aro	58 -7ƛƦǩ6Šǂ7jBŲƯǊ8nŅǗ9hƕƧƱǅ11W12ĵƎ13ſ15l18Ƒǉ20ƍ21Cń22ŵ25s
~<art	76 16Ƙ20ǆ
~<as	47 -21ǩ-11ǔ-9Ş-8ş-7ŹƳ-6šţ6uCĵƻ7dĹŶƿǌ8ŏǣǦ9Ƭǒ10zŚƂ11oũƫǧ12fPŻ13ŁōǄ14pv15ŗƉ16Y17ańŷ19m23ơ24Ǔ25c27Ƽ29ķ34Ŋ35ŉ
~<as>	55 -14ǩ-8h-7Ź6Fūǌ7jKŀŒŢǂǇǍǤ8IPŇŰŴǁǃ9Cũǀ10dpvŶŻǓǣ13ńŚơƬ14coƂ15ƫ16f19ŏǄ21ŷ
~<asi	79 12ư15Ʊ30Y
~<ask	54 -11ǔ-10ǩ-7Ǎ-6šƕ6vT7ipPĽńŔŻ8wAGZĵŃƇƠ9uƿǘ10ǒ12mǦ13Ĺơ14ǧ16c17Ł19ŗǓ20aō42Ŋ43ŉ
~<asp	83 17ƻ30Ɖ
~<ass	76 -6Ƴ16m21z55ķ
~<at	40 -25ŗ-16Ƃ-15ŀ-14i-13şƃ-12Ɵ-11clŖŝǔ-10Rōǈ-9ķŌŵƄƞƯƷǇǞ-8koAĻņňŤǄǥ-7yZŒŞũŭųŻƁƳƵǆ-6Ţǃ6Ƥ7VľŠŶƇƣƿǠ8gƘƛƹǡ9sBŎœżǙ10uĶŇŹƭ11NŜƦǎǣǦ13ĺŁƓƖƨ14ļƾǘ15Dǖ17ĵƽ18LŚ19qŏ20ĽžƗǛ21CG22Ŀ24ź25Ʊ26h27Ű28ƥ36Ņ40QƝ41SU43W45J48n
~<at>	41 -26ŗ-16ŀƂ-14i-13şƃ-12l-11ŖŝƟǔ-10cRōƼǈǞ-9ķŌƄƞƯƷǇ-8koAĻňŤŵƢǄǥ-7yZņŒŞũŭųƁƳƵǆǨ-6ŢůŻƌǃ6ƐƖƧǟ7VľŠƇƣƤǠ8gƘƿ9żƛƹǙǡ10suœŹ11NĶŇŎƭ12ŜƦǎǣǦ13CĺƓƨ14ļŁ15ƽƾ16Dǖ17ĵ19L20qĽŏŚžƗ21ŰǛ22G23Ŀ25ź26Ʊ27h29ƥ37Ņ41Q42UƝ43S44W47J49n
~<ate	87 7Ƣ8ƌ20Ǜ
~<att	73 8ś9Ǩ12ŶƲ13ŰƖ15B16ƽ17Ƽ24ǘ
~<au	58 -10ŦǑ-7ŗ-6ŏǦ7Ƅǒ8ǃǘ9ƛ11m13ǥ15Ƃ17Ş19Ĺ20ž26ƃ27ş43Ĵ81Ǥ
~<aud	65 -11Ŧ-10Ǒ-6ŏ8ǒ20Ş91Ǥ
~<aut	66 -7ŗǦ7Ŭ8Ƅ10ǃ11ƛ15ǥ17Ƃ22Ĺ23ž29ƃ31ş50Ĵ
~<av	83 -13ƨ13R26ź30s
~<ave	87 -10ƨ14R27ź
~<aw	63 6w7zƮǨ9ĸǁ10ŢŨǉǟ11ƦƧƿǅ14Ƴ16Ŀŉ18kĻƟ19Ķ24ź33Y
~<awa	65 6ō7ưǨ8z9ǁ11ŢƦƧ12ƿ14Ƴ16ŉ17Ŀ19kĶĻƟ25ź35Y
~<awf	85 13ĸ14Ʈǉ15Ũ
~<b>	76 -10h-9ƨ10ř11d14Ɯ15D25ū30źǥ43ǃ
~<ba	43 -16ř-14Ƥ-13ĹţƸ-12Ǩ-10ŖŲ-9a-8rŭƞǈ-7pQŁōƘ-6jlĿŃŎǢ6ŀƌ7gƯ8ILłŢƚ9uƴǄǍ10TŮǣ11DĴſƙ12ĵŨƍǝ13ťƑ14xZŶƔƪǘ15wŬ16NƷƿ17Ǘ18em19Ɠ20v21Š22h23yżǛ24ň25ņ26Ɔ31Y32Ɲ36ƛ37ƕ40Ɗ
~<bab	67 -17Ƹ-13t-12Ƥ-7ap8d12ĺƻ15Ɲ16h24uƯ27wxŶ30v37y
~<bac	52 -12ţ-10ĹǨ-9Ŗ-8Ư-7w-6rĺƤ6ƊƖƾǩ7ŘƗǞ8ŴƫƲǜ9œǏ10ż11ŒŮųſƝ12ƙƮƴ13ILŀ14ƿǣ16ƍ17h18ťŨ19Yǝ20mǘ21ƪƷ24ňŠǗ27ƛ28Ɠ
~<bad	69 -7Ŵ9ŝǚ11Ƈ12ň16ĸ19Ţ26ż30N38ņ
~<bal	72 6ƌ8S9v10g12Z14Ť24T28Ɣ
~<ban	65 -20ř-9ų-7Ɣǈ-6Ʈ7ǐ8X9AZǕ11Ƅ12Ǉ14ƙ22Ĵĵ26Y30eŬ51ƕ
~<bar	70 -6ű6m7őƔ8ſ9ŏ10tļ11ƀ12Ő15Ǎ21h23D34Ƒ45Ǜ
~<bas	62 -10ƙ6Z9gƥ10ƕ11Ɲ14ŇƩ19ł22ƛ49Ɗ
~<bat	72 -6fǔ10ƚ18Ɗ21ƌ22Ǆ48Ɔ
~<be	35 -17ũ-15nŒŦ-14ǎ-13QRĹŭƒ-12ĿŖƷ-11wĺŪ-9vĸƞ-8NŚǄǕǥ-7ŔŕŗŜŴƓ-6dYƛƩƾǑ6ŤŵƢǁ7ŅţťƜ8oŃƊƗǍǘǝ9acpsĽŁōśƈ10jUWőǧ11ƽǌ12rIVƭ13ķźƮƶ14ųŻƆǅ15Kŷ16JOż17TXĻŘ18Ÿǩ19Ŋ20Gł21iŹ22Zņœš23mŋƿ24uSƼ26ƫƴ27t29l33LŝŞ34ǟ
~<be>	49 -11ŌŭƷ-8nIƬǨ-7ĸũƧƫ6Ńơ7ŏřŝźư8AEľƢǩ9ŷ10H11yĶśǝ12KķŀŨ13ł14ǧ15œǞ17c18T19rXōǌ20ŊƮ21OV22ZĻ23ƭ24Ş25m26s34Ź
~<bea	76 -13I-12Ƹ-6ŧ8hl9XǍ11ƚ13ű20k39Ņ
~<bec	64 -14ǩ-7ŦǞ6BUǀ7gIśƏ8ňŵƢǁ9bŀņƧƴ10ĵłŝƶ11juǨ12JƖ15Ť22ų
~<bed	71 7y11Ɯ17Ɲ21Ơ37Ɔ
~<bee	47 -14ǎ-10R-7nOŷƃƭ6Ƙ7jUŇŐſƴǅ8ƽǛ9ŮŲǩ11ƋƳ13fktǘ16ţ17Ż19ŸżƸ20ŝ21lņő30i31Ƽ32S33š34G38ǟ39ƿ
~<bef	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
~<beh	70 -8Ƹ7ǐ11xŻ13tƃ16u17ų18Ź23ŷ26ƶ
~<bei	70 7c8ǝ9lŊƼǩ10HƤ12Ʊ13F14Ž16U22ǟ27Ş35ŋ
~<bel	68 6ƭ7Ż8lpMŋŌ9ǅ10S12Ƭ13mŸǏ18ǩ22Ľ24Ɗ36Ɨ
~<ben	63 10Ƨ13Ƭ20ż35ƫ36W
~<bes	61 -9Ş-7C7JŁńşǩ8łųƈƜǔ9u10KŠƥ12ǈ13Ǎ14ķĻ17UZ21Ʀ23ŝ24L28ǟ30I
~<bet	62 -16Ź-14Q-8Řƶ-7Š-6Ŋƾ7Ǉ8rCPŢƵǂǨ9ƌƫǁ10a11š12ƨ13Ň14qŷ16K18opňź19Ş20L26t29ł
~<bi	48 -20q-15S-13Ƃƒ-11u-10ŃŔ-9OƉǨ-8ůƞƶǈ-7FŀŒƟƧǂǋǩ-6KMķŗũź6Ƅ7CŇŦǍ8yǑ9JYƙǔ10Žƃƕ11ƜưǦ12ǁ13jōƮ14Ĵ15ǏǠ16ŐƣǓ18k20œ21Z22ĸǇ24c25pv29Ƒ32ǅ38d39ƥ40Ɔ41Ŀ42h
~<bid	85 -7ŗ12Ņ14ń32Ǔ
~<big	56 -14Ƃ-13ƒ-11Ŕ-9Ɖ-7uFƞǈ-6ũǋ7gZśƪǁǓ8jľŘƇƛǞ10ŇŦǍ11yƙǑǔ12J13Ž14œǦ19Ǐ20Őƣ23k28Ǉ29ĸ30Ŀ35Ƒ47Ɔ
~<bik	80 52ƥ
~<bil	67 -9Ǩ-8ƶ8ǝ10Ŀ17ƃ18Yư21Ĵ22Z24ƮǠ
~<bin	80 -10Ń12Ɩ14Ƅ15Ō23ƕ
~<bir	63 10Ǘ12CŜ18c35v36p52d
~<bis	85 7ǧ11Ɓƺ16h
~<bit	73 -25q-7ź7W8m10ŞƜ11jǁ13ņ14Ŀœ15Ǌ26ō45h
~<bl	62 -14ǩ-7Ɖ7o8JƤǍ9jHń10Ż11Ƒ12Ŋ13iƽǂ14U20ű21u22Ƽ23ƾ24Ŕ26ƻ32ǁ
~<bla	78 7Ǡ10Jƺ12H13ń30Ŕ
~<ble	79 7ƶ10o12Ƥ19iU28u
~<blo	68 -11ǩ-6Ɖ9Ǎ10j13Ƒ14ǂ15ƽ25Ƽ26ƾ30ƻ37ǁ
~<blu	85 14Ż20Ŋ29ű
~<bo	47 -13ť-11h-10YǇ-9Ŝ-8ŚƝ-7CMĿŇœƭ-6qŏ6UŢŤƋ7gŶƼǩ8mxDƇ9rŋūƦƩ10jŔŹžƌ11ƀ12łƄǏ13dŠǙǟ14ǔ15lųƻ16ſƜ18vƒƞ19s20ƪ21ű23u27pǠ30ŀǥ36ǖ39Ł
~<boa	71 -9q9ƍ11ZǓ13tǜ14ş17ķƇ20r21Ł31Ɯ
~<bod	82 13ǃ24ž
~<bon	85 7Ɔ8T14ſƀ
~<boo	62 -9ǩ-7Ǉ-6Ɲ6W7L8g9ŀ10Ǒǝ11jǘ12Ļ13ǈ21ű22ǔ39Ǡ51ǖ
~<bop	85 48ǥ
~<bor	69 -12ť-9Y9ŵ11ĸ16v29ų31d34lƪ36p
~<bos	76 7g11sǙǩ13N16U26ǟ28Ł
~<bot	63 -8ǩ-7l-6MŚ6zūƶǂ7DŅ8Ƅƽ9Ĺ10łǥ11ƎƱƵ12pŢƯ13ŋƻƼ15Ł18Ũ26s36ŀ
~<bou	68 -8Ũ-7Ŝ-6C7ǚ8ƞ9ŗ10JłŖ15Ŷ17Ʃ18ſ19ƌ21Ǐ22Ʀ24Š31ƒ
~<box	73 -9L7Ǘ8m9D10fŭ11qǐ13Ƅƻ14ƋǙ26ƞ
~<boy	69 -9h-8d8Ə9jmū10bwy11nŐŔ13Ť14v16x19Ź44u
~<br	50 -13p-9ŭ-8ŖƷ-7zǦ-6jŇƔ6nƦǆǩ7rQźƅǄǋǨ8akSĺŜǡ9Ɲ10qtƽǌ11ƋƎ12yšƂǝ13ŘƁǅ14Ł15ŅŶǃǇ16BƮ17ǊǑ19Ĺ25h26l29T30Ž36Ƈ
~<bra	76 12Ĺ13ƅƛ14Ņǋ16Ƒ23ǅ32Ž
~<bre	68 -13p-10ƒ-8Ǧ7ƙƽ8Oơ9xX10I11Ʀǝ12lƮ13Ũ14k17Ƃ18šƋ26ǩ37h
~<bri	59 -10Ƒǩ-8Ǟ7MōƣƭǍ8ź9g11rSǄ12Ŝ13Ɲ14t15ƒǑ16q18Ĺ20Ǉ22Ǌ26Ʈ37T45Ƈ
~<bro	59 -8ŭ-7z-6Ʈ6eǌ7ĸŤƞƫƽǨ8ųƥ9nƜǆǉ10ŵ11aQŅ12Ŝ13Ž14ĺƎ15yŁ16Řǡ17Ɓ19ǃ20Ŷ23lB
~<bu	40 -19Ƃ-15ĿŪ-12yŒƴ-11Cŏ-10LĴťƶ-9VŗŝŦũƮƷ-8tuxRYĻ-7alnqsĹœŢƉƜƵ-6OŃňŉƿ6pŀǙ7ƢƾǛǠ8ľŅƓǀ9KPĽńŎŬ10bBĺşƪ11NƛơƤ12ŊŶ13ŭŵƑǆǐ14ǅǔ15Uű16Gǡ17ƝǊ18HŌǦ19ņƒƩǃ20ƐǕ23ư24ŞƗ25ǥ27ƣ28ǄǍ29ƅ30ǞǢ31Ǩ35Xǎ39ǋ40ǟ
~<buc	85 6Ƃ10ƀ28X
~<bud	71 -12ư7e9Ŝ11Ƴ12Aĺ14BĽ16Ƣ22ĸ24Ņ37X
~<bug	82 -10L12K66Ş
~<bui	56 -11F-7ťƉ6E7ƺ8bŤű9ƇƐƑ10Ƥƪ14Ʊ15Ɠ19Ǟ22Ǣ24ơ31ǋ33ƣƩ42Ǎ50ƅ
~<bul	85 7ļ13h19ľ
~<bum	83 -13Ĵ11Ǣ12Ŕ17ƃ18ű22ŵ
~<bun	73 6Ƣ10Ɔ11ǈ12Ƥ13ń15ǀ18ƞ30ş
~<bur	63 -14ƴ-9Ɨ-8G-7ǝ7őŜ8ƎƔǕ9ŀ10ŐƦ11ĺńƓǢ12ƛ15j16Ƒ27Ɛ36ņ52ư
~<bus	48 -25Ƃ-14Ū-10Ŀ-7CRŒ-6Tōŗ7Ǒ8Ųƛ11MƗǛǠ12A14ŭ15Pŵ16ǝǢ17Ŏ18Nǐ19Ǩ21Uǆǔǡ22ǋǞ24ƝǦ25ǅ26ǃǊ28Ǆ33ǥ45ǎ51ǟ
~<but	62 6šƏƬ7fwŻǂ8K9ŌōűžƧƸǩ10iBŀƒƯƻǣ12Ł13Ǚ15bƾ16T18p24Ŋ
~<buy	62 -14y-8ƶ-7ŁŵǢ-6ĸ8WX9ƪ11ł13ŠǄ15ƨ21Ŭ24Ō25ƒ27Ǖ28Ǩ29FŶ36H39Ɨ43G
~<buz	87 27ƣ
~<by	52 -26ǌ-24Œ-15Ŧ-12Ɲ-10ŕ-8ƖǨ-7UXşƦǝ-6gmIķņš6ǋǞ7dGSŵƜƥƶǕ8CKYŋ9ǜ10zřŭǥǧ11Qŧ12Ʊ13nǃ14Śơǟ16TƄ18PƮ19Aœ20ł21ſ22Ƥ23Ĺ24Ĵ29ů38o39M43Ń
~<by>	52 -26ǌ-24Œ-15Ŧ-12Ɲ-10ŕ-8ƖǨ-7UXşƦǝ-6gmIķņš6ǋǞ7dGSŵƜƥƶǕ8CKYŋ9ǜ10zřŭǥǧ11Qŧ12Ʊ13nǃ14Śơǟ16TƄ18PƮ19Aœ20ł21ſ22Ƥ23Ĺ24Ĵ29ů38o39M43Ń
~<c>	79 -12ǩ12ǃ17Ƽ66b
~<ca	33 -24Ǉ-18i-17Ŗ-16uƒ-15Ƥ-14ƔǄ-13ņƴǈǦ-12QUƝ-11gntŀōƕƨ-10ŇňſƗǋ-9ĿŨƜƢƱƶǅǟ-8klyHŒœŕƷ-7fxBFĶŃƛƠƮƻǆǊ-6ŻƋƭǁǎ6Ņřǒ7CXĽŔ8bľŌŷŸǗ9Ŋ10JĸŉŋžƎƼǓǙ11ńśšŹǔǩ12ŧź13ŚƽǠ14sƂ15ļŽƵ16hŜƯǛ17IMĴūƁƧ18ũ19eĻƪ21K22N24ŗǃ26Łǌǐ27Ų28űŴ29oLŶƀ30awŵ31Űų35ƃƄ37ş38ŭ39Ŭ40ǖ46Ĺ62Ū
~<cak	87 10Ľ11M13c
~<cal	51 -13ǩ-9uŐ-8lŢǄ-7Ŗǈ-6ņ7ľłűǌ9Ŕ10Ǒ11Ļ13ĺŋ14ĵƁ16ŧ19Ǔ21Ǚ22C24I26ţ27K30Ŝ33ań37Ł41L42w44o52ǃ56Ĺ
~<cam	62 -7Ŝ6ƫ7ƙƯǤ8jĸŸƽ9Ŏ10d11GŦƾǞ13ķŠ14ũ15ş17Ū21ļ27Ņ31Ǝ
~<can	47 -13ţ-11ƴ-8ŧŭ-7GƟ-6PŜ6ŋƖƸ7Aź8eŵƍǨ9oŗŸ10ĴƵ11KŁ12NĻǖ13řǌ15ū17ƃ18ƽ19MXŉ20IĹŌ21JŊ22Ƽ24Lš25ś27Ś30s31Ƨ32ǩ
~<car	41 -18Ǉ-16ĵ-15iƒ-14ƕǩ-13ƔǦ-12Ĺ-11ƝƤ-10UŖǢ-9ĿŒŨǨ-8uxŀńŔƵǑǝ-7ntIQſƢƣƨƪǈ-6gsœǛ6Őőƙ7Ůƥ8Ľř9ļūǏ10ZľƁǥ11zVũǒ12ŧƯǡ13ŷźǗ15Ĵ17Žžǌ19Ź20Ƃǔ21e28ŗ33Ųǖ34ƀƃ37űǐ41şŴ43ųŶ44Ű48ŬƄ52ŵ56ŭ71Ū
~<cas	62 -9Ǉ-7ƅ-6ŵ6IǢ8ƀ10FŲǨ11YƩ13Ǖ15Ļ18ŏǠ32Ƶ37ǖ55ƪ
~<cat	67 6Ŭ7Ɠ9bŐ10s11w13aS14ĸƲ21L27N46h49Ǜ
~<cau	85 -9B13a18ũ28Ŕ
~<ce	58 -8Ǘ-7bJŏ6Ǎ10Ŀǃ11ư13źǌ14Q16Ɗ17X18ƛ30I48ǒ64ǧ
~<cei	85 16Ŀ26X27ƛ
~<cel	79 -9Ǘ23Ɗ41I
~<cen	85 9Ǝ10Ǎ22Q
~<cer	61 -8J-7b11ǃ14źǌ51ǒ68ǧ
~<ch	46 -14ŝ-12ǩ-11ǈ-8nŨųǐ-7TĻƒ-6ņƃƝƵ6oŊŧƧǂǜ7tZľŎűƋƷ8vDƢƯƱ9ikw10ĴŪŻƠƨǠ11eŅǒ12Ţƿ13qŶǇǑ14ĺũƸ15Ɵƫƹ16Œ17dłŇƶ20NŞƾ21ŦǕ22Ɛ23Ŕ26u28V32Š
~<cha	53 -13ŝ-11Ɯ-7Ũǈǩ6ĽŻƻ8HƛƸ9duCŊŧƑƧƿǞ10ƓƷ11Ŏ12Ǖ15Ơ17ŢǇ19q20ĺũ23ŇŒ25ŞǑ26N27Ŕ36V
~<che	58 -8ųǑ-7w6ĸǖ7WŢƢǕ8JńŐœƬǉ9ŜŶƸǚǛ10Šƫ11Zľŧǜ12ű15eĴŪǠ16ƨǒ17iŅ21ƹ23Ɵ28ƾ31Ŧ
~<chi	66 7Ʊ8hlŻ9Ǖ10ŹƢ11Ŷƫ12y17v19Ư23w32u35Ɛ
~<cho	73 6Ƣ10ƜƼ14ǂ35ł43Š
~<chr	80 9Ƌ17D20d24k
~<chu	77 -8ǐ6ļ12ư14B15oŭ16t29ƶ
~<ci	70 11ǧ12ŪǓ13ǂ21Ż40C41ƹ
~<cig	80 15ǂ47ƹ
~<cit	75 12ǧ13Ǔ24Ż44C
~<cl	44 -11ŋ-10Ǆ-8nķĿŵƟƯǩ-7ōŕƮ-6G6dj7ļŬƝǛ8Şźƕǜ9Ƽ10ŦƐƗ11Ɣ12ŮŻ13RŉŘŚůƜǀ14ũǙǤ15Ƒ16Ə17ťǈ18ƙƤ28Ǘǚ29ŧ30ǎǓ32ǔ34ň38Ťǝ43ţ56Ɩ
~<cla	56 -6ǈ7YƄ9Ņǚ12Ǜǜ13Şź16Ǔ18Ŧ19Ǥ22ũ27ť34Ť39ŧ46ţ
~<cle	67 -14ŋ-6G10Ʒ11ĻǏ13ű15Ŭ17ţ19Ɛ22ŻƼ24ŉǈ25Ɣ48ň
~<cli	60 -11Ǆ-7Ư7œƖƩ10UŊƾ11ǈ12ţ13ļ16Ɲ21ǀ26ƜǓ30Ǘ31ǚ49ǔ
~<clo	53 -9Ɖ-8ķţű-7ŵƛƟ6gŒ7Ǩ8z9CƳ10jq11Ǘ14Ř15ŤƗ16Ů18R20ŚůǙ21ƏƑ23Ƥ24ƙ37ǎ49ǝ70Ɩ
~<co	30 -21Ū-17ǩ-15œŶ-14rw-13fvĹŨǂ-12Ŵǈ-11BLPŇňƂƔƵǋ-10cNťƞ-9gtRŁƶƻƽ-8oGZŰƙƥƦ-7TŮƆƈƖƩ-6hFōƎƲ6Qƚ7dlĶŅŝơƬƸǙ8ĿŌŧƁƇƫǍǧ9ŵƐƮ10ƴǃǓǘ11ŚƄ12kmŋƕ13ŢƤǅǌǐǟ14ƛƨƼǡ15ƅƧ16ńŖǁ17ŀƯǆǞ18Ƙ19ŏšŭƓƱǕǤ20Eǥ21JŒŠǦ22Włŗ23XYś24ŦƜ25jŐǒ26ǢǨ28C29ƭǣ30ĸľ31Ǆ37ǝ38Ş39M40ǚ43ƀ
~<co>	82 19Ʊ
~<coa	80 6Ƨ11Š12ƚƪ16Cƾ
~<cod	71 -9ř-7ǣ-6ǈ13ǘ20I27Ǥ41E
~<cof	83 10i11Y12M14Ǜ20ō
~<coi	83 17Ƙ52ǧ
~<col	58 -7ǧ-6Řǖ6x8ŀƫ9ĵƐǠǩ12ǡ13Ǖ14źż18ǒ20y26C27Ƙ30Ʊ31m38jƀ
~<com	40 -21Ū-18nǩ-16Ƃ-15œ-13ž-11fĹŏƔ-10ŗƯ-9asŨŶƆƦ-8oŖŲƗƙǇǓ-7FLũƌƤƷǋǧ-6ňſƨƮƱ6ŎŤ7ƸǍ8ŉőǖ9qŒǗǜǨ10lůƣ11kƧǊǒ13ƴǔǕ14Hĺ15jĸŝǙǤ16Q17ĶŅŧŭ18ơǅǘ19ǡ20ƛ21WŐǥ22ƕ23ľǃ24ŢǐǞ25ǁ26Š27ƀ29ł30ńǄǦ32Ş33J41Ɯ45M49ǣ
~<con	53 -14ǂ-13ǩ-8Ű-7Ŗ6ŔŦ7sĸĻǄ8ľšƉƝƸ9ŎţƢ10ŽǑǟ11ǧ12ňƒǌ13k14ŭ16ƇƗ17ǚ18Ŀ19ű20Kŋƫ22ƅ26Ǣ28ŀ36ƼǓ
~<coo	82 14k18Ǎ24Ǜ29j
~<cop	73 6ŻƄ8ơ32Ƌ41ś
~<cor	64 -11w-8Ǜ-7ŷ6ƴ7nzūŬŲƀƪǜ8CžƟǀǅ10DFŹ12bdŒ14aŏ19ų20E33ǆ
~<cos	60 -13Š-8ơ-7ōƵǘ7ŔŞǩ8ļ9u11Ɨƭ12ľǣ13Ǖ16ĸƓ18Ơ20ư21Ư22Ƒ25ǝ26Œ30Ǐ32ǚ38Ŧ
~<cou	45 -10Ǒ-9ƖǠ-8jVŴƃƦ-7ŃŤǣ-6Œŝ6lsOŌƅƌǞ7ĻĿŘǩ8gƏƘ9ǔ10Ś11Ǆ12Ʒ13Wũ14Ƅƭ15MǇ16DŊ17ŷ19C21ķľŞ22Ʈ23nǨ24Ư25ĸśƤ27ŵǚ30X34ǝ45Y
~<cov	49 -16Ǐ-12ňǩ-9y-8qĴ-6ƗǑ7iǟ9ŕƚƦ10ǝ12WŌ13ĸſ14ľŃŚƬǌ15ƃǚ16žƁǥ17š18Őǒ24Ʊ27Ɠ29ƀ30Ƨ31ƭ38ŏƨ42ŗ43Ǣ44Ŗ
~<cow	85 12j13g28Ƴ
~<cp	80 13A22B49Ǡ
~<cpa	80 13A22B49Ǡ
~<cr	54 -13ů-12n-9o-8qJŒƆ-6Ƥǝ6Ŗǩ7ļƖǘ8ƒ9pŀœŬűƇǖǞǣ10Ǘ11kYŪơǟ12eũǎ13Ɗ14Ǒ15x16Zư17ǉ18ǈ19t20ƃ21ƕ23Ŷ24Ǉ27h31ż36ƙ43ĵ
~<cra	68 -11o-8q8tƈƓ9xU10gH11Ň12ƒ13pŀƇ14ǩ18űƊ29ƃ40ż
~<cre	58 -13ů-8Ɔ-7Œ-6ǝ6ŝǢ7Ǚ9ļ10ĸœǖǞ11Ŭǣ12Ǘ13Yƕơǎ14ek17Ǒ18Zư19ǉ21ǈ27Ǉ40ƙ48ĵ
~<cri	83 -14n-9ƈ12Ɩ14Ŷ20ǟ45h
~<cro	83 -11J12Ŗ13ǘ14x15ƕ21ũ
~<cu	52 -12ţ-9Sǧ-8nŲ-7lƠ6Mŋǥ7ŰƲǃǣ8ŗƵǡ9Ŝ10ŢƧ12Şǈǚ13Ɲǁǒ15Iŝ16ŕ19š20Ő22Yŏ24ŒǓǖ26Ǘ28ǔ33ő
~<cup	87 11i13M23ǁ
~<cur	61 -9ǧ-7Ơ7ń8Ś9ŖŰǃ10őǥ11ŗŜƵ15Ş16ǒ20ŕŝ21G26Ő28ŏ29Œ
~<cus	60 -17G-8Ų-7l6ŵ7ĿŢů9Ʋ14ǡ15ǚ16Ɲ26Y28ő29ǖ30Ǔ31Ǘ35ǔ
~<cut	76 -13ţ-8n-6Ʀ9ǀ10ŋƿ13ǣ16Ƨ21ǈ23I30š
~<cy	85 -9ş13ǥ20g42ǘ
~<cyb	87 -9ş13ǥ43ǘ
~<d>	82 -11h10ū12dś47ǃ
~<da	45 -13H-12ĺ-11oĹǔ-10ĻƼǩ-9ķ-8młŌşŲǐ-7őŝƝ-6ĿňœŗŶźƨ7Ɗǡ8yĴŮǕ9qǒ10űƒƧƱ11jžǖ12kuYǛ13iŦūƚƹ14xƀǝ15Ŵǀ16B17gƺ18ƽ19Ń21zůƳƻ22vǎ23wŹ25Ǘ27Š29ť30Ť31Ǟ32d38Ɩ40R46ŕ48L
~<dad	67 -11Ƽ-9Ť-8Ő7g8qĽƱ9ǈ10ǅ12wǞ14A20B24Š32ƽ36z39Ƴ
~<dam	66 9ƛ10Ũ14Ɗ20ž22ƚ24ƀ26Ŧ29ű35Ť
~<dan	82 10ś32ǀ
~<das	82 -7Ųǐ-6ř17Ǜ22Ů28ū
~<dat	63 -11ǔ14v16ǒ17p22d27Ń33ťƖ39Ǘ49ŕ
~<dau	68 -8mo8B11ƷǞ17y19Ʊ23v26uxŹ27w
~<day	51 -10H-9ĺĻű-8ķ-7AłŌş-6Ɲ6ŻƸ7nǇ8ŜŹ9tťǡ10Ĵƺ11PǕ13qŕŠƒƧǖ15j16kYŤƹ17i18g19ǝǞ23ŴƖ25ů27ƻǎ29d47R58L
~<de	44 -15n-12Ʀ-11R-10ŐŔ-9Ť-8Hş-7ķĸƢƤǆ-6TXŶ6ezYňƣ7Ƙ8Qƀǡ9ĺŦư10AņǃǕ12Fľ13Ŝƚ14ĿƏ16mŎŚ17Žǐ18Ƒ19Pśǚ22ƎƱ23ű24Ư26Ǜ27Ƴ29łŲ30ŃŘ31Z33Ł43ƴ
~<dea	64 -9Ő-7ǩ-6n7ŵƫƽǨ8Uƣǜ9ŀŠǁ10ũƧ11ľŢƄǝ12Ƭ14Ŏ16Ŝ17Ǝ18ņ26Ń43Ƴ
~<deb	76 -11Ʀ-9ĵ13e15ƨ62Z
~<dec	60 -12Ŕ-7Ƹ8Ư9ƌ10ĺƃ12Ƙ14ưǡ21AŃ23ś29Ś36ł39ƴ54Ł
~<ded	59 6ƀ7łƁǩ8ľ10Ŏ12ň15Y17Ŧ19ƚ43Ř
~<dee	78 -8Ƣ8g9ƀ10ǀ12Ǜ14N26F
~<deg	78 10j17Ʊ41m
~<del	64 -12R-7ǆ8Ŝ10Ɲ15Ǖ17ǃ29ǐ31Ǜ47Ų
~<den	74 -9Ť9ĺ11W15P18Q19ǩ28ƴ46ű
~<dep	66 -8n11Ƽ12I13ǋ16z25Ʊ26ĿƏ30Ư
~<des	73 -9H8ś9Ƹǈ10f11V23P41ǚ
~<det	77 -7ƹ10Ɣ22Ǝ29Ƒ
~<dev	83 39Ž
~<di	34 -28Ň-19Œǎ-18ŝ-15ŀ-14JŊ-13ǖ-12zŭ-11Ōŷ-10AķŗŶǃǄ-9yRĻǇǑ-8isMŏƜƧƭǦ-7oHXĸĿųžƃƟƢƵǁǈǍǟ-6ŁŕŪŲƓǣ6p7ƍƙǜ8cōŜşūƂƞ9FŉŎřƲƺǀ10ſǊ11ńŖǘ12Wŵǂ13wƪ14ISƈƦ15ƴǤ16fEĺ17Ÿƹ19ŔƌƬ20Ť21ņ23ťź24őŠ25œ26kGš27ĽŨ29ǩ30ļ31Ņǅ33ƒ34ũ37B39Ŧŧ40mƼ41ňƽ44Ƴ47Ş
~<dia	72 -8Ƴ11v25I34ƽ54Ƽ
~<did	36 -19Ňǎ-15Œ-14ŝ-13JŊ-12ǖ-11Vŭ-10zŌŷ-9AILķŀǃǨ-8dŗƧƭƯǄǑ-7ľŏŘŶǁǍǟǦ-6oKPųƜƟƵ6ż7jtDŬ8fĹĺ9lŎŜƂ10pƞ11cFŉōƲƺǊ13ńǘ15wƹǂ16SŖƈ17źƴǤ18Ƽ19ŞŵŸ21Ŕ22ƌ23ņƬ24Ťƽ25ť26ňőǩ27œŠũ28ǅ29kƳ30GĽšŨ33mļ34Ņ36ƒ40B42Ŧ43ŧ
~<die	69 -8ŵ10V13Ư19Ʒ21ƽ22Ǩ33Ʀ70Ƴ
~<dif	66 -11ƚ7CIKƏƬ8ǥ9ş10ǅ11łǕ12V14ǩ17ĺňŘ18Ş28ũ
~<dig	75 8d9ū19e20I26E31ř
~<din	83 9Ɲ16L19N
~<dip	83 7ƪ8ƹ11ĵ15m
~<dis	66 -18Ň-7ŀ-6ŝ8ƽ10ǜ11Əǔ12IZƯ14Ž15ňź18W19ş25Q41Ş
~<div	73 10ĵƍ25f26ƪ28ǀ
~<do	23 -28ĺ-20ƒ-19Ƹ-18Gŷ-17ƮƳ-16ő-14ōţ-13Š-11ŢƈƱ-10lżƪ-9ńŤƛ-8jvŦŶ-7SŔšŴƫ-6ĵļ6Lŵǜ7wŕƀƍƔƥƩǁǔ8ĴķŭƎư9xŧƄǥ10FHMŚŪƷǂǦ11KŁūűƑƤƻƿǀ12ŌŒŘƃƣǒ13qƙǗ14oOTľũƖ15zJWƕǎǟ16dŜŞžǉǏǘ17yŎƗǃ18RZŮǊ19XƐƚ20şųƜƟǝ21PŰƼǋ22ŖŝǓ23ňŏǕǧ24Ľǈǚ25ŃƊƾ26gƁǛǠ27ǩ28Ǚ29Ǆ30Ňſ31Ǒ34Ɲƞ35ǖ36ǐ39h
~<do>	27 -32ƨ-26ĺ-23Ŵ-19G-17rů-16Ǎ-15SŦƒƸ-14ŢơƳǅ-13ŷƌƮ-12ijőœ-11ōŤƽǌ-10cţźƱƴǂ-9lŠ-8tLƧ-7pUĵżƈƠƪ-6xŗƏ6VXņ7ĶūƙƦƬ8oAŒŵƗƘǊǦ9QŐŖŧƑưǘǧ10ŋƃƥƻǔǜ11MŽƎƿǡ12wŚƀƕǒ13ĴŊŪųƭ14ķŞƖ15zWľŜƊƔƾǠ16ŎƷǀ17FHŰŲƤƼǎǩ18K19ŝŮǓ20O21yƐǃǋǐǕǗ22ĽňƁƜƟǉ23qǚ24RZƚ25ŏ26Ńŭžǈ27ŇǛ28PTǏ29ſ30ş35Ǚ36ƝǄ37ƞ38g39Ǒ41ǖ
~<dob	85 24p51d
~<doc	68 8Ƹ9Ʋ10Ś12ƻǣ13ǂ17ƃ32Ƽ62ƾ
~<doe	41 -23ŭ-18Ƃ-16ƹ-14T-12ǣ-11Pƻ-10žƸ-9ŷǉ-8ŐŪƔ-7şŲŸƈƗƦƭǗ-6tńŤƓƛƷǋ6ňƣǘ7ƍƢƽǆǡǥ8oĹƙǕǦ9ŗƞơ10x11LŁƊ12dǌ13WŜƁƝ14ŒűŹǄ16ŰųƇƧ17ŖůƄƕƠ18Ư19Ľ20sŕǓǚ22hǐ24r25Ŵźǂ26ŇƩ27Ǡ28ƨ29ǈ30ǧ38qǩ
~<dog	70 9Fū10P103h
~<doi	61 -14Ų-11m-8a-7g7j8ǁǄ9Ƶ10ĶŀŌ11ŝƨ14cǠ17ũ18ǐ20i22S24k34t35x40ǟ
~<dol	65 -7ķŤ6Ɠ7mž8ľƂǖ9ǘ12ŢƘǅ13œ14X15Ņ18Ř23Ŧ25ĸ
~<don	65 -10Ɲ-9Ǐ-7ƒ8ǁ9tŦƋǘ11Ō12ǋ13Ļǟ17ǝ18ŝƶ21yũ33ƾ34Ń36ƌ37Ɨ
~<doo	66 6Ə9ƘǨ10ū11ŤŲ13ƙǊǛ16ǅ21Ǝ22Ǎ23ǝ28Ɲ36ƣ
~<dos	85 56ƻ
~<dot	80 -11b-7o14Ō16ǋ24Ł43J
~<dou	87 18Ř26œ
~<dow	51 -9C-8PŜ6mřŧ7eqĿňƀǉǍǢ8cU9MĹŎŤƆ10ŖǕ11pŪſǛ12j13oŸƁƑ15LǞ16ŞƶǊ17aV18łŵ27ƴ30ǝ32Ɗ
~<dr	44 -20n-15u-14R-12ǧ-11ń-10q-9UŅ-8ǂ-7svłőŒƨǄǇ-6rPŁŦ7ŧ8Q9ĴŚśşŨŵƻ10aNV11ŞƲǟ12ǚ13ǩ15Ű16ƀƂ17šŻƞ18Ų20Ŷżƛ21ſƵ22Ǜ25ů26ŭ27Ÿ30ǐ35Ū37ŮŽ38ųŴź51Ź68ŷ72ƿ
~<dra	73 8eƲ9iŀ10r11Ŭ12ǁ17ƛ20ĴŚ24ǚ
~<dri	46 -19n-15u-14R-12r-10qń-9ǧ-7iǂǇ-6vŦƨǄ6ǋ9QƂ10ş11MNŨŵ12aƛ13Ş17Ű18Ż20Ų22Ŷż23ſ27ů29Ÿ30ŭ31Ǜ32ǐ38Ū40ŮŽ41ųŴź46ƿ56Ź72ŷ
~<dro	68 -9U-8M8Ǩ10ťƧƽ12j13Ƃ19ś20V21ǟ26ƀ29š36Ƶ
~<dru	77 -11Ǜ-9Ņ17ŧ19ƻ52ƿ
~<dry	85 -6ǧ9ǒ11Ɗ28ǩ
~<du	68 -13Œ-11ƛ-9Ƽ-6ƴ8ķƈ11ŝ12ƣƿǧ13yŦ14RĵƘ15Pŭǈ18ŉ19Ơ37ŕ48Ż
~<due	77 10ƈ14ŝǧ15y43ŕ
~<dui	85 -13ƛ-11Ƽ-7ƴ15ƿ61Ż
~<dum	87 21ĵ23ŉ
~<dup	87 -13Œ16ƣ28Ơ
~<dur	87 18R19ŭ21P
~<dw	82 39Ɠ
~<dwe	82 39Ɠ
~<dy	87 13ǃ16Ŀ21Ƴ
~<e>	75 -14ŗ-7Ɓ10ǆ11ŪƋ12K13ǣ29J51b52ǚ
~<ea	58 -27ŏ-11Ɖ-9Ǆ-8Ĵ-7O6kv7ƔƢƱǒ8ǆǉǣ9K10Z11MRŦ12Ơ13Ŀō14xųƶ15mŘ16ǩ17ů18Ŏ20ǈ23Ʈ29W36q47T
~<eac	64 -29ŏ-8ĴǄ-7O7wŘ8qvŀƔƢ9ǆǉ10TƱ11Zǋ15Ơƶ16ų19ů22ǈ33W
~<ear	69 -13Ɖ-9ǋ-6ŒǨ8L14R16ō18mx22Ŏ23ǩ29Ʈ34q45T
~<eas	83 9ś12k16K20M
~<eat	82 -10ŀ10X11ǒ12ǣ13Ř17Ŧ20Ŀ
~<ed	79 22Ʊ25ƹ33m
~<edu	80 23Ʊ33m
~<ei	79 9ƽ10r11ż14Ǎ17Ŭ21ŕ
~<eit	80 9ƽ10r12ż14Ǎ18Ŭ
~<el	52 -12Œ-11ǩ-9G-7ŸƜ-6Ư6ŀƌ7NPŉŎƣ8ŶƕƥƼǋ9fƘǈǥ10a11qK13Ʈ14Fǝ15H16ƢǑ19Ƌ22nųŷ23ZŁ32ş35ń37ō
~<ele	72 9KĴ11PƗ12ƣ16Ǒ17q28Ƌ
~<els	54 -12Œ-11ǩ-9G-7ŸƜ-6Ư7ŀŉŎƌ8ƕ9ŶƘƥƼǋǥ11ǈ13Ʈ15Fǝ16H18Ƣ23ŷ24nŁų25Z33ş37ń38ō
~<em	49 -13Š-10D-8c-7ķ6ZƱǑǤ7ĴƄƧƯ8ńśűǋ9Ľœŧǈǣ10EŞ11ŝ13V14q15W17SYǚǜ20Ţ24Ǉ25KǕ28Q34ǘ35Ɵ36v38J
~<em>	66 -11Š-8c6Žƅ7Ɵ8VžơƤƴ9uǛ10Z11ĴƯƱ12űǋ13œ14ŧ15Ǖ16E17ŝŞ23ǚ27v33Ţ
~<ema	60 -11D10śƄ17Ľ19Ǖ32K46ǘ48J
~<eme	82 10ƃ33Y
~<emp	58 7yǐ8Ǥ10VƧǑ12ǣ13ǈ17q19W24Sǜ30Ǉ35Q36Ɵ
~<en	58 -14ǩ-8ő-7ŧƇ6mŹ7ƖƯ8eƓƘ9ŀżƕƗǟ10ŃŠűŷƣƷǋ11ƞǃ12grŁť14btž15ư17I18ǆ19fƬ20jW21UƧ24Ŧ34ŕ
~<end	65 -10ǆ-8ő-6ŧ6źƭ7ūư8mƩ9ejƖ11żƕ12ŃƷ13ǃ15Ł17b20I22Š24Ƨ28Ŧ39ŕ
~<eng	82 14Ƙ18ű30f
~<enj	79 14ǟ19g21t31U
~<eno	71 -6Ǣ7ſ9ŎŹ10ƓƯ11Ķ12Ɨư13ŀŷ15r18jťž26Ƭ
~<enr	87 -8Š35W
~<ent	85 -12Ʃ-8Ƈ16ƣ17ǋ41ǆ
~<eq	66 -9Ƙ-7Ʒ11Ɲ13ĵǞ15Ǣ20ƫ30ķ42Ǐ
~<equ	66 -9Ƙ-7Ʒ11Ɲ13ĵǞ15Ǣ20ƫ30ķ42Ǐ
~<er	85 9ǚ27ŭ
~<err	85 9ǚ27ŭ
~<es	76 -8Ǌ-6C8Ů9ǉ12Ɠ16ƶ28ķ38ƕ
~<esc	82 41ƕ
~<est	83 -8Ǌ-7C9Ů10ǉ13Ɠ17ƶ30ķ
~<ev	42 -10yũ-8ŐŦŬ-7ńŌťƥ-6ISƝƢ6ƍǚ7KŒżǈ8ĴķĿŴǣ9ŜŨŪƯ10ņǙ11ůŲſǢǩ12CƂƹƻ13nŤŰƪƲƳ14Ɨ15g16šǒ17ŗŻǘ19ų20ƿ21RƜƬƼ22Ŗŷƴǜǝ24ƙ25Z28ƛ45ţ
~<eve	42 -10yũ-8ŦŬ-7ńŌŐťƥ-6ISƝƢ6ƍǚ7KŒżǈ8ĴķĿǣ9ŜŨŪŴƯ10ņǙ11ůŲſǢǩ12CƂƹƻ13nŤŰƲƳ14Ɨ15gƪ16š17ŗŻǒǘ19ų20ƿ21RƜƬƼ22Ŗŷƴǜǝ24ƙ25Z28ƛ45ţ
~<ex	51 -14V-13ǩ-9ž-8Ǎ-7Ɣǈ-6PŽƬ6dJǃ7XŀŲƸ8eMŇŒšƲǄ9YƖ10ūŴǇ11ĸņŤƇ12ơư14ƎƘ17ňŊǤ18ƞ20Ɓ23ǣ24Ŗ26ƫǞ31Ƶ44ǁ49Ǧ53Ŕ
~<exa	65 -23ŕ-8Ǎ-6Ũ9ǃ10dJŅ12š13ŀǄ16ū17ơ19Ť20Œ59ǁ
~<exc	68 -14V-10ž-8ǩ6ĵǞ8i10Ƹ13Ɩǣ15Ŗ27ƞ29Ƶ30Ŕ56Ǧ
~<exi	85 8ű18M23Ƶ
~<exp	59 -6Ɣ6ŧŬ7ſǏ9X10e11Ũ12YŇ13Ŵ14ņ15ĸ16ưǣ18ŖƘ21ň22Ŋ26ŕ34Ǟ36Ŕ
~<ext	71 -6ǈ9Ƃƴ12ŲƤǦ16Ǉ17Ƈ22Ǝ26Ǥ30Ɓ
~<ey	83 12Ŗ13r14ƃ16Ŷ19A
~<eye	83 12Ŗ13r14ƃ16Ŷ19A
~<fa	46 -14Ĺ-13ƝƷ-11ĸƢ-10JLŤ-9RŴ-8xƱƼ-7GŔŠƒǂ-6XŁŞƵ6Ńǣ7dƏǅ8ZőŶƗƸƾ9ĵłŘƃǐ10FŖŪź11rŉŕŨǩ12Ƥ13yĽŇśƙƜƮƳ14Ƭ15EŐƭƶ16ļť17Ǒ18Ŀ19u20m21ńƕ22i23nż26ň27ŧ29ǘ36ů40ƞ43ƽ
~<fac	76 -13J-7Ł7Ƭ8ǔ13Ʀ14M16ǘ18ļ21ǩ25ł
~<fai	73 9Ŏ10ľŒǁ13ļŀ15i16Ňŉ18ĵ25ŧ
~<fak	83 14Ŀ41ǘ
~<fal	67 -12Ĺ8ĽŇ9yť12Ǟǣ14d15ƾ16Ɨ18ŕ19YŘ28ƞ
~<fam	57 -7ĸŤ-6zǞ6ƃ7Ŀņƭ8aư9Ƹ10hǅ11u12Ľ13Ƴ15FŖ16ŪƬ17y19Ũ20ƜƤ21Ʈƶ33nƽ
~<fan	87 10ǃ17Ŀ
~<far	60 -13Ɲ-10R-9Ŵ-8x-7L-6ǂ7ĽŜ8ƶǄ9ňŸƐƚ11Ņ12ZƏƕ13ő14ǐ15uƭ16ťƞ17ź19i20ƙ22m24Ő27Ǒ30ń53ů
~<fas	80 -9ǩ12řŻ19Ń24ŧ36ň
~<fat	78 -14Ť9B15Ƴ21z23E32ƽ
~<fau	76 -14Ƣ9ƃ15Ť45ż
~<fav	80 -18Ʒ19ƞ21Ŷ22ǩ26r
~<fax	85 -14M-6K23ƕ27ś
~<fe	52 -11ŉ-9ŝǩ-8Rź6BPűŲƏƙǅ7MUńžſƊƍƜƝǋ8tŜ9Ƙ11ƺ12Ŀŀǁ13x14ŎŢżƞǑ15ŽƸ16ǣ18ŇŊ21rņ22ţŧ26Ɔ31Ƭ35ŨƑ
~<fea	87 32Ŀ
~<fee	57 -8RŅź-7Şǩ-6ŝ6xǜ7ŋŒŲƏ8M9Užǋ10tPņƊ13ƺ14ǁ15ŀ16Ŏƞ17Ţ18ŽƸ22Ň23ŧ24r29Ɔ35Ƭ40Ũ
~<fel	71 -7d8ƫǡ10gxŅ11ſǃ12Bń13ŜƜ14Ƙ15ǣ18ņ22Ǒ
~<fen	73 11űƍ23ż51Ƒ
~<few	71 -14ŉ8mǣ10ǅ14Ɲ28Ŋ32ţ
~<fi	43 -10ŨŸ-9ňťƝƧƩǨ-8nv-7FQŀŒŶƿ-6CNSƵ6ŉƪ7EHǁǒ8ŕƷǆǘ9ń10krtAǙ11ĸŠǏ12ŃŖƖƘ13amĵ14fĺœƊƌǢ15ĽŇƤ16oŬ18Ǝ19ǩ21ũ22ļŤ23gǗǠ25Ř28ư32Ś36ţƄƐ43ǜ50Ə
~<fia	85 -6Ľ14f15o20q
~<fie	85 8ǈ14ĸ15Ś
~<fif	82 -12a8Ǥ12Ń17Ĵ20ń
~<fig	68 6y7łœŘƭƱǉǊ8HŅƈƗƘ9ĸŦ10ŤǠ12X15ů16ư18rŖ19Ƭ
~<fil	62 -6ť7ƻ8J11ļŤ12ǜ13Ĺ15ǒ19ǆ21a27Ľ39Ǘ43Ƅ45ţ
~<fin	56 -9q-7GłƱ6Ʈ7kķŎŠƷǄǟǩ8ftŋűƯ9ABMŊ10ĸŖƄƼ11ŧũ13ǁ14Eƪ17ƊǘǙǠ21mŚ23ļ25Ŭ27ư
~<fir	53 -11ĸ-8ů-7Ɲ-6Ũ6GŽǠ7uxƅ8AƠƫ9kYǢ10ŕ11ŉŠǩ12aƨ13sŚŤƘ14oĺŃ15Ň16œ17ńƤ18Ɩ23Ř25Ǝ46ǜ47Ɛ63Ə
~<fis	82 9Ɵ48g
~<fit	87 12Ō14Ň16t
~<fix	73 -6Ƭ7y9ŵ10HƤ11ǀ13ǌ14Ǣ15ţǩ18Ǐ22Ş23ƌ30ũ
~<fl	59 -14ƈ-11ŐŻ-8C7fxŨŲƃƤ9ƴ10ļ11ǐ12ƁƊƩ15Hƛ16ǈǩ17Ɖ19ƨ42ƣ46ǀ69ƙ
~<fla	76 -18ƈ6ƚ9j13ƴ16Ɓ17Ʃ23Ɖǩ24ƨ
~<flo	64 -11Ż-10Ő-8C8ŨŸƃƤ9x14Ɗ17Hƛ19ǈ46ƣ76ƙ
~<fly	78 11f15ļ62ǀ
~<fo	32 -20Ŝ-19C-17Ǎ-16iœ-15Ň-12ť-11ŢŷƢƼ-10Dų-9ŀŁłşǃǋ-8uŕŰŶƃƘƷƸǉǕ-7hRůŸƋƑƕƮƳ-6UƛǏ6IKĸŎƇ7jŞǅǞ8zWŉžƗ9ŘśƜǜǡǧ10ryĽŃţƀƎǠǤ11pƥƯ12cTŔŽǢ13HƝƻǈ14ŌŒƤ15bǌ16ƆƬǑ17LĻǁǛǥ18űƟƶǐ19lŤư20XŨƄ21ŗŠŲ22Ŗŝ23Ǔ24Ɠ25Ơǂ26O27QĶ31ľ35Ĺ36k37ŭ44ƒ45Ʊ
~<fol	60 -6Ƣ7ajUŘŽǜ8žƣ9WƮ10ļ11ǈǨ12ƦǇǖǡ13Ɯ16ƧǗ17ŝƽ22ƥ28ň29z
~<foo	68 -11Ÿ-7ǖ8Ĵ10Š11Ɠ12Ɯ14ũǄ16Ż19ƺ24Ɔ38Ǜ
~<for	33 -19CŜ-16œǍ-15i-13Ň-12ƧƮ-11UŢƼ-10Dňŷ-9ŀŁťǃ-8uzłŚşųƘǅǕ-7RŕůƃƋƑƢǉǋǔ-6ahƕƳƷ6FƐ7gIĸŪǈǩ8ŎƗ9ŉŞǞ10śžǧ11ryŃţƎǤ12ĻĽű13cpTŔŽƀǢ14HƯǠ15ŌƝƻ16bŒƤǌ17ƬǑ18Šǁ19Lǐǥ20lƟƶ21XƄư22ŤŨƓ23Ŗŗ25Ǔ26Ķ27Ơǂ28O29Q31kľ34Ų38Ĺ39ŭ47ƒƱ
~<fou	75 9x15ĻŚ17ű18k29Ƈ41ǅ
~<fr	45 -14ĹǇ-12ų-9ňƅ-8MQŝƮ-7yFŒŖƉ-6Ʊ6mōƣƦǍǝ7LWŠƄƈƪƽǙ8ŀŶƧ9ƻ10ĴŃœǄ11ķĸź12Ʃǅ13ŢƜ14jARŚǃǔ15ĽŎǊ16HƔ17gBƙǋǑǒ18ǜ19ŅƏ20Ŝơ23Ļ25l28Ƈ34Ǖ35Ǜ
~<fra	76 8Ǒ12Ń15ǅ18H26ǩ33Ƈ
~<fre	72 -8ň8Ŭǁ9Z10Ŀ11Ʒ14N17ō21j22L29gƔ
~<fri	73 6ľ7Ƥ8Š9ƃƳ20a27A35B
~<fro	47 -18ǩ-14Ǉ-13Ĺų-11Ş-8QƮ-7MŒ-6yƅƉ6HIƊƿǣ7mqƈƣƦǍǙǝ8WƄƟƪƽǈǛ9ŶƇƧ10ƻ11Ĵķ12œźǄ13ĸƩǑ15ŀŢǃ16RŚƜǔ17ĽŎǊ18ǋǒ19ƙ20Əǜ21Ņ22Ŝơ25Ļ27l37Ǖ
~<fry	87 56Ǜ
~<fu	53 -15Ɲ-9ŀŗǡ-8mpUŪ-7ůƬ-6ƽǢ6tō8ĺƟƼǛǤ9Ǆ10xD11ĴĿŒ12Gƕǩ14Ƣ15ň16h17R19ǣ20k21Ʊ22Ǉǟ24aƗ26g30Ŷ31Y41ƀ43Ƌ44ư
~<ful	62 -9ǡ-7UƬ7qƫǍ8Ʊ9ōŲ10tƼǛǟ11Ɵ14Ĵ15DǄ16Œ21R27Ǉ29a49ƀ
~<fun	63 -9m-8Ūů-7y8Ʈ10ĺǤ13x14ƕ17ǟ18Ʊ22ǩ24ǣ27k29Y33g37Ŷ41ư
~<fur	72 -19Ɲ-8p8d12Y20GƢ24h25Ƌ37Ɨ
~<fus	87 17ư42Ƌ
~<g>	83 -21ŗ-11Ƃ9b12Ǧ16ź49ǡ
~<ga	58 -13Ǣ-8D-7ť7ŅƋƣǀ8Ż9ŔƐ10Ǆ12Ŗ13ƉƎƺ14Ƒ15Ž17ļŕƍ21Ɯ22g23Ɲ27š28ǩ43Ɓ61Ű
~<gad	87 -6Ǚ21Ǝ24Ž
~<gal	87 -7Œ14Ƌ27ǩ
~<gam	87 12g24ǩ
~<gap	76 -12ŏ-9ť7ƭ23ŕ36š59Ɓ
~<gar	67 -12Ǣ-8D9ƣ13Ɯ16gƑ28Ɲ60Ű
~<gas	85 13Ɛ
~<gat	80 10ǀ14ŏƜ15Ű16Ǆ25ƍ
~<gav	76 8Ƨ10Ņ12ŔŻ17Ŗ24ļ
~<gc	85 -16ơ-12ŗ-10ǩ58Ǔ
~<gc>	85 -16ơ-12ŗ-10ǩ58Ǔ
~<ge	43 -19ǩ-16l-15qž-11ķƗƵ-10ĺƒƬ-9Xŝ-8ŨƷǄǈ-7crIJŇœŞƤ-6ŀōŠ6ŃƍƲƽǙ7kĽňőƁƊƠƯǤ8btAHƧ9ipĿƢ10PųŸǘ11ļůƃ12Wƕƶ13CSńƦ14KRŦŴ15śŤ16ŎǏǕǧ17źǡ18ơ19ŹƖƫ20sĻŶ21ƚ22g25e26ű29m30Ō37ŵ
~<gen	72 -19ž7ƸƽǓ10ǖ14ǅǧ32ǡ
~<geo	85 -8I16Ÿ17yC
~<get	43 -18ǩ-16l-14q-10ĺƒƬ-9yX-8ŝŨǄ-7ķŇœŞƤǈ-6rJŀŠƷ6ƍƲǙ7kĽŃňőƁƊƠƦƯǤ8btAHƧ9ipĿƢ10Pųǘ11ļůǧ12Wƃƕƶ13S14KRŴ15śŤŦ16Ǖ17ź18ơ19Ɩƫ20sŎŶŹ21ƚ23gĻ25e26ű30Ō38ŵ
~<gi	53 -10B-9Ʀ-8ǌ-7pƠǓ-6Ťƴ6AŌť7ŀŇŪǁ8eŐƶƷǈǢ9lDŅŒƝƫ10dńǇǐ11XƒǜǠ12IŁŦ13Ƣ14tŝ17v20w23Ŕǚ26u28W
~<gir	71 -10ǌ9ǖ12ǈ13l14Ʒ15ǜ19v21Ƣ23w37u
~<giv	56 -10Ʀ-9B-7ŤƠǓ-6ƴ6ƁƋƖǧ7orAŌťŪƈ8ŀŇǁ9eŐǢ10tDńŅŒƝƫ11dƒǐ12IXǠ13ŁŦǇ15ŝ24Ŕ25ǚ30W
~<gl	68 -12ŗ-8ō-7ƀ7Ĺ9t10ƦƬ11Őř12Ƅ13żǥ15ƿ16ǌ20Ŷ37Ɓ63ǡ
~<gl>	80 -10ŗ-9ō17ǥ74ǡ
~<gla	73 -7ƀ8Ĺ10t12Őř14ż17ƿ19ǌ22Ŷ41Ɓ
~<glo	87 14Ƭ15ƄƦ
~<gm	85 -11b33J
~<gma	85 -11b33J
~<go	32 -16Ƭ-15Űŷ-14ƌ-13sƊ-12lőŘƕưƳ-11FǄ-10ŽƹǑǡ-9PĽŃǞ-8GXůżƚƨǆǎ-7bqĿƄƦǋǌ-6MZƀƐƝǦ6ŧǘ7ķŢũ8rŞŬǃǇ9ĵŐŠƥǂ10ŪƁƋƗ11Ŕƾ12ŅŌşŴƮƸǀ13jIšųƎ14muHYĻűƒƞƤƧƩǤǥ15Ŋǜ16ĺƙ17iEUŗ18ŎœŹžƷ19g20Ś21ŖƵǔǟ22yń23kŏŜſ24Ķ25NOōǏ26AR27ňƟ28o29ŝ31ļ32V34ƫ39ł
~<go>	47 -17Ŧ-15Ɲǩ-13ĹŰ-10ţŤ-9xLőƬǝ-8Ư-7MŁŇŘůƮ-6Wű6yŢ7dkXƉƪƭ8Ǐ9ŅƋǐ10ŗŧǤ11ŔƷǃ12Ež13rNńš14Aķũƒƾ16ŖŜǀ17ň19Ɵ20ołŌŎ22Ŋ23V24Ƨ26œ28mƞ30ƫ31Ş32ōǜ35Ƥ43R
~<goa	85 -13i17Ť39Ļ
~<goe	68 -10Œ-7Ʒ7Ǡ8Ļ11HKƔǉǖ12łƩƵǝ14ŁŴ17oų29ƫ
~<goi	54 -10tƱ-8Ļ-7Ŀ-6ƷǨ6d7Ũž8ŻǃǞ9eDŏ10ŧƝ11Ƹ12ň13Qǟ14ƭƮ16H17rǩ18Ƶ19U20Ĺ24k25Ź30V31ył33i
~<gol	83 30Ķ33g
~<gon	63 -10ƕ7Ɠ8Ũ9Ŗũƫƶ10Ơ12ƒ13Ʊ14Ư15Ŕ16ŒƎƩ17ƙ28Ʈ36Ʒ46Ɵ
~<goo	52 -20Ş-10l-7rǋ-6ū6Ɔ7M8YţŤũǩ9œǈ10p11xWŇǕ12U13Ļ14S15Ǌ16ĵŎŐŶ17ű18J19ņ20LƸ21iIŌźǟ25N38ļŝ
~<got	40 -16ǩ-14Ɗ-12ŷƌ-11Ɵư-10cĽƮ-9iXŘ-8MRņƕƭǞǡ-7rFGPũƬƯ-6bľőŽƹ6ŀřŮƱƴ7šƆƋƻǁǢ8ūŸƑǂǃǙǣ9NĸňŹžƃƙƤǛ10hnŕŬƎ11ŅŒŗŠųƗǤ12ķŝűƵ13EŐŪŴ14ǘ15ļŦƥ17YƁ18gkŜǇ20ǥ21jĶńŚ22şǏ24u25ĺ26A30ŏ31ſ38O
~<gr	53 -11ǩ-7kǐ-6HŌ6QTƞƯ7nqwƍƜ8ǅ9ŷƘ10aJśƁǡ11Ş12xŭ14ǉ15lŚƣƭ17y18W19Ƨ22ƶ31v33Ǌ34ź37Ǟ
~<gra	62 6Ÿ7kyYƌƳǔ8Ʃ9wƯ10qxǅ11ŷƘ13Ɓ18Ś20v28ƶ37ź
~<gre	74 8ĻśƆ10x11a12ƞ13Ɯ15J
~<gro	61 -15k-7Hǐ6Ɠ7TXƊ8Qƺ9ƍ10n13y15ŭ16v17ǉ18ƣƭ21l22W25Ƨ41Ǌ45Ǟ
~<gu	55 -8N-7Ŝ-6U6ņǘ7hijCFǩ8ƌǤ9gžƗǚ10Aƛ11ŖǕ12x16ǇǑ20Bǟ21ǜ22ſ23kǄ25ŇƜƲ26ł38Ƙ
~<gua	80 38Ʋ
~<gue	76 -6ǅǥ10ũƈ11i13ǖ17Ɨ18Ŗ27ǩ37Ɯ
~<gui	83 15Ƙ16ǚ18gA
~<gun	80 43Ƙ
~<gut	77 -8ǩ-6B9Ƌ10Ǆ13ƌ16ǜ29ł39Ň
~<guy	61 -7Ŝǖǩ-6N6łǉ7HSŤżǙ8ņơǋǘ9hjCFǤ10kž11ǜ13Ǖ14x18Ǉ19Ǒ25ſ26ǟ28B29Ǆ
~<gy	75 -11V-7Ƨ20Q26ŏ31ĺ
~<gym	75 -11V-7Ƨ20Q26ŏ31ĺ
~<h>	80 7Ƨ9W13Ǡ38b
~<ha	27 -21g-17nQǄ-15A-14Şƭ-12TŦ-11bCK-10PŇœƅ-9LVƕǊ-8wyHMǎ-7xłǍǧ-6jDǑ6ƥƴǤ7żƆƙƝƬ8aSĿřžǀǅ9dhŘŧŰ10oŜŵŶƂƘƽ11mŎŖŴǈǡ12tƜƾǏǐ13NĶ14IZĻőŹƪƷǂ15ōŗťŸƃƳǔǚ16ĸŏšƱǃǣ17ņũƑǩ18ŁşŻƼ19fǒ20Ǡǥ21ƚǓǝ22ińƌƎƵǙǨ23uY24ŃƋ25Ǉ26OƦ27Ʋ28ŝƨ30Ť31ƛ32Śſ33ţǜ41ǘ
~<hac	77 -10Ǩ12ǩ50ǘ
~<had	50 -10SŐ-9ŏǦ-8dŘǨ-7Ŏŧ6ƄƬ7xŨƼǘ8vPŝũǙ9YżƋƿǅǕ10ĵű11ƈ12ƂƤ13ǝ15ŠŸ17ĸŶǜ18ǂ20šǣ21Ť22Ż23ƾ25ƛ28ņƽ29ţ40ő
~<hai	69 -16ű-10Ű-8n6ƀ7Ŕ12NP16ƈ18Ř19ǈ23Ɲ58ƚ
~<hal	65 -15Q-9Ƹ-7Ɯ6ƣ7ĴƝ8Ķ9uOƄ10rƧǂǝǩ11ƨ12pt13ŗƠ14q15Ů17ǔ24Ǩ32Ƭ36o
~<han	55 -12Ķţ-11Ŕ-9ĹƮ-8Hŏş-7ǩ6Ǐ7ĴŃřųƶ8MŖƪǙ9SƲƵǣ10Ơǖ11P13Zǚ14ĸǈǓ15ŁƷǇ18VŜǠ21iĻ23ŀ26ŧ28tƑ30ǜ38Ś
~<hap	51 -16Ş-15Œ-14ő-7VŇŨ7Ĺǚ8ƨǔ9ŖšƜƞ10ņƫ11H12Yŏţſǣ13Uōǝ14Ʒ15Ʈǩ17ŝƛƳ19Ŀ20ǘ21ũŶƧ22Ǩ24ť25Ļ28ĺ35Ť
~<har	65 -10ǆ-7Ǘ8Ǝ9ksķŨ11Ž12dƌǞ13ǃ15Ƈ18ũ19Ŀ20Ǚ30ǜǩ33Ǔ
~<has	50 -10n-8ųƊ-7dǩ6jżƲǥ7ƳƸǅǡ8Qƨƻ9vŹƉ10űŲǛ11ŖŮǚǜ13ƴǌ14ƪ15Łŷǂ16šƙ17Œţƛ19ſ20şƋǗ24Ŵ25Ŕ28Ń
~<hat	76 6Ʒ7ƳǠ11aL13ŝ15Ť21Ŀ25Ǚ
~<hau	80 -8ǖ-7Ū11ŭ12Ŵƥ18ů22ǐ27Ų
~<hav	30 -15gQƧ-14Ǆ-13PV-11LMŷƭ-10AUĿŀ-9qxŦůŲƕ-8HĻŠƈǌǛ-7bjTļƅƞƬǊǧ-6Cĺœ6J7SŁƛǐǤǨ8ŋǆǋ9chkWľņŖŻưǢ10GŐŜƋƗǓǔ11ŉōŘŢŪƑƘǜǡ12lķšŹžǣ13aŝƜƪƾǏ14ŵ15mZŃŗŰǃǠ16Nǘ17iIǝ19YĶşƃ20ǥ21ŎţƱǒ22ŸƲ23fƎǇ24ŚſƌƵ25O26őƼ28ŏ30u31ńƨ33Ʀ
~<he	38 -32d-16Ǆ-15ƛ-14ƻ-13QTŭƓ-12Pŗ-11bMŞťƧ-10ŁŸƒƫ-9mLSXĸŃńŏƞƦƭ-8OĴœŖŷƵǆǟ-7ŐşŠűƘƝƬƶƹǕǛ-6GŘŚũŬŽƜƪǢ6ŌƱǁ7nņǒ8lĻŊŢƾǃ9w10ixUļƯƲƳ11ĹƮ12v13W14zŀŅŇŮǜ15Ŝ16f17Ǐ19A20Ɛƺ21Ź22ƃ25Ƽ29jŴ37ƽ38Ʒ40ƋƸ42Ǉ45B46o50q51ht54s56źǂ62ƨ63r69p
~<he>	52 -16Ɠ-14ŗƹǄ-13dŸ-12QTŷƻ-11Pǩ-10ƺ-9ŝť-8iHƒƛƮƼ-7ĴĻşŭ-6ŪƧ7nƯ8ǈǙǜ10ůǒ12w13A14Ŝ15ŅƳ18Ŵ23ovƽ27Ź35B41ź49Ʒ50hsƨ51t54ǂ60p77q78r
~<hea	47 -12zŶ-10wƛ-9Ʊ-8p-7Ļňƨ-6bƷǆ7ftDǩ8gƍ9kŔŵ10Ů11yļǃ12sǏ14xĿ15ņƺ16Ũ18jŜ20U21h23WŇ27Ɛ32ƃ34Ǉ36Ƽ41ǂ44ƽ53Ƌ54Ƹ
~<hei	76 9ǁ36ƺ
~<hel	65 -12Ł-9Ļ7Ŏ8vŀǉ9sŢƱǑ10ĺ11Œ12ǩ14Ʋ21ň22A30z31Ǉ34Ĺ
~<hen	87 13Ǉ14Ţ23f
~<her	53 -28dƸ-11v-10ǩ-9y-8Mŵƫ-7OĿńŭ-6Ş6cƷ7lFƆƩǁ8ĺľŅǠ9a10Ů11ŝŶſǜ12wƯ13zƱƾ14ų18r19Ū20t21Ŋ23s26Ŵ27ǂ28jƮ29Ļ30B43ƨ44pź46o
~<hes	83 38ŀ
~<hey	82 -13t26N49i
~<hi	47 -17a-14ŸƮǩ-12Ƹ-11HŏƱ-10ňƦ-9ŝƃ-8duŠŵ-7VWXļšƧǠ-6ŃŖŦ6pŘƒ7iŴƁƊ8Ɖ9gmœţŤ10ŅņƠ11ƳǓ12YƙƽǦ13yųǑ14ĸŨ15tǒ17q18cŞ19ŗƢƯƼ20f21ź25Ʒ26ƣ27s28ǂ29ż31SŹǜ32ƨ33o40Ǟ41ſ
~<hid	85 9c10ĵ19Ş20i
~<hig	61 -8Ʊ7Ǧ8ůƄƚ9œƏ10Ŕų11Ŭƒ12ƁǓ13l14yŘ16Ơ18mƙ21Ƽ28ŗ37ƣ
~<hik	87 13gœ23Ş
~<him	67 -21Ƹ-11Ʀ-9ň-8Ʈ-6a6f7g9Ƴ11zAņŜǌ16w18t22o24Ʒ25ǂ30ƨ46s
~<hip	87 11ǡ17Ɯ20Ɖ
~<hir	70 -13H12Ǆǥ14Ǒ22Ư52S53ǜǞ
~<his	59 -17Ÿ-15a-11w-8d-7uƮ6y7ǑǨ8ņŤƯ9ų10ƳƼǞ11ŅŴ12p13ǂ14ţ16Ʒ18ƽ21ǒ24oƢ25ƨ26q27ź44Ź
~<hit	65 -9ŏ-7š-6Š8ǘ9ŤǤ10şǦ11j13YƊ24fĸ25Ũ26c44ż60ſ
~<ho	26 -24Ő-23Ǆ-21N-19ǈ-16W-15oƯ-13aPǥ-12Aŏ-11ųƂ-10wňōťƩƴǞ-9ĺŌŎŴƁƫƵǚǨ-8ľƢǋǒ-7dEŒơƾǠ-6yBJūƀǣ6mŕŭŲƎ7ķĹŹƍƦǀǂǙǝǡ8fgŦƃƬƿǘ9pǓǕǜ10vƋƏƛǗǧ11YŅŇŨŻƌƺ12H13zĻűŵƚƱǁ15ZĴŠǅ16kUĸƑ17lłƗƸǖ18ŤŮƇǇ19TļƷǩ20bŷƓ21ƜƭǑǟ23cO24hjGKşŧźǎ25ƒ26RŶƙ30Ƴ31FůƝ32Ɣ33ntƅƆƮ35x38Ɵ49i51ƞ
~<hob	82 11ǀ31g
~<hol	61 -16ƈ-10Ɣ-7pNŋ-6ǒ6hBŚ7Ƶ8ŨƕƤ9UŁ10Ƹ12tZ13iŔ14mƉ16Ş17Ŭű18k22K23Ǘǧ26ŀǩ27Ǔ
~<hom	48 -20Ő-16N-15Ǐ-11ǃ-10XǄ-9ǥ-8MƯǆǟǨ-7ŏŬŴ6ƌ7uŋƖƛ8ůŰ9gƕǩ10ĽŹ11w12HIƙƮƷǁ14Ɯ16Ĺ17hƞ21qTźƱ22Cƒ29ƆƔ30R31Ɠ32s33nƟ34ş35ƅ36l40F50Ɲ
~<hon	74 6ĸƹ8ň9f11ŢŬ13IŇ14ƿ15c16Q25ź
~<hoo	85 7Ƨ10Ǜ18ļ21ǟ
~<hop	76 17ůǙ18X60Ļ
~<hor	85 8Ƹ11h13B16Ǟ
~<hos	71 -6T9ž10V11S12ƃǨ13ĸǂ16Ƽ17Q19Ʀ20Ƹ22ǔ32ƛ
~<hot	72 -10Ƭ15J16ƒ18Ƌ27Ƥ32ƍ51j
~<hou	44 -17ų-16ŗŬ-11P-10SŐŸǇ-9vǩ-8ŒŭƦ-7sNłœƨǄǋǍǖǨ-6pĺǦ6ƕ8ƂƋƖƧǕ9hŁ10Ź11OƮǁ12ů13Ǝƙƚ14LZ15Ų17DƌƑƗ18Ɲ22Mş23T27nGHķŷƆ28ƇƓƷ29Ɯ31Ɵ32F33ƞ34R36ƅ40Ɣ41ƒ44ǎ
~<how	29 -17Ƃ-16w-14ŁǄ-13Mǈ-12oF-11sHQWƯ-10aIŔǞ-9AJşƵǔ-8yĽŀƛƴ-7BDLRŌŐŚťƕơƤƩǥ-6ňōƁƫǠ6ķ7ĿŗŲƑƚƠƦƪǂǐǕǤ8őŖƔǊ9kƗǡ10ĶĸœƅƙƣƸ11YƟǏǩ12ŃŇŕŦƿǆǝǦ13fjp14UŭŸƃƏǘǜ15vźƺ16ŅŻƋ17Ƭ18zGŨ19ǅ21OŠůŵ22Ĵ23Ůƭ24cűǟ25ļǑ26bŤǖ27ł28Ǉ29Kƞ30ŧ34ŶƮ35Ƴ39Ɔ41t42x50i
~<hu	50 -17d-12Ƹ-11ƺ-10Pƾ-9T-7ŭ-6ŵ6ųƙ7ƞ8ŤƯ9ǚ10jHOůƜ11nŨŲǅ12ƫ16fţŴż17ag18Ʒ19t21Ǚ23Ńž24psƃ25q26ĸ27ƚǂ28ƨǣ31r33o
~<huh	80 7ƥ9r11x12g20j21Ũ
~<hun	79 7m8Ư12Ź15ƞ19Hǅ21g
~<hur	60 -6ŵƮ8ƙ9W12Ť13OƜǚ19ĸ20ţ26Ǚ29ž31Ńƃ33ƚ35ǣ
~<hus	55 -18d-11Ƹ-10ƺƾ-9T-6Pŭ6Ł8ƮƳ9ų12ů13Ų14ƫ16n18Ŵ19ż21f22tƷ28p29qrs30ǂ32ƨ36o
~<hy	74 9ǈ15P20Ū44Ə
~<hyd	77 46Ə
~<hyg	87 11ǈ17P
~<i>	34 -16ĸƭ-12ŀƤƱ-11ĺŖƗƠƯƲǈǝ-10ŞŦűžſƧƮƶǅǔ-9ŔśŹƨƷƼǏǕǘǢ-8sRYŗŧŰŽǇǛǦ-7HļŁşųŴƀƛƝƬưƵǗ-6VũǌǑǙǨ6ŅƆơƹ7itGŐŶƞƢ8FTżƕƘ9ŷ10UńŮŸƖƾ11dĵņūǄ13Ň14ǆ15h16lCĽƸƺ17q18wĻǠ19v21u22Ţ23ƃ25fĹ26EOŌ29eŎ31J32Lŉ33bMŋ34K36D37o42N48c53ō55ǩ59I66ň71Ŋ74a
~<ic	85 12j16Ɯ20ǎ
~<ice	85 12j16Ɯ20ǎ
~<id	70 -12Ś-11ƕ-8Ŷ-7Œ8sT10dB11V16ū17Ǜ20Ŋ24Ň38Ƅ49ř
~<id>	78 -13Ś-12ƕ-8Œ43Ƅ59ř
~<ide	76 -8Ŷ6r9sT11d12BV18ū21Ŋ26Ň
~<if	40 -19ǩ-13X-12ĺŉǋ-11ƕ-10y-9dĽŨƶ-8jĹŀōǗǞ-7sLŪǅǆǈ-6Tņż6EĴǄǜǦ7GNŖŢƝǚ8bKƎƠƨǣ9HňšƁƒ10ƂƜƪǕ11I12rĸĻ13FŘǘǡ14cķ15Ʒ16ƀ18ŋ19Ʀ21ž22Ʊ24Y25Ŏ26Ŋƫ27Ư31Ʈ33Ƥ35ƃǝ39ſ41Ƨ44ŵ66Ǩ
~<if>	40 -19ǩ-13X-12ĺŉǋ-11ƕ-10y-9dĽŨƶ-8jĹŀōǗǞ-7sLŪǅǆǈ-6Tņż6EĴǄǜǦ7GNŖŢƝǚ8bKƎƠƨǣ9HňšƁƒ10ƂƜƪǕ11I12rĸĻ13FŘǘǡ14cķ15Ʒ16ƀ18ŋ19Ʀ21ž22Ʊ24Y25Ŏ26Ŋƫ27Ư31Ʈ33Ƥ35ƃǝ39ſ41Ƨ44ŵ66Ǩ
~<il	87 17ǂ29ƽ
~<ill	87 17ǂ29ƽ
~<im	70 -8ǩ10ƶ12ōŨ17Ǖ18Ň19Ʊ20ƌ26ľ28Ş
~<imp	71 -7ǩ10ƶ12ō17Ǖ18Ň19Ʊ20ƌ26ľ28Ş
~<in	28 -18ǔ-17ǟ-16u-14wŝƒ-13Ŷ-12oFŭǃ-11ap-10ĺłźǄ-9ňśŨƭ-8QŉōƮ-7ZőŢŴǇ-6bBƆưǛǦ6HŤƩ7rsyGWŌūŵƌƱƲƼ8mEŽƓ9jKĽŠŪŻƁƚǞ10zşƘƨǨǩ11ŁƄƊƵ12dĹŐűƍƎƐƯƴǐǖǣ13qƉƸǍǑǘǥ14ķņǒ15lNĻƣƾǡ16ŃƦƬƳǋǏ18vŚšƤ19ŅƛƥƽǓ20S21RůǢ22ľţ23Ķǉ24ǊǗ26ƪ28ǌ29Tǅ30ƃ31n32YƗ34Ɲ35Cż49ŏ
~<in>	32 -24ĺ-23ƭ-21ŗ-19Ʈ-17ǃ-16ŝşž-15uǔǟ-14Œ-13aơ-12łňƨ-11wőƓ-10pŢ-9ŊōŦź-8oxFœśŶƆƒƠǄǝ-7BŉŞƕƩƺ-6JƜƢ6Aĵŷ7HMNŀƐƚƿ8ĽųƱ9jzGĹŹŽƃƅƦƬƷ10ŖƲ11dsyŤƉƌƳǓ12mEKĻŌƣƼǞ13ŵ14ķǐ15ŏƊƍƛ17ŅŚűƎǖ18TšƥƪǋǑ19Ƥƾ20lţůǗ21qǏ22Rǡ23Ń24v25Sľƽ26ǉǍ27Ɨǌ28Ƹ30Ķ31Ǌ34nż35Ɲǅ40Y43C
~<inc	60 -11ƷǇ6Ƭ8ƭ9Ơǔ10jǃǝ12nŔǆ14ǉ16ƺ23œƯ24ŏ25Ʈ43T
~<ind	82 12z13Ʀ14Ɛǋ16Ǒ
~<inf	73 11Ľ12Ŕ16Ż21x22Ļ36Ǘ
~<inj	73 11ǚ22ǣ30ƃ42ž
~<ins	42 -17Ƹ-14QǏ-13Ǎ-11ǔ-9ŭƒ-8ŀ-7oŶƅƔ-6Ǒ6ŦǤ7ƣ8ƀǘǧ9rĹŖƘƬ10ŘƐƥƵ11ĺŞƭ12ŁŪƁơƦƳ14ǌ15ţŲǓǨǩ16ņƕ17Wľšƃ19Ƅ20ŒƩ23ƴ27Ɠǥ29ŗ30ǒ31ƨ33Ő37ş39ŏ42Ǣ
~<int	63 -9ǩ-8J-7Łǅ-6ť6Ǘ7Bſơ8iĺǘ9ƀƵ10dRƔƛ11łů13Ŋƌ14Ņ16Ň17ǣ18ǝ19ż23NSŠ25ƪ
~<inv	68 8Pż10Ł11Ǡ14Ǣǩ15ķ16ƗǕ19Ǐ20Ɲ21ǘ
~<ir	85 7Ƣ52Ķ
~<ira	87 53Ķ
~<is	23 -16őŦƷ-14ŠŨƂƮ-13ņŤ-11Sň-10ĻƸ-9gkZĸĺŏ-8śƣǠ-7GOţŲƜƵǑ-6WŘƝƭư6CƯ7LPĶŅŖŸƁ8rŜūŰƚƬǎǔ9bKŉƔƻǥ10wzǞǦ11vyFľĿƏƒƦ12ŁşƟơǜ13DŝŬƐƫƲ14fnXƗƱ15aŭƙ16AIųƕ17sTƥƶǗǣ18NĵŗƠ19ķŕƘ20ĹŃſǈ21ů22hōƆƉǆ23qŪƇƢ24QYǖ26pƅƊƓƨǃ27jJǛ28Œ29Uǂ30ǋǟ31oxǇ32ŴŶ33ű34ź35i36Ʃ37t39ǩ43ŀǍ
~<is>	23 -16őŦƷ-14ŠŨƂƮƸ-13ņŤ-11SňƵ-10Ļ-9gkZĸĺŏ-8śƣǠ-7GOţŲƜǑ-6WŘƝƭư6Ư7CLPĶŅŖƁ8ŜūŰƚƬǎǔ9brKŉƔǥ10wzƻǞǦ11vyFľĿƏƒƦ12ŁşƟơǜ13DŝŬƐƫƲ14fnXƗƱ15aŭƙ16Iųƕ17sATƥƶǗǣ18NĵƠ19ķŕŗƘ20ĹŃſǈ21ů22hōƆƉǆ23qƇƢ24QYŪǖ25ǂ26ƅƊƓƨǃ27jpǛ28JŒ30Uǋǟ31oxǇ32Ŵ33űŶ34ź35i36Ʃ37t39ǩ43ŀǍ
~<iss	79 13Ƶǂ15Ƹ30Ÿ
~<it	28 -28ǩ-22Ņ-21q-20Ĺ-19ĸƷ-18M-17LķǑ-16ŷƨ-15X-14ly-13ǔ-12pŉşƸǄ-11gvGRSƃƳǈ-10CPƥǢ-9ŹŻǝ-8cOTYŝǂ-7ZĻƂơƶǊǌǙǜ-6xzǛ6őŦ7JKţƈ8ľƁƄƠƯǏ9DŋūƽǞ10bĴŘƐ11ƀƕǍǖ12ť13iĿřŸƎƘǇǟ15Ł16nĺſ17Ų18Ƣ19łŠ20AFŇŬƭ21B22ŊśƉƓ23UƟǅ24Ƈƙ25ŃŎŚŧŨ26Ɔƒ27ŗƧƪ28Ǘ29rŌŒŭ30Ű31Ťƞƫǆ32Ŕŕ33Ů34Ƶ35ų37jƅ38Ʃǃ39ũ43Ŗ45ŀœ48Ŷ65ű
~<it>	28 -27ǩ-22Ņ-21q-20Ĺ-19Ʒ-18Mĸ-17LǑ-16ķŷƨ-14lyX-13ǔ-12pŉşƸǄ-11gvGSƃƳǈ-10CRƥ-9PŹŻǝǢ-8cOTYŝǂ-7ZĻƂơƶǌǙǜ-6xzǊǛ6őŦ7JKţƈ8ƁƄƠƯǏ9ŋūƽǞ10bDĴľŘƐ11ƀƕǍǖ12ť13iřŸƎǇǟ14ĿƓ15Ł16nĺſ17Ų18Ƣ19łŠ20AFŇŬƭ21B22ŊśƉ23UƟǅ24Ƈƙ25ŃŎŚŧ26ŨƆƒ27Ƨƪ28Ǘ29rŌŒŭ30ŗŰ31Ťƞƫǆ32Ŕŕ33Ů34Ƶ35ų37jƅ38Ʃǃ39ũ42ŀ44Ŗ45œ48Ŷ66ű
~<its	82 -7ŗ10Ƙ11ŀ14Ǣ19Ɠ
~<ja	83 8w9Y12ū15a
~<je	71 8Ū13Ŭ15ų31Ƙ
~<jee	87 10Ū16Ŭ19ų
~<jew	73 32Ƙ
~<jo	53 -15r-13Ş-12G-10Ǩ-9oŬ-8Ʈ-7JO6Ǒ8tţ9ŴƝƨ11Ǎ12ŭƬǔ13ů14Ķŗ15RƦǄǧ18s19ǐǣ20ǩ21q28ǈ36Ƨ41V42S43U45P46W
~<job	54 -13rŞ-11G-10Ǩ-9oŬ-8Ʈ-7JOǩ6ŧ7Ǒ9tţƨ10ŴƝ12Ƭǔ14Ķů15RŗƦǧ16Ǆ20ǐǣ29ǈ30q37Ƨ42V43S45U46P48W
~<joi	79 -13q8ő10Ŏ18Ǎ41s
~<ju	47 -18ŗ-13ō-9Lƞƥ-8łŬŵǁǄǐ-7ŐŚųƅǌ-6Ŧƣ6Zǚ7Ŋ8ŔŜşơƭ9eřƊǈ10vķƦ11CŴ12KUŁƢ13ŪǙ14auŖǑ16Ĺ17ž18Ňŭƻ19Ļ20œŢǋ21nƍ24Šŷ27Ǉ29ǀ
~<jud	87 10š11ķż
~<jum	76 -10Ņ15Ň16ƍ29Ţ31ǀ38œ
~<jun	83 7m8G16w21a
~<jus	48 -19ŗ-13ō-9Lƞƥ-8Ŭǁǐ-7łŐŚųŵǌ-6ƅƣ6M7ZŒǚ8Ŋơƭ9ŇŔřŜş10eƊƦǀǈ11vCŴƍ12KU13ŁƢǙ14uŖŪǑ17Ĺ18ž19ŭƻ20Ļ21ǋ22n25ŷ26Š28Ǉ
~<ka	87 7b10w21ƥ
~<ke	51 -12ǔ-10N-9Ĵ-8ő-7Řŭ7qũƀǩ8tVŋǝ9PU10ŀōŚŽƝǏǙ11W12ĿǠ13ş15ſ16oŢ17Ť20YƊƖǟ23Ʒ25Ű28ŝ31Ƨ34Ƶ38ƥ41Ǘ52Ǩ
~<kee	53 -10N-9Ĵ-7Ř6Ŏ7ũ8q9tVĿƥǝ10PUƝƮǙǩ11ŋŚŽǏ12WǠ13ŀō14Ǩ15Yş17oŢ18Ťſ20Ű21ŝƊǟ24Ʒ27Ƨ28Ǘ36Ƶ
~<kep	73 -12ǔ-10ő-7Ʈ9YŰ11ƃ12ŝ17Ŷ20Ǘ42ƥ
~<key	72 6Ŀ7Ƨ9Ń10ų12v31Ɩ56Ǩ
~<ki	47 -12mŷƪ-8Ĺƅƈ-7jųƮ-6ŚťƷ6bŪƸ7ĻľŶźƘǥ8XŊǔ9ĺŃ10lƉǆ11Ťư12Ƈƨ13hƎ14Mƍƭ15ƫƱ16i17ƣ18wƲ19v20ƹ21Ŵ22nŏ23ƋƯ24ƌ26yŹ30Ǆ31Ʃ35x46u
~<kic	80 -7L11ŕƹ13iŘ16Ō17Ļ
~<kid	55 -12mŷ-7Ʒ6ŨƳ7ŴƦ8ŭ9N11ľƘ14l17Ʋ18ƍƭ19Ʊ20ƫ24w26v28n29Ư32Ź34y37x57u
~<kin	54 -16Ǜ-13ƪ-12Ʀ-8ƅƈ-6Ʈ6RǙ7xTƐ8ŃŠŮƎƝƤƸ9qŢŧźǥ10bŪư11XŊƨ12iĺƉǩ13ǆ14Ť15Ƈǔ16h17Ŵƹ20Ǆ21ƣ27ŏ29Ƌ37Ʃ
~<kit	70 7ł9L10Ǝ13ǈ14ƞ18Ǜ21Ǆ25M39ƌ
~<kn	51 -14Ƃ-11ŎƮ-9Ť-8Ş-7ĹĻŌƦ-6ĺ6oFŗžǊ7ŒţƌƜƷǣ8mźƈƧ9ĽŲ10hGĴ11ņňƩƳ12Ǝ13tĵ14ōŔ15fƋƓ16ŅŜ18cw24A25ǩ29Ƹ36ŉ41Ŗ
~<kne	87 15Ƹ26t
~<kno	51 -14Ƃ-11ŎƮ-9Ť-8Ş-7ĹĻŌƦ-6ĺ6Fŗžǂ7oţƌƜǊǣ8mŒƈƧƷ9Ųź10hGĴĽ11ņƩƳ12ňƎ13ĵ14ōŔ15fƋƓ16ŅŜ18cw20Ƹ24A26ǩ36ŉ41Ŗ
~<l>	79 -21ŗ-11Ƃ11Ǧ12ǃ13Ū24ǡ64b
~<la	42 -19Ƽ-18S-12ŒǢ-11Ƅƌ-10dĺŠŤǝ-9ŨǅǇ-8PVŀžƳ-7pőŕŢŸ-6rľƅƜ6ƫƶǦ7yBƟƩƭǈ8gFżƚ9kA10ƆƤ11coEłƋ12tIƈ13aĵƙƹǉ14Żǂ15bDǣǨ16ǎǩ17Ň18Şţ19ņŵưƲǄ20ơ22ǊǙ24ǌǏǞ28œ30Ŝǜ31Ƹ33ķ34š50ƾ
~<lab	80 7ǎ10ƻ15hǜ16ťƾ
~<lad	75 -8x-7P7c9ŵ10oǁǙ13Ŝŧ15Ǆǣ19t20ǈ
~<lai	78 13ŵ15B19Ƨ21Ǩ24Ň
~<lak	78 -8Ǉ11k20ķ24Ɵ27g28ƙ
~<lan	63 -14Ƅ-8ž7ǧ8ň9ĸ11Ƥ13G14ǩ15ŇƠ16IķŦ17F21Ǆ25D34ơ40ǌ
~<lap	78 39š
~<lar	83 17ǔ27Ɔ
~<las	47 -14ĺ-12ƼǢ-9SŠŦ-8dƌǅ-7ŒŸǁ6Ľ7jTWżƤƮǘ8ŖƶƺǂǦ9oĹŻƫƭƲ10Łŵ11cyƚƩ12ư14EƋ15ĵ16šǉ17ţƈƹ20abǏ21Ǚ23ņŞƸ27Ǌ28Ŝ29Ǟ35œ41ƾ
~<lat	69 -11Ƽ-10S8U9ţǕ10Lƾ11Ńǣ12OŻ13ĺǂǏǜ14ǎǟ19Ƹ
~<law	68 -7Ł6Ư7B8k9nƵ13ł14Q15Ņ21Ʋ24A28ǜ31ķ
~<lay	82 11Ś12Ƥ15Ɖ16Ŀ20ư
~<le	43 -14ļǍ-13śƱ-12ǩ-11nŐ-10Ŗŝ-9Pœ-8ţƯǡ-7fvľňŗŵƒƮ-6uŜŶžſǄǈǘ6Ƃ7aNĿŻƆƭǇ8ĶĻŔŚƔƠƥǆ9AZķŞŰǃ10zFŏřŦƀƊƟƪ11hŤƳ12Ž13xĽƉ14Vǋ15bŀŊ16ō17Ńųƕ18ƄƎǜ19m29ơƢƧ31Ţ34ƛ36Ŭ58ƶǌ
~<lea	50 -12Ǎ-10ś-9Ő-8ƈǡ-7ŔŝƪƵ-6ŎƜ6yǎ7ōŰƀǏ8ŇŊƂǅ9zŦŻ10ĹƎƳ11ǩ12ĿƠ13ƥ14AFĻ15ŏƟ16ŤƉ20V22ǋ29Ŭ31Ƨ34ƛ36ơ38Ƣƶ39Ţ62ǌ
~<lef	69 -8ƕ7z8ƈƧ9lķ10ƋƳ11ĸ14Ķŕ18Ɣ19Zō23Ŭ28ƶ
~<leg	73 -8ǩ-7n7a8Ʋǌ9ƃ19ǆ21ǃ25ƶ33h
~<len	70 -17ǩ7Ŭ9S14ƭ16Ƅ21Ń22ų45ƕ
~<les	77 -6ǉ8ķ9Ů10ũ13Ʀ15ƪ16Ņ18ƝǇ
~<let	58 -16ļ-8h-6ǩ6ŀƏ7JKŁŦƀƵ8iųƛƜƾǓ9ĵŘ10š12ŃŊŎ13NƄ14Ǝƪ16ř17Ś18aŞ20Ŕ21Ž22xĽ24b28ǜ
~<lev	72 -14Ʊ11ǌ12ŀ13ƣ14Ʃ17Ɔ21Ɗ28m
~<li	34 -18Ǉǋ-17ŏŒ-16Ţ-15Jŭ-14Ŏ-12ǐ-11Ĺǃǅǘ-10Zőź-9QŤŴǈ-8kpĸŐƛǑǠ-7ośƈƋƗǂǕǙǟ-6řůƖǆ6HƑƯƺ7XŹƓƬƽǦ8mrvBCIYŻƀƘơƫƵƻǛ9dtyŨƠƪƮǀ10hRūƂƤ11uƣ12iŉƷǌǓǩ13aƅƎ14lqĻņŋƜ16ŌƧƶ17GKłƴ18ƨǍ19ŷ20F21ĿŬ22žƿ23ĺŝŶ26Ÿƭ27ĴƩ29ƞ30xP31zǡ32Uŗ34n36w39Ʀ
~<lia	59 8ƂǊ9ǥ10Ǧ13Ŗ15ơ16ǚ19ǌ21ƀ28ǡ45ž
~<lic	59 -7S8o9Ǩ12d14Ƅ15aƺ16ūǀ22Ǜ29Ź33ŷ55Ÿ
~<lie	78 12Š40Ŀ56Ŭ
~<lif	54 -21ŏ-16Ő-12j-7ķ-6Ś6ş7B8lƱ10mŨ11ŵ15ƿ16W19ĺ21Ƭ24i26Ʒ28ƴƵ29ƪ36ƭ39ƨ40Ƨ52Ʃ60Ʀ
~<lig	80 8š11ż13ĺ23UŻ
~<lik	44 -16J-13ŎƟǐ-12PŢŭǄ-9ĿƗ-8ľŖƢǞ-7OQVZƔƻ-6qƵǇǠ6rŊ7lszLƘǥ8şƁ9mťű10gyDŧƂ11AXŃŮƌƎ12Ũƿǩ13ŋǍ14ŲžƜƽ15Ňƭ16j17ŗ19x20tRņŌ21łŉ24Ļ26KĴ27ƶ36U38Ŷ39ŝ43ƞ
~<lim	59 -7Ś8ŻǦ9Ƒ12yŠ13Ɠ16Ŗ22ǓǢ31ǡ49ŗ
~<lin	61 -9œ-7Ń6ķ8rS9wņŕ10łŋƔƫ11aOXǊǩ12ĴƑ13V15ŚǄ16qsIŌƷǞ17Ł24P
~<liq	87 -28Ÿ10Y15ƿ37Ǜ
~<lis	62 -7Ű7osB8ĺƗ9ĿşŪơǧ10ńƘǗ11PƜƫ12ǌǐ13ľƒ14ŬƅƎ15Ǐ21ƻǩ32ŷ
~<lit	58 -12ǃ-9Ǉ6mĿ7lŊƆƳƹ8cIŐżƝƻ9dĺļ10ƞǄ11Y14œ16Ņ17Ʀ18v20Ư27u28w30x
~<liv	55 -14ǋ-10cŝ-8YǇ-7ŒƦ-6gƈƳǩ6Ķ7ƽ8Ŀƙ10ƃ12H13lƠ14Ʒ15ķƢǍ16ƅ17hqƟ20ƞ23Ƥ24Ʈ26C27ƣ31P36F39G44z67n
~<ll	78 19ǃ38ǆ
~<llc	78 19ǃ38ǆ
~<lo	39 -22ŭǩ-14i-13nƆ-12ō-10YƩ-9ŏŒŖƶƽ-8cgņœƄƦǀǐ-7muwxyűżƒƖƝƵǇǈ-6hFPWŊƋƛƢǁǍ6fƁ7CJŎŰƔƣƯ8šŧ9svRřƍƚ10łƉƧƺǙ11kĺŃ12Ĺǔ13ǝ14ŶƐ15GŚ16ŘƇ17Ɯ18lƑǞ19ĵŇŢƱ20Ņť21SZŬů22ƥ24ţƞ25ǋ26Oƭ27ƕ29ķľĿǅ32őƮ34ƪ39Ɵ49Ƴ
~<loa	59 -6ǐ13k14Ʈ15Ɓ16Ɣ29Ʊ38Ŭ40Z44ƕ59ƪ
~<loc	65 -17Ɗ-7sM-6Ɔ6ŜǏ8Ŏ9ũǔ10ľ13ǘ16QŌǎ19Cƣ20ƍǞ21l37ǋ44ƥ
~<log	85 11Ɛ13Ő
~<lon	52 -19ŭ-10ŞŠ-8iYŐ-7n-6ƶ6ŵƼǨ7Ţǌ8fĿ9v10ŝŸƏ11ŕ12ƈ15lšū17ŧ18Ʈ22ť24ǝ28GƟ32ů34S39O41ƭ43ő44ǅ
~<loo	53 -15ǩ-10ƈ-9ň-8i-7ŌƗƞ6ĻĽŵǢ7zŉŜŢƷ8fX9TŨƉƫǥ10AĿ11ſǙ12JRł13Ƈ14ř15Ĺń16ŶƐƬ17HľŃƯǞ20sŠ22ĵ24Ň25Ś26ĺ
~<lor	83 7Ź11v12b14kĹ
~<los	59 -8ōƽǩ-7Ţ-6ŗ7ƁǀǙ8ƨ9Iƚ10ŞƮ11Ŧŧ12ũǓ13ňƺ14Ť18Ƨǔ23Ř24ť29ķ33Ŀ42ţ87Ƴ
~<lot	68 -16ǀ-10Ɔ-7U8NŻ9tơƨ10Ňřƙǟ11ƚ12Ű13Ƈ27Ɵ30ƑƜ35ķ
~<lov	69 -9H-6ŀ6Ɵ7Ƙ9rŽ10Ɖƍǃ12Ƒ13ǋ18MŶ21U61ƞ
~<low	69 -17ŧ6Ř7Ŏ9ĵł10ƺ16Ɨ20ŗ21Ɗ25ľ45Ņ
~<loy	82 13Ǘ14ő31Ţ
~<lu	73 9O11LŌţ12PĴ13ư15Ľ16o18Ɠ25Ǖ
~<luc	85 13ţ14P18o
~<lum	83 13Ĵ21Ɠ29Ǖ
~<lun	82 10O13LŌ15ư17Ľ
~<m>	82 23ſ24b39L
~<ma	37 -21ǉ-14Ŗ-13iŞƪ-12Ǟ-11ũǘǟ-10jyPQŒ-9tLřƗ-8Ŝŧƅ-7kœŚŝŤŶŽſƈƑƙƯǅǛ-6dJŦƠƧǃ6ǎ7EŊŢŬŷŻƎƤǍǐǝ8Yŋǔ9qGUŁņňţųżƌƱǑǒǧ10zOƣ11ĻńŕƛǕǗ12chxVĶĹƊƭƹǨ13aŗŠ14ĺĿůŲƳ16KŎƆ17Ǐ18łƿǌ19T20ľǩ22Ū24u25n27Ƈ28ǋ29ơ31Ǆ33f34Ǉ38DƮ
~<mac	70 8ƛ11l12Ƽǖ16Ǣ27ǝ41Ǐ
~<mad	60 -16ƈ-10ƣ6f7Ʋ8Ƥƽ9Ũ10ǆ11ƾ16x18ĹƉ19Ǎ21ƞ23ƌ25ǩ29Ƈ30Š35ĺ
~<mai	62 -17P-16Ɵ-11J-8q7n8ĸż9śŴ11ųǝ12ķļ13ĽƊǕǖ14Ĵľǋ15U18ƛ19E24Ǆ34K56D
~<mak	53 -13ǩ-11ŭŮ-10Ĵ-9R-8aAǑ-7yŞŸƣ6psŃƌƎ7PŲǊ8cXņŌƬ9ŐƄǐǔ11Ŀ12ZŇ13Oǒ14Ŭǀ15qƮ16x17ŪǄ18ŀ21Ł22Ļů23Ŏ25ňơ27T31ǌ32ł
~<mal	85 7ŭ13Ǎ21aǋ
~<mam	80 9ƽǀ10T13Ƥ14a16ƨ31z
~<man	46 -22ǉ-13Ǎ-9Q-8xƉƙǖ-7ŹƅǞ-6ŭƌǓǟ7Ɗ8BSŵƇƋƟǕ10Ųż11ŸƩƹǄǧ12cƭ14Vţƿǎ15ŮůŻƳǩ16Gŷ17Ŀ18ŕŪǗ19hńǨ20ǋǑ22Ɔ24ơ28ƣ29u31nƮ47Ǉ
~<mar	64 -9ƪ-8ő7Ķ8r9Ŕźƹ10uFƫ11qǈ12oŭ13Y15Ţƥ16Hƿ22ƒ56f
~<mas	85 18m
~<mat	70 -7ǩ8wƃƭ10ťƚ11Ǖ13ōŘ15V17cų18A23Ķ34ľ
~<may	69 -7ŖǨ7J8Ɯ9Ź10ĹƇ11vŋ12Ʀ15Ʊ17a18ǩ19Ʈ25Ŋ
~<me	35 -13GŇ-12B-11Ų-10wǟ-9oŧǓ-8yţƧ-7pRŐǀǃ-6vľ6ŦżƂơ7ƊƎǍǢ8eiUĻƴ9ĽŅƠ10cƬ11uƳ12Pł13ZŪƉ14ŀ15a16n17bLōǂ18ŉ19dhǄǈ20lŤ21OńŊ22ř24Ĺ25Ŏ27ļ29M30Ǜ34ƃ39ǩ44ƻ51ň56ś
~<me>	37 -11BG-10ĺ-9wǟ-8yŧƾǓ-7oţŲƧ-6p6ņœŗŰŷƚǅǥ7ĸĿŖŚŭžƂƨǆ8eŦƊơƳǖ9ŋż10iUŅř11aĻƠ12c14ułōǈ15PńŪ16Zŀ17n18O19b21lŉ22dĹǄ23LŎŤ24Ŋ25ǩ30ļ43ň60ś
~<mea	69 -16Ň-8ǈ-6ŒŲ7ť8Ǝǚ9ōŵƺ10Ư15ĺ19ǩ24ň27ƬǛ
~<med	63 -10Ĵ-7ŋŗ8f9W10ƽǁ14QƼ23Ǘ34ǂ64ƻ67ƃ
~<mee	73 8Ɲ12aOƦ16Ǚ45M
~<mem	85 -14Ś-8n14ƣ17h32ř
~<men	79 -6ŷ11n13Aƽ14h15X16ż19ń28Ǜ
~<mes	79 -10L7h11Ƴ14ťǋ17KĹ
~<met	74 6M9Ŏ13ĽƵ14Ǎ20ƻ28Ɖ
~<mi	47 -11ŐŒ-9Ķ-8IŀŇ-7jqľƛ-6dƭǈǩ6Ņ7otvQłŋǂ8hŌǐ9ŚǕ10nDƠǙ11XĹĻ12w13š14ś15Ŏ16ń17ĿƉ18ix19žƏ20M21Ƭ22ǚ23Ş27Ŋō28N31aů33ǁ47O50Ů
~<mid	76 8ĵ10ǎ11L12ū16i18a21N
~<mig	82 10ǚ11Ɯǁ14H16o17ō
~<mil	62 9Ŵź10Uƻ12Qǐ15DǕ16ǩ27Ə37ů70Ů
~<min	54 -13ǩ-8Ň-7Ķ-6jI6Ž7xŜŨƉƤǠ8ķĺƯ9ĽŅŋŸ10ł11i12cPŌŚ13Ļ14Ơ15X17ś19Ŏ20N21ń24ž25MĿ27Ƭ31ǁ34Ŋ55O
~<mir	77 22nx26w
~<mis	67 -12Ő-8ƛ-7ǩ8r10pĹ11sŁǟ12Ʒǂ14t16Ɖ17Ǚ21š25a27Ş28ǚ43ō
~<mo	37 -16Q-13lŖǞ-12Ł-11Sű-10Ŭƌ-9MŴƓƗǈ-8juxWŇŦ-7cpqsķĻńƏƒƧƨ-6ƆƵǋ6FƲ7iŅšů8ŐƩƪǖ9dŏŝ10Ʒ11ŃƎƯ12rňŕŪƞ13Lœǉǔ14nTXƘƫ15Nǩ16ŗŢťƕ17Ǆ18YŲ19Ůƽ20ĺ21A22ŒƤ24Ŀǣ25ľǝ26ōƠ29Ɣ31Ĵ32Ʈ33Z35H38G41y63z
~<mob	85 12C17Ʒ18I
~<mod	71 -6T16Ŕ22ǩ24Ū56ǣ
~<mom	69 -13Ũ7Ƥ8Ƴƽ11ư13Ź17Ư19Ő20ŏ40N64z
~<mon	47 -12lǔ-11ŭ-7Əǈ-6ĹŁŬ6ƪư7Głǘǚ8ǖǠ9ĺĿŢŽ10Ůƃ11ŧ12ŘšƝǉ13ƫǨ15d16ťƔ17AƎ18ŅƤ19ŕ22T24Y26X27Ų28Z30ǝ31Ʈ33Œ38Ơ47Ĵ
~<mor	51 -14u-12H-9S-8űǩ-6ĴŹ6FŃ7ľƩǂǉǤ8GĹŞǁ9AŕƺǙ10žƿ11J12g13ŨůƮ14Z15V16Ŀũ17i18ň21Y26L27œƕ38yƔ41ō
~<mos	59 -15Q-10Ŗ-7ƌ-6Ĵ6B7ǇǏ8ƦƲ9Ǌ10XĺŝǄǩ11Y13Ĺ14ŭ15ų22ĿƘ30ŗ31ǔ38ľ
~<mot	63 -7Ǖ7Ŀ10Żƫ11Ƥ13ŪƲǀ15nſ16Ť24ƽ52z
~<mou	83 7ň11k13ļ16r22ŝ
~<mov	61 -11Ǟ-10ư-7Ş-6Ť6Œ7ŭ9ŀŃ10ĵŐ12Ƥ13ǩ15Ō18ĺ21nƷ27ƞ30Ţ32y45G80H
~<mr	85 37a38f
~<mrs	87 18a39f
~<mu	44 -15Ť-12UŭǄ-11Ƃ-10ĴƮ-9ŧƭ-8gńşŵƤǗ-7iWŖůƆƋƞǟ-6uĸ6qǞ7ŰŶƝưǝ8Ŭűǌ9ĿňƊƌǓǢ10ZŹž11ŐƔƱ12OǦ13ŘƘ15Ǜ16Ķ17T18Ɠ20X21Yƪǡ22ķƠƨ23ƃ24ǉǏ25ŅŗŮ26ƒƗƦǊ33Ƭ35Ŧǩ37œ39Œ
~<muc	44 -15Ť-12ŭ-11UƂ-10ĴƮ-9ŧ-8ńşŨŵƤƭ-7WƞǄǗ-6ixĸůƆƋ6qŽƶǞ7ǝ8ŬűƝưǌ9ĿƊƌǓǢ10Zž11ŹƔƱ12OǦ13ŘƘ15Ǜǩ16Ķ18TƓ21XYƪ22ķƠƨǡ23ƃ24ǉǏ25Ů26ŅŗƒƗƦǊ33Ƭ36Ŧ37œ40Œ
~<mus	79 -9Ǆ10ǔ11xŨŶ12cŰ15ų36ǩ
~<mut	87 -9u14ƴ29Ő
~<my	53 -7ǝ6ĻŀřƄƍ7DǆǠ8oĿƻǞ9ńƒƲ10zMQ11fkLŮŻ12ư13ņ14gō15b16j22Ŷ39Ľ41ļǩ
~<my>	54 -7ǝ6ĻŀřŻƄƍƽ7DǠ8oĿǆǞ9ńƒƲ10zQ11fLM12Ůư13ņ15ō16b17j23Ŷ40Ľ42ļ43ǩ
~<mys	80 7Ż8m9ǚ10Ž15ƻ19g
~<n>	83 11ǆ20ū41b
~<na	49 -17ǩ-14ǥ-12Ǆ-11pv-10sŒ-8JŚ-7ņ-6ǋ6dųƈ7LŠŷǆ8ļŁ9ƚ10ĽƲǠ11AǌǓǧ12Ǘ13ǐ14řƯ17Fơ18lƻ20ƕƾ23Q27Ŝ37Ő44bƫ47o48a60ǃ75w
~<nai	87 8Ǎ12ų14ƈ
~<nam	49 -14ǥ-13ǩ-12Ǆ-11p-10svŒ-7JņŚ-6ǋ6d7Lŷǆ8ļŁ10ƚƲǠ11ĽǌǓ12AǗǧ13ǐ14ř17Fơ18ƻ20Őƕƾ23Q29Ŝ44b45ƫ47o49a60ǃ75w
~<nan	87 30Ư
~<nat	82 -8ǩ15Š28Ő32l
~<ne	41 -15Ŝ-14ƛƱǋ-12Ŗ-11rƇƉƩ-10Ǔ-9ńŇœŨ-8PƦǈ-7nľŉŊźƨǃǑǒǟǥ-6wLXłňŝŽ7sUƵǌǠ8oĺũŹƾ9zEĿŪƕƜ10SƏ11Cǀ12ŗƯǅ13cƁƬ14VķŒūƌƤ15ŕŶǁ16e17ƈƖ19i21y22ƭ24Ŏ25ƙǍǙ26Gƅ29Ł30Ń31ƞǧ33ĹǞǦ47Ƅ
~<nea	68 -7ƛ6C8Ƒ9z10ǘ12Ś13Ʒ19Ǚ20Ə42ƙ
~<nee	48 -10rĻǩ-8Ŗ-7Ʀ-6ńŅŉǒ6zƖƜǊ7EOŀƤǉ8Ųŷǆ9p10goǌǏ11GƁǠ12s13cƕƾ14v16ŪƯ19ū20eŃǁ22Ƭ26Ĺ31Ŏ32ƭ37ǧ39Ł41Ǧ49Ƅ
~<nei	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~<ner	82 6Ƽ14ǀ30Ŀ
~<nes	87 -9v19Ķ30y
~<net	82 8ƍ9Ǖ11ƪ12J30ķ
~<nev	69 -8Ŝ7cőǝ8lƴǜ9Tƹǔ10aKƚ12ņ15Ǚ
~<new	57 -13Ɖǋ-12ƇǓ-10Ŝƛǩ-8o-7Ʃ-6ŷ6ŃŕǄǢ7Ež8ƀƄƋǙ9ĺŴƻ10ũ13x15H16Œ18U19ŗƵ20Ź21GĹ22ƌ23S25ǅ26ƈ29ƞ30Ŷ33i34ƅ35Ǟ
~<nex	67 -15Ʊ-7ŭ7ũ8oMĺŹ10Ļŕƫ14ǖ15Ńſ17ǩ18yǞ21Ɩ35V39Ǎ
~<ni	57 -11ŝ-7CPş6Ŭƿ7ƌǘ8ŘŲƧ9ƻ10ǃǩ11ľŶ13ŧų14k15Ɛ16nLǑ17ƹǏ18F19Rǎ21Ŀ23Ƙ25xŰ27j28ƞ
~<nic	68 -6C7bc8Ŭ9ƌ10ŘƟƧ13ǃ16Ŷ18kŧ21j22Fƞ24ƹ29Ƙ
~<nig	62 -10ŝ-7ş-6P7UŨ8Lľƿ9ǘ11jŲƞƻ13ǩ17Ɛ19n20Ǐ21ǎ22R28ĿŰ29x
~<nin	85 -14h14L26Ǒ
~<no	36 -27ŝ-13V-12ƗƧƬǎ-11ķŪƵǈ-10Yřƶ-9iłųƅǐ-8kyĻļƓƚƩǃǋ-7pŇŎşŢƕƫǂǅǕǖ-6ƏǊǌ6ƪƱ7fEFSţżƊƤƹƻǡ8buGRĵƯǚǨ9xHƾǑ10nKPŊƃǟ11lŽƳ12ĹŬ13TĸĽƍǁ14gňŌũŷƟ15ŘŨ16ǩ17c18XĴƸ19sLŉōŗ22ƿ24ŃŞ25ſ26Z27ĺŵ28vƴ31N32ŐŒšǥ38ŀ41ŏ
~<no>	55 -14Ū-8Ǜ-7ōŝƥ-6ňǩ6hFƲƽ7ZŕŶƑƜǀǤ8WĿ9Xư10šǄ11ŤżƁǚ12ŲŽǡ14lƄ15ƍ17Ǉ18ƿ19ŉ20uſǁ22ŵ23Ń43ƴ
~<nob	70 -10G6Ƥ7nsǢ8ƺƿ9Ş11Ư12Ł23Ŗŷ25g31Ɵ
~<noi	85 11N12Ǝ25ǩ
~<non	76 9Ş12ƀ13x14ǥ18ƹ38š
~<nor	65 -7Ǩ8n9l10Ǐ13Cƾ14j15A22R24ŭ29T
~<nos	85 11l16ź18Ŋ
~<not	43 -23ŝ-14Y-12Ʀ-10VƧ-9NřƗ-8pŤƶǄǇǐ-7uķĺŎŴǈ-6qłŒƅƬƲƽǃ6ŉ7oGKťƢƨƯǠ8FĵŃŊţƒ9mņŲźŽƠƤƪ10lŅŗ11hBQXƃ12ĽŘšǑǨ13cƱƸ14Eŵ15Ŭƴ17b19vŏſ24LZ25ǩ30Ş32ō54ŀ
~<now	48 -16ǩ-13Q-11ǎ-9ņŭ-8Ŗ-7AńşƬ-6ĿŀŔƵ6B7nűƻ8qƳ9fZŴ10HŘ11G12cƿ13xP14ĸĹǟ17sSŨƦ18Ōŗ20vň25ũ27Ĵ35ǥ37Ő41ŏ49ĺ51Œ52N
~<nu	50 -14Ś-10ǩ-8ŷ-7őŢ-6Ŗ6ƌ7yǙ8qľŗ9c10ĸ11Ŝ12Ļ13CEŞ14PǇ15ļ16Ň19ǁ20Q21D22Ƭ23ŸǗ24S25Ņ26X37eř38ū45I
~<num	51 -14Ś-8ŷǩ-6Ţ6ƌ7yǙ8ŗ9ľ11Ň12cĻŜ14EǇ16Cļ22D23Ƭ24ŸǗ26Ņ27X38eř40ū46I
~<nur	76 -8ő14q24P32ǁ40S
~<nut	85 9Ň10Ž30Ş
~<o>	79 -14ŗ-7Ɓ11cd15ř16Ɯ32ǥ54ǚ
~<oa	83 11D14Ɛ15ũ19Ƒ
~<oak	83 11D14Ɛ15ũ19Ƒ
~<ob	85 10ŋ14b22ǁ
~<obj	87 11ŋ23ǁ
~<oc	76 18q27P30ǡ
~<occ	76 18q27P30ǡ
~<od	82 12Ŵ15o35Ů
~<odo	83 16o36Ů
~<of	33 -18oƳ-17Ʀ-16bƮ-15Ź-13ŶǇ-12VĽŎş-11Ɠ-10ƈƗƘƷǝ-9włŌŔŞŢũ-8yFLĶĹţƌǅǥ-7fPZŉŖŠżƼǁǗǡǢ-6ŭžǜ6Ƨ7xSńųƔơƤƬƱƾǊ8TWĿňƆƎƭƴ9tuIQĸŊƐƖƹǒ10zDEľƁƃƕƚ11YŏŦūźǠ12ĴƄǃǏǣ13lUƲ14pŗŜŷƻǋ15eKNķŚƟ16qCMƂǌǞ17ƋƣǛ18rsŋŐ19ǔ20OƉ21Ŭűƥ23ś25ťƽ26gƇƝ33Ň37R40ǈ41Ǆ
~<of>	35 -17oƦ-16Ƴ-15b-14ŭ-12łŹ-11Ʈ-10VĽŌŎşůŶƌƓǇ-9dyIƈƗƘ-8wŔšŵƒƷǓǥ-7ZĶŁţũŰǝǩ-6fŲǚǡǢ6OŤŴƠƩǀǆǐ7DŽƁƃƧƯǒǠǦ8nNņƕƙ9xSƄƎƤǊ10TŃƆƭ11lWĴňŜƚƹ12etQķĸĿŊŚƂƱǋ13qzERľŏŦƲƻ14sYŗřŷǃǏ15ǣ16pƝǛ19KťƣƥǌǞ20grCƋ21Őś22ǔ23Ɖ24Ňű26ǈ28ƽ29Ƈ37Ǆ
~<off	49 -13ǜ-12Ů-9ŃƮƵ-8LŢƛ-7řŞŴƶ-6CYž6sķŅƂƧ7qŗƻ8uDůƥƾǄǛ9śƬ10gkťǚ11eNńūƕƴ12ĴƖƟơ13šƝ14Uĺŵ15BŁŇƔǊǋ16ǣ17ǩ18ƒ19ź20ǈ21Oŋ25IŬ28M35R
~<oft	72 -7ǖ6Ů7ŭ8Ɛ10Ŝų11ƿ13ƾ19Ɯ20Ɵ26Ų
~<oh	63 -12ǐ-9ǩ-6Ř7Gƞ8tSUĶŬƎ9œƌƟ10Ŀǃ11QšŪ12xIż14E20l24Ť
~<oh>	64 -12ǐ-7Ř6lƅǗ7Gƞ8SUĶŬ9tœƌƎƟ10ǃ11QĿšŪ12Iż13x14E24Ť
~<ohi	87 7ź19l
~<ok	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7FIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~<oka	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7FIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~<ol	50 -24ſ-12Ǟ-11ox-10u-9qųƉƣǩ-8tƞ-7nŅŜǟ6Ŵŷǅ7ļőƗ8ű9š10DĽ11z12ƀ13ƽ16y17SŤ18w19ņ25Ǎ36Ź38ƈ39cƋ41Ƶ47œ56p64ƅ66v
~<old	50 -24ſ-19t-12Ǟ-11ox-10u-9qųƉƣǩ-8ƞ-7nŅŜǟ6Ŵŷǅ7ļőƗ8ű9š10DĽ11z12ƀ13Ķƽ16y17SŤ18w19ņ25Ǎ36Ź38ƈ39cƋ41Ƶ47œ56p64ƅ66v
~<on	29 -21Ŏ-20ƙ-18ŏ-17ǩ-15NŀǝǞ-14GŒǌ-13HKLƧưǓ-12YƤǠ-11lOŹƝǑǟ-10epƳ-9ŃŊśŜƞƬǁ-8XŇšƋƽ-7CWŝťƒƥ-6MŋŌŶƭǉ6cFSơ7sxQńůǆ8Şžǜ9irĵŰŻǃǚ10ŚƃƮ11EřŠƉƖ12ƣƿǗ13ĺŽǒ14vIZļŔşƄǨ15użƇƓǢǣ16ĴŉŦƁƈ17ĿƜǡ18yĹłŤ19ŕŘűŵǦ20gAŪƛǕ21ųƪǖ22Bƺ23Łŗƫǥ26ƯǇǈ29Ƶ31ƀƻ32Ƣ33Ůſƌ35bţ36Ŭ42Ɣƨ43Ʀ
~<on>	32 -21Ǟ-19ƙ-18ǉ-17Ňŏ-14Ŏǌǔ-13NǓ-12GľƳ-11LŀŅƒưǋ-10ƤƧǝǠ-9hlĻňŐŶƩƬǑǩ-8emCJOWYŝŹǟ-7pHśŜşƆƎƽ-6Ŋ6ajFƘƛ7EUĴĸŪƟƲƺ8vQŢŷƣǕ9DŕŖƠơƮ10nļǂ11ƿ12rłǈ13ōŰƄƵ14sŚŻ15AƖƫǚ16Zƃƻ17cřƪǒǗǢ18ǃǇǦ19ŔƇ20gĺţŦƜǥ21BƁƓ22yĿŘ24ĹŤűƈ25ŗ27ƀƯ30Ł37Ƣ38ſƌƦ40Ŭ42Ů44Ɣ49ƨ
~<onc	73 -9ŭ6ňƢ8ƫ9ǀǜ10Ũ11Vţ13ų14ũ16Ƶ17Ĵ
~<one	43 -15Ɲǩ-14Ŏ-13K-12a-11nǃ-10HŮ-9ōŭƱ-8MTVXķŀũŷƗƳƷ-7osYŃŖƁƋƞƥƮǚ-6ĺŌŨŹƃƓƜǝ6Ǧ7fEƣ8ņŘƏƫǍ9hvŞǉǤǥ10AůƀƎǆǣǧ11łŇŶ12œ13ŐƩ14JƉǈ16iyĻńŉŕǨ17Ǖ18ŠŴƆ19wIŽ21ƛƦ22ľż24ƻ26Ūŵǋ27ų28Ƶ29ţ30uƺ31ǔ38ǡ40ş48b
~<onl	61 -13ǌ-10ǡ-9T-6MŠ6ǈ7mļŲƋƿ8ňǉ9RƳƾǊ10ų12ƢǇ13Ļţ14Ǖ15ǚ16ľŪƮ18Ľ19ƀ21Ņ22ń23ŭ37ǖ
~<op	62 -8l-7R-6GŠ7aśƑǃǇ9ĻŊǡ10ŇǞ11Ō12AŢ14ǝ18ŷ20Ǩ24W40ǋ51ǎ61ǅ
~<ope	63 -8l-7R-6GŠ7śƑǃǇ8a9Ŋǡ10Ǟ13Ţ14ǝ19ŷ20Ǩ25W41ǋ52ǎ62ǅ
~<opi	87 14Ļ17A
~<opt	85 15Ň22Ō
~<or	31 -44ǩ-16Ʊ-13ŗ-11sŌ-10d-9eœƢ-8Ơƪƶ-7ajnrwxJXĺŞŢƸǍ-6Ź6AŐƔǜ7EQŁńƛǏǟ8hvNTŤźǀǑǡ9Ŏǁ10šŸƀƽǆǕ11pIĹţƆƐƑǃǊ12MżƄ13CƗƵǔ14qşųǋ15PľŰƭ16uűǂ17ƣ18mƍ19ĵƘ20Ŭžƹ21FƩ22Ĵ23ƋǇ24K25L26ŲƉƿ27bƇ28Ƽ29ŭ33Ř38f
~<or>	31 -44ǩ-15Ʊ-13ŗ-10dsŌ-9elœ-8Ƣƪƶ-7ajrxJĺŢƠƸǍ-6nXŞŹ6AƔƖǄǜ7EQŁńŐƛǏǟ8hvNŤźƄǑǡ9Tǀǁ10šŸƀƽ11pIţƆƐƑǃǊ12MĹż13ƗƵǔ14qCşųǋ15PľŰƭ16űǂ17uƣ18mƋƍ19ĵƘ20Ŭƹ21žƩ22FĴ23Ǉ24K25L26Ųƿ27bƇƉ28Ƽ29ŭ33Ř38f
~<ord	82 11Ƴ12Ƅ13Ũ14ƾǕ16Ŏ
~<ori	75 8Š12Ƌƌ19ƈ24l
~<ot	56 -18ǥ-15ŭ-9ǩ-8nŢŦ-7ŏƥ-6C6ňŤǈ7Ǧ8űŷƣƵ9w12oǂǋ15Z16ſǇ17uų18Ū22ķ23ł28Ƒ34ž36Ņ39Ŵ43ş51ń
~<oth	56 -18ǥ-15ŭ-9ǩ-8nŢŦ-7ŏƥ-6C6ňŤǈ7Ǧ8űŷƣƵ9w12oǂǋ15Z16ſǇ17uų18Ū22ķ23ł28Ƒ34ž36Ņ39Ŵ43ş51ń
~<ou	43 -16H-14Ń-13ŨƮǩ-12Ĺ-11Fŝ-10ĿŎƠǒ-9ŀŶ-8ķłƛǖ-7kLSXŉŏśŴƷǔ-6cŢŹƋƒ6ţƊƏƤƩ7CŭƍǄǅǙ8YƗǁ9ŧ10lWǧǨ11ŚşŤŰǀǋǐ12ŒŕŘŦƵ13ŇŠƕǉǞ14ǃ15Uő16bƚ17ĺŐ18qĴļƦ19Ļ20Q21ĸ22VƜ23Ɲ26Ǒ27yō28Ľ33g36ƪ42j
~<oug	83 -6ŉ12Ƹ13ŷ17ř29ō
~<our	73 6MĻ7GŌ8Ɵǝ9Ɣ12x25ļ26Ľ
~<out	44 -16H-14Ń-12ĹŨƮ-11Fŝǩ-10ĿŎƠǒ-9Ŷ-8ŀłƛǖ-7kGķŴǔ-6SXŌŢƋƒƷ6EŗƊƏ7ţŭƍƤƩǄ8CƗǁǅǙ9Y10Wŧǧ11lŚŤŰǐǨ12ōŕşǀǋ13ĽŒŘŦƵǉ14ŇŠƕǞ15Uǃ16őƚ18bqĺŐƦ19ĴĻ21Q22ĸ23VƜ24Ɲ27Ǒ28y34g37ƪ44j
~<ov	48 -13Ƃ-12ŌƯ-11G-10ŠŨǜ-8l-7KŗŹƬ-6šƝ6jNƉǩ7ZŖŞƶƸǕǡ8HJWƥǠ9Ŏƛ11rvőǍ12ļƆƒƞ13xŦǞ14itASUśŰ15Cŕ16MňƜ17ŝ18ĿŒǦ19RƑǏ21QŻǊ22Ů23T24Ŝ25Ǩ26Ơ
~<ove	48 -13Ƃ-12ŌƯ-11G-10ŠŨǜ-8l-7KŗŹƬ-6šƝ6jNƉǩ7ZŖŞƶƸǕǡ8HJWƥǠ9Ŏƛ11rvőǍ12ļƆƒƞ13xŦǞ14itASUśŰ15Cŕ16MňƜ17ŝ18ĿŒǦ19RƑǏ21QŻǊ22Ů23T24Ŝ25Ǩ26Ơ
~<ow	47 -26Ǎ-14ş-12ŏŭ-10ŲŶƳǈ-9Ő-8ƕƣǇ-7Ǆ-6CĿ6Y7Ř8aQƍ9ųǌ11Ƣƨưǅ13Ł17VǐǟǨ18ƷǃǛ19ơ20ǥ21Ǒ24ƀ25Ɨ30ƘƦ32ǒ33Z36ǋ43Ɣ49Ŭ51ķ59F66ǆ
~<owe	66 -9ş-7ƒ8ŉ9ƪ10ķƁ33Ŭ43Ɣ52Z
~<own	49 -27Ǎ-11ŏŭƳ-10Ųǈ-8şŶƣǇ-7ƕ-6ĿŐǄ6ŪƮǀ7YŘ8aƒ9Qƍ10ųǌ11ƨư12Ƣǅ14ŁƔ18VǐǛǟǨ19Ʒǃ20ơ21Ŭǥ22Ǒ25ƀ28Ɨ32Ƙ33Ʀ34ǒ38ǋ45ķ62F70ǆ
~<p>	82 -12Ŧ-11œ-6ǩ11ś12řƋ13ź34ǥ75ƃ
~<pa	36 -22ǔ-16ƗƸǈ-14x-13Ō-12nB-11ĹŢŭ-10yRŃŜǊ-9mrvĺĻľŔŝƴǞ-8abĶńŪűƅƓƞƟƤ-7djNSĽŐŶżƄƼǓ-6kłŇŽƇƻǢ6ĿƫǌǗ7pCŅƶ8šƆ9ś10ōǁǡ11lYſǃ12QĸƦǀ13ķŧƹ14qVƜƨƯǆǟ15ư16oUWŗŘƪ17ƕ18uţǕǥ19zŰƠǣ20ňŬ21ƳǇ23ǘ24Ų25Z29Œ30ƽǑ32œƔƱ34ƒ35Ǡ36Ś37Ʈ41ǖ42ƃ47Ŧ53Ĵ57ǉ
~<pac	73 13W14HŖ15ş22Ų26ƹ39ǥ
~<pag	72 -6J10Ļ11ō18ś22ǌ39Ś
~<pai	58 -15ǝ-7ŭ6ƃ7ŏǏǘ8ƥƩƪƶ9ƢƫƭǑ10ǖ12Ĵƕưǃ13U15œ16Ʊ17Zķǉ19ţŤ20Ŧ22Ɣ35Ŭ
~<pan	82 -7ũ6ǝ11Ɓ12M16Ƌ17ť
~<pap	67 6Ɲ8iŗś10ǆǗ11ƖǠ12Q13ǃ14ǒ15K20Ʋ24ķ48Ś
~<par	53 -17Ƹ-13yŖ-10Q-9ŐƗ-8Ƥ-7LŌ-6gDƅƵ6PƮǄǡ7hŨƷǚǣ8Ǒ9JƧ10Ŵ11GŠŵǩ12tU13qǠ15p16ƱǁǨ17sCō18ǆ19ƨǟ20o22l28ň31ƽǇ32V33z35u36Ű
~<pas	61 6AļŻư7ǎǜ8g10cOƦƫǛ12ƿ13ƶƺ14ņ19Ųƽ21ǀ23Ʒ29ǘ46Ƴ
~<pat	77 7ƹ10ƾ11ũ14Ɖ16o19Ǘ23Ǚ
~<pay	43 -21ǔ-14ǈ-12x-11mnƾ-10Ť-9ĻŢƗ-8BĹľƷǊǛǨ-7AVķŌ-6cŏŔŞƝƩ6ţƬǝǥ7Fưǘ8qT9Xǡ10Ŭ11ſƆ13ž14ĿŅŗšƦ15ŖƯ16QWƜ18Yƪ19ĸ20Zŧǣ22Ʊ23ŲƔƕ24Ř26ǑǕǠ31œƠ38Ŧ40Ʈ41Œ43ǖ44ƒ45ƃ58ǉ67Ĵ
~<pe	49 -12Œ-10Qǥ-9ĸ-7YŇǠ-6ǩ6lĺŗŘź7bŊŞƫǄ8nŭǣǤ9Jœ10ƂƩǁǐǙ11ņƜǨ12Ǔ13aƚ14ŷơ15Ǜ16ĿǗǡ17Ǉ18ǈ20Mǖ24Ɨ25ŜŹ30ǚ31Ķ36h
~<pee	79 -8Ǡ-7ų9ĵ13Ŝ21ǁ43ǚ
~<pen	76 8Ƶ13ř23Ǔ45Ķ
~<peo	58 -9Œ6ŏƲƿǘǚ7zW8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~<per	56 -12ǉ-9ǥ-8Qĸƿ-7Kƶ-6nYǩ6Ǣ7ghTņŔŖŽƌǆ8ľŋźǎǔǖ9AŊŘ10ƫǑǣ11JĴŞƃǄ12œŭƂ13ŷƩ14Ǩ16ƚ17aǛ20ǡ22Ɨ23Ŝ26M30Ź
~<pet	87 -9Ʀ54h
~<ph	59 -18J-8Ňř-6ǅ6Ĺǖ7i9ŌŜ10CǄ11ƻ12ǟ13S14ƀ15ƸǁǗ17c19M20Ž21I23ǩ24O26ś30ƾ33Kǘ
~<phi	87 38ǘ
~<pho	62 -18J-9ř-8Ň-6ǅ7Ĺǖ8iǘ10CŌŜ11Ǆ13ǟ14S16Ǘ18c20M22IŽ25Oǩ27ś35K
~<phy	75 19ƀ21ǁ22Ƹ40ƾ
~<pi	55 -9sĸ-8ƕǃ-7R-6CşƉ6OƖ7ķƭ8ųǩ9NŤƞƷƿ10WŜŭŲ11Ĺ12LŘǏ13Ƒ15f16tƋǟ18Ŭ19hśǐ21łƇ25Xƛ28Š32ƻ38ǀ41ƃ
~<pic	60 -10Ŕǩ-8sĸǃ6Ķ7ĺǏ8Ožƭ9Ŵ10t11NŤųƞƷ12Wŭ13Ŝ14Ř15LĹ16X17f20ǟ22ś23ǐ25ł33Š
~<pie	83 -10ƕ12ƖǏ21Ŭ29Ƈ
~<pil	78 12ķ14ƿ48ƻ56ǀ
~<pin	83 -13Ɖ-7ǝ10ƅǩ13Ŕ17X22Ƒ
~<pip	76 11Ƥ24Ƌ36ƛ57ƃ
~<pit	87 31h
~<piz	85 -8R-7C20Ų28ǩ
~<pl	45 -16Ző-13Ÿ-10Ũơ-9ķŚǇǣ-8ŖƮǈ-7vĹŀŐŒǜ-6pPĿŞƪ6ƚǙ7ŇŉƍƤƵǖǛ8Ơ9dŃǔ10WĶĺƜǩ12ƔƟ13gŌŝǨ14GUŽƦǅǞǟ15MSƛ16DŭǊǚ17ƅ18ay19ƒ21ƌƞ22kƋ23F26ǀ30Vư39Hū
~<pla	47 -16Ző-13Ÿ-10Ũ-9Ǉǣ-8ŖƮ-7vķĹŀŝǜ-6ĿŒƪ6Ɠ7DŉƚƱǙ8ŇƍǖǛ9SƠƵ10ŏƤ11WĶĺŃƒƜǔ12Ƣǩ13ƔƟ14ŌǨ15gưǅǟ16UƦǞ17GMǚ18ƅǊ19y22ƌ23ƞ24k25F28ǀ32V39ū41H
~<ple	67 -9Ƣ-7Śơ-6ǌ7cř9ŗ13b14D15d30ŝ31ŭ32a
~<plo	87 -10ŏ33ư
~<plu	71 10S11Ǒ12jƏ14ƒ17ƛ27Ž33Ƌ
~<po	43 -14ĺ-11ū-8cŬž-7GIƑƗƣ-6ĿōƠ6SŐƫ7Ƃƞƴƾ8EĽšŪŴƙƚ9Ŧƨ10żƪ11ĹŤƃơ12ľƀƏƢƥ13ǡ14ŗ15Šſ18şŷ19őƁ20ŏŚǢǩ23ŕŻƦƩƺ26Ř27ř28ǥ29ƖƵ32Ŗ33Ƨ42ƍ
~<poc	72 8Yƶ10e11ĸ16Ǆ20Ŧ28Ř
~<poi	80 11Ř16Ş17Ŗ35Ż
~<pol	46 -13ĺ-9ū-8Ŭž-7IƣǄ-6Ɨ6Żżƛ7ŌƬ8Őƫ10śšŴƚƢƨ12Ɩƪ13ĹŤƃơ14ľƀǡ16ŗ17Š18ſ20ŷ21şǢ22őƁ23ŏƧ24Ś25ŕŖ26ƦƩ30řǥ32Ƶ
~<poo	67 -7Ƒ9ƥ17ƚ70ƍ
~<por	78 6Ƣ13Ə15ƥ16ƞ20ǩ35Ƨ
~<pos	74 -8G9Řż10Ľ13ǈ15Sƴ19E31Ɩ
~<pou	80 -11c7Ǜ9MĽ46ƺ
~<pow	87 7Ɗ15Ʋ
~<pr	44 -13Ń-11Ł-9OǓ-8FIĿňǈ-7jƁ-6acnouşűƌƟǃ6GŘƭ7ĺŊǤ8dǌǚǜ9ĴŸƐƞ10ŎőǘǙ11Kŝ12QŠǧ13bœŖƑ14ƒ15wPũǥ17ŀƩ18ƗƻƼ19Ņ20Ǣ21ǂ22ķơǒǩ23łńƸ26Ƅ31X36ľ37Œ
~<pra	87 15k20ł21Q
~<pre	58 -8Ň6WőůƑǑ7XŐœǜ8SUōŝŴŶ9ƞ11N12wGŨǤ13ǝ14Ĵ16ũ19KƼ20Œ22ǂ27ǩ29Ƹƻ
~<pri	59 -9Ǔ-8ŏ6ŢƂǣ7QŘřƨƾǀǏǘ8Ƭǁ9ƥ10ŊƔƩ11ŖŝǊ12ł13Ň15Ɨơǩ16ŀ19Ŏ21Š22ń23Œ24ƒ26X29œ30Ņ44ľ
~<pro	51 -11Ń-10ǩ-8Ǒ-7O-6Ł6ƼǗ7HXŌŜƷǆ8wPŀőŖƕƛǘ9lŏŽƃ10DŗƗƭǌ11dńƑ12ĺƐ13Ÿ14ơǙǚ15ǧ19bł21ǥ25Ǣ27ǒ29ķ33Ƅ
~<pu	50 -9Gǝ-8ŖŤ-7jMVŒƯ-6ŎŹƗƵƽǋ6ľƾ7kXƐƙƩƻƼ8Qĺ9ołŰŷżƌƎƖ10D11Ŵ13fƊ15qũƈƲ16ƥƱ18SƓ19RĶ20h23ŻƤ25Ūƒ26YŚŮ28Ō39H
~<pul	72 8Wĵ9dgŁŢ10ƌǐ12RĴ32Ś35Ż
~<pum	83 24Ɗ
~<pur	82 12y15Ʃ25ƒ
~<pus	79 6ņ9Ń10ł12Ŋ13Ō14H16Ɩ
~<put	53 -9G-8Ŗ-7Ĵǝ-6MVƯƵ6cT7asĽžſƃƅƐ8kDĸľƻƼƾ9Xĺƙ10oQŰŷż11Ǝƒ12Ŵ13R15f16ƈ17ũƲ18Ʊ19Ɠ20S21Ķ22Ō27Ƥ28ŪŮ29Y33H
~<qu	55 -14ƪ-10Ƃ-7ǩ-6K6ŀƈƮ7dJĽŃƦǝ8Vƕǉ9š10ŖƘ11Aŝž12Ĵ13ǎǦ14eŧ15O17Ƨ18ĶǠ19Ĺ22Y24ńƹ26ǂ27Ņ32Ŋ42ŉ
~<qua	79 -7K13Ʀ16ŃƘ19Ĵ25O
~<que	69 10dĹ16A26Ŋ54ŉ
~<qui	64 -14ƪ8dǇ9Ʈǝ10Vŀƕǉ11š12Ŋ13Ŗ15ŝ16ǎ17ŧ21Ƨ22ĶǂǠ27Y28ƹ
~<quo	66 -11Ƃ8cǂ9ƈ10JĽ14ž17Ǧ19eĹ30ń34Ņ
~<ra	54 -14Ŧ-11ƒ-8ƫ-7ǩ6cǘ7RŗƉƓǊ8aX9BEUű10TŊ11sŞ12KŎŒ13IŪƆƠ15Ƹ16l20Yĵ23Ư24œ25ƙ31jŔ34ǀ39ƴ
~<rac	80 54ǀ
~<rai	65 -14Ŧ-8ƫ-6Ǧ7Ƃ9ũƉ10ŗƸ11a18Ơ21l22œŔ25Y29Ư31ƙ42j
~<ran	79 12ǘ13IƓ15X16T20Ɔ
~<rat	62 -10ƒ7CMŝŰŷ8dHĽœƸǁ10cǊ11E13ű14Ŋ15sŒŞ16KŎ17Ŕ23ĵ46ƴ
~<re	37 -16Ń-13Ũ-12oŝƬ-11ZƐǐ-10sNSŞǦ-9wCĴŀƃƞ-8AYĻŁŎŢűƝƦǎǘ-7ińňŉŊŐŤŹƛƟƨǥǨ-6lMśŠųƒ6Ƃ7dxŮƮƾǌǗǚ8qHř9tŇšƿ10BJ11ĶļŦũ12źƤǓ13aĺŔţƗǙǟ14ƵǤ15ŵ16Vķ18ĹŌ19KŖ20Ǐ21Ƣ22Ǒ23Ǆ24Ż26ƴ27Ɓ29ŕƜ30ƌ31Ŝ33ƓǊ34ơ36ŋ43ƈ50F59Ơ65Ľ
~<rea	53 -9ŢǦ-8Nŏŷ-7CƯǎ-6ǌ6gņź7uDŧǓǤ8ŗūżǞ9eŚ10jĺĽĿƻ11JLŜŮƂǩ12IŵƏƖ14aľơ15ķ17dř22Ĺ23Ŗ24Ŕ25Ň29K35Ō
~<reb	77 16ǝ45Ɠ
~<rec	58 -8ǩ-6Ũƻ6k7ƴ8zĺ9rƓƾǈǟ10ǚ12ư13qB15ţ18Ǥ19ť20Ǌ22ƿ27Ǘ28Ż46Ľ61ŋ
~<red	79 9Ƌ10Ż27ƈ32ƌ
~<ref	80 -6KƦ17Ɨ34ƴ38ļ
~<reg	68 -7ŝ6ŭ7ƙ8nJKĹ9ųƩ10ƾ11Ƙ12ūŶ13ǖ14ŲǃǊ15Ɖ17Q20ǔ
~<rej	85 22ƴ
~<rel	79 -7Ƭ9ƫ10T12ǚ14Ǖ28Ư33H
~<rem	66 -12o-10Ń7Ƣ8ǅ9tŦ10x13Ǆ15E17a22ƶ34ƌ42Ľ
~<ren	51 -11Ŕ-9nPZ-8ųǌ-7zǓ-6ǐǩ6Œƌ8Ǟ10ŏƥ11ĹǇǋ13ƣƮ15Ŝ16Ǐ18ķŵƤ20š34Ǒ37Ƣ40ơ44Ɓ48ŕ53Ɯ71F90Ơ
~<rep	60 -14Ɛ-7Ǒ7Ŕ8ŻžƤ9ĺƮ11ĵƋ12ţƑ13Ǣ16Ǆ18ź20ƈ22ŦƓǏ23Ɨ31ũ35Ƶ
~<req	71 -7ƢǗ13Ǚ14ǌ19ơ20Ľ25Ǔ
~<res	69 -10Ƌ-6Ųǐ6ł8ǌǔ10xGŷǑ11ŢǍ12z14Ǜ15Ǆ17ōư19n20ǟ
~<ret	64 -6Ǟ6Ǌ8qƭ9TǄǠ10Ŝŧǆ13t16Ƨ17Ǚ28P32Ķ36V
~<rev	76 -8ƶ18Ŗ19Ŝ20ǩ34Ǌ
~<ri	37 -16ǩ-14n-10jŤƛǁ-9xǡ-8TŻǎ-7Uƕ-6iō6kFťűƃƦƷǜ7ZŌŎœƎƝǥ8vDQŃŇŗƈƍƜǑǔ9cŐũƨƽƿǊ10őơ11CKXŀƓ12uAŝ13YŲ14bŧ15qSŵ16ŏƣ17ĽƅƬ18ƒ21ǃ22w25Pǀǟ26ƙ29I38Ƙ
~<rid	73 -16Ŵ-9Ǜ8ŉ9zŽ12ƃ13w19ǀ31Ų39ŵ
~<rig	38 -13n-10ǁǩ-9jŤǡ-8xBLǎ-7TŻƕ-6U6aoƧǂ7pYŉŭžƝƦƷǜǥ8kFMZŌťŴƈ9vDQŇŎœŗƍƨǑǔ10cŃŐƽƿ11őűƜơ12CŀƓ13uŝ14X15ŧ16Sǃ17qw18bŏƅƬǟ19I20ƒ26P
~<rin	69 -10ǩ-8Ŷ-7ű10Ǝ15ǟ16A18KĹ21I22LĽ23Ǌ68Ƙ
~<rip	87 20B
~<ris	73 -10g12Y17ũ23ƙ27ǀ34ƣ
~<riv	85 -11ƛ14ǃ39ƙ
~<ro	49 -12ű-10ƕ-9b-8v-7ƣǅǒ-6Ǒ6ǃ7ųǣ8œŹƪ9qTķĽƌƟƩǩ10Ǟ11SƑǈ12Ʈ13eş14źƗƜ17Ɓ19nǄ20ǀ26hD43Ƣ55ƈ67Ɖ
~<roa	71 8Cǀǐ9ƏǦ10yŎǟ15Ź18Ǟ27Ɓ39D
~<rob	87 -6l12Ơ20Ʃ25ǩ
~<roc	85 12j15ǀ
~<rol	87 28ǈ30ź
~<roo	54 -11ű-7ǒ-6vƣ6Ƥ7ńƊ8XƗǃ9ųƪǣ11h13ƌ14Ƒ17şƜ23n24Ǆ49Ƣ62ƈ75Ɖ
~<rot	83 -8ǅ11Ķ17Ľ22S29h
~<rou	67 -10ƕ8mĵ9M10ņǀ12Ɨ14qT15ķƟ18Ʈ19e
~<ru	53 -12i-11Ō-9Ūŵ-8Ǒ-7ų6ŝƏ7fhpĿŐŦƓƭǄ8quńŋǙ9cňţŴƼǉǥ10ū11ǈǟ12Ʃ14e15ſ19L20Aǝ21ƛƝ22ŕşƬƽ23ǎ27Œ35O39Ǩ55ű
~<rui	87 9Ǖ25ƛ
~<rul	85 11Ƭ16Ǚ29L
~<run	54 -8ŪŵǑ-7Ń-6ų6ŝǜ7fhƓƭ8OĿńŋŐŦǄ9quňţǉ10pŴƼǥ11ū12Ʃǈǟ14e15ſ16Ƭ21AƝǝ23ŕşƽ24ǎ28Œ40Ǩ49ű
~<rus	87 -13Ō-11i11ű16Ń45O
~<s>	77 -6Ľ10Ÿ14ƕ18q23bƄ30ǆ
~<sa	41 -14J-12Ş-11aĸŃŏ-10ķĿŐœƗƨǌ-9stLPńŵ-8gDťŸƧƵƽǝ-7ƠǈǏǞ-6nŪƜƷ6žǔǜ7qŴƥƩǍǖ8HNŒŖƦƮƶǁǗǢ9yŌŧƖ10Ŏǟ11VŁŚşƈƼǛ12Řƅ13WƒƴƸ14Tƺ17ŋőũŽǃ18Ţ19c20ň22pŮ24bŔ26Ǌ28Bŝǩ34ơ36Ǚ37Y41r
~<saf	67 8NĶ14Ǝ18Ƙ30Ž54Ǚ
~<sai	61 -10Ń-9Ʈ-6ŇƠ6Tņ7xKMSĵǜ8ŊŦŬǔ9uAŎ10pŔŲ11dŝǅ12G13Oƅ14ƥ15H16V17Bƶ21qy22c24ƴ
~<sal	63 -14t-8DǓ6Ǩ9HƗ10Ǡ11ǋ14Ʈ16Wǖ18Ʀ19Tǃ21ņ22Ǜ24ǟ26ƒ50Ǌ
~<sam	62 -9Ƹ-8Œ-6ǅ7ĺƢǜ8łŜŠƂǁǇǥ9ŰŶƇǂǍ11ƓƩ14Ɩ16kŴ18I23őş26ũ31p
~<sat	77 -8Ŝ11ƚ13Ʈ14ŧ23ŝ24Ŗ
~<sav	62 -7ķ9źƱǁ10ĻŋƳ13wǗ14Ĵǩ25Ř38Ţ55Y
~<saw	77 -7I9ƫ10fjt12ŉŧ13ŨǙ16C
~<say	50 -14Ɨ-13a-12J-10Ŧǌ-9Ş-8HœƢƾ-7włŨƷ-6gqĿńŸ6TŖ7FXŀőřƅ8Ɖ9NţūǃǑ10Ňž11ƝƬǢ13Ŏ14ŋŌŝ16ŚƈƼ17Ł22ƺ23BŒ24ŔƸ25ǩ28Ů33ň34b44ơ45r
~<sc	53 -9J-8Ş-7M-6fńŴƿ6ŢƄƢǓ7ŤťŹƣƶǇǦ8ŏƮǔ9łǏ10şŽ11qŭ14Q17R18l20ƺ21x25źǀ27śŨƱ34ĵ36m38Ŀ43ǘ
~<sca	67 -10J-8ŞƘ-7M-6ń6ƴ7ķſ10ŅŢťǇ11Ťƣ13ş15ł27ś29ƺ38Ũ52Ŀ56ǘ
~<sch	60 7y8ƄƢƶǓǦ9Ƙ10ǔ11ŹǏ13q14ŭ16Q21R23l25x30ź32Ʊ42m
~<sco	76 18Ž50ĵ
~<scr	79 -6ƿ7m10DśƓƻ15Ʈ16ŏ
~<scu	82 43ǀ
~<se	44 -14Ś-12Ũǈ-11rŔ-10iFŤǠ-9kXŀƶǦ-8ƭƯ-7gjŁŖŭŰƗƤǃ-6cMńōơƮǖǟ6ƞƼ7ŇŦƂƉ8ŗšƔǒǥ9ŌŪūƚƾǗǘ10Ʒǔ11Tţƒ12JĺľŠŧ13KŜ14NVƄƖƝǛǧ15ǂ16Ǩ17Ľǌ18yƕǄǆ22ƎƟư24ŊŒ26śǎ28Ŵ30Ţ31ƛ35Hň37ļ56Ǟ
~<sea	76 -12i-6Ű9Ż15Ɖ16ǟ17ƜƟ50ǎ
~<sec	62 7ĶǗǘ8Ļŕǌǩ9Ɣ10eA11ŇŊ13yũǞ14Ōǋ16p24ŴƟ26Ǝ27N
~<see	60 -12Ʊ-10rǋǔǦ-9Jũ-7Ťƭ7ĻŢƿ8ūŴƏƛǥǩ9œţŽ10vŎź11tƂƊ12Ʋ13Ɲǂ16Ŀƾ17y18ňƄ20HŊǞ23ĽŒǒ27V
~<sel	65 -17Ļ8ǄǕ9ƕ10ĸ13űƝ15Ʃ18Q19Ʒ23ƒ29Ǩ31ǔ39H41Ǟ
~<sen	58 -9ǈǒ-8LŚ-7Ŕ6Ƹ7DŜƎƛǁ9Ǥ10sZĹš11ǘ18JŐ19ǌ20ƕ21K22ǧ28Ľ32ň39ś44ļ
~<sep	80 10ǥ15Ƙ18ş20ƚ
~<ser	64 -8ƿ6ǚ7y8ū9ƽǗ10Ţţƕ11Ş12ǂǞ14ŝ15ŜƼ18ư20Ǜ25ľ35Ǆ
~<set	63 -18ǟ-11Ũ-7Ő6ŉ7Ɠ8L9YĶłŃŴƬ12ǝ13AŦ14ŧ16ƞ17Œŗ18ư20Ɩ21T22Š26ĺ30ǆ31Ţ
~<sew	85 44ƛ
~<sh	41 -17P-16Ť-12GYŦƧ-11biŰ-10ŀœŪƽ-9ŃƞƵ-8jVŇŒŖƤƥƱǁ-7SķĿŉŏŕŞƌƓƩ-6QłŜŽƏơǊǑ6kŊǒ7aguƗǡ8JƬǏǘ9hUŶƈƮ10pĺŋŚŲ11Kňƭǎǥǧ12Ņǟ13fyńűƢƫǂǌǨ14RŵƘǃ15Mƨ16ŢƄ17ŴƑǅǍǩ19q20Ƹǋ22o23rź24t25vǈ27Ũ29Ɲ31Ʒ32Ō33s36ǝ37Ɖ
~<sha	62 -14ƈ-9P6FŊ7ŘƼ8ŹƄƫ9ŶǍ10MƠǈǔ12ǆǘ14ų18ǩ19ŌƬ20Ƹ21ŲƉ24Ũ29ű33Ƣ
~<she	54 -13Ŏ-11PƱ-9ŰƸ-8ǩ-7c-6iƥ6Ƈ7uŧŹŻ8ŚŶƳǈ9ű11fƅ12Ņ16y17ƫ18pƝ19xǂ23Ʈ25sƨ27Ŵ28Ƒ30q35o36ź37tv43r50Ʒ
~<shi	67 -8ƛ9ǝ10U16ǅ21ǎ26Ţ34R36ƈ44Ɖ
~<sho	48 -16x-15Ť-11rGY-10ƅƽ-9bƢ-8ƮƵƼǁ-7ŀ-6iŉŖƷ6Uŋ7BOŎŠǂ8ĽƁƾǐǠ9dNXĸŗƶƸǒ10ǡ11kJōŷ12ghƗǅ13acMǨ14fƄ15ĺǈǍǥǧǩ16KƭǏ17ňŨǌ18ń19sƘ20Ɲǃǟ23ŵ24Ō27ǋ
~<shu	72 -11Ŧ8ǎ9ƚǕ11ŋ14Ɵ15ƛ16ũ49ǝ
~<si	45 -13Ʈ-11ŨǄ-10Oņ-9Ƒ-8aŇǈ-7cgRĺĿŕŝŤűųŵƩǊ-6ĻŐŞǝ6FQŀŧŲǦ7Űƛƥ8HŎƎ9IłŌťǍǓ10nBWǃ11rœƟƬƲ13fŹƘǅ14MĵŪǂ15tƖ16SŁ18ŴƁƆƗ21ũ23Ǩ24AǠ30Ǟ32Ƈ35ő36ǩ38Ǜ39ƽ
~<sic	78 11xƾ18Ǜ19ƽ34Ǩ
~<sid	63 -10ŨƸ-6Ǆ7q9uŭƝ10CƉ12ŲǛ14Ŕŧƽ17łƁǂǍ20Ǡ31Ɨ36Ƈ
~<sig	61 -11Ļ-8Ƒ-7O7H9qĽǉ10IJƁ11Ŗ12QœƒƱ13y14őƲ15ŎǓǠ17W18ǩ21ǃ24Ɩ28Ł37Ō
~<sim	83 12Ļ15ư20Ǝ
~<sin	57 -21Ō-11ƿ-8ņ-7ƒ6iIƌ7dŸƘƼ8ŗƸǟ9PŹƣƪ10GĸţƆ11ƛ14ť19ǅ23t24fS31ũ34őǞ40ǩ
~<sis	71 -18a7Ǥ11ƤƷ18Ư22ƽ26B47A
~<sit	62 -9q-6Ʈ7zDŚ8HY9rLǦ10ĶŹƙǨ11F12Ƙ13ĹŰƥ14ĵ15ŀ20Ƈ21Ɵ24n27M28Ŵ29Ǜ
~<siz	79 12rœ13Ǟ20Ɔ29Ƭ
~<sk	72 -6Ƙ9ǚ10jƁ11pŊ12Ơ14ǁ16ů19ǀ20ŀ21Ǐ
~<ski	78 -7Ƙ10ǚ11Ɓ12pŊ16ǁ17ů23Ǐ
~<sky	80 12j14Ơ22ǀ
~<sl	62 -10ǩ-8Ɗ-7Ə-6Ń6b7ľ8ĸŤƍ9Ɠ10ň11Ũ12Űƛ13ł14ƀƤǟ15ĽŌ20Ƽ21Ƈ23U25n33ǎ35x
~<sla	77 -10Ɗ6ž11ǟ12Ɠ18U28Ƈ
~<sle	69 -7Ə-6Ń7Ŀ9ĸľ13ŨŰ15ł17Ō18Ƥ23Ƽ28n39x
~<sli	83 -10ǩ11ƍ12Ť19ƀ21Ľ
~<slo	76 8b10U13ň16ƛ22ǟ43ǎ
~<sm	62 -6Ż6Ǜ7ń8Ʀ10ŐƐ12Ŧƞ14A18ŧ21ǃ26ǂ29Ǝ64ƹ
~<sma	73 -7Ż7ƥ9Ʀ10ńƎ12Ő13ţ14Ŧ16A
~<smo	66 -8ţ11Ɛ13ƞ19ŧ22Ǝ27ǂ69ƹ
~<sn	74 7śǤ8ņ10Ǆ26Ž37Ɵ38j
~<sna	83 8ś9ņ15Ž
~<sno	79 11Ǆ13Ž40Ɵ41j
~<so	30 -11ǩ-10ŻǏ-9SƃƑǐǛ-8dƗƼǎ-7tƊ-6XřŨǂǓǥ6Ĺ7mszRŀżƪƳƶƻ8EŕŠŽǅǆǙ9kŊƅƖƠƨǋǗ10inCUĻŷƔǃ11huTŁŃŖſƈƓƝƟǕ12eqFVĸŉų13lvKŘƥ14pAĶľņœŦơ15ĿƩǈ16YŲƒǚ17HĵńŤƤƯ18ŢŶŹƢ19cŇǞ20QŞ21wŪž22f28ƿ29ĺ30y31ķ
~<so>	35 -15Ǜ-11ǐ-9aN-8oǏ-7SŊŻƑ6ơƥƲ7AFOVņŶŹƪƴǅ8CUňŉŕŭſ9wDĹŝƓƞǙ10BGũū11ǄǕ12hkŦžƤƩƻ13yKĻ14cQRƈƒ15sŤŷƔƠƿ16fTŁǚ17ĵķĺńųƖƝ18Ū19ŢŲ20nƢ22œ23i24p
~<soc	70 10j14ĸ18Ǘ23ƿ29Ķ49e
~<sof	80 11g12x15Ɖ23q
~<sol	71 7Ɛ8ƅ9f11Ƈ12ŖŶ13P14Šű15ƕ16ķ21ņ31ǆ
~<som	44 -12š-11ŝ-10ŨƃƗ-9nƵ-8ŌƧ-7ŐŭƖƷǎ6EFŦƌƓƕǦ7gHƅƒƫǈ8yūŴƎƮƾ9fmŚŤŵ10jNķĿŉŪƨǚǜǝ12zĸľſƤ13ŶŽƶ14AŖơƳ15ǋ16Řžƥ17ŀ18Ư19Y20QņǞ22ĺ23Ŋ25Ş
~<son	70 -11ǆ-10t-9a-8p-6B7oŰź10Ǟ11żƯ16Źǃǈ22u24x27y35v41w
~<soo	70 -10ǜ6ľ8ŕ9Ɓ12V13ĿƄ15y18Ź20H22Ǟ36Ń
~<sor	76 10ǀ11fņ17Ƴ18a24Ʃ
~<sou	63 -10I-7ǩ-6űƞ7rŌŽ8bFLNƆƏƜ9ŧƽǈ10Ɖ11Cţ16Ľ17l20ť24cƟ46Ň
~<sp	50 -13FŇŌƸǩ-12cP-11Ő-10Ƭ-9ƆƗ-8Ũ-7Ŗ-6Ĺ6ŃƦƫǃǇǘ7NĴŚƮ8HƅƇ9OłŏŽƍƝ10ǌ11tJŕƷ12ƉƊ13ŰƢǍ14Ŵǋ15ƣ16ĽŞ17ǂ18r19o20fkƘ22q23ƨ26pŻ27X30b31s37g
~<spa	69 -17F-11Ɔ-9Ɨ-6Ś7Ǘ8g9ƭ11ǩ12ƅ13Ƈ14O16Ɲǌ18Ɗ22Ŵ30ǋ
~<spe	61 -12Ō-11Ƭ6Ű7lǆ8t9aŵƽǃ10gNŚƦƶ13kŽ14ŏ15sJ26Ƙ33Ż36X41b
~<spl	77 -13Ő-9ƶ13ƫǇ16ƍ24Ƣ
~<spo	63 -16Ƹ-14cP-9ǩ-8Ň-7a8ǀ10MŰǘ11Ɖƞ12C14Ľ15Ʒ24ǂ25r26os27f30gq31ƨ34p
~<spr	65 -6ǋ8tĽť10jş11ĴƮǞ12Ń14kH18łŕ20Ǎ22ƣ24Ş
~<sq	69 6Ɠ8ū10ǁ11ķ13ǋ15ǖ47Ɔ
~<squ	69 6Ɠ8ū10ǁ11ķ13ǋ15ǖ47Ɔ
~<sr	82 -8Ǧǧ69Ƅ
~<sr>	85 35Ƅ
~<st	37 -19Ĺ-13s-12ĿƦ-11bpŝŪƒƠơƳ-10YłŠŶƅƲ-9lWŎŦŧůŴƈƽǔ-8BLNţťŵſƃƭƶ-7hļŖśŞŲŽƙǀ-6TŒƁƟ6Ư7PŃŚŬƤƪ8qŐšƻǕǖǜǞ9vzǌ10OƄƑ11ĺŢƧ12IŰƐƷƼǎ13yMŌŔƏ14ŗŘřźƝǇǈǢǣ15VŸǗ16XƉ17fƋƫ18EŨƮ20mHƜǍǏ21S22tƱ23C24j25Ɔ26Ťǟ27ŀ28ũ29Ƈ31ǅ33ǋ38Dƚ45ƥ
~<sta	47 -15Ĺ-12Ş-10ž-9L-8s-7ňŎŖŠƝ-6MYŀųƞƲƽǋ6gľŚƪǨ7RķńŔƉƨǍǖ8nĶƚ9akŨƋƥƻ10jtƩ11ŐŹ12VřŰ13Ť14SƤǜ15fǣ16EXŃƄ17Ř20Ǉǈǟ21CHƏ22ƜƷ23ĺŌŗŢ26Ʊ29Ÿ36ǅ
~<ste	69 -8ń-7ƽ-6Ƙ7ǎǨ8dŘ9Ť10u11ƛƼ12ǘ13Ǟ15ž16Ɯ17S20Ǐ21ũ27Ư
~<sti	53 -10ŸƦ-8Źƅƛ-7p-6ĴŢ6ƀƌƹ7jMSǆ8nHŜƋǋǟ9cŀƺ11fZ12OUƔƬ13ũ15qCJQ16ŨƧ17Ƈ18Ŭ19vǩ20tz21P24DI33ƫ
~<sto	54 -10Ɨ-8Ơƣ-7ƽ6żƑ7ƊǊ8OVųǞ9ǅ10yǡ11ŀŊǌǎ12Ɲǟ13Ʈ15ōǢ16Ť18j20Ǎ21Ǐ22M23Ɛ32Ǘ33ǋ41ƥ42Ɔ54ƚ
~<str	57 -8Ɨ-7ƥǘ-6ƴ6Ũ7oǄǎǣ8ƞǧ9tŔŚ10ĴŇř11ňǋ12Eŭƽ13ŰǃǕ14Ɠ15ŀ16GƼ17Ǎ18ũƑ20š37D
~<stu	59 -9Ŭ-8ǩ6dXşŤư7ƹƿǕ8ő9ŁŞƣƱ10ƉƋ11Z12Ǣ13ǐ14ŀ15Ʈ16Ƣ17A21Ɲ24Ƈ27ƥ29ź33Ɨ34m
~<sty	77 7ƉǇǈ18Ǒ
~<su	50 -12ŷǞ-10ƋƗ-9yŞ-8ơǧ-7Ŗŵ6Ũŭƅǡ7ZĺŀŸƟ8ĻŇųǙ9z10kƝƿǌ12ĸǤǩ13ŎŪ14x15ǜ16i19ķ21ƪ22jL25ƌƼ27Ɗ29Ŷ30Ǖ59Ǒ65ǒ
~<sub	62 -12Ǉ-11Ƌ-9ơǧ-6ŵ8ůǤ9ƅ10Ō14ǌ38Ŷ77Ǒ84ǒ
~<suc	85 7ŭ10wƻ
~<sud	85 11ŭ16ĸ17ĺ
~<sue	76 8Ŀ11Y26ķ28ǜ
~<sug	79 6Ƃ7ƽ13ƴ15Ǚ19Ƽ
~<sui	83 9ķ13ǡ16Ň22L
~<sum	75 14Ɵ19Ǉ20k24x42Ɗ
~<sun	79 -14Ǟ8Ļ30ƌ39j
~<sup	67 -9Ɨ-6ǝ7Ŕ10rǐ14nzL15Ɲƿ20Ŏ24ǩ43Ǖ
~<sur	68 -9y7bs8Oĸŏ9ƱǤ10Ũƌǂ11aZ12ǒ14ŀ16ǝ22Ƽ27i31ƪ
~<sus	85 11Ƅ14Ÿ
~<suv	85 -16ŷ7ū18ų25Ū
~<sw	65 -10I-8Ň-7xǩ6wŎ7ƫ8hHŸơ9ǖ12Ō15Ƶ16t17Dų20c21M24X34Ţ35ƍ
~<swe	79 -12I-8xŇ8w9ƫ10h11ơ20t21D26c
~<swi	69 7Ŏő8Ÿ9ǖ14Ō23M26X36Ţ38ƍ
~<sy	68 8ǝ10E12D16Ǘǘ17ǕǛ19Ǝ26ǖ
~<sys	68 8ǝ16Ǘǘ17Ǜ18Ǖ19Ǝ26ǖ
~<t>	83 12ǘ14ſ49b
~<ta	45 -26I-14ǩ-11ZŶ-10l-9ĿŌ-8YŔřƌǅ-7iPXĺŁŕŖƄƫƵƾǈ-6uRŀŐŷŹƙƶƽ7kLĴĽŃŪůǛ8aƉƋǃ9rAƏƓǊ10łŎƱǙ11ĵĹŧƗ12őƤǞ13ƖƬǨ14śŢŭźƧƪ15ťŴ16ńƅǂ17zķŠƯ21s24ǁ25B26ŋųƺǖ27ū28T30Ǡ42N43ƻ
~<tab	73 -8ƌ7L9Tł10ƥ12Ʈ14Ś15Ɖ16n17Ž22s24M
~<tac	87 10Ǘ11ŭ20Ŵ
~<tak	51 -14ǩ-11rX-10Ŷ-8ZńŔƆ-7lMYŦƄ-6Ƶƾǅ6ŞƦǊ7ņǂǋ8WłŠũ9NŝŴǄ10ĴǛ11ŭůƏ12TśƯ13kƓ14ųƤƱǠ15őŧƗ16ŎƖ17ƬǞ18ŢźƧƪǨ22zķ29ǁ31ǖ32B51ƻ
~<tal	57 -6ņ6KT7LōƅƆƨǠ8XŦƯ9C10Ňƍ11v12ĵ13Ľ14Šǂ15ťǙ16s17aA20Ĺ26r29ń38ƺ44N
~<tap	85 55ŋ
~<tar	87 10Ļ15Ń20Ū
~<tax	76 8Ǌ12Œǆ21ƅ22Ǡ23T
~<te	40 -16ŷ-12I-11Gţ-10Lƕ-9ŀŇŞť-8bĺŘŲƫƮǐ-7łşųǥǨ-6cŃ6Ơ7kWŪưƴƾǅǘ8nœſƂƄƞǆ9qĶĹňŕśŢƟƢ10źƊƨƳƵ11iŔǁ12guŊŖǜ13U14Ǚ15ŶƿǄ17ŤŽ18ōŨ19FƜ20ŭ23l24Ʃ28Ź29ƭ32P33B34ǈ42K
~<tea	76 -8ƫ7q10U13ǃ16Ķ23x26ǈ32P
~<tee	69 -20ŷ6ƀ10Ǉ11Ţ13ƿ15ŭƂ17v18ź58Ź
~<tel	43 -13ĺ-11I-9GŇƕ-8LŀŞǐ-7bśţťŧƣƮǥǨ-6ş6ĿƵ7qCKļŅű8hFHĽƠƤưƴƿ9EUŪƄƭǅ10gnŶſǆ11lƞ12kĹƊƨƳǈ13Ŕŭ14iŊ15uŖŨǩ18Ǆ19P20Ž21ōŤ33B
~<ten	75 -6k6Ÿ9ĺ10ň11ƟƳ12ƣ14CR15Ƣ23F24Ɯ
~<ter	67 -7ŘţƦ6g8wWŨƵ10œƜ13ŕ17Ǖ18ǜ46Ʃƭ
~<tes	77 -8ŝ6ƹ11ŧ14Ŷ22Ǚ26ƾ28ǁ
~<tex	69 -19ǩ-10Ǖ13ǘ23l29ś64K
~<th	17 -20o-17T-12ƨ-11Ĺ-9XŸ-8P-7ŊƂƿ-6LǗ7htIKƐƜƲǃǊǏǝ8eşţźƎƘƟƦǧ9fADŀŉůƁƔƵƹǄǣǥ10jĽŎũŮŽƧǉǢǨ11sMĶķŏŐűŶżƏƚǍ12wVĺŢſƯ13ŋŒųŵƊƌƖƪǒǓǦ14ŘƄƒƕƥƫǇ15řśƍƢƱǤ16EňŌŰŷƮǟ17krWłŕŤžƅƛƠ18lQŚǋǛ19ŁƈǑǠ20nƋǩ21bvǆ22UŔŭ23ōƙ24ƻǈǞ25aĸťŨ26ŇūƑ27xŬơǐ28Ŝƞ29GS30Ŧ31ŧ32yŅ33ŠƝ38ŝ
~<tha	28 -14iĹ-13YŘ-12v-10ŹǊ-9esPXZŖǨ-8ŃƔƟơƬƮƷ-7JTľƓǟ-6ƨ6DŁŰųƐǦ7kWņŲƪưǓǕǜǩ8xŋŌƍƏƛ9Şůƀǝ10adhHVļŎƁƯƻǧ11MŀřŮƘƹ12CĽũŪŸƈƌǂǚ13ŒŔŬűż14uFķŅŽƅ15QŜŧƝƥ16śǋ17ƙ19tƧ20Ťū21pS22Eő23ŦƩ24Ƴ28G29ĺ32ŭ33ō35Ň36ŠŶ38ň39ĸ41ť43b52Ũ
~<the	19 -21Ň-19ň-18ŊŸ-16T-15oĻ-14Ƃ-11B-10dipqC-9LĹń-8ŏœŶ-7ŃŖŨƩ-6NPǎ7QRWŽƓƱǄǉǌǕǡ8hśšŴŻƇƽƾ9DŀůűƎƐƜƥǁǅ10EōŞũŹƲǃ11wSĶŌƗƦƶǇǖǧ12şţƁƟƧǢǥ13elźƔǊǍǒǩ14fkĽŢƌ15řŠżƅƪƯǆ16ƍƏƚ17łŰƈƕ18nŜŵƊƒƖƙǋǓ19sŐŒŕŷƛǞǤǦ20ŘſƄƑ21Łų22ŚžƫƻǛǠǨ23GƢǑ25Ŧ26ƠƮǈ27xƋƝ28ǐ29ŅŬơ30vūǟ31ƞ32Ŕ35U39ŧ40yŝ
~<thi	40 -19o-16Ʀ-14ƨǨ-13Œ-12ĸƄ-11ZƮǅ-10nYưǇ-9pƲƶǠ-8ŐƌƠ-7WĶńƑƫƱƿ-6FņŢſƩƽǑǕ6Uŉ7hSŨŷƀǒǩ8JŀŜŲơ9bQŇœƕƹǊ10yŖƘǟ11GŎŕũ12kVľň13NX14ciłƻ15j16d17sHMŌ18ŝƭ20ĹĿƖǞ24Ł26Bŋ27Ļ29Ƭ30AŏƵ32I33Ń40a52ĺ59r
~<tho	55 -8JŬ-7ũŹ-6C6Šű7UņƅƛƜǌǍǘ8ƕƗǄǊǐǩ9HŕƂƞư10Aĵƍ11ǒ12ńƑƯ13Ǥ14xŢƩǇ15Ƶ18Ǒ20Ž36Ň
~<thr	51 -9ǟ-8P-7ƟƧ6yŇňżƛƮǕ7ƂƱ8ļłƳƻ9ĸŖšŧƁƕǖ10zŊŔƌƚ11ZƦ12n13ũ17jŏ18Őǥ20Ťƨǎ23Ũ27W
~<ti	47 -14ż-11a-9TŒ-8ńƨƱǞ-7nM-6XŨƌ6ǘ7vǒǖ8ŊšţƩ9œŕƴƾ10FWĺőƦ11PņũŶƖǩ13qǏ15łŔǇ16fŬ17s18Ɖ19RŲƟ20Ń23Ļǎ25V33O39gLƭ40N43Ż
~<tic	66 -16ż8Ĺ10NǏ18ţ20Ŷ24Ŕ54Ż
~<tie	83 10Ľ21Ǐ33f
~<tig	83 9ǝ12Ų13HL19g
~<til	68 6ĻƗ7sF9g11Ƅ12yƑ13ƾ14ĺǧ17Ʃ19ŕ31Ɖ53ƭ
~<tim	52 -11ǝ-10a-9T-7Œƨ-6PĹ6ŝƲ7FŜŻƧǣ8ĵƑƺǖ9ƈǘ10ĻŊǒ11œš12Ʀƴ13Wņ14sĺũ15Ųǩ16ő17g18ƟǇ25V26R27Ńǎ37L38NO
~<tin	87 13Ɖ14g21q
~<tip	85 14ŉ29ł
~<tit	75 -8Ƅ7ǈ9ƕ10ķ11ǐ18Ɩ28Ŭ29P
~<to	28 -23n-18Ťǈ-17Ʃǖ-16Pǋ-14ǡ-13SŰ-12FĽŚťǛ-11rŞƻǇ-10ŀŮƞǅ-9fhwŕƒƔ-8pWźƇ-7QƃƲƽǥ-6Tǎ6Ŝş7bqŅūƗǀǔǢ8űųƦ9tGļŊŴƂƝưǧ10ŐŷƑƓƙǉǐ11iĿƀƜ12deǜ13oNŇŧƕ14YŶǁ15yVłōŹž16ŎƳ17Bĸƭ18HKLŋœŵƤƷ19ś20O21ľƹ23Ɓ24asACŨ25jţ26Łǝ27XĻŉŢƯ28ƫ29ĺ30Z31Ǐ32MǞ33ŃůƵ35Ō36ƶ
~<to>	31 -22n-19ŏ-16Ŗşű-15ŤƩ-14Ʀǈ-12Sǋǖ-11PǛ-10ŒŮƻ-9jpFĽŀƞƼǂǅǇ-8fhrŕťŰƃƔǣ-7uwźƇƲǆǚǟ-6ŚŻǊǢ6ƖƳ7ƌƬƮǍǧ8ļƠǌǓ9OŊŲǩ10dkĴǀǐ11GŇŝŴƙƧ12ųưǏ13ĸŜŷƗ14ĿŎƑƤ15Lǜ16eoBŧƓƜ17NĻľƕ18Kǁ19yŶ20ł21V22AXŋōŵƭ23śŹ24aHĺƷ25sZ27œ28ǝ29ƫ30ţŨž32ŉŢ33ŁůƯ40ŃŌƵ41MǞ42ƶ
~<tob	76 12ǂ41ƹ
~<tod	54 -18ž-15ǡ-11Ǘ-9Ƨ-7PŃǩ6ŀƫ8ǧ9őƓǢǥ10x13aŗ14v17Ŗ19Ĺ21Ō22Ʀ24Œ25jO27Őű34iĻ37ĺ41ŏ
~<tog	76 13M14Ǌ15Zǉ20s26ş
~<tol	72 -8Ŝ7Y8l9ļ10Ɓƾ11jŖ12uƧƼ17Ŕ18dƴ19A23B
~<tom	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ11j12ǣ13ǝ15Ʀ17ű23L25Y
~<ton	77 11ś12b13ŉ14Ŗ16r17Ʀ
~<too	55 -15Ɠ-11Űƾ-9L-8ŏơƮ-7aŁŝ6U7ŅŎŠŧūƎƯǆ8cłŊŪǂ9bńŇƪ10ǄǙ11otǚ12ŽǑ13ƨ15ũ16Xňƀ17ş19s23jƳ24Ɲ25qǢ43Ǐ
~<top	68 -10œ8aŗǦ9ĺ10Wǔǥ12ƉƣƵǊ21ľ23ř24ƈ27Ƃ
~<tor	85 8ƚ10ǝ14Ŀ
~<tot	76 -6Ś8Ŧ10Ņşƹ11uZ15ŵ21ǉ
~<tou	76 -7d7Ǘ8ōƙ9ƹ10Kńƿ11ǟ12ŀ13Ƽ15Ŝ
~<tow	66 -8Ō-7ǖ6l7ǐ11ƣƾ12ů13Ɵ14Ň16Ǖ17X22E58C75Ɓ
~<tr	47 -14Ɣ-13Ǉǩ-12R-11GŜ-10ŷ-9nŅǧ-8NOŌƋ-7gqHĴńŇƙƞƱ-6ş7imDŎŰźƘ8kUŪƜǋ9ŵǜ10ů11IŞǄǏ12cĹǛǞ13LZ14Ƽ15Əƿ16AŬŭǚ17Qű18Ɵ19ņŝ21ƍ22PŧǙ24Ŵ26SƲǀ28Ɓ29Ƒǐ31ǘ35Ŷ46Ž
~<tra	59 -12G-11ǧ-8Ǧ-7ŷ7YǛǟ8Ƃǘǣ9Ǐ10lQ11m12űƝ13ź18S21ǐ27ǀ28ƍ29Ɵ30Ǚ38P41Ž
~<tre	62 -11Ŝ-9Ņ-7Ƌ7ƶ8Ş11jD12Ƙ13i14Ƽ15Ŷ17U19ņƿ20Ǆ23ŧ25ǚ30ŝ42Ƒ
~<tri	75 -9Ō-8O10Łǀ12Ţ13ů18Ɯ19k33Ɓǘ
~<tro	70 -13Ǉ-7n7Ʈƿǘ8ĵ9Ƹ10pƛƼƽ11Ĺ12t16Şű20ǜ
~<tru	57 -14Ɣ-12R-9ǩ-8P-7Ɲ6Ǐ7ŧ8ņ9ųƦƫǞ10ĹŰű11ƁǛ12QŎǋ13ŪǦ16Sŵ18c19Z21Ə22AŬŭ27ǐ31ŴŶ33Ʋ
~<try	76 -9N7Ů8Ń12Ǟ20ǘ21I26L29Ž
~<tu	60 -11wǚ-10Ʀ-9iƳ-8t7dzŀŚǧ8ķǞ9pVţŰ10Ǌ11Ź12AƗ13ŉ14aC16ſƧ18Y19c20Ƌ23Ʊ26ƍ31ƴ32ǜ38v
~<tub	78 -8j27Ƌ35ƍ
~<tui	85 36Ʊ
~<tur	64 -11ǚ-9i-8tƦ6ĵŤ8dŀǧ9ķǞ10pVţŰ11Ǌ12Ź13AƗ14ŉ17ſƧ18v26c33ƴ35ǜ
~<tv	87 -13ƥ-6ŗ11Ɨ13Ɗ15Ő
~<tw	76 8lw10ţ11ǥ13uRĴ19ƻ25y
~<twi	77 8wy10ţ11ǥ13Ĵ14uR19ƻ
~<ty	69 -11ƅ-10ƈ-7aǍ7ǎ8Tǆ9f10łƿ11ǉ12ǔ14bƉ15ƣ16Ƈ19EǄ20Ƽ31Ʃ
~<typ	69 -11ƅ-10ƈ-7aǍ7ǎ8Tǆ9f10łƿ11ǉ12ǔ14bƉ15ƣ16Ƈ19EǄ20Ƽ31Ʃ
~<ub	82 -11Ǉ41Ų
~<ube	82 -11Ǉ41Ų
~<ug	82 7ļ12ņ15ĵ22Ǥ
~<ugl	83 7ļ8Ǥ12ņ15ĵ
~<um	62 7Ǔ14ǩ46Ǧ50Ƃ
~<umb	62 7Ǔ14ǩ46Ǧ50Ƃ
~<un	50 -8Řơ-7ŒťƉƠƵǢ-6ǋ6ƛǤ7cļŦƕƘ8ŕŬŻǀ9hiŎŪƊƭǅǍ10Ņ11yY12ƒƙǃ13gş14ƨ15ĸŤ16ƞƩ17ĺňƤǌ18X19nŖƥ22Ş23ŀ24ƣ44ſ
~<unc	83 7ư10T11A
~<und	57 -8Ɖ-7Řť6ŃƩǊ7GŀœůſǞ8ƛƽ9ĵŦƘǌǤǩ10cŻ11iŪ12hŅƊǅ14ƒǃ15Ŏƙ16ş21ĺň23X25Ŗ29n
~<unh	85 45Ş
~<uni	60 -8ĵơ-6n7D10ļ11ǌ12ŬǍ13ƕ14YƩ15Ť16y19ƨ24ƥ25Ƥ31ƣ47ſ
~<unp	87 8ĸ37ƞ
~<unt	85 -9Ń13O18ŕ21ƭ
~<up	42 -26ǩ-18Ƨ-14ŖǞ-12s-10yƢ-9ŧƶ-8LŅ-7nYŇŏŬƞƳƵ-6vľǈ6ĺŹƚƾ7rCŐŗƑƓƗǤ8WŜƇƬǔ9Ĵńťƥǚ10iŉƹǝ11Ŀţƛ13œƋ14śƩƪ15řǌ16jǆ17kVǍ18xžƅǗ19Ʋƴ20Ǌ21tƙ22Ĺ23HŌ24ƉǢ25Š26Ũƣ29Ŕƌ30l32Ƥ35ŕ
~<up>	44 -24ǩ-14ŖǞ-11s-10ƢƧ-9yƶ-8ŧ-7LYŅŇŏŬƳ-6ľƜƵǈǍ6ķĸǒǢ7ĺŹƃƓƚǟǨ8ŐŗŨƑǤ9CWŚŜƇƬƾǔ10Ĵńƥ11iŉťƲǚǝ12Ŀƹ15œƩ16řƪǌ17jH18kVǆ19žǗ20xƅ21ƴ22ƣǊ23tƤ24Ĺ25Ōƙ26Ɖ27Š31Ŕ32l38ŕ
~<upd	69 7Ǎ14Ƌ15Ʋ30ƌǢ
~<upg	85 8Ƌ10ƌ
~<ups	70 8ƣ9Ɯ10qHƛ15ţ17Ƥ18Ɨ28Ǎ30Ũ
~<us	50 -12q-11ƒƝǒ-10Ū-8ŅŢ-7dş-6Ň6J7ǅ8z9avƅ10ĵŎŵŹŽǐ11Ƅ13ţ14ĺŐ15ƹ16ł17Iǖ18Ĺ20Ŵ24Lœ25Ǒ26s29ƿ30Ų32ų48ļ96ŭ
~<us>	62 -15ƕ-14A-11q-8Ţ-7d-6ǩ6ŀ7jłŋŪƆ8LŌơ9xƤ10ņ12az13vĺŎ14ĵ15Ƅ26Ĺ35s62ļ
~<use	55 -16Ū-12ǒ-11ƒƝ-8Ņ-7ş7DƏǂ8JRƗ12ŹŽ14ŵ15ţ16ǐǩ17IŐ18ƹ20ǖ23Ŵ28Ǒ29œ33ƿ34Ų38ų74ŭ
~<usu	73 7ĺƅ8Ķ9ǩ10AWř14ǅ18ł25L
~<v>	83 -11ŝ-7Ň17Ū18Ɯ20ū27Ŷ
~<va	56 -11Ǟ-9Ŀ6Ɓ7x8ņƀƛ9Ǐ11Ÿ12ũ13CŏƩ18ŭ20ľƒ21Ƙ25ƪ27Ɵ35ƹ41k44Ǣ51ǐ
~<vac	79 -13Ǟ39Ɵ40k
~<val	61 -9Ŀ6ƥ7Ɓ10ƛ12Ÿ13ũ14C15ŏ22ƒ23ľƘ28ƪ35Ǣ
~<van	72 10ƀ11ņ16Ǣ17k25ŭ67ǐ
~<vap	83 54ƹ
~<ve	60 7dŞŵƄ8ŭŻǧ9ŁŶ10Ō11Űžǖ14ūŬ17ų19ǅ20ş21Ŵ26ǐ28Ū39Ǖ
~<veh	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ū16Ŭ19ų21ş23Ŵ28ǐ30Ū
~<ven	76 11Şǧ15ǖ25ǅ50Ǖ
~<ver	83 8O11d15Ō
~<vi	62 -8h6ƅ9N10Ɨ11e12Z13ƾ14ƻ16MƇǁ30ŻƜ73ū
~<vid	85 15Ɨ23M
~<vin	71 -9h19Ƈ86ū
~<vio	80 40Ż
~<vis	74 13eN15Z17ƾ21ǁ38Ɯ
~<vo	75 7ľ13e15a16ĽĿǩ17Ə21Ł
~<voi	83 -10ǩ8ľ15e17aĽ18Ŀ
~<vol	83 19Ə
~<vot	87 25Ł29ǩ
~<w>	79 -7ŝ9ƿ13Ǉ18b19T21ő25Ǒ
~<wa	35 -16ŗ-15C-14Ʀ-13Vō-12ŘƉ-11dNYŇŞŮǖ-10gwWĿŁŖ-9AU-8iuńŏŒŰűŷƜƨƻ-7zFĽşŪŭŲƚƩƪ-6JPQŚųſƓƔǅǇǔǗ6Ʒ7bĴņŔƟ8TƗƵǤǦ9ƤǍ10rŽƂƲǜ11ƀƁƃǄ12pƌƼ13oƈ14kũƬƭ15yƄǓ16MĺŀœƇƴ17XŠůƫƱǌ18ŉƅ19Ņżưƽ20s21Ƴ22ŌŨ24ļŧ25Bšƙǉ26Ļň28j29Ŧ30Ƌ31K32ť33Ťƶ39ŵ47ǩ60ƛ
~<wag	73 -12Ǌ-6Œ11ƃ14ǣ31T53ǉ
~<wai	75 -11ơ7Ǔ9ǧ10ŧ13ǜ16Ķ17ĺ18ǌ19sŵ20ſ
~<wal	59 -11Ũ-7ǟ-6j6ƊƑǛ7ŵŸƛƽǘǨ8nxyƐƧǈǍǎǕ9żƠƮ10ĸŐ12ł13ǝ14ZƗ16ƌƣ18ĻƇ19Ť23Ǆ
~<wan	45 -14ŗ-13Ʀ-11ŘŞŤǖ-10łŦ-9qNƿ-8F-7wŁůƩƯ-6ōŏƓ6ķšƂǃ7oŅŒƗǨ8kyǡ9ŴǞ10ŀž11bŕ12ŊơǁǦ13ľŃ14ƀ15Ĵ16OĹƵ17Lſ18KƁ20ǌ21M22Ǔ23ư24Ƅ25X26Ƭ27ƭ28sƫǩ29ĻŉƱ34Ō37ƶ
~<war	85 -25V18B20ǋ66j
~<was	45 -23ſ-13Ɖ-11CŒŴ-10dXƭ-8Ŏ-7sUłǞ-6jĹ6vŉ7oǊǜ8cĵƂǍ9Ļ10ŜǤ11ƒ13kĺ14Ƽ16ũƋƲ19ŔƈƤ20pŅƴ21ż22ƽ23ň25ļŧ26B27œšƅ28ŵ29Šǩ35Ƴ36ƛ42Ũ43Ť47ť51Ŧ
~<wat	59 -8Ƹ-6C6Ơ7ƎƏ8Ƒƺ9ƃƊƍ10ǝ11ũ13qǩ18ƘƯ27Ž29Ɵ37Ƌ51ƙ60ƛ
~<way	62 -12Ů-11I-8ō-7O-6ŝ6o7ŧ8ŶƇǂ9ņ10Ƒ11Xƶƿ12m13rŎũ15ŵ16yļň19a22j26ŀ36K38ů
~<we	39 -12ŗŜ-11gVĿƙ-10qŒŘŹ-9CSŐŶǞ-8WſƌǄǈ-7nyKZľŉŢƋƞƠ-6mAňƓƗǦ6cŔƎƱǁǢ7šůż8PQĻŁƂǂ9iIŴŵǟ10ńŪƳƹ11ņťƛƭ12ŅƖǎǤ13ŋ14tLŸƵ15ŕŲ16ŭ18lXŠƿ19jMĹļ20ƅ22Ť23Rƕ24ds25Ľǝ28ƺ29ŧŨ34kƬ35œ53Ō
~<we>	52 -10Ň-7g-6ńǦ6ŏ7Ʃ8hļŃƊ9cvĴŦ10Ʊ11Oƭ12ĹŚşťƀƂ13dŷ14ƕ15ŎŕƵ16I18XŴƬ20ŋŪ23Ļ28Ľ33M44s75Ō
~<wea	76 9U11Ǚ12Ɖ15Ť29ǩ33j
~<web	80 10Ĺǖ13ń33ļ
~<wed	83 9ǔ11f12ǧ13Ǜ
~<wee	54 -7ǟ6ŧŮ7Ńų8ƕƜƤ10Tť11P12ŕ13iĽ14ůƟ16Ɩ22ŵ23ƿ24Lǎ27Ų28k31ǝ32ŭ38R
~<wei	70 8ǁ12ł13Ł14ǘ17ǂ62ƺ
~<wel	65 -8ƨ-7s-6ǩ6kƏ7ŀũ8axHŞŧű9Ĺ10NĻō11P13ƕǊ14Q16p20ń21Ŗ26t27ŝ32ǟ
~<wen	65 -9ǩ-8ŐŜ7ĺ8HQ9cŀƫ10őƬ11ǜ15kz16Ƴ17Ũ18l19ņŔ25ƅ26œ31Š37Ť
~<wer	53 -10ŝƤ-8ŗ-7Ļ-6Ř6Uĸņ7ĹŇŻƭ8rYƅƦƵƾ9Š10ƍƷ11Ƴ12ǢǨ13šƎ15X16żƮƹ17l20Ǥ22ŅŸƬǝ24d27œ30ŧ36Ũ
~<wh	19 -23Ō-20N-17x-16U-15tK-14Ľǟ-13ţŧŶ-12bzFŽƞ-10ŊŲ-9ǁ-8ŬƔǦ-7uHŚśůƙƝƟ-6ŏƏǒ6lſƋư7ŸŹƺǜ8dhmEWYŘƼ9yńƈƦǃǊǍǕǙ10SũǓǠ11Tşƭ12aŜŨƃƌƓƘƫƷƽ13vJPXŃőƵƾ14ŤųƖƳ15ŎŠŦƅƇƗƩǅ16oZŇōǆǝ17gRļŵŷƊƤǎǗ18DGłŅǞ19ƻ20ĻĿŉǐǥ21Ǩ22qŕ23ŞŴƠǄ24Ŕ25ľǏ26Aŝǔ27wBķťƯ28œŗƶ29ƕ30LŪ31ĺ32ƒ33Qơ34ǈ35Œ37ŐŖ38ŀ45Ĺ52C55ǩ
~<wha	24 -23ŷ-22Ƣ-19FǠ-18Ł-17Ŝ-16ŌŬ-15nzNŰ-13MŹƟǋ-12xUĴŶ-11bAļƄƫ-10stHVŧŽƴ-9KĽŚţǑ-8uƏƿǁǛǟ-7OĵŐśųƜƤǐǦ-6Sƈƙƹǂ6rIǗ7ŏǣ8ižƅǡ9dŕưǨ10hoDƔƼ11EŃņƕǎ12RƑƨǉ13cLƧƷ14qűƉƌƬƵƽ15ŵƺ16ǓǞ17WũǊ18JZŨƦǃ19mYƓǝ20ŘƘơƶ21vōŔƩ22ŎƊ24Xǥ25ŉǈǩ26gTłǏ27ŅŦƇ28C29wŇŝƻ30Ơ31Ɨ32P33ķ34ľ35Ť36ĺĻŴ38Ǆ39ŀŗ40ĿŞŪ41B42œ46Œƒ50Ŗ57Ĺ
~<whe	36 -19a-18Ť-13ŁƉ-12ņǃ-11ŌƱǟ-10ŐűƃƞƮǝǨ-9ĺňŞŬǄǈ-8KUŭƝƨ-7bcBNƗƬƻǇ-6uwōţŪǛǥ6dľŘƛǜ7frARĶŏŖƴǅǐǒǘ8ŒŚŴƋƶƿǩ9qųƷǗ10pOĸŲǞ11gĴšƟǢ12ŸƄƾ13HǙ14yŜǀ15ļſ16ƭǂ17sǏ18ĵƤƹ19Ƨǎ20Źƅ21ǋ22QV23DMƈ24Ƴ28Ɩ29ő30Ńŕ32GŰ33S37C40ť44L
~<whi	52 -11ǚ-8Ţ-7ƨ-6Ǩ6ŸƄƟǖ7dƜƯƴǠǥ8ļŬ9bGńŻƕƣ10ľŇőŧƤ12Ǝ13ŷƁǈ14ƻ15ŉŪ17R18ƾ19ǝ20ť22Ő23aC28J29Q46ų
~<who	37 -22ŲƔ-15LŏŢ-14TŪƣƧ-13xŭ-12ĿƗ-11mVŚ-10ŃŒ-9HĹŌŴŸƞƦƮ-8YĺĻŘűź-7svGPĸŞŤƅǃǢ-6yKŀņŊžƝƷǊ6uǥ7ŝƟƬǇǚǣ8ưǧ9lZſǜ10żƐǍ11Ǜ12ŬŹƩ13ƜƳ14ƁƲǗǩ17Ǒ18ƱǕ21wǅ22a23QńƤ26Šƃ30ƶ31oļşǆ35ų36nŜƕǐǨ37ơ38ŷ42ƫ43Ǡ48Ł49Ƣ51ǔ57ǈ59A61Ư70Ő
~<why	61 -8ļũ-7œƶ-6ő7ǣ8ABľ9ŝ10ǆ12Ƶ15r16ƴ18Š31Ĺǩ41ŀ43Ţ45ĺ46Ŕ
~<wi	33 -20ǩ-16Ł-15v-14PĺƸ-12ŏŘǄ-11RZůƃƔƦ-10ľƖƩǅ-9ķŪƣ-8Cƌǟ-7huDŅŔƅƒƶƾǔǗ-6GŃŒŮƈƝ6X7ASĶŰƕƤƿǈǍǡ8Lœūŭǃ9jzĸŋŹƧǜǤ10ŧſ11ŀŜŢŽƂƛǎ12nyńŊŬŴƳƵ13gŚǓ14ĴƐư15ĹŝƋ16ŖŶ17şǨ18š19Ųƨǁ20fMĻňŵƢ21ņƮ22qƷ24oprt25sŐŞ26ǂ27ł28b33ƚ34V36ő49Ʋ
~<wid	82 -8a9ƫ10Ǩ13Ʒ20Ƴ23f
~<wif	55 -20Ƹ-13w-12P-11a-10v-9Ǆ-7HŌƦƼ-6dƧ6ųƺǨ7V8bjŶƫƳ10ǆǈ13ƮƷ20Ŵ21f30ƨ33st39q40r43o46ǂ52p
~<wil	53 -10ǩ-9D-8Ř-7vŊŠƻ7zōŐśũǁǓ8ƭǞ9oĴňţŽ10NŌ11dĶơǊ12eƕ15sǃ18V19HŹ21L24M28y45ł81Ʋ
~<win	63 -10Ř-7Ɩ7ňƐ8ű9ǘ11ŤƑ12Ɵ13b14ƿǛ15ū17ƛ22j23Ļ24ǎ62ƚ
~<wir	74 -8ƣ10Ǝǘ13Ǖ17Ǎ48Ƌ
~<wis	73 -6Ƹ7Ɨ9wƽ13ǂ14Ʈ21V25ư29Ş
~<wit	37 -13Łŏ-12ĺ-11Ť-10RZƟǅ-9HľƔ-8NŃŒůƑǂ-7jCķŪƃǊǛǩ-6oOŅōţƩƫƯƶ6Qťŷźƚ7zBFżƞǖ8MWœřŽƽ9sŢŰƁƮǡ10ASXĴŠƤƱǓ11ĻŋƳǜǨ12ĸŭǤ13nňŚŧ14ſƂƐ15ŜŶƧ16Ŭ17ŀńŞƵ18agƷǁ21ŊŝŲ22Ŗş23Ĺš25ŵƢ26VŐ27ņ28b41ő
~<wo	31 -19Y-16O-13n-12ikNǟ-11lFŐŒšƳǎǞ-10wŚŜǤ-9oňƋƟƩǅ-8şŪŰųſƄƜƞ-7hœŠŦŧŷŹƙƻƽǃǛ-6zŬƠƢƺǥ6cƪ7gJMĶŌŶƎƭ8ĵƿǐ9mZĴŏŝƀƂ10sBŇƑƸǑ11ťžǡ12Ǐǚ13ŉŴƃƇƵ14ŃŞƓǈ15śƧƶǔ16Ƙ17ư18qrƐ20Ļŭ21SƝƯ22WůŽƦƬǁǣ23Lƒ24Ŀ25Qǝ26ŵǇ28RŊŢƮ31ķ32ĸƤ33PƷ35UVű37Ɨ40Ŏ
~<won	87 26ŉ35ǩ
~<woo	69 7ţ10j11g14Ƒ29Ƈ57Ɛ
~<wor	40 -15ǩ-12ŚŮ-11ǟ-10ikƜǎǤ-9NOTľŜƵ-8Fǘ-7GŎŒŰųƔƤ-6nHŀƋƟƨǦ6Ł7gJĺ8IǁǨ9ĶŅƌƚ10ŌŏŴƃ11XǏ12Ʀ13Şǔ14ǐ16Ļƒ17Ŋ18ŵƗƧǄǑ20Ƙ22ǚ23ű24Lķ25ǈ31ŭ32Vǣ33qƝ34Qů35RS36W37Ŀ38Ǉ47P50U
~<wou	36 -18Y-12ň-11Ĺĺš-10qO-9nwƳǞ-8lŨ-7PŒƄƩ-6ouFŁņŐǈ6ƀƏƨƱ7Hŉŝ8Vǘ9ŗťŶƪ10cķƫǢǦ11BXĵƃƒ12MĴƂ13mTŇƭƿǨ14sƦƸ15Zǡ16Ńŵž18ű20śƓ21Ɨ22Ŋư23rƵƶ24ǁ25Ļǝ27Ư28Ƭ30Ž38ŢƮ40Ƥ41ĸ43Ʒ49Ŏ
~<wow	83 12ő14ť15u17R
~<wr	58 -16ś-8Pű-7ţŶ-6hv6Ũ7Dŉǖ8qŃřŴ9CŜǩ10oKƞǓ12Ō13Ĺ14ŗƀ15wŸ16ŐŞ20ǜ22ž26bǚ27Ť30Ʋ41ż
~<wre	76 7ŵƃ10ž11Ũ20ƀ56ż
~<wri	65 -17ś-7Ŷ-6vű7Ŏǆ8ǖ9ǜ10ŉř11K12oǓ14Ō16ŗ17Ÿž18Ť19w20Ʋ23b24Ő
~<wro	70 -10P-7ţ7b8ņ9Ŀ10Ŵ11qǩ12CŜ15ŤƲ18Ĺ19ǜ20Ş32ǚ
~<x>	83 12Ƌ13Ū18b
~<y>	85 38b
~<ya	71 -7q-6ǩ7Ŵ8Ū9HM10a11ƍƗ14ƒ15J18ƞ19ƙ50Ƒ
~<yar	73 -7q8ŪŴ9H11ƍƗ14ƒ18ƞ20ƙ52Ƒ
~<ye	42 -12Ƽ-10ǝ-9ũůųƒ-8ňŞŷƉǒǩ-7ĿŇŕŠŤŦŨŴſƠǥ-6lDŵƽ6ƍ7foxUƋƱ8ƞƮ9ǟǣ10qĶ11ǎ12jŀœšţƸǀ13VŁŪƖ16HƔ17ĺŒ18Ÿ19ƾ20dp22v23ŮƟƩ26ƅƈ27TǞ28ǉ34ŎŹǊ35cSő36G40ǅ43ƭ59ť
~<yea	44 -13Ƽ-10ǋ-9ů-8ĹƉƒǒ-7nňŕŞŠŤũŴƠǥ-6DĿŦ7oŻƋ8UƱ9Ʈǣ11qĶ13œšţƸƾǎǟ14ǀ15VŪ17HƔ18cŹ19ŒŸ20ĺ21d22Ɵ23p24Ů25Ʃ27ƈ28ƅ29TǉǞ37őǊ38S39G43ǅ46ƭ62ť
~<yes	74 -8ǩ-6Ř7Ĺ13ŋ28Ł53Ŏ
~<yet	67 -23ǝ-8ųſ6uń7fr10n11ƾǋ12ƍ13ŀǟ16x21ƞ24j26ŹƖ28cv
~<yo	14 -24Ť-20ť-14ǟ-13ōŷ-12Ƈ-11źƅ-8űƆ-7vƑƷǃ-6Ŵ6ŘƎƒƭƼǜ7exņŉŲƯƶǆǉǤ8kGWőŪŻƀƞƱƿ9SŌŗšŭŰƜƮǓǡ10suZŁƙƚƬƲǁǞǠ11MĴĶŎŏŽƘƵƽǏǨ12yłŢƝǑǚǛ13ŃƖƫƳƸǀ14HQŊşŮƢ15BCIĵĸĻĽżƟƤƥƻǈǐǘǣ16azưƴǄǎǙǢ17Ĺśŵƹ18AKOľŚŝŸƁƃǋ19gƌ20fjnƾǕ21ň22dƦ23NXŀńũŶžƧ24Ŝƺ25mTǔ26Ŀ27Šſ28ļŒ29FŐǇǩ30Vķ31iŨ33R40ŇŞ42P45cl
~<you	14 -24Ť-20ť-14ǟ-13ōŷ-12Ƈ-11źƅ-8űƆ-7vƑƷǃ-6Ŵ6ŘƎƒƭƼǜ7exņŉŲƯƶǆǉ8kGWőŪŻƀƞƱƿǤ9SŌŗšŭŰƜƮǓǡ10suZŁƙƚƬƲǞǠ11MĴĶŎŏşŽƘƵƽǁǏǨ12yłŢƝǑǚǛ13ŃƖƫƳƸǀ14HQŊŮƢ15BCIĵĸĻĽżƟƤƥƻǈǐǘǣ16azưƴǄǎǙǢ17Ĺśŵƹ18AKOľŚŝŸƁƃǋ19gƌ20fjnƾǕ21ň22dƦ23NXŀńũŶžƧ24Ŝƺ25mTǔ26Ŀ27Š28ļŒſ29FŐǇǩ30Vķ31iŨ33R40ŇŞ42P45cl
~<ze	87 13ţ32ř
~<zer	87 13ţ32ř
~<zi	66 9ƅ20ƒ98E
~<zil	87 13ƅ26ƒ
~<zip	67 99E
~<zo	74 -7ǟ8x18ƙǩ53M
~<zon	78 19ƙ21ǩ
~<zoo	85 6h61M
~@da	62 -9q9sĸŭǟ10Ōƻǉ11i12ǧ16gŃ17Ǚ19R24ǎ38k48L
~@day	62 -9q9sĸŭǟ10Ōƻǉ11i12ǧ16gŃ17Ǚ19R24ǎ38k48L
~@mo	66 -7Ÿ6Ǥ9ŃŤƛ10ĸǜ11yV12kƾ17ť18p20Ź22d23ŕ25Ɵ
~@mon	66 -7Ÿ6Ǥ9ŃŤƛ10ĸǜ11yV12kƾ17ť18p20Ź22d23ŕ25Ɵ
~@na	53 -12ǣ-9ǟ6r7asŜƅ8ƾǂ9œřƘ10wǡ11ipAľ13ļ14JŐ17ǒ18oǘ21ź22Ŧ23t28Ǥ32ĸ33ǈ34Ś42Œ
~@nam	53 -12ǣ-9ǟ6r7asŜƅ8ƾǂ9œřƘ10wǡ11ipAľ13ļ14JŐ17ǒ18oǘ21ź22Ŧ23t28Ǥ32ĸ33ǈ34Ś42Œ
~ab>	74 -9Ɗ9aŸ11ťƓ14h15Ɖ24Ś26Ƈ
~abe	79 10ƻ23ƽ28Ƽ
~abet	80 23ƽ29Ƽ
~abi	58 7ƂƟǊ8şƯǥ10yƌǦ14hơ15Ŗǚ18Wǌ21ƀ26ǡ35ž
~abie	87 14Ư16y22h
~abil	58 7ƂǊ8ǥ9ş10Ǧ15Ŗơ16ǚ18Wǌ21ƀ27ǡ35ž
~abl	61 -8Ŗ-7pƌǩ6łŌ7Ʃ8zž9Ư10nINŚƳ12lŇ13TňƉƥ15Ʈ17śƤ20ƘƷ26Ƨ28M29s57X
~able	62 -8Ŗ-7pƌǩ6łŌ7Ʃ8Ʒ9zžƯ10INŚ11nƳ13TŇňƉ14ƥ16Ʈ18śƤ21Ƙ26Ƨ30sM50X
~ably	85 12X17lƷ
~abo	40 -14x-13c-9ŏǢ-8QRĻŒŗǅǇ-7jNńňǐǨǩ-6sŐőũƕǟ6ĺ7mŔšŶźƂƋƞƸ8hBĵŖŤƎƨƿǈǊǦ9HVYůƜ11ĶļĽņŲƔƙǛ12ľŊŽƱ13uŉƺǂǋ16ǔ17ŇǁǄǜ18pťŴ19A20Ƴ21r22ŀōŝ23ŞǍ26Ŀ28Ĺ
~abor	85 7ǎ16ǜ17ť
~abou	40 -14x-13c-9ŏǢ-8ŒŗǅǇ-7jNQRĻńǐǨ-6sňŐũƕǟǩ6ł7mĺŔšŶźƂƋƸ8hBĵŖƎƞƨƿǊ9HVYŤůƜǈǜ10ťơ11ĶļĽņŲƔƙǛ12ŊŽ13uľŉƱƺǂǋ16ǔ17ŇǁǄ18pŴ19A20Ƴ22rŀō23ŝŞ26Ŀ28Ĺ
~abov	80 -11ơ25Ǧ42Ǎ
~abs	85 9ĸ17ƾ21Ž
~abs>	87 17ƾ21Ž
~aby	67 -17Ƹ-12t-9Ƥ-7ap8d12ƻ13ĺƯ15Ɲ25uy27wŶ30v40x
~aby>	70 -17Ƹ-13t-10Ƥ13ĺƻ14Ư21d26u28yŶ43x
~abys	80 -14d-8a-7p19Ɲ32vw
~aca	77 -12Ǟ-6ǩ36Ų38Ɵ39k
~acan	85 43Ɵ
~acat	85 -13Ǟ44k
~acc	55 -10Ʈ-9ǩ6aţ7JƪƳ8eƅǂ9mYŜ10ŒŔǆ13Ķ14Ĵť15lAĻƒǔǖ16B17ų21ƃǗ26ř28ƹ30Ǡ38ż
~acce	80 23ƒ24lǖ35Ǘ
~acci	65 -7Ʈ8ţ10Ƴ14Ŕ17ť27ƃ46ż
~acco	61 -8ǩ8aJ9ƅǂ11eY12ŒŜ13ǆ15Ķ16Ĵ17Ļ18Aǔ19B21ų29ř32ƹ35Ǡ
~ace	49 -16ő-15Z-9vǇǞǣ-8p-7WķĹō6ǔ7nƵ8wUƇƍƚǙ9DƠǌǛ10QļŏşƜ11ŃƌƑƔƤǝǩ12ƊƒƢ13ůƈ14FƟǏ15ƥǢ16Ǩ17Ɨǅǟ18ƅƓ19GǊ20H23Ƌ24ƞ26Mǀ28Ʀ34ǋ35Ɛ
~ace>	50 -16ő-15Z-9vǞǣ-8p-7ķĹōǇ6Y7Q8nUƇƍƚƵǙ9wǌ10DƜǛ11ŃŏşƅƗ12ƈƊƌƑƔƤǝ13ůƒƢǢ15FƟ16Ƌƥ17ǏǨ18ǅǟ20GǊ21H24Ɛ25ƞ27M28ǀ29Ʀ35ǋ
~aceb	87 20ļ24ǩ
~aced	79 12ƈ16Ƌ
~acem	80 11Ɨ43Ɠ
~aces	80 11ƅ12ń13Ǖ14Ơ15ǔ23Ɛ
~ach	55 -29ŏ-9Ǆ-8Nǩ-7OĴŇ6UŜƔƢƱƸ7ŠŶƚǆǉ8TZǋǖǜ9Ƽ10Ķ11ĹĺĽƶ12kLųƠơǢ17I18ǈ20mƑǝ21P22ů25q26W31KǏ
~ach>	60 -27ŏ-8NǄ-7OĴǩ-6Ň6Ř7qvƔƢ8ŜŠǆ9TƚƱǉ10Zǋ13ĹĽƠƶ14kLĺų17ů18K20Iǈ30W
~ache	71 8ů10Ƹ11Ŷǜ15Ķ19K27m28qƑ
~achi	70 8ƛ10U12Ƽǖ16Ǣ27ǝ34P41Ǐ
~aci	77 12ĺǀ24Ƶ
~acin	77 12ĺǀ24Ƶ
~ack	49 -13ţ-10Ĺ-8Ư-7rĺ-6ƤƳƻǢ6şŴ7œƫƲƴǜ8żƼƽǏ9Œűſ10ųƝ11Lŀƙ13Ųƿǣǩ14HŮ15hŨƍ16ťƹǝ17Yƞ18Ʒ19ƪ20Š21I22ň23Ǘ24ǥ25ƛ26Ɠ33Ž58ǘ
~ack>	53 -12ţ-10Ĺǩ-9Ŗ-8Ưǘ-6rĺ6HJVĽŊŐƖ7ƛ8ŘƗƲǞ9œŴƍƴƾ10ƽ11Œ12ųſƝƼ14Lŀƙ15ƿǣ16Ů18h19ťŨ20ǝ21Y22ƪƷ24IŠ25ň31Ɠ
~acka	77 14W16ş24Ų41ǥ
~acke	69 -11Ǩ8űż9ƛ11ǩ12Ŗ28ƞ30Ž33Ǘ48ǘ
~ackg	83 10s17ǜ26ǩ
~acki	82 11ż16H20Ž
~acks	80 7w16ǘ29ƹ
~acku	78 -7w14Ɗ16ƫ23ƛ38ǘ
~acky	87 11Ɣ14ƍ
~aco	82 -8Ǩ7C11ŭƮ13l19Ŵ
~acon	85 -8Ǩ7C11Ʈ14l
~acr	82 15ů31ļ
~acro	83 15ů32ļ
~act	56 -22ŕ-10J-9Ō-7MŚƁ-6Ł6ŏ7ŒŦ8dĻŅž9ƇƓǆǧ10ŖŗšƢ11ǘ12Qƒǀ13ř14ơ15Ť16ū17łǒ19ŀ20K21Ǒ25Ň36Ǔ37Ǆ
~act>	67 -7M7ǃ8řƩ10d12ŀ13Ƣ16ūƒ18ŗ27K50Ǔ
~acte	87 12ř
~acti	80 -7Ǔ12ŏ17Ǆ19ǀ20Q39Ň
~actl	73 -26ŕ-9Ǎ12Ņ14ŀš15Ǆ20ơ22Ť24Œ
~acto	70 -12J-8Ǔ-7Ł8ǔ10Ŧ13ǧ15Ɠ16ǘ23ǒ24ł31Ǒ
~acts	80 10ǌ18Ǔ
~actu	76 -11Œ-10Ō-6ƅ8ţƝǢ12Ļž14ǆ15Ƈ16Ŗ25Ǆ
~acy	83 -8ǩ10Ž17ƻ30ƶ
~acy>	83 -8ǩ10Ž17ƻ30ƶ
~ad>	44 -14Ƨ-11Sŏ-10ŧ-9Ő-8ŎŘ-7jnHXłŃňŴƃ-6ŇŜƨƱǄǌǥ6YƋƸǀǕ7ĵŌŠƿ8eJū9tŖŗŞŤƂƈ11ơ12ŝũ13řǂǜ14Ƴƽ15śƤǩ16zšǣ17BN18Ţ19Ÿƛƾǝ22Ż23ĸǅ24ţŨ26Ŷ29D32ņż34ő
~ada	85 10Ǒ11K14ǜ30x
~aday	87 11KǑ30x
~adb	85 11ƣ24Ǝ
~adbo	85 11ƣ24Ǝ
~add	55 -12S-10Kǅ-9ŌŐ-7œǊ-6ƅ6Ľ7EFōǙǠ8wǤ9ƁƘǌ10AŠƽǄ11ǣ12Ƶ13yŰ14c15ǈ16ǧ17GǓ18ǋ24J41D55ƌ63Ǟ
~add>	76 -15G-9ŌǊ-7œ8ķ9Z11ō13Ǡ14Ɓ17ƌ20y21c28Ǟ
~adde	77 -7ƅ10Ǚ13ǈ15Ǆ16ǣ24ƌǞ
~addi	72 -9ǋ10Ź11Ǥ13ǌ14ǧ17Ƶ19Ǔ23Ǟ35ƌ
~addr	63 -12K-10Sǅ7Ǘǧ9EF15Ű24J29ǋ33G48D
~addy	73 -8Ő8gƶ9YĽǈ12w13ƘǞ14Šƽ15A
~ade	55 -14ƈ-13G-12Ʊ-10ƣ-7ǩ6fƲ7ƤƽǑǟǣ9qǆ10ƾ11kV15x16ĹƉ17S18v19ƞ20yPƌǍ27ŠƇ29ź32ĺ
~ade>	59 -15ƈ-13G-10ƣ-8ź-7ǩ7fƲ8Ƥƽǟǣ9mǆ11ƾ13v14q17Ɖ18ĹǍ19S20ƞ22xPƌ29ŠƇ34ĺ
~aded	80 -11Ʊ8Ƌ17V19k23y
~ades	71 -8x8v9ƌ10Ǒ51ź
~adg	87 -6Ǚ21Ǝ24Ž
~adge	87 -6Ǚ21Ǝ24Ž
~adi	76 -8P7ư8Ŀǈ12u15I17B18jŮƝ19k
~adin	78 8Ŀ13u15I18Ɲ19jŮ20k
~adj	83 42ŧ
~adju	83 42ŧ
~adl	82 -13o16ň18p36Ń
~adli	85 38Ń
~ado	78 7ƚ9Ŝǝ12Ŀ17au34Ū
~ado>	83 9Ŝǝ18a36Ū
~adoe	87 9ƚ14Ŀ
~ads	74 -9ƈ9Ʊƽ10zǖ11Ŏ16a21nł30Ɓ
~ads>	82 -10ƈ10ƽ11zƱǖ18a23n
~adsi	82 13Ŏ33Ɓ
~adu	87 8Ʊ10m13y
~adua	87 8Ʊ10m13y
~adv	71 28ǚ42B49A
~advi	71 28ǚ42B49A
~ady	65 -10ǩ-9Ţ-8x-7Ư6ŵǎ8oǁ9vřŧǤ10ĹŜƖ11ŹǞ12p15tS16ư28ŏ31Ō
~ady>	65 -10ǩ-9Ţ-8x-7Ư6ŵǎ8oǁ9vřŧǤ10ĹŜƖ11ŹǞ12p15tS16ư28ŏ31Ō
~afe	67 8NĶ18Ƙ30ŽƎ54Ǚ
~afe>	79 11N18Ǝ21Ƙ37Ž
~afet	70 15Ǝ58Ǚ
~aff	72 -10Ş9ůǔ13M14Ƥ25ǜ28Xǈ36Ǉ
~aff>	79 -11Ş27ǜ30ǈ40Ǉ
~affo	80 12ǔ16Ƥ32X
~aft	54 -10Ş-9ƭ-8Ńǩ-7ŘƦ-6ŧ6zǝ7ƩǞ8bţǤ9ijŰƅ10ťƕ11JƋ12tŌƙǟ13Ļ14UĴ15EŜ16w17Ǣ18yƷ19Ŧƃ20Ţ22Ư25Lķ28Ƴ29Ũ39ũ
~aft>	85 10e24Ĵ
~afte	54 -10Ş-9ƭ-7ŃŘƦǩ-6ŧ6zĵǝ7ƩǞ8bţǤ9ijŰƅ10ťƕ11JƋ12tŌƙǟ13Ļ14U15EŜ16w17Ǣ18yƷ19Ŧƃ20Ţ22Ư25Lķ28Ƴ29Ũ39ũ
~aga	60 -9Ō6ń7Yƿ8ƚ9łƔǡ10o11Ŷ13r15k16t18L19Ɠ21ƪ26ň28Ɨ30ũ
~agai	61 -9Ō6Ǆ7ńƿ8Yƚ9łƔǡ10o11Ŷ13r16kt18L19Ɠ21ƪ27ň28Ɨ30ũ
~age	41 -12Ɖ-11ǊǏ-10wŊƗ-8qLųƣ-7nzĺŅŧũŴƱ-6grJĴŎ6hŖ7śǝ8ZŸǢ9Ƃƃƛǜ10ŲƆơǒ11ŏŦŭƑƘƝǚ12fšƁƬǣ13Wű15Tƈ16ŹƓ17ƭ18ŗŤŮ19Ƨǌ20Űź21ƕƮ23Śƥ24žƔƚ25ľ26ǉ29ƀǥ32p37v40Ŝ41c43ņ
~age>	44 -11ƉǏ-10ńŊŜ-9Ɨ-8ƣ-7qL-6Ĵųơ6ƜǍ7Kŕ8Ńśŷǝ9ŵŸźǩ10Z11Ɔƛ12ĹľǒǢ13ŏƬǚ14TšƁƑ15ŦƝ16W17Śƈ18űƓƕ20Ůƭ21ŗ22ƚƧǥ23ǌ24Ʈ26ƥ28ž29Ɣ30ƀ37p50c
~aged	77 6Ź16ş27Ť28f35Ű
~agem	85 8ơ15Ƙ
~agen	62 -10wĹ7Ǣ8Ŗſ12Ǟ21ń22ľ70ņ75Ŝ
~ager	71 -13ŷ6ƀ10Ƃ12h16ŭǜ18v20Ź21ź24ơ
~ages	69 -11Ǌ8ƃ13ǣ16ǥ22Ų27Ś49v54ǉ
~agg	78 8Ǔ9r12R13ǡ15Ņ22i
~aggi	87 10r11i17Ņ
~aggr	85 9Ǔ14ǡ
~agi	80 -8D9z14ŎŨ23Ű25Ƴ
~agin	82 -8D10z14Ũ23Ű26Ƴ
~agn	79 -8Ƴ15Dƽ31Ƽ
~agno	79 -8Ƴ15Dƽ31Ƽ
~ago	75 -8ǅ9f10Gĺ13ƴ14u18Ľƈ31ť
~ago>	75 -8ǅ9f10Gĺ13ƴ14u18Ľƈ31ť
~agr	73 -9ŭ-8q-6ƨ8Ƣ11Ǩ12ǌ13Ư14B18Ĺ21Ł23Ǔ24r49ǩ
~agre	74 -8q-6ƨ8Ƣ11Ǩ12ǌ13Ư14B19Ĺ21Ł23Ǔǩ24r
~ahe	78 11B15ľ25Ō29Ş
~ahea	78 11B15ľ25Ō29Ş
~aho	85 16K19J30ų
~aid	52 -17ǝ-15Ʈ-11Ńǩ-9Ơ-6ŭ6uAŎŔ7pŲƛƢƪƫƭǑ8qŝƧǖ9dGOƕǅ10ĴŇƅ12HVœǨ13ưƱ14ZķŤǉ15yţ18cƔ19ƥƴ22ƶ23B24Ŧ26Ŀ38Ŭ
~aid>	52 -17ǝ-15Ʈ-11Ńǩ-9Ơ-6ŭ6uAŎŔ7pŲƢƪƫƭǑ8qŝƧǖ9dGOƕǅ10ĴŇƅ12HVœǨ13ưƱ14ZķŤǉ15yţ18cƔ19ƥƴ22ƶ23B24Ŧ26Ŀ38Ŭ
~aig	73 -7ƴ7w9oƼ10ǎǧ11ű13Ŕ14Ĵš16ň23ŀ
~aigh	74 -7ƴ7w9oƼ10ǎ11ǧ13Ŕ14Ĵš16ň24ŀ
~ail	53 -14ű-11b-8M-6ǩ6Ɣ7ļ8ƄǏ11Ĵ13UŘǕ15E17sśǐ20ƈ25Ľ38Kǘ39D43ƚ72J
~ail>	55 -14ű-11b-8M6n7ļųǄ8ś12Ĵ13Ř15Ǖ16E19Ľ24Dǘ40K48ƚ81J
~ailb	85 10D11ż13ĸ
~aile	78 9w10Ľ12ƈ13śƄǏ26ǐ
~ails	85 11ƈƔ26ǘ
~aim	57 -7ů8Y9ǚǣ10Ņ13Ǜǜ14V15Ş18Ŧ22ũ27ť35Ť40ŧ48ţ
~aim>	61 -7ů6Ĺ9Y11Ņ15V17Şţ22Ŧ24ũ26ŧ32ť42Ť
~aims	70 12ǣ19ŧǜ44ţ
~ain	51 -15Ɵ-11ŷ-9Ōǩ-6sƻ6łƉ7ŶƸǁǡ8oQƑưǃǖ9rķƺ10UźƊ11tľƪǋǜ13ƿ14L15ŖƓǕ17Ŋ18kŔ19Ş20ƙ21Ɨ23ǄǙ24Y30ũƛ32j39ň
~ain>	57 -17P-16Ɵ-9Ōƪ6M7ſƚǝǧ8ƉǙ9ŶƸ10oYųƑ11ķư12UƊ13ľŔƙǋ14k15tQ16ũ17LƓ20ǄǕ22Ŋ25Ɨ30ň38ƛ
~aine	75 -6Qƻ10Ǜ12ǘ13ƿ15j17ƺ19ňŖ21P
~aini	79 -13ǧ-9ŷ22ź31Ǚ37j
~ainl	83 -7q-6ƪ10ŭ13Ŵ18ǖ
~ains	67 -6Y6Ŕ8kń9Ǆǣ10Ɣǡ11ł14ƙ17r23ũ30ƪ
~aint	76 8y11Œ12ǁ14q16ǃ20ǜ32Ş
~ainy	85 34Y
~air	59 -9Ű-8nǆ6ĸŎ7Ŕƛ8Nľ9Pŀ10ļǈǌ12iǀǄ13ŉũ14Qĵǃ15Ƌ16Ɗ19Ǉ20ŇŧƝ22ƜƤǑ23ŦǍ
~air>	65 -10Ű-8ǆ-7n7Ŏ8ĸŔơ9Nľ11Pļŀǌ12Ǉǈ13i15ĵŉ17Ƌǃ18Ŧ22ŧ23Ň24Ɲ
~airb	83 36Ɯ
~airs	72 8ƣ10ƛ11ŦǇ18ƤǄ23ƊǑ29Ǎ
~ais	68 -14Ŧ-8ƫ10ŗ11k12a15ƒ18Ơ21œ22l23Ŕ29Ƙ32Ư
~aise	69 -14Ŧ-8ƫ11kŗ12a16ƒ19Ơ22lœ23Ƙ32Ư
~ait	77 10ŧǧ11g14ǜ16Ķ17ĺ19ŵ20s
~ait>	82 10ŵ11ǧ13ŧ18ĺ21s
~aiv	85 -12ơ9Ǔ20ǌ23ſ
~aive	85 -12ơ9Ǔ20ǌ23ſ
~ak>	67 -8ƈ-6Ɯ6Ǥ7Ǝ8DO9Ɖ10xXƽ11ŒƐ12NŏŚŨƛ15kƑ16ũ18š19Ť
~ake	44 -20ǩ-12rŔ-11RŮ-10ŦŶ-9yYŖ-8AZńœƆƣǑ-7lnoĹŒŭƄƜƵƷǅǇ-6ĸĺƾ6NŇƯǛ7ŝƛƝơ8gśŧƮ9kųƗǀǒǓ10OŀƋƓƟƤǌ11cqŪǊǔ12őƖ13źƙƧƪǞ14sĻƏ15Mǚ17xzŁņƱƻ18ň19ŢŨ20Ǩ21ůƬǄǘ23ǁ24Bǖ26ķĿł32TŎ
~ake>	47 -19ǩ-12rXŔ-11RŦŮ-9yYŶ-8ZŁńœŖƆǑ-7lnŭƄƣƵƷǅǇ-6aAĹŀƜƾ6WŃǐǒǔ7NŴ8Ň9śơ10gOŧƏƗƮǓ11kxMƓǀǌ12qƟƤ13ņőƖƯǨ14cŪ15ź17Ļǚ18Ʊ19zĿ20ňƧƻǁ21Ţ22Ũ23ůǘ24ƬǄ26Bǖ28ł29ķ35T36Ŏ
~aken	78 9Ĵ15ƪ
~aker	79 -12Ō-10Ų10M12Ł13Ɲ15x21as22Ƌ
~akes	65 -9Ƨ-8Ư7MņƃƏǁ8ŋǐǔ9p11ųǊǨ12Xŝ13ĿƙǞ24ŀ27Ł
~aki	69 -6MŸ8ǆ9ł10kI11ŭǠ14ŽƄ16a18Zơ20Ŭ23ǌ37ƻ
~akin	69 -6MŸ8ǆ9ł10kI11ŭǠ14ŽƄ16a18Zơ20Ŭ23ǌ37ƻ
~aks	75 8ƙ10ơ13ǝ14Ɖ19ƥ35ƛ
~aks>	75 8ƙ10ơ13ǝ14Ɖ19ƥ35ƛ
~al>	41 -13ŗž-12ƻ-11Ǉ-10ĿŚ-9iCŞƆƠ-8ł-7ņŏŔŖťǛǠ-6jńŋŲ6ƀ7WķŮƈƢǊ8JƦƽǂǆ9AEƩƸǀǈǓ10lRŁŢƴǃ11ŀŕƗ12ľƋǔ13T14Ļǡ15ǍǎǗǚ16ǁ17ǌ18ƘƼǉǧ20Ɖ21fŭ22Qƃƿ23ƾ24e26ǩ35Ɓ36Ǆ43Ŝ57ư
~ala	65 8Ǎ10lZǉ13Ʈ17Wū18Ʀ24Ɣ25T49Ǝ
~alan	82 13Z33Ɣ
~alar	68 8Ǎ11ǉ15Ʈ18W19Ʀ28T52Ǝ
~alc	71 29ƿ32Ǜ
~alco	71 29ƿ32Ǜ
~ale	64 -8Ǔ-7Tǉ7ĿǄǨ9Š10HǠ11ƄƗƿ12ŵ14ł16ǖ21ņ22Ǜ26ƒ28ƺ50Ǌ
~ale>	77 -9Ǔ10ĿǨ11Ǆ12H14Ɨ33ƒ34ƺ
~aler	85 13Š15Ƅ18ƿ
~ales	68 -7Tǉ11Ǡ16ł18ǖ23ņ24Ǜ55Ǌ
~alf	65 -15Q-9Ƹ-7Ɯ7ĴƝ8Ķ9uOƄ10rǂǝǩ11Ƨƨ12pt13ŗƠ14q15Ů17ǔ24Ǩ32Ƭ36o
~alf>	66 -15Q-7Ɯ7ĴƝ8Ķ9uOƄ10rǝǩ11Ƨ12ƨ13pŗƠ14q17ǔ24Ǩ32Ƭ37o
~ali	78 11ŧǣ12ŭ16Ÿ
~alid	85 18Ÿ
~alk	52 -11Ũ-7ǟ-6jņ6ōǕǠ7XŦżƮǎ8Cĸ9ZŇƍ10vĵłǝ11Ľť12Š13sǙ14ƣ15aA16ŤǄ17ĹĻ26ń29r40N
~alk>	57 -17ǩ-11ŉŨ-7ǟ6LŵƑƽ7gyTƛƧǄǈǘ8nAżƮǎǕǠ12ĵłńǝ13Zĸ16ƣǙ17s19Ť20ĹĻ50N
~alke	75 8t10K13Ư19ŠǄ37r
~alki	66 7œş8xOƆ9cĽƅƨ10ō11XŦ12Cŉƍ13Ň14v18ť21ń23a28ǩ
~all	39 -21R-15ŗ-13p-10ŀ-9QŎŢŶŹŻƟƧƩ-8BŝƤƮƱǧ-7bœŞźſƈƼǞǠ-6FOVŊŒƃƄƭǏǛ6Ĵ7Yĵķŋƌƨƹƻ8ŧƳǇ9tųŴƢǖ10kĿ11sĻŤƁƇƊǓ12aIƐƫǍǒ13dCǙ14ōŖǄ15Ő16KTłƝƞ17ǋǥ19n20Z21gĺŦƺ22ŁńƸ25wĹŜ27Ľ29Ɨ30ǃ34o36L38ţ
~all>	42 -17R-12ŗƮ-11Ŕ-10pŐŬ-9lAŢ-8NQŀŻƟƩǧ-7cŎŶŹŽƧƱ-6ņœŝŵſƼ6Řǔ7uŨǓǡ8kKUĻńŕƜƬǐǕ9awĵĿłƐƫƹ10nWYķŖƌƨ11ŏƳƸǇǖ12sŴƢ13Ɓ14ƊƝǒ15dŤǍ17ĺ18ōǃ19ǋǥ20g21Ŝƞ23oZ25Ɨƺ26Ŧ28Ł30L34Ľ40ţ
~allb	87 15I
~alle	68 -9u8ŸƏƐ10N11Ĺ12ŧ13Ŝ23oŐ24ńŔ31ǃ34w
~alli	74 -9l11aǄ12K27C33Ĺ
~allp	80 10vS27T
~alls	66 -10ŏ6ş7KǢ8MťŽƶ9Ǆ10ŅŧƗƠǓ11ŋőƻǌ12ǣ13ƌ20nŐƇ30Ǚ
~ally	60 -10Œ-8qŌ-7ƷǨ-6C6jĿƞ7cgƓƗƦƮǆ8kWĻņřŵžƫ10tĴĺƯ11Ɩǅ12ĸŖ14łŬ19Ƹ20lAL
~alm	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
~almo	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
~alo	66 -10D-9t-8łŐ-7c7sŖŽƼǋ8Ƃ9iƃƆƷǀ11Š14ĶƲ15Ƨ16C19Ƶ20ŁǃǍ22n24ǟ26ƞ
~alon	67 -10D-8tłŐ6z7sŖŽƼ8Ƃǋ9ƃƷǀ10iƞ11Š14Ķ15Ƨ19Ƶ20ǃǍ21Ł23n24ǟ
~alr	64 6Ž7Ĵ9dƮ10vEKĹ11Ź12pNŇ16ư17ŋ24i27Ŋ32ŏ
~alre	73 6Ƶ11v12Ĺ13Ź15p18ư39ŏ
~alri	69 7Ž8Ĵ10dKƮ11E14NŇ18ŋ28i30Ŋ
~als	69 -6Ų6Ǘ7Ɯ8wǜ10Ő11Ǖ12mǔ16Ŵ19Ǡ24h27Ǜ34ķ
~als>	71 -6Ų6Ǘ7Ɯ9wǜ10Ő12ǔǕ20Ǡ25h28Ǜ35ķ
~also	87 15m21Ŵ
~alt	54 -10z7Ɓ8ő14x15ņǗ16Ǔ19Ɖ21W30ƽ39ƃ51ǂ67Ƹ
~alt>	79 10ŵ24ņ29Ɖ
~alth	56 -10z14x22W31ƽ41ƃ54ǂ70Ƹ
~alty	85 15őǗ26Ǔ
~alu	62 -9Ŀ6ƥǏ8Ɓ16ŏ23ľƒ24Ƙ29ƪ35Ǣ
~alua	82 8Ɗ9ƥ34Ƙ
~alue	64 -9Ŀ6ű7Ǐ8Ɓ18ŏ23ƒ24ľ30ƪ37Ǣ
~alv	85 13Ƌ14ƛ20ũ
~alve	87 15ƛ20ũ
~alw	76 -8G7Ɯ10Ř11ņ12Vĵĸ18Ɨ23l
~alwa	76 -8G7Ɯ10Ř11ņ12Vĵĸ18Ɨ23l
~am>	52 -10ř-9ľŭ-8Ž-7Lƥ6vUƳ7dqơǅ8ŌŵƊǗ9IƉ10hMŇǎ11fĹńŝ12xŅ13bļ14cǙ15ǈ17ō19C20ż21iǩ22a23N25ǘ29ǥ31ňƞ51ǁ
~ama	63 6ǀ7ƽ8T9lQŲƛ10ŨƤ11aƨ16ū18ž20ƚ23zƀ24Ŧ27ű33Ť
~ama>	80 9ǀ10T12l14a16ƨ21ū31z
~amag	66 9ƛ10Ũ20ž22ƚ24ƀ26Ŧ29ű35Ť
~amb	85 9Ļ13ū14ƃ16Ʈ
~ame	41 -13Ƹ-12vǄǣ-11ǟ-10MǨ-9qƨǩ-8ņǋǥ-7uxBĻňŧƗƬ-6ĹŖŞŹƤƵ6iIƘ7kŴǂǌ8şǐǓǗǧ9dř10Šƚơǁ12ĽŔźƻǒ13ǘǠ14Qőƕ15tũ17AFŅ18Ǝ19pŚŦ21ŒƇ23ǈǤ24Ő25ĸ30ļŜ33b34ƾ43ƫǃ45a50o69w
~ame>	43 -14Ƹ-12ǣ-11ǟ-10MǨ-9q-8ņƨǄǅǋǩ-7BĻňŧƗƬǥ-6uǆ6rľǡ7iĺ8kFIŁŴǂǒ9ơǧ10dŔřşƢƻ11Šũǐ13źǓ14Ǡ15Ľőƕ16tQǘ19Ņ20pA21Ŧǈ23wŒŚƇ24Ǥ27ĸ30Ő32ļ34Ŝ36bƾ39ǃ50a58o
~amed	65 -7oǓ7ǒ11ǃ12ǅ14ƚ15Ʋ20ǌ21ǁ22w51ƫ
~amer	78 8Ɲ11ũ40Ǝ
~ames	72 -7vǄ-6Ƣ14ƫ18F19ǆ20Ǘ59w
~ami	56 -7Ť-6zĸƼǞ6ƃ7Ŀņƭư9Ƹ10hǅ11uǁ12Ľ13Ƴƻ15FŖŪ16Ƭ17y18ŨƜ19Ƥ20Ʈ21ƶ32nƽ
~amil	57 -7Ť-6zĸǞ6ƃ7Ŀņƭ8ư9Ƹ10hǅ11u12Ľ13Ƴ15FŖ16ŪƬ17y19Ũ20ƜƤ21Ʈƶ33nƽ
~amin	83 9Ǒ21ƻ
~amm	85 12ǟ15ǃ17ǘ
~amme	87 13ǟ18ǘ
~amo	69 -13ǩ9Ŧ10aE11XƦ12D13ǖ16Ɠ20Ɨ40Ƭ42ŗ
~amou	70 -13ǩ10Ŧ11aƦ12X14ǖ17Ɠ21Ɨ40Ƭ43ŗ
~amp	69 7Ɵ9ķǁ11Jǈ12ǚ14Ɗ18ş35ƍ
~amp>	87 16ǚ18Ɗ
~ampl	87 12ǁ14J
~ampo	74 13ǈ37ƍ
~amr	87 11Ŭ25Ū
~amry	87 11Ŭ25Ū
~ams	87 15ƻ20Ž
~ams>	87 15ƻ20Ž
~an>	38 -19Ɲ-12Ŗ-11nSŶŹ-10ńŏ-9CŐŽƑƟƨƬƳ-8jvyTZōŲƢƾ-7itłŃŕşƤǄǍǏǑǟ-6dšŨƫƻ6Ļŉœ7aDFűƅƔ8gkzYŻƴǋ9ķƺǠ10pWXťŸƯ11ŮƍƱǌ12OVŇřƀǇ13IĹŜ14Ʋ15ņūƄƣ16NŚƗ18sƕ19Ō20ƂƧǨ21LŬǆ22Ŋ23Ķ24JŪ25Kľǖ27ǩ29ś32ƪ33Aƃ
~ana	70 8z10Ŕ11ƹ15ǜ17ŵƿ19Ʈ29ơƳ
~ana>	87 14ƹ22ƿ
~anag	72 8z16ǜ18ŵ20Ʈ30ơƳ
~anc	44 -17Ƹ-14Ǆ-12ǔ-9Qő-8G-7ŧ6qŚƙǓ7dBHŉŗŪſƑƶǚǤ8rŊţǘ9ƀƔǠǨ10ŘƆǩ11ĺŁƬ12şƦƩǒ13ƭ15ŏǥ16Ƴƽ17ĸŒƕ18ņŬ19WŐƃ20ľƁ21AƄ22ƵƼǌ35š
~anc>	87 -7Ľ11f15o21q
~ance	45 -17Ƹ-12Ǆǔ-9Qő-8G-6ŧ6řŦƢƴ7dHĸŉŗŚƙƶǓǚǤ8ŊţŪſ9rƀǘ10Ɣ11ŘǨ12ĺŁşƩƬǩ13AƦƭǒ15ŏ16ǥ17ƕƳƽ18ņŒ19Wƃ20ľŐ21ŬƁƄ22Ƽ23Ƶǌ36š
~anch	87 15ǋ19Ƒ22Ɔ
~anci	76 9ǃ13Ʈ14Ư16A17Bĸ20Ǡ
~and	29 -43ǩ-19ŗ-14ĺŝƩ-12jŵ-11Ųƒ-10ľŅŕũǖ-9ļŉŠŤŶƄǦ-8ŞűƸ-7bVĽŸƱ-6ASŜƵ6ŌūŬƬƲƽǉ7rƆƳǃǣǧ8CĸńňƗƜƯǁǆǎǢ9hzDIŏƛǤ10vŭżƃƉǀ11ƂưǅǍǓ12WůƋƑƔǕǥ13Łş14pōƀǌ15ZŒų16dPŦŷƫǠ17JƎƶǂǙ18fŖơƿǈǏǜǞ19ĹŧƷ20Ū21ǇǛ22q23sŚǔ24ķ25o26tw27Ŵǚ28a32ƺ33ƨ
~and>	30 -38ǩ-17ŗŜ-16ǖ-13ĺƩ-12Yŝ-11jŲŵ-10Ũ-9ļľŅŕŠƒǦ-8ŉ-7ĴũűŶŸ-6bŞƝƥ6eŁǅǐ7vBRŌƬƶƻǉ8NƆƽǃǢǣ9CńňƜǁǆǎ10hzDPŖŷƗƛǤ11Ƃƃ12ŦżưƷǀǂǍǠ13ƋƑƔǥ14WŏŒůǇǕ15ƀ16Zō17dų18pJşƎƫǙ19foƿǏ20q21ĹŴǔǚǞ22Ūǈ23Ǜ24t25s28wķ29ƨ32a34ƺ
~anda	87 11ſ13ơ18ƴ
~andb	85 11ǜ16x
~andd	82 9ƶ10Yś15Ƙǅ
~ande	83 -7ũ6ǝ16Ŭ17ťų21Ŧ
~andi	82 -7Ƭ13ŖƑ16ZƉ18Ǣ21Ũ
~andl	59 -14Ƅ-11Ŕ-9Ʈ-8ǩ-7Śşž6Yǧ7Ńǈ8Ĵ9c10Ŗ11Ʋ15I16FŁƠ17ĸƷ21ŜǠ26ǜ29ŧ32ơ39ǌ
~andm	82 7ƥ9c11ǔ14Ư19ŷ
~ands	65 -13d-11s-10Ƹ7q8Œ9pĸ13rPǂ14ŭƨ15Ŵ17tŚǚ18Ǔ21Ǆ22Ǉ28o
~andy	76 -8ŏ9vŭ10ū14Mř16ǖ34Ś
~ane	68 8Ɛ9zMƁ10ƙ12CƋǏ19Ʃ23ǀ25ǩ31D38ƚ
~ane>	78 -6ǩ11zǀ13ƙ14C17ƚ36D
~anen	87 25Ʃ
~aner	87 12MƁ
~anes	82 18ǀ28ƚ
~ang	54 -10Ĺ-8HŝƩ-7ǘǨ6Ļň7tTŶƻ8Xƛ9uƧ11ŎƷǞ12Z13Ű14Ƹ15IŇŞ16ǩ17Ţų19iqũǀǕ21ĺŀ22Ŕ27ƑƵ34V
~ang>	75 -10Ĺ-9H8l9V11Ű12Ŷ13IƵ14Ļ16Ƒ24ų34ŀ
~ange	58 -8ŝ-7Ũǘ6UśŰ7yI8TV9ƛƻ10XƸ11uƧ12Ʒ14Ǟ15Ŏ17ŔŞ20Ň21ǀǕ22qũ24ĺ
~angi	71 -7Ǩ7Ƹ10ŔƮ11t18Z20Ţ22Ƒ23Ƶ27V28i
~ani	67 -8VŖ-6Ś7ĵƌƿ8mrş9Ļō10ņƋ17ǆ19ń21ǈ24hŢ28ǩ
~anie	74 -9V8ĵƿ9m10ş21ń27Ţ
~anim	85 31h
~anin	85 8ĺ11r12ō
~anis	87 -8Ś7Ɖ14ņ20ǩ
~aniz	87 12Ļ14Ƌ23ǆ
~ank	62 -19ř-13Ķ-8ų-7Ɣ7XĹǐǜ8gAZǕ10Ƅƅ11ƙ13tļƋ14H21Ĵĵ23k25Y28e29Ŭ49ƕ
~ank>	66 -20ř-9ų-6Ʈ8Xǐ9ZǕ11Ƅ14ļ15Ƌ20Ŭ23Ĵ27Y31e47ƕ
~ankr	87 29ĵ
~anks	78 -15Ķ10Ĺǜ13Ŭ14ƙ17t30k
~ann	63 -9u6ǔ7ƪ8Ʃ9Ǟ10ư12wV13T15ǉ16ĸƌǀ20HŮƯǊ36y
~anne	82 -11u7ĸ9ǔ11ǀ12k14ư15y
~anni	71 9ǀ11Ǟ13ĸ14V19ƌ23H27y
~annu	73 9ƪ15T18ǉ24ŮǊ
~anny	85 14Ʃ29Ư
~ano	69 -8d7ŷ8ż9vŸ10ōŹ12Ő13C17I18Ŷ20HǞ23Ŵ24y27Ɵ31ŵ
~anot	69 -8d7ŷ8ż9Ÿ10vōŹ12Ő18Ŷ19I20HǞ23Ŵ24y27Ɵ31ŵ
~ans	57 -8ŌŬ-6ƴ7Yŭǁǒǘ8ĻǛ9VŔƕ11lBK12ľűƮ13Hǈ15Ʊ21kĺ23ǚ24Ǟ26ŉ42Z57ǐ
~ans>	59 -9Ŭ7ǁ8ŭǒ9ƕ10V12B14HƮǈ16Ʊ22kĺ24ǚ25Ǟ43Z48ǐ
~answ	79 -10Ō-8ƴ13Ļ15Ŕ16K18ľ38ŉ
~ant	43 -16Ʀ-15ŗ-13Ř-11ŞŤǖ-10qłŦ-9Nƿ-8Ʃ-7rwŁŎŏŲƓƮǈǐ-6aŖ6ŅǂǛǨ7lU8ŀŴǆǟǡ9bŕžǠ10BƜơ11ŊƢǁǦ12AŃƘ13ĴƀƵ14ĹƁ15OSſ16L17KǓǩ18ǌ20M21ƄƟư22Əƭ24X25ŉƫ26s28Ļľ32Ō39Ʊ41Ƭƶ
~ant>	44 -16Ʀ-14ŗ-13Ř-11ŞŤǖ-10qłŦ-9ƿ-8NƩ-7wŁŎŏŲŶǈǐǞ-6rƓǧ6šƗ7ŅǂǛǨ8lUǆǡ9ŀŃŴǓ10ŕžǠ11bBǦ12ySŊƢǁ13AƄ14ƀƁǌ15OĴƵ16LſƟ18K19ŉ21MƏ22Ļưǩ23ƭ25X26ƫ27s30ľ34Ʊ36Ō42Ƭƶ
~ante	80 7ư8G11ƴ12ƅ15Ǟ16ŉ
~anti	80 -11y7Ń10ŵ11Ʊ13Ļ17ĹƘ20k
~ants	72 6Ʒ9Sǌ10FƟǟ11Ŷǧ15ƄǓ16ơ24Ɯ
~anu	87 -7ƅ17Ƈ30Ǆ
~anx	87 14Ƽ15Ŀ
~anxi	87 14Ƽ15Ŀ
~any	31 -15ǝ-14fž-13AŬ-12FUĺŭŶ-11Ńœǉ-10jwPĴłņŗźǖ-9sŒŨ-8abrLŀŎŚŴŵƀƲƷǒ-7oBTXĸĻŇŊŰƁƃƞƠơƵ-6dxDRƔƬƶ6WĶƉǋǕ7HŕƐƚǍǎ8ŖŜŞƆƾǈǓǘ9ĵŐŪƯǆǥ10VķōũƧƭǚǣ11ŁƋǔǡ12őŝƨǩ13ĿŔƛ14şŧƄǦ15gƥƱƳƽǇǗǞǨ16m17nųǙ18Źƣǂ19ZŉƑƴǐǜ20ƘƼ21ƌƦ22ŷǄ23ű24šƻ25ƹ26kƿ27ńƸ28Ɲ29ǃ30uŏƜ31ż33Ų34ţ35Żǀ41hǑ
~any>	34 -13fžǍǢ-12Ŗ-11Ưǉǟ-10NUĺœųŶƁƃ-9AFŗƞǖ-8Pņōźƀ-7ijswĴŁłŚťŨŬŵƂƷǒǝ-6bzŒ6GŸ7YĵĿŮůƽǜ8yHQŏşƧƾǗǚ9kķŋŢƮǡ10ZŉŕƆǋǐǞ11nŞŷ12Wŝǩ13Ūƪǂǆǈ14ŐƘƼ15Vűƴǔ16ńőƦ17ƣ18gŧƛǙ19ǀǇ20Ǧ21mƌƻ22Ɯ23Ƒ25żƸ27ŹƿǄ28ǃ29ţŲŻ32š33Ɲƹ37u44h52Ǒ
~anyb	55 -14Ǐ-12ǝ-9ƪ7tƁƂƓƧǘ8ƈǩ9ZŁƟǗǜ10Ƴ11Ť12ŝǢ13zŜ14ż15Ƣƴǡ18Ǜ19nƯ20ų21ńŏƜǨ22ŖǍ23ǣ
~anym	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
~anyo	65 -14ƈ-9ŭ-8Ÿ-7Ń-6zţ9ǘ10ǩ11Ʊ13ŖƉ14ǐ15Ŕ18Ƴǜ22Ư23Łų24ŷ
~anys	79 11ƴ12Ŕǥ14ǐ15ǃ18ǟ
~anyt	50 -13ǩ-12ŋ-8Ŭ-7ň-6ń6Ƃ7ķşųǍ8Ųſ9gNűƍƚƸƽǕ10ZǓ11ƻǂ12ƘƱǏǞ13k14ĿƦƼǀ16ƨ17ŏŻ20ţ22ŉƄƥ27ũ30ō
~anyw	73 10ń12ǀ14ƋǗǥ19ň20ş25k
~ap>	70 -8ŏťǑ6ƭ7ś8T10Ŧ13š14ľ17U18ų21ŕ56Ɓ
~apa	60 -11Ő-9ƛ-8ǧ9Ű12ƞ13GǍ16Ť17D18Ɯƥ19Ƥ22Ơơ23Ƣ24Ɨ29ƣ
~apar	60 -11Ő-9ƛ-8ǧ9Ű12ƞ13GǍ16Ť17D18Ɯƥ19Ƥ22Ơơ23Ƣ24Ɨ29ƣ
~ape	60 -14ƈ-7ǩ6i7ŗśƖ8Ǘ9vǆǠ10Q11œǃ12Šǒ13K18ŅƲ19Ƹ20Ɖ21ķ28ƹ31ű38ŋ41Ś
~ape>	71 7ǂ8Ɖ23Ƹ34ƹ35ŋ39ű
~aper	66 6Ɲ8iŗśƖ10ǆǗ11vŅǠ12Qœǃ14ǒ15K20Ʋ23ķ47Ś
~apes	87 -20ƈ13Ņ19Š20Ɖ
~api	82 14Ʊƹ28Ǆǩ
~apin	85 14ƹ29Ǆ
~app	48 -15Œ-14ő-13Ũ-7VƦ7ņŚšƜƾǔ8Ňƞƿ9Şƒƫ10HŏţſƵ11UYōǣǩ12BƳǝ13ƮƷ15ƛ16Ƙ17ĿŶǘ18ũƧ20Ǩ22ťƴ23Ļ24ĺ25Ž26ǖ31ŝ32Ť
~app>	71 7ǆ8ś10Ƅ13Ś28ŝǖ42Ž
~appe	51 -14Œ-13Ũ-9Ş-7V6Š7HĹǚ8ƨǔ9ŖšƜǩ10ņŇ11ƫ12Yŏţſ13ōǝǣ15Ʒ16Ʈ17ƛƳ18Ļ20Ŀǘ21ũƧ22Ǩ24ť28ĺ35Ť
~appl	76 8ŗ9Sǀǩ15ƿ43ƴ
~appo	85 11M13ŵ15ǖ16ƾ
~appr	73 8i11ŊŎ15ŝ16Ł18ƒ23B29Ƙ
~appy	72 -16ő-6C6H10dĻ15ƞ19U29ŝŞ31Ŷ
~aps	76 14Ž17Ş60š
~apse	78 39š
~apt	87 7E11Ū12ƿ
~apti	87 7E11Ū12ƿ
~ar>	38 -20ƒ-15R-14FUƕ-13Ƶ-12Ő-11wĹŞǗ-10ŤŨſƛǂ-9bLŏŝŷǡ-8jQVŃƗƤƪƱƶǒǩ-7APŗƠƨƬƯƽǨ-6rIMŚţũƢƳ6hpsĸļĽƹ7żƥƼǔ8xƊƺǀ9ĿŒŠŽƷǟ10uőœşźƈǎ11gƘ12ƃǏ13ŉžǙǞ14cƩƭ15ū16ƀ17dƟǅ18ǉ19TňǐǛ20Ɣ23ƅƉ25Ű26Ų27Ź28Ǌ29ŭ30ƙ31ű32ů34ŵ35Ů36Ŵ38ť41ŪŶ43ų49Ŭ
~ara	62 -12Ǣ-8D7ǥ8řś11hŚƘ12Ɯ13ş15Ƒƚ20ǁ25Ɲ29ǜ55Ű
~arac	87 12ř
~arag	68 -13Ǣ-8D6Ɔƥ15Ɯ17Ƒ28Ɲ61Ű
~aras	85 41ǜ
~arat	76 10śǥ14Ƙ15Ś17ş19ƚ
~arb	79 8ő9ƙ11Ə12ļ13t14Ś17Ǎ
~arbe	85 9ő13ļ14t19Ǎ
~arby	85 10ƙ12Ə15Ś
~arc	80 12Ǉǚ13Ţ15ǈ17Ɖ30D
~arch	87 13ǚ19Ɖ
~ard	49 -18ĵ-10I-9Ļ-8x-7Šūŭ-6qŊǝ7cǜǞ8XřŨƒƴ9gŁƇƞ10Pƙǩ11ŇŎś12aŌŐź13Ǚ14m15Ŀ16ļ17Ľǀ18Ɯ19rǗ20ƍ21ZƲ24ũ26eĴ28Ŝ29ǔ30Ƒ43Ƅ47ǖ
~ard>	52 -13ĵ-11I-8xĻ-7ū-6q7FĸŤŽ8dŗǜ9cXƒƴ10ŁřƇƞ11P12Ň13a14ŌŐźǩ15ŎǙ16m17ĿƄ18ļǗ19Ľ21rŜũ22ƍ28Ĵ29ǖ30e33Ƒ
~arde	79 11ƣ16Ũ21g36Ɯ
~ardi	77 11ĹƇ15ś36Ʋ
~ards	66 -11Ɣ-7ĵ-6d6Ū7ũ10Ǔ12Ŝ13ń18ƙ23Z27ǖ37Ƅ44ǔ
~are	31 -20ǅ-15Ť-14ŔŜƗǖ-13Ƥ-12ĽűƓ-11AŇŵ-10ņƔǃǝ-9Ƨ-8tļŰƉ-7őşšţƐơƥƨǓ-6œǜǥ6ǘ7dŀƠƷǠǨ8ENňŏžƬ9yƁ10bĹŨƖƭƱ11ũƏƯƻǍ12nUĶŗǈ13ŒƮ14LŃŖŝǋ15jwĻŌŪŲŶƑǑ16ųƟǔ17gƹƽ18ľł19ux20fvPV21a22ǎ23QZƸǞ24iHŢ25FRŐƢ26zƆ29ƣ30ƞƺ32ǩ33ǟ34lC36ǆ38Ŀ45c
~are>	32 -15ŤƗǅ-14ŔŜƤǖ-13Ɠ-12Ľű-11AŅŵ-10ŇƔǃǝ-9ņ-8mtŰƉƫ-7ļşţƐơƥƧƽǓ-6šƂƨǜǥ6kŕ7dŁńƏǋǘǠ8ŀƠƷƹǨ9jNňŏžƁƬ10EV11byĹƖƭƱǍ12Uƻ13nĶŃŒŗũƮǈ14ŝ15luLŖ16wĻŌŪŲŶƑǑǔ17ų18gƟ19ľłƢ20x21fvP22a23ǎ24QZƺ25Ǟ26iHRĿŐŢ27zFƆ28Ƹ30ƣ31ƞ33ǆ34ǟǩ35C47c
~area	80 -13őǅ-10Gř-8S15jF23I30C38l
~ared	83 -7ń13Ņ19ƺ30Ũ
~aree	87 16q32V
~aren	69 -17ǂ-8Ƹ9ŷƯ12Ʀ45ƽ47z49u
~ares	78 -9Ş12ƫ13Ə17Ƣ33Ŀ
~aret	83 16ǂ30ƹ
~arg	69 7Ļ8ơƱ11Ń12ŻƓ13ƿ14Bƕǔ22ƆƠ34Œ
~arge	70 6Ǚ7Ļ8ơƱ11Ń12ŻƓ13Œ14ƿǔ22ƆƠ
~ari	66 -8Ǜ-6Ĺ7Ÿ8ŁŲƩ9ŢƟ10ƹǉǍ11Ň12i14Ō15ŵ16ƥƿ17hń20f22U31ł
~arij	87 14ƹ22ƿ
~arin	72 -9Ǜ-6Ĺ7T8ǩ9ŁŲ10Ţ11Ǎ12Ň13i16Ō17ŵ18ƥ19hń24U34ł
~arit	80 7ƶ27f
~ark	65 -9ƪ7vĶǋ8S9Ŕź10Fǟ13Y14ŭ17Hǩ20h22Tƒ60Ű
~ark>	72 9vS11Fǟ22ǩ24T44Ű
~arke	73 -10ƪ8Ķ11Ŕ12F15Y17ŭ20H22Ű25ƒ
~arki	87 27h
~arl	75 -11d7ťŮ8L9mJǊ11T12ƾ13ǉ15R17Ŋ21p
~arly	77 8Ů9mJLǊ12Tƾ13ǉ16R
~arm	64 -19V-14Ɲ-7Ǘ7Ǎ8ĽŜ9ŸǄ10ƶ12Ņƻ14őŭ15Ƙ26Ő27ń29Ǒ33Ǔ47Ǝ48j
~arm>	67 -20V-14Ɲ-6G8ĽŜǍ10ńŸǄ11ƶ12ő13Ņ15ŭ27Ő31Ǒ32Ǝ51j
~arms	82 21Ƙ22ńƎ
~arn	68 -9ǋ-6ŒǨǩ9mũ10sŹ14B21Ŏ22Ǚ28Ʈ33q34Ƒ46T
~arn>	74 -9ǋ-6Œ6Ʈ15B20q25Ŏ32T35Ƒ
~arne	80 10ũ11m13sŹ26Ǚ
~arni	85 -8Ǩ20T28Ʈ
~aro	57 -11ǩ-7ƛƦ6ǂǊ7jnBŲƯ8ŅƕǗ9hƧƱǅ10Wƞ11Ǝ12ĵſ15l16t18Ƒǉ20ƍ21Cńŵ24s
~arou	58 -10ǩ-7ƛƦ6ŠǂǊ7jnBŲƯ8ŅǗ9hƕƧƱǅ11Wƞ12ĵƎ13ſ15l18Ƒǉ20ƍ21Cńŵ25s
~arp	83 -6ƞ11Ŷ16Ű18Ū
~arr	54 -10Ŗǆ-9N-8ĵǦ-7ƝƣǖǢ6ő7ŜžƘƫ8Wŵƀ9uŘǣǩ10boşƮǃ11Ƃ12ƙƦ14ŏ16ŲƃǏ17ǒǥ18Z19Őǡ21Ţ26ǌ28f31ŗ
~arri	65 -10ǆ-7Ƃ7Ǧ8őŝ9Ŝƫ11u12o13Wǃǣ16ǩ25Ő27Ţ35f
~arry	58 -14Ǧ-10Ŗ-9N-8ĵǢ-7Ɲƣǖ6Ƅ7ƘǓ8ž9ŵ10Řƀ11Ʈ12bş13ƙƦ16ŏ17ŲƂǏ19ƃǒ20Zǥ21ǡ29ǌ35ŗ
~ars	47 -20Ǉ-17Ő-14Ɖ-12Ƽ-9nǋ-8Ǧ-7ķĹůƅ-6ǥ6ƴ7Xż8RŅōŻƀ9opŝŰƋǞ10cUƱǣ12ŵƩ13ŎŢƂ14HĶƹ15Ƹ17ĺţ18Vť20ŷ21şǅ22Ÿ24ŭ25ƈ27Gǐ32ő33S37ƭ42Ū
~ars>	47 -20Ǉ-17Ő-14Ɖ-12Ƽ-9nǋ-8Ǧ-7ķĹůƅ-6ǥ6ƴ7Xż8RŅōŻƀ9opŝŰƋǞ10cUƱǣ12ŵƩ13ŎŢƂ14HĶƹ15Ƹ17ĺţ18Vť20ŷ21şǅ22Ÿ24ŭ25ƈ27Gǐ32ő33S37ƭ42Ū
~art	46 -19Ő-13yLĹŖ-12nƉƛ-11Q-9Ƹ-8ǜǧ-7gŝƳƵ-6KŒƯ6JŴ7ŵǍ8aDĴƋƤ9Ɛ10qĺƗƥǠ11ǂ12psOřŨŹ13CōƢ14ŤƏƠƽǟ15tƨ16oŲ17GSƘƜ19lVŌǨ20Uƣ22ňǩ24Ń25Ǉ26ơǆ31ƱƼ38ǅ
~art>	53 -14L-13y-12ĹŖ-8nǜ-7Ɨ-6ŠƵ7őŨſƎƮǚǣ8ƧǄǞ9Jĺ10AGƘ12asřƋ13Sǩ15Ʊ16l17ōŹ18ǟ19ƽ20C21Ų24VŃǅ27U29ň33Ǉ39Ƽ
~arte	69 -6K8Ń9Ť10d11xƦ12S14œƘ16Ĵ20Ō21O27ǅ30Ʊ
~arti	77 7Ÿ8t10ǀ11jŏ12Ǜ18Ō19Š20ǆ
~artm	60 -11Ő-9ƛ-8ǧ9Ű13GǍ15Ť17DƤ18Ɯƥ21Ə22Ơơ23Ƣ24Ɨ29ƣ
~artn	68 -14Ƹ-10QŐ-6ƅ10Ł11Ʒ15Ŵ18t19ǂ20qǠ21p24Ǩ25ǆ28oƨ
~arts	79 8ř10ū11ơ13l20ŵ21Ǒ
~arty	83 10Ɣơ11ǡ14Ɯ15P
~ary	62 -8J-6ǅ8ǘ9Ǧ10Ť11q13Ľƾ14Ʈ15SW17ŨƦ26T28ƫ
~ary>	63 -8J-6ǅ8ǘ9Ǧ10Ť13Ľƾ14Ʈ15W16S17Ũ18Ʀ26T28ƫ
~as>	38 -13nǔ-11Xųƭ-10sAķĹǞ-9gĿŎŝŸƊƮǋ-8RSłſƠ-7irGLMWYŗŪžƟƢƦƱǨ-6mJVĸōŕŭƔƗƧǝ6ǌǙ7dfIŏƒƸǚ8ŁŒƙǩ9ĺşŻƎƷǀ10ŜűŲƫ11Ƽ12ţƈǤ13oũǍǜ14cŅŴǄ15ňƤƽǂ16lŃƁ17ƂƲǗ18ļ19ŧ20kBœŠŷ21ƅ22ŵż23v25ƴ26p28šƛ32ŤŨƋ33Ƴ34Ŕ38ť40Ŧ
~ase	51 -12Ǎ-10ś-8ƙǓ-7Śǡ6ƽ7Iƕƥ8bĹǨ9DŧƝ10Ǖ11dƒ12ĻƠ14FłǠ17œƛ20ŝ24ơǋ32Ŭ35Ƣ44Ɗ61ǌ
~ase>	54 -12Ǎ-10ś-7Ś6ƀƽ8I9bĹǨ10Dŧ11ƒǕ12d13ĻƠ15FłǠ16a18œ25ǋ26ơ33Ŭ41Ƣ58ǌ
~ased	85 -15a38ŝ
~asem	64 -10ƙ10ƥ12Ɲ23ƛ51Ɗ
~ash	60 -9Ǉ-7ƅ11Ʃ12ƍǛ15Ů19Yū21ŏ25ƃ27Ųƛ30Ƶ35żǖ52ƪ
~ash>	62 -9Ǉ-7ƅ6Ǣ11YūƩ13Ǜ15Ů21ŏ22Ƶ26ƃ28Ų29ż37ǖ38ƪ
~ashe	82 11ż12Y21ƪ27ƛ
~ashi	87 11ƛ14Ƶ18ƍ
~asi	73 8ś11ư12ơ13FƄ14KƱ16Ň28Y
~asid	79 12ư15Ʊ30Y
~asie	87 9ś17K
~asin	87 -6ž15ơ16FƄ
~ask	54 -10ǩ-7Ǎ-6šƕ6vPT7ilpĽŃńŔŻ8wAGZĵƇƠ9uƿǘ10ǒ12mƩǦ13Ĺơ14ǧ16c17Ł19ōŗǓ20a41Ŋ43ŉ
~ask>	59 -11ǔ-10Ńǩ-8Ǎ6ũ7Ƶ8iTŻ9GĵƇǓ10A11ƿ12u14a19cŁǌ22Ĺŗ29Ŋ38ŉ
~aske	73 -7š-6ƕ7ž8ŉ9ǒ10ǔǧ11Ŕ12ō13ńơ24Ń
~aski	69 -25ǌ-7Ĺ7Ņ8Ǧ10aĽǧ11pvZ12ōƠ13ǘ14Ǔ16Ʃ20Ŋơ
~asks	82 -10ơ10ǌ14P15w20m
~aso	68 -11Ǧ-10i7Bš14Ňǟ15ĹƜƟ17Ƃ19Ō34Ŕ44ǎ
~ason	68 -11Ǧ-10i7Bš14Ňǟ15ĹƜƟ17Ƃ19Ō34Ŕ44ǎ
~asp	83 17ƻ30Ɖ
~asph	85 31Ɖ
~ass	59 -7ǈǣ7dƄǀ8Z9mřƦƫ10zƽ12źƶ13ƿ15ǌ17g19ŲƷ27ǘǜ34Ɓ37Ǥ40ķ44Ƴ
~ass>	68 -7ǣ-6ǈ9Ƅ10dg11Zƫ12Ʒ13ƽ15ƶƿ16ź18ǌ21Ƴ24Ǥ38Ɓ
~asse	68 7šưƱ8zǨ9ǀ11ř13ƦƷ23Ų31Ƴ48ķ
~assi	82 -8Ƴ13g18ǜ22Ǥ23z
~assm	87 22ǜ
~asso	87 18m
~assw	85 46ǘ
~ast	45 -14ĺ-12SǢ-10Ŧƒ-9dŠ-8gGŒƌǁ-7ŏŨŸ-6V6jĸƤƭƮǛ7oCWŧƫǂǖǦǩ8ĹřƲƶƽƿ9yŵƩ11ưǎ12m13E14ĵňƹ15šǉ16ƈƼ17acţƚƺ18b19ŻǏǙ20Ƌ21Ş22Ƹ23Ŝ25Ǌ27Ǟ32ņœ40ƾ
~ast>	45 -14ĺ-12SƼ-11Ǣ-10Ŧƒ-9Š-8dGƌ-7ŒŨŸǁ-6V6TƤƮǘ7jmWŧƭǂǦ8oCĹƫƲƶƽǩ9ŵƿ10yƩ11ưǎ13EƋ14ň15ĵšǉ16ƈƹ17cƚ18aţƺ19bǏǙ21ŞŻ22Ƹ24Ŝ25Ǌ27Ǟ32ņœ42ƾ
~aste	80 7Ļ12Ŀ13rř17m
~asti	85 -6ƪ11ǀ12Ƌ19ǖ
~asu	76 7Ž9ƶǚ16Ƙ25a35ŭ
~asur	76 7Ž9ƶǚ16Ƙ25a35ŭ
~at>	19 -19Ƣ-17ŷ-15s-14zƟ-11ńţƯǇ-10iĴŹ-9ƂǠ-8eAOƄǑǟ-7fxƞ-6FŌŬ6Ǘ7RŮƬǘǙ8tśƓƹƼǚ9oqŃűƉƌƕƛƣƺǞ10aőźưƱǊ11vLZņũŸƐƶǖ12jŉŏŘŝƅƘǎ13łǣ14žơƳƵǉ15nTūƋƨ16ƒƦǓ17ĸŔŠƠƧ18ŭǃǏ20JƇƊƽ21mBǈǥ22wPQXňŗƗƩ23bķƝǩ24Ũ25Ŵ26gDEGWĺ27ƻǄ28ŒŖť30Ļ31hĿŦ32Cľ34ŀōœŤ35SŞ36Ĺ37Ū38Ŏ40Ņ54Ň
~ata	79 -14ǔ17ĸƲ50Ǘ
~ata>	83 36Ǘ
~atc	64 7ũƓƭ8Ő9s11aƉǩ12SŏŘ14ŉ15ų17w18ƟǙ19Ư20LƘ21Ķ25N27Ž
~atch	64 7ũƓƭ8Ő9s11aƉǩ12SŏŘ14ŉ15ų17w18ƟǙ19Ư20LƘ21Ķ25N27Ž
~ate	42 -17ǩ-15l-13ŏ-12S-10Ŝž-9Jƒ-8bFĹǄǞ-7juDŲƳ-6yWXňƗƜƤǅ6qŒůƲ7HķŎǀ8ĶŅżơ9ŰźƍƱǕ10Ÿ11Ő12ĵ13ũƄƪ14ƾ15ťǢ16Şşǌ17mEŔ18Ń19Ɩǃǋǣ20CŗƢǒǧ22ƌ23ŝ26ŕ27dƴ31Ƌ33ūƙ36Ǜ38ƛ
~ate>	49 -13ŏǏ-11ǩ-10lž-9vJƒ-8b-7ĹǊ-6jF6Ķ7Ŀş8ŊżǎǛ9őŒůƴ10ƱǢ11mpEƚơǀ12Ņƍ13ķŰź15ǣ16CĵŐœǃ17Ƅǋ21ǌ22ť23ŝ24ŔƖ25Ńŗ26ǧ27ū33ŕ37d
~ated	63 -17œ-13Ǟ-11Ŝ6Ʊ9ƪǋ10Ʋǃ11ņƿǢ12Ş13ŝǆ15ƋƼ16Ǐ19C26ƌ31ƴ
~atel	71 -11SƼ9Uţ11ǣ12Ż13ĺǏ14ǂǜǟ20Ƹ25ƾ
~atem	80 8Ķ16ĸľ18ƪ21Ś
~ater	59 -17Ƹ-7C6Ơ7ƎƏƐ8űƃƺ9ƊƍƑǕ10ǝ11ũƟ12V13q36Ƌ43Ǜ50ƙ60ƛ
~ates	63 -6p7CŎ8Ľ9Hƌ10cŸ11şǊ13mE16Şū21v25Ƣ34ǒ
~atev	83 8ş13ŉ19ũ
~ath	60 -7ƞǩ-6n6M7Bƫǁ8ƚ9ŏ10Ɯ11bCƬ14csŊ15z17Kƌ18Ǆ22ƽ25j39Ɔ44Ƴ
~ath>	76 -6f7Ɗ8ƌ9ƫ10U15ƆƬ20c34Ƴ
~athe	65 8bBMǁ10ŏ11Ɯ12C15sŊ17z18K19Ƴ25ƽ28j
~athr	80 24ƌ28Ɔ
~aths	85 -10ƌ-7ǔ9Ɔ26Ǆ
~ati	50 -13ǩ-11ţ-9ơƽ-6ŇŢƬƼ6ǂǡǨ7fĵũŹƛƴ8FŚŠǌǚ9qHŋƱ10iĴĿŐŶǣ11n12Uǃǜ13Ŕǆ14P15ưƻǞ16Ƈƿ17l18Ǘ20ĻūŽǋ21ǅ22kŝ23Ə25m33Ż
~atic	78 13ƛ18Ĵ35Ž
~atie	87 7n21Ǘ
~atin	68 -7ǆ8mXŀ9ŷ11jĵ12ŝũ16Ŀ17i18HŶƻǃǅ19U
~atio	53 -10ƽ-9ţơ-6ŇƬǩ6fśǗ7sĽǂǡǨ8nŹƴǚ9FŚŠǅǌ10qŋ11Ʊǣ13ǜ14Ŕ16Pư17ŐǞ18Ƈ19ƿ20mǆ21ū22ǋ23Ļ24k25Ə36Ż
~atis	85 16ŧ25ŝ
~ativ	87 -8ǩ34l
~atl	82 10ů11ǀ28ł
~atll	85 29ł
~atm	82 12ƿ32ǚ
~atme	82 12ƿ32ǚ
~ato	83 12ơ14ƣ15j17Ǆ25ŷ
~ator	85 12ơ14ƣ17Ǆ26ŷ
~ats	79 8ŬƓ15Ǚ16o36h
~ats>	80 9ŬƓ15Ǚ37h
~att	66 7śƃ8Ǩ9ťƚ10Ʋ11ŰŶƖ12BCō13ş14űƽ15Ƽ16A17Ɗ20ǘ32ľ
~atta	77 9ś10Ǩ13Ŷ15Cǘ17ƽ18Ƽ
~atte	73 8ƃǘ11ť14ōŰ15ş19AƊ37ľ
~atto	85 14Ʋ16Ɩ17B
~atu	76 7oƔ11Ł12Ľ34f
~atul	87 8oƔ
~atus	82 34f
~atv	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
~atve	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
~au>	85 -7G10ő11Ŝ14Ő15ń
~aud	65 -11Ŧ-10Ǒ-6ŏ8ǒ20Ş91Ǥ
~audi	65 -11Ŧ-10Ǒ-6ŏ8ǒ20Ş91Ǥ
~aug	67 -8mo-7Ţ7ś8B9a11ƷǞ17yǩ18Ʊ23v25uŹ26wx
~augh	67 -8mo-7Ţ7ś8B9a11ƷǞ17yǩ18Ʊ23v25uŹ26wx
~aul	72 -13Ƣ-7ǖ-6Ū8ƃ10ŭ11Ŵƥ14Ť16ů19ǐ24Ų42ż
~aul>	85 -8ǖ16ƥ19ů28Ų
~ault	76 -14Ƣ9ƃ15Ť45ż
~aur	82 -7Ųǐ14Ǎ17Ǜ24ǟ
~aura	82 -7Ųǐ14Ǎ17Ǜ24ǟ
~aus	64 -14ǩ-7Ŧ6Uǀ7IňśƏ8gƢƴǁ9bŀņŝ10ĵłƶ11ju12Jũ14Ť19Ǔ20Ŕ
~ause	64 -14ǩ-7Ŧ6Uǀ7IňśƏ8gƢƴǁ9bŀņŝ10ĵłƶ11ju12Jũ14Ť19Ǔ20Ŕ
~aut	66 -7ŗǦ7Ŭ8ƄǃǍ11ƛ15ǥ17Ƃ22Ĺ23ž29ƃ31ş50Ĵ
~auto	66 -7ŗǦ7Ŭ8Ƅ10ǃ11ƛ15ǥ17Ƃ22Ĺ23ž29ƃ31ş50Ĵ
~ava	87 -6v24w32s
~ave	30 -16gyǄ-15PQ-12M-11AĿŀ-10qUůŲƕ-9xLVŠƭǌǛ-8bjCHTœƅƈǧ-7nKĺŨŷƞǊ-6ǟ6Ǩ7RĴŁŐƛǆǋǐǤ8ckWņŊǁǢ9hGŃźƋƗưǔǗ10lŉōŘŜŪƧǓǜ11ķšƁƑǀǡǣ12aŝŹžƂƪƳ13ŵŻƜƥƾ14IZŎǃǝǠ15NŖŗƘǩ16Ǐǘ17ŋ18mşƃ19ĶƵ20ŰƱǥ21ţŸƲǒ22ƎǇ23fŚƌƶ24Yſ25OőƼ27ŏ28Ɵ30uƨ31ń32Ʀ39Ţ
~ave>	30 -16Ǆ-15gyQ-14P-12M-11A-10qUĿŀŲƕ-9xLŠůƭǌǛ-8jTVƈǧ-7bnCHĺœŨŷƅǊ-6Kƞǟ6JǨ7ĴŁźƛǆǐǤ8ckWŊŐǁǋǢ9hŃņƋƗưǔ10GŉŜŪǓǜ11lķōšƑƧǡǣ12aŋŘŝŹžƟ13ŵŻƂƜƪƳƾ14IZƥǃǝ15NYŖŗƘǠǩ16ŎǏǘ18mƃ19ĶşƵ20ŰƱǥ21ţŸƲǒ23fƎǇ24Śſƌƶ25OőƼ27ŏ30u31ńƨ32Ʀ33Ţ
~aved	82 13ŋ16Ţ18Ǘ32Y
~avel	76 -9Ǧ11Ƃ16Ɓ28ǀ39Ɵ
~aver	87 -10ƨ14R27ź
~avi	62 -9Ƭ-7L-6v6Ʈ7Ʊ9Ƴ10xŃ11tĻƶǩ15V16ǟ18ĿŢ22Ř23ľ24i28y38Y
~avin	62 -9Ƭ-7L-6v6Ʈ7Ʊ9Ƴ10xŃ11tĻƶǩ15V16ǟ18ĿŢ22Ř23ľ24i28y38Y
~avo	79 -18Ʒ18Ʃ19ƞ21Ŷǩ25r
~avor	79 -18Ʒ18Ʃ19ƞ21Ŷǩ25r
~avy	87 -7Ƙ11ǎ19ƺ26Ǐ
~avy>	87 -7Ƙ11ǎ19ƺ26Ǐ
~aw>	69 -6I7wB8fƫ9jnt10Ƶǁ11AŉŧŨ14CQ15Ņ18ŀ23ǚ
~awa	65 6ō7ưǨ8z9ǁ11ŢƦƧ12ƿ14Ƴ16ŉ17Ŀ19kĶĻƟ25ź35Y
~away	66 7ư8zǨ9ǁ11ŢƦ12Ƨƿ15Ƴ17ŉ19k20ĶĻƟ25ź35Y
~awe	83 8o13Ŭ14ǟ23Ś
~awer	87 13Ŭ24Ś
~awf	85 13ĸ14Ʈǉ15Ũ
~awfu	85 13ĸ14Ʈǉ15Ũ
~awl	82 16Ƈ22Ɗ
~awl>	82 16Ƈ22Ɗ
~aws	80 9k13Ư21ķ22ǜ
~awsu	83 22ǜ23ķ
~awy	77 12ǜ15A16ķ25Ʋ
~awye	77 12ǜ15A16ķ25Ʋ
~ax>	74 -12M7Ǡ8Ǌ11Tǆ15ĵ20ƅƕ23ŗś
~axe	87 13T14Œ16Ǡ
~axes	87 13T14Œ16Ǡ
~ay>	33 -17Ş-16ǔ-12ķĿǗ-11ńƗǊ-10A-9mqtuwCĽľŬǅ-8lGMUWŢƘƢƭƵƾǇǈ-7nSłŷŸŻƌƔƨƲƽǛ-6IV6Ƨ7sTŔŽƏƠƸ8DĻƜǧ9NOŁŉŖūŲƖƺ10BŰƬ11ĺƁƈ13ţƤưƷƻ15ƒơƦƼ16pƕǁ18yX19kǉǑ20RŊŏ21ŀŋŌŐűǕ22bKƃ23ĸǎ24Y25iĶŗ26g28r29j31ů33L35ŒŘ36ǖ45Ĵ55d
~ayb	76 -7Ǩ9Ɯ11Ƈ13Ʀ17Ʊ21Ʈ
~aybe	76 -7Ǩ9Ɯ11Ƈ13Ʀ17Ʊ21Ʈ
~ayc	69 9Ĵ11ǟ13T15Q20q22YƮ23Ư
~aych	69 9Ĵ11ǟ13T15Q17Ư20q22YƮ
~aye	87 16Ɖ23Ţ
~ayi	55 -11ǩ-10Ǩ-8B-7PŇƗǈǛ7ntKNƸ8ǉ9j11bHŧǣǥ13FĴĺŢ14kĿňǝ16WŦǟ17Ɔƒ18ƪ20Z21Ņœ23V24Œ25Ɯ27Ơ
~ayin	55 -11ǩ-10Ǩ-8B-7PŇƗǈǛ7ntKNƸ8ǉ9j11bHŧǣǥ13FĴĺŢ14kĿňǝ16WŦǟ17Ɔƒ18ƪ20Z21Ņœ23V24Œ25Ɯ27Ơ
~aym	66 -10Ɯ6Ŏŕ12ƃ16ǘ17Z18ƕ19ĴŬ22Ʈ25š43Ɣ
~ayme	66 -10Ɯ6Ŏŕ12ƃ16ǘ17Z18ƕ19ĴŬ22Ʈ25š43Ɣ
~ayo	87 -6ƛ12ƙ23Ŧ
~ayou	87 -6ƛ12ƙ23Ŧ
~ayr	65 10Ǩ13Ǉ15Q23Ŀ25Ǡ53ǉ
~ayro	65 10Ǩ13Ǉ15Q23Ŀ25Ǡ53ǉ
~ays	53 -15H-12pǌ-11A-9ƕ-8Gş-7ķŏ-6ű6dŒšŻƸ7QĵŖŚƵǗǝ8qŜƅƱǇ9ŘŰǡ10ŮžƮƺǞ11tůƜ12Ǣ13ƃ14glơǠ15cV17ň18U19ǎ20ƒ24ǩ27k30R
~ays>	53 -15H-12pǌ-11A-9ƕ-8Gş-7ķŏ-6ű6dŒšŻƸ7QĵŖŚƵǗǝ8qŜƅƱǇ9ŘŰǡ10ŮžƮƺǞ11tůƜ12Ǣ13ƃ14glơǠ15cV17ň18U19ǎ20ƒ24ǩ27k30R
~azy	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
~azy>	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
~ba>	80 -9Ʀ-8ŏ41ǀ67ǃ
~bab	66 -17Ƹ-12tƤ-7ap8d11ƻ12lĺ13Ʒ15Ɲ16h23Ư24u26wŶ29v36y39x
~babi	87 14Ư16y22h
~baby	67 -17Ƹ-12t-9Ƥ-7ap8d12ƻ13ĺƯ15Ɲ25uy27wŶ30v40x
~bac	51 -12ţ-10ĹǨ-9Ŗ-8Ư-7rwĺ-6Ƥ6ǂǞ7ŘŴƗ8œƫƲǜ9żǏ10Œſ11ųƝƮ12Lŀƙƴ14ƿǣ15Ů16hƍ17ť18Ũǝ19mY20Ʒǘ21ƪ22I23ŠǗ24ň27Ɠƛƹ
~bacc	76 12ǂ41ƹ
~bach	83 36m
~back	52 -12ţ-10Ĺ-9Ŗ-8Ư-7w-6rĺ6Ɩƾ7ŘƊƗǞǩ8ŴƫƲǜ9œǏ10ż11ŒųſƝ12ƙƴ13Lŀ14ƿǣ16Ů17hƍ18ťŨ19Yǝ20ǘ21ƪƷ23I24ňŠǗ27ƛ28Ɠ
~bad	69 -7Ŵ9ŝǚ11Ƈ12ň16ĸ19Ţ26ż30N38ņ
~bad>	69 -7Ŵ9ŝǚ11Ƈ16ĸ19Ţ26ż31N38ņ
~bal	69 7Z8vS9ƕ10xŠ13Ť15Ɯ19g22T27Ɣ
~bala	82 13Z33Ɣ
~ball	73 -6Ű9vS10Š11x12ƕ14Ť16Ɯ20g25T
~ban	52 -17d-16ř-11Ƹ-10ƺƾ-9T-8ǈ-7ŭ-6PŇ7LZƳ8Ƅ9Ǉ11ůƙ13ƫ16nŴ17Ĵĵ18ż19f20tY21Ʒ24eŬ25p26s27qr28ǂ30ƨ34o41ƕ
~band	55 -18d-11Ƹ-10ƺƾ-9T-8ǈ-6P7LŁ8ƮƳ9ų10Ǉ12ů14ƫ17n18Ŵ19ż21f22tƷ28p29qrs30ǂ32ƨ36o
~bank	65 -20ř-9ų-7Ɣ-6Ʈ7ǐ8X9AZǕ11Ƅ14ƙ22Ĵĵ26Y30e31Ŭ51ƕ
~bar	69 -7űŵ6mƔ7ő8šſ9ŏ10tļ11ƀ12Ő15Ǎ20h23D33Ƒ42Ŷ45Ǜ
~bar>	87 59Ǜ
~barb	85 9ő13ļ14t19Ǎ
~bare	83 8m10ſ11ŏ14ƀ15Ő
~bark	87 6Ǝ27h
~barn	83 43Ƒ
~bas	62 -10ƙ6Z9gƥ10ƕ11Ɲ14ŇƩ19ł22ƛ49Ɗ
~base	64 -10ƙ10ƥ11ƕ12Ɲ19ł22ƛ51Ɗ
~bat	72 -6fǔ10ƚ18Ɗ21ƌ22Ǆ48Ɔ
~bath	73 -7ǔ-6f11ƚ21ƌ22Ǆ48Ɔ
~bbe	87 12Ơ15ƛ16a
~bber	87 12Ơ15ƛ16a
~bbi	79 -11Ʀ11ǀ15ƨ18Ʃ30g
~bbie	80 -12Ʀ11ǀ16ƨ30g
~bco	78 14Ǒ28ǒ
~bcon	78 14Ǒ28ǒ
~be>	48 -13Ǩ-11ŌŭƷ-8nIƬ-7ĸũƧƫ6Ʊ7ŏřưǩ8AEľŷƢ9H10Ķ11yķŀśŨǝ12Kł14œƦǧ15ƋǞ16T17c18rXōǌ20OŊ21VZĻ23ƭ24mŞ26s33ŹƮ
~bea	76 -13I-12Ƹ-6ŧ8hl9XǍ11ƚ13ű20k39Ņ
~beat	87 -14I-13Ƹ-7ŧ16ű45Ņ
~beau	87 7b11lǍ
~bec	63 -14ǩ-7Ŧ-6Ǟ6Bśǀ7gIňƏ8bŵƢǁ9tŀłņŝƧƴ10ĵƶ11juǨ12JƖ14Ǎ15Ť21ų
~beca	65 -14ǩ-7Ŧ6ǚ7BIUśƏǀ8gňŵƢǁ9bŀņƴ10ĵłŝƶ11u12j13J15Ť
~beco	83 -7Ǟ13Ƨ16Ǩ17Ɩ
~bed	70 7y8ƻ10Ɯ16Ɲ21Ơ37Ɔ
~bedr	71 7y11Ɯ17Ɲ21Ơ23Ɔ
~bee	47 -14ǎ-10R-7nOŷƃƭ6Ƙ7jUŇŐſƴǅ8ƽǛ9ŮŲǩ11ƋƳ13fktǘ16ţ17Ż19ŸżƸ20ŝ21lņő30i31Ƽ32S33š34G38ǟ39ƿ
~been	48 -14ǎ-8O-7nƃƭ-6ŷ6Ƙ7UŇŐſƴǅ8jƽ9Ų10Ůǩ11Ƌ12Ƴ13fktƿ14ǘ17ţ18Ż19ŸƸ20ż21lŝ22ņő31i32Ƽ33S34š35G39ǟ
~beer	83 -11R19Ǜ46ƿ
~bef	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
~befo	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
~beh	70 -8Ƹ7ǐ11xŻ13tƃ16u17ų18Ź23ŷ26ƶ
~behi	71 -8Ƹ7ǐ12Ż13ƃ16u17ų19Ź24ŷ27ƶ
~bei	70 7c8ǝ9lŊƼǩ10HƤ12Ʊ13F14Ž16U22ǟ27Ş35ŋ
~bein	70 7c8ǝ9lŊƼǩ10HƤ12Ʊ13F14Ž16U22ǟ27Ş35ŋ
~bel	66 7pMŋŌŻƻ8lǅ9Sƅ11Ƭ12Ÿ13mǏ16ǩ21ĽƎ23Ɗ35Ɨ
~beli	76 9lŋŌ10M11S14Ƭ15mŸ23ǩ
~bell	82 12ƅ27ĽƎ
~belo	77 6ǀ7ƥ16Ǐ28Ɗ42Ɨ
~belt	85 10pŻ11ƭ12ǅ
~ben	63 10Ƨ13Ƭ20ż35ƫ36W
~bend	83 26ż
~bene	64 10Ƨ13Ƭ36Wƫ
~ber	48 -22Ś-10ǩ-9ŃŢ-8ŷ-7nş-6ň6ŐŗǇ7ľƑ8h10ĻŇƛ11Ŝ12Ɠ13Cƶ15c20DǕ21ļƬǗǘ22ŅŲŸ24EĽ25X35e36ū39I51ř
~ber>	50 -22Ś-9ǩ-8ŷ-7ş-6ŇňŢǗ7yŗǙ8ľƑǇ11ĻŜƛ16cC19D22ƬǕ23ļŲǘ24ŅŸ25e26X27Ľ37ū45I55ř
~bers	71 -7n7ž14hǅ17eƓ23Ň30E41Ǘ
~bes	61 -9Ş-7C7JŁńşǩ8łųƈƜǔ9u10KŠƥ12ǈ13Ǎ14ķĻ17UZ21Ʀ23ŝ24L28ǟ30I
~besi	68 8ńşƻ10Ɯ11uŁų12ƥ15ǈǍ18ķ20Z24Ʀ
~best	68 -9Ş-7C8J9ƈ10łǔ11KŠǩ16Ļ20U27Lŝ31ǟ34I
~bet	61 -16Ź-14Q-8Řƶ-7Š-6ƾ6Ǉ7rƵ8CPŢǂǨ9ƌƫǁ10a11šƨ13qŇŷ15K17oňƽ18pź19Ş20L21Ƽ26t29ł
~bete	82 16Ƽ24ƽ
~bett	65 -16Ź-14Q-7Řƾ-6Ŋ6Ǜ8Ƶǂ9rłŢ10ǁ11a13ƨ14Ň15q17K19oź20p21LŞ28t
~betw	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
~bid	85 -7ŗ12Ņ14ń32Ǔ
~bid>	87 -7ŗ13Ņ32Ǔ
~bie	76 -11Ʀ8x10ǀ12Ư14y15ƨ18h28g
~bies	76 -11Ʀ8x10ǀ12Ư14y15ƨ18h28g
~big	56 -14Ƃ-13ƒ-11Ŕ-9Ɖ-7uFƞǈ-6ũǋ7gZśƪǁǓ8jľŘƇƛǞ10ŇŦǍ11yƙǑǔ12J13Ž14œǦ19Ǐ20Őƣ23k28Ǉ29ĸ30Ŀ35Ƒ47Ɔ
~big>	60 -28Ƃ-14ƒ-11Ŕ-9Ɖ-8u-7F-6ũƞǈǋ6chƚ7gśƜƦǏ8JZĿǁǓ9jľŘƇƛ10Ŧ11Ǎ12yǑ13ƙ14Ž16œ21Ő22ƣǇ23Ƒ25k27Ǧ31ĸ39Ɔ
~bigg	71 10H11ƪ14Ǟ15Ň16Ǐ17ǔ29Ŀ
~bigs	85 -17Ǧ12Ǉ18ƂƆ22Ƒ
~bik	80 52ƥ
~bike	80 52ƥ
~bil	55 -8Ǩ-7ƶ6ǝ7CĿƂǊ8şǥ9ƷǦ11I12ƃ13ơ14YŖư15ǚ16Z17WĴǌ19Ǡ20ƀƮ26ǡ31ž
~bile	85 12C17Ʒ18I
~bili	58 7ƂǊ8ǥ9ş10Ǧ15Ŗơ16ǚ18Wǌ21ƀ27ǡ35ž
~bill	67 -9Ǩ-8ƶ8ǝ10Ŀ17ƃ18Yư21Ĵ22Z24ƮǠ
~bin	68 -9Ń8P9Ɵ10ƖǑ12Ƅƌǀ13Ō15Ʃ16ƛ19ƕ32Ƌ
~bin>	82 7Ǆ9ǀ11Ɵ31Ƌ
~bind	80 -10Ń12Ɩ14Ƅ15Ō23ƕ
~bing	76 7Ƌ9P12Ǒ14ƛ
~bir	63 10Ǘ12CŜ18c33Ɵ35v36p52d
~birt	64 11Ǘ12Ŝ19c36v37p53d
~bis	85 7ǧ11Ɓƺ16h
~bisc	85 7ǧ11Ɓƺ16h
~bit	72 -25q-7ź7W8m9Ɯ10ŞƤǁ11j13eņœ14ĿǊ26ō44h
~bit>	74 7W8m10ŞƜ11jǁ13eņ14Ŀœ15Ǌ27ō
~bje	87 11ŋ23ǁ
~bjec	87 11ŋ23ǁ
~bla	78 7Ǡ10Jƺ12H13ń30Ŕ
~blam	80 8Ǡ10ƺ12H13ń31Ŕ
~ble	50 -12Ǉ-11Ŗ-8Ő-7ƌ-6Ĵ6nNž7tIŀ8ŇŜŞűƳƸ9ioLTł10UƉƥ13ĹŦƤƼ14uŭƚƹ15YśƘƛ17Ʈ18M19œ20ňƧǜ24s34X35Ř
~ble>	51 -11Ǉ-6Ĵƌ6ŎƼƽ7tzŚž8INƳ9ŇňŞű10TłƉ11ƥ13Ƥǜ14Ŧ15ŭƚ16Yś18Ʈ19M20œ21Ƨ22s36XŘ
~blem	73 -10Ő8Lŏ9ǂ10ŵ11Ĺǜ12Ƽ13ƛ15ŀŜ
~bles	76 7ƶ10o11Ƥ18iU23Ƙƹ26u
~bli	80 13b14Ʈ21ƥ26ƽ
~blin	85 16Ʈ28ƽ
~blo	68 -11ǩ-6Ɖ9Ǎ10j13Ƒ14ǂ15ƽ25Ƽ26ƾ30ƻ37ǁ
~bloo	69 -11ǩ15ƽǂ25Ƽ26ƾ30ƻ38ǁ
~blu	85 14Ż20Ŋ29ű
~blue	87 15Ż30ű
~bly	85 12X17lƷ
~bly>	85 12X17lƷ
~bnb	83 36Ɯ
~bnb>	83 36Ɯ
~boa	69 -9q8ƍ10ZūǓ12tŎ13ǜ14ş17ķƇ18r21Ł30Ɯ
~boar	72 9ƍ11ūǓ12Ŏ14ǜ17Ƈ20r22Ł32Ɯ
~boat	82 -10q13Z15t17ş21ķ
~bod	45 -14Ǐ-13ǝ-11šƃ-9Gƪ-8ǎ-7VĴŹ-6Ľ6bŧƾ7KļƅƈƕƮǈǋǗ8ľŝǛ9zĿŲŵƎƓƴƿ10hFQķ11fǡ12ųżƜƳǅǨ13ſƢǢ15Ť16ń17gŏǍǣ21AŜ22Ł23Ŗǘǜ25ŷ27n33Ư34Ɵ36ž
~bodi	83 25ž
~body	46 -14Ǐǝ-11š-9Gƪ-8ƃǎ-7VĴŹ-6Ľ6ƾ7KļŧƅƕƮǋ8ľŝƈǈǗǛ9zŲŵƴ10hFQĿƎƓƿ11ķǡ12fżƳǅǨ13ųſƜƢǢ15Ť17gńǍǣ18ŏ22AŜ23Łž24Ŗǘǜ25ŷ28n33Ư35Ɵ
~bol	83 11ƣ19ű22Ǝ
~bolt	83 11ƣ19ű22Ǝ
~bon	85 7Ɔ8T14ſƀ
~boo	61 -9Ǉ-6Ɲ6W7Lǜǩ8eg9ŀǘ10Ǒǝ11j12Ļǈ13ļ21ű22ǔ50ǖ61Ǡ
~book	61 -6Ɲ6W7Lǜ8eg9ǘ10ǝ11ǩ12Ļǈ13ļ21ű22ǔ50ǖ61Ǡ
~boot	85 -8Ǉ7ǒ14ŀǑ17j
~bop	85 48ǥ
~bop>	85 48ǥ
~bor	62 -8Y7ŵƟǩ8ƒƜƤǍ9ļ10x11ǜ13Ņ14v16ĸ17C21ƞ25ų30lpƪ34d
~bor>	77 -12Ť6ǎ7B10ĸƟ11Ƥ13ļ14ťǜǩ
~borh	85 7ƞ11G12ƒ28C
~born	72 -12ť12x17v35l36p41d
~borr	78 -10Y10ŵ13ĸ33ų39ƪ
~bors	76 10Ŀ12Ǎ13Ɯ15Ť18Ņ21ƞ
~bos	76 7g11sǙǩ13N16U26ǟ28Ł
~boss	76 7g11sǙǩ13N16U26ǟ28Ł
~bot	63 -12l-6MŚ6zūƶǂ7DŅ8Ƅƽ9Ĺ10łǥ11ŢƎƱƵǩ12pƯ13ŋƻƼ15Ł18Ũ26s36ŀ
~both	65 -8ǩ-7l-6M6ƀ7zƶǂ8DƄƽ10Ĺ11Ƶ12ŢƎƯƱ13pƼ14ŋ17Ł19Ũ27s37ŀ
~bott	80 -7Ś9eū10Ņ13ǥ15ł17ƻ
~bou	40 -14cx-9ŏǅ-8jNQŒũǇ-7sRĻńňŐőǐǟǨǩ-6bSƕǢ6ĺƈƋƸ7mBŔšźƂƨ8hVĵŤťƎƿǊ9HYŠůƜơǈǜ10ĶļņſƦ11ĽŲƌƔƙǏǛ12uľłŉŊŽƱƺ13ƞǂǋ14Ŗ16ŇŶǔ17ƒǁǄ18pŴ19Ƴ20Aŀ21r22ōŝ23Ş26Ŀ28Ĺ
~boug	69 -8Ũ-7Ŝ-6C9ƞ10łŖŗ15Ŷ18ſƩ19ƌ22Ǐ23Ʀ24Š31ƒ
~boun	87 10ǚ13J
~bout	40 -14x-13c-9ŏǢ-8ŒŗǅǇ-7jNQRĻńǐǨ-6sňŐũƕǟǩ6ł7mĺŔšŶźƂƋƸ8hBĵŖƎƞƨƿǊ9HVYŤůƜǈǜ10ťơ11ĶļĽņŲƔƙǛ12ŊŽ13uľŉƱƺǂǋ16ǔ17ŇǁǄ18pŴ19A20Ƴ22rŀō23ŝŞ26Ŀ28Ĺ
~bov	80 -11ơ25Ǧ42Ǎ
~bove	80 -11ơ25Ǧ42Ǎ
~bow	87 15N36ǩ
~box	69 -9L7mǗ8ŭ9fż10ĸǐ11q12ŚƄƻ13ƋǙ17DJ24ƞ
~box>	71 -9L7mǗ9ŭż11fqĸǐ12ŚƄ13Ƌ14Ǚ17DJ
~boxe	87 16ƻ31ƞ
~boy	69 -9h-8d8Ə9jmū10bwy11nŐŔ13Ť14v16x19Ź44u
~boy>	73 -9h-8d10jū11bwy12nŔ14Ť15v17u18x21Ź
~boys	80 9Ə11m13Ő32u
~bra	74 10ź11l12Ĺƛ13ƅǋ14Ņ16Ƒ22ǅ30Ž
~brak	87 37Ž
~bran	82 14Ĺ15ƅǋ18Ƒ25ǅ
~bre	58 -11p-9ƒ6Ǔ7xOXơ8I9Ʀǝ10lŨƮ12k15šƋ32h36ǩ37Ǧ61Ƃ
~brea	71 -11ƒ7ƙƽ8O9ơ10xX11I12ƦƮǝ13Ũ15k19šƋ28ǩ
~bree	85 -15p48h
~brel	62 7Ǔ14ǩ40Ǧ66Ƃ
~bri	59 -10Ƒǩ-8Ǟ7MōƣƭǍ8ź9g11rSǄ12Ŝ13Ɲ14t15ƒǑ16qŪ18Ĺ20Ǉ22Ǌ26Ʈ37T45Ƈ
~bric	74 -6Ɣ9ƣ10Ǎ59Ƈ
~brid	85 10ǔ17Ǆ22t23Ū
~brin	63 -9Ƒǩ-7Ǟ7Ŏ8Mōź12rS14ŜƝ16Ǒ17q18ƒ20Ĺ22Ǉ25Ǌ28Ʈ40T
~brit	87 12ƭ20g
~bro	59 -10ơ-8ŭ-7z-6Ʈ6eƞ7ĸŤƫƽǨ8Ũųƥ9nƜǆǉ10ŵ11aQŅ12Ŝ13ĺŽ14Ǝ15yŁ16Řǡ17Ɓ19ǃ20Ŷ21ǌ23lB
~brok	67 6Ƥ7ǝ8ǌǡ9ĸŤƥ11Ũǉ12ƜƞǞ13ŵ14Ŝ17Ǝ19Ř20Ɓ
~brot	68 -9ŭ-7z6HƳ7eAƲ8Ǒ9ƫ10ƽ11ųǆǨ12n13Q14Ņ17Ž19Ł23ǃ29B
~brou	82 -6Ň12Ɩ13ǡ18a20ĺ33l
~bs>	62 -17Ź-13ŞǇ6ů7ƏǦ8Ǥ9J10Ƒ12ƨƾ14Ž15V16ǈ17ǔ19Ƨ20Ǆ23ǐ28ź42ǒ61Ǒ
~bsi	80 10Ĺǖ13ń33ļ
~bsit	80 10Ĺǖ13ń33ļ
~bt>	80 -9ĵ50Z
~bts	87 18Z
~bts>	87 18Z
~buc	85 6Ƃ10ƀ28X
~buck	85 6Ƃ10ƀ28X
~bud	71 -12ư7e9Ŝ11Ƴ12Aĺ14BĽ16Ƣ22ĸ24Ņ37X
~budd	76 -12ư10Ŝ12Ƴ13Aĺ15BĽ17Ƣ26Ņ
~budg	79 7e25ĸ41X
~bug	82 -10L12K66Ş
~bugs	87 43Ş
~bui	55 -12F-7ťƉ-6ǩ7bűƺ8ŤƐ9ƇƤ10ƪ14Ʊ16Ƒǝ19Ǟ22Ǣ23ơ30ǋ31ƣ32Ʃ40Ǎ46Ɠ48ƅ
~buic	85 8ŭ17Ťű
~buil	55 -12F-7ťƉ7bƺ9ƇƐƤ11ƪ14Ʊ16Ƒ17ǝ19Ǟ22Ǣ23ơ31ƣǋ32Ʃ40Ǎ46Ɠ48ƅ
~bul	83 7ļ13h14ƃ18ľ
~bull	85 7ļ13h19ľ
~bum	83 -13Ĵ11Ǣ12Ŕ17ƃ18ű22ŵ
~bump	85 -13Ĵ12Ǣ13Ŕ17ƃ18ű
~bun	73 6Ƣ10Ɔ11ǈ12Ƥ13ń15ǀ18ƞ30ş
~bunc	85 6ǥ13ǈ16ń
~bund	83 6ǚ35ş
~bung	85 12Ɔ17ǀ21ƞ
~bur	62 -14ƴ-9Ɨ-7Gǝ7őŜ8ůƁƎƔǀǕ9ŀ10ńŐƦ11ĺƓǢ12mƛ14j15Ƒ26Ɛ35ņ51ư
~bure	85 -7G10ő11Ŝ14Ő15ń
~burg	87 12Ǝǀ
~buri	77 13Ʀ19j30ư
~burn	69 -16ƴ-9Ɨ-8ǝ8Ɣ9Ǖ11ŀ13ĺǢ14mƓ17Ƒ29Ɛ42ņ
~burs	83 12Ɓ18ƛ
~bus	48 -25Ƃ-14Ū-10Ŀ-7RŒ-6Tōŏŗ6Ǒ7C8Ųƛ11MƗǛǠ12AP14ŭ15ŵ16ǝǢ17Ŏ18Nǐ19Ǩ21Uǆǔǡ22ǋǞ24ƝǦ25ǅ26ǃǊ28Ǆ33ǥ44ǎ51ǟ
~bus>	85 13Ǧ25C33ŵ
~busi	49 -25Ƃ-14Ū-9Ŀ-7CŒ-6T8Ųǩ9Ǒ11M12AƗǛǠ17ǢǦ18Ŏŭǝ20ǐ21Ǩ22ǆǔǡ23ǋ24Ǟ25Ɲǅ26ǃǊǟ29Ǆ34ǥ36ǎ
~busy	73 14ǎ17P28U33N45ǟ
~but	62 6šƏƬ7fwŻǂ8K9ŌōűžƧƸǩ10iBŀƒƯƻǣ12Ł13Ǚ15bƾ16T18p24Ŋ
~but>	63 -9ǩ6ŽƬ7fwšŻƏ8Kǂ9ōűžƧƸ10Ưǣ11Bŀƒƻ12Ł13Ǚ15ƾ16T18p24Ŋ
~butt	87 15iŌ27ǩ
~buy	62 -14y-8ƶ-7ŁŵǢ-6ĸ8WX9ƪ11ł13ŠǄ15ƨ21Ŭ24Ō25ƒ27Ǖ28Ǩ29FŶ36H39Ɨ43G
~buy>	63 -12y-8ƶ-7ŵ-6ĸŁ6ƙ8WX11ł12H13Š14ƒǄ16ƨ17F21Ŭ24Ō28Ǖ29Ǩ30Ŷ40Ɨ44G
~buyi	82 14ƪ15ƒ16F33H
~buz	87 27ƣ
~buzz	87 27ƣ
~by>	50 -25ǌ-23Œ-15Ŧ-12tƝ-10ŕ-8şƖƸǨ-7gUXƦǝ-6msIķņŎŴ6GƜƣƥ7CKSYĺƯƶƻ8ŋ9zřǜǧ10Qŧǥ12nƱǟ13ǃ14ơ15TƄƤ16uŶ17yPœƮ18Ał19ſ22dĹŚ23Ĵ27ů28x37oM41Ń
~bys	80 -14d-8a-7p19Ɲ32vw
~bys>	82 -14d-8a-7p33v34w
~cab	87 12Ɵ14ť16ƌ
~cak	87 10Ľ11M13c
~cake	87 10Ľ11M13c
~cal	47 -15ǩ-10u-9Őŗ-8ŢƻǄǇ-7cņŖ-6şǋ7Ŕ8q9ĻŀƀƋ10ĺǈ12lĵƁƸ13Ƽ14ŧƃǗ16łƾ17Ǔ18ƺǙ19ǁǑ21I23ţ24K29aĽń32C33Ł35Ŝ36L37w39o45Ĺ47ǃ
~cal>	61 -8ƻ-7ŋǇ-6ǋ6Ŝǂǎ7T8W9ƽƿǔǚ10ľ11Ǆ13ƋǑ14Qƀ17ŀ18Ƽ21ƃǈǗ25l26ƾ27ǁ
~cale	83 11Ŀ19ł37ƺ
~call	51 -13ǩ-9uŐ-8lŢǄ-7Ŗǈ-6ņş7Ĵľłűǌ8Ŕ9q10Ǒ11Ļ12ĺŋ13ĵ14Ɓ15ŧ18Ƹ19Ǔ21Ǚ22C24I26ţ27K30Ŝ32ań33Ľ37Ł40L41w43o52ǃ53Ĺ
~cam	61 -7ņŜ6ƫ7ŵŸƙƯǤ8jEĸƽ9Ŏ10dDGŦ11ƾǞ12ķ13Šũ15ş16Ū21ļ26Ņ30Ǝ48ǘ
~cam>	87 46ǘ
~came	63 -6ņŜ7ƫǤ8ĸŵŸƙƯ9jŎƽ11dGŦ12ƾǞ14Šũ22ļ27Ņ31Ǝ
~camp	87 10Ɵ12ķ23ş
~camr	87 11Ŭ25Ū
~can	47 -13ţ-11ƴ-9ŭ-8ŧ-7G-6PŜ6ŋźƸ7AKŵƵǨ8eoŸƍ9Ĵŗ11Ł12NĻǖ13řǌ14M15ū17ƃƟ18ƽ19Xŉ20IĹŌ21JŊ22Ƽ24Lšƚ26Ś30s31Ƨǩ40ś
~can>	48 -15Ƶ-8ŭ-7Ɵ-6P6pŘŝűƖ7ŋŞźƸ8eKŵǨ9oAŗŸƍ10Ĵ11ŉ12NĻǖ13Łǌ14ř15M16ū18ƃ20IXĹ21JŌ22Ŋ25L27Ś31s32Ƨ33ǩ41ś
~canc	70 -16ţ-13ƴ-8ŧ-6G14ŉ30ƽ33Ƶ39š40Ƽ
~cand	87 10Ɲ11ſ13c
~cane	79 13ƙ45ƚ
~cant	85 43Ɵ
~cap	85 10T29Ǆǩ
~capi	87 29Ǆ30ǩ
~car	40 -16ĵ-15i-14ƒƕǩ-13ƔǦ-12Ĺ-11ńƝƤǇ-10UŖǢ-9JŒǑǨ-8uxŀŔƨƵǝ-7ntIQſƢƪǈ-6gsŇœǛ6ƥǘ7řŮ8ļūǏ9ZŢƁǥ10Vľũǒ11zŧ12ŷźǗǡ13Ľ15ĴŨƯ16žǌ17ĿŽ18Ź19ǔ20eƂ27ŗ32ǖ33ƀƃ35ű36ǐ39şŲ40Ŵ41Ŷ42ų43Ű46ŬƄ50ŵ54ŭ69Ū
~car>	50 -17tǩ-16ƒ-15ƕ-14i-11U-10Ʈ-9FĴſ-8Őǡ-7RZŏ-6z7vł8NƄ10Ɓ11Ů13ƥ14ǐ19şŽ21ƃ22ž25ƀ26ū27Ź28Ų37Ű43Ū49ŭ50ű51ŵ55ų58Ŭ59Ŵ64Ŷ
~card	58 -20ĵ-16ū-10Ɣ-8I-6ŭ9DFŗ10Ŝ11cĸ14P16ř17ļ18Őź23Ľ24Ǘ27Z33e35Ĵ38ǔ54Ƅ62ǖ
~care	65 -10Ƥ-9Ŕ-8ǖ-7ńƘ-6ŀ7rBƃ8Žƴǘ9Ǡ10Ņŝ11qƣ12WƬ13ǂ18Ũ23Vũ24ľ25ŧ29z35Ư43Ŀ
~carp	87 17Ű
~carr	56 -10Ŗ-9N-8ĵǦ-7ƝƣǖǢ6ŝ7žƘ8ŵ9WŢƀ10Řǣ11bşƂƮ12Ʀǩ13őƙ15ŏ16Ǐ17Ųƃ18ǥ19Zǒǡ21Ő27ǌ33ŗ
~cars	62 -22Ǉ-20Ő-8Ǧ-6Ĺ12ƀ14Ű15R19Ƃ20ŵ29ŷ33ş34ŭ43ǐ70Ū
~cary	83 -10J9ķ12ǘ15Ť23Ũ
~cas	62 -9Ǉ-7ƅ-6ŵ6IǢ8ƀ9J10FYŲǨ11Ʃ13Ǖ15Ļ18ŏǠ31Ƶ37ǖ55ƪ
~case	76 6ƁƊ8I10ƀ13FǨ17Ǖ19Ļ23Ǡ
~cash	65 -9Ǉ-7ƅ7Ǣ11YŲ12Ʃ23ŏ34Ƶ39ǖ58ƪ
~cat	54 -8ǩ-7J7s8wǂǞ9ĸşƴ10aƿ11źƲƻ12ūƱ15Cǌǒ16S17L19H21mN25k28ǧ35ǋ36h39Ǜ
~cat>	87 24h
~catc	75 11Ő12s13w15S16a25L32N
~cate	61 -12Ǟ-8J-7b9Hǋ11ǃ14ź18Cǒ20ǌ33ǧ46Ǜ
~cati	66 -6ŻƆ7S8ǀ10ǂ12ƴƿ15Hƻ16ū17Ʊ23Ǟ26m32k33ǋ
~cats	82 9ŬƓ38h
~cau	64 -14ǩ-7Ŧ6Uǚ7IśƏǀ8gňƢƴǁ9abŀņŝ10ĵłƶ11ju12Jũ15Ť20Ŕ
~caus	65 -15ǩ-7Ŧ6ǚ7IUśƏǀ8gňƢƴǁ9bŀņ10ĵłŝƶ11u12jũ13J15Ť20Ŕ
~cce	80 23ƒ24lǖ35Ǘ
~ccen	87 26l
~cci	65 -7Ʈ8ţ10Ƴ14Ŕ17ť27ƃ46ż
~ccid	65 -7Ʈ8ţ10Ƴ14Ŕ17ť27ƃ46ż
~cco	60 -8ǩ8aJ9ƅǂ11eY12ŒŜ13ǆ14Ķ16ĴĻ17ǔ18A19B20ų22Ƈ28ř31ƹ35Ǡ
~cco>	74 11ǂ32Ƈ39ƹ
~ccou	63 8a9J11e12YŜ13Œ14ǆ16Ķ17Ĵ18ǔ19A20B30ř38Ǡ
~ccu	73 8Ɵ11ƪ13m17q26P28ǡ
~ccup	78 9Ɵ19q29P
~ccur	83 16m33ǡ
~ce>	36 -15Zǔ-13Ǆ-12ō-11vǩ-10CķŤŵ-9TĿŭŮƯƽƾǑǜ-8gpxű-7ĶŉŖŲŴǗ-6uLOƉƷ6IƊƕƣƭ7bWĽłŨƁƈ8tŃŻƤƳƴǈǟ9Ĵťƃƥ10ňŘŢƍƩǡ11RŐŽƋƟƵǏ12UņŝƄǒ14AŅƐƔƬǚ15jXşƒƢǊǘ16Ǟ17FGŠǨ18Hǥ19ůǌ21ǀ22ũƑ23ŏ24Œţ25ƞ26ǅ28ľ29Ʀ30M34ǋ
~ceb	87 20ļ24ǩ
~cebo	87 20ļ24ǩ
~ced	71 10Kƈ11J16f24Ƌ39Ŭ
~ced>	71 10Kƈ11J16f24Ƌ39Ŭ
~cei	78 7Ƙ14Ŀ24X25ƛ28Ǌ
~ceil	85 16Ŀ26X27ƛ
~ceip	83 8Ƙ30Ǌ
~cel	70 -13ƴ-8ŧǗ6ĵ11Ƹ14ŉ20Ɗ32Ƶ36I43š
~cel>	85 -9ŧ8š40Ƶ
~cele	83 -15ƴ27š
~cell	76 -8Ǘ7ĵ12Ƹ14š22Ɗ39I
~cem	79 -8ŏ11Ɨ16ư42Ɠ
~ceme	79 -8ŏ11Ɨ16ư42Ɠ
~cen	54 -8ƿ-7SƸ-6Ť6Ž7oQŔǨ8ĺźƃǆǔ9ǖ10dǑ11Ĵœƴ12ƄưǄ13aƺ14ūǀ15l16ƚ17ť26Ź30ŷ37Ǜ49Ÿ
~cens	59 -7S8o9Ǩ12d14Ƅ15aƺ16ūǀ22Ǜ29Ź33ŷ55Ÿ
~cent	63 -9ƿ-8Ƹ-7Ť6Ǝ7Ǎ8ĶŁƳ9cQŔŽǔ10ƃǆ11ĺźǖ12Ǒ13Ĵƴ14œǄ15ư18l20ƚǛ21ť
~cep	87 -8Ǘ15ǈ25ƒ26ǖ
~cept	87 -8Ǘ15ǈ25ƒ26ǖ
~cer	57 -13ţǂ-8J-7bǐ8X9ǃ10ľ11Ƹ13źǌ14ŭ18ƕ20Ŀ22ŀ24ƽ34Ƽ47ǒ63ǧ
~cer>	76 -17ţ-6G6Ƴ11ƕ33ƽ46Ƽ
~ceri	87 -9ǐ7z14Xŭ
~cern	82 -18ǂ15ľ16Ƹ31Ŀ32ŀ
~cert	61 -8J-7b11ǃ14źǌ51ǒ68ǧ
~ces	64 -10ž7ǔ8ƅ9ǏǕǚ10ZƠǘǠ11Ɨ13ŊƑ15Ŝ16Ǆ17Ɛ19ł23ń29Ƙ32Ǘ53Ǧ
~ces>	69 8ǔ9ƅƘ10ǏǕǚ11ZƠǘ12ƗǠ15ŊƑ17Ŝ18Ǆ19Ɛ26ń
~cess	75 -11ž23ł39Ǘ63Ǧ
~ch>	38 -18Ť-14Ǆ-13Ʈ-12UĴŏşŧ-10ŵƂǐ-9ĸŨǟ-8gixMŇŖŝƜƤǗ-7uŃƋƳ-6cjFHŔŲǚ6Ūſ7ŸžƁƊǓǢ8qŜƥǙǦ9OŌŭƏƘƻǋ10RƔư11KWĽńťǛ12wŐŬ13IƱ14JƓƨǩ15CYZƃ16ķƦ17ƪǏǡ18Q19ŅŗŮƗǉ20T21œŘƒǊ24ǈ25Ķ26XƠ27Ƭ28LŦ32ųƶ36Œ
~cha	53 -13ŝ-11Ɯ-9Ŗ-8Ƭ-7Ũ6gĽ7ƛƸ8uHŧƑ9dCŊƧƿǞ10ŉŎƓƷǈ11Ǣ12ƒǕ14Ǉ15Ơ16Ţ18Ƶ19qĺ20Œũ22Ň23Ş24Ǒ26NV27Ŕ
~chai	73 -13Ɯ-7ǈ7Ŕ8Ǖ10Ň15Ƒ25Ǉ36Ǒ
~chan	58 -8ŖŝƬ-7Ũ7IUǕ8Ƹƻ9uƛǩ10dHƧ11Ǟ12ƷǢ14Ŏ17Şǈ19ŇŢ20Ƶ22qũ23ĺ25Ŕ30V
~char	70 6ƶǙ8ơƱ9ř12Ż14ƿ15Ɠ16Ŋ23Ơ34Œ
~chas	85 18ŧ23ƒ
~chat	82 16C42N
~che	50 -9ǩ-8wųǑ-7nƃƒƛǔ-6ŭ6ZŜŠ7QƉƫƯưǚ8bgĶŧ9WľűǏǠ10Kƺ11Ūƨ12eYǄǒ13iŅŶƸ15MƮǜ16R17m18Ĵ19Ǜ21Ƙ22f23ƌƹƾ24Ŧ27Ƒ30q31Ɵ
~chea	79 -8Ǒ6r11Ŧ15œ16Š17ľ25Ņ
~chec	58 -7ƃ-6w6ĸ7Ƣǉ8JńŢƬǟ9TŐƸǛ10QZŜƫƯ11ŧǜ12W13Ǡ14qƨ15eY16ǒ19Ʈ22ŦƟ23Ĵ28ƾ
~ched	72 7Ǘ9ōƹ11ŶƘ14Ǐ20K26R28Ƒ29f
~chel	83 36m
~chen	70 7ł9L10Ǝ13ǈ14ƞ18Ǜ21Ǆ25M39ƌ
~cher	78 10ů16Ķ18ű20b31q
~ches	73 8Ž9ƙƭ10Ƹ12j13Ɖ15Ƒ16g18ƺ20Ɵ24Ƙ
~chew	85 32ƹ
~chi	59 -6Ɲ6ƛǚ7UŻƫ8qǕ9ŶƢƼǖ10y12NƉ13Ǣ14vŹŽ19w20a21Ţ22ǝ24Ư25P27u31Ɛ33Ǐ
~chil	68 8Ʊ9lŻ11ŶŹ12ƫ13y18v19Ư24w33u
~chim	85 46Ɛ
~chin	66 8ƛƯ9qUǕ11Ƽǖ14N15Ǣ16Ž23a24Ţ25ǝ29P38Ǐ
~chit	87 13ǚ19Ɖ
~cho	58 7yƜ8ƄƶƼǓǦ9ǔ10Ź11ǂ13qŭƢ16Q22l23x26ł28ź31Ʊ33Š39m
~choo	59 7y8ƄƢƶǓǦ10Źǔ13q14ŭ16Q23lŠ24x27ł29ź32Ʊ40m
~chr	80 9Ƌ17D20d24k
~chri	80 9Ƌ17D20d24k
~chu	77 -8ǐ6ļ12ư14B15oŭ16t29ƶ
~chur	77 -8ǐ6ļ12ư14B15oŭ16t29ƶ
~cia	56 -11Ƃ-9Ɔ-6Ɨ6Őƾ7ŊǋǢ8P9ƮƯǍǥ10A11mŝƖ12qBĶĸǦ13ǈ14ǗǠ15Ǆ17ƿ23Ƙ25ƫ38e
~cial	60 -12Ƃ-9Ɔ-6Ɨ6ǌ7Őǋ8Ǣ10ƮƯǍǥ11A12Ɩ13BĶĸǦ15ǗǠ17Ǆ18ƿ26Ƙ41e
~cian	85 -6Ľ11ƾ14P20q21ǈ
~ciar	68 32ƫ
~ciat	82 9i12Ŋ17mŝ
~cid	61 -7Ʈ8Ńţ9ĺƯƳ13Ŕ14A16ť25ƃ33ł39Ł43ż
~cide	62 -7Ʈ8Ńţ9ƯƳ10ĺ13Ŕ15AŁ16ť25łƃ44ż
~cidi	85 12ł34Ł
~cie	67 -6Ƃ7Ʀ8ƘǃǒǦ11YƵ22ĵ31ş36ǥ
~cies	67 -6Ƃ7Ʀ8ƘǒǦ11YƵ22ĵ31ş37ǥ
~cig	80 15ǂ47ƹ
~ciga	80 15ǂ47ƹ
~cin	72 11ĺǀ12ƕ20ƻ23Ƶǂ
~cin>	85 13ǀ14ƕ
~cine	83 -6Ƽ23ƻ26ǂ
~cing	79 13ĺ23Ƶ
~cis	76 6ł9A17Ń21Ł
~cisi	76 6ł9A17Ń21Ł
~cit	72 7Ǟ9i11ǧ12Ǔ14Ɩ23Ż29ƞ40C
~citi	87 11Ǟ13i18Ɩ
~city	76 6D12ǧ13Ǔ45C
~ck>	43 -19ǩ-17Ɣ-12sŖ-11Ŕ-10M-9ţƒ-8nrPŢƞƳ-7wĿŗşƤƱƻ-6gōŎůƉǄ6ƍƨƼǕ7jRǎ8SłƏƟƣǍǦ10eJŐŬƙǀǝǣ11hĸŊŭƀǞ12ŦŪ13qŜ14WƝƷƿ15LŀŌƪƾǛ16ű17ZǨ18IY19ųƓ22ňŶ23Ʈ28Ů29ŠƇ30ŴǏ36Ũ
~cka	77 14W16ş24Ų41ǥ
~ckag	77 14W16ş24Ų41ǥ
~cke	55 -15Ɗ-10Ǩ7eĶ8ƕ9ŖŠƌ10NļŦ11ŧǄ12ţ17ĸƣ18v19ŔŘ21Yƞ22Ž24ǟ25Ǘ27ƥ44Ż45ǘ
~cked	64 -11Ǩ7jŎ8ƛ10Ķ11Š12Nļƌ13ǟ14ŘŽ18Yż21ƣ23Ǘ25ƞ37ǘ
~cker	76 -15Ɗ8Ǘ12ǩ15Ž20ǘ27v34ƥ
~cket	61 -15ż6Y7ƶ8eǏ9ĸ11Ŗ13Ǆ14ǟ15ţ16Ŧ22Ŕ23Ř51Ż
~ckg	83 10s17ǜ26ǩ
~ckgr	83 10s17ǜ26ǩ
~cki	71 -13ǐ8ł9Ĺż10Ţǟ11ƍ13X14H16Ž17Q19ŀ20i27Ĵ
~ckin	71 -13ǐ8ł9Ĺż10Ţǟ11ƍ13X14H16Ž17Q19ŀ20i27Ĵ
~ckl	77 -13ƪ-6ƴ8gǗ10Ĺ12N16ƿ19Y23Ŷ
~ckle	80 -6ƴ9gǗ10Ĺ12N16ƿ24Ŷ
~cko	83 9Ǜ11ŵ13z14r20ư
~ckon	87 14rz21ư
~cks	62 -11ų-8Ʀ6Řƀ7Tǒ8LũƏǖ9ŕŭƇƍǉǜ10ƧǛ11ǘ13ŵƁ16Ǡ19X21ƹ23ż47ǐ
~cks>	62 -11ų-8Ʀ6Řƀ7Tǒ8LũƏǖ9ŕŭƇƍǉǜ10ƧǛ11ǘ13ŵƁ16Ǡ19X21ƹ23ż47ǐ
~cku	68 -9ǃ-7w8Ǐ9ž11Ƹ12OƊ13ųƫ15ŭ17ǐ19ƛ24ƾ32ǘ
~ckup	68 -9ǃ-7w8Ǐ9ž11Ƹ12OƊ13ųƫ15ŭ17ǐ19ƛ24ƾ32ǘ
~cky	76 9Ɣ10ǘ12Pţƍ17o27ų
~cky>	80 11ǘ13Pţ17o
~ckya	87 11Ɣ14ƍ
~cla	55 -6ǈ7YśƄ8ǚ9Ņ11Ś12źǛǜ13Ş16Ǔ17Ŧ20D21ũ26ť33Ť34Ǥ39ŧ45ţ
~clai	58 8Y9ǣ10Ņǚ13Ǜǜ15Ş19Ŧ23ũ28ť36Ť41ŧ49ţ
~clar	85 11ś18Ś
~clas	78 -8ǣ-7ǈ10d11Ƅ19ź49Ǥ
~clau	87 7ƕ27Ǔ
~cle	57 -12ŋ6Ƅ7ŭŵƷ8ĻŶǏ9ƥ10TŰűžǀ12ū13ǆ14ţ16ųƐ18ŴƼ19ŉǈ21Ɣ22ǐ23ş26Ż27Ŭ37Ū40ň
~cle>	67 -8Ū6źǀ7Tż8A10ŵŻ11Ŷƥ12ž13Ű16ū17Ŭ23ŭ26ųŴ
~clea	68 -14ŋ-6G10Ʒ11ĻǏ14ű15Ŭ17ţ20Ɛ22Ż23Ƽ24ŉ25Ɣ49ň
~cles	69 -15ŭ-7ų7ǀ9Ƅ17ǆ27ş32ǐ55Ū
~cli	59 -12Ŕ-11Ǆ-7Ư7œƖƩ10UŊƾǈ11ţ12ļ13g15Ɲ21ǀ25ƜǓ29Ǘ30ǚ38ƴ47ǔ
~clie	62 -10Ǆ-7Ư6ǖ7Ɩ10UŊ12ţ17Ɲ27ƜǓ31Ǘ33ǚ52ǔ
~clim	79 10PƩ11œ16ǈ29ǀ
~clin	79 -15Ŕ15ƾ52ƴ
~clo	53 -9Ɖ-8ķţű-7ŵƛƟ6gŒ7Ǩ8z9CƳ10jq11Ǘ14Ř15ŤƗ16Ů18R20ŚůǙ21ƏƑ23Ƥ24ƙ37ǎ49ǝ70Ɩ
~cloc	80 7O10ň13ƽ17q27Ů35R
~clos	55 -9Ɖ-8ţ-7ŵƛƟ-6ķ6ƕƺ7ŒǨ8gz9Ƴ10C15Ř17Ť21ŚůǙ22ƏƑ25ƙƤ39ǎ51ǝ76Ɩ
~clot	87 21Ɨ
~clou	83 12x20jǗ
~clu	70 -12Ǉ7Ɓǥ8Ɔ11œƠ13Ŗ15ǣ17ǉ28ŏ
~clud	70 -12Ǉ7Ɓǥ8Ɔ11œƠ13Ŗ15ǣ17ǉ28ŏ
~co>	68 8ļ10ǂ15Ʊ17Ǖ24ńŶ27ĵ29Ƈ36ƹ
~coa	80 6Ƨ11Š12ƚƪ16Cƾ
~coas	87 13ƚ18C
~coat	87 7Ƨ13ƪ18ƾ
~cod	71 -9ř-7ǣ-6ǈ13ǘ20I27Ǥ41E
~code	71 -9ř-7ǣ-6ǈ13ǘ20I27Ǥ41E
~cof	83 10i11Y12M14Ǜ20ō
~coff	83 10i11Y12M14Ǜ20ō
~coh	71 29ƿ32Ǜ
~coho	71 29ƿ32Ǜ
~coi	83 17Ƙ52ǧ
~coi>	85 53ǧ
~col	58 -7ǖǧ-6Ř6x8ŀƫ9ĵƐǠǩ12Ľǡ13Ǖ14źż18ǒ19y26C27Ƙ30Ʊ31m38jƀ
~cold	80 7ǧ13Ɛ14ŀ17ǡ54j
~coll	59 -13ǧ6x9Cĵƫ12Ľ14źż19ǒ20y28Ƙ31Ʊ32m39ƀ
~colo	87 -8ǖ9Ƶ19ǩ22Ǖ
~com	39 -21Ū-20ǩ-16Ƃ-15œ-14žƷ-12Ɨ-11ĹŏƔ-10sŗŶ-9afnŨŲƆƦ-8oFLŖƙƤƨǇǋǓ-7ŁũƌƱǧ-6SYŃňſ6ŉǝ7qGƸǍ8ŒǊǖǗǜ9ůƣƮ10klƖƬ11ǒǔ12Ǖ13Hĺŝƴ14jĸǙ15ǤǨ16QŅƧ17Ķőŧơǅǘ18W19ƛǡ20ŐǞǥ21ľŭƕ22ǃ23ĻŢǐ24ǁ25Š26ƀ27łń28ŞǄ29Ǧ31T32J39Ɯ42M48ǣ
~com>	87 -11b34J
~come	50 -12ŗ-11Ʒ-9mƔ-8sŲǞǩ-7QƗƙǈ-6ŞŨǄ7ǅ8ŉőţżƴ9bqƖ10gŎƁǙ12JŠǖ13jƕ14GľǔǨ15HŤƮ16ƬƯǁ17łŒǉ18lƛ19Ļ20Ǖ22Wĸ27ĺ32T37M49Ɯ
~comf	76 8T9Ō13M15Ƴ21X
~comi	67 -14ǋ-8ŏ6ǁ7ŕ8x9UľǤ10uĴ11Vƾǝ13H14jpƛ16MŹǞ19k23Ķ
~comm	64 -13Ƃ-10Ɔ6ǌǔ8TŀŐŵǋǑ9Ǣ10ǥ11ǍǙǚ14Ǧ15B19Ǆ23ů37ŭ
~comp	46 -23Ū-14žǩ-12f-11œ-8VĹƂƦ-7HĺųƯǇǧ-6aoŖŤ6Ķ7ľƄǟ8š9ŜşƸ10ĻǁǤ12ǜ13őƕ14ƣǗ15ǒǨ16Ņǅ17ł18Ƨƴ19Ǟǥ20ŝŠ23Őǘǡ24ŧơǃ25Ǆ26QǦ29ǐ31Ţ34ƀ38ń39Ş60ǣ
~con	50 -14ǂ-8Ű-7ŖŚǨ6AƓ7lľŇŊŎšũƉƸ8IŌţƢǞ9yŽǋǟǧ10pňƔ11kŭƒǌ13Ļ14Ɨǒ15Ƈǚ16Ŀű18ŋŴƟƫǑ19KN20ƅ24ŀǢ30Ǔ32Ƽ
~con>	85 -8Ǩ7C11Ʈ14l
~conc	80 -17ǂ14ľ16Ƹ30Ŀ32ŀ
~cond	62 7ǩ8ĻŕƔ9ĸŔ10Aǌ11ŇŊũ12Ɖ13yŌŎǞ14ǋ15p16k23Ŵ24űƟ26N27Ƽ
~conf	87 -8ǩ17ţ25ň
~cong	87 8oƔ
~cons	69 7łƌ8Ţ10Ɠ12ŋ15ǟ18Ž24Ƈǚ31ƅ
~cont	59 -7M6ŗř7ƓƩ8Ŧ10ŀšǧ11ƢǄ14ƒƼ18ǒ19Ɨ22Ǒ23Kƫ32Ǣ38Ǔ
~conv	76 -11Ű6Ƨ13sĻƝ16ŋ25ŭ
~coo	82 14k18Ǎ24Ǜ29j
~cook	85 14k19Ǎ25Ǜ
~cop	73 6ŻƄ8ơ32Ƌ41ś
~copp	85 37Ƌ
~copy	77 7Ƅ9ơ44ś
~cor	55 -10w-9ǩ-8Ǜ-7ŷ6ŹžƟƪ7ƅǀǟ8Fǃ9Dƾ10abdŏŒ11Ž12ţ17E22Q25Ǘ30Ż34ų35ĵ40ǆ59ŋ
~cord	63 -7ǩ9ƅ10ǟ11ƾ15ţ21ų30Ǘ35Ż69ŋ
~core	76 18Ž50ĵ
~corn	85 11ū12C
~coro	87 -8ŷ10ƀ26ų
~corp	76 13ǃ57ǆ
~corr	68 -11w-8Ǜ-6Ƴ6Ɗ7zŲƴ8Ŭƪǅǜ9npžƟǀ11FŹ12D13dŒ14b15ŏ16a22E
~cos	60 -13Š-8ơ-7ōƵǘ7ŔŞǩ8ļ9u11Ɨƭ12ľǣ13Ǖ16ĸƓ18Ơ20ư21Ư22Ƒ25ǝ26Œ30Ǐ32ǚ38Ŧ
~cost	60 -13Š-8ơ-7ōƵǘ7ŔŞǩ8ļ9u11Ɨƭ12ľǣ13Ǖ16ĸƓ18Ơ20ư21Ư22Ƒ25ǝ26Œ30Ǐ32ǚ38Ŧ
~cot	87 32ƹ
~coti	87 32ƹ
~cou	43 -10Ǒ-9IVƃƖ-8jŴƦǈ-7ŃŝŤƠǣ-6rxĺňŉƬ6Ř7gmƏǆ8WƘ9BĶŚ10Ǆ11źƄƷ12eũ13Mƭ14DŊ15ŷ16A17CǠ19Ş20ĴřƮ21nľǔǨ22Ư23ķśƤ24ĸ25ŵǚ31Xǝ37Ǉ43Y
~couc	85 8Ƥ11ŭ17nƗ
~coul	48 -9Ɩ-8nŴƃƦ-7j-6V6e7ĴƜǆ8WŌŠƒ9ĻľŘƭ10Ŀǩ12Ś14ŊƷ16ũǄ17M24Ş25Ƥ26ƮǨ28ķĸś29ǚ30ŵ34X39ǝ50Y
~coun	54 -8Ǒǩ-7I-6Ʈ6JQņ7ļŒŻƭǀ8eYǤ9Ŝƌ10lŽƅǆ11ź13Ķ14B15ŷ17Ĵľ20C22ř24nAǠ28Ưǔ51Ǉ
~coup	76 -6ŉ6s9UƘƤ10Ľǎ15OS16Ǟ
~cour	80 7m8gź26D28Ƅ
~cous	82 7C10ŷ11Ɛǜ16n
~cov	49 -17Ǐ-12ňǩ-9y-8qĴ-6ƗǑ7iZǟ9ŕƚƦ10ǝ11Ō12W13ĸſ14ľŃŚƬǌ15ƃǚ16žƁǥ17š18Őǒ24Ʊ27Ɠ29ƀ30Ƨ31ƭ38ŏƨ42ŗ43Ǣ44Ŗ
~cove	49 -17Ǐ-12ňǩ-9y-8qĴ-6ƗǑ7iZǟ9ŕƚƦ10ǝ11Ō12W13ĸſ14ľŃŚƬǌ15ƃǚ16žƁǥ17š18Őǒ24Ʊ27Ɠ29ƀ30Ƨ31ƭ38ŏƨ42ŗ43Ǣ44Ŗ
~cow	85 12j13g28Ƴ
~cpa	80 13A22B49Ǡ
~cpa>	82 14A15B50Ǡ
~cra	66 -10o-8q8tUƈ9gxHƮ11Ň12pƇƒ13ŀŏǩ16Ɠ17űƊ28ƃ39ż
~cras	79 35ƃ48ż
~crat	87 11Ɠ18ŏ
~craw	80 15Ƈ22ŀƊ
~craz	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
~cre	57 -13ů-8Ɔ-7Œ-6ǝ6śǢ7DǙ8ļ9ĸ10ƿǖǞ11ŔŬǣ12ƕơǗ13ekYǎ17ưǑ18Zǉ21ǈ26Ǉ33œ39ƙ47ĵ
~crea	78 -6ƻ15ƿ17Ŕ19ǎ31œ
~cred	62 7ő8ŝ10ļ11ĸ12Ŭ13ǖ14ƕǗ15eY22Z54ĵ
~cree	77 -16ů-8ǝ9śǢ10D15œ18ơ55ƙ
~crem	82 28ư
~crew	76 -10Ɔ-8Œ10Ǚ14Ǟ15ǣ19k23Ǒ26ǉ28ǈ36Ǉ
~cri	73 -13n-8ƈ8Ƹ10Ɩ12Ŷ17ǟ39h45ƻ
~crib	83 10Ƹƻ
~crip	82 -6ƿ41ƻ
~cro	73 -10J10Ŗ11ǘ12x13ů17ũ28ļ50ƕ
~cros	80 12Ŗ14ů20ũ31ļ
~crow	80 55ƕ
~cs>	79 -10Ŗ-6Ƌ11Ɨ12ź18ǩ26ǈ35Ž
~ct>	57 -14ǧ-8Ǜ-7M6Ŭ7npķžƟƪǀǕǚ8bŀƏƓǞ9FŢŹǔ10ŒƘǒǘ11ĽŘƢ12Qŏū13ŗƒƴ15Ş17E20d22K40Ǔ
~cte	68 -14ƈ7Ƈ8řƴ9ũ10ƅ11Iŏ14Ɖ16ķŇ19ĸ
~cted	69 -14ƈ7Ƈ8ƴ9ũ10ƅ12ŏ13I14Ɖ16ķŇ19ĸ
~cter	87 12ř
~cti	54 6ŋ7ǌ8ĵňŎƫǄ11Ŗƃǟ12QŏƇƭǀ13YƅƘǁ14x15ŗŦ17ƚ18ľ22ǩ23Ň28Ř
~ctib	60 7łƀƁ8ǩ9ľ11Ŏ13ň15Y17Ŧ20ƚ32Ř
~ctin	80 -7Ǔ7ķ10wƱ12ŏƫ17Ǆ
~ctio	65 -7Ʊ7r8ŋǌ10ĵ11X13ľ14ƃƇǟ15Ŗ16ƭ17ƅǁ18x19Ƙǩ20ŗ29Ň
~ctl	70 -25ŕ-12w-9Ǎ11Ņ13š14ŀ18aDơ20Ťŭ21Œ25Ǆ
~ctly	70 -25ŕ-12w-9Ǎ11Ņ13š14ŀ18aDơ20Ťŭ21Œ25Ǆ
~cto	60 -10J-7ŁǓ6ƅƸǔ10ƻǣ11ǧ12ǂ13ƈƓǘ15ƃ17Ǝ20łǒ26Ǒ27Ƽ42ƾ
~ctor	60 -10J-7ŁǓ6ƅƸǔ10ƻǣ11ǧ12ǂ13ƈƓǘ15ƃ17Ǝ20łǒ26Ǒ27Ƽ42ƾ
~ctr	73 9KĴ11PƗ16Ǒ17q28Ƌ
~ctri	75 12P17qǑ35Ƌ
~ctro	87 -7Ƌ11KĴ13Ɨ
~cts	76 9ǌǒ11Ǆ12ǡ13Ƹ17Ǔ
~cts>	76 9ǌǒ11Ǆ12ǡ13Ƹ17Ǔ
~ctu	65 -10Œ-8sŌ-7ŗƥ6ţ7Ɲ8ĶƱ9Ŵ10Ļž12ŤƞƷ13Ŗ14Ɖ15Ɠ16ǆ19f20ƇǄ21Ƒ25ś
~ctua	77 -10Ō-9Œ8ţƝǢ12Ļž14ǆ17Ŗ
~ctur	68 -8s-7ƥ8ĶƱ9Ŵ12Ʒ13Ťƞ14Ɖ17Ɠ20f21Ƈ22ƑǄ27ś
~cub	82 43ǀ
~cuba	82 43ǀ
~cui	83 7ǧ11Ɓƺ14t16h
~cuit	85 7ǧ11Ɓƺ16h
~cum	87 13ŚƪƲ
~cup	76 8Ɵ9i11M18q20ǁ28P
~cupa	79 19q29P
~cur	58 -9ǧ-7Ơ7ĶńŚǘ8Ŗǥ9eőŰǃǗ10mŗŜƵ14Ş15ǒ19ŕŝǡ20G25Ő26ŏŒƎ
~curi	73 8Ĺŉ9ńǘ10Ķ12eǗ33Ǝ
~curl	87 13ǃ
~curr	61 -9ǧ-6Ơ8Ś9Ŗ10őǥ11ŗŜƵ16Şǒ20ŕŝǡ21G26Ő28ŏŒ
~cus	59 -17G-8Ų-7l6Ŀ7Ţůǌ9Ʋ13ǡ15Ɲǚ26YŔ27Ǔ28őǖ31Ǘ34ǔ
~cuse	87 39Ŕ
~cush	85 39Y
~cust	61 -17G-8Ų-7l6Ǧ7ĿŢŵ9Ʋ14ǡ16Ɲǚ29őǖ31Ǔ32Ǘ36ǔ
~cut	75 -13ţ-8n-6Ʀ9ǀ10ŋƿ13ǣ15Ƨ16Ʋ21ǈ23I29š
~cut>	77 -13ţ-6Ʀ10ŋ11ƿ13ǣ16Ƨ24I30š
~cy>	47 -13ĺ-9ū-8ŬžǦ-7Iƣ6ŜƖƛ7ŌƫƬ8Yƻ9Ƃ10śƚƢ11šŴƨ12Őǥ13ơƪǢ14Ĺƶ15Ťǡ16ľ18ŗŠ19ſ20ŷƃ22Ʀ23őƁ24ŚƧƵ25ŏ26ŕŖ27Ʃ31ř
~cyb	87 -9ş13ǥ43ǘ
~cybe	87 -9ş13ǥ43ǘ
~cyc	82 8ş14ƥ17Ūǀ19g
~cycl	82 8ş14ƥ17Ūǀ19g
~da>	87 11Ÿ24H
~dad	65 -11Ƽ-8ŐŤ6ƶ7gY8qĽƱǈ10w11ƘǞ13A19B22ǅ23Š30ƽ35z38Ƴ
~dad>	72 -9Ť-7Ƽ9q11ƽ12Š23B25ǅ30z37Ƴ
~dadd	73 -8Ő8gƶ9YĽǈ12w13ƘǞ14Šƽ15A
~dads	87 11Ʊƽ12z
~dal	87 11ſ12f18Ǆ
~dal>	87 11ſ12f18Ǆ
~dam	66 9ƛ10Ũ14Ɗ20ž22ƚ24ƀ26Ŧ29ű35Ť
~dama	66 9ƛ10Ũ20ž22ƚ24ƀ26Ŧ29ű35Ť
~dan	76 9ś12ƀ14Űǚ16A24Ū30ǀ
~dang	82 10ś32ǀ
~dar	87 17Ű18ƴ20ƺ
~das	74 -6ǐ9ƃ12Ŭ16Ǜ19Ů21Ʒ22Ų25ū
~das>	87 11ƃ14Ŭ24Ʒ
~dash	76 -7ǐ16Ǜ20Ů23Ų26ū
~dat	58 -11ǔ7ơ11Ƌǚ12vƲ13p14ǒ23ŃƇ24ƌǢ29dť30Ɩ35Ǘ44ŕ
~data	82 -14ǔ52Ǘ
~date	60 12ƋƲ13v14p15ǒ24Ń25ƌǢ30ť31dƖ46ŕ
~dati	83 16ǚ33Ƈ
~dau	68 -8mo8Bś11ƷǞ17y19Ʊ23v26uxŹ27w
~daug	68 -8mo8Bś11ƷǞ17y19Ʊ23v26uxŹ27w
~day	43 -17ž-12Hłǩ-10ķ-8AWŝşƨ-7ŶƗƝ-6XŊųǅǈ6ĴŃ7aƺ8yUĸǕ9pŕŖǖǙ10vĹŠ11xYŤ12ƹǝ13űƦǧ14Ŝŭ16c17ĻŌů18OŴƖ19Œ21ĺǞ22Ő25g27ŏ28ƻ31j37ǎ40i42k47L50R82d
~day>	46 -16ž-15ǩ-14ǡ-12łǗ-8ƒ-7WŝŶƨ-6Hǅ6ťŹǝ7ĴŗŜ8a9ůǕ10ĸŕǖ11cyŖŠǙ12gĹǞ13YŒŤƹ14Ʀ15ǧ16Ɩ17ŭ18ű19pĻŐ20OŴ21Ō22ǎ24ĺ27kR31ƻ34j35ŏ45i52L82d
~days	58 -12p-8H-7Aŏş-6ķ6vKŽƤ7dfšƢƸǛ8cŻǝ9nQŒǗ10qŜǇ11ǡ12xƺǞ13tů17gUƒ22ǎ31k34R
~dba	87 -9ŏƦ16x73ǃ
~dbo	82 10ǜ11ƣ23Ǝ
~dbol	85 11ƣ24Ǝ
~dd>	76 -15G-9ŌǊ-7œ8ķ9Z11ō13Ǡ14Ɓ17ƌ20y21c28Ǟ
~dda	82 9ƶ10Yś15Ƙǅ
~ddad	83 9ƶ10Y15ǅ16Ƙ
~dde	74 -7ƅ9ŭ10Ǚ12ǈ13ĸ14ĺ15Ǆǣ23ƌǞ
~dded	82 -7ƅ7Ɨ26ƌǞ
~dden	85 11ŭ16ĸ17ĺ
~dder	85 11Ǚ14ǈ17Ǆǣ
~ddi	69 -9ǋ7lǔ9f10ŹƢǤ11Ǜ12ǌ17Ƶ18Ǔ21Ǟ23ǧ32ƌ
~ddin	76 -9ǋ8ǔ9ƌ10fl11Źǧ12Ǜ18Ƶ28Ǟ
~ddit	76 12Ǥ14ǌ15ǧ20Ǔ26ƌ
~ddl	75 8ĵ11L12ū16ix18a20v21N
~ddle	76 8ĵ12ū14L16x19a20v21N
~ddr	63 -12K-10Sǅ7Ǘǧ9EF15Ű24J29ǋ33G48D
~ddre	63 -12K-10Sǅ7Ǘǧ9EF15Ű24J29ǋ33G48D
~ddy	68 -11ư-9Ő7gƶ8YŜǈ11wĺ12ƘƽǞ13BŠ15Ƴ21Ņ23Ľ26A
~ddy>	71 -9Ő8gƶ9YŜ10ǈ12wA13ĽƽǞ14BŠ22Ņ
~ddys	83 -13ư12Ľ14Ƴ15ĺ16Ƙ17A
~de>	47 -16ǩ-13ƈ-12G-11Ŵ-10řǇ-9ŨƸ-8QUź-7nŀ-6LŝƒƓ6ǘ7vCƏƦƾǤ9giAŔŧ10tĹǂ11jIŰƥǀǉǢ13cPƞ14Sƌ15xY16ƽ17ŏ19qĺǠ20Ɖ21Ų22ŵ25EǍ28Ɓ29łƇ30Š40Ɨ
~dea	62 -10Ŷ-9Ő-7nǩ6sUƫƽ7BƣǜǨ8Ũ9VŀŠũǁ10ľŢƄƧǝ11Ƭ12bŎ15Ŝ17ņŊƎ21Ň24Ń41Ƴ
~dea>	78 -8Ŷ6r9sT12BV23Ŋ28Ň
~dead	74 6Ƒ9ƣ10Ǩ11ǁ13Ţũ15ǝ20Ǝ31Ń
~deal	71 7ŵ8ƽ9ŧǜ10ŠŨ11ŀ12ľƄƧ16Ƴ17Ŏ18Ŝ20ņ
~deat	82 -6n10ƫ11U16Ƭ37Ƴ
~deb	76 -11Ʀ-9ĵ13e15ƨ62Z
~debt	77 -9ĵ64Z
~dec	60 -12Ŕ-7Ƹ8Ư9ƌ10ĺƃ12Ƙ14ưǡ21AŃ23ś29Ś36ł39ƴ54Ł
~dec>	79 -7J19ǡ20ś23Ś
~dece	85 -10Ƹ8ĵ15ƃ21ư
~deci	66 10Ư11ĺ23Ń24A41ł61Ł
~decl	76 -14Ŕ10ś16Ś50ƴ
~ded	54 -9Ʊ-6ƅ6Ƅ7ľƙƛƯ8Ÿż9eŎ10Vň11Ŗ12kƁ13Y14ĺ15yǞ16ƌ17ƚ22ŋ28Ŧ29ǅ39Ř
~ded>	62 -9Ʊ-8ǩ-7ƅ6ǥ7ŨƁ8ŁœƄƙƯ9ƛ10Ÿż11e13V14kŖ15Ŧ17yĺǞ19ƌ26ŋ33ǅ
~dedu	59 6ƀ7łƁǩ8ľ10Ŏ12ň15Y17Ŧ19ƚ43Ř
~dee	78 -8Ƣ8g9ƀ10ǀ12Ǜ14N26F
~deep	85 10ǀ13Ǜ15N
~deer	87 9g10ƀ
~deg	78 10j17Ʊ41m
~degr	78 10j17Ʊ41m
~del	61 -12R-7ǆ7Ŝ9ƫ10Ɲ14Ǖ16ǃ18ǩ20Ū27ǐ29ƌ30Ǜ44Ų
~del>	80 -7T8ƌ25ǩ28Ū
~deli	63 -12R10Ɲ15Ǖ17ƌ28ǐ31Ǜ46Ų
~den	55 -10Ŭ-8Ť-7ŇƮ-6S6ţƣǔ7dzGWƩƳ8Ƅ9ĸƕƱǑ10PǄ11Ŕť12Qū13g15ĺ16nƪ17Z18Ķ22ƃ27ź29ƴ33ű35ǩ37ż
~den>	77 8g11ƣ14ĸ16ĺ28Ķ
~denc	85 -7S13Ƅ14ƕ25G
~deni	85 13g33ƴ
~dent	58 -9GŬ-8Ť-7ŇƮ7dzţǔ8WƩƳƴ10ƱǑ11PǄ12Ŕ13Qū15ť17n19Z22ǩ23ƃ29ź35ű39ż
~deo	85 15Ɨ23M
~deo>	85 15Ɨ23M
~dep	65 -8n10Ƽ11Ǒ12Iǋ25zĿƏƱ29Ư
~depa	82 32Ə
~depe	68 -8n12IǑ26Ʊ27zĿ31Ư
~der	50 -11o-8Ɖ-7ŒŘť-6MƯǩ6cųƘ7wNĵŋŦŻƾǄǅǆǤ8ŪŴ9iŅŐŢǣ10PƊƒǃ11zƳǕ12Ń13hşż14ǧ15ƙ16ĺ17ň18pX19Ɯ20Ŗƪ21ŉŎ22n25Ƅ32Ŭ34ƕ
~der>	53 -18ǩ-11o-10ǈ-9ƈ-7ŘťƉ-6ŒũƯ7ĵƛ8wNŋŦųƘǤ9cŴŻ10iŐŗŪ11PĺŅƒǅǣ12ǃǕ13zƪǧ14ŃżƳ15ş16h17nƙ19Ƅ20p23X24Ŏ29Ŭ37ƕ
~dere	87 12Ƅ15ƾ16ƪ
~deri	83 -8ŗ17ſ23ǩ24ŉ
~ders	68 6ũ7ŉŬǆ8Ǚ9rĻ10ĺƽǞ11ŀŢ13Ǆ14ǈ21żƜ22Ŗ28ň
~derw	82 8eũ11nƈ12Ť
~des	56 -9p-8H6ńşƸǑ7fVƜ10ŨŽƥ11Ǥ12xŐ13ǈ14ķ16PZ17Ź18yŁ19Ʀ20v24w30ǚ39ź
~des>	61 -7x6uƌ7vńşƻǈ8ƜǑ9ų11ƥ12ŽǤ13Ő16ķ18Z20Ł21Ʀ43ź
~desc	85 10Ƹ
~desi	83 46ǚ
~desk	83 -10H9ś11ǈ13V29P
~dest	72 -10p-8ų-6Ÿ14Ũ18v24x26y27Ź33w
~det	77 -7ƹ10Ɣ22Ǝ29Ƒ
~deta	83 11Ɣ31Ƒ
~dete	83 -8ƹ24Ǝ
~dev	83 39Ž
~devi	83 39Ž
~dge	74 7e9ķ10ż13Ɯ18Ǝ20Ž23ĸ38X
~dge>	87 9e11ķ12ż
~dget	77 19Ǝ21Ž24ĸ41X
~dia	69 -8Ƴ11v24I32Ʋ33ƽ51Ƽ
~diab	80 23ƽ29Ƽ
~diag	80 -8Ƴ15ƽ31Ƽ
~dian	80 38Ʋ
~dic	65 -7ŋ8Ƹ10LWƽ11ǁ15QƼ22ƃ23Ǘ30ƻ37ǂ
~dica	67 -7ŋ10W11ƽǁ12ƻ16Q17ǂ21Ƽ23ƃ24Ǘ
~dici	83 -6Ƽ23ƻ26ǂ
~did	36 -19Ňǎ-15Œ-14ŝ-13JŊ-12ǖ-11Vŭ-10zŌŷ-9AILķŀǃǨ-8dŗƧƭƯǄǑ-7ľŏŘŶǁǍǟǦ-6oKPųƜƟƵǈ6ż7jtDŬ8fĹĺ9lŎŜƂ10pƞ11cFŉōƲƺǊ13ńǘ15wƹǂ16SŖƈ17źƴǤ18Ƽ19ŞŵŸ21Ŕ23ņƬ24Ťƽ25ť26ňőƌǩ27œŠũ28ǅ29kƳ30GĽšŨ33mļ34Ņ36ƒ40B42Ŧŧ
~did>	36 -19Ňǎ-15Œ-14ŝ-13JŊ-12ǖ-11Vŭ-10zŌŷ-9AILķŀǃǨ-8dŗƧƭƯǄǑ-7ľŏŘŶǁǍǟǦ-6oKPųƜƟƵǈ6ż7jtDŬ8fĹĺ9lŎŜƂ10pƞ11cFŉōƲƺǊ13ńǘ15wƹǂ16SŖƈ17źƴǤ18Ƽ19ŞŵŸ21Ŕ23ņƬ24Ťƽ25ť26ňőƌǩ27œŠũ28ǅ29kƳ30GĽšŨ33mļ34Ņ36ƒ40B42Ŧŧ
~die	68 -8ŵ-7P7ǈ10VƇƢ13Ư19Ʒ20ƽ22Ǩ32Ʀ69Ƴ
~die>	80 12VƇ25Ƴ26ƽ
~died	72 -8ŵ14Ư20Ʒ24Ǩ34Ʀ50Ƴ
~dif	66 -11ƚ7CIKƏƬ8ǥ9ş10ǅ11łǕ12V14ǩ17ĺňŘ18Ş28ũ
~diff	66 -11ƚ7CIKƏƬ8ǥ9ş10ǅ11łǕ12V14ǩ17ĺňŘ18Ş28ũ
~dig	75 8d9ū19e20I26E31ř
~digi	75 8d9ū19e20I26E31ř
~dil	82 7ư24ž
~dily	83 25ž
~din	52 -15Ʃ-14ƈ-12F-10ƅǩ-8C-7pō6Źƕ7iuLŭǛ8śƤ9jZĹƸ10ktNQŨǣǧ11ƙ12Ůű15Ƒ16IƉƝ17Ǟ18Ƶ19ŀŁŻ21ŋ23ƇơǢ24ǋ29ƣ41Ǎ
~din>	66 -7ǋ7ĵĹň8ŕŖƕ9Ƒơ10Ɠ11ŭǞ12IZśǣ13ƉƸ14kŻ15jŋƝƵ16ŨŮ17Ł
~ding	55 -15ƈƩ-11F-9ƅ-7pC-6ǩ6l7fIŹƉƌƵǀ8uƑǛǞ9ŋŻ10Ƥ11itǧ12Q13ƙ14ű17ơ19ŀ25Ǣ26Ƈ31ǋ34ƣ45Ǎ
~dinn	87 17L20N
~dip	83 7ƪ8ƹ11ĵ15m
~dis	65 -17Ň-7ŀ-6ŝ8ƽ10Əǜ11ǔ12IZƯ13Ž14Ǣ15ňź18Wş25Q40Ş
~disa	82 15ş16Ư20ň28W
~disc	72 7ľ8ş9m10Q14I15ZŽ18ź
~dise	83 -6Ƭ11ƽ18Ǣ
~dist	83 14Ə15ǔ21Q
~dit	54 -10ŦǑ-6ŏ6Ŕƙ7ŝſ8ļ9ǒ10ŬǗǧ11Ɖƕǖ12YŎ13eǓ16Ş17ĸƌ18Zű19ǌ23Ƽ46ĵ83Ǥ
~dit>	58 -10Ŧ8ŝǒ10ĸļ11Ŭ12ǖ13ƕǗ14eY20Z22Ş41Ǥ50ĵ
~dite	82 28Ǥ
~diti	67 10ĸŔǤ13ǧ14Ɖ16ŎǓ22ƌ24ǌ28ű29Ƽ
~dito	83 -11Ǒ20Ǥ
~div	71 9ĵƍ10ƅ11Ʀ24f26ƪ43ǀ
~dive	87 18ǀ
~divi	76 10ƍ11ƅ12Ʀ28ƪ31ǀ
~divo	82 11ĵ28f
~dju	83 42ŧ
~djus	83 42ŧ
~dle	61 -11Ŕ-10o-9Ʈ-6Ś6Y8cĴūǈ9Ń10Ŝ11LƲ12x13pŖ14a15v16N17ĸŁƷ18ş22Ǡ23ǁ27ǜ29ŧ
~dle>	66 -12Ŕ-11o-9Ʈ7Yĵ8ǁ10Ĵ11ū12Lǜ13Ʋ14pŖ15ŧ16a18N19ĸƷ
~dled	78 13Ń21ŧ33ş
~dler	87 18x23v
~dles	76 -9ş-6Ś8Ɲ11cǈ13Ŝ19ǁ20ǜ22Ł28Ǡ
~dli	77 16iŜ19ƽ20I31Ń
~dlin	77 16iŜ19ƽ20I31Ń
~dlo	67 -14Ƅ-8ž7ǧ18Ơ19F38ơ45ǌ
~dlor	67 -14Ƅ-8ž7ǧ18Ơ19F38ơ45ǌ
~dma	85 7ƥ10ŷ12ǔ15Ư
~dma>	87 10ŷ12ǔ15Ư
~dne	87 -14Ũ12o14R15Ť
~dnes	87 -14Ũ12o14R15Ť
~do>	27 -32ƨ-26ĺ-23Ŵ-19G-17rů-16Ǎ-15SŦƒƸ-14ŢơƳǅ-13ŷƌƮ-12ijőœ-11ōŤƽǌ-10cţźƱƴǂ-9ltŠ-8LżƧ-7pUĵŗũƈƠƪ-6xƇƏ6VXņƬ7aoĶūƙƦ8kAŒŵƗƘǊǦ9QŋŐŖŧƑưǘǧ10ƃƥƻǔǜ11MŽƎƿǡ12wŊŚƀƕǒ13Ĵųƭ14ķŞƖ15zWľƊƔƾǠ16ŎƷǀ17FHKŰŲƤƼǎǩ18Ŝ19ŝŮǓ20O21yƐƜǃǋǐǕǗ22ĽňƁƟǉ23qƚǚ24RZ25ŏŪ26Ńŭžǈ27ŇǛ28PTǏ29ſ30ş35Ǚ36ƝǄ37ƞ38g39Ǒ41ǖ
~dob	85 24p51d
~dob>	85 24p51d
~doc	68 8Ƹ9Ʋ10Ś12ƻǣ13ǂ17ƃ32Ƽ62ƾ
~doct	69 8Ƹ12ƻǣ14ǂ17ƃ33Ƽ50ƾ
~doe	41 -23ŭ-18Ƃ-16ƹ-14T-12Pǣ-11ƻ-10žƸ-9ŷǉ-8ŐŪƔ-7şŤŲŸƈƗƦƭǗ-6tńƓƛƷǋ6ňƣǘ7ƍƙƢƽǆǡǥ8oĹǕǦ9ŗƞơ10x11LŁƊ12dǌ13WŜƁƝ14ŒűŹǄ16ŰųƇƧ17ŖůƄƕƠ18Ư19Ľ20sŕǓǚ22hǐ24r25Ŵźǂ26ŇƩǠ28ƨ29ǈ30ǧ38qǩ
~does	41 -23ŭ-18Ƃ-16ƹ-14T-12Pǣ-11ƻ-10žƸ-9ŷǉ-8ŐŪƔ-7şŤŲŸƈƗƦƭǗ-6tńƓƛƷǋ6ňƣǘ7ƍƙƢƽǆǡǥ8oĹǕǦ9ŗƞơ10x11LŁƊ12dǌ13WŜƁƝ14ŒűŹǄ16ŰųƇƧ17ŖůƄƕƠ18Ư19Ľ20sŕǓǚ22hǐ24r25Ŵźǂ26ŇƩǠ28ƨ29ǈ30ǧ38qǩ
~dog	69 9Fū10P102h
~dog>	73 10Pū69h
~dogs	82 44h
~doi	61 -14Ų-11m-8a-7g7j8ǁǄ9Ƶ10ĶŀŌ11ŝƨ14cǠ17ũ18ǐ20i22S24k34t35x40ǟ
~doin	61 -14Ų-11m-8a-7g7j8ǁǄ9Ƶ10ĶŀŌ11ŝƨ14cǠ17ũ18ǐ20i22S24k34t35x40ǟ
~dol	65 -7ķŤ6Ɠ7mž8ľƂǖ9ǘ12ŢƘǅ13œ14X15Ņ18Ř23Ŧ25ĸ
~doll	65 -7ķŤ6Ɠ7mž8ľƂǖ9ǘ12ŢƘǅ13œ14X15Ņ18Ř23Ŧ25ĸ
~dom	82 12Ǖ15o35Ů
~dome	83 12Ǖ36Ů
~don	63 -9ƝǏ-7ƒ7ǁ8Ŧǘ9t10Ō12Ļǋ13ǟ14a16Ƌ17ŝǝ18ƶ20yũ22ƈ31ƾ32Ń36Ɨ46ƌ
~done	64 -9ƝǏ-8ƒ7ǁ8Ŧǘ9t10Ō12Ļǋ13ǟ17ŝƋǝ18ƶ20yũ23ƈ32ƾ33Ń36Ɨ47ƌ
~doo	65 8g9ūƘǨ10Ɛ11ŤŲ12Ǜ13ƙǊ16ǅ19Ǝ21Ǎ22ǝ28Ɲ35ƣ
~door	66 8g9ƘǨ10ū11ŲƐ13ƙǊǛ16ǅ19Ǝ22Ǎ23ǝ29Ɲ35ƣ
~dor	80 8Ű53Ǖ
~dor>	87 39Ǖ
~dors	87 18Ǖ
~dos	83 21C55ƻ
~dose	85 56ƻ
~dot	80 -11b-7o14Ō16ǋ24Ł43J
~dot>	85 -11b46J
~dou	83 17Ř24œ31ǀ
~doub	87 18Ř26œ
~dow	50 -13Ŧ-9C-8sPŜ-6ŝ6qĿřǢ7eUňŎƀǉǍ8cĹƳƷ9MƆ10fŖŪƫǕǛ11pſ13oŸƁƑ14LƶǞ15Ǌ16aVŞ17ŵ18łŤ23j26ƴ32Ɗ41ǝ
~dow>	82 9ƫ11Ǩ16Ť20jƳ
~dowe	87 -8a15Ʒ25f
~down	51 -12Ŧ-9C-8PŜ-7s-6ŝ6mřŧ7eqĿňƀǉǍǢ8cU9MĹŎŤƆ10ŖǕ11pŪſǛ12j13oŸƁƑ15LƶǞ16ŞǊ17aV18łŵ27ƴ32Ɗ42ǝ
~dra	68 7Ʋ8eiŀ9r10Ŭ11ǁ16ƛ18ĴŚ22ǚ41Ə
~draf	85 10e24Ĵ
~drag	87 11i12rŀ
~dran	77 46Ə
~draw	79 9Ʋ12Ŭ13ǁ22Ś26ǚ
~dre	59 -11K-10Sǅ6Ǘǧ8E9w10ƫ11y14Ű16vƲ17Ư22J26ƞ27ǋ29u31G45D
~dren	71 6ƶ12w13ƫ14y20vƯ35u
~dres	63 -12K-10Sǅ7Ǘǧ9EF15Ű24J29ǋ33G48D
~dri	46 -19n-15u-14R-12r-10qń-9ǧ-7iǂǇ-6vŦƨǄ6ǋ9QƂ10ş11MNŨŵ12aƛ13Ş17Ű18Ż20Ų22Ŷż23ſ27ů29Ÿ30ŭ31Ǜ32ǐ38Ū40ŮŽ41ųŴź46ƿ56Ź72ŷ
~drin	71 -13Ų10ƺ13ǩ47Ǜ81ƿ
~driv	47 -19n-15u-14R-11r-10qń-9ǧ-7iǂǩ-6vƿǇ6Ƅ7ǋ9QƂ11Mşŵ12aNŨ13Ş18Ű19Ż23Ŷ24żſ28ů29Ų30Ÿ31ŭ34ǐ39Ū41ŮŽ42Ŵź46ų57Ź76ŷ
~dro	62 -8MU7Ǩ8Ɯ9ťƧƽ10j11Ƃ14Ɲ17ś18VƠ19ǟ20Ɔ24ƀ26š32Ƶ
~droo	71 7y11Ɯ17Ɲ21Ơ23Ɔ
~drop	69 -8M8Ǩ10Ƨ11ťƽ13Ƃ20ś21V27ƀ30š36Ƶ
~dru	77 -11Ǜ-9Ņ17ŧ19ƻ52ƿ
~drug	78 -11Ǜ-9Ņ18ŧ20ƻ53ƿ
~dry	85 -6ǧ9ǒ11Ɗ28ǩ
~ds>	45 -17Ɣ-15T-14d-13s-12A-11mǩ-10clź-9ŋƷ-8ļƞƸ-7ĵşƣǈ-6ĶŠŶƼ6ľƙ7Fņňơ8ŚƤǕ9gŬŮŴƅƪƽǚ10jƨǇǛ11orZƜƧ12ńƫƲ13ŐƍƭǓǘ14pŹƶ15wBŭƕ16ǖ17Ɵ18Ƒ19n20Ǘ22Ʃƺƻǔ23v25y28x34Ƅ35Ʊ41Ư44u
~dsh	79 7Ɓ9Ǔ10ű20ū22ł
~dshi	85 8Ɓ11ű21ū
~dsi	80 12Ŏ32Ɓ
~dsid	80 12Ŏ32Ɓ
~dua	85 8Ʊ10m13y14Ʀ
~duat	87 8Ʊ10m13y
~duc	58 6ł7ķƁǄ8Ǖǡ10Ŏ11Ƙ12ň14Y15Ʊ16Ŧ19ƚ23m42Ř
~duca	80 23Ʊ33m
~duct	59 7łƁǩ8ľǄǕ9ǡ10Ŏ12ň15Y16Ŧ19ƚ43Ř
~due	76 10ƈ14ŝǧ26y42ŕ
~due>	76 10ƈ14ŝǧ26y42ŕ
~dui	85 -13ƛ-11Ƽ-7ƴ15ƿ61Ż
~dul	82 13Ƙ16Ǐ30R
~dule	83 14Ƙ17Ǐ30R
~dum	87 21ĵ23ŉ
~dumb	87 21ĵ23ŉ
~dup	87 -13Œ16ƣ28Ơ
~dupl	87 -13Œ16ƣ28Ơ
~dur	87 18R19ŭ21P
~duri	87 18R19ŭ21P
~dvi	71 28ǚ42B49A
~dvic	76 11A20B31ǚ
~dvis	79 26B44A
~dwe	82 39Ɠ
~dwel	82 39Ɠ
~dwo	87 -10ǁ14g16ƌ19ƾ
~dy>	44 -14Ǐǝ-12ǩ-11ŢŨ-10Gš-9Őƃƪ-8V-7xĴŎŞƦ-6uLũ6ļƕǋ7zSŝƅƈ8Ǝƴ9hvFQķĿƓƖưƿ10fŁǡ11ŅƽǅǨ12řŧųǛ13gŖŵſǢ14tżƜ15Ƣ16ńŌŚǍǣ17Ƴ19Ɵ21AǞ22ŏž23ǘǜ24ŷƯ26m29n33Ŝ
~dys	67 -11ư-9ş-8Ǜ6Ƭ7ZŎƳ8KŞ9Ľ10Ŵǈ11gĺŰƘ12ŖǗǩ13Ť14Ł20Ɵ23AŲ
~dys>	68 -11ư-9ş-8Ǜ7ZŎƬƳ8KŞ9Ľ10ǈ11gĺƘ12ŖŰǗǩ13Ť15Ł21Ɵ23Ų24A
~ea>	71 -12ő-11ǅ-9Gř-8Ŷ-7S8T9s11BV12jǃ13F20IŊ24Ƽ25Ň27C34l
~eab	80 -10l7M11ǋ14ƣ28C
~eabo	80 -10l7M11ǋ14ƣ28C
~eac	58 -27ŏ-8NǄ-7OĴǩ7UŜƔƢƱ8ƚǆǉ9TZǋ11Ķ12ĹĺĽƠƶ13kL14ųơ18I19ǈ22Ň23Pů26q28W32K
~each	58 -26ŏ-8NǄ-7OĴǩ-6Ň7UŜƔƢ8ƚƱǆǉ9TZǋ11Ķ12ĹĽƶ13kLĺƠ14ųơ18I19ǈ23P24ů26q28W33K
~eact	87 43Ň
~ead	53 -16ǩ-12Ʊ-8Őŷ-7ŇŤƈƯ-6źƢǌ6DǓǤ7uvKĴĹľŹƖƦƮǁǜǞ8jŚũƵ9dpSVłūƻǝ10eJŻǖ11kŗŮ12Ŀư13ny14aŨƎơ16Ń17řŞ20ŏ23Ŗ36Ō39Ǉ
~ead>	58 -9ǩ-8IŐ-7Ťǌ-6Ƣ6ǉǨ7BŅşƤƲƵǑ8DĴŸǁǓ9KľĿũ10dŢ11ƻǇǝ12eJŚŻ13Ōū16ŗŨơ20řŞ27Ŗ
~eadb	85 11ƣ24Ǝ
~eade	82 -11Ʊ7ǖ18V20k24y
~eadi	80 8Ŀ13u15I19Ů20j
~eadl	85 38Ń
~eads	83 -10ƈ11ǖ18a23n24ł
~eady	68 -9Ţ-7Ưǩ7ǎ9Ǥ10vřƖ11Ĺ12ŹǞ14p16S17ư29ŏ33Ō
~eag	77 8h38Ů
~eage	82 41Ů
~eak	63 -10Ōƒ-8ƈ-6Ɯ7OXơǆ8xƎ9Iƽ10ǝ11NŚŨ12kŏ13Ƌ15s17šŤ19a20Ɖ34ǩ42ƛ
~eak>	69 -8ƈ-6Ɯ6Ǥ7ǩ9OƉ10xXƎƽ12Ś13NŨƛ14ŏ16k19š21Ť
~eake	87 -13Ō23s25Ƌ
~eaki	82 10ǆ12I17ǩ27a
~eaks	76 8ƙ10ơ13ǝ15Ɖ36ƛ
~eal	52 -10z-9I-6C6ŀƏƓ7cdgŠź8Ƅ11ŎƳ12x13ǩ15ŧ16ķ18Ŝ19ŵ20WǛ21ņ25ľ28ƽ37ƃ49ǂ64Ƹ
~eal>	68 -11I-7Cş-6ǎ7ƽ8rFƅ9ŵƏ10cdŀźƧ11ŧ12Ň15Ƴ16Ŏ21ǩ23ķ28ľ30Ŝ
~eale	87 13Š16Ƅ
~eall	80 7ľ10ĿƗ11ŵƓ12ņ13g
~eals	85 -7Ų11ǜ34Ǜ
~ealt	55 -10z14x15ņ22W31ƽ40ƃ53ǂ69Ƹ
~eam	77 12ǁ13Ś15Ɖ18ǎ22x27ǈ34ƞ
~eam>	78 13Ś15Ɖ18ǎ22x27ǈ35ƞ
~ean	64 -13ŋ-9ǈ-6Œ7XƃƎ8rŵƺ9ōƯ11Ǐ12Ƽ13ĺű16ţǩ18zňƐ19A24Ż25Ƭ
~ean>	69 -14ŋ-6Œ6ť7ƃ8ĺƎ9ƺ12Ɛ13Ƽ14ű19zňţǩ21A26Ż
~eane	87 11Ɛ15Ǐ
~eani	85 8ĺ11r12ō
~eant	79 -7ǈ10ŵ12Ư32Ƭ
~eap	78 -8Ǒ6r8ǩ11Ŧ15œ16Š17ľ25Ņ
~eap>	87 -9Ǒ7r13Ŧ19ľ
~eape	83 16œ17Š27Ņ
~ear	39 -16ǋ-13n-12Ĺů-11wƗ-10bŞƒ-9ŠŦǜ-8ŴƛƠƳǄ-7jyFIMŃŕŖşŧŭƓǥ-6NłńǕ6Ƙ7ĶļŌœƷƹƺǣ8fŒƸ9mxšţżƏƽǎǟ10VņŉŪƾǀ12ŜǙ13sǏ14ĺĿŇ16HŸ17dƟ18pň20ƩƮ21hŎŹ22Ƽ23ƅƙ24cǉ27qǊ28GŮ29ƔǞ30Ső32Uƈ33ǩ34ǅ37ƭ50T51ť
~ear>	45 -10wƗ-9ĹƒƵƽ-8ŞŦǒ-7bŝŴŶ-6Fƛ6fWǦ7gņŇŬƍƭ8Ʈ9š10htļ11qsŀƺƾǩ12pƩǀ13ŉƈƷǟ14œǅǎ15xő16Ŀ17ŒǏǙ18ƉǞ19ƙ21c22dŹ23Ūǉ24Ɵ25T27ň28Ɣ32ƅ34Ů35Ǌ37ť
~earb	85 10ƙ12Ə15Ś
~eard	74 -8ǩ-7Ļ7Ŀņ8Ŕ9ŋ10U14rŤ33Ŝ
~eare	83 14Ə
~eari	76 6H9Ł13ŇŢ14i17Ō18ŵǩ21h26U
~earl	78 -6Ǉ8ťŮ9mLǊ12T13ǉ16R
~earn	71 -9ǋ-6ŒǨ9ũ10m11Ź12s23Ŏ30Ʈ35q48T
~ears	51 -15Ɖ-13Ƽ-11Ū-10ǋ-7ů-6ƅǥ6ŚŢƵ7ƴ8ż9ŶŻ10opōŎ11UŝƋǞǩ12cƱǣ14Ʃ16Ķ17HƸ19ĺţ20ť21V24Ÿ28ƈǅ30G36Ső42ƭ
~eart	68 -13Ɖ-9ǜ-8n7ƙƫ8hƅ9ơǨ11Ũ12Ǟ15U16Ɛ22ǩ33ƽ54Ƽ
~eas	51 -12Ǎ-10i-8Śǡ-6ǈ6k7ǀ8bǅ9DKŇƘǟ10dƜƟ11MƠǕ12Ƃƽ13Ō14F15œ19Ĺ20aŭ21ŝ22ǋ30Ŕ32Ŭơǎ34Ƣ59ǌ
~eas>	87 13ǀ21Ǖ
~ease	55 -13Ǎ-10ś-8ǡ-7Ś6F7aƽ10b11DĹ12d14Ơ19œ24ŝ26ơ27ǋ35Ŭ39Ƣ66ǌ
~easi	82 9ś14ơ15FƄ16K
~easo	69 -11iǦ7Bš14Ňǟ15ƜƟ16Ĺ17Ƃ20Ō34Ŕ44ǎ
~east	87 7ő10ƽ17ǅ
~easu	76 7Ž9ƶǚ16Ƙ25a35ŭ
~eat	56 -11ŜƸ-10Iƛƞ-8ŀ-6ƻǆ7aǒǣ8ŘŦũűƜ9i10JŤƬ11Ŀ12Ƽ13Ŷǃ15ŧ17ņ20UŅ21Ƴ22ǚ26ŝ27ƿ31j35Ɛ65Ƌ
~eat>	65 -12Ŷ-11Iƞ-10i6ś7ĻŻ8xƟǒ9aņǣ10ŘŞŦ11Ɯ12J20ŧ24Ņ31j35Ɛ36Ƌ
~eate	71 -12Ŝƛ-11Ƹ9Ɛ13űƿ14ņ16ŝ18Ƽ34Ƌ
~eath	75 7U8Ɗ9ƫ15ŤƬ30Ƴ33j
~eati	72 -9ŀ-7ǆ-6ƻ8X12jŝũƿ17Ŀ18i19ǃ20UŶ
~eatm	82 12ƿ32ǚ
~eau	79 -6G9ő10lŜǍ13Ő14ń24b
~eau>	85 -7G10ő11Ŝ14Ő15ń
~eav	57 -8Ƶ-7Ŏ-6vǦ7sŋƬ8yŷ9ōŰƀ10ŊƂ11Ŧ12Ƴƺ15Ŀǎ16ƥ17Ļǩ18ŏƟ22Ǐ23V36Ƨ45ƶ46Ţ
~eave	59 -7ŎƵ-6Ǧ6Ɓ7ŋ8sŷƘǎ9ōŰƀ10VŊƂ11Ŧ13Ƴ15Ƭ17ƥ18Ļ19ŏƟǩ30Ţ35ƶ38Ƨ
~eavi	79 -10Ƭ-7v13y15ƶ20V23Ţ25Ŀ
~eavy	87 -7Ƙ11ǎ19ƺ26Ǐ
~ebo	54 -9Ũƃ-8Z-7šǎǛ6ƿǅ7ľƳǩ8hPķŖŚ9Ťƾ10ŧƕƟǞ11ƅƮǋ13ŵƎ14ſ15f16FQĿƯǘ17ǜ23ļž24A
~ebod	55 -9Ũƃǩ-8Z-7šǎǛ6ņşǅ7Ƴƿ8hPľŖ9ķŤ10ŧƕƟƾǞ11ļƅǋ12Ʈ13ŵƎ15ſ16fQƯ17FĿǘ18ǜ24ž25A
~eboo	87 20ļ24ǩ
~ebr	87 13ź14l
~ebra	87 13ź14l
~ebs	80 10Ĺǖ13ń33ļ
~ebsi	80 10Ĺǖ13ń33ļ
~ebt	77 -9ĵ64Z
~ebt>	80 -9ĵ50Z
~ebts	87 18Z
~ebu	77 16ǝ45Ɠ
~ebui	77 16ǝ45Ɠ
~ec>	79 -7J19ǡ20ś23Ś
~eca	63 -14ǩ6Uśǀ7gBIňƏ8bDŵƢǁ9ŀņƴ10ĵłŝƶ11ju12J14q15Ť37Ľ
~ecal	80 19q49Ľ
~ecau	65 -14ǩ-7Ŧ6ǚ7BIUśƏǀ8gňƢǁ9bŀņƴ10ĵłŝƶ11u12j13J15Ť
~ece	70 -8ƕƸ-6Ť6ĵ7őƘ9ƳǏ11Ʊ12ĺǈ13ƃ14ƴ17Ŭư25ťǊ
~ece>	87 -12Ƙ-10ƕ12Ǐ15Ʊ22Ŭ
~ecei	83 8Ƙ30Ǌ
~ecen	76 -9Ƹ-7Ť7ĵő10Ƴ14ĺƃ16ƴ18ư27ť
~ech	85 -10Ŗ19y20ǩ49ǈ
~eci	62 6i9ŊƯ12wŝ18ĺ22AŃ26Ƙ38ł57Ł
~ecia	75 9i11Ŋ15ŝ32Ƙ
~ecid	70 9Ń11Ư12ĺ17A38ł46Ł
~ecis	76 6ł9A17Ń21Ł
~eck	55 -7w-6n6žƌ7jrzJńŢƢƬƯƸǉǜǟ8TŐǛ9QZŜŧƫ10WǠ11Ǐ12Uư13qƀƨ14eYų15ǒ16ƿ17Ʈ20ŦƟ21Ĵ26ƾ38ż
~eck>	60 -7w6fƿ7ŨžǕ8jJƌƢƬ9ńǒǟ10Őŧż11ZŜƫ12QWƯ14UǏ15qYƀƨ16e17Ɵ18Ʈ23Ŧ
~ecki	85 13Ţ32Ĵ
~ecko	87 14rz21ư
~ecks	74 8Ɵ9Tǒ10ǖ12ǉǜ13Ǜ20Ǡ29ż
~ecku	77 13Ƹ32ƾ
~ecl	76 -14Ŕ10ś16Ś21Ǥ50ƴ
~ecla	83 11ś18Ś23Ǥ
~ecli	80 -15Ŕ53ƴ
~eco	56 7ĻŕƔƧǞ8ǟ9AŇŊƓƾ10ĽƘǚǨ11yŌũ12B13ţǋ14p15Ɩ21ŴƟ23N24Ǘ31Ż60ŋ
~ecom	78 -7Ǟ12Ƨ14Ǩ15ǚ16Ɩ18B
~econ	65 9ĻŕƔǩ11AƓ12ŇŊ14yũǞ15Ō16ǋ17p25Ŵ26Ɵ28N
~ecor	64 -7ǩ10ǟ11ƾ15ţ31Ǘ36Ż70ŋ
~ect	53 -12ǧ-8Ǜ-6Ƴ6Pǌ7FĵŢƫ8bDXŋŹǘ9IŒ10dľŇŖƃǑ11qŞƭƴ12ĸ13ǁǚ14xŗƎ16Eǒ18a19Ƌ20ķƉ23Ƙ25ŏ
~ect>	64 -14ǧ-8Ǜ7azŬŲǜ8nžƟƪǀǅ9pķǚǞ10FŢŹ12bƘǘ13dĽŒǒ14ŏ15ƴ17Ş20E
~ecte	69 -14ƈ8ƴ9ũ12ŏ13I14Ɖ16ķŇ19ĸ
~ecti	68 6ŏǚ8rwŋ9ǌ10ƫ11ĵ12X14ľ15Ŗƃ17ƭ18Ƙǁ19x21ŗ
~ecto	75 -7ƹ18ƈ22Ǝ
~ectr	73 9KĴ11PƗ16Ǒ17q28Ƌ
~ecu	73 9ǘ10Ķ12etǗ15Ǎ16Ʋ33Ǝ
~ecur	75 9ǘ10Ķ12Ǘ13e34Ǝ
~ed>	30 -26ǩ-21ő-18ť-17ŐŒǑ-14aĻ-13LĴ-12AŊŚƧ-11łƩƵƽǇ-10XľƢǋ-9npBWűǂǖ-8gUZŜžƒǔ-7Oŀůźǈǣ-6HMŕƅ6jrKŎūƹ7qŉ8FSŠŬŽǏ9yŖƖƺǍ10oQŢŭƕƤǒ11PķŴżƞư12ŰŻƯƷ13ơǤ14ewŝũƃ15GſƑǜ16ŋœŗŷ17ńŏ18lĺōƭƲ19mĹŃşƋƛ20ļǃ21ŸƨǦ22ŌƓƪ23YŔƄǗ24Łņ25h26Ƴ27ƌǧ28ǘ29ƫǢ30š36f37ǅ38Ť54ƴ
~eda	80 11f12zǞ13ƀ14V22y25Ū
~eday	85 13zǞ15V24y
~edd	83 9ǔ11f12ǧ13Ǜ
~eddi	83 9ǔ11f12ǧ13Ǜ
~edi	56 -7ŋŗ7ŝ8Wƽǁ9ĸļƌ10ǖ11Ŭ12QƕƼ13eY17ƹ18ƃ19Z24ƻ31Żǂ32Ǘ48ĵ
~edic	65 -7ŋ8Ƹ10Wƽ11ǁ15QƼ22ƃ23Ǘ30ƻ37ǂ
~edin	79 7z47Ż
~edit	62 7ő8ŝ10ļ11ĸ12Ŭ13ǖ14ƕǗ15eY22Z54ĵ
~edl	87 34ǁ
~edle	87 34ǁ
~edo	83 10Ƌ16ƌ28ƈ
~edon	85 10Ƌ15ƌ29ƈ
~edr	71 7y11Ɯ17Ɲ21Ơ23Ɔ
~edro	71 7y11Ɯ17Ɲ21Ơ23Ɔ
~eds	68 -13T8ŭ9ǧ10Ł11ƕ15ơ17Ư21g23ƄƑ38ƻ
~eds>	68 -13T8ŭ9ǧ10Ł11ƕ15ơ17Ư21g23ƄƑ38ƻ
~edu	58 6łƀ7Ɓ9Ƙ10Ŏ11Ǐ12ň14Y15Ʊ16Ŧ19ƚ21R23m42Ř
~educ	58 6łƀǩ7Ɓ10Ŏ12ň14Y15Ʊ16Ŧ19ƚ24m42Ř
~edul	83 14Ƙ17Ǐ30R
~ee>	54 -10ũ-9sJǋǔǦ-7cqƭǇ-6ķƜ6ūƷ7CœŴŽƏǂǛǩ8vBŎţŲźƸǀ9rDNňƊ11ōŒƝǒ13yĿƂơ14tŁƾ15LƄ16ŊǄ17HǞ18gǁ19Ľ20Ɣ23mV35ǜ
~eed	47 -11ǩ-10rĻ-8ńŖ-7ŉƦ-6ŅŊƨƵǑǒ6EƖ7ŌŲŽƤǉ8ŷƲǆ9g10oGǌǏǠ11sƁ12ƾ13cvQƕ15Ū18ū19FŃǁ20e21Ƭ23h25Ư26Ż30ĹŎ31ƭ35Ł36ǧ40Ǧ48Ƅ
~eed>	48 -14ơ-11ǩ-10rĻ-7ńŖƦ-6ŅŉƵǑ6ƜǊ7ETŀƖƤǉ8ŌŲŽƲǆ10oGǌǏ12sƁǠ13QƯƾ14cv16Ū17Ł19ū20eF21Ń23Ƭ24h31ĹŎǧ32ƭ33Ƅ41Ǧ
~eedi	79 7z47Ż
~eedl	87 34ǁ
~eeds	70 -14T9ŭǧ11Ł12ƕ15ơ18Ư22g25Ƅ
~eek	53 -7ǟ-6Ũ6Ń7ų8ƕƜƤ9T10Pť11ŕơ12i13Ľ14Ɵ16Ɩ21ŵ23Lƿǎ25ǝ26Ų28k31ŭ37ƙ38R
~eek>	57 -6ǟ7Ůǎ8ų9ƕ12P13ơ15iŵ16ƿ17ŲƖ26Lǝ27ŭ29R40ƙ
~eeke	71 10ƿ13Ɯǎ14ťŲ15R18ŭ34k
~eeks	72 6Ń9ŧǎ10ŵ12Ƥ15T17ŕ18Ľ21Ɵ
~eel	58 -8Şź-7Ǡǩ-6ŝ7Mŋ9žƛ10ņŧǐ11tǨ13ŀş14Ź15ŵǁ17rŎŢŷƞ18ųŽƸ23Ň30ǚ36Ƭ41Ũ
~eel>	62 7ĸ8ŋƸ9M10žƛ11ŧƞ13Ǩ14rņŇ16Źǁ18ŎƬ19Ţ20ŷ21Ũ24Ž25ų
~eeli	76 -9ź8ł9iǜ10xŀ13Ň15Ƹ17t29Ũ
~eels	75 -8Ǡ-7ų9r11ŀƞ17ǐ21ŵ26Ƭ41ǚ
~eem	82 9Ƣ13Ǩ14ǌ27Ǔ
~eeme	82 9Ƣ13Ǩ14ǌ27Ǔ
~een	46 -14ǎ-9ŷ-8nOŠ-7Ūƃƭƶ6jUŇ7ŐŲƴƽǅ8ŭ9Ů10vňźƋ11Ƴƿ12ktǘ13f14ŕţ16Ż18ŸżƸǩ19lŝ20ņő28i30Ƽ31S33G34š36ǟ39Ź
~een>	46 -14ǎ-8O-7nŠŪƃƭƶ6UŇ7jŐƞƴƽǅ8Ų9Ů10Ƌ11ňƳ12ktƿǘ13f15ţ16Ż18ŸƸ19ŝżǩ20lőŹ21ņ29i30Ƽ31S33G34š36ǟ
~eena	73 -15ŷ7ƀ10Ƃ16ŭ19v22ź32Ź
~eent	83 6Ɩ8Ǥ12Ń28ŕ
~eep	50 -9Ĵ-7ŃŘŭ-6ŶŷƏ7qŌœƎǏǘǞǩ8tUVłƤƥǝ9PųŽƝƮǙ10ŋŚ11Wŀō12ľĿ13ş14Y15oŢ16nŤſƼ17ǟ19ŝ21Ɗ22Ʒ24Ǘ25Ƨ26Ǡ28Ű32Ƶ33x
~eep>	53 -10Ĵ-7ŃŘ-6ŷƏ6ŎŜŨǛ8qNǞ9VŌœƤǝ10xłųƝƥƮǏǙǩ11ŋ12nWōŚ15Yş17Ƽ18Ťſ20o23Ɗ24Ʒ26Ƶ27Ƨ28Ǘ31Ű
~eepe	82 17ǘ23Ǡ
~eepi	70 -8N10ľ11Ƶƶ13Ţ15t16Ž18U21ŀ28ǟ34x
~eeps	76 8n9Ǣ12ŢǠ20P25Ŀ26ŝ
~eer	70 -10R-6Ƙ7g8eƀ12qŀ15Ə16Ǜ20Ǐ21i25V38ƿ
~eer>	75 -6Ƙ7g8ƀƏ12i17Ǜ22Ǐ28V
~eers	82 -11R9Ə15q46ƿ
~ees	62 -9Q-8ǜ7Ǘ8j9Ǥ10Œǐ11Ǒ14ǣ17ǈ34Ǉ41Ƒ
~ees>	62 -9Q-8ǜ7Ǘ8j9Ǥ10Œǐ11Ǒ14ǣ17ǈ34Ǉ41Ƒ
~eet	55 -9R-8ŅƗ-7vx6ơǇ7UŚƏƞ8OŢƦǋ9ŀƊƿ10Pǐ11wŧŰǙ12EŔƺ14hłǃ16G18ũ21t29Ɔ31M49D
~eet>	57 -9R-8ŅƗ-7vx6r7uƏ8hUŚƞǋ9Ʀ10PŀƊ11wǐ12EŧŰ13Ŕƺ14ł15ǃ17G19ũ23t30Ɔ33M36D
~eeth	83 9ƫ11h12ơ13ŢǇ
~eeti	82 13O18Ǚ
~efe	76 9ź19Ĵ20K36ļ
~efer	77 20KĴ37ļ
~efi	64 9Ƨ12Ƭ13Ɨ36Wƫ
~efic	68 32ƫ
~efit	75 7ƫ11Ƨ15Ƭ44W
~efo	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
~efor	55 -11Ŧ-10ŅŒƒ-8w-7ǩ-6ũ6aVŢƈ7iluIĽŀŌ8ƄƲ9ŉŋŎŧǊǓ10Š11ťƕ12T13Jƅ14Łƽ15O16Ńƫ17Lƴ27œ30ņ32Ř
~efr	87 15ǋ19ǌ
~efro	87 15ǋ19ǌ
~eft	69 -8ƕ7z8ƈƧ9lķƋƳ10Ť11ĸ12Ǝ13Ķ14ŕ18Ɣ19Zō23Ŭ28ƶ
~eft>	69 -8ƕ7z8ƈƧ9lķƋƳ10Ť11ĸ12Ǝ13Ķ14ŕ18Ɣ19Zō23Ŭ28ƶ
~efu	85 -6Ʀ19Ǚ35ũƴ
~ega	72 -8ǩ6a7Ǔ8Ʋǌ10Ĺ11ǡ14ǅ18ǆ21ǃ26ƶ
~egac	87 -8ǩ31ƶ
~egal	78 8a9Ʋǌ20ǆ24ǃ
~egat	85 9Ǔ14ǡ
~ege	65 7x17ź24y36m37Ʊ
~ege>	65 7x17ź24y36m37Ʊ
~egg	85 -8n12ǔ18Ķ38h
~egi	78 11Ť14ū16Ǌǖ17ǃ19Q
~egis	82 15ū17Ǌǖ18ǃ
~egr	77 -7ŝ10j14Ŷ16Ʊ41m
~egre	77 -7ŝ10j14Ŷ16Ʊ41m
~egu	73 7ŭƙ8nK9J10ųƩ11ƾ12Ƙ16Ų17Ɖ23ǔ
~egul	73 7ŭƙ8nK9J10ųƩ11ƾ12Ƙ16Ų17Ɖ23ǔ
~ehe	82 35ƀ
~ehen	82 35ƀ
~ehi	59 -7Ƹ7Ƅ8ŭŵ9Ŷ10žƃ11Ű12u14ū15ŬŹ18Ż19şŷ21Ŵ22ƶ26Ū32ųǐ
~ehic	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ū16Ŭ19ų21ş23Ŵ28ǐ30Ū
~ehin	71 -8Ƹ7ǐ12Ż13ƃ16u17ų19Ź24ŷ27ƶ
~eho	67 -16ų-7ů7Ɨ8ǆ9Ə12Ū13o15ǋ19T24nŞ27ŷ
~ehol	68 -16ų7Ɨ8ǆ13Ū19T25n27ŷ
~eig	62 7ƒǁǩ8Ɵǀ9łƜƤǍ10ļ11Ł13Ņ15ǂ16ŕ17C21ƞ63ƺ
~eigh	63 6Gĸ7ǁǩ8ƒƟ9ƜƤǍ10ļł11Ł14Ņ15ǂ16ŕ17C22ƞ64ƺ
~eil	83 13h15Ŀ25X27ƛ
~eili	85 16Ŀ26X27ƛ
~ein	70 7c8ǝ9lŊƼǩ10HƤ12Ʊ13F14Ž16U22ǟ27Ş35ŋ
~ein>	80 10Ƽ12H13ŋƤ14Ʊǟ17Ş
~eing	73 7c8ŵ9lǝ10Ŋǟǩ13FŞ15Ž18U25ŋ
~eip	83 8Ƙ30Ǌ
~eipt	83 8Ƙ30Ǌ
~eir	60 -11œ-10ŭ-7P-6Vš6Ǣ7Ƣ8Ƴ11ǖ12yŝŧ14Ǒ16Ǖ19ǘ20ǐ27vƱ28Ŕ32ǈ40ǒ43Ņ
~eir>	61 -11œ-10ŭ-7P-6Vš6Ǣ7Ƣǘ9Ƴ11ǖ12yŝŧ14Ǒ19Ǖ20ǐ22Ŕ25Ņ28vƱ33ǈ41ǒ
~eirs	85 8ő9Ŕ26Ņ
~eit	80 9ƽ10r12ż14Ǎ18Ŭ
~eith	80 9ƽ10r12ż14Ǎ18Ŭ
~eje	85 22ƴ
~ejec	85 22ƴ
~ek>	57 -6ǟ7Ůǎ8ų9ƕ12P13ơ15iŵ16ƿ17ŲƖ26Lǝ27ŭ29R40ƙ
~eke	71 10ƿ13Ɯǎ14ťŲ15R18ŭ34k
~eken	71 10ƿ13Ɯǎ14ťŲ15R18ŭ34k
~eks	72 6Ń9ŧǎ10ŵ12Ƥ15T17ŕ18Ľ21Ɵ
~eks>	72 6Ń9ŧǎ10ŵ12Ƥ15T17ŕ18Ľ21Ɵ
~el>	55 -11Ʊ-9Ş-7ŝǖǞ-6TYŅ6ƔƸǜ7Mŋ8žƛƟƣƩ9Ƌƞƾ10ƁǨ11rA12ņŇƆ13ǁǕǩ14Ź15ŎƊƬ16Ţŧ17Ūŷ18Ũ19ǀ20mŽ22ų29ƤƵ
~eld	75 6ǈ9ű11Ŏ13ĸŚ16aQƲ17P18ū
~eld>	76 6ǈ9ű11Ŏ13ĸŚ16aƲ18ū
~ele	67 -13ƴ-8Ǧ7ƌ8KĴ9sƗ10PƂ11ƣ15qǑ16ǩ18ş21š25Ƌ29Ž
~elec	73 9KĴ11PƗ16Ǒ17q28Ƌ
~eled	83 -15ƴ9ƌ27š
~elem	85 38Ž
~elf	57 -13ŗ6ƐǠ7iǅ8tŢƢǂǉǨ9ƯƷƻƾǇǢ11Ɠ12Ǝ13cǑǚ17Łţ18Hō21nQ23gƦ
~elf>	57 -13ŗ6ƐǠ7iǅ8tŢƢǂǉǨ9ƯƷƻƾǇǢ11Ɠ12Ǝ13cǑǚ17Łţ18Hō21nQ23gƦ
~eli	58 -12R-8ź6lMTŀŋ7x8S9ŇƝƬ10ǩ11mŉŸƸ12tǕ14ƌƯ15ǋ17Ɵ21Ũ26ǐ28Ǜ29Ń41Ų
~elie	76 9lŋŌ10M11S14Ƭ15mŸ19Ư23ǩ
~elin	70 -9ź-8ǩ7ł8iŀǜ9x12Ň13Ƹ14ŉ15t17ƌ22Ɵ27Ũ37Ń
~eliv	65 -12R10Ɲ15Ǖ26Ǜ29ǐ48Ų
~ell	39 -15ĺ-11ł-10dGLǐ-9ƣ-8aRŌşťƮǥ-7cXZśūƪƾ-6oyŃŇřųǝ6UƫƭƴƸ7nEJĶŭƄƅƐƘƞƷǅ8fŔƜǃǆ9lIŝšƎǨ10ŜƒǑ11gņŊŨƳǛǣ12ku14Pſ15ĹōŶ16Ť17ǟ19ńŅǄ21bƊƓ22ĽŖűǔ25Ǟ26Ǧ27B28t35H39Ƃ
~ell>	41 -14ĺ-11ł-10G-9L-8ťƣƮǐ-7wRZŌśşūǥ-6csřƾ6Ʃ7ghNUƠưƴ8EJŪſƃƄƞƭǅǈǛǞ9nũŶƜƷǆ10l11IŭƊƒǨ12Ŕǣ13uŊŝ14bkƳ15ń16P17Ĺō18Ť19űǟ20Ľ22Ǆ24ǔ27Ŗ30B31t39H
~ella	59 -7Ǘ6ƫ8gxŅǃ9ſ10BńŜ11ǩ12Ƙ15ņ17Ɗ18Ǒ37Ǧ62Ƃ
~elle	78 7ĵű8Ɛ10Ƹ13Ŷ15š18b
~elli	73 8Ɲ10ƨ11s12ĸ14fŨ16Ņ33Ɠ35Ǟ
~ells	83 9Ǜ12Ǝ16C18ƕ
~elo	71 -6Ƴ7D9zƴ14Ǐ25Ɗ29H30m38Ɨ
~elon	79 7ƥ11ƴ16Ǐ44Ɨ
~elor	83 36m
~elow	87 7ǀ32Ɗ
~elp	66 -12Ł-9Ļ8vŀ9sŢƱǉǑ10ĺ12Œǩ21ň22A31zǇ35Ĺ
~elp>	69 -9Ļ9vŀŢ10sƱǉ11ĺ12zŒ13ǩ22Ǉ23ň37Ĺ
~elpi	85 27z
~elps	85 -14Ł11c13Ǉ30A
~elr	73 32Ƙ
~elry	73 32Ƙ
~els	53 -13Œ-12ǩ-9G-7ŸƜǠ-6Ư6ƞ7ŉŎƌ8ŶƕƼǋ9Ƙƥǥ10ǐ13Ʈǝ14ŀŵǈ15FH17ƢƬ19ų21ŷ23nŁ24Z28ǚ31ş36ń38ō
~els>	74 -8Ǡ-7ų8ƻ9r10ŀƞ17ǐ21ŵ25Ƭ40ǚ
~else	54 -12Œ-11ǩ-9G-7ŸƜ-6Ư7ŀŉŎƌ8ƕ9ŶƘƥƼǋǥ11ǈ13Ʈ15Fǝ16H18Ƣ23ŷ24nŁų25Z33ş37ń38ō
~elt	82 -8ǆ10pŻ11ƭǅ15j21ǃ
~elt>	85 10pŻ11ƭ12ǅ
~elv	78 10Ō13a14x24Ř
~elve	79 10Ō14x24Ř
~ely	69 -11Ƽ-10S6ƘƯ8Uţ10ƾǚ11ǣ12Ż13ĺǂǏǜ14ǟ16Ǖ18ũ19Ƹ
~ely>	69 -11Ƽ-10S6ƘƯ8Uţ10ƾǚ11ǣ12Ż13ĺǂǏǜ14ǟ16Ǖ18ũ19Ƹ
~em>	48 -14mś-11ŶƱ-10Ő-9SŃ-8cǅǐ-7ĻĽľĿŨƠ-6TŊŖŭƃ6Ĵƻ7egwŜŰű8ŷǘ9Ǘ10EƄǛ11xƎ12ǖ13šż14Šƶ15žǒ16Ǔ17ŧơ18ƘƬ19œ20vǈǕǚ21Œ22Ư26şǑ28y43Ş49ő54ŝ61Ţ
~ema	58 -10D8ƙ10śƄ12ǈ16Ľ18Ǖ19ư24Ž31K44ǘ46J
~emai	60 -11D10śƄ17Ľ19Ǖ32K46ǘ48J
~emat	77 26ư35Ž
~emb	67 -12Ś-10Ń-6n6c8šƢ9tŦǅ10x13h16E22ƶ23ř41Ľ
~embe	68 -12Ś-10Ń-7n7c8Ƣ9tŦǅ10x13h16E22ƶ23ř42Ľ
~eme	53 -9Ń-8ƙ-7ŏ6ǅ7xƢƥǨ9ĸľŦƖƝư10ƪ11E12Ś15ƌ17ƶ18tƛ19Yǌ22Ǔ26Ɠ30Ķ31Ľ40Ɗ
~emem	68 -10Ń7c8Ƣ9tŦǅ10x16E23ƶ44Ľ
~emen	56 -9ƙ8ƥǨ10ĸľƖƝ11tƪ13Ś17ƌ19ƛ20ǌ23Ǔ29Ɠ34Ķ43Ɗ
~emer	82 10ƃ33Y
~emi	72 -13o-6ũ9Ʃ10X13œǚ14ť16Ǥ18a27Œ
~emic	85 -7ũ6ǝ15ǚ18ť
~emiu	76 9Ʃ11X14œ17Ǥ29Œ
~emo	79 16Ǆ41ƌ
~emod	82 43ƌ
~emp	57 7yǐǘ8Ǥ9VƣƧ10Ǒ12ǣ13ǈ17q19W23ǜ24S30Ǉ34Q35Ɵ
~empl	58 7ǐ8Ǥ10ƧǑ12ǣ13Vǈ17q19W24Sǜ30Ǉ35Q
~empt	79 10yǘ50Ɵ
~ems	76 9ǂ11ǜ13xƼ14ƛ15Ƙ
~ems>	77 9ǂ12ǜ13Ƽ14ƛ15Ƙ
~en>	33 -16Ū-15Ł-14ƃ-13ş-12ŤƉǃ-11qYŌű-10aķŞƤƻ-9NļŀƗƝƱǗ-8hnKŚźƊƵǄǖ-7oFTŅŖƀǁ-6ZŭƢƦƨ6buŮ7pRńǌ8ĻƭǏǜǣ9dŢ10grHŔƮǒǨ11ĺŻƈƴ12V13iłǙ14żƹƽǝǩ15fţƋƜƿ16ĶƛƸǟ17Œ18ņƅƫǂ19yƟƧƾǅ20ƌƼ21ǘ22ōŜŲ23ũŸ24ſ25ŹƖ26s28ŃƳ32ŕš36ǎ37G38ť41ő43L45S
~ena	69 -14ŷ9Ƃ10Ɵ11hƣ14Ƣ15ŭ16Ǔ17v20ź21F22Ɯ29Ź
~enag	72 -15ŷ6ƀ10Ƃ12h16ŭ18v21ź31Ź
~enan	80 12Ɵ13ƣ17Ƣ25F27Ɯ
~enc	62 -6S7ƏƸ8ǣ9Ƅƍ10Křŧƕ11łŔ13Ũ14ňŻ17Gņ24Yǡ43Ƒ
~ence	63 -6S7ƏƸ9Ƅƍǣ10ŧƕ11KŔ12ł14ňŨŻ17Gņ24ǡ44Ƒ
~ency	82 8Ľ10ƃ18Y
~end	47 -14HǏ-12L-10Ƭǈǒ-9nłŚǆ-8őǩ-7yƁ-6sŖŞ6gDZŁťƵ7bRŸƷƹǎ8aĵŲǃǌ9SƄƢƳ10ŭƈǢ11Ű12ļĿ13AKųƯ14JŐƧƱ15zǧ18ŠŦ19G20Ńż21I24ŕ25X26ś28k30Ǖ31B32ƪ51ƕ
~end>	52 -14HǏ-11L-10Ƭ-9łřǆǒ-8őŚ-6ĺ6ŻƢ7DZŃ8gŜťƵƶƷƹƿ9bIŁ10ĵǃǌ11aƈ12zSǢ15KĿŕ16Jų17ƕǧ20Bļ21Ŧ22GŠ25A29ś30X36k
~enda	85 16IŰ17ǚ
~ende	64 -16ǩ6Ŭ8z9ƫƳ10űŸ12Ǒ19Ń22Ƅ28ƪ31ż39ƕ
~endi	83 8Ľ11Iĺ12ŕ14ƕ
~endo	82 54Ǖ
~ends	67 -12A-9ǈ-8ļ-7n-6k6ƢƤ7ū8ŕƃ9řŭƩ10e12Ɯ13Ư14Ųǎ16R20BƧƱ24ƪ26Ő
~ene	50 -14ž-10Ŕ-8Ŀ6Ũǖǩ7ŠƤ9ƛƬǞǧ10Ơ11YŊ12ƨ14ĺņō18ŜƳ20šǅ21Ĺ22ǡ27WŤ40ƫ50ŕ
~ened	61 -16Œ-8Ŀ7Ư8ŦƮ9ŨƤǩ10Š12Ĺƛ14Yǅ15ƨƫ18ĺņō27Ƴ34Ť
~enef	64 10Ƨ13Ƭ36Wƫ
~ener	72 -19ž-6ƽ7ƸǓ10ǖ14ǅǧ32ǡ
~enew	62 -12Ŕ12Ǟ14Ơ15Ĺ19Œ25š28Ŝ64ŕ
~eng	74 6h9S12Ƙǀ15ƭ16ű25Ų27f
~enga	83 14Ƙ31f
~enge	82 7h13ǀ28Ų
~eni	71 8Mũ9gǈ11HĽĿŰ13PǞ14ǩ17R21L27ƴ
~enie	85 11M33ƴ
~enin	75 9ũ10g11H12ĽĿŰ13Ǟ16ǩ18R22L
~enis	87 11ǈ17P
~enj	79 14ǟ19g21t31U
~enjo	79 14ǟ19g21t31U
~enn	85 7Ÿ9Ƶ11c17C
~eno	69 6ſ8Ŏ9ŹƯ10ĶƓ11ư12Ɨ13ŀŷ15r17ťžƌ18j25Ƭ
~enou	71 -6Ǣ7ſ9ŎŹ10ƓƯ11Ķ12Ɨư13ŀŷ15r18jťž26Ƭ
~enov	87 23ƌ
~enr	87 -8Š35W
~enro	87 -8Š35W
~ens	50 -12ĺ-8ƌ-7ISV-6kǔ6lvC7sXĻ8dR9šƷ10Ƅƺǩ11afŏſǀ12ū13Ƙư14YǄ16ǝ17ǏǛ19ƀ20ƧǨ22Ź24ǣ27Ķĸŷ28ň42Ÿ
~ens>	62 -13ĺ-8ƌ-7V-6Iǔ6Ŀ7hŖƃǒ9ŢǇ10v11R12ĻƷ13Cš14Ǐ15ŏ16ſ17Ǩǩ18Ǆ19ĸǣ22ǝ26Ƨ
~ense	57 -7S7o8lǨ10s11d12Y13Ƅƺ14aĸǀ15ū16ư21Ǜ28Ź32ŷ34ň51Ÿ
~ensi	69 7Ŋ8ź9Ǐǣ12X21Ƙ28ƀ41Ķ
~ent	35 -14ǈ-13ǂ-12Ŀ-11XŇǝ-10wYĹųŶƇƙƨǐ-9Ōŗƒ-8asTĻōřŧƄǠǧ-7bgijBłžƟƧƷƻǎǡ-6hqvxEŅŴƑƭǀǃ6ŝǍ7ƏǞ8GQWƅƫƮƴǘ9ĴķŠŵƖǋ10ZļŐ11ŚƽǓ12ńǅ13őǜ14lľŃœŤűƤƳ15ĺŔǖ16uŞťƔǆ17ĶšƃƝ18ŕƥ19ŜźƣǗ20zũƊ21NƁ23Ɨǚ25ŏż28Ǒ29Ǐ31Ƣ33Ǣ34ơ41Ɯ42ņ44Fǔ56Ơ
~ent>	38 -13ǈ-12ķ-10PĿ-9nYŇųƙǍ-8QXŬƌǝ-7sĹĻŌŶƒƯǧ-6AńƄƇǠ6W7ŵƏǇǒǛ8ĽŏšƣƳǥ9ŕűǢ10ŐƅǞ11ŠƔƫ12ĴļŃŝǘ13ũƓ14ŚŜǚ15őƗ16u17lGľƃǜ18œƢ19Ŕť20ƥǑ22ź23ĶŞƊơǏ24Ť26FN29ņ38Ɯǔ55Ơ
~enta	68 -8Ơ6Ɯ9W13PƤ16Q21Ƣ33ķ64Ɓ
~ente	70 -10Ǉ-9ǌ-7ǐ8Ƹ10cǏ12Ƥ13ǋ14ǩ16Q19ŏ23F25ƢǑ29ơ
~enth	83 6Ɩ8Ǥ12Ń28ŕ
~enti	70 -7Ƈ8ĺ9ǔ10dAǋ11nƴ13ż14ƣ15Ǆ16ū17ń33ǆ35F
~entl	75 8Ő10Ɓ17Ƴ20ĺ24ũ26ŏ
~ento	79 16Ǣ22Ɨ23Ǐ25Ɲ
~entr	83 9Ǝ10Ǎ16ƣ
~ents	51 -13ǂ-9GǄ-8wŤƸ-7ŗ7ţŵƯ8UķƃƦ10ƔƗƮ11űƣǌ12ŜƝ13ZŬƘǔ14ƌƜ16ńšƠ17Ǎǖǚ18Ǔ21ż23Ǘ24ņ25ƽ29Ǣ32z
~enu	78 11ǧ15X28Ǜ35Ǌ
~enue	80 12ǧ36Ǌ
~env	87 9D18ƞ20ǩ
~eo>	85 15Ɨ23M
~eon	83 10ņ12ſ15ư24Ƴ
~eone	85 10ņ13ſ24Ƴ
~eop	58 -9Œ6ŏƲƿǘǚ7W8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀǝ23Ǉ
~eopl	58 -9Œ6ŏƲƿǘǚ7W8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~eor	83 -7I12z15Ÿ17yC
~eorg	85 -8I16Ÿ17yC
~eow	75 8ƙ10Ĺ11Ɠ18ƕ24F30ǔ
~eown	75 8ƙ10Ĺ11Ɠ18ƕ24F30ǔ
~ep>	52 -10ń-9Ĵ-7ŃŘ-6ŷƏ6ŨǛ7NŌ8qųǘǨǩ9VłœƤƥǝ10xŋžƝƮǏǙ11nŚ12Wō14ş15Y16Ư17Ƽ18ŤſǞ19o23Ɗ24Ʒ26ƧƵ27Ǘ30Ű
~epa	69 -8Ǒ8Ƥ9ǥ10Ŕ12Ƙ15ş16ũ17ƚ20Ǆ27Ə29Ŧ
~epai	77 -8Ǒ11Ŕ12Ƥ18ũ23Ǆ32Ŧ
~epar	75 10ǥ14Ƙ17ş19ƚ29Ə
~epe	66 -8n12IũǑ13ǘ18Ǡ25Ʊ26zĿ30Ư
~epen	68 -8n12IǑ26Ʊ27zĿ31Ư
~eper	82 17ǘ23Ǡ
~eph	83 11s15ų16I21ǩ
~ephe	87 16ų17I
~epi	70 -8N10ľ11Ƶƶ13Ţ15t16Ž18U21ŀ28ǟ34x
~epin	70 -8N10ľ11Ƶƶ13Ţ15t16Ž18U21ŀ28ǟ34x
~epl	61 6ũ8žǝ9ĺƮ10H11Ƌ12Ƒǋ14ƥǢ20ƈƗ22Ǐ23Ɠ34Ƶ37Ɛ
~epla	61 6ũ8žǝ9ĺƮ10H11Ƌ12Ƒǋ14ƥǢ20ƈƗ22Ǐ23Ɠ34Ƶ37Ɛ
~epo	77 10Ť11Ż15ĵǋ17ţ23ź
~epor	78 10Ť11Ż15ĵ18ţ24ź
~eps	71 8nǢ9ŘŤ11ŢǠ16u18Ɯ19P23Ŀũ24ŝ
~eps>	71 8nǢ9ŘŤ11ŢǠ16u18Ɯ19P23Ŀũ24ŝ
~ept	71 -11ǔ-10ő-7Ʈ8Ű9Y10ƃ11ŝ12ǈǗ16Ŷ18ŀ20ƒ21ǖ40ƥ
~ept>	72 -12ǔ-10ő-7Ʈ9YŰ11ƃ12ŝ13Ǘ16Ŷ21ƒ22ǖ41ƥ
~equ	62 -9Ƙ-7Ƣ-6ƷǗ10Ɲ11ǌǙ12Ǟ13ĵ14Ǣ16ơ17Ľ19ƫ22Ǔ28ķ39Ǐ
~equi	62 -9Ƙ-7Ƣ10Ɲ11ǌǙ12Ǟ13ĵ14Ǣ16ơ22Ǔ28ķ39Ǐ
~er>	28 -31Ƹ-26d-25Ō-21G-20Ĺ-17Š-16ǈ-15lŏ-14Ʀǥ-13mƔƗƤ-12ƻ-11fŀǑ-10YŘ-9ŭƖư-8ĶťƌƓƚƞƾǅ-7ŕƫǃ-6Ňƈ6ƥƯƲ7csHŗţſƮ8nƠǁǞ9aVłńƨǆ10ņŎŜŸǌ11A12zļƪƷǠ13CFż14eyZũŽƹǗ15jxQŹƼ16EŬŲǛ17XĽǂǊ18ŦŻƒƕǡǨ19ķ20KŐƑƿǣ21BūŮųƋƴ22qřǕ23Ŵ24wILƜƽ25oŢ26şƟ28Ŗǘ29Ƴ31ǜ32tő35p37ƙ41ź44Ņ49ƛ
~era	49 -11ň-10Ǐ-7l-6qĴ6Ǩ7XŐŝƭ8ſ9ŃŕƘǧ10ƚ11ƨǓ12ƀƦǝ13źǌǒ14WŚŷƸǥ15ŏǚ16ƁƬǋ17ľš20ŗŪǅ23ƎƓ24Ǣ25ǡ26Ƨ30ư
~erag	52 -11ň-10Ǐ-6qĴ6Ĺǣ7ƘƛǓ8XŐŝƃ9ſƭǨ10ŕ11Ńƚ12ƨ13ǝ14źƦ15WŚƀǌǒ17ǚ18ľŏƁƬǥ19šž23ŗ25Ɠ27Ǣ28Ƨ
~eral	65 -17ž9Ʈǖ11ĺ13ǧ20Ƹ29ǡ43ư
~eras	80 11ũ26Ǝ
~erat	79 -9l-7ƽ10Ǉ12ǃǡ24ŷ29ǋ35ǅ
~erc	63 -13Ƃ-10Ɔ-9ƿ-7Q-6Ɨ6ǌ7Ő8ĶŁŽƾǆǋ10Ŕǖǥ11źǍ12Ǒ13Ĵ14Ǧ15œ17ǔ20ƚǛ22Ǣ35Ǆ
~erce	69 -9ƿ-8Q-6Y9ĶŁ10Ž11Ŕǆǔ12źǖ14Ǒ15Ĵ16œǄ22ƚǛ
~erci	71 -14Ƃ-11Ɔ-6Ɨ8ǌǔ9Ő10ǋǢ12ǥ13Ǎ16Ǧ23Ǆ
~ere	31 -19Œ-15ŐŶ-14ő-13p-12OťǅǑ-11yǆǎ-10Tŀų-9bƌƖǊ-8Ƨ-7zNPĽŃŲƵƺǉǜ-6vR6ĶňżƜǓ7quYœşŢţƃƠǕǝǤ8kFŸƈƔǃ9ĵŖƝƬƶǀ10UķŞŧŷƗǔ11ŅũƄƏƚƨƹ12ŉƎƙǛǢ13dƞ14ŘƦǨ15Ōƀǩ16Vļŗƪǈǋ17fĸſ18i19DHSŏŚ20Ŝƍ21sQōŝŨǗ22š23jnƱ24ƊǄ25l27MƤ29CŰ42Ǎ46G
~ere>	32 -17ǅ-15ŐŒŶ-13pő-12Oť-11yǎ-10ųǆ-9bTłǊǑ-8KĺŀƌƖƧ-7ƓƵƺǉǜ-6zŲƒ6ĻŌŏ7hXĶļŊŘƄƢƬǓ8uYœŗřţżƃƏƜǤ9qķŢŸƈƠǝ10kFĵǀ11UVŧŷƝƪǔ12Ņŉƹ13ƗƙǛ14dƎƦǋ15ƞ16CHſǨ17ƚǈ18ō19fĸ20DŚ21Sǩ22iŜƍ23sǗ24lnQŝšŨ25jƊ26ƱǄ27M28Ƥ30Ǎ31Ű49G
~erea	80 -10l7M11ǋ14ƣ28C
~ered	60 -13ƣ-11ǩ-9Ǐ7G8Ƅǁ9ƒƶ10ƪƾ11şƭǟ12Ň13ǃ14Ĺ16lŖ17ƨ18ļŉŌŗ19ƀ22Ǣ25ŏ29Ǎ
~eren	65 -11ƚ7CIƏƬ8ǥ9ş10ǅǕ11ł12V16ň17Ř18Ş19Kĺ28ũ
~eres	77 8ķ9ơ10B11Hōƪ13Š14Ɣ20Ň
~erf	82 11a12i21ƛ24Ş
~erfe	87 12a25Ş
~erg	79 9ƃ10Ɗ13x31Y
~erge	82 10ƃ33Y
~eri	58 -8Ĺ-7R-6ŗ6k7dūƭƽǘ8XŧƜǕǣǩ9b10Ŕǐ11ſ12Ũ13Őƶ14Ƈ15ņ16ŉ17ŀ18ǈ19ǂ32Ƽ35Ǜ39Ų
~eria	87 12ū13ǘ15Ǖ
~erie	65 9hǂ10Xŧǣ12Ŕǐ14Ũ15Ų19ņ21Ƽ
~erif	87 11d13Ż
~erin	71 -9Ĺ-8R-7ŗ9kƭ12bƜǩ14ſ16Ő21ŉ22ŀ31Ų43Ǜ
~erio	80 12ƽ15ǂ19Ƽ20Ƈ
~erl	85 -7K8b21Ĵ23Ÿ
~erly	85 -7K8b21Ĵ23Ÿ
~erm	64 -8Ʀ-7ţ7WƵ8gŷƌ9Ɯ10ŋ11ŕ12Ÿ15j16Ǖ17ǜ36Ź44ƭ61Ʃ
~erm>	69 -7Ʀ8WƵ10Ɯ13ŕ48Ʃƭ
~erma	83 12g24Ʃ
~ermi	76 -8ţ10ŷ11ƌ12ŋ15Ÿ21ǜ44Ź
~ern	69 -15ǂ-9Ń-7Q7Ɗ8L10gŕǏ11V12ľ13Ƹ14j15i17Ņ19Ō25Ŀ26ŀ28Ű40ǔ
~erne	87 9Ɗ19Ŀ22Ņ
~erni	80 11Ǐ12ŕ17V33Ű
~erno	79 -9Ń12gL17ij22Ō
~erns	87 -19ǂ-12ŀ17Ƹ41Ŀ
~ero	75 -13ť8ś10Ƽ11ţ15ǂ27ř29ǀ42ƈ
~ero>	87 13ţ32ř
~erou	82 10ś32ǀ
~err	73 -7Ř7g8Ũǚ9w11œ16ű22ļ23ŭǝ28N
~erra	87 28ŭ
~erre	87 27ļ
~erri	85 -8Ř9g11wŨ13œ
~erru	85 27ǝ33N
~ers	42 -18ǌ-12nRŐǤ-11F-10IŌƸǍ-9ş-8lķĿŗŶƳƶǁǩ-7CQXŁŘŦƁƅƌ-6YōŕūŵƬ6ƍ7xńŸƃ8GŋƽǙ9zƗ10uBƢƻ11ŚŞƇǓ12MƋƓǘ13EňũƂƕǖ14ŀłŜǇ15ŹźǛ16bĻľƱƲǣ17ơƿǃǗ18ž19ŴƣǨ20Ǖ21ŷż22Ŗ26vǑ30Aǔ33ǆ35h
~ers>	45 -16ǌ-15ŭ-12Ǥ-11RŐƸ-10FǍ-9Ɨ-8lŌů-7nIMĿŘşŦƅƳǁ-6ŗſǞ6ĶŅŏ7eƍǂ8ńƜǥ9xŸǨ10GŀłǙ11zľŇũ12uBƢƻǃǕ13ŞźƇǓ14ƋƓǘ15EŚżžƕơƱ17ŷǇǖǗ18Ǜǣ19ŹƲƿ21Ŵ22bƣ24Aǆ29vǑ31h33ǔ
~ersa	79 13Ļ15s17ŋ18Ʃ
~erse	85 13ǀ17ƾ21Ǖ
~ersh	80 12Š14Ƅ23ǆ
~ersi	80 6Ʊ7ź9O13ǃ22y
~erso	62 -10ǥ-8ƶ-7K-6n6Ʀ7łžǜ8ųƫǢ9ghTņŖŷ10ľǎ11aAŊ13ƃ14JƂ15ŭ17Ǩ26Ɨ27Ŝ29M
~erst	73 -6ƀ7ũƖ10rĻ11ĺƽǞ12ŀŢ14ż17ů23Ŗ30ň
~ert	55 -8JŰ-7b7RƐǋ8H9ķžƌƝǃ12Dź14ƑƗ16ŭ17T21ơǌ30Ǣ45ǒ60ǧ
~ert>	77 -7ǌ6Ƨ11Ɛ55ǧ
~erti	62 -8bJ9R11ǃ14ź17ơ18ǒ20Tŭǌ34ǧ
~erts	82 -13ǧ40ǒ
~erty	66 7Ɯ8Őơ9ǋ11Hķǌ12ž16D17Ƒ18Ɨ37Ǣ
~erv	64 7y8f9Ǘ10ŞŢƕǀ12ţǞ14ŝ15Ŝ18ư20Ǜ22Ŀ25ľ34Ǆ
~erve	75 9ǔ10f11Ǘ14Ǆ26Ǜ
~ervi	69 6Ʊ7ǚ8y11Ţƕ12Ş13ţǞ16ŝ17Ŝ19ư25Ǆ27ľ
~ervo	85 9ǀ32Ŀ
~erw	69 6ǂ7eƝƳ8nvś9ƈǃ10iŤ11Ƹ12Ǡ15Ś25ũ
~erwa	85 7Ũ10Ƴ23ũ
~erwi	87 8ǂ11v14Ƹ
~erwo	77 8Ɲ10ś11ǃ12i14Ǡ17Ś
~erwr	82 8eũ11nƈ12Ť
~ery	51 -10LŲ-8Ŭ-7Ţ6cFǑ7UƯƾǦ8ưǄǅ9Ƃ10ŰƠǈ11giĴǝ12ŴƊǒ13nKķşŪ15Ǣ16ůƗ19ŷƬ22Ǚ23ƻ24ŭ33Z
~ery>	58 -21Ų-10L-7ŏ6ƐƩ7gCM8uFTŹƝƽǛ9cŀŌƔƾ11ư12ŭƠ15ŴƊ16Ĵǝ17Ūƻǒ20Zů27Ǚ
~eryb	66 -9ş6Ǘǘ7ŭǑ8gAKŁ9HœŨžƖǇ11Űŷ12ǅǩ13Ų14ķƬ15n16ǈ
~eryt	64 -9Ɣ-7Ţ6ĻǑ7w8AĿŏƳ9KǦ10ŝƶƻ11ZƬƲǄǐ12U13Ƃ15Ư17i20ķ21Ǣ22Ɨ25ş
~es>	30 -30ŭ-29P-19T-17QƂ-14Ń-13ĺŅƮ-12VƳ-11aNSĴĶƓƪǞ-10tœŦƬƶƷƸǃ-9lIĸŠŶƭ-8iGŔƴ-7MUķļņŏőśŵŻžƗƲƾǅ-6Rŧ6ƎǑ7gsELłŊƇƫƵǖ8HŖŰƋƟǁǤ9ŘƞǌǦ10uŇƏǙ11xŋŞƄǕǨ12ŎŮ13rĽţƩǚ14ZŜŴƠƽǀǉ15OĵŒŪƙǩ16W17ƁưƼǛ18Ƣƨ19Ǔ20hƉǒǧ21pvŕşǏ22Ǌ23wĿƯǢ24ńǔǗǥ28źƘ31oq32Ǡ33ů38ǈ41Ƒ42ǐ45ǂ46Ł50ų
~esc	73 8Ƹ35ƻ36ƕ
~escr	73 8Ƹ35ƻ36ƕ
~ese	60 -13R-9H-8ş-7ķ6ŞƁ7flŖǌǜǡ8ŲƠƸǛ9cPĺŒŝǩ10nqŜǟ11Ǉ12NǞ13tQ15Őƺ17ŋ18ƒ24A29U
~ese>	61 -13R-9H-7ş-6ķ7ŖƁǌǡ8flŲƠƸ9cPŒǛǩ10ĺŜǟ11nq12ǇǞ14tQ15ƺ18ŋ19ƒ24A29U
~esen	82 10őŞ11ǜ14Ő15ŝ18N
~esi	62 -7Ň7ńşƻǔ8xƜ9uGŁǄ10ųƥ13Ǎ14ǈ15ķ18Z21Ʀǩ23n27ŀ34ǚ
~esid	65 -7Ň7ƻǔ8ńş9GƜ10uŁų11ƥ13Ǆ14ǈǍ17ķ19Z23Ʀ24n25ǩ
~esig	83 46ǚ
~esit	83 38ŀ
~esk	82 -10H8ś10ǈ12V13Z29P
~esk>	83 -10H9ś11ǈ13V29P
~esp	85 9ł10ǌ14Ţ
~ess	44 -24Ƃ-14Ū-13ž-12Ŀ-10S-9ŗ-8LTŒ-7ōŏŦƓ-6Ʈ6Ņƪǜ7ũǇǑ8AMŰǛ9uUńŇǚǠ10ł11PǎǢ12ƽ13Ǚ14iJŎŭ15ǅ16GƖǂǐǨ17Ɨǆǔ19ǗǞǡ20Ƽ21ǃǄǊ22ǟ23Ǔǝ28ǥ29Ɲ30D32ǋ51Ǧ
~ess>	46 -24Ƃ-14Ū-11Ŀ-10Kž-9SŨ-8Ŗŗ-7CTōŒƓ-6őŦ7ŅŲƪǂǑǜ8ũǇ9ŰǛ10AMUǠ12łǎǢ15J16ŎŭǅǗǩ18Gǐ19ƗǡǨ21ƝǆǞ23ǃǊ24ǟ25Ǔǝ26Ǆǥ33D35ǋ54Ǧ
~essa	87 -10L19KĹ
~esse	76 6hŸ8ǥ9ƲǗ13u14CǙ18iƽ23ǔ
~essi	69 -7ǩ6ƶ7ņ9ouƐ10Ƽ13ţ14P15őŖ19ńŇ21ǚ28Ɩ
~esso	87 12ũǏ21Ɲ
~essu	77 -12ǩ7ƻ17ǂ30Ƽ
~est	50 -11C-10Şů-9pƋ-8ĺų-7ŀŲǊ-6VŸƗ6ǍǏ7Ɣƿ8AĶĻƶǂ9QǛ10Ľư12Uł13ĿƘ14ľōƾ15mLŠŹ16KŊǁ17Ňŝ18vx19ǎ20w22IǙ23Ɯ24Ə26y27ǔ30ķ34ǟ36ŉ
~est>	54 -10Şů-9p-8ųƋ-7Cĺ-6dŸ6Hŧŷ7zƜǑ8ōŨŹƔǏ9ƿ10ĶĻ11Q12ư14Uł15Ƙ16Ŀ17mLŠ18Kľ19ŝǁ21xŇǎ22ǟ23w24vI27Ə30ǔ31y
~esta	79 -7CŲǐ13Ǎ16ƶǛ23ǟ29ķ
~este	82 6Ƃ8ķ10ơ12Ƽ15Ǚ16ǂ
~esti	66 -7Ǌ7Ů8BĹǉ9dĽōǕ10Ɠ11Š15A25Ŋ51ŉ
~ests	80 14Ź23Ǚ26ƾ28Ɯ
~et>	38 -23ǩ-17l-16q-12ŝŭ-11yŇŒƗƤ-10œǈ-9ōťƷǟ-8ŕż-7zĹņŬƴǇǞ-6ľŏǊǙǣ6ļưǘ7cTŐŸŻƊƍƕǋ8sHĴŰƦƧƮ9jSĽłőůŶƃƄƎƶƾ10vXŊƏǃ11ś12gƞǕ13xWĶĸź14aGKŔŴơǆǜ15űŽ16Ɔ17tĻŃƚ18D19ŀ20eYŢ21ķŌŘƛ22MŎ23Ź24ŵ25Ŧ28Ɩ
~eta	74 10ƔǄ14Ǎ27Ƒ28Ɖ
~etac	85 32Ƒ
~etal	79 15Ǎ30Ɖ
~etc	87 11Ś15š
~etch	87 11Ś15š
~ete	71 -8ŏ-7ƹ11ǡ13Ƽ14ư19j20Ǝƽ30Ů
~etec	83 -8ƹ24Ǝ
~eter	82 -8ŏ17ư22j34Ů
~etes	82 16Ƽ24ƽ
~eth	51 -9Ōŝ-8Ƨ-7ŜŤũƤǘ-6A6MńŢ7ņōǇǉǕ8EłƯưǊ9ŔǨ10ĽŖŴƬǛǩ11sĿūŽ12gĸŘşơ13Ş14ƨ15NZĴŊ16Ūƫ17ŉŏ18ƶ19Ŷ23Yĺ26ŀ
~ethe	70 7ŏƫ9hƀ10Ɓơ11Ƶ12M13ǉǊ14ZĴ18s23ş
~ethi	52 -8ŌŝƧ-7ŜŤũƵǘ-6Ƥ7ńņōǕ8Ưư9EłŔ10ĽǨ11ŖūŴƫƬǛ12Žǩ13gĸŏŘ14Ş15Ŀƨ16NŊ17Ū18ŉ19Ŷƶ24Yĺ27ŀ
~eti	63 -6Ǟ6ǚ8q9O10ŅŜƼ11ǟ12t14Ǚ15ƭ16Ƨ21ń28P31Ķ36V
~etim	85 9ǚ10ƭ15ǟ
~etin	80 6ļ13O18Ǚ
~etir	67 -6Ǟ8ƭ9q11Ŝ13t17Ƨ31P34Ķ38V
~etit	87 14Ņ30ń
~eto	82 12ņ14Ł17ƿǆ42l
~ets	60 -14ż-8Ɨ-7ŝŪƦ6gŎƯ7Tǌ8HŹƢǇ9Ʋǣ10sųƌ12Ɓ13ŁƎƝ14ǟ16ţ19ķ20Ŷ25ƫǩ31Ż34h
~ets>	60 -14ż-7ŝŪƦ6gŎƯ7Tǌ8HŹƢǇ9Ʋǣ10sųƌ12Ɓ13ŁƎ14ǟ16ţ20ķŶ25ƫǩ31Ż34h
~ett	52 -14Źǝ-13Qļ-11ǩ-10Xƾ-8hŊ-7Vũ-6ĺ6SōŴŶ7ŃŨǁ8ƪǠ9PŧǙ10Ňƨ11qx12ŞŦ13jĹĿ14oKLłź15pǂ16Ɩƹ17GŤ18UƸ19Ľ20b21ŔŚ26t28Œ29ƞ
~ette	60 -15Ź-14Qļ-10ƾ-8h-7Ř6ū7rJřƵǐ8ĿłŢ9ǁ12ƨ13qŇ17oź18pKŞ19Lǂ20Ś21ƹ24b25tŔ26Ľ
~etti	65 -15ǝ-10X7Ś8zŭŵǜ9iAĹűƖƞ10Ŀƪ11Ǡ14PǙ15U17x21j24Ť38Œ
~ettl	76 7G12ł13Ɩ14Ń17ŧ19Ŧ21ƞ
~etty	70 6ZĶ8ŕǐ9WƑǑ10UōŴŶ11S12ƞ16Ũ18G24Ƹ
~etu	78 8Ǌ11Ǡ12Tŧǆ13ĺ21Ǚ
~etur	79 8Ǌ11Ǡ12Tǆ13ŧ21Ǚ
~etw	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
~etwe	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
~ety	69 11Ƽ15Ǝ57Ǚ
~ety>	69 11Ƽ15Ǝ57Ǚ
~eve	40 -10y-8ńŐŘťŦŬƦǋ-7ksIĹŔƌƝƞƥƱ-6OŃǞ6Ÿżǧ7TĴķĿőŪƆǣ8şŨŴƯ9Cſ10ůŲǢ11nŤƂƩƳƻ12KŰƊƗƲ13Ǌ14gũƪ15šŻǒǘ16mņŗƹ18ųƿǙ19RŖƜƼǩ20ŷ23Z24ǝ25ƙƴ26ƛƬǜ41ţ
~eve>	75 9lŌ10M11Sŋ14ŸƬ15m19d21ǩ
~evel	72 -14Ʊ12ŀŶ13ƣ14Ʃ17Ɔ21Ɗ28m
~even	61 -8yŖ-7Ż7ŞƜ8żƱǣǧ9ĽŕŰƬƿǩ10ŢŨƹ11Ư12Ŝ13ŷ14RŒ16L21ũ26Ǌ29ţ
~ever	42 -10L-8ŒŦŬ-7SńŌŔŘŢťƥ-6IŐƝƞ6ŭŽƍǚ7iŰǈ8cĴķő9TĿşŪŴ10Ʃƹ11RſǢ12CůŲŷƂ13nKŤƬƲƳƿ14Ɨ15ƪ16gƻǒǘ17š18ņŗ19ų20Ǚ21ŻƜƼ23ţ25Z26Ŗ27ƙƴǝ28ƛǜ
~evi	75 -8ƶ11ǌ12Ƅ13ƕ18Ŗ19Ŝǩ35Ž
~evic	83 39Ž
~evie	83 -8ƶ20Ŗ21Ŝ22ǩ
~ew>	52 -14Ǔ-12ƇƉǋ-11ŉ-10ƛ-9Ŝ-8ő-7oP-6ŨŷƩƶ6Ŏž7ƀƄƋƻǩ8ĺũųƗ9HIŖƝ10Ʋƹ11k14Ǚ15ƅǑǣ16UĹǈ17ŗŹƌǉ18Ƶ19Ŋ20Sƈ21ţ23ǅ24Ǉ25Ŷ26Œƞ30i36ŕ40Ǟ
~ewa	65 -9ŷ11š13Ǟ16Ĺ17Ū22ŕ26Ű29Ŝ
~ewal	67 12š13Ǟ16Ĺ23ŕ30Ŝ
~eway	78 -11ŷ20Ū31Ű
~ewe	67 -7Ŕ9E15Ŵ16Ŝš18Ơ19ƅ29Ƙ34ƛ
~ewed	83 -8Ŕ20Ŝš22Ơ
~ewel	73 32Ƙ
~ewer	78 11E18Ŵ22ƅ41ƛ
~ewh	75 7ĵŰǝ9Ʋ11Ǘ17ƥ22Ś25Ƥ
~ewhe	75 7ĵŰǝ9Ʋ11Ǘ17ƥ22Ś25Ƥ
~ews	85 -7ƭ7ƹ12j23ŕ
~ews>	85 -7ƭ7ƹ12j23ŕ
~ex>	74 -11Œ-10ǧ11Ų23Ơ38ơ40ƣƫ
~exa	65 -23ŕ-9Ǖ-8Ǎ-6Ũ9ǃ10dJŅ12ŀš13Ǆ16ū17ơ19Ť20lŒ59ǁ
~exac	71 -25ŕ-9Ǎ10ǃ11d12Ņ14ŀšǄ17ū19ơ21Ť22Œ
~exam	72 -6Ũ12J68ǁ
~exc	68 -14V-10ž-8ǩ6ĵǞ8i10Ƹ13Ɩǣ15Ŗ27ƞ29Ƶ30Ŕ56Ǧ
~exce	76 -11ž7ĵ11Ƹ65Ǧ
~exch	87 -17V38Ƶ
~exci	83 9Ǟ11i17Ɩ34ƞ
~excl	87 17ǣ21Ŗ
~excu	87 39Ŕ
~exi	85 8ű18M23Ƶ
~exis	87 8ű23Ƶ
~exp	58 6ŧŬ7ſǏ9X10e11YŇŨ12Ŵ14ņ16ưǣ17Ƙ18Ŗ20ň22Ŋ26ŕ30ĸ33Ǟ35Ŕ
~expa	87 34Ǟ
~expe	64 8Ǐ10Xŧ11Ŕ12Ǟ13Y14ŇŨ18ņưǣ19Ƙ34ĸ
~expi	82 15e38ŕ
~expl	70 -7Ɣ9Ŭſ16Ŵ26ňŖ27Ŋ31Ŕ
~ext	58 -14Ʊ-7ŭǈ7ĺƂƴ8Ļŕƫ9ŲǦ11ǖǘ12ŃſǇ13ƇƤ15yǞ17Ǝ18Ɩ21Ǥ23ś24Ɓ30V33Ǎ55K
~ext>	62 -14Ʊ-7ŭ6Mũ7Ź8oĺ9Ļŕƫ12ǖ13Ń14ſ16y17Ǟ18ś20Ɩ32V36Ǎ51K
~exte	87 22Ƈ
~exti	80 10ś15K26Ǝ
~extr	76 -6Źǈ10Ƃƴ13ŲƤǦ17Ǉ28Ǥ32Ɓ
~ey>	41 -16lĹ-15ŭ-14ǩ-12ň-11c-10Cľ-9tPŵƳǔ-8jMńŏƃƙǅ-7mHŇŊŕŠťŶƨƵƸǃǗǢǣ-6ĴĺĻĿŃŌſƞƷǈ7fNĸƄǒ8yBĵƽ9śƝƧǇ10Őƈƫƻ11AƩƼǑ12ƕǁ13RżƖƦ15wƪ16iTŲ17ķƱ18šƅƐǨ19ŘǤ20Ţ21zŒ22Ơƴ24UW28Ŧ29vǖ31Ş34Ņ42Ʈ45ŝ48Ŕ49ŧ
~eye	83 12Ŗ13r14ƃ16Ŷ19A
~eyes	87 13Ŗ15ƃ20A
~eys	73 8Ƨ10ŃŲų12v32Ɩ
~eys>	73 8Ƨ10ŃŲų12v32Ɩ
~fac	75 -13J-7Ł-6ƅ7Ƭ8ǔ12Ʀ14MƇ16ǘ17ļ20ǩ21Ǆ25ł
~face	80 7Ƭ13Ʀ15M19ļ22ǩ
~fact	82 -14J-8Ł-7ƅ9ǔ16Ƈ18ǘ23Ǆ27ł
~fai	73 9Ŏ10ľŒǁ13ļŀ15i16Ňŉ18ĵ25ŧ
~fair	74 9Ŏ10ľ13ļ14ŀ15i17Ňŉ18ĵ26ŧ
~fak	83 14Ŀ41ǘ
~fake	83 14Ŀ41ǘ
~fal	67 -12Ĺ8ĽŇ9yť12Ǟǣ14d15ƾ16Ɨ18ŕ19YŘ28ƞ
~fall	67 -12Ĺ8ĽŇ9yť12Ǟǣ14d15ƾ16Ɨ18ŕ19YŘ28ƞ
~fam	57 -7ĸŤ-6zǞ6ƃ7Ŀņƭ8aư9Ƹ10hǅ11u12Ľ13Ƴ15FŖ16ŪƬ17y19Ũ20ƜƤ21Ʈƶ33nƽ
~fami	57 -7Ť-6zĸǞ6ƃ7Ŀņƭ8ư9Ƹ10hǅ11u12Ľ13Ƴ15FŖ16ŪƬ17y19Ũ20ƜƤ21Ʈƶ33nƽ
~fan	87 10ǃ17Ŀ
~far	60 -13Ɲ-10R-9Ŵ-8x-7L-6ǂ7ĽŜ8ƶǄ9ňŸƐƚ11Ņ12ZƏƕ13ő14ǐ15uƭ16ťƞ17ź19i20ƙ22m24Ő27Ǒ30ń53ů
~far>	64 -13ŭ-10R-9Ŵ-7L-6ǂ7yń10ƏƐƚ11ň13Z15ǐ16ƭ17uťƞ19ź21ƙ22i58ů
~farm	72 -14Ɲ-6G9ĽŜ11ŸǄ12ƶ14Ņ17őŭ29Ő31ń33Ǒ
~fas	79 -11ƒ12řŻ15ǩ19Ń23ŧ36ň
~fast	79 -11ƒ12řŻ15ǩ19Ń23ŧ36ň
~fat	77 -14Ť9B20z23E26Ƴ29ƽ
~fath	78 -14Ť10B21z27Ƴ30ƽ
~fau	76 -14Ƣ9ƃ15Ť45ż
~faul	76 -14Ƣ9ƃ15Ť45ż
~fav	80 -18Ʒ19ƞ21Ŷ22ǩ26r
~favo	80 -18Ʒ19ƞ21Ŷ22ǩ26r
~fax	83 -13M-6K17ĵ23ƕ26ś
~fax>	83 -13M-6K17ĵ23ƕ26ś
~fe>	48 -19ŏ-14Ő-12j-11w-10v-9ǩ-8ŗǄ-7HŌŚƼ6Ʊ7l8mŨǆ9Ʈǈ10Ǝƫ12WƘ13oƿ14Ŵ16ĺ17Ƭ18fiǂ19q20p23ƪ25ƭƴ26Ž28s30ƧƵ33rt34Ʒ45Ʃ48Ʀ51ƨ
~fea	87 32Ŀ
~fear	87 32Ŀ
~fec	83 12a23x24Ş
~fect	83 12a23x24Ş
~fed	87 -14ť9V23Şƈ
~fed>	87 -14ť9V23Şƈ
~fee	57 -8RŅź-7Şǩ-6ŝǂ7ŋŒŲƏ8Už9tǋǛ10PņƊ12iō13ƺ14ǁ15ŀ16Ŏƞ17MŢ18ŽƸ22Ň23ŧ24r29Ɔ34Ƭ39Ũ
~fee>	82 10i11Y12M14ŲǛ19ō
~feel	61 -8ź-7Ş-6ǂǩ6Ƶ7xĸǜ8Mŋ10ž11tņŧ16ǁ18rŎŢƞ19Ƹ20Ž24Ň39Ƭ43Ũ
~feet	69 -9RŅ8r9Ə12U13PƊǋ15ŀŧ17ƺ37Ɔ
~fel	71 -7d8ƫǡ10gxŅ11ſǃ12Bń13ŜƜ14Ƙ15ǣ18ņ22Ǒ
~fell	71 -7d8ƫǡ10gxŅ11ſǃ12Bń13ŜƜ14Ƙ15ǣ18ņ22Ǒ
~fen	72 8ź10l11űƍ22żǩ50Ƒ
~fenc	78 12ƍ56Ƒ
~fend	80 13ű25żǩ
~fer	60 -10ƚ6CƏƬ7WĶǥ8Ɓƴ9ǅǕ11VŅ12Ň13ǚ14ĴňǄ15Ř16ĺńŞ19ł22K25ũ26ƒ28ļ
~fer>	72 7K9Ķ10W11Ɓ12ļƴ16Ņ17ǚ18ĴǄ20ƒ
~fere	65 -11ƚ7CIƏƬ8şǥ10ƒǅǕ11ł12V14Ň16ň17Ř18ĺŞ19K28ũ
~ferr	87 27ļ
~fers	87 -7Ŵ14ł25ń
~fes	66 -17Ƹ-12a-7d7ņ8Ɯƺ9BƐ11j12b13ţų17q20ǚ26ǂ31op
~fes>	69 -18Ƹ-12a-10P-8d9Ɯƺ10B12j13b14ų18q27ǂ32op
~fess	77 9ņ11Ɛ15ţ16P24ǚ
~fet	69 8ƭ9Ś15Ǝ57Ǚ
~fety	70 15Ǝ58Ǚ
~few	71 -14ŉ8mǣ10ǅ14Ɲ28Ŋ32ţ
~few>	71 -14ŉ8mǣ10ǅ14Ɲ28Ŋ32ţ
~ff>	50 -12PŞ-8ŃŢƮ-7LWŖřůƱƵƶ-6Ǆ6NŚƋƧ7sƉ8DũƊƬƻƾǐǛǟ9qǢ11e12gŗūƢ13kĴŋšťƝ14Ɵǈ15Aŵǜ16BǊ17ĺƔǣ18I19ź21Ǉ22O25Ł26RŬ27Ɨ29ƥ
~ffe	61 -11ƚ-6Ļ6CKMYƏƬ7ǥ8WƁƴ9ǅǕǛ11VŅŇ13ňō14ĺńŞǄǚ15Ř19ł20ǩ25ũ27ƒ
~ffee	83 10i11Y12M14Ǜ20ō
~ffer	62 -11ƚ6I7CKƏƬ8WƁǥ9ƴǅ10Ǖ12VŅ13Ň14ǚ15ňŘǄ16ń17ĺŞ20ł26ũ27ƒ
~ffi	63 -14ǜ-12ǟ-11Ů7N9IĹŋśŭǩ10Ŝ12PR18ƕơ19Ɩ21Uǋ22Ɲ27ů31Mǈ
~ffic	63 -14ǜ-12ǟ-11Ů7N9IĹŋśŭǩ10Ŝ12PR18ƕơ19Ɩ21Uǋ22Ɲ27ů31Mǈ
~ffo	80 12ǔ16Ƥ32X
~ffor	80 12ǔ16Ƥ32X
~fia	85 -6Ľ14f15o20q
~fian	85 -6Ľ14f15o20q
~fic	53 -12ǜ-10ǟ-9Ů-7bJ7Iśŭǩ8ŋŜǃ10PR11ź12ū14ƕ15ǌ16Ɩơ18Uǋ19Ɲ20ǒ21ĵ22ů24ƫ26Mǈ28ǧ
~fica	63 -8J-7b11ǃ15ūź19ǒ20ǌ34ǧ
~fice	64 -14ǜ-12ǟ-11Ů6Ɩ7N9IĹśŭ10ŋŜ12P13R18ƕ19ơ20ů22Uǋ23Ɲ32Mǈ
~fici	68 14Ɩ32ƫ
~fie	77 7ǈ13ĸŚ14ŧ17a20Ǥ23ŝ
~fied	83 15ŧ22Ǥ25ŝ
~fiel	83 7ǈ14ĸ15Ś18a
~fif	82 -12a8Ǥ12Ń17Ĵ20ń
~fift	82 -12a8Ǥ12Ń17Ĵ20ń
~fig	68 6y7łœŘƭƱǉǊ8HŅƈƗƘ9ĸŦ10ŤǠ12X15ů16ư18rŖ19Ƭ
~figh	87 16r20ů
~figu	69 6r7yœŘƭƱǉǊ8HƈƗƘ9ŅŦ10ĸłŤǠ12X16ư19ŖƬ
~fil	62 -6ť7ƻ8J11ļŤ12Ɨǜ13Ĺ15ǒ19ǆ21a27Ľ39Ǘ43Ƅ45ţ
~file	68 -7ť-6oŸ8J12Ť13ǜ17aǒ21ǆ24Ƅ44Ǘ50ţ
~fili	87 6f30Ƅ
~fill	72 -8ǖ6ĺ7aŮ9ƻ13ļ14Ɨ17Ĺ33Ľ
~fin	56 -9q-7GłƱ6ŠƮ7kķŎƉƷǟǩ8ftAŋűƯ9BMŊ10ĸŖŧũƄƼ13ǁ14Eƪ17ƊǘǙǠ21mŚ23ļ25Ŭ27ư28Ǆ
~fina	66 -9q6Ľ8ƞ9jk11tƮƯ12f13AƄ14BĸŊ21Ǡ31Ŭ34ư
~find	69 -11ǩ-6G7g8ƾǁ10ķŠƷ11Ŏǟ13MƼ15ŧ19ƪ23ǘ27Ś31ļ
~fine	80 9i11ǁ13űǩ14ŋ18Ŗ
~fing	80 9b11Ǆ13Ɖ19ũ22E26Ǚ
~fini	71 -8Ʊ7ǝ8ź10ƌ13Ǆ16ǩ23Ɗ28m
~fir	53 -11ĸ-8ů-7Ɲ-6Ũ6GŽǠ7uxƅ8AƠƫ9kYǢ10ŕ11ŉŠǩ12aƨ13sŚŤƘ14oĺŃ15Ň16œ17ńƤ18Ɩ23Ř25Ǝ46ǜ47Ɛ63Ə
~fire	59 -8ů6ǝ8Ń11kǢ15ŉƘ16Ť18ĺ24Ƥ29Ǝ44ǜ55Ɛ74Ə
~firs	60 -11ĸ-6v6b7ųƷǏ8rŃ9uxGƫ10ƅƠ12AYŕ14Šƨ15a16sŚǩ17o19Ň20ńœ21Ɩ27Ř
~fis	82 9Ɵ48g
~fish	82 9Ɵ48g
~fit	66 -6ŝ6Ş8ńő9Ōǒ10ŇƧ12tŠǞ13Ƭ17ơ20Ő23Q31Ǆ50W
~fit>	71 7Ş9Wƫǒ10Ōő11Ƨ13ŠǞ14Ƭ18ơ22Ő25Q34Ǆ
~fits	76 10ń13Ň14t48W
~fix	73 -6Ƭ7y9ŵ10HƤ11ǀ13ǌ14Ǣ15ţǩ18Ǐ22Ş23ƌ30ũ
~fix>	82 12Ƥ17ũ18ţ20ǩ25Ş
~fixe	83 11ŵ15ǌ17ũ28ƌ
~fixi	87 9y12H13ǀ
~fla	74 -17ƈ9j12Ŕ13ƴ16Ɓ17Ʃ22Ɖ23ǩ24ƨ
~flat	76 -17ƈ6ƚ9j13Ŕƴ16Ɓ23Ɖ25ƨǩ
~fle	87 13Ų17ǐ18M
~flo	63 -11Ż-10Ő-8C-7n8ŨŸƃ9x14Ɗ15Ʈ17H19ǈ33ƛ46ƣ75ƙ
~floo	65 -12Ż-10Ő-8C8Ũ9x10Ƥ14Ɗ17ƛ19ǈ47ƣ77ƙ
~flor	85 11Ÿƃ24H
~fly	78 11f15ļ62ǀ
~fly>	83 44ǀ
~flyi	87 12f23ǀ
~fol	60 -6Ƣ7ajUŘŽǜ8žƣ9WƮ10ļ11ǈǨ12ƦǇǖǡ13Ɯ16ƧǗ17ŝƽ22ƥ28ň29z
~folk	62 -6Ƹ6ĺ7aŘǜ8jUŽžƣ9Ʈ10Wļ12ƦǇǈ13Ɯǖǡ17ŝƽǗ18ƥ30z
~foll	80 -6ƨ22Ƨ40ň
~foo	68 -11Ÿ-7ǖ8Ĵ10Š11Ɠ12Ɯ14ũǄ16Ż19ƺ24Ɔ38Ǜ
~food	78 -7ǖ16Ǆ46Ǜ
~foot	73 -12Ÿ11Š12Ɠ16Ɯ17Ż20ƺ26Ɔ
~for	32 -20Ŝ-19C-16Ǎ-13ŇƧ-12iƼ-11Uň-10Dŷ-9zŚşũƘƮǃ-8wRŕŢųƢƸǅǉǋǕ-7hYĵůƃƋƑƷ-6ōŶƇƚƛǏ6ŧǈǊ7ŞŵƗ8MŒƫǞ9yŎśţž10rƎǤ11cIJŔ12pHŽƀƯƴǢǧ13ŌǠ14ŉűƝ15bĽƬǌ16ƤǑ17ǁ18ƶǐǥ19ĻņŤƄ20ŃŨư21ŖƓƟ22ŗƻ23lTŠǓ24Ķ25Ơǂ27QŘ29kLľ31O32Ų34Ĺ37ŭ39ƒ41X45Ʊ
~for>	34 -25C-19Ŝ-17Ǎ-16œų-15i-14ŀ-12ŇƧ-11mŏŶƮƼ-10DUňŢŷ-9ŁťƦƩ-8GłŚşƘǃǅ-7zŕƋƢǉǋǔǕ-6aRĴůƃƑ6NŘŝƆ7FſƐ8Iĸű9gǩ10ŉŎŞǞǧ11žƎ12rţǤ13yĻǢ14bpHTŔŽƀǠ15Ư16ƄƝƻ17ǌ18ƤǑ19Ƭ20LŠǁǥ21ŒƟƶǐ22lư23Ť24XŨ25ŖŗƓ26Ǔ27Ķ28ǂ29Ơ30OQ32Ĺľ33k35Ų41ŭ49ƒ50Ʊ
~forc	82 10Ʀ14Ō16Ń32ŏ
~ford	76 11ǔ13Ŷ15Ƥ19Ů24Ū29X
~fore	55 -17Œ-11Ŧ-10Ņƒ-8w-7ũǩ6lĽŀŢƈ7iuIŌǀ8ƄƲ9ŉŋŎŧƩǊǓ10GŠ11ťƕǈ12Tűƅ13J14Łƽ15O16Ńƫƴ17L27œ30ņ32Ř
~forg	82 9Ɠ10Ĵ15Ƅ17Ľƨ
~form	66 -7ǖ7b11mFǆ12Ǘ13p14Ĺļ15Ľ17ƻ20Ļ22ǜ
~fort	72 6ư7T9Ō12CM14Ƴ18X19ų25c
~forw	80 11Ŏ14ŀ27Ōś
~fou	75 9x15ĻŚ17ű18k29Ƈ41ǅ
~foun	77 15ĻŚ18ű29Ƈ42ǅ
~four	87 11x21k
~fra	75 8Ǒ11Ń14ǅ17H20ǩ32Ƈ42Ŀ
~fram	78 8Ǒ12Ń15ǅ36Ƈ
~fre	72 -8ň8Ŭǁ9Z10Ŀ11Ʒ14N17ō21j22L29gƔ
~free	73 -8ň8Ŭǁ10Z11Ʒ15N22jL29g30Ɣ
~fri	71 -10ǌ6ľ7Ƥ8ŠƃƳ19aƢ27A34B
~frie	71 -10ǌ6ľ7Ƥ8ŠƃƳ19aƢ27A34B
~fro	47 -18ǩ-14Ǉ-13Ĺų-11Ş-8QƮ-7yMŒ-6ƅƉ6HIƊƿǣ7mqƈƣƦǈǍǙǝ8WƄƟƪƽǛ9ŶƇƧǌ10ƻ11Ĵķ12œźǄ13ĸƩǑ15ŀŢǃ16RŚƜǔ17ĽŎǊ18ǒ19ƙ20Əơǜ21Ņ22Ŝ25Ļ26ǋ27l37Ǖ
~from	48 -15ǩ-14Ǉ-13ų-12Ĺ-11Ş-8Q-7M-6yƅƉ6oŏǠǣ7mHIƊƛƦƿ8ƄƈƟƩƽǍǙǛǝ9WŶƧƪ10Ɯ11ƻ12ķœ13źǄ14ĸǑ15ŅŢ17ŀƏǊǔ18RĽŎ19ǋǒ20ƙ21ǜ23Ŝơ26Ļ29l38Ǖ
~fron	67 -7Y8eŅƜƣƩ9j11ǋ12ĺ13q14ǌ16Ƈ17Əǈ19Ĵ27ǃ29Ś
~fry	87 56Ǜ
~fs>	87 -12Ƹ11t15ǂ18Ǆ
~ft>	64 -8ƕƮǩ7eƈƧ8lƋƳ9UŤ10ĸ11Ǝ12ĶƉ13ŕ15ŵ16Ĵ17ZōƔ18R21Ŭ29Ų37ƶ
~ftb	87 13gx
~ftba	87 13gx
~fte	52 -12Ş-9ƭǩ-7ŘƦ-6ŧǖ6ĵ7bƩƿǞ8jţƅƾ9Űƕ10ťƜ11tJŌƋƙǟ12Ǥ13UĻ14EƟ15w16ƷǢ17yŲ18Ŧƃ19Ţ21Ư22Ŝ24Lķ26Ƴ27Ũ38ũ
~ftee	87 6ŕ8Ǥ13Ń
~ften	72 -7ǖ6Ů7ŭ8Ɛ10Ŝų11ƿ13ƾ19Ɯ20Ɵ26Ų
~fter	54 -10Ş-9ƭ-7ŃŘƦǩ-6ŧ6zĵǝ7ƩǞ8bţǤ9ijŰƅ10ťƕ11JƋ12tŌƙǟ13Ļ14U15EŜ16w17Ǣ18yƷ19Ŧƃ20Ţ22Ư25Lķ28Ƴ29Ũ39ũ
~fth	87 -12a18Ĵ21ń
~fth>	87 -12a18Ĵ21ń
~fts	85 12R27ǎ
~fts>	85 12R27ǎ
~ful	59 -9ǡ-8Nǩ-7UƬ-6ţƽ6ƫ7qƮ8iōƱ9tŲƟƼǉǟ10Ǜ13ĴŒǙ14DǄǍ15Ũ16ǜ20R23ũ25Ǉ27a46ƀ
~ful>	75 -7ţ8ň9Ǎ11iĸ12Ʈǉ20Ũ21ǜ31ũ
~full	62 -9ǡ-7UƬ-6Ǣ7qƫǍ8Ʊ9tōŲ10ƟƼǛǟ14ĴǙ15DǄ16Œ21R27Ǉ29a49ƀ
~fun	63 -9m-8Ūů-7y8Ʈ10ĺǤ13x14ƕ17ǟ18Ʊ22ǩ24ǣ27k29Y33g37Ŷ41ư
~fun>	73 -9Ūůǩ6ŭ12Ǥ16x21ǟ32k39g44Ŷ
~fund	76 -11m-7y18ƕ23Ʊ30ǣ37Y
~fune	72 10Ʈ12ĺ49ư
~fur	72 -19Ɲ-8p8d12Y20GƢ24h25Ƌ37Ɨ
~furn	73 -6p12Y20G21Ƣ26Ƌ38Ɨ
~fus	80 -7ǩ-6Ʀ16ư22ň34ƴ38Ƌ
~fuse	83 -6Ʀ11ň35ƴ40Ƌ
~gac	87 -8ǩ31ƶ
~gacy	87 -8ǩ31ƶ
~gad	85 -6Ǚ11Ŝ21Ǝ24Ž
~gadg	87 -6Ǚ21Ǝ24Ž
~gag	63 7h10Ƙ20Ʈ21Z23f35ƕ49Ɣ
~gage	63 7h10Ƙ20Ʈ21Z23f35ƕ49Ɣ
~gai	60 -9Ō6ń7Yƿ8ƚ9łƔǡ10o11Ŷ12ƺ13r15k16t18L19Ɠ21ƪ26ň27Ɨ30ũ
~gain	60 -9Ō6ń7Yƿ8ƚ9łƔǡ10o11Ŷ12ƺ13r15k16t18L19Ɠ21ƪ26ň27Ɨ30ũ
~gal	74 -6Œ7a8Ʋ9ǌ10Ɔ11Ƌ18ƞ19ǆ22ǩ23ǃ
~gal>	78 8a9Ʋǌ11ǆ27ǃ
~gam	87 12g24ǩ
~game	87 12g24ǩ
~gan	85 12Ļ17ǅ22ǆ
~gap	76 -12ŏ-9ť7ƭ23ŕ36š59Ɓ
~gap>	76 -9ť-8ŏ7ƭ14š23ŕ61Ɓ
~gar	63 -12Ǣ-8D8Ĺƣ10xǂ11ƴ12Ɯ14Ƽ15gƑ26Ɲ37ƹ56Ű
~gar>	80 7ƽ9ƹ14ƴ19Ƽ
~gara	69 -13Ǣ-8D6Ɔƥ15Ɯ17Ƒ29Ɲ62Ű
~gard	83 12Ĺƣ22g
~gare	83 16ǂ30ƹ
~gas	85 13Ɛ
~gas>	85 13Ɛ
~gat	74 -11ơ7ǓǙ9ǀ12ŏǡ13Ɯ14Ű15Ǆ17ǌ23ƍ
~gate	79 7Ǚ8Ǔ13ǡ15Ű24ƍ
~gav	76 8Ƨ10Ņ12ŔŻ17Ŗ24ļ
~gave	76 8Ƨ10Ņ12ŔŻ17Ŗ24ļ
~gc>	85 -16ơ-12ŗ-10ǩ58Ǔ
~ge>	41 -11ƉǏ-10ńŊŜ-9Ɨ-8ƣǘ-7LĴ-6ĺų6Ńŕ7ŔśŰŷǕǝ8xŞũŵŸƷ9Ĺ10qXZŇǢ11ľŦƝƬǒ12ŎŏƁƑǚ13š14W15Śƈ16űƕƛ18yŮźƭ19TŗƮ20mǥ21ƚ22ǌ23ƆƓƥƱ25ž26ƀƔ29Ƨ34p45c
~ged	63 -8Ƶ-7Ŏ-6n7ũ8ƴǕ9biR10Ŕƻ11ŻƸ13ş17Ǟ21Ť23f27Ű28hĺ35m
~ged>	63 -8Ƶ-7Ŏ-6n7ũ8ƴǕ9biR10Ŕƻ11ŻƸ13ş17Ǟ21Ť23f27Ű28hĺ35m
~gee	85 10ƕ17ǀ
~gee>	85 10ƕ17ǀ
~gem	85 8ơ15Ƙ
~geme	85 8ơ15Ƙ
~gen	58 -16ž-10Ĺ-9w6ƃ7Ŗſǖ11ǅǞǧ20ľń22Yƫ26ǡ31Ń64ņŜ
~genc	80 8Ľ10ƃ32Y
~gene	72 -19ž7ƸƽǓ10ǖ14ǅǧ32ǡ
~gent	62 -10wĹ6Ǣ8Ŗſ12Ǟ21ľń24ƫ34Ń69ņŜ
~geo	85 -8I16Ÿ17yC
~geor	85 -8I16Ÿ17yC
~ger	61 -12ŷ6śŻǘ7Ł8HƂƦƪǂǌ9ŢƜ11Ǟ12Ňƭǜ13ũŭ14v16hEŹź18Ų19ơƼǙ22p31ǀ
~ger>	67 -13ŷ9HŁŻƂǌ10Ţƪ11ƜǀǙ13ƭǞ14Ňǜ15ŭ18ź19E22ơ26p
~geri	83 12hǂǘ27Ƽ
~gero	82 10ś32ǀ
~gers	75 6ƀ9b12Ǚ15Ź19vũ25Ų
~ges	61 -11Ǌ-6p6Ơ7Uƃ10V11uǙǣ13Ǐ14ǥ18Ų23Ś24Ŀ26ǔ47ǉ60v
~ges>	67 -11Ǌ7ƃƅƠ8U11V12u13ǣ15ǥ21Ų26Ś47v52ǉ
~gest	69 -7p7y13Ǚ15Ǐ19v29Ŀ30ǔ
~get	43 -19ǩ-16l-15q-10ĺƒƬ-9yŝ-8ķœŨǄǈ-7rJŀŇŞŠƤƷ-6ōƗ6ƊƍƦƯƲǤ7bkHĽňőŽƧ8ptAĿşƨǉ9iPĸƢ10ųǘǧ11ļůƃƕ12WƎƶ13SXŃƁ14KRŦŴ15śŤ16Ǖ17ź18ŎƖơ19Źƫ20Ŷƚ22gĻ24e26ű29Ō31s37ŵ
~get>	45 -17ǩ-16l-15q-11ŭ-10ĺƒƬ-9jy-8ŝŨ-7ŁŇœƷǄ-6JķŀŠǈ6GĶūƱ7ĴŐƊƍƦǤ8bkňőǧ9HĽŽƠƧƨƮǝ10p11ĸ12ļůŴƕǘ13sŹƖƶ14SWŎƃ15KŶ16RŃŦ17ś18gǕ19ź20ơ21ű22Xƚ25Ļ26e32Ō34ŵ
~geth	75 10Ɓ13M14ǉǊ15Z19s26ş
~gets	69 -8Ū8TŎƯǌ9gƢ10Ź11ŶƲǇǣ12ų13s14Ɓ16ŁƎ29ƫ
~gett	66 -15ǝ-10X6x8zŚŵǜ9iAĹŭűƞ10ĿƖ11Ǡ14PŒǙ15U22j25Ť
~gge	68 -7n9HŁ10iRŢƪ12Ǚ14ŇǞ15Ǐǔ27Ŀ30h
~gged	85 -8n13iR38h
~gger	82 12HŁƪ13Ţ17Ǟ18Ň
~gges	72 13Ǚ16Ǐ17ǔ30Ŀ
~ggi	85 10ir16Ņ21ŀ
~ggin	85 10ir16Ņ21ŀ
~ggr	85 9Ǔ14ǡ
~ggre	85 9Ǔ14ǡ
~gh>	47 -11ǩ-9P-8ƟƧǢ-7Ň-6ş6ļ7ĸŁŧƳƻ8zŊŔšťƁƕǖ9nžƗƦ10ZǤ11ryŷƺǂ12ũ13ŀƼ14ŏ15ŐƚƬǥ17Ťƨ18ƙǎ23ŗŨ24W26jƣ
~ghb	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~ghbo	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~ghe	73 -7ŗ7ŅƓ10Ř13œŔ15Ǔ16ƒ25m
~gher	76 -7ŗ8ŅƓ11Ř13Ŕ14œ16Ǔ17ƒ
~ghes	85 30m
~ghl	70 7T9ĵ13Ŭ14ų15q16ķ19Ʈ
~ghly	71 7T9ĵ15q16ķ19Ʈ
~ght	35 -11Ť-10m-9ǩ-8Tƕ-6ŵƁ6QUŋŬƂƐ7ioDŐőŷƈƍƽǎǑǚ8gKűŲ9NRXřůƓơ10aŊōŕŠƌƞưǟ11SĺƱ12lrĿŏŗǃ13buƜƿ14vyšƅƬ15ŧ16I17ŀ18HPƦ21Ű22Ǐ24x26Ňƺ29ƒ32w
~ght>	35 -10Ť-9B-7Tƕ-6ŵƁǩ6CFŃŬŴƂƨǔ7cvQĿŋőƍƐǑǚ8iuŐűŷƈƽ9gXřůŶơǎ10aNŇšƓư11oĺŊōŠƌ12lrŏŗǃǟ13bHSƜ14ƅƬƿ15ŧ16wI17ŀ18Ʀ21Ű22P23Ǐ26ƺ30ƒ
~ghte	67 -8mo7Bś10L11ƷǞ17y18ŕƱ23v25uxŹ26w
~ghts	73 -7P7š10Ŀ12Ż14H16xyŲ18U28R33Ň
~ghw	85 11Ơ12ů14Ə19Ɓ
~ghwa	85 11Ơ12ů14Ə19Ɓ
~gia	85 -8I16Ÿ17yC
~gia>	85 -8I16Ÿ17yC
~gie	85 -7Ǩ11ǈ12Ʈ17P
~gien	87 11ǈ17P
~gin	61 -7DŶ6zŠ7TŤź8ŔƋ9Ũƌ11Ņ12ű13lŀǟ14Œƈ15Z16ĹŰ17ŢƳ18Ƒ19Ƶ22V29i31Ɨ
~gin>	76 -8DŶ8Ƹ9r10z11ZƑ13Ű14Ņ18ǟ21Ĺ42i
~gina	75 8Š12Ƌƌ19ƈ24l
~ging	69 7tZŰ8T9qŔ10ź11Ƒ14Ɨ16ŀ17Œ20Ţ22Ƴ24Ƶ27V
~gio	87 12T22Q
~gion	87 12T22Q
~gir	71 -10ǌ9ǖ12ǈ13l14Ʒ15ǜ19v21Ƣ23w37u
~girl	71 -10ǌ9ǖ12ǈ13l14Ʒ15ǜ19v21Ƣ23w37u
~gis	82 15ū17Ǌǖ18ǃ
~gist	82 15ū17Ǌǖ18ǃ
~git	75 8d9ū19e20I26E31ř
~git>	87 9e12ū
~gits	77 9d12e21I27E32ř
~giv	55 -10Ʀ-9B-7ŤƠǓ-6ƴ7orAŌťŪƈ8ŀŇǁ9etŐǢ10DńŅŒƝƫ11dƒǐ12IXŁǠ13ŦǇ15ŝ19k23Ŕ25ǚ29W
~give	56 -10Ʀ-9B-7Ǔ-6Ťƴ6eƁƆƋƖǧ7oAŌťƈ8rŇŪ9ŐǢ10DƝƫ11dŅƒǐ13IŁǠ14XŦǇ16ŝ24Ŕ25ǚ30W
~givi	77 -8Ơ9ǜ12ǁ13ŀ14t17ńŒ29k
~gl>	80 -10ŗ-9ō17ǥ74ǡ
~gla	72 -7ƀ8Ĺ10tƎ12Őř14ż16ƿ19ǌ21Ŷ40Ɓ
~glad	83 10Ĺ12t14Ő16ż25Ŷ
~glas	76 12ř17ƿ20ǌ44Ɓ
~gle	67 -12ƿ-8ƛ7h9Ƙǩ13Ɔ16ǅ25f35ƈ39Ɖ52ļ
~gle>	70 -12ƿ7h9Ƙ10ǩ14Ɔ17ǅ22Ɖ27f54ļ
~gles	78 -9ƛ21Ɖ46ƈ
~glo	87 14Ƭ15ƄƦ
~gly	82 7ļ8Ǥ11t12ņ15ĵ
~gly>	82 7ļ8Ǥ11t12ņ15ĵ
~gma	85 -11b33J
~gmai	85 -11b33J
~gn>	65 -11Ļ-9Ƒ7Ɩ8H9ǀ11J12Ŗ13ƒ14ƱǓ15Ł16Ŏ17Wő19ǩ23ǃ31ǚ37Ō
~gna	85 13ĽŁ16I17ǂ
~gne	76 -8O6Ōſ8Ł13Ɓ16œ20Ʋ
~gned	76 -8O6Ōſ8Ł13Ɓ16œ20Ʋ
~gni	85 14ǉ26Ɩ
~gnin	85 14ǉ26Ɩ
~gno	79 -8Ƴ15Dƽ31Ƽ
~gnos	80 -8Ƴ15ƽ31Ƽ
~gns	83 16q18Q22Ǡ
~gns>	83 16q18Q22Ǡ
~go>	46 -18Ŧ-17ǩ-15Ɲ-13ĹŰ-11Ť-10őţƳǝ-9xLƬǅ-8ůƯ-7MŁŇŒŘŨƮ-6WŐű6y7dkXƉƕ8ŅƈƋǏ9ŧǐ10ŗǃǤ11ńŔƷ12ENũž13rķĽš14Aƒƾ16ňŖŜǀ18Ɵ19oŌ20łŎ21Ŋť23VƧ24œ27ƞ28m29ƫ30Ş31ō32ǜ33Ƥ42R
~goa	85 -13i17Ť39Ļ
~goal	87 -13i40Ļ
~goe	68 -10Œ-7Ʒ7Ǡ8Ļ11HKƔǉǖ12łƩƵǝ14ŁŴ17oų29ƫ
~goes	68 -10Œ-7Ʒ7Ǡ8Ļ11HKƔǉǖ12łƩƵǝ14ŁŴ17oų29ƫ
~goi	54 -10tƱ-8Ļ-7Ŀ-6ƷǨ6d7Ũž8ŻǃǞ9eDŏ10ŧƝ11Ƹ12ň13Qǟ14ƭƮ16H17rǩ18Ƶ19U20Ĺ24k25Ź30V31ył33i
~goin	54 -10tƱ-8Ļ-7Ŀ-6ƷǨ6d7Ũž8ŻǃǞ9eDŏ10ŧƝ11Ƹ12ň13Qǟ14ƭƮ16H17rǩ18Ƶ19U20Ĺ24k25Ź30V31ył33i
~gol	83 30Ķ33g
~golf	87 35g
~gon	63 -10ƕ7Ɠ8Ũ9Ŗũƫƶ10Ơ12ƒ13Ʊ14Ư15Ŕ16ŒƎƩ17ƙ28Ʈ36Ʒ46Ɵ
~gone	63 -10ƕ7Ɠ8Ũ9Ŗũƫƶ10Ơ12ƒ13Ʊ14Ư15Ŕ16ŒƎƩ17ƙ28Ʈ36Ʒ46Ɵ
~goo	52 -20Ş-10l-7rǋ-6ū6Ɔ7M8YţŤũǩ9œǈ10p11xWŇǕ12U13Ļ14S15Ǌ16ĵŎŐŶ17ű18J19ņ20LƸ21iIŌźǟ25N38ļŝ
~good	52 -20Ş-10l-7rǋ-6ū6Ɔ8MYţŤũ9œ10pǈ11xWŇǕǩ12U13Ļ14S15Ǌ16ŎŐŶ17ĵű18J20LņƸ21Ōźǟ22iI25N40ŝ
~got	39 -15ǩ-14Ɗ-12ŷƌ-11Ɵ-10cƮư-9iXŘ-8RņƕƭǞ-7FMPũƬƯǡ-6brGőŽƹ6řŮƱ7šūƆƋƻǁǂǢ8ŸƑƙǃǙǣ9NĸňŹžƃƤǛ10hnŅŕŠŬƎƗ11ķŒŗųǤ12ŝŪűƵ13EŐŴǘ15ļŦƥ16YƁ17gkŜ18Ǉ20ńŚǥ21jĶ22şǏ23u24ĺ25A30ŏſ37O
~got>	40 -15ǩ-12ŷƌ-11Ɵư-10cƊƮ-9iXŘ-8RņƕƭǞǡ-7MũƬƯǕ-6brFGPľőŽƹ6ŀřŵƱ7šŮƴƻǁǢ8ūŸƆƋƑǂǃ9ĸňŹžƃƤǛ10nNńŕŬƎ11ghŅŒŗŠųƗǘǤ12ķŝűƵ13EŐŪŴ15ļŦƥ17YŜƁ18kǇ20ǥ21jŚ22Ķ23şǏ24u25ĺ26A31ŏſ38O
~gott	75 -8Ɗ8Ǖ9Ļ10ǣ11Ǚ12ƙ13Ɯ16ƛ20ń
~gra	58 -8ŭ6ky7ļŊƩǔ8wƋƯ9qxƻ10ŷƘǗ12Ɓ13ƌǩ15Ž16Ǚ17Ś18v19ǅ21ǥ26ƶ34ź
~grab	85 10aŸ27Ś
~grad	68 8yƌ12q24v43ź
~gram	73 -9ŭ9ļ10Ŋ12ƻǅ13Ǘ16Ž21Ǚ23ǩ27ǥ
~gran	71 7c8Yśƌ9kǔ10Ƴ12ƩƯǅ13xƘ16ŷ33ƶ
~grat	87 8oƔ
~gre	63 -7qŝ6jśƢ7ĻƆ8x9aƞǡǨ10Ɯǌ11BŶƯ12JƱ13őǩ14Ĺ17Łń20r24Ǔ29m
~grea	76 8ś9Ļ11x12a13Ɯ15J
~gree	69 -7q-6ƨ7Ƣ8j11ǌǨ12Ư13B14ƞƱ16Ĺǩ19ŁǓ23r32m
~greg	85 9Ǔ14ǡ
~gres	87 19ő25ń
~gro	60 -15k-7ǐ-6H7TXƺ8Qƍ9n11ǜ12y14ŭƊ16vǉǩ17ƣƭ21lW24Ƨ40Ǌ43Ǟ
~groc	85 -9ǐ7z14X22ŭ
~gros	77 -11Ǟ11T22ǉ47Ǌ
~grou	69 -8Ƒ7Ɠ8s10Qƍƺ13ǜ17Ɗ21ƣǩ25W28Ƨ
~grow	71 -17k-7H10Ƒ12n16y20v21ƭ27l63Ǟ
~gs>	52 -11Ǧ-8ƛǖ-6nǩ7KŽƘƳƽǨ8qTĻƤǄ9Ǚ10QƂƆƶ11ŀ12i13UƮ14ŉƥ15ƗƢ17Ř20ƿǟ21Ş22Ƒ24Ĺ25Aǔ26h30Y
~gua	78 11ň31ǩ37Ʋ
~guar	80 38Ʋ
~gue	73 -6ǅǥ9ũ10iƈ11b12ŉǖ15B16Ɨ17Ŗ25ǩ35Ɯ
~gue>	85 14bŉ18B
~gues	76 -6ǅǥ10ũƈ11i13ǖ17Ɨ18Ŗ27ǩ37Ɯ
~gui	77 14Ƙ15ǚ16A17g25Ǝ
~guis	83 27Ǝ
~guit	87 16Ƙ20g
~gul	72 7ŭƙ8nK9J10ųƩ11ƾ12Ƙ15Ų16Ɖ19k22ǔ
~gula	73 7ŭƙ8nK9J10ųƩ11ƾ12Ƙ16Ų17Ɖ23ǔ
~gum	87 7ŉ23D
~gun	75 -10Ǉ-7c9Ɔ11Ź12vx25u53Ƙ
~gun>	87 -6ƌ10Ɔ12Ƙ14Ź
~guns	77 -10Ǉ-7c12vx26u44Ƙ
~gur	69 6r7yœŘƭƱǉǊ8HƈƗƘ9ŅŦ10ĸłŤǠ12X16ư19ŖƬ
~gure	69 6r7yœŘƭƱǉǊ8HƈƗƘ9ŅŦ10ĸłŤǠ12X16ư19ŖƬ
~gut	77 -8ǩ-6B9Ƌ10Ǆ13ƌ16ǜ29ł39Ň
~gut>	79 -8ǩ-6B13ƌ17ǜ30ł40Ň
~guy	61 -7Ŝǖǩ-6NU6łǉ7HSŤżǙ8ņơǋǘ9hjCFǤ10kž11ǜ13Ǖ14x18Ǉ19Ǒ25ſ26ǟ28B29Ǆ
~guy>	71 -8Ŝ-7ǖ7g8ł10xņŤżơǘ13ǜ17Ǖ30ſ33B
~guys	65 -7N-6Uǩ6x7wǉ8HSǋǙ10hCFǤ11jk12ž20Ǉ21Ǒ28ǟ31Ǆ
~gym	75 -11V-7Ƨ20Q26ŏ31ĺ
~gym>	75 -11V-7Ƨ20Q26ŏ31ĺ
~ha>	85 13g14ƴ19Ǚ20ŉ
~hac	77 -10Ǩ12ǩ50ǘ
~hack	77 -10Ǩ12ǩ50ǘ
~had	50 -10SŐ-9ŏǦ-8dŘǨ-7Ŏŧ6ƄƬ7xŨƼǘ8vPŝũǙ9YżƋƿǅǕ10ĵű11ƈ12ƂƤ13ǝ15ŠŸ17ĸŶǜ18ǂ20šǣ21Ť22Ż23ƾ25ƛ28ņƽ29ţ40ő
~had>	50 -10SŐ-9ŏǦ-8dŘǨ-7Ŏŧ6ƄƬ7xŨƼǘ8vPŝũǙ9YżƋƿǅǕ10ĵű11ƈ12ƂƤ13ǝ15ŠŸ17ĸŶǜ18ǂ20šǣ21Ť22Ż23ƾ25ƛ28ņƽ29ţ40ő
~hai	65 -15ű-14Ɯ-10Ű-7n7ŔǕ8Ň11NP12ǈ13Ƒ15ƈ16Ř21Ɲ22Ǉ32Ǒ55ƚ
~hail	72 -17ű6ƀ7Ŕ16ƈ18Ř61ƚ
~hain	85 9Ŕ11Ǖ18Ƒ
~hair	72 -14Ɯ-10Ű-8n9Ň13NP14ǈ25Ǉ27Ɲ36Ǒ
~hak	85 10Ǔ16M34Ũ
~hake	85 10Ǔ16M34Ũ
~hal	63 -14Q-9Ƹ-7Ɯ-6ű6Ɲƣ7Ĵ8uĶ9rOƄǂ10Ƨǝ11tƨ12pƠ13qŗ14Ů16ǔ19Ō22ƉǨ34ǩ35o51Ƭ
~half	65 -15Q-9Ƹ-7Ɯ7ĴƝ8Ķ9uOƄ10rǂǝǩ11Ƨƨ12pt13ŗƠ14q15Ů17ǔ24Ǩ32Ƭ36o
~hall	82 -6ű9ƣ26Ƭ27Ō31ǩ
~halt	85 31Ɖ
~ham	82 11FƼ12Ƅ14ļǈ16C
~hame	87 11Ƽ12FƄ
~han	46 -13ŝ-12oĶţ-11Ʈ-10ş-9Ũ-8TŏƬ-7ŤŦ-6Cƨ6Ơǋǣ7dPļŎŞŮŴƧƺǖ8ŅžƁƛǢ9ZķŔǓ10pĸǚ11YŁǂ12Ţ13Ŝ14kĻƸǠ15iqK16ŀ19ŧƵǇ20tũ21ĺƑƷ23Ň24ǈ30ǜ31Ś38V
~han>	61 -10o-9S-8ƅ6ĺ7L8Ÿǌǔǡ9ŒœƁ10aƦ11Ŵƺǋ12YŮűƩǇ13ŅŇž14G17p18ķǂ26K
~hanc	82 8Ɓ10Ľ14V15d16H
~hand	57 -13ţ-11Ŕ-9Ʈ-8ş-7ŏ6Ǐ7Ĵřƶ8tŃ9MŖƪǙǣ10sSƲǖ11ĻƠ12PǢ14ǚ15ĸǈǓ16ŁƷǇ19ŜǠ27ŧ32ǜ41Ś
~hang	56 -9Ĺ-8Hŝ-7ŨƩ6IUǕ7Ļų8tƛƻ10uƧ11Ʒ12Ǟ13ZŎ15Ƹ16Ş18ŇŢ20q21iũ22ĺ23ŀŔ28Ƒ29Ƶ40V
~hank	79 -16Ķ10Ĺǜ17tļ30k
~hap	49 -15Œ-14ő-12ƈ-8Ň-7VŨ7Ĺƨǚ8ŖƜǔ9ņšƞ10ƫ11HYŏſ12Uōŝţǣ13Ʒǝǩ14Ʈ15Ƹ16ƉƛƳ18Ŀ19Ŷǘ20ũƧ21ŞǨ22ť24Ļ25ű26ĺ33Ť
~hape	73 -16ƈ7ǂ24Ƹ26Ɖ41ű
~happ	50 -15Œ-14ő-7VŇŨ7Ĺƨǚ8ŖƜǔ9šƞ10ņƫ11HŞſ12UYōŏţǣ13ǝ14Ʒ15ŝƮǩ17ƛƳ18Ŀ19Ŷǘ20ũƧ22Ǩ23ť25Ļ27ĺ34Ť
~har	57 -9P-7Ǘ6sŘơ7kķŨŶŹŽƎƫǔ9Żƿ10dƌƻǘǞ11Ɠǃ12Ǎ13ųƇ15Ŀũ17Ŋ21ǩ23Ǚ25ǜ26ŒŲ27Ǔ28Ơ30Ƣ
~hara	80 11ř38ǜ
~hard	67 9ksƎ10ķŨ12dŽƌǞ16Ƈ18ũ20Ŀ21Ǚ33ǩ
~hare	71 -10P9ŊŘ10ƫ11Ź12Ơǔ14ǆǘ17ų25Ų39Ƣ
~harg	73 6Ǚ9ơƱ13Ż14ƿ16Ɠ24Ơ36Œ
~hari	83 -10Ǜ8ƶ9T11Ų14Ǎ
~harm	87 -8Ǘ18ƻ46Ǔ
~has	50 -10n-8ųƊǩ-7d6jżƲǥ7ƳƸǅǡ8Qƨƻ9vŧŹƉ10űŲǛ11ŖŮǚǜ12ƒƴ13ǌ14ƪ15ŁŒŷǂ16šƙ17ţƛ19ſ20şƋǗ24Ŵ25Ŕ28Ń
~has>	50 -10n-8ųƊ-7dǩ6jżƲǥ7ƳƸǅǡ8Qƨƻ9vŹƉ10űŲǛ11ŖŮǚǜ13ƴǌ14ƪ15Łŷǂ16šƙ17Œţƛ19ſ20şƋǗ24Ŵ25Ŕ28Ń
~hase	85 18ŧ23ƒ
~hat	20 -18ŷƢ-17U-16Ź-15s-14zĴƟ-12ń-10ţǟǠ-9xŁ-8NOŚ-7eǇ-6AŰǑǛ6żž7IŃŕŶƀƋƎƕǍǖǝ8tYśƙƝƨǗ9ŵƬƷǙ10ZņŸƓưǚ11aőűƺƼǊǎ12Ř13oƘƦƶǩ14vJƅ15SǞ16hDRƌơƳƵǉ17ūǓ18TũƊ19wĸŔŝŠƠƧƽ20mGWǏ21ŉŭǃ22Ɨ23bgEP24CXłƩ25Œǈǥ26BķňƇƒ27ľŅŨ28Ŵ30ĺťŦƻǄ31Ŀ32Ŗ33ĻŗŤ34Ŏ37œ38ō39ĹŀŞ43Ū58Ň
~hat>	20 -18ŷƢ-17U-16Ź-15s-14zĴƟ-12ńǠ-10ţ-9xŁǟ-8Ś-7eNOǇ-6ŰǑ6jżƙǘǨ7IŃŕŶƀƋƕƷǍǖǝ8atYśƝƨǗ9ŵƬ10ZņƓưǚ11űŸƌƺƼǎ12őŘƦǊ13oƶ14vJŉũƅƘǩ15ƗǞ16hDRSŝơƳƵǉ17ūǓ18TłƊƒ19wĸƧƽ20mWŔŠƠǏ21Gŭǃ22Ƈ23bEP24gBX25CƩǈ26ňǥ27ķľŅŨ28Ŵ30ĺťŦƻǄ31Œ32Ŀ33ĻŖŗŤ34Ŏ37œ39ō40ĹŀŞ41Ū58Ň
~hate	76 6Ʒ7şǠ10ŉ11a13ŝ14Ť16ũ21Ŀ
~hatl	85 29ł
~hatv	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
~hau	80 -8ǖ-7Ū11ŭ12Ŵƥ18ů22ǐ27Ų
~haul	80 -8ǖ-7Ū11ŭ12Ŵƥ18ů22ǐ27Ų
~hav	30 -15gQƧ-14Ǆ-13PV-12ŷ-11LMƭ-10qAUĿŀ-9ŦůŲƕ-8HĻŠƈǌǛ-7bjTļƅƞƬǊǧ-6Cĺœ6J7SŁƛǐǤǨ8ŋǆǋ9chkWľņŖŻưǢ10GŐŜƋƗǓǔ11ŉōŘŢŪƑƘǜǡ12lķšŹžǣ13aŝƜƪƾǏ14Ńŵ15mZŗŰǃǠ16INǘ17iǝ19YĶşƃ20ǥ21ŎţƱǒ22ŸƲ23fƎǇ24ŚſƌƵ25O26őƼ28ŏ30u31ńƨ33Ʀ
~have	30 -15gƧ-14yQǄ-13PV-11Mŷƭ-10ŀ-9qxAUĿŦůŲƕ-8LĻŠƈǌǛ-7bjTļƅƬǊǧ-6Hœƞ6Jť7SŁƛǐ8ŋǆǋǤǨ9chkŃņŖŻưǢ10GWŐƋƗǓǔ11ŉŘŢŪƑƘǜǡ12lķōŜšŹžǣ13aƜƪǏ14ŝŵƾ15mZŗŰǃǠ16ǘ17INǝ19Ķşƃ20Yǥ21ŎţƱǒ22ŸƲ23ƎǇ24fŚƌƵ25Oſ26őƼ28ŏ31uńƨ33Ʀ
~havi	76 -8L-7ǩ13xŃ14t22ǟ23y30i32ľ
~hbo	69 7Gĸ9ƒƟǩ10ūƤǍ11ļƜ15Ņ20C24ƞ
~hbor	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~hda	68 11Ǘ13Ŝ20p21c23dv
~hday	69 12dǗ13Ŝ22c23pv
~he>	21 -24P-20iŸ-19ő-18Ǆ-16Ň-15zƴ-14ňōŏŖƣ-13TŊŝ-12Ƹ-11AĻ-10Hš-9œŞŢƂ-8FLƬƱ-7uNVŒ6KƀƓƭǓǡ7wĴĺţŭƵƾǌ8QĿƧǣ9ŅűƍƽǏ10DŠŤƗƚƯƳǁǉ11EĶŔŮƥǖ12ŐƐǃǈǛ13fŪŷżƊƝƟƪǍǑǧ14ŦŻƁƇƒƔƮƻǢ15ŌƈƏ16ekĽłůŰƅǤ17ŀǅǥǦ18ƕƙǊ19sžǆ20řŧŹƛ21ŁŕƨǋǞ22hƌƑƷ23qƄƖǂǨ24ơ25txƋƞ26Ơ27Śǐ29UųǟǠ30pźƢ31ƫ33y34Ŭ35ū36Ŵ39v46r
~hea	46 -12zŶƱ-10wƛ-8bpĻ-7ňƨƷǑ-6ǆ6ft7gD8rŵƍ9kŔŮ10syļ11ŅǃǏ13xĿŞ14ņ15Ũƺ16j17Ŝ20UľŌ22WŇ27hƐ31ƃ33Ǉ35Ƽ40ǂ43ƽ52ƋƸ
~head	68 -13Ʊ-9ƈ-6Ť7Bŗ9ƤƲǖ11Ŀǜ12ľ14V17k18n19yŨ21Ō25Ş54Ǉ
~heal	56 -10z14x22W31ƽ41ƃ54ǂ70Ƹ
~heap	79 -8Ǒ6r11Ŧ15œ16Š17ľ25Ņ
~hear	55 -10w-8Ļǜ-7nň-6b6Yŋ7ŌőƉơƹƺ8ŎŢǞ9filrDWĿŤ10ƍ11gŵƐ12ŔŮƈ13ǩ14t15ļ18s20ņ23Ŝƽ28U33Ň37h40Ƽ
~heat	71 -13Ŷ-12iƛ-8ƞ-7ǆ9Ɵ19ǃ34j46Ɛ85Ƌ
~heav	87 -7Ƙ11ǎ19ƺ26Ǐ
~hec	58 -7ƃ-6w6ĸ7Ƣǉ8JńŢƬǟ9TŐƸǛ10QZŜƫƯǜ11ŧ12W13ǏǠ14qƨ15eY16ǒ19Ʈ22ŦƟ23Ĵ28ƾ
~heck	58 -7ƃ-6w6ĸ7Ƣǉ8JńŢƬǟ9TŐƸǛ10QZŜƫƯǜ11ŧ12W13ǏǠ14qƨ15eY16ǒ19Ʈ22ŦƟ23Ĵ28ƾ
~hed	62 -7ƥ6ź7ōƹ8YǏ9ŶƘ10r13Ɲ15Hņƪ16K21ƊƷ22R24f57Ƒ
~hed>	64 -8ƥ6Ǘ7ź8Yōƹ9Ŷ10r14Ɲ16Hņƪ17K22ƊƷ25f37Ƒ
~heds	87 31Ƒ
~hedu	83 14Ƙ17Ǐ30R
~hee	67 -10v7w8f10u11ŀŚ12ǐ16Ŕş17Q18łŹ19ŵ20iŷ28ų
~heel	73 13ŀ14ǐ18ş19Ź20ŵ23ŷ30ų
~heet	76 -7v8w9f13uŚ19Ŕ21ł
~hei	58 -11œ-10ŭ-7P-6Vš6ǁǘ7Ƣ8Ƴ10ǖ11ŝŧ12y13Ǒ16Ǖ19ǐ26v27ŔƱƺ31ǈ39ǒ41Ņ
~heig	76 9ǁ36ƺ
~heir	60 -11œ-10ŭ-7P-6Vš6Ǣ7Ƣǘ8Ƴ11ǖ12yŝŧ14Ǒ16Ǖ20ǐ27v28ŔƱ32ǈ40ǒ43Ņ
~hel	63 -11Ł-8Ļ6ŇŎ7ŀ8vŢƱǉǑ9sĺ11Œǩ13Ʋ14Ņ20ň21A26m29z30Ǉ33Ĺ
~helo	83 36m
~help	66 -12Ł-9Ļ8vŀ9sŢƱǉǑ10ĺ12Œǩ21ň22A31zǇ35Ĺ
~hem	51 -20Ʊ-13m-12ŀ-11ĹŶ-8Ń-7Ơǐ-6SĻǖ6ŕǏ7ePƪ8ŧŰƘƻ9gǕ10ŷ11œž12Ƅơǚ15šżƯƶ16ǒ18Ǔ20Ƭ22x24ŒŠǈ28Ǒ29ş32y33Ş40Ţ45ŝ51ő
~hem>	51 -20Ʊ-13m-12ŀ-11ĹŶ-8Ń-7Ơǐ-6SĻǖ6łǏ7ePŕƪ8ŧŰƘƻ9g10ŷǕ11œž12Ƅơ13x15šżƯƶ17ǒ18Ǔ20Ƭ24ŒŠǈ29şǑ32y33Ş40Ţ45ŝ51ő
~hen	38 -27Ť-19a-16l-15ǋ-14Ɖ-13Ł-12ĺ-11ŝşŪƱǃ-10ǟ-9qŞűƬǨ-8jkƕ-7uBIļŇňŌŭŷƃƻǩ-6ķŀŅŬŴǗ6HŔŧŶƼ7ŎŘŰŲƇǍ8ľśŨŵǒǝ9AŒšƀǙǛǜ10rƋ11pŸƶ12Ołƴ13dƫǢ14ƾ15gŜ16ŹƌƟ17Vĵũǂ18fRƭǅ20y21Ƨǎ22ƹ23ƅ24ōſ25ƈ26Ƴ29s30Gő31Ɩ33ŕ37SŃ47ť54L
~hen>	39 -27Ť-19a-16l-15ǋ-13Ł-12ĺŪƉ-11ŝşƱǃ-10ǟ-9qCűƬ-8kŞƕǨ-7juBļňŭŷƀƃƻ-6ķŀŴǩ6ŦŧƁ7ŔŰŲŶƼǍ8fľŎŘŨƇǒ9AŒśŵǜǝ10ĵšƋǙǛ11prƶ12O13dłŸƫƴ14GǏ15ƈ16gHŜƹƾ17ŹƟ18ũƭǂ19Rǅ20V22yƌƧǎ24ƅ25ōſ28SƳ31ső32Ɩ34ŕ39Ń48ť55L
~hend	76 -18HǏ11Ż14ƹ15ĵ19SǢ21ƈ33G
~hens	76 -9ƌ-7Iǔ12ŢǇ16C20f23Ǆ32ƀ
~her	31 -36d-23ŭ-18ǅ-17Œ-15Ƹ-14ő-13Š-12OTŇŐť-11ǎ-10ĺƅƼ-9PƌƖƧƬƭƺǆǢ-8XŃŲƘ-7NRĽśŶƻǘǚǝǟǣǥ-6LŎŧƵǐǑ6IƁǞ7kwFƝƠƷ8ĵĶŗŢţŪűŹŽƀƦƪƮǀǨ9ŉƗƶǃ10ŀŏƞƣǛ11VĸƲ12ZŊŘƎƟǁǔ13uļųƍƙ14pźƚ15fšŷƑƛ17qŚž18DSǂ19iƱǈ20ō21ŜşƨǄǗ22Hſ23Ɗǋ24zBCńŝ25oǍ26Q28lƤ29Ű31ƽ32n35jM37Ņ41sŴ45G
~her>	45 -29d-26Ƹ-21ŭǩ-16ǥ-10Ō-9aXŗŦ-8CƜƞǕ-7ĹĻƥƪǄ-6vŎŒ6ŽƯ7ķŊſǉǋǓ8MŁŋŶǜ9ŨƵǞ10nrŹ11yŵžǇ12qż13HIKǁ14jłƟ15ŷ16t17Ʈ18ZƑ19ų22ƛ23w24z27ǂ28BƳ31s33ź34ƨƽ36pŅ37ń41oş43Ŵ
~here	33 -17dǅ-15Ő-14Ŷ-13őŒ-12pƳƵ-11Oǎ-10yŇŠťųǆ-9Ǒ-8bKTŀœŻƅƖǊ-7ƌƬƭƯƼǜǢ-6rłƓƧƺǉ6Ǝ7hUŌŏƀƢ8ĶŊřƄƋǓ9ƏƜƣǨ10qĻŘţ11kuFĵķŢƝƠƦǀǔ13ŉŗŷƪǛ14Ɨ15Vĸ16ƍƙƚƞ17ļ18ſǈ19Hōš20fǋ21DŚ22S23i24ƱǗǩ25nsQŜ27jƊǄ29C30ŝǍ31M32Ű33lƤ51G
~heri	82 -10Ĺ-8ǩ12Ż14Ɯ15b19ƶ26ŀ
~hers	69 -15ŭ-6wƳ7Ǒ10Ǝ11ƽ13Ūƾ14BĶų15Ņ16u19ŀ20ž22z23Ʋǃ32Ŵ
~herw	87 8ǂ11v14Ƹ
~hes	56 -12R-9Hķ-8ş-7Ţ6ƙǌǡ7ŲżƠƸǛ8cjPĺŒ9nqŜƉǟ10gǇǞ11ƑƗ12tQ14Ɵ16ŋƒƘ19mư21A23ŀ27Uƺ
~hes>	69 7Ž8ƙƭ9żƸ11j12Ɖ14Ƒ15g16Ɨƺ18Ɵ22Ƙ23ư
~hese	61 -13R-9H-7ş-6ķ7ŖƁǌǡ8flŲƠƸ9cPŒǛǩ10ĺŜǟ11nq12ǇǞ14tQ15ƺ18ŋ19ƒ24A29U
~hesi	83 38ŀ
~hest	85 30m
~het	82 9ŏ10ƀ14Ƶ20Ĵ
~heth	82 9ŏ10ƀ14Ƶ20Ĵ
~hew	82 15ų16I31ƹ
~hew>	85 16Ių17ƹ
~hey	43 -15Ĺǩ-12XǨ-11cYň-9ltCĿŭ-8PƳ-7jmŠŵƃƙƸǃǣ-6MZĸŊŶƵǅ7ŜƍƖƗƬǁǏǛ8ĵŖƄƪ9ƽ10yNśŢǒ11TƈƧǇ12wƱƻǑ13Ƽ14RŐƕ15ż16Ʀ17i18z19ķƅǤ20š21Ř22ǖ24Œ25Ơƴ26UW30Ŧ32v33Ʈ36Ş37Ņ46ŧ50ŝ51Ŕ
~hey>	43 -15Ĺǩ-12XǨ-11cYň-9ltCĿŭ-8PƳ-7jmŠŵƃƙƸǃǣ-6MZĸŊŶƵǅ7ŜƍƖƗƬǁǏǛ8ĵŖƄƪ9ƽ10yNśŢǒ11TƈƧǇ12wƱƻǑ13Ƽ14RŐƕ15ż16Ʀ17i18z19ķƅǤ20š21Ř22ǖ24Œ25Ơƴ26UW30Ŧ32v33Ʈ36Ş37Ņ46ŧ50ŝ51Ŕ
~hic	51 -11ǚ-8Ţ6ǖ7dŶŻƴƾ8ļž9bńŰƕƣ11ľū12ŷƄ13Ɓ14şŭŴǈ15R20ťǐ21JŬ22Ő24C28Q41Ū44ų
~hich	55 -11ǚ-8Ţ6ŉƶǩ7ňŸƄǖ8dŭƴƾǥ9ļŬ10bńƕƣ12ľ14ŷ15Ɓ16Ūǈ19R21ť22J24Ő27C31Q40ų
~hick	87 9Ǜ11h
~hicl	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ū16Ŭ19ų21ş23Ŵ28ǐ30Ū
~hid	85 9c10ĵ19Ş20i
~hide	87 9c19Ş21i
~hie	80 7Ɓ11ű14Ǐ20ū27ǂ
~hiel	85 8Ɓ11ű21ū
~hif	82 12U26ǎ42R
~hift	82 12U26ǎ42R
~hig	61 -8Ʊ7Ǧ8ůƄƚ9œƏ10Ŕų11Ŭƒ12ƁǓ13l14yŘ16Ơ18mƙ21Ƽ28ŗ37ƣ
~high	61 -8Ʊ7Ǧ8ůƄƚ9œƏ10Ŕų11Ŭƒ12ƁǓ13l14yŘ16Ơ18mƙ21Ƽ28ŗ37ƣ
~hik	87 13gœ23Ş
~hil	62 -8ŭ-6CǨ6ŵ7ƟƱ8Ż9Ɯ10ŉųŶŹƫǠ11yǅ12GŇő15ŧƤ16vƎ17ǝ21w28Ư30u
~hild	68 8Ʊ9l11Ź12Ŷƫ13y18v19Ư24w33u
~hile	70 -9ŭ-7Ǩ6š8ŵ10Ɵ11ųƜǠ12Ư13ŉǅ14GŇ15ő17ŧ18ƎƤ19ǝ
~him	66 -21Ƹ-11Ʀ-9ň-8Ʈ-6a6f7g9Ƴ10ņǌ11zAŜ15w18t22o24Ʒǂ30ƨ35Ɛ45s
~him>	69 -22Ƹ-11Ʀ-10ň-6a7ft8g9r10Ʒ11ņŜƳǌ12A16w24oƨ26ǂ49s
~himn	85 46Ɛ
~hims	85 -7Ʈ9ƨ14tz18Ʒ
~hin	37 -13n-12ŋŌŜ-10FSŬƧ-9csxŒƔǁǇǗ-8Ǡ-7lŐœŗůƑƕƝƠƩǙ-6btvőŮŵƦƪǆǈǜ6kŨŷƀƏưƳǃǖ7KŹƸǂǥ8hŖſǟ9Y10jABNŃŊųǐ11HPķŀűƄƍƼǀ12Şƈǘ13ZǕǝ14głŝƗƹ15ŪŻǦ17ƯǢǩ18ŇŶƥ19Uĺƶ20iŲƉƻ21ţŽ22ş23Ƙ25ƨǏ26ōŏũ32r34ĿƬ40ŉ
~hin>	60 -11ƈ-9Ʀ-7ůǩ-6Ʈ6HŲƼǚ7ĸŇţƏ8NŉƯ9UYłšƐƻǘ10ōƨ11EŪƍƘǥ12qĺűǐ13ńŶ15ş19ZĿŽ20ť
~hind	71 -8Ƹ7ǐ12Ż13ƃ16u17ų19Ź24ŷ27ƶ
~hine	70 -6ŏ8ƛ12Ƽǖ16Ǣ27jǝ41Ǐ
~hing	40 -14V-12ń-11ŋŜ-10HŌ-9nFŬŹǝ-8aBƔƧǇ-7cSŇűǗ-6ŒŨ6YŢƜƢǓ7LQŎŘūŴ8NŻƞưǘ9kĻƦƼǦ10Zǂ11ŪƯƻǄǕǟǢ12ŀŊſƂƗ13ŖŶŽ14ƄƸǀ15ş16UŃ17ƹ18Pƶ19gķłţŲ20AŝŞƘ21ƈ22ƥ23Ɖ24ō26i27ƨ31ũ33ŏ36Ŀ39ŉ
~hink	55 -15q-12Ʀ-10ƨ-9A-7ZĹƮǠ-6Ʋ6KOķƳ7žƏƒǞ9ǋǝ10Ǧ11ƭƷǊ12GƓ13Ŀƀ14yŖ15hű16Ƶ17ĺ20Ũ21ǩ24V25H26B29Ň49Ƭ55r
~hio	80 6ź17l37Y
~hio>	87 7ź19l
~hion	85 39Y
~hip	71 -6Ƭ8ƫ9ǝǡ10Š11Ƣ12Ƅ13Ɯ16Ɖ20ǆ27Ţ
~hip>	75 -7Ƭ9ƫǡ10Š13Ƅ14Ɯ17Ɖ21ǆ29Ţ
~hipp	80 11ǝ13Ƣ
~hir	66 -12H7Ŝ8ǡ11Ǆǥ12ǅ13Ǒ15qƣ17Ɩ19d20cƯ48S49Ǟ50ǜ
~hird	79 -7ƽ10Ŝǡ14Ɩ15ǅ19qƣ23d
~hire	72 -10H12Ǆ13ǥ15Ǒ23Ưǜ26Ǟ54S
~hiri	85 -6Ǡ33Ǟ37ǜ
~hirt	87 7Ɩ29c
~his	43 -19ǅ-14Ÿ-11ŇƮ-10şƄ-9Œ-8uĸōŝű-7KŨƦƫƬǋǟ-6ńŞŠŶƧǥ6Ʒ7ǂ8xSňŕŷ9tǁ10JơƳ11XœƖƢƭƽǈ12ƨǊ13ƕ14ţǘ15q16kAMłź17Ŵ19Nǒ20jsŌƵǞ21Ŏ22BĹ27ĻŁ28Ź29ŋ33r36I37aŏ39Ń48ĺ
~his>	44 -20ǅ-14Ÿ-11ŇƮ-10ŒşƄ-8uĸű-7KōŨƦƫƬǋǟ-6ķńŠŶƧƸǥ7Ʒ8Sŕŷǂ9xňǁ10tơ11JXœƭ12ƖƢǈ13ƕƨƳǊ16kqAł17MŴź19N20ŌƵǒǞ21jsŎ22B23Ĺ28ĻŁ29Ź30ŋ33r37I38aŏ40Ń49ĺ
~hish	87 38ǘ
~hist	72 11ņ12Ƽ13Ƹ14Ż17ţ28ƽ
~hit	63 -9ŏ-7š-6Š7Jǘ9ŤǚǤǦ10jş11ƻ12YƊƾ13Ɖ22fĸ24Ũ25c30a42ż57ſ
~hit>	68 -9ŏ-7š-6Š9Ťǘ10ǤǦ12j13YƊ25ĸ26Ũ28c33ſ46ż
~hitc	87 36f
~hite	82 11J12ǚ16ƻ17ƾ18Ɖ
~hits	83 37ſ
~hly	66 6T9ĵ11Ơ14q15ķ17Ʈ26Ĵ
~hly>	66 6T9ĵ11Ơ14q15ķ17Ʈ26Ĵ
~ho>	39 -23Ɣ-22Ų-14LŏŪ-13xTƣ-11ŭǉ-10VĿłŚǄ-9ŒŨŴŸƧǒ-8tHŃƞ-7vFPķĹŢźƮǢ-6YĸĺŌŤűƅƵ6uǌ7q8ƃƐƬǚǞǥ9ŝƾǇ10Zǜ11ƟƱǍ13Ǜ14ŬŹƲ15ƁƳ16aƜǗ17ƶǐǕ20ƤǑ21ǩ22wǨ23ǅǆ25Q26ń28ŠƢ34ļş36o38ųơ39Łƕ40Ŝ41Ư42nŷ44ǔ46AǠ51ƫ53Ő60ǈ
~hob	82 11ǀ31g
~hobb	82 11ǀ31g
~hod	66 -14m-13u-9ƾ6ľ8AƤ9ư11ŵǣ12ſ17Ʊ18Ʋ26ƃ29Ǩ42Ư
~hod>	66 -14m-13u-9ƾ6ľ8AƤ9ư11ŵǣ12ſ17Ʊ18Ʋ26ƃ29Ǩ42Ư
~hoe	78 -8Ř7ơ10Ǩ11Ǡ12ł14Ś17Ƣ19Ǐ27ų
~hoev	85 -9Ř7ǧ8ơ14ł19Ƣ
~hol	51 -13ų-10Ɣ-8pƦ-7Nŋ-6ŝƃ6Ł7lUư8ZƸǂǐ9ķŪ10iBǉ11mŞƉ12űƪ13TŨ14nōǩ16hO17tƵǗ18ŷǧ19ŀƿ20Ǜ21Ŕ22ƩǓ27K28k32Ŭ
~hol>	71 29ƿ32Ǜ
~hold	58 -15ƈ-14ų-10Ɣ-8p-7Nŋ6Ƶǆ8BŨ9Ł10Ƹ11Ū12it13mƉ15Şű16T19n21Ǘǧ22ŷ25ŀǓ27ǩ32K38Ŭ
~hole	62 -9Ʀǩ6B7Eňũ8ŨƤƭƼǄǒ9ltķư11ǂǐ12Z13Ŕǉ14hƵ16kƪ17O18ōƈ28Ʃ
~holi	85 13U28k
~holl	87 -6Ĺ19Ŕ
~hom	48 -20Ő-16N-15Ǐ-13Ţ-11ǃ-10XǄ-9ǥ-8MƯǆǟǨ-7ŏŬŴ-6Ƨƽ7uŋƖƛ8ůŰǩ9agƕ10ĽŹ11wƙ12HIƮƷǁ14Ɯ16Ĺ17hƞ21qTźƱƶ22Cƒ29ƆƔ30R31ƓƟ32s33n34ş35ƅ36l40F50Ɲ
~home	48 -20Ő-16N-15Ǐ-11ǃ-10XǄ-9ǥ-8MƯǆǟǨ-7ŏŬŴ6ƌ7uŋƖƛ8ůŰ9gƕǩ10ĽŹ11w12HIƙƮƷǁ14Ɯ16Ĺ17hƞ21qTźƱ22Cƒ29ƆƔ30R31Ɠ32s33nƟ34ş35ƅ36l40F50Ɲ
~hon	60 -18J-12ř-6ǅ6Ĺ7iǘ8Ţǖ9CŌŬǗ10ŜǄ11ƿǟ13Q14S19M20źŽ24O29c32I36Kǩ
~hon>	87 11f16I18c
~hone	62 -18J-11ǘ-9ř-6ǅ6s7Ĺň8iŢǖ9Ǘ10CŌ11ŜƿǄ12ǟ13Q14S18c20M21Ž22I25O37K38ǩ
~hoo	56 -10ǩ7cƄƒƢƶǓǦ9Źǔ10ļ12qśǟ13ŭƗ15CQ18Š21l22x23J24ł27ź30Ʊ37m
~hood	82 7ƞ10GǛ11l12ƒ23C
~hook	83 7Ƨ18ļ20ǟ21Ɨ
~hool	60 7y8ƄƢǓǦ9ƶ10ǔ11Ź14qŭ17Q23l25x30ź32Ʊ43m
~hoos	77 32Š37ł
~hoot	79 7h12c16J19ś
~hop	55 -27D-15x-12Ťǩ-10ƅ-7b6ļ7ůƴǄǘǞ8Uǝ9Ɨ10Šǐ11Ɓ12MǢ13g14Ǚ16ǅ17Xĺ18ǍǥǨ19Ǐ20ǈ21ǌ24ńǟ25ǃ29ŵ37ǋ41Ļ44Ɲ
~hop>	58 -29D-16x-11ƅ-9Ƣ-8ń-7bX-6ǩ6Ĺ7Bļƴ8ůǘǞ9UǄǝǢ10Ɨ11ŠǐǨ12Ɓ13ǈ14M18ǅ19Ǎ20ǥ21Ǐ22ǌ25ǟ26ǃ35ŵ39ǋ47Ɲ
~hopi	80 20X44Ļ
~hopp	79 -16Ť15X32ĺ45ń
~hops	83 7Ƣ11Ǩ12ǈ18g
~hor	78 7Ƹ9W10h11Ɯ12B15Ǟ21k22ǔ
~hore	87 6Ő24k25ǔ
~hors	87 8Ƹ11h14B
~hos	52 -9Ŭ-8CJT-7G-6nƫǖ6ƅƜǍ7ƕǄǊǧ8ĸŕƞǂ9ĵŇżƍǒ10QńžƯ11Ƒ12SƦǆǤ13FƩǇǔ14ƃƸ15AƼ16ŁǑ19ŐŽ27ǐ30ƛ31Ƣ
~hose	53 -8JŬ-6Cƫǖ6xņǍ7UƅƕƜǊǘǧǩ8Ǆ9Ňŕƞ10ĵƍǒ11ńżƑƯ13ǆǇǤ14FƩ16AŁ17Ǒ20ŐŽ28ǐ31ƛ32Ƣ
~hosp	73 -6T9ž11SV12Ǩ13ĸƃǂ16Ƽ18Q20Ʀ21Ƹ23ǔ
~hot	68 -9Ƭ7Ǘ8Ɔƻ12Ž13Ƙ14J15ƒ17Ƌ25Ƥ30ƍ36ś48j
~hot>	73 -10Ƭ8ś13Ž16ƒ18Ƌ33ƍ52j
~hote	85 -6X33Ƥ
~hoto	85 9Ǘ36ś
~hou	40 -19ŗ-17ų-16Ŭ-13Ʀ-12Ő-11SŸ-10vPśǇ-9rőŒŭƨƼǢ-8pWńœǄǦ-7ĹĿłŉŤǈǍǖ-6bVŃŎŴƫƽǞǟ6ƋƏƶƸǕ7LNōƖƘǠ9ſǧ10ư11fZƎƙƚǨ12sK13ŲƮ14ňƂƑ15ŇƝǁ16h17O18š19aTŌş20ŵ21Ɨ22nķƌ23GƆ24ƓƜ25Ƈ27FƟ28Rƞ29M30ƭ31Hƅ34DƔ36ƒ39Ʒ40ǎ41ŷ
~houg	76 -8Ź8ŷ9x11Ţ12Ƶ13Ƃ15Hư36Ň
~houl	57 -10ś-9rǢ-8Ƽ-7ƮƵ-6ŉǋ7uI8cLĴŋ9ƄƗǂ11hO12Ƹǩ13Nƶ14Ƙ15Mǧ16ō18fŷ20a21K22ƭ25ň28sD30Ō
~hour	67 -12P-8N-6ŒƦ9ǀ15UƧ19Ų21O22T24L59R73ǎ
~hous	45 -17ų-16ŗŬ-10ŐŸ-9vS-8Ǉǩ-7łŭƨǍǨ-6psUœǖǦ6Ūƕ8Ƃ9TŁůƋƏƖǕ10h11ŹƮ12ǁ13ƙƚ14ZƎ17Dƌ18ƑƗ21Ɲ22M23ş28nGHķƆ29ŷƇƓƷ30Ɯ32Ɵ34Fƞ37ƅ41Ɣ42ƒ
~hout	62 -10ő-7Ʀ7dư8źƈǁ10ĺǠ11aƌ13ƮǓ18ſƭ26Ʒ30Ǩ32š44ŵ
~hov	85 11w13ǈ15Ő19u
~hove	85 11w13ǈ15Ő19u
~how	29 -17Ƃ-16w-14ŁǄǈ-13FM-12sIQƯ-11HW-10aAŔƵǔǞ-9yJŀş-8DLŚƛƩƴǠ-7oRňŌōŐƁƕơƤƧƫǥ-6ƀƝǚ6ŊŲƱ7ĿƄƑƔƚƠƦƪǂǊǐǕǤ8nőŖ9kţƅƗƙ10ĶĸœŞƣƸ11fYŃŦƟǏǝǦ12jpŇŕŸƿǆ13UƏǘ14Gŗŭƃǜ15vźŻƬƺ16Ƌǡ18zŨǩ19ǅ20ŅŠůŵ21OĴ22ű23ŮƭǑ24cļǟ25bŤǖ27ł28Ǉ29Kƞ30ŧ34ŶƮ35Ƴ39Ɔ41t42x49i
~how>	29 -17Ƃ-16w-14ŁǄǈ-13M-12sFQƯ-11HIWŝ-10aƵǞ-9yAJŀşǔ-8DLƛƴǠ-7BRŌōŐŚƁƕơƤƩƫǥ-6oňƀƝ6Ŋ7ĿŗŲƑƚƠƦƪƱǂǐǕǤ8nőŖƔǊ9kţƗƙǡ10ĶĸœŞƅƣƸ11fYŃŇŦƟǏ12ŕƿǆǝǦ13jpŸƏǘ14GUŭźƃǜ15ƺ16vŅŻƋƬ18zŨ19ǅǩ20ů21OĴŠŵ22ŧ23Ůűƭ24cļǑǟ25Ťǖ26b27ł28Ǉ29Kƞ34ŶƮ35Ƴ39Ɔ41t42x50i
~howe	83 12Ņ
~howi	87 13ǧ15Ƅ
~hows	83 -6Ƨ8ſ11ǒ15ť20ǡ21ŗ
~hre	83 9Ƹ13Ŏ14Ň
~hrea	87 9Ƹ
~hri	80 9Ƌ17D20d24k
~hris	80 9Ƌ17D20d24k
~hro	51 -9ǟ-8P-7ƟƧ6yňżƛƮǕ7ƂƱ8ļłƳƻ9ĸŖšŧƕǖ10zŊŔƁƚ11ZƦ12n13ũ16Ɔ17jŏ18Őǥ19ƌ20Ťƨǎ23Ũ27W
~hroo	82 25ƌ29Ɔ
~hrou	51 -9ǟ-8P-7ƟƧ6yňżƛƮǕ7ƂƱ8ļłƳƻ9ĸŖšŧƕǖ10zŊŔƁƌƚ11ZƦ12n13ũ17j18ŏŐǥ20Ťƨǎ24Ũ27W
~hs>	63 -9Ơ-8ƌ6ƆƤ7ĺ9v10Ĵŕ12ł13ǝ14Gŧ15Œ16Ů19ƃǄ24Ǩ27Y29Ʈ
~ht>	35 -10Ť-9B-7Tƕ-6ŵƁǩ6CFŃŬŴƂƨǔ7cvQĿŋőƍƐǑǚ8iuŐűŷƈƽ9gXřůŶơǎ10aNŇšƓư11oĺŊōŠƌ12lrŏŗǃǟ13bHSƜ14ƅƬƿ15ŧ16wI17ŀ18Ʀ21Ű22P23Ǐ26ƺ30ƒ
~hte	67 -8mo7Bś10L11ƷǞ17y18ŕƱ23v25uxŹ26w
~hter	68 -8mo8Bś10L11ƷǞ17y19Ʊ23v26uxŹ27w
~hts	73 -7P7š10Ŀ12Ż14H16xyŲ18U28R33Ň
~hts>	73 -7P7š10Ŀ12Ż14H16xyŲ18U28R33Ň
~huh	80 7ƥ9r11x12g20j21Ũ
~huh>	80 7ƥ9r11x12g20j21Ũ
~hum	87 11ŚƼ13J
~hun	79 7m8Ư12Ź15ƞ19Hǅ21g
~hunt	82 8m9Ư13Ź20H22g
~hur	59 -9Ʈ-7ǐ-6ŵ8ƙư9W10Bŭ11otŤ12Oǚ13Ɯ19ĸţ22ƶ25Ǚ28ž30Ńƃ32ƚ34ǣ
~hurc	77 -8ǐ6ļ12ư14B15oŭ16t29ƶ
~hurr	75 12ƙ16O40Ń42ƚ
~hurt	63 -7Ʈ10W12Ť13ǚ15Ɯ20ĸ21ţ28Ǚ31ž33ƃ37ǣ
~hus	55 -18d-11Ƹ-10ƺƾ-9T-6Pŭ6Ł8ƮƳ9ų12ů13Ų14ƫ16n18Ŵ19ż21f22tƷ28p29qrs30ǂ32ƨ36o
~husb	56 -18d-12Ƹ-11ƺ-10ƾ-9T-6P7Ł8ƮƳ9ų12ů14ƫ18nŴ20ż21f22t23Ʒ28p29qrs31ǂ32ƨ37o
~hut	71 -11Ŧ7ǎ9ƚǕ11ŋ14ƛƟ16ũ28a49ǝ
~hut>	76 8ǎ9Ǖ12ŋ15Ɵ36ǝ
~huto	87 15ƛ20ũ
~hwa	85 11Ơ12ů14Ə19Ɓ
~hway	85 11Ơ12ů14Ə19Ɓ
~hy>	59 -8ļũ-7œƶ6ƽ7ľŐǣ8AB9ǆ12Ƶ14rƸ15xƴ17Š29ǩ30Ĺ40ŀŢ43ĺ45Ŕ
~hyd	77 46Ə
~hydr	77 46Ə
~hyg	87 11ǈ17P
~hygi	87 11ǈ17P
~hys	75 19ƀ21ǁ22Ƹ40ƾ
~hysi	75 19ƀ21ǁ22Ƹ40ƾ
~ia>	79 -7I11z12ǘ15DŸ16yC24Ŷ
~iab	58 7ƂǊ9Ʃǥ10Ǧ13Ŗ15ơ16ƽǚ18ǌ20Ƽ21ƀ27ǡ44ž
~iabe	80 23ƽ29Ƽ
~iabi	59 8ƂǊ9ǥ10Ǧ15ơ16Ŗǚ19ǌ22ƀ28ǡ36ž
~iag	79 -8Ƴ14u15ƽ31Ƽ
~iagn	80 -8Ƴ15ƽ31Ƽ
~ial	58 -12Ƃ-9Ɔ-7Ɨ6Őǀ7ūƩǢ8acƦ9ƮƴǕǥ10ƯǍ11AƖ12BĶĸ13Ǧ14ǗǠ15ư16ǋ17ƿ18I24Ǆ25Ƙ39e
~ial>	59 -12Ƃ-9Ɔ-7Ɨ7ūƩǀ8acƦǗǢ9ƴ10Ǎǥ12AĶ13BǦ16ư17ǋ18Iƿ25Ƙ26Ǆ40e
~iall	82 14Ʈ17ƖƯ19ĸ
~ials	83 8Ǘ12Ő14Ǖ24Ǡ
~ian	73 8ƅ9ƾ11fo12P17q18ǈ34Ʋ
~ian>	78 -6Ľ13P18q37Ʋ
~ianc	85 -6Ľ14f15o20q
~ians	87 9ƅ11ƾ22ǈ
~iar	67 17Ľ21Ŗ31ƫ
~iar>	85 22Ľ27Ŗ
~iary	68 32ƫ
~iat	82 9i12Ŋ17mŝ
~iate	82 9i12Ŋ17mŝ
~ibe	82 10Ƹƻ14Ő
~ibe>	85 10Ƹ
~ibl	58 6łƀ7wœŨƁǌǩ8ľ10Ŏ12ň15Y16Ŧ18ŭƹƽ19ƚ32Ř
~ible	58 6łƀ7wŨƁǌǩ8ľœ10Ŏ12ň15Y16Ŧ18ŭƹ19ƚ32Ř
~ic>	68 -9Ǆ-6ũ7ĺ8Ků10ŎǕ11ƛƼ12ĴŪ13tƾ14Ňťǖ18ƥ24Ƌ32ǩ
~ica	53 -7bJ-6ĿŋǇ6W7ƽǚ8ĴƙƻǑ9ƴǃǄ11QźƋ12ūƀ13Ƹǂ14ŀǒ15Ƽ16ƃǌ18ƿǈǗ20ƾ23ǁ28ǧ29ƚ
~ical	61 -8ƻ-7ŋǇ6ǂǎ7T8W9ƽƿǚ10Ĵ11Ǆ13ƋǑ14Qƀ15Ƹ17ŀ18Ƽ21ƃǈ22Ǘ23ƾ26ǁ
~ican	79 13ƙ45ƚ
~icat	61 -8J-7b7Sǀ9ǂ11ƴǃ12ƿ14ūź18ƻǒ20ǌ33ǧ
~ice	46 -18ǩ-12Cǜ-11ǟ-9ŏŮ-7SWŁƾǓǔ-6n6żǊ7cdyłŇƄƻǕ8kBœ9Ɨǀǎ10ūƺ11Ţţƕƞơưǋ12FUŎů13ŜƝ14ǄǘǛ15RĹń16jľŝƒǈ17Ƙ18aŒŽ19X20Mǚ21ŅŠŹ24ŷ41Ÿ
~ice>	50 -16ǩ-12ǜǟ-9CŏŮ-7ŁƾǓ-6W6Ʃ7QĴŋŶŻǃǞ8aĽŀłżƻǊǘ9yBŇǕ10kœǎ13UŢƞơưǋ14ţů15FŎƝǚ17RĹŽ18ŝ19jƒ20ľǈ21Œ22X24ŅŠ26M
~icen	59 -7S7c8o9Ǩ12d14Ƅ15aƺ16ūǀ22Ǜ29Ź33ŷ55Ÿ
~icer	87 28ƕ
~ices	76 6Ž9Ǡ11Ǐǚ13ǘ14Ɨ17ń20Ŝ21Ǆ24Ƙ
~ich	55 -11ǚ-8Ţ6ŉƶǩ7ňŸƄǖ8dŭƴƾǥ9ļŬ10bńƕƣ12ľ14ŷ15Ɓ16Ūǈ19R21ť22J24Ő27C31Q40ų
~ich>	55 -11ǚ-8Ţ6ŉƶǩ7ňŸƄǖ8dŭƴƾǥ9ļŬ10bńƕƣ12ľ14ŷ15Ɓ16Ūǈ19R21ť22J24Ő27C31Q40ų
~ici	60 7ƾǒǦ8Ƙ9Pƕ10Ƶ12Ɩ14qǈ16ƻ17ǂ27ƫ28ş33ǥ
~icia	67 8ƾ11P14Ɩ16qǈ31ƫ
~icie	68 -6Ƃ7Ʀ8ǒǦ10Ƙ12Ƶ32ş38ǥ
~icin	82 -6Ƽ14ƕ22ƻ26ǂ
~ick	52 -15ƪ-14ż-12ǩ-11Ŧ-8ǃ-7ĸƦƮ-6ƅƔ6dǍ7hYĻűƕǉ8Ō9WļŊŔŝŤų10xŜţ11ŀƽ12iOŶ13X15Lŭ16ǘǛ17ǏǠ19ĹǐǨ20ł22Šŧ28Ř29ǟ41Ż47Ƈ
~ick>	60 -10Ŕ-7Ʈǩ-6Ɣ7ƣƾ8dĺƭƹǍ9Ĺŧǉ10LĻű11WŌŤ12Ŋ13xŜǛ14ŝǘ17Š18ł26Ǩ49Ƈ
~icke	63 -15ż-8ĸ-7Ŧ8h9Ǐ10ƕ12NļŠ13ŧ17ţ23Ŕ24Ř28ǟ51Ż
~icki	79 9ł10Ĺ11ǟ15X21ŀ22i
~ickl	82 -14ƪ9g11Ĺ13N20Y25Ŷ
~icks	80 -9Ʀ7ŭ10ǐ12Lŕ13ŘƇƧ
~icku	79 -11ǃ10Ǐ11ž14O15ų18ŭ20ǐ
~icky	87 7Ŭ12ǘ
~icl	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ūǆ16Ŭ19ų21ş23Ŵ25ǐ30Ū
~icle	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ūǆ16Ŭ19ų21ş23Ŵ25ǐ30Ū
~ico	80 28ń30ƹ32ĵ
~ico>	85 30ń34ĵ
~icot	87 32ƹ
~ics	80 -10Ŗ-6Ƌ12Ɨ19ǩ26ǈ36Ž
~ics>	80 -10Ŗ-6Ƌ12Ɨ19ǩ26ǈ36Ž
~ict	67 -8s7ƅ8ĶƇƱǄ10Ŵ11ƏƸ12Ʒǔ13Ťƞ16Q20fŭ26ś
~ict>	83 14Ə15ǔ21Q
~ictl	87 14Ǆ27ŭ
~ictu	71 -9s8Ƈ9ĶƱ11Ŵ13Ʒ14Ťƞ22f28ś
~icu	87 13ǌ14ǩ22Š
~icy	47 -13ĺ-9ū-8ŬžǦ-7Iƣ-6Ɨ6Ŝ7ŌƛƫƬ8ƥ9Ƃ10śƚƢ11šŴƨ12ŐƖ13ơƪ14Ĺ15Ťƃǡ16ľ18ŗŠ19ſ20ŷ22ƦǢ23őƁ24Ƨ25ŏŚƵ26ŕ27ŖƩ31ř
~icy>	47 -13ĺ-9ū-8žǦ-7IŬƣ6ŜƖ7ŌƛƫƬ9Ƃ10ƚƢ11śšŴƨ12Őǥ13ơƪǢ14Ĺ15Ťƃǡ16ľ18ŗŠ19ſ20ŷ22Ʀ23őƁ24Ƨ25ŏŚƵ27ŕŖƩ31ř
~id>	34 -20Œ-19ǎ-17ŷ-15ŭ-14Jŀ-13ŗ-12ŇŚƮ-11zIŌ-10LƯǃ-9sPRľŊƜǄǝ-8XĻŁŃŘŝşŶŽƟƧǁǈǟ-7ioĸųžƤǇǍǖǣǦ-6UƓƗƠǕǠ6Źư7lxTŜ8ƂƞǊ9fFńŉōƩƲƺ10qƱ11ƔƥǉǓ12ĿŎţƶ13wŖƈ14pƹ15ŞǘǤ16ƅƼǂ17ƄǏǩ18SƬ19ŵƽ20řź21ť22c23ņňőŔũƌ24ŠŸ25Ƴ26kĽŨ27š28ƴ29mƒ30ļŬ32Ťǅ34Gœ36Ņ37ŧ53B55Ŧ
~ida	76 9ƃ10Ÿ12U14ǚ15Ǆ16A21H24k
~ida>	87 11Ÿ24H
~iday	85 13U28k
~idd	76 8ĵ10l11L12ū16i18a21N
~iddl	76 8ĵ11L12ū16i18a21N
~ide	47 -12Ŵ-10Ũ-9UŶƸ-8SŝƮ-7QĻ-6yřƓ6ķƇ7eqƏǔǩ8gACŔƽǄ9itMŇŧǂ10nŽǀǍ11uZŊťŰǢ12jƣƪ13ƛ14Y15Ł16ū18Ǡ19ƥ21ŵ22Ʀ25Őƃ26Ų28łƁ29ż43Ɨ
~ide>	54 -12Ŵ-10ĺǩ-9ŨƸ-8U-7nQ6uŖƍƩ7ŎƃƉƛưƱƵ8ŞŠūƇƏƦ10q11giCŔŧƽ12AǂǍ13tŰƥǀǢ15j16ƣ18Y24Ǡ25Ų27ŵ34Ɓ35ł47Ɨ
~idea	78 -8Ŷ6r9sT12BV23Ŋ28Ň
~ided	83 -8Ł13Ư14ƛ15e25ĺ
~iden	62 -7ŇƮ-6S7ţ8dǔ9GƄƳ10ƕ12Ǆ13Ŕ14ū16ť19nƪ25ƃ26ǩ43ż
~ideo	85 15Ɨ23M
~ider	79 9ŉŢ11Ž15w20Ő
~ides	65 7ń8şŲƻ9ŽƜ10uų12ƥ13ǈ14Ő17ķ19Z22Ł23Ʀ
~idi	75 -7Ʃ8ĵ9ł10ǀ13ŭ30Ł43Ƈ
~idin	75 -7Ʃ8ĵ9ł10ǀ13ŭ30Ł43Ƈ
~ido	82 -8a9ƫ10Ǩ13Ʒ20Ƴ23f
~idow	82 -8a9ƫ10Ǩ13Ʒ20Ƴ23f
~ids	56 -11m-9ź-7Ʒ6Ƴ7ńŨ8ŭ9N11ľ13Ǜ16n17Ʋ18ƍ19ƭƶ20ƫ21Ź22Ʊ24w26v30Ư34y39x59u
~ids>	56 -11m-9ź-7Ʒ6Ƴ7ńŨ8ŭ9N11ľ13Ǜ16n17Ʋ18ƍ19ƭƶ20ƫ21Ź22Ʊ24w26v30Ư34y39x59u
~ie>	71 -11ƞ-9Ǩ-7ǒ8ĽǠ10ŠƇƖƮ11V14ǩ21Ƴ22ƽ24Ƣ25f26h36Ŀ
~iec	85 -10ƕ12Ǐ14Ʊ21Ŭ
~iece	85 -10ƕ12Ǐ14Ʊ21Ŭ
~ied	60 -9ő-7ŵ8ŧƖ9ƫ10ĿŶǘ11oƯ14jŢ15ǏǤ16Ʒ17ŝ19Ǩ24Ʀ30f36Ƴ37ƴ
~ied>	60 -9ő-7ŵ8ŧƖ9ƫ10ĿŶǘ11oƯ14jŢ15ǏǤ16Ʒ17ŝ19Ǩ24Ʀ30f36Ƴ37ƴ
~iel	78 7Ɓǈ9ű13ĸ14Ś17a19ū
~ield	78 7Ɓǈ9ű13ĸ14Ś17a19ū
~ien	55 -10Ǆ-9ǌ-8Ư7Ŕǣ8Pŧ9UŊţ11Ũ13aƢ15ņƝ19A22Ǔ23Ɯ25B27ǚ38Ŭ40Ǘ44ǔ
~ien>	85 28Ŭ
~ienc	72 11ǣ12ŧ13Ŕ16Ũ21ņ
~iend	71 -10ǌ6ľ7Ƥ8ŠƃƳ19aƢ27A34B
~ieni	87 11ǈ17P
~ient	61 -10Ǆ-7Ư6ǖ7Ɩ10UŊ12ţ16Ɲ26Ɯ27Ǔ32ǚ46Ǘ51ǔ
~ier	67 6Şǃ11ŝ12Ţ13ǣ17ő18ǩ21ǂ24Ƈ28Ő40Ǖ
~ier>	70 -6ǝ6Ş7ǃ11ŝ12Ţ14ǣ17ő19ǩ23ǂ29Ő34Ǖ
~iers	79 9Ǖ28Ƈ
~ies	52 -11Ƃ-8Ɨ-7PVŐ-6Ǆ6X7YžƠƢ8yƵǉ9KWŤŲƃƨ10Ɲ11hńǦ12ơ13ǈǐ15ƆƼǣ16Ŀ17gǀǛ18Ţ19ǎ20Ư22ĵ23c26ǥ29ş
~ies>	53 -11Ƃ-8VƗ-7PŐ-6Ǆ7XYžƠƢ8yƵǉ9WŤŲƃƨ10Ɲ11hńǦ12ơ14ǈǐ15ƆƼǣ17gĿǛ18Ţǀ20Ư22ĵ24c27ǥ30ş
~iest	80 9ś15K34ǎ
~iet	79 9L13ƮƼ14ŀ17ǆ21ǎ
~iet>	85 10L14Ʈ15ŀ22ǎ
~iev	75 9lŌ10M11Sŋ12Ǐ13Ƭ14Ÿ15m22ǩ
~ieve	75 9lŌ10M11Sŋ12Ǐ13Ƭ14Ÿ15m22ǩ
~iew	83 -8ƶ20Ŗ21Ŝ22ǩ
~iew>	85 -9ƶ-6Ţ21Ŗ23ǩ
~if>	40 -19ǩ-13X-12ĺŉǋ-11ƕ-10y-9dĽŨƶ-8jĹŀōǗǞ-7sLŪǅǆǈ-6Tņż6EĴǄǜǦ7GNŖŢƝǚ8bKƎƠƨǣ9HňšƁƒ10ƂƜƪǕ11I12rĸĻ13FŘǘǡ14cķ15Ʒ16ƀ18ŋ19Ʀ21ž22Ʊ24Y25Ŏ26Ŋƫ27Ư31Ʈ33Ƥ35ƃǝ39ſ41Ƨ44ŵ66Ǩ
~ife	47 -19ŏ-16Ƹ-14Ő-12wP-11a-10v-9Ǆ-8Ōŗǩ-7HŚƼ6Ʊ7lǆǈ8mŨ9ƫƮ11W13ƿ14Ŵ15ĺ17fiƬ22ƪ24ƴ26s29ƧƵ30ƭ31qt33Ʒ34o35r36ǂ41p44Ʃ47Ʀ49ƨ
~ife>	49 -19ŏ-15Ő-12j-11w-10v-8ŗǄ-7HŌŚƼǩ6Ƴ7lƱ8Ũǆ9mƮǈ10ƫ13oWƿ15Ŵ16ĺ18Ƭ19fiǂ20pq23ƪ25ƴ26ƭ29s31ƧƵ34rt35Ʒ47Ʃ49Ʀ52ƨ
~ifes	69 -18Ƹ-12a-10P-8d9Ɯƺ10B12j13b14ų18q27ǂ32op
~iff	65 -11ƚ7CIKƏƬ8şǥ9Ż10łǅǕ12V14ǩ16ĺ17ňŘ18Ş28ũ
~iffe	66 -11ƚ7CIKƏƬ8ǥ9ş10ǅ11łǕ13V17ňŘ19ĺŞ28ũ
~ifi	62 -8J-7b8ĺ11ǃ14ź15ū17Ǥ18ǒ20ǌ33ǧ
~ific	63 -8J-7b8ĺ11ǃ15ūź19ǒ20ǌ34ǧ
~ift	73 -10a7Ǥ9P10Ń11U13ƶ14Ĵ17ń19ŵ23ǎ37R
~ift>	83 13U14ƶ21ŵ31R
~ifte	87 6ŕ8Ǥ13Ń
~ifth	87 -12a18Ĵ21ń
~ifts	85 12R27ǎ
~ig>	59 -28Ƃ-14ƒ-11Ŕ-9Ɖ-8u-7F-6ũƞǈǋ6chƚ7gĿśƜƦǏ8JZǁǓ9jľŘƇƛ10ŦǍ12yǑ13ƙ14Ž15œ21ŐƣǇ22Ƒ25k27Ǧ31ĸ38Ɔ
~iga	80 15ǂ47ƹ
~igar	80 15ǂ47ƹ
~igg	69 9tŁ10HŢƪ13Ǟ15ŇǏ17ǔ28Ŀ
~igge	70 10HŁƪ11Ţ14Ǟ15Ň16Ǐ17ǔ28Ŀ
~igh	34 -10Ť-9ǡ-8Tƕ-7ŵ-6B6ilDGUXŘƈƍƐƤƴǑǚ7ŐőŨƙƽǎ8guļűŲųơ9RœŕƠ10oNSŇǏǟ11HŅŊŏŧƓ12rŬǂǃ13byšůƅƦƿ14ĿƬ15w16I17CPŀƜƞƣƼ20Ű22ŗ27ƒ33ƺ
~igh>	64 -7Ʊ7ƫ8Ǧ9ƄƚƠ13Ł15ly17ǂ18ƺ19ƙ23Ƽ35ŗ39ƣ
~ighb	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~ighe	73 -7ŗ7ŅƓ10Ř13œŔ15Ǔ16ƒ25m
~ight	36 -10Ť-9ǡ-8Bƕ-7T-6ŵ6aFKZśťƞǜǥ7cvxQUŃņŋŗŬŴƈƍƐƨǔǚ8iDőƽǑ9guCŐůűŲǎ10RXŨƓơ11oNŕǟ12HSŊǏ13Ňŏŧǃ14rĿƜƦƿ15bšƬ16ƅ17wIƒ20Pŀ22Ű27ƺ
~ighw	85 11Ơ12ů14Ə19Ɓ
~igi	68 7dŠ8ū9T10Ƌƌ17eƈ18I21l23E28ř
~igin	75 8Š12Ƌƌ19ƈ24l
~igit	75 8d9ū19e20I26E31ř
~ign	60 -11Ļ-8Ƒ-7O7H8ǀ9qĽǉ10IJƁ11QŖ12œƒƱ13ő14ƲǓ15WŎǠ17ǩ20ǃ24Ɩ27Ł30ǚ36Ō
~ign>	65 -11Ļ-9Ƒ7Ɩ8H9ǀ11J12Ŗ13ƒ14ƱǓ15Ł16Ŏ17Wő19ǩ23ǃ31ǚ37Ō
~igna	87 13Ł14Ľ17I
~igne	76 -8O6Ōſ8Ł13Ɓ16œ20Ʋ
~igni	85 14ǉ26Ɩ
~igns	83 16q18Q22Ǡ
~igs	82 -16Ǧ-11ƛ11Ǉ13ű17ƂƆ19q21Ƒ
~igs>	83 -16Ǧ-11ƛ12Ǉ18ƂƆ20q21Ƒ
~igu	69 6r7yœŘƭƱǉǊ8HƈƗƘ9ŅŦ10ĸłŤǠ12X16ư19ŖƬ
~igur	69 6r7yœŘƭƱǉǊ8HƈƗƘ9ŅŦ10ĸłŤǠ12X16ư19ŖƬ
~iju	87 14ƹ22ƿ
~ijua	87 14ƹ22ƿ
~ike	44 -16J-13ŎŭƟǐ-12PŢǄ-10Ŀ-9ľƗ-8ŖƢǞ-7OQZķƔƻ-6bǇǠ7lrswzLĶǥ8gşƁƘ9myťű10xDŧƂƎ11AXŮƌǩ12ŃŇŨƿ13ŋƜǍ14Ųžƽ15ƭ16j17ŗ19ł20RņŌ21ŉ24Ļ25ƞ26KĴƶ28ƥ35ŝ36Ŷ37U40Ş
~ike>	44 -16J-13Ŏǐ-12PŢŭƟǄ-10ĿƯ-9Ɨ-8ľŖƢǞ-7OQZũƔƻ-6ķǇǠ6YƘ7lswĶŊǥ8rzLşƁ9gmyťű10DŧƂ11xXŮƎ12AŃŇƌƿǩ13ņŨǍ14ŲžƜƽ15ƭ16j17ŗ20RłŌ21ŉ24Ļ25ƞ26KĴ27ƶ28Şƥ35ŝ37Ŷ38U
~ikes	85 15ŋ16Ư23Ş
~iki	76 -15Ķ10œ11g12b15x30ƞ39t
~ikin	76 -15Ķ10œ11g12b15x30ƞ39t
~il>	54 -14ű-11b-8MŃǩ6OVųǄ7ļ8řśƄ9v10ŕ11ĺ12Ĵ13Ř14Ǖ15E16ǧ19Ľƭƻ23ǘ24D38K47ƚ79J
~ilb	85 10D11ż13ĸ
~ilbo	85 10D11ż13ĸ
~ild	55 -12F-7C6l7ƅ8ŶƐ9ŹƤƫ10y12Ʊ13v15Ư17Ƒ19w22Ǣ23ơ26u31ǋ32ƣ34Ʃ44Ǎ48Ɠ
~ild>	69 8ĺ9ǌ11ŶŹƐ12w19Ʊ25Ʃ38ƅ49Ɠ
~ildi	62 -20ƅ-12F-11Ʃ-6Ɖ6Ɠǝ7ƥ11Ƥ21Ƒ29ơǢ37ǋ39ƣ53Ǎ
~ildr	71 6ƶ12w13ƫ14y20vƯ35u
~ile	54 -9ŭ-8Ŗ-7ť-6Ǩ6hķŴƈƜ7ųźƟǠ8śŤƯƷǏ9aGŉǅǜ10IŇő11ŧ12ƛƤǒ13Ǝǝ15ǆ22ƉƏ27Ƅ28ǐ31ů33Ǘ37ţ62Ů
~ile>	63 -9ŭ-8Ŗ-7Ǩ-6o7Jŵ8ķ9ƜƟƷ10ųƯǠ11ŉǅǆ12aGŇő13IƄ14ǒ15ŧƎ16Ƥ17Ǘǝ18ţ28Ɖ
~ilea	82 41Ů
~iled	73 -7ť9Ľ10ǆ11ƈ12ś13ǜ14Ť23Ƅ30ţ
~iler	85 13h15Ǐ29ǐ
~iles	65 10Ŵ11ź13ǐ24Ǘ28Ə39ů43Ů
~ili	57 7ƂǊ8şƠǥ9DǐǦ10Ŀ14Ľơ15ǚ16W17Xƛǌ19Ƅ20ƀ25ǡ33Ŗž
~ilia	85 22Ľ27Ŗ
~ilin	78 14DĿ24X25ƛ27Ƅ
~ilit	58 7ƂǊ8ǥ9şƠ10ǐǦ14ơ15Ŗǚ18Wǌ21ƀ25ǡ35ž
~ill	44 -11ƱǨ-10ƛ-9ŊŠŸƶ-8BŀŘƜ-7puGKķ-6lAńŤŪƇƓ6ƃǊ7dfƔơǕ8ļŕ9eCYŹƒƗƩư10cqOŐŨƬƺǃ11Jƽ12DƮ13sǠ14tPĴ15yĽũŬ18Q19LVZ20zU21H23IMƫ32ƭ33ł34ƻ63Ʋ
~ill>	46 -11Ʊ-9ŠŸƛ-8BŘŢ-7pGŀƜ-6l6oNĶňƽ7vFZƕƻǊ8dfƔǕǩ9ŕ10eƩ11cqCOŨƗƺ12JŐŹƬ15st16P17yũŬ18U19D20QV21L22z23H24I25Mƫ34ƭ36ł52Ʋ
~ille	82 8a9Ư14ļ
~illi	79 -7KŊ9Ž10ƻ11Ţ13ǁ17Ľ18Ĵ
~illo	83 -11D12ƅ20ơ24ƒ26ǃ
~ills	66 -9Ǩ-8ƶ7ƿ8ǝ9Ŀ14ƃ17Yư20Ʋ21Z23Ǡ24Ʈ34ƻ
~ils	85 11ƈƔ26ǘ
~ils>	87 11Ɣ26ǘ
~ilt	68 -7ť7ƈ9Eƺ10ŻƱ11bǍ13Ƈƪ15ǝ25Ǟ38ƅ
~ilt>	68 -7ť7ƈ9Eƺ10Ʊ11bǍ13Ƈƪ15ǝ25Ǟ38ƅ
~ily	56 -10o-7Ť-6ĸǞ7Ŀņƭư9Ƹ10hǅ11u13Ƴ15FŪ16ž17yƬ19ŨƜ21wƤƮƶ33nƽ
~ily>	57 -10o-7Ť-6ĸǞ6q7Ŀņ8ư9Ƹ10h12u14Ƴ15F16ŪžƮ17Ƭ18y19Ũ20Ɯ21wƤƶ30ƽ36n
~ilys	85 8Ʈ12ƭ17ǅ
~im>	57 -18Ƹ-10Ʀ-9ň-7ů8YƷ9AŅņŜǌ13wVſ15Şţ19oŦƨ21ũǂ23ƍ24ŧ29ť38Ť40s
~ima	76 -8Ǌ8Ů9ǉ12ƓǦ13Ũ17ƾ27h
~imal	85 31h
~imar	85 13Ǧ19ƾ
~imat	87 -9Ǌ9Ů10ǉ14Ɠ
~imb	75 9PƩ10œ11Ɓ15ǈ27ǀ28Ƒ
~imb>	82 10Ʃ11œ15ǀ17ǈ
~imbi	87 11P16ǀ
~ime	51 -11ǝ-10a-8Œţ-7Ŧƨ-6PĹ6FŜŻǟǣ7ĵƧ8Tƭƶƺǖǘ9ƈǒ10ĻŊœšŧƴǛ12WņŵƦ13sũ14Ųǚ15ǩ16g17Ɵ18őǇ24V26Ńǎ33R36L37NO
~ime>	52 -11ǝ-10a-7ƨ6ƛƲ7WŜƟ8FĵƧ9ƈƭƶƺǖǘ10ĻŊŧǒ11œš12ƴ13ŵ14sņ15TũŲ19gǇ25V27ǎ35R37L38O39N
~imer	82 14Lǣ16S19ő21Ǉ
~imes	77 -9T-7Œ8WƬ10ǀ13Żǟ16Ɵ24Ʀ35ǩ
~imi	59 -7Ś8ŻǦ12yŠ13ĺƓ16Ŗ22ǓǢ31ǡ49ŗ
~imit	59 -7Ś8ŻǦ12yŠ13Ɠ16Ŗ22ǓǢ31ǡ49ŗ
~imm	83 11ƍ12Ɓ
~immi	83 11ƍ12Ɓ
~imn	85 46Ɛ
~imne	85 46Ɛ
~imp	69 -7ǩ7ƶ9Ļ12ōư16ƎǕ18Ň19ƌƱ25ľ27Ş
~impl	83 12Ļ15ư20Ǝ
~impo	74 -7ǩ12ƶ13ō18Ǖ20Ʊ28ľ
~impr	82 22Ň23ƌ33Ş
~ims	68 7ƨ11tzǣ15Ʒ19ŧǜ43ţ
~ims>	70 12ǣ19ŧǜ44ţ
~imse	85 -7Ʈ9ƨ14tz18Ʒ
~imu	78 -11ř34ŗ37ž
~imum	78 -11ř34ŗ37ž
~in>	28 -30ǩ-22ŗ-21ǃ-20ž-18ǔ-17ŝ-15ƭ-14ĺƒƮ-13uşŦ-12cwőơƺ-11pBź-10DƆƇƈƧ-9JǦ-8Şƴ-7FŸǎ-6Ňưǒ6ŷƲ7mxLĵ8zńųƋƌǧ9KĴŋŬƱƳƼǀǋǣ10lv11VŉŏůŹƑƖƾǑ12qEOTŀŖƎƥƪǗǟǠ13kũŪƅǏ14ĽŚţƤǉ15Ƶƽ16jķšŻƉƊƍƻǖ17sŌǄǐǞǡ18yĹűƐƛƞ19ĿŅ20ĻūŽ21Ɨ23Ńǌ24RǊ25UĶ26ľǍ28ż29tH31S32i33Ɲǅ35nƸ39C40Y
~ina	62 -7ţ6q7ƞ8jkǕ9Ƌƌ10ftƮ11ABƯ12Ƅ13ĸŊ15ƈƥ16ǜ18l20Ǡ29Ŭ31ư
~inal	68 -9q7ĽŁŠ8ƞ10jkƋƌ11t12f17ƈ21l36ư
~inan	71 12Ʈ13Ư14Ƅ15AŊ16Bĸ23Ǡ34Ŭ
~inb	87 12ǀ25J
~inc	52 -12Ǉ-10Ʒǩ-7ņǊ-6ƒ6ŸƠƼǣ7ŗƸǔ8jPŹƣƪǃ9nGXţƔǆ10Ŕ11ǉ12ƺ13ť19ŏœƯǅ20Ʈ21t22S28ũ30Ǟ31ő36T
~ince	59 -9ǩ-8ņ-7ƒ6ǣ7iIŸƼ8ŗǘǟ9ƣƸ10PţŹƪ11G15ť22ǅ24t25S32ũ35ő36Ǟ
~inch	85 -7ǝ14j17X23ƺ
~incl	71 -12Ǉ7Ɓǥ8Ɔ11œƠ18ǉ29ŏ
~inco	65 -11Ʒ9Ƭƭ10ǃǔ11ǝ14nǆ25Ư27Ʈ47T
~incr	82 18Ŕ32œ
~ind	46 -15Ǜ-11oŗƮ-8ŇŞũƅƈǅ-7GWŒŘƧƵǩ-6vI6bŋų7aiūűưƼ8cP9śŹƉ10ǆ11ƕƠ12hŠŴƇƹǔǘ13jMŷƐ14Ǆ16ĺĿƷ17Ťŧƣ18ļ20gŚƶ21ŏƬ22XŎ23Ƌ26Ʃǁ31Ŋ50ƚ
~ind>	47 -15Ǜ-12Ʀ-11ŗ-10oƮ-8ƅƈ-7GŇŒŞũƧ-6vWŘƪƵǩ6qŪźŻƑ7bĽłŋųƨƼ8aiPư9cśŤŹ10Ɖ11Ơǆ12Ƈǔ13hŠŴƹǘ14ŷ15Ǆ16M17ĺĿ18ŧƣ19ļ20Ś21gƶ22ŏƬ23X24ŎƋ27ǁ29Ʃ33Ŋ47ƚ
~inde	76 -10Ń6O11zƖ12x13Ƅ15Ǒ22ƕ
~indi	87 12ň13ƪ14Ʀ
~indo	83 8ƚ14Ɛ16Ť19j
~inds	80 6ň7Ɓ11ű14Ǡ20ū
~ine	43 -23Ƃ-14Ū-12Ŀŏ-11œ-10h-9ōŒŔ-8CŗƮ-7FGRTĹƓƷ-6dnŠųŵ6ňƽǁ7ƑƗǕ8A9qsŁƛǠ10ǂ11ǎ12űƿ13ńŋŎƹƺǐ14ĽŖŭǦ15Śǔ16Ǩ17IƝǆǋǏ18Ņƍǅǡ19jMǃǑ20ǩ21Ǆǟ23ǖǛǢ24ƴ28Pǝǥ31Ǟ32Ń36Ǌ
~ine>	52 -12Ŕ-9œ-7ŠƟ-6d6bxƔƤƻƼ7OXŊŜŨƫ8ĴŸǛ9Ŗƽ10iVǕ11Śǩ12sMĽǞ13qŁŋ14j15Ǌ16Pǝ17ńűƴƹ20ƿ23IŅƍ29ǖ41Ń
~ined	72 10Ǜ12ǘ14j17ƺ18Ŗƴ19ňƛ
~iner	85 -7Q24P
~ines	49 -25Ƃ-14Ū-12Ɖ-10hĿ-9ŏ-7C-6TŒŗ7Ś8Ųǩ10Ƒ11MƗ12AǛǠ15ǎ16ǂǏ17ǝǦ18Ŏŭ19ǐ21Ǩ22ǆǔǡ23Ǒ24ƝǋǞ25ǅ26ǃǊǟ28Ǣ29Ǆ34ǥ
~inf	73 11Ľ12Ŕ16Ż21x22Ļ36Ǘ
~infl	87 15Ŕ20Ż
~info	76 12Ľ23Ļ37Ǘ
~ing	28 -22Ō-20Ʃ-18Ŝ-16s-15ő-14BG-13ƔƧǆ-12ƅǎ-11ŐŗŬƷ-10lƺǗǡ-9JļšƴǨ-8nvRǒ-7WĸƏƤƦƿǅǌǚ-6Ɗǖ6FKMķŏŔƣƫƻƼǄǓ7ezAńŦƁƇƋƙƜƢǑ8fPƍǜ9rţƸǊǝ10ghĴĿŘŝŸƒǛ11QǦ12qŮŹƯ13LŲƆƞƬƮƹ14ōŭ15TľŢŻƥƨ16YŒƳǢ17ZƄ18Ž19Ķǀ20ŉƉơ21UĽƖ22xŞ23ŀ24Ƶ25yX26tũ27Ǎ28Ƙ30iłǙ32H33jĺǟǩ38kǞ41Ĺ44V
~ing>	29 -22Ō-19Ʃ-15s-14Ŝƈ-13BGőƔƧǅǨ-12ƅǆ-11Ƥǎ-10ŐŗƑƷǡ-9lCJšŬǗ-8Rļƴƺ-7vƦǌǒǔǚ-6EW6mŃƂƣǂǜ7uIMŅŔƮƱǓǘ8ezFķĿƁƆƋƥƻƼǑ9ńŦƉƍƙ10TţƇƸ11ghrĴŝŸƒǊ12PǛǝǦ13ŮŹƳ14ŽƯǢ15qUŭŲƬƹ16LľōƞǙ17ŉŢŻƨ18Œ19ZĹƄ21Ķũǀ22ơ23iĽƖ24xŞ25ŀ27yXƵ28tł29ǟ30ƘǍ31ǩ34H36jĺ41kǞ46V
~inge	78 8b10Ŏ19ũ21E26Ǚ33ƫ
~ingi	83 -9Ŷ-6Ʈ10T12ź13q20ǟ23Ĺ
~ingl	68 -12ƿ-8ƛ9Ƙ13Ɔǩ16ǅ30f36ƈ44Ɖ
~ings	54 -8ǖ-6nǩ6łƜ7ŊŽƳƽǛǨ8KƘƤ9TĻƑǄ10Ǚ11Qƶ12ŀ13i14UƮ15ŉƥ16ƗƢ18Ř19ǔ21ǟ26AĹ32Y
~ingu	83 27Ǝ
~ini	64 -11ǧ-8ŷ-7Ʊ6ǝ8ƌ9aĻ10ŗ11Ǆ12Aƾ13ǩ21Ɗ25mźǙ29j30ž
~inim	79 13ŗ37ž
~inin	78 -13ǧ-9ŷ8Ɲ22ź31Ǚ36j
~inio	87 14Ļ17A
~inis	71 -8Ʊ7ǝ8ź10ƌ13Ǆ16ǩ23Ɗ28m
~inj	73 11ǚ22ǣ30ƃ42ž
~inju	74 22ǣ31ƃ43ž
~ink	51 -14q-11ŲƦƨ-9A-8Ǆ-7ZĹƮǠ6ƌƏƒ7ǋ8Ƒǝ9ǊǦ10ƓƛƭƷ11Gű12yĿƀ13hŖ15ƵǍ16ĺ17ƣ18Ũ22HV23B26Ňǩ32Ǜ43Ƭ55ƿ58r
~ink>	56 -15q-11Ųƨ-8Ǆ-7AZƮǠ6KOǒ7ĿŀōžƏƒƺ8ķƌ9hƑǋ10ǝ11ƛƷǊ12GƓ13ű16Ŗ22Ũ24Ƭ25H27B31Ň37ǩ44ƿ45r
~inki	67 -13Ʀ-8ǩ6Ǟ7Ŀ9ƀƿ10Ƴ12X13Ǧ18ĺ19ƭ21y24Ƶ26V28Ƭ
~inkl	76 25Ǎ28ƣ
~inks	77 8h29r45Ǜ
~inl	82 -7q-6ƪ10ŭ11ƚ12Ŵ18ǖ
~inly	83 -7q-6ƪ10ŭ13Ŵ18ǖ
~inn	78 -9ǁ11Ť12ŔƤ13Ʀ14Ʈ15L18N27ƻ
~inne	80 -9ǁ12Ŕ13Ʀ15LƮ18N27ƻ
~ino	87 -7Ź14v33ƻ
~ins	40 -17Ƹ-15Ǐ-14Q-12Ǎ-11ǔ-9ŭƒ-8Ŷ-7noSYƅǑ-6qsĿŇƼǂǞ6ŖŤǣ7CĹƀǘǧ8ĺŞƬ9ŘƐƥ10aŁũŪƦƭƳ11ơ12ƻǌ13Ųƙ14ņţǓǨ15Wƃƕ16ľšƁ17ƄƘƪ18r19Œ20ǩ21ŗƴ24ƓƗ26ǥ27Ʃǒ28ƨ31Ő32ſ35ş36ŏǢ
~ins>	68 7wŔ8kǜ9Ɓ10ŀƑ11u14Ƙƙ15ũƩ16Cƻ26a35Ɨ
~insi	73 -34ǌ-18Ǎ-9ž-6Qƅ9ŷ10ƛ11ūŰ12Ə13ŖƗ15ƣ17Ʃ20Ǣ22ƥ46ơ
~insp	79 15Ɖ
~inst	64 -9ŭ-6Y6ũǑ7łń9ǚ10KƔƵǡ14Ǆ17ƐƘ19r26Ų28ƪ37ǩ
~insu	43 -18Ƹ-15ơ-14Ǐ-11Ǒǔ-10Q-9ƒ-7ŀƔ-6noŶ6ƙ7rŚŦǤ8Ťǧ9ƀǘ10ĹĺŘƩ11ŞƬ12ŁŪƦƭƳ13Ɓ16ņǓǨ17ţƃƕ18Wľ19š20Ƅ21Œ24ƴ25ŗ27Ǣ29ǥ30Ɠ31ǒ32ƨ34ǌ35Őſ39ş41ŏ
~int	57 -8JƖ-7Łǅ-6nťǇ6Ɵ7iLŘřŵǃ8RłƀƵǁǖ9qůƔƾ10dŅǩ11ŊƌǍ12ǝ13Ňǜ16ǣ17ż19N20SŠ21ǎ22Ŗƪ23Ż25ƛ32Ş
~int>	75 8Ş9ū10Œ11Řǩ12ǁ13q15ǜ16Ŗ17Ǎ
~inte	67 -8Ɩ-6ť6ķ7ōƐơ8Bǩ9Hřƪǃ10Š11ƔƵ12Ɵ13Ŗż15ů16Ņ17Ňǝ19ƛ25Nǎ
~inth	87 14L
~intm	85 11M13ŵ15ǖ16ƾ
~into	68 -9J-7Łǅ6g7ǗǞǨ8żſ9ǘ10iĺ11Rƛ12dł14Š15Ŋƀƌ18ƪǣ26S
~ints	83 36Ż42Ş
~inu	64 7fƧ8Ś9auƋ10ů11ķĻš20Ō27N38O
~inut	65 6ń7Ƨ8fŚ9au10ů11Ļ20Ō27N38O
~inv	68 8Pż10Ł11Ǡ14Ǣǩ15ķ16ƗǕ19Ǐ20Ɲ21ǘ
~inve	76 15Ǣ16ǩ18ķƗ21Ǐ23Ɲ
~invo	73 9Pż11Ł12Ǡ17Ǖ23ǘ
~iny	80 21Ƈ32Y
~iny>	85 34Y
~inyl	87 23Ƈ
~io>	85 7ź18l19B
~iol	80 40Ż
~iola	80 40Ż
~ion	43 -13ơ-10ƽ-8NĺŘž-7GķŞƬ-6wňōŏƢǥ6ŎƉƭ7QŁǜǞǟǣ8STŐŗƘǓ9nxƕǁ10ư11ƨƻǝ12Ŋƿǋ13ǆ14mƖ15Ŕū16kƅƌƼ18ű19PĶńŋƱ20ż21Ə22ĻƇ25Żƀǚ26ŉ27Aǌ30Y31Ň
~ion>	47 -13ǩ-11ơ-10ƽ-8ĵţ-7GNŘ-6ķĺ6ļŃŹ7FŌǅ8qŎƃƉǟǣ9Tƭǜ10ŉƕǁ11ńŔŗ12SƅƏ13Łƨưǝ14żǌ15AŻ16Ɩǆ17mū20k22ŋƱ23PĶű25Ļ26Ƈ29ƀ34Y36Ň
~iona	71 -6ƻ10Ɛ11gǤ13ƿǌ14ǧ18QǓ23ǚ
~ione	83 -6ŷ13ĸ14nA17ż21ń
~ions	58 7xśƅƫ8dŔ9AĵţƘǡ11Śǚ12Ǟ14Ə16Ż17ǩ18ƌ21ǋ22Ŋƻ24ŉ26Ƽ
~ionw	87 16Š32Ő
~ior	76 -8Œ6m15w19aƇ20œ27ľ
~ior>	79 -9Œ7m15w19a20Ƈ21œ
~iori	87 32ľ
~iou	76 6Ǜ7Ɩ8Ĺŉ10Ŀń11ƽ14ǂ17w18Ƽ
~ious	76 6Ǜ7Ɩ8Ĺŉ10Ŀń11ƽ14ǂ17w18Ƽ
~ip>	58 -11ǩ-7O6ūƫ7ŠƁ8ķŊ9ŉƄ10ǁ11ƛ12BƉ14kĽǋ15ǆ18łǍ21Ţ22ů25Ɯ41ƃ73E
~ipe	76 11Ƥ12ǖ18Ş25Ƌ37ƛ
~ipe>	79 12ǖ19Ş39ƛ
~ipes	85 12Ƥ28Ƌ
~ipl	85 -9Ō16m26Ɓ
~ipm	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~ipme	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~ipp	76 6ƪ10hĵ11Ťǝ12Ƣ16ƿ
~ippe	83 7ƪ11hĵ12Ť17ƿ
~ippi	80 11ǝ13Ƣ
~ips	87 8ƛ12ǀ18E
~ips>	87 8ƛ12ǀ18E
~ipt	76 7Ƙ27Ǌ37ƻ
~ipti	83 30ƻ
~ipts	83 -6ƿ11ƻ30Ǌ
~iqu	85 -28Ÿ10Y14ƿ18Ƙ36Ǜ
~ir>	56 -11œ-10ŭ-9nŰǆ-6pVš6ĸƢ7aƳ8N9ļŀŝǌ10ǖ11iy12ŉ13ĵǃ14Ƌ15Ŧ16Ǒ17Ǖ19ŅŇƝǐ22Ʊ25v27Ŕ30ŧ38ǒ40ǈ
~ira	73 8Ž20n21x25w44Ķ
~ira>	75 21nx25w45Ķ
~irb	83 36Ɯ
~irbn	83 36Ɯ
~ird	76 -6ƽ9Ŝ10ǡ13Ɩ14ǅ15ǘ18qƣ22d40Ɵ
~ird>	78 -6ƽ9Ŝ10ǡ14Ɩ15ǅǘ19qƣ23d
~ire	52 -8Hů-7Ƣ-6ŵƟƩǗǩ7VŜũǕ8Ǚǥ9ektǌǑǢ10Ļ12ŉŤƘơƧ14ĺ15Ư17ǓǞ18ŕ22P24Ķ28Ƥ32Ǝ36S47Ɛ55ǜ64Ə
~ire>	57 -8HĶ-6Ǘ6ƭ8ŜǄ9Ǖ10Ǣ11ŕǑǓ13ǌ14ŉƧ15Ť16SV17ĺƯ20Ǟ22Ƥ28Ǝ36ǜ65Ə
~ired	71 -21ǌ-9V-7Ķ9qƎ10űǘ11Ƥ12ǥ13Ǚ17ũ26ơ27ǜ30S36P
~irem	72 -7ơ12Ǔ15t18ǌ50Ķ
~irep	76 64Ɛ
~ires	83 9ǔ13ŕ15e19Ļ
~iri	72 -8ƣ15ƻ16Ǎ21Ǟ25V31ǜ46Ƌ
~irin	72 -8ƣ15ƻ16Ǎ21Ǟ25V31ǜ46Ƌ
~irl	71 -10ǌ9ǖ12ǈ13l14Ʒ15ǜ19v21Ƣ23w37u
~irl>	77 10vǖ13ǈ15l19u26w
~irlf	87 -12ǌ26Ƣ
~irls	82 -7Ʈ11v16Ʒ18ǜ22u
~irm	87 -8Ɲ12Ǡ15Ž18C
~irs	57 -11ĸ-6v6ƛ7rŃƠƷǇ8xGƫ9uƅƤ11AYŕ12Š13ƨǄ14aǩ15sŚ16oŅƊ17Ň18ńǑ19œ20Ɩ22Ǎ25Ř
~irs>	70 7őŔŦ8ƣ10ƛǇ17ƤǄ20Ɗ21Ņ23Ǒ28Ǎ
~irst	60 -11ĸ-6v6b7ųƷǏ8rŃ9uxGƫ10ƅƠ12AYŕ14Šƨ15a16sŚǩ17o19Ň20ńœ21Ɩ27Ř
~irt	63 10Ǘ12Ŝ15P35v36p39c52d
~irth	64 11Ǘ12Ŝ19c36v37p53d
~is>	22 -17ŦƮ-16ŠŨ-15ņőŤ-14ƂƸ-11ĸ-10gZƷ-9śǅǠ-8OĽŲŸƜ-7WŘŢƝ-6ƞ6aPĻŌǁǓǔǥ7Eŉūƚǎ8ŏœřƔ9vMŰƦƾǦ10bFŜşƏƒƟǜ11nwNĺłŝơƫƲƻ12zXŋŎŬƐƗƱ13fŭ14yDĿųŹƙ15ƥǗ16ķľƠƶǈ17ĵƘǞ18TĹſ19ōůǣ20hrŗƉƕǆ21sŁŪƆƨ22Ƈǂǖ23Qǃ24qYŒŕƅƓ25ƊǛ26Iǋ27pUǟ28oJǇ29jAű30ŃŶƢ33txƩ34Ŵ36i37ź41Ǎ42ŀ43ǩ
~isa	76 7Ƙ13ş14e15ZƯ16ĸ18ňƎ26W
~isa>	87 16e19Z
~isab	82 15ş16Ư20ň28W
~isc	70 6ľ7ş8m9Ɓƺ10Q13hI15ZŽ17ź
~isco	72 7ľ8ş9m10Q14I15ZŽ18ź
~iscu	85 7ǧ11Ɓƺ16h
~ise	59 -13Ŧ-8ƫ6v7wNĸŒŗƎƮǤ8k9Ŀ10aŏƸ11ǋ12ƒǢ13dǩ14tƠƽǂ16V17B18lœ19Ƙ21A26ƣƯ
~ise>	63 -14Ŧ-8ƫ7vwƽ8NĸŒŘƎƮǤ9k10Ŀ11Ƹ12ǋ13Ǣ14dœƒ15tǂ16Ơǩ18V21ƣ29Ư
~isea	85 11ƽ
~ised	76 -7Ř10ŏ12ŗ14aB26lƘ
~iser	87 12B20A
~ises	87 11ƣ16A
~isf	85 16ŧ25ŝ
~isfi	85 16ŧ25ŝ
~ish	63 -7Ʊ-6Ś6Ɵ7źƌ8ņ9ǁ10Ǆ11Ɨ17Ļ20ŞƊƎư21ǩ24m27ǘ35g
~ish>	73 -7ŚƱ8Ɵ9ƌ11ǁ13Ǆ21Ļ23m25Ş28ǩ31g
~ishe	69 7ǝ8ź10g11ņ22Ǝ23ư24Ɗ
~ishi	83 16Ɨ36ǘ
~isi	62 -7Ř9ƅ11N13Ń14żƾ16Ł17AŔǁ19ƙ23ƻ31Ɯ42ƀ
~isin	80 13A22Ŕ25ƙ30ƻ
~isio	67 -6Ř8A10ƅ15Ń16ż18Ł46ƀ
~isit	76 6a13N17ƾ21ǁ39Ɯ
~isk	77 -11g13Y18ũ29ǀ
~isk>	80 14Y20ũ
~isky	87 -12g33ǀ
~iss	65 -12Ő-8ƛ-7ǩ6Y7rTĹ8ŵ9ptƵ10sŁŋǟ12ƷƸ14ű15Ɖ17ųǙ21š23ǂ24Ÿ26Ş42ō
~iss>	83 11ō14Ĺǟ24Ǚ
~isse	85 28ō30š
~issi	75 -14Ő-9ƛ8Yǚ9T10ŵ12ŋ14ō17ű18Ɖ36Ş
~issu	73 9r10t11pƵ12sŁ13Ƹ14Ʒ26ǂ28Ÿ
~ist	51 -15ǌ-8žƳ-6Űǘ6şƷǈ7ńƏƜƼǔǖǧ8DūŻƘƸǃ9zƒǊǐ10gQľŬűƎƯǑǩ11ţſƅǏǗ12dĺƵ14kŪ16Ť20ǚ23B31Aŷ33ƽ38ơ
~ist>	59 -29ǌ-8ž-7Űǩ6f7oŬƿ8ĿűƗ9ńşǈǗ10Ƙ11ǐ12PƜ13gľƎƒ14Ǐ15ĺ16ſ17Ū22Ťŷ42ơ
~ista	83 39ǚ
~iste	64 -7Ƴ6Ŭ8as9PŷƤƫƷ10ǧ12ǃǌ13Ǌǖ14z15Ư18ƽ23ǩ32B41A
~isti	85 8ű20ƅ23Ƶ
~istm	80 9Ƌ17D20d24k
~isto	72 11ņ13ƸƼ18ţ28ƽ
~istr	80 13Ə15ūǔ20Q
~ists	76 7Ǉ9ŷ17ǈ18Ǒ
~it>	27 -31ǩ-23Ņ-22q-20Ʒ-18Ǒ-17ƨ-16X-15Ĺžǔ-14ş-13glpLŉŷƃƳƸ-12vCGSŝǈ-11PRķơǝ-10yĸ-9OTǜ-8xzĻƶǙǣ-7HMƂƦưǕǛ-6Ŝ6ƄƠƯǏ7ľƁƽ8bĴŋŘƐƬ9Ķƕ10ŞťūƊǍ11DĿōőřŸżƀ12iƎǞǟ13nŁƹǡ15Ų16Ǉǖ17ł18AFƓƭǤ19BŊ20ĺśŠƉƢǅ21UƟ22ŃŎƇƙ23Ś24ĵŇŬƆƒƪ25ŧ26ŌŒŭ27rŗƞ28Ű29ŕŤǆ30Ŕſ31ŨŮ32ųƧƫƵǗ33j35ũƅƩ36ǃ38Ŗ41œ43ŀ44Ŷ60ű
~ita	65 8ž9VƤ10SǨ11ĸƃƘ12ǂ14gƶƼ15aQƻǩ17Ʀ18Ż19Ƹ20fǔ27ŀ
~ital	70 -6T9ž10V11SǨ12ƃ13ĸǂ16Ƽ17Q19Ʀǩ20Ƹ22fǔ
~itar	87 16Ƙ20g
~itat	80 25Ż36ŀ
~itc	64 7LŎ8ŸƎƙƭ11ſǈ12ƞ13Ō14g16Ǜ19Ǆ22M24f34Ţƌ
~itch	64 7LŎ8ŸƎƙƭ11ſǈ12ƞ13Ō14g16Ǜ19Ǆ22M24f34Ţƌ
~ite	59 -22q-16ś-6v6Ĺŵ7nJŤƲ8ńǇǚǜ9ř10oKŐƻ11Ǜ12ŌŴƉƾ13Ŷƥ15Ÿǖ16w18Ǥ19ǩ23ļ24Ƙ34h37ƞ
~ite>	63 -23q-16ś-6v6ĸ7Ĺǆ8JŤƲǇ9ǜ10ř11oKƻ12Ǜ13ŌŴƾ14ƞƥ16ŶŸǖ17w25ǩ26ļ37h
~itec	87 13ǚ19Ɖ
~ited	78 10ŵ25Ǥ33ƞ
~iter	83 8eũ11nƈ12Ť
~ites	87 14ń16Ő
~ith	37 -13Łŏ-12ĺ-11Ť-10RZƟǅ-9HľƔ-8jNŃŒůƑǂǛǩ-7oCķŪƃǊ-6OŅōţųƩƫƯƶ6Qťƚ7zFƞǍǖ8MWœřŽ9sŢŰƁƮǡ10ASXĴƤƱƳǓ11ĻŋŠǜǨ12ĸŭżƽǤ13nňŚŧƐ14ŜŶſƂǃ15Ƨ16ŀ17ńŞƵ18agƷǁ20ŝ21ŊŲ22ĹŖ23š24Ŭ25ŵƢ26VŐ27ņ28b30ş41ő
~ith>	38 -19ĺ-12Ł-10RZŤƟ-9HƔǅǨ-8NľŃƑǂǐ-7jCŏŒŪƭǛǩ-6oOķōťųƃƫƶ6iĿƉǥ7FQTŷƚƨǖ8zżƞ9MřŰŽƁƽ10Xœǡ11sWŠŢƤƱ12aASĻŋǜǤ13Ĵŭ14nĸňŚŧƂƐƳ15Ŝǃ16ŬŶƧ17ŀń18Şǁ19gƵ22ŊŝŲ23Ŗş24Ĺ26Ƣ27V29Ő30ņ32b48ő
~ithe	79 9ƽ10r11ż14Ǎ17ş18Ŭ
~ithi	83 -14ƈ-9ů12Ə18ǐ28ť
~itho	63 -10ő-7Ʀ7dư8źƈǁ11aĺǠ13ƮǓ18ƭ19ſ26Ʒ31Ǩ32š44ŵ
~iti	60 -8ǩ-7G6ż7ĸ8iŔǈ9ŅŐƠǤ11SĶǧ12ƉƜ13aǀ14Ǔ17Ɩ19ńƌ21ǌ22Ŏ23űƱ25Ƽ
~itie	85 11Ʊ13Ơ20ǀ
~itin	75 -6ǩ6J9Ǟ10Ŏ11i12ŉ13Ő15Ɩ16Ķ17Ɯ
~itio	64 -7G7ż9ĸŔǤ10Ņǈ12ǧ13SƉ15ŎǓ21ńƌ23ǌ25ű26Ʊ27Ƽ
~itl	75 -8Ƅ7ǈ9ƕ10ķ11ǐ18Ɩ28Ŭ29P
~itle	75 -8Ƅ7ǈ9ƕ10ķ11ǐ18Ɩ28Ŭ29P
~ito	75 -11Ǒ18ŽǤ23Ɯ30Ǝ
~itor	75 -11Ǒ18ŽǤ23Ɯ30Ǝ
~its	55 -11ķ-7Ś6gńƺ7ŰǦ8eŇǝǢ9ht10YŠƟ12Ɠ13ǡ14ILǜ15Ŗ18Ež21řƣǓ23ſ33W39ŗ
~its>	55 -8ķ-7Ś6ńƺ7gǦ8eŇŰǝ9ht10YŠƟ13ǡ14ILǜ15Ŗ18Ež21řƣǓ23ſ33W43ŗ
~itse	82 -7ŗ10Ƙ11ŀ14Ǣ19Ɠ
~itt	54 -11ǃ-9Ǉ-7PƮǩ-6Ŷƈ6clHŊƳ7rIżƝƟƹƻǦ8dĶļƢ9ƞǄ10MƘ12ĵŗ13bœ14Ņ16vƦ18YƯ22ž24hu26wx
~itte	76 -13n-8ƈ-7Ŷ7Ż9ƲǓ20ŗž22b38h
~itti	72 -13Ő-7Ʈ7j9ŀŚ10HYƟ11Ǧ12rĶ13Ƣ15MƘ16ĵ17n
~ittl	58 -11ǃ-9Ǉ6mĿ7lŊƆƳƹ8cIŐżƝƻ9dļ10ƞǄ11Y15œ16Ņ17Ʀ18v20Ư27u28w30x
~itu	74 -6ƽ8f10z12nǨ14FŹ20G21Ƣ24Ɨ
~itua	82 -7ƽ9f11z13n14Ǩ15Ź16F
~itur	79 -6Ƌ6ƥ22G23Ƣ26Ɨ
~ity	54 -12Ʃ-6ŗ7dxƂǥ8şǧ9ǐǦ10eV13ơǓ14yŖǚ16W17ǌ18ľ19ƀ23Ǝǡ24ķ25ǆ31Cž
~ity>	54 -12Ʃ-6ŗ7dxƂǥ8şǧ9ǐǦ10eV13ơǓ14yŖǚ16W17ǌ18ľ19ƀ23Ǝǡ24ķ25ǆ31Cž
~ium	76 9Ʃ11X14œ17Ǥ29Œ
~ium>	76 9Ʃ11X14œ17Ǥ29Œ
~iva	79 10Qǣ11ǀ12ƨ13Ƥ21ơ
~ivat	80 10Qǣ12ƨǀ21ơ
~ive	41 -18R-16Ʀ-11uS-10qŒ-9BYŖƛ-8iƭ-7gsŤƜƨƴǂǄǩ-6pĿŉū6dDQǃǕǝǠ7yIMķŞŵƒ8ŝŸƠǌ9ǣ10őƝǛ11hƘ12Ű13Xƀ14z15Žƅ16ŔƮǚ18CWŶ19ƣ20Ū21Ů22GŴ23ůƙ24ln25ſ26ŭ29Ź33Ų34ų39ŷ40ź55ǐ
~ive>	47 -17q-14Ʀǩ-12u-10ŒǛ-9BRǋ-8iYź-7gŖŞşŤǂǄǓ-6ŉƨ6ŅƄƝƟƤ7DFƃƫǀ8dŁŨ9IMQŷŹſƒ10GķńŔŝŦŵǝǠ11nƠǣ13őƘ14h15lXŭŲƀ19zƅƮ21Ūǐ22CWŴƣ23Ŷǚ25Ů34ų35ů
~ived	82 -14S25l30G
~iven	76 -7ųƴ9ŷ14Ŕ15ǋ17ŭŴ
~iver	55 -11Rǧ-9ůųơ-8ƛ-7Ŵ6ŭ7Ɲ8ǃ9ǩ10ż12ƩǕ13Ÿǌ15y16aſ17Ž20Ǜ24ƙ25Ź33ǐ36Ų41ŷ66ź
~ives	61 -11Ū6Ƣ8ſ9q10A16ŷ19ǐ20ş21Ş25ų26n
~ivew	78 -11ŷ20Ū31Ű
~ivi	54 -16ǩ-11c-10ŝ-8u-7RőƠ6nƢǁ7tLĿƅƦ8Œ9ƷǍ10H11Ƃ14qN15Ŵ16kŲż17Ů18iƪ19ƞ21z22FŸŻŽ27P29ŷŹ31ǀ33Ū
~ivid	87 14Ʀ32ƪ
~ivin	55 -16ǩ-11c-10ŝ-8u-7RőƠ6ƍƟ7ntLĿƢǁ9ŒƷ10HǍ11Ƃ13Ŵ14qN17kŮŲż19iƞǀ22zŸ23FŻŽ24Ū27P30ŷŹ
~ivo	82 11ĵ28f
~ivor	82 11ĵ28f
~ix>	79 11Ƥ17ţũ19ǩ20h24Ş
~ixe	82 11ĵŵ14ǌ16ũ28ƌ
~ixed	85 12ŵ18ũ29ƌ
~ixi	85 9y10Ǡ12H13ǀ
~ixin	87 9y12H13ǀ
~ize	76 10Ļ11rœ12HƋǞ19Ɔ28Ƭ
~ize>	78 8Ɔ11rœ12HǞ29Ƭ
~ized	87 12ĻƆ14Ƌ
~izo	87 9Ÿ15Ɵ17Ǟ
~izon	87 9Ÿ15Ɵ17Ǟ
~izz	85 -8R-7C20Ų28ǩ
~izza	85 -8R-7C20Ų28ǩ
~jec	78 10ŋ11ǚ19ƴ20ǁ
~ject	78 10ŋ11ǚ19ƴ20ǁ
~jee	87 10Ū16Ŭ19ų
~jeep	87 10Ū16Ŭ19ų
~jew	73 32Ƙ
~jewe	73 32Ƙ
~job	54 -13rŞ-11G-10Ǩ-9oŬ-8Ʈ-7JOǩ6ŧ7Ǒ9tţƨ10ŴƝ12Ƭǔ14Ķů15RŗƦǧ16Ǆ20ǐǣ29ǈ30q37Ƨ42V43S45U46P48W
~job>	56 -13r-12G-10Ǩ-9oŬ-7JOƮ6ŧ9tţ11ŴƝ13Ƭ15Ķǈǧ16RŗůƦ21Ƨǣ30V32q45S47U49P51W
~jobs	72 -14Ş8Ə9Ǧ11Ǒ15ƨ18V19ǈ20ǔ22Ƨ23Ǆ28ǐ
~joi	79 -13q8ő10Ŏ18Ǎ41s
~join	79 -13q8ő10Ŏ18Ǎ41s
~joy	78 13ǟ14ŭ18g20t30U
~joy>	82 20g21t31U
~jua	87 14ƹ22ƿ
~juan	87 14ƹ22ƿ
~jud	87 10š11ķż
~judg	87 10š11ķż
~jum	76 -10Ņ15Ň16ƍ29Ţ31ǀ38œ
~jump	76 -10Ņ15Ň16ƍ29Ţ31ǀ38œ
~jun	83 7m8G16w21a
~juni	85 7m17w22a
~jur	73 11ķ22ǣ30ƃ42ž
~juri	82 13ž17ƃ25ǣ
~jury	78 12ķ16ƃ33ž
~jus	48 -19ŗ-13ō-9Lƞƥ-8łŬǁǐ-7ŐŚųŵƅǌ-6Bƣ6M7ZŒǚ8Ŋơƭ9ŇŔřŜş10eƊƦǀǈ11vCŴƍ12KUŁ13ƢǙ14uŖŪǑ16Ĺ17ŧ18ž19ŭƻ20Ļ21ǋ22n25ŷ26Š28Ǉ
~just	48 -19ŗ-13ō-9Lƞƥ-8łŬǁǐ-7ŐŚųŵƅǌ-6Bƣ6M7ZŒǚ8Ŋơƭ9ŇŔřŜş10eƊƦǀǈ11vCŴƍ12KUŁ13ƢǙ14uŖŪǑ16Ĺ17ŧ18ž19ŭƻ20Ļ21ǋ22n25ŷ26Š28Ǉ
~kag	77 14W16ş24Ų41ǥ
~kage	77 14W16ş24Ų41ǥ
~kay	50 -10ƻ-9Ţũ-7j-6Ŗ6ňōƛƣƾƿ7FIƬƷǎ8Jűƕ9ūǂ10ĴŘƥƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~kay>	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7FIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~ke>	38 -17ŭ-16JŖ-14Z-12ľ-11nĹŁŒƵǇ-10ńŬƔǑ-9ŜƢƣ-8QƄƒƨƷ-7PœŔŕƑǅǏ-6CGŅŚƩǕ6ADĿŢǨ7MőŵƖǌǓ8RźƂǄǔ9NžƱǀǍ10ƭƽ11jŗƮƻǚ12ĽƤƿ13Řƌ14zŪƜǁǘǩ15cgŃƧ16ňŉůŲ17ķŇŎƬ18xŧƶǂ19ĴŌƁ20K21ņ22ǖ24BŶ25Ş26ƞ27T28ƥ30ŝŨ31Uł34Ļ36Ǝ
~ked	55 -10Ǩ-7Ĺš6Ưǒ7kĵŔǧ8FNĽņō9ļƌơƹ10ǟ11Ž12ŘŭǄ13Y14Ķż15Ńƛƣ19SƞǗ20Ű23Š25ń26r29ǘ
~ked>	55 -10Ǩ-7Ĺš6Ưǒ7kĵŔǧ8FNĽņō9ļƌơƹ10ǟ11Ž12ŘŭǄ13Y14Ķż15Ńƛƣ19SƞǗ20Ű23Š25ń26r29ǘ
~kee	52 -9NĴ-7Ř6Ŏ7qũ8t9VĿƥǘǝǩ10hPUŋŽƝƮǙ11ŚǏ12W13ŀōǨ15Yş16oŢ17ſ18Ť19Ű21ŝƊǟ24Ʒ26Ƨ27Ǡ28Ǘ35Ƶ
~keep	53 -10N-9Ĵ-7Ř-6Ŷ6Ŏ7ũ8qǞ9tVĿƥǘǩ10PUƝƮǙǝ11ŋŚŽǏ12W13ŀō15Yş16o17Ţſ18Ť20Ű21ŝƊǟ24Ʒ27Ƨ28ǗǠ36Ƶ
~kel	85 9ű13Ř19ŧ24ũ
~ken	66 6m8hĴǌ9ƪ10ƿ11ƕǉ12Ɯǎ13ťŲ14R17ŭ31k
~ken>	76 9Ĵǌ11ƪ13ƕǉ
~kend	71 10ƿ13Ɯǎ14ťŲ15R18ŭ34k
~kep	73 -12ǔ-10ő-7Ʈ9YŰ10ƃ11ŝ17Ŷ19ŀ20Ǘ42ƥ
~kept	73 -12ǔ-10ő-7Ʈ9YŰ10ƃ11ŝ17Ŷ19ŀ20Ǘ42ƥ
~ker	60 -14Ǥ-12Ɗ-9Ō-8Ų6ƿ7KM8gAŁ9Ɲǜ10x11ŽǑ13Ŝ15asǘ16Ƌ18Ƴ20Ǉ21v22Ş26ƥ29ǣ31ƹ
~ker>	67 -13Ɗ-10Ō7Ǘǩ8ƿ9gAKǣ10Ł11ǜ13Ž15Ŝ17as18ǘ21Ƴ30ƥ35ƹ
~kers	69 -15Ǥ13x14Ǒ19Ƌ24vǣ25Ǉ28Ş
~kes	64 -9Ƨ7MņƃƏǁ8ǐǔ9p11ŝųǊǨ12X13ĿƙǞ15Ş19ŋ23ŀ26Ł
~kes>	64 -9Ƨ7MņƃƏǁ8ǐǔ9p11ŝųǊǨ12X13ĿƙǞ15Ş19ŋ23ŀ26Ł
~ket	60 -15ż-9ƪ6ƶ7ĶǏ8eǔ9ĸ11Ŗ13Ǆ14ţǟ16HŦ19Yƒ22Ŕ23Ř50Ż
~ket>	65 -10ƪ7HĶ8Ǐ9ǔ10ĸ12Ŗ14Ǆ17Ż18Ŧ21ƒ22Y24Ŕ25Ř
~kets	69 -15ż11H16ǟ19ţ39Ż
~key	72 6Ŀ7Ƨ9Ń10ų12v31Ɩ56Ǩ
~key>	85 66Ǩ
~keys	74 6Ŀ9Ƨ10Ńų12v32Ɩ
~kgr	83 10s17ǜ26ǩ
~kgro	83 10s17ǜ26ǩ
~kic	80 -7L11ŕƹ13iŘ16Ō17Ļ
~kick	80 -7L11ŕƹ13iŘ16Ō17Ļ
~kid	55 -12mŷ-7Ʒ-6ǩ6ŨƘƳ7ŴƦ8ŭ9N11ľ14l15Ǐ17ƍƲ18ƭƶ19Ʊ20ƫ24w25v28n29Ư32Ź33y36x57u
~kid>	77 -14ŷ10źƘ11l12Ŵ13Ʀ15n17Ź23Ǐ
~kids	56 -11m-9ź-7Ʒ6Ƴ7Ũ8ŭ9N11ľ17nƲ18ƍ19ƭƶ20ƫ21Ź22Ʊ24w26v30Ư34y39x59u
~kin	43 -20Ʀ-13Ŝ-12ƪ-11jǐ-10Ǜ-9ŁŗŞǅ-8MŒƈƮ-7ruĻų-6lnAFKŹƧ6PťưƵ7ŀłōƞǖ8SĽľŤŪƉƭ9byQŬǞǦ10qvŇ11iŴƨǈ12ZĴŚǄ13Ţƍ14hŽƇƐƣǆ15xŊŏƻ16ń17Šǩ19gHƋ21tơ22VĹŃ24Xĺǔ27ƹ28Ƭ34a36Ʃ
~kin>	59 -7Mǩ6ŢƵǆǚ7łōŠŨƭǈ8ptvŊŽ9ŭƍƤǠ10CŃǖ11xH12ĹƩǍ13ŚŬƐƞƻǞ14ŀƄ17Ŀ18ƅ21X22ń26a
~kind	54 -16Ǜ-13ƪ-12Ʀ-8ƅƈ-6Ʈ6Ǚ7xRT8ŃŠŮƎƐƝƸ9qŢŧźǥ10bŪư11XŊƨ12iĺƉǩ13ǆ14Ť15Ƈǔ16h17Ŵƹ21ƣǄ27ŏ29Ƌ37Ʃ
~king	50 -13Ŝ-11Ʀ-10ǐ-9Ŀ-8jNŨ-6ŗǄ6pIŠƀ7hSĽŝşŦƠǇ8vƍ10ŃǈǓ11ZŉŽ12ťƻ13QĴǩ14yXľ15HŇ16ǔǦ17ĺƹ18Ĺ19at24V27g28ơ33Ƭ
~kip	82 12Ɓ13Ŋ17ǁ18ů
~kip>	82 12Ɓ13Ŋ17ǁ18ů
~kit	70 7ł9L10Ǝ13ǈ14ƞ18Ǜ21Ǆ25M39ƌ
~kitc	70 7ł9L10Ǝ13ǈ14ƞ18Ǜ21Ǆ25M39ƌ
~kke	82 17ǘ23Ǡ
~kkee	82 17ǘ23Ǡ
~kle	70 7gǗ8W9Ĺ11N14ƿ21Ŷ23Ǎ25ƣ
~kled	87 12Ĺ14N26Ŷ
~kler	76 25Ǎ28ƣ
~kne	85 14Ƹ21ƽ26t
~knee	87 15Ƹ26t
~kno	51 -14Ƃ-11ŎƮ-9Ť-8Ş-7ĹĻŌƦ-6ĺ6Fŗžǂ7oţƌƜǊǣ8mŒƈƧƷ9Ųź10hGĴĽ11ņƩƳ12ňƎ13ĵ14ōŔ15fƋƓ16ŅŜ18cw20Ƹ24A26ǩ36ŉ41Ŗ
~knoc	82 8ţ10m13Ĵ16ź19ƌ
~know	51 -14Ƃ-11ŎƮ-9Ť-7ĹŌƦ-6ĺĻ6Fǂ7oŗžƜǊ8ŒƈƧƷǣ9Ų10Ľ11hGƩ12ņňƎƳ13ĵ15ōŔ16ŅƓ17Ŝ18w19c21Ƹ25A28ǩ36ŉ42Ŗ
~kon	87 14rz21ư
~kon>	87 14rz21ư
~kru	87 29ĵ
~krup	87 29ĵ
~ks>	48 -15ų-13ǩ-10Ũ-9q-8RĶƝ-7JQŐƶ-6nŀŠǨ6kǉ7Ĺű8tźƁƉƗƜƷǝ9XĽŘ10mAŜŝ11wǗǜ12ƙƽǘ14Tƹǖ16rŕ17ż19ƛ21Ɵ22L23Ŋŵ25ƥ28Ǉ29z33ǐǛ40ǈ43Ǡ
~ksg	85 11ǜ33k
~ksgi	85 11ǜ33k
~ksh	73 9Ƒ18Ŕ22Ɨ24Ɲ
~kshe	82 20Ŕ
~ksho	78 10Ƒ24Ɨ26Ɲ
~kup	68 -9ǃ-7w8Ǐ9ž11Ƹ12OƊ13ųƫ15ŭ17ǐ19ƛ24ƾ32ǘ
~kup>	69 -9ǃ-7w8Ǐ12OƊƸ13ų14ƫ16ŭ18ǐ22ƛ28ƾ
~kups	87 12ž44ǘ
~ky>	74 -10g10ǘ11jZ12PţƠ16o31ǀ
~kya	87 11Ɣ14ƍ
~kyar	87 11Ɣ14ƍ
~kyd	85 19ǀ
~kydi	85 19ǀ
~la>	59 -6ŝ6ƀ8gxŅǃ10BńŶſ11Ŝǩ12Ƙ18ų41Ǧ58Ƃ
~lab	73 -9Ɗ9ƻ11lƓ13hǜ14ťƾ19ū26sƇ
~lab>	80 -10Ɗ12Ɠ16h29Ƈ
~labo	85 7ǎ16ǜ17ť
~lac	50 -16ő-15Z-9ĹǇǞǣ-7vķ7Ɔǔ8nUƚǙ9ƍ10DQşƜƠǛ11Ńŏƌ12ƑƔƤǝ13ƈƒƢǋ14ůǏ15ƟǢ16ƥ17MǨ18ƓƗǅǟ19ƅǊ20GH21Ʀ23Ƶ24ƞ27F33Ɛ
~lace	51 -17ő-16Z-9ǇǞǣ-7vķ-6ō7ƆƵǔ8nƚǙ9Uƍ10DQƠǛ11şƌƜ12ŃŏƑƔƤǝ13ƒǋ14ůƈƢ15ƟǏ16Ǣ17ƥǨ18Mǟ19ƅƗǅ20GƓǊ21HƦ25ƞ27F37Ɛ
~laci	79 13ĺ25Ƶ
~lad	72 -8x-7P-6ǩ6c8Ĺ9oŵǁǙ12ŐŜŧ14żǄ15ǣ19ǈ21Ŷ28t
~lad>	83 10Ĺ12t14Ő16ż25Ŷ
~ladd	85 11Ǚ14ǈ17Ǆǣ
~lady	79 -8x7c10oŵ11ǁ13Ŝŧ20t
~lai	54 6ſ7Yǣǧ8ŅŵƸǚ9Bư12ƧǛ13Ǩ14Ň17Ŧ18Ŗ19ňŔ20Ŋũ26ťǜ31Ť34ŧ36Ş44ţ
~laid	78 13ŵ15B19Ƨ21Ǩ24Ň
~laim	58 8Y9ǣ10Ņǚ13Ǜǜ15Ş19Ŧ23ũ28ť36Ť41ŧ49ţ
~lain	68 -6ǌ9ſǧ11Ƹ13ư17ǜ20Ŕ25ňŖ26Ŋ28Ş
~lak	78 -8Ǉ11k20ķ24Ɵ27g28ƙ
~lake	78 -8Ǉ11k20ķ24Ɵ27g28ƙ
~lam	78 7Ǡ10ƺ11ǟ12H13ń30Ŕ
~lame	80 8Ǡ10ƺ12H13ń31Ŕ
~lan	51 -12Ƅ-8ž-7nŒ7rGUŌư8Ŭƶ9lķůųƱ10Fƌ11Ơ12IŦ13S14Ķ15ƵǄ17Wĺƃ18ĸ19DƔǚ22Ň23y25Ǟ26ơǩ30kǌ32H38V39ǀ
~lan>	66 7H8k11rŌƯǀ12ƶ13ƃ14uƱ16Ň20Ķ22Ƶ28W30V
~lanc	80 13Z14ƃ32Ɣ
~land	63 -14Ƅ-11ǩ-8ž7ǧ8ƚ9ĸ11Ƥ12GŬų16IķŦƠ17FŇ21Ǆ34ơ38ǌ
~lane	80 11z27ǀ35ǩ38D
~lann	69 -10u7kǔ10Ǟ12ư13V18ĸƌǀ22H39y
~lans	68 8ǁ12V17H26ĺ27k28ǚ30Ǟ
~lant	78 -12Ǟ13Ƨ16ů18U19l26S
~lap	76 19U38š
~laps	78 39š
~lar	56 -11Ǘ-7ķŤ-6Ɲ6Jų7Ʃ8Ţƾǉ10œŚǅ11XŲƂƮ12ŅƉ13Š14WŘ15Ʀ16Ɗ17Ɔ19ŦƘ20ĸ21T28ǔ47Ǝ
~lar>	65 -11Ǘ-7Ť6ƙ7nƓ8Kǖ9ųƩ12ǅ13Ƃ14ŲƘ15Ɖ16Š18Ř19Ɗ20ǔ22ĸ23Ŧ
~lara	85 11ś18Ś
~larg	83 17ǔ27Ɔ
~larm	72 9Ǎ55Ǝ
~lars	73 -7ķ7Ŏ8mž9ľƎ10Ƙǘ14Ţ15œ17X18Ņ
~lary	78 18Ʈ21W22Ʀ33T
~las	46 -14ĺǢ-12Ƽ-9SŠŦ-8ƌǁǅ-7ŒŧŨŸǈ-6Ń6TżƤǘ7jWŖƭƮƺǂ8oƍƫƲƶǖ9yĹŁŵźŻ10cřƚƩƿǌ11ư14E15ĵǉ16šţƈƹ18Ǒ19ab20ǏǙ21ŞƋ22Ƹ24Ɓ26Ǌ27Ŝ28ǞǤ29ņ34œ40ƾ
~las>	83 9ƫ13ņ26Ǒ
~lass	71 -8ǣ-6ǈ9d10Ƅ12ř16ƿ17ź18ǌ40Ɓ45Ǥ
~last	47 -14ĺ-12ƼǢ-9SŠŦ-8dƌǅ-7ŒŸǁ6Ľ7jTWżƤƮǘ8ŖƲƶƺǂǦ9oĹŁŻƫƭǖ10ŵƩ11cyƚ12ư14E15ĵ16šǉ17ţƈƹ19a20bǏ21ƋǙ23ņŞƸ27Ǌ28Ŝ29Ǟ35œ41ƾ
~lat	61 -16Ÿ-14ƈ-12Ƽ-10S-6Ƭ6Uǀ7j8ǌǕ9LŃŔƪƾǣ10ĺƴ11OǂǏǜ12Ɓǎǟ14ǩ17Ƹ18Ɖ19ƨ40Ż54ū
~lat>	77 -18ƈ6ƚ10j14ƴ16Ɓ23Ɖ25ƨǩ
~late	66 -17Ÿ-10SƼ8UţǀǕ9ǌ10LŃƪƾǣ11ĺŻ12OǏǜ13ǂǎǟ18Ƹ59ū
~lati	75 -7Ƭ6Ɣ7o9ƫ12Ŕ37Ż
~lau	85 -8Ţ7ƕ26Ǔ28ǩ
~laus	87 7ƕ27Ǔ
~law	68 -7Ł6Ư7B8k9nƵ13ł14Q15Ņ21Ʋ24A28ǜ31ķ
~law>	78 6z9B11nƵ13A16Q18Ņ
~laws	80 9k13Ư21ķ22ǜ
~lawy	77 12ǜ15A16ķ25Ʋ
~lay	73 -13Ũ9Ś10sƤ12Ť14Ŀ16ŉ18ư19Ɖ27D34g
~lay>	76 -13Ũ6Ɖ10sŚ11Ƥ13Ť17ŉ18ư29D35g
~lba	87 15I
~lbac	87 15I
~lbo	82 7ļ10D11ż12ĸ14N
~lbox	85 10D11ż13ĸ
~lc>	78 19ǃ38ǆ
~lco	71 29ƿ32Ǜ
~lcoh	71 29ƿ32Ǜ
~ld>	30 -20ſ-19x-17Ǟ-15qų-14Ĺ-12ŒŜƳ-11ĺǋ-10Fƞ-9otNŐşŦŧŭƟ-8kzUńŅŬƻǇ-7wŨƌƠƢƣƼǈǐǥ-6lšżǎǛ6ĶƁǍǗǦ7AŇōŶƂƩƪ8ŖŗŘŹƿ9dĵŚŤžƘƱ10Zƀ11rŃ12Ƌƒǚ13jņ14ƸǓ15T16mĻƈƗư17ǡ18apYĴŞ19BŌƓǨ20ŊœŷŽ21Ƶǁ23DķƬƶǩ25Ư26K27sMXŵ28śƭ29vű31Ţ32ƅǝ35c36Ŏ40Ƥ42Ʒ45Ʈ48ĸ
~lde	64 -12o-8ų-7ƕ6ǆ7h8ƅ11pN13Ŵ14P17z19xǧ22y23Ķ24vŬŹ29w
~lder	70 -11o-7ƕ7hǆ9v10ƅ12N16PŴ20z21ǧ22p27Ŭ
~ldes	73 -10p-8ų-6Ÿ18v24x26y28Ź34w
~ldi	59 -19ƅ-15ƈ-11FƩ-7p7ƥ8ƉƵ10Ƥ11Ƹ12t13iQ16ű19Ƒ26ŀ27ơǢ36ƣǋ50Ǎ
~ldin	59 -19ƅ-15ƈ-11FƩ-7p7ƥ8ƉƵ10Ƥ11Ƹ12t13iQ16ű19Ƒ26ŀ27ơǢ36ƣǋ50Ǎ
~ldo	87 21a22C
~ldr	71 6ƶ12w13ƫ14y20vƯ35u
~ldre	71 6ƶ12w13ƫ14y20vƯ35u
~lds	73 -15t-12Ɣ7v9ƋǍ11ƈ14ƕ19p21ƅ23Ŭ31Ʃ
~lds>	73 -15t-12Ɣ7v9ƋǍ11ƈ14ƕ19p21ƅ23Ŭ31Ʃ
~le>	39 -14Œ-13oǃ-10ŀŃƌ-8jŌŸƃƱ-7iŖŤŪƠǂǊǋ-6rDFĶŁŜŹƫǓǔ6JŲƪ7dTœŰŶƆ8śƎǗ9fĸłŻžƀƚƧ10svűŴƲǅǖ11PƒƥƩǐǒ12luNRŇŭƁǈ13kxOƘƺǉ14wL15IŬǜ16ūųƯ17ĿƷ18M19Ɯ20XYǆ21a23Ř24ŧ25ƉƤ32ļ
~lea	46 -11ŐǍ-10ś-8Ś-7GŎŔůƈƪƵǡ-6nşƒƜƱǈ6b7zDŇŊŦƂ8ĹţűƎ9dƳǩ10AĿ11FƠ12ŏƐƟƥ13Ƽ14ŉŝŤƉǏ15Ɣ17ŭ18aV19ǋ20Ļ21Ů23Ż28ơƢƧ29ň31ƛ34ƶ35Ţ36Ŭ52ǌ
~leag	80 40Ů
~leak	72 -9ƈ-7Ɯ10Ǝ24Ɖ25Ť50ƛ
~lean	72 -15ŋ8ƃ9r12Ǐ13Ƽ14z15ű16Ň19ţ21Ɛ22A27Ż
~lear	71 -6G9ũ10sƷƼ11Ź12Ļ16Ŭ25ŉ27Ɣ53ň
~leas	55 -13Ǎ-10ś-8ǡ-7ŔŚ7Ƅ9b10Dǅ12dĹ14Ơ16F23ŝŭ24ǋ25a35Ŭ37ơ39Ƣ65ǌ
~leav	58 -8Ƶ-7Ŏ-6Ǧ7ŋƬ8syŷƘǎ9ōŰƀ10ŊƂ11Ŧ12Ƴ16Ŀ17Ļƥ18ŏǩ19Ɵ24V37Ƨ46ƶ47Ţ
~lec	69 -15ǧ7Ĵ8KƗ9Ľ10Pƫ11ĵ15Ǒ16q22ǒ26Ƌ33Ƙ
~lect	69 -15ǧ7Ĵ8KƗ9Ľ10Pƫ11ĵ15Ǒ16q22ǒ26Ƌ33Ƙ
~led	57 -13ƴ-8u-7Ŗ-6ť6Ɛǆ7Ŝǐ8ļĽƈ9śŦǜ10bŵƯ12ňƞ14Ŷ17ńƄ18Nţ19oŃŔ22şŻ24ŧǃ25š26w
~led>	57 -13ƴ-8u-7Ŗ-6ť6Ɛǆ7Ŝǐ8ļĽƈ9śŦǜ10bŵƯ12ňƞ14Ŷ17ńƄ18Nţ19oŃŔ22şŻ24ŧǃ25š26w
~lee	68 -7Ə-6Ń6Ŀ7w8e9ĸľ10ŀ13ŨŰǐ15ł17Ō18Ƥ23Ƽ28n39x
~leep	69 -7Ə-6Ń7Ŀ9ĸľ13ŨŰ15ł17Ō18Ƥ23Ƽ28n39x
~lef	69 -8ƕ7z8ƈƧ9lķ10ƋƳ11ĸ14Ķŕ18Ɣ19Zō23Ŭ28ƶ
~left	69 -8ƕ7z8ƈƧ9lķ10ƋƳ11ĸ14Ķŕ18Ɣ19Zō23Ŭ28ƶ
~leg	62 -9ǩ6Ʋ7xǌ8ƃ16źǆ18ǃ20ƶ21y28h34m35Ʊ
~lega	76 -8ǩ7a8Ʋ9ǌ20ǆ22ǃ27ƶ
~lege	65 7x17ź24y36m37Ʊ
~lem	70 -12Ő7ŏ8Lǂ9Ĺ10ŵǜ11Ƽ12ŀƛ13Ɩ14Ŝ31Ž
~lem>	79 -11Ő9Lŏ11ŵ12Ĺ16Ŝ17ŀ
~lema	85 38Ž
~lems	79 9ǂ12ǜ14Ƽ15ƛ
~len	68 -16ǩ6ĵ7Ŭ9S10Ƹ13ƭ15Ƅ16Ŋ20Ń22ų43ƕ
~lend	71 -17ǩ8Ŭ16Ƅ22Ń23ų45ƕ
~lent	87 8ĵ13Ƹ
~ler	67 -8Ǧ10hŐŠŴƂ11Ǐ12Ƅ13jxƿ14Ŕ17vş22Ǎǐ24ƣǈ
~ler>	76 11Ŵ13ŐǏ15jǐ16xŔƿ20ş
~lere	85 -18ƣ42Ǎ
~lers	73 -12Ǎ-9Ǧ10ǐ11hŠƂ12Ƅ20v41ƣ
~les	51 -13ŭ-11ǉ-9ǩ-8w-7PRTųƛ7LźƦƻǇ8ǂǙ9Ņƪǈ10Uł11iǆǖ12ŁşƉǁǜ14ƘƝƹ15u16ņǛ21Ə25Ǔ26Ǡ28ƈ30ůǗ31ǐ35Ů36Ū37Ǌ
~les>	53 -13ŭ-7wPTƛ-6ųƿǉ7Lź9ƻǙ10ǈ11ł12ǆǖ13ŁşƉǁǜ15Ƙƹ18Ǜ22Ə28Ǡ30ƈ31Ůů33ǐ37Ǘ39Ū40Ǌ
~less	70 -7Ǘǩ6ƶ7ķ8Ů9oũƤ11Ʀ13ƪ14Ņƿ15Ɲ16iǇ17U24u36Ǔ
~let	57 -12ļ-8h-7ǩ-6Ĺ6Ÿ7JKųƜƵǓ8iƾǡ9ĵŐŘšƄ11ľŃŊŎ13NƎƪ15ř16a17ŚŞ20ŔŽ21Ľ22bxƛ27ǜ
~let>	60 -6Ŕ6Ŧ7ŀŸƀƏ8iřƜƵǓ9Řųƾ10ĵŐš11Ƅ12ŃŊŎ13x14NƎ16Ž20Ş24aƛ29ǜ
~lett	70 -16ļ-9h-8a6Ž7ū8ǐ9ř10J11x12ƪ24Ś31Ŕ33bĽ
~lev	71 -14Ʊ11ǌ12ŀ13Ʃ17Ɔ21Ɗ24ƣ28m
~leve	72 -14Ʊ12ŀ13ƣ14Ʃ17Ɔ21Ɗ28m
~lex	76 -12Œ-10ǧ11Ų24Ơ39ơ41ƣ
~lex>	76 -12Œ-10ǧ11Ų24Ơ39ơ41ƣ
~ley	87 9ű10w23f
~ley>	87 9ű10w23f
~lf>	53 -7şƜ-6Ʈ6iOǂǅ7pQŢƇƢƧƷǇǝǢ8Ưƻƾ9ƓƠǉ10t11Ǝǚ12cƨǑǔ13kq14ō15HŁţ18n20Ʀ24Ƭ26Ǩ28o42g
~lfr	87 -12ǌ26Ƣ
~lfri	87 -12ǌ26Ƣ
~lia	58 7ƂǊ9ǥ10Ǧ11D14ơ15Ľ16ǚ18ǌ21ƀ27ǡ31Ŗ44ž
~liab	59 8ƂǊ9ǥ10Ǧ13Ŗ15ơ16ǚ19ǌ21ƀ28ǡ45ž
~liar	85 22Ľ27Ŗ
~lic	43 -13ĺ-8ž-7IŬǄ-6Ɨƣ6ļŌƬƴ7adŐƫƿ8ŴƢ9śšƄƚƨƺ10ƥ11Ɩơƪ12ĹŤƃ13Šǡ14ľŗ15ǀ16ſ17ő18Ǜ19ş20ƁǢ21ŏƧ22Ś23ŕŖŹƦƩ27ř28ǥ29Ƶ38Ÿ42ŷ
~lica	83 10Sǀ15ƴ16ƿ
~lice	59 -7S8o9ŻǨ11ż12d14Ƅ15aƺ16ūǀ22Ǜ29Ź33ŷ55Ÿ
~lici	68 -6Ƃ7Ʀ8ǒǦ10Ƙ12Ƶ32ş38ǥ
~licy	47 -13ĺ-9ū-8žǦ-7IŬƣ-6Ɨ6Ŝ7ŌƛƫƬ9Ƃ10ƚƢ11śšŴƨ12ŐƖ13ơƪ14Ĺ15Ťƃǡ16ľ18ŗŠ19ſ20ŷ22ƦǢ23őƁ24Ƨ25ŏŚƵ26ŕ27ŖƩ31ř
~lid	74 7Ɛ9ƅ10ƍ11Ƈ12U15Ÿ17ƀ24k
~lid>	79 8Ɛ9ƅ12Ƈ16Ÿ18ƀ
~lida	85 13U28k
~lie	56 -10Ǆ-8Ɨ-7ǝ-6Ʀ6lŌ7SŠƯ9UŊƬ10ţŸ11mǩ13ƴ23Ŀ24ƜǓ27Ǘ28Ɲ29ǚ33Ǖ39Ŭ45ǔ
~lie>	87 13Š45Ŀ
~lied	87 22ƴ
~lien	61 -10Ǆ-8Ư6ǖ7Ɩ10UŊ12ţ16Ɲ26ƜǓ30Ǘ32ǚ43Ŭ50ǔ
~lier	74 -6ǝ45Ǖ
~lies	83 -10Ɨ10ǐ20Ɲ21Ư
~liev	76 9lŋŌ10M11S14Ƭ15mŸ23ǩ
~lif	54 -21ŏ-16Ő-12j-7ķ-6Ś6ş7B8lƱ10mŨ11ŵ15ƿ16W19ĺ21Ƭ24i26Ʒ28ƴ29ƪ36ƭ38Ƶ39Ƨƨ52Ʃ60Ʀ
~life	54 -21ŏ-16Ő-12j-6Ś6ş7B8lƱ10mŨ15ƿ16W19ĺ21Ƭ24i26Ʒ28ƴ29ƪ36ƭ39ƨƵ40Ƨ52Ʃ60Ʀ
~lig	77 8š10ż11T12bĺ13ƻ22UŻ
~ligh	80 8š11ż13ĺ23UŻ
~lik	44 -16J-13ŎŭƟǐ-12PŢǄ-10Ŀ-9ľƗ-8ŖƢǞ-7OQVZƔƻ-6qƵǇǠ6rŊ7lszLƘǥ8şƁǋ9gmDťű10yŧƂ11AXŃŮƌƎ12Ũƿǩ13ŋƜǍ14Ųžƽ15ƭ16j17ŗ19x20tRņŌ21łŉ24Ļ26KĴ27ƶ29Ş35ŝ36UŶ43ƞ
~like	44 -16J-13Ŏǐ-12PŢŭƟǄ-10Ŀ-9ľƗ-8ŖƢǞ-7OQVZƔƻ-6ǇǠ6YŊ7lrswLĶƘǥ8zƁ9gmşťű10yDŧƂ11xAXŮƌƎ12ŃŨƿǩ13ŋǍ14ŲžƜƽ15ƭ16j17ŗ20RņŌ21łŉ24Ļ25ƞ26KĴ27ƶ29Ş35ŝ36Ŷ37U
~liki	78 -15Ķ12b15x31ƞ40t
~lim	58 -7Ś6P7œƩ8ŻǦ9Ƒ11Š12yǈ13Ɠ15Ŗ20ǀ22ǓǢ31ǡ48ŗ
~limb	77 9P10œƩ14Ƒ16ǈ28ǀ
~limi	59 -7Ś8ŻǦ12yŠ13Ɠ16Ŗ22ǓǢ31ǡ49ŗ
~lin	49 -11Ŕ-10œ-9lź-8ŞƦ-7ũ-6LŊŠǏ6ŋ7DHVĸŉƾ8tŜƑƱƸ9ŌŚƌǐǕ10qł11ŁƟƷ12aǄ13iƛ14P15ƄǊ16Ĺ18sCĴǖ19XƓ20Ľ21m22Iƍ25Ũ26Ņƽ30ƴ33Ǟ37Ń
~lin>	68 6K8ałƻ9ƟǄ10sƛ11ĸƱ12ĿƮ13ŉŜ14Ľ15HĴ16Ņ25i
~line	56 -12Ŕ-9œ-6Š7rwSņŕƔ8ał9OXńŋƫǄ10Ĵ11V12ƽǕ13Ś14sŁǞ15qĽ18Ǌ19PŅ22ǖ24I26ƍ35ƴ46Ń
~ling	61 -9ź-7l8Ţŧƨ9ƛ10DƟǁ11Ƹ13tŇ15ƌ16CX17ǐ19ƽ21Ƅ27ĹƓ28Ǟ29m35Ũ
~link	87 13Ō19Ƒ
~lins	87 11ǜ14ŀ15C
~liq	87 -28Ÿ10Y15ƿ37Ǜ
~liqu	87 -28Ÿ10Y15ƿ37Ǜ
~lis	57 -7Ű-6Ř6sB7oĺŪƗ8ĿşơǗǧ9ńƘ10PƜƫǐ11gƒǌ12ľŬǑ13żƅǏ15ǩ16fĻ19ƻ26Ǝ29ŷ39ƀ
~lisi	70 -7Ř17ż26ƻ49ƀ
~list	61 -7Ű7osBĺ8űƗ9ĿńşơǗǧ10ŪƘ11PƜƫǐ12ƒǌ13gľŬƎ14ƅǏǑ20ǩ31ŷ
~lit	50 -11ǃ-7ƶ-6ǩ6clIşżƝƳƹƻǥ7dĺļƠƫǄ8ƞǐǦ9YŖ12œơ13Ņǚ14ƢƦ15vǌ17Ư18ƀ20W21ǡ22uw25x29ž
~lit>	78 -9ƶ11Ƣ13ƫǇ15ĺ
~litt	58 -11ǃ-9Ǉ6mĿ7lŊƆƳƹ8cIżƝƻ9dļƢ10ƞǄ11Y15œ16Ņ17Ʀ18v20Ư27u28w30x
~lity	58 7ƂǊ8ǥ9ş10ǐǦ14ơ15Ŗǚ18Wǌ21ƀ25ǡ34ž
~liv	52 -13ǋ-11R-10cŝ-8YǇ-7gƦǩ-6ŒƳ6ƽǣ7ĿƙƝ9ƃ11HǕ12lƠ13Ʒ14ķƢǍ15ƅ16hqƟ18ƞǛ19ǐ22Ƥ23Ʈ25Cƣ29P33FŲ37G41z61n
~live	54 -14ǋ-12S-11R-7YǇ-6Ʀ7Ɲƽǣ8ƙ9Ɵ10ƃƤ12FǕ13Ơ14l15ķ16ƅ17h20Ǜ22z23ǐ25Ʈ27Cƣ34G37Ų54n
~livi	66 -11c-10ŝ-6Ƴ8ĶŖ10Ɵ11Ŀ12nƢƷ13Ǎ16HS21q25zƞ28F40P
~lk>	57 -11ŉŨ-7ǟ-6Œ6LŵƑƽ7gyTƛƧǄǈǘ8nAżƮǎǕǠ12ĵłńǝ13Zĸ16ƣǙ17s19Ť20ĹĻ50N
~lke	75 8t10K13Ư19ŠǄ37r
~lked	76 8t14Ư20ŠǄ37r
~lki	66 7œş8xOƆ9cĽƅƨ10ō11XŦ12Cŉƍ13Ň14v18ť21ń23a28ǩ
~lkin	66 7œş8xOƆ9cĽƅƨ10ō11XŦ12Cŉƍ13Ň14v18ť21ń23a28ǩ
~lks	62 -6Ƹ6ĺ7aŘŽǜ8jUžƣ9Ʈ10Wļ11A12ƦǇǈǡ13Ɯǖ17ŝƽǗ18ƥ30z
~lks>	62 -6Ƹ6ĺ7ŘŽǜ8ajUƣ9žƮ10Wļ11A12ƦǇǈ13Ɯǖ17ŝƽǗ18ƥ30z
~ll>	31 -19Ʈ-14G-13A-12ŀŗ-11Ÿƛ-10Żǧ-9ĸœşƣ-8mŇŞůǀǏ-7pXŃŎřūǁ-6ťŧơƼǌ6WƑ7sKŬƁƒƔǈǓ8ĵűƜƸƹǥ9ŴƬǊǡ10zVŨƝƞǍǖǣǨ11ŕ12noMUŦƢ13duQĿŒƌǃ14aqJZńũ15B16kPŜ17DĴƊ18gƗƳǉǋ19Ĺ20Ŗ21Śǔǟ22ŁŤ23ƺǇ24ƫ25Lƀƭ26Ǆ29I30ō32ţƲ34ł36HĽ44t
~lla	54 -6ŤǗ6ǃǖǘ7gxBǩ8ńŢſ9œŜ10ǅ11X13ņ14Ř15ųƊ16Ǒ19ĸŅŦ21Ƙ34Ǧ55Ƃ
~lla>	59 6ƀǓ8gxŅǃ10Bńſ11Ŝǩ12Ƙ18ų41Ǧ58Ƃ
~llar	65 -7ķŤǗ6Ɠ7mž8ľƂǖ9ǘ12ŢƘǅ13œ14X15Ņ18Ř19Ɗ23Ŧ25ĸ
~llas	83 9ƫ13ņ26Ǒ
~llb	85 7ļ15I
~llba	87 15I
~llc	78 19ǃ38ǆ
~llc>	78 19ǃ38ǆ
~lle	56 -12ǧ-11u-7ǩ6šŸ7Ƹ8NĹŶƫƼ9b10Ŝŧ11ľ12ļĽƐ13ź16ĵ17ń18oŐǒ19yŔ25wŻǃ26Ƙ30mƱ
~llec	78 -16ǧ12ƫ13ĵ17Ľ26ǒ38Ƙ
~lled	65 -8u7ŌƏ8šƐ10NĹļƼ12Ŝŧ13b21ń22o23Ŕ30Żǃ32w
~lleg	65 7x17ź24y36m37Ʊ
~llen	87 8ĵ13Ƹ
~ller	87 -6Ĺ15Ő19Ŕ
~llet	83 7ļ8Ɛ10Ÿ16Ő18ľ
~lli	60 -8l-6ŊŘ7ƻ8asŢƨǄ9ĸǁ10Ľ11fŨ13ĴŅ15ż26ĹƓ28Ǟ29C41ƀ
~llin	65 -9l-6Ŋ6Ž8ŢǄ9asƨ10ĸǁ11Ľ12Ũ14ĴŅ28ĹƓ31Ǟ32C
~llis	70 -7Ř14f18ż49ƀ
~llo	73 -10D-6ŒŦ7Ľ9w10ƅ13ų17ơ18ǩ20Ƨ21ƒ22ǃ36ň
~llow	73 -10D7Ľ9w10ƅ13ų17ơ20Ƨ21ƒ22ǃ36ň
~llp	80 10vS27T
~llpa	80 10vS27T
~lls	58 -10ŏ-9Ǩ6ť7hMĿƎǄ8ŅŧƗƠǓ9őǌ10Cŋǣ11ƌƕǉ12ƃ13Y15ư16nŐ17Ƈ18ZƲǠ20Ʈ24Ǚ39ƻ
~lls>	59 -9Ǩ-7ş7hMĿńƎǄ8ťŧƗƠǓ9ǌ10Cŋǣ11ƌƕǉ12ƃ14Y15ư17Ƈ18nZƲǠ20Ʈ25Ǚ39ƻ
~llst	85 -12ŏ-7ń14Ņő16ş27Ő
~lly	60 -10Œ-8qŌ-7ƷǨ-6C6jĿ7cgŵƓƗƦƮǆǍ8kWĻņřžƫ10tĴĺƯǅ11Ɩ12ĸŖ13Ǚ14łŬ19Ƹ20lAL
~lly>	60 -10Œ-8qŌ-7ƷǨ-6C6jĿ7cgŵƓƗƦƮǆǍ8kWĻņřžƫ10tĴĺƯǅ11Ɩ12ĸŖ13Ǚ14łŬ19Ƹ20lAL
~lmo	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
~lmos	78 -7ǘ-6ǣ13ư19Ǖ32Ǚ
~loa	59 -14Ƨ-8Ƥ-6ǐ13k15Ɓ16Ɣ25ś28Ʈ29Ʊ38Ŭ40Z44ƕ58ƪ
~loan	59 -6ǐ14Ʈ15Ɓ16Ɣ29Ʊ38Ŭ40Z44ƕ59ƪ
~lob	87 12Ʊ13ƣ15Ʀ
~loc	62 -17Ɗ-7sMƝ6Ŏ7ľňǍ8ũ9ƽǔ12ǘ13q15QŌǎ17C18ƍƣ19lǞ20Ů23H26R34ǋ41ƥ
~loca	71 -7Ɔ8Ŝ10ľǔ21C23Ǟ25l27H43ǋ
~lock	67 -18Ɗ-7sƝ-6M6Ǐ7Ǎ8ňŎ9ũ10ƽ14qǘ16Ōǎ17Q20ƍƣ22Ů28R45ƥ
~log	83 11Ɛ12Ő18Ʋ
~lon	50 -19ŭ-14Ő-11tDŞ-9Y-8ł-7ŒƩƶ-6Ƴ7fǌ8vǏ9ĶŕŝŸƏ10nƧ11ƈƼ13ǟ14lŁšūǃǍ15ŧƵ16ǩ19Ʈ20ť22Ɨǝ25G26Ɵ30ů31S36Oƭ40őǅ
~lon>	83 -19t-11D-7Œ8Ǎ25ǩ26ǃ32ǟ
~lone	77 -9ł-6ǋ7ƌ8z9Ŗ11ƃ14Ʒ16Ǎ24Ł27n
~long	51 -19ŭ-13Ő-11Ş-8Y-7nǟ-6Ʃƶ7Ŀǌ8fv9ĶŝƏǏ10ŕŸƧƵ11Ƽ12ƈ14lš15ū16ŧ17Ʈ21ť23ǝ25Ɨ26GƟ31ů32S37Oƭ41ő42ǅ
~loo	49 -23ǩ-11Ő-10Żƈ-9iň-8cŏƗ-7Ōƞ-6nQ6zŉƷ7fXĿ8ATƉƫǥ9łƊƽǂ10RſǙ11JƇƛ12Ĺřǈ14ńŶƐƬ15HľŃŨƯƼǞ18sŠ19ƾ20ĵƻ22ŇŚ23ĺ25ǁ33ƣ54ƙ
~lood	62 -11Żǩ8Ũ9Ƥ13ǂ14ƽ21Ƽ23ƾ27ƻ34ǁ83ƙ
~look	54 -15ǩ-10ƈ-8iƗ-7ƞ6ŎŵƮ7ĻĽŉŜƌǢ8zŢƷ9TXƉǥ10AĿŨƫ11ſǙ12R13JłƇ14ř15Ĺ16ńŶƐ17ƬǞ18HľŃƯ20Š23ĵ25ŇŚ26ĺ
~loop	87 -10ň13Ł26s
~loor	74 -16ƙ-9Ő-8C11x17Ɗ21ƛ22ǈ58ƣ
~lor	62 -14Ƅ-10ž-6Ɣǖ7Ŭƃǧǩ8bvŸ9kĹ10Ƭ14Ŵ15Ǖ17FHƠ26m34ơ41ǌ
~lord	66 -14Ƅ-8ž7ǧ9bv11k18Ơ19F37ơ44ǌ
~lore	87 -8Ɣ11Ŭ15Ĺ21Ŵ
~lori	85 11Ÿƃ24H
~lors	83 36m
~los	50 -10ƽǩ-8nōŢŵƉ-7ƛƟ-6ŗ6ƨ7zIŞ8Ŧ9CŧũƚǓ10ň14Ƨǔ16ƺ18ŚůƤ19ťƏƑ20ķ22ƙ25Ŀ26Ǚ27Ť28ţ33Ř35ǎ50ǝ61Ƴ66Ɩ
~lose	54 -11Ũ-9Ɖ-8ţ-7ŢŵƛƟ-6ǩ6Ɓƕƺ7gĸŒǔ8zI9Ş10Cƚ11ŃǓ16Ť17Ɩ20Ś21ůƤ22ĿƏƑ24ƙ26ķ29Ǚ30Ƴ40ǎ48ǝ
~losi	68 -9Ń6Ƴ9Ǩ10Ŀ17Ũ20Ř71Ɩ
~loss	71 -9ō-8ĸ13Ƴ15Ŧŧ16ũ19Ť29Ř30ť53ţ
~lost	72 8ƃ9ǀ11ƨ13ǔ15Ʈ16ƺ19ň20Ƨ59Ƴ
~lot	65 -10Ɔ-8ŏ-7U7Ż8Nƨ9tŇřơ10ƙƚǟ11Ű12ƇƗ23ư25Ɵ28ƑƜ30ķ33ǀ
~lot>	67 -10Ɔ-8ŏ-7U-6ƻ7Ż8Nƨ9třơ10Ňƙǟ11ƚ12Ű13Ƈ23ǀ24ư26Ɵ29ƑƜ33ķ
~loth	87 21Ɨ
~lou	80 9Ľ11x19j20Ǘ
~loud	80 9Ľ11x19j20Ǘ
~lov	68 -9H-6ŀ6Ɵ7Ƙ8r9ŽƉǃ10ƍ12ƄƑǋ17M18Ŷ21U60ƞ
~love	69 6ƅ7ƘƟ9rŽ10Ɖƍǃ12ƄƑ13ǋ18M21Uƞ26Ŷ
~low	60 -16ŧ-10D-7x6Uł7ĵƅƆƺ8j10ųƑ12Ɨ13ƞơ14ǟ15ŗƧ16ƒ18ǃ20ľ25ƛ33ǎ37Ņ38ň39Ɗ
~low>	65 -16ŧ-11D6b7w8UĵƅƆƺ11Ř12ƛ14Ɨ15ƞơ16ǟ17ŗƧ19Ņǃ23Ɗ25ň36ǎ
~lowe	73 -6Ř7Ŏ10ł11ƛ13ų22Ɗ25Ņ28ľ
~lowi	85 8ƛ13j22ň
~lows	87 6ƥ16Ƒ18ƒ
~loy	58 7ǐ8Ǥ10ƧǑ12ǣ13Vǈ15Ǘ17q19W20Ţ24Sǜ29Ǉ35Q
~loya	82 13Ǘ14ő31Ţ
~loye	59 9ǐǤ10ƧǑ12ǣ13ǈ14V17qS20W21Ǉ25ǜ36Q
~lp>	69 -9Ļ9vŀŢ10sƱǉ11ĺ12zŒ13ǩ22Ǉ23ň37Ĺ
~lpa	80 10vS27T
~lpar	80 10vS27T
~lpi	85 27z
~lpin	85 27z
~lps	85 -14Ł11c13Ǉ30A
~lps>	85 -14Ł11c13Ǉ30A
~lre	73 6Ƶ11v12Ĺ13Ź15p18ư39ŏ
~lrea	73 6Ƶ11v12Ĺ13Ź15p18ư39ŏ
~lri	69 7Ž8Ĵ10dKƮ11E14NŇ18ŋ28i30Ŋ
~lrig	69 7Ž8Ĵ10dKƮ11E14NŇ18ŋ28i30Ŋ
~lry	73 32Ƙ
~lry>	73 32Ƙ
~ls>	52 -13Ű-11E-10Ǩ-9ş-8d-7ųƦǩ-6ĸŲ6ŧŭƠǓǕ7Cǌǐǔ8ŋǣ9tŵƃƌǉ10u11Yǘ12Zư13pƮ14nƇ15ƬƲǜ19ķ20Ǣ21ƝǙ24hǠ25Ǜ26ǚ38ƻ39bǏ
~lse	54 -12Œ-11ǩ-9G-7ŸƜ-6Ư7ŀŉŎƌ8ƕ9ŶƘƥƼǋǥ11ǈ13Ʈ15Fǝ16H18Ƣ23ŷ24nŁų25Z33ş37ń38ō
~lse>	54 -12Œ-11ǩ-9G-7ŸƜ7ŀŉŎƌ8ƕ9ŶƘƥƼǋǥ11ǈ13Ʈ15ǝ16H23ŷƢ24nų25Z27Ł33ş38ńō
~lso	87 15m21Ŵ
~lso>	87 15m21Ŵ
~lst	83 -12ŏ-7ń10ƈ13Ņ14ő16ş27Ő
~lsta	85 -12ŏ-7ń14Ņő16ş27Ő
~lt>	62 -13Ƣ-7ť7pŻƃƣǩ8bEƭƺǅ9ƱǍ11ŤƇ12ƪǝ18ņ21ƉǞ35ƅ36ż
~lth	56 -10z14x22W31ƽ41ƃ54ǂ70Ƹ
~lth>	57 -10z23W25ƽ37ǂ42ƃ54Ƹ
~lthy	77 9ƽ19Ƹ21x
~lto	87 13ŻƁ
~lts	85 19ű23Ǝ
~lts>	85 19ű23Ǝ
~lty	85 15őǗ26Ǔ
~lty>	85 15őǗ26Ǔ
~lua	82 8Ɗ9ƥ34Ƙ
~luab	82 8Ɗ9ƥ34Ƙ
~luc	83 10Ū13Pţ18o
~luck	83 10Ū13Pţ18o
~lud	70 -12Ǉ7Ɓǥ8Ɔ11œƠ13Ŗ15ǣ17ǉ28ŏ
~lude	71 -13Ǉ7Ɓǥ8Ɔ11œƠ13Ŗ18ǉ29ŏ
~lue	63 -10Ŀ7ƫǏ8Ɓ17ŏ22ű23ƒ24ľ25Ż29ƪ36Ǣ
~lue>	65 -10Ŀ8Ɓ11Ż18ŏǏ22ű24ľƒ30ƪ
~lues	78 -12Ǐ39Ǣ
~lug	85 14Ə33Ž
~lug>	85 14Ə33Ž
~lum	69 10SƅǑ11jĴ12Ǡ14ƒ16Ɠƛ19C24Ǖ43Ƌ
~lumb	70 10SǑ12j14ƒ16ƛ17Ɠ20C24Ǖ32Ƌ
~lun	76 10O12LŌ14ư16Ľ17ŊƏ
~lunc	82 10O13LŌ15ư17Ľ
~lunt	82 18Ə19Ŋ
~lve	72 9PŌż11Ł12ƛ13x16ũ22Ř31Ū
~lved	85 11Pż14Ł
~lves	78 10Ō14xƛ24Ř
~lwa	76 -9G7Ɯ8ƣ10Ř11ņ12Vĵĸ18Ɨ23l
~lway	76 -9G7Ɯ8ƣ10Ř11ņ12Vĵĸ18Ɨ23l
~ly>	43 -20ŕ-14QƼ-11ǩ-10oSƌǌ-9iMŝŞǡǨ-8ŌƪǞ-7zKĽŃŢǃǝ-6ŗŦ6acwUŵǙ7FTŬ8DŸƜơƬƯ9ŮǇ10mtyRYĵŏŨ11ĻƀǉǕ12ĸƤƶ14Aņ15žǚ16LľňƮƾ18lţǔ19ŪǀǄǖ20ũ22nƳ26ĺ28ƽ31ĴƸ42ŭ
~lyi	87 12f23ǀ
~lyin	87 12f23ǀ
~lys	85 8Ʈ12ƭ17ǅ
~lys>	85 8Ʈ12ƭ17ǅ
~ma>	72 -8ŏ6ǀ8ŷ9Tŭǔ11lƙ12Ư13am14ƨ16Ŵ19ū28z46Ƽ
~mac	70 8ƛ11l12Ƽǖ14ƻ16Ǣ27ǝ41Ǐ
~mach	72 9ƛ12ǖ13Ƽ16Ǣ28ǝ42Ǐ
~maco	87 7C14l
~mad	60 -16ƈ-10ƣ6f7Ʋ8Ƥƽ9Ũ10ǆ11ƾ16x18ĹƉ19Ǎ21ƞ23ƌ25ǩ29Ƈ30Š35ĺ
~made	61 -16ƈ-10ƣ-6ǩ7fƲ8Ƥ9ƽ10ǆ11ƾ17x18Ɖ19ĹǍ22ƞ24ƌ30Ƈ31Š36ĺ
~mag	66 9ƛ10Ũ11Ŏ13D19ž22ƚ24ƀ25Ŧ29ű35Ť
~mage	66 9ƛ10Ũ20ž22ƚ24ƀ26Ŧ29ű35Ť
~mai	54 -16P-14Ɵ-11b-7q-6ǩ7ļŴ8Ƅ9ųǝ10ķ11ľƊǖ12UĴǋ15Eƛ18ś20Ǆ26Ľ28Ǖ39DKǘ75J
~mail	56 -11b-8M6ĸż7ļ8Ƅ12Ĵ14U16EǕ19ś27Ľ41DKǘ79J
~main	70 -19P-18Ɵ-9q-6ŷ7ŭ10MŴ13ųǝ15Ɗǖ16ķľǕ18ǋ21ƛ28Ǆ
~mak	53 -13ǩ-11ŭŮ-10Ĵ-9R-8aAǑ-7yŞŸƣ6psŃƌƎ7PŲǊ8cXņŌƬ9ŐƄǐǔ11Ŀ12ZŇ13Oǒ14Ŭǀ15qƮ16x17ŪǄ18ŀ21Ł22Ļů23Ŏ25ňơ27T31ǌ32ł
~make	54 -12Ůǩ-11ŭ-10R-8Ǒ-7yƣ-6Ş6psŋƎƱƳ7ŲƌǊ8PXŃņŌ9cŐƬǐ10ǔ11ơ12Ň13OĿ14ǌǒ15qƮǀ17xǄ18Ū19ŀ22ů23ĻŎ24ł25Łň27T
~maki	78 -12Ĵ-7Ÿ-6a12ł16Ƅ21Z22ơ23Ŭ26ǌ
~mal	61 -7Ǩ7nƦ9Ǎ10ŐǏ11ţ12Ŧƾ14aA15ǋ21hR27ŭ
~mal>	67 8n11Ǐ13ƾ23R25ŭ
~mall	73 -8Ǩ-7Ż6ƥ9Ʀ11Ǎ12Ő13ţ14Ŧ17A18ǋ
~mals	85 31h
~mam	80 9ƽǀ10T13Ƥ14a16ƨ31z
~mama	80 9ƽǀ10T13Ƥ14a16ƨ31z
~man	46 -22ǉ-14Ǎ-10Q-8xƉƙǖǟ-7ŭŹƅǓǞ-6ƌ7SŵƇƊ8gBƋƟǕ10Ųż11ŸƹǄǧ12cņƭ13ţ14VůƳƿǎ15UŮŷŻǩ16GĿ18ŕŪǗǨ19ńǑ20ǋ21Ɔ22h24ơƩ29u31nƮ37ƣ47Ǉ
~man>	72 6ǎ9ĹƼ13Ǉ14ƣ20ǈ21g24ņ30U34Ǩ
~mana	72 8z16ǜ18ŵ20Ʈ30ơƳ
~mane	87 25Ʃ
~manu	87 -7ƅ17Ƈ30Ǆ
~many	48 -23ǉ-14Ǎǜ-9Q-8Ɖƙǖ-7xǈǞ-6ŭŹƌǓ6őƎƻǔ7ǀ8SƊ9ƋƟǕ11Ųżǎ12ŸƩƹǧ13ƭ14c15Vƿ16ţŮů17GŷŻ19ĿŕƮǗǩ20Ū21hńǋ22Ǒ23Ɔ30ƣ33nu41Ǉ
~mar	62 -9ƪ-8ő7rĶ8ńƎƹ9FŔźƫǦ10quǈ11ƞ12oYŭ13A14HŢƾ15ƥƿ21ƒ54f
~mari	78 12ƹ19ƥ20ƿ25f
~mark	76 -10ƪ9Ķ11Ŕ12ź13F16Y18ŭ21H26ƒ
~marr	71 -9ő9r12uƫ14o17Ţ42f
~mart	87 12ńƎ20A
~mary	83 13Ǧ15q19ƾ
~mas	73 8Ƌ9ƽ11Ƥ15D16m19d22k24v
~mas>	76 6ƥ9Ƌƽ11Ƥ16D19d23k25v
~mast	87 19m
~mat	60 -7Ǌǩ6w7jƭǉ8Ľƚ9ťƓƛ10Ǘ11ōŘ12VǕ13cĴ15A16Ļ20Ķư24Ž25ų28ľ33Ƣ
~matc	80 9w11ƭ15Ř20ų28Ķ
~mate	73 -7Ǌ8Ů9ǉ11Ɠ12Ǖ13ų15V42Ƣ
~mati	69 10Ľ12ƛ13Ǘ16Ĵ20Ļ23ư31Ž
~matt	76 9ƃ11ťƚ15ō19A38ľ
~may	69 -7ŖǨ7J8Ɯ9Ź10ĹƇ11vŋ12Ʀ15Ʊ17a18ǩ19Ʈ25Ŋ
~may>	74 -8Ŗ7J10Ź11Ĺ12vŋ18a20ǩ27Ŋ
~mayb	76 -7Ǩ9Ɯ11Ƈ13Ʀ17Ʊ21Ʈ
~mb>	76 9Ʃ10œ11ū13jǀ16ƒǈ18ĵ20ŉ
~mbe	49 -22Ś-10ǩ-9Ń-7ŷ-6nňŢ6yŗǙ8hľƑ11ĻŇŜ13ƓǇ14Cļƶ16c20D21ƬǕ23ŅŸǗ25EXĽ36e37ū41I53ř
~mber	49 -22Ś-10ǩ-9Ń-7ŷ-6nňŢ6yŗǙ8hľƑ11ĻŇŜ13ƓǇ14Cļƶ16c20D21ƬǕ23ŅŸǗ25EXĽ36e37ū41I53ř
~mbi	72 8xP11Ǒ13ǀ17ƛ34Ƌ
~mbin	73 8P11Ǒ13ǀ17ƛ34Ƌ
~mbr	62 7Ǔ14ǩ46Ǧ50Ƃ
~mbre	62 7Ǔ14ǩ46Ǧ50Ƃ
~mbu	85 13Ɓ15ƃ25C
~me>	29 -17Bǟ-14XǊǨ-13ŧ-11ŇǏ-10ť-9GŞƣƵǣ-8vyŏǗ-7cŃŌţŬŷƗƤƦƸǑ-6xǀ6pAŪƱǒ7MƂƔƚƮư8QVƜǖ9gwũƌƠ10kuCńŋō11œǄ12jZşƆƓƛǎ13sHĽǘ14řǤ15hơǃ16ŉƇƕ17tŚƅ18ĹŠƾǇ20qłƟ21dFŅŦźƒ22Ŏ23ŜŤ24OĻ25ň26Ɲ27Ŋ29ǈ30l31L32bĸ33oR34a35ļ41n44Tś
~mea	69 -16Ň-8ǈ-6ŒŲ7ť8Ǝǚ9ōŵƺ10Ư15ĺ19ǩ24ň27ƬǛ
~mean	70 -16Ň-8ǈ-6Œ7ť8Ǝ9ŵ10ōƺ11Ư15ĺ19ǩ24ň28Ƭ
~meb	55 -9Ũƃǩ-8Z-7šǎǛ6ņşǅ7Ƴƿ8hPľŖ9ķŤ10ŧƕƟƾǞ11ļƅǋ12Ʈ13ŵƎ15ſ16fQƯ17FĿǘ18ǜ24ž25A
~mebo	55 -9Ũƃǩ-8Z-7šǎǛ6ņşǅ7Ƴƿ8hPľŖ9ķŤ10ŧƕƟƾǞ11ļƅǋ12Ʈ13ŵƎ15ſ16fQƯ17FĿǘ18ǜ24ž25A
~med	56 -10Ĵ-7oŗ-6ŋƦǓ7fzǃǞ8Wƽǟ9Vǘǚ10Ƽǅ11Ʋ12QƚǛ15y17ǌ18wǗ27ǁ30ǂ43ƫ56ƻ58ƃ
~med>	63 -10Ĵ-7Ǔ-6o7ǒ9ǟ10ǃ12ǅǘǚ14ƚƲǛ19ǌ20ǁ21w44ƃ49ƫ
~meda	83 11f13zǞ15V23y
~medi	65 -7ŋ10Wƽ11ǁ15QƼ22ƃ23Ǘ30ƻ37ǂ
~mee	73 8Ɲ12aOƦ16Ǚ45M
~meet	73 8Ɲ12aOƦ16Ǚ45M
~mel	85 -7ǩ9Ǜ11ƴ17j46Ń
~mem	67 -11Ś-10Ń-7n6c8Ƣ9tŦǅ10x11ƣ13h16E22ƶ23ř41Ľ
~memb	68 -12Ś-10Ń-7n7c8Ƣ9tŦǅ10x13h16E22ƶ23ř42Ľ
~men	45 -9ƙ-7ĹŌǧ-6QĺŒǑǩ6ĸƖǞ7ńŤƛƾ8tGƪǍǖǜ9BŏƘƝǘǢ10ZƌƤ11DĴŬƕ12ƠƮ13Wơ14ŚƏǌǛ17ƢǓ18ǚ19šƗƥǔ20Ɠƣ23ĶǏ24N26Ɣ32Ɗ
~mend	85 17ǚ20B
~ment	46 -9ƙ-7Ōǧ-6QŒǑ6ĸľż7ƖƾǞ8tGńŤƛƪǍǖǜ9ŏƘǘǢ10ZƌƝ11DŬƕƤ12ĴƠ13Ʈ14WƏơ15Śǌǚ17Ǔ18Ƣ19Ɨƥ20šƓƣǔ24ĶǏ25N27Ɣ33Ɗ
~meo	72 7ƙ8ņ10ĹƓ11ſ17ƕ21Ƴ23F29ǔ
~meon	85 10ņ13ſ24Ƴ
~meow	75 8ƙ10Ĺ11Ɠ18ƕ24F30ǔ
~mep	82 9ş15H18ǋǝ20ƥ
~mepl	82 9ş15H18ǋǝ20ƥ
~mer	54 -11ƂƗ-9Ɔ-8Ų-7l6ƾ8ǣǥ9LƟǍ12ǡǦ13kǚ16x18ǜ19ƝǢ20Y22Ǆ25Ǉǖ26ƎǓ27Ǘ36ǔ37ő
~mer>	63 -18G-8S7Ţŵ8Ŀ9Ǔ10Ǆ11LƟ14Ǉǡ16kǚ19x21ǜ33Ǘ45ő
~mera	79 11ũ40Ǝ
~merc	70 -14Ƃ-11Ɔ-6Ɨ7ǌ8Őǔ9ƾǋ12ǥ13Ǎ16Ǧ22Ǆ25Ǣ
~merg	82 10ƃ33Y
~mers	67 -9Ų-8l-7Ɨ7Ǧ11ǣ12S16Ǉ20Ɲ21G24Ǔ31ǖ33ǔ
~mes	58 -18n-13T-10v-9LǄ-7QĴŐ-6Y7Ƴǀǁ8ƫǉ9ĿťŻǊǋǟǨ10ƻ11ĹƟ12KƁƙ13Fǖ14ǆ15HJǗ17ŒŘƦǔ19W20ľƜǕ24ǩ51w
~mes>	60 -19n-13T-10v-8Ǆ-7QĴŐ-6Y7ǀǁ8ǉ9Ŀƫǟ10ŻǊǨ11Ɵƻ12ƙǕ13FƁ14ǖ15Hǆ16JǗ17Ʀ18ŒŘǔ19W21Ɯ22ľ26ǩ53w
~mess	80 -10L7hũ11Ƴ14ť17Ĺ18K
~met	51 -9Ō-8ŜŝƧ-7ŤũƤǘ-6A6ń7ŏǕ8EłƯǚ9ŔǍǨ10ŎūŴƫƬǛǩ11gŖŽ12ĸŘƻ13Ş14NĿņƨ15jŊ16Ū18ĽŉŶƉư19ƶ20Ů22ĺ23lY25ŀ
~met>	87 8M11Ŏ15Ľ
~meta	79 15Ǎ30Ɖ
~mete	82 -8ŏ17ư22j34Ů
~meth	52 -8ŌŝƧ-7ŜŤũƵǘ-6Ƥ7ńņōǕ8Ưư9EłŔ10ĽǨ11ŖūŴƫƬǛ12Žǩ13gĸŏŘ14Ş15Ŀƨ16NŊ17Ū18ŉ19Ŷƶ24Yĺ27ŀ
~meti	87 10ǚ15ǟ
~mew	74 7ĵŰǝ9Ʋ11Ǘ16ƥ21Ś24Ƥ27ǩ
~mewh	75 7ĵŰǝ9Ʋ11Ǘ17ƥ22Ś25Ƥ
~mfo	76 8T9Ō13M15Ƴ21X
~mfor	76 8T9Ō13M15Ƴ21X
~mic	85 -7ũ6ǝ15ǚ18ť
~mid	76 8ĵ10ǎ11L12ū16i18a21N
~midd	76 8ĵ11L12ū16i18a21N
~mig	82 10ǚ11Ɯǁ14H16o17ō
~migh	82 10ǚ11Ɯǁ14H16o17ō
~mil	52 -7ŒŤǞ-6z7UŴźưƻ8hƸǙ9uǅǐ10QĽ11Ǖǩ12DŪƳ13FŖ14Ƭ15yƜ17Ũ18Ƥ19Ʈƶ21Ə27ů29n30ƽ58Ů
~mile	64 9Ŵ10ź12ǐ28Ə38ů75Ů
~mili	85 22Ľ27Ŗ
~mill	82 14UƻǙ17Q20DǕ
~mily	57 -7Ť-6zĸǞ6ſ7Ŀņƃƭ8ư9Ƹ10hǅ11u13Ƴ15F16Ū17yƬ19Ũ20Ɯ21ƤƮƶ33n34ƽ
~min	50 -14ǩ-13ǋ-11o-8Ňŏ-6dţ6CķŜŨ7pĽƯƾ8HłŅŋŸ9iŹƛ10cPǞ11ĶŌŚ12kxĻƠǜ13X15ś16a17ĺŎ18Nń21Ŀ22ž23ƻ24Ƭ31Ŋ35M37ǁ50O
~min>	73 7Ǒ8jk9MƮ10x11ĴĶ14u20ƻ36O
~mind	61 -12o-11ǩ-10ŗ-9u-8Ň6Ƃ7lĹńŚ8ŽƗ9ZŨƯǠ11ĺŋ12MĽł13a14P16cś17Ơ18X23Ŏ29Ŀ30ǁ32ŊƬ
~mine	72 -7d8eŞ9Ņƺ10Ɖ11ix12ŊŚŜ13ńƤ14Ÿ20M
~ming	69 -15ǋ-8ŏ6Ķ7ŕǁ8Mƍ10UľǤ11Vƛǝ12kƾ14CHĺ15p16ŹǞ
~mini	79 13ŗ37ž
~mins	87 12Ɓ22ƻ
~minu	65 6ń7Ƨ8fŚ9au10ůƋ11Ļ12ķ20Ō27N38O
~mir	77 22nx26w
~mira	77 22nx26w
~mis	64 -12Ő-8ƛ-7ǩ6p7rTĹŒ8ŵ9ǁ10sŁŋǟ11Ʒǂ13tű14d15Ɖ16Ǚ20š23a25Ş33ǚ41ō
~mise	87 13Œ21d
~miss	67 -13Ő-8ƛ-7ǩ7Y8rTĹŵ9t10p11sŁŋǟ12Ʒǂ14ű15Ɖ18Ǚ21š27Ş43ō
~mist	82 33a37ǚ
~mit	58 -7Ś7ŷ8ŻƌǦ9Ō11ŠŸ12y13Ɠ15Ŗ19ǃ22ǓǢ30ǡ34Ź48ŗ
~mit>	69 -23ž7ſ9ŷƌ10Ż11Ō13Ÿ15y16Ɠ27Ǣ35ǡ40Ź
~mits	62 -7Ś9Ǧ12Š21Ŗ22ž24Ǔ51ŗ
~miu	76 9Ʃ11X14œ17Ǥ29Œ
~mium	76 9Ʃ11X14œ17Ǥ29Œ
~mma	76 13ų27v46Ƣ
~mmat	77 14ų47Ƣ
~mme	66 -13Ƃ-10Ɔ-6Ɨ7ǌǔ8Őǋ9ǟǢ11Ǎǥ12Ɵǚ13ǘ15Ǧ16B17kǇ21xǄ
~mmed	87 13ǟ18ǘ
~mmen	85 17ǚ20B
~mmer	69 -14Ƃ-10Ɔ-6Ɨ7ǌ8Őǔ9ǋ10Ǣ11ǥ12Ǎ13Ɵ16Ǧ18kǇ22xǄ
~mmi	78 10Tŀƍ11ŵƁ
~mmin	83 11ƍ12Ɓ
~mmo	87 12Ǒ16Ǚ
~mmon	87 12Ǒ16Ǚ
~mmu	77 -6Ŷ28ů45ŭ
~mmut	77 -6Ŷ28ů45ŭ
~mne	85 46Ɛ
~mney	85 46Ɛ
~mob	85 12C17Ʒ18I
~mobi	85 12C17Ʒ18I
~mod	69 -6T16Ŕ21ǩ22Ū34ƌ54ǣ
~mod>	76 18Ŕ57ǣ
~mode	76 -6T24ǩ25Ū37ƌ
~mok	66 11Ɛ22Ǝ27ǂ79ƹ
~moke	68 11Ɛ23Ǝ29ǂ54ƹ
~moki	83 34ƹ
~mom	69 -13Ũ7ƤƳ8ƽ11ư13Ź17Ư18j19Ő20ŏ40N64z
~mom>	74 -13Ũ7Ƥ10ƽ14Ź16Ƴ18Ư60z
~mome	78 21j22Ő23ŏ45N
~mon	45 -11ŭǔ-9œ-7ŁőŞƏǈ-6lĹŦŬǇ6kGǘǚ7ƾǠ8pĺĿŢŽǖ9ŧŮƃ10ŃŤ11ŘšŹƝǉ12ƫǨ13Ɵ15Ɣ16AŅƎ17Ƥ20T23Y24X26Ų27Zť28Œǝ29dƮ34ŕƠ41Ĵ
~mon>	87 12Ǒ16Ǚ
~mone	59 -14ǔ-11lŭ-7ǈ7ŧƯǁ8uTźǄ9rņƩƱƶ10ŀƪǘǚ11ư12ǖǠ14XĿ15ZŢ16Y17ƝƮ19ĸƫ23A37Ų
~moni	82 21Ž33Ǝ
~mont	49 -11ĸ-8œ7Vłǜ8kGƾ9pĺ11YŮƃ12Ťǉ13ŃŘšŹ15TƟ16Ǩ17ZƔ18Ʈ19Ņ20Ƥ28X30ť32d33Œǝ38Ơ39ŕ47Ĵ
~moo	87 -10ţ-6Ť19ƞ21Ů26ŧ
~mor	48 -13u-12H-11Ř-9SǑǩ-7Ǟ-6ĴŹ6DľǉǤ7Gǝǣ8AŕƬƮƺƿǁǙ9žƦ10gJ11ƪ12Ũů13Z14VĿƭ15iũ16ňť25œƕ35y36Ɣ37Yō41L
~more	55 -14u-13H-9S-8ůǩ-7Ǒ-6ĴŹ6Ÿǁ7EŃźǡ8DFľƩƪǂǉǤ9Şƺ10AGŕ11žƿ13gJ14Ũ16ƭ18Ŀťũ19V20ň23Y30œ42y47ō
~morn	69 7Ǜ8Ƌ9ƽǝ10ŏ13ĹǙ26i28ů38L
~morr	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ12ǣ13ǝ15Ʀ17ű23L25Y
~mort	64 7h21ZƮ36ƕ50Ɣ
~mos	57 -15Q-10Ŗ-8ǣ-7ƌ-6Ĵ6BǏ7Ǉ8ƦưƲ9ŝǄǊǩ10XYĺ13ĹŭǕ14ų21ĿƘ23Ǚ29ŗ30ǔ36ľ
~most	57 -15Q-10Ŗ-8ǣ-7ƌ-6Ĵ6BǏ7Ǉ8ƦưƲ9ŝǄǊǩ10XYĺ13ĹŭǕ14ų21ĿƘ23Ǚ29ŗ30ǔ36ľ
~mot	62 -7Ǖ6ŷ7Ŀ10Żƫ11Ƥ12Ūǀ13Ʋ15nŤſ23ƽ51z
~moth	73 -8Ǖ7cŷ11Ŀ12ƫ16Ʋ18n28ƽ60z
~moto	67 7ş11Ż14Ūǀ17Ť18ſ
~mou	68 -14ǩ7Ŧ9k10aļƦ11X12r13ǖ16Ɠ17ŝ20Ɨ39Ƭ41ŗ
~moun	70 -13ǩ9kŦ11Ʀ12X14ǖ17Ɠ21Ɨ40Ƭ43ŗ
~mout	85 7ň13ļ16r23ŝ
~mov	60 -11Ǟ-10ư-7Ş-6Ť6Œ7ŭ9ŀŃ10ĵŐǄ12Ƥǩ15Ō17ĺ21nƷ26ƞ29Ţ31y44G79H
~move	64 -11Ǟ-7Ş7Œ8ĺŭ9Ō10ĵŃ11Ő13Ƥ22nƷ24y26ƞ32Ţ47G48H
~movi	72 -11ư8Ō10y12ĺŀ17ǩ41H
~mp>	61 -12ǉ-11ţ-8Ņő7Ǥ8Ǣ11ǚ12ƃƍ22ŞŢǒ24ƀ26œ46Ɗ77ǣ
~mpa	50 -23Ū-14ž-12f-11œ-10ǩ-9Ƃ-8V-7ĹĺųƦƯ-6H6ƇǑ7mǈǊ8ĶŞǆǟ9ľšţƄ10Ņǉ11Ŝşǁ15ƕ18ǅǡǨ20łƧƴ21őǥ22Ǟ23ŝŠ25ń27Ő28ŧ29ǄǦ30Qǃ34ǐ35Ţ
~mpan	50 -23Ū-14ž-12f-11œ-9Ƃ-7VųƦƯ-6H6ƇǑ7mǈ8ĶǆǊǟ9ľšţƄ10Ņǉ11ŜŞşǁ12Š15ƕ18ǅǡǨ20Ƨ21őƴ22ǥ23Ǟ26ŝ28Ő29ǄǦ30ǃ31Q34ǐ36Ţŧ
~mpar	83 -13ŧ-8ǩ8ŗ20Š35ń42ł
~mpe	77 10ǀ11Ŕ12Ņ15ű19şǣ26ń
~mped	87 6œ12ǀ13Ŕ
~mpet	87 14Ņ30ń
~mpl	56 -8ǧ-7ǃ-6ķ7Ƹǁǐ8JƧǡǤ9Ǒ10ưǣ11ǈ13VƎ16q18WŞ19ƣ24S25Ļ28ơǇ32Q35ǜ
~mpla	80 13Ƹ21ǜ34Ş
~mple	73 -9ǧ10Ļǁ11ǡ12J13ư26ƣ38ơ
~mplo	58 7ǐ8Ǥ10ƧǑ12ǣ13Vǈ17q19W24Sǜ30Ǉ35Q
~mpo	68 -6ǩ11ƶ12ōǈ16Ǖ18Ʊ26ľ34ƍ
~mpol	75 38ƍ
~mpor	74 -7ǩ12ƶ13ō18Ǖ20Ʊ28ľ
~mpr	75 10Ǐ20Ň21ƌ30Ş31ƀ
~mpre	78 10Ǐ22Ň33ƀ
~mpro	85 24ƌ36Ş
~mps	85 10Ɵ12ķ18Ň19ǀ
~mps>	85 10Ɵ12ķ18Ň19ǀ
~mpt	78 10yǘ26ĺ49Ɵ
~mpty	80 11y51Ɵ
~mpu	74 8d9bJ10Ɲ11Ś26Ǘ46ǘ
~mput	74 8d9bJ10Ɲ11Ś26Ǘ46ǘ
~mrs	87 18a39f
~mrs>	87 18a39f
~mry	87 11Ŭ25Ū
~mry>	87 11Ŭ25Ū
~ms>	59 -7Ƴ6Ơǂ7zƼ8Ɯ9ưƻǣ10ƛ12Ž13ƌ14ń15ƎǕ16ŧ23ƚ24ǜ26Ƙ35Ɔ36ţ
~mse	83 -7Ʈ9ƨ14txz18Ʒ
~msel	83 -7Ʈ9ƨ14txz18Ʒ
~muc	44 -15Ť-12ŭ-11UƂ-10ĴƮ-9ŧ-8ńşŨŵƤƭ-7WƞǄǗ-6ixĸůƆƋ6qŽƶǞ7ǝ8ŬűƝưǌ9ĿƊƌǓǢ10Zž11ŹƔƱ12OǦ13ŘƘ15Ǜǩ16Ķ18TƓ21XYƪ22ķƠƨǡ23ƃ24ǉǏ25Ů26ŅŗƒƗƦǊ33Ƭ36Ŧ37œ40Œ
~much	44 -15Ť-12ŭ-11UƂ-10ĴƮ-9ŧ-8ńşŨŵƤƭ-7WƞǄǗ-6ixĸůƆƋ6qŽƶǞ7ǝ8ŬűƝưǌ9ĿƊƌǓǢ10Zž11ŹƔƱ12OǦ13ŘƘ15Ǜǩ16Ķ18TƓ21XYƪ22ķƠƨǡ23ƃ24ǉǏ25Ů26ŅŗƒƗƦǊ33Ƭ36Ŧ37œ40Œ
~mum	78 -11ř34ŗ37ž
~mum>	78 -11ř34ŗ37ž
~mus	78 -9Ǆ-6Š10ǔ11xŨŶ12cŰ14ų15ń36ǩ
~must	80 11xǔ12cŨŰŶ15ų
~mut	75 -7u-6Ŷ12ƴ24Ő28ů44ŭ
~mute	78 -6Ŷ29ŭů
~mutu	87 -9u14ƴ29Ő
~my>	54 -7ǝ6ĻŀřŻƄƍƽ7DǠ8oĿǆǞ9ńƒƲ10zQ11fLM12Ůư13ņ15ō16b17j23Ŷ40Ľ42ļ43ǩ
~mys	79 7mŻ8ǚ10Ž14ƻǃ19g
~myse	80 7Ż8m9ǚ10Ž15ƻ19g
~na>	80 9Ÿ12Ǖ13Ɵƹ20ƥƿ
~nac	82 -7p14Y35Ƌ
~nace	82 -7p14Y35Ƌ
~nad	83 8ƚ9ǝ13Ŀ20a
~nado	83 8ƚ9ǝ13Ŀ20a
~nag	65 -13ŷ9Ƃ11h14ŭǜ16vŵ18Ʈ19ź27ơƳ28Ź
~nage	66 -14ŷ7Ƴ9Ƃ11h14ŭǜ16ŵ17v19źƮ28Źơ
~nagi	87 10z28Ƴ
~nai	87 8Ǎ12ų14ƈ
~nail	87 8Ǎ12ų14ƈ
~nal	58 -9ǥ-8qž6ƞƦ7kƐ8TƋǤ9ft10Iƿǌ11Ŋǧ12QƃƟ13Jƈ14ŭƂ17l18ǚ21ǎ24Ɨ30ư32Ǔ
~nal>	60 -9ǥ-8ž6ƌǢ8TƐ9fƋǤ10ǌ11IŊƿǧ12Q13ƃƟ14JƂ15ŭǓ16ƈ19ǚ23ǎ25Ɨ31ư
~nall	74 -9q6ĺ8Š9Ʀ10jƞ11ck14t27l
~nam	44 -16ǩ-14ǥ-12Ǆǣ-11v-10ǟ-9q-8MǨ-7şǋ-6uBƨƬ7ŁƲ8iľƚ9ǌǧ10ǐǓǗǠ11ř12Ľơǘ14Fźǒ15Ŧƻ16ƕ18tļ20AQ21Ǥ22Ś23ĸ25ƾ27ǈ29Ő30Œ32Ŝ38b42ƫ50ǃ51a57o76w
~name	44 -16ǩ-14ǥ-12Ǆǣ-11v-10ǟ-9q-8MǨ-7şǋ-6uBƨƬ7ŁƲ8iľƚ9ǌǧ10ǐǓǗǠ11ř12Ľơǘ14Fźǒ15Ŧƻ16ƕ18tļ20AQ21Ǥ22Ś23ĸ25ƾ27ǈ29Ő30Œ32Ŝ38b42ƫ50ǃ51a57o76w
~nan	67 9Ɵ10Ʈ11ƣ12ǂ13AƄƢ14Ŋ15Bĸ20F21Ǡ22Ɯ32Ŭ35Ư
~nanc	71 12Ʈ13Ư14Ƅ15AŊ16Bĸ23Ǡ34Ŭ
~nann	87 30Ư
~nant	79 12Ɵ13ƣ15ǂ16Ƣ24F26Ɯ
~nap	85 8ś16Ž
~nap>	87 8ś
~nat	76 -9ǩ-8ţ11ŁŔ12gĽ14Š21ǜ26Ő30l
~nati	79 -8ţǩ11Ŕ15Š22ǜ27Ő31l
~nb>	83 36Ɯ
~nc>	87 -7Ľ11f15o21q
~nce	41 -13Ǆ-12ǔ-9Qƒǂ-8ŭ-6Bơǝ6rĴ7bĺŊ8ĿŘťƀƔƢƫ9ŁşƬǨ10SVŀƦƩƭ11GŗŨƳƽǒ12Aŏǣ13Œǅǘǥ14tǡ15ňőƃƕ16WņŐ17ţ18ŬƁƄ20ǌǞ21Ƶ24ľũƼ25Ƒ29š
~nce>	42 -12Ǆǔ-9Qƒ-8ŭ-7Ŀƽ-6ŀǝ7rĴšǤ8bĺŘƀƫƳ9ťƔƢǨ10VşƩƬƵ11SƦƭǒ12ŁŗŨƴ13ŏǣǥ14ŒƁǘǡ15tAG16ňőƕǅ17WņŐƃƑ18ľ19Ƅ21ǌǞ25ũ27ţ
~nced	80 12J44Ŭ
~ncel	76 -14ƴ-8ŧ15ŉ36Ƶ47š
~ncer	72 -16ţǂ-6G13ľ14Ƹ26Ŀ28ŀ31ƽ43Ƽ
~nces	82 8Ɓ13Z18Ŋ19Ƒ
~nch	71 9O10ǈ11jLŌ12ńǋ13ư14XĽ15qƑ17Ɔ18ƺ
~nch>	75 -6ǝ9O11ǈ12LŌ13ńǋ15XĽ19Ɔ
~nche	83 14j15ư18Ƒ22ƺ
~nci	72 8ǃ12YřƮ13ƔƯ15A16Bĸ19Ǡ
~ncia	76 13Ʈ14Ư16A17Bĸ20Ǡ
~ncl	69 -12Ǉ6ư7Ɓǥ8TƆ9A10œ11Ơ17ǉ28ŏ
~ncle	83 7ư10T11A
~nclu	71 -12Ǉ7Ɓǥ8Ɔ11œƠ18ǉ29ŏ
~nco	65 -11Ʒ9Ƭƭ10ǃǔ11ǝ14nǆ23Ŷ25Ư27Ʈ47T
~ncom	67 -11Ʒ9ƭ10Ƭ11ǔ12ǝ14n26Ư28Ʈ48T
~ncor	83 14ǃ19ǆ
~ncr	80 17Ŕ31œ
~ncre	80 17Ŕ31œ
~ncy	82 8Ľ10ƃ18Y
~ncy>	82 8Ľ10ƃ18Y
~nd>	27 -26ǩ-24ŗ-19ǖ-14Hľ-13ŘŜŞƒ-12Ǧ-11Ŷ-10Ĵŉ-9FUŅŝŨŲƦ-8ĸœŸƝ-7jxĺ-6ŀƮ6ƍ7GTWźƉƊǀǘǠ8PŻƜƩǋǌ9MżƗǇǍǤǧ10cdĵĻōŒůŷƀƂƑƹǄǏ11oDŌşǕǛ12BŏǂǢ13CļŇŎŚŧƃƔƿǆǉ14fghNĿŦƇƕƫƬƯưǥ15zZǈǙ16klǚǞǣ17sĹƷ18tƟ19ńƶ20qƨ21p22w23Ūǁ24JśƋƎƚ25ķųǔ27ƺ31a32XŴ
~nda	76 9ſ11ơ12Ŭ14IŰ15ƴǚ21Ʒ30Ƈ
~ndat	82 12ơ16ǚ33Ƈ
~ndb	85 11ǜ16x
~ndd	82 9ƶ10Yś15Ƙǅ
~ndda	82 9ƶ10Yś15Ƙǅ
~nde	52 -7ŘƉ-6ǩ6xų7ĵƛǤ8cŸŻǑ9Ū10hiŅƊƒ12Ŏǃ14şŬ15Ń16ŉƙ17ĺ18ň20Xƪ21ŖŦ23nż26Ƅ36ǅ40ƕ
~nded	76 7O10Ƅ12Ÿ13ż19Ŧ41ǅ
~nden	87 13z17Ǒ
~ndep	87 13z17Ǒ
~nder	53 -7ŘťƉ6űǌ7xƘƛ8cĵŦųǅǤ9Ż10hiŅŪƊ11ƒ12ǃ13Ŏ14Ŭż15Ńş17ŉƙ18ĺ19ňƄ20X21ƪ22Ŗ25n42ƕ
~ndi	67 -6Ƭ6ĺĽƪ8ň9IŔŕŖƕ10ĸƑƦ11ǌ12ZǢ16ŎŨ27Ɖ28ű31Ƽ
~ndin	76 7ĺĽƪ9ň10Iƕ11ŕŖ12Ƒ15ZƉ19Ũ
~ndit	72 11ĸŔ12ǌ15Ɖ17Ŏ31ű33Ƽ
~ndl	58 -14Ƅ-11Ŕ-9Ʈ-8ǩ-7Śž7Ńǈ8Ĵ9c10ŖƲ15IŁƠ16F17ĸşƷ21ŜǠ25ǜ28ŧ32ơ38ǌ
~ndle	64 -12Ŕ-9Ʈ6Ɲ7Y9Ĵǈ10cŃ11Ŝ12Ʋ14Ŗ18Ł19ĸşƷ24Ǡ28ǜ31ŧ
~ndli	85 18Ŝ23I
~ndlo	67 -14Ƅ-8ž7ǧ18Ơ19F38ơ45ǌ
~ndm	82 7ƥ9c11ǔ14Ư19ŷ
~ndma	85 7ƥ10ŷ12ǔ15Ư
~ndo	75 6Ļ7ƚ12Ɛ15Ť17j21k49Ǖ
~ndor	82 54Ǖ
~ndow	83 8ƚ9Ļ16Ť19j
~nds	55 -11dsA-9cƸ-7ļ-6k6Ʃ7epFLNĸƆƏǠ8ťƯƽ9PRǎ10Ųǂ11ƨ12Ŵ13tŚǚ15ƱǓ16Ƨ17rƜǄǇ18ūŭƪ19o20BŐ29ƺ
~nds>	56 -12d-11sA-9cƸ-7ļ-6k6Ōŕř7pFLNƆƏƩǠ8eťƯƽ9RǓ10PŲǂǎ12ƨ13ŚŴ14tǚ16ƧƱ17Ɯ18rƪǇ19ŭ20o21BŐ30ƺ
~ndsh	82 8Ɓ10Ǔ11ű20ū
~ndy	76 -8ŏ9vŭ10ū14Mř16ǖ34Ś
~ndy>	76 -8ŏ9vŭ10ū14Mř16ǖ34Ś
~ne>	37 -15Ŏŭ-13Ɲ-12HLŀōƃƜ-11Zťƕ-10YĺŏŗŮƁƭ-9GTňƞƥ-8akNUšŢŹƨǂǎ-7hlpķŲƇǃǅǑǚ-6RĸŧƧǠ6ƔǊ7EPŋŚŜŝũƀǈ8cxĴłŊŐŖŞƮǟ9CKŌŒƿ10ŪŵƗƯƳ11DńŠƛƶƹƾ12MSŴŷƦǜ13ƆƍƴƵ14OľŅǨ16ĻƎƩƫ17yƟƷ18ųż19ƌƙǝ20ƉǕ21ǖ22iǔ23ǋ24ƻ26Žƺǩ27Łş30ǡ35Ń38I43b
~nea	66 -7ƛ6ƊǤ7ǩ8Ƒ9zǘ11Ś12Ʒ19Ǚ20Ə23Ƽ41ƙ
~near	68 -7ƛ6C8Ƒ9z10ǘ12Ś13Ʒ19Ǚ20Ə42ƙ
~nec	85 12j16I21U
~ned	52 -15Œ-12ǝ-9u-8O-7ő6mœżǏǛ7nsAĹŠư8yŔƁǥ9cƓǢ10Yƫǘ11ńƤƨƺ12ňſƑƲ13ĺ14ō15Ŗ18j19Ƴ23ƛ27ǅ30ņ31Ť38ƴ
~ned>	52 -15Œ-12ǝ-9u-8O-7ő6mœżǏǛ7nsAĹŠư8yŔƁǥ9cƓǢ10Yƫǘ11ńƤƨƺ12ňſƑƲ13ĺ14ō15Ŗ18j19Ƴ23ƛ27ǅ30ņ31Ť38ƴ
~nee	48 -10rĻǩ-8Ŗ-7Ʀ-6ńŅŉŊǒ6zƖƜƸ7EOŀƤǉ8Ųŷǆ9ps10goǌǏ11GƁǠ12ƾ13ctvƕ16ŪƯ19ū20eŃǁ22Ƭ26Ĺ31Ŏ32ƭ37ǧ39Ł41Ǧ49Ƅ
~nee>	87 15Ƹ26t
~need	48 -10rĻǩ-8Ŗ-7Ʀ-6ńŅŉǒ6zƖƜǊ7EOŀƤǉ8Ųŷǆ9p10goǌǏ11GƁǠ12s13cƕƾ14v16ŪƯ19ū20eŃǁ22Ƭ26Ĺ31Ŏ32ƭ37ǧ39Ł41Ǧ49Ƅ
~nef	64 10Ƨ13Ƭ36Wƫ
~nefi	64 10Ƨ13Ƭ36Wƫ
~nei	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~neig	70 7Gĸ9ƒƟǩ10ƤǍ11ļƜ16Ņ20C24ƞ
~nel	85 11ǜ14ƃ16Ƌ
~nel>	87 12ǜ17Ƌ
~nen	87 25Ʃ
~nent	87 25Ʃ
~ner	53 -15ž-14Q-9ŐƳƽǄǩ-6Ƹ6Łǅǖ7aĸŹ8ǀ9LǢǣ10N11Ŵ12ƕǧ13tPǂǥ14qĿǠ15Ʈ16pǌ17ĺƻ20Fƨ21o22ǡ23ǔ33ư39Ǩ44ǆ
~ner>	62 -15Q-10Ƴ-6ǩ6ơƷ7oCū8Ɓ9ĸƨ10aĺƮ11LŁǢ12ǣ13pN17tP18Ǡ19q20ǌ32FǨ
~nera	65 -17ž9MƮǖ11ĺ12ǅ13ǧ29ǡ42ư
~ners	66 -14Ƹ-9FŐ-8ǁ-6ƅǄ6ǉ8Ʀ9ĹƓ10Ź14Ŵǂ15ƕ16ƨ17Ǩ20oǥ22ƻ32ǔ55ǆ
~nerv	82 6Ƽ14ǀ30Ŀ
~nes	45 -23Ƃ-14Ŀ-10ŏŨ-8nTVƮ-7vŒŖ-6ōŻ7QŲƵ8ĶŐƑǀ9ŕţƎƗǠ10AMƝǛ11ŉ12Ǎ13ǏǙ14yŎųƚǝ15ŭǃǦ16ǐ17Ǩ18uǎǔ19ǆǡ20ǋǑǞ21ǅ22ƽǟ23ǂǄ24Ǌ25Ǣ30ǥ
~nes>	59 -16Ɲ-11ǃ-7Ż-6Ŀ6fǎ7yEŵ8hſƯ9ZŗŚƀƛƽ10Ǎ11Ƶ12wŐŪǀ13ŕƎƑǢ15ŉ16ţ17Ǒ19ƚ20ǂ21ųǏ28u
~ness	49 -25Ƃ-14Ū-10Ŀ-8Ũ-7ŒŖ-6Tō7Ť8Ųǂǩ9Ǒ11MƗ12AǛǠ14ǎ15Ǚ16Ǣ17ƽǝǦ18Ŏŭ19ǐ20Ǩ22ǆǔǡ24ǋǞ25Ɲǅ26ǃǊǟ27Ǆ34ǥ
~nest	76 -8v7ĸƹ9ň11Ţ14Ň15ƿ16Ķ17Q26y
~net	78 7ƍ9Ǖ10ƪ12J14ƌ19Ņ28ķ35ǩ
~net>	80 8ƍ9Ǖ10ƪ12J20Ņ29ķ
~nev	69 -8Ŝ7cőǝ8lƴǜ9Tƹǔ10aKƚ12ņ15Ǚ
~neve	69 -8Ŝ7cőǝ8lƴǜ9Tƹǔ10aKƚ12ņ15Ǚ
~new	52 -12ƇƉǋ-11ŔǓ-10ƛ-9ǩ-7oƩƭǊ7ũžƀƄƋǙ8ĺŴƻ10Ơ12x13H14Ŝ16U17ŗƌƵ18Ź19GS20š22ǅ23ƈ25ƞ27Ŷ30iƅ31ĹŒ42Ǟ59ŕ
~new>	56 -13ǋ-12ƇƉ-11Ǔ-10Ŝƛ-9ǩ-8ő-7o-6Ʃ6ǄǢ7ž8ƀƄƋǙ9ĺũƗƻ14H17Uƅ19ŗƵ20ĹŹ22ƈƌ23S25ǅ28ƞ30Ŷ33i34ŒǞ40ŕ
~newa	67 12š13Ǟ16Ĺ23ŕ30Ŝ
~newe	78 -8Ŕ11E18Ŵ19š21Ơ22ƅ
~news	87 -7ƭ13j23ŕ
~nex	66 -15Ʊ-7ŭ7ũ8oMĺŹ9Ļ10ŕƫ13ǖ14Ńſ17yǩ18ĸǞ21Ɩ35V38Ǎ
~next	67 -15Ʊ-7ŭ7ũ8oMĺŹ10Ļŕƫ14ǖ15Ńſ17ǩ18yǞ21Ɩ35V39Ǎ
~ney	58 -14ǔ-11ŭ-10l-7ǈ6ŧƯ7ǁ8uTņźǄ9ƩƱƶǚ10ŀƖƪưǘ11B12rǖǠ13XĿ14Z15YŢƮ17Ɲ18ƫ19ĸ22A30Ɛ36Ų
~ney>	58 -13ǔ-10lŭ-7ǈ6ŧƯ7ǁ8uTņźǄ9ƩƱƶǚ10ŀƖƪưǘ11B12rǖǠ14XZ15ŢƮ16Y17Ɲ18ƫ19ĸ22A28Ų30Ɛ
~nfe	87 17ţ25x
~nfl	87 15Ŕ20Ż
~nfo	76 12Ľ23Ļ37Ǘ
~nfor	77 12Ľ15Ǘ23Ļ
~ng>	28 -22ŌƩ-19Ő-14Ŝ-13BƔǆ-12sƅƷǎ-11ŗ-10nŬǗǡ-9JRļƤƴƺǨ-8Ʀǒǔ-7EWƈƗƧǌ-6ĸ6ķŕƁƥǓ7cezFŃńŦƆƉƋƙƭƻǑǚ8ĵţūƇƍ9ghTőŧƂƒƸǝ10IPĴǊǘǦ11SƼǛ12UťŮŹƬ13rŲƳǢ14qLĹŝƹ15ľĿŉōŻƨǙ16ŒŸŽ17ZůƄƮƯ19OŢũƞǀǅ20ơǩ21ĽƖ23x24iy25XĶ26łŞǟ28ƘƵ29tHǍ31j33ĺ37kǞ40ŀ47V
~nga	80 11Ɔ14Ƙ20ƞ29f
~ngag	83 14Ƙ31f
~nge	55 -8ŝǘ-7Ũǩ7TV8Xƛƭƻǌ9Ƹ10uƧ11Ʒ12yǞ13v14E15pŔ16Ş17ŲǙ18Ň19Ǖ20q21Ŏ22ĺƫ34ũ40ǀ
~nge>	64 -8ŝ-7Ũ8yIŔŰ10Tƛ11X13Ƨ14Ʒ15Ǖ19ũ20Ş23Ň27qŎ
~nged	69 6Ƌ8ũ10Ǖ12Ŕƻ13Ƹ20Ǟ34ĺ
~ngen	87 -7Ŝ37ƫ
~nger	69 7b8ś9Ż10ǌ13ƭ16ũ19E22ŲǙ27p37ǀ
~nges	80 -8p8yƅ9U14V16u22v
~ngi	67 -8Ŷ-6lǨ6Ƹ8T9qtŔ10ź14ű16ǟ17Z18Ĺ19Ţ21ƑƵ25iV35Ɨ
~ngin	67 -8Ŷ-6l6Ƹ8T9qtŔ10ź14ű16ǟ17Z18Ĺ19Ţ21ƑƵ25iV35Ɨ
~ngl	67 -12ƿ-8ƛ7ƫ9Ƙ13Ɔǩ16ǅ29f36ƈ44Ɖ
~ngle	68 -12ƿ-8ƛ9Ƙ13Ɔǩ16ǅ30f36ƈ44Ɖ
~ngr	85 7Ɣ8o17Ũ
~ngra	87 8oƔ
~ngs	54 -8ǖ-6nǩ6łƜ7ŊŽƳƵƽǛǨ8KƘƤ9TĻƑǄ10Ǚ11Qƍƶ12ŀ13i14UƮ15ŉƥ16ƗƢ18Ř19ǔ21ǟ26AĹ32Y
~ngs>	54 -8ǖ-6nǩ6łƜ7ŊŽƳƽǛǨ8KƘƤ9TĻƑǄ10Ǚ11Qƶ12ŀ13i14UƮ15ŉƥ16ƗƢ18Ř19ǔ21ǟ26AĹ32Y
~ngu	74 -10Ǉ-7c10ň11vŹ12x13ŉ20b24Ǝ25u28ǩ
~ngui	83 27Ǝ
~ngun	85 -11Ǉ-7c13vŹ14x28u
~nha	83 13Ƥ44Ş
~nhap	85 45Ş
~nic	66 -9Ŗ-6CƋ6bc8KĴŬ9ŘƌƗƟ10Ƨ12ƾ13tǃǩ15Ŷ17kŧ20j21Fƞ23ƹ27Ƙ37ǈ
~nic>	87 12K17ƾ18t
~nice	70 -7C7bc8Ŭ10ƌ11ƟƧ14ǃ16Ŷ19k22j23Fƞ30Ƙ
~nico	87 32ƹ
~nics	87 -11Ŗ-7Ƌ13Ɨ21ǩ28ǈ
~nie	72 -8V8mĵƿ9Mş21ń26Ţƴ
~nied	87 33ƴ
~nies	74 -9V8ĵƿ9m10ş21ń27Ţ
~nig	60 -9ŝ-7ş-6P6LUŨ8ľŕŖśƿǘ10jƞǩ11Ųƻ12r13Ʀ17Ɛ18n20ǎ22R26Ŀ27xǏ52Ű
~nigh	60 -9ŝ-7ş-6P6LUŨ8ľŕŖśƿ10jƞǩ11Ųƻ12r13Ʀ17Ɛ18n20ǎ22R26Ŀ27x28Ǐ52Ű
~nim	76 13ŗ28h36ž
~nima	85 31h
~nimu	79 13ŗ37ž
~nin	52 -13Ū-10ǧ-8ŷ-7nǢ6Ľ7Ű8quĸŋŐƼǉǌ9dűŴƌǩ10TƐ11ǟ12ńź13ƖǑ14Ʈ15iRĿŒ17yŤ18jů19H23ǝǞ28Ǚ37L41ſ
~nin>	65 -7ǩ6Ǜ7Ƌƌ8VŋƮ9ińƖƽ10fŰǉ11djĸŀǌ12Ő13qL14Ŵ15Ǟ17ǟ22Ŀ23R
~ning	58 -14Ū-10ǧ-7ŷǨ6grōŏƖ7ǀ8ĹƮ9hiĽ10ju11ƐƼ12Ǟ13T15ź16űǩ19Œů20yHL29ǝ36Ǚ
~nins	67 17Ť56ſ
~nint	87 14L
~nio	74 -9ĵ6m11Ļ12ļ14wA15Ŭ17ƕ18aY25ƨ
~nion	77 -9ĵ12Ļ13ļ15AŬ18ƕ19Y27ƨ
~nior	85 7m17w22a
~nis	67 -7ŚƱ7źǝ9ƌ10ņ12ƗǄ13P17ų20ǈ22Ɗ26m29ǩ
~nish	69 -7Ʊ-6Ś7ǝ8ź10ņƌ13ƗǄ23Ɗ27m31ǩ
~nist	85 17P26ǈ
~nit	66 -8ơ10a12ǌ13VǍ16Ž17Ƥ18G19ƗƢ26Ǝ32ƥ34ƣ
~nit>	76 -8ơ-6ǋ9Dƣ15ǌ16Ǎ20Ƥ32ƥ
~nito	82 21Ž33Ǝ
~nits	87 36ƣ
~nitu	79 -6Ƌ6ƥ22G23Ƣ26Ɨ
~niv	82 7ź8Ʊ19Ʃ22y
~nive	82 7ź8Ʊ19Ʃ22y
~niz	87 12Ļ14Ƌ23ǆ
~njo	79 14ǟ19g21t31U
~njoy	79 14ǟ19g21t31U
~nju	74 22ǣ31ƃ43ž
~njur	74 22ǣ31ƃ43ž
~nk>	53 -16ř-14q-11ŲƮ-10ƨ-8AųǄǠ-7Ł-6Ǩ6ĿōžǕ7ķƌƏƒƺ8Ƅǋ9hƑǝ10ļƛƷǊ11ƋƓ12ű13Ƥ14Ŗ15Ŭ17GĴ19Y20Ũ22Ƭ23H24e25B28Ň32ǩ37ƕ42rƿ
~nke	87 12ƿ13A14g
~nker	87 12ƿ13A14g
~nki	67 -13Ʀ-8ǩ-7Ũ6Ǟ7Ŀ9ƀƿ10Ƴ11X12ƅ13Ǧ18ĺ19ƭ21y24Ƶ26V28Ƭ
~nkin	67 -13Ʀ-8ǩ-7Ũ6Ǟ7Ŀ9ƀƿ10Ƴ11X12ƅ13Ǧ18ĺ19ƭ21y24Ƶ26V28Ƭ
~nkl	75 18H25Ǎ27ƣ
~nkle	76 25Ǎ28ƣ
~nkr	87 29ĵ
~nkru	87 29ĵ
~nks	71 -14Ķ7h9Ĺǜ12Ŭƙ15t26r27k41Ǜ
~nks>	73 -14Ķ8h10Ĺ12Ŭ13ƙ15t27r42Ǜ
~nksg	85 11ǜ33k
~nli	73 -6Š10ļ12Ǌ14ń17Ǖ23Ľ27Ņ34ǖ
~nlin	73 -6Š10ļ12Ǌ14ń17Ǖ23Ľ27Ņ34ǖ
~nly	63 -13ǌ-10qǡ-8T-6M7mƋǈ8ŲƜƿ9Ŵǉ10RųƳƾ11ńň12Ƣ13ĻǇ14ţ16Ūǚ17ľƮ20ƀ22ǖ31ŭ
~nly>	63 -13ǌ-10qǡ-8T-6M7mƋǈ8ŲƜƿ9Ŵǉ10RųƳƾ11ńň12Ƣ13ĻǇ14ţ16Ūǚ17ľƮ20ƀ22ǖ31ŭ
~nne	72 -10u-9ǁ6ĸ7ǔ9ǀǜ10k11IŔ12ƦƮư13yL14C16N24ƻ
~nned	82 -11u7ĸ11ǀ12k13Ŕ15yư
~nner	80 -9ǁ8ǔ13Ʀ15LƮ18N27ƻ
~nni	63 -14Ū6RǨ8cŤǀǞ9f10hŋ11uVĸĿŐƼ12q13űŴ14ƌ15H16ńǟ20Œ21ǝ23y
~nnin	63 -14Ū6RǨ8ŤǀǞ9f10hŋ11uVĸĿŐƼ12q13űŴ14ƌ15H16ńǟ20Œ21ǝ23y
~nnu	73 9ƪ15T18ǉ24ŮǊ
~nnua	73 9ƪ15T18ǉ24ŮǊ
~nny	82 8j13Ʃ28Ư41ǩ
~nny>	82 8j13Ʃ28Ư41ǩ
~no>	55 -14Ū-8Ǜ-7ōŝƥ-6ňǩ6hFƲƽ7ZŕŶƑƜǀǤ8WĿ9Xư10šǄ11ŤżƁǚ12ŲŽǡ14lƄ15ƍ17Ǉ18ƿ19ŉ20uſǁ22ŵ23Ń43ƴ
~nob	69 -10G7nsǢ8ƺƿ9Ş11Ư12Ł22Ŗ23ŷ24Ƌ25g30Ɵ
~nobo	70 -10G6Ƥ7nsǢ8ƺƿ9Ş11Ư12Ł23Ŗŷ25g31Ɵ
~noc	80 8ţ9mƟ13Ĵ16ź18ƌ
~nock	82 8ţ10m13Ĵ16ź19ƌ
~noi	85 11N12Ǝ25ǩ
~nois	85 11N12Ǝ25ǩ
~non	76 9Ş12ƀ13x14ǥ18ƹ38š
~non>	80 8ƹ15ǥ40š
~none	87 11Ş14ƀ15x
~noo	76 -9Ń11L12gǧ13CŽ16ij21Ō
~noon	78 -9Ń12gLǧ17ij22Ō
~nor	64 -8Ź-7Ǩ8n9lv10Ǐ12ƾ13C14j15A22Rź23ŭ29T
~norm	66 -7Ǩ8n11Ǐ13ƾ16A23R24ŭ
~nort	83 12l17C19j38T
~nos	76 -8Ƴ10l14ź15ƽ16Ŋ29Ƽ
~nose	82 35Ƽ
~nosy	85 11l16ź18Ŋ
~not	43 -23ŝ-15Y-12Ʀ-10pNVƗƧ-9řƶ-8uxķĺŤǄǇǈǐ-7qłŎŒƲƽ-6ŠƅƞƬǃ6KŉťƢƨ7oFIJţŲƒƯǞǠ8ĵŃŅņŊŴŸźżŽƠƤ9lmyŗƪ11chBQXšƃǑ12ĽŐŘǨ13ŬƱƸ14EŶƴ15HƟ16ſ17b18ŏ19f22L23Z24ǩ27v30Ş31ō34ŵ53ŀ
~not>	45 -23ŝ-14Y-10ƧƷ-9NVĿřƗ-8jpǄǇ-7uĹĺşŤŭƨǈ-6qķłŴƲƶǥ6ehsĸŨƊƘ7gJMƍƭ8oGKŉŏťƢǠ9FĵſƒƯ10lmLņźŽƠƤƪ11ŗ12Ņ13BQXĽƃǑ14cōŘ15ƱǨ16Eƴ17ŵ19b20v21f22ǩ33Ş60ŀ
~note	74 -7ǩ8ű10ǘ13Ŋ14ŃƔƷ20Z22ō36Ŭ
~noth	61 -10Ʀ-7dǐ6ż7hŭ8vZşŹƼ9ĿƐƻ10ŐšŸǥǩ11Ų12ſƸ14Ŷ15ŏ16Iţ17HōǞ18L19Ŵƨ20y23Ɵ25ŵ
~noti	78 10Ƌ11K12H22Ĺ
~nou	69 6ſ8Ŏ9ŹƯ10ĶƓ11ư12Ɨ13ŀŷ15r17jťž23b25Ƭ
~noug	71 -6Ǣ7ſ9ŎŹ10ƓƯ11Ķ12Ɨư13ŀŷ15r18jťž26Ƭ
~noun	85 30b
~nov	83 -12i-9t15Ǌ22ƌ46ǜ
~nova	87 23ƌ
~now	43 -14Q-13Ƃ-11şǎ-10ĿŤ-9ŀƬǈ-8ńŎſƵ-7bdiĻŠŢŽƨƭ-6ƚ6žƩ7rHŔśŴǡ8ZĹŃŲƎ9hPĵōƦƿ10xFGĸŌƓǟ11Ř12w13ĽŨǩ14A15jv16S17sƳ18Ŝ19Ņ21ũƸ22cŗ26Ĵ27Ɵ28ň29Őǥ30Ŗ31ŉ37ŏ38ĺ41Œ45N
~now>	43 -13Q-12Ƃ-11ǎ-10şŤ-9Ŀ-8ŀńƬƵǈ-7bdgiĻŎŠŢŽſƨ-6ƭǑ6T7rHŔśŴžƩǡ8ZĹŃŲ9hPōƎƦƿ10ĵŌƓ11jFGŘǟ13wĽ14Ũ16S17sv18Ƴ19ŅŜǩ21ũƸ23cŗ26Ĵ28ň29Ő30Ŗǥ31ŉ37ŏ39ĺ41Œ45N
~nowa	87 11KǑ30x
~nowh	87 9g28ĸ
~nro	83 -14Ǟ-8Š31ƌ33W
~nrol	87 -8Š35W
~ns>	45 -15ǂ-10ŁǍ-9Ŭ-8cPŇ-7WŝŤŶǔ-6IƆ6ĻũƷ7HšƙƩǏ8axŒŔƝǄǨ9ŏſƅƱǒ10vŕŹŻƏ11ĸ12ǣ13qEǠ14ŉǝ15Ŋ16k17CűơƧƼǩ19ǈ20Ɨǆ22ǋ23wĿ24ƻ26uǞ27ǚ30Z35ǐ38Ƙ
~nse	56 -7S7o8lƐǨ10sŋ11dA12Yƺ13Ƅǀ14aĸū16ư21Ǜ27Ź31ŷ33ň50Ÿ
~nse>	59 -7S8o9l11s12d14Ƅ15ĸƺǀ16aū22ŹǛ34Ÿ35ň
~nsed	73 8Ź12Ǩ23Ÿ44ŷ
~nses	82 19Y26ư
~nsh	83 -7Ƭ10śƫ32j
~nshi	85 -8Ƭ10ƫ33j
~nsi	63 -22ǌ-16Ǎ-8ž-7ǩ-6Q7ŊŢŷź8ŖŽƛǏǣ9ūŰ10Ə11XƗ12ǐ13ƣ14Ʃ17Ǣ19Ƙƥ25ƀ37Ķ38ơ
~nsid	72 -18Ǎ-6Qƅ9Ţ10Žƛ11ūŰ12Ə13ŖƗ15ƣ17Ʃ20Ǣ22ƥ
~nsio	79 47Ķ
~nsiv	74 9ź10Ǐǣ13X23Ƙ30ƀ
~nsm	87 11ƹ13Y19ű
~nso	87 12Ǝƛ13ǘ
~nsp	76 9Ž14Ɖ19l
~nspe	79 15Ɖ
~nst	60 -8ŭ-6Y6ń8Ɠǚ9Ɣǡ10KƵ11Ǆ12ǟ15Ƙ16Ɛ18r20ƇƊ25Ųƅ26ƪ32ǩ
~nst>	72 -7Y8ũ9ń10Ǆ11Ɣǡ12ł19r32ƪ
~nsta	76 -10ŭ11ǚ18Ǆ20ǩ21Ɛ26Ɗ32Ų
~nste	82 7M12Ǒ14KƵ
~nstr	69 10Ɠ15ǟ18Ƙ21ǩ23Ƈ29ƅ
~nsu	43 -18Ƹ-15ơ-14Ǐ-11Ǒǔ-10Q-9ƒ-7ŶƔ-6no6ƙ7rŚŦǤ8ŀŤǧ9ƀǘ10ĹĺŘƩ11ŞƬ12ŁŪƦƭƳ13Ɓǚ16ņǓǨ17ţƃƕ18Wľ19Œš20Ƅ21ŗ24ƴ27Ǣ29ǥ30Ɠ31ƨǒ34ǌ35Őſ39ş41ŏ
~nsul	85 11ƻ13Ǜ30ǚ
~nsur	43 -18Ƹ-15ơ-14Ǐ-11Ǒǔ-10Q-9ƒ-7ŶƔ-6no6ƙ7rŚŦǤ8ŀŤ9ƀǘǧ10ĹĺŘƩ11ŞƬ12ŁŪƦƭƳ13Ɓ16ņǓǨ17ţƃƕ18Wľ19Œš20Ƅ21ŗ24ƴ27Ǣ29ǥ30Ɠ31ƨǒ34ǌ35Őſ39ş41ŏ
~nsw	79 -10Ō-8ƴ13Ļ15Ŕ16K18ľ38ŉ
~nswe	79 -10Ō-8ƴ13Ļ15Ŕ16K18ľ38ŉ
~nt>	33 -15Ŀ-14ǝ-13PłŇŶƦ-11ƙƿǧ-10wųƒǐ-9rTŁńŧŲƨǈ-8npŪŬŭ-7ahixCERŦƑƽǊ-6ƌƧƻǄǎ6ŽƁƅǤ7LOũƀƔǓǦ8ļŀŕƣ9Ļŝŷǚ10œŞŤƓǁǑǘ11uGřšſǛ12eĺŉŔƵǢ13sƭ14Mťƥǃ15KNXĶőŜǩ16ŃŒƃǏ17Ŋ18Ɗǌ19ơǜ20Ō21Fư22ƗƱ23lŚźƢ26Ə27ƶ29ņƫ31Ǉ32Ĵ33Ɯ34ǔ38ľ39Ƭ42Ơ
~nta	64 -8Ơ-7M-6ǩ8kWů12PƤ15Qǆ18Ǡ19Ƣ21B22A25K30ķ60Ɓ
~ntal	69 -8Ơ7Ɯ9W14PƤ17Q21Ƣ33ķ65Ɓ
~ntan	76 18ǆ22Ǡ25B27A
~nte	58 -9ŗǇ-8ǌ-7ƓƖǐ-6Ǔ6BŖƸ7cHŹƪƴǃǋǖ8Šƅ9ƌƔƟƤƵ10żǞ11ŉ12ůƏǝ13QŅŏ14Ň15ƛǩ17Ɨ18F20NƢǑ21ǎ26Ǣ31ơ
~nted	76 6ư8G10ƴǏ11řǌ12ǃ14Ǟǩ15ŉ17Ŗ
~ntee	83 19Ə
~nten	75 -9ŗ-6ŖƓ9Ƹ11c14Ƶ25Ɨ42Ǣ
~nter	63 -18ǌ-10Ǉ-8Ɩ-7ǐ7BƐǩ8Hƪǋǖ9Ź10ŠƤ11ƌƔƟ12ż13ůǝ14Q15ŅŇ16ŏ17ƛ20F22ƢǑ23Nǎ34ơ
~nth	48 -11ĸ7kVłǜ8GƖƾ9pĺ10Ů11Yƃ12ŘšŤŹǉ14Ɵ15T16ZǨ17Ɣ18Ʈ19Ņ20ŃƤ27X30ť31d32Œǝ37Ơ46Ĵ51ŕ
~nth>	52 -11ĸ-10Y-7ŧ6Ũ7yƥ8kVǜ9ƾ10Ɩ12p14šŹǉ15ŘŤ16ƟƤ17Ņ18T19Z20Ĵ21Ɣ23ŃŒ24ǝ34Xť35d38Ơ46ŕ
~nthl	74 13Ơ30Ĵ
~nths	64 -9Ơ6Ƥ7ĺ9v10Ĵŕ12ł13ǝ14Gŧ15Œ16Ů19ƃ24Ǩ28Y30Ʈ
~nti	62 -6Ƈǣ7ĺŵƱǔ8gǇ9dOĻǋ10šżƴ11Ĺƣ12HŕƘ13nūǄ14kń19Ư21Ǡ22ƫ24ƭ28F29ǆ
~ntia	83 11ǔ13Ʃƴ20Ǆ
~ntil	85 -9Ń13O18ŕ21ƭ
~ntin	67 -6ǣ9gƭƱǇ11Ļšǋ13ƣ14HĹ16k22Ư23Ǡ25ƫ31F
~ntio	85 -7ŷ14nA17ż21ń
~ntit	87 -12Ʃ-8Ƈ13d42ǆ
~ntl	74 8Ő10Ɓ16Ƴ19ĺ24ũ25ŏ
~ntly	74 8Ő10Ɓ16Ƴ19ĺ24ũ25ŏ
~ntm	85 11M13ŵ15ǖ16ƾ
~ntme	85 11M13ŵ15ǖ16ƾ
~nto	64 -8J-7Łǅ6ǞǨ7ż8ǋǘ9iRĺ10ƛ11dłǍ12Ǣ13Šƌǩ14Ŋƀ16Ɨƪ17ǣ18Ǐ19Ɲ24S
~nto>	68 -9J-7Łǅ6g7ǗǞǨ8żſ9ǘ10iĺ11Rƛ12dł14Š15Ŋƀƌ18ƪǣ26S
~ntor	79 16Ǣ22Ɨ23Ǐ25Ɲ
~ntow	83 10ů11ǋ15Ǎ25ǩ
~ntr	60 6ř7Ǎ8ŦŸǀ10ŀǧ11ƣǄ12lƓƢ14ŗƒ17Ƽ18ǒ23Ǒ40Ǔ
~ntra	61 6Ǝ7řǍ8ŦƩ10ǧ11ŀ12ƢǄ13Ɠ15ŗƒ19ǒ24Ǒ41Ǔ
~ntry	80 10Ÿ12ǀǔ15ƣ17l
~nts	49 -13ǂ-9GǄ-8wŤƸǩ-6Ǉ6ķţǧ7UƃƦ8ƄƮ9ĶƔƗơ10űƣ11ZŜŬƝ12ƌƘ13ľ14ńš15Ơǖ16nǍǚ17ǌ20żǔ21Ş22Ǘ23ņŻƯƽ27ǓǢ28Ɯ30z
~nts>	49 -13ǂ-9GǄ-8wŤƸǩ-6Ǉ6ķţǧ7UƃƦ8ƄƮ9ĶƔƗơ10űƣ11ZŜŬƝ12ƌƘ13ľ14ńš15Ơǖ16nǍǚ17ǌ18Ư20żǔ21Ş22Ǘ23ņŻƽ27ǓǢ28Ɯ30z
~nty	76 8ǔ9Ə11WŻ13ļ15ƅ35C
~nty>	77 9Əǔ11Ż13ļ15ƅ35C
~nua	73 9ƪ15T18ǉ24ŮǊ
~nual	73 9ƪ15T18ǉ24ŮǊ
~nue	80 12ǧ36Ǌ
~nue>	80 12ǧ36Ǌ
~num	51 -14Ś-8ŷǩ-6Ţ6ƌ7yƋǙ8ŗ9ľ11Ň12cĻŜ14EǇ16Cļ22D23Ƭ24ŸǗ26Ņ27X38eř40ū46I
~numb	51 -14Ś-8ŷǩ-6Ţ6ƌ7yǙ8ŗ9ľ11Ň12cĻŜ14EǇ16Cļ22D23Ƭ24ŸǗ26Ņ27X38eř40ū46I
~nur	76 -8ő14q24P32ǁ40S
~nurs	76 -8ő14q24P32ǁ40S
~nus	85 -6ƒ7TƆ16ǀ17ķ
~nus>	87 -7ƒ7TƆ17ķ
~nut	64 6Ň7ŽƧ8fŚ9au10ů11Ļ19Ō25Ş27N38O
~nute	65 6ń7Ƨ8fŚ9au10ů11Ļ20Ō27N38O
~nuts	87 9Ň31Ş
~nve	69 -10Ű6D11Ļ12s14ŋǢ16ķƗ19Ǐ22ŭ32Ɲ33ǩ
~nven	77 9M16Ǣǩ21Ɨ22Ǐ24Ɲ
~nver	76 -11Ű-7M6Ƨ12Ļ13sƝ16ŋ21ǩ25ŭ
~nvo	73 9Pż11Ł12Ǡ17Ǖ23ǘ
~nvoi	76 13Ǡ18Ǖ24ǘ
~nvol	85 11Pż14Ł
~nwi	85 16Š25g31Ő
~nwid	87 16Š32Ő
~nxi	87 14Ƽ15Ŀ
~ny>	34 -13fžǍǢ-12Ŗ-11ĺœǉǟ-10ANUŶƁƃ-9FŗųźƞƷǖ-8iPņōŬƀ-7swzĴŁłŒŚťŨŵƂǒǝ-6boĸũ6GŮů7ĵĿƽǜ8yHQŏşƧƾǗǚ9kZķŋŕŢƩƮǡ10ŉƆǋǐǞ11nŞŷ12WŝŪǈ13ƪǂǆǘ14VŐƘƼ15ńűƴǔ16őƦ17gƣ18ŧƛǙ19ǀǇ20YƻǦ21mƌ22Ɯ23Ƒ25żƸ27ŹƿǄ28ǃ29ţŲŻǩ31š33Ɲƹ37u44h51Ǒ
~nyb	55 -14Ǐ-12ǝ-9ƪ7tƁƂƓƧǘ8ƈǩ9ZŁƟǗǜ10Ƴ11Ť12ŝǢ13zŜ14ż15Ƣƴǡ18Ǜ19nƯ20ų21ńŏƜǨ22ŖǍ23ǣ
~nybo	55 -14Ǐ-12ǝ-9ƪ7tƁƂƓƧǘ8ƈǩ9ZŁƟǗǜ10Ƴ11Ť12ŝǢ13zŜ14ż15Ƣƴǡ18Ǜ19nƯ20ų21ńŏƜǨ22ŖǍ23ǣ
~nyl	87 23Ƈ
~nyl>	87 23Ƈ
~nym	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
~nymo	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
~nyo	65 -14ƈ-9ŭ-8Ÿ-7Ń-6zţ9ǘ10ǩ11Ʊ13ŖƉ14ǐ15Ŕ18Ƴǜ22Ư23Łų24ŷ
~nyon	65 -14ƈ-9ŭ-8Ÿ-7Ń-6zţ9ǘ10ǩ11Ʊ13ŖƉ14ǐ15Ŕ18Ƴǜ22Ư23Łų24ŷ
~nys	79 11ƴ12Ŕǥ14ǐ15ǃ18ǟ
~nys>	79 11ƴ12Ŕǥ14ǐ15ǃ18ǟ
~nyt	50 -13ǩ-12ŋ-8Ŭ-7ň-6ń6Ƃ7ķşųǍ8Ųſ9gNűƍƚƸƽǕ10ZǓ11ƻǂ12ƘƱǏǞ13k14ĿƦƼǀ16ƨ17ŏŻ20ţ22ŉƄƥ27ũ30ō
~nyth	51 -13ǩ-12ŋ-8Ŭ-7ńň6Ƃ7ķşųǍ8ſ9gNűŲƍƚƸƽǕ10ZǓ11ƻǂ12ƘƱǞ13Ǐ14kĿƦƼǀ16ƨ17Ż18ŏ20ţ22ŉƄ23ƥ28ũ31ō
~nyti	87 11H
~nyw	73 10ń12ǀ14ƋǗǥ19ň20ş25k
~nywh	74 10ń12ǀ14ƋǗǥ19ň20ş25k
~oad	69 -14Ƨ-7Hǩ7Cǐ9ƏǟǦ10yŎ14Źǀ16k17Ǟ26Ɓ30ś38D
~oad>	73 -15Ƨ-7ǩ8Cſǐ9Ǧ10yƏǟ15Źǀ18Ǟ32ś40D
~oads	82 13Ŏ33Ɓ
~oak	80 10D12ƛ13Ɛ14Œũ19Ƒ
~oak>	82 11D14ũƐ15Œ19Ƒ
~oal	87 -13i40Ļ
~oal>	87 -13i40Ļ
~oan	59 -6ǐ14Ʈ15Ɓ16Ɣ29Ʊ38Ŭ40Z44ƕ59ƪ
~oan>	64 -6Z8Ɓ14Ʊ19Ɣ38ƕ50Ŭ65ƪ
~oans	69 -10Ŭ-7ǐ11ƕ18Ʈ19Ʊ54Z
~oar	72 9ƍ11ūǓ12Ŏ14ǜ17Ƈ20r22Ł32Ɯ
~oard	72 9ƍ11ūǓ12Ŏ14ǜ17Ƈ20r22Ł32Ɯ
~oas	85 13Ŀƚ17C
~oast	85 13Ŀƚ17C
~oat	76 -9qƤ6Ƨ11ƪ12Z14t15Ť16şƾ18Ʈ19ķ
~oat>	76 -9qƤ6Ƨ11ƪ12Z14t15Ť16şƾ18Ʈ19ķ
~ob>	56 -13r-12G-10Ǩ-9oŬ-8JƮ-7O6ŧ9tţ10ŴƝ13pƬ15Ķǈǧ16RŗůƦ18Ƌ21Ƨǣ30V32dq45S46U49P50W
~oba	75 11ǂ15lƷ41ƹ
~obac	76 12ǂ41ƹ
~obb	78 10Ơ11ǀ12ƣ18Ʃ29g
~obbi	80 11ǀ19Ʃ30g
~obi	85 12C17Ʒ18I
~obil	85 12C17Ʒ18I
~obj	87 11ŋ23ǁ
~obje	87 11ŋ23ǁ
~obl	72 -10Ő8Lŏ9ŵǂ10Ĺ11bǜ12Ƽ13ƛ15ŀŜ
~oble	73 -10Ő8Lŏ9ǂ10ŵ11Ĺǜ12Ƽ13ƛ15ŀŜ
~obo	70 -10G6Ƥ7nsǢ8ƺƿ9Ş11Ư12Ł17ǩ23Ŗŷ25g30Ɵ
~obod	70 -10G6Ƥ7nsǢ8ƺƿ9Ş11Ư12Ł23Ŗŷ25g31Ɵ
~obs	71 -14Ş8ƏǦ9Ʊ10Ǒ15ƨ17V19ǈ20ǔ22Ƨ23Ǆ27ǐ
~obs>	72 -14Ş8Ə9Ǧ11Ǒ15ƨ18V19ǈ20ǔ22Ƨ23Ǆ28ǐ
~oca	71 -7Ɔƻ8Ŝ10ľǔ13ƿ21C23Ǟ25l27H43ǋ
~ocal	83 -7ǋ10Ŝ13ǔ14ľ35l
~ocat	74 -7Ɔ22C24Ǟ29H51ǋ
~occ	75 8Ɵ18q27P29ǡ
~occu	75 8Ɵ18q27P29ǡ
~oce	80 -9Oǐ6z13X15Ō20ŭ24ł
~ocer	85 -9ǐ7z14X22ŭ
~oci	71 15m16Ķ19Ǘ23ƿ49e
~ocia	71 15m16Ķ19Ǘ23ƿ49e
~ock	58 -19ť-16Ɗ-7s-6M6Ŏ7eĴũǢ8ƽ9ǀ10źƝǄ11qǘ12ƌ13Ō14jQǎ15ĶŦ17ƍƣ18Ů22Ř23Ũ24R28Ǐ34ĸ38ƥ
~ock>	67 -22ť-12Y-7sM-6Ɖ6ňţ7Ķ8jmǍ9Ǣ10ƥ11Ĵ12źƝǀ13q16ĸŌǎ22Ů28Ũ29R34Ǐ
~ocke	66 -17Ɗ6Yƶ8Ŏ9ej10Ķ13ǘ14Ǆ15ƌ18Ŧ22ƣ24ĸ25Ř34ƥ
~ocks	83 7Ƣ9ķ12ũ13ƍ
~oct	69 8Ƹ12ƻǣ14ǂ17ƃ33Ƽ50ƾ
~octo	69 8Ƹ12ƻǣ14ǂ17ƃ33Ƽ50ƾ
~od>	46 -20Ş-15m-12u-11Ǟ-8Ŀǋ-7jr-6nūƮ6ľ7œ8pŇŔ9xCWņƱ10yUĻŶƲǩ11ţƼ12SŐǊ13Ŏűǂ14Jĵ16LƇƸ17źƻǟǨ18iIŌ20Nƃ26Ư27ǁǛ33ŝ34Ɛ40ƙǣ
~oda	54 -18ž-15ǡ-11Ǘ-9Ƨ-7PŃ-6ǩ6ƫ7ŀ8ǧ9őƓǢǥ13ŗ14a17Ŗ19Ĺ21Ō22Ʀ25jOŒ27Őű34iĻ38ĺ41ŏ
~oday	54 -18ž-15ǡ-11Ǘ-9Ƨ-7PŃ-6ǩ6ƫ7ŀ8ǧ9őƓǢǥ13ŗ14a17Ŗ19Ĺ21Ō22Ʀ25jOŒ27Őű34iĻ38ĺ41ŏ
~odd	87 18x23v
~oddl	87 18x23v
~ode	65 -8ř-7ǣ-6ǈ9Ũƙ12ǘ14b18I19ǩ21Ū24Ǥ32ƌ37E
~ode>	71 -9ř-7ǣ12Ǥ14ǘ20I41E
~oded	87 12Ũ13ƙ
~odel	76 -6T24ǩ25Ū37ƌ
~odi	82 -14Ż20ƙ24ž
~odil	83 25ž
~odn	87 -14Ũ12o14R15Ť
~odne	87 -14Ũ12o14R15Ť
~odo	83 16o36Ů
~odom	83 16o36Ů
~ods	80 -13l8Ɨ10Ƒ12jņƤ19Ǖ
~ods>	80 -13l8Ɨ10Ƒ12jņƤ19Ǖ
~odu	85 9Ɲ12Ǖ13Ǆǡ
~oduc	85 9Ɲ12Ǖ13Ǆǡ
~ody	46 -14Ǐǝ-11š-9Gƃƪ-8ǎ-7VĴŹ-6Ľ6ƾ7KļŧƅƕƮǋ8ľŝƈǈǗǛ9zŲŵƴ10hFQĿƎƓƿ11ķǡ12fżƳǅǨ13ųſƜƢǢ15Ť17gńŏǍǣ22AŜ23Łž24Ŗǘǜ25ŷ27n33Ư35Ɵ
~ody>	47 -14Ǐǝ-11š-10Ũ-9Gƃƪ-8ǎ-7VĴŎŹ6ŤǞ7şŧƕƾ8ļƅƈƮǋ9gzŝŵ10ƎƓƴƿ11hQĿǡ12fFķ13ŁǅǨ14ųƢǛǢ15Ażſ16ŖƜƳ18ńǍǣ19ŏ22Ɵ23Ŝ24ž25ǜ26ŷǘ32n34Ư
~odys	69 -9ş-8Ǜ-6n7sZŎƬ8Ş9K10AŴ12gŰǈǗǩ13ŖŤ15Ł21Ɵ23Ų
~oes	40 -23ŭ-16Ƃ-15Tƹ-12Pǣ-11ƻ-10ŷžƷƸ-9Ū-8ŐŲƗ-7tşŤŸƈƦƭǗ-6UķŃńŘŦƓƛǋ6zEƍƽǆ7ĹƙǡǥǦ8ŗƞǕ9ơ10LƊ11dǌ12WŜŹƝƫǄ13ŒűƁ15ůŰƇƧ16ŖƄƕƠ17oƯ18xĽ19sŁŕǐǓ20h22rǚ23źǂ25ŇƩ26ųƨ28ǈ31ǧ32ŴǠ35q36ǩ
~oes>	40 -23ŭ-16Ƃ-15Tƹ-12Pǣ-11ƻ-10ŷžƷƸ-9Ū-8ŐŲƗ-7tşŤŸƈƦƭǗ-6UķŃńŘŦƓƛǋ6zEƍƽǆ7ĹƙǡǥǦ8ŗƞǕ9ơ10LƊ11dǌ12WŜŹƝƫǄ13ŒűƁ15ůŰƇƧ16ŖƄƕƠ17oƯ18xĽ19sŁŕǐǓ20h22rǚ23źǂ25ŇƩ26ųƨ28ǈ31ǧ32ŴǠ35q36ǩ
~oev	85 -9Ř7ǧ8ơ14ł19Ƣ
~oeve	85 -9Ř7ǧ8ơ14ł19Ƣ
~of>	34 -17oƦƳ-16b-14ŭ-12łŹ-11ŎƌƮ-10VĽŌůŶƓǇ-9dyIƗƘ-8wZŁŔšũŵƒƷǓǥ-7ĶţŰǚǝǩ-6fŲſƅƼǗǡǢ6DŽƁƃƧǆǦǧ7NņƯǠ8Sƙ9xTŜƆƎƚƤƭǊ10ƹ11eltQWĴķĸĿňƱǋ12hqzEŊŚŦƂƑƲƻ13sRŏřŷǃ14YŗǏǒǣ15pƣǛ16ƕƝ17ű18ťƥǞ19gKľŐƄƋ20rCś21ǌǔ23nŇǈ27ƽ28Ƈ35Ǆ39Ɖ43ƈ
~ofe	77 -13ť9ņ11Ɛ16P20ƈ24ǚ
~ofes	78 9ņ11Ɛ16P24ǚ
~off	48 -13ǜ-11Ů-9ŃƮƵ-8LŢ-7řŞŴƶ-6aCž6qŅŗƂ7ũƥƻƾǄ8uDōů9ńśťƬ10gkNǚ11eĴūƕơƴ12šƖƟ13UƝ14ĺŇŵǋ15BŁƔǊ16Ǜǣ17ǩ18ƒ19źǈ20Oŋ24IŬ34MR
~off>	52 -11P-8ŃŢƮ-7LřůƵƶ-6W6dJXŇŐƄ7sNŚƏƐƧǓǠ8ķŗ9DƥƻƾǛǟ10qũƬ13eĴū14gkŋšť16ŵƟ17Ł18BƔǊǣ19Iĺ21ź23O27RŬ
~offe	69 7l8iMY10WƁƴ11łǛ13ŅŇ16ōǚ17ńǄ20ǩ31ƒ
~offi	64 -14ǜ-12ǟ-11Ů7N9IĹśŭ10ŋŜ12PR18ƕ19ůơ20Ɩ22Uǋ23Ɲ32Mǈ
~ofi	83 -7Ǔ11ǒ12Ɖ30Ǆ
~ofin	85 -7Ǔ12Ɖ31Ǆ
~oft	69 -7ǖ6ŭ7Ɛ9gxŜ10ų11ƿ12ƾ13Ɖ18Ɯ19Ɵ20q24Ų
~oft>	87 17Ɖ
~oftb	87 13gx
~ofte	72 -7ǖ6Ů7ŭ8Ɛ10Ŝų11ƿ13ƾ19Ɯ20Ɵ26Ų
~og>	72 9ū10P16Ʋ67h
~oga	87 -12ơ17C21ǌ
~oge	75 10Ɓ13M14ǉǊ15Z19s26ş
~oget	75 10Ɓ13M14ǉǊ15Z19s26ş
~ogr	73 9ļ10Ŋ11ǅ13őǗ16Ž20ń21Ǚ27ǥ
~ogra	75 10ļŊ12ǅ13Ǘ16Ž22Ǚ28ǥ
~ogre	87 19ő25ń
~ogs	79 10Ɛ43h
~ogs>	79 10Ɛ43h
~oh>	64 -12ǐ-7Ř6lƅǗ7Gƞ8tSUĶŬ9œƌƎƟ10ǃ11QĿšŪ12Iż13x14E19Ŷ24Ť
~ohi	87 7ź19l
~ohio	87 7ź19l
~oho	71 29ƿ32Ǜ
~ohol	71 29ƿ32Ǜ
~oi>	85 53ǧ
~oic	73 -9ǩ7ľ12ŠǠ15aĽĿ17Ǖ23ǘ
~oice	73 -9ǩ7ľ12ŠǠ15aĽĿ17Ǖ23ǘ
~oin	49 -13ŲƱ-12q-10gm-9Ŀ-8Ļ-7GŭƷǅǨ6ǃ7DňŏŖŧƘǖ8eŘƝƸ9cŝ10QƾǍǠ11Ʈ12ƭ13rHǐ15UĹũǩ16S18t20s22Ź23Ƶ25yVł28Ż31x39k44ǟ46i
~oin>	69 -12q-7Ǩ7tŎő9jƮ10y11Vƭ12HƵ13ŝ14ƨ16Ǡ19U36is
~oing	52 -14Ų-13Ʊ-11m-9g-8ĻĿ-6Gƨ6dŀ7oĶŨŻǞ8eDŏǃ9ňƸ10cŧƝ12Q14tǐ16rƵ17Ĺ18Sũ19V20y21ǩ22i24Ź29ł34x42k50ǟ
~oint	75 10M11Řŵ13ǖ14Şƾ16Ŗ17Ǎ33Ż
~ois	85 11N12Ǝ25ǩ
~oise	85 11N12Ǝ25ǩ
~ok>	56 -12ƈ-9ŭƾ-6Ł6ŗǜ7ŎŨƗǠǢ8ŉŊƇƉƧ9ƪǛ10TŠǂǥ11ļŧǙ12tſǟ13RľƳ14Jũ15ĺ16ĵř17Ļ21ł28Ưǖ
~oka	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7CFIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~okay	50 -10ƻ-9Ţũ-7j-6Ŗ6yňōƛƣƾƿ7FIƬƷǎ8űƕ9Jūǂ10ĴŘƼ12ŋ13KX14Ž15p16x17Ŋ18bi19Ũǁ22N31Ķ
~oke	57 -9s6ǌǡ7ĵĸŤƥ8k9ŨƐƜƞƼǉ10Ŝŵ11ļƽƾ16ŘƁ17Ǟ19ń21Ľ23ǂ24ǩ33Ǝ44ƹ
~oke>	62 -9s7ǝǡ8ĸŤƥ10ŨƐƞƼ11ƜǞ12ŵƽƾ14Ľ17Ř19Ɓ26ǂ28ǩ38Ǝ
~oked	72 8Ķ9Ǟ10ĵ11Ľ12k13ƹ16ļ25ń
~oker	76 7ķ17Ŝ41ƹ
~oki	60 -10Ŝ-8i-7ƞǩ6Ǜ8NĿŇŨ9Ŷ10ǝ12XľŢ13ƐǍ14ĹĺǞ16ǖ19Š21Ƭǔ23HŚƹ24Ń
~okin	60 -10Ŝ-8i-7ƞǩ6Ǜ8NĿŇŨ9Ŷ10ǝ12XľŢ13ƐǍ14ĹĺǞ16ǖ19Š21Ƭǔ23HŚƹ24Ń
~okk	82 17ǘ23Ǡ
~okke	82 17ǘ23Ǡ
~oks	68 -9JŨ-7Ɲ6Ɛ7AƟ8ǖ10ƌǘ11zŵŶ14Ň15Ʒǈ16ű22Ŝ46Ǡ
~oks>	68 -9JŨ-7Ɲ6Ɛ7AƟ8ǖ10ƌǘ11zŵŶ14Ň15Ʒǈ16ű22Ŝ46Ǡ
~ol>	54 -12Ķ-8L-7Ƒ-6u6yǦ7jtƄƢƥǓ8ƶ9Źǔ10ũǂǙ12ŭ13mƚƼ15Q16Ʊ21lƿ23Ǜ25x29ź54ƍ
~ola	80 40Ż
~olat	80 40Ż
~old	45 -23ſ-20ų-14x-12Ǟ-11oŜ-10qƔƣ-9tŒƞ-8ǟ-7NńŅŊƦ-6Zŋƃǒ7AĽŔŞ8dmnDǡ9zTķƗƴƽǩ10ƀ11ļŖ12yƕ13Ť14wS15Ǘ17B18Ǔ19ǧ21Ǎ22ŷƈ23K26Ŭ27Ķ28ű29ņ30ŀ31Ź32cj33ƋƵ39œ43p55vƅ
~old>	48 -27x-24ſ-15ų-12Ǟ-11Ŝ-9qƉƣ-7tNńŅŊƞǟ-6ŋƃƦ6šƐǨ7ŞŠ8AķĽŔǡ9mDƕ10dŀƗƴ11nTƀ12Ķļƽǩ13Ŗ15SŤŹ16ű17Ǘ18Ǎ19B21Ǔ25K26ŷƋ27p29ƈ32ņƅ36cjƵ43vœ
~olde	65 -12o-8ų-7ƕ7hǆ8ƅ11p13Ŵ17z19ǧ20x23yĶ24Ź25vŬ29w
~oldi	73 -18ƈ-7p8Ĺ10Ƶ14Ƹ15t17iƉ22ű35ŀ
~olds	75 -16t-12Ɣ7v9Ƌ10Ǎ11ƈ15ƕ20p24Ŭ29ƅ
~ole	60 -10ǩ-9Ʀ6E7ňŨũƭƼǒ8ķƤǄ9ltư11jZǂǐ12ǉ13hŔƀƵ15kƪǈ16O17ƈ18ō25ǆ27Ʃ
~ole>	61 -9Ʀǩ7Eũǒ8ňŨƤƭ9ltķư11ǐ12Z13ŔƀƵǉ14h15k16ƪǈ17Oƈ18ō26ǆ29Ʃ
~oles	87 12Ƽ13Ǆ17ǂ
~olf	85 14Ƈ34g
~olf>	85 14Ƈ34g
~oli	45 -13ĺ-9ū-8Ŭž-7IƠƣǄ-6Ɨ7DŌƫƬ8ŐƱ9ŴƢ10śšƚƨ11ơ12ĹŤƖƪ13kƃ14ľǡ15ŗ16Š17ſ18ƍ19ŷ21mőşƁǢ22ŏ23ŚƧ24ŕ25ŖƦƩ29ř30ǥ31Ƶ
~olic	46 -13ĺ-9ū-8ž-7IŬƣǄ-6Ɨ6Żżƛ7ŌƬ8Őƫ10śŴƚƢ11šƨ12Ɩ13ĹŤƃơƪ14ǡ15ľ16ŗ17Š18ſ20ŷ21şǢ22őƁ23ŏ24ŚƧ25ŕ26ŖƦƩ30ř31ǥ32Ƶ
~olid	80 8Ɛ9ƅ12UƇ26k
~olin	72 17Ʊ35m36ƍ
~olk	62 -6Ƹ6ĺ7aŘǜ8jUŽžƣ9Ʈ10Wļ12ƦǇǈ13Ɯǖǡ17ŝƽǗ18ƥ30z
~olks	62 -6Ƹ6ĺ7aŘǜ8jUŽžƣ9Ʈ10Wļ12ƦǇǈ13Ɯǖǡ17ŝƽǗ18ƥ30z
~oll	51 -12ǧ-9ǩ-7ķŤ-6Š6ƫǘǨ7CĵƼ8ĽŘǅ9XŢǇ10QŅŔ12ż13ŦƧ14ų15y16ǒ17ĿǠ18ĸ19W24ň26Ʊ29ź33mƘ38ƀ40ǉ
~oll>	65 10Ǩ15Ǉ16Q22ź23Ŀ25Ǡ39ǉ
~olla	64 -7ķŤ6ƀ7mľžƂ8ǖ9ǘ12œŢƘǅ14XŅ17Ř19ų23Ŧ24ĸ
~olle	62 -13ǧ7x9ƫƼ10ĵ13ĽŔ15ź21yǒ29Ƙ34mƱ
~olli	70 -7Ř12C18ż50ƀ
~ollo	80 -6ƨ22Ƨ40ň
~olo	85 -8ǖ9Ƶ12f18ǩ21Ǖ
~ols	68 -15Ű8Ƙ11ŭ14t20Ǣ31Ɲ56Ǐ
~ols>	68 -15Ű8Ƙ11ŭ14t20Ǣ31Ɲ56Ǐ
~olt	82 11ƣ19ű20q22Ǝ
~olts	85 19ű23Ǝ
~olu	80 14Ǡ18Ə23C
~olun	83 19Ə
~olv	85 11Pż14Ł
~olve	85 11Pż14Ł
~om>	46 -17ǩ-14Ǉ-13ĹŨų-12Ş-9bŚ-8QǞ-7nƉǈǟ-6LŒƅƮ6aŹƦƿ7ƄƩƯǍǙǛǝ8WŶƪ9ƻ10ķ11œƗǄ12ĸźǑ13oƊƽ14Ɲǔ15ŀŎ16JRƏǊ17Ľǋǒ18ƙ19ƶ20Ņǜ21Ŝơ24ĻƜ25M26l29ƌ33z34Ǖ
~oma	76 10ŭ13jƛƴ14m17Ŵ18Ĵ
~oma>	85 11ŭ16m19Ŵ
~omat	82 14jƛ19Ĵ
~ome	35 -15ŐƗǏ-13ŝƃ-12Ōš-11ǆ-10XŃŨŭƵ-9Sňœŗǎ-8BũŬűƄƣƽǃ-7cŁśŜƦƩǑǠǥ-6avť6fzŖŰǅǦ7AQWķŦŶŽƛơƶǙ8NĽŀŠżƌƞǉǞ9ĹƎƱǋ10žƥƯǗ11wŮźǁǓ12CĻņŞƬ13gYłƔ14nĿŊǕǚ15hsŘŤ17ľǖ18MƆ19RőƓ21ƒƕ22ĸ23jq24Hş25ƅƮ27ĺ28Ɯ32FƝƟǔ35T42l
~ome>	42 -24Ő-18Nǩ-15Ǐ-12Xŗŧ-11Ō-9ƙǊ-8ŀŒŞŲƤ-7ĿŏŬŴ-6vŵƣƳǃ6Ŋ7ĹłŹƯǉǙ8wƏơ9Iƕ10H11ķƬǁ12jƞ13uŦƌƛ15h17CŠźƱ18ŤƔ20F21Ʈ23ĸƜ24sĻƆƓ25MR26qĺ27ş28ƅ30ƒ34lƟ37n46T51Ɲ
~omeb	55 -9Ũƃǩ-8Z-7šǎǛ6ņşǅ7Ƴƿ8hPľŖ9ķŤ10ŧƕƟƾǞ11ļƅǋ12Ʈ13ŵƎ15ſ16fQƯ17FĿǘ18ǜ24ž25A
~omed	85 13zǞ15V24y
~omen	79 22Ő23ŏ46N
~omeo	72 7ƙ8ņ10ĹƓ11ſ17ƕ21Ƴ23F29ǔ
~omep	82 9ş15H18ǋǝ20ƥ
~omer	60 -8Ų-7l-6Ɨ7ĿŢŵ14ǡ16Ɲǚ29ǖ30Ǔ31Ǘ35ǔ42ő
~omes	65 -18n-8Ĵ-7QT-6Y6ł8xƧƻǁ10ǉ11ĿǊǨ13ƙ14WƁ15ǖ17H18J20Řǔ23ƜǕ24ľ26Œ
~omet	52 -8ŌŜŝƧ-7ŤũƵǘ-6AƤ6ǟ7ńǕ8Ưư9EłŔǚ10ĽǛǨ11ŖūŴƫƬǩ12gŘŽ13ĸŏ14ĿņŞ15Nƨ16jŊ17Ū18ŉ19Ŷƶ20Ů22ĺ23lY26ŀ
~omew	74 7ĵŰǝ9Ʋ11Ǘ16ƥ21Ś24Ƥ27ǩ
~omf	76 8T9Ō13M15Ƴ21X
~omfo	76 8T9Ō13M15Ƴ21X
~omi	65 -14ǋ-10ŏ-6ǒ6ǚ7xŕ9UľŒǤ10uĴ11pVƾǝ13Hƛ14jŹ15dǞ16M19k22Ƣ23Ķ
~omin	67 -14ǋ-8ŏ6ǁ7ŕ8x9UľǤ10uĴ11Vƾǝ13H14jpƛ16MŹǞ19k23Ķ
~omis	85 9ǚ13Œ20d
~omm	62 -13Ƃ-10Ɔ6ǌ7TŐǑ8ŀŵǋǢ10Ǚǥ11ųǍǚ14Ǧ15B19Ǆ22ů35ŭ37Ƣ
~omma	77 14ų47Ƣ
~omme	69 -14Ƃ-10Ɔ-6Ɨ7ǌǔ8Ő9ǋ10Ǣ11ǥ12Ǎ13ǚ16Ǧ17B22Ǆ
~ommi	87 11T12ŀ13ŵ
~ommo	87 12Ǒ16Ǚ
~ommu	77 -6Ŷ28ů45ŭ
~omo	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ12ǣ13ǝ15Ʀ17ű23L25Y
~omor	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ12ǣ13ǝ15Ʀ17ű23L25Y
~omp	46 -23Ū-14žǩ-12f-11œ-10Ĺ-8VƂƦ-7HŖųƯǇǧ-6aoŤ6Ķ7ľƄǟ8ĺš9ŜşƸ10ĻǁǤ12ǜ13őƕ14ƣǗ15ǒǨ16Ņǅ17łƧ18ƴ19Ǟǥ20ŝŠ23Őơǘǡ24ŧǃ25Ǆ26QǦ29ǐ31Ţ34ƀ38ń39Ş60ǣ
~omp>	65 -12ǉ-11ţ-8ő8Ǥ24Şǒ26ƀ82ǣ
~ompa	50 -23Ū-14ž-12f-11œ-10ǩ-9Ƃ-8V-7ĹĺųƦƯ-6H6ƇǑ7mǈǊ8ĶŞǆǟ9ľšţƄ10Ņǉ11Ŝşǁ15ƕ18ǅǡǨ20łƧƴ21őǥ22Ǟ23ŝŠ25ń27Ő28ŧ29ǄǦ30Qǃ34ǐ35Ţ
~ompe	83 13Ņ20ǣ29ń
~ompl	73 -9ǧ11ǡ12Ƹ19ǜ22Ļ25Ş26ƣ38ơ
~ompr	80 10Ǐ34ƀ
~ompu	74 8d9bJ10Ɲ11Ś26Ǘ46ǘ
~oms	73 -8Ƴ8Ơ9z11Ɯ12ư18ƌ46Ɔ
~oms>	73 -8Ƴ8Ơ9z11Ɯ12ư18ƌ46Ɔ
~on>	30 -19ŏƙ-18Nǉǋ-17G-16t-15ǔ-14ƳƽǓ-13pňŐƒƬ-12ŀŶƧǠ-11ŒŝƩ-10eJKƤǑ-9LWŅśƎƞ-8CŊŎŴƆƶ-7hOǊǞ-6dťŸ6Ɖ7fFƘ8anzŕǆ9jōŷƄƮƵǎǩ10QřŚƏưǣǦ11MŃŉŹżǨ12sSZļǚǥ13PĺţŰƪǂǒ14kYŌƻƿǇǗǟǢ15xŦƜ16łƫƱ17ŖƓ18crŘŤƁ19BŗŻƃ20vƈǈ21y22AĿ23g24Ɩǃ26Ĺ27Ư28Ŕ32ŁƀƢ33ŬƦ34ƌ35ſƇ37Ů38ű39Ɣ44ƨ
~ona	62 -10ǥ-8ž6Ÿ7ƦǢ8Ɛ9gTǤ11ƿǌ12Ŋǧ13aQŇ14Jƃ15ŭƂ16Ǔ20ǚ24Ɵ25ǎ26Ɨ
~onal	63 -10ǥ-8ž-6ƻ7ƦǢ8Ɛ9TǤ11ƿǌ12Ŋǧ13Q14ƃƟ15JƂ16ŭǓ20ǚ25ǎ27Ɨ
~onc	69 -15ǂ-9ŭ7ƫ8ǜ9Ũǀ11Vţų12ľũ13Ƹ15ĴƵ25Ŷ26Ŀ27ŀ
~once	70 -15ǂ-9ŭ7ƫ9Ũǀǜ11Vţ12ľų13ũ14Ƹ15Ƶ16Ĵ26Ŀ27ŀ
~ond	60 7Ɣƙǩ8ĸĻŔŕŬƏ9A10Ňũǌ11Ŋ12yƉǞ13ŌŎǋ14ŝ15kp16ŉ22Ŵ23űƟ25N26Ƽ
~ond>	65 7ƙ8Ə9ĻŕƔǩ11AŇ12Ŋ13y14ũǞ15Ō16ŝǋ17p25ŴƟ28N
~ondi	72 11ĸŔ12ǌ15Ɖ17Ŏ31ű33Ƽ
~one	37 -22ŭ-16Ŏ-13a-12lHƭ-11ķŹƕǃ-10qLVĺōťŮƜ-9ŏšƁƤ-8kGNƝƞƥƨ-7josPUŊŚűŻǅǑǞ-6pƇƽǂǏǓ6Oŝůƴǉ7xSœũƒƪǐǖǤ8KĸŇŖŞ9cŉŢŷǘǟ10ŒŕƗƳ11ŠſƱƾ12ŴƮǍǜǨ13ņƀƆƙƛƦ14iw15ĻŲǕ16ţŵƎǔ17ľńƉƶƻ18ŁŪƷ19ƟƵ20Aƌǩ21yƯ22Iƫƺ23u24Ʃ25żǋ27Ž28ş30ǡ31ų38b
~one>	39 -14ŭ-13Ŏ-12a-10HZķŮŹƃƕƝ-9LĺŀōťƜƭ-8TYŗƁƞƥ-7koGNXŏšŢűŲƤƨǎ-6sUVŊ6ŌŘǥ7vwAţůŶſƏǉǍǤǧ8ƀƒƛǝ9OSœǐ10xņŝũǟ11cKŐŖŞƫǈ12ŒŪƗƮƯƳ13ńŠŷƶƾǕ14ŴŵƦǜ15ƆƙƵ16i17ľƉǨ18Ǝ19ĻŁ20yųżƩƻ21Ʒ22ƌƟǩ24I25ƺ27ǔ28ǋ30şŽ33ǡ41b
~oned	79 -6ŷ7Ƣ13nA16żƴ19ń
~ones	61 -17Ɲ-11ǃ-7Ż-6V7fyEňǎ8ŢŵſƯ9Zƛ10QŇŗƀǍ11ƿ12wŐƵ13Ǝ14ŕŪƉ16ŉ18ţ19h22ų30u
~oney	59 -14ǔ-11lŭ-7ǈ7ŧƯǁ8uTźǄ9ņƩƱƶ10ŀƪǘǚ11ư12ǖǠ13r14XĿ15ZŢ16Y17ƝƮ19ĸƫ23A37Ų
~onf	87 -8ǩ17ţ25ň
~ong	50 -19ŭ-17Ő-9Y-8ţƶ-7nƩǟ-6Ƴ6ǌ7ŉ8vŤǏ9fCĶŸƏƧƵǩ10ŕƼ11bƈ12Ŀǜ13l14šū15ŧ16Ʈ20ť22ǚǝ24Ɨ26GƟ31Sů36Oƭ38ő41ǅ
~ong>	50 -18ŭ-17Ő-8Yƶ-7n-6ǟ8fvŤ9CĶƏƧ10ŕŸ11ƈƼǏǩ13l14Ŀšū16ŧ17Ʈ20ť23ǚǝ26GƟ27ƭ31ů32S37O38ő41ǅ
~ongi	82 7ƥ46Ɨ
~ongr	87 8oƔ
~oni	71 7Ƶ9KĴƗ10ś12Ŗǈǌ14r16Ʀ17Ž29Ǝ
~onic	87 -7Ƌ11KĴ13Ɨ
~onig	79 12ś14Ŗ16r18Ʀ
~onit	82 21Ž33Ǝ
~onl	61 -13ǌ-10ǡ-9T-6MŠ6ǈ7mļŲƋƿ8ňǉ9RƳƾǊ10ų12ƢǇ13Ļţ14Ǖ15ǚ16ľŪƮ18Ľ19ƀ21Ņ22ń23ŭ37ǖ
~onli	73 -6Š10ļ12Ǌ14ń17Ǖ23Ľ27Ņ34ǖ
~only	64 -13ǌ-10ǡ-9T-6M6ƪ7ǈ8mŲƋƿ9Ɯǉǖ10RƳƾ11ńňų12Ƣ13Ǉ14Ļţ16Ū17ǚ18ľƮ21ƀ24ŭ
~onn	87 12ǜ17I
~onne	87 12ǜ17I
~ono	83 29bź
~onou	85 30b
~ons	54 -9ǆ-6aŁ6xś7duAŔƓƘƴ8ĵţǡ9yŋŚǞ11Ɲǟǩ12Əǃ13Ž14Ż16Ƈ19ƻ20Ŋ21w22ŉƌ23Ƽ28ǋ29ǚ30ƅ
~ons>	56 -9ǆ-6a6ƅ7duxŔśƴ8AĵţƘǡ10yǚ11ŚǞ12Ɲǃ13Ə15Ż16ǩ17ƌ20ƻ21Ŋ22w23ŉ25Ƽ30ǋ
~onsi	83 10Ţǌ12Ž
~onst	73 8ƌ10Ɠ16ǟ26Ƈ33ƅ
~ont	45 -11ĸ-10ǩ-9M-8œ-7ŁŏŖŬƧ-6aĹŜ6kƢƾǋ7pqGƒ8Ť9YřŮƃƇǈ10Ƽǉǌ11ŃŘƗǒǧ12Ź13Ɵ14TǃǑǨ15ZƔƫ16KĺƮ17Ś18Ƥ19š22Ņ23Ǣ24X27ŒťǓ29dǝ33Ơ34ŕ42Ĵ
~ont>	66 -6Y6l7Ɯ8eŅƣƩ9j11ǋ12ĺ13q14ǌ15Ƈ17Əǈ19Ĵ27ǃ29Ś
~onte	77 -9ŗ-6ŖƓ26Ɨ43Ǣ
~onth	49 -11ĸ7Vłǜ8kGƾ9pĺ11YŮƃ12Ťǉ13ŃŘšŹ15TƟ16Ǩ17ZƔ18Ʈ19Ņ20Ƥ28X30ť32d33Œǝ38Ơ39ŕ47Ĵ
~onti	85 -6Ŝ15š36ƫ
~ontr	61 7řƩ8Ŧ10ǧ11ŀ12ƓƢǄ14ŗ15ƒ17Ƽ19ǒ24Ǒ41Ǔ
~onv	76 -11Ű6Ƨ13sĻƝ16ŋ25ŭ
~onve	76 -11Ű6Ƨ13sĻƝ16ŋ25ŭ
~onw	87 16Š32Ő
~onwi	87 16Š32Ő
~oo>	60 -16Ɠ-9ơ-8aŭ-7ŏ6eŃƃƼ8UĿūƎǆ9ŅŎŪƀǢ10bŇ11ń12cJǄǚ13Ǒ14oŽ16ƨ17X18Ƴ19ň20ş23s27j29q
~ood	47 -21Ş-11Ǟ-10Ż-8ǋ-7rŧ-6Ŀū6Y7œƑǈ8Ň9pxCWǕ10UĻ11yţŶƼ12SǊ13Ő14Ŏűƽǂ15ĵƾ16JƇ17LņƸ18iźƻǟ19IŌ21N22ǁ29Ǜ34ŝ35Ɛ59ƙ
~ood>	48 -20Ş-11Ǟ-8ǋ-7jr-6ū6ũƌǄ7Y8œǈ9pŇ10xCUWņ11ĻŶ12ySţ13ŐƼǊ14Ŏǂ15ĵű16J17LƇƸ18ƻ19iIŌźǟ22N28ǁ29Ǜ35ŝ36Ɛ42ƙ
~oode	87 12Ũ13ƙ
~oodn	87 -14Ũ12o14R15Ť
~oods	82 -13l8Ɨ11Ƒ12jƤ13ņ20Ǖ
~oof	54 -11Ńű-10ť-7Ǒ-6vƣ8ńƕ9ǣ10ľƪ12h14Ƒ17ǧ18ş22ǒ24n25Ǆ35Ƅ73Ɖ90ƈ
~oof>	55 -12ű-11Ń-7Ǆ-6vƣ6Ǎ8ńƕ10ƪǣ11ľ12h14Ƒ17ǧ18ş23ǒ24n36Ƅ68Ɖ80ƈ
~oofi	85 -7Ǔ12Ɖ31Ǆ
~ook	49 -11ƈ-9ŭƾ-8iqŝƝƞ-7Ł-6nŖ6ĿŨ7XŧƉƪƫǂǈ8ATļǍǟǥ9tſǙ10kRũƳǛ11ĹƇ12řǘ13Ŷ14ĻńűƐƬ15ǔǞ16HŃ17ľł20ĵŇ21Ś22ĺŠ23Ư44ǖ52Ǡ
~ook>	56 -12ƈ-9ŭƾ-6Ł6ŗǜ7ŎŨƗǠǢ8ŉŊƇƉƧ9ƪǛ10TŠǂǥ11ļŧǙ12tſǟ13RľƳ14Jũ15ĺ16ĵř17Ļ21ł28Ưǖ
~ooke	73 6ƫ8Ķ9Ǟ10ĵ11Ľ12k16ļ26ń
~ooki	61 -10Ŝ-8i-7ƞǩ-6ŗ6Ǜ8NĿŇŨ9Ŷ10ǝ12XľŢ13ƐǍ14ĺ15ĹǞ17ǖ19Š21Ƭ22ǔ23HŚ24Ń
~ookk	82 17ǘ23Ǡ
~ooks	68 -9JŨ-7Ɲ6Ɛ7AƟ8ǖ10ƌǘ11zŵŶ14Ň15Ʒǈ16ű22Ŝ46Ǡ
~ool	53 -13Ű-8L-7Ƒ-6u6yƥǦ7ƄƢƶǓ8ǔ9ũŹ10Ǚ11q13ƚ14Q15Ǣ17j20l21ŭ22x23Ɲ26ź28Ʊ37m43Ǐ53ƍ
~ool>	57 -8L-7Ƒ-6u6Ĵ7jyƢǦ8ƄƥƶǓ9ǔ10ũŹ11Ǚ13ŭ14mƚ16Q18Ʊ22l27x31ź57ƍ
~ooli	83 19Ʊ40m
~ools	68 -15Ű8Ƙ11ŭ20Ǣ31Ɲ57Ǐ
~oom	61 -12Ǟ-7ǒ6ƃ7Ƥ8Ɗ9Xǃ10ųƗ16Ơ20Ɲ29Ɯ41Ɔ42M56Ƣ61ƌ
~oom>	67 -13Ǟ6y7ƃ8Ƥ9Ɗ10XƠ11Ɔǃ12Ɨ21Ɯ22Ɲ47Mƌ
~oomm	77 14ų47Ƣ
~ooms	74 8Ơ11Ɯ18ƌ46Ɔ
~oon	67 -10ǜ8ŕƁ9g10LƄǧ11VĿ12j13Ō14iy15Ů17Ź19H21Ǟ26Ń
~oon>	67 -10ǜ8ŕƁ9g10LƄǧ11VĿ12j13Ō14iy15Ů17Ź19H21Ǟ26Ń
~oop	85 -10ň13Ł15Ž26s
~oop>	87 -10ň13Ł26s
~oor	63 -9Ő-7C8gxƘǨ9ū10Ɛ11Ų12ǊǛ14Ɗ15ǅ16ǈ17ƛ18Ǝ19Ǎ21ǝ27Ɲ74ƣ
~oor>	68 -15Ų-9Ő-8C-6ǐ6Ə9xƘ10ū13ǊǛ15Ɗ18ǈ19ƛ23Ǎ30Ɲ56ƣ
~oord	83 32Ų
~oors	76 -7ƙ11gǨ13Ɛƣ19ǅ28ǝ
~oos	74 -8c9Ǝ13f19C31Š36ł
~oose	75 9Ǝ13f31Š36ł
~oot	67 -11Ÿ-7ţǩ-6Ǉ9c10ŀŠ11ƓǑ13j14Jƞ15ŻƜ16ś18ƺ20ŧ24Ɔ
~oot>	73 -12Ÿ6h10c11ŀ13Ɠ15J17śŻ20ƺ
~oota	82 23Ɔ
~ooth	85 -9ţ-8Ǉ7ǒ14Ǒ18ƞ25ŧ
~op>	52 -24D-15x-10œƅ-9łƢǩ-8ńň-7bXŎƮ-6i6UWŁǔǞ7ŖǄǢ8ƉƗƣ9ŠƁǐǨ10ƀǈ12ś13s14Vľ15ǅǍǝ17řƈǏ19ǌ20Ƃ21ǃǟ22M29ŵ31ǋ38Ƶ41Ɲ55ǥ
~ope	57 -8lǆ-7GR-6ŌŠ6Ǉ8ŊžǞ9ķǌ10H11Ţ12Ǚ13Ļ14Ɨ15Ÿ16ŷǨ17D21WƑơ22ǝ29Ǣ45ǋ47ǎ54ǅ
~open	65 -7R-6Š8aśƑ10Ŋ11Ǟ13Ţ20Ǩ26Wǝ47ǅ54ǎ
~oper	64 -8l7Ɯ8ǃǇ10ķžǌ12H14D15ǅ16Ƒ17ŸƗ18ŷ24ơ33ǋǢ
~opi	76 13Ž15A19X53Ļ
~opin	76 13Ž15A19X53Ļ
~opl	58 -9Œ6ŏƲƿǘǚ7W8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~ople	58 -9Œ6ŏƲƿǘǚ7W8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~opp	67 -14Ť-7ǩ8XǨ11V12ƀ13Ƃ15y16ŀ23Ʈ25š26ĺ28Ƌ37ń
~oppe	72 6M9Ǩ11ń14Ƃ25Ʈ27š31Ƌ
~oppi	75 -16Ť8ƀ12V13X17y18ŀ29ĺ30ń
~opr	85 18ǆ32ƻ
~opri	85 18ǆ32ƻ
~ops	78 7Ƣ11Ǩ12ťǈ13Ƨ14ƌ17g
~ops>	78 7Ƣ11Ǩ12ťǈ13Ƨ14ƌ17g
~opt	83 15Ň19u21Ō
~opti	87 15Ň22Ō
~opy	77 7Ƅ9ơ44ś
~opy>	77 7Ƅ9ơ44ś
~or>	25 -18ǩ-13Ƣ-12sƷ-11ŀœŜŢƮ-10dCŚƧ-9iĺŌŷ-8eŇ-7ŧŮƳǍ-6wGJŏũƪ6tSńŰŵƝƲǜ7ķŔƯƾǀǋǟ8rNſƗǄǑǧ9lĻżƎƛƵǌǛǢ10kuFXƠƶ11gHĸƋƩƻǤǥ12yTĴĵŠšƍƟǞ13MPƹ14IŬƆƘƤƭ15ŨƄ16ĶǊǕ17OźƀƓưǐ18ƇǁǇ19pqţƉǓ21Ťű22Ƽ23KŖƣ24ƿ25Ĺ29ŘƱ30Q31Lľž33bǂ35f36ƒ37ŭ41Ų
~ora	70 10Ɗ11Ƒ12ǃ25ǆ44ƥ
~orag	75 11Ɗ12Ƒ47ƥ
~orat	78 13ǃ29ǆ
~orb	87 9ĸ29Ǝ
~orc	71 7ş9ĵƦ11ƥ12ŌƏ13Ń14ƞǀ15Ū24f27ŏ
~orce	76 10ĵƦ13Ō14Ń26f29ŏ
~orch	85 14Ə16ƥ18ƞ
~orcy	85 9ş18Ūǀ
~ord	54 -7ž-6Œ6bkƳ7ļŨƅǟ8ŶǕ9Ŏ10Ƥ11Łţ12Ů14FųƠ15Ō16Ū18ƾ19XŲ22Ǘ23ǘ28ơ29Ż35ǌ57ŋ
~ord>	59 -13Ƅ-8ž6ǧ7vǔ8bkǟ9ļŶ11FƤ12Xŋ13Łţ16Ơ17Ūų20Ō32ơ34Ż40ǌ
~orda	82 14X32Ų
~orde	72 8ŵ9Ƴ10Ƅ11Ũ12Ǖ13ƾ14Ŏ42ŋ
~ordi	80 12ƅ34ŋ
~ords	74 -12ŋ-6ǔ7Ŗ13ňƾ18Ů26ǘ35Ǘ
~ore	46 -15ǩ-12Œ-11Sƒ-10ŅƗ-9ĴƠ-8wůŹƣǑ-7Zơ-6fuUŖŝƔ6AŋŕũǈǢ7gŁŉŠŴŽžƕ8ŨƎƥǅǌǎǓǟ9kƅƻ10Lƫ11Oűƭ12TV13YĿǊǔ14ňƩ15ǡ16Ǎ17Gƴ18Ń21J22Ř23ņ25ĵť27ǋ30y31Ǘ36ō46œ
~ore>	47 -15ǩ-11SŅƒ-9ĴƠ-8wHůǑ-7Ɨ-6fuZŹ7AŉŋŕŠǢ8ũžƕǅǓ9gŨƅƻǎǟ10ŁǍ11Oƫ12GLƭ13TVǗ14YĿǊǋǔ15ň16ǡ18ƴ19Ń22J23Ř24ņ25ť27ĵ31y37ō48œ
~ored	82 -9ǋ16ƥ18Ǝ33Ǘ
~oref	87 15ǋ19ǌ
~ores	85 -9ƣ11Ǎ13Ž19ǋ24k
~orev	85 -10Œ9H10G12ű16Ʃ
~org	76 -7I9ĴƓ10Ļ13Ƅ14Ÿ15C16yĽƨ20ǆ
~orge	85 10ĴƓ15Ƅ18ƨ
~orgi	85 -8I16Ÿ17yC
~orh	85 7ƞ11G12ƒ28C
~orho	85 7ƞ11G12ƒ28C
~ori	61 6Šǔ7Ÿƃƌ8z9Ƌ11Ǟ13ƞ15Ťƈ16HŶǩ17ſ18Ɔ19l21ľ
~orid	85 11Ÿƃ24H
~orie	85 10ǔ26Ɔ
~orig	75 8Š12Ƌƌ19ƈ24l
~oris	69 18Ť20ſ
~orit	78 19ƞ21Ŷ22ǩ28ľ
~ork	43 -13ǝ-12Ůǟ-11Ǥ-10ƒƜ-9iŜƵ-8ANľĿŰǎ-7nGŢŶƤ-6FHĸĻŒƋǦ6ńǉǙ7Ś8JĹŞ10IĶƳǨ11ĺŅŏƌǠ12ŴƃƗ13X15Ʀƾǔ17gǐ18ǚ19Ŋŵ20Ǆ21Ƨ23Ǒ28ǈ29L34ǣ35ŭ36Ɲ37Q38qSV40RWů41Ǉ46U52P
~ork>	46 -13ǝ-12Ů-11ǈ-10ǟ-9kƒ-8iĹľŰƗƜ-7AĿ-6ŞƤǦ7Ʒǉǋ8Ś9JǙ12IǨ13ŅƌǠ14ĺŴ15Lƃ16X17ŏƾǣ18SƦǑ19ǔ20ǐ21ǚ22ŵ25ƝǄ26Ƨ30ů34qV38Q39ŭ43U45W46PR
~orke	67 -15Ǥ10ǜ11ķ14Ǒ21SƳ23Ǉ26Ş34ǣ
~orki	69 -7Ƶ10Ǉ12V13qSUŝ17ń19P21Ķ27Ĺ31ǈ34g
~orks	63 -6ǩ8Ƒ11Ư13k15Ŕ20Ɲ24L28Ǉ29ǈ31Ɨ34Ŋ
~orl	83 11C12i14Ń15d
~orld	83 11C12i14Ń15d
~orm	57 -7Ǩ-6ǖ7ƈ8Ǐ9mFǗ10ƾǆ11pļƣ12AĹĽ14ƻ16RĻ19ŭǜ20j57ƚ
~orm>	67 -7ǖ6ũ7Ű8ƈ11mF12ǆ13p14ļ15ĹĽ27j42ƚ
~orma	63 -7Ǩ8n9Ľ10Ǐ12ƣƾǗ15A18Ļ21R23ŭ
~orms	83 8Ų10b33ƚ
~orn	61 -11ť-7Ǩ6Ƌ7Cū8xĿŏƽ9Ʋ11ĹƖǙ12B13U14vǝ22i24ů29l30p33L34d
~orn>	72 -12ť12x17vU35l36p41d
~orna	85 8ƚ10ǝ14Ŀ
~orne	79 9ū11C13Ʋ15Ɩ16B
~orni	69 7Ǜ8Ƌ9ƽǝ10ŏ13ĹǙ26i28ů38L
~oro	87 -8ŷ10ƀ26ų
~orol	87 -8ŷ10ƀ26ų
~orp	76 13ǃ57ǆ
~orpo	78 13ǃ29ǆ
~orr	54 -9wŘ-8Ǟ-7ĹǛ-6Ʈ6ƄƟǅǡ7fpIņƤƳǀ8FƬ9DŒŹǝǣ10bdŵƦ11ŏ12Yű14ĸƚ17E18L21ų25a39ƪ49Ŀ
~orre	68 -11w-8Ǜ-6Ƴ6Ɗ7zŲƴ8Ŭƪǅǜ9npžƟǀ11FŹ12D13dŒ14b15ŏ16a22E
~orri	70 40Ŀ
~orro	63 -10Ř-6Ʈ7ǒǕǧ8IƄ9Ƥ10Ƭ11ǣ12ǝ13ŵ14űƦ16Y18ĸ22L26ų39ƪ
~orry	74 10ǡ11fņ15ƚ16Ƴ18a28Ŀ
~ors	59 -12Ǔ-7Ʈƹ6Ş7hŘǒǨ8gBŤŦǍ9ŶƐƜƾ10ƛ11ŨǕ12ŅƩ14ǚ15ǅ16ƞ17ŷ19Ŀ20ƣǝ24m25Ǝ26Ǒ
~ors>	60 -11Ǔ-7ƹ6Ŀ7ǒǚ8gŦǍǨ9ŤƐ10ƛƜƾ12Ǖ13ŅƩ15ǅ16ƞ18ŷ20ƣ21ǝ25mƎ27Ǒ
~orse	85 8Ƹ9Ň11h13B
~orst	82 10Řǚ13Ş14Ŷ17Ũ18Ŀ
~ort	51 -12Ś6Ɯ7MXŤƀƶ8ĵŰƳ9jz10QŢţ11Ʊ12ųƩǀǝ13Zź14cƮ17CľǏ18Ɨ19g21Ƨ23TĻ27ķƕƘ31ƒ34ű35Ɣ
~ort>	71 8Wǀ9Ǖ10Ż11CƜ12Ť13Ű14ĵţ15z17Q21źƩ
~orta	68 7T8Ō11Mƶ12ōƳ13ǩ16X18Ʊ25ľ29Ƨ
~ortg	64 7h21ZƮ36ƕ50Ɣ
~orth	61 -13Ś-7ǩ-6Ǣ7Ɲ8Ɓ9lƀ11C13jŢ16ųǝ22Ǐ23TƗ29Ļ35ķƘ38ƒ43ű
~orts	82 12ǀ41g
~orw	80 11Ŏ14ŀ27Ōś
~orwa	80 11Ŏ14ŀ27Ōś
~ory	65 6Ǜ8Ŕ9ņơ10ŊƬ11Ƽ12O13ƸǢ15Ǐ16ţ17Ɨ18ō19Ɲ22Ť25ƽ37Ɔ
~ory>	65 6Ǜ8Ŕ9ņơ10ŊƬ11Ƽ12O13ƸǢ15Ǐ16ţ17Ɨ18ō19Ɲ22Ť25ƽ37Ɔ
~os>	85 9Ǘ10ł13Ő19y
~ose	46 -13Ũ-9nţŬ-8JŵƟ-7ǖ-6ŅƫƮƷ6ŃœǓ7cĵƍƎǒ8ŞżƯ9IŎ10FƕƩǆǇǤ11Ťƚ12A13ŁƖǑ14ƑƤ15ĿŚŽ16Őů18ƙ19ķł20Ƽ21ƛƳ22ŠƏǐǙ26Ƣ31ƻ32ǎ39ǝ
~ose>	47 -13Ũ-9nţ-8ũŬŵƟ-7Jǖ-6C6főǄ7ŃńœŕǓ8cĵŞƍƎǒ9IżƯ10ŎƤǤ11FƏƩǆǇǎ12Aƚǝ13Ť14ŁƛǑ16ĿŐŚŽƑ19ƙ20ł22ķů23ǐ24ŠǙ25Ƴ27Ƣ28ƻ
~osed	69 -7Ə7Ƥ11Ƽ13Ɩ14gƕ33ǎ48ǝ
~oser	82 6Ơ9L13ƺ14X15Œ17C
~oses	78 -8ů6ƻ10Ɓ13ƛ20Ƽ27Ə
~osi	67 -9Ń-7G7ƽ8ż9Ǩ10Ŀ11ǈ13S16Ũ20Ř70Ɩ
~osin	68 -9Ń6Ƴ9Ǩ10Ŀ17Ũ20Ř71Ɩ
~osit	87 -9G11ż15ǈ18S
~osp	73 -6T9ž11SV12Ǩ13ĸƃǂ16Ƽ18Q20Ʀ21Ƹ23ǔ
~ospi	73 -6T9ž11SV12Ǩ13ĸƃǂ16Ƽ18Q20Ʀ21Ƹ23ǔ
~oss	62 -13Ǟ-8ĸō7Ǚ8sT10NůƳ12Ŧ13gUŧ15Ť17ǉ19ǟ21Ł22ļ24Ɩ26ť28ũ32Ř35Ǌ46ţ
~oss>	64 -12Ǟ-9ō-8ĸ6Ŗ7g8T9sǙ11Nů13ŦŧũƳ14Uţ16Ť18ǉ21ǟ22Ł23ļ26Ř27ť36Ǌ
~osse	80 33Ɩ42ţ
~ossi	87 9g11Ř22ũ
~ost	50 -13Q-12ŖŠ-8ĴţơƵ-7ōſƌǘ-6Ʊ6uYŝƦƨǄǊ7Xĺ8ƗƭƮƴ9ĹųǕ10ŭƺ11CEĸň12ƓƧ13ĿƠǩ16ƑƯ17ŒƘ18Ǚǝ23ŗư25ǚ30ŦǏ33ǔ37Ƴ41ľ
~ost>	53 -12Ŗ-10Š-8ĴţơƵ-7ōǘǣ-6ſ7YƦƨǊǔ8Xĺŝ9ƗƮ10ĹǕ11ƺ12ňǝ13ƧƯ14ƓƠ15Ŀ17ǩ18Ƒ19Ƙ20ŒǙ23ǚ24ư25ŗŦ26Ǐ40Ƴ45ľ
~osta	85 21C22E
~ostl	72 -18Q-8ƌ6AŮų8PU11ĸǇǖ13Ǆ18ŭ40ǔ
~ostp	87 18ƴ
~osts	78 6Ư10Ǐǝ12uŔ13Ƥ15ƭ
~osy	85 11l16ź18Ŋ
~osy>	85 11l16ź18Ŋ
~ot>	35 -16Ƭ-15ƌ-13Ʒ-12Ǆ-11iƧǞ-10őƕ-9xũŷƅƮǌǕǦ-8Sœŝƛƶƹǈǡ-7RĿǐ-6C6mBƂƎǁ7nųŴƵ8LŰűŽƇƢǤǩ9tļňŉšŹƁƪǇǒ10hƒƺ11Őŕśƍǘǟ12kń13ĸŜƋƜǀǥ14gŪ15fuōŚşŦƤǨ16ĺ17ƥƱǏ18vŗŵƴ19ĶŅ20ƃƑ23Aķ24E25Ş27ŏ28ſ29J31j38O52ŀ
~ota	70 -7ǅ7Ŧ8Ņ9şűƹ10uZ14ŵƿ15Ľ18S19Ɔǉ
~otag	82 23Ɔ
~otal	76 -6Ś8Ŧ10Ņşƹ11uZ15ŵƿ21ǉ
~ote	56 -10Ƃǩ-9P-6Ś6ũƈ7ĽŴ8qJŃŊŜ9žƭ10ƔƷ11ľŖƲ12ƃ13Ł14ZōǦ16eŗ17ŏǘ22ń23ķ26Ŭ28Ņ29ĹƤ
~ote>	64 -11Ƃ-9P6ű7cZǘ8Ŵƈ9JĽ10qŃ11Ŝ12ƔƷ13Ʋ14ž16ŁǦ18e30Ŭ32Ņ36Ĺ
~otec	67 8w9ũ12X13ǘ14ľ15Ŗƃ16ƭ17ŏ21ŗ30ķ
~otel	82 -6X46Ƥ
~otes	76 -7ǩ11Z13Ŋ24ō38ń
~oth	47 -14ŭ-9Ŭǩ-8dCŦƥǐǕǥ-7lMŖƃƜƦ-6xƤǄ6ŸƗƳ7wŲŽ8ķŁŋŶżǇ9oĿŧŪǞ10nIŨ11uōƨƫ12syLſƲƸǑ13BHƼǂǃ14Ƶ15ŵŷƟ16łǋ17Z19ųƑ25ž26ŀ27ƽ35zŅ37ş38ń42Ŵ
~oth>	68 -7lMţǇ6ƀ7zƶǂ8D9ĶƄƽ11Ǒ12ƎƱƵ13Ư14pƞƼ18Ł20ŧ33s
~othe	50 -21ŭ-18ǩ-16ǥ-11s-8ŦŬǕ-7dCŏƜƥ-6xƃƞ6Q7vƗƳ9wŋŽſǂǋ10oķŶż11ZŁǞ12nI13ŨŪƫƲǇ14uy15Bǃ16H17ŷƟ18ł19ŵ21Ƒ22ų24ƽ28ž29ş33zŀ39Ņ42ń45Ŵ
~othi	67 -10Ʀ-8ǐ9hōƼ10Ŀŭ11ZšƐƻ12ǥǩ13Ƹ15şŲ17ſ18ŏţ21ƨ22L
~oti	73 9Ƌǂ10K11H20Ĺ23ǩ27ƹ
~otic	79 10Ƌ11K22Ĺ
~otin	82 10ǂ27ǩ30ƹ
~oto	66 6Ǘ7ş10Ż13ǀ14Ū17Ť18ſ28ś
~oto>	87 37ś
~otor	67 7ş11Ż14Ūǀ17Ť18ſ
~ots	83 11ƻ12ǀ16jƉ
~ots>	83 11ƻ12ǀ16jƉ
~ott	69 -7Ɗ-6Ś7eūǕ8ĻŅ9ǣ10Ǚ11Ōƙǥ12Ɯ13ł14ƻ15ƛ18ń20Ł23h
~otte	73 -8Ɗ7Ǖ9Ļ10ǣ11Ǚ12Ōƙ13Ɯ16ƛ20ń22Ł
~otto	83 -7Ś9ū10e11Ņ14ǥ16ł
~ou>	17 -24v-23ƨ-22Ŵƽ-21Ť-19qƮ-18ť-17ůź-16ƅǟ-14ōŷ-13Ź-12t-11xƓ-10o-9beƇ-7ŅƆǈ-6ǂ6LǃǢ7jpuyŎŪǠ8šƘƫ9ŉƚƢǄǖǣ10akŬŰƀƃƖƙǓǗ11dMYĶŃŗƸǎǚ12WĺņőŖƎƭƿǏǜ13ŭŮƂƒƾǔǘǞ14ZżƥƶǁǆǑ15ŽƝƻǙ16GƬưƼǋ17ĻŌŲƱ18SUĴľŏƵ19QŜŸǀǨ20łŢ21CŊƟƺ22HĸǕ23nTſƦƴ24fOĽś25ķƹǇ26AVžƁ27KNŀŵ28FňŚŶƌƤ29mXŒũ30gĹ31ńŐ32ǩ33Rŝ34Ň35PƧ36Ũ37iĿŠ38Ş40ļ49l52c
~oub	69 -13Ǉ-7n7Ʈƿǘ8ĵƸ9ƛ10pĹƼƽ11t13Ř15Şű19œ20ǜ
~oubl	69 -13Ǉ-7n7Ʈƿǘ8ĵƸ9ƛ10pĹƼƽ11t13Ř15Şű19œ20ǜ
~ouc	73 -7d6Ǘ7Ƥ8ōƙ9ńŭƹƿ10K11ņ13ƗƼ14nŜŦ
~ouch	73 -7d6Ǘ7Ƥ8ōƙ9ńŭƹƿ10K11ņ13ƗƼ14nŜŦ
~oud	79 9Ľ11xƞ19jǗ
~oud>	82 9Ľ12xƞ20Ǘ
~oug	46 -11ǩ-9P-8ƟƧ-7ŉŜ-6şƼ6ĸŊƻ7qzTķŔšŶƕǖ8nřžƁƗƚ9ZũƩ10rĺŀŧ11ōŠſǏ12Ň13łŖƂƮ14ŏŐƬưǥ16ŤŨǎ17ƨ18lƒ19ŷ21ƌ22W23j24Ʀ
~ough	46 -11ǩ-9P-8ƟƧ-7ŉŜ-6şƼ6ĸŊƻ7qzTķŔšŶƕǖ8nřžƁƗƚ9ZũƩ10rĺŀŧ11ōŠſǏ12Ň13łŖƂƮ14ŏŐƬưǥ16ŤŨǎ17ƨ18lƒ19ŷ21ƌ22W23j24Ʀ
~oul	32 -14nĹĺ-11šƳ-10qwǞ-9jlŒƽ-8oFSŦŨƼǈ-7kPŁŐœŹƩǅǋ-6iŪŭƟƻǇ6ŋŗŶǄ7fBLĿŚũƦƱ8ƏƪǦ9TŇōŘ10ŃƂƿ11mKĵƘ12Zžǡ14arŞƒƓǚ15ű16c17Ƶǩ18DưƸ19YĻ20Ĵ21Ɨ22ŌƬ23ƯǁǨ24ŊŽ27ķƶ30ƭ31MXśŵ32s34Ţ36ǝ40Ŏ44Ƥ46Ʒ50Ʈ53ĸ
~oul>	87 17ţ
~ould	32 -14nĹĺ-11šƳ-10qwǞ-9jlŒƽ-8oFŦŨƼǈ-7kPSŁŐœŹƩǅǋ-6iŪŭƟƻǇ6ŋŗŶǄ7fBLĿŚũƦƱ8ƏƪǦ9TŇōŘ10ŃƂƿ11mKĵƘ12Zžǡ14arŞƒƓƵǚ16cű17ǩ18DưƸ19YĻ20Ĵ21Ɨ22ŌƬ23ƯǁǨ24ŊŽ27ķƶ30ƭ31MXśŵ32s34Ţ36ǝ40Ŏ44Ƥ46Ʒ50Ʈ53ĸ
~oun	44 -18ǩ-14I-9ŖƛƮǑ-8ĺĿŀ-7GŝƽǄǋ-6RZňŶƠǣ6LŒ7WĶƊƜǤ8pťƆ9ŷŹƏƣ10JľŵŽ11Ĵǖ12Ľńź14v15ƓƗǉǠ16bř17ĵƇ18A19uB20sŗƬǔ23l24nŇ25ƺ29Cƍǅ30c31Ǉ32Ư
~ounc	82 12J28b
~ound	51 -9I-8ƛ-7Ʀ-6Ƴǋ6nŅƕ7VĻƓƱ8WŚ9cƎƑƟǜ10BLĵſƊǈ11Ɯ12ťƣ14ǉ15ŵ16CĽ17ń19l22Ƈ24ƍ26s31ƺ33Ň35ǅ
~oung	70 -10Ǉ7y9źŻƳ10xƯ15ƍ16ĵ19p20Ź23u28v39c
~ount	53 -18ǩ-8Ǒ-7I-6Ʈ6Qņƭ7ļŻƦǀǤ8eYŜƌ9lŽƅ10Xźǆ11Ɠ12AĶ13Ɨ14Bŷ15ľ16ǖ17Ĵ19C21ř23n25Ǡ27Ƭǔ28Ư29ŗ48Ǉ
~oup	70 7U8ƘƤ9Ľ10Qǎ11x13OS14Ǟ26W29Ƨ
~oup>	76 11Q13x28W32Ƨ
~oupl	76 -6ŉ6s9UƘƤ10Ľǎ15OS16Ǟ
~our	25 -25ŏ-20ǩ-17Ŭ-16Ų-15ĸŤ-14ň-13ń-12CĹŌťƇƌ-11ƴ-10KZūƈ-9ŗ-8SōőűǏ-7HXYƣƩ-6ŷƑƬ6lĶŻƄ7abiŘƠư8ƺǒǙǚǠ9łŖţǍǦ10hoŕƁƗǔǤ11yŇžƶǧ12wRŹƓƝƸ13EWĽſƢǋǌ14p15vDřƕƲƷǅǛǝ16ƾ17jIJķ18VŴƫǂǘ19gTŽǐ21Ư22tPƮ23FůųŸƨǉ24cnrǕ25sxŜǈǣ26eŚǢ27dqşƃƦƳ30ǎ31Ł32ƥ38ƽ44Bĵ56z
~our>	25 -24ŏ-22Ų-18Ť-16Ŭ-15ōű-14ǩ-13ĸňŌ-12ƈ-11CHĹťŵƇƌ-10KSńƴ-9ūƎ-8Ǐ-7fGZőŷƊƋƐ-6ś6kĿŖƢǊǦ7DĶŐŒŻƘƚƝ8alMƦưǄ9žƁƸƺǒǙǡ10hķłƕǍ11owŕƲǅǌǤ12yŴſƗƶǔǠǧ13gǎ14EŇƓǛ15pWŹǋ16cĽŸƷ17ntxřƾǝ18vJ19jIVƫƯ20TŽǂǉǘ21ųǐ23ŜƮǣ24Ś25růƨ26sǕ27deǈǢ28qPŁƥ29şƳ30ƃ35ƽ39ĵ41B55z
~ours	50 -12Pǩ-11ŗ-9ƣ-7ĽŇƚ-6ƒǄ6ŢƥǦ7bŤƻ8UŠŮƊƙǅǑ9ĵƎƧƲ10gtŲƝǚ11ƕƠ12ŴƖ13cķŁŘţ14nHű15ōŸƢ21ŵ25x30RƦ37ǎ39F
~ourt	79 7m10x19k26D28Ƅ
~ous	43 -17ų-16ŗŬ-14P-12cƸ-11Őǩ-10Ÿ-9vSĺ-8ŇǇ-7łœŭŵǈǍǨ-6UŎƃǖǦ6wŁƼ7TƋǕ8hůƂƏ9aŹ10Ʈ11ǁ12sƖƚ13ZƎ14o15rƨ16fĿƌƑƗ17pq18Dƙ19Ɲ20Mş22ǂ24ķ25H26FG27ŷƆƇƓƜ29Ɵ31ƞ34ƅǀ35n38Ʒ39ƒƔ
~ous>	69 6Ɩ7Ĺŉ8ńś9aƙ11š13ǂ15wƼ35Ŀ60ǀ
~ouse	44 -17ų-16ŗŬ-12PƸ-11c-10ŐŸ-9vS-8Ǉǩ-7ałŇœŭǍǨ-6UĺńŎŵƃǖǦ8TŁůƂƏǕ9hƋƖ10ŹƮ11ǁ13sƎƙƚ14Z15ǂ16rƨ17oDƌƑƗ18fpq20Ɲ21Mş26ķ27nFGHƆ28ŷƇƓ29Ɯ30Ɵ32ƞ36ƅ39Ʒ40Ɣ41ƒ
~ousi	82 7C10ŷ11Ɛǜ16n
~out	34 -17c-16ǩ-15xŃ-13F-12Ơ-11SŎŏǇǒ-10ķŨǖǢ-9iIũƛǟ-8LƼ-7swKŷƄƓƮǎ-6kDśƻƽǦ6bUŐ7huPŉŊŘŽƤǃǌǔǘǧ8mBQƎƦƺǙǠ9ĻŴƂǂ10ſƍƭƿ11pƌƗƚ12ĸŀŲƙǈ13eľơƱƳǀ14AVYĴĹǛ15lĿŤ16Ŧ17CļŞŵƟ19qrĽƝǑǨ20ŇŝšǁǄǋ22y25Ɯ26ĺ28jō29g33ƪ
~out>	35 -16c-15xŃ-14ǩ-11ŎƠǇǒ-10FSńŏƣǖǢ-9iIķũǟ-8LňŨƛ-7swKŬŷƄƮƼ-6ZśƓƻǦ6nŕƕ7bĶŖŚƔǧ8huPŉŊŘźŽƤƺǃǌǘ9BƂƎǀǂǙ10Ŵƿǔ11ſƍƭ12pUļƌƗƚ13ĸŀŲƙǈ15AľŝƱƳ16gVYĴĹǋǛ17lqĿŤ18jŦŵ19Ş20rĽǨ21šǁ22ŇǑ25yƝ27Ɯ28ĺ31ō35ƪ
~outc	87 28Ļ
~outf	73 -6ŝ8Ş9ő10ń13Š14WǞ19ơ23Ő25Q35Ǆ
~outh	76 6ň10l12ļƉ14r15C20ŝ30Ɵ
~outs	69 -10l-9Ɲ-8U6qM9ǋǠ10Űǀ13ZƦ14Ƈ16ŉ19g20ƣ24j29C
~ova	83 17Ǆ19Ł21ƌ
~ovat	87 23ƌ
~ove	39 -14Ɨ-13Ǒ-12ŨƯ-10lĻ-9gVĴŅŤűǩ-8sKOPķŠŹƮƳǄ-7amŁŇŵƂƔƴǇ-6hpqńōţǗ6xŚś7SļšƁ8AƆƜƷǋǌ9rBZĿŎƃƉƚǚ10žǥ11CQRƘƛǜ12nŞ13WŦŶƱ14ĸŃ15ŝŰŻ16TŜŢŮƐƠ17GUǒ18ŕǟ19MŒƑƓƧ20ƭ21ƀ22Ǌǔ23Ǩ24ŏŐ26ŗǦ27ƨǍ31Ǣ33Hƞ40Ŗ
~ove>	58 -11Ǟ-8ơƳ-6ķĹ7rŌŎŽ8Ɖǃ9nŃƄƍƑ10Ƥ11uUǋ13M16yŞ18ǟǦ19ŐƷ20Ŷ22B27Ţ28GƐ29Ǎ40ƞ46H
~oved	77 7yťƟ9Œ10ŭ11ĺ13n18G
~ovem	87 27ƌ
~over	42 -13Ǒ-12Ư-11yGǏ-10ŨƗ-9l-8gKĴ-7PVĻŅŠűŹƂƮ-6aBţƔƟǄǇ6tſƦƬ7kvłƒǟ8xľőŚƞǍ9ļŃśšƁƆƘǌǞ10SU11AZžƃƚƜǚǥ12CMQĿŐ13Rƛǜ14ĸƑ16WŦƱǦ17ŒŰŻ18ŜŮ20TŝƠǒ21ŕƓ22Ƨ23ƀƭ25Ǌ26ǔ27Ǩ28ŏ30ŗƨ34Ǣ45Ŗ
~ovi	70 -12Ŷ-11ư8Ō10yǄ11ŀ12ĺ17ǩ18Ő31H44ƞ
~ovid	87 13Ǆ23Ő
~ovin	72 -11ư-8Ŷ8Ō10y11ŀ12ĺ33H56ƞ
~ow>	27 -23Ƃ-19Qǈ-17M-15Wş-14ŀƯƵ-13DŝǄ-12Łǔ-11yǠ-10aAƴ-9oJĻľƝ-8EŚŹſ-7HIŢƨǞ-6ǋǚ7lXŕŞƙƣǥ8knĶţũƁƗǂǏǕ9hTZŦŲƟǃǆǘǡ10ĽőœųƃƓǜǦ11fŭźƊƏǊǎ12SĸŐŜƅƿ13ĵŃŘŻƋǝ14UŉŠŸ15vŖŗƺ16pGŨƬǅ17zOůŵƸ18ŧƪ19ĴĺňŒƭǑ20ļ21Ťǖ22bcYłƦ23ŅǇ24ŏŮ25Nǟǩ26KƮ27ƞ28Ŷ29j31ű34Ɔ35t36x44iƳ
~owa	78 -11b7a10KǑ11J17Ň20X27x
~owad	87 11KǑ30x
~owar	85 19Ň22X
~owe	59 -8şƒ-6aŁǖ7ŉ8ķƁƛ9ƣƲ10ųƷ14ƕǕ16f18ł20ƪ22ľ23Ɗ27Ņ29Ŭ37Ɣ46Z
~owe>	67 -9ş-7ƒ8ŉ10ķƁ35Ɣ37Ŭ56Z
~owed	72 -7a9Ɣ10Ņ11ƛ12Ʒ13ų17ƕ20f27ƪ
~ower	73 -7Ł-6Ř7Ŏ12ƣƲ13ł25Ņ29Ɗ
~owes	87 12ł34ľ
~owh	87 9g28ĸ
~owhe	87 9g28ĸ
~owi	70 7Ŭƛ9Ǆ10Ƒǧ12Ƅ17ň19j20yǞ38Ɓ
~owin	70 7Ŭƛ9Ǆ10Ƒǧ12Ƅ17ň19j20yǞ38Ɓ
~own	42 -17Ǎ-14Ƴ-13ŭǄ-12ǈ-11ŏ-10PŜŲŶ-9bsşƣǇ-8ōŐŝƜ-7gĸĺŀŗ-6WĽŠŦűŴƝƞƠƵ6ňƆƍ7ưǌǞ8ĹŁŖŸƢƨƭǅǢ9eŞŵƑǉ10LłůǊ11oEƔƶǨ12Ūǔ13jǃ14ǥ16ŬƷǑǟ18ǐ19a20ơƴ23lƘ24CƗǛ25ƊƦ27ƀǒ29Vǝ34ǋ38ķ59ǆ61F
~own>	43 -12ŭǣ-11ŏ-10PŲǈǍ-9sŜ-8ƕƳǄ-7bgĸōŐŝşǇǌǨ-6ŀƓǥ6jſƁƥ7ňƆƍ8ưǞ9ŖŸƢƨ10eŞŵƑƭ11aLłůƊƔǆǊ12oŁƶ14Ū15ǃ16ŬƷ17ǐ18Ǒǟ21ƴ24ƘǛ25l26Ɨ27CƦ28ƀ29ǒ30V31ǝ37ǋ41ķ46F
~owne	64 -9Ƴ-7Ǆǩ6ƙ8Ɠ9Ĺ11j12Ǣǣ13a15ƕ17ǅ21ǌ23ǔ26F28Ǩ30ǥ32ǆ
~owns	73 -13Ǎ-6Ŷ18E25Ɗ31ơ47ǆ
~ownt	83 10ů11ǋ15Ǎ25ǩ
~ows	76 7ƚ10ǒ11g13ť14Ƒ15ƒ18ǡ19ŗ28A
~ows>	76 7ƚ10ǒ11g13ť14Ƒ15ƒ18ǡ19ŗ28A
~ox>	70 -9L7mǗ8ŭ9ż10ĸ11fqǐ12ŚƄ13Ƌ14Ǚ17DJ
~oxe	87 16ƻ31ƞ
~oxes	87 16ƻ31ƞ
~oy>	69 -9h-8d8ŭ9jū10bnwy11ŔǇ13Ť14tv16gu17x19Ź23U
~oya	82 13Ǘ14ő31Ţ
~oyal	82 13Ǘ14ő31Ţ
~oye	59 9ǐǤ10ƧǑ12ǣ13ǈ14V17qS20W21Ǉ25ǜ36Q
~oyed	83 -6ǜ26Q31q
~oyee	62 -10Q6Ǘ9Ǥ10ǐ11Ǒ13ǣ17ǈ29Ǉ34ǜ
~oyer	73 13Ƨ19V23S29W33Q
~oys	78 -12Q9Ə11mŐ16Ƙ20q31u
~oys>	78 -12Q9Ə11mŐ16Ƙ20q31u
~pa>	77 -23o-16Ŵ8Ǘ10B13A47Ǡ76ź
~pac	68 -17F-11Ɔ12WŖ13HşƇ15ǌ18Ɗ21Ų24ƹ28ƞǋ36ǥ
~pace	76 -18F-12Ɔ15Ƈ18ǌ20Ɗ33ǋ
~pack	72 13HWŖ14ş22Ų25ƹ30ƞ38ǥ
~pag	72 -6J10Ļ11ō18ś22ǌ39Ś
~page	72 -6J10Ļ11ō18ś22ǌ39Ś
~pai	56 -15ǝ-7ŭ6ƃǏ7ŏƥƪǘ8ƢƩƭƶ9ƫ10ǖ11Ĵƕǃ13Uũ14œ15ưƱ16ZķǄǉ18ţŤ21Ɣ33Ŭ42Ŧ
~paid	58 -15ǝ-7ŭ7ŏƃǏǘ8ƥƩƪƶ9ƢƫƭǑ10ǖ12Ĵƕ15œ16ưƱ17Zķǉ19ţŤ20Ŧ22Ɣ35Ŭ
~pain	87 9y19ǃ21U
~pair	78 -8Ǒ11Ŕ12Ƥ19ũ23Ǆ33Ŧ
~pal	87 14A16Ɣ
~pal>	87 14A16Ɣ
~pan	49 -23Ū-14ž-12fœ-9Ƃ-8V-7ũųƦƯ-6HĺŤ6Ǒ7mťǆǈǊ8ĶšƄƋǟ9ľţǉ10Ņ11ŜŞşŠƅǁ14ƕ18ǅǡǨ19Ƨ20ƴ21őǥ25ŝ27Ő28Ǆ29ǃǦ30Q33ǐ35ŧ36Ţ41Ǟ
~pand	83 -7ũ6ǝ17ť33Ǟ
~pane	87 12M17Ƌ
~pani	73 -8V-6Ś8mĵƿ10ş14ǩ21ń26Ţ
~pany	51 -23Ū-14ž-12f-11œ-10ń-9Ƃ-7ƦƯ-6H7ƇǈǑ8ĶǆǊ9ţƄǟ10ľǉ11Ņ12ŜŞŠǁ15ƕ19ŢǅǡǨ20Ƨ22őƴǥ25Ǟ27ŝ29Ő30ǄǦ31ǃ33Q35ǐ37ŧ
~pap	67 6Ɲ8iŗś10ǆǗ11ƖǠ12Q13ǃ14ǒ15K20Ʋ24ķ48Ś
~pape	67 6Ɲ8iŗś10ǆǗ11ƖǠ12Q13ǃ14ǒ15K20Ʋ24ķ48Ś
~par	47 -17Ő-16Ƹ-14Ŗ-12y-10Q-9ŧƵ-8Lƛǧ-7ŌŒ-6nĹŝƅ6ŨƘƝƤ7JOŵǍǑ8DŤƧ10Uƚ11qtǠ12ƥƱ13pǁ14sCTƠƢǨ15ōƏƨǆǟ17oń18lƜ19G20łŠơƣ23Ŵ24ň27ƽǇ28uzV31Ű
~para	76 10ǥ13h14Ƙ17ş19ƚ25ǁ
~pare	66 -16ǂ-11ŧ-9Ɨ-8Ƹ-7ǩ7ŗ8gŷƯ9ń11Ʀ14O15Š16Ɲ21Ŵ43ƽ45z47u
~park	70 7ǋ8v9S11ǟ21ǩ24T52Ű
~part	51 -17Ő-13Ŗ-12y-11Ƹ-9Q-8ƛ-7Lǧ-6ŌƵ6PƮǛ7ŨƷǣ9JŵƧǍ10ŠŤŴǑǟ11Ƥ12tDUƗ13qǠ14ƥǂ15pƱ16Ǩ17sCōƏƠǆ18Ƣƨ19o22GƜ23lơƣ27ň31Ǉ32V
~pas	61 6AļŻư7ǎǜ8g10cOƦƫǛ12ƿ13ƶƺ14ņ19Ųƽ21ǀ23Ʒ29ǘ46Ƴ
~pass	66 6Ʊ7ư9g10ǀ11ƫƽ12Ʀ14ƶ22Ų25Ʒ33ǘ51Ƴ
~past	70 7mLţ8ļŻ9Aǎǜ10ƽ11O12cǛ13ǀ14ƿ16ƺ17ņ
~pat	72 6ƹ9ƾ10ũ13oƉ17qǗ21Ǚ25P
~patc	85 -6ƾ7ƹ12ũ15Ɖ25Ǚ
~pati	76 18qǗ28P
~pay	43 -21ǔ-14ǈ-12x-11mnƾ-10Ť-9ĻŢƗ-8BĹľƷǊǛǨ-7cAVķŌ-6ŏŔŞƝƩ6ţƬǝǥ7Fưǘ8qT9Xǡ10Ŭ11ſƆ13ž14ĿŅŗšƦ15ŖƯ16QWƜ18Yƪ19ĸ20Zŧǣ22Ʊ23ŲƔƕ24Ř26ǑǕǠ31œƠ38Ŧ40Ʈ41Œƃ43ǖ44ƒ58ǉ78Ĵ
~pay>	50 -23ǔ-12m-9ĻŤ-8ƾǈ-7ŌŢǩ-6ƜǊ6FT7ſƨǣ8Ư9Yư11ţƬ12Ŗǡ14XŧƠ15Ʊ17ž18Ʀ20Ŧ21ŗǉ22œƕ23Ų28ĸŒǑ32ƃ34Ǖ35ƒ37Ř48ǖ70Ĵ
~payc	69 9Ĵ11ǟ13T15Q17Ư20q22YƮ
~payi	61 -10Ǩ-8BƗǛ-7ǈǩ-6V7ŲƵ9ǉ13ŧǣǥ14Ĵ16ǝ17WŦ20Ɔƪ22ƒ23Zœ25Ņ29ŒƜ30Ơ
~paym	66 -10Ɯ6Ŏŕ12ƃ16ǘ17Z18ƕ19ĴŬ22Ʈ25š43Ɣ
~payr	65 10Ǩ13Ǉ15Q23Ŀ25Ǡ53ǉ
~pays	73 -16x-11ƕ6U8Ŗ10ǣ11źſ13ƜƱ16Ʈǩ17ň21ƃ24Ǡ
~pda	69 7Ǎ14Ƌ15Ʋ30ƌǢ
~pdat	69 7Ǎ14Ƌ15Ʋ30ƌǢ
~pe>	63 -10ƅ-9ƈ-7Ǎ6D7ǆ8ł9ǖ10ǉ11ǔ13ƣ14ŞƇ15Ļ18Ƽ20ƉƸ28Ʃ30ŋƹ31ƛ34ű
~pea	74 -12ŌŨ9ǆ11ƽ13Śũ14N18ŏ19s20ơ24aŇ
~peak	76 -12Ō9ǆ11ƽǩ13Ś15N18ŏ19s24a
~pec	68 7ł8ĺ11Ţ13ƉǞ16Ň18ĸ29Ƙ
~peci	76 10ĺ33Ƙ
~pect	73 8ł11Ţ14Ɖ15Ǟ17Ň20ĸ
~ped	68 6Ŕ8Ǩ9hĵŤǀ10Ńńŋ13Ƃ20E24Ʈ25š
~ped>	68 6Ŕ8Ǩ9hĵŤǀ10Ńńŋ13Ƃ20E24Ʈ25š
~pee	73 -8Ǡ-7ų8ĵ11Ŝ17Ž19ǁ40ǚ43Ż
~peed	79 19Ž47Ż
~peel	83 -9Ǡ-7ų6ǈ46ǚ
~pel	72 -11a-6Ƴ7Ɛ9z10t11ŵ14ǃ18J20ǋ54b
~pell	73 -11a7Ɛ10t11ŵ14ǃ18J55b
~pen	46 -15Œ-13Ƭ-10Ş-8nRVŇŨ-7ľŁŝ-6Lķ6Iřƨ7šŢŸƜǑǔǕ8ņ9ţſƫǩ10ŏƮ11ōƘưƷ12Ǔ13ĸ14Ƴ15WĻƛƱ16zũǘ19YƧ20ťǣ21Ư23ĺǝ25Ķ26Ǩ31ĿŤ32ǅ34X36ǎ
~pen>	58 -16Ũ-11ĸ-8ŞƯ-6RŠŵ6ś7aƑ8ŊǕ9ƛ10ĻƜǔ11Ţ14Ťǝ16ţ19ũǘ22W24Ʈ25Ǩ27ǅ28ĺť47ǎ
~pend	64 -11Ƭ-8n7lŰ8Ƅ10Ÿ11Ǒ12gIƶ15k23Ŀ24Ʊ25z29Ư40X
~pene	61 -16Œ-8Ŀ7Ư8ŦƮ9ŨƤǩ10Š12Ĺƛ14Yǅ15ƨƫ18ĺņō27Ƴ34Ť
~peni	83 11ũ14HĿ16Ǟ
~pens	59 -13ĺ-7V6Ǐ7Ŀǒ9X11ĻƷ12š14ǩ15ſ16ŏǨ17YƘư20ǝ24Ƨ30ǣ33ĸ34Ķ
~peo	58 -9Œ6ŏƲƿǘǚ7zW8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~peop	58 -9Œ6ŏƲƿǘǚ7W8ŢǑ9lǞ10ĺŝƨ11bǤ12ŗƶǉǝ13K14ǐ15Ǚ16ǖ17ƜǗ18n21ǈ22Ŀ23Ǉ
~per	48 -11ǉ-8lĸǈ-7YŴƶ-6CŇǦ6Řşű7HJŊǒǘ8DLŞŨŭƃƖǄǗ9Ĵǩ10ƂƑƩǅǨ11žƲ12aǑ13ƗƚƿǛ14Ŕǃǣ17Ÿ18œŜƋ19MņơǠǡ22ǋ23ķǢ24ŷŹ29Ś
~per>	63 -12ǉ-8ĸ7ŗ8ǒ9ržƲ10ŅǆǗ11œűǘ12Qǣ14L15Řş16Ǡ18K21ǩ22ķ23ǡ26Ƌ27ƿ
~pera	80 -9l10Ǉ12ǃǡ20ǅ24ŷ30ǋ
~perc	69 -9ƿ-8Q-6Y9ĶŁ10Ž11Ŕǆǔ12źǖ14Ǒ15Ĵ16œǄ22ƚǛ
~perf	87 12a25Ş
~peri	72 11ǣ12ŧ13Ŕ16Ũ21ņ
~perm	75 9ŷ10ƌ12ŋ14Ÿ20Ʃ44Ź
~pers	60 -10ǥ-7Kƶ6ž7łǑǜ8gTųŷƫǢ9hnvľņŖǎ10a11AŊ12ƃ13JƖ14ŭƂ16Ǩ25Ɨ26ŚŜ27M
~pert	66 7Ɯ9ǋ11ķžǌ13H16D17Ƒ18Ɨ26ơ36Ǣ
~perw	77 8Ɲ10ś11ǃ12i14Ǡ17Ś
~pes	79 -18ƈ11ŅƤ13Z17Š18Ɖ26Ƌ
~pes>	83 -19ƈ12Ƥ19Ɖ27Ƌ
~pet	82 -9Ʀ13Ņ28ń50h
~peti	87 14Ņ30ń
~pets	87 -9Ʀ54h
~pgr	85 8Ƌ10ƌ
~pgra	85 8Ƌ10ƌ
~pha	83 17ƻ30Ɖ
~phal	85 31Ɖ
~phe	85 16Ių18ĸ
~phi	85 14ƣ37ǘ
~phis	85 14ƣ37ǘ
~pho	62 -18J-9ř-8Ň-6ǅ6s7Ĺǖ8iǘ10CŌŜ11Ǆ12ǟ14S16Ǘ18c20M21Ž22I25O27ś35K41ǩ
~phon	63 -18J-9ř-8Ň-6ǅ6s7Ĺ8iǖǘ10CŌǗ11ŜǄ13ǟ15S18c21M22IŽ26O38K42ǩ
~phot	85 9Ǘ36ś
~phy	75 19ƀ21ǁ22Ƹ40ƾ
~phys	75 19ƀ21ǁ22Ƹ40ƾ
~pic	59 -11ǩ-10Ŕ-8sĸǃ6Ǐ7Tĺžƭ8OŴƿ9tǄ10NWŤƷ11ųƞ12Ŝŭ13ĹŘ15L16X17f19ǟ22śǐ24ł32Š
~pica	83 7ǧ10Tǎ13ƿ16Ǆ
~pick	64 -11Ŕ-9ǃǩ-8ĸ6i7ŬǏ8ĺžƭ10O12Nų13W14Ŝŭ15Ř16LĹ17X22ǟ25ǐ27ł35Š
~pict	71 -9s8Ƈ9ĶƱ11Ŵ13Ʒ14Ťƞ22f28ś
~pie	80 -10ƕ9Ɵ11Ǐ12Ɩ13Ʊ20Ŭ28Ƈ
~piec	85 -10ƕ12Ǐ14Ʊ21Ŭ
~pil	78 12ķ14ƿ48ƻ56ǀ
~pill	82 15ƿ56ƻ
~pin	58 -14Ť-9Ɖ-8N-6a7bľƀ8ŔƢƶ9VŢƹ10A11ty14UƑ18zĺ19Ǆ21ń22ŽƵ23ǟ28x30ŀ35X38Ļ
~pin>	71 -8N6x9ƀ10ŀ11ƶ12V13Ţ14ƵǄ16tU20ǟ21Ļ28Ž
~pine	87 -13Ɖ10ƅ11ǩ23Ƒ
~ping	63 -14Ť-6aǩ7ǟ8ľǄǝ9b10Ƣƹ12Ƶ13Ļ14y17z22ĺń23X25xŀ
~pini	87 14Ļ17A
~pip	76 11Ƥ24Ƌ36ƛ57ƃ
~pipe	78 11Ƥ25Ƌ38ƛ
~pir	79 9Ž14e16ƻ36ŕ
~pire	83 15e32ŕ
~pit	71 -6T9ž10V11SǨ12ƃ13ĸǂ16Ƽ17Q19Ʀ20Ƹǩ22ǔ24h
~pita	72 -6T9ž11SV12ƃǨ13ĸǂ16Ƽ17Q20Ʀǩ21Ƹ22ǔ
~piz	85 -8R-7C20Ų28ǩ
~pizz	85 -8R-7C20Ų28ǩ
~pla	44 -16Ző-12Ÿ-11ŨǇ-10Ĺǣ-9ķ-8vĿŀōŝŧƪ-7ŒţǄ-6TŢǈ6DƜ7ĸƍǖǛ8SŃŏŖşƑƠƤǋǩ9ƋƒƔƟǝ10WĶƢǔ11ŌƈǏ12ŞưǟǨ13gňŊǅǞǢ14MUůƗƥƦ15GƅƓǊǚ16ĺŔ17y18ƞ19ƌ20F21k27Ɛ29V32Ƶ36ū40ǀ45H
~plac	50 -16ő-15Z-9ĹǇǞǣ-7vķ7Ɔǔ8nUƚǙ9ƍ10DQƜƠǛ11Ńŏşƌ12ƑƔƤǝ13ƈƒƢǋ14ůǏ15ƟǢ16ƥ17MǨ18Ɨǅǟ19ƅƓ20GHǊ21Ʀ23Ƶ24ƞ27F33Ɛ
~plai	68 -6ǌ9ſǧ11Ƹ13ư17ǜ20Ŕ25ňŖ26Ŋ28Ş
~plan	55 7ŔƯ8rŌư9Uƶ10lƃ11ŇƱ12ĸƌ15S16Ķǩ17Ƶ19Wĺ22ǚ26y28Ǟ34k36H42V43ǀ
~plas	87 -6ƪ13Ƌ18ƍ19ǖ
~plat	77 -20Ÿ10ǀǌ70ū
~play	80 -13Ũ11s14Ť18ŉ39g
~ple	52 -16Œ-9Ƣ-7ŌŚǧ6ŢǑ7ǡ8lOĺƨưƲƶǝ9SǤ10DJǉ11dK12Ɯǐ13ƠǖǙ14nƁ15ǈǗ18Ǟ19bĿǇ20aơ21ŭ22ŗ27ƣ30ŝ
~ple>	56 -9Œ-7Ō6ĽƘ7WĻŝŢǁǎǑ8Jǘǩ9lOưƲƶǝ10bSĺƨǤ11ŗǉ13Kǐ14ƜǙ16Ɓǖ17n19ǈ20Ǟ21Ŀ22Ǉ
~plea	67 -9Ƣ-7Śơ-6ǌ7cř9ŗ13b14D15d30ŝ31ŭ32a
~ples	83 7s9ŗ30Ǘ
~plex	77 -12Œ-10ǧ24Ơ40ơ42ƣ
~pli	65 -11Ő-9Ɨ-8ƶ8Sǀǐ11ƫǇ12ƿ15ƎƝ19Ļ20Ƣ28ƴ41Ǖ
~plic	83 10Sǀ15ƴ16ƿ
~plie	70 -9Ɨ9ǐ17Ɲ18ƴ45Ǖ
~plit	78 -13Ő-9ƶ13ƫǇ25Ƣ
~plo	57 -11ŏ7Ŭǐ8Ǥ9Ǒ10m11ǣ13VŴǈ16q19W21ư24Sǜ25ś30Ǉ34Q
~plot	87 -10ŏ33ư
~ploy	58 7ǐ8Ǥ10ƧǑ12ǣ13Vǈ17q19W24Sǜ30Ǉ35Q
~plu	71 10S11Ǒ12jƏ14ƒ17ƛ27Ž33Ƌ
~plug	85 14Ə33Ž
~plum	73 11SǑ13j15ƒ17ƛ34Ƌ
~ply	85 9Ŕ10Ǖ12ƴ
~ply>	85 9Ŕ10Ǖ12ƴ
~pme	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~pmen	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~poc	72 8Yƶ10e11ĸ16Ǆ20Ŧ28Ř
~pock	72 8Yƶ10e11ĸ16Ǆ20Ŧ28Ř
~poi	76 10M11Řŵ13ǖ14ƾ15Ş16Ŗ33Ż
~poin	76 10M11Řŵ13ǖ14ƾ15Ş16Ŗ33Ż
~pok	85 17C18ƾ20Ľ
~poke	87 18ƾ21Ľ
~pol	45 -13ĺ-9ū-8ž-7ŬǄ-6IƗƣ6ƛ7ŌƫƬ8Ő9Ƣ10śšŴƚƨ12ƃƖơƪ13ĹŤƀ14ľǡ16ŗŠ17ſ19ŷƍ21őşƁǢ22ŏ23ŚƧ24ŕ25ŖƦƩ30řǥ31Ƶ
~poli	45 -13ĺ-9ū-8ž-7ŬǄ-6IƗƣ6ƛ7ŌƫƬ8Ő9Ƣ10śšŴƚƨ12Ɩơƪ13ĹŤƃ14ľǡ16ŗŠ18ſ19ŷƍ21őşƁǢ22ŏ23ŚƧ24ŕ25ŖƩ26Ʀ30řǥ31Ƶ
~pon	80 10ƙǌ11Ə16ƴ
~pone	87 18ƴ
~poo	67 -7Ƒ9ƥ12ǈ17ƚ70ƍ
~pool	67 -7Ƒ9ƥ17ƚ70ƍ
~por	62 7ǀ8ŻǕ9ǩ10ōŰƏƶǃ11Ťƥ12ĵƞ13zţ15Q16Ʊ17ź22ǆ23ľ27gƧ
~pora	78 13ǃ29ǆ
~porc	85 14Ə16ƥ18ƞ
~port	65 8ǀǕ9Ż10ƶ11ōŤŰ12ĵ13ǩ14zţ16Q17Ʊ18ź24ľ28Ƨ29g
~pos	72 -8G9Řż10Ľ12ǈ13ƴ15S18E21Ŏ30Ɩ
~pose	87 26Ŏ
~posi	87 -9G11ż15ǈ18S
~poss	85 11Ř36Ɩ
~post	80 11Ľ16ƴ21E
~pot	78 10Ū12F14MŰǘ15Ɖǋ16ƞ
~pot>	82 12F14Űǘ15M16ǋ17ƞ
~pou	65 -22c-16Ƹ-14P-9FŇ-7a7Ľ16Ʒ25ǂ26r27o28s29f31q33ƨ35p37ƺ
~poun	82 -11c9M10Ľ48ƺ
~pous	67 -17Ƹ-14cP-9F-8Ň-7a17Ʒ26ǂ27r28o29s30f32q34ƨ36p
~pow	87 7Ɗ15Ʋ
~powe	87 7Ɗ15Ʋ
~pp>	71 7ǆ8ś10Ƅ13Ś28ŝǖ42Ž
~ppe	50 -15Œ-13Ũ-9Ş-7V-6s6HńŠ7ĹƜǚ8LŖǔ9ņŇƂ10nţƫ11ſ12Yōŏǝǣ13Ʒ16ƛƳ17Ļ19Ŀũǘ20ƋƧƿ21ť27ĺš28Ǩ33Ʈ41Ť
~pped	71 6M8Ǩ9ĵ10hŤ11Ńń14Ƃ25Ʈ26š
~ppen	52 -15Œ-9Ş-7VŇŨ6Ǖ7HŠǚ8Ĺƨǔ9ŖƜ10ņš11ƫ12ſ13Yōŏţǣ14ǝ15Ʒ16Ʈ17ƛƳǩ19Ļ20Ŀǘ22ũƧ23Ǩ24ť29ĺ36Ť
~pper	77 12r16L18n33Ƌƿ
~ppi	69 -14Ť8ƀ10ǝ11VƢ12X15y16ŀƵ26ĺń
~ppin	69 -14Ť8ƀ10ǝ11VƢ12X15y16ŀƵ26ĺń
~ppl	66 -9Ɨ6Ŕ7ŗ8Sǀ10ǐ13ƿ15Ɲ37ƴ49Ǖ
~ppli	68 -9Ɨ8Sǀǐ13ƿ16Ɲ29ƴ43Ǖ
~pply	85 9Ŕ10Ǖ12ƴ
~ppo	80 -8Ǖ10M12ŵ14ǖ15ƾ18z24Ŏ
~ppoi	85 11M13ŵ15ǖ16ƾ
~ppr	73 8i11ŊŎ15ŝ16Ł18ƒ23B29Ƙ
~ppra	78 19ƒ34Ƙ
~ppre	87 10i13Ŋ18ŝ
~ppro	85 14Ŏ19Ł27B
~ppy	71 -15ő-6C6H10dĻ15ƞ17U24h28ŝŞ30Ŷ
~ppy>	71 -15ő-6C6H10dĻ15ƞ17U24h28ŝŞ30Ŷ
~pra	76 12k17ł19Qƒ33Ƙ
~prai	77 13k19ƒ34Ƙ
~pre	56 6Xœůǜ7UōŐşŴŶ8Sƞ11wGNŨ12ǝǤ14ł15ũ18K19Œŝ21ǂ22ƀ23Ĵ24ǩ27Ƽ28Ƹƻ
~prea	82 10ů13ş14Ĵ23ł
~prec	85 10i13Ŋ18ŝ19w
~pref	82 21Ĵ28K
~preh	82 35ƀ
~prem	76 9Ʃ11X14œ17Ǥ29Œ
~pres	67 8őǏǜ9Ő10ŝ11Ň14Nǂ16ǝ35ƻƼ37ǩ
~pret	70 6ZĶ8ŕǐ9WƑǑ10UōŴŶ11S12ƞ16Ũ18G24Ƹ
~pri	54 -8Ǔ-7Ɵ6tŘřƨƮƾǀ7ŝƥƬǁ8kŊƩǞ9ŃŖƔǆǊǩ10HłŇ11u13ŕƗơ14ŀ16Ǎ17Ŏƒƣƻ18Š19ń21Œ23X25Ş26œ27Ņ39ľ
~pric	63 -9ǩ-8ŏǓ-7ƾ-6Ł7ŊŢƂ8ŘŞǏ9ƥƬǁ11Ʃ12ŝǊ14łŇœ17Ɨ18ŀ21Ŏ23Š24ń25ľ26ƒ29X31Œ33Ņ
~prim	85 13Ǧ19ƾ
~prin	64 -6ǋ7ť8tĽř9jǘ10Ʈ11ƔǞ12kŃ13HŖ14u17ŕ20Ǎ22ƣǩ23Ş
~prio	85 -7Œ23œ31ľ
~pris	85 11Ǥ12ĸŏ17ǋ
~priv	80 10Qǣ12ƨǀ21ơ
~pro	50 -11Ńǩ-8Ǒ-7O-6ň6Hǆ7XŌőŖŜƷ8lwPŀƕƛǘ9ŏŽƃ10DĺńŗƗƭǌ11dƌƑ12Ɛ13ŸơǙǚ14Bǧ15ľ17bŞ18ł20ǥ24Ǣ26ǒ28ķ31Ƅ
~prob	72 -10Ő8Lŏǂ10Ĺŵǜ11Ƽ13ƛ14lŜƷ15ŀ
~proc	87 -9O17Ō26ł
~prod	85 9Ɲ12Ǖ13Ǆǡ
~prof	77 9ņ10ǒ11Ɛ16P24ǚ
~prog	73 9ļ10Ŋ11ǅ13őǗ16Ž20ń21Ǚ27ǥ
~prom	83 11v12Œ20d27ĺ
~pron	85 30b
~proo	70 -13Ń-7Ǒ13ƕ14ľ22ǧ30ǒ48Ƅ
~prop	65 7Ɯ9ǋ10ǌ11ķžǆ13H14D17ŸƑ18Ɨ25ơ34Ǣ
~prot	67 8w9ũ12X13ǘ14ľ15Ŗƃ16ƭ17ŏ21ŗ30ķ
~prov	76 9Ŏ11Ǆ17Ł20Ő21ƌ24B29Ş
~ps>	63 -11Ł6cŤƛƟ7iŘťǨ8qķǈ9ŢƧǇǠ10gƌ11ŇǢ12E13uŞ15PƜ17ŝš19Ŀ20ũ21A22ǀ28ǘ
~pse	72 15ţ31Ũ36š
~pse>	79 37š
~pset	78 6r17ţ34Ũ
~psi	87 14H22Ɨ
~pst	79 10ƣ12ƛ13Ɯ20Ƥ31Ǎ
~psta	79 10ƣ12ƛ13Ɯ20Ƥ31Ǎ
~pt>	70 -11ǔ-10ő-7Ʈ7Ƙ8Ű9Yǘ10ƃ11ŝ13Ǘ16Ŷ20ƒ21ǖ40ƥ
~ptc	87 29ĵ
~pte	87 17N20u28ĺ
~pted	87 17N20u28ĺ
~pti	73 -6ǩ8Ū10ƿ12NŇǈ18Ō21ŀ23ǝ26ƻ
~ptio	76 6E13Ňǈ19Ō25ǝ27ƻ
~pts	83 -6ƿ11ƻ30Ǌ
~pts>	83 -6ƿ11ƻ30Ǌ
~pty	80 11y51Ɵ
~pty>	80 11y51Ɵ
~pul	72 8Wĵ9dgŁŢ10ƌǐ12RĴ32Ś35Ż
~pull	72 8Wĵ9dgŁŢ10ƌǐ12RĴ32Ś35Ż
~pum	83 24Ɗ
~pump	83 24Ɗ
~pur	82 12y15Ʃ25ƒ
~purc	87 27ƒ
~pus	79 6ņ9Ń10ł12Ŋ13Ō14H16Ɩ
~push	79 6ņ9Ń10ł12Ŋ13Ō14H16Ɩ
~put	52 -9G-8Ŗ-7VĴƯǝ-6MƗƵ6sTƃƅǜ7aDĸĽľžſƐƻƾ8kXƙƼ9oQĺ10ŰŷżƎ11ƒ12ŚŴ13R14f16ƈƲǗ17ũƱ19SƓ21ĶŌ26Ƥ27ŪŮ28Y29ǘ32H
~put>	54 -9G-7ĴŖǝ-6ƯƵ6ơ7csTžſƃƅ8aDľƐƻƼƾ9kĸƙƱ10oĺ11QXŪŰŷƎ13Ŵ14Rƈ15ƒ16fŮ17Ʋ18ũ19H20SƓ22Ō27Ƥ30Y
~pute	73 8d9bJƝ10Ś11ǜ25Ǘ45ǘ
~putt	73 8ż9Ľƹ13Ʊ17Ů19H23Ū33Ķ
~py>	67 -15ő-6C7ơ9dĻ14ƞ16U22h27ŝŞ29Ŷ38ś
~qua	67 -7Ʒ11Ʀ13ǋ14Ƙǖ16ĴŃ20ƫ21O45Ɔ
~qual	87 -9Ʒ27ƫ
~quar	68 6Ɠ11Ʀ13ǋ14Ƙ15ǖ16Ĵ17Ń22O46Ɔ
~que	67 9dĹ10ķǁ13Ƙ15A18Ľ25Ŋ49ŉ
~ques	68 9Ĺ10d14Ƙ16A18Ľ25Ŋ50ŉ
~qui	56 -13ƪ-8Ƙ-7Ƣ6ū7dǇ8VŀƕƮǉǝ9šƝǞ10ĵǌǙ11ŊŖ12Ǣ13ŝơ14ǎ15ŧ17ĶƧ18Ǡ19ǂǓ24ƹ29Yķ40Ǐ
~quic	73 -16ƪ7ķǏ10d12ǉ13ƕ15Ŋ17Y18ŝ20ŧ26Ǡ
~quie	85 10L14Ʈ15ŀ22ǎ
~quip	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~quir	72 -8Ƣ14ǌǙ19ơ25Ǔ
~quit	70 10Ǉ11Vǝ13Yš25Ķǂ27Ƨ32ķƹ
~quo	66 -22Ÿ-11Ƃ8cǂ9ƈ10JĽ11ƿ14ž17Ǧ18Ĺ19e28Ǜ30ń34Ņ
~quot	66 -11Ƃ8cǂ9ƈ10JĽ14ž17Ǧ19eĹ30ń34Ņ
~ra>	69 -7ǈ9MƂ10źƴ11ŲƤǦ12Ǝ15Ǉ19nx23w26Ǥ41Ķ
~rab	85 10aŸ27Ś
~rab>	85 10aŸ27Ś
~rac	58 -6Ɓ6ű7Ʃ8Ŧ9ŀ10ǧ11wƓƢǄ13Qŗ14řƒ18ǒ22Ǒ38ǀ39Ǔ49Ž
~race	83 17w43ǀ
~rack	74 10űǀ55Ž
~ract	61 -6Ɓ7Ʃ8Ŧ10ŀ11ǧ12ƓƢǄ14Qŗ15řƒ19ǒ24Ǒ41Ǔ
~rad	63 -13G-10o7ƌ8Ǒ9ǟǣ10q13Ɲ14mpB15y20S21v23P26Ū36ź
~rade	65 -13G7mƌ8Ǒ9ǟǣ11q21S22v25P39ź
~radu	87 8Ʊ10m13y
~raf	83 10e11ů23Ĵ
~raft	85 10e24Ĵ
~rag	49 -12Ǐ-11ň-9Ɨ-8q-7D-6Ĵ6ŅƊƘ7XŐŝƃǓ8ſƜƭǨ9Ńŕƚ11iƨ12RźƦǝ13WŚ14ƀǌǒ15ŏ16ƁƬǚǢǥ17ľšžƑƝ21ŗ23Ɠ26Ƨ30ƥ41Ű
~rage	50 -12Ǐ-11ň-9Ɨ-6qĴ6ƛǓ7XŝƊƘ8ŐſƃƭǨ9ŃƜ10ŕƚ11ƨ12Ʀ13źǝ14WŚƀǌǒ16ŏƁǚǢ17ľžƬǥ18šƑƝ22ŗ23Ɠ26Ƨ27Ű31ƥ
~ragg	83 10r13R16Ņ23i
~rai	57 -13Ŧ-8ƫƴ-7ŷǩ6oǛǣ7űƉǘ8akŗ9šƸǏ10QĴň11ƒ12P13ŀ14ź15Ơ16l17œ18ƛǐ19Y24Ƙ25ƙƯ26Ǚ29Ŕ31Ŀ36j
~raid	87 -6ǩ15ƛ50Ŀ
~raig	73 -7ƴ7w9oƼ10ǎǧ11ű13Ŕ14Ĵš16ň23ŀ
~rail	87 15Ǐ30ǐ
~rain	66 -11ǧ-8ŷ-6Ǧ7Ƃ8Ǜ9Ɖǣ10ũƛƸǘ13Q16P17ź24Y30ƙ32Ǚ45j
~rais	68 -14Ŧ-8ƫ10ŗ11k12a15ƒ18Ơ21œ22l23Ŕ29Ƙ32Ư
~rak	85 15h36Ž
~ral	64 -17ž6Ǝ8ƮǍǖ9Ə11ĺ13ǧ14Ɖ20Ƹ29ǡ42ư
~ral>	64 -17ž6Ǝ8Ǎǖ9ƏƮ11ĺ13ǧ14Ɖ29ǡ42ư
~ram	64 -9ŭ8ļŃŊ10ƻ11ƮǗ13Ž18Ǚ20ǁǩ22ǅ23ǥ29Ƈ32ƍ
~ram>	76 -10ŭ10ļŊ12ǅ14Ǘ23Ǚ25ǩ28ǥ
~rame	77 12Ń15ǅ25ǁ35Ƈ
~ramp	75 38ƍ
~rams	87 15ƻ20Ž
~ran	44 -16Ƹ-12Ǆ-10Q-9őƔ-6FŲơ6Tŗƙ7lŦŪűſƑǛǤ8rHĹŷƀǕ9YƆǓǩ10ŘšǟǨ11XşƦƬǘ12ĺŭƃƭǒ13Ł14ŏƁƴ15ǥ17Œţ18ņƶ19ŐƕƩƳǅ21Ƅ22Wľǌ25Ə
~ranc	47 -17Ƹ-13Ǆ-11ǔ-10Q-8őƔ6AŝŞƤ7řƢǋ8ŗŚŦƙǓǤ9rŪſƑ10ƀǘ11Ɔ12ŘšǨ13şƃƩƬ14ĺƭƳǒǩ15ŁƦ16ŏƁƴ17ǥ19Œ20ņƕ21Wţ22ľŐ23Ƅ24ǌ
~rand	69 7c8Yśǔ9kƳ11ĹƯ12xƅƘ16ŷ22ŭ32ƶ34ǅ
~rang	76 -8ǘ10y13I14X15T19Ǖ
~rank	87 13g21H
~rans	82 12Yǘ16ǐ18ű20l
~rant	73 -6Ųǐ12Ǎ15Ǜ21ǟ43Ə
~rap	83 7E8m13Ń18ƞ
~ras	69 8š9wũ10l22Ǝ29Ɓƃ32ǜ42ż
~ras>	77 11ũ25Ǝ33Ɓ
~rash	79 35ƃ48ż
~rass	83 11š40ǜ
~rat	56 -9ƒ-8l-6ř7HœƸǁ8cǊ9dmEŚūƘ10ŏ11śşű12sŊŒ14KŎƚ15Ŕ16ǃ18ǆǋ21ĵ23ŷ24ǅ29Ş41ƴ
~ratc	87 11Ɠ18ŏ
~rate	62 -10ƒ-8l6Ű7Ľǥ8HœƸ9Ǌ10c11dmƘ12Eǆ13ĵş15Œƚ17Ŕ18Ŏ19ǃ24ǋ34Ş46ƴ
~rath	73 7ś8I10Mǁ18sŊ21K
~rati	71 9śŷ10ǆǇǡ12ĵ13ū14Ś33ǅ
~ratu	87 8oƔ
~rav	76 -9Ǧ11Ƃ16Ɓ21Ū28ǀ39Ɵ
~rave	76 -9Ǧ11Ƃ16Ɓ28ǀ39Ɵ
~raw	73 9Ʋ11Ŭ12ǁ14Ƈ20ŀŚƊ24ǚ
~raw>	83 14ǁ23ŀ28ǚ
~rawe	87 13Ŭ24Ś
~rawl	82 16Ƈ22Ɗ
~ray	87 21ł
~ray>	87 21ł
~raz	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
~razy	78 -9q-6ŀ10ƈƓ11xU12H13tŇ15ƒ17ǩ
~rbe	80 8ő12ļƦ13t18Ǎ27Ǝ
~rber	87 9ő13ļ14Ʀ
~rbn	83 36Ɯ
~rbnb	83 36Ɯ
~rby	85 10ƙ12Ə15Ś
~rby>	85 10ƙ12Ə15Ś
~rce	65 -9ƿ-8Q-6Y8ĵĶŁƦ9ŽǇ10ŔŢǆǔ11ŃŌźǖ13Ǒ14Ĵ15œǄ20ƚ21Ǜ22f23ŏ
~rce>	76 8f10ĵƦ12ŢǇ13Ō14Ń28ŏ
~rced	87 20f
~rcen	69 -9ƿ-8Q-6Y9ĶŁ10Ž11Ŕǆǔ12źǖ14Ǒ15Ĵ16œǄ22ƚǛ
~rch	70 -8ǐ6G10ưǚ11Ə13oBŭƥ14tƞ15ƉǢ20ƒ26ƶ
~rch>	73 -8ǐ7G11ư12Ə13ŭ14oBƥ15tƞ28ƶ
~rcha	85 -6Ƭ18Ǣ26ƒ
~rchi	87 13ǚ19Ɖ
~rci	71 -14Ƃ-11Ɔ-6Ɨ8ǌǔ9Ő10ǋǢ12ǥ13Ǎ16Ǧ23Ǆ
~rcia	71 -14Ƃ-11Ɔ-6Ɨ8ǌǔ9Ő10ǋǢ12ǥ13Ǎ16Ǧ23Ǆ
~rcy	82 8ş11ƾ16ǈ17Ūǀ
~rcyc	85 9ş18Ūǀ
~rd>	48 -13ĵ-11I-9xĻŒ-8p-7ĹŊƽǝ-6uKMň6ŗƖ7ƒǅǜ8aŋřţƞƴ9PŪƇƣ10kź11ŇŐƠǘ12ų13mŎǙ14Ǘ15FĿ16Ľǩ18rXũ19ƍ21dŁ22ơ23Ŝ24ļ25Ĵ26Żǖ27e29Ōǌ30Ƒ
~rda	82 14X32Ų
~rdas	83 32Ų
~rde	68 7ŵ8Ƴ9Ƅƣ11Ǖ12ƾ13Ŏ18g24Ũ30Ɯ40ŋ
~rded	78 33ŋ
~rden	85 12ƣ23g
~rder	76 9ŵ11ƄƳ12ŋ13ƾǕ15Ŏ36Ɯ
~rdi	72 9Ĺ11ƅ14ś31ŋ34Ʋ
~rdia	80 38Ʋ
~rdin	78 10Ĺ12ƅ15ś33ŋ
~rds	62 -11ŋƔ-7ĵ-6d7ũ9Ǔ10ňƾ11Ŝ12ń15Ů17ƙ21Zǘ25ǖ31Ǘ33Ɵ34Ƅ36ǔ
~rds>	62 -11ŋƔ-7ĵ-6d7ũ9Ǔ10ňƾ11Ŝ12ń15Ů17ƙ21Zǘ25ǖ31Ǘ33Ɵ34Ƅ36ǔ
~re>	24 -16Ŕ-14ŇƓǅǖ-13ő-11ptKĽ-10Tűƒƨ-8ŀşůƌ-7eBIŎŠŹŻƳƽǃ6ķŲŷŸ7EYŚŧƈƑƝƠƦǊǌ8LŜƴƷƼǍǓǢ9kvwJŁŉŐų10ĶŏŪŭžƤƮǑ11ĸƙƚƹ12nzRšƁƍǤ13sxUľƗ14PSZłňŕƻǩ15ĵĻŃƆƊƎ16jƬǆǨ17dMŖŢŰƺǈ18ŌƟǋ19H20ŨƱǎǔ21yFŘƢǟ22lDƣƸǗ24a25Ŀō26cf27Qœƞ28Ə29Ǆ31Ǟ32Gŝ35iV39C
~rea	47 -12G-10Ţƒǅ-9NŤ-8Sŷ-7wŀŃƢƯǌ-6ō6kƋ7erŜŵŶź8pFLřƼ9xłŮƂƏƖư10Xķ11Uľ13lœƞ14dŏ15Śš16aŝǚ17Ňơ18JņŖ19Ƙ20Ĺ21ƿ22jŧ24Kǩ25C27Ŕ28Ō30I
~rea>	80 -13őǅ-10Gř-8S15jF23I30C38l
~reab	80 -10l7M11ǋ14ƣ28C
~reac	70 -9N7Ə8ů10XŜ16ĹĽ17Lĺ24I29Ň42K
~read	58 -13ǩ-8Ţŷ-7Ư-6Ƣǌ6ƪǉ7Ņŗ8vDĴĹŹƖƦǓǤ9uş10dƮǞ11pŚūƻ12e13jJŮ14łư16ơ17a19ř22Ō24ŏ26Ŗ
~reak	73 -11ƒ8ƙ9Oơ10xX11I12ǝ14Ũ15k20šƋ29ǩ
~real	69 -12I-9Ň-7C-6ǎ7ƅ8rFĿŜƗ9ƏƓ10cdņź11gŧ20ŵ22ľ23ķ35ǩ
~ream	85 15Ś20ǎ38ƞ
~rear	87 16ż23Ƙ
~reas	68 7šƽ8ƶ12Ĺ14Ƙ15Ň17Ƃ19Ō23œ50Ŕ
~reat	63 -11Ŝ-9Ņ6ś7xĻ8Ş10aƜ11j12J14i15Ƽ16Ŷ18U20ņ23ŧ25ǚ30ŝ31ƿ
~reau	85 -7G10ő11Ŝ14Ő15ń
~reb	77 16ǝ45Ɠ
~rebu	77 16ǝ45Ɠ
~rec	53 -9ǩ-7ŤǛǞ-6oƻǔ6ĺ7ŹƓǟ8adFŒƾǈǚ9Dŝ10bư11Bŏƴ12q13zţžƀ14r16EťǤ17Ǌ19ƿ24ŻǗ37ż41Ľ55ŋ
~reca	80 19q49Ľ
~rece	75 -6Ť7őƘ9Ƴ13ĺǈ16ƴ26Ǌ27ť
~reci	85 10i13Ŋ18ŝ19w
~reck	72 7ŵƃ10Ũž11z12r14ƿ17ư19ƀ53ż
~reco	62 -7ǩ7k10ƾǟ11Ɠ12Ľǚ15Bţ29Ǘ34Ż67ŋ
~rect	67 -11w-8Ǜ-6Ƴ6Ɗ7zŲƴ8prŬƪǅǜ9nžƟǀ11DFŹ13dŒ14b15aŏ21E
~red	46 -22Ǐ-12ƣ-11Ǒ-9Ɨ-8Vńǌ-7sĶŀǋ-6Œƅ6ƺƾǄǐ7ƇƭǙ8YŇŖšŤũưǃǖǧ9ƕǓ10e11ŌŨ12ơ13ŉƎ14ƀƈƌǜǥ15SZ17P18l20Ǎ22ǒ27Ǘ29ş30ŗ31ſ34ļ36ŏƓ38ĵǢ41ƨ
~red>	49 -23Ǐ-12ƣ-11Ǒ-9Ɨ-8Vńǌ-7Ķŀǋ-6s7ƥƪƶƾǄǐǟ8šƇƭǙǧ9ŇŖŤƺǃ10ũưǓ13ŌŨ14ŉƎơ15ƀǥ17Sǜ18Ǘ19P20l22Ǎ24ǒ28ļ31ş34ŗſ39ŏ40Ɠ41Ǣ44ƨ
~redi	62 6ő8ŝ10ļƸ11ĸ12Ŭƌ13ǖ14ƕǗ15eY22Z54ĵ
~redo	83 10Ƌ16ƌ28ƈ
~ree	55 -13ů-11p-9Ɨ-8ň-7ŀ6tƷ7Ǩ8BƯǌ9œǩ10NƱ11EĹ13Ű14Łǃ15GũǓ16L17rƞǄ18V20gƔ21j24m25ơ29h33ƙ36Ƒ46D
~ree>	66 -8ň-7q6ǁ7Ŭ8ZĹ9Ʒ12BD13N14Ʊ17ơ19Łǩ20L22rǄ26gƔ31m
~reed	82 -14p9Ĺ17Ư46h
~reek	82 -17ů-8ǝ19ơ59ƙ
~reem	82 9Ƣ13Ǩ14ǌ27Ǔ
~reen	87 11Dś18ƞ
~reer	87 16q32V
~rees	79 -6ƙ10j53Ƒ
~reet	65 -8Ɨ7ǝ8Ŝ10tƞ15E16Ű18ǃ20G22ũ44D
~ref	72 12ǋ15Ɨǌ18Ĵ19K29ũƴ34ļ
~refe	77 20KĴ37ļ
~refr	87 15ǋ19ǌ
~refu	87 -7Ʀ36ũƴ
~reg	67 -7ŝ6ƙǓ8nJKĹ9ųƩ10ƾ11Ƙǡ12ūŶ13ǂǖ14ŲǃǊ15Ɖ16Q20ǔ
~rega	83 8Ǔ12Ĺ14ǡ
~regi	79 14ū16ǖ17ǃǊ20Q
~regu	73 7ŭƙ8nK9J10ųƩ11ƾ12Ƙ16Ų17Ɖ23ǔ
~reh	78 -8ů10Əǆ19ǋ33ƀ
~rehe	82 35ƀ
~reho	87 -9ů11ǆ12Ə21ǋ
~rei	87 12ǀ13Ɓ
~rej	85 22ƴ
~reje	85 22ƴ
~rel	60 -8Ƭ7ƔƫǓ8T9ǚ11Ǖ13ǩ21Ư25H38Ǧ64Ƃ
~rell	62 7Ǔ14ǩ40Ǧ66Ƃ
~rely	85 8m9Ư14ǚ17Ǖ
~rem	58 -11o-9Ń-7ơ6ǚ7ŦƩǅ8xX9Ǔ11Ǆǈ13EǌǤ14a15œ19ưƶ20t21Œ29ƌ36Ľ39Ķ
~rema	80 17ǈ27ư
~reme	63 -9Ń-7ơ7ǚ8Ŧǅ9x10Ǔ15E16ǌ21ƶ22t40Ľ43Ķ
~remi	75 -14o9Ʃ11X13œ17Ǥ19a28Œ
~remo	80 16Ǆ42ƌ
~ren	44 -12ǂ-11nŔ-9PZƚǧǩ-8ƝǌǓ-7Sųƭǈ-6YŃƸǄǐ6ĹƵ7yǇ8ƥǋǒ9ĺňŘƮ10vƣ11KŝƤǥ12G13ķǏǡ14ŵ15Őšũ16ƪ17Ư19Ş21ŒŜ22z25Ǒ26ƽ27ŏ30Ƣ32ơ34Ɓ42Ɯ50u55ŕ57F71Ơ
~ren>	72 6wƶ8v13ƫ15y21Ư37u
~renc	77 9Ə13K14ł19ň31ǡ
~rend	85 40ƪ
~rene	62 -12Ŕ12Ǟ14Ơ15Ĺ19Œ25š28Ŝ64ŕ
~reno	87 23ƌ
~rent	48 -13ǂ-10n-9PZƚǧ-8ųǌǓ-7Ƹǈǐǩ-6ĴǄ6Vş7Ƶǅ9ƥǇǋǒ10Œ11ŕŘƮ12ĺƣǥ13ŝƤ15GǏ16ķŵ18Ő21ũ24Ş25z29ƽǑ31uŏ35Ƣ36ơ38Ɓ47Ɯ64F69Ơ
~rep	58 -7Ǒ7ŔŻž8ĺƤ9Ʈ10Ƌ11ĵţƑ13Ǣ15Ǆ17ź19ƈ21ŦƓǏ23Ɨ30ũ33Ƶ35Ɛ
~repa	77 -8Ǒ11Ŕ12Ƥ18ũ23Ǆ32Ŧ
~repl	62 7ũ8ž9ĺ10Ʈ11Ƌ13Ƒ14Ǣ21ƈ23Ǐ24Ɠ25Ɨ36Ƶ38Ɛ
~repo	78 10Ť11Ż15ĵ18ţ24ź
~req	71 -7ƢǗ13Ǚ14ǌ19ơ20Ľ25Ǔ
~requ	71 -7ƢǗ13Ǚ14ǌ19ơ20Ľ25Ǔ
~rer	76 -13ť-10ǃ-7Ɣ9Ŭ11Œ14Ţ16Q18Ŵ20ƴ21Ő22ő43ƈ
~rer>	79 -10ǃ-7Ɣ10Ŭ11Œ14Ţ19Ŵ21Őƴ24ő
~res	51 -14S-11K-9ǅ-8Ƌƣ-7a-6Ɵ6ŕƚǑ7ezşƏǄ8NĻƔƞƢ9ƘǛ10ǂ11kńŰŽưǔǝ13ŐǍǟ14nĿőƑ16Ǐ17ǜ18J19ǩ20Ň25ƻƼ30ō32Gǋ37D
~res>	69 -8Şƥ-7ơƣ7ǔ8Ǎ9ƫ10Őŕ11Ǡ12eş13Ǣ14ƘƞƢ15Ļǋ17ŽǏ18k23Ƒ28Ŀ
~resc	82 40ƻ
~rese	82 10őŞ11ǜ14Ő15ŝ18N
~resi	79 -8Ň-7S11ǔ12G16Ǆ26n33ǩ
~resp	85 9ł10ǌ14Ţ
~ress	59 -11K-10ǅ-9S6ǧ7EFǏ8Ũƚ10őǜ12ǂ14Űǝ16ńŇ22J26ǋ29G31Ƽ44D
~rest	68 -9Ƌ-6ǐ6ķ7ơ8B9Hƪ10xŠŷǍǑ11Ə12zƔ14Ǜ16ư17Ň19ǟ26ō
~ret	58 -7Ǟ-6ũ7qUĿŧƑƭǄǑ8STĹōŜŴŶǆǠ9šƞǂ11t12ŨƧ14GǙ19ƹ20Ƹ25P31V34Ķ
~reti	67 -6Ǟ8ƭ9q11Ŝ13t17Ƨ31P34Ķ38V
~rett	67 7ŕǐ8ƑǑ9UWĿ10ōŴŶ11SĹƞǂ15Ũ17G23Ƹƹ
~retu	79 8Ǌ11Ǡ12Tǆ13ŧ21Ǚ
~rev	73 -9Œ-8ƶ7H8G11ű14Ʃ17Ŗ18Ŝ19ǩ26ũ32Ǌ
~reve	76 -9Œ8GH11ű14Ʃ27ũ33Ǌ
~revi	83 -8ƶ20Ŗ21Ŝ22ǩ
~rew	71 -8Œ9Ǚ10Ň11Ŏ13Ǟ14ǣ15Ʋ21Ǒ24ǉ26ǈ33kǇ
~rew>	72 -8Œ10Ǚ11ŇŎ13Ǟ14ǣ15Ʋ18k22Ǒ25ǉ26ǈ34Ǉ
~rfe	87 12a25Ş
~rfec	87 12a25Ş
~rga	87 12Ļ14x23ǆ
~rge	66 6ĻƱ7Ĵƃơ9ǂ10Ż11ƄƓ12Œƿǔ13ƨ20Ơ21ƆƼ25Y47Ń
~rge>	75 -6ƴ7Ǚ9ơƱ13Ɠ15ƿ16Ơ19Œ24Ɔ
~rgen	80 10ƃ31Y45Ń
~rger	87 13ǂ28Ƽ
~rges	85 10Ơ17ǔ
~rget	82 9ĻƓ10Ĵ13Ń15Ƅ17ƨ
~rgi	83 -8I15Ÿ17yC25Œ
~rgia	85 -8I16Ÿ17yC
~rgo	87 18Ľ19ƕ
~rho	85 7ƞ11G12ƒ28C
~rhoo	85 7ƞ11G12ƒ28C
~ria	74 8ƅ9Ʃ10zū11ǘ12ƦǋǕ13u22ư
~rial	78 10ū13ƦǋǕ23ư
~rib	78 -7Ř8g9Ƹƻ10wŨ12œ
~ribe	83 10Ƹƻ
~ribl	85 -8Ř9g11wŨ13œ
~ric	56 -11ǩ-8ŏƾ-7ƔǓ-6Ł6ŞŢǏ7ƥƬǁǍ8Əƙ9Ʃǔ10ŝǊ11łǑ12qŇœǟ13QƗǘ14ŭ15ŀ17ǈ18Ŏ20ńŠ21ľƒ24Ƌ26X27Œ29Ņ30ƚ43Ƈ
~ric>	85 21Ƌ
~rica	72 7Ɲ11ƙ16ƋǑ26ǈ41ƚ
~rice	63 -9ǩ-8ŏǓ-7ƾ-6Ł7ŊŢƂ8ŘŞǏ9ƥƬǁ11Ʃ12ŝǊ14łŇœ17Ɨ18ŀ21Ŏ23Š24ń25ľ26ƒ29X31Œ33Ņ
~rick	73 -8Ɣ9ƣ10Ǎ18ǟ19ǘ58Ƈ
~rict	79 11Ǆ13Ə14ǔ20Q24ŭ
~rid	69 -15Ŵ-8Ǜ7ŉǔ9zŸŽ11ŭ12w13Ǆ17HŪǀ18t20ƃ29Ų36ŵ
~rida	83 10Ÿ11ƃ17Ǆ23H
~ride	73 -16Ŵ-9Ǜ8ŉǀǔ9zŽ12ƃ13w19t31Ų39ŵ
~rie	52 -9ǌ-6ǈ6hŔƫǂ7XŶžǘ8ŧǉǐ9oWŲǛǩ10Ũǆ11a12j13Ƣ14ņ15ƃƆ16Ƽ18A19Ő21Ţ24B25f27Ŀ33ǣ
~ried	67 -8ő8r9Ɩ11Ŷƫ12Ŀǘ13o16Ţ17j36f
~rien	65 -10ǌ6Ƥ7ƃ9Ŕǣ10ŧ14Ũ17aƢ19ņ24A31B
~rier	76 7Ş12ŝ13Ţ15ǣ19ő22ǩ32Ő
~ries	62 -6Ƃ6Ǧ9žǂ10Xǉ11ǐ12WŲƃǛ19Ɔǣ20Ƽ23Ŀ
~rif	87 11d13Ż
~rig	37 -13n-11ǩ-9jxŤǡ-8BLǁǎ-7TUōŻƕ6džƮƷ7kDFKMYZŁŌŎťŨƌƝƦǔǜǥ8vQŋŬŴƍƨ9acŃœŗƽǑ10iCŐőűơƿ11ŀƓƜ12luNŝ13X14Ŋŧǃ15wSǟ16qŇŏƅ17bƈƬ18I20ƒ25P
~righ	37 -13n-10ǩ-9jxŤǡ-8Lǁǎ-7BTUōŻƕ6ŭžƮƷ7dkqDFKYZŌŎťƝƦǜǥ8vMQŋŨŴƈƍǔ9acŃœŗŬƨƽǑ10iŐőűƿ11CŀƜơ12uŝƓ13NX14Ŋŧǃ15wSǟ16Ňŏ17ƅ18bIƬ20ƒ25P
~rigi	75 8Š12Ƌƌ19ƈ24l
~rij	87 14ƹ22ƿ
~riju	87 14ƹ22ƿ
~rim	83 11Ɓ13Ǧ19ƾ
~rima	85 13Ǧ19ƾ
~rin	49 -10Ŷ-9Ƒ-8ŗƞƟǋ-7gNXĿű-6ǄǠ6HŖŭ7ŌŵſƔƻ8hAŜƝ9uLŀŏŐŕŞ10qKńƥ11ŉǑǞ12k13IV14U15ĹřƣǇ16Ų17ǜ18Ľ19ł22ǩ25Ǎ26Ƌ27Ʈ33TǊ44Ƙ52ƿ54Ǜ
~rin>	71 -10ǩ-8Ŷ8Ňǜ9kŲƭǍ10ǥ12iǛ13ƻ15UŌ16Ő17ŏ18Ĺ21ŉ
~rinc	87 13ǘ16Ɣ
~ring	53 -14ǩ-9Ƒ-8Ŷƣ-7űƞ-6XǋǠ6ŃŢźƒ7krPƜǟ8HSŭŵ9řŜ10AƝǍ11uŕ12qKńŞ13hLŀǑ14I15VǜǞ17Ǉ18Ĺ20ĽǛ21Ų22ł25Ƌ32Ʈ36T37Ǌ49Ƙ
~rink	66 -12Ų9ƺ10ǩ22Ǎ23ƣ43Ǜ75ƿ
~rins	87 -8ŗ18ſ25ǩ
~rint	85 12ř19Ŗ35ǩ
~rio	74 -6Œ8Ĺŉ9ń11ƽ14ǂ18ƇƼ19œ26ľ
~rior	80 -7Œ20Ƈ21œ29ľ
~riou	80 9Ĺŉ10ń12ƽ15ǂ20Ƽ
~rip	69 -9Ō-8O8ū9ǀ12ů15B16Ş17kǋ18Ɯ20Ɓ21ƛ22Ǎ34ƻ
~rip>	75 -8O9ū13ů15ƛ17B18ǋ19k20Ɯ24Ǎ
~ript	82 -6ƿ41ƻ
~ris	62 -10ǆ-9g7Ƌ8ŏǤ9ĸ10YŜ12ǋ13Dǃ14ũ16d17ſ18k19ƙ23ǀ25Ť28ƣ
~rise	80 10Ǥ11ĸŏ16ǋ37ƣ
~risk	77 -11g13Y18ũ29ǀ
~rist	67 8Ƌ14D17d19ſ20k27Ť
~rit	58 -16ś-7ű-6v6ǆ7ĶŤ8ŉřǗǜ9Ŷ10oKǓ11ƞ12gŌǡ13ž14eŗ15Ÿ16wǩ17Ʋƶ18bf19ľ21Ő25Ǝ26h
~rita	82 19ƶ27f
~ritc	87 12ƭ20g
~rite	66 -17ś-6v6e7ĸǆ8nƈƲǖ9Ť10ř11ǜ12oKŐ14Ō15ƞ17ŶŸ20w28ǩ
~riti	80 7J11Ŏ13ŉ15Ő
~ritt	76 -13n-8ƈ-7Ŷ7Ż9ƲǓ20ŗž22b36h
~rity	72 6ƶ7Ǘ9ǘ10Ķ14e26ľ32Ǝ
~riv	47 -19n-15u-14R-11rń-10q-9ǧ-8ƛ-7iǂǇǩ-6vƿ6Ƅ7ǋ9Ƃ10ş11MNŨŵơ12a13Ş15Q17Ű19Żƙ23Ŷ24żſ28ů29ŲŸ30ŭ33ǐ39Ū41ŮŽ42Ŵź46ų57Ź75ŷ
~riva	80 10Qǣ12ƨǀ21ơ
~rive	49 -18n-11r-10qR-9uǧ-8ƛ-6Ǉ7Ƅǃ8żǋ10Q11ŲŸ12şŨŵ13aM15Ş18Ū19Ű20ſ21Žƙ25Ŷ27Ů29Ŵ30ů33ŭ34ǐ39Ź41ź46ų50ŷ
~rivi	62 -14ǩ-11ń-8u6x7ſ9L13Ƃ16Ŵ17N20Ů21ż24Ų26Ÿ27ŻŽ28Ū35ŷ36Ź
~riz	87 9Ÿ15Ɵ17Ǟ
~rizo	87 9Ÿ15Ɵ17Ǟ
~rk>	45 -13ǝ-11ǈ-9kŮƒ-8iĹľƗƜ-7AĿƤ-6CŞŶ6Ʒ7Śǉ8Ǚ9J11I12ŅƌǠǨ13TŴ14Lĺƃ15X16ŏƾǣ17Ʀ18Ǒǔ19ǩ20Űǐǚ21ŵ23S24ƝǄ25Ƨ29ů32V33q37Q38ŭ41U44W45PR
~rke	63 -14Ǥ-9ƪ6Ķ9Ŕ10Fķǜ13YǑ14ŭ17H19ŰƳ20S21ƒǇ25Ş32ǣ
~rked	76 12ķ13F18ŭ23Ű28S
~rker	69 -15Ǥ11ǜ14Ǒ22Ƴ24Ǉ27Ş35ǣ
~rket	79 -11ƪ9Ķ12Ŕ17Y22H28ƒ
~rki	68 -7Ƶ10Ǉ11V12qS13Uŝ16ń19P20hĶ27Ĺ31ǈ33g
~rkin	68 -7Ƶ10Ǉ11V12qS13Uŝ16ń19P20hĶ27Ĺ31ǈ33g
~rks	63 -7ǩ8Ƒ9ź11Ư13k15Ŕ20Ɲ24L28Ǉ29ǈ31Ɨ34Ŋ
~rks>	67 10ź12Ư13Ɨ14k26L31Ǉǈ36Ŋ
~rksh	73 9Ƒ18Ŕ22Ɨ24Ɲ
~rl>	76 10vǖ11ǃ13ǈ14l19u25w
~rld	83 11C12i14Ń15d
~rld>	83 11C12i14Ń15d
~rlf	87 -12ǌ26Ƣ
~rlfr	87 -12ǌ26Ƣ
~rls	80 -11d-7Ʈ11v16Ʒ18ǜ22u23p
~rls>	80 -11d-7Ʈ11v16Ʒ18ǜ22u23p
~rly	74 -7K6b7Ů8JL9mǊ11T12ƾǉ15R18Ĵ20Ÿ
~rly>	74 -7K6b7Ů8JL9mǊ11T12ƾǉ15R18Ĵ20Ÿ
~rm>	56 -19V-17Ɲ-7Ʀǖ-6G6ŜƈǍ7őƜǄ8mFńŸŽ9ƶǆ10pŅŕ11Ĺļ12ŭ20Ľ22Ő25Ǒ26Ǝ34ƚ38Ʃƭ64j
~rma	62 -7Ǩ7n8g9Ľ10Ǐ11ƣǗ12ƻƾ14A18ĻƩ21R22ŭ
~rmal	66 -7Ǩ8n11Ǐ13ƾ16A23R24ŭ
~rman	82 12g16ƣ23Ʃ
~rmat	77 12Ľ15Ǘ23Ļ
~rme	87 30ǜ
~rmer	87 30ǜ
~rmi	74 -8ţ9ŷ10ƌ12ŋ14Ÿ15C20ƻǜ43Ź
~rmin	85 -9ţ17C23ƻǜ
~rmit	78 10ŷ11ƌ15Ÿ46Ź
~rms	76 9b19Ƙ20ńƎǕ30ƚ
~rms>	76 9b19Ƙ20ńƎǕ30ƚ
~rn>	60 -20Ŀ-11ťǚ-9ǋ-8Ʀ-7Œ-6œǩ7V8xǠ9ŧŰǆ10c11mBƐ12A13Uľņ15qƧǙ25Ŏ27Ƒ28v29l31d32ŀ34T39p
~rna	76 -6p7ƚ8ǝ12Ŀ13aY17ŉ32Ƌ
~rnac	82 -7p14Y35Ƌ
~rnad	85 8ƚ10ǝ14Ŀ
~rne	62 -8ťǝ6ŀ7ũūƔƗ8mCŹǕ9sţƲ10ĺ11BƖǢ12cĿƓ15ŅſƑ18ņ19ƴ20Ǚ
~rned	66 -8ǝ6Ť7ŀ8ũƔƗ9mǕ10ţ11s12Ǣ13cĿ14Ɠ17ſƑ21ņƴ
~rner	79 10ū11C12Ź15ĺ
~rney	85 14Ʋ16Ɩ17B
~rni	62 -11Ǩ6ķ7ŏ8ƽǏǝ9VĹŀŕǞ11dǙ13Ɛ14T15G17Ƣ18Ʈ22i24Ű25ů31LƗ
~rnig	82 12Ǐ13ŕ34Ű
~rnin	65 -11Ǩ6Ǜ7Ƌ8ŏǝ9ƽ10ĹŀǞ11d12Ǚ14Ɛ15T20Ʈ24i26ů35L
~rnit	78 -6Ƌ6ƥ16V22G23Ƣ26Ɨ
~rno	77 -9tŃ6i12gL14Ǌ16j21Ō42ǜ
~rnoo	79 -9Ń12gL17ij22Ō
~rns	80 -18ǂ-11ŀ16Ƹ18q24Ź38Ŀ
~rns>	80 -18ǂ-11ŀ16Ƹ18q24Ź38Ŀ
~ro>	85 11Ɛ13ţ31ř
~roa	70 7ǐ8C9ƏǦ10yŎǟ14Źǀ17Ǟ27Ɓ38D
~road	70 7ǐ8C9ƏǦ10yŎǟ14Źǀ17Ǟ27Ɓ38D
~rob	70 -10Ő7ŏ8Lǂ9lƠ10Ĺŵǜ11Ƽ13ƛ14ŀŜƷ16Ʃ19ǩ
~robl	73 -10Ő8Lŏ9ǂ10ŵ11Ĺǜ12Ƽ13ƛ15ŀŜ
~roc	76 -8Oǐ11j12X13ǀ15Ō19ŭ23ł
~roce	80 -9Oǐ6z13X15Ō20ŭ24ł
~rock	85 12j15ǀ
~rod	85 9Ɲ12Ǖ13Ǆǡ
~rodu	85 9Ɲ12Ǖ13Ǆǡ
~rof	77 9ņ10ǒ11Ɛ16P24ǚ
~rofe	78 9ņ11Ɛ16P24ǚ
~rog	72 -10ơ9ļŊ11ǅ13őǗ16Ž17ǌ20ń21Ǚ26ǥ
~rogr	73 9ļ10Ŋ11ǅ13őǗ16Ž20ń21Ǚ27ǥ
~rok	66 7ǝ8ǌǡ9ĸŤƥ10Ũ11Ɯǉ12ŵƞƼǞ13ƽ14Ŝ17Ǝ19Ř20Ɓ
~roke	66 7ǝ8ǌǡ9ĸŤƥ10Ũ11Ɯǉ12ŵƞƼǞ13ƽ14Ŝ17Ǝ19Ř20Ɓ
~rol	62 -6ŷ7ƀ9Ǩ10t11ǂ12Ǉ14Q18ųǈ20ź21Ŀ24Ǡ25W27Ƽ49ǉ
~rol>	87 17ǂ25Ƽ
~roll	63 -6ŷ7ƀ9Ǩ10Ƽ13Ǉ14Q19ų21ź22Ŀ24Ǡ25W50ǉ
~rom	48 -16Ĺ-15ǩ-14Ǉ-13ų-11Ş-8Q-7M-6yLƅƉ6oǠǣ7mHIƊƛƦƿ8ƄƈƟƩƽǍǙǛǝ9WŶƧƪ10dƜ11ƻ12ķĺœ13źǄ14ĸǑ15ŅŢ16ŀǔ17RƏǊ18ĽŎ19ǋǒ20ƙ21ǜ22ơ23Ŝ26Ļ29l38Ǖ
~rom>	48 -15ǩ-14Ǉ-13Ĺų-11Ş-8Q-7M-6yLƅƉ6oŏǠǣ7mHIƊƛƦƿ8ƄƈƟƩƽǍǙǛǝ9WŶƧƪ10Ɯ11ƻ12ķœ13źǄ14ĸǑ15ŅŢ16ŀ17ƏǊǔ18RĽŎ19ǋǒ20ƙ21ǜ22ơ23Ŝ26Ļ29l38Ǖ
~romi	87 13Œ21d
~ron	61 -7Y-6ŝţ6ĿƜ7ejKŅņƣƩ8Ɨ10ĺŤǋ12qCǌ13Ƈ15Əǈǜ17Ş21Ŷ25ĴŚǃ27b28ǚ
~rong	74 -7ţ-6Őŝ8b10Ŀ11ņ12ǩ15C17Ť20ǜ21Ş34ǚ
~roni	87 -7Ƌ11KĴ13Ɨ
~rono	85 30b
~ront	67 -7Y8eŅƜƣƩ9j11ǋ12ĺ13q14ǌ16Ƈ17Əǈ19Ĵ27ǃ29Ś
~roo	50 -15Ǟ-11Ńű-10Ǒ-9ť-7vJ-6ƣ6XƊ7ųƕƗ8ƪǃǣ9hľ12ƑƠ14ǒ15şǧ16Ɲ19y20n22ƜǄ32ƄƆ45Ƣ48ƌ66Ɖ79ƈ
~roof	54 -11Ńű-10ť-7Ǒ-6vƣ8ńƕ9ǣ10ľƪ12h14Ƒ17ǧ18ş22ǒ24n25Ǆ35Ƅ73Ɖ90ƈ
~room	62 -12Ǟ-7ǒ6ƃ7Ƥ9XƊ10ųƗ11ǃ16Ơ21Ɲ29Ɯ42Ɔ57Ƣ63ƌ
~rop	59 -7M6Ǩ8Ƨǋ9ťžƽǆǌ10ķ11HƂ12ĸ15DŸƑ16śƗ17V22ƀơ25š30Ƶ31Ǣ
~rop>	73 -8M8Ŕ9V11ƽ15ƀ21ś42Ƶ
~rope	65 7Ɯ9ǋ10ǌ11ķž13H14D17ŸƑ18Ɨ25ơ34Ǣ
~ropp	79 10Ǩ14Vƀ15Ƃ30š
~rops	87 14ť15Ƨ
~ros	71 -10Ǟ8ł10TŖ13ů14œ17ũ20ǉ27ļ42Ǌ
~ross	72 -10Ǟ10TŖ13ů17ũ21ǉ27ļ43Ǌ
~rot	59 -9P-8zŭ-6ǅ7wũƫ8qŜųƽ9XǆǨ10nŅǘ11QĽľ12Ŗƃ14SĹŽƭ15Łŏ17ŗ18hƲ19ǃ24Bķ
~rote	65 -9P7w8ũ9Ŵ10q11XŜ12ǘ13ľ14ŖƃƲ16ƭ17Ĺŏ20ŗ29ķ
~roth	68 -9ŭ-7z6HƳ7eAƲ8Ǒ9Ķƫ10ƽ11ųǆǨ12n13Q14Ņ17Ž19Ł23ǃ29B
~rou	44 -13Ǉ-11Pǟ-9Ň-7şǋ6aĺŊšƑƗƚ7ŔƁƌƕǖ8Ɗƙ9nxzũƣ10ĸśƎ11eTƞǉ12CƱ13ńŏŐ14tǥ15ƨǎ16Ť17jƮ18ĵƍƧǜ19ŵ20Ũ21sǀ30l46W
~roub	70 -13Ǉ-7n7Ʈƿǘ8ĵ9Ƹ10pƛƼƽ11Ĺ12t16Şű20ǜ
~roug	49 -9Pǟ-7ŇƟƧ6ƂƱǡ7łŖƳ8qļŧƕƻ9zTķĸŊŔšƁƌƚǖ10nƦ11Z13ĺũ14j16ŏƮ17Őǥ19Ťƨǎ23l25WŨ
~roun	56 -7ƛƦ-6ǋ6jBƯǂ7ŅŲƗǩ8hƕƧǅǗ9ƓƱ10Wƞǜ11ĵƎƑƟ12ſƊ13l14ƣ17ǉ19C20ńŵ27ƍ31s
~roup	76 11Q13x28W32Ƨ
~rous	80 9ś18a31ǀ
~rout	85 -13ƕ11m12M25e
~rov	75 -8U9Ŏ11Ǆ16Ł19Ő21ƌ23B25ǟ29Ş
~rove	78 -8U9Ŏ22ƌ24B26ǟ31Ş
~rovi	87 13Ǆ23Ő
~row	58 -14k-10Ř-8b-6HƮ6ƄǕǧ7I8jJƑƤ9n10ŵǣ11ǝ12yƦ13ű14Y15v16ĸƭ20L21l22ų39ƕ40ƪ46Ǟ
~row>	60 -10Ř-6Ʈ6ǒ7ƄǕǧ8IƤ9Ƭ10ǣ11vŵǝ14űƦ15YǞ17ĸ21L23l24ų25ƕ27ƪ
~rowe	85 20ƪ22ƕ
~rowi	83 -6Ƭ13Ƒ24y26Ǟ
~rown	83 8v15j16n25ƭ
~rp>	85 -6ƞ15Ŷ19Ū33ǆ
~rpo	75 13ǃ14Ű19Q27ǆ
~rpor	76 13ǃ14Ű20Q28ǆ
~rpr	85 11Ǥ12ĸŏ17ǋ
~rpri	85 11Ǥ12ĸŏ17ǋ
~rra	85 11š27ŭ
~rran	87 28ŭ
~rre	56 -10w-9Ơǧ-7Ǜ6nƔ7pDŖžƟǀǅǥ8Fő9ŗŹ10ŜƵ11bd12a13Ş14ǒ16ļ17Eŕ18Gŝǡ23Ő33ƪ36Œ37ŏ
~rrec	68 -11w-8Ǜ-6Ƴ6Ɗ7zŲƴ8Ŭƪǅǜ9npžƟǀ11FŹ12D13dŒ14b15ŏ16a22E
~rred	87 27ļ
~rren	60 -9ǧ-6Ơ7Ś8Ŗ9ǥ10ő11ŗŜƵ15Şǒ19ŕ20ŝǡ21G26Ő27ŏŒ28ƪ
~rri	59 -9Řǆ-6Ƃ7wőŝŨ8Ŝƫ9œƙ10u11oWǃǣ14ǩ23Ő24Ţ31f32Ŀ33ƚ
~rrib	85 -8Ř9g11wŨ13œ
~rric	79 13ƙ45ƚ
~rrie	61 -6Ƃ6Ǧ7ŝ8ő9ƫ12oWǣ15ǩ24Ő25Ţ33f34Ŀ
~rro	63 -10Ř-6Ʈ7ǒǕǚǧ8IƄ9ƤƬ11ǣ12ŵǝ14űƦ16Y18ĸ22L26ų39ƪ
~rrow	63 -10Ř-6Ʈ7ǒǕǧ8IƄ9Ƥ10Ƭ11ǣ12ǝ13ŵ14űƦ16Y18ĸ22L26ų39ƪ
~rru	85 27ǝ33N
~rrup	85 27ǝ33N
~rry	55 -22Ɲ-14Ǧ-10NŖ-8ǩ-7ĵƣǖǢ6fƘ7ņ8ŵ9Řƀƚ10Ʈ11bOşűƦ12aƙƳ14ŏǏ16ĿŲƂ17hƃ18ǒ19Zǥ27ǌǡ28Ń32ŗ
~rry>	57 -22Ɲ-14Ǧ-10N-9Ŗ-8Ǣ-7ĵƣ-6ǩ6ƄǓ7fZƘ8ņ9ŵ10ƀƚƮǥ11bOƃ12şűƳ13aƙ15ŏǏ17ĿŲƂ18h19ǒ21ŗ28ǌ30Ń36ǡ
~rryi	76 -11ǡ9ƃ13Ʀǥ14Ř15ž17Zŗ
~rs>	36 -24Ő-17n-15Ƽ-14ůǋ-13PƗ-11ƮǌǤ-10lYŌŗƉǠ-9CMQZŁŒƅƳ-8jksyITŕŘŨƌƟƪǁǊ-7NĸĹĽĿŃňŽƑƒƯƷƺǡǩ-6dJWǟ6BƀƥǄ7oĺŞźƓƜƝơƤ8şŭƇ9EVţƛǖ10zŹǍǗǝ11pUŅƩǛ12ŤƖƢƲƻǕǘ13ŚƂƈ14mĶ15xťżžƋƿ16Ɗƕǆ17Ʊ19hA20fvFR21ŵǐǔǣ22bƎ23ƭǎ24őŴƣǅ29Ÿ30G31Ū35S36ŷ49Ǒ
~rsa	79 13Ļ15s17ŋ18Ʃ
~rsat	82 14Ļ15s17ŋ
~rse	56 -8ŗ6iŌǅǠ7BƁǀǂ8ŢƢǉǨ9Ưƾ10Ǉ12chSƎǕ13Ǒ14g16PŘţ17HŁ18ō21nǁ26Ʀ
~rse>	74 7gƸ8Ňź9h19S23P31ǁ
~rsea	87 13ǀ21Ǖ
~rsel	58 -8ŗ6WŦŷƐ7isŌǚǠ8ǅǉǨ9ŢƢƯǂ10ƾǇ11g13ƎǑ14c17Řţ18HŁ19ō22n27Ʀ
~rsh	80 12Š14Ƅ23ǆ
~rshi	80 12Š14Ƅ23ǆ
~rsi	76 8O10x12ǃ13q20y21S
~rsin	87 6m16q24S
~rsit	83 7ź8Ʊ12x23y
~rso	62 -10ǥ-8ƶ-7K-6n6Ʀ7łžǜ8ųƫǢ9ghTņŖŷ10ľǎ11aAŊ13ƃ14JƂ15ŭ17Ǩ26Ɨ27Ŝ29M
~rson	62 -10ǥ-8ƶ-7K-6n6Ʀ7łžǜ8ųƫǢ9ghTņŖŷ10ľǎ11aAŊ13ƃ14JƂ15ŭ17Ǩ26Ɨ27Ŝ29M
~rst	57 -11ĸ-7Ƨ-6v6ĻŞƷ7ŃŨŶƽ8xGŀŢůƫǞ9uƅƠ10Ŀżƛ11AYŕǩ12Š13asƨ14ŖŚ15r16o17Ň19ńœ22ň25Ɩ32Ř
~rst>	59 -10ĸ6bųǏǚ7rŞŨƷ8xGŃ9uŶƠƫ10ƅ11Ŀŕƛ12AYŠ14ƨ15aŚǩ17o18Ň20ńœ21Ɩ34Ř
~rsta	73 -6ƀ7ũ10rĻ11ĺƽǞ12ŀŢ14ż17ů24Ŗ30ň
~rt>	48 -13yLŖ-12Ĺ-11n-8Ɨ-7ŵƳ-6ŠťƵ7ĺƘ8zAGJĵ9sQřƋƧǩ10aS11WĸƩ12DźƱ14lōŹƄƽ15Ťǚ16Ɯǟ17Ų18Ń20Ǚ21Vǅ22ţž23Uƃ25Cň29Ǉ33Ƽǧ34ǣ
~rta	68 7T8Ō11Mƶ12ōƳ13ǩ16X18Ʊ25ľ29Ƨ
~rtab	74 7T9Ō12M14Ƴ17X34Ƨ
~rtan	75 -7ǩ12ƶ13ō21Ʊ29ľ
~rte	68 -10Ű-6K8ŃŤ9d10x11SƦ12Ɲ14œƘ16Ĵ20Ō21O27ǅ29Ʊ
~rted	71 -10Ű-6Ń9Ť10d11x12SƝ14œ21Ō28ǅ32Ʊ
~rter	80 -7K14Ʀ16Ƙ17Ń19Ĵ26O
~rtg	64 7h21ZƮ36ƕ50Ɣ
~rtga	64 7h21ZƮ36ƕ50Ɣ
~rth	55 -13Ś-11Ɖ7Ɓ8lƀ9Ǘ10jCŜ12kŢ13cƐ14ųǝǩ19T20ƗǏ26Ļ29v31pķƘ34ƒ38ű44d
~rth>	58 -13Ś-12Ɖ-6Ǣ6xƝ8lƀƁ11jvC12Ţ13k14Ɛ15ųǝǩ16p20T21Ǐ22Ɨ27d28Ļ33ķƘ36ƒ40ű
~rthd	68 11Ǘ13Ŝ20p21c23dv
~rti	59 -8bJ6t7jǀ8Rŏ9Ǜ10ǃ13Ōź14Š15ǆ16ơ17ǒ18ǌ19Tŭ28c32ǧ
~rtie	83 13Ǜ22ơ39c
~rtif	63 -8J-7b11ǃ15ź19ǒ21ǌ35ǧ
~rtim	87 14R28T
~rtin	79 7mŸ9t12jŏ18Ō
~rtm	60 -11Ő-9ƛ-8ǧ9Ű13GǍ15Ť17DƤ18Ɯƥ21Ə22Ơơ23Ƣ24Ɨ29ƣ
~rtme	60 -11Ő-9ƛ-8ǧ9Ű13GǍ15Ť17DƤ18Ɯƥ21Ə22Ơơ23Ƣ24Ɨ29ƣ
~rtn	68 -14Ƹ-10QŐ-6ƅ10Ł11Ʒ15Ŵ18t19ǂ20qǠ21p24Ǩ25ǆ28oƨ
~rtne	68 -14Ƹ-10QŐ-6ƅ10Ł11Ʒ15Ŵ18t19ǂ20qǠ21p24Ǩ25ǆ28oƨ
~rts	71 -11ǧ7ř9ū10ơǀ11l17ŵ18Ǒ32g34ǒ
~rts>	71 -11ǧ7ř9ū10ơǀ11l17ŵ18Ǒ32g34ǒ
~rty	65 7žǋ8ŐƔ10H11ķǌ15Dơ16Ƒ18ƗƜ27P36Ǣ
~rty>	65 7žǋ8ŐƔ10H11ķǌ15Dơ16Ƒ18ƗƜ27P36Ǣ
~ruc	57 -14Ɣ-12R-7ŀŗƝƥ-6P6Ǐ8Ǟ9ųƦ10Űűǋ11ĹǛǟǩ12QƁ13Ǧ15ŪƇ16S17ŵ18Ƒ21ZƏ22ŬŭƓ23ƅ27ǐ31Ŵ32Ŷ
~ruck	60 -14Ɣ-13R-7Ɲ-6Pŀǩ7Ǐ9ųƦ10Ǟ11Űű12ĹƁǛ13Qǋ14Ǧ16Ū17S18ŵ22ZƏ24Ŭŭ29ǐ33Ŵ34Ŷ
~ruct	70 -7ƥ15ǟ21ǩ23ƇƑ29ƅƓ
~rud	87 14Ʃƴ20c
~rude	87 14Ʃƴ20c
~rue	83 12ŧ17c20Ŏ
~rue>	83 12ŧ17c20Ŏ
~rug	78 -11Ǜ-9Ņ18ŧ20ƻ53ƿ
~rug>	87 -11Ņ11ƻ20ŧ23ƿ
~rugs	82 -11Ǜ10ƻ34ƿ
~rui	85 9Ǖ22t24ƛ
~ruin	87 9Ǖ25ƛ
~rul	83 11Ƭ12c16Ǚ28L
~rule	85 11Ƭ16Ǚ29L
~rum	79 22Ƙ
~rume	79 22Ƙ
~run	54 -8ŪŵǑ-7Ń-6ų6ŝǜ7fhƓƭ8OĿńŋŐŦǄ9quňţǉ10pŴƼǥ11ū12Ʃǈǟ14e15ſ16Ƭ21AƝǝ23ŕşƽ24ǎ28Œ40Ǩ49ű
~run>	58 -8RǑ-7ųŵ-6ń6ž7ķŁ8ŝǜ9ƓǄ10Oŕţ11Ŧƭǥ12pň13ū14Ʃ16e17Ƭ18ſ21ű24AƝ26şƽ27ǎ37Ǩ
~runn	69 -15Ū-6H7R8Ǩ9k10f11h12ĿŋŐ13u14qƼ15űŴ18ńǟ23Œ24ǝ
~runs	78 7E12ǉ21Œŕ22ǈ37ű
~rup	80 26ǝ27ĵ31N
~rupt	80 26ǝ27ĵ31N
~rus	71 -11Ō-9i9ű11ŀņ12Ńƫ20Ş28A37O42Ʋ
~rust	72 9ű11ŀņ12ƫ20Ş29A43Ʋ
~rve	75 9ǔ10f11Ǘ14Ǆ26Ǜ
~rve>	79 10ǔ14Ǆ18Ǜ
~rves	87 7Ƽ12fǛ
~rvi	67 6ǚ7y10Ţ11Şƕ12ţǞ15ŝ16ǝ17Ŝ19ư24Ǆ26ľ27i
~rvic	69 7ǚ8y11Ţƕ12Ş13ţǞ16ŝ17Ŝ19ư25Ǆ27ľ
~rviv	83 20ǝ33i
~rvo	85 9ǀ32Ŀ
~rvou	85 9ǀ32Ŀ
~rwa	76 9Ƴ10Ŏ13ŀ20ũ25Ō26ś
~rwar	76 9Ƴ10Ŏ13ŀ20ũ25Ō26ś
~rwi	87 8ǂ11v14Ƹ
~rwis	87 8ǂ11v14Ƹ
~rwo	77 8Ɲ10ś11ǃ12i14Ǡ17Ś
~rwor	77 8Ɲ10ś11ǃ12i14Ǡ17Ś
~rwr	82 8eũ11nƈ12Ť
~rwri	82 8eũ11nƈ12Ť
~ry>	45 -15Nǩ-11Ŗ-9Ǒ-7Jĵŝǈ6lķĽşűƀƚǥ7aWĴŭƠ8ĿţƗƸǛ9SōŔžǝ10Iņ11ƻǘ12hŗƂƦ13ƙ14ůŽƾ15Ʈ16ƃƊ18ƫ19ŨǙ20ZŃŤǌ22TŪƽ23Ƙ24Ɔ26ǒǡ27ư
~ryb	66 -9ş6Ǘǘ7ŭǑ8gAKŁ9HœŨžƖǇ11Űŷ12ǅǩ13Ų14ķƬ15n16ǈ
~rybo	66 -9ş6Ǘǘ7ŭǑ8gAKŁ9HœŨžƖǇ11Űŷ12ǅǩ13Ų14ķƬ15n16ǈ
~rye	87 24Ǜ29ǩ
~ryer	87 24Ǜ29ǩ
~ryi	72 -10ǡ6Ů8Ńƃ11Ǟ12Ʀǥ13Ř14ž15Z16ŗ18P26Ǜ
~ryin	72 -10ǡ6Ů8Ńƃ11Ǟ12Ʀǥ13Ř14ž15Z16ŗ18P26Ǜ
~ryt	64 -9Ɣ-7Ţ6ĻǑ7w8AĿŏƳ9KǦ10ŝƶƻ11ZƬƲǄǐ12U13Ƃ15Ư17i20ķ21Ǣ22Ɨ25ş
~ryth	64 -9Ɣ-7Ţ6ĻǑ7w8AĿŏƳ9KǦ10ŝƶƻ11ZƬƲǄǐ12U13Ƃ15Ư17i20ķ21Ǣ22Ɨ25ş
~sa>	82 -7c10j15eǋ18Z20C
~sab	82 15ş16Ư20ň28W
~sabi	85 15ş29W
~saf	67 8NĶ18Ƙ30ŽƎ54Ǚ
~safe	67 8NĶ18Ƙ30ŽƎ54Ǚ
~sag	85 -10L14ŭ18Ĺ19K
~sage	85 -10L14ŭ18Ĺ19K
~sai	61 -10Ń-9Ʈ-6ŇƠ6Tņ7xKMSĵǜ8ŊŦŬǔ9uAŎ10pŔŲ11dŝǅ12G13Oƅ14ƥ15H16V17Bƶ21qy22c24ƴ
~said	61 -10Ń-9Ʈ-6ŇƠ6Tņ7xKMĵǜ8SŊŦŬǔ9uAŎ10pqŔŲ11dŝǅ12G13Oƅ14ƥ15H16V17Bƶ21y23c24ƴ
~sal	62 -14t-8DǓ6Ǩ7Ǆ9HƗ10ǋǠ12Ʃ13Ʀ14Ʈ15ǖ16W18ǃ19T21ņǛ23ǟ25ƒ48Ǌ
~sal>	87 -6Ʀ9Ƙ20Ʃ
~sala	77 12ǉ18Ʈ20W22Ʀ31T
~sale	67 -8Ǔ-7Tǉ7Ǩ8Ǆ10H11Ǡ12Ɨ17ǖ23ņ24Ǜ28ƒ53Ǌ
~salo	83 -18t-11D8Ǎ17ǋ26ǃ32ǟ
~sam	62 -9Ƹ-8Œ-6ǅ7ĺƢǜ8łŜŠƂǁǇǥ9ŰŶƇǂǍ11ƓƩ14Ɩ16kŴ18I23őş26ũ31p
~same	63 -9Ƹ-8Œ-7ǅ7ĺƢǜ8łŜŠƂǇǥ9ŰŶƇǂǍ11Ʃ12Ɠ14Ɩ16kŴ18I23őş26ũ31p
~sat	72 -7Ŝ11ƚƮ12Ļ13sŧ15ŋ18ǣ19Ŗ21ŝ
~sat>	82 -8Ŝ12ƚ13Ʈ25Ŗ
~sati	76 13Ļ14sŧ16ŋ19ǣ23ŝ
~sav	62 -7ķ9źƱǁ10ĻŋƳ13wǗ14Ĵǩ25Ř38Ţ55Y
~save	74 -6ķŎ11źǁ12ŋ16ĴǗ19Y46Ţ
~savi	66 7Ʈ8Ʊ11Ƴ13Ļ18ǩ24Ř42Y
~saw	77 -7I9ƫ10fjt12ŉŧ13ŨǙ16C
~saw>	78 -7I9ƫ10ft11j12ŉŧ13Ũ17C
~say	50 -14Ɨ-13a-12J-10Ŧǌ-9Ş-8HœƢƾ-7włŨƷ-6gqĿńŸ6TŖ7FXŀőřƅ8Ɖ9NţūǃǑ10Ňž11ƝƬǢ13Ŏ14ŋŌŝ16ŚƈƼ17Ł22ƺ23BŒ24ŔƸ25ǩ28Ů33ň34b44ơ45r
~say>	51 -13a-10Ŧ-9JƗ-8œŞƾ-7Ʒ-6włŤŸ6QZű7ōŎőũǘ8TXŀŗŚƉ9řǃǑ10ţū11Ɲ13ň14Ō15ŋŝ16Ů17ŇƈƼ18ŁƸ20ǩ23ƺ24BŒ25bŔ30ơ46r
~sayi	77 -9Ň9Ǖ10Ŏ11oƸ14N17b22ň
~says	71 -15ǌ-9H-7Ɨ6Ʃ7ƒ8ļŤ9ňƪƬ10Ǣǩ11V12FŚƅ14c17Ůž21ơ
~sba	56 -18d-12Ƹ-11ƺ-10ƾ-9T-6P7Ł8ƮƳ9ų12ů14ƫ18nŴ20ż21f22t23Ʒ28p29qrs31ǂ32ƨ37o
~sban	56 -18d-12Ƹ-11ƺ-10ƾ-9T-6P7Ł8ƮƳ9ų12ů14ƫ18nŴ20ż21f22t23Ʒ28p29qrs31ǂ32ƨ37o
~sca	66 -10J-8ŞƘ-7cM-6ń6ķ7ſ8w10ŅŢťƣǇ11Ť13ş14ł16C22Ǆ27ś28ƺ37Ũ50Ŀ55ǘ
~scal	80 -7c9Ŀ10w18ł20C35ƺ
~scam	85 62ǘ
~scan	85 -9M-6K11ſ36ś
~scar	73 -9JŞ-8Ƙ-6ń8ķ9ǘ10ƴ11ŅŢǇ12ƣ13Ť44Ũ47Ŀ
~sch	60 7y8ƄƢƶǓǦ9Ƙ10ǔ11ŹǏ13q14ŭ16Q21R23l25x30ź32Ʊ42m
~sche	83 14Ƙ17Ǐ30R
~scho	60 7y8ƄƢǓǦ9ƶ10ǔ11Ź14qŭ17Q23l25x30ź32Ʊ43m
~sco	67 6ľ7ş8m10Q12I14Z16ź17Ǖ29Ž44ĵ
~scor	76 18Ž50ĵ
~scou	74 7ľ8ş9m11Q16Ž18ź
~scr	69 6m8śƸ9DƓ13Ʈ14ŏ34ƕ41ƻ
~scra	83 8m11Ɠ16Ʈ17ŏ
~scri	76 9Ƹ47ƻ
~scro	82 41ƕ
~scu	77 7ǧ10Ɓƺ14h40ǀ
~scub	82 43ǀ
~scui	85 7ǧ11Ɓƺ16h
~se>	32 -19Ŧ-15ŗ-13ũŴƫ-11ŅŏŨƬǍ-10Ŗſ-9CXŊŒƲ-8iLOľŌśŪƦƪǏǗ-7mpyTWĶļűƾǃǅǜ-6Ůǈ6hŋ7GůŷǕ8cĿƛ9MŤǤ10tAĵĸŠƕƙƣǝ11sŐšŸƌơǙǛ12ƋƏƺ13aœƟƯƳ14nųƓƮƻ15fŔƚ16dUZōŲƆƇ17DIƎƿǁ19łňŭƑƷ20Hǂǐ21Ɯ22ń23ŹǑ24şƔƞǋ28Ł29ƅ32Fķ38ƒǌ43Ƣ
~sea	72 -11i8Ż9ƽ10ǀ14Ɖ15Ɯǟ16Ɵ17Ǖ47ǎ
~seas	73 -11i9ƽ11ǀ15ǟ16ƜƟ18Ǖ48ǎ
~sec	62 7ĶǗǘ8Ļŕǌǩ9Ɣ10eA11ŇŊ13yũǞ14Ōǋ16p24ŴƟ26Ǝ27N
~seco	66 9ĻŕƔǩ11A12ŇŊ14yũǞ15Ō16ǋ17p25Ŵ26Ɵ29N
~secu	75 9ǘ10Ķ12Ǘ13e34Ǝ
~sed	55 -7Ř-6ų6ŏƦ7ŗƗ8uŽƀƼ9g10ũƕƖƷ11iŪ16ōŔƘ17lŸ18šŭ21Ƴƴ22ŝ25ǎ32œŷ33Ŵ36ǝ
~sed>	55 -7Ū-6Ř6ŏƦ7ŗƗ8uŽƼ9g10ũƕƖƷ11i16ōŔƘ17lŸ18šŭ21Ƴƴ22ŝ25ǎ32ŷ33œŴ36ǝ
~see	60 -12Ʊ-10rǋǔǦ-9Jũ-7Ťƭ7ĻŢƿ8ūŴƏƛǥǩ9CœţŽ10vŎź11tƂƊ12Ʋ13Ɲǂ16Ŀƾ17y18ňƄ20HŊǞ22Œ23Ľǒ27V
~see>	61 -12Ʊ-10rJǋǔǦ-9ũ-7Ťƭǩ7ĻŢƿ8ūŴ9œŽƏ10Cţź11vŎƊ13Ɲǂǒ14Œ15Ƃ16Ŀ17yƾ18ňƄ20HŊ21Ǟ24Ľ28V
~seen	78 7Ķ11ǥ12Œǒ16t20ǩ
~seh	69 -16ų7Ɨ14Ū20T25n28ŷ
~seho	69 -16ų7Ɨ14Ū20T25n28ŷ
~sel	53 -15Ļ-13ŗ-7ł-6rFǩ6xŢǅ7ĸƢƯǂǇǉ8ƻƾǢ9űƝ10Aƕ11ƎƩǑ12c13ǚ14ŁŘƓ15ōţ16ƒ18nQ20gƦ24Ʒǔ31ǞǨ48H
~self	57 -13ŗ6ƐǠ7iǅ8tŢƢǂǉǨ9ƯƷƻƾǇǢ11Ɠ12Ǝ13cǑǚ17Łţ18Hō21nQ23gƦ
~sell	66 -17Ļ6Ų8Ǖ9ƕǄ10ĸ13űƝ15Ʃ20Ʒ23ƒ30Ǩ31ǔ40H42Ǟ
~selv	79 10Ō14x24Ř
~sem	64 -10ƙ9Ɓ10ƥ12Ɲ23ƛ51Ɗ
~seme	64 -10ƙ9Ɓ10ƥ12Ɲ23ƛ51Ɗ
~sen	57 -10ǒ-9Śǈ-8L-7Ŕ-6ǩ6Ƹǁǜ7DőƎƛ8Ǥ9sZŋŝ10NĹšǘ18JŲǌ19ƕ20K22ǧ27ĽŐ31ň38ś42ļ
~send	63 -10ǒ-9Śǈ-8L7ŌŧƔ8ǁ10DŜ11Z20JKļ21ǌ22ƕ25ǧ26Ő37ś
~seng	82 7h13ǀ28Ų
~sens	75 6Ň8ĵŊ10Ǝƛ15s46ň
~sent	71 7ś8ŞƸ9őǜ11Ǥ12ŋŝ13š15NĹǘ29Ľ31ļ
~sep	80 10ǥ15Ƙ18ş20ƚ
~sepa	80 10ǥ15Ƙ18ş20ƚ
~ser	62 -8ƿ6yL7BX8fAūǗ9ţƐƽ10ŒŞŢƕƺ11ǂǞ12C13ŝ14Ƽ15Ŝ17ư19Ǜ23ľ33Ǆ
~ser>	79 9L13Xƺ14Œ16C19A
~seri	83 11ū12ƽ16ǂ20Ƽ
~serv	65 6ǚ7y9fǗ10Ţƕ11Ş12ţǞ15ŝ16Ŝ18ư21Ǜ25ľ35Ǆ
~ses	62 -14P-13c-9Ņ-8Ƣ-7wů-6şŴ6ǌǗ7Ɓƣǥ8B9AǨ10řƛǙ12ƒ13Y14Ƽƽ16oqFƋ17ǔ18Ǔ19ư21Ə24pƖ27ų30ţ
~ses>	63 -14P-13c-9Ņ-8Ƣ-7w-6şŴ7ƁǌǗǥ8Bƣ9AǨ10řƛǙ12ƒ14YƼƽ17oqFƋ18Ǔǔ19ư25p28ų30ţ
~sess	87 37Ɩ
~set	60 -18ǟ-7Ő8LYłŴƬ9ĶŃ11ŧ12AţŦǝ14ƞ15ŗ16ŒŨ17ư18Ɩ19T21Š24ĺ28ǆ30Ţ42ķ
~set>	63 -18ǟ-7Ő6Ɠ7ŉ8Ɩ9ĶŴƬ10LY12ǝ13Aţ17ŗŨ18ư19ĺ21T22ķŠ30ǆ32Ţ
~sets	85 30ķ
~sett	76 7G12ł13Ɩ14Ń17ŧ19Ŧ21ƞ27Œ
~sew	85 44ƛ
~sewe	85 44ƛ
~sfi	85 16ŧ25ŝ
~sfie	85 16ŧ25ŝ
~sgi	85 11ǜ33k
~sgiv	85 11ǜ33k
~sh>	58 -9iǇ-8ƅ-7ŚƱ6łŊ8Ɩǁ9YǄ10ūƩ11Ǜ13ō14ĻŮ16Ń17ŏ18mŞ19Ƶǩ23g24ƃ26Ųż29O33ǖ35ƪ
~sha	61 -14ƈ-9P6FŊ7ŘƼǓ8ŶŹƄƫ9MǍǔ10Ơǈ11ǆǘ13Ǚ14ų17ǩ18Ƭ19ŌƸ20Ɖ23Ũ29űŲ32Ƣ
~shak	85 10Ǔ16M34Ũ
~shal	83 -6ű26Ƭ27Ō32ǩ
~sham	85 11Ƽ12FƄ15ǈ
~shap	73 -16ƈ7ǂ24Ƹ26Ɖ41ű
~shar	69 -10P7T8ŊŘ10ŶŹƫ11Ǎǔ12Ơ13ǆ14ǘ17ų33Ų38Ƣ
~she	51 -13Ŏ-11PƱ-10ǩ-9Űŵ-8cƸ-6iƥƧ6uŹŻ7ŚŶƳǈ9f10ƅ11ŅŔƪ12ł14yņƎ15ƫ16pƊƝư17ǂ18x21Ʈ23s24Ŵƨ25Ƒ26qƛ33o34t35v39ź40r46Ʒ
~she>	56 -13Ŏ-12P-11Ʊ-9ŰƸ-7cǩ-6i7Ƈ8ŧŹ9űŶƳǈ12ƅ18yƫ19p20xǂ24Ʈ26s27ƨ28Ŵ29Ʒ32q37o38ź39t44v45r
~shed	67 -7ƥ6ǝ7ź9HY15Ɲ17ņƪ23Ɗ26Ʒ37Ƒ
~shee	76 -7v8w9f13uŚ19Ŕ21ł
~sher	77 11gŻ25Ǝ42ƛ
~shes	85 11ż29ư
~shi	61 6ƫ7ǝ8UŠƵ9Ƅ11Ɨ12ƍ14ūǅ17ǆ18ǎ21j22Ţ25ǘ27Y31R32ƈ38Ɖ
~shie	85 8Ɓ11ű21ū
~shif	82 12U26ǎ42R
~shin	68 9Ƶ12Ɨ13ƍ16ǅ25j29ǘ36ƈ45Ɖ
~shio	85 39Y
~ship	73 -7Ƭ9ƫ10Šǝ12Ƅ21ǆ28Ţ
~sho	47 -16x-15Ť-11Y-10rGƅ-9bƢƽ-8ƮƼǁ-7ŀƵ-6iŉŖƷ6OŎŠǂ7BśǠ8dĽƁƾǐ9NXĸŗƶƸǒ10kǡ11hJōŷǅǩ12cgǨ13aM14fƄǈǍ15ĺƭǏǥǧ16K17ńňŨǌ18Ƙǟ19sǃ22ŵ24Ō26Ɨǋ34Ɲ
~shoe	87 11Ǩ15Ǡ16Ś
~shoo	77 7h11c16J18ś20Ɨ
~shop	57 -28D-16x-12Ť-10ƅǩ-9Ƣ-7b6B7ļƴǘ8ǝǞ9UƗǄ10ǐ11ŠƁ13MǢ17g18ǅ19ǍǥǨ20Ǐ21ĺǈǌ25ńǟ26ǃ31ŵ38ǋ46Ɲ
~shor	87 11W15Ɯ24k
~shot	83 10śƆƻ15Ž16Ƙ
~shou	57 -10ś-9rǢ-8Ƽ-7ƮƵ-6ŉǋ7uI8cLĴŋ9ƄƗǂ11hO12Ƹǩ13Nƶ14Ƙ15Mǧ16ō18fŷ20a21K22ƭ25ň28sD30Ō
~show	67 -9G-8ǁ8Ţ9Ņǧ10Ŋǉ11nXƄ15dƾ16Ľǒǡ17ŗǩ18Ŏ30ť
~shu	72 -11Ŧ8ǎ9ƚǕ11ŋ14Ɵ15ƛ16ũ49ǝ
~shut	72 -11Ŧ8ǎ9ƚǕ11ŋ14Ɵ15ƛ16ũ49ǝ
~sib	83 10Řǌ27ƽ
~sibl	83 10Řǌ27ƽ
~sic	69 -11Ǆ14Ň16ƽǛ17ƀ18x19ǁ20Ƹ30Ǩ32ǩ36ƾ
~sica	76 19ƀ21ǁ22Ƹ30ƾ
~sick	77 11ƾ18ƽǛ21x34Ǩ
~sid	52 -9ŨƸ-8U-7QŇƯ6ŁƉƛƵǀ7GŖūųưƱǈ8ŲƏ9ķǛ10q11gCłŔŧƽǍ12ǂ13ZŰǢ14uƣǩ15jn18Y22ƥǠ26Ʀ33Ɓ36Ƈ41Ɨ
~side	53 -9ŨƸ-8U-7QŇƯ-6Ɠ6Łŭƛǀ7GŖųƉƩưƱƵ8ūŲƇƏǈ9ķǛ10q11CŔŧƽ12głǍ13ŰǂǢ14Z15jnuƣǩ18Y23ƥǠ27Ʀ33Ɓ42Ɨ
~sidi	82 -7Ʃ48Ƈ
~sie	79 8ś15K34ǎ
~sies	80 9ś15K34ǎ
~sig	60 -11Ļ-8Ƒ-7O7H9qĽǉ10IJŖƁ11Q12œƒƱ13yő14ƲǓ15WŎǠ17ǩ20ǃ24Ɩ27Ł30ǚ36Ō
~sign	60 -11Ļ-8Ƒ-7O7H9qĽǉ10IJƁ11QŖ12œƒƱ13ő14Ʋ15WŎǓǠ17ǩ20ǃ24Ɩ27Ł30ǚ36Ō
~sim	83 12Ļ15ư20Ǝ
~simp	83 12Ļ15ư20Ǝ
~sin	44 -23Ƃ-18Ō-16Ū-13ƿ-12Ő-10Ń-9Œƽ-8ŏƒ-7TņŝžƷ-6ŵƚƮ6ŲŹƆ7MǑ8Ũ9PƗ10AŔťǛǠ11Řƙǎ13ƕǝ14tŎƻǜǢ15ǐǦǩ16S17fŞ18ǆǋǔǡ20Ǌ21Ɲ22őǃ23Ǩ24Ǆ29ǟǥ32ũ34ŭ37ǅ40Ǟ43Ɩ
~sin>	70 -7Ƴ-6ƽ7gŔƙ8ŷǨ9oƐǜ10n11A12ơ14ō17Ũũ19S30Ɩ
~sinc	59 -9ǩ-8ņ-7ƒ6ǣ7iIŸƼ8ŗǟ9ƣƸ10PţŹƪ11G15ť22ǅ24t25S32ũ35ő36Ǟ
~sine	50 -26Ƃ-14Ū-9Ŀ-7C-6TŒ8ǩ9ŲǑ12MƗǛǠ13A15ǎ17Ǣ18ŎǝǦ19ŭ20ǐ21Ǩ22ǡ23ǆǔ24ǋ25ƝǞ26ǅ27ǃǊǟ30Ǆ35ǥ
~sing	62 -21Ō-12Ő-11ƿ-10Ń-8ƛ7Ŀ8ňƘ9du10qFŔƄ12ƆƳ13ƙǜ14ŖƉ18Ř21ƕ26ŭǩ28f29Ş37Ɩ
~sink	87 14ƌ16ĸ18ƛ
~sio	59 -6Ř6A7TƐƼ8gűŵƅ9ŋ10ţ11P12Ń14ż15ŁŇ23Ɩ24ǚ33Ķ39ƀ
~sion	59 -6Ř6A7TƐƼ8gűŵƅ9ŋ10ţ11P12Ń14ż15ŁŇ23Ɩ24ǚ33Ķ39ƀ
~sis	68 -32ǌ-18a-13Ƴ-8ž6Ǥ8ŷ10ƤƷ16Ư17z24B33ƽ42ơ45A
~sist	69 -32ǌ-18a-8ž-6Ƴ6Ǥ8ŷ10Ƥ11Ʒ17zƯ21ƽ25B42ơ46A
~sit	57 -9q-8ŭ-7G-6ųƮƽǩ6HY7rńǈǖǨ8LNĶŹǐǦ9ƙ10FS11ƘƝ12ĵŰƥƾ13y15ǁ18ĹƇƟ21n22ļ24M26ŴǛ27Ɯ38ŀ
~sit>	69 -7q9ŀ11N12Lƙǐ16MĹƝƾǛ18Ŵ19ǁ24Ƈ
~sita	83 38ŀ
~site	76 10Ĺǖ12ń17Ŵ18ƥǛ31ļ
~siti	79 -8G7a9Ŋ10ż11Ʊ14ǈ16S17Ɯ
~sits	87 11D13Ű18Ɵ
~sitt	72 -7Ʈ7j9ŀŚ10HYƟ11Ǧ12rĶ15MƘ16ĵ17n
~situ	82 -7ƽ9f11z13n14Ǩ15Ź16F
~sity	85 7ź12x23y
~siv	72 8ź9Ǐ10ǣ13X16ő21ń22Ƙ29ƀ
~sive	72 8ź9Ǐ10ǣ13X16ő21ń22Ƙ29ƀ
~siz	77 11rœ12HǞ19Ɔ29Ƭ
~size	77 11rœ12HǞ19Ɔ29Ƭ
~sk>	58 -11ǔǩ-10HŃ-8Ǎ6Ƶ7TVǈ8iŻ9AGYĵƇǓ11uƿ13a18cP19Łǌ21ŗũ22Ĺ28Ŋ37ŉ
~ske	72 -7š-6ƕ7ž8ŉ9ǒǧ10ǔ11Ŕ12ōơ13ń21ŀ24Ń
~sked	73 -7š-6ƕ7ž8ŉ9ǒ10ǧ11Ŕ12ō13ńơ24Ń
~ski	66 -24ǌ-7Ĺ6Ņ8ǚǦ9Ɓ10pvZĽǧ11ōƠ12ǁǘ13Ǔ14ů15Ʃ16a19ơǏ30Ŋ
~skin	69 -25ǌ-7Ĺ7Ņ8ǚǦ10aĽǧ11pvZ12ōƠ13ǘ14Ǔ16Ʃ20Ŋơ
~skip	82 12Ɓ13Ŋ17ǁ18ů
~sks	82 -10ơ10ǌ14P15w20m
~sks>	82 -10ơ10ǌ14P15w20m
~sky	76 -11g11j12Z13Ơ49ǀ
~sky>	80 -11g11j12Z14Ơ34ǀ
~skyd	85 19ǀ
~sla	76 -10Ɗ-7ŝ11ǟ12Ɠ14Ŷ18U27Ƈ
~slab	82 -10Ɗ12Ɠ30Ƈ
~sle	69 -7Ə-6Ń6Ŀ9ĸľ13ŨŰ15ł17Ō18fƤ23Ƽ28n39x
~slee	69 -7Ə-6Ń7Ŀ9ĸľ13ŨŰ15ł17Ō18Ƥ23Ƽ28n39x
~sli	80 -21Ň-10ǩ-7ŀŝ11ƍ12Ťű19ƀ21Ľ50Ş
~slid	87 12ƍ20ƀ
~sll	87 11ž12ǣ19ǡ
~sll>	87 11ž12ǣ19ǡ
~slo	76 8b10U13ň16ƛ22ǟ43ǎ
~slow	76 8b10U13ň16ƛ22ǟ43ǎ
~sma	73 -7Ż7ƥ9Ʀ10ńƎ11ţ12Ő13ņ14Ŧ16A
~smal	76 -7Ż7ƥ10Ʀ13Ő14ţ15Ŧ
~smar	87 12ńƎ20A
~sme	83 9Ǜ14ņ21ǜ
~smen	85 14ņ22ǜ
~smi	87 -7B13Y19ű30ǃ
~smo	66 -8ţ11Ɛ13ƞ19ŧ22Ǝ27ǂ77ƹ
~smok	66 11Ɛ22Ǝ27ǂ79ƹ
~sna	83 8ś9ņ15Ž
~snap	85 8ś16Ž
~sno	79 11Ǆ13Ž40Ɵ41j
~snow	80 11Ǆ40Ɵ42j
~so>	35 -15Ǜ-11ǐ-9aN-8oǏ-7SŊŻƑ6ơƥƲ7mAFOVņŶŹƪƴǅ8CUĹňŉŕŭſ9wDŝŴƓƞǙ10BGũū11hǄǕ12kŦžƤƩƻ13yKĻ14cQRƈƒ15sŤŷƔƠƿ16fTǚ17ĵķĺńųƖƝ18ŁŪ19ŢŲƢ20n22œ23i24p
~soc	69 10j14mĸ18Ǘ22ƿ28Ķ48e
~soci	71 15m16Ķ19Ǘ23ƿ49e
~sock	85 7Ƣ12j16Ķ18ĸ
~sof	80 11g12x15Ɖ23q
~soft	80 11g12x15Ɖ23q
~sol	71 7Ɛ8ƅ9f11Ƈ12ŖŶ13P14Šű15ƕ16ķ21ņ31ǆ
~sold	77 13Ŷ14PŖ15ű16Šƕ18ķ23ņ
~sole	83 37ǆ
~soli	87 8Ɛ10ƅ14Ƈ
~som	44 -12š-11ŝ-10ŨƃƗ-9nƵ-8ŌƧ-7ŐŭƖƷǎ6EFŦƌƓƕǦ7gHƅƒƫƮǈ8yūŴƎƾǝ9fmŚŤŵǚ10joNķĿŉŪƨǜǟ12zĸľſƤ13ŶŽƶǘ14AŖơƳ15ǋ16Řžƥ17ŀ18Ư19Y20QņǞ22ĺ23Ŋ25Ş
~some	44 -12š-11ŝ-10ŨƃƗ-9nƵ-8ŌƧ-7ŐŭƖƷǎ6EFŦƌƓƕǦ7gHƅƒƫǈ8yūŴƎƮƾ9fmŚŤŵǚ10joNķĿŉŪƨǜǝǟ12zĸľſƤ13ŶŽƶ14AŖơƳ15ǋ16Řžƥ17ŀ18Ư19Y20QņǞ22ĺ23Ŋ25Ş
~son	55 -14Ǧ-11i-10ǆ-9tǥ-8ƶ-7npKǩ6ŇũƫǢ7ghTŖŷżƯ8ľņǟ9AŊ10ĹŹƜƟǈ11Jƃǃ12uŭƝ13f14ŌǨ16x19y21ŜƗ24M25v26ŔƂ35w43ǎ
~son>	59 -12i-10Ǧ-9t-8ƶ-7npK7ałũ8ghųŷżžƫƯǞ9yľņŖ10ǟ11AĹƜ12Źǈ13w14Ƃ15fŌ16Ǩ18x23ǎ24Ŝ28M29v32Ŕ
~sona	68 -10ǥ8Ʀ9Ǣ10T13Ŋ15ŇƟ16JƂƃ17ŭ28ǎ29Ɨ
~sons	80 -12ǆ-8a-7B12u16y19Ɲǃ33w
~soo	70 -10ǜ6ľ8ŕ9Ɓ12V13ĿƄ15y18Ź20H22Ǟ36Ń
~soon	70 -10ǜ6ľ8ŕ9Ɓ12V13ĿƄ15y18Ź20H22Ǟ36Ń
~sor	73 8ĸ9ǀǏ10Ǝ11fņ14ƛ16Ƴ18a23Ʃ
~sorr	79 12fņ18Ƴ19a
~sort	85 11ǀ27Ʃ
~sou	63 -10I-7ǩ-6űƞ7rŌŽ8bFLNƆƏƜ9ŧƽǈ10Ɖ11Cţ16Ľ17l20ť24cƟ46Ň
~soul	87 17ţ
~soun	65 -10I-6ƞǩ6V7rŌ8LŽƜ9blFNƆƏ10ŧƽǈ17Ľ21ť25c48Ň
~sout	80 10l13Ɖ16C31Ɵ
~spa	69 -17F-11Ɔ-9Ɨ-6Ś7Ǘ8g9ƭ11ǩ12ƅ13Ƈ14O16Ɲǌ18Ɗ22Ŵ30ǋ
~spac	76 -18F-12Ɔ15Ƈ18ǌ20Ɗ33ǋ
~span	85 -8Ś7Ɖ11ƭ15ƅ19ǩ
~spar	82 -10Ɨ10g17O20Ɲ26Ŵ
~spe	59 -12Ō-11Ƭ-7Ŀ6l7tƄǆ8Ţƽǃ9agNŵŸƦ10Śƶ11Ɖ12k13ŏŽ14s15J25Ƙ32Ż35X39b
~spea	76 -12Ō9ǆ11ƽǩ13Ś15N18ŏ19s24a
~spec	70 7ł9ĺ11Ţ13Ɖ31Ƙ
~spee	79 19Ž47Ż
~spel	73 -11a10t11ŵ14ǃ18J55b
~spen	73 -13Ƭ8Ű9lƄ12ŸƦ14gƶ17k45X
~sph	85 31Ɖ
~spha	85 31Ɖ
~spi	71 -6T8Ž9ž10V11S12ƃǨ13ĸǂ14ƻ16Ƽ17Q19Ʀ20Ƹ22ǔ
~spit	73 -6T9ž11SV12Ǩ13ĸƃǂ16Ƽ18Q20Ʀ21Ƹ23ǔ
~spl	76 -13Ő-9ƶ13ƫǇ15ƍ19l24Ƣ
~spla	87 18ƍ21l
~spli	78 -13Ő-9ƶ13ƫǇ25Ƣ
~spo	63 -16Ƹ-14cP-9ǩ-8Ň-7a7ǌ8ǀ10MŰǘ11Ɖƞ12C14Ľ15Ʒ24ǂ25r26os27f29g30q31ƨ34p
~spok	87 18C21Ľ
~spor	83 12ǀ41g
~spot	80 12F14Űǘ15MƉ17ƞ
~spou	67 -17Ƹ-14cP-9F-8Ň-7a17Ʒ26ǂ27r28o29s30f32q34ƨ36p
~spr	65 -6ǋ8tĽť10jĴş11ƮǞ12kŃ14uH18łŕ20Ǎ22ƣ23Ş
~spre	85 14Ĵş24ł
~spri	66 -6ǋ8tĽť10j11Ǟ12ŃƮ13k14H15u18ŕ20Ǎ23ƣ24Ş
~squ	69 6Ɠ8ū10ǁ11ķ13ǋ15ǖ47Ɔ
~squa	71 7Ɠ14ǋ16ǖ48Ɔ
~sr>	85 35Ƅ
~ss>	43 -23Ƃ-15Ū-13Ŀ-11ž-10KSŗŨ-9Œ-8C-7zĸōŏőƓƮ-6aĺňŵǣ6ǇǑ7AŰưƶǉ8źƽǌǛǠ9gMłǢ11Łůǎ12ļ13ŎŘǅ14GJŭƿǗǤ15Ǩǩ16ŤũƗǐǙǞ17ǡ19UƝǆ20ǃ22ƁǄǝ23ťǓǥ26Ƴ30D31ǋ34Ǌ36ǟ50Ǧ
~ssa	83 -10L18KĹ19a22ų
~ssag	87 -10L19KĹ
~sse	62 6zưƲǗ8Ŵǀ9u10řǙ11CƦƷ12ƽ14i17ǔ20ōšŲ25Ɩ26Ƴ29ţ43ķ
~ssed	70 7Ʊ8zưƲ12u14ƦƷ16i23ōš32Ƴ
~ssen	82 7h13ǀ28Ų
~sses	73 8Ǘǥ12řǨ13Ǚ17ƽ22ǔ30Ɩ37ţ
~sset	82 60ķ
~ssi	63 -12Ő-10ǩ-8ƛ-7Ƴ7TŘ8ouƐƼ9ŋ10ōţ11ǜ12Pőű13Ŗ15gũƉ16zŇ17ńǤ25Ɩǚ27Ş
~ssin	74 -14Ő-9ƛǩ7ƶ8g10o12u15ō16ǜ18ŖƉ19ũ35Ş
~ssio	69 7Yņ8T9ŵƐƼ10g11ŋ12ţ13ű14P19Ň28Ɩǚ
~ssis	87 -7Ƴ24z
~ssiv	87 19ő25ń
~ssm	87 22ǜ
~ssme	87 22ǜ
~sso	82 11ũǏ17m19Ɲ
~ssoc	87 18m
~ssu	69 -13ǩ8r10ptƵ11sŁ13ƷƸ25Ƽ26Ÿ40ǂ
~ssue	79 13Ƶǂ15Ƹ30Ÿ
~ssur	77 -12ǩ7ƻ17ǂ30Ƽ
~ssus	80 10r11t12p13Ł14s15Ʒǂ
~ssw	85 46ǘ
~sswo	85 46ǘ
~st>	34 -26ǌ-14S-13ůƞ-12Ƶ-11ōŎ-10dqVŐťŰƌƼ-9klpBFRĴŉŽƴǖ-8ļźƁƣƥƬǠǣ-7ķŏŬƉƙƱǓǢ-6ūŮųǄ6EſƎƑƛ7ŒšŭƢƦƺƻǟ8YŁşƨƩƭǋ9ŦƖ10cƚƮǀ11nuIƹ12mŝŠƏƠƫ13ňŞŻƈƿ14bUŘŪǇǞ15ńƸǉǑ16ĻưƳǔ17AKŇƪ18vy19Ĺ20ŜƲǊǚ21x22ơǎ23ŷƘ25ǩ26Ŀœ28ƾǙ29ņ41ľ47Ǐ
~sta	44 -15Ĺ-12Ş-11ž-10ŭ-9sL-8ƝǑ-7cMQUYĿōŎŠƞƲǋǐ-6PťŴ7akĶƉƋƚ8jƥƻǩ9tŹƐƩ10VŅƛ11XňőřŤŲƊ12Sǜǣ14fŃƄ15Ř17ŰǇǈ18H19Ə20ŌŗƷ21ķ23ŐƤƱ26CEŸƜ27ĺŢ30ǟ31Ǎ32ǅǚ
~stac	87 -8ƴ-6ǩ16Ő40Ų
~staf	79 -11Ş27ǜ30ǈ40Ǉ
~stai	76 9ƣ11Ɯ19Ƥ24ƛ25Ɗ30Ǎ
~stak	85 40ǚ
~stal	79 12ǚ19Ǆ20E22Ɛ
~stan	66 -6ǩ7ĺ8KĻ9rXŀŒŶƑƽ10ŰƇǞ11ų12ZƉǍǖ13ƴ14Ũ17ķ19Ŗ27ň
~star	60 -13Ĺ-12V-8L6j7dEŏǟ8ő9xū11œ12R14Ƌ17aĺ18ř19ǩ20Ź21Ť23Ń24S25Ʊ32Ō52ǅ
~stat	59 -11ž-10ŏ6ƚ7ĵş8ľńů10ĸ11żƱƶ12ƪ13őŔŚ14ƻ15Ķ16E18ķ19Ņ21Őǣ23fƄ26C29Ə32Ÿ34ŗ
~stau	82 -7Ųǐ14Ǎ17Ǜ24ǟ
~stay	57 -13Y-12ǩ-8Œ6ǎ7gKƧƮ8Ƶ9tyFǨ10ƨ11j13Xƥ14n15k16ĺŰ17Ʃ19ǟ20Ř22Ƥ28V29H31Ɯ33Ʒ37Ţ
~ste	54 -8ń-7łƳ-6Ƙ6PŷƷ7řƤƫƵ8ƛơƽǙǞǧ9rǂǃǊǌ10mzžƍƜ11SǗ12Ǜ13Ƽ14ƎǏ15ũ16ǩ18ǘ21B22ŧ31ǖ32AƯ
~stea	79 7M9ǎ11Ǒ13K14Ƶ19S
~sted	73 -6Ƴ7ķ8Ŭ12ŷǧ13Ǚ14ơƫǌ15P18z
~stee	87 -7Ƙ15ƛ26Ǐ
~stem	69 8ǝ16ǘ17Ǘ18Ǜ19Ǝ27ǖ
~sten	83 -8ƽ12sB14Ƽ37ǩ
~step	72 -9ń8dǨ9Ř10Ť11u12ǘ15Ǟ16ž17Ɯ24ũ28Ư
~ster	64 7Ƽ8aƱ9ĿřƤƷ12ǂǃ13mƍǊǖ15Ư19ƽ21B30ŧ41A
~sth	87 -9ŏ18s55Ƽ
~sti	50 -12Ʀ-9Ÿ-8Źƛ-7pŢǊ-6ĴŤ6Mǆǋ7cnHŀǟ8ƺ9AƖƵǣ10fOZƔ11UƬ12ũ13qCJ14QŨƇƧǩ15Ƌ16ǖ17ŊŬ18vz19t20P22D23I29ƫ36ŉ
~stic	77 -9Ʀ-7ƅ6O10ǘ11ƋǕ12Ƨ17ǖ21ŀ28Ƈ
~stil	54 -10Ÿ-8ƛ-7ĴŢŹ6Vƌ7MOSƀƧƹǆ8jnHŐŜƋǋ9cƺǟ11Z12fƔ13UƬ14ũ15CJQ16qŨ20tvzǩ21Ŭ22P25DI33ƫ
~stim	85 -8Ǌ9Ů10ǉ11ǀ13Ɠ
~stin	76 -15ǉ7ű9B11Š12rĽōŦ16ǣ18ƅ19Ƶ
~stio	69 10dĹ16A26Ŋ54ŉ
~stl	70 -17Q-8ƌ6Ů7P8Uň10ǖ11ĸǇ13ŻǄ17ŭŲ38ǔ
~stle	87 17Ż22Ų
~stly	72 -18Q-8ƌ6AŮų8PU9ň11ĸǇǖ13Ǆ18ŭ40ǔ
~stm	78 9Ƌ16D18ķ20d23k
~stma	80 9Ƌ17D20d24k
~sto	49 -15G-10Ɨ-8Ųƣ-7lnƠơ-6ƿǩ6ųƲǊ7OVƼǞ8Ƹǅǌǡ9yţ10ŀŊƻǎǟ11Ʈǚ12ō13Ťƽ14Ǣ16j18ǍǏ20M21Ɛ22őǖ24Ǔ25Ɲǔ29ǋ36ƥ38Ɔ46ƚ50Ǘ
~stoc	78 8ķ9Ķ11Ǣ22Ɲ31Ǐ
~stom	61 -17G-8Ų-7l6Ǧ7ĿŢŵ14ǡ16Ɲǚ29őǖ31Ǔ32Ǘ36ǔ
~stop	69 9Ƙǝ10ż12V15y17ŀ20Ʈ27M
~stor	56 -11Ɨ-8Ơƣ6Ŕ7ņƊƑ8ŊųǊ9OƸƼǞǢ10ǅ11ǌǡ12ƻǎ13ţǟ14ō16ƽ17Ť19j21Ǎ35ǋ39Ǘ43ƥ44Ɔ54ƚ
~stov	78 39Ɛ
~stp	87 18ƴ
~stpo	87 18ƴ
~str	53 -8Ɨ-7ƥǘ-6ƴ6ǎǣ7ŚƞǛ8tŇŔřƏǔǟ9Ĵĸňǧ10ŭ11EŀƽǃǕ12QŰƘǩ13Ş14GƼ15ū16ũƇƑ18šǋ19Ǎ20Ɠ21ƅ34D
~stra	68 -8ǘ-7ƴ6w8Ƽ9oyǎǣ10ǧ12Ŕ13Ĵšū15ň17Ǖ19ŀŞ
~stre	64 -8Ɨ7ǝ8Ŝ9Ũƞ10tŚ11š15E16Ű17ǃ19G22ũ43D
~stri	72 8ū9Ǆ10V12ƏǔǛ13Ň14ř16ŭ18Q23Ǎ30ǋ
~stro	83 17Ƽ18ĸƽ
~stru	67 -7ƥ14ǟ17Ƙ20ǩ22ƇƑ27Ɠ28ƅ
~sts	68 -7v6Ǉ7ŷ8Ǐ9ǝ10uŔ11ŹƤ13ƭ15ǈǑ19Ǚ22ƾ23Ɯ
~sts>	68 -7v6Ǉ7ŷ8Ǐ9ǝ10uŔ11ŹƤ13ƭ15ǈǑ19Ǚ22ƾ23Ɯ
~stu	59 -9Ŭ-8ǩ6dXşŤư7ƹƿǕ8ő9ŁŞƣƱ10ƉƋ11Z12Ǣ13ǐ14ŀ15Ʈ16Ƣ17A21Ɲ24Ƈ27ƥ29ź33Ɨ34m
~stuc	74 -9Z8ư10ő12ƣ16Ş19ŀ20Ʈ31Ƈ
~stud	71 -10Ŭ14Ʊ24Z37ź44m
~stuf	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
~sty	77 7ƉǇǈ18Ǒ
~styl	77 7ƉǇǈ18Ǒ
~sua	73 7ĺƅ8Ķ9ǩ10AWř13ǀ14ǅ18ł25L
~sual	73 7ĺƅ8Ķ9ǩ10AWř13ǀ14ǅ18ł25L
~sub	62 -12Ǉ-11Ƌ-9ơǧ-6ŵ8ůǤ9ƅ10Ō14ǌ38Ŷ77Ǒ84ǒ
~sub>	83 -14Ƌ-6Ƨǧ19Ǒ27ǒ
~subc	78 14Ǒ28ǒ
~subs	68 -13Ǉ10Ǥ47ǒ58Ǒ
~suc	85 7ŭ10wƻ
~such	85 7ŭ10wƻ
~sud	85 11ŭ16ĸ17ĺ
~sudd	85 11ŭ16ĸ17ĺ
~sue	71 7Ŀ10Y11Ƶ12ǂ13Ƹ23ķ26ǜ27Ÿ
~sued	74 -6Ŗ7Ŀ10Y12Ƶ24ķ27ǜ28Ÿ
~sues	83 14ǂ15Ƹ
~sug	79 6Ƃ7ƽ13ƴ15Ǚ19Ƽ
~suga	82 7ƽ14ƴ20Ƽ
~sui	77 12ǡ15Ň20Lǜ29ķ
~suit	78 12ǡ15Ň19ķ20ǜ21L
~sul	85 11ƻ13Ǜ30ǚ
~sum	75 14Ɵ19Ǉ20k24x42Ɗ
~summ	82 15Ɵ21Ǉ22k26x
~sump	80 45Ɗ
~sun	79 -14Ǟ8Ļ30ƌ39j
~suns	87 34j
~sup	67 -9Ɨ-6ǝ7Ŕ10rǐ14nzL15Ɲƿ20Ŏ24ǩ43Ǖ
~supp	67 -9Ɨ-6ǝ7Ŕ10r11ǐ14zL15nƝƿ20Ŏ44Ǖ
~sur	42 -19Ƹ-15ơǏ-13Ǒ-12ǔ-10Q-9ƒ-8nƔ-7oyĿŶ-6ǩ6rŦƘ7Şǝ8ŤƀƬǘǧ9ĹĺƩ10Řǂ11ŁŪƭƳ12iƁƦǤ14Ǩ15aņŭǓ16ŀţƃƕ17Wľ18Œš19Ƅ20ŗƪ23ƴ25Ǣ27Ƽ28Ɠǥ30ƨ33Őſǌǒ37ş44ŏ
~sura	47 -17Ƹ-12Ǆ-11ǔ-9Q-8őƔ6AŝŞƤ7řƇƢ8ŗŚŦƙǓǤ9Ūſ10rƀ11ǘ12ŘšǨ13şƩƬ14ĺƃƭƳǒ15ŁƦ16Ɓƴ17ŏǥ20ņŒ21Wţƕ22ľŐ23Ƅ24ǌ
~sure	52 -16Ǐ-12ơ-11Ǒ-7yĹ-6nƒƵ6Ũ7Z8ŢƜǂǄǥ9šǧ10ƘǓ11ƴ12Ť13ő14aǌ16ŗ17ŏŐ19Ƽ21ŭ24ŀ31ƨǒ32ş34Ǣ38ſ39Ɠ
~surg	87 13ǂ28Ƽ
~suri	85 -9Ŷ12ǥ21ŏ23Ĺ
~surp	87 11Ǥ12ŏ13ĸ
~surr	85 40ƪ
~surv	83 20ǝ33i
~sus	76 9r10Ƅ11pt12ŁŸ13s14Ʒǂ
~sus>	80 10r11t12p13Ł14s15Ʒǂ
~susp	85 11Ƅ14Ÿ
~suv	85 -16ŷ7ū18ų25Ū
~suv>	85 -16ŷ7ū18ų25Ū
~swe	73 -11I-9Ō-8xŇƴ-6ǩ8wƫ9h10ơ12Ļ13Ŕ15K17ľ19tD23c35ŉ
~swee	82 -8x9wƫ11hơ21t22D
~swer	79 -10Ō-8ƴ13Ļ15Ŕ16K18ľ38ŉ
~swi	69 7Ŏő8Ÿ9ǖ14Ō23M26X36Ţ38ƍ
~swim	82 45ƍ
~swin	82 6R29M32X
~swit	76 7ő8Ŏ9Ÿ16Ō42Ţ
~swo	83 11H45ǘ
~swor	83 11H45ǘ
~sy>	69 -9Ɨ9kl13źǎ14oŊ15P16MƝ27U29N43ǟ
~sys	68 8ǝ16Ǘǘ17Ǜ18Ǖ19Ǝ26ǖ
~syst	69 8ǝ16ǘ17Ǘ18Ǜ19Ǝ27ǖ
~ta>	78 -8ǆ10ů13Ĺ20C21ǃ34Ǘ
~tab	67 -7ƌ6L7ł8Ō9ƤƥƮ12XŚƳ13n14Ɖ15TŽ18s30Ƨ33M
~tabl	68 -7ƌ7L8łŌ9ƤƥƮ12ŚƳ13nX16T18s31Ƨ34M
~tac	71 -8M-7ƴǩ7Ǘ8ś9ŭǨ11Ŷ13Ő14Ƽǘ16Ŵƽ28K29Ƒ32Ų
~tach	80 9ś14Ŷ33Ƒ
~tack	79 -7ƴ8Ǘ11Ǩ14Ő16ǘ18ƽ19Ƽ
~taf	79 -11Ş27ǜ30ǈ40Ǉ
~taff	79 -11Ş27ǜ30ǈ40Ǉ
~tag	78 -40I-10ŭ-7ř7ƚ22Ɔ28ǩ52ū
~tage	80 7ƚ22Ɔ
~tai	73 7Ǚ8kǄ9Ɣƣ11Ɯ18Ƥ23ƛ24Ɗ29Ǎ
~tail	87 8Ǚ11Ɣ13Ǆ
~tair	76 9ƣ11ƛ12Ɯ19Ƥ25Ɗ30Ǎ
~tak	50 -14ǩ-11rX-10Ŷ-8YńŔƆ-7lMZŦƄ-6ƾ6ņŞǊ7łǂǋ8NWŝŠũ9aŴǄ10ĴůǛ11TśŭƏ12Ư13kƓƱ14ŧųƗƤǠ15Ŏő16Ɩ17ŢźƧƪƬǞ18Ǩ19ǚ21zķ28ǁ30ǖ31B50ƻ
~take	51 -11rX-10Ŷ-9ǩ-8YńŔƆ-7lZŦƄ-6ƾǅ6Ʀ7ņŞǂǊǋ8WłŠũ9aNŝŴǄ10Ǜ11śůƏ12TƯ13Ɠ14ųƤƱ15őŧƗ16ŎƖ17Ƭ18ŢźƧƪǞ19Ǩ20ǚ22zķ23ƻ29ǁ31ǖ32B
~taki	79 -8ǩ-7M10Ĵ12k13ŭǠ44ƻ
~tal	50 -8Ơ-7ŏŗ-6ņ6ƃ7Ň8ĸƍƤƿǍ9vƦƲƼǉ10ĵĽşťǚ11EŠ12fŦƐƢǔǙ13asƸ14A16Ĺ17Ɖ20Q21rķǂ22ń31ǩ32ƺ38N43Ɓ
~tal>	59 -7Ơ-6T6žǔ7uŅşƹ8SZ9VƃǨ10ĸǂ11PƤǍ12ƦƼ14E16fǉ17ƢƸ21Ɖ25Q34ǩ57Ɓ
~tale	87 18ŵƿ
~talk	58 -6ņ6gOT7cKLōƅƆƨǠǩ8XƯ9CŦ10Ňƍ12vĵ14ĽŠ15ťǙ16s17a18A20Ĺ27r30ń46N
~tall	75 11ǚ18Ǆ19ǂ21Ɛ53ƺ
~tals	83 9Ɯ15ǔ42ķ
~tam	85 15ǃǚ21ƻ
~tan	60 -17ǩ7KĻŒ8XŀŶƇƑƽǞ9Ű10CZų11ƉǍǖ12ƴ13Ũ14ķƋǆ15Ʊ16ŖǠ18B20A22ľƶ23ň
~tanc	87 20ƶ
~tand	67 8Kĺ9rĻŒ10XŀƇƑƽǞ12Zǖ13ƉƴǍ17ķŨ21Ŗ27ň
~tang	87 14ŰŶ16ų
~tant	69 -10ǩ11ƶ12ō17ǆ19ƱǠ23B24A26ľ
~tap	85 55ŋ
~tape	85 55ŋ
~tar	59 -13Ĺ-12V-8L6Eŏ7dǟ8xő9ū10ĽœƘ12gRŪ14Ƌ15a16ĺ18řǩ19Ź20Ť24SƱ31Ō33Ń50ǅ
~tar>	87 16Ƙ20g
~tart	60 -13Ĺ-12V-8L6j7dEŏǟ8őŤ9xū11œ12R14Ƌ17aĺ18ř19ǩ20Ź24Ń25SƱ32Ō52ǅ
~tas	83 -13ǔ12ű13Y17ĸǗ
~tat	58 -10ŏž-7ǩ6ĵ7ńş8ľů10ĸżƱ11ƶ12ŔŚƪ13őƻ14Ķ15E17ķ18ŅŻ21Őǣ22fŀƄ26C28Ə31Ÿ33ŗ
~tate	61 -11ž-10ŏ6ƚ7ĵş8ń9ľ11ĸżƱƶ13ŔŚůƪ14ő16Ķ17E18ķ20Ņ22Őǣ24Ƅ28C33Ÿ35ŗ
~tati	74 19ƻ21ŀ23Ż38Ə
~tatu	82 34f
~tau	80 -7Ųǐ9ś14Ǎ17Ǜ24ǟ
~taur	82 -7Ųǐ14Ǎ17Ǜ24ǟ
~tax	76 8Ǌ12Œǆ21ƅ22Ǡ23T
~tax>	79 8ǊǠ12Tǆ22ƅ
~taxe	87 13T14Œ16Ǡ
~tay	57 -13Y-12ǩ-8Œ6ǎ7gKƧƮ8Ƶ9tyFǨ10ƨ11j13Xƥ14n15k16ĺŰ17Ʃ19ǟ20Ř22Ƥ28V29H31Ɯ33Ʒ37Ţ
~tay>	62 -13Y-10ǩ-8Œ6B7Ő8ƧƮǎ9g11Ǩ12ƨ14ƥ15X17H19Ʃ23Ř26Ƥ36ƜƷ
~tayi	67 9K11ntF14j16H19k20ĺ21Ţ24ǟ36V
~tba	80 -6Ű7Ů11g12xLŠ18Ɯ
~tbal	83 -7Ű12gxŠ19Ɯ
~tch	56 6ŐŸƎƙ8šſǈ9Ōŏƞ10bSŘ11ŉ12ųƉ13wǛ15ƟǄǙ16ƘƯ17MĶ19fg20N22Ž24L26Ţ28ƌ31a
~tch>	64 7ŎŚũƭ8ŸƓ9sŢ10š11NƯǩ12SŌŘſ13ŏ14a15ų17w18Ǚ21L22Ķ
~tche	65 8LƎƙƭ11Ɖǈ12ƞ14g15b16Ǜ19ƟǄ20Ƙ23M25f34ƌ
~tchi	78 10Ư17N20Ž28a29Ţ
~tco	85 12ļ28Ļ
~tcom	87 28Ļ
~tdo	87 -14Ŧ13g20ǝ
~te>	44 -15q-13vǏ-12ś-10lPŏƒ-9ƭǊ-8FƂ-7bjũǂ-6XĴľňōƅƳ6Œźƞǎǩ7pŁőŶƔƱƴƾǢ8Ťơ9ewƚƷǀǖǦ10ķŰƍ11E12CŌŴƹǃ13ĵŐœǣ14mƄƲǋ15ļǛ16ĹŸ17ťǌ18Ŭ19NŔŝ21ŗƖ22ůǧ23hū27ŕ28Ń32dŅ
~tea	70 -8ƫ7ǎ9U10Ǒ11K12Ƶǃ14Ķ16S21x23q24ǈ29P
~teac	79 6Ź11U17Ķ27q35P
~tead	79 7M9ǎ11Ǒ13K14Ƶ19S
~team	85 25x30ǈ
~tec	64 -6ƹ7w8ũ9ǚ11X12ǘ13ľƉ14yŖƃ15ƭǈ16ŏ18Ǝ19ŗ28ķ
~tect	65 -6ƹ8wũ9ǚ11X12ǘ13ľ14ŖƃƉ15ƭ17ŏ18Ǝ20ŗ29ķ
~ted	52 -12ƈ-10Ŝ-9Ű-8Ƴ-7Ń6dSĿŏƅ7xņŷƲǡǧ8INŝƝơƫƿǙ9Pŉǆ10uŇŖƉ11zƋƼ13Cĸ14ķŁǃ15Ǥ17ǌ18ĺǏ19ƌǅ20Ō21ƞ27Ʊ38ƴ
~ted>	52 -12ƈ-10Ŝ-9Ű-8Ƴ-7Ń6dSĿŏƅ7xņŷƲǡǧ8INŝƝơƫƿǙ9Pŉǆ10uŇŖƉ11zƋƼ13Cĸ14ķŁǃ15Ǥ17ǌ18ĺǏ19ƌǅ20Ō21ƞ27Ʊ38ƴ
~tee	65 -19ŷ6Ǥ9Ń10ŢǇ11ƛ12ƿ14ŭƂƏ16v17ź19Ǐ21ŕ54Ź
~teen	68 -20ŷ6ƀǤ10Ń14ŭƂ17v18ź23ŕ56Ź
~teer	82 -7Ƙ18Ə24Ǐ
~teet	87 14ŢǇ18ƿ
~tel	43 -13ĺ-11I-10G-9Ňƕ-8LXŀśŞƣƮƼǐ-7bşťŧǥǨ6ŜŻ7hqCKļŅűż8FHĽƐƠưƴƿ9EŪƄƭǂǅ10gnŶſƾǆ11lƞƳǜǣ12kĹƊƨǈ13Ŕŭ14iuUŊƸ15ŖŨǩ18Ǆ19P20ŤŽ21ō32Ƥ33B
~tel>	79 -6X16ƾ44Ƥ
~tele	82 11s21ǩ37Ž
~tell	44 -13ĺ-11I-10G-9Ňƕ-8LŞǐ-7bśťŧƣƮǥǨ-6ŀşţ6ĿŎŜƥ7qCKļŅűƵ8hHĽƠƤƴ9EFUƄƭưƿǅ10gnŪǆ11lŶſƞ12Ɗƨ13kĹƳǈ14iŔŭ15uŊŨ16Ŗ18Ǆ20P21ōŤ34B
~tely	72 -11SƼ9Uţ11ƾ12Żǣ13ĺǏ14ǂǜǟ20Ƹ
~tem	65 6Ķ7ǝ10ľ12ĸ14ƪ15Ǘ17ŚǛ18Ǝ24ǘ25ǖ29Ƙ
~tem>	69 8ǝ16ǘ17ƘǗ18Ǜ19Ǝ27ǖ
~teme	80 8Ķ16ĸľ18ƪ21Ś
~ten	58 -8ƽ-7ŖŶƊ-6ǖ6cRųƸ7xBňŗŜƳǣ8sƙƿ9ƣƼƾ10CŰƵ11Ƣ12ƛǙ14ńž15b17F19ŲƗ20ǩ22Ɵ34Ǣ41Ɯ
~ten>	63 -7ŶƊ-6ǖ6Ɛ7ĻųƲǓ8xBŜǣǩ9sƙƿ10ƾ13ƛǙ16ńŗž17bƟ22Ų25Ɯ
~tena	80 12Ɵ13ƣ17Ƣ25F27Ɯ
~tend	83 11ĺň13Ƴ15Ƶ16Ű
~tenn	87 7Ÿ11c17C
~tent	76 -9ŗ-7ƽ-6ŖƓ13Ƽ26Ɨ43Ǣ
~tep	72 -9ń8dǨ9Ř10Ť11u12ǘ15Ǟ16ž17Ɯ24ũ28Ư
~tep>	79 -9ń9dǨ15ǘ17žǞ31Ư
~teps	80 10Ř11Ť18u21Ɯ27ũ
~ter	41 -16Ř-15ǩ-14ļƸǌ-10csĺŲŶǇ-9lCXĹƖ-8ňŊƾǔǨ-7nDPRSYZŒŖŬŵǚ-6fIŀńŎŗŝŷſƞǅǈ6ĴŅşƇ7OťŹƽ8EKƤǞǤ9FNƵǂǗǢ10uxŔƱǑǖ11ĽŦŧƢǎ12hŇřƍ13qǕ14ľŮ15yƊ16bJķŚƳ17ơǘ18Ţǝ19ƭ20tŨ21BƃƋ22Ɵ23Ʒ24Ư26LǛ27A28w31Ʃ32ũ33ƛ42ƙ
~ter>	44 -15Ƹ-13ļų-12Ř-9sŶƭ-8clCĺƖ-7iĹňŊƾǩ-6hDHRǔǨ6Ƶ7jpřŜťźƐƕƘ8boxUĻǝǟ9vO10AEǤ11Ǟ13FŔŹǎǖǗǢ14wKŦŧƳ15qŨ16aBķĽŮ19JŚ20y21Ţ22L24tƋ25ƃ26ũƟ27ƯƷ31ƛ46ƙ
~tere	74 7ķ8ơ9Bǐ10ōƪ11H12Š13Ɣ15ş16ǃ20Ň
~teri	79 13Ǖ20Ƈ51Ǜ
~term	68 -7ţƦ8WƵ10Ɯ13ŕ17Ǖ18ǜ47Ʃƭ
~tern	77 -9Ń11L12g16jV17i19Ņ21Ō
~terr	79 -8Ř8g10wŨ12œ25ǝ31N
~ters	61 -18ǌ-17a-12n-8o-7Ǉǐ7mť8uřƛǄ9Ƥ11ż12ƍƽ13ůƱ14ų15w16ŏ21ƢǑ22ľ26ơǘ28b31h37A
~terw	85 7Ũ10Ƴ23ũ
~tery	87 -9ŏ18ư23Ɗ
~tes	55 -12ŝ-9ǩ6cĽŌƌƹ7aHZŧ8ŐşůŶŸƼǜ9ĻǊ10mEǂ13Ŋ14ōū15ŞƽǙ17ƾ18v21Ƣ25ǁ29ǒ31ń41O
~tes>	56 -8ǩ-6ŝ6Ō7acHZĽ8Őşůƌ9ĻŸƼǊǜ11mEǂ14Ŋū15ōƽ17Ş18v21Ƣ29ǒ32ń42O
~test	78 7ƹ11ŧ22Ǚ26ƾ29ǁ
~tev	83 8ş13ŉ19ũ
~teve	83 8ş13ŉ19ũ
~tex	69 -19ǩ-10Ǖ13ǘ23l29ś64K
~text	69 -18ǩ13ǘ29ś64K
~tfi	73 -6ŝ8Ş9ő10ń13Š14WǞ16a19ơ23Ő25Q35Ǆ
~tfit	73 -6ŝ8Ş9ő10ń13Š14WǞ19ơ23Ő25Q35Ǆ
~tga	64 7h21ZƮ36ƕ50Ɣ
~tgag	64 7h21ZƮ36ƕ50Ɣ
~tgu	87 10Ɔ16Ƙ23D
~th>	34 -18ĺ-12Hŏ-11RţũǨ-10ľŪ-9oNOYśƑǅǐǢ-8uōƓǄǛ-7IPŌơƣƩƺǌǕ-6ƋǠ6Ńƛ7FňřŰŹǖǡ8nAĶŒŠ9Řŭ10ŀŋŬƧƼ11ŞƁƐƞǃǏ12gpSķŜšŶ13ƱǤ14ƂƒƟǁǜ15Ĺǂ16ťƃƤƽ17ŊŖŝŲ18ŧű19ĴşƠǝ20WŢƢ21Ƶ22ńƘ23sXŕƸ24ĻŐ25bņ26VƳ30T31d41ő
~tha	28 -14iYĹ-13Ř-12v-10ŖŹǊ-9ePXZǨ-8ŃƔƟơƬƮƷ-7JTľƓǟ-6rƨ6DŁŰųƐǦ7kWņŲƛƪưǓǕǜǩ8xŋŌƍƏ9Şůƀǝ10adhHVļŎƁƯƻǧ11MŀřŮƘƹ12CĽũŪŸƈƌǂǚ13ŒŔŬűż14uFķŅŽƅ15QŜŧƝƥ16śǋ17ƙ19tƧ20Ťū21pS22Eő23ŦƩ24Ƴ28G29ĺ32ŭ33ō35Ň36ŠŶ38ň39ĸ41ť43b52Ũ
~than	60 -10o-9S-8ƅ-6ǩ7Lǔǜ8aŸƁǌǡ9Œœ10sƦǋ11ŮűŴƺ12YļŇƩǇ13GŅž16p17ǂ18ķ22kK
~that	29 -17Ĺ-14i-13YŘ-12v-10Ɠ-9ePXZľŖŹǊ-8sƔƟơƬƮƷǨ-7JŃǟ-6Ǉ6ķœŻƇƋƛƜǉ7aDŁŅŰųƐưƴǦ8WņŒŲƘƪƯǕ9oxŋŌŸƀƍƏǓǝǩ10dŞŪůǧ11hHVŎƈƻ12Mŀřƹǚ13Ľƌ14ũŬűż15uCFQŔŽƝ16Ŝŧƥ17pśƅƩǋ18ƙ20Ƨ21tū22Ť23EG24őŦ25SƳ27ĺ34ŭ35ō37Ň38ŠŶ40ň41ĸ44ť45b54Ũ
~thd	68 11Ǘ13Ŝ20p21c23dv
~thda	68 11Ǘ13Ŝ20p21c23dv
~the	19 -22Ň-17Tň-16ĻŸ-15Ƃ-14Ŋ-13Ĺ-12d-11iopq-9Lœ-8CŃŖ-7FNPXƩ-6ƨǎǗ6QWŽƱǡ7RśšƇƓƜƥƾǥ8zKŪůűŻ9wDEMŞũƎƐƲǅ10hĶķŌǉǖ11SńŢţƁƧƶǁǢǧ12lōŹźƔƗƦǍǒ13eĽƌƯ14fkƪ15nřŠƅƍƏƚ16ŰżſƕǃǇǊ17ŀŒŜŴƈǆǓ18ŐƊƒƖƙƛǦ19łŕųƟǤ20sŘƄǞ21ŚŵƫƻƽǑǛǠ22Gşŷǋ23ƑƢ24ŦǨ25ŁƠǈ26xƝƮ27ŬžƋ28ǐ29ơ30Ņūƞǟ31vŔ35U38yŧ39ŝ
~the>	22 -18ő-16P-15ioŸƴ-14zŇňōƣ-13ŊŏŖ-12qǄ-11B-10ŝ-9AĻšƂƸ-8HTŞŢ-7Fœ-6Ƭ6YſƉƜƶ7aKűŵƀƲǓǡ8mĴƵƷ9ĺŹƭǌǣ10ĿţŭƍƚǏ11DŠůǁ12fvŤŮƇƗƥƧƯǉǖ13EQĶŔźżƅƐƮǃǛ14ŐƊƓǍǑǧ15ŦŻƁƝƟƪ16ƏƔǈ17ĽŌŪŰƈǢǤ18ekłŴ19ŷƒƙǅǊǥǦ20ŀƕƻǆ21řž22ƛ23ŁŕŧǋǞ24xƌƑ25ƄƖǨ26ơ27Ƌƞ28Ơ29yŚǐǠ30ƫ31ǟ32UƢ33ų37ūŬ
~thea	87 10ƫ12h13ơ
~thei	60 -11œ-10ŭ-7P-6Vš6Ǣ7Ƣǘ8Ƴ11ǖ12yŝŧ14Ǒ16Ǖ20ǐ27v28ŔƱ32ǈ40ǒ43Ņ
~them	51 -20Ʊ-13m-12ŀ-11ĹŶ-8Ń-7Ơǐ-6SĻǖ6ŕǏ7ePƪ8ŧŰƘƻ9g10ŷǕ11œž12Ƅơ15šżƯƶ16ǒ18Ǔ20Ƭ22x24ŒŠǈ29şǑ32y33Ş40Ţ45ŝ51ő
~then	62 -16Ť-13Ū-11Ň-10Ĺ-8ĺŜŝ-7ƌƷ-6I6myŹƴǠ7Hǈ8cdQŉŌƭǔ9Ŷſ10sƮ11ńƇ12łœ13C16Šƫ17wņ23Ŏǩ25ǝ27ŵ31ũ46ō
~ther	34 -21C-20d-14ĺŒƥ-13ő-12pƭǩ-11ŭŲǥ-10ĻŠťǕǘ-9TŇŎœƯƼǅǎǏ-8ũŻƓ-7OXļľƌƬƿǝǢ-6acrLĸŮƒƘƮƺǆ6ŞűƎ7yAKWĶŁųŽƈƜƦƳƶ8hIřƀǓ9ŨƢƤ10BVķŵƍƠƣǇ11Uţƙǔ12Ŀ13uMŉƪ14ŏŗƗƝƟ15ZŘƞƱǨ16jlHšǃ17fŀŝşƚ18ŷƲǛ19zž21ſƑ22ńŴƊ24iSŅō26ǈ30Ǆ31Ŝ33Ǎ37ƽ42n43s56G
~thes	60 -13R-9H-8ķ-7ş6Ɓ7lŖǌǡ8fŲƠƸǛ9cPĺŒǩ10qŜǟ11n12ǇǞ13tQƗ15ƺ18ŋƒ24A29U
~they	44 -15Ĺ-13ǩ-12XǨ-11Yň-10c-9ilCPĿŭ-8ƙƳ-7jmŠŵƃƸǃǣ-6MZĸŊťŶƵǅ7ŜƍƖƗƬǁǏǛ8Ŗƪ9ĵƄƽ10śŢǒ11yT12ƈƧƱƻǇ13wƼǑ14ƕ15RŐż16Ʀ19Ǥ20zķƅ21š22Ř23ǖ25ŒƠ26ƴ27UW31Ŧ33v34Ʈ36Ş38Ņ48ŧ52Ŕŝ
~thi	34 -18o-15Œ-14n-12ǅ-11FŬ-10ƦƧǇǗ-9pŐƔƠǠ-8ŢůźƈƑƩǔ-7lPTńŚŤŮŹƝƪǆǨ-6RƟƤƮǜ6Ľſƾ7hLľłŕŘűƂ8ķŌŻơƸǢ9cZŇŞŽƯƼǀ10jƶ11gsMŎŝƭ12dHUXŊƹ13ŋŪǦ14ƖǞ15şŶǩ16ƥƻǂ17B18Ųƨ19ĹƘ20kŀ21NŁōƵ22ũ23i24IŃ25Aţ27Ļ28Ƭ29a34ŉ36Ŀ45r47ŏ52ĺ
~thie	87 15Ǐ29ǂ
~thin	38 -11nŋŌ-10Ŭ-9aqFŜƔƧǗ-8csŒƈǁǇǠ-7xSůƠ-6ŗƑƕƝƩƪ6ūƞ7yťŨƀƏưƳǃǄǐǞ8kKŖǂǕǥ9hſƂƗǟ10YǢǩ11ABŃŊŻ12NűƄƼǀ13HķŽƸ14ZŞƯƹ15gUŀłƶ16ŝǦ17Ū20ŇŶƥ22Ųƻ23işţ24ĺƘ26ƨ27ō28ũ31ŏ34r36Ƭ37Ŀ41ŉ
~thir	76 -6ƽ9Ŝ10ǡ15ǅ18qƣ20Ɩ22d24c
~this	45 -20ǅ-17o-11Ň-9ŒşƄư-8ĸǨ-7KŤŨűƦǋ-6ōŠƢƨƬƮǟ6cditƺ7mľŀ9ňŕŴŷǁǈ10S11ơ12JœƖƭ13XǞ14ƕǊ17kł18ABM20N22jŌƵ23Ŏ24sĹ30Ļ31Łŋ38r39I41ŏ42Ń50a51ĺ
~thl	74 13Ơ30Ĵ
~thly	74 13Ơ30Ĵ
~tho	51 -8JŬ-7ũŹƦƳ-6C6UƅƕƛǄǊ7aHƗǍǐǠ8AŕƂƞǓ9ĵƍƮǒ10ƈ11ńƑƩƯƵ12ŢƭǇǤ13x14ſư16Ǒ18Ž19Ʒ23Ǩ25š33Ň34ŵ
~thos	56 -8JŬ-7ũ-6C6cŠűƚ7xņŢƅƛƜƵǌǘ8UƕƗǊǍǐǩ9Ǆ10Ňŕƞ11Aĵƍǒ12ƑƯ13ń14ǇǤ15Ʃ18Ǒ22Ž
~thou	61 -10ő-8Ź-7Ʀ6ŷ7dxŢź8ƈǁ10aĺƂǠ11H12Ʈ13Ǔ17ƭ18ſư25Ʒ28Ň29Ǩ31š43ŵ
~thr	50 -9ǟ-8P-7ƟƧ6yƂƛƮƱ8ļłŧƳƻ9ĸŔŖšƁƕǖ10zŊƚ11ZƦ12n13ũ16jƆ17ŏŐǥ19ƌ20Ťƨǎ22Ũ26W
~thre	83 9Ƹ13Ŏ14Ň
~thro	51 -9ǟ-8P-7ƟƧ6yňżƛƮǕ7ƂƱ8ļłƳƻ9ĸŖšŧƕǖ10zŊŔƁƚ11ZƦ12n13ũ16Ɔ17jŏ18Őǥ19ƌ20Ťƨǎ23Ũ27W
~ths	63 -9Ơ-8ƌ6ƆƤ7ĺ9v10Ĵŕ12ł13ǝ14Gŧ15Œ16Ů19ƃǄ24Ǩ27Y29Ʈ
~ths>	63 -9Ơ-8ƌ6ƆƤ7ĺ9v10Ĵŕ12ł13ǝ14Gŧ15Œ16Ů19ƃǄ24Ǩ27Y29Ʈ
~thy	77 9ƽ19Ƹ21x
~thy>	77 9ƽ19Ƹ21x
~tia	80 10ǀ11ǔ12Ʃ13aƴ19Ǆ
~tial	80 10ǀ11ǔ12Ʃ13aƴ19Ǆ
~tib	59 6ƀ7łƁǩ8ľ10Ŏ13ň15Y17Ŧ19ŭƚ31Ř
~tibl	59 6ƀ7łƁǩ8ľ10Ŏ13ň15Y17Ŧ19ŭƚ31Ř
~tic	59 -15ż-7Ʀ7Ƽǘ8KNǏǕ9ƛƧǌ12ǖ13ĴŠ14Qǆ15ţŶƋ20Ƈ21Ŕ22Ĺ25Ž28ŀ48Ż
~tic>	78 11ƋǕ13ƛƼ14Ĵ17ǖ
~tice	78 10Ƌ11K19Q22Ĺ
~tick	64 -16ż-7Ʀ8Ĺǘ9Ǐ10NƧ16ŀ17ţ19Ŷ23Ƈ24Ŕ52Ż
~tics	85 38Ž
~tie	71 7Ľ9Ʊ11ƠǛ13h15ǈ16ǀ17Ǐ18ơ21Ǘ28f32c
~tie>	87 10Ľ17h31f
~tied	87 22Ǐ
~tien	87 7n21Ǘ
~ties	77 10Ʊ12ƠǛ16ǈ18ǀ20ơ36c
~tif	62 -8J7Ǎ10ǃ14ź15ū18ǒ20ǌ34ǧ
~tifi	63 -8J-7b11ǃ15ūź19ǒ20ǌ34ǧ
~tig	83 9ǝ12Ų13HL19g
~tigh	83 9ǝ12Ų13HL19g
~til	51 -12Ń-9Ÿƛ-8Ź-7pĴŢƱ6jnŐŜǆ7ƄƋƑǋ8cĺƺǟ9Vƾǐǧ10fZƩ11FUƔƬ12ũ14qCJQ15Ũ17ǩ18z19tŬ20P22Ɖ23vDIŕ30ƫ49ƭ
~til>	75 -9Ń9y10V11O12Ƅ13v15ǧ16ŕ17ĺ28ƭ
~tile	87 40Ɖ
~till	53 -10Ÿ-9ƛ-7ĴŢŹ-6Ʊ6ƀƹ7jnOSŐŜƑƧǆǋ8HƋǟ9cƺƾ11fFZƔ12UƬ13ŕũƩ14vCJQ15q16Ũ19zǩ20tŬ21P24DI32ƫƭ
~tim	51 -11ǝ-10a-9Ǌ-8Œ-7ƨ-6PĹ6Żǟǣ7ĵŜƧ8TƑƭƺǖ9ƈǒǘ10ĻŊœš11ƴ12WņŵƦ13sĺũƓ14Ųǩ16g17ƟǇ18ő24V26Ńǎ33R36LO37N
~tima	87 -9Ǌ9Ů10ǉ14Ɠ
~time	51 -11ǝ-10a-8Œ-7ƨ-6PĹ6FŻǟ7ĵŜƧǣ8Tƭƺǖ9ƈǒǘ10ĻŊœš11ƴ12WŵƦ13sņũ14Ų15ǩ16g17Ɵ18őǇ24V26ǎ27Ń33R36L37NO
~tin	48 -13ǝ-10ǉ-9ƕ-8Ʈ-7CŞƒǆǍ-6ňŜŢŨƤ6nxšǄǦ7kKNŏƜǈ8qűƅƵ9ĹĽŮ10PŚŶƻ11egŭǃǅ12rĿŪƯ13ŤƎǚ14Ʊ15Ɩ17ĵ18FǙ21ƹ22iUŒƫǠ36Ķ38jH
~tin>	60 -12Őǉ6ŎƉƵ7ƹǜǣ8OĻƫ9FĶ10UũŶƘƜƢ12nŌǄ13jxPŒƅ15ƻǅǇ17ǚ18Ŀ22i43H
~tine	87 32ƹ
~ting	52 -13ǝ-10ƕ-9yǇ-8Ʈ-6ǆǍ6Mƭ7ŐŦƪǋǦ8KŝŪƣ9kNǈ11Ľŏ12FĹŮ13ŒŚŭǃ14eĵƯ15UƎ17ŤƖ18ƫƱ21Ǚ25Ǡ30j31Ķ
~tio	46 -13ơ-9ţƽ-7GNƬ-6ň6ŌŠ7qFŎƉǅǧ8ƭǟǣ9ǓǚǜǞ10xSŐƅƘǁ11ŗż12nPưƼ13ŋǝ14Ŋűƻǋ15Aƿǆ16m17Ŕū18Ļƌ19k21ń22Ň23ƏƱ24Ƈ28Ż29ŉ30ǌ
~tion	46 -13ơ-9ţƽ-7GNƬ-6ň6ŌŠ7qFŎƉǅǧ8ƭǟǣ9ǓǚǜǞ10xSŐƅƘǁ11ŗż12nPưƼ13ŋǝ14Ŋűƻǋ15Aƿǆ16m17Ŕū18Ļƌ19k21ń22Ň23ƏƱ24Ƈ28Ż29ŉ30ǌ
~tip	85 14ŉ29ł
~tip>	85 14ŉ29ł
~tir	66 -6Ǟ8ƭ9qű11Ŝ13t15Ļ17Ƨ30P33Ķ37V
~tire	67 8ƭ9qű11Ŝ13t14V15Ļ17Ƨ31P36Ķ
~tiri	87 -8Ǟ31V
~tis	80 10Ū11ĺƿ15ŧ24ŝ
~tisf	85 16ŧ25ŝ
~tist	87 11Ū12ĺƿ
~tit	71 -10Ʃ-9Ƅ-7Ƈ8ƕ9dķ10ǐ11Ņ23Ɩ24ń27PŬ33ǆ
~titi	85 8Ɩ13Ņ29ń
~titl	75 -8Ƅ7ǈ9ƕ10ķ11ǐ18Ɩ28Ŭ29P
~tity	87 -12Ʃ-8Ƈ13d42ǆ
~tiv	82 -7ǩ9Ŋ12ŏ19ǀ32l
~tive	83 -7ǩ9Ŋ12ŏ33l
~tle	54 -12ǃ-9Ǉ-8ǩ-7Ƅ6cķłŊƆƝƳƹ7dIļŐżǄǐ8Ń9Ż10Yű11ŧ12akœŦ13w14ŅŲ16vƦ17P18Ưƻ19Ŭ21Ɩ24ƞ25u27x
~tle>	55 -12ǃ-9Ǉ-7Ƅǩ6ŊƆƕƝ7cdIļłŐżƳƹƻ8Ǆ9ƞ10YűŻ12kŧƖ13aœ14ŅŲ16Ʀ17v18w19Ư21Ŭ23P25u27x
~tled	79 11ķ13ǐ15Ń16Ŧ22ƞ
~tles	87 -8P9ǈ19ƻ
~tll	85 29ł
~tll>	85 29ł
~tly	61 -22ŕ-16Q-10w-8Ǎǩ-7ƌ6U8Ɓ9ĸŅǇǖ10ŀ11š13ĺƳ15aDŤơ16Œ18ũ20ŏ32ǔ33ŭǄ
~tly>	61 -22ŕ-16Q-10w-8Ǎǩ-7ƌ6U8Ɓ9ĸŅǇǖ10ŀ11š13ĺƳ15aDŤơ16Œ18ũ20ŏ32ǔ33ŭǄ
~tma	78 9Ƌ14J17Dƞ20d23k
~tmas	80 9Ƌ17D20d24k
~tme	58 -10Ő-9ƛ-8ǧ7Mŀŵ8ƿ9Űǖ11ķƾ12GǍ15Ť16DƜƤ17ƥ20ƏƠ21Ɨơǚ22Ƣ28ƣ
~tmen	58 -10Ő-9ƛ-8ǧ7Mŀŵ8ƿ9Űǖ11ķƾ12GǍ15Ť16DƜƤ17ƥ20ƏƠ21Ɨơǚ22Ƣ28ƣ
~tne	68 -14Ƹ-10QŐ-6ƅ7Ʋ10Ł11Ʒ15Ŵ18t19ǂ20qǠ21p24Ǩ25ǆ27ƨ28o
~tner	68 -14Ƹ-10QŐ-6ƅ10Ł11Ʒ15Ŵ18t19ǂ20qǠ21p24Ǩ25ǆ28oƨ
~to>	30 -23n-19ŏ-18Ŗ-16űƦ-15Ť-14Ʃǈ-12ǅǋǖ-11PŒǛ-10FŮƻǇ-9jprĽŀƞƼǂ-8fhwŕŚťŰƔǆǡǢ-7uźƁƇƲǚǟ-6qŞŻƨǊ6ĹƬƮ7ļŠǌǍǓǧ8ŊŲſƃƠǗǩ9kOƀƌǀǐǘ10dŴƙƧ11ŇŝųưǏ12ĿŜƗ13GĸŷƑƤ14BLŎǜ15eoKĻľŧƓƜ16Nƕǁ18yĴŶ19ł20AHVX21ŋōŵƭ22Ź23asZĺƷ26œǝ28ţŨƫ31ŉŢů32Ư34ś37Ł38MŃŌƵ39Ǟ40žƶ
~tob	76 12ǂ41ƹ
~toba	76 12ǂ41ƹ
~toc	78 8ķ9Ķ11Ǣ22Ɲ31Ǐ
~tock	78 8ķ9Ķ11Ǣ22Ɲ31Ǐ
~tod	54 -18ž-15ǡ-12Ǘ-9Ƨ-7PŃǩ6ŀ8ǥǧ9őƓƲǢ10x12ŗ13a14v17Ŗ18Ĺ21Ō22Ʀ24Œ25jO27Őű34iĻ37ĺ41ŏ
~toda	54 -18ž-15ǡ-11Ǘ-9Ƨ-7PŃ-6ǩ6ƫ7ŀ8ǧ9őƓǢǥ13ŗ14a17Ŗ19Ĺ21Ō22Ʀ25jOŒ27Őű34iĻ38ĺ41ŏ
~todd	87 18x23v
~tof	85 10ǀ14ƛ20ũ
~toff	85 10ǀ14ƛ20ũ
~tog	75 10Ɓ13M14ǉǊ15Z19s26ş
~toge	75 10Ɓ13M14ǉǊ15Z19s26ş
~tol	72 -8Ŝ7Y8l9ļ10Ɓƾ11jŖ12uƧƼ17Ŕ18dƴ19A23B
~told	72 -8Ŝ7Y8l9ļ10Ɓƾ11jŖ12uƧƼ17Ŕ18dƴ19A23B
~tom	55 -16G-9Ř-8Ų-7lŚ6ĸŅƄǧ7I8ƤƬǝǥ9jłƛǣ10ŵ11Ĵ12Ʀǡ14űƝǚ19LY25ǖ26ő27Ǔ28Ǘ32ǔ
~tom>	83 -7Ś9ū10e11Ņ14ǥ16ł
~toma	82 14jƛ19Ĵ
~tome	61 -17G-8Ų-7l6Ǧ7ĿŢŵ14ǡ16Ɲǚ29őǖ31Ǔ32Ǘ36ǔ
~tomo	65 -10Ř7ƪǒ8ĸƄǧ9IǕ10ƤƬ12ǣ13ǝ15Ʀ17ű23L25Y
~ton	74 9l11śŻ12bŉ13ŌŖ15r17Ʀ18ǩ
~ton>	85 11l12Ż15Ō22ǩ
~toni	79 12ś14Ŗ16r18Ʀ
~too	55 -15Ɠ-11Űƾ-9L-8ŏơƮ-7aŁŝ6U7ŅŎŠŧūƎƯǆ8cłŊŪǂ9bńŇƪ10ǄǙ11otǚ12ŽǑ13ƨ15ũ16Xňƀ17ş19s23jƳ24Ɲ25qǢ43Ǐ
~too>	61 -17Ɠ-9ơ-8aŭ-7ŏ-6ǈ6euƃƼ7Ń8UĿūƎǆ9ŅŎŪ10bƀǢ11ńŇ12cǄ13ǚ14oŽǑ17ƨ18XƳ19ň21ş23s27j29q
~took	73 -13ƾ-7Ł9kp10ƀ11ŠƯ12łŊ13ƪ15ǂ16ŧ17t21ũƳ
~tool	68 -15Ű-9L8Ƙ11ŭ13Ǚ20Ǣ31Ɲ57Ǐ
~top	61 -9œ-7ƃ7aĺŗǝǦ8WżƘ9ƌǔǥ10Vƣ11ƉƵǊ13y14ŀ15Ĵ17Ʈ18ľ21řƈ23M24Ƃ
~top>	64 -9œ7aŗǦ8ĺǝ9WżƘǔǥ11VƉƣƵǊ19Mľ22řƈ25Ƃ
~topp	77 7M18y20ŀ27Ʈ
~tor	47 -9JŁ-8ǩ-7ƠƯǈǓ6Ŋ7Oƃǂǘǡǣǧ8Ūſǀǅǌ9ţŽǎǟ10ƖƜǤ11ō12ƸƽǑǒ13łŷ14Ǣ15jƈ16ƝƲ17ƻǍ24Ť27ǋ28Ƽ30Ǝ31ƾǗ34ƥ36Ɔ49ƚ
~tor>	61 -11Ǒ-10J-7Ł6Ƹ7ļ9Ż10ǣ11ƻǄǒǧ12Ʋǂǆǘ13Ɠ14ŽƃƈǤ18Ɯ20ł28Ƽ33ƾ
~tora	75 11Ɗ12Ƒ47ƥ
~torc	85 9ş18Ūǀ
~tore	65 -8ƗƠƣ-6ƽƿ10ųǊ11ǞǢ12ǅ14Ǝƥǌ15ǎǡ16ƻǟ26Ǎ42ǋ48Ǘ
~tori	68 7ƅ8ǔ18Ť20ſ21Ɔ
~torm	74 7ũ9ƈ29j75ƚ
~torn	79 8ƚ9ǝ13ĿƲ15Ɩ16B
~tors	69 -13Ǔ-7ƹ8ǒ10Ŧ11ƣƾ21ŷ32ƎǑ
~tory	65 8Ŕ9ņơ10Ŋ11Ƽ12O13ƸǢ15Ǐ16ţ17Ɨ18ō19Ɲ22Ť26ƽ37Ɔ
~tot	76 -6Ś8Ŧ10Ņşƹ11uZ15ŵƿ21ǉ
~tota	76 -6Ś8Ŧ10Ņşƹ11uZ15ŵƿ21ǉ
~tou	76 -7d7Ǘ8ōƙ9ƹ10Kńƿ11ǟ12ŀ13Ƽ15Ŝ
~touc	78 -7d7Ǘ8ƙ9ō10Kńƹƿ14Ƽ15Ŝ
~tov	78 39Ɛ
~tove	78 39Ɛ
~tow	64 -8Ō-7ǖ7ǐ8ǋ9ņ10ƣƾ11Ǎ12Ɵ13Ň15Ǖ16X19ů21E23ǩ38l51C73Ɓ
~towa	85 19Ň22X
~towi	80 45Ɓ
~town	69 7ǐ8ǋ10ņ11ƾ12Ǎ14Ɵ21ů22E25ǩ42l56C
~tpo	87 18ƴ
~tpon	87 18ƴ
~tra	51 -11G-7ŒŚŷǈ-6ǡ6ŲǄ7QūƎƤǏ8lĴŔšƢ9mňűƓƝǇ10yŗź11ƒǕ13ŞƂ14S15ǐǒ17ƁǤ21ŀ23Ɵǀ24ƍǑ25Ǚ32P33ŽǓ
~tra>	78 -7ǈ-6Ź10Ƃ11ƴ13ŲƤǦ18Ǉ29Ǥ
~trac	60 6ř7Ʃǀ8Ŧ10ŀǧ11ƢǄ12Ɠ14ŗ15ƒ19ǒ23Ǒ40Ǔ43Ž
~trad	76 -15G9y10Ǒ11ǟǣ16m18Ɲ25S30P
~trai	67 -8ŷ-7ƴ8oƼǛ9ǎǣ11Ǐǘ12Ŕš13QĴ14ň16P19ź21ŀ22ǐ35Ǚ
~tral	87 10ƎǍ
~tram	75 38ƍ
~tran	75 -8ǘ10y11Y14ǐ17ű18lǕ
~tras	87 38Ɓ
~trat	87 -6ŝ16ū25Ş
~trav	78 -9Ǧ12Ƃ29ǀ41Ɵ
~tre	56 -9Ņ-8Ɨ-7Ƌ6ƞ7tŞŨƚ8Śǜ9jš11iƘƼ12E13Ŷơ14Űǃ15U16Gƿ17ņǄ18ũ19ŧ22ǚ26ŝ37Ƒ47D
~trea	65 -12Ŝ-9Ņ7ƶ9Ş11Ś12j13Ƙ14i15Ƽ16Ŷ18U20ƿ21ņ24ŧ26ǚ31ŝ
~tree	62 -9Ɨ7Ŝǝ8ƞ10t14E15Űơ17ǃ18G20ũ21Ǆ42Ƒ53D
~tres	85 12ƚ13Ũ15ǜ
~tri	63 -8Ō-7O7VŁū8ŬǀǄ9PŢ10ƏǔǛ11Ňů12řŭ13Ǒ14qƜ15kQ19Ǎ26ǋ27Ɓǘ29Ƌ
~tric	70 9Ǆ11PƏ12ǔ15Ǒ16q17Q18ǘ21ŭ32Ƌ
~trig	85 12Ł13Ŭ14Ţ
~trip	75 -9Ō-8O9ū10ǀ13ů18ǋ19k20Ɯ22Ɓ24Ǎ
~tro	67 -13Ǉ-9n-7Ƌ7ĵƮƿǘ8KƗƸ9ƛ10pĹ11t15Şű19ǜ20ĸ24ƽ43Ƽ
~trok	85 17Ƽ19ƽ
~tron	87 -7Ƌ11KĴ13Ɨ
~trou	70 -13Ǉ-7n7Ʈƿǘ8ĵ9Ƹ10pƛƼƽ11Ĺ12t16Şű20ǜ
~tru	54 -13Ɣ-12R-8P-7ŗƝƥ-6Ň7ņŧǞ8ųƦƫǩ9ĹŰű10ŎǋǛǟ11QŪƁ12Ǧ13Ƙ14Ƈ15Sŵ17cƑ18Z19ƅƏ20AŬ21ŭƓ25ǐ29ŴŶ31Ʋ
~truc	57 -14Ɣ-12R-7ŀŗƝƥ-6P6Ǐ8Ǟ9ųƦ10Űűǋ11ĹǛǟǩ12QƁ13Ǧ15ŪƇ16S17ŵ18Ƒ21ZƏ22ŬŭƓ23ƅ27ǐ31Ŵ32Ŷ
~true	83 12ŧ17c20Ŏ
~trum	79 22Ƙ
~trus	73 11ņ12ƫ15ŀ29A44Ʋ
~try	72 -8N7Ů8Ń9Ÿ10ǀ11ǔǞ14ƣ15l18ǘ20I24L27Ž
~try>	73 -8N9Ÿ11ǀǔ14ƣ15l18ǘ20I25L28Ž
~tryi	87 8Ů10Ń14Ǟ
~ts>	40 -14ŝ-13ǂ-12Ū-10wGPŚŤ-9vŒ-8Ǩ-7AĹĺōŏşƼƿǞ-6ůŽƒƞ7ILľƘǜǝ8CHķŹžƟƠơǎ9nƾǍ10EńǊǑǔǖǟ11Ŭŵſ12ƫ13RUšŶƌǙǚǡ14ZņűżǗ15ǒ16gƎ17ƽ18ř19Ǣ20WŇƯ21zǌ26Ş27ƣ33ŗƜ39Ż43Ǔ44h
~tse	82 -7ŗ10Ƙ11ŀ14Ǣ19Ɠ
~tsel	82 -7ŗ10Ƙ11ŀ14Ǣ19Ɠ
~tsi	74 -9UƝ-6Ļ8q9ƣ10Ǡ11Űǀ14Ʀ16Ƈ21g25j
~tsid	74 -9UƝ-6Ļ8q9ƣ10Ǡ11Űǀ14Ʀ16Ƈ21g25j
~tta	76 8ś10Ǩ13ĹŶ15Cǘ17ƽ18Ƽ
~ttac	78 9ś10Ǩ13Ŷ15ǘ18Ƽƽ
~tte	55 -14QŹ-13ļ-11n-10ƾ-7dŘƈǩ6rřŢ7łŌťƙǄǘǣ8ƊƛƜǁ9ōŰ10Ňşƨ11qǙ12oA13ńŗž14Ş15KŁź16pL17Śǂ18h19ƹ20t22Ŕ23Ľ25ľ37b
~tted	87 14Ŀ15Ō27Ł
~tten	69 -7ŶƊ7Ǖ8ĻƲǓ9ǣ11ƙƜ13Ű14ƛ15Ǚ18ńŗž20b
~tter	58 -15Ź-14Q-13ļ-11n-7dŘ-6ƈƾ6Jƚ7rřŢƵǂ8łťǄ9ǁ10ō11Ňşƨ13q14A15Ɗ16oŞ17pKź18L19Ś22h23b24tŔ25Ľ27ľ
~ttes	87 17ǂ
~tti	58 -14ǝ-12X-11Ő-6ǩ6nzŵƞƹ7iYĿűƖƟƱǜ8rPǦ9ƢƪǠ10hM11ƘǙ12Uĵ13Ů14xŚ15ǈ16Ū21jHŤ32Œ34Ķ
~ttin	58 -14ǝ-12X-11Ő-6ǩ6nzĹŵƞƹ7iYĿűƖƟƱǜ8rPǦ9ƢƪǠ10M11ƘǙ12Uĵ13Ů14xŚ15ǈ16Ū21jŤ22H32Œ34Ķ
~ttl	56 -11ǃ-9Ǉ-6ǩ7clIļłŊżƆƝƳƹ8dŐ9ŃƖǄ10Yű12ŧ13aœŦ14w15Ņ17vƦ19Ưƻ25ƞ26u28x
~ttle	56 -11ǃ-9Ǉ-6ǩ7clIļłŊżƆƝƳƹ8dŐ9ŃƖǄ10Yű12ŧ13aœŦ14w15Ņ17vƦ19Ưƻ25ƞ26u28x
~tto	76 -9Ś8ū9e10Ņ12ŌƲǥ14łƖ15B23ǩ
~ttom	83 -7Ś9ū10e11Ņ14ǥ16ł
~ttor	85 14Ʋ16Ɩ17B
~tty	69 6Ķ8ŕƑǐ9WǑ10UōŴŶž11S12ƞ16Ũ17G24Ƹ
~tty>	69 6Ķ8ŕƑǐ9WǑ10UōŴŶž11S12ƞ16Ũ17G24Ƹ
~tua	71 -9ŌŒ-7u7fţƝǢ9z10ƴ11nĻž12Ǩ13Źǆ14F15Ŗ23Ő
~tual	75 -9ŌŒ-7u7ţ8ƝǢ10ƴ12Ļž14ǆ16Ŗ24Ő
~tuat	82 -7ƽ9f11z13n14Ǩ15Ź16F
~tub	76 -8j9d11ƚ27Ƌ34ƍ
~tub>	79 -9j11ƚ36ƍ
~tuc	73 -9Z8ư10ő12ƣ16Ş19ŀƮ23Y25v31Ƈ
~tucc	87 38Ƈ
~tuck	75 -9Z8ư11ő12ƣ16Ş20ŀƮ24Y26v
~tud	71 -10Ŭ14Ʊ24Z37ź44m
~tude	71 -10Ŭ6m14Ʊ24Z37ź
~tuf	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
~tuff	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
~tui	85 36Ʊ
~tuit	85 36Ʊ
~tul	85 7Ɣ8o11j
~tula	87 8oƔ
~tur	56 -11s-10ŗǚ-9it-8Ʀ-6ƅƋ6dŧŴǧ7pTŁǠ8VĽţŰ9ƞƷ10AŹǢ11ĿŉƉǆ13ſƓǏ14GƧǊǙ15vŤƢ16Ƈ17ƑǄǅ19cf21ś28Ɨ29ƴ30ǜ
~ture	64 -10ŀŗ-8s7ĶƱ9ŁŴ10Ľ11Ʒ12ŤƞǢ15Ŀ16ƓǏ17G18Ƣ19fƇ20ƑƗǄ21ǅ25ś
~turn	62 -11ǚ-9i-8t-7Ʀ6ĵ7dǧ8ŀŧǞǠ9pTVķǆ10ţŰ12AŹƗ14ŉ16ſƧǙ17vǊ23c32ƴ34ǜ
~tus	80 -7c20C33f
~tus>	82 34f
~tve	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
~tve>	75 7ƎƙƦ8Ū10ž12Ƈ13ũƑ14ƥ16ƌ26Ɨ
~twe	74 -9ƶ-8Š7m9Ǉ10C11hP12łƫǨ13š17ŷ22ň
~twee	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
~twi	77 8wy10ţ11ǥ13Ĵ14uR19ƻ
~twic	79 8y10ţ12ǥ13Ĵ14R20ƻ
~ty>	47 -12Ʃ-10ŗ-8Ǆǩ-7I-6Ţ6ļƔǧ7őŖǦ8eĶƅ9GŨ10ƜǗ11Ɨǚ12ǐ14Ƹ15DPľƀ16Ƒ17yǆ18ǡ19W22ơǌ24Ǣ25Ǔ26ķ28Ɵ29Ǝ37Ǚ41ž45C
~tyl	76 6Ɖ7Ǉǈ18Ǒ
~tyli	78 7Ǉǈ19Ǒ
~typ	69 -11ƅ-10ƈ-7aǍ7ǎ8Tǆ9f10łƿ11ǉ12ǔ14bƉ15ƣ16Ƈ19EǄ20Ƽ31Ʃ
~type	72 -12ƅ-10ƈ-8Ǎ8ǆ9f10ł12ǉǔ14Ɖ16ƣ17Ƈ20E21Ƽ33Ʃ
~typi	82 -8a7ǧ10Tǎ12b13ƿ16Ǆ
~uab	82 8Ɗ9ƥ34Ƙ
~uabl	82 8Ɗ9ƥ34Ƙ
~ual	62 -9Œ-8Ō-7u-6Ʒ6Ķǩ8AWřƪƴ9Ļž10Ʀ11ǀǅǆ12T13Ŗ15łǉ18ƫ19Ǌ20ŐŮ21L
~ual>	69 -8u7Ǣ8ƪ9ƴ10ƫ11Ʀ12ǆ13ǀ14T17Ůǉ22ŐǊ
~uall	69 -10Œ-9Ō-7Ʒ6ƅ7ĶĺţƝ8ǩ9A10WĻřƫ11ž13ǅ15Ŗ17ł24L
~uan	87 14ƹ22ƿ
~uana	87 14ƹ22ƿ
~uar	66 11Ʀ12ǋ13Ƙ14ǖ16ĴŃ21O31Ʋ44Ɔ
~uard	80 38Ʋ
~uare	71 7Ɠ14ǋ16ǖ48Ɔ
~uart	80 -7K14Ʀ16Ƙ17Ń19Ĵ26O
~uat	78 -6ƽ7Ʊ8f9m10z11y13nǨ14Ź15F
~uati	79 -6ƽ8f9m10z11y13nǨ15FŹ
~ub>	75 -13Ƌ-8j11ƚ18Ǒ25ǒ34ƍ
~uba	79 -7ŵ41ǀ50Ŷ
~uba>	82 43ǀ
~ubc	78 14Ǒ28ǒ
~ubco	78 14Ǒ28ǒ
~ube	79 -11Ǉ28Ƌ39Ų
~uber	82 -11Ǉ41Ų
~ubl	68 -13Ǉ-7n7Ʈƿǘ8ĵƸ9ƛ10pĹƼƽ11t13Ř15Şű18ƥ19œǜ
~uble	69 -13Ǉ-7n7Ʈƿǘ8ĵƸ9ƛ10pĹƼƽ11t13Ř15Şű19œ20ǜ
~ubs	68 -13Ǉ10Ǥ47ǒ58Ǒ
~ubs>	68 -13Ǉ10Ǥ47ǒ58Ǒ
~uca	80 23Ʊ33m
~ucat	80 23Ʊ33m
~ucc	87 38Ƈ
~ucco	87 38Ƈ
~uch	43 -15Ť-11UƂ-10ĴƮ-9şŧ-8Ũŵƭ-7WƞǄ-6agixĸůƆƋ6nqƶƼƿ7Ɲưǝ8ŬűƌǌǓ9ĿƊǢ10ŹžƱ11ZƔǦ12Oǩ13ŘƘ14Ǜ15Ķ17TƓ20X21YķƠƨƪǡ22ƃǏ23ǉ24Ɨ25ŅŗŮƦǊ26ƒ32Ƭ35Ŧ36œ39Œ
~uch>	44 -15Ť-11UƂ-10ĴƮ-9şŧƭ-8ŵǗ-7WĸŨǄ-6agixůƆƋƞ6qƶǞ7nƝƼƿǝ8ŬưǌǓ9ĿűƊƌǢ10ž11ZŹƔƱ12OǦ13ŘƘǩ15Ǜ16Ķ17T18Ɠ21XYķǡ22ƃƠƨƪǏ24ǉ25Ɨ26ŅŗŮƦǊ27œƒ33Ƭ36Ŧ41Œ
~uche	87 9Ǘ11ƹ12ō
~uck	57 -14Ɣ-12R-7Ɲǩ6őƦ8ŀţűų9ŞƣǞ10ŰƀƘ11ĹƁǛ12oQǋǦ14Z15Ʈ16S17XYŵ18v19Ŭ21ŪƏ22ŭ26ǐ31ŴŶ
~uck>	60 -14Ɣ-13R-7PƝ6ưǏ7ķő9ŀƦǦ10ŞƣǞ11ŰűƘ12ĹǛ13ǋ14Ə16ZƮ17S19ų21ŭ22Ŭ24Ū33Ŵ35Ŷ
~ucks	73 -12ų8ƀ10Ə16ŵƁ24X49ǐ
~ucky	85 13ţ14P18o
~uct	56 -6ƥ6Ɓ7ľ8Ǖǡ9Ŏ11ňǟ14Y15Ŧ18ƇƑƚ22Ɠ23ƅ24ǩ41Ř
~uct>	83 8Ɲ12Ǖ15Ɠ17Ř
~ucti	58 6łƀ7Ɓ8ľ10Ŏ12ňǟ13Ƈ15Yƅ16Ŧ19ƚ26ǩ30Ř
~uctu	83 -9ƥ-6ŗ6ǆ22Ɠ29Ƒ
~ud>	79 9Ľ10ň11xƞ20Ǘ
~udd	73 -12ư9ŭ10Ŝ11Ƴ13Aĸ15BĽ16Ƣ25Ņ27ĺ
~udde	85 11ŭ16ĸ17ĺ
~uddy	76 -12ư10Ŝ12Ƴ13Aĺ15BĽ26Ņ
~ude	64 -12Ǉ-9Ŭ-6ǩ6ǥ7Ɔ9œƩ10Ơƴ12ŖƱ15c16ǉ22Z26ŏ33ź
~ude>	75 -13Ǉ9Ɔ10Ơ17c19ǉ31ŏ
~uded	79 9ǥ10Ɓ12œ19Ŗ
~uden	70 -10Ŭ6m11Ʃƴ13Ʊ24Z37ź
~udg	76 7e9ķš10ż24ĸ40X
~udge	77 7e10ķż24ĸ40X
~udi	64 -11Ŧ-10Ǒ8ǒǣ20Ş90Ǥ
~udit	65 -11Ŧ-10Ǒ-6ŏ8ǒ20Ş91Ǥ
~ue>	60 -10Ŀ-8ƅ-6ǩ7Ɓƈ8ŧ9bcŉŝŻ11B13ŎǍ16ŏǏ19ǧ20yű21ƒ22ľ25Ǌ28ƪ32ŕ
~ued	73 7Ŀ8ƫ10Y12Ƶ24ķ26ǜ28Ÿ
~ued>	73 7Ŀ8ƫ10Y12Ƶ24ķ26ǜ28Ÿ
~ues	61 -10Ǐ8diĹũƈ10ǂǖ11Ƹ12Ƙ13Ɨ14AŖ16Ľ21ǩ22Ŋ29Ɯ30Ǣ44ŉ
~ues>	73 -11Ǐ13ǂ14Ƹ15Ƙ37Ǣ
~uess	79 -7ǥ-6ǅ10ũ11ƈ12i14ǖ18Ɨ19Ŗ29ǩ
~uest	67 9dĹ15A18Ľ25Ŋ35Ɯ52ŉ
~uff	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
~uff>	65 7ĽŤǌ8XşƹƿǕ11ŁƉ12Ƌ14ǐǢ18Ƣ20A23Ɲ31ƥ37Ɨ
~ug>	77 -19ŀ-9LŅ6ļ9ƻ11K13Ə17ŧ20ƿ27Ş29Ž
~uga	82 7ƽ14ƴ20Ƽ
~ugar	82 7ƽ14ƴ20Ƽ
~ugg	87 7Ƃ16Ǚ22ŀ
~ugh	45 -11m-9P-8ƟƧ-7coĹŉŜş-6pCƼ6ķĸŔ7nTĺŀřšƁƕƚǖ8ZśžƗ9ŧũƩƷǤ10rōŠſ11ŇǏ12łŖ13vŏƂƬƮưǥ14uŐ15wyŤƨǎ16ŨŷŹƱ17lƒ20ƌ21W22j23xƦ
~ugh>	49 -9ǩ-8P-7ƟƧ-6ş6ĶƂƹ7ĸļłŧưƳ8Ŗšťƕƻ9zŊŔƁƚǖ10nZžƗƦ11Ǥ12r13ũŷ15ŀ16ŏŐƬ17ǥ18Ť19ƨǎ25WŨ28j
~ughl	71 7T9ĵ15q16ķ19Ʈ
~ught	58 -8mŨ-7oŜ6aŖŷ7łŗŢƖƵƸ8ƷǞǡ9HƂ10ư11řŶ13yĺ14ſƩ15ƌƱ16ōŹ18ƦǏ19v20uŠ21lŇ22w26ƒ29x
~ugl	83 7ļ8Ǥ12ņ15ĵ
~ugly	83 7ļ8Ǥ12ņ15ĵ
~ugs	78 -11Ǜ10ƻ32ƿ38Ş
~ugs>	78 -11Ǜ10ƻ32ƿ38Ş
~uh>	79 7ƥ9br11gx19j21Ũ
~uic	71 -17ƪ6Ǐ7ķŭ10d11ǉ12ƕ13ű14ŊŤ16Y17ŝ19ŧ25Ǡ
~uick	71 -17ƪ6Ǐ7ķŭ10d11ǉ12ƕ13ű14ŊŤ16Y17ŝ19ŧ25Ǡ
~uid	87 9Y17ǚ19A
~uie	85 10L14Ʈ15ŀ22ǎ
~uiet	85 10L14Ʈ15ŀ22ǎ
~uil	55 -12F-7ťƉ7bƺ9ƇƐƤ11ƪ14Ʊ16Ƒ17ǝ19Ǟ22Ǣ23ơ31ƣǋ32Ʃ40Ǎ46Ɠ48ƅ
~uild	58 -12F-6Ɖ6ĺƥ8ƅ9Ɛ10Ƥ19Ƒ23Ǣ25ơ33ǋ34ƣ36Ʃ47Ǎ51Ɠ
~uilt	68 -7ť7ƈ9Eƺ10Ʊ11bǍ13Ƈƪ15ǝ25Ǟ38ƅ
~uin	82 8Ǖ10ū11ķ14t23ƛ
~uin>	87 9Ǖ12ķ14t
~uip	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~uipm	68 -9Ƙ12Ɲ13Ǟ16Ǣ44Ǐ
~uir	72 -8Ƣ14ǌǙ19ơ25Ǔ
~uire	72 -8Ƣ14ǌǙ19ơ25Ǔ
~uis	78 -6ƴ14ƿ17ĸ20t25Ǝ
~uish	83 27Ǝ
~uit	64 8ƁƺǇ9ǝ10Vǡ11hYŇšƘ13g16Lǜ22Ķ23ǂ24Ƨ26Ʊ29ƹ44ķ
~uit>	70 9Ɓ11Vǡ13Ňš22ķ25Ķ26ǂ28Ƨ32ƹ
~uita	87 16Ƙ20g
~uiti	85 36Ʊ
~uits	78 -9ķ7ǧ10ƺ13ǝ15h16Y20L21ǜ
~uity	87 42ķ
~ul>	70 -8ǖ7ňţ8Ǎ10iĸǛ11Ʈǉ13ƥ15ů18Ũ19ǜ23Ų28ũ
~ula	70 6oŭ7ƙ8nJK9Ʃ10ųƪƾ12ŲƃƘ16Ɖ18Š22ǔ
~ular	72 7ŭƙ8nK9J10ųƩƾ12Ƙ15Ų16Ɖ18Š23ǔ
~ulat	85 7Ɣ8o13ƪ
~uld	32 -14nĹĺ-11šƳ-10qwǞ-9jlŒƽ-8oFŦŨƼǈ-7kPSŁŐœŹƩǅǋ-6iŪŭƟƻǇ6ŋŗŶǄ7fBLĿŚũƦƱ8ƏƪǦ9TŇōŘ10ŃƂƿ11mKĵƘ12Zžǡ14arŞƒƓƵǚ16cű17ǩ18DưƸ19YĻ20Ĵ21Ɨ22ŌƬ23ƯǁǨ24ŊŽ27ķƶ30ƭ31MXśŵ32s34Ţ36ǝ40Ŏ44Ƥ46Ʒ50Ʈ53ĸ
~uld>	32 -14nĹĺ-11šƳ-10qwǞ-9jlŒƽ-8oFŦŨƼǈ-7kPSŁŐœŹƩǅǋ-6iŪŭƟƻǇ6ŋŗŶǄ7fBLĿŚũƦƱ8ƏƪǦ9TŇōŘ10Ƃƿ11mKĵŃƘ12Zžǡ14arŞƒƓƵǚ16cű17ǩ18DưƸ19YĻ20Ĵ21Ɨ22ŌƬ23ƯǨ24ŊŽǁ27ķƶ30ƭ31MXśŵ32s34Ţ36ǝ40Ŏ44Ƥ46Ʒ50Ʈ53ĸ
~ule	76 8d10Ƭ11Ŵ12Ƙ14Ǚ15Ǐ28R29L
~ule>	80 9d10Ƭ13Ƙ16Ǐ18L34R
~ules	87 13L17Ǚ
~uli	87 6ŭ11ƻ25ǐ
~ulin	87 6ŭ11ƻ25ǐ
~ull	58 -9ǡ-7UĸƬǩ6qŢ7dŁƌƱǍǐ8hōŲ9tƟƼǛǟ11ľ13ǄǙ14Œ18D22Ĵ23Ǉ24Ś27a28Ż29R45ƀ
~ull>	60 -9ǡ-7UĸƬǩ6ƫ7dqŁŢ8ōƌƱǐ9tŲǟ10ƟƼǛ14Ǆ15Œ18D24ĴǇ26Ś28a30R47ƀ
~ulle	82 6ļ18ľ39Ż
~ult	74 -14Ƣ9ƃ12ǩ15Ť26ǚ43ż
~ult>	76 -14Ƣ9ƃ12ǩ15Ť45ż
~um>	68 -11ř7Ʃ8Ś9Xƅ10Ƌ12œ15Ǥ17ŵ18D26Œ29ŗ31ž
~umb	47 -13Ś-8Ŗ-7Ţŷ6jyŗ7ľ8ƒ9cĻƛ10ĵŇ11ŉŜ12Ɠ13EǇ14ļ19D20ƋǕ21ƬǗ22Ÿ23XŅ28C34eřǦ36ū37Ƃ40I
~umb>	83 14j17ƒ20ĵ22ŉ
~umbe	51 -14Ś-9ǩ-8ŷ-6Ţ6ƌ7yǙ8ľŗ11Ň12cĻŜ14EƓǇ16Cļ22DǕ23Ƭ24ŸǗ26Ņ27X37eř39ū44I
~umbi	75 11Ǒ18ƛ36Ƌ
~umbr	62 7Ǔ14ǩ46Ǧ50Ƃ
~ume	77 11Ʋ12Ś21Ƙ
~umen	77 11Ʋ12Ś21Ƙ
~umm	80 15Ɵ21kǇ25x
~umme	82 15Ɵ21Ǉ22k26x
~ump	69 -9Ņ9Ǣ10Ŕ14Ňűƃƍ26Ţ28ǀ34œ38Ɗ
~ump>	73 -10Ņ10Ǣ14ƃ15ƍ28Ţ31œ40Ɗ
~umpe	85 11ǀ13Ŕ18ű
~un>	56 -10ǩ-9ų-8RǑ-7ńůŵŷ6ŁŹƆ7ƘǄǜ8ŝƓ9OţǤ10ŕ11pxňŦƭǥ12ū13Ʃ14ǟ15e16ſ17Ƭ18ű23kAƝ24ş25ƽǎ28g32Ŷ34Ǩ
~unc	69 7T8O10Jǈ11LŌ12Ań14qĽ19ư23b
~unce	83 13J23b
~unch	76 10O11ǈ12LŌ13ń14ư16qĽ
~uncl	83 7ư10T11A
~und	46 -11m-10I-8yĿƦƳ-7ŘŝƉƠǇǋ-6RZőŶƅ6rƑƟǌ7BWŪŻƎǜ8LƜǤǩ9iŎſǊ10ŵƒƣǃ11ƽ12ĺƊǉ13CĽƕ14ĵńň15hlXŅƙ16Ļǣ17Ŗ18YƇƱ20s21ƍ22c23ƺ29nŇş41ǅ
~und>	52 -12m-9I-7yƛƦ-6ŧǋ6Ņť7hĻƓǅ8Vĵűƞ9WŚƎƑǜ10ſƊƟ13ƣ15ǉ16cCŵ17Ľ18ń19lƕǣ21Y23Ʊ25ƍ27s36Ň
~unda	87 36Ƈ
~unde	57 -11ť-8Ɖ-7Ř6ŃůƩǞ7Gŀœſƽ8ƛ9ĵŦƘǌǤǩ10cŻ11iŪ12hŅƊ14ƒǃ15Ŏƙ16ş21ĺň23X25Ŗ28n43ǅ
~undl	83 6ǚ35ş
~unds	70 -10c6B9rŌƆƏ10FLƜ11ŧƽǈ12Nť39ƺ
~une	70 9ŚƮ12ĺ19ĸ54ư
~uner	72 10Ʈ12ĺ49ư
~ung	67 -9Ǉ6y7ƫ8źƳ9ŻƆƯ12ǀ14ƍ15ĵ16ǅ18p19Ź20u26v30ƞ36c
~ung>	75 10źƳ11Ź12Ư16ƞ18ĵǅ49c
~unge	79 8y11Ż16ǀ22v24p
~ungu	85 -11Ǉ-7c13vŹ14x28u
~unh	85 45Ş
~unha	85 45Ş
~uni	60 -8ĵơ-6n6D10ļ11wǌ12ŬǍ13ƕƩ14Y15aŤ16y19ƨ24ƥ25Ƥ31ƣ47ſ
~unin	67 10Ƥ17Ť56ſ
~unio	76 -9ĵ6m13ļ14w15Ŭ18ƕ19aY26ƨ
~unit	73 -9ơ-6ǋ8D14ǌ15Ǎ19Ƥ30ƥ38ƣ
~univ	82 7ź8Ʊ19Ʃ22y
~unk	87 7Ƣ9G14Ƥ
~unn	68 -15Ū-6H7R8kǨ10f11hŋ12ĿŐ13qu14űŴƼ17ǟ18ń21Œ23ǝ37ǩ
~unni	69 -15Ū-6H7R8Ǩ9k10f11h12ĿŋŐ13u14qƼ15űŴ18ńǟ23Œ24ǝ
~unp	87 8ĸ37ƞ
~uns	69 -9Ǉ-7ŗǠ-6c10vǉ11x14AŒ18ŕǈ22u24ŀ25j32ű38Ƙ
~uns>	71 -9Ǉ-6c6E11vxǉ19Œŕǈ23u34ű39Ƙ
~unsh	87 34j
~unt	51 -18ǩ-8IŃƮǑ6ļŻƦǀ7YŽƌǤ8elŕŜƅ9mXŊźǆ10HƓ11gAĶ12Ɨ13Bŷ14ľǖ16CĴƏ19ƭ20ř22n24Ǡ25Ƭ26ǔ28ŗ31Ư46Ǉ
~unt>	59 -10ǩ-9ǑǠ-7W6gmn7Ŧ8JQņǘ9aŒƦǤ10YŽ11Ŝǖ12eXŊ13źƓ15Ɨ17ŷ18ŗ19Ĵ29ř33Ƭ48Ǉ
~unta	76 10k18ǆ22Ǡ25B27A
~unte	79 12ǖ13Ź15ƌ18Ə
~unti	72 -8Ń-6ǣ6Ɔ7m10gOǇ15ŕ17H24Ư26Ǡ28ƭ
~untr	83 11Ÿ12ǀ13ǔ18l
~unts	69 12ǔ18ŗ19Ķ20n21ľ23Ư
~unty	76 8ǔ9Ə11WŻ13ļ15ƅ35C
~uot	66 -11Ƃ8cǂ9ƈ10JĽ14ž17Ǧ19eĹ30ń34Ņ
~uote	67 -11Ƃ9cƈ10JĽ15ž17Ǧ19eĹ31ń35Ņ
~up>	42 -25ǩ-14ŖǞ-11s-9wyƢƶ-8LŧƵ-7YŅŇŏŬƜƳ-6nľŢƞǈǍ6ŐŹƚǨ7ŗŨƑǁǏǤ8CŚŜƇƧƬǔ9Ĵńƥƫ10iŉťƲǚǝ11OĿƹ13ĺƸǐ14œųƩ15řƪǌ16jH17kVǆ18žƅǗ19ƛƴ21ƣƤǊ22tĹ23Šƙ24WŌƉ25xƾ29Ŕ30l35ŕ
~upa	79 19q29P
~upat	79 19q29P
~upd	69 7Ǎ14Ƌ15Ʋ30ƌǢ
~upda	69 7Ǎ14Ƌ15Ʋ30ƌǢ
~upe	87 -7Ƴ8Ɩ11z35ǩ
~upg	85 8Ƌ10ƌ
~upgr	85 8Ƌ10ƌ
~upl	73 -15Ƨ-11Œ-6ŉ9UĽƘƤ10ǎ13ƣ14OS15Ǟ23Ơ31ś
~uple	74 -11Œ-6ŉ6s9UĽƘƤ10ǎ14OSƣ15Ǟ23Ơ
~upp	67 -9Ɨ-6ǝ7Ŕ10rǐ14zL15nƝƿ20Ŏ23h43Ǖ
~uppe	83 13r18L19ƿ20n
~uppl	70 -9Ɨ-6ǝ7Ŕ11ǐ16Ɲ53Ǖ
~uppo	87 -9Ǖ19z27Ŏ
~ups	69 7ƛ8iƣ9žƜ10qH15ţ17ƗƤ27Ǎ29Ũ34ǘ
~ups>	85 10i12q43ǘ
~upse	78 6r17ţ34Ũ
~upsi	87 14H22Ɨ
~upst	79 10ƣ12ƛ13Ɯ20Ƥ31Ǎ
~upt	80 26ǝ27ĵ31N
~uptc	87 29ĵ
~upti	87 17N28ǝ
~ur>	25 -24ŏ-22Ų-18Ť-16Ŭ-15ōű-14ǩ-13ĸňŌ-12ƈ-11CHĹťŵƇƌ-10KSńƴ-9ūƎ-8Ǐ-7fGZőŷƊƋƐ-6ś6kĿŖƢǊǦ7DĶŐŒŻƘƚƝ8alMƦưǄ9žƁƸƺǒǙǡ10hķłƕǍ11owŕƲǅǌǤ12yŴſƗƶǔǠǧ13gǎ14EŇƓǛ15pWŹǋ16cĽŸƷ17ntxřƾǝ18vJ19jIVƫƯ20TŽǂǉǘ21ųǐ23ŜƮǣ24Ś25růƨ26sǕ27deǈǢ28qPŁƥ29şƳ30ƃ35ƽ39ĵ41B55z
~ura	46 -17Ƹ-12Ǆ-11ǔ-9Q-8őƔ-6ǐ6ŞƇƢ7řƙǍǓ8mŗŚŦŪſƉǤ9rǛ10ƀǘ11Ř12šǟǨ13ĺşƃƩƬ14ƦƭƳǒ15Łƴ16ŏƁǥ19Œ20ņƕ21Őţ22ľ23Ƅ24Wǌ
~ural	87 12Ə19Ɖ
~uran	46 -17Ƹ-12Ǆ-11ǔ-9Q-8őƔ6AŝŞƇƢ7řǍǓ8ŗŚŦŪſƙǤ9rǛ10ƀǘ11Ř12šǟǨ13ĺşƃƩƬ14ƦƭƳǒ15Łƴ16ŏƁǥ19Œ20ņƕ21Őţ22ľ23Ƅ24Wǌ
~urc	75 -8ǐ11ư14oBŭ15t22ƒ28ƶ
~urch	75 -8ǐ11ư14oBŭ15t22ƒ28ƶ
~ure	48 -14ơ-11Ǒ-9Ĺ-7nqPƒ-6ŌƅƵǩ6XĿŢƷǂ7GŖšƞ8Ǔǧ9ŗưƴ10Ƣ12aŀƇƑƱǌ13fŏ14Ƙ15ǅ16őƼ17ś18ŭƗ22Ǆ23Ő27şŤƨǒ33ſ40Ǣ45Ɠ
~ure>	56 -17ǩ-15ŗ-10ơ-7Œ-6ŉŌ6Ǩ7ZĽŁłŦǌ8ĸŴƩƷ9XǉǒǢ10ĿƱ11ǂ13ŖƬ14GƢ16Ǆ17af18ŤƓǅ20śƼ21ŀ24ŭ25Ɨ
~urea	85 -7G10ő11Ŝ14Ő15ń
~ured	55 -17Ǐ-8Ǒ-6ƒ7ƃ8Şǌ9Ɯǃǥ10Ǆǧ11šƇ12ǩ13ŤưǓ21ŏ23ŗǒ25ş26Ǣ35ƨ41Ɠ42ſ
~urer	82 -11ǃ12Œ15Ţ22Őƴ25ő
~ures	77 -8ƥ-6Ƭ7Ž12Ő13Ǡ14ş15Ǣ16Ƙƞ20Ǐ26Ƒ
~urg	80 9ǀ11Ǝ12ǂ26Ƽ45Ń
~urge	85 13ǂ27Ƽ48Ń
~uri	64 -7Ŷǩ-6Ʃ7ńŉǘ8Ķǥ9ž10eƦǗ12P13Rƃ14ŭ15ŏ16j19ǣ23Ĺ25ư28Ǝ
~uria	82 14Ʀ25ư
~urie	77 7ư12ž16ƃ20j24ǣ
~urin	78 -8Ŷ7Ǜ11ǥ16PR17ŭ19ŏ20Ĺ
~urio	87 10Ĺŉ11ń
~urit	75 9ǘ10Ķ12Ǘ13e34Ǝ
~url	87 13ǃ
~urn	57 -11ǚ-9i-8tƦǝ-6ň6d7VŧƔǕǞǠǧ8aTYţŰǆ9ĺǢ10mŹ11AƓ12Ƒ13GŉƧ14vſǙ15ƢǊ16ŀƴ18Ƌ20c23Ɛ29ņ30ǜ33Ɨ
~urn>	68 -12ǚ-8Ʀ6Ŏ7ĵǊ10TVŧǆǠ11pŰ13cmƐ14A15ņ16v18ƧǙ
~urna	79 -7p13aY18ŉ34Ƌ
~urne	67 -8ǝ8ƔƗ9ŀǕ10ţ12ĺ13Ǣ14cƓ17ſƑ21ņƴ
~urni	73 9ķ11Ǟ13dŀ16Ɛ20G21Ƣ37Ɨ
~urp	85 11Ǥ12ĸŏ
~urpr	87 11Ǥ12ŏ13ĸ
~urr	58 -16Ɲ-9ǧ-6Ơ7Ś8Ŗ9őƙǥ10ŗ11ŜƵ12O14Şǒ18ŕ19hŝǡ20G25ŏŐ26Œ27ƪ29Ń32ƚ
~urre	60 -9ǧ-6Ơ7Ś8Ŗ9ǥ10ő11ŗŜƵ15Şǒ19ŕ20ŝǡ21G26Ő27ŏŒ28ƪ
~urri	79 13ƙ45ƚ
~urry	82 -21Ɲ18O28h45Ń
~urs	49 -12ǩ-11ŗ-9ƣ-7Ľőƚ-6ŇƒǄ7UŤŮƊƙƛƻǅǑ8ŠƲ9tĵƁƎƧ10gŲƕƝƠǚ11Ɩ12cķŁŘŴ13nHţ14ōűŸƢ18ǁ19ŵ24x29RSƦ36ǎ38F
~urs>	55 -11P-10ƣǩ-7ƚ-6Ň6zŠ7BŚųŶƉǞ8ƕƢƥƻǦ9bUŤƊƙ10ŮƲ11Ƨ12tĵƝ13Ơ14ŲŴ17ķűŸƖƦ24ŵ30x35R42ǎ47F
~urse	57 -8ŗ6iWŌŦŷƐ7ƁǅǚǠ8ŢƢǂǉǨ9Ư10Ǉ12SƎ13cǑ16gPŘ17HŁţ19ō21n22ǁ26Ʀ
~ursi	87 6m16q24S
~urst	87 18ƛ
~urt	61 -6Ʈ7dx10W11Ť13ǚ14kƜ20Dĸţ21Ƅ27Ǚ29ž32ƃ35ǣ
~urt>	62 -6Ʈ10W12Ť13ǚ14Ɯ20Dĸţ22Ƅ27Ǚ30ž32ƃ36ǣ
~urth	85 10d11x20k
~urv	83 20ǝ33i
~urvi	83 20ǝ33i
~ury	76 11ķ15ƃ31ž34ư
~ury>	76 11ķ15ƃ31ž34ư
~us>	55 -13Aƕ-11ǩ-10q-8Ţ-7dPŠ-6Ň6ŋŌ7txŁƙơƤ8ĺņšǂǌǦ9Ʒ10zƆ11vwĵŎƼ13Ƅ14Cķ15ń17a18ŵ20f26Ŀ29Ĺ30s46ǀ53ļ
~usb	56 -18d-12Ƹ-11ƺ-10ƾ-9T-6P7Ł8ƮƳ9ų12ů14ƫ18nŴ20ż21f22t23Ʒ28p29qrs31ǂ32ƨ37o
~usba	56 -18d-12Ƹ-11ƺ-10ƾ-9T-6P7Ł8ƮƳ9ų12ů14ƫ18nŴ20ż21f22t23Ʒ28p29qrs31ǂ32ƨ37o
~use	40 -17Ŭ-16ŗ-14P-13Ƹ-12c-11ǒ-10vSŅŸ-9ŖǇ-8ĺńŇŦƦǞǟǨ-7aĿŎŒŪűŶƃǄǍǦ-6xKĹŧǢ6TůƖǐǕ7hňţƂ8ƕƮǖ9ƝǓ10sƙƚƹ11ZųƎ12rJœŴƏƨ14fqIşƌƑǁ15op17DMŹ18ƴǂ19Ǒ21nķƗ23FGHŷƆ24ƇƓƜ25ƋƟƿ27Ŕƞ28ƒ29Ų34ƔƷ35ƅ46ŭ
~use>	41 -17Ŭ-16ŗ-13Ƹ-11Ūǒ-10œŴ-9vS-8ŇŸǇ-7ĺŖŦǈǍǞǟǦǨ-6ĿŎƃǄ6Ł7ňůƂƖƹǐǕ8hnţŷƕ9Ʈǖ11ƎƗƙƚƝ12sZƏ13rJ15IŔƋƌƑƨǁ16f18DM19Ź20şǂ21Ǒ23ƒ24FHķ25GƆƇƓ26Ųƿ27ƜƟ29ƞ32Ʒ33ŭ36Ɣ37ƅ
~used	69 -8B-7Ū7ŲƹǗ10ǈ11Ɨ13Ž15ũ22Ŕ25ŭ28ƴ37œ43Ŵ
~useh	69 -16ų7Ɨ14Ū20T25n28ŷ
~uses	76 -16cP-10Ņ-7Ŵ7Ʒ16ƒ21oqƋ23Ǔ31p35ų
~ush	73 -10i9ł11Ŋ13H15Ɩƛ22Ń33Y37O
~ush>	80 -11i10ł11Ɩ12Ŋ24Ń41O
~ushe	85 8ņ15H18ƛ
~ushi	85 39Y
~usi	49 -25Ƃ-15Ū-9Ŀ-7Œ-6Tŏŗ8Ų9Ǒ11MƗ12AǛǠ14ǩ16Ǣ17ƕǐǦ18Ŏǝ21ǔǨ22ǆǡ23ǄǋǞ25Ɲǅ26ǃǊǟ34ǥ36ǎ39ŭ
~usie	85 36ǎ
~usin	49 -25Ƃ-15Ū-10ǩ-9Ŀ-6TŒ6nň8Ų9Ǒ11M12AƗǛǠ15ǎ17ƕǐǢǦ18Ŏǝ21Ǩ22ǆǔǡ23Ǟ24ǋ25Ɲǅ26ǃǊǟ29Ǆ34ǥ40ŭ
~usp	85 11Ƅ14Ÿ
~uspe	85 11Ƅ14Ÿ
~uss	87 11ů18ư19a
~ust	44 -18ŗ-15G-13ō-9LŐŚŬƞƥǌǐ-8lłŝǁ-7B-6Fƅƣ7ceŀŊŔŜşƭ8řŞŢŲŶƊƛƦǈǡ9vCŴǀ10UŁņƍƢ11KŖǙ12uŪǑ14ĹŧƝ15ŭž17AĻőƻǓǚ18nǖ19Ǘ21ŷ22ǔ23Š24Ǉ25ǋ33Ʋ
~ust>	47 -18ŗ-13ō-9LŬƞƥǐ-8łŐŚŵǁ-7ųƅǌ-6Fƣ6Œǚ8cŊřŜşơƭ9eŔƊƛƦ10vŀŴǀǈ11Cņƍ12KUŁƢǙ13uŪ14ŖǑ16Ĺ17ž18ŭƻ19AĻ20ǋ21n24ŷ25Š26Ʋ27Ǉ
~usta	87 14ŰŶ16ų
~uste	83 42ŧ
~usto	61 -17G-8Ų-7l6Ǧ7ĿŢŵ9Ʋ14ǡ16Ɲǚ29őǖ31Ǔ32Ǘ36ǔ
~usu	73 7ĺƅ8Ķ9ǩ10AWř13ǀ14ǅ18ł25L
~usua	73 7ĺƅ8Ķ9ǩ10AWř13ǀ14ǅ18ł25L
~usy	73 14ǎ17P28U33N45ǟ
~usy>	73 14ǎ17P28U33N45ǟ
~ut>	33 -20ǩ-19Ń-16x-12FŏǇǒ-11ńňŎƠƣǖ-10ŨƄƽǟ-9ciŬƮǢ-8GMZķƃƛ-7vŗśŢųǦ-6œƯ6hRŉǌ7TŰƏơǙ8HƗƚƟƭƲƺƾǕ9ŚƍƧƸǀ10uUűƒǜ11VĴĹŪŲƂǈǋ12AłŊŌƈƳǂǔ13fĿŝŤŵŽƿǛǣ14jlBŞſƎ15ļǨ16gŀ17ĸŴƙ18ƌ19qĽƱǁǑ20pŦ21ryľƝƤ24Ɯ26š30ĺ31ƪ32ō33Y36Ň
~utc	82 21b26Ļ33a
~utch	87 23b35a
~utco	87 28Ļ
~utd	87 -14Ŧ13g20ǝ
~utdo	87 -14Ŧ13g20ǝ
~ute	60 6d7abfmJMƝ8uǜ10Ļ16Ś18Ō20Ǘ22ŭ25N31ů35O36ǘ
~ute>	70 -15O8mƧ9fMŚ11u12Ō18ŭ25ů35N
~uter	73 8dŭ9bJ10ŚƝ25Ǘ45ǘ
~utes	68 7ńŊǁ9Ō10a11ůǜ12Ļ55O
~utf	73 -6ŝ8Ş9ő10ń13Š14WǞ19ơ23Ő25Q35Ǆ
~utfi	73 -6ŝ8Ş9ő10ń13Š14WǞ19ơ23Ő25Q35Ǆ
~uth	75 6ň10l12ļƉ14r15C20ŝ29Ɵ
~uth>	76 10l12ļƉ14r15C20ŝ30Ɵ
~uti	79 -12ƕ9Ǎ13Ơ15ǐ16ŭǈ23e
~utin	87 -13ƕ18ŭ26e
~uto	65 -7ŗǦ6Ŭ8Ƅǀ9ǃ10ƛ14Ʋ15ũǥ17Ƃ22Ĺ23ž29ƃ30ş49Ĵ
~uto>	68 -8ŗ-7Ǧ7Ŭ9Ƅ10ǃ16ǥ18ĴƂ23Ĺ25ž32ş37ƃ
~utof	85 10ǀ14ƛ20ũ
~utom	83 15ƛ19Ĵ
~uts	68 -10l-9Ɲ-8U6q8Ƌ9ǋǠ10Űǀ13ZƦ14Ƈ15ŉ18g20ƣ23jŞ28C
~uts>	76 -9l7M9Ƌ10ǋ13ƣ17ŉ26CŞ
~utsi	74 -9UƝ-6Ļ8q9ƣ10Ǡ11Űǀ14Ʀ16Ƈ21g25j
~utt	69 -11w-8j-7n7ż8Ľƹ9ƚ10Ǆ11i12ŌƱ16Ů17a18H19ǈ20ǩ22Ū31Ķ
~utte	87 11ƚ13Ǆ
~utti	73 -8n8ż9Ľƹ13Ʊ17Ů19H20ǈ23Ū33Ķ
~utu	83 -10ŀ-8u14ƴ20Ŀ27Ő
~utua	87 -9u14ƴ29Ő
~uv>	85 -16ŷ7ū18ų25Ū
~uy>	60 -13y-8Ŝƶ-7ŁŦŵ-6ĸťǖ7Ťżơ8xWXņǘ11Hƒǜ12ŠǄ14ƨ15F18ł19Ŭ22Ō24ſ26B27Ǩ28Ŷ38Ɨ41Ǖ42G
~uyi	82 14ƪ15ƒ16F33H
~uyin	82 14ƪ15ƒ16F33H
~uys	65 -7N-6Uǩ6x7wǉ8HSǋǙ10hCFǤ11jk12ž20Ǉ21Ǒ28ǟ31Ǆ
~uys>	65 -7N-6Uǩ6x7wǉ8HSǋǙ10hCFǤ11jk12ž20Ǉ21Ǒ28ǟ31Ǆ
~uzz	85 26ƣ28ň
~vac	78 -12ƛǞ14Ƌ39kƟ
~vaca	79 -13Ǟ39Ɵ40k
~val	60 -9Ŀ7Ɓ10ƛ11Ǆ12Ÿ13Łũ14C15ŏ21Ƙ22ľƒ28ƪ34Ǣ
~vali	85 18Ÿ
~valu	62 -9Ŀ6ƊƥǏ8Ɓ16ŏ23ľƒ24Ƙ29ƪ35Ǣ
~valv	87 15ƛ20ũ
~van	71 10ƀ11ņƋ14w15Ǣ17k25ŭ66ǐ
~van>	82 12ƀ17ŭ20k22Ǣ
~vans	77 11ŭ75ǐ
~vap	83 54ƹ
~vape	87 42ƹ
~vat	76 9ǣ10Q11ƨǀ12ƣ20ƌơ
~vate	79 10Qǣ12ƌƨǀ21ơ
~ve>	28 -20gq-17P-16Ǆ-15ŀ-14Ŀƭ-13A-12T-11jxVŠ-10LQĹĺǌ-9yľœǊǛ-8Kƈƕ-7tłś-6UŒŷ6zņƋư7XōŜšŹƳǣ8ŅŉŊŌƆƐƙǔǜ9FYŁŘŴƄƜǡ10aCŃŋŎŖƤƪƷǍǢ11ZŗũůŻƀƂƾ12Nƞ13dHŵžƑǏǘǚ14şŮƵ15Ķƣǩ16hŰƗƥƱǥ17lţƟƲǃǝ18IŐǒ19mGŚƶǐǠ20fOWųŶ21ƃǇ22ŸƎƦƼ24Ƙƨ25Ūƌ26ŏſ27ő30uń31ŝ37Ţ
~ved	68 -12S6ť7ŭ8nPŒż9ĺų10Ł11ŋ13Ţ14Ǘ20l26Y39G
~ved>	68 -12S6ť7ŭ8nPŒż9ĺų10Ł11ŋ13Ţ14Ǘ20l26Y39G
~veh	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ū16Ŭ19ų21ş23Ŵ28ǐ30Ū
~vehi	63 7ż8Ƅ9ŭŵŻ10Ŷ11ž12Ű15ū16Ŭ19ų21ş23Ŵ28ǐ30Ū
~vel	67 -13Ʊ-8Ǧ6DƘ10Ƃ11ŀŶƣ12Ʃ14Ɓ16Ɔ20Ɗ24ǀ26m35Ɵ
~vel>	69 -13Ʊ11ŀ12ƣ13ƟƩ15Ɓ16Ɔ20Ɗ26ǀ27m
~vem	87 27ƌ
~veme	87 27ƌ
~ven	56 -8yŖ-7ųŻƴ6ǣ7ŰżƱƿǧ8ĽŕŢƬ9ŔŨƯƹǋ10RŜ11ŭŴǖǢ12Œŷ13ŞƗ14L16Ɲ17ǅ19ũǩ24Ǌ26ţ32Ǐ36Ǖ
~ven>	62 -8y-7Ŗųƴ-6Ż7ŞƜ8Ʊǣ9żƿǩ10ŕŢŨƬƹ11ŔƯ12Ŝǋ13Ŵŷ14ŭ15Œ32ţ
~vend	82 54Ǖ
~veni	80 10M13ĽŰ21R23L
~vent	74 10Ş11ǧ15Ǣǩ19Ɨ21Ǐ23Ɲ24ǅ27ũ
~venu	80 12ǧ36Ǌ
~ver	34 -14L-11ńǏ-10BPVŘŬƮ-9pGIŅŠƌƤƯ-8ŢťūŵǑ-7bmoDĶŇŨƋƔƷǂǎǧ-6Ǝƣ6aQŒŭƚƿ7HWłƲ8inAĸųƑƳ9ƪƻǘ10UĿŸŹ11RŜƩ12ŕƱǦ13ŮŽƓƼǌǙǚǩ14ņţŰƧƭ15ſƠƬ16ƀǕǨ17ŝŪǊǛ18Cƨƴ19ǐ20ŏ21ǔ22Ż23Tš24Z25Ɯǝ26ƙ28Ų29ŷǒ30ƛ32ǜ36Ǣ39ŗ43ź59Ŗ
~ver>	40 -15ŌƯ-13Ŕ-12ŏ-11yŨ-10Š-9ŐƬǧ-8ńœ-7BIPĻľŚƂƌƦƮƽ-6GLŁŅťŴǄǇǑ6ŷƢ7vxǞ8AHUļƆƒǍ9Tőśżƹ10Mŝǒ11ňƱƿǘǝǡ12ZŤ13ĸ14ŦƑƪǦǨǩ15šŲ16Qſ17RǛ18ŗŜ19CĿƠ20ņƼ21ŮŽƙ22ţ24Ǌ25ųƴ26ƛ29Ż30ź37Ɯ41ǜ46Ŗ
~vera	52 -11ň-10Ǐ-6qĴ6Ĺƛǣ7ƘǓ8XŐŝƃ9ſƭǨ10ŕ11ŃƚƸ12ƨ13ǝ14źƦ15WŚƀǌǒ17ŏƬǚ18ľšžƁǥ22Ū23ŗ25Ɠ27Ǣ28Ƨ
~vere	68 -10ǩ-9Ǐ8Ń13ǟ14ƭ19Ŗ21ŗ22Ōƀƨ26Ǣ31ŏ
~veri	70 -11ŭ-7R9dkƭ16Ő22ǐ50Ų
~vern	79 -7Qǐ-6Ǒ11Ǐ12ŕ32Ű47ǔ
~vers	60 -23ų-10Ų-8ů-7ŘƦ6O7ƃƙǐ8ǀǃ9ł10Ļ11sǩ12ŋŖƩǛ13Ź14i15Ÿ16yƱ18a27ź29ŷ30Ǖ
~vert	80 -11Ű-7M6Ƨ11R14Ɲ26Tŭ
~very	52 -10L-8Ŭ-7Ţ6ŝƲƽ7cFƶƾǑǛǦ8UƯǄ9ǅ10ŰƂǈ11gi12ĴŴǝ13Kşǒ14nķŪ15Ǣ16ůƗ20ŭŷƬ23ƻǙ34Z
~ves	58 -11Ū7fŌƁǛ8qſ9AǏ10xĵƛ12ķ15ŷ17Řǐ18ş19Şų23n
~ves>	58 -11Ū7fŌƁǛ8qſ9AǏ10xĵƛ15ŷ17Řǐ19Şşų23n
~vew	78 -11ŷ20Ū31Ű
~vewa	78 -11ŷ20Ū31Ű
~vic	63 -7ǔ6ƅ7yA10ŞŢƕ11ţŪ12Ǟ14ŝ15Ŝ16B17ư22Ǆ24ľ29Ž31ǚ
~vice	64 -7ǔ7yA10ŞŢ12ţǞ15ŝ16BŜ18ư23Ǆ25ľ29Ž32ǚ
~vid	76 11Ǆ12ƄƕƦ13Ɨ18Ő20M24ƪ
~vide	76 11Ǆ12Ƅƕ13Ɨ18Ő20M24ƪ
~vie	82 -12ƞ-8ƶ20Ŗ21Ŝ46ǩ
~view	83 -8ƶ20Ŗ21Ŝ22ǩ
~vin	49 -14ŝ-11c-10v-9uƬư-8hŶƠǩ-7R-6őǠ6ĻŒ7VƷ8ƶǍ9Ƃ10NƱǟ11xŴƇ12qŀŢ13k14ŮŲż16ľŘǀ18zFŽ19ŪŸ20Ŀ21Ż22PŹ25ŷ26y27H28Y35i53ƞ57ū
~vin>	59 -16ǩ-11v-10ư-8h-6Ƴ6Ķſ7FŌŖŲŽƟǀ8NŃǁ9xĺŀ10tľŢ11Pƶ12iŻ14S15Źǟ16Ūŷ18Ŀ22y24ƞ69ū
~ving	53 -15S-13ŝ-9cƬ-8u-7ŶƠ-6R6Ū7ƂƢƳ8nyľ9ĻŒŲƷǍ10V11Źǀ12Ż13FŷŽ14P15Ŵ16kq17zŮż18Ř26HŸ27i32Y35ƞ
~viny	87 23Ƈ
~vio	80 40Ż
~viol	80 40Ż
~vis	69 11ƅ12eN14Z15ƾ17a19ǁ22B35Ɯ37A
~visa	87 16e19Z
~vise	80 27B31A
~visi	75 11ƅ12A13N17ƾ21ǁ39Ɯ
~vit	85 13ǌ20ǀ21ƻ
~viv	83 20ǝ33i
~vive	87 25ǝ
~voi	73 -9ǩ7ľ12Ǡ13e15aĽĿ17Ǖ23ǘ
~voic	73 -9ǩ7ľ12Ǡ15aĽĿ17Ǖ23ǘ
~vol	78 10Pż12Ł17Ə
~volu	83 19Ə
~volv	85 11Pż14Ł
~vor	74 -17Ʒ10ĵ17ƞƩ19ǩ20Ŷ23r25f
~vorc	82 11ĵ28f
~vori	82 20ƞ22Ŷ23ǩ
~vot	87 25Ł29ǩ
~vou	85 9ǀ32Ŀ
~vous	85 9ǀ32Ŀ
~vy>	83 -7Ƙ11ǎ17ƞ18ƺ24Ǐ26Ū
~wad	87 11KǑ30x
~wada	87 11KǑ30x
~wag	73 -12Ǌ-6Œ11ƃ14ǣ31T53ǉ
~wage	73 -12Ǌ-6Œ11ƃ14ǣ31T53ǉ
~wai	75 -11ơ7Ǔ9ǧ10ŧ13ǜ16Ķ17ĺ18ǌ19sŵ20ſ
~wait	78 10ŧǧ14ǜ16Ķ17ĺ20sŵ
~waiv	85 -12ơ9Ǔ20ǌ23ſ
~wal	55 -10Ũ-7jǟ6ŸƛƠƽǘǨ7nxyŵƧǈǕ8żƐƮǍǎ9ĸŐš10Ǟ11ł12Ĺƌǝ13ZƗ15ƣ16Ƈ17Ļ18ŕŤ21Ǆ24Ŝ
~wal>	67 12š13Ǟ16Ĺ23ŕ30Ŝ
~walk	61 -11Ũ-7ǟ6r7ƊƑƽǘǛǨ8nxyŵƛƧǈ9żƮǎǕ10ĸ13łǝ15Z17ƣ19Ļ21Ť24Ǆ
~wall	76 8ǒ9Ÿ12ƐƠǍ13Ɨ14Ő17ƌ24Ƈ
~wan	45 -14ŗ-13Ʀ-11ŘŞŤǖ-10łŦ-9qNƿ-8F-7wŁůƩƯ-6ōŏƓ6ķšƂǃ7oŅŒƗǨ8kyǡ9ŴǞ10ŀž11ŕ12ŊơǁǦ13ľŃ14ƀ15Ĵ16OĹƵ17Lſ18KƁ20ǌ21M22Ǔ23ư24Ƅ25X26Ƭ27ƭ28sƫǩ29ĻŉƱ34Ō37ƶ
~want	45 -14ŗ-13Ʀ-11Ťǖ-10łŘŞŦ-9qNƿ-8F-7wŁŎůƩƯ-6ōŏƓ6ķšƂǃ7oŅŒƗǨ8kyǡ9ŴǞ10ŀž11bŕ12ŊơǁǦ13ľ14Ńƀ15Ĵ16OĹƵ17Lſ18KƁ20ǌ22MǓ23ư24Ƅ26XƬ27ƭ28sƫǩ29ŉƱ30Ļ34Ō38ƶ
~war	69 -21V-7H-6ǩ7ō8Ƴ9Ŏ10ǘ11ŀ13BǞ15Ň16Xǋ18ũ20q22Ō23ś53j
~ward	73 9Ƴ10Ŏ12ŀ16Ň18X20ũ24Ōś
~ware	83 9ō12ǘ16Ǟ20ǋ24q
~was	45 -23ſ-13Ɖ-11CŒŴ-10dXƭ-8Ŏ-7sUłǞ-6jĹ6vŉ7oǊǜ8cĵƂǍ9Ļ10ŜǤ11ƒ13kĺ14Ƽ16ũƋƲ19ŔƈƤ20pŅƴ21ż22ƽ23ň25ļŧ26B27œšƅ28ŵ29Šǩ35Ƴ36ƛ42Ũ43Ť47ť51Ŧ
~was>	45 -23ſ-13Ɖ-11CŒŴ-10dXƭ-8Ŏ-7sUł-6jĹǞ6vŉ7oǊ8cĵƂǍǜ10ŜǤ11ƒ13kĺ14Ƽ16ũƲ17Ƌ19Ŕƈ20pŅƤƴ21żƛ22ƽ23ň25ļŧ26B27œ28šƅ29Šŵǩ35Ƴ43Ũ44Ť47ť51Ŧ
~wash	87 40ƛ
~wat	59 -8Ƹ-6C6Ơ7ƎƏ8Ƒƺ9ƃƊƍ10ǝ11ũ13qǩ18ƘƯ27Ž29Ɵ37Ƌ51ƙ60ƛ
~watc	76 21ǩ23Ɵ24Ư25Ƙ36Ž
~wate	61 -8Ƹ-6C6Ơ7Ə8Ǝƺ9ƃƍƑ10Ɗ11ǝ12Ɵ13ũ14q38Ƌ54ƙ63ƛ
~way	54 -12ŷ-10I-8ō-7GOŝǩ6Ŷǂ7XĸƑǁ8ĵŢƧƶǋ9mŎƦ10rňũŵƏƗƳ11ŪƁ12y13ļŉ14kĶĻ15alņƟ17j18źƿ20ŀ21Ű25Y30K38ů
~way>	55 -12ŷ-10I-8ō-7Oŝ-6ǩ6Ƈǂ7Ŷǁ8XņŢƑƧƶǋ9mƦ10rŎ11ňũŪƁƏƳ12ŵ13yļŉ15akĶĻ16Ɵ18j19źƿ21ŀŰ26Y31K39ů
~ways	76 -9G7Ɯ8ƣ10Ř11ņ12Vĵĸ18Ɨ23l
~we>	50 -10Ň-7gǄ-6PńƒǦ6Ʃ7ļŃ8hŦƊ9cvƱ11OĹŚťƁƭ12dŷƀƂ13ķƕ14ŎŕƵ15I16Ƭ17XŴ19Ū20ŋ22Ļ26Ŭ27Ľ31Ɣ32M38Z42s72Ō
~wea	76 -11I-8Ň9U11Ǚ12Ɖ15Ť23c27ǩ33j
~wear	82 -12I-9Ň12Ǚ13UƉ25c30ǩ
~weat	82 17Ť37j
~web	80 10Ĺǖ13ń33ļ
~webs	80 10Ĺǖ13ń33ļ
~wed	68 -7aŔ7ǔ8Ɣ9Ņ10ƛǛǧ11Ʒ12ų16Ŝšƕ18Ơ25ƪ28f
~wed>	70 -7aŔ9Ɣ10Ņ11ƛ12Ʒ13ų16Ŝš17ƕ18Ơ19f26ƪ
~wedd	83 9ǔ11f12ǧ13Ǜ
~wee	52 -8Š-7xƶǟ-6X6CŃǨ7łƜƤ8ƕ9Tť10ŷ11tŕš12iDĽ13ňůƟ14ƫ15Ɩ17P21ŵ22ƿǎ23L26Ų27k29ǝ31ŭ36R
~week	54 -7ǟ6ŧŮ7Ńų8ƕƜƤ10Tť11P12ŕ13iĽ14ůƟ16Ɩ22ŵ23ƿ24Lǎ27Ų28k31ǝ32ŭ38R
~ween	75 -9ƶ-8Š7m9Ǉ10C11P12łǨ13ƫ14š17ŷ22ň
~weet	82 -8x9wƫ11hơ21t22D
~wei	69 8ǁ10h11ł13Ł14ǘ17ǂ61ƺ
~weig	70 8ǁ12ł13Ł17ǂ62ƺ
~wel	60 -8ƨ-6sǖ6ŀ7axHŞũű8Ĺŧ9NĻō10P12ƕǊ13Q15pǕ18ń19Ŗ24tŝ25Ƙ26Ɠ30ǟ
~well	64 -8ƨ-7s-6ǩ6kƏ7ŀũű8axHŞŧ9Ĺ10NĻō13ƕǊ16p20ńŖ26tŝ28Ɠ33ǟ
~welr	73 32Ƙ
~wen	65 -9ǩ-8ŐŜ7ĺ8HQ9cŀƫ10őƬ11ǜ15kz16Ƴ17Ũ18l19ņŔ25ƅ26œ31Š37Ť
~went	65 -9ǩ-8ŐŜ7ĺ8HQ9cŀ10őƬ11ǜ15kz16Ƴ17Ũ18l19ņŔ25ƅ26œ32Š37Ť
~wer	51 -11Ř-10ŝƤ-8Ōŗ-7pǩ-6uŁŜ6Ŕ7rYĹƣƲƵƾ8ľŠƈ9KƍƷ10ŴƳǨ11ŚǢ12šƎ14X15lżƮƹ19ƊǤ20ǝ21ŸƬ22ƅ23dŉ24ƛ25œ28ŧ33Ũ39Ņ
~wer>	67 -7Łƴ6Ŏ7Ʋ9EKŬ11ŉƣ12łŔ15ľŴ17Ś18ƅ20Ɗ22Ņ34ƛ
~were	53 -10ŝƤ-8ŗ-7Ļ-6Ř6Uĸņ7ĹŇŻƭ8rYƅƦƵƾ9Š10ƍƷ11Ƴ12ǢǨ13šƎ15X16lŉżƮƹ20Ǥ22ŅŸƬǝ24d27œ30ŧ35Ũ
~wers	85 -11Ō6K7Ɗ14Ļ
~wes	83 7o12ł14ǟ32ľ
~west	87 12ł34ľ
~wfu	85 13ĸ14Ʈǉ15Ũ
~wful	85 13ĸ14Ʈǉ15Ũ
~wha	24 -23ŷ-22Ƣ-19FǠ-18Ł-17Ŝ-16ŌŬ-15nzNŰ-13MŹƟǋ-12xUĴŶ-11bAļƄƫ-10stHVŧŽƴ-9KĽŚţǑ-8uƏƿǁǛǟ-7OĵŐśųƜƤǐǦ-6Sƈƙƹǂ6rIǗ7ŏǣ8ižƅǡ9dŕưǨ10hoDƔƼ11EŃņƕǎ12RƑƨǉ13cLƧƷ14qűƉƌƬƵƽ15ŵƺ16ǓǞ17WũǊ18JZŨƦǃ19mYƓǝ20ŘƘơƶ21vōŔƩ22ŎƊ24Xǥ25ŉǈǩ26gTłǏ27ŅŦƇ28C29wŇŝƻ30Ơ31Ɨ32P33ķ34ľ35Ť36ĺĻŴ38Ǆ39ŀŗ40ĿŞŪ41B42œ46Œƒ50Ŗ57Ĺ
~what	24 -23ŷ-22Ƣ-19FǠ-18Ł-17Ŝ-16ŌŬ-15nzNŰ-13MŹƟǋ-12xUĴŶ-11bAļƄƫ-10stHVŧŽƴ-9KĽŚţǑ-8uƏƿǁǛǟ-7OĵŐśųƜƤǐǦ-6Sƈƙƹǂ6rIǗ7ŏǣ8ižƅǡ9dŕưǨ10hoDƔƼ11EŃņƕǎ12RƑƨǉ13cLƧƷ14qűƉƌƬƵƽ15ŵƺ16ǓǞ17WũǊ18JZŨƦǃ19mYƓǝ20ŘƘơƶ21vōŔƩ22ŎƊ24Xǥ25ŉǈǩ26gTłǏ27ŅŦƇ28C29wŇŝƻ30Ơ31Ɨ32P33ķ34ľ35Ť36ĺĻŴ38Ǆ39ŀŗ40ĿŞŪ41B42œ46Œƒ50Ŗ57Ĺ
~whe	36 -19a-18Ť-14Ɖ-13Ł-12ņǃǨ-11ŌōŐűƞƱǟ-10ƃƮǈ-9UĺŞŬŭƝǄ-8bBKNƨƻ-7cuwYţŪƗƬǇǛǝ-6oŉźƑƔƜƢƯ6dARĶǒǩ7fkrŏŖƴƶƿǅǐ8qŒųŴ9ƷǞ10pOĴŲƟ11şšƄǢ12ŸƾǙ13yHŜƥ14gļſ15Ƌǂ16ƭǏ17s18ƹǎ19ŚƧǀ20ƅǋ21DVĵĸǗ22MƈƳ24Q25Ɩ26Ź29ő30ŃŕƤ31G33S35Ű36C39ť44L
~whee	73 13ŀ14ǐ18ş19Ź20ŵ23ŷ30ų
~when	40 -21ǩ-18a-17Ť-16l-15ǋ-14Ɖ-12Łņ-11M-10şƱǃ-9Cńŵƞǟ-8űƕƮǨ-7jkqĺļŎŞŷƀƃǈǝ-6ƻ6łƒƠ7ĶŔŧƁƼ8ĹĿŦŰŲƌǍ9dfľŨƴǒ10Aś11ŘšƋǙǜ12prŒƶ13OŹƭ14ŸǢ16ƾ17g18yƟ19Vĵǂǅ20Rſ21ƹ22Ŝ23ǎ24ƅƧ26s27ƈ29Ƴ33GƖ34ő36ŕ40SŃ46ť52L
~wher	47 -15R-14ǅ-12Ő-10sP-9ŃŌōǛ-8ŜƟ-7nŬƖƝǄǍ-6ĿƳǨ6z7ŎŖũƋƍ8Fň9ƄƷ11ķńŅşŢ12Ǖ14jH15Ŵ16Ǐ17k18ĵ19qǀ20ƥ23l27ļ28ĸŚ31D32Ǘ33ǩ36Q41M44ǋ45Ƥ52Ű58C
~whet	82 9ŏ10ƀ14Ƶ20Ĵ
~whi	52 -11ǚ-8Ţ-7ƨ-6Ǩ6ŸƟǖǠ7dƜƯƴǥ8ļŬ9bGńŻƕƣǅ10ľŇőŧƤ12Ǝ13ŷƁǈ14ƻ15ŉŪ17R18ƾ19ťǝ22Ő23aC28J29Q46ų
~whic	55 -11ǚ-8Ţ6ŉƶǩ7ňŸƄǖ8dŭƴƾǥ9ļŬ10bńƕƣ12ľ14ŷ15Ɓ16Ūǈ19R21ť22J24Ő27C31Q40ų
~whil	70 -9ŭ-7Ǩ6š8ŵ10Ɵ11ųƜǠ12Ư13ŉǅ14GŇ15ő17ŧ18ƎƤ19ǝ
~whit	83 11J16ƻ17ƾ41a
~who	37 -22ŲƔ-15LŏŢ-14TŪƣƧ-13xŭ-12ĿƗ-11mVŚ-10ŃŒ-9HĹŌŴŸƞƦƮ-8YĺĻŘűź-7svGPĸŞŤƅǃǢ-6yKŀņŊžƝƷǊ6uǥ7ŝƟƬǇǚǣ8ưǧ9lZſǜ10żƐǍ11Ǜ12ŬŹƩ13ƜƳ14ƁƲǗǩ17Ǒ18ƱǕ21wǅ22a23QńƤ26Šƃ30ƶ31oļşǆ35ų36nŜƕǐǨ37ơ38ŷ42ƫ43Ǡ48Ł49Ƣ51ǔ57ǈ59A61Ư70Ő
~who>	39 -23Ɣ-22Ų-14LŏŪ-13xTƣ-11ŭǉ-10VĿłŚǄ-9ŒŨŴŸƧǒ-8tHŃƞ-7vFPķĹŢźƮǢ-6YĸĺŌŤűƅƵ6uǌ7q8ƃƐƬǚǞǥ9ŝƾǇ10Zǜ11ƟƱǍ13Ǜ14ŬŹƲ15ƁƳ16aƜǗ17ƶǐǕ20ƤǑ21ǩ22wǨ23ǅǆ25Q26ń28ŠƢ34ļş36o38ųơ39Łƕ40Ŝ41Ư42nŷ44ǔ46AǠ51ƫ53Ő60ǈ
~whod	66 -14m-13u-9ƾ6ľ8AƤ9ư11ŵǣ12ſ17Ʊ18Ʋ26ƃ29Ǩ42Ư
~whoe	85 -9Ř7ǧ8ơ14ł19Ƣ
~whol	62 -9Ʀ-8ǩ6B7EũƜ8ňŨƭǄǒ9tķư10l11ǐ13Ŕǉ14hƵ16kƪ17O18ōƈ28Ʃ
~whos	67 -12Ɨ-7w8ƃ16ż17ǆ20Ő21F22A23Ł25ǐ39Ƣ
~whov	85 11w13ǈ15Ő19u
~why	61 -8ļũ-7œƶ-6ő7ǣ8ABľ9ŝ10ǆ12Ƶ15r16ƴ18Š31Ĺǩ41ŀ43Ţ45ĺ46Ŕ
~why>	61 -8ļũ-7œƶ7ǣ8ABľ10ǆ12Ƶ15r16ƴ18Š31Ĺǩ41ŀ43Ţ45ĺ46Ŕ
~wic	79 8y10ţ12ǥ13Ĵ14R20ƻ
~wice	79 8y10ţ12ǥ13Ĵ14R20ƻ
~wid	78 -8a8ƫ10Ǩ12Ʒ14Š18Ƴ22f28Ő
~wide	87 16Š32Ő
~wido	82 -8a9ƫ10Ǩ13Ʒ20Ƴ23f
~wif	55 -20Ƹ-13w-12P-11a-10v-9Ǆ-7HŌƦƼ-6dƧ6ųƺǨ7V8bjŶƫƳ10ǆǈ13ƮƷ20Ŵ21f30ƨ33st39q40r43o46ǂ52p
~wife	55 -20Ƹ-13w-12P-11a-10v-9Ǆ-7HŌƦƼ-6dƧ6ųƺǨ7V8bjŶƫƳ10ǆǈ13ƮƷ20Ŵ21f30ƨ33st39q40r43o46ǂ52p
~wil	53 -10ǩ-9D-8Ř-7vŊŠƻ7zōŐśũǁǓ8ƭǞ9oĴňţŽ10NŌ11dĶơǊ12eƕ15sǃ18V19HŹ21L24M28y45ł81Ʋ
~will	53 -10ǩ-9D-8Ř-7vŊŠƻ7zōŐśũǁǓ8ƭǞ9oĴňţŽ10NŌ11dĶơǊ12eƕ15sǃ18V19HŹ21L24M28y45ł81Ʋ
~wim	82 45ƍ
~wimm	85 11ƍ
~win	57 -10Ř-7Ɩǝ6ű7ǘ8Ʀǧ9uƄƟƮ10Ť11b12ƿǛ13ū15gyǞ18Ƒ19MĻ20Xňǎ21ƛ27j33Ɓ57ƚ
~win>	77 8Ŭ11ǧ12Ƒ17bň28Ļ
~wind	67 -11Ř8ňű12ŤƑ16ū19g25j71ƚ
~wine	87 20ƿǛ
~wing	68 6ƛ9Ǆ10ǘ12Ƅ18j20yǞ24M26X37Ɓ
~wint	80 -9Ɩ9Ɛ17Ɵ23ƛ30ǎ
~wir	74 -8ƣ10Ǝǘ13Ǖ17Ǎ48Ƌ
~wire	85 12Ǝǘ15Ǖ
~wiri	77 -8ƣ18Ǎ50Ƌ
~wis	71 7Ɨ8v9wƽ12Ŀ13ƮƸ18ǂ20V24ư28Ş
~wise	73 7Ɨ9vwƽ12Ŀ13Ƹ14Ʈ19ǂ21V
~wish	83 28ư34Ş
~wit	37 -13ĺŁŏ-11Ť-10RZƟǅ-9HľƔ-8NŃŒůƑǂǩ-7jCķŪƃǊǛ-6oOŅōţƩƫƯƶ6Qťŷźƚǖ7zBFżƞ8MWœřŽƮƽ9sŰƁǡ10ASXĴŠƤƱƳǓ11ĻŋǜǨ12ĸŭǤ13nňŚŧƐ14ŜſƂ15ŶƧ16ŀŞŬƵ17ńǁ18agƷ20ŝ21ŊŲ22ĹŖş23š25ŵƢ26VŐ27ņ28b30Ţ45ő
~witc	76 7ő8Ŏ9Ÿ16Ō42Ţ
~with	37 -13ŏ-12ĺŁ-11Ť-10RZƟǅ-9HľƔ-8NŃŒůƑǂ-7jCķŪƃǊǛǩ-6oOŅōţƩƫƯƶ6Qťŷźƚ7zBFżƞǖ8MWœřŽƽ9sŢŰƁƮǡ10ASXĴƤƱǓ11ĻŋŠƳǜǨ12ĸŭǤ13nňŚŧ14ſƂƐ15ŜŶƧ16Ŭ17ŀńŞƵ18agƷǁ21ŊŝŲ22Ŗş23Ĺš25ŵƢ26VŐ27ņ29b41ő
~wl>	80 15Ƈ22Ɗ32ǩ
~wn>	43 -12ŭǣ-11ŏ-10PŲǈǍ-9sŜ-8ƕƳǄ-7bgĸōŐŝşǇǌǨ-6ŀŠƓǥ6Ɓ7ňƆƍ8ŁưǞ9ŖŸƢƨ10eŞŵƑƭ11aLůƊƔǆǊ12oƶ13Ū15ǃ16ŬƷ17ǐ18Ǒǟ19ł21ƴ24ƘǛ25l26Ɨ27CƦ28ƀ29ǒ30V31ǝ37ǋ41ķ46F
~wne	64 -9Ƴ-7Ǆǩ6ƙ8Ɠ9Ĺ11j12Ǣǣ13a15ƕ17ǅ21ǌ23ǔ26F28Ǩ30ǥ32ǆ
~wned	85 14ǥ15j28ǅ
~wner	65 -9Ƴ-7Ǆǩ6ƙơ8Ɠ9Ĺ12Ǣ13aǣ16ƕ20ǥ21ǌ23ǔ27F28Ǩ34ǆ
~wns	73 -13Ǎ-6Ŷ18E25Ɗ31ơ47ǆ
~wns>	76 -13Ǎ-6Ŷƣ19E33ơ49ǆ
~wnst	87 30Ɗ
~wnt	83 10ů11ǋ15Ǎ25ǩ
~wnto	83 10ů11ǋ15Ǎ25ǩ
~won	87 26ŉ35ǩ
~woo	68 7ţ9jF11g12ƌ14Ƒ28Ƈ56Ɛ
~wood	68 7ţ9jF11g12ƌ14Ƒ28Ƈ56Ɛ
~wor	40 -12Ůǟ-10ľƜǎǤ-9FNOTŜƵ-8nŒŰ-7GĸŀŎųƋƔƟƤ-6MƨƶǦ7Jĺ8IŅƳǨ9ĶŏƌƚǠ10XŌŴƃǏ11Ş12Ʀǔ13gƾǘ14Ļǐ16ƒ17ŊŵǄ18ƗƧǑ20Ƙ21ǚ22ű24Lķǈ31ŭǣ32V33qQ34RSů35W36ĿƝ37Ǉ47P49U
~word	73 6BŖ7A8ǒ10ň11ļ13ǩ19Ł26Ō35ǘ
~work	43 -13ǝ-12Ůǟ-11Ǥ-10ƒƜ-9iƵ-8ANľĿŜŰǎ-7nGŶƤ-6FĸĻŒŢƋǦ6ǉ7ńŚǙ8JĹŞ10IĶƳǨ11ĺŅƌǠ12ŏŴƃ13X15Ʀƾǔ17gǐ18ǚ19ŵ20ŊǄ21Ƨ23Ǒ28ǈ29L34ǣ35ŭ36Ɲ37Q38qSV40RWů41Ǉ46U52P
~worl	83 11C12i14Ń15d
~worr	68 9ǡ18ƚ66Ŀ
~wors	80 8Ň10ŘŞǚ13Ŷ17Ũ18Ŀ
~wort	62 -13Ś-7ǩ-6Ǣ7Ɲ9ƀƁ15Ţ17ǝ23Ǐ24Ɨ33Ļ37ķƘ39ƒ45ű
~wou	36 -18Y-12ň-11Ĺĺš-10qO-9nwƳǞ-8lŨ-7PŒƄƩ-6ouFŁņŐǈ6ƀƏƨƱ7Hŉŝ8Vǘ9ŗťŶƪ10cķƫǢǦ11BXĵƃƒ12MĴƂ13mTŇƭƿǨ14sƦƸ15Zǡ16Ńŵž18ű20śƓ21Ɨ22Ŋư23rƵƶ24ǁ25Ļǝ27Ư28Ƭ30Ž38ŢƮ40Ƥ41ĸ43Ʒ49Ŏ
~woul	36 -18Y-12ň-11Ĺĺš-10qO-9nwƳǞ-8lŨ-7PŒƄƩ-6ouFŁņŐǈ6ƀƏƨƱ7Hŉŝ8Vǘ9ŗťŶƪ10cķƫǢǦ11BXĵƃƒ12MĴƂ13mTŇƭƿǨ14sƦƸ15Zǡ16Ńŵž18ű20śƓ21Ɨ22Ŋư23rƵƶ24ǁ25Ļǝ27Ư28Ƭ30Ž38ŢƮ40Ƥ41ĸ43Ʒ49Ŏ
~wow	83 12ő14ť15u17R
~wow>	83 12ő14ť15u17R
~wre	75 7ŵƃ10ž11Ũ19ƀ55ż
~wrec	76 7ŵƃ10ž11Ũ20ƀ56ż
~wri	64 -17ś-7Ŷ-6vű7Ŏǆ8nƈǖ9ŉǜ10ř11oKǓ13Ō16ŗž17Ÿ18Ť19w20Ʋ22b24Ő
~writ	64 -17ś-7Ŷ-6vű7Ŏǆ8nŤƈǖ9ŉǜ10ř11K12oǓ13Ō16ŗž17Ÿ19w20Ʋ22b24Ő
~wro	70 -10P-7ţ7b8ņ9Ŀ10Ŵ11qǩ12CŜ15ŤƲ18Ĺ19ǜ20Ş32ǚ
~wron	74 -7ţ-6Őŝ8b10Ŀ11ņ12ǩ15C17Ť20ǜ21Ş34ǚ
~wrot	80 -11P7D12qŴ14Ŝ17Ʋ23Ĺ
~ws>	72 -6ƭ7ƚ8k10gǒ11Ư12ť13Ƒ14ƒ17ǡ18ŗ19ŕ26A
~wsu	83 22ǜ23ķ
~wsui	83 22ǜ23ķ
~wye	77 12ǜ15A16ķ25Ʋ
~wyer	77 12ǜ15A16ķ25Ʋ
~xac	71 -25ŕ-9Ǎ10ǃ11d12Ņ14ŀšǄ17ū19ơ21Ť22Œ
~xact	71 -25ŕ-9Ǎ10ǃ11d12Ņ14ŀšǄ17ū19ơ21Ť22Œ
~xam	72 -6Ũ12J68ǁ
~xam>	74 -6Ũ65ǁ
~xce	76 -11ž7ĵ11Ƹ65Ǧ
~xcel	87 8ĵ13Ƹ
~xces	78 -11ž67Ǧ
~xch	87 -17V38Ƶ
~xcha	87 -17V38Ƶ
~xci	83 9Ǟ11i17Ɩ34ƞ
~xcit	83 9Ǟ11i17Ɩ34ƞ
~xcl	87 17ǣ21Ŗ
~xclu	87 17ǣ21Ŗ
~xcu	87 39Ŕ
~xcus	87 39Ŕ
~xed	85 12ŵ18ũ29ƌ
~xed>	85 12ŵ18ũ29ƌ
~xes	79 -7f10ĵ12T13Œ14ƻǌ15Ǡ28ƞ
~xes>	79 -7f10ĵ12T13Œ14ƻǌ15Ǡ28ƞ
~xie	87 10Ǡ14Ƽ
~xin	87 9y12H13ǀ
~xin>	87 9y12H13ǀ
~xis	87 8ű23Ƶ
~xist	87 8ű23Ƶ
~xpa	87 34Ǟ
~xpan	87 34Ǟ
~xpe	64 8Ǐ10Xŧ11Ŕ12Ǟ13Y14ŇŨ18ņưǣ19Ƙ34ĸ
~xpec	82 17Ǟ20Ň22ĸ
~xpen	72 7Ľ9Ǐ10ǣ12X15Y19ĸ21ư22Ƙ
~xper	72 11ǣ12ŧ13Ŕ16Ũ21ņ
~xpi	82 15e38ŕ
~xpir	82 15e38ŕ
~xpl	70 -7Ɣ9Ŭſ16Ŵ26ňŖ27Ŋ31Ŕ
~xpla	71 10ſ26Ŗ27ň28Ŋ31Ŕ
~xt>	62 -14Ʊ-7ŭ6Mũ7Ź8oĺ9Ļŕƫ12ǖ13Ń14ſ16y17Ǟ18ś20Ɩ32V36Ǎ51K
~xte	87 22Ƈ
~xter	87 22Ƈ
~xti	80 10ś15K26Ǝ
~xtin	80 10ś15K26Ǝ
~xtr	76 -6Źǈ10Ƃƴ13ŲƤǦ17Ǉ28Ǥ32Ɓ
~xtra	76 -6Źǈ10Ƃƴ13ŲƤǦ17Ǉ28Ǥ32Ɓ
~yal	80 11M13Ǘ14ő30Ţ
~yal>	87 33Ţ
~yalt	87 15Ǘ16ő
~yar	71 -7q8ŪŴƔ9H11Ɨ14ƒ18ƙƞ22ƍ48Ƒ
~yard	71 -7q8ŪŴƔ9H11Ɨ14ƒ18ƙƞ22ƍ48Ƒ
~ybe	74 -8ş-7Ǩ9Ɯ11Ƈǥ12Ʀ16Ʊ21Ʈ36ǘ
~ybe>	76 -7Ǩ9Ɯ11Ƈ13Ʀ17Ʊ21Ʈ
~yber	87 -9ş13ǥ43ǘ
~ybo	52 -13Ǐ-12ǝ-9ƪ-6ŹƤ6tƂƧ7ŰƈƓƟƳ8ǅ9Ť10Ƭǈ11ŜŝǜǢ12zZżǘ13ŷƢƴǗ14Ưǡ15Ł16ų17ŖǛǩ18ń19ŏƜǨ20Ǎ21ǣ31n
~ybod	52 -13Ǐ-12ǝ-9ƪ-6ŹƤ6tƂƧ7ŰƈƓƟƳ8ǅ9Ť10Ƭǈ11ŜŝǜǢ12zZżǘ13ŷƢƴǗ14Ưǡ15Ł16ų17ŖǛǩ18ń19ŏƜǨ20Ǎ21ǣ31n
~yca	87 8Ư13E16D
~ych	69 9Ĵ11ǟ13T15Q17Ư20q22YƮ
~yche	69 9Ĵ11ǟ13T15Q17Ư20q22YƮ
~ycl	82 8ş14ƥ17Ūǀ19g
~ycle	83 9ş14ƥ17Ūǀ
~ydi	85 19ǀ
~ydiv	85 19ǀ
~ydr	77 46Ə
~ydra	77 46Ə
~ye>	87 13ǃ14r17Ŷ
~yea	44 -13Ƽ-10ǋ-9ů-8ĹƉƒǒ-7nňŕŞŠŤũŴƠǥ-6DĿŦ7oŻƋ8UƱ9Ʈǣ11qĶ13œšţƸƾǎǟ14ǀ15VŪ17HƔ18cŹ19ŒŸ20ĺ21d22Ɵ23p24Ů25Ʃ27ƈ28ƅ29TǉǞ37őǊ38S39G43ǅ46ƭ62ť
~year	44 -13Ƽ-10ǋ-9ů-8ĹƉƒǒ-7nňŕŞŠŤũŴƠǥ-6DĿŦ7oŻƋ8UƱ9Ʈǣ11qĶ13œšţƸƾǎǟ14ǀ15VŪ17HƔ18cŹ19ŒŸ20ĺ21d22Ɵ23p24Ů25Ʃ27ƈ28ƅ29TǉǞ37őǊ38S39G43ǅ46ƭ62ť
~yed	82 -6ǜ21Ţ26Q31q
~yed>	82 -6ǜ21Ţ26Q31q
~yee	62 -10Q6Ǘ9Ǥ10ǐ11Ǒ13ǣ17ǈ29Ǉ34ǜ
~yee>	78 -7ķǇ53ǜ
~yees	64 -9Q-8ǜ7Ǘ10Ǥ11ǐǑ14ǣ18ǈ35Ǉ
~yer	67 -6ő11AƧ12ļƉ14ķ17V18SǛ20Ʋ21ǩ26W30Q
~yer>	68 12AƉƧ13ļ14ķ17V18S21Ʋ22ǩ27W31Q
~yers	85 24Ǜ
~yes	72 -10ǩ-6Ř7Ĺ10Ŗ12ƃ13ŋ16A26Ł50Ŏ
~yes>	72 -10ǩ-6Ř7Ĺ10Ŗ12ƃ13ŋ16A26Ł50Ŏ
~yet	67 -23ǝ-8ųſ6uń7fr10n11ƾǋ12ƍ13ŀǟ16x21ƞ24j26ŹƖ28cv
~yet>	67 -23ǝ-8ųſ6uń7fr10n11ƾǋ12ƍ13ŀǟ16x21ƞ24j26ŹƖ28cv
~ygi	87 11ǈ17P
~ygie	87 11ǈ17P
~yin	53 -14ǩ-10Ǩ-9ǡ-8BƗǈ-7gĹŇ7ŗƦƸǉ8j9bž10ŧǣ12ĴĺňŢƳǀǛ13kŦǝ14W16Ɔ19œǥ20VŅ22FĿŒ23Ɯ24ǟ25ƒƠ26ƪ30HZ
~yin>	65 -11Ǩ-9Ņ6b7ǀǥ8fK9œƸǞ11Ʀƪ12ǟ13ZƜ14kHPŧƠǝ15Ƴ16Œ20WĿ21F23Ǜ
~ying	56 -11ǩ-9ǡ-8B-7ƗǛ-6P6Ř7ŗƵǀ8ntNǉ9Œ10jž12ǣ13œƜ14ňŢǥ15ĴĺƠ16Ŧǟ18Ɔƪ19H20Z23V28Ņ29ƒ
~yl>	87 23Ƈ
~yle	87 7Ɖ10w
~yli	78 7Ǉǈ19Ǒ
~ylis	78 7Ǉǈ19Ǒ
~ym>	75 -11V-7Ƨ20Q26ŏ31ĺ
~yme	65 -10Ɯ6Ŏŕ8S11ƃ16ǘ17Zƕ19ĴŬ22Ʈ25š43Ɣ
~ymen	65 -10Ɯ6Ŏŕ8S11ƃ16ǘ17Zƕ19ĴŬ22Ʈ25š43Ɣ
~ymo	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
~ymor	80 -9Ǒ9z11Ŧ14ű21ƭ22ť
~yon	65 -14ƈ-10ŭ-8Ÿ-7Ń-6zţ8Ʊ9şǐǘǩ13ŖƉ15Ŕ18Ƴǜ21ų22Ư23Ł38ŷ
~yone	65 -14ƈ-10ŭ-8Ÿ-7Ń-6zţ9ǐǘ10ǩ11Ʊ13ŖƉ15Ŕ18Ƴǜ21ų22Ư23Ł38ŷ
~you	14 -24Ť-20ť-14ǟ-13ōŷ-12Ƈ-11źƅ-8űƆƑ-7vƷǃ-6Ŵ6ŘƎƭƼǜ7exņŉŲƯƶǆǉ8kGWőŪŻƀƞƱƿǤ9SŌŗšŭŰƜƮǓǡ10suZŁƚƬƲǞǠ11MĴĶŎŏşŽƘƵƽǁǏǨ12yłŢƙƝǑǚǛ13ŃƖƫƳƸǀ14HQŊŮƢ15BCIĵĸĻĽżƟƤƥƻǈǐǘǣ16azưƴǄǎǙǢ17Ĺśŵƹ18AKOľŚŝŸƁƃǋ19gƌ20fjnƾǕ21ň22dƦ23NXŀńũŶžƧ24Ŝƺ25mTǔ26Ŀ27Šſ28ļŒ29FŐǇǩ30Vķ31iŨ33R40ŇŞ42P44l45c
~you>	17 -24v-23ƨ-22Ŵƽ-21Ť-19qƮ-18ť-17ůź-16ƅǟ-14ōŷ-13Ź-12t-11xƓ-10o-9beƇ-7ŅƆǈ-6ǂ6LǃǢ7jpuyŎŪǠ8šƘƫ9ŉƚƢǄǖǣ10akŬŰƀƃƖƙǓǗ11dMYĶŃŗƸǎǚ12WĺņőŖƎƭƿǏǜ13ŭŮƂƒƾǔǘǞ14ZżƥƶǁǆǑ15ŽƝƻǙ16GƬưƼǋ17ĻŌŲƱ18SUĴľŏƵ19QŜŸǀǨ20łŢ21CŊƟƺ22HĸǕ23nTſƦƴ24fOĽś25ķƹǇ26AVžƁ27KNŀŵ28FňŚŶƌƤ29mXŒũ30gĹ31ńŐ32ǩ33Rŝ34Ň35PƧ36Ũ37iĿŠ38Ş40ļ49l52c
~youn	70 -10Ǉ7y9źŻƳ10xƯ15ƍ16ĵ19p20Ź23u28v39c
~your	25 -24ŏ-23Ų-19ǩ-16Ŭ-15ĸ-14ŌŤ-13ň-12ĹļńťƇƌ-11Cƴ-10Kūƈ-9OZ-8őŗű-7HLSYōƟƣƩǏ-6X6ĶŶŻǡ7alDǄ8biŒŘƠưƺǒǚǠ9łŖǙǦ10oŕţƁƗǍǤ11hyTŇƶǎǔǧ12wžƓƸ13EWŹſǌǝ14pƝƢǋǛ15řƲƷ16gvƕƾǅ17JŽ18jIķŴƫ19Vǂǘ20ǐ22tƮƯ23ų24rFůŸƨ25cnǈǉǕǣ26esxŜ27dqPŚşƃƦǢ28Ƴ31Ł32ƥ38ƽ44Bĵ57z
~ype	72 -12ƅ-10ƈ-8Ǎ8ǆ9f10ł12ǉǔ14Ɖ16ƣ17Ƈ20E21Ƽ33Ʃ
~ype>	73 -12ƅ-10ƈ-8Ǎ6Ǆ9ǆ11ł12ǉ13ǔ15Ɖ16ƣ17Ƈ21Ƽ33Ʃ
~ypi	82 -8a7ǧ10Tǎ12b13ƿ16Ǆ
~ypic	83 7ǧ10Tǎ13ƿ16Ǆ
~yro	65 10Ǩ13Ǉ15Q23Ŀ25Ǡ53ǉ
~yrol	65 10Ǩ13Ǉ15Q23Ŀ25Ǡ53ǉ
~ys>	47 -16pş-11ǌ-10a-9Hŏư-8Gķűƕ-7NTĹ-6ŪŴŶ6Ɯƭǅ7tŁŃŘŞƺǐǞǡ8CŮ9cĸůǠ10lFVƃ11UŤƟơƮ13ǃǗ14ňŖŰ15ŲƘǎ16už17ƒǑ18gwųǇ19ǄǢ24R26q27vǩ28Ɩ30k31ǟ
~yse	80 7Ż8m9ǚ10Ž15ƻ19g
~ysel	80 7Ż8m9ǚ10Ž15ƻ19g
~ysi	74 18ƀƝ20ǁ22Ƹ39ƾ
~ysic	75 19ƀ21ǁ22Ƹ40ƾ
~yst	69 8ǝ16ǘ17Ǘ18Ǜ19Ǝ27ǖ
~yste	69 8ǝ16ǘ17Ǘ18Ǜ19Ǝ27ǖ
~yth	48 -14ǩ-12ŋ-9Ŭ-8ň-7ńŢŹƔ-6H6ſƲ7UűŲƬǄǐǕ8gNƍƚƸƽ9ƘƯǓ10ƱǂǞ11ŝƳǏ12kƼǦ13Ʀǀ14Ɨƨ15ŻǢ16Ƃ17iZţ18ƻ19Ŀ20ƥ21Ƅ22ķ23ŉŏ24ũ25ş32ō
~ythi	48 -14ǩ-12ŋ-9Ŭ-8ň-7ńŢŹƔ-6H6ſƲ7UűŲƬǄǐǕ8gNƍƚƸƽ9ƘƯǓ10ƱǂǞ11ŝƳǏ12kƼǦ13Ʀǀ14Ɨƨ15ŻǢ16Ƃ17iZţ18ƻ19Ŀ20ƥ21Ƅ22ķ23ŉŏ24ũ25ş32ō
~yti	87 11H
~ytim	87 11H
~ywh	73 10ń12ǀ14ƋǗǥ15Ź19ň20ş25k
~ywhe	73 10ń12ǀ14ƋǗǥ15Ź19ň20ş25k
~za>	87 -7C9Ų29ǩ
~zar	87 -7Š17ń33ǀ
~zard	87 -7Š17ń33ǀ
~ze>	78 8Ɔ11rœ12HǞ29Ƭ
~zed	87 12ĻƆ14Ƌ
~zed>	87 12ĻƆ14Ƌ
~zer	83 12ţ13ƣ30ř
~zero	87 13ţ32ř
~zil	87 13ƅ26ƒ
~zill	87 13ƅ26ƒ
~zip	67 99E
~zip>	67 85E
~zon	74 8Ÿ11QŲ12Ɵ14Ǟ18ƙ20ǩ
~zon>	87 13QŲ17Ǟ
~zone	78 19ƙ21ǩ
~zoo	85 6h61M
~zoom	87 62M
~zy>	76 -9q-6ŀ7Ɛ10UƈƓ11xH12tŇ15ƒ16ǩ24ň
~zza	85 -8R-7C20Ų28ǩ
~zza>	87 -7C9Ų29ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [45,-6,17,0,-4,-4,3,-3,-2,1,-7],
  features: `#	34 -40c-34b-32k-17e-11f-10i-7d11g16h22a129j
# $	56 -13b-7k9g11c13a
# a	64 -10c-6bg6j27a
# and	67 -16c-6jk4e12g18a
# bucks	84 5a
# by	83 
# did	83 -11a16j
# digits	84 -12a12c
# dollar	74 -18g-17a8c27j
# dollars	73 -10c5bgj
# feet	81 
# for	75 -10a-6g22b
# have	83 
# in	65 -17a4dg14j
# is	62 -11a-6c-5ei41j
# kids	84 -7c-5a12g
# like	81 -6a6bd7g
# miles	73 -8g5b8a
# minutes	71 -5c13j
# months	67 -5e7h
# of	72 -17g-7a-6k11b21c
# on	67 -19c-8a6b7j9eg
# one	73 -13ac-5i4b11d20j
# or	66 -33a-13j-7b-5k29c40g
# out	83 -8c-6g-5k8j15h
# people	84 5c
# percent	73 -15g10h
# right	67 6j
# so	83 -10j15h
# square	84 4a
# that	74 -6b-4e6a20j
# to	81 
# weeks	77 9i
# with	84 -5a
# year	74 -8a-6f17b
# years	56 -15g-9d4e8f12a13h
# yet	83 -7b9a
@day	62 -8c-7eg-4f12j20a
@day $	74 -25c-13b6j41a
@day and	83 -7g4c7j
@day at	81 5b
@day is	84 -5g10j
@day or	81 -11a16b
@month	66 -6eg5i18j
@month is	84 6f
@month right	84 
@name	53 -15c-8b-7k-6a-4i8d19j21g
@name $	70 -30a-19c6j24d33g
@name and	81 -8g7i
@name is	84 -16g10j14e
@name over	84 -6a10j
@name you	83 4a
^ #	56 -57b-30g-11d-8e-7ck-5i9h25a98j
^ @day	79 -6a6b
^ @month	84 -5e11j
^ a	71 -6a-4b14j
^ about	83 -13a-9c31j
^ after	84 -8c8eg
^ all	84 -7g-6a16j
^ alright	84 -6a4c11e
^ am	75 -13g-10k-6c15aj
^ and	42 -55a-48b-37k-9j18i27d32e40c47g
^ annual	83 -8a15g
^ any	47 -32b-14k-12dj-7i-6e-5fh6g14a86c
^ anybody	73 -11b-8c10a17d
^ anyone	84 -5c5d
^ anything	69 -7b-5i12a17c
^ are	45 -43c-31g-24j-20d-16k-13i-10e-6h73b107a
^ been	81 -14a-7c8b30g
^ before	80 -6k-4j15c
^ besides	83 -8d-7b-5c20a
^ biggest	84 -15a8c22d
^ blood	84 -14c21a
^ business	80 -22c-5j13a28g
^ by	80 -35c-4a42e
^ can	57 -38k-15j-14f-9g-7ei-6d23c84a
^ could	61 -19k-16g-10c-7e-5f-4dj16i54a
^ did	50 -45cj-25h-18g-17e-15d-11fk8i27b160a
^ do	37 -67c-50g-28d-18e-14j-12f-10i-9k-6h43b189a
^ does	51 -32c-27g-21e-10k-9j-6i-5f124a
^ ever	62 -12b-8g-7j-6c-5k19i33a
^ everybodys	81 5di
^ folks	84 7h8g
^ for	77 -16k-9d17c23g
^ full	81 -23b-4c6a27g
^ give	63 -18e-12a-9g-5fj-4d13c50k
^ go	73 -19a-8c51k
^ good	75 -21e-10b-7g40a
^ got	58 -24j-22c-18k-17b-12d-7f-5i-4h33g87a
^ has	59 -10c-7d-6g-5ij46a
^ have	51 -23g-16j-12bc-9ik-6f-4e104a
^ he	84 -13b6a10j
^ height	84 -10a-6k-5j29g
^ house	84 -5a19g
^ how	33 -82a-29b-22j-15k-13d10h18e27c61g67i
^ i	46 -60a-26b-9d9e11h12cf61k
^ if	55 -23j-15b-14k-12i-7d-4a39c46g
^ is	38 -84j-66c-55g-25f-22k-19e-11i-10h102b218a
^ it	66 -31a-14g-7b-6e-4d10h13f21j24c
^ just	70 -17c-16b-6e-5g4d10a13j25k
^ keep	83 -6d7a9k
^ last	77 -39a-8j-6g9i12c42e
^ let	74 -17a-6g8c26k
^ liability	84 -6a-5g17c
^ list	81 -8d-7a-6c27k
^ look	84 
^ may	79 -9j-7k7d11ac
^ mind	77 -16c-14g-10k54a
^ monthly	83 -19c-5a35g
^ most	83 -6b-5c13g
^ my	64 -9jk-7bgh5a6c10ei13d
^ name	81 -13a-6d6k25c
^ no	70 -12a-4bc5f26j
^ nothin	84 -7a9j
^ now	75 -6a4d7fg
^ oh	65 -17j-13b-12g-9i5h7a12e13f16c
^ okay	54 -36a-20j-13k-7b8i13f28c32g
^ one	72 -36b-5c11g14j18a
^ over	81 -15j26a
^ own	81 -5c10a
^ paid	84 -10b-6k-4j4a27g
^ policy	84 -10a-7g21c
^ read	73 -11ac-8j39k
^ remember	83 -12k-6j26a
^ rent	84 -34g-16a59c
^ run	84 12k
^ shall	83 10a
^ should	70 -5cj26a
^ since	83 -5a-4c10e
^ so	38 -65a-24g-15k-13bcd-10e170j
^ some	83 -11ac7h11bd
^ something	83 -26j-8c44a
^ sorry	84 10c
^ sounds	77 -7b-5i4e5h8j
^ spell	83 -6j12k
^ still	80 -7b19j
^ tell	47 -35a-20c-12g-8b-6j-4f102k
^ term	84 6b
^ that	65 -25j-18b5h8d31a
^ the	63 -44a-8b-7fh-6i12d19j20k28g
^ their	83 -22c-18a-5be-4k7h57g
^ there	76 7c
^ they	69 -18c-15a-6b-5j7f13e29g
^ this	81 -5c20a
^ those	81 -13a6c
^ walk	63 -13c-8a-4g39k
^ want	77 -21k-8g-6bc-4e58a
^ was	63 -30j-20ce-9i-8g-6h-5k39b63a
^ we	73 -16a13e17j
^ well	74 -8bj-4c8dk13h
^ were	70 -12i-7e-4c44a
^ what	30 -113a-39bj-32k-18h-11d11f22i38e52g173c
^ whatll	84 12c
^ whatve	79 -9a8f10g
^ when	47 -41a-15j-10bk-9f-6hi-5g32c80e
^ whend	77 -8a-7c29e
^ where	56 -46a-10b-8e35c53f
^ whered	83 -7a19f
^ which	60 -27a-14f-13g-10b-7ek16d78c
^ who	43 -39a-24g-17b-12k-8ej-6i-5f131d
^ whod	71 -13a-7c38d
^ whose	76 -17a-12c-5g22d25b
^ why	65 -31a-5cg64h
^ will	80 -10k25a
^ with	80 -13c-5e4g8f12a
^ would	51 -52c-20k-19g-13ij-12f-8d-7e62b94a
^ wow	83 -5j10g
^ year	83 -29e-16a-6g62c
^ you	48 -43c-30k-25i-16f-13g-6d11e28h29a82j
^ your	60 -68a-18k-17ei-6h14d15f29j73g
^ zip	83 -9a15c
a	28 -15d-9e-8c-5f7k18i24b28a
a #	53 -16c-9efi7g10b20h21a
a @name	81 -5a
a a	68 -16j6e9f
a b	81 -4j6b
a bad	77 4k
a basement	83 -13b-6c10i16a
a big	72 -16g-7d-6b5ak8c18i
a bit	84 -8a11b
a box	83 
a business	81 4b
a car	77 -7b5f14a
a card	84 -32a8i27c
a certificate	79 6ak
a claim	80 -6a5b6c
a clean	84 5j
a client	83 5a8c
a commercial	83 
a company	77 -16a9d11b
a copy	77 -4c4e5i
a couple	77 -8b-4c5i10a
a cpa	84 -7d8a
a crash	81 -7g11c
a customer	80 
a day	77 5g
a different	84 -18b-5j-4c4k8g18a
a discount	79 4k6c
a doctor	83 
a dog	84 -14a18j
a driver	83 -6a-4k9d
a family	84 7d
a fella	84 9c
a fence	84 5c
a few	77 -14b5c6j9a
a fire	70 -13c7a10d
a fireplace	84 -5b9a
a flat	81 -9g5bd
a flood	84 
a friend	83 -9b13a
a full	84 -7a6k7b
a garage	83 
a good	62 -12a-8b4k7eh
a guardian	84 -26d32a
a high	84 -4g7a
a homeowner	84 4a
a hot	84 -7b-6c-5j11g12a
a hotel	84 -5a4b
a house	83 -6g7c8b
a job	77 -18a-5g6b7f19c
a kid	83 -4g6a10f
a lawyer	80 -6d8k
a little	64 -13g-6j-5a6ci7k11b
a living	80 -18a-9g14b20c
a loan	80 -4b7a
a long	81 -6a5b7h
a lot	71 6i
a medical	81 9a
a minute	81 -19j-4e5i8k15a
a month	63 -11a-7e7c19g
a mortgage	84 
a new	76 -17b21a
a nice	84 -6b6i10j
a normal	81 
a number	84 4k
a nurse	79 -5c5j6a
a okay	84 -7c-5a9b11i
a one	83 -16a7c14f
a or	84 -15b17a
a parent	83 -6b-4c15a
a pension	83 5b
a physical	83 
a picture	77 -4e8k
a pipe	84 
a place	81 -12i4a13g
a policy	73 -5bg4c5k
a pool	77 -7b9a
a private	83 -6a4b7f
a quarter	84 -6a7j
a quick	83 -5g5a11k
a quote	84 -7b16a
a real	84 -15a16b
a renter	84 10a
a second	73 -12b-7c5i8d10a
a storage	84 
a term	84 
a time	84 -7e19k
a trust	83 -15b15a
a typical	83 7g
a week	70 -9c17g
a while	80 -9a-5df-4i5c29g
a whole	83 -7d7b8c
a will	76 -15b21a
a wood	83 -5b9a
a year	62 -43c-8e-5a13j49g
a yes	83 -12g-5a7j13c
able	77 9a
able to	77 9a
about	40 -9e-8g-7d-6a6h12c26k
about #	62 -18a-17c-8e11g39j
about $	71 -7gk-6i7a23c
about a	76 -15c-6k4ij6a14g
about an	84 
about any	69 -19a22k
about anything	84 
about how	81 4g
about it	66 -15j-10g-8k-5e6b11i12ch
about right	83 -19j20a
about that	71 -10c-4b14k
about the	60 -9gi12c15k
about them	77 5c
about this	75 -9k20c
about us	83 -9c-5a5fi10h
about what	77 -14c-6a17g
about you	84 -6ai-5k7c16b
about your	61 13k
above	80 7b
accident	77 -5a5d
accident $	84 
accidents	74 -4b10a
accidents $	81 
account	68 -11g8c9b11a
account $	80 9a
account number	79 -5gk7b8a
accountant	76 -5h5c12a
accounts	84 -5ac6k8f
across	83 
actual	84 -7g-5b15a
actually	81 -8a5c8b
add	75 -15b9g11j
added	81 11a
additional	77 8b
additional insured	79 -6a8b
address	62 -12a-7bg-6d5k8e11c18f
address $	70 -11a-9k-4j12e26c
address of	80 -7f-5ad10c13k
adjuster	83 -6b5i
advice	76 -8c8d10a
advice $	83 -10k21a
afford	81 -25c6a21g
after	56 -19g-4f10d12c
after $	83 -10g12i
after a	81 -5c13d
after that	79 5c
after the	69 4g5c
after you	74 4a8d
afternoon	79 -10c-4e5b8gi
afternoon $	83 -7c11g
again	67 -8c5aj11e
again $	72 -17c10a12e
against	75 5bh
against it	83 -5a-4j7bh
age	66 -27a-7bi-6dj-4f26e34g
age $	76 -23a-20g-9e-7k-5d-4b79c
agent	65 -18g-4b13a21c
agent $	77 -9g4i10c
agent ever	84 -8c13a
agents	75 -20c-15a-5g10i12b27d
ages	83 -8a8c16g
aggregate	84 
ago	74 -18gj-8c-6i6h19a29e
ago did	84 -9g12e
ago was	84 -15g21e
agree	81 10a
agreement	83 -4d4b5a
ahead	77 5bj
ahead and	83 13a
air	81 -4a6f
airbnb	83 -5b9a
alarm	74 -5g4j9a
alarm $	84 -5j12a
alarms	84 -5a4g
alcohol	73 -5b5cg
alcohol $	77 -4a6cg
all	47 -16c-6a-5h-4f10i37g
all #	83 -6c14e
all $	70 -21j-10bc-6g49a
all at	81 -6j6b10d
all do	80 -11a-4bc27g
all in	79 -10a11b
all is	80 -6g-5a16c
all of	73 -7b-5f4k10a
all on	84 4b
all over	83 -14a5dg7b
all that	73 -7a6k7b
all the	70 -10c-7b8a14g
all these	83 -11g8a11c
all this	79 -10g-7ak4i25c
all you	79 -12a-4c14j
all your	74 -8g-5b7c10j
alls	84 -11e-5g19c
alone	79 -5c11a
alone $	84 
along	74 -12g-6a10b15i
along $	83 -8g10i
along with	84 -5a11b
already	72 5j
alright	69 -7k-5g8e14a
alright $	80 -4jk13a
alright if	84 11a
alright with	83 
always	76 -8b-7j-5c4d10g14f
am	55 -21g-16d-9c-7b8f12h14j19a
am going	83 -6ac16k
am hearing	81 
am i	63 -20g-14c-12k-5d13a14f34j
am not	83 -26a-5i10c20j
amount	71 -28a5bi11k18g
amount you	84 -25a-5c9k10j22g
an	50 -9d-8e-5i5bh7c10j
an accident	83 6d
an accountant	84 -4b8a
an agent	80 -8g6c8a
an email	83 -18c24a
an employee	83 4a
an insurance	83 
an llc	83 -5ah7b8c
an old	80 -5a8f
an umbrella	69 -12a-6g5h6f15c
and	31 -35a-26b-5f8g10e18k22d23cj
and #	73 -7c11j
and a	66 -22a-7b13j21c
and about	80 
and all	72 -18c-5e9k17g
and and	69 -13c-11b-7j-5g4f13i24e
and any	83 10a
and are	77 -11c6a11b
and clear	83 -5c9j
and collision	79 -4g8a9b
and could	84 -7c16a
and did	79 -6a4e5b
and do	65 -31c42a
and does	84 12a
and for	80 -51c-11b-8a10f11d22g29e
and have	76 5g6a
and he	81 -11a-8j-5e12c19g
and his	84 -7a15j
and how	58 -19a-17c-7j-5f13g52i
and i	66 -18a-12c-10j-8g-6h7i47k
and if	71 -5a4f6d
and is	72 -11j5k12a
and it	72 -14g6d11cj
and last	80 -8k-6g25c
and no	79 -6a5c9j
and on	84 -6a-5k4g7e
and read	79 -11c-5a25k
and such	84 5b
and tell	73 -6c6a8k
and that	74 -11c10i11f
and the	58 -20d-19a-11e-7f-6bg4j12k63c
and then	73 -17k8j15c
and they	77 -5g6c8j
and we	84 -8a9k
and weight	80 -11c-6j25g
and what	53 -27j-23a-11b-8i6c10g20k43e
and when	71 -11a-7g4k30e
and where	74 -13a-7c-6b-5d7g27f
and which	83 -6a-5d16c
and who	69 -15a-11c4k36d
and would	84 12a
and year	84 -11e18c
and you	67 -30a-5bi5d7g14j18c
and your	59 -23d-17b-15a-9i-5f5g6h13e20j32c
animals	84 
annual	73 -15a-4j12c15g
another	68 -8c-5g5j6ae11b
answer	84 5a
any	40 -44b-18j-10d-8e-6fh9k25c74a
any #	83 
any $	81 
any accidents	80 8a
any animals	84 
any big	83 -20a24c
any business	83 -8c10a
any claims	77 11a
any coverage	80 11a
any fender	84 
any health	79 -5cij19a
any insurance	84 
any kids	81 4a
any leaks	84 -6c-5b12a
any life	81 -26a26g
any more	84 6a
any of	71 -11c-6b21a
any other	75 -9d-6g11c14a
any plans	83 
any questions	81 -11a11c
any tickets	80 -5c15a
any time	84 
any trouble	84 5k
any violations	84 
any water	83 8k
any work	81 -36a-5g44c
anybody	56 -13b-8c-5gj7h11d19a
anybody $	79 -12b-10e5g25a
anybody else	77 -11c-4a20d
anybody ever	75 
anymore	80 -5c5eg
anyone	69 -6c21a
anyone else	83 -6c14a
anything	51 -16b-6e-4g5i7j10c21a
anything $	67 -23a5i6g15c
anything else	79 -6a12c
anything from	84 8i
anything fun	83 -12a17c
anything in	81 -4c13a
anything like	73 -5b10c
anything on	80 8a
anything valuable	84 -17c20a
anything you	76 -8c7a
anywhere	73 -8c6f14a
apartment	65 4f5a
apartment $	83 -6g9c
apartments	81 
app	71 4ai5j
app $	77 
application	83 5h
appraise	84 -9g8b10c
appraise for	84 -9g8b10c
appraised	84 -5c11g
are	33 -14g-12d-5k5j6e9i13f31b
are #	81 -11j-10c22g
are $	80 -18a-16f-7b-5i47c
are a	74 -20a6e15j
are at	81 7e
are covered	84 
are going	83 8k
are gone	76 -10d-8g-5e9c13j
are in	71 -7b4j12d
are not	73 -15c-6e-5b5di9g10j
are on	73 -8j5d
are over	84 -10a-4b4c12j
are paying	83 -9a5g10c
are right	84 
are the	62 -15b-13g-5k-4e7j11a13i14c
are there	72 14a
are they	68 -18a-8c16f21g
are things	84 -11g17i
are those	79 9b
are we	69 -26a-11c-7k-6f-5dj29b36g
are with	80 -10a4d11c
are worth	83 -8g6bk
are you	40 -37j-26d-25g-20k-8h12c15i31b33f51a
are your	60 -34c-11a5g24b28e
area	80 -27c-9a12b31f
around	58 -9j-6b4a7d
around #	77 6a
around $	73 -8g8ab
around here	81 -10c5d16g
around the	80 -10a8c9f
art	84 -22c24a
as	56 -13i-10c-8b-6a-5k15h18dj
as a	72 -5jk5c7d8f
as additional	84 4a
as it	83 -14c7d11g
as the	79 -9g-6b5a9i
as you	83 11c
as your	84 
aside	79 -4b4k6a
aside for	83 -4b11a
ask	61 -9b-5e6d9f10a
ask $	80 -5g17a
ask for	81 5c
ask me	83 -12k8a11c
ask you	77 7c
asked	77 7b
askin	84 -16a4c7j9b
asking	71 -5i9g11e
asking $	81 -8c-4a19g
asking for	79 -17g5a14c
asks	81 -9d-6a-5eg5j13ck
asphalt	84 6a
assets	84 
at	41 -14c-6hi-5a6k18g23j
at #	67 -16a9e19j
at $	72 -15d-10e-9a-5f-4j44g
at a	75 -6e-5j6f8b
at all	68 -10b-9g-4k6j28a
at fault	83 -8b7a
at home	70 -9c-7b-4j15g21a
at it	83 6c
at night	71 -7a-5ij5c15f
at once	84 8b
at that	77 -12a4c8d10g
at the	55 -20a-17g-8ef5k7dj13c21b
at this	80 -8c-6g18e
at work	72 -7c-5f-4j24a
at you	83 -14c-6a24g
at your	65 -12b-10a-5c7dfk
attack	83 -7a-6e4bd9g
attorney	84 -5c4a
audit	71 -14a-9i9c12b
audit $	81 
audited	81 13a
audited $	84 13a
auditor	83 -5g4c5e
auto	68 -4g7j
auto $	81 -5g6c
automatic	84 6a
away	65 -11c7d11k
away $	79 -7bg-6a11f13e
away for	83 12a
away with	84 -9a10k
awful	84 -4a4i
b	75 -5c6b
baby	70 -4b4e12a
baby $	81 5i
babys	81 -8a4g9c
bachelors	83 6j7b
back	55 -6c5f6h8g
back $	72 -17c-5b6a10e17g
back and	83 5j
back in	77 -9g14h
back on	81 -10g8c12a
back then	83 -7h-5a4e12k
back there	84 -13j10ac
back to	79 -15c-7a5fh6j11k
back up	79 -4c6k
back when	84 -11c-8e6a18i
backed	83 6c
backed up	84 
background	83 5b
backup	80 6a
bad	69 -9i-6j8cg9a
bad time	81 4a
balance	84 -15c17g
ballpark	80 8k
bank	67 -13g-4j4b6a16d
bank $	79 -19c-6a-4g8b27d
bare	84 7d
barn	84 -8c11g
basement	67 6i15a
basement $	76 -4c22a
basement finished	84 -5c12b
bath	84 -9c7j8a
bathroom	84 -14a4g13b
baths	84 -10ab-6g5j6k17c
be	49 -18i-9f-6hk5b8j10d13c14e
be $	72 -18c-14a7d10e20g
be a	73 4a
be able	81 7a
be alright	81 9a
be comfortable	84 
be driving	84 -4d6a
be in	83 -6a6d
be listed	81 -7c13d
be okay	80 7a
be on	79 -8a
be the	81 -6d-5i-4e6a17c
be there	84 
because	65 -11a-8i-5ej-4f5g8d9k13c
because i	77 -5i6b14c
bedroom	83 -5a4g5b
bedrooms	79 5k6g
been	48 -13g-9e-7j5a6hk8c19i
been $	81 -14g19i
been a	80 5i
been at	77 10g
been doing	84 -14i18a
been hacked	84 
been in	68 -18c5eg9a10d
been licensed	84 6g
been there	77 -19a-4i5g7bj9f
been treated	81 
been turned	84 9a
been with	74 -9i-8a13b22g
before	55 -14k6j7b8g10i
before #	84 -9c12b
before $	70 -40c-4ej6f7b9a14i24g
before i	80 12c
before the	77 -10g22c
before they	77 4g
before we	80 10c
before you	71 11e
behind	70 -7a-6c5fk16d
behind the	79 16d
behind you	84 -6a8d
bein	80 -9a-5c7e10b
being	73 -19b6f7i12a
believe	76 -13g-6b-5a-4k6c9ef10j
belongings	84 -4j12g
belt	84 -10b-4k5aj10g
benders	84 
benders $	84 
beneficiary	73 -9g7c14d
beneficiary $	77 -7c18d
benefit	84 -12c-4j4a15g
benefits	77 -4g6a
besides	70 -6b15d
besides the	80 -14d25c
besides you	84 -25a31d
best	68 -7g-5d-4e5j7h14c
best number	84 
best part	84 9c
better	65 -8c-6g5d11b
better $	80 -4g8b
better half	77 -5bc-4g11d
better than	83 -6a6c
between	74 -6jk6f11b
between the	83 4g5c
big	60 -11i-6d5ag10b
big is	83 -12i16g
bigger	84 -4c5g6b
biggest	77 -14a7c18d
biggest customer	84 -10c13d
bigs	84 -9i11g
bike	81 -5c5b7f
bills	70 -9g5b13d
bills $	84 -9a7b
bills would	84 -9g12c
binder	81 -10c4k5b6f
birth	73 -11e-6g-5a11k24c
birth $	77 -14e14k15c
birthday	70 -14k-7bc-5a6j10g24e
birthday $	80 -22c-4a38e
birthdays	84 -6c8k
bit	74 7a8g
bit of	84 -6c10g
blame	81 5d6b
blood	70 -11b-5k-4g4j11e15a
blood pressure	77 -11b6a8cj
blood test	84 4a
board	77 -7b4c7a
board or	84 5c
boat	81 
bodily	83 -6a6g
bodily injury	83 -6a6g
book	77 -13c7k8h
bookkeeper	81 -5a15d
books	77 -4d5j7b
books $	84 
bop	84 -6g8c
born	73 -10g7a14c
born $	79 -4a5c6e
borrow	80 9b
boss	77 5e11a
both	69 -12c-7a6b8j9g
both of	79 -14c-12a5k9b13g
bother	83 
bother you	84 
bottom	83 -5j6ac
bought	69 -9c-6gi7k11b15a
bought it	77 -9e-8c10k12a
box	74 -4bc7d8a
box $	84 11a
boy	72 -11g-10a-5ck7i8b11hj
boys	80 -5a
brand	84 -5c10b
break	79 -16a5e11b
breaks	84 -8g7a11c
brick	74 -4b8c
brick or	83 -5a9b
bring	70 -14c-4bi31g
bring in	79 -27c31g
brings	84 -25g30h
broke	74 -8a-7d5f18c
brother	70 -7g-6k4j8c9b
brother in	81 -8g-5j-4b4a17c
brothers	81 5a
brought	83 -5c10e
bucks	84 5a
buddy	77 -8c-5d4k13g
budget	80 -6a12g
budget $	83 -10g-6a24c
build	74 -5d-4j4be10a
building	63 -11a-5i-4j9k13c
building $	75 4a9g
building is	84 -6b-5g13c
building your	84 7k
buildings	83 
built	68 -7b-6j21e
built $	77 -11a-6g29c
built up	84 -11a8g9c
bunch	84 -14a6d14b
bundled	84 14a
bundled $	84 14a
bureau	84 -4a5j
burial	81 10b
buried	84 -5ab10c
burn	81 5c8a
burned	76 -23a-17c7j18g22i
busiest	84 -7g4c9e
business	50 -11i-5e6gj7b
business $	62 -12ad-11g4f10b24c
business do	83 
business have	81 -5g5a
business if	84 
business is	81 5g
business owners	84 -6a7b
busy	72 4a5i13e
busy $	77 15a
but	62 -7b-6fi-4d6eg9k
but i	77 -5f-4a21k
but what	80 -7a4g12e
buy	64 -7g-5a4e8c11b
buy from	83 
buy it	80 -15c4a15g
buy the	81 -17e18c
by	52 -18g-14d-7a5f10b17i22e
by $	71 -7b-6i-5e16a19c
by @day	83 -10a11j
by the	72 -10g-9j5c6ab10f
by when	81 5e
by you	83 -7j5bi7f
by your	83 6b
c	79 -39a-6d5b7i11c31j
c or	84 -12a9i13b
call	56 -15g-6ei5b14h20d
call $	71 -23e-6c-5g-4d6k12a30h
call it	83 -5b7a
call or	77 -14a22b
call you	75 -4d4c5a10e
call your	81 -17c-5g5b20d
called	69 -13j-10e-4k11h26c
called $	73 -13j-8d-5h32c
calling	77 13b
calls	73 -10c4a18j
calls $	84 -5c6a
came	65 -13a-9i-5d7b8g17j
came down	84 12b
came in	80 -5a8c9j
came out	84 -5ci14g
cameras	80 -5b5c
can	48 -23j-20k-7g4c5d9i10ef24a
can get	81 -9a-5c6e9k
can i	62 -20c-17k-7g-6j-5d7f18i37a
can not	73 -37a-8e-5gk27d39c
can see	84 -10c6a13k
can we	83 -5c4b12a
can you	60 -31k-14j-6ei5b8c13f20a23g
cancel	84 -6a6b
canceled	84 
cancer	76 -13g-10b6e8d12j
cancer $	83 
car	51 -18b-12dj4gk6ai10f22c
car $	62 -18b-9dgj4e19a22c
car and	84 -9c6d
car do	84 -5a12c
car for	80 
car or	80 -8b14a
car that	84 
card	62 -33a4k5b24c
card $	77 -15a-10k7i29c
card is	83 -5a6j
cards	70 -7c-6b5i15a
cards $	77 -11c-5j26a
care	68 -6g-5a7b9d
care for	84 -5g6h7c
care of	72 -5c10d
carrier	75 -10a4c20d
carrier $	77 -18a5c22d
carry	61 -8b-5i10g11a
carry $	74 -7a12c
carry for	84 -6a13g
carryin	81 -9a6j9b
carrying	81 -11c10a
cars	65 -22k-12g5f14c23i
cars $	79 -20c27i
cars are	84 -9g16c
case	75 -7a8j
cash	67 -25a-11c9b29g
cash value	75 7g
catch	76 -18c-9i5g6j11e18k
catch you	80 -8c-5k-4i5a7g15e
cats	81 -10b5a9g
cell	81 -5j5a7b8c
cert	79 -11a4j10b
certificate	68 -10a5i17d
certificate $	77 9a
certificate of	84 
certificates	75 -5d9a
certificates $	83 -4g13a
certs	81 -6g6f17a
chairs	84 4b
chance	83 7a
change	68 -6b-5g15a
change $	84 -12c5i14a
changed	74 -5g14c
changes	84 -13c18a
changing	83 -4c11k
charge	76 -9g5d9c
charge you	81 -10g-5a5d11c
chat	83 -5c9j
check	67 -10d-5g-4a6e7b16c
check $	83 -11a-5k4j5c12b
checks	77 6b7g
checkup	84 -10a18e
child	83 -13d-6ek4a10i17c
children	72 -8d-6c5k7b
children $	80 -9d13a
chimney	84 -6b8a
choose	77 -11b-7e7i12a13c
choose $	84 -7e6a9i
christmas	80 13f
church	77 -7b8a
city	76 -5b5a6f
claim	63 -8ae-4j8g13i
claim $	73 -6e-4a10g
claim was	84 8a
claims	69 -6c4k10j
claims $	79 7a
class	80 -5gj4k7cf
clean	77 
clean record	84 5j
clear	72 -8g-6c4b17a
clear $	83 -11j-8g7e16a
client	72 -4ej15d
client $	81 -7c-5a18d
clients	69 -5k6a7e
clients $	81 5c
climb	83 7a
clock	81 -5a7b
close	63 -15c-12i-5bd9ae24g
close $	75 -25a-13c-5f6b17e25g
close by	80 -4ce8f12a
closed	71 -14e4d8j11c
closed $	81 -12g8i9c
closer	81 -8a-5gj23b
closer to	81 -8a-5gj23b
closin	81 -10c11e
closing	75 -7c-4a17e
closing date	83 -26e-7a36c
code	71 -6f-5g-4aj4k21c
code $	79 6c
coffee	83 -12a-4c4b6i9k
coi	84 
cold	80 
college	65 5b8a
college $	72 -4bg4ad5c
collision	71 -5j-4c10a
collision $	77 -4g6b13a
collision on	83 7e
come	55 -23c-18g-15i-13b7e20a22f35h
come by	83 5ef
come down	84 -5g4c
come from	81 -7a4k
come in	76 -5b4a
come out	81 -11c8i12d
come to	73 -15b-9c-8e-6d-4k12f17a19g
come up	73 -17g-14c14h21f
comes	66 -12e-6a4d5g7cj
comes from	84 
comes out	81 -4c8j
comes to	80 -9e-7g5b18c
comfortable	77 -8g4f9a
comin	77 -24a-9g7d10i21c
coming	70 -21b-8j4i9f15c
coming up	80 -30a-19b-5j55c
commercial	71 -16c9k11a
commercial umbrella	84 13a
commute	79 10a
commute $	83 11a
comp	66 4a10d11b
comp $	77 11a
comp and	80 -4g7a9b
companies	73 5bk
companies $	83 -21c5g19d
company	51 -6j10e12i
company $	61 -16b-9hj-5c5a7e8f10i16d
company do	81 -13d-8e-4a33c
company have	81 -6a13e
company or	83 -8k-4a5d12b
company you	83 -16c-6a-5g13d17e
companys	79 -4h5b7j10k
complaint	84 
complex	80 -15c6a19d
complex $	84 -6bc7a10d
comprehensive	81 8h
computer	77 -9a-8c5f8b9e
computer $	84 
computers	84 -5k7i
condition	80 10c
conditions	79 -10c4b6a
conditions $	84 -16c5b15a
construction	76 -7g5a6k
contents	77 -16c19g
contract	71 -10g-4c6f7k
contract $	81 -7a-4g5bk9f
contractor	83 6g
contractors	84 -6a5b7g
contracts	80 -4g5cd
conversation	81 -7k5c7j
copper	84 -17b19a
copy	77 -5ck4i8j
copy $	83 
copy of	84 -5c-4k5e6i
corner	84 -10a-5k8c18f
corporation	84 -14a5j17b
correct	68 -10a24j
correct $	68 -10a24j
cost	62 -27a-5i5k12b27g
cost $	80 -14c6a9g
cost to	73 -4a13g
cost you	79 -20c31g
costs	77 -15c-9b-6k16a19g
couch	84 -7a4b7c
could	50 -20k-8j-7h-5d-4f6i9g15e25a
could a	84 -23a-9g33c
could go	84 
could he	84 
could i	77 -8i14a
could not	72 -7c-5h4f
could take	84 -5bd14a
could the	83 -16c-6a12g14e
could they	77 -14g18c
could you	61 -39c-26k-7j6b17e26i38a
could your	84 8a
count	80 -9c7g
counting	83 -11c15g
country	83 -5c5e13f
counts	83 -5a12c
county	77 -13b-10g-8j4k8c10d15a
couple	77 -8bf5ai10c
couple of	81 -12a-8f5j6i13c
court	84 -5a5b7f
cousin	83 7d
cover	70 -7g-6a6d8k
cover $	84 -7g8c
coverage	52 -6ad11bg
coverage $	63 -41g-5jk8i53a
coverage do	76 
coverage in	84 -9a-7g13c
coverage is	83 5j
coverage on	76 -17a-5c27g
coverage or	79 -18a22b
coverage to	84 -7a5g12e
covered	67 8e10a
covered $	77 -21g4c6e21a
covered for	81 -23c24g
covers	80 -9g6d11a
covers $	84 -9g13a
cpa	81 -7d4c6a
crash	80 -6g11c
crawl	81 -6a5j9i
crawl space	81 -6a5j9i
crazy	77 -7c-5j-4i7g14a
credit	62 -11fg7i11c14a
credit $	77 -5c8a
credit card	83 -13c5k8a
credit cards	81 -7c8a
credit score	83 -17a8i20c
credit union	83 4j
creek	81 -11i-7b10a12g
cremation	83 6b
crew	75 -9c-6a-4i6d9g
crew $	83 -4i4cd
current	66 -13a-4ij5k10e13c
current carrier	84 -10a-4k26c
current policy	83 -10cg5b19e
currently	81 -11g14a
cushion	84 9a
customer	67 -6ac5h6b9d
customer $	83 -7c13d
customers	69 -9b-5g5d
customers $	81 7c
cut	77 -5g5h8c
cut off	83 -5a6h11c
d	81 
dad	72 -13c9a10g
daddy	79 -7g8d
damage	68 -8c-7be12a15g
damage $	77 -5g6c9a
damage on	81 
dangerous	81 5e
dash	83 -10a8g
data	83 -5d8a
date	65 -24a-8g6k37e
date $	76 -16a-15e-4k43c
date of	77 -7k4e13c
daughter	71 9a
daughters	80 -10g11c
day	57 -17c-8gi7h28e
day $	72 -10g-8a-7j5f6b8i12h
day and	77 -7j-5ae16c
day of	84 -12g-9i9e11j
day or	84 4a
day you	84 4k
days	60 -18a-12j8d11i28g
days $	68 -19c-8f6d8a9b10g
days a	84 
days off	84 -8gj9i13c
dead	81 -4k
deadline	84 
deal	77 -5g-4b7c9a
deal $	84 7a
deal with	84 7c
dealt	84 7i
dealt with	84 7i
death	81 -10c14g
debt	80 7b
debt $	84 7a
dec	79 6a
dec page	80 6a
decent	84 -6b17a
decide	76 -18a-5g7di17j
decide $	81 -21a9d19j
decides	84 
decides $	84 
decision	79 
decision $	84 4ce
declarations	84 
declined	84 
deductible	62 -5i5b10g
deductible $	72 -34a-16g-6i5j56c
deductible is	84 -13c8a
deductible on	84 -31c-11a15b29g
deep	84 -11a-5b5j8i10g
degree	79 -5a16b
degree $	83 -6c17b
deliver	75 -6b5g7a
deliver $	83 6g
deliveries	80 
deliveries $	81 
dental	84 6j
department	83 -11c-4a5b7g13d
depend	80 -4d10b
depend on	80 -4d10b
depends	84 
depends on	84 
describe	84 -5i-4a6c13k
design	84 7b
desk	83 6b
detached	84 -6b4aj
detectors	83 7a
detectors $	84 7a
device	84 7j
diabetes	81 -4b11a
diagnosed	84 -18a8e16c
did	36 -20k-15d-5b4j7g8h12e16i19a
did a	80 -22g7a21c
did anybody	81 5ae
did he	72 -10b17a
did i	61 -33a-10e-9g-6k23i50j
did it	64 -56c-15a-5d-4jk10h11e21b47g
did not	73 -10g-8i-4e8k10j11h
did she	83 8a
did somebody	77 -5e12a
did that	67 -13ai-8j-4f6e7c14b20g
did the	62 -24b-16e-5dk6c11g18i26a
did they	57 -16i-15j-6k-5b45a
did you	45 -37g-17a-15k-9d-4j9h11b13f18i19e23c
did your	62 -20g-9j-7b5e14i26a
did yours	84 -5j4g6c
die	81 -7g9a
died	72 -10c7gj8a
died $	79 6j
difference	84 -5g5k
different	70 -8b-6j8a
digits	77 -6ab16c
disability	84 6a
discount	73 10k
discount $	83 5a
disease	84 8a
district	83 -7b11j
do	27 -39k-38j-7g10i11b16f18e26c46a
do $	63 -18g6k20c
do a	76 -16a-4g6k19b
do after	84 -8a16c
do any	75 8a
do anything	80 
do customers	84 -6b10a
do for	67 -29g-7ae-5i4d53c
do i	67 -14k22d
do if	79 -7g7c9a
do in	83 -14c-11k-8a6g9i18d
do it	72 -11c-7j-6be13h30a
do not	57 -38c-18a-9b4d7j8e10i17g26h
do people	84 
do right	84 -6c5b12a
do that	79 -7g-4j5e9c
do the	69 -8g-4c6k11b
do there	83 -4g
do they	65 -4c7b
do this	77 -14a15b
do to	75 -13g-12a39c
do we	84 
do with	77 -14e-8g-6j38c
do without	84 -21g23e
do you	29 -39j-38k-16d-11h6g13c14i17ef22b47a
do your	70 -15b9g11af
dob	84 -9a-5k22c
doctor	70 -13g4c5k6i
doctor $	77 -13g4d12i
doctors	84 -7a14d
does	41 -16k-10j-5h9e10d22a
does $	83 -39a-5g5b38c
does anybody	73 -7a15d
does anyone	83 7a
does he	71 8i
does it	60 -21g-6ad5i16e25b
does not	80 -9a-6k6c9j
does she	71 -7i-4f10g12a
does that	67 -11j-8g5e10i23a
does the	56 -13c-5k-4i9a11e14f
does your	54 -38b-12k-10ce-5fj10d19g53a
dog	73 13j
dog $	81 -10b17a
dogs	81 -9b10a
doin	77 -7j4a7c
doing	62 -12g5cfk10i
doing $	77 13i
doing that	84 -9i11g
doing with	84 -5a4i6c
dollar	70 -11a-8c8b12j
dollar @name	83 -16g21c
dollar deductible	84 -17a-11c32j
dollars	73 4j5g
done	64 -7e-6a4j9c
done $	75 -9c-8a-4g5j8b12e
door	72 -16b-7c6e9f
door $	79 7ae
doordash	83 8a
doors	80 -12c-8a6b14e
dot	84 8j
down	52 -23c-16a-10i7k8d9b13j23g
down $	70 -7ej6b9c
down and	79 -13c-4j15e
down as	83 6j
down at	84 -7b6a7k
down for	77 -15c-7a4k9j13g
down in	84 5b
down right	84 12j
down the	79 -8a10b
down there	83 -9b-4a14c
down to	76 -6g-5a6bj9d
down what	83 -7k13g
down with	80 -18a4f10h13b
downtown	83 -8g-4j5ac7f
draft	84 
draw	84 -9c4b9e
drink	75 -7b-5i18a
drink $	83 -12b-5i8g11a
drinks	81 -8d4a6e
drive	58 -17c-11k-8f9bg11i14d
drive $	70 -8c-4g21d
drive for	83 5a
drive in	83 -13c13g
drive it	79 -6a12i
drive to	83 -5i17g
driven	84 -10b5d7f
driver	68 -13g-6a8cd10b
driver $	83 -14a-6g-4k6b9d11c
drivers	66 -7i-6aj4k11d17c
drivers $	79 -43c9a41d
drivers @name	84 -29d45a
drivers license	79 -15a-6g10k20c
drives	68 -21d-7g10k22a
drives $	83 -34d35a
drives which	84 
driveway	77 -6a6b10f
drivin	72 -6a4d5g
drivin $	84 5c
driving	65 -6d12a
driving $	76 -8g10a
drop	73 -6c8bh
dropped	81 15h
drugs	81 -11c12d
due	77 -10c9e17a
due $	81 5e
dwelling	81 -8a-4c4b11g
e	74 -11g-4a8c25j
each	67 -10c-8a-4e8gj9d
each month	83 -7c5k
each of	81 -13c-9k12g14d
each one	84 4d
earn	77 -14c4k9g
earn $	81 -16c7a11g
eat	84 -12a10g12b
education	80 -6g-5j-4b4k17c
education $	84 -5g-4b15a
either	80 -5a5j6b
electric	84 -7a8b
electrical	80 -6c10a
else	56 -13g-12a4b5j9c17d
else $	69 -15b-9d8af13c
else in	84 -35a8b30d
else is	75 -4a9d
em	66 -17c-15a-5k6d8j11e19g
em $	80 -10a9j11c
email	61 -7d-6g-5e8b17c
email $	71 -19a-4j6f10b19c
email address	83 -7cf16a
emergency	83 6d
emergency fund	84 
employed	83 7f
employed $	84 7f
employee	77 6j
employees	69 
employees $	77 9a
employer	73 5d
employer $	83 
empty	80 -10g21e
end	68 -14c-6b11i
end $	83 10e
end of	83 -11b13a
end up	79 -11c-8b4f5g6a11i
ends	80 7j
ends in	84 6j
enjoy	81 5c
enough	70 -19i-4bd8c10a15h
enough to	77 9c
equipment	70 4g
escrow	84 -5g15a
even	72 -9g-7d-4c4k5e21a
ever	50 -25b-13j-8c-6e-5hk13i64a
ever been	65 -10b-7g-6a11c22i
ever come	84 
ever get	80 5a
ever gotten	81 
ever had	68 -7b23a
ever have	81 
ever sat	84 -5c8a
every	61 -13k-7e-6i5b6h11g
every day	77 -5a4c8b
every month	77 -6b8g
every time	84 -10g7b10c
everybody	70 -20a-6c-5d6g10e13k
everybodys	75 -5ek4d6f
everybodys got	81 -6j5d7c
everything	63 -20a6k7b14g
everything $	80 -8g4j6a
everything you	80 -14a-5c7g18k
exactly	77 -7a6cfg
exam	73 4f5a
exam $	79 -5b12a
excess	77 5ad
expense	84 -5a4i5c
expenses	81 5j
expensive	80 6c7g
experience	76 6ij
explain	74 -7i-6c25a
explain it	84 -4b4a
explained	81 
explained it	84 
extra	77 -5bd18g
face	84 -13a-8c8g13k
fair	73 -5g-4f4ac
fair $	83 13a
fake	83 -8bg7a8c
fall	72 -11a-9g-7j-5k7h13e14b
familiar	84 -7ag-4c10b12i
family	59 -8e-6j7c14a
family $	71 -6g7a10c
family history	83 -13c-4g21a
familys	84 5j
far	63 -28i-11c-10j-5be4k9a17f35g
far $	77 -10j-8i-7g6k23a
far are	84 -4f12g
far is	79 -8i11g
farm	72 -9b4j11e
farm bureau	84 -4a5j
fast	81 -11i-7g4a5c15e
father	80 -9a-6b11f
fault	76 -18d-4c7a24b
favorite	81 7c
fax	84 -10c4k8f
feel	64 -8a-7ck6h18i
feel $	84 
feel about	72 -6g-5a21i
feel like	83 -4a8b
feeling	80 -10i7a14c
feels	84 -5j4h10g
feet	69 5a6h
feet $	81 -7b
fella	75 -10a-5j5i6b10c
fellas	84 -11b-4d6e12a
fence	80 -4a4g
fender	81 4a
fender benders	84 
few	74 -14b5k6j9a
few years	83 -10b-6c5k12a
field	84 
figure	69 -12c6k8eg
file	73 -12c19a
file $	84 -11c17a
filed	77 5j7f
fill	84 -5b14c
filled	84 7a
final	77 -4b8c
final expenses	84 
finally	83 7h
financed	83 
financial	84 7c
financially	83 
financially $	83 
find	68 -8c-5b-4g5d8hk
find a	84 -5c11a
fine	81 9a
finish	81 7a
finished	73 -8c4j10b
finished $	84 -4c8a
finished basement	84 
fire	62 -11j-9a-8e-5hi5c6d9fg12k
fire department	84 5b7g
fire station	83 -10a-9c13f16g
fireplace	76 5c
fireplace $	84 
first	61 6a
first $	84 -8g4f5b
first and	80 -5k14c
fish	84 -14b14a
fix	81 -6g6f
fixed	84 10a
flat	77 -9g8a9b
flood	71 -7g6c10a
flood insurance	83 -6c10a
flood zone	81 -5d-4b17a
floor	75 -9a7j9c
floor $	84 -4d8k
fly	83 -5a6b
folks	61 -7c-6k-5egj14dh
folks $	83 -9a7j8h
folks do	84 -24c-11k14a28d
folks who	84 6d
follow	84 -10g7b9i
food	77 -8a5j
foot	80 -11c10a11g
footage	81 -6a7c11g
for	34 -16b-12c5h11a13g23k
for #	67 -10g-6j-5ah6b7ik15c
for $	58 -12d-8b-7e-6i-5j-4k9h17g24a
for a	60 -14bc-5f4d8j29a
for and	84 -6c-4g7i
for business	84 
for college	84 6d
for for	79 -14a6g14b
for fun	83 
for insurance	77 -8a7gh
for it	70 -10c-5i11a13g
for life	81 -17c4a16g
for me	63 -20c-12d-10bj19e38k
for money	83 4k
for retirement	80 -14g-7b5i15c
for that	71 -9j-6g10h12b
for the	53 -37c-24a-8b7de8k11j19f27g
for them	81 -16g14a
for this	73 -8c-5b18g
for what	79 -20g-14c-9j-6k7b9h12a23d
for when	83 -11c6g12e
for work	77 -12a5c16b
for you	54 -23g-19e-14k-8j-6h5d10i11b49c
for your	66 -5dg-4b7k14a
force	81 -7a5b7k
forever	84 
forget	84 -5c5g
form	74 -8b17k
forward	81 4i
found	84 -10g6c9a
frame	80 -7c4b5ej
free	73 -24i-10g-6b18a20c
free and	83 -5c9j
friend	76 -9b8a9h
friends	84 -15a6d13b
from	48 -7ci5j6e8fh
from #	83 
from $	72 -12c-6ag-5j-4b11d26f
from a	81 -8a9c
from home	77 -21b-11f6g35a
from me	79 -10k4j7e10c
from the	64 -13a-4de6g12bj
from there	84 -8f10k
from you	73 -4b4i15c
from your	72 4j6a
front	67 -14b-7g-6j4c5k27a
front $	80 -6b8c
front of	77 -8b4k12a
full	61 -10f-5j-4e5c10g12k
full $	84 4k5a
full coverage	77 -11g17a
full name	84 8k
full time	76 -15b-7a29g
fun	72 -7a14c
fun $	83 
fund	75 -10i5b9a
fund $	79 -11i5g13a
funeral	72 -6g5d
funeral $	80 -9g4d9c
furnace	81 
furniture	79 -4c5d6g
furniture and	84 
g	83 -16a6j19g
gap	76 -8g-5c8e14a
garage	70 -7c-4g7af
garage $	79 -6b18a
gas	84 -7a4b6c
gave	75 -5d15c
gave you	76 -7a-5d5b16c
gc	84 -8g9c
general	72 -8c-6j4k6a12g
general liability	77 -8c6a8g
georgia	84 5b
get	45 -18b-6fh-5j8i11k14e18a
get $	80 -5a12g
get a	74 -24b-5e7k10c11d
get around	83 -6g6ai
get by	81 -6c5g
get for	84 -9c13g
get in	83 -5b4g5e
get into	83 -18c-5a9i22e
get it	77 -16a-14j-7c4i8g10e20k
get me	84 -7c-6a5e7k8i
get my	84 -8c-4a7bf
get off	84 -13c14e
get out	77 -7g4k5c
get paid	84 -10a11b
get started	83 -14i-7j-5e7a25c
get that	73 -13a-4bc31j
get the	73 -22c27a
get this	81 -10b-5cik13g19a
get through	84 7c
get to	73 6c
get you	73 -12a-6f-5g5c8k9b
get your	71 -10f-5g19c
gets	69 -8c-6j-5a4g5d7k10b
gets the	84 -4d11a
gettin	77 -14a-5g9k10b
getting	71 -13b-5gk9i14a
girl	77 5g7j
girls	81 9c
give	56 -13e-9g-8f-7dj5a21c34k
give me	60 -18e-17a-9g-6j-5f-4d17c51k
give you	73 13c
givin	84 -8c6ab
gl	80 -16g16c
glad	83 -8a-5k6eh7d
glad you	84 -8a6eh7d
glass	77 -7d-4cg8b9a
gmail	84 -6c-4a4j6f
go	48 -16c-14g-9e-6j4i6d22k25f
go $	71 -11c-8b4k8h19g
go about	84 5i
go after	83 4bc
go ahead	79 -4j6b11a
go back	81 -7c6f9a
go by	79 -11b-4e19a
go down	83 
go for	83 -10c6a13e
go in	74 -11i-6f-5c8a18g
go on	77 -16a-5c4g38k
go over	77 -20b4e23a
go through	77 -5g9i
go to	72 -34g-15a-10c25d40f
go up	74 -7i6b10h
go with	77 -12a-7g-5h6j8i18c
goes	67 -11a7k11c
goes to	80 -9g4k8c
goin	77 -7a-4f14j
going	55 -12j-7f-5h5a7gk12b
going $	81 
going for	83 -41c42g
going on	76 -4g11b
going through	84 8c
going to	61 -19a-17g-10j7d12k16c17b
gone	65 -10d-6ei5g8j15b
gone $	72 -8i-5c4f7b10a
good	52 -11c-7f-6k4e5a7i8d13b
good $	77 -22b-7d-6c16a29i
good day	84 -7e5c
good for	83 -14c-7b6a8g11e
good health	83 -7i10a
good or	81 -6a18b
good shape	80 7b
good time	79 -17c-10g30a
good to	81 -6g-5k6j7c8a
got	39 -12f-11h5a6g9bcj10k
got #	69 -22a-16k-5c5b6i44g
got $	67 -16d-9g-4k5e12a15c
got a	57 -17j-12g-8c-5e-4k5d51a
got about	84 
got an	80 -4g18a
got another	84 12a
got any	77 -25a29g
got for	80 -4a5g7c
got hurt	84 -5c5a
got in	77 -9c-6a9k14g
got insurance	84 -14g-4c7d15a
got it	73 -6c-4a6b12d
got on	77 -6c5j9f
got some	83 -5c12i
got the	66 -18c-8g-7b-4fk8e33a
got there	84 -4g7c
got to	67 -18a-5e25k
got what	84 -5g9c
got you	70 -10g-8b-7c14ej
got your	71 -11e-9b-5a-4c5j8k20g
gotten	74 
gotten hurt	84 
grab	84 -6a6ck
grab your	84 -6a6ck
grade	84 -8g11c
grades	77 -7c10i13a
grades $	83 -8c10a11i
great	77 -11j-4k5e6a7f10c
gross	77 -8c-7a-6e-5b7jk16g
ground	77 -11a4f9b
group	77 -5c-4f9d10a
group life	83 
grow	77 -9g-5a5b6f9c
grow up	83 -8g7f9c
growing	84 
grown	84 -7g7e12a
guardian	80 -4c9d
guess	80 -8c7g
guns	81 -9b6a11c
guns $	84 -10b-6a23c
gut	79 -16a-14c-9g18b23i
gut $	84 -5a6b
guy	71 -4e6j
guys	65 -11b-10c-6j-5g-4d4f5i7a24e
guys $	84 -4b6c
guys do	81 -4e4c
h	80 
h are	84 
hacked	80 
hacked $	83 
had	51 -13b-5e5ai12j
had $	81 -9a13c
had a	66 -13b-6e-4fh5i10g24a
had an	83 7h
had any	72 -7c-4g13a
had that	81 -7b4g10a
had the	76 -13a-6h5g6e8d
had to	69 -13g8a17c
hail	76 -14g-12c8h24a
hair	83 -5a5d
half	66 -22c-12j4b6f7g20d
half a	81 -14j-6g-5d25a
half of	84 -4d12g
hand	73 -17c-14a-5jk5d10f11b15g
handle	73 -26a-8g-5c46i
handled	83 -13i19a
handles	79 -11a6d9b
handles the	81 7d
hands	79 -5b15a
handy	75 -4k10f11a
handy $	80 -7c15a
hang	79 -9e-6g-4j4d8k10c
hang up	84 -9e-5g9k12c
hangin	84 4b
hanging	81 -7a5b6e
happen	64 -8g7e8c
happen $	75 -8c8a10e
happen again	83 
happen if	80 5k
happen to	77 7c
happened	63 -9e-6a-4g4h7d12c
happened $	75 -10c-6e6g10j
happened to	76 -6ac5b7d8h
happened with	81 -5a12c
happens	65 -12g-7e6c12k
happens if	79 12c
happens to	73 -5c6a
happens when	84 -4e6a
happy	73 -7i-5c5h14a
happy with	80 -7i5h16a
hard	75 -13j-4g4c10a
has	53 -8e-6d6f24a
has a	74 -5d21a
has anybody	71 
has anyone	83 7a
has it	75 -4ae11b
has the	71 -4d17a
has to	81 -9c7d9j
has your	73 -6ad4b16c
hate	80 -9a4c5k7f
hate to	84 -9a6k9f
haul	84 -8a4g8b
have	30 -13i-7d-6f-4h7bg8k10j11c14a
have $	55 -12g-7e-6i4b23c
have a	53 -14c-6bde17j24a
have an	70 -11c4d11a
have any	62 -22c33a
have anything	80 -14c19a
have been	65 -19g-13i-9a-5d5h9j10k11b13c
have for	74 -14c-13a-6b5j36g
have got	51 -23a-11g-8c-7d6ei22k28j
have had	74 -15a5c6i12k
have heard	84 -6acg10h13i
have in	74 -22c-5a34g
have insurance	84 4a
have it	81 -4c4be
have kids	84 -7b16a
have not	75 -13g-4a9f13e
have now	83 
have on	75 -7c-6a8d11g
have seen	84 -9ac5d8f11g
have some	83 -6a6b
have that	73 -10a-6e27c
have the	67 -39a-4ek5j10d14c20g
have their	83 7a
have they	79 -13g-5j12a15c
have to	58 -18a-9c-4j5d11e22b
have you	45 -17i-15j-10d-8fk-4h12c19g49a
have your	69 -21a5j11b16c
havin	83 
having	84 -11b19a
he	51 -14e-7a-6d-5k-4f8g9c10i14j
he $	81 11j
he do	83 4c
he get	84 9a
he have	84 
he is	70 -17c-8a22g
he say	81 -5i9c
he take	84 
head	81 -7b-5k7g10c
headed	83 
health	60 -11g31i
health $	70 -8g5a8i
health insurance	80 
health issues	84 
healthy	77 -11i6b8j12a
healthy $	83 -7i-4bj24a
hear	61 -10beg-8i-6h8j19k21a
hear $	84 -24c-9e-5g-4k20j29a
hear a	80 -8b-6k6f16a
hear about	81 -6j5f8k
hear it	83 4a
hear that	77 -7j5c10a
hear you	84 -14a5k12j
heard	73 -13g-9a-7c6j7h8i15e
heard from	84 -5c18e
hearin	84 -10a12j
hearing	81 
hearing $	81 
heart	70 -5j5a6d
heart attack	83 -7a-6e4bd9g
heart disease	84 8a
heart trouble	84 8a
heat	77 -15g5k13c
heater	81 4e
height	75 -8j-7a-6e5k6g18c
height and	77 -15c-7j6k23g
help	68 -20c-10j7k10h17i
help $	83 -6j4b11a
help me	83 5k11h
help you	79 -21c27i
helps	84 -12a12b
her	61 -9b-6k-5a4c5g7e9d
her $	76 -29a13d33g
her own	83 -10b16a
here	58 -17a-8e5b8c9hj
here $	71 -13g-7fi12j25a
here in	84 -11a7b11c
here is	84 -5b15i
here what	84 9g
hey	81 -9g6a8c
high	65 -16a-9i-7d-5j10b15f18g
high blood	84 -10b-5a16c
high is	84 4g
high school	75 -17a-7c-6d4e15b20f
higher	76 -8c-7a19b
highest	84 -5b13c
highway	84 7d
him	68 -9k-6g5cdj10e
him $	77 -14k-6j7d15e
himself	84 -8a9b
hire	74 10ab
hire a	83 4b5a
his	61 -17ad-9g-6c7h8b10j11i18e
his own	80 
history	77 -5g9j11c
history $	83 6c
hit	69 -15b10c16a
hit with	84 
hit you	84 -14b17a
hits	83 7a
hits you	83 7a
hobbies	81 -4g9c
hobbies $	81 -4g9c
hold	70 -9c-8g7i8b9a
hold on	84 
holder	83 -12a21d
holding	76 -7g9a10c
holding up	80 -6c5i9a
holds	84 
holds the	84 
home	51 -8i-7bcd-4j4g6k7e10f19a
home $	59 -18b-12i-5gj-4k4f5e7c37a
home and	84 16a
home or	77 -6b5f9c
home with	81 -6a8b
homeowner	84 4a
homeowners	77 -11a-6c5b6j11d
honest	80 -5c6k
hoping	81 4cg
hoping to	83 -5c14g
hospital	73 5j
hot	74 -8c7g11j
hot tub	80 -7b5j10a
hotel	84 -5a4b
hour	80 -9c-8a12e13b
hours	69 -8g-5i-4d13c17e
hours $	80 -9g-7a-6e37c
hours a	81 5g
house	47 -11c-7e-6f6ad17g
house $	55 -9j-6fi-5cek8g35d
house is	75 -5a9j
house or	75 -12c-7g9f23b
house payment	81 -17c-6a-5b-4d41g
house what	83 9h
household	74 -11g-4a6d15c
household $	81 -5c5a7d
how	30 -112a-35b-21dj-8fk8h14e93g122i
how are	66 -45g-12a-10c-4j5k74i
how big	77 -24i-4b37g
how bigs	84 -9i11g
how can	84 -9g13i
how close	83 -14i8k19g
how did	61 -47g-24a-15e-11j-5k10h19c83i
how do	57 -60g-27a-15b-13e-9k-6j27c114i
how does	79 -17g-7a-4c36i
how far	67 -23i-11a-9c19f34g
how high	80 -9i24g
how is	52 -78g-21a-14j-7b-6e-5d40c106i
how it	74 -21i-15g5a37j
how long	54 -40i-12a-10c-4dhj8k29e50g
how many	48 -29i-24a-14c-7j-4b5k89g
how much	45 -24a-23i-12j-5k-4de84g
how often	75 -10i-5c27g
how old	61 -36i-12k-9j-7b-4a8c63g
how olds	77 -10i21g
how soon	81 -19i-18a-7g56e
how tall	80 -20i-5c28g
how that	83 
how the	81 -5i9a
how they	81 -10i6a
how was	73 -11g-7b-6c38i
how would	67 -47g-11a-7k82i
how you	68 -19g12i17j
how your	80 -9i7k9a
huh	80 -10a-4cg13i15j
huh $	84 -17a14ij
hurricane	84 
hurricanes	84 
hurry	83 -8b10a
hurt	65 -10g-8b-5d7c9i15a
hurt $	76 -12c-7g5k11di
hurt in	83 -22d8a23c
hurt somebody	83 
husband	57 -20c-8i-7j-5b6g9e16a19d
husband $	81 -15d-4g23c
husband do	83 -5g16c
husband have	83 -22c28g
husband how	84 -6c7g
husband in	84 4k5c
husbands	71 -18a-12d-6eg7b9j10i21c
hydrant	77 5g9a
hydrant $	84 7g
i	34 -23a-21g-20b-17f-11d7h12c13i33j56k
i am	59 -12d-8a-5f-4g14k15h
i ask	74 -16c-8g9d29a
i believe	84 -10a17j
i call	72 -5eg6b7d9c
i can	63 -18a-11j-8g-6d5e14c24k
i catch	80 -6k5a8j
i come	84 5f
i could	80 -6k-5i-4j4c5aeg
i did	79 -6i-5c-4b11k14j
i do	67 -7j-5b6i7c9e
i explain	80 -8i-5b23a
i get	66 -21c-11f-5bk4e6g19j24a
i go	83 -5k6c10a
i got	72 -16c-15g-6j5d14k19e
i had	77 -9c-7j-5f14g
i hate	84 -5ak6d8f
i have	54 -52a-10k-6i4f6h15dj34c
i hear	68 -18a-8b-6k5c32j
i help	81 -20c-5g6h28i
i just	76 -8g-7b15a
i know	71 -16k-9b-5j-4e6a14f20c
i like	83 -5d5k
i love	80 -9a-5k6f11c
i mean	80 -17c6h7g8a
i need	64 -24a-9c-7d-5bj-4e61k
i put	76 -8k-6a-5be-4d5j6f16g
i remember	84 -6j6i11a
i right	77 9a
i saw	84 -6c-5k14i
i see	84 -15c-9k7h9aj
i send	75 -12a5b14f
i should	73 -4a14b
i still	84 -5h-4j4g11f
i the	83 -6k-5j5a8b
i think	83 -15a6bf10c
i understand	84 -8a-5f6k12j
i use	84 5k
i want	74 -20a-6gj10e25k
i was	83 -8e-7j-4c17g
i will	66 -18a7g26k
i would	59 -41a-20c-12j-8g-7de-4i6f103k
i write	83 5j7a
ice	84 -15c6e13i
id	77 -11a5c7j
idea	77 6a7k
idea $	84 6a
if	41 -22a-12bj-11i-10h11df15g23c25k
if a	72 -10g4adi9c
if any	84 
if he	81 -8g-5k17c
if i	63 -16k-14g-12c-8i56a
if it	71 -5c-4i7f8g
if one	84 9c
if she	84 -5c
if somebody	84 
if something	74 -8c-6g5i12d
if that	77 -11b-7e-6c4i9a19g
if the	70 -4g16b
if there	79 -6g-5a6e9f
if they	80 -7g6ac
if this	84 5k
if we	77 -26b-5a4c5f23g
if you	48 -48a-5hij7f8c17g44k
if your	70 -19a-6i9d20c
important	74 -4g5h7b
important to	81 4b
in	32 -12c-4e4d5k6j8ag14f
in #	65 -14k-13a5cg22j
in $	57 -19g-17e-12b-8c-7a-6d7k14i16h37f
in @month	73 5f
in a	59 -24c-12a-7d8b44g
in an	83 -8g-5b16c
in and	84 -5j10e
in any	83 6a
in at	81 5e
in between	84 -6j13b
in business	81 -6i10g
in case	77 4ck
in for	83 -5j5af
in force	81 -7a5b7k
in front	77 -8b12a
in full	84 5a
in good	77 -7i6a
in is	80 5i
in it	70 -14a-6cj8b29g
in law	79 -9g-5b6a14c
in mind	80 -14g-6a4j18c
in my	81 -4a4c6g
in on	80 -11j-4h8a10b
in one	77 -8g-5a-4i5d17c
in place	74 -15g-10k-5i4a5j8c16e
in school	79 -10b-8i-7f-4c11a24g
in that	65 -13b-9j-5cek4f11a26g
in the	44 -21j-9f-6ei-4g6b7ck8h12d20a
in there	70 -16c-8b4e5j14a
in this	79 -8a17e
in to	77 -18a5k20b
in tools	83 -18c18g
in trouble	83 8g
in wages	84 -12c13g
in with	80 4c6j
in your	59 -12b-11c-9g-6ij-5f-4e10d13k37a
include	81 13a
included	81 -20a10g13c
income	68 -15a14cg
income $	73 -19a29c
incorporated	83 13a
incorporated $	84 11a
increase	81 -9g17a
increase $	81 -9g17a
information	77 -4b6c
information do	84 -5a11c
injuries	81 
injury	79 -7b4g
inside	73 -12c-5j7b9fg
inside $	84 -9c9g11a
inside the	84 -10a5k13f
instead	81 -7c6b
instead of	83 -7c7b
insurance	46 -6j-4d6eh10c
insurance $	56 -15g-4c4bi7a9e
insurance at	83 
insurance card	84 -5k10c
insurance company	77 -9d-5g6i13c
insurance do	76 -9g-4a17c
insurance does	84 -10c-7e-4a24g
insurance for	84 
insurance from	84 
insurance is	83 -16g-6j-4h31a
insurance now	83 -18a-4c25g
insurance on	84 -7a-6g5c14e
insurance or	84 -8b12a
insurance pay	84 -19c-6b8a22g
insurance through	84 -5ck15a
insurance with	84 -4a5d
insurance you	81 -4g5c
insure	83 
insured	60 -20c-5b8g20a
insured $	71 -8g11a
insured at	84 -41c-8b19a34g
insured for	75 -5b-4cg11a
insured with	84 6d
insurer	81 6g
interest	83 -12c8a9g
into	67 -13a-7g-6h-5j6k11c12d
into the	81 4k
into your	83 -9a4i6d8c
inventory	79 4a6k
involved	84 5b
is	23 -17k-9g-6c13d17ai50j
is #	69 10j
is $	71 -15a-14j-12g-8i-5e25d35c
is @name	72 -15g8a12i
is a	54 -15j-14b-11d8fh12e15g
is about	76 6j
is all	80 -6e-4j8d9i
is an	77 -5j10h
is anything	83 9a
is at	80 -27c9k30a
is been	81 -16g6i13c
is business	79 -16g-5c8a20i
is different	81 -5g9h
is everything	83 -11a-7g9i12b
is going	74 -6g-5aei11d16c
is good	79 -13c-11j-7a4b9e19g
is got	72 -15a9jk
is he	63 -18c-11a-9j9g13b15i
is her	77 -9g5a12c
is his	76 -17d-8g7i24e
is home	84 
is in	61 -24g-8i-5ej-4f7d9a32c
is insured	84 5a
is is	83 4j
is it	42 -16j-8g-7dk5h6c12a34i
is just	81 -10a8b
is left	80 -13c16g
is like	81 8g
is most	81 -6b-4g9a
is named	83 -9c9j
is new	84 -11g-8e27c
is next	77 -6g10c
is no	77 -10ac5e16k
is not	68 -11d-10e-8g-5i5c26a
is on	64 -55g-13j-6e5d11k13h51a
is out	83 -6a
is right	83 -5j5i9f
is she	68 -32c-10d-6j48i
is still	83 5j
is that	39 -57a-25i-24c-22k-12d-11eg-7h33b149j
is the	42 -14ik-12j-7h-6a5e11d13g42c
is there	52 -31b-11j-10f-9c-6e77a
is this	68 -32a-12c-7g-6j17b48d
is up	80 6g
is what	61 -29c-21a-9i66j
is when	79 -13e-7c28j
is work	81 
is worth	79 -9j-6c-4a6k20g
is you	76 -16d-7a27j
is your	40 -47c-16jk-12d-5f6a15i21b24e51g
is yours	77 -10e-7cj-4i30g
issues	83 
it	28 -16e-12c-11d5h6a7k12i25b29j
it $	43 -18i-17k-14e-10b32a43j
it a	62 -14a-5j12i25b
it about	83 -5a-4j5c6h8b
it all	68 -27c-13a-8k6i16b28g
it an	83 -12b9c11a
it and	83 -4a9d
it appraise	84 -9g8b10c
it at	83 -8a11f
it back	79 -5c6g
it be	72 -9g4a6bc
it been	77 -4e7b9i
it before	80 -55c65g
it but	84 -5f-4d5a6k
it by	84 4ik
it come	80 -10a-5g7c18b
it comes	79 -9e-8g5b18c
it cost	71 -12c28g
it do	83 -5a4i5k
it does	84 -5a13i
it down	84 -14j9ab
it for	67 -15c-14a6d10g19b
it from	84 -7c-6g7f9a
it go	74 -12c4b6e9h
it goes	84 -5c5k
it going	80 -7g14e
it got	81 10c
it happen	83 6c
it have	77 -12g17a
it if	81 -7a9d
it in	67 -20g-7j5b10e14c
it is	47 -13b-12d-8hi-7e-5a11k13f18c22j
it just	64 -17b-6j-5d7h12c23a
it more	75 -7c-5a21b
it off	73 -14a8f10b
it okay	84 
it on	70 -17g-7a8c12k13i
it one	77 4a6f
it only	83 9b
it or	69 -17a6j7c20b
it out	74 -11c4a13k
it over	77 -7a9b
it renew	83 -15c-8a5b26e
it right	75 -14a6i18k
it run	81 -9c-4ag8b10i
it say	77 -6e-5d13c
it says	79 -8a15j
it sit	84 -7a5b
it so	80 -9i-7a-4j12c14k
it still	77 -17b-8c-5j-4g6a32i
it take	71 -11a-4bi5e28g
it that	75 -16g-6j-5h16i21c
it the	69 -11g-8j-7d-6e9c10h16b
it there	84 
it to	69 -19b8d9a10i
it today	84 -16g10h20c
it under	81 -18c-5e6a23g
it up	70 -5i11bc
it used	84 -30c33g
it was	68 -23e-14i-11g4a17j29c
it went	79 -12a-6g-5i10h18j
it what	74 -15a-11c-7j-5d-4b6e7k9i26h
it when	75 -19e-9b-6g12i28a
it with	77 -10e-8c-7b-5k13d24a
it would	75 -13c-4i10j11a
it you	75 -18a-6j-5c5i13b22h
it your	76 -9a-7j4d21b
itself	81 -7c4b
jewelry	77 -5a7c
job	57 -6d5k7f9c
job $	66 -7g-5bk18a
job or	80 -8a6b7f
job you	84 -8a7e8b
jobs	71 -9k-5b5a17d
jobs $	77 -12g-11k4a8c16d
join	81 -7j16e
jump	81 -12a18c
junior	84 -6b12a
just	48 -23c-13g-7e-5d5j10a16k29b
just a	77 
just for	83 -20b26a
just just	72 -20b-6g37a
just need	81 -16a-8c-6e13b20k
just say	84 -8a-7g8c14k
just so	84 -13a8d10j
just take	84 -5i15b
just the	68 -21b-7k-4c9j31a
just you	73 -4j17a
keep	55 -16g-7e12a15k
keep $	83 
keep it	77 
keep on	84 
keep that	84 -10b13a
keep the	72 -13a-9c32b
keep your	81 -6c6a8f
keepin	79 8a
keeping	79 6i
keeping you	84 5i
keeps	77 -6a8h10c
keeps you	81 5c9h
kept	73 -6c-5j5k6f14h
keys	79 -13a4e5d9b
keys $	83 -9a4e10b
kick	84 4b7e
kid	77 -5g7f10a
kids	56 -12k5b9a12i
kids $	65 -15k-6g12i13b
kids are	84 11a
kids doing	84 -5g6i
kids names	83 4c
kind	54 -5k-4eh8g15c
kind of	55 -7bj-4k5i8c9g10a
kitchen	70 -4b
kitchen $	83 
kitchen table	84 -5c9i
knock	83 -5b14c
know	51 -18c-14d-4i5ef12a31k
know $	76 -39c21g23e
know about	71 -16a15k
know how	75 -13g-6i8c16a
know i	84 -5a9f
know if	76 -11a-7b-5c29k
know it	81 -6a-5k5g11c
know the	83 -11d-8c5aek8g
know what	68 -37g-18c-8e-5h5k75a
know your	84 -11a-9g11i16c
l	79 -44b-13c19g48a
labor	84 -9c10j
lady	79 -14a-11d8i10c17j
laid	77 -10c-7b9d15a
laid up	84 -4c10d
lake	79 -4ai7g
land	81 -23c-17b21e30a
landlord	67 -8g4j6c9a
landlord $	81 -6b4a6d
landlord want	83 -5g6c11a
lapse	79 9j
lapse $	80 9j
last	49 -9a-7df-5jk4c10i16g17e
last #	71 -15g-13j-11e-4b5k8d11c25a
last $	79 -15c-5e32g
last agent	83 -5g5ci
last name	77 -23k-5b7i8c24a
last time	68 -21a-5c9ei20g
last year	69 -32e-13g-7a6h24j29c
late	81 -4i10g
lately	72 7a
lately $	73 7a
law	77 -8g-5b6a13c
lawyer	79 -6d7k
leak	84 
leaks	79 -6b9a
leaks $	84 
lean	81 -8a9b
lean on	83 
lease	61 -11d-6g5jk6bc
lease $	72 -15c-8d5k29a
lease it	83 -9a9b
lease require	83 
lease say	83 -5g9c
leave	59 -9g4bfj9d
leave a	84 -14b15a
leave it	80 -10a8b15d
leave the	80 -5g4b13e
leave them	80 
leavin	84 5b
leaving	84 5a
left	69 -7c-5a16g
left $	83 -8g7c
left on	79 -13c14g
legal	79 5k
legal name	84 4k
lender	76 -5b4d
lender $	83 -5b5d
less	79 -10c-5b5a14g
let	60 -12g-10a7e8h18k
let me	69 -8ag6e22k
let us	79 -14a14c
let you	77 -11b9h13a
letter	73 -5j-4b6a7c
level	76 -9b-5ag8k13c
liability	60 -4c8b11g
liability $	74 -41c22a26g
liability does	81 7g
liability is	81 -13g-5a18c
liability limits	80 -39g-12a58c
liability on	84 7a
license	62 -11d-9e-5ij5gk15ac
license $	71 -24c-6e-5d6k19g21a
license number	81 16c
licensed	73 -33a-15c-6g6b23e26d
licensed $	84 -28c-5g36e
lien	84 
life	54 -19c-11a-8b5f6de25g
life $	73 -8j-5d7i10ab
life and	84 -6g-5c4k10f
life insurance	62 -20a-11c5i8g9d17e
life is	84 -9i14j
life policy	73 -12b4cg6f9a
lights	84 -7a6h
like	44 -7fg5h6k7e8d
like #	77 -27a-9b16j27c
like $	73 -7g12c
like a	68 -6cj5ai6d
like about	77 9c
like an	84 8f
like for	80 4k5e
like it	72 -10c-8f4gjk5a
like me	83 -11a-8k6e16b
like that	67 -10b-6c7i8a9k
like the	75 -14a-8g6h9e10j
like this	74 -8a-4g7k8d
like to	62 -17i-10bg-6ae8dk38c
like what	84 -45c-9e-4j5i10g50a
like you	80 -8b5a9c
like your	81 -5c7e
liking	81 -8g5k13i
limit	73 -20a14c24g
limit $	77 -27a8c32g
limits	65 5c10g
limits $	72 -38c-19a70g
line	62 -10j5a8k10c
line $	77 -7c4k6a
line of	74 -9b17c
list	66 -23a10c25k
listed	77 -8c-4k5e9d
listed on	84 8d
little	58 -5dej6ck9i
little about	80 -4a9k
little bit	80 -8b13a
little one	79 5i
little ones	80 7a
live	62 -11c-10e-9a-4k5bg32f
live $	81 -17f15c
live in	80 -29c12a29f
live on	83 -11a4b18c
live there	84 -8b7j8a
lived	81 -4f9a
lived there	84 4a
lives	77 
livin	74 -16a-7g-5d10j11i17b
living	70 -16g-8d-4i7k9a15c
living $	80 -5g8a10c
living there	84 -7d12a
llc	77 -7a-5h5c14b
llc or	84 8c
loan	68 -14d-10g-4b6f18c
loan $	80 -14g4a18c
loan on	83 
loans	72 -7g-6c7b9j
loans $	81 -11c7a10j
local	83 
located	84 -5a10f
locations	81 -10c10a
locations $	84 -7c7a
lock	83 -9c-5g14e
locked	80 -8a5ij
long	52 -35i-10cj-9a-7d-4b7h10f19e45g
long $	79 -6e4g7i
long ago	80 -22g-5i32e
long could	75 15g
long do	80 -7i-5a-4k21g
long have	66 -14i-6a27g
long would	83 14g
long you	74 -5i16k
look	62 -9a-4j6c11i
look after	80 -9c6a7d
look at	72 -13a-5g6b10ce
look like	77 -9c8g11i
looked	79 -11d5c10g
looked at	83 -12d6c10g
lookin	75 -7g5j8c12b
lookin at	80 -13a-6g7j9b12c
looking	69 -12b-11c-9i5j6k7a14h
looking at	83 -5a4b5j
looking for	81 -11g-7b9c12k
looking to	80 -34c-8b4e12a29g
looks	74 -4b5a
looks like	84 5k
lord	84 -5a4cg6i
lose	72 -12g-7a5c9i12h
loss	73 -12e-11a-6c11bj16g
loss $	81 -9e6g8c
losses	84 5a
lost	71 -13c-7b22a
lot	67 10a
lot $	81 5a
lot of	77 12a
love	70 -9j-6c-5bg14f17h
love that	83 -10c7af
love to	83 -6b-5c-4a11f13k
low	77 -20i-7a13g21b
lower	83 6b
lucky	84 6c7a
lunch	83 -5g4c12a
m	81 -6d6c
machine	81 -9d-6a7c8g
machines	81 -8g6k8a
made	64 -13g-4be6f31h
made of	79 4ck
made the	83 -4c10f
made you	73 -9g-7k7c27h
mail	72 -11a-4g6f13c
mailbox	84 
main	72 -10c-4b5k17d
mainly	83 -9a7b8c
make	56 -11dek-8j-6a5c21g22i
make $	83 -40c-27k67g
make a	79 -22c-11a8k28g
make and	84 -4g6c7k
make it	83 -8g4i7a
make sense	79 -6c17a
make sure	83 -4b11i
make the	83 -16d-9g-5b11i12a15c
make you	70 -11g-10a-6e-5i4b5h24c
makes	71 -11c-5b4eg10d
makes the	81 9d
makes you	83 -6c12g
makin	84 6a
making	83 -8g5b13c
mama	83 -7a6c7g
man	76 -13g-8b4d7k9a
manage	77 -12g15i
manage without	84 
manager	84 -15g16c
many	47 -28i-21a-14c-7j82g
many bedrooms	83 9g
many days	81 
many drivers	84 
many employees	81 5g
many hours	83 5g
many locations	84 
many miles	72 
many minutes	84 
many months	81 
many more	84 
many people	79 -5i6g
many square	84 
many vehicles	81 9a
many weeks	83 -6c10g
many years	66 -11a6b13g
marital	83 -8a5k10c
marital status	83 -8a5k10c
market	80 -19c4j6b11g
married	71 -5k5j16b
married $	80 -10b-5j20a
match	80 -11c-5d4a8g9k
matter	84 -5b6ah
matters	81 
may	73 -7k-5j5g7d9a
may i	77 -8j-7k-6g7d11ac
maybe	83 4a
me	36 -25c-21g-20d-14a-12f-7i-6h132k
me $	60 -54k-8e-6d-5c4i5b7j15g47a
me a	64 -6c-5g-4j20k
me about	55 -22a36k
me and	84 -7a8b
me asking	80 -14c-5i-4a30g
me how	63 -10g-7a31k
me i	84 -24k5b7h15j
me if	73 -9a16k
me in	83 -4j5a8k
me know	73 -12a-7g-5c34k
me more	84 
me that	77 -9k9a13c
me the	59 -10ag-8j-6d-4bf22k29c
me through	63 -14c-9a-5g-4d46k
me to	68 -26k-13g6j7b14e16a
me what	56 -30c-9g-7j11d53k
me where	80 10k
me which	83 -7c15k
me who	77 -15d-4c20k
me you	83 -11a5b6j
me your	70 -17e-5j-4bg9k13c15a
mean	77 -5cj4h5g6a
mean $	84 -9c7b13a
med	83 -6g12a
med pay	83 -6g12a
medical	69 -7c9d
medical exam	81 4a
medications	83 -25a26c
meet	77 -7j-5a5f7cg
meet $	84 7f
meetings	84 -8c19a
meetings $	84 -8c19a
mentioned	84 -9a15j
metal	79 5c
metal $	83 5c
middle	77 -10a-7g-4ij6b8e19c
middle of	83 -5c7a9e
might	81 -7b-5aj9d11h
mileage	81 -5a6k
mileage $	84 
miles	65 -12c-4ai27g
miles a	81 
miles to	84 6a8g
mill	84 -8a5j6i
mind	60 -12g-11c-10k-6e9h10b25a
mind $	73 -21a-8g8b10c15h
mind a	84 
mind if	79 -14c-13g41a
mind me	77 -15c-9a-5k7fj19g
mine	73 -10k-8g8e13a
mine $	84 -5a10b
minimum	79 9a
minimum $	83 7a
minute	76 -18j-4e4i6a13k
minute $	84 -8a-4e16k
minutes	68 -5c12j
minutes $	79 -9a14j
mira	84 
miss	83 -7b4c5a
missed	84 6k
missing	83 -6b5i11a
missus	80 -5k7b13e
mistake	84 -20a-10g34c
mobile	84 -7a-5k8b9f
mod	81 -5a6c8j
model	81 -7g-6a8b14c
model $	83 -6a-4g9b10c
mom	73 -5c
moment	79 -12b5k14a
money	60 -6j-4ei5g6c7b
money $	72 -5c5k9d
month	56 -17b-9cj-8h6ak12g27e
month $	67 -14e-9b-5j11g14c
month day	84 -11e18c
month for	80 -8c5j6g
month is	83 
month or	83 8a
month right	84 
month what	84 -8j-4b5ae7g
monthly	73 -8a-5g11b13c
monthly or	81 9b
months	65 -5c-4e7gh
months $	75 8g
more	56 -11j-7c-6i-4e7a11k27b
more $	81 
more about	81 -16a8b18k
more kids	83 -7b-6c22a
more like	84 -9a10b
more of	81 -14a20b
more than	69 -27b-5c43a
more the	84 -7c13b
mornin	80 -9c5e13g
morning	72 -8a-5e4dgi
morning $	81 -5e4g6d
mortgage	65 -9d4b6c
mortgage $	76 -11d18c
mortgage and	84 5j
mortgage company	83 -6a8b
most	64 -14b-5e4h5g18c
most $	84 -8g11c
most important	80 -4g6c
most people	83 -7b9h
mostly	72 -9a-7c9b10j
mother	75 -7g-6ab6j8c10f
motorist	76 -22c24a
motorist $	81 -23c27a
move	66 -11b-8gk12a18e
move $	84 4a
moved	77 -8g-5a10c13e
moved in	84 -7a-6g7j16e
moving	74 13b
moving $	84 -7b7a9e
much	44 -23i-16j-6dk-5e5b6h56g
much $	79 -31g5h6b32a
much are	80 11g
much cash	84 
much comes	84 
much coverage	75 5g
much did	70 -8i14g
much do	65 -5c13g
much does	80 
much have	83 8g
much is	67 
much liability	80 
much life	77 7g
much of	73 -7cj-4a26g
much stuff	84 5g
much time	84 
much was	79 
much would	67 -5a16g
much you	84 
must	84 4d
my	53 -18j-15k-11a5e7i10d13f20b
my own	79 -8k-5j5g6cd
my wife	83 7a
my wifes	84 -7c6di
myself	80 6c9a
n	83 -7a6j13c
name	52 -36j-19g-11e7f17ik42c
name $	63 -16a-8gi-7e11f15d20c
name and	77 -10d-4a21k
name is	83 -5i-4j4a14c
name of	69 -5fg5i9dk
name on	81 -13k9a10c
name or	84 10a
name so	84 -9d-5a5k13c
name the	83 -4b
named	71 -12c-7b4a7j15d
named on	81 
names	71 -7k-4ab6j8c9d
names $	83 
names and	84 -12k-9c8j18d
near	75 -6b9f
near the	84 5a
nearby	84 11a
nearby $	84 11a
nearest	83 -8c16f
need	48 -14i-12d-11b-7j-5c8e57k
need $	77 
need a	73 -15a-4g9b24k
need an	81 -5j11a
need it	77 -8i-7b-6g10a11e
need proof	80 -5k13a
need the	67 -10bg-8d6e26k
need this	84 7g
need to	59 -23a-9i-5b10e14c18k
need your	71 -15c-13a-6e-5j52k
needs	70 -8a-6e5cd6i8j
needs a	84 -7a7c
needs the	81 4d5j
needs to	84 5a
neighbor	81 -8a4ci5f6b
neighborhood	84 -6a4e6g
neighbors	81 5j8a
nervous	84 
net	81 -5c12g
never	72 -16a7cg9j
new	58 -6k-4d5i6gj9b
new house	84 -6g13i
new one	83 -5b7g
newer	83 -6a7b
next	66 -15g-8f-6j-4a4b6h7e10c
next door	83 7a
next for	84 -7g12c
next to	84 5k
nice	70 4i13a
night	66 -14b-9j-5i12a13f
night $	73 -5cg-4j4e7b13f
nights	77 10b
nights $	81 -5g5ai
no	54 -17b-16i-11g-5d-4a8k9e37j
no insurance	80 -5d7c
no more	84 8a
nobody	73 -6de-5k4i5af9j
nobodys	80 -4a4j9c
noise	84 9c
non	80 -17b-9c7j10h15a
normal	80 4j
north	83 9a
nosy	84 -6c4ak8f
not	45 -14b-6ad5ej8k18h
not $	79 -6b-5g-4c5k7ai
not a	83 5h
not do	84 -12c5a13h
not go	84 6f
not have	75 -5e14a
not here	81 -5a4b6g
not i	80 -5c11i
not it	79 4f6cj
not live	84 5d
not mind	73 -17c-12a6j7f20g
not need	83 -8g-7a-5k7e15j
not not	84 
not tell	84 -8k-5h13a
not the	81 
not to	81 -7a4g6ek
not want	73 -33d-12c-7b-4j9h16e32a
not work	83 4a5c
not you	74 -5g-4ab5c13j
note	77 -6ac6g13b
note on	84 -4a8b
notes	84 
nothin	73 -8a14j
nothing	72 -7b9j
nothing $	84 -8b5j7a
now	50 -26j-10k-9d15g19h22c
now $	57 -25j-18d-17i-8k-6c7a10b17h47g
now are	84 -7i9g
now for	83 -6g4i5d
now i	80 -9ac7g12h
now is	83 
now right	83 5j
now what	80 -11g25c
number	52 -12a-8ej-6d9f13g30c
number $	62 -8k-6a13b17c
number and	84 -20a25c
number for	84 
number on	84 -14k10c13g
number that	83 -15a-5j13k14f
number you	81 -8c7b
numbers	73 -6cg-5f10k14a
numbers $	83 9k
nurse	77 -7bc4j5a10h
o	79 -12c-9g12a18b
oak	83 -9b5c13a
occupation	79 -6g-5a22c
occupation $	81 -5g-4a20c
occurrence	84 -21c25g
odometer	84 -9a14g
of	35 -10e-7b4j5cg9d11k16i
of #	77 -12b-6ceg4a6d9j14h
of $	73 -9g5k10c
of a	69 -11a-6g6b8i10c
of an	80 -9b12a
of birth	77 -4g7c9k
of building	83 -6b-5g15c
of business	83 -5g10c
of coverage	83 8j
of em	79 -10c-8k6d7b10g
of her	84 -5b5a
of insurance	73 -7a-4g7j12e
of is	84 7c
of it	65 -24k-14g-5i12a33c
of life	81 -15g9i11c
of mine	84 -4k12a
of money	83 -25c26g
of pocket	81 4j6c
of policy	83 
of roof	84 
of safety	84 
of that	67 -10a-9e-7bc5d6hk10g11i
of the	53 -43c-11j-10i-9a22k25f26g
of them	74 -8c5g10d
of this	76 -7a-6f-4e7j16c
of those	67 -12g-7d12b17a
of us	84 -10a5e6b
of what	80 -21c-5g5k6e9a11b
of work	70 -8b-6i12c
of you	66 -21c-6b5a6ik14g
of your	56 -5be5dg9ac
of yours	77 -8g-4e14c
off	52 -11g-10c-6a-5d7e9hk19b
off $	66 -18g-7d-5bh-4k5e34a
off a	81 -4k7c9b
off of	79 -11a-5c7b12h
off or	83 -11a19b
off right	84 5j
off site	84 
off the	71 -7j5a7k
off your	81 10k
offer	75 -8b-4j10c11a
offer $	84 -5a12c
office	64 -6gj17a
office $	73 -6g5f7ab
office or	83 4a
often	75 -10i-5c27g
often do	80 10g
oh	63 -18j-12g-9bi4h9c11e13f14a
oh #	83 -11a-7c11bd
oh a	84 -6j-5b5c11a
oh i	84 -12a7f11e
oh that	80 5i6a
okay	50 -23j-13k-12b9fi18g19a
okay $	66 -16c-7g-5i34a
okay a	84 5g7c
okay and	69 -31c-5b6f7a37g
okay how	84 -11g-5ab25i
okay i	80 -9a9i10c
okay if	80 -8c-5i6a15g
okay let	84 7c
okay so	73 -21a-4e7h11g16c
okay that	84 -14g6c7f11i
okay to	81 -5g22a
okay with	73 6a9b
okay you	84 -13a-8c5e17d
old	53 -33i-6k5c9e37g
old $	81 -15g19c
old are	75 -17i-4b32g
old is	67 -17i-4b33g
old one	81 7b
old policy	79 -6g5c6e
older	77 -5j16b
oldest	73 -8g-7b-6c7j11a
olds	77 -10i21g
olds the	83 -7i15g
on	33 -15f-8c-4b5h8j12gk17a
on $	61 -26a-19g-14d-7i-5f-4hj10b29k43c
on @day	80 -15b20a
on a	65 -7j-4a5i8e
on and	84 -7j7a
on any	83 
on anything	84 -5a5k
on file	80 -5b-4c12a
on her	80 -20a31g
on here	79 -6b5c7k
on his	84 
on it	61 -41c-7i-6e-5b6d11g46a
on my	84 -9c-7a6j10h
on one	79 5a
on paper	79 -12g8c10b
on staying	84 -9f17a
on that	62 -20c-11b-9j4a7ik10g16h
on the	44 -9h-6k-5beg4j15i22d
on there	68 -24k-17c21g23a
on this	69 -12g-9d-6a-5bc12e14k20j
on those	84 7g
on to	84 7b
on top	77 -5g4c7b
on you	63 -14a-5c6g10k12j
on your	55 -21g-8j-7d-5i8f9c10h16a
on yours	83 -11c-5b4j11g
on yourself	83 4j
once	72 -6g-4k4c5e12b
once $	84 8b
one	43 -15b-13k10fj18d
one #	69 -36a11b16j18g
one $	63 -43b-7c8d9i11g28a
one and	84 9k
one car	84 -6b11a
one go	84 7f
one how	84 -5k10i
one in	77 -7a6f
one is	81 5h
one of	62 -12k-8cg-5j7a30b
one or	80 -26a-5g13f30b
one thing	81 -5g-4a11c
one to	83 -7k5i
one way	83 -5i15g
one with	84 
one you	77 -10g7b17c
ones	65 -11c-7g7e8d14k
ones $	79 -8b-7c22k
online	72 -12b-7g5j7c12a
online $	80 -11b6a7j
only	65 -10a-5c13j16b
open	65 -11e-8g5d10c18a
open $	77 -29e9a28c
open to	84 -5b12a
or	31 -69a-66j-27e-24g-18k-10h-6d10f255b
or #	71 -37b-16j11a22g29c
or @day	83 -11a12b
or a	56 -25j-13c-11g-10a7b10df39i
or all	81 -4j6e8b
or am	84 -15b23a
or an	84 -7d-5g6a13b
or anything	70 -11b-9c26a
or are	63 -56a-8i-7j6f8c63b
or can	83 7b
or could	84 -6a-5j14b
or did	58 -11c-7i-6g11b13j17a
or do	58 -58a-11c-5g-4f90b
or does	69 -28a8f29b
or drop	84 5b
or go	83 -6b11a
or guns	84 -9b-5a18c
or has	81 -6e9j
or have	73 -27a36b
or how	83 -6b4g8i
or in	84 -9a15b
or is	54 -20a-17j-14g-11c-9i-8d-5k6h93b
or just	65 -9g-6ack41b
or lease	83 -12a12b
or leave	83 -20a26b
or metal	84 5c
or more	83 9b
or not	77 -14b-4g8c18a
or on	83 -8b-5a7fi
or one	77 -44b-9j-6g61a
or only	80 5b
or or	55 -49b-8j6d7cgi20f21a
or out	84 -5c5a
or over	84 -14a18b
or pleasure	83 -6a10b
or rent	83 -5a7b
or sell	84 -15a17b
or should	84 -12a13b
or somebody	80 -21b5d6i13a
or stay	84 -4c13b
or text	84 8b
or the	64 -13a-7c-6gj46b
or trampoline	84 -7b9a
or was	76 -14a-8j39b
or what	83 -11g6b16c
or whole	83 7b
or would	71 -16a30b
or you	74 -18b4f6c19a
or your	77 -4b10f
original	81 -5e14b
original roof	84 -5ej14a
originally	80 -12b5f6a8d
originally $	84 -6f11a
other	56 -11c-6be-5fj6a10g13h18d
other car	81 -12b-5d-4g6a23c
other guy	81 -8b-5c5a12g
other insurance	84 
other one	79 -9g6cf
other policies	80 -4a10c
other quotes	84 5a
others	84 5g
ought	83 -5d-4g8ac
ought to	83 -5d-4g8ac
our	76 -11c5e6j7g
out	45 -11dj-7f5b20k22a
out $	64 -35g7d20b22c
out a	84 -6b6a7g
out and	83 
out any	84 -5g9a
out back	81 -12a-6b17c
out for	76 5i8k
out in	77 -15c-10b4g5k23a
out of	58 -13a-8g-5d5j8bh11k
out on	74 -7bk-5c9e15a
out or	84 -5b8a
out the	79 -6d6a7k
out there	71 -6c4a5b7k
out to	75 -13d8c13g
out your	83 -12c-5a11j13i
outfit	73 -22k-9a4e5f27c
outfit $	80 -5a5e7f
outside	73 -19a-5g9c10b13j
outside of	83 
over	49 -10g-9k6d12j15b
over #	72 -19j10g18a
over $	71 -12a-11g-5j-4d5k14b15c
over a	74 -6j6a7b
over at	75 -21a8i19j
over in	83 
over it	81 4e8a
over the	68 -11c4g6f9a
over there	67 -31a-8c-4f9j12d27b
over to	83 -31a15b20j
overnight	81 -11b-5c5a6k9e
owe	68 -22d-10a5k29g
owe $	83 -11c6k14g
owe on	79 -42c43g
own	52 -13j-9cg7f10i12b13a
own $	69 -9k-8b-4g5f11a12e
own a	81 -7b9a
own anything	83 -7b-5c15a
own car	84 
own cars	83 -24c8a24i
own insurance	84 
own life	84 -5c-4g10f
own or	79 
own that	77 -8a-6j-5g6b8k10c
own the	84 
own your	83 -10a12b
owner	74 -6b-4d12a
owner $	81 -9b16a
owners	79 5b
owns	77 6b
owns the	80 -5a8b
p	81 -9b6a8c
package	80 -8a-7g9c10b
page	71 -8g4a8k
page $	80 -5k13a
paid	62 -11c-5i7b8a15g
paid #	84 
paid $	84 -6b6a7g
paid for	80 -4g4a7b
paid off	76 -11g-4b33a
paper	74 -12g8b14c
papers	80 -7a-4c10f
paperwork	77 -4c4d5i
paperwork $	83 6a
parent	83 -6b-4c15a
parents	70 -4i6b10a
park	79 -8a4b10j
parked	83 4a
part	62 -18a-7k-6e-5d5j12g15c16f
part $	84 -34b-9a-5c5j44g
part of	69 -7g-6a-5dk10b21f
part time	77 -11g12b
partner	73 -12k7c9a
partners	79 6c
parts	84 -10a6b12i
party	83 -5e4a6c
pass	79 -14e6c17d
passed	74 -12c7g
passed away	83 -13c6d15g
passengers	84 -7b6a
past	71 -9g-4b7i15a
past #	79 4a
pay	51 -23c-8e-6k-4fh5b16gi21a
pay $	68 -71c-12d10a73g
pay a	83 -6a8b
pay for	69 -8b5d
pay in	83 -58g9b54c
pay it	83 6a
pay out	77 -6a4g6c
pay the	77 -14c8g10a
pay them	84 
pay you	79 -27c-7a5i6d13b14g
pay your	77 -13g-8a-5d14i20c
paycheck	73 -6c5d6g
paycheck $	80 -4c
payin	76 -27c5d10a20g
paying	65 -20a-5j9c14g
paying for	80 -10c-9a5k19g
paying now	84 -19c4k7i10g
paying on	84 -6k8c
payment	72 -9a-4dk5cg9e
payment $	80 -4di9ce
payments	71 -8g-5d8k12b
payments $	81 -5c13b
payroll	67 -8a5g6d10c
payroll $	73 -21a10c20g
pays	72 -17ad-12g5i6b7j31c
pays for	84 -4g6i
pays the	84 -33d-11a8b40c
peels	83 -11c11d
peels $	84 -11c11d
pension	79 4b
pension $	84 -7c15a
people	59 -6b-5ef-4j5ag6i
people $	81 -6a7g8h
people are	79 8a
people or	84 -8a4c
per	79 4j9g
percent	69 -12a-9c8h25g
percent of	79 -21c33g
permit	77 -13g13e
permit $	84 4a
person	68 -5g8b
person $	81 7b
person or	81 7c
personal	71 -11b-7c5j8a12g
personal $	83 -4b10a
personal property	83 11g
phone	63 -9a-6i5k9be11g
phone $	77 -10c4b7g
phone number	80 -10a-8g23c
physical	77 
pick	73 -11g-6h-4a6c11i12k
picked	79 -8c5a6g
picked up	84 -7c6a8g
picking	84 7a
pickup	80 8b
picture	71 -6cj-4e5a7f8k
picture $	81 -10j5b12a
picture of	80 -4e8k
pills	84 -10d7ac
pipe	83 4b
pipes	84 -7a6c7b
place	54 -9c-7b-5i6g7k8a13d
place $	62 -18k-10j-6g5i6e8ab12c
place to	84 -5b6f
place with	84 5k
place you	83 -11c4a6j8k
places	81 -13a-6c6d8g9b
plan	67 -12c-6k6ag12j
plan $	84 -8a10j
plan to	80 -7f4b9a
planned	84 
plannin	81 19a
planning	74 -9b6f12a
planning on	81 -8b12a
planning to	80 6f
plans	70 -14a-5g4k5b25c
plans $	83 -29a42c
plans to	84 -6c8a
plant	81 -8a5b10c
plate	77 -7g8b10a
play	80 -5g5i8c
please	69 -14a-8e-4j13c23f
please $	70 -14a-9e-5j13c23f
pleasure	79 -9a-8c9b12d
pleasure $	83 -6a10b
plug	84 6a
plumbin	84 -4a4j
plumbing	79 -9g8c
pocket	77 7c
pocket $	84 8c
policies	70 -14a-4d5b6k15c
policies $	83 -7a8c10b
policy	48 9e
policy $	59 -17g-16c-8k-7d-5j14b17e30a
policy and	84 
policy in	84 -7b10a
policy is	81 10j
policy number	72 -18a-10g7b22c
policy or	79 -9c20a
policy right	84 
policy that	84 7f
policy with	84 -4ae10k
policy you	80 6c
pool	67 -10b11a
pool $	80 
pool or	83 -16b21a
porch	84 -6a5bc
pounds	84 -4b6a
prefer	84 -10a-7c6j15b
premium	75 -8c-4b5a14g
premium $	81 -8a-4c22g
prescriptions	84 8c
present	81 -7a7j8k
pressure	77 -11b6a8cj
pretty	69 -6g-5c4b6i8a
pretty good	83 -6gi5e6c8a
price	63 12g13c
price $	74 -11a-10b12c18g
primary	84 
private	80 -13a7f11b
problem	79 -10a10be
problems	79 -5c11j
problems $	81 16j
professional	80 -7b6ak
program	76 -10a-5i6b8c
program $	83 -9a11c
proof	70 -5k-4g12a
proof $	80 -4k11a
proof of	79 6j
property	66 5gk
property $	80 -6g5d7c
protecting	84 -7g4k15c
protection	77 4gj
pull	73 -8g-6c-5b5h13e
pull the	84 -5bcg6h12e
pulled	84 5a
pump	83 9a
push	83 -5b5e9a
put	53 -12d-10e-9i-6j5k7ab9f15g
put a	83 11g
put down	83 -15c-13a9b10k14g
put in	76 -9d5c6b
put it	76 -14bj-10c-4k8f37a
put on	73 -9d-6k-5a5g6b16c
put you	73 -12a-4g6d11j
put your	84 9a
puttin	83 13j
putting	77 -4c4b6g
quarter	83 -8a4j5b
question	83 -10j-4h10d12a
questions	70 -5a12c
questions $	77 -6a11c
quick	76 -10a4b16k
quiet	84 -5j7e9k
quit	72 -5e4k8a
quit $	84 -11e14a
quote	69 7b11g
quote $	81 -6b-4g6k10a
quote you	80 -13c4b15g
quotes	80 5a
quotes $	84 5a
race	84 -7b9a
rain	83 -5b5c9a
rainy	84 -14c-11i6a21g
rainy day	84 -14c-11i6a21g
raise	77 -7b7d8a
raised	81 5b9a
rate	71 -9a5k14g
rate $	83 5b6c
rated	84 -8bg-6c14h20a
rates	79 -5c4k7a
rather	72 -8a5jk8b
rather i	80 -6a4k5bj
rating	84 -11a7k9b
reach	72 -9c-8b4j19e
reach out	83 6g
reach you	77 -10c-9b-7g8j23e
read	64 -13a-12g-10j5c10b34k
read me	66 -14j-12a-8g8b35k
readin	83 -4c11g
ready	77 -6ck-4b27a
ready to	81 -7ck-4b29a
real	72 -11c-8a-7f5k15g
really	80 -6b-4g13a
reason	73 -21a-6b-5g17c28h
reason $	83 -4c18h
rebuild	80 -11c4a12g
rebuild $	83 -11c13g
recall	80 -10a8b12j
receipts	84 -6g8k
recently	83 5b
record	72 -5cg6a19j
record $	80 -5j-4g20a
recorded	77 -9j-4c8k11a
recording	84 6a
records	80 -7ad6e7k
redone	84 -6b5j7a
regular	73 9k
remember	68 -14c-4b5d8j13a
remember me	84 -11k17a
renew	80 -15c-9b7a25e
renew $	83 -15c26e
renewal	76 -13b-9e6a8h16c
renewal $	83 10e
renewed	84 4a
rent	61 -23a-8e-7j-4c6d14b35g
rent $	72 -37c-5j-4b54g
rent from	84 -9c5b10d
rent out	83 -5bg15a
rent the	84 
rental	71 8a
renter	84 10a
renters	77 
renters insurance	84 
renting	81 6a7c
repair	84 -11g-4h9j13c
replace	72 8c9a
replaced	79 -11a9b12e
replaced $	84 6e
replacement	80 -11g6b7a
replacement cost	84 -9g-5a13b
report	79 -5c5k10h
require	75 8c
require $	77 7c
rest	80 -20k5ac10g
restaurant	83 
retire	80 8c
retire $	83 
retired	81 5j
retirement	73 -10a-5c6f7g
retirement $	79 -11g4i9c
return	79 -8b4a5j
revenue	81 -5a6c
revenue $	84 -6a6c
review	84 -10e11a
ride	79 -10b6a11f
right	37 -18a-11c-10e-9d-6h6b16i48j
right $	39 -40a-15c-9bg-8e-6d-5f11i95j
right about	84 
right around	84 -9b10f
right now	61 -30j-8k-6d14b18c21g
right there	83 -5j9a
ring	70 -11c-5i-4b4e5j18g
road	73 -5k5f7c
roadside	81 8a
roof	58 -6e-5d-4a5c10g
roof $	67 -24c-10b4g10j26a
roof is	83 -5agj4b13c
room	76 -15b8c12d
room $	84 -11b6d11c
roommates	80 
roommates $	83 
rooms	84 5a
rough	84 6fk
roughly	79 -12f-6a22g
roughly $	83 -14c-5a27g
run	58 -17c4d5b6h17g
run $	74 -25k4g6j16c
run a	84 
run in	84 -38c38g
run it	77 -5j7dk
run the	81 4b
runnin	77 -13a-6g4d13bc
running	73 -15c-5b10a17g
runs	77 -9g-4c7d8b
s	77 -15a-6c5e10b14j
safe	80 -5b18a
safety	69 -7a-6g5b10c
safety $	84 
safety meetings	84 -8c19a
safety program	84 -17a8b12c
said	60 -16c-14a14h21j
said $	72 -14a-7c-5g37j
said you	75 -14c-7j-6g-4a7h8d23e
salary	77 -5c4i7g
salary $	83 -8a4k15g
sale	83 -7a4bd
sales	72 -9b-6e-5j11c17g
sales $	83 -25g37c
sales is	83 8c
salon	84 7a
same	62 -23b-6h-4fj6c30a
same as	81 -6c-5b-4f4k14a
same thing	84 -10a6d12i
sat	81 -4jk11c
sat down	84 -5c8a
satisfied	84 -6i5a11h
save	79 -9g-5j4k7c
saved	81 -14c-4f10ag
savings	74 -29a30g
savings $	80 -35a8c32g
saw	77 -7jk6a12i
say	52 -21e-19h4b10c12k27i
say $	66 -13c-5ag-4bk20i24j
say about	80 7c
say it	77 -20a-5j27b
say on	83 -6a13g
say so	84 -9a9k
say the	83 -8a6f10c
say when	84 -8e-7g17c
say yes	81 -4k5a6h
say you	73 -15a5b8c12j
sayin	84 -8c-7a12dj
saying	81 -11c10a
says	70 -8c-7a-6g4k7h13j
says $	83 5i
scale	84 -11c-6e5i21g
scary	83 -5b23i
schedule	84 
school	62 -20c-10a-5k5b8d11f20g
school $	75 -11i-9f-5j-4b18a21g
school or	81 -7i12g
schooling	84 -42g17k34c
score	76 -22a5i33c
score $	81 -12a6i22c
scuba	81 -8b9g
season	83 -15a-4c25e
seasonal	84 5a6b
second	65 -15b-5g7j13c
second $	83 8a
second car	84 -9a19c
security	75 -6c6b
see	61 -16g-15c4a5bk6f7i8e
see a	84 
see the	77 -20a-12g9c12i17f
see your	83 4b
see yourself	83 -9a8b
seen	77 -6c8g12f
sell	67 -10c7g8b
sell $	83 -6g16a
sell for	84 -22c4j22g
sell the	84 9b
send	62 9f
send a	83 -4c7d
send it	81 -5a6f
send me	79 -11k13a
send the	80 -6a5d
send you	83 
sense	77 -9c9b17a
sense to	84 
sent	76 9h
sent you	83 -9c10h
separate	80 6a
serve	80 5a
service	75 -8a5c9k
services	83 -5b10a
set	65 -23i-13g-4j5dk18b21c
set aside	84 5k
set on	84 -8f11a
set up	81 -32i-9g-6a11b40c
set you	84 -5a7b
settle	84 -9g-6i-4a6c15h
settled	83 -8c-6e-5b9gi
sewer	84 7a
shall	83 10a
shape	73 -16c-6a6b23i
shape $	83 6a
shape is	84 -23c31i
share	72 -5dj5b6g7a
she	55 -28c-11d-8e-6f6a9b14j27i
she $	83 -15a-13i13g23j
she do	83 -4g5a
she does	83 -13a7b11k
she have	84 -21c6a19g
she is	72 -5ag5k6h9j
shed	81 -6b
sheet	84 -8a5k11j
shifts	84 -8a8b
shingle	80 -4a
shingles	77 -9c-5bg5i18e
shoot	80 -5e-4g7k10f
shop	60 -11c-7b5i16f
shop $	68 -5fk-4g7e8a
shopping	83 5a6h
shops	84 -11e-8c-6a10d18g
should	57 -8j-7k-6i-4c8af10b
should i	63 -6k-5j6abe8f
should know	81 6a
should we	77 -6j-4c4f10a
show	72 -18g-8i6d7b16a
show you	83 10a
showed	83 -14g9c
shows	83 7j
shut	76 -4b9a
shut down	84 
sick	79 6c
sick $	83 7c
side	67 5a6i
side $	80 -6k-5j7c9a
side of	84 -5a5k
siding	81 4bc
siding $	84 4bc
sign	67 -5g10e
sign up	83 -5g6e10a
signed	76 -11b-8e-7c5j11a17i
signed up	83 -8e-7c-5b20i
signs	83 -4c5a
simple	84 -20a18b
since	60 -8g-7a5c6j7b
since #	75 -12a5e11j
since $	83 -12a-4j17b
since last	84 -8g-7e7c9a
since then	81 5a
since when	83 -5c12e
since you	84 6j
single	75 -12a23b
sister	73 -9a-6g8cj
sister say	84 -5g13c
sisters	83 -10c-5b6h13a
sit	72 -13a-6k-5i6f8bh
sit down	81 -9a-6k4f5e11h
site	83 
sittin	81 -12j19a
sitting	76 -9g4bc13f
situation	81 -6g5i7b
situation $	84 -6g6i
size	80 -24c-9a4b32g
skip	81 -5a8b
slab	81 -8c7g8b
sleep	72 -9a5j8f
sleep $	83 -6a10f
sleeping	83 7a
slow	75 -14b-5ci5k24a
small	83 -4j4k5a
smoke	70 9a
smoke $	79 7a
smoke detectors	83 7a
smoking	84 
snow	84 -4a6j7c
so	34 -51a-31b-14gi-13d-11f6e9c24h34k80j
so #	75 -7ac4g10j
so $	71 -8b-7a23j
so a	81 -5a10j
so about	79 4j
so do	79 -9j-5g5c22a
so far	74 -11j-8i5k22a
so give	77 -6a15k
so he	81 
so how	77 -12j-7a5h6e18c
so i	62 -21a-13j-6c4d10e34k
so if	77 -5a6k
so is	83 -17j-7b-5h7c15ag
so it	56 -18a-13d-8g4c46j
so just	80 -10a-7c7j17k
so let	84 10k
so no	84 -7g10c
so she	80 6e
so tell	64 -10a-8c-6j-4d35k
so that	70 -5a4g5j
so the	64 -13a29j
so there	66 -17a-5g7c22j
so they	76 -5a6j8d
so we	77 6j
so what	65 -51j-21a-8k-5i15g25h49c
so when	83 -9j-8c9e10g
so who	84 -12k-8a-5j11d17c
so would	83 -10g-6cj40a
so you	47 -11b-9k-8c-7a-6i-5g53j
so your	64 -15a-6c33j
social	72 -6aj6b16c
social $	81 -8a-6k-5j26c
social security	81 -6c6a
sold	77 -12b-11e-10c-5d4g12a23i
sole	83 6b
some	60 -20a-12g-5j4k5c6hi8d19b
some $	83 -11b13a
some of	81 -7bc5g6d9a
somebody	57 -8b-5k4g5i6a14d
somebody $	77 -7a4d6b
somebody else	79 -13a17b
somebody in	83 
somebody or	84 
someday	84 7a
someone	84 -12d7ac
someplace	81 
someplace else	84 -6a6b
somethin	67 10a
something	56 -17j-12g5k11a14bd
something $	83 -4g6c
something else	80 -11b6c9a
something happened	79 -9a-7g5ci12d
something happens	83 -14c4k10a
something in	84 -4a
something you	76 -4j11a
somewhere	74 -7c-4d8a17b
somewhere else	84 -7c-6b7f14a
son	72 -8g5e6i8a
sons	83 -6k8a
soon	70 -17i-7g-4bd10a33e
soon $	79 -17e-4d12b14a
sorry	79 -17j9c18a
sort	84 -4b13c
sound	72 -16c-8j8a10g12i
sound like	84 -7b16a
sounds	71 -10b-8a-6i5h10e14j
sounds like	73 -11a-7b-5i5h6e15j
south	80 -5c13j
space	76 -10a-4g8i
space $	80 6c
spare	81 5c
speak	83 5a6j
special	84 -7a12c
speeding	83 -4b9a
spell	73 -12j-5c5i17k
spell that	81 -14a-9j32k
spend	77 -9i-7c-6ae7f23g
spend your	84 -17i-15g-6a4b8f33c
sports	83 
spot	83 -13a9b11f
spouse	70 -4i7b10a
spouses	79 -7g-5a7k13c
spring	74 -14a-4g5ij17b
sprinklered	84 
sprinklers	79 12a
square	71 -8b8c13g
square feet	77 
square footage	81 -6a7c11g
sr	84 -5k4a7f
sr #	84 -5k4a7f
staff	79 -11c9a
staff $	83 -11c10a
stand	77 -12ag-5j9b10e14c
start	65 -7h-5j-4i5c10e14a
start $	81 -24e27c
start with	77 -13bc7e23a
started	71 -10j-7i9c16a
started $	83 -14i-5e24c
starting	84 -11a9i11b
state	64 -12e-9d-6bg7c11f21a
state farm	84 -10b11a
state minimum	81 9a
statement	80 -12ac4k6b7j9g
station	83 -10a-9c13f16g
station $	83 -10a-9c13f16g
status	81 -8a-6b5k17c
stay	62 -9c8b11f
stay $	84 7f
stay at	84 -8a-5c7g8b
stay in	81 -16a20b
stay there	84 5a
stay with	80 -7b5j
stayin	83 -13a-5g9b11c
staying	71 -8f18a
staying with	83 4ch
step	79 -9c4b8e
steps	80 -4a6d7c
still	54 -13c-9k-8b-6dh-5e15i17a18j
still good	84 5j
still owe	79 8g
still the	83 -5a5b
still with	81 -7b-5i17a
stock	79 -4c14g
stop	77 -5a5e6k
stopped	81 7c
stopping	84 5c
storage	74 -9b-4j9a13c
storage unit	83 10a
store	68 -10b-6c5f16a
store $	83 7cf
store or	84 -6b8a
storm	77 -6b-5k6a7i9c
story	77 -8a16b
stove	79 -6b13a
stove $	84 5a
straight	73 -8a6e8b
street	66 -12f-10a9b20c
street $	76 -10a8b13c
street address	83 -14f-5a23c
strip	84 -6j4b5c
stroke	84 
stuck	83 7a
student	74 -6g6a8j
student loans	80 -5ag11j
stuff	65 -19a-9b7c8k9g15i
stuff $	77 -19b26a
stuff in	84 -24c24i
sub	83 -4e5a
subcontractors	80 
subs	68 -7a16g
subs $	76 -23a7b26g
such	84 5b
such $	84 5b
sued	83 5c
sugar	81 -9a5c7b
summer	81 -8a11b
sump	80 10a
sump pump	83 9a
supper	84 -4a11g
supplier	80 -8a-4c15d
supplier $	84 -8a-6c17d
suppliers	80 -6d5a8b
suppliers $	84 -6d-4c14a
supplies	84 -12f19c
sure	76 -5b9i
suspended	84 -5b9a
suv	84 6c
swing	81 -23c-5a8b24g
switch	79 -14g5b7a8c
switch $	81 -14g-6b8c19a
switching	84 6h
system	71 -6b6c7a
system $	77 18a
t	83 -32a34j
table	75 -11a5i14g
take	52 -8cf-5hi4dj16b
take $	80 -6a12c
take a	74 -6c9b10a
take care	74 11d
take it	73 -19a-6g12i24j
take the	77 -11a10b
take to	77 13g
take you	83 -10a7d11g
take your	81 -8a10b
takes	79 
taking	83 10a
talk	67 -5k5ab7e
talk $	83 4e
talk right	84 7a
talk to	83 -6b-5k5d8a
talked	76 -7bg-4e5c6ad7i
talkin	81 -17c-8g-5j8b9k20f
talking	68 -8k-6c7a15g
talking about	81 -23c-7b12ai14g
talking to	81 4ad
tall	79 -20i-5c4b27g
tall are	83 -19i21g
tax	79 -7b5j
tax return	84 -8b5cg6j
team	84 
teen	83 6c
teenager	84 -5d9a
teenagers	83 -11c8b9g
telematics	84 -5c7h
tell	43 -19g-12b-10j-7e-5dfi72k
tell me	44 -35a-15g-8b-7c-5ef-4di97k
tell you	68 -29k-8j-6bg50a
tenant	84 
term	68 -6c-5ef4b5j6a10g
term or	79 7b
terrible	84 7c
test	81 8c
text	70 -11k-10c9a18b
text $	83 8b
text you	84 4j
than	60 -7f-5b-4k4h5g13a
than #	72 -13b-9c8h24a
than a	81 4g6c
than the	84 -8a7b
than you	80 -17a4j15b
that	28 -33c-14g-13d-6e5b8h11k15a69j
that #	83 -8c-7j6a9g
that $	53 -31g-19d-11b-5f5j8a19k20h21e
that a	69 -9j-5i4k23b
that about	79 -5a6b8j
that address	83 7k
that all	77 -4j11a
that be	79 -5j4c13a
that car	72 -27c-5a4d5i30g
that claim	72 -8e-7i-5j6hk9ag
that clear	84 -9j5ab
that company	76 -12a-11g-5j5e23i
that correct	75 -5a7j
that could	84 8c
that coverage	83 5a
that did	81 -17a-9g4c8b11i
that do	77 -8g-6a18c
that does	84 6k
that down	83 -5a16j
that for	74 -12g-11j5d14i19c
that goes	84 
that got	83 6c
that group	84 
that had	84 -5aj5i9d
that happen	83 -7c-6a6b9e
that happened	84 6b7a
that house	80 -11ac8h22g
that how	71 -24i-20g7a51j
that i	79 -27a-14j-7g17b18c22k
that in	83 -7b-5g6j13c
that is	47 -27b-26c-11e-8f-5h5ad16g58j
that it	75 -16a28j
that job	76 -5b10g
that kind	83 -12c-6i7g17a
that last	83 -13a6e8bi
that life	84 -10a15g
that little	80 -7a-5g4b12c
that loss	77 -9e7c8g
that make	84 -6c15a
that makes	83 
that okay	84 9a
that old	77 -6g-4cj5e13a
that on	83 -7a5g7c
that one	72 -22a-11c-7j4d5g6i7b8h12f
that out	83 -11a5i6b8c
that place	79 -8j-5k5e6d13b
that policy	68 -13c-9j-5k4a5e6d19g
that right	48 -11a-10c5g27j
that roof	81 4ak
that same	83 5ci
that so	71 4h8j
that sound	80 -10g16i
that still	74 -21a-5b36j
that that	75 -8gj-4b8c18a
that the	66 -13a-9g-8k44j
that they	83 -13a5e14b
that truck	81 -4j5c7a
that vehicle	84 
that was	79 -14g-6e8i20c
that what	59 -34c-22g-12k-6h-5ei5f91j
that who	84 -5a-4d12j
that whole	83 -6j-4c7k
that with	79 -8j-5e7bcd
that would	83 
that you	64 -22j-17g-11b-7e8ik16a23c
that your	68 -18b-8g26j
the	22 6abc8d9k13f20j
the #	63 -19a-17c-4e8gj30b
the @name	76 -5j-4e24a
the account	80 -5ck7b12a
the adjuster	84 -6b5i
the age	84 -30c30g
the apartment	71 -7b6j9g
the app	81 -4b5a6i
the audit	77 -27g-12a5j13b25c
the auto	77 -14a7cj
the baby	77 6i
the babys	83 5g
the bank	72 -6g12a
the basement	73 -17a9b14c
the beneficiary	79 -10g7c14d
the best	72 -5cg-4k6j8h9a
the big	79 -22a5k9c14b
the bills	77 7b
the books	84 -7d7b
the boss	84 5e10a
the both	84 -8a6k
the bottom	84 -6j6ac
the building	69 -9a-8i9bg
the business	57 -22i-16a-7e-5k5gh16j31c
the car	63 -24dg-18a7i8e13f36c
the card	77 -10a-4k7g12c
the cars	74 -25k-7g9i22c
the cash	83 -7g-5a4i8b
the certificate	75 -7k7di
the check	84 -16d-4b21c
the children	83 
the chimney	84 -6b8a
the claim	74 -5g
the comp	81 -10c-6a22g
the company	60 -13g-5c5e6a9d
the companys	83 -4h6b9j
the computer	84 -8c5f9e
the contract	77 -10g-6a6k8f10c
the country	84 14f
the county	80 -13b-7g-6c-5j5k11d20a
the coverage	77 -10a-4c12k
the credit	79 5j
the dash	84 -9a9g
the date	83 -15c-5a8k13e
the day	80 -10c-9b-7g6i9a15h
the dec	84 -4k6a
the deductible	80 -24c6ah19g
the doctor	84 -13g-8d8k13i
the door	84 -14a-6c-5b7eg14f
the drivers	83 -13a5gk8c
the driveway	83 -4g10f
the dwelling	84 -18g4b19c
the electrical	81 4g6a
the end	77 -13b16a
the equipment	81 -17a-5c6e17b
the fall	81 -4ag5j9b
the family	73 6a
the fire	77 11c
the first	72 -9g-5ej9i10a
the floor	84 
the form	80 -7c22k
the front	79 -12b-5c7k11a
the full	77 -11f-6j5k6b8c
the funeral	77 -7a5b6cd
the furnace	83 
the garage	84 6a
the gc	84 -8g9c
the general	83 
the ground	84 -8a13b
the home	66 -26a-19g-12i4f7j12k20c22b
the hospital	76 -7b10j
the house	51 -10f-4c22a
the household	80 9a
the increase	84 -7g-6a21c
the insurance	67 -21c-5j5d6k7a18g
the job	67 -14c5f6k
the keys	80 -5a4e5d
the kids	62 -7g-4f6i10c
the kitchen	74 -9a-6b7i12c
the lake	81 -11a10b
the landlord	74 -8a-5g7bj
the last	61 -21g-6cj-5bi6d17e26a
the lease	66 -17c-11d6j32a
the legal	84 
the lender	83 -5b5d
the letter	83 -12a15c
the life	77 -6b5f9a
the limits	83 -14g14c
the line	79 -18c-5a10d14g
the little	74 -5a7j
the loan	83 -8c4k8f
the lot	84 -4i4ak
the mail	81 -8a5c
the main	81 -4bc6k7a
the market	84 -20c5j6a12g
the middle	79 -6c-4j9e14b
the moment	84 -13b15a
the money	75 -9c4f6b
the month	77 -12c-9b-5g7e10a12k
the mortgage	72 -9d4b13g
the most	80 -15a23g
the move	84 7i
the name	69 -30c-4fg6ai8e21k
the nearest	84 
the new	69 -26c-8a4bi5j19g
the next	83 -8bf-6g8i11c
the number	71 -13a-4i8f13g
the odometer	84 -9a14g
the office	70 -5g-4j15b
the old	70 -22g-13b18c21a
the oldest	80 -5c4d
the on	83 -10a-6c7e10d
the one	63 -28a-7gk14b20cj
the only	83 -11a7b
the original	83 -5ej14b
the other	65 -19c-12b4a10h29g
the owner	80 -9b16a
the owners	84 4d
the paperwork	80 
the past	80 7a
the payment	81 -8g-5ac6b13e
the payments	84 -5b-4a8i
the payroll	80 -52c4d6a49g
the phone	70 -20c-5i-4j6a7e23g
the pickup	84 7b
the picture	84 -10j5b11a
the place	65 -21b-19e-18c6k7d9i18a28g
the plan	79 -9g-5b5j13c
the plant	81 -8a5b10c
the plate	84 -14c8a10b
the policy	64 -18a-12g5d13b23c
the price	76 -9gj24a
the proof	84 -5b5d
the property	74 -14g15c
the quote	81 -6k-5a11g
the rate	81 -11b20g
the reason	84 -4a11h
the rent	81 -10c16g
the rest	84 -20k7a18c
the right	81 -12g-10j5b6k7c10i
the road	79 9a
the roof	64 -10c5i14j
the same	65 -24b-6h-4f35a
the school	84 -7b-6a18j
the second	77 -21a26c
the shop	63 -7g-6f-4b4k5j8e
the south	84 -6a14j
the spring	81 -5a9b
the state	72 -19c-8g16a17f
the store	76 -7b-6g16a
the street	77 -10c5b7a
the stuff	83 -5a5g
the table	84 
the tax	83 -6b-5a4ek7j
the the	63 -6d-5ae9g12f
the thing	83 4c
the time	81 -10b-9c5e8a10h
the title	81 -5b4k
the top	77 -6j-4c5k9a
the truck	73 -17b-4c4g6j13a
the uninsured	83 -11a4b9j
the upstairs	84 6f
the van	83 -8a-4g8h
the vans	84 -11c4i10a
the vin	73 -17a-8j32c
the water	73 -11c-7b5g6a18f
the way	71 -15j-6g5ak27c
the weather	83 10i
the website	84 -10j-4h9a12b
the week	81 -7g8h
the what	79 -33c-6a-5e6i8g12b16h
the wheel	77 -4c15d
the whole	71 -6i4k
the winter	81 9a
the wiring	84 4k
the work	80 -18c25g
the worst	83 -5a4g8c
the yard	76 -10b-5j7g11a
the year	75 -5j6a
the zip	80 -8a12c
their	60 -9b-4c8g9h
their own	72 -5c6a14e
theirs	84 9h
them	52 -16a-11e-6j4d5bch9g11i
them $	61 -17b-6ek16i20c
then	61 -13b-10k-9g-6h-4f8j19c22a
then $	75 -7h-5e-4f9k20a
then it	84 10a
then what	77 -18k-6eg35c
then you	84 4j
there	39 -12f-10g-9j-8i6c9k41a
there $	51 -16f-14g-9j-6k4b12h14e18c
there a	58 -29b-7j-6f-5g55a
there an	83 -13b16a
there and	77 -23c-5g5k10d22a
there any	76 -7b5i7g
there anything	75 -8k13b
there are	84 -7b10a
there by	84 -8a7f
there for	83 -9c6b11a
there in	76 -15b5g12c
there is	59 -7ab7c16k
there like	84 -8c4k5a
there on	80 -11e-6j19c
there or	73 -19a27b
there something	79 -5a7b
there was	81 -7a-4g6f9j
there what	81 -5j6c7f
there with	79 -10b-6j7d15a
these	61 -7c-4j5b13i
these days	65 -14c-4a6d7g11i
these things	84 5i
these years	84 -9g15c
they	44 -13c-9j-8i4d5h11f13b15g
they $	81 
they are	72 -16c7h14g
they did	83 -19b-4g24a
they do	75 -6i-5j7d11c
they gave	84 -12a5c11k
they get	83 -14c18g
they give	77 -15g22c
they go	84 -20i-7a6b19g
they got	84 -9g15c
they have	71 -11b-6k-5c6j7a16g
they pay	72 -12c15b
they quote	84 -7c9g
they raise	84 
they say	77 -29h4b5j8c15a
they take	81 -10g-4b6d16c
they tell	83 -6k-5e7ac
they treat	80 -7g-6cj5i16a
they want	83 -16a-14c11b21g
they were	84 -5a7i
they will	81 8c
they would	81 -6a7g
thing	61 -27a-14g-5j5e19b29c
thing $	80 -7c13a
thing about	79 -9a-5g-4k23c
thing or	83 -7i15b
thing you	81 7c
things	65 -15g-6a-4k9i11j15b
things $	84 -12g11bi
things are	84 -4i7k
think	58 -11a-9j-6c-5d6f29i
think $	73 -22g-6e5a35i
think about	76 -6g-5dk6a18c
think it	83 -17c24g
think you	77 -7ac5b10e
thinkin	80 
thinking	70 -10c-6b-5k8g11a13h
thinking about	76 -8b-6gk7c21a
thinking of	84 7c
thinks	84 
third	79 -5c7j
this	45 -7b-5ch8g19d
this $	60 -11g-5j-4d9e12c15a
this a	80 -7a14b
this afternoon	83 -8c11g
this call	79 -6g6j11c
this is	81 -8c-6g17j
this morning	83 -11g-5e6d15c
this off	84 -6ac8h15g
this on	83 8a
this one	84 -4c7k
this over	84 -16c-5a5b17f
this the	84 -16c9h15a
this week	81 -11ag7c8e9b
this year	75 -20c-11e-10j-7k-5b4i24a29g
this your	81 -6c13a
those	55 -10c-6b4ag5k
those #	79 -6a6g8k
those $	80 -5b7g
those are	84 -6h11j
those guys	84 
those old	84 -20a7c9be
thought	79 -14c4i5h10g
thought about	80 -13c6h12g
through	53 -12g-8e-6h-5a5d6f7i16k
through $	83 -4b5a16f
through a	81 6d
through it	83 8b
through that	81 6a
through the	70 -8c4i5f6g
through what	72 -12c-4g24k
through work	79 -5k6b
through your	72 -11g-5ef4d27c
ticket	79 -13a6e7b
tickets	77 -8c15a
tickets $	80 -4c7a
tight	84 -5c5a
til	77 -8g5e8h
till	72 -8a-6g-5j6f8c9be
till the	80 -4g4b6c
time	52 -14b-9i-8j-6d-4f7h11g31e
time $	65 -20i-11c-10g-5j4b11h14e22a
time and	81 -7e11k
time do	83 -31c-11g44e
time does	84 -10c-5a18e
time for	84 5i
time or	77 -10a-5b26g
time to	84 -18c-10g14a17e
time what	84 -7c-5a6h17g
time you	73 -9c8g9e
timers	84 
times	80 -9c16g
tip	84 13c
title	77 -5b
to	30 -13j-10i-6a7d10f13c14k19b
to #	73 -12a-6g8i19b
to $	66 -24c-10e-9a-6b5d7k21g23f
to a	73 -12g-7a-5d5e15c16b
to ask	71 -12c6f10k
to be	59 -31a-14i4b9c14j15d19g
to buy	77 -7c5a13g
to call	77 -14b-5k11c21a
to close	84 -9g4c12a
to college	81 13a
to come	77 7i14f
to do	64 -10j-6i7a16c
to drive	77 7b
to drop	84 -5c-4b10a
to get	62 -27a-11j-8e10f11k21g
to give	81 
to go	65 -16b-8f-7k-5de5j7c34a
to have	73 -14a-5g9j13e
to hear	74 -16j-10i-7bf-4g5c10a34k
to hire	83 14a
to it	79 -5aeg5k7h12c
to keep	68 -8c-6g-5e-4f4j5k13b
to know	64 -28a-4bd12c35k
to leave	71 -5bd7e10a
to list	80 -18k8d16c
to live	84 -11c-6e7aj10g
to look	77 -15a-6h-4g4i5b17c
to make	75 -20c-7b8h10i17a
to me	73 -9c8j10a
to move	79 -5g15e
to my	84 -6ck5a10e
to need	84 9k
to pass	84 -12e-4g4f11d
to pay	70 6b
to put	68 -12c-5j-4g6k10b16a
to reach	77 -8bc-6g8j23e
to rebuild	81 -10c13g
to replace	76 -7b5g12c
to run	76 -8a11k
to save	84 5b
to say	76 -5g5c6d
to school	81 -14a-5c7f11b
to see	75 -12a-8g5c6b11e
to sell	80 -10c-4k20a
to send	80 -7a-6g6d10c
to sign	80 15a
to sit	84 -6k-4a5f11h
to spend	84 -38c-4a5b42g
to start	80 -4a5b
to stay	79 
to take	76 -5b7a8d
to talk	83 -6b16a
to tell	83 -8j7a
to that	77 5b
to the	57 -6ck-5i6b7a9g
to them	84 
to this	83 -13e8a14g
to to	72 -14c-10a4b8i14g
to travel	84 -5c6f
to us	83 8c
to use	84 
to what	84 -12c-4g14b
to when	84 -28a-5e12c13k18d
to work	67 -13g-9c-8a6b26f
to you	59 -18g-7c4ahk17i
to your	64 -16a-6e-4k6bf19c
tobacco	76 
tobacco $	81 6a
today	58 -7k-6j7d11c
today $	61 -7hj-6b-5k4i9d15c
today is	84 7c
together	75 -14a-9c6e9g13f
together $	81 -9c-6a-5k7e9f11g
told	71 -7c9g15j
told me	83 -9a18j
told you	75 -6c5a6g
tomorrow	68 -4d4j7g
tomorrow $	79 
tomorrow what	83 -5c-4a16g
tonight	79 -15a6g7j14c
too	60 -19k-8c-7h4g6ij7f11a
too $	67 -5ch4ab12i
too much	83 -20g5f11a12b
too or	84 -21b24a
took	72 -7g5h8j
tools	70 -10b-5c21g
tools $	84 -21c-10a33g
top	68 -7g-5a14c
top of	73 6a
total	77 -7a-6e4k7g9d
touch	81 -10g-6a8c11d
toward	84 -11a6b12g
towing	80 5a
town	72 -11g-8d5ck15f
town $	83 -6d-5f8c10a
trade	77 -10a-6c4b10e
training	81 5c
trampoline	75 -8b10a
trampoline $	80 
travel	81 -7c4g5f
treat	79 -7g-6cj5i7b12a
treat you	79 -7g-6cj5i7b12a
treated	79 
treated for	81 
treatin	84 11i
treating	80 6b
treating you	80 6b
treatments	84 4k
tree	83 -14b14j
trees	80 -4c8a
trip	83 
trouble	70 -7c-4b8a
trouble $	84 5a
trouble with	84 -7a6j9b
truck	63 -8b-7c-4k5g17a
truck $	77 -9b5c13a
truck is	83 
trucks	75 -14a6k19c
trucks $	83 -27a5b24c
true	83 -5a10c
trust	73 -10a-7c4b6d8h
trust $	81 -4b6d
try	79 -7c6a12e
tub	80 -7b5j10a
tuition	84 -8a19g
turn	74 -7j-6e4f6a10g
turn #	84 -6j-5b11a
turned	72 6a
turned down	80 8a
twice	79 -13a5d14b
twice a	84 -6a6b
type	72 -5g8k13c
type of	76 -5g-4b6k14c
typical	83 7g
uber	81 5b
ugly	83 5f
umbrella	61 -7g-6i4a7h9b
umbrella $	72 -9c-6g-4h26a
umbrella over	80 -7c12a
umbrella policy	83 -16a-7g29c
uncle	83 -7d7a
under	60 -17j-6de-5h10b11f22g
under #	74 -8g-6j-4e8f10ab
under $	83 -7b-4j20g
under a	81 -4j9a
under the	80 -11a6b
under your	81 -7d-5c9f
understand	75 -6c-5afg8hk14j
unhappy	84 5b
unhappy with	84 5b
uninsured	72 -20g6j15c
uninsured motorist	76 -22c24a
union	80 4j
unit	75 -5b-4c6a8j
unit $	84 10a
until	84 -6a9e
up	43 -20a-11c-9j-6b7g8h13i17f19e
up $	59 -21a-15b-14g-9ij10k11h22c24e
up a	81 -10a-9g11bc
up and	75 -8c-4gj9a14e
up at	80 -4b5f6c11a
up for	71 -5d-4i6a12g
up in	74 -12a6f7g8b
up is	84 
up on	75 -9b-4e8a18g
up or	84 -12c-10b6a20g
up so	84 -9g10c
up the	73 -11c-7a4e7b12g
up there	74 -22a-6c-5g7j15ef
up to	71 -17a-5e12g16b
up with	70 -18c-11g-8b5a7i12e15h
up your	79 -32a-4c44i
updated	75 -10b7e15c
updated $	79 9e
upstairs	79 -5b4f7a
us	61 -10a-8g-6d4ei6h10b
us $	68 -6c-5g5j8a
us to	84 -5g-4a4i6c
use	59 -20b-10g-8c13i38a
use $	75 -9c-4d18a
use any	83 -5b9a
use it	84 
use that	83 
use the	79 -7g-6c19i
use tobacco	83 
used	71 -34i-12a6d7g8b30c
used for	83 -19g24c
used to	80 -43c-10a8b12d34g
usually	73 -7c-6gj5h7f12e
v	83 4c
vacant	84 
vacation	84 -7c7f11a
valid	84 -5b10a
valuable	84 -17c20a
value	67 -4e18g
value $	77 -12g8b13c
van	81 -7a-4g8h
vans	77 -13c-8b6d16a
vehicle	69 -13a4g8k9b
vehicle $	83 12c
vehicles	72 -9g-6d7j16a
vehicles $	80 -10c-6d21a
video	84 7a
vin	72 -17a-8j32c
vin $	83 -56a61c
violations	83 4a
visit	81 -19b-5g11h19a
voice	84 -13a-6k10b18c
w	79 -7c5g
w #	84 -8c6g
wages	73 -7bc5d7k9g
wages $	81 -17g6d7k14c
wait	81 -5a4e8h
walk	62 -10c-9a-6e35k
walk me	63 -13c-8a-4g39k
walls	81 -15a9b11c
walls $	84 -10a11b
want	46 -24d-7c5g8h10e16b
want $	71 -8c-7a28g
want a	77 -6b-4g6e13a
want for	84 11g
want it	73 -16a-9i-8g-7c7b27e
want me	72 -22k-8e-6g5b7c8j24a
want that	80 -38d-6c13h32a
want the	74 -13a-5g-4c6i10b11h
want to	52 -17gj-7a9c10i18k19b
wanted	81 -7b5e
wanted to	84 -5b6e
wanting	84 -4i4a5c6g
wants	75 -11a-4g8fk
wants to	84 -4ag9f
was	45 -45f-9k-8g8d13bi18h19c
was $	84 -16c-8b7a22g
was a	77 -13g-5j5bf9i
was for	84 -9i14j
was in	80 -10eg6i18c
was it	60 -23c-9h-8e-6k-5b7d20a25g
was that	62 -25g-21c-10j-9k11d12ab34e
was the	61 -12c-9a-8j-7k4i8f15e17h
was there	80 -21a26b
was your	70 -29c-12a5i6b13e28g
watches	83 -4e6d
water	63 -5bij6ag12f
water $	80 -6b6a
water heater	84 4e
water in	84 
way	61 -15b-11j-9d-8f-5a4k8gh12c17i
way $	73 -29a-4d7b24i
way it	84 -7b10k
way to	77 -8b17a
we	51 -14d-6ef-5h9j11g14c
we are	75 -7c-5g11a12k
we do	80 8a
we get	74 -13g-6k-5j14a20c
we go	83 4a
we got	84 4j6c
we have	75 -5c5e6j7a
we meet	84 5af
we need	84 -11b-7j6cf11a
we talking	75 -20a-13c5i6b33g
we will	81 -10a10k
weather	81 -4a9i
website	81 -4h9b
week	61 -14a5h6b
week $	72 -5e9c
week do	80 5g
week is	84 5i
week or	84 -10a12b
weekend	74 -21a-5e6i8j20c
weekend $	80 -13a18c
weekends	81 -9b6e13a
weeks	71 -7bc-4k5i6a16g
weigh	79 -32c-7d8a33g
weigh $	83 -23c23g
weight	75 -16g-9j-7a5k37c
weight $	80 -10a-6j-5k30c
well	65 -10bj-9e8h11i13d
well $	77 -8g9a10c
well that	81 -9j-6ae-5i12d16g
went	65 -16g-9b-6i-5ae4cf6k11h17j
went $	84 -7g-5i18j
went to	83 -11c4a7g8f
went up	84 -11a12h
were	55 -12c-5hj4d7k15a
were gone	81 -5k8af
were not	79 -9g-7a6k12c
were they	80 6ai
were you	62 -23c-15i-6j-4f7k18a33g
what	25 -102a-45b-36j-29k-8d5f23h50e80g119c
what $	75 -10j-5e5c13g
what a	81 -26c5ak10g11d
what about	74 -18g13c19a
what age	80 -16cg42e
what all	75 -15a-8j16g23c
what amount	80 -8a-7g-6j26c
what are	56 -24a-14j-10b-8h-5k-4cdf16i18e47g
what can	80 -37c-7e5h18i29g
what changed	84 
what comes	84 
what could	77 -12a21c
what day	75 -48c-18g-11j90e
what did	53 -40e-26a-13ij-5bk-4d45c72g
what do	48 -47a-42e-20b-13k-10j-8f-7h12d52c97g
what does	59 -20e-16a-9k-6d-5fi-4j24g51c
what else	77 -12g-5a25c
what exactly	84 -6a14c
what got	81 -15g10c11j
what happened	68 -7a-6i-5j6h19c
what happens	67 -11g-7e19c
what have	73 -12a-9g-5j-4b37c
what hours	81 -21c28e
what i	67 -29c-12k-8eg-5h25j43a
what if	72 -11g-6d24c
what insurance	83 -12g-6e-5j-4h30a
what is	39 -51j-17k-16b-15a8h18i25e68g
what it	71 -17c-15g5ij10k18a
what keeps	81 5c9h
what kind	58 -23a-10b-9k-7j13i41c
what life	83 -6c11g
what limits	81 -25c26g
what line	83 -12a17c
what made	72 -10g-7ck-5a-4ej43h
what matters	84 
what month	84 -47c-7j58e
what number	80 -15c-12a30g
what other	80 -11g-8a12d15c
what part	80 -9c-5a24f
what percent	80 -9c-5a-4b24g
what shape	84 5k
what share	84 -15g19c
what the	70 -11c-9a14k17j
what they	74 -17c-8g-5b4k8j10h11a
what time	77 -20g25c
what town	84 -10cg27f
what type	77 -5g17c
what was	63 -20a-19e-15j-8d-7k-4c8i23g48h
what we	83 -16c-5g9j13a
what went	84 -4g6c10h
what were	81 -16e-11c-6a12k24g
what what	68 -12ac-7j-5bk5d36e
what will	83 -5g17c
what would	52 -41a-29k-15e-14i-11j-9b-8df9g139c
what year	65 -52c-27g-9j-8a109e
what you	53 -94c-32g-11e-8i-6h-5f-4d16b32k55j62a
what your	76 -23c-6g6ai9j14k
whatever	83 -9c18k
whatll	84 12c
whatve	74 -17a6f10g17c
whatve you	74 -17a6f10g17c
wheel	77 -5ac6k12d
wheel $	84 -10a8k13d
wheels	84 -4j6i10c
when	40 -35a-17f-12hj5d6g9i79e
when $	76 -7c6a7e
when a	81 -10e4d9c
when are	76 -16e-7a33c
when did	61 -19ac-12g-8d-7bj-6i-4f91e
when do	62 -20a-18c-10g-7j-5k73e
when does	74 -11a26e
when he	83 -14e-6i6a20g
when is	62 -14c-8a-4g42e
when it	73 -29e5ab6ci7f8j
when the	73 -31e-8b-6c4i5j18a21g
when was	65 -23c-10a56e
when were	81 -9a-7c25e
when would	75 -11a-8c-6k43e
when you	54 -93e-8f-6h9b12g13i14k15a18d31c
when your	84 5d
whend	76 -9a-7c34e
whend you	77 -8a-6c30e
where	49 -39a-19e-16b-10d-6i-5h9k23c78f
where are	79 -12a-7b-4c30f
where can	84 -20c26f
where did	83 -10c20f
where do	65 -31a-6e12c44f
where does	79 -7ae20f
where i	84 -8f5j7k
where is	66 -15a-13c-9e-6d-5j14g43f
where it	84 -5f19a
where should	83 -12c18f
where would	71 -24a-5ck48f
where you	67 -34f6k11c20a
whereabouts	80 -4c16f
whered	77 -12a-9b-6g43f
whered you	77 -12a-9b-6g43f
whether	81 -4c10k
which	56 -30a-17g-10j-5h-4i5k11f25c32d
which bank	84 -16c21d
which car	79 -15c6k12d
which company	77 -8c9a11f
which one	83 -23c-10a6bk27d
which ones	83 -15c5b13d
while	70 -6i-5b4j21g
while $	84 -13a-4c32g
while you	84 6a
who	39 -29b-21g-13e-12j-11i-10a-5f4k116d
who all	79 -5a11d
who are	71 9d
who comes	84 -7a14d
who could	84 4a
who decides	84 
who depends	84 
who do	62 -25a-14g-11k-5b-4e29d42c
who does	74 
who drives	72 -23d-9c12k26a
who else	70 -8a-4j17d
who gets	83 9a
who handles	81 7d
who has	77 -11a13d
who i	83 -5k5c
who is	52 -32a-15cj-8g-6b82d
who looks	84 5a
who makes	84 4d
who needs	75 6d
who owns	81 4b
who pays	79 -20d29c
who should	84 -7a14d
who who	83 -5c12k
who works	84 
who would	70 -7c-4k10a11d
who you	79 -25d12a15k
whod	65 -17a-9g37d
whod pay	79 -8a-7g8d15c
whod run	84 10d
whod take	84 11d
whole	62 -10d-6i-4f5k7ab
whole life	74 -6d5b10a
whole thing	84 -6i4e
whose	71 -23a-5g-4j20b26d
whose name	83 -9c17d
whove	84 -9a9d
whove you	84 -9a9d
why	61 -16c-12a-9g-8j-5bi-4e73h
why are	80 -8a13h
why did	71 -17a-6j45h
why now	84 -8c10h
wife	56 -7j-5dik-4e6b25a
wife $	80 
wife do	84 10c
wife have	83 -5b13a
wife on	83 6a
wife work	84 
wifes	69 -16a4gk12i
wifes name	84 11c
will	53 -9b-8d-6cf-4h5aj7g10e14k
will $	76 4b
will be	79 -15k-5d-4a6ej15g
will get	84 -6a10j
will not	72 -9a-6c10k14e
will or	84 
will you	76 -17g-10k-5c6e8i25a
willing	84 10a
willing to	84 10a
win	83 8a
wind	74 -14a5g8b10i
wind deductible	84 -6ac5g10b
windshield	84 -6a4k5b
winter	80 -5b14a
winter $	83 9a
wiring	80 -5c12a
wise	77 -12d-7a10c14g
wise $	80 -13d16g
with	38 -12g-11e6j8k10a17d
with #	81 -6j-4a8cf
with $	65 -13a-10g-9b-5j14i29d
with a	60 -13g-11b-7k4a6e8df14h
with all	83 -7g4a
with an	81 -10c14j
with anybody	84 -4d5g
with anything	84 -23a12k15c
with em	83 -10a6j11g
with it	72 -6g-4k6h7b
with me	72 -10c-6b-4k8h13a
with my	81 -7i-6k-5j4c5f15b
with no	81 -5c-4g18a
with one	77 -5b8a
with some	84 -6b11a
with that	68 -25b-9g14a25c
with the	57 -28a-15c8i14j15e20b
with them	69 -12c-9h-8a-5d47g
with this	80 5d
with those	80 -16a-5c6gi7h
with us	79 -4i8a9b
with what	83 -14c5b7i9a
with with	81 -6j5b16c
with you	61 -14j-9e-6k-5g4d8a30b
with your	64 -13g-6e8b10k12c
within	83 -4j4g12a
without	62 -10b-5h18e
without a	83 
without insurance	81 10g
without it	79 -9b-5j4a8e
without you	77 -7a4d7j
without your	83 
wood	70 5a
wood $	84 5c
wood stove	83 -5b9a
word	77 -17a-5c14b16k
work	47 -11k-8j-7d-6g6b14c16f
work $	57 -15g-11i-7k-6b-5e21f36a
work and	80 -4g11c
work for	72 -22a12c19b
work from	81 -11f5b12a
work if	80 -5c4d5k
work is	84 10g
work or	77 -19a10f14b
work week	84 
worked	83 -8j9c
workers	73 -7b7j11a
workers comp	77 -7b14a
workin	81 -15b-6c6d8j9a
working	71 -8a-6g-5b5d7c9i
working $	84 12i
working there	84 -8a8d
works	73 -15c-10i-6g7e8j10b11a
world	83 -6c-4e6k9f
worried	83 6i
worried about	84 5a
worries	83 
worries you	83 
worry	81 -6b-5g-4ad25c
worst	81 -10i-5a8c9j
worth	62 -10c-8ej7k27g
worth $	68 -38c5k46g
worth it	84 -10g7i
would	36 -7c-5eg7af8i13b16k
would #	83 -7g-5j26a
would a	72 -6f12a
would be	70 -16g10jk
would cost	84 -14c-9g25a
would do	83 -11a12k
would get	83 -4a8g
would go	83 -5a7i
would happen	73 -6g11c
would have	80 -8ag5j13c
would he	76 8c9a
would i	84 -8a4d5cf
would it	61 -6k-4j6a8c12g
would like	72 -9a-7b-5c14k15d
would love	83 -12a-4c12f14k
would make	73 -14a-11g-6e36c
would need	62 -28a-11g-8j-7ce73k
would not	84 -38d-5c54a
would pay	83 -10a-8g7j8d10c
would rather	81 6jk
would she	77 -9g5i11c
would take	80 
would that	71 -8j-6b5i25a
would the	79 -16c-5a12g18b
would they	74 -20a-18c21b23g
would want	79 -10a9k10j
would what	84 -9g17c
would you	46 -48k-20j15fi24a28b
would your	65 -12k-5j4b7f16a
wow	83 -5j10g
wreck	79 -7a8d
write	70 -8c-6b5i6j10a
write it	81 -6c5j
writing	84 -5k4c
written	77 -23a-12b6i17j21c
wrong	74 -8g-5b7a8h11c
wrong $	83 -7c-4b4a10h
wrote	80 -4h15a
x	83 -7a-6c16b
y	84 -5c6j
yard	74 -5j5g
yard $	79 -10b-5j-4c8g15a
year	49 -16k-12a-9f-8d-4i5c6j9b11g23e
year $	60 -40c-27k4b7j12a24g30e
year and	84 -23k27c
year built	84 -11a-4g20e
year did	74 -17c-5a-4g34e
year for	83 -12c4b17g
year is	77 -6g-5j22c
year make	83 -6a-5g7k15c
year or	83 
year right	83 
year was	77 -21e-13g38c
yearly	83 -5a
years	51 -11d-8i11g12h
years $	64 -12j-6g-5f23a
years and	83 -7a-6i16b
years at	83 -4j4g5c
years have	76 
years is	83 -14a20h
years old	84 -17g-11a7b22j
years or	84 8a
years with	83 -16c-10a-8h-5i46g
yes	73 -13g5hj10c
yes $	77 -12g-7a6j13c
yet	66 -9j-6dg-4c7e26a
yet $	70 -8j-6d-5e7b24a
yet or	83 -19b21a
you	17 -26k-14g-11de10i18f21b22h26j42a
you #	69 -8k-6c-5d7g15b
you $	43 -19k-14ef-11a-6h5j22g24i25b
you a	61 -26c-17k-5gj5h7e16a31b
you about	73 -7a-4k4b13c
you afford	83 -26c10a22g
you all	83 -7a-6g4e13i
you already	83 -7a6b
you an	84 -14a6c14b
you and	67 -12c-10d-5b4ag6e15j
you any	81 -6a8d
you are	46 -21f-17i-16ab-11g6d8k17h18c43j
you as	80 -12c-8a11g12j
you at	69 -18e-4i5b6h25g
you back	76 -12c-8i6a7e18g
you be	68 -8g-5c-4j12e14a
you been	59 -14i-12c-9j-7b5d6h17g23a
you before	84 -5g14e
you born	80 -22e32c
you bought	70 -9c-6gi8k26a
you bring	77 -12g-8e8a20c
you busy	79 5ai
you buy	72 -22g-8a7e9b15c
you call	71 -37c-17a-7g7f9b25h30d
you called	76 -11e-10j-4k10a12d13h
you calling	83 -12a11b
you came	77 -8a-7c12k14j
you can	72 -16a-11cg-4b21e22d
you carry	64 -8b-6c11ag
you carryin	84 -9a10b
you change	75 -4b14c
you check	84 -5c12a
you choose	77 -11b-7e7i12a13c
you close	77 -12c-10g20e
you come	74 -18g-15c-13b10a14h26f
you could	66 -27a-5b-4e5c8k24g
you covered	81 4e7c
you decide	81 -4g9i
you deliver	77 -6b5ag
you did	71 -6g-5i4b7h
you died	80 -9c7g9j
you do	50 -15b-14g-5i4c5k6d9j14h
you doing	77 8c
you done	83 
you down	80 -5b4e5a8j
you drink	81 -5i9g
you drive	67 -14k-9a8gi11c
you driving	84 -7g-6b8a9c
you earn	83 -26c5a6k15g
you end	83 -8b-4g7a11i
you enjoy	83 6c
you ever	60 -13b-5g25a
you fall	84 -9g8c9h
you feel	67 -8a-6cg-5k4bf7h13i
you figure	77 -13g-7a6h9c12e
you filed	83 6j
you find	77 -8a-6c7k8d
you first	83 -19c-5a31g
you for	71 -14c-6a-4j10gk11e
you free	84 -13b-10c9e20a
you from	71 -11f-9a6g7b10c13j
you get	57 -27a-14g-6j4k7i8e13b21c
you getting	84 
you give	79 -31k11c24a
you go	60 -34a-12i-10e-7j-6g5k12d30b31f
you going	73 -12a-6j5i7b8c10f
you got	51 -20a-13j-9k-6g17d18b25c
you gotten	84 
you grow	84 8f
you guys	70 -16c6f23e
you had	59 -6g18j
you handle	79 -25a-7g-4c41i
you happy	81 -6i5a
you have	37 -17a-15g9b15j31k
you hear	81 -31c-8e-6g4f5i46a
you heat	84 
you hire	84 7a
you hit	83 -6a11c
you hold	79 4i
you hoping	83 5cg
you how	77 -8k-5c-4j4i6g8e
you hurt	84 
you i	83 -9a-8j-4b5d8g16c
you if	71 -7a-5c5dk8g
you in	62 -27g-9bi-6j8d19h24f
you insured	80 -7a-5g16c
you is	72 -8bg-5a5dj6i10c
you just	69 16b
you keep	63 -9g-8b7cd9f
you know	60 -24c-15a-6k7j12b15g16e
you last	75 -5d14e
you lease	84 5a
you leave	69 -7be22a
you let	81 -8k5b9a
you like	56 -10a-7g-5j6c9e18b
you live	71 -9g5b22f
you lived	83 -4f9a
you look	83 -5e15c
you looked	80 -12d-8c21g
you looking	74 -19c-4h10k17g
you lose	77 -5g4c7i
you lost	79 -7c8g
you love	84 -5j-4c9h
you make	72 -33c-13d-6a8bi40g
you manage	84 6a
you married	80 -7c-5j21a
you mind	79 -5i-4k20a
you more	77 -7ag10c13b
you mostly	84 -13a13b
you move	81 -6a7c
you moving	84 8e
you name	84 5c
you need	60 -13k-11bi-5g5j7a14c20e
you off	84 -6a5b
you offer	84 9c
you okay	80 11b
you on	65 -22a-11d-6j7g12ci15b
you one	81 -5h-4d8b
you open	73 -37e-5b12a37c
you or	64 -9a-7cd-5e-4g12f24b
you out	77 -9j-6b-5i6f16a
you over	76 -5j8a
you owe	73 -23d5ck24g
you own	63 -11a-8g-5j9b11k13c
you park	81 -7af6b11j
you passed	80 -14c6a8g
you pay	62 -13d-7c-5e4g13a16i
you paying	72 -10c-5a5i17g
you pick	77 -9g-5h8c14i
you picked	83 -8c5j7g
you plan	81 -4a5b
you planning	77 -8b6f8a
you pull	79 -5b5ah
you put	68 -9d-8c-4be7a10f15g
you putting	84 -10c-7b10g13a
you quit	77 -11e12a
you rather	77 -6a10b
you read	84 -21k5j25c
you recall	83 -5a9b
you remember	75 -10d-5c10a12k
you rent	73 -9c6a8d
you renting	84 6a
you retire	83 10c
you right	73 -13g14c
you run	74 -25k-13c-4d8j14a25g
you said	65 -19c-13a-6g5d8h14j21e
you say	63 -28a-7ek-5i-4f4c8g11b29j
you see	69 -12g-8h-5j6a10i11f
you sell	83 -6bg8c
you send	74 -6k-5c5eg7a
you serve	83 
you set	79 -8f7a9b
you share	84 -6b11a
you sign	81 -5g9e
you signed	84 -7c-6e-5b21i
you smoke	81 
you so	80 -7cg7hk
you some	83 -7a11k
you something	81 5a
you sound	81 -14c-8b-7j11a23g
you spell	83 -8j6i8k
you spend	83 -16g-9i-5e8f31c
you stand	84 -5j5b
you start	76 -8ah-6e7b26c
you stay	77 -6b6f
you staying	80 -7b4h6a
you still	68 -11j-7c5b18a
you stop	84 -4a6e
you swing	84 -23c26g
you switch	84 -5g5c
you take	66 -11g-4j13ac
you talk	81 5a
you tell	81 -35k-5e-4g18a27c
you that	71 -10k-8g-6b12c22a
you the	72 -6g-5a24b
you there	80 -12a-9c5f9h
you these	84 -6a-5i5g8d
you think	62 -11c-9a-8j-6b7e25g
you thinking	73 11g
you thought	83 -14c6a13g
you to	64 -20b-16c5d6a14i15g
you today	77 -7g7i9a
you told	84 -7a11j
you took	80 -7c8h
you trust	83 -4b7d
you turn	81 -10c-9e-6a5f19g
you turned	80 4b
you under	84 
you understand	84 4a5j
you up	68 -31c-9g14a35e
you updated	83 -10b-7a24c
you use	66 -15b-9g16i19a
you usually	83 8d
you want	50 -45a-6g5f10j19b28c
you weigh	81 -28c29g
you went	81 -8a-6b9k10j
you were	66 -21g-5ae8f9c10d
you what	71 -11k-8g-6e10ci20a
you when	70 -14e-9d-4b12a13i15g
you will	73 -16k6g9e12j
you with	70 -15b-14k-10g-5cj8d20a24i
you work	66 -9b-5g-4e6f19a
you would	59 -16a-15g-7b-6ce-5i11k12d41j
you you	77 -8c18h
young	76 -10i-9e-5cf4b32g
young are	84 -10i-5a19g
your	25 -8h5f6d7g8j10e11k14i
your #	84 5k
your account	81 8a
your accountant	83 7c
your address	83 -19a-14k-4g6c41f
your age	80 -72c13a73g
your agent	73 5c
your annual	80 -8a11c
your apartment	83 
your auto	81 
your belongings	84 -4j12g
your better	77 -4b
your biggest	81 
your bike	84 -9a7bf
your birthday	76 -18k12ce
your blood	84 13e
your bookkeeper	83 -16a6j19d
your books	83 
your boy	81 10j
your brother	73 -5g13c
your brothers	84 -5b12a
your buddy	83 -8c14g
your budget	81 -6a12g
your building	84 -6a5i11c
your business	69 -7g4b9c
your call	84 -6b12a
your car	73 -25c-5be6j13a17g
your cell	83 8c9a
your check	84 -5g16c
your client	84 -7a4k
your clients	83 
your commercial	84 -6a13k
your company	72 -5a-4j6g
your coverage	74 -5c-4a5k10i
your credit	69 -11fg9c10i
your crew	81 -4i
your current	67 -5acd6g8k11e
your customers	72 -5bg6d
your dad	76 -13c13g
your date	84 -4k4e
your daughter	72 4c8a
your daughters	81 -12a-9g8j13c
your deductible	77 -41c-7b-5i18a41g
your doctor	79 6c
your drive	84 -13c15g
your drivers	80 -13a-6i4k21c
your driving	83 -8c11a
your e	84 -7j-4bg25c
your email	73 -7a-4f20c
your employees	80 
your employer	77 -5a6d
your equipment	81 -10c5a8g
your family	67 9a
your father	83 4c
your favorite	81 7c
your first	80 -5cg6ak7e
your folks	75 -12k-9g-6j-5i4a11bc12d
your gut	81 -15c-9g-5a6b24i
your hands	84 12a
your head	83 -7b-4k4a10c
your health	72 5c
your height	81 -19g-5e8k22c
your home	67 -21c-7b5f20g
your hours	83 -44c-6g9a44e
your house	69 -8c8f11d
your household	83 -8g7c9d
your husband	58 -11d-10e-7i8c9g10j12a
your husbands	71 -18a-12d-6eg7b9j10i21c
your income	73 -9g19c
your insurance	69 -11d-7g-6a8f32c
your job	70 -7b-4k22a
your kids	74 -9a4k5d7b
your landlord	76 5d7c
your last	66 -6j-4c6g12i
your lease	77 -4g4c
your lender	83 
your liability	81 8c
your license	73 -24c-12e-6d-5b21g34a
your life	81 -10i-4g9a10j
your little	83 -6b6i10a
your main	80 
your medical	84 -9c-7a13d
your mind	76 -17a-7g5c9b16h
your missus	84 -5k14e
your mom	77 
your mortgage	80 -4g6k
your mother	77 -6bg5j11f
your name	70 -34j-32a-7g-6d-5e6f11k14b24i32c
your number	84 
your occupation	84 -5g15c
your office	84 
your old	81 -21c21g
your oldest	83 -10c-7b-6d9j16a
your other	84 -16c-6g26d
your own	63 -7c-5ej13a14f
your parents	71 7a
your partner	74 -12k7a8c
your partners	80 6c
your paycheck	77 -7c9g
your payroll	81 -37c4a10d26g
your people	73 -8c8i10a
your phone	80 -5ce-4g9k11a
your place	72 -7a-5k4ci7d
your policy	67 -30c-9d-8b9g36a
your property	84 -34g6d30c
your roof	83 
your salary	84 -22g5k25c
your sales	80 -13c20g
your score	84 -9a16c
your shop	83 -6k7i
your side	84 -6k16a
your sister	75 -6b-5g5d8j9c
your social	77 -10k23c
your son	73 -9b-8g5e6i16a
your spouse	71 
your spouses	81 -14c10ak
your stuff	83 -17c17g
your subs	77 -5g8b
your system	84 5ag
your time	81 
your tools	84 
your weight	84 -20g9k18c
your whole	83 4b
your wife	58 -8i-5dk-4e4a6c7j10b
your wifes	72 -6a8k
your will	83 
your wind	84 -9a-5c13b
your work	76 -6j-5c5a10f
your yearly	83 -5a
your your	80 -4b
your zip	76 -9b9a10k
yours	57 -14b-12j-8k-4h16g24e
yours $	67 -23c-12a-8j6b12d36e
yours or	80 -24b26a
yourself	61 -9a-8e4c5d14b
yourself $	69 -11e-10b11c20a
yourself or	77 -15a19b
zip	66 -9a-8j6k24c
zip $	79 -7a19c
zip code	77 -7a8c
zone	77 -4d4b5c9a
zone $	83 -5d-4b17a
~<#>	34 -40c-34b-32k-17e-11f-10i-7d11g16h22a129j
~<@d	62 -8c-7eg-4f12j20a
~<@da	62 -8c-7eg-4f12j20a
~<@m	66 -6eg5i18j
~<@mo	66 -6eg5i18j
~<@n	53 -15c-8b-7k-6a-4i8d19j21g
~<@na	53 -15c-8b-7k-6a-4i8d19j21g
~<a>	28 -15d-9e-8c-5f7k18i24b28a
~<ab	40 -9e-8g-7d5h9c25k
~<abl	77 9a
~<abo	40 -9e-7adg6h11c26k
~<ac	55 -17g-6h-5e4f5d13j15a
~<acc	57 -10g-6h-5b6d8a14j
~<acr	81 
~<act	75 -8g10a
~<ad	54 -13b-10g4k5e11j13f
~<add	56 -14b-5i5j7e15f
~<adj	83 -6b5i
~<adv	71 -6g5ab
~<af	54 -10g-5f-4e5b9i11d
~<aff	80 -9c5a8g
~<aft	54 -13g-5f5b6j9d10i
~<ag	50 -20j-10f-9c-5k6h7dg37e
~<aga	64 -11c-4d4j5b9e
~<age	56 -28a-12j-7h-6f12c14de19g
~<agg	84 
~<ago	74 -18gj-8c-6i6h19a29e
~<agr	73 -5k-4de9h13a
~<ah	77 5bj
~<ahe	77 5bj
~<ai	73 4a5f
~<air	74 4a5f
~<al	42 -9ceh-5b9i15a24g
~<ala	71 10j
~<alc	73 -5b5cg
~<all	46 -9e-6c-5ah-4f8i35g
~<alo	69 -12g-8c8a10b13i
~<alr	64 -6g-4di4j6e15a
~<alw	76 -8b-7j-5c4d10g14f
~<am	52 -17d-8c-7b-4k4i5f7a9h22j
~<am>	55 -21g-16d-9c-7b8f12h14j19a
~<amo	70 -9k-7a5bi18g
~<an	26 -44b-7f-4i10d11ag17j19k45c
~<an>	50 -9d-8e-5i5bh7c10j
~<and	31 -35a-26b-5f8g10e18k22d23cj
~<ani	84 
~<ann	73 -15a-4j12c15g
~<ano	68 -8c-5g5j6ae11b
~<ans	77 5c
~<any	35 -55b-13j-10e-5d-4f4k17c97a
~<ap	55 -7c-5e-4bd4j6f18a
~<apa	64 6a
~<app	61 5f11a
~<ar	32 -17g-7cd-4k5f7e10i18a30b
~<are	32 -13g-11d-4k4j5e9fi30b
~<aro	58 -9j-6b4a7d
~<art	83 -24c8d22a
~<as	47 -18i-13a-6g6h10d28j
~<as>	56 -13i-10c-8b-6a-5k15h18dj
~<asi	79 -4b4k6a
~<ask	55 -8a-6hi6fjk13c
~<asp	83 6j
~<ass	75 -14a-4c9j21b
~<at	41 -18c-6h7k19j24g
~<at>	41 -14c-6hi-5a6k18g23j
~<att	73 -6ce5g6i
~<au	59 -10i-7g5b7aj9c
~<aud	66 -7i-6g-4a4e8c9b
~<aut	66 -5g6j8a
~<av	83 -12c8j14a
~<aw	62 -8a-7j-4e4b5d12k
~<awa	64 -10c7d11k
~<awf	84 -4a4i
~<b>	75 -5c6b
~<ba	43 -6i-5ef10d17c
~<bab	66 -6b9a
~<bac	52 -8c-5de4bh9a
~<bad	68 -9i-6j4a7cg
~<bal	72 -14c-10a4b5j6k13g
~<ban	64 -7g-5ij5b10a15d
~<bar	69 -14a-6k4d9e19c
~<bas	65 -8g5i14c
~<bat	72 -15a8j13c
~<be	35 -11i4e5j10g13a17d
~<be>	49 -18i-9f-6hk5b8j10d13c14e
~<bea	76 -8c6a
~<bec	63 -10i-6j-4af7d8k13c
~<bed	73 -8a4k9g
~<bee	48 -11g-9e-7j4a6hk8c19i
~<bef	55 -14k6j7b8g10i
~<beh	69 -6ac5fk16d
~<bei	69 -9b5f6i
~<bel	67 -26b7fj21a
~<ben	66 8a9d
~<bes	62 -8b-7g-5a-4e6h9d15c
~<bet	61 -6gk-5a-4i5c6f19b
~<bi	48 -22i-6a8d13g15b
~<bid	84 6c
~<big	57 -17i-7j-5a5c6d11b15g
~<bik	80 -5c5b7f
~<bil	69 -10g7j12d
~<bin	80 -10c4b5k6f
~<bir	62 -11a-4dg8e22c
~<bis	84 -6c4j7g
~<bit	73 8g14a
~<bl	61 -9k-6b-4f7de11c
~<bla	77 4d5bc
~<ble	79 -6aj6c7d
~<blo	67 -11b-9g-5k9ae10c
~<blu	84 -8c-5k12g
~<bo	47 -24g-13f-9e-6i6h7k9a11j27b
~<boa	70 -4b6j
~<bod	81 -7a6g
~<bon	84 
~<boo	64 -10c-8a4j5h6b7k
~<bop	84 -6g8c
~<bor	68 -10g6ab12c
~<bos	76 -4f5c10a
~<bot	64 -4f5c
~<bou	68 -10c-8g-6i-5j7k11b20a
~<box	72 6d
~<boy	69 -14a-8g-5k7i10bhj
~<br	51 -11d-10k-8a-4fi11h16c18g
~<bra	76 -6c4b11a
~<bre	68 -16b-8a6c7d25g
~<bri	62 -9a-7d-5i11g19h
~<bro	61 -14g-12d-5k13b16c
~<bu	39 -9af-8h-6d4k5j7g8b9i23e
~<buc	84 5a
~<bud	70 -10c-5d6k17g
~<bug	81 -5i5b11c
~<bui	55 -13j-7ai7c9k19e
~<bul	84 -7c-6a5f6bi
~<bum	83 -8a9bj
~<bun	73 -10g-8c7a8b14i
~<bur	63 -19a-4c7j14g17i
~<bus	48 -9i5a6d9e
~<but	61 -6af-5bd6i7k8e
~<buy	63 -8g4ac9b
~<by	52 -18g-14d-7a5f10b17i22e
~<by>	52 -18g-14d-7a5f10b17i22e
~<c>	79 -39a-6d5b7i11c31j
~<ca	34 -12g-11c-6e5hi10f13ak16d
~<cal	51 -20g-15e-10i-8a10b13c17d19h
~<cam	62 -9i-6d-5c8g17j
~<can	47 -16g-15j-9k7i9df14e16a
~<car	42 -18b-8a-7j-5gh-4e8f18i37c
~<cas	63 -26a5k7j8b18g
~<cat	66 -11c-9i-5d8be10g12k
~<cau	84 -21c8k21a
~<ce	58 -11g-8k6bcd8fj
~<cei	84 -6g6c10f
~<cel	79 -5j5a7b9c
~<cen	84 -10a13j
~<cer	61 -5c-4g10d
~<ch	47 -26d-7c-5egj6i7f15k27a
~<cha	55 -16c-8e-6g8b13a15k
~<che	59 -16d4k10b14e
~<chi	65 -15d-6e5f6bi9c
~<cho	73 -10b-7e-5g7chi12a
~<chr	80 13f
~<chu	77 -7b8a
~<ci	69 -5d5f
~<cig	80 -5a5k
~<cit	74 -6b4a5c6f
~<cl	45 -11c4g5f6a8b
~<cla	57 -9e-6ad7c8k9i
~<cle	67 -9c-4g7b11a
~<cli	62 -9bg-4k6f11d14a
~<clo	54 -16c-10i-9a10b15e17g
~<co	30 -18c-14k4h6e8d14bf15a16g
~<coa	80 -4a10bg
~<cod	70 -6fg-4aj4k22c
~<cof	83 -12a-4c4b6i9k
~<coi	83 -6a8b
~<col	57 -7c-4fi5g14a
~<com	40 -21g-10a-6j6c12d19f22h
~<con	53 -8e-7g-6dj-5i7f14b18a
~<coo	81 -8a9b
~<cop	73 -15b-5ck5j19a
~<cor	63 -27a-7k-5g7b12f22j
~<cos	60 -16a-6i-5ch-4d4b6j32g
~<cou	46 -15k-11b-9h-5j6i7g11e12a14c
~<cov	48 -6f16b
~<cow	84 4ck
~<cp	80 -7d6k
~<cpa	80 -7d6k
~<cr	53 -12f-8a-6j5k6e12i14b
~<cra	67 6b
~<cre	57 -11f-5i5ce6a7k
~<cri	83 -7c5e9i
~<cro	83 -17a13i17b
~<cu	53 -10a-9f-5b5c7d8hi
~<cur	62 -11a-9f-8g-4b6j8e9ck
~<cus	60 -5c4i6a8d
~<cut	75 -5a-4k5cgh
~<cy	84 
~<d>	81 
~<da	44 -14c-7bf-5i21g32e
~<dad	66 -11c-6j5d7a10b
~<dam	67 -7be11ag
~<dan	81 5e
~<das	81 -7k5a7g
~<dat	63 -12a-10g-5d-4hi8k33e
~<dau	68 -11g-7d6j10a13c
~<day	51 -19c-18a18g24e
~<de	45 -30a-10f-7ei9c10g12d16b21j
~<dea	64 5i
~<deb	75 -27a-7d5j6b31c
~<dec	60 -9g-6b9d13j
~<ded	62 -6a-5i-4c4b22g
~<dee	77 -15a-7b7i9g11c
~<deg	77 -6a14b
~<del	67 -7b-6i4e5a7g
~<den	73 -5g5j6h8d
~<dep	70 -11c4g9bd
~<des	73 -9i-8a-5g10k22b
~<det	77 -6bc4k10a
~<dev	83 6j
~<di	34 -16b-14d-11k-6j7h10gi17e35a
~<dia	72 4b5c
~<did	36 -20k-15d-5b4j7g8h12e16i19a
~<die	69 -6c-4e4j16a
~<dif	67 -8b-5j5h7k
~<dig	74 -7ab-5j8k20c
~<din	83 -9c-4j8a10e
~<dip	83 -26b7c23a
~<dis	65 -11b-9c7k10j14a
~<div	73 -13j-10c8g23a
~<do	23 -37k-17j-8h-4g5b7d22f28e55a
~<do>	27 -39k-38j-7g10i11b16f18e26c46a
~<dob	84 -9a-5k22c
~<doc	67 -16g-6a4j5i11d
~<doe	41 -16k-10j-5h9e10d22a
~<dog	69 -7b5a12j
~<doi	60 -9gj-4e4f9i10c
~<dol	64 -12a-9c4i8b15j
~<don	64 -7e-6a4j9c
~<doo	65 -17c-16b4k8f9j16e
~<dos	84 -9c10g
~<dot	80 -5a11j
~<dow	52 -21c-14a-11i6k7d9bj18g
~<dr	44 -18c-14g-7j4e5k8bd11h17a
~<dra	72 -7c5i6h7e
~<dri	46 -6g-5h6b21a
~<dro	67 -12c-8a-5j6k18h
~<dru	77 -12c4a11d
~<dry	84 
~<du	67 -8f-4e15gk
~<due	77 -10c9e17a
~<dui	84 -9a17c
~<dw	81 -8a-4c4b11g
~<dwe	81 -8a-4c4b11g
~<e>	74 -11g-4a8c25j
~<ea	59 -22c-17a-8e6dj17k31g
~<eac	67 -10c-8a-4e8gj9d
~<ear	68 -19c-7b14k18g
~<eas	83 -9b4k7c
~<eat	81 -13a11b12g
~<ed	79 -6g-5j-4b4k8a9c
~<edu	80 -6g-5j-4b4k17c
~<ei	79 -5a5bj
~<eit	80 -5a5j6b
~<el	53 -12a-10g9j12c17d
~<ele	72 -8c4a5j
~<els	55 -13g-12a5j8c19d
~<em	50 -7c-4a4dk9j14e
~<em>	66 -17c-15a-5k6d8j11e19g
~<ema	61 -7dg-5e5i15c
~<eme	81 6d
~<emp	59 -12g-5c5a12e
~<en	57 -12b-7i-6de10h17a
~<end	64 -16c7j11i
~<eng	81 -8j-5c9a10g
~<enj	79 -4b10a
~<eno	70 -19i-4bd8c10a15h
~<ent	84 -4b
~<eq	68 -20c5ae20g
~<equ	68 -20c5ae20g
~<er	84 -18k-7b11a18i
~<err	84 -18k-7b11a18i
~<es	76 -8f-5g17a
~<esc	81 -5g16a
~<est	83 -8f5b
~<ev	43 -13b-11d-9c5g7j8i22a
~<eve	43 -13b-10d-8c-6e5j7g9i28a
~<ex	51 -10b-9dg-8c-5i5k8h15a18e
~<exa	66 -11a-4d8f12e
~<exc	68 -21g-6j-5k5e15h19a
~<exi	84 5j
~<exp	59 -17c-5d7j9ae10k
~<ext	70 -10b-6d12g14c
~<ey	83 -12a5bi9d
~<eye	83 -12a5bi9d
~<fa	46 -29i-13d-6k7c8aj9e15f17g
~<fac	76 -15a-9c-7b5g9d11k14j
~<fai	72 -6c-4f5g9a
~<fak	83 -8bg7a8c
~<fal	71 -9g-8aj-5k7h12e14b
~<fam	57 -8e-4g4b8i13c
~<far	59 -35i-12bc4e5k6a14f41g
~<fas	80 -11i-7g10c15e
~<fat	77 -14k-10a-6b10f17j
~<fau	76 -18d-4c7a24b
~<fav	80 7c
~<fax	84 -10c4k8f
~<fe	51 -37b9chi19a
~<fee	56 -10j-6be5g9i11h
~<fel	71 -5j4e11c
~<fen	73 -21b22a
~<few	74 -14b5k6j9a
~<fi	43 -8c-6i-5b7a9g10f11d
~<fia	84 10j
~<fie	84 
~<fif	81 4i
~<fig	67 -13c-7i8e10g
~<fil	63 -7c-6b-4k4f10d14a
~<fin	55 -8g-5fk5b6e9h
~<fir	52 -14a-11e-6h-5j6bcf8g9d12k
~<fis	81 -14b6f11a
~<fix	72 -8g-6d-4k9f11a
~<fl	59 -19g-6e10c24b
~<fla	75 -9g4a5c7b
~<flo	63 -11g-4e6k9c
~<fly	77 -6j-5i21b
~<fo	33 -9e-6j-4c4bh8ad10i22k
~<fol	60 -12g-8ck-7j-6e6i11b13h14d
~<foo	68 -4i7c16g
~<for	34 -11c-4b6i12g28k
~<fou	74 -14g-5e5b7c8a
~<fr	45 -13g-11b4h5f6k9e11j13c
~<fra	76 -6c-4a6j9e
~<fre	72 -21a-12g-7b8i9k24c
~<fri	72 -6a-4g5c8h
~<fro	47 -11b-7i-5d4e7fh20a
~<fu	53 -13i-10f6gk9b11c
~<ful	61 -10f-4e5c10g12k
~<fun	62 -10i-4g8b12c
~<fur	72 -6c-5a4d8e
~<g>	83 -16a6j19g
~<ga	57 -12g-6i-5d4f14cj
~<gap	75 -8g-5c8e14a
~<gar	67 -4g4b5j9f
~<gas	84 -7a4b6c
~<gat	80 -8b5c11j
~<gav	75 -5d15c
~<gc	84 -8g9c
~<gc>	84 -8g9c
~<ge	42 -18g-10b-8j-7h-4f5d12ei18k20a
~<gen	71 -10c5a11g
~<geo	84 5b
~<get	43 -12b-9j-8c-7fgh7d13ei15a17k
~<gi	53 -18e-10g-9f-5hj13a16c28k
~<gir	71 4j6b
~<giv	55 -13e-9g-8f-7j9a14c32k
~<gl	68 -13g5bch
~<gl>	80 -16g16c
~<gla	72 -5g4e5h6b
~<gm	84 -6c-4a4j6f
~<gma	84 -6c-4a4j6f
~<go	32 -12h-11e-7d-4j5c6ag25k26b
~<go>	48 -16c-14g-9e-6j4i6d22k25f
~<goa	84 -9a-6g21c
~<goe	67 -11a7k11c
~<goi	54 -10f-5h-4e5g8k14b
~<gol	83 -5g6ci7a
~<gon	65 -10d-6ei5g8j15b
~<goo	51 -7fk-6j-4g5d8bi12a
~<got	39 -12f-11h6a7g8bj10k11c
~<gr	53 -13a-6g-5h5b9c14d
~<gra	62 -13g-8a-4f5i6b10dj
~<gre	73 -12j-7k4e7f11c
~<gro	61 -8a-6i7c
~<gu	55 -19c4d14e18i
~<gua	80 -4c9d
~<gue	75 -9c4b9g
~<gui	83 
~<gun	80 -9b5a9c
~<gut	77 -16a-14c-9g18b23i
~<guy	60 -13b-6c-4g6a18e
~<h>	80 
~<ha	27 -11cg-8e-6h4i5j6dk13b45a
~<hac	77 -4a5d7c
~<had	51 -13b-5e5ai12j
~<hai	72 -12g-10c8h17a
~<hal	64 -21c-10j6f7a8g19d
~<han	56 -13c-11j-8e-4k18b22i
~<hap	52 -23g-8e-6i7a8h12k16c
~<har	68 -10g-7j-4b7c19a
~<has	53 -8e-6d6f24a
~<hat	76 -4c6f
~<hau	80 -22c-7a8b20i
~<hav	30 -14i-7df-4h7gk9j11c22a
~<he	38 -18e-11a-10b-4g4i6c9h10fj11k15d
~<he>	51 -14e-7a-6d-5k-4f8g9c10i14j
~<hea	47 -13c-9g-6a-5bh9i12j15f17k
~<hei	75 -8j-7a-6e5k6g18c
~<hel	64 -21c-12j4a5k7b8h15i
~<her	52 -34i-19a-10k6fj8h26c29d
~<hes	83 6h
~<hey	81 -9g6a8c
~<hi	47 -27a-20d-13k7g16j17c35b
~<hid	84 -4c4g
~<hig	60 -23a-10i13f18g20b
~<him	67 -9k-7g-6a4cj5d10e
~<hir	69 -23e-6d4a14b15c
~<his	59 -20d-15a-12g6bh10i15j16e
~<hit	66 -5g9c15a
~<ho	27 -72a-32b-13j-9dk-5f7c14e60g99i
~<hob	81 -4g9c
~<hol	60 -15g-6e5f7i14d
~<hom	50 -11c-9i-4bh6e7k9f14a
~<hon	73 -11g-7a-6f6j12c
~<hoo	84 5bj
~<hop	76 10c
~<hor	84 -5j10a
~<hos	70 -7b5a9j
~<hot	71 -7c6g13j
~<hou	45 -8f-6i7d8g9b10e
~<how	30 -114a-36b-21dj-8fk8h13e84g136i
~<hu	50 -11b-7k-6f13i18a
~<huh	80 -10a-4cg13i15j
~<hun	79 -5b7j
~<hur	62 -14b-5de7i19a
~<hus	55 -5k8d
~<hy	73 4gj6a
~<hyd	77 5g9a
~<i>	34 -23a-21g-20b-17f-11d7h12c13i33j56k
~<ic	84 -15c6e13i
~<ice	84 -15c6e13i
~<id	69 -4g5j8k
~<id>	77 -11a5c7j
~<ide	75 -8c8k12a
~<if	41 -22a-12bj-11i-10h11df15g23c25k
~<if>	41 -22a-12bj-11i-10h11df15g23c25k
~<im	70 -6agj4h6b16c
~<imp	70 -6gj4h6b8c
~<in	28 -9b-6c-5i6d7k10g11f26a
~<in>	32 -12c-4e4d5k6j8ag14f
~<inc	61 -4ik7a25c
~<ind	81 -8a10b
~<inf	72 4c
~<inj	72 -7b5k
~<ins	42 -15c-9j13g19a
~<int	62 -19a7e10d11k
~<inv	70 -11c-4b5dk12a
~<ir	84 5a
~<is	23 -17k-10g-5c12d16i17a51j
~<is>	23 -17k-9g-6c13d17ai50j
~<iss	79 4c
~<it	28 -16e-14c-12d5h7k12ai24b28j
~<it>	28 -16e-12c-11d5h6a7k12i25b29j
~<its	81 -7c4b
~<ja	83 -17b-9c4a13g14f
~<je	74 -5a8c
~<jew	77 -5a7c
~<jo	54 -7j-6bk-5h5f6d7e8a11c
~<job	55 -5b5a6f7d8c
~<joi	79 -7j-6b5c15e
~<ju	47 -12g-8d-6c-5ei8a14k21b
~<jum	76 -9a-6b4g20c
~<jun	83 -6b5e10a
~<jus	48 -23c-13g-7e-5d5j10a16k29b
~<ke	51 -20g-8e4f9a14h16k
~<kee	53 -23g-9e5h8c12a14k
~<kep	73 -6c-5j5k6f14h
~<key	76 -4g4d6b
~<ki	46 -14k-7h-5e5j7g9b13i
~<kic	80 -8c-6a5j6g10b
~<kid	55 -13k-6g-5c9f11i16a
~<kin	54 -7a-5ek-4h5b6i8g13c
~<kit	70 -4b8j
~<kn	50 -15d-7bj-6cgi6e19a29k
~<kno	50 -15d-9c-7b-6g-5ij6e19a29k
~<l>	79 -44b-13c19g48a
~<la	42 -16b-10d-8f-6h-5k5c6a14g17j19e
~<lab	80 -9c-5g-4b18j
~<lad	74 -14a-7d-5b7i8c16j
~<lai	77 -10c-7b9d15a
~<lak	77 -4ai7g
~<lan	62 -10g-4i6j12e13a
~<lap	77 8j
~<lar	83 -13i9cg
~<las	49 -9a-7df-5jk4c10i16g17e
~<lat	69 -5c6a8g
~<law	67 -10g-5d5a17c
~<lay	81 -6bj7g10a
~<le	43 -12g-9d-8i5b21c22k
~<lea	50 -16g6aj22b
~<lef	69 -7c-5a16g
~<leg	73 -13d-6gi7k25c
~<len	73 -5b5k
~<les	77 -11c-7b4i7a12g
~<let	57 -12g-11j-8a-4df5e6h14c22k
~<lev	75 -9b-8a-5g8k12c
~<li	33 -21a-5j6i9f12d17g19k
~<lia	60 8bg
~<lic	60 -13a-5i-4f5k10e11d
~<lie	77 -8c10a
~<lif	53 -21c-13a4f6de24g
~<lig	80 -5a6ch
~<lik	43 -13g-7f4h5e6d8k15i
~<lim	61 -18a-5bd16c30g
~<lin	61 -9j5a8k10c
~<lis	62 -20a-11c8d14g19k
~<lit	58 -9g-6j-5deh5k9i16c
~<liv	55 -14g-11e-9a-8d20b27f
~<ll	77 -7a-5h5c14b
~<llc	77 -7a-5h5c14b
~<lo	39 -29i-24d-10c-5a10k12f15e22g27h
~<loa	63 -15g-10d5bf10j11c
~<loc	64 -13c7f9e
~<log	84 -5d-4a21c
~<lon	52 -35i-13a-12c-10j-4bd7h10f19e49g
~<loo	54 -8d-7f5ck10h
~<lor	83 -5a4c7i
~<los	60 -12e-4b5j6i7a8h
~<lot	67 10a
~<lov	68 -10j-8cg-7b10a12f16h
~<low	72 -20i-7c9g32b
~<loy	81 -6bc7ej8h
~<lu	73 -9b-4d4c15a
~<luc	84 6c7a
~<lum	83 -6c5gj
~<lun	81 -5b-4g4c12a
~<m>	81 -6d6c
~<ma	37 -20e-15a-9i-5j6b16h45g
~<mac	73 -9d-7a4k6f11j
~<mad	63 -12g-4e6f30h
~<mai	62 -7a-5g5k6c17d
~<mak	53 -10j-7ek-5f15i18g
~<mal	84 7a
~<mam	80 -12a5c6b7g
~<man	46 -18i-8bj-7a-6c4k7d50g
~<mar	63 -7c6a10j11b
~<mas	84 -6a15b
~<mat	69 -6d-5c4gh5j12k
~<may	71 -7k-4b4g6d13a
~<me	34 -23g-19a-18d-14f-12i-9c-7e4b9j114k
~<me>	36 -25c-21g-20d-14a-12f-7i-6h132k
~<mea	71 -6cj10h
~<med	63 -9gi5ad10b12c
~<mee	73 -5j-4k5g8a
~<mem	84 13a
~<men	79 -9a4g5c13j
~<mes	79 11c
~<met	73 -17a-5k10c18j
~<mi	47 -17j-7k-6f-5d7e8h10i16g
~<mid	75 -8a-7g-4i5b8e18c
~<mig	81 -7b-5aj9d11h
~<mil	62 -14a-7c4bj22g
~<min	53 -17c-8k-7j-6d-4e4h5b7i16a19g
~<mir	84 
~<mis	67 -17gj-8b9e10i12a20c
~<mo	38 -12g-9d-7h-5i-4j15b17e33c
~<mob	84 -7a-5k8b9f
~<mod	74 -10a-7g-5e6j7b18c
~<mom	68 -8b-7c5j12a
~<mon	47 -15j-4di4b5k14e21c
~<mor	50 -11j-9c-5ef10g11k27b
~<mos	61 -7a-5be7j11c
~<mot	65 -11g-8b-5c5j8f15a
~<mou	83 -11g-8a8bi13c
~<mov	60 -9k-6b-5d7j24e
~<mr	84 8a
~<mu	44 -26i-17j-8k-5c5h59g
~<muc	44 -26i-16j-6dk-5e5b6h59g
~<mus	79 -10b11a
~<my	53 -21j-15k-9a4c5e6i10d13f19b
~<my>	53 -18j-15k-11a5e7i10d13f20b
~<mys	80 6c9a
~<n>	83 -7a6j13c
~<na	49 -22gj-15a-8b-5h5f7k13i23d37c
~<nam	49 -25j-21g-11b-10e-4h6f11k13i18d36c
~<nat	81 6j
~<ne	41 -12a-11d-6bg5i9e37k
~<nea	69 -11b-9c7a21f
~<nee	47 -15b-10i-9d-7g-5c8a48k
~<nei	72 -5ak
~<ner	81 
~<net	81 -5c12g
~<nev	72 -16a7cg9j
~<new	57 -6ack-5d4g5j14b17i
~<nex	66 -15g-8f-6j-4a4b6h7e10c
~<ni	57 6a8f
~<nic	68 8a
~<nig	63 -9j5a12f
~<nin	84 8j
~<no	37 -27b-17d-12a5f9g30h37j
~<no>	54 -17b-16i-11g-5d-4a8k9e37j
~<nob	70 -8e-7d-6k6c13j
~<noi	84 9c
~<non	76 -17b-8c9h10a13j
~<nor	73 -6c5a
~<nos	84 -6c4ak8f
~<not	43 -13a-9b-7c-5d4k7g16h17j
~<now	49 -24j-12k-9d9g18h28c
~<nu	50 -10e-8bd-5i4f5k26c
~<num	51 -10e-7dj-5b5f8k9g25c
~<nur	75 -8b-7c5j7a10h
~<nut	84 -8g13c
~<o>	79 -12c-9g12a18b
~<oa	83 -9b5c13a
~<oak	83 -9b5c13a
~<ob	84 -6a7k
~<oc	75 -6a17g
~<occ	75 -6a17g
~<od	81 -9a13g
~<odo	83 -10a13g
~<of	33 -6g-4e5a7k9d10b12i
~<of>	35 -10e-7b4j5cg9d11k16i
~<off	48 -21g-11j-9c6ehk7f10a16b
~<oft	75 -10i-5c27g
~<oh	62 -12g-11j-9i-6bk4h8ac11e12f
~<oh>	63 -18j-12g-9bi4h9c11e13f14a
~<ok	50 -23j-13k-12b9fi18g19a
~<oka	50 -23j-13k-12b9fi18g19a
~<ol	50 -38i-6dk6j9e42g
~<old	51 -39i-7k-6d6j9e43g
~<on	30 -16c-11f9a11j16k21d
~<on>	33 -15f-8c-4b5h8j12gk17a
~<onc	72 -6g-4k4c5e12b
~<one	43 -14b-6a-5c8f9j23d
~<onl	61 -4k5b16j
~<op	61 -8g-6k5a7d8e
~<ope	62 -7g-5j8e12a
~<opt	84 -6b7j
~<or	31 -67j-63a-28e-25g-18k-11h-7c-4d13f250b
~<or>	31 -69a-66j-27e-24g-18k-10h-6d10f255b
~<ord	81 -4c5i7f
~<ori	74 -5ce6d7a
~<ot	56 -7c-6bef-5j13gh17d
~<oth	56 -7c-6bef-5j13gh17d
~<ou	43 -8d-6f-5g7e10b15c
~<oug	83 -5d-4g8ac
~<our	73 -12c-5a4g10e
~<out	44 -6f-5g-4d4k12b15c
~<ov	48 -12c-6k-5gh5ef10j13b
~<ove	48 -12c-6k-5gh5ef10j13b
~<ow	48 -14dj-7c4f6i7a8k13bg
~<owe	67 -22d-11a12k31g
~<own	49 -12j-11g-6c5f8i12b15a
~<p>	81 -9b6a8c
~<pa	37 -26e-12h-8k-6d8f9c12b13ai19g
~<pac	73 -5g-4d4c12a
~<pag	71 -8g4a8k
~<pai	62 -5i6b7a11g
~<pan	81 6b
~<pap	66 -12g-8a5c7f8b
~<par	52 -13ek-8d-5ah6b15c24f
~<pas	60 -12e-8c-4k5abj13d
~<pat	77 -22b23a
~<pay	44 -10a-7df-6ce-5hj14b15i33g
~<pe	48 -6f-5a5dg6h11b
~<pee	79 -13c4j6a9d
~<pen	76 -6g7c
~<peo	58 -6b-5efj4i7g9a
~<per	55 -18a-5i6e10b12g
~<ph	59 -5d4j6e8b
~<pho	62 -7i-5d-4ck8b9e10g
~<phy	74 -8g5ik
~<pi	54 -10j-8d-5h12bk
~<pic	59 -7e-6c-5j-4h5b14k
~<pie	83 -5g10e
~<pil	77 -10d-7j15c
~<pin	83 -5c7e
~<pip	76 -6a5c10b
~<piz	84 
~<pl	45 -7eh-5i4c6j18f
~<pla	47 -6eh4f7j8d
~<ple	66 -8e-6a-5j-4d4b5c21f
~<plu	70 -4c5j7e
~<po	44 -11d-9i-7f-6b8e10c19a
~<poc	75 -4a7c
~<poi	80 -6c-4g4a15h
~<pol	47 -11a-5d-4hi7e12bc
~<poo	67 -12b13a
~<por	77 -6d10a
~<pos	73 -8b5g7a
~<pou	80 -4b5e7a
~<pr	44 -31a-8e-6h-5d5i6g15b16j24c
~<pre	58 -14a-5f9j11b14c
~<pri	58 -16a-5de-4i4b9f23g
~<pro	51 -17a-5f4c6i7b13j
~<pu	49 -18c-13d-11ij4ef6k9a16b20g
~<pul	71 -9c-8g-5b-4j4h7a14e
~<pum	83 9a
~<pur	81 -20a8b16g
~<pus	79 4be
~<put	52 -14d-10i-8e-6c6a7f9b18g
~<qu	54 -7hj-6i-5e5k11b15c
~<qua	79 -9a6b10j
~<que	68 -8j6a7d9c
~<qui	63 -9j-5g-4di10k15c
~<quo	66 -5c5b9g
~<ra	54 -14i-10e-8b10h14k17a
~<rac	80 -7b9a
~<rai	66 -10i-7be-4c4fh6g21a
~<ran	79 -5a4k5c
~<rat	61 -11c-6ae-5fi8b9h17k
~<re	37 -19i-15f-6d-5g7bc10h11e13k18j
~<rea	53 -21i-13a-9b-8d-6f8e10c20h32k
~<reb	77 -14c5j11a
~<rec	57 -16c-9d-4h6jk7g11a12b
~<red	79 -10b6a
~<ref	80 -10c15d
~<reg	68 -11c-5d5j6a8gk
~<rej	84 -5a5h
~<rel	79 
~<rem	65 -10k-6e-5b-4g7i9a14j
~<ren	52 -14a-7j-5fi5d10b22g
~<rep	61 -13g-5d-4i5b6c8e9a
~<req	71 -4g11c
~<res	68 -14k5j6d7h8b
~<ret	63 -5b8j
~<rev	76 -8e4a7c
~<ri	36 -18c-12d-11b-9eh7g8a11i52j
~<rid	73 -15b-8d-6k10f13ac
~<rig	37 -13a-11c-10e-9d-7h16i48j
~<rin	68 -15c-9b-7k-5i8j9a17g
~<ris	77 -7g-6c4b16a
~<riv	84 -7b7a
~<ro	50 -11b-7i-6af-4h17c22g
~<roa	70 -4k5cf9a
~<roc	84 10c
~<roo	54 -17b-7e5c12a15g
~<rot	83 -9a-7c4bj11e
~<rou	71 -24a-7f7k9b10c15g
~<ru	53 -26c-8f-5e10d16b26g
~<rul	84 
~<run	54 -21c-7f-5e-4a4h11d18g20b
~<s>	77 -15a-6c5e10b14j
~<sa	41 -19e-18b-14f-6h7c8k11g17j26i
~<saf	66 -8g7b8c
~<sai	60 -16c-12a14h21j
~<sal	64 -9b-8e6h20g
~<sam	62 -24b-6h-5j-4f4c6e31a
~<sat	77 -6ij-4k8a10ch
~<sav	66 -14a-5f-4c6j25g
~<saw	77 -9j-7k5ac12i
~<say	50 -21e-14h-8c-4ag4d13j16k26i
~<sc	53 -26a6g10d14i
~<sca	66 -18c-5j6h16g19i
~<sch	60 -12a-11g5ej6k7d10f
~<sco	75 -13a5i25c
~<scr	79 -10a-7c11bd
~<scu	81 -8b9g
~<se	43 -23c-15i-4j6e7f9k20ab
~<sea	76 -11a-5c21e
~<sec	61 -10b-6g6j7k
~<see	59 -19c-10g-4h4ik6e7d15f
~<sel	65 -11c-5f6a8b10g
~<sen	58 -7c-6g5h7f9ab
~<sep	80 6a
~<ser	65 4k17a
~<set	62 -21i-8e-7j5hk6c13bg
~<sew	84 7a
~<sh	41 -26g-11d-8e-7b-4k7j19f21a32i
~<sha	61 -12c-8dg-5j-4h8b9a10f15i
~<she	54 -12bd-10c-9e-7f5a22j25i
~<shi	68 -8a-4d15e
~<sho	48 -11e-10g-6c-5jk8d9a11i22f
~<shu	71 -19g-7b15ac
~<si	45 -10c-9a-5g6i13j27b
~<sic	77 5c
~<sid	65 -4g5b6i
~<sig	61 -8bc-5g5k7j9i11a
~<sim	83 -20a18b
~<sin	58 -13a-7g-4i5c12j22b
~<sis	70 -6g5h7j
~<sit	62 -8g-6k-5j5h6f7a11b
~<siz	79 -24c-10a4b33g
~<sk	72 -7c4a12e
~<ski	77 -11c-4a7b13e
~<sky	80 -8b4g9a
~<sl	61 -11c-5d-4ei6f18a
~<sla	77 -9c-5a6g15b
~<sle	68 -5d7f
~<sli	83 -5a5b
~<slo	75 -14b-5ci5k24a
~<sm	62 -15c-6b15d16i
~<sma	77 -13c-5j-4g22d
~<smo	65 -13b-5c7a17i
~<sn	73 -8f-7a-4b9c10j
~<sna	83 -9a6c7k
~<sno	79 -9f4c11j
~<so	30 -30g-19f-9bi-7d6c16hk17e53j
~<so>	34 -51a-31b-14gi-13d-11f6e9c24h34k80j
~<soc	70 -10j-4d13c14b
~<sof	80 -6b9j
~<sol	71 -18c-5de17i20a
~<som	44 -22gj-9f-6e5c19ad29b
~<son	69 -9g-7k-5c4e5i14a
~<soo	70 -17i-7g-6d-4b9a32e
~<sor	75 -18j-6b-4g15a20c
~<sou	62 -20c-6b4g5a6e14j
~<sp	50 -16a-14e-7h8f11k12b15c
~<spa	69 -5ek6i8c
~<spe	61 -19a-8e-6i-4b4f5c8j9k18g
~<spl	84 -8a5fk
~<spo	62 -12g-7j-5i6b7f8c11a
~<spr	66 -6g5j9b
~<sq	69 -5j-4b4c7e11g
~<squ	69 -5j-4b4c7e11g
~<sr	81 -56k7f55a
~<sr>	84 -5k4a7f
~<st	37 -20dh7k9bf11i13c16a
~<sta	46 -16d-11j-10h-8i9a12k13b23f
~<ste	69 -10a-8c5b7g8d10e
~<sti	54 -12c-7dk-6eh14j15ai
~<sto	54 -5dh-4bj5i10c13a
~<str	58 -13f-11a-7g-6d7k8e13b20c
~<stu	60 -14b6c11i
~<sty	84 -5a9c
~<su	50 -14f7ah12c
~<sub	62 -9c-5e4b5j6h8g
~<suc	84 5b
~<sud	84 -6a7c
~<sue	83 5c
~<sug	79 -10a4c11b
~<sui	83 -10g6k14e
~<sum	74 10b
~<sun	79 
~<sup	66 -11f5g6h12d
~<sur	67 -17b-6g7i12ac
~<sus	84 -5b9a
~<suv	84 6c
~<sw	64 -14cj-6k-5a14b20g
~<swe	79 -11j-9c6ei16g
~<swi	68 -8a-5j4h8bg
~<sy	69 -5b6c7a
~<sys	70 -5b6c7a
~<t>	83 -32a34j
~<ta	45 -24c-6h-5i9b12a13d24g
~<tab	72 -12a9i12g
~<tak	51 -13c-8f-5hi7d8b19a
~<tal	56 -11c-10ij-6k4d8abf16g
~<tap	84 -10c18a
~<tax	76 -7b-6c5j8g
~<te	40 -19c-14g-13ef-8di-5b7h10j26a49k
~<tea	75 -6g5ij
~<tee	71 -8c-5d7a8h10g
~<tel	43 -20g-13b-7ce-6f-5i64k
~<ten	74 4a6hj
~<ter	66 -5ef-4d4b7a9g
~<tes	77 8c
~<tex	68 -13c-11k13a16b
~<th	17 -11h4d6i12j18k22a25b
~<tha	28 -30c-13dg-6f-5e8b10hk14a66j
~<the	20 -8h8f9d13j16k18b22g
~<thi	40 -11ag-8k4h5e8b12d23i
~<tho	54 -7b-4j5i8g
~<thr	52 -19c-8e-6h5d6fj9i13k
~<ti	47 -17i-9dj-5c18h42e
~<tic	70 -21c4e14h
~<tie	83 5e
~<tig	83 -9c5a6e
~<til	67 -15g-9j-6ik4f5h8b11e12c
~<tim	51 -12b-11i-10j-6d-5af12h16g28e
~<tip	84 13c
~<tit	74 -5b5j
~<to	28 -11a-7i-6h-5e8d12bfk32g
~<to>	30 -13j-10i-6a7d10f13c14k19b
~<tob	76 
~<tod	57 -7k-6j4g5c7d
~<tog	75 -14a-9c6e9g13f
~<tol	71 -7c9g15j
~<tom	68 -4d4j5i6g
~<ton	77 -18a5g6j17c
~<too	55 -16k-12c-10b5f6i12a19g
~<top	68 -7g-5a14c
~<tor	84 6g
~<tot	76 -12a-6e4k5g13d
~<tou	76 -13a-11g8c15d
~<tow	66 -9d-5e6b12f
~<tr	46 -15b-9c-5g7ei22a
~<tra	58 -9c-6d4e10a
~<tre	62 -11g-5b12i15a
~<tri	74 -9b5h11a
~<tro	70 -7c-4b8a
~<tru	57 -10a-7b7d10c
~<try	76 -7c7a11e
~<tu	59 -6i-5bd-4k6f19g
~<tub	77 -9b4j17a
~<tui	84 -8a19g
~<tur	63 -8j-4i4b8f10g
~<tw	75 -13a6f13b
~<twi	77 -9a14b
~<ty	68 -6a8c9j
~<typ	68 -6a8c9j
~<ub	81 5b
~<ube	81 5b
~<ug	81 5f7a
~<ugl	83 5f
~<um	61 -7g-6i7ah9b
~<umb	61 -7g-6i7ah9b
~<un	50 -6i-5d6g9bj
~<unc	83 -7d7a
~<und	57 -13a-8e-7i-6c5bk6f27g
~<unh	84 5b
~<uni	62 -17g5d7c8a12j
~<unt	84 -6a9e
~<up	42 -16b-15a-8j7h15i17f21e
~<up>	43 -20a-11c-9j-6b7g8h13i17f19e
~<upd	72 -10b7e11c
~<upg	84 -5a8c
~<ups	73 -8b5i10a
~<us	50 -17g-9i-6b-5j5e7h14a16c
~<us>	61 -10a-8g-6d4ei6h10b
~<use	56 -14i-13b-4fg16c27a
~<usu	73 -7c-6gj5h7f12e
~<v>	83 4c
~<va	57 -34b6g38a
~<vac	79 -7c6f14a
~<val	62 -5ab11c14g
~<van	72 -9c-6g-4b5d7h8a
~<vap	83 -30b28a
~<ve	60 -9g-7ad-4e8j10b11k
~<veh	64 -7d5k8b
~<ven	75 -6g4i6j
~<ver	83 -9a5b9k
~<vi	62 -12a-5k7h27c
~<vid	84 7a
~<vin	71 -23a38c
~<vio	80 5j
~<vis	73 -12b-4k10h11a
~<vo	74 -10a-9d12b15c
~<voi	83 -13a-9k13b17c
~<vol	83 -4a5b
~<w>	79 -7c5g
~<wa	35 -38f-11d-7a5g8c11b17i22k27h
~<wag	73 -7c5d7k
~<wai	74 -9c-7a7hj8i
~<wal	59 -23a-7e9b36k
~<wan	45 -22d-6c5g6k7h11be
~<war	84 -5b5a
~<was	44 -44f-9k-8g6a8d11b12i17h18c
~<wat	60 -8e-6i11f
~<way	61 -15b-11j-9d-8f-5a4k8gh12c17i
~<we	40 -13b-12e-8df4g8a9j10c12k14i
~<we>	51 -14d-6ef-5h9j11g14c
~<wea	76 -11g-4b5c8i9a
~<web	80 -4h9b
~<wed	83 -6d-5a4k10j
~<wee	56 -15a-6b5i9g11c
~<wei	69 -9j-7d4k5c6a13g
~<wel	64 -10bj-9e8h10i13d
~<wen	64 -16g-9b-6i-5ae4cf6k11h18j
~<wer	55 -12c-5hj4d7k15a
~<wh	20 -151a-58b-45j-13k-12i29fh36g72d86c100e
~<wha	25 -108a-45b-38j-25k-10d6f22h47e82g129c
~<whe	36 -67a-30b-18j-16h-9g4i10c12k65f74e
~<whi	53 -29a-9i-7h9f26c27d
~<who	37 -36a-29g-18i-14b-13ej-10f-8c8k155d
~<why	60 -18a-16c-10gj-5bi-4e81h
~<wi	33 -7bf6j13i14ak
~<wid	81 -7j-5g-4d6e8c11a
~<wif	54 -8j-5e5i6c12a
~<wil	53 -10b-9d-7c-6f-4h5gj10ae15k
~<win	64 -13c5bj17i
~<wir	73 -4a7k
~<wis	73 -12d-10a-6b8g22c
~<wit	37 -9g-5c6j7k11a17d
~<wo	31 -7j-6eg-5h7a8i12k15f16b
~<woo	68 
~<wor	42 -5e-4d9ck17f
~<wou	36 -7c-5eg7af8i13b16k
~<wow	83 -5j10g
~<wr	58 -17b-6gk-5e5a6i8dj15c
~<wre	75 -5c6d
~<wri	64 -13b-10a7i13c17j
~<wro	70 -7bg-6j-5k4h7c20a
~<x>	83 -7a-6c16b
~<y>	84 -5c6j
~<ya	70 -8a-4j4f5b7k
~<yar	72 -4j4g
~<ye	42 -20d-13k-12i-8f8g13b15h16c17e
~<yea	43 -16ad-10ik-7f5j11bc13eh20g
~<yes	73 -13g5hj10c
~<yet	66 -9j-6dg-4c7e26a
~<yo	14 -22k5e7b9fg12h13i14cj22a
~<you	14 -21k5e6b9fg12h13i14cj22a
~<zi	65 -11a-4j22c
~<zip	66 -8aj6k24c
~<zo	73 -6d-5g6b16a
~<zon	77 -4d4b5c9a
~<zoo	84 7b
~@da	62 -8c-7eg-4f12j20a
~@day	62 -8c-7eg-4f12j20a
~@mo	66 -6eg5i18j
~@mon	66 -6eg5i18j
~@na	53 -15c-8b-7k-6a-4i8d19j21g
~@nam	53 -15c-8b-7k-6a-4i8d19j21g
~ab>	73 -9a5g6e
~abe	79 -4b10a
~abet	80 -4b10a
~abi	59 -8c8d10g
~abil	60 -5c6b11g
~abl	60 -7b-6egk-4h5d9a19c
~able	61 -15g-7b-6k-5e-4h5d13a22c
~ably	84 -5a12g
~abo	40 -9e-8g-7ad4j5c6fh26k
~abor	84 -9c10j
~abou	40 -9e-8ag-7d6h7f9c26k
~abov	80 7b
~abs	84 -5g5j6i
~aby	67 -7b9a
~aby>	69 -4bc4e11a
~abys	80 4g8c
~aca	77 -7c4e6f13a
~acan	84 
~acat	84 -7c7f11a
~acc	56 -10g-7b-6h6d10a15j
~acce	80 -12b5d10j
~acci	69 4ad
~acco	60 -13g-5h5cj10a
~ace	48 -9a-5hi8k14d
~ace>	50 -8b-5h8g10k11d
~aced	79 -11a9b12e
~acem	80 -11g6b7a
~aces	80 -11a-6c6d7g8b
~ach	56 -9i-8a-5b8e20j
~ach>	62 -17c-11a-5b5k6g9d11j12e
~ache	70 -7e-6i-5g-4k12j16c
~achi	72 -9d5a10c
~aci	84 -4b11a
~acin	84 -4b11a
~ack	49 -10e-7b-6j4c6k25a
~ack>	54 -6e-5b-4a4f5h11g
~acka	77 -7g8b9c
~acke	68 5c6a
~ackg	83 5b
~acki	81 -5a9b
~acks	80 -13b19a
~acku	77 16a
~aco	81 -11a-9c5i7f10j
~acon	84 -10a-6c8f10j
~acr	81 
~acro	83 
~act	56 -14g-7a7df11bk
~act>	69 -13g6f9k
~acti	80 -5c5a
~actl	77 -7a6cfg
~acto	69 -14ac4b8j10d11g
~acts	80 -4g5cd
~actu	75 -14g-6j10c15a
~acy	83 
~acy>	83 
~ad>	45 -7i-5eg10c11k14a
~ada	84 -7g5i6c
~adb	84 5j6a
~adbo	84 5j6a
~add	54 -15b6de13f
~add>	75 -15b9g11j
~adde	77 -5b4g10a
~addi	72 -12c5a7b
~addr	62 -12a-7bg-6d7k8e10c18f
~addy	73 10d
~ade	58 -19g-5dk-4j4c6f7i26h
~ade>	61 -16g-10a4f29h
~aded	80 
~ades	74 -4g7a10i
~adi	75 -28a4gj6c21f
~adin	77 -29a5j9g22f
~adj	83 -6b5i
~adju	83 -6b5i
~adl	81 -11a13b
~adli	84 
~ado	77 -8a5g7d
~ado>	83 -6c7g
~ads	73 -5j-4c5k6b
~ads>	81 -8a4k7b
~adsi	81 8a
~adv	71 -6g5ab
~advi	71 -6g5ab
~ady	65 -13d-6g-4k4e6a15j
~ady>	65 -13d-6g-4k4e6a15j
~afe	66 -8g7b8c
~afe>	79 -5b18a
~afet	69 -7a-6g5b10c
~aff	72 -19c8a14g
~aff>	79 -11c9a
~affo	80 -9c5a8g
~aft	54 -15g-5f4b6cj8d10i
~aft>	84 
~afte	54 -13g-5f5b6j9d10i
~aga	63 -11c-4d4b9e
~agai	64 -11c-4d4j5b9e
~age	40 -14j-10h-9f4b6d9k15g16c
~age>	43 -19d-6h-5fj7e8k10c24g
~aged	77 -6g-5f7a12c
~agem	84 -14c8g16d
~agen	62 -22g-7j-6e6b9i23d
~ager	73 -5dg4c7a
~ages	68 -5abej7k10cg
~agg	77 -7b-4c6hi
~aggr	84 
~agi	80 -6a7c9f
~agin	81 -5a6c10f
~agn	79 -5a5cg
~agno	79 -5a5cg
~ago	74 -18gj-8c-6i6h19a29e
~ago>	74 -18gj-8c-6i6h19a29e
~agr	72 -4de9h11a
~agre	73 -5k-4de9h13a
~ahe	77 5bj
~ahea	77 5bj
~aho	84 -5c6f
~aid	53 -28c-7f5d8bg9h20j
~aid>	53 -28c-7f5d8g9h11b20j
~aig	73 -9a6e8b
~aigh	73 -8a6e8b
~ail	54 -20g4f19a
~ail>	56 -20g-6e8f9b13c
~ailb	84 
~aile	77 -9c6i12e
~ails	84 -7c5a6k
~aim	58 -8e-5ad4gk5j9i
~aim>	63 -8ae-4j8g13i
~aims	69 -6c4k10j
~ain	52 -13i-11c-5k5fh14ag
~ain>	57 -18c-7i5e8d17a
~aine	74 -8d-4c16a
~aini	79 5c
~ainl	83 -9a7b8c
~ains	72 -9a-7c-5e4b7f13h
~aint	76 -8a-5k5g22c
~ainy	84 -14c-11i6a21g
~air	60 -6gh-4e8c9j
~air>	66 -14g-11a-5h10b12j13c
~airb	83 -5b9a
~airs	71 8g
~ais	67 -8g-4j7a8c
~aise	68 10a
~ait	77 -9a-5c7h8i
~ait>	81 -5a4e8h
~aiv	84 -6c9j
~aive	84 -6c9j
~ak>	68 5j
~ake	44 -9e-6f-5h6a7b8i9cg
~ake>	46 -11e-8a-6d9g12bi17c
~aker	79 -7b-6c23a
~akes	67 -9c-6b12d
~aki	68 -12g-10b-8i10a11j15c
~akin	68 -12g-10b-8i10a11j15c
~aks	74 -9b-8g9c15a
~aks>	74 -9b-8g9c15a
~al>	42 -20i-19e-16f10gk14a17j21c
~ala	65 -17c9j21g
~alan	81 -15c-5a6b17g
~alar	67 -5c8g
~alc	73 -5b5cg
~alco	73 -5b5cg
~ale	64 -18a-11e6h8d23g
~ale>	77 -10ac-6e5i17g
~aler	84 -6a6j
~ales	70 -9b-6ej-4k7h10c13g
~alf	64 -21c-10j5a6f8g20d
~alf>	66 -22c-12j4b6f7g20d
~ali	77 -12b20a
~alid	84 -5b10a
~alk	52 -13c-10j-6e6bf24k
~alk>	57 -11c-4i5b28k
~alke	74 -11g-8b-5e5d7i19c
~alki	65 -20c-7j8g9b12f
~all	38 -26a-11j-9i-7e7c16h22b26d
~all>	42 -13c-10a-9k-5f-4j8h16b18g20d
~alle	67 -14j-10e-6a10h11d21c
~alli	73 -8a8k12b
~allp	80 8k
~alls	65 -12a-11e-6g-5i10b15c18j
~ally	60 -17g-10j7f8dh12e
~alo	65 -18g-9c5b6a26i
~alon	67 -12g-9c9b11ai
~alr	64 -6g-4di4j6e15a
~alre	72 5j
~alri	69 -7k-5g8e14a
~als	69 -5d-4j5f9k
~als>	71 -8a-4k6f13c
~alt	56 -15g-6d-5ch8b10j25i
~alt>	79 7i
~alth	58 -13g-4d10b21i
~alty	84 -7a7e8j
~alu	64 -7a-4j11c14g
~alua	81 -10a15c
~alue	66 17g
~alv	84 8j
~alw	76 -8b-7j-5c4d10g14f
~alwa	76 -8b-7j-5c4d10g14f
~am>	51 -19g-15d-10c9h10f14j18a
~ama	64 -8e-7b-5a-4d15g16j
~ama>	80 -9a6cj7g
~amag	68 -7be11ag
~amb	84 -16a7c14f
~ame	41 -28b-13h-4a5g7e9f15c24d
~ame>	42 -14b-12h-8j4i6e7g8k11d15c
~amed	69 -16b-12c4e5j13f14d
~amer	77 -5b5c
~ames	71 -7k-4ab6j8c9d
~ami	57 -5cgk7a8i12b
~amil	57 -8e-4g7a8i10b
~amin	83 -9c-6a15e
~amm	84 -8a7b
~amo	69 -13a-9k5i14c18g
~amou	70 -13a-10k5i14c18g
~amp	69 -22b-5c9j20a
~ampo	73 -9b9a
~an>	38 -20k-6dj-4g5h6b7e15a28c
~ana	69 -27g-6c-5b6a9k13d15i
~anag	71 -28g-5b5a13d16i
~anc	44 4h7e9a
~ance	44 -6j-5c5h9be
~anci	75 -14b6c16a
~and	29 -18a-11b-8f5c6g8k12e13i18dj
~and>	30 -21b-18a-5f-4i7c10g14j17e18k21d
~andb	84 
~andd	81 -6a5e
~ande	83 -7a7b
~andi	81 11j
~andl	59 -13g-9a-5e16b25i
~andm	81 -10a4j7c
~ands	64 -11d-10a-9e-8k-5f14j15c19i
~andy	75 -4k10f11a
~ane	68 -10b4c9f
~ane>	77 -9b11f
~anes	81 
~ang	56 -16g-11j7k11c26a
~ang>	74 -10b-9e-6g-5j5k6f8c11a
~ange	61 -11g-8j-5b6e29a
~angi	71 -6ac4b5e8k
~ani	66 -6c4a5h8d
~anie	73 5bk
~anim	84 
~anin	84 -7c5a9h
~ank	61 -12g-5eij6a10k14d
~ank>	65 -14g-5j9k13d
~anks	77 -10a4b11c
~ann	62 -8b-5d6a8g9j
~anne	81 -5d7j
~anni	71 -11b-5c4f28a
~annu	73 -15a-4j12c15g
~anny	84 -4a4bd5j
~ano	68 -9c-5g6ae8j11b
~anot	68 -8c-5g5j6ae11b
~ans	58 -10g-6a-4f5j9bc
~ans>	61 -11g4d5k8c
~answ	79 5c
~ant	43 -19d5ek6h23b
~ant>	44 -21d4e7h11a18b
~ante	80 -5a5e
~anti	80 -4a4c5g
~ants	72 -12a-6g7f8k
~any	31 -48b-17j-11i-7d-5eh-4f12k51g64a
~any>	34 -40b-24j-13i-11d-6f-5h10k11c41a64g
~anyb	55 -13b-8c-5gj7h11d18a
~anym	80 -5c5eg
~anyo	69 -6c21a
~anys	79 -4h5b7j10k
~anyt	50 -17b-9e-4g4i9j10c23a
~anyw	73 -8c6f14a
~ap>	69 -11c-7a6e10k16b
~apa	63 5a
~apar	63 5a
~ape	60 -15g-12c-8j-5e-4b4f20i24a
~ape>	70 -24c-19b-5j21i35a
~aper	65 -13g-8a7f15b
~api	81 -13a17j
~apin	84 -14a6c12j
~app	48 -22g-9e-5i5c8h9k10b15a
~app>	71 4ai5j
~appe	53 -21g-7e5h13k18c
~appl	76 4h6a
~appo	84 -5a9f
~appr	72 4b
~appy	71 -7ci4b5h14a
~aps	75 -4c9j
~apse	77 8j
~ar>	38 -20d-9i-7h-6b5k6c10ae15f17g
~ara	62 -9c-7g-4b5k23f
~arag	68 -11c-4g4j6a12f
~aras	84 
~arat	76 8a
~arb	79 -4j9a10e
~arbe	84 12e
~arby	84 11a
~arc	80 -16a-6c4b10h13j
~ard	49 -9ak-5f6j7i10e12c
~ard>	53 -17a-10j-5k-4d4g7i14c15e
~arde	79 -15a12b16c
~ardi	77 -7c7a8j9d
~ards	67 -13b-5g4i7j18a
~are	31 -8ac-6k-5d4g6ej12f35b
~are>	32 -7a-5ck5i10f34b
~area	80 -27c-9a12b31f
~ared	83 -15c-7a-5i7e8b12g
~aren	68 -4ij21a
~ares	77 -7c15f
~aret	83 4b
~arg	68 -11i-5a4c15g
~arge	70 -11i-5a5d22c
~ari	66 -11g-7b4c10j15a
~arin	71 -13g-6b6ac13j
~arit	80 -5b5k9c
~ark	64 6b
~ark>	71 -12a6k10j
~arke	73 -21c6j8g9a
~arl	74 -5c6k8a
~arly	77 6a
~arm	63 -8bg-5c8e9a17j
~arm>	66 -8b-7g8aj9e
~arms	81 -8a9j
~arn	67 -14c-12a4j25g
~arn>	73 -21c18g
~arne	80 5ei
~arni	84 -11c-4a15g
~aro	57 -9j-6b6d
~arou	58 -9j-6b7d
~arp	83 
~arr	54 -10c-9i-5e-4h5g6bj7k13d
~arri	65 -6ag-4i9b17d
~arry	59 -12c-6i5j10a11g
~ars	48 -13d-8k-7a5g9hi13c
~ars>	48 -13d-8k-7a5g9hi13c
~art	46 -12h-10j-6i-5k5a13b15f19d
~art>	53 -10h-9i-8c-7j-5b6g10df11e12a
~arte	68 -7i4b7c8a
~arti	77 -7c-6a-4g7d8i9b
~artm	62 -7c5g7d
~artn	68 -9k-4g8bc
~arts	79 -21a-4e6d11i12f
~arty	83 -5e4a6c
~ary	65 -10b-6c-5a-4j6e10d19i
~ary>	65 -8b-6ac-4j6e10d19i
~as>	38 -30f-15k-10g-5b8j19c21h31a
~ase	51 -18d-9e-4h7a11f16c
~ase>	54 -13a-9d-8e4j5b14f19c
~ased	84 -17d5b16a
~asem	67 6i15a
~ash	60 -9a-6k6c17g
~ash>	62 -25a4b28g
~ashe	81 -11g-5b5a14c
~asi	73 -6a4bc
~asid	79 -4b4k6a
~ask	55 -12a-6ghi-4d6f8k26c
~ask>	61 -9b-5e6d9f10a
~aske	77 -9g7b10c
~aski	68 -18a-5i4j6g8c10e
~asks	81 -9d-6a-5eg5j13ck
~aso	68 -28a-7g-5d-4k11c16e23h
~ason	68 -28a-7g-5d-4k11c16e23h
~asp	83 6j
~asph	84 6a
~ass	58 -13e-12a-4c6d9k25b
~ass>	67 -13e-9g-7j5a6cd7f9k
~asse	67 -11c6g8j
~assi	81 4c
~assw	84 -9a11b
~ast	46 -10j-9k-6f-4d5bg6i8c21e
~ast>	47 -9k-8bf-7j6i7g8a23e
~aste	80 -8a10b11c
~asti	84 4f
~asu	75 -12a8b11d
~asur	75 -12a8b11d
~at>	20 -30a-8d-5k-4b6fi9h19j21g24c37e
~ata	79 -5j4a8b
~ata>	83 -5d8a
~atc	64 -16c-9i-5d-4h6g11j22k
~atch	64 -16c-9i-5d-4h6g11j22k
~ate	42 -11b-10i-9d-7g5j13f18e20k
~ate>	48 -12a-9g-6hi5c6f7k26e
~ated	64 -23b-9j-7g-5d9h17c18a
~atel	71 7a
~atem	80 -12ac4k6b7j9g
~ater	60 -6a-5i6g11f
~ates	64 -8cd-4e9j10a12b
~atev	83 -9c18k
~ath	60 -22a-6d-5ce4b5g6f7k17j
~ath>	75 -18c-5b6a8j12g
~athe	65 -14a-5c7bf9j
~athr	80 -8a-5c12b
~aths	84 -10ab-6g5j6k17c
~ati	49 -11g-5aci-4d4f6e11h15b
~atic	77 -5c6h10a
~atin	68 -6ac4b5k8i
~atio	52 -10a-8g-6i4c5e7f15b
~atis	84 -6i5a11h
~atl	81 8c
~atll	84 12c
~atm	81 4k
~atme	81 4k
~ato	83 6i9c
~ator	84 9c
~ats	79 -27b9g25a
~ats>	80 -6b9g
~att	66 -6e-4a4k5i
~atta	77 -11a-6e4b5g6i
~atte	73 5h11a
~atto	84 -5c4a
~atu	76 -10j-6b6k15c
~atus	81 -8a-6b5k17c
~atv	74 -17a6f10g17c
~atve	74 -17a6f10g17c
~au>	84 -4a5j
~aud	66 -7i-6g-4a4e8c9b
~audi	66 -7i-6g-4a4e8c9b
~aug	67 -10g-9d4k5j12c
~augh	67 -10g-9d4k5j12c
~aul	71 -24c-17d17i30b
~aul>	84 -8a4g8b
~ault	76 -18d-4c7a24b
~aur	81 5i
~aura	81 5i
~aus	63 -8i-5ej-4f4g7k8d10a
~ause	63 -8i-5ej-4f4g7k8d10a
~aut	65 -5g5j12a
~auto	66 -5g6j8a
~ave	29 -16i-7f-6h-5d7k10j12b13c24a
~ave>	30 -15i-7df-6h8k11bj17a21c
~aved	81 -14c-4f10ag
~avel	76 -10c4b5f6d
~avi	65 -8b-5i22g
~avin	65 -8b-5i22g
~avo	79 -6a16c
~avor	79 -6a16c
~aw>	68 -9gj-7k-5d8e9i10c11a
~awa	64 -10c7d11k
~away	65 -11c7d11k
~awe	83 
~awf	84 -4a4i
~awfu	84 -4a4i
~awl	81 -6a5j9i
~awl>	81 -6a5j9i
~aws	80 
~awsu	83 6a
~awy	77 6k
~awye	77 6k
~ax>	73 -11c-9b-4a5e6f7jk
~ay>	34 -14j-12h-8a-7d5f14g16c37i
~ayb	83 4a
~aybe	83 4a
~ayc	71 -9c5d10g
~aych	71 -8c5d6g
~ayi	57 -11f-7ce-6j5b13d17g
~ayin	57 -11f-7ce-6j5b13d17g
~aym	65 -11a-8d5c8e12b
~ayme	65 -11a-8d5c8e12b
~ayr	66 -8a5g6d10c
~ayro	66 -8a5g6d10c
~ays	53 -14a-8b-4df7k9c10g14i
~ays>	53 -14a-8b-4df7k9c10g14i
~azy	77 -7c-5j-4i7g14a
~azy>	77 -7c-5j-4i7g14a
~ba>	80 -8b9g
~bab	65 -7b8a
~baby	67 -7b9a
~bac	51 -6ce-5d7k8a
~bacc	76 
~bach	83 6j7b
~back	52 -5dej4hk8a
~bad	68 -9i-6j4a7cg
~bad>	69 -9i-6j8cg9a
~bal	69 -15c-10a5k6j8d12g
~bala	81 -15c-5a6b17g
~ball	72 -6a5k6j8d
~ban	52 -8c-5gk-4fi4b7e9a21d
~band	55 -6c-5k8d9e
~bank	64 -7g-5ij12a15d
~bar	68 -17a-7j7h9e14c
~barb	84 12e
~bare	83 7d
~barn	83 -14a11cg
~bas	65 -8g5i14c
~base	66 -4b5i13a
~bat	72 -15a8j13c
~bath	73 -17a8j14c
~bbi	79 -6a-5g18c
~bbie	80 -4g9c
~bco	77 
~bcon	77 
~be>	48 -21i-10f-7h-6g7a8d12j13e14c
~bea	76 -8c6a
~bec	62 -10i-6j-4af6d7k17c
~beca	64 -11a-8i-5ej-4f8dg9k12c
~beco	83 -6g5e9a
~bed	73 -10a4k6b9g
~bedr	74 -6a5k10g
~bee	48 -11g-9e-7j4a6hk8c19i
~been	48 -13g-9e-7j5a6hk8c19i
~beer	83 
~bef	55 -14k6j7b8g10i
~befo	55 -14k6j7b8g10i
~beh	69 -6ac5fk16d
~behi	70 -7a-6c5fk16d
~bei	69 -9b5f6i
~bein	69 -9b5f6i
~bel	66 -18b7f11a13j
~beli	76 -13g-6b-5a-4k6c9ef10j
~bell	81 9b
~belo	77 -15b7gk16a
~belt	84 -10b-4k5aj10g
~ben	66 8a9d
~bend	83 4a
~bene	67 5a9d
~ber	48 -11b-6dh4k8cg11a
~ber>	49 -6b-5dh4e5f8g16c
~bers	71 -9c-5f9k12a
~bes	62 -8b-7g-5a-4e6h9d15c
~besi	69 -6b15d
~best	68 -7g-5d-4e5j7h14c
~bet	60 -7k-6g-4i6f16b
~bete	81 -4b11a
~bett	65 -8c-6g5d11b
~betw	74 -6jk6f11b
~bid	84 6c
~bie	76 -4bg7c
~bies	76 -4bg7c
~big	57 -17i-7j-5a5c6d11b15g
~big>	60 -11i-6d5ag10b
~bigg	73 -12a-4j4g16d
~bigs	84 -9i11g
~bik	80 -5c5b7f
~bike	80 -5c5b7f
~bil	56 -8c-6i-5a-4ek6f10d14b
~bile	84 -7a-5k8b9f
~bili	60 -5c6b11g
~bill	69 -10g7j12d
~bin	68 -12g-11b5k6a8c11j
~bin>	81 -7b4j8c
~bind	80 -10c4b5k6f
~bing	76 -9g-7b5c14a
~bir	62 -9a-4d8e21c
~birt	63 -10a-8b13c17e
~bis	84 -6c4j7g
~bisc	84 -6c4j7g
~bit	72 -5c-4e7g10a
~bit>	73 6a8g
~bla	77 4d5bc
~blam	80 5bd
~ble	50 -9k-8i-4fh4b15a16c
~ble>	52 -8e-7jk-6i6g37a
~blem	72 -7a7b8ej
~bles	76 -25a-6j7d27c
~bli	80 4i
~blin	84 4i
~blo	67 -11b-9g-5k9ae10c
~bloo	69 -11b-6g-5k4j10e15a
~blu	84 -8c-5k12g
~bly	84 -5a12g
~bly>	84 -5a12g
~bnb	83 -5b9a
~bnb>	83 -5b9a
~boa	69 -4bgk5j12a
~boar	72 -7k11a
~boat	81 
~bod	46 -14b-4c5g8i15d
~bodi	83 -6a6g
~body	46 -14b-5c8i16d
~bol	83 4b5j
~bolt	83 4b5j
~bon	84 
~boo	62 -5c5h9k
~book	63 -7c5h8k
~boot	84 
~bop	84 -6g8c
~bop>	84 -6g8c
~bor	62 -11g-9k8bej
~bor>	77 -6a-4g4f5b8j
~borh	84 -6a4e6g
~born	72 -12g-5k6a8ce
~borr	77 8b
~bors	81 5j8a
~bos	76 -4f5c10a
~boss	76 -4f5c10a
~bot	63 -4f5c
~both	66 -6a4gj5b
~bott	80 -5j5a6c
~bou	40 -13g-11e-8d5h6f30k
~boug	69 -9c-6gi7k11b15a
~bout	40 -9e-8ag-7d6h7f9c26k
~bov	80 7b
~bove	80 7b
~box	69 -4f5dj
~box>	70 -4f6d
~boy	69 -14a-8g-5k7i10bhj
~boy>	72 -11g-10a-5ck7i8b11hj
~boys	80 -5a
~bra	73 -6g-5j4c6a
~bran	81 -5c5a8b
~bre	57 -7i-5k-4b4d14g
~brea	71 -4k6c7d
~bree	84 
~brel	61 -6bi-5c7h15g
~bri	62 -10a-7d-5i-4k11g19h
~bric	73 -4b9c
~brid	84 -8a-5d7j9c
~brin	67 -12c-4i7g22h
~bro	60 -14g-12d-5k4a8j9c13b
~brok	72 -16a-8d-5g8b15c
~brot	67 -7gk-5d7a8c10b
~brou	81 -6c9a10e
~bs>	61 -8k-4e6a7g11d
~bsi	80 -4h9b
~bsit	80 -4h9b
~bt>	80 7b
~buc	84 5a
~buck	84 5a
~bud	70 -10c-5d6k17g
~budd	75 -12c-5d4k8gj
~budg	79 -6a-4j11g
~bug	81 -5i5b11c
~bui	54 -8j-7i5g8k18e
~buic	84 4g
~buil	54 -7j-6i8k19e
~bul	83 -7ac5f6bi
~bull	84 -7c-6a5f6bi
~bum	83 -8a9bj
~bump	84 9j
~bun	73 -10g-8c7a8b14i
~bunc	84 -14a6d14b
~bund	83 13a
~bung	84 -9g-8b-5c7a19i
~bur	62 -5c-4bk8g16i
~bure	84 -4a5j
~buri	77 -7a6bc
~burn	69 -12c-7ab16g17i
~burs	83 
~bus	48 -9i5a6d9e
~bus>	84 6a
~busi	49 -11i5j7bd
~busy	72 4a5i13e
~but	61 -10a-6f-5d6ik8e
~but>	62 -7b-6fi-4d6eg9k
~buy	63 -8g4ac9b
~buy>	64 -7g-5a4e8c11b
~buyi	81 -4c12a
~by>	50 -20g-15d-8c-5hj4b8a20i23e
~bys	80 4g8c
~bys>	81 -8a4g9c
~cal	47 -19e-12a-11g-7i6j15h16b19d
~cal>	60 -7c-6i5a7d
~cale	83 -6e-5c5i17g
~call	50 -24g-16e-12a-6i8j11c14b15d17h
~cam	60 -9i-8c-6d5k6a10g16j
~came	63 -10i-9a-5d9g16j
~can	46 -14j-11g-9k7i8f9d12e17a
~can>	48 -23j-20k-7g5cd9f10e11i24a
~canc	69 -12g-8a-5c-4b6e7d10k12j
~cane	79 
~cant	84 
~cap	84 -15a6ck12j
~car	42 -18b-11j-6ak-4e7f27i31c
~car>	51 -18b-12dj4gk6ai10f22c
~card	58 -16a7i15c
~care	64 -7i8ad
~carr	57 -9c-8i6k8g16d
~cars	65 -22k-12g5f14c23i
~cary	83 -5b23i
~cas	62 -27a5k6j8b20g
~case	75 -7a8j
~cash	66 -21a-4c9b21g
~cat	54 -9i-8j-4c4f6g8e12k
~catc	74 -9i-7d-6c-4b5g6j10e15k
~cate	62 -6c-5b6f11d
~cati	65 -8j-7b-4i5k6a11c
~cats	81 -10b5a9g
~cau	64 -8i-5ej-4f5ag6d15k
~caus	64 -8i-5ej-4f5g7k8d9a
~cce	80 -12b5d10j
~cci	69 4ad
~ccid	69 4ad
~cco	59 -14g-6h-4i7c17a
~cco>	73 -5b12a
~ccou	63 -13g-6h4j6b7c8a
~ccu	73 -11a23g
~ccup	77 -6a21c
~ccur	83 -21c-6a7j24g
~ce>	36 -8j-4f5i8bg9a12k
~ced	70 -16j9e23b
~ced>	70 -16j9e23b
~cei	77 -12g-5e6k7c9f
~ceil	84 -6g6c10f
~ceip	83 -7g8k
~cel	69 -10a6c16b
~cel>	84 -6a6b
~cele	83 
~cell	75 -5aj7c12b
~cem	79 -11g6b8a
~ceme	79 -11g6b8a
~cen	54 -17a-10c-7f-6i5b6dj9e14g
~cens	60 -13a-5i-4f5k10e11d
~cent	63 -14c-7a5h9j16g
~cer	57 -14g-10c-8b-5h6f7j10a14d
~cer>	75 -12g-10b-4f6e7d8k12j
~cern	81 -4g6c
~cert	61 -5c-4g10d
~ces	64 -15c-6b-4g4i12d15a
~ces>	68 -14c-5b18a
~cess	74 -6g-5c5i10d
~ch>	39 -41a-33i-8j4f8c14k17b30g31d
~cha	54 -11c-8e-5f4g6b9a10k
~chai	77 -11a9bh
~chan	59 -9g-7j-5be4k35a
~char	69 -9c6g11k
~chas	84 -18a6b17g
~chat	81 -7c13j
~che	50 -6acdfh5e7g9b16j
~chea	79 -11c8abg
~chec	59 -12a-7d7b16e
~ched	71 -14i-9a-6g6j7b18c
~chel	83 6j7b
~chen	70 -4b8j
~cher	77 -6ac22i
~ches	72 -8c-5ek5a6dg
~chew	84 5b
~chi	59 -13d-11j-7e7c11ab
~chil	67 -9d-6e4bc5f7i
~chim	84 -6b8a
~chin	67 -9dj5c9a10b
~cho	58 -14g-5be4k7c8df
~choo	59 -13g-6h-5be5k6d8f12c
~chr	80 13f
~chri	80 13f
~chu	77 -7b8a
~chur	77 -7b8a
~cia	57 -15g-8a-6i16b19c
~cial	61 -7j-6dg-4i4e6b21c
~cian	84 -4c11j
~ciar	73 -9g7c14d
~ciat	81 -7a-5c19b
~cid	62 -6g-5b7ij9d
~cide	63 -11a-5g8i11d12j
~cidi	84 -6j-5b15a
~cie	68 -9b-5d5ak11c
~cies	68 -7a-4d5k11c
~cig	80 -5a5k
~ciga	80 -5a5k
~cin	76 -5b8a
~cin>	84 4d
~cine	83 6c
~cis	76 -4a6d
~cisi	76 -4a6d
~cit	71 -9b5f6e8a
~city	76 -5b5a6f
~ck>	43 -15j-13b-6a-5h-4f7e14k19i21c
~cka	77 -7g8b9c
~ckag	77 -7g8b9c
~cke	56 -6c-5fi4g10j13b
~cked	64 -5a8j12b
~cker	76 4c5d6b
~cket	65 -7bc-5di6j7k11a
~ckg	83 5b
~ckgr	83 5b
~cki	70 -8a-5g7c8b
~ckin	70 -8a-5g7c8b
~ckl	77 -14c-5g-4b6a11d15h
~ckle	80 -13c-4g5d17h
~cko	83 -13c7i15g
~cks	61 -17b-8i-5d8j13a15g
~cks>	62 -9i-7b-5d7j15g
~cku	70 -11c-5i6g13e
~ckup	70 -11c-5i6g13e
~cky	76 5c
~cky>	80 6c
~cla	56 -12a-9e-6d5c8jk9i
~clai	58 -8e-5ad4gk5j9i
~clar	84 
~clas	77 -5g4k6cf
~cle	57 -10g-6d12b14a
~cle>	66 -7d-6a9bk
~clea	67 -9c-4g6b12a
~cles	71 -10g5c6j11a
~cli	60 -10g-5bk6f9a10d
~clie	64 -6j-5g-4k13d
~clim	79 -10b15a
~clin	79 -7a-4c5b9f
~clo	54 -16c-10i-9a10b15e17g
~cloc	80 -5a-4j6g7b
~clos	56 -18c-9i9b12g16e
~clou	83 6j
~clu	72 -6b10a
~clud	72 -6b10a
~co>	69 -6b15g
~coa	80 -4a10bg
~cod	70 -6fg-4aj4k22c
~code	70 -6fg-4aj4k22c
~cof	83 -12a-4c4b6i9k
~coff	83 -12a-4c4b6i9k
~coh	73 -5b5cg
~coho	73 -5b5cg
~coi	83 -6a8b
~coi>	84 
~col	57 -7c-4fi5g14a
~cold	80 
~coll	59 -8c-4ij4b8g18a
~com	39 -17ag-10j11d16f20h22c
~come	50 -18i-9b-6g7a15f29h
~comf	76 -6c4a
~comi	66 -20a-18b-9j-7g5d8f12i33c
~comm	64 -6d-4j8c15b
~comp	46 -10a-6j-5g6i8e10b15d
~con	49 -10e-5h-4g7j9f14a
~con>	84 -10a-6c8f10j
~conc	80 -4g5b6c
~cond	61 -9b-8g8j11c
~cons	69 -11c4k7g13a
~cont	59 -15c7k10b11g
~conv	76 -8k-7g7j14c
~coo	81 -8a9b
~cook	84 -4a4b
~cop	73 -15b-5ck5j19a
~copp	84 -17b19a
~copy	77 -5ck4i8j
~cor	54 -19a-11g-6d6b9f11c27j
~cord	63 -10c-8d-4g6k7b11a
~core	75 -13a5i25c
~corn	84 -10a-5k8c18f
~corp	76 12b
~corr	67 -10a24j
~cos	60 -16a-6i-5ch-4d4b6j32g
~cost	60 -16a-6i-5ch-4d4b6j32g
~cou	44 -11h-8b-4j6c7e8g12a
~couc	84 -7a4b7c
~coul	50 -20k-8j-7h-5d-4f6i9g15e25a
~coun	55 -7chi-5be7df18k
~coup	76 -8bf4i9c
~cour	80 -8a4f5b9c
~cous	81 6d7f
~cov	48 -6f16b
~cove	48 -6f16b
~cow	84 4ck
~cpa	80 -7d6k
~cpa>	81 -7d4c6a
~cra	65 -11a7c12b
~cras	79 -7g16c
~craw	80 -6a4j9i
~craz	77 -7c-5j-4i7g14a
~cre	56 -12f-6i20a
~crea	77 -9g-6c20a
~cred	62 -11fg6k7i11ac
~cree	77 -11i-4c8a12g
~crem	81 -5a8c
~crew	75 -9c-6a-4i6d9g
~cri	72 -9a-6g8d11k
~crib	83 -6a-5i6c13k
~crip	81 11d
~cro	72 -8g-5ck11i13b
~cros	80 -5a5i6b
~crow	80 -5g7a8b
~cs>	79 -5ac6b7h
~ct>	57 -33a-6e5k8h11c20j
~cte	72 -15a-6c5bk7i13j
~cted	74 -10c-6a7i16j
~cti	55 -6e-5d-4i10a17k
~ctib	62 -5i5b10g
~ctin	80 -8g9c12k
~ctio	64 -9b-6c10a12k
~ctl	73 -8b5cf6g
~ctly	73 -8b5cf6g
~cto	60 -11ac5e17d
~ctor	60 -11ac5e17d
~ctr	72 -8c7j
~ctri	74 -8c5b8j
~cts	76 -5bg5d6a10c
~cts>	76 -5bg5d6a10c
~ctu	64 -17g-5ej6cf7b8k11a
~ctua	77 -8g6a
~ctur	67 -11g-5ej4b6f7a10k
~cub	81 -8b9g
~cuba	81 -8b9g
~cui	83 5g
~cuit	84 -6c4j7g
~cup	75 -9a-6k6i18c
~cupa	79 -6g-5a22c
~cur	59 -13c-12a-9f7e9g10j14k
~curi	72 -11c-4a5bh12k
~curr	63 -5c-4i6k8e11g
~cus	59 -12g-6j-4be10d17h
~cush	84 9a
~cust	61 5i8d
~cut	74 -5a-4k5cgh
~cut>	77 -5g5h8c
~cy>	48 -4i6a9e
~cyc	81 5c
~cycl	81 5c
~dad	64 -9c-6j-4k4a6g7d10b
~dad>	71 -12c9a10g
~dadd	73 10d
~dam	67 -7be11ag
~dama	68 -7be11ag
~dan	76 4ae
~dang	81 5e
~das	73 -7k-5b10a
~dash	76 -7k-5b6g12a
~dat	58 -19g-8a-7d-6b-5hi17c41e
~data	81 -5d8a
~date	60 -18g-14a-9b12c45e
~dati	83 4c6b
~dau	67 -10g-7d6j7a12c
~daug	67 -10g-7d6j7a12c
~day	44 -23a-8b-4f6g7j15c20e
~day>	46 -24a-11g-8i-5k6f8j22e26c
~days	58 -13f-12j-6b-5c4a5k7d11i19g
~dbo	81 4j6a
~dbol	84 5j6a
~dd>	75 -15b9g11j
~dda	81 -6a5e
~ddad	83 
~dde	73 -5b4a6c
~dded	81 11a
~dden	84 -6a7c
~dder	84 8g
~ddi	68 -16c6bf8j
~ddin	76 -12c-5d8f9j
~ddit	75 -6c7b
~ddl	74 -10a-4i6b8e10c
~ddle	75 -9a-4ij6b8e11c
~ddr	62 -12a-7bg-6d7k8e10c18f
~ddre	62 -12a-7bg-6d7k8e10c18f
~ddy	68 -8c5dj
~ddy>	70 -4b5d8g
~ddys	83 -6g-5c9j
~de>	49 -9e-4a7f19h
~dea	61 -4c6k8a
~dea>	77 6a7k
~dead	73 -5gk8a
~deal	70 -6ag
~deat	81 -10c14g
~deb	75 -27a-7d5j6b31c
~debt	77 -27a-7d6b32c
~dec	60 -9g-6b9d13j
~dec>	79 6a
~dece	84 -6b17a
~deci	66 -8a-6bg6i9j11d
~decl	76 5b
~ded	55 -11j-7e13a18g
~ded>	61 -12j-8b-7e5i9c20a
~dedu	62 -6a-5i-4c4b22g
~dee	77 -15a-7b7i9g11c
~deep	84 -11a-5b5j8i10g
~deg	77 -6a14b
~degr	77 -6a14b
~del	63 -7i8a
~del>	80 -7g8b12c
~deli	66 -7b-6ci4e6g9a
~den	57 -20g-6a-4f8d19j
~den>	77 -12a6ci8b
~denc	84 -11a-9g5j10k13e
~deni	84 -5a9d
~dent	60 -10g-8c-6k-5b4d16j17a
~deo	84 7a
~deo>	84 7a
~dep	68 -10c-6a8d13b
~depa	81 -10c-4a5b7g12d
~depe	73 -4a13b
~der	50 -26a-12e-6c-5j7d10f16b25g
~der>	53 -21j-10a-9e-6h-5k6dg11f14c20b
~deri	83 -5a12g
~ders	67 -10c-9a-6f-4i6k7h22j
~derw	81 -6j6d
~des	57 -16g5bd7j10k
~des>	63 -8b-6g7i8d
~desc	84 -5i-4a6c13k
~desi	83 7b
~desk	83 6b
~dest	72 -9g-7b9j11a
~det	77 -6bc4k10a
~deta	83 -6b-5c4aj5k
~dete	83 7a
~dev	83 6j
~devi	83 6j
~dge	73 -5aj-4b5c7k10g
~dget	77 -7a11g
~dia	68 7d
~diab	80 -4b10a
~diag	80 -5a5cg
~dian	80 -4c9d
~dic	64 -21a5e6d18c
~dica	66 -17a8d13c
~dici	83 6c
~did	36 -20k-15d-5b4j7g8h12e16i19a
~did>	36 -20k-15d-5b4j7g8h12e16i19a
~die	68 -5c-4e17a
~die>	80 -7g11a
~died	72 -10c7gj8a
~dif	67 -8b-5j5h7k
~diff	67 -8b-5j5h7k
~dig	74 -7ab-5j8k20c
~digi	74 -7ab-5j8k20c
~dil	81 -6a9g
~dily	83 -6a6g
~din	51 -10g-7bd-6i5a6c12j17f
~din>	65 -8k-5e4h7b12j
~ding	55 -13g-12b-7i-6d5j7a14c21f
~dip	83 -26b7c23a
~dis	65 -11b-9c7k13aj
~disa	81 7j
~disc	72 5a8k
~dise	83 5a
~dist	83 -7b11j
~dit	54 -18g-8f9k10c14b
~dit>	59 -11fg-5d6k7b18c
~dite	81 13a
~diti	67 -7c-4g13b
~dito	83 -5g4c5e
~div	70 -13j-11c7g13b14a
~divi	76 7b
~divo	81 -14j-8c15a16b
~dju	83 -6b5i
~djus	83 -6b5i
~dle	61 -11a-7gjk-4f6h8b22i
~dle>	67 -38a-14g-6j-4k6be9h10c38i
~dled	77 -14i-5b30a
~dles	75 6d8b
~dli	77 -10d16b
~dlin	77 -10d16b
~dlo	67 -8g4j6c9a
~dlor	67 -8g4j6c9a
~dma	84 -8a-7g4d6j8c
~do>	27 -39k-38j-5g10i11b16f18e24c45a
~dob	84 -9a-5k22c
~dob>	84 -9a-5k22c
~doc	67 -16g-6a4j5i11d
~doct	68 -13g-4a5i11d
~doe	41 -16k-10j-5h9e10d21a
~does	41 -16k-10j-5h9e10d21a
~dog	69 -12b4i5a12j
~dog>	72 5i13j
~dogs	81 -9b10a
~doi	60 -9gj-4e4f9i10c
~doin	60 -9gj-4e4f9i10c
~dol	64 -12a-9c4i8b15j
~doll	64 -12a-9c4i8b15j
~dom	81 -15a5b13g
~dome	83 -15a5b14g
~don	63 -7e-4b7c8j
~done	63 -7e-4b7c8j
~doo	65 -18c-12b7f9j15e
~door	65 -18c-12b7f9j15e
~dor	80 -10b5i8a
~dos	83 -9c10g
~dose	84 -9c10g
~dot	80 -5a11j
~dot>	84 8j
~dou	83 -8c-7a9g10b
~dow	51 -18a-5ci5be20j
~dow>	81 -6g-5d-4c6e10j11i
~down	51 -15a-11i4g7d9bj
~dra	68 -9c4e5h6a
~draf	84 
~dran	77 5g9a
~draw	79 -9c6b8e
~dre	58 -12a-4g7e12k16f
~dren	70 -12c6b7k
~dres	62 -12a-7bg-6d7k8e10c18f
~dri	46 -6g-5h6b21a
~drin	70 -8d-5i4g19a
~driv	47 -9g-5e-4h8bd9a
~dro	63 -13c-12a-7j5g6b10k16h
~droo	74 -6a5k10g
~drop	68 -12c-5a4b19h
~dru	77 -12c4a11d
~drug	77 -12c5a11d
~dry	84 
~ds>	45 -8b-6d-5f-4k5a6gi23j
~dsh	79 -8a12b
~dshi	84 -6a4k5b
~dsi	80 -4g4i8a
~dsid	80 -4g4i8a
~dua	84 
~duc	60 -7i-6a-4f11g17c
~duca	80 -6g-5j-4b4k17c
~duct	61 -5i-4a4b17g
~due	76 -10c9e17a
~due>	76 -10c9e17a
~dui	84 -9a17c
~dul	81 7e
~dule	83 7e
~dvi	71 -6g5ab
~dvic	76 -8c8d10a
~dvis	79 -6d-4a5j7c
~dwe	81 -8a-4c4b11g
~dwel	81 -8a-4c4b11g
~dy>	44 -15b-12c7j8ei15a
~dys	67 -7g-6ae-4k5bc8j
~dys>	67 -7g-6ae-4k5bc8j
~ea>	71 -28c-5g7k8b27f
~eab	80 -4c16f
~eabo	80 -4c16f
~eac	59 -18i-8a-5b4k6d9e13j
~each	60 -18i-8a-5b5cg7d9e13j
~ead	52 -24c-8i-7d-5ah11b13f14g24k
~ead>	58 -10g-8j-7e-5a7c15b23k
~eadb	84 5j6a
~eade	81 
~eadi	80 -26a-5c5j10g23f
~eadl	84 
~eads	83 -5a4g5k
~eady	67 -6c5e18a
~eag	77 4k5f
~eage	81 -5a6k
~eak	63 -10g-6k-5h5a10c18j
~eak>	71 -9a6j7b
~eaki	81 -13a-8i9c19j
~eaks	75 -9b-8g9c15a
~eal	53 -9cf-8g5k6j11b22i
~eal>	67 -7cf-5i6k10g
~eall	80 -6b-4g13a
~eals	84 -14a5d12b
~ealt	57 -14g-5d-4e10b25i
~eam	77 -5c-4k6ae
~eam>	77 6e
~ean	65 -12c-5a7g9h10b
~ean>	68 -6c4g13b
~eani	84 -7c5a9h
~eap	77 -11c8abg
~eape	83 14a
~ear	39 -13d-10i-5b-4c5f7a8h14ej
~ear>	45 -9dgi6c10j13e17a
~earb	84 11a
~eard	73 -13g-9a-7c6j7h8i15e
~eare	83 -8c16f
~eari	75 -6bg4c13j
~earl	77 11k
~earn	71 -24c4j6e19g
~ears	51 -10d-8ai10k11g12h
~eart	68 -6j4e7d
~eas	51 -18g-11ad-5j5b13h14f22c
~ease	55 -19d-10g-8e4b14ac15f
~easi	81 -8a6c
~easo	68 -27a-6g-4d12c16e23h
~easu	75 -12a8b11d
~eat	55 -13j-5d8b16i
~eat>	64 -13g-11j4f8b9a11c
~eate	71 5g
~eath	74 -10c-5a10g11i
~eati	72 -7c9i
~eatm	81 4k
~eau	79 -6c6j
~eau>	84 -4a5j
~eav	57 -7gi-5ck6bj8d
~eave	59 -9g4f9d
~eavi	79 -5c4b
~ebo	56 -10b-5k-4f10c14d
~ebod	56 -5k-4bf4g14d
~ebs	80 -4h9b
~ebsi	80 -4h9b
~ebt	77 -27a-7d6b32c
~ebt>	80 7b
~ebu	77 -14c5j11a
~ebui	77 -14c5j11a
~ec>	79 6a
~eca	62 -19a-9i-7e-5f5j6dk7g9b13c
~ecal	80 -10a8b12j
~ecau	65 -11a-8i-5ej-4f5g8d9k13c
~ece	70 -12g7k19a
~ecei	83 -7g8k
~ecen	76 -7j21a
~ech	84 5a6j
~eci	63 -11a-8g-5bk5i9j10d15c
~ecia	80 10c
~ecid	70 -5bg-4a6di8j
~ecis	76 -4a6d
~eck	56 -10c11g12e
~eck>	60 8c
~ecki	84 -6a8i
~ecks	73 -5c4b11g
~ecku	84 -10a18e
~ecl	75 5b
~ecla	83 
~ecli	80 -6a5b
~eco	56 -9b-5d6j10a11c
~ecom	77 -7g4a14c
~econ	64 -15b-4a7j8cg
~ecor	63 -10c-8d-4g6k7b11a
~ect	54 -14a-8g-7e-6d7h13k29j
~ect>	63 -21a-7g5b10h12j15c
~ecte	76 -11c-6a7i17j
~ecti	67 -10b-4e5a15k
~ecto	80 10a
~ectr	72 -8c7j
~ecu	72 5bk
~ecur	74 -9c5bk
~ed>	30 -21g-16i-14b-4c16d20j50a
~eda	80 -6i17b
~eday	84 7a
~edd	83 -6d-5a4k10j
~eddi	83 -6d-5a4k10j
~edi	55 -12g-11f-7ab5k34c
~edic	64 -21a7d22c
~edin	79 -7a-5b17c
~edit	62 -11fg6k7i11ac
~edo	83 -6b5j6a
~edon	84 -6b5j7a
~edr	74 -6a5k10g
~edro	74 -6a5k10g
~eds	67 -22b-7e-5g4i6j15a16c
~eds>	67 -22b-7e-5g4i6j15a16c
~edu	60 -7a-6i7c15g
~educ	61 -7a-6i-4j9c17g
~edul	83 7e
~ee>	53 -26g-10i-8c-5b6e17j28a
~eed	46 -20b-9g-8i-5d6ch44k
~eed>	48 -13b-12i-8d-7j-6g-5c8e54k
~eedi	79 -7a-5b17c
~eeds	69 -9a-6e5cd6i8j
~eek	55 -11b7c17g
~eek>	60 -8i5h9g
~eeke	71 -9ab5i6j16c
~eeks	71 -7bc-4k5i6a16g
~eel	57 -13b-12j-9e5a6h12d13i
~eel>	61 -8ac-5e5h8d15i
~eeli	75 -6i6k14c
~eels	74 -8j4i6g8d
~eem	81 -4d5a
~eeme	81 -4d5a
~een	46 -12e-11j4h10f20i
~een>	47 -12ej-6a-4g5bh9c10f18i
~eena	77 -10c-5d8g14a
~eent	83 4i
~eep	50 -17g-13e5f6d7i8j12k
~eep>	53 -10eg8fj13k
~eepe	81 -5a15d
~eepi	69 -5g6i11a
~eeps	75 -5d8ch
~eer	69 -5a4j11c
~eer>	74 -5b14c
~eers	81 -9a6g8b
~ees	66 9a
~ees>	66 9a
~eet	56 -10f-7a5b9h15c
~eet>	58 -16a-9f-6e5k6b26c
~eeth	83 -6c7e10h
~eeti	81 -8c15a
~efe	76 -12a6j12b
~efer	77 -12a5j13b
~efi	67 5a9d
~efic	73 -9g7c14d
~efit	74 -9c9ag
~efo	55 -14k6j7b8g10i
~efor	55 -14k6j7b8g10i
~eft	68 -10c-4a7b15g
~eft>	68 -10c-4a7b15g
~efu	84 -11c-10b11a13d
~ega	71 -6i-4g6cj9k
~egal	77 -6i5ck
~egat	84 
~ege	65 5b8a
~ege>	65 5b8a
~egg	84 -12g7i9c
~egi	77 -12c13g
~egis	81 -12c14g
~egr	77 -6a14b
~egre	77 -6a14b
~egu	72 -4d7a9k
~egul	72 -4d7a9k
~ehe	81 8h
~ehen	81 8h
~ehi	60 -5e-4ag5b7d9k
~ehic	64 -7d5k8b
~ehin	70 -7a-6c5fk16d
~eho	71 -11g-7b8d9a11c
~ehol	73 -11g-5a6d14c
~eig	63 -7j-6d9c16g
~eigh	63 -8j-6d9c16g
~eil	83 -6g6c10f
~eili	84 -6g6c10f
~ein	69 -9b5f6i
~ein>	80 -9a-5c7e10b
~eing	73 -19b6f7i12a
~eip	83 -7g8k
~eipt	83 -7g8k
~eir	59 -9b-8c8g15h
~eir>	60 -9b-4c8g9h
~eirs	84 9h
~eit	80 -5a5j6b
~eith	80 -5a5j6b
~eje	84 -5a5h
~ejec	84 -5a5h
~ek>	60 -8i5h9g
~eke	71 -9ab5i6j16c
~eken	71 -9ab5i6j16c
~eks	71 -7bc-4k5i6a16g
~eks>	71 -7bc-4k5i6a16g
~el>	55 -22a-9g-8e6f9d10i16b
~eld	74 -4a4d6b
~eld>	76 -4a6b
~ele	66 -13c-11b4h5d19a
~elec	72 -8c7j
~eled	83 
~elem	84 -5c7h
~elf	57 -9e-5a21b
~elf>	57 -9e-5a21b
~eli	59 -13b-12i-7g5d6ef7j12c
~elie	75 -13g-6b-5a-4k6c9ef10j
~elin	70 -7g-5ei5d6k13c
~eliv	68 -7b-6i7ag
~ell	38 -18b-15j-11e-8f-7c4h5g10a59k
~ell>	40 -26j-15g-12e-10b-9f-7c12a71k
~ella	58 -8b-5d-4j5h6c12g
~elle	77 -16b-9c7k10ag
~elli	73 -10k-7a-6c12g14j
~ells	83 -4k10j
~elo	70 -10c-8b5g6a8k
~elon	79 -15b-5j4h8g16a
~elor	83 6j7b
~elp	65 -19c-11j6k8b9h15i
~elp>	68 -20c-10j7k10h17i
~elpi	84 9a
~elps	84 -12a12b
~elr	77 -5a7c
~elry	77 -5a7c
~els	54 -13a-8g-6e-4k7c25d
~els>	73 -8j4i6g8d
~else	55 -13g-12a5j8c19d
~elt	81 -10b5j10g
~elt>	84 -10b-4k5aj10g
~ely	69 8i
~ely>	69 8i
~em>	48 -22a-5f4d6i9b19g
~ema	59 -9g-8a-6e7b16c
~emai	61 -7dg-5e5i15c
~emat	77 6h
~emb	67 -15c-5be4d6jk8a9i
~embe	67 -14c-5e-4b4d6j10i12a
~eme	53 -11c-8e8j11d13i
~emem	68 -14c-5be4d6j10i12a
~emen	57 -6a-4e5j6i
~emer	81 6d
~emi	72 -8k-4j12c13g
~emic	84 -5a6b
~emiu	75 -8c-4b5a14g
~emo	79 -9c4a10j
~emod	81 -6c10a
~emp	59 -12g-6c-4i11ae
~empl	61 -5g-4c4j5k6a
~empt	79 -10g20e
~ems	76 -17c-8b9j24a
~ems>	77 -16c9j16a
~en>	33 -22a-10f-9h-4bk4g15i66e
~ena	71 -12c-6d-4b8g15a
~enag	76 -10c-5d8g13a
~enan	80 
~enc	62 -21b-5c5aej7g11k
~ence	64 -21b-6c-4d6e8g10j12k
~ency	81 -5j6d
~end	48 -9a-6k-5d5h8f14e
~end>	52 -17a-7c-5d8g11f15e
~enda	84 -8b6a9c
~ende	65 -4b4c8a
~endi	83 -5a5j8h
~endo	81 5i
~ends	68 -6c6d
~ene	53 -8i-4f7h10d
~ened	62 -9e-6a-4g4h7d11c
~enef	67 5a9d
~ener	72 -10c4ak12g
~enew	69 -8b6h12e
~eng	73 -9j13g
~enga	83 -9j-6c8a10g
~enge	81 5c
~eni	70 -33a-10c-6g6d7f21ej
~enie	84 -5a5f9d
~enin	74 -28a-7c-4g19j21e
~enj	79 -4b10a
~enjo	79 -4b10a
~enn	84 
~eno	69 -18i-5d-4b9a12c14h
~enou	70 -19i-4bd8c10a15h
~ens	50 -11g-8f-6i4a5d8k9b11h
~ens>	62 -11g-7e7a11h12k
~ense	57 -5f7e8d9b
~ensi	69 6h8c
~ent	35 -20c-10e-5i-4f4g5b7h10k17d19j
~ent>	39 -17a-9e-5i4f6j9dhk16g
~enta	68 -8g5bj6a
~ente	70 -5ai-4g9d10b
~enth	83 4i
~enti	69 -6b5h9j11a
~entl	74 -11g10a
~ento	79 4a6k
~entr	83 -6a-4b14j
~ents	52 -17c-7f4i7b9d10a
~enu	77 -8a13c
~enue	80 -8a6c
~eo>	84 7a
~eon	83 -12d7ac
~eone	84 -12d7ac
~eop	58 -5efj-4b4i7ag
~eopl	59 -6b-5efj5i7g9a
~eor	83 5b
~eorg	84 5b
~eow	74 -6ac6j10d
~eown	74 -6ac6j10d
~ep>	52 -12g-6c-5e7fj12k
~epa	69 -11a-5h7g9d12b
~epai	77 -14a-5h6j8bc
~epar	74 -10c5b6g11d
~epe	69 -9a11d12b
~epen	73 -4a13b
~eper	81 -5a15d
~eph	83 9d
~epi	69 -5g6i11a
~epin	69 -5g6i11a
~epl	61 -13g-5j-4dk7e8c11b12a
~epla	61 -13g-5j-4dk7e8c11b12a
~epo	77 -7a-5c5k6f9h
~epor	77 -5c5k9h
~eps	71 -6a6h14c
~eps>	71 -6a6h14c
~ept	70 -11b-7g4k6f7a13h
~ept>	71 -11b-6c-5j4k6f9a13h
~equ	62 -9c7a14g
~equi	63 -8c4a15g
~er>	28 -23g-15b-11e-8h-7k-4j14f31a33c34d
~era	48 -5df4j9b10g
~erag	52 -6ad5c7g10b
~eral	65 -7c4gi6a
~eras	80 -5b5c
~erat	79 
~erc	62 -11c-10a-7d6h7b15g
~erce	68 -16a-9c5b8h21g
~erci	71 -6d6k7a
~ere	32 -18e-11j-8g-7d-6b5h16k17a49f
~ere>	33 -18e-10g-8i-7j-5d8c13k19a35f
~erea	80 -4c16f
~ered	61 -12a-7ck6i32f
~eren	67 -8b-5gj4a6k13c
~eres	77 -12c5g8k9h
~erf	81 -10a-6g5b15c
~erg	79 6di
~erge	81 6d
~eri	59 -7k-6be7a21g
~erie	68 -8c-5b5j8a
~erin	71 -6i-5k17g
~erio	80 -6b4a8c
~erl	84 -6a-5c13j
~erly	84 -6a-5c13j
~erm	63 -9c-6f5be9a
~erm>	68 -6c-5ef4b5j6a10g
~erma	83 -5g6c
~ermi	76 -13g5a13e
~ern	68 -8bc4i6aj
~erni	80 -11b-5c6k8j9e
~erno	79 -10c-4e5b8gi
~ero	74 -20g-7a-6c11b28e
~erou	81 5e
~err	72 -17k12j14i
~erri	84 7c
~erru	84 -9a16j
~ers	41 -29i-14g-13e-5a15dj20k25b
~ers>	44 -26i-16e-12g-5h10a11c16bk20d
~ersa	79 -8k-5g4j11a
~erse	84 -8cd8a16f
~ersh	80 -5a7b
~ersi	80 -8a9b
~erso	62 -9c5gk6b
~erst	72 -13a-7c-6g-5f4e7k8h19j
~ert	55 -6b-5ce4j9a11d
~ert>	77 -16a4j19b
~erti	63 -16b4g11a12d
~erts	81 -6g6f17a
~erty	66 -6b5gk
~erv	64 -6i5ak10b
~erve	74 -5i6a16b
~ervi	71 4c8k
~ervo	84 
~erw	69 -8a7i9d
~erwa	84 
~erwo	77 -4c4d5i
~erwr	81 -6j6d
~ery	51 -24a-5d-4e5k7b19g
~ery>	59 -12k-7e-6i-4c6h8a12g
~eryb	65 -17a5efi8k
~eryt	63 -21a6k7b17g
~es>	30 -20f-15h-6i7cj8k11g14a15d18b
~esc	72 -7g-5i6a8k10c
~escr	72 -7g-5i6a8k10c
~ese	60 -7ac6k12i
~ese>	61 -7c-4j5b13i
~esen	81 -7a7j8k
~esi	63 -9g-8a8k15d
~esid	66 -6ag-5b17d
~esig	83 7b
~esit	83 6h
~esk	81 6b
~esk>	83 6b
~esp	84 -4c9bh
~ess	43 -9bi-4e7fj8ad16c
~ess>	45 -6i-5b8a9f10c
~esse	75 -10a6bd
~essi	68 -5j13c
~essu	77 -11b6a8cj
~est	49 -18g-8b-6k-4a11d35c
~est>	54 -15b-14g-13k6def31c
~esta	79 -7f5i
~este	81 -10a9k
~esti	65 -10j-5g4h5b6d9c
~ests	80 
~et>	38 -12f-11i-7d-6g11e14c33k
~eta	73 
~etac	84 -6b4aj
~etal	79 5c
~ete	71 -7c-4d7a20g
~etec	83 7a
~eter	81 -9a25g
~etes	81 -4b11a
~eth	51 -21j-8cg-4i5e6a8fk10b12d
~ethe	69 -14c-13a-5j8g9k11ef
~ethi	53 -17j-15g-5h5c13bd17a
~eti	62 -8c-5d-4b5ej7f11a
~etim	84 -5b6a7e
~etin	80 -9c5f12a
~etir	66 4j
~eto	81 9b
~ets	62 -12c6a7bk
~ets>	62 -12c6a7bk
~ett	52 -15c-9j4gk5a7b13i
~ette	60 -7g-5j5k9bc
~etti	66 -15c8g10i
~ettl	76 -11c-5be13gh
~etty	69 -6g-5c4b6i8a
~etu	77 -8b-6h4j10c
~etur	79 -8b4a5j
~etw	74 -6jk6f11b
~etwe	74 -6jk6f11b
~ety	68 -6g8c
~ety>	68 -6g8c
~eve	41 -28b-12d-5h5i8f16j17a18k
~eve>	74 -13g-6b-5k9ef10j
~evel	75 -29b-5g8k12c14a
~even	66 -8g-7ad23j
~ever	43 -12b-9e-8c-7d-5j9i15gk19a
~evi	74 -6a-5g4e10j
~evic	83 6j
~evie	83 -9e10a
~ew>	53 -15c-5fhk7j8e9g13a
~ewa	70 -9e-7b-5g7h8f12c
~ewal	76 -13b-9e6a8h16c
~eway	77 -6a6b10f
~ewe	68 5c
~ewed	83 
~ewel	77 -5a7c
~ewer	77 6b
~ewh	74 -7c-4d8a17b
~ewhe	74 -7c-4d8a17b
~ews	84 -11c5b13i
~ews>	84 -11c5b13i
~ex>	73 -16c-5g6a10b16d
~exa	66 -10a-4d8f12e
~exac	74 -9a5f9c
~exam	72 -9c7j11e
~exc	68 -21g-6j-5k5e15h19a
~exce	75 4bd
~exci	83 5a8e
~exi	84 5j
~exp	59 -20c-5bd6j9e12k14a
~expe	65 -8a-5e6k8j10i
~expi	81 -16c21e
~expl	69 -7ci9k23a
~ext	57 -10f-7k-4dg9abc
~ext>	61 -15g-9f-7k5h6e19b
~exti	80 8a
~extr	75 -7b-6d5c16g
~ey>	41 -15j-13c-9i10b12a15fg
~eye	83 -12a5bi9d
~eys	77 -14a5d12b
~eys>	77 -14a5d12b
~fac	74 -10b-6a8j9d11k
~face	80 -9a-7b4j5g12k
~fact	81 -8g4j10d
~fai	72 -6c-4f5g9a
~fair	73 -5g-4f4ac
~fak	83 -8bg7a8c
~fake	83 -8bg7a8c
~fal	71 -9g-8aj-5k7h12e14b
~fall	71 -9g-8aj-5k7h12e14b
~fam	57 -8e-4g4b8i13c
~fami	57 -8e-4g7a8i10b
~far	59 -35i-12bc4e5k6a14f41g
~far>	63 -28i-11c-10j-5be4k9a17f35g
~farm	71 -9b-5a10e12j
~fas	79 -11i-8g10c14e
~fast	79 -11i-8g10c14e
~fat	77 -14k-6b-5a10f16j
~fath	77 -6b10f
~fau	76 -18d-4c7a24b
~faul	76 -18d-4c7a24b
~fav	80 7c
~favo	80 7c
~fax	83 -10c4k8f
~fax>	83 -10c4k8f
~fe>	47 -6jk-5b8g20a
~fec	83 -6g13c
~fect	83 -6g13c
~fee	56 -12j-7a-6e5k6g11h13i
~fee>	81 -5a-4c6i9k
~feel	60 -9a-8j-5e5g7h12i
~feet	69 5a6h
~fel	71 -5j4e11c
~fell	71 -5j4e11c
~fen	71 -21b28a
~fenc	77 -22b20a
~fend	80 7a
~fer	60 -10g-6ae-5j5b6i19c
~fer>	71 -5a-4g4c11b
~fere	66 -6gj-5b5k20c
~fes	65 -13a-8b5c6k10i
~fes>	69 -18a4g12i
~fess	77 -6b5a
~fet	68 -8a-7g7b9c
~fety	69 -7a-6g5b10c
~few	74 -14b5k6j9a
~few>	74 -14b5k6j9a
~ff>	49 -20a-13c-6d5eg7hi13b14k
~ffe	61 -12j-8b-6g-5e7a9k10i13c
~ffee	83 -12a-4c4b6i9k
~ffer	62 -10b-9j-7g-5e4k7i9a17c
~ffi	62 -11c-6j8f10a
~ffic	62 -11c-6j8f10a
~ffo	80 -9c5a8g
~ffor	80 -9c5a8g
~fia	84 10j
~fian	84 10j
~fic	54 -12c-10j5e20d
~fica	64 -7c-5b4a12d
~fice	63 -9c-6gj8f16a
~fici	73 -11g9e14d
~fie	77 -6i10h
~fied	83 -6i6a11h
~fiel	83 -5a6j
~fif	81 4i
~fift	81 4i
~fig	67 -13c-7i8e10g
~figu	68 -12c-8a8e10g
~fil	63 -7bc-4k4f10d14a
~file	67 -13c-4g5fj12a
~fill	75 -5b6a8d
~fin	55 -9g-5fk6e7a9h
~fina	65 -6g5h8e10c
~find	68 -8c-5b8hk
~fine	80 9a
~fing	80 -12k11j
~fini	70 -9c5a7b
~fir	52 -14a-11e-6h-5j6bcf8g9d12k
~fire	59 -11aj-8e-5h6g8cf9d11k
~firs	60 6a
~fis	81 -14b6f11a
~fish	81 -14b6f11a
~fit	66 -18k6g7d11c
~fit>	70 -19k-6a-5j4f11g20c
~fits	75 -9c-5g5a11d
~fix	72 -8g-6d-4k9f11a
~fix>	81 -6g6f
~fixe	83 -4d10a
~fla	73 -9g5c12b
~flat	75 -9g15b
~flo	62 -11g-5ae6bk9c
~floo	64 -10g7k11c
~flor	84 5b
~fly	77 -6j-5i21b
~fly>	83 -5a6b
~fol	60 -12g-8ck-7j-6e6i11b13h14d
~folk	61 -7c-6k-5egj14dh
~foll	80 -10g5b8ai
~foo	68 -4i7c16g
~food	77 -8a5j
~foot	73 -4cj19g
~for	32 -24c-4b10i19k28g
~for>	34 -16b-12c5h11a13g23k
~forc	81 -7a5b7k
~ford	76 -12c-6e4a7gi
~fore	54 -13k-10a6j8g9i16b
~forg	81 5cg
~form	67 -14b-4h5a6c7i13k
~fort	72 -10a-5c5g11b
~forw	80 8a
~fou	74 -14g-5e5b7c8a
~foun	77 -12g-4e5b7a10c
~fra	74 -5ag4b5j9e
~fram	77 -7c4b9e
~fre	72 -21a-12g-7b8i9k24c
~free	73 -14a-10g-6b8i19c
~fri	71 -5g8bh
~frie	71 -5g8bh
~fro	47 -7i-6d4e7fh10a
~from	48 -7ci5j6e8fh
~fron	66 -7g-6j5k7c13a
~ft>	64 -5d10a11g
~fte	53 -6a-5f-4e5j6gi8d
~ften	75 -10i-5c27g
~fter	54 -13g-5f5b6j9d10i
~fts	84 -8a8b
~fts>	84 -8a8b
~ful	59 -10f-7b-5d4c7ai14k
~ful>	74 -10b-9g10a12i
~full	61 -10f5c10g12k
~fun	62 -10i-4g8b12c
~fun>	72 -7a14c
~fund	75 -10i5b9a
~fune	72 -6g5d
~fur	72 -6c-5a4d8e
~furn	73 -5a4d
~fus	80 9d
~fuse	83 -10c13d
~gad	84 
~gag	63 -5j10g
~gage	63 -5j10g
~gai	63 -10c-4d4j9e
~gain	63 -10c-4d4j9e
~gal	73 -8g-5b4k11i
~gal>	77 5k
~gan	84 6f7d
~gap	75 -8g-5c8e14a
~gap>	76 -8g-5c8e14a
~gar	62 -14a-6g-5d8f11j12b
~gar>	80 -9a5c6b
~gara	68 -11c-4g6j7a12f
~gard	83 -12a7b8j9c
~gare	83 4b
~gas	84 -7a4b6c
~gas>	84 -7a4b6c
~gat	73 -10b18j
~gate	79 -6b7a
~gav	75 -5d15c
~gave	75 -5d15c
~gc>	84 -8g9c
~ge>	41 -15d-13j-10i-9f-8h6k8e13a21c22g
~ged	66 -11g-8j-5e-4f10c24a
~ged>	66 -11g-8j-5e-4f10c24a
~gee	84 -7c8d9a
~gee>	84 -7c8d9a
~gem	84 -14c8g16d
~geme	84 -14c8g16d
~gen	57 -11g-8j-7c-6e4b7ai23d
~genc	80 -5j6d
~gene	71 -10c5a11g
~gent	61 -21g-6e5b9i22d
~geo	84 5b
~geor	84 5b
~ger	61 -10k-4d4gj5b
~ger>	68 -12k-7ag8j16c
~geri	83 -5c5a
~gero	81 5e
~gers	74 -9c6b9g
~ges	62 -8j-5abh-4e6k14d17c
~ges>	66 -5bej8k9g10a
~gest	71 -16a-8g-4j15d20c
~get	42 -14c-11j-10b-9f-7h5d8ag11i15e18k
~get>	44 -17b-7f-6hj5g7i11k13e15a
~geth	74 -14a-9c6e9g13f
~gets	68 -8c-7a-6j4g5d10bk
~gett	67 -9g11i
~gge	69 -6j-5b-4a15d
~gged	84 -8b9a
~gger	81 -5j-4c4g5h
~gges	75 -15a6c17d
~ggi	84 -7a4h5i7c
~ggin	84 -7a4h5i7c
~ggr	84 
~ggre	84 
~gh>	48 -11i-8cd-7e-6j4b10f17g18k
~ghb	72 -5ak
~ghbo	72 -5ak
~ghe	73 -7a14b
~gher	76 -8c-7a19b
~ghes	84 -5b13c
~ghl	77 -12f-6a20g
~ghly	79 -12f-6a22g
~ght	34 -16g-15d-6a18c32j
~ght>	35 -11d-7g-6b5c6k31j
~ghte	67 -11g-7d-4k6j7ae9c
~ghts	72 -16a-8g4h10b18c
~ghw	84 7d
~ghwa	84 7d
~gia	84 5b
~gia>	84 5b
~gie	84 -6a10j
~gin	60 -16c-5aj8f16g
~gin>	75 -5ak-4c4b5i6h
~gina	74 -5ce6d7a
~ging	68 -17c-12a-4j7fk20g
~gir	71 4j6b
~girl	71 4j6b
~gis	81 -12c14g
~gist	81 -12c14g
~git	74 -7ab-5j8k20c
~gits	77 -6ab16c
~giv	55 -14e-11g-8fj17c31k
~give	56 -13e-9g-8f-7bj4a20c34k
~givi	77 -4c11b
~gl>	80 -16g16c
~gla	71 -5g4e5h6b
~glad	83 -8a-5k6eh7d
~glas	76 -7d-4g8b9a
~gle	66 -9g-8c4j5a9b11e
~gle>	69 -5g-4ei4j8a14b
~gles	77 -9c-5bg5i18e
~gly	81 4i5f
~gly>	81 4i5f
~gma	84 -6c-4a4j6f
~gmai	84 -6c-4a4j6f
~gn>	66 -6g7b10e
~gna	84 
~gne	76 -11b-8e-7c5j11a17i
~gned	76 -11b-8e-7c5j11a17i
~gni	84 
~gnin	84 
~gno	79 -5a5cg
~gnos	80 -5a5cg
~gns	83 -4c5a
~gns>	83 -4c5a
~go>	47 -25g-21c-17j-5b4h5d10e15a21k24f
~goa	84 -9a-6g21c
~goe	67 -11a7k11c
~goes	67 -11a7k11c
~goi	54 -10f-5h-4e5g8k14b
~goin	54 -10f-5h-4e5g8k14b
~gol	83 -5g6ci7a
~gon	65 -10d-6ei5g8j15b
~gone	65 -10d-6ei5g8j15b
~goo	51 -7fk-6j-4g5d8bi12a
~good	51 -7f-6k-5j10i12b
~got	39 -12f-11h5a7gk8bj15c
~got>	39 -12f-11h6g8jk9b13c
~gott	74 
~gra	58 -11g-5aef5k6d8b12c
~grab	84 -6a6ck
~grad	70 -11g-4e10aci
~gram	73 -6i4b7c
~gran	70 -10a8j13d
~gre	62 -12j-8k-6g6h10c17b
~grea	76 -11j-5k-4g4de7f10c
~gree	68 -6gk-5de6a8h14b
~greg	84 
~gro	60 -8a-6i6c7b
~groc	84 4ag
~gros	77 -8c-7a-6e-5b7jk16g
~grou	68 -7c-4k7d16b
~grow	70 -15g-5a4f6e22c
~gs>	54 -10b-6i-5cef5aj7d9g12h
~gua	77 5c6d
~guar	80 -4c9d
~gue	72 -5c8g
~gue>	84 -4a4c
~gues	75 -9c4b9g
~gui	77 8a
~guis	83 9a
~gul	72 -4d7a9k
~gula	72 -4d7a9k
~gun	74 -6b4a7cg
~guns	77 -6b6a10c
~gur	68 -12c-8a8e10g
~gure	68 -12c-8a8e10g
~gut	77 -16a-14c-9g18b23i
~gut>	79 -16a-14c-9g18b23i
~guy	60 -13b-6c-4g5i6a18e
~guy>	71 -4e6j
~guys	65 -11b-10c-6j-5g-4d4f5i7a24e
~ha>	84 7c
~hac	77 -4a5d7c
~hack	77 -4a5d7c
~had	51 -13b-5e5ai12j
~had>	51 -13b-5e5ai12j
~hai	68 -12g-10c7bh10a
~hail	75 -12cg8h22a
~hain	84 -5a10h
~hair	76 -12a5d10b
~hak	84 -6a6b11f
~hake	84 -6a6b11f
~hal	62 -22c-10j4f6g18ad
~half	64 -21c-10j5a6f8g20d
~hall	81 12a
~halt	84 6a
~ham	81 6f7e
~han	47 -14j-10e-6cg-5f10b17i28a
~han>	60 -7f-5b-4k4h5g11a
~hanc	81 5b
~hand	58 -20c-10k-7j-6e4fg5a12b25i
~hang	58 -13g-11j-7e5c11k29a
~hank	79 -10a-5g5b10c
~hap	50 -25g-8e-5f4c7h10bi14k
~hape	73 -13c-6a-5g6b23i
~happ	51 -22g-8e-6i6b7a8h12k14c
~har	58 -4gh6k20a
~hara	80 -9a5ck7b
~hard	72 -6gj4a11c
~hare	70 -5d4b5g6a
~harg	73 -10c4k5d8g
~hari	83 -7g-4b13a
~has	52 -8e-6d5f8g12a
~has>	53 -8e-6d6f24a
~hase	84 -18a6b17g
~hat	20 -37a-21b-8d6j8f11h34e36g37c
~hat>	20 -30a-22b-7d-5k5fi8j12h30c35g36e
~hate	75 -8a-5c5f20k
~hatl	84 12c
~hatv	74 -17a6f10g17c
~hau	80 -22c-7a8b20i
~haul	80 -22c-7a8b20i
~hav	30 -14i-7df-4h7gk9j11c23a
~have	30 -13i-7d-6f-4h7bg8k10j11c14a
~havi	76 -10b22a
~hbo	72 -11k7a
~hbor	72 -5ak
~hda	67 -9k-8c-7b-5a6j29e
~hday	68 -12c-7bk-5a7j10g22e
~he>	21 -5e5d6bk9f14i25j
~hea	46 -22c-6gh7i13fjk
~head	68 -17c-16a25f28g
~heal	58 -13g-4d10b21i
~heap	79 -11c8abg
~hear	54 -20g-11c-6b5de8a14k17j
~heat	70 -7g10c
~hec	59 -7d14e
~heck	59 -7d14e
~hed	61 -14i-13g-7a-4k11j35c
~hed>	63 -14i-13ag-7e-4k11j20b24c
~hedu	83 7e
~hee	68 -14b-5e7j9d11k
~heel	73 -15b-5ej4ck10d12a
~heet	81 -8a5k11j
~hei	58 -10b-9a-6j7c12g14h
~heig	75 -8j-7a-6e5k6g18c
~heir	60 -9b-7c8g16h
~hel	63 -18c-8j-4e8h12b14i
~helo	83 6j7b
~help	65 -19c-11j6k8b9h15i
~hem	52 -11e-10a-6j4c5h8g11i
~hem>	52 -16a-11e-6j4d5bch9g11i
~hen	39 -22af-15b-9k-8j-7h11c91e
~hen>	39 -19af-15h-14b-11k-5j4i5d20c74e
~hend	76 -9a-7c34e
~hens	76 -8c17h
~her	31 -25i-19a-18e5h12d17c59f
~her>	44 -21ac-5k7f8h9b10gj13d
~here	34 -20e-14g-9di-7b-6j4h5a7k17c58f
~heri	81 -6g4b11c
~hers	68 -38i-8g5f9a18c24d
~hes	56 -8e-5k5g6d8c10i
~hes>	69 -6e-5k5d6g
~hese	61 -7c-4j5b13i
~hesi	83 6h
~hest	84 -5b13c
~het	81 -4c10k
~heth	81 -4c10k
~hew	81 4b
~hew>	84 
~hey	43 -10j-9c-6i10fg12b
~hey>	43 -10j-9c-6i10fg12b
~hic	52 -26a-17g-7j-5hi-4e5k7b9f24d27c
~hich	56 -30a-17g-10j-5h-4i5k11f25c32d
~hicl	64 -7d5k8b
~hid	84 -4c4g
~hie	80 -12a11b
~hiel	84 -6a4k5b
~hif	81 -5d6c
~hift	81 -5d6c
~hig	60 -23a-10i13f18g20b
~high	60 -23a-10i13f18g20b
~hil	61 -11d-7e-6a7b17g
~hild	68 -10d-6e4b5f7i
~hile	69 -7a-6i21g
~him	65 -9k-7g4cj5d10e
~him>	68 -9k-6g5cdj10e
~himn	84 -6b8a
~hims	84 -8a9b
~hin	37 -20g-8j-4e6d13b14c21i
~hin>	60 -6k-5i-4e7j9a10f
~hind	70 -7a-6c5fk16d
~hine	73 -9d6ak
~hing	41 -25g-10f-6a8d10i12b28c
~hink	55 -15c-7j-6dk5f9g10h25i
~hio	80 -5c8j
~hion	84 9a
~hip	73 -8a5k11b
~hip>	74 -8a-4d5k11b
~hir	65 -22e-6d6a9bj10c
~hird	79 -5c7j
~hire	71 -23e-7d4j6a14b16c
~hiri	84 5k
~his	42 -7c-4f6i8j14e
~his>	43 -11c-5a4j5k6di15e
~hist	75 -5g7cj
~hit	64 -9g10a14c
~hit>	69 -15b10c16a
~hite	81 -4ag5b9c
~hits	83 7a
~hly	69 -13a-12f9b15cg
~hly>	69 -13a-12f9b15cg
~ho>	39 -29b-21g-13e-12j-11i-10a-5f4k116d
~hob	81 -4g9c
~hobb	81 -4g9c
~hod	65 -17a-9g37d
~hod>	65 -17a-9g37d
~hoe	77 -7b5ak6d
~hoev	84 6k
~hol	51 -18g4a5j6d15c
~hol>	73 -5b5cg
~hold	59 -28g9c10i18d
~hole	61 -10d-7i-4f4g8b
~holi	84 -5b-4i10f
~hom	49 -15c-9i-6b-5h5e7k8f10a14d
~home	50 -11c-9i-4bh6e7k9f14a
~hon	60 -17a-8f-5i6e7ck10b
~hone	61 -14a-5j5d7e9bk
~hoo	56 -9g-8a-7e-6h7c8k18f
~hood	81 -7a6g8f
~hook	83 5bj
~hool	61 -12a-11g7k8d10f
~hoos	77 -11b-7e7i12a13c
~hoot	79 -5e7k10f
~hop	56 -8e-7b-5k5h9g13f
~hop>	59 -11c-5b5i16f
~hopi	80 8c
~hopp	79 -4d5h13c
~hops	83 -11e-8c6d18g
~hor	77 -5c-4j6a10d
~hos	52 -10c-5a4b5j15d
~hose	53 -10c-8a7b16d
~hosp	72 5j
~hot	67 -11k-10c9ag13j
~hot>	73 -8c5a7g11j
~hote	84 -5a4b
~hoto	84 -12k17a
~hou	41 -9k-6i-5h8d9a12g16e
~houg	76 -7j5gh9c
~houl	57 -9j-7k-6i-5c8f20a
~hour	66 -9g-6ai-5d-4j5c9b26e
~hous	46 -8e-7f5a10d14g
~hout	62 -11b-7a-5h-4c10j18e
~hov	84 -9a9d
~hove	84 -9a9d
~how	30 -105a-30b-18d-17j-9f-8k7h10e71g131i
~how>	30 -104a-29b-20j-18d-9fk7h12e85g118i
~howe	83 -14g9c
~hows	83 7j
~hre	83 7a
~hri	80 13f
~hris	80 13f
~hro	52 -17c-16a-8e-6h5d6fij7g9b15k
~hroo	81 -14a13b
~hrou	53 -12g-8e-7a-6h5d6f7ij16k
~hs>	63 -8a-5be6h8c
~ht>	35 -11d-7g-6b5c6k31j
~hte	67 -11g-7d-4k6j7ae9c
~hter	67 -11g-7d-4k6j7ae9c
~hts	72 -16a-8g4h10b18c
~hts>	72 -16a-8g4h10b18c
~huh	80 -10a-4cg13i15j
~huh>	80 -10a-4cg13i15j
~hun	79 -5b7j
~hunt	81 -10b4cj7a
~hur	60 -19b-6e6i25a
~hurc	77 -7b8a
~hurr	74 -8b10a
~hurt	65 -8b-5d5c9i12a
~hus	55 -5k8d
~husb	55 -4k9d
~hut	71 -19g-9j-8b15c30a
~hut>	76 -4b9a
~hwa	84 7d
~hway	84 7d
~hy>	59 -13i-11g-9d-7k-6ce-5a68h
~hyd	77 5g9a
~hydr	77 5g9a
~hys	74 -8g5ik
~hysi	74 -8g5ik
~ia>	79 4b
~iab	59 7g14a
~iabe	80 -4b10a
~iabi	60 -4c8b11g
~iag	79 4cg
~iagn	80 -5a5cg
~ial	58 -9gj-7d-5ik9a30c
~ial>	60 -10g-9j11a24c
~iall	81 8e
~ials	83 -5d14c
~ian	73 -8c6ad8j
~ian>	77 -6c-4a8d12j
~ianc	84 10j
~iar	71 -14g-10a8bi13d
~iar>	84 -7ag-4c10b12i
~iary	73 -9g7c14d
~iat	81 -7a-5c19b
~iate	81 -7a-5c19b
~ibe	81 -6b-4i6c12k
~ibe>	84 -5i-4a6c13k
~ibl	60 -7i-4d9g18a
~ible	60 -7i-4d9g16a
~ic>	67 -25a5g11f17b
~ica	53 -6b5g15d
~ical	61 -8c7d8a
~ican	79 
~icat	61 -10a-6b9c11d
~ice	46 -7j-6g6bcdk7a
~ice>	51 -7e-5g5c6i9b10a
~icen	59 -11a-5i-4f4k10de
~ices	75 -6g11a
~ich	56 -30a-17g-10j-5h-4i5k11f25c32d
~ich>	56 -30a-17g-10j-5h-4i5k11f25c32d
~ici	62 -18a-10g-6i4jk7e9d16c
~icia	71 -12g-5i5e8j12d
~icie	70 -14a-4d5b6k15c
~icin	81 5c
~ick	52 -15c-7a-5f-4i5h6g13b17k
~ick>	60 -14g-12j-7h-5a7i16c22k
~icke	65 -17c-5i5g9b15j
~icki	79 -5g9c
~ickl	81 -13c8a16h
~icks	80 -11c6j10g
~icku	79 -8c-5a7b13g
~icl	63 -4g5k7b
~icle	63 -4g5k7b
~ico	80 -8a20g
~ico>	84 -10a21g
~ics	80 -5c7h
~ics>	80 -5c7h
~ict	67 -6b5f7k
~ict>	83 -7b11j
~ictu	71 -6cj-4e7bf8k
~icy	48 6b9e
~icy>	48 9e
~id>	34 -20k-17c-11d-8b-4f8g12hi13e18j26a
~ida	76 -6a7c9f
~iday	84 -5b-4i10f
~idd	75 -11a-7g-5i5b6f7e14c
~iddl	76 -10a-7g-4i6b8e18c
~ide	48 -7cg-6b-5h5af9d15j
~ide>	54 -10c-6e4g8f10j
~idea	77 6a7k
~ided	83 4i5a
~iden	64 -12c-8g5d9ej
~ideo	84 7a
~ider	79 -8d-5k16c
~ides	66 -6b-4a5j11d
~idi	74 -6j5b14a
~idin	74 -6j5b14a
~ido	81 -7j-5g-4d6e8c11a
~idow	81 -7j-5g-4d6e8c11a
~ids	55 -12k-4c5b9a11i
~ids>	55 -12k-4c5b9a11i
~ie>	71 -10bc-9g9a12e14j
~iec	84 4j
~iece	84 4j
~ied	59 -12c-6k4h6abj
~ied>	59 -12c-6k4h6abj
~iel	77 -10a7b
~ield	77 -10a7b
~ien	56 -9g-8k4j5h12d
~ien>	84 
~ienc	75 6ij
~iend	71 -5g8bh
~ient	63 -6j-5gk12d
~ier	66 -5g25d
~ier>	69 -8ab31d
~iers	79 -6d7ab
~ies	54 -12a-11f-5ij4b10k12d18c
~ies>	54 -11f-10a-6ei-5j10bc11k13d
~iest	80 -8b-6g9e12c
~iet	79 -7c-5j4a7e8k
~iet>	84 -5j7e9k
~iev	74 -9g-6b-5k8e9f10j
~ieve	74 -9g-6b-5k8e9f10j
~iew	83 -9e10a
~iew>	84 -10e11a
~if>	41 -22a-12bj-11i-10h11df15g23c25k
~ife	47 -5j5i12g
~ife>	48 -6j9a10g
~ifes	69 -18a4g12i
~iff	67 -8b-5j5h6k8c
~iffe	67 -8b-5j7ak
~ifi	63 -7c12d
~ific	63 -7c12d
~ift	72 -5d7a
~ift>	83 -5d6c9a
~ifts	84 -8a8b
~ig>	60 -6d-5i10b
~iga	80 -5a5k
~igar	80 -5a5k
~igg	72 -10a-6j16d
~igge	72 -10a-6j16d
~igh	34 -27a-11d-5h8f10b17g33j
~igh>	63 -28c-12d-9ai-5j10b15f44g
~ighb	72 -5ak
~ighe	73 -7a14b
~ight	35 -18a-7dg6i11c37j
~ighw	84 7d
~igi	67 -7j-5b5d6k13c
~igin	74 -5ce6d7a
~igit	74 -7ab-5j8k20c
~ign	60 -9c-6g6k9i10a
~ign>	66 -6g7b10e
~igne	76 -11b-8e-7c5j11a17i
~igni	84 
~igns	83 -4c5a
~igs	81 -12b-8i11a14g
~igs>	83 -12b-8i11g12a
~igu	68 -12c-8a8e10g
~igur	68 -12c-8a8e10g
~ike	43 -7g4h5k6dei
~ike>	43 -7g4h5k6e8d
~ikes	84 -4d5a
~iki	76 -8ac6g16i
~ikin	76 -8ac6g16i
~il>	54 -12g-5ik7f9h11b
~ilb	84 
~ilbo	84 
~ild	54 -9d-5c4f5g6k12b
~ild>	68 -15d-6jk5g7i16a
~ildi	61 -9a-6g-5i7k9c
~ildr	70 -12c6b7k
~ile	53 -17c-8k-5h-4adi5f9b30g
~ile>	62 -8k-6di-4j4f7b10a15g
~ilea	81 -5a6k
~iled	73 -5ag-4bc6f7i10e
~iler	84 
~iles	64 -12c-8a-4i4d26g
~ili	57 -5e-4a4i13b
~ilia	84 -7ag-4c10b12i
~ilin	77 -6g-4b6f8c
~ilit	59 -5c9b11g
~ill	44 -13h-11b-10c-8d8i22a25j
~ill>	46 -15d-12bh13i15a16j
~ille	81 6aj
~illi	79 -6c5j11a
~illo	83 -5a5g6j
~ills	67 -9g5ab14d
~ils	84 -7c5a6k
~ilt	67 -7b-6j-5g6c20e
~ilt>	67 -7b-6j-4g20e
~ily	57 -8e4g6c7a
~ily>	58 -8e-6j5g7c9a
~ilys	84 5j
~im>	58 -16a-7k-5b11i17c
~ima	75 6c
~imal	84 
~imar	84 
~imb	74 -11b-6g11ac
~imb>	81 7a
~ime	50 -9j-8bci-7d-5f6h22g28e
~ime>	51 -8j-7i-6bd-5acf6h16g25e
~imer	81 
~imes	77 -9c-7b7e14g
~imi	61 -18a-6j-5bd-4e4h16c28g
~imit	62 -18a-6j-5bd17c31g
~imm	83 
~immi	83 
~imn	84 -6b8a
~imne	84 -6b8a
~imp	68 -20a-5gj4h8c21b
~impl	83 -20a18b
~impo	73 -4g5h7b
~impr	81 8c
~ims	68 -6c-5a4k9b10j
~ims>	69 -6c4k10j
~imse	84 -8a9b
~imu	77 7a
~imum	77 7a
~in>	28 -19a-15c-5k6g14f30b37j
~ina	61 -7g4b5c6d
~inal	67 -6e-4g4h5c6d
~inan	71 10e
~inc	54 -5h21c
~ince	60 -7a-5g4c6j7b
~inch	84 -5k
~incl	74 -6b6g9c
~inco	67 -6j13cg
~incr	81 -9g17a
~ind	46 -14e-9g-8c-7ak6h10d18b24i
~ind>	47 -13e-11k-5g6c7h9i10bd
~inde	76 -12c-5a5f6ik9b
~indo	83 -12c-5b11j12i
~inds	80 -7a4i5b
~ine	43 -11i-10g-7f5b31a
~ine>	52 -13g-12j-7d-6f5e17c22a
~ined	72 -7d14a
~iner	84 -12a-8c5j15e
~ines	49 -12i-5e5bj6a8d
~inf	72 4c
~info	76 -4b7c
~ing	28 -12c-7j-5f13k16h20ai
~ing>	29 -19j-14b-5c10h17i21k39a
~inge	77 -15k-8a6b9j11c
~ingi	83 7b
~ingl	67 -16a-7g6j12e16b
~ings	56 -11a-8c-5ef5b6j9g13h
~ingu	83 9a
~ini	63 4f5j
~inim	79 9a
~inin	77 4c
~inis	70 -9c5a7b
~inj	72 -7b5k
~inju	73 -7b6k
~ink	51 -18c-13d-8k8h13ag16i
~ink>	56 -8c-6djk10g21i
~inki	67 -10c-5k7g9a12h
~inkl	75 11a
~inks	77 -8d5e6a
~inl	81 -10a6b8c
~inly	83 -9a7b8c
~inn	77 -16c-6j5g6d9ae
~inne	80 -16c-5j5g9e12a
~ins	41 -14j-9c5k6g9h10f13a
~ins>	70 -13j-6e6h8k13f
~insi	72 -12c-6aj7b9fg
~inst	67 -8c4h7a
~insu	43 14a
~int	56 -19a-12b-5g7d8f9h16c
~int>	74 -9b-5k8g16a
~inte	66 -12c4k5f6hj
~intm	84 -5a9f
~into	67 -13a-7g-6h-5j6k11c12d
~ints	83 -19a-5g15ch
~inu	64 -6c-5e5i9a10k
~inut	64 -5c-4e6i8a10k
~inv	70 -11c-4b5dk12a
~inve	76 -7bc4g5k6d7a
~invo	77 -6c5a
~iny	80 -11i-7c6j19g
~iny>	84 -14c-11i6a21g
~io>	84 -7ag8c9j
~iol	80 5j
~iola	80 5j
~ion	43 -8i-4h7j16b
~ion>	47 -13a-8i4g6e7j15b
~iona	71 -5c4k8a
~ione	83 -11a5f14j
~ions	57 -7g-5j10a13c
~ior	76 -8b7g19c
~ior>	79 -8b6a14g
~iou	76 -6c5e6h8k
~ious	76 -6c5e6h8k
~ip>	58 -9g-8ad-5i-4ef6k11b31c
~ipe	75 -12a4c13b
~ipe>	79 -6a7b
~ipes	84 -7a6c7b
~ipl	84 -10b6a9c
~ipm	70 4g
~ipme	70 4g
~ipp	81 -5a9b
~ippe	83 -5a9b
~ipt	76 -7g8k10d
~ipti	83 8c
~ipts	83 -8c-7g8k12d
~iqu	84 -7c21a
~ir>	56 -18a-6g4dk7c10j
~ira	77 -15c4a20e
~ira>	80 
~irb	83 -5b9a
~irbn	83 -5b9a
~ird	76 -6c4g6j
~ird>	77 -5c7j
~ire	51 -25e-6ah4k8bf26c
~ire>	56 -12j-10ae-5h6f8k11b14c
~ired	70 -20e-6b7c24a
~irem	71 -16a4g5f9c
~irep	75 5c
~ires	83 -6ad6b12j
~iri	71 5a10k
~irin	71 5a10k
~irl	71 4j6b
~irl>	77 5g7j
~irls	81 9c
~irs	57 -6c-5e5a8g
~irs>	69 -7c7gh
~irst	60 6a
~irt	62 -12a-4d13c17e
~irth	63 -10a-8b13c17e
~is>	22 -10b-9ck-7g7d12i33a44j
~isa	75 -6c-4k8b
~isab	81 7j
~isc	70 -8c-5b5a7g8k
~isco	72 5a8k
~iscu	84 -6c4j7g
~ise	58 -12d-5e8a17c
~ise>	62 -8a-6b-5d-4e8g20c
~isea	84 8a
~ised	75 -6c4b15a
~isf	84 -6i5a11h
~isfi	84 -6i5a11h
~ish	62 -9g-6b23a
~ish>	72 -15b-6j-4g7c25a
~ishe	68 5b
~ishi	83 6f
~isi	61 -7b-5k-4c4e12h
~isin	80 -12a5j7h8g
~isio	66 6e7b
~isit	76 -16b-5g10h15a
~isk	84 -17c7b14a
~iss	64 -7j-6g-5d4i7e12a
~iss>	83 -7b4c5a
~isse	84 6k
~issi	74 -5c8i12a
~issu	73 6b11e
~ist	52 -14b-5i-4eg5d7h12k13j
~ist>	61 -7c-6i-4a4h6j22k
~ista	83 -20a-10g34c
~iste	63 -20c-6k-5b6g9d15a
~isti	84 
~istm	80 13f
~isto	76 -5g8cj
~istr	80 -7b8j
~ists	83 -8a5d
~it>	27 -17e-14d-6f5g6i8h9c10a12b33j
~ita	64 -7g-5ab11c
~ital	69 -4a5k8c
~itat	80 -4b5h7c
~itc	63 -5a9b
~itch	63 -5a9b
~ite	59 -8j-6gh-5e-4f5di26a
~ite>	63 -6d-5h8c13a
~ited	77 5i11a
~iter	83 -6j7d
~ith	37 -9g-6c4a7k8j18d
~ith>	38 -12g-11e6j7a8k17d
~ithe	79 -6a5j10b
~ithi	83 -4j4g12a
~itho	62 -10b-5h18e
~iti	60 -9a-7i8g9b
~itie	84 -7c4b
~itin	74 -4i6a7e
~itio	63 -10a-5c11b12g
~itl	74 -5b5j
~itle	74 -5b5j
~ito	74 -6g4e9c
~itor	74 -6g4e9c
~its	56 -10f-7b5k6e7j
~its>	57 -10bf5k6e8j
~itse	81 -7c4b
~itt	54 -15g-7e-5b-4adh8f10i28c
~itte	75 -23a-12b5i16j21c
~itti	71 -13j-10g10f15a
~ittl	58 -5dej6ck9i
~itu	73 -7a6b
~itua	81 -6g5i7b
~itur	79 -4c5d6g
~ity	54 -12c-4ei18g
~ity>	54 -12c-4ei18g
~ium	75 -8c-4b5a14g
~ium>	75 -8c-4b5a14g
~iva	79 -13a6f10b
~ivat	80 -13a7f11b
~ive	41 -25e-9i-4h7d11f17k18a
~ive>	46 -23e-5c-4a5b9f10k18g
~ived	81 -4f9a
~iven	83 -10b5d7f
~iver	55 -12i-9g-5e5k6a13c16d
~ives	64 -11d-7g-4b12k15a
~ivew	77 -6a6b10f
~ivi	54 -19g-9d4j6a22b
~ivin	54 -19g-9d5c10a14b
~ivo	81 -14j-8c15a16b
~ivor	81 -14j-8c15a16b
~ix>	79 -6g5f
~ixe	81 -4d8a
~ixed	84 10a
~ixi	84 -4a4c5f8j
~ize	75 -25c28g
~ize>	77 -23c28g
~izz	84 
~izza	84 
~jec	77 5hj
~ject	77 5hj
~jew	77 -5a7c
~jewe	77 -5a7c
~job	55 -5b5a6f7d8c
~job>	57 -6d5k7f9c
~jobs	71 -9k-5b5a17d
~joi	79 -7j-6b5c15e
~join	79 -7j-6b5c15e
~joy	77 6a
~joy>	81 5c
~jum	76 -9a-6b4g20c
~jump	76 -9a-6b4g20c
~jun	83 -6b5e10a
~juni	84 -6b12a
~jur	73 6k
~juri	81 
~jury	77 4g
~jus	48 -22c-14g-7e-5d5j9a18k25b
~just	48 -22c-14g-7e-5d5j9a18k25b
~kag	77 -7g8b9c
~kage	77 -7g8b9c
~kay	49 -22j-13k-11b9fi17g22a
~kay>	50 -23j-13k-12b9fi18g19a
~ke>	37 -7e-5j6i11b23c
~ked	56 -6e-5d4i7b14c
~ked>	56 -6e-5d4i7b14c
~kee	52 -23g-10e5c8a9d13k
~keep	52 -22g-10e8a10d13k
~kel	84 -13a-8c6bi12g
~ken	67 -13a-5dg4i9j13c
~ken>	81 -6a-4d4j8b
~kend	71 -9ab5i6j16c
~kep	72 -7g-5j4k6f13h
~kept	72 -7g-5j4k6f13h
~ker	62 -14b-11g13j27a
~ker>	68 -9g-4bk6j9ac
~kers	71 -7b-5c6j15a
~kes	65 -9c-7b7a8d
~kes>	65 -9c-7b7a8d
~ket	63 -15c-9b-6i-5d6gk9j20a
~ket>	67 -9c-5i-4bd4a5k7j9g
~kets	75 -8c-6b21a
~key	75 -6a-4g4b8f
~key>	84 -6g-5b7a10f
~keys	79 -13a4e5d9b
~kgr	83 5b
~kgro	83 5b
~kic	80 -8c-6a5j6g10b
~kick	80 -8c-6a5j6g10b
~kid	54 -13k-6g-5c8f10i18a
~kid>	77 -5bg7f11a
~kids	56 -12k-4c5b11a12i
~kin	43 -10e-9g-6b6i11h22c
~kin>	58 -7ci-6g7af8k
~kind	54 -5aek-4h6i8g13c
~king	50 -8a-7b-5f7i17h
~kip	81 -5a8b
~kip>	81 -5a8b
~kit	70 -4b8j
~kitc	70 -4b8j
~kke	81 -5a15d
~kkee	81 -5a15d
~kle	70 -13c-6g-5b12a14h
~kler	75 11a
~kne	84 6c
~kno	50 -15d-9c-7b-6g-5ij6e19a29k
~knoc	81 -4a14c
~know	51 -18c-15d-5i5ef17a30k
~ks>	48 -10bi-5e4c5j7h20a
~ksg	84 -10a5d6b
~ksgi	84 -10a5d6b
~kup	70 -11c-5i6g13e
~kup>	71 -5c-4ai5b14e
~ky>	73 -9c-4j5g15a
~kyd	84 -8b10a
~kydi	84 -8b10a
~la>	58 -8a-5j6h13g
~lab	72 -18c6a21j
~lab>	80 -8c5b7g
~labo	84 -9c10j
~lac	50 -9i-8j-5h7ab12d
~lace	50 -8ij-5h10b13d
~lad	71 -20a-6bk4eh5c6i15j
~lad>	83 -8a-5k6eh7d
~ladd	84 8g
~lady	79 -14a-11d8i10c17j
~lai	54 -11e4bk5a
~laid	77 -10c-7b9d15a
~laim	58 -8e-5ad4gk5j9i
~lain	67 -7i7b17c
~lak	77 -4ai7g
~lake	77 -4ai7g
~lam	77 -9a5d12b
~lame	80 5bd
~lan	51 -7d-5i-4h4g14j
~lan>	67 -12c-6k6ag12j
~lanc	80 -16c-6a5b19g
~land	62 -11c-9g-5i10j12e14a
~lane	80 -6a-5b12f
~lann	68 -10b-6cd28a
~lans	70 -14a-5g4k5b25c
~lant	77 -18a9c15b
~lap	76 4a6j
~laps	77 8j
~lar	55 -8d-5cf4b9g10k13j
~lar>	64 -7ag6b9j10k
~lara	84 
~larg	83 -13i9cg
~larm	72 4aj
~lars	72 4gj
~lary	77 -5c4i7g
~las	47 -13d-10j-8b4a8gi10c14e
~las>	83 -11b-4d6e16a
~lass	70 -8dg-6j4c5bfk7a
~last	49 -9a-7df-5bjk6c10i15g17e
~lat	60 -13c16a17b
~lat>	77 -9g8a9b
~late	65 -7c6g8a
~lati	74 -4c9b
~lau	84 
~law	67 -10g-5d5a17c
~law>	77 -8g-5b6a13c
~laws	80 
~lawy	77 6k
~lay	73 -7b15c
~lay>	75 -8a4fj
~lbo	81 -6a5f
~lbox	84 
~lc>	77 -7a-5h5c14b
~lco	73 -5b5cg
~lcoh	73 -5b5cg
~ld>	31 -11h-9cd-5j5e6f8b26g27a
~lde	64 -13c-4bg4a7j13d
~lder	70 -8c-5a7g15d
~ldes	72 -8g-7b-6c9j11a
~ldi	58 -15g5k16c
~ldin	58 -15g5k16c
~ldr	70 -12c6b7k
~ldre	70 -12c6b7k
~lds	73 -9i-5a7b16g
~lds>	73 -9i-5a7b16g
~le>	39 -15f-13d-10e-5j-4k4a6h11c14g15b18i
~lea	46 -18g-6d-4hi6a13f29b
~leag	80 -4a5k
~leak	75 -7b11a
~lean	71 -11a-5c11b
~lear	70 -10g-7c-5k9e14a
~leas	55 -14d-8e-5g-4a7c14f20b
~leav	58 -10g-5ck-4i6j7b9d
~lec	68 -11c6g8j
~lect	68 -11c6g8j
~led	56 -15b-4k5ch18a
~led>	56 -15b-4k5ch18a
~lee	67 -6d-5k7f8aj
~leep	68 -5d7f
~lef	69 -7c-5a16g
~left	69 -7c-5a16g
~leg	61 -9d-8i5k6a20c
~lega	75 -6i7k9c
~lege	65 5b8a
~lem	69 -16c-7a7bej8g
~lem>	79 -10a10be
~lema	84 -5c7h
~lems	79 -5c11j
~len	70 -6a9b
~lend	74 -5b
~ler	66 -5ce-4b6gj13a
~ler>	76 -10b-4e4c9a
~lere	84 
~lers	73 -9c4bg7a
~les	51 -11b-6fk-5j7e11d19g
~les>	53 -14a-5bfi-4k8de10c16g
~less	69 -8bcj5dg21a
~let	56 -13a-12gj4e5ch8b23k
~let>	59 -14a-12g-4j7e8h21k
~lett	70 -10j6k14c
~lev	74 -10b-5g6k12c
~leve	76 -9b-5ag8k13c
~lex	76 -15c-5g7a17d
~lex>	76 -15c-5g7a17d
~lf>	53 -12ce-11j5f18d22b
~lia	59 -8a5i15b
~liab	60 8bg
~liar	84 -7ag-4c10b12i
~lic	44 -16a-10i-5f6b9k11c16e
~lica	83 5h
~lice	59 -13a-5i-4f5k10de
~lici	69 -16a-4d5bk14c
~licy	48 9e
~lid	73 -24b-5c-4i6e9f27a
~lid>	79 -17b-5c6e21a
~lida	84 -5b-4i10f
~lie	57 -17g-8k-4b7c8e21d
~lien	62 -5gk-4j5a12d
~lier	73 -7c6b9d
~lies	83 -12f19c
~liev	76 -13g-6b-5a-4k6c9ef10j
~lif	53 -21c-13a4f6de24g
~life	53 -19c-13a-6b5f6de24g
~lig	77 -7a5ch
~ligh	80 -5a6ch
~lik	43 -13g-7f4h5e6d8k15i
~like	43 -7fg4h5ak6dei
~liki	77 -10g5k16i
~lim	60 -13b-6a-5d-4j17c27g
~limb	77 -10b15a
~limi	62 -18a-6j-5bd17c31g
~lin	48 -39g-11e-8d-6b-5h4f9j13i14c18a19k
~lin>	68 -9d-8a-5e7i22j
~line	55 -10g-8j-5e-4f8k12a17c
~ling	60 -31g4c7fi12a13k
~lis	57 -16a-14c-5i16k18g
~lisi	70 -21c-5j10a21g
~list	61 -24a7d19k
~lit	51 -6ehj5i8k9c11b
~litt	58 -5dej6ck9i
~lity	59 -5c6b11g
~liv	52 -11e-7dg4j13b24f
~live	56 -13c-9e-8i6a10g25f
~livi	65 -21g-12d-6a5i6j11c18b
~lk>	57 -11c-4i5b28k
~lke	74 -11g-8b-5e5d7i19c
~lked	75 -9g-7b-4e4a6d7i9c
~lki	65 -20c-7j8g9b12f
~lkin	65 -20c-7j8g9b12f
~lks	61 -7c-6k-5egj14h15d
~lks>	61 -7c-6k-5egj14dh
~ll>	31 -17j-15f-10e7d10g12c44k
~lla	54 -6a6j13g
~lla>	58 -8a-5j6h13g
~llar	64 -12a-9c4i8b15j
~llas	83 -11b-4d6e16a
~llb	84 -8a4c5f
~llc	77 -7a-5h5c14b
~llc>	77 -7a-5h5c14b
~lle	55 -10ej-6i6h8d10g15a
~llec	77 -5c
~lled	64 -11j-8e-4b9h17c
~lleg	65 5b8a
~llet	83 -12c-6a5f6d10b
~lli	60 -15c-8d-6i10b12g13j
~llin	64 -12c-5di9g10b15j
~llis	70 -4c8a
~llo	72 -6gk4bj6i
~llow	73 -6gk4bj6i
~llp	80 8k
~llpa	80 8k
~lls	58 -13e-12g-8a-7i7d11c12b22j
~lls>	59 -14g-13e-7a-6i7d12bc19j
~llst	84 5j
~lly	59 -17g-7j-6a7fh8d12e
~lly>	59 -17g-7j-6a7fh8d12e
~loa	62 -15g-10d5bf9j11c
~loan	63 -15g-10d5f10j11c
~loc	62 -13c7f12e
~loca	71 -13c12f
~lock	67 -7a10e
~log	83 -7a21c
~lon	49 -25i-17c-13j-7b6a7f8h13e41g
~lon>	83 7a
~lone	77 -5c10a
~long	50 -24i-15c-13j-7b-5d6h8f15e44g
~loo	49 -10bg-9d-6f4j5e7ahk14c
~lood	62 -13g-9b-5k4c6e19a
~look	54 -7df6c11h
~loor	73 -10a6j9ck
~lor	62 -7e-6k6b12j
~lord	65 -5eg5a9c
~lori	84 5b
~lors	83 6j7b
~los	51 -16c5beh6j8g
~lose	56 -5a5g6b7h
~losi	70 -13g24e
~loss	71 -12e-7ac11bj14g
~lost	71 -13c-7b22a
~lot	65 -5b13a
~lot>	66 -5b14a
~lou	80 4k5j
~loud	80 4k5j
~lov	68 -12b-10j-8g10a12f15h
~love	68 -10b-9j-5g14f16h
~low	60 -7g-5cde-4f5k9a19b
~low>	64 -6c-5g7ab8k
~lowe	77 -5c8a12b
~lowi	84 4b
~loy	60 -9c-7g-6b4h5a10j
~loya	81 -6bc7ej8h
~loye	61 -4c5j6a
~lp>	68 -20c-10j7k10h17i
~lpa	80 8k
~lpar	80 8k
~lpi	84 9a
~lpin	84 9a
~lps	84 -12a12b
~lps>	84 -12a12b
~lre	72 5j
~lrea	72 5j
~lri	69 -7k-5g8e14a
~lrig	69 -7k-5g8e14a
~lry	77 -5a7c
~lry>	77 -5a7c
~ls>	52 -42b-17e4g9d15c42a
~lse	55 -13g-12a5j8c19d
~lse>	56 -13g-12a4b5j9c17d
~lst	83 5gj
~lsta	84 5j
~lt>	61 -18d-5c8a15e
~lth	58 -13g-4d10b21i
~lth>	60 -11g31i
~lthy	77 -11i6b8j12a
~lts	84 5b
~lts>	84 5b
~lty	84 -7a7e8j
~lty>	84 -7a7e8j
~lua	81 -10a15c
~luab	81 -10a15c
~luc	83 4a11c
~luck	83 4a11c
~lud	72 -6b10a
~lude	73 5a
~lue	65 -6d-4a7e17g
~lue>	67 -5e18g
~lug	84 6a
~lug>	84 6a
~lum	68 -10a-8c7e9j
~lumb	70 -7ac7e10j
~lun	75 11a
~lunc	81 -5b-4g4c12a
~lunt	81 -5k5b
~lve	76 -4c8a
~lved	84 5b
~lwa	75 -8b-7j-5c10g13f
~lway	75 -8b-7j-5c10g13f
~ly>	44 -9k-6a-4e6i9c14b
~lys	84 5j
~lys>	84 5j
~ma>	72 -15b-13a5i8d10j16c
~mac	72 -10a-9d4k6f15j
~mach	75 -9d4k5c
~mad	63 -12g-4e6f30h
~made	64 -13g-4be6f31h
~mag	67 -7be10a11g
~mage	68 -7be11ag
~mai	54 -11g-8e-5a4f8d14c
~mail	56 -11g-6e-5d6f17c
~main	69 -11a4k16d
~mak	53 -10j-7ek-5f15i18g
~make	54 -8j-7ek-5f-4c19i24g
~maki	77 -7g-4i11c
~mal	69 -6cg6k9a
~mal>	80 4j
~mall	77 -6j-4g7b
~mals	84 
~mam	80 -12a5c6b7g
~mama	80 -12a5c6b7g
~man	46 -19i-13a-9j-5b-4f6d47g
~man>	71 -13g7k10e
~mana	71 -28g-5b5a13d16i
~many	47 -28i-21a-14c-7j82g
~mar	61 -16c8j14bd
~mari	77 4k
~mark	75 -7c6j
~marr	71 -5k5j13b
~mary	83 
~mas	73 -11a-6k12f17b
~mas>	76 -6a13f
~mat	59 -9b-8d-5e7h9k11a
~matc	80 -11c-5d4a8g9k
~mate	72 -6b-4d6c8j
~mati	68 4h11a
~matt	75 -4g4k5h6c
~may	71 -7k-4b4g6d13a
~may>	73 -7k-5j5g7d9a
~mayb	83 4a
~mb>	75 -17a-13c-9e-7b5i7f19g21k
~mbe	49 -8b-6e-5h6k9g10c
~mber	49 -8b-6e-5h6k9g10c
~mbi	72 -12b-10g5j11a12c
~mbin	72 -10g-8b5j7a12c
~mbr	61 -7g-6i7ah9b
~mbre	61 -7g-6i7ah9b
~mbu	84 
~me>	29 -15a-14i-9j-8g-7d-6b8h18e77k
~mea	71 -6cj10h
~mean	73 -9c-6j6a11h
~meb	56 -5k-4bf4g14d
~mebo	56 -5k-4bf4g14d
~med	57 -11g-10i4a9f16d
~med>	65 -12c-10b-8g5a12f13d
~meda	83 -6i4a14b
~medi	65 -18a7d18c
~mee	73 -5j-4k5g8a
~meet	73 -5j-4k5g8a
~mel	84 -4j5ch
~mem	66 -16c-6b-5e9i22a
~memb	67 -14c-5e-4b4d6j10i12a
~men	46 -14a6cj10k
~mend	84 15c
~ment	47 -12a8j13k
~meo	72 6j
~meon	84 -12d7ac
~meow	74 -6ac6j10d
~mep	81 
~mepl	81 
~mer	54 -6ag6bk10d
~mer>	64 -13a-7c-4e4h8d15b
~mera	79 -5b5c
~merc	70 -6d5ak
~merg	81 6d
~mers	67 -6b-5g5d
~mes	58 -13a-9e-6i-5f8dg9j17c
~mes>	59 -9e-7b-5a-4fi8j10cd11g
~mess	80 -4a4b11c
~met	51 -6hj8bc10d
~meta	79 5c
~mete	81 -9a25g
~meth	53 -17j-15g-5h5c13bd17a
~mew	73 -7c-4d9a17b
~mewh	74 -7c-4d8a17b
~mfo	76 -6c4a
~mfor	76 -6c4a
~mic	84 -5a6b
~mid	75 -8a-7g-4i5b8e18c
~midd	76 -10a-7g-4i6b8e18c
~mig	81 -7b-5aj9d11h
~migh	81 -7b-5aj9d11h
~mil	52 -9e-7a-5f7i13b14g
~mile	63 -9c-8a-5i5b24g
~mili	84 -7ag-4c10b12i
~mill	81 -9a5i7c
~mily	58 -8e5c12a
~min	50 -18k-16j-5b9g11h13i15c
~min>	73 -58a-9j5d8i18c42g
~mind	60 -19k-13g-7e5c8h10b22a
~mine	71 -9k-8cg7a20e
~ming	68 -18b-8j-4k9f10h14c
~mini	79 9a
~minu	64 -6c-5e5i10k12a
~mir	84 
~mira	84 
~mis	64 -18j-6g-5b-4d6e7c9i18a
~miss	67 -7j-6cg6i8e16a
~mist	81 -14j-10g27c
~mit	59 -20a-6j7e15c19g
~mit>	68 -17a10e11cg
~mits	65 5c10g
~miu	75 -8c-4b5a14g
~mium	75 -8c-4b5a14g
~mma	76 -4d13a
~mmat	77 -4d13a
~mme	66 -9a-6d-5g5k8c16b
~mmen	84 15c
~mmer	68 -6d-4g5k12b
~mmi	77 -5a4g7b
~mmin	83 
~mmu	77 8a
~mmut	77 8a
~mne	84 -6b8a
~mney	84 -6b8a
~mob	84 -7a-5k8b9f
~mobi	84 -7a-5k8b9f
~mod	71 -7g-5e5j7b12c
~mod>	81 -5a6c8j
~mode	75 -7g4a7bc
~mok	66 -17b-4c6j20a
~moke	67 -15b-4c6j20a
~moki	83 
~mom	68 -13c-8b8g11a
~mom>	73 -5c
~mome	77 -12b-8c4k9g13a
~mon	46 -7a-6g-5d-4h7b10e21c
~mone	59 -6j-5e-4i5cg10b
~moni	81 6c
~mont	49 -6bd-5c5j7g15e
~mor	49 -13c-7j-6f-5h9k14g25b
~more	55 -10cj-7i5a10k25b
~morn	68 -9a-7c-4j5i15g
~morr	68 -4d4j7g
~mort	65 4b
~mos	60 -6b-5ae6j10c
~most	60 -6b-5ae6j10c
~mot	65 -8b-7g-6c8f13a
~moth	72 -9a-7b-4g6c10f
~moto	72 -12c-6b23a
~mou	68 -19a-11k-4f9g12i24c
~moun	70 -10k-5a5bi18g
~mout	84 -11ag8bi13c
~mov	60 -9k-6b-5ad16j24e
~move	63 -17b-11k-4d6c28e
~movi	72 -7g-5c8j13b
~mp>	61 -5g4a5b8cd
~mpa	49 -8c-7a-5h7e8ik9d
~mpan	49 -7a-4h7e8ik
~mpar	83 -9c13d
~mpe	77 -15b-9c-4h6j7g23a
~mpl	57 -19a-10g-4i10bj14d
~mpla	80 -19a27c
~mple	73 -17c-10a-5g6j14b15d
~mplo	61 -5g-4c4j5k6a
~mpo	67 -4g6a
~mpol	74 -9b12a
~mpor	73 -4g5h7b
~mpr	74 7h8c
~mpre	77 7h8c
~mpro	84 
~mps	84 -8a12c
~mps>	84 -8a12c
~mpt	77 -10g19e
~mpty	80 -10g21e
~mpu	73 -8a-6ck5i7b8e
~mput	73 -8a-6ck5i7b8e
~ms>	59 -29c-5be14k16a22j
~mse	83 
~msel	83 
~muc	44 -26i-16j-6dk-5e5b6h59g
~much	44 -26i-16j-6dk-5e5b6h59g
~mum	77 7a
~mum>	77 7a
~mus	77 -18b19a
~must	80 -10b4d11a
~mut	74 12a
~mute	77 9a
~my>	53 -18j-15k-11a5e7i10d13f20b
~mys	79 6c8a
~myse	80 6c9a
~na>	80 -9c14b
~nac	81 
~nace	81 
~nad	83 6g
~nado	83 6g
~nag	67 -19g-7b-6c8d15i16a
~nage	68 -18g-7b-6c8d13i16a
~nal	57 -9e-7c-5i4b5d11a
~nal>	60 -8e-7c18a
~nall	73 -8a5h6d
~nam	44 -17b-7ahj-6e4k9i18c23d
~name	44 -17b-7ahj-6e4k9i18c23d
~nan	66 8e
~nanc	71 10e
~nant	79 5j
~nap	84 -7a9k
~nat	76 -6a4j10k
~nati	79 -4a5j8k
~nb>	83 -5b9a
~nce	41 4a5b8e9k
~nce>	42 -8d-6j5e8g13b
~nced	80 
~ncel	76 -11a5b7k
~ncer	72 -16g-10b5ae7d9j
~nces	81 -11b-5c20a
~nch	71 -7a-6c5k17b
~nch>	74 -6c-5gj7k9b
~nche	83 -6a6j
~nci	72 -14b15a
~ncia	76 6c
~ncl	71 -7d-4b5a11c
~ncle	83 -7d7a
~nclu	74 -6b6g9c
~nco	66 -6j12c13g
~ncom	68 -15a14cg
~ncor	83 13a
~ncr	80 -8g5b12a
~ncre	80 -8g5b12a
~ncy	81 -5j6d
~ncy>	81 -5j6d
~nd>	27 -14b-9a5f9j14g15e21d
~nda	75 4ac
~ndat	81 5b
~ndb	84 
~ndd	81 -6a5e
~ndda	81 -6a5e
~nde	52 -13a-12e-5ci7f8k10b19g
~nded	76 -5b4c8a
~nder	53 -11a-10e-8c6b7k8f18g
~ndi	66 -8a-7d5h11bj
~ndin	75 7h8j
~ndit	72 5f6b
~ndl	58 -15g-6e14b23i
~ndle	65 -10a-8g-7c4d28i
~ndli	84 -11d-5j18b
~ndlo	67 -8g4j6c9a
~ndm	81 -10a4j7c
~ndma	84 -8a-7g4d6j8c
~ndo	74 -8b-6g-5k9j16i
~ndor	81 5i
~ndow	83 -5bck10j12i
~nds	55 -15a-7f-6k-5bg7c13i21j
~nds>	56 -11b-9k-6f11i16j
~ndsh	81 -8a11b
~ndy	75 -4k10f11a
~ndy>	75 -4k10f11a
~ne>	37 -10k-7i-6h-4d8j10f11c29a
~nea	67 -14b-11c-4k8aj20f
~near	70 -9bc5a21f
~nec	84 -7c11a
~ned	52 -11bc-7e-6k-4df6g17j27i
~ned>	52 -11bc-7e-6k-4df6g17j27i
~nee	47 -16b-11i-9d-7g-4j8a48k
~need	47 -15b-10i-9d-7g-5c8a48k
~nef	67 5a9d
~nefi	67 5a9d
~nei	72 -5ak
~neig	72 -5ak
~nel	84 -5j4d
~ner	52 -7c-6i-5k8e10j12f
~ner>	61 -14b-11k-7g-6d5c9a15e18f
~nera	65 -8c4a5gj
~ners	65 -16a-7c5d8j16b
~nerv	81 
~nes	46 -12g-6c-5f7d9b14k
~nes>	60 -11c-10g5ae6d17k
~ness	49 -8i-7e7bcj
~nest	76 -12g-7ac9e15i
~net	77 -7c9g
~net>	80 -6j-5c7a10g
~nev	71 -16a5k7g9j
~neve	71 -16a5k7g9j
~new	54 -8k-5cdf6e7b15i
~new>	57 -9c-6k-5d-4f4i5j14e
~newa	76 -13b-9e6a8h16c
~newe	77 6b
~nex	65 -15g-8f-6j5k6h7ce
~next	66 -15g-8f-6j-4a4b6h7e10c
~ney	58 -7j-6e-5i5ab6k7c
~ney>	58 -7j-5ei6k7a8c
~nfo	76 -4b7c
~nfor	77 -4b6c
~ng>	28 -26j-18b-4cd4f6i16hk19g38a
~nga	80 -9j-6c-5b4a18i
~ngag	83 -9j-6c8a10g
~nge	57 -16k-10g6e17c19a
~nge>	66 -7g-6jk-4b4e12c13a
~nged	74 -5g14c
~nger	69 -14a-11k4b6c8j
~nges	80 -8c17a
~ngi	66 -7c4k5g
~ngin	66 -7c4ek5g
~ngl	67 -16a-7g-5d-4c6j16b18e
~ngle	67 -16a-7g6j12e16b
~ngr	84 -9j8b9a
~ngs	56 -14a-5ef5j9g13h
~ngs>	56 -11a-8c-5ef5b6j9g13h
~ngu	73 -6j-4d9c
~ngui	83 9a
~ngun	84 
~nha	83 4b7d
~nhap	84 5b
~nic	65 -6d-5c4f7k12a
~nice	70 4i12a
~nie	71 -7a4k10d
~nies	73 5bk
~nig	60 -11b-4ij5e6c8g10f
~nigh	60 -10b-4i5eg7c11f
~nim	75 12a
~nima	84 
~nimu	79 9a
~nin	52 -14a-9c7g12e14j
~nin>	64 -9a-6k-4j5e6cg12b
~ning	58 -26c-13b10ej19g
~nins	72 -20g6j15c
~nio	73 -6b-4k5h7j
~nion	77 -8a5dh9j
~nior	84 -6b12a
~nis	67 -5g-4a7j14b
~nish	68 -4g11b
~nist	84 -5a8j
~nit	66 -10b-9a-5k5dg10c14j
~nit>	75 -5b-4c6a8j
~nito	81 6c
~nitu	79 -4c5d6g
~niv	81 7a
~nive	81 7a
~njo	79 -4b10a
~njoy	79 -4b10a
~nju	73 -7b6k
~njur	73 -7b6k
~nk>	52 -9cj5d18i
~nki	66 -11c-5dk-4e6g12h19a
~nkin	66 -11c-5dk-4e6g12h19a
~nkl	74 4j11a
~nkle	75 11a
~nks	71 9c
~nks>	73 -8d-6i5aceg
~nksg	84 -10a5d6b
~nli	72 -12b-7g5j7c12a
~nlin	72 -12b-7g5j7c12a
~nly	64 -17a12j21b
~nly>	64 -17a12j21b
~nne	71 -22c4j7e16a
~nned	81 5b
~nner	80 -16c-6d5g9e16a
~nni	62 -6ce-5j6g24a
~nnin	62 -6ce6g22a
~nnu	73 -15a-4j12c15g
~nnua	73 -15a-4j12c15g
~nny	81 -6a9j
~nny>	81 -6a9j
~no>	54 -17b-16i-11g-5d-4a8k9e37j
~nob	69 -8e-7d-6k-4b5c7a12j
~nobo	70 -8e-7d-6k6c13j
~noc	80 -5a13c
~nock	81 -4a14c
~noi	84 9c
~nois	84 9c
~non	76 -17b-8c9h10a13j
~non>	80 -17b-9c7j10h15a
~noo	76 -12c-7a5b7gi10j
~noon	77 -10c5b7i8g
~nor	72 -7b-6c15a
~norm	77 4j
~nort	83 9a
~nos	76 6f
~nose	81 -5a6c7e
~nosy	84 -6c4ak8f
~not	42 -14c-9a-7d-5b5g9e15h18j
~not>	45 -17b-6ad5j6f7ek18h
~note	73 -6c5g12b
~noth	60 -10c-4gk5e24j
~nou	68 -9i-5bj-4d7c10a14h
~noug	70 -19i-4bd8c10a15h
~noun	84 -5j12i
~nov	83 9g
~now	43 -21dj-5b12ck14h24a
~now>	44 -20dj-5bi5g6f7c15hk16a
~nro	83 -5g-4e14c
~ns>	45 -33g-13e-12j-7i4d9a12bh17k21c
~nse	56 -9c-5f-4i6b7e8d10a
~nse>	60 -13d-12e-6j-4f5b11c28a
~nsed	73 -33a-15c-6g6b23e26d
~nses	81 5j
~nsh	83 -7c4k7a
~nshi	84 -7c5ak
~nsi	62 -8a-7cj-5i4h5f8g16b
~nsid	72 -12c-5j6b8g9f
~nsio	79 4b
~nsiv	73 -4a4g7ch
~nsp	83 -5k10b
~nst	62 -10c5a6g
~nst>	75 5bh
~nsta	76 -5b5e
~nste	81 -7c6b
~nstr	71 -5b5k6g
~nsu	43 6c11a
~nsul	84 -8a5j
~nsur	43 -4b5c15a
~nsw	79 5c
~nswe	79 5c
~nt>	33 -10d-9e-5c4a10bh19k23g
~nta	63 -8g-5h13a
~ntal	68 -4g5j10a
~ntan	76 -5h5c12a
~nte	57 -24c-15a-7i6d9j11g15b
~nted	75 -21a7f9b15d
~ntee	83 -4a5b
~nten	74 -8c17g
~nter	62 -18c5h6k8a14j
~nth	49 -6b-5cd5j7g15e
~nth>	52 -17b-11c-8h-4d5i6g7j21e
~nthl	73 -8a-5g11b13c
~nths	64 -5ce6gh
~nti	61 -15a-7k-5fi8g19j
~ntia	83 10a
~ntil	84 -6a9e
~ntin	66 -11a-6i-5e7j8c12g
~ntio	84 -9a15j
~ntl	73 -12g9c10a
~ntly	73 -12g9c10a
~ntm	84 -5a9f
~ntme	84 -5a9f
~nto	63 -11g-10j-6h-5a4e9k10d11c
~nto>	67 -13a-7g-6h-5j6k11c12d
~ntor	79 4a6k
~ntow	83 -8g-4j5ac7f
~ntr	60 -8a-7c-5g5k9j13f
~ntra	62 -10a6bk10j
~ntry	80 -6b-5c5e13f
~nts	50 -7g-5c4i5h8bd
~nts>	50 -7g-5c4i5h8bd
~nty	76 -14g-13b-8j9d11a20c
~nty>	77 -13b-10g-8j4k8c10d15a
~nua	72 -18a11c14g
~nual	72 -18a11c14g
~nue	80 -8a6c
~nue>	80 -8a6c
~num	51 -10e-8j-7d-6b5f7k8g25c
~numb	51 -10e-7dj-5b5f8k9g25c
~nur	75 -8b-7c5j7a10h
~nurs	75 -8b-7c5j7a10h
~nus	84 -7f14a
~nut	63 -7g-5ej4c5i8k10a
~nute	64 -5c-4e6i8a10k
~nve	68 -7b-5e4d8c
~nven	77 -5c5k7d
~nver	76 -8g-7k-4e7j17c
~nvo	77 -6c5a
~nvoi	83 6a
~nvol	84 5b
~nwi	84 5a7i
~ny>	34 -38b-19j-17i-10d-6f-5h5c9k40a71g
~nyb	55 -13b-8c-5gj7h11d18a
~nybo	55 -13b-8c-5gj7h11d18a
~nym	80 -5c5eg
~nymo	80 -5c5eg
~nyo	69 -6c21a
~nyon	69 -6c21a
~nys	79 -4h5b7j10k
~nys>	79 -4h5b7j10k
~nyt	50 -17b-9e-4g4i9j10c23a
~nyth	51 -17b-6e-4g5i7j10c22a
~nyw	73 -8c6f14a
~nywh	73 -8c6f14a
~oad	69 -4k5f9a
~oad>	72 -5k4c5af
~oads	81 8a
~oak	80 -8b5c12a
~oak>	81 -8b5c12a
~oan	63 -15g-10d5f10j11c
~oan>	68 -14d-10g-4b6f18c
~oans	72 -7g-6c7b9j
~oar	72 -7k11a
~oard	72 -7k11a
~oas	84 -4a5c6b
~oast	84 -4a5c6b
~oat	76 
~oat>	76 
~ob>	56 -7d-4bg6f23c
~oba	74 
~obac	76 
~obb	77 -7a-5b5i15c
~obbi	80 -6a-5g18c
~obi	84 -7a-5k8b9f
~obil	84 -7a-5k8b9f
~obl	72 -9a7b8ej
~oble	72 -7a7b8ej
~obo	69 -8e-7d-5k6c12j
~obod	70 -8e-7d-6k6c13j
~obs	71 -9k-5b4g17d
~obs>	71 -9k-5b5a17d
~oca	70 -16c10a11f
~ocal	83 
~ocat	73 -13c4a9f
~occ	74 -7a18g
~occu	74 -7a18g
~oce	80 7i
~ocer	84 4ag
~oci	70 -15a-6j12c22b
~ocia	70 -15a-6j12c22b
~ock	58 -21a-8j-6d-5f9g15c21i
~ock>	66 -20a-10j9c10e24i
~ocke	67 -10a6c10b
~ocks	83 -6b-4d4c7a
~oct	68 -13g-4a5i11d
~octo	68 -13g-4a5i11d
~od>	45 -12g-10k-7f-5c4e6b7j34d
~oda	58 -7k-6j6a7d11c
~oday	58 -7k-6j6a7d11c
~ode	64 -13g-6f-5j5b25c
~ode>	71 -6f-5g-4aj4k21c
~odel	75 -7g4a7bc
~odi	81 -5a6g
~odil	83 -6a6g
~odo	83 -10a13g
~odom	83 -10a13g
~ods	80 -9a7bf
~ods>	80 -9a7bf
~odu	84 -6g8c
~oduc	84 -6g8c
~ody	46 -14b-5c8i12d
~ody>	47 -16b-12c7i8ae10d
~odys	68 -6e-5a10c
~oes	40 -12jk-6h5b6a8e10c14d
~oes>	40 -12jk-6h5b6a8e10c14d
~oev	84 6k
~oeve	84 6k
~of>	34 -13e-6f5j8k9d12c16i
~ofe	77 -21g-6b4c21e
~ofes	77 -6b4c
~off	48 -13g-12c-11j6efh11k18b
~off>	52 -11c-10a-5dgi6e8k9h19b
~offe	68 -8j-4g10i11c
~offi	63 -11c-8g-6j8f16a
~ofi	83 -6b6a
~ofin	84 -6b7a
~oft	71 -10i-7b-6c7j24g
~ofte	75 -10i-5c27g
~og>	71 -5a-4b4i13j
~oge	74 -14a-9c6e9g13f
~oget	74 -14a-9c6e9g13f
~ogr	72 -7a-5i7c11b
~ogra	74 -6i4b7c
~ogs	79 -12b6c9a
~ogs>	79 -12b6c9a
~oh>	63 -18j-12g-9b-8i4h9c11e13f14a
~oho	73 -5b5cg
~ohol	73 -5b5cg
~oi>	84 
~oic	77 -6ak6b7c9h
~oice	77 -6ak6b7c9h
~oin	49 -14j-7fg4ai5c8k12b
~oin>	68 -5f13e
~oing	51 -13j-8f-6eh5c7i9a11k12b
~oint	74 -7b-5g7f13h
~ois	84 9c
~oise	84 9c
~ok>	56 -12a-5g-4f7k8i10h
~oka	49 -22j-14b-12k9fi17g21a
~okay	50 -23j-13k-12b9fi18g19a
~oke	59 -17d-11b5j11c16a
~oke>	63 -7dj10c12a
~oked	75 -11d5c8g
~oker	83 -18b13j14a
~oki	62 -9i-4fg7k8j11h
~okin	62 -9i-4fg7k8j11h
~okk	81 -5a15d
~okke	81 -5a15d
~oks	68 -4j9a
~oks>	68 -4j9a
~ol>	55 -6c-5bhk-4i5d8f18g
~ola	80 5j
~olat	80 5j
~old	45 -11i-7k-6c5d16j23g
~old>	48 -12i-6k-5cd13j30g
~olde	64 -12g-9c-4a6b7j13d
~oldi	73 -12g6i8a10c
~olds	74 -9i19g
~ole	59 -7i-6c-5f12b
~ole>	60 -7ci-5f11b
~olf	84 8ac
~olf>	84 8ac
~oli	46 -21g-10b-7i-5dh8a10e13k24c
~olic	47 -7a-5d-4hi6b7e13c
~olid	80 -17b-6c-4i7e10f15a
~olin	71 -36g-10b9a16k23c
~olk	61 -7c-6k-5egj14dh
~olks	61 -7c-6k-5egj14dh
~oll	50 -8e-7f-6h-4k5dj7a11b
~oll>	66 -5i5g6d9c
~olla	64 -11a-10c7b13j
~olle	62 -6e4g9a
~olli	70 -4c8a
~ollo	80 -10g5b8ai
~olo	84 -9a-6g-5i6j16b
~ols	69 -11b-5c20g
~ols>	69 -11b-5c20g
~olt	81 4b5j
~olts	84 5b
~olu	80 -6a5b
~olun	83 -4a5b
~olv	84 5b
~olve	84 5b
~om>	46 -9ai-6c5f6egh7j15d
~oma	76 -7b6a9i
~oma>	84 -5b5ci
~omat	81 5i8a
~ome	36 -21j-14g-12i-9e4k5f17a18bh22d
~ome>	43 -15i-13g-11j7e11a16f28h
~omeb	56 -5k-4bf4g14d
~omed	84 7a
~omen	79 -12b5k14a
~omeo	72 6j
~omep	81 
~omer	61 5i12d
~omes	64 -14e-8a-4f6bjk10c
~omet	52 -19j-6h7b10d14a
~omew	73 -7c-4d9a17b
~omf	76 -6c4a
~omfo	76 -6c4a
~omi	65 -18b-17a-10j4d8f12i23c
~omin	66 -20a-18b-9j-7g5d8f12i33c
~omis	84 -12c4k9g
~omm	61 -9d-4j6c10a11b
~omma	77 -4d13a
~omme	69 -6d-5g4ak9c
~ommu	77 8a
~omo	68 -4d4j7g
~omor	68 -4d4j7g
~omp	46 -10a-6j-5g6i8e10b15d
~omp>	66 4a10d11b
~ompa	49 -8c-7a-5h7e8ik9d
~ompe	83 
~ompl	72 -7a-5g11c15d
~ompr	80 8h
~ompu	73 -8a-6ck5i7b8e
~oms	72 -6c5gk
~oms>	72 -6c5gk
~on>	30 -20c-12f-7d7k13aeh35j
~ona	62 -11c-4e5k7g9b
~onal	63 -14c-4e5bk7g9a
~onc	68 -10g-4dj4e9c16b
~once	69 -10g-4dk4e9c11b
~ond	60 -10b-6g8j13c
~ond>	64 -18b7j12c
~ondi	72 5f6b
~one	37 -8e-7h5a6k7fg13j
~one>	39 -12k-8e-5bh7c9fg14j17a
~oned	79 -8b-4d6a14j
~ones	62 -15c-12g-9a5i6be9d19k
~oney	59 -7j-6e-5i10b11c
~ong	49 -24i-21j-10b-6d-5c8af11h13e37g
~ong>	50 -24i-13j-8d-5b8f12h14e29g
~ongi	81 -7b4a10g
~oni	70 -17a-4d7j20c
~onig	79 -15a6g7j14c
~onit	81 6c
~onl	61 -4k5b16j
~onli	72 -12b-7g5j7c12a
~only	65 -10a-5c13j16b
~ono	83 -5j5a8i
~onou	84 -5j12i
~ons	53 -5d-4e23a
~ons>	56 -9g11c16a
~onsi	83 -4c9b
~onst	73 5k8g
~ont	45 -9c-5dh10ek11g
~ont>	66 -7g-5j5k7c12a
~onte	77 -16c19g
~onth	49 -6b-5cd8g15e
~onti	84 -5a5b
~ontr	62 6bk
~onv	76 -8k-7g7j14c
~onve	76 -8k-7g7j14c
~oo>	59 -19k-12c-7h4g5i7b8j11f
~ood	46 -10k-9g4j6ei7b9a
~ood>	47 -10ck-6g-5f5b6j8de16a
~oods	81 -9a7bf
~oof	55 -7c-4f6bj7a10e
~oof>	55 -6e6gj12b
~oofi	84 -6b7a
~ook	49 -9f-4d6j9k17h
~ook>	56 -12a-5g-4f7k8i10h
~ooke	77 -11d5c7g
~ooki	63 -9i-4fg9j12h
~ookk	81 -5a15d
~ooks	68 -4j9a
~ool	54 -11b-5hi4c5dj6f7k
~ool>	57 -11c-5k-4h6d8f15g
~ooli	83 -42g16k29c
~ools	70 -11b-5c21g
~oom	61 -5j4d5g
~oom>	68 -11a-4j5g6c9d
~oomm	77 -4d13a
~ooms	73 -5c5g6k
~oon	66 -10i-9c-7d6a27e
~oon>	66 -12c-10i-5d7a28e
~oop	84 6j
~oor	62 -12b-9c-6a6f7k10j14e
~oor>	67 -15b-5a5ej7fk
~oord	83 8a
~oors	76 -13c-9a7b8k13e
~oos	73 -7e-6b4d7i15c
~oose	74 -7e-6b4d7i15c
~oot	67 -11a-7ej-5c5f12g19i
~oot>	73 -9c-6j-5e5gk8af
~oota	81 -6a7c11g
~ooth	84 -18a-5k5b27i
~op>	52 -6agk-5j6h8c15f
~ope	56 -5i4k5d6e
~open	64 -10g-4j9e10a
~oper	63 -5a4k8g
~opi	76 -15a5cdh10j
~opin	76 -15a5cdh10j
~opl	59 -6b-5efj5i7g9a
~ople	59 -6b-5efj5i7g9a
~opp	66 -18b-10g-4d14a16h18c
~oppe	72 -15b-5g11a12h
~oppi	74 -6g5h16c
~opr	84 -23c5b21g
~opri	84 -23c5b21g
~ops	77 -12c-10a4d5k8j14g
~ops>	77 -12c-10a4d5k8j14g
~opt	83 -6ab7j8d
~opy	77 -5ck4i8j
~opy>	77 -5ck4i8j
~or>	26 -45a-30j-17c-16e-5h171b
~ora	69 -4g8a10c
~orag	74 -9b-4j9a13c
~orat	77 12b
~orc	70 -13j-6g5k6a17b
~orce	75 -13j-9c6k8a19b
~orch	84 -6a5bc
~orcy	84 -7b5c
~ord	53 -18c-8e-6g-5h8i15k21b
~ord>	58 -20c-11e4d5ik14b15j
~orda	81 -14g7a14c
~orde	71 -10j-8c6f8ik9b
~ordi	80 -6j14a
~ords	73 -11a-7d5e7b10k
~ore	45 -12a-7k-5h-4j7d34b
~ore>	46 -7k-5ch4gi9d17b
~ored	81 -8a8c
~ores	84 -8c8a
~orev	84 
~org	75 6d
~orge	84 -5c5g
~orgi	84 5b
~orh	84 -6a4e6g
~orho	84 -6a4e6g
~ori	62 -13c-8g12d20a
~orid	84 5b
~orie	84 -13c11d
~orig	74 -5ce6d7a
~oris	76 -22c24a
~orit	77 -9a-8g24c
~ork	44 -14g-12k6i10c12a15f
~ork>	47 -13k-9j-7d8b14c16f
~orke	69 -7b-5g5c9a
~orki	68 -19b-5g4c10di
~orks	71 -15c-7gi6e8j9a10b
~orl	83 -6c-4e6k9f
~orld	83 -6c-4e6k9f
~orm	61 -26b-9g-5eh6c14a15k18i
~orm>	68 -18b-6j5i9c11k15a
~orma	70 -8b4a
~orms	83 -6c-4bg5k18i
~orn	60 -10j-5a-4k5eg6i9f
~orn>	71 -12g-5k7e8c10a
~orna	84 6g
~orne	79 -5a17f
~orni	68 -9a-7c-4j5i15g
~orp	76 12b
~orpo	77 12b
~orr	56 -8d-6e-5g-4f5a13j17c
~orre	67 -10a24j
~orri	77 5i
~orro	65 -5d-4c6gj7b
~orry	73 -16j-8bg-4d12a31c
~ors	59 -10c-8i-5f7ej8d10b
~ors>	61 -15c-4f6b8e10d
~orse	84 -5j5ab
~orst	81 -10i-5a8c9j
~ort	51 -10j-9e-7c-6d7h8b10k21g
~ort>	70 -7b5c8h
~orta	67 -5cj11a
~ortg	65 4b
~orth	60 -11c-9j-8e4a7k25g
~orts	81 
~orw	80 8a
~orwa	80 8a
~ory	66 -5d-4h8j9b
~ory>	66 -5d-4h8j10b
~os>	84 -6d12c
~ose	46 -9a-5f4i6b17d
~ose>	48 -14c-6j-5f4e12g16d
~osed	69 -17a-8e-4g4d7j24c
~oser	81 -8a-5gj23b
~oses	77 -11c15a
~osi	68 -7g-6a20e
~osin	70 -13g24e
~osp	72 5j
~ospi	72 5j
~oss	61 -14c-12e-9a9b12j26g
~oss>	63 -16c-12e-7a14j23g
~osse	80 4a
~ost	51 -12b-9e-6d-5i-4c6a9j31g
~ost>	54 -8e-7b-6i-5ad8k30g
~osta	84 
~ostl	72 -10a-8c4f9b10j
~osts	77 -15c-9b-6k16a19g
~osy	84 -6c4ak8f
~osy>	84 -6c4ak8f
~ot>	34 -17c-4i8a12k14j15g
~ota	70 -14a-6b-5i11d13g
~otag	81 -6a7c11g
~otal	75 -14a-6e4k5g13d
~ote	57 -6dh-5e8g12b
~ote>	63 -10c-8j-5h-4d8a11b16g
~otec	71 -13a-4g4i6j17c
~otel	81 8b
~otes	76 7a
~oth	46 -17a-13k-7e-6c-5f6h9di10b23j
~oth>	67 -27a-13c-4f6j7g17b19i
~othe	49 -12k-5e-4i4bc6a8h10d
~othi	66 -7b21j
~oti	77 5c
~otin	81 5k
~oto	69 -15c-11k-6b39a
~otor	72 -12c-6b23a
~ots	83 5a
~ots>	83 5a
~ott	68 -5b8a
~otte	73 
~otto	83 -5j6ac
~ou>	17 -26k-14g-11de10i18f21b22h26j42a
~oub	68 -10c4b11g
~oubl	68 -10c4b11g
~ouc	73 -19a-5k-4g5b14cd
~ouch	73 -19a-5k-4g5b14cd
~oud	79 -4ac4j8h
~oud>	81 8h
~oug	48 -8i-7e-6j-5d-4g5h8a9c18k
~ough	48 -8i-7e-6j-5d-4g5h8a9c18k
~oul	33 -14j-13c-10h4g8be10i38a
~ould	33 -13cj-10h4g8be10i35a
~oun	44 -9h-8a-7e-6j7k8d27g
~ounc	81 -5j11i
~ound	51 -7c5bd
~oung	69 -13a-9i-6e-5f-4j18c26g
~ount	53 -9h-7e-6c4f6d9k15g
~oup	69 -11f-5g6i7d9a
~oup>	76 -5cg-4f8ad
~oupl	76 -8bf4i9c
~our	25 -12a-11h5fjk6d11e12i15g19c
~our>	25 -9h-5c5df9g10j11k13i14e
~ours	50 -11j-8k-7a-6h6g16c25e
~ourt	79 -6a5b7f
~ous	44 -7i-5ef6a7g9d11k
~ous>	68 -16a5h7c8e11k
~ouse	45 -9e-7f-5i5bk7d8ag
~ousi	81 6d7f
~out	34 -17ag-9d6bi10j21c26k
~out>	35 -13d-7fg4ci6a39k
~outf	73 -22k-10a4ef12d18c
~outh	76 -12g-11a7bci12j
~outs	69 -21a-7g7b8c12fj
~ova	83 -12a13j
~ove	39 -10g-9c-5k6b12a21e
~ove>	57 -15b-12g-10j-9c8f12h15ae
~oved	77 -8g-6a10c13e
~over	41 -8ch5ej6a17b
~ovi	69 -9g-7c6j7b14a
~ovin	71 -9g-7c7j11ab
~ow>	27 -69a-34d-22j-20b-7c-4f4h15e86g90i
~owa	77 -6a5bg
~owar	84 -11a6b12g
~owe	60 -21d-8j-4i9b10a11k13g
~owe>	68 -22d-10a5k29g
~owed	72 -11g-9j9k17a
~ower	77 -5j10a
~owi	69 -7f15a
~owin	69 -7f15a
~own	42 -18g-9c5k8d12f22b
~own>	44 -15g-7c-4j5k7a14b15f
~owne	63 -4g5j6d
~owns	73 -7a17b
~ownt	83 -8g-4j5ac7f
~ows	75 -4e8c
~ows>	75 -4e8c
~ox>	70 -4f6d7a
~oy>	68 -12g-11a-5k9b10hj11i
~oya	81 -6bc7ej8h
~oyal	81 -6bc7ej8h
~oye	61 -4c5j6a
~oyed	83 7f
~oyee	66 5a8j
~oyer	73 5d
~oys	77 -6a7c
~oys>	77 -6a7c
~pa>	77 -7d-6g5a12c
~pac	67 -8g4j6ci
~pace	76 -10a-4g8i
~pack	72 -5g-4d12a
~pag	71 -8g4a8k
~page	71 -8g4a8k
~pai	60 -7h-6i-5e-4f5cj13bg
~paid	62 -11c-5i14g16b
~pair	77 -5h6j8c
~pan	49 -7j-5h5ek7bi
~pand	83 -5a7b
~pani	72 -5j5bck
~pany	50 -5a4k9e10i
~pap	66 -12g-8a5c7f8b
~pape	66 -12g-8a5c7f8b
~par	48 -15e-7h-6jk4g5bd9c25f
~para	76 -10b15f
~pare	65 -7c-5i7d19a
~park	69 -9a5b6jk
~part	52 -13e-11k-10a-6h8g9b14f15c
~pas	60 -12e-11c5bj13d
~pass	66 -12e-5a6b7g16d
~past	69 -9g-5c5j6i11a
~pat	71 -21b-6g17a18c
~patc	84 
~pati	76 -5ag20c
~pay	44 -10a-7df-6ce-5hj14b15i33g
~pay>	51 -23c-8e-6k-4fh5b16gi21a
~payc	71 -8c5d6g
~payi	62 -13c-11a-8j7d30g
~paym	65 -11a-8d5c8e12b
~payr	66 -8a5g6d10c
~pays	72 -17ad-12g5i6b7j31c
~pda	72 -10b7e11c
~pdat	72 -10b7e11c
~pe>	62 -14b-10cg-6j13k18i21a
~pea	73 -7i-4b22j
~peak	76 -7i-4b23j
~pec	72 -8a-4e6c8hk
~peci	83 -9a11c
~pect	77 -6c-4e8h9k
~ped	68 -16k-7c-6ae8gh19j
~ped>	68 -16k-7c-6ae8gh19j
~pee	72 -5b-4a7j8d
~peed	79 -11a-5b17c
~peel	83 -11c11d
~pel	71 -8j-6c6i16k
~pell	72 -12j-5c7i17k
~pen	47 -9g-8i-7e-4j6k14b24c
~pen>	58 -15g-5j4b14a16c
~pend	67 -9i-7e-6c5f11b18g
~pene	62 -9e-6a-4g4h7d11c
~peni	83 -10ac26e
~pens	59 -9g-8e8k14c
~peo	58 -6b-5efj4i7g9a
~peop	59 -6b-5efj5i7g9a
~per	48 -9a-5c4bj5gk11d
~per>	63 -18b-5ei6cd21a
~pera	80 
~perc	68 -16a-9c5b8h21g
~peri	76 6ij
~perm	74 -16g4a12e
~pers	60 -15a-12c5d7k9f12b
~pert	66 5gk
~perw	77 -4c4d5i
~pes	79 8c
~pes>	83 -7a7b9c
~pet	81 5c
~pgr	84 -5a8c
~pgra	84 -5a8c
~pha	83 6j
~phal	84 6a
~phe	84 -5j8b
~phi	84 11a
~phis	84 11a
~pho	61 -7i-5c-4k7b8e10g
~phon	62 -12a-7i4k8be10g
~phot	84 -12k17a
~phy	74 -8g5ik
~phys	74 -8g5ik
~pic	58 -8ce-6j-5h5b7g14k
~pica	83 7g
~pick	63 6i7k
~pict	71 -6cj-4e7bf8k
~pie	80 -5c9e
~piec	84 4j
~pil	77 -10d-7j15c
~pill	81 -10d6c
~pin	59 -11g-4f5h7c9j
~pin>	70 -7g-6a-4d5bc17j
~ping	64 -8j-7b-4g4k8c11a
~pip	76 -6a5c10b
~pipe	77 -8a5c10b
~pir	79 -17c7j21e
~pire	83 4j
~pit	70 -7b9j
~pita	72 5j
~piz	84 
~pizz	84 
~pla	44 -11g-10i-8h-5e15b20c
~plac	50 -9i-8j-5h-4c7a8b12d
~plai	67 -7i7b17c
~plan	56 -7d-6e-4g6f8j11c
~plat	77 -7g6j8b
~play	80 -5g5i8c
~ple	52 -10e5fi7d
~ple>	56 -11f4j8ci
~plea	66 -8e-6a-5j-4d4b5c21f
~ples	83 -4c4k
~plex	77 -15c-5g6a18d
~pli	66 -11f-7a-4j6ck10d
~plic	83 5h
~plie	70 -10f-5a9c11d
~plo	59 -9b-6g-4e5k13a
~ploy	61 -5g-4c4j5k6a
~plu	70 -4c5j7e
~plug	84 6a
~plum	72 -5a5j8e
~ply	84 -6b-4c10h
~ply>	84 -6b-4c10h
~pme	70 4g
~pmen	70 4g
~poc	75 -4a7c
~pock	75 -4a7c
~poi	76 -5cg7f13h
~poin	76 -5cg7f13h
~pok	84 -4bj12a
~pol	46 -5d-4hi5k6b7e10c
~poli	46 -5d-4hi5k7e11c
~pon	80 -5c10a
~poo	66 -11b6j11a
~pool	67 -12b13a
~por	61 -8g-7d4a10h17b
~pora	77 12b
~porc	84 -6a5bc
~port	64 -7g-5c5a11h
~pos	72 -9b14a
~poss	84 -4c7g
~post	80 -9b13a
~pot	77 -11a-4g4c17f
~pot>	81 -18a8b18f
~pou	64 -7g-5ij6k8c10a
~poun	81 -4b10a
~pous	67 -9g-4i5a6b7k9c
~pp>	71 4ai5j
~ppe	50 -13e-11g-4f11k13h15c
~pped	71 -7a-6e-4c4bg12h
~ppen	53 -21g-8e5h13k20c
~pper	77 -13b9g11a
~ppi	72 -6g5h8c
~ppin	72 -6g5h8c
~ppl	66 -11f-5j9d10h
~ppli	68 -11f-4j6c10d
~pply	84 -6b-4c10h
~ppo	80 4a9f
~ppoi	84 -5a9f
~ppr	72 4b
~ppra	77 4c6b
~ppro	84 5a
~ppy	71 -7ci-6j4b5h20a
~ppy>	71 -7ci-6j4b5h20a
~pra	75 -6a5c6b
~prai	77 5c6b
~pre	55 -9a-6f-4e5b7j16c
~prea	81 5g
~prec	84 
~pref	81 -13a4c5j14b
~preh	81 8h
~prem	75 -8c-4b5a14g
~pres	66 -12b-6g4k10j19c
~pret	69 -6g-5c4b6i8a
~pri	54 -18a-12c-7e-6h4j6f17b24g
~pric	62 -4dj10g12c
~prim	84 
~prin	65 -12c-10a4fi8j11b
~prio	84 -7a10g
~pris	84 -10g6c
~priv	80 -13a7f11b
~pro	50 -15a-6f5i13j14b
~prob	71 -7a7b8ej
~prod	84 -6g8c
~prof	77 -7b8c
~prog	72 -7a-5i7c11b
~prom	83 -11c4k18g
~pron	84 -5j12i
~proo	69 -9c-5k-4g9a12b
~prop	64 -5a5gk
~prot	71 -13a-4g4i6j17c
~prov	76 -5b8a
~ps>	62 -19a-7e5c8gj
~pse	75 6i8j
~pse>	79 9j
~pst	79 -5b4f7a
~psta	79 -5b4f7a
~pt>	70 -17b-6c-5j4k6f13h16a
~pti	72 -19a-5g11c24j
~ptio	75 -8a7cj
~pts	83 -8c-7g8k12d
~pts>	83 -8c-7g8k12d
~pty	80 -10g21e
~pty>	80 -10g21e
~pul	71 -9c-8g-5b-4j4h7a14e
~pull	71 -9c-8g-5b-4j4h7a14e
~pum	83 9a
~pump	83 9a
~pur	81 -20a8b16g
~pus	79 4be
~push	79 4be
~put	51 -14d-10c-6i10f14b18g
~put>	53 -12d-10e-9i-6j5k7ab9f15g
~pute	73 -8a-6ck5i7b8e
~putt	73 -6c4g10j
~py>	67 -11c-5k-4g4h17a
~qua	66 -10a6e7j9g
~quar	67 -11a6ej10g
~que	66 -9j-7k5a6cd9b
~ques	67 -9j6b7cd
~qui	56 -13j-6di-4f5a8g9k10c
~quic	72 -4j14k
~quie	84 -5j7e9k
~quip	70 4g
~quir	72 -4g12c
~quit	69 -17c-5e11a15g
~quo	65 -10c7g19a
~quot	66 -5c5b9g
~ra>	71 -5b-4d6c11g
~rab	84 -6a6ck
~rab>	84 -6a6ck
~rac	58 -7c-6g-5e-4i9k12b
~race	83 -7b5a8j
~rack	73 11a
~ract	62 -11a10k12b
~rad	64 -14g-4a5be10i11c
~rade	67 -8g4c5e11i
~raf	83 -5a
~raft	84 
~rag	49 -7d5f9a
~rage	49 -7d5b7ac
~ragg	83 -8b-4c4a6i7h
~rai	57 -9di5c16a
~raig	73 -9a6e8b
~rain	67 -11d-7i-6e-5b5f13g15a
~rais	67 -8g-4j7a8c
~rak	84 
~ral	63 -8c7j
~ral>	64 -7c5g8j
~ram	63 -7b-5i-4k4c7e11f
~ram>	75 -10a-5i6b8c
~rame	77 -7ac-6b9e15f
~ramp	74 -9b12a
~ran	44 -10k5hi6c9e
~ranc	46 -6j-4d6eh10c
~rand	68 -15k11i13d
~rang	83 -5k5c9e
~rans	81 -5a8b
~rant	72 -4b7a
~rap	83 -5a9c
~ras	68 -10g-7b-5a-4j7k30c
~ras>	77 -6b13c
~rash	79 -7g16c
~rass	83 8k
~rat	55 -26c-8i-7d-6f6h7e13k21b
~rate	62 -9b-7c-6e-5f5k9h20a
~rath	72 -8a5jk8b
~rati	70 -21c-11a-4i6k17e20b
~rav	75 -10c5f6d
~rave	76 -10c4b5f6d
~raw	73 -11c-6a6b7e8i
~raw>	83 -9c4b8e
~rawl	81 -6a5j9i
~raz	77 -7c-5j-4i7g14a
~razy	77 -7c-5j-4i7g14a
~rbe	80 -5a4j11e
~rbn	83 -5b9a
~rbnb	83 -5b9a
~rby	84 11a
~rby>	84 11a
~rce	64 -20c-13j-10a15h16g21b
~rce>	76 -6c-5a6k9h
~rcen	68 -16a-9c5b8h21g
~rch	69 -12a-11e11cg
~rch>	73 -11e12c
~rcha	84 -14a17g
~rci	71 -6d6k7a
~rcia	71 -6d6k7a
~rcy	81 -7b4c
~rcyc	84 -7b5c
~rd>	48 -15a-6c5e8g11i13b
~rda	81 -14g7a14c
~rdas	83 8a
~rde	68 -16a-10j-5e6ci7k19b
~rded	77 -9j-4c8k11a
~rden	84 -11a7b11c
~rder	76 -18a6f9i16b
~rdi	72 -8c-7k8d19a
~rdia	80 -4c9d
~rdin	77 -7k18a
~rds	63 -7bc-5d6j7k8a
~rds>	63 -7bc-5d6j7k8a
~re>	25 -12e-7c-5i8k18f52a
~rea	46 -17g-14i-11j-7a-4c6b9e11h19f24k
~rea>	80 -27c-9a12b31f
~reab	80 -4c16f
~reac	69 -24i-8b13c17e
~read	57 -11c-7e-5f-4d4a8b32k
~reak	72 -7g7b14c
~real	68 -10c-8f10g
~ream	84 7e
~reas	68 -13b-12ag-6k-4e9d23c24h
~reat	62 -16j-12g4f11i22a
~reau	84 -4a5j
~reb	77 -14c5j11a
~rebu	77 -14c5j11a
~rec	53 -18c-5dh6g10b24j
~reca	80 -10a8b12j
~rece	74 -8g-4j5a7k
~reci	84 
~reck	72 -17c4a6d11g
~reco	61 -8d-4c6b7g
~rect	67 -10a24j
~red	47 -14e-10b-6h4i14f26a
~red>	49 -14e-9c-6k-5bh10g17a23f
~redi	61 -11fg6ik8a15c
~redo	83 -6b5j6a
~ree	55 -14f-7dg-5i-4e5h7j33c
~ree>	65 -23i-13g-5b14j15c22a
~reed	81 7h
~reek	81 -11i-7b10a12g
~reem	81 -4d5a
~rees	79 7a
~reet	66 -12f-10a9b20c
~ref	72 -17a-4g5j11d18b
~refe	77 -12a5j13b
~reg	66 -11c-5d-4e5a6gj10k
~rega	83 8j
~regi	79 -12c13g
~regu	72 -4d7a9k
~reh	77 -5b7h
~rehe	81 8h
~rej	84 -5a5h
~reje	84 -5a5h
~rel	59 -7b-6i6h18g
~rell	61 -6bi-5c7h15g
~rely	84 5c
~rem	58 -12a-9k-7e8gi9c10j
~rema	80 -15a8c13b
~reme	62 -6b-5e6j11i
~remi	74 -8k-5b-4j12g13c
~remo	80 -7c11j
~ren	46 -14j-10i-9f5b9k24g
~ren>	71 -11c5k6b
~renc	77 -9c-5a7k15g
~rend	84 -4g5c
~rene	69 -8b6h12e
~rent	48 -14j-8i-7f-4h7ac8b19g
~rep	59 -12g-5di-4f7e9c14b
~repa	77 -14a-5h6j8bc
~repl	62 -13g-5jk7ce10b14a
~repo	77 -5c5k9h
~req	71 -4g11c
~requ	71 -4g11c
~rer	75 -16g12f21e
~rer>	79 4g7a
~res	51 -34a-11g-6d-4i7h10k14c16j19f
~res>	68 -8a-5g7b12j
~resc	81 -5a7c
~rese	81 -7a7j8k
~resi	79 -6g-4a5k6j
~resp	84 -4c9bh
~ress	58 -12ab-10g-8d-5i5e8k16f25c
~rest	67 -13c-11k7h11fg
~ret	58 -4d5ij9b
~reti	66 4j
~rett	67 -7g4e6i7b
~retu	79 -8b4a5j
~rev	72 -8e5a6c
~reve	76 -5a4b5c
~revi	83 -9e10a
~rew	71 -11c8d10g
~rew>	72 -11c8d11g
~rge	65 -11i-4b8d12c
~rge>	74 -12i5g6cd
~rgen	80 6d
~rges	84 -9g12c
~rget	81 5g
~rgi	83 -22c5b21g
~rgia	84 5b
~rho	84 -6a4e6g
~rhoo	84 -6a4e6g
~ria	73 -7k-5c4e11a
~rial	77 10b
~rib	77 -5ai11k12c
~ribe	83 -6a-5i6c13k
~ribl	84 7c
~ric	55 -11b-7i-6d-5h9a10c11j13g
~ric>	84 -7a8b
~rica	72 -7c7a10g
~rice	62 -4dj10g12c
~rick	72 9c
~rict	79 -15b9j11a
~rid	68 -13d-6k-5b9f18c
~rida	83 -9a5b8c
~ride	73 -13bd-5k9a10f13c
~rie	54 -11c-10g-8a-6ef7i16b23d
~ried	66 -7g-5k9b12i
~rien	66 -6e-5g6bj7h
~rier	75 -10a4c20d
~ries	66 -14c14d
~rig	36 -13c-6de-5h14i43j
~righ	37 -11ac-9d-7h15i46j
~rigi	74 -5ce6d7a
~rim	83 
~rima	84 
~rin	49 -25c-13i-5b-4k10h14j15a20g
~rin>	70 -19a4g5d12j
~ring	54 -18c-9i-5k7j13h17a
~rink	66 -9d-6bi-5f28a
~rint	84 10f
~rio	73 -11a-6b5h6k7c9g
~rior	80 -12a8g17c
~riou	80 -9c6h9k
~rip	68 7d8j
~rip>	74 7j8b
~ript	81 11d
~ris	65 -21c-11g10f37a
~rise	80 -10g6c7a
~risk	84 -17c7b14a
~rist	71 -22c11f22a
~rit	57 -18a-12b-5e-4f5i6d8j26c
~rita	81 -8a5k10c
~rite	66 -7b4i10d
~riti	80 5a
~ritt	76 -23a-12b5i17j21c
~rity	72 -6g10c
~riv	47 -10g-5e-4h4k6a8d10b
~riva	80 -13a7f11b
~rive	50 -13g-8e5b9a10d
~rivi	61 6a
~rk>	46 -9k-7ad-4g10b13c15f
~rke	64 -14c-8b5j9f12a
~rked	75 -5j5c
~rker	71 -7b7j11a
~rket	79 -19c4j8a9g
~rki	67 -16b-7j-5g8i10d13c
~rkin	67 -16b-7j-5g8i10d13c
~rks	70 -12g-7i-6c6e8j9ab
~rks>	71 -13g-7i-6c6e7j9ab
~rl>	76 4g7j
~rld	83 -6c-4e6k9f
~rld>	83 -6c-4e6k9f
~rls	80 9c
~rls>	80 9c
~rly	73 -8c10j
~rly>	73 -8c10j
~rm>	56 -13b-8f-5dh6k11j16a
~rma	68 -7bg6j8c
~rmal	77 4j
~rman	81 -4bg5a6c
~rmat	77 -4b6c
~rmi	73 -13g7b12e
~rmin	84 6b
~rmit	77 -13g13e
~rms	75 -11a-8c7jk14i
~rms>	75 -11a-8c7jk14i
~rn>	59 -12b-7c-5j13g30a
~rna	75 -8ab20c
~rnac	81 
~rnad	84 6g
~rne	62 -14c-13a-5k5e7g12f18i
~rned	66 -18a-14c-6k8e12g20i
~rner	79 -11a6c17f
~rney	84 -5c4a
~rni	61 -22a-15c-4f5d12e24g
~rnig	81 -11b-5c5a6k9e
~rnin	65 -14a-8c4i6e23g
~rnit	77 -11a-4c5d6g8j
~rno	77 -15c-4e9i16g
~rnoo	79 -10c-4e5b8gi
~rns	80 -14a18c
~rns>	80 -14a18c
~ro>	84 -7a-4c10b
~roa	70 -4k5f12a
~road	70 -4k5f12a
~rob	70 -10a4b7j8e
~robl	72 -7a7b8ej
~roc	76 -6b6ci
~roce	80 7i
~rock	84 10c
~rod	84 -6g8c
~rodu	84 -6g8c
~rof	77 -7b8c
~rofe	77 -6b4c
~rog	71 -6a-5i8j9b
~rogr	72 -7a-5i7c11b
~rok	70 -15a-8d-5g5bk14c
~roke	70 -15a-8d-5g5bk14c
~rol	62 -8e-6ij-5a16c20d
~roll	64 -8e-6i-5j11d19c
~rom	48 -14c-7i-4d4j7h8f13g
~rom>	48 -8c-7i-4d5ej7gh8f
~ron	60 -15g-9j-7bd-4e6hi7k12c18a
~rong	73 -8g-5b7a8h11c
~rono	84 -5j12i
~ront	66 -7g-6j5k7c13a
~roo	51 -5cf-4h4a9e
~roof	55 -7c-4f6bj7a10e
~room	62 -5j5d7g
~rop	59 -15c-10a7k13b15h
~rop>	73 -6c8bh
~rope	65 -6a5gk
~ropp	79 -5g-4c14h
~ros	71 -10ac-6e5j7k13g
~ross	72 -10ac-6e4i5j6k13g
~rot	60 -10g-6dk-5h7b9j14c
~rote	68 -5b-4h13c
~roth	67 -7gk-5d8c17b
~rou	45 -9c-7a-5h6i8b11d14k
~roub	70 -7c-4b8a
~roug	51 -13a-6h6i18k
~roun	56 -11a-7j4f6d10b
~roup	76 -5cg-4f8ad
~rous	80 -5c4e9a
~rout	84 -8a5b9c
~rov	74 -5b4k6a
~rove	77 
~row	59 -6d-5c-4k8g10b
~row>	62 -18c-6k-5d6j14g17b
~rowe	84 
~rowi	83 
~rown	83 -8g-5b6ei10a
~rp>	84 
~rpo	74 5j12b
~rpor	75 5j12b
~rpr	84 -10g6c
~rpri	84 -10g6c
~rra	84 -10k-7b18i
~rre	57 -11a-5bi5k6g7e19j
~rrec	67 -10a24j
~rren	62 -4i7k8eg
~rri	60 -6g-5ae4c9b15d
~rrib	84 7c
~rric	79 
~rrie	63 -9a-8g13b17d
~rro	65 -5cd5g6abj
~rrow	65 -5d-4c6gj7b
~rru	84 -9a16j
~rrup	84 -9a16j
~rry	56 -9b-8j-5di-4e12c23a
~rry>	58 -15b-13j-5d-4e22c23a
~rryi	75 -12c5j8b
~rs>	36 -13i-11g4ab8d11e20c
~rsa	79 -8k-5g4j11a
~rsat	81 -7k5c7j
~rse	57 -10e-4i5ah6f9b
~rse>	73 -9b9h15a
~rsel	60 -8ae5f13b
~rsh	80 -5a7b
~rshi	80 -5a7b
~rsi	76 -6a7b
~rsit	83 -5a4b
~rso	62 -9c5gk6b
~rson	62 -9c5gk6b
~rst	57 -11i-6af5k21j
~rst>	59 -8i-5e4g5c7j
~rsta	73 -13a-7c-6g-5f4e7k8h19j
~rt>	49 -7j-5gh8ae11f
~rta	67 -5cj11a
~rtab	73 -7c9a
~rtan	74 -4g5h7b
~rte	67 -7i6a7c
~rted	71 -7ij9c14a
~rter	80 -9a6b10j
~rtg	65 4b
~rtga	65 4b
~rth	54 -6j-5abd7e8k18g
~rth>	57 -17e-11j7c15k17g
~rthd	67 -9k-8c-7b-5a6j29e
~rti	60 -4ek7gi16d
~rtie	83 -5a8b
~rtif	64 -4b12d
~rtin	79 -18a6g8i11b
~rtm	62 -7c5g7d
~rtme	62 -7c5g7d
~rtn	68 -9k-4g8bc
~rtne	68 -9k-4g8bc
~rts	70 -8g-5aej8i15f
~rts>	70 -8g-5aej8i15f
~rty	64 -6e4g5k
~rty>	64 -6e4g5k
~ruc	57 -11b5j6gk11c
~ruck	60 -10b4g10c
~ruct	70 -5a7k
~rue	83 -5a10c
~rue>	83 -5a10c
~rug	77 -12c5a11d
~rugs	81 -11c12d
~rui	84 
~rul	83 
~rule	84 
~run	54 -21c-7f-5e-4a4h11d18g20b
~run>	58 -17c4d5b6h17g
~runn	68 -4e7b10g
~runs	77 -9g-4c7d8b
~rup	80 -7c15j
~rupt	80 -7c15j
~rus	70 -7a-6c5de7h
~rust	71 -11a-5c5d8h
~rve	74 -5i6a16b
~rve>	79 -4b9a
~rvi	68 -10b6ag7k
~rvic	71 5c8k
~rviv	83 -8b-7c8g9a
~rvo	84 
~rvou	84 
~rwa	76 5a7i
~rwar	76 5a7i
~rwo	77 -4c4d5i
~rwor	77 -4c4d5i
~rwr	81 -6j6d
~rwri	81 -6j6d
~ry>	46 -7k-6b4g16a
~ryb	65 -17a5efi8k
~rybo	65 -17a5efi8k
~ryi	72 -10c-6g4j5i8b
~ryin	72 -10c-6g4j5i8b
~ryt	63 -21a6k7b17g
~ryth	63 -21a6k7b17g
~sa>	81 -5k4g5c
~sab	81 7j
~sabi	84 6a
~saf	66 -8g7b8c
~safe	66 -8g7b8c
~sag	84 6c
~sage	84 6c
~sai	60 -16c-12a14h21j
~said	60 -16c-14a14h21j
~sal	63 -9b-8e-5j5h6a16g
~sala	77 -6c10g
~sale	68 -7a-6ej-4b5cd7h13g
~salo	83 4j
~sam	62 -24b-6h-5j-4f4c6e31a
~same	62 -23b-6h-4fj6c30a
~sat	71 -10k-6i-5b8a9h13c
~sat>	81 -4jk11c
~sati	75 -7k-6i-4b5j6a10h
~sav	66 -14a-5f-4c6j25g
~save	73 -6c-5fj9a
~savi	73 -20a27g
~saw	77 -9j-7k5ac12i
~saw>	77 -7jk6a12i
~say	50 -21e-14h-8c-4ag4d13j16k26i
~say>	52 -21e-19h4b10c12k27i
~sayi	77 -18c9j11d
~says	70 -8c-7a-6g4k7h13j
~sba	55 -4k9d
~sban	55 -4k9d
~sca	65 -14a-8c-4d5h14g17i
~scal	80 -6e-5a4i16g
~scam	84 -4c6a
~scan	84 -5a7g
~scar	73 -9c-5e8h16i
~sch	60 -12a-11g5ej6k7d10f
~sche	83 7e
~scho	61 -12a-11g7k8d10f
~sco	66 -7a-5b-4e5k19c
~scor	75 -13a5i25c
~scou	73 10k
~scr	68 -7g-5i5k7bd
~scra	83 -11a5c8b
~scri	76 -9a-4i9d12k
~scro	81 -5g16a
~scu	77 -11b4j16g
~scub	81 -8b9g
~scui	84 -6c4j7g
~se>	33 -24e-9f-5b6i23a34c
~sea	71 -11c-7d4a19e
~seas	72 -11c-6d5a20e
~sec	61 -10b-6g6j7k
~seco	65 -15b-5g7j13c
~secu	74 -9c5bk
~sed	54 -25i-8a-6cf7j8e19b24d
~sed>	54 -25i-6acf7j8e16b24d
~see	59 -20c-10g-4h4i6e7d15f
~see>	61 -17g-16c4jk5b6f7i8e
~seen	77 -6c8g12f
~seh	74 -11g-4a6d15c
~seho	74 -11g-4a6d15c
~sel	53 -9c-6e6g23b
~self	57 -9e-5a21b
~sell	66 -11c7b10g
~sem	66 -5b6i13a
~seme	66 -5b6i13a
~sen	56 -11c-7g-4i4h5k6f8b10a
~send	62 9f
~seng	81 5c
~sens	74 -10c7b17a
~sent	71 -6c-5g-4i7jk8h
~sep	80 6a
~sepa	80 6a
~ser	62 -9gj-7i10a26b
~ser>	79 -11a-5gj27b
~seri	83 -8c15a
~serv	66 -6i4k13b
~ses	61 -7c7k8b
~ses>	62 -6c7k8b
~set	60 -15i-9e-7a4h5c10g14b
~set>	64 -18i-14g-5e4dk17b19c
~sets	84 
~sett	75 -26c-5be12h32g
~sew	84 7a
~sewe	84 7a
~sfi	84 -6i5a11h
~sfie	84 -6i5a11h
~sgi	84 -10a5d6b
~sgiv	84 -10a5d6b
~sh>	58 -13b-8j4c7e19g
~sha	61 -14c-8dg-5j-4h6a9f12b15i
~shak	84 -6a6b11f
~shal	83 10a
~sham	84 7f8e
~shap	73 -13c-6a-5g6b23i
~shar	68 -5d4b11a
~she	51 -12d-11g-10e-8f4k22i23j
~she>	55 -28c-11d-8e-6f6a9b14j27i
~shed	66 -9b-8g7j17c
~shee	81 -8a5k11j
~sher	77 9a
~shes	84 -6a16c
~shi	61 -8dg-6c-5a6f7k12be
~shie	84 -6a4k5b
~shif	81 -5d6c
~shin	67 -13c-8g9f14e
~shio	84 9a
~ship	77 -7a-5d6k10b
~sho	47 -11e-10g-6ck-5j8d10ai22f
~shoo	77 -5e6k9f
~shop	57 -9b-7c-6e-5ak6h10g14f
~shot	83 
~shou	57 -9j-7k-6i-5c8f20a
~show	67 -31g-7i-6e5d6b9c11j18a
~shu	71 -19g-7b15ac
~shut	71 -19g-7b15ac
~sib	83 -7c6g7b
~sibl	83 -7c6g7b
~sic	68 -11a-9g5b6c7ik
~sica	75 -8g5i
~sick	77 -5a5c
~sid	53 -6e8b12d
~side	54 -6e-5c5b13d
~sidi	81 4bc
~sie	79 -9b-6g9e10c
~sies	80 -8b-6g9e12c
~sig	60 -10c-6g5k7j9ai
~sign	60 -9c-6g6k9i11a
~sim	83 -20a18b
~simp	83 -20a18b
~sin	44 -21a-9g-8ik7e8d10j13c24b
~sin>	69 -15a-12g6e7h21c
~sinc	60 -8g-7a5c6j7b
~sine	50 -11i-5e6gj7b8d
~sing	62 -20g-13a-5f-4hk11e13c16b
~sio	59 -7j5ce7b8a
~sion	59 -7j5ce7b8a
~sis	68 -5e4h6d8j
~sist	68 -5g4h6d9j
~sit	56 -12g-7k-5ij4c13h17a
~sit>	68 -11b-6ik5f8a17h
~sita	83 6h
~site	75 -4h8b
~siti	79 -10a
~sitt	72 -13j-10g11f15a
~situ	81 -6g5i7b
~sity	84 5b
~siv	72 -10a4g6b7ch
~sive	72 -10a4g6b7ch
~siz	77 -23c30g
~size	77 -23c30g
~sk>	60 -6j-5e5d7a8f
~ske	76 -12g7b14c
~sked	77 7b
~ski	65 -16a-5di6g7c8b9e
~skin	68 -18a-5i4j6g8c10e
~skip	81 -5a8b
~sks	81 -9d-6a-5eg5j13ck
~sks>	81 -9d-6a-5eg5j13ck
~sky	76 -16c-8b25a
~sky>	80 -16c4g16a
~skyd	84 -8b10a
~sla	76 -9c-5a6g14b
~slab	81 -8c7g8b
~sle	68 -5d7f
~slee	68 -5d7f
~sli	80 -6a5b
~slo	75 -14b-5ci5k24a
~slow	75 -14b-5ci5k24a
~sma	77 -13c-5j-4g22d
~smal	81 -4j
~sme	83 -7c10h
~smen	84 -7c10h
~smo	65 -13b-5c5j6a17i
~smok	66 -17b-4c6j20a
~sna	83 -9a6c7k
~snap	84 -7a9k
~sno	79 -9f4c11j
~snow	80 -9f5cj7a
~so>	34 -49a-31b-15gi-13d-11f5c6e24h41k79j
~soc	68 -12a-11j-5d10c30b
~soci	70 -15a-6j12c22b
~sock	84 -5j-4d11b
~sof	80 -6b9j
~soft	80 -6b9j
~sol	71 -18c-5de17i20a
~sold	77 -12b-11e-10c-5d4g12a23i
~sole	83 6b
~som	44 -23j-20g-9f-6e6c18d19a29b
~some	44 -23j-22g-9f-6e6c18d19a29b
~son	54 -9g-5dk-4c4i15h16e
~son>	58 -16g-11a-9b-7d4c7i19h20e
~sona	68 -8c10g
~sons	80 -6k14a
~soo	70 -17i-7g-6d-4b9a32e
~soon	70 -17i-7g-6d-4b9a32e
~sor	72 -17j-7b16a19c
~sorr	79 -17j9c18a
~sort	84 -4b13c
~sou	62 -20c-6b4g5a6e14j
~soun	65 -16c-6b5i6gj7e
~sout	80 -5c13j
~spa	69 -5ek6i8c
~spac	76 -10a-4g8i
~span	84 -6j-4k7g8a
~spar	81 5c
~spe	60 -13a-10e-8b-7i6j7c8k16g
~spea	76 -7i-4b23j
~spec	77 -9a8h13c
~spee	79 -11a-5b17c
~spel	73 -12j-5c7i17k
~spen	73 -14c-9i-6e7f29g
~sph	84 6a
~spha	84 6a
~spi	71 8j
~spit	72 5j
~spl	81 -15a5f11b
~spo	62 -12g-8j-5di5c7f10a13b
~spor	83 
~spot	80 11f
~spou	67 -9g-4i5a6b7k9c
~spr	66 -6g-4a5j6d9b
~spre	84 
~spri	68 -7a-6g4i6j12b
~squ	69 -5j-4b4c7e11g
~squa	70 -7b7e12g
~sr>	84 -5k4a7f
~ss>	43 -15e-7i14cf
~ssa	83 5abc
~sse	61 -14c6d8b10j
~ssed	70 -15c4b5g
~ssen	81 5c
~sses	73 7d
~sset	81 7j
~ssi	62 -6j-5d14c
~ssin	73 -6j7i13c
~ssio	68 -7b7c10a
~sso	81 -8a-5c4i16b
~ssu	68 -5g-4bi4a8e9c
~ssue	79 4c
~ssur	77 -11b6a8cj
~ssus	80 -5k7b13e
~ssw	84 -9a11b
~sswo	84 -9a11b
~st>	35 -8c-7i-6f-5a7bh9j10g19k
~sta	44 -14d-10i-7g-5h11c12k19f
~staf	79 -11c9a
~stai	75 -8c-5b6a16f
~stak	84 -20a-10g34c
~stal	79 
~stan	65 -8fg-5bi6h7e9k14j
~star	59 -14j-8h-7g5f6e10a14c
~stat	58 -12d-8e-6a-4i10j12fg
~stau	81 5i
~stay	58 -5e14b
~ste	54 -9a-7f5ek9d10g
~stea	79 -7c-4a8b9e
~sted	73 -10c-9a4j5e8d
~stem	71 -6b6c7a
~sten	83 7b
~step	72 -7c8d9g
~ster	63 -7j-5b4g5i12c
~sti	50 -9eg-5k5j11a12i
~stic	77 -6j-5a7b
~stil	54 -13c-9k-8b-6dh-5e15i17a18j
~stim	84 6k
~stin	76 -14g-8a5b11h13c
~stio	68 -8j6a7d9c
~stl	70 -10ac-8g9j11i12b
~stly	71 -11a-10g-9c4f9bj12i
~stm	77 -9b-4c4a7g13f
~stma	80 13f
~sto	49 -10g-8b-5e6c9adi
~stoc	77 -4bc4a14g
~stom	61 5i12d
~stop	71 -8a5k7c
~stor	56 -11g-5hk5a6ij7c
~stov	77 -6b14a
~str	54 -14f-8a-7d-5i6e10k12b17c
~stra	70 -5a7b13e
~stre	65 -12f-10a5k13b18c
~stri	71 -5b5ac
~stro	83 -5j6b
~stru	69 -6b7k
~sts	69 -14c-5bk5a6j19g
~sts>	69 -14c-5bk5a6j19g
~stu	60 -14b6c11i
~stuc	79 17a
~stud	73 -6g4c6a8j
~stuf	65 -19a-9b7c8k9g15i
~sty	84 -5a9c
~styl	84 -5a9c
~sua	72 -7c-6gj5ah11e
~sual	72 -7c-6gj5ah11e
~sub	62 -9c-5e4b5j6h8g
~sub>	83 -4e5a
~subc	77 
~subs	67 -7a16g
~suc	84 5b
~such	84 5b
~sud	84 -6a7c
~sudd	84 -6a7c
~sue	74 9c
~sued	79 -5a11c
~sues	83 
~sug	79 -10a4c11b
~suga	81 -9a5c7b
~sui	77 -11g4a5k13e
~suit	77 -9g6a13e
~sul	84 -8a5j
~sum	74 10b
~summ	81 -8a11b
~sump	80 10a
~sun	79 
~sup	66 -11f5g6h12d
~supp	67 -11f5g6h12d
~sur	41 -16b-5f5d17c19a
~sura	46 -6j-4d6eh10c
~sure	52 -10b-9e-5f-4h5j6i10d13a
~suri	84 7d
~surr	84 -4g5c
~surv	83 -8b-7c8g9a
~sus	76 -5jk7a12e
~sus>	80 -5k7b13e
~susp	84 -5b9a
~suv	84 6c
~suv>	84 6c
~swe	72 -13j-5k4e5i13g
~swee	81 -7g4c6ei
~swer	79 5c
~swi	68 -8a-5j4h8bg
~swim	81 -10a-6b5f17c
~swin	81 -23c-5a8b24g
~swit	75 -13g5h6c8a
~swo	83 10b
~swor	83 10b
~sy>	68 -22b-8c-7g-4j4f7k11e25a
~sys	70 -5b6c7a
~syst	71 -6b6c7a
~ta>	77 -4d
~tab	66 -8c-5ae7di13g
~tabl	67 -7c-5e-4j7d14g
~tac	70 -11a-6c8d12i
~tach	80 -5b9i
~tack	79 -12a-6e9g10d
~taf	79 -11c9a
~taff	79 -11c9a
~tag	77 -16a4g6b14c
~tage	80 -11a6bg7c
~tai	72 -11c4k7a15f
~tair	76 -5b4f7a
~tak	51 -8f-6i-5gh5j6d7abc
~take	51 -8f-7a-6i-5h5d6j9c16b
~taki	79 -14b22a
~tal	50 -13i-7e-5j5a8f11d13g
~tal>	59 -6e5j7k9c
~talk	57 -10j-8c-5k4di5b8f10a
~tall	74 -19i-7c29g
~tals	83 -7b6a7f
~tam	84 
~tan	59 -9g-8f-5i4e5h6k11j
~tand	67 -14a-8f-7g-5i6h7e10k15j
~tant	68 -7g-5j8ac
~tap	84 -10c18a
~tape	84 -10c18a
~tar	58 -14j-8h-7g-4i5f6e7a20c
~tart	59 -14j-8h-6g6f7e10ac
~tas	83 -5j7a
~tat	57 -12d-8e-6b-5ai8j9cg12f
~tate	60 -11d-7e4f10a11j
~tati	73 -10a-5b4h11fg
~tatu	81 -8a-6b5k17c
~tau	80 -6a4i5e
~taur	81 5i
~tax	76 -7b-6c5j8g
~tax>	79 -7b5j
~tay	58 -5e14b
~tay>	62 -9c8b11f
~tayi	69 -9f-7g6a8b9c
~tba	80 -6c7e
~tbal	83 
~tch	56 -13c-7g-5f9b20k
~tch>	64 -20c-9i-8a6e8j11b24k
~tche	64 -11c-7e14i
~tchi	77 -11j-4c5h17a
~tco	84 5c
~te>	44 -11h-8j-7d10b15k18e
~tea	70 -7g-4c6be7j
~teac	79 -6g5ai
~tead	79 -7c-4a8b9e
~team	84 
~tec	67 -5ag-4d9j13c
~tect	68 -10a-5g5j15c
~ted	53 -15b-13g4fh5e8a15d
~ted>	53 -15b-13g4fh5e8a15d
~tee	66 -9c-5d7a8h10g
~teen	70 -5bcd9ag
~teer	81 4b
~tel	42 -21g-10b-8ce-6f5a61k
~tel>	79 8b
~tele	81 -6c6h9d
~tell	43 -19g-12b-7e-5dfi65k
~tely	72 7a
~tem	67 -10c-4d7jk9a
~tem>	71 -6b7a11c
~teme	80 -12ac4k6b7j9g
~ten	58 -13b-8a-6ef-5d-4i14j30g
~ten>	63 -19a-13b12c13j20g
~tena	80 
~tend	83 -7b8h11a
~tent	76 -15c7b19g
~tep	72 -7c8d9g
~tep>	79 -9c4b8e
~teps	80 -4a6d7c
~ter	41 -4g5c7j14b
~ter>	44 -8j6bf10d
~tere	73 -12c-6a8hk
~teri	79 12c
~term	67 -6c-5ef4b5j7a10g
~tern	77 -11c-4e5j6g7i
~terr	79 -8a4c14j
~ters	61 -11d-7j-6g4k18c
~terw	84 
~tes	55 -8c-6e-5dg-4fh7b15j16a
~tes>	56 -14c-6e-5d-4g8b16j18a
~test	77 8c
~tev	83 -9c18k
~teve	83 -9c18k
~tex	68 -13c-11k13a16b
~text	69 -13c-11k4j12a17b
~tfi	72 -21k-10a4ef12d17c
~tfit	73 -22k-10a4ef12d18c
~tga	65 4b
~tgag	65 4b
~th>	34 -15a-11e-7c-4f7dj9g14k34i
~tha	28 -30c-13dg-6f-5e8b10hk14a66j
~than	59 -8f4a9c
~that	28 -33c-14g-13d-6e5b8h11k15a69j
~thd	67 -9k-8c-7b-5a6j29e
~thda	67 -9k-8c-7b-5a6j29e
~the	19 -6h-5e-4i6f12g13k15j17d22b
~the>	22 6abc8d9k13f20j
~thei	60 -9b-7c8g16h
~them	52 -11e-10a-6j4c5h8g11i
~then	61 -13b-10k-9g-6h-4f18c28a
~ther	35 -12i-7f-5c6d7bk9h21a
~thes	61 -8c4b6g12i
~they	44 -13c-9j-8i4d5h11f13b15g
~thi	34 -11g-5f13a16i17d
~thin	38 -14g-9e-6k-4f8b16c23i
~thir	76 -4bc6j
~this	45 -7b-5ch8g19d
~thl	73 -8a-5g11b13c
~thly	73 -8a-5g11b13c
~tho	50 -15b-4c5dg8i16e
~thos	55 -10c-6b4ag5k
~thou	60 -11b-7a4g5ci16e
~thr	52 -22c-9e-7a-6h4d5j6fg8i10b13k
~thre	83 7a
~thro	52 -17c-16a-8e-6h5d6fij7g9b15k
~ths	63 -8a-5be6h8c
~ths>	63 -8a-5be6h8c
~thy	77 -11i6b8j12a
~thy>	77 -11i6b8j12a
~tia	80 -12b-5k10a11c
~tial	80 -12b-5k10a11c
~tib	62 -6b-5i6g7c10a
~tibl	62 -6b-5i6g7c10a
~tic	62 -12c-7i-4j5b6d16h
~tic>	77 
~tick	67 -19c-5i6b13h
~tics	84 -5c7h
~tie	71 -8c6b
~ties	77 -7c-6a12b
~tif	63 -12c-5b4e8a12d
~tifi	64 -7c-5b4a12d
~tig	83 -9c5a6e
~tigh	83 -9c5a6e
~til	52 -14k-12g-10d5f9e10i12aj
~til>	74 -9g7h13e
~till	53 -11k-9d-7ch7f11a13i15j
~tim	50 -15b-9ij-7d-5f11h20g27e
~time	50 -14b-9j-8ci-7d-5f6h23g28e
~tin	48 -9a-8g-5c5i8jk11b
~tin>	60 -26g-6a7i9j10k13c
~ting	52 -16c14g
~tio	46 -7a-6i-5h6f7j8k13b
~tion	46 -7a-6i-5h6f7j8k13b
~tip	84 13c
~tip>	84 13c
~tir	65 4j
~tire	66 5j
~tis	80 -9i-4bj9a18h
~tisf	84 -6i5a11h
~tit	70 -4b5j6k
~titi	84 
~titl	74 -5b5j
~tiv	81 -5c8j
~tive	83 8j
~tle	54 -8e-7a-5d5g6h8k10i
~tle>	55 -9g-6a-4dej5bi7hk10c
~tled	79 -8c-6e-5b8gi
~tll	84 12c
~tll>	84 12c
~tly	62 -13g-5k4c7fj9i
~tly>	62 -13g-5k4c7fj9i
~tma	77 -6a13f
~tmas	80 13f
~tme	60 -9c-5i-4b5adk7fg
~tmen	60 -9c-5i-4b5adk7fg
~tne	67 -9k-4g4a8bc
~tner	68 -9k-4g8bc
~to>	30 -11j-8ai10cf11k14d21b
~tob	76 
~toba	76 
~toc	77 -4bc4a14g
~tock	77 -4bc4a14g
~tod	57 -7k-6j4g5ac
~toda	58 -7k-6j6a7d11c
~tof	84 -5a11g
~toff	84 -5a11g
~tog	74 -14a-9c6e9g13f
~toge	74 -14a-9c6e9g13f
~tol	71 -7c9g15j
~told	71 -7c9g15j
~tom	56 -6be7di10a
~tom>	83 -5j6ac
~toma	81 5i8a
~tome	61 5i12d
~tomo	68 -4d4j7g
~ton	73 -26a15j22c
~ton>	84 -11a4e7c10j
~toni	79 -15a6g7j14c
~too	55 -16k-12c-10b5f6i12a19g
~too>	60 -19k-8c-7h4g6ij7f11a
~took	72 -7g5h8j
~tool	70 -10b-5c21g
~top	62 -14a-9g7k17c
~top>	65 -9a-6g8k10c
~topp	77 11c
~tor	48 -17g-7ch5i6j14d17a
~tor>	61 -14g-10a4e9j12c
~tora	74 -9b-4j9a13c
~torc	84 -7b5c
~tore	64 -5ac5b6f8d
~tori	72 -32c5e9d21a
~torm	73 -6bg4c5a12i
~torn	79 -5c5g
~tors	68 -7c-4k5ag12d
~tory	67 -5dg-4h5c9j10b
~tot	75 -14a-6e4k5g13d
~tota	75 -14a-6e4k5g13d
~tou	76 -13a-11g8c15d
~touc	77 -12a-10g5j6c16d
~tov	77 -6b14a
~tove	77 -6b14a
~tow	64 -9dg-4i4b7a17f
~towa	84 -11a6b12g
~towi	80 5a
~town	68 -17g-9d-5j6b8c19f
~tra	51 -8cd-5i-4h7b8egj
~tra>	77 -5bd18g
~trac	60 -6c-5g-4i6k7a8b
~trad	75 -9a-5c4b10e
~trai	66 -12d-4g4e7bj
~tram	74 -9b12a
~tran	80 -6k8b9e
~trav	77 -7c5f6d
~tre	56 -12fg-5e-4d5k6b10i19c
~trea	64 -9gj6b7a14i
~tree	63 -12f9j18c
~tres	84 -7a4k6c
~tri	62 -9b11j14a
~tric	69 -8bc10a16j
~trig	84 -7b6h
~trip	74 8a
~tro	66 -8c6a10k
~trok	84 
~trou	70 -7c-4b8a
~tru	54 -11b-8a9k11c
~truc	57 -11b5j6gk11c
~true	83 -5a10c
~trus	72 -11a-8c4b6d8h
~try	71 -11c-6bg8a10f15e
~try>	73 -12c-6bg7a11f16e
~ts>	41 -11g-10a-5e5i7f10c15d
~tse	81 -7c4b
~tsel	81 -7c4b
~tsi	73 -19a-5g9c10b13j
~tsid	73 -19a-5g9c10b13j
~tta	76 -11a-6e4b5g7i
~ttac	77 -10a-6e4b6gi
~tte	54 -9g-5b4k5j17c
~tten	68 -16b-11a5i14j19c
~tter	58 -8g-7j5b6k12a
~tti	58 -16c5df6i9a
~ttin	58 -16c-5j5df6i9a
~ttl	56 -8e-6dj-5a6gk7h11i
~ttle	56 -8e-6dj-5a6gk7h11i
~tto	76 -6j-4g9a
~ttom	83 -5j6ac
~ttor	84 -5c4a
~tty	69 -10g4b6i8a
~tty>	69 -10g4b6i8a
~tua	71 -12g5b6a
~tual	74 -7g10a
~tuat	81 -6g5i7b
~tub	76 -9b-5gk7e15a
~tub>	79 -7b7c8a
~tuc	77 16a
~tuck	80 7a
~tud	73 -6g4c6a8j
~tude	74 -6g6a8j
~tuf	65 -19a-9b7c8k9g15i
~tuff	65 -19a-9b7c8k9g15i
~tui	84 -8a19g
~tuit	84 -8a19g
~tul	84 -10j6c11a
~tur	55 -8i-7j5a6g7k12f
~ture	63 -6g-5e5f7a10k
~turn	62 -6i-4j13g
~tus	80 -8a-6b5k17c
~tus>	81 -8a-6b5k17c
~tve	74 -17a6f10g17c
~tve>	74 -17a6f10g17c
~twe	73 -6k-5j6f10b
~twee	74 -6jk6f11b
~twi	77 -9a14b
~twic	79 -13a5d14b
~ty>	47 -6h-5fg-4i4c6k7b8e
~tyl	83 -11a8c12b
~typ	68 -6a8c9j
~type	71 -6g-5k10j12c
~typi	81 -4c4k7g
~uab	81 -10a15c
~uabl	81 -10a15c
~ual	61 -6a-5i6c7e
~ual>	68 -7f-4b7g8c
~uall	69 -9a-6gj5h6f9e
~uar	65 -10a-4c6de7j8g
~uard	80 -4c9d
~uare	70 -7b7e12g
~uart	80 -9a6b10j
~uat	77 -6g5bi
~uati	79 -6g5bi
~ub>	74 -7b-5e6j7c12a
~uba	79 -8b6g10h
~uba>	81 -8b9g
~ubc	77 
~ubco	77 
~ube	79 9a
~uber	81 5b
~ubl	68 -10c4b11g
~uble	68 -10c4b11g
~ubs	67 -7a16g
~ubs>	68 -7a16g
~uca	80 -6g-5j-4b4k17c
~ucat	80 -6g-5j-4b4k17c
~uch	44 -27i-14j-11a-9k-6e4h7c10b53g
~uch>	44 -23i-16j-8ak-6e5h8c10b50g
~uck	58 -14b-4f10a17c
~uck>	62 -9b-5k18a
~ucks	72 -9a-4b4j5k16c
~ucky	84 6c7a
~uct	58 -8a-6i-5d-4f18g
~uct>	83 -23a27g
~ucti	60 -6i5b
~uctu	83 -4g7j
~ud>	79 -6a4b8h
~udd	72 -5cd7g9j
~udde	84 -6a7c
~uddy	76 -12c-5d4k8gj
~ude	66 -8be5j11g19a
~ude>	80 -12c-7e12a13g
~uded	79 -7a6c7g
~uden	73 -8b-6g-4k9j16a
~udg	76 -6j-5b5ch10g
~udge	77 -5j-4b6c11g
~udi	65 -7i-6g4e8c
~udit	66 -7i-6g-4a4e8c9b
~ue>	60 -5di7c13g
~ued	77 -5d-4a6e9c
~ued>	77 -5d-4a6e9c
~ues	62 -8j-5h4a5dg8b
~ues>	77 -6a6b7e
~uess	79 -9c6g
~uest	66 -9j7cd8a
~uff	65 -19a-9b7c8k9g15i
~uff>	65 -19a-9b7c8k9g15i
~ug>	77 5af
~uga	81 -9a5c7b
~ugar	81 -9a5c7b
~ugh	46 -12g-11d-9i-6e4h11a16c21k
~ugh>	51 -13g-10e-5bi4ah7c9f20k
~ughl	79 -12f-6a22g
~ught	58 -15g-14d-5ij4e5k8b12c17a
~ugl	83 5f
~ugly	83 5f
~ugs	77 -10c11d
~ugs>	77 -10c11d
~uh>	79 -14a-4cg13i21j
~uic	70 -6j4a13k
~uick	70 -6j4a13k
~uie	84 -5j7e9k
~uiet	84 -5j7e9k
~uil	54 -7j-6i8k19e
~uild	57 -5ci6gk9b
~uilt	67 -7b-6j-4g20e
~uin	81 -5g-4j6k13c
~uip	70 4g
~uipm	70 4g
~uir	72 -4g12c
~uire	72 -4g12c
~uis	77 -7cj-5g5b18a
~uish	83 9a
~uit	63 -20c-8b5e9a25g
~uit>	69 -5e-4g14a
~uiti	84 -8a19g
~uits	77 4j13e
~ul>	70 -5g7a9i
~ula	69 -13j-5d8k16a
~ular	72 -4d7a9k
~ulat	84 -12j5g12a
~uld	33 -13cj-10h4g8be10i35a
~uld>	33 -13cj-10h5g8e10i13b28a
~ule	76 -6c15e
~ule>	80 -6c8e
~ull	57 -7c-6f-4j8e11k
~ull>	59 -10f-7j-4i5a6e13k
~ulle	81 -10c5f12b
~ult	73 -18d23b
~ult>	75 -18d-4c4a24b
~um>	68 -8c7b9g
~umb	47 -11e-9d-7a-6i11c13g19k
~umb>	83 -15a-13c-10e-7f6i23gk
~umbe	50 -7d-5b-4j5f7k12g15c
~umbi	74 -9g6j11c
~umbr	61 -7g-6i7ah9b
~ume	84 5a
~umen	84 5a
~umm	80 -8a11b
~umme	81 -8a11b
~ump	69 -8b-5h5j15c
~ump>	72 -5b13c
~umpe	84 -9c-4h6g9j
~un>	56 -9c-6a-5j-4fk5h7b23g
~unc	69 -8gj-5c6i9k14b
~unce	83 8i
~unch	75 -8a-6c-5g9k15b
~uncl	83 -7d7a
~und	46 -12c-10i-4j4a5f10b20g
~und>	52 -12j-10c-5h12a14b
~unde	56 -13a-10e-7i4b5k6f25g
~undl	83 13a
~unds	69 -13b-7i4h10e13j
~une	70 5d7a
~uner	72 -6g5d
~ung	67 -13a-6f-5dk5i12c18g
~ung>	74 -10i-9e-8a-5cf9b32g
~unge	79 5a6c
~ungu	84 
~unh	84 5b
~unha	84 5b
~uni	61 -17g-5k9c11j16a
~unin	71 -20g5dj14c
~unio	76 -5b10a
~unit	73 -5b-4c5a8j
~univ	81 7a
~unn	67 -4e6b9g
~unni	68 -4e7b10g
~uns	68 -11g5bd6a
~uns>	71 -10g5cd6a
~unt	52 -9h-7b-5c-4i5d6j17g
~unt>	58 -16c-7e-6f-4h18k28g
~unta	75 -5h5c14a
~unte	79 -11a8bj
~unti	72 -21a-7c7e10g15j
~untr	83 -5c5e13f
~unts	76 -17k6c7f13a
~unty	76 -14g-13b-8j9d11a20c
~uot	66 -5c5b9g
~uote	66 -5c5b9g
~up>	42 -15a-12cj4h12i13f25e
~upa	79 -6g-5a22c
~upat	79 -6g-5a22c
~upd	72 -10b7e11c
~upda	72 -10b7e11c
~upg	84 -5a8c
~upgr	84 -5a8c
~upl	73 -9f-5b6j8c
~uple	73 -9f-5b6j8c
~upp	66 -11f-9j5ag6h12d
~uppe	83 -5a10g
~uppl	70 -11f-5a6c7h10d
~ups	71 -10bc-5k5g11i16a
~ups>	84 -6c6i10a
~upst	79 -5b4f7a
~upt	80 -7c15j
~ur>	25 -9h-5c5df9g10j11k13i14e
~ura	46 6eh10c
~uran	46 -6j6eh10c
~urc	74 -8b14g
~urch	74 -8b14g
~ure	48 -9c-6e4a10d11k
~ure>	55 -11c-4a9d12k
~urea	84 -4a5j
~ured	57 -9c-6b-5e21a
~urer	81 6g
~ures	77 -11a-5g12c
~urg	80 -4c12a
~urge	84 -4c7a
~uri	63 -16a7e8b9k
~uria	81 10b
~urie	77 -6a-4b12c
~urin	77 -6a6d10e
~urit	74 -9c5bk
~urn	56 -11a-9b-4k7i27g
~urn>	67 -11b-9e-6i-4j12g19a
~urna	79 -8b-7a21c
~urne	66 -17c-16a6j14g16i
~urni	72 -11a7be
~urp	84 -10g5a6c
~urr	59 -9b-6i6aek10g
~urre	62 -4i7k8eg
~urri	79 
~urry	81 -7b10a
~urs	49 -10b-8k-7j-4f5g13c24e
~urs>	54 -15b-14j-9k-5h8g10c35e
~urse	58 -10e-5i-4af5c6j7bh
~urt	63 -7d-5g-4b7a12i
~urt>	64 -10g-7d4f5c9i11a
~urth	84 -8c4i9e
~urv	83 -8b-7c8g9a
~urvi	83 -8b-7c8g9a
~ury	76 
~ury>	76 
~us>	55 -14a-12g-6d-5j7k8h16c18e
~usb	55 -4k9d
~usba	55 -4k9d
~use	41 -20i-14e-11f-6j5h7k17a18c22d
~use>	42 -11e-10f-5b5k7h10d17a
~used	69 -33i6g7b9a16d
~useh	74 -11g-4a6d15c
~uses	75 -5a7ck
~ush	73 -5g-4c10ae
~ush>	80 -5bk-4g12ae
~ushe	84 -10a11b
~ushi	84 9a
~usi	49 -9i-5a4j7c9d
~usie	84 -7g4c9e
~usin	49 -8i-6e4cj10d
~usp	84 -5b9a
~uspe	84 -5b9a
~ust	44 -29c-12e-10g8h15b16a19k
~ust>	47 -31c-10e-7g-4i4j6h18k30b
~uste	83 -6b5i
~usto	61 5i8d
~usu	72 -7c-6gj5ah11e
~usua	72 -7c-6gj5ah11e
~usy	72 4a5i13e
~usy>	72 4a5i13e
~ut>	33 -22d-5fj-4g5h6ai7b41k
~utc	81 -15j-5b14a16i
~ute	59 -11c-5d8i11b
~ute>	70 -15j-5e8b10ak
~uter	73 -9a-6ck5i8be
~utes	68 -5c12j
~utf	73 -22k-10a4ef12d18c
~utfi	73 -22k-10a4ef12d18c
~uth	74 -13a-12g6c8b9i11j
~uth>	76 -12a7b8c11j
~uti	79 
~uto	64 -5i8j
~uto>	68 -4g7j
~utof	84 -5a11g
~utom	83 10a
~uts	67 -22a-13g6b10j11f19c
~uts>	76 -7g5c14f
~utsi	73 -19a-5g9c10b13j
~utt	69 -9c-5k5b6e8j
~utti	72 -6c9j
~utu	83 -7b11a
~uv>	84 6c
~uy>	60 -6g-5a4d7b10c
~uyi	81 -4c12a
~uyin	81 -4c12a
~uys	65 -11b-10c-6j-5g-4d4f5i7a24e
~uys>	65 -11b-10c-6j-5g-4d4f5i7a24e
~uzz	84 -6b5i6k
~vac	77 -7c6f13a
~vaca	79 -7c6f14a
~val	62 -13a-5b8j10c14g
~vali	84 -5b10a
~valu	64 -11a12c15g
~van	71 -11c-6g-4b5d6h12j
~van>	81 -7a-4g8h
~vans	77 -13c-8b6d16a
~vap	83 -30b28a
~vat	76 -6a5f9b
~vate	79 -14a6f10b
~ve>	27 -7i-6e-5d6j12c13k24a
~ved	67 -9f-6c-4k7a11e
~ved>	67 -9f-6c-4k7a11e
~veh	64 -7d5k8b
~vehi	64 -7d5k8b
~vel	68 -23b5d7f9k14a
~vel>	71 -5b6k8f
~ven	60 -12g-8b6k9f21j
~ven>	69 -9g-8b-7d-5c22a
~vend	81 5i
~veni	80 -25a10f22j
~vent	73 -5c5k7d
~venu	80 -8a6c
~ver	34 -12c-10h-7e-4f4d7j12k15g21a
~ver>	40 -11g-9h-8c-7e-6b5k8j9d35a
~vera	51 -6ad4c5i6g9b
~vere	67 8e10a
~veri	73 -5c-4i12g
~vern	79 -11b-5c6ak9e
~vers	60 -12g-7i-6e4k8ad11c
~vert	80 -5e5g
~very	52 -33a-4d4f9k11b19g
~ves	61 -19d-8c-7b-5ij8k13g30a
~ves>	62 -18d-6c-5ij8k10g26a
~vew	77 -6a6b10f
~vewa	77 -6a6b10f
~vic	64 -7g6k7d
~vice	65 -7g6k7a
~vid	75 12e
~vide	76 4j12e
~vie	81 -9e10a
~view	83 -9e10a
~vin	49 -13d-7gh-4f7a8j10b23c
~vin>	58 -11a-9g-5d6i7j12c13b
~ving	54 -10d-9i-5h4k10c23a
~vio	80 5j
~viol	80 5j
~vis	68 -8b-5a-4d9h17c
~vise	80 -7d4b7c
~visi	74 -9b-5g5j10h
~vit	84 -6c
~viv	83 -8b-7c8g9a
~voi	77 -9k-6a10b13c
~voic	77 -6k-5a6b13c
~vol	77 -5a10b
~volu	83 -4a5b
~volv	84 5b
~vor	73 -14j-4g8ac11b
~vorc	81 -14j-8c15a16b
~vori	81 7c
~vou	84 
~vous	84 
~vy>	83 
~wag	73 -7c5d7k
~wage	73 -7c5d7k
~wai	74 -9c-7a7hj8i
~wait	77 -7a-4c7h8i
~waiv	84 -6c9j
~wal	57 -15a-13e-5j-4i5h10c33k
~wal>	76 -13b-9e6a8h16c
~walk	61 -11a-7e-6c34k
~wall	76 -17a5k6c7d9b
~wan	45 -22d-6c5g6k7fh11be
~want	45 -22d-7c5g6k7h11e12b
~war	69 -7a-6c4i8j9g
~ward	73 -5a-4c6i7g
~ware	83 -5b-4a4d8j
~was	44 -44f-9k-8g6a8d11b12i17h18c
~was>	45 -45f-9k-8g8d13bi18h19c
~wat	60 -8e-6i11f
~watc	76 -6e-5c5bd9j
~wate	62 -6b-5ij5g12f
~way	53 -22b-16j-6c-5a4d5h10fi11k17g
~way>	54 -16b-11j-6a6h11g12i13k
~ways	75 -8b-7j-5c10g13f
~we>	50 -30d-7ef-6ah4b5k8j17c32g
~wea	75 -8cj-4b8i9a11g
~wear	81 -8bc-7j14a15g
~weat	81 -4a9i
~web	80 -4h9b
~webs	80 -4h9b
~wed	67 -11g-5d12k14a
~wed>	69 -10g-8j9k19a
~wedd	83 -6d-5a4k10j
~wee	54 -17a-9k6g10i13c
~week	56 -15a-6b5i9g11c
~ween	74 -6jk6f11b
~weet	81 -7g4c6ei
~wei	69 -8j-7d4k5c6a13g
~weig	70 -9j-8d4a5k6c13g
~wel	60 -11a-8be-4j7gh9i12d
~well	63 -10j-9e-7b-5c8h9g10i11d
~welr	77 -5a7c
~wen	64 -16g-9b-6i-5ae4cf6k11h18j
~went	65 -16g-9b-6i-5ae4cf6k11h17j
~wer	52 -11j-6h-5c4k8b22a
~wer>	68 -7j9b11a
~were	55 -7c-6j-5h4d7k14a
~wers	84 
~wes	83 8b
~wfu	84 -4a4i
~wful	84 -4a4i
~wha	25 -108a-45b-38j-25k-10d6f22h47e82g129c
~what	25 -108a-45b-38j-25k-10d6f22h47e82g129c
~whe	36 -57a-24b-18j-16h-11g5ci8k65f73e
~whee	73 -15b-5ej4ck10d12a
~when	40 -40a-19f-14j-12h-4b8i96e
~wher	47 -39a-22e-15bd-9g-6hi-5j10c118f
~whet	81 -4c10k
~whi	53 -35a-9i-7h5b9f26c27d
~whic	56 -30a-17g-10j-5h-4i5k11f25c32d
~whil	69 -7a-6i21g
~whit	83 -5g4j8c
~who	37 -36a-29g-18i-14b-13ej-10f-8c8k155d
~who>	39 -29b-21g-13e-12j-11i-10a-5f4k116d
~whod	65 -17a-9g37d
~whoe	84 6k
~whol	62 -10d-6i-4f5k6a8b
~whos	71 -23a-5g-4j20b26d
~whov	84 -9a9d
~why	60 -18a-16c-10gj-5bi-4e81h
~why>	61 -16c-12a-9g-8j-5bi-4e73h
~wic	79 -13a5d14b
~wice	79 -13a5d14b
~wid	77 -9j-5g-4d6e7c15a
~wido	81 -7j-5g-4d6e8c11a
~wif	54 -8j-5e5i6c12a
~wife	54 -8j-5e5i6c12a
~wil	53 -10b-9d-7c-6f-4h5gj10ae15k
~will	53 -10b-9d-7c-6f-4h5gj10ae15k
~wim	81 -10a-6b5f17c
~wimm	84 
~win	57 -35c-8ef-6d9b14a17i21g
~win>	77 5j13a
~wind	68 -16a-11c4j8b25i
~wing	68 -18c-7f5k11b17g
~wint	80 -5b14a
~wir	73 -4a7k
~wire	84 -10a6b
~wiri	77 5a7k
~wis	70 -17a-12d7g26c
~wise	73 -14a-12d13g14c
~wish	83 -5g14c
~wit	37 -15g4j6k15a17d
~witc	75 -13g5h6c8a
~with	37 -9g-5c6j7k10a17d
~wl>	80 -6a4j9i
~wn>	44 -15g-5j4k6a14b15f
~wne	63 -4g5j6d
~wned	84 6i
~wner	64 6j7d
~wns	73 -7a17b
~wns>	76 -8a16b
~wnt	83 -8g-4j5ac7f
~wnto	83 -8g-4j5ac7f
~woo	68 -4a10j
~wood	68 -4a10j
~wor	41 -8e-6a-5j7k10c16f
~word	73 -25a-7c19k23b
~work	44 -14g-12k6i9a10c15f
~worl	83 -6c-4e6k9f
~worr	72 -8g-5b-4d4i20c
~wors	80 -7i-5a7c9j
~wort	62 -10c-8ej7k27g
~wou	36 -7c-5eg7af8i13b16k
~woul	36 -7c-5eg7af8i13b16k
~wow	83 -5j10g
~wow>	83 -5j10g
~wre	74 -7c-5a6d10i
~wrec	75 -5c6d
~wri	63 -13b-11a7di12cj
~writ	63 -13b-11a7di12cj
~wro	70 -7bg-6j-5k4h7c20a
~wron	73 -8g-5b7a8h11c
~wrot	80 -4h15a
~ws>	71 -5ad-4e7b9i
~wsu	83 6a
~wsui	83 6a
~wye	77 6k
~wyer	77 6k
~xac	74 -9a5f9c
~xact	74 -9a5f9c
~xam	72 -9c7j11e
~xam>	73 4f5a
~xce	75 4bd
~xces	77 5ad
~xci	83 5a8e
~xcit	83 5a8e
~xed	84 10a
~xed>	84 10a
~xes	79 -7a-4d4j8b
~xes>	79 -7a-4d4j8b
~xpe	65 -8a-5e6k8j10i
~xpec	81 -9c11k
~xpen	72 -9a4gj9c
~xper	76 6ij
~xpi	81 -16c21e
~xpir	81 -16c21e
~xpl	69 -7ci9k23a
~xpla	70 -7ci10k17a
~xt>	61 -15g-9f-7k5h6e19b
~xti	80 8a
~xtin	80 8a
~xtr	75 -7b-6d5c16g
~xtra	75 -7b-6d5c16g
~yal	80 -7c-6b7e8hj
~yar	71 -4j4g
~yard	71 -4j4g
~ybe	79 5a
~ybe>	83 4a
~ybo	52 -10bc-7j4h7ek10d
~ybod	52 -10bc-7j4h7ek10d
~ych	71 -8c5d6g
~yche	71 -8c5d6g
~ycl	81 5c
~ycle	83 5c
~ydi	84 -8b10a
~ydiv	84 -8b10a
~ydr	77 5g9a
~ydra	77 5g9a
~yea	43 -16ad-10ik-7f5j11bc13eh20g
~year	43 -16ad-10ik-7f5j11bc13eh20g
~yed	81 7f
~yed>	81 7f
~yee	66 5a8j
~yee>	77 6j
~yees	69 
~yer	66 -6j8k16a
~yer>	67 -10j8k17a
~yers	84 4j
~yes	72 -11g-8a-5k5h7d8c
~yes>	72 -11g-8a-5k5h7d8c
~yet	66 -9j-6dg-4c7e26a
~yet>	66 -9j-6dg-4c7e26a
~yin	54 -17c-12f-8e7g10d12a16b
~yin>	64 -12c-10a-4ef6j10d29b
~ying	58 -9bfj-7c-5e11g22a
~yme	65 -11a-8d-6g4c8ek12b
~ymen	65 -11a-8d-6g4c8ek12b
~ymo	80 -5c5eg
~ymor	80 -5c5eg
~yon	68 -8d-6c19a
~yone	68 -8d-6c20a
~you	14 -21k5e7b9fg12h13i14cj22a
~you>	17 -26k-14g-11de10i18f21b22h26j42a
~youn	69 -13a-9i-6e-5f-4j18c26g
~your	25 -10h5fj6k8d14gi15e
~ype	71 -6g-5k10j12c
~ype>	72 -5g8k13c
~ypi	81 -4c4k7g
~ypic	83 7g
~yro	66 -8a5g6d10c
~yrol	66 -8a5g6d10c
~ys>	46 -31a8jk9e10i16c
~yse	80 6c9a
~ysel	80 6c9a
~ysi	73 -8g4ik
~ysic	74 -8g5ik
~yst	71 -6b6c7a
~yste	71 -6b6c7a
~yth	48 -11b-8e-5f5aik7c8j9g
~ythi	48 -11b-8e-5f5aik7c8j9g
~ywh	73 -8c-5b5f14a
~ywhe	73 -8c-5b5f14a
~ze>	77 -23c28g
~zer	83 -8a-4c5i6k7b
~zip	66 -8aj6k24c
~zip>	66 -9a-8j6k24c
~zon	73 -5d5c11j
~zone	77 -4d4b5c9a
~zoo	84 7b
~zy>	76 -5cj-4i6g16a
~zza	84 `,
};
