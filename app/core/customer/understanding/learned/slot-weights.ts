// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,5,4,6,3,5,6,9,5,7,6,6,6,5,4,4,5,4,5,5,5,6,4,6,6,5,6,4,7,4,7,3,1,6,4,4,5,6,6,6,2,4,5,4,3,4,5,5,3,6,6,6,5,5,3,5,3,4,5,4,6,5,6,4,4,5,5,5,6,6,4,7,8,4,5,3,6,5,2,3,4,2,4,5,4,5,3,3,4,2,5,5,4,3,6,4,5,5,5,4,5,4,4,4,4,6,6,4,6,6,5,4,4,5,5,4,4,5,6,2,4,4,6,6,7,6,5,5,5,7,2,6,5,4,4,7,3,5,4,6,6,4,7,4,6,7,4,4,3,5,4,6,9,4,6,6,7,3,6,6,4,6,4,5,5,4,4,4,2,5,4,5,5,4,3,6,6,5,6,6,5,3,3,4,3,7,5,8,9,4,6,6,8,5,3,5,6,6,6,5,6,3,5,5,3,6,6,5,5,6,3,6,5,6,7,6,9,7,8,7,9,5,5,6,5,5,4,6,5,3,3,4,5,19],
  features: `#	34 -24ŏ-22Ń-21Ő-20Ť-19lqķǩ-17ŖƉƵ-16JNPĹŨŭ-15ǃǥ-14kAŬ-13agKřŠũűǔ-12CWŁƟƤǞ-11tļĿŇŲƛƞƣƫǜ-10oxFQŀņŚŝŴƜǂǚ-9zĻľŔŕƎƾǖǟ-8mĽňśƇƴǍ-7ŋƍ-6ĺƌƮ6Ǔ7ƹ8ţŸǐ9źŻŽǆ10ĴłƲǏ11Ə12őǅ13šŷǘ14ťŹƋ15hưǝ16œƸǕ18nGĸƨǨ19OƗƽ20Iƪ21eLĵŪūƃƓǣ22ǉ23RŅ24ƈǇǊǦ26ƭ27uy28ƔƘ29Ř30bD35d37pƆ38Ů39Œƒ40Ƃ41ǡ43ŗŦ44ƅ45X46ž48T50Ķ54Ơ57ƺ63Ʊ65v69E72Ƭ76Ǒ78c
# $	54 -27Ɖ-19ǈ-16I-14SƩ-12XƄƭ-10œřƲ-9fuOŐ-8BűƴƵ-7hxHŎūƣ-6UĴ6żƀ7ư8Lƃ9Ƹ10ƋƗ12ǡ13yVƁǣ14ĵŒƠƬ15ƽǩ17Ņ18ōŗƈ19ƅƨ20Ǌ21ER22Ř25Ƽ27ǉǨ29Ķ35TŦ36Ƃ43Ǧ50ƔǑ57c66ž76Ʊ
# a	65 -15Ǌ-13Ĵ-12Z-10ŕŸ-9ť-7ǀ-6Źǝǩ7Ɓ10n11ƥ12Ŏƺ14p17Ɣ24Ơ30Ņ41L44Ů45X60Œ65T
# aggregate	88 7Ǔ27ǡ
# and	69 -11Ÿ-10wZ-8ŝ-7c6Gƽ8u9ƼǓ10jƳ11łƋǉǕ12s15œ17ŦƔǌ18p21Ź28v59ƺ
# at	88 17ƥ21w
# before	88 15Ǔ38œ
# bucks	83 8ƀ13ž26X
# by	85 13Ƒ14ĸ15d19ƥ
# cars	88 12Ű18ŷ25ų
# days	85 10k11j17ǝ19Ǖ21Ž
# did	86 -12d14e18p21ƈ22ƺ23Ÿ
# digits	86 -17I10d41E
# do	88 14Ƨ46Ƭ
# dollar	76 15Ƃ19Ř26ĸ
# dollars	77 -7ķ7ĸǝ8ŎƘ9ž10ǘ12ľ14X16œ17Ţ23Ņ
# feet	83 12Ə14Ɗ19ǀ29Ɔ
# for	74 -27ƒ-9qǢ7ƌ13T14Ņ15Ɨ20Ƭ21d22Œ24ž26p60Ơ
# have	86 21u36Ʋ
# in	66 -33ž-7ƺ6ţ7ĶƂ8Ƥǌ9vơǊ10Ź11nŦ12Ƙ14œ17ǉ20Ɲ22Ʊ29ƪ32ƃ33Ǐ42ǡ
# is	65 -26p-9ř-8DŒŕƬ-7Oƪ-6Ň6Ʃ7ců8y9VƕƘ10ƒƧƸ11IŦžƏƲǕ12ƶ13ūŮ14ƅ15G19ƺ28ŗ29ť32d45v
# kids	86 -10o7ƱƳ13u44n
# like	85 -7Ǟ8ū10Ǧ12c13V14ƽ32y
# miles	74 -7j6Ů15ǐ16ů19ź24Ə
# minutes	72 8Ŋ9ńŞů10Ō11a12Ļ13ǧ14ǁ30O
# months	69 -8Ơ-7Ł-6Ť6ĺ8Ʒ11ǝ12Ĵ14ł16ŧ17G18v21ƃ23Ů25Ǩ26Œ
# now	86 -11E-6ŏ10ƒƺ13ư19c49Œ
# number	86 6I7C28Ŝ
# numbers	88 -8D11ež19E
# of	66 -13ŏ-10cǉ-8ŭ-7Ū8ƃ9ƆƬ11es12ǣ14E15ū17ŷ20R26u28r50ŗ
# oh	88 -9D9d14Ķ18I
# okay	83 -13X20Ƭ90Ķ
# on	68 -26ž-11Ŗ-8Ţ-7ŗǥ7RƘ8Ʀ11ĵ12Ÿ13ř15ű18cſ20Ɠ22ZŮ23Ɣ28Ř31Ǣ32ǡ
# one	76 -15ǡ-9b-8D-7ƕ7Ə10f13I17ő20c25ƪ62ƺ
# or	67 -49ŗ-17ť-15bƔ-9Ů-7cŅƵ-6pYĴǨ9Ǧ10ǆǑ11ĵźƀ12vXƠ16E18Ŧ20ƒ21T23Ƅ30Ƭ47ƭ54ǡ59Ř89ž
# out	85 -14Ŧ14Ř15Ş16ƪ28ĸ
# people	85 -7Ů11Ǟ12ń13Ǘ17Ǉ28ſ
# per	88 11ǡ13ž
# percent	75 -11QY-8Ř9ŁǛ11Ķ12Ŕǔ15ź18ƚ21Ĵ31Ž
# pounds	88 46ƺ
# right	64 -14Ƭ-8Ő-7kGIŔƭ-6Œ6ţƽ8s9y10wƋǉ11ƌƩ12ū13ő15Sť17ŦǛ18e19ǆ21œ23pƓǅ24ǎ26c33ƺ36E37ƅ68ƒ
# so	86 10Ʊ16yŞ
# square	85 25Ɔ
# that	73 -10K7Œ8ř9d14C15ţ16Ơ17G18S23I26ŗ29M
# times	88 -7Œ7Ƭ19ǀ46ǩ
# to	80 -11X-10Ů-8k7Rƶ14V26œ32ǎ48T
# umbrella	88 -14Ǧ10Ƃ11Ǔ
# weeks	78 8ƃ10ŧ14T17Ƥ34ŵ
# with	86 -14E7ǆ10ƌ14ƽ20I
# year	75 -16ťŮ-13T-12ƅ-7c-6Ǔ10ŌƉ19v20ŀ21Ź28Ʃ41ƭ62Ɣ
# years	58 -12Ƽ-11ű-9Ő-7ƅ6ƥƴ7yŚ8QSƩǟ9oš11Ŷ12Ÿ13GŎŝż14ŢƱ18ŻƸǞǣ19H26ǅ30ƭ31ő34ť
# yet	83 -8Ů-7ſ41v42c
@day	63 -6K8sĽ9gŌǉǟ10ŭƻ11ŵ13iĸǧ15ŃǙ17R42ǎ45k49L
@day $	75 -7RǞ-6K12ĸ13LŌŭǎ14ŵ21Ń38k
@day and	86 8ǘ10k13s14ǟ18ǎ
@day at	83 8ǧ42L
@day is	88 -8k11ǧ17R19ǎ
@day or	85 -7K44L
@day right	88 15M
@month	66 -8q7Ǥ8ƛ9ĸ10y11V13kŤǜ20Ź21ť23dpŕ25ƾ26Ń27Ɵ
@month and	85 10Ź13ƛƟ22ǜ
@month is	88 12ĸŕ13ƾ16Ń
@month of	88 11p32ť
@month right	88 10ť17V18d
@name	53 -12ǣ-8Ũ-7ťǃ-6ŎŤǩ7ŁŜƘƯ8AĽƢǡǨ9sJœǂ10pĿ11wľ13ŐƮ14aǒ15ǘ17bļř21i24oź26Ŧ28t29Ǥ32ǈ35Ś37ĸ40Œ
@name $	70 -50a-19oŷ-10w-8Ś-6iŧǘ8ŒŜ10Ŕ11Ŀ19ƮǤ21Ő23t33b34Ŧ41ź59ǈ
@name and	81 -16o-10ŷ-6tŚǤ12ǘ16an20ǂ71w
@name do	88 -12o19ĸ23a
@name is	88 11oA22Œ
@name or	86 -8Ÿ11o35a
@name over	86 -7ĵ9Ŝ13Ǡ15ǡ26ļ
@name you	86 20ĸ
^ #	59 -22ť-19ř-17ǡ-11ĸǩ-10Ǟ-9K-8Ǌ-7WĶƵ-6ŚƸ7ů8CIſƚ9UœƱǙ10Ţƨǋ11hǢ12Ŧưǅ13Ƙ14GŝŪƆǇǏ15YŅ17cŷ19Ů22S23ƔƠ25XĴ41Ř44ƺ60b63ƭ
^ @day	82 8R12ǉ37L
^ @month	88 13p20ŕ
^ a	72 -7Ŗ-6ǩ7ƴ8ŭƁ9sRƞƦǘ10Ɗǈ11Ǌ12Ƣ13Ʃ14ű16ǡ17ƅ19ơ20ź
^ about	86 -6Ǟ8T12ƅ13ť34Ǌ
^ after	75 12ť16ǝ24Ř
^ all	88 10g13Ļ19ƾǕ
^ alright	88 7a9E13d17Ň
^ am	76 -7X10N15ń17a22ň32b47ǩ
^ and	45 -17ǘ-16Ǆǈ-15ǩ-14ǔ-13Ĺ-11Ź-10sťųƳ-9iķŏşƉƮƶ-8ŷ-7ŗŞźƗƢǞ-6nzV6fĻ7Qŧ8ůƖƹ9eDR10Ơƫ11ĺ12ǣ14Ŀ15Ŵ16t17qǃ19v20pP21c22ƨ24ōƧ27C29Œ30J34B38w40a42Ő49o
^ annual	85 
^ any	47 -28Ǉ-18ƗǦ-14nƨ-13Ǐ-12gǅ-11FŌŤǂǐ-10ƙ-9ţǧ-8QĴŭƕƴ-6Ů6żǤ7űƢ8Yŉǚ9ũ10ƍǈ11vŀšŪƐƑǎ12ƂǙ13rZƦƿ15HVŞƋƌ17ĵ18Ɖ19kǜ20ķǓ21Ǝ24ǃ25ƘƛƸ27ƪ28Ź29hƱ30Ż32Ƽ34mƻ36ƹ44ǀ59Ɲ
^ anybody	75 -20ƪ-9Ŕ-8Ɯ6ǜ12Ŗż13zƯ15Ǎ16ǘ17ų19nŷ42ǣ
^ anyone	88 13Ƣ20ŷż
^ anything	70 -14ŋ-10ť-9ǂ-8zń-7ňũ7ƌ8ŞƂƍ9ŏ10Ƹ11Ǟ12ƙ14ƨ15ĵĿŻ18ō22ŉ24ƥ36ţ41Ň
^ are	46 -26NǇ-21F-19ŗ-17ŐǏ-14ǂ-13a-12Uĺ-11Qļ-10Ŗ-9Ơƣ-7cƝ-6ŌǨ6ŸƋƖƚƱ7XZƻǐ8ĹńŽƟ9SĶƌƸǎ10ƉǈǞ11pvxOũ12MǢ13ŬŶƮ14ƅƺ16ižǣ17gH18PŃ19Łŏŷǀǆ20uGƞ21Ũǁ26ň28Ǎ33ŝ34Ǒ39R40Ţ54ǟ75ǩ
^ at	88 -11Ʀ-7Ǥ12ǒ28ƭ
^ awesome	75 -6ǌ6ţ7Ĺ9ŪƄ10cŌ11ŰƇ12Ļ13Ś14I15F16Ǆ18Ɣ22ĵ
^ aww	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
^ been	82 -7ǔ12ţ18ő21G
^ before	82 -9Ō12i15XŊ16a
^ besides	86 -20n6ş14Ł17Z
^ best	88 -8ŏ21Ļ27ŝ
^ big	88 -8Ǟ10Ǒ12ĸ23k26œ
^ biggest	86 -12Ŀ-8ǝ18Ǐ19ǔ
^ blood	88 24ƻ33Ƽ
^ brick	88 
^ burial	88 18ư
^ business	82 -15ǥ-12ǐ-10Ǌ-9Ǧ9Ɲ13ǔ31ŭ42ǟ
^ by	79 -11Ŧ-8Ŕ13ŷƄ32œ63Ń
^ call	88 
^ can	59 -18J-11ŉŕ-9YǗ-8Ĺ-7A6K8Əǁ9beL10Oŵ14ŗǌ17Ń20Ł27M29ś30Ō33Ś39Ŋ45Ƨ50ǩ
^ college	88 -20m-7Ʊ47y
^ comp	88 19ǣ
^ congrats	86 -7ű10ƺ12Ǔ14ƞ16ǟ
^ cool	83 -7D-6Y6a11ǚ12p13d17Ř18E
^ could	62 -18Y-11V-10ť-8Ƴ-6n7c8aśŢƜ9Ə10Ǩ12MŵƗ14d18ǚ20ǝ25ǩ28Ʒ29Ś30ũ33Ʈ61ĸ
^ credit	88 22ĵ
^ days	88 -11Ɩ-6Ƥ28R29ǝ
^ describe	88 -7ǋ6Ǎ7ƣ
^ did	49 -16ŊŞ-15aKŤ-12y-11Ŝ-10wķĿǒ-9HWŨǇ-8SĸžƚƶƼ-7ĵŦǚ-6ľŵ6Bšƛ7mĹŻƩƱǅ8ĶƔ9pFśţƌ10tNĺōƒƲǌ11żƍƙǤ13Ʀƴ14ŀƕƠ15x17b21Ŗ22Ŕ23ļŗũ24j26Š32ņź35ň37Ƴ40ń43Ľ48ǩ57ŧ
^ do	38 -55ŗ-27Ơ-26ŇŪǍ-25Ƭ-21ǂǥ-17Ʀ-16ƶ-14ełůơƨ-13MQņƋ-12cZŞƖ-11ľŐŒ-10aBŃƌƷǌ-9kSŉţ-8vĹŎšŢũƯ-7lLOĵĺűŲƉƮƵ-6qńŅōőśƤ6fPƼǘ7ūžƛ8ĶķŔŶƑƓƲƿ9HKTĴŋŚƪǇǗ11RŬƎƥ12zǃǈǣ13wŭŹ14ŁŖřƘƹǕ15nǎ16XǨ17ŮǆǢ18ųƚ19NŌ20ŏƾǖ23ŊŰƃ25ĽƁƸ26Ǔ27Ǚ29ǡ30ǚǠ32ňǋǐǦ33Ŝ37Ɯ42Ǒ43F54Ɲ55ſ57ƟǛ64ƞ73ǩ
^ does	52 -23ƹ-22Ƹ-16Ŗ-14ŏ-13ǌ-12ǣ-11Ɣƻ-10Ÿ-9ŭƈ-8Ə-7bǇǍǛ-6ŒƱǆ6řŰƄǡ7sƉƍǥ8xZűƆƐơǐ9łǚǦ10dĶŨŬƽǘ11ƃ12Ɯ13ƞ14ňƢ15ƯǠ16ŲƇƣ18ƕ19ų20Ƨ21WƊǒ27hLƁƨǂ31ź38ǧ40Ň48Ʃ
^ ever	63 -16ƽ-13ǖ-12ų-9ǃ-8ŭŵƜ-6Ǜ7ǜ8ƴƿ9ņƲ10Ɨ11V13Ž16Ų20šƂ23ƪ26ţ28Ƽ31ǘ32ƛ36Ŗ45Ż
^ everybodys	82 13A14Z16Ų17K23ľ
^ family	88 -7n40Ƥ
^ first	88 -6ow12E26a
^ folks	88 12z
^ for	80 -8a8fƱ9e11o12w14cƿ15ǃ
^ full	81 -47R-23ž48ƀ63Ǉ
^ give	65 -10BǓ-8Ʃ-7A7dwŪƫǠ9aƠƦ10ŒŝƗ11Ő12ƒǎǐ15IŦ17Ɔ18Ǉ22ǚ30X
^ go	75 7dƗ11ŇŪǈ13ǥ22Ś26Ş54ō
^ good	75 -24L8Ǉ11Ǚ13Ő14Yƒƽ16ƹǅ19ź20i26N40Ň
^ got	59 -17Ɲ-11Ŋǀ-10B-9ņƱ-8Ņ-7Ųŷƽ-6cŐǠ6ķŜ7ƥ8ǒ9kǕ10g11ŴƑ13mŉ14ŚƤ16Ű17u18ń20ř21N28ǥ35n37ŏ40A48Ķ73ſ
^ happy	86 -18Ş11ǧ31Ŷ
^ has	58 -13ƈƊ-10Ł-8ƾ-7ũǞ-6n6ŸƳ7űƐƜƲǘ8Uƺǡ9ŲƻǦ10ŔŖżƉ12ǜ13B15hǚ16š18Ƌƴ19Ǜ25ţ27œ30ƙ32ƛ33ǂ
^ have	51 -24G-12ƦǦ-9vOŮƜƽ-8ţ-7ōƨ-6mnŵ6ŗƘ7ǅǇǏǝ8ŉŲƂƑƲǋǤ9ƚƸǒ10Ʒ11űƿǩ13ŚŤƱ14Sƹ15ńš17ƌ18ƾǕǘ20ƪ22ņŞ23c24Ƽ25ư26lƴ29ũ30ŏƳ31r
^ he	88 -24p-16ƛ41q54v
^ height	86 14ƺ
^ hey	83 7k11N24i
^ high	85 -12Ʊ-10y14Ƽ16ƣ25m
^ house	85 25H30D
^ how	33 -20R-19Ǧ-17Ł-14Tǃ-13QŐǞ-12cuǄ-11yHǥ-10pťƱǈ-9WŬƈƕƛǤ-8DŇňŊŏşŷƼ-7osFILŔƵƾ-6AŚƝơǂ6ķŘƗǓ7hrtvŲż8PƓ9Ƅƹǝ10GOƂƅƏ11ŖƖƪǏǔǗ12ĹŻǍ13jŠšƆƔǙ14łŃźƦƽǐ15ĶƃƙƚƺǅǆǊǩ16nœŗůŸǇ17gļŮƑǖǟ18YŤƭƸ19ŕ20Ŀƣ21zŦ22ŅŨ23Ĵ24K25bǘ26xǜ27Ƌ29Ƴ30iǑ33ƞ35ű36Ŷ40Ʈ
^ i	46 -44ǩ-16Ŏ-10Ƅ-9cĹňƬƭ-8VŌƗ-7aŃŵƠƱǞ-6ĺƦǔ6ťŸźƢ7hLXŔřŲ8tĿƹǠ9mzCNńŕţŮ10FGSŇŒƒƫ11Bƾ13npTŭ14Ɩƚǆ15rE16IŻ17ǃ18DŊƞ19Pĵ20bǋ21ov22e24f
^ if	51 -19Ʒ-14ŵ-10ĺ-9ƕƫ-8Z-7ƧƵ-6XƸ6ǣǨ7NŝſƃǡǢ8ĸƍƯ9DŔžƄƨ10Ŭ11ľűƪ12ŜƓƱ13ƂƎ14W15Ɨ16Ŗ18ƁƬ19Ť20ƀ21Ļ22ǝ24Ǆ25Ʈ27Y33Ŏ34ķ
^ in	83 -14Ķ18Ļ19ƍ48M
^ is	37 -35Ƹ-22Ɠ-21Ɲ-20o-19ǘ-18œ-15Ŗ-14ĺřǑǝ-13mv-12ŠŨ-11QũŷƂƧƽ-10clķƛ-9gknMƕ-8GPĽńơƤǜ-7BLņŔŘŜšŤŧƳǁ-6ĻƷ6ŀųǊǌ7ƐƚƯǉ8wyŊŚƄƉƌǓǢ9brJWşźżƍƖ10ĹžƟ11hAIťƆƨ12uxľĿƀƞ13aHXŒŕƁƅǃǥ14ŵŶƔǟ15Ɗǋ16NŴƇ17FŐŰƬ18ŞƣƫǇ19fŃƎƲƼǛ20ǖ21Źſƶ22Růǅ23Ǘ24t25Ū27Ʀ28ǂ29ŭǨ32Ʊ33s34U36ŗ42ǩ43Ł48ō
^ it	67 -11E-8œ-7ŗ8zĸƴ9Ľšƹ10aļŰ11Ƴǁ12ńǨ13Jł14ĵŽ17ūƓ18Ƨ20j34Œ44ƅ
^ just	70 -20Ɲ-14ōŗ-10ŷ-8ł-7ǡ8ů12LMĻňǥ13Ƣ16ş17Z20ž29Ł33Ō45n48Ǉ
^ keep	85 -7s16ō24Ʒ55Ƶ
^ keeping	88 -7U8Ƶ40ǟ
^ last	78 -18I-12Ľ11œ15t16Ĵ18Ŝ22E32ƾ
^ let	75 -7ň8Ĵƀǁ9KŹƏ10Ož12ŀ13Ɛ14Ř32a
^ liability	88 -63ǡ-6ŗ79ž
^ list	80 -10Ǚ-8ų12ǥ14ŷ23Ǝ
^ long	88 -31ŭ8S10ő43ů
^ look	82 8Ʃ11Ǣ13j14ŗŚ33ſ
^ may	81 -10m21ǩ22a36Ŋ
^ mind	79 10Ž13Ŋ30ǁ
^ monthly	85 20Ơ
^ most	85 -10Ǉ6ş9Ƙ14Ʀ21Ŗ
^ my	67 -18ǩ6śŵƶ7KYƜ8MŪƿ9pĿ10jV11ōǆǞǟ12bIUƲ13Qŀ15ư17Ů
^ name	85 -17ow-6Ź12ơ16L22ŷ41a
^ need	86 -8ƭ8ǧ21Ƅ36Ɓ
^ nice	86 9m16ǉ24ş27jŶ
^ no	72 6Ǧ7K9uƄƊƿ10Ų11ƁƜǀǜ12Ž15W29ŵ
^ nothin	88 -7Ǝ6Ǜ14ŻƐ20ƻ
^ now	78 7aƽ9T11h13nB14uŅ17f25ǩ
^ oh	63 -12Ŕ-10ŷ-8ŝ-7ƛǐǢ-6ǅ6vơ7qŅœƅƌƐƔƞǋ8aCńŬŲŶżƎ9gxNWũ10Pǃ11Ő14Ź15Uō17G21Qǖ22š27Ť
^ okay	53 -16Ķ-15Ũ-12Ų-11ƫǩ-10Ŗ-9NǑ-8ixĵŪ-7Łǖ-6Ŀń6yEŉžƗƿ7nvųƀǕǡ8aloKPĽƛƴƸƻǆ9ľŇŗřǥ10sŵǐǗ11cŭǒ12OŎ13pŒ15hƕ16TĹūƩ17Ńǎ18Ʀǂ19Jŷ20Ɔ
^ on	88 11Ň63ſ
^ one	74 -7ǩ-6ƺ7ƎǏǦ8D9F10f11Ƒ12ǡ13Ƭ15u16ǐ21Ɔ32ſ40b
^ ooh	81 -7ƚ7ƈ9k12ƌ13H14ŶƘ16ǃ
^ ouch	88 -8Œ9ņ14Ŧ16ǣ18œ
^ over	85 -25c-9Ǧ-7vǇ21Ơ22Ŧ32Ů39Ǌ40Œ
^ own	83 9ķ16F
^ paid	88 -24ǒ-15Ɣ20ƕ24Ǒ25Ŭ
^ perfect	88 10aD14ř
^ policy	88 25ř
^ read	75 -10Ś7ř8J10ǡ11ŗƩ20ơ
^ ready	88 44Ō
^ regular	88 13ƙ
^ remember	85 18Ľ
^ rent	86 11Ɯ20Ơ
^ roughly	78 22q
^ run	86 6n10ķ19ǈ24ǥ
^ same	88 -10Ż-8Ƹ9ǂ12ƾ13ǘ17ż
^ say	81 7ō11ƃ16ŵ18ŊƤ26ƨ
^ shall	85 20Ƭ22Ō33ǩ
^ should	71 -15ō-12J-10rƭ-8Ƶ-6ũ8ǧ10Nŋ12M13Ĵ16ƫ18K21Ƭ29ň36ǩ37Ō50s
^ since	86 -22G-14Ǟ-10ũ-9Ƹ14ǂ35S40ő
^ so	38 -15bo-12ŒŘ-10j-9Ɖ-8XőǛ-7wŮŰƑƭǊ-6ǐ6aJŐżƧƫƷ7EGłņōšūŶƎƾǋǏǔǘ8iDFTVĻŇŗŢŤƓƺǣ9gqŖũƒƜơƦǃǇǡ10pUŔŨŵƔƖƝƢƪǅ11QRĺř12Bƻ13ķ14xŁǕ15kŦŲŷ16cųǄ17nƈ18Ō23Ū24œ27Ơ
^ some	82 8h12Žơ13Ƙ16ľ17Q
^ something	85 -10Ŀ16ōƶ25ĺ36Ş
^ sorry	83 -12L7uƺ8ň27a
^ sounds	78 -7ƞ8Ǔ10B11ǈ12L13F14N15ŧƜ
^ spell	85 -12a17b19J
^ state	88 -63ž15Ʊ22ń73ŗ
^ still	81 -6q13JŐƋ18ƫ19D27P40Q
^ take	88 -15Ǘ-6ƪ24ǖ27Š
^ tell	49 -18ĺ-16ŀ-14y-11I-10ƣǩ-9Şǌ-8RťƧ-7Lţƹ-6GǐǨ6ŁŒŢƠǗ7hƟ8lMUŃŠŹƌƢƬǈǍ9gjSĶĽŅűƜǅ10ňŖŪƚǞ11FŤŨŭǑǖ12tVŜƊ13ǔ14Ŀƭ15q16Ŏ17HPưƳ18nœ20uō21Ĺ37Ǆ
^ term	86 6Ʃ
^ that	66 -19Œ-11ƾ-7D-6ƅ6B7ťǘ8WǇǑ9ƝƧǜ10ƇƏǊǞ11ŧƙƤƻǂ14Aǖ16ƒ17b20Ǐ21ƿǃ33E34Ũ
^ the	64 -7PǦ6ĵŔƝǧ7SŷǈǓ8ţťƈ9hW10ŤƽǊ11Ƈ12Ř15cƙ17ŋũŬ19emM
^ their	86 -9ľǒ14Ŕ17ŝ19Ņ21v
^ there	74 6ő8Ĵŭ10ĽƵ11Ń12Žƨ14Ɓ16ŘƩ22ř
^ they	71 -7ŝ-6lp6ơ7T8őƈ9ŐƄƅƬǁ10GUűƖ11vư12œŰƕ14ţǊ
^ think	88 12ĸ15ƶ19Ƥ
^ this	80 9ƈ13Oŋ19a
^ those	85 10ƱǤ11ǌ13Ǎ
^ ugh	85 7R11ņ19ǜ26Ǥ
^ walk	63 -10Ũ-8Ŋ6rǤ7ů8yǄǛǨ9RżƛƤǈǕǖ10ǘ11Ʈ12nĸ13Ɨ15Z16łŵ20ǝ25Ť
^ want	78 -23ƃ-10Ǧ-7Ʊ-6Ņ11Ƃ12ň14ś15s17ž20Ĵ21M27Ō34ǩ
^ was	61 -25ſ-18œ-10ǣ-9ŝƳ-8A-7ŀ6ƅ7ň9Ƽ10ũƒ11S12Ŕ13ĺǊ15Ņ16ƽ19ļŦ22Ũƞ26ż36Š53Ťť
^ we	74 8GMş10kƔ12ŴƊ15j16ƨ20Ľ23ŕ
^ well	78 -7ŝ9kH10ŧ11a12ű13NǊ14i18Ĺ
^ were	72 -23d-15ŝ-7ƃ-6Ņ6Ƭ7ƴ8ļ9š11ƅ14ż15Ƶ19Ǥ39Ũ44l53ŧ
^ what	29 -21p-20ų-19Ź-18Ŝƞ-16MU-14HŷƤ-12Ǡ-11ńŧƖǡ-10qĴŁŚƟǢ-9FNOĽŽƙƢƥ-8dsuzļřƈƸǋ-7bSňŊśƭǦ-6ŌŔŘŰƫƲǁǟ6Ɣƺ7ŏƾ8wDũƋƘ9iņŕŵźǅ10ŦƛƝǓ11ŇűŸƆƽǍǣǤ12TžƬǊ13lvƣƶ14QWşťƊǨ15Lǃ16hĿƉƕƩƷ17BIœŨƑ18łƗǎ19Rōǝ20YŤ21oķŝƇ22ŅǏ23ĻƼ24ơ25CZ26Ǟ27ŉ28ľ31ǥ32Ŏƻ33ŀƒ35X40Ş43Ŵ50ŪǄ51ĺ53Ĺ54Œ55ŗ65ǩ
^ whatll	86 32ł
^ whatve	82 7ŏ9Ʀ10Ǝ14ũ16ƥ20ƌ29Ɨ
^ when	47 -23Š-20ƙ-19Ť-18l-17aĹ-15ŧ-14ņ-13ƒǩ-12ǅ-11ŞżƢǋǟ-9ŁŨƦ-8Pƭ-7ƉƩƽ-6UĶ7ĴłŇŦƄƚƛǤ8GSǘ9ǞǢ10šƑƳǏǧ11űƟǒ12HŔƶ13fŜ14Ŗśƻ15ƴ16ƈ17R18v19d20yƾǌ21Ƌ22pőŹ23Œ25ŕũ27ƹ29s31ť32O33ǎ34Ń37Ɩ43V58L
^ whend	75 -28ǎ-21Ǐ-6Ť12Ʋ14ő18ǅ19ťƈ21Ǣ22G24ĵ27S
^ where	57 -26ũ-14PƝ-13R-11Ʈ-10ƕǝ-9s-7rVƟǅ-6noŃǥ6k7HǔǕ8ƛ10źǏ11yĸļ12ŭǞ13ńŰƄ14Ǘ15D16ǀ18zQ19ƥ20ƾ22Ś24l27ǋ29Ƥ30M31ƙ36q49ǩ71C
^ whered	83 -7ƨ7Ʀ12ļ37l
^ which	59 -15ǚ-9Ɣ-6ľŤƄ6Ə7Ŭǥ9ŭųŷƀǖǩ10ŉŸƻ11Q12bňƁ13ƴ15Rƣ16ļ17J19ƕ23ǈ28ť34C35Ő
^ who	42 -29ǌ-21Ʈ-18TŲ-17tƔ-16Ŀ-15P-14ŪŸŹ-13ǉ-12Ŵ-11BŏŚ-10by-9łƅ-8ŅǄ-7vxĹŒŤư-6ĴķŢŨƝǢ7ƌ9ń10ŁǕ11ƁƐǥ12Ɯ13ƾǞ14QƬ15ŬǇǘǛ16qƢǍǑ17Ʊǆ18ƶǅ19uZ21ŷ22A23ŜƲǔ24Ƥǜ25ƫ26oļǗ29Š31Őơ33ƕǐ35nǩ38şƯƳ44ų45Ǡ71ǈ
^ whod	71 -15ƾ-7ŷ-6m9ŵ10Ʊ13AſƯ14ƃ23ư24Ƥ27Ǩ
^ whose	77 -18Ɨ-10w-6ƥƫ7ǧ11Ł12Ő14ķ18F22ǆ31Ƣ
^ why	66 -15ļƶ-12œ-11Ƃ9A11Ǧ12Ĺ15Ŕ18ņƴǩ26Š32ĺƵ35Ţ44ŀ
^ will	81 -12Ʊ12ł14sy16V21Ź
^ with	82 -8Ź10Ǧ11Ű13ǡ21T27Ƃ
^ work	86 -26Ɲ-8ǟ25ŭ27U31R
^ would	52 -14J-12ƪ-11ƶǏ-9Ŏ-8ƁƒƩǠ-7Ļŗ-6kǝ6ŖƓ7ŋƃ8EKMƀ9ŌűƈƉƘ10ŃŘ11LƬ13Ǧ14XƯ16Ʊ17yǢ18ś21ĵž24msǁǩ25Ŋ26ŢƷ28Ž29Ŷ32T43Ƶ46r
^ wow	79 -10Ő-7Ţ7S8ǀ13uŦƼ14ťƠ16R34ő
^ year	83 13ƅ31Ū
^ you	50 -97ƞ-44ǟ-13Ń-12Bűž-11YƓ-10RŝũŶƱ-9LŒŤƂƌƶ-8nxSŗŷǏ-7GMĿƧ-6ŕƥƻǋ6foŮ7KŀƊƦǞ8uĹǁ9deŨƁ10ĽľłŪƀƈǚ11ļőśŵ12kAĺƝ13jŞƷ14mJ15aŌƪ16gHƭ18CĴ19OV21F22PǦ25Ƹ29Q32ŏ35U37ň40l56c65iN79Ň
^ your	62 -22q-13Ŋ-8rǋ-7BĽǌ-6Ŭưƹǈǘ7msD8AƗƥ9Ŵ10eŹƛ11Ʈ12wyĺ13E15I16dŸ17ĻƔ19ķŒ20Ņ24P27o28Ň30c34M
^ zip	86 45E
a	27 -25ǔ-22ŀž-20Ō-19ƕ-18jŉƮǦ-17s-16x-15Gŝ-14CťŴ-13akƠƢǎ-12ŞŢǋ-11ŐŕŠƞƧ-10ct-9VǛ-8pEŁŇųƖǑǢ-7ķňŦƉƵƷǇǗǤ-6ōƋ6Rŏ7UŒœŨŬŭŸƁƚƪƶǄ8HƨǅǏ9őŽƅƦǍ10ƑǌǨ11ŔŷƆơǣ12wŜƘǓ13YĵţƾǙ14IľŪƎƬǝ15bƇƗƹǧ16AŃƛƱ17ĽŊŎƍ18ǥ19ƏƐǜ20Żǩ21šŶƊ22hŵǀ23Ůźǃ24lLưǚ25ŤƓ26śŰ27SƤƿ28Ļǉǘ29ĸŘƜǊ30g32fƂ33u34N35Ķǁ36m37ǡ38P39Ʋ40X42ƣ43F45q51T
a #	54 -36ž-20c-15Ǧ-14ķ-11ŃťƼǔǢǨ-10Ɖ-9bŸſƒǝ-8jƓƠƨǅ-7fY-6ŎůƤǃǚ6Ɨ7ƀƵ8Şƺ9ŒŮƈ10vŕźǀ11ĵƘǑ14ǉ15Ʃ16ƆƦ17Ņǌ18T20šơ26X34ĸ42Ƃ47ƅ49Ū52ŗǡ54Ř55Ʊ56Ƭ66Ǌ70Ķ
a @name	82 -7s11o12Ŝ14ĸ16ĺ
a a	71 -8Q6g7fqŔ8šŷ9nKT11Őŵ12ƛ13ŶƄ14Ɵ
a b	85 -8q-7h21ū32ź39ǥ
a bachelors	88 33m
a bad	78 9ǚ12ǘ27ņ42N
a ballpark	86 9Ů15T18Ļ
a bank	88 -9Ĵ13Z
a basement	75 37Ɗ
a bell	88 36Ľ
a big	71 -9F-7ơ7ś8ƈƏ10Ţ12ƙ13y14ƛ15ǅ18ľ20gĸŦ31ƣ
a bit	88 9j12ǁ33ō
a blood	88 8ǁ12ǂ
a bop	86 33ǥ
a box	82 11ƿ13m14f16ŏ
a bunch	88 11ǥ16ń
a business	82 -8ǋ-7Ǧ-6Ǆǆ11ǃ19ǥ21Ɲ
a c	86 17o28b
a car	68 -10Ř8ż10Ŷ13ŵ16Yź18ƃ
a card	85 -13ū-8Y18eĴĸ
a cert	86 22ǒ30ǧ
a certificate	79 -13ǒ-10ǧ-8ơ14ź27ǌ
a chair	78 -10Ǒ30Ǉ
a claim	73 -13Ť-7ŧ9Ĺť13Ŕ19Y39ţ
a clean	86 -12ŋ9Ż23ţ
a client	74 -9ǔ11Ŋ14ţ18Ǧ19ǚ
a coi	88 10ǒ34ǧ
a commercial	83 7Ǧ14ǥ
a company	79 -8ǃ8ƧǦ9Ɲ10q16ơ18ƴ
a copy	80 7Ƅ10ơ37ś
a couple	78 -9ŭ-6ŉ7ǎ10ĽƤƿ11U12SƘǞ17Ū
a cousin	88 -11Ƣ14ŷ26n
a cpa	88 43Ǡ
a crash	83 -12Ƥ22ż36ƃ
a crawl	88 8Ƈ12Ɗ
a customer	81 -10ǔ-8GS14Ǆ23ǚ27ő28ǡ
a day	78 -7ű6ǖ8L15Ɓ27ǝ33ƻ38ƹ
a deadline	88 18Ń
a deal	88 15Ņ32Ŏ
a degree	88 -9Ʊ39m
a desk	88 -15Ǐ18Ɲ32P
a detached	88 18Ƒ
a different	88 -7ũ12ň13ǅ18V
a discount	80 10ľ11őŽ15m
a doctor	83 -7ƾ14Ƽ25ǂ
a dog	88 32h
a driver	85 25ŷ
a family	88 -11ƽ-6yA30u35n
a fella	88 9ķ11ǃ15ſ18Ƙ
a fence	85 13ƍ14Ƒ
a few	79 6m15ƁƝ18Ŋ
a financial	88 -16Ǡ48A
a fire	71 -14Ǐ-6ŵ7Ŀ10ŤƐ11Ɨ12ĺƎ17ǝ25Ǣ32Ƥ33Ə
a fireplace	86 31Ɛ
a flat	83 -12Ɖ6Ř7ƚ10j12ƴ19Ɓ31ƨ
a flood	86 
a form	86 -17ļ12Ƶ21ơ31Ľ
a friend	82 -14B9ų10Š12Ɯ18ļ32A
a full	85 10ƫ16Ƽ
a funeral	88 32ư
a garage	85 -23Ɲ50Ű
a good	64 -22ű-16Ň-7ŗ6sŌ7ņǃ8xBǈ9W11J12ŖŨǖǩ13iœ19U20N22Ŷ30Ļ34I35Ǌ42L
a guardian	88 12Ʋ
a guy	88 8ſ11Ť14ǜ
a high	86 -7ŗ14Ů16Ř19ƣ
a hip	88 12ǡ19Ɖ27Ɯ
a home	88 -12ķ11Ɔ16Ɲ17Ɣ20F
a homeowner	88 21F
a hot	88 -9C9ƍ22ƒ
a hotel	86 34Ƥ
a house	75 -21Ɵ-7ķƜƝ10H14Y18ƣ76F
a hydrant	86 14Ə
a is	88 -24ŗ-13Ŗ8Ŭ57Ɠ
a job	72 -13ŗ-7f-6PƜ8ǚ9ŧ11Ʒ20Ķţǐ29Ǔ32q
a kid	83 -11ŷ19l30ŹƦ
a lawsuit	88 22ķ
a lawyer	81 10A20ǜ34Ʋ
a leak	77 -8Ɯ21ƛ29Ť
a letter	86 17Ŕ30K
a license	76 29ŷ
a list	86 -14ơ8Ƽ16ǌ26Ɨ
a little	63 -23x-10Ǉ6VĴŞ7mqwƦ8lńŲƆƜ9gIĿņŐŨƯǄ10cƳƹ11zŅ12Ķ13Y15Ŋ17ż22œ
a living	80 -12T-8A22Ʋ29q46P
a loan	66 -6Ʃ16Ʊ26Ŭ33ƪ
a long	82 -11Ő-6Ţ9O10ŝ16ő19g27ř
a lot	70 -7ňǇ7řŮƨ8sNRĿśƑ9ƚ11tƙơ14ǖ15ķ19Ň30Ɵ37Ɯ
a medical	85 7Ǘ
a minute	85 -26O9f11Ś13u37N
a mistake	88 42ǚ
a month	61 -15Y-14Ĵ-13Z-11ŕ-8ĸť-7Ǌ8ǉ11ƥ12Ŏ13Ũ15Ɣ20Ņ21Ķ22T23ƠƤ24ŘŤ50Œ54X
a mortgage	75 -9ƕ22Ɣ
a nanny	86 10ų14Ɯ32Ư
a new	75 -10U-9Ʃ-7x-6Ĺƞ7Ɓ9ŬƵǞ11Ǚ14Ƅ18Ź27ǅ30S33H
a nice	85 -7ǎ8ņ12ŧ13Ƨ19i
a no	88 10ƴ14Ŏ
a normal	64 11Ǐ22ŭ25R
a number	81 -31IƬ-13ř-10ū-6e11Ǡ15ſ16Ļ18Ř49X64Ǩ
a nurse	79 -15ő-6M12q14Q16S24P25ǁ
a okay	86 43b
a one	82 -12Ǧ-8ǩ-6řƵ13ūƼ17ũ19Ǉ22Ƃ28ǡ
a or	88 -9Ǟ11ƌ18Ɓ
a parent	85 -7F14ŷƽ57u
a pension	85 28Ķ
a permit	88 10Ÿ13ƌ
a photo	88 -15K30ś
a physical	85 25ǁ28ƾ
a picture	79 13Ŵ30ś
a pipe	86 25ƛ
a place	85 -17ƞ-9ǝ-7Ǝ12Ɛ13Ƥ14ǟ15M23Ɔ
a policy	74 -22Ɓ-14Ŗ-10oƣ-9Ś-7Ƶ10Ƣ14ơ15Ļ25ƨ40Ʀ44ŏ45ľ
a pool	79 7Ƃ16ƍ
a private	86 -10F11Q12ǀ15ǣ20ơ
a quarter	86 13Ʀ15Ƭ17Ƙ22O
a quick	85 12Ǐ25Ŋ
a quote	86 -9Ņ-8ǃ13Ľ33Ĺ
a real	83 8Ŝ13ŵ14F15Ɛ24ľ
a reason	88 -10š8Ŕ14ƀ
a recorded	88 11ŋ
a regular	86 -8ǃ9Ÿ18ơ19Ɖ
a rental	88 13F16ŵ21Ɓ
a renter	88 -10ǝ15Ƥ31F
a restaurant	88 18ƣ25Ǎ
a second	74 -23Ŵ-10ķ-6H6ǋ10Ļ12A13ŊƔƟ14Iǩ17ũ22y26Ǟ38N
a service	77 11ưǄ17ţ
a slab	86 43Ƈ
a storage	86 
a strange	78 11y22Ǖ
a student	78 20Ʊ
a term	86 -11ŕ19Ʃ21ƭ
a time	86 16b41L
a trampoline	88 13ƍ
a truck	88 -10ƭ-7Ɯ11Ū17Ǧ19ǐ29S
a trust	86 -6u16ƫ29Ʋ
a typical	86 11Tƿǎ16Ǆ
a w	88 19b33Ǉ
a week	67 12ǝ19Ųŵ20ů30ƿ31R
a while	80 -11ǈ-8ŭ8š11őų13Ƥ15ŇǨ16Ų20G
a whole	85 6u7Ǖ10h13ķ15ň
a will	78 -9ŵ66Ʋ
a win	88 41Ļ
a wood	83 -6Ű12Ɛ
a workshop	78 35Ɨ
a wreck	86 10žƃ20Ŝ
a written	88 15Ǔ
a year	63 -18Ɣ-8ťƠ-7ŃœŹǅǒ7Ɵ8XĽ9Ʈǧ12ǝ13pŕ16q17Ɯ18cŒ26ǀ30ǉ40Ĵ43Ů71T
a yes	85 -7Ł17ŋ41Ŏ
able	80 -15J6oz10Ʈ13Y14Ʒ15N24ś
able to	80 -15J6oz10Ʈ13Y14Ʒ15N24ś
about	41 -16x-12SƼ-11c-10ńŏ-9jQŐǃǅǇǢ-8oũƵ-7ŒŭƣǐǨ-6NRĻňǞǡ6nPŖƋƠǑ7zĴĵŶƌƗƸǀǏ8mVůƎƏƚǘ9quƿ10GHšŲƂƨǊǛ11ĽŊƙƞƺ12ĶņŹƔƱǌǜ13TYǂǗ14hŤǁ15ľƶ16pļŉŽ17Ǆ18AŇ19r22Ŀō23ŝ24ŀŴǔ25Ƴ30Ş33Ĺ
about #	62 -9QǢ-7Ňť7ĴǛ8Ķǉ9Əǔ11Ō12cƜ13űƋ14Ŧ15ǀ16ǏǗ17Ɲƪǝ18YƗ20ZƙƱ25TǊ31ƺ
about $	72 -26Ɯ-17Ş-13Ƽ-10ƺ-7Ƭ-6p7Ų12ŉ13Ūƶ14ǂ15ť18Ĺǩ19UĿƸ23ŀ26Ơ51Ť
about a	77 -7ǃ10Ľš11Ŀ12Ŋ20X22Ĺ
about all	88 -10Ş13rĿ14Ƴ
about an	88 12Ƃ
about any	69 6h7Ź9ƌƦǑ10Ķţƛ13ǘ14HŻ16ƴ18ǜ20šŲ
about anything	88 9Ƽ16ƥ
about being	88 -7Ň19Ž
about how	82 -9Ǌ12ƅ14G15T
about insurance	88 -8Ĺ15ǌ
about it	65 -31Ş-12Ŏ-10ĺŽ-8ƞƱ-7ŝ7Ư10ƿ12Ĵ13ĵƤ19ŇƎ20ōǜ22A23BŧŶ31Ŀ32Ũ38r41ŀ
about leaving	88 20V22Ţ
about replacing	78 21ĺ
about right	86 -15S-12ǔ8Ʈ11g20G25Ƭ
about that	73 -18Ũ-15Ťǩ-9ť-7Źǡ11kvŞ12t15Ŷ19ǥ26ō36Ƴ67Ň
about the	60 -17cx-16Ň-14ŧ-13ŝŪ-10ĹƼ-9ǜ-8Ŷ-7ũſƣ-6ǈǞ6Ƙ7űƉǙ8ŖŞŽƔ9Hżƶ10ƈƟƧ12ŀŤ13Ǎ15ĽĿ16u17ƨ18Ŕ19ņ20ľ21Ǜ22ǔǩ23Ǆ30ƞ37p41Ŵ
about them	78 -25ŀ-10Ŷ31ŝ50Ş
about this	76 -10Ƶ-7Ň9Ŏ10ĺŋ13h14Ƨ15ƳǞ18r
about to	76 10Ź22q
about uninsured	78 -9Ť28ſ
about us	85 -18A15ņ51ļ
about what	79 -23ǩ-6r10Y14gŇ16ĶŞƷ25Ŗ
about you	86 7m11f
about your	62 -16U-11r-10y-7vB7pǣ8WŜǕ10kŹƲ11u12qůƞƸ13Ǘ14hŊ16ƨ19lz22Ū24nP25ǈ26Ǆ27ŝ29Ş
above	79 -14ƣ-8ơ13ǉ15Ǧ25ĵ30ƍ54Ǎ
accent	88 39l
accident	78 6ż12Ƴ14Ŕ25ť36ƃ
accident $	88 29ť
accidents	67 14ţ43ż
accidents $	83 -10ţ13ż23Ż
accidents or	72 26ţ
account	70 -9Ǡ-8A7Ǔ11a13e14J16ŒŜ19ǔ21Y27Ĵ36ř
account $	83 -16e-7A12Y13a21Ŝ22ř31Ĵ
account number	81 30ř31e
accountant	77 17ǆ26B28Ǡ30A
accountant $	86 -15B23Ǡ41A
accounts	86 -10ƹ9ǔ32Ķ
across	86 8ů22ļ
actual	88 10Ǣ14ǆ
actually	79 -7Œ7Ɛ8R10ţƝ12Ļ14ž16KP28Ŗ
add	74 -8aY-7Ǌ-6Ōǘ10Z11oōǠ20ķǏ23cy24ƌ28Ɓ34Ǟ
add up	88 -9Y-7ǘ25Ǐ26ķ
added	83 -9ŏ-7Ŝ11ǥ14Ɨ21ƌ26Ǟ
adding	86 8Ź11ƌ17Ǟ
additional	78 7ǒ11Ǥ14ǧ19Ǔ21ǌ
additional insured	79 7ǒ14ǧ19Ǔ22ǌ
address	63 -15S-6O7F9ŷ11n14E16ǧ21J25Ű27ǋ31G51D
address $	70 -16S-7O7D9F11ŷ12ǧ13n15J16Ű20ǋ34G
address of	83 -16G8ǧ21D29ǋ
adjuster	83 45ŧ
advice	77 12A21B30ǚ
advice $	85 -12B8A36ǚ
afford	85 13ǔ16Ƥ32X
after	55 -10ǩ-9Řƭ-8O-7Ş-6ƛǨ6ƙǞ7Vĵ8bŰƅƈǝǤ9ţƋƩ10ƕ11gľǟ12tĻƧ13Uǎ14ƷǢ15EŜ16yŢ17wzLƃ18Ƴ19ť21Ư22Ŧ25Ũ27ķ32ũ
after #	88 11ƽ12Ţ13ť17ƅ
after $	86 -9O-8ŞŨ15ķĻ20w24ũ26Ƴ
after a	74 -8ũ12ƗǢ14ƙ15ƃ16ţ17g
after closing	78 25Ř
after high	88 -11m38y
after that	78 -9y-6ƚ6ǟ7ƈ9m13t16ũƫ26Ũ
after the	71 -9Jǩ6tƟ7ƈ9Ʈ10ĵƳǠ11Ǥ12Ư15ǝ17bľ21E23Ũ36ũ
after you	77 -6Ƴ8Ǣ9ķ11w12Ƨ13Ǟ16ƕ18Ŝ23ť26Ư29Ʒ
after your	83 -27Ř8Ŝ14z15Ƨ42Ŧ
afternoon	82 -10Ń9L13i17jŌ
afternoon $	86 -7i6Ļ12L18j
again	64 -10ť-6ĸƪ6Ľ7o8ƚ9ƿ14Y17tŶ18kŜ21Ɠ25ũ26L32Ɨ34ň
again $	69 -14ņ-11ť7ĽŶ9ot10ƿ13ň17Ɨ18L23Ŝ32ũ
again how	78 13Ɨ22Y
against	71 -10Z-6A7ũƔ11Bǡ12ł14rń32ƪ
against it	74 -11Z-6A12B14r32ƪ
age	69 -27Ɖ-18Ŋ-13ų-9Ʀ-8oƣ9Ÿ10ƽ15ŷ16xǍ22ƭ41ƈ60p87c
age $	78 -14ų-7Ɖ11v14p15ƈ20ŷ28c
agent	66 -11Ĺ8Ŗſ14Ǟ21ľ46ņ63Ŝ
agent $	77 -12Ĺ11ņ26ľŜ
agent ever	88 8Ǧ12Ŗſ
agents	77 -8o22Ŝ23ń36ņ
agents you	88 -7Ŝ22ņ
ages	83 59v
ages $	88 35v
aggregate	86 6Ǔ26ǡ
ago	76 -6őŤǅ7ĺ9ƴ11G12u16Ľ19f21ƈ36ť
ago did	86 -6őŤ6Ľ9Ƴ13G27ť
ago was	88 -7Ƴ18ť27ƈ
agree	85 -13ƨ12Ĺ16B21r25Ł31ǩ
agreement	85 9Ƣ12Ǩ13ǌ22Ǔ
ahead	76 7dB10yŚ11Ň13Ʋ14ľ20Ō26Ş
ahead and	82 7Ō9d13Ś31Ş
air	83 -10ǆ9Ƌ11ĸơ12ǌ16ŉ22ǃ
airbnb	85 36Ɯ
alarm	75 -11Ə11Ǎ64Ǝ
alarm $	85 29Ǝ
alarms	86 17Ǝ
alcohol	70 -6t31ƿ37Ǜ
alcohol $	79 15ƿ18Ǜ
alcohol these	78 -7t15Ǜ
all	48 -22R-16aǩ-12ŧ-11lƥǑ-9Ő-8Ł-7bőœŗŝűŹƮƽǞ-6pAźǅ6sŤǈ7UƷǒǗǘ8ķĺŒƖƾǏǔ9twŴƘƨ10gkĴţƞƲǡ11Wņşǐ12ŃŏũƊƹǨ13xJĿǋ14dnłŨǄǇǕ15ǖ16Ƣƫ17Ƴ18Ɲ23ŖŦ27ƌ29Ɨ30ǥ37Z39ō
all #	85 10d15Ƣ16s27ł
all $	72 -15R-12ŧ-8ƞ7H12ƔƳ14nţƜ15ƌ19ǡ20Şƹ23ō24g25Ɲ30ŏ
all at	85 10n18Ĵ
all day	88 7I14Ŵ21P
all do	83 -17P13W17Z18ǥ21Ɗ29Ǆ
all in	80 -9Ť12Ŧ15Œ16Ń31ǖ
all is	83 -11ƨ-8ŏǢ7ţ10u14ķ35Ŗ
all lives	88 14n
all of	70 -8s6ķ7Ũ9rĿ10tǘ11Ŧ12ĺŪ13ō14ǋ15Ŝ18Zǒ
all on	86 -10Ʀ10ƽ13Ǘ17Ǩ30ƨ
all over	86 -10l6R7C9ǐ15ǔ16ƒ
all right	88 15Ʒ16Ŋ18ş19Ʀ
all that	75 -16ƽ-8Ő8Ķƌ10ƀǍ11ƗƘư13yǥ14Ǚ15k17ť34Ũ
all the	73 -12Ɨ-8Ş6ƑƷ7ƞ8Ƈ10Ńƍ11ĿŲ12ǏǨ14Ś15Ɲ17ũ20ņ
all these	86 -7Ť11Ɓ12ǟ15ĺ28U
all this	81 7i12Ƴ14t15J17r
all together	85 14ǉ15Z17Ǌ
all you	82 -19Ǒ-8R12ķĻǗ14ŭ29Ǉ
all your	76 -7ƥ7ǔǘ8YǏ16ƾ20ş30Ǖ48Ɨ
alls	88 -7ƞ15ń17ƶƻ26n
allstate	88 -9ŏ16Ņő36Ő
almost	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
almost cost	78 22Ǖ
alone	79 -18ł-11ǋ-6Ɣ10Ŗ11Ʈ19Ʒ24nŁ25Ǎ
alone $	83 -19ł-6Ɣ11Ʈ20Ʒ25nŁ
along	77 7Ž11ƞ12ǀ14iŠ15t18s19Ķ21Ƨ
along $	85 11x13s14ǀ17i21Ķ23Ƨ
along with	88 7s13ƞ
already	72 6r10v15Ĺ16Źư17p28Ɓ30ŏ
already $	88 -22ŏ56Ɓ
already have	88 -18Ɓ7Ƶ15Ĺ17ŏ
alright	72 7EĴ9Kŋ10d11Ʈ13NŇ21i25Ŋ
alright $	83 7Ũ26i
alright if	88 -7ŉ12K19Ŋ
alright with	86 6ŊŽ7ǁ10Ĵ
always	77 -10G7Ɯ8ņ10ļŘ11Vĸ13ĵ19lƗ
am	55 -12ŉ-9X-8Ļǡ-6Ź6Ƒ7zBŊƹƼǛ8kƊƳǄ9qwŵ10dfgPĽŌ11crCUņŝ12hMĹŅ13ǥ14ń15Iż16Ňƞ20b24N25ō30ň31i32a
am a	88 10O12K31g
am curious	88 9B16r19Ĺ
am going	82 8D12doŻ17a21P
am hearing	82 11ŁŢ12g18ŵ25h
am i	65 -9ǡ-8ĹĻ-7gBX-6Ź7uĿ8Aǀ9vƑƹ14ň15q16CŌǥ18i20b21cN22IńŇ32aǩ
am not	86 15B20N22Ņ23ŝ
am sorry	82 -6a6Ť7ƺ10ƽ12z15f20ņ
amount	70 -9Ŗ10Ʀ11Ʊ13Ɨ14ǖ15Ŧ16Ɠ19X26ŗ41Ƭ
amount $	88 -8Ǣ-6Ƭ9Ɨ15Ʊ24ŗ
amount on	88 -13ŗ-6Ɨ14ƦǢ20Ŧ
amount you	88 -10Ŗ14ŗ26Ƭ
an	51 -16Ɲ-15Ǐ-11Ş-9ŏś-7eŖ-6ŇŹƧǧ6ǃǣǦ7KŊǠ8Nŀƞƶǚ9qőǉǋ11Ū12l13JP14Oņ15ƃƴǜ17Dƅ18b21Ķ22F23ľ25AƗ27ǖ30Ŝ34Ƅ43Ƃ45ǆ
an #	88 7Ū16Ŝ
an accident	86 15Ŕ18ƃ
an accountant	85 -15B22Ǡ45A
an agent	81 -13Ĺ17ņ27ľ28Ŝ
an apartment	86 18ƞ19F23D
an email	82 -12ś-11Ǡ-6D15K23J
an employee	85 30ǜ
an hour	88 14L29O
an insurance	85 -13Ş12ņ16Ŝ17Ĺ20ľ
an llc	86 31ǆ
an old	83 12Ĺ16ŀŪ18ƅ19ő23Ķ
an older	86 12ƅ16Ƌ
an s	86 16Ƅ17b33ǆ
an sr	88 17Ƅ
an umbrella	71 7Ķ18ǩ28Ƃ
and	31 -32ǩ-22ǖ-17Ŝ-15ƅ-14Ʃ-13Ňűƣ-12ŰŲ-11ŵ-10jƙ-9Ľŀň-8bSVŉƓƥǦ-7iYĴĺļŃŗŨǅ-6ťŶơ6nRřǉǑǣ7ŖŭƷƼǀ8tNPĶŁņŌųŽƂƑƟǎǙ9egpŹźƇƻƾǋǐǝǤ10qTķőūƃƢǄǇǗ11hƨǌǥ12CńƀƋưǠ13ƎƗƛ14zŷǔ15ōŐůŴƜ16uDŦǕ17ƆƬ18ǁ19vBƫƿ20ŏƔ22WŒ23dĹǃ24Zş25Ǐ27ǚ28J29wǛ30Ūƺ31o32ǈ40a
and #	76 -12Ÿ-9o8Ɠ11Œǡ13Ƣǉ17ƺ34Ǉ39n
and @name	86 -7Ŏ11Ƣǈ13Ł35ŷ
and a	67 -10Ǉ-6ƅǦ8ũƑ9aLư10Ǔ11ƻǥ12hůǈ14Ķǣ18ǁ19Ū21ǐ22v26u
and about	81 -6c21U26Z56ƺ
and address	88 -8O7ơ25ǧ
and all	76 -8Ő-7ƞ6Ɨ7ǘ8Ķƌ11ư12Ǐ13ƔƢ14ǥ15k16Ɯ19T
and and	72 7ǒ8Ɵ9DPĶ10ư11ŖƜǦ12dƾ16Ǚ
and any	86 -7Ƴ11ƽ12ǣ
and are	78 -6ǌ10cƱǤ13F25u
and by	77 -16ơ-9ǌ7Ņ14p52Ĺ
and cards	78 -71ǖ80ǔ
and clear	86 -8ň-7s11Ŭ13Ʒ38Ɣ
and collision	80 23ƀ
and could	88 8ś15ǟ25W
and dad	88 -6Ƴ25z
and did	80 8Ŕ12żƌ15ō16n20ź
and do	68 -9Ƌ-8Ŗ7Ɓ9ƿ10Ǜ12Ƅ13ŗƝǑ17Ŋ25g
and does	88 -8ƣ9Ǎ10ź
and for	82 -11ƺ-10dŴ-8q-7Ř13žƀ14Ɨ15pƻǁ20ǂ
and hail	86 16ƚ
and has	78 25Ŕ
and have	79 8š16ƪ
and he	82 -8ŝ8ƽǒ21ǜ24p28os
and his	88 -11Ɖ-8œ11ƶ12Ǒ14n34ƨ
and how	56 -16ƣ-15w-10ŃŞǔ-9œǈ-8o-7ų-6ŗ7ŒƬǖ8hłŦŻǕ9ƈƭƼǤ10x11uŧŷƨ12ŭ13cĻǄ16Ǉ17p19T20ǂ23t39Ɔ
and i	67 -10aƲ-7ł6q7kwGƼ8iŊœƶ9MŎ10XōƬǆ11xǞ13ŐƄ15NO17ň26Ō35L
and if	73 -7V6Ƅ7ƃ8c9zŢƯ11IŞ15Ƨ31ƫ
and in	77 12ǈ13Ǌ19ǐ
and is	61 -17ƚ-10Ʃ-9ƽ-8ƪ6ƃ7ƱǄ8r9gķ14F16Ɵ17qǛ19Ǡ20Ř22Ƹ32ŏ
and it	74 7ƞ8gƛǁ9ų10ǚ11Ƽǘ12Ƴ14Ʋ15ż18N43w
and just	88 9K19ǋ
and last	80 -7w12o51a
and no	82 6Ƴ8Ǝ12ǀ13ư18ƿ
and on	88 9y10Ļ16q18Z
and read	79 -6ŷ10eūǌ12Ÿ19Śƻ
and roughly	78 29Ʈ
and some	86 6Ǆ8Žƶ13ơ15ķ
and street	88 22D
and such	88 11Z12ƻ
and tell	73 8žƉ9ĸŊƇǢ10Ʒ11Ūǈ12ŗŠ13Ś14ŀ15W28ſ
and that	74 -8Ű8Ƽ11ķƦ12şŴƿ13ƛ22W25Œ34Ť
and the	58 -20p-13a-11Ő-9ųŷ-8Ƃ-7GŅ-6ơ6Ǥ7łťŬŭƗǏǟ8tEŹƾǛǦ9dŝƇǈǌǥ10ķ11Ū12e13Ǖ14œřŦŴ18Œ20vƫ21C23wD43Z
and then	75 -21Ť7ǈ9dH11ƭ12ń20ƫ22y23w26ņ59ō
and they	79 9ǖ11ĶƤ12ķ13Ǥ35ơ38Ŧ
and we	86 11Ƭ15M16s17ƭ
and weight	82 9ǁ11ƺ
and what	49 -14ĺ-13ťƝ-10Zǩ-9ATƖǞ-8rŞǠ-6ơ6ņŔ7yőƉǐ8PĵƳǂǃǎ10ľƊƌ11aRWŢ12ř13Bǉ16Ń17qƔ18J19ŏƬ21ŒƠ22Ŵ27Ĺ31ǈ34d
and when	73 -11ƶ7yś11Rť13P17ƒƧ18ŕ26Ɩ
and where	71 -13Ő-6ŗ8Ʀ9D10CM13X16ŴǏ18Q
and which	74 -10ų-8C-7u11ƶ19Ū21ŷ28ū
and who	66 -11ǐ-8Ū-7Ƴ-6Ƣ7ǔ8ǈ10ń12ƕ13A14Q16Ť17h24Ő31ş34o
and whose	76 16Ź18A19Ƣ
and why	88 -8ƭǩ-7Œ21Ŀ29r31ĺ
and would	86 12Ƶ21Ž
and year	88 -9p11d
and you	67 -11ƭ-8ŝŲ-7k-6ǌ7ǈ8NŌ9sRƃƾǋ10ůƹǆ11Ƶ12ų13Ǖ14Őƨ16ő19ǝ21p22Ƥ24Š52a
and your	61 -13PŴ-11ǔ-9w-8Ŕƨ-7ŹǗǘ6pIƺ7fƳ8ƃƟ9Ũ10Ƣ14o15ŷ16ů17qvǃǣ18aŐ19ǆǎ20Ƙ24Ǩ26Ł32J37B
animals	86 30h
annual	76 9Ů11Ǌ12ǉ17T
annual payroll	88 12ǉ
another	71 -8ş-7Ų8Ÿż10ŷ11vō12Ź14Ő15ƴ16Ŷ20H22IǞ25Ŵŵ28Ɵ29y
answer	85 -7ƴ13ľǚ15Ŕ23ŉ
any	40 -17Ǉ-16Q-15F-13ǅ-12Ő-10nŗƁ-9sŴƕƧǐǢǦǧ-8NUĴōŖŽƈƠơǋ-7qŅŊŮƄƟƩǖǟǥ-6SųƯ6vYũƍƚ7jńƐ8Ķŋƨǆǈǎ9ryŞƂƥ10ŪƴǏ11kţƋǄǚ12ƿǓ13ĵŏǔ14gWƎƙǘ15ǜ16ZƱǃ17uƾ18Ɖƛ19Ǚ20HűżǑ21Ƙ22ǂ23ķŻ24ƪ26ƑƻƼǀ27š29Ʀ30m31Ɯ33Ų34ƹ36Ź37h43Ɲ44ƌƸ
any #	83 -28Ǉ-16nǅ-9ǣ10h47Ǒ108Ʊ
any $	83 14Ɲ16g24ƨ
any accidents	69 19ţ24ż
any animals	88 17h
any big	83 19k
any business	86 -14Ǐ14Ų31Ɲ
any chance	88 12l15V16H23P
any claims	78 24ţ
any close	86 -7Ɩ15ǘ42Ǚ
any coverage	82 -14Ʀ-8ǂ-7Ǣ-6ŗ26ŏ27W32ƨ
any damage	76 -10ƛ15Ť40ű
any delivery	78 -8R17ŭ
any excess	88 
any family	77 -8ƽ28Ƹ
any fender	88 24ż
any health	81 -10ǂ31Ƹ
any hobbies	88 -20ǀ36g
any insurance	86 -10š-9Ő16ƴ18ſ19W
any kids	82 14u32Ź
any leaks	85 22Ɖƛ
any life	82 -15ƨ-8ƴ-7Ʃ52Ʀ
any loans	88 -7ƕ17Z27ƪ
any losses	88 47ţ
any more	86 -13u50y
any of	71 -12Ɲ-9Ž-7NŮ-6ơ6ǌ8Ǘ9jWǕ11ƽǈǦ14Ų16Ʀ17Ǐ18ŏ24Ǒ30v33Ɯ35ƥ
any other	77 -9Ŵ-8Ņ12Zŷ13ǋ15Ū30ń31ş
any plans	85 8ǀ13k29H
any prescriptions	88 19ƻ
any questions	83 -7Ŋ21ŉ
any reason	88 -7ŏ32Ō
any remodeling	88 14ƌ
any roommates	88 27Ƣ
any savings	88 7Y
any side	77 -26Ɲ19T48Ɨ
any subs	88 9ǒ
any tickets	82 -19ż-9ţ49Ż
any time	86 8Ź9y10š20ƴ34Ƹ
any tobacco	88 21ƹ
any trouble	86 -12Ǉ17ĵ32ǜ
any violations	88 10Ż
any water	74 11Ǝ26ƛ27ƙ
any wood	88 23Ɛ
any work	85 -18Ɨ-15Q8ǐ17ǔ43Ɲ
anybody	56 -17ƪ-16Ǐ-10ǈ-7ķ6ǚ7tŷƁƢƧ8Ƴƽǜ9ŁŜƓǙ10ƋǑǩ11żƟǇ12zŝƣǛ13ǔ14hǢǣ15n16ŤŲ17ŏǡ18ZƯƴ20ųǨ21ńƜ23Ǎ27Ŗ
anybody $	81 -22Ŝ-14ǣ12š13Ŗ16ż21ń26h
anybody been	78 22ţ
anybody else	78 -10Ƣ9ż13ńǨ14ŷ15Z20n
anybody ever	76 -12Ŕ-11ţ-7Ǧ7ƨ8ǣ11Ŝ12ǡ15ƴǜ17Ǜ26Ɯ33Ŗ
anybody hurt	88 12ǣ31Ť
anybody in	88 -6n9Ųſ16ƽ
anymore	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
anyone	65 -14ƈ-8Ŀ-7ţ-6Ŵ8Ƣ9şżǛ10Ʊ11ǘ12ŖƉǩ15ŷ17ǐ18ǜ20ŁŔ21Ư22ųƳ
anyone $	88 -8ǜ15Ł16şƳ31ų
anyone co	78 20Ʊ
anyone else	86 -8Ŵ8ų12Ƣ16Ł17ŷ
anyone gone	78 25Ŕ
anything	50 -13ǩ-11ŋ-8ť-7zHńƶ-6ň7űųżƊƐ8NZķƚǍǦ9ƿ10ĿƸ11ƻ12ŲưǀǏ13kƘƦƨƱǓǕ15Ƽƽ16Ƴ17ĵŏƍǂǞ19g20ŇũŻ23ţ24Ƅ25ōƥ26ŉ
anything $	68 -10ŉ-8Ş-7ţ7ư8ǂ9ƚ10Ƅ12gŲƨǓ14ũ15Zƌ17Ǜ18ōǀ19Ż23Ƽ
anything else	73 -13ŉ-9ń-6ƥ12ķ16ş41ō
anything from	88 -6ĵ10Ǖ20Ƅ
anything fun	85 8g31k
anything in	80 -14ŞƼ-9z-7ōƘƽ9ŏ10Ƴ12ƥ19ĵ31Ʀ33Ƹ47Ň
anything like	75 9ĵ12uƜ13Ųųƙ14Ɲ16g
anything on	81 -16ŋ-15ũ-7Ÿ7ţ9ZƂƃ15űƄ23Ż26ƨ
anything special	76 25Ƙ
anything valuable	88 -9Ƙ13ƥ15Ɗ
anything you	78 6ō7Ƽ8ƻ11ŝ12Ş14ƥ46ŉ
anytime	88 -12Ǟ35H
anytime soon	88 -12Ǟ35H
anywhere	76 6Ƥ10ń12Ƌǥ13ǀǗ18ş26k31ň
apartment	60 -17Ǎ-11ǧ-10X-8Ɲ-7ƛ7F11ƞ13Ű14Gƣ19Ť21ơƥ23DƜ26ƠƤ29Ƣ31Ɨ
apartment $	69 -11Ơ-8ƛ-6Ǎ13ƣ16ƥ24Ť27Ƣ50Ɨ
apartment building	88 -13Ǎ10ơƣ
apartment do	78 -9Ɲ27Ɯ
apartment or	88 28D
apartments	83 22ƣ39Ǎ
app	71 -6Ŀ8ƿǆ11Ƅ14Ų15ƴ20Ś26ǖ28Ž39ŝ
app $	81 7ś28Ž31ǖ
application	83 8ǀ10S13ƴƿ16Ō
appointments	86 9ƾ11MǗ12ǖ16ŵ
appraise	88 33ƒ
appraise for	88 33ƒ
appraised	86 32Ƙ
are	33 -19ǅ-17Ŵ-16ǃ-15Ź-14ļű-13AŤƓ-12ŊŠ-11ŇőŵƔǛ-10tŅŔŜŧƗƧǂ-9ĽœƤƯǝ-8rIKWƀƫǜǥ-7mqōšŰƽǄ-6BƝƥǖ6jXŎƄ7dosĶńŉƢǣ8NŚƏ9EŀťŭŮųƁǊǔǠ10ĵŁŏƙ11nUŗŶƹǨ12Ŭƚ13žƑƭƱ14uŌƷǈ15bĹĻŒŨƮ16yzňƻǀ17ŃŝŪǑ18l19Lũ20Qł21kVĿƟƣ22gP23wx24aRŖ25Ţƞƺ26ƸǞ28HZ29f30i31Ő32ǎ34vǆ36CFǟ43c45ǩ
are #	82 -9ŝ15Ƅ17ū20p36ƺ70c
are $	78 -7Ŋ-6V9j11r24Ţ26b59a
are a	75 -17ǁ10Ʒ12Ƽ16ƹ23F25l29d39g62P
are at	83 -6C12SU17ž18ǋ45Q
are covered	85 -12Ŗ-10Ǣ-7Ǒ14ǒ15ŗ17Ő30Ʀ
are done	88 -9Ū-7Ń15Ļ17y19ŷ28Ǟ
are going	85 11ǟ12ł13Ł15V
are gone	78 -9ƭ-7sƕ11Ư19Ʃ20Ʈ25Ɵ26ƶ40Ʒ
are good	88 -12Ň9ŉ16ŋ26Ō
are in	67 -29Ǎ-12ŷ-8IĻ-7ŏǐ-6Ǉ6cF8ơ9ƃ10inƟ17Q18Ƣ19Ŏƙ20Ƹ25Ǘ30ƣ35ų45C
are looking	86 -10ƒ12Ś14Ǌ18ĺ32Ƭ
are not	74 -14Ş-11ǩ-10Ǒ-6lP7Ő9L11Ǡ12Ŧ13ƅƴ14ŀǝ17Ň21Ʊ26g29Q30Ŗ
are off	86 7R9kƃ14N15Ɵ
are on	66 -26ŗ-15Ǉ-14ǉ-12Ŵ-11ŷ-9ǡ-7ž8TƢ9Ǧ12Ɓ13Ƒƣ15ŚŮ16Ū17N19ǆ20Ǡ51Ŀ52Ŗ
are over	88 -10c7ş32C40Q
are paying	83 -10Ĺ8ǥ13ǉ14Z37Œ
are right	88 8M12Ů
are the	62 -27u-14Ū-9ǖ-7RǏ6ū8ųǢǨ9qwǉ10ǐǤ11ŝƮ12ƛ14Ǆǆ15ŬǕ19yřź22ŭ29v47x
are there	69 -9ƣ-8ǀ-6ƈ6H7Ǉ10Ƒ11Ɖ19ǩ27nŷ32u48Ǎ
are they	62 -14ǃ-8lƅ6Ǒ9ƪ10ǔ13şǏ14Œ19U22z25w34Ǉ43v
are things	86 -11U25ǟ32i
are those	80 -8ƈ7Z9Ɯ10Ɖ11ƻ13ǐ18Ƒ29Ǒ
are we	71 -12P-11ǩ-8NŘ-7ĺ6Ŧ8OƆƭ9œƅ11Ŏŷ13Ƶ16Ū18cvŌ21ť22Ń28Ĺ31X
are with	81 -7ő8ŝ12Ţ15Q44Ő
are worth	86 6Ɨ11Ǐ15Ɲ
are you	40 -23v-18ǝ-16ǅ-15œş-14ǂǢ-13zQ-11ļǇ-10Ňŷ-9ŞŹƛǑǔ-8rIWŀŌŠǏǨ-7tTUōŒƗƝơƦǈǍǖǛǡ-6AņŊƃƉƔǌǥ6o7MYĿƕƟƢǊ8yĴĵƮ9DŬƆǞ10ſƏƒ11FŕƖƣ12ľŽ13sŶƱƸƹǣ14u15Łń16GķĻŨ17EHŝ18ŏƚ19Ő20fL21ŗ22lVžǁ23ƻ24RŃňŪ25Ţƞ26P28iƺǆ31kł32Cǀ33c34Z35ũ38ǎ43ǟ52ǩ
are your	60 -17c-13Ǉ-10ƯǄ-9Ŗ-8QǗ-7nP7V10yƋǍ11ǩ13ư14w18Ǌ22ǈ23R25ĺǑ26Ǣ27u29z33ǔ35ǡ45v
area	79 -18S-14ƚ-13E11Ŕ13F14j36l39CI
around	57 -9ƒ-8Hǩ-7ĺ-6ƺ6uǈ7jWŅƕƲ8LƧ9şƎ10zĵſƓƥ11ŭ12ǁ13hl14nƱ16T17Ƒǉ18VŠ19ńŵ20ƍ23C25s
around #	78 7Œ14sǉ16ĵ26T
around $	74 -11t-10H-8hĺ9Ưǂ11ŵƱ13W15z16ş17u24s25V38ń
around here	85 -7Š10ſ11ų14l
around if	77 27ŵ
around it	86 15n16X19ƍ
around so	88 6s9ő21ƥ
around the	81 11n13ǈ14Ǝ19ƍ20Ƒ
around there	88 -8u9ƙ15Ņ20h
art	75 24Ƙ
art $	77 13Ƙ
as	56 -13Ÿ-10ǔ-9ǩ-7Ŀ-6hƺǗ6aIŢƁ7KŒŴźƦƸǁ8dŇūƂǣǤ9ŀŶżǀǓ10vCŚ11ũ12FƬ13ń14Ǆ15pơ18ŷƫ21o22ŏ23f26c30ǃ
as a	75 -6Ÿ8f10l11PŻ12ŴƦ14ǀ15Ƹ21ŷ
as additional	85 8ǒ23Ǔ
as beneficiary	71 12ƫ
as it	86 11Ɓ13Œǈ17Ŷ
as the	82 -12Ÿ11Ƃ13ǃ17d24ơ
as you	85 11o12KǂǍ31p
as your	88 9Ű12Ŝ19C
aside	81 13Ʊ27ư37Y
aside for	85 14Ʊ28ư
ask	58 -9ǩ-7Ǎǧ6hT7ǒ8iGō9ĵš10uƇơƧ12A14a16Ǔ20Ĺ21c24ŗ25ƿ26Ł32Ŋ47ŉ
ask $	82 -22c19Ŋ20Ǔ35ŉ
ask for	68 -13Ż-8Ǔ8ǌ19ƿ33Ĺŗ
ask me	83 55ŉ
ask so	88 7ũƵ9Ŧ13h
ask you	78 -33ŉ-9Ǎ12Ǔ19ơ69Ŋ
asked	72 -11ţƖ-10ŷ7ơǒ10pž11ǧ12ań14ō17Ǧ25Ń
asked for	76 -12ǒ-11Ɩ8ơ11ž13ǧ29Ń
askin	88 -7Ɩ9ǧ12Ŋ13v14a
asking	73 -14ǌ-9Ĺ6c8Ŋ9Ņ10pĽƠ11ZǦ12ō14ǘ15Ƅ16Ǔ22ƒ28ơ
asking $	83 11Ņ13Z14Ơ15ō16Ŋ28ƒ
asking for	80 -15ǌ-8Ĺ13ĽǦ16Ƅǘ39ơ
asks	81 6u8ǌ13hw16P17m
asks about	88 15h19m
asphalt	86 35Ɖ
assets	86 29ķ
associates	88 19m
at	41 -18Ƃ-16c-15Rş-14Ǟ-13ŧ-12ǈ-11ilAķŒŝǄǇ-10ōƃƒƟƷ-9oĹŀŖǨ-8ĻőŬſƀƅƳǔ-7jkZņňŌŕŢŦƄƺǂǃ-6XŤŭųŻƢƪǑ6VřŠƍƐƣ7ŮƜƦƮǟ8gCœƛƿǅǎ9łŇŹǢ10ĶƖƫưƹǊǖ11Dļ12ƭƽǤ13ĺŁǙǦ14ǡ15żƓ17Nƾ18ĵŜ19Ŏŏǣ21ĽŚžƗ22ƨ23qsƥ25hĿ26GLŰ27Ǜ28ź30Ʊ36SŅ40UƝ41Q42n43W51J
at #	68 -10ƒ-7c6Ů10Ƨ11ŸƊƘƸ12sR13ž14ǋ20Vƽ23Ǜ25Ƭ27ŗ35D38LŅ
at $	75 -17ŗ-10ǩ-7VƸ-6Ǚ8I14ń17ł23ĵ26ǣ29Q35Ɠ53C
at a	75 -8L8Ʊ11q14bư15ż20Ķ29N39P
at all	68 -19R-12Ʀ-11ŧ-10ō7ƽ8u9sH11Wƿ14Ũƌ18ǡ19Şţƹǥ22Ɲ23ƨ24g29ŏ
at fault	85 -6ƀ32ż
at gmail	88 19J
at home	68 -17Ǐ-11ŷ-7Ư9p12ƨ13r14u16w21h23Ź24q42n45Ɲ49Ʊ
at it	75 -13Ĺ7g9ƝǞ11Ś16ǅ17ĺ
at least	88 -8S11ő15ǡ16ǅ21ŗ
at night	68 9nľ10LǛ13ƻ19Ǐ20Ŀ23Ű27ǎ
at once	86 13s18Ĵ
at risk	78 15Y
at school	77 -15m44ź
at that	78 -8D10FS13Ʈ14G19Ŝ27n
at the	54 -14Ǟ-13V-10ŗ-9ǩ-8i-7CłŬǈ6Lŵ7ǘ8hŎŰǙ10Ǌ11sĿǤ12řƕư13Ő14DŠ15ƛ16Ʀ17QƖ18ǖ20ǟ21ĺƥ22ŏ23ļž27Ɨ29Ľ31Ś33S49U
at this	82 -11D13Vœ23G
at work	69 -26P-17Q-11Ɯ-10ƃ-8Ɲ-6Ǎ8KV9ƧƯ10Ǚ19U21Ņ22Ʀ32ĺ33ǣ60W
at you	86 8Ņ24Ŀ27Ň
at your	65 -17D-16ş-14ǣ-8ǋ-7B6Ɲ7Ķǘ8Ə9ƤǢ10ĸƣ11Ʈ12ŜƍǙ14Ǜ15h16ƥ18GS21ĵŰ22ƾ26ŷ27Ł29Ɯ
attack	85 -9Ƴ12Ǩ17Ƽ18ƽ
attorney	88 9Ʋ17Ɩ19B
audit	68 18ǒ23Ş52Ǥ
audit $	85 
audit go	76 -6ǣ28Ş
audited	83 21Ǥ
audited $	88 
auditor	86 -10Ǉ21Ǥ
auto	68 -10Ǧ-8ǡ6Ŭ8Ƅ9Ĵ10ſ11ǃ19ǥ21Ƃ28Ĺ29ž31ƃ39ş
auto $	81 11ƃ22ş26žƂ
automatic	88 8Ĵ16ƛ
average	88 -9q14R17ǉ23ź
away	65 -7ůƀ7ư8BƧ9ƴǁ10Ńż11kĶƿ13Ļ17Ƴ18Ʀ22ŉ33źƟ40Y
away $	78 -11Ķ7Ʀ9Ǩ12ƴ13Ń16Ɵ30Ƴ31Y
away at	88 24ź
away for	85 30Ķ
away from	88 -6Ǆ9Ţ10ź12B16ƿ
away with	86 12ŉ23Ļ
awesome	71 -10S6Ƅ8Ūǟ9cnŌǊ10uŰƇ11CFĻƧ12Ś13I14Ǆ15Ɣ21ĵƿ
awesome and	86 -7ǌ14u15F
awful	86 12ǉ13ĸ14Ʈ23Ũ
aww	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
aww i	88 7h13z14x15ƅ
b	76 -7hq10D13Ɯ15ū32d35ǥ47ǃ49ź
babies	88 15Ư20y21h
baby	71 -16Ƹ-9ƅ11w14ƻ17Ư19v22ĺ26x27d29y32Ŷ38u
baby $	83 -8Ŷ15x17w22uƯ
babys	83 -16d7ƭ15V18v25w
bachelors	83 46m
back	54 -11ǩ-9r-8ŖŷǢ-6ŐŢ6ľ7HSŊƛ8œųƾǤ9I10VőŒƝƲƴǟ11Ŵ12hƿ13uŘŮ14ƙǣ15ŀŨ16ſƍ18Lƪ19Ʒ20Ľǝ22Y23ň25Š26ť29Ɠ
back $	73 -8Š8ƪ9Ɠ12Ǟ13ť15H20Ŵ21ŀŒ23Ɲ37L
back and	86 -7Ő11ŭ14Ǥ16ƴ18ų19ǣ
back in	80 7ƴ8yť12t16Š18Ľ
back on	69 6ƿ12ƃ20Ř24Y31Ũ
back then	85 9ņ12ƅ15œ26Š
back there	86 8ƍ10N24u25h
back to	79 -10Ŗ-9r9ň12V13ľ14Ʈ17Ľ20Ʒ23Š
back up	80 -10űƗ11ƑǗ17ƛ24Ɠǘ25ǝ32ň
back when	88 17ƿ30ſ
backed	86 10ż39Ǘ
backed up	88 6ƛ40Ǘ
background	85 9ŋ10s22ǜ31ǩ
backup	79 -6ǘ12Ǖ23ƫ39ƛ
bad	69 -7Ő8Ǧ10bĸǘ11Ƈ13ŝ15ŢǤ18ǚ25ż36N40ņ
bad time	85 34N
balance	85 -11ƕ-7ǖ13Z34Ɣ
balance on	88 -7ǖ13Z21Ɣ
ballpark	78 8vŮ13G14Ļ17ķ23T
bank	68 -21ř-9Ɣ-7ŀ8ǐǕ10XZ20Ƅ29Y30Ĵ31Ŭ34e50ƕ
bank $	78 11ƕ12Z17e21Y
bank account	88 -21ř15e37Ĵ
bar	86 65Ǜ
bar $	88 -12Ɗ66Ǜ
bare	86 -10ž10ſ12ŏ14Ő15ƀ22ŗ
barn	86 -13ǝ35Ƒ
basement	63 -8Ƙ8ƥ11Ɲ23ƛ50Ɗ
basement $	78 -10Ƙ13ƥ17Ɗ
basement and	78 18Ɗ
basement finished	88 
basement or	78 
bath	86 11ƌ19Ɔ
bathroom	86 9Ɔ13Ɗ16ƌ
baths	85 -7ǔ6Ɔ23Ǆ
be	49 -13Ō-10JĸũǨ-8Ŷƫ-7qIŇ-6ű6Ŏźǧ7jCEĶŁǩ8ľƢ9ķŵž10Ũơǘ11KTŷ12bśǝ13ŀłō14Hƭ15A16ƮǞ17VX18c21O22Ļŏ23m25sŊǌ26ZŞ28y29Ź32r
be $	75 -19Ʈ-8ũ-7r-6Ŏ7Ŋŵ9Ļ12g15ŝ16CƬ17ľƭ18Ş30A43ǩ
be a	76 7sL8śƤ9Ķ11Ũ12ř13ň15b18Ǟ33Ļ
be able	83 -16J6o11Ʈ14Ʒ26ś
be alright	85 9Ĵ14Ʈ
be at	78 6ż15Y
be comfortable	88 18X
be driving	86 38Ź
be honest	88 9ĸ13ǘ16Ŀ
be in	82 -12ƭ-11Ʒ7s8Ń9H14Ʊ15cy20r
be listed	85 9Ŭ10ǧ12ơ13ǌ19ŷ
be okay	79 -13T9ŁŊ13Ř20Ʈ22X
be on	82 -8ŏ8ŷ10ŵ11Ź12x13Ƶ17Ƣ
be paid	78 27Z
be stuck	77 -14Z-6Ƶ9ư18ŵ25Ʈ
be the	85 7z13r14ył
be there	88 -7o11Z15Ư24s
beat	85 -16I14Œ50Ņ
because	67 -12ǩ-8Ŧ-6ŖǄ6ŀƅƢǚ7ņňƏ8bBEHUłŝ9gIƶ10uĵ15jƴ16J17Ť20ǁ
because i	80 -13ǩ8ǚ9D10ŝ12ņ13jň14ł20J
because it	88 11j12H15ĵ17u
because of	88 -8Ŧ6ƿ23ƴ26Ť
because there	88 9ǀ31ǁ
bedroom	75 7yƗ12Ɯ13Ơ16Ɲ
bedroom what	78 8y14Ɨ
bedrooms	81 6Ơ19Ɔ
been	48 -10Ʀ-9OŜǎ-8ƭ-7xDŧǛ6ŇƐƘ7aUƋǤ8Ŷſƪ9jǜ10ƈƴ11kŏŮż12fƌƸƿǘ13ǂ14ǅ15tǩ17Ż18lƳ19ņ20ţ22Ÿ24ő26ŝ28š29i30Ƽ34S36G42ǟ
been $	85 -15R-12ǎ-10x-7GƼ37ǟ70i
been a	81 -10G-7ǔ14Ƴ16S21ő28ǟ
been any	78 22ţ
been at	79 -12ő13ǅ20S43G
been audited	88 18Ǥ
been doing	86 -11t-10i-7ő23ǩ40S
been hacked	86 17ǘ
been hurt	72 36ţ
been in	70 -20S-13ő-9ţǅ7ƾ12ƿ15Ƹ22Gǂ25ǩ29ż30Ƽ40l
been licensed	86 -8S-7ŷ16Ÿ19Ź
been there	76 -8l7R9ŝ67G
been treated	83 -7Ǜ13ƿ23Ƽ
been turned	86 28ƴ
been with	70 -15S-11G-8ŝ-7Ő9f11ņ82ő
beers	88 45ƿ
before	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
before #	86 -9œ27ƽ29L47ƅ
before $	72 -11T-9ť-8Ř-7Š8G10Ľ16Ǌ32ƴ42œ43ņ
before i	82 13I14X15ŊƄ
before the	79 9Ʈ10ŘƲ11Ƶ16ť36J
before they	77 -10Œ-7YŦ6œƈ9Ʊ10ǒǓ18ƕ64Ř
before we	81 8Ł9s12iŉ13ŋ16a
before you	72 -7ņ-6Ţ7ƄƟ8ŧ10VŁǧ12ł13Ɩ15Ŏǅ16O19ŠǓ22ƫ
behind	71 -8ƨ-7v6Ķ9ƙ10ƃ11Ż14u15ŹƳ17p19Š20ųŷ24ƶ
behind $	88 31ƶ
behind the	80 -7v26ų31Ź
behind you	86 -8Ź12ƙ13ƃ14Ż18u22p
bein	83 -8U9Ƽ12ŞƱ13HŋƤ16ǟ
being	74 -13ĺ-10Ň8ŵ9l10Fķǟ11cŊŞ13U14ǩ15Ž25ŋ
believe	79 10MS11lŌ13mŸ16Ƭ27ǩ
bell	88 36Ľ
belongings	85 9ƥ30Ɨ
below	88 -7ƣ18ǉ29Ɗ
belt	88 12pƭ14Ż
benders	88 24ż
benders $	88 24ż
beneficiary	67 35ƫ
beneficiary $	79 8ƫ
beneficiary on	71 28ƫ
benefit	86 13Ƨ17Ʀ21Ƭ
benefits	79 48W
besides	67 -8Ɓ-6ŹƗ7ų10uƢ12Ŵǈ13ƥ15Zŷ16Ǉ21ķ24Ʀ
besides mira	78 -6Ư27n
besides the	82 -12n-8ŷ-6Ɨ7ƻ9ş17ƥ22Z24ķ
besides you	83 -10Ɓ-8Ł10ų13Ƣ21ŷ22ǈ26n
best	68 -13i-8Ŀ-7ŏ-6CǄ7Šǩ8Ĵƈ9tJ11ņ15Ļ16K20ł24U26ŝ28L31ǟ32I
best number	86 29I
best part	85 -7Ǆ26ǟ32U
better	66 -18Ź-12b-10Q7Ţ9ł10a11ǁ12ǂ15rK16q18pLƨ21Ň24o25Ş30ź35t
better $	82 -22Ź22L24ź26t39Ş
better half	76 -11bQ-6Ƹ7t18p20q21rƨ31o
better than	86 6Ǜ7Ň14a15K
between	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
between the	86 -10ƶ7m12Ǉ13ƫ25ň
big	58 -18Ƃ-17ƞ-12Ʈ-10ǈ-9ŒƕǞ-8uFƉ-7ƒơ-6ǘ6ZķƏǁ7łŢžƦưǓ8Žƙ9jyƇƘƜ10Řƛ12ƚƬǅ13ľ14œ15gŦǇǍ16Ǐ17Ǒ20ƣ22Ǧ24ĸƑ25k28Ő39Ɔ
big deal	88 10ƈ23ľ
big is	74 -47Ǧ-12ƚ-11Œ-10ƕ-6ƣ10Ɣ12Ǉ16Ř17Ƒ21Ǎ31Ɔ47Ƃ
big ones	88 21Z22Ő
bigger	88 13ƪ14H19Ň21Ǟ
biggest	72 -7ǝ15Ǐ16ǔ33Ŀ
biggest customer	75 17Ŀ24ǔ
bigs	86 -10Ǧ-9ǈ10Ƃ22Ƒ23Ɔ25Ǉ
bike	80 -12Ű10g15ǀ55ƥ
bike kept	88 -12Ű19ƥ
bills	67 -13Ǩ-7ŵ11Ǥ13Ŀ16Y19ƃ20Ǡ23Ʈ26Z27ư
bills $	86 -24Ʈ24ư26Ǡ
bills if	88 30Ʈ
bills would	76 -14ƶ-11Ǩ11ƃǝ17Ʈ30Z
binder	85 13Ɩ27ƕ
birth	75 20v22p34d
birth $	80 -10v30d
birthday	71 15Ŝ17v26p27c
birthday $	79 -33d9c13v29p
birthdays	88 6v15dǗ
bit	78 8j10lmŞǁ11Ɯ12ņ15Ǌ16Ŀ17œ28ō
bit of	88 7W13lņ18Ǌ
blame	85 8Ŕ11ƺ13H15ń
block	88 7E22Ƈ
blood	71 -6ǩ12ƾ15ǂ24Ƽ34ƻ48ǁ
blood pressure	78 -6ǩ11ƻ17ǂ34Ƽ
blood test	86 28ǁ
blue	88 12ĸ15Ż33ű
board	78 -7p10Ƈ12ǜ21ƍ23Ł32r
board or	86 12Ƈ27ƍ
boat	82 14t26ş29ķ
bodily	83 25ž
bodily injury	83 25ž
book	78 8Ŕ10Lľű16Ļ23g48ǖ
booking	76 15ǝ23ǖ
booking system	76 16ǝ17ǖ
bookings	78 -17ǖ33ǔ
bookings and	78 -71ǖ80ǔ
bookkeeper	83 9Ǡ20ǘ
books	79 -6q18ǈ19ű32Ǡ
books $	86 24Ǡ
bop	83 -18Ő70ǥ
bop $	88 21ǥ
born	74 -15ť19v32d35l43p
born $	80 -25l-13ť42d59p
born and	88 36l
borrow	81 12ĸ18ƪ22ŵ36ų
boss	78 7Ǚ8ļ11s12Q14N22Ł27ǟ29U
boss $	88 -11U9ǩ18Łǟ
both	68 -17L-8Ƹ-7v7Dƶ8ƽ9pƄ11ƫƬƯƼǂ12ķ14u16Ʊ23Ǝ24Ƶ27Ł53s
both $	86 -9s-7v14Ƽ16ķƵ20u
both of	80 -9Ƹ10D11p12Ư13ǂ14ƫƱ19s
bother	85 -7s11Ţ17ǁ23ŋ24Ũ
bother you	86 -7s18ǁ23ŋ24Ũ
bothered	78 24Ĺ
bothered you	78 24Ĺ
bottom	86 9ū10e11Ņ13ǥ15ł
bought	70 -7ŝƭ7Ǣ8Ŗ10ŗ11ŧ13ƞƩǏ14ư18Ʀ19Ŷƌ20ł22ſ26Š34ƒ
bought it	78 12ŗ24Ŷ25ſ28ƌ53Š
box	72 -8L6Dŭ7ǐ9ƿ12mqƋ13cƄ14ŏ16P17Ǚǧ18ƻ20f
box $	83 8D15qƄ20ǧ23ƻ
box here	88 10ŭ15f18ŏ
boxes	88 -7f17ƻ34ƞ
boy	75 -7ƞ-6p10byŤ11jn13Ŕū15u16v19x30Ź
boys	78 -10ŷ6Ə7v9m12wŐ13n14x27u
brand	85 13Ɓ15Ĺ17ǅ32ƅ
brand new	86 14Ɓ15Ĺ18ƅǅ
break	80 -13ǩ-8ŏ10O11xũ14X15Ũ16kN29š
break in	88 -11ǩ13ũ16Ũ18š
breaks	85 8ź13Ɯ14š15ơ18ǝ
breed	86 16Ɲ35h
brick	76 8ƣ21Ǎ47Ƈ
brick or	83 12Ǎ21Ƈ
bring	63 -9k-7Ĺ8Mō10q12r14S15ŜƝ18ƒ20Ǒ25Ǌ27Ǉ33T40Ʈ
bring home	70 -8Ɲ13q25T32Ʈ
bring in	80 -13ƒ16TƮ28Ǒ29Ɲ36Ǌ
bring you	77 13Ŏ18S20Ŝ
brings	86 14Ǩ34Ĺ
brings you	88 35Ĺ
broke	71 -6Ơ8ŵ9ĸŤ10ǡ11Ɯǝ12ƞƥǞ21ƁƎ22Ř
broke $	77 10ĸ13ƞ24Ř
broker	78 20Ŝ
broker bring	78 20Ŝ
brother	71 -8ŭ7ƫ8Ǩ10e11ǆ12Ž13nQ14AŅ15Ƴ16B21Łų
brother in	83 12B13A16Q17Ņ
brothers	83 -9z-7œ11Ǒ16B25ƽ29ǃ
brought	85 -13Ƴ12r13Ɩ14ǡ19ĺ30l
bucks	83 8ƀ13ž26X
buddy	78 12Ŝ16Ľ19B24A32Ņ
budget	82 24ĸ43X
budget $	86 16X25ĸ
bugs	86 20ŀ29Ş
bugs you	86 20ŀ29Ş
build	76 -7ĸ-6Ǟ8Ʊ9ĺ11ƌ12XƐ13ǌ16Ɠ22Ʃ34ƅ
building	64 -11Ƈ-10ƅ-9ƆƓ-8F-7ƩǨ9ǝ13Ƒ22ơ26Ǣ39ǋ42ƣ59Ǎ
building $	76 -10Ɔ-7ƅ9ơ14ƣ62ǋ
building is	86 -9Ǩ-8Ʃ12ǝ35Ǎ
building or	88 13Ǣ15ǋ
building your	86 -11ƣ-8ǋ41Ǎ
buildings	86 7Ƒ19Ƥ
built	69 -11Ʃ-8ť6Ǣ8Ʊ9ƺ10b11ķ20Ƈ24ƪ26Ǟ40ƅ
built $	78 41ƅ
built up	86 -14Ʃ16ķ37ƪ
bump	86 9Ǣ13ŗž19ƃ
bunch	85 11ǥ13ǈ15ń
bundled	86 43ş
bundled $	86 43ş
bureau	88 13ń14Ŝ
burial	83 14Ʀ29ư
burial or	88 18ư
buried	88 8ư21j
burn	83 22Ɛ31ņ
burned	76 -17ƴ-10Ɨ10Ɣ11ŀǕ12Ǣ14ǝ17Ƒ20Ɠ24ņ
burst	86 8Ƥ25ƛ
bus	88 -7f17Ǧ51ŵ
busiest	88 39ǎ
business	50 -26Ƃ-10Ūž-9Ǐ-8tC-7Gŗ-6ő7Ų8ǔǘǩ9Ǒ10ƗǛ12Aǎ14M15Ǡ20ŎǝǦ21ǐ23ǄǆǢ24ŭǨ25Ɲǅǡ26ǋ27ǊǞ29ǃǟ32ǥ
business $	64 -15Ǆ-9Sǥ-7GőƂ9AǨ11ǆǛ12ǘ13Ǎǐ14ǋ19M20ǟ22ǩ29Ŏ34ǃ40Ǟ42ǅ
business at	76 -27ǟ-10Ɲ28U47Ɨ
business do	85 -13ǥ-10ǟ-9ǡ-7PǦ45Ǌ61Ǆ
business from	88 -6ǄǨ6ǅ17ǋ21Ɲ
business have	80 -14ž-8Ǌ-7ǥ11Ǧ22ǐ30ǡ
business if	86 -10Ǟ11ǝ20Ǩ
business is	83 -9ǋ9ǔ15Ǆ18Ǎ
business name	88 -7Ǆǋ28ǃ
business out	88 8ǋ20Ɲ
business owners	86 -7Ǧ-6ǆ25ǥ
business policy	88 13ǡ15ǥ
business since	78 9Ǟ
businesses	86 10ǥ19Ǆ22ǔ
busy	73 -11q-7Ŀ-6ǩ7ǎ13t16P29ǟ30U42N
busy $	78 -13U-12q-10P-6ǩ17t36ǟ49N
busy over	88 16ǟ18U
but	64 -9sǩ-7Ǉ6Ǔ7KŎƙƬƽ8ľƸ9Ư10B11żžƒǣ12Łƻ13Ǚ14ű17ŀƾǂ18T19Ǒ20Ƨ21Ŋ27p
but i	81 -9s7wƺ8š10T12r13Ŋō
but otherwise	88 7ű13Ƹ20ǂ
but what	82 7g11T13Ŏ15žƒ38p
buy	63 -16ŵ-10Ǣ-7Łť7X9ƨƪ11łƦ13Š14HWǅ20ƒ21FŌŬǄ28Ǩ32Ǖ35Ŷ37Ɨ49G
buy again	77 34Ɨ
buy from	85 14Ǆ38Ǖ
buy it	80 8Ʀ10FWƨ12ƒ16ǅ29ŌŬ
buy that	88 13W14F20Š
buy the	82 -14ƒ-8Ɨ7F24Ŷ59G
by	51 -30ǌ-22Œ-17ǩ-12Ɲ-11Ŧ-9Ǩ-8ŌƖ-7ķŔŜƨƭ-6fǒ6EYƙǞ7pŷ8zŋŭǥ9KƗơƥ10Ɯ11aŚǃ12ǟ13ŧŨ14Ʊ15Tř17łǜ18Ʈ19ō20AůŵƤ21ſ23n25PƄ27Ĺ31Ĵ33œǧ35o40M45Ń
by #	88 13Ƒ20ƥ
by $	71 -10Ń-7QƖǒ-6ǋ6Ə7ǁ10q12ł13Ʈ14zǞ17Ƅ20ǃ21A29Ƥ34ǧ45o
by @day	85 12Ń14ĸǟ18ǧ
by a	83 6ſ7Ƥ15A20ǜ
by now	88 11G15S18Ũ
by the	72 -28ǌ-14Ɲ-10Ƒ-7K7ǉ12Ļƙ13oǋ15aś18Ɯ19Q21ů25T30Ńơ57M
by what	88 -9Ŕ17œ51Ń
by when	74 -16ơ-9ǌ12Ƅ15Ń50Ĺ
by you	82 -7M-6f11j15ŋ16ǋ26ŧ28ŵ
by your	75 -9a13M15ǜ17ŭ24ř
c	80 -7ǩ13Ƽǃ15o72b
c or	88 17b
cake	88 9Ľ12M13p14c
call	56 -11Ŕ-10řƨ-9ǩ-8YĽŗƏǡ-6ǈ6łŞ7Ǝ8ơǝ9ŋ10I11PűǑǛ12ĵ14s15MǓ16Ɓ17Kĺń18w21ţ27ǃ29Ŝ30ĹŁ31aĻ33o48L
call $	72 -16a-13Ŕ-11ř-6o12Ļ14I16ń17s20MŁ22Ĺ32L
call it	86 -6ǆ8ĵ13ǃ17ǝ20ű
call or	80 17Ł35K
call today	78 -22Ĺ32ĺ
call you	77 -11Y-9Ĺ8x10ń20Ŝ25L69a
call your	83 -17Ǆ-9Ĺ-8ƨ13w17ţ18ĵ20ǃ46o
callback	88 21I
callback number	88 21I
called	70 -9Ş8Ŝ10N11Ĺơ15Ʃ23oń27ŧ33ǃ34Ŕ36w
called $	75 12ơ26ń27o34w45ǃ
calling	78 -8Ņ17I32C39Ĺ
calls	74 -11ŷơ-7Ǧ6Ǣ7ŧ9Ǔ13ǘ14Şǌ17K23ŋ35Ǚ
calls $	86 -7Ɩ48Ǚ
came	67 -8Lǖ-7Ű6ķ7GŸƓǝ8aĸƯ9dƽ10jŎ11ƾ13M14ŠƛǞ15Ťƙ17Ǥ19Ŧ24ļ37Ņ
came down	86 -8Ű12ƽ14ŎŤ
came in	82 -9Lǖ8ǘ12a26ļ49Ņ
came out	85 20ƙ23ĸ29Ŧ
came to	88 11G13Ư19M20Š
cameras	81 -8ƛ13Ƙ29Ǝ
camry	88 34Ū
can	49 -14ŕŶ-9ǈ-7i-6Ƶǔ6aAOŋűƻ7oJŘǝ8KŒŞźƍƖ9Ŏƣ10ĻŗŸǌ11Ǩ12Ĵľǖ13Nū15Xř16ƃǧ17Ń18M19Iŉ21Łś23Ŋ24ĹŌ25L27Ś32s33Ƨ37ǩ
can and	86 9Ɖ17ƻ19W
can do	88 -7Ŀ14ŝ18Ŏ
can get	83 8ś9Ů11ŎǗ
can hear	86 -7ǩ13x17ŀ19Ŀ
can i	64 -26ǩ-13ś-10ū-9OY-7iX9s10KĻ14ae17I22J23Ō45L53Ĺ67Ŋ
can not	75 -12ǩ-10Ƨ6Ƥ8Ǩ10JKŐ11ƯƸǠ14ǝ18ľ19Ũ22A31ƃ
can see	88 -11Ĺ8E10œ13ƿ23Œ
can we	86 8L19M22Ō
can you	62 -27J-14LŊ-10Ō-7AǗ-6Ƥ6ř8Ə9b11ŵ14ŗ15ǌ17MN21ū24O29Ł34X38Ś39ś55Ƨ61ǩ
cancel	85 -13Ŕ-7ŧ22š39Ƶ
canceled	88 37š
cancer	77 -9G-6š10Ƴ41ƽ51Ƽ
cancer $	85 40Ƽ
car	49 -21ƕ-18t-14ķŐǩ-13ƒ-11ĴƦ-10iƞ-9RŘ-8m-7jopŒƔƗƮ6Ƅ7N10ůƥ11Ů15ǐ20ƃ21Ɓ22Ž23ş24Ųź26ūž32Ź34ƀ38Ű48Ūŵ53ų54ŭ56ű59Ŭ70Ŷ77Ŵ
car $	62 -30ű-11ƞ-10ǩ-9Ʀ7ž8ū9ƃ11Ƅ12Ź14Ž16Ɓ19Ŭ22ų31ƀ37Ū38ŭ44Ŵ53Ŷ
car and	88 12ū13şƃ
car do	88 -8Ū12ǐ28ų
car for	82 19ŭ25ǐ
car get	88 -10ŭ-7Ź36Ŵ
car in	76 -11Y-8R9ŭ11Ū19Ů31ů
car is	76 11Š17ŭ
car or	81 -9ů-6ŵ9Ź10Ŷ23ƥ32Ū
car paid	76 -10ŭ31Ŭ
car that	88 14Ū16Ž
car were	72 -11Ř15ŵ17Y
card	63 -13ūƵ-10I-9ĵ-7Y7žƅ9ŗ10cdř11DF14Ľ15ź16P22ĸ24Ƅ26ļ28Ő32Ǘ38Ĵ48e49ǖ
card $	79 -7ĵ11Ő14dƄ17Ǘ21Př
card is	86 12Ƅ16F
card numbers	88 38Ǘ
card or	88 -18e10a52Ĵ
cards	67 -11ĵ8ƕ14Ŝ24ǖ34Z41Ƅ47ǔ
cards $	71 -14Ǘ-11ĵ14Z35ǖ51ǔ
care	69 -14ǖ-6Ŀ6Žǘ7BŞ8ŝ10rǂ12W16Ƭ17ƶ23ŧ28ľ37z38Ư
care for	86 -6ŝ9Ž11BŞ24Ư
care of	74 -15ǖ-11ƾ7ǘ8ƃ11ǂ12Ư13W15ŝ18Ƭ25ŧ40z
carrier	77 -8ǃ-6r7Ŧ11ŝ12ǣ15Ţ19ő25ǩ36Ő
carrier $	81 -8ǃ12ǣ23ő25Ő
carry	60 -14Ŗ-12Ǧ-10ž-8ŴƝƣ-6N7ƙ9ǣ10ŵǥ11b12şǚ18Ų19ŏƄǒ23ƂǏ30ŗ33ǌ38ǡ
carry $	76 -23ŗ-22ơ-17ž-8Ŵ9Ƃ17Ǐ23ǥ46ǌǡ
carry for	88 8ž10ƃǡ
carry on	77 8Ʀ13Ǐ16ŗ
carry today	78 -24ž-17Ŗǡ71ŗ
carryin	85 8ŗ12Zƃ13Ʀ
carrying	82 -13ǡ-8ş-7ǖ13Zǥ15Ř22ſ30ž
cars	60 -15Ǧ-12Ő-10Ƌ-8Ǉ-7Y-6Ĺ7Ű9ķ11Ŭ15Rƀ16ű19Ƃ25ŵ29ş30ŭ34ŷ42ǐ78Ū
cars $	74 -10ų-9Ū19ŭ25ŷ67ǐ
cars and	86 -20Ǧ-7ų7Ū12ş19ŷ23Ƃ
cars are	86 -8Ĺ41Ū
cars in	71 -7ŭ9ŵ12Ū22R
case	77 -8ŏ7Ɓ9ƀ12IƊ13FĿ14Ǩ16Ǖ18Ļ22Ǡ
cash	65 -10Ǉ-7ŗŭ6Ǣ8Ʃ20YŲ27ŏ29Ƶ40ƪ47ǖ
cash $	86 -20ǖ-12Ǉ24Ʃ32Ų
cash value	71 -11Ʃ8Ǣ31ƪ32ŏ
cat	88 24h
catch	77 8w11t12s14S15N16q18L23a
catch you	82 13s16N28L
cats	85 9Ŭ24h
cell	82 53I
cell $	88 16I
cert	80 -6Ǔ20ǒ66ǧ
certificate	69 -12ǒ-10ŕ-7b12ǃ22źǌ30ǧ
certificate $	78 -13ơ7ǧ11ź13ǒ15ǌ
certificate of	88 
certificates	71 6ǧ29ǒ
certificates $	86 -8ǧ11ǒ
certificates for	78 21ǒ
certs	85 -9ǧ36ǒ
chain	88 11Ǖ17ǔ18Ƒ
chair	77 16Ǉ
chair $	78 -10Ǒ30Ǉ
chairs	86 -18Ɯ16Ǉ40Ǒ
chance	85 6Ľ11l14dV16H22P
change	66 -14ŝ-9Ƶ-8Ʀ7E9Ţ10Iƭ11Ƨ12űƛ14Ʒ16Ŕ19ũ26Ş27Ŏ28q30Ň
change $	75 -9ŇƦ-8ũ15Ŏ21q26Ʒ57Ş
changed	67 9ũ10ƺǕ11ƻ12Ŕ14Ƹ21Ǟ27ĺ
changed $	88 -10Ǟ47ĺ
changed in	77 32Ǟ
changed with	78 17Ƹ
changes	82 9U11H12ƅ15uV17ĵ
changing	85 11Ŕ16V21Ţ
charge	75 6ŦƱ7ƴ8Ǚ10ǒ11ơ12ƿ15Œ19Ơ21Ɠ
charge you	80 6Ǥ11ǒ12ơ13ƴ21Ơ22Œ
chat	85 11L13Ľ58N
cheap	86 -9Ǒ-6c10r14ŦƁ16ľ23ƭ
cheaper	88 12œ28Ņ
check	66 -8p-7ř6fJĵ7ŧƫƮ9A10d11cńƢƪ12Kŏ13Z15ƾǒ16ƨ18Ŝ19ŐƟ21e24Ƭ26Ŧ
check $	85 -9ř-7Ŧ9W11ŧ15ƪ29e
checking	88 6Y24Ĵ
checks	78 8ǖ9Ǜ11ǉ15Ɵ21ǜ22Ǡ
checkup	75 14Ƹ26ƾ
checkup $	76 10ƾ16Ƹ
child	86 14wƱ16Ŷ17Ź
children	74 -6n7w13ƫ14y18v24Ư40u
children $	81 10Ư12v15ƫ
chimney	86 48Ɛ
choose	79 -9ĺ34Š37ł
choose $	88 27ł
christmas	83 8Ƌ18d20D22k
church	79 8ư14oBŭ15t27ƶ
city	76 -10ŗ6ƾ7ǧ9Ǔ12ǋ13D48C
claim	61 9Ŕ10Ņ14Y18Ş19Ř21ũ25Ŧ27ţ33ŧ35ť41Ť
claim $	75 -14Ť10ũ13ţ18ŧ32Ŧ39ť
claim go	78 -10ť-8ţ-7Ť24ŧ33Ş
claim tomorrow	78 -6Ř23Y
claim was	88 -9ŧ25Ť
claims	71 14ǣ15ŧ20ǜ23ľ42ţ
claims $	82 26ǜ
class	80 -10ǒ11Ƅ12d23ź49Ǥ
class $	88 -11ǒ13Ǥ19ź
clean	78 -11ŋ13Ƽ14Ɛ20ţ22ű30Ż
clean record	86 -12ŋ9Ż23ţ
cleaned	88 15Ǐ17Ǣ19Ǜ
clear	74 -9G-7sť-6i10ƾ11ƷƼ15Ļ19Ŭ28ŉ30Ɣ60ň
clear $	86 -13ķ-10G-6ť12ň15Ƽ41Ɣ
client	68 -8Ŀ10Ŋ12ţ17Ǧ26Ǘ31ǚ33Ǔ36ǔ
client $	83 14ǔ33ǚ
client ever	77 15ţ19Ǧ
clients	67 -10Ǆ9ƖǗ11U20ǔ21ŭ24Ɲ32Ɯ
clients $	81 10Ǘ22ŭ23ǔ
clients ever	78 -9Ɲ27Ɯ
climb	85 6ǀ11Ʃ22ǈ
clock	83 -7Ɩ9O18q26Ů42R
close	60 -9ţ-8qƉ-7R-6n8cTŃ10zǘ13Ə15ť18ŤƖǎ20Ƥ22Ƒ23ǝ24ŚƳǙ28ƙ39ů
close $	76 -14Ń-7Ƥǎ-6ţ11Ƒ12T26Ś30Ɩ33ǝ35Ƴ
close and	78 -12Ɩ30Ń
close by	82 -12Ƒ-10Ɩ-8n6Ś8Ə16z36ů43Ƥ
close calls	86 -7Ɩ15ǘ42Ǚ
close for	77 -11Ɩ19ǎ33Ť
close on	88 21ǎ23Ɩ
close to	88 -12q10ĺ13Ƒ14ƙ23ů
closed	72 -15Ƴ-7ű7y13Ɩ15ƕ16g32ǎ41ǝ
closed $	82 -9Ƥ8y12ǝ28ǎ
closer	83 -9Ƭ-6Ɩ8Ơƺ11L12Œ18C30X
closer to	83 -9Ƭ-6Ɩ8Ơƺ11L12Œ18C30X
closin	85 12Ǩ36Ɩ
closing	70 10ƕ22Ř41Ɩ
closing $	86 22Ɩ
closing date	85 8Ɩ
closing what	78 25Ř
clothes	88 21Ɨ
cloud	88 14x29Ǘ
co	78 15Z19Ʊ
co sign	78 15Z19Ʊ
coast	86 8Y19C31ƚ
code	73 -7D-6J6Ǥ14ǘ33E37I
code $	81 -7J16ǘ
coffee	83 7M9Y12i13Ǜ16ō
coi	85 9ǒ48ǧ
cold	83 -6Ǝ13Ɛ14ǡ15ŀ46j
collect	88 -16ǧ-7Ǥ30ǒ34Ƙ
collections	88 21ĵ
college	66 -7ů6x8Z15yƜ19ź39mƱ
college $	75 -14Ʊ24y53m
collision	72 -6Ř27ż55ƀ
collision $	79 19żƀ
collision on	83 9ƀ12ż
com	88 41J
come	55 -13m-12Ǌ-11Ɣ-10ŗ-8Ũ-7ŐŞŲƤǩ-6ǈ6Y7gTķŎƙƝ8kĽżƴǅ9qVĴţ10ǉǕ11b12Ǚ13WŤ14ƕ17ŀ18Šǁ19łƬ20l21j28ƛ29ĸ35Mĺ36Ɯ
come after	88 13ķ22b
come by	86 -17Ɲ22Ɯ26M
come down	86 37ł
come from	85 -8Ʈ9l13ǔ15ƛ20ĸ
come in	78 -6Ɲ9Ǩ11Ǖ12ƛƟ14ǅ15k16q23ǔ
come out	83 -14Ɣ7Ə8W16Ļ19Ǚ21Ĵ26ƕ
come to	70 -21ǔ-12Ǌ-8Ų9ŉƠ12Ŧ13ǉ14T20Ɯ23ǁ33Ɲ39M
come up	70 -14m-11ŗ6ŕư9ƙ10Y11ǃ12ĺ15Ʈ16Š22l24ĸ31Ƭ
come you	86 -7H30ŀ34ĺ
comes	69 -16n-11Q7Ə8ł9ǉ11Ŀ13wǊ14Ǖ15J17W18HŒƁ19ǖ20ǔ25Ř27ľ30Ɯ
comes and	88 9g10Ə14Ɯ23Ɓ
comes from	88 -13Q8ƻ48ǔ
comes out	85 8ǁ12Ř18Ǖ22Œ
comes to	83 -18n15Ř18Ɯ23H24ľ
comfortable	80 11MŌ12X13T15Ƴ
comin	80 6ƛ8Ʈ9j11xĴ14M17u19Ķ
coming	71 -13ǋ-10Ǩ6jy8UĶǤ9ƛ10ǝ11Hľ13Vŕǁǟ15Ź16Ǟ17p22ƾ23k
coming up	79 -6ŷ9Ǥ14H15ŕ19pŹ24ƾ33k
commercial	72 -16Ƃ-9Ɔ8Ǣ9ǔ10ǋ13ǌǥ15Ǎ19Ǧ25Ǆ
commercial umbrella	86 -19Ƃ32Ǧ
commute	80 18ŭ30ů
commute $	85 7ŭ32ů
comp	64 -9ǉǑ-7Ǉ27ƀ29Ş36ǒ91ǣ
comp $	80 25ǒ31ǣ
comp and	81 23ƀ
comp audit	78 -15Ǥ-6ǣ41Ş
companies	75 -16V6E7hĵ9š12ş13ŀ26ń32Ţ
companies $	86 -16V13š19Ţ
company	52 -22Ū-14Ƃ-13ńž-11fǂ-10ŏ-8H-7ĺŀ-6Ť7qŗŞşǑ8ƇǤ9Wǈǉ10ŅƖǥ11Ƅǆ12ŠǊ13ǁ15ơ16Ķƕ17Ŝ18Ţţ21ƴ23Ƨǡ24ǃǄǞǨ26őǅ29ŝǐǦ35Qŧ39Ő
company $	62 -16ǐ-13fǞ-12Ǌ-9ƴ-8ŏ-7Ǧ-6Hĺǥ6ǜ8Ɯ10ǆǑǡǤ12ŧǉ13Ɩ14ǈ15şǄ20ŝ21Ţ24őŜ26Ş88Q
company do	85 -11ǐ-10ǃ24Ǆ27ŧ40Ő
company ever	86 -7Ő6ţ14ƴ
company have	85 12ǐ14ǡǦ16Ƅ
company or	86 -15ž-8Ƅ11ƕ14Ǩ20ǡ
company you	86 -9Ş-6ŐǄ9ŝ13QŢơ16ő
companys	78 -8ŗ8Ŕ10ƴ11Ǎǐ13ľ14ǟǦ16ǃ25ǥ
compare	88 9ŗ22ń23Š
complaint	88 8Ş21ǜ
complaints	88 7ǜ35Ş
complex	81 -15ǧ-8ǃ24ƣ46ơ
complex $	88 -16ǧ38ƣ
comprehensive	83 35ƀ
computer	79 7cƝ8Śǘ9d25Ǘ
computer $	88 9ǘ11Ǘ
computers	85 -14ķ13b23Ǐ35ǘ
condition	82 -15Ƽ13Ɖ23Ŏ46ű
conditions	81 -11ƻ-10Ƹ12Ŕ52Ƽ
conditions $	86 -15Ƹ-11ƻ13Ŕ49Ƽ
congrats	85 -7ű10ƺ12Ǔ13ƞ16ǟ
congrats on	88 -7ű10ƺ12Ǔ14ƞ16ǟ
construction	77 -8Ǟ8ƌǧ10Ǎ14ǟ17P23Ƈ29ƅ
contents	78 -10Ʀ-8Ɠ36Ɨ48Ǣ
contingent	88 50ƫ
contract	68 -10ǡ10ƖƩ12Ƣ13ŀř19ŗ24ƒ43Ǔ
contract $	81 -6ŀ12Ǔ13ƒƩ18ř
contract for	78 -12Ǔ37ŗ
contractor	83 12Ɠ17ƌ21ǧ
contractors	82 -7Ǔ11ǒ13Ŧ14ǡ34Ǒ
contracts	81 9ǌ29Ǔ
contracts with	88 14Ǔ
conversation	85 16s17Ļ20ŋ
cool	71 -7Ǣ-6fD6ǈ8Q9ǚ10pCŲ11dń12gŐ13oŘ14E17ľ18r21Ɔ22j24ǖ
copper	86 -11Ɨ37Ƌ
copy	79 7Ƅ10ơ41ś
copy $	85 7Ƅ10ơ20ś
copy of	88 20ś
corner	86 6ş10ū11C13Ő
corolla	88 7ƀ27ų
corporation	86 25ǆ
corporation $	88 17ǆ
correct	70 7npžƊƴ8zƟ9Ŭǀǅ10Źƪǜ11š13bd16ŏŒ18F22E
correct $	71 7np8zžƊƟƴ9Ŭǀǅ10ǜ11šŹƪ13bd16ŏŒ19F23E
cost	62 -12ơ-11Š-8Ƶ-6Ŀ6ŀǉ10Ş11ǩ12ĸ14ľ16Ǖ19ƓƯ20Ơ21Ƒ25ư28Ǐ29Œǚ36Ŧ
cost $	82 -16ơ-10œ7ǝ9ư17Ɠ27Ơ39Ŧ
cost or	88 6ľ14Ɨ18ŀ
cost to	75 -10Ɠ-8Ƶ8Ƒ9Ɨ18ư24Ư44Ǐ
cost you	72 -12ľ-11Š-10Ş-6ŀ6ĸ8ǉ14œ18ŦƑ20Ǖ41Œ
costs	79 7ǚ8ŔǏ10X11ƭ12u14Ƥ17ǝ
couch	85 10ŭ12g14n17Ƥ18Ɨ
could	47 -12Ŵ-10Ʀ-9VƖƝƳ-8nť-7ƁƵ-6ŝ6ŉ7ĴŠƬ8e9W10dƭǏǩ11ĹŘ12ĿƷ13Ə15M16Ŋũ19Ś22Ş23Ǆ27Ʈ29Ƥ30ǚǨ31ĸ33ś35X36ŵ37ķǝ58Y
could a	86 13Ə14Ɯ32ǚ
could be	78 15Y
could go	88 -10Ş9ķ12ū13Ŀ
could he	88 6Ʈ14ķ15Ʒ
could i	79 -8Ʈ8ř10ac25Ŋ32M42Ǆ
could it	88 13ǚ18ũ
could not	69 -17Y-7ŵ7G10ǔǟ11ǆ12Ōƒ17Ƥ18W25Ǩ30Ř
could take	86 -11Ư10ŵ14ķ16ƪ22Ǩ
could the	74 -6Ƴ8ǁǝ18Ǩ24Y
could they	79 -10ŵ-7ŝ20Ş27ķ60Ʈ
could you	54 -20Ʈ-10Vƪ-8ķƦ6Ţ10eűƗ12d16ƭ19Ř20Ƥǩ25Ś35ǝ37ŵ40X41ś56ĸ69Y
could your	88 -21Ƥ-7Y17Ʒ45Ʈ
count	81 -13ƿ10nņ13Ǥ24ŷ26Ǉ28ƹ
counting	82 -17ƫ-8Ǉ7u10ƭǉ14Ɔ27Ư
country	81 -7ƚ7ƈ8C9Ÿ14ǔ19ǀ20l
counts	70 19ľ23n25Ư
counts on	71 23n26Ư
county	78 -16ų7D9Ə10ǔ11Ż13ļ22ƅ36C
county $	88 -18ų12ǔ21C
couple	76 -9ŭ-6ŉ7ǎ9Ƥ10HĽƿ11SU12Ƙ13Ǟ16Ū
couple of	85 -7ŉ7Ŋ13Ƥ16U17Ǟ
court	83 10ķ40Ƅ43D
cousin	83 -10Ƣ10ǜ13Ŝŷ24n
cover	71 -12y-7Ǩ6Ƨ7ƃƢ9ŲƝ10ǝ11YƮ13Ű26ĸ29Ŧ33Ŗ45Ʊ
cover $	86 -14ŗ15Ʊ52Ŗ
coverage	53 -14ň-10Ś-9Ǐ-8i-6ǂǑ7Ƅƛ8ŐŕƂƘƙƪǣ9ŝ10ŉƃƦǓ12Xƚǒǝ13Ǩ14ƭǌ16WƁ17ƀ18ſ19ƨǚ20ž22ŏƬ23š24ľ28ŗ29Ƨ30Ɠ31Ǣ
coverage $	64 -27Ǣ-18Ɠ-16Ƭ-13ǥ-8Ś-7ĹŃ-6ƭǂ6Xſ7ƃ8ǒǓ10ƂƄƙƨ12ŝƘ16ƛǨ17ǌ19ǝ20žƀƁ27ǚ31Ŗ32ľ41ŏ
coverage do	79 -26ŏ-10Ɠ-9Ŗ28Ǣ34Ƭ48ŗ
coverage does	86 -20ŗ10Ǔ25ǥ
coverage in	88 -14Ʀ-7Ǣ8ǥ12ƚ35ŏ
coverage is	85 -21ſ-6ƨ13ł29Ɠ43ŗ
coverage on	78 -12ŏ9ǢǨ10Tŗƀ11ƃ12ƚ19ƨ
coverage or	79 11ŉ14Ŏƪ18Ɓ22ſ25Ĺ
coverage to	88 10ƭ25Ń
coverages	86 -8Ǣ-7ſ24Š27ǥ45Ś
covered	68 -13Ǐ-11p-8q-7Řž7ǟ8Ń10ŐƁ11ǒǡ12Ŗ13ƭ19ŎŗƦ20Ǣ22ƀ27Ō30ƨ35ŏ
covered $	80 -15Ǐ-13p-7Ǒ6ƨ13Ńǒ17ƭ32Ŗ46Ǣ
covered for	82 7Ǣ15ƀƨ25ŗ27Ʀ
covers	80 -8Ƨ7Ʊ12ƃ13Ƣ15Ɨ18Ŗ22i
covers $	86 -8Ƨ28Ŗ
cpa	83 8B14A53Ǡ
crash	80 13Ƥ30ż34ƃ
crash $	88 25ż
crawl	83 12Ƈ23Ɗ
crawl space	83 12Ƈ23Ɗ
crazy	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
credit	64 -11ǜ-7Ƅƨ7Ĵ8ő9ŝƦ10ĸ12ƕ13ļ14Ŭ15YZ16eǖǗ51ĵ
credit $	80 -13ǜ10Ĵ39ĵ
credit card	86 -12ĵ-7ǖ14ĸ19Ǘ26e
credit cards	82 -13ĵ21Z29ǖ
credit score	85 19ĵ
credit union	85 -17ĵ-8ƨ13Ʀ19ļŬ20ƕ21Y
creek	83 -10ů12ơ61ƙ
cremation	85 31ư
cremation $	88 18ư
crew	75 -8Œǧ-7Ɔ10ǒ12Ǟ13ǣ15Ǩ17k21Ǒ26ǉ36ǈ37Ǉ
crew $	85 -8Ɔ17Ǒ30Ǉ45ǈ
curious	85 8B14ŉ15r17Ĺ
curious what	88 9B16r19Ĺ
current	62 -10ǅ-9Ơ7Sŏ8Ţ10ŖŚ11Ŝ13Ƶ14ǥ16őǒ17Ő18Ş22ŗ26G27ŝ30ŕ34Œ
current carrier	86 14ő22Ő
current certificates	78 21ǒ
current company	86 -13Őǅ14ŝ15ő19Ş
current policy	75 -7Ơ13Ś14Ŗ15ŏ17Ƶ
currently	83 -6ő13Ɓ17Ő33ŏ
cushion	86 37Y
customer	65 -8G-7S9Ǔ10Ŀ11Ǆ18ǚ21ǡ22ǔ34Ǘ37ő
customer $	75 14Ŀ38ǔ
customers	71 -8lŲ11k16ǔǟ23ƝǓ27ǃ36ǖ
customers $	85 7Ǔ14ǔ18ǖ
customers pay	88 -23ǔ46ǖ
cut	76 7ƿ10Ư11ŋ13VƧǣ15Ǚ18I20ǃ33š
cut off	85 20I25š
cyber	88 -6ŏ18ǥ44ǘ
d	82 -18b-7h8ś14ū16w35d51ǃ
dad	72 -15Ť9qŠ12A24ƽ31B33Ƴ40z
daddy	82 9gƳ12ǈ14ƽǞ16Š
dads	86 10z12Ʊ13ƽ
damage	66 -8Ŵ9Ũ15Œ16ƛ21ƚ22ƀ30ž33ű34Ŧ
damage $	79 -7Ť10ƛ13Ũ24ƚ
damage in	78 -8ƛ30Ť
damage on	83 -14Ť22ƀ45ű
dangerous	83 8ś34ǀ
dash	85 -10ǐ15Ǜ26Ů
data	85 -7ǘ50Ǘ
date	66 -11v16S19p23Ń25dƖ42ť52ŕ
date $	78 -15p7Ɩ16d20Ń
date of	78 -11v7d38p
dates	88 -7ǧ14ǒ39v
daughter	72 -16ų6Ʒ7K11BǞ13u17v18Ű19x24y33Ź
daughter $	88 6v14x
daughters	80 -15bd-7mŹ8x12v22u23ųƱ35w
day	58 -17Ĺ-8Œű-7ƝƦǛ-6H6Ń7ŧŹƁ8ůǎ9PǏ10ŕǕ13jp14Ĵǖ17ǝ18Šƞ19Y20RŤ21Ɩ22i26ƹ27Ŵ29Ƨ31d39ƻ70L
day $	73 -17Ĺ-11Ũ-8Lŗ-6ŕ6Ǟ9dk10x11Ŵ13Ƨƹ14ĺŠǖ15ů29R32Ťƻ
day and	80 -8p10L13g14ƻ23d
day of	86 8ǎ19Ũ31Ĵ
day or	85 8Ŵ9ŭ11R13q16Ų
day so	85 7I9Ɩ17U28i
day you	85 -6Ʀ12dŠƖ17ŧ32Ƨ
days	59 -7Aű6Ƹ7CŃǛ8nŵŻǇǩ9fiǡ10Ő11ŒŜǝ12tŽƺǕ13P14QšůƖ16ƒǞ18k22g27ǎ41R
days $	66 -7ű-6A7cq8ǎ9CQǛ11f12UǇǝ13nŜǩ14Œ15ƺ16ŐŽ18ƒ19Ǟ20R
days a	88 -11Ų28ů
days off	88 -20R37k42g
days or	86 -8ǎ11Ń19i28R
dead	83 7Ƒ11Ǩ12ũ13ǁ17Ţ27ǝ
deadbolts	88 15Ǝ
deadline	86 40Ń
deadline $	88 38Ń
deal	76 7ƽ8ƈ9Ǔ11ŅŴ12Ƨ14ŧ15ŀ16Ƴ19ľ24Ŏ25Ŝ
deal $	85 11Ǔ12Ŵ17ŀ30Ŏ
deal with	86 8ƽ15Ƨ16ŧ19Ƴ32Ŝ
dealt	86 -8Ŝ10ŵ31ņ
dealt with	86 -8Ŝ10ŵ31ņ
death	83 -8ƽ12U16Ʀ20Ƭ39Ƴ
death benefit	88 17Ʀ22Ƭ
debt	81 33Z
debt $	88 
debts	88 -8ŷ45Z
dec	80 18Ś19ǡ20ś
dec page	81 19Ś20ś
decent	86 12ƃ13ŗ21ư
decide	78 7Ń14Ł18A30ł
decide $	83 -17Ł7Ń25Ał
decides	88 19Ł
decides $	88 19Ł
deciding	88 17ł24Ł
decision	81 8ł18Ń29Ł
decision $	88 -15Ł14ł20Ń
decisions	88 12ǚ13A
declarations	86 11ś19Ś
declarations page	88 11ś
decline	88 33ƴ
declined	86 14ƴ
deductible	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ň34Ř
deductible $	73 -10Ŧ-8Y11Ɓ22ƚ44Ř
deductible and	78 -21ƚ26Ř
deductible could	72 -16Ř38Y
deductible is	88 -31Ř23ƚǩ
deductible on	86 -8Y44Ř
deductible right	88 14ł
deep	86 -6Ƽ8ǀ12N29Ǜ
deer	88 9g21ƀ
degree	80 16Ʊ44m
degree $	85 17Ʊ31m
deliver	76 -12R-11ŭ6Ǖ13Ɲ19ǐ38Ų
deliver $	85 -19Ǜ-13R15ǐ34Ų
deliveries	73 -7ŭ8Ǜ22Ųǐ
deliveries $	85 -20Ǜ-7ŭ15ǐ37Ų
deliveries work	78 19ǐ
delivery	76 -17Ų-8R16ŭ19Ǜ
delivery or	78 -8R17ŭ
denied	88 -8Ʀ32ƴ
dental	85 -16ǂ19W22P23Q
department	82 11Ǝ22Ə
depend	74 13Ǖ14Ư22z29Ŀ
depend on	74 13Ǖ14Ư22z29Ŀ
depends	76 -14T-9n21Ư25Ʊ
depends on	76 -14T-9n21Ư25Ʊ
describe	86 -6ǋ6Ǎ7ƣ8Ƹ
design	86 49ǚ
design work	88 43ǚ
desk	83 -14Ǐ10ǈ13V17Ɲ30P
detached	86 34Ƒ
detached garage	88 -6Ű26Ƒ
detectors	85 27Ǝ
detectors $	88 12Ǝ
device	86 38Ž
diabetes	81 21ǂ22ƽ
diagnosed	88 10Ƽ
did	36 -22Ň-20ǎ-18A-15ǖ-14ķŒŝ-13Ƨ-12yKL-11Ǆ-10zJĻŌžǇ-9vVŊŏ-8RľŘŶƯǍǨ-7isIPUXĸşųŷƏƜƟƢƵǈǧ-6MZŕŚůƃǔǕ7dpƕƙƩƫǆ8lŉżƅƞǙ9jFǘǜ10fqxōƠƾ11cŜƹǂ12ŗƚƺ13Ʋ14ŵ16ŞǊ17wƼ18őŖź19Ĺ20ƈ21SťŸǤ22Šƴƽ24ńǩ26ƌƬ29ņŔũ30ļœ31Ľňǅ32šŤ33G34m35k37Ņƒ38ŨƳ41ŧ43Ŧ46B
did a	82 7ǝ10Ɛ14ƽ15ļ19ƴ24Ʋ
did anybody	82 -8š8Ŕ12Ƨ13ƴ14Ɓƽ17Ǚ22Ŝ
did anyone	78 20ŖƱ
did he	75 -21Ÿ-14ƛ7ƾ9w11q12t13x15B18ź21Ƴ22Ź
did i	63 -18Ŋ-12B-8Ĺĺ-7ƌƼ6kvH7Ǟ8opu9eƈ10dYŃƺ11g12qĽ13ŐŮ14CX15ūǅ16cNōŸ18D19ŀ21b22ň55ǩ
did it	65 -22Š-9ũ-8ƛ-7ļ-6ĸĽ7ĺ8ŞǏ9ǚ10ƞƱƺ11jĵ12š13ƚ14J16Ŕś19ť20Ŧ25ƒ54œ71Ť
did not	75 -15ŀ-10w-8L7š8B10Ţ14ĺŊ15Ũ17ŵ20E22a27ō
did she	85 -9p9ź11o14q19ǜ
did somebody	79 -21Ŝ8ĺļ11ŗŠ12ƅ28Ŗ29ņ
did something	88 -8ũ15ŉ16Ŕ21ĺ
did that	66 -17Š-14Ň-13ƚ-10ĹũƳǅ-9Aǩ-7Cĸ-6ő7g10ǜ11ŧ12Şšƛ13H15ƒ17d24Ť32ťŦ33Ũ37ň43j
did the	57 -11ũ-10mŞ-9ƒǞ-8Ǒ-7ŤǇǍ-6ǃǩ6B7Ŗ8fżƳ9Ŕ10Ƅƌǉǌ11ź12Ǥ13Ĺ15ǘ16ƈƺ17ŧơ18Ŧƚ19kǊ21Ƽ27ƞ28Ŝ30Ņ
did they	56 -14Ş-11ĹŒŝ-9G-8ǒǞ-7ňž-6H7Ƅƕ8ŤƁƉ11B12œŗƩ15Ơ16ŜǤ18Sźƅƻ23š24ƾ27ŅƼ33Ŕ37ƴ39Ŧ50ŧ
did you	46 -23ǎ-19BŢ-18ŔƧ-16ź-15H-14Ť-13Xņ-12yķǖ-11ovŹ-10ĺťƞǉ-9xDTŇƂ-8gjCJ-7aŝƱƴƽ-6VYŌƼǧ6ŻǦ7ŗſ8płư9ĴƲƶǆǑǞ10ŉƍƑǊ11cţ12ǝ13fŬűŵƈ14Fƫƿ16š20S22W23lƹ30ĽŸ32ǩ33k34wļ37ǅ39őƌ40Ƭ42Ĺ47m48ƒ51ń58ũ60G79Š
did your	61 -15ƾ-11z-8AWƴ-7ơ-6Ņ7šǌ8rŨſ11ntŔƀƠ12p13ƕƨ14T15ǂ18Ʀ19ŞƳ21x23ņ33ƽ69B
did yours	88 11B14ƽ16ƙǅ
die	82 -11B7H13V17Ƴ29Ʀ36ƽ
died	72 -9rŵ-8Y-7ƽ13Ư18Ʒ24Ǩ34Ʀ62Ƴ
died $	78 -15Ʈ13ƷǨ15Ư24Ʀ33Ƴ
difference	88 11Ə17ł24ň
different	68 -18ƚ6Ŏ7CK8Ƭǘ9V10ǅǥ11Ǖ19Řũ22Ş29ĺ
different for	78 -21ƚ10Ŏ26Ř
different now	88 -14ǩ-7Ş16ũ38ĺ
digits	78 8e9d25I28E33ř
dinner	83 13n15N17ƿ25L
disability	83 -7Ʀ29ş34W
discount	73 9ľŮ10őş14m15Ž16Q18ź
discount $	86 11Ž
discount for	88 9ő11m
discount so	86 10ş11Ů19Q
disease	86 18ƽ
district	85 13ƏǓ15ǔ20Q
dive	88 29ǀ
divorce	88 13ĵ14f
divorced	86 25f
do	27 -31ƨ-24ĺ-23ǂ-21Ǎ-20S-19GŴǅ-18Ţ-16L-15Ơ-14jƒơǌ-13iš-12ŗţŦ-11rĵŤƌ-10etvxBŠŨũƮƴ-9pƳƽ-8hœżƇǟǤǨ-7ƅ6oŧƖǊ7ŵƀƙƛƭƵƹǇǞǢ8ŖƎƼǆ9ŋŐřƊƘƥƩƬǒ10ņƔ11VŌŪŬǦǧ12ķŞǜ13AHIWŊŒŚųǀ15zJƜƤƿǡ16MƚƾǠ17ľŰƕ18ĴŜŽƷ19FŲǔǗǩ20ňŏŝŶǉ21KŃƐǘ22yƟ23OǋǕ24q25wĽŎŮžǓ26RZŭǃǚ27ǈ28P29ſƁ30ǎǐ32Ǜ33T34şǙ35Ǐ38Ǆ40ƝǑ42ǖ44g45ƞ
do $	66 -22r-16ƨ-13ǂ-12TŎ-11xYŹǇǥ-10ŝǩ-8ŷƝǟ-7ĸǡ-6p6ŵƟ8Ĵ10ǔ11ņ12Bť21Ǆ24y29U31Ů32Ƥ36Ǌ46Ʒ51ǈ80q101P
do a	76 -19L9ş11Ǐ14X18Ǚ27Ŝ48M
do after	88 -8m11U26y
do any	76 -13Q-8ǐ9Ƒ12ǈ22Ǚ28Ų37Ǆ39ǔ
do anything	82 14ǀ16g
do clients	76 -13Ɲ-9Ǔǔ10ǖ46Ɯ
do customers	88 -25ǔ-9Ų26ǖ41Ɲ
do for	66 -18Ŝ-11L-9Ǡ-6ǩ6Ǆ8ŧ11Ųǈ12ƀ14ľ22ņƯ26gƬ28Ĺ29q39P
do i	66 -12L-8Ū-7ƄƨǄ9ǡ10lļ12uJŉǩ13cƆǧ14Ŋ18ŷ19wŋ28a32Iƕ33Ŏ37o
do if	80 -6ƮǨ7Ǖ8ǘ11ĸ15ǜ22ƤƷ
do in	85 11Ɲ15ƚǈ16Ǌ
do it	71 -25ĸ-17Ř-9ŔƵ-8Ǣ-6X7Ĵ8ŁƐǠ10Ŷ11Bŀ12ƕƗ13rK18Ƭ39Ō80Ŏ
do not	58 -33ŝ-27ǩ-15N-9gŔǨ-7ĺŌōŒ6MZƳǁ7vŋŪǠ8Yű9ŇƊƙƵ10cŖŵ11OĴƠ12bŽǑ13Ľǒ16Łńň17PXŏŕ22l23L49ŀ64Ş
do people	85 -12Ɯ-9Ǉ11ǚ19d31Ǒ38ǖ
do right	86 19Ƨ27ŧ
do that	79 7Ş9ǀ10ǧ12ŲƌƝ16UŎ
do the	62 -8ŭŰƋ-7y-6ǒ6Ɲ7ǚ8ŪƩ9žǓ10śǁǐ11Ǐ12k14xǠ15Ž18R22ƪƬ23Ǒ
do there	85 -7W7Ɲ10Z14P41Ǆ
do they	66 -18Ń-16ŧ-15Ʀ-14H-13Ǉ-8aƄƾ6Ơ8Ɓ10ƪǕ11z12ƍǂǓ16Ǒ17ǒ19T22Rǖ24w26W27y34ŝ36ǧ54Œ
do this	78 -9H-8Ǟ-7ǩ-6Ļ6Ō7Ƶ9Ń12N29s46M
do to	78 -21X-16ƽ-7Ǆ10ƚ12ž29ǝ34Ũ60ĸ
do we	86 -12Ƅ-8Ō15ƀ17ŎƁ24ƕ
do with	79 -10ŏ-9R9k19g42ŭ56Ƶ
do without	86 -11Ʀ-8b-7Ǩ9ŵ11Ʒ21ľ28ƭ
do you	30 -24ŞƠ-22ǂ-21Ǎ-20ƨ-19Uĺ-18Ƭǅ-17qGSŀ-16Ŵ-15ŎŨƌƒ-14lŢǌ-13ceŷ-12jšƪ-11vŗţũ-10ikxLĵŁńơƯ-9BĸƳƷǧ-8hļŠźƆƴ-7ptƇƧƽǁ-6Ťŧż6CŽƂ7ƗƶƸƹƺ8YłƃƊƩ9NĿƖƻƼǄǣ10wWĴŘūƛ11Qǡǥ12řƎưǆǜ13ŊƘǦ14ƔƥǞ15ǇǢ16ĽŖŪŬƄǊǓ17ŌŐ18RķŝŲƾǀǚǠ19VŏŚƦ20Kň21AľƜƿ22OųƐǕ23TZŶ24žǉǘ25HŜƁǗ26Ɵ27FŰ28ǑǙ29ǋ31ŃǏǩ34ŭŮſ35Pǔ36ǎ38Ɲ39şǃ43Ǜ53ƞ55g
do your	69 -23Ų-15Ǉ-9l-8BŮǑ-7C-6Ǜ7ƃ9ǖ11ƽ15Ǡ18ǒ19Ǚ26Ǔ39ǈ45z81ǐ
dob	85 -13Ÿ-6X28p47d
dob $	88 -13Ÿ-7X11p46d
doctor	71 -13Ŧ6Ƹ9ǣ11ƻ18ƃ19ǂ33Ƽƾ
doctor $	78 13ǣ15ƃ24ǂ
doctors	86 24ƾ
does	41 -21Ƃ-19ƹ-18Ƹ-14ƻ-11ƔƦǉǣ-10tŪŸ-9Ĵ-8VŐŭƈǇ-7QĵşŤŦƏƓƛǍǗ-6jžǖǞ7Ǖ8xŁűƙǡ9ŨƆƍƣǦ10Ɲǎ11Lŗƞǥ12dǒ13ŖŹ14Ơơ15ŒůƊ16ŜŴ17ƧƯ18ƄƇǓ19ŕƁǚǜ20sWǐ21hŰ22ų23Ňź24ƕ25ĽǄ26ǂ27rǧ28Ʃ30ǈǠ31ƨ37q38ǩ
does $	86 -21Ƃ-7Œ10Ŵ16q23ǩ32Ǆ
does anybody	74 -10ŷ-8Ǜ-7ǈ9n11ǚ12Ŝǡ13ZųƐ17Ư18Ǎ21Ɵ23Ɯ37Ų
does anyone	86 -9Ŀ-8Ŵ-7Ʊ7ųǚ25ǐ30Ư
does each	76 11ǆ17qǈ
does he	74 -27ƹ-16T-14Ƹƻ-13Ǆ-6Ŵ10ǈ16r18ź20ů24Ŝ36q41ǂ44h
does it	58 -9r-8Ňųƣ-7ǩ-6Ɲ6Ǖ7W8bpǆ9ǌ10Ľƿ11TŗŮůƁƖǎ12łŴ13ſƊǃ14Ƌ19ƞ23Œ25ű26Ũ29Ƈ31Ʃ41ŕ
does not	82 7ǂ10s11ŀ12Ǚ23ǩ
does she	73 -15Ƹ-10Ǡ-9ŏ-7Ű8ǂ9Ŵ13ź15ǈ24x27s36o41ƨ
does that	68 -10ŗ-9q-8Ũ7ƅǓ8ľŜť10d11p12Ɔ13Ŀ16Ǐ17ŭ18Ƨ28Ľ51ǩ69Ň
does the	55 -27Ǎ-15ǚ-14Ƃ-13ž-11Ɣ-10ŖŲ-9ųƈ-7VŃ-6ŪŹ6ř7WĽƅǕ8ŬƉǎǛ9Ǣ10ŁŇ11ƧǄ12ũƍƙ14Ǡǩ15ƠǓ16ơǡǥǦ17Ɲ18Ŵ19Ű21Ʃǈ24Ĺ25ŗǐ27Ƅƕ29ƣ
does your	54 -18Ư-16Ň-14oǩ-11Ʀ-10ŗŭŲŸ-8Əƣ-7tĵǇǈǊ-6pĹƩǆǒ7ŁƎƠưǓ8RƊǛ9Bƀ10z11dƃ12ŷźƕơ13ĶŴ14ŖŰ16q17sƢ18ŏ19Œ24Ɓƨ27WǄ30Ź32ų34Ǡ35r41ǧ
dog	75 10P13ū73h
dog $	85 12P15ū38h
dogs	83 15Ɲ40h
doin	80 8j10tŎ14ǟ15ŝƨ20i24Ǡ
doing	63 -12Ǜ-8r-7ŞƱ7ǁ8ŌŹǄǑ9j10ŝ11c13Ƶ16iǐ19ũ24k28S32tǟ35x
doing $	78 -23i10Ǒ12j21t22ǟ35x
doing okay	88 -10r-8Ʊ22x23i24t
doing that	86 -13t-8i12o43S
doing this	88 -7ǟ22i23ǩ
doing with	88 16t21Ƶ
dollar	71 -6Ť7ǖ8X13ǅ14Ƃ19ĸ23Ř29Ŧ
dollar @name	85 31ĸ
dollar amount	86 -7ŗ7ƚ16X19Ŧ
dollar deductible	86 21Ř
dollars	76 -7ķ6ĸƗ7ǝ8ŎƘ9ž10ǘ12ľ14X15œ16Ţ23Ņ
done	66 -19Ǐ-15Ɲ-7ťŪ7Ƌ8Ŧ9ptǂ10ǘ11Ō12Ǆǟ13ŝǋ14ŷƈǞ16ƶ19Ļǝ22y23ũ27ƾ32ƌ33Ń35Ɨ
done $	76 9Ƌ10Ń12y13ǘ14Ǆǟ16Ļ18ƈ22Ǟ27ƌ
door	72 -13ǔ-9Ųǐ6ǎ7Ƙ9Ə12Ǜ14ǄǊ17ū18ƙ20Ǎ31Ɲƣ
door $	80 -15ǔ7ůǎ8Ƙ13ƣ23Ɲ27Ǎ
doordash	83 10Ǜ33Ų
doors	80 -8ǎ9Ǩ27ǅ28ǝ
dose	88 -6ű53ƻ
dot	85 47J
dot com	88 41J
double	88 16Ř31œ
down	52 -13ǩ-10ƅ-9ŜŠ-8ŦŰ-7ǋ-6bŀ6ĵĹƹ7ewĿƍơǈǉǢ8ň9řƆ10jŉƫƲ11UǕ12oŖƏǊ13ſƑ14LVŸƁ16ŪǎǞ17cƶ20M21aŞŵƴ23ǝ25Ť28ł34Ɗ
down $	68 -9Ɗ7Ǖ8uƴ9fƹ10M12Lƶ13ƍ14Ɔ15ať16Ƒ29Ť
down and	81 -8ƴ9w11ň12d19Ɨ34Ŗ
down as	85 7ƫ14ơ15o17a18c
down at	86 12Ř25Ş29U
down for	72 8ķ9Pŧ10ǝ12L14c23ƴ24ǎ
down in	86 12ĵ21ƥ
down right	88 -12d9ǆ14o15e16p
down the	79 -10Š-8ǟ-6Ů9ƒ13Ə14y16V22Ǟ24Ū28ſ
down there	75 -8ƥ-7Ŗ68Ɗ
down to	78 -12ƅ9H11V13ƀǞ14Ŀ18ŉ19œ43ł
down what	85 -9Ɨ-7P9q11D15Ǣ16ƻ17ř
down with	82 7ł9M12ƽ18Ĺ
downstairs	88 26Ɗ
downtown	83 12ůǋ13ƣ25ǩ27Ǎ
draft	88 11e23Ĵ
draw	86 11ǁ34ǚ
drawer	86 15Ŭ18ǖ26Ś
drink	78 -8Ǆ-6R11ƺ12ǩ60ƿ
drink $	85 15ǩ16ƿ
drinks	83 45Ǜ
drive	60 -23q-17u-13ź-11z-10r-9Ɓ8D11ŷ12Mǈ13QŽ14Ƅ15ǐ19Ū20Ũ21Ź24ŭ27ŵ30Ŷ36ų38Ů40Ŵ41Ų43ů
drive $	71 -26q-17u-13z-11ŭź-10Ů-9Ɓ-8r6ų9Ž10D13ǈ15ŵ18ŷ22ŲŶ28Ź37Ū42Ŵ
drive for	85 -10ǐ18Ũ22Q35Ų
drive in	85 -11Ų8Ů59ů
drive it	80 -23ů20Ƅ24Ů46ŭ
drive to	85 -7ŭ27ů30ǐ
driven	76 -7Ź8Ŵ9ŷ16ŭǋ
driven by	78 16ǋ18ŭ
driver	69 -10ǧ-7x-6Ų9Ů20ŭŹŽ23ſ29ŷ34ų42ź
driver $	83 20ŷ32ź
driver or	86 14Ů22ŷ26ŭ
drivers	68 -28ų-11Ų-9Ů6ū10żǐ14Ź15Ÿ17Ǜǩ27a34ŷ36ź
drivers $	81 -28ų-9Ųź22Ǜ44ŷ
drivers @name	86 -24ŷ62ź
drivers in	88 28ŷ
drivers license	80 -27ŷ18Ÿ34a
drives	64 -18n-10ǈ-8Ū7ſ8ŷ12q23ųǐ24ş26Ş
drives $	86 -72ų8Ź83ŷ
drives and	78 -18ų22ŷ
drives it	88 -24ŷ44ų
drives them	78 -13ǐ-9Ū42ş
drives which	86 -26ŷ29ų
driveway	78 -7ŷ12Ə28Ū41Ű
driveway $	88 -7Ū14Ə31Ű
drivin	76 -9ƭ6Ƃ9ſ10Ųŷ16Ż18ŪŹ27S
drivin $	88 9Ź27Ū
driving	65 -15S-9ǒ-8ǩ7z8xŪ10L15Ƃ17N18Ŵ20ŹŻ21Ž22Ų25Ů27ŷ28Ÿ29ż
driving $	76 -20ŷ-17S-9ź-8ǩ-7t10Ź16Ž23Ŵ33Ū34Ÿ35ż
drop	76 -13Ƃ7Ŕ8D9Vſ12ƽ13Ǧ15ƀ18ś38Ƶ
drop it	88 11ſ15ƀ20ś
dropped	82 11ƂǨ14ƀ35š
drug	88 -7ŭ13ƿ16ŧ31ƻ
drugs	83 44ƿ
drugs $	88 24ƿ
due	78 6ƈ9y12ǧ13ŝƾ38ŕ
due $	83 7ƈ13ǧ18ŕ
duplex	88 -10Œ23Ơ32ƣ
dwelling	82 42Ɠ
dwelling limit	88 30Ɠ
e	76 -7Ƭ-6ǩ7Ō9K10w26J41b50ǚ
each	62 -31ŏ-7ŢŮ-6O7wTǓ8ŀƢǆǉ9ƔƱǡ10Z11q14ųƠ16Œǋ17Řů27ƶ32W37ǈ
each have	77 -37ŏ18ų69W
each month	82 11ǉ12Ɣ14Z22Ơ23Œ
each of	75 7v13T15ƶ16q32ǈ
each one	88 12ǆ
each way	88 -10Ů-9O26ů
earn	79 -14X-9Ǌ-8Ǆ14Ʈ24q26Ŏ37T
earn $	85 -15X-9Ǌ16Ʈ22q31T
easiest	88 9ś26K
easy	83 -12ƾ8Ž13kǂ14ǧ15M16ŧ21ś
eat	83 -11Ɲ7k10ǣ11ǒ13Ŧ17Ř19Ǜ43Ƹ
education	81 31Ʊ39m
education $	86 24mƱ
either	82 -6ƪ9ż10ƽ13r14Ǎ
electric	85 13Ƌ
electrical	82 22Ƌ30Ǒ
else	53 -18ǩ-9G-6ŏǌ6ƕƘǑ7jŎŶǨ8ŴƼ9ǋǥ11ƥ12h14Ţǈ15Ʈ17ǝ18H20ŷƢ23ų24Z32n33Łş42ō43ń
else $	71 -16ş-9Łŉŷ-7ķ6a10wKƘ11ŶǨ13Zĺ18ƥ19Ŵǋ20H32ō
else are	88 -8Œ23Z28ń
else be	78 -14Z28Ʈ
else drives	88 24ų
else has	88 11Ł12ş24h
else in	86 7ţ9n10ń11ż12H
else is	77 -7ǌ-6Ł8ō11Ǒ12ŷƼ19ǈ23Ƣ42ş
else lives	77 10n16Ƣ
else would	78 
else you	76 8ş14ķŪ18ń
em	69 -11Š-9cŲǨ-7Ů6V7ƴ8ŪžƅƟơƤ9lu10Ʊ11ZųƯ12œǕ13ŧűǋ15E16ŝ19Ţ20Ş22ǚ28v
em $	83 10ž15œ17ǋ18lŞ25ŝ
email	61 -14b-10D-9Ǡ9ƕ13ǧ17ĽǕ28ś34ǘ36K52J
email $	72 -7ǘ10ƕ19J67K
email address	85 -11D19J
email or	88 -7Ľ11K15J
email something	78 22Ǖ
emails	88 14Ǘ17ǘ
emergency	85 12ƃ20Y
emergency fund	86 20Y
employed	85 -10o-8Ǉ27Q40q
employed $	88 -8Ǉ-7o8q46Q
employee	79 8Ǚ11ǥ45ǜ
employees	63 -11W-8Q8ǉǐ10Ǥ13Ǒ17ǣ18ǈ37Ǉ
employees $	79 -14Ǒ9ǜ11ǉ27Ǉ
employees are	78 15Ǉ
employees or	71 -23ǈ23Ǒ34Ǉ
employer	75 -11Ǉ-10q-8ǜ-6ő16Ƨ19V25S34Q35W
employer $	85 -12Ǉ-10q-7ő-6ǜ13V30S34Q
empty	82 11y46Ɵ
end	68 -12ǆ-8ő-7ĺ7Ƨ8m9Ńƭ10ŌŔ11j12ĻƷ13ł14ǃ16I17Ł20ư23ŕǤ24Ŧ25bŠ
end $	82 11ƭ13Ł20ł29Ǥ32ŕ
end of	86 -15ǆ10Ł17Ń18ǃ
end up	81 -8ő11m15Ʒ31Ŧ34Š
ended	86 11ļ13l33ż
ends	80 8ŕ13Ʃ14ř15ū22e30Ƨ
ends in	86 15ř16ū25e
engaged	88 33f
enjoy	85 20g23U25t
enough	71 -10Ǣ7ƭ9ĶŞƯư10ŎƗ12ŀŷƓ14j15r19ť21ž29Ƭ
enough $	88 6ſ42Ƭ
enough to	79 -12Ǣ9Ƭ11rĶ13Ŏŷư15ƓƗ
equipment	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
equipment in	86 -24Ǐ-7Ɨ16Ǣ33Ɲ
equipment values	77 -11Ǣ25Ǐ
equipment worth	88 11Ǐ
equity	88 -10Ɲ25Ɣ43ķ
errands	88 34ŭ
escrow	85 35ƕ
even	61 -8Ĺ-7ſ-6ň7ƜƱƿǣ8n9hǩ10ŕŢƬ11ŷ12ƹ14Ư15ŒŨ24Ŝż34ţ
even a	75 6ƹ10Ɯ20Ư21ż
even if	76 -6ň9Ʊƹ14Ţ21ţ
even ones	78 6ţ
even small	78 10ǜ20ţ
ever	48 -16ƽ-10Ŕ-8şŦũűƝǃǔ-7SŐŝŵƃƢ-6rľ6ǡǤ7VŢƘ8ƊƟƷƹǕ9CǦ10gƍ11ŏǐǚ12ƗǛ13hRƲǆ14ƿ15Ƃ16Ų17Žǘǝ18ſƩ21Ťų22ƪ23ņšǜ27ţ28Ɯ29ŖŗƼ30Żƴ32ƛ33ƙ
ever been	64 -6ŏ8ņŸ9Ɯ10ǜ11ŲƘǘ12ƼǤ14ƴ16ſ21Żƿ
ever come	76 -9Ɲ13ƴ20Ɯ23ƛ
ever empty	88 27Ɵ
ever get	82 -10ŵ-8Ŗ8ƙ12ƍ13Ʋ16ǘ21g23Ɗ
ever gone	88 -10Ɵ-8ũ38Ŗ41ƙ
ever gotten	82 -16ǣ10ǘ13Ǜ16ƙƛ27Ɯ
ever had	64 -18ƽ-8Ŝ7ƛ9ţ14ǝ17Ǖ18Ť20Ƽ21ņ27Ż
ever have	82 -11ǃ11ǜ16ǝ29R57ţ
ever sat	86 -8ƴ37Ŗ
ever taken	78 
every	60 -12Ǐ-10Ǔ-9L-7Ǜ-6ŭ6CŔŹƩ7huŞƦƿǥ8TUYŰƎƔƾ9cŐŜŲƽ10FǢ11Ĵ12Œ13ų14ǝ15ŪŴ17ƻ24Ǚ26ů29Z38ǒ
every #	88 15T24Ʃ
every @day	88 -9L10g22Ǚ
every day	77 -7Ǜ8qRŭ10Ź11Uƿ14ůŲ25Ŵ26ƻ
every month	72 11Y12ŐƔ13F18Ĵ38Z
every time	88 8Ǚ12ǒ13Ş
every week	88 -9ŭ13ų26ǝ
every year	86 12Ɵ15ƾ16Ŝ25Œ
everybody	71 -10Ŗ-9Z-7ƀ7Ŕ8HŁŭǑ9ƖƳǇǈǗǘ11żƢ12ŷž13ǅ14Ƭ18ķ27n
everybodys	77 9ŎƬ11gŰ12AZ13Ų14ǈ15K17ǩ21ľ
everybodys got	83 10Ŏ13gA14Z15Ų21ľ
everything	65 -6ŏ6Ƴ7Z8AKǑǦ9ĿŝƲ10ƂƬƻǐ13Ǆ14U15ǖǢ17Ư18Ļ20ōƗ22i27ş30ķ
everything $	81 -19ş11Ǧ12Ŀ14Ʋ16Ƃ18ƻ21ō
everything in	85 10ƳǢ14ķǏ16ş17Ɨ
everything you	83 -11Ǐ10ķ19Z26Ɨ
exact	86 -7Ū13d14Yǃ31ū
exactly	73 -16ŕ-8Ǎ9BD11Ņ13ŀš14Ǆ16Ť17ơ30Œ
exactly does	78 -17ŕ46Œ
exam	75 64ǁ
exam $	81 28ǁ
excellent	88 8ĵ22Ƹ
excess	78 -9ǡ68Ǧ
excess liability	88 -10ǡ33Ǧ
excuse	88 40Ŕ
expense	86 12Ľ34ĸ
expenses	82 13Ǌ16Y28ư
expenses $	88 14Ǌ16ư
expensive	82 -8ŗ9Ǐ13ǣ15X29Ƙ
experience	71 9ǣ13Ŕŧ14Ũ16ņǅ
experience mod	76 11ǣ18Ŕ
explain	75 -8ŧ-6L10ſ11Ŗ14ň15B22Ŕ32Ŋ
explain it	86 -9ŧ10Ŗ19B29Ŕ
explained	83 -8ƴ13ň23Ŗ
explained it	88 13ň15Ŗ
exterior	88 32Ƈ
extra	76 -10k-7Ź8Ǧ10Ų11ƶ13Ƥ22ƂƴǇ34Ǥ
extras	88 47Ɓ
face	86 -7ŗ11Ƭ14Ʀ23M
facebook	88 28ļ32ǩ
factor	88 -14J-10Ł22ł35ǘ
fair	76 6ľ8Ŏ9Ş12ļ15Ňŉŧ16ĵ18i19ŀ
fair $	86 11Ŏ17ŧ
fake	85 13Ŀ44ǘ
fall	65 -15ĺ-11Š-7Ĺ7Ǟ8Ľšǒ11ƃƾ13Ǚ16ŕ18ŘƗ19d20y21ƞ22Y25Ŷ
fall back	71 13ƃ21Ř24Y
fall out	88 29Ɨ
falls	86 12Ɯƾ13ť24ǣ
falls off	88 12ƾ14ť25ǣ
familiar	86 28Ľ30Ŗ
family	57 -10Ƽ6Ŀ7qĺƃ11huư12A13F14Ƴ15Ū16Ǉ20ƜƮ23Ũƶ25Ƭ26y28Ƥ29ƽ34n
family $	71 -16Ʈ-12Ƽ-7Ƭ6ƶ7ſ8ŁƜ9A12Ũ13Ƥ15ƽ23F24Ǉ29y42n
family fall	78 25Y
family history	74 12Ƹ24ƽ
familys	88 -7Ƴ8ƽ11ƭ17ǅ
far	64 -10Ŵƛ-9Ů-8R-7ŭ-6xŢ8ź9ŝ10Ňƭ11y12vS13ƞ14uZň15ť18ƙ19ő22iƏƚ24ǐ52ů
far $	78 12ŝ13Ň17ƞ18u19ň29i
far are	86 -13ƛ11Ə15ƙ29ƚ
far is	80 -8R7M10ƙ19Ə30ů
far out	88 -10Ů22ƭ43ǐ
farm	74 -12h-9S6Ÿ9őŢ10Ľ11ŜƝǄ13Ņ15ŭƶ18ń35ŐǑ
farm bureau	88 13ń14Ŝ
fast	78 -13ǩ-7Ŧ10vO13Ǉ19ŧŻ28Ń35ň
fast $	88 -10ǩ-8Ŧ12O22ŧ29ň
father	82 -9Ť13B17Ƴ36ƽ
fault	78 9ƃ15Ť47ż
fault $	88 10ƃ12ż
favorite	82 12ŝ21Ŷ23ƞ24ǩ
favorite thing	88 -14ǩ14ŝ19ƞ29Ŷ
fax	85 17Ƅ31ś
fear	88 37Ŀ
feel	65 -6tŀ9MžƸ10ŋŧ11ņǟ12Ƭ13ĵ16ƞ17Žǁ19Ũ20ŎŢ28rŇ
feel $	88 -24Ƭ55Ũ
feel about	73 -19Ũ-8ƞ-7t11ŋ23Žǁ36r52Ň
feel like	85 -16Ũ-6Ň12Ƭ13ž16ŧ35ƞ
feeling	81 13Ň19Ƹ22t29Ũ
feels	86 -7ŗ8ƞ11X38Ƭ
feet	70 10Ə11Ɗ13ŀƺ14U15ǀ16Pŧ20ǋ35Ɔ
feet $	82 15ŀ17P32Ɔ
feet is	88 -10Ɔ18ǋ
feet right	88 20ǀ
fella	78 7ķŅ9ǃ10g12xŧ13ńſ15BƘ16Ŝ
fellas	88 -11ǐ9ƫ15ņ27Ǒ
fence	80 13ƍ37Ƒ
fender	82 8ķ14ű32ż
fender benders	88 24ż
few	71 -10ť13Ɲ14Ɓ16Ŋ28ţ
few years	75 -11ť30ţ
fianc	88 -7Ľ9f17o19p25q
field	86 13ĽŚ14ĸ16ǈ
fifth	88 -8a14Ĵ21ń
fight	85 -20Ŕ15Ŏ17ů19ǜ22r27ŧ
figure	71 7yHœŦ8XǊ9ƭ10ĸłŅƓƗƘ11ǉ12Ť13A14Ŗ19ƈƬ
figure it	88 18A20Ŗ
file	72 -12ŧ-6Ÿ10ǃ11d16ţ18śǗ19ǒ20a22ǆ24Ƅ
file $	86 -17ǖ6J14d18Ǘ
file for	86 10ǒ12ǆ
filed	78 -7Ű9ǆ13Ƅǜ24Ť37ţ
files	86 -7ǔ13ǘ30Ǘ
fill	76 8Ů10ĺ13Ľ20Ĺ
fill in	78 -31ĺ55Ĺ
filled	83 6Ľ8Ĺ9a10Ɗ15Ō22ļ
filled out	85 7Ľ8Ĺ10a15Ō23ļ
final	78 8f10Ľ32Ł38ư
final expenses	86 31ư
finally	82 6ĺ8j10x14t19kƞ
financed	85 56Ŭ
financial	82 25B33A
financial guy	88 8A27B
financially	86 -10Ʊ16Ʈ17ĸ19Ư
financially $	86 -10Ʊ16Ʈ17ĸ19Ư
find	71 -9G-7fǩ6gƾ8ŎŠž9ǁ10ķƷ12ǟ13Mŧ14U23Ƽ24ǘ25Ś32ļ
find a	88 -10Ř-8f13ķ14ŎƷ15ǟ
fine	76 -9Ǉ-8Ɵ9ǁ10ǂ11iŽ12Ǌ13Gűǩ14ŋ20N23Ŗ
fine $	86 11ǁ15G
finish	85 -16y12ƌ13Ť16Ǆ24ǩ28m
finished	74 7ǝ11ƌ12ǡ34Ɗ
finished $	85 14Ɗ
finished basement	88 
fire	63 -12Ǐ-9ǅ-7ŵ8Ɛ9Ɨ10Ń14ǜǝ20Ǣ21ĺŤ22ŉ27Ƥ32Ǝ78Ə
fire $	86 -16Ǐ-10Ə11Ť13Ƥ14Ɨ31Ǣ
fire department	83 11Ǝ15Ə
fire station	85 22Ə
fired	88 44ǜ
fireplace	78 56Ɛ
fireplace $	86 37Ɛ
first	59 -9ĸǌ-8ƞ6u7rGžƷǩ8SőƠǅ9Ō11ŕŠ13ƨ14Ń15aoxY16Śƫ17Ň19œƅ20Ań23ŏƖ32Ř
first $	81 -11ĸ-9ŏ7ł14Ʒ18Ō20Ɩ41Ř
first and	78 -17w9o36ƫ43a
first months	78 25Y
first one	86 -8b13Š22ǩ36ŏ
fish	88 11Ɵ31g
fix	82 -11ǃ11Ƥ12Ŏ16ũ17ţ20ǩ30Ş
fixed	86 10ŵ24ũ25ƌ
flat	78 -25ƈ6ƚ7j17Ɓ18ƴ26ǩ28ƨ43Ɖ
flood	72 -7ŏ87ƙ
flood insurance	85 20ƙ
flood zone	83 
flooded	88 9Ũ12ƙ15Ƥ
floor	76 -11ƙ10x12Ǝ20ƛ21Ɗ23ǈ44ƣ
floor $	85 9ƣ11x14Ǝ23Ɗ
floors	86 -10Ǎ12ƌ17ƣ24Ɔ
florida	88 12Ÿ32H
fly	86 -10Ÿ36ǀ
folks	64 -7ǋ6ľŖ7UĹ8aWļŽž9j10KƣƮ11ǖ12Ɯ15ƥ16ŝǗ18ǔ21Ʀ22Ǉ23ƽ32z
folks $	85 13Ǘ29ŝ
folks do	88 11Ŗ12ǔ15ǈ
folks who	88 -6ǈ14ļ16W24Ɯ
follow	88 -6Ũ22Ƨ35ň
food	79 -8ǐ16Ǆ57Ǜ
foot	79 -12Ÿ-9c8j12ǋ20Ɠ21Ż45ƺ
footage	83 27Ɔ
footage $	88 
for	34 -22C-20ŷ-18ŀ-17Ƽ-16ňų-14Ł-13ƚǘ-12DUœ-11GƮƷǍ-10ŇşƧǛ-9hŚƢ-8aĿŕūƖǜ-7ĴōŏƋƜƦƩƸ-6uǚǟ6H7gJYŞƔǖ8TŽƆƫ9wŜƐ10crVŉŘƎ11NƴǞǦ12dţǩ13jyŔž14qLű15ŎƟƻƿ16Ư17pŠƀƄǠ18lƬ19bŒƗưǢǥ21OĻ22ƝƤǌ23X24Ŗǁ25ŨƓ26QǂǓ27Ǒ28Ķŗƶ29Ť32ľ34k38ĹƠ39ǐ41ŭ45Ų47ƒ53Ʊ
for #	69 -8X9jŒžƤ10aĺŞ11ƃ12Ɠƥ14Ǩ15Ƭ16Ɨ17Ž20Ŧ25ǝ35ƒ
for $	59 -27ű-18X-16Ĺ-14ş-12ǈǌ-9ľŐƖǐǡ-8Cŀ-7PœǍ-6Ű8ŞŬ9ƨ10ǥ11uƭ14Ɠ20ƻ21ĻŃ25Ŗ26ŗ31Ť32Ǔ33ǩ40ŭ44Q55ơ65ƒ
for a	58 -13ơ-12Ǟ-11Ŏ-9ǈ-8X-7Ņƭ-6bĶƜ6ƠƬ7LŖŲƶ8ĽŗŵǨ9Qǁ10OƝ12Ɓ13ǐ15šư16ǌ17Ŋ18ƾ19qS23ŘŨ24Ť26H45Ƥ
for all	78 11ǘ21ǒ
for and	70 -15ơ-8ǌ7Ư10Oķ11Ŗ17ſ32Ƭ47Ĺ
for business	86 -7ǔ12Ǣ44ŭ
for college	88 -18m27Ʊ
for for	82 -11Ƥ-10Ƽ-9Ŷ6Ů11Oŭ13ǂ14Ʊ15ƃ16ş
for fun	85 -16Ŷ12ŭ39g
for good	88 21V37ũ
for insurance	80 -47ơ-9ǩ8ƴ14Ǔ20ĺ25Œ62ǌ
for it	65 -10Ĵ-8Ŗ-7Ʒ6B7YǑ8mƫǒǤ10b11ƞ13F18Ŏ24Œ28Ɔ32ű34ƒ37r
for life	81 -16Ż-15r-9W-7Ʀ23ƿ29ƴ31ƨ
for me	63 -11a-9ǩ-8Ǚ-6ŭǘ8nKƇ9jų10TōǄ12ƭ13ķŷ14JZ18Ǝ20ŉ21Ū23ǈ26Ǐ51b
for money	86 -10ŭ-6Ŗ17ǘ21Ɲ29Ų
for on	77 -23Ǔ12g22Ɠ36ŗ
for retirement	82 35Ķ
for that	71 -15ĺŲƒ-12X6c8ǣ9ťŧǀ12ŔƝ13ŒŻƠ15ǐ20ǩ35ĸ38Ŷ
for the	53 -17Ǔ-15Qǟ-12ž-11ŭǊǋ-10ơƴ-9uķĹǄ-8gxƭ-7DŘǩ-6Ɲ6Ǘ7tƀƔǇǛ8ƱƿǑ9ŔŰźƪƫǆǈǎǐǔ10PĶťǡ11Fǃ13Ƙ14Ɨ15wƟ16O17Œ19ư20ǉ21ƶ25kǁ28ŗ32Ǡ39ǥ51Ǟ66Ơ
for their	86 -9ǧ13ǒ37Ʊ
for them	74 -26Ʊ-17m-9Ş10Ʈ15x20Ƭ26Ư35y38ƶ
for this	74 6ŏ9Q10O11sļ12Ǌ15m16Ƶ20ǁ23XĴ
for today	88 -20Ļ-13ĺ44ű48Ĺ
for what	80 10ƒ12rķƗ14ƻ29Ʀ
for when	83 -9ƹ9Ĺ20ƒ21ſ40Ķ
for wind	78 -20ƚ26Ř
for work	78 10qƝ12Ų23Ŵ32ǐ36P
for you	52 -29ŷ-22ǘ-21ƒ-19ǉ-18Cŭ-15ǎ-14QŘų-12Œ-10OŇ-9Ɲ-8ŗť-7Łōűǒ-6kUƴ6ŵ7JǄ8iņŏ9ŢƕǇ10dRł11ńƹǟ12LƔƟǈ13Yŉ15jŐŝŞ16Iś17Ŗ18Ĺ19Ōţ23c26V28Ŝ30Nǐ31Ǒ36Ŏ37Ļ38l42Š43X44ľ46Ũ
for your	64 -17Ǐ-12Ŕ-10ƺ-9Ʀ-8ŲƠ-7ŷƬƸ7nĶƭ8yWŐǌ10ƴ11ǉǣ13Ř14ĹŒ15ư17wX18d19Ưǂ22ƀ23Ʊ25Ǣ29Ɲ39p
for yourself	88 14ǂ16Ư21Q
force	83 8ŃƦ13Ō38ŏ
forever	85 14űƩ24G36H
forget	88 9ĴƓ16Ƅ17ƨ
form	68 -9o7w8Fĺ10Ƶǆ11hmĹƜ12pŐ13aļ16ơ21Ľ
form $	85 -38Ĺ14Ɯ16Ő20ơ45ĺ
form just	78 -31ĺ55Ĺ
forward	83 -7H9Ǔ11ś14Ŏ17ŀ32Ō
found	83 -7ƀ-6ſ7ż13ř17Ļ18ű21Ʃ28Ś
foundation	88 28Ƈ
fourth	88 8x26k
frame	81 -7ƅ22Ń44Ƈ
free	73 -7ň-6ǎ7Ŭ9ţ10Ʒ12Ƨ15ǁ16Z18N20L22s27Ɣ31g
free and	85 -7sň8ǁ11Ŭ12Ʒ38Ɣ
free or	88 12ţ21Z
friend	76 -11w-10Ŕ8ų9Š11Ɯ15Ƴ16ļ18B19a30A
friend or	88 7A10ų11Š
friends	85 9B12ƃ19Ƥ
from	48 -17ǩ-15Ş-11h-10Qųƛ-8FĹƤ-7cTņŌƵǘ-6ŝŮƨƱǤǥ6Ɗƿ7uIƅƉƝƮǅ8HŏŶƄƽ9BŀƪǏ10ŇƚƩƻǄ11śƟ12rœǝ14ķŧƏƜǍ16ĸŅ18ŢƈǊǑǒ19ũ20Wźǋǔǜ21RĽơ23Ŏ24ƙ26Ļ28Ŝ30l40Ǖ
from #	83 -24Ɖ-14ƅ12Ǖ14Ʃ30ƈ49œ
from $	74 -7Ʈ9Ʀ11ƛơ24ĸ25l37ǋ42Ǖ
from a	82 6ƛ9ƃ11Ǩ12I14u16Ə17Ǆ
from before	86 -8œ14ƫ17l21u35ƅ
from home	72 -12h7ů14Ɲ23Ɯ29ź36R
from it	86 -14ų7Ɲ12B13ŀ25ƪ30ũ
from me	81 -7Ǖ-6ň11Ń12ŉ15Ň19ƕ32Ŏ41Ļ
from scratch	88 16Ɠ20ŏ
from shipping	78 13ǝ
from the	66 -10Qǖ-8œ-7Ǥ7RǄ8NƧǒ9ńŤ10źǋǣ11ƙ13Ɨ17ĽǏ20ǔ21ƚƻ23ŧ24Ǎ33Ǌ
from there	88 -6Ǜ12Ƭ23Ŝ
from work	88 -11Ŕ12Ʀ13s14B
from you	73 -18Ŝ-7YǕ-6ů6z7ƣ8Ə12ƊƶǄ13ƿ15Ɯ30Ʈ32ķ41Ǒ
from your	72 -16ņ-7Ǆ7Ɲǒ10Ə12Ʃ14ś15Ţ18ƙ21ǖ23rW30Ŝ
front	68 -10Y-7Ť8e9ƜƩ11j12ĺ14qƇƣ16ĴƏ29Ś30ǃ31ǈ
front $	81 8Ś11eƇ18q39ǃ
front of	79 11Ņ12Ʃ34Ś
full	62 -8Vž-7ŏƒ7ǟ8Ų9qtōǛ10DƼǄ11ƓƟ12Ƥ13ƃ14Ź15ĴŒ17Ŏƭ26R28a30Ǉ51ƀ
full $	86 11ǟ27Ĵ
full coverage	78 -6ŗ10ž61ƀ
full name	86 9ƫ35a
full time	77 -9V-6ƀ11Ų14qƟ33R47Ǉ
fun	71 -8Ɓ-7ů-6ǩ8ŭ10Ǥ12Ƣ19x20ǟ25k40g49Ŷ
fun $	83 11ŭ38g
fund	77 -15m18ƕ23Ʊ35ǣ40Y
fund $	80 -16m21ǣ25Ʊ37Y
funeral	73 13Ƴ49ư
funeral $	81 12ư
furnace	82 -15v10Y12ĸ27Ƌ
furniture	80 -8Ƙ-6D14ƥ20GƢ26Ɨ
furniture and	88 -8Ƙ44Ɨ
g	85 -30ŗ6Ǧ19ź27b53ǡ
game	88 14g27ǩ
gap	77 11ƭ18š23ŕ66Ɓ
garage	70 -14Ǐ-10z9Ɛ11Ť12Ɔ14Ɯ17Ƒ18ƥ33Ɲ37Ű
garage $	78 -13Ǐ-11z-9Ɲ10Ɛ13Ɔ19Ƒ25ƥ26Ű
garden	88 9g17ƣ
gas	85 11Ɛ
gate	86 16Ű20ƣ24ƍ
gave	75 -7ŎƦ7Ƨ8Ŋ9W10Ŕ11ŅŻǚ13Bń20Ŗ29ļ
gave you	76 -7ŎƦ7Ƨ9WŊ10Ŕ11ŅŻ13Bń20Ŗ29ļ
gc	88 -8ǌ57Ǔ
general	74 -19ŗ-17ž8ǖ14Ƹ19ǧ42ǡ
general contractor	88 7Ǔ23ǧ
general liability	79 -20ŗ-18ž49ǡ
georgia	85 8l17yŸ18C
get	46 -18ĺ-14Ʒ-12ǩ-11lqƬ-10ŀŝŭ-9jŏœŠǋ-8zŁǑ-7ryUƞ-6cnŕťŬƌǈ6QŊŢ7Ůźƈǎ8ĸĽŷŹ9bJƙƶǘ10sIŃƍƕƳƵǙ11kKŖŴŻƊ12pĴňőŦ13ƨ14mWŎƖƿ15G16gSŶƃ18Ļ20HRǕ21ƚơ23ś25ű29e33Ōŵ
get $	81 -10ƒƫ-6Ʈ14Ļ18Ʀ31ű35Ŧ46ƨ
get a	74 -11ūƿ-6Ǒ7Ŏơ8K13Ŗ14ƚǘ15Aǩ16eQ17HǇ
get around	74 12Ʋ14Ɠ45ŵ
get by	83 -19Ʒ12ŵ13ƃ16Ƴ33Ʈ
get cut	86 17Ǚ21I
get for	88 -15ƒ22Ơ44ű
get hurt	86 -8Ǩ9Ɯ10ƍ13Ǚ23ƃ
get in	85 -9ź-7ǋ12s14ƣ19Ŝ37m
get into	85 -14ǅ-7Š9ǘ11Ǘ13i44S
get it	75 -11Ō7B9Ŏő10OĿ12ƥ13eƘ14ś15Ĵǃ24bƒ
get me	86 38ś
get my	86 -8I7Ľ18J42ļ
get off	88 -13g-7O12Ō58R
get out	80 -9ƙ8ƚ11HĻ12V13N49g
get paid	85 15ǖ16Ĵ17T20ƃ
get started	86 -10ǅ-8Ʊ10Ō17Ť
get that	74 -11ļǩ-10d-7ŀ-6Sƈ7Ǝ8H9Ž11vƍ13Ľ14p17X18Cũ19Őūǅ21Ōő
get the	76 -6ƚƨ6ƈ9ŵ10ĸŘ11Ķ13Ʃƫ24Ɩ
get there	88 -7ƞ17Pů27G
get this	82 19Ō22Ń35ơ
get through	83 15W16ĸ
get to	74 -12ƪ9Ʊ11GL15Y16Ŷ17Ũ18k21Ź29ŵ
get you	74 -18ƶ-12ĺ-6ŏ6Ŏ8Ů9d11Oƭ13p16Ƴ17Ţ18Ŷ21I40Ō
get your	73 -9Ź8Ū9s10Ƣ11eWŎŧƖ21aŸ23Ǖ
gets	71 -13ŷƔ-8ń6ǌ7T8Źǧ9gƯƲǣ10ųǇ12sŎŶƢ14ƭ16Ł17Ɓ34ƫ
gets a	88 -7ń8ļ11Ł12Ǉ16Ŏ
gets the	86 11ǧ14Ư31ƫ
gets you	88 -15Ɣ12g17Ŷ19ƭ23Ɓ
gettin	80 7xǜ8z10Ŀ14i16tP18Œ
getting	68 -10ǝ-6B7Ŀƞ8ŵ9xAŚŭ10űƖƨ12Ǡ14Ź15Ǚ17U27j29Ť
getting paid	78 -12ǝ35Ť
girl	79 9ǖ12Ǥ15ǈ16l22w26u
girls	82 14Ʒ16ǜ17v21u
give	56 -13n-11ǂ-9BǓ-8ǒ-7AƩ-6Ş6Qƅ7ĵŊŐźƁƠ8eƒǢ9Dǎǐ10ŁŇƗǕ11ŅƝ12I13ŌŧơǇǠ14ŔƆǧ15oX17Ŧ18ŝ19d27ǚ29W
give me	60 -9Ǔ-8Ʃ6Ūƫ7ŕťŮƈ8eQŐƠƦ9Œ10ǎ11DŇƒǐ12ĵ14I15ŌƆǇǠ16ǧ18oƗ20XŦ22d
give you	74 -16Ʀ-14ǂ-8Ɨ-6š10őƁ13Ǣ14Ŋ17ŅǕ18ơ46W
gives	88 6O19A
givin	88 6e13ǁ15t16ŀ
giving	88 8ń13Œǁ18ŵ
gl	80 -11Ƃ-6ō20ǥ21Ǧ86ǡ
glad	82 -11ƀ6Ĺ12Ƽ13t14Őť24ż26Ŷ
glad you	85 7Ĺ12żƼ14Ő15ť27Ŷ
glass	79 -6ŏ17ƿ21ǌ47Ɓ
gmail	85 -7ǩ31J
go	47 -15Ůǩ-13L-11Ŧ-10ĸŤůŰƝƳ-9MŐƱƴǝ-8qĹƬ-7JSļŨƯ-6xU7ŉŵŻ8ƋƔ9dƷǦ10aǃ11AŊŪ12Eƾ13NňśũŴ14Ŕ15ķŅǀ16łŜ17moŌǐ18Ŗŗ19VƧ20šžƒ22œƟ26ƞƭ28ŎŞ34ƫ39ōǜ40R48Ƥ
go $	67 -17ŧ-10ńŚ-9V7Ō9Ţ10Ƶ11šž13ǐ14Ƨ16ƭ19őƞ20ŗ22Ŏ25ǜ28Ş32Ņ35Ƥ
go about	88 10ǜ15ł
go after	86 -11J19Ƌ26E37ķ
go ahead	78 7dB12ŇŚ20Ō27Ş
go back	82 -10r11Ƥ15ƪƮ21Ʒ
go by	80 -8q14ł15ǜ17a22ǃ33o
go down	85 11H13V20ť26Ū
go for	75 -8Ʒ7Ŏ16Ƥ21r28ƒ32Ş
go in	76 -11Ɲ-8Ʊ9ǀ10ŭ12ƛ18m19ǜ61R
go on	70 -26ƙ-14Ŋ-13Ů6ŋ7s9ńŹ15ŉ16Ɣ17Ǩ19Ŵ45ũ71ō
go over	72 -7Ŕ11sĽ12Ɖ21Ŝ30ň40Ŗ
go part	88 -15L23Ƨ27V
go through	79 -14ŧ9fNĺǦ15ǥ18ũ19Ŋ27ś
go to	72 -14Ʊ-8ź9yǦ10ƾ12ƶ13Ż15Ƥ22m33A59ƫ
go up	76 -12Š-10ŢŦƴ-6Ƭ10Ʃ12c13ǀ14Ơ16ƒ21Ř25ž39Ŕ45œ
go what	72 43Ŝ
go with	76 -19Ş-12Ň-7ő7Š8B9a11wŗ12Ǥ13ł14š16ŵ23Ō28ŧ
goal	88 43Ļ
goes	68 -7rwŒ9KƵƷǉǚ10EƜƩ11HƔ12ł13Łǝ15JĶŴ18oz21ų28ǖ29ƫ
goes to	81 9D11K13z20Ŵ31ƫ
goin	80 -19ǟ-10ş10y14VƵ16H24U28i
going	55 -12š-9ŀŞƷ-8tŤƱ-6Ƴ6pĵ7aiƯƵ8eǃ9PŧƝ10Ķũ11žƸ12ō13QŢŨ14ňǩ15DŻ16ǅ17r21Ĺ22Ź23V24k26yǟ28ł46ŏ
going $	78 -14ǟ-11Ƶ-6ł8ō11U12ŉ13Ǩ14e25ǅ35ǩ39i
going for	82 -9Ş-8y9Ź14ŝ20Ķ21x
going on	78 -23ł-10V8ō9ŋ11p13k18ĺƸ19Ɲ22Q38Ĺ
going through	85 -11Ť13U17ŧ28Ũ
going to	62 -11x6o7ţƭ8dǞ9kĵŻƯ10a12ũ14ž15Pŏ19DƵ20Ź23r43y63ł
golf	88 42g
gone	62 -6sƕ7ƫǨ8Ũ9Ʊ10ƒƓ11ŔƠ14Ʃ17Ǝ18Ŗ19Œƶ21œƙ23Ư31Ʒ35Ʈ41Ɵ
gone $	74 11Ʊ13Ư18Ʃ24ƶ25Ʒ29Ʈ42Ɵ
gone through	78 -8Ɵ14Ŗ25Ŕ
gone up	78 -11Ŕ27Œ29œ
good	52 -9Œ-8ŀ-7uĹőŘŤ-6ĿŅƞǋǦ6SVľƽǔ7ŋǩ8œƃƒ9UţƔƹǈ10Y11Ʃ12Mź14pŐ15űƭ16ŇŌ18WĵĻǊ19Ŏũ20JƸ21Ŷ22ņǟ24I26L27xN33i42ŝ
good $	74 -12ǥ-11S-9Ǌ-8uŒ-7iǦ7ŉ8H9L10Oň11ņ12ũŶ13J27ƭ28xű43ǟ66Ň
good day	86 -9ŗ18ǖ20i23L
good for	80 -6ǟ7S10x12Ǌ17ţǅ18ƹ21Ɣ22Y
good health	86 20ƃ
good idea	88 10s13B
good or	79 -9H6iņ8ĵ12ũű17Ƹ19V42Ň
good shape	81 10ǂ11Ɖ28Ƹ
good student	88 7ź
good that	88 -9Ť11ũ12c13Ǚ22i
good time	80 13L16ƒ51N
good to	82 -14ŉ-11Ň-9Ř11t13W14ŊŎ25Ō
got	40 -17ƭǩ-16Ř-12Ƭƹ-11r-10Pũŷƌ-9XņƛƟǞ-8lBHƜ-7biGQĽŇƮư-6xRœŨŶƯƷ6ŁŉŬƖƗƦƲ7WƔƤǃǗ8ŎšŮǁ9DĹŗŹ10gŤųŸƃƻǘǛǢ11hļńŝŵƴǂ12NřƵǒ13ŐƎƑ14EķŅűǤ15ƥǇǥ16k17ň18ŕŦŪ19Ś20j21nŜŠǏ22Y23Œ25u26Ķ27Aŏ28ĺ30ş33ſ40O
got #	71 -15ŏ-14ǡ-11Ķ-9cJ-6ǥ8ǖ10Dǘ11ł13jIŗǇ14ž15E19Ǣ23uƨ40O
got $	68 -23Ř-22ǅ-20ƭ-11a-9Ƭ-8ş-6Ŭ7Yś8u10hƦ13Ţ14Ɣ15Ɔ17ŕƵ19ū21O23ŖŪ28ŝ34Ŧ45Œ74ſ
got a	59 -16Ŵ-13ſ-9ŷ-8cƝƨ-7ƽ7ŅŸ8ƊƦƸ9AƋǕ10UŪůƘƥƱǋ11Ų12şƑǒ13m14ţ15ŰǠ16Y17Ŏŗ20N23hŹ25ű27n29ǥ31ŏ49Ķ
got about	86 13Ǘ14Ɲ
got an	83 -31Ǡ-11ņ16Ŋ29Ŝ63A
got another	86 -9Ų14ō20ƴ22ŵ41Ŵ
got any	80 -13ǀ-7Ź-6Ņ11ű12u16Ƒ21g30ń
got for	82 -9ƹ7ŉ12ž13Ķ15ſ
got going	86 -10Ş14ŝ21Ķ29ǅ
got hurt	83 9ǣ11Ǚ13Ǩ33W
got in	72 8ķ9ƦǗ10Ƒ13V15ƥ18Ʋ28Ǐ29Ɨ
got insurance	88 6Ő39ŏ
got insured	77 -8Ƹ11ş19ƃ
got it	72 -7ŷ6K7Ł8ķǚ10Ǡ11Šǉ14Ő15Œŭƅ16Ŏ17ňǅ22ƒ31n
got on	77 -8j7ǇǢ8Ǘ9Ʀ10ƈ17ŕ20ſ28Ů
got some	86 9jǀ13ņ16ƪ20Ǉ
got something	88 -15Ŋ8k16g32ŉ
got that	83 -6PƳ9q14AŠ15ƻ18ƽ
got the	69 -9C-6Ʀ7ǂ8DłƓ9ǡ10dEŠ11ļŬƢ12oN16řŵ18ň19ş22ų65Ś
got there	86 -9ǖ12ŕǛ14Ǐ16Ŋ
got to	68 -13I6Ɩ7ƚơƧ8ATŦŶƎ9ļŪ10Œ11šŷ13cjk16Ņ19ǜ22Ł
got what	88 -9ũ15ǆ37Ş
got you	71 -10Ŷ-8rŜŝ8ƻ9I10Pƃ11LƳ12tŀő13Ĺ14Ǥ15ac23Ŀ24O55ĺ
got your	73 -15n-8ŏ-7ŷ-6a7q8Ǧ9Dř10Ĺ11ƾ12t13ǀ14ǃ15v19Ǥ33Ő42ş
gotcha	88 12g15V16ĺ20ť
gotten	76 7ǣ9ǘ11ńƜǛ14Ơ15ƙƛ
gotten hurt	86 8ǣ28Ɯ
grab	82 -6ŷ14a16ƻ17Ÿ26Ś
grab your	86 -7ŷ16a18Ÿ22Ś
grade	83 8x21q22ŧ24v
grades	72 -7x13v57ź
grades $	86 31ź
grades at	78 20ź
grandma	86 -10Ƣ-9Ǩ9ǔ10ŷ11n15Ư
great	75 -7ƞ7źƸǓ8ĵ11xƇ12aǋ13JŴ16Ɯ19T
groceries	88 9z13X20ŭ
gross	78 -7Ǟ9T21ǉ50Ǌ
ground	79 11ƺ12Ɠ21ƣ32ƍ
group	77 16Q33Ƨ40W
group life	85 29Ƨ
grow	78 -28H-7p-6Š13ƪǊ24v33l35Ǟ
grow up	85 -7Š12v38l
growing	86 14Ǉ19Ǟ22y
grown	83 29n31ƭ
guardian	81 41Ʋ
guess	80 -14ǅ9ƈ10ũ11Ǌ12ǖ13i20Ɨ33ǩ
guests	88 -6ƿ40Ɯ
guitar	88 -7a14Ƙ25g
guns	83 33Ƙ
guns $	88 34Ƙ
gut	81 13ƌ16ǜ25ł43Ň
gut $	86 17ǜ18ł
guy	69 -9ǖ-7ǃ6ŜŤƈǘ8Ņ9Ľ12ǣ13Mņ15ơ16Ǖ17gǜ27B39ſ
guy $	86 -8ǃ10Ǩ12Ŝ15A18ơ
guys	63 -11ŭ-7Ŷǀ-6ǩ6Sų7fyōŞŴ8hFƚƟƷ9wž10Őǋ12ĸǣ13xǙ14Ɣ15H17kC18jǉ19Ǉ22ǟ29Ǒ33Ǆ
guys $	82 -7Ǥ8ǒ10ĸ11Ş15ƚ16ǉ30Ǒ
guys do	83 -22Ǒ11H16k30Ǉ54Ǆ
gym	71 -13V-7Ƨ14g18Q32ŏ34ĺ
gym $	78 -15V38ĺ
gym and	78 -7Ƨ36ŏ
h	82 7ř8Ǡ15o21b
h are	88 8Ǡ15b
hacked	82 32ǘ
hacked $	85 26ǘ
had	50 -17Ř-15G-8ŏǨǩ-7zOSŎƃ-6p6PũƂƿ7ǟ8vŊŝƋƚǝ9tŨű10ŸƤƼǅǕ11ƈ12Ǚ13Ŷǣ14ĺ16Yĵżǂǜ18š20Ż21Š23ĸƛ25ņ26ƾ27ƽ29Ť40ţ41ő
had $	80 -9Ż13cƛ25ż
had a	61 6ǘ7AŵżƤ8Ɣ9Ĺ11ǟ12ƾ13Ŋ15YŜǕ18Ť23ĵ33Ż
had an	86 -10Ŝ11ƴ13Ƃ35ņ
had any	75 -10ƛ-6ŏ6Ƽ11Ǚ13ǘ16šţƚ18ƾ28ǂ
had that	85 11t14ő16ǅ18ũƋ
had the	78 -19G-11ő-10Ƴ-6ƌ7t10f12ĺ13x19ƈ38ƽ50ǅ
had to	65 -15Ř-8Ǩ-7Ŏ6Ƹ7Ƥ9Y10Ɨ11Ŷ13ŝ16Ũǜǝ20Ƴ26Ť34ĸ51ţ
haha	75 7ļƸ9ǘ10jpH11hŒ12tƲ13ŜŞƾ15Ű16ű
haha $	81 7ļ9Ƹ11ǘ12h13tŒ17Ű18ű
hail	70 8Ŕ12ƀƈ21Ř66ƚ
hail $	76 16ƚ24Ř
hair	85 13N14P17U22ǈ30Ɲ
half	67 -10bQ-6Ǉ6t8LĶƝǝ9OƄ10ƠƧ11u13ǩ14pŗ15r17qƨ19ǔ24Ǩ35Ƭ37o
half a	83 -13ǔ12ǝ19ŗ47Ƭ
half of	86 11Ɲ12Ǩ13ǔ14Ơ
hand	69 -11ǌ-7ƭǩ-6Ǒ7ƵǏ8ĻŚǈ9ƶ10MǙ13S14Ǟ15ǣ17ǒ24Ơƪ
hand over	77 -15Ǟ13Ơ15S
hand you	86 -7ĻǑ21ǒ31ƪ
handle	69 8ǘǙ10Y11sǠ12Ʋ13Ŗ15ǈ21ĸƷ29ǜ
handle out	78 22Y
handled	85 -10ŝ14Ń39ŧ
handles	80 -15ş-14Ś14Ǡ22Ł32Ŝ35ǘ
handles the	85 -15Śş-10ǘ11ǈ38Ł55Ǡ
hands	81 13t15Ś16P22Ǉ23ǚ
hands on	88 18Ś26ǚ
handy	76 -9ŏ-6Ǘ9vŭ11Mū17ř18ǖ39Ś
handy $	81 -9ŏ19ř45Ś
hang	80 -10Ʃ9Ƒ11ų12V27Ƶ29Ļ38ŀ
hang up	86 31Ļ42ŀ
hangin	88 14Z19Ƒ38i
hanging	81 11a15Ƒ16V
hanging over	88 18Ƒ
happen	64 -9Ư-8Ũ-7ǩ-6Yŵ6ƛƧǚ9ǕǨ10Ɯ16ţ17Ť19ĻĿũ20ǔ24ǘ30ĺť31Ʈ
happen $	78 -10Ʈ-9ũ-8ŨƳ-7ǩ13Ŀ21ǘ26Ť30Ļ40ĺ45ť
happen again	85 -13ť44ũ
happen if	74 -6řƷ8ƛǘ11Ǩ12Ɯ16ǝ27ǔ
happen to	81 -10Ư-8ǝ-6ƨ10ǚ11Ƨ12Ǖ20Ʒ40Ʈ
happened	61 -9Łǝ-8Ŀ-6Ʒ7ŠŦƤǩ9YŘƨ10ƛ13Ʈ15Ĺņ16iĺŨ17ƫ18ō21Ƴ36Ť
happened $	76 -24ĺ-17Ƴ-11ǣ-7ƨ9ť10Š11Ŧ13Ũ18ƫ32ō65Ť
happened again	78 22Y
happened to	78 -10Ťǝ-7Ŀ-6Ʒ8Ũ13ņƤ15ǩ19ƨ22Ʈ29Ƴ
happened with	75 -23Ť-18ĺ8ņ18ƛ22Ƴ26Ĺ
happens	64 -14ĺ-10Ť-9V6Ŀ7ƃ8YĻ9ŵŻ10šƛ11ƙ14ĸ15ǣ16ƨ17ŏſ18ǩ19Ǩ21Ʒ24ǝ27Ƨ
happens if	80 -8Ǩ7Ƨǚ9ǣ11ƃ13ŵ15ƛ28ǝ
happens to	75 -10V-7Ť14Ŀ21ƨ30Ʒ34Ƨ39Ǩ
happens when	76 -7Ƨ7ǒ8ſ10ǣ34ŏ
happy	75 -19Ş-10ő9ǧ11Ļ12ŧ15ƞ20U36ŝ39Ŷ
happy with	81 -19Ş-8ő13ŧ19ŝ48Ŷ
harassment	88 -9ţ26ǜ
hard	67 -8Ŋ7N8z9Ž10ks11dķǟ12ƹ17Ǚ20Ŀ23ũ35ǩ
hard for	78 13ķ26Ŀ
hard where	78 -29ƙ52ũ
has	50 -14ų-11Ɗ-10Ǟ-9n-8ũƔưƾ-6r6UŲżƘ7ŖƸǡ8ƉƓ9Bǜ10ŹǦ11Qš12ŷǚ13ƴ14ǌ15œƪǛ16v18ŁŒşŮ21ƋǗ23ŔŴ24ƙǂ25hţ26ƛ27Ń28ſ
has a	66 7ţ8ƜƲ9Ż12Ƽ13ƛ14ŷ19ǚ21Ǧ
has anybody	68 -9Ł7Ŝƨ10ŔƯ11ǡ13ţƓǛǜ14ƋƜ16ƴ17Ŗ
has anyone	75 -16ƈ12Ƴ13Ǜ15Ɖ18ǘ24Ŕ
has changed	78 17Ƹ
has it	71 -10Ŕ7Ů9űƇ11jUǅ12ƌ13ƪ14š23Œ26œ
has the	69 -14Ɗ-13Ɯ-10Ɣ-9ư-6ũ10şƕ11Ɛǥ12ƻ20ţ22Ƌ26ŁŃ27ƙƛ
has to	83 -7r21Ń25ǌ28Ł
has your	74 -11ų-7Ł7ż9pŸ12ƺ19B20şƙ23hǂ36Ŵ
hate	81 7Ʒ10ƾ13a14ŝ15Ť23Ŀ
hate to	88 7Ʒ14a16ŝ26Ŀ
haul	85 -18ǖ-10Ǜ16ů23ƥ36Ų
have	31 -16Ǆ-13gP-12UVƧ-11ĿŀůǊǍ-10yMŦ-9HKLQŠŨƕǌ-8bexAļŲƞǛ-7qBŮŴŽƅǎǑǟ-6jśŷǂ6hkŋƔƝƥǨǩ7wSřƀƂƄƣƶƿǅǋ8ƍƚƽǜǢ9WňŉŕťŻƆƗƳƴǃǔ10Łōž11šƋǈǠǣ12GŖŰƛƜƾǐǘǤ13ŃŐŜŝ14ZņŢŪƑ15aIķżƃƪǒ16lmĶşƲ17NŵŸŹƘưǆǓ18ŗ19Ɓ20ţ21ǝ23YſƎƵǥ24fŎƱ25őŚƌǇ29uOń30Ƽ31ŏ33ƨ36Ʀ
have $	57 -35Ǒ-25ŏ-19Q-17ǡ-14qǄ-13ƦƸ-11Ƭǩ-9ŎƁ-8KŚŢƝƱƷ-7zŒƟ-6ő6ǆ7u8Ƙ9şƎǏǢ10ĹƽǓ11Oǥ12ƆƇ13ŖŻƉ14Ʃ15Zž17Ɨ25ŐƶǇ27Ū30Ƌ31ǔ32ƨƵ45m74ſ85ŗ
have a	55 -29ž-26Ɓ-22Ƭ-20OŪ-13Ų-11nǇ-10Ś-9ǝ-8ŋ-7sYşƗƛ7ŹƤ8Qƨƽ9qǐ10źŻ11ţƍƱǙǨ12uƚǥ13Ɗ14ŎƑ16Ɯ17Ķ18Ř20ƎƐ21Ŝ22f23ǈ24ņŏ26ǡ30Ɲ31ǃ32X35F39N45Ű
have an	70 -18A-11ņ-9ś-8e10ƃƘ12Ķǆ13ǖ17Jǜ27Ŝ49Ǡ
have any	65 -23ǂ-18u-12ǜ6ŋŪƜǀ8ǐǕ11şż13Ǒ14hǇ18Ƹ20ƾ21Ź22ǆ26Ʀ31ŏ42ƨ
have anything	81 -17Ƹ-10ŏ-9B-8Z10ķƽ11Ƴǂ16Ǧ27ƨ
have been	66 -14ǅ-12ţ-10ŏ-7ŐŘǟ-6Ƌ7afōƸ9ršƚ10Ň12iƈƌƪ13ő15S19Ŷ21k37ǩ59G
have current	78 21ǒ
have dealt	88 -7Ŝ10ŵ19ņ
have for	76 -14r-10ƒ-6Ĺ8ơ15ƨ17ťǥ18ŉ29ǩ
have got	53 -25ŏ-10ŉ-9ſ-8pĺŘũ-7ƹǩ-6NƜǙ6ŢƎƝƦǜ7hUĻŸƸǉ8ŊŞƍƩǒ9vOžƓƼ10uńŪŭƲ11ţ12Y13ŖŬƻǗ14Ŝ15aō16Ʊǁ17ŅǏ18CDŝ20ň26ŗ28Ƶ33Œ
have had	75 -9Ż9i10šǜ11Ŷ12c14ż16ő17ǣ24ĺƛ
have heard	88 10Ŕ13Ŀ15Ň19Ť
have his	88 -17ǣ28Ź36ǒ
have in	77 -18ŏ-12X-8ǩ7ǅ8ƶ9Y15ōƿ33Ʀ68Ƭ
have insurance	88 -24Ɓ-6ş6š54ŏ
have it	82 -9ŗ-7ŃǤ10Ǔ11ǒ13ǆ14Y18Ō26Ś
have kids	88 21u
have life	88 -11ƨ15Ʀ20ş
have not	78 -7l8ōƟ9fG12ŉƾ15ntƪ17Ľ
have now	82 10ŏƦ13ǡ27ǥ32Ő
have on	78 -10Ŋ-9Ɠ-7Ǣ10ƿ13Ɨ14ǐ15pǙ19Ʀ20a24ǥ
have seen	88 9Ķ12ǒ13Œǥ
have some	86 17u25ǈ
have that	75 -9Ƴ-7J6ż7Ǧ8ř11Ƨư12lOŵ14ƥǘ16uƆ18ť
have the	69 -26ŗ-8Ž-6Y7şƋ9ĶǢ10żƷ11Ń13ŘƖ15ŲŻ22ū23a24Ś26ž29r
have their	85 -17ǐ-10ǒ12ǘ14Ƣ34Ǒ
have there	78 22ţ
have they	80 -13i-7Ŷ28Ş37Ǥ72ŝ
have through	67 -6Ƨ6Ʀ8W78ŏ
have to	57 -15ǒ-11Ƨ-10Yǃ-9r-8ŌƦƪ-7k-6ǩ6Rňŷơƣ8WŘƮ9z11Ţ12ƭ14Ʊ15Ĵŧ16ŵ18ƒǝ19ĸ20Ɨ22Ǔ23ţ28Z30Ƅ31Ń34O39Ł57Ŏ
have workers	88 8ǣ
have you	45 -15Ʀ-14O-11ŝǦ-9vGƭ-8mĿƜƽ-7ōşŮŵǐǟ-6wHŐŬƨ6ƑƚƲ7iűżǙǤ8ňƷƿǀǒ9ŕŤŪǕ10kƸ11Ś12SYņƂƹǏ14RƔ17Ǉ18c19ƪ20Ʊ21fƾ22šũƴ23ƼǞ24Ÿ25Ƴ26ǅ27ŏ30őư37l48ƌ52ń
have your	71 -13ŏ-9ƾ-8a-6oV9sǓ10ř11ǘ13ųƘ17Ŋ19Q25ŋŚş38w
havin	86 -7ǩ11i13ľ15Ń16y26ǟ
having	85 6i8y15s25ľ
he	53 -23ƹ-16Ÿ-14iT-13Ǣ-12ŪƛƸƻ-11PǄ-10QĴŵ-9jŎŏťŷǩ-8aŒŗƅƶƺ-7UĹŝƒ-6Wņǟ7nƯ8żǣ11ǜ12Aǒ13ů16w20vŅ21Ŵ22ƽ25Ƴ26Ź27Ŝ30o33B34ź41h44ƨ53t56s57Ʒ59ǂ63p82r83q
he $	83 -6t10ov49p
he do	85 -15PǄ-13r8ǒ16Ŝ17ź20Ʒ37q
he get	86 -25Ÿ-6a10w15x26Ź
he have	88 -16Ƹ14ƨ18q21ź
he is	71 -7ŝ8h9Ņ11ǒ13n19sƨǂ21A23Ŝ35p36q54v
he say	85 -14Ʒ6ƾ7Ƹ44r
he take	88 -17ƻ14ķ21ǂ
head	82 -8Ť8Ƥ9ŗ12Ɨ16Ŀ21Ǉ34Ũ
headed	85 -14m19k21V24y
health	56 -14z-8t9ƴ11Ǘ12Ƽ26ƽ27W34ǂ43ƃ52Ƹ
health $	72 -17zƃ12ƴ13Ƹ40ƽǂ
health and	77 -16ǂ-11ƽ23W28Ƹ
health insurance	82 -15Ƹ-12ǂ73ƃ
health issues	88 -6ǂ14Ƹ
health plan	78 -8Ƹ19ƃ
health since	78 17Ƹ
health when	78 19Ƹ
health wise	88 8ƽ13ǂ
healthy	78 8ƽ22x25Ƹ
healthy $	83 24x
hear	62 -8wŌ-7b7zľŔ8lŋƉ9kőŜƍ10gDWYŀŎƁƹƺ11ǝ12xŮ13ft14ah15ƈ16ĿŇ20N21suļ26ǩ
hear $	86 -11ǩ21ƈ26Ŏ31Ň
hear a	83 -7Ō13lņ15ƹ21N36ǩ
hear about	83 9f10ƞ34ļ
hear it	85 -7Ŏ9Ʒ12Ɖ14t18Ŀ25s
hear that	77 -8w7ņƣ8xƽ11uzľĿ14fkD15g17Ů18a
hear you	83 -11ǩ11Xŋ12ŀ14Y15ő16ǝ21ƺ
heard	75 -16Ǧ7h8Ŕ10ņ11UĿ12bŇ16ŤƂ24Ŝ
heard from	88 17ņ22Ŝ
hearin	88 8Ň17U19i25Ō
hearing	82 11ŁŢ12g18ŵ25h
hearing $	82 11ŁŢ12g18ŵ25h
heart	71 -8Ƴ-7ǜ10ƅǨ12Ǟ17Uǂ30ƽ52Ƽ
heart attack	85 -9Ƴ12Ǩ17Ƽ18ƽ
heart disease	86 18ƽ
heart trouble	86 -7ǜ15ƽ28Ƽ
heat	78 -16i-6U27Ɛ47j51Ƌ
heater	81 -6Ű16Ɛ38Ƌ
heavy	86 11ǎ13Ưǈ19ƺ26Ǐ
height	78 9ǁ39ƺ
height and	80 9ǁ21ƺ
help	68 -9ik-8ŎŦ7Ư8zŀ9vĺ11Ţ12ŝ15Œǈ16ǩ18s21ĵ24ň30Ǉ35Ĺ
help $	85 -11Ĺ-10Ŧ28Ǉ42ň
help me	86 -9ň-6Ĺ12ŀ15ĺŢ35ǩ
help you	80 -10i-8ǩ8Ư12v20Œ55Ĺ
helping	88 24z
helps	88 -9Ł10Ǉ11c32A
her	62 -48d-38Ƹ-11ƶ-8qW-7Ǩǩ-6Ļů8Ǡ10ǈ11xǁǜ12Ư13z14r17w21Ź23BƷ25Ƴ26Ʈ31ǂ32t39os50p60źƨ
her $	78 7x11Ǡ15ǜ22Ƴ26ƨ29w
her own	83 -9p16Ź22Ʈ26ƨ
here	59 -14s-8ǩ-7O6ƾ7kĺļľŦųƆǦ8rż9fFVłŸƩ10BŌ11aōŏ12ſ13uŝŶ14Ʊ16Ů18oŪ19c23Ŋ38Ļ43j
here $	72 7ƟƱ8Q9oŦƁǨ10uľ11lƩ12Ļłō15B17Ŋ23Ů
here in	86 -8O-7ŷ14ĻŸ18j
here is	85 -8s10ſ11ƆǦ12o15I
here so	85 10ŭ13jk15y
here what	88 7Ʒ10Ū12j15Ʊ
hey	80 -6Ż6k8r25N39i
high	66 -12Ʊ-10Š7ƫ8Ƅ10ŮžǦ11Ơ12vƚ14l18y20ƙƼ40ŗ41ƣ
high blood	86 13Ƽ
high is	88 -10Ř16ƚ20ŗ
high school	76 -14Ʊ8ƫ10Ƅ14v17l21y
higher	78 -9ž6ŗ10ƒ12ŔŘ13Ņ14œ19Ǔ
highest	86 32m
highway	86 7Ơ14Ə22Ɓ25ů
him	70 -20Ƹ-11ơ-9Ƽƽǒ-8ļŎƦ6t7gƷ9r11Aź12Ƴ13ǌ14ņ15w16Ŝ23o33ǂ37ƨ46s
him $	79 -22Ƹ-10Ƽƽ-8ļƦ14Ƴ20w21Ŝ22o29ƨ38ǂ
himself	88 7zƨ14t16Ʒ
hip	88 12ǡ19Ɖ27Ɯ
hire	75 -9V-7H-6ǈ13Ǆǜ24Ǒ27ǔ28ƯǞ35S
hire $	88 -10V-8H55Ǟ
hire a	85 11Ǒǜ13ǒ34Ư
hiring	88 -16Ǡ-6Ǚ34Ǟ35ǜ
his	63 -29a-21Ÿ-13Ʈ-9dŵƽ-8ŔƉƸ-6œ6BY7Ť8ųǑǨ9n10xǞ13yƳ16p17Ʒ19ŅƢǂ20Ư21Ŵǒ23oƨ29q33ź47Ź
his $	88 -12ƽ9T14ų15Ņ20Ư
his own	82 -16ǣ-15Ʈ-11ŵ-6a8Ź10w11ƨ19Ƣ27Ʒ28ǒ
history	72 -9Ƴ9Ƹ11ņ12Ƽ18ţ33ƽ
history $	86 -17Ƹ14Ƽ27ƽ
history i	78 -11ƽ28Ƹ
hit	66 -10Řšŧ-6ŷ7Ť9ǘǤ10ƚ11jƊ12ž13Ǧ14Y22Ũ32ſ34ĸ36c54ż
hit tomorrow	78 -11Ř19Y
hit with	86 12ĸǤ14ǘ
hit you	85 -12ŧ-8ĸ13ƚ17j19Ũ46ż
hits	85 44ſ
hits you	85 44ſ
hobbies	83 15ǀ27g
hobbies $	83 15ǀ27g
hold	72 -10N-8Ŋ-7Ɲǖ7B9Ś11Ũ15Ł21Ş25K36Ǘ39ǩ44Ǔ
hold of	88 34K
hold on	86 -11N-8ǖ-6Ŋ12Ś33ǩ45Ǘ
holder	85 -8ǒ6h41ǧ
holding	78 -12ƈ-9p7Ĺ8ǧ12Ɖ16it28ű29ŀ
holding up	82 -12ƈ-9p9ǧ12Ɖ17i19t31ű
holds	86 -10Ʈ11ƕ27Ŭ
holds the	86 -10Ʈ11ƕ27Ŭ
holidays	88 12U15Ǉ20k
home	49 -28Ő-17vN-15Ǐ-11Mǔǩ-9p-8Ŭ-7jPQSĻƯǄǈǥǨ-6J6DLŷ7gruŋƋƌ8lŹ9ĽƖƮ10w11ƛ12ĹƇƜưǁ13Iķ16ů18Ʒ20ƞ21Ű23qT24ź25H26sFƆ27CƱ31R32Ɠ33ƒ35n39ƔƟ40şƅ58Ɲ
home $	57 -33l-19v-18qNŐ-17p-16Ǐ-11ǔ-6Ưǋ6Ɲ7rƮ9hŨ10Lķźǁ11uƌư14TƷ16I20nFĹ23Ɯ25ů27HƆ29R31ƅ35Ʊ36s43Ɵ63C
home and	67 7ź8ş15ķ19q
home office	88 -14M-13R15ŋ54Ɲ
home or	78 7ư8ƅǁ10HƝ11Ʒ12F13Ƈ
home policy	88 11Ɲ
home with	83 -16F-6x12g19q23ş47n
homeowner	86 32F
homeowner $	88 20F
homeowners	80 9Ĺ11ƙ16Ɠ20ƕ34ǔ
honest	80 8ĸ11ǘ13Ţ14Ŀ15ƿ16Ň18Q
hoping	82 9H21X34Ļ
hoping to	83 9HĻ43X
hospital	74 7ǔ9ž11qV12ĸƃ13S16Ƽ19ǂ20ƦǨ23Q26Ƹ
hospital $	85 -17Ƹ-10S-6ǂ7ƃ9Q15Ǩ25Ʀ59Ƽ
hot	76 -9C17Ƌ18ƒ37ƍ55j
hot tub	82 44ƍ
hotel	83 17ǔ50Ƥ
hour	81 -16N12gR19ǎ26O27L28T
hours	70 -14Ǆ-9P9ǀ10Ư11L14Ƨ16U24Ų53ǎ54R
hours $	82 -29R13Ƨ71ǎ
hours a	82 11ǀ28Ų29R
hours do	88 -16Ǆ-10P56R
house	46 -20Ŭ-17ŗ-14Ŷ-12ǏǦ-8pųǇǖ-7sŎƁƵǩ-6ŦŭƠǋǝ6Ǒ7hƕ8Ɗƭ9ŁƋƣǕ11ůƮ12ŹƂƌƚ13ƑƗ14ƉƖ15Ǝƙ16n17ǁ19Z20D22Ƈ25G27M28ş30HƓƝ33ķƷ34Ɯ35ƒ36ƞ37FƅƆ40Ɵ50Ɣ
house $	54 -19Z-13ŗ-12Ǐ-9ŬƢ-8p-7ųƵǇ6g7DHŹ8Ʈ9Ɩ10h12ŷƛ13ƉƗ14Gů15MƟ17ƓƷǁ18Ł20ƅƋ22nƑƝ25ƙ26Ɔ35ƞ38ƒ44F
house and	76 -12Ɣ-10ǖ8y14Ź18Ǖ35Z
house built	88 
house is	77 -19ƒ-10Ƌ8ƚ9Ə11ƅ13ƜƳ17Ɗƭ21Ǒ48ķ
house like	88 -9Z10ķ14ŷ16Ɛ
house number	88 34D
house or	78 8ƝǠ9Ɣ20F
house payment	83 -9Ĵ26ƕ41Ɣ
house right	86 -20Ǧ12y14ş23Ƃ29ƅ
house savings	78 15Y
house the	86 -9Y-6Ɨ23Z38ķ
house what	85 -14Ŷ8Ź11D43ƞ
household	67 -15ų13Ū14Ʈ21T26n29ŷ
household $	85 -7Ǉ26n
household drives	78 -18ų22ŷ
household has	77 17ŷ
how	29 -19Ƃ-18Ł-16ǈ-15H-14wǞ-13QRǄ-12ťƕǥ-11Őŝƛ-10syLW-9DFĽŌŎşƵ-8AIōŏŔŚƧƯƴƾ-7doMơƤƫǠ-6ŷƨƩ6hnžǊ7źƖƶƹǡ8SšƅƗƠƪǙ9fĶŊœǏǐǩ10ĸĿŗƔƚƟ11gkŦƣ12Ǧ13őƑƙƿ14jpzGŕƸǆǝ15ŃŸŻƏ16ŭƺ17ĴŖŵƃ18ŨƬ19vǜ20ǅ21OUǇ22YŠŮů23bŅƋƭǘ24Ǒ25c26ļǟ28Ťƞ29K30ŧűƮƳ31ł33ǖ39Ɔ40Ŷ44t48x54i
how are	62 -26Œ-14uŪ-9ŷƽ-7v-6R6Ƹ9a11ŨǇ12z14Y16ǟ18ũź19Ĵ39ŭ43x59i
how bad	86 13ĸǚ21Ǥ
how big	71 -20Ƃ-15ƞ-14Ʈ-12ƚ-11Œ-10ƕ-6ƣ9Ɣ15Ř16Ƒ18Ƭ20ǍǦ21Ǉ61Ɔ
how bigs	86 -10Ǧ-9ǈ10Ƃ22Ƒ23Ɔ25Ǉ
how can	86 -9O-8i15Ļ32Ĺ
how close	85 -10Ɖ12Ə20Ƒ34ƙ
how come	85 -7H30ŀ49ĺ
how did	56 -25ť-14Ň-11ő-10ŗŦǅ-7ƽ-6IŅ6ĸƬ9Bƚ10rŵ14ł18Ĵ19ŧǘ21Ş23kƳ24ƞ30Ŝ34Š38ļ68Ũ80Ť
how do	53 -24Œ-21Ł-17Ũ-12ŧ-11rķ-10zŞ-9TŇƟ-7UŃŝƗƝ-6ųƜǇǉ6ǐ8ŋƣ9ǃǩ10w11Ŵ14ǒ15ĴŽ16ƶ20b25Ƌ26P28Ǒ29ǜ31ƞǙ32K36ŭ38g39ł41ǘ53ǖ61Ŷ
how does	78 6ű17Ļ32Ň37r
how far	68 -11Ŵƛ-9Ů-8R-6Ʊ7m9ź13vSƭ15Z20ƙ21ő24ƚ26Əǐ57ů
how fast	88 25Ż32Ń
how has	78 -10œ31Œ
how high	81 -14Ř12Ǧ13ž15ƚ17ƙ45ŗ
how is	52 -43ƈ-24ŭ-23p-21w-18Ǟ-17ů-16v-14ƅ-13ŗ-12S-11RƨǄ-10y-9ǎ-8qŒ-7rǅǥ-6mƆǩ6ƃ7ĵ10ź11YĶŻ14Ƴ17Ň18NƸ19ƞ21ǂ23z25ƽ27ǜ32Ŷ33ǆ34b42j43U49Ɖ52i62ű65ǟ75x118t
how it	75 -9Ǉ-8kz9ŵ12ŧƳƿǃ13ǟ14Rņ15Ũų20Ŗ22Š
how long	55 -11Š-10t-9iǥ-7ůűǟ6f7Ǩ8ŸƏƼ9ǩ10ŕƄ11v13ƈ14Ɵ18l20Ʈ22š23ŧ25ť27ǝ30GS33ƭ37ő40O48ǅ
how many	48 -22ǉ-16Ǎ-14ǟ-11Ɖ-8ņǈ-7ixQǖǜ6O8ŲƻǐǨ9Ƣ10Żǧ11ŴƋ12Ɩǎ13cŕţż14VŷŸƟƿǣ15GƔƭǔ17ŪŮƮ18ůƹ21Ŀ22hƆǗǩ24ǋ26ƣ27ń28Ǒ33n37u40Ǉ
how much	45 -22Ƃ-12U-10Ťŧ-9ŷǂ-8tĴĸŨŶƆƽ-7ŎŪŴŵƭƳǇǔ-6RWş7Ɣƺ8qŕŢƶǢ9űƥ10Ɗǌ11Xư12zŬƘƝ13ĿƌƱ15žǓ16OǦ17Ź18Ř19Ǜ20Ǌǡ21TYĶƓƠ22ƨ23ķ24ƪǏ25ŗƃǉ27Ů29œƒƗƦƬ30Ņ38Ŧ49Œ
how often	70 -14Ǜ6ŭ7Ů9Ŝ12Ɛ13ǀ15Ɯ19ų20ƿ21Ɵ25Ų
how old	61 -26Ɖ-25x-14t-13ƨ-11u-8w-7ǟ-6Ŋ9ǅ12ǂ16Ƌ17Ÿ22Ǎ24ƽ30ƈ31ƅ51pv52c
how olds	81 -13t7v11Ǎ13ƈ19p29ƅ
how soon	83 11y16Ƅ56Ń
how tall	81 20ǂ51ƺ
how that	86 11Š12Ŷ16k19Ŋ20Ť
how the	82 -19ǔ-15Ř-6ƽ11Ŋ14Ʈ15ǟ19ň23ǅ24ǖ
how they	83 -11ŝ12ŧ13Ǖ16Ő27Ş
how was	75 -11ť-9Ť-7ņ-6ǩ22k46ŧ52Ƴ
how will	88 13ł22Ļ
how would	65 -9ƒ-8Ʀ-6Oƾ7Ʊ8Ʒ10b11Ō12ňŎ14ľ15Ƹ33ĸ35ŵ41Ʈ
how you	69 -8x-7t-6ƪ7Ķ8ŵƱ9Ƹ11ŭ12ǖ13U14ǎ15Ž19Kƞǁ21ļ24ł27Š51i
how your	81 11ǆ12ƃ21qŧ33x
hr	88 -20ǈ-14Ǡ-7ǩ14W33Ƨ54ǜ
huh	76 6y7rx9gƏơ10ĺƞ12Ņǟ16Ŷ17j23Ũ
huh $	81 8jr9x11ĺƞ13ǟ17Ŷ26Ũ
hurricane	83 -9Ř15ƙ22ƚ
hurricanes	88 -16Ŀ26ƚ
hurry	85 -9C21O45Ń
hurt	62 7ƍ9W10X15ǚ19Ť20Ɯ24ĸţ30Ǚ33ž40ƃ50ǣ
hurt $	78 7ǜ14Ǩ21ƃ35ĸ52Ǚ
hurt at	86 -15W-9Ǚ31Ɯǣ
hurt in	83 13Ť29ƃ
hurt on	75 8Ŀ9ƍ17ţ32ǣ
hurt or	78 17ţ
hurt somebody	85 -13ƃ15ǚ51ž
husband	59 -18ƾ-11ǟ-10Ƹ-9Ǣ-8duƺ-7T-6D6ų8ŁƮƳ9o11Ư12ŷ14ů15n16ƫ21f22ż23pƨǂ27rƷ29q32t35s
husband $	82 -24t-19Ʈ-16s-12ų-8q10p16o23ƨ31Ʒ36Ŵ
husband do	85 -14ǂ-8ƨ-7p-6r7Ʒ45q
husband have	86 -12r15Ʒ33ƨ
husband how	88 -13Ŵ-12ƺ-11p-7Ƹ-6q24ů29ǂ
husband in	88 -10o-7Ƹ8ǂ9s11q19f
husbands	73 -9d-6ƃ8p9Ż12ƨ13ǂ28Ŵ38o
husbands name	88 -12q30o
hydrant	78 45Ə
hydrant $	86 23Ə
i	35 -18ƭ-17ĸ-16ƗƱ-15ŗƨƲ-14ĺŪ-13űƛǈǔǨ-12ŹſƠƧƮ-11ŜŴƝƤƶǁǗǘ-10ļľŞşưǡ-9łŖśũǇǓǕ-8sRVĶŧŰŽƙƴǏǙ-7YŠŦůŵƪƯƳǑ-6HQƦǍǚǤǦ6źƘƾ7xPĿńƈƹ8XŃ9iŇšƍƖǃ10zņƕ11kTŐ12GĻŷƞǆ13ŮŸƅ14Uĵ15Ƹƺ16Ţ17ĹǄ18O20h21p22lǠ23wC24fq25devŌ26Jŋ27EĽƃ30ŉ31K32u35D38M39Ŏ41L43b49N50o57cōǩ69I71ň78a94Ŋ
i am	58 -25ǩ-12ŉ-6Ź6Ƈ8vzƊƼ9ŇƳǄǛ10k11wŵ12dPUŊŝ13MĽŅņ14hrB15i16g17ňż18ƞ19NĹō
i ask	77 -19ŉ13c15u21a42Ŋ
i believe	88 -7ǩ13Ō14l15S
i call	74 -25Ĺ-10Y-7sƨ11Ǡ14K39L40o45a
i can	64 -19ǩ-12ĹŊŶ-10ň6œ7ŐŚŢŮơ8pŋƅ9xŤǠ10ƞƸ11oŀƍǧ12ŘƖ13ĴĿŃŞ14I15JŒź16řŨ18Ŏ26ŉ
i catch	81 13s15S17q19w28N
i come	88 36M
i could	81 -6Ǩ8Ŋ9G14ƒ15ŉ16I19ĻŎ
i did	78 -11ǩ-10w-8Lŀ6K13ňō15Ŋ19CX21E24a
i do	68 -12N-9ŀ7ňƼǩ8eKĽ9U10MYŕ11Ǡ13Ł14O16bŝ20X21ń22L38Ĺ
i explain	81 -7LŔ21ň27Ŋ
i get	67 -9dǩ6Ǝ7Bőū9vJĿ11śƥ13p14b15X16Cǅ17ŌŐ19O26e
i go	85 10ň14Ŋ17X19ŉ
i got	73 6ƺ8np9Ŧ10dŠ11EŒ12cšŷŸ16Ŏ
i had	80 8ķ9ő10ŵƤ11Ż13IP18Ŋ20ĵ
i hate	86 8Ʒ12ƾ16Ť
i have	56 -11ǅ-10cGS-8ŜƦ-7ňŏƂ6ľĿ7šƸ8tvOŇŬƘƥƮƻ9kUřǋ10BŤƆ11oŭ12dJ13ŅŉŊō14D18fCP20u21Ŏǩ22ŋ23Ŷ30I65a
i hear	69 -16ǩ-8w7Ŀ8X9sľņƷ10l11DYő12kWƹ13gŮƺǝ17ƈ19h20a27N28u
i heard	86 8h13U15b
i help	82 -10i67Ĺ
i just	75 -11Ĺ8p10c13ŏ14dK17m19S27ǩ29Ň
i know	72 -14Ŗ-10nǩ6Ʒ8ķ9CņŇ10vƩ11kTŒƯ13ǟǣ16wŃ23ō32ň
i like	86 -9ƛ12Ǝ13Ł14w15ļ
i love	81 -6Ǆ9Ɵ10Uǃ12Ƒ16ǋ17l25ƅ
i mean	83 -16ǩ-10ƾ9zĺ12ƺ33ň
i need	60 -11I-10a-9ƭ-8Ł-7Ŗ6ŋŭųƈǃ7uEžƀƅƓƵǋ8ōǊ9n10ƃƍ12ehŘƺ13ūƾ14pƫǠ15G16c17Fƒ18ǅ19qƜ
i put	78 -8Ū11Ɖƾ12w13ơ14c15D20ǩ22ŷ
i remember	88 -9c-7Ľ12t13x20E
i right	78 -10ǡ-8Ļ-7ōŹ8f11vĺ12Ƒ20qǥ26iŇ
i run	86 -11ƭ-7Ǩ9ĵ17ň49Ƭ
i saw	85 10f13t19j20ƚ
i say	88 -22a-10w6ň19ǩ29ŀ37b
i see	86 -8ǩ9ǐ13Ƃ22ţ31Ŋ
i send	75 -14ś8K9ƕ11Ƅ12o13D15Ō16Ŝ21J23ǧ
i should	69 -12Ƽ-10ƽ8ű9ƕ17ǂ19Ƙ20u23Ƹ29f
i still	88 10ǖ13M14ǆ18ŉ
i tell	88 -8ǩ11i55Ŋ
i the	85 -11a-9b30ǩ42ń
i think	85 -7ǩ9ŕ12O16h17ǋ21G
i understand	88 -10s11ũ13r14ƽǞ
i use	88 23I
i want	76 -15Ō-6Ĵ8b10Ļƞ11OņƖ12yƌ15šǃ16o17v23ǖ
i was	86 14ŉ15Ǆ18D22ĵ
i will	65 -13Ʋ-12a-8ł6w8yňŊœ9ŎŒśƄ10eVXƬ15oO16Ś17N23M24Ő25Ō36L
i would	62 -10Ĺ-9ǩ-7Ť-6Ň6m7arABJQŝŮƔ8bŔūƿ9Hǆǉ10cńŲǊ11Ŋť12GMƖ13eTź15ŕ16vŒ
i write	86 8ǆ14o23Ÿ24Ō
ice	88 11j14Ɯ24ǎ
id	78 -9ap12d45Ƅ50ř
id cards	86 33Ƅ
idea	78 8s9T11B12V13Ƶ23Ŋ28Ň
idea $	86 11Ŋ13BV34Ň
if	39 -19ǩ-17X-14ǈ-13ĺ-11ŀŉƕ-10yLŐƶǞ-9jŇō-8ŕƾǋ-7dgxAUŃņŗŨŷżƭƿǐ-6lřŪƳǅ6EĵŖšŶƛ7ňŢūźƄƎƒǦ8NƷǢ9ǘ10ŘŝƁ11bFGWŏǄ12ĻǕ13HĴķ14Ƃ15ŋǡ16cƪǚ17Ɯ18I22YƮ23ĸŊ24ž26ƀƯ27Ʀ29Ʊ30ƫǝ31ŎƤ43ŵ44ſ45ƃ53Ƨ68Ǩ
if a	66 -12Ƥ-10Ř-8Ǩ-6ŷ6ǁ9ǚ12ŵ13Ǧ14Y18Ɯ20ƃ23ǡ25ſ
if any	88 12ƴ14Ǧ15Ɲ18ǂ
if anything	88 9Ʊ50ŏ
if he	85 -6s7B12Ǩ13Ʒ17r
if i	64 -9YĹŘ-8LX-7ĸĽŉƶ-6r6Gĵ7s8Nŋ10o11ň12c13D14CE17qŒŖ19Ļ34Ǆ36Ţ47Ŏ63Ŋ
if it	65 -9ŕ7ƟƳ8ƹ9łƁ11Ʃ14Gź15ƑƙƯ16Ɠ17HYŵ
if one	86 10ſ17ǜ42ǣ
if she	86 -15Ʒ-8f15r17Ʈ22ƫ
if somebody	75 -7Ŗ14Y16ſǢ22Ǝ
if something	70 -11ĺ-6Ʒ7ĸ8ƨ17Ʈ19Ŗ23ƫǨ34Ř
if that	77 -11Ǩ-9Ɨ-8ś6ũ7ŵ12ū13cƱǢ14Ƶ45ǝ
if the	70 -7ŏűƧ6ǌ8ĸƊ9Ƶ11Žſ16ǝǨ21ƛ22Y23Ƥ39ŵ56Ŏ
if there	76 10uH13Ɛ14Ŕ15š17Ŭ32ſ34Ƥ
if they	79 11ķ12V17ƽ29Ƨ
if this	86 9ŵ14ŋ15N
if we	81 -9Ǧ7ǁ8Ļ12Ƶ18I21Ƃ
if you	46 -21ŵ-20Ŏ-11rYƵ-10XŊŒŢ-9Ŗǈǣ-8ŐƸǞǩ-7Vũƕ-6xłŗ6cŋƫ7uĵŅŘƍƠƻ8BRśţƁ9IĹ10bľŜŤƬ11P12ǚ14ƒƮ15F16ŝű17WƗ18ĸ20ķ21ĴƱ23Ư25ƪ29Ʒ33ƀ34ƃ38ž43Ʀ61Ƨ78Ǩ
if your	68 -7ǣǨ6Ƹ8ƫ9rǘ10ŵ13ǝ14Ƅ15Ʈ16ǔ19ƃ23Ƥ29Ǖ
if yours	88 15Ŷ40ŵ
important	77 -8ǩ11ƶ15ō16Ʊ27ľ
important to	83 10Ʊ13ƶ
improvements	88 11Ǣ22ƌ
in	32 -32ƭ-26ŗ-25ĺ-21Ʈ-19ž-18Œǟ-16wŝ-15aŶ-14opǃ-13œŞƨ-12uxŢƓǔ-11Ŋźǥ-10ĸśƜơƺǒ-9BōƆƩ-8şŨƕƴ-7htŦŰƈƑǦ-6DťƀƧưǄǘ6ūŻſƦ7NļĽńƃƚǂ8zHQŎŹƱƵƼ9iŵ10AMŇŏƛƳƹ11yGTX12dEǞ13jĵŌŤƉƲ14ķŷƣƿ15ŖƎǋ16KƞǓǖǧ17bŅǐǑ18ĹƤ19ƊƐƾ20mqsRŚƷ21lSľš22vŃŽƍǌ24űǗ25ţǍǏǡ27Ķ28ƪƽ29Ɨ30ůżƥ31Ƹǉ33n34ǅ36C37Ǌ40Y49Ɲ
in #	65 -23ƭ-11Y-9Ŕ-6O7ǣ8ƚ9ř10dż11yūƋ12Qƌǧ14Ʃ15Eő16e18Ʋ19ƹ20ſ21I22Ůƈ25ǅ37Ǟ39ƅ
in $	58 -19ƈ-17ƭ-13ǅ-12ǋǞ-8Ų-7pHĺƒǃ-6ź6ơǣ7nƍƸ8G9kXŁ10ƣƮ11FƯǍǤ12ţ14ds15qŘ16ŧƵ17Ɖ18PŌƛƝ20Ķ22vű24Ců28Ƥ30Ǌ34Ĺ58S
in @month	74 -9p7Ľ8Ź9dƟ10ĸƛ11y16Ť17ǜ28ť31ƾ
in a	55 -8ŒƝ-7CRŏǒ6Řũƃ7Ųƥ8żƾ9ŰƙǢ10qƼ11ķǧ13ǋ14Y15ŚƘǉ18ǁ19ƿǊ22T27O28Ń30ľ36ŭ
in an	85 -14Ĺ-7ƃ11ż17ƞ18P30ľ33ǖ
in and	85 -7ŕ-6ǔ9Ɵ13dR16Ǘ
in any	86 12ű17ż
in at	83 8G9ƣ56Ņ
in between	88 14P17š
in business	83 -21ǟ-12ǥ-7SǞ10Ɵ72ǅ
in case	80 8Ɓ10ƀ12Ɗ15Ǩ16I23Ǡ
in coverage	88 32š
in for	85 10Ʊ11ǀ12ţ14Ű21Ǒ32ű
in force	83 8ŃƦ13Ō38ŏ
in from	88 -20ǔ13s26ǖ29Ǖ
in front	80 8ř11Ņ38Ś
in full	86 27Ĵ
in good	78 12Ɖ16ǂ20ű
in how	88 7ű8c10Ʈ
in is	83 7ů12s13ƣƯ17ǋ18Ũ
in it	68 -11Ʃ-9ǖǩ-6ǅ9ƄƷǥ10ņƟ11ĶƅǏ12Ɛƙ19ƪ24ǆ25Ʊ29Ŗ35ŏ
in law	81 11B13nA15zQ17Ņ
in liability	88 -48ž10Ƃ12ǌ13ơ42ǡ
in may	88 8Ź14v
in mind	82 -7I10ƶ35X56Ƭ
in my	85 -12ǩ11L13ņŻ14jƽ16ō
in on	81 -9L11a12Ĺ18ŜŬ37s
in one	80 8Ƹǔ10Ƥ12Ž17Ĵœ23ş
in person	88 -15Ķ58M
in place	75 -7H-6ƥǢ7Ǚǥ9Ƴ12Ļ15ǣ17Ʋ21Ō23ŏ29Ń53Ʀ
in sales	88 31Ǌ
in savings	76 23Y
in school	81 -16Ʊ32m
in storage	88 27ƥ
in that	67 -12ŗ-9CƆ-8ŶǏ-7ŝ7H8ǋǗ9ĽŤƚ10M12ƣ13ų14ƞ15Sƥ16lV17Ǔ19ƪ31Ɲ33G
in the	43 -24Ʈ-20SƠ-16Fĺ-15ơ-12ŗťŰƅƭ-11aƣ-10Ōǋǔ-9JPŚŭ-8oGľşƘƜƤƬ-7jpňŖŦƟƦƪ-6MĴœźǃǅ6Ɓ7ĵłżƃƵƹǝ8ƎǂǇ9ƳƼƾǧ10ŕŻ11HLUŤ12yĽńŠ13fmūƌ14Ǘ15ǀǓǖ16ŹŽ17Ǟ18NŀţŪƥƽ19lĹƸ21KƷ22Ɛǌ24Ǎ25AĶ26Ɗ27Ɨ29ǈ32ŷ33ŵ39Ɲ53nY
in there	67 -12ŀ-10G-8ǩ-7ŏ10hǍ11Ǔ12šƢ13Ƌ14ƪ15ƛ16ň26S33i34Ŗ39Ň52Ɨ
in this	81 -27ǅ7Ļ10ǣ11S15q20j33ǩ
in to	78 -14Ɲ11ƾ12ţ19Śů24ǔ33R
in tools	75 23Ɲ28Ǐ
in town	88 8Ƥ14ǩ
in trouble	86 6ƿ9ĸ10Ʈ15p
in wages	85 -8ƃ52ǉ
in when	88 -9y-7ǈ20Ǒ22ǎ34G
in whose	78 19ǐ
in with	82 7ƚ8j12ŕŜ14Ǆ15Œ20Ʒ
in your	59 -14Ǐ-9Ǎ-8wŌǩ-7ǈ-6aǇ6FŚ7HļŔƤƳ8iƪ9ŐŲŽƿ10ŀƍǢ11ĵǌ13ńƣ15šƻǚ18Ļ19Ŀňǐ20ǡ22g24Ǘ25ƥ26cƽ27ķƝ
inches	88 14j27ƺ
include	75 -10Ǉ-8Œ6Ơ11s14Ɔǉ32ŏ
include $	78 -9Œ34ŏ
included	82 8ǥ9ǣ14œ15Ɓ
income	67 -13Ʒ-7ŵ8ƭ9Ƭǔ10ǥ12n15ǝ26Ʈ27Ư46T
income $	76 -14Ʒ-10n-8ŵ8ǝ21Ʈ37Ư53T
income besides	78 -6Ư27n
incorporated	85 13ǆ15ǃ
incorporated $	86 28ǆ
increase	81 22Ŕ33œ
increase $	85 41œ
independent	88 8z31Ǒ
info	83 10ļ15Ŋ20ń23Ǘ
information	80 9Ǖ11Ľ16Ǘ23Ļ
information do	88 28Ǘ
injuries	82 15ž29ƃ34ǣ
injury	79 17ƃ36ž
inside	74 -13Ǎ-7ǩ8Ʃ11Əƛ12ŖŰ14ƪǄ15ƌƣ17ū18ƥ27Ǣ
inside $	86 -11Ǎ-10Ɨ15ƥ18Ǣ23ƣƩ
inside the	86 13Əƛ20ū
inspector	78 17ƈ
inspector say	78 17ƈ
instead	85 -8ŏ9r10M13ƵǑ18K
instead of	86 -8ŏ9r13ƵǑ18K
instruments	76 27Ƙ
instruments art	78 13Ƙ
insurance	48 -11Ǧ-10ƔƸ-9ǂ-8őǄ-6ũǔ6ƨ7rAŧſƀƇƤ8XŗřŦƁ9ŜŞŪƂƙǤ10ŘŚǘ11ǓǨ12Ƭƴ13Ƴ14ĺ15şƃƦ16Ʃ17ƭǥ18Łŏǒ19Œš20ľ21ņŐƄ22ţ23W25ƕǌ
insurance $	57 -20ƨ-17Ő-13Ĺņ-12Ǧ-11ǥǩ-9ƕǂǓ-8ƢƸ-7ő7Ŝ8ơ10ŝ11šſ12şƂƳ13ƙ14ţǨ15ŏ17ľƭǘ18ǒ20ĺƁǌ22ŗ24ƃƴ51Œ
insurance at	86 -18Ʀ-15ş-10ƃ14Ƨ20ŏ29W40Ł
insurance card	86 26Ƅ39Ő
insurance company	79 -11ŏ13Ǥ14Ƈ15ľ17ţ32Ő
insurance do	77 -21ŏ-13ſ-11ƨ-9Ǆ14Ʃ15ƀ17Ʀ22ǥ24ş33Ƭ
insurance does	86 17ƨ26Ǔ
insurance for	88 9š20ƕ
insurance from	86 7Wǒ16ƫ
insurance is	86 -22Ʀ-7ŀ11ƨ18Ʃ36ǩ
insurance now	86 -10Ő7Ʀ30ŏ
insurance on	85 -9Ʀ-6ơ9ŏǌ15Ǩ16Ƅ23ƨ
insurance or	86 10ŏ11AƦ
insurance papers	88 16ǒ27Ś
insurance pay	86 -7Ő16žƦƨ22Ŧ
insurance through	88 -15ŏ10ƕ33W
insurance with	88 -13ş10Ő26ƨ
insurance you	85 -12ƨ-8ũ7Ƭ18Ş34Ʀ
insure	82 -9ƒǍ-7ơ6Ɠ11ŪǨ13T15ǌ28Ǣ
insure the	88 -10Ǎ-8ơ-7Ɠ16ǌ32Ǣ
insured	60 -18ſ-17Ǐ-14Ǒ-11Ő-7ƥ-6Ƹ8ǃ10Ɯǧ11ƃ12šǄǌ14Ǔ16Ŵ21şǥ23ŏ25ǒ39ŗǢ40ƨ50Ɠ
insured $	71 -21Ɠ-16Ǒ-12Ǐ-8ǧ24Ǔ29ǒ34ƨ36ş44Ǣ
insured at	85 -19ŗ-18ŏ-9Ǐ-6ƨ24Ǣǥ44Ɠ
insured for	78 -18ş-9ſ8ǌ65Ɠ76ŗ
insured what	78 -8Ƹ19ƃ
insured with	88 -9Ő10ş16ǥ
insurer	82 -10ŗ14ŒŢ19ƴ28ő39Ő
insurer $	88 15Ţ16ő29Ő
interest	85 11Ĺ12Ɣ13Hƪ25Ň
interesting	86 10ō22B24Š
into	68 -11ǅ-8Ł6ǘ7zſ8żǗ9iĺŎ10dǞ12ƀ13Rł14Ŋ16gĶ17Š18ǣ20ƛƪ22ƌ33S
into it	88 14ĺ15ƪ17S
into the	83 9S12d16ƛ17R23ǣ
into your	85 -9Ł8Ǩ9ƛǘ11Ǘ18ł23Ķ
inventory	80 -8ǩ17Ǣ23Ɨ25Ǐ27Ɲ
invoice	76 13ǘ21Ǖ
invoice or	78 22Ǖ
involved	88 10ż11P12Ł
ira	88 58Ķ
is	23 -23Ũ-18ňƸ-16Ŧ-15Š-14SƷ-13cņ-12Ƴǘ-11k-10OĺĽ-9Ōŏ-8gţŤƃƜ-7mĻƤ-6Ɲƹ6FHŹǔ7ƚƪǄ8ƑƔǞ9lnKŅŐŽƍƒ10rĿŉŖǁǉ11XĶūƙƻƼǎǙ12RŝŵžƏƠ13afşƐƕƥǜǥ14uľŞǣ15yķǇ16vƫƯƾǅ17ĵŬſƁƉ18hYŪůųƟƢƱǗ19Iŭơ20Aŕ21sDƘƦ22TŃōƆ23QŁǟ24Jǈ25qŗƲ26pƊǆ27NĹŒƓ28Ŷƨǋ29ƶǃǖ30űǂ31źƅƩǛ32x33Ƈ34jo39i40U41ǩ43ŀǍ44tŴ
is #	69 -27b-21ŗ-14Ƭ-11Tŕ-10Ŗ-9Ź-8ŏ-7sw-6Ʃ6ƶ8ƚǈ9ƭ14œƆ15I18Ÿ20ǣ29D31ǩ34E37pX39Ɠ49Ơ50v
is $	73 -18Ř-16t-13q-10nƨ-8Ŗ-7k6ǈ7ǝ9œ11ŀ13Z14RŒ16wĵ17J18ń21Ő34ǩ43o
is @day	88 10kL
is @name	75 -13bi-10nŒ10N15J18ǂ30w33o59t
is a	53 -21ƭ-16Ɖ-11ű-10iŇ-9ŐǢ-8ŕ-7jXǇ-6Ɠ6fuRƒƧǜǩ7JZŦźƁƍ8qBƿ9mCŝšƈƥ10ĻŬǁ12xǙ13ſǥ14rŘƇ15vƤǍǏ16ŋƬǅ17Ž19ƨ27ǝ29ŪƩ31L34ƅ
is about	78 -7Ů13IƏƿ14ŉ25ƪ26Y
is alcohol	77 -7t23Ǜ
is all	77 -7ƥ9nYǏ11ƶ13ş14Ō15ōǨ16Ʀ17Ɨ20Z
is an	78 11ķ12ŠƮ15Ķǉ30ǆ
is any	85 -11Ɲ11Ǘ12u15Ŷ21Ǐ25ƥ
is anything	83 9ĵ15Ɛ16Ǖ20ſ
is at	82 -9Ř-7ǈ-6Ǆ11Ư12qľ14Ŏ21n26Ʀ
is awesome	86 -12S13Ǌ15Ƨǟ27ƿ
is been	83 10j12Ľ47ǟ
is business	81 -23Ǟ-15Ǆ9ǥ10U75ǟ
is changed	77 23Ǟ
is different	85 -9ǩ-7Ş29ũ40ĺ
is down	76 -7ǟ8ƫ23Ǟ26Ɗ
is driven	78 18ŭ
is everything	83 10ō13ķ21U28ş31i
is fine	86 14Ǌ15G23N
is free	88 9Ɣ15Ƨ19ǁ
is going	76 -8ǩ7Ź8ō12Ư13žǞǟ15ĺ25ł37Ĺ
is good	82 11t15ŝ19S25p
is got	74 -26n-7aŷ7Ũų9Ǧ11ƾ12ŁŐǆ14ŀ15j24ƨ26Ŀ34ű42ş
is great	88 9ź13x15a25T
is he	64 -21v-15x-14Ǣ-13iŪ-12P-10Q-9ƺ-8ŷ-7Œŗ-6ƅƸǟ7Aź10o12n15rwŹ21ǂ25q32Ņ34Ŵ42p46ƨ63st
is her	79 -30Ƹ-20d-8ů16ǈ17p22o29ǂ39B68ź
is his	79 -27a-11w-10d-9Ƹ-8t-6Ʊ11ǈ12p13ų24q29ǂ31ź36o
is home	88 -14Ɲ-7Ű29l46C
is in	59 -26Ơ-16ǩ-14Ǐ-13Ƣ-12ŗ-11ƅ-10Ĺ-8ǋ-7ŷơ6Ǚ7F8WƌǑ9ƉƋ10Őƪ11Ǎ13Ū14qƁƻǓ20ŀ22ķƊ27Ķ29ǌ34Ɨ35Y39n53Ɲ54Ŗ
is insured	88 -6ō12ǒ26Ɠ27ş
is is	86 11u14o27p
is it	42 -26ƪ-25Ɨ-17ƥǩ-15D-14X-13ƒ-12ŨŸƽ-11łŌŠŤǈǑǔǘ-10wRĿōŮƫƵǝ-9kqrCŵƭ-8txŷſǡ-7fpyGLņŔŦŧǏǨ-6lnIĻƚưƸǞ7QśůƌƙƞǌǤ8ŃŏŐƺǠ9ŒƓ10FŚūƬƯǅ11ŊŘƻ12oƊƖ13Ŝť14Şƅ15ĶǍǟ16œŭŴƣǄǋǛ17Ƽ18ŕŝƕ20ǆ21Ƣ22ǖ25uT26žƇƉƟ27Ű31i33ŶǇ34ŀǗ37ű41U42ǃ44ŁŗƩ45j56Ɔ
is just	79 -7n-6Ū10ƿ11W12h13Ʃ14y16ŭ19Ŵ37ŷ
is kept	86 -10ő15ƥ18Ű23ŝ
is left	79 -6Ŕ12Ŗ15Ƨ21ƶ31Ŭ
is like	85 9Ƨ10ǝ12ƪ14ƿ
is most	83 -11ǖ7ľ26Ǌ
is named	69 11ƚƢ28ƫ
is new	88 -17Ŝ-13Œ-11œ-9Ĺ28Ǟ79i
is next	78 -9ǩ-7Qǥ17ƫ20ř27y28Ǟ37V56Ǎ
is no	80 10s11ŕ12Ǩ13Ńŉ14ƨ16ũ
is not	70 -20p-15ř-12ŀ-9ō-8Ǉ6Ů7ƢƳƴ8Uĸŧ9Ǡ10Mſ11cŗ15w20Ŷ21Ǒ29ƥ39v74ǩ
is now	88 -7Œ68N
is on	64 -15ơ-13at-11ĺ-10Ʃ-9pqŬǌ-8ƦǢ-6j6Ɖǆ7ūǖǗ8D9Ż10dWƃƅ12Ƈ13ǥ14Ĺ15ŗŮƺ16Ǜ24ĿƢ25Ɠ38ǈ44ƨ47ſ
is out	85 12y13Ū15X16ǈ
is right	85 10D13s19Ŏ31N
is she	70 -15Ū-12mƨ-9ƹ-6Ɖ7o8űŹ9pǂ10Ŷ11rź12y14t16Ƴ17v26Ŵ30x37q
is sitting	88 11Ɵ14n15Ɲ
is smart	88 14ũ21A22ń
is still	83 7I12jƪ16nŉ32D
is stopping	88 21Ţ26ŀ
is that	41 -31Ǉ-13wǊ-11iyķĺƓƵ-10kĿŏƒ-9ŦƪǢǥ-8vĶňƬ-7jASZŴƞƹ-6noƃ6qsPƄƨǜ7fKĵĸŲŵƏƖƸǛǡ8ŔřƯƺǋǚ9łŸƍƾǙǠ10lpuńƛƠƻǕ11Űƅƶǁ12ľŗſƘƙƜư13ĻŁŕūűƝǉ14ůǩ15FŋŪŷŽ16d17bĹő18ļƩ19ǖ22C25ō26hŭ29Œ39R43Q
is the	42 -23i-20ř-19Ƣ-18ŖƝ-17ǈ-16Ɨ-14ƣǞ-12Cŏŷ-11důŸƨƸ-10œŹƩǄ-9ntSTǎ-8pŁŃǅǨ-7GHLMYŉŵ-6ŅŢťƃƯǂǝ6Fō7VŐƎƬǜ8hƏƕ9UXŝƦǊ10cIKZŘƛƪǩ11ƐǏ12vƌƞƲǢǥ13AŮ14űƟƠǇ15yEŭŰƇ17ĿŪ19Ɔ20QųŶǆ21J22Œ23xƅƫǋ26łŕ29Ƙ32ŬǍ33ŀ35j39ơ41ǟ45ŗ46ƒ
is their	86 14Ŕ27Ņ
is there	47 -26Ɲ-13ŗƩ-12ǩ-10řƂǆ-9ǋ-8jŝƁ-7ſƕƛƥǈ-6oƤ6ŭű7ķǞ8YƎƔǖ9ƃƏǦ10DŞǓ11X12ŏŬƙ13WŁŉ14Źƶ15Ō16ƍƸ17Ʋ21Ǜ22Ɨ24ĿƊǔ26ǃ27A30ƣ31Ʀ33Ʊ37f38ŵ43Ǩ47ō
is this	68 -15A-14ơ-12oŁ-11bř-10ş-9ĺǩ-6ƕ7Ɵ23ǅ24ŏ26Nǈ28Ń29Ƶ32H34I38Ĺ88a
is under	88 -6l6ƈ12n13G20Ɗ
is up	80 -10ŀŒœ-6Ŕ7t16ŽǄ17ź20iŕ59Ĺ
is what	64 -8IYŘǩ-6Ű6vT7duPľƱ8ŞťƃǢ9cEHƶ10LĴƌƔ11UƠ13i14GŀŅ16ĸ17Ŀ18ĺ20Ť23Ŧ35p
is when	82 -13Š10G11S16ŧ18ť19ŕ
is where	88 15D36M
is work	83 -23ǟ-9i-8R75U
is worth	80 -12ŭ7Ɨ8ƒ11ű15Ɓ26ķ
is you	76 -22ƾ-11o-6sĿ7p8Ł12hŝ14a22ǂ28Ƣ71n
is your	41 -32Ŀ-26ǟ-23B-22Ɔ-18ǃ-15o-14Ŧ-13CL-12pŞ-11cĹƈ-10ŏƻǏ-9nŕŰƩƮǞ-8WĸłŖŭƬǐ-7MĴőűſƃƝǆǝǦ-6GĺňŨŬųƯƷǓǨ6KŅŔƑƞ7gŪƂƒǈǉǗǥ8DŸ9vŀŚşŴžƉƸƺǂ10eŗŻƔƕƢ11ķƓƘǊǔ12d13Ķ14Iĵż15ƚ16sƠǢǩ17lwyơǍ18zƽ19ŒǇ20iŜ21Ř22P23ƫ24qX25TŹƲ26A28ǋǣ29x31Ń35růƾ38ǎ41Ň56t
is yours	79 11űƉ12Ŵ13A20ĵƦ33ķ
issues	86 12ǂ13Ƹ
it	28 -26Ĺǩ-19lĸǔ-18qŅ-17Oŝǈ-16vƷ-15CXƃ-14pyş-13gGŹƦ-12PƨǑ-11LMRŷƸǝ-10cǣ-9otxŉǂ-8HķǐǕǙǢ-7hzSņŪŻƗǓǜ-6Ǡ6Ǜ7wƎ8ōƁƠǏ9KŦǍ10ľŋƖ11JŵžƬǧ12bŘŲŴƐƯǇǘ13iĿƓƕ14ŸƢ15ĵūſǟ16ƀƊ17Ɵ18ł19nƙ20AFƼǆ21ť22ĴŁǞ23ř24ŚŮƭǗ26ŒśŠ27ŊŌŎŕƉ28Uƞ29ĺŧ30ŬŭƇƫ32BŃŇŔŤƧ33Űǅ35Ũũų36rƆ38jƵ39ƒƩ40ǃ42Ŗŗƅ43ƪ44Ŷ46ŀ49œ67ű
it #	88 -22ǡ-11ƅ-7Ɔ-6ŗ111ž
it $	43 -30Ū-29Œ-28Ŝ-27ŝ-25ĸƗ-21ź-20TǄ-19Ǜ-17ŷ-16ļ-15O-14Ƃ-13o-12Ɣǋ-11YłşŢŽƞƣǧ-10jsĹŞƓƛƯƱ-9HUŹƋƶǌ-8qķƇǖǝ-7gVľŅŐơǈǐǜ-6řƁǓ6fĿƅƢ7JĶƉƎƩ8ƍǤ9Ũ10ĵǦ11ŏŗƐƙƝ12Xƭ13ƫƻ14ŎŸǍǗ15Űŵ16ōŲǉ17EœśſƳ18DŦƀƒ19Ļ20ŃőǏ22ū24ŌŠŤ28Ů29ũƕ30Ŵ31Ŗ33Ɔ35ŀŧ38ǆ39rǘ45Ƶ47ų48Ŭƪ49B72Ŷ78Ň
it @name	86 -8Ÿ16b35o
it a	63 -11ũ-10Ơ-9ž-8űǃ7ŠƳǡ8ŔơǓ9K10ĺŒ12u15Fœů16i17ŗƔ19TŶ20U24ƛ27ǅ28Ɔ31Ƈ37ƣ
it about	85 -10Ƶ-8ǃ8Ž12ƶ13Ĺ15œ17Ǟ
it all	68 -12Ǒ-10Ũ-9ƶ-8Ů6Ɨ7Ƶǜ8ĴǗ9ŒƓ10ŃŦ11Z12ǃǐ14ľŖ15Ɩǋ16ŤǇ17Ʋ18Ƣ23ƌ26ǖ29ƫ
it an	86 6ƣ16ǆ22ƅ
it and	69 -18ƪ-11Ʃ-7ŷ6J9n16A21ơ30Ɔ37ŏ
it appraise	88 33ƒ
it at	85 12Š15ŏ20ŗ
it back	82 -10Ŗ10ŭ12ň26ƪ38Ɠ
it be	73 -19Ʈ-9Ŏ-8rũ9ľ13b15Mŝ16Ļ18ŞƬ33Ŋ43ǩ
it been	79 7ņ13jǅ16š24U
it before	82 -9ť11Ʋ38œ
it burned	88 -13ǝ21Ƒ23Ɠ
it but	86 -10s8gr16Ư30ŀ
it by	83 -22Ń-9Ƅ-7ƭ14Ł15A19śŨ40ǧ
it come	78 10W11Ǖ13Ĵ14Š15T16Ľ19łƚ24Ť
it comes	82 10ł14Ř15Ŀ22H23ľ
it cost	73 -13Ɠ-12ǝ-11Š-8Ƶ8Ɨ9ǚ10Œ23Ư26Ƒ37Ŧ40Ǐ
it covers	88 10Ŗ
it different	78 -21ƚ26Ř
it do	83 -8ƛ11ű12Ǝ13ƥ15Ŗ
it does	88 15ǆ18Ŵ
it down	88 15ƀǞ17f24Ÿ
it due	88 26ŕ
it ever	88 -11ű-8Ŗ-7ǔ21Ɗ24ŭ42Ʃ
it for	65 -25ǘ-16Ř-11O-10Ǡ-7Łűǈ6ľƯ8ŌŲƄǢ9pĻ10Ő11TƎƓ15Ž16łŎ17ŭƵ37ƒ43Ƭ57Ŝ
it from	82 -8œ10Ʀ16ś17ŧǅ34ƅ
it go	76 -16ŧƯ-12Š-9Ŧ-7ĸ10ƒƞ11Ƨ15j16ŗ19ś24Ŕ29ƫ43œ
it goes	88 -6p10D11ƫ17ų
it going	82 -10Ʒ-8ł-6ŝ8ľƟ9ŋ11ǟ13Ǩ15e17Ʈ24i
it gone	78 -11Ŕ27Œ29œ
it got	83 8Ů9g11ű12Ƈ16ƪ
it happen	85 -7ĺ15Ť17ũ22ť
it happened	76 -10ǣ-7Ƴ9Ŧ13ť21Y28Ť
it hard	78 26Ŀ
it have	78 -13Ƨ-12Ʃ-9ƣ-7k8ƆǍ9ƪ13ǆ16Ƈ17ƭ20Ƌ22Ń
it how	88 13b15xŸ
it if	85 10ƵǨ13Ƨ17ƫ
it in	68 -14J-10ǋ-9ǃ-7O-6Ļ8L9Y10ŎƊ11b12Ńǅǧ14Ŀ15ƪ17Ō21ŧƵǍ23Ś33K44ű
it is	48 -18Ŷ-17X-14ǩ-12Ƭ-11Ńǌ-10Ũ-9clpĶŠ-8bŇŚƫƺǢ-7qtuCľōƨǚ-6xLƈǓǔ6GŰŵ7aJŽƟƽ8QĿŌŔƮƼǈ9ŊŎŪŭ10hiUWƶ11Ɓƿ12řƙƭ13NZŒƗƩ14rźƢƧƱǡ15ūǆ16kſ19ǅ21ǃǄ22űŷ23Ǜǟ24ŝ26Ɖ29w33n35Ơ40ƅ43j
it it	88 12X13Ŀ14ť
it just	63 -11Ǐ-7DŴ-6ƥ6Ɗ7ŭ8ŠŰŹƜǋ9ƭ10ńƝƟƨǛ13ǃǆ17Ǉ20Ŝ23ĺ37u39Ū
it lapse	88 18š
it last	86 -7œ-6ƛ21ƈ23ƭ36ť
it like	82 -14ũ-6ĺ8Ƈ14ű15Ƶ18Ƥ45j
it meant	78 9Ư37Ƭ
it more	77 -7ō10ǄǓ11ť12Ŷ13YŞź16AŇ24Œ29ň
it mostly	88 -14ǔ7Ŵ13ķ14Ůǖ
it new	88 -6Ƈ14Ǆ15ƅ
it now	75 -15ƒ-11Ť7Ů19ű23Ĵ24Œ28Ũ
it off	76 10ĺ11Ƃƾ15Ś18I19Ƅ24ŋ
it okay	86 -15ň9ĵ16ƾ18Ŋ
it on	70 -9Y-6Ʋ8œǀ9Wűƀǘ10Ʈ11jDLŚƠ15ĸ16Ɯ18Ű19ł44Ŕ
it one	79 -9Ǣ-7ǎ10Q15ƙ18i27Ɖ34Ʃ
it only	85 -8Ŷ11ň13Ƣ17ų24Ǉ
it or	69 -10s-9Ʊ-8ƪ-7Aǃ-6ŵƷ6Ł8ƌ9ĸǘ10BFŎŠŦƘ11ǀ12ǅ13mŊŖ14ơ15Ʈ16ś22r25c26ōŜƵ
it out	76 -10Ŷ7Ƭ9YĴ10ŭ13bŰ14Ƶ15A17Š18ƪ38Ɯ
it over	76 -8jƭ-7ů-6Ơ8Ů9Ƨ11ź13ŀŶ16Ĵ26Ɔ29Ǟ31r34T
it rains	77 16ƙ18ũ
it renew	75 11ŕ26Œ
it right	75 -12ơ-9Ŗ-6Ǧ6F8ĴŏƲ9űƿ10ǥ11ň12tƍ14Ŏǃǌ15Ķ
it run	83 -13Ŷ-12ƭ13š18ŕ53ű
it say	71 11řƺǧ12Qǌ13ĵ16ǃ17ſ21Ś
it says	79 -7Ŗ9ž11ƩǢ12qļ14F16ř22Ś25Ů
it sell	88 -10Ļ7ű40ƒ
it sit	88 13Ǜ29Ƈ
it so	81 -7Ǥ-6Ť10m11eOƞǒ12ķ14ĺ
it still	78 -12Ÿ6Œ12S13jƧǋ14ũ15HĶ16Ŝ19ƺ34Ũ
it take	73 -10Š7Ɠ11ť13Ʊ14ů16Ƭ22ŢƗ25ŧ27Ŏ
it that	77 -6ť7KP10ĺŔ11Ť12Š14Ɛƴ16ļ17Ĺ22ŀ
it the	69 -39ž-16œ-10U-9Ņƒ-7Œ9xļ10ŉƄǁǇ11ǂ22Ş25ĺ36Š40ŝ47ŗ60ŀ
it there	86 -39ŝ-32Ŷ-20Ň-10ŗ-8j10Ǔ13ǖ17ǝ55U58ƞ
it to	70 -15K-14Ţ-12ůƧ-9ƫ-7Ů6ś8Ų10ŃŸ12Ĵ13ŭ17B19JŖ22Ř25ų32ƭ40ƶ
it today	75 -15Ĺ-8ŏ-6ƒ8Œƫ13ŀ17Ō19ĺ
it under	82 -6Ń9X12œ30Ŏ47ƒ
it up	70 -15ǎ-9ƶ-6Iň7Ůƅ8DŌũ9Š10Ť11Ə12Ĵƥ15O22ř26rŕƫ27V31Ś46Ł
it used	88 39ŭ
it was	70 -14œ-9Ŧ-7ƾ-6Ť7ĺƯ8ƛ9Ɠǉ10Ƴ12ƅ14ż17ŵ18ļ25Ƽ34ũ35Ũ
it went	78 -8z8ŧ9ƅ13Ƴ14ņ19Š43Ŕ44œ
it were	78 13ǝ
it what	76 7ķ9Bő10Š11ņǁ12ŇƂ13Ɨ15Ś19Ʃ
it when	78 7Ƨ10s12ƅ18Ɵ19Ǐ22ǜ35Ũ
it who	88 9Ł11n14Ǡ
it will	86 9ĵ11ƴ12ƹ13ł
it with	78 -21Ŝ-9ǖ-6ő8ƙ11sŚ12ź13Ŭ15ńŊŐ17ǅ25Ƨ41Ŗ
it without	88 11ƈ22Ǩ
it would	77 -7ű-6ƭ6ś9ŵ10ƒ13Ŗ14Ņ16Ɠ17Ţ21ťư
it you	78 -9Ũ-7ƶ8BŀŽ14oQŶƪ18ũ19ƴǌ26ż
it your	77 -15Ǎ-9Ĺůƅƣ-6ŵǃ10ǒ14ƽ17ƤƯ20F21B30ƞ34ǋ35Ŷ45Ł
it yourself	75 -9Ʀ8ǅ9Ɛ14ƀ16Š21ţ
itself	83 -7ŗ11Ǣ13Ƙ16Ĵ22Ɠ
jeep	88 -14ŷ10Ū20Ŭų
jewelry	72 36Ƙ
jewelry $	88 9Ƙ
jewelry instruments	78 13Ƙ
job	56 -9Ɯƶ-8Ǐ-7ǂ-6foOǅ6ǀǦ8Ǚ9ň10tţ11Ǔ12ŗŴ13Ķ14ǐǧ15ƝƦ17RƬ19ů21ǣ22Ƨ25ǈ33q38V46U50S53W58P
job $	66 -10Ɯ-7O-6oǄǅ7ů8Ǔ11ǧ12Ǚ13t14Ƨ15S16Ʀ18Pǐ23ǣ27q29V64U
job ask	78 -24Ǔ41ŗ
job even	78 22ţ
job or	82 11ŭ18ǈ24W
job title	88 13q34P
job what	88 -7Ǆ13qǓ14W
job you	88 -15ŗ13S20Ƭ22Ǔ
jobs	73 -6ŭ11ǑǦ12ƨǡ17ǈ18Ƨǔ19V25Ǆ27ǐ
jobs $	80 -7ŭ25ǔ27ǐ30V32ǈ
join	85 10Ŏő43s
jump	81 -10Ŧ-8Ǆ11ƍ15ǀ33Ţ37œ
junior	86 7m17a22w
just	47 -13ŗ-12ǐ-11ōƧ-10OǏ-9qFƳǂ-8złƏ-7ŃƥƵ-6ŚűǓ6ş7mZŒŵžƲǚ8dUŜŲżƊƍǀ9vķŁŌŴŶƭǒǧ10ƢƦ11SƗǙ12eŇ13ơǈ14ŊǑ15Cƻ16Ū17uŔ18K19ŭ21nǋ22Ŗ24Ĺ25Š26Ǉ31Ļŷ
just a	76 -13ǇǏ-9ů-8ǃ-7Tŭǡ6K10ƿ11WŜ12Ų13Ŵ15Ɵơ16Ļ19ǥ25Ɲ31Ŷ
just for	85 -12ǐ-7Ų7Ơ10ů11Ɛ14Ǒ19ŭ
just get	88 9Ÿ11ơ14G15Ŗ
just just	76 -12Ǉ-8ŭ8ƃ9Ƈơ11Ŷǒ12Ų13ŕ14Ƽǝ18ǋ
just kind	88 11ĺŠ23Ʋ
just need	77 -8Ƅ-6ŕ7ǧ9p13deŏŐ15C17m19S
just now	71 -10ĺ16Ŋ45Ĺ
just say	85 -9Ĺ6Ŋ12N14Ō33ǩ
just so	86 -10Ĺ11n15ň23Œ
just take	85 -10Ŷ11Ŋŭ14ś17ņ23ǒ
just tell	85 -7ǩ11Ƹ12ŀ15M
just the	69 -11Ŷ-10ƼǇ-9ǂ-8ō-7Ʃ7ƃƆ8ǚ9ķǉ10e12sƢ13ŷ14ŠƦ16ş17Z20ƻ32Ū35ǋ43u
just want	86 10Ƽ14ư28Ļ29Ĺ
just what	86 -14ŭ7Ǣ16Y28Ɨ
just you	73 -22Ɲ-17Ū-6Š9Ǘ12ƨ13y16Ŕ27ǆ29Ł39n40ŷ92Ǉ
keep	56 -11eĴ-8ptŘ-7sĿňƤ-6ŷ8ŉŸǞ10ş11WƝǙ12ŋƥǝǨǩ13q14Ś18Ǐ19YōƊƮ21ſƷ22Ť25Ű26o30Ƨ32Ǘ36Ƶ
keep $	83 -17Ɲ9h13Ǘ22q46Ǐ
keep getting	78 -12ǝ35Ť
keep going	86 -9Ƶ10m12ŉ18ō37ǩ
keep it	78 -11Ʒ-9Ś11Ǩ12Ƶ14Ǟ16X19Ű21Ʈ36Ƨ
keep on	88 -6ǩ9Ǐ16Ǘ
keep that	88 10Ƶ11ŝ16Ű19Y
keep the	74 -14Ƶ-8ŷ-7Ʈ-6Ɲ7Ǡ9Ś12Ÿ22ſǨ61Ʒ
keep your	85 -10Ř14Ŏ15ƥ28Ś
keepin	82 8ŀ10U11ƀ14ƶ16t17Ţ19Ž23ǟ
keeping	78 -12q8Ƶ9Ǟ12ũ13ǟ15ŀ16U17x21t
keeping busy	88 -48U-13q31t58ǟ
keeping you	86 -41ǟ-7t18ŀ22x66U
keeps	78 6ƛ7Ǡ10Ţ12ǒ13c24P26ŝ28Ŀ
keeps you	83 11Ţ26P28ŝ30Ŀ
kept	74 -12ō-10D-8ő8Y12ƃ15Ŷ18ŝ21Ǘ30Ű37ƥ
kept $	88 -12Ű18ƥ
key	88 -7ņ-6Ʀ75Ǩ
keys	73 8Ƨ10Ń11v27ų32Ɩ
keys $	75 11v35Ɩ
kick	86 10Ń16ƹ17Ļ18Ō
kid	75 -17m-10ŷ-8Ţ-7z11ƶ12n15Ƙ17Ɯ23ź26Ʀ27l42Ź
kid $	86 -8zŢ8l13ƶ31Ʀ
kids	57 -13c-9ķ-8oƽ-6r7ƃ8N9qŭƶ12ľƭ17n18Ź19ƍƲ21ƫ25w28Ʊ29v32Ư41y48x63u
kids $	67 -15c-8oŹ9Ʊ11qƯ12ŭ22v23n24Ʋ53u
kids are	85 -15v-8y-6u7L13w37ƭ
kids doing	86 -7Ʊ48x
kids in	88 9Ư16N23v
kids names	85 20w
kind	55 -17Ǜ-15ƪ-10Ʀ-9ƈ-7ƫ-6ƻ6Y7ŃŢŧŮƐưƸ8qRǥ9iƉƹ10Ŋƨ11bĺǟǩ12ŴƎƝ13X14hűǆ15ŤƇ16Ʋ18ƣ21ǔ22Ū23Ǆ29ŏƋ37Ʃ
kind of	56 -17Ǜ-15ƪ-10Ʀ-9ƈ-7ƫ-6Ĺƻ6gY7ŀŃŢ8qŮƐưƸǥ9hiRƉƹ10ƨ11Ŋǟ12ƎƝ13Xǩ14Ŵ15ǆ17ŤƲ18űƣ21ǔ24ŪƇ26Ǆ30ŏƋ
kitchen	72 -8ǖ8ł11ǈ12Lƞ14Ǝ26Ǜ27M46ƌ
kitchen $	86 6Ǐ16Ǝ
kitchen table	86 -11ƌ12ł35M
knee	88 13Ƹ32t
knock	83 -7Ǟ7m10Ĵţ12ƌ23ź
know	52 -14Ō-11ŎƂǔ-10Ĺ-9nƮƶƽ-8ŕ-7ĺƭ-6ſƞǄǈǗ6AǊǣ7OƷǟ8ĵĻŋƐ9ŗƈƛ10ĽŃŰƀǂ11GņŲ12ŔƳ13hňŒƎ14ōƓƩ15Ƨ17cr18ŅŜ19w20ǃ21Ƹ28ǩ39ŉ43Ŗ
know $	70 -26ǩ-10Ļƽ11Ƨ12ƈ14ƛ19Ƹ22r27ō53ŉ
know about	74 -22ǩ-13Ƽ8Ƣ9hŹ11ǀ12ǂ13Ŗ20Ų22Ǝ
know how	77 -7Sň7ś8ǁ9Ə10v13GO18ǩ23Ń37c
know i	86 -13Ŗ8Ʒ11ŇŦ29ň
know if	75 6ǡ7sš8Ƨ9FƀƵ10fK11u13ƐƜ
know it	82 -11ǩ11ķ13TŖƯ15ǟǣ17ĵ
know of	88 -13Ō8Ɖ20h
know the	86 -7ƞ9S11mG12ű15Ŝ
know this	88 9ŗ13ŋ22Ļ
know what	70 -17Ƃ-10Ĺ-9ŕ-8Ʈ7Zǝ9ŗ10ņ12ƩǊ13ƃ24Œ34Ɠ46ǩ55Ŗ
know your	88 -11Ɠ7Ř14Ŗ
l	82 -29ŗ13ǃ23ǡ55b
labor	88 8k9ǎ14ǜ20ť
ladders	88 17Ǆ22ǈ
lady	80 -8x10ŵǁ13ŧƜ17Ŝ18t24o
laid	81 14ŵ15Ƨ16B17Ň22Ǩ
laid up	88 6ƃ16ŵ24Ǩ
lake	81 9ƙ18ķ19k28g30Ɵ
land	82 -11D-9ǝ-8ZƁ-7Ľ14Ƥ17G18J34Ň43ķ
landline	88 32I
landlord	68 -13Ƅ9ǧ17F20Ơ39ơǌ
landlord $	83 -51ǌ65ơ
landlord need	88 -34ơ-17Ƅ34ǧ43ǌ
landlord want	85 -16ǧ-14ơ54ǌ
lapse	80 38š
lapse $	82 19š
last	45 -15ĺ-13Ǣ-12ŃŒ-11vǃ-10ŤŦ-9p-8dBŕŠƉƌǅ-7GLSŅǧ-6Iľŧǝ6żƧ7wĽƪƶǦ8TƩƼǂǒ9oyŬ10ŵƑƫ11ĹŖ12łŻƲǨ13cűƋƺǘ14ǉ15ţ16ư17EƹǛ18ĵƚ21aƈƸ22š24bņŞ25Ǚ26Ǐ27Ŝ29ǊǞ31œ39ƾ
last #	71 -16I-13Ƽ-10ƭ-7Ǟ7ţƹ10Ż12e13š15ǣ16ū17ż20Eť21ǉ28Ƹ
last $	80 -13Ń10a13Ʈ30ƭ
last agent	86 -26Ŝ12ſ25ņ
last checkup	76 10ƾ16Ƹ
last few	77 -11ť24ţ
last look	88 9ƫ30ĵ
last looked	78 9Ǟ
last name	76 -16ǃ-11ƾ-8p16w18o22a58b
last policy	78 -19ĺ16š29Ĺ
last renewal	71 13Ǟ37Ŝ
last see	86 -25ƾ15Ʋ27ǂ
last spring	78 8Ľ35Ş
last statement	88 9Ķ20ƪ
last time	70 7ƈƾ9ĸŖƲ10œ11Ɠ12Wĵ13t16ŵƛ17ǘ19ƺ21Ŝ
last update	88 -24Ǐ25Ǣ
last updated	76 -40Ǣ8Ǎ76Ǐ
last workers	78 -15Ǥ-6ǣ41Ş
last year	70 -14ť-11Ľ-8Œ7Ǧ9Ǒ11Iǘ14ő16š27Ǟ47œ51Ǌ
late	82 -7Ƙǩ7Ǖ12L16O19ĵ22ǎ
lately	73 -11Ƽ-8Ť7żǕ8U9Ɛ10ǂ11Ǚ12ƾ13ĺŻǏǟ15ǣ20ǜ21Ƹ
lately $	76 -11Ƽ7ǜ8Ǖ9ż10Ɛ11ǂ13Ż14ƾǏǟ19ǣ22Ƹ
law	79 11B12nA13ŷ14z15Q16Ņ
lawsuit	86 -9ŗ17Ǧ21ķ
lawyer	79 10A20ǜ23ķ33Ʋ
lay	88 9Ƥ15Ƨ17Ś24ư
layer	88 7Ǧ15Ɖ
leak	74 -11ƈ-8Ɯ11Ɖ13ũ16ƛ21Ǝ28Ť
leak or	78 -8ƛ30Ť
leaks	80 28Ɖ40ƛ
leaks $	86 -19Ɖ65ƛ
lean	83 20Ň27z29A
lean on	85 28z30A
lease	60 -15śƪ-14Ǎ-10Ǔ-7ƒ9Ǐ13Ĺ17Ơ18F27Ŭ31ǋ44ơ58Ƣ76ǌ
lease $	74 -16Ŭ7ǋ11ǌ12Ơ58Ƣ
lease ask	76 38Ĺ
lease it	83 -17ǌ7Ŭ17ǋ20F
lease require	86 -14Ǔ14ǌ19ơ
lease say	83 -14ǌ-9Ĺ-7Ƣ49ơ
leased	88 6Ǐ16ǋ19Ŭ
leasing	88 14F16Ƅ18ơ24Ŭ
least	88 -8S11ő15ǡ16ǅ21ŗ
leave	59 -8ƨ7ǎ8sVŁŋƂ9Ŧƀ10ōŰƘƟ12ǜ13Ŋƥ14ĺƫƬ18Ļ20ŏ23ǩ25Ƴ29Ţ33ƶ35Ƨ
leave $	75 7ŊƧ30ŏ
leave a	88 -10ƶ-7Ţ12mƭ25ǩ
leave behind	88 33ƶ
leave it	82 -15Ƨ-13Ţ-7ƭ12Ƃ13ź15Ű18Ŋ23ĺ31ƶ
leave something	88 20ƶ
leave the	81 -11ƶ-6ŢƟ7Ǐ12ŋƛ13ǎ14sƀ18Ƴ23ƫ
leave them	82 -26ƶ16Ƙ23Ƭ50Ţ
leavin	88 9Ŀ15Ţ16yƶ
leaving	82 9ƶ18V20Ţ22Ŀ
left	70 -6Ʈ9f10ĸŖ11lĶ12ŉ13ķ17ōŕ18Ɣ19Ƨ21Z24Ŭ27ƶ
left $	86 -7Ʈ10ƶ11Ɣ15Ķ37Z
left on	78 6ƈ11fƔ19ŕ25Ŭ
legacy	88 34ƶ
legal	79 -7ơ7ǌ9ƹǆ14ŋ20Ʋ28ǃ
legal name	86 6a31ǃ
lender	71 -11Ɩ-7ǈ7Ƅ10Ŭ25Ń57ƕ
lender $	85 -8ǈ48ƕ
lender asked	78 -12Ɩ30Ń
less	78 -7ŗƕ12Ʀ15ŮǇ16ƒ24Ņ25ƪ
less than	83 -7ŗ6S13Ʀ18ƒ23Ů
let	62 -8ň-7ǩ6Kž7DUŦƏƛƜ8irĵŀŁŃų9OƪƵǓ10ŘƐ11Ŋřƾ12Ƅ13x14NŪ17šƎ19Ŏ25Ž27Ş28a37ǜ
let me	70 -7ň7dĴőƀǁ8sDKUŹƏ9Ŧ10iŁ12Ɛ13OŘř15Ŋ23a
let us	78 -11s7Ž11Ōž12ŀ13ar17ĵ20Ū26Ŏ
let you	80 -8Ű11Ƅ12Ǔ13Ń14š17x24Ǝ25N38Ş
letter	75 -12ũ-8ļ8J13ū14b26Ś34ĽŔ
letter $	88 -7ļ20Ľ
letters	85 19ř36b
level	72 11ŀ12ƣƩ21ƆƊ28m
level $	76 8Ɔ15Ɗ
liability	59 -7Ő7ƍǥ8Ƃ13ǚ14Ŗ16ơ20ƀ21ǌ29ǡ37ž
liability $	75 -8ǡ18ǚ21ž28Ǧ
liability does	85 -19ž-7Ǌ8Ǔ19ǡ30ǌ
liability is	85 -19ǡ14ž22ơ
liability limits	69 -21ǡ23ž34Ŗ
liability on	88 9Ƃ11ž
license	61 -8p-7ŷ11Ƅ13ū14ƺ18ǀ19o20ad23Ź24Ǜ40Ÿ
license $	71 -25ŷ-9Ÿ-8p10d12ǀ14Ƅ15Ź17ƺ19a24o30Ǜ
license now	78 16ŷ
license number	83 19Ÿ
license plate	88 -15Ÿ25ū
licensed	75 -15n-7S7Ź11Ǩ24Ÿ53ŷ
licensed $	85 -8S28Ÿ
lie	88 12Š54Ŀ
lien	88 42Ŭ
life	55 -18ŏ-17Ő-13Ż-12ŗ-9q-7Vǂ-6ľŒŵ6ş7ƫ9l10WŨ13m15ĺ20i23Ƭ27ƭ28Ƶ31ƿ32Ʒ35ƪ37ƴ44Ƨ47Ʃ49ƨ63Ʀ
life $	76 -9Ƶ20l44Ʃ
life and	86 6ƪ14W
life coverage	88 -17ŗ-11i-10Ƨ61Ʀ
life insurance	64 -18Ő-16ŏ-9ş-6ľ6Ʊ10Ƶ13WƩ15Ƨ16ƴ17ƨ25ƭ28Ƭ34Ʀ
life is	88 15ƨ19Ũ
life policy	75 -12ƨ-8Ʃ10Ƨ12ƫ17ƪ21Ƶ31Ʀ
light	82 7Ɛ13ĺ16ż17Ō23ŻƮ
lights	88 12š14Ż23U
like	44 -14Ť-13PŎŜŢǞ-12JĿǐ-11ƢǠ-10Ĺ-9Ʀ-8bƛ-7pZľśǄ-6qƒƻ6MőşǗ7aiLTŀƂƌƎƝǥ8lsťƘư9FXƠ10myDŧƜ11AţŮƐǖ12ŗƁ13gƭǩ14jYƽ15ł16ŨǍ17rRņűžƿ18ŉ19vŲ20Ń21ĻŌƞ23Ĵƶ28K31Ŷ33UŇ36ŝ
like #	76 -19b-7Ʋ10H11Oư12Ĵ13Ežƿ14v17j39ŗ
like $	75 -35ŀ-16Ŝ-10Ǆ-7ŝ-6ŦƘ7ǀ8Ʒ13Ļ15Ɓ16ǥ17ņ18Ư21Ǎ27Ň28R34Ũ41Ş48ǩ
like a	67 -11ķ-9Ƣ-7ƞ6Ǔ7jƁƍ8ş9ĺŷŽƭǈ10FŶ11nYŘţžƵ12Ɣƙ13zŐǍ14ű24Ɯ25ť
like about	79 -24Ş-13Ň38ŝ44ŀ
like an	88 9Ķ17Ū
like for	83 -14ŭ12Ʈư14Rŵ17Ƴ
like it	72 -35ŝ-10j-9s-7KŞƛƞ7Ń8r9i10ŋƎƓ11DU16Ō19m23ŀŮ40Ň42Ŷ
like me	85 13ƺ14ņ17L
like that	69 -12Q-8ŝǩ8œ9ĵ10ƇƘ11ułƜ12gűųƝ13ǔ16ŔŲ17ĸ26Ŷ
like the	76 13Ŗ14ŧǁ16D25Ń28ƞ
like this	76 -8Ł-6ƶ8B15ũƤ19ŏƭ20r25A35ł
like to	64 -13Ţ-12ĸ-9ŝ-8ŇŎ-6Oķ6s7AJX8Ŕ9Ł10wļƶ12K15gŊŞ17ō22y24M28Ō36ŉ41Ĵ47Ļ
like what	85 -10ǩ-8ŗ6v15Q16X18P30Ň
like you	79 -13Ǡ-11Ļ6l7Ň11cBŉ12Vǘ13Ƭ14iN
like your	81 -29P6Ư10Ŷ13L17F22ŝ23ƶ52U
liking	82 -12ƨ10ƞ14bŇ20tx
limit	76 -35ž-6Ŗ7ŗ10ſ11Ż14y21Ɠ26Ǣ34ǡ
limit $	78 -35ž11ſ14Ǣ23Ɠ39ǡ
limits	61 -6Ś7Š9Ƙ15Ǧ21Ǔ22Ŗ27ž52ŗ
limits $	74 -51ŗ-12Ŗ8Ǧ20Š27ǡ54ž
limits are	78 -14ŗ-12ž-10ǡ65Ŗ
limits did	78 17ŗ
limits do	76 -24ž-17Ŗ-8ǡ63ŗ
line	63 -9G-7œ7ŕǢ8rwņŋ9EV10aX11OŚƛƫ12ǩ13IĴ14qǊǞ16sS17Ǆ18ł19Ł25Ɣ29P
line $	78 12ŌǢ15Ś16V20s24Ɣ27Ł
line of	77 -11G-9ǩ-8s8Ɣ10ņ19Ǟ20S22qǄ36P
link	86 14ǘ18Ƒ21Ō
list	64 -8ųǙ-7C-6ǘ8Ŀ9hķǥ10fşƕǏ11ǌ12nń14Ŭ15ƒƜǐ17ƎƗ18ĺ20Ǘ21Ƙ22ľ30ŷ
list every	88 7nŷ13h14ǥ
list of	86 -16ơ16Ɨǌ22ǐ
list off	86 -6ŷ10şƎ11ķ14Ū
list the	88 -10Ū-7Ţ13ǐ15Ǝ17Ƙ20Ɯ
listed	79 -6f7ŷ8Ŭ9ǧ11ơ12Pǌ13a16o17ƫ
listed on	88 11ƫ15ǧ20ŷơ
little	58 -10Ǉ-7hƛ-6ű6ĿŨ7gņŐƜ8cdIŽƎƝƹ9ĶƳƻ10zļ11Y12ƞƦ13Ŋ14ż15Ư16v17Ņœ24w27ux
little $	78 25Ư
little about	82 -19x11q14Ƴ15gǄ18uz
little bit	83 7W11mŞ12lņƜ17Ŀ
little one	82 9w10ż25v31x
little ones	82 -8h11Ư14w54u
live	64 -8ǋ-7rIŒ-6l7ŜǍ8E9XƤƽ10ƅƟ11ƃ13D14Ơ15F18GƷ20ķ21hƣ27n31z36Ʈ38C
live $	80 -8rƤ-7n10E17zD20Ʒ30ķ36C
live in	83 -8Ǎ14ƅ16Ƥ18ƣ20C
live on	83 -11Ƥ-6Y16ƃ45Ʈ
live there	86 -9Œ7Ƥ9G20Ơ
lived	83 32l37G
lived there	86 10l39G
lives	72 -12z12Ƣ22ŷ45n
lives there	76 8ŷ9n16Ƣ
livin	78 -9ƭ-8Ř-7f-6c10z11ŖƚƞƟ15PĿ17H27S
living	71 -14ŝ-10T-8A9kƢ10Ƥ13Ʒ14nƞǍ18Ʋ22z24q25F33P
living $	81 -12T18z23P28q
living there	88 -16ŝ12Ƣ24ƞ30n
llc	79 21ǃ52ǆ
llc or	88 40ǆ
loan	62 -8Ǟ-6Ʃ7Ɓ14Ʊ30Ɣ49ƕ51Ŭ54ƪ
loan $	81 -15ƕ10Ɓ34Ɣ37Ŭ
loan against	78 
loan for	78 20Ʊ
loan maybe	78 20Ʊ
loan on	75 40ƪ
loans	68 12ƪ20Ʈ25Ʊ59Z
loans $	73 -15ƪ-6ƕ26Ʈ32Z
local	81 8Ŝ14ǔ16MŐ20ľ36l
located	86 -11Ǟ11ǋ32C
located $	88 -17ǋ39C
locations	83 -10Ż23Ǟ36ǋ
locations $	86 -10Ż52ǋ
lock	81 7Ǐ8ƣ20ƥǎ27Ō
locked	80 -7űǋ7Ƥ13Ŏ15Űƣ31ǘ
locker	88 -20Ɗ54ƥ
locks	88 10Ǝ
log	88 -7ǔ16Ǘ19Ƈ22Ś
long	53 -21ŭ-12Őƶ-11Š-10t-9i-8ǥ-7űǟ7ŸƼ8ŀƏ9Ŀŕ10Ƅ11v12gřƈ13l16ŝū19Ʈ20š21ů22ŧƟ24Gť25ǝ38ƭ41OS43ǅ47ő
long $	82 -17ƶ-12G9ŵ17Ţ18S
long ago	82 -7őǅ-6Ť12G23ƈ42ť
long could	76 27ǝ39Ʈ
long did	88 -12Š13š45ŧ
long do	81 -9őƟ6Ə18Ƅ20O35ƭ
long have	65 -6i9fš10Ƽ11Ÿ16ǅ22G23l24ő
long is	88 33Ɵ
long time	86 -11Ő-6Ţ7S11ŝ29ő
long would	85 7ƏƷ9Ʈ11ǘ14Ǩ
long you	76 -13ǅ-10t9ő11ƭ27O77S
longer	88 11ƭ12ǌ19ŕ
look	61 -19ƈ-12ŭ-10ǩ-9q-7V6AŠ7ŇřŚǢ8ŉǠǦ9Ļ10TŒ11pľŗ12ŎǊǥ13Ǚ14Jĺ15j16ł18Ɖ19Rĵ22ſ30Ư
look after	81 13Ǡ28Ư
look at	69 -7V6Ʃ7ƫ9ǢǦ12ŇŚ14ĺ15Ǚ17J21ł22ĵ
look like	76 -13ŭ-7ĺ7jƮ11ŉ13T14Ư15Œ16Ļǥ17Ǌ25R
looked	73 8ĶǞ10Ľ11ĵƫ31ń
looked at	75 8ĶǞ11Ľ12ƫ23ń
lookin	78 -7ĺ10NƇ12Ţ14ĹŃŚ15ĿŠŨ18Ɛ25Ǟ
lookin at	83 -7ĺ10H11Ƈ15Ń16ĿŚŨ19Ɛ
looking	68 -8ƒ-7ŗ-6T6Ŷ7Š9ŇƖ11zǊ14yĹ15X16ŃŚ18V20ľ24Hĺ32Ƭ
looking at	80 -9ƒ9Ŷ10ł13Ǌ19y21Ś30Ƭ
looking for	82 -17ĺ-16Ǟ-8ŗ-7T7Ļ11Š13Ƭ16Ň27ľ36HĹ
looking to	81 7H8Ƶ13Ǟ17X23Ń
looks	75 -16Ǡ-13ľ7ĻƟ8ǖ9ƌƐ10zǘ12ŵ13Ŷ17Ň23Ŝ24Ʒ
looks after	88 10Ɵ12z29Ŝ
looks like	85 -12Ǡ8Ļ12ǘ14ŵ27Ʒ
lord	88 7Ź11k12b14v
lose	66 -11ŗ9ĸǙ10IƧǔ11Ş12Ƴ13ő16ǝ17Ǔ31Ŀ38ķ
lose $	77 12ǔ16ő27ķ
lose somebody	78 11Ƴ26Ŀ
loss	75 -7ō9Ŧƺ15ŧũ17ţƳ24Ť31Ř38ť
loss $	83 -17Ť-8ō17ŧ20ũ25ť27Ƴ
losses	86 55ţ
lost	73 8ǀǔ10ƨƺ12Ʈ16Ƨ20ƃ31ň60Ƴ
lot	67 -8Ǉ-7ň7sĿřśƨ8NRƚǟ9ŻƇ10tżƙơ13ǖ17Ň19Ű26Ɵ33Ƒ34Ɯ39ķ
lot $	81 -6ƅ12ŻƇ13ż25Ƒ29Ɯ38Ɵ
lot of	76 -6ň8Ů9sNś10Rƚ11Ƒ12Ɯơ13Ňƙ16ǖ
love	69 -8Ţ-6ŀ7ƟǄ8Bŝǃ9ƉƊƶ10rƑ12M13ǋ14l16ǔ20ƅ28U29Ŷƞ
love that	83 -16ƞ8Ž25ǔ39Ŷ
love to	83 -9Ţ11B12rƉƶ18M
love what	88 -6Ǆ18ǋ41U
low	76 -18ŧ-11ńŠ9Ů10ĵ11ƺ12c14Ř20Ɨ22ŗƙ37Ņ
lower	73 -17Ř14Ļ16ƃ18Ņ20Ŏ26Ɗ
lower level	77 29Ɗ
loyal	86 10ő49Ţ
lucky	86 13Pţ32o
lunch	85 10O15LŌ17N18Ľ
m	82 -10Š25b28ſ53L
machine	74 9ƛ10ǖ12Ƽ21Ǐ32ǝ
machine would	78 9ǝ11ǖ
machines	83 24Ǣ37Ǐ
made	60 -11ƒ-8ƈ8ŃƗƤƾ9ņƲƽǆǍ14Ɖ15ƌ16xĹ18ƞ22Ŷ23Š29Ƈ34ĺ
made of	81 -12ƒ-11ƈ13Ǎ20Ɖ37Ƈ
made the	86 12ƾ25x
made you	64 9Ƥ18Š21ĺƞ24Ŷ35Ĺ
mail	75 -12J-6ś9n13ļ14Ĵ15Ľ23E45D47K
mail $	88 16Ľ27E
mailbox	88 11ż14ĸ22D
main	72 -26P-11Ɵ-8ƒ-7ŷ7Ɔ10Ŝ12ǋ14ķ15ǝ17Ɗ20Ǖ21ľ27Ǆ32ų33ƛ
main supplier	88 -9ǝ11Ǖ
mainly	86 12ŭŴ18ǖ
make	58 -12ŝ-11Ł-9ŭ-8ĿƣǞ-7ŀŠ-6ǩ6űǊ7ŨŲƌƞ8xņƎƬƳ9sơ10ŌŐŢ11OŃŬǀ14qŇǚ16Ǆǒ18Ū19cǌ20P22Ʈ24Ļů29ňŎ30T34ł
make $	85 -16Ǆ-10P9ǐ89T
make a	79 -12Ł7ǚ8T9ů10Ţ18Ń20q22ł30P
make and	88 26Ū
make it	83 13Ə14x43Ʈ
make sense	81 12Ň16s52ň
make sure	86 -7Ǒ10Ʊ13Oƌ14ǒ
make the	85 -9O15Ļ17Ő18ł20Ō21Ŭ
make you	72 -21Ň-12Ǆ-10ƣ8Ļ9Ţ12ņŨ13ơƬ14O15ł26Ŏǌ29c
makes	68 -7ŗ6ǎ8Ə9Mǐ11ǔ12Xŝ25Ŀ26Ł33ŀ
makes it	78 6ū26Ŀ
makes the	83 -7ł11ǐ34Ł
makes you	83 -8ŗ15Xŝ42ŀ
makin	88 -8Ÿ-6Ĵ11ł14Z18Ƅ19Ŭ
making	82 -9Ĵ12Z24ǌ27ơ
making you	88 15ơ26ǌ
mama	86 10Tǀ14a16ƨ38z
man	77 -9Ǎ6ů8rǎ9ƣǈ10g11jUĹƊ17Ǉ34Ǩ
manage	80 -8Ũ15Ƴ26ŵ30Ʈ
manage without	88 -16Ƴ11Ʈ33ŵ
manager	82 -8Ǣ8Ŏ14ǌ15ǜ19ơ41ǈ
many	47 -22ǉ-15Ǎ-13ǟ-11Ɖ-8ǈ-7ixQņǜ-6ǖ6O7ŲƊƻ8Ǩ9Ƣ10ŻƩƭǧ11cŴƋ12ƖƟǎ13ŕţŷżǣ14VŸƔƿ15Gǔ16ŮƮ17Ūů18ƹ20ǩ21ĿƆ22hǗ23ǋ26ƣ27ńǑ32n36u39Ǉ
many bedrooms	85 13Ɔ
many certificates	88 -10ǒ19ǧ
many days	80 -10Ų15ŵ16š20ů23Ɩ27R
many drivers	86 28ŷ
many employees	74 -12Ǒ28Ǉ
many folks	88 -7Ǒ13Ĺ34Ǉ
many hours	83 -6Ǉ29Ų32R
many locations	86 -10Ż37ǋ
many miles	74 8Ə19Ŵ24Ů26ů
many minutes	85 6ů28O
many months	82 -14ŕ6Ɵ13Y39Ʈ
many more	86 -9ƭ7ƈ21ŕ42V
many of	88 -12ǩ-8ǇǑ-7u10ǒ12c24Ƣ52n
many people	73 -16ǉ-12Ǒ-9ǈ12Ǉ21Ǘ37n47Ŀ
many square	85 -16Ɔ27ǋ
many units	88 35ƣ
many vehicles	83 -22ǐ10Ǧ48Ū
many weeks	85 -12n10ǝ19ŕǨ25Ɵ
many years	67 -16ǟ-11ƉǇ-7Ū-6V9pő16Ʃ19Ƌ20c23ǩ24Ÿ27Gƈ28Ɣ34ƭ35S
marijuana	88 16ƹ23ƿ
marital	85 28f
marital status	85 28f
market	80 8Ķ11ŔƓ14H16Y36ƒ
market value	88 -8H13Ɠ31ƒ
married	72 -6ƶ10r11ƫ19Ţ26o45f
married $	82 15ƫ33f
married to	88 -25f-7ƶ29Ţ33o
match	80 8ƅ11ƭ15Ř30ų42Ķ
matter	85 10ƃ11ľ12A20ō
matters	83 10z11Ať29ľ
may	75 -9m6Źƾ11vƖ13Ĺ18cŊǩ19a
may i	80 -10m14Ĺ20ǩ21a35Ŋ
maybe	74 14Ʀ15Ʈ18Ʊ
maybe $	78 20Ʊ
me	37 -16B-10ĺ-8GŐƩǃ-7pwAKǓǚ-6vyĵŧź6stƎƬưǆǌǥ7aDŁűƁƚƥǧ8EĸĽņŠũƊǛǞ9eŃƴ10iŅřŢŦƳǏ11MĿŀŗżƠ12UłœūƂǖ13juOPŷ14c15LńŪ17dZǈ18lō19n21bĹŊŎ24Ǆ25ǩ27ŉ29Ť32ļ39ň53ś
me $	62 -10Iǐ-8Ő-7Ńų-6Ō6cĽ7YĸŚ8ƨ9bTřśƁǄǩ10Ǝ11rŨ12d13JOŷ15m17ĻŪ39Ŏ43ň44ļ45ŉ
me a	65 -15xK-8Ʃ7ƶ8oqūŮƦ9M10g11ƳǄ14euzĵ16I18ǩ20L21Ɨ22ō31X33ś
me about	56 -16ō-15U-10y-9gBŝŧǇǞ-8ťǗ-7ĽĿƣƸ-6r6űƛƶǕ7AŜżƉƔƥ8ǜ9ƏƑƟƦ10ůƌƴǘ11hĹŻƜƨǈ12uņŹƢǂǍ13ǋ14klš15nŪŴǛ17Ķƞ18ƳǑ20H22ǔ25P26Ǆ
me and	83 12ń13ŪƇǈ16ŀƭ17Ƅ
me asking	83 8c12Ņ13Z14Ơ18Ŋ
me from	88 -7ǘ11Ǝ13I25Ǐ
me how	64 -15ǔ-9ǩ-8Ǎ-7GĶ6őƱ7Ƈƙƣǆ8ĸļŵƃǇ9kŤƿǁ11ŭ12Ƭ13q14Sŧ15tǅ16ǟ18ǖ20ƭ24Š33x43U
me i	85 7Ĺ14Ńś23E
me if	71 7Ǧ8Ž9Hƴ10NĽ11Ŷ12Ʊ14Ƨ15Ĵ21F30ňſ
me in	83 7E11ňƚƸ15Ŗƣ
me know	74 -7ň8Ĵƀǁ9sKŦŹƏ10ő11Ł13OƐ14Ř
me more	86 50ō
me that	80 10ǌ14ś19Ŗ22ū
me the	60 -18I-16J-15Ś-13a-10O-8X6ķľ7oťǡ8QŸơ9ŐŰǍ10Ŀű11ƒǐǨ12ō14Ŧ15ƆǠ16ƻǧ19Ō23ś25Ņǌ27Ť38ŗ
me those	88 11ž
me through	62 -9Ũ-8Ŋ6rǤ7ů8yǈǛǨ9RżƛƤǄǕǖǘ11Ʈ12ĸ15Zŵ16łǥ19ǝ20n26Ť
me to	70 -10ƶ-7Ļ-6ľŃ6Ǟ7K8s11Ƭ13ō15Ōž17M19ň24Ƃ29ǩ33Ŋ34L
me what	57 -15ǌ-14ǩ-11ĺ-10ň-9ō-7R-6HǟǨ6ŇŔƉǢ7ŒœŕśŢǒ8MW9y10ŀ11ƥ12ơ13ŭƪƷ14ƝưƲǞ15ŤũǗ16ƽ17Ŏ19Ơ21g22ĿŚ23Ũ24Ɗ27ŝ45Ĺ
me when	85 11s13ƅ16Ɓ17ƴ19Ń
me where	80 14Ű17Ƥ28V
me which	86 11f17Ő22ų
me who	78 8ǔ9ǈ12ļ13Ŭ14Ł17Ŝ23n39ń
me you	86 -6A7k9ŀ19Ľ25j
me your	70 -9Ś-7X6ś8beƈ10Ƶ11aŒư13ǎ14Ň15D16Ń17Ǟ18œ20Ǉ28d
mean	80 -11Ň-9ƾ8zĺ11Ǝƺ13ǩ27ň35ō
mean $	88 -16ǩ-10ƾ13ƺ36ň
meant	78 9Ư37Ƭ
meant to	78 9Ư37Ƭ
med	85 65ƃ
med pay	85 65ƃ
medical	71 -12ƻ9ƽ11ǂ13ǁ14Q15Ǘ19W28ƃ36Ƽ
medical exam	83 17ǁ
medical payments	88 35ƃ
medications	85 -11Ƽ29ƻ
meet	80 -7ŗ11Ɲ13Ʀ14a43M
meet $	88 11M
meeting	88 16O
meetings	88 7Ǚ
meetings $	88 7Ǚ
mentioned	88 14A17n19ż21ń
mess	86 -6ŀ10Ƴ11ũ15Ŧ20ť21ŝ
message	88 18Ĺ27K
met	88 8Ľ11MŎ15Ƶ
metal	80 -10Ƈ19Ǎ28Ɖ
metal $	85 -10Ƈ13Ɖ21Ǎ
middle	78 -7Ō7ĵ8L18a25N
middle of	83 -7Ō9L34N
might	81 -7ƶ9Ɯǚ12ǁ13o14H17y19ǎ20ō
mileage	81 9ů41Ů
mileage $	86 20Ů
miles	66 -7j12ǐ16ź17Ŵ28Ə37ů53Ů
miles a	82 12Ů
miles one	88 -13Ů46ů
miles to	88 -9Ů24ů
mill	88 15U16Q19Ǖ27D
mind	63 -9ŌŞƷƽǩ6ŉ7lĹĻŨƳ8ńŋŚ9MPZŃ12Ơ13Ư14cĽ16Ŏ18ł19ś21Xǁ31Ŀ33Ŋ37Ƭ
mind $	76 -10ŌƷ-8Ş-7ǩ-6I8ƶ9Ļƒ10cĿ11ĹŃ12M18Ľ20ĺ22Ŏ25Ƭ32X
mind a	88 8Ŋ15ń
mind if	81 8ǁ10Ž11ŋ13Ŋ
mind me	80 6c10l11Ņ12Z13PƠ27Ŋ
mine	76 -9ǝ7Ş10eixƺ11ńŅŊƉ13ŸƤ16Ŝ22M
mine $	88 12i14Ņ26M
minimum	80 22ŗ41ž
minimum $	86 44ž
minute	78 -12O8f10Ś12u13Ō38N
minute $	88 -28O15Ō49N
minutes	69 6Ŋ8ńŞ9Ō10a11Ļ13ǁǧ14ů53O
minutes $	81 11ń15Ō30O
mira	76 -6Ư23n24x29w
mira $	77 -17w-6Ư20x27n
miss	85 -7Ş8Ĺ12ōǟ24ŝ26Ǚ
missed	85 -9Ĵ33ō39š
missing	83 -14Ő16Ŏ37Ş
missus	83 11t12pr14s16ǂ17Ł18Ʒ
mistake	85 47ǚ
mobile	88 -6Ƒ11C15IƷ
mod	74 18Ŕ67ǣ
mod $	88 -7Ŕ25ǣ
mod and	78 25Ŕ
model	83 24ǩ32Ū
model $	85 39Ū
mom	73 7ŹƤ13Ư14ƽ18ŷ20Ƴ49z
mom and	86 11Ƴ23z
moment	80 22Ő29ŏ44N
moms	85 12Ƥư14qŵ15z
money	59 -16ǔ-13ŭ-10Ş-6ň7uǝ8ư9źƩƯ10zņƪ11rŢ12Yľ13TXZ14ŧƶǖǚǠ16ĹƫƱ17ŀǘ18Ɲ22ĸ24A30Ʈ34Ų
money $	74 -15ŭ-6Yň8ŧ10Ţ11Ǖ12A13ņǘ18Ɲ19ǚǩ23Ĺ25ƫ38Ų
money even	78 25Ư
money is	86 -7T-6Ǆ12Ţ20r41Ʈ
money or	86 -12Ş15Ʃ30ŀ
monitored	88 21Ǝ
month	54 -15ĸ-9ǌ-7YĹǩ7FŨ8Ť9ƥ11ǉ13pŅ14Ǌ16ť17Ķ18d19Ř20š21T24Z25ĴƤ26ŕ28ǝ29Ɣ37ŒƠ40X
month $	64 -10ĸǌ-8Ŏť-6Œ6Ƥ7Ɣ8Y12Ņŕ13F14X15T18ǉ33Z46Ơ47ǝ
month and	88 -7Ť29ť
month day	85 -19ť-7Ĵ19d25p
month for	81 11Ő15Ɣƥ28Œ
month is	83 -14Z-9Œ18X21Ɣ26Ơ
month or	85 10Ņ17Ĵ20Œ
month right	86 -7Ơ10Ĵ22Ń31X
month what	70 -16Y-13ǝ-7XŎ11dǊ19Ƥ30Ř31Ť
month you	88 -12X29ŎŒ
monthly	76 9Ɣ17Ơ32Ĵ
monthly or	83 34Ĵ
months	64 -8Ơ-6ŁŤ6Ĵ8ǝ13ł15Gŧ16v19ƃ20Ů22Ǩ23Œ26Y32Ʈ
months $	71 -13ŕ-6Ť8Yǝ14ŒƮ19Ǩ23ƃ24Ů
more	56 -13u-9ŗǩ-8sű-7ƶ-6xǞ6XŇ7ƒǇ8vőŞƩǁǂǡ9ľƿ10AĻźǤ11ƪǄ12ŕ13JŨƺǦ15Ń16r17ŷ19g20Ŀũ21Vň24Y27ž31œ45y48ō
more $	79 -7ǔ10ň14ōƪ16ő17Ň28ŷ
more about	83 12ľ45ō
more kids	85 -10ƶ54y
more like	82 -10s7Ƭ11g16rv17Ń
more of	81 11ŭǄǓ13Ń15Ŷ16Ŧ21g
more than	71 7Ÿ10Ƙǔ11Ɓǡ14GYǇ16ť17Ǧ19Œ20ƺ37ž
more the	88 8Ŀ11ľ15Ş22J
more years	88 -9ƭ7ƈ44V
mornin	83 -7ǟ8Ƌ9i12ů13ƽ
morning	74 -8Ǩ7a8ŏ10Ĺǝ17ůǙ18i19L
morning $	83 -9Ǩ-8L8a9ů11Ĺ12ǝ23i
mortgage	64 -6ō11ƭ19Z21Ʈ31ƕ50Ɣ
mortgage $	78 8ƕ11Ʈ34Ɣ
mortgage and	88 -8ō27Z
mortgage company	85 32ƕ
mortgage on	78 18Ɣ
most	60 -9Şƪǖ-8Ǉ-6ſ8n9ŝƦ10ĺ11Y13XŮǩ14Ʋ15ų16Ĺ17Ǌ21Ƙ28ŗ32Ŀ39ľ
most $	83 -11ƪ-10Ş16ų22Ŀ26ľ
most about	78 24Ĺ
most important	82 24ľ
most people	82 -11Ǉ-8ſ6ş8ŗ14Ŗ15ĺ19ŮƲ23ǩ
most when	71 9Ŀ
mostly	72 -8ƌ-6Q8P9UŮ10ķ11ǖ19ŭ21Ǆ46ǔ
mother	78 -11B11Ŀ13ƫ24n33ƽ45z
motorcycle	88 9ǀ10Ū19ş
motorist	68 19ſ22Ť
motorist $	74 -10Ť28ſ
motorist on	78 -31ſ37Ť
move	67 9Ō12Ń13n14ŐƤ22ŀ23y25Ʒ30ƞ32G43Ţ51H
move $	83 -12G-10Ō12Ń17Ţ69H
move go	88 48ƞ
move in	86 -12H22Ʒ47G
move on	88 -7H10Ń12ĸ33ŀ
moved	79 6Ƣ7Œ8Ɵ9ĺŭ12n18G20ť
moved in	86 -9y7Ƣ9Ɵ13n20G
moving	75 9g15ŀ18y23ƞ47H
moving $	88 11g31H
mrs	88 20a43f
much	44 -21Ƃ-10Ťŧ-9ŷǂ-8ĴĸŨŵƆƭƽ-7tŇŎŪƳǇǔ-6RWşŭų6q7ŕŢƔƥƺ8űƶǢ10Ɗƚưǌ11zƘƝ12ŬŹƱ13ƌ14žǓ15OĶǦǩ17Ř18Ǜǡ19XǊ20TYƓƠ21ƨ22ķĿ23ƪǏ24ŗƃ25ǉ26ŅŮ28œƒƗƦ36Ŧ39Ƭ44Œ
much $	76 -11Ƭ-9Œ9ź10Ʒ11AƗ14p17Ŀ22X23ǩ25T26Ơ
much are	83 12Z17ƒ19Ɠ28ŗ
much cash	86 -11ǖ13ƪ15Y
much comes	88 13Ř18ǔ
much could	76 11ķ15XY17ű
much coverage	77 -21ŏ-19ſ9Ǔ11Ɠ19Ƭ93ŗ
much did	72 -11Ņ-10Œ-9Ƭ-8Ǟ-7ű10ǊǑ24ƌ31œ51ƒ56Ŧ
much do	61 -22ǔ-14Uƒ-7œƝ-6WĴŪǑǖ8ư11Y14Ŭ16ƺ18Ř19Ɣ27ŏ31T33Ŀ38Ůǉ39Ʀ51Œ
much does	82 -21T-10ŗ-8ŦŮ8ŒǊ20q23ǩ30Ɲ41Ź
much have	85 8ƪ11Ʊ28Y
much inventory	88 -18Ɨ-8ǩ26Ɲ28Ǐ
much is	69 -41Ƃ-20Ŧ-18Ɣ-16Ƭ-13Ǣ-11ŗ-7ƃ7Ɨ9ķŬƠ11Ř12ƥ15ƨ20ƒ26Ķ27Ƙ34ǩ38Œ41Ǧ
much liability	83 -7Ǌ7Ǔ12ǡ26ǌ
much life	79 -12ŏ8Ƨ13Ʀ39Ƭ
much of	69 -25Ǌ-14ƿ-8ƒ-7t-6TŨ7ǔ9ƪ10Ƨ11Ɗ12ňƱ17œǄ18z22Ŧ28ķ30ǖ33Ʈ39Ǜ
much stuff	88 -8Ơ11Ɗ45Ɨ
much time	86 46O
much was	81 -28œ-13Ŵ-7Ƭ11ƒ28Ņ63Ŧ
much would	69 -25Ʈ-13ķƒ-12ƃ-10ƽ-8Ŏ-7YŵǏ8Ķ10ǡ11ƿ14Ɲư16Ţƪ23űƦ24ƶ27Ƭ28Ɨ33ž
much you	86 -10ƶ-9Ņ-8Ŧ-7ƒ14X32Ƭ39Œ
must	88 6Ũ13x14cǔ
mustang	88 15Ű16ų19Ŷ
my	55 -11K-7Ĺł-6ķ6VňŤƽǆ7oQŻƒƲǟǠ8UŀǞ9ń10Ŀ11zņư12ǖ14fŮ15j16Mō18J19b21LŶ31Ľ41ǩ49ļ
my name	88 33ļ
my own	82 -8ǘ8Ĵ10żǜ11ezJ12ǩ15ƒ
my wife	86 12MŶ14V
my wifes	88 10Ɯ12ƺ15j17b
myself	82 7m8ǚ11Ż14Ŷ16ƻ17g
n	82 12w25ū49b
name	53 -15ņ-13p-11q-10Ɲ-8Ǆǆ-7sŖǂǋǩ-6O6dŌŪ7ľ8L9h11ļ12Łŷ14Ƣƻǧ16FQƾǓ17AĽǐǠ19ơ21ƕ23ķ25ř31wŜ32Ő42b59o63a64ǃ
name $	64 -20Q-10qŐ-7Ǆ9ŜǐǠ11ķ12ľ13h14ǃ15ƕ23ļ24A40o76a
name and	78 -10a-7O6ơ7ƕ8ƫ9ƶ12ř17ǈ22ƾǧ
name for	88 35b
name is	83 -12b-6Ł11w16ķŐ
name of	71 -12Ɲ-9b-8w-6ƣ9ƕ12Ŝ19ƻǠ26ơ33Őǃ46Q
name on	82 -7a7ƻ8Ƣ10Ľǃ13ŌŐ17F
name or	86 -7ǆǋ16ǃ35ǐ
name so	88 13w17o
name the	85 -14a-10p7Ƣ20w22o27ř
named	66 -15o9Ƣǃ10ƚ16Ʋ18w20ǌ44ƫ
named as	71 9ǌ12ƫ
named on	83 -18o15ǌ47ƫ
names	72 -8Ő-7ŁƢ-6a17F18ƫ21ǆ23Q31Ǘ51w
names $	85 12w
names and	88 15ǈ25Ǘ
nanny	86 10ų14Ɯ32Ư
near	71 -9I-7ƛ9ǘ11Ʒ12Ƒ17ƚ22Ǚ28ƙ35C
near the	76 -7ƛ19Ƒ29ƙ
nearby	83 15ƙ20z27Ś
nearby $	83 15ƙ20z27Ś
nearest	86 31Ə
need	49 -10Iǒ-9ǩ-8ľŉŖžƗƦƽ-7ĻŤǞ-6Ň6ŵƈ7ŲƕƖƙǉǢ8EƅƍƫǅǠ9OTƒƺǆ10FǌǏ11cŘǡ12sƜƾ13uvŪū14mƤǊ16p17Ń18G19eƁ23Ł24Ƭ25Ĺ31Ƅ32Ŏ34ƭǧ43Ǧ
need $	79 -11ƽ-10ŎƦ-9Ʈ15Ł64Ĺ67Ƭ
need a	73 8ƈƫ9ƄǠ11qǉ14ťƤ15ŵ18S20Ɓ27ǧ28T
need an	83 10Ů32Ƅ
need it	79 -13Ƅ-11ő-9ǅ16ǧ19Ǐ48ƭ60Ń
need proof	83 -16Ń-13ƕ-9ơ14ǌ29Ƅ33ǧ
need the	67 -11Ƅ-7aŃǒ7QǠ8e9dpžǋ10ƾ11Ƥ12Cƒ14Ɩ16ŕƅ19ǆ22ƕǅ27ū
need this	85 15ǡ17ƭ
need to	60 -12Ĺǧ-10ƭ-8ŖơƬ-7ŉ-6ǩ6ōŹƟƮ7ŭƀƯ8ķƁƿ9nƃ10ŀǊ11Gƍ12hmŲ13ŏŒ15O16Ū17F18uƜǌ20s23Ł25c26Ŏ
need your	70 -6I6fƺ7d8mƭ9ƾǃ11Ɣ12aoř13Ő19p26e
needs	72 -10T-9Ɵ7ŷ9ŭ11ǧ12ơ14Ł18ƕ22g23Ư25Ƅ
needs a	88 7Ƅ11ŭ20ǧ
needs proof	88 28Ƅ
needs the	83 -7ƪ9ƕ15ơ
needs to	88 9ŷ28Ł
neighbor	83 8Ƥ12Ɵ14ļ16ǩ20B
neighborhood	88 -8ŝ8ƞ10G12ƒ27C
neighbors	74 12ŤƜǍ18Ņ22ƞ
neighbors $	78 18ƞ
nervous	86 36Ŀ
nest	86 -14ƭ14Ķ21Y46y
net	82 -7Ɨ6ƪ7J14Ǖ44ķ
never	68 -9ŷ-6Ǜ7TƲǔǜǝ8ƙ9ƚƴƵƿ10ƹ11lŧ12ņ13ő15ǀǙ21a
never want	78 16ő
new	57 -18Ǔ-12Ŝ-11Ɖǋ-10ŭ-8Ʃ-7jŷǩ-6coƇǥ6ž7ŃǄ8ƀƕƻ9ũƄƋ10ŕ12GUƁ16Ǚ17ŒƗ20ƅ21ŗ22Ĺĺ23ƌƵ28Ź29ƞ30ƈ32SŶ34ǅ35i42Ǟ
new $	86 -25Ǟ-13Œ-9Ĺ13Sƕ14ƅ78i
new construction	88 -8Ƈ27ƅ
new house	86 -20ƅ16ĺ32ƞ
new job	76 -23Ǔ9SU38ŗ
new one	82 12ǅ13ƀ14ŬƵ21œ
new place	88 -17Ǟ18H38ƞ
newer	85 -7p9Ɖ15Ŵ26ƅ
next	66 -7Ʊ-6ƭ7m8p10ŗǀ11Ńƫ12ſ13H14ǖ16ĺřǩ19Ǟ22yŕƖ30V43Ǎ
next door	85 34Ǎ
next for	85 -11Ǎ-7Qǥ-6Ʊ33y36Ǟ44V
next to	83 -8ǩ7M14ŗ17ſ22ř35Ǎ
next year	88 -8ƭ8Ź16ǀ42ĺ
nice	68 -16ǎ-11Ʃ-8ŝ-6Ǆ6ņƉƟ7km8ļľŬƌ9oGƁƧ10cq12Uǃ13iPǉ15ƞ16ƪ17j18şŶ21F
nice and	86 -13ǎ11ƌ15o19U
nicotine	88 29ƹ
night	65 7ƿ9LUľǛ10jŨƐ12ƻ14x15n16Ǐǩ18Ŀ25ǎ39Ű
night $	70 10xľǛ11Ŀ19ŰǏ20ǩ24ǎ
nights	78 6Ų12n16Ŀ21x32R
nights $	83 20Ŀ23x30R
no	55 -31Ŕ-11ŧ-10ňǩ-9Ő-8Ĵŗ-7ŁŘŝ-6OķŴǑ6ƨǀ7LƊƑưƽǤ8cXŖ9hsWĽƳǚ10Zŏż11ǡ12ţƄ13řŤŽ15l16u18Ɓƃ19Ń20ſƿ22ŉ26Ň28ǁ30ŵ33š59ƴ
no $	85 -32Ŕ17ŏ19Ž54ƴ
no car	88 -10Ĵ7ź13Z36ŵ
no insurance	79 -9Ő10šƄ11W18Ƴ36ſ
no more	88 11ŷƔ20ƿ
no problem	88 9s12ŏ18L
no shame	88 7Z10Ƽ12Ƅ
nobody	75 -10G-7Ł7ƤƷǢ8K10Ưƿ12ƺ13ƭ14Ş17ŷ22g
nobody else	88 -11G21n33ŷ
nobodys	80 7gs14ŖŞ18Ł30Ɵ
noise	86 -12Ə11N13Ǝ25ǩ
noise $	88 -12Ə13Ǝ26ǩ
non	81 10ƹǂ11ǥ43š
non smoker	88 11ǂ12ƹ
none	88 9Ş14ƀ15x
normal	64 11Ǐ13ƾ22ŭ29R
normal week	65 33ŭ
north	85 -9ĸ-6c10l11C17j22D38T
nosy	86 11l18ź20Ŋ
not	46 -12Ŀ-11řƧǇ-10ǈ-9YŤ-8ķłƶ-7pqxCŎűŴƨƬ-6Ĺũŭ6ňƳ7hsZńƢ8elŌŗťƃ9MľŽƪǒ10mBEKŖƒƙǙ11rGĵŇōǝ12QŅŕŨŵƤƥ13Lƴ14XĽźżǨ15Ř17cƱ19Ǡ21Ǒ23b24v28ǩ30Ş65ŀ
not $	81 -17ĺ-10ǩ-6ǈ11R12Ŗ16ō17Ŋ18Ɯ27ŀ
not a	85 9ƴ13hF28r
not counting	88 11ǉ15Ɔ
not cover	86 -9Ŗ9Ƣ11Ɲ12Ų
not do	88 -11Ŕ-7g6Ž14B16Ư21Ǒ
not even	88 9Ş15ŕ23Ũ
not go	86 9y12Ƥ13Ľ
not have	77 -6Ǥ8ŏ10ňƱ13ſ17ŵ18ǒ23Ĵ
not here	83 -6l7Ʈ8Ǩ11Ʒ22ŝ25Ʊ
not i	83 -7ǩ8G11Ļ12JĽ14X
not it	82 -16ř9ŧ10U11ĸ13M18ŗ25Ŷ
not let	88 8c10d13Ƅ14Ń
not like	88 -19ŝ-8ŀ8Ş12ŋ22ǩ49Ň
not live	86 6z25Ƥ
not mind	76 9lƒ10Ƴ11Ņ12Zń13M16Ơ21c26P
not need	83 10s12Ł13Y17ƙ23ƭ
not not	88 8ƿ12ľ13FƉ
not open	88 -12Ǩ61ǝ
not stay	78 -17Y34Ř
not tell	86 8ƺ11e12p14ǆ
not the	85 6Ņ10mZ12Ɖ14ŀ
not to	83 -23ŀ-6ŏ6d12ņ13ps15Ō17ź29ǩ
not want	74 -11N-7Ĵ9K11XŽǁǠ15b17O18ŝ21L24ŕ30ŀ
not work	85 -20ǝ-11Ƨ-8U12ŵ18W32ƃ35Ǩ
not you	76 -39ŝ-22Ň-9Ő-7r-6Ł10Ţ13ƴ15n16ň18ǩ19ľ29ŀ35Q82Ş
not your	88 12o14Ǡ19ż
note	78 -9Ĵ9ű10Ɣǘ12Z14Ń17Ʒ39Ŭ
note $	88 11ű12ǘ29Ŭ
note on	88 20Ʒ21Ŭ
notes	88 -8ǩ14Z31ō
nothin	77 -9Ʀ-8ǡ-6Ǝ10Ż11Ɛ12Ƽ14ţƨ16šǥ17Zƻ18ş
nothing	73 7Ƹ10j12Ŀ15Ļ17ǩ18ŏ19ō22ƨƹ23L33ſ
nothing $	88 13j14ſ23ǩ
notice	78 24Ĺ
notice say	78 24Ĺ
now	48 -13Q-12ş-11AŀƓǩ-10Ƭǎ-9ĿŤ-8ijxVŽƅƷ-7ōŭ-6CŢ6ǘ7PŅŊŸŹƻ9rŲ10zŚǇ11cfFĹŘű12qGHƿ13S14n16Ʀ17v18ňŗŴǟ21s22Ō26Ĵ29ũ35Ũǥ39Ő46ŏ49ĺ51Œ59N
now $	54 -21Q-16ǩ-11AƓ-10ş-9ŀŤ-7pNƅ-6V6Ŝ7IZŷǇǡ8Ʈ9nHƿǞ10YŝŹ12vǟ13ǥ14zSŘ15Ĵňũ16ŗ17ű23Ĺ24Ō25Ʀ26ŏŒ29Ũ34s55Ő65ĺ
now and	77 -10œ11ƿ31Œ
now are	88 13H20f
now for	82 -10Ž-8Ő-7Ƹ9ǂ18Ų29N44ǥ
now i	82 7ĺ9Ų10ŵ14B15Ņ24p
now is	86 -14ŏ-10Q6S11qŌ14N17ŗ
now it	86 -8Œ7ƽ13ŏư20œ
now or	85 -7Ō-6x7ň12P19q20Ũ23N
now right	86 8ƞ14ň16Ÿ
now tell	86 -6Ǚ12ƨ15ŴƱ16ǘ17Ǜ
now what	81 -11Ʒ6Ơ11XĽŴ12E13Ũ16ƻ30r
nowhere	88 9g31ĸ
number	53 -14Ś-9ŷ-8v-7ŖƣǗǩ6Ɠƛ7ǉǡ8ŗſǙ9ǔ11Ř13ŒŜǇ16yľ18Ļ19c20ļ21CƬ22Ÿ26DŅ29Ǩ30X33e35ū46ř51I
number $	63 -10D-7X-6Ň9ƌ10Ÿ11ſ14ļ15ƬǇ16ř17c18Ŝ20I35e43ū
number and	85 15ƕ32D
number did	86 -13Xǖ-11v-7I14c26Ņ55Ƭ
number for	85 19Ř29I
number off	86 -11ř8Ÿ13ǡ23ū
number on	83 -7ƣ21D32ř
number one	85 -13I-8ř12Ǖ14ƛ22ǔ39ľ
number start	88 -7b26ř
number that	86 -11ř-7ŷ-6I9ū13Ÿ14X19ŗ
number to	88 11I18Ļ
number you	85 10IX13ĻƬ
numbers	70 -9Jř-8ǡ-7AX7d8ś10p11Y13ƒ17Ň18ž23Ǡ29E33Ƽ46Ǘ
numbers $	81 -17e-7Dœ8ū12E13Ǘ15Ǡ38Ƽ
numbers on	88 -6ǡ11D13ž
nurse	78 -14ő-6M11q14Q16S23P38ǁ
nuts	85 -12ŷ6Ɠ13ư16t34Ş
o	78 -7Ƭ8c15Ɯ16ř34d36ǥ51ǚ
oak	85 -7Ǝ11ũ13Ɛ16Ƒ22D
occupation	80 22q30P
occupation $	82 8q21P
occurrence	85 38ǡ
odometer	86 39Ů
of	35 -17Ō-15o-14ŶƳ-13IV-12bŠŹǇ-11Ŏşǚǝ-10fłŵ-9ĶĹĽšŰ-8wGMţŭůƒƓƼǡ-7cFũſƔƗƘ-6LźƌƦ6mn7jWōŜŤƮƿǃ8TųƢǘ9lŏūƚƨǀ10iŃňŚŪƧ11stNņŊřƎƝƭ12qQRĴľǟ13ƋƙƱǋǖ14ŗťƤǣ15egYś16pĸƂƩ17xESĿƆƵǌǏǞ18zǛ19Kǈ20rCŦƣƥƽ22Ő23űƲ25ǒ26Ɖ28Ƈ29Ňǔ31Ǆ
of #	80 -7Ť8p10Ƥ11ſ14Ş25ƒ59ť
of $	75 -12ƒ-11ŌƳ-10BX-8ƈ-7ĺ-6ǩ7ǋǍ11Ƭ12Ɖ17h20ŀ28Ŀ34Ƈ36ƽ
of a	71 -10ƫ-7ť7Ŧ8ŧǄ9ŭƆǑǓ10Ńń11ĺŅ12Ŷ13űƣƲ15g17Ǐ18ƨ19ǘ21œ31T
of an	83 -12Ş7g12l15OR20ǋ25ľ
of birth	78 -11v9d36p
of building	85 -9Ʃ62ƣ
of business	86 -8ŏ13Ɲ17ǥ43Ǆ
of coverage	83 -13ŏ-7Ǒ10Ƭ12ǒ17ƭ35ŗ
of em	82 -10c-7Ů8Ş11u12lơ13Ʊ16ǋ18E35v
of her	86 -12o7z12r27ƨ
of insurance	76 -6ƪ22ŏ31Ƅ
of is	88 11A15ō
of it	66 -27T-14ƿ-7ŏ8rCĿǘ9ŖǢ10B11J12űƧ14ƙ16Ŭ17Z18Ťǉ21Ǜ22ŧ27ō32Ɯ33Ƶ56Ň
of life	85 -25Ʀ42Ʃ
of mine	88 -10ǝ13Ŋ15Ƥ19Ŝ
of money	85 -7ĸ9Y12Ǆ13ư19r22X
of pocket	83 -7Y21ĸ25Ř
of policy	75 -20ƪ-7ŖŚƼ41ŏ65Ʃ
of roof	86 -13ƈ-8Ǆ50Ɖ
of safety	86 16Ǚ
of shape	88 -9Ɖ13Ƹ24ű
of that	68 -12ǆ-11Ŷ-8ǩ-7L7WǓ9a10jņƪ11ƞ14ǃ15ś20ű21Ƨ27ų33Ŧ51ň
of the	54 -14R-12nǞ-11uŷ-9ƒǌ-8ǆ-7TŮƜǄǔ6ƀƲǦ7jśƕƟơƾǐǛ8gSřƙƱƶ9ƪǈǋ10Ǡ11Ǝ12ƖƯƻǨ13ƴ14Ŧ15Ń16ǃ17ƈ18lķƆ19Ǐ20Ǒ21CEų22Ő23ƝƮ24QƠ26ū27Ĵ
of their	88 -8Ǒ9ŗ12ǒ16Ʊ
of them	71 -18ǚ-10Ǔ-6ų6ƣ8D9ļſơ10ž14ƻ15Ū16g39ǒ43ǈ
of this	79 -7N10ŀ11Ŀ12t13Ļ16sǊ31ŏ
of those	70 -12ǖ-8Ǣ-6ǎ6ƹ7ŕƅ8ǒ10Ɖ11cƛ12ĵ15Ų17i20Ǌ21ńƩ24Ž
of us	86 13Ɔ14x15s24ņ
of what	82 -8ŏ8ś9Ů10Ʊ13Ƶ14Ťǔ16ŋ
of work	72 -21R-19U-11G-10Ƥ-8ǩ-7s-6i10ņ11ǉ13ƃ15g17Ʀ23q26S35P57Ǆ
of you	61 -12ǖ-11ǩ-10S-9z-8ŭ-7ŪƸǇ8pŅǂǨ9Ư10T11ƫ12Ʒ13Œ14s16RŝƢ17q18ŷ20uƿ22r28Ś34n35K
of your	55 -12Ǌ-10Ɣ-8b-6tǓǧ6aƏ7Qŉřǒ8N9ĴľƗǔ10ǜ11ŒŨ13UY14Ŧǈ17T20Ʀ23Ǜ24ǣ27z28Ő30ǌǖ32e39ƥ
of yours	80 -11A-6v11B13ŜƊ16Ǧ19t26Ɲ39x
off	52 -12Ń-9Ţƛǈ-8ǎ-7œƶ-6ƮƱ6ZŪ7ƂƏ8ĴŘūŽ9qƬǟ10ƃƄ11eŗƧƾ12ŀ14ŋťŵǛ15Łƥ16yIķš17źǊ20Ɵ21B22gkƔ23Oǣ25R27ĺŬ
off $	68 7R8ĺš9ƾ10BťƂ12Ňŋ13ǩ22g23Ƨ24ŀ26kŬ32Ɣ
off a	83 7m12Ĵ18e40ǣ
off like	88 14ť16ĺ
off of	82 -7š8Ŕ10A11ŵƀ14BǊ
off or	75 18Ŭ24ĺ
off right	88 13R14Ł21I
off site	88 14Ǜ32ƥ
off the	72 -13Ńƛ7ŗƄƣ9dŌ11Őƃ13X15q17ǟ18ū38O
off to	85 14ř16k17Ś32y
off what	88 -10Z12ǚ16I18Ǌ24ķ
off your	78 7Ÿ8J9Ǝ10ķ12ǡ14Ǜ
offer	76 -8ť10ǚ12Wƴ13Ɓ20Ǆ25ƒ31Ņ
offer $	85 24Ǆ
office	65 -18ǟ-9Ů-7ǜ7N8IŭƖ9Ǥ10ŋ11PĹ12ś16Ŝ17Rů21ǋ23U25Ɲ31ơ35ǈ36M
office $	75 -11Ů10Ɩ11Iǈ13Rǋ15ś18M22ů35Ɲ
office or	86 -14Ɲ12ŭ17P20M21ǋ
often	70 -14Ǜ6ŭ7Ů9Ŝ12Ɛ13ǀ15Ɯ19ų20ƿ21Ɵ25Ų
often $	78 16ƿ18ŭ
often do	81 -11Ǜ8Ů15ǀ16Ɛ17Ųƿ
oh	61 -12Ŕ-9ŷ-8ŝ-7DƛǢ-6ǅǐǩ6dqŅƌƐƞơ7CĶœŲŶƅƎƔǋ8axNĿńũŬż9gPWǃ10EIŪ11Ő13ō14Ź15U16G20ǖ21Qš25Ť
oh #	85 9d13E19Ū
oh a	88 -9ƛ8Ǘ9Ɖ12Ǝ15Ŭ
oh cool	85 -8Ǣ10Q12Ų15C16gŐ30ǖ
oh i	86 11ƌ12ż13ƅ14N
oh nice	88 -6Ǆ14q16G17ǃ19P
oh no	86 -13Ŕ-8ǅ12l14Ŀ16š24Ť
oh that	82 8Ů10Ɛ12Ƙ13tœ16Ŷ22x
ohio	88 6ź16l
okay	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮƴ7tĴľŗŵǥ8OUňŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
okay #	88 10ųǉ17y19ŷ
okay $	66 -14Ʃ-13Ŋ-11XŒ-8rƝ-7ƻ-6Ŏ6s8b9ŋ10K11iƾ12ƒ17tĴ18U20űƼ22M23Ķǩ24N25ň28Ƭ31Ƹ
okay a	88 9ƣ14b15ŭ
okay and	73 -10ƺ-9ŖŴ6ƈ8ƃ9Ɓ10Ķ11IŦžǎ12Ɨ13XŒƿǁ14P18ǂ
okay cool	85 -24ƣ7P15ń17o21ľ26Ɔ
okay good	86 11cǒ12ǥ22Ʃ
okay how	86 -7Ǒ10ǒ11Ɔ15O16Ǖ
okay i	79 7bŉ11s12EĿ14Ń19lǎ20ŝ
okay if	80 -15ň-8Ʒ8Ƹ9ĵ10Ɗ14Ʀ15r33Ŋ
okay let	88 10Ū11D18ř
okay no	83 -6r7sƤ11ŏ18LĽ19Ń
okay so	72 -15Ų-8Ĵƫǖ-7x-6Ɩ6ǥ7Ʊ9Ŏ10Zƕ11ahqų12ŘŜ13v15Jǐ16Ʀ17Ǘ18ŵ24Ĺ
okay that	79 -11ƾ-7Ũ7ň8Ɖ10ś11p12ǂ13ŗŴ22T27Ň
okay to	85 -14ř-7Ż7ŋ18I21Ŋ25Kū
okay what	88 12Ƈ17ō20ť
okay with	74 9Łŋ12Ř15Ķ16Ž19ǁ21X
okay you	86 10Ÿ11T14Ő16ƾ
old	52 -22xſ-16Ɖ-13Ǟ-12ƨ-11Ņ-10uŭǟ-9ǩ-8w-6Ũ6ŷ7ŀũŪǅ8őŗƯǂ9KĽšƗƩ12ƀ13D14Ź15Ÿ17S18Ťƽ19ņ23Ķ24Ǎ30ƈ35p41Ƌ42c48Ƶ49ƅ55œ59v
old $	85 -10p35v
old are	77 -13pu-9ƅ28v66c
old is	65 -27Ɖ-22x-15t-13ƨ-8wǟ7v9ǅ10ƀ13ǂ18Ƌ24Ǎ32ƈ44ƅ76p
old one	82 17œ37Ƶ
old policy	69 -28ſ9Ʃ14š15ŗ25Ƶ32Ť
older	78 10ƅ11Ƌ13Ŵ16v18z23p
older home	88 12ƅ16Ƌ
oldest	75 -7p18Ź26v28y29x41w
olds	81 -13t7v11Ǎ13ƈ19p29ƅ
olds the	86 12Ǎ13ƅ14ƈ
on	32 -26Ǟ-20ƙ-19ŏ-17Ƴ-16Ŋǉ-15Ƥ-14JŎƬǓ-13ǔ-12lĻŇƼ-11ehƧƩ-10YŶžưǝ-9LOXŅň-8pGľņśŝšƆǁǋ-7ŃŴ-6iőŒşŸǠ6ŠƝƠǤ7ŪŻƟǡ8ƵǈǕ9ŷƖƛ10AĸŲƄƺǖǣǨ11zļ12ŉ13rŕ14TōƉǒ15aŧŰƮƻ16ĺţƈǃ17fgyŔŤ18BǢ19DŗřƃƇƿǦ20QŚƫǇ21cł22Ĺ23ĿŁ24sŦƀƜ26ƪ27ǥ28Ɓ30Ƣ31ZƯ32ƓǗ33ű36Ř40Ʀ41Ŭƌ42ſ45Ɣ48Ů54ƨ
on #	88 -10Ų-9O-7ű13ů16ǟ18Ǖ
on $	61 -36ǌ-28Ǟ-12PŊ-11ĿƳ-10VŪ-8Œ-6ǈ6D7ņƟ9x10ŉǂ11Ƙƣ12QU13S15ƻ16I17tĸĺ18Z19AŘǄǔ20Ť22Ʈ25ł28ƌ36ơ61ō70Ĺ
on @day	82 -11Ɩ-7R-6g12M15ŭ19ǎ25k
on a	64 -20Ǟ-9N-8ŗ-7Y-6Ŋ7łŇŚƌǚ8jťųƿǂǘ9ƇǑǓǧ10ńƐƝ11Ÿ13ĸŤǖ16Ǘ17ţ20y21ǩ
on and	88 10ř11D13R28Ǡ
on any	85 -9Ǟ-7ǖ9ƻ14Z18ǂ35ƌ
on anything	88 -11Ƽ12ƻ14ǂ15Z
on at	88 13s15S22Ɲ24ƌ
on board	88 -7p44r
on file	81 -6ǂ21ǒǗ
on her	82 -18Ƹ11p12o14ǂ19ƨ22Ʈ
on here	78 -12s10Ŧ11u12ż21o29Ū
on him	88 -9Ʀ-6ţ52ƨ
on his	88 -16Ʈ-12ŵ8ƨ9Ǔ16q29Ʒ
on in	77 9ŋ14i25Y
on insurance	76 -23Ǔ14Ł23Ū39ŗ
on it	59 -22ź-15ŔŤ-14o-12ũƔ-9Zơ-8Ţǩ6ǧ7Ľŷƌ8ŠƈƊƘ9WŌŗŚŦŰ10Łǌ13Aǡ15ŏŧ17ƪ20Ɵ22ł25Ũƫ26Ř29B32Ů46Ŭű
on my	82 8D14fLŌ20a
on one	81 -14T-6Ŀ9Ļ11ń13ŶǍ16Ǖ20Ʈ
on paper	80 10Ʋ11ǆ14K21Ǘ33ķ
on payroll	77 -20ǉ-13Ǉ-8Ɯ17Ǒ62Ŀ
on staying	86 -13j-8V19H23Ţ
on that	63 -13ZĹ-12Y-11ŏƼ-10Ť-9ǩ-7ơƩ6ƁƃǦ7ţ8ƈǌ9ŞŻƞ10ŉ11ŗ12ĺļ16D17Ɣ18Ů20ŧƫ22ƻ23Ŭ28f30ŠŦ32ƀ35ƪ
on the	44 -24ŗ-21ž-17Ŀ-14ſơǓǩ-13ǉ-12ƂǠ-10ľŀŏƨǋ-9xAWYōƫ-8LPŊŠ-7eIJūƟǑ-6ovŃŇƬƻ6Ǣ7nHĴłŘǀǛ8qƃƌƒǙ9aQ10Ƅ11gyRŒǡ12ƺ13ųŷ14bŰŹƇ15ƀƿ16ź17Ǧ19Ť20sƁ21ŉ22ŕ23FŖ24ǣ25Ɩǈ27ǥ28Ǉ29Ɠ31Ŭ33ř37Ś38ǃ43Ů59Ƣ73Ɣ
on their	86 13Ž15z21y
on there	70 -11j-8Ɣ-7ǩ-6Ŭ9aƃƚƪ11ƀƈ12Ƅ14ţ17ơ21ƕ29Ɓ42ƫ58ſ60ŗ
on this	70 -7a-6H9ĺŏ10fŃ12d14D18s21ŷ23r25ŀ28B32Ł
on those	86 7ƈ14v16Ɯ17Z
on to	83 -10Ʃ-8ǖ-6ƫ7ƌ10ƶ16ļ20Ǘ33Ƶ
on top	78 -7ŏ8Ǧ12W13Ƶ18T20Ɖ28Ƃ
on what	88 8Y12T16Z17Ŗ
on with	86 -10ǂ8V14Ƹ15sō
on you	63 -14ƫ-11ŏƢ-10nĿ-9ŬǇ-8Ʃ-6ƨ7ǕǨ9œŻż10Ǥ13Ŝ15ǌ16jŦ19Ơ21c25ƾ27Ʊ39z45Ư81Ʀ
on your	51 -22Ŗǔ-20ƙ-16R-14JŷŸ-13tF-12qvŋǂ-11Ś-10pŨŭŮƦ-9Ʈǩ-8rŜǡ-7wyş-6ŀłņŏǄ6Łń7uūǉǒǤ8aţŧŴźƄƲǅǈ9ľŻ10Őƺǆǘ11NƗ12x13EĵƉƛ14ǥ17žƿ18ŔŽ19Q20Ɯ21cPT22n25g29ũ33V36Ư37Ɠ48Ŀ53ſ65ƨ
on yours	85 -9ƫ-7ŗ6Ơ19Ť21ű32Ʀ
on yourself	85 -10Ɠ-8ƨ-6Ł15Ǩ52Ʀ
once	73 -7ŭ7ƫ8yǜ9ňǀ10sţųƻ11Ũ13Ƨ14ĴƵ15Ų16ũ21V
once $	88 19Ĵ
one	44 -26ǩ-16a-15Tĺ-13pDK-12ZŎŷǓ-11nŀƨƯǂǚ-10ŃƗƮ-9rtYŖ-8HMĹŁŮƌƱǄǌǎ-7josGLUōŨƕǖǗ-6ŗƧƳƾ6ĿǤ7ŒƏƔƬǆ8ŅŞƎǜ9fŏŻſƩǍ10Aƀǒ11yǈ12XůŽ13ƼǦǨ14uEŇųƛ15wJłŠǣ16ŐœǕ17Ř18Ļż19ņƆ20v21Ińŕ22i23ţŵƦ24Ū25Ŷ28Ƶ30ƻ31ľŴ33ƺ35ǋǡ39bş45ǔ
one #	71 -17b-12ZƵ-9c-8žƷ-6Yƕ9Ř12I13Ƃ16ǐ17Ɣ21ƪ34X60ƺ103ǡ
one $	64 -14ĺǞ-13Ŧ-11Ƽ-8œşǩ-7ŷƯ6Ɔǧ7rŵżƦ8Fŗ9ŴƇƛƶ10IļŸƏǥ12Řűƃ14Ň15wŠ16Ņ17ivy26b29ų32Ŷ33ţƵ
one and	88 14ƀ23ő
one car	86 -18Ŷ-13Ŵ-11ŭ24ŵ74Ū
one for	83 -12Ƽ-11ǂ-9a-7I-6ǎ7Ə8m19i24ƻ25ľ27ř
one go	88 8Ĵ11Ǥ14Ŵ
one how	88 -10p9ǘ13Ŷ15b23v
one in	80 10ƀ11Ŷ13Ŵ25ſ30ǋ
one is	83 -10n9ƴ12ų13q18œ19w
one of	64 -12ǚ-9Ǔ-8ų-7ǎǔǢ-6rƵ6ŕ7QƉ8žƣ9ƛ10Sĵƙƻ11ƷǨ12Eƅǜ13g15i16ņƩ18Ǝ19ǒǞ26Ž30ńǣ35ǈ37Ő
one or	78 -21Ʃ-9b6Ǧ8ţ10ŵ12ū14Ř15Ż16Š20J44Ƽ
one that	88 7Ƣ12ų14ł15Ʃ
one thing	82 -8ũ13Ļ14ƛ18ľ38Ş
one to	83 -12K-8b-7ń6z9Ŀ10Ň14B23I27ǩ
one way	85 -13Ů12ł44ů
one with	88 9Ľ13ł16ǁ35ż
one you	77 -9Ş-7Y10ŭ11AĿņ12y14ƻ15ŘƁ27Ƶ31Œ
one your	86 -7ǋ10Ɵ16Ǎ20E
ones	62 -10Š-8Ɲ6Ư7fyŴƈǎǜ8Ǎǘ9ŗ10w11ŉ13Őŕ14ZŪ18ţƉ22Ǝ24Ƶ26hų32u
ones $	72 -7ƛ9ǎǜ11Ǝ12Z13ŉ18ţ23Ɖ
ones you	78 18Ǝ
online	74 -8Š-7Ǔ14Kń17Ǖ21Ľ30Ņ41ǖ
online $	79 -15ļ-8Ǔ12Ľ16K19Ǖ21Ņǖ
only	64 -11Ş-9T-8Ŗ-7Ŷ6R7mƪ8ǖ9ƳǈǢ10Ƙ11ńƾ12Ļ13ţŲŷ16ƀƢǚǛ17ľǇ18Ū19ŭų21Ʈ
only paycheck	78 -10T29Ʈ
ooh	81 -7ƚ7ƈ9k12ƌ13H14ŶƘ16ǃ
open	66 -9R-7Ŀ6a8ķ9ŊƑ10ǋ11ţŰ16Ţ17Ǩ28Wǝ36ǅ46ǎ
open $	78 7ŧ14ǝ24ǎ25ǅ
open to	85 -14ǎ21Ţ
opening	88 17ǎ34Ǟ
opinion	88 12Ļ25A
option	88 20Ň26Ō
or	31 -43ǩ-14l-12ŗ-11HŢ-10Bƕ-9œŹƱƳ-8ejrXƁƚǥ-7dsŌŚťƅƠ-6ŨƓ6yŒƖƛǆǋǔǗǨ7vƀƥǜǞ8gtDYƎǑ9EŰŸƆ10pSTľŁšƑƺǃǛ11muńŕţůżƗ12PļźŻƄƩǟ13IŤƭƽǄ14MķĹž15Ǉ16CųƃƐ17ŪŲ18qŭűƔƹ19Ƌǡ20Ŭ21şƇ22Ňƍƿǂ24ĵ26Ɖ28L29bKĴ30F32ƣ33Ř36Ƽ49f
or #	68 -48ŗ-17ǈ-14cŮ-12ť-11X-6TǨ6ţ10Ż13Ơ14E16Ǧ19Ɔ28ǡ31Ǉ34b36Ƭ40ƭ49ž53Ɣ
or @day	86 -7K36L
or a	57 -14Ǎ-10Bǩ-8ŭŹ-7ZŃ-6Ű6hJŜŻƥǛ7Ƙƶǣ8ŷƀƍǆ9fĸƿ10YƐƛ11ļƉƤ12Aŕ13b14ơ15ŐūǞ16ĺ17I19ŧ24Ū27i53ƣ54Ř
or about	88 13ľ
or after	88 9L26ť
or all	85 -9l13Ų14ǔ18Ĵ
or am	88 10a14cń17Ň
or an	86 8Ǝ20ő23F
or any	71 -33Ɲ-8ƛ-6ơ7ǌ11W27Ť42Ɨ
or anything	72 -14ŏ-8Ƙ-7ƥ-6ţ6Ÿ7ũŻ8ƿ9ĵ11uƄ12Ɯ13gų16Ų21Ǐ43Ƽ
or are	64 -10ǩ-9H-8eŌ7uňƏƜ8sœ9ayQ10lYŖƪƼ11S12Ń14ŷǟ15ǆ19N22V24x38F
or can	82 -14Ŋ7Ł10Ƨ18ƣ19ŉ
or closer	88 -9Ƭ-8Ơ12L13Œ20C31X
or could	88 -6ķ11ĸ13ŵ19X
or coverage	88 42ľ
or cremation	88 18ư
or did	60 -16ũ-13ǩ-9Ťŧ-8Ũ-7aŅŢ-6ĸ6ptWĺĽǣ7ŗƌƐ8ŐƞƼǃ9ŕŜŦűƉƨ10jœ12J14wC15š17mſ18qƒ19Ŗ24Ÿ26c35Š
or do	60 -14Ŷ-12žǝ-10ǐ-9Ųǋ-8V-6y6HO7nĻŪǜ8ŁşƁƑƢǃǟ9sAK10Ňƪƶǂ11ǖ13ǎǒǡ14Ɛ15Q16ǈ19ł21Ǜ22ů29ų33Ɲ
or does	70 -10q7Ʃ8WƞǕ9ľ10rƨǆ11ŮƕƱ13ƿǚ14ŁŨǈǢ16ű18Ŵ
or drop	86 7Ƶ10ſ14ƀ20ś
or email	76 -20J21Ǖ24K
or for	85 -10ƒ12ƭ13Ɠ20Q45Œ
or get	85 12Ƶ13H16Ǆ17Ǚ18Ĵ
or go	83 -10V-6ƂƵ10Ǧ16ŻƧ31ž
or guns	88 
or hail	78 -21ƚ26Ř
or has	82 -6p7ņŒ10ţ14ǅ15ƌ18v
or have	75 -9Ń-7Ÿ8ƌ9ŏ10ţ11Ɲ12ƞ14ǀ15nŌ17GŵǇ18fň
or home	88 -12ş-6x10Ɣ19q27I39Ĺ
or how	83 -9v-6Š9U12S25p27Ş
or in	85 13PǗ16Ĵ
or is	55 -13Ǉ-12ǆǎ-10ǖ-9Ɓ-8HœƱ-7R-6ŒŪ6tŃǁ7pyKSĹńŇŉƄƩǂ8AY9ǃǟ10ŵƙǄǋ11ŁŶƚ12ŖŝŬ14ōǊ16qŜǍ17TĶŰ19Ž21ŀũű22u25N28Ɵ
or just	65 -11Ƨ-10Ə-8ů-7ǃ6ƃƆƻ7Ɛ8ŔǒǗ9CKŪƇƎǀ10ũƦǈ11ŢƄ12ņŲ13ƭ14U16Ʋ17Ǚ20Ɨ21ơ29Ŷ
or lease	85 -8ǌ15ǋ19F
or leave	86 -10Ţ-8ƶ14ź17ƂƘ19Ŋ
or metal	86 -10Ƈ14Ɖ18Ǎ
or more	75 -10s-9ť-7ǔ9ŗ10gŭ14rvŃ15őŦ21ž26Ǆ27Ũ
or no	85 17ŏ25ƃ47Ň
or not	78 -6ǈ6ż9ź10ŵ11R12ƍ15m18Ɯ
or on	85 -8ŏ-7ƨ7Ʀ18P19Ō
or one	78 6ƚ9Ʀ12ń13ĵ14ƣ18Ǝ37b
or only	82 -6R12Ǣ13Ɯ14ŭ15ƾ17Ļ
or or	59 -10X-9ƥ-8ŭǐ-7ŢƄǢ6gŠŹƕǗ7uľŏŲƁƝƸƹǎǦ8cĶĸŬźǞ9Ňƀǀ10Ǜ11ƇƘƠǄǇǔ13Ɔ14ƣǋ17Łų20ŗ
or out	88 16Ű18P
or over	82 -11X9c11T15ƈ20M31Ů
or part	86 -7DV22R23G
or pay	86 26Ǡ
or pleasure	85 34ŭ
or rent	85 10F18ǋ
or sell	86 -10H12Ǩ22Ʒ27Ǟ
or should	81 -7KŌ13ň16ś18Ľ20O
or side	78 -8R17ŭ
or somebody	83 -7Ł9Ŀ10A14F23ǋ31f
or stay	88 8ǎ14q
or still	88 11Z13Ɩ15t20f
or stylists	78 -10Ǒ30Ǉ
or text	88 -6ǁ17K
or the	62 -13Ǟ-11ƕ-10Š-9Ɨ-8a-7wYƢ6Ơ7ļ8ľư9IƄƩ10C11bESǁ12ŘŹ13ƃ14eńƉƹ15Ƌ16şǌ18Ū20ŕ23ǐ25ů26ŝ
or tickets	72 26ţ
or trampoline	88 
or upset	78 17ţ
or was	78 -6ƅ6ż7ţ10Řƽ12Ƈ16š17ļ34Ť
or what	86 13Ť31ŭ
or whole	85 -9ƭ26Ʃ
or work	88 -11Ɲ-8ǒ9ǁ16R21Ǒ
or would	72 -6ǁ8ķĸ9ŏƭ10ŎƤ11Ʈ12Ǩ13Ŷ21Ŋ28ǝ
or you	76 9V10gn11f12k13tyM16żƌ
or your	78 -6ǩ9ƹǨ13ƽ14cƃǁ20J25Ƽ
original	82 15Ƌ19ƈƌ
original roof	86 -13ƌ23ƈ
originally	82 10Š29l
originally $	86 13l
other	58 -15Ǎ-12n-11Ŧ-9ǥ-8ŏŭ-7Ĵœ6u7űŷǋ8ňǂǦ9oŞ10ſ11Ƶ12w13ųǈ15Z16ž20Ǉ24ķ25ł38Ƒ39Ņ43ş48Ŵ54ń
other agents	88 18ń
other car	85 -12ų30Ŵ
other guy	85 8ł12Ņ36ſ
other insurance	86 -15ſ-8ŏ51ş
other one	81 -20ş-12Ŧ-10n-7œ18Ƶ19wŴ21Ņ40ų
other policies	82 -12ǥ13Ǧ48ş
other quotes	86 23ń
other vehicle	88 -11ŭ-8ų51Ŵ
others	88 15Ū19u31ž
otherwise	86 7ű10v12Ƹ20ǂ
ouch	88 -8Œ9ņ14Ŧ16ǣ18œ
ought	86 14ř33ō
ought to	86 14ř33ō
our	73 -8ǖ7Ľǎ8ĹŋƟǝ9Ļ10j22M66ļ
ours	86 7Ņ9G11Ɣ15x16Ƶ
out	46 -17H-16Ơ-14ķ-13Ũƛ-11Ǆ-10FLŎŞŶ-9GTœǇǛ-8ĿŔŝơƮǒǝ-7ZŀłņŮƋƒƨǖǩ-6ŢŴŷƈƢƼ6Yǁǌ7ĻŖŧżƊƧǔǙ8zŇťƵǀ9qxŭƍƱǞ10lőŦǢ11ţŤŰƕǈǋ12ŚƗ13ōŒ14gŘ15ƏǨ16Ľǃǐ17b18ŕ19ǅ20ŗ21ƩƸ22ƚƜ25ĸĺ26Ĵ27j29U30Vǉ31Ɲƪ35Ǒ39y
out $	65 -14H-13ű-9Ǉ-8Œſ-7ǎ-6ŗƠ6ǣ7zļĽ8Šƿ9ƊƗ10Ʀǌ11Ƶƶ13ż14Ĵ15UƩ16Ǒ17Ť19x21ő25Ĺ27ƪ31y32ŕ35Ɯ
out a	83 -16ļ-11ķ15Ƭ16ƔƦ18Ľ
out and	86 8Ɨ12Ś17g19Ǚ22U
out any	88 10y20Ǒ26Ɯ
out at	88 13V16Ň37ŗ
out back	82 21ƍ27Ɲ
out for	78 -9Ŷ-8ǝ-7Ŏ10ŭ17Ƥ19Ņţ21Š26Ǩ40b
out front	88 43ǃ
out in	77 -8ƃǒ6C9ĴƏ11ǧ12ůƖ14ǈ22ǉ
out like	88 -7Ŕ9Ɨ15Ŗ16Ƨ
out of	58 -13Ɣ-11Ɯ-10n-8Ǩ-6ITŷ6er7Śſ8ƃƟ9tNŸƞ11ySűǕ12ƙ13ǘ15ĴŦǉ16ƪǔ17Y18Ļľ19ǀǋ20Ř22ƕ24Œ44ĸ46Ɲ
out on	75 -14ƛ-9ƙ-7Ʃ-6ņ10ƪ11OŚš13ŭ14qŌŰ15ǅǈ18g51V
out or	88 -7ǩ11Ĵ13U16Ŗ18n
out that	86 -12Ũ9Ǣ15Ť16Ľ23ť
out the	80 -39Ĺ-10Ƌ-6ƪ6Ƶ8Ƙ9a10Ǒ12ļ14Ǐ16Ǣ42ĺ
out there	72 -6ĺ9g10ŪŰ11ſ14EPƏ15q18ǩ19Q24l30ƚ45j
out to	78 -21Ĺ-7œ10ūǁ12Ŝƪ15Ő22ĺ29Ǒ
out your	85 -6ƈ10Ǩ12ƚ23j25ǅ
outfit	77 -9F7Ş9W10Š12Ǟ18ơ24Ő26Q28Ǆ
outfit $	83 -10F8Ş10Q11Ő13Ǆ14Ǟ19ơ
outside	74 -16U6Cƣƥ7Ǡ8ŰƉ10q15ǀ17Ʀ18g25Ƈ27j
outside of	86 -19U12C20Ʀ27g
outside the	88 10Ű13q22ǀ
over	49 -13XŌ-12Jǎ-11Ƭ-10Gǌ-9lŐƂƗƯƱ-8BŠŹ-7Ŕŗƭ-6ǥ6cZŎŞƾǡ7jWĶŕ8ĴŸƞ9hƘ10AǠ11MNRļƺ12rtvƆ13FőŝǍ14i15SǇ16Ŀň17Cƒ18xT20UƜ21ŒƑ22Ǩ23ŦŻǦ24QŖƠǊ26śǞ31Ŝ33Ů
over #	72 -45Ǌ-9G-8xŖǦǩ-6Ʊ12nĵ15S17ƒ21ƺ24vƆ30c35Ǉ37Ơ40TŒ48Ŧ
over $	72 -31J-22T-19Ǌ-15Ō-8Ư6ķ9ƌ10Ǥ11ŉŎ13ƈƜ15ũ16ŕ18Ǩ19Ż29ǩ30rĿ33Ů50ś
over a	75 -26Ơ-10X-7jů11ĸ13ź19ŮƘ30Ɯ96Ǌ
over at	77 -16Ǟ-7c-6ĵ9ƥǠ11ƾ13q14S21h23ļ24U26Ŝ34Q
over in	83 7z13H16Ǌ42C
over it	82 -41Ƃ-7r9ň12s14t18Ŗ19Ũ48Ǧ
over that	86 17Ķ26xň
over the	67 -8l6Ƃ8k9ǖ10ĽŻƉǔ12ƒ15Mł21Ǎ23Ǟ24Ƒ
over there	69 -14Ũǎ-6Cǌ7Ŝ8Nǟ9t10ơǈ12WŧǠ13U15x16j17ƞƠ19RŞ23F28i32ŝ
over to	81 -10ś-8ƭ-7Ţ10Ƨ12JQ14Ơ30ő31Ǟ
over what	88 -7Ŕ16ŀ31Ŗ
over with	76 16Ĵ25Ŝ28A
over your	86 11Ƃ12j17NƑ26Ŗ
overnight	81 13ŕ14Ǐ16ǖ34Ű
overseas	88 -7Ɵ12ǀ27Ǖ
owe	67 -9A11ķƁ12ŉ34Ŭ38Ɣ55Z
owe $	86 -31Ɣ20ķ48Z
owe on	73 -15Z37Ŭ49Ɣ
own	50 -22Ǎ-14Ų-13Uǣ-10ŏǈ-9Płŵƣ-8ƝƠơ-7pşűǌ-6ŭ6yJš7ƒǀǏ8Qųƍ9ƨǅ10ưǠ11Źǆ12Yň14ŦƔƷǐ16Ŭ17Ł20zǃ21Ƣ22Ǒ24V25Ǜ27Ʀ29ǒ30Ɨ32ǟ34Ƙ35ƀ41ǋ49ķ57F
own $	70 -16Ʒ-10ǐ-9PǏ-8p-7FǑ7Ʀ8W10Ūǆ11Ƙ12y14ǅ15ƨ19Ʈ20Ɨ26Ƣ35V54ķ
own a	85 -8ŏƝ-7Ƅ18F19ư22Ŭ26Ǐ
own anything	86 8ķ21Ƙ
own car	85 -11Ʀ25ǐ26Ź50ƀ
own cars	85 -6Ū6ƀ52ǐ
own insurance	88 26ǒ
own jewelry	78 13Ƙ
own life	88 -6ƨ38Ʀ
own or	78 12š13z15Ł16ǋ
own pocket	76 8Ř21Y22Ŧ
own that	79 -16Ǎ-11Ʀ11ķ13F14ƥ27ǋ
own the	86 12Ŭ
own words	88 13Ŗ30ň
own your	70 8ǋ10ķ27F
owner	76 12F13ǣ14Ǣ16ƅơǆ18Ǩ20a25ǌ
owner $	85 -10F-6Ǎ14ǣǨ18Ǣ29ǆ
owners	81 -10ǝ-9Ǉ-7Ǧ11ǉ13ǆ18Ǩ24ǥ
owners policy	88 -7Ǧ-6ǆ26ǥ
owns	78 -9Ǎ-8ǃ7ǋ11F18ǐ40ơ55ǆ
owns the	81 -9Ǎ-6ǥ11ǋ16F23ǆ32ơ
p	83 -17ǩ-6Ƭ6D8ś14ź39ǥ70ƃ
package	80 27W52ǥ
package $	88 25ǥ30W
page	70 7ƩǓ8Ļſ9ŗ10fļ12ō17ǌ18ś40Ś
page $	82 10Ļ12ŗ20ǌ
page and	86 16ſ21ś
paid	57 -16ǒ-11ǝ-8ŭƠ7ŏ8Əƫ9ĴƢƥƩƪǖ10ƭƶ12ƃ13Ʊ15Zœƕ17ķ19ţ21Ŧ22Ǒ23Ť27Ɣ39Ŭ
paid #	88 -14T-8Ơ16ƥ25œ42Ŧ
paid $	75 -11ǝ8ƃ14ǖ16ƶ33Ť
paid every	78 27Z
paid for	82 -11ŭ8Ŭ12ķ20Ʊ
paid it	77 15ƪ22ţ
paid off	71 36Ɣ47Ŭ
paid yourself	78 6ţ
paper	76 9Ʋ10ǆǒ12Ś14Q19Ǘ24K31ķ
paper or	88 13Ǘ16K
papers	79 -9Ɓ7ǆ14ƖƢǒ20Ʋ22Ś
papers $	86 9ǆ13ǒ18Ś
paperwork	78 8ś9Ɲ12ioǃ14Ǡ20Ś
paperwork $	83 13oǃ15Ǡ26Ś
parent	85 -7F14ŷƽ57u
parents	71 -18Ƹ-8ǂ9u10Ư12ŠƦ17ƥ34ƽ56z
park	81 13ǟ25ǩ27Ű
parked	86 -7D22Ű
parking	86 13ż15Ơ28Ű
part	61 -13L-11yD-10Ť-8Ŗ6Ŧ7ůǌ8Ƹǣ9dJŀƮǈ10Ŀ12E13sG14ľŞ15Ƨ16Ʊ17Ũǟ19l20Uō29CǇ39V51ň
part $	85 -7R8Ŀ13Ǉ18ǈ21ľ
part of	69 -12D-10Ť-9ǩ-7y-6V6ĿŀǄ7Ŧ8ǌ9Ũ11J12Ʈ14E15Ş17G18s20ǟ24l25U27Ʊ30ň35C
part time	77 -14L10Ǉ13R20Ƨ61V
partner	72 -16Ƹ-10ǆ-8Q-6Ň10p13o14Ł15r16sƨ20Ʒǂ22Ǩ25Ǡ26qt
partners	79 -22d-15Ů-8w8Ǩ9ǂ20ƨ24o26p34Ŵ39ǆ
parts	88 14l21ŵǑ
party	82 -7ƞ10Ɣ11ơ12ư13ǡ16P20Ɯ
pass	78 -9z9Ʀ10ƫ12sƽ14Ʒ20Ƴ29ƶ
passed	75 7Ʈ8ƫ9zƯưƱ13Ʀ15Ʒ42Ƴ
passed $	88 -7Ǩ12Ʈ14Ư16Ʒ
passed away	85 -9Ǩ10Ʊ11ư16Ʀ25Ƴ
passengers	86 -7ǥ11ƃ27Ų
past	73 -13Ɣ-9Ŝ6ǀ7ţ8ƾ9Żƺ11ƽǜ13ƿ14ƭ15cL24ņ25O
past #	81 8ǀ10ƾ13Żƽ17L18c
patch	86 -19ƾ-7Ķ13ũ20Yƹ28Ǚ
pay	49 -15Ļǔ-14ƾ-13Ǌ-11Ǐ-10ŅŔƷ-9ľĿųǗ-8ƶǛ-7ŢŷǇǓǨǩ-6mƳ7Tƨ8WƯ9ƀư11Ɓ12YƦ13Ƭ14Ǡǡ15ŖƱ16Ǣ17ž18ţŦŧ19X22Œƕ24ƃ27ĸǑ28ŘƠǉ29œ33ŗ34Ų35ƒ44Ǖ55Ĵ56ǖ
pay $	62 -19œǉ-16Ļ-14Ŗ-13Ŧ-12ŧ-8Ǜ-7Ƹǔ7ƃ18ǡ23X24Ř26Ų30Y32Ĵ37ŗ40Œ48ƒ
pay a	85 -17Ơ7Ǡ15ǁ26Œ
pay for	66 -10Ʈ-9Ʀ-7m7Y8ƙ9W12Ƥ13X14ƀƁ15Œ16ǖ25Ʊ29ƒ32ĸ43Ŗ
pay if	86 -20Ʈ-8ƃ16ƨ18Ǣ20ž31Ʀ
pay in	85 -8Ǒ-6F9Ĵ31Ơ
pay it	86 -30Œ11ƪ58Ĵ
pay out	76 -14ĸ-9ƃ-8œ-6ŅŒ10ǉǑ11Ř14Ʀ18ŗ30Ŧ32ţ
pay the	79 -11Ŧ-9YŒ-7Ʒ11Ǒ14ư18Ʈ27ŧǉ29ƕ
pay them	88 -13Ĵ-6ǖ11Ǖ16ž26Œ50Ǒ
pay you	79 -12ųǔ-11ŷ-8ƒ-7Œŧ-6Ŕ10W15ſ18Ŧ28T37Ų62ǖ
pay your	78 -19ƾ-8Œ6ǝ15Ő26ƃ34Ǖ46ǉ
pay yourselves	78 25Ř
paycheck	69 -7t8W10ǟ11Ĵ12ƭǉ15T16Ư19Q20Y24Ʈ25q
paycheck $	81 -9qƮ13Y17Ĵ28Ư29Q
paycheck and	78 -10T11W29Ʈ
payin	79 7Z8œ11ǥ12Ơ13Œ17Ɯǝ19ŧ22W
paying	62 -12BĹ-10Ľ-7ǩ7Ƶǉ8Ŀ9F11Ř13Ơ14ǥ15Ɯ16œ17ĴŦǣ20Zƪ21Ɔ25Œ26ƒ37Ņ
paying for	73 -26Œ9Ʊ12Ņ17ǥ28Ɔ45ƒ
paying now	75 -11œ-10ƒ-9Ĺ23Ĵ49Œ
paying on	88 -8Œ10Ƶ17ƪ39Z
payment	74 11ŉš13ŕŬ20ǘ21ƕ39Ɣ
payment $	81 -12Ĵ12š23ƕǘ24Ɣ
payments	71 -6Ƙ9Ʃ12ǖ14š16Ʈ17ĵ20Z23ƃ26Ĵ28Ŭ
payments $	83 -11Ĵ16Ŭ18š20Ʈ
payments on	85 -9š-7Ƙ18ƃ20ĵ28Ŭ
payout	88 -9ƶ19ƫ38Ŧ
payroll	65 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ28Ǡ29Ŀ46ǉ
payroll $	70 -12ǉ10ǑǨ34Ŀ
pays	73 -11y-6Ő9Ŗ12ź13Ɯǣ15ň16ſǩ17Ʊ20Ǡ21Ʈ25ƃ
pays for	86 -12y10ǣ14Ŗ22Ʊ25ǩ
pays the	83 23Ǡ26Ʈ
pays you	88 17Ɯ22ſ
peels	85 -7ų8ǈ50ǚ
peels $	88 -7ų9ǈ51ǚ
pension	80 52Ķ
pension $	88 30Ķ
people	58 -10Ū-7ų6ŮƿǛ7W8lƗǘǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐ15ǉǗǝ17ŝƶ20ǈǙ22ƜǇ23Ŀ
people $	80 -12R-11ǩ-10Ŗ-8ǔ14ŗŝ16ĺ18Ů31ǈ35ǉ
people are	73 -35Ǉ-16ǉ-7ſǑ-6ų10Rƿ14b20ǩ21Ǘ28n53Ŀ
people do	88 -11ǈ-9Ū8ŗ19ŷ34Ǉ
people or	86 -11ǐ-6ĺ10h12V20Ǜ
people to	88 12K13Ǚ31ƶ
per	78 -14ů-12Ŧ-11ǉ12ž15ǣ16Œ17Ř18ŮƓ19ǡ
per occurrence	88 26ǡ
percent	70 -11Y-10Q-8Ř8Ł9ǔǖ10Ķ12Ǒ13ź14Ǆ15Ǜ17ƚ19Ĵ20ǆ21œ27Ž
percent $	88 6Ž
percent of	81 -11Q7ƚ11ǖ12ǔ14Ǒ18ǄǛ
perfect	80 9D12ř14a17Ļ23Ş
permanent	88 30Ʃ
permit	79 11ƌ20Ÿ35Ź
permit $	86 41Ź
person	68 -12Ķ-8ƶǈ-7n7ŷ8h9g10žǎ12ł14aņ16ľ23AǨ36Ŝ38M
person $	82 -6ƫ11g13h20a23A
person or	81 -9ƶ7ơ9f12hƫ16ł23M
personal	72 -8Ǧ7f8ǗǢ11T14Ƃ17ƃ18J19ŭ25Ŋ33Ɨ
personal $	85 21JŊ23ŭ
personal property	83 10Ǣ40Ɨ
pets	88 -13Ō50h
phone	65 -19J-12Ń-11ǅǘ-6řƌ8Ǘ9Cǖ10Ĺś12SľŜǄ14ǟ15Ś17c19M22I24O25Ž27ǩ42K
phone $	79 -14Ń-7ƌ8KX9Ō12ǖ19Ś28M29O
phone number	82 13C31I
phone or	88 -22J14I17ś24K
photo	86 -15K32ś
physical	79 21ƀ23ǁ40ƾ
pick	72 -8ŧ-7Ţ-6Ǩ7ǆ9ŭ10Ĺĺ12W13I15Ŝ22ƭ26Š31L33ł
pick up	88 -6Ǩ17I18Ĺ20Ŝ
picked	80 -11Ŧ8Ʋ9X15Nǟ17wŘ21Š
picked up	86 6Ƃ10X16Nǟ
picking	86 7ǟ17i
pickup	83 -11ǃ-9ǩ8Ǐ16O17ų18ŭǐ
picture	72 -8o8Ʊ11nŤŴ12Ŀ13Ƈ15Ʒ26ś31f
picture $	82 -9o14Ŀ16ś37f
picture of	82 14ś
pill	88 12ǂ30ƻ
pills	86 16ƿ21ƻ
pip	86 79ƃ
pipe	83 7Ƥ39ƛ
pipes	85 -6Ǆ12Ƥ16ũ34Ƌ
pizza	88 12Ǎ29ǩ
place	55 -12SŐő-9ǃ-8Ƌ-7ĹĿũ-6ńƽǄ6j7ŠƍƓ8nťƖǋ9hQ10Ʋ11şƒǛǨ12U13ŌǙ14ŏƆƑ15ŃƅƚƜ16DƠƥ17GƤǅ18Ǌ19M20Ɵ21Hƌ22ǟ23Ɣ24Ƣ26Ʀ28ƞ44F
place $	63 -15ǩ-13őǋ-9Ɛ-7Ƌ-6Ǣ6ǎ7FƏƚ8ĻƲ9jŠťƦǠ10ƒƖ11ƍ12h13Ɠ14Ǜ15Ɣ16ŌǙ18Dƅ19ŏƜ20HƑǟ22ǅ29ƞ31ƌ
place or	83 -6H6D22M23G24ş
place to	88 -7Ǝ13Ɛ14ǟ29ǩ30U
place with	88 -16Ő11Ɛ49Ƣ
place you	82 -10ǃ-9ǝ6Ņ13Ƥ17Q22ǋ25F
place yours	88 44F
places	81 11ƅ14ƠǕ16ǔ22ń
plan	64 -17Œ-11Ş-7ĺƸ7yŌ8Šǀ9ŀ10rułƯƶ11ƃƱ12ŝ14Ķ24Ƶ25Ň26ŏŗ34W38V
plan $	83 -12y-6ǧ8V10Ň12H13ł17Ʊ35Ɓ
plan pay	78 -8Ƹ19ƃ
plan to	83 -11ŏ-6y13Ǟ14ǀ16ƶ26Ƶ27V
planned	85 -11u-6g6k17ǀ31y
plannin	85 13V14ĸ
planning	76 10Ǟ17ƌ19y22H
planning on	83 -26Ǟ7ƌ15H34y
planning to	81 -12y8H11ƌ36Ǟ
plans	68 -7Q8ǁ9V15H27ǚ31ĺ36Ǟ43k
plans $	85 17k21Ǟ
plans at	78 -15V38ĺ
plans for	88 18k43Ǟ
plans to	86 -6k9ǀ31H
plant	85 -16Ǟ11Ƨ14U30S
plate	78 -13Ÿ8ǌ9ǀ62ū
plate number	88 30ū
play	82 -16ǀ-12Ũ7s16ŉ21Ť36g
please	71 -15ơ-12o-11ǌ-8p-7ǋ-6Ƣ7wǇ8cE10D11ej13b19d22a
please $	73 -15ơ-12o-11ǌ-9p-7ǋ-6Ƣ7w9cE10D11e14b20d23a
pleasure	79 26a34ŭ
pleasure $	85 25ŭ
plot	88 -8ŏ54ư
plug	86 11Ə33Ž
plumbin	88 7ƛ19Ƌ
plumbing	80 10Ǒ13ƛ23Ƌ
pocket	72 11YĸǄ24Ŧ29Ř
pocket $	76 -21Ř16Y18Ŧ29ĸ
points	88 -8Ɔ16Ş52Ż
policies	67 7Ƙ10ƵǦ36ş37ǥ
policies $	83 15Ǧ
policies do	88 9ş
policies you	76 
policy	47 -14ĺ-13Ǧ-10ZūŬ-8oIƣ-7V6ŒŞƃ7ĻƖƨǁ8ƀƚƬ9Ŵ10ŜǤ11śŢƁ12šƛơ14ĹƓǢǥ15ŗ16ŐŤƢ18ľŠ19ƪǡ20ſƧ22ŷ24Ƶ25ŕ26ő27ŖŚ28Ʀ29Ʃ36ř37ŏ
policy $	58 -30Ʀ-23ř-20Ǧ-15ŏ-12Ŗ-11Z-9Ŭ-8ŞƓƣ-6ŕƠƨ6Ś7ŒƁƃƢǤ8ǥ9ŪƗơƫ10ǁ14ś15Ŝ16Ţƛ19ő20Ƃ22Ƨǡ24ŷƵ26Ť27ŗ29ƪ32ľſ
policy and	75 -18ĺ11Ǣ12ǥ13Š28Ĺ
policy in	85 8Ź15Ś17Ļ
policy include	78 -9Œ34ŏ
policy is	74 -20ƪ-7Ŗ11Ĺ22ŷ27ŏ37Ʃ
policy number	73 -16Ś-14ū-10I-6Ŗ103ř
policy or	80 6Ś7Ƶ10ƚơ11Ƣ13Ʀ16Ʃ
policy out	88 -8ŕ-7Š26Ś30ő
policy pay	86 -10Ʀ15žǢ16ƀ17ǡ
policy right	86 -13Ŗ-10Ʀ-8Ś13řƩ15ŏ28Ɠ
policy that	86 -7ƨƩ10ƃ17Ş18Ʀ
policy today	76 -21ŗ-10ǡ-8ž8Ō62Ŗ
policy with	88 -10ş-9Ƣ-7ŷƵ20Ʀ24Ŵ35Ő
policy you	82 8ǥ14Ş19Ƶ20ŕ24Œ
pool	69 -6Ơ12ƥ15ƚ78ƍ
pool $	82 11ƚ
pool or	86 8ƚ
porch	88 11Ə12ƞ15ƥ
portable	88 42Ƨ
portable $	88 42Ƨ
position	88 -11G10ż15V16ǈ19S
pounds	85 58ƺ
prefer	86 15K32Ĵ
premium	77 9Ʃ11X14œ16Ǥ29Œ
premium $	83 -7Ǥ16œ33Œ
premium audit	88 14Ǥ
prescriptions	86 22ƻ
prescriptions $	88 19ƻ
present	85 -8ǃ8Ş9ǜ13ő14Őŝ18N
pressure	78 -6ǩ7ł11ƻ17ǂ34Ƽ
pretty	70 7Ķǐ8W9SōƑ10Ǒǟ11ŕŨŴŶƙ12Ţ15G19U21Ƹ
pretty good	85 -7ƞ11G13W14ǟ22Ƹ
price	62 -11ǩ-10Ǔ-8Ł-7Ŕƶ7Řƈ8ŞƂ10Ļǁ11ĵǊ13rŢ14Ŋ15ŇŝƩƬ16œ18Ŏ21ľń24łŠ26ŀ28Œ29ƒ34X35Ņ
price $	73 -11Œ-10ľ-8ǩ-7Ŏ12œƬ13ŀńǁ19r20Ţ21ƒ30Š40Ņ
price a	88 6Ǧ13Ƃ18Ǌ
price is	88 6Ŋ11ľ17ĻŎ
price or	88 55ľ
primary	88 14ƾ
private	82 -10F8Ŋ10Q11ǀ14Ʊ15ǣ19ơ
problem	79 8sŏ10Ĺ11ŵ15L16Ŝ18ŀ
problem with	88 12Ĺ20ŀ
problems	82 -8ƙ7Ƹ10ǂ12Ƽ15ƛ16ǜ
problems $	85 -14ǂ-9ƙ7ǜ12Ƽ16ƛ31Ƹ
product	88 9Ɲ17Ǖ22Ʃ
professional	82 10Ɛ29ǚ
program	78 10Ŋ12ļǅǗ27Ǚ32ǥ
program $	85 22ǥ26Ǚ
progressive	86 17Ņ18ńő
pronounce	88 28b
proof	71 -14Ń-8Ǒ-7ƈ11ǌ14ƕ23ǧ39ǒ59Ƅ
proof $	83 -23ơ14Ƅ15ǌ40ǧ
proof of	81 -13ƕ-7Ǒ10ǒ20Ƅ
property	67 -8Ŵ-7Ő7Ɯơ10ķǋ12H16Ƒ20Džǌ25Ɨ40Ǣ
property $	83 9Ɯ15Ƒ16H
property coverage	88 24Ǣ
property manager	86 -8Ǣ15ǌ27ơ
protect	88 20ǘ25ķ
protected	71 8ũ11ŏ13ſ14ķ
protected $	72 16ķ
protecting	88 7ķ11Ʊ12ŏ13w
protection	79 -8ķƱ-6ž11X13Ə16Ŗ18ƃ19ƭ24ľŗ
pull	74 -6I6Ł8D9Ţ10g11RŌƌ13ř14Ĵ15W21d32Ś
pull it	86 -7I10D15ř40Ś
pull the	86 8Ł12Ţ16Ō
pulled	83 12Ļ15Ŋ38Ż
pump	85 32Ɗ
pump $	88 15Ɗ
purchase	88 28ƒ
purchase price	88 28ƒ
push	85 7Ɩ12łŌ13Ŋ
pushed	88 13Ɩ17ĺ18H
put	54 -9Ŏ-7nyVƯ-6MŒŤŧ6T7acsĺľŪſƃǤ8ŗƙơƼ9kDQĶƈ10uŰűƎƲ11ńƱ12XŴ13R14fLŮƅ15S16ũŷƒ17Ɛ19Hĸ20Ƥ24Ōƻ25Ɠ31Y
put a	86 -8Ŏ11Ŧ16a23ƒ
put away	88 19Y
put down	85 9ƒ12u14ơƫ17c
put in	75 -9G7ƍ9ţ10Ř13Ƽ14Q17Ǝ18Ķń20R23ũ24Ɛ28S
put it	76 -10Y11ƾ12ƅ15fű16ĸ20Ō22L42Ɠ
put on	75 -11Y7ƈ8u10Ʋ11w12T15DŪ19Ŵ21Ů33ŷ
put that	86 10ű12Ƒ13ň14ƅƜ
put the	88 -6ť8ƈ13Ž
put toward	88 31X
put you	75 -9ž-7ŷ11Ō14ļſƃ18ĸ19ŗ23ǩ36Ƥ38ƻ
put your	85 6ƕ11Ľ13ŌǤ
puttin	86 7Ū11H12Ķƹ
putting	78 12Ʊ13w14Ů18H19Ķ
quarter	83 13ƦƬ16Ń17Ƙ39O
question	83 10ķ11Ĺ13A21ŉ
questions	72 9d29Ŋ35ŉ
questions $	80 -10ŉ24Ŋ
questions do	88 21ŉ
quick	73 -6I8a9ŚǏ10Dǉ12dŋ13ř16ŝ19EŊ24ŧ
quiet	88 -6ŕ10L14Ʈ15ŀ26ǎ
quit	74 10o13Vš22ǂ27Ƨ31Ķ33ƹ
quit $	86 27Ƨ35ƹ
quote	69 -9ŧ7ƈ10Ľ11c15žǦ21e22JĹ35Ņ
quote $	81 -12Ņ10Ĺ13Ľ14ƭ17J26e
quote you	81 -10ŧ-8ǃ7Ǧ12Ĺ18ž34Ņ
quotes	82 -6Ņ42ń
quotes $	86 23ń
race	86 -10Ƙ61ǀ
rain	86 -7ũ12Ɖ13Ƹ16ƙ
rains	76 17ũ29ƙ
rains hard	78 30ũ
rainy	86 35Y
rainy day	86 35Y
raise	78 -11Ŧ-7ƨ7Ŕ10Ř14œ25Ơ50Ư
raise the	88 15Ơ21Ư
raised	82 13aŗ14œ29l
rate	71 6Ɣ9Şƴ10d11cĵĺ13Ŏŝ15ľ28Ŕ30œ34Œ
rate $	85 16Ŕ17œ31Œ
rated	86 -13œ16Ş54ƴ
rates	81 -7ű8C12EH13cŎ14ĽǊ
rather	74 8L13s14Ĵ15ǁ24Ŋ34K
rather i	81 -12ǁ9L22Ŋ39K
rating	88 8f14ĵŷ
reach	75 -9N10gXĹ12Ŝ13K17L18Ľ24Iĺ
reach out	86 13Ĺ15Ŝ29ĺ
reach you	80 -9N6Ə15K19L20Ľ32I
reaction	88 36Ň
read	64 -8I-7ŷǩ7Ǔ8ŸƩǡ10Ņ11dǌ13ơ15eDŗ16J17Ś18ƻ21řū38Ŗ
read me	68 -9Ŗ7DJ8ǡ9Ʃ11Ņř12Ÿǌ13ơ16eŗ20ƻ23ū
readin	86 -8L7ř11Ŀ18j19Ů20I
ready	79 8ř9Ǥ13Ǟ15Ɩ48Ō
ready to	82 13Ǟ51Ō
real	70 -12I6Ŝ7acj8FŚ9DƅƮ10řŵƏ11dŋŧ12źƐ17ľ24ķ28ǩ
real quick	80 -7I9a10Ś11D13dŋ14ř
really	79 -12ŀ8Ɠ10ņŵ13g14ƙ17ľ23Ŗ
reason	75 -6Ņ11BƀƂ17Ĺ27Ō39Ŕ
reason $	86 -7š-6Ņ13B41Ŕ
rebuild	80 32Ɠ
rebuild $	85 18Ɠ
recall	81 -8Ĺ12Ŧ23q61Ľ
receipts	85 17Ƙ28Ǌ
recently	86 -6Ţ10ő14Ƴ24ĺ
record	73 9ŋ13ǟ16ţ19ƿ44Ż
record $	81 -8ŋ55Ż
recorded	77 41ŋ
recorded line	86 11ŋ
recording	83 36ŋ
records	82 -11Ű-9ŋ-6a20ƾ46Ǘ
redone	83 16Ƌ23ƈ25ƌ
regular	75 -7ǃ-6Ţ8Ÿ9KƩ10ƙ12ų13Ų14Ƙ15Ɖơ
remember	70 9txBŦƶ10œ15E46Ľ
remember me	86 15Ľ
remodeling	88 14ƌ
renew	74 24ŕ26Œ
renew $	75 26Œ
renewal	65 10š11Ǟ17Ĺ23ŕ29Ŝ
renewal $	86 -9Ŝ16Ǟ
renewal go	72 43Ŝ
renewal notice	78 24Ĺ
renewed	86 26Ơ28š
rent	59 -17Ŝ-16Ĵ-15Œ-11Z-10n10ƥǝ11ǋ13ƣ14Ǐ16ǐ18ơ19Ǒ20Ʈ21ŵǇ50F65Ɯ107Ơ
rent $	73 -19Ĵ-16Œ-8Ǒ-7ƜƢ13ƣƥ27Ơ64F
rent a	76 -10Ǒ-6Ɯ22ǐ29Ǉ
rent from	86 -21Ŝ-10F7Ǒ29Ɯ35ơ
rent loans	78 -14Z28Ʈ
rent out	86 -12Ǉ19Ǒ23Ɯ
rent the	86 -20F-15Ǉ13Ǒ24ǋ49Ɯ
rental	71 -14Ơ9ŵ12Ƥ13ķ32Ƣ74Ɓ
rental car	88 27Ɓ
renter	88 -10ǝ15Ƥ31F
renters	76 -31ǌ-9ƨ-8ƃ8ş17ƥ22ŏ23Ĺ30ƢǑ47ơ
renters insurance	86 -35ǌ-9ƨ-8ƃ10Ƣ29ŏ57ơ
renting	81 16Ƣ32F
repair	86 9Ŕ24Ŧ
replace	74 -14Ɠ-11ǝ-8Ɛ11ũž13Ʈ15ƈƑƵ20Ǣ26Ǐ29Ɨ
replace everything	88 11Ǣ38Ɨ
replace it	88 -7ƐƗ14Ǐ33Ƶ
replaced	81 -7ƚ12ƈ25Ƌ
replaced $	88 28Ƌ
replacement	80 -9ƒ15Ǣ52Ɠ
replacement cost	85 9Ǣ24Ɠ
replacing	78 13Ƶ16ĺ
replacing it	78 13Ƶ16ĺ
report	79 -7Ƙ13Ż14ǉ15ţ17ĵ21ź
require	78 -6Ǘ27Ǔ29ǌ
require $	81 34ơ
requirements	88 -17ơ19ǌ
requirements $	88 -17ơ19ǌ
residential	88 12ǔ25Ǆ
rest	81 -10Ƌ8B9ŷ10xǑ11z13ś19ō22ư
restaurant	83 -10ǐ14Ǜ17ƣ18Ǎ22ǟ
retire	80 -7Ķ15Ŝ16ƭ24Ƨ26V
retire $	83 -7Ķ15Ŝƭ36V
retired	85 -8V8ņ13q52P
retirement	75 26t52Ķ
retirement $	81 12Ķ14t
retiring	88 -7H38V
return	82 7Ǡ8ŧǊ9f12ǆ13T21Ǚ
revenue	83 41Ǌ
revenue $	86 41Ǌ
review	86 -10ƶ9Ŝ10Ǟ21ǩ23Ŗ
ride	78 -18Ŵ8Ŷǀ10ƃ24Ŭ34Ų52ŵ
ride share	88 46Ų
right	37 -13x-11j-10Rǁǩ-9nBŻ-8L-7UŤ-6T6ĻŚƎƴǂǋǔǣ7kőƧƿǑǜ8cFŉŷƝƦƩƫƹǥ9EQļŀŧŪŲƨƽǇ10eŇťŭűų11GYŃŌœŗşŴơ12opXŎ13uw14CƜƷ16ŏƅƓǟ17ƒ18ǃ19NS20ŝƬ22I23b25P
right $	39 -16n-13r-12ŏ-11N-10aǁ-9jkx-8BRŘ-7LŻƭ-6q6ŁŃƲƶǆǍǕǙǞǨ7cAľšŦŶƎƠƴƺƾǂǄǇǏ8oXőƧǋǜ9ĻňũǑ10ŉŷƝƫƹǣ11ļťŪŭųƽ12ewGĹœƨ13QŴƒƷǃ14Ňơ15u16pƜƦ17ş18PƓ20ƅƬ21ŝ22S23I29b
right about	88 -8Źǡ-7ō8Ŏ9r14v23ǥ
right around	88 15Ņ
right now	62 -11Ʀ-10Aǎ-9ĹƷ-8şŽ7zŘǥ8Iž10ţƒ11ŃűŲ12n15PZ17YŚ19FŌ21q22r30ǟ35ŗ36N37ŏ
right there	86 -6ƅ8MŚ13s14ƇƩ
ring	70 -16ƒ-12ű-10ǩ12A14KŜ20Ǝ27Ľ28L29Ǌ30f34I64Ƙ
ring a	88 36Ľ
ring up	88 -6ŉ16A21Ŝ38Ǌ
ring you	88 -8ǩ14I26L
risk	76 14Y20ƙ28ũ
risk if	78 15Y
road	75 -7xŮ-6ǋ8ſǀǐ9C10Ǧ13y15Ǟ18Əǟ22Ź45D
road $	88 -8x10ǀ12D14Ź16ǐ
roadside	81 9Ŏ15ŝ33Ɓ
rock	88 13j20ǀ
roof	57 -10ű-9ƌ-8ƚǄ-6ƣ6ǣ9ń11ƪ14Ƒ16h23ş27n82Ɖ87ƈ
roof $	63 -8ƌ14ş16Ƒ17n19h43ƈ
roof is	85 6Ɖ25ƈ
roof right	88 -17Ɖ19n22ƈ
roofing	88 -6ƈ11Ɖ17P32Ǆ
room	76 -8Ǟ-6Ŗ7Ɗ8Ƥ9ƌ11ƃƢ12ǃ13ƞ15Ɨ18X20Ɲ
room $	86 6ƥ7Ɔ9Ɗ13ƃ15ƞ
roommate	86 11n19ų
roommates	81 39Ƣ
roommates $	85 24Ƣ
rooms	88 11Ɔ24Ɯ26ƌ
rough	82 -7Ķ-6Ɵ7ņ9ĵ10T12ǀ20Y21S
roughly	68 -12Ǣ7Y13ķ15Ɨ18q19Ʈ
roughly $	82 -14Ǣ-6Ʈ8Y9T16ķ19Ɨ
roughly what	71 19q25Ʈ
round	86 -14ǝ15Ɨ16ƒ20ǎ21Ɵ
run	58 -12R-10Ŷ-8Ǒ-7ŃŷƗƯ-6Ǉǖ7pŅŝŻžǜ8ĵšư9ƓƧǋ10ňţǥ13Ǘ15ū16ŕ17eŦ19ſ21A22OűƩ24ƽ26ǎ27ş28Ɲ30Ƭ37Ǩ
run $	77 -13RŶ-9Ǒ-7Ǉ12Ŧ14Ņ15Ū17űƭ19Ǆ34O42ǎ
run a	85 -6Ǆ9ĵ14Ɠ32Ɲ
run and	78 -13ǐ-9Ū42ş
run in	88 38ƽ
run it	79 -8ű10A13Ł19Ƭ30Ǩ
run out	85 -14ű-12ƭ13š15Ƨ18ŕ57Ʃ
run the	82 -11ǈ12p17ţ18ǋ24ū26e40Ǩ
runnin	80 -7ǩ9Ǩ10R11ń12ŋŐ16qĿ17f20ǟ22Ŵ
running	75 7Lń10ŭ11ku12Ƽ14ǩ20h21ű23ǝ25Œ
running around	88 -6ń11L13u26h
runs	77 -10Ʈ8ǉ11E18ƽǈ23ơ27ŕ32Œ38ű
rush	88 -11iĻ-7r12s18Ń45O
s	78 -7Ľ8Ÿ22q25Ƅ30ǆ37b
safe	82 -7R10N23Ƙ35Ž
safe driver	88 29Ž
safety	70 20Ǝ59Ǚ
safety $	86 21Ǚ
safety meetings	88 7Ǚ
safety program	86 11Ǚ
said	62 -7ŀŃť7xAWĵŬƖ8ruMSĺŎŲ9ņŊƝ10fpqtǜ11dOŝǅǚ12Vƅ14GHƥ15Ŕ18cƶ21y26B27ƴ
said $	74 6B8x10HWƖ11VŬ12Ŋ14ŝǅ17ƅ19q20ƥ25y29Ŕ
said you	77 -7ŕ7Ʒ10H12ŲƝƴ13Aņ16ǚ25d
salary	78 14Ʈ17ǉ22W24Ʀ33T
salary $	86 12W34T
sale	85 -14Ǔ10H12Ǩ15Ɨ44ƒ
sales	68 -6t12ǔǠ30ǖǛ61Ǌ
sales $	85 31Ǌ
sales is	74 -7t8ǖ14ǔ37Ǜ
salon	88 -15t-8D14Ǎ29ǃ31ǟ
same	63 -13Ő-9HƸ-8Ż-7ƺ-6Ɨ6Űƾ7łƢƫǍǘǜ8ŗƂǥ9ƓǇ10Ƈ11ż13oņ14Ɩ15Ŷǂ17kI18Ʃ21ş23ũŴ27ő39p
same age	88 -25c-6o56p
same as	85 -9p-8ƺ9Ű10o14ǂ31c
same company	88 7ő38ş
same thing	85 -10Ż12ǥ13p15Ƈ16ż31ũ
sat	83 -8ƴ11ƚ14Ʈ35Ŗ
sat down	86 -8ƴ37Ŗ
satisfied	88 -9Ő12ŧ24ŝ
save	78 -18Y-7ňǩ13ź22Ĵ27Ĺ28Ř32Ţ
saved	81 13ŋ14ŢƵ15Ǘ44Y
savings	64 9ķŢ11Ƴ13Ļ25Ř49Y
savings $	74 26Y
savings could	78 -17Y34Ř
savings if	78 12Y
saw	78 8ƫ9f11ŧ12tŨ17j18Cƚ23ƾ
say	51 -16aŦƷ-10ƽ-9wA-8pĺŤ-7CJLĿŢƗ-6cłƢ6Ŏ7Yřƨ8űƤǧ9XņſƝǑ10ţ11Ś12ŝ13ĵňŊƿ14Q16ƴƼ17ƈ18ŀŁŇŋ19bŌūƸǩ20Ŕ24ơ25TŒ26B30ƺ48r
say $	68 -19Ʒ-11Ŗƽǌ-10A-9p-8JĹ-6ƨ9ŀŮ10řǘ11ĵơǄ12Yŋő13Ǒ15ƺ22Ň25Œ31B40r43ǩ
say about	68 -11Ĺ7Ƹ11ǌ14ƈ17r21ſ
say and	77 -8C12ƺ23Ĺ30ū
say in	88 -7R14ǧ15ƿǌ
say it	78 -15Ŧ-9ű-8ƾ6ň14Ņ15ƒ17Ɖ20Ŕ28Ƽ
say on	85 -6ſ6Ů8Ś11ű15Q20ǃ
say so	86 8ŋǢ15N
say the	82 8ƤƩ9Ō14Zŗ18Ŋ21Œ27ű
say when	88 14Ŕ31r
say yes	82 7Ĺ30Ł
say you	74 -15ǌ-8ǩ-7ƾ10QǗ11ľ12R14ŵ18ŖƸ27ơ
say your	88 -22a-10w12ĵ13ƃ38b
sayin	88 14oƸ15b
saying	82 -17g-8Y7Ŏ11o12ĸ13N24ň27b
says	71 -10o-7ǌ7ŗǩ8ƩƬǢ10qVļ11c12F15ř18aƅơ19Ś21ž22Ů
says $	86 11Ŗ16Śǩ17ƅ
scale	85 9Ŀ10Ň45ƺ
scan	88 35ś
scare	88 12ƴ16ƣ40Ŀ
scared	88 -6ť16Ņ21ǁ30Ũ
scary	83 9ǘ10ķ14V34Ũ
schedule	86 -9L10Ǐ17Ƙ36R
school	61 6Ǧ7Ƅ8ƶ9vƢ10Sǔ11KQŻ12ŭ17Ǔ23m25lƱ29x34ź
school $	70 -8l7vź13Ż26m29xƱ
school and	88 -8m16Ƣ26ź
school district	88 14Ǔ15ǔ21Q
school is	88 10Ʊ
school or	81 -6Š11Ź12Ʊ16KS17ŭ
schooling	88 35m
score	78 11Ž55ĵ
score $	83 14ĵ
scratch	88 16Ɠ20ŏ
scuba	83 43ǀ
season	82 13U15x16ǟ18Ɯ23ǎ
season $	88 -18ǟ53ǎ
seasonal	88 19Ɵ27ǎ
second	66 -9ķ-6H7Ɩƫǩ9Ļŕ10pAŇ11IŊ13ũ15ľƔ16Ōǋ19y22Ǟ27N28Ŵ29Ɵ
second $	85 -22ŴƟ13ƫ23ǩ75N
second car	85 -6Ź38Ŵ
security	77 7ǘ9Ǘ12Ķ16e36Ǝ
see	61 -14J-8Ʊ-7cCŃƘǔ-6ũ6EœŢ7šţŽ8ūƏƿ9ŴƂƊƛƲ10ĹǗ11źǒ12v13Ɲ14Œ15Ŀ16ň17ļĽŊ18ǂ19yǞ20H21ř24ƾ25Ƅ29V
see a	82 -9Ƙ11Ə14Ʋ22ƾ25ǂ
see if	86 17š19Ĺ23Œ
see the	78 -18J7ř9œ11Ƅ12ū14Ǘ25Ľ35Ǟ
see your	83 -8Ń10ƾ27Ƅ30V
see yourself	83 15Ţ22V34H
seen	81 6ƛ8Ķ12Œǒǥ16t22ǩ
sell	67 -9Ļƿ-7A6ŲǛ7ǕǞ9ĸƳ10Ɓ15Ʃ17Ɲ19ƕǄ22Ʒ30ƒ37ǔ39H44Ǩ
sell $	82 -17Ǟ-6ǔ10Ɲ11Ǖ17Ǆ19Ʒ40H
sell for	86 -10Ļ7ű42ƒ
sell the	86 -7Ʒ12H13Ǟ15ƳǨ
selling	88 43Ǟ
send	64 -12ơ-11Ś-8ǒ-6Ĵǩ6Ƅ7ǁ8ŧƔƪ10oDŌ12Ŝ14K16ļ18Z21ƕ26ǧ29ǌ30J36ś
send a	86 6d8K11ǁ14ļ19Z
send it	82 7K9J16D26ś
send me	82 -11Ś17ś22ǌ
send the	80 -8ś7Ƅ13oJ29ƕ
send you	82 -13ơ7K9ļ14ƪ15ǌ20Ō
sense	79 8ĵ12Ň16s51ň
sense $	88 39ň
sense to	88 16Ň18sň
sent	77 -17J-8Ő8K14šǘ16Ĺ36Ľ41ļ
sent you	85 -9Ő8ś15š50ļ
separate	82 -7Ţ10ǥ16Ƙ17ş29ƚ
serious	86 -9B9ƽ17ǂ22Ƽ
serve	82 -19ƿ9Ǜ12ǔ16Ǆ
service	70 -7ǚ8Ǟ10ŞŢ13Ǆ14ţ15ŝ21ű22ľ26ư
service $	75 6y7ưǄ11Ţ12Ş16ţ24ű
services	83 -7ǔ-6A12Ǟ17ǚ18Ǆ22Ŝ
set	66 -13ǟ-12jƤ7L9ƄƬ10ŉŴ12AĴ17ŗ18ĺ22T26Ɩ28Y29Š30ư31ǝ34Ţ43ǆ
set aside	86 8Y28ư
set on	88 -14j15ŉ43Ţ
set up	82 -15ǟ-13Ƥ-12Š9Ķ13ŗ42ǝ60ǆ
set you	88 12ŗ18ĺ
settle	88 9G14ł17ŧ
settled	85 6Ń15Ŧ31ƞ
sewer	86 39ƛ
sewer backup	88 30ƛ
shall	85 20Ƭ22Ō33ǩ
shall we	88 -7ǩ42Ō
shame	88 7Z10Ƽ12Ƅ
shape	75 9ǂ13Ɖ37Ƹ41ű
shape $	86 11ǂ
shape is	86 -11Ɖ50ű
share	73 -13Ő7Ǜ11ǆ13Ǎ17ǔ20ų21ŘƠ22ŊƢ33Ų
sharing	88 -13X6Ų13Ǎ15T24Ƣ
she	56 -14Ƹ-13Ūƹ-11m-10Ƽ-9Ű-8ŏƵǄ-7ĸǩ-6cŇŔ6Ŷ8UŧŹ9ǈ10ǜ13ƫ14ƅ15Ƴ21y24Ʒ25pƨ26Ŵ27x32s33Ʈ35oq38ź39ǂ41t49r50v
she $	86 -17ƨ12p13Ǡ16ŧ27v
she do	86 -11Ǡ8q11ŷ20ǈ35Ʒ
she does	86 -6Ǆ8ƨ10x12q13r14Ɲ
she go	88 -9q17Ʒ52o
she have	86 -18Ƹ-17r-11ŏ12ǂ58ƨ
she is	71 -8Ʒ6qǂ7y9Ƈƫ10Ǡ13t14U16p25v27sź
shed	81 -9Ǐ12Ɲ33Ʒ46Ƒ
sheds	88 24Ƒ
sheet	88 11uw15f17Ś
shifts	86 18R24ǎ
shingle	82 -10ƈ23ǅ26Ɖ
shingles	78 30Ɖ41ƈ
shipping	78 13ǝ
shipping if	78 13ǝ
shoot	80 -11ŷ11h13ac14ś23J
shop	59 -29D-13ƗƣƤ-10ŏ-9ƒ-7btxGŮ-6KƳ6gƴ7Ĺ8ǘ9Ǣ10ǐ11Ǆ13ƁǞǠ14U15Mǌǔ18ǝ20ǏǨ22ǈ23Š26ǅ28Ɲ29ǥ31ǃ32ǟ34Ǎ37ŵ44ǋ
shop $	66 -14ƣ-8D-7bGKŮ6Ɓ7Ǐ8g9Ǟ10ǘ11ǃ12M13ǐ19ǔǥ30Ǎ34ǅ36ǋ39ŵ
shopping	85 -15Ť-9ǩ26ń39ĺ
shopping around	88 28ń
shops	85 11ǌ12ǈǢǨ16ǃ19g
short	86 -6Ʒ11W13Ɯ15Ť20Ʈ
should	56 -10rƼ-9ƽ-7ŉƵǢ-6Ǩ6I7bLōƗ8ƫǠ9NĽŋ10ǂ11hO14Ƅ15uƘƱ16Ƭƶǩ17M18Ƹ19ŷ20afKƭ22Ĵǧ25ň27DŌ30s
should be	88 15Ʊǧ18ŷ
should i	64 -10ƕ-9s-6ũƵ6ō7c8I9L11ŋǠ12ĴĽ14O15Ƅ19MƬ24ǩ26a27K30D31ňŌ
should it	85 13ǧ16b19Ĵ20ƫ22ƭ
should know	74 -13Ƽ-11Ōƽ19hǂ25Ƹ
should we	77 12N15Ʊ19Ō29s
show	73 -11Ÿ-10G8Ţ9Əƾ10ţƹǒ12nX15dĽ18Ŏ19ť20ǩ26Ŋ
show up	88 6k10Ə12ƹ24ť
show you	85 10Ţ14X21Ŏ31Ŋ
showed	83 15B16Ň
showing	88 8d16Ƅ
shows	86 8ǒ12ť13ſ19ǡ20ŗ
shut	76 9Ǖ10ŋƟ22ǎ34ǝ
shut down	86 10Ǖ14ǝ21ǎ
shut the	88 -9ǝ14Ɵ
shutoff	88 17ũ31ƛ
sick	78 7ƽ33Ǜ44Ǩ
sick $	83 37Ǩ
side	63 -14Ƹ-11Ũ-8ǄǏ-7Rǆ8quƝ10CŭſƕǛ11Ŕǂ12ŧ13Ķ15T16œƽ17Ɓ18łŲǍ28Ǡ35Ɨ
side $	80 -18Ƹ-6ǆ8ƽ12uǍ13ƕǠ14C15ǂ21œ
side business	78 -24Ɲ48Ɨ
side of	88 -9Ǆ15C16Ǜ26Ɓ
side work	78 -8R10Ɲ17ŭ
siding	82 -6j40Ƈ
siding $	88 -6j23Ƈ
sign	64 -7Ǘ-6ŝű9H11ZŎŖ12W13ƨƱ14Ł15JƒƖ20ǩ23Ǔ24ő27ǃ40Ō
sign $	88 -8ǃ7J69ǩ
sign a	78 20Ʊ
sign off	88 32Ł
sign up	82 13W18Ōƨ31ő
signed	78 -8O7Ɓ8Ǚ10ŁŌ14Ƣ15œ21Ʋ
signed up	85 -8O11Ō16œ17Ɓ
signs	85 -7t16Q18q26Ǡ
simple	86 12Ļ25ư
since	59 -12Ŝ-10ǩ-8ņœ-7ĺŤ-6Ő6ƌ7ż8IŸƼ9Pǂ10ƣƪ11G14B15Ź16iŗť17ƹ19ǟ20ţ23ǅ27t30ũ31S36Ǟ38ő
since #	70 -7Ő7ő10ż11Ƽ12ǅ13ƪ14SƸ33ţ36G
since $	86 13t18ť
since last	88 -11œ14I46Ǟ
since somebody	78 9Ǟ
since the	88 -7Ŝ9Ǟ17t36ǟ
since then	83 -6Ǟ55ũ
since when	86 -22G-15Ǟ-10ũ-6Ź17Ÿ34ő35S
since you	82 -8Ť13ŗ18ƌ21B22i24ǅ
single	76 -11ƿ15ǩ16Ɔ22Ƙ37f
single $	88 27f
sink	88 13ƌ18ƛ28ĸ
sister	74 8h9Ǥ15U17A20Ʒ23Ư35B
sister say	88 -13ƽ25B
sisters	85 -13ǃ-10B-8w-6a14Ƥ28ƽ44A
sit	74 -6Ń7L10sǛ11Mŀ12Ů15Ĺ17ƙ19Ŵ24Ƈ
sit down	83 7ł8L12Ǜ18Ĺ
site	86 13Ǜ21Ŵ31ƥ
sits	86 12Ű13Ɵ
sittin	85 13H14n17Ƙ
sitting	74 7YŚǦ9ŀ12nĵƝ13r18Ɵ22M24Ķ
situation	85 11Ź12Ǩ13n15F17z
situation $	88 12Ź13Ǩ18z27n
size	82 -10Ƶ-6H11r14œ16Ǟ21Ɔ34Ƭ
size of	88 15r23Ɔ
skip	81 -10Ǧ8B9Ŋ10Ɓ12Ƃ16ů23ǁ
skip it	88 -11Ǧ10Ŋ14Ƃ
sky	88 16Ơ21ǀ27j
slab	82 10Ɠ45Ƈ
sleep	74 7n11Ŀ14ĸŌ16Ũ17Ű18Ƥ20xł31Ƽ
sleep $	86 17x27Ƥ
sleeping	85 12ľ21x
slow	76 10ň15ƛ17i19U25ǟ38ǎ
slow $	88 -21ǟ26ǎ28U
small	72 9ǜǞ10ŐƦ11ǈ12Ǆ16ƥ18ţ21Ŧ
small ones	78 10ǜ20ţ
smart	82 -16ƛ9m13ũ18Ƭ19Ań24Ǝ
smoke	71 -15ƨ11Ɛ15Ƥ16ƹ26Ǝ29ǂ
smoke $	80 -17ƨ22ƹ34ǂ
smoke alarms	88 17Ǝ
smoke detectors	85 27Ǝ
smoker	86 11ǂ13ƹ
smoking	88 19ƹ
snap	88 14ś
snap a	88 14ś
snow	85 10Ǆ61j
so	34 -10Ǜ-9Ƒ-8P-7boNŏƉ-6ƊǤǩ6Dƾǆ7gtvAEFŇřūżƭƽǁ8wBĴĿŃŜŭƸƹ9CJOļŎţƒƓƘƧ10yŕƤǄǙǡ11cKŲƞƦƿ12ĵĹơǕ13UĻũŵƩ14ŢŤŦŷƔƖ15ŪƈƝǚ16hTķńşŶƢ17fknR18pŁň19sĺƠ21iœų24Q26ŝ
so #	71 -16c-14p-8Ů-7œƅƕ-6I6Ĵ10ů11ų13u14ƃ15D17Ŧ21d22Ǉ23ƪ25Ɣ26ƺ48E49ƒ
so $	75 -8Ǐ-6Ǔ7Ź10ĵ11jĽųǍ12Ɲ13ƶ14Ƣ16pC17Ł21ǚ25ǁ
so @name	82 -6Ǥ10ǈ12w18r31s
so a	75 -13Ɣ-7Ű10ƿ12ĸ13ǜ14Ǝ16ƭ17Ķ25ǡ32Ť
so about	76 -11QǢ-10Ǌ-6ƺ10Ǜ23Ɨ25T29Ǐ41ǔ
so do	82 7Ǘ8yƓ11R12h
so far	75 8Ʊ12Ňŝ13y17uƞ18ň30i
so give	76 -10a6Ļ7ŦƖ8D9Ůƈ10ŕť11Ǡ12Q17ĵ22o
so he	81 -18v-9j7r10sǂ12xǙ15q25ƨ45p
so how	81 -12ǅ-7g7Ǣ8Ɵ9Ʊ11K13ǡ14Ǩ16Ť24k
so i	63 -12ŉ-11Ŗ-10ǩ-7sDŜ6vTœ7bcpĻĽŊżơ8ńƵ9fiXŁřŤ10oOƽǊ11Ř12Ɩ13mMő14Ĵ15Ń16Lň23a25Œ
so if	78 -10ǈ-8Yŏ-7X-6U8B10bĻ15ĸ21Ǩ26ŵ48Ŏ
so is	83 11i12Ĺ14ĵŭ15t22Ɣ
so it	56 -12XŶ-10o-9ǌ-8ų-7cTŴƒ-6t7ƛƫƻ8aAķŞŬƅǍǡǥ9ŰƆ10ŃŝƉƭǄ13kQŕŪƩǆ14Ǜ15hƿ16ĺŗǃ17Zřŭ18Ƣ19ű20ŀŷ27ǟ28œ38Ơ44n
so just	78 -11Ƽ-10ǂ-9Ū-6Źǩ10S21ŷ23ƻ24ŀ
so let	83 7I11ső13Ł
so much	86 9ǚ12A18Ŷ19Ŀ
so no	85 -14ŧ-9Ĵ13Z16ţ23ŉ
so she	79 -8Ŕ-7Ź13Ɲ23ź24s25ƅ26p
so somebody	88 34ǘ
so stop	88 8Ƽ13Ľ17Ɓ
so tell	62 -6Ǩ6fkļţƝơƴ7szOĺƅƒƙ8Ťƹǒ9yŕŶƛƿ10AŬŰ11iUŝ12Ƥ13ƥ14ũǆ17x21ń
so that	69 -12EƉ-11ľ-7TŎƅ-6ƭ7bJ9ķŋ10wy11Ƨ12QƩ13Iƈ16Ň17ǃ18ş19vť25c26Ū30D43ō
so the	63 -19Ɖ-12wƒ-11ơ-10ǖ-9o-6y7ŧƛǑ9ŭǤ10ƋƏƘ11ŴƧ12ķŹ13U14aIūŰǕ15vƄǢ18ų21ŝŦŶƈǌ23Ǔ27ņ
so there	67 -7ƫ7ƑƦ8ƙ9ŕ10Ǎ11ƍƘ12Ķƨ13ũ15ķǥ19ƪ22Y27š
so they	77 -7ƦǗ7ƈ9Ɠ12W15Œ16Ņŧ18ǖ45Ŕ
so we	77 -9ƒ-8i9ƭ11Tƿ12Ĵ17Ū33ŌƬ
so what	67 -14Ű-13NŁ-11Ō-10Ť-9ŇŐ-7ŀǐ-6Ņ7ņƉƬ8kmOłſ9ĻŶƭ10dķő14g15J16Ū18B19Q21Ş23Ŀ33ĺ34ǩ
so when	86 13Ų14R15H17Ƣ18Ř
so who	88 11n14w
so would	86 6K13Ʈ16X
so you	48 -20Ǜ-14Ř-13Œ-11LZŭ-10aŀƋǩ-9Iŝƨ-8pĿƅƓƬǟ-7bsvŌōŞŰŻƳǡ-6DŪƢƻǓ6ĴƵ7NQƞƶƼ8TŽǜ9SĽŵƟǒ10łųƌƲǀǙ11UĻńŢũſƒƔƹƺ12żƖƝƤƦưǚ13HŖƠ14CŚǗ15FŶ16RVŗǞ17ňŜƾ18gŐž19lŁƱ20œ21ĹŲ22GƜ24Ũ25cf
so your	65 -17ŗ-12b-9p7qxyƚ8ozǂ10Ŀ11ŉ12ųǅ13ƧƯ14t15Bū16ƽ19eƳǣ20ƓǠ31Š
social	75 -6Ǝ12Ķ15Ǘ17ǆ19ƿ46e
social $	83 20ǆ23e
social security	83 -7Ǝ13Ǘ14Ķ18e
soft	88 14ĵ23Ɖ
softball	88 12x13g
sold	78 -9Z13P14ŖŶ15ű17ƕ21ķ24Š28ņ
sold you	86 27Š37ņ
sole	83 50ǆ
solo	88 14s23f24Ƣ
some	62 -18ŉ-11Ʊ-7ň-6Őǐǩ7Kńņ8UĸĺŽƌǦ9ŦƏƘƥƨǁ10luŹơ11ľƪǇ12zQĻŤ14Šǈ15m17ķƒ19Ĺ20Ŋ27Ř
some $	85 -10Ţ17z18u28Ř29ƒ
some money	88 -7ň13Ţ17ƪ30Ĺ
some of	83 -7Ő9ǝ12ơ14Ŧƥ18l
somebody	54 -11Z-10nŨǎ-9ƃ-8šǩ-6V6şƅƳǞ7PƤǠǢ8ǧ9Ŗ10ķŧƟƾǋ11ņ12Ʈ14ĿƎ15ǘ16fFQľŵ17ſƕ18Ư23ǜ24A25ž
somebody $	72 -9F7ǅ11ŵǞ12Ƣǚ15ž16Ǡ22ǜ23Ŀ27f
somebody close	88 10ĺ20Ƴ
somebody else	74 -13Z7ų8a10ń11ş13Ł15ƕ20ǋ26Ʈ
somebody in	85 -7n12ņ19ƾ24ž31A
somebody last	78 -20Ŝ9Ǟ23Ŗ
somebody or	86 -7V13ŏ19ŵ29Q
somebody sued	78 15Y
someday	86 8Ư14zǞ15V32y
someone	82 8ņ12ǚ13ſ15Ł17ǅ24Ƴ28A
someplace	85 9ş13ǝ14ƥ15ǋ17H
someplace else	88 9ş14ǝ18H
somethin	70 -11Ƴ-8ŀ8ĸō9HNŇƘƾ10ǃ11YZŪƯ12E14Ž15Ŷ17ĺń25Ŀ
something	54 -11Ťũ-10a-7yž-6Ō7qwŊŪƫư8ĽơƮ9ŏ10PĸţƄ11ŖƦǕ12iņūŴƬǛ13gŗ14łŔǨ15ǩ16NY20ĺ21ŉŘ23ƨ25Ş28ŀƶ
something $	83 -11a-7Ō7Ŋ8ķ13ĸ24Nţ
something broke	78 25Ř
something else	82 11Kĺ12w13jŎŶ14ŀ15Ū
something happened	79 -9Yĺ-7ĿƷ12ƨ13Ŗ15Ř20Ʈ26ƫ
something happens	85 -7ĺ-6Ļ8Ŀ9Ŗ17Y24ƨ28Ǩ
something in	86 6Ľ14Ļ16q17Ƅ
something like	86 35ł
something that	70 -8ǩ12X20Ǖ21Ŀ23ŀ
something you	78 -17ŝ-11Y8ŵ9ĿŏŞ10Ĵ11Ľ12gŀ13Ŋ16Ĺ21Ŵ
somewhere	73 -15ş-12ō8Ǘ9ĵ10Qǋ11ǝ19ŚŢŴ22ƥ23Ƥ
somewhere else	81 -17ş-13ō8H17ǝ22Ŵ23Ţ28ƥ
son	71 -12c-11tƭ-9amp-6ǟ8Ư9oużƱ14x16ų18wǈ23y25Ź26Ǟ39v
sons	83 -14ǆ17y19ǃ22u24x30w
soon	71 -15ǜ-8Ŭ8VƁ10ƕ11y13Ƅ14Ŀ16ŕ17Ǟ22Ź25H43Ń
soon $	78 -16ǜ9Ń11V19ŹǞ30H
sorry	74 -11L7ƽ11z13cƺ15Ƴ17ņ18a21f
sorry i	85 -12L7ƺ9ň13a18c
sorry to	86 9ņ11ƽ13z16f
sort	88 7ƛ11ǀ30Ʃ
sound	72 -8Ļ-6I8b9ťŽ10V12Ƹ17G18il21Ľ31c52Ň
sound $	88 32Ň
sound like	85 -9ĻŇ12cĽŽ15i23l
sounds	72 -7ƞ6ņ7ķŨǓ8Ō9B10FǈǛ11LƏ12Nŧ13Ɯƽ14Ǩ16ť
sounds like	75 -7ƞ7ņ8Ǔ9BŌ11Fǈ12LNŧ14Ɯƽ15Ǩ17ť
south	83 9l15C28Ɵ
space	76 -14F-9Ɔ-8ơƢ8Ǣ10Ɛ11Ƈ21Ɗ30ǌ32ǋ
space $	82 -15F-10Ɔ-9ơƢ6Ƈ12Ɗ32ǋ36ǌ
spare	82 -11Ɓ-7Ɨ9g18Oŵ31Ɲ35Ŵ
speak	86 14ƽǩ15N17Ś25ŏ
speaking	88 -9b30a
speaking with	88 -9b30a
special	75 6Ư38Ƙ
special you	78 13Ƙ
speeding	83 36Ż
spell	75 -10a9ŵ12t13wǃ18J41b
spell that	82 45b
spell your	88 -12a15w20J
spend	78 8Ű13ƶ16g17l21k57X
spend your	86 14g16ƶ20l25k
split	75 -9ƶ14Ǉ16Ĵ26Ƣ27ƫ
split $	78 15Ǉ
sports	85 23ǀ31g
spot	80 -7ǩ9Ɵ11ƞ13Fǋ14ƙ15Ű16ǘ24M
spouse	70 -14a-13Ɠ-9Ƹ-8Ň-7F-6ƻ7Ư13Ʒ19oq20p28r35f36sǂ37ƨ
spouses	82 -16P-14d10Ʒ19oq21p
spring	71 9Ľť10tŃ11jƮǞ14k22ŕ25H30Ş
spring $	77 8Ľ13Ʈ34Ş
sprinklered	88 -32ƣ-6Ǝ49Ǎ
sprinklers	79 -17Ǎ59ƣ
sprinklers in	88 -40ƣ61Ǎ
square	71 14Ɠ20ǋ30ǖ39Ɔ
square feet	78 15Ɔ23ǋ
square footage	83 27Ɔ
sr	85 48Ƅ
sr #	85 48Ƅ
staff	81 -19Ş32ǜ34ǈ46Ǉ
staff $	86 -20Ş20ǈ21ǜ22Ǉ
stand	80 -11ǋ8ƚƟ11KX15ǖ22ķ26Ǎ
start	65 -7kG-6ĹƱ8ǒ9ĺŕǧ10Ř12d13Rő14Ƌ17ŤǓ18řŹǅ22a23ǩ36S37Ń
start $	81 -28S-6ǩ10Ō17d18ŕ41ǅ45Ń
start the	86 -6Ə8Ɩ10ǅ11Ť13ǧ
start with	78 -17ǅ9ŷ10S11a22ř25ő
started	74 -7Ń6S8ĺ10Ť11x21Ō25œ31Ʊǅ
started $	86 -26ǅ10Ō16Ť37Ʊ
starting	85 -8i9j13ŏ16Ō
starts	88 10ū
state	64 -9S-8J-7Ńŷ6ǃ7Ţ8őǞ10Ķ11Ņ12ĵ13ŐŔ17ū18E20ǔ22ń23Ʊ24ŗŸ27ǣ31Ƅ41C
state $	88 -12Ő12ǃ29ǔ40C
state farm	83 -10S-7Ÿ9ń11Ţ12ő16Ņ35Ő
state minimum	83 37ŗ
statement	82 8Ķ14ĸ17Ś19ľ25ƪ
station	85 22Ə
station $	85 22Ə
status	83 38f
stay	62 -14Y-9ŀ-7V-6s6ǈ8gHǞ9Ő10B11ƨ12ŢǨ16Ƨ17ƥ18X24Ř25Ƥ26Ʃ39Ɯ43Ʒ
stay $	86 -12ŀ-11Ʒ-6ĺ17Ƥ34Ţ
stay at	88 13q16ƨ27ƥ
stay in	83 -17Ʈ-7s18ǈ51Ʒ
stay there	75 -17Y-6V12n30H32ŘƜ
stay with	83 -8H-6Ţ13Ő28Ƥ
stayin	86 8H9ǟ12K13y17k
staying	68 -8Ƣ-7QS8k11t12H17F18nŢ20jǟ22ĺ39V
staying at	77 -11V15n37ĺ
staying put	88 -7V36H
staying with	83 -9Ƣ-7ĺ8n12Ţ25V27F
step	78 -7J8Ɖ9d10ǘǨ13Ǟ17žǅ36Ư
step in	88 28Ư
steps	81 -7B10Ť23u24ũ26Ɯ
still	54 -12ƭ-11Ÿƛ-6sĴŹ6ƌ7nƀƋƹǋ8HŜƺǟ9Z10ƞ12UƬ13fj14ƔƧ15ŉ16CƖ17zũ18q19c20tŬŷǩ21P22JQ23v24D25Ũ28I40ƫ
still #	86 -13Ÿ13j19c21ƺ
still a	76 7I12cv14Ũ17Ɣ
still good	86 -6D12O14L25J
still have	77 12Ƨ27Z
still in	88 -7Ɩ11c18ƞ30v
still owe	81 -24Z16ŉ18Ɣ23Ŭ
still the	86 12H15Fƌ18Ŝ20ũ
still with	83 13Ő16z65Q
stock	80 8Ķ27Ɲ30Ǐ
stop	70 6Ƙ7mǁ9Ľ10ǝ11Ǜ12V13Ɓ15ň17ǎ20M
stop at	88 6O9Ƙ10m
stop me	85 7Ƽ8Ŋ12Ľ17Ɓ19ň
stop you	78 13ǝ
stopped	85 10M13t22Ʈ
stopping	86 16y20Ţ24ŀ
stopping you	88 21Ţ26ŀ
storage	75 8Ɗ11Ƒ56ƥ
storage $	88 27ƥ
storage unit	85 
store	70 -7Ơ-6ĵƜ9Ǐǥ12ųǞ13ƣǅ15Ǎǖ17ǎǟ18Ǘ20Ǌ21ǡǢ22ǋ
store $	85 8ǎ14Ǐ15ǋǢ26Ǎ
store or	86 -12ǎǖ-7Ǎ16ųǋ21ƣ22ǟ27Ǌ
stored	88 -9ǋ19ƥ39Ǘ
storefront	88 19ǌ21ǋ
storm	79 -7ĸ7ƈ35j55ƚ
storms	86 11Ŕ36ƚ
story	78 -10ǡ-7ƥ7l8Ŕ11Ŋ17O20ō28Ť52Ɔ
stove	79 60Ɛ
stove $	85 44Ɛ
straight	76 -7ŏƴ6ǎ8Ƽ9j10oŻǧ11lw12Ĵň14Ŕ16š24ŀ
straight with	88 13Ż31ŀ
strange	78 11y22Ǖ
strange invoice	78 22Ǖ
street	64 7ǝ8t9ƞ15ǋ16EG17Ŝǃ28Ű29ũ45D
street $	70 -27ƙ11t16D27Ű45ũ
street address	85 
street and	88 15ǋ23E
street or	88 16D23G
strip	86 10ū20ǋ29Ǎ
stroke	85 12Ƽ19ƽ
stucco	88 37Ƈ
stuck	74 -13Z-6Ƶ11őŞ14ƣ18ŀ20Ʈ23ư26ŵ
stuck with	76 -13Z12ő22Ʈ24ư
student	70 8m14Ʊ25Z42ź
student $	88 28ź
student loan	78 20Ʊ
student loans	81 -6ź30Z
stuff	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8Ǖǥ9XƉƲǓ10sŁŋǜ11Ǐ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
stuff $	77 -11ƥ-7ǂ7ƗƢƿ8Ǘ9ŗ13ƉƲ15Ƌ18Ǐ25ǘ
stuff in	85 -8Ɲ-7ơ8ǌ10ƥ14Ǔ21Ǣ22ǐ
stuff is	88 -8Ơ9ƥ11Ɗ20ǜ26Ƣ
stylists	76 8ǈ9Ǉ22Ǒ
stylists who	78 -10Ǒ30Ǉ
sub	83 -28Ƌ30Ǒ35ǒ
subcontractors	82 12Ǒ
subs	70 -19Ǉ-6œ10Ǥ44ǒ52Ǒ
subs $	78 -12Ǉ59Ǒ
such	88 11Z12ƻ
such $	88 11Z12ƻ
sudden	88 15ĸ16ĺ
sued	74 -9Ŗ10Ŀ11Y22ķ37ǜ
sued you	76 -9Ŗ7ķ14Y21ǜ
sugar	83 -11ǁ9ƽ22ƴ33Ƽ
summer	83 15Ɵ21Ǉ22k31x
sump	81 48Ɗ
sump pump	85 32Ɗ
supper	88 12r19ƿ21L
supplier	81 -8ǝ43Ǖ
supplier $	86 -6Ŀ33Ǖ
suppliers	81 
suppliers $	85 
supplies	88 -7Ɨ6Ǖ12ǐ19Ɲ
supply	88 10Ŕ14Ǖ
sure	76 -10ŌŞ-8Ǒǩ7s9Ʊ11OĻŨƌ12Z13ƅ15ǒ17ŀ24Ŗ
surprise	88 11ĸ27Ǥ
surrender	86 26ƪ
surrender value	86 26ƪ
survive	86 18x21ǝ
suspended	86 11Ƅ20Ÿ
suv	88 -13ŷ20ų28Ū
sweet	88 -11x14w16ƶ20t27Ŭ
swing	82 -8K14Ĵ26X30M
swing by	88 -8K40M
switch	79 -7Ǌ16ŢŸ17Ō28ő
switch $	83 19Ō24Ţ
switching	88 -14ǎ37Ţ
system	69 -10n11bǝ13ǘ14Ǜ21Ǝ22Ǘ33ǖ
system $	78 -11n22ǖ25Ǝ35Ǘ
system were	78 16ǝ
t	86 9ǘ15ſ44b
table	77 -11ƌ-7Ơ9T11ł12ŚƮ14sƥ26nM
take	53 -13Ǘ-9ZŶƮ-7ňŬƆ-6Oƽ6Wťų7kŨŹƦǋ8TņŇŝŴźƏƔ9NũƯǨ10śŞ11Š12ǒ13Ǆ14łƓƗ15őǁ16Ɩ17Ŏ19Ƭ20Ʊǂ21zŢ22Ƨ23ŧ24Ƥ26ķ27ƻ28ů29B36ǖ
take $	79 -8z10ǐ13ķ16Źǂ22B35Ŏ
take a	77 6Ə8ĵ9ƪ11ƿ15ǁ23śź
take bookings	78 -17ǖ33ǔ
take cards	88 -9ǔ50ǖ
take care	77 7ǘ13Ư14W19ŧƬ32z
take it	76 -9Ŷ-6ź10xķŭ11Ŏ12k14N17Ŵ20Ş22Ũ44Ƨ
take out	85 -12ķ-6Ơ7ƪ14Œ16ƔƦ22Ʊ
take the	78 6Ə7ǖ13Š14ƻ24ł27Ư31ů
take to	78 -6Ŏ12ŧ13Ʊ20Ƭ24Ɨ25Ɠ27Ţ
take you	83 -16Ư20ů57Ƥ
take your	83 10Ɓ11łǁ16ņ19ų
taken	76 -12Ɗ8Ĵƪ15ƛ
taken a	78 8ƪ
takes	77 9ƃ11OƵǨ12ų15ǁ25Ǌ33Ǟ
taking	85 -17ǩ9Ĵ12kz41ƻ
talk	68 -13ǩ-12ņ7OTǚ8A9U10Ľ12Ǡ13s14ĵń16Ǚ24Ĺ57N
talk $	82 -7ǩ8Ļ32N
talk right	88 37N
talk to	86 -15ņ9N11A15Ǡ19ń
talked	75 10s11ƨ13ƯƷ16B26Š38r
talked about	86 10r13ƨ16Ư18Ʒ
talked to	88 13s
talkin	85 -6ǩ7a8Ľ9ń12Cƅ16ō
talking	70 -6ň8œşƆ9OŃ10Xƍ11ŉ14ń15c18av19ť26Ň33ǩ
talking about	85 -11Ĺ11şƆ13ƍ18Ū22Xǩ
talking to	83 -6ǩ27ń29a
tall	80 19ǂ62ƺ
tall are	85 35ƺ
tape	88 42ŋ
tax	82 8Ǌ9f12ǆ13T24ƅ
tax return	88 9Ǌ10f13ǆ14T
taxes	83 13ǃ15ŒƵ26T30Ǡ
teachers	88 18Ķ
team	82 11Ʒ15x29ǈ45Ǉ
teen	85 -8ŷ7Ƃ45Ź
teenager	75 -6ų8Ƃ10Ź15ŭ21ź
teenager in	78 10Ź17ŭ
teenagers	86 16Ź25v
telematics	88 37Ž
tell	44 -15Ň-12IĺŞƣ-11b-9Lłǌ-8RŉśťƩ-7oGĵŧǐ-6aXķƼǝǥ6ńƙƜƱ7lxSņŜŶƉƚƟƴƶǈǖǛ8jšſƭǑǔ9qHŨŰƵ10EļŪżƿ11nMĴĹŁœŠŢŭƥǆǞ12gUŗư13kuĿƊ14űƳ15Ŗ16i17ƞ18ŊƄ19Ť20ōŔ21PǄ31B
tell me	45 -27ǩ-15Ŋ-12Iĺƣ-11B-9ǌ-8yLRłťƩ-7Gŉśǐ-6bŇƼǥ6FƜƝƲƿ7lSWŅņƉƚƤƱƴ8xŝƟƭƶǖǛ9qHŜšǑ10jEŰżſƞǔ11ińŨŪŭǈ12nMĴŁœŢƥǞ13gPUŗư14kuŠűƊ15ĿŶ16Ƴ18Ĺ21ŖŤ22ō25Ǆ
tell you	70 -14Ň-13ŧ-11ĹŶ-10Ş-7brń6ƿ8i9y10Ƨ11ƞǆ13Ő17ļ22Ƅ30Ŕ51ǩ52Ŋ68B
tenant	86 -7Ǔ8ƣ16Ƣ24F
term	69 -12Ɣ9W10BƜƵ21ŕ53ƭ54Ʃ
term or	81 20Ʃ
terrible	88 7w8g12Ũ13œ
test	83 10ŧ27ǁ
tests	88 27Ǚ33ƾ
text	72 -7ǩ10ū19ś44K
text $	86 -6ǁ43K
text me	86 -19K13śū
text or	88 
text you	86 -9ś-8ǩ27K
than	62 -10ŗ-6T7Ƙǌǔ8LœŴƸ9aŇƁƦǡ10ű11ƒǇ12YŒťƩ14GŅǦ16ƺ17ķ18ǂ21Ů23K24p32ž
than #	74 -7S-6Tǉ7Ÿ8ĺ11Ů15Ǉ18ť19GŒ21ƺ
than a	82 6ź11ľŪ12Ƙ13Sǡ20Ǧ
than the	86 -16ŗ-8p6Ņ15Ŵ18œ22ž
than you	82 -6o10Ň11Ƹ25ǂ41p
thanks	85 8Ĺ11aķ17ƴ
thanks for	85 8Ĺ11aķ17ƴ
thanksgiving	88 36k
that	29 -27Ǉ-16Ĺ-15Ǩ-14iŹ-13YƬ-11JŘ-10NXľƓƭǍ-9LZŖǟ-8esyƊƟ-7PƦƨƮǊǞ-6ơƲ6cgnŌƘư7ķŎƇƋƑƿǁǘ8ŲŸƏƠǃ9AVĿŬŻƈƐƪƫǙǢǧ10alHŁŜŮƜǔǕ11hĵųƀƅƌƯǖ12WǀǓ13Fŗǋǩ14ŋŒűƻ15tCŀůżƥǝ16pDMŧƙƩ17ř18Qƍ19EŔŪ20Ɲ21dƳ22uŤũŽ23RĽś25ū26ĺ27GƧ29Ŧ31ő34ŭ37ň38Ŷ40Š41SŇ48ť51ĸ52b53ō55Ũ
that #	85 -8Ř-7Jƚ8ƈ11ū17ǘ21ƀ23Œ
that $	54 -19Ũ-15Ɠ-13QŤ-12ǆ-10tňŖƦ-9XĹŒũ-8ŇƬ-7ķĺĻŶơǄǡ-6BŠŹ6łƜư7dlĽņŐƀƌƝƽǙ8Oų9Ʃǃǔ10qŮƫǁǐ11w12Ōū13mžǅ15Ŭ16H17Cř18bDŔ19œ20h22S23ǥ25ŗ33ť38ĸ41ō47Ƴ48ǩ
that @name	88 -9Ũ13a17ĸ18Œ
that a	68 -35ť-13U-11ǩ-10Ŷ-7ŃŅǊ7ň8ũǒ9JŭƏƴ10I12ķƼ13Ļ14ľ15Sŕ16őŦ17Ÿ18u19Ť20ĸ28Ũ37h
that about	73 -13S-9Ʊ9g10Ʈ12r15GŇ21q25ō
that accident	88 29ť
that address	82 -10D11F19n31G
that all	78 6ķ12uǋǗ14Ū20d32ō
that almost	78 22Ǖ
that an	88 9ƅ23ū
that be	81 10Ķǁ13gŎ14AE16Ļ17C
that building	88 -18Ǎ-9Ǩ12ǝ28ǋ
that car	75 -18ƒ-13ƞǩ-12Y7ų10ƀ19ŭŮŲ20ŵ32ű45Ŷ
that claim	69 7Ť16ť23ŧ27Ş29Ŧ
that clear	88 -7ť21ň
that commercial	88 -11Ɔ12ǋ14Ǎ
that company	78 -16f-9ĺŧ-7ǅ-6Ǟ18Ŝ19ŝ25őŢ47Š
that correct	78 7F10ŋƴ11ž12ǜ13pš19d
that could	86 -10ŞƝ17ǚ21Ǐ28Ŀ
that coverage	86 -19ň-7š9Ŕ16Œ38Ƨ
that did	82 -9ƛ12vŨ14ň17HŤ
that do	80 -22X-16ƽ15Ū19ĸ30ǝ35Ũ38Ŏ
that does	88 12p
that down	85 -11d8ǆ12ƹ14o15p16ƍ18Ɔ
that everything	88 -19ş9Z19ƻ25ō
that for	76 -8ǩ8j9Ťǧ10ŝ12Őŭ14ƻ21ŏ41Ũ
that from	88 -14h8ś14ũ30Ɲ
that goes	88 6R14E15Ʃ
that got	81 -11Ŷ-7ŝ10Š13Ƴ20Ť34ĺ
that group	88 19Ƨ
that had	88 22Ũ28ƽ
that happen	85 -7Ƴ17ũ27Ť34ť
that happened	86 -10Ƴ-9ǝ-7Ť7ť11Š14Ƥ30Ũ
that home	86 -9S10Ɲ14FG23Ɣ
that house	83 -12Ŷ-9p-8Ŏ13ƞ22ƒ28G30ƅ
that how	74 -8z-7kǩ6ƍ8ŵƳ11ǃ13Rǖ14fņŨų15ǎ20K27ļ29Š
that i	80 -9L-8Ō-7ŀ9ű11a12uI13b14ŉ31ō
that in	83 9řǙ15ň18Y29Ō
that is	48 -17ƾ-16ǩ-15Œƅ-12ŝ-11ŜŠŰ-10ƭƳ-9jľŨƨ-8ŢŭűƄƗ-7ĽňŬŷƞƲǗ-6kKŁŌŘƵǇǓ6XĶƈ7łŵǅ8ivĿńŸŽ9wGƇǖǢ10ZƌƦ11YƧǂ12Ǐ13aő14oERļŅƒ15Wƥ16şſ18xœŤ19bp20Ŧ21ǃ22ō24IM25Ŵ26ƿ27ŧ28Ū34ŀ35D36ķ
that it	78 -11ş7Ƥ8B10Ƅ11ĻƵ12ńűƀ19ūƙ21ť24X
that job	78 -12ƶ6ǧ27SƧ35V
that just	88 -12Ǉ7Ƣ11Ʀ12ǉ26ǈ
that kind	85 -7i10S13ư14ƹ
that last	86 -10ū6b7Ż8ƚ10ř11ƈ
that life	86 -8Ʃ13Ƨ25ƪ
that little	83 -12x9ū11Ľ12Ž13Ʀ15ƻ24ƞ
that loss	80 -8ō16ŧũ21ť22Ŧ26Ƴ
that make	86 -21Ň6Ŀ18Ũ24ň
that makes	75 11ł13ǔ15ŝ23Ŀ
that new	88 6t13ƌ30Ŷ
that off	88 9Ǔ12D15ř
that okay	85 -15Ŋ13s14ŋ34ň
that old	80 9H10Ʃ14tű15Ƌ16Ķš
that on	83 9ƛ12Ż14Ɯ29ǖ
that one	70 -16ĺ-12Ƽ-8C-6ǩ8ƀ9ų10ƅ11AƩ12ƻ13ŐűŻƒ15gĿŘ20b23Ŵ31Š35Ŷ
that out	85 -18Ř6Ǒ15b24Š31ĸ
that page	88 13ŗ
that place	81 -16S-11Ʀ10n17Ɨ34F41G
that policy	70 -13Z-7Ƨ6ŕ7Ś8ś11ţ12ř17Š18ŗ20ƪ24Ş25Ŗ48ő
that premium	88 13XǤ
that price	88 -15ľ-8ǩ13Ŏ22Ň25r35Ņ
that right	51 -14G-12wň-11Z-10a-9Š-8cLŏŪƋ-7nprǃǟǩ-6yƅƒ6DXưǕǝ7dĵŐőƗƝ8ŅœŭƲǣ9ŉŘƶ10ŷƿǑ11ƺǙ12ƔƜƨǂ13blƱ14Ńſ15ƫ16Sş17Ĺ21A23u
that roof	83 38n
that same	85 13I14Ɠ17ũ20ő
that so	75 -8Ǐ-6Ǔ9f10ĵ11jĽľųǍ12Ɲ13ƶ14Ƣ16p17Ł21ǚ25ǁ
that sound	80 10ť19Ľ20G42Ň
that sounds	88 9Ũ13ƏǛ20ť
that still	76 10HO12f13FV14q16C21P26c
that that	78 -7ơ-6Ť6ǟ7ǌ8Ʃ10ĵ11ƭƽ12ƌ13y15Ū19p22ĺ
that the	68 -11Ŭ-9ƌ-7I-6ľ6Ʊ7Ʃǧ8ŀǈǊ9Vƈ10ŻƏƒƬǃ11ƛƧ12ůƯ13h14ǇǕ15aŞ17ǐ18Ūŷ
that they	86 12ƻƽ13Ưƾ16ƴ
that truck	82 15ų20ŭ24Ŭ
that vehicle	88 -9R16Ű31ŭ
that was	78 -12Ũ-7np7Ť8ű12Ļ13ť14ǜ15Ň19A48ň
that we	88 12ō14ķ
that what	62 -13Œ-9R-7lŅǊ-6Ƭ6UYŁŢǓ7TĿŽſƗƨ8gMŕƖƚƩ9NŬƁƯƸ10WŔŝ11œŨƋǅǡ12dűŵƾ13ƘƠ14ưǏ15ń16ƥ17ǔ21ǩ24ƅ
that who	85 -7ƪ11ǔ12zƕ14ơ17Q
that whole	85 -15Ʃ9Ǣ13Ũ16ƪ23Ƶ
that with	81 -18Ş-8Ő10őƁ11z54Q
that would	83 -7Ŏ-6ĸ9ǀ11ĵ15XŇ34c
that you	64 -17Ť-11ǩ-9Ł-7ľ7ł8mLŇǕ9ĶŉŋōǏ10XĹ11anƗ12CƼ13ŀ14ŝ16ƙ17Şǋ19ţǠ26ŗ53ĺ
that your	70 -8sOō-7DűƢ-6ŠŴ7Růǐ8Ơ9oƱ10ƭƼ11Ŏ12SŖ13ǉ14I16Ǜ20ł21L25Ǆ27ǩ41ŭ
the	22 -21Ň-19ő-17ōŏ-16iƣ-15ƴ-14BHňŢ-13Ƃ-12T-11PƬ-10LŸ-9ouĻŖƳ-8zŒŝšƸǒ-7FVŊœƤ-6AŃŞƨ6wƃƦƽ7dJĿ8ŠűŶƚ9żžƜƝ10ƏƷ11fhŪƍƎƯƵǓ12ŐŔŗśŭƁƘƧưƻǈ13ĶŵƉǃǉ14ņŰŽƇƥǇǛ15EQŻƓƔ16ľŌŮźƅƊƪƭǑǡǦ17ĺǤ18ŤŴƒƙǁǌǏ19ŷƕǧ20eŦŹƟƮǆǊǣ21kůƌǍ23ŁłƋƞǅ24řǞ25xƄƑǥ26UŧƐ27ơ28yƈǐ29ĽƢ30Ś31ūƖƛǋǢǨ33ŀŕǟ34ų37ŬƠƫ42Ǡ
the #	61 -14Y-8ŭǖ-7ŗŪ-6Ů7ŅƁǇ8eĶŕŘŷƉǒ9ľ10sEOV11TƃǦ12I13wĴ14ǄǕ16ŀŒşƖ17Rň21ž24u25r
the @name	78 -21o-16a-15ǈ13Ƙ24ř30Ŧ31Ő34Ś
the account	83 13aY51ř
the address	88 -17G19E35ǋ
the adjuster	85 35ŧ
the age	88 -13Ɖ-8ƣ9Ǎ32ƈ
the amount	86 -6Ɨ12ƬǢ14Ʊ18Ɠ
the apartment	63 -12ǧ-7ƛƝƣ-6F14Ɯ15G17Ƥ18ŰƠ22Ťƥ35Ƣ41Ɨ
the app	81 -6Ŀ7ś11ǆ13Ƅ17Ų28ŝ
the at	88 -12Ř56J
the audit	78 28Ǥ
the auto	79 10ŹƄ14Ƃ16ž28ƃ
the baby	78 -17Ƹ-10ƅ-8Ŷ15w20Ư21u26v40x
the babys	85 -17d8ƭ15V19v23w
the bank	73 7e9ǐ10Ĵ12X24Ŭ27Ƅ39Y
the basement	70 -9Ƙ13Ɲƥ31ƛ
the beneficiary	82 29ƫ
the best	73 -6CLǄ8Š9ǩ10J12ņ18K19ǟ21ł27U33I
the big	78 -10u-6ǘ10c11ž12Ǔ13ZƇ24Ǐ44Ő
the bills	80 18Ʈ21Ŀ24Ǡ
the books	88 -7q8Ǡ22ǈ
the boss	88 8Ǚ13s17N18Ł
the both	88 -9Ƹ-8s13p15Ưǂ
the bottom	88 10ū11e12Ņ16ł
the broker	78 20Ŝ
the building	70 -11Ƈ-10ƅƆ-8Ɠƣ-7ǋ22ơ32Ǣ79Ǎ
the business	58 -31ǟ-30Ƃ-19ŭ-16Ɲ-11ž-9CǄ-8ŗ-7Ū-6ǩ8ǅǝ9ǈ10Ǜ13ǡ14Ǌ16ǃ18A37ǥ39Ǩ42ǐ43ǋǦ50ǆ67Ǟ
the call	88 -6ƨ13Ł23s
the car	61 -20t-19ƕ-18Ŵ-13Ő-12ķ-9m-7R6v9Šž11NƄ12Ů13Ųź16ū18ƃ19Ž24ů25ŭ26şŹ36ű46Ű58Ŭ
the card	81 -12ū-9e9a14c15Fŗ30řǖ
the cars	67 -23Ū-16Ǧ-12ǐ-7Y11ķş16Ŭ19Rŵ22űŷƂ35ŭ
the cash	86 -7ŏ29ƪ
the certificate	77 -12ŕ-9ǒ-7b10ơ14ǃ33ǧ
the check	85 11ĸƫ16Ő43Ŧ
the children	86 -22u16ƫ17Ư26v
the chimney	86 48Ɛ
the city	88 9ǧ10D
the claim	77 -7ţ11ŧ24ũ28ť42Ť
the closing	86 33Ɩ
the coast	88 20C31ƚ
the comp	83 9Ǥ14ƀ16ǣ
the company	62 -20Ő-16Ƃ-15Š-14ž-8Ū-7Ťơ6ŷ7ŞŽ10ƧǠ12ǥ14ǈ16ǃ18ǁ24Ǧ25Ǆ27Ǌǐ29ǡ37Ǩ41ǅ43Ǟ65ŧ
the companys	83 -12ǃ9Ŕ15ľǟ17ǐ28ǥ
the complex	88 -9ǃ40ơ
the computer	86 8c9Ś10d16Ǘ
the contract	71 -10ǡ16Ǔ18ř25ƒ30ŗ
the cost	88 11ľ17ŀ29Ş
the country	83 8C14ǔ20lǀ
the county	83 10CƏ11ǔ14ļ15ƅ
the coverage	79 -13ŗ-7Ɓ-6ƀ7Ń9Tƭ14Ŏ15ƨǢ19ŉ21ľ22ſ
the credit	81 -15ĵ-8ƨ12e13ĸƦ18ļŬ20Y
the damage	86 13Ũ22Ŧ26Œ
the dash	86 26Ů
the date	85 -6dŗ8Ɩ16ť38ŕ
the day	80 -19Ĺ-7Ʀ9Ł16ŧ20i21ĺ28Š30Ƨ32R
the dec	86 20ǡ21ś
the decision	88 -20ł29Ł
the deductible	74 -21ƚ12ľ21ň30Ř
the deliveries	77 -14Ų13Ǜ25ǐ
the divorce	88 13ĵ14f
the doctor	86 -16Ŧ-6a7ƃ15ƻ30Ƽ
the door	86 8ǎ9Ƙ13ū16Ǆ17Ǌ
the doors	86 19ǅ22Ǩ
the drivers	83 -6S10ū13ż16a22ǩ
the driveway	83 -19Ű-6ŷ8Ŵ57Ū
the dwelling	86 33Ɠ
the electrical	85 10Ƌ25Ǒ
the end	77 -14ǆ10ƭ13Ǥ15ł16ǃ21Ł23ư31b
the equipment	75 -13Ǣ-6Ɨ52Ǐ
the fall	83 10Ǟ11Ľ17ƾ27yŕ
the family	69 -17n-9Ƽ-8Ƭ8m9ĺ10q21Y22ƶ24A26ƽ27y32Ƴ
the fifth	88 -8a14Ĵ21ń
the fire	78 11Ǝ14ĺ28Ə
the fireplace	88 16Ɛ
the first	67 -16a-10ǌ-8ŏ-7b7wƩ8Ʈ9o10rƠ11A12Ō19Ś20Ń21Y22ǩ23xŠ25ƅ27ń
the floor	88 -8ƣ-7Ƣ11x26ƛ28ǈ
the form	71 -10o7w9Fĺ10ļ11Ɯ12hmp13aĹŐ
the front	79 -7Ť11e12Ʃ13Ƈ15ĺ17ƣ21ǈ
the full	78 -8Ƣ8Ơ9Ɓ15DŹ21Œ23ƭ
the funeral	80 29ư
the furnace	83 -15v10Y13ĸ25Ƌ
the garage	82 -22Ű-15Ǐ11Ɛ14ŤƆ18Ɯ37Ɲ
the gc	88 -8ǌ57Ǔ
the general	85 6ǡ7Ǔ22ǧ
the grades	77 24ź
the ground	86 13Ɠƺ15ƍ
the group	88 25Ƨ
the gym	72 -13V-7Ƨ33ŏ35ĺ
the heat	88 -17i-7Ƌ-6U11Ɵ34j
the holidays	88 12U15Ǉ20k
the home	68 -22v-12Ʈ-9Ŭ-8F8şƝ10ƕ11ķ12ŋ13ǋ14ƌ15Ľ21ŷƅ24q27n28Ʒ29Ɣ34Ɔ
the hospital	77 -12Q8ǔ10ž12V17Ƽ19S22ƦǂǨ36Ƹ
the house	50 -17ŗŬ-9FƢ-8ų-7YƵǩ-6sĹŁŦ7Ɛ8ƙ9hyƅƭ10Ɗ11Ɖƛ12HƎƚ13DGůƌ14şƆƟ15M16ŹƝ17Ɩ19Ƈ20Ƌ23Z25Ƒ26Ɯ27Ɣ28Ɨ31nƓ36ƒ45ķ46Ʒ
the household	69 -16ų13Ū25n26ŷ33Ʈ
the increase	83 9œ25Ŕ
the inspector	78 17ƈ
the insurance	70 -14ş-13Ɣ-8ũ-7ľ7rƄǓ9NX11Ŧ12ƇƤƦƫ15Ǥ17ǌ18Ř22ţ30Ł39ƕ
the jeep	88 -14ŷ10Ū20Ŭų
the job	69 -9ƨ-7OV-6ţ6ƃǈ7ŭ8Ǔ12Ǚǧ16SŴ22Ƭ23RU24Ʀ27ů30P36ǣ50W
the keys	74 8Ƨ9ų11Ń40Ɩ
the kids	64 -21u-9ķƽ7wŵƨ11N13y14q15ľ17x23Ʋ27ƫƭ31Ʊ49Ư
the kitchen	76 -8ǖ11ł12ǈ15Ǝ18ƞ23ƌ24Ǜ
the lake	83 -10ƙ14Ɵ19ķ20k29g
the landlord	76 -31ơ-7ǧ27Ơ80ǌ
the last	56 -14ĺ-12Ƽ-8oƭ-7Ǌ-6Ş6ŁŻƲ7eĸš8yżƓ9Włƹ10mƾ11aƚ12őūƛǣ13Ŭ14ǘ19Ĺư23ţƸ35ņ39Ŝ
the lease	65 -25ǌ-18Ŭ-16ś-6Ǔ20Ơ24Ĺ72Ƣ98ơ
the legal	88 11ǆ16ǃ
the lender	75 -11Ɩ16ƕ29Ń
the letter	86 -13ũ24Ŕ30Ś
the liability	83 -14ž-8Ő14Ǌ16ǥ38ǡ
the life	78 -8ƴ7Ʀ8Ʊǀ9Ƨ10ƭ29ƿ
the limits	86 -7Ś39ŗ
the line	80 -10Ŋ-7ŗ-6Ō11ķ15X17V26a33s
the list	88 -7ǘ10ĺ14Ŀ23ǐ
the little	76 10ļ12Ư21v26w31x
the loan	81 -6Ɩ6Ŭ22ƪ53ƕ
the lot	85 -6ƅ9Ƅ10ǟ13ŻƇ33Ƒ
the lower	76 17ƃ28Ɗ
the mail	83 -15J8D15ļ19Ľ37K
the main	82 -21Ɵ-9ƒ-8ŷ-7ƣ8Ɔ11Ŝ17ķ20Ɗ26ų38ƛ
the market	85 15H48ƒ
the middle	80 -7Ō7ĵ8L30N
the moment	86 9N23Ő38ŏ
the money	76 -18ǔ-11Ş-8A-7Ǖ-6ǆ19ľ22ǖ26ŀ30ĸ32ƫ36Ǡ
the month	78 -12ǌ-6d10ť11Ơ25Ĵ26Ń
the mortgage	74 -7ōƔ13ƭ20Z26Ʈ30ƕ
the most	79 -19Ŗ-9Ş12Ǐ14Ŀ18ľ19X38ŗ
the move	86 16H45ƞ
the name	70 -12aƝ-9bw-6ǈ10dƕƾ11Ŝ12Ľ15ǃ17ƻ18Ǡ22ơ44Ő46Q
the nearest	88 32Ə
the neighbors	76 12Ť13Ɯƞ
the new	67 -20ƅǓ-18H-14Ǟ-13i-7jo7ǅ10ƀ13Ń14ŕ15Ƶ17œ24Ŷ27U32ŗ33Œ34ĺ52ƞ
the next	81 -9O-7Ń7Ź11H14Ļ15ǀ25ŕ
the number	73 -19I-17ū-8e11ƌ12ƛ15ŗ16Ÿ18Ņ19Ǉ30Ƭ37ř
the odometer	86 39Ů
the office	72 -20ǟ-11Ɲ-10Ů7ǘ11I12Mŭ15ś21ů27ǈ33U40R
the old	65 -26ſ-15Ǟ-12Ņ-9Ɨ9Ƌ11Ɖ13ŗ15ƀ18D24S27Ť46œ62Ƶ
the oldest	83 15Ź21w28v
the on	86 12ż15ų16FŐ22ŕ
the one	65 -11aŶ-10ǂ-9Ƽ-8DŞŷ-7pY6ƅǧ7ŭ8ļǡ9ĿņƛǉǔǨ10IƵǁ11źǍ12uŘ15ŵ16Ƣ17ƻ19A20ř21ţ23şž24Œ25ż29ǋ38Ū
the only	73 -10T7Ƽ9mų12Ƙ13ń16ŷ21Ū26Ʈ
the original	85 22ƈ
the other	67 -18ş-12Ŧ-10n-9ŭ-8ń-7œŪ6ƣ9ž10ǂ12Ş14Ƶ15w17ųǈ20ł27ſ59Ņ60Ŵ
the outside	88 -6j39Ƈ
the owner	83 -9F-6Ǎ15ǌ18Ǣ21Ǩ22a27ǆ
the owners	88 -11ǝ-10Ǉ12ǉ19Ǩ20ǆ
the paperwork	81 8ś9Ɲ13oǃ14Ǡ21Ś
the past	83 8ţǀ10ƾ11ƺ14Ż
the payment	85 13ŉ20ŕ21Ĵ
the payments	85 -14Z11Ʃ20Ʈ21Ɣ
the payroll	83 -15Ŀǉ-6ŮǑ13Ǡ22Q60Ǉ
the phone	72 -25I-13Ń-10ǩ6X8Ō10Cǖ11Ž12Ĺ13KMǄ14Ŝ16ľǟ17Ś20c37O
the pickup	88 -11ǃ16ǐ18ų19ŭ
the picture	86 -10o8Ƈ39f
the place	66 -13Hǩ-12Ő-10őǃ-7ǋ-6Ŀ7ƑƟƤƵ8ƚ11Ɩ13Qǝ14ƞ16ƒ19ƅ20Ǩ22ǟ23Ǌ24Ơ26ǅ33ƌ34ƔƢ37F
the plan	78 -12Ş-7ĺ7Ǩ9z11HƵ13łƯ16Ʊ17V18ŀ
the plant	85 -16Ǟ11Ƨ14U30S
the plate	86 9ǌ17ū
the pleasure	88 31a
the policies	78 
the policy	64 -12ǡ-10ŠŬƦ-8ŏşū-7žǥ6Ƶ8ƚ10Ū11ś12ƖƧ18Œ19ŕ20řŚ22ŷ23ƪ25Ő41Ŗ
the price	73 -17œƒ-13ľ-12Ņ8ƈ9Ř10Ş12Ŋ15ĵ19Ʃ23ŝ34Ŏ36Š37ŀ49Œ
the proof	85 7Ƅ30ƕ
the property	75 -7ŐǢ7ķ13ǋ14ǥ21Ƒ24ǌ25D
the quote	82 -9ƭ-6Ņ14cǃ25e27J
the rate	81 12ĵ13c15Ŏ16ĺ18Ş19ŝ
the reason	88 13Ƃ14š20Ĺ
the renewal	76 18ŕ22Ĺ
the rent	85 14Ƣ48Ơ
the rental	88 -12Ɓ-7Ǔ43Ƣ
the repair	88 26Ŧ
the rest	85 -11Ƌ8B10ŷ11Ǒ13ś20ō
the right	85 7Ǥ11ƭ13dX21a
the road	79 -8x-7Ů-6ǋ9ſǀǐ10Ǧ13Ə14y16Ǟ23ǟ24Ź
the roof	62 -11ű-6ƣ6Ǎ12ƪ46Ɖ75ƈ
the safe	88 19Ž
the same	66 -20c-13Ő-9H6Š7ŜŰǜǞ8łƢƫǍ9ĺŗƂǥ10ƇǇ13őũ14ņŴ15oƖ17Ŷ19Ʃ23ş41p
the scale	88 49ƺ
the school	86 -7Ǧ15ǔ20Q24Ǔ
the second	80 -6Ź23Ō44Ŵ
the service	88 8y11ľ13ư14Ş
the shop	62 -13ƣƤ-9ŏ-8D-7txGŮ-6KƳ7gM8Ǟ9ǘ11ǐ13ǃ14Ǡ15UƁ16ǌ18ǋ21ǝ22Ǩ24ǈ29ǅ33ǥ35ǟ36Ǎ45ŵ
the size	88 15r23Ɔ
the south	88 9l16C
the space	88 -16F-10Ƣ16ǌ28ǋ
the spring	85 11H13t14Ǟ28ŕ
the square	88 25Ɔ
the state	73 -14ŗ-9J-7ŃŸ6ƚ9ǃ14Ķ22E30ž31C33ǣ37Ƅ
the store	78 -6Ɯ10ǥ11Ǐ14ų19ǎ21ǟ23Ǌ24Ǎ27Ǣ
the street	78 -7ũ7D12Eǋ14ƙ32Ű
the stuff	82 7ƿ8ķ9ƥ11Ǖ12ƹ23Ǣ
the surrender	88 25ƪ
the table	86 -6L13Ś19s29n
the tax	86 10fǊ26ƅ
the the	66 -7Ƶ6Ʀ7ZŮ8SļŌŦƈ9ŗƄǠ11cuCVŇǌ12tƛ13kƗ14Ń15Ŕ18ū24ž
the thing	82 10ŝ11ł12ŀ17Ŗ32Ŀ
the time	83 7ų8Ĵ9Ń12Š13FĻŲ
the title	82 -8Ƅ30Ɩ31Ŭ
the top	78 -8œ7ŗ8aĺ11ľ13Ɖ18Ǌ32ř
the total	85 -10Ť-8ť14ŅƠ15Z25Ŧ
the truck	70 -16Ū-10Ɣƕ-7Ɲ-6ŗ8űų11ŴƦǏ13ŬŰ15ǋ16ŭ21Ŷ43Z
the trucks	88 -12Ƃ-7U13Ǧ19ŵ
the umbrella	88 10Ǧ
the uninsured	85 21ſ
the upstairs	88 8Ƥ9Ɔ13ƛ17Ɯ
the van	86 -7Ɲ9Ǐ12ƀ17k21ŭ
the vans	88 16ǐ
the vehicle	85 -7Ū12ŭŰ23ū30Ŭ
the vin	74 -8ś82ū
the water	70 -10Ť12ƍ15qũ21ƙǝ25ƋƟ
the way	73 -7ǩ7ŧ8Ƈ9ƍǃ10o14ƶ16ũ17Ƒ18m21y27a51ŀ
the weather	85 42j
the website	88 9ļ11ǖ13Ĺ
the week	85 -8kR-7Ŀ7ĺǎ10L16ŭ23i25P
the weekend	88 26k27ƿ
the what	82 -6Ŕ8Ŀ13šƂ14J
the wheel	79 -7v30Ź38ų
the whole	72 -12Ǌ-8D8ĴƐƜ9Ňś10ư11tũ13hŔšǉ15ů16kŦ19ō21Oƈ
the windshield	88 10Ɓ23ū
the winter	85 -12Ɩ12ǎ16Ɵ25ƛ
the wiring	85 -8ƣ11Ǎ20Ƌ
the work	81 10Ʀ13ǄǠǨ20J23Ƨ35Ǒ
the worksheet	78 25Ŕ
the worst	81 11Ŷ13Ǥ18ǜ21Ş23Ŀ
the yard	78 -7Ŏ9Ŵ12H19ƞ20ƒ26Ƒ
the year	76 -11nǞ-8œ-6v6ƅ8ť10d11Ǥ13Ɵ16Ǌ18ǉ24ǅ
the zip	80 14E
theft	88 11Ť12ƀ14Ǝ
their	61 -10ǧ-9ţ-8P-7ŭ6Ž7ƃǖǘ8ƳǗ9z10Ś11ŝ13yŧǑ15Ƣ17Ǖ19ǐ27Ŕ28v31Ņ32Ʊ34ǈ47ǒ
their own	74 -7ŭ10ǘ12zƢ18yǑ26ǒ29ǐ
theirs	86 -6Ţ9ŔǓ10ő26Ņ
them	51 -20ŀƱ-14Ŷ-13m-10Ľ-9G-8sSŦŨƞǩ-7ųǖ-6aĹ7PŕƪǕ8eŔśƄƻ9gxƘ10Ŭžơ11ŷ13ǚ15Ǔ16ŧżƶ17œ19w22Œ23ƬƯǈ26ǒ30y31şǑ36Ţ37Š38Ş45ő50ŝ
them $	57 -21Ʊ-19ŀ-15Ŷ-14m-10Ĵ-8ǈ-7Gųǩ-6ǖ9ŕŗ10wPś11xƬ13ŷ16Œ18ǚ21ǒ22ƶ23Ư25y28ŝşǑ31Š40Ş58Ţ
them and	78 16ő
them on	86 10D16Ƅ25w26ŧ
them right	88 12Ş16ž19ŝ
them so	88 11Š15ŝ20Ŭ
then	63 -19Ť-12Ň-10ƶ-9ĺŘ-7ŝ-6Ǟ6HŹ7ŌƔƭ8dQŶǔ9csńœſƇ10ŉƧƮƾ14w15ł16y18Š20Ŏƫ23ǩ25ņŵ27ǝ36ũ54ō
then $	77 -13Ň-9Ř-6Ƭ13œſ23Š26Ŏ31ŵ35ǩ36ũ
then it	86 11Ɣǈ13ť16y
then what	80 -23Ť-12ƶ10m11ũ15Ʈ16Ƨ37ǝ64ō
then you	88 13ƭ14c15ŉ18ņ
there	37 -22d-21C-19ǎ-15łƥǅ-14ĺƛ-13Ÿ-12ų-11rTŀŒşŲŴƅƭ-10IŐŶǑ-9czœ-8opĻľŎťŻƿǋǘ-7vLQŨŪƳǀǌ-6OńņǏ6PYŃƫǦ7EřƁƃƑ8AŚƏƐƲǁ9ƈ10ŬƢƤǔ11ŉƠ12ŗƀ13ĶĿŏƙ14hŞ15HƜƟƶǓ16ţƣ17ƍƚƪƱǃ18ŵ19lUWƦ20u21Vš22ŷƉƞ23fǈǛ24Řŝ25i26ōſƗƝ27Ǩ31Ǎ33Ɗ35S39nŜǄ43s63G
there $	52 -27d-24ő-20Ǉ-18Q-17uǅ-16Ň-15ĿŸ-13ƭ-12T-11łŶ-10gC-9ĺǀǏ-8afMńƸ-7APƙƛƦ-6cŖŬűƲƿǞǨ7ƂƋǂ8ŊƄǛ9xňř10ŷźƁƈ11ijRŚ12HƠ13ţǓ16EŞ19ŗƫ22W24hƚǈ25VƉǩ26ŝſ31UƊ32ƞ35l41G45Ŝ46n55Ɲ66Ǆ69S
there a	55 -27Ɲ-14ŗ-9ŏƁǋ-8řǍǩ-7o-6nŅƩ6Ɛ7aŃšƀ8HĹƑ9Ź10Ł11Ǝǜ12Ə13YƪǓǛ14ō15W17ŬƦ20Ʋ21ƶ22ƍǃ24Ɗ30Ɨ33ŵ38Ǩ41Ʊ42ƣ46f
there an	85 -17Ƃ-15ǆ-9ƣ17Ǧ18ǃ27D
there and	68 -9Ǡ7ƚ8s10g11Ŀ12W13Ǉ17Ƣ30ǈ
there another	88 10ż14ŷ20ŵ
there any	65 -10ƽ-7R9ƪ10ŷ11uű14ŭ23ƙƸ24Ō
there anything	67 -7ŏ7ƻ8ŉƃ10ƽ11ķƊ12ŝ14Ǎ26Ʀ
there are	88 -8ŝ11N17ƹ18ƞ
there been	77 13Ƴ31ţ
there by	86 -7Ʈ15n17ǋ23Q24Ʒ
there cash	78 -21ƪ-12Ʃ42ŏ
there employees	78 -10Ǒ30Ǉ
there for	74 -16Y12Ư17V18ſƗƝ32Ř
there i	88 -11n6ƕ15Ɯ16M21w
there in	79 -8ƥ7Ɖ8ƁƊ11ƾ12š18Ś19X
there is	59 -7aƫ-6js6Ĵ7HřƵǍǨ8ŉŕŽƁƍƘ10ĶŃšƐ11mZķũǆǝ12Ʃǥ13Ŭ15ƪ16Ř18YƤ19ƨǁ22ŏſ25u
there like	86 15Ɯ
there more	88 -12S-6œ20ŷ22G31ō
there on	83 -6ƅ7n8M13FƇƩ
there or	74 -12ǎ8nUŜ9Ǘ11Ŗƪ12ƀ13ySƜ18i23Ş29ŝ
there right	88 -13ŀ-6ſ15Ɵ23ơ28Ŗ30ŗ
there so	88 8ƕ10ŷ12Ķ14ŝ
there somebody	88 15ń23Ư30A
there something	73 -16ŝ9ŏ10ō11g21ŀ23Ş32Ŀ
there sprinklers	86 11ƣ12Ǎ
there still	78 18Ɣ
there that	77 11G12j14Ɨ
there was	82 12Ľ15Ƥ16Ŕ34š
there what	81 -8Pƫ-7Ɨ8h10ǈ11al13Ǐ19Ʀ
there when	88 -7Ƴ8R15ơ16ƙ22Ť
there with	81 -10ƫ-7ƞ8ƨ12ƪ15ŰƢ17Ɯ26s
these	62 -9R-7ű-6Ť7lVƁƸ8CŖǛ10fnƠǌ11ŒŜǟǩ12Ǉ13ƺ14tŐ16Ǟ17ŋƒ20Q22P23A26U
these days	65 -9R-7Aű7cƸ8CU9Ǜ11fǡ12n13ŒŜǇǩ14ƺ15Ő16t18ƒǞ22Q26P
these things	88 13Ŗ32A
these years	88 -7Ť12ǟ15ĺ28U
they	44 -14Ĺ-13lŵǃ-12YŃ-11iǩ-10auHƳ-9XĺĻňž-8ĸĿŀŠŨǞ-7jpCMŇŶƌǄǗǜǨ-6ĴƙƝƶǣ6ŜƖ7SśƋƩǁǈ8ŢǏǛ9œźƁƈƱǕ11ŗŹƦƽǇǓ12Ŗżǒ13yRǑ15Őƻ16zƅƾ17Ƨ18ƕ19Ƽ20ǧ21šǖ22ơ23ķƪ24Ơ25U26WŘ27w29Œ31vƴ33ŞǤ34Ŧ36Ʈ38Ņ45ŧ50ŝ52Ŕ
they $	85 -10ƅ-9œ14v34Ņ
they are	75 6ƈ7z8ŬơƱ10RǏ11HƇ12œŝƗ17Œ23Ţ
they at	78 18Ǐ
they be	88 -15T13ķ33Ʈ
they charge	86 14Ǥ23Ơ24Œ
they cut	88 13š15V17Ƨ
they did	86 -8H8ƈ12Ő15Ŧ20Ş
they do	77 7ķ9Ʈ14ű25Ş32ŝ33ŧ
they employees	78 -20ǈ13Ǒ26Ǉ
they gave	86 -8Ʀ10W11ŔƧ13ŅŻ
they get	85 -6ŵ10Ʈ13Ǖ21Ʀ22Ơ
they give	78 -17Ʀ-10ǒ10ő11Ɓ14ź15Ŕ18ŅǕ28W
they go	75 -19ŧ-7Ŕ10Ŗ12Ʊ13Ɖ15ķ21Ņ26Ŝ
they got	86 -12Ş12ŝ22Ǜ40Ǥ
they hand	88 -7Ļ11ǒ31ƪ
they have	75 -10ǐ-9z-8ŝ6Ə9Ɠ11Őƾ12ƻǑ14ǂ15ǋ16ƽ
they let	88 -6Ǆ12U16š42Ş
they need	88 -25Ń-10Ƅ9Ƭ13Ʈ16ƭ42ǧ
they pay	75 -26Ņ-21Œ-18Ʈ-13Ŕ-11œƒ-6ǉ10W17ǖ25T27Ʀ33ŧ45ŘŦ
they put	85 -10ž-6ŧƿ13Ǥ22ŗ29ƅƻ
they quote	86 -11ŧ25Ņ
they raise	88 -12Ŧ17œ28Ơ
they say	78 -12Bŧ11Ƭ18ũ21Ŕƾ28ƴ
they sell	88 -11Ǟ14Ɓ20Ʃ29ƕ
they split	78 15Ǉ
they take	82 -18ǖ-6Ơ10ǐ13Œ14W16ķ17Ź18ŝŧź
they tell	85 -15ŧ-11Ş-10Ĺ12Ƅ31B38Ŕ
they treat	81 16Ş32ŧ
they want	83 8ǧ15Ű31Œ33ơ
they were	88 -7ŧ9Ũ13U15Ņ
they will	81 -8ĵ-7Ǥ9ơ10Źƈ11ǒ12Ǔ13Ń17ţ19ƕ
they would	83 9Ŗ11ǁ14Ʈ21ŗ
thing	60 -18ǩ-12N-10Ǉ-9ĺ-8űŻ-7Vķ6Ośǀ7pE8WŠƇǥ9żƛǟǠ10ŖŦŲŹƹǘ11Ťƞǃ12Ĵŕ13Ž14Ū15QŶ17łŞ23Ŀ25Ƙ30Ń34ľũ43ŝ
thing $	76 -7ł-6ű6ŀ9śǀ10OŽ11Ń13ƹ14ǟ15ŖŦŹƘ
thing about	80 -13ǩ-9r-8ũ17ƞ26Ŷ42Ş52ŝ
thing or	82 -8N-6ĺ17Ť18ŕ26Ń30ũ
thing that	88 12ł16Ŀ
thing you	81 10łŝ12Š24Ū28Ŀ40Ƙ
things	64 -8Ş-6B6Ƙ7ŉ8HPĿłŊŖŽ9Ĺ10ŝ11ş14Ǆ16Ƣƥ18Ɨ20i22U28ǟ34A
things $	82 -24ǟ12H15ş16ĹƗ33i
things are	76 -7ǟ23Ƣ39U
think	59 -19q-15ƨ-10ZŞƭ-8XǠ7OƗƯǒ8ŀƤ9ķž10hVĴǊ11ǋ12ƒƷ13ǝ14G19ű20Ŗ22Ũ25H27B29Ƭ31ǩ39Ň41r
think $	76 -49ǩ-18q-11Ŀ-9Ǡ-8Z-6Ǒ7M8ŹƷ9ǒ12r19Ƭ21ķ27B64Ň
think about	71 -15ƨ-10Ş-7Ň8Ŀ10Ũ12Vŀ13Ư14Ĵ16Ƥ17ĺ22r26ǩ
think it	83 -7Ƭ7Ə12B15ŀ21ű
think that	86 15H26Ŗ
think you	80 7V8ś9ŕű10O13Ǟ31H34Ƭ
thinkin	83 11ĿƵ12ƭ13X
thinking	70 -9Ŷ-8r-6ǩ6Ŀ7Ǧ8Ǟ9ƀƭ10X17VƵ18ĺŠ21Ƴ24y28Ƭ
thinking about	77 -9r10Ŀ15ĺ27Ƴ30V31y
thinking of	85 -11X-8V8H10Ƭ18Ǟ25Ƶ
thinks	86 -9j6h38r
thinks it	88 -9j40r
third	81 10ǡ11Ŝ16ǅ17ƣ18d22q
this	46 -15Ň-14o-12n-11Œ-10şƶǃ-9ś-8yķŤƄƗǟ-7ńōŖŞŨűƢƨưƷ-6ĸŐŬƁƌƬƯǝǨ7iOǁ8xĴťŴơ10ň11mŕ12Hœŷƕƭǈ13ƺ14dAłǞ15JMŀǊ18X22Ɩ23Ĺ24kB25Ō26N27Ŏ31Ƶ32j34rsŁ35I36Ļ39ŋ44Ń50ŏ51ĺ55a
this $	62 -45ǈ-13H-12ĺ-9ƶǃ-7Ǟ-6iŊ7AĿǁ8BNľ9Ƶ10ƕ12Dţ13s14Ł15Ń17tŋ18Ļơ19Ĵŀ21Ƴ26ł29X30rM70a
this a	81 -7ĺ8N13I28Ń29ǅ
this afternoon	86 -10LŃ6Ļ18j19Ō20i
this by	88 15Ń22A
this call	78 13s16ŋ19Ĺ37Ļ
this is	82 -6ư12s13NĹ14ǡ17ĺ19a
this line	88 11Q13r
this month	88 12ĺ31ŕ
this morning	85 -8L8a9ŏ11Ĺ24i
this off	86 9ŗ17Ǌ30ĺ
this on	83 -12Ƴ-8Ĺ-7Ť16Ł79ĺ
this one	83 9r10Ɵ13ļ16ƺ22Ŵ
this ones	86 9ŵ10ƈ26Ƶ
this over	86 -11ś11A17J
this so	88 12Ƶ15hǠ17ũ
this the	86 -14n7ĺ9a10ơ16Ł
this week	82 -23i13ĺ14ƕ25Ń28Ɩ38L
this what	86 7mł10ľ12ǒ
this year	75 -23ĺ-9ŏ10ƻ11ƺ13c14HƠ15Ńƾ16ť18Ǌ23k29Ǟ
this your	82 15I18Ƥ42H
those	57 -11ǖ-8Ŗ-7Ũ-6ǎ6ŝǌ7űƕǄǍǐ8UņŕƈƗ9Eĵſƞ10AŇƍƯ11iŲƅƎƜǇ12Ɖ13Zń14Ǌ15ŽǑ16wǩ18Ǥ22Ʃ23Š25Ƒ
those #	81 -8Ǉ-7D7w9ǉ10ž12š14u17E
those $	81 9ŕŶ13v14ĵ15ſ
those are	85 -7ũ6Ǥ8ŝ17ƞ19w20Ǆ36ǩ
those guys	88 12SŞ22Ǒ
those old	86 13Ǎ16ũ23ƅ
thought	78 6Ƶ9Ǧ12x16ư18ŊƂ26Ţ
thought about	81 7Ƶ17ư21Ƃ27Ţ
through	51 -8mŗ-7ƽ-6QƟ6dƗƛ7ĿňƮƱƻǘ8łŬǝ9Zšŵ10ĸļ11nŧƁƳǦ12z13ŊŔũƕ14Őś15Ŗǥ16Ʀ17Ť18j19ƨ20ǖ24ŏǎ25Ũ31W
through $	86 -17m7ǎ17Ő20l
through a	83 -8ƽ9R10ǎǦ12ŵ16Ǆ26Ƴ
through it	81 -7ĸ14ǝ15Ƥ17ň18Ũ31Ŋ32Ť
through that	82 10Ǥ11z13ŧǘ15ż
through the	65 -13ŧ-7Ɵ-6Ƨ8Ǜ9ļ10Ť11ǥ13x15ũ16śƚ20Ŕ23ƨ24Ŗ25ŏ34Ʀ
through what	75 -11Ť6Z10rŵ11Ǩ12y13ǝ18Ʈ24ĸ
through work	69 -17Ʀ33W41ŏ
through your	68 -11ƚ-7ŗ9ůƗ10ǈ12Z13ĿǦ17nƁǥ20W27j30Ũ
ticket	79 32Ż36Ŕ
ticket $	88 14Ŕ18Ż
tickets	68 -8ż16ţ33Ż
tickets $	82 20Ż
tickets even	78 22ţ
tickets in	77 8Ż
tie	88 -14ǩ9Ľ31f32ł
tight	88 8ǝ14H20g
til	81 8y11Ƅ12V15ĺǧ18v
tile	88 22Ɖ
till	72 -12Ƨ-8v6Ɵ7Ɩ10gƾ11sƑ13ŕ14OƩ16Ń19ĺ50ƭ
till the	82 -9v-7y11Ɵ12gƑ15s41ƭ
time	53 -10Ʀ-9Ľ-8ŐŦ-7aHǂǗǩ-6ǈ6Ɠǒ7bŊźƟ8ĵŃƒ9yƫ10ŵƧƴǖǘ11ņŜƛ12ƺ13őš14œŲ17Ļ20sƸ22gũǎ26Ǉ27R28V37O39N41L
time $	67 -32L-9ǩ-7Ń-6Ǉ7KŠ8bVŏ9ŢŲ11Ɩ15ƺǖ16œ17Ļ18Ƨ19ũ37g45N50R
time and	83 -13R9z12N22L37Ǉ
time do	85 -17Ɩ-11g20R26O35ǎ
time does	88 -13q14ǎ40s
time for	85 9N14n30O
time or	79 -7Ǉ7Ǚ11ǒ12Ų16Ɵ19R
time to	85 17ƒ26L
time what	88 -13Ľ-7ő11ŝ14vœ
time you	75 7ƫ9tņ10ŞƲ11Ŗ12ƾ13ĵ20ǘ
timers	88 14ǣ16S21Ǉ
times	79 -8T-7Œ6ţƬ10W13ŻƟǎ17ǀ27Ʀ38ǩ
times your	88 -8T11W23Ƭ32Ʀ
tip	86 12ŉ34ł
title	77 -13ũ-7Ƅ11q15ű28Ɩ29P39Ŭ
title $	88 15P
titled	88 9ǐ13ķ
titled to	88 9ǐ13ķ
to	31 -20n-19Ŗş-18ű-17ǒ-16rƪ-15SƦ-14Ʃ-13ŀǅǈ-12ŏ-11ivŒƻǋǣ-10ťƁƅǆǇǖǛ-9fŕ-8jwQŤƞǊǡ-7pĶŮƆƊƿǂǢǥ-6PWĵƼǚ6ŘřŴ7oIńƱǍ8zĿŊūƄƖƳǑ9Ƭưǔ10kJķ11dŷǀǓ12tOŜƤ13TǗ14ļƑƓǜ15ųƕ16LNƗǩ17ŝǁ18eAľŵƜ19ĻŶǌǏ20Gŧ21yŲŹ22BHXĺōŎœś23a24KVĸł25Zŋǝ26ƭ27ţ28s30ž31ŨƯ32ŉƷ34Ţ35ƫ39Ń41ů44Mƶ45Ł46Ǟ50Ō53Ƶ
to #	72 -12ƅ-10Ơ-9ŢƬ-7k6R7ĿŇ9Ǧ10Œ11V12ž15ƃ20Ž23Ř28Tǎ34œ36X
to $	65 -15K-13ś-11A-10Ƅ-8aǩ7D8C9Ưƾ10YƠƽ11ĿŦ15ƹ17ƕ20ƶ24ǔ25ńƫ39J
to @day	88 11k26R
to a	74 -9ĴŮŵǝ-8Ƭ11XZŒƲ12Ƥ15ǩ16Ǆ21ƛƫ23Ɯ29T
to ask	71 -7Ĺ6Ʒ8T11ƿ12cš35Ł66ŉ
to be	60 -16ǩ-11Ō-6grŊŶ6œƯƵ7Ń8ř10ź11Łł12jƢǞ13ž14KŹơ15ŏ18ZōŨ19Ŏ20ƭ24Ş26ƶ28s31O32ǌ
to build	88 -7ƎǞ13ƌ14Ɛ17Ɠ
to buy	71 -11Ǣ-7Ł11W13ƒ15ł16Š21H26Ō46Ɨ
to call	78 -12ř-11Ł-6ĵŤ16I19ţ20ļ22L28ĺ
to carry	88 33Ƅ
to change	76 14Ţ15V19Ŏ22q
to check	86 8m10f15AŜ16ŏ
to close	75 -7ƤǨ13Ɩ22ǝ32Ť
to college	82 -13m-11Ʊ50y
to come	79 6ư12Ŏ14ǁ16ĸ39M
to cover	86 -15y17ǝ58Ʊ
to do	64 -12ǩ-11xƶ-9Ļŏ-8H-7łŖǞ-6m7k8ǧ9ŀņ10Ŝ11Ŷ12B15ľ19g21Ŏ24s25ŌƬ30Ư34Ƶ37M41y
to drive	78 -12ůŷ11Ź16Ũ19ų37Ų46Ŷ
to drop	88 9D41Ƶ
to each	88 10ƶ19Z
to every	88 -7Ĵ10Z11ů12ų15Ő
to file	88 15Ƅ28ţ
to for	88 -11ǚ7ĺ10k17A
to get	64 -10űƿ-8lz-7ŏ6Ů7śůƖ8ŌŘǩ9bVĶƫ10eŎŧ11pƵ12ƶǃ13ŵ14AI15MŊ16ŷ18ǝ27ŃŶ30K34Ļ
to give	85 -13n17Ł18ŝ
to go	67 -12rƧ-10ŇŘ-9Ś-8ǩ-7f7NĻƫƷ8asRVŎŹ9ķ10Ʈ12k14ŊƋ16B18Ɣ21ň22ƒ30Ƥ35Ō47ƭ
to have	74 -10ǩ-7Ŏ7Ł8Źơ10Ʒ13Ƅ20s21Ǔ28Ń29ō44ƶ
to hear	76 -14s-7Ō8ņō9Bƞƽ10rŋŔ11zƉ14f20Ŏ22t34ǩ
to hire	85 -10V-8H21Ư53Ǟ
to it	80 -9Ł8ƚ9Ƨ12W14ŗ15ų16ſ27ō41Ǘ
to keep	71 -9ş-8Ř7ŝ8Ƨ9agoVƎ10ŎǨ11Ƶ12Ʈ14X16ŋ30ſ
to know	65 -24ǩ-12Ŏ-11Ŗ-9Ĺ6ZƢ7fņƵ8mruAFƀƟ9wļǀ10G11ŰƃƜǊ15ŒŲ27c62ŉ
to last	88 -15Ǌ-14Ń17ǉ18ƭ
to leave	73 12sĻ13ƶ17ǩ29Ţ31ƫ
to list	78 -7Ţ11h15Ƙ17nŬ22ŷ
to live	88 -9Œ9G15ƅ16Ʈ20Ơ
to look	79 -8V-6Ƃ10Ǧ14Ư19Ŏ24ł29ĺ
to lose	76 12ǔ15ő36ķ
to make	78 -11Ł-8ŭ-7y9Ʊ12ƌ14ņ17łŌ18Ń24Ų27O
to me	75 -10Ŗ9N10ňŋ12Ŀř13Ś14lļ27ś35Ş
to move	78 8Ŏ11Ō13Ţ18Ƥ24Ń29ŀ36H
to my	88 8Ŀ13eƖ16ǩ
to need	85 12doŁ17a22P
to pass	85 -6ƫ13s15Ʒ32ƶ
to pay	71 -19Ļ-16Ř-10ƶ-9Œ-7Ţ-6ľ11ŕǖ12Ƥ13Ņ15Ǖ19Ƭ20Ư21ĸ30ţ33œ40X58Ĵ
to pick	88 9ǆ12ŭ18Ĺ
to price	88 6Ǧ13Ƃ15Ƭ22ł
to pull	88 17Ĵ28d
to put	70 8Ŧƒ9ŽƑ10ł11qŷƜ13ĸ16s17ŌŴ20Ū37Ɠ
to quote	88 -7Ņ12Ǧ20ž
to reach	81 -10Ĺ-9N7Ə19L23I28ĺ35K
to read	86 8Ƽ15d19e
to rebuild	82 19Ɠ
to record	88 -9Ż23ŋ
to replace	78 -15Ɠ-12ǝ-6Ɛ9Ɨ10Ǣ11ž13Ʈ17ƑƵ29Ǐ
to run	78 -7Ń11ŁŻ13A23ū24e30ƭ33O
to save	85 23Ţ30Ř
to say	78 7ňǢ12ǈ13Ŏ15Łŝ20ǩ
to school	83 7ź10ŵ11Ź24m27l
to see	76 -10ţ-8Ń-6ǩ8ĻŎ10ƾ13š15ź16ǒ17v22Ŀ24Ƅ25Ĺ
to sell	83 9Ų13ĸ14Ƴ57H
to send	81 -9K6d7Ƅ11ŧ13ļ16J18Z19ś
to sign	81 -7ŝ10Š29Ł31Ō
to sit	88 6M8L20Ĺ
to somebody	88 10a33ƕ
to spend	86 -6Ƭ15ƶ48X
to start	82 -8k8Ɩ12Ō69Ń
to stay	79 -7Ţ7V11B17Ʒ26X36Ɯ
to take	78 -8ƪ6ś9ł12kǁ13Ǟ14Ƭ21Ʊ25z
to talk	85 -7ŉ26N37Ĺ
to tell	86 -7bń12Ŷ17k28ǩ
to that	76 -15f-9VƩ-7D7ŋ10Ư12Ƶ16H20ř25ŢƧ51G
to the	58 -17Ɲ-14n-9Ť-7Oǘ-6Ƅ6ĿŴƑƭ7ūŬųƕƺǧ8Vľƛǜ9ƠǄ10Ɨ11C12ŭ13R14y15ƓǏ19ƌ25a27kƜǨ29ǐ30žƮ39ů
to them	88 14Ţ16ő
to think	86 -7rƬ15ŀ16Ư17Ĵ18Ļ24Ũ
to this	83 -10Œ-7r9x11Ĺ18œ20Ł21ľ
to to	76 8j9gŌƙ12NY13ƮǞ14k18Ŏ25ƒ
to travel	88 -7Ɵ43ǀ
to us	86 -23Ĺ12ł13ļ24ĺ
to use	85 19ţ22Ź
to walk	86 18Ŋ23Ļ
to what	86 16ŘƵ17Ň
to when	86 17Ő26AŠ
to work	68 -9ǐ-8rŮƧƭ9y10Ʈ15Ŷ16U17ƷǙ20Ŵ24ŭ26V36ŵ46ů
to you	60 -22ǩ-11s-10Ō-7j-6yĿŕ6Ƭ7Šƪƶǧ8Ǖ9B10ƃ12Ľň14Ǐ15Ǩ16ƙƮ18ƴ22Ŗ23ĸ24Ŝ26ŝǍ32Mľ35Ł43Ũ45Ň
to your	65 -22X-17ƽ-12Ʈ-11rŎ-10Ư-8ŲƉƭ-7ŤƕǨ7Mƣǚ9ƚ10ŵƤ11Ŭƙƨ13AB15ŨƑ18Ƨ20ĸ22Ƴ25Ʒ26ƫ34Ɲǁ36Ǟ40ǝ
tobacco	78 12ǂ48ƹ
tobacco $	85 38ƹ
today	53 -22ž-19ǡ-10o-9Ŋ-8ƧƨǢ-7TǗ6ĸ8ő11ŗŜ12Ƅ13aƪ15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ36Ļ40i44ŏ45ĺ
today $	55 -23ž-20ǡ-10o-9Ō-8ŊƒƧƨǢ-7TǗ8ĸ9ő11ǥ12ŗ14aƄ15i16t17Ő22jŖ24Ĺ25OĻŒű27Ʀ29ĺ48ŏ
today is	88 10Ĺ11Ŏ16ŏ
today or	86 -9ŏ9j13Ļ35Ō
together	76 7u12ǉ13Z15Ǌ19s21M24ş
together $	81 10s12M14Z16Ǌ
told	73 -7n8Y10lŖ11juƁƾ12ļƙƧ14Ƽ16dƴ17Ŕ20A24B
told me	86 11Y13jl14Ɓ20d
told you	76 -7n10Ŗ12Ƨƾ14ļƙƼ17ƴ18Ŕ25B26A
tomorrow	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ13ĸ14Ʀ17ű24Y29L
tomorrow $	82 -15Y-9Ǟ10ǝ11ŵ12Ǖ15Ǩ17L
tomorrow what	70 -9Ʈ7ĸ10Ƭ18Ʀ21ű27Y
tonight	78 9śƊ12L13Ŗ14ƤƦ15ǝ18r
too	61 -9am-8ĶǦ-7ŌœŗŻƛǈ-6ŭ7Ʒǆ8beuŎƎ9cĿŪūƂ10źƢ11ǚǛ13ŇǑ14oǄ16Ƴƿ18sş19ƨƬ20ń21jUX22ňŽ27q
too $	67 -15Ǣ-13Ż-10m-7ƛ-6ǩ6Ʀ8ǋ9Ǝ10UŎǆ11qńŅŪ12Ƣ13bź15Ǜ19ƿ20ş23ƨ25j26s
too much	82 -10Ķ11Ʒ13Ž17X20Ƭ28ǩ
too or	86 -11Ǧ-7Ǎ9ƃ10Ǆ13Ƃ18Ǣ19q
took	76 -12ƾ-7Ł10kƀ12Ưǂ15łŠŧƪ16ũ20t21Ƴ
tools	68 -12Ű29Ǣ32Ɲ52Ǐ
tools $	88 -9Ǣ35Ǐ
tools and	76 18Ǐ
top	69 -7ŏœ6ĺ7Ǧ8Ǩ10WƵǥ12ƣ13ǔ15TǊ21ƈ25Ƃ27ř28ľƉ
top of	74 -7ŏ7ĺŗ8Ǧ10ľ11WƵ17T19Ƃ23ř31Ɖ
tornadoes	88 13ƚ15Ŀ
total	75 -10Ť-9Ʀ-8ť10u11Ɨƹ12ŅƠ13Z14ƀ15g16ǉ18Ŧ25ş
touch	83 7ƿ11Kķ13Ƽ18Ŝ
toward	86 20Ň30X
toward this	88 31X
towing	82 37Ɓ
town	73 -6aƛ6ůǩ7Ƥǐ11ƾ14Eŭ19Ɵ78C
town $	86 -33ƛ8ů14ǩ24C45Ɵ
track	88 10ǀ14ǒ15Ǌ
tracking	88 -7ŀ33Ž
trade	79 -9G6y10mǣ12ǟ27S29P
traffic	86 14Nǋ15Ż18ů
train	86 18Ǚ27Q35ů
training	83 -12ǧ30ź34Ǚ
trampoline	76 40ƍ
trampoline $	81 34ƍ
travel	82 6ǐ25Ɵǀ
treat	79 14k15ņ16Ş27ŧ
treat you	79 14k15ņ16Ş27ŧ
treated	81 -7Ǜ-6ń12ƿ15ņŝ23Ƽ
treated for	83 -7Ǜ13ƿ23Ƽ
treatin	88 8i13Ŷ14U
treating	82 -7Ƌ9Ŷ14i15j17U21ŝ
treating you	82 -7Ƌ9Ŷ14i15j17U21ŝ
treatments	86 27ǚ
tree	85 -8Ű17D25Ť31Ǆ
trees	81 -11ƙ57Ƒ
trip	83 -9O16Ɯ26k33ů
trip to	88 -9O14k35ů
trouble	72 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĹ13ĵ14Ƽ16Ş17ű20ǜ
trouble $	86 -9ƽ-7ǜ10Ʈ41Ƽ
trouble with	86 -12Ǉ-7Ƽ16Ĺ17ĵ18ǜ21Ş
truck	63 -9Ɣƕ-7RŀƝƭ-6Ƈ8HǛ9űƦ10ŰǏǞ12Ǧ13Ĺǋ19SŪƏ26ŭ27ų28Ŭ31Z34Ŵ35Ŷ
truck $	71 -15Ŵ-10Ɣƕ-7ǐ9Ŭ10űǛ17ǋ23Z39Ū43Ŷ
truck for	88 -10ƭ-7Ɯ15Ŵ20ǐ29S
truck is	86 -41Ū-10ŭ11ų18Ŷ63Ŵ
trucks	75 -10Ƃ-6U10Ə11Ǧ12Ū16ŵ18Ɓ55ǐ
trucks $	85 10Ɓ14Ū19ǐ
true	86 11ŧ15c21Ŏ
trust	74 13ņƫ17ŀ36A44Ʋ
trust $	83 25Ʋ30A
try	80 -12N-6Ĵ18Ž22ǘ23ń25I37L
tub	82 44ƍ
tuition	85 50Ʊ
turn	76 -10ǚ7v8ĵ9ŉ11VŎ12Ű14AƟ17p20Ƨ23c
turn #	88 13V14Ƨ22p24v
turned	72 -9Š-8Źǩ-6Ļ10ǣ13c14Ť15xƗ16v20ƪ21ŀſ25ţ47ƴ
turned down	81 -10Š26ſ33ƴ
turned in	88 12ǣ19Ť34ţ
turns	88 42Ź
turns #	88 42Ź
twice	80 -10ŭ8y10ţ11Ĵ12ŕǥ13ũ14ƻ16R
twice a	88 -11ŭ16ƻ18R19Ĵ
twins	88 -8Ǉ15u22y23w
type	73 -11Ʀ-8ƅ-7bǍ8ǆ10łǄ11ǉ14Ɖ15Ƈƣ17ǔ22d26Ʃ40Ƽ
type of	79 -13Ƽ-12Ʀ-7Ǎ-6ƅ12ǉ13ƇǄ17ƣ19Ɖǔ42Ʃ
typed	86 -10q8f12ļ16b17p23E
typical	86 11Tƿǎ16Ǆ
uber	83 -12Ǉ43Ų
uber or	88 7Ų
ugh	85 7R11ņ19ǜ26Ǥ
ugly	86 6ļ10Ǥ14ĵņ
umbrella	62 7Ǔ13ǩ46Ƃ48Ǧ
umbrella $	73 19Ƃ25Ǧ
umbrella on	88 -14Ƃ25Ǧ
umbrella over	82 -23Ƃ43Ǧ
umbrella policy	85 -29Ǧ9Ƃ23ǩ
uncle	82 8Tư9Ƴ15ǟ21B
under	60 -12ƈ-9Ƣ-8ũ-7ŢťſƉ6p7œƩ8Ɩ9ĵŪůǀǅǡ10ƛ11ƊƘ12GĺŗŻƣ15chiŎŚ16ƺǤ18Ņ19şǃ21Ů24ǌ25n26ƙ27X31ƒ
under #	72 -6ǔ8T9ǅ11ő12ů13ƈ15ƒ16G22Ŏ26Ů28c
under $	82 -10c-7Ŗ7Ǖ10X14ĵ16Ǥ23ƙ27ƺ
under a	81 -9ť7Ŧ12œ14Ū16ǀ21X33Ņ
under that	88 -23ƈ11Ŗ41n
under the	80 -10Ƣ-7ŢŬ7ŉ11Y13ǡ16Ƙƛ17Ɗ19Ż20ǌ21i
under your	83 -7Ǎ-6ǋ10ř12ǃ13ǌ20ƣ27h
underinsured	88 -17ŗ26ǩ36ſ
understand	78 -9s-7ſ10ŀũ11rƽ12ĻǞ13ĺŢ16Ŗ34ň
unhappy	88 -7ŝ48Ş
unhappy with	88 -7ŝ48Ş
uninsured	66 -7Ǣ20Ť50ſ
uninsured motorist	68 19ſ22Ť
union	81 -16ĵ10W12Ʀ18ļŬƕƨ20Y
unit	75 -24Ɔ-18Œ6ǌ10Ǎ13Ƥ14ƣ18ƥǋ24DƠ
unit $	82 -26Ɔ-19Œ-16Ǎ17ƣ30ǋ34Ơ
units	86 19Ƥ33ƣ
until	88 -8Ń10O17ŕ24ƭ
up	43 -20ǩ-15ũ-14Ņ-13o-12ŖƢ-11yŢƶǞ-10BŧŬ-9Ƶ-8sLYŇƜƦ-7bqĽśŤŶżſǍ-6fGQņůƟƧƭƳǑǥ6dŮƑƲǔ7rWŝ8ŐƇƏƛƫǘ9ļńŘť10ķŜŹƓ11CĿŉŚŨŽƮ12ĴĻŗƤƹ13ƬǏ14Vłƌǚ15Hƃ16řƩƪƴƾ18jƙǆǌ19ŁŠƣ20ǝ21Ǘ22ž23Ō24xǊ25œƅ26iĹ31Ŕ33kl40t42Ɖ46ŕ
up $	58 -20ũ-16ǘ-14ǎ-10Ŧƈ-9ƒƴ-8Ǩ-7ĺĿŃŜŤǋǟ-6ĸŬ6ƃ7pA8HIMƛƩ9l10rļ11VŒŨƫǏ12Oňƅ14ŹƓǌ16ǝ18ŉƌ19ŀŚ20ű22k25ǆ26ƾǗ37Ĺŕ42Ōœ44Ŕ
up a	83 8ař11Ů13I14c27œ
up and	76 -9ű9ǃǤ10i11ţ19ǎ24ǝ25H27t
up at	79 6ǟ9Ə12rƤ13V21mŜ25Ŀ
up for	73 6ĶŽ8k9Ĺ10Hť11ŤƯ13Z16ƨ17W19ų32Š
up front	88 -12Y6Ż22Ĵ24ǈ
up in	75 -10Ŕ-9Ɔ9Ǩ12Őƹǀǋ14ŉ17ƛǊ20ƪ21l46ƅ
up is	88 12ƙ14Mŏ
up on	76 -9Ƣ7ŕƋǒǢ9D11t14Ǆ17ǌ18Ɖ24Ƈ
up or	86 -9œ15Ƥ18Ĵ21Ǌ
up so	88 8Ƥ13vŕ
up that	88 12ō13ƾ14W16ķ
up the	74 -13Š-8Y-7I7ǘ8Ǣ10X11dŗ12ƌ13Ĺ14k15Ŝǚ16Ʈ19ľ20ķ
up there	76 -26ƛ9xř16ź22ƈ35j46Ɖ
up to	71 -13o-10œ-9ŖŢ-8Ō-7Dŕ-6Ƶ6ĺ7ƚƣ10Ŝ13ŗ14ƃ16ƹ18k19gŽ25Ř32t36xž46Ł
up with	67 8VƊƓ9ļ10Yœưǃ12Ļ13őƁ14Ş23ĸ28Ƭ41Š
up your	75 -7Š9ǧ10tǗ11dŃ12ŊŗƏ13A14Ŕ16j20Ǐ26ł31ǘ
update	88 -24Ǐ25Ǣ
updated	70 11Ǎ14ƋǏǢ15Ʋ17ƌ
updated $	72 10Ƌ12Ǎ14Ǐ15Ǣ22ƌ
upset	76 8r17ţ29Ũ
upset after	78 17ţ
upstairs	80 7ƣ8Ɔƥ11ƛ14Ɯ25Ƥ32Ǎ
us	62 -15ƕ-14A-8Ń-7ǩ7Nł8rIž9xƆơ10ş12zĵ13v14ĺŪƄ15ŋ19Ŏ23Ĺ26ņ36s57ļ
us $	70 -17ƕ-15A6j9z10I11ņơ13Ĺş15v16Ƅ17ĺ37s50ļ
us do	86 -11s12Ū13ž16r24ņ
us to	88 8L15N19Ĺ
use	57 -10K-8Ǘ6ǘ7œƅ8ŴƏǂ9JŹ10Ő11RǐǑ14Iųŵǩ19ţ24ǖ29Ų40ƿ54ŭ
use $	78 -12ǐ-7ǟ-6ƻ11ƅ12Ə20ŭ21ŵ22ƿ
use any	86 -6ƿ10ƹ
use it	86 8ŭ25Ų
use that	86 -7ǐ13I30ŭ
use the	65 13R14ŭ15ŲŴ18Ź
use tobacco	86 13ǂ25ƹ
use your	86 9Ǔ17ų30ţ
used	73 -15Ū6Ų11ǈ22Ɨ24ŭ26Ž35œ42Ŵ
used $	88 -18Ū-11ŭ28Ɨ43Ŵ
used for	86 54ŭ
used to	83 8Ų13ǈ42œ
using	86 -20D-10e-8ǩ19ƹ20ǆ21J22ŭƕ
usually	73 -12Ŗ7ƅơ8ř9Ķ11Wǩ12Aĺǡ13ǅ14ł17ŭ25L
usually go	88 23ŭ
v	85 -22Ň16Ɯ26ū28Ŷ32Ū
vacant	85 48Ɵ
vacant $	88 41Ɵ
vacation	85 9Ɵ43k
valid	88 9Ÿ
valuable	88 -9Ƙ13ƥ15Ɗ
value	66 -8Ǣ7ű8ƁƩ9Ɠ11Ǐ18ŏ19Ŏƒ26ľ30ƪ
value $	79 -6H13ƪ16ƒ
value in	78 -21ƪ-12Ʃ42ŏ
values	76 42Ǣ
values last	78 -41Ǣ78Ǐ
van	83 -17Ų-7Ɲ9Ǐ10ǐ11ƀ17k19ŭ20Ǣ
vans	79 75ǐ
vape	88 49ƹ
vehicle	70 -11Ū-8ǐ-7Rş8żƀ11ŵž14ŶŻ17ū21Ű22Ŭų25ŭ35Ŵ
vehicle $	83 -7Ū16Ŭ25Ŵ
vehicles	69 -14ŭ-6Ŵ7Ǧ9Ƅ31ş41ǐ48Ū
vehicles $	83 12ǐ32Ū
vehicles do	77 -14ŭ40ş
vendor	88 28Ǖ
vendors	88 31Ǖ
version	88 15OŤ
video	85 -12L9Ɨ11g32M
vin	73 -8ś100ū
vin $	85 8ū
vinyl	88 19Ƈ
violations	85 27Ż
visit	83 -7B16N20ǁ27ƾ
visit $	88 -7B29ƾ
voice	88 -7ǩ11ľ16a18Ŀ20Ľ
w	80 -6S15b18Ǒ26ő30Ǉ43T
w #	85 21Ǒ32Ǉ46T
wages	75 -19Ǌ6T13ǣ24ƃ65ǉ
wages $	85 13T16ǣ
wait	81 -14ŕ10Śŵ12ŧ15sĺ16r21Ń
waiver	88 -8ơ8ǌ34Ǔ
walk	61 -10Ũ6Ǆ7żǛ8yRƑƤƽǈǖǨ9ƛǕǘ10Ʈ11nĸ12Ɨ13ĻƧ14Złŵ17ǔ18ǝ23Ť24ƣ
walk away	88 23Ļ
walk me	63 -9Ũ-8Ŋ6rǎǤ7ů8ƑǛǨ9yRżƛƤǄǈǕǖ10ǘ11Ʈ12nĸ15Zŵ16ł20ǝ26Ť
walked	88 -9ƀ-7ř14ż23ǔ32Ǆ
walls	80 -6Ǟ6Ơ13Ɨ15Ǎ23ƌ47Ƈ
walls $	85 -7Ǟ7Ơ14Ɨ20Ƈ24ƌ
want	46 -19ŗ-17Ʀ-12Ł-11N-10c-9Ŏŏŭƿ-8rŘ-7auŖƮǘǧ-6ŶƟƠ6eźǞ7oŒŴǨ8ň9Žǡ10H11bŝ12śơ13ľŊƁǓ14yĹžƗǁ15K16LŀŃƂǦ17ŕſƀ18OVƄƵ21Ĵ22Xǌ24ŉ25ư26Ƭ27sM28Ʊ29ƫ31Ļ34ƭǩ38Ōƶ
want $	74 -21Ʀ-17ŗ-15ǩ7ƫ16Ņǌ17ƁǢ22Ǔ75Ƭ
want a	78 -16ǧ10Ǧ12yưƶ13ŕ14Ļ15Ƅ24ǌ25ơ
want for	88 -17Ƭ33Œ47ƶ
want it	75 -7v-6u6ǁ8Ƽ11ƫ15ľŃ31K54ƭ
want me	73 -8ƶ-6Ņ9sL12Ƭ16Ōž18M21ňƂ35Ŋ37ǩ
want protected	72 16ķ
want that	83 9ƫ10Ɓ12ĴŽ40ǩ
want the	76 6ǡ10Ž12Ɨ13Oǁ14ƭ15Ɓƃ21ž
want to	52 -19Ƃ-12Ł-11y-9NŏƬƿ-8cƗ-7ŊŖ6AņŰ7őǖǠ8š9eƘǃ10ovź11Ĵƫ12Ŵ14bL15HOĻ16ƶǞ17ŝ19s20ĹśǦ21Ʊ23ſ25MV26ŀ31Ƶ37ŉ40X43Ō
want you	88 -6Ĵ13ŕ20Ǔ
want your	86 11sƄ12ƀƶ23ľ
wanted	83 7ư8ƍ9G14ŉǞ
wanted to	88 8ư9G15ŉ
wanting	88 11ŃƱ16k19Ĺ
wants	75 7Ʒ8S9ļ10fŶǌǧ11s18ơ19Ƅ28Ǔ
wants to	85 6ǀ8Ʒ10S12fļ22ơ
was	45 -20ſ-13C-11ŒŝŴǞǣ-9dsMŀŎ-8ĹŃƫƬƭ-7afnLŕƗ-6HXľ7TǉǍ8ĵƹ9ck10Ǚ11ĻűǊ13ƒƞƲ14Ƥ15ĺ18Ƽ20Ƌ21p22ƛƴ23BŔũǜ24ƅƽ25ļňœ26Ņƈǩ27š28ŧż30ŵ31Š47ť48Ũ50Ť51Ƴ52Ŧ
was $	88 -9ƾ12Ɠ21ũ32Ƽ
was a	78 -8ŵ-7Ũ7ň10B11Ľ13Ň14ƤǄ18Ŕ22š
was anybody	88 -14ǣ31Ť
was for	86 10Ť11ĺ17Ũ36Ŧ
was in	82 16Ş31ť32ŵ
was it	61 -18ŧ-16Ņ-10ǩ-9ŝ-7nŀ6w7lƲ8Ƈ9Ŕƛ10ƾ13ǅ15żƅ16ƽ19A20ť21c22ƴ26Ŧ27ƈ28Ť37ļ39ĺ45Š46Ƴ
was not	88 8Ƥ14b18ż
was on	88 -14Ũ17ŧ21B25T
was that	63 -18ĺ-13ǩ-10ņŠ-8ƀ-7ŧ6ň7Ǎ8ŅǊ9Ʃ11SœƼ12ũ14ƒ16ż17Ť31ƴ40Ũ48ť57Ƴ
was the	62 -10Ŵ-9Œ-7ǩ6š8ņŜƀ9Ƃƌƒ10Ǜ11ŖŠ12Ǌ18Ũ22Ņ26Ƌ27Ŧ29œ32ƛ43ŧ
was there	81 -7Ƴ6Ŧ7ű8ţ9ż11ƽ13Ť16š18ǜ
was uninsured	78 -31ſ38Ť
was your	67 -15Ƴ-13ť-8A-7w-6d6ƾ9oŻ12œ13pƸƹ14ƅ16B20v21Ǚ23kƽ25ű
watch	88 -10Ǩ18Ư27ǩ
watches	86 -7Ţ8Ž17ƘƟ
water	60 7ƃƏ8ƺ10ƍ11ũ12qƠ16Ǝ17ǝ18Ɵ44Ƌ55ƛ56ƙ
water $	82 -13Ɗ-11Ť7ƛ18q27ǝ28ƙ
water damage	88 30ƛ
water go	77 16ƙ18ũ
water heater	85 44Ƌ
water in	88 14ƙ16ƍ
water near	78 30ƙ
water off	88 33Ɵ
way	63 -17Ů-12ǩ-9I-8ŘŴ-7Oŗ-6ŝ6ŧƇ7ƍǃ8ołňũƚ10rņŎƿǂ11Xƶ13ǁ14ŵƑ15m16y18j20Ŷ22aļ29ŀ44K45ů
way $	75 -19Ů-8ǩ7Ŷ11ł14r20y26j27ļ37ů46ŀ
way around	86 7Ƒ10Ƈ11ƍ14ǂ20ǁ
way it	88 11a12ǃ13o21ũ
way to	78 -11I-9Ř-8ů13Ŏ19Ŷ20ŵ51K
we	53 -11Ň-10rP-9ĺ-8Řƒ-7pƸ-6ŹǦ6uĴ7djƊƛ8chļŷƖƩ9fŊƀ11vIş12ņ13ƂƱƵ14Ĺŕťƕ16Ŵ17X18Ŏƭ19Ł20ŚŪƬ23ŋ28Ļ34Ľ35M38s83Ō
we are	72 -9ƒ-8ŘƸ-7i8MƱ9ş10ŁƄ11jw12ĻŎǂ13ń17Ś20ņ24Ō30Ƭ
we do	78 -11Ň-8Ƭ8ş9sŁ11Ƶ12NTŌ13ŕƊ23M33ǩ
we get	76 9sĻ12i20I24Ō
we go	86 8ŋ10s13b
we got	86 15Ɩ17Ŋ18ļ
we have	77 8sGŌ9ō12Ŵ14Ʃ17Ū27Ŏ
we meet	88 
we need	86 7ǁ14ķ15Ł16Ɓ17u
we talked	88 14ƨ
we talking	78 -11Ĺ-9ǩ7Ŧ9Ɔ10OŃœ18c19X20v23ť
we will	85 11dƬ14Ĵ16s
weather	83 19Ť40j
website	82 12Ĺ35ļ
wedding	85 9ǧ12fĺǔ
week	56 6ǎ8x9zĺƕ11Ų12g13ŵ15PŃů17iƖ22ƿ24ǝ25ŭ29L39R
week $	64 9ų10R11ĺƕǝ14g16L18ƿ19Pŭ
week and	78 18ŭ
week do	82 -9R15Ų26ů
week is	76 17ŭ
week or	88 8Ń12L30Ɩ
weekend	75 9R12ŭ17ť20ƿ47k
weekend $	82 63k
weekends	83 -6k11Ɯ14Rŭǎ26Ų
weeks	73 -11n6ǎ7ƃ9Ńŧ13T14Ǩ16ĽƤ17ŕ21Ɵ25ŵ
weeks $	88 11Ń18Ƥ22ŵ
weigh	81 15Ł19ǂ23ƺ
weigh $	85 26ƺ
weight	76 8ǁ48ƺ
weight $	81 20ƺ
well	67 -12d-9Ɠ6ũ7Hŧ8xĻţűƏ9aoĹ10NǊ13ǉ20ń21p24Ŗ29t40ǟ47ŝ
well $	80 -14d-7i9Ə36ǟ41t45ŝ
well that	85 -10ŝ11ŧ13xĻ14ǟ27p
went	66 -7ƽǩ-6m6r7H8QĺƬ9ŀǜ10cz11k12őǅ14Ƴ19l21ņ22Ũ25Ŕ28ƅ31œ35Š41Ť
went $	85 -9z-7ƽ14ŧ16ņ26ŠƳ
went to	86 10H13Ƭǜ31l
went up	85 40Ŕ52ƅ
went wrong	88 22ņ23Ť
were	52 -16Ļ-10Œ-9Ř-8pŞ-7Ŝ-6ŗť6Ǐ7UƍƦƱƳ8Y9XļƵ10šƯ11ņ12śŻƷƹǢ13ĹǤ14żƎǨ15r18ƬƮ20l22ŅœŸ24d27ǝ29Ƽ30ŧ34Ũ
were down	71 40ǝ
were gone	82 8Ʒ14Ư20Ʈ24Ǝ
were hit	78 -11Ř19Y
were in	78 17ŵ
were not	79 6Ʒ9Z10ƯƱ13ĸ18Ʈ22ŝ
were the	76 16Ǐ21Ǣ
were they	82 -9œ7Ũ12U25ŧ41Ņ
were you	64 -16Ļ-13ŝ-11Ľ-9p-8ƃ-7ŗ-6Œ7Š8ƅƭ12Ƴ13Ƶ16ļšŧƹ17lŻǤ18ż19X26Ÿ27Ƭ34œ36d38Ũ
what	24 -24ŷ-20Ǡ-18ŁŰŹ-16NŌƫ-15F-14Ĵ-13AMļĽŜƟƢ-12nHOǟ-11z-10bsţƄƴǛǦ-9xńŐŧǋ-8tVŊšůƈƏƙƤƿǀǂ-7fuKųŽǁǐ-6ŬƂƹǑ6şūƋ7iyŕřũƌƔƮǗ8rDEƃǆ9űžƅ10RŢƕǉǔ11dvƑƺ12hoŃƷǓ13cILư14qƬƵ15ŔŵƧƼǎǞ16JƘƨǝ17ņŘƽǃ18QWZơ19Ũ20łƦǥ21YƉƓ22ŉƶ23ƊǊ24mCōŎ25wƠ26ƇƗ27XƩ28T29ŅŦ30gǩ31ŇƻǏ32PķĻǈ33Ŵ34Ť35ľ36ŀƒ37ŗ39ŝ41BĺŞ42Ū44œǄ47Ŀ53Œ56ĹŖ
what $	78 -29ŷ-20ǩ-12ƶ-10ǐ-8ŝ-6Ǡ8wō15ŭƮ17Ƨ25p36ǝ41ǈ55ų
what a	85 -21Ř9ĻƓ14ŵ22ǩ
what about	77 -17y-14Ū-12p-10Ş-7V-6Ŷ6mq10ƽ16Ƨ17Ʊ26ƨ46Ŵ
what age	83 -11Ʀ11vŸ13ƽ23c27ƭ
what all	78 -16P-10ƨ-8RŏǢ10ŭ12Wķ14Ť17ǥ20Ɗ27Ǆ32Ŗ
what amount	82 -10Ŗ14XƗ17Ƭǖ
what are	55 -26P-18Ɠ-15ǩ-13ǃ-12Ŗ-11Ź-10Cœ-8Qŷ-7cVYZŝŞ-6i6Ƶ7Ʊ10ƒǏ12ư13ľ14ǐ16řžƠǈ17vyũǡ20R21Ɔ22ƻ23Ŀ24kǊ25ķ28ŗ32Ļ35w36Ĺ37Œ38ł42Ū
what bills	76 -14ƶ-11Ǩ11ǝ18Ʈ30Z
what bothered	78 24Ĺ
what breed	88 49h
what brings	88 35Ĺ
what can	81 -12L-8ǩ-6Ƥ18ľ21X57Ĺ
what changed	86 15Ǟ45ĺ
what city	88 37C
what comes	86 6Ř17Ǌ19Œ20J28W
what company	88 -21Ş-19ǃ-13Ǆ-10ŝ-9ǐ31Ő84Q
what could	63 -13Ʈ-11ĸ10Ř16Ş26X33Ǆ35ķ49Y
what date	88 11ť33Ń35ŕ
what day	76 -15i11Ń15Ɩ16ŕ18Ĵ22d67L
what deductible	71 12ƀ36Y
what did	52 -20Š-14A-10Ƴ-9ļőŖŧǄ-8oŤǃ-7zCŇŝǑ-6ť7ŨƱ8ĵ9ƀƈǩ10Ŝ11Ŏ12ņŵƶǝ14ű16ŉ17Ƽ18ũƾ19ƽ20Ţƺ21W22Ş26Ņ27Ǌ28m30œ31w36ƒ51B69Ŧ
what do	48 -30Ƭ-28Ů-23ǩ-18RŴ-15UŃƞ-13FLł-12ĺƒ-11QĴǔ-10ŶǇ-9qǛ-8ŗǏǑ-7XŨƟƨƪǕǣ7IŘƺǄ8ƔǗ9ƠƦǝǥ10ĹŀƮư11ŌŲƶǉ12aZŖǓ13ūű17wƻ18ō20Ƶ21Ŏ24ŭ26Ļ27ǈ30Ň31ŏ34oTķ39Wǃ44ŝŪ49Ş52Œ60Pľ69g
what does	55 -22Ň-20ų-15Ǡ-13ŕ-10ǂ-9ǥ-7ű7ǌ8R9BǊ10ƒǃ11rǈ12ſơ13o15Œ16Ĺ22ŏ23Ŗ24Ơ31ŗ38Ǆ43qŴ45ǩ
what else	72 -16ǩ-8ń-6Œ9ƌ17Z19ŉ24ş48ō
what exactly	88 -10Ǎ12B16ŀŤ21ơ
what got	82 -9r20Ĺ23Ť60ĺ
what grade	88 23ŧ31v
what happened	67 -11ť-9Ł9ǩ10ǣ15Ťƛ16Ĺ17ņ19ĺ24ō47Ƴ
what happens	66 -9V-8Ť8ƃ10ŵ11ƙƛ14Ļ15ǣ18ĸ20ſ21ŏ23Ʒ27ǝ32Ƨ
what has	72 -11Ɩ16Ƹ28Ń
what have	69 -9Ş7YƌƱ8ſ9k10ư11ķǏ14Ķ17ƥ31ŝ35Ǟ
what hours	85 -10P13L23R
what i	68 -23ǩ-9ƾ-7ab-6RŌ7PŒŢ8u9ŁƇ10L12p13Bŵ17Ŏ18Ƙ22Ŋ24i31U38Ň54ň
what if	73 -17Ř-12ǝ-7Ƴ10ĿƜ11Ƨ13ǡ15Ǖ17ƃǚ23Ʀ24ſ27ŵ28ĸ52Ǩ
what insurance	86 -7ŀ-6ŗ7Ǔ12ǥ36ǩ
what is	39 -28ķ-18C-16ş-14W-13ŏœŰƮ-12sƣ-11ōŦƫǔ-10GĴĸŌŪŸǡ-9wNňŤŨŷŹſƠ-8vHZŜŵƉƥƱǂǟ-7ĻŠŧųƃƅǐǨ-6ŁŐű6ǉǏ7AEłŚ8Rƞƨ9rǎǢ10LYžƑƶ11lŗū12cDŭǊǌǓ13eƺƻ14m15ŝ16ƝơǇ17Ů18yIƘǣ19ŶƦ20JVĿŞźƪƬǃǍ21Ř22KŃƔ25PŅŇŴƒ28ijTǩ31ĹƇƗ34ŖƊƓ36Ǟ48Œ83ŀ
what it	71 -12ŭ-7ű7ĺ8ǝ10Ǣ11ŔƗƩ12ĿœŖƉ13Ţ14ŨŴ15ŗƓ21Ś
what keeps	85 11Ţ27P28Ŀ30ŝ
what kind	59 -18Ǜ-16ƪ-9ŶƈƦ-7ŀƫ-6g6ŏ7Y8Ƹ9qŮƐ10RƉǥ11ƨ13ŴƎ14X17Ťǆ20hƇǩ22ƣ23ǔ26Ū31Ǆ35Ʃ37Ƌ
what liability	71 -42ǡ31Ŗ37ŗ
what life	86 -17ŗ-7ş-6Ʃ19ƨ40Ʀ
what limits	75 33ŗ
what line	86 -11Ǟ-9s12Ǆ30P31q
what made	64 10ņ20Ĺ21ƞ24Ŷ25Š44ĺ
what matters	88 32ľ
what month	88 -19Œ-6Ũ14ť15d20ŕ
what number	80 -12ǖ-10v10I11c19X24Ņ43Ƭ
what other	82 -16ſ-9Ĵ12Z24Ƒ39ş
what part	81 7l10ŀ11Ŀ14Ʈ20ň51C
what percent	80 -8Ŕ10ǖ14Ǒ18Ǆ27ǆ28œ
what questions	88 21ŉ
what savings	78 -17Y34Ř
what shape	88 12Ɖ20ű
what share	88 10Ǜ15ǆ26ǔ
what street	88 36D
what that	86 11ņ16B18Œ23Ũ
what the	73 -8I-7Ŗ-6Œ6Ť7œ8CƒƚǨ10Ɩ11Ʈ12c14ǡǩ15ƾ20Ŧ23Ǌ30ƅ
what they	76 -11Œ10Ǐ11Ƈǁ12HƗ13ś15ǋ17Ŕǈ21ŝ26Ơ
what time	79 -16Ɩ-12q-11g-10a16R18ǩ34L42s44ǎ
what town	88 10l13C
what type	81 -13ƦƼ-8Ǎ-6ƅ13ƇǄ17ƣ19Ɖǔ30Ʃ
what vehicles	76 -14ŭ22ǐ39ş
what was	65 -44ť-16Ņ-10Œ-8r-7w6ǉ7ĺ8oŜƀƳ9š10Ƃ11Ǚ17T20Ŕ22Š23B48Ť59Ũ70œ
what we	86 10Ʊ15Ʃ16uŋ
what went	85 21ņ30Ť35Ũ
what were	82 -20Ļ-12Ľ-7Œ10Š39X41Ƽ43œ
what what	72 -9Ŵ-8L6ř7Ķ8SŪ10aIƤ11ž12Ļ13Pƻ14uC26v
what will	86 -7Ʋ24r28ł
what work	88 -6ƞ17Ɲ30ƌ
what worries	70 33Ŀ
what would	50 -18X-16M-10ĺ-8sƵ-7KTňưǄ-6qĴǩ6Ɯ7Ř8őǡ9rCǜ10űǕ13ƎƑǔ14BƮ15ŤƃƯ16ZƪǢ17Şƶǘ19ķƦƨ22Ň24Ǐ26ŉ28ƒƷ43Ŏ53Ļ
what year	67 -20Ǌ-18Ɣ-16T-10œ-9Dŕ-8ŤǞ-7lƭǎ-6Ŷ9Ʃ10pƈ11v22S23Ū28őǅ33d35G46ƅ76ť
what you	55 -41ǩ-17X-15Ŏ-13Ʒ-11ŏ-10ĺŢ-9Šǌ-8ňō-7qCŰ-6ľŵƘǦ6ƁƯǡ7WŗƃƌƚƮǔ8yĴŬƓƸ9ĹƉ10dœŤŧűǅǏ11GƗǓ12ńƥ13ƶ15ĸ16ķ18Ŧ19g20T22Ķ25m26Ơư29P30Ň40U41Ƶ74Ŗ
what your	78 -9ǌ-7Ƨ6ƽ7B10Ʒ25rŅ27ơ29Ŗ
whatever	79 8Ʃ12qư15P18ŉ24ũ
whatever $	86 6Vş8Ʃ13ư19ŉ
whatll	86 32ł
whatve	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
whatve you	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
wheel	78 -7v22ŷ24Ź36ų
wheel $	88 6ŷ9Ź14ų
wheel of	88 42ų
wheels	86 -9b7ŀ22ǐ38ŵ
when	40 -21ǩ-20a-19l-16Ł-15ņ-13Şǟ-11ǋ-10MŤŵƞ-9QńŎƱǈ-8qBCUŉşƀƉƮǃǨ-7kwTŝơƨƩƪƬǄ-6jķōũŷƕƤƵ6ĸŦǀǅ7łŖŰűŻǧ8ĵŏœƙƠǖ9AĶƄƌƷƻ10fpŘƼǜ11Hƹǌ12yŔǒǙ13vĹƶƿ14ŒŨƁƈ15rƋƴǏǞ16ƭƾ17dGśſ19ŜŸŹƳ20ǂ21SƟ22gO24R27V28ƅ29ő31s34Ƨǎ38ŕť39Ń40Ɩ51L
when $	72 -38S-15ơ-9Ʊǌ-8ũ-7yť14Ÿƿ19ŕ26G32ǅ48Ĺ59ő
when a	85 -7ǈ8ǒ12ǣ20Ǒ
when are	76 -23ǅ-17g-6ŕ9Ɩ11H13Ǟ17Ɵ22Ń24s28V35ǎ42L
when could	86 9ǁ42ś
when did	61 -21ǎ-19Ƨ-14ŕ-12ņŠƒ-8ŧŨ-7ŤŦǧǩ-6ƞ6ƈ9šŹǒ10ƘƳ11ƌƚƫ12Ǚ15Ƒƿ16Ŗ17Ƽ19fƻǂ22Ŝ23Sƹ27ƅ32Gǅ38ő49ť
when do	62 -17ǅ-16Ł-12G-10ŕ-8g-7ǒ-6SƧ7L9ŲǛ10c11H12ŬƄ13Ĵǧ18d27y31V44O45R58Ń62Ɩ
when does	76 -6Ʃ12Ƅ16ǎ58ŕ
when exactly	78 -17ŕ15š46Œ
when he	83 15ǣ23Ƴ29ƽ
when i	85 -6Ĵ13o15Ŷ22ĵ26ǖ
when is	64 -22d-13ǟ-12ŃƢ-10ƅ-7ǋ-6L7Ǥ8ŜƖƲǧ9Ɠ10ƾǘ11W12y23sŹ30ǌ33v46ǎ55ŕ
when it	70 -10ǣ-9Ń-8Ɵ-7Ƴ9ƶ10Ŧ11ƅ12Řť14Ũ15ũ20ľ26Ťƙ
when she	86 -8ƹ8Ƴ11s14ǂ16Ź
when the	77 7LŨǙ12Ơ13Ŧ14Ƣ16ŕ18g30ſ
when was	63 -20Ť-11Ũ-8ƀƳ-7ŕ6Ǐ7ŜŻ8ǙǛ9ƌ11Ŗ12ƅƸ13ƈƒǍ14ƛ16ƹ23pű27Ƌ38ƴ39ť
when we	88 15Ļ22Ľ
when were	74 -23l8Ƽ15Ǐ20Ǣ46d
when would	76 8s10Ƨ11Ɩ20H26V34Ńƭ
when you	53 -16V-10ŕ-9Ş-8Ńƛƹ-7LWőťǃ-6Qńǅǩ6ŜƠƦǝ7ŗŚŽƶƺǉǒ8ŇŰ9Ř10Ǐ11Ũ12ǀ13Ŀſ16Ÿ17ŏ18gŧ20Aǜ21Ķ22ŠǞ23łƁ26œƒ29Ŕ32r41Ɵ67Ƨ
when your	86 10s20Ƴ
whend	74 -27ǎ-21Ǐ-6Ť12Ʋ13ő18ǅ19ťƈ21Ǣ23ĵ26S29G
whend you	76 -28ǎ6Ż12Ʋ13ő19ǅ24ĵ27S30G
where	49 -18s-15Ɲ-14Ʈ-13PR-11nŌŐƕƟ-8cŘśǄ-7GŃŗǅ-6oĹƶǨ6yƭǝǞǧ7ƍǘ8kŢũ9FŭƦ10ş12ŅřŴǕ13jzķƛ14Xƥ15ńƄƾǀ16HŚƷ17ĸļ18lǏ20ĵ24QǗ28q38Ƥ40ǩ42D44ǋ48M50C54Ű
where are	71 -14Ǟ-8ǋ-7Q7Ķ10H13ǀ16yǏ22C23k31l
where can	88 19J
where did	86 21m24ļ28ǩ
where do	66 -16ǩ-12lR-7nPŃ7ǋ8ů10ǔ11ƥǧ12ƍ13H14JǏǕ17Ƥ20Ű24zC25Ņ28MǞ29Ś32Q
where does	73 10Ǖ14qƙ17ũ19ŭ31Ű
where i	88 15Ɗ18M
where is	66 -12Ő-11MƝ-10m-8P-6oŗ10Ŵǩ12Xƥ13ƛ14ź15Q16lƦ19ĵ21ş24ƾǗ32q50ǋ
where it	86 -10Ř-8J10ž14Ŏ15ŝ17ǘ23ř
where should	82 -15J-13ƕ20Ƅ29D
where the	86 7ū10ƭ21Ű
where would	72 -15Ʈ-8r-6Ǖ7g8H14D17ǝ24ĸ28Ʒ38M45Ƥ
where you	68 -10ǩ-9Ō7š8E10Lļ11ĻƤ12X14D15ǋ18V19FŢ25jķ27Ű40C
where your	86 -10s10D13rŵ19ĵ
whereabouts	83 14ƣǋ26C
whered	77 -6ƨ6Ʀ7ǁ11ļ16G37l
whered you	77 -6ƨ6Ʀ7ǁ11ļ16G37l
whether	85 10ƀƵ13ŏ21Ĵ
which	54 -14ǚ-8ŹƔ-6Ť6ƶǥ7dEFŭƅ8bcŉƀƻǖ9ľŸ10ňŷƏ11ƴ12ńƁ13Ūƣ14Rļ16ƕ17ū19Jǈ23ť24Q27C28Ő36ų
which bank	86 -12Ɣ-6Ƅ12Ŭ36ƕ
which car	69 -22Ū-10Ź6ŷ13ŭ63ų
which cars	88 -15ŷ-12ų17ƀ51Ū
which company	78 11ƅ12Q22ƴ34Ő
which floor	88 25ƣ
which machine	78 13ǝ
which one	83 -21ǚ-7ų6J13ƶ14F27ľ30ǈ
which ones	85 -8u11f22Ū38ų
which state	88 -13Ő28C32ū
while	71 -10ǈ-7ŭ6š7ŵƟ9ų10őǠ11ŉŲƜ13ŇƯ16Ś17G19Ƥ20ŧ21Ǝǝ
while $	86 -10ǝ9š12ő14Ƥ25G
while you	86 -14Ũ-9Ư9Ɵ12Ǡ16ǝ17ŧ26Ǝ
who	38 -18ĿŪƔ-17tT-15P-13ķŏŲŴŸǉ-12yłǢ-11ŚǄ-10bŒ-9LŊƅƪ-8svxBĹŃŔŢŭź-7ĴŌŨƝƧưƵƷǌ-6fHĸĺŉžƞƣ7ƙƟ8ŵǇ9ŝŹ10qſƐ11ƬƱǛ12wǍǘǥ13ƁǅǕ14Ǟ15aZ17ƤƾǨ18Ŭƶ19ǆǐ21ǑǗǜ22Ɯǩ26Q27ń28Š30Ʋ31Ƴ32ļ34Ƣ35ŷ36oơ39Ł40ş41ŜƯ43ų47nƕǠ48ǔ53AŐ59ƫ60ǈ
who all	81 -9ų10n11ǆ13ŷ18Z
who are	72 -22Ư-11ş-9Ǘ-8nǒ12Ǎ15o17Ő18Ǒ19ǩ30ǈǔ35u
who comes	85 -19n10Ə19w22Ɓ43Ɯ
who could	88 -10Ư28Ƥ35Ǩ
who counts	71 23n26Ư
who decides	88 19Ł
who depends	76 -14T-9n21Ư25Ʊ
who do	64 -19P-16Ƅ-10ǚ-9Ǆ-7nĴ-6ŏǠ7ļ8Ųƫ9w11ơƢ16Ǖ18ŜƁ20Zş26Ǒ28Q32ǔ36Ő42ƕ53A
who does	75 -25ǉ-24Ų24ǈ25Ǜ35ǚ37Ǡ45ǜ
who drives	70 -17n-15ŷ-11ǈ-8Ū27ǐ30ş31ų
who else	68 -19ŷ-7ş-6ǌ15n17h22ǈ24Ł25ų32Ƣ33ń
who gets	85 11ƯƲ44ƫ
who handles	82 -15ş-13Ś-10ǈ14Ǡ19Ŝ22Ł36ǘ
who has	79 -11ư-7Ő-6ƕơ9ŷ13ſ16Ł24ǌ25ş42Ǘ
who holds	88 -10Ʈ11ƕ28Ŭ
who i	86 -11Ŋ12r15ơ24a
who in	71 -16ų35ŷ
who is	51 -23ǌ-16tƔ-15ĿŪ-14Ÿ-11Ǜ-10Źƅ-9ƃǇǩ-8bŏƶ-6LŁŖ6Ǟ7Ƃǡ9lŵƨ10z12Ő13ǔ15wŬŷ16ǐ18QƢǍ20Ư22Ƭ27ş28ƾǥ32nƲ37ųơ41ƕ46ƫ51ǈ58o
who looks	86 9Ɵ12z28Ŝ
who makes	86 -7ł32Ł
who needs	77 -11T-6ƪ8ŷ9Ł13ơ21Ư26Ƅ
who owns	82 -8Ǎ-6ǥ13ǋ16F17ơ27ǆ
who pays	78 -11y-8ƕ14ǣ18ſ19Ʊ21Ǡ24Ʈ30ƃ
who rent	78 -10Ǒ30Ǉ
who should	86 14ǧ16Ǡ25ŷ26ƶ
who signs	88 -8t16Q19q25Ǡ
who told	86 -17B-7n13Ņ16ļƙ34A
who was	83 -10Š-7ļť11Ť14ņƽ66Ƴ
who who	86 7z
who works	70 6Ǒ35ǈ37Ǉ
who would	73 -8Ţ-7ƨ8ƱǨǩ9A10ŵ12Ǡ16ƫ19ƶ24Ƥ27Ư
who you	81 -8ş13Ǖ16Q17Ŝƫ23Ő35ŝ
whod	66 -19ƾ-11ƽ-7Ʈ-6mŷ7ŵ9ľƱ10ǣ11A12ſ14Ʋ16Ŝ21ư28ƃƤ32Ǩ48Ư
whod pay	82 -22ƾ-8ŷ-7m12Ʊ13ǣ16ſ31ƃ
whod run	86 42Ǩ
whod take	86 45Ƥ
whole	63 -12Ƨ-11Ǌ-8D-7Ʀ6ĴǢ7ŇňśŨƐưǒ8ķũ9t11lŔšǉ13kŦůƭǐ14Ƶ16ō17h18Oƈ19ƪ34Ʃ
whole life	75 -14Ƨ-8Ʀ11ƭ16l17Ƶ26Ʃƪ
whole thing	86 11ś12O14ũ
whose	65 -17Ɨ-9w-6ƥ7ƃ9ķ13Ź16F18ǆ19Ő24ǐ29A32Ł41Ƣ
whose cars	78 19ǐ
whose name	83 -8Ƣ-6wƫ7ǧ15Ő16ķ24Ł
whose things	78 24Ƣ
whove	86 7a12ǈ13Ő17w18u
whove you	88 13ǈ14Ő18uw
why	61 -15ļƶ-12œ-10Ƃ-8Œ-7ňŧƭ8Aľ9ǆǤ10Ǧ11Ŀ13šǜ15Bņ19Š20ƴ21r26Ĺ28Ƶǩ43Ŕ45ĺ46ŀ47Ţ
why are	83 -8Ĺ-6Ţ14ǆ28ǩ29ĺ
why did	71 -16ļ-13œ-12Ƃ-10ĺ-9ǩ12ǤǦ15ǜ18š21BŔ28ƴ30Š31Ĺ
why do	88 24ņ29Ƶ
why now	86 -7Œ-6ǩ60ĺ
widowed	88 15Ʒ25f
wife	58 -14Ƹ-13v-11Ƽ-9P-8Wųǃ-7Ʀƹ-6Ō7ŶƳ8nVƮ9ǠǨ11ǆ16o17Ʒ19ƫ20fǈ26p28qŴǂ33s37ƨ38r41t
wife $	79 -10ƹ-8v7q14r21p22ƨ36t
wife do	86 -12Ǩ-9Ʈ-7r31q40Ʒ
wife have	83 -18ǂ-15Ʒ-8q-6r7ż19Ʈ51ƨ
wife on	85 -11Ǡ-10Ƽ-6q10s23ǈ32ǂ
wife work	85 -10Ŵ-9P-6ƨ18ǈ38q
wifes	70 -20Ƹ-19P-7Ÿ8Ɯ9ƺ11j13bų16Ʈ23ǂ29q34o38p
wifes name	86 25o
will	54 -10a-9ĹŵƱ-8ǩ-7Ŗ-6ƫ7czĴŒǓ8ĶƭǊ9dĻ10OŚţƬ11ƄǞ12o13eNś15s16ƕ17Ő18Ō21MVĵ22L25H31Ź33y45ł53Ʋ
will $	78 -9ŵ51Ʋ
will be	82 13ŹǞ14c16V22y
will get	88 11d14N
will need	88 9o11Ź
will not	74 -8Ŗ7ŲƢƺ8dĵ9eƄƈƴ10ƙ11ŃŒ17ƭ
will or	88 13Ʋ
will put	88 6ƕ14Ō27L
will you	78 -8Ʋ6Ź11ƭ15VĶ19Ļ47ł
willing	88 11Ţ18Ž
willing to	88 11Ţ18Ž
win	85 14b40Ļ
wind	70 -8Řƛ10Ƒ11j17Ť72ƚ
wind and	86 16ƚ
wind deductible	88 -38Ř62ƚ
wind or	78 -21ƚ-9ƛ20Ť26Ř
windshield	85 -7Ř11ű22ū23Ɓ
wine	86 33ƿ38Ǜ
winter	80 -18ǝ-11Ɩ7Ɛ12Ɵ18ƛ34ť36ǎ
winter $	82 -13ǝ-11Ɩ8Ɛ19ƛ30ǎ35ť
wire	88 -12Ǡ8Ǖ13ǘ
wiring	81 -9ƣ9Ǎ46Ƌ
wise	75 -9Ő-6ĺ7ŏƽ8Ƹǂ9Ƴ10m11Ʈ12Ǌ15w20g24V
wise $	79 -7Ő-6q8źƽ9Ƹ10ǂ13Ǌ14V16wƨ
wishes	88 39ư
with	38 -21ĺ-19Ť-14Ɣǐ-13EHŏƫ-9ľƟǅǑǛǩ-8uNŅƃƶƺ-7yCGķŁ-6vDŪƯ6rwſƸ7źƞǖ8zŰŽž9Xƚ10ŗƱǥ11WŷƧǤ12BMŋœŚżưƿǡ13aAńřǍǜ14ĿŢŶƁƳ15gnsŭ16ŀƂ17QĴĸŖŬŲƐƤǁ18ĻŜ19ňŊŠ20ŧ22Ƶ23Ĺŝ24Ƣ27VŞ28Őş31ņ35b49ő
with #	82 -23E10k11ŰƂ12Ś18ĸ47b
with $	66 -17Ɣ-11Ş-9Ţ-7Ř-6őŖŷ7ƙ9ƚ10Ƈǘǡ11ņƦ13Ƴ14ĴĹƨ15şŬƤǥ18X21Ƣ25Q31a57Ő
with a	62 -13Q-11ǅ-7ǩ7gqŬǦ8ƚ9ƍ10BVŘƐƲǄ11SŰŽƂ12oƘ13Ź14ŷ15ū19ǁ24Ļ27ĸ28Ƭ29b31Ǎ
with all	86 9G10Ɓ12Ŀ15t17Ś
with an	81 7w12ņ32b
with anybody	88 -15ǣ6Ƣ43ń
with anything	88 15ŉ
with em	86 8V16œ21Ş22Ţ
with family	88 -17n27Ƥ45F
with her	88 13sƷ20ź
with in	78 12Y
with insurance	88 8ņ
with it	76 -26Ǜ-20ŝ7Ĵư9Ǥ10MŶ11VƵ12Eƞ16ŀ18Ɛ60Ų
with me	73 -12Ő7ĸ8Ŋ10ŚŻ11ĹĿ12Ʈ13ǥ17Ŏ18m24ŀ64ň
with my	85 -8ǘ11f23z58ǩ
with no	76 -8Ř-7Ǒ11ǒ12Ƴƽ13š16ŵ21ſƁ
with now	88 12Ş17ǥ
with one	81 -11u11Ɔ16ń22ŵ30Ļ33Ő
with rent	78 -14Z28Ʈ
with some	88 -7Ő15Ŧ19l
with that	69 -12Q-7RĹ8ƐƓ9VǦ10a11őŨ12ŃƳ13Aņ16ŝ18ŭ19rŶ20S21M23Š
with the	58 -16Ő-15ĺ-14ŝŤ-12Š-11E-9Ňŵ-8ƞƳ-7ŷ-6tvPǥǩ6ƌ7UłƧ8RƪƷƼǁǟǤ9qŒƄǎǜ10dŔƂǝǞ11Ɯ12g13ŗŽƛ14QĿņŭ16xĹŌŶž17I18ǣ19şƵ21ưǅ22Wż26ŧ
with them	66 -10G7ǁ9Ţ10ŗ11ŕ12Ş13ş20ő22œ30Š38ŝ
with this	78 6ł9Ł13aǠ18r21Ŵ
with those	83 -10Ŗ9S15U22Š
with today	88 22Ő
with us	78 8ļ13Ĺŋ14s15ş16z
with what	86 11P13Ŗ14ǡ16Ĺ19B
with with	85 10kŹ11Ŀ12ł18ƕ20Ĵ
with you	59 -13ş-11zF-10Ő-9ƫ-7ņőƟ7ō8ƿ9ŋź10Z11AŬƢ13Ǩ19ŀ22ŷǈǖ23is24Ň25Ƨ26Ǉ32Ŋ33Ŝ39Ŗ65n
with your	64 -31Ő-12Ť-10ŏǅ-9ŀ-8ǂ-7Ų8zǓ9aĽƞ10łž13Ŗ14Ĵŝ16Ţ17Ǜ18Ƴ24ƵƸ31ő36Ş
within	86 -10Ů12Ə18ǐ28ť
without	64 -11ŗ-10ő-9Ʀ-8b7dƈưǁ8e9aǠ11ĺ13ľ15Ǔ17Ʈ18ƭƺ19ſ23ŏ27Ǩ29š32Ʒ41ŵ
without a	86 -8ŏ14š16ŵ
without insurance	85 -13ŏ-10ő13ſ21Ƴ53š
without it	81 -15Ƴ-6Ť10dX11e13ŏ14ĺ48ŵ
without you	79 -17ŵ-15Ʈ49Ǩ50Ʒ
without your	83 -7ŵ36Ʈ
wood	71 7Ƒ9ţ22Ƈ56Ɛ
wood $	86 12Ƈ22Ɛ
wood frame	88 15Ƈ
wood stove	85 25Ɛ
word	78 -11ư8Ǔ9A10B16ǃǩ17ļŊ19Ō21ǒ31Ł
words	88 13Ŗ30ň
work	46 -15Ɨ-14ǩ-13i-11Ŏ-10Ŀ-9Ƥǟ-8kGƭǃǒǞ-7wCľŐŔŮƩ-6ķŒƒǈǝ6ǉ7ƷƾǇ8ǋ10Jǁ11Ņ13IĺƌǙ14X16Ŵ17LƝǔ18Ǩ19ŏƃ20Ʀǐ21Ǒ22ŵƸǄ23Ƨ25ǚ28ǣ31S35q36V38ů41ŭ45P47Q48R50UW
work $	57 -16Ɲ-14Rǝ-12ŏ-11Ɯ-9Q-8iŴ-7Ůƭǃ7yůǙ8ƃ9ƷǠ10ŵ11ǟ13LŶ14ǐ18S21ǚ22ŭǣ24qǨ25P30Ʀ35U42V47W57Ǆ
work and	74 -7P8g9Ǆ12N15Q18ǐ20Ŵ
work are	76 -14V-10Ǟ37ĺ48P
work do	88 -11Ǆ23PǑ
work for	74 -25P-13ǈ-12Ŏ-11R-10Ƥ-9Ŀ-8ľ-7Őǐǒ-6V9L11rǑ14ƃ23Ǉǔ25X79Q
work from	74 -26Ɲ13ǝ14ů24Ɯ51R
work going	88 -8i17U22Ɲ
work if	82 -10r10Ư11ŵ13Ƨǉ17Ʈ
work is	88 -9s-7PU13Ǆ19ŵ33q
work or	79 8ś9Ʀ11Ŵ14ǁ15ů25I27ŭ
work today	71 -17Ʀ54ŏ
work too	88 11ǚ15q
work week	86 -14ŭ49R
worked	85 -8G13ķ14ņ33S
workers	70 -14Ǥ23ǣ27Ǒ33Ş35Ǉ
workers comp	72 -14Ǥ-8Ǉ23ǣ35Ş
workin	85 11P12U13ǈ17Ķ21ń
working	73 -10U-9ǅ-8ƹǑ10t11ǒ12SV15ŝ17q18Ķ21gǈ29P36Ĺ
working $	86 -10ƹ13tV14Ķ27g
working there	88 -11ǅ-9P10V18S38ǈ
works	65 -12Ř-8Ǩ10Ư13M14ňŝ16Ŗ22Ǉ28L32ǈ43Ŋ
works $	88 16L21Ŋ
works for	85 -17Ǉ7X18M23LǑ37ǈ
works there	76 -10Ǒ-6n18Ǉ27ǈ
works with	78 -20ǈ38Ǉ
worksheet	78 25Ŕ
worksheet $	78 25Ŕ
workshop	76 -14Ǎ-10Ǌ26Ƒ27Ɲ32Ɨ
workshop or	78 -36Ɲ49Ɨ
world	85 11C14diŃ15Ļ
worried	85 16ƚ21Ŀ
worried about	88 6Ŀ16ƚ
worries	69 15Ľ37Ŀ
worries you	70 39Ŀ
worry	85 -9Ş-7ǘ10ƚ14ǡ28Ŀ
worst	80 11Ŷ13Ǥ17Ũ18ǜ21Ş23Ŀ
worth	63 -15Ǣ-12Ǎ-11ŭ-7OYǩ8ƥ10Ţƀ11Ɓ15Ƒ19ǝ26Ɨ27Ǐ38ĻƘ42ƒ44ķ51ű
worth $	69 -45ķ-12Ǣ-11Ļ-8Y7Ɲ9ƥ20Ɨ24ƒǝ30Ǐ35Ƙ81ű
worth it	86 -11ű-9O-7ł12ƀ56Ļ
would	36 -23Y-17ĺ-14Ĺ-11Œ-10qOƩƳ-9dŁň-8SŐŨƽǐǞ-7fknFNņŠŦſǚ-6jšƾǅǈǛǣ6ŘƎ7EŕƑƸ8ķŝƀƏƧ9VŶƖƱ10Ĵŉƪ11HľŖťƃ12AŗśƦƨ13Bƒǘǡ14ZŇ15cűƂǨ16ĵƭǦ17sMTŃ18mƶƿǢ20žƗ21Ɠ22Ŋǁ23X24ĻŵƵ26Ž27ưǝ29Ƭ31r33Ʈ34Ư39ĸŢ40Ƥ43Ʒ51Ŏ
would #	86 -9ĸ-6ǝ14Ɠ20Ƭ29X
would a	73 -17Ř7Ŏś8ķ9Ɠ11žƭǝ13ĸ15ǩ16Ļ19ǘ37m
would be	73 -14ƶ-11M6ś7L8Xŵ9ŏ10e11b16Ļ19r22ķ24Z
would cost	88 20Ɠ24ư
would do	85 7Ž11ƤƬ14ĸ16Ŏ
would get	86 -21ƶ10ű12ŵ13ƃ14ń21Ţ
would go	83 14V20ũ21ƒ38Ƥ
would happen	70 -9Ư7ǘ8ƛƧ10ƷǕǝ11Ɯ15Ǩ24ǔ36Ʈ
would have	73 -7Y14ĸ19Ɨ22ǝ45Ŏ
would he	77 -13Ĵ-12ŵ-11Ŏ-6ƒ7Ƹ19B48r64Ʒ
would i	88 9g12ŝ16Ǡ19D
would it	63 -20Ʈ-19ǝ-13rƵ-8ķ-7ňƤ-6k7ľ9Ǩ10ŋƖ12M13ŎŝƯ16Ţ17Ńƫ20Ŋ24ƒ25Ƒ26ƗǏ27Ƭ45s
would keep	77 -11Ǩ-6ň14Ţ34Ť
would like	75 7ō8J10AŔư12X18ƭ19Ŋ29ƶ
would love	85 12B13r19M
would make	75 -26Ţ9ǀ10ů11ł12x14Ƭ23Ļ30c31Ŏ
would need	66 -10Ĺ-6d7m8QŮƔ9ūƿ10ǆǉ11ŲǊ12cť13GƖ14T16ŕ17Œ18v
would not	86 -7rŁ13H15X23ť46ǩ
would pay	83 -21Œ-7ƃ10Ʊ36ŗ45Ŗ
would rather	83 12ǁ17Ĵ22K
would she	78 -9Ƶ-7ĸ7Ǩ27Ʈ34rƷ
would somebody	78 -14Z14Ƥ28Ʈ
would still	78 37Z
would stop	78 13ǝ
would take	82 7Ə10Ƥ15Ţ17Ɠ29Ư
would that	73 -21X-14Ǐ-8Ư-7Ʈ9Ķǁ10ƭ11A12g13EĻ14C19ƒ24Ŏ25ǝ26Ǣ47ĸ
would the	79 -10ǝ-9ǐ-8ǅ-6ƪǕ7ư9Ʊ14ƦƧ19ĸ26Ǧ46Ǩ
would they	76 -14T-7Ļ7ķƬ12Ʊ15Ź18ƭƮ26ƪ46Ʀ
would want	73 8ƫ9ŝƶƷ10ŕư13ķ14ź19Ŵ
would what	88 -10Z14Ɨ17ľ24ķ
would you	47 -34Ʒ-30Ƭ-28Ʈ-24ƒ-18X-15Ǩǩ-12rJ-10Ŏ-9OY-8ĺŤƫƯ-7BƦƩƾ-6łŐŹ6ĸǂǘ7ķƈƘǑǡ8Ɲǖǜ9Lž10V11ľŧ12ĻƸ14yĴƀ16ŃŌŞ18ĵƂ19Ŗś20HMŉŊ22Ŷ23Řƿ25ǝ26ƨǁ31Ň32T35ű39Ţ43ƶ44ŵ49Ž52Ƥ59Ƶ
would your	62 -21s-10ƽ-9Ǡ-8qƗ-7ǂ-6f7Ʊ8ǘ12Ƭ13Ǩ16W17ƃ18ž21ǡǢ22Ư25B61Ʒ63Ʈ
wow	76 -10Ő7Sǀ8ŢǢ12u13ťŦű14UƠ15R21ō32ő
wow that	86 -11Ő-7Ţ15Ŧ17R18ť40ő
wreck	79 9żžƃǦ13Ũ14ŵ18Ŝ26ƀ
write	72 -14Ʈ-12ś6bǆ7ĸ8ǖǜ10Ť11oŉŐ12ǩ13ř14KƲ15wƬ19Ÿƍ20Ō
write it	85 7ƍ10ǜ13Ť23Ÿ24Ō
write that	86 8ǆ13b14o15Ő16ƍ
writing	85 -7ǩ12J14Ő17Ƅ
written	78 10Ż12ǓǙ14žƲ24bŗ
wrong	75 -11ŝ-9Ő-8ő10Ŀ11Ǥ14ņ16ǩ18CŞŤ19ţ42ǚ
wrong $	86 -6ņ20ǩ21C26Ť
wrote	82 -6P9q10D11w13Ŵ16Ʋ17Ŝ24Ĺ
x	85 17b41ƙ
y	86 38b
yard	76 -7Ŏ8Ŵ11H13Ɨ18ƒƞ57Ƒ
yard $	81 -8Ŏ12H13Ŵ19ƞ20ƒ25Ƒ
yeah	83 -14ŉ-8Ũ-6ƅ9T12cŚ14Ŋ15ĸ26v
yeah $	85 -15ŉ-6ƅ6O9T12c13Ś14Ŋ26v
year	50 -12ǩ-10ů-9nĿ-8lDŏŤ-7ĹŞŬŶǒ-6UŨ6ŀǘǧ7ƈƺ8ƭ9qvš10cƔ11k12SƜ13Ʈƾ14Ǥ19ŹƩ20G21œ22ǀǎǞǟ23ĴŪ25őǅ28TƟ29pŮ30Œ31ǉ34Ǌ39d40ƅ45ť
year $	60 -29Ɣ-12ů-8ŏ-7Ūǒ7ƻ8ő9ŜƾǇǧ10Ơǎ11HŃǝ13pqƺ14d17k19ť20œ27ǉ28ƭ31Ĵ35Ǟ40T42Ǌ
year and	83 -7Ń9ǐ12Ɵ13ǘ14Ɣ17ŕ
year built	86 15ƅ
year did	75 -10D-8ť-7ǎ9ǅ18d25S33ő43G
year do	88 6Ɯ16ǀ
year for	82 -18Ǌ9ƈ13T14ǉ15ƾ24Œ29ǟ
year is	80 -17Ɣ-12n-7Ŷ9ǀ11d12T16Ɯ18œ21Ɵ35Ū39ƅ
year make	85 36Ū
year or	83 -25T-19ƭ-8Ơ-6Ǌ8Ź12Œ14Ʈ25Ů73Ɣ
year right	85 -12Ǌ8Ņ12Ɖ17T24š
year term	86 -15Ɣ10ƭ32Ʃ
year was	79 -9Ť-7d7ƈ11Ǥ14v25p26ǅ
yearly	83 8T10Ů18Ǌ
years	52 -13Ɖ-11Ƽ-10űǇ-8ŐŪ-7ƅ-6Ů7šż8oy9pŶ11cvUŎŝŢƱ13Żǩ14Ƌ16Ƹǣ17ĶƔ18VƩ19ţǞ20ť22H26ĺ28ƈǅ29Ÿ31G34ő39S46ƭ
years $	64 -26S-12Ƽ-8cŸ-7ƈ-6Ɣ7Ƶ8šǟ10y11U15żǞ16Hţ19vŻ22ǣ26Ƹ76ƭ
years and	86 11fĶŎ12ƭ
years at	85 7G13Q25Ʊ27S
years do	88 -9ƭ16ƈ44V
years even	78 6ţ
years have	78 -18G-11ƭ10Ɣ14ǅ16S25ő39Ÿ
years in	88 -22G-21ƭ-17ǟ-7Ǟ93S
years is	86 -7ű7ţ14Ŏ24ŝ
years of	86 -7ņ10Ɣ13Ś17ƭǅ
years old	88 12ƈ14c
years on	86 -14Ɖ7Ƌ11Ʃ18S23ƈ
years or	85 -10ƭ-7ǔ-6G8Ÿ14ő18S22Ʃ
years with	85 21ő28S
years you	88 7ƈ11Ţ15ĺ19Ƌ
years young	88 -17ƭ31c
yes	73 14Ĺŋŏ35Ł48Ŏ
yes $	80 7Ł53Ŏ
yes to	86 12ŋ19Ĺ
yet	66 -19ǝ-8ų-7ŷ-6ſ6ŀ7rŮ9ƍƾ10u11nƵǋ12fw14ǟ22ń26Ź27Ɩ29j30cƞ32v
yet $	70 -20ǝ-7xųŷ-6ſ7ŀ8Ů10ƍƾ12n14ń15f25v29Ɩ32cƞ33Ź34j
yet or	86 12v13ń15uǋ
you	17 -35v-28Ŵ-23qƽ-22Ʈ-21Ť-20ť-19Źźǟ-17ŷǂ-16Ɠƨ-15oƅ-14ō-13t-12xůƇ-10e-9bƉ-8hJŕƆǧ-7ŅŔǈǥ-6Ƌ6ƐƯǅ7ĶŧƲǣ8LŭƖǊǏ9ŋƒƔǒǜ10djIĵŪƎƭǃǝ11MƥǎǓǙǤ12ŉőŬƃƗƙ13ŖŗŮƀƝƢƬ14kQŃņŌƼƿ15YƂƘƾ16pGWĺŏƶƺƻǘǚ17aZżƸǆǔ18ƚ19ĴžƵǀǁǑ20SŲŸư21Cǋ22fUķƟƱ23HĸĻŽƹ24TǞǨ25KOľŊŢŶ26VłſǕ28nƦƴ29mƁ30ĽƌǇ31ARŝ32FXŐǩ33gňŒśũ34ŀń35ŚƤ36Nŵ37PĿŜŞ39ĹŨƧ40ļ41Š45i50lŇ65c
you #	69 -8GǞ-7Ŏő8ž11Ǥ14ƷǕ15EŢ17pB21uƯ24n26c28Ʋ34f49y
you $	43 -28Ʊ-26ű-21C-20ƫ-18vų-17ŷ-16ƒƳ-14UŘƠǉǎ-13ńōŭƬ-12FőŤ-11ŏşŧŪƣ-10YŢťƝƶ-9bŃ-8ryPĹžƵǠ-7tGŕŗŲƗƤƨǅǆǘ-6VůƋƲƻǟǢ6DǕ7ŀŔƙ8ŁņŊšƁ9gŋœŖƦ10ſƴ11zQ12pMż13ƚƿ14ŅǨ15ķǔ16ļĿƢƪ18A19LX20Ǒ22jƧƾ23Š24Ʒ25lŦ26Ǎǖ27Ś28ǐ30ŝ31B32I33ǈ37KƯ38i40Ň43ľ45a52Ŝ56Ũ57c63Ǉ66Œ
you @name	88 -11ŷ-6o22p29n
you a	59 -12z-7Ŏ-6Ţ7PYƺǆǒ8Kńŵ9ŮƦǘ10Ļłƪǌ12DǇ13ŔƱ14ƿ15ŊŖ16Ū17S20ő33u36ǀ58l
you about	75 -20Ŕ-11Ĺ-8r-6ŧ10Ž14Aļ17Ŀǝ18Ş38B
you actually	85 8RƐ11Ɲ16Ŗ17P18K
you add	86 -9Y-8Ǌ16ķ32ƌ34Ǟ
you afford	86 17Ƥ34X
you all	86 16Ƴ17n26ų
you already	82 -17Ɓ6Ƶ9ŏ13Ɩ14Ĺ19ư
you an	88 8Ǧ
you and	67 -14n-9ť-7t-6aŎŢ6s7ǈ8r9Ũ10ķ11MōưǊ17d19ő21ǆ27Ǩ33Ƣ40Ł54ŷ
you any	85 7m14ŋ18u27M
you are	47 -39ǩ-23ǈ-17ǁ-14Ť-11ũǄ-10uŕƢǑ-9xGŃőƬǆǔǢ-8vVXYńŊŪ-7bōűſƀƧƻǀǐ-6UĴœŭƓ6yŋŘŶƲ7ilŨƣ8ňŎƩƶǊ9jƁƺǠ10ƃǉǚ11TĸĹƼ13Œƙ14ĺŗƞǝ15Ǉ16NŚ17dƮ18ŀŉƷ19nŢƦ20Ş22HP23f24CǨ26c27Ɵ28Őų30Ƹ31Ǟ39g47a52FQ
you as	79 -13Ǔ-12ǔ-7Ǘ12Œ13F15Ň20ń22f23ŏ24ǒ35ǃ
you at	67 -28Ư-21Ɲ-13ǩ-8ŗ-6Ƹ8K9Š10I11vţ12Ŏ13L14N17œ23V24P30ž40n46C48Ʊ
you back	76 -17Š-9Ɨ6ƴ10Ǘ12ŧ15œ23Œ24ǘ34L35ŀ
you be	70 -14J-7ĻƬ-6Ŋ6Ţ7cMĴ9ƭǘ10łŽ11sŘ14V15ŵ17X18H20ś22ǝ29T
you been	60 -23G-8tƭǟ-7Ʀ-6ƽ6ƾ9š12ń15i16Ƴ18Ƹ19ő26ǅ27Ÿ31l32ŏ33Ƽ44S
you before	88 9Ɵ12Ō16V19ņ
you born	80 -9p7l50d
you bought	71 -7ƭ-6ŝŨ7Ǣ9Ŗ10ŗ11ŧǏ13ƞ14ư15Ʃ19ƌ20łŶ23ſ27Š35ƒ
you bring	68 -9k-8Ɲ12q15r23Ǒ30Ǉ36Ʈ38T
you built	88 -7ƪ10Ǣ15ķ35Ǟ
you burn	88 23Ɛ
you busy	81 -43ǟ-7Ŀǩ-6t21P31U62N
you buy	73 -18ŵ-8ťƗ8Ʀ9W30F42Ǖ45Ŷ60G
you call	69 -16ļ-14Ǆ-6ǈ8C9Ş10A12ơ13Ŝ14o15Ǒ16wű21ĵƁ30Ĺ39ǃ
you called	78 -16ǃ-12w-10Ş7Ə25ń29ŧ37Ĺ44Ŕ
you calling	86 20Ĺ25C
you came	81 -9ǖ8ǘ9Ÿ10G12d18Š31ļ
you can	72 -6ĿŚ6Ƥ7Łś8Ɖ9ľťūƃ10Lǧ11NĻŝ12Ÿ14ƻǝ15W21A
you care	88 -6Ŀ10Ş24ƶ38ľ
you carry	62 -25Ǧ-15Ŗ-9ž-8ŴƝƣ-7ǥ6Ʀ7ƙǚ11ǣ12ş19Ų25Ǐ33ǌ34Ƃ40ŗ43ǡ
you carryin	88 8ŗ12ƃ13Z
you carrying	88 -9ǡ-8ǖ14Z24žſ
you change	76 -15Ŏŝ-11Ŕ-8V12I15űƛƧ24Ş35ũ41Ň
you check	86 -7ǧ8J19ń25ǒ
you choose	79 -9ĺ34Š37ł
you close	72 14Ń30ǎ37Ɩ
you collect	88 -16ǧ-7Ǥ30ǒ34Ƙ
you come	71 -14m-11ŗ9ĸ11Yǃ13ļ15Š32Ƭ41l
you could	65 -25Y-20Ʈ-14Ŵ-9Ɓ-8Ɩ-7ũ7ƓƘ8XĴņū9bǔ14Šǝ15ľ16Ƭ18ƪ20Ƥ21ĹǨ27Ř28Ş29ŵ
you covered	83 35ŗ40Ō
you decide	85 14Ł27ł
you deliver	79 -15ǐ-12R12Ǜ13Ɲ31Ų
you depend	76 15Ǖ40Ŀ
you did	69 7šƸ10ľƌ11Ÿǚ12Ũ13ĺũ15ŵ18Őǂ20Ʋ22Ŀ
you died	81 -11Ƴ-10r-9ŵ-7ĸ14Ư21Ǩ22Ʒ44Ʀ
you do	52 -17ǩ-16ŝ-15Lǐ-13Tƾ-11ŨŶǨ-10RŒŹƦ-9W-8ĹŖƜƷǈǓ-7bBHNYĸōŷ-6ķĺŦƗƥ6Fƌ7ľņũƧ8ƙƠ9I10cMǡ11ǚǜ12ǀ13ŏŭǁ15ƭ18lJĽ19Ň20Ž22ŮǠ24ŀ25ĴƤ27Ɲ28Ǜ29Uŵ38ǔ42gǙ47Ų49Ǌ135P
you doing	78 -15ǩ-11ǟ-10t9k25ũ64i
you done	83 -12ƾ8ǀ12p13ǂ19ƌ33ũ
you down	81 14Lƴ17ac39Ş
you drink	83 -14Ǜ-6R64ƿ
you drive	69 -26Ŵ-21ů-10Ź8ų10Ũ12Ž13ŷǐ17QƄ38ŭ48Ū52Ů
you driving	83 -9ŷ-8Źǩ7ż24N56Ū
you each	77 -37ŏ18ų69W
you earn	86 -15X-9Ǌ62T
you end	85 -9ő11m19Ŧ43Š
you enjoy	86 21g24U
you even	88 22ǩ37Ŝ
you ever	58 -10Ŝƛ-9Ŗ-7ŏ7ĿŽƗƙǩ8ŗſƪƳ10Ţǒ11ƲǤ12HţŤƹ14gšƍƿ15ǐ16Ǖ17ǆ22ǝ27ņ29ų
you fall	75 -16ĺ-12Š-6Ĺ25Řƞ29Ŷ
you feel	69 -14r-9ƞ-6ŀ10Ƹ11ŋŧ12Mņ18Ž21ǁ23ŢŨ52Ň
you figure	79 8y9H10ƭ12Ƙ14A18Ŗ21ƈ
you filed	85 -8Ű11ǆ27Ť
you fill	76 10ĺ13Ľ20Ĺ
you filled	88 10ĹĽ24ļ
you find	78 -8Š15ŧ16U28Ś36ļ
you first	83 -14Š-6ƞ11aG17ő35œ
you for	74 -11ŗ-9ƗǍ-7ŷ7ǧ9Ŕ10nŒƬ11HL12Ǣ21ơ26O28Ǔ29Ơ
you found	88 -7ƀ7ż18Ś19ű23Ʃ
you free	86 -19g-9s31N47L
you from	68 -21C-11ƛ8Ə9Ň10ǝ11ƙ17Ŷ18Ţ22ŀ23ƚ29Ŝ53l
you get	56 -11Ļ-10ǅ-9Iźƫ-8ǩ-7xXĺŠŹǇ-6absƬ6ƃ7Pĸ8ĴſƩǤǧ9ũƯ10gJTŅ11ś12ļǨ13ŖŸ14őƖƚ15ĽŻ17kƿ20ňŦ22W23ơ24Ǖ25ƨ31S32R38ű41ŵ
you getting	86 -7q12ƞ14xƖƨ
you give	79 -6X14ǚ16e18O19d24ŧ
you go	62 -11oL-9ƒƱ-8Ɲ-7ź-6M6H7Ţ8Ŏŗ9ŖƤ12a15ǜ16ł17VƧǃ18Nń19Řŵ20ƾ23Šǀ27A31š32RƟ39m
you going	75 -9y8VŨ10H11s16Ƶ21Ż31k33ł
you got	52 -18ƭ-17ǅ-11Pţ-10Ř-9Œ-8ŷƬ-7ĺńōƨƪǖ-6gĿŨƸ6VƅƢ7ňşƇƫǋǨ8tĸŐŞƊǃ9Ÿƃ10wŉ11ŹƁƎǈǘ12uŜżƦǀ13nļŚ14jkūƒ15WƗǏ16Ɣ17Ƒ18ķƥ19Ū22ŕǇ23Šƴ24Ŧ27ŏ42O
you gotten	88 14ń
you grow	86 -7Š39l
you guys	67 -11ŭ-7Ŷǀ6x7uų8fyƷ9hFōƚƟ10wƱ11ǋ15ĸ16ŴƔ17H19jkC24ǟ48Ǆ
you had	58 -18Ř-15G-8Ǩ-7OŎŏ6Aĵ7Ĺǘ8ŶƗƬ9Ƃ10ŝũ11Ƌƚ12ű13Ÿƈǜ14ņŜ15Ǚ20š21ţ22YŤ30ĸ32ő34ƾ
you hand	77 -12ǌ27Ơ
you handle	72 9Ǚ11Y12sǘ24ĸ33ǜ
you happy	83 15ŧ18ƞ22U32ŝ
you have	38 -26P-23Ŏƨ-19ǩ-18ǄǑ-15U-14a-13WľŲ-11Ʒǂ-10lũǞ-9VĿŦƌƞƮ-8ųƧƳƹǦ-7egABLMQĴŌŤŭűŴŷƠơǊǋǕǡ-6CDTŀŅŊƕƻ6ŻƂƍƱƾ7ĺƿ8ŘżƄƚǁǗǘǨ9SŬ10fuFXƐƝƟƩ11hňŕŪ12ǆǝǢ13ZƘ14ŵŹ15Œ16Ŗť17Nǃǐ18őǓǔ19Ǡ20ƛ21ŐŢ22ķŰ23Ƽ24Ķ25ŜǇǣ26Yž27ƃǈ28ſǥ29m30ŗƎ31Ɯ32Ś33GƵ35ş36O43Ɓ48ŏ68Ʀ
you hear	81 16Ɓ23ǩ28Ň33ļ
you heat	88 -9Ɵ-6Ɲ31Ɛ37Ƌ
you hire	86 10ǜ35Ǒ
you hit	82 -18ſ14Ɗ15ž32ż46c
you hold	81 -10N-8ǖ14Ũ28ǩ51Ǘ
you hoping	85 21X26Ļ
you how	78 -6Ō7ŉ10Ň11yK13ń15Ő18ƺ42Ŋ
you hurt	86 -13ƃ52ž
you i	83 9z12ķ15a
you if	74 -7ŷ-6Ǥ6r7Ŋǔ8Ŗ10ŋǒ11ŅŵǕ15Ƨ16Z27ſ
you in	63 -17ǂ-14Ư-13ǩ-11l-10iĻǞ-9a-7ŏœŶ-6ŷ7ǉ8KńƷ9ƣ10ŻǄ11pƙ12ųŽſǨ14E21LĹ23N29C31O33Ń36Ƹ37P41Ƥ
you insured	81 -12şƓ-8Ǣ-7ſ17Ő46ŏ50ŗ
you into	88 20g32Š
you is	74 -12ǔ-9Ǔ-7I7Ǩ9ǈǧ10KŀŞ11ĿŻŽǍ12Nǖ13Ƣ17ŔƁ21ľ
you just	70 -9zŢŶ7fŸǀ8ĸŭǒ9ŅƝ11Gśưǎ12ŕǝ23Ĺ26Ŗ27Ļ44Š
you keep	64 -13eƷ-10ǩ-6Ţǔ6h7ľ9o10Ÿ11Ű12ǝ14Ǚ15ƥƵ17Ś18Ɲ21ş23ƊǏ24Y28Ƨ38Ǘ
you keeping	88 12Ǟ14ũ
you know	63 -16ŘƂ-8Œŕ-6ſǄ7ŭ9ƈƩƼ11ŗ12ĵŋƛ13Ŝ14Ļ15ĽƓ17rŔƳ18Ǝ21Ƨ24Ņ68Ŗ73ǩ
you last	69 -13ņ-7ǧ7Ƌ10ƈǒ11Ƙ12Ŝƾ13Ʋ14ƫ18Ƒ22ĵ30Ş
you lease	86 -19Ǎ-13ǌ-9ƒơ13Ǐ31Ŭ40ǋ
you leave	67 6Ǐ8mƤ10Ļ12Ű13Ɵ17ƥ26ŏ37Ţ58Ƨ
you let	82 14ƪ19Ŋ21ǜ37Ž
you like	58 -24P-20J-13j-12ĸ-11zŢ-10Ǆ-9ŎŗƜ-8Ƣ-7OķĿƮ-6V8Ŕǁ9ōŘƁ10LǍ11Ş16s17Ňƞ19M21Ńǩ23ƶ30Ō31ŉ33Ļ39Ĵ41ŀ51K52UŶ87ŝ
you live	72 -9z-7lƮǋǍ9E12Ɵ13Gƃ15D18ƣ19F22C25ķ55n
you lived	85 62G
you look	75 9Ũ11ŉ15Ň18ľ19J
you looked	82 9Ķ13ĵƫ35ń
you looking	76 -10Ļ-7ŗ10Š12Ƭ18HĹ19X21Ń23V25ľ
you lose	72 11Ƨ12ĸ13Ƴ21ǝ35Ŀ
you lost	81 9ǔ11ƺ15ƨ18Ƨ26Ƴ
you love	83 -8Ţ12ƶ14ŝ28ƞ42Ŷ
you make	73 -10ŝ-9Ų-7ĿǑ7Ɲǚ9ł11ǀ14Ő17Ŭ22ǒ23ů27P32Ň34Ǆ61T
you manage	88 -8Ũ-7Ʈ13Ƴ48ŵ
you married	82 17o20f
you mind	81 -16P11ŋŚ23ś35Ŋ
you more	78 -7ǘ12Y13Ǥ14T21Ũ30Ŀũ31g
you most	67 20Ĺ36Ŀ
you mostly	86 9ǔ23ŭ
you move	83 -9Ń11Ţ12H38G
you moving	88 11g31H
you my	88 35ļ
you name	85 -12o-9ļ60w
you need	62 -15ž-14ǌ-12Ɓ-11cǧ-9őǒ-8Ʀ-7ŏǅ8Ǣ10ŀ11ŁŌ13ŵǡ14Ǐ15Oơƭ19Ƭ23Ƥ25Ū28Ƅ37Ŏ48Ĺ55Ń62Ǧ
you never	76 15ņ16ő
you nuts	88 -13ŷ16t36Ş
you off	83 -11ǩ11d12š13ĺƃ14BƧ29ŀ
you offer	86 11ǚ23Ǆ
you okay	80 -18ũ-10N-6ĺ15Łǁ18Ž27U82Ũ
you on	66 -17Ŕ-12F-8U-6ƿ6W7sƏ8D9ACƣ10ĴĸļǊ11n12S13Q14Ƣ17rx20Š22ŧ26R29I39ǩ62ƻ
you one	83 -7Ʀǩ8ƹ12ł13Wņ14Sǆ
you open	74 -9R11ǋ18Ţ35ǎ38ǅ
you or	66 -9ǐ-7ƕơ6MǨ7ŎŜƹ8ĸƴǧ9w10IŬŷ11ƃ12Ňƶ13ĺĽŧż16Ǐ17ǂǌ19ǋ23Ǉ28p
you out	80 -8j-6ĺ10gz12U13O14Ų15ƃ19C22ǘ28l
you over	76 -21T-8Őǩ8Œ9U13Ŏ17ŜŨ21Ş24Żƺ41c
you owe	70 -10A12ķƁ16Ŭ24Ɣ79Z
you own	60 -14Ǎ-9Ʀǐ-8PƝ-6ơǌ6Ŭƥ8Ū10Ǐ12ǆ19Ɣ30F40ǋ43Ɨ45Ƙ65ķ
you paid	71 -11T19œ26ţ
you park	83 30Ű
you passed	81 -10Ƴ8Ʈ9Ʊ10ư13Ư14Ʀ17Ʒ
you pay	57 -26Ŧ-23ǖ-15ƃ-14Ǌ-10T-8Ų-7Ŗŗ11ĴŐ13œ18ƕ20ĸ22Y33Ǖ34Ř37ƠǑ44ǉ56ƒ70Œ
you paying	66 -10Ľ11F12Z15Ơ18ǣ19œ21Ĵ24Ɔ33ƒ
you pick	80 -9ŧ-7Ţ11ĺ14W24ł31Š
you picked	86 -12Ŧ9Ʋ10X16N19Ř
you plan	85 -11ŏ14Ǟ16ƶ22Ƶ27V
you planning	78 -9Ǟ15H18yƌ
you play	88 -17ǀ31g
you pretty	88 7ŝ10G18U
you pronounce	88 28b
you pull	81 8Ł11Ţ12gRƌ37Ś
you put	68 -15Y-9G-7mŎ8Ř10Tň11žƫ12ƌ13X14ŰƎ15ƒ16Ķń18R19Ů20ű22ũ23Ʊ24S
you putting	86 9H11Ķ13Ů14Ʊ
you quit	78 29Ƨ33Ķ47ƹ
you rate	88 7Ƹ
you rather	79 6s9L15K24Ŋ
you reach	88 14g23Ĺ
you read	88 -7Ǧ10ū11Ǔ14ř
you recall	85 -8Ĺ13Ŧ47Ľ
you remember	76 10BŦ12cœ21Ľ
you rent	75 -56Ơ-10Ǉ13Ǒ14ƥ17ƣ18Ǐ30ơ48F56Ɯ
you renting	86 14F19Ƣ
you retire	83 -6V20ƭ25Ƨ
you right	73 -12ľ-9ƒ-8Ɵ-7Ź7IX11Ǎ12ż13KŖ14ņ15pŒ17Ŀŧ19Ň20Ƭ
you run	70 -14R-10Ǩ-8Ūǐ-7ǖ-6Ǉ10ǜ11Ǆ13ǋ17Ǘ36şƝ40ǎ
you said	66 -15B-7ƴ7Ĺ8xĵ9SWĺŬ10uAŊŲƝ11fpņ12qtǅ13dOŝ15G16ƥ17H20c23y
you saw	86 13ŧ14Ũ26ƾ
you say	65 -16ǩ-8Jŗ-7rŮƗƾ-6c7ĵ8ĻŀŋǗ9QľŇǄǘ10ZőƉǂ11Yƈ12Ǒ13ƝƸ14ŒŖƺ17ņ18ƿ19ű22TŌ
you see	68 -16J-8Ʊ-7Ƙ-6C7Ɖ8Ƴ9Ə10ū11Ţǩ16Ľ17Ɲ20ļ21ň23Hř24y25Ǟ35V40ƾ
you sell	82 -11ƿ-6H9Ǜ10Ǖ22Ɲ26Ǆ51ǔ
you send	76 -10Ś-8ǒ9ǧ11Ɣ18ǌ28ś
you serve	85 -20ƿ9Ǜ25Ǆ
you set	79 -12jŠƤ11ŗ16Y18ư21Ţ44ǝ
you share	86 -15Ő16Ǎ36Ƣ
you shut	88 -22ǝ-7ƛ21Ɵ26ǎ
you sign	80 -8Ǘ14ő21Ɩ23W25Ǔ
you signed	86 -8O11Ō15Š18Ɓ
you sleep	88 -11Ű18x26Ƥ
you smoke	83 -16ǂ47ƹ
you so	82 -6ő6p8ś9D10ŝ15X19uĿ
you some	85 -22ŉ-7ň16Ţ17z29Ŋ
you something	83 11Ţ14X19Ŋ30ņ
you sound	81 -10Ň-8Ļ-7I11Ž12V14Ƹ27i38c
you spell	82 15ǃ16w38b
you spend	85 15X18g19l24k
you stand	88 7Ƈ12X25ķ
you start	76 -7GĹ12ĺ16R17ǅ19ő23Ǔ33S
you stay	79 -15Ʒ-12Ţ-8H12Ő23ǝ48Ƥ
you staying	73 -8H9k20F25ĺ30j35V
you still	70 -21Z-13z-7c9C11Ƨ13ƹ15Ɣ17ŷǟ19D24U34Ŭ45ǩ
you stop	86 10m14Ǜ15V
you swing	85 11M14Ĵ27X
you switch	85 -19Ţ18Ÿ37Ŏ
you take	65 -11ķ-8Ɔ-7BZǂ6Ŏ9ƿ10ǋ11ǁ12Ɣ13ǔ14ũ19z21őƖǄ25ů32Ƨ45ǖ62ƻ
you talk	83 -15ņ-8ǩ11A18ń40N
you tell	83 -9Ƹ11rǚ14ǂ16P21ŗ23Ŗ
you text	88 18ś
you that	71 -10Ũ-7bn7KĸƯ8ŋ9ƱǕ11Ǐ12ĶōƓ13ŉŞƼ15Yǅ16Aǩ18ƙ24ż28ǆ
you the	68 -17o-14Ǟ-9T-8Fǈ7JŮ9Ŀ12Ɓ13SŊ15Ōŷ24ǆ25Ʈ26ƅ31Ő32Ł
you there	82 -13Ŀ-7ň12Ǩ14n15Ŷ17ǋ26Ţ37ŝ
you these	88 10c13Ő16Œ23n
you think	62 -10Zƭ-9Ş-7X7ǒ8Ɨ9ōž10ķ11Ǌ13ƒƷ17ǝ22ű23Ŗ28H37Ƭ44ǩ50Ň
you thinking	74 -10Ŷ-8r-6Ŗ6Ǟ8H10ƭ11X19Ƶ23ĺ27Ƴ34Ƭ
you thought	85 7Ƶ9Ƃ19ư
you to	65 -18ƶ-11ųǝ-8H-7ŝǩ6ƭ7Ə8MNUŠ9ŕ11ŶƄƜ13Ő16ļƑ17Ũư18B20ŵ21ĺǓ24ś26Ţ34Ų52Ŏ
you today	80 -10i8Ʀ30ĹĻ39Ő
you told	88 11Y13l14Ɓ21d
you took	83 -13ƾ11ƀ14ǂ16ƪ18Šũ25t
you train	88 21Ǚ28Q
you trust	85 58A
you turn	82 -15v-10ǚ12VƧ14Ű16AƟ28c
you turned	80 -10vŠ-7ƴ-6Ļ15c17Ť18Ɨ22ƪ23ţ29ſ
you under	82 -10Ƣ-7Ŭ15Ǌ16Ǥ21ǌ44c
you understand	88 -8ſ18Ŗ52ň
you up	70 -23ǩ-8ŝ-6Ő8ƣ9xŗŻ11Ŝ12C16Ũƹ17k21Ō29ŕ35ƴ36Ŀ43Ƥ
you updated	85 -11Ǐ10Ʋ31ƌ
you use	61 -8Ǘ-7K6J7ǐ9œ10ǘ12RŐ14ŲǑ17ǩ26ƿǖ29ŭ
you using	88 -10e-8ǩ19ƹ20ǆ22ŭƕ
you usually	85 -7s16A17ł22L
you want	50 -18ŗ-17Ʀ-13ǩ-12Ł-10ǖ-9ŭ-8ŏŒǓ-7uŅŎŘ-6v6sĺ7śƘ8Hľ9ež10ǁ11yƂǞ13ǡ14Ƅ15K16ư17ƃƗ19ŊƀǦ20ſƁ22Ĵ23VX25MŃ28Ƶ29ƫ31ƭ32ŉ34Ƭ35Ō39Ļ41Ʊ46ƶ
you weigh	83 37ƺ
you went	83 -7ņŤ9r12QƬ14ĺŀ17ǅ20ő
you were	66 -7Ŗ6Zœ9lĸĽƱ10ƍ11Ň12Ʀƾ14ƃ15Ư16śǝ18ŝ19Ǝ22Ĺ23ƷǨ29Ʈ
you what	74 -10B-8Oǩ-6Ǩ6Ŗ8ŭ9i10Ľ11IƧ12Ŕſ13Ť16cĻŀ18ŗƮ26Ŋ
you when	72 -12S-7ƞ7G8Š10RX11Ž12Ĺƶ13Ʀ14Ő15PƒƳ16Ũ22Ơ23Ÿ24ƿ
you will	76 -8Ʋ-7y8ū10ś12z13c16ƭ22ł23Ǟ44H
you with	71 -23Q-9u-8Ł-7ş9Ũ11Ǡ12ĹŦ15ŝ25A27Ŗ63ň98Ő
you work	65 -14U-13Ǆ-12ǈ-9WŭǑ-8ǃ-7k-6Ő9ů11ǝ15Ɲǋ19Ɯ30P34Ƹ49R100Q
you worried	88 -7Ŀ16ƚ
you would	58 -12ŗ-9Y-7ǩ6ķĽƵ7b8Vł9Kƃ10X11ĸŢƭ12ľ13ũ14PƗưǓ15ĿŴ18ŵ22Ĵ30ƶ31Ƥ32Ŏ
you write	86 -14ś10ǜ14b15Ő19ŉ22ǩ
you you	81 6ĺ10A12Ƅƾ15Vŀ
young	76 6Ź8ƭ11Ư14Ƴ16ź19ĵ50c
young are	86 39c
younger	88 13Ż29p
youngest	86 -8p7y32v
your	25 -27Ų-22Ť-18ƈǩ-17Cō-16Ĺŏť-15Ō-14Ůű-13Ɔ-12ƴ-11ĸļňŬƇ-10fƌƩ-9ŵ-8Oŀŗ-7GLYZŋőƹ-6ŊƐƙ6ŅŕżƜưǒ7iĿŖƂƠơƢƤǗ8AUŞŻƀǖ9cŝǄ10tķĽŶƕƚƶǋ11lłŃŐŒžƄƞǙ12IŴƝǍ13gſǅǌǡǤǧ14yEƁƓǔǛ15ŇřǝǠ16jƯǎ17hoJƗ18ŜųŸŽ19ŚŹƷ20npĶƲǂ21wTVWƾ22q23ƫ24Pǐ25sxş26ƨǣ27vŁ28ůǉ30ǈ31ƃƮƳǕ33eǢ34drƥ37ĵ39ƽ42ǘ53B55z
your #	85 -13y10e19w20h23Ķ24Ź
your @name	83 -6aǈ13ř16Ŕ48Ś55Œ
your account	85 -7AǠ20Ŝ21ř22Œ
your accountant	85 -11A11ǆ44B
your address	83 -9ǋ14ŷ34D
your age	82 -21Ŋ-9v13p92c
your agent	76 -25ņ11Ŗ16Ǟ50Ŝ
your annual	83 8ǉ9Ǌ14T
your apartment	81 -9Ǎ15Ƥ17ƣ35ơ
your auto	78 -9ǡ-8Ĵ11Ƃ12ſ19ž22ƃ39ş
your bedroom	78 15Ɨ
your belongings	85 9ƥ30Ɨ
your beneficiary	88 
your better	76 -13b-11Q-10Ƹ18opǂ20qt21rƨ
your biggest	74 44Ŀ
your bike	86 -13Ű39ƥ
your birthday	78 -24p-14v82d
your blood	88 -7ǩ10Ƽ13ǁ
your booking	78 16ǝ
your bookkeeper	85 24ǘ
your books	85 27Ǡ
your boy	85 -7p6w11Ź19v30x
your boys	88 11m14w17v18x
your brother	75 -9ŭ8ƫ9Ǩ10A12ǆ14n16ŅƳ18B22Ł23ų
your brothers	86 -9z19B28ƽ
your buddy	83 25B37Ņ
your budget	83 23X24ĸ
your building	86 11ƣ25Ǎ
your business	69 -18Ɨ-17Ǌ-10t-9ǆ-7Ǟ6Ǣ11P13ǘ15Ǎǎ17Ǡ24ǡ28ǃ34Ŏ57Ǆ
your call	88 -16Ŕ-7ǃ11Ĺ56Ł
your car	73 -15Ŵ-8ƕ-7ƃ8ş11Ŭ14Ž15ŵ19ƥ21Ū31ž33ų42ű
your cell	85 39I
your check	86 10eǧ12W33Ʈ
your children	88 11w12Ư
your client	86 10ǚ31Ǘ
your clients	83 -12Ǆ-8Ǔ44ǔ
your closing	88 
your commercial	86 11Ǣ14ǌ
your company	72 -14ǂ-8şŧ-7q8ǜ9Ş10ǅǥ13ţ15ŢǦ16WŜƧ18Ķ19ŝ23Ǆ
your coverage	75 -14ŏ-9Ƭ-8ŃǢ7Ƨ9W12XƄ20ŕ21Ő24ŗ36š45Ŗ
your credit	72 9e17ƕ54ĵ
your crew	83 -8Ɔ15ǣ42Ǉ47ǈ
your current	65 -10ǅ-9Ơ8S9Ţ10Ŗ11Ś12Ŝ13Ƶ15ǥ18ŕ19ő26ŗ28G29ŝ31Ş35Œ
your customer	88 18Ǔ
your customers	75 -8l-6Ɲ8ǔ23ǖ28Ǔ32ǃ
your dad	76 -15Ť7B9Š12z13A17ƽ52Ƴ
your dads	88 11z14ƽ
your date	86 -33p39d
your daughter	73 -16ų6Ʒ11Ǟ12B18vŰ19x25y34Ź
your daughters	82 -15bd-7m-6Ź8x15v24ų25Ʊ37w
your deductible	79 -13ƚ8Ŏ26Ř29Ŧ
your doctor	81 7Ƹ16ƃ24ƾ
your drive	86 53ů
your drivers	81 -24ŷ-9Ů17ǐ19a20Ÿ
your driving	85 27Ż29Ž
your e	88 31J
your email	75 -17b14ǘ59J
your employees	82 -22Ǉ6Ǚ12ǐ51ǈ
your employer	78 -10q-9Ǉ37W48Q
your equipment	83 -6Ǐ42Ǣ
your experience	76 11ǣ18Ŕ
your family	68 -24Ƥ-15Ƹ-11Y-8ƯƳ7ņſ8Ł10ƃ11ƶ12Ŀ14ư31Ʈ33Ũ40Ƭ73n
your father	85 -9Ť18Ƴ38ƽ
your favorite	83 24ǩ25ƞ30Ŷ
your feet	88 20U21P
your first	81 -8ǩ-6Š6a15b16SƖ19Ň44ŏ
your folks	76 -6C12Ʈ13ǈ20ƥ28Ʀ29ƽ48z
your friend	86 -11Ŕ18Ƴ25B
your goal	88 43Ļ
your gut	83 12ł16ǜ44Ň
your guys	83 7Ǥ9ǐ16ǉǙ18ǣ
your hands	88 15t17Ś18P
your head	83 -9Ť8Ƥ12Ɨ16Ŀ21Ǉ34Ũ
your health	61 -56ǂ-15ƽ10ƴ33ƃ127Ƹ
your height	85 31ƺ
your home	64 -33Ő-17p-8n-7JT-6ǔ8D10Ɯ12ǁ20ķ23F27Ű41Ɠ43ƅ45ş47ƒ
your hours	85 17Ƨ32R
your house	71 -14nƗǏ-8Ǉ-7Ʒ7Ų9Mŷ10ĸ11ķƮ14ƙƜ17ƕ22Ɔ23Ł24ǁ36Ɲ39ş
your household	86 -6Ǉ9n
your husband	59 -18oƾ-11ǟ-10Ƹ-8uƺ-7T-6D6ų8ŁƮƳ10t11Ư12ŷ15npů17ƫ22ż24ƨ28Ʒ30ǂ36r42s47q
your husbands	73 -9d-6ƃ8p9Ż12ƨ13ǂ28Ŵ38o
your income	71 -13Ʒ-6ŵ9ƭ10Ƭǔ21n30Ư36Ʈ
your insurance	69 -12ş-11ƃ-10Ƭ-9W-7šƦǒ-6ǌ7X8Ŝ9Ŗ11ǥ12ž13řƀ15Ş16ľƁ17ŧ21Śţ33Œ70Ő
your job	72 -8Ǆǈ-6ǣ7ǒ8S9Ƨǀ14V33U39W62P
your kids	75 -17c-11xƭƯ8y11ƃ19ƶ25w31u52v
your landlord	77 -91ǌ59ǧ87ơ
your last	62 -25Ŝ-12vǃ-9a-8B-7œ-6o6ĶǞ7Ż8šſ10ł11ƧƶƸ14ƪǉ15Tņ17ƹ19ŞƾǙ22w29cƼ43b
your lease	78 -40ơ-11Ĺ129ǌ
your lender	86 -8ǈ8Ƅ32ƕ
your liability	83 -15ŗ-7Ŗ12ž28ǡ
your license	74 -13Ź-8p13Ƅ18ƺ26d54Ÿ
your life	83 9ƪ13ƫ18ŨƩ
your list	88 15ń16ĺ35ľ
your little	86 -9Ų14Ɲ16u27x
your main	81 -29P8ǝ10Ɵ23Ǖ24ľ31Ǆ
your marital	88 17f
your medical	86 14Ƽ25W
your mind	78 -10ŌƷ-9Ş-6ǩ7Ɨ8ĺ10ĻŨ11Ĺ12Ń19Ľ22Ŏ25ł40Ŀ
your missus	88 13pr18ǂ19Ʒ
your mom	75 -11Ư7Ƥ19ŷ26Ƴ49z
your moms	88 13Ƥ15ŵ16z
your money	76 -6ƫ9ŧ15ņ24AƯ
your mortgage	81 18ƕ27Ɣ
your mother	80 -12B12n14ƫ34ƽ35z
your name	72 -37w-20o-18ǃ10Ō12Ľ20ķ23b25F28ǐ42ř72a
your number	86 -20ū-11ř-9D13ľǕ22ǔ42I
your occupation	86 -37q62P
your office	86 13Ǥ16ǋ24M
your old	83 -7v18Ľ23ņ38œ
your oldest	83 16w31y
your other	88 15Ŵ16o
your own	61 -16Ųǐ-15U-14ƨ-12Ǎ-9ķ-7ǈ-6uyƣ6Ǔ7Ŗ8z10nǀ11Qƍǅ13ųǠ14Ǒ16Yǋ18Ŧ20ň23Ł28ǃ33V34Ǜ40ǟ45Ʀ47ƀ
your parents	72 -18Ƹ-8ǂ11Ư12Š13Ʀ17ƥ30z38ƽ
your partner	73 -17Ƹ-8Q-6Ň7Ǡ11p13o17sƨ21rƷ24Ǩ26ǂ27qt
your partners	81 -22d-15Ů-8w9ǂ10Ǩ22ƨ24o27p35Ŵ
your paycheck	77 -7q13ƭ16Ĵ22Ư28Q31T
your payroll	81 -9Ǉ-8Ǟ11Ǒ56ǉ
your people	75 -25Ų-12R-10nǔǩ-7ŒǛ13ƶǤ14ǘ16l21ǝ33ǐ40ǈ46ǉ
your phone	82 -6K19ś23Ž34I
your place	72 -12ǣ-11G6ƣ7ƛ8ƏƤ10nǠ11Ɠ12jƚǙ13Ƒƞ17hǛ22M23Ɯ
your plans	76 -8Q12V29Ǟ36ĺ
your policy	67 -28Ʀ-13Ƨ-10ŏ-8ƨƩǥ-6ƴ9Ŗ10ǡ12Ɠ14ƀ17Ŝ18ŕǢǤ19Ţƛ20Ś37Ɓ61ſ
your property	88 10Ɯơ20Ǣ
your rent	85 -16Œ49Ơ
your roof	83 -37ƈ19Ƒ27h32Ɖ
your salary	85 11W31Ʀ37T
your sales	73 -14Ǌ-7t14ǔ28Ǜ43ǖ
your score	86 27ĵ
your share	88 -9Ƣ25Ř26Ơ
your shop	83 -8b7M17ǃ25ǔ
your side	86 -13Ũ-11Ǐ13u15Ŕ17ŧ28Ɲ
your sister	76 21A23Ư36B
your social	80 19ǆ55e
your son	72 -12c-11tƭ-9amp-6ǟ9ożƱ15x16ų18wǈ23y26ŹǞ41v
your spouse	71 -13Ɠ-12f-9aƸ-8Ň8oƯ14Ʒ21pq28r37ǂ38sƨ
your spouses	85 -16P-15d7o11Ʒ18p21q
your store	88 18ǋ31ǡ
your street	75 -7ƙ48ũ
your stuff	82 -13ŭ-11Ƙ-8ķ16ƥ34ǘ40Ɨ
your subs	78 -9Ǉ11Ǒ13Ǥ26ǒ
your system	86 -12n-6ǖ18ǘ44Ǘ
your teenager	77 -13Ź16ŭ25ź
your things	86 20ƥ35Ɨ
your time	81 9z10ł11Ļ16LŊ21Ń
your tools	86 12Ǐ21Ǣ
your umbrella	86 -17Ǧ27Ƃ
your uncle	88 10Ƴ23B
your unit	86 -27Ɔ7ǌ8Ƥ11Ǎ18ƣ20ǋ
your weight	85 31ƺ
your whole	85 -14Ƨ19ǐ23l33ƭ
your wife	59 -14Ƹ-13v-11Ƽ-9P-8Wųǃ-7ƹ-6ŌƦ8n9ƮǨ10Ǡ12ǆ19ƫƷ20ǈ23o28p30ǂ32q33Ŵ34t36s39ƨ43r
your wifes	73 -7Ÿ-6dǄ12q14ų17Ʈ40op
your will	86 50Ʋ
your wind	86 -21Ř56ƚ
your work	76 -16Ŷ-13q-8w-7gPŴ7W9ǣ11R12Q13ǔ14ǁ15ůǐ19U20ǚ28ŭ
your yearly	85 10Ů18Ǌ
your your	83 6o8ƚ10ŏ13ƫ
your zip	78 30E
yours	59 -11ǡǩ-9Ł-8ƫ-7vŗƚ-6hAƗ6z7ŚŜſƈƉƽ8Sƕƙ9ƊƨƻǌǞ10bƲ11tŤǦ12ľŴ13BžƠ14ĵŮ15uŸƝ17Ŷ18Ɩ20ű23x25ų26ŵ30Ʀ32ķ54F
yours $	70 -12ǅ-8ƒƫ-7ŗ-6ƥ6ƅƋ7Gǚ8Š9z10A11Ŷ12Sƻ13Ʋ14Ť17FƠ18Ƣ19Ÿ20Ɲ21u23ƖƦ30ķ
yours is	88 9Ɓ15ŶƊ22ű
yours or	82 -11Ł-9pƢ6Ǐ11o16ķ44F
yourself	59 -9ƭ-7Ɠ-6ƨ6WƐ7Q8iPǚ9ƯǂǨ10ŠŢƀǑ11gVƕƢǣ12ŦƎ17cţ18HǇǉ19ō21n23Ł25Ʀ
yourself $	65 -8Ɠ7Ɛ9W10ǂ11P12c14Ŧ15Ǒ17n18Ł20g21ţ22ō27Ʀ
yourself or	76 -7Ł6s8ǅǣ11iŠ12AƕƢǨ13Q14ǚ24n
yourselves	78 25Ř
yourselves if	78 25Ř
zero	86 7ū10ţ28ř
zillow	88 -7ű19ƒ20ƅ
zip	68 94E
zip $	80 50E
zip code	79 19E
zone	78 7L20ǩ36ƙ
zone $	85 
zoom	88 53M
~<#>	34 -24ŏ-22Ń-21Ő-20Ť-19lqķǩ-17ŖƉƵ-16JNPĹŨŭ-15ǃǥ-14kAŬ-13agKřŠũűǔ-12CWŁƟƤǞ-11tļĿŇŲƛƞƣƫǜ-10oxFQŀņŚŝŴƜǂǚ-9zĻľŔŕƎƾǖǟ-8mĽňśƇƴǍ-7ŋƍ-6ĺƌƮ6Ǔ7ƹ8ţŸǐ9źŻŽǆ10ĴłƲǏ11Ə12őǅ13šŷǘ14ťŹƋ15hưǝ16œƸǕ18nGĸƨǨ19OƗƽ20Iƪ21eLĵŪūƃƓǣ22ǉ23RŅ24ƈǇǊǦ26ƭ27uy28ƔƘ29Ř30bD35d37pƆ38Ů39Œƒ40Ƃ41ǡ43ŗŦ44ƅ45X46ž48T50Ķ54Ơ57ƺ63Ʊ65v69E72Ƭ76Ǒ78c
~<@d	63 -6K8sĽ9gŌǉǟ10ŭƻ11ŵ13iĸǧ15ŃǙ17R42ǎ45k49L
~<@da	63 -6K8sĽ9gŌǉǟ10ŭƻ11ŵ13iĸǧ15ŃǙ17R42ǎ45k49L
~<@m	66 -8q7Ǥ8ƛ9ĸ10y11V13kŤǜ20Ź21ť23dpŕ25ƾ26Ń27Ɵ
~<@mo	66 -8q7Ǥ8ƛ9ĸ10y11V13kŤǜ20Ź21ť23dpŕ25ƾ26Ń27Ɵ
~<@n	53 -12ǣ-8Ũ-7ťǃ-6ŎŤǩ7ŁŜƘƯ8AĽƢǡǨ9sJœǂ10pĿ11wľ13ŐƮ14aǒ15ǘ17bļř21i24oź26Ŧ28t29Ǥ32ǈ35Ś37ĸ40Œ
~<@na	53 -12ǣ-8Ũ-7ťǃ-6ŎŤǩ7ŁŜƘƯ8AĽƢǡǨ9sJœǂ10pĿ11wľ13ŐƮ14aǒ15ǘ17bļř21i24oź26Ŧ28t29Ǥ32ǈ35Ś37ĸ40Œ
~<a>	27 -25ǔ-22ŀž-20Ō-19ƕ-18jŉƮǦ-17s-16x-15Gŝ-14CťŴ-13akƠƢǎ-12ŞŢǋ-11ŐŕŠƞƧ-10ct-9VǛ-8pEŁŇųƖǑǢ-7ķňŦƉƵƷǇǗǤ-6ōƋ6Rŏ7UŒœŨŬŭŸƁƚƪƶǄ8HƨǅǏ9őŽƅƦǍ10ƑǌǨ11ŔŷƆơǣ12wŜƘǓ13YĵţƾǙ14IľŪƎƬǝ15bƇƗƹǧ16AŃƛƱ17ĽŊŎƍ18ǥ19ƏƐǜ20Żǩ21šŶƊ22hŵǀ23Ůźǃ24lLưǚ25ŤƓ26śŰ27SƤƿ28Ļǉǘ29ĸŘƜǊ30g32fƂ33u34N35Ķǁ36m37ǡ38P39Ʋ40X42ƣ43F45q51T
~<ab	40 -16x-14ƣ-12cSƼ-10Jńŏ-9jQŐƵǃǅǇǐǢ-8sĻũǨ-7ňŒŭǞ-6yRŠǩ6PŶǏ7ƌƚƸ8mVůƎƏǘ9quGHśƂƨƿǉǊǛ10zŊšŲƙƞ11ĶĽŹƔƱƷƺǀǌ12TņǂǗǜ13hǁ14Ťƶ15ľŉŽ16pļǄ17AŇ18rƍ19Yĵ21Ŀō22ŝ23ŀŴǔ25Ƴ29Ş30Ĺ31Ǎ
~<abl	80 -15J6oz10Ʈ13Y14Ʒ15N24ś
~<abo	40 -16x-14ƣ-12cSƼ-10ńŏ-9jQŐǃǅǇǐǢ-8oũƵǨ-7ĻňŒŭǞ-6NRǩ6PŶ7zĴƌƸǀǏ8mVůƎƏƚǘ9quHƂƿǉǊǛ10GŊšŲƙƞƨ11ĶĽŹƔƱƺǌ12TYņǂǗǜ13h14Ťƶǁ15ľŉŽ16pļǄ17AŇ18ƍ19rĵ21Ŀ22ōŝ23ŀŴǔ25Ƴ29Ş30Ĺ31Ǎ
~<ac	55 -9ŞƮƹ-8Ǆ-7Łǩ6Ƴ7aŏŔ8ePķ9ž10K11JŜ12Aļǀ14Yų15ťƒǆ16BĴǔǖǗ17ţ18Ŗ19Ķ20l21Ļ23ƃ25ř28Ǡ35ż
~<acc	57 -9ŞƮƹ-7Łǩ7ŔƳǆ8aƪ9e10ţ11JŜ12Œ13A14Ļ15Yų16ƒǖ17Bťǔ18ĴǗ20Ķ22l24ƃ26ř29Ǡ39ż
~<acr	85 8ů9ķ22ļ
~<act	75 -8Œ6ƐǢ7R9ţƝ11Ļŏ12ǆ13ž15KP17ǀ26Ŗ
~<ad	54 -14S-10ǩ-9ǘ-8aŏ-7YĽŌǊ-6O6ZǤ7oōǠ9nu10Ǘ11Eķ12cǌǓ14Ǐ15y17JƵ18ļ19ǋǚ20Ɓ21Ű22Gǧ28ŧ31BƎ34A41D51Ǟ59ƌ
~<add	57 -14S-8aŏǘ-7YŌǊ-6O6Fŷ7ZƗǤ8oōǠ10n12EķǗ13ǌǓ14c15Ǐ16y18J19Ƶ21ǋ22ŰƁ23ǧ24G44D55Ǟ63ƌ
~<adj	83 45ŧ
~<adv	73 28ǚ47B50A
~<af	53 -16ǩ-9Řƭ-8OŃ-7Ş-6ƛƤǨ6Vĵǔǝ7bŰƅǤ8ţƈƩ9jƋƕǟ10ľŌ11tĻƧ12gUǎ13ƷǢ14yEŜ15Ţ16wzƃ18ť19X20Ư21Ŧ22LƮ25ķƳ27Ũ30Ŀ41ũ
~<aff	83 13ǔ16Ƥ35X
~<aft	54 -10ǩ-9Řƭ-8O-7ŃŞ-6ƛǨ6iĵ7bVǝ8ţŰƅƈƩǤ9jƋƕ10ľŌ11tǟ12UĻƧ13gǎǢ14ŜƷ15yE16Ţ17wzƃ19ť20Ư21Ŧ23L26ķƳ29Ũ42ũ
~<ag	50 -20Ɖ-16Ŋ-11ų-10ƨ-9Z-8Ʀ-7sAĸŒŤ-6őƣǒǗ6xƯ9tYǞǩ10ŶŷǍ11fŁ12k13Bľƭ15ťƓ16rĽ17ƪ18L21ńƗ22ňũǡ24Ǔ33v39p41ƈ52Ŝ57c66ņ
~<aga	60 -10ť-9Z6Ɣ7o8Błƚƿ9ǡ10r11ń12Y15t16kŶ17Ŝ20Ɠ22ƪ24L28Ɨ30ũ31ň
~<age	58 -23Ɖ-15Ŋ-13o-12Ĺų-9Ʀ-7ƣ6ſ7ŖŸ10x12Ǟ13ŷǍ15ń16ľ18ƭ32ƈ41v49p66ņ68cŜ
~<agg	86 6Ǔ26ǡ
~<ago	76 -6őŤǅ7ĺ9ƴ11G12u16Ľ19f21ƈ36ť
~<agr	76 -12ƨ-8Ǘ7Ƣ10Ǩ11ǌ13Ư14B17Ĺ18r19Ł25ǩ32Ǔ
~<ah	76 -8z7dB10yŚ11Ň13Ʋ14ľ16K20Ō26Ş
~<ahe	76 7dB10yŚ11Ň13Ʋ14ľ20Ō26Ş
~<ai	76 -10ǆ8Ƌ10ĸơ11ǌ14ŉǀ20Qǃ32Ɯ
~<air	76 -10ǆ8Ƌ10ĸơ11ǌ14ŉǀ20Qǃ32Ɯ
~<al	43 -23ǩ-21R-12ŧ-11ƥƩǑ-10SŝűŶ-9ŎƽǞ-8bAGœŗ-7cŀƦǅ-6qFLMĽňŌŵƏƤ6lwƨǏ7gĿŐūƘƹ8WĹŃƲǡ9ũųƵǐǨ10xJƊƖ11tĴĶƞǄǇ12kņţƳǖ13sŨƢƫ14şƝ17ŊưǛ19iŦŴ20ƿǙ21ŏǍ22ƁǕ23ƌ24dŖƗ26ǥ31Zō35n41Ǝ
~<ala	72 -11Ə10Ǎ13l18ū75Ǝ
~<alc	70 -6t31ƿ37Ǜ
~<all	47 -22R-16aǩ-12ŧ-11lƥǑ-10ű-9Ł-8SŗŶ-7bœŝŹƮƽǞ-6pAźǅ6ǘ7UķŒƶƾǒǗ8wĺƖǏǔ9gktŴƘƨƲ10WĴņŐţǡ11Ńũƹǐ12xJĿƊǋǨ13ŨǕ14dłǄǇ15ųƢƫǖ16Ƴ17şƝ22ŖŦ26ƌ27n28Ɨ29ǥ35Z38ō
~<alm	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
~<alo	71 -17ł-10ǋ-9Ʃ-8r7Ʈ8Ŗƃ9ƞ11ǀ13itŠ14sƵƷ17Ķ18Ƨ21nŁ22Ǎ
~<alr	65 -6Ō6Ĵ7E8Kŋ9dv10NŇƮ13pĹ14Źư18i22Ŋ25Ɓ27ŏ
~<alw	77 -10G7Ɯ8ņ10ļŘ11Vĸ13ĵ19lƗ
~<am	53 -12ŉ-8ĻŖǡ-7Œ-6mŀűŹ6zBŊƹǛ7kƊƗƳƼǄ8Ōŝŵ9qwPĹĽŦǖ10cdfgrCMUŅǥ11hņƓ13Qń14Iż15Ňƞ19b23N24ō26Ƭ28ň30aiŗ
~<am>	55 -12ŉ-9X-8Ļǡ-6Ź6Ƒ7zBŊƹƼǛ8kƊƳǄ9qwŵ10dfgPĽŌ11crCUņŝ12hMĹŅ13ǥ14ń15Iż16Ňƞ20b24N25ō30ň31i32a
~<amo	70 -9Ŗ10Ʀ11Ʊ13Ɨ14ǖ15Ŧ16Ɠ19X41Ƭ44ŗ
~<an	25 -22ǩ-17ĺŰƩǅ-15Ĵ-14SŗơǦ-13Ń-12GVĽŅƣ-11Qƕǖ-10iļŢ-9sňŨƒ-8jFŇŕťƈƠǟ-7UŎŵƏƖǧ-6ŸƮ6qš7ũūƽ8NņŐőƆƍƐƬǉǌǤ9ŔƝƯǘǠ10ĹŴƟƢƥ11uzPŁŒƔƫưǁǄǎǓǣ12ŦƋƴǑ13mBTǗ14dűƉǍ15gHƾǕ16yōƎ17ĵƳƹǏ18kwDķƑƛƱ19ŉŹƄ20ĶƨƸƺǆǙ21WţŪŲƦƿ22ońų23vŻƗǂǔ24ŷƘ25ǃǈ26ş27aJƼ28Ƃƻ29ƌǜ30ż32Ǜ34ŏ35Ɯǀ38h40Zǚ
~<an>	51 -16Ɲ-15Ǐ-11Ş-9ŏś-7eŖ-6ŇŹƧǧ6ǃǣǦ7KŊǠ8Nŀƞƶǚ9qőǉǋ11Ū12l13JP14Oņ15ƃƴǜ17Dƅ18b21Ķ22F23ľ25AƗ27ǖ30Ŝ34Ƅ43Ƃ45ǆ
~<and	31 -32ǩ-22ǖ-17Ŝ-15ƅ-14Ʃ-13Ňűƣ-12ŰŲ-11ŵ-10jƙ-9Ľŀň-8bSVŉƓƥǦ-7iYĴĺļŃŗŨǅ-6ťŶơ6nRřǉǑǣ7ŖŭƷƼǀ8tNPĶŁņŌųŽƂƑƟǎǙ9egpŹźƇƻƾǋǐǝǤ10qTķőūƃƢǄǇǗ11hƨǌǥ12CńƀƋưǠ13ƎƗƛ14zŷǔ15ōŐůŴƜ16uDŦǕ17ƆƬ18ǁ19vBƫƿ20ŏƔ22WŒ23dĹǃ24Zş25Ǐ27ǚ28J29wǛ30Ūƺ31o32ǈ40a
~<ani	85 43h
~<ann	75 10ĸ11Ǌ12ǉ14Ş16Ů17T
~<ano	71 -8ş-7Ų8Ÿż10ŷ11vō12Ź14Ő15ƴ16Ŷ20H22IǞ25Ŵŵ28Ɵ29y
~<ans	78 -7ƴ11ľǚ14KĻŔ35ŉ
~<anx	86 21Ƽ24Ŀ
~<any	35 -19F-18Q-15ǅ-14Ŵ-13Őƈ-12Uǋ-11sĴŗƕ-10ĺŊŽǖ-9qASĹľŃņŢŰžƠơƮƶǇǧ-8cŅőŒŚŨŵźƖǝǟǦ-7afpDGLOĸĻĽłŎŕŠŮƀƁƅƆƩ-6wůŸƬƺǁǊ6Ǆ7ōǎǏ8ĶŇƢƪƭǣ9uƄƎǗ10Ťƚ11ŝƛƾǃ13ŁŔƙƽ14ŖŷƐƯ15ƿǚ16ƂƍǍ17gşƴǑǔǘ18ńũƨǓ19ĵƉǛ20ŉšƋǙ21ķƑ22mţƳ23ų24Źƥ25H26ǜ27Ƙƹ28ǂ29ƻ30kZƼ31hƦ32ŻƱ33ŏż35Ɯ36ű39ƌƝ40ǀ42Ƹ47Ų
~<ap	54 -14ǩ-11ǧ-10X-8Ɲ-7Ŀƛ7ƞ8ŊŌŎ9vŲƾ10GŰǍ11Ł12B13Ňƿ14Ś15Ťƒ16Ɯ17ơƥ20DŽ21ƠƤ22Ƽ23Ƣ24Ƙ25Ɨ26ǖ27ŝƣ33ƴ
~<apa	59 -11ǧ-10X-8Ɲ-7ƛ6F11vƞǍ12G13Ű18Ť19Ɯƥ20ơ23D24Ơ26ƢƤ29Ɨ30ƣ
~<app	63 -13ǩ-7Ŀ6ǆǗ7iS9ŊŌƄ10Ŏ12Ų14Łƾ15B16Ňƿ17Ś20ƒ24Ž28Ƙ31ǖ33ŝ40ƴ
~<ar	32 -18Ŵǅ-16ǃ-15ļűŹ-14Ť-13AŇ-12ŊŧƗǛ-11ĽőƔ-10rŜƤǝ-9qœ-8KōŰƓƫǄǜǥ-7mSšƀƈƛƝƽǂǖ-6ŔǙ6ƘǚǤ7dNŉŚƍƏƕ8IŀťŮƁǊǔǠ9XŁŏǨ10UĵŗŶƹ11ƙ12ŌŬųžƭƷ13bĹŨ14zĻƮ15yŃňŪŭƻǀ16ŒŝǑ17ńũǈ18jł19knLQVĿƣ20uwxƱ21sPƺ22aƑƟ23RŖ24gŢƞƸǞ25H26Z27f28i29ǎ30Ő32vǆ34ǟ35F38l39C41cǩ
~<arc	88 18ǚ24Ɖ
~<are	33 -21ǅ-17Ŵ-16ǃ-15ļŹ-14őű-13AŤƓ-12ŇŊŠ-11ŵƔǛ-10tŅŜŧƗƧǂ-9ĽœƤƯǝ-8rKWƀƫǜǥ-7mqSōšŰƝƽǄ-6Bƥǖ6XŎƄƚ7dosĶńŉƢǣ8NŚťƏ9IŀŭŮųƁǊǔǠ10ĵŁŏƙ11nUŗŶƹǨ12Ŭ13užƑƭƱ14bjŌŒŨƷǈ15ĹĻƮ16yzňƻǀ17ŃŝŪǑ19Lũ20Qł21kVĿƟƣ22gP23wx24aRŖ25Ţƞƺ26ƸǞ28HZ29f30i31Ő32ǎ34vǆ35C36Fǟ37l43c45ǩ
~<aro	57 -9ƒ-8Hǩ-7ĺ-6ƺ6uǈ7jWŅƕƲ8LƧ9şƎ10zĵſƓƥ11ŭ12ǁ13hl14nƱ16T17Ƒǉ18VŠ19ńŵ20ƍ23C25s
~<art	75 22ǆ24Ƙ
~<as	47 -17ǩ-13Ÿǔ-12Ɩ-10ţ-9Ŀ-8Ǘ-7gBş-6ŐŞŨƳ6ĵŏƁƇƻǘ7hCFŚŶƬ8uŷ9z10vPũǄǒ12Ń13ƫư15Ǧ16fońŗ17mƉ18Łōƿ19Y22ǃ25p26ķ29aǓ34Ŋ35Ƽ38ŉ40ơ41c
~<as>	56 -13Ÿ-10ǔ-9ǩ-7Ŀ-6hƺǗ6aIŢƁ7KŒŴźƦƸǁ8dŇūƂǣǤ9ŀŶżǀǓ10vCŚ11ũ12FƬ13ń14Ǆ15pơ18ŷƫ21o22ŏ23f26c30ǃ
~<asi	81 13Ʊ27ư37Y
~<ask	53 -13Ɩ-10ŀǩ-9ţ-8ŷ-7Ǎ6iĽ7wGZńš8ĵƇƧ9ĹƄǘ10mA11ǒ13u14hpƒ15Ń21ŗǦ22ƿ23cŁ25Ǔ26ō27a30ơ42Ŋ48ŉ
~<asp	85 20ƻ35Ɖ
~<ass	76 -9ƒ16m20z52ķ
~<at	41 -18Ƃ-17c-15Rş-14ŧǞ-12Ƴǈ-11ilAķŒŝƃƟƷǄǇ-10ōŖƒ-9oĹĻŀŬǔ-8jkņŌőŕŢŻſƀƅ-7ZňŤŦųƄƺǂǃ-6XŊŪŭƪƵǑǚǩ6ƍƐƜ7ŮƛƦƮƼǅǟ8gœƿǎǢ9łŇŹƫ10ĶưƹǊǖ11Dļƭ12Ǥ13ĺŁǙǦ14Ɠǡ15ż16ƽƾ17CN18ĵŎŜƖ19ŏǣ20ŚƗ21Ľžǘ22qƨ23sƥ24h25Ŀ26GL27źǛ30Ʊ34Ű36SŅ40UƝ41nQ43W51J
~<at>	41 -18Ƃ-16c-15Rş-14Ǟ-13ŧ-12ǈ-11ilAķŒŝǄǇ-10ōƃƒƟƷ-9oĹŀŖǨ-8ĻőŬſƀƅƳǔ-7jkZņňŌŕŢŦƄƺǂǃ-6XŤŭųŻƢƪǑ6VřŠƍƐƣ7ŮƜƦƮǟ8gCœƛƿǅǎ9łŇŹǢ10ĶƖƫưƹǊǖ11Dļ12ƭƽǤ13ĺŁǙǦ14ǡ15żƓ17Nƾ18ĵŜ19Ŏŏǣ21ĽŚžƗ22ƨ23qsƥ25hĿ26GLŰ27Ǜ28ź30Ʊ36SŅ40UƝ41Q42n43W51J
~<att	76 -8Ƴ7ś8Ʋ10Ǩ13ŶƖ14Ű15Ƽƽ16B30ǘ
~<au	58 -9Ǧ-8Ǉ-7ǡ-6ǣ6Ƅ7ſǘ9ƛǃ10Ơ13ǒ15mǥ18ŞƂ22Ĺ23žƃ32ş46Ĵ79Ǥ
~<aud	65 -8Ǉ-6ǣ15ǒ21Ş90Ǥ
~<aut	66 -10Ǧ-8ǡ6Ŭ8Ƅ9ſ10ƛǃ18ǥ20Ƃ26Ĺƃ27ž37ş54Ĵ
~<av	85 -22ƨ-12q8w14R17ǉ22ź31s
~<ave	88 -9q14R17ǉ23ź
~<aw	58 -9S-7ů-6ƀ6nǄǊ7koĸōŰƅƴǁǉ8zCFżƇǅ9IĶŚ11Ɣ13ŨƳ14ƫ15ŉƦ16ĵƧ17w20Ļ21Ŀ25ź27ƿ32Ɵ34Y
~<awa	65 -7ůƀ7ư8BƧǁ9ōƴ10Ńż11kĶƿ12Ļ17ƦƳ21ŉ25Ŀ32ź33Ɵ39Y
~<awe	71 -10S6Ƅ8Ūǟ9cnŌǊ10uŰƇ11CFĻƧ12Ś13I14Ǆ15Ɣ21ĵƿ
~<awf	86 12ǉ13ĸ14Ʈ23Ũ
~<aww	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
~<b>	76 -7hq10D13Ɯ15ū32d35ǥ47ǃ49ź
~<ba	43 -15ř-13Ƹ-12Ų-11ĹŷǨ-10rōŖǢ-9žƘ-8ajqBĿţƞƦǖ-7pWŁũǈ-6cŌŎŐŜǀǅ6ǜ7LŘǄǕǚ8QTŨſƄƌǣ9ƃƑ10őƪ11xĴƔ12wĵƯƷ13DVŶƿ14gňŬǤ15Ů16uƍ17ƙ18ť19hmĽŠƓǗ20e21yZ22vNƆ24ǘǛ28Ɲ30ż32Y33ņƕ36Ɗ42ƛ
~<bab	67 -15Ƹ-9ƅ11V12dh13ƻ16Ɲ20ĺ24x27Ư29w30Ŷ33v35u39y
~<bac	52 -10ǢǨ-9rŖ-8ŷ-7ƭ-6ĹŐŢ6HS7œųƾǤǩ8IſƝƴ9VőŒŴƲǟ10hsƙǏǜ11ƫƮƿ12uŘŮ13ŀŨǣ16LƪƷ18Ľǝ20Yż21ň22ƍ23Š24ť25mǘ26Ǘ27Ɠ33ƛ
~<bad	69 -8w-7Ő8Ǧ10bĸǘ11Ƈ13ŝ15ŢǤ18ǚ21Q25ż34N40ņ
~<bal	72 -10ƕ-6ǖ7v8Ů11gĽŤ12G13Ļ15ķ21TZ27Ɣ
~<ban	65 -20ř-11Ɣ-7ŀ-6B7Ǖ8ǐ9AZ10X11ƃ15Ǉ18ƙ19Ƅ23ĵ24Ĵ27Y29Ŭ32e52ƕ
~<bar	71 -11ǝ-8ž8őſ9ŏƔ10t11Ő12ƀ14Ǎ18ŗ29h30DƑ50Ǜ
~<bas	62 -8Ƙ8ƥ9Zņ10ƕƝ14ŇƩ18gł23ƛ47Ɗ
~<bat	73 10ƚ19Ǆ22Ɗ25ƌ44Ɔ
~<be	35 -18ũ-15ĺ-14Ŧ-13vQĹŖŜ-12ĸ-11ƒǎ-10nRŪƁǄ-9ĿŒŗƣ-8ŚƀƛǃǑǖ-7dwNŔŕşůƑƓƞƹǗǣ-6YŭƔǋǥ6oƊǇ7EƬƮǓǛ8aWśƅƌ9jsTUŁŠƗǧ10cĽƆƢǂ11HXŅőţƖǘ12źƳ13iƶǅǍ14yIƈǁ15Ļŏǌ16pOķœŹ17KŻ19JŘšżƼƿ20ŋŷŸ21muSłƫǩ22Z24rGų27lŊ28ņ29L31ƴ33ŝ34t35Ş39ǟ
~<be>	49 -13Ō-10JĸũǨ-8Ŷƫ-7qIŇ-6ű6Ŏźǧ7jCEĶŁǩ8ľƢ9ķŵž10Ũơǘ11KTŷ12bśǝ13ŀłō14Hƭ15A16ƮǞ17VX18c21O22Ļŏ23m25sŊǌ26ZŞ28y29Ź32r
~<bea	75 -14I8Ǎ10ƚ12lŒ16h24ű26k43Ņ
~<bec	65 -12ǩ-9Ǟ-7Ŧ-6Ŗ6ņƢ7BłňƏ8bgEHUŝ9IŵƧƶ10uĵ12ƖǨ14ƴ15jJ16Ť19ǁ20ų
~<bed	70 7yƗ11Ɯ15ƝƤ18Ơ31Ɔ
~<bee	48 -10Ʀ-9OŜǎ-8ŧƭ-7xD-6Rǔ6ƐƘ7aUƋǤ8jkŶſƪ9ǜ10ƈƴ11ŏŮżƸ12fƌǘ13ǂ14ǅ15tǛǩ17Ż18lņƳ20ţ21Ÿ24ő26ŝ28š29iƼ33S35ƿ36G42ǟ
~<bef	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
~<beh	70 -8ƨ-7v6Ķ9ƙ10xƃ11tŻ14uƳ15Ź16p18Š20ųŷ23ƶ
~<bei	71 -13ĺ-11Ň8lƼ9ķ10cFHŊƱ11Ƥ12ǩ14Ž21Ş24ǟ35ŋ
~<bel	69 6ƥ8MS9lpŌ10Ż11mŸ13Ƭǉ15Ǐ21ǩ22Ɗ27Ľ34Ɨ
~<ben	63 9Ƨ12Ʀ15Ƭ24ż33Wƫ
~<bes	61 -12i-8ĿƁ-7ŏ-6ŹƗǄ7Ĵƈ8tJǈ9uƢ10ņŴ12ƥ13Ļŷ14KZǇ17ķł19U20ƦǍ21ŝ25L28ǟ29I
~<bet	63 -18Ź-12b-10Q-9ƶ6Ţ7CǇ8PƌƫǨ9a10ǁ11š12ǂ14rKŷ15qų16ƨ17pLň20Ň22Ş23o26ł28ź32t
~<bi	48 -18ƞ-17q-15ǈ-12OǨ-11S-10uŒŗůƂ-9Űǩ-8FŵƉƒ-7Ļŀőơǂǘ-6KňŎǄǣ7ƕƛǔ8DJYľ9ƚƬ10ĴǁǍ11jŦƃƜǦ12ǑǠ14ƘƣǤ15ō16g17Ǔ18ĸ19k21ŐœǏ22Z24vư25Ǉ26p27c30Ƒ35d39ƥ41hĿ44Ɔ50ǅ
~<bid	88 -15ŗ15ń36Ǔ
~<big	55 -19ƞ-16ǈ-12Ʈ-11Ƃ-9Œ-8uFƉƕ-7ƒơǝ-6ǘ6ŢƦǓ7łŇžƙƜƪư8yŽƇƘ9jŘǅ10ƛǔ11JƬ12ľƚ13œǦ14gŦǍ16Ǒ18ƣ23kĸ26ŐǏ27Ŀ30Ǉ36Ƒ52Ɔ
~<bik	78 -12Ű10g12Ƙ14ǀ53ƥ
~<bil	66 -13Ǩ-7ŵ12Ŀ16YĴ18ƃ19Ǡ21Ǥ23Ʈ25Z27ư
~<bin	83 11Ō13Ɩ27ƕ
~<bir	64 10Ǘ11C13Ŝ14D22c37v38p50d
~<bis	86 10Ɓ11ƺ25h
~<bit	76 -18q8j10lmŞǁ11ņƜ15ĿǊ16œ27ō48h
~<bl	63 -10ǩ-7ŗŷǎ-6Ǉ6n7mJƤ8o9jHĸƑ10ńŻƽ12ǂǦ13g14UƇ15i16u18Ƽ19Ŋ22ű25ƾ26Ŕ28ƻ40ǁ
~<bla	80 9mJ11ƺ12H14ń35Ŕ
~<ble	82 -8ŷǇ10nƤ11o20U21u22i
~<blo	68 -7ŗ-6ǩ10jƑ13ƽǦ14ǂ15g16Ƈ21Ƽ28ƾ31ƻ44ǁ
~<blu	85 11ĸ14Ż29Ŋ32ű
~<bo	46 -15ť-14L-13ƭ-11YĿ-10aŇ-9ŚŝǇǨ-8hHŐŜ-7iFĺŪŷƨ-6CņƁǕ6Ʀǁ7PƀưƱ8mnŵ9jTŋūǧ10žƌƍ11rŔƄ12UşƵǔǙ13gƎ14Š15ųƜ16dxłŹǩ17ķ18uſƞ19ƒ20ű21ƪ22p23v24ŀǟ28ls30ƻǠ35Ł38ǖ40ǥ
~<boa	72 -8p-6Ǧ9ƇǓ11ǜ12t19ƍ21Ł22ş25ķ27r32Ɯ
~<bod	80 13ǃ19Ƹ24ž
~<bon	85 7Ɔ15ſƀ27T
~<boo	61 -8q6Ŕ7L9j10ŀǒ11ĻǑǝ12ǘ13ǈ16gǟ21ű22ǔ47Ǡ54ǖ
~<bop	83 -18Ő70ǥ
~<bor	69 -14ť-7Y9ĸ18vŵ30dų32l37ƪ40p
~<bos	76 6Ǚ8ļ10s12Q13N17l21Ł26ǟ27U
~<bot	62 -16L-8Ŀ-7Ƹ-6vŚ6D7eŅŢŽƄƶƽǥ8pķ9łƫƬ10ƯƼǂ11u12Ĺǁ14Ʊ15Ũ16ŋ17ƻ20Ƶ21ŁƎ29ŀ42s
~<bou	69 -7ƭ-6ŝ6J7ǚǢ8AŖ10ŗ11ŧ12Ǐ13ƞƩ14ư18ƌƦ19łŶ22ſ26Š34ƒ
~<box	70 -8L6Dŭ7ǐ8ƿ11mq12cŏƄƋ14f15P16Ǚǧ26ƞ31ƻ
~<boy	70 -9ŷ-7ƞ9byŤ10j11Ő12Ŕū15w21v22n28Ź30x38u
~<br	50 -11Ɵ-10œǦ-9ń-8zŭƠ-7jĿŏŗƯƷ-6ŖŞƼ7nNQǨ8SĺŜų9Ƒǩ10źƜǌ11t12BŁłƂƎǍ13qrĹŘǋ14Ƌƛǃ15yŅƅǝ17Ǌ19Ɲ20ŶƁǇǑ21hš24l25ƽ26ŽƮ29T36Ƈ
~<bra	76 12Ɓ13Ĺǋ14Ņǅ15ƛ22Ƒ28ƅ31Ž
~<bre	68 -10ƒ-9Ĺ-8Ǧ-7ŏŗ7ũ8xIO9Ɯ10XƦ11Ũơ12klƝ13NƮǝ17Ƃ19ƽ21Ƌ22ł25ǩ33hš
~<bri	59 -8k6Ǩ7Mōǔ8gƭ9ź11rǄ12S13ŜƝ14Ĺ15Ǎ16t17ƒ19Ǒ20q22Ǌ25Ǉ33Ʈ38T45Ƈ
~<bro	59 -8zń-7ŭ6Ǒ7ķŤƖƜ8eŽǉǝ9ƞƥǆǋ10anAQ11Ņ13ĺŜų14ƽ15Ł16ƁƎ17Řǡ18ǃ20lyB26Ŷ
~<bu	40 -20Ƃ-15ƴ-14Œ-12qCĿť-11Ū-10sĹŝƮ-9xŏőƜƵƶƷǏ-8lnQĻŢŦǇ-7oyLRYŃŇœũŰŴƭǒ-6aňŗŨƼ6jĺŔƛƢǀ7KĽƞƤƦƧƾ8bAPľ9ŊŬ10ơ11BŅşƩ12UŎƓƝǆǔ13pǐ14ŵŶǠ15NŀŌǝ16Ǒǡ17ƗǊ18ű19H20ņǃǦ21GŭƑƒƪǅ22ŞƐǕ26ǍǞ27ƣư28ǎ29ƅ30ǥ31Ǩ32Ǣ34Ǆ35ǟ38X43ǋ
~<buc	83 8ƀ13ž26X
~<bud	72 9e11Ŝ12Ƴ13ĺ15Ľ16B17Ƣ20ĸ21A29Ņ37X
~<bug	79 -10ĺ10ŀ11K13Ǡ62Ş
~<bui	56 -10Ɔ-8FǨ-7ť-6ĸ6ķ7bŭ8XűƐǌ9Ť10Ƥ12Ʊ16Ǟ17ƪ19Ɠ21Ƒ22ơ25Ǣ26Ʃ30ǋ34ƣ45Ǎ48ƅ
~<bul	86 6ļ14ŧ17ľ21h
~<bum	80 8Ǣ11ž12ŗ18ŵƃ22ű24Ŕ
~<bun	74 7ǚ9Ɔǥ11ǈ12ń19ǀ21ƞ33ş
~<bur	64 -19ƴ-10Ɨ-7Ť8Ɣ9ŀńƤǕ10ƎƦǢ11ĺ12ǝ13Ƒ14j16Ɠ17ƛ29Ɛ39ņ54ư
~<bus	49 -26Ƃ-10Ūž-9qǏ-8C-7GĿŗ-6Fő7Ų8ǘ9ƗǑǛ11A13M14PǠ18ǝ19Ŏǐ20ǆǔ21ŭǨ22UǢ23Ɲ24NǅǞǡ25ŵǋ26Ǌ28ǃ29Ǧ32Ǆ36ǥ38ǎ47ǟ
~<but	62 -9s-7ŶǇ6Ƭ7KľŎƙƽ8iŌƸ9BƯ10bżžƒǣ11Łƻ12Ǚǩ14ű16ŀƾ17ǂ18TƧǑ20Ŋ26p
~<buy	62 -16ŵ-13Ǣ-7Łť-6Œ7X9ƨ10ł11Ʀ12Š13ǅ14W19ƪ20ŌǄ21Ŭ26F28Ǩ29ƒ32Ǖ34Ŷ36Ɨ42H48G
~<by	51 -30ǌ-22Œ-17ǩ-12Ɲ-11Ŧ-9Ǩ-8ŌƖ-7ķŔŜƨƭ-6fǒ6EYƙǞ7pŷ8zŋŭǥ9KƗơƥ10Ɯ11aŚǃ12ǟ13ŧŨ14Ʊ15Tř17łǜ18Ʈ19ō20AůŵƤ21ſ23n25PƄ27Ĺ31Ĵ33œǧ35o40M45Ń
~<by>	51 -30ǌ-22Œ-17ǩ-12Ɲ-11Ŧ-9Ǩ-8ŌƖ-7ķŔŜƨƭ-6fǒ6EYƙǞ7pŷ8zŋŭǥ9KƗơƥ10Ɯ11aŚǃ12ǟ13ŧŨ14Ʊ15Tř17łǜ18Ʈ19ō20AůŵƤ21ſ23n25PƄ27Ĺ31Ĵ33œǧ35o40M45Ń
~<c>	80 -7ǩ13Ƽǃ15o72b
~<ca	33 -20Ŗ-19Ǧ-18iǈ-17ƒƕƨǇ-16u-15ŕƗ-14Ǆ-13gnŇ-12tňǋ-11lrBƔƝƢƤǆ-10yōƋƜƱƷ-9HQUņƮǊ-8fjvĵĶŀŨƞǎ-7kmxŒƇƚƴǅ-6ŻƆƠƦǀ7ŊśŞǧ8ľŌŷŸǓǔǙ9hŔ10z11C12ZńŗŚƼ14ĸŉŹǠ15ĴŧũžƽǗ16ŋšŽƧ17ļŜƂƪ18eMūƯǩ19Ǝ20sƵǃ21N22a23źƁ24wIŁƃ25Ļǐ26ųǌ27oKL29Ųǖ30Ǜ31Ŷ32ŵƀ34Ŵ35Ű38ş39Ŭ40ŭƄ41ű51Ĺ76Ū
~<cak	88 9Ľ12M13p14c
~<cal	51 -10ƨǩ-9ĽŅř-8uYŗŷǡ-7lrŤǄǈǥ7Şűǘ8ơǌ9PǑǛ10ĵƩ12sM14ĺŔƁ16ţ20Ǔ22Ǚ23ŋŧ26ĻŁ28C30ń31Ŝ32I35a39K42w47oL48ǃ58Ĺ
~<cam	63 -8ǖ-7L6Ɠǝ7aGĸŸƛ8dƯ9jŎƽ10ƾ11Ű12MǞ13Šũƙ14ķŤ15Ǥ16ş17Ŧ22ļ23Ū34Ņ39Ǝ
~<can	48 -14ŕŶ-12Ŕ-9ǈ-7iGŧǔ6ŋŘŞ7oJKŒźƍǝ8ŎƖ9ŗŸƣ10ĻǌǨ11Ĵľǖ12N13ū14X15řƵ16ƃǧ17MŃ18I20Łś21Ŋ22Ĺ23Ōƽ24L26Ś27ŉƼ30sš32Ƨ35ǩ
~<car	41 -17Ǧ-16ƕ-15ĵŖ-14ƒ-13Ƶ-12iǩ-11YĿŒƗƝƞ-10IŨƨ-9jtxķĹŀƋƔƪǃǇǝ-8moƢƣǨ-7nOUĻŇƟơǄǈǑǞ-6gsuwŁňŎƤǛ7Ůůƶǒ8ŧǣǥ9ĸľ10V11ūǏ12ũ13Ő14Ĵļǡ16ƁƯ17Ǘ18zǌ20ŗŷŽǔ21Zƃ23Ź24ž25Ƃ27ź29eŲ31ǖ36ǐ39ƀ41ş42ų44Ű50Ŵ53ŬűŵŶ56Ƅ60ŭ85Ū
~<cas	62 -10Ǉ-7ŗŭ-6ŵ7ƀƩ8Ɗ9IǨ10FĿ13Ǖ14Ļ17Ǡ18Y19ŏŲ31Ƶ45ǖ53ƪ
~<cat	68 -7ǩ6bŬ7w8Ő9t10s11a12S13qĸƲ15L22N36h69Ǜ
~<cau	88 -11B13ũ14a30Ŕ
~<ce	58 -9ŕ-6b7Ǎ8ǃ9ư11Ŀ14ǌ15Q18Xź21ƛ28Ɗ37I53ǒ72ǧ
~<cei	86 17Ŀ28X32ƛ
~<cel	79 -6Ǘ39Ɗ51I
~<cen	88 13Ǎ23Q
~<cer	61 -9ŕ-6b10ǃ15ǌ19ź56ǒ76ǧ
~<ch	45 -19ŝ-15ǈ-13ǩ-11Ƶ-9Ʀ-8npTŗťƜ-7XĻĿņŌųżƒƤǊ-6ĹƝ7wƢƧƿǜ8kDŪƁƠƨƯ9ĴĵŐŜŶƓǠ10lvHĽƫ11qĺŎƬ12ľŒŢǑǖ13eŇŻƸǇ14Ņƭ15łũűǒ17CŞƟƹǕ18ƾ19d21Ŧ22uƐ25VŔ27N29ƶ36Š
~<cha	52 -18ŝ-13Ɯ-10Ƶ-8Ʀǈ6Pƭƿ7uƑǔ8dűƛ9ĵŊŻƷƸǞ10ƧƴƺǕ13Ɠ14HƠ15Ľ16Ŏ18qŢ19ŒũǇ20Ň21ƶ22CĺŞ23Ǒ31Ŕ33NV
~<che	57 -9ǈǑ-8u-7pǩ-6ř6ǉ7AŶƁ8KƢ9ŢƪƸ10ZŏŠǚ11i12űǜ13ŪǒǠ14ĴŐŜƨƭ18e19Ƭ20ǖ21ľŅ24ƹ25Ɵ27Ŧ31ƾ
~<chi	67 -6n9ŻǕ10ƱƳ11Ŷƫ12yŹƢ14l20vwƯ34u37Ɛ
~<cho	75 -10ĺ7Ƽ9Ɯ11ǂ34ł53Š
~<chr	83 8Ƌ18d20D22k
~<chu	79 8ư14oBŭ15t27ƶ
~<ci	70 -9ŗ6ǧ8Ǔ11ǋ12DŴǂ15Ū26Ż39ƹ44C
~<cig	81 14ǂ46ƹ
~<cit	75 -10ŗ6ƾ7ǧ9Ǔ12ǋ13D28Ż48C
~<cl	44 -15ǩ-12ĿǄ-11ķ-10Ǉ-9nG-8iŋƬǒ-7sMƮǞ-6őƈƟ6ļǢ7XŖŬ8ŞźƗǜ9ľŮƐƼǘǦ10Ɲǀ11ŚŭƏ12Rũ13xŻƑƔ14ŉŦǙ15ƕƤ16ťƙǛ17ǈ20Ɯ21Řů24ƾǗǤ26ǚ28ǎ30ŧ32ǔ33ň35Ǔ37ǝ40Ť46ţ56Ɩ
~<cla	56 -8ǒ6Ņ7Ƅ11x12Y13Ǜǜ14Şź16ľ17Ř18Ǔ19ũ21Ŧ31ť32Ǥ33Ť41ŧ51ţ
~<cle	68 -10ŋ-8Gť-7s7ƾ9Ʒ10ƜǏ12Ǜ13ĻǢ16ţŬ17űƐ19Ƽǈ24Ż26ŉ27Ɣ53ň
~<cli	59 -10Ǆ-9ǩ-7Ŀ7ƖƩǘ8Ŋ9U10ţ11ļ13ǈǦ18ŭǀ19Ɲ23Ɯ27Ǘ29ƾǓ31ǚ48ǔ
~<clo	53 -11ķ-9ţ-8n-7űƉƬ6gxǨ7ƽǘ8jz9ƛƳ10C11Ř12ť13Ɨ14X15ŤŮǗ16Əƕ18Ƒ19R20ŚǙ21Ƥ22ƙ28ů36ǎ48ǝ70Ɩ
~<co	30 -19ǂ-18Ŵ-17ŨŶƵǩ-15ň-14tŁťŪƔ-13fvRǋ-12Ňƻ-11LNƽ-10wOœųƥ-9S-8cBŤŬŮƎƩ-7GōƟƲǈ-6rVƶ6Ō7ơƮǉǘǙǧ8ŘŢƁƌƕưǓǖǞ9bŧƇƪƹ10ĶŎƏƐƼƾ11yƚƬƴǌǐ12ŋŒŵ13dƅ14kmŚƗǏ15ŖƨƱǅǢ16JƧǤ17ŭƛƯǡ18ƄƓƤǁǃǆǦ19šƘ20ŏśǟ21łńǕ22Xǥ24E25ŗƭ26Yŀ27Š28W29j30MŦ31ĸƜǄǨ32Ő34Cľ37ǒ39ǣ40Şǝ46ǚ47ƀ
~<co>	78 15Z19Ʊ
~<coa	81 7Y11Šƪ18Cƾ29ƚ
~<cod	72 -7D-6J13ǘ32E33Ǥ36I
~<cof	83 7M9Y12i13Ǜ16ō
~<coi	83 9ǒ12Ƙ47ǧ
~<col	58 -8ǖǧ-7ű-6ů8Ǡ9ŀƐǡ12Ɯǩ13ĵǕ14ǃ16ź19ǒ21ż26C27y29Ʊ30j31Ƙ33m40ƀ
~<com	40 -23ǩ-19Ū-18Ƃ-13ž-12fŏƔ-11nĹŨƆǂ-10ŶǇǧ-9aœűƤ-8oŃŖŲ-7irsCFLRSňŊŬƒƢƨƭƯǋ-6PķŁŴƃƗƦƱƷǓ6yŘƣ7Ǩ8ĴŜǍǤ9blqHů10Ǐǜǟ11Tƾ12QőƧǔǕ13ǘ14Ǌ15kĺŀ16ŝƴǙ17Ņ18jĸǒǡ19ŭ20ŧƕ22ơǅ23WĶƛǞǥ24Ţǃǐ25ľŐ26Ǆ28Šƀ29ǁ30J31ńŞǦ33ł35M42Ɯ62ǣ
~<con	53 -13ǩ-9ƻ-8Ʀ-7Ǟ-6Ƹǈ7ŦƝƞƢ8sPĻŗŽǌ9řšţƂƧ11ŎƖ12ňƒ13kƌ15ŭǧ16ĿǑ17ǟ19ƅ20űƇ21ŋ22KƗ25ǚ27ŀǢ28ƫ30Ƽ34Ǔ
~<coo	69 -9Ɲ-7Ǣ-6fD7kmQ9pCǚ10dńŲǈ11g12Ő13oEŘǍ16Ǐǖ17rľ19Ǜ20Ɔ32j
~<cop	75 -9Ɨ6Ƅ9ơ10Ż32Ƌ38ś
~<cor	65 -8w6Dž7zCŬƊƟƴ8Őǀǅ9šƪǜ10b12dŹ13Œ14ŏ15a16F18ų21E43ǆ
~<cos	60 -15Š-12ơ-8Ƶ-7ĿƬ6ǩ7Ƥ8uƭ9ļŞ11ľǣ15Ǖ18Ɠǝ19ĸƠƯ21Ƒ25ư27Œ32Ǐ34ǚ41Ŧ
~<cou	44 -12ųŴ-11Vƫ-10ƖƝƦ-9ƳƵ-8ŝťƁƢ-7TŒƽǑ-6ŃŐŖƚ7Ūǀ8dĹƘ9ĿƅǏ10ŘƷǔ11Ɨ12gMƌ13Wũ14ƭ16ľŚƏǇ17Ŋŷ19ŞƄǄ20Ʈ22ƹ25DƯ26n27ǚǨ28ĸ30Xś31Cķǝ32ŵ33Ƥ52Y
~<cov	49 -17Ǐ-14ň-11Ǒ-10pyƳ-9q-8ǂǩ-7Ř-6Ţ6ƙ7ŕŝƂƘƪ8ŉǓ9Xƚ10ŃſƢ12ŠƬǌ13Wž14ǥ15ĸľŚŦǚ16Ŏ17Ō18Ʀǒ19ƃ20š21Ɓ24Ƨ26Ɠǝ27Ő28Ʊ29ƀƭ37ŗǢ42ƨ43ŏ45Ŗ
~<cow	86 -7t12jB13g31Ƴ
~<cp	82 13A20B52Ǡ
~<cpa	82 13A20B52Ǡ
~<cr	54 -13n-11ǜ-9ōŒŻ-8ů-7yƄƨǧ-6Ɔ6ĸƖǒ7ơƤǞǨ8iYƒǣǩ9kļŽ10pŀŬǟ11Z12ƕǑǖǗ13e14xƊ17ưǉ19ƃ20ű21t22Ū23ǈ24hŶǇ34żƙǎ46ĵ
~<cra	67 -9Ż-8ō6Ɠǎ8tUƈ9gxHƇƱ10Ƥ11ƒ13iŇ15pŀ16ǩ18Ɗ28ƃ31ű44ż
~<cre	59 -11ǜ-8Œů-7Ƅǧ-6yũƆƨ7őƦǒ8ĸŝơ9Ǟ10ƕǣ11ļǨ12kŬŽ13YZ14ǖǗ15eǑ19ư20ǉ27ǈ28Ǉ31ǎ40ƙ51ĵ
~<cri	86 -15n12Ɩ15Ŷ20ǟ44h
~<cro	86 10ǘ12Ŗ14xũ
~<cu	51 -9Ơǅ-7lŁŲ-6ţ6ŉŋ7rŚŭƧǣ8ĹŜŢƉǙ9Ƶǟ10ǈǥ11hIVǒ12Şǚ14Ɲǡ15Gǁ16ŗ19Yŝ20š22Ǔǖ23Őŕ24ŏŒǗ26ǔ34ő47ǃ
~<cur	59 -10Ơǅ6Űǃ7SŢ8ŉ9rŖŚ10ĹőŜ11Ɖ12Ƶ13ǥ15ǒ16Ş20ŗ24ŝ25G28Őŕ30ŏŒ
~<cus	60 -8G-7lSŲ7ĿƲǄ8ků11ǟ16ǚ17Ɲ19ǡ21ǃ24Y27Ǔǖ29Ǘ30ő33ǔ
~<cut	73 7ǀ10Ư11ŋŭ12Ƨ13ǣ14Ǚ17I18V19hǈ31š34ǃ
~<cy	86 -6ŏ18ǥ20g43ǘ
~<cyb	88 -6ŏ18ǥ44ǘ
~<d>	82 -18b-7h8ś14ū16w35d51ǃ
~<da	45 -20Ĺ-12b-11Hŗ-9ĻĿŌǐǘ-8hsƦǨ-7moVķłōŏœƗƙƪƵǔ-6aWľźƮ6SĴū7yšŽƱ8QƒƛƞƯ9AŒŮűƺǖ10j11kŴƚ12PYƀƝ14Ŧ15xůŰǀ16užǕ17ƹ18g19wƳ20BŹƧǝ22i24ŤǗ25ŃŠťƻƽ26vzǎ28Ǟ37d39Ɩ42ŕ45R49L
~<dad	67 -14Ť6g8qƱ9Ľǈ11Ǟ21Š25A26B37Ƴ43z44ƽ
~<dam	65 -8Ŵ9Ũ14Œ15ƛ20ƚ21ƀ29ž30Ŧ32ű36Ť
~<dan	83 8ś34ǀ
~<das	83 -10ǐ15Ǜ17ū25Ů
~<dat	64 12ǒ16S17pv19d22Ń24Ɩ38Ǘ40ť50ŕ
~<dau	69 -14b-13d-7m6K9B10Ǟ15Ʊ17Ű19y25x26Ź27v30w31u
~<day	51 -17Ĺ-13ű-10H-8A-7Ʀǈ-6ĻŌŦǨ7fqtUƤǏǡ9ŕŽ10pQšƺ11Ńƒ12ĴƯǖ14jŠƞ15kYŤƝ17Ǟ19Pů20ƹǕ21g22Ŵ23d24Ƨǝ26i31Ɩǎ32ƻ53R58L
~<de	44 -17n-15R-14ǂ-12T-10Ǐ-8Ňŷ-7aŖŤƢƤǆǞ-6ĹŐŨǇ6e7Qǃ8YƄưǡ9Ŧƌƚ10zĺĿņ11Ɲǝ12ňŜ13ƁƏ14ľƀ15Śś17FƑǕ19űŽ20mǐ21PŎ22Ʊ23ǚ24ƎƯ26Ƴ27ł30ŘŲ31Ń32Ł34ZǛ36ƴ
~<dea	64 -7nǩ6Ǔ7ŧƈǜ8ŅŠŢŴǁǨ9UŀũƁ10ƎƧ11Ʀ12ŜŞ14ƄƬ15ľ18Ŏ19ǝ20ņ29Ń43Ƴ
~<deb	76 -8Ʀ-7ŷ13e14ƨ69Z
~<dec	62 -7Ǟ-6n8ŗƃƯ11Ƙ14ưǡ16ƌ17ĺ18Ń19A22ś27Ś32ƴ34ł56Ł
~<ded	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ň45Ř
~<dee	78 -6Ł6g7ǀ11N18ƀ26Ǜ37F
~<deg	78 15Ʊ21j42m
~<del	63 -17R-7ǆ8Ŝ10Ɲ16ǃ18Ǖ32Ǜ33ǐ47Ų
~<den	73 -14ǂ-8Ʀ8Ľ12l16W18P19Q21ǩ26ƴ41ű
~<dep	65 -12T-8n8Ǝ11IǕ13ǋ16Ƽ19z22Ə25ĿƱ30Ư
~<des	74 -13Ǐ-9ǋ7Ƹ9ǈ10f11V13Ɲ25P43ǚ
~<det	78 12Ɣ25Ǝ31Ƒ
~<dev	85 44Ž
~<di	34 -35Ň-21ǎ-19A-18ŝ-17yŒ-16ķ-15Ƨǖ-14ŏ-13Ļ-12ŊŌžǄǇ-11zŷ-10JŀŶƃƵ-9irKRXƜƟƤǍ-8MUYŚųƢǈǧ-7ŁŕŭůŲƖƗƭƮǁ-6ĿŪǃǒǗǛ6cFżƞǙ7xŉŗūŮŵƠ8qĵōſƾ9ŜƘƙ10dĺřƲƺƿǊǘ11ƹ12ş13Ŗƫ14ƍǜ15wW16IĹǀ17fǂ18ESƈ19őŠťŸƴǤ20ńƪ22Ƭ23ź24ƌ26Ŕǩ27ļĽņœƦ28š29Ť30G32kŨ33ǅ34Ņƒ35ƽ37ŧũƼ40BŦ45ňŞ47m57Ƴ
~<dia	72 -9Ǌ-7Ɩ-6Ƴ18ǂ20Ƙ22v34ƽ45I49Ƽ
~<did	36 -22Ň-20ǎ-18A-15ǖ-14ķŒŝ-13Ƨ-12yKL-11Ǆ-10zJĻŌžǇ-9vVŊŏ-8RľŘŶƯǍǨ-7isIPUXĸşųŷƏƜƟƢƵǈǧ-6MZŕŚůƃǔǕ7dpƕƙƩƫǆ8lŉżƅƞǙ9jFǘǜ10fqxōƠƾ11cŜƹǂ12ŗƚƺ13Ʋ14ŵ16ŞǊ17wƼ18őŖź19Ĺ20ƈ21SťŸǤ22Šƴƽ24ńǩ26ƌƬ29ņŔũ30ļœ31Ľňǅ32šŤ33G34m35k37Ņƒ38ŨƳ41ŧ43Ŧ46B
~<die	69 -14B-11r-8Yŵ11V12Ư17Ʒ21Ǩ24ƽ58Ʀ73Ƴ
~<dif	66 -18ƚ6CK8VƏƬǘ9ǅǥ11ĺłǕ17ǩ18Ř20ň21Ş26ũ
~<dig	76 9d10ū17e23I27E31ř
~<din	79 10Ɲ13n14Nǟ16ƿ18ĵ24L
~<dip	85 12ĵ15ƪ30m
~<dir	88 12s18P24ņ
~<dis	65 -25Ň-7ŀ-6Ʀ7ľŮ8mĸő9Ə10ƯǓ11ǔ12Z13IňŽƽǜ15ź24W25Q31ş39Ş
~<div	73 10ĵ16ƫ23ƍ31f36ƪ49ǀ
~<do	24 -29ĺ-19G-17Š-16š-15Ţţ-14vƳ-12ƒǍ-11ĵƮ-10jBSōőŔŦŴżƅ-9lļńƪǅǌǨ-8DǤ-7eCŨƦƱƸ-6ŗ6ķůŵƑ7IUŊŚŪƖƤư8aAłƍƻǀ9sŁźǟǡ10ŕũŬƎƥǔǞǥ11FĴƃƄǗ12ozHƚ13řūŶŽƷ14KŏŞƜƼǉǒ15yľŌŭƗƙƣƩƿǦ16OŒž17dŜ18MTX19qWǏ20ŮŲƐƟǃǜ21wRŃňǊ22Ŗƕǋǚ23şų24JZŎŰǧ25PǕǝ26ŝ27ǘǙ28Ǜǩ29ǎǓ30Ɗ32ĽſǑ33g34ǖ35ƾǈ36ƁƝǄǠ38h43ƞ44ǐ
~<do>	27 -31ƨ-24ĺ-23ǂ-21Ǎ-20S-19GŴǅ-18Ţ-16L-15Ơ-14jƒơǌ-13iš-12ŗţŦ-11rĵŤƌ-10etvxBŠŨũƮƴ-9pƳƽ-8hœżƇǟǤǨ-7ƅ6oŧƖǊ7ŵƀƙƛƭƵƹǇǞǢ8ŖƎƼǆ9ŋŐřƊƘƥƩƬǒ10ņƔ11VŌŪŬǦǧ12ķŞǜ13AHIWŊŒŚųǀ15zJƜƤƿǡ16MƚƾǠ17ľŰƕ18ĴŜŽƷ19FŲǔǗǩ20ňŏŝŶǉ21KŃƐǘ22yƟ23OǋǕ24q25wĽŎŮžǓ26RZŭǃǚ27ǈ28P29ſƁ30ǎǐ32Ǜ33T34şǙ35Ǐ38Ǆ40ƝǑ42ǖ44g45ƞ
~<dob	85 -13Ÿ-6X28p47d
~<doc	69 -13Ŧ-6a8Ś9ǣ11ƻ18ƃ19ǂ32Ƽ67ƾ
~<doe	41 -21Ƃ-19ƹ-18Ƹ-14ƻ-11ƔƦǉǣ-10tŪŸ-9Ĵ-8VŐŭƈǇ-7QĵşŤŦƏƓƛǍǗ-6jžǖǞ7Ǖ8xŁűƙǡ9ŨƆƍƣǦ10Ɲǎ11Lŗƞǥ12dǒ13ŖŹ14Ơơ15ŒůƊ16ŜŴ17ƧƯ18ƄƇǓ19ŕƁǚǜ20sWǐ21hŰ22ų23Ňź24ƕ25ĽǄ26ǂ27rǧ28Ʃ30ǈǠ31ƨ37q38ǩ
~<dog	71 9P10FƝ12ū103h
~<doi	62 -12Ǜ-8r-7ĺŞƱ7ŌǁǑ8ŹǄ9ƨ10c13Ƶ15jǐ18Ǡ19ũ21ŝ24k28S32i34x39t42ǟ
~<dol	66 -7ķ-6Ť6Ƙ7žǖ8ǘ9ľ10Ɨ12œƂǅ14Ţ19Ņ20XŘ23ĸ26Ŧ
~<don	66 -19Ǐ-15Ɲ-7ťŪ7Ƌ8Ŧ9ptǂ10ǘ11Ō12Ǆǟ13ŝǋ14ŷƈǞ16ƶ19Ļǝ22y23ũ27ƾ32ƌ33Ń35Ɨ
~<doo	66 -13ǔ-8ǐ-6ǖ8Ə12ƎǄ13Ǌ14Ť15ūƙ16Ǎ18ŲǛ21ǅǝ27Ɲ48ƣ
~<dos	86 56ƻ
~<dot	81 -7ƫ13Ō16ǋ28Ł45J
~<dou	88 16Ř31œ
~<dow	51 -10ƅ-9ŜŰ-8ŠŦ-7bCŝ-6ŀǟ6ƍơƹ7ewĿňǉǢ9jřƆ10UŉƫƲ11ŖƏǊǕ12oſƑ13HLVŸƁ14Ǎ15Mǎ16ŪǞ17cƶ20aŞƴǝ21ŵ24Ť27ł48Ɗ
~<dr	44 -23n-16u-14ǧ-13q-11R-9rƟ-8sŒƁƭ-7PŃńņŖƅǂǘ-6zōőŦƨƬ6ǋǖ7Q8ĴśƲǦ9DVƄƾǟ10ŚşŨ11N12Ƃ13aŞŵƻ14Űǚ15šƞ17Ż18ǩ19ƀƵ22ů24Ÿ25żſ26ŭ28Ǜ29Ŷ31ǐ32ƛ34Ū36Ž37Ų39Ŵ40Ůų41ź55Ź69ƿ73ŷ
~<dra	74 8e9iǁ12Ŭ15ǖ19Ĵ21Ś29ǚ33ƛ
~<dri	46 -21n-16u-13q-11R-10rǄ-9ǧ-7ƁƟǂǒ-6PŒƭ7Mǋ8Q10Ƅ12NşŨ14Ƃ15Şƛ16a18Űŵ21Ŷſ22Ż25Ÿ28ż30ů31Ǜ33ǐ34ŭ37Ū39ŲŽ42ŮŴ43ų44źƿ59Ź78ŷ
~<dro	68 7Dſ9Ǩ10ť11jƧƽ13I14Ǧ16ś19ǟ21V30š31ƀ34Ƶ
~<dru	78 -6ŭ14ŧ28ƻ53ƿ
~<dry	85 -11ǧ18ǒ19Ǆ35ǩ
~<du	68 -9Œ-8Ŀţ8y9ķŝ10ǧ11Ŧƾǈ12ŉ13Ƙ14ĵŭƿ17Ơ21P24Rƣ32ŕ50Ż
~<due	78 6ƈ9y12ǧ13ŝƾ38ŕ
~<dui	85 -9ţ18ƿ63Ż
~<dup	88 -10Œ23Ơ32ƣ
~<dw	82 42Ɠ
~<dwe	82 42Ɠ
~<e>	76 -7Ƭ-6ǩ7Ō9K10w26J41b50ǚ
~<ea	57 -29ŏ-12X-10ƝƾǄ-9Ɖ-7aOPŢŮǊ-6Ʒ6R7ūƔƢƱǂǆǉǡ8ZŦǧ10kŧ11ƠǛ12KŒų13ś14Ŀůǋ15Ŏ17mǩ19x20Ʈ21M25ōƶ26Ř28W29Ƹ32ǈ40q44T
~<eac	62 -31ŏ-7ŢŮ-6O7wTǓ8ŀƢǆǉ9ƔƱǡ10Z11q14ųƠ16Œǋ17Řů27ƶ32W37ǈ
~<ear	70 -13X-10Ɖ-8ǄǊ8L9B14R22mŎ24x25ǩ30Ʈ33ō39q47T
~<eas	78 -11ƾ7Ž12kūǂ13ǧ15ŧ19K20ś31M
~<eat	81 -10Ɲ7k10ǒǣ12Ŧ17Ř18Ǜ22Ŀ42Ƹ
~<ed	79 -14ƿ30Ʊ38m41ƹ
~<edu	81 31Ʊ39m
~<ei	79 -9e-6ƪ8ż9ƽ10ŕ12r19ǆ25Ǎ
~<eit	82 -6ƪ9ż10ƽ13r14Ǎ
~<el	52 -18ǩ-9G-7AĽŏ-6Ưǌ6ŶƕǨ7jŎŴƼ8Fǋ9aƘƣǥ11hqƥ12K13ǈ14ŢƮ16Ƣǝ17H19ŷƋ22ųǑ23Z29Ł31n32ş41ō42ń
~<ele	73 -6Ľ7Ĵ8P10Ɨ12K13ƣ17q23Ǒ28Ƌ
~<els	53 -18ǩ-9G-7A-6ŏǌ6ƕƘǑ7jŎŶǨ8ŴƼ9Fǋǥ11ƥ12h14Ţǈ15Ʈ16Ƣ17ǝ18H20ŷ22ų24Z29Ł32n33ş42ō43ń
~<em	49 -14b-11Š-10D-9Ų-8cǠ-7oǨ-6Oő6ƯǗ7ZœǋǑǤ8ŧűƧ9Eńǈǧ10ŝ11Ľ12yŞŢǣ13qW15Vǚǜ17Y19S21Ǖ22ś25Ǉ27Q28K32Ɵ33ǘ35v39J
~<em>	69 -11Š-9cŲǨ-7Ů6V7ƴ8ŪžƅƟơƤ9lu10Ʊ11ZųƯ12œǕ13ŧűǋ15E16ŝ19Ţ20Ş22ǚ28v
~<ema	60 -14b-11D-9Ǡ8ƕ9Ǘ12ǧ16ĽǕ27ś35K45ǘ49J
~<eme	83 11ƃ32Y
~<emp	57 -7o6ǐ7yǉ8Ǚǥ9Ǥ11Ǒ12Ƨ13Vǈ15ǣ16qW23ǜ24S30Ǉ32Ɵ33Q
~<en	57 -13ǩ-9Ǣ-8ĺő-6ĴƦƪ6mŀŎƗ7lĻŌƕƞǟ8łŔřŷƓ9ūƘƷ10rűǃǋ11gD12Ł13ť14e15tž17Š18fIǤ19bjŦż21Ƭ23ưǆ24W25U26Ƨ37ŕ
~<end	64 -12ǆ-8ĺ-7őƪ-6ǩ7ļŃ8mƕ9lŌř10jĻŔ11ūƷ12łǃ15Ł16e18ư21IǤ22ŠŦ23bż30Ƨ42ŕ
~<eng	82 14Ƙ19ű30f
~<enj	82 -6P12ǟ19g24t38U
~<eno	71 -10Ǣ7ƭ9ĶŞƯư10ŎƗ12ŀŷƓ14j15r19ť21ž29Ƭ
~<enr	88 41W
~<ent	86 -7Ʃ18ǋ52ǆ
~<eq	66 -8Ɨ11ĵ13ƝƫǞ15Ǣ19Ɣ29ķ41Ǐ
~<equ	66 -8Ɨ11ĵ13ƝƫǞ15Ǣ19Ɣ29ķ41Ǐ
~<er	83 -9z14Š18ǚ32ŭ
~<err	85 18ǚ32ŭ
~<es	77 9Ů13ƓƲ14ǉ15ƶ28ķ43ƕ
~<esc	82 46ƕ
~<est	85 10Ů14ƓƲ16ƶǉ31ķ
~<ev	41 -10ĹƝǃǏǓ-9ńŦũŬűŵƀǔ-8rySŃňŧƃƥƽ-7aDł-6PWŌŠź6Lǈ7iōŴſƍƟƳ8ŪŭǙǚ9KUŏŢŨǆǩ10Ű11gCķǦ12Ư13hŒŤƪƲƹƻǢ14ů15nņ17Ŗŗšų18ŽƂƜƩǜ19ŜƗ20Żƿ21żǝ22ŲƬƴƼ23ǘ24R25Zƙƛ27ǒ28ŷ42ţ
~<eve	41 -10ĹƝǃǏǓ-9ńŦũűŵƀǔ-8rySŃňŧƥƽ-7aDłƃ-6PWŌŠŬźƕ6Lǈ7iōŴſƍƟƳ8ŪŭǙǚ9KUŏŢŨǆǩ10Ű11gCķǦ12Ư13hŒŤƲƹƻǢ14ů15nņ16ƪ17Ŗŗšų18ŽƂƜƩǜ19Ɨ20ŜŻƿ21żǝ22ŲƬƴƼ23ǘ24R25Zƙƛ28ŷǒ42ţ
~<ex	50 -15g-14ǩ-12ǈ-9kV-8Aŗ-7ľŜƦǍǡ-6LĿŹƔƬ6XŨ7eMŤƤ8JƖƴ9ǅ10ơƸ11ŇŴ12Œŕų13BĸņƂưǇ14ňƎǀ15Yū16ƇƘƞ18Ǥ19Ŋ20ǣ23Ɓ29Ǟ30Ŗ31Ʋ33Ƶ37ƫ39ǁ45Ǧ48Ŕ
~<exa	65 -15ŕ-8Ǎ7BDǃ9dŅ10Y11ŀš12Ǆ13J14Ť15ơ21Œ23ū59ǁ
~<exc	68 -8ǡ6ĵǞ8i9H11ǣ13Ɩ16Ƹ21Ŗ25Ŕ26ƞ34Ƶ58Ǧ
~<exi	86 17M28Ƶ
~<exp	59 -10Ƶ-7ŗƴ6Ÿ7ĽſǊ8Ŭ9e10BXYŨ11ǅ15Ŵ16ņųưǣ18Ňň20ĸƘ21Ŗ24Ŋ28ŕ36Ŕ40Ǟ
~<ext	70 -18g-9k-7Ź7Ǧ9Ųƶ12Ƥ20Ƃƴ21Ǉ22Ǝǀ25Ƈ28Ǥ35Ɓ
~<ey	85 11ƃ12Ŗ20A28Ŷ
~<eye	85 11ƃ12Ŗ20A28Ŷ
~<fa	46 -16Š-13Ĺ-12Ŵ-11ĺƱƷƼ-10JRƛ-9Lǈ-8xHNPVĸŗŦŮ-7cgjCUXĻŌƵǝ-6lǆ6ĵǙ7AFŉƄưǣ8ŖŝŪƳ9vŕŻƗ10ŘŨƙǩ11dƕƭ12MŇƮƾ13EŃƚ14śťǐ15ƃ16ĽĿƤǑ17muŐƏ18ŧƶǇ19ńƜ20ļƬ21rż23i24n25Ŷ27ő28ň30y35ůƞ37ǘ45ƽ
~<fac	76 -13J-9Ł-6ŗ10Ƭǔ12Ʀ18ł24ļ25M26ǩ29ǘ
~<fai	75 6ľ8Ŏ9Ş10Œ11ǁ12ļ14ŉ15Ňŧ16ĵ17i19ŀ
~<fak	85 13Ŀ44ǘ
~<fal	64 -14ĺ-11Š-7Ĺ7Ǟ8ĽšƜǒ9ťƃ12Ǚ14ǣ16ŕ18ŘƗ19d20yƾ21Yƞ24Ŷ
~<fam	56 -10Ƽ6qĺƃ7ƭ8a9Ƴ10hǅ11uAư12F14Ŗ15Ū16ĽǇ19Ɯ22ŨƮƶ24yƬ26Ƥ32n34ƽ
~<fan	86 -6ǆ13ǃ15Ƙ17Ŀ28r
~<far	60 -10hRŴƛ-9ŮƱ-7x-6Š7Ľ8ŇŜŝ9ŅƭǄ10ƶ11vƞ12uZň13ťƕ17ƙ18m20iƚ21ǐ24Ə26Ǒ28Ő29ń38ő54ů
~<fas	78 -13ǩ-7Ŧ8ř10vO13Ǉ19ŧŻ28Ń35ň
~<fat	80 -10Ť11B14z16Ƴ22E34ƽ
~<fau	78 9ƃ15Ť47ż
~<fav	81 -11Ʒ11ŝ19r20Ŷ23ƞǩ
~<fax	85 17Ƅ31ś
~<fe	52 -9ť-8Őŝǐ-7ŗǩ6ŚŞžſƝ7tMńŋŲƊƍƏƺ8BPUƁǀǟ9xĵŜƘǣ10Ŋ11ŀ12Žǁǋ14ŢƞǑ15Ŏ16żƸ17Ŀ19ņ20Q22ţ23rƆ25Ň28ŧ29Ƭ30Ũ37Ƒ
~<fea	88 37Ŀ
~<fee	58 -7ŗ-6ŝű6i7Œ8ŋžƏ9tMņŲƊƺǟ10U11Pĵǀ14ŀŽǁ15ǋ17ŎŢ18ƞ21Ƹ22ŧ26r27Ɔ30Ň34Ƭ36Ũ
~<fel	74 -10ǐ7ķŅƫ9gǃ11xŧƜ12ńſ14Bǣ15ŜƘ17ņ22Ǒ
~<fen	73 7ķ11ƍ12ű28ż55Ƒ
~<few	71 -10ť13Ɲ14Ɓ16Ŋ28ţ
~<fi	43 -15Ŕ-10Ũſ-9ōŹǇǞ-8lĻŀŵŸƝƟƳƵǔǥ-7cnyIRňŜšŭŶŷƒƙƴǨ-6DKPņŐŒŢƜƱƿǎ6YƫƼ7mŞǙ8tĸŁŉŎŠŧƅǊǝ9HńŖƈǒ10Ň11rǆ12kxŏ13EUœŕƘǘ14Ɩ15Ō16oŃƤ17ĺ18ƎǢ19aAļǩ20XĵĽũŬƊ21ŘǗ22Ǡ23ư24g25f26ƌ27Ś30Ť32Ɛ36ţ38Ƅ55ǜ58Ə
~<fia	86 -7Ľ16o18p19f24q
~<fie	86 13ĽŚ14ĸ16ǈ
~<fif	83 -7a10ŃǤ13Ĵ16ŕ20ń
~<fig	68 -17Ŕ7HXœŦǉǊ8ĸƗƘƭ9ŅŗƓ10ŎǠ11Ť12AŖ13ů15ưǜ16Ƭ18ƈ19ŧ20r
~<fil	61 -9ŧ-6ŰŸ7ĺƊǃ8ǘ9dļ10Ōƻ11ǜ15ś17Ťǒ19Ĺ23a25ǆ26Ľ35Ǘ41ţ48Ƅ
~<fin	56 -12y-9Ʊ-8Ɵ-7łǇ6MķũƷ7tŧűŽƮ8Ǌǟ9ĸŋƄƯ10kUŊƪ11Ŗƞ12BN13ǁ14AEƌƼ15mǙ16ǘǩ18Ś19Ł21fǠ22ư23ļƊ30Ŭ
~<fir	52 -10ĸ-9ŵǌ-8ƞ-7Ŏů-6RǏ6Ž7ŌƠ9kUŕŠǝ10s11ƨ12axYŇŚƘ13oŤ14ŉƫ15Aĺœƅ16ńǢ18Ƥ19ŃŏƖ24Ǝ27Ř41Ɛ49ǜ74Ə
~<fis	83 9Ɵ54g
~<fit	88 -10ǡ-9Ʒ-8Ƭ13ŇŌ15t50X
~<fix	74 -10ǃ7y8ŵ9Ƥ10Ŏǀ11ǌ13Ǣ15ţ17Ǐǩ18H27Ş33ƌ34ũ
~<fl	59 -19ƈ-9Ǎ-8Ő-7C-6ŏ6ƃǌ7fyƎ8ƌ9ļƐ10Ɓ11Ʃ12ƛǐ13ƴ14ƊƤ15Ɔǩ17ǈ20Hƨ32Ɖ38ǀ41ƣ72ƙ
~<fla	76 -24ƈ-7Ņ7j13Ɛ16ƁƩ18ƴ24ǩ27ƨ42Ɖ
~<flo	64 -9Ǎ-7Ő-6ŏ7x8Ÿƃ9ƌƎ13ƛ16ƊƤ17Ɔ19ǈ22H45ƣ79ƙ
~<fly	80 -9Ÿ10f14ļ56ǀ
~<fo	32 -20ŷ-19C-17Ƽ-14Łǘ-13DŀŇœ-12şƚƷǍ-11ųƢ-10oĿ-9ŕƊƖƸǋ-8uUōŰ-7vŢƋƛǙǟ-6łťŬƑƮǚ6ŏƇƦ7rwNŜŽƐǦǨ8Vŉƴǈ9ŎţƎƨǞ10dqyŘž11LĽŔƜƿǖ12ƻǅ13ƀƟƥǠ14jzŝƬƯƺ15pŒǇǛǥ16HXư17bŠƆƝǢ18lOŨƤ19Ōś20Ƅǌ21cǁ22QƗǑ23ĻŖű24ŗǂ25Ťƶ26Ǔ27Ķ28Ɠ32ľǐ33Ơ34Ų36k37ŭ38Ĺ42ƒ47Ʊ
~<fol	62 -8ǝ-6Ũǋ6Ĺ7aUļ8WŽž9jƣƮ10Kǡ11Ɯǖ14ƧǨ15ŝ16Ǘ17ǔ20Ʀ21Ǉ22ƽ28ƥ30ň31z
~<foo	69 -11Ÿ-8c-7ǐ7jĴ9Š10ǋ14ƜǄ15Ɠ16ũ18Ż27Ɔ38ƺ47Ǜ
~<for	33 -20ŷ-17CƼ-16ň-14Łǘ-13Dœƚ-12Uŀ-11ŇşƮƷǍ-10ųƧǛ-9oĿŚƖƢ-8ōŕƸ-7uřƋǟ-6Ţƽǚ6JŽǖ7TYƆƫǈ8rNŏŜƐǩ9VŉŘƎƴ10jŎţǞǦ11dqyƨ12ĽŔž13Lƻƿ14Ɵ15ŠƬƯ16pƀǠ17lHŒ18bXĻưǢǥ19Oű20ŌśƤ21Ɲǌ22ŖŨƄǁ23Ɠ24QƗ25Ķǂ26ƶǑ27cŗŤ28Ǔ30ľ32k36Ơ37ǐ39ŭ41Ĺ43Ų44ƒ50Ʊ
~<fou	75 -9ť-6ƀ6x11ř15Ļű19Ʃ22k23Ƈ24Ś41ǅ
~<fr	45 -11hFQň-9wĹŝ-8cTņŌŖƵǘ-7nzUXŁŐŒƨƱǥ-6KYŮƼǤ6Ĵļǁ7LƪƻƽǏ8Ň9œƚ10rHŧƧǝ11Aƣ12sķśǍ13gŃŚǃǈ14ĸƔƩǅ15BŢƄǋǒ16ũƈǊ17RWźƏǜ18ĽŅơǔ19j21Ŏƙ22Ļ23ŜǑ25Ɯ26l28Ƈ36ǕǛ
~<fra	77 -8ƅ9H11Ǒ14Pǅ20Ń26ǩ37Ƈ
~<fre	71 -10Ɵ-7ň6Ŭ9ţ10ĿƛƷ11Ƨ13ō14ǁ15Z17N20L21s26jƔ29g
~<fri	72 -10w-9Ŕ7ųƃ8Š9ľ13Ɯ14Ƴ15ļƤ17a25B26A
~<fro	47 -18ǩ-15Ş-11h-10Qųƛ-9Ƥ-8FTĹŌ-7cņŝƱƵǘ-6KŁŒŮƨǤǥ6quƮƿ7HIĴŶƄƅƉǅ8ŀƇƪƽǏ9BƻǄ10Ňƚ11rœƟǝ12ƣ13ŧǍ14ķś15ĸŚ16Ʃǃǈ17ŢƈǊǋǑǒ18WũźƏ19RŅǜ20Ɯơǔ21Ľ22Ŏ23ƙ25Ļ26Ŝ29l38Ǖ
~<fry	88 -10ǖ-6Ƽ67Ǜ
~<fu	53 -12m-11v-9ƒ-8UVŏžƝ-7ŀƘ-6ŗů6qǄ7tǍǛǤ8ŹƓƟƥƼ9ƃƤƳ10Œ11ƕ12GĴĿň13xŎǩ14ƭ16Ƣ17kƱ20ǟ21Rǣ23ag24Ɨ25Ǉ26h28Y34Ŷ41ư42ƀ43Ƌ
~<ful	62 -8Vž-7ŏƒ7ǟ8Ų9qtōǍǛ10DƼǄ11ƓƟ12Ƥ13Źƃ15ĴŒ17Ŏƭ26R28a30Ǉ51ƀ
~<fun	63 -13m-8Ɓ-7ů7ŭ9Ǥ11ƢƳ15ƕ16x17ǟ18Ʊ22kǩ27ǣ31Y32g41ư42Ŷ
~<fur	73 -14v-9Ɲ-8u-7Ƙ8Y9d11ĸ13ƥ18GƢ23Ƌ36Ɨ39h
~<fus	88 14ư45Ƌ
~<g>	85 -30ŗ6Ǧ19ź27b53ǡ
~<ga	58 -12Ǐ-8z-7ŎŦƦ-6ƞ7ŅŔŤƭƺ8Żǚ9BńƆƋƎ10Ƒ11Ǆ12ŽƉ13ƥ14Ŗ15ƍƐ16ŕ21ļ23Ɯƣ24Ɲ30ǩ31gš46Ɓ63Ű
~<gam	86 26gǩ
~<gap	76 -9ŏ11ƭ22ŕ42š63Ɓ
~<gar	67 -13Ǐ-9z9Ɛ10Ť11Ɔ12ƣ13Ɯ16Ƒƥ17g29Ɲ53Ű
~<gas	85 11Ɛ
~<gat	80 -7ƞ10ǀ12ŏ17ƜǄ18ƣ22ƍ29Ű
~<gav	75 -7ŎƦ7Ƨ8Ŋ9W10Ŕ11ŅŻǚ13Bń20Ŗ29ļ
~<gc	88 -8ǌ57Ǔ
~<gc>	88 -8ǌ57Ǔ
~<ge	43 -18ĺ-17ŗ-15q-14žƷǩ-12ŝƬ-10rŀŠǑ-9ŏœƔƤǈǋ-8cX-7luķŕŞťŬƌƗ-6fBłņŇōşƄƺ6ļŅŮƈƙ7bAIJƁƲƳƶǇ8TŃŖƕƯ9ijkKWőŦŻƍƢ10pPĴňƊƭ11tŸƽ12Ŵ13CGƃƿ14SĿǧ15HĻńŎƫ16s17RƨǙ18gŤƖơǕ19ƚ20śŹǡ21Ŷ23Ǐ25e28ű29Ō33ŵ34m
~<gei	88 31ń
~<gen	73 -19ŗ-16ž8ǖ12ƽ13Ƹ14ǅ18ǧ40ǡ
~<geo	85 8l17yŸ18C
~<get	44 -18ĺ-14qƷǩ-12ŝƬ-11l-10ŀŠƔ-9rŏœƤǋǑ-8yǈ-7cXŕťŬ-6uķłņōŗŞƄƌ6xųƈǎ7ļĽŮƁƙƲƳ8bAJƕƯƵƶǇǘ9ikITŃŖŻƍǧ10jKPWőƊƢ11pĴňŦƭ12tŴ13mƿ14GSƃ15Ŀ16sHĻƫ18RŤƨǙ19gƖơǕ20Ŏƚ21śŶŹ27e29ű31Ō35ŵ
~<gi	53 -14n-11Bǂ-9Ǔ-8ǒ-7pŞƩƴ-6Ʈǩ6Oǈ7DŀŐŲƒƷǤ8lŁƶǐǢ9ŅŇƗǇǎǕǜ10eƝ11IŌơ12XŒŧƆǠǧ13o14Ƣ15tŦǁ16dvŝ17w21ǚ22Ŕ27W29u
~<gir	72 8ǖ11Ǥ12Ʒǈ14lǜ19vw22Ƣ42u
~<giv	55 -13n-11ǂ-10B-9Ǔ-8ǒ-7Ʃƴ-6Ş6QĵźƁƅ7OŀŐ8ƒǢ9DŁŇǎǐ10ŅƗƝǕ11eI12ŌǇ13XŒŧƆơǠǧ14o15tǁ17dŝŦ23Ŕǚ28W
~<gl	68 -10ƀƂ-6ŏŗ7ř8ƦƬ9Ƽ10Ő11t12ťƄǙ14ƿ16ǥ18ǌǦ20ż21Ŷ35Ɓ73ǡ
~<gl>	80 -11Ƃ-6ō20ǥ21Ǧ86ǡ
~<gla	73 -10ƀ8ř10Ƽ12tŐ13ť14Ǚ15ƿ20ǌ21ż23Ŷ42Ɓ
~<gm	85 -7ǩ31J
~<gma	85 -7ǩ31J
~<go	32 -21Ƭ-20Ƴ-16l-15ƌ-12qFŘŷǄ-11sŀŃůƕǋǑ-10vGXƄƝưǎǞ-9Žƨ-8QSƀƚƹƿǆǣ-7BĸŲǍǠǡǦ-6fPĴĽŰ6xƋǂǃ7dzŐƧƾǨ8ŕƃƥǥ9anDĹŔŵ10mĵšǀ11jIJWŻƙƞǒ12uńŠųǤ13Ƹ14Uşũű15ŅŒŞ16ŴƎǔ17ŊŗƭƮƷ18EƔƵǜ19gYĻŪ20yŚſ21ƤƩǏǟ22kož23ĺŜ24RŎœŹ25O26iAŖŝ27ƒ28Nļ29Ɵ30ňō31Ķ32łƫ39V45ŏ
~<go>	47 -15Ůǩ-13L-11Ŧ-10ĸŤůŰƝƳ-9MŐƱƴǝ-8qĹƬ-7JSļŨƯ-6xU7ŉŵŻ8ƋƔ9dƷǦ10aǃ11AŊŪ12Eƾ13NňśũŴ14Ŕ15ķŅǀ16łŜ17moŌǐ18Ŗŗ19VƧ20šžƒ22œƟ26ƞƭ28ŎŞ34ƫ39ōǜ40R48Ƥ
~<goa	86 19Ť42Ļ
~<goe	68 -7rwŒ9KƵƷǉǚ10EƜƩ11HƔ12ł13Łǝ15JĶŴ18oz21ų28ǖ29ƫ
~<goi	55 -12š-10tƷ-9ŀŞş-8ŤƱ-6Ƴ6ĵ7aƯ8eũƭǃ9PŧƝƮ10Ķō11žƸ12QŢŨǟ13H14ňŻǩ15D16ǅ17rƵ21ĹŹ22U23k27ił33yV45ŏ
~<gol	83 13h31Ķ39g
~<gon	62 -6sƕ6Ǩ7ƫ8Ũ9Ʊ10ƒƓ11bŔƠ14Ʃ17Ǝ18Ŗ19Œƶ21œƙ23Ư31Ʒ35Ʈ41Ɵ
~<goo	52 -9Œ-8uŀŘ-7CĹĿŅőƞǋ-6Ķ6ƽ7ŋƒǩ8œţƃǈ9UƔƹ10Y11ƩǕ12Mź14pŐƭ15ŇŌű16Ļ17W18ĵũǊ19ŎƸ20J21Ŷ22ǟ24I26xLņ27N32i40ļ42ŝ
~<got	40 -18ƭ-17ǩ-16Ř-12Ƭƹ-11rƌ-10PũŷƟ-9XņǞ-8lBHQœƮ-7biGĽŇŨŶư-6xRţƯƳƷǐ6WŬƗƦƲ7VšƔƤǁǃǗ8ŎŮ9DĹŗŤųŹǢ10hŝŵŸƃƴƻǂ11ļ12NŐřƵǒ13ķŅƎƑ14EűǘǤ15gƥǇǥ16kǛ17ńňŦŪ18ŕ19Ś20jŜ21nYŠǏ23Œ25u26Ķ27Aŏ30ş33ſ35ĺ39O
~<gr	53 -23H-14ǩ-9ƢǨ-8pV-7CŠ6mƆƓƘǅ7ŷ8JŸƋƜƻ9aQǓ10qwŞ11ŧƁǉ12xƌ13lƣ14Śơ16Ƨ18Tŭƭ19ƍ20y21n22ƶ24W30v37ź39Ǟ40Ǌ
~<gra	61 -8ƢǨ7jkn8xƯ9mƘ10ŷŸƋƩǅ11ƻ12w13qy14Ɓ15ŧƌ18Ś23v30ƶ39ź
~<gre	72 -7ǩ7źƸǓǦ8ĵ10xƆƇ11aǋ12JŴ13Ō15Ɯ18T21ơ
~<gro	62 -26H-8p-7kV-6ǩ6T7Xƺ8ƪǇ9Ɠ10y13Q14ǉ16ƣ19n21l22vƭ23ŭ24ƍ25Ƨ31W48ǊǞ
~<gu	54 -11ŭǅ-10ƿ-8ŒŶ-7ǀǃ-6aTǞ6žǋǚ7MŐƌƚǩ8ĸŖ9ņƛǙ10ƈƗơ11HƔǕ13xAC14jǇǉ15ǟ17Bƹǣ19gł22Ňǜ23Ǆ24Ǒ25Ʋ26ſƜ28k43Ƙ
~<gua	81 41Ʋ
~<gue	76 -13ǅ9ũƈ10Ǌ11iǖ13Ŗ19Ɨ25ǩ43Ɯ
~<gui	83 -6aţ12ǚ18A23g25Ƙ
~<gun	82 45Ƙ
~<gut	79 13ƌ16ǜ24ł42Ň
~<guy	58 -10ŭ-9ǖǩ-7Ŷ-6ǀǃ6hyĽƟ7FŅžƚǋ8wŐ9M10ĸņ11gǙ12ƔơǕ13Hǜ14k15C16jxǉ17Ǉ20ǟ21ǣ22B26Ǒ29ſǄ
~<gy	71 -13V-7Ƨ14g18Q32ŏ34ĺ
~<gym	71 -13V-7Ƨ14g18Q32ŏ34ĺ
~<h>	82 7ř8Ǡ15o21b
~<ha	27 -21Ǆ-16b-15A-14gǊ-13nǑ-12KŞǍ-11xPŦƅƭ-10MQTVłǎ-9eŇśƕ-8yBŅŽơ-7zůųƊƞƯ-6qLXǌǛ6S7ĺřŢƆƐǆ8loĶŎšŧƀƃưǤ9aƂƈƥǂǃǅ10ōŖƬƴǀ11ŵ12NņŒƜƝ13IZŰŸƁƷƽ14mƾǐǠ15hşũŶƘƙ16tŏőŗ17fŁƑƱǚ18ĻťŹżǔǩ19ĸńƎƲ20uƼǈǒǣǥǨ21iŻƪ22ǝ23ŝƌƦƳ24Ǚ25ƋǇ26ŃƵ27Ŝƚǜ28OŚŤ30YǓ32ţ35ſ39ƛƨ56ǘ
~<hac	79 17ǩ51ǘ
~<had	50 -17Ř-15G-8ŏǨǩ-7zOSŎƃ-6p6PũƂƿ7ǟ8vŊŝƋƚǝ9tŨű10ŸƤƼǅǕ11ƈ12Ǚ13Ŷǣ14ĺ16Yĵżǂǜ18š20Ż21Š23ĸƛ25ņ26ƾ27ƽ29Ť40ţ41ő
~<hah	75 7ļƸ9ǘ10jpH11hŒ12tƲ13ŜŞƾ15Ű16ű
~<hai	68 7Ŕ10N11Pƀ14U18ǈǖ21Řƈ23Ɲ60ƚ
~<hal	65 -12b-10QƸ-7Ǉ7LĶ8ƄƝǝ9O10uƠƧ13pŗǩ15rǂ16qt17Ůƨ18ǔ23Ǩ34Ƭ35o
~<han	55 -12Ķş-10ǌǩ-9ŏŝ-8ƭ-7Ʃ-6ƦǑ6sŖ7MYŃƶ8ƲǞ9SZ10Pǖ11řǒǓǣ12ŁǇ13Ǚ14ĸǚ15VƷ16ǈǠ17Ơ18ƪ19t21i22ŜƵ24Ļŀ27Ƒ28ǘ29ŧ33Ś36ǜ
~<hap	51 -17Ş-10ŀő-8VŁ7ņŖ8ƞ9HYǚ10Ĺ11iUōţǣ12ŏſǝ13ƫ14ǔǩ15ƨ17Ƴǘ18ŝ19Ʈ20ĿƷǨ21ƛ22ũ23Ƨ24Ŷ25ĺť27Ļ34Ť
~<har	64 -12ǆ-9Ť-8ŊǗ-7ţ-6Ɲ7zN9ksŽƇ10ķǞǟ11dƌƹ13ǃ18Ŀ19Ũǣ20ũ26ǩ29Ǚ30ǜ39Ǔ
~<has	50 -14ų-11Ɗ-10Ǟ-9n-8ũƔưƾ-6r6UŲżƘ7ŖƸǡ8ƉƓ9Bǜ10ŹǦ11Qš12ŷǚ13ƴ14ǌ15œƪǛ16v18ŁŒşŮ21ƋǗ23ŔŴ24ƙǂ25hţ26ƛ27Ń28ſ
~<hat	78 6Ʒ10ƾ12aL14ŝŤ21Ǚ22Ŀ
~<hau	81 -17ǖ-10Ū-9Ǜ7ŭŴ15ů21ƥ24ǐ34Ų
~<hav	31 -16Ǆ-13gP-12UVƧǊ-11MĿŀůǍ-10HQŠŦƕ-9AKLŨƞǌǛ-8bexļŲ-7jqBŮŴŷŽƅǎǑ-6Tśǂ6ŋƔƝƣ7wSřƀƂƄƶƿǅǋ8ľƍƚƴƽǜǢ9WŁňŉŕťŻƆƗƳǃǔ10iōžǣ11sšƋǈǠ12GŖŜŰƛƜƾǐǘǤ13Őŝ14aZņŢŪƃƑ15Iķżƪǒ16lmNĶşŵưƲǆ17ŗŸŹƘǓ18Ń19Ɓ20ţ21ǝ22Ƶ23YſƎǥ24fŎƱ25őŚƌǇ29uOń30Ƽ31ŏ33ƨ36Ʀ
~<he	39 -34d-20T-19ŭ-16ƶ-15PƛƻǄ-14ƹ-13ŞťƦ-12mSĴĸŷǢ-10MQĶƒƭ-9LRŃŐŠŵŸŻƝǆǟ-8OĺĽŁŗţŰűƑƫƬƵǋ-7ńŖŚũŬŽƌƙƜƧǔǘǛ-6bGZŒœŧŲƄƅƞƿǀǍǐǓ6ƾǃ7yŌżǒ8UĵųƆ9xŊǈ10vWĿŇŢ11Ũ12kw13ļƮ14uĻ15NŮ16fƳǜ17zAƯ18ŅǏ22ŀ23ƃ24Ɛƺ27Ƽ28ŜŹ31Ŵ36j40ƽ41Ƹ43Ƌ44B47h50qǇ51o55Ʒ56t57ź58ǂ63s66r68ƨ69p
~<he>	53 -23ƹ-16Ÿ-14iT-13Ǣ-12ŪƛƸƻ-11PǄ-10QĴŵ-9jŎŏťŷǩ-8aŒŗƅƶƺ-7UĹŝƒ-6Wņǟ7nƯ8żǣ11ǜ12Aǒ13ů16w20vŅ21Ŵ22ƽ25Ƴ26Ź27Ŝ30o33B34ź41h44ƨ53t56s57Ʒ59ǂ63p82r83q
~<hea	47 -11ƳǦ-10mǠ-8pwz-7oķňŒŞǆ-6cŶź6ǝ7ņŋŵƆƴ8ŮǗ9yŔƂ10s11ǃǩ12guNǏ14ļ15k16ƺ18Ň19xŜ21U22Ũ23j24Ŀ25h26W31Ɛ32ƃ37Ƽ40Ǉ46ƽ47ǂ54Ƹ56Ƌ
~<hei	78 9ǁ39ƺ
~<hel	65 -9k-8iŁŦ6Ư7ŀ8v9ĺ10Ţ11ŝ12Ʋ13ǈ14Œ15ǩ16Ǒ17s20ĵ22A23ň31z33ĹǇ
~<her	54 -39d-34Ƹ-18ŭ-14ǩ-13ƶ-10q-9W-8ŵƦ-7vHOĸŀ-6MSUŞŠů6fVŌżƆǈ7uƩǦ8FōŏƯǁ9ǜ10zŅſ11wŝŶƱ13Źƾ14cŮ15Ū19r20Ŋ21stųƳ24Ʈ25ǂ27Ŵ29BƷ30Ļ35j40p47o48ƨ51ź
~<hes	85 47ŀ
~<hey	80 -6Ż6k8r25N39i
~<hi	48 -29a-17ŸƮƸ-16Ʊ-13Šš-12ŧŵơǩ-11ļǠ-10ŝ-9VWƦ-8dHōŏƞ-7ŐőŒŷƃ-6ňŦ6şţƊƽǒ7lŤŬ9gmŞůƁ10iwŨƠ11Ɯ12YņœƙƼ13ųŴ14tƚǓ15fƢǦ17y18qŅ19Ǒ20ǔ21ĸ22Ư24cƷ25s27ƣ29ŗ30ǜ31Źź32o36ǂ37żƨ39S41Ǟ45ſ
~<hid	88 10ĵ13Ş24i
~<hig	62 -13Ʊ-10Š7Ƅ8Ů9ŅŔƏǦ10vœ11ųƚ12lŬ13Ř14Ǔ15ƁƠ16yů18ƙƼ19m38ƣ41ŗ
~<hik	85 8Ŕ9Ş12g16ĺ30œ
~<him	69 -19Ƹ-11ơ-9Ƽƽǒ-8ļŎƦ7g8r11AźƳ13ņǌ15w16Ŝ17t20Ʒ22o30ǂ42ƨ44s
~<hip	88 12ǡ19Ɖ27Ɯ
~<hir	70 -13Ǡ-9V-8H-7ǈ9ǥ11Ǆ22Ǒ26Ư35ǔ50ǜ52Ǟ62S
~<his	60 -27a-20Ÿ-13Ʈ-9dŵ-8ŔƉ6Ť7ǑǨ8nņų9xƼ10Ǟ12y14ţ15p16Ʒǂ18ŅƢƽ19Ư20Ŵǒ22oƨ28q32ź45Ź
~<hit	64 -14š-10Řŧ-6ŏŷƳ7Ť9ƚǘǤ10j11žƊ12Ǧ13ş14Y20fŨ33ĸ34c52ż64ſ
~<ho	26 -29Ő-27Ǆ-22ǈ-20N-19ǥ-16W-15AŎťų-14ŌŏǞ-13Ƶ-11oōƁƫƾ-10awŒƂƯƴǨ-9dơƨƩǠ-8Łū-7PĵŚſ-6yŴ6ĿƉǀǕ7SĴƦưǆ8ŃŕŦ9zŀŨŭŸƍƿǙ10qĹŵŹŻƌƛƬ11ŖƏƺǔ12pŷƃƣ13hvƖǜ14ĸǅǓǗ15bkZĻƗƚƱ16Šűǁǩ17ŅƇƋǇǖ18RYŮǧ19HŤźǘ20lļƑ21ŧƜ22Gǟ23cOUłƙƮǑ24TƓƭǎ25jƳƷƸ26Ŷ27ƒ28gKşƝ32ƅ33t34F37ů38xƆ39n44Ɣ46Ɵ49iƞ
~<hob	82 -11ƨ14ǀ50g
~<hol	62 -11ƈ-9N-8pŊƮ-7Ɲƾǒ-6ǖ6ƕ8UŚŨ9ƤƸ10iǇ11t12ŁŔ13Z17Ş18kŬ19űƉ21K28ǩ30Ǘ33ŀǓ46ǧ
~<hom	48 -28Ő-17vN-14Ǐ-11MǄ-9pǥ-8ŬǈǨ-7jPQSĻĿƯǇ-6aJŗŜǆ6gDLŷ7ruŋŹƋƌǔ8ĽƖƮ9wǩ10ƛ12ķƇƙƜưǁ13I14Ĺ15ůƕ17Ʒ20Űƞ21q22CT23ź24H25sƆ26Ʊ30R31nƒ37Ɣ38ƅƟ39ş40FƓ43l55Ɲ
~<hon	74 -9Ǉ7ĸ10ňǘ11Ŀ12fŢŬ13cƿ14I15Ň16Q20Ŗ25Ū27ź
~<hoo	86 -9ǖ-6ǩ18ļ20ǟ30Ǜ
~<hop	78 8H16ů18Ǚ19X55Ļ
~<hor	88 -6Ǐ9B18Ƹ19Ǟ
~<hos	71 -6ǩ9ž10qV11ƃ12Sĸ15Ƽ19ƦǂǨ20Qǔ24Ƹ33ƛ
~<hot	72 -19D-9C15ǔ16Ƌ17ƒ32J35ƍ42Ƥ51j
~<hou	44 -20Ŭ-18ų-17ŗ-15Ǉ-14Ŷ-13Ǆ-12ǏǦ-11N-9pŒŭǩ-8PĴŎŦűƠƦǖ-7sŸƁƵǋǝ-6ŴǞ6ghƕ7ƣƭ8ŁƊƋǕ10ůŹ11ƌƚ12OƂƑ13ƉƖƗƙ14Ǝ16Ųǁ17Z18DƮ20L21ŷƇ24G25Mş26ķƝ28HƓ30Ʒ31nƜ34TƆƞ35F37RƟ39ƒ40ǎ42ƅ47Ɣ
~<how	29 -19Ƃ-18Ł-16ǈ-15H-14wǞ-13QRǄ-12ťƕǥ-11Őƛ-10syLW-9DFĽŌŎşƴƵƾ-8AIōŏŔŚƧƯ-7doMơƤƫǠ-6ŷƨƩ6hnžǊ7źƖƶƹǡ8SšƅƗƠƪǙ9fĶŊœǏǐǩ10ĸĿŗƔƚƟ11gkŦƣ12őǦ13GƑƙƿ14jpzŕƸǆǝ15ŃŸŻƏ16ŭƺ17ĴŖŵƃ18ŨƬ19vǜ20ǅ21OUǇ22YŠŮů23bŅƋƭǘ24Ǒ25c26ļǟ28Ťŧƞ29K30űƮƳ31ł32ǖ39Ɔ40Ŷ44t48x53i
~<hr	88 -20ǈ-14Ǡ-7ǩ14W33Ƨ54ǜ
~<hr>	88 -20ǈ-14Ǡ-7ǩ14W33Ƨ54ǜ
~<hu	49 -18ƾ-14dƸ-13Q-9CPƺǢ-8uDĿ-7TŘŭƧǩ-6v6Ư7ŅŶ8nŷ9j10Oůǚ11fgƞ12XŨƜƫ13Ťǅ15aŲż18ţ20HŴƷ23pǙ24tŃƃ25sžƚƨ26q27ǂ30r31oĸ38ǣ
~<huh	76 6y7rx9gƏơ10ĺƞ12Ņǟ16Ŷ17j23Ũ
~<hun	80 -7f6m10Źƞ13g15Ǜ24ǅ36H
~<hur	59 -7CĿŘ6ƍ8Wƙ14Oǚ17X18ŤƜ23ĸţ28Ǚ30Ń31žƚ36ƃ47ǣ
~<hus	56 -17ƾ-14d-11ǟ-10QƸ-8uƺǢ-7Tŭ-6D6Ż7ƮƳ8ŁƯ11ŷ13ů14n15ƫ20fŲż24Ŵ26Ʒ28p29t30rs31ƨ32qǂ37o
~<hy	74 10ǈ21P22Ū49Ə
~<hyd	77 51Ə
~<hyg	88 12ǈ25P
~<i>	35 -18ƭ-17ĸ-16ƗƱ-15ŗƨƲ-14ĺŪ-13űƛǈǔǨ-12ŹſƠƧƮ-11ŜŴƝƤƶǁǗǘ-10ļľŞşưǡ-9łŖśũǇǓǕ-8sRVĶŧŰŽƙƴǏǙ-7YŠŦůŵƪƯƳǑ-6HQƦǍǚǤǦ6źƘƾ7xPĿńƈƹ8XŃ9iŇšƍƖǃ10zņƕ11kTŐ12GĻŷƞǆ13ŮŸƅ14Uĵ15Ƹƺ16Ţ17ĹǄ18O20h21p22lǠ23wC24fq25devŌ26Jŋ27EĽƃ30ŉ31K32u35D38M39Ŏ41L43b49N50o57cōǩ69I71ň78a94Ŋ
~<ic	88 11j14Ɯ24ǎ
~<ice	88 11j14Ɯ24ǎ
~<id	70 -9a-8p7s8TǛ10BV11Ƶ18Ŋū20d24Ň40Ƅ42ř
~<id>	78 -9ap12d45Ƅ50ř
~<ide	76 8s9T10d11BV12Ƶ20Ŋū27Ň
~<if	39 -19ǩ-17X-14ǈ-13ĺ-11ŀŉƕ-10yLŐƶǞ-9jŇō-8ŕƾǋ-7dgxAUŃņŗŨŷżƭƿǐ-6lřŪƳǅ6EĵŖšŶƛ7ňŢūźƄƎƒǦ8NƷǢ9ǘ10ŘŝƁ11bFGWŏǄ12ĻǕ13HĴķ14Ƃ15ŋǡ16cƪǚ17Ɯ18I22YƮ23ĸŊ24ž26ƀƯ27Ʀ29Ʊ30ƫǝ31ŎƤ43ŵ44ſ45ƃ53Ƨ68Ǩ
~<if>	39 -19ǩ-17X-14ǈ-13ĺ-11ŀŉƕ-10yLŐƶǞ-9jŇō-8ŕƾǋ-7dgxAUŃņŗŨŷżƭƿǐ-6lřŪƳǅ6EĵŖšŶƛ7ňŢūźƄƎƒǦ8NƷǢ9ǘ10ŘŝƁ11bFGWŏǄ12ĻǕ13HĴķ14Ƃ15ŋǡ16cƪǚ17Ɯ18I22YƮ23ĸŊ24ž26ƀƯ27Ʀ29Ʊ30ƫǝ31ŎƤ43ŵ44ſ45ƃ53Ƨ68Ǩ
~<il	88 17C19ǂ26ƽ
~<ill	88 17C19ǂ26ƽ
~<im	72 -11ǩ-8Ŏ8Ǖ9Ǣ10ƶ13ō15ŇƱ17ƌ18Ũ24ľ27Ş
~<imp	73 -8Ŏǩ9ǕǢ10ƶ14ō15Ʊ16Ň18ƌ24ľ27Ş
~<in	28 -18wǟ-17Ŷ-16ƭ-15oƒ-14pŝ-13auǦ-12ĺŢŨź-11ĸōśťƮǇ-10hZĿƜ-9tŒƈƑ-8FOŞư-7DŉŭƠǃǔǜ-6Ɩ6ŌŤ7yHMĽƘƹ8iGWĻŎŔƷǕǤǨ9EXĵŁūƎƨƿǘ10zŇŖŻƌƓƯƲƳǖ11bjņƞǞǩ12şŠŪƄƬǐǒ13dŐŷƦǋǥ14lqKƉƊƵƾǍǑ15mNŃ16ķľƣ17svűƍǣǧ18RŅŽƤƸǡ19ƛǌǏ20ƽǢ21ŚƐ22S24TĹš25Ǔ27Ķƥǅ28nţ29Cůǉ30żǊ32YƗ35Ǘ36ƃ38Ɲƪ44ŏ
~<in>	32 -32ƭ-26ŗ-25ĺ-21Ʈ-19ž-18Œǟ-16wŝ-15aŶ-14opǃ-13œŞƨ-12uxŢƓǔ-11Ŋźǥ-10ĸśƜơƺǒ-9BōƆƩ-8şŨƕƴ-7htŦŰƈƑǦ-6DťƀƧưǄǘ6ūŻſƦ7NļĽńƃƚǂ8zHQŎŹƱƵƼ9iŵ10AMŇŏƛƳƹ11yGTX12dEǞ13jĵŌŤƉƲ14ķŷƣƿ15ŖƎǋ16KƞǓǖǧ17bŅǐǑ18ĹƤ19ƊƐƾ20mqsRŚƷ21lSľš22vŃŽƍǌ24űǗ25ţǍǏǡ27Ķ28ƪƽ29Ɨ30ůżƥ31Ƹǉ33n34ǅ36C37Ǌ40Y49Ɲ
~<inc	60 -12Ʒ-9Ǉ-8Œ-6ŵ7Ơƭ8jƆƬǔ9sǆ10nƁǃǉ13ǝ14ǥ16Ŕ18ƺ23œƮ24Ư25ŏ40T
~<ind	83 -8ǌ-7Ǝ8z11ǋ13Ɛ14Ʀ30Ǒ
~<inf	72 8ļǕ11Ľ13Ŋ16Ż17ń18Ŕ19Ļ27x34Ǘ
~<inj	73 30ǣ42ƃ46ž
~<ins	43 -14ƸǏ-13Ǎ-11ƒ-10ǂǦ-9ſƔǑ-8ŭ-7wQũŬƝ-6nsƅ6Ŧƣǧ7KŜŞƂƵǘǤ8ŘŚūŴƬƻ9r10ĹƳ11ĺ12ƘƦ13ǌ14ŁƭǨ15ľŲ16WţƄơ17ņǄ18ŪƩƴǩ19ŒƕǓ20ƃ23š29ŗ31ƨ32Ɠ33ǒ35ǥ38Őş40ŏ42Ǣ
~<int	63 -11ťǅ-9şǩ-8Ł-6XZ6z7ĺƵǗ8iŎƔơ9dƀǞ10ů11BłŅ12R13ŇŊ14gĶ16żǣ18ƛǝ19ƌ23N27ƪ30S32Š
~<inv	68 7ż8PŁǠ12ǩ14ƗǢ17Ǖ19ķ21Ǐǘ22Ɲ
~<ir	86 6Ƣ56Ķ
~<ira	88 58Ķ
~<is	23 -23Ũ-18ň-16Ŧ-15Š-14SņƷƸ-13c-12Ƴǘ-11k-10OĺĽ-9Ōŏţ-8gŤƃƜ-7mĻƤ-6Ɲƹ6FHŹƪǔ7ƚǄ8ƑƔǞ9lnKŅŐŽƍƒ10rĿŉŖǁǉ11XĶūƙƻƼǎǙ12RŝŵžƏƠ13afŞşƐƕƥǜǥ14uľǣ15yķƯǇ16vƫƾǅ17ĵŬųſƁƉƱ18hYŪůƟƢǗ19Iŭơ20Aŕ21sDƘƦ22TŃōƆ23QŁǟ24Jŗǈ25qƲ26pŒƊǆ27NĹƓƨ28Ŷǃǋ29ƶǖ30ű31źƅƩǛ32x33Ƈǂ34jo39i40U41ǩ42ŀ43Ǎ44tŴ
~<is>	23 -23Ũ-18ňƸ-16Ŧ-15Š-14SƷ-13cņ-12Ƴǘ-11k-10OĺĽ-9Ōŏ-8gţŤƃƜ-7mĻƤ-6Ɲƹ6FHŹǔ7ƚƪǄ8ƑƔǞ9lnKŅŐŽƍƒ10rĿŉŖǁǉ11XĶūƙƻƼǎǙ12RŝŵžƏƠ13afşƐƕƥǜǥ14uľŞǣ15yķǇ16vƫƯƾǅ17ĵŬſƁƉ18hYŪůųƟƢƱǗ19Iŭơ20Aŕ21sDƘƦ22TŃōƆ23QŁǟ24Jǈ25qŗƲ26pƊǆ27NĹŒƓ28Ŷƨǋ29ƶǃǖ30űǂ31źƅƩǛ32x33Ƈ34jo39i40U41ǩ43ŀǍ44tŴ
~<iss	82 11Ƶǂ13Ƹ30Ÿ
~<it	28 -27Ĺǩ-19lĸǔ-18qŅ-17vOŝǈ-16Ʒ-15CXşƃ-14py-13gGŹƦǑ-12Pƨǝ-11LMRŷƸ-10cǣ-9otxķŉǂǐ-8HǕǙǢ-7hzSņŪŻƗǓǜ-6Ǡ6ǏǛ7wƎ8ōƁƠ9KľŦǍ10ŋƖ11JŵƬǧ12bŘŲŴƐƯǇǘ13iĿƕƢ14Ÿ15ĵūſǟ16ƀƊ17žƘƟ18ł19nƙƼ20AFǆ21ťƓ22ĴŁǞ23ř24ŚŮƭǗ26ŒśŠ27ŊŌŎŕƉ28Uƞ29ĺŧŬ30ŭƇƫ31Ň32BŃŔŤƧ33Űǅ35Ũũų36rƆ38jŗƵ39ƒƩ40Ŗǃ42ƅ43ƪ44Ŷ46ŀ49œ67ű
~<it>	28 -26Ĺǩ-19lĸǔ-18qŅ-17Oŝǈ-16vƷ-15CXƃ-14pyş-13gGŹƦ-12PƨǑ-11LMRŷƸǝ-10cǣ-9otxŉǂ-8HķǐǕǙǢ-7hzSņŪŻƗǓǜ-6Ǡ6Ǜ7wƎ8ōƁƠǏ9KŦǍ10ľŋƖ11JŵžƬǧ12bŘŲŴƐƯǇǘ13iĿƓƕ14ŸƢ15ĵūſǟ16ƀƊ17Ɵ18ł19nƙ20AFƼǆ21ť22ĴŁǞ23ř24ŚŮƭǗ26ŒśŠ27ŊŌŎŕƉ28Uƞ29ĺŧ30ŬŭƇƫ32BŃŇŔŤƧ33Űǅ35Ũũų36rƆ38jƵ39ƒƩ40ǃ42Ŗŗƅ43ƪ44Ŷ46ŀ49œ67ű
~<its	83 -7ŗ11Ǣ13Ƙ16Ĵ22Ɠ
~<ja	86 6Y14aū15w
~<je	70 -11ŷ6l8Ū14ųƞ16Ŭ35Ƙ
~<jee	88 -14ŷ10Ū20Ŭų
~<jew	72 36Ƙ
~<jo	53 -10ƶ-9Ɯ-8oǏ-7Ōǂǅ-6iOŝƮǨ7Ǚ8tňŭŴǡ9ţ10ǍǓǔ11ŗ12ĶƦ13ǑǦ14ůƝǧ15Ƭ16RǄ19ǣ20ǩ21s30q32ǐ34Ƨ36ǈ40U45S48W49V52P
~<job	54 -9Ɯƶ-8Ǐ-6foOƮǂǨ7Ǚ8ňǡ9tţ10Ǔǔ11ŗŴ13ĶƦǑ14ƝǦǧ15ů16RƬǄ20ǣ31q33ǐ35Ƨ37ǈ44U47S49W50V53P
~<joi	82 10fŎő17Ǎ41s
~<ju	46 -13ŗ-12ōǐ-11Ƨ-10OƳǏ-9qFŦǂ-8złƏ-7ŃƥƵǄ-6DRĽŎŚŤűǓ6ZƲǚ7wUŜŲŵžƊƭ8dŴǒ9vŁŌŶƦǧ10cSƗƢ11amǙ12eơǈ13Ŋż14ƍǑ15CŔŪƻ16uŢ17K18ŭ19Ň21nŖǋ23Ĺ24œ25ķŠ26Ǉ30Ļŷ35ǀ
~<jud	85 10ż11ƿ12š17c18ķ
~<jum	77 -9Ŧ-8Ǆ10ƍ13Ň31Ţ37œ46ǀ
~<jun	85 7m9G17a21w
~<jus	47 -13ŗ-12ǐ-11ōƧ-10OǏ-9qFƳǂ-8złƏ-7ŃƥƵ-6ŚűǓ6ş7mZŒŵžƲǚ8dUŜŲżƊƍǀ9vķŁŌŴŶƭǒǧ10ƢƦ11SƗǙ12eŇ13ơǈ14ŊǑ15Cƻ16Ū17uŔ18K19ŭ21nǋ22Ŗ24Ĺ25Š26Ǉ31Ļŷ
~<ka	86 14ĵ25b26ƥ
~<ke	51 -11e-10Ĵ-9D-8sņŘ-7pHNňőƤƦǄ-6MRŷǔ6ŉ7cQWŋşŸǞǠ8ŀōũǩ9PƀƝǙ10ŚŽǒǝ11Ŀ13ƮǏ14U16tųſ17ŤƊ18ŢƷ19ǟ20Ɩ22oY30ŝ31Ƨ35Ƶ37ƥ40Ű43Ǘ62Ǩ
~<kee	53 -11eĴ-8pŘ-7sHNňƤ-6ŶŷǄǔ7xŉƶǠ8cŸǞ9WũƝ10PĿşǙǝǩ11ŋŚŽƥǒ12ŀƀ14Ǐ15U16t17YƊƮ18ōŝŤſ19ŢƷǨ20ǟ21Ű23o27Ƨ30Ǘ37Ƶ
~<kep	74 -12ō-10D-8ő8Y12ƃ15Ŷ18ŝ21Ǘ30Ű37ƥ
~<key	71 -7Ʀ-6ņ7Ƨ9Ń10v26ų31Ɩ60Ǩ
~<ki	47 -17mƪ-13c-12Ĺ-11ķ-10ƽǖ-9oŷƈ-8ks-7jzZťƅƻ-6ŇŚǋ6ĻƉƜ7bľŊŘƘƭ8XŃƝ9Lƨư10hűųƫ11iŤŴźǆ12Ƈǔ13qŶƶ14MŪƣ15wƍƹ16ĺ18Ǝ19Ʊ20ln21v22ŏ23Ƌƌ28Ư29yƩƲ30Ǆ40Ź48u49x
~<kic	81 8Ń11i13ŕ15ĺƹ16ĻŌ17Ř
~<kid	55 -18m-13c-9ķŷƽ-8o-7zŢ6ƃ8qNŭ9Ƙ10Ɯ12ľƭ13ź17Ʀƶ18ƍƲ20ƫ23w24Ʊ25ln27v34Ư36y43x48Ź59u
~<kin	55 -17Ǜ-15ƪ-10Ʀ-9ƈ-7ƫ-6ƻ6YŢ7ŃŧŮƐưƸ8qRǥ9iƉƨƹ10Ŋǟ11bĺǩ12ŴƎƝ13X14hűǆ15xŤƇ16Ʋ18ƣ21ǔ22Ū23Ǆ29ŏƋ37Ʃ
~<kit	71 -8ǖ8ł11ǈ12Lƞ13Ǝ19Ǆ26Ǜ27M38ƌ
~<kn	51 -14Ō-11ŎƂǔ-10Ĺ-9nƮƶƽ-8ŕ-7ĺŐſƭǄ-6ƞǈǗ7OƷǟ8mGĵĻĽŋŗţƐƛ9ĴŃƈǂ10ņŰŲƀ11ňƌƳ12hŒŔź13ōƎƧ14ƓƩ15c16rt17ŅŜ18w19ǃ22fƋ24A26ǩ28Ƹ38ŉ41Ŗ
~<kne	88 13Ƹ32t
~<kno	51 -14Ō-11ŎƂǔ-10Ĺ-9nƮƶƽ-8ŕ-7ĺŐſƭǄ-6ƞǈǗ7OƷǟ8mGĵĻŋŗţƐ9ĴŃƈƛ10ĽņŰŲƀǂ11Ƴ12hňŒŔźƌ13ōƎƧ14ƓƩ16cr17ŅŜ18w19ǃ20Ƹ22fƋ24A26ǩ38ŉ41Ŗ
~<l>	82 -29ŗ13ǃ23ǡ55b
~<la	41 -20Ť-16Œ-15Ǣ-13vŃŗǃ-12ĺ-11pSŢƄǝ-10ľŨƌƳ-9dPRXZŕƁǅ-8ŀŔ-7sļƒ-6xCńƅƦ6AƤ7nIJŖżƠǈǓ8Ƒ9gFűƟƭƺǘ10Ƌƙ11cťƆǉ12tŇǂǛ13Ǧ14DEţǎ15akŻƚ16b17łƈƧ18ơƲǄǩ19oŞƹǏǨ20ŵ22ņ23ǌǞ24ĵưǣ25œǊ29Ŝ30ƸǙǜ39ķ40š47ƾ
~<lab	81 -6Ś6k8ǎ11ƹ12hǜ17ƾ18ť20ƻ
~<lad	75 -8xP9ŵ10ǁ11Ɯ12ŧ14Ǆ16Ŝ17t23o24ǈ25ǣ
~<lai	81 14ŵ15Ƨ16B17Ň22Ǩ
~<lak	80 18ķ19k28g29ƙ30Ɵ
~<lan	63 -13Ƅ-8Ɓǝ-7Z-6ŗ7Ǔ8ĸňǧ9Š10Ƥ13GJ16ŇƠǩ18Ŧ21IǄ22F30ķ32ơ34D39ǌ
~<lap	78 -14Ǐ12Ǘ16Ɲ44š
~<lar	86 24ǔ32Ɔ
~<las	45 -15ĺ-13Ǣ-12ŃŒ-11vǃ-10ŤŦ-9p-8dBŕŠƉƌǅ-7GLSŅǧ-6Iľŧǝ6żƧ7wĽƪƶǦ8TƩƼǂǒ9oyŬ10ŵƑƫ11ĹŖ12łŻƲǨ13cűƋƺǘ14ǉ15ţ16ư17EƹǛ18ĵƚ21aƈƸ22š24bņŞ25Ǚ26Ǐ27Ŝ29ǊǞ31œ39ƾ
~<lat	70 -10Ƽ-8Ť-7ǩ-6Ƙ7ż8UƐǏ9L10ŻǂǙ11ƾ12ĺǕ13Oƭǟ15ǣ16ĵ19ǎǜ20Ƹ
~<law	68 -7Łŗ7ŷǓ8Ư9B10k12zQ13ŅǦ14ł18A20n27Ʋ29ǜ32ķ
~<lay	80 6Ǧ8Ƥ13VƉƧ15ĿŚ22ư
~<le	43 -17ś-15n-14Ǎ-13ň-12ľǈ-11ŝƮ-10ļŐƨƯ-9œƖƗ-8uwCHŜşţ-7yMPłŵƋƱǄǡǨ-6pBXńņƿǘ6N7rĶķĺĻĿŁŅŏšŦ8ŔŚŻƀƔƭ9AZŤƆƊƠǃ10axVǏ11ŀŋǆ12Ş13zŊōŹ14Ľ15FŃřũŽ16ų18mƉƳ19b20Ū21ƕ22hƄ23Ǝ24ǋ32ŢƧǜ33Ƣ34ƛ40ơ46Ŭ59ƶ60ǌ
~<lea	49 -16ƪ-14ś-13Ǎ-10Ǔ-9ľŕƈ-8Őƨ-7ƒƜ-6PSŀň6ōƄ7ŗŦŰƘƟ8Ĺǅ9ŇƥƬǜ10Ŋƫ11ĺũŻ12Ź13AĿƠǏ14zĻ15ŏŤƎǩ16V19Ƴ20F23Ɖ26Ƨ31ǋ36ƛ40Ţ41Ŭƶ42Ƣ49ơ64ǌ
~<lef	70 -6Ʈ9f10ĸŖ11lĶ12ŉ13ķ17ōŕ18Ɣ19Ƨ21Z24Ŭ27ƶ
~<leg	73 -15n-12y-7ơ7fǌ8ƹ13ŋ18Ʋ23ǃ24ǆ28ƶ52h
~<len	69 -11Ɩ-7ǈ9S17Ŭ21Ƅ23Ńƭ25ų51ƕ
~<les	76 -7ŗƕ12Ʀ14ƪ15ŮƒƝǇ24Ņ35ũ
~<let	58 -10ũ-9ļ-8ňǩ-6h6ŦƏ7irĵŀŁŃųƜƵ8KOūǓ9Ř10ŊƐƾ11Ƅ12Ū13N15Ǝ16š17Ŏƪ18Ś19x21Ŕ23ĽřŞ24a26Ž32b35ǜ
~<lev	71 9ǌ10ŀ11Ʃ12ƣ20Ɔ21Ɗ28m
~<li	34 -18Ţ-16Ŏ-15Ť-14pĹŏŜǇ-13ǋǠ-12Œǂ-11JZ-10ĸŚǆǐǙ-9śŭŴźǅǔ-8ňǃǑǕǝǞ-7Qőůſƛƥǒǟ-6ųƈƉƱǣ6ŉŻƬ7moyRķƀƓƤƻƽǊǛǥǦ8hŃşūƂƫǢ9agSƐƑƠƺ10lDĻŋŲżǀ11uƅƵƶǗ12iǓ13EƘƜ14rłƪǩ15dYņŶ16Ʈ17qGŨƎƧ18vKƨ19ƴƷǌǍ21ĿŇŝƭ22ƞƩ24ĺŌǡ26FUĴŬ28Ÿž29ŗ30xzP34ƿ35w37n38ŷ39Ʀ
~<lia	59 -7Ő7ƍǥ8Ƃ11Ŗ13ǚ16ơ20ƀ21ǌ29ǡ48ž
~<lic	59 -12n-8p-7Ső8Ǩ10Ƅ13ūƺ17ǀ18ao19d23Ǜ27Ź35ŷ58Ÿ
~<lie	80 -7ǧ11Š49Ŀ64Ŭ
~<lif	54 -17ŏ-16Ő-12ŗŻ-10ũ-9q-7Vǂ-6ľŒ6Pŵǈ9lű10WŨ13m14ĺ20i22Ƭ27Ƶ30ƿ31Ʒ34ƪƭ36ƴ43Ƨ45Ʃ48ƨ62Ʀ
~<lig	78 7Ɛ10š12ĺ15ż16Ō21U22Ʈ35Ż
~<lik	44 -15Ŝ-14Ť-13PŎŢǞ-12JĿǐǠ-11Ƣƨ-10ĹƦ-8ľƛ-7pqZĶśŠźǄ-6ĸƒƻ6iŀőşƂǗ7almLTƌƎƝǥ8sXťƘƯư9yFƠ10DŧƜ11AŗţŮƐǖǩ12ŋƁ13gƭ14jrYłƽ16tŨűžƿǍ17vRŉ19ŃŲ20xņ21ĻŌ23Ĵƶ28K30Ŷ31U33Ň36ŝƞ
~<lim	58 -6Ś7ŠŤŻ8Ƙ10y12Ƒ14Ǧ15Ɠ16Ŗ18Ǣ20Ǔ31ǡ54ŗ
~<lin	62 -9GƦ-7œ6Ǣ7ŕ8rwņŋ9EVXǘǩ10a11OŚƛƫ12Ƒ13ĴǊǞ15S16s17łŌƷǄ18IŁ25Ɣ28qP
~<liq	88 -32Ÿ-8ŷ11Y14ƿ49Ǜ
~<lis	61 -9ųǘ-8Ǚ-7CƷ-6Ţ7ahPĿƕǧ8şǥ9rƫǏ10ń11n12Ɯ13ƒ14oƅǐ15Ɨ16ĺƎ18ƻǗ19Ŭǌ20Ƙ21ľ22ǩ33ŷ
~<lit	58 -10Ǉ-7hƛ-6ű6Ũ7gņŐƜ8cdIĺŽƎƝƹ9ĶƳƻ10zļ11Y12ƞƦ13Ŋ14ż15Ư16vœ17Ņ24w27ux
~<liv	56 -13ŝ-10AT-8Ư-7frŒŘƭǋǩ-6Iń6E7XŖƚƽ8Hƃ9Ŀƅ11DƠ12S14lŷƲ15ƟƢ17qķǍ18hƞƣ20Ƥ25Ʒ29C30Ʈ34P36F41zG67n
~<ll	78 13ǐ21ǃ51ǆ
~<llc	78 13ǐ21ǃ51ǆ
~<lo	39 -29ŭ-17ǩ-15ű-13iƒǇ-12ƽ-11qōƦ-10nņŏƆƛƝ-9aŖƩ-8xDœşž-7hFKPWYĴŊŪŲźƋƴƶǆǈǍǟǠ-6LļŀƈƢǄǐǛ6łƣǙ7MŃƧǘ8vřſƍƬ9zĹŘŝū10ƙǊ11GRŕšƺ12sJĺŧŰƃƯǞ13Ɣ14ĻŎƉ15ǔ16Ţ17Ƈ18ĵ19ŇŶƐƜ20ůƑƱǝ21S22Ņť24OZǋ25lŚŬ26ţ27ƥƭǅ28ƕƞ29Ʈ30ķľ34Ŀƪ35ő42Ɵ47Ƴ
~<loa	57 -8Ǟ10Ɓ11k16Ʈ25Ɣ33Ʊ45ZŬ48ƕ59ƪ
~<loc	64 -15Ɗ-8Ż-6ű7Ǝ10ŎŰǔ12MŐ15ľǎ16Q17Cƣ19ƍǞ20Ō22l23ǘ34ǋ55ƥ
~<log	82 -6ǔ12Ő15Ǘ18Ƈ20Ś21Ɛ
~<lon	53 -22ŭ-12Őƶ-11Š-10t-9i-8ǥ-7ŗűǟ-6DƩ6ǌ7ĿŸƼ8ŀƏ9v10Ƅ11g12lřƈ16ŝū19Ʈ20ŕš22ŧ23G24ť25ǝ35Ɵ36ů39O41S43ǅ45ƭ47ő
~<loo	53 -17ƈ-12ŭǩ-11ƒ-9q-8gŐ-6Q6AVŁŎŵƖ8jŨ9pXƇǥ10fyĿǙ11ŶƫƷ12JŜ14ľ15RĹĻłƉǞ17Ɛ18szńſǊ19HŃ20Š21Ƭ23ĵŇ24ĺƯ28Ś
~<lor	86 7ĹŹ11k12b14v
~<los	59 -13ƽ-11ŗ-7ōżǘ-6ǜ6Ɓǀ7Ǚ8IőƨƮ9Ş11ŧŨũ14ƺǓǝ15ƃǔ17Ť20Ƨ23ňŘ26ť31ķ33Ŀ47ţ81Ƴ
~<lot	67 -8Ǉ-7ň7sĿřśƨ8NRƚǟ9ŻƇ10tżƙơ13ǖ17Ň19Ű26Ɵ33Ƒ34Ɯ39ķ
~<lov	68 -19H-8Ţ-6ŀ7ƟǄ8Bŝǃ9ƉƊƘƶ10rƑ12tMǋ13l15ǔ19ƅ27U29Ŷ66ƞ
~<low	67 -16ŧ-11Š-10ń8ĵŮ9ƺ10cJ13Ļƃ16Ɨ17Ŏ19ŗƙ24Ɗ30ľ49Ņ
~<loy	82 12Ǘ25ő46Ţ
~<lu	74 -7x8Ĵ9O10Pư11ţ12ŌŹ13L15NĽƓ27o28Ǖ
~<luc	85 -8x12ţ13P14Ź32o
~<lum	85 11Ĵ18Ɠ33Ǖ
~<lun	83 10O11ư14Ō15L17NĽ
~<m>	82 -10Š25b28ſ53L
~<ma	37 -21ǉ-20Œ-16ǟ-14i-12ũǞ-11tyřŞǘ-10JQŖ-9PŝŧǛ-8dkNŤűſ-7BILķœŚŹƕƪƯƵƶǂǃ-6bWĴŽžƀƘƜƧƷ6UŶƉǣ7GŃňţƔƫǐǜǝ8OĻĽŁŕŬŴƌƣǎ9EļņŮŵƭƱǕ10xżƼǚ11hVYŢŲƞ12ĺƖǒ13oųǑǔǗ14ĹĿůƆ15łƛǈ16zƳ17aTĶńƊƹƿǩ18ľ19KŗǨ20ŎŪ21Ǐ23n24Ƈơ25cu26ǌ28Ǆǋ31f32Ǉ38Ʈ51D
~<mac	70 7ņ8ƛ10ǖ11Ƽ13l20Ǣ29ǝ51Ǐ
~<mad	60 -11ƒ-8ƈ7Ń8ƗƤƽƾ9ņƲǆǍ12Ũ14Ɖ15ƌǜ16xĹ18ƞ22ŠŶ23ǩ29Ƈ33ĺ
~<mai	63 -23P-15J-11B-10Ɵ-8ƒ-7ŷ-6ǩ7ŭŴż8Ŝǋ9ķĸ11Ĵǖ12ǝ14UƊ16Ǖ17ľ19E22ĽǄ24ļ25ų28ƛ41K63D
~<mak	54 -11Ĵ-9ŭ-8AŗƣǞǩ-7ŠǑ-6ķŸ6ƌƏƞƬ7sņƎ8ŐƄ9ŃŌŢ10Oǀǔ11Ňǐ12Ŀ13qǄǚ15Z16xŪǒ17cP19ŀƮ20Ŭ21Ļ22ů23Ł25ơ26TňŎ30ł33ǌ
~<mal	83 10ŭǚ14ŵ15Ǎ19ǋ20a
~<mam	83 7Ƥ9ǀ10T11ƽ13a15ƨ36z
~<man	46 -22ǉ-15Ǎ-13ǟ-11Ɖ-8xQ-7iŨŹǖ-6tŐŭƙƦǘǢ6ǌ7Ųƻ8Ƣ9ŵŻƩƭǧ10cŴƋ11ƇƟ12ŕţżƖǣ13VŷƊƔƿǄ14GŸǔ15ŪŮ16ůǎǩ17Ŀƹ18Ɔ20hƳǈ21Ǘ22ǋ25ńƣǑ27ơǨ30n32Ʈ33u45Ǉ
~<mar	64 -8ǩ-6sƶ8ruƓ9qŔ10źǈ11ƹ12Y13ŭ16Fƿ17Ţ18ƥ20H23ƫ27ƒ31o59f
~<mas	88 14m
~<mat	70 7zƅ8ƃ9Yťƚƭ11V12Ǖ13Ř15c16ō18Ɖ19A25ų30ľ36Ķ
~<may	68 -8m10vƖ11Ĺ12Ʀ14Ʈ16Ŋǩ17acƱ
~<me	35 -16B-11ǃ-10Ų-9GŏŐƩ-8yIşƸǓ-7pvwĵŧźƧ-6ţƓ6ŗŠƊ7eEĿŃņ8iŀŅŢŷżǏ9PƎƠ10juUłœũūǍǖ11aLQƂƴ12cŪ13Ƴ14ZŦ15dƉ16hl17nĽ18bOŊ19ř20ƬǄ21ńǈ23ŉŎ24Ĺ25Ť27ǂ29ļ30ƃ31Ǜ33M34ō35ǩ45ň48ƻ49ś
~<me>	37 -16B-10ĺ-8GŐƩǃ-7pwAKǓǚ-6vyĵŧź6stƎƬưǆǌǥ7aDŁűƁƚƥǧ8EĸĽņŠũƊǛǞ9eŃƴ10iŅřŢŦƳǏ11MĿŀŗżƠ12UłœūƂǖ13juOPŷ14c15LńŪ17dZǈ18lō19n21bĹŊŎ24Ǆ25ǩ27ŉ29Ť32ļ39ň53ś
~<mea	69 -11Ň-8Ųƾ7zƯ8ŵǚ9Ǝ10ƺǩ12ĺŽ23ň29Ǜ31Ƭ39ō
~<med	65 -6ƨ8fƽ11ǁ12Q14Ǘ15Ƽ17W52ǂ66ƻ69ƃ
~<mee	74 -6ŗ10Ɲ12aƦ16O43M
~<mem	85 -16n-7I16ƣ17h18Ľ26ř
~<men	81 13Aƽ14n16hX18ż19ń38Ǜ
~<mes	78 -6ŀ9ũƳ11h13Ŧǋ14Ĺ18ť19ŝ23K
~<met	75 -9Ƈ7Ľ9MŎ17Ǎ22Ƶ26Ɖ27ƻ
~<mi	48 -11IĶŀŐƽ-10j-9ũǝ-8ŒƟǔ-7dĴŇŠŦŪ-6Bǈ6hQŅŝ7ķŗŜƠǂǐǧ8űŴǕ9ź10tĻŚƻ11nDł12Ǚ13X14ś15wƉǏ16ń17iMŞ18xĿ19ŎšƏ21ž22Ƭ26ǎ27Ŋ28Nǚ31aǁ32ō38ů48O59Ů
~<mid	76 -8Ō-7ũ6ĵ7L15a18i23N27ǎ
~<mig	81 -7ƶ9Ɯǚ12ǁ13o14H17y19ǎ20ō
~<mil	63 -7j10U11Qǐ13Ǖ15Ŵź17ǩ18ƻ19D27Ə42ů80Ů
~<min	55 -12ǩ-9ĶƷƽ-8ǝ-7Ɵ-6I6evPZŋ7ŃƉǠ8ŌŸ9ciŅŜůǧ10ĽƠƯ11ķŗ12Ŏ13Śű14Ļł17Xś19N21ń22M26Ŀž29ǁ30Ƭ34Ŋ57O
~<mir	76 -6Ư23n24x29w
~<mis	68 -12Ő-7UĴ9prǟ11s12Ŏǂ13ŁƉƷ15ŝ18t20Ǚ21Ş25a30š35ǚ40ō
~<mo	37 -13űƗ-12sQŞ-11xǈ-10ŁƌƬǌǞǟ-9jBMSWŜǗ-8cltuķŖŠţŬƓƜƵǆ-7ĻśūƑƙƚƻǅǐ-6ńŹƴƾǑ6ůƝ7VŝŽ8dšźƩƷ9vLňŧƯǉ10gŏŷƎƲǔ11Ő12iNƫ13ĹƘǩ14ŕž15YŃŲƞ16œƕǊ17Ať18n19rTŢŪ20XŀǄ21ĺ22Ƥƽ23ōŒ27Ơ28Ŀǝ29Ĵǣ30Ů32Z33Gľ37Ɣ40H41Ʈ46y58z
~<mob	88 -6Ƒ11C15IƷ
~<mod	71 17Ŕ19ǩ27Ū65ǣ
~<mom	68 7Ź8ư11qŵƽ12Ư15Ƥ16ŷƳ18Ő24ŏ37N58z
~<mon	46 -14ǔ-11ŭ-9Ş-8ǌ-7ĻƗƬ-6nķŁňŷǈ6zĺ7rĹľłƱƶ8pvGĿǉ9ǖǨ10ǚǠ11ŀŮƃƫǊ12Řťǘ13ĶŽƝ14d15Ņš16Ǝ17ŧ18A19Ƥ22Y23ŕ26TŲƔ28X29Z33Œ36ǝ37Ơ42ĴƮ
~<mor	51 -12u-11ǩ-10ǟ-9ŗ-8sű-7ƶǨ-6xUƗǞ6ƩƽǇ7vőŞƒǁǂǡ8ľźƿ9AĻǤ10ƪǄ11JZŕŨƺǦ13ŃǙ14irƮ15ŷ16gů17Ŀũ19Vň21Y24Lž28œƕ38ō39Ɣ40y
~<mos	57 -9Şƪ-7ſ-6ƌ6ķ7nU8ŝƦ9ĺ10Y12Xǩ13ŭƲ14Ĺų15Ǆ16Ǌ19Ƙ20Ů26ŗ30Ŀ34ľǔ
~<mot	62 -9B9Ŀ10şƫ12Ʋǀ13Ż15n16ſ17Ū19Ť26ƽ49z
~<mou	86 -6Ũ11k13rň19ļ23ŝ
~<mov	61 -6Ť6ŭ9ĵŃ10ǩ11ť12Ő13Ƥ17Ō21n23ĺƷ30ŀ32ƞ38Ţ40y43G80H
~<mr	86 -11ń40a42f
~<mrs	88 20a43f
~<mu	44 -22Ƃ-11ŧ-10Ť-9ŇŷǂǄ-8tuHĴĸŪŵƆƭƽ-7WŎŏŭƳǇ-6RƤ6ƺ7ŕƔƥƶ8ŰűǢ9Ŷƚǌ10ŐƊư11zƘƝ12ŬŹƌƱ14OĶžǓ15Ǧ17Ř18XǛǡ19TƓǊ20YƠƨ22ķĿ23ƪǏ24ŗƃǉ25ŅŮ27ƒƗ28Ʀ33œ35Ŧ36ǩ38Ƭ44Œ
~<muc	44 -21Ƃ-10Ťŧ-9ŷǂ-8tĴĸŨŵƆƭƽ-7ŇŎŪƳǇǔ-6RWşŭų6q7ŕŢƔƥƺ8űƶǢ10Ɗƚưǌ11zƘƝ12ŬŹƱ13ƌ14žǓ15OĶǦǩ17Ř18Ǜǡ19XǊ20TYƓƠ21ƨ22ķĿ23ƪǏ24ŗƃ25ǉ26ŅŮ27ƒ28ƗƦ33œ36Ŧ38Ƭ44Œ
~<mus	81 -11Ǆ12xǔ13c14Űų15Ŷ40ǩ
~<my	55 -11K-7Ĺł-6ķ6ǆǠ7oQUŀƒƲǟ8ƻǞ9Ŀń10z11ņư12ǖ13g14fjkŮŻ15ō16M18J19b20L31ĽŶ39ǩ48ļ
~<my>	55 -11K-7Ĺł-6ķ6VňŤƽǆ7oQŻƒƲǟǠ8UŀǞ9ń10Ŀ11zņư12ǖ14fŮ15j16Mō18J19b21LŶ31Ľ41ǩ49ļ
~<mys	82 7m8ǚ11Ż14Ŷ16ƻ17g
~<n>	82 12w25ū49b
~<na	49 -17ǩ-14ņ-13p-11q-9sƝǄ-7Ŗǂǋǥ-6OŹ6ƚƢǆ7hCLƜ8ų9ļƲ10ŷǌ12AǓ13ǧ14ƯƻƾǐǠ15Ľơ17Ǘ18ķ19ƕ20l22ř25F27Ŝ29Q38b40Őƫ41o51a63ǃ77w
~<nam	49 -14ņ-12p-11q-9ƝǄ-8s-7ǂǋǥǩ-6OŖ7LƚƢǆ8h10ļƲǌ11ŷ12AǓ13ǧ14ƻƾ15ĽơǐǠ18ķǗ19ƕ22ř23Ő26F28Ŝ31Q38b41oƫ52a64ǃ77w
~<nan	86 10ų14Ɯ32Ư
~<nat	83 -15ǩ11ő14Š28Ő37l
~<ne	40 -16ŜǓ-15Ŗ-12ƽǥ-11ľŇŝƛǈǒ-10wŷƱ-9IŉŊŨƩǟ-8kDWXňűƦǋǛǨ-7rNĽłńŞşŢƉƮǐǗ-6Lś6ƿ7amEHőŘūƀƍƒǡ8uǊǢ9xzĿƵ10p11Œƫ12řŪƌƏƚƜ13eƭ14VƤƬƯ15Ŷ17YŗƖ18ķŹ19iĺƕǀ20ǁ21SŎŕƈ22Ɓ25ŃǅǍ28y29ĹǙ30CƅƙǦ31Łƞǧ34Ǟ36G43Ƅ
~<nea	67 -9Iƛ8Ɲǘ10ƑƷ16ƚ18z20Ǚ21Ś24Ə33C39ƙ
~<nee	47 -10Iǒ-9ǩ-8ľŊŖžƗƦƽ-7ĻŉǞ-6ŇŤŬ6Ųǉǌ7ƅƍƖƫƺǅǠǢ8EOŭǆ9gFƒǏ10c11sYŘƜƾǡ12uvŪū13mƤǊ15p16Ń17GƁ18eƕ19Ư22Ƭ23Ĺ26ǁ30Ŏ32ƭ39ǧ40Ł41Ǧ44Ƅ
~<nei	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~<ner	83 8Ƽ14ǀ35Ŀ
~<nes	86 -14ƭ14Ķ21Y46y
~<net	82 -7Ɨ6ƪ7J14Ǖ44ķ
~<nev	68 -9ŷ-6Ǜ7TƲǔǜǝ8ƙ9ƚƴƵƿ10ƹ11lŧ12ņ13ő15ǀǙ21a
~<new	56 -18Ǔ-12Ŝǋ-10ŭ-9Ʃ-8ǩ-7cŷ-6opDƇ6Ǆ7Ńőƀƻ8ũƋƕ9ŕƄ11U12Ɓ15Ǚ16ŒƗ20xĺŗ22Ĺƌ23Ƶ26G28Źƈƞ31SŶ33ǅ34i37ƅ41Ǟ
~<nex	66 -7Ʊ-6ƭ7m8p10ŗǀ11Ńƫ12ſ13H14ǖ16ĺřǩ19Ǟ22yŕƖ30V43Ǎ
~<ni	57 -14ŝ-13Ʊ-10Ʃ-8Ŗ-7C-6tQŀ6Ǜ7coPŨƁƧǎ8qƐ9iƻǃǩ10ǉ11ş12ŧǏ13ľƪ14UŶ15hLųƘƹ16F19n24RĿǑ26x30ƞ32jŰ
~<nic	66 -16ǎ-11Ʃ-8ŝ-6Ǆ6m7ļľŬ8oƌ9cGƁƧ10q11U12iPǃǉ14ƞ15ƪ17şŶ18ŧƘ19F21ƹ27j
~<nig	62 -7ŝ6L7ƿ8ľŨǘǛ9j10Ɛ11ƻ14Ǐǩ19ƞ22ǎ23n28R29x30Ŀ36Ű
~<nin	88 -18Ʊ8d15L39Ǒ
~<no	36 -24Ŕ-17ķƬ-15ŝ-14iƧǈǎ-13VƓƶ-12ŎƗ-11ųƏ-10yCǅǐ-9ĿŢǃ-8kļœşŧƅƩƫǋǗ-7UYőŤŪūƕƚƛǄǊǖ-6ƌƵ6hHPƪ7nŲƊƻƾ8frFĸŽƍǒ9uĵź10GŕƤƳ11bĹňƟǠ12gRŷǟ13ŌŗŘŬǑ14ŊţƃƸ15Ŗż16KŉƱƹ17Tƨǁ18Ĵǩ19Ńũ20Ľō21ƿ23cŇ25Xŵ26vŐ27LŞ28sZ29Œ30ſ32Ũǥ33ĺ37ƴ39N40ŀ43ŏ46š
~<no>	55 -31Ŕ-11ŧ-10ňǩ-9Ő-8Ĵŗ-7ŁŘŝ-6OķŴǑ6ƨǀ7LƊƑưƽǤ8cXŖ9hsWĽƳǚ10Zŏż11ǡ12ţƄ13řŤŽ15l16u18Ɓƃ19Ń20ſƿ22ŉ26Ň28ǁ30ŵ33š59ƴ
~<nob	70 -9G7K9ŁƯƿ11ƺ12ƭ13Ŗ16ŷ25Ş27g28Ɵ
~<noi	86 -12Ə11N13Ǝ25ǩ
~<non	77 7Ş9ǂ10ǥ12ƀ13x21ƹ40š
~<nor	62 -7ĸ7l8C10Ǐ11ł12j13ƾ15A16D20ŭ27RT
~<nos	86 11l18ź20Ŋ
~<not	44 -11łřƧƶǇǈ-10ķƦ-9YŤ-8pxCŎũŴƬǞ-7iqVǋ-6ŝƗ6lĹľŃť7eŌŗŲƃǒ8hEMŖŽƪƷƸ9rBGKŇƒƙƹǙǝ10mĵŅŕšŨŵƤ11Qƥ12XŏźżƴǨ13ĽŘ14ƨ15c16ŬƱ18Ǡ19Ǒ21b22v24ſ26L28Ş30Zǩ35ō58ŀ
~<now	48 -13Qǩ-12ŀş-11AƓƬ-10ǎ-9jĿŤ-8iCVŽƅƷ-7ōŭ-6bŢ6ŅŊ7PŸŹƻ9rŲǇ10zŘŚ11cfxFĹű12qGHƿ13vS14nĸ15Ʀ18ňŗŴǟ21s22Ō26Ĵ29ũ34Ũ35ǥ39Ő46ŏ48ĺ50Œ59N
~<nu	50 -16ŷ-13Ś-12ő-8vAŖǩ-7Jţƣ-6GMĽ6ſưǙ7ĸŗƒ8ǔ9ŒŘ10Ǉ11cŜž12ľ13P14qyŞ16CEĻ18ļƬǠ19Ÿ20Ň21Ƽ22Sǁ23XŅ24D25Ǩ26Ǘ30Q35eū37ř44I
~<num	51 -13Ś-9ŷ-8v-7AJŖƣǩ-6Ľ6ǉ7ſǙ8ŗƒǔ10Ř11Ǉ12ŇŒŜž13ľ15y16c17EĻ18Ƭ19CļǠ20Ÿ22Ƽ24XŅ25D26Ǩ27Ǘ36e37ū38ř46I
~<nur	76 -15ő-7G-6M13Q23P24q36S37ǁ
~<nut	82 -12ŷ6Ɠ12ư13Ň15t33Ş
~<o>	78 -7Ƭ8c15Ɯ16ř34d36ǥ51ǚ
~<oa	83 -6Ǝ11ũ13Ɛ22D38Ƒ
~<oak	83 -6Ǝ11ũ13Ɛ22D38Ƒ
~<ob	88 12ŋ14b30ǁ
~<oc	76 21q28P33ǡ
~<occ	76 21q28P33ǡ
~<od	83 7Ŵ16o38Ů
~<odo	85 16o39Ů
~<of	33 -17Ź-16ŌŶƳ-15o-14VǇ-13bŠǝ-12ĹŎ-11fGLĽũǎ-10FĶşŢŰ-9wţƓƗƘƼ-8łƒƛ-7ŉœŔŖƦ-6Żǜ6TƱ7jŅňŊƐƔƖƨǟ8tuķņŽƁƚƜ9kQľŘŲƄƙƬƭƴ10Śǖ11ĴƋƤƧ12lsŀƃǣ13MYĿŜŪƎƕƩƵǀǋǌǘ14pxEKOSĸńųƿ15qUŦūƆǏǞ16rzCŗŬǛ17eśƽ18NƟ19ŋŐťű20ƥ21Ƃƣ22ƝƲ23Ɖ24ǒ25Ƈǔ26g33ǈ34R35ŇǄ
~<of>	35 -17Ō-15o-14ŶƳ-13IV-12bŠŹǇ-11Ŏşǚǝ-10fłŵ-9ĶĹĽšŰ-8wGMţŭůƒƓƼǡ-7cFũſƔƗƘ-6LźƌƦ6mn7jWōŜŤƮƿǃ8TųƢǘ9lŏūƚƨǀ10iŃňŚŪƧ11stNņŊřƎƝƭ12qQRĴľǟ13ƋƙƱǋǖ14ŗťƤǣ15egYś16pĸƂƩ17xESĿƆƵǌǏǞ18zǛ19Kǈ20rCŦƣƥƽ22Ő23űƲ25ǒ26Ɖ28Ƈ29Ňǔ31Ǆ
~<off	49 -12Ń-11ƛ-9ŢŮƱǜ-8œƶǎ-7LŦ-6FľŏƮ6ƁǤ7uĴūŽƄǄ8ŗťƂƃƬǘǚ9ŜůƖƴ10eNŀƧƾ11ŅƥǛ12ķŇŵǋ13Uǩ14yŁńšź15ƒƝǊ16ƕ17kƟơǈ18g19BƔ20Oǣ21Iŋ22ĺŬ29M36R
~<oft	70 -14Ǜ6ŭ7Ů9Ŝ12Ɛ13ǀ15Ɯ19ų20ƿ21Ɵ25Ų
~<oh	61 -12Ŕ-10ǩ-9ŷ-8ŝ-7DƛǢ-6ǅǐ6dqCŅƌƐƞơ7ĶœŲŶƅƎƔǋ8axNĿńũŬż9gPWǃ10EIŪ11Ő13ō14Ź15lU16G20Qǖ21š25Ť
~<oh>	61 -12Ŕ-9ŷ-8ŝ-7DƛǢ-6ǅǐǩ6dqŅƌƐƞơ7CĶœŲŶƅƎƔǋ8axNĿńũŬż9gPWǃ10EIŪ11Ő13ō14Ź15U16G20ǖ21Qš25Ť
~<ohi	88 6ź16l
~<ok	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮƴ7tĴľŗŵǥ8OUňŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
~<oka	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮƴ7tĴľŗŵǥ8OUňŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
~<ol	50 -21ſ-19Ɖ-13ƨǞ-12u-11Ņ-10ŭǟ-9ǩ-7oŨƞƣ-6nǋ6ŀǅ7őŗũǂ8KšƩ9zĽƗ11Ÿƀ12DĶ15y16SŤƽ18ņ19w29Ǎ34Ź36ƈ39c46Ƶ51Ƌ52œ62p70ƅ73v
~<old	50 -21ſ-19Ɖ-15t-13ƨǞ-12u-11Ņ-10ŭǟ-9ǩ-7oŨƞƣ-6nǋ6ŀǅ7őŗũǂ8KšƩ9zĽƗ11Ÿƀ12D15y16SŤƽ18ņ19w21Ķ29Ǎ34Ź36ƈ39c46Ƶ51Ƌ52œ62p70ƅ73v
~<on	29 -24ƙ-21ŎǓ-19ŊǞ-18Ƥ-16lpǩ-14LŒƳǝ-13YŃ-12eG-11Oŏšư-10tŀśƧǉ-9HNťƗ-8oPŜƬƭǌǟǠ-7ķŝŹƞƱƽǏ-6ňƊǁ6ĸńŷǘ7aVĴōƖǤ8cŐƎ9iFŴƄƘǜ10zļŠŤŧŰŻƮ11DŽ12EľŔřŲ13vşż14Ĺƈ15AIŵ16QŁŚǃǡ17gsyBƃƿǢǨ18ŉŗ19ƇƉǒǕ20Ŧǈǣ21fuƛ23űƜ24ŪƓƯǦ25ĿƁƫǗ26Ƶǖ27Zƀǥ28bǇ29łƺ30ƪ31ŘƢ32ŕ33ƌ34ų36Ŭ37ţŮƻ40ſ44ƨ45Ɣ47Ʀ
~<on>	32 -26Ǟ-20ƙ-19ŏ-17Ƴ-16Ŋǉ-15Ƥ-14JŎƬǓ-13ǔ-12lĻŇƼ-11ehƧƩ-10YŶžưǝ-9LOXŅň-8pGľņśŝšƆǁǋ-7ŃŴ-6iőŒşŸǠ6ŠƝƠǤ7ŪŻƟǡ8ƵǈǕ9ŷƖƛ10AĸŲƄƺǖǣǨ11zļ12ŉ13rŕ14TōƉǒ15aŧŰƮƻ16ĺţƈǃ17fgyŔŤ18BǢ19DŗřƃƇƿǦ20QŚƫǇ21cł22Ĺ23ĿŁ24sŦƀƜ26ƪ27ǥ28Ɓ30Ƣ31ZƯ32ƓǗ33ű36Ř40Ʀ41Ŭƌ42ſ45Ɣ48Ů54ƨ
~<onc	73 -7ŭ7ƫ8yǜ9ňǀ10sţųƻ11Ũ13Ƨ14ĴƵ15Ų16ũ21V
~<one	43 -26ǩ-17a-15Tĺ-13npDKŎ-12ŷǓ-11ŀƨǂǚ-10YŃƗƮ-9rtHŖƝǄ-8oMĹŨŮƌƱǌ-7jsGLUōƕƧƯƳƾǖǗ-6lNVķŁňŚŢťŰƋƓǝǟ6mŅƔǆ7ŞƬ8ŠſƩ9Aŏǒ10ŽƀƉǈ11ŉůǨ12XƼǦ13hEŇƎǜ14fJłŐżǣ15œŘǍ16yǕ17ńƆ18Ļņƛ19v20I21iƦ22w25Ŷ27ŵ28ľƻ30ŕ31Ƶ32ƺ33Ūųǋǡ35Ŵ36uţ37ş38b43ǔ
~<onl	61 -10Ş-9T-8Ŗ-7ŠŶǓ6ƪ8ǈǢ9ƘƳ10ƾ11K12Ļţŷ13ŲǕ15ƀƢǚǛ16ĽľǇ17Ū18ŭų20Ʈ21ń23Ņ42ǖ
~<oo	80 -7ƚ7ƈ9k11Żƌ13HƘ14Ŷ16ǃ
~<ooh	81 -7ƚ7ƈ9k12ƌ13H14ŶƘ16ǃ
~<op	61 -11R-9S-7Ŀ-6Ɵ6Ǉ7ķĻǃ8ŊƑ9Ű10ţ12Ň14Ţ15ŌǨ17A18ŷ22Ǟ25Wǝ42ǋ52ǎ60ǅ
~<ope	63 -11R-9S-7Ŀ7ķǇ8Ƒǃ9Ŋ10ţŰ15Ţ16Ǩ18ŷ23Ǟ26Wǝ44ǋ54ǎ63ǅ
~<opi	88 12Ļ25A
~<opt	85 9ǣ19Ň25Ō
~<or	31 -43ǩ-12Hŗ-11Ţ-10Bƕ-9XœŹƱƳ-8ejrsŌƁƚǥ-7dwŚťƅƠ-6VƓ6yƖǔǨ7gvƀƥǜǞ8tDYƎǑ9EŁŎŰŸƆǕ10pSTľńšƑƺǃǛ11muPŕţůżƗƩ12ļźŻƽǟ13IŤƭǄ14MķĹž15CǆǇ16ŲųƃƐ17qŪƄƹ18ŭűƔ19ǡ20Ŭ21şƇ22Ňƍƿǂ23ĵ25Ɖ26Ƌ28bL29KĴ30F32ƣ33Ř36Ƽ48f
~<or>	31 -43ǩ-14l-12ŗ-11HŢ-10Bƕ-9œŹƱƳ-8ejrXƁƚǥ-7dsŌŚťƅƠ-6ŨƓ6yŒƖƛǆǋǔǗǨ7vƀƥǜǞ8gtDYƎǑ9EŰŸƆ10pSTľŁšƑƺǃǛ11muńŕţůżƗ12PļźŻƄƩǟ13IŤƭƽǄ14MķĹž15Ǉ16CųƃƐ17ŪŲ18qŭűƔƹ19Ƌǡ20Ŭ21şƇ22Ňƍƿǂ24ĵ26Ɖ28L29bKĴ30F32ƣ33Ř36Ƽ49f
~<ord	85 10Ƴ12ŨƄ13ƾ15Ǖ20Ŏ
~<ori	76 9Š14Ƌ17ƈƌ25l
~<ot	57 -14Ǎ-12n-11Ŧ-9ǥ-8ŏŭ-7Ĵœ-6ǩ6Ƹ7ňŷǋǦ8oŞ9ſƵ10w11ű12ųǈ13Ū15Z18u19Ǉ21ǂ23ķ24ł36ž37ŅƑ39ş45Ŵ52ń
~<oth	57 -14Ǎ-12n-11Ŧ-9ǥ-8ŏŭ-7Ĵœ-6ǩ6Ƹ7ňŷǋǦ8oŞ9ſƵ10w11ű12ųǈ13Ū15Z18u19Ǉ21ǂ23ķ24ł36ž37ŅƑ39ş45Ŵ52ń
~<ou	44 -18H-16FķƠ-14Ũƛ-12Ŏǖ-11ŀŶƮ-10LTĿǛǩ-9ŝǇ-8łŔŹƨƷǒ-7ĶŏŢŮŴŵƈƋƒƢƯƼ-6ipŃŞƅǜ6zŧŭƊƧǋ7ŠťƔƱ8lCŋŒŤƍƕǣ9ŦƗǈǎǢ10Mőţ11ŚƇƦ13ŘƏǨ14qǐǞ15bxŰƵǃ16ŕǀ17UŐ18ŗƜǅ19QĺĽƩ20ƚ22ĸƸ24Ĵō27VĻǉ28Ɲ29ƪ32Ǒ33yļ36g47j
~<ouc	88 -8Œ9ņ14Ŧ16ǣ18œ
~<oug	86 14ř33ō
~<our	70 -8ǖ6Ľ7Gǎ8ĹŋƔƟǝ9jĻŌ11x12Ƶ20M64ļ
~<out	44 -17H-16Ơ-15Fķ-13Ũƛ-12Ŏ-10LœŶ-9GTĿŝƮǇǛǝ-8ŀŔǒǩ-7łņŏƋƒƢƨƯǖ-6pŢŮŴŷƈƼ6zŧŭżƊƧǙ7ťƵ8lxōŠƍƱǋ9CŤŦƕǢ10ţƗǈ11őŚƇƦ12Œ13Ř14qƏǐǨ15ĽŰǃǞ16bǀ17Őŕ18Uŗǅ19QƜ20ĺƩƸ21ƚ24ĸ25Ĵ27Ļ28VƝǉ30ƪ32Ǒ34y36g41j
~<ov	48 -14Ō-13X-12Jǎ-11Ƭ-10GƗǌ-9lŐƂƯƱ-8BŠŹƟƭ-7ŔŗƝ-6Iǥ6Wƺƾǡ7jŸƞ8hĴƘ9N10AMļƸǠ11rvőƛǕ12tŝƆǍ13iF14Sǖ15CĿňŕŰǇ17xƒ18RƜ20UƑ21ŒŻǨ22ŦǦ23QŖƠǊ25śǞ30Ŝ31Ů33T39Ǐ
~<ove	48 -14Ō-13X-12Jǎ-11Ƭ-10GƗǌ-9lŐƂƯƱ-8BŠŹƟƭ-7ŔŗƝ-6Iǥ6Wƺƾǡ7jŸƞ8hĴƘ9N10AMļƸǠ11rvőƛǕ12tŝƆǍ13iF14Sǖ15CĿňŕŰǇ17xƒ18RƜ20UƑ21ŒŻǨ22ŦǦ23QŖƠǊ25śǞ30Ŝ31Ů33T39Ǐ
~<ow	47 -29Ǎ-14Ų-13U-12ǈ-10Aŏşǝ-9PłŵƝƠƣǇ-8ŭűƕ-7pOŤƞ-6ĿƩ6QǏ7aƍƨǠ8ƅǌ9Yư10ňŹ11ǥ12Ʒ13Ŧǃ15Ł18ƢǨ19zǅ20Ǒ21V22Ʀ23ǐǛ26Ɨơ27ǒ29ǟ31Ƙ32ƀ33Z40ǋ45Ɣ50ķ53Ŭ66F68ǆ
~<owe	66 -9A10ƪ11ķƁ12ŉ33Ŭ45Ɣ51Z
~<own	48 -30Ǎ-14Ų-13U-12ǈ-10ŏ-9PłŵƣǇǝ-8ƝƠ-7pOşű-6ŭƩ6ųǀ7aQƨǏ8ƅƍǌǠ9ư10Yň11Ź12ǥ13ŦƔƷǃ15Ł18Ǩ19zƢǅ20Ǒ22V23ƦǛ24ǐ25Ŭ26ơ28Ɨǒ30ǟ32Ƙ33ƀ41ǋ43ķ68F69ǆ
~<p>	83 -17ǩ-6Ƭ6D8ś14ź39ǥ70ƃ
~<pa	36 -21ĺƸǔ-20Ĺ-17ĻŔ-15yBŮ-14Ń-13xŜŭƗǊǞ-12ŇǏ-11nvDĽųǈ-10dĶŌŝŢƈƟƴ-9abjłŎŐőŷƓƘƞ-8ńŏűŶƅƻǓ-7gmLNŹƄƤƵǅ-6wŪƎƚƼǋǐ6ķļƉƩǢ7OōśŠƆ8lCTƥǃ9Ʋ10pǁ11ĿŖſƦǀ12ĸƫ13sUƭưǟǡ14oQŘƪ15VƯ16ƨǆ17uŀǇ19Ƴǘǣ20Ɯ21qzYŗ22ŧƔƹǥ23WŒţ24ZŰ25ňƽ26Ơ27ƕǕ28Ų31Ʊ34œƒ35Ś38Ŭ39Ʈ41Ǒ47Ǡ48ƃǖ50Ŧ54ǉ56Ĵ
~<pac	74 10D13Ŗş15H19Ų23W37ƹ38ǥ
~<pag	70 7ƩǓ8Ļſ9ŗ10fļ12ō17ǌ18ś40Ś
~<pai	56 -16ǒ-11ǝ-9ŭ-8Ơ7ŏƫ8ƏƩƪ9ĴŧƢƥǖ10ƭƶ11Uƃ12ƱǃǄ14Zœƕ16ķ19ţ20Ŧ22ŤǑ26Ɣ38Ŭ
~<pan	82 -8ƈ-6ũ10Ɓǝ13Ɖ16M17ť20Ƌ
~<pap	67 -8Ɓ6ś7Ɲ10io11Qǃ12ƖƢǠ14Ǘ15ǆ17K20ǒ22ķ26Ʋ46Ś
~<par	52 -19Ƹ-16D-12L-11yŮ-10Ť-9FŇŖ-8wQŃ-7dxĹ-6agvYŒ6ĿŁżư7JŷǈǑǡ8hŞƜ9EGƥ11ľŵƧ12ŨƱǁ13qƷǂǩ15tUŴǠ16ō17ǆ18sŠ19Ǩ20Cƨ21l22pǟ23Ǉ24o28ƽ29V38uz39ň42Ű
~<pas	62 -11Ɣ-8Ŝ-6ǥ6ƾ7ưǨ8gsŻƺ9Ǜ10ƿ11ļƭ12cL14ƫ17Ʀƽ18Ų19ņ21Oƶǀ22Ʒ35ǘ47Ƴ
~<pat	77 -8ŷ-7Ķ10n12ũ13Ɖ17ƹƾ18Y23Ǘ25Ǚ
~<pay	42 -17ǔ-16ƾ-15Ļ-13ĹǊ-12nBľƶƷǈ-11yķŔǏǗ-10Ǜ-9ĺŏųŷǞ-8ĽŢƳ-7cmAPōŨŮŵƓǓ-6gxłŝŞťƗ6ƀƬư7Fĵ8ŕƁ9ƦǇǝ10šſ11XƆǡǢ12Ņţžǥ14TĿ15ƔƪƯ17Ŗ18qQ19WYĸ21ŬƜ22Zǣ23ŗ24ŧƱ26ƕ29Ř30Ų31Ǒ35œƠ36Ǖ37ŒǠ39Ʈ40ƃ41Ŧ44ƒ52ǖ63ǉ73Ĵ
~<pe	48 -13Q-11ŌŪů-10YŦ-8Őų-7Wŵ-6ŅŚūǥǦ6ŗźǄǜ7ƶ8ĴņŸƂƐƓƲǝǣ9dŭſƴ10Kǆǐǡ11Jř12AŊœǨ13ƚơƩǁǓ14ǖǛ15ŮƜǔǙ16aŹŽǇ17Ŀŷ23MŜŞƗ25ĶǈǗ32h34ǚ
~<pee	80 -21ŝ-7ų6Ŝ8ǈ9ĵ26Ş27ǁ47ǚ
~<pen	76 8ř11Ƶ18ƴ26Ǔ48Ķ
~<peo	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~<per	55 -14W-12Q-11ů-10Ŧǉ-9Y-7ƶ-6nǦ7Třŷƌǎǣ8fłǑ9ņźƂǄ10ĻľŒƃ11ŮŸǛ12ŞƓǡ13ŭǆ14JĴ15œ16ŊƩǨ17Aƚ20aŹŽƗ25Ŝ28M
~<pet	86 -23ŝ-13Ō28Ş49h
~<ph	61 -18J-11Ń-10ǅ-6ř8CĹǖ10ľ11SŜǄ12Ś13ƻǗǟ14Ƹ15c16ƀǁ18M21I22O24ǩ26ƾ28K30ǘ31śŽ
~<pho	64 -19J-12Ń-11ǅ-6řƌ9CĹǖ12SľŜǄ13Ś14Ǘǟ17c19M22I23O27ǩ30K33ś34Ž
~<phy	77 21ƀǁ23Ƹ35ƾ
~<pi	55 -9Ŧǃ-8oĸŢŧƕ-7CƄ-6pǄǨ6ķŔū7wNWƖƞ8iOũųƝƿ9ŜžǢ10ĹŘƑƤƷǟ15ŭƭ16ft17hLľ18Ŭ20Ƌ21śƛ22Xł24Ƈ26ǐ27ƻ32Š42ǀ50ƃ
~<pic	60 -12ǩ-9oŦǃ-7Ţŧ6n7Ŵž8ĿŤūƇƞ9twNW10iO11ų12ŘŜƷ13Ĺ14Xǟ17ƭ18ŭ19f20L21ľ23ś26ł30ǐ37Š
~<pie	85 -7Ƅ-6ƕ6Ƙ13Ɩ16Ǣ22Ŭ28Ƈ
~<pil	77 -10ǩ10ǂ11ķ14ƿ43ƻ61ǀ
~<pin	86 -10Ɖ-7ǝ12ƅ13Ŕ16X19ǩ20Ƒ
~<pip	75 13ũ17Ƥ29Ƌ31ƛ67ƃ
~<pit	88 35h
~<piz	86 11Ų12Ǎ29ǩ
~<pl	45 -16Œ-14Ő-13ơ-12őŞ-10oŨ-9pvĹĿũŸǃ-8ķǌ-7iPZľŁŬƽǈ-6ōƬƸ6Ʋ7SĶŤǖ8ƆƏƜ9ŃƑǙǩ10djĺŠǨ11gGŭƚƤƥ12UŇƢǔǟ13ƛƟƵǅǊ14Žƒǚ15MWŌŗƦ16ƅ17aDƋƔ19Ơ20ƞǀ21ŏ22ŝƌǞ26k28yF33ư34V39H42ū
~<pla	47 -16Œ-12ŐőŞ-11Ũ-9ĹĿũŸǃ-8ŭǄ-7iZƸƽ-6PķľŁōƬ6ń7ƒƲǛ8Ķşǖ9ŃƆƜ10ŤƑǙ11ŠǨ12gDGĺƚƥǩ13ŇƤǔǟ14Ɵǅ15UŗƵǊǚ16MWŌ18ƅƔ19ƢƦ20Ơ21ƞ22ǀ25Ǟ27ƌ28k29y30ŏ32F36V41H44ū
~<ple	68 -14ơ-11oǌ-8pƢ-7ǋ6wǇ8cE9D10e11j13b18d28ŭ30ŝ34a
~<plo	88 -8ŏ54ư
~<plu	72 8SǑ9Ə12jƒ17ƛ28Ž35Ƌ
~<po	43 -14ĺ-11Ŭ-10ZūƠ-9G-8aoIļƆƣǞ-7Ŏ-6ŀńǆǘǦǨ6S7qŜƁƾ8Ǥ9ŐšŢŪżƛ10Ťƙơ11ĹŞŦƏ12EŗƓƥ14ľ15Šſƀƪ16Ƣ17Ľǡ19ŷ20őǢ21ŕŚǩ23ş24ŘƖ25ŻƦƩ27ƺ28Ƶ29Ŗ30ŏ32ř33ǥ35Ƨ45ƍ
~<poc	71 9ƶ10e11YĸǄ23Ŧ29Ř
~<poi	82 -8Ɔ10A11Ř13Ŗ15Ş48Ż
~<pol	45 -13ĺ-10ZūŬ-8oƣ-7IV6ĻƋƨƫ7ƚƬ8Ŵ9ŜǤ10śƁ11ŐšŢƖƛơ13ĹƓ14ŗŤƢ16ľƀ17Š18ſƪǡ19Ƨ20ŷ22Ǣ23ŕ24őŚ25Ŗ27ş28ƦƩ30Ƶ33ŏ34ř36ǥ
~<poo	68 -6Ơ12ƥǣ15ƚ77ƍ
~<por	80 10Ə11ƞ14ƥ21ǩ38Ƨ
~<pos	75 -10Gļ8ż13V14ǈ15S20ƴ25EƖ27Ľ
~<pou	80 8Ľ11M12Ǜ13j55ƺ
~<pow	88 9Ʋ14Ɗ21q
~<pr	44 -12FŁŃǓ-11Ǉ-10ǃ-9oƟǈ-8axOŔűƶƹǞ-7şŧƁƤǔ-6cjCIĿŇƢ7ƞƬƭư8D9PĺőŸƐƴǆǚ10QǘǙǡǧ11Ĵƿ12ŢƑǜ13wŊŝŠ14bKũ15Ŗ16œƒ17ǌǥ18ƻƼǂ19ń20Ɨ21ơƸǢ23ŀ26ǩ27ł29ķŅ31Ʃǒ32X34Œ36Ƅ41ľ
~<pre	59 -15Ň-11r-9oƌ-8ƹ-7ǃ6ōƩ7ŐőŨƑǑǟ8XŝŴŶƙ9œŢ10G11wN12ǝǤ15Uư17Œ18ũ19Ĵ20ǂ22Ƽ23K26Ƹ30ƻ33ǩ
~<pri	58 -10Ǔ-8FǇ-7ŁŔƟƶ6ǀ7ƂƱƾ9ĻƔǁǊǣ10ĵƗƘƠ11Ţ12rơ13Ňŝ14ŎƩƬǩ15Ŗ18łŊ19Œ22Š23ŀ24ń26ƒ27œ29X31Ņ42ľ
~<pro	51 -11Ń-10Ŷ-9ǩ-8SŴǑ-7OŁƙǈ-6ƈǤ6ŖŽƞ7wƏ8lHLŅŏƕǕ9dŀƛǘ10ŗƃƑǜ11ľƐƩƭ12Dǡ13Ÿǧ14ǆǙǚ15łơƿ16ĺƗ21bǌ23ǥ29Ǣ38Ƅǒ40ķ
~<pu	50 -11ŎŖ-9ōŤ-8nMVŒŧ-7IĹŀťŹƄƯƿ-6jGŃƗǝ6kuŗƙƼ7QřŰűơƩ8Wł9wyńŴƎƲ10fXƈƖ11ƅƌƥ12rLS13dqDŊũŪŷ14ĺ15Ɛ16ĸƊ17ŚƤƱ18R21Ůƻ22Ɠ24Ż26Ķ27Y28ƒ34Ō42h44H
~<pul	71 -6I8DŌ9gŢ10RĻƌ12Ŋř13Ĵ14W20d29Ś36Ż
~<pum	85 32Ɗ
~<pur	82 12ŋ14Ʃ26ƒ27y
~<pus	78 11łŌ12Ŋ15ĺ16H18Ɩ25r
~<put	53 -9Ŏ-7nyMVŒ-6ŤŧƯ6csĺƹ7ľſƃǤ8kQŗƙơƼ9DŰ10uűƎƲ11wXńŴ12ƈ13fLRƅ14ƒ15SũŪŷ16Ɛ19ĸƤƱ22Ů23ƻ24ŌƓ29Ķ30Y37H
~<qu	55 -14ƪ-8ǩ-7rŎŦƸ-6IŔŕ6Ʈ7AŀšƕƦƬǉǝ8dVŃ9ř10ŝžƘ11Ǧ13eEĴŖǎ16JŋƧ17ŧ19ĹǠ20YĶ22O24ńǂ26Ņ34ƹ35Ŋ39ŉ
~<qua	79 11ŋ12Ʀ13Ƭ15Ń16Ƙ22Ĵ36O
~<que	69 8ķĹ9d11A26Ŋ51ŉ
~<qui	64 -16ƪ-7r-6Ŏ6a7ŚǏ8oDƕƮǇ9ŀǉǝ10dVŋ11řš13ŝ15Ŋ16EŖ17ǎ18ǂ19Ƨ23YǠ25Ķ28ŧ41ƹ
~<quo	67 -9ŧ-7Ƹ7ƈ9Ľ10c11ǂ14žǦ20e21JĹ31ń34Ņ
~<ra	54 -12Ŧ-10Ņ-9ƒƘ-8vǩ-7Ťŧ-6ƨǨ6EĺƉ7agsXŝƓǊ8Ĵŷǁ9T10I11Ƹ13ŞŪ14cŊ15ĵŎƠ16l20KY24Œ27ľ28ƙ30œ32j33Ư38Ŕ42ƴ43ǀ
~<rac	80 -9Ƙ10NŮ67ǀ
~<rai	64 -9Ŧ-6ƒƨ7Ř8ũƉ9Ƹ10aŗ19Ơ21lœŔ25Y36ƙ40Ư43j
~<ran	79 8Ǔ11ǘ12I13Ɠ14X15T27ľ
~<rat	62 -7Ņ7dE8Hű9ĺŝ10gsĴŷǊ11ǁ12ľ15œ17Ŋ18ĵŞ19cŎ24Ŕ25K29Œ46ƴ
~<re	37 -16ĴŨ-15ŀ-14ŐƬ-13Ť-12ZŃŝŞƃǦ-11Ļƨ-10ACNSŎŢƒ-9lňŉŊŠŪűŹƝǒǜǥǨ-8bsyńƱƺƽ-7hipMWYĸŁŒŰƚƦƭǘ-6vwŬƄƛƟǎ6őƙǞ7JľƖǌǝ8dqPŚŦżƤƯ9Ƌƾ10ūƘƥǗ11tƗǓǔǙ12źǟǢ13ƣǤ14ĶŔ15BKţũƵǏ16V17ļřƿ18Ʈ19Ǒ20ĺŵ22ŌŜ23ķ24ƴ25Ɓ28Ż29ĹŕŖ31Ƣ32Ǆ33ƈƜ35Ɠ39ơǊ41ƌ44ŋ55F65Ơ73Ľ
~<rea	53 -13ŀ-8NŷǦ-7CŏŶ-6Ş6ơ7eĿŋŜŧƀǞ8ĽźƐƙǌǩ9D10gŗŮƏ12ŵ13IJƻ14aĺū15jķ16dŇƖ18Ś19ż21ľ24KŔ27ř31Ĺ42Ŗ44Ō
~<reb	78 16ǝ49Ɠ
~<rec	58 -9ŤŨ-8ĹŰ-6a8r9zǟ10ǈ11ǚ12Ǌ13Bĺťưƾ14ţ15q18ƘǤ20ő27Ż28Ǘ36ƿ51Ľ66ŋ
~<red	78 15Ƌ22Żƈ41ƌ
~<ref	80 -15Ő17ĽƗ34ƴ56ļ
~<reg	69 -8ŗŪ-6Ţ7KŸ8Ʃ9Ĺƙ11ųƾ12ŲŶƘǖ13ơǃ14Ɖ18Q22ū25Ǌ30ǔ
~<rej	88 22ƴ
~<rel	82 9Tƫ33H37Ư
~<rem	67 8tBŦ9axœ12ǅ14E15Ǆ29ƶ30ƌ39Ľ
~<ren	50 -15ǌ-14Ĵ-13ƭ-11Z-10n-9Ƭ-8ƨǓ-7Şƃ7ƷǞ8ŏ9ǋǐ11Ǐ13Ǉ14ƣƤ15ƌƮ19ƥ22š24ŵ25ķĹ33Ǒ42Ɓ43ơ49ŕƢ57Ɯ76F97Ơ
~<rep	60 -10Ɛǝ-8ƒǑ7Ƥ8ņž10ŻƮǉ11ĺ12Ƒ13ĵ14Ǆ16ź17Ƌ19ţǏ20ƈ21Ŧ22Ɨ25Ɠ27Ǣ35ũƵ
~<req	73 -6Ǘ12Ĺ13Ǚ14ǌ17ơ20Ľ26Ǔ
~<res	70 -10Ƌ-8ǐ6ǌ7B8xłŷǓǔ9zGŢǑ10ƣ11ś12Ǜ13U14Ǎ16nō18Ǆ19ưǟ
~<ret	65 -6H6fǊ8q9ǆ10T11Ŝ13ƭ16Ǚ18Ƨ21t22Ǆ29P35Ķ40V
~<rev	78 -9ƶ9Ǟ19Ŗǩ26Ŝ38Ǌ
~<ri	36 -17ǩ-13x-12j-11Rǁ-10n-9Ż-8Tķō-7aUŤƮ6LƧƩǑǜ7cFQŗŪŷƦƫƹ8ŀŇŌŧŭųŶƒƝƽǥ9eEļŃœŜşťƎơƨǇ10oGXŬ11pKŎ12quƜ13CƷǊ14ƅ15ŏƓƵ16fYĽũ17Nƣ18wSŝ19Ƭ21b23PŲǃǟ24ŵ25ƙ27ǀ37Ƙ39I
~<rid	74 -17Ŵ6Ž7Ŷ9ƃ11w12ŉ20ǀ22Ŭ25Ƶ36Ų48ŵ
~<rig	37 -13x-11j-10Rǁǩ-9nBŻ-8L-7UŤ-6T6ĻŚƎƴǂǋǔǣ7kőƧƿǑǜ8cFŉŷƝƦƩƫƹǥ9EQļŀŧŪŲƨƽǇ10eŇťŭűų11GYŃŌœŗşŴơ12opXŎ13uw14qCƜƷ16ŏƅƓǟ17ƒ18ǃ19NS20ŝƬ22I23b25P
~<rin	69 -16ƒ-12űǩ12A13KŜ15ǟ18Ĺ19Ǝ27LĽ28Ǌ30f34I77Ƙ
~<ris	71 -6g13Y25ũ32ƙǀ35ƣ
~<riv	86 14ǃ44ƙ
~<ro	49 -11űǢ-10ŏƕǝ-9ǅ-8xƚƨ-7vŖřŮƅƣǒ-6ťƇǑ6Ɵ7MĵœƩ8TƝ9ĽųƆƌǎ10XƑƜǟ11qƏƮǈ13Ź14YŎ15eŌźǩ16Ɓ17Ķş18ǃ20Sǀ26nƗ27DǄ31h47Ƣ68ƈ69Ɖ
~<roa	71 -7x-6Ů7Ŏſǐ8ǀ9CǦ12yŝ14Ǟ17Əǟ21Ź27Ɓ42D
~<roc	85 12j19ǀ
~<rol	85 14Ƙ17Ķ26ǈ29Ō31ź
~<roo	54 -10ű-9ŏ-8ƚƨ-7ƣǞ-6ǒ6ń7ƪǃ8ƞ9PƗ10Ɔ11Ŏų12XƜƝ13ƌƑ14h21ş30n32Ǆ55Ƣ76ƈ78Ɖ
~<rot	83 -13ǅ17S18Ľ24Ķ33h
~<rou	64 -12ƕǢ-11ǝ8ǀ9ƒ10ĵƟ11ķ12M13T14ǎ16qS17Ʈ21e22Y26Ɨ
~<ru	54 -12i-11Ŷ-9Ʈ-8ĻŏŷǇǑ-7ƗƯ-6Rǖ6šǉ7EĿňŋƏƓƧưƼǋ8q9fţǥ10ń11hŴǗǟ12ŦǈǙ13ūƩ15eſơ17Lǝ19A22ǎ23Ɲ24şƛ33ŒŕƬƽ38Ǩ45O57ű
~<rul	86 10Ƭ25Ǚ29L
~<run	55 -11Ŷ-9ŷƮ-8ŃǑ-7ƗƯǇ-6Rǖ6pĵŐƦ7šƓƧưƼǉǋ8EĿňŋ9qţǥ10f11hńŴǗ12ǟ13Ŧǈ14ūƩ15eơ16ſ18Oǝ19A23ǎ24şƝ27Ƭ34ŕ35Œƽ39Ǩ51ű
~<rus	86 -11iĻ-7r11s12ű18Ń44O
~<s>	78 -7Ľ8Ÿ22q25Ƅ30ǆ37b
~<sa	40 -20Ő-15gL-13ŤŦƷ-12ƽ-11sĿŞ-10Ńœ-9Pǝ-8JRŏťŻƗǓǡ-7avUŕųƜƟƭǈǌ-6ķńŪƧƻ6ŗ7fNŁŎƿǁǔǜ8yűžƶƼǗǛ9VŖşŴǟ10ĵŌūƝƱǂ11řƖƚǃ12cŊŽƈǉ13qǖ14WŮƅƸ15ňő16ņŚƩƺ17ƾ18Ţƒ19ŋ21Ŕ23p24ŝ25ƴ26Tơ28Ǌǩ29bŘ33B36Ǚ37Y41r
~<saf	67 6Ķ8N12Ľ17Ǝ18Ƙ28Ž55Ǚ
~<sai	62 -7ŀŃť6Ɩ7xAWĵŬ8ruMSĺŎŲ9ņŊƝ10fptǜ11dOVŝǅǚ12ƅ14GHƥ15Ŕ18cƶ21qy26B27ƴ
~<sal	62 -16t-11ũ-10Ǔ-7D-6Œ7Hǔ8Ǩ9ƗǍ10Ʈ11űǠ12ǋ17W19Ʀǉ20ǃ21Tǟ24ņ26Ǜ27ǖ31ƒ54Ǌ
~<sam	62 -12Ő-9HƸ-8Ż-7ƺ-6Ɨ6łŰƾ7ƢƫǍǘǜ8ŗƂǥ9ƇƓǇ11ż13oņ14ŶƖǂ16kǁ17IƩ21ş22Ŵ23ũ26ő38p
~<sat	79 -8Őƴ10ƚ11ŧ13Ʈ22ŝ33Ŗ
~<sav	60 6Ļ9ŋƵ10źƳǗ11ǩ14w17Ĵ19Ĺ22Ʊ43Ţ44Ř61Y
~<saw	77 8ƫ9f11tŧ12Ũ13Ǚ16j17C18ƚ23ƾ
~<say	49 -16ŦƷ-13g-12w-10Lƽ-9ACĺ-8pŤƢ-7JĹĿŞŢŨƗǌ-6Płœ6űƨ7FƬǧ8XņƤǑ9ţƝƩǢ10Ŏŝƅ11N12ĵŊƿ13QŇ15ƴƼ16Łžƈ17ŀŋŌŔřū20Ů21TŒ22ǩ23B24Ś26Ƹ28ƺ29ň35ơ42b43r
~<sc	53 -8ǩ-7fŠ6SƢ7VƓƻǔ8ŅŻƘƣ9Qŭ10qşǁ11aŏ12ŽǓ19lR23xś24ƺ25źǀ26Ʊ33Ũ34ĵ38m39Ŀ49ǘ
~<sca	67 6ł7ķſǇ8Ţƴ11VŅ12ƣ14ş15ǁ24ś33ƺ46Ũ51Ŀ64ǘ
~<sch	59 -6Š6Ǧ7vƄƶ8Ƣ9Sǔ10Kŭ11QŻƘ13q15Ǔ22R24l27x30ź31Ʊ44m
~<sco	77 20Ž52ĵ
~<scr	79 6m7ś9D12Ʈ14Ɠƻ18ŏ19a
~<scu	83 43ǀ
~<se	44 -16Ś-15ŀƿ-14j-13ķƤǈ-11cABXŬơ-10MŖŨǠ-9CŃŔ-8gloFŁńōŵŹƮƵ-7irwŤƃƠƦƭǃǅ-6anWǖ7ǒ8JZŐţūƽ9ĹšŦűƉ10TŌƞ11KƷǛ12VřŜŠƚƲƾ13Ɣ14NYǔ15ƒǝǧ16ĽǗ17ľǨ18ĺǎ19ƕƝǂ20Ū21y23ŊŒư24ƛƟǆǌ25Ƅ26ŢƖǄ28ŴƎ33Hň35ś42ļ61Ǟ
~<sea	77 12UŻ14xƉǟ16Ɵ17Ɯ45ǎ
~<sec	62 -9ķ6ƫ7Ɩ8ŕǗ9epAĶŇƶ10Iǌ12ũ13ľ14Ɣ15Ōǋ16Ŋ17y20Ǟ25N26ŴƟ27Ǝ
~<see	60 -14J-12ǔ-8Ʊ-7cCŃƘ-6ũ6Eœ7šŽǥ8ūŴƏƿ9ƊǗ10Ĺ11tźƛ12vƝǩ14Ŀ15ňŭ16ļ17ĽŊ18ǂǞ19yH20řǒ21Ʋ23Œƾ24Ƅ28V
~<sel	65 -9Ļƿ-7A7Ǖ8Ƴ9Qĸ10Ɓ14Ʃ18ƕǄ21Ʒ25Ɲ28ƒ35ǔ39HǞ42Ǩ
~<sen	59 -12ơ-11Ś-9ǈ-8ǒ-7ĴǠǩ-6o6ǁ7DƔƪ8sŌ9Ŝ10šǘ11Ĺ14J16ZƎ18ƕ19KŐ24ǧ26ǌ34Ľň43ļ51ś
~<sep	81 -7Ţ8f10ǥ16şƘ29ƚ
~<ser	64 -18ƿ-8B-6A6ǚ7ų8ŞūǗ9Ţƕ11ţǂ12ŝ14Ŝ16ƼǛǞ17ƽ18ű19ľ22ư37Ǆ
~<set	63 -13j-12ŀǟ-11Ƥ-7Ũ6ł8ŉƄƬ9Ŵ11AĴŧ16Œŗ18Ŧ21Tƞ26Y27Š28ư30ǝ32Ţ34ĺƖ40ǆ
~<sew	86 39ƛ
~<sh	41 -18ŏ-17G-15ŪƤ-14ŐƵ-13CœƣƼ-12iŀ-11mYŕŰŸƒ-10VŉŦơ-9jSĿŖťƽ-8ķłŃŇőŔŜŞŤŬŮƓƖ-7lAHPĻľŒŝƎƔƦƹǚ-6FƌƕƧ6Ņǡ7gkōŘŚŷƠƶƺǕ8NĽƚ9KĺŋŶƨ10fhuxMǖ11aJŠ12pňŵƈƘ13nĴŢűŴƛǌ14Ʈ15yƫƬǔǥǧǩ16RŲǎǟ18Uń19oqŌƄǠ20tƢǅǨ21Ŋǋ22rƝ23źǃ27ƑƷ28ǈ29Ũ30vƸǂ31Ǎ32Ɖ38s44ǝ
~<sha	63 -18ƈ-12Ő-10X7ǂ8MƄ9Tǈ13ŌŶƬǔ15ǆ16ųƠ17Ř18Ŋǩ19Ǎ20n25Ɖ26Ũ30űƸ31Ų41Ƣ
~<she	55 -14Ƹ-13Ūƹ-11m-10Ƽ-9Ű-8ĸŏƵǄǩ-7ŔǏ-6cŇ6Ż8UŧŹǈ9Ś10fǜ12ŅƝƫ13ƅ14Ƴ20y23pƨ24Ŵ25x31s32Ʈ34oq36ź38ǂ39t42Ƒ46Ʒ48rv
~<shi	66 -12C-7Ǆ9U10ǝ12Ǖ16ǅ18ǎ26Ţ41R42Ɖ43ƈ
~<sho	47 -14G-13rƤ-12ŏƣ-11Ʒ-10ŀƼ-9YŉŸƒƨ-8txũơƳƵƽ-7iƓƖ-6RŦŬŮƢ6Ŏ7BŗŷǂǄǐǢ8OUƁǡ9XĸśƬƻǁǒǔǞ10cduMƱƺ11ƭƶ12Ŋō13ghǖ14fkJKNĺĽƸ15ŌǏǩ16Š17aŨǅǌ18ĴňŵƄƘƝ19sǈǥǧ22ǟ23ńǨ24ǍǠ28ǋ30ǃ
~<shu	71 7Ǖ9ŋƟ14ũ19ƚ21ǎ29ƛ57ǝ
~<si	44 -15Ũ-14Ŝ-12ŝǄ-11ĺŇƮ-10ŃŐƑƳƵ-9jwOǈ-8XņŒŞŤűƸǆǏ-7glRķōųǗ-6vVńƧƭǐ6qTŗƒƙƛ7ĸƌƝƷǃ8diZŀťƎ9JłŪŲư10IƲƹ11tĵţƥǍǟ12nŎƁǂǦ13ƟƬǅ14ŌŹǓ15f17MŁœƘ18Sũ19ĶƗ20Ɩ21Ɔ22B25ŴǨ28A29Ǟ30Ǡ31Ƈǩ35Ǜ41ő46ƽ
~<sic	78 23ƽ33Ǜ42Ǩ
~<sid	62 -14Ƹ-11Ũ-8ǄǏ-7Rǆ8quƝ9Ǜ10Cŭſƕ11Ŕǂ12Ķŧ14T15œ16ƽ17Ɓ18łŲǍ28Ǡ29Ƈ34Ɨ
~<sig	60 -7tŝǗ-6Oű6H7Ľ8ǉ9QƢ10qIWZœŖ12yƨƱ14Jƒ15Ʋǩ17Ǡ21Ŏő23Ǔ25ǃ29Ł31Ɩ43Ō
~<sim	85 12Ļ20Ǝ25ư
~<sin	57 -20Ō-12Ŝ-10ƿ-8ĺœ-7ņŤ-6Ő6Iż7Ƽ8PŸǂ9ƣ10GƆƪ11ƛ13B14dťŹƌ15iŗƘ16ĸƹ18ǟ19ţǅ26ft27S29ũ31Ǟ35ő36ǩ
~<sis	71 -11ǃ-7w7h8Ǥ11Ƥ14U19Ʒ22Ư23ƽ25B54A
~<sit	63 -6Ń6Ű7Ź8rǨ9ŮƝ10Fĵ11zĹƘ13Ǧ14ƙ18ŀǛ20ĶƇ22ƥ23Ɵ28n30MŴ
~<siz	81 -10Ƶ-6H11r13œ16Ǟ27Ɔ34Ƭ
~<sk	73 -9Ǧ7B8ŊƁ10p11Ƃ13Ơ15ů19ŀ21ǁ22jǏ24ǀ
~<ski	78 -10Ǧ8BŊ9Ɓ11p12Ƃ16ů23ǁǏ
~<sky	81 14Ơ25j27ǀ
~<sl	62 -9ũǩ-7ű7ŤžƓ8ľňǡ11ĸŌƀ12ŨŰƛ13iƤ14Ľ16łǟ19nƍ24Ƽ28U32Ƈ40x41ǎ
~<sla	78 9žǎ10Ɠ14U17ǟ42Ƈ
~<sle	70 8Ŀ10ľ13ĸŌ15ŨŰ17Ƥ19ł22n29Ƽ47x
~<sli	83 -7ǩ11Ť15ƀǡ20Ľ26ƍ
~<slo	76 10ň15ƛ17i19U25ǟ38ǎ
~<sm	61 -15ƨ-13ƛ-10ť6ǜ7Ǟ8Ʀǈ9ţũƐǄ10Hƞ12Ƥƥ13AńƬ17Ŧŧ18Ő21ǃ32ǂ38Ǝ54ƹ
~<sma	69 -14ƛ7m8ǜǞ9Ʀ10ǈ11ũǄ12H15AńƥƬ17ţ20ŦƎ21Ő
~<smo	67 -15ƨ-8ť-7ţ10Ɛ11ƞ14Ƥ20ŧ23Ǝ35ǂ60ƹ
~<sn	74 9ǄǤ11ņ12ś40ŽƟ45j
~<sna	83 12ņ13ś30Ž
~<sno	79 9Ǆ14Ž43Ɵ48j
~<so	30 -11ǎǩ-10ƃ-9SƑƗ-8ŏƀƊǂǤ-7bXšŬƋǘ-6rZƼǊ6nVłƖ7JļŎŝťżžƕƛƶƺǁǡ8epNĽľŔŖŗŲŷ9qţƈƔƟǙǨ10lmCEŉŴƓƝƳƸǃ11gFKRUYŀňƄƽ12hTŕŽƒƾǕǞ13kĶŦſƠƨǋ14iszŵ15uĸņœŠƥǗ16ĵŁơƤƯǚ17cvHŇŞ18AŢŪ19ĹŤƩǆ20ĿŘǈ21ńŹ22w24ųŶƢ26Ń27ĺ29fy31Qķ34ƿ
~<so>	34 -10Ǜ-9Ƒ-8P-7boNŏƉ-6ƊǤǩ6Dƾǆ7gtvAEFŇřūżƭƽǁ8wBĴĿŃŜŭƸƹ9CJOļŎţƒƓƘƧ10yŕƤǄǙǡ11cKŲƞƦƿ12ĵĹơǕ13UĻũŵƩ14ŢŤŦŷƔƖ15ŪƈƝǚ16hTķńşŶƢ17fknR18pŁň19sĺƠ21iœų24Q26ŝ
~<soc	71 -6Ǜ7j13ĸ16ǆ21x24Ǘ26Ķ28ƿ43e
~<sof	81 10x12g13ĵ21Ɖ22q
~<sol	71 -8Z-7ƈ8Ƈ9ƅ11sPƉ12ŖŶ13ű15ƕ17ķ18fƢ21Š25ņ42ǆ
~<som	43 -12n-11šŨũƱ-10I-9ŐƃƗǎ-8sňŌŝƴǆ-7aƧƵƷ-6Ɩ6EŉŔŪ7ŚŤŵƒǘ8HūƎ9jŠŢŶǅǝ10fơƤǚ11ĿžƕƮƾ12PĸńŗǞ13ĹŖŽ14NƳ15mǜ16zľƥǈǋ17Ŵſƶ18Yķ19Ŋ20ŀƨ21ŞƯ22ĺ25Qņ27A31Ř
~<son	69 -12cǆ-11tƭ-10a-9p-8m-6ǟ7Ʊ8żƯ14ų15ǃ16ǈ23Ź25Ǟ27u34x36vy43w
~<soo	71 -15ǜ-8Ŭ8VƁ9ľ10ƕ11y13ĿƄ16ŕ17Ǟ22Ź24H43Ń
~<sor	72 -10L7ƽ9ǀ10z12cƺ15Ƴ17ņ18a20f24Ʃ
~<sou	63 -8Ļ-7ƞǎ-6I7bB8FLVţŽƵǈǛ9Ə10CNŧƸƽ11ƜǨ14iG17Ľ20Ɵ21lť26c47Ň
~<sp	49 -16P-12Ňǩ-11dƓ-9ŌƁƗơ-8FƆƵ-7cyzĻƸ-6aľĿŤƻ6ƽǘ7lMƍƙƯǇ8OŚ9CĽŰƝ10HşŽǏ11łŏǀ12tŕƊƢ13ŵ14ĴƣƷǍ15ƫƾ16rƉƘ17Ş18Ŵǌ19kŻ21foJ22ǋ23qǂ24pƨ25b30X33s39g
~<spa	69 -13F-9ƁƆ-8ơƢ-6Ɨ7gƉǢ8Ɛǩ9ƭ10Ƈ11ƅ14ŵ15JO18Ɗ26Ɲ27ǌ29Ŵǋ
~<spe	61 -7zŌ6ĺǆ7ŵ8tN9wƦƶƽ11agŚǃ13l14JŽ15k16sŏ21ƾ23Ƙ24Ż35b41X
~<spl	74 -9ƶ13ƍǇ15Ĵ26ƫ30Ƣ
~<spo	63 -18P-15a-13d-12Ɠǩ-10Ɲ-9Ƹ-7Ň7ƞ8ǋ10ƙ11ĽŰǘ14M15CǏ16Ɖǀ19Ʒ24r29s30f31oqǂ32ƨ33g34p
~<spr	65 7Ĵ8Ľť9tŃǞ10jƮ12k18ş20ŕ21łǍ22H23ƣ27Ş
~<sq	70 7ū10ķǁ12Ń13Ɠ19ǋ29ǖ39Ɔ
~<squ	70 7ū10ķǁ12Ń13Ɠ19ǋ29ǖ39Ɔ
~<sr	82 -8ǧ84Ƅ
~<sr>	85 48Ƅ
~<st	36 -16Ĺƭ-14Ƴ-13ĿŞ-12sY-11płŦſƃƅ-10NņŖŝŧŪƒƠơƦ-9bLWŎŴŶ-8hiTĻļţůŲƵƶ-7BĸşŠťűŽƕƽǙǠ-6ŏśƾǛ6dgőŬƪ7OŷƏƞƤƺǆǌ8ĶŐšƑƯ9Ǖ10vUƖǘ11Ƅ12yIǖǞ13Mřźǈǣ14qHŌŸƋƝǜ15ŰǢ16fSVXŔūƷǇ17EƉ18ŘƧǎ19mŨƮƱ20Ɯƫ21CŀƇƐ24Ǘǟ25t26Ţ27ũǋ28ŤƆ30jǍǏ34ƚ35ƥ37D39ǅ
~<sta	47 -17Ş-13sŀ-11YĹ-10Qǋ-8iGUZƢ-7zJLMƭ-6Ŏ6gkŔǚ7dFĵľőƉƋƚ8tĶŰƛƧ9aŹƪ10ƥ11jŃœǍǓǔ12nŗ13EńƏ14HSř15ƤƩ16fVXŐǜ17ĺǣ18ū19ǟ20Ƅ21ǈ23CŤƜǇ25ŘƱ26Ō29Ʒ30Ÿ33Ţ37ǅ
~<ste	70 -7Ņ-6BJ7Ŋ8dŤǘ9Ǩ10ƺƼǞ11Ɖǎ13Sƛ15gžǅ17ũ19u20Ǐ22Ɯ31Ư
~<sti	53 -12ƭ-11ƛ-10Ÿ-7sƅ-6ĴŹǓ6ǋ7nŜƀƋƹ8Hƺǟ9Zŀ10ƞ12fjUƬ13Ɣ15ŉ16zCƇƖ17ũ18cq19Ŭŷǩ20tP21Q22vJƧ23D24Ũ27I39ƫ
~<sto	54 -11Ɨ-8ơ-7ĸƜƠǔ-6ĵǩ7tyVķňųƁǞ8ǡ9ǅ10Ţǌǖ11ōǟ12ŀŊŔƝ14OǊ15Ǣ17Ť19j22M23Ʈ24Ǐ25ǎ26ǋ32Ǘ37Ɛ38Ǎ45ƥ51Ɔ53ƚ
~<str	56 -7ŏŗ-6ƴ6Ż7lwňƜƞ8ĴŇřǆ9Ŕ11ƽ12tGƼ13EŜǃ14ŀŭƓǕ16ƑǍ21U22š23ũŰ25ǋ34D
~<stu	56 -15ǩ-10ƽ-7Ƽ-6PŪƵ6d7qƲǥ8XőƉǓ9sŁŋƣƱǏǕǜ10Ƌ11Aǐ12Zŀǘ13ƮǢ15ǂ16ư17Ƣ18ŵ19Ɲ20Ƈ22ƥ30Ɨ31ź34m
~<sty	75 8Ɖǈ9Ǉ22Ǒ
~<su	51 -18Ƌ-14ŵ-11ŷ-9ŞƗǁ-7yœơ-6ǧ6aŀŇ7kŖůƟǓǙǡ8ĻƝƴ9Ō10t11Ÿƅƿ12ĸ13Z14Ū16Ŏ17iųƪ18ķƌǩ19Ǥ20ǜ22L26x27jŶ29Ɗ33Ƽ35Ǖ58Ǒ65ǒ
~<sub	63 -21Ƌ-18Ǉ-14ŵ-7ǧ-6œơ6ƅ9Ǥ10ů11ųǓ21Ō36Ŷ76Ǒ83ǒ
~<suc	88 11Z12ƻ
~<sud	86 10ŭ14ĸ15ĺ
~<sue	74 -9Ŗ10Ŀ11Y22ķ37ǜ
~<sug	81 -11ǁ7Ƃ9ƽ14Ǚ22ƴ31Ƽ
~<sui	86 10ķ14ǡ17Ň23L
~<sum	76 14Ɵ19Ǉ20k28x45Ɗ
~<sun	81 7ŉ19ƌ47j
~<sup	68 -8ǝ7Ŕ9rt10nz11ǐ13Ɲ14ƿ15L24Ŏ37ǩ50Ǖ
~<sur	67 -9ŌŞ-8ǩ-7Ǒ8ĸŏƱ9ĻŨ10OZƌǂ11xƅ12a13ǒ14ŀ15ǝ18Ǥ20Ŗ22Ƽ25ƪ27i
~<sus	86 11Ƅ20Ÿ
~<suv	88 -13ŷ20ų28Ū
~<sw	65 -11ǎ-10x-8u-7IKŶ-6ŇǊ7H8ơ9wǖ10Ĵũ11Ɛƶ13ŌŸ14t15D17c18X19Ŭ21M23őƵ27ų39Ţ50ƍ
~<swa	86 -8Ŷ16ũ32Ƶ36ų
~<swe	79 -10x-7I8ƫ10ơ12w14Ɛƶ18t19D23c24Ŭ
~<swi	69 -11ǎ-7KǊ10ǖ11Ĵ14ŌŸ20X23M25ő43Ţ53ƍ
~<sy	67 -10n-8Ų7E10b11ǝ12ǘ13DǕǛ21Ǝ22Ǘ32ǖ
~<sys	68 -10n-8Ų11bǝ12ǘ13ǕǛ21Ǝ22Ǘ32ǖ
~<t>	86 9ǘ15ſ44b
~<ta	45 -21I-13e-12Ǘǩ-11RZƟƠ-10ĿŌŬƌ-9ŁřƊ-8lqyƳ-7uwĺľŐŜƙƢƫƶƽ-6iYŕŤƭǈ6k7aĹŒƋǙ8Ńŭƪ9nAĵƗǒ10OĽŎƓƵ11rőśƛǨ12ƖƧƯǃǛ13Ƭ14ŢƱ15łńŴƅ16Ǌ17ťŧ18sķƤ19ƉǞ20ǁ21ů22zŠų27ǂ28ƺǖ30T31BŋǠ37N40ƻ47ū
~<tab	74 -10ƌ-7Ơ8T10ł11Ś12Ʈ13ƥ14s17Ž24n25M34Ɖ
~<tac	88 21Ŵ32Ŷ
~<tak	51 -17ǩ-12Ǘ-10ŬŶ-9ZƊƮ-7ňƆƽ-6R6WŝŨǋ7ĴŇŴŹƏƦƯ8NTņźƔƛ9śŞŠũ10Ǡ11ŭƪ12Ǆǒ13kłƓƗ14ų15őƖǊ16ŎǛǨ18Ƭ19ŢƧƱǂ21ŧ22Ƥ24ķ25ǁǞ26ů27zB33ǖ49ƻ
~<tal	58 -11ņ-7Ǆ6KXƅ7CUō8ƍǠǩ9cƯƷ11Bĵƨ13OǂǙ14v15Ĺť17ĽŇ18asA19Š24r26ń41N42ƺ
~<tap	83 -9Ɵ12ƛ65ŋ
~<tax	76 7Ǌ8f11ǆ13Œǃ14Ƶ22ƅ31Ǡ35T
~<te	40 -17I-16Ň-13LŞţ-12b-11ĺ-10ķłťŷ-9aGŲų-8cTXŀŉƼǌǐǓ-7oĵŌşŦŻƣƫƻǝǥ-6DJƕ6RĿǞ7ĴĹŪŰżžǩ8EMWļŗŠŸƢǆǘ9nquĶƥƾǁǕǜ10ŖƟưƵ11ŁűƊƝǙ12gixŢŶƳ13Ƃƴ14Ŋœŕƞ15FŤŽƄƿ16lōƨ17UŔŭ18Ǆ19Ũ21Ǉ23Ɯ26Ʃ32ƭ33B37Ź38P41ǈ46K
~<tea	74 -12h10Ʒ11ǃ13Ɲ14xUĶ15ƨ26ǈ39Ǉ40P
~<tee	68 -10ŷ-8ų-6Ŀ8Ǉ9Ţ12ƿ13ŭ17ź19v22Ƃ72Ź
~<tel	43 -17I-15Ň-12ĺŞ-11bƣ-9Lłť-8ŉśƩǌ-7oGRXĵŀŧǐǥ-6aķƼǝ6lSńņŜƉƱ7xCšŶƚƟƶǈǖǛ8jqHŰſƭǑǔ9EļƨƵƿ10MĴĹŁœŢŪżǆ11gnŗŠŭƥǞ12kUĿŖư13uűƊ14Ƴ15iƴ16ƞǩ17ŊŨ18ŤŽƄ19ō20PŔǄ30B
~<ten	76 -8kI-6LǓ7ƣ8Ƴ11Ɵ12C14ŸƢ22F26Ɯ29R
~<ter	67 -12Ɣ-11ţ-8Ų9WŨ10BœƜƵ13Ǖ15ǜ20ŕ52Ʃƭ
~<tes	78 -6ŝ10ŧ14ž15Ŷ23Ǚ25ǁ28ƾ
~<tex	69 -7Jǩ10ū13ǘ19ś22l73K
~<th	17 -23T-18o-16ƨ-13L-12Ĺ-11Ƃ-10ńŸ-9Xǎ-6g6Ĵĺž7CJƁƭƶǅǇ8ŘűƩưǌ9DĶĻšŢŹſƏƜƵƷǃǖ10hAķņŎŗţƎƔǁǉǊ11eVŞźƚƣǡ12MŋŰƌ13dfjrŏŐƉƊƛǄǣ14ŒƢƯǒǝǤ15ĽůżƄƐ16EQŚųƅƘǑ17słŷƕƱǩ18ŀŕŵŶƙƪǞǥ19ňřŨũƈƍƟƧǧ20lvUŮŽƮƻǆǦ21aknWŌƋǛǟ22RŜūƖƫǓ23xGŤǢǨ24Łśǐ25ŔƠ26wyŭǋ27bť28ĸŬǈ29ōƞơ30Ň31ŧǠ32Ƒ33Ŧ35ŅŠ36Ɲ37S40ŝ
~<tha	29 -22Ǉ-15Ǩ-14YĹŹ-13iƬ-11JXŘ-10NƭǍǞ-9syZŖƊƓǟ-8eľƟǊ-7PTơƨƮƲ-6vLƾ6Ŏž7ƁƇƋƑƿǁǃǘ8AVĿŜŲƏƐƠƪǔǙǜǢ9HŁŬŻƈƜƫǧ10hlųƀƌƘǓǕǖ11kWĵŸƅǀ12FƯǂǋǩ13tŅűƻ14Cķŋůƥǝ15DMŀŧż16řƙ17ƍ18aEQŔ20ŤŮƝƳ21duŒũŽ22RĽśŪƩ25pū27Ƨ28Ŧ29ĺő33Gŭ36ň37Ŷ40ŇŠ41S46ť51ĸō52b54Ũ
~<the	19 -24T-22Ň-17Ļ-16LňŸƂ-14ŃƳǎ-13oBŊŨ-12i-11H-10rĹńŏ-9pIXƬǘ-8dCǜ6Rŭűžƃ7QŢţŤŻƗƘưƽǉǕ8ņōƇƲǏ9ŴƾǍǩ10şŮƎƓƜƣǅ11ľƌƏƔƭƱǡ12EŰżƁƚƶǃǌ13SĶŀŌŞšũŽƅƙ14WŗƦǊǒǣ15eřŠƍǄ16fhknśŜƒƯǦ17lźƧǞ18ůŷŹƄǁǆ19GŐŒŘƊƕƻǤǥ20ŁłſƉƐƪ21wĽŚƛǇǑ22sųƢ23ūƖƟǋǢǧ24vŬƑǛ25ŵƈƋ26xŕŦǐ27Ǔ29ƝƠ30Uǈ31Ņƞ32ŔƫǟǠ33Ʈ34ơ36Ǩ38y42ŝ45ŧ
~<thi	40 -20ƨ-16Œ-15no-13Ǩ-12ZŻƄ-10ŐǇ-9ķſƁƌƦư-8FYńŬƫƮǑ-7gRņőŚźƱƶƿ-6lTōšųƃƑƜƲǍ6ŜŨǈ7mǩ8JUŇňœŽƕ9OŠŷƺǡ10hVǊ11Q12cyGƻ13M14ƭ15iŀłŎŖ16ĹƘǟ17kN18XŌŕ19dj20ľƖǞ21Ĵ23ũ24Ŀ26sI27AŁŝ28Ƭ29Ń30B33ŋ35Hŏ37ĻƵ44a48ĺ55r
~<tho	56 -11ǖ-9Ŗ-8Ũ-7ǎ-6Ź6ŷǄǍ7HUņűƕƗǐ8EĵŕſƈƵ9ƍƞư10AŲƅƜƯ11ixŊƂƎǇ12ZńƉ14ŽǊ15wǑǩ18Ǥ21Š22Ʃ23Ţ24Ƒ35Ň
~<thr	50 -8mŗ-7Ɵƽ-6Q6ƌƗǘ7ĿňƮƱƻ8łŬǝ9Zĸšŵ10ļŧǦ11nƁƳ12zŔũ13Ŋśƕ14ŐŖǥ15Ʀ16Ť17j18ƨ19ǖ23ŏ24Ũǎ30W
~<ti	47 -11aż-10Ő-9XŒ-8ŀŦǗǞ-7GŅňŌǂ-6ĿŇŚťƀƅƼ6Ʃǀ7PŵƉƺǘǧ8vSŕŜƛƴǏǖ9yņšƾ10Wœũǈ12ţűŶƖ13Ų16fqĺ17őŔƸ18Ɵ19Ŭ21RǇ22s23ǎ25Ļ29V34łŃ38ƭ40gNO42L44Ż
~<tic	65 -11ż11N12Ĺ14ţ22Ŷ29Ŕ56Ż
~<tie	83 -14ǩ8Ľ20Ǐ30ł33f
~<tig	86 8ǝ13H14L20g
~<til	68 -12Ƨ7Ɩ8v9gsVƄƾ10yƑ12ŕ13OƩǧ15Ń17Ɖ31ĺ51ƭ
~<tim	52 -9TĽ-8aŐŦ-7HŒǂǈǗ-6ŀ6ǣ7ĵŊźƑƒ8yƦƫǀ9ŵǘ10SĺŜƛƧƴǖ11ņšƺ12Wœ14Ų15Ɵǩ16Ļ18s19gƸ21ũ24őǇ26RV27Ńǎ36O37N40L
~<tin	86 11g12Ɖ14Ƙ23qǈ
~<tip	85 12ŉ20T33ł
~<tit	74 -12ũ-7Ƅ7ǈǐ10ķ11q14ű21P27Ɩ33Ŭ
~<to	28 -24n-19rǡ-18ǈ-17Ʃ-16S-15Ťť-14ƻǅǒǖ-12ĶƅǇ-11fPQŀǋ-10Wŕ-9wDŰƆƞ-8mFĵņŮǎǣ-7hpvĽŚƇǃǆ-6cżǛǟ6qEŅƖƟƣư7ŝşŷƙǀ8uJĹĿūƂƦǉǓ9ioňŏŽǑ10ŗƀƛƬǔǩ11TŐŜųƑƓƕƚǜ12dNŶžƜ13ńŹƗǁ14eļœŭŵƄ15tyYōŲƳǌ16Hŧ18Vƹ19aG20łŋŎśƤ21sţƭ22jB23AK24ľŨ25ĸƯ26Cŉ27OƁƷ28LŢ29XĻǝ30Z31Ń32ĺƫ33Ǐ36MǞ37Łů38ƶ43Ō45Ƶ
~<to>	31 -20n-19Ŗş-18ű-17ǒ-16rƪ-15SƦ-14Ʃ-13ŀǅǈ-12ŏ-11ivŒƻǋǣ-10ťƁƅǆǇǖǛ-9fŕ-8jwQŤƞǊǡ-7pĶŮƆƊƿǂǢǥ-6PWĵƼǚ6ŘřŴ7oIńƱǍ8zĿŊūƄƖƳǑ9Ƭưǔ10kJķ11dŷǀǓ12tOŜƤ13TǗ14ļƑƓǜ15ųƕ16LNƗǩ17ŝǁ18eAľŵƜ19ĻŶǌǏ20Gŧ21yŲŹ22BHXĺōŎœś23a24KVĸł25Zŋǝ26ƭ27ţ28s30ž31ŨƯ32ŉƷ34Ţ35ƫ39Ń41ů44Mƶ45Ł46Ǟ50Ō53Ƶ
~<tob	78 12ǂ48ƹ
~<tod	53 -22ž-19ǡ-10o-9Ŋ-8Ƨƨ-7TǗǩ-6XǏ6ĸ8ő9Ŝ11ŗ12aƄ13xƪ14v15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ35Ļ40i41ŏ45ĺ
~<tog	76 7u12ǉ13Z15Ǌ19s21M24ş
~<tol	73 -7n8Y10lŖ11juƁƾ12ļƙƧ14Ƽ16dƴ17Ŕ20A24B
~<tom	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ11j13ĸ14Ʀ17ű24Y29L
~<ton	77 -8ĺ9śƊ11ŉ12bL13Ŗ14ƤƦ15ǝ18r
~<too	55 -9amƾ-8ĶŁŗŝ-7LŌœŰŻǈǦ-6ƛ6uŎ7beŧūƎƯ8ĿŪƂ9źƢ10łŠƪǚǛ11ŇũǑǙ12otǄ14ƿ15sşƨ16Ƭ17ń18jUX19ň20ŽƳ22Ɲ23Ǣ24q39Ǐ
~<top	68 -8œ-7ŏ7ǦǨ9O10WƵǥ12ƣ13ǔ14TǊ20ƈ24Ƃ27řƉ28ľ33ŗ
~<tor	85 9ǝ14Ŀ33ƚ
~<tot	73 -10Ť-9Ʀ-8ť-6Ƨ10uŽƗƹ12ZŅƠ13ƀ14g16ǉ18Ŧ23ş24ŵ
~<tou	78 7ƿ11Kķƹ12Ƽ15ŀǝ17Ŝ
~<tow	67 -9řǖ-8cŖ-6ƛ6ǐ10ƾ12ƣ13ŭ15Ň16Ǖ17Ɵ22X27E68C97Ɓ
~<tr	47 -14ǩ-12Ǉ-11ƙ-10O-9gnGRŇƔƕƭǧ-8ŜşƋƵ-7qCĴķŐŗŨƗǔ-6uőƇǖ6DǄǛ7Ťƫ8iŎ9ǜ10c11ųź12I13ĹŞƿǋǏǞ14ű15Ū16Ŭŭ17LŝǦ18Aŧǚ19ZņƏƼ20Q21PƁƍ22Ɵ23Ŵ25Ǚ26S27Ʋǘ29kǀ32Ŷ38ǐ42ůƑ48Ž
~<tra	59 -10ǧ-8ų-7CGŇ-6ŀ6Yǣ8NƝǊǋǟ9ǏǒǘǛ10lŻ11ű15Q16ź19S20ǐ29ƍ33Ɵǀ34ůǙ36P55Ž
~<tre	63 -9ƙ-7ń-6ŰƋ7ƶ9j10kD11ŞƘ15i16ŤŶƼ18Uƿ19ņ20ŧǄ28ŝǚ44Ƒ
~<tri	74 -8O-6g9Ō10Ţ12Ɯ15ǀ19Ƒ23Ɓ29ů39kǘ
~<tro	72 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĹ13ĵ14Ƽ16Ş17ű20ǜ
~<tru	57 -9ƕ-8ƂƔƝƭǩ-7PRUş-6Ƈ6HǛ7ŀű8ƦǏǞ9ņŰƫ10Ĺ11ŵǋ12ŎƁ13Q16S17c22ų24ŬƏ25Ū26AZǦ27ŭ29Ŷ30Ŵ34Ʋ38ǐ
~<try	78 -11N-9Ƶ-6Ĵ8Ů15Ǟ17Ž21ǘ22ń24I36L
~<tu	60 -10Ʀǩ-9Ķǚ-8Š-7twĻƳ7VķŎǞǣ8Ś9Űǧ10zAŤƟǊ11pƗ14Ƨ15CYƪ17ŉ18Źſ19aŀ20ţ26c27Ƌ30ƍ31ǜ32v33Ʊ37ƴ
~<tub	79 -7v39Ƌ41ƍ
~<tui	85 50Ʊ
~<tur	64 -9Šǚǩ-7tƦ-6Ļŕ6ĵ7ŎǞ8Vķǣ10Űǧ11AŤƟǊ12Ɨ13p15Ƨ17ƪ19vŉſ20Ź21ŀţ30c33ǜ40ƴ
~<tv	86 -9ƥ9Ɗ14Ő19Ɨ21ƚ
~<tw	76 -9ŭ-7Ǉ10Ĵţ11ŕǥ12ũ13uƻ15R19w41y
~<twi	77 -9ŭ-7Ǉ10Ĵţ11ŕǥ12ũ13uƻ15R19w27y
~<ty	69 -11Ʀ-8q-7ƅǍ6ǎ7ǆ8Tłƿ10ļǉ11p12Ɖ14Ƈƣ16ǔ17E20bd22Ǆ24Ʃ37Ƽ
~<typ	69 -11Ʀ-8q-7ƅǍ6ǎ7ǆ8Tłƿ10ļǉ11p12Ɖ14Ƈƣ16ǔ17E20bd22Ǆ24Ʃ37Ƽ
~<ub	83 -12Ǉ43Ų
~<ube	83 -12Ǉ43Ų
~<ug	79 7R13ĵ17ǜ23ņ33Ǥ
~<ugh	85 7R11ņ19ǜ26Ǥ
~<ugl	86 6ļ10Ǥ14ĵņ
~<um	62 7Ǔ13ǩ47ƂǦ
~<umb	62 7Ǔ13ǩ47ƂǦ
~<un	50 -19Ɔ-17Œ-11Ƶ-10ŝǢ-9ơƢ-8s-7lQŏť-6ŗƉƓǥǨ6ƛƨǡ7TļŎƘ8ƕ9chiyBGŉŕŢũŻƥ10ƭƲƺ11Ś12DǤ13gŅşƠ15YĺƊǃ16ĸŖŤŮ17ň18Xŀ19Ʃǀ20ƙƞ22n23ŞƤǌ25ƒ37ƣ45ſ
~<unc	82 8Tư9Ƴ15ǟ21B
~<und	57 -9Ƣ-8s-7ťƉ-6l7rƽ8ĵŪůƖƛǅǡ9ǩ10Ƙ11GŻſƣ12chiũƲǀ13ŎŚƺ15Ǥ16Ņ17şƊ18ǃ19Ů20ĺŖ21ň22ǌ23X24ƙ29ƒ30n
~<unh	88 -7ŝ48Ş
~<uni	60 -20Ɔ-15Œ-12ĵ-8Ƶ-7Ǣ7W12ƨ13ļŬƕǋ14yYƥ17Ʃ18Ť19DƠ31Ƥ34ƣ44ſ
~<unp	88 9ĸ40ƞ
~<unt	88 -8Ń10O17ŕ24ƭ
~<up	42 -21ǩ-15Ņũ-14o-12yŖŢƢǞ-11ŧƶ-10BŬ-9YƦƵ-8bsGLŇŤŶ-7fQXĽņŲżſƝƟƧƭƳǅǑ-6wFPRšůŷǂǥǦ6W7ťƇƏƗǘ8ķļŐŘ9ńŜŹƥƫǏ10CĿŉŚţŽƓƮ11rĻŗƹǚ12Ƭ13Vłƛ14ƃƪƾ15ƙƩƴ16jřƲ17ǆǌǝ18ĴŁŠƋǍ20śƣǗ21HŌž22œǊ23x24ĹƅƤǢ25i26Ũ30Ŕ31kl32ƌ38t40Ɖ44ŕ
~<up>	43 -20ǩ-15ũ-14Ņ-13o-12ŖƢ-11yŢƶǞ-10BŧŬ-9Ƶ-8sLYŇƜƦ-7bqĽśŤŶżſǍ-6fGQņůƟƧƭƳǑǥ6dŮƑƲǔ7rWŝ8ŐƇƏƛƫǘ9ļńŘť10ķŜŹƓ11CĿŉŚŨŽƮ12ĴĻŗƤƹ13ƬǏ14Vłƌǚ15Hƃ16řƩƪƴƾ18jƙǆǌ19ŁŠƣ20ǝ21Ǘ22ž23Ō24xǊ25œƅ26iĹ31Ŕ33kl40t42Ɖ46ŕ
~<upd	68 10Ǎ16Ʋ19Ƌ31ƌ33Ǣ
~<upg	88 14Ƌ
~<ups	69 6ƣƥ7rƆ9ƛ10H11qƜ12n15ţ21Ƥ22Ɨ26Ũ28Ǎ
~<us	50 -11KŖ-10Ņ-9Ń-8D-7eƒǗǟ-6ŇŒŢŨƻ6Ɔ7ŐŹƏǅǩ8vǑ9zĵ10ŵƄƅƹǆ12ŋơ13łőƗ14Ŏ16Ĺţ18Iņ19Jĺ20Lǖ22Ŵ23sŽ29œŲ33ƿ34ų44ļ99ŭ
~<us>	62 -15ƕ-14A-8Ń-7ǩ7Nł8rIž9xƆơ10ş12zĵ13v14ĺŪƄ15ŋ19Ŏ23Ĺ26ņ36s57ļ
~<use	55 -16Ū-10K-9Ņ-7Ǘ-6ƒ6ƅ8Əǂ9JŐŹ10RǐǑ11ǩ13Iŵ15Ɨ18ţ22Ž23ǖ28Ŵ33Ų34œ38ƿ39ų70ŭ
~<usi	86 -20D-10e-8ǩ19ƹ20ǆ21J22ŭƕ
~<usu	73 -12Ŗ7ƅơ8ř9Ķ11Wǩ12Aĺǡ13ǅ14ł17ŭ25L
~<v>	85 -22Ň16Ɯ26ū28Ŷ32Ū
~<va	57 -12Ų-9H-6ƝǞ6Ɓ7Ɠ8xƊƛ10Cũ11Ǐ12ņ13ŭ14ŏƩ15Ŏ16ƒ19Ƙ21ľ23ƪ30Ɵ31ƹ35Ǣ39k60ǐ
~<vac	79 39k43Ɵ
~<val	61 7ƁƩ8Ɠ9Ɗƛ12Cũ16ŏ17Ŏƒ22Ƙ23ľ26ƪǢ
~<van	74 -15Ų-7Ɲ7Ǐ10ƀ13Ǣ15k17ņ18ŭ79ǐ
~<vap	85 49ƹ
~<ve	59 -12Ƶ-7pR7dƀƄ8ŭŵƇ9OŌŤž11ŁŶŻ13ū15ų16Ű17Ŭ18Ş21ş23Ŵ27ǐ28ǖ32Ū33ǅ38Ǖ
~<veh	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū17ų18Ű19Ŭ22ş26Ŵ30ǐ35Ū
~<ven	75 -15Ƶ8ǧ11Ƈ25Ş38ǖ43ǅ50Ǖ
~<ver	83 -8p11d13O14ŌŤ
~<vi	63 -10L-7ś6Ɨ8g9Nƅ12Ƈ13ƻ14eǁ15Z19ƾ23M30Ż38Ɯ83ū
~<vid	85 -12L9Ɨ11g32M
~<vin	71 -8ś15Ƈ97ū
~<vio	82 39Ż
~<vis	75 -6B7a14N16e17ǁ19Z23ƾ46Ɯ
~<vo	77 -7ń9ľ14a15Ŀ17e18Ľ20Ə23Ł27ǩ
~<voi	86 -7ǩ10ľ16a18Ŀ19e20Ľ
~<vol	85 22Ə
~<w>	80 -6S15b18Ǒ26ő30Ǉ43T
~<wa	35 -23ŗ-21Ʀ-16C-15NŁ-14ŭŮ-12YĿŏŘŢ-11duō-10w-9giUWřŴƜ-8FIńŒşŪųŷŹƉƔƨƻǆǐǑ-7lPŞūƝƪǒǖǥ-6hnvŝŲƥƮǇǎǗ6OƟ7ĹśƁƲ8koƞƵ9Ĵƃ10ƌƍ11ƤǔǦ12pŽƀƫǍ13ĺŔƅǝ14yœơƴǁ15XƗƼǄ16rTũƂ17ŀƈƬƱ18MŅŉƄư19sŃŠƭǌ21Bƽ22Ōšż23jůǜ24Ƈƙ25ŧŨƋ26ň27Ǔ31Kļƶǉ33ťƳ34Ŧ39Ļ40Ť41ǩ42ŵ60ƛ
~<wag	74 -19Ǌ13ǣ24ƃ32T60ǉ
~<wai	74 -13ŕ-7ơƭ7Ķǌ9Ś10ŧ13ǜ14rsĺ16ǧ17ŵ18Ń22ſ25Ǔ
~<wal	58 -9Ũ-6ƀ6Ǜ7yĸƑƤǈǕ8Rƛƽǖǘ9ŐƮ10n11Ļ12Ÿ13ZłŵƧ14ƌ16żǝ17ƣ18Ǎ20Ɨ21Ť27Ǆ31ǔ32Ƈ
~<wan	45 -18ŗ-17Ʀ-13Ł-11N-10cŭ-9rŏƿ-8auŖŘƮ-7Ɵǘ-6ŞůƠƧ6eňǨ7Œ9HŽǡ10byŝ11Ŋś12ľ13KžƁƗǁ14Ǟ15LŀƂǦ16ſƀ17OVŕƵ20XĴŃ23ơ24Ĺư25Ƭ26M27ƫǌ28ǩ29ŉƄƱǓ33sƭ34Ō36ƶ38Ļ
~<war	83 -25V14B16Q26ǋ54j
~<was	45 -20ſ-13C-11ŒŝŴǞǣ-9dsMŀŎ-8ĹŃƫƬƭ-7afnLXŕƗƙ-6Hľǎ7TĵƹǉǍ8c9k10űǙ11Ǌ12r13ƒƞƲ14Ƥ15ĺ17Ļ18Ƽ20Ƌ21p22Ŕũƴ23Bǜ24ļƅƽ25ňœ26Ņƈǩ27š28ŧż30ŵ31Š39ƛ47ť48Ũ50Ť51Ƴ52Ŧ
~<wat	59 -7ŢǨ7ƃƏ8ƺ10ũƍ11Ƙ12qƠ15Ǝǩ16Ưǝ22Ž29Ɵ42Ƌ54ƙ59ƛ
~<way	62 -16Ů-11ǩ-9I-8Ř-7OŗŴ-6ľŝ7łňƍǃ8oũƚ9rņŎ10cXƬƶƿǂ13ŵǁ14Ƒ15my17j19Ŷ21a22ļ28ŀ44K45ů
~<we	39 -15Ř-14Ŀ-13ŒŜ-12Ǟ-11nŞŹƸ-10qVŗƒ-9yCWŶƓǈ-8GľſƙƠƪǄǇǐǗ-7BŇňŢźƗƜƧƻǋ-6KŐŽƌǑǦ6ů7izPŎŴǙǢǤ8fƂƎ9ŃŔŪƊ10ǎ11ŚťŲƛƱǂǖ12tŅ13LXƵƹǟ14dńŋŕǨ15ŸƖƭ19ŠƼ20lMŁŝŵ21ļƅ22jsƕ23Ť24Ľŭƿǝ26Ĺ27ņ30RƬƺ31k32ŧŨ36œ56Ō
~<we>	53 -11Ň-10rP-9ĺ-8Řƒ-7pƸ-6ŹǦ6uĴ7djƊƛ8chļŷƖƩ9fŊƀ11vIş12ņ13ƂƱƵ14Ĺŕťƕ16Ŵ17X18Ŏƭ19Ł20ŚŪƬ23ŋ28Ļ34Ľ35M38s83Ō
~<wea	78 7U17Ť22Ǚ25ǩ36j
~<web	80 10ń11Ĺ29ǖ33ļ
~<wed	82 7Ǜ9ǧ11ĺǔ12f
~<wee	53 -9n-6Ŀ6xƜ7ĺƹ8zTƕǨ9Ƥ10g11ŕť12Ɵ13Pů15i16Ɩ17Ľ19Ńǎ23Ų24ǝ26L28k30ŵ32ƿ39ŭ49R
~<wei	70 8ǁ12ł13Ł14ǘ16ǂ64ƺ
~<wel	66 -12d-9GƓ-7q6ũ7HţŧƏ8oxĻű9aĹǊ10N12PQǉ13ƕ18ń20pS23Ŗ28t36ǟ45ŝ
~<wen	66 -7ƽǩ-6m6rƫ7H8QĺƬ9ŀǜ10cz11k12őǅ14Ƴ19l21ņ22Ũ25Ŕ28ƅ31œ35Š41Ť
~<wer	52 -16Ļ-10Œ-9Ř-8pŞ-7Ŝ-6ŗť6Ǐ7UƍƦƱƳ8Y9XļƵ10šƯ11ņ12śŻƷƹǢ13ĹǤ14żƎǨ15r18ƬƮ20l22ŅœŸ24d27ǝ29Ƽ30ŧ34Ũ
~<wh	20 -24Ō-22N-21tǟ-17b-16xŊ-15Kŧ-14Ľţƞ-12Ɲ-11ĴŽ-10ňŋƔ-9zǦ-8ŏǁ-7ŶƂƮ-6uU6WĸŹǙǧ7cvyƁƈƴǘ8EVņŸƛǍ9YũųƉƋƫư10dTǠ11PSƢǕ12ŤƑƭƷƽ13hļńŢƘ14alŃŎőŨƖƼǅǆǊ15JĻƌƓǨ16moōŷƃƗƵǜ17XŇŔƅƲ18DRŠŴƊƦǝǥ19gwGZłŅƳ20ŜşŦƠǎǞ21ƇƩ22ƾǐǗ24qƤ25ĿŞŵ26ŉŕ27ľœŗƶǄ28Bķ29ƻǏ31ŪơƯ32ƒ33ALŝƕǔ34Œ35ŀ37Ĺť38ĺ41QŖ42Őǈ53C61ǩ
~<wha	24 -24ŷ-20Ǡ-19Ű-18ŁŹ-17N-16Ōƫ-15F-14ĴŜ-13AHMļĽƟƢ-12nOǟ-11zŐƴ-10bsţƄǋǛǦ-9xńšŧƤ-8tuŊůŽƈƏƙƿǀǁǂǐ-7fKŬų-6VƂƹǑ6y7iŕřşƎƔƮǗ8rDEƃǆ9űƅ10RŢƕƺǉǔ11dhov12IŃžưƷǓ13cLƌƵ14ƧƬƼ15ŔŵƑǎǝǞ16JƘƨǃ17QWņŘƽ18qZũơ19Ũ20YƓǥ21Ɖ22Ɗƶ23ōŎƦǊ24mwC25Ơ27X28TŅ29łŦƩ30gƻǩ31ŇƇ32ķĻŉǈǏ33ŤŴ34Ɨ35ľŀ36P37ŗ38ŝ41BĺŞ43ŒœǄ45Ū46Ŀƒ55Ĺ56Ŗ
~<whe	36 -22a-18Ʈ-17Łņ-15Ɲ-14ŌŞŤƕǟ-13Ǆ-12UƨǃǨ-11ƞƩƱǈ-10nB-9bňŉōƉơƬ-8iuwKPTĺŐũƗƪǆǇǥ-7ctYŪƃƔƜƢǠ-6Nŋţ6ƶƻǘ7ŖŵŻƥƼǐǜ8pqŏŒřųǌ9Ŕśǅǒǩ10ĶŚŨƁ11lXſƟƹǧ12RşƋƴ13drŜƛǗ14ƳǙǢ15gyƿǎǏ16sļŸǀ17ǂǞ18Oĸ19HƄƭ20Ʒ21ƈ22ĵƤ23ƅ24QŹ25ƾ27VŃƧ28Mǋ29DSő30Gŕ32Ɩ35Ű40C41ť42L
~<whi	52 -14ǚ-8ŤŹƔ-6ouŏ6őǖ7cdŲŻƀƜ8bľŇŸƯ9ňŚŷ10GƏƤƴ11ńƁǈ12ļŪƣ13RŧƎ15ƕ16ŉūƻƾ19a20ǝ22ť23JQ25C27Ő41ų
~<who	36 -22Ŀ-21Ƨ-19Ū-18Ɣ-17T-16P-15ŏƗ-14ŲŴ-13yŚŸ-12t-11bxŒŢƅ-10LŃźǊ-9svĹŀŊŌŭűǌ-8DłƝƥƷǢ-7fjmCHNRXYĸĺĻŅŉŎžƞƣǄǉ-6BKMŖŞƄƉƖƛƠƦƮǃǓǖ7ŝǣ8qư9FƬǛ10ŵǍǘǥ11lƁǅ12huwǞ13ZƐ14ſƩƱ15ŬŹ17ƜǗǩ18Ǒ19ǜ21Ǖ23aQƃ24ń25ŠƳ26ǆ28Ʋ29ļŷ30oƤ31ƶ32Ǩ34ş36ơ39ųǐ40n43ƕǠ46Ŝ48ƫ50ǔ53ŁƢ57ǈ65Ư71A77Ő
~<why	61 -15ļƶ-12œ-10Ƃ-8Œƭ-7ňŧ-6ő8Aľ9ǆǤ10Ǧ11Ŀ13šǜ15Bņ19Š20ƴ21r26Ĺ28Ƶǩ43Ŕ45ĺ46ŀ47Ţ
~<wi	34 -22P-20ǩ-19ĺ-16vƔ-14Ʀ-13DEǄ-12ŘƃƼǅ-11ŁŪƒ-10uGķŨƖƣƩƶƸǑ-9CŅōŤŮůƝƯ-8hYZŸƅǌǐǝ-7ũƻƾǔǚǟ-6kŏƎƟǗǢ6LƧ7Ŀūƕƺǃǘ8wzAUńŋœŖŭƬƭǜ9ĶŀƁǡ10ĸĹř11yŠżƤǈ12jQŜſƋ13nXŬŶƂƿǎ14ĵŚŢŵŽƵǁ15ŊŝŧŴǓ16Ɛ17ťŲ18fgĴšŹƢǍ19ňƳǨ20M21t22ş23ņƨư24Ʈ25p27q28sƷ29bŐ30łǂ31or33Ş34Ļ35V36ő40ƚ45Ʋ
~<wid	83 8ƫ11Ǩ13Ʒ18Ƴ24f
~<wif	55 -28Ƹ-24P-12v-10Ƽ-9Ǆ-8W-7aƦǃ-6ŌŸƹ6ŶǨ7nVƺ8bj9Ǡ10ǆ12Ʒ16ǈ18ƫ19f20Ʈ26Ŵ30s34ƨ38t39r42o45ǂ50q54p
~<wil	54 -11a-10Ʊ-9DĹŵǩ-7Ŗ-6ƫ6Œ7czĴǀǓ8ĶƭǊ9dĻŚƬ10Oţ11ƄǞ12oŽ13eNśơ14s15ƕǃ16Ő17Ō20Mĵ21V22L25H29Ź33y45ł73Ʋ
~<win	62 -14ǝ-13Ř-9Ɩ-6Yĺ6ƛ7OƟ9bƑ14Ɓ15ū22ƿ23Ť25jť26Ǜ28Ļǎ67ƚ
~<wir	75 -11Ǡ-10ƣ7Ǖ21Ǎ23ǘ43Ƌ
~<wis	72 -9Ő-6ĺ6ŏƽ8ƳƸǂ10m11ƮǊ14w19g23V30Ş32ư
~<wit	38 -22Ť-15ĺ-14HƔ-13Eƫ-11ǅǩ-10ƟǛ-9NŅƃǑ-8uGķŁŮƦƶ-7vyCDţŪƯƴǌ-6ŘűƎơƩǐ7zťźƞǖ8ŰŽžƚƲ10WŷƧƱǥ11MŋœŚưǡǤǨ12ABXńżƿǜ13ĿřŢŶǍǓ14gnsŭƁ15ŀƮƳ16ĴĸĻƂƐƤ17QŖŜŠŬŲſǁ18ňŊ19aŧ20ŝ21ĹƵ23šŵƢƷ26Ş27VŐş29ņ30b44ő
~<wo	31 -27Y-21Ő-18OŒ-15Ǟ-14kƩƳǍ-13n-12Šǅǎ-11Fŀǟ-10wǛ-9flxĺřŪŰųſƞƽ-8hGNŜşšƙƟƻ-7œŷƄƕƹƺǥ-6oŚŮżƋƢƲƴƼǃ6gō8Zśƭ9cTŏŶƀƇǡǨǩ10ĶǢ11sBŇƂǔǦ12ĵŖŴƿǏǚ13mŃŞťƶ14ž15ŝǈ16MŭƓƵ17ŉƃƑƘƝưǜ19XǁǑ20ŽƐƧƸ21qƦ22Ƭ23Ʈ24rW25Růǣ27LQƯ28ĿŢŵƒ29ĻǇǝ30ķĸ31űƤ32SŊ33Ʒ34Ɨ35V39Ŏ40U46P
~<woo	70 9ţ11g13j17Ƒ21Ƈ55Ɛ
~<wor	40 -19ǩ-16Ŏ-13GOǍ-11ŒǢ-10ŐƤǎǘǞǟ-9ikYľưǅ-8nrTŀőŪžƭ-7awxFĸłŘŠŮųƖƨƩƳƹǊ-6buHŚƞƵǂ6B7IŅǁ8gJĹĺǒǨ9ņƌǔǙ10Ŗŝƚ11ŁŴ12Xŏ13Ǐǐ14Ķ15ƃƦ16ňŵƧ17ŞƗƸǄ19ƒǜ20Ƙ22Ŋǚ23Ļ26ķŭ27űǈ29LƝ30Ǒ34V35Q36R37ǣ38qů39WǇ41Ŀ44S49U55P
~<wou	36 -23Y-17ĺ-14Ĺ-11Œ-10qOƩƳ-9dŁň-8SŐŨƽǐǞ-7fknFNņŠŦſǚ-6jšƾǅǈǛǣ6ŘƎ7EŕƑƸ8ķŝƀƏƧ9VŶƖƱ10Ĵŉƪ11HľŖťƃ12AŗśƦƨ13Bƒǘǡ14ZŇ15cűƂǨ16ĵƭǦ17sMTŃ18mƶƿǢ20žƗ21Ɠ22Ŋǁ23X24ĻŵƵ26Ž27ưǝ29Ƭ31r33Ʈ34Ư39ĸŢ40Ƥ43Ʒ51Ŏ
~<wow	76 -10Ő7Sǀ8ŢǢ12u13ťŦű14UƠ15R21ō32ő
~<wr	59 -13Ʈ-11ś-10ŝ-7őũƯ-6a6Ũƞ7ĿŃņŎ8oDJǙǤ9ŉŴ10KřƄ11Ƭǩ12ĹŞ13CǓ14ƍ15ŌŵŸ16ŗ17žǜ18ƀ19wŐ23Ŝ25b26Ť31ǚ35Ʋ43ż
~<wre	76 8žƃǦ12Ũ17Ŝ24ŵ25ƀ58ż
~<wri	65 -13Ʈ-12ś6ǖ8Ż9JŎ10oǙ11ž12KřƄ13wŉƬ15Ǔ16ƍ17ŌŤŸ19ŗ24b27Ʋ31Ő
~<wro	71 -11ŝ-8Őő7q9wDņ10ĿǤ11Ŵ14ŜƲ15Ťǜǩ17CŞ20Ĺ39ǚ
~<x>	85 17b41ƙ
~<y>	86 38b
~<ya	72 -8ǩ-7Ŏ7Ŵ10Ū11aHƗ12JM17ƒƞ25ƙ53Ƒ
~<yar	75 -7Ŏ8Ŵ10Ū11H12Ɨ17ƒƞ26ƙ55Ƒ
~<ye	42 -15ǝ-14Ť-12Ũű-11lDĿŐůƼ-10ļŇŉŷ-9ų-8BňŞũŬ-7ņŴƉƌƒƙ-6hPŗſƆǒǔǥ6ŀ7Ɯ8wƮƵ9fŚƋ10ĶńƸ11VĽŪǣǤ12ţ13jœš14ƞǎ15Ɩ17ĴŁƾ18ǟ19Œǀ21HƔ22Ÿ24ĺƟ26ǉ27ƅ28ƈ29pTŎŮ30dƩ32ŹǊ34Ǟ36v39G41S42ő43ƭǅ44c59ť
~<yea	43 -14Ť-11lnDŨůűƼ-10Ŀŉ-9ĹŐ-8ŏŬ-7ňŞƉ-6ņũŴƌƒǒǔ6q7kƱ8ŻƮ9Ɯ10ŚƋƸ11Ķ12VŪƾǣǤ14œšţ15Ź16v17ǎ18Ĵ19ǟ21ŒŸǀ22HƔƟ25cĺŮ27ǉ28ƅ29ƈ31dƩ32p33TǊ35Ǟ42G43S44ő45ǅ46ƭ61ť
~<yes	73 14Ĺŋŏ35Ł48Ŏ
~<yet	66 -19ǝ-8ų-7ŷ-6ſ6ŀ7rŮ9ƍƾ10u11nƵǋ12fw14ǟ22ń26Ź27Ɩ29j30cƞ32v
~<yo	14 -26Ť-24ť-18ǟ-15ŷƇ-14ź-13ōƆ-10Ŵƅǃ-8Ŧ-7bvǂ6ŲƒƠƬƭǅǊǍǒ7yUŌŎŗŮƔǖǛ8YņůŰųƀƎƖƗǆǉ9swGŉŭŻƄƱƶǓ10ekpƳƼǄǠ11xCWƜƞƽǏǤ12MQŁŪƙƯǀǝǡ13ZĴĶşƥƵƿǨ14ƂƃƝƫǚǞǢ15uISĻŏżƺƻǑ16afKłŢƘƟƢƹǁǈǐǣ17zžƲǙ18BĸŃŊƤƴ19HOĵĹĽŽƚƸ20ƌưǋǕ21jŝǎ22ňǘ23AĿŸ24nľŵƁ25dmŚ26gXńŜƾ27ļś28ŀũǩ29ķŶƦƧ30NRTŠ31F32Vſ33Ő34ŒŨ35ǔ37Ǉ41iŞ42P46l53Ň56c
~<you	14 -26Ť-24ť-18ǟ-15ŷƇ-14ź-13ōƆ-10Ŵƅǃ-8Ŧ-7bvǂ6ŲƒƠƬƭƮǅǊǍǒ7yUŌŎŗŮƔǖǛ8YņůŰųƀƎƖƗǆǉ9swGŉŭŻƄƱƶǓ10ekpşƳƼǄǠ11xCWƜƞƽǏǤ12MQŁŪƙƯǀǝǡ13ZĴĶƥƵƿǨ14ƂƃƝƫǚǞǢ15uISĻŏżƺƻǑ16afKłŢƘƟƢƹǁǈǐǣ17zžƲǙ18BĸŃŊƤƴ19HOĵĹĽŽƚƸ20ƌưǋǕ21jŝǎ22ňǘ23AĿŸ24nľŵƁ25dmŚ26gXńŜƾ27ļś28ŀũǩ29ķŶƦƧ30NRTŠ31F32Vſ33Ő34ŒŨ35ǔ37Ǉ41iŞ42P46l53Ň56c
~<ze	86 7ū10ţ28ř
~<zer	86 7ū10ţ28ř
~<zi	66 14ƅ26ƒ105E
~<zil	86 -7ű19ƅ34ƒ
~<zip	67 107E
~<zo	74 -7ǟ7L8h12x17ǩ34ƙ44M
~<zon	78 7L20ǩ36ƙ
~<zoo	86 10h52M
~@da	63 -6K8sĽ9gŌǉǟ10ŭƻ11ŵ13iĸǧ15ŃǙ17R42ǎ45k49L
~@day	63 -6K8sĽ9gŌǉǟ10ŭƻ11ŵ13iĸǧ15ŃǙ17R42ǎ45k49L
~@mo	66 -8q7Ǥ8ƛ9ĸ10y11V13kŤǜ20Ź21ť23dpŕ25ƾ26Ń27Ɵ
~@mon	66 -8q7Ǥ8ƛ9ĸ10y11V13kŤǜ20Ź21ť23dpŕ25ƾ26Ń27Ɵ
~@na	53 -12ǣ-8Ũ-7ťǃ-6ŎŤǩ7ŁŜƘƯ8AĽƢǡǨ9sJœǂ10pĿ11wľ13ŐƮ14aǒ15ǘ17bļř21i24oź26Ŧ28t29Ǥ32ǈ35Ś37ĸ40Œ
~@nam	53 -12ǣ-8Ũ-7ťǃ-6ŎŤǩ7ŁŜƘƯ8AĽƢǡǨ9sJœǂ10pĿ11wľ13ŐƮ14aǒ15ǘ17bļř21i24oź26Ŧ28t29Ǥ32ǈ35Ś37ĸ40Œ
~ab>	73 9Ɠ10ƹ11hť12a14ƻ15Ÿ21Ɖ23Ś39Ƈ
~abe	78 17Ƽ19ƻ20ǂ21ƽ
~abet	80 18Ƽ20ǂ21ƽ
~abi	57 -7Ő-6Ʀ6ƍ7ǥ8ķƂ9Ư10ƌ11Ɵ12Ŗ13hyǚ15ơ17ş20ƀǌ22W27ǡ34ž
~abie	88 15Ư20y21h
~abil	58 -7Ő6ƍ7ǥ8Ƃ13Ŗǚ15ơ18ş20ƀ21ǌ22W28ǡ35ž
~abl	63 -14ƨ-12J-9ƌǩ-6Ơ6Ō8łƩ9YŚžƊƯƳ10IN12ňƉƤ13l14TƷ15Ʈ17śƥ19n21Ƙ23Ƨ27sM58X
~able	64 -14ƨ-13J-9ƌǩ-6Ơ7Ō8łƩƷ9YŚžƯ10INƊƳ12ňƉƤ15T16Ʈ18śƥ20n21Ƙ24Ƨ27sM50X
~ably	88 8Ʒ13X19l
~abo	40 -16x-12cSƼ-10ńŏ-9jQŐũǃǅǇǐǢ-8oĻƵǨ-7RňŒŭƣǞ-6sFNŠǩ6zPŶǀǏ7kmĴƌƸ8qCVůƎƏƚǘ9uGHƂƨƿǉǊǛ10ŊšŲƙƞ11ĶĽņŹƔƱƺǋǌ12TYŤǂǗ13h14ťƶǁ15pļľŉŽ16Ǆ17AŇ18rƍǜ19ĵ21Ŀōŝ22ǔ23ŀŴ24Ƴ28Ş29Ĺ30Ǎ
~abor	88 8k9ǎ14ǜ20ť
~abou	41 -16x-12SƼ-11c-10ńŏ-9jQŐǃǅǇǢ-8oũƵ-7ŒŭǐǨ-6sNRĻňŠǞǡ6nPĵƠǀǑ7zĴŶƌƗƸǏ8mCVůƎƏƚǘ9quƿǛ10GHšŲƂƨǊ11ĽŊƙƞƺǋ12TĶņŹƔƱǌǗǜ13hYǂ14Ťǁ15ľƶ16pļŉŽ17Ǆ18AŇ19r21ŝ22Ŀō23Ŵǔ24ŀ25Ƴ30Ş32Ĺ
~abov	79 -14ƣ-8ơ13ǉ15Ǧ25ĵ30ƍ54Ǎ
~abs	86 15Ɖ16ĸ19ƾ21Ž
~aby	68 -15Ƹ-9ƅ11V13d14ƻ16ƝƯ20ĺ24y30wŶ33v35u36x
~aby>	70 -16Ƹ-9ƅ10w14ƻ17Ư19v21ĺ27d29y31Ŷ37u38x
~abys	82 -16d7ƭ15V18v20Ɲ24w
~aca	77 38k42Ɵ47Ų
~acan	85 48Ɵ
~acat	85 9Ɵ43k
~acc	56 -9ŞƮ-7Łǩ7aŔƪƳǆ8eǂ10ţ11JŒŜ12A14Ļ15Yų16ťƒǖ17BĴǔǗ19Ķ22l24ƃ25ř26ƹ29Ǡ38ż
~acce	82 -9Ł25ǖ27ƒǗ35l
~acci	65 10Ƴ11Ŕ13ţ20ť29ƃ47ż
~acco	62 -9Ş-6r9aǂǆ10e12J13ŒŜ15Ļ16A18Y19B20Ĵų21ǔ22Ķ29řƹ34Ǡ
~ace	49 -14v-12SŐő-10Ĺ-9ŗǃ-8ķơ-7ĿƘ-6ZōŪƽǄ6hnťƍ7ńŌǔ8UƚƲƵǛ9wǨ10QŏǙ11ŃůƊƜǏ12ƟƤ13Dļ14GşƈƌƑƢǅǩ15ƗǊǌ16ƅ18Ɣ19Ɠǟ20ƥ21Ƌ22ƞƠ23H25Ǣ27F30Ʀ31M36ǋ37Ɛ38ǀ
~ace>	50 -14v-12Ső-11Ő-9ǃ-8ŗơ-7ķĹĿƘ-6ńōŪǄ6ƍ7hnťƈƋ8Q9UŌƒƲƵǛ10wŏǨ11ƅǙ12ŃůƊƜǏ13ƚƟƤ14DGƠ15şƌƑƢǅǌ16ƗǊǢ19Ɣǟ20ƥ23ƞ25H29FM31Ʀ37Ɛǀǋ
~aceb	88 28ļ32ǩ
~aced	81 -7ƚ12ƈ25Ƌ
~acem	80 -9ƒ15Ǣ52Ɠ
~aces	80 11ƅ14ƠǕ16ǔ22ń
~ach	54 -31ŏ-10h-8ǩ-7NOŢŮ-6ōǄǔ6ǆǉ7ZŜƔƱǜǡ8UƼ9Ķ10LųƠ11Ľơ12Œǋ14IŘǢ15ĺ17k19ů20Ƒǝ22Ĺƶ24PW26K27q28m30ǈ37Ǐ
~ach>	59 -30ŏ-10h-7NŢŮ-6O7gwŠƚƢǆǉǓ8KŜƔǡ9ZƝƱ10q12LųƠ13Ľů14Œ15ǋ16Ř17Iĺ20k25ƶ28W34ǈ
~ache	71 7Ŷ8Ƹ9ů11ǜ13P14Ķ25K28Ƒ29q38m
~achi	69 8ƛ9ǖ11Ƽ14U20Ǣ22P24Ĺ28ǝ49Ǐ
~aci	75 9ǀ15ĺ30Ƶ
~acin	75 9ǀ15ĺ30Ƶ
~ack	49 -10Ǣ-9Ňŷ-8ĹţƳ-7pōŎŢƭ-6XķĺƦ6œşƝǤ7sőŴſƼƽǒǟ8VŀŒűƲǜ9huŲƙƿǏ10Řƫ11WŨƷǣ14Lƪ15Hǩ16IĽǝ17Y18Ůżƞ19ň20Šƍ21ǥ22ťƹ24ƓǗ30ƛ46Ž58ǘ
~ack>	53 -12ǩ-8ŖŷǢ-7ŢƳ-6pĹ6SŊƛ7HǊ8rœųƾǒǤ9őƝƲƴƼƽǟ10VŒŴ11h12uŘƿ13ƙǣ14ŀŨ15ſ16ƍ17Lƪ18Ʒ19Ľǝ21IŮ22Yň24Š25ť28Ɠ
~acka	78 13ş21Ų25W40ǥ
~acke	70 -6Ň8Nż9Dű12Ŗ14ǩ30ƞ31Ǘ33Ž40ǘ
~ackg	85 9ŋ10s22ǜ31ǩ
~acki	82 -8ſ-7ŀ16H27ż32Ž
~acks	80 11Ž14wƛǘ39ƹ
~acku	78 12Ǖ23ƫ25ƛ34ǘ
~aco	83 8ņ11Ʈ15l20Ŵ30Ŷ
~acon	88 8ņ12Ʈ16l
~acr	85 8ů9ķ22ļ
~acro	86 8ů22ļ
~act	55 -17ŕ-10J-8ŁŚ-7ǩ-6ƅ6ŏ7YĻƖƩǆ8ŗšŦž9ƌƢ10Ƈ11Ťơǧ12QłŒǀ14ƒ15Ŗ17ř18ŀ19ū20Ňǒǘ24Ǒ34KǄ35Ǔ
~act>	66 -10ǡ9dƩ10YƖǃ12Ƣ13ŀř17ŗ21ū23ƒ30K41Ǔ
~acti	80 9ǚ12ŏ15Ǆ19ǀ21Q32Ň
~actl	73 -16ŕ-8Ǎ9BD11Ņ13ŀš14Ǆ16Ť17ơ30Œ
~acto	69 -11J-9Ł-7Ǔ9ǔ10Ɠǡ11Ŧ14ƌ16ǧ17ł27ǘ29ǒ35Ǒ
~acts	81 9ǌ29Ǔ
~actu	75 -7Œ6Ɛ7RǢ9ţƝ11Ļǆ13Pž15K16Ƈ21Ǆ24Ŗ
~acy	85 20ƻ33ƶ
~acy>	85 20ƻ33ƶ
~ad>	44 -16Ř-15G-14ŏ-9pSňŎŧŷƀƃ-8OłŒ-7nLXŃńƁƱǥ-6guQWƜƦƧ6ľơƲ7dAŞǀǇǕǘ8eşƈƏƚǙǚǤ9yJĺũƻǣǩ10tŤŹ11ŗřƤ12NYĵūǂ13ļšŢ14ŖŝŠŸ15ǅǟ16zƼ17Ƴ18Bƛǝ20ƾ21Ż22śŶǜ23ƽ24ĸ29Ũ31D32ţ33ő41ż42ņ
~ada	88 -9œ-7v11Ǒ12K14ǜ35x
~adb	86 8ƣ14Ǝ
~adbo	86 8ƣ14Ǝ
~add	55 -14S-12a-8Ōŏǘ-6OŜǊǩ6ĽƗǠ7oZōƘǤ9nAŠƽǄ11EķǗ12ǌ13c14yǏ16ǈ17ǣ18ƵǓ19ǋ21ŰƁ22ǧ23GJ42D60ƌ62Ǟ
~add>	74 -8aY-7Ǌ-6Ōǘ10Z11oōǠ20ķǏ23cy24ƌ28Ɓ34Ǟ
~adde	78 -9ŏ-7Ŝ10ǥ13Ɨ15Ǆ16ǈ20ƌ25Ǟ26ǣ
~addi	72 6Źǒ10Ǥ12ǧ17ǌǓ19Ǟ25Ƶ38ƌ
~addr	63 -15S-6O7F9ŷ11n14EǗ16ǧ21J25Ű27ǋ31G50D
~addy	76 -7a7JǓ8gƳ9Yƶ10Ľǈ11Ƙ13ƽǞ14Š15A
~ade	55 -10ƒ-8ƈ-7G6ƗƤƾ7ƋǑǟ8ņƲƽǆ10kqǍ13VĹŧƉƌ14x16ƞ17y18PS19Ŷ20Š23v26Ƈ30ĺ36ź
~ade>	58 -11ƒ-8ƈ-7G6m7ƗƤǣ8Ʋƽƾǟ9ņǆǍ12q14ŧƉƌ15vĹ18ƞ19PS21xŠŶ28Ƈ32ĺ
~aded	82 -14m14Ƌ18k20V23y
~ades	71 -7x11Ǒ12v56ź
~adg	88 -10w15Ǝ21Ž30Q
~adge	88 -10w15Ǝ21Ž30Q
~adi	78 -8P-7L6ř7ư8BH9uǈ10Ŀ13Ɲ15k16j17IŮ
~adin	80 -7L6ř8H10uĿ13Ɲ15k16j18IŮ
~adj	83 45ŧ
~adju	83 45ŧ
~adl	83 -6o7ň21p39Ń
~adli	86 40Ń
~ado	78 9ǝ12Ŵ13Ŀ15u18a23Ū30ƚ
~ado>	83 6Ŝ9ǝ13Ŵ20aƚ25Ū
~adoe	88 13ƚ15Ŀ
~ads	74 -16ƈ8zŎǖ10Ʊ11ƽ13ŝ14a17n25ł29Ɓ
~ads>	82 -17ƈ9ǖ10z11Ʊ13ƽ16a20n
~adsi	81 9Ŏ15ŝ33Ɓ
~adu	86 10Ʊ17m23y
~adua	86 10Ʊ17m23y
~adv	73 28ǚ47B50A
~advi	73 28ǚ47B50A
~ady	65 -7x6ř7ŵǤ8vǁ9Ǟ10ŧƜ11ǎ12Ĺ13tŜŹ14pSư16Ɩ19o23Ɓ26ŏ35Ō
~ady>	65 -7x6ř7ŵǤ8vǁ9Ǟ10ŧƜ11ǎ12Ĺ13tŜŹ14pSư16Ɩ19o23Ɓ26ŏ35Ō
~afe	67 -6R6Ķ8N12Ľ18Ƙ28Ž33Ǝ55Ǚ
~afe>	81 -7R10N17Ǝ23Ƙ34Ž
~afet	70 20Ǝ59Ǚ
~aff	73 -18Ş10ǋ11MNǔ12Ż14ůƤ29ǜ31Xǈ41Ǉ
~aff>	81 -19Ş32ǜ34ǈ46Ǉ
~affi	86 14Nǋ15Ż18ů
~affo	83 13ǔ16Ƥ35X
~aft	54 -10ǩ-9Řƭ-8O-7ŃŞ-6ƛǨ6i7bVǝ8ţŰƅƈƩǤ9jƋƕ10ľŌǟ11t12UĻƧ13gĴǎǢ14ŜƷ15yE16Ţ17wzƃ19ť20Ư21Ŧ23L26ķƳ29Ũ42ũ
~aft>	88 11e23Ĵ
~afte	54 -10ǩ-9Řƭ-8O-7ŃŞ-6ƛǨ6iĵ7bVǝ8ţŰƅƈƩǤ9jƋƕ10ľŌ11tǟ12UĻƧ13gǎǢ14ŜƷ15yE16Ţ17wzƃ19ť20Ư21Ŧ23L26ķƳ29Ũ42ũ
~aga	60 -10ť-9Z6Ɣ7o8Błƚƿ9ǡ10r11ń12Y15t16kŶ17Ŝ20Ɠ22ƪ24L28Ɨ30ũ31ň
~agai	60 -10ť-9Z6Ɣ7o8Błƚƿ9ǡ10r11ń12Y15t16kŶ17Ŝ20Ɠ22ƪ24L28Ɨ30ũ31ň
~age	41 -18ƉǏ-15ų-14Ŋũ-13Ǌ-11oƗ-10Ňň-9qzŴ-8iƣƵǂǑ-7rSĴŅƢƱƷ-6asBPŞŢŧŪǄǇ6Ǎǜ7ńśŵƨǝ8ZŲƁ9KŠƂƝƬ10ƑǓ11Ŧǚǣ12Ƙƛ13ŏſơǢ14šǈ15Tŭ16fŹƃƆ17Ů19ŗŰźƓƧ20ƕ21űƈ22Wƚ23Ʈ24ŤƔǌ25ľƀ26ǥ28Śƭ29ž31p34ƥ37vǉ40c43ņŜ
~age>	44 -19Ɖ-18Ǐ-14Ŋ-13ũ-11ų-10Ɨ-9Ň-8iqzňŴƣƵǑ-7oSŜơǂ-6rşŢ6ŷƳ7xXŉǍǨǩ8Ĺŭǝ9Zśźƨǒ11KŵƁǓ12ƑƝ13TƬǚ14ľ15Śƛ16ŏſ17šŦŰ18Ɔ19Ůƕǌ21ƚƧǥ22ŗƓ23Ǣ24űƈ25W26ƀƮ28Ɣ31ƭ34ž35p38ƥ48c
~aged	78 6Ź9Ű17ş29f40Ť
~agem	85 15Ƙ21ơ
~agen	63 -11Ĺ-7o8Ŗſ13Ǟ18ń20ľ73ņ77Ŝ
~ager	69 -6ųǢ7ŎƂ12ǌǜ13hŭ16ơ19ź20v21Ź33ǈ
~ages	69 -18Ǌ-7Ǣ12ǣ15ǥ19ŠŲ22ƃ35Ś48v58ǉ
~agg	80 11R15Ņ22i25ǡ
~aggr	86 6Ǔ26ǡ
~agi	81 -7t11Ű21Ũ26Ŏ28Ƴ
~agin	83 -7t12Ű21Ũ29Ƴ
~agn	81 11D17ƽ37Ƽ
~agno	81 11D17ƽ37Ƽ
~ago	76 -6őŤǅ7ĺ9ƴ11G12u16Ľ19f21ƈ36ť
~ago>	76 -6őŤǅ7ĺ9ƴ11G12u16Ľ19f21ƈ36ť
~agr	75 -12ƨ-11Ų-8Ǘ7Ƣ10Ǩ11ǌ12Ư14B17Ĺ18r19Ł31Ǔ47ǩ
~agre	76 -12ƨ-8Ǘ7Ƣ10Ǩ11ǌ13Ư14B17Ĺ18r19Ł25ǩ32Ǔ
~ah>	82 -14ŉ-8Ũ-6ƅ8T12cŚ14Ŋ15ĸ19w24v
~aha	74 6ļ7Ƹ8ƴ9ǘ10jpH11htŒ12ŜƲ13Şƾ15Ű16ű
~aha>	74 6ļ7Ƹ8ƴ9ǘ10jpH11htŒ12ŜƲ13Şƾ15Ű16ű
~ahe	76 7dB10yŚ11Ň13Ʋ14ľ20Ō26Ş
~ahea	76 7dB10yŚ11Ň13Ʋ14ľ20Ō26Ş
~aho	86 -9z-7ǩ15J18K29ų
~aid	51 -15ǒ-14ǝ-10ǩ-9ŭƠ-8RƟƮ-7ŀŃť-6Ƥ6ŊƅƝƩ7fqĴņŇƏƢƧƪ8dptŝƛƭǅǖǜ9OVǚ10GHƱǨ11ZķœŔ13cƃƕ14ţ15Ť16y18Ǒ20ƥ21ƴ22ŦƔ23ƶ28Ŀ30B40Ŭ
~aid>	51 -15ǒ-14ǝ-10ǩ-9ŭƠ-8RƟƮ-7ŀŃť-6Ƥ6ŊƅƝƩ7fqĴņŇƏƢƧƪ8dptŝƭǅǖǜ9OVǚ10GHƱǨ11ZķœŔ13cƃƕ14ţ15Ť16y18Ǒ20ƥ21ƴ22ŦƔ23ƶ28Ŀ30B40Ŭ
~aig	75 -7ŏƴ6ǎ8Ƽ9jǧ10oŻ11lwň12Ĵ13Ŕ15š24ŀ26ű
~aigh	76 -7ŏƴ6ǎ8Ƽ9j10oŻǧ11lw12Ĵň14Ŕ16š24ŀ
~ail	53 -14b-12ƨ-9BǠǩ-7ű-6O6ĸƕ7ƔǍ8ĴƀǏ10ǧ12UǕ15EļŘ16ǐ17sǄ20ƈ29ś31D33Ľ37ǘ43K45ƚ80J
~ail>	55 -14b-9Ǡ-8ǩ-6Oű7ƕ8ƀǍ9DĴƈ11ǧ13Ǖ16EŘ18Ǆ21ś26Ľ29ǘ45K49ƚ89J
~ailb	88 11ż14ĸ22D
~aile	79 -12B13Ľś14Ǐ17ļ26ǐ
~ails	85 11ƈ13Ɣ14Ǘ16ǘ
~aim	57 6ǚ8Ņ10ǣ13YǛ14ǜ15Ş16ľ18Ř19ũ22Ŧ32ť35Ť42ŧ53ţ
~aim>	60 9ŅŔ14Y17Ş19Ř20ũ25Ŧ27ţ32ŧ35ť40Ť
~aims	71 14ǣ15ŧ20ǜ23ľ42ţ
~ain	50 -11ǩ-10ťƟ-9Z-8ƒ-7ƴ-6Aœŷǐ6ưƸǔǝ7Uķǋǡ8rƑ9ǃ10tQ11ųŶƉƊǜ12ľ13Lź14ƪ15BƓƿ16ŖŜ17Ǖ18kŊ19Ŕů21Ɨ22Şƙ26Ǚ28Y29ũǄ31j40ň52ƛ
~ain>	56 -21P-10ťƟ-9ǩ-8ƒ-7ƪ-6ŷ6ſ7ƚƿǝ8ưƸ9BUķǋ10ƑǔǙ11Y13tŶƉƊ14k15QľŔ16ũ17Ɠ18Lų19Ǆ20Ŝ21ŊǕ22ů26Ɨ39ň59ƛ
~aine	77 -8ƴ10ƺ11ň14Ǜ15ƿ16ǘ17j21Ŗ23P
~aini	80 -12ǧ28ź30Ǚ32j
~ainl	86 12ŭŴ18ǖ
~ains	65 -10Z7ŔƔ8kǣ10Bǡ11ł12r13ń21ũ24ƙ29ƪ
~aint	76 7y11ǁ12qŒ16Ǆ18ǃ24ǜ37Ş
~ainy	86 35Y
~air	60 -9C-8ǆ-6ǩ6Ş7ļƛ8P9ǌ10Uǀǈ11ŧ12ĵũǄ13iŀŇ14Qǃǖ15Ɗ19Ɲ20Ǒ21Ɯ22ŉǇ23Ǎ24Ŧ26Ƥ
~air>	65 -8ǆ6ĸŎŔ7NŞƋ8ļơ10Pǌ12Uǈ13ĵŧǇ14i15ŀŇ17ǃ18Ŧ22Ɲ25ŉ
~airb	85 36Ɯ
~airs	73 6ƣ7Ɔƥ10ƛ11Ŧ13Ǉ16Ǆ19Ɗ22Ǒ23Ƥ29Ǎ
~ais	68 -10Ŧ-7ƨ7Ř8k9ŗ11a17ƒ20œƠ22lŔ33Ƙ43Ư
~aise	69 -10Ŧ-7ƨ7Ř8k9ŗ11a20œ21ƒƠ22l24Ƙ44Ư
~ait	76 -13ŕ7Ķ9Ś11gŧ14sĺǜ15r16ǧ17ŵ19Ń
~ait>	81 -14ŕ10Śŵ12ŧ15sĺ16r21Ń
~aiv	86 -8ơ8ǌ25ſ32Ǔ
~aive	86 -8ơ8ǌ25ſ32Ǔ
~ak>	66 -10ƈ-8ŗ-7Ɯ8xOXǤ9ƉƐ10ƽ11Ũ12kŒƎƑ13ŏŚ14ƛ17D23šŤ25N29ũ
~ake	45 -22ǩ-13Ǘ-11Ŷ-10ZŗƊ-9yĸœƣ-8rARŕŜŤƆƨǈǑ-7lIVľƢƷƽ-6YŭƠǝ6ƃ7gpƗƮ8ųƝƪ9Ūǔ10MOƓƙ11PőƖƟ12kxŀƋƏǂǛ13Ļƛǌ14ňƧ15szŇƤ16ŧǒ17ŁǊǞǨ18ƻ19cņǁ20BƱǘ21ƬǄ22ǚ24Ţ25ķ26ǖ27T29Ũ32Ŀ35Ŏů47ł
~ake>	47 -14ǩ-12ŁǗ-10Z-9yĸœŶ-8XŀŕƆƣ-7rRľŜŤƨǈ-6alIVƢƷǑ6qxNŽƯǐ7ŃśƏǀǓ8MƗƮ9g11ƓǨ12őŪǁ13PņƖƟǂ14k15Ļǌ16zňǒ17ƤƧ18Ňŧ19Ŀ21cƻ22BŨƱǘ23Ƭ24Ǆ25ǚ26Ţ28ķǖ31T38Ŏů40ł
~aken	76 -12Ɗ8Ĵƪ14Ũ15ƛ
~aker	78 -13ǩ-9Ų7M12xł13Ɲ14a21Ł23s26Ƌ
~akes	64 -6ŗ6ǐ7MƃƏǔ8ƵǨ9Oņŝų11X12ǁ15ƙ20Ǌ21Ŀ23Ł27Ǟ29ŀ
~aki	70 -7b-6Ÿ6ł7ǆ8Iǩ9k10zǠ11Ž12ŬŭƄ19a21Zǌ22ơ33ƻ
~akin	70 -7b-6Ÿ6ł7ǆ8Iǩ9k10zǠ11Ž12ŬŭƄ19a21Zǌ22ơ33ƻ
~aks	75 7ź10Ɯ11š12ơ15ǝ19Ƒ21ƥ25Ɖ35ƛ
~aks>	75 7ź10Ɯ11š12ơ15ǝ19Ƒ21ƥ25Ɖ35ƛ
~al>	41 -18ŗ-12žơƻ-11CĿ-10ŤťƆ-9HŏŒŞƇǇ-8ŖŹƝ-7zLłńņţŲ-6byNňōűƬǠ6Ņ7aşƹ8Jƈǀǃ9ŊƳ10ŧƐƴǑ11lǉǓǔ12ŀŕ13EIRWƩǎǗ14ķƋƢƸ15ATĻƀǁǆǚǡ16ŐŢƿǧ18Ɨǌ19eŭ20Ǎ21fŁƉǩ22ƃƘ23Qƾ24Ƽ34ƁǄ36Ŝ56ư
~ala	66 -10Ə-9ƕ-6ǖ9ƮǍ12l17ū18W19Z20Ʀ24Ɣǉ27T65Ǝ
~alan	82 -11ƕ-7ǖ25Z31Ɣ
~alar	68 -10Ə9Ǎ12Ʈ19W21Ʀ25ǉ28T67Ǝ
~alc	70 -6t31ƿ37Ǜ
~alco	70 -6t31ƿ37Ǜ
~ale	62 -12Ǔ6H7ǄǨ8Š10LƁƗƿǔ11bǕǠ14Ƅ16ƻ20ŵ23ņ26ǖǛ30ƒ31ƺ54Ǌ
~ale>	78 -13Ǔ8Ŀ9HŇ11Ǩ12Ǆ14Ɨ39ƒ41ƺ
~aler	82 12Š13Ɓ15ƿ17Ǖ20Ƅ22ƻ
~ales	67 -6t12ǔǠ13b27ņ29Ǜ30ǖ60Ǌ
~alf	66 -12b-10QƸ-7Ǉ-6Ʀ8LĶƄƝǝ9O10uƠƧ13pŗǩ15rǂ16qt17Ůƨ19ǔ24Ǩ34Ƭ36o
~alf>	67 -10bQ-6Ǉ6t8LĶƝǝ9OƄ10ƠƧ11u13ǩ14pŗ15r17qƨ19ǔ24Ǩ35Ƭ37o
~ali	78 -8Ƙ8Ÿ9ǣ10ŭ11ŋ13ŵ19Ş29ƾ
~alid	88 9Ÿ
~alk	53 -11ņ-10Ũ-8Ʀ-7Ō-6WĴř6tĸōƯƽǕǘǠ7nƍƨƮǖ8Ɨǩ9cBĵƧ10ZŵƷ11ł12vOĹ13Ļťż14ǝ15asAĽŇǙ16ƣ17Š18ŤǄ23ń24ǔ28r35N
~alk>	57 -13ǩ-11ņ-9Ũ-7ŉ6żǛ7yUĽŊƑƤƽǈǖǨ8ƛǕǘ9sƮǠ10nĵĸƗ11ń12ZŵƧ13ł14ǔ17ĻǙǝ18Ĺ21Ť22ƣ45N
~alke	73 -7ƀ-6ř9s10Kżƨ12Ʒ13Ư15B18ǔ25Š26Ǆ37r
~alki	68 -7Nň8xCOĽŃœşƆ9ƅ10Xōƍ11ŉ14c16v19ť21ń24aŇ27ǩ
~all	38 -19R-16ŗ-13ŀ-12ŝƱ-11ŇƤ-10bpBļœǧ-9VňŎŹƄƽ-8rXűſƟǁ-7hFOQŷźŻƈƛƧƵǦ-6iSŅśŠūƉƼǑ6ŸƹǕ7yĿƊǇǡ8tAPķŔųƐƢǘ9MƁƖƳ10akŁşǖ11ľƞǓ12TƜƝƫǋ13sĴĺņŋ14ǒ15xIǥ16CǍ17gn19Ƈ20dŐŜƸ21ƌƺ22ń23Ǆ24ZĹǙ25Ľō26Ļł28Ŧ30KŖƗ32oţ33wL34ǃ
~all>	42 -21R-12ŗŧ-11l-10ŔŠƮ-9bcřŝǅǧǩ-8pVŅŇňŎőœŹƽ-7NSXļŀźƠƤǁ-6vHĸŵſƄƏƧƩƵǣ6kMƖ7KWńņŏŘŤƲǐ8aYĿŃş9ĺŨũŶƊƹǓǙ10nyƜƸǇǕ11ƁƢƫ12Ƴǖ13Ɲ14Ǎ15sx16ŁłŖ17gǋǒ20wĻƞ21ǃ22ƌǥ23oŜ24d25Ǆ26ƺ29LZōƗ31Ľ34ţ37Ŧ
~allb	88 21I
~alle	68 -9Ş7Ŝ9N10Ĺ11ơ14ŸƩ16H22oń23Ő26ŧ31w32ǃ33Ŕ
~alli	75 -7lŅ11a16I19K35Ĺ36C
~allp	78 8vŮ13G14Ļ17ķ23T
~alls	66 -11ơ-10ŷ-9ŏ-6ǞǦ7ƜǄǓ8ńƾ9şť10Ɨ11MŅőŞƻǘ12ƶǌǍ14K17ƌ18nǣ19ŋ24Ő31Ǚ37Ƈ
~ally	59 -8ŀƱƾ-6ŒǛ6cřŵƦ7WţŽƿ9tPžƙǡ10KŬƖƮƯǅ11ĸľƞ12kŭǆ13ĺ14ņ17lĴ18LƸ19A20ł26Ŗ
~alm	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
~almo	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
~alo	67 -16ł-9Ʃ-8rD7ŖƮ8ƃƆ9ǀ11i12Š13sƲƵƷ15Ķ17Ƨ18C20nŁǟ21ǃ30Ǎ42ƞ
~alon	69 -17ł-9Ʃ-8r-7D7Ʈ8Ŗƃ9ƞ10ǀ12iŠ14sƵƷ16Ķ18Ƨ20n21Łǟ22ǃ32Ǎ
~alr	65 -6Ō6Ĵ7E8Kŋ9dv10NŇƮ13pĹ14Źư18i22Ŋ25Ɓ27ŏ
~alre	72 6r10v15Ĺ16Źư17p28Ɓ30ŏ
~alri	72 7EĴ9Kŋ10d11Ʈ13NŇ21i25Ŋ
~als	71 -9F-8ŲƁ7aƜ8ǜ9ŐǗ12Ǖ14ǔ16Ǡ18Ɖ19Ŵ22h27ķ29Ǜ
~als>	73 -9F-8ŲƁ7Ɯ8ǜ9Ǘ10Ő12Ǖ14ǔ16Ǡ19Ɖ24h28ķ30Ǜ
~alt	54 -14z-9t-7Ŝ7Ɩ8ő9ƴ11Ƽ14x18ņǓ19Ǘ21Ɖ25W30ƽ39ƃ51ǂ68Ƹ
~alt>	80 -7Ŝ9ŵ29ņ33Ɖ
~alth	55 -14z-9t9ƴ11ƼǗ14x26W31ƽ41ƃ52ǂ70Ƹ
~alty	88 13Ǘ16ő30Ǔ
~alu	62 6ƥ7ƁƩ9ƊƓ16ŏ17Ŏ18ƒ22Ƙ24ľ27ƪǢ
~alua	85 9ƥ14Ɗ31Ƙ
~alue	63 6ű7ƩǏ8Ɓ9Ɠ17ŏ18Ŏƒ25ľ27Ǣ28ƪ
~alv	86 13ƛ17űƋ
~alw	77 -10G7Ɯ8ņ10ļŘ11Vĸ13ĵ19lƗ
~alwa	77 -10G7Ɯ8ņ10ļŘ11Vĸ13ĵ19lƗ
~am>	52 -11ŉ-10XĻ-9Ų-8Œůƅǡ-7Ź-6ŭű6wƊƼ7PŶƉƳǄ8cqŌ9dfUŝǎ10rMĹŅņ11hļż12ń13ŇŊ14I15ǈ16Ǚ18b19ǩ21gC22N23ō24Ǉ27ňǘ29ai33ǥ35ƞ47ǁ
~ama	63 -8Ŵ6ǀ7Tƽ8Ũ9a11lƨ13Œ15ƛ16ū19ƚ20ƀ21Q27z28ž29Ŧ30ű35Ť
~ama>	83 9Tǀ13a15lƨ21ū36z
~amag	66 -8Ŵ9Ũ14Œ16ƛ20ƚ22ƀ29ž30Ŧ32ű36Ť
~amb	88 8Ļ11ƃ14ūƮ
~ame	41 -14q-12ǣ-11Ƹǋ-10ŨƗǄ-9uvxĹŧƨƳ-8OŖŞųŻƒǖ-7yPUĵŀņŝťűƤƬƵ-6WňōţŹƣƦƱ6gkŷƯƲ7ƓƘǓǞ8ŁşŠƩƻ9ơǧ10Ŵǂǐ11ľ12ǒǗ13iźƕ15AķĽőũƢǠ16tǘ17ř19Ŕ20QŐ21FŅ22Ś23Ǝ24Ƈ25Œǈ26pŦƾ28ĸ29Ǥ33Ŝ34ļ42ƫ43b45ǃ52a53o73w
~ame>	43 -13q-12ǣ-11ƝƸǋ-10ŨƗ-9ĹŖŧƳǄǆ-8uxOŻƒƨǖ-7vĵŀņŝŞťűųƤƵǌ-6PňţƣƱǁ6Ńƙƛ7kQŷǞ8Ưƻ9ŠƓƩ10şŴǧ11ũǂǐǒǓ12Fľơ14iŁƕ15ź16ő17tĽǠ18ǘ19Aķř22Ƣ23Ņ24Ś25ǈ26ŒƇ27Ő28pƾ29Ŧ30ĸ31Ǥ35w36Ŝ37ļ44ǃ46b60a67o
~amed	65 -15o9ƚƢǃ12ǅ15Ʋ18wǁ19ǌ22Ŕ42ƫ
~amer	78 -8ƛ9Ƙ10Ɲ11ũ50Ǝ
~ames	72 -8Ő-7ŁƢ-6a9g17F18ƫ21ǆ23Q31Ǘ51w
~ami	56 -10Ƽ6qĺƃƭ7Ǒ8P9Ƴ10hǅ11uưƻ12AF14Ŗǁ15ŪǇ16Ľ19Ɯ21Ũ22Ʈƶ24yƬ25Ƥ32n34ƽ
~amil	56 -10Ƽ6qĺƃ7ƭ9Ƴ10hǅ11uư12AF14Ŗ15Ū16ĽǇ19Ɯ22ŨƮƶ24yƬ26Ƥ32n34ƽ
~amin	83 9ǁ12Ǒ18ƻ19P
~amm	86 9ǘ14ǃ16ǎ19ǟ
~amme	88 9ǘ16ǎ19ǟ
~amo	69 -10Ǌ-9Ŗ7E9aƦ10Ʊ13DƗ14ǖ15Ŧ16Ɠ18Ƙ19X40Ƭ43ŗ
~amou	70 -9Ŗ10aƦ11Ʊ13Ɨ14ǖ15Ŧ16Ɠ19X41Ƭ44ŗ
~amp	70 8Ɵ10ķ11j12ǈ13ǚ14J17ǁ19ş20Ű36ƍ
~ampl	88 18J22ǁ
~ampo	75 14ǈ39ƍ
~amr	88 34Ū
~amry	88 34Ū
~ams	85 -7Ǚ13Ž16ǘ18ƨ25ƻ
~ams>	86 -7Ǚ13Ž16ǘ26ƻ
~an>	39 -22Ɲ-16ŲŶ-15ŕ-14Ź-13tĺŞ-12ŖǏǞ-11nƬ-10iš-9vTńƜƟƾǄǍ-8cZƥƳǑ-7fBQĽſƆƢƨǥ-6dũƠƤƫǟ6ŭǂ7aIMXŃƀǠ8qŁōƁƯƱǜ9ķŻƞƺǋ10FťūűŸ11ř12bDOņŉŗƅǦ13zNŀƔƗƲǌ14pŇŜǇ15rž16VĶĹŚ18WŪƧ19sŊŌŮƄ21ƣ23KŬƃǨ26Lľƕ27śƪǩ28ǖ29ǆ31Ƃ33A
~ana	70 -7ŨǢ-6t9Ŕ11ǌ12ƹǜ18ŵƿ24Ʈ33ơǈ36Ƴ
~ana>	88 16ƹ23ƿ
~anag	72 -7ŨǢ-6t7Ŏ11ǌ13ǜ19ŵ25Ʈ34ơǈ37Ƴ
~anc	45 -11ǂǦ-10őƸǄ-9Ŕ-8Gũ-7Qǔǖ-6nŲǆ6XŉŞſƀ7fpŊřŜŦŪƔǘ8ŘŚƂƙǤǨ9qBƴǓ10ZƬ11Ƒ12ĺ13şƦǠ14PŁƩǥǩ15ĸţƁƭ16ŏŒƕǒ17ľƄƳ18ņŐƃ20W21Ƶƽǌ23Ŭ24Ƽ28A48š
~anc>	88 -7Ľ9f17o19p25q
~ance	46 -11Ǧ-10őƸǂ-9ŔǄ-8G-7ũǔǖ-6nQ6ŉŗ7dXĸŊŜŞŦſƀ8řŪƂƔƙǘǤ9ŘŚǨ10ƴǓ11ZƬ13ĺƦ14APş15ŁƩƭǥǩ16ŏţƁǒ17ŒƕƳ18ľƄ19ņŐƃ21W22Ƶƽǌ25ŬƼ49š
~anch	88 6Ɔ15ǋ27Ƒ
~anci	76 -9Ʊ11ǃ14Ʈ15ĸƯ16Ǡ21B25A
~and	29 -42ǩ-16ǖ-14űŵƩ-13jĽŲƣ-12Ű-11bŗŝƙ-10iVƦ-9ļŉũŶƒƓ-8AHŅƥǦ-7OĴľšŸƱƴǟ-6ŀ6Ơǎ7grDLĸőźƂƇƲƻǄǐǤ8efhƑǓǥ9uIńųƀƟ10CŐƋƗư11zřůƎƛƜǂǍǘ12Pūż13ŁōŏơƬǕǠ14ǔǙ15BşŧƆƶǁ16pƿ17ŭŷ18dvZŖƔ19WŚǃǞ20Œƫǈ21qǌ22Ǉǜ23ĹŦ24Ǐ25wŪǛ26ƺ27s28tƷ29ķ31Ŵǚ32aJƨ33o
~and>	30 -38ǩ-22ǖ-18Ŝ-14Ʃ-13űƣ-12ĽŰŲŵ-11j-10bƙ-9iVY-8HļŃŉŗŨƓƥǦ-7ĴŅŝũŶơǟ-6AľťƝƱƴ6rĶƤǀ7NPŁņŹƪƶǎ8egDLXőźƂƇƠƢƻǂǐǤ9fhūƃƑǄǗǥ10ńƀƟ11uCŖųŷƋưǠ12ƎƗƛǍǙ13zŐůżƜǔ14ōǕ15ŦƬ16pvBƆ17ǁǇ18ŏƿ19ZŒƔ20Ʒ21dqWşŴ22ǃǞ23oƫ24s25Ĺǚ26Ǐ27wŪǛ28ƺǈ29ƨ30t33Jķ37a
~andb	86 15x22ǜ
~andd	85 -7a8ś9YǓ10ƶ14Ƙ15ǅ
~ande	85 -9ƒ-7ũ10ǝ14Š17ťŬų26Ŧ
~andi	83 -8ō8Ƒ12Ǔ15ŖƉ17Ǣ18Ũ20Z
~andl	59 -13Ś-12şƄ-8ǩ-7ŝ7ŃƝǧ8Y9csŖƲ12ǈ13Ł17ĸƠƷ18I19Ǡ23F25ǜ28Ŝ30ơ31ǘ32ŧ37ǌ
~andm	82 -10Ƣ-9Ǩ9ǔ11n14Ư21ŷ
~ands	67 -12s-9d-6ƃ7p8Ż9tŒ10ƨ11ĸŚ12Pǂ15rǓ17ŭǇǚ24Ǆ25Ŵ31o
~andy	76 -9ŏ-6Ǘ9vŭ11Mū17ř18ǖ39Ś
~ane	68 -13Ŀ-8n-7Ř-6ƈ11ƉƙǏ12C13MǢ14ƋǛ22Ʃ23ǩ28ǀ37ƚ46D
~ane>	78 -8Ř-7ǩ12ǀ14Cƙ20ƚ53D
~aned	88 15Ǐ17Ǣ19Ǜ
~anen	88 30Ʃ
~aner	88 7ƛ18M
~anes	83 -15Ŀ24ƚ30ǀ
~ang	53 -13ŝ-8ťƩ-7PƦ6XňƜ7űƻ8uƃƛ9Zĵ10ŶƧƷǞ11Ű12Ň13Ƹ14I15Ļų16Ŏ17Şǩ18iqŢ19ũǕ20ǀ21ŀ22ĺ25Ƒ27Ŕ37VƵ
~ang>	76 -9Ʃ8Ƒ10I11V13Ű16Ŷ24ų25Ƶ27Ļ36ŀ
~ange	56 -12ŝ-7Ʀ6yTƺ7ƅ8IXƭƻ9uűƃƛƜ10ĵƵ11ƧƷƸ12V13Ǟ19Ş20Ŏ21q22ŇŔũǀǕ26ĺ
~angi	72 9a10Ŕ13Ƶ14Z17Ţ25V28Ƒ31i
~ani	67 -14V6Ɖ7Ļ8ōš9rş10ŵƜ11ŀ13Ƌ15ņ16ƌǈ19ǆ22ń27ǩ28Ţ32h
~anie	75 -16V6E7hĵ9š12ş13ŀ26ń32Ţ
~anim	85 43h
~anin	86 7ĺ11ō12r14Ɯ
~anis	88 9Ɖ16ǩ20ņ
~ank	62 -19ř-13Ķ-11Ɣ-7ŀ-6B6ķǐ7gmǕǜ8AXZ9Hƅ10ļ11Ƌƴ12t15ƙ18Ƅ19ľ21ĵ23k25YĴ28Ŭ30e50ƕ
~ank>	66 -20ř-9Ɣ-7ŀ7ǐ8mǕ9Z10X11ļ12Ƌ19Ƅ21ľ28YĴ30Ŭ33e48ƕ
~ankr	88 32ĵ
~anks	76 -15Ķ6ƕ9ķǜ10a14t15ƴ17ƙ29k
~ann	63 -11Ǡ-9u6ų8ǔǞ9ƜǊ10VƩǉ12Ş13Ůǀ14wAT16ƌ17H21Ư25ĸ41y
~anne	80 -14Ǡ-11u8ĸ11ǔ15ǀ18A29y
~anni	73 10Ǟ12ĸ13V19ƌ21H22y
~annu	76 11Ǌ12ǉ16Ů17T
~anny	85 9ų14Ɯ15Ʃ31Ư
~ano	70 -12h-8ş-7Ų8Ÿż9Ɲ10ŷ11vCō12Ź14IŐ15ƴ16Ŷ20H21Ǟ25Ŵŵ28yƟ
~anot	71 -8ş-7Ų8Ÿż10ŷ11vō12Ź14Ő15ƴ16Ŷ20H22IǞ25Ŵŵ28Ɵ29y
~ans	57 -7Qǩ6ǒ7Vľ8ƅƪ9lBKĻŔ11H12ű14ǈ15Ʈ19Ʊ24ĺ28Ǟ30ǚ35k36ŉ46Z63ǐ
~ans>	59 -7Q6ǁ7ǒ8Vƅ9Bƪ12H15ǈ17Ʈ21Ʊ22ǚ26ĺ29Ǟ37k48Z52ǐ
~answ	78 -7ƴ-6ō11ľǚ14KĻŔ51ŉ
~ant	43 -19ŗ-17Ʀ-14r-13Ł-11cNǐ-10Ŏŭ-9ŏŘƿ-8auĿŖƮǈ-7Şƹǘ-6ixIŇřŢƓƠǔ6Fǆǚ7yŝ8bHŽƢǡ9ŊƜƣǟ10BśŰƁ11ƗƘ12Kžǁ13ŀ14LSſƀƂƵǦ15OVŕ18XĴŃǠ19Aơǩ21Ĺ22Mư23ƟǓ24ƫ25Əǌ26ľƄ27ŉ30s31ƭ32Ō36ĻƱ38ƶ43Ƭ
~ant>	43 -18ŗ-17Ʀ-13r-12Ł-11Nǐ-10c-9Ŏŏŭƿ-8ŖŘǈ-7auĿƮǘǧ-6ŞŶƠƹ6Fň7ǆǚ8HŝŽǓǡ9bơƢƣǟ10yBSŰƁ11Ŋś12Ɨ13KĹŃžǁ14ŀƂ15LſƀƵǦ16VŕƄ17OƟ19AXĴǠ20ǌ21Ə22ŉ23Mư24ǩ25sƫ27ľ29Ļ31ƭ34Ʊ36Ō39ƶ44Ƭ
~ante	82 7ư8ƍ9G11ƅ14ŉǞ
~anti	83 10ŃŵƱ12Ƙ15k16Ļ18Ĺ
~ants	72 7SƷ8ļ9Ŷǌǧ10fsƟ17ơ18Ƅ24Ɯ26Ǔ
~anu	86 -6ƅ9Ǚ23Ƈ30Ǆ
~anx	86 21Ƽ24Ŀ
~anxi	86 21Ƽ24Ŀ
~any	31 -18F-16ž-15fĺ-14Uņǉ-13Ĵǖ-12sŒǟ-11iwŊŗ-10aALŃŎŨŵźƠ-9œŚŬŭŰƶǝ-8bdoDSĸĻĽŘŴƀƁƈƬ-7CPĹŽƲƷǌ-6xūƞǒ6ƛǕ7Ɔƙ8WŜƧǍ9VĿŁŖŪƉƎƯƽǘǥ10Őőƾǆ11ƐǚǡǦ12gƢƭǛǣ13ŔŧũƍƨǎǓǞ14ĵųƄ15HĶǩ16ķŹƑƳǙ17ǇǐǨ18ŉŝƣǂǄ20ƥ21mƘƿǗǜ22knšƴ23ŷƦǔ24ZşƋƼ25ŏƱ27ń28ű29ƻǃ30u31ƌ32ţ33ƜƝ34Ż35żƸƹǀ37Ǒ43h45Ų
~any>	34 -17ǟ-15FǍ-14ž-12fųǉ-11UĺņŖǖ-10isNĴŒƁ-9ŊōƯƳǢ-8wŚźƠ-7adtzDLŁŇŎœŗťŨŵƀƃƵ-6CĸŘ6ŉǅǈ7YŏƉƖƙƢƧǓǚǤ8gĵŢůŸǐ9ĿƆǋǣǨ10HƱǂǞǡǦ11ZŞǜ12ƛ13ŝşűƎǆǇ14VŐŪƣǎǗǩ15ĶőƘƴƾǙ16WķŷƋ17ńŧ18ƪ19nƼƿǔ20ƑƦ21ǀ23ż24Ǆ25Ź26Żƻ27mšǃ28Ɯ31ţ32Ų34ƌ35ƝƸ39u41ƹǑ48h
~anyb	56 -17ƪ-16Ǐ-10ǈ-7ķǦ6ǚ7tŷƁƢƧ8ŁƂƳƽǜ9ŜƓǙ10ƋǑǩ11żƟǇǗ12zŝƣǛ13ǔ14hǢǣ15n16ŤŲ17ŏǡ18ZƯƴ20ųƜǨ21ń23Ǎ26Ŗ
~anym	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
~anyo	65 -14ƈ-8Ŀ-7ţ-6Ŵ8Ƣ9şżǛ10Ʊ11ǘ12ŖƉǩ15ŷ17ǐ18ǜ20ŁŔ21Ư22ųƳ
~anys	78 -8ŗ8Ŕ10ƴ11Ǎǐ13ľ14ǟǦ16ǃ25ǥ
~anyt	50 -14ǩ-11ŋ-8ńť-7zƶ-6ň6ż7ųƊƐ8NZķƚǍǦ9ƿ10ĿƸƻǞ11ǀ12ŲưǏ13kHƘƦƨƱǓǕ14Ƽƽ16Ƴǂ17ĵŏƍ19gű20ŇũŻ21ţ24Ƅ25ŉōƥ
~anyw	75 10ńţ12Ƌǥ13ǀǗ18ş26k31ň
~ap>	70 -8Ǒ-7Ŷ8rD9T11śŦ12Ƶ13ľƙ16š17U20ŕ28ƭ29ų72Ɓ
~apa	59 -11ǧ-10X-8Ɲ-7ƛ-6ǩ6F11vǍ12G13Ű18Ť19Ɯƞƥ20ơ23D24Ơ26ƢƤ29Ɨ30ƣ
~apar	59 -11ǧ-10X-8Ɲ-7ƛ-6ǩ6F11vǍ12G13Ű18Ť19Ɯƞƥ20ơ23D24Ơ26ƢƤ29Ɨ30ƣ
~ape	61 -18ƈ-8Ɓ7iœǂ9o10CQľƢǃǠ12ŠǗ13ǆ15K18ǒ19ķ20v23ŅƲ25Ɖ29Ƹ30ű33ƹ36ŋ41Ś
~ape>	71 8ǂ12Ɖ33ŋ34Ƹ38ű39ƹ
~aper	66 -8Ɓ6śƖ7Ɲ8œ9i10o11QƢǃǠ12C13Ǘ14ǆ17K20Ņǒ22vķ25Ʋ45Ś
~apes	88 -22ƈ7Ņ18ľ19Š22Ɖ
~api	83 10Ʊ15ŋ29ǩ30Ǆ
~apin	86 15ŋ31Ǆ
~app	48 -11ŀ-10ő-8V-7ķ-6ƯǞ7BYĹǚ8HŇŞŲƵ9ōŎƾǝ10Uŏţſǣ11ƫ12ŚƒƨƳƿǔ13Ŀǘǩ15i17ŽƮƷ18ƛǨ20ƘƧ21ĺŶ22ǖ23ť24Ļ28ũƴ30Ť38ŝ
~app>	71 -6Ŀ8ƿǆ11Ƅ14Ų15ƴ20Ś26ǖ28Ž39ŝ
~appe	51 -10Ł-9ŀ-8V-7ŝ6Żƙ7ņŖǩ8H9Yǚ10ĹŇ11iō12ŏţſǣ13ƫǝ14ǔ15ƨ17Ƴǘ19Ļ20ĿƛƮƷ22Ǩ24Ƨ25ĺť32ũ34Ť
~appl	78 8ŗǀ9S13ƿ15Ō17ǩ36ƴ
~appo	85 11MǖǗ15ŵ21ƾ
~appr	75 10i12Ŋ13Ŏ14ŝ17Ł21B25ƒ35Ƙ
~appy	73 -10ő9ǧ11Ļŧ14ƞ19U22Ş29ŝ37Ŷ
~aps	75 -8Ɵ9ƛ11Ş27Ž65š
~aps>	88 -10Ɵ12ƛ14Ş28š
~apse	79 45š
~apt	86 -15Ǐ12Ūƿ13Ǘ17Ɲ
~ar>	38 -19ƕ-17ķ-16RŐƒ-15Ţ-14jUŤƛ-13ŞŨǂ-12ƦƬǄ-11n-10ĹŏƝƯƵǁǃ-9botwFIPŧƌƓƗƤƳƶǩ-8VƸǒǗǡǨ-7ĶŗŚũŷſƢƨƪưǈǓǥ-6lrAƖƱǆǋǔ6XŇƹ7GZļ8ŦƂ9CƈƭƺǤ10SŒœƏ11gkxŉƾǞ12cƃƟƷ13NĿşżŽǀ14pžǎǟ15uvTūƊơƼ16ňƔƩ17Ǚ18źǏ19Ɓ20ǉ21ŲƉǛ22ƚǅ23ŹƀǊ24ƅ25ƙ26d27Űǐ29ů30ő32Ůŵ34ťŭ37ű38Ū44ų47Ŷ48ŬŴ
~ara	63 -12Ǐ-9z-7ţ6ǥ7ś8řƐ9Ť10Ɔ12hŚşƘƜ15Ƒƥ17ǁ22ƚ27Ɲ30ǜ49Ű
~arag	68 -13Ǐ-9z9Ɛ10Ť12Ɔ14Ɯ16ƥ17Ƒ30Ɲ54Ű
~aras	86 -9ţ42ǜ
~arat	77 -7Ţ8f9śǥ15ŚşƘ27ƚ
~arb	79 -8D9ő12t15ƙ16Ǎ19z25Ś
~arbe	88 -9D11ő14t18Ǎ
~arby	83 15ƙ20z27Ś
~arc	82 -7Ŀ9Ǉ11Ţ13ǈ16ǚ22Ɖ44D
~arch	88 18ǚ24Ɖ
~ard	49 -16ĵǦ-12Ƶ-10IŊ-9Y-8Ʊ-7pűƛ-6Ļňŏŭǝ6gFǟ7ƞƣƴƹ8ŁƂǓ9mźƒ10PǙ11ǩ12ĸƙ13aŇŌ14ļ15śŨ16Ŀǀ17Ő19rƜ20ƍ22ƲǗ23ZŜũ25Ľ26Ĵ30ǔ31Ƒ35e45Ƅ49ǖ
~ard>	53 -12ƵǦ-10IŊ-9ĵń-8Y-7ƛƱ-6pǝ6ŎƗ7Dǟ8cdFŤƴƹ9ƞ10XŁźƂ11mƒ12PǙ14ǩ15aĸŜ16ŇŌũ17ļƄ19Ő20Ŀ22rƍ24Ǘ29ĴĽ35Ƒ36ǖ39e
~arde	80 -10Ť15ƣ21g30Ũ38Ɯ
~ardi	78 12Ĺ24ś39Ʋ
~ards	66 -11ĵ-8Ũ7ƕ8Ǔ13ńŜũ21ǖ25ƙ33Z40Ƅ46ǔ
~are	31 -21ǅ-17ű-16ǃ-15ļő-14AŤŹ-13Ň-12Ɣ-11tŜƗƤƧ-10ĽœŰǝ-9Ǜǜ-8KšǄǥ-7ŔƓƫ-6ŅŵƊƨƪǓ6dŭ7IńŏŮŽƙǊ8ĵŁŶƦ9Ǩ10jŌŬƑƬƱǍǠ11bĹĻŒƭƮƷƻǈ12yŪƝ13Uňǔ14uũŲǀ15LųƸǋǑ16ľł17Qƣƽ18kPƏƟƢƹ19nxŝ20wHŃŗ21aŖŨƆ22gRŐŢ23Ưƺ24f25Z26i28VǞ29ǎ30v32zCF33lǟ34ƞǩ38cĿ39ǆ
~are>	32 -19ǅ-16ǃ-15ű-14AļŤ-13ŇŹ-12Ņő-11ŔƔƗƤƧ-10tĽŜǝ-9IœƫƽǛǜ-8KǄǥ-7mšŰƓƥ-6ƂƊƪ6NOƃƠ7dŀŏŚťŭƏ8nńŮŽƙƹǊ9EĵŁŶ10ŬǠǨ11uƑƚƭƱǍ12ĹŌŒŨƬƷƻǈ13bŪƝƮ14yUĻňǀǔ15ŃũŲ16lLųƢǑ17ľł18ƣ19kQVƟƯ20xPŝ21w22aHŖŗƆƺ23R24gŐŢƸ26fZ28i29Ǟ30Ŀ31zǎ32v34CFǟ35ƞ36ǩ37ǆ40c
~area	79 -18S-14ƚ-13E11Ŕ13F14j36l39CI
~ared	85 15ŃŅ20ǁ29Ũ
~aree	88 15q30V
~areh	88 9ǆ17Q28ǋ
~aren	69 -17Ƹ-7Fǂ8Ư11Šŷ12Ʀ16ƥ44ƽ55uz
~ares	79 8Ƣ26Ŀ28Ə32n
~aret	85 14ǂ38ƹ
~arg	69 -6ŝ7Ǚ9ơǒ11BŃƿ14Żƕ15ƴ18Ɠǔ22Ơ25Ɔ28Œ
~arge	70 8Ǚ9ǒ10ơ11ƿ12ŃŒ15Ż16ƴ18Ɠ19ǔ22Ơ26Ɔ
~ari	67 -12ǣ-11X-7Ĺ-6ŷ7g8ŁƩǍ9ǉ10TŸ11ƹ13iŵ14ƫ15f16ń17ŌƟƢƿ18h19ƥ25U26ł31ƶ
~arij	88 16ƹ23ƿ
~arin	73 -13ǣ-11X-7Ĺ6Ň7ǩ8g9Ł10Ǎ11T15iŵ18ń19Ō20Ƣ21h22ƥ28U29ł
~arit	81 24f38ƶ
~ark	64 -9D6v7Ů8Ŕ9ƓƠ10Gżǟ11Ļź12Yķǩ13ŭ15F19HT26hƒ69Ű
~ark>	71 7v8Ů11ǟ12GĻ15ķ17F20ǩ21T36Ű
~arke	75 -6D6F7Ķ10ŔƓ15Y16ŭ18Ű25H32ƒ
~arki	83 13ż14Ơ27Ű28h
~arl	76 -12d6T9Ů10mL13ťƾ15pR16Ǌ18Ŋ26C
~arly	78 7T9Ů10L11m14ƾ15R17Ǌ
~arm	64 -20V-12Ə-11h-9Sǩ-8R-7Ǘ8Ľ9ŜǄǍ10ĵ11Ņ12ŭ13ƶ14ƻ17Ƙ21ő29ŐǑ31ń39j41Ǔ63Ǝ
~arm>	67 -21V-11hƏ-8S8ő9ĽƝǍ10ŜǄ12Ņ13ŭƶ16ń31ŐǑ41j54Ǝ
~arms	83 -7R15Ǝ21ń23Ƙ
~arn	69 -12X-11ǝ-9Ǆ-8Ǌ8ũ11sB12m20Ź22Ŏ29Ʈ31ƑǙ38q47T
~arn>	75 -13X-11ǝ-8Ǌ-7Ǆ13BƮ22q24Ŏ31Ƒ35T
~arne	81 9ũ13s15m24Ź37Ǚ
~arni	86 20T22Ʈ
~aro	57 -12ǩ-9ƒ-8H-7ĺ-6ƺ6u7jWŅƕƲ8LƧ9şƎ10zĵſƓƥ11ŭ12ǁ13hl14nƱ16T17tƑǉ18VŠŵ19ń20ƍ23C25s
~arou	57 -11ǩ-9ƒ-8H-7ĺ-6ƺ6uǈ7jWŅƕƲ8LƧ9şƎ10zĵſƓƥ11ŭ12ǁ13hl14nƱ16T17Ƒǉ18VŠŵ19ń20ƍ23C25s
~arp	85 11ŤŪ12Ɗ19ŰŶ
~arr	54 -15Ŗ-10ǆ-8Ŵƣǖ-7NOƝǦ7žǩ8uWŜŵƫ9bőŘ10ǚ13ſƦ15ZŏƄǣ16ŲƂǒ17ǥ18o19Ő20Ǐ24Ţ25ǡ28ŗ29ǌ32f
~arri	66 -12ǆ6Ŧ7ǃ8ŝ10uŜƫǣ11W14ő18ǩ23o25Ő31Ţ40f
~arry	58 -15Ŗ-12Ǧ-8Ɲƣǖǩ-7Ŵ-6N6ƙ8žǣ9ŵ10Ř11b12ǚ14Ʀ15ſ17ZŏŲƄ18ǒ19ǥ22ƂǏ27ǡ31ǌ34ŗ
~ars	47 -18Ő-17Ǉ-13Ǧ-12Ɖ-11Ƽ-8nĹƅ-7aYŗŮ-6iƆ6yšŶƹ7RŬ8vŝŻ9cUƘƱ10ƀǔ11Ņ12o13ǣ14ĶŎƂƔƸ15VƩ16ţǞ17ťŵ18HōŢ20ş21ŭ22ĺ23ŷ24ǅ25Ÿƈ27Gǐ28ő34S40ƭ48Ū
~ars>	47 -18Ő-17Ǉ-13Ǧ-12Ɖ-11Ƽ-8nĹƅ-7xYŗŮ-6aiƆ6pyšŶƹ7RŬ8vŝŻ9cUƘƱ10ƀ11Ņǔ13ǣ14ĶŎƂƔƸ15VƩ16ţǞ17ťŵ18HōŢ20ş21ŭ22ĺ23ŷ24ǅ25Ÿƈ27Gǐ28ő34S40ƭ48Ū
~art	45 -17ƛ-15L-12nXĹ-11yŐƝ-10wQŇŮ-9ŖƉƭƳ-8gikŒǎǜ-7Yĸťź-6NķĻŝŧž6Ű7aDľńƏƧǓ8Ĵ9EœƐƷ10Źƥ11qřǠ12tGōŴƽǟ13sƤƬ14Ƣ15OƗ16lCŨƎƠƨ17pǣ18ƜǇ19oUƘ20Ńƣ21ơǨ22VŤ23SŌŲƱ25ǂ26ǆ28Ƽ30ň33ǩ40ǅ
~art>	52 -15L-12ƛ-10yDĹ-8Ŗƭ-7knťƳ-6ǎǜ6ŀŕǧ7ĿőƸǈ8vJƱ9sRŞƬ10AƋƧǂǓ11EľńŨ12a13lƘǅ14řŹƎ16dō17ǟ19ǩ20ƽ23C24ŃǇ25U26S29VŲ36Ƽ42ň
~arte	70 7Ń9Ť11ƦƬ14Ƙ18Ĵ19Ō21x23œ29Ʊǅ30O
~arti	78 -8i7Ǜ8j10ǀ12ŏ17Š23Ōǆ
~artm	58 -11ǧ-10X-8Ɲ-7ƛ6F7Ǝ11ƞǍ12Ű13G16Ə18ŤƜ19ơƥ22DƤ23Ơ25Ƣ27Ɨ29ƣ
~artn	67 -19d-16Ƹ-12Ů-8Q-7w-6Ň11s12Ł13r18Ʒ22Ǡ23t24q25Ŵǆ26ǂ27Ǩ31p32oƨ
~arts	81 9ū12ơ13l19ŵǑ
~arty	82 -7ƞ10Ɣ11ơ12ư13ǡ16P20Ɯ
~ary	62 -10ǅ6ķǘ9Vƾ10q11Ʈ12S13Ľ14ǉ15W19Ʀ25Ũ26T31ƫ
~ary>	62 -10ǅ6ķǘ9ƾ10V11Ʈ12S13Ľ14ǉ15W19Ʀ25Ũ26T31ƫ
~as>	38 -17Ǟ-16ų-15n-14ŝǔ-12ĹĿƊ-11sŎ-10HMķƔƟƭ-9xLľłŕžƗǐ-8guwXōőŗŸƵ-7irGYŌŪƮƱǋǎǠǨ-6CNĶĸŊƖƠƧƾǇ6FĻƇǈ7IşǀǅǑǤ8fƒƞǊǙǚ9ŁŏŒƐǗ10ŮƎƤƼ11hĺƂǄǩ12ũŴƙƸǍǛ13loŃŶƫƷ14Ʋ15kţŷǃ16Ņ17ňűƈƽ18ļƅ19ǂ20Ɓ21ŧ22cš23vŠŵ25Bǜ27ƴ31pœ33ƛ34ż35Ũ36ŔƋ37Ť38ť40Ŧ43Ƴ
~ase	51 -14Ǎ-13śƪ-11Ǔ-9oǡ-7pŏƘ7jĿ8bJƝǨ9Ĺƒƽ10ŔǏǕ11IĻ13dłƠ14Ǡ17ƛ18œ21Fŝ25ơ30Ŭǋ40Ƣ46Ɗ62ǌ
~ase>	55 -14śƪ-13Ǎ-10o-9Ǔ-7pŏ6eDƀƊ7jǏ8Ŀ9bJǨ10ƒƽ11ĹǕ12IĻŔ14ad15łƠǠ20œ22ǋ23Ŭ24F28ơ45Ƣ60ǌ
~ased	86 -13a-7ş6Ǐ15Ŭ16ǋ38ŝ
~asem	63 -8Ƙ8ƥ11Ɲ23ƛ50Ɗ
~ash	60 -9Ǉ-8ŗŻǐ-7ŭŵ7žƩ8Ƥ10ūƍ16Ǜ18Ů23ŏ24ƃ25Y30ƛ31Ƶ40ż41Ų42ǖ50ƪ
~ash>	61 -9Ǉ-8ŗǐ-7ŭ7žƩ10Ƥ17Ǜ18YŮ22ż25ŏƃ27Ƶ37ƪ42Ų43ǖ
~ashe	81 -9Ż9Y19ƪ25ż30ƛ
~asi	73 11Fņū12Ʊ13Ƅ14M17Ň18K19Ŭ23ơ24ư33Y
~asid	81 13Ʊ27ư37Y
~asie	85 13ū18M22K
~asin	86 13F16Ƅ23Ŭ27ơ
~ask	53 -13Ɩ-10ŀǩ-9ţ-8ŷ-7Ǎ6iGĽ7wZńš8ĵƇƧ9ĹƄǘ10mA11Ʃǒ13u14hpƒ15Ń21ŗǦ22ƿ23cŁ25ōǓ27a30ơ42Ŋ48ŉ
~ask>	58 -9ǩ-7Ǎǧ6hT7ǒ8iGō9ĵš10uƇơƧ12A14a16Ǔ20Ĺ21c24ŗ25ƿ26Ł32Ŋ47ŉ
~aske	71 -11ţƖ-10ŷ7ơǒ10pž11ǧ12ań13ō17Ǧ25Ń
~aski	71 -14ǌ-10Ĺ-6Ɩ7Ņ8ǧ9Ơ10apvĽō11ZǦ14Ƅǘ16ƩǓ18Ŋ21ƒ23ơ
~asks	81 6u8ǌ13hw16P17m
~aso	69 10BUƀƂ12xǟ14Ɵ15ĹƜ25Ō33Ŕ40ǎ
~ason	69 10BUƀƂ12xǟ14Ɵ15ĹƜ25Ō33Ŕ40ǎ
~asp	85 20ƻ35Ɖ
~asph	86 35Ɖ
~ass	59 -10ǒ-8ŏţƒ-6ǣǥ6řƄư7ƽǨ8dsZ9ǀǙ10m11xƿ13ƫ14ź15ǌ16Ʀ17Ų19Ʒ20ƶ22ǜ26g32ǘ36Ɓ37ķ45Ƴ49Ǥ
~ass>	68 -9zǒ-7ŏ8Ʀƫ9Ƅ10dsƽ11ZƷ14ƿ17Ƴ18ǌ19ź20g24ƶ39Ɓ41Ǥ
~asse	68 -8ƒ-7ǥ7řƫƯƱ8zư11Ʀ12ǀǙ13xƷǨ21Ų37Ƴ45ķ
~assi	83 14g16ǜ21Ǥ22z
~assm	88 -9ţ26ǜ
~asso	88 19m
~assw	86 -9ǜ52ǘ
~ast	44 -16ĺ-14Ŧ-13ŒǢ-12ŏ-11Sƒǃ-10ŤƔ-9dpBGŠƉƌ-8DIŅŕƳǝ-7ľŨǧ-6vXŔŭǗ6ƩǡǦ7ryCTĹļőŗǂǒǖ8oŬŵƑ9Ŗƫ11młƭƲǘǨǩ12ĸű13ǉ14ňƋ15ưƽ16Eĵţƹ17O18ƺ19aš20ŜƈƸ21c22bŞ23ǙǛ25Ǐ27ŻǞ28œǊ30ƚ37ņ40Ƽƾ
~ast>	44 -16ĺ-14Ŧ-13Ǣ-12Œ-11Sƒǃ-10ŤƔ-9dpBGŠƌ-8DŅŕƉƳ-7Iľǝǧ-6vXĿŔŨ6wƩƪƶǡǦ7myTĹŗǒ8oCőŬŵƑǂ9ƫ10Ŗ11łƭƲǨ12űƋǘǩ13ǉ15ňư16EĵƹƽǛ17ţ18Oƺ19aš20ŜƈƸ21c22bŞ24Ǚ25Ǐ27Ǟ28œŻǊ33ƚ37ņ42ƾ
~aste	81 8ř9ĸ12Ļ13mĿ19r
~asti	88 -9ŭ8ǀ19ǖ
~asu	76 8ǚ9ƶ13Ž15Ƙ24a32ŭ
~asur	76 8ǚ9ƶ13Ž15Ƙ24a32ŭ
~asy	83 -12ƾ8Ž13kǂ14ǧ15M16ŧ21ś
~asy>	83 -12ƾ8Ž13kǂ14ǧ15M16ŧ21ś
~at>	19 -22Ǉ-18Ɵ-17Ź-16ŷƢ-14Ǡ-13Ƃ-12ńǟ-11O-10iz-9ĴŊšƞƤ-8xŌƈ-7sŧƯƲ-6ļ6ŋřǋ7vŮƅƐƮǝ8dIYĽƍƘƬǘǛǣǤ9kZŸƓƕƛƜƪ10lnoŃŏ11uLśźƌƳǎǖǙ12ĵĶņżƝơƵǉ13aqUŘƋ14ƠƼǓ15jwTłŉőƒǊ16JWŔƊưƶ17ŝŭƧ18PŠƇ19RXĸūǃǏ20EũžƦƱƽ21ƨ22BŦŨƉ23mňǈǥ24ǩ25Ʃ26Ɨ27gķĻƻ28GŴ29DǄ30bľ32C33hQĺ34Œœ35Ť37ĹŖ39Ŀŀōť41SŎ42ŗ43Ņ45Ş46Ū49Ň
~ata	81 -7ǘ16ĸƲ49Ǘ
~ata>	85 -7ǘ50Ǘ
~atc	65 -15ƾ-8Ǩ-7Ţ7ƭ8tŐũ9aqsw10Ɖ11SƓƟǩ12ŉŘƘ14LYƹ15ŏ18Ư19Ǚ21N23ųŽ28Ķ
~atch	65 -15ƾ-8Ǩ-7Ţ7ƭ8tŐũ9aqsw10Ɖ11SƓƟǩ12ŉŘƘ14LYƹ15ŏ18Ư19Ǚ21N23ųŽ28Ķ
~ate	42 -17ǩ-13ŏ-12Ĺ-11l-10Ɯ-9bF-8jBJňǄ-7DXĻŁŇŌōŜŧŨŷƒƗƥƳǨ-6sZĴŦŪŲƧ6ŊƆ7ĶĺƉƚơǎǝ8qŎőŗƍƎƟ9ǔǡ10ľŰƐƸǕ11ǜ12ƖƱ13mŒũźƪƲ14ǌǒ15EşŸǢ16ƄƢ17ťǋ18Ş19ŕǃǧ20ĵŐŔƌ21d22ŝ23ǣ25ƴ26ƾ30C34Ƌƙ37ƛ43Ǜ49ū
~ate>	49 -19Ǐ-14v-13ǩ-12ŏ-9JĹǒ-8bF-7Ɯƭ-6lqBUűŷ6ų7mOůƣ8şŸƲǉǛ9pŊŰ10ŃơǀǢ11ńŅŗƍ12Eķǎ13őǔ14ƚƱǡ15œ17ŒƖǋ18źǃǌ19ǣ21Ƅ22C24ŝǧ25ŕ26ĵŐ27Ŕť32d48ū
~ated	63 -13œ-9Ǟ6fǋ7ƪƱ9ƿǍ10ņŝǃ11ŞŰƋ12ǏǢ13Ʋ14Ɔ16Ƽ23Cƌ37ƴ
~atel	72 -11Ƽ-8Ť7żǕ8UƐ10ǂ11Ǚ12Ż13ĺǏǟ15ǣ20ǜ21Ƹ44ƾ
~atem	82 8Ķ14ĸ17Ś19ľ25ƪ
~ater	58 -6Ű6ƃ7Ə8ũƺǕ9Vƍƭ10Ɛ11q12Ơ14Ɖ15űƎ16ǝ17Ɵ36Ƌ52ƙ57ƛǛ
~ates	63 -6dű8y9cEHŎ10ĽşǊ13mƌ14Ÿ16Şū25v29Ƣ35ǒ
~atev	79 8Ʃ12qư15P18ŉ24ũ
~ath	61 -10ƞ-8ǩ6L7ŏŤƚ8B9Ɗ10szƦ11Ĵǁ12ƜƬ13c14C16ƽǄ19Ŋƌ23b27jK36Ɔ44Ƴ
~ath>	76 -8ƽ9ƌ11U14Ʀ17cƆ18Ƭ36Ƴ
~athe	67 -7ǩ-6ƞ6b7L8Ť9ŏ10B11sz12ǁ13Ĵ14Ɯ15C17Ƴ21Ŋ25ƽ30K32j
~athr	81 -6Ǉ12Ɗ14ƌ24b27Ɔ
~aths	85 -7ǔ6Ɔ23Ǆ
~ati	51 -18ǩ-13ţ-11Ƽ-6ľơƦƭƽǒ6Fĵŀŕƌ7fsŠƛ8zŚǚ9HŋŐǓ10ǃ11iqĿŶ13nƇƱƿ14PĴ15ưǜǣ16Uǅ17Ǟ18kŔƏƻ19Ž20lĻǆ21ǋǗ23ŝ26ū29m30Ż
~atic	81 14ƛ23Ĵ34Ž
~atie	88 -9ŷ-7ǂ12n26Ǘ
~atin	71 -8ǆ-7S9m11jĵŷ13ƻ15ǅ16ŝ18iHŶǃ19Ŀ25U
~atio	54 -12ţ-10Ƽ-7ǩ-6ơ6ǗǨ7nŌŕƴǅ8sFŠƌǚ9zŚ10ŀŋƻǓ12q14ƇƱ16PŐǜǣ17ưƿ19ŔƏǞ20k22Ļ24mǋ28ūǆ33Ż
~atis	88 -9Ő12ŧ24ŝ
~atl	82 10ǀ18ů30ł
~atll	86 32ł
~atm	82 15ƿ38ǚ
~atme	82 15ƿ38ǚ
~ato	86 14ơ15j16ƣ18Ǆ26ŷ
~ator	88 14ơ16ƣ19Ǆ26ŷ
~ats	76 -6ű8ŬǓ9ƺ11ƞ13ƐǙ14ǟ21h
~ats>	77 -6ű8ŬǓ9ƺ11ƞ14ƐǙǟ21h
~att	67 -7IƳ7zĽƃƲ8Yťƚ9CǨ11Ŷ12BŰƖ13Ƽƽ14ş15ōűƊ18A26ǘ31ľ
~atta	79 -9Ƴ-8I8ś11Ǩ12C14Ŷǘ16Ƽƽ
~atte	74 8zĽƃ9ť13Ű16şƊǘ17ō20A35ľ
~atto	88 9Ʋ17Ɩ19B
~atu	78 10Ɣ11Ľ12Ł44f
~atus	83 38f
~atv	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
~atve	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
~au>	88 13ń14Ŝ
~aud	65 -8Ǉ-6ǣ15ǒ21Ş90Ǥ
~audi	65 -8Ǉ-6ǣ15ǒ21Ş90Ǥ
~aug	68 -14b-13dŢ-7m6Kś9aB10Ǟ15Ʊ16Ű19y20ǩ25x26Ź27v30uw
~augh	68 -14b-13dŢ-7m6Kś9aB10Ǟ15Ʊ16Ű19y20ǩ25x26Ź27v30uw
~aul	73 -15ǖ-9ŪǛ8ƃ14Ťů19ƥ21ǐ30Ų44ż
~aul>	85 -18ǖ-10Ǜ16ů23ƥ36Ų
~ault	78 9ƃ15Ť47ż
~aur	82 -10ǐ14Ǜ16ƣ18Ǎ23ǟ
~aura	82 -10ǐ14Ǜ16ƣ18Ǎ23ǟ
~aus	65 -19ĺ-16ǩ-8Ŧ-7Ŗ6ņƢ7łňŝƏ8bgEHUũƶ9I10uĵ11Ơ13Ŕ14ƴ15jJŤ19ǁ22Ǔ39ŀ
~ause	65 -18ĺ-16ǩ-8Ŧ-7Ŗ6ņƢ7łňŝƏ8bgEHUũƶ9I10uĵ14Ŕƴ15jJŤ19ǁ22Ǔ39ŀ
~aut	66 -10Ǧ-8ǡ6Ŭ7Ǎ8Ƅ9ſǃ10ƛ18ǥ20Ƃ26Ĺƃ27ž37ş54Ĵ
~auto	66 -10Ǧ-8ǡ6Ŭ8Ƅ9ſ10ƛǃ18ǥ20Ƃ26Ĺƃ27ž37ş54Ĵ
~ave	30 -17Ǆ-15P-13gy-12MUĿŀǊ-11HQŠůǍ-10AŨƕ-9bxKLŲǌǛ-8eVśƅƞǟ-7joqTľŮŴŽǂǑ-6pœŦ6ƿǋ7ĴŕƍƚƴƽǃǏǗǢ8ŉŊťžƆƗǈǔ9RōŐšźǣ10ŜƋƜǠ11WŘŝƧƾǘǤ12aGŃņŻƂƛ13ZķŁŪŵƀƃƑƥƪǐ14Iżǒǜ15lNĶŋşưƲǆ16ŎŗŸŹǓ17Űǀǩ18mŖǝ19ţ21YſƘƱƳǥ22fƎ23őŚǇ24ƁƌƵƶ25Ɵ27Oŏ28uƨ29Ƽ31Ʀ33ń34Ţ
~ave>	30 -16Ǆ-15P-13g-12yMUĿŀǊ-11ŠůǍ-10HQŨƕ-9bxAKLŲǌǛ-8eśƞ-7jqVŮŴƅǂǑǟ-6oTľœŽ6ƿǅǋ7ŕƍƟƴƽǏǢ8ĴŉŊťƆƗƚǃǔ9ōšźžǈ10ŋŐǣ11WŜŝƀƋƜǐǘǠǤ12ŃŘŻƂƧƾ13aGZķņŪƃƑƛƥƪ14IŁŵżǒǜ15lĶşưƲǆ16NYŗŸŹǓ17ŎŰƁǩ18mǝ19ŖţƵ21ſƘ22ƎƱƳǥ23fŚ24őƌƶǇ27Oŏ28uƨ29ŢƼ31Ʀ33ń
~aved	81 13ŋ14ŢƵ15Ǘ44Y
~avel	77 7Ƃ17Ɓ37ǀ45Ɵ
~aver	88 -9q14R17ǉ23ź
~avi	60 7ķ8x9stŃƳ11Ļǩ12iV17ǟ18Ʊƶ20Ŀ23ľŘ26y32Ţ41Y
~avin	60 7ķ8x9stŃƳ11Ļǩ12iV17ǟ18Ʊƶ20Ŀ23ľŘ26y32Ţ41Y
~avo	80 -11Ʒ11ŝ18Ʃ19r20Ŷ22ƞ23ǩ
~avor	80 -11Ʒ11ŝ18Ʃ19r20Ŷ22ƞ23ǩ
~avy	86 11ǎ13Ưǈ19ƺ26Ǐ
~avy>	86 11ǎ13Ưǈ19ƺ26Ǐ
~aw>	69 7ƫ8fǁ9ntB10Aŧ11wŨŷ12z13Q14jŅ15C16ƚ17ŀ20ƾ27ǚ
~awa	65 -7ůƀ7ư8BƧǁ9ōƴ10Ńż11kĶƿ12Ļ17ƦƳ21ŉ25Ŀ32ź33Ɵ39Y
~away	65 -7ůƀ7ư8BƧ9ƴǁ10Ńż11kĶƿ13Ļ17Ƴ18Ʀ22ŉ33źƟ40Y
~awe	69 -10S6Ű7Ūǟ8Ǌ9cnŌ10uFŬƇƧ11CĻ12Ɣ13IǄ14ǖ20ĵ21ƿ32Ś
~awer	86 15Ŭ18ǖ26Ś
~awes	71 -10S6Ƅ8Ūǟ9cnŌǊ10uŰƇ11CFĻƧ12Ś13I14Ǆ15Ɣ21ĵƿ
~awf	86 12ǉ13ĸ14Ʈ23Ũ
~awfu	86 12ǉ13ĸ14Ʈ23Ũ
~awl	83 12Ƈ23Ɗ
~awl>	83 12Ƈ23Ɗ
~aws	80 -8ŗ11Ư12n13k14ǜ16ķǦ
~awsu	83 -8ŗ15ǜ16Ǧ18ķ
~aww	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
~aww>	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
~awy	78 8Ǔ10A20ǜ23ķ32Ʋ
~awye	78 8Ǔ10A20ǜ23ķ32Ʋ
~ax>	75 -20Œ7Ǌ8f11ǆ12Tĵ15Ƅ21ƅ28ś51ŗ
~axe	83 13ǃ15ŒƵ26T30Ǡ
~axes	83 13ǃ15ŒƵ26T30Ǡ
~ay>	33 -18Ŀ-16ŞǔǛ-15AķǇǊ-14ƽǀ-13w-12ųŻ-11Hƶǌ-10ŅşŬƔƗƢǅ-9SVƘƝƭǓ-8fGšũƅ-7mWŴƌƲǏǚǜ-6CľǨ6ŵ7atvŇź8NŨŰƆƈƟǂ9Bơ10œŖŜƖƜƹǥ11ŧƏƺƿ12cDOŁ13RŐƩƴǧ14ŉƁƠƼǑ15yūƃ16ĶŃƬ17pTŏŲƤ19gkư20ŀƕ21Xĸŋţǁ22rŊƦƧƻ23bKűƸ24ǉ26jŌů27ƒǕ29i30Ř31L32Y33ǎ34ŗ37ǖ38Œ49Ĵ58d
~ayb	74 14Ʀ15Ʈ18Ʊ
~aybe	74 14Ʀ15Ʈ18Ʊ
~ayc	67 -7t8W9ǟ11Ĵƭ12ǉ19Q20Ʈ23TY25q31Ɲ37Ư
~aych	68 -7t8W10ǟ11Ĵ12ƭǉ16Ư19Q23T24YƮ25q
~aye	85 -9z7Ǧ14ŠƉ22Ţ
~ayer	88 7Ǧ15Ɖ
~ayi	55 -13gĹǩ-12B-11Y-9Ľ-8Ƣ-7Q-6S7tK8ŘƸ11nĺŢ12jHŧǝ13ǣ14oĴň15kĿŦ16W17ƪ18Ɔ19œƠǟ20Zǥ21ƒ24FƜ26b29VŅŒ
~ayin	55 -13gĹǩ-12B-11Y-9Ľ-8Ƣ-7Q-6S7tK8ŘƸ11nĺŢ12jHŧǝ13ǣ14oĴň15kĿŦ16W17ƪ18Ɔ19œƠǟ20Zǥ21ƒ24FƜ26b29VŅŒ
~aym	66 -6Ɯ8Ʃǖ9ŉ11ŕ15ĵƮ17ǘ18Zƕ19ƃ23š29Ĵ37Ŭ38Ɣ
~ayme	66 -6Ɯ8Ʃǖ9ŉ11ŕ15ĵƮ17ǘ18Zƕ19ƃ23š29Ĵ37Ŭ38Ɣ
~ayo	85 -9ƶ9ƙ14V18ƫ37Ŧ
~ayou	86 -9ƶ9ƙ19ƫ37Ŧ
~ayr	65 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ27Ǡ28Ŀ59ǉ
~ayro	65 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ27Ǡ28Ŀ59ǉ
~ays	53 -12y-10o-9A-8Gœű-7wHǏ-6Ŧ6iŻƵǗ7fFUĵź8PŘŜǝǣ9lQǕ10atřŰŽƗƺ11qňŚšůƖơƱ12VļƅƜƬǠ13xžƮǞ14Ůƒ15ǇǢ16ƃ18g20c21ǩ24ǎ26k34R
~ays>	53 -12y-10o-9A-8Gœű-7wHǏ-6Ŧ6iŻƵǗ7fFUĵź8PŘŜǝǣ9lQǕ10atřŰŽƗƺ11qňŚšůƖơƱ12VļƅƜƬǠ13xžƮǞ14Ůƒ15ǇǢ16ƃ18g20c21ǩ24ǎ26k34R
~azy	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
~azy>	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
~ba>	81 -8Ŝ41ǀ87ǃ
~bab	66 -15Ƹ-9ƅ11V12dh13lƻ15Ɲ20ĺ26Ư28w29Ŷ32v34ux38y
~babi	88 15Ư20y21h
~baby	68 -15Ƹ-9ƅ11V13d14ƻ16ƝƯ20ĺ24y30wŶ33v35u36x
~bac	51 -10ǢǨ-9Ŗ-8ŷ-7pŢƭ-6ĹŐţ6rƾǩ7sœųƝǤ8őſƲƴ9VŒŴƙǟ10hƿǏǜ11uŘƫƮ12ǣ13ŀŨŮ15ƪƷ16L17Ľǝ19Yż20Iň21ƍ22Š23ť24mǘ25Ǘ26Ɠ32ƛ33ƹ
~bacc	78 12ǂ48ƹ
~bach	83 46m
~back	52 -10Ǣ-9Ŗ-8ŷǨ-7Ţƭ-6pĹŐ6HS7œųƾǤǩ8rsſƝ9VőŒŴƲƴǟ10hƙǏǜ11ƫƿ12uŘ13ŀŮǣ14Ũ16LƪƷ18Ľ19ǝ20IYż21ň22ƍ23Š24ťǘ26ƓǗ33ƛ
~bad	69 -8w-7Ő8Ǧ10bĸǘ11Ƈ13ŝ15ŢǤ18ǚ21Q25ż34N40ņ
~bad>	69 -7Ő8Ǧ10bĸǘ11Ƈ13ŝ15ŢǤ18ǚ25ż36N40ņ
~bal	70 -6ǖ7vŮ9xŠ10Ľ11Ť12GĻ15ķƜ20TZ21g26Ɣ
~bala	82 -11ƕ-7ǖ25Z31Ɣ
~ball	73 7v8Ů9xŠ11ĽŤ12Gƕ13Ļ15ķ16Ɯ22gT
~ban	53 -17ř-16ƾ-14d-11ǟ-9ƔƸ-8uQTƺǢ-7BDŀ6LXƯƳ7Z10ŷ11Ǉ12n13ůƫ14ƙ15Ƅ18fĵż19Ĵ20Y22Ŵ23Ŭ24Ʒ26ep27rt28s29ƨ30qǂ35o42ƕ
~band	56 -17ƾ-14d-11ǟ-10Ƹ-8uQƺǢ-7T-6D6Ż7LƮƳ8ŁƯ11ŷ12Ǉ13ů14n15ƫ19f20ż24Ŵ26Ʒ28p29t30rs31ƨ32qǂ37o
~bank	66 -21ř-11Ɣ-7ŀ-6B8ǐǕ9AZ10X18ƙ19Ƅ23ĵ27Y28Ĵ30Ŭ33e54ƕ
~bar	69 -16ŵ-11ǝ-8ž6š7ſ8ŏőƔ10t11Őƀ13ų14Ǎ17ŗ28h29D30Ƒ38Ŷ49Ǜ
~bar>	86 65Ǜ
~barb	88 -9D11ő14t18Ǎ
~bare	85 -10ž6m9ſ12ŏ13Ő15ƀ22ŗ
~bark	88 38h
~barn	85 -13ǝ38Ƒ
~bas	62 -8Ƙ8ƥ9Zņ10ƕƝ14ŇƩ18gł23ƛ47Ɗ
~base	63 -8Ƙ8ƥ10ƕ11Ɲ19ł23ƛ49Ɗ
~bat	73 10ƚ19Ǆ22Ɗ25ƌ44Ɔ
~bath	74 6Ɗ10ƚ20Ǆ25ƌ45Ɔ
~bbi	81 -8Ʀ14ǀ15ƨ18Ʃ26g
~bbie	82 -8Ʀ15ƨǀ26g
~bco	79 10Ǒ26ǒ
~bcon	79 10Ǒ26ǒ
~be>	48 -13Ō-11Ǩ-10Jĸũ-8Ŷƫ-7qIŇű-6vƧ6ǧǩ7jCEĶŁƢ8ķľž9TŨŵơǘ10K11bŷǝ12ś13HŀłōƦƭ15AǞ16VXƱ17c21O22mĻŏƋ24sZŊǌ25Ş26Ʈ27y28Ź31r
~bea	75 -14I8Ǎ10ƚ12lŒ16h24ű26k43Ņ
~beat	82 -15I13Œ27ű48Ņ
~bec	65 -12ǩ-9Ǟ-7Ŧ-6Ŗ6ņŝƢ7BłňƏ8bgtEHU9IŵƧƶ10uĵ12ƖǨ13Ǎ14jƴ15J16Ť19ǁ20ų
~beca	66 -12ǩ-7Ŧ-6Ŗ6ŀņƢǚ7ňƏ8bgBEHUłŝ9Iŵƶ10uĵ14ƴ15jJ17Ť20ǁ
~beco	86 -10Ǟ13Ƨ16Ǩ17Ɩ
~bed	70 7yƗ10Ɯƻ15ƝƤ18Ơ31Ɔ
~bed>	88 12ƻ20ƆƤ
~bedr	71 7yƗ11Ɯ15Ɲ16Ɔ18Ơ
~bee	48 -10Ʀ-9OŜǎ-8ŧƭ-7xD-6Rǔ6ƐƘ7aUƋǤ8jkŶſƪ9ǜ10ƈƴ11ŏŮżƸ12fƌǘ13ǂ14ǅ15tǛǩ17Ż18lņƳ20ţ21Ÿ24ő26ŝ28š29iƼ33S35ƿ36G42ǟ
~been	48 -10Ʀ-9OŜǎ-8ƭ-7xDŧǛ6ŇƐƘ7aUƋǤ8Ŷſƪ9jǜ10ƈƴ11kŏŮż12fƌƸƿǘ13ǂ14ǅ15tǩ17Ż18lƳ19ņ20ţ22Ÿ24ő26ŝ28š29i30Ƽ34S36G42ǟ
~beer	83 37Ǜ38ƿ
~bef	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
~befo	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
~beh	70 -8ƨ-7v6Ķ9ƙ10xƃ11tŻ14uƳ15Ź16p18Š20ųŷ23ƶ
~behi	71 -8ƨ-7v6Ķ9ƙ10ƃ11Ż14u15ŹƳ17p19Š20ųŷ24ƶ
~bei	71 -13ĺ-11Ň8lƼ9ķ10cFHŊƱ11Ƥ12ǩ14Ž21Ş24ǟ35ŋ
~bein	71 -13ĺ-11Ň8lƼ9ķ10cFHŊƱ11Ƥ12ǩ14Ž21Ş24ǟ35ŋ
~bel	68 6ƥ7ƅ8MSŌ9lp10Ż11mŸ12Ǝ13Ƭǉ15Ǐ16ƻ20ǩ22Ɗ27Ľ34Ɨ
~beli	79 10MS11lŌ13mŸ16Ƭ27ǩ
~bell	83 11ƅ16Ǝ34Ľ
~belo	78 -6ƣ8ƥ15ǉ18Ǐ25Ɗ39Ɨ
~belt	88 12pƭ14Ż
~ben	63 9Ƨ12Ʀ15Ƭ24ż33Wƫ
~bend	83 8ķ33ż
~bene	64 9Ƨ12Ʀ15Ƭ34Wƫ
~ber	48 -15Ś-12n-9ŷ-8vAŖǩ-7bJŢƣ-6Lŏ7ƒǔ8hŐ9ŘŜ10Œž11ľŇ12Ɠ13yƛ14Ļ16Ƭ17cCƶǠ18Ÿ19ļƿ20Ƽ21ŅǕǘ22XĽ23DŲ24ǗǨ26E33e34ū39I40ř
~ber>	50 -15Ś-9ŷ-8v-7ŖşƣǗǩ-6bL6Ƒǡ7ǔǙ8ǥ9Ř10Ŝ12Œ14yľƛ16Ļ18C19Ƭ20cļŸƿ22Ǖ23ǘ24DŅŲ26ĽǨ28X31e32ū44I48ř
~bers	69 -14n-9Jř-8Aǡ-7X-6œ7d8ś10p11Y13hƒǅ14Ɠ17Ňž23Ǡ29E32Ƽ45Ǘ
~bes	61 -12i-8ĿƁ-7ŏ-6ŹƗǄ7Ĵƈ8tJǈ9uƢ10ņŴ12ƥ13Ļŷ14KZǇ17ķł19U20ƦǍ21ŝ25L28ǟ29I
~besi	67 -8Ɓ-6ŹƗ7ų10uƢ12Ŵǈ13ƥ15Zŷ16Ǉ21ķ23ƦǍ
~best	68 -13i-8Ŀ-7ŏ-6CǄ7Šǩ8Ĵƈ9tJ11ņ15Ļ16K20ł24U26ŝ28L31ǟ32I
~bet	61 -17Ź-12b-10Q-8ƶ6Ţ7CƌǇǨ8Pƫ9a10ǁ11š13KƼ14qrŷƽ15ųƨ16pLň19Ň21Ş22o25ł26ź27ǂ31t
~bete	81 21ǂ22ƽ
~bett	66 -18Ź-12b-10Q7Ţ9ł10a11ǁ12ǂ15rK16q18pLƨ21Ň24o25Ş30ź35t
~betw	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
~bid	88 -15ŗ15ń36Ǔ
~bie	77 -8Ʀ13xƯǀ14ƨ17hy24g
~bies	77 -8Ʀ13xƯǀ14ƨ17hy24g
~big	55 -19ƞ-16ǈ-12Ʈ-11Ƃ-9Œ-8uFƉƕ-7ƒơǝ-6ǘ6ŢƦǓ7łŇžƙƜƪư8yŽƇƘ9jŘǅ10ƛǔ11JƬ12ľƚ13œǦ14gŦǍ16Ǒ18ƣ23kĸ26ŐǏ27Ŀ30Ǉ36Ƒ52Ɔ
~big>	58 -18Ƃ-17ƞ-12Ʈ-10ǈ-9ŒƕǞ-8uFƉ-7ƒơ-6ǘ6ZķƏǁ7łŢžƦưǓ8Žƙ9jyƇƘƜ10Řƛ12ƚƬǅ13ľ14œ15gŦǇǍ16Ǐ17Ǒ20ƣ22Ǧ24ĸƑ25k28Ő39Ɔ
~bigg	70 -7ǝ10ƪ11H13Ǐ15Ňǔ16Ǟ31Ŀ
~bigs	86 -10Ǧ-9ǈ10Ƃ22Ƒ23Ɔ25Ǉ
~bik	78 -12Ű10g12Ƙ14ǀ53ƥ
~bike	78 -12Ű10g12Ƙ14ǀ53ƥ
~bil	54 -11Ǩ-7Ő-6ŵ6Cǥ7Ʒ8Ƃ9IĿ11Ŗ12YĴƃǚ14ơ15Ǡ17şǤ18ƀƮ19Zǌ20W21ư26ǡ32ž
~bile	88 -6Ƒ11C15IƷ
~bili	58 -7Ő6ƍ7ǥ8Ƃ13Ŗǚ15ơ18ş20ƀ21ǌ22W28ǡ35ž
~bill	66 -13Ǩ-7ŵ12Ŀ16YĴ18ƃ19Ǡ21Ǥ23Ʈ25Z27ư
~bin	70 8PǑ9Ō10ƌ11Ɩ12ķ14Ɵ15Ʃ16ǀ17ƛ22ƕ34Ƌ
~bin>	83 7ƛ10ǀ14ķ17Ɵ18Ƌ
~bind	83 11Ō13Ɩ27ƕ
~bing	77 9PǀǑ12ƛ22Ƌ
~bir	63 -11j10CǗ13DŜ21c36vƟ37p49d
~birt	64 10Ǘ13Ŝ23c37v38p50d
~bis	86 10Ɓ11ƺ25h
~bisc	86 10Ɓ11ƺ25h
~bit	75 -17q8j9Ƥ10lmŞƜǁ11ņ12e15ĿǊ16œ27ō47h
~bit>	77 8j10lmŞǁ11ņƜ13e15ĿǊ16œ28ō
~bla	80 9mJ11ƺ12H14ń35Ŕ
~blam	82 11ƺ13H14ń36Ŕ
~ble	50 -15Ǉ-12ƨ-10J-9ƌ-8ƙ-7Ŗŗƿ-6ŷ6otNž7IĵŜƊƳ8uŞƉƤ9ŀűƁ10U11iLTłŎ12ĹŦƥ13śƚ14ƘƼ16ŭƛƮ17nYƧ19M22œǜ24sƹ25ň36X38Ř
~ble>	52 -12ƨ-11J-10Ǉ-8ƌƘ-7ŗ6pŚƀ7tNĹžƊƛƷ8IĵƳƼ9űƉƤ10ŞƁ11T12nłŎ13Ŧǜ14śƚ15ňƥ17ŭ19YƧƮ20M21s23œ38X39Ř
~blem	74 -8ƙ6Ƹ7sŏ9Ĺǂ10ŵƼ13Ŝ14Lƛǜ16ŀ
~bles	78 -14ƿ-8ŷ-7Ǉ9n10Ƥ11o19U20u21i35Ƙ40ƹ
~bli	82 -7Ƴ13bƮ18ƥ25ƽ
~blin	88 -7Ƴ14Ʈ27ƽ
~blo	68 -7ŗ-6ǩ10jƑ13ƽǦ14ǂ15g16Ƈ21Ƽ28ƾ31ƻ44ǁ
~bloc	88 7E22Ƈ
~bloo	70 -6ǩ14ƽǂ22Ƽ29ƾ33ƻ46ǁ
~blow	88 -9ŗ13Ƒ14j17Ǧ20g
~blu	85 11ĸ14Ż29Ŋ32ű
~blue	88 12ĸ15Ż33ű
~bly	88 8Ʒ13X19l
~bly>	88 8Ʒ13X19l
~bnb	85 36Ɯ
~bnb>	85 36Ɯ
~boa	71 -8p-6Ǧ8Ǔ9ŎƇ10ūǜ11t19ƍ20Ł22ş25ķ26r31Ɯ
~boar	74 -6pǦ9ŎǓ10Ƈ11ūǜ20ƍ22Ł30r33Ɯ
~boat	82 14t26ş29ķ
~bod	45 -15ƪǏ-12ƃ-10ǎ-9Ź-8GĺšƦ-7VĽ-6ĸƀǦ6ĿņƮƸ7ZŔƋƿǩ8ƣƬǔǣ9FƎǅǚ10QŵƴǙ11fzKŏƓƕǑ12ŞżƜǗǡ13ķǇǨ14hſ15ŖųƢ16ńŲ17ŁǍ18gŜŤ19Ǣ20Ƴ21nľ22Aŷǘ25ǜ32Ư34Ɵ38ž
~bodi	83 25ž
~body	46 -16ƪǏ-11ƃ-10ǎ-9ŹƦ-8Gĺš-7VĸĽ-6IWƀǦ6ņƮƸǋǛ7ZĿŔƋ8Ƭƿǣǩ9ƣǔǚ10FQƎǅǙ11fzKŵƴ12ŏŞżƓƕƜǑǗ13ķǇǡǨ14hſ15ų16ŖŲƢ17Łń18ŜǍ19gŤ20Ǣ21nƳ22ľŷǘ23A25žǜ33Ư34Ɵ
~bol	85 8ƣ14Ǝ20ű
~bolt	85 8ƣ14Ǝ20ű
~bon	85 7Ɔ15ſƀ27T
~boo	60 -8q-6Ǉ7L8ej9ŀ10Ļǒǝ11Ǒǘ12ǈ13ǜ15gǟ16ǩ18ļ20ű21ǔ52ǖ69Ǡ
~book	61 -8q6ľ7L8e11Ļǘǝ12ǈ14ǜ16g19ļǩ21ű22ǔ54ǖ70Ǡ
~boot	86 14j16ŀǒ17Ǒ
~bop	83 -18Ő70ǥ
~bop>	83 -18Ő70ǥ
~bor	62 -7ŝ-6Y7ƒƟǍ8ļƜǜ11Bĸ13Ņ15v16Cŵ19x22ƞ27ų28l32dp33ƪ
~bor>	79 -6Ť7k8Ƥǎ11Ɵ12ǜ13ļ15ǩ17ť19B
~borh	88 -8ŝ8ƞ10G12ƒ27C
~born	73 -15ť19v23x35l40p41d
~borr	78 -7Y11ĸ21ŵ35ų42ƪ
~bors	74 12ŤƜǍ18Ņ22ƞ
~bos	76 6Ǚ8ļ10s12Q13N17l21Ł26ǟ27U
~boss	77 7Ǚ8ļ10s12Q14N21Ł27ǟ28U
~bot	62 -16L-8PĿ-7Ƹ-6vŚ6D7eŅŢŽƄƶƽǥ8pķ9łƫƬ10uƯƼǂ12Ĺǁ14Ʊ15Ũ16ŋ17ƻ20Ƶ21ŁƎ22ǩ29ŀ42s
~both	63 -16L-8Ŀ-7Ƹ-6v7DŢŽƶƽ8pķƄ9ƫ10ƬƯƼǂ12uĹ13ǁ14Ʊ16ŋŨ21Ƶ22ŁƎ30ŀ43s
~bott	82 -7Ś8ū10e11Ņ12ǥ14ł24ƻ
~bou	40 -16x-13Ƽ-12S-11cŏ-10ńǅ-9jQŐũƵǃǇ-8oŒƭ-7sķňŭǐǞǨ-6bDFNRĻŰǡǩ6zĵ7ĴƚƸǘ8mquVůƎƏƨ9GHŠƂưƿǊǛ10ŊŖšŲƙǋ11ĶĽņŹƌƔƦƱƺǌ12TYǂǗǜ13hłŤ14ƶǁǏ15pļľŉŽſ16ƒ17ŇŝŶǄ18rƞ20Ŀ21ŀō22Aǔ23Ŵ24Ƴ28Ş30Ĺ
~boug	70 -7ŝƭ7Ǣ8Ŗ10ŗ11ŧ13ƞƩǏ14ư18Ʀ19Ŷƌ20ł22ſ26Š34ƒ
~bout	41 -16x-12SƼ-11c-10ńŏ-9jQŐǃǅǇǢ-8oũƵ-7ŒŭǐǨ-6sNRĻňŠǞǡ6nPĵƠǀǑ7zĴŶƌƗƸǏ8mCVůƎƏƚǘ9quƿǛ10GHšŲƂƨǊ11ĽŊƙƞƺǋ12TĶņŹƔƱǌǗǜ13hYǂ14Ťǁ15ľƶ16pļŉŽ17Ǆ18AŇ19r21ŝ22Ŀō23Ŵǔ24ŀ25Ƴ30Ş32Ĺ
~bov	79 -14ƣ-8ơ13ǉ15Ǧ25ĵ30ƍ54Ǎ
~bove	79 -14ƣ-8ơ13ǉ15Ǧ25ĵ30ƍ54Ǎ
~box	68 -8L6ǐ8żƿ9Ś10ĸ11mqŏƋ12cƄ13f15P16Ǚǧ17J23D25ƞ30ƻ
~box>	69 -8L6ǐ8żƿ10ĸŚ11mq12cƄƋ13ŏ15P16Ǚǧ17Jƻ18f23D
~boxe	88 -7f17ƻ34ƞ
~boy	70 -9ŷ-7ƞ9byŤ10j11Ő12Ŕū15w21v22n28Ź30x38u
~boy>	75 -7ƞ-6p10byŤ11jn13Ŕū15u16v19x30Ź
~boys	78 -10ŷ6Ə7v9m12wŐ13n14x27u
~bra	75 11Ɓ12źǋ13Ĺ14Ņƛǅ22Ƒ28ƅ30Ž
~brak	88 37Ž
~bran	81 13Ɓ14Ĺǋ15ǅ25Ƒ30ƅ
~bre	58 -9ƒ-8Ĺ-6ŗ6xIũǓ7O8XƜƦ9ơ10klŨƝ11NƮǝ16ƽ18łƋ26š28h33ǩ38Ǧ58Ƃ
~brea	71 -10ƒ-7ŏŗ6ź8xIOũ10Ɯ11XơƦ12Ũ13k14NƮǝ20ƽ22Ƌ23ł30ǩ35š
~bree	85 16Ɲ43h
~brel	62 7Ǔ12ǩ41Ǧ63Ƃ
~bri	58 -8k6M7ƭǔ8g9ź10r11SǄ13aŜƝ14Ĺ15Ǎ16tŪƒ18Ǒ20q22Ǌ24Ǉ33Ʈ37T45Ƈ
~bric	75 8ƣ21Ǎ60Ƈ
~brid	88 -6Ƅ12ǔ18Ǆ26Ū27t
~brin	62 -9k7MōǨ10ź11r13S14Ŝ15Ɲ17Ĺ18ƒ20Ǒ22q24Ǌ27Ǉ35Ʈ40T
~bro	59 -8zń-7ŭơ-6œ6ķ7ŤƖƜ8eŽǉǝ9ƞƥǆǋǌ10anAQ11Ņ12Ũ13ĺŜųƽǓ15ŁƁ16Ǝ17Řǡ18ǃ19y20lB26Ŷ
~brok	66 -6Ơ6ǌ8ĸŤ9ǡ10Ɯǉǝ11ƞƥǞ12ķ15Ũ16Ŝ19ƁƎ20Ř
~brot	69 -8zŭ-6œ7ƫǨ9eǑ11Žǆ12n13AQ14ŅƳ16ų17ƽ19Ł22ǃ29B
~brou	83 -13Ƴ-10ń12rƖ13ǡ19ĺ20a29l
~bs>	63 -19Ź-18Ǉ-6ŭ6ů7J8Ǥ9ƨǦ10ǡ11Ɖ12ǔ13ƾǈ14Ƒ15VŽƧ21Ǆ22ǐ32ź38ǒ56Ǒ
~bsi	81 11Ĺń34ļ
~bsit	81 11Ĺń34ļ
~bt>	81 33Z
~bts	88 -8ŷ45Z
~bts>	88 -8ŷ45Z
~buc	83 8ƀ13ž26X
~buck	83 8ƀ13ž26X
~bud	72 9e11Ŝ12Ƴ13ĺ15Ľ16B17Ƣ20ĸ21A29Ņ37X
~budd	76 11Ŝ13Ƴ15ĺ16Ľ18BƢ22A31Ņ
~budg	81 11e23ĸ42X
~bug	79 -10ĺ10ŀ11K13Ǡ62Ş
~bugs	86 20ŀ29Ş
~bui	55 -9Ɔ-8FǨ-7ť-6ĸ7bXŭ8űƐǌ9ŤƤ12Ʊ15Ǟ16ƪǝ22ơ24ƑǢ25Ʃ27ǋ33ƣ43Ǎ46ƅ52Ɠ
~buic	88 14ŭ17ű20Ť
~buil	56 -9Ɔ-8FǨ-7ť-6ĸ6ķ7bX8Ɛǌ9Ƥ12Ʊ16ǝǞ17ƪ22ơ25ƑǢ26Ʃ28ǋ34ƣ44Ǎ47ƅ54Ɠ
~bul	85 6ļ11ƃ14ŧ17ľ20h
~bull	86 6ļ14ŧ17ľ21h
~bum	80 8Ǣ11ž12ŗ18ŵƃ22ű24Ŕ
~bump	81 8Ǣ12ŗž18ƃ23ű24Ŕ
~bun	74 7ǚ9Ɔǥ11ǈ12ń19ǀ21ƞ33ş
~bunc	85 11ǥ13ǈ15ń
~bund	85 8ǚ43ş
~bung	86 -6x11Ɔ22ǀ25ƞ
~bur	63 -19ƴ-10Ɨ-7Ť7ǀ8ŀƔƤǕ9ńů10ƁƎƦǢ11ĺǝ13Ƒ14j15Ɠ16m17ƛ28Ɛ38ņ53ư
~bure	88 13ń14Ŝ
~buri	79 13Ʀ18j35ư
~burn	70 -20ƴ-10Ɨ-7Ť9Ɣ10ŀǕ11Ǣ13ĺǝ15Ƒ18mƓ32Ɛ47ņ
~burs	83 7Ƥ14Ɓ24ƛ
~bus	49 -26Ƃ-10Ūž-9qǏ-7FGĿŗ-6ő7Ų8Ǒǘ9CƗǛ11A13M14PǠ17ǝ18Ŏ19ǐ20ǆǔǨ21ŭ22UǢ23Ɲ24NǅǞǡ25ǋ26Ǌ28ǃ29Ǧ32Ǆ33ŵ36ǥ38ǎ46ǟ
~bus>	83 -6f16Ǧ29C62ŵ
~busi	50 -26Ƃ-10Ūž-9Ǐ-8tC-7Gŗ-6ő7Ųǩ8ǘ9Ǒ10ƗǛ12A14M15Ǡ19Ŏ20ǆǔǝǦ21ǐ23ǢǨ24ŭƝ25ǅǡ26ǋǞ27Ǌ28ǟ29ǃ34Ǆǎ37ǥ
~busy	73 -11q-7Ŀ-6ǩ7ǎ13t16P29ǟ30U42N
~but	62 -9s-7ŶǇ6Ƭ7KľŎƙƽ8iŌƸ9BƯ10bżžƋƒǣ11Łƻǩ12Ǚ14ű16ŀƾ17ǂ18TƧǑ20Ŋ26p
~but>	64 -9sǩ-7Ǉ6Ǔ7KŎƙƬƽ8ľƸ9Ư10B11żžƒǣ12Łƻ13Ǚ14ű17ŀƾǂ18T19Ǒ20Ƨ21Ŋ27p
~butt	88 11j12i13Ō29ǩ
~buy	62 -16ŵ-13Ǣ-7Łť-6Œ7X9ƨ10ł11Ʀ12Š13ǅ14W19ƪ20ŌǄ21Ŭ26F28Ǩ29ƒ32Ǖ34Ŷ36Ɨ42H48G
~buy>	63 -16ŵ-10Ǣ-7Łť7X9ƨƪ11łƦ13Š14HWǅ20ƒ21FŌŬǄ28Ǩ32Ǖ35Ŷ37Ɨ49G
~buyi	85 -6Œ8F13ƒ15ƪ39H
~by>	50 -29ǌ-22Œ-18ǩ-13ƨ-12Ɲ-11Ŧ-10ƅƸ-9fǨ-8ķŌŜƖ-7ŔŪŴŹƭǒ-6mŎŕ6ŷƣ7ŋƯƻǥ8wKƗơƥǟ9gƜ10avǃ11ĺ12ŧŨ13Ʊ14Třƙ15ō16łŶǜ17yƮ19AůŵƤ20zſ22nu24PƄ25dx26ĹŚ30Ĵ32œǧ33o38M44Ń
~bys	82 -16d7ƭ15V18v20Ɲ24w
~bys>	83 -16d7ƭ15V18v25w
~cab	88 14ť15ķƌ18Ɵ
~cak	88 9Ľ12M13p14c
~cake	88 9Ľ12M13p14c
~cal	48 -14ǩ-11ƨƻǄ-10Ņ-9ruYř-8ŏŗŤŷǋǡ-7gJŊōŎǥ-6tŝƖƳ6Qơǚ7qPłǌǗǛ8Ĵŀ9ĵƩ10sW11ƀƋƸ12ĺŔƁ14lţƃ16ƾǁ18Ǔ19ƼǙ20Mŋŧ22ƺ23ĻŁ24Ǒ26Ľ27Iń32aŜ35K37C38w43oL44ǃ47Ĺ
~cal>	62 -11ƻ7TƿǄǎ8ƽ9ǂǔ10ǚ12MQŐǈ13Ǘ14ľ15W16ŀƀƋ21Ǒ23ƃ27l28Ƽǁ30ƾ
~cale	82 7ł8Ŀ10Ň13L43ƺ
~call	51 -11ǩ-10Ņƨ-9Yř-8ruŗŤŷǄǡ-7lJƾǈǥ-6t6ǘ7Şűơ8ǌǛ9qPǑ10ĵƩ11Ĵ12sM13ĺ14ŔƁ15ţ16Ƹ20Ǔ22Ǚ23ŋŧ26ĻŁ28C29Ľ30ń31IŜ35a38KL41w46o48ǃ53Ĺ
~cam	62 -8ǖ-7L-6Ǚ6ŸƓ7aGƛƯ8djƽ9Ŏ10Dƾ11Ű12MũǞ13ŠŤƙ14ķ15Ǥ16ş17Ŧ21ļ22Ū33Ņ38Ǝ58ǘ
~came	64 -8ǖ-7LŰ6Ƙǝ7GĸŸƓƛ8adƯ9jŎƽ11ƾ13MũƙǞ14ŠŤ16Ǥ18Ŧ22ļ35Ņ40Ǝ
~camp	88 11Ɵ13ķ24ş25Ű
~camr	88 34Ū
~can	47 -14ŕŶ-12Ŕ-9ǈ-8GĿ-7iŧǔ6ƙǝ7oJŎŒźƍƖ8ƣ9ĻŗŸ10ľǌǨ11NĴǖ12Mū14XƵ15řƃǧ16Ń18I19Ł21ŊƟ22Ĺ23LŌƽ24ƚ25Ś26ŉƼ29š30s31Ƨ33ǩ37ś
~can>	49 -14ŕŶ-9ǈ-8Ƶ-7i-6ǔ6AOŋűƻ7oJŘǝ8ŒŞźƍƖ9Ŏƣ10ĻŗŸǌ11ĴľǨ12ǖ13Nū15MXř16ƃǧ17Ń19Iŉ21Ł23Ŋ24LĹŌ27Ś32s33Ƨ37ǩ39ś
~canc	70 -11Ŕ-8G-7ŧ8Ƴ12ŉ31Ƶ37ƽ44Ƽ49š
~cane	79 -15Ŀ-8Ř13ƙ44ƚ
~cant	85 48Ɵ
~cap	88 11T31ǩ32Ǆ
~car	40 -17Ǧ-16ĵƕ-15Ŗ-14ƒǩ-13iƵ-12Œ-11jYƞ-10IŀƗƨƪ-9txĹƋƔǃǝ-8moĻŇƢǈǞǨ-7ghnsuOUŁňōťƜƟơƤƮƻǄǑǛ-6wCSXŎśƱƷǆ6ŢŮůƶǒ7ŧǥ8ļľƝǣ9ĸũ10ū11Ǐ13ĴŐ14ǡ16VƁǗ17zĿǌ18Ũ19ŗŷŽǔ20ZĽƃ22Ź23ž24Ƃ26ź28eƯ30ǖ35ǐ38ƀ39ş40ų42Ų43Ű49űŴ51ŬŵŶ54Ƅ58ŭ82Ū
~car>	49 -21ƕ-18t-14ķŐǩ-13ƒ-11ĴƦ-10iƞ-9RŘ-8m-7jopŒƔƗƮ6Ƅ7N10ůƥ11Ů15ǐ20ƃ21Ɓ22Ž23ş24Ųź26ūž32Ź34ƀ38Ű48Ūŵ53ų54ŭ56ű59Ŭ70Ŷ77Ŵ
~card	58 -18ĵ-13ū-12Ƶ-10I-7Y6dž9cř10DFŜ14Pź16ļ20ĸ25Ő29ZǗ34ĴĽ38ǔ44e57Ƅ66ǖ
~care	65 -14ǖ6B7ŝ8ƴ9qrǂ11WŅƣ13Ũ14ǁ15Ƭƶ21Vŧ22ũ26ľ30Ɲ33z43Ŀ56Ư
~carp	88 11Ť13Ɗ20Ű
~carr	57 -15Ŗ-8ŴƝƣǖ-7ǃǦ-6N6ŝ8ž9Wŵ10bŘŢǩ11ǚ12ő14ſƦ16ZŏƄǣ17ŲƂ18ǒǥ22Ǐ25Ő26ǡ30ŗǌ
~cars	60 -15Ǧ-12Ő-10Ƌ-8Ǉ-7Y-6Ĺ7Ű9ķ11Ŭ15Rƀ16ű19Ƃ25ŵ29ş30ŭ34ŷ42ǐ78Ū
~cary	83 9ǘ10ķ14V34Ũ
~cas	62 -10Ǉ-7ŗŭ-6ŵ7ƀƝƩ8Ɗ9IǨ10FĿ12Ǖ14Ļ15J17Ǡ18Y19ŏŲ31Ƶ44ǖ53ƪ
~case	76 -8ŏ7Ɓ9ƀ11Ɗ12FIJ13ĿǨ16Ǖ18Ļ21Ǡ
~cash	65 -10Ǉ-7ŗŭ6Ǣ8Ʃ19Y20Ų26ŏ35Ƶ47ǖ56ƪ
~cat	54 -10Ż-9ŕƼǩ7stƿǃ8aĸƴ9Ō10qƲ11Lşǌǒ12ū13ƻǞ15S16Nź17Ʊ18CH22k25m27h28ǧ33ǋ54Ǜ
~cat>	88 24h
~catc	76 8w10tŐ12as14S16q17L25N
~cate	61 -9ŕ-8Ǟ-6b7ǋ8H9ǃ13ǒ19źǌ22C32ǧ63Ǜ
~cati	66 -12Ż-10Ƽ-6ǌ6ǀ7Sǂ10ƴƿ12Ō15H17ū18ƻ23Ʊ25Ǟ28k31m34ǋ
~cats	85 9Ŭ24h
~cau	66 -13ǩ-8Ŧ-7Ŗ6ņƅƢǚ7łňŝƏ8bgEHUũ9aIƶ10uĵ14ƴ15jJ16Ť20ǁ21Ŕ
~caus	66 -12ǩ-8Ŧ-7Ŗ6ņƅƢǚ7łňƏ8bgEHUŝũ9Iƶ10uĵ14ƴ15jJ16Ť20ǁ21Ŕ
~cce	81 -9Ł24x25ǖ27ƒǗ35l
~ccen	88 39l
~cci	65 10Ƴ11Ŕ13ţ20ť29ƃ47ż
~ccid	65 10Ƴ11Ŕ13ţ20ť29ƃ47ż
~cco	61 -9Ş-6rǩ8aǆ9eǂ12J13ŒŜ15Ļ16A17Y19BĴų21ǔ22Ķ25Ƈ28řƹ34Ǡ
~cco>	76 11ǂ32Ƈ46ƹ
~ccou	64 -9ƹ6Ǔ9aǆ10e13J14ŒŜ17A18Y20B22Ĵǔ23Ķ30ř36Ǡ
~ccu	74 9Ɵ11ƪ20q27P32ǡ
~ccup	79 10Ɵ22q29P
~ccur	83 37ǡ
~ce>	36 -17v-14Ť-13ķ-11ōǔǩ-10CNŖŵƯǖ-9gxLĿŭƽǄǑ-8uOTĶŮƘƷǆǗ-7ūŴƎƺƾǜǦ-6ŉŷǂǐ6BVĵŌŧƕ7rDŃšƁƃƄƈƟưƳƴ8ŘŝƍƭǏ9iSWňƤǈǒǡ10tŢŽƂơƥƧƪƵǤ11jłťƌƩǟǨ12ǚ13Ƣ14RņůǊ15ƒƬǘǥ16Ņ17Ɣ18APX19GHUǞ20ƞ21Œ22ũƑǌ23Šţ24Ɛ25M26ŏ27Fşǀ28Ʀ29ľ30ǅ33ǋ
~ceb	88 28ļ32ǩ
~cebo	88 28ļ32ǩ
~ced	71 6J10Kƈ14Ƒ20f28Ƌ46Ŭ
~ced>	71 6J10Kƈ14Ƒ20f28Ƌ46Ŭ
~cei	78 15Ŀ25X26Ǌ27Ƙ29ƛ
~ceil	86 17Ŀ28X32ƛ
~ceip	83 28Ǌ29Ƙ
~cel	70 -11Ŕ-6ŧ6ĵ12ŉ17Ƹ31Ƶ34Ɗ44I55š
~cel>	85 -13Ŕ-7ŧ22š39Ƶ
~cele	86 36š
~cell	75 7ĵ9š18Ƹ36Ɗ48I
~cem	79 -9ƒ-7ŏ12ư15Ǣ51Ɠ
~ceme	79 -9ƒ-7ŏ12ư15Ǣ51Ɠ
~cen	55 -12n-10Ť-9Y-8pǊ-7SŘŨ-6Ţ6Ķǔǖ7ŗǍǨ8Ǒ9źƄƴ11ūǄ12őưƺ13ĺť14Ĵ15œǀǆ16a17oƚ18d20Ž22l24Ź33ŷǛ54Ÿ
~cens	59 -12n-8p-7Ső8Ǩ10Ƅ13ūƺ17ǀ18ao19d23Ǜ27Ź35ŷ58Ÿ
~cent	64 -12Ť-10Y-9Ǌ-8Ř-7Ţ7QŁƳǖ8Ķŗǔ9cǍ10Ǒ11ƴ12ź13Ǆ14Ǜ15ťư16ĺ17Ĵ18œǆ20ƚ22ő24Ž27l
~cer	57 -9ŕ-7G-6b6Ƴ8jX9ľǃ13ǌ16x17ź19Ŀ20ŀ21ŭ25ƕ29ƽ36Ƽ52ǒ71ǧ
~cer>	75 -9G-6š9Ƴ12jƕ22x40ƽ50Ƽ
~ceri	88 9z13X20ŭ
~cern	85 15ľ29Ŀ30ŀ
~cert	61 -9ŕ-6b10ǃ15ǌ19ź56ǒ76ǧ
~ces	64 -9Ł-8Aǡ-7ơ6ǔ7ƁǘǞ8ƅ9ZǍ10ƗǕ11Ơ12ǚ13ŜǄ15Ŋ19łƘ23ń24Ǡ33Ǘ53Ǧ
~ces>	69 -7ơ7ƁƘǔ8ǘǞ9ƅ10ZǍ11ƗƠǕ13ǚ14Ǆ16ŊŜ25ń27Ǡ
~cess	75 -9Ł-8ǡ23ł40Ǘ64Ǧ
~ch>	38 -19Ƃ-16ŏŤ-12ĸşŧǂ-11hŇŨǐ-10ǚǨ-9Ŏŵƽǔ-8uHPĴĻƳƾǄǇ-7xōŖŝŲƟǅǟ-6iGŃţƜơƭǗ6Eļ7WňƁƊƣǌǖ8wzŌŜſƘ9kIőŢūžƌ10ťŭƥưƻ11CJOƚǊǋǦ12QĽńŐŬŸǛ13ZƏƝƱ14Ɠƨǩ15qǓ16ĿŗŮ17Ǐ18Ņƪ19Tƃǉǡ20ƒƦ21ķƗ22Y23LX26ĶƠ27Ŧ28œ30Řųƶ31Ƭ35Œ38ǈ
~cha	51 -18ŝ-13Ɯ-8Ʀ-7Ŀ-6ŀ6uƑƿǔ7dŉťűƸǞ8ĵŊƛƧǩ9ŻƴƷƺ10Ǖ11Ǣ13HƒƓƠ15ĽŎ16Ţ17qŇƵǇ18Œ19ũ21CŞƶ22Ǒ30Ŕ31Nĺ37V
~cha>	86 12g14V15ĺ17ŉ19ť
~chai	72 -16Ɯ7Ǖ8Ŕ13ǔ15Ƒ28Ǉ36Ǒ
~chan	56 -13ŝ-8Ʀ6lŵƭƺǕ7ƅ8uIPƻ9dűƛ10ĵƧƸǞ11Ʒ12ǩ13ǈǢ16H19ŎŞŢ20qƵ21Ň22ũ25ĺ29Ŕ33V
~char	69 -6ŝ7Ǚ8ř9ơǒ11ƿ14Ż15ƴ16Ŋ19Ɠ21C22Ơ28Œ32ƶ
~chas	86 -6Ŧ11ŧ28ƒ
~chat	81 -9I6a10L12C22Ľ54N
~che	50 -11ǩ-10Ǒ-9Œ-8pu-7tUƶǔ-6awĻŕřť6PĶŠƎƯ7LŏƪǏǚ8iWŐǠ9ŜűŶ10QŪǖ11ƨƺǄǒ12Ƹ14Tǉ15eMYƬ17RľŅƘǜ18f20ĴǛ21Ʈ22Ŧ23Kƌ25ƾ26ƭ27ƹ29m31Ƒ34qƟ
~chea	78 -9Ǒ8Ŧ9r10œ13Ɓ16Š21ƭ30Ņ31ľ
~chec	56 -7pŒ-6řǩ6A7Zńǟ8cƢƭ9ŏŢƪƯƸ10KWǠ12ǜ13QŐŜƨǒ16ǉ17eq18T19YƬǖ20Ŧ24ĴƟ25Ʈ29ƾ
~ched	73 8ŶǏ9ō10ƹ13Ƙ24f26K28Ƒ29R
~chel	83 46m
~chen	71 -8ǖ8ł11ǈ12Lƞ13Ǝ19Ǆ26Ǜ27M38ƌ
~cher	78 10ů14b15P16Ķ18ű32q
~ches	75 -6Ţ6Ž7ƙ9Ƹ10ƭ11j13Ɖ15Ƙ17g21ƺ22ƑƟ
~chew	86 39ƹ
~chi	59 -10ǎ-7nƝ6ƛƶ7CNŻƫǕǖ8qŶƱƳ9ŽƢƼǚ10y11lU12a14Ź15Ɖ16wPǢ17v19Ĺ22Ưǝ23Ţ29u32Ɛ40Ǐ
~chil	69 8ƶ10ŻƱ12ŶŹƫ13y15l20w21vƯ35u
~chim	86 48Ɛ
~chin	66 -11ǎ-7Ɲ7ƛ8N9Ǖǖ10qƼ11Ž13U16a19PǢ23Ĺ27Ţǝ46Ǐ
~chit	88 18ǚ24Ɖ
~cho	58 -8ĺ7vƄƶ8ǂ9Sǔ10KQŻ11ŭ12Ƣ13q15Ǔ23l24ł26x29ź30Ʊ35Š43m
~choo	59 -8ĺ7vƄƶ8Ƣ9Sǔ10QŻ11Kŭ13q15Ǔ19Š24l25ł27x30ź31Ʊ44m
~chr	83 8Ƌ18d20D22k
~chri	83 8Ƌ18d20D22k
~chu	79 8ư14oBŭ15t27ƶ
~chur	79 8ư14oBŭ15t27ƶ
~cia	55 -13Ƃ-7ƆƱ7iǋ8ĶŊ9Ʈǥ10ĸ11mŝƖǆǍǠ13qǈǦ14B15Ư16A17Ǆ18Ǘ19Ƙ21ƾƿ28ƫ32e
~cial	60 -14Ƃ-8ƆƱ6Ǣ7Őǔ8ǋ9Ķ10Ʈ11ĸǥ12ƖǆǍǠ14Ǧ16BƯ19AǄǗ20ƾ23Ƙƿ36e
~cian	88 -7Ľ10P22q24ǈ
~ciar	67 35ƫ
~ciat	83 12i14Ŋ17ŝ18m
~cid	61 9ƯƳ11AŔ12ţ15ĺ18ť27ƃ31ł36Ł43ż
~cide	62 9ƯƳ11AŔ12ţ16ĺŁ19ť21ł28ƃ44ż
~cidi	86 16ł29Ł
~cie	65 9ǃ10YƵǦ15ĵ19Ƙ34şǥ
~cies	66 10YƵǦ15ĵ19Ƙ35şǥ
~cig	81 14ǂ46ƹ
~ciga	81 14ǂ46ƹ
~cin	72 -9Ƽ9ǀ11ƕ14ĺ21ǂ25ƻ29Ƶ
~cin>	88 9ǀ15ƕ21Ƶ
~cine	86 -10Ƽ25ǂ30ƻ
~cing	76 12Ƶ15ĺ
~cis	78 10Aǚ17Ń26Ł
~cisi	78 10Aǚ17Ń26Ł
~cit	72 -9ŗ6ƾ7ǧ8Ǔ9iǞ10H12ǋ13D14Ɩ27Ż28ƞ41C
~citi	88 12Ǟ13H15i17Ɩ
~city	76 -10ŗ6ƾ7ǧ9Ǔ12ǋ13D48C
~ck>	42 -18ǩ-12pŖŗŢƕ-11Ƶ-10ƠƳǄǔ-9gPŷƔǈǢ-8iwXōŎşŲ-7noyMŁŕƩǜǠ-6ĿŇũƁƒƞǑǓ6jǣ7uJŘſƌƹǀ8Hƙƭƽ9WŐŧ10deőŬƏƬƿǍǘǝǟǦ11EĽŦƀƝǉ12ĸłŪưƷƾ13Ŋűƣ14Sŀŵǒ15RŌƪ16ZŶƍ17qYňǛǨ19IƓ20ų23ŭ24LŜ27Ʈ28Ŵ29Ů30ŠƇ32ŨǏ
~cka	78 13ş21Ų25W40ǥ
~ckag	78 13ş21Ų25W40ǥ
~cke	54 -13Ɗ-7ǋ-6ƪ7eDǄ8ŖŧŰ9ţƕƣ10wļŠ12Ɖ16NĸŦ17v20Y21Řƞǟ23ŔǗ24Ž32ƥ45Ż48ǘ
~cked	65 -9Ŧ7XŵƲ8ƌ9ĸĺŎ11Űǟ12Nļƣ13wŽ14ŘŠ15Yż26ƞ27Ǘ43ǘ
~cker	76 -17Ɗ15ǩ19ŽƉǘ25v46ƥ
~cket	60 -10ż7Nƶ8eD9YĸǄ10Ŗ13ţ14ǟ19Ŧ24Ř27Ŕ52Ż
~ckg	85 9ŋ10s22ǜ31ǩ
~ckgr	85 9ŋ10s22ǜ31ǩ
~cki	71 -7ſǐ7ő9Ĺ12ŀŢƍ13HX21Q23iż26Ž30Ĵ
~ckin	71 -7ſǐ7ő9Ĺ12ŀŢƍ13HX21Q23iż26Ž30Ĵ
~ckl	79 -13ƪ-6Ŕ6Ż9ŧǦ14Nƿ15Ĺ16Y27Ŷ
~ckle	82 6Ż14N15Ĺƿ28Ŷ
~cko	85 -6Ĵ10ŵ14z16r23ư25ǖ
~cks	62 -8Ǉ-7I6TƎ7LŽ8ŪƌƏƛǉ9wŕžƧ10ƇƟǘ11Řŵ12ŭ14Ɓ15ķǜ17ľǠ18X29ƹ30ż50ǐ
~cks>	62 -8Ǉ-7I6TƎ7LŽ8ŪƌƏƛǉ9ŕžƧ10ƇƟǘ11Řŵ12ŭ14Ɓ15ķǜ17ľǠ18X29ƹ30ż50ǐ
~cku	67 -9ǃ-8ǩ9žǕ12Ƹ13O14ŭų20ƛƫ23ƾ26ǐ29ǘ
~ckup	67 -9ǃ-8ǩ9žǕ12Ƹ13O14ŭų20ƛƫ23ƾ26ǐ29ǘ
~cky	78 7Ŭ8h10Ɣǘ11Pţ14ƍ25ų29o
~cky>	82 7Ŭ8h11ǘ12Pţ30o
~cla	55 -8ǒ-6Ũ7Ƅ11xŚ12YǛ13Şǜ14ź15ľ17Ř18ũǓ21Ŧ28D30ť33Ť39ŧ46Ǥ50ţ
~clai	57 6ǚ8Ņ10ǣ13YǛ14ǜ15Ş16ľ18Ř19ũ22Ŧ32ť35Ť42ŧ53ţ
~clar	86 11ś19Ś
~clas	78 -10ǒ11dƄ17x22ź67Ǥ
~cle	57 -9ŋ-8ťǩ-7sGR7žƀƜƷ8ŭŵǏ9TĻǛǟ10ŶǀǢ12ţū13BűƐǆ14ųǈ15ŰƼ21ŉŴ22Ɣ23ǐ29ş30ŬŻ43ň45Ū
~cle>	66 -7Rǐǩ6T7żƳ8şƀƥ10ŵž12ǟ13ŶŻ16Bū19Ű20Ŭ21ų23ŭ32Ŵ
~clea	68 -10ŋ-8Gť-7s8ƾ9Ʒ10Ɯ11Ǐ12Ǜ13ĻǢ16ţŬ17űƐ21Ƽ24Ż26ŉ27Ɣ53ň
~cles	68 -14ŭ-6Ŵ7ǀǦ9Ƅ18ǆ29ş36ǐ59Ū
~cli	58 -10Ǆ-9ǩ-7Ŀ7ƖƩǘ8Ŋ9Uţ11ļ12gǈ13Ǧ18ŭƝǀ23Ɯ27Ǘ28ƴƾ29Ǔ30ǚ47ǔ
~clie	61 -10Ǆ-7Ŀ8Ɩ9Ŋ10Uţ14Ǧ19ŭ20Ɲ25Ɯ31Ǔ32Ǘǚ51ǔ
~clim	80 10P11Ʃ20ǈ26ǀ
~clin	79 41ƾ43ƴ
~clo	53 -11ķ-9ţ-8n-7űƉƬ6gxǨ7ƽǘ8jz9ƛƳ10C11Ř12ť13Ɨ14X15ŤŮǗ16Əƕ18Ƒ19R20ŚǙ21Ƥ22ƙ28ů36ǎ48ǝ70Ɩ
~cloc	82 -7Ɩ9O13ƽ18q26Ů41R
~clos	54 -10ķ-9ţ-8qR-7nűƉƬ6Œ7Ǩ8ǘ9zƳ10g11C12Řť15XŤ17Əƕ19Ƒ21ŚǙ22Ƥ23ƙ29ů38ǎ49ǝ76Ɩ
~clot	88 21Ɨ
~clou	85 13x21j27Ǘ
~clu	69 -17Ǉ-8Œ-7Ŕ8Ơ10s11œ12Ɓǉ13Ɔ19ǣ28ŏ39Ŗ
~clud	69 -10Ǉ-8Œ8ŖƠ10s11œ12Ɓǉ13Ɔ19ǣ28ŏ
~co>	67 -8Ų8ļ9ǂ12Z13Ǖ16Ʊ22ń28Ƈ31Ŷ40ĵƹ
~coa	81 7Y11Šƪ18Cƾ29ƚ
~coas	86 8Y19C31ƚ
~cod	72 -7D-6J13ǘ32E33Ǥ36I
~code	72 -7D-6J13ǘ32E33Ǥ36I
~cof	83 7M9Y12i13Ǜ16ō
~coff	83 7M9Y12i13Ǜ16ō
~coh	70 -6t31ƿ37Ǜ
~coho	70 -6t31ƿ37Ǜ
~coi	83 9ǒ12Ƙ47ǧ
~coi>	85 9ǒ48ǧ
~col	58 -10ǖ-8ǧ-7ű-6ů8Ǡ9ŀƐǡ10Ľ12Ɯǩ13ĵǕ14ǃ16ź19ǒ21ż26C27y29ƘƱ30j33m40ƀ
~cold	83 -6Ǝ13Ɛ14ǡ15ŀ46j
~coll	60 -11ǧ-7ű-6ů7Z10Ľ13Ɯ14ĵ17ź20ǒ22ż28y31ƘƱ35m42ƀ
~colo	88 -11ǖ-7Ŷ14Ƶ21Ǖ23ǃǩ
~com	40 -24ǩ-19Ū-18Ƃ-14žƷ-12ĹŏƔ-11ŨƆǂ-10fœűƤǇǧ-9aorD-8sCLRSķŁŃňŖŲƱǋ-7ivFPŇŊŌŬƃƒƗƢƦƨƶƽǓ-6mIŗƞƵ6ƣ7ĴŜůƯ8blqǍǤ9H10Ǐǜǟ11Ƭƾǔ12QǕ13ƖǊǘǨ14ĺŝ15kŀƴ16ŅƮǙ17jƧǞǡ18ĸǒ19ŧŭƕ21Wőǅ22Ķƛơ23Ţǐ24ľŐǃ25ŞǄ28Šƀ29JĻǁǥ30ń31Ǧ33ł34M38T41Ɯ61ǣ
~com>	88 41J
~come	50 -14Ʒ-12m-11ŗƔǞ-10Ō-9QŐ-8ŞŨŵƤǈǩ-6XŃŲ6kVƴ7qĽżƏǝ8bwőŒţƖ10gJƕǖǙǨ11GŤƁ13Hŀ14ľŘƯ15jŠǉ16l17ǔ19ǁǕ22WłƮ23ĸƬ24ƛ28Ļ30Mĺ39T54Ɯ
~comf	78 10Ō11M12T14Ƴ24X
~comi	68 -12ǋ-10Ǩ7x8UǤ9Ĵǝ10Hľǟ12uVŕǁ13Ź14jMƛ15Ǟ16p20ƾ24Ķ25k
~comm	65 -15Ƃ-8ŶƆ7ǔǢ8T9ŐŵǋǑ10ŀǌ11ǥ12ǚ13Ǎ15BǙ16Ǧ22Ǆ23ů37ŭ
~comp	46 -21Ū-17ǩ-13VžƂ-11fŏ-10ķǂǧ-9Ǉ-8wHĺ-7oĹŤǔ-6aű6Wǆ7yǟ8ƄƖ9ţǊ10Ļľǁ11şǗ12Ŝƣ13Ķƕ14Ǐ15ǜ17Ņ18Ǆ19ƧǘǞ20łőŠǨ21ŝǅ22ƴǡǥ23ǒ24Qǃ26ŧ28Ő29ǐ30Ţơ33Ǧ35ƀ38Ş42ń76ǣ
~con	50 -10ķ-9ƻ-8ƦǨ-7Hǈǩ-6ŚƸ6sŊƢǌ7PŽ8řšţƂƧ9fŌǞ10ňŎǋ11kƌƒ13yŭ14ĻĿǧ16űƔƖǟ17Iľ18NƅƇǒ19ŋŴ20KƗƟ21Ǒ23ǚ24ŀ25Ǣ28Ƽ29Ǔ31ƫ
~con>	88 8ņ12Ʈ16l
~conc	83 14ľ29Ŀŀ
~cond	62 -9ķƸƻ7ĸƖ8ĻŔŕǌ9pAŇ10IŊũƉ14ľŌƔ15Ŏǋ17k18y21Ǟ24N25Ŵ26Ƽ27Ɵ29ű
~conf	88 18ţ27ň
~cong	81 -7ű9Ɣƺ11fǓ13ƞ15ǟ
~cons	71 -8Ǟ7Ţƌǧ9Ǎ12ǟ13ŋ14PƂ15Ž30Ƈ31ƅ36ǚ
~cont	58 -8Ʀ8ŦƖƩ9ŗƢ10ŀǄ11řšƌƼ12ǧ15ƒ22ǒ25K26ƗǑ32ƫǢ37Ǔ
~conv	78 12Ɲ14s15ĻƧ18ŋ27ŭ
~coo	69 -9Ɲ-7Ǣ-6fD7kmQ9pCǚ10dńŲǈ11g12Ő13oEŘǍ16Ǐǖ17rľ19Ǜ20Ɔ32j
~cook	85 -9ǖ9m10k18Ǎ24Ǜ
~cool	71 -9Ɲ-8Ǣ-6fD6ǈ8Q9Cǚ10pŲ11dń12gŐ13oŘ14E17ľǏ18r21Ɔ24ǖ34j
~cop	75 -9Ɨ6Ƅ9ơ10Ż32Ƌ38ś
~copp	86 -11Ɨ37Ƌ
~copy	79 7Ƅ10ơ41ś
~cor	56 -8Ű-7cw-6g6ǀǅ7šŹǜǟ8abƪ10d11ŏŒţ12Fƾ13Žƿ17E25Q27Ż28Ǘ34ų37ĵ45ǆ59ŋ
~cord	63 -9Ű-6a10ǟ13ţ15ƾ16ƿ20ų32Ż33Ǘ74ŋ
~core	77 20Ž52ĵ
~corn	86 6ş10ū11C13Ő
~coro	88 7ƀ27ų
~corp	77 12ǃ65ǆ
~corr	70 -7w7npžƊƴ8zDƟ9Ŭǀǅ10šŹƪǜ12b13d15Œ16ŏ17a18F22E
~cos	60 -15Š-12ơ-8Ƶ-7ĿƬ6ǩ7Ƥ8uƭ9ļŞ11ľǣ15Ǖ18Ɠǝ19ĸƠƯ21Ƒ25ư27Œ32Ǐ34ǚ38Ŧ
~cost	60 -15Š-12ơ-8Ƶ-7ĿƬ6ǩ7Ƥ8uƭ9ļŞ11ľǣ15Ǖ18Ɠǝ19ĸƠƯ21Ƒ25ư27Œ32Ǐ34ǚ41Ŧ
~cot	88 29ƹ
~coti	88 29ƹ
~cou	42 -12ųŴ-11Vƫ-10ƝƦ-9ƖƳƵ-8ŝťƁƢ-7rTŇŏŐƽǑ-6ŃŖƃƚǈ6Ĺǀ7dBJźƘ8ĿŘƅǏ9mWƗƷ10gŜƌ11eMĶǠ12ũ13ƭ14Śƹ15AŊƏǄ16ŷ17řŞƄ18ľƮ21Ư22D23ĴǨ24nǔ25ǚ26ĸ27X28ś29Cǝ30ŵ31Ƥ32ķ36Ǉ55Y
~couc	85 10ŭ12g14n17Ƥ18Ɨ
~coul	47 -12Ŵ-10Ʀ-9VƖƝƳ-8nť-7ƁƵ-6ŝ6ŉ7ĴŠƬ8e9W10dƭǏǩ11ĹŘ12ĿƷ13Ə15M16Ŋũ19Ś22Ş23Ǆ27Ʈ29Ƥ30ǚǨ31ĸ33ś35X36ŵ37ķǝ58Y
~coun	54 -12ųƫ-11Ʈ-10ǩ-9ƿ-6I6eşǆǖ7uQļŻ8ŒƆǤ9lmJőŜ10Žƹ11ǀ12ź13Y14Bƅ15ŷ16ƌ17ĶľǠ18ř22Ĵ23A25n28C32ǔ33Ư51Ǉ
~coup	76 -9ŭ-6ŉ7ǎ9Ƥ10sHĽƿ11SU12Ƙ13Ǟ16Ū
~cour	80 6m7g10ķ39Ƅ42D
~cous	81 -10Ƣ9ǜ13Ŝŷ19C24n
~cov	49 -18Ǐ-15ň-11Ǒ-10pyƳ-9q-8ǂǩ-7Ř-6cŢ6ƙ7ŕŝƂƘƪ8ZŉǓ9Xƚ10ŃſƢ11Ƭ12Šǌ13Wž14ǥ15ĸľŚŦǚ16ŌŎ18ƃƦǒ20šƁ24Ƨ26Ɠǝ27Ő28Ʊ29ƀƭ37ŗǢ42ƨ43ŏ44Ŗ
~cove	49 -18Ǐ-15ň-11Ǒ-10py-9q-8ǂǩ-7Ř-6cŢ6ƙ7ŕŝƂƘƪ8ZŉǓ9Xƚ10ŃſƢ11Ƭ12ǌ13WŠž14ǥ15ĸľŚŦǚ16ŌŎ17ǝ18ƃƦǒ20šƁ24Ƨ26Ɠ27Ő28Ʊ29ƀƭ37ŗǢ42ƨ43ŏ44Ŗ
~cow	86 -7t12jB13g31Ƴ
~cpa	82 13A20B52Ǡ
~cpa>	83 8B14A53Ǡ
~cra	65 -9Ż-8ō6Ʈǎ7U8txHƇƈƱ9g10ƒƤ13iŇ14ŀŏ15pǩ17ƊƓ27ƃ30ű42ż
~cras	78 -10Ż13Ƥ33ƃ54ż
~crat	88 16Ɠ20ŏ
~craw	82 -7Ǔ11Ƈ22ŀ23Ɗ
~craz	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
~cre	57 -11ǜ-9Œ-8ůƆ-7Ƅǧ-6yũƨ6őƦ7ŝơǒ8ĸǞ9ļƕǣ10ƿǨ11kŬŽ12aYZ13ǖǗ14eŔǑ18ư19ǉ26œǈ27Ǉ30ǎ38ƙ49ĵ
~crea	78 15ƿ21Ŕǎ31œ
~cred	64 -11ǜ-7Ƅƨ7Ĵ8ő9ŝƦ10ĸ12ƕ13ļ14Ŭ15YZ16eǖǗ58ĵ
~cree	78 -10ů7śǢ8D11ơ17Ž19a57ƙ
~crem	83 31ư
~crew	75 -8Œǧ-7yũƆ10ǒ12Ǟ13ǣ15Ǩ17k20ǎǑ26ǉ36ǈ37Ǉ
~cri	74 -13n6Ƹ9ǜ10Ɩ13Ŷ17ǟ38h45ƻ
~crib	85 -6ǋ6Ǎ7ƣ8Ƹ11ƻ
~crip	82 40ƻ
~cro	75 6ů8ǘ10Ŗ12xũ19ļ47ƕ
~cros	83 7ů11Ŗ14ũ21ļ
~crow	81 51ƕ
~cs>	80 6Ƙ11Ɨ14źǐ20ǩ21ǈ32Ž
~ct>	57 -12ǧ-9ǡ-7Ʊ-6ŪǦ6ŬŹ7YƏǀǃǞ8bĽŀšƖƪ9ĻŒƢǔ10ŘřǕǚ11QUŏǘ12ŗƴ13Fķ14Ş17Eūǒ18dƒƘ21Ʃ24K42Ǔ
~cte	66 -14ƈ7řũ8ƴ9Ƈ10ŏ12I13ķ14ſƉ19ĸ27Ň
~cted	67 -14ƈ7ũ9Ƈƴ10ŏ12I13ķ14ſƉ19ĸ27Ň
~cti	54 -8Ǟ6rPXƀ7wƏƘǍ9Ŗǟ10Ɓƃ12YĵŏŗƇƭǀ13QŎ14Ŧ15ƚ16ǁ17ň18xƅ21Ň22ľǩ30Ř
~ctib	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ň34Ř
~ctin	83 7ķ9ƫ10Ʊ11ŏ13w16Ǆ
~ctio	66 -9Ʊ-8ķǞ-7Ǆ6ǧ7ǌ8rǍ9X10Ə11ŖƘǟ12P14ƃ15ĵ16Ƈƭ18ľ19ŗǩ22ǁ23xƅ26Ň
~ctl	70 -16ŕ-8Ǎ-7w8B10sŅ12ŀš15Ť16ơ18Dŭ21a22Ǆ28Œ
~ctly	70 -16ŕ-8Ǎ-7w8B10sŅ12ŀš15Ť16ơ18Dŭ21a22Ǆ28Œ
~cto	60 -10J-8Ł-7Ǔ6ǣ8ƅƓǡ9ƻ12ƈƌ13ǧ14ł16ƃǂ18Ǝ23ǘ24ǒ27Ƽ30Ǒ44ƾ
~ctor	60 -10J-8Ł-7Ǔ6ǣ8ƅƓǡ9ƻ12ƈƌ13ǧ14ł16ƃǂ18Ǝ23ǘ24ǒ27Ƽ30Ǒ44ƾ
~ctr	73 -6Ľ7Ĵ8P10Ɨ12K17q23Ǒ28Ƌ
~ctri	76 -6Ľ8P18q25Ǒ31Ƌ
~ctro	86 7Ƙ9Ĵ13Ɨ15K
~cts	76 8Ǆ9ǌ11ƌƸ19ǡ27Ǔ
~cts>	76 8Ǆ9ǌ11ƌƸ19ǡ27Ǔ
~ctu	65 -8oŗ-7Œ6Ŀ7Ʊ8nţƝ9ĻŤŴƞ10KP11ž13Ʒ16Ɠ18ƉǄ20ŖƑǆ23fś25Ƈ
~ctua	76 -7Œ6Ɛ7R8Ǣ9Ɲ10ţ11Ļ12ǆ14ž15KP26Ŗ
~ctur	68 -8o7ĿƱ9nŤŴ10ƞǆ13Ʒ17Ɠ19Ɖ21Ƒ23Ǆ24fś30Ƈ
~cub	83 43ǀ
~cuba	83 43ǀ
~cui	85 -9D10Ɓ11ƺ14t25h
~cuit	86 10Ɓ11ƺ25h
~cup	77 9Ɵ10i20q26ǁ28P
~cupa	80 22q30P
~cur	57 -9Ơǅ7SŖŢ8eĶŉŚ9rǗ10ĹőŜ11ƉƵǥ14ǒ15Ş19ŗ23ŝǡ24G26ŕƎ27ŏŐŒ
~curi	73 6ǘ7B12eĶŉǗ13r15Ĺ34Ǝ
~curl	88 11ǃ17Ɖ
~curr	60 -10ǅ-9Ơ7SŢ8Ŗ9Ś10ő11ŜƵǥ15ǒ16Ş20ŗ25Gŝǡ28Œŕ29Ő31ŏ
~cus	59 -7lGSŲ6Ŀ7ƲǄ8ků11ǟ16ǚ17Ɲ19ǡ21ǃ24Y25Ǔ26Ŕǖ29őǗ32ǔ
~cuse	88 40Ŕ
~cush	86 37Y
~cust	61 -8G-7lSŲ7ĿƲǄ9k12ǟ16ǚ18Ɲ19ǡ22ǃ28Ǔǖ30őǗ34ǔ
~cut	71 -8ş-6Ł7ǀ10ŋ11ŭǈ12Ƨǣ14Ǚ16I17V18h21ǖ30š33ǃ49Ʋ
~cut>	75 -6Ĵ7ƿ10Ư11ŋ12V13Ƨǣ15Ǚ17I20ǃ23ǖ32š
~cy>	46 -13ĺǦ-10ZūŬ-8oƣ-7IV-6ŀ6Şƨ7ƖƘƬ8QYƀƚƻ9ŜŴ10śƁǤ11šŢƛơ12ƃ13ĹƓ14ƶǢǥ15ŐŗƢ16Ť17ľ18Šƪ19Ƨǡ20ſ21ŷ24ŕƵ25ő26ŖŚ27Ʀ28Ʃ36ŏř
~cyb	88 -6ŏ18ǥ44ǘ
~cybe	88 -6ŏ18ǥ44ǘ
~cyc	82 10ƥ15ş17ǀ19g23Ū
~cycl	82 10ƥ15ş17ǀ19g23Ū
~da>	86 12Ÿ30Ū32H
~dad	66 -14Ť6Ǔ7Yƶ8qĽƱǈ9Ƙ11Ǟ13ǅ20Š24A26B36Ƴ42z43ƽ
~dad>	72 -15Ť9qŠ12A15ǅ24ƽ30B33Ƴ39z
~dadd	76 -7a7JǓ8gƳ9Yƶ10Ľǈ11Ƙ13ƽǞ14Š15A
~dads	86 10z12Ʊ13ƽ
~dam	65 -8Ŵ9Ũ14Œ15ƛ20ƚ21ƀ29ž30Ŧ32ű36Ť
~dama	66 -8Ŵ9Ũ14Œ16ƛ20ƚ22ƀ29ž30Ŧ32ű36Ť
~dan	78 7ś11ǚ13ƀ14Ű17A25Ū32ǀ
~dang	83 8ś34ǀ
~dar	88 -7Ő15L16Űƴ
~das	75 -9Ʀǐ10ƃ13Ŭ15ū22Ǜ23Ů27Ʒ29Ų
~dash	77 -9ǐ16ū23ŮǛ30Ų
~dat	58 8ơǍ11ǒ12ǚ13p14SƲ15v16Ƌ18Ƈ19Ń21Ɩ24d25ƌǢ34ťǗ44ŕ
~data	83 -7ǘ50Ǘ
~date	60 9Ǎ11ǒ14pSƲ16vƋ20Ń22Ɩ26dƌǢ35ť46ŕ
~dati	85 18ǚ27Ƈ
~dau	68 -14b-13d-7m6Kś9B10Ǟ15Ʊ16Ű19y25x26Ź27v30uw
~daug	68 -14b-13d-7m6Kś9B10Ǟ15Ʊ16Ű19y25x26Ź27v30uw
~day	43 -22ž-13H-12oŊ-11ƨ-10T-9Xķǡǩ-8AœǈǨ-7WľłňųżƗƮ-6hŇŝŦŶƷ6CŕŽƪƺ7ĴšƄƒǇǙ8yǖ9UYŠŵǧ11ĸŖŤƝƞǥ12ƦƧƯ13cPŭů14x15ŃǕ16ƹǞ17tOŴǝ20Ļ21ĺŌ22Ŝ23gŐŒ25p27ŏ28Ɩ29j31ƻ50k51iR52ǎ54L87d
~day>	45 -21ž-17ǡ-11oǩ-10Ŋƨ-9HTX-8KķǗǢ-7ƝǨ-6łżǇǛ6g7vŕŗ8atĴĹƄƪǙ9ǖǝ10ǧ11cyYŃŠ12Ŗű13ĸƞ14ŤƦƧǥ15Ŝ17ŐŒŭ19OŴƖƹ23ĺ24RĻ25Ō28p29j33ŏǎ35kƻ47i60L87d
~days	58 -7AűǏ-6œ6Ǜǩ7CKŵ8inŻǗ9fŐǡ10UŒŜǝǢ12tŽƺǕ13PQšů14Ɩ15ƒǞ17x18Ǉ21g27ǎ30k39R
~dba	88 -9Ŝ15x95ǃ
~dbo	82 8ƣ13Ǝ21ǜ
~dbol	86 8ƣ14Ǝ
~dd>	74 -8aY-7Ǌ-6Ōǘ10Z11oōǠ20ķǏ23cy24ƌ28Ɓ34Ǟ
~dda	85 -7a8ś9YǓ10ƶ14Ƙ15ǅ
~ddad	86 -7a9YǓ10ƶ14Ƙ16ǅ
~dde	75 -9ŏ-6Ŝ9ŭ10ǥ12ĸƗ13ĺ14Ǆ16ǈ19ƌ24Ǟ25ǣ
~dded	83 -9ŏ-7Ŝ11ǥ14Ɨ21ƌ26Ǟ
~dden	86 10ŭ14ĸ15ĺ
~dder	85 16Ǆ18ǈ28ǣ
~ddi	68 8lĺ9fǔǤ11Ƣ16ǌǓ17Ǟ18ǧ24Ƶ36ƌ
~ddin	76 7ŹǛ8ƌǧ9ĺ10flǔ14Ƶ28Ǟ
~ddit	75 -8Ǟ7ǒ10Ǥ12ǧ13Ƶ18ǌǓ31ƌ
~ddl	76 -8Ō7Lĵ14a18i20x22v23N
~ddle	77 -7Ō7ĵ8L17a21x22v25N
~ddr	63 -15S-6O7F9ŷ11n14EǗ16ǧ21J25Ű27ǋ31G50D
~ddre	63 -15S-6O7F9ŷ11n14EǗ16ǧ21J25Ű27ǋ31G50D
~ddy	70 -7a6gJ7Ǔ8Yƶ9ǈ10ŜƘ11Ǟ12ƽ13ĺŠ15B19Ƴ24Ľ26Ņ35A
~ddy>	72 7gƳǓ8Yƶ10Ŝǈ12ƽǞ14Š15Ľ17B22A27Ņ
~ddys	86 -6aư12Ľ13Ƙ15Ƴ17A19ĺ
~de>	47 -15ǩ-13UŴ-12Ƹ-11Ũ-10ƒǇ-9nŒƈ-8żǏ-7DGRűź-6ŀŤǔ6cĶŔƕǘ7AŃƆƫǉ8vCĹŰ9Tƣ10iœū11tPƞƥǀ12jŬ13Sƍư14Ǣ15x16ŏƉ17ĺƌƽ18Y20qEŧŶ21I23ŠǠ27łǍ28Ɓ29Ųŵ33Ƈ43Ɨ
~dea	62 -11ǩ-7n6ŧƈ7BVŅŴǁǜǨ8UŠŢũƁƵ9ŀƎƧ11bŜŞƦ13ƄƬ14ľ15Ŏ17Ŋ18Ňǝ19ņ27Ń41Ƴ
~dea>	78 8s9T11B12V13Ƶ23Ŋ28Ň
~dead	75 7ƣ10Ǩ11ũǁ12Ǝ15Ţ23ǝ35Ń
~deal	69 -6ǩ7ŵƈǓ8ǜ9ŅŠŨŴ10ŧƁ11Ƨ12ŀ14ŜŞƳ16Ƅ17ľ21Ŏ22ņ
~deat	83 -8ƽ12U16Ʀ20Ƭ39Ƴ
~deb	76 -8Ʀ-7ŷ13e14ƨ69Z
~debt	78 -7ŷ72Z
~dec	62 -7Ǟ-6n8ŗƃƯ11Ƙ14ưǡ16ƌ17ĺ18Ń19A22ś27Ś32ƴ34ł56Ł
~dec>	80 18Ś19ǡ20ś
~dece	86 12ƃ13ŗ21ư
~deci	68 8ǚ10Ư20ĺ21AŃ39ł63Ł
~decl	77 9ś16Ś41ƴ
~ded	53 -10m-9ŏ-7ť-6Ť6lľœŖ7ŠƀƋƗƤ9ƛ10k11eǥ12VŎŸ13yƌƯǞ14ƚ16ň17ĺ18ż21YƁ27ŋ29Ŧǅ39Ř
~ded>	62 -11m-9ŏ-8ť-7Ť6Ƅ7Oļƙ8œŖ9lYŠƋƗƤ10Ɓ11ƛ12k13e14VŸǥ15ƌ16yŦƯǞ21ĺż32ŋ34ǅ
~dedu	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ň45Ř
~dee	78 -6Ł6g7ǀ11N18ƀ26Ǜ37F
~deep	86 -6Ƽ8ǀ12N29Ǜ
~deer	88 9g21ƀ
~deg	78 15Ʊ21j42m
~degr	78 15Ʊ21j42m
~del	61 -17R-7ǆ8Ŝ9Ɲ13Ķ14ǩ16ǃ17Ǖ23Ū25ƌ31ǐǛ45Ų
~del>	82 23ǩ32Ū
~deli	63 -17R10Ɲ13ƌ14Ķ17Ǖ32Ǜ33ǐ47Ų
~den	55 -12Ň-11ǂ-7rŬƦ6d7lƕƩ8ĸĺ9WŔţƄƣƱƳ12PǄ13gū14nQť17ZǑ19Ķ21ƪ23ƃ29ű31ƴ32ź36ż37ǩ
~den>	78 8g13ĸ14ĺ15ƣ29Ķ
~denc	88 -7Sƪ13ƕ15Ƅ23G
~deni	86 -8Ʀ14g31ƴ
~dent	57 -12Ňǂ-9G-7r6mǔ7dƩ8Ƴ9Ŕ10ţƱ12Wƴ13PǄ14ū15nQ17ť18Ǒ19Z23ǩ25ƃ31ű33ź39ż
~deo	85 -12L9Ɨ11g32M
~deo>	85 -12L9Ɨ11g32M
~dep	64 -12T-8n8Ǝ10Ǖ11I13ǋ15Ƽ21Ǒ22Ə24zĿƱ30Ư
~depa	81 11Ǝ28Ə
~depe	67 -13T-8n10Ǖ12I23Ǒ26zĿƱ31Ư
~der	50 -10sƢ-9Ɖ-8Oơǔ-7loťƱǋǑǒ-6ŊŌŝƯǍ6zƖǡ7NŋƳǄ8cGŻſƘƣƲƺ9PũƂǀ10iŚǕ12hxşǤ13Ņ14Ɠǃǣ15pżƊ16ŃŮƪǌ17ĺňŖƜ18X19ƒ21Ŏ22ƙ24n25ŉ26ǧ28Ƅ32ƕ34Ŭ
~der>	53 -12ǈ-11ƈǩ-10Ƣ-9ũ-8ſơǔ-7ťƉǒ-6oƱ6vŐŪƋƛ7zĵůŴƓƖǀǅǡ8NŋųƊ9ŗŻƘ10GPĺƂƣƳ11c12iŚƄƺǕ14şƪǤ15hǃ16Ņ17pżǌǣ18ŃŮǧ20n21ƒ22X24Ŏƙ31Ŭ37ƕ
~deri	85 -19ŗ25ǩ29ŉ34ſ
~ders	69 -9s-7Oſ7Ŭ8ŀũ10rĻƽǞ11ĺŉŢǨ12Ɠ13Ǆǧ14Ƅ15Ʋ17żǈ21Ɯ25Ŗ30ň
~derw	83 6ǀ10n11eƈ13Ť19ũ
~des	56 -11Ǐ-9Ť-8Ɓǋ-7ǩ-6Ɨ6Ǒ7fuƢ8VŴƝ9ŷ11ƥǇ12Z13Ő14ǈ15Ł16xķ17P18yŹ19Ʀ20Ũ21Ǥ26v30w31ǚ39ź
~des>	61 -8Ɓ-6xƗ7ǔ8uƢǑ9ǈ10vŴ12ƥ13ŷ14ZǇ15Ő18ķŁ21Ʀ23Ǥ43ź
~desc	86 -6ǋ6Ǎ7ƣ8Ƹ
~desi	85 50ǚ
~desk	83 -14Ǐ10ǈ13V17Ɲ30P
~dest	73 -10Ť-7p22v26Ũ27y29x31Ź40w
~det	78 12Ɣ25Ǝ31Ƒ
~deta	85 13Ɣ34Ƒ
~dete	85 27Ǝ
~dev	85 44Ž
~devi	85 44Ž
~dge	75 -9w9ż10e13Ǝ14ķƜ17Ž21ĸ25Q38X
~dge>	86 -9w10ż11e18ķ29Q
~dget	79 14Ǝ19Ž23ĸ41X
~dia	69 -9Ǌ-6ƖƳ17ǂ19Ƙ21v33ƽ34Ʋ43I46Ƽ
~diab	80 18Ƽ20ǂ21ƽ
~diag	82 18ƽ37Ƽ
~dian	81 41Ʋ
~dic	67 6Ƹ9ƽ11L12ǁ13Q14Ǘ17Ƽ18W25ƃ33ƻ37ǂ
~dica	68 9ƽ10ƻ12ǁ14QǗ18Wǂ26ƃƼ
~dici	86 -10Ƽ25ǂ30ƻ
~did	36 -22Ň-20ǎ-18A-15ǖ-14ķŒŝ-13Ƨ-12yKL-11Ǆ-10zJĻŌžǇ-9vVŊŏ-8sRľŘŶƯǍǨ-7iIPUXĸşųŷƏƜƟƢƵǈǧ-6MZŕŚůƃǔǕ7dpƕƙƩƫǆ8lŉżƅƞǙ9jFǘǜ10fqxōƠƾ11cŜƹǂ12ŗƚƺ13Ʋ14ŵ16ŞǊ17wƼ18őŖź19Ĺ20ƈ21SťŸǤ22Šƴƽ24ńǩ26Ƭ29ņŔũ30ļœ31Ľňǅ32šŤ33G34mƌ35k37Ņƒ38ŨƳ41ŧ43Ŧ46B
~did>	36 -22Ň-20ǎ-18A-15ǖ-14ķŒŝ-13Ƨ-12yKL-11Ǆ-10zJĻŌžǇ-9vVŊŏ-8sRľŘŶƯǍǨ-7iIPUXĸşųŷƏƜƟƢƵǈǧ-6MZŕŚůƃǔǕ7dpƕƙƩƫǆ8lŉżƅƞǙ9jFǘǜ10fqxōƠƾ11cŜƹǂ12ŗƚƺ13Ʋ14ŵ16ŞǊ17wƼ18őŖź19Ĺ20ƈ21SťŸǤ22Šƴƽ24ńǩ26Ƭ29ņŔũ30ļœ31Ľňǅ32šŤ33G34mƌ35k37Ņƒ38ŨƳ41ŧ43Ŧ46B
~die	68 -14B-11r-8ŵ-7PY8ǈ11V12ƢƯ17Ʒ21Ǩ24ƽ57Ʀ72Ƴ
~die>	81 -11B7H13V17Ƴ29Ʀ36ƽ
~died	72 -9rŵ-8Y-7ƽ13Ư18Ʒ24Ǩ34Ʀ62Ƴ
~dif	66 -18ƚ6CK8VƏƬǘ9ǅǥ11ĺłǕ17ǩ18Ř20ň21Ş26ũ
~diff	66 -18ƚ6CK8VƏƬǘ9ǅǥ11ĺłǕ17ǩ18Ř20ň21Ş26ũ
~dig	76 9d10ū17e23I27E31ř
~digi	76 9d10ū17e23I27E31ř
~dil	82 8ư24ž
~dily	83 25ž
~din	52 -13ǩ-11Ʃ-10ŧƈ-8pFGōƆ-7ƅƾǨ-6Ǆ6nłŭ7L8iktNĹŨƵƿǣ9ŕƤǧ10QƸ11ZŮƴ14űƇƝ15S16IĵŁǞ18Ż21ŋǢ23ƉƑơ24ǋ25ŀ28ś32ƣ41Ǎ
~din>	68 -9L-8ō-7ƾ6Ƒ7ĵ8ĿƕƵ9Ĺơ10ŖǞ11ŭƝǣ12jŀś13k14ŕŨƸ15IŮ16Z23Ɖ
~ding	55 -10Ʃ-9ŧƈ-8pGƆǩ-7FǨ-6ƅ6lƉǔ7fǀ8Ǟ9tł10iƤ11Qǧ12ĵƴ14Ł16SƇ17ŀűơ19ŻƑ20ś23ŋǢ27ǋ35ƣ46Ǎ
~dinn	83 13n15N17ƿ25L
~dip	85 12ĵ15ƪ30m
~dir	88 12s18P24ņ
~dis	64 -24Ň-7ŀ-6Ʀ7ľŮ8mĸő9ƏƯǓ10ǔ12Zǜ13IňŽƽ14źǢ23W25Q31ş39Ş
~disa	80 -7Ʀ11ĸ13Ư17ň28ş32W
~disc	71 8ľŮ9şǜ10ő13m14I15QZŽ18ź
~dise	85 18ƽ20Ǣ
~dist	85 13ƏǓ15ǔ20Q
~dit	54 -10ǜ-9Ƹƻ-7ƄǇ-6ƨǞǣ6Ŕ7ŝƦ8ſƉƵǧ9ƕ10ļ11Ŭ12YZǓ13eǖǗ14Ŏ15ĸ17Şǒ20ƌ21ǌ22Ƽ24ű48ĵ81Ǥ
~dit>	59 -10ǜ-7Ƅ-6ƨ6Ĵ7ő8ŝƦ9ĸ11ƕ12ļŬ14YZǖǗ15eǒ19Ş44Ǥ47ĵ
~dite	83 21Ǥ
~diti	68 -10ƻ-9Ƹ-8Ǟ9ĸŔǤ11ƉƵǧ15Ǔ18Ŏ26ƌ27ǌ30Ƽ35ű
~dito	86 -10Ǉ21Ǥ
~div	70 6ƅ10ĵ11Ʀ15ƫ21ƍ30f34ƪ54ǀ
~dive	88 29ǀ
~divi	76 7ƅ13Ʀ17ƫ23ƍ34ǀ38ƪ
~divo	81 11ĵ37f
~dju	83 45ŧ
~djus	83 45ŧ
~dle	61 -13Ś-8ŝ-7Ō6Ǚ7Ɲ8sY9cŃƲ10Ŗ11Ł12a15pǈ16xŜ17v18ĸşƷ19NǠ26ǜ31ŧ33ǘ35ǁ
~dle>	65 -7Ō6L7Ǚ8ǘ9Y10sǁǠ11Ʋ12Ŗ13ǈ14a16p19ĸƷ21N27ǜ
~dled	79 -9ŝ13Ń34ŧ39ş
~dles	76 -14ş-13Ś10Ɲ12c13Ǡ16Ł30Ŝ32ǘ33ǁ
~dli	78 13Ŝ16ƽ18i27I34Ń
~dlin	78 13Ŝ16ƽ18i27I34Ń
~dlo	68 -13Ƅ9ǧ20Ơ27F36ơ44ǌ
~dlor	68 -13Ƅ9ǧ20Ơ27F36ơ44ǌ
~dma	85 -10Ƣ-9Ǩ9ǔ10ŷ11n14Ư
~dma>	86 -10Ƣ-9Ǩ9ǔ10ŷ11n15Ư
~dne	88 -12Ũ8Ƽ12o13R22Ť
~do>	27 -31ƨ-24ĺ-23ǂ-21Ǎ-20S-19Gǅ-18Ţ-16L-15ŴƠ-14jƒơǌ-13iŗš-12ţŦ-11rĵŠŤũƌ-10etvxBŨƮƴ-9pœƳƽǨ-8hżƇǟǤ-7ƅ-6ļ6ŧƖƛƹǊ7kŵƀƙƭƵǇǞǢ8ŖƎƼǆ9ņŋŐřƊƔƘƥƩƬǒ11aVŌŬǦǧ12AIķŊŚŞǜ13HWŒųǀ14z15JƜƤƾƿǡ16MǠ17ľŰƕ18ĴŽƷ19FňŪŲǔǗǩ20ŏŜŝŶǉ21KŃƐǘ22yƚƟǋ23qOǕ24wĽ25ZŎŭŮžǃǓ26Rǚ27ǈ28P29ſƁ30ǎǐ32Ǜ33T34şǙ35Ǐ38Ǆ40ƝǑ42ǖ44gƞ
~dob	85 -13Ÿ-6X28p47d
~dob>	85 -13Ÿ-6X28p47d
~doc	69 -13Ŧ-6a8Ś9ǣ11ƻ18ƃ19ǂ32Ƽ67ƾ
~doct	70 -13Ŧ-6a6Ƹ9ǣ11ƻ19ƃǂ32Ƽ53ƾ
~doe	41 -21Ƃ-19ƹ-18Ƹ-14ƻ-11ƔƦǉǣ-10tŪŸ-9Ĵ-8VŐşŭƈǇ-7QĵŤŦƏƓƛǍǗǞ-6jžǖ6Ǖ7x8Łűƙǡ9ŨƆƍƣǦ10Ɲǎ11Lŗƞǥ12dǒ13ŖŹ14Ơơ15ŒůƊ16ŜŴ17ƧƯ18ƄƇǓ19ŕƁǚǜ20sWǐ21hŰ22ų23Ňźƕ25ĽǂǄ27rǧ28Ʃ30ƨǈǠ37q38ǩ
~does	41 -21Ƃ-19ƹ-18Ƹ-14ƻ-11ƔƦǉǣ-10tŪŸ-9Ĵ-8VŐşŭƈǇ-7QĵŤŦƏƓƛǍǗǞ-6jžǖ6Ǖ7x8Łűƙǡ9ŨƆƍƣǦ10Ɲǎ11Lŗƞǥ12dǒ13ŖŹ14Ơơ15ŒůƊ16ŜŴ17ƧƯ18ƄƇǓ19ŕƁǚǜ20sWǐ21hŰ22ų23Ňźƕ25ĽǂǄ27rǧ28Ʃ30ƨǈǠ37q38ǩ
~dog	71 9P10FƝ11ŧ12ū103h
~dog>	75 10P12ŧ13ū73h
~dogs	83 15Ɲ40h
~doi	62 -12Ǜ-8r-7ĺŞƱ7ŌǁǑ8ŹǄ9ƨ10c13Ƶ15jǐ18Ǡ19ũ21ŝ24k28S32i34x39t42ǟ
~doin	62 -12Ǜ-8r-7ĺŞƱ7ŌǁǑ8ŹǄ9ƨ10c13Ƶ15jǐ18Ǡ19ũ21ŝ24k28S32i34x39t42ǟ
~dol	66 -7ķ-6Ť6Ƙ7žǖ8ǘ9ľ10Ɨ12œƂǅ14Ţ19Ņ20XŘ23ĸ26Ŧ
~doll	66 -7ķ-6Ť6Ƙ7žǖ8ǘ9ľ10Ɨ12œƂǅ14Ţ19Ņ20XŘ23ĸ26Ŧ
~dom	83 12Ǖ16o38Ů
~dome	85 12Ǖ39Ů
~don	64 -19Ǐ-14Ɲ-8Ū-7ť8ptŦ9ǂ10ǘ11ŌǄǟ12ǋ13ŝŷǞ15a16ƶ18Ļǝ19Ƌ21y22ũ26ƾ31Ń32ƈ34Ɨ51ƌ
~done	64 -19Ǐ-14Ɲ-7ťŪ8ptŦ9ǂ10ǘ11ŌǄǟ12ǋ13ŝŷǞ16ƶ18Ļǝ19Ƌ21y22ũ26ƾ31Ń32ƈ34Ɨ51ƌ
~doo	65 -12ǔ-8ǐ-6ǖ7ƎƏ10Ɛ11Ǆ13Ǌ14Ť15ūƙ16Ǎ17g18ŲǛ20ǅǝ26Ɲ47ƣ
~door	65 -12ǔ-8ǐ-6ǖ7ƎƏ10Ɛ11Ǆ13Ǌ15ūƙ16Ǎ17g18ŲǛ20ǅǝ27Ɲ47ƣ
~dor	80 16ƥ54Ǖ
~dor>	88 28Ǖ
~dors	88 31Ǖ
~dos	85 18C56ƻ
~dose	86 56ƻ
~dot	81 -7ƫ13Ō16ǋ28Ł45J
~dot>	85 47J
~dou	85 -6g16Ř30œ33ǀ
~doub	88 16Ř31œ
~dow	50 -10ŜŦƅ-9ŰƩ-8Š-7bCŀŝ-6ĸǟ6Ŀ7efwňǉǢ8Ʒ9ŉřƆƳ10UƲǕ11oŖƏǊ12VſƑ13HLŸƁ14Ǎ15MŪƫƶǎǞ16c19aŞƴ20ŵ22j26ł31Ť39ǝ47Ɗ
~dow>	85 9ƫ12Ǩ14Ť19Ƴ22j
~dowe	88 15Ʒ25f
~down	51 -10Ŧƅ-9ŜŰƩ-8Š-7bCŝ-6ĸŀǟ6ơƹ7ewĿňǉǢ9jřƆ10UŉƫƲ11ŖƏǊǕ12oſƑ13HLVŸƁ14Ǎ15Mǎ16ŪƶǞ17c20aŞƴ21ŵ24Ť27ł39ǝ48Ɗ
~dra	68 8eiǁ11Ŭ14ǖ18Ĵ19Ś26ǚ30ƛ45Ə
~draf	88 11e23Ĵ
~dran	77 51Ə
~draw	79 10ǁ13Ŭ17ǖ23Ś31ǚ
~dre	59 -14S-7ů-6Oƅ7w8ŷ9ƫ11y12Ŷ13EƲǗ15ǧ18vƯ19J23Űƞ25ǋ28G30u46D
~dren	73 10w13ƫ14y23vƯ38u
~dres	63 -15S-6O7F9ŷ11n14EǗ16ǧ21J25Ű27ǋ31G50D
~dri	46 -21n-16u-13q-11R-10rǄ-9ǧ-7ƁƟǂǒ-6PŒƭ7Mǋ8Q10Ƅ12NşŨ14Ƃ15Şƛ16a18Űŵ21Ŷſ22Ż25Ÿ28ż30ů31Ǜ33ǐ34ŭ37Ū39ŲŽ42ŮŴ43ų44źƿ59Ź78ŷ
~drin	72 -8Ǆ9ǩ10ƺ40Ǜ79ƿ
~driv	47 -22n-16u-13q-10r-9ǧ-7RƁƿǂǒ-6PŒƭ6ƏǛ7ǋ8MQ10Ƅ13NşŨ14Ƃ16aŞ18Ű19ŵ21Ŷ22Żſ26Ÿ29ż31ů34ǐ36ŭ38Ū40Ž41Ų43Ŵ44Ů45ųź60Ź80ŷ
~dro	63 6D7ſ8Ǩ9ťƜƽ10jƧ12IƝ13Ǧ14Ɔ15ś16Ơ17ǟ19V28šƀ31Ƶ
~droo	71 7yƗ11Ɯ15Ɲ16Ɔ18Ơ
~drop	69 7D8ſ9Ǩ10ť11Ƨƽ13I14Ǧ16ś21V31šƀ35Ƶ
~dru	78 -6ŭ14ŧ28ƻ53ƿ
~drug	79 -6ŭ14ŧ29ƻ53ƿ
~dry	85 -11ǧ18ǒ19Ǆ35ǩ
~ds>	45 -17T-15c-14s-11ǩ-10dƮ-9ĵǊ-8ŰƈƔƞƦƷ-7CWŋƣǜǞǢ-6AĴķļłŏųƁ6Bľ7řťŬƭƽǇ8FƪƾǕǛ9ǚ10egŮŴƅƘƙƤ11ŲƜǓǖǘ12Ź13pńƍƧƫ14Ʋ15nŐƶǂ16ňƑƟ17w18Z20ƻǗ21ŭƕ23vǔ25Ʃƺ29y33x35Ƅ40Ʊ45u46Ư
~dsh	79 -7Ř10ű13Ǔ20ū21Ɓ26ł
~dshi	85 -7Ř11ű22ū23Ɓ
~dsi	80 9Ŏ14ŝ32Ɓ
~dsid	80 9Ŏ14ŝ32Ɓ
~dua	85 10Ʊ15Ʀ16m23y
~duat	86 10Ʊ17m23y
~duc	57 6ķ7ł8ƀ11ƘǕ13YƁ14ŎƩǡ16Ŧƚ19ň20Ʊ27m43Ř
~duca	81 31Ʊ39m
~duct	58 6Ǆǩ7ľł8ƀ11Ǖ13Ɓ14YƩǡ15Ŏ16Ŧ17ƚ19ň44Ř
~due	76 6ƈ12ǧ13ŝƾ34y37ŕ
~due>	76 6ƈ12ǧ13ŝƾ34y37ŕ
~dui	85 -9ţ18ƿ63Ż
~dul	83 9Ǐ16Ƙ33R
~dule	85 10Ǐ16Ƙ34R
~dup	88 -10Œ23Ơ32ƣ
~dupl	88 -10Œ23Ơ32ƣ
~dvi	73 28ǚ47B50A
~dvic	77 12A21B30ǚ
~dvis	82 30B43A
~dwe	82 42Ɠ
~dwel	82 42Ɠ
~dwo	88 14g16ƌ22ƾ
~dy>	44 -15ƪǏ-14Ʀ-13Ũǩ-11ƃ-9V-8GWĸš-7uxIŐŒũ-6sĴƀơƫ6SņưǔǖǛ7pĿŤƿǣ8vFQľƣǚ9ozŠŲƎǅǙ10ƕƴƽǨ11fgtŧƓǑ12hķųƖǇǡ13Ņřż14ſ15ŵǞ16ńŚǍ17ŏƟ18ŌƢǢ19ƁƜ20Ƴ21ŷǘ23n24žǜ25m28A29Ư32Ŝ
~dys	68 -7ư-6ĵ6Ŏ7Ƭ8Ľ9ŰƘ10ZŖ11Şǈ13KŁǩ14ŤǗ15g16Ų18ľƳ23A24Ɵ
~dys>	68 -7ư-6ĵ6Ŏ7Ƭ8Ľ9ŰƘ10ZŖ11Şǈ13KŁǩ14ŤǗ15g16Ų18ľƳ23A24Ɵ
~ea>	70 -16S-12Eƚ-6ǩ7s8T10BV11jFƵǃ13Ŕ21Ŋ25Ň29Ƽ32l34CI
~eab	83 14ƣǋ26C
~eabo	83 14ƣǋ26C
~eac	57 -29ŏ-10h-7NOŢŮŶ-6ǩ6wƚ7Ɣǆǉǡ8ZŜƝƱ9U10ĶƠ12LĽųơ14IŒǋ15Ř16ĺ18Ň19k20ů23Ĺƶ26PW27K29q32ǈ
~each	58 -30ŏ-10h-7NOŢŮŶ6ƚƢ7wǆǉ8ZŜƔƝƱǡ10UĶ11Ơ12Lųơ13Ľ14Œǋ15IŘ16ĺ19k20ů24Ĺƶ27PW28K30q32ǈ
~eact	88 36Ň
~ead	53 -13ǩ-12ƈ-11Ǡ-10m-8Ťŷ-7L-6WƱ6Ţǜ7Ǝǎǖ8ajkrŚƮƲǌ9eKVŹơƵ10nDư11pSŗŮ12dŻƖ13JĿłşƻ14ǝ15ŏŞ16ū17Ɓ18Ũ19y20ř21Ń25Ŗ38Ō46Ǉ
~ead>	59 -10ǩ-8IŤ-7ŏ-6ŷ6y7ũƩƵǡǨ8ŇŸǁǑ9ľĿŅ10ǌ11KŢơ12ŌŚ13eDƲǇ14dJŻ16şƻ17ǝ18řŞ19ŗū22Ũ32Ŗ
~eadb	86 8ƣ14Ǝ
~eade	83 -14m7ǖ18k21V23y
~eadi	82 -8L7ř10uĿ11H17j18IŮ
~eadl	86 40Ń
~eads	85 -18ƈ9ǖ16a20n29ł
~eady	68 6ř7Ǥ9Ǟ10v12ǎ13Ĺ14Ź15Sư16p17Ɩ25Ɓ27ŏ37Ō
~eag	77 9gů17h39Ů
~eage	81 9ů41Ů
~eah	83 -14ŉ-8Ũ-6ƅ9T12cŚ14Ŋ15ĸ26v
~eah>	83 -14ŉ-8Ũ-6ƅ9T12cŚ14Ŋ15ĸ26v
~eak	62 -10ƈ-9ƒ-8b-7Ĺ-6l6X7xIOǤ8ơƽ10kŨ12ŏŚǝ13Ƌ16Ǝ17s18ũ19a20łŤ23N29Ɖ30š33ǩ43ƛ
~eak>	68 -10ƈ-7Ɯ8Ǥ9xOX10Ɖƽ12Ũ13kŏŚ15ƛ18Ǝ21ũ23š24Ť25N
~eake	82 -13ǩ25s27Ƌ29ł
~eaki	83 -8b9ǆ10I27a28ǩ
~eaks	76 7ź10Ɯ12š13ơ16ǝ26Ɖ36ƛ
~eal	51 -13z-9tI-7Ų6ƖƧ7dŋřź8ƙƳƴ9ƐƞƼǗ10Ŗ11ŜƄ12x14Ŏ15ķŧ18ŵ20Ǜ21ņ23W24ƽ27ľ36ƃ47ǂ63Ƹ
~eal>	65 -11I6aj7FŅŚƈǓ8DŴƅƮ9řŵƏ10dŋźƧ11ŇƐ12ŀǩ13Ƴ20Ŏ21ľ22ķ23ŧ28Ŝ
~eale	86 13Š14Ɓ21Ƅ
~eall	79 -12ŀ8Ɠ10ņŵ13g14ƙ17ľ23Ŗ
~eals	88 -9Ų10ǜ38Ǜ
~ealt	55 -14z-9t-7Ŝ7Ɩ9ƴ11ƼǗ14x19ņ26W31ƽ41ƃ52ǂ70Ƹ
~eam	75 -9ů-7ŵƅ10ŚƷ11ǁ13xƉ16gŶƨ17ǎ26ǈ29ƞ40Ǉ
~eam>	76 -9ů-7ŵƅ10ŚƷ13xƉ16Ŷ17gǎ27ǈ29ƞ41Ǉ
~ean	64 -9ŋƾ7ŵƎ8rƺǩ9Ɯ10ƼǏ11ĺ12ǛǢ15ţ16Ɛ17ň18ű20A23Ż27z28Ƭ36ō
~ean>	70 -10ŋ-8ƾ6ĺŇ9Ǝƺ10ǩ11Ƽ13Ɛ17ţ19ň20ű22A26Ż30zō
~eane	86 7ƛ15Ǐ17Ǣ18Ǜ
~eani	86 7ĺ11ō12r14Ɯ
~eant	77 9ŵƯ36Ƭ
~eap	78 -9Ǒ-6c8Ŧ9r10œ13Ɓ16Šǩ21ƭ30Ņ31ľ
~eap>	86 -9Ǒ-6c10r14ŦƁ16ľ23ƭ
~eape	83 11œ17ľŠ33Ņ
~ear	39 -17n-14Ĺůű-12ƳǄ-11ŐŞƛ-10jPƌƓǔǜ-9wŏƗǦ-8IłŠŤŦŴƝƨƬƯǋ-7lFZķĽŗŧŷźƆƒǛǥ-6DĸńūŭƃƉǈǓ6fgƂƐ7VĶŚ8ļŪƺ9kœǣǤ10msŉţƏ11vCšǎ12zŇōŒƷƽ13Ĵ14ƾ15xżƙǟ16Ɵǀ18HĿŜŸǙ19hǏ20ĺňŎƼ21ƅ22cŹƮ23ǉǊ24p25dq26Ʃ29Ů30U31G34őƈƔ35SǞǩ38ǅ40ƭ45T49ť
~ear>	45 -12n-11ů-10ŨŶ-9ĹŞŤƌƓ-8iwUŏƛ-7bjIŝŦŴƳƵǂǄǒ-6PŢűƒ6ftvSX7hqšǘ8asƜ9ƚƮ10NŜ11GƉ12uļŀǤ13żƙƺ14ŉŹ15k16CœƈƩƾ17Ʒ18ĴŪǀǎǞ19cǟ20Ŀǅ21TƟ22xŒ23pǙ24Ǐ26Ɣǉ27ő28ň29Ǌ32ƅ33d34ť35Ů
~earb	83 15ƙ20z27Ś
~eard	75 -16Ǧ7h8Ŕ10ņ11UĿ12bŇ16ŤƂ24Ŝ
~eare	86 31Ə
~eari	77 7Ň9g10ŁŢ16i17ŵ20Ōǩ22h30U
~earl	79 7T9Ů10L11m14ť16R17Ǌ
~earn	73 -13X-8Ǌ-7Ǆ9ũ12s13m22Ź23Ŏ31Ʈ41q50T
~ears	52 -13Ɖ-11Ƽ-10űǇ-9Ū-8Ő-7ƅ-6Ů6o7šżǩ8y9pŶ10U11cvŎŝŢƱ13Ż14Ƌ16Ƹǣ17ĶƔ18VƩǞ19ţ20ť22Hō26ĺ28ƈǅ29Ÿ31G34ő39S46ƭ
~eart	69 -10Ɖ-8Ƴ-7ǜ7ƫ9ƅơǨ11Ǟ14Ũ16UƐǂ28ƽ34ǩ48Ƽ
~eas	51 -13ƪǍ-10Ǔ-9oƾǩ-8ŏƒ-7np-6Ņ6ūǂ7bexŧŽƂƄ8ǅǟ9ŗƘƜ10Ǐ11K12dƠ14Ǖ17Ōœ18Mŭ19Ĺ20a21Fŝ24ƽ28ǋǎ35Ŕ41ơƢ43Ŭ59ǌ
~eas>	88 -7Ɵ12ǀ27Ǖ
~ease	56 -14śƪ-13Ǎ-10oǡ-9Ǔ-7pƒ7a8ej9b10ƽ11Ĺ12ŔǏ15dF16Ơ20œ24ŝ29ơ33ǋ34Ŭ47Ƣ69ǌ
~easi	79 12Fū14Ƅ16M20K21Ŭ25ơ
~easo	69 10BUƀƂ12xǟ14Ɵ15ĹƜ25Ō33Ŕ40ǎ
~east	85 -7S10ő15ǡ16ǅ20ŗ25ƽ
~easu	76 8ǚ9ƶ13Ž15Ƙ24a32ŭ
~easy	83 -12ƾ8Ž13kǂ14ǧ15M16ŧ21ś
~eat	56 -11I-10ƞ-9Ŝ-8ƽ-7ńŰǆǩ6aŒǋǛ7ŞŻ8Ŵ9JŘŤƜ10Ɔ11iũƇ12kTŶƬ13ĿŧƼǃ15ű16U18ņ21Ƴ22ŝ24ǚ25ƿ28Ņ31Ƹ39Ɛ41j67Ƌ
~eat>	63 -15i-13U-12I-10ƞ6ĵ7ǣ8xŒ9aƇǋ10JŴŻ11Şũ12ŘƜ14ņǛ15kT16ŧ21Ɛ32Ņ34j37Ƹ39Ƌ
~eate	71 -6Ǜ9ǜ11ƿ13ņŝ14Ɛ15Ɔ20Ƽ23ű37Ƌ
~eath	76 -8ƽ7U14Ʀ17Ť18Ƭ31Ƴ35j
~eati	75 -8ǆ11jƿ17ŝ19Ŷ20iĿǃ26U
~eatm	82 15ƿ38ǚ
~eau	82 9Ǎ12ń13lŜ20b
~eau>	88 13ń14Ŝ
~eav	57 -8ƨ-7ľŐ-6Pŕ6ƁƯ7sŋ8ŁƀƘǈ9ōŦ10ŰƟ11ǜ12ŊƥƬƺ13ĺƫ14ǎ17Ļ18Ŀ19ŏ20V21Ǐ22ǩ24Ƴ33Ƨ49ƶ51Ţ
~eave	59 -8ƨ7ǎ8sVŁŋƂ9Ŧƀ10ōŰƘƟ12ǜ13Ŋƥ14ĺƫƬ18Ļ20ŏ23ǩ25Ƴ29Ţ33ƶ35Ƨ
~eavi	78 13y17V24ƶ29Ŀ32Ţ
~eavy	86 11ǎ13Ưǈ19ƺ26Ǐ
~ebo	54 -11Z-10nŨǎ-9ƃ-8š-6V6şƅǠ7PƤǢǧ9Ŗŧ10ķņŤƟƾǋ11Ʈ12ǩ13Ǝ14ĿƳǘ15ľ16fFQŵ17ſƕ18Ư22ļǜ24A25ž
~ebod	54 -11Z-10nŨǎ-9ƃ-8šǩ-6V6şƅǞ7PƤǠǢ8ǧ9Ŗ10ķņŤŧƟƾǋ12Ʈ14ĿƎ15Ƴǘ16fFQľŵ17ſƕ18Ư22ǜ24A25ž
~eboo	88 28ļ32ǩ
~ebs	81 11Ĺń34ļ
~ebsi	81 11Ĺń34ļ
~ebt	78 -7ŷ72Z
~ebt>	81 33Z
~ebts	88 -8ŷ45Z
~ebu	78 16ǝ49Ɠ
~ebui	78 16ǝ49Ɠ
~ec>	78 7Ŋ13ƶ18Śǡ19ś
~eca	64 -12ǩ-7Ĺ-6ŖǄ7BHłŝƏ8bgDEUƶ9Iĵŵ10u11J13ƴ15j16Ť17q19ǁ46Ľ
~ecal	81 -8Ĺ12Ŧ23q61Ľ
~ecau	67 -12ǩ-8Ŧ-6ŖǄ6ŀƅƢǚ7ņňƏ8bBEHUłŝ9gIƶ10uĵ15jƴ16J17Ť20ǁ
~ece	71 -11Ť-7Ţ8ƱƳ10ŗƃ12ƴǢ13ǈ16ưǊ17ĺť18Ŭ25ő29Ƙ
~ece>	88 -7Ƅ-6ƕ11Ʊ16Ǣ22Ŭ
~ecei	83 28Ǌ29Ƙ
~ecen	78 -12Ť-8ŢǊ9Ƴ11ŗƃ13ƴ18ư19ť20ĺ27ő
~ech	85 13ŵ18y22ǩ69ǈ
~eci	63 -9o7ǚ8i10Ŋ12ŝ13w14Ư19AŃ22ƾ23Ƙ26ĺ35ł58Ł
~ecia	73 10i12Ŋ15ŝ26ƾ27Ƙ
~ecid	72 -6n6Ń11Ư13A21ĺ38ł43Ł
~ecis	78 10Aǚ17Ń26Ł
~eck	54 -8p-7tŒǞǩ-6ŗř6Zƭǟ7zU8crWŏŢƢƪƸ9jKǠ10Ő11Ǐǜ12Qƨƿǒ13ƌư15qųŵǉ16TYƀ17eǖ18Ƭ19Ŧ22Ʈ23ĴƟ24Ŝ25ƾ38ż
~eck>	58 -8p-7Ǟ-6tŗřǠ6AŨƌ7ƭ8dUZǟ9cńŏŵƢƪƯƾǉ10jKW11T13YŐƨǒ14QƟǏ18eƀ19q20Ƭ22Ŧ26Ʈ28Ŝ
~ecki	85 15Ţ37Ĵ
~ecko	88 -6Ĵ15z17r24ư26ǖ
~ecks	74 8TǖǛ10ƌǉ14Ɵ19ǜ21Ǡ38ż
~ecku	75 14Ƹ26ƾ
~ecl	76 -7Ũ9ś16Ś19Ǥ40ƴ
~ecla	85 10ś18Ś22Ǥ
~ecli	81 44ƴ
~eco	57 -9ķ-8Ű-7aƝ6f7ŕ8pAŇƧ9IĽƘǟ10Ōũ11ǚ12BľţǞ13Ɣƾǋ14ƿ16y18Ɩ22N23Ŵ24Ɵ27Ǘ28Ż65ŋ
~ecom	81 -9Ǟ12Ƨ15Ǩ16Ɩ17ǚ19B
~econ	65 -9ķ7Ɩƫǩ8Ļŕ10pAŇ11IŊ12ũ15ľƔ16Ōǋ19y22Ǟ26N27Ŵ29Ɵ
~ecor	64 -9Ű-6a11ǟ14ţ15ƾ16ƿ32Ż33Ǘ75ŋ
~ect	53 -11ǧ-6g6Əƪ7bKĻŋřš8Iſǌǚ9dŒŖƴ10qDFƃǘ11Uĵ12ĸŞƭ13ľŗ14Ǒ15Ǝ16Eǁǒ17x18Ň19Ƌ20a21ķ22Ɖ24ŏ28Ƙ
~ect>	64 -12ǧ6pž7złŢƊǅ8aŬŹǀ9řšƪǞ10Ľ11b12dĻǚ13Uǘ14ŏŒƴ15ķ16F17Ş20EƘǒ
~ecte	68 -14ƈ7ũ9ƴ10ŏ12I13ķ14Ɖ15ſ19ĸ27Ň
~ecti	69 6ŏ7ƫ9r10wXƏ11Ƙ12ǌ13Ŗ14ƃ16ĵ17ƭ19ľ20ŗ23ǁ25x
~ecto	74 16ƈ24Ǝ
~ectr	73 -6Ľ7Ĵ8P10Ɨ12K17q23Ǒ28Ƌ
~ecu	74 -8ǈ-7D6ǘ11t12eĶǗ14Ǎ35Ǝ51Ʋ
~ecur	76 7ǘ12eĶ13Ǘ36Ǝ
~ed>	30 -27ő-26ǩ-20ŐǑ-17ƽ-16Ĵľž-15ALƣ-14ĻŒƧ-13łű-12gDWŚŜťǇ-11nOXǂ-10ǈǖ-9aIZ-8ŊŖŞůźƅƒ-7HĶŕ-6MŪƉ6Řŝ7KŢŰƀƆƦǛǡǥ8Ŭ9EQŧƂƊ10Ɓƹǎǒ11Ưƺ12FŗǍ13Sŭŷ14ŏŠũǤ15eŎşŴŽƈ16ŋōœŻ17mwGƤ18PĹƷ19Ńżƛơƭ20ƞƲ21ńņ22ŁƋǗǜ23ƄƓǘ24ŌŸƃ25ſƨƳǃ26lĺƪǦ27ļ28ƌ29Y30hǧ31Ƒ32ƫ36š38Ǣ39Ŕ40f45Ť47ǅ52ƴ
~eda	82 8Ư11f13z14VƀǞ26Ū30y
~eday	86 8Ư14zǞ15V32y
~edd	82 7Ǜ9ǧ11ĺǔ12f
~eddi	82 7Ǜ9ǧ11ĺǔ12f
~ede	88 9Ư15Y21Ł37Q
~edi	57 -11ƿ-10ǜ-7Ƅƨ7őŝƽ8ĸ9ƌƕ10Qǁ11ļŬ13YZƼǖ14e15W20ƃ23Ż26Ǘ27ƻ29ƹ31ǂ51ĵ
~edic	67 6Ƹ9ƽ12ǁ13Q14Ǘ17Ƽ18W25ƃ33ƻ37ǂ
~edin	80 35Ż
~edit	64 -11ǜ-7Ƅƨ7Ĵ8ő9ŝƦ10ĸ12ƕ13ļ14Ŭ15YZ16eǖǗ58ĵ
~edl	88 52ǁ
~edle	88 52ǁ
~edo	82 16Ƌ23ƈ25ƌ
~edon	83 16Ƌ23ƈ25ƌ
~edr	71 7yƗ11Ɯ15Ɲ16Ɔ18Ơ
~edro	71 7yƗ11Ɯ15Ɲ16Ɔ18Ơ
~eds	69 -10T-8Ɵ7ŷ8ŭ10ǧ12ơ13Ł17ƕǂ18Ƒ21g22Ư23Ƅ36ƻ
~eds>	69 -10T-8Ɵ7ŷ8ŭ10ǧ12ơ13Ł17ƕǂ18Ƒ21g22Ư23Ƅ36ƻ
~edu	57 6Ǐ7ł8ƀ10Ƙ13YƁ15Ŏ16Ŧƚ19ň20Ʊ22R27m43Ř
~educ	58 7ł8ƀ13YƁ15Ŏ16Ŧƚ19ň21Ʊ28m44Ř
~edul	85 10Ǐ16Ƙ34R
~ee>	54 -13J-9cQŃƨ-8ũǇ-7IŞŰƘǔ-6Xǘ6Ə7BDňōŴƊƛƧƲƸǗǩ8ŲŸƂ9Zźǒ10rvĿƝ11sNŒţǀ12L13ĽŁŊơǂ14ļŤǞ15yHĹ16Ǆ17tƔ18ř19g20ƾ21Ƅ23V25m27ǁ29ǜ
~eed	47 -12ǩ-10Iǒ-9ŇŉŊ-8ľŖžƗƦƽ-7wĻŤǞ-6rAĿŬ6ǉǌ7ƅƍƖƫƺǅǠǢ8gEŭŽƒǆ9ŌǏ10csYƜ11vŘŪūƾǡ12u13mƤǊ14p15QŃ17GƁƕ18eŻ22Ƭ24hĹ26ǁ27Ư29Ŏ31F32ƭ35Ł39ǧ41Ǧ44Ƅ
~eed>	48 -12ǩ-10Iǒ-8ľŇŉŖžƗƦƽ-7wĻŤǞ-6gr6ƕƝǉ7ŲƖǢ8ETƅƍƫƯƺǅǠ9ŌŽƒǆ10cǌǏ11sŘƜƾǡ12Ūū13muvǊ14Ƥ15pQ16Ń18GŁƁ19e23Ƭ25h26Ĺ30Ƅ31Ŏ32F33ƭǧ42Ǧ
~eedi	80 35Ż
~eedl	88 52ǁ
~eeds	71 -10T-8Ɵ7hŷ8ŭ10ǧ12ơ14Ł17ƕ22gƯ24Ƅ
~eek	52 -9n-7Ŀ6x7zĺůơ8TƕǨ9Ƥ10gŕť12Ɵ13P14i16ĽƖ18ǎ19Ń23Ųǝ26L28k29ŵ31ƿ36ƙ38ŭ48R
~eek>	55 -6Ŀ8xzůƕơ9ĺ11gŲ12ŵ14P15Ń17iƖ21ƿ23ǝ25ŭ28L38Rƙ
~eeke	71 9Ɯ11ǎ15ť17Ųƿ20R23ŭ40k
~eeks	73 -11n6ǎ7ƃ9Ńŧ13T14Ǩ16ĽƤ17ŕ21Ɵ25ŵ
~eel	59 -9Ǟ-7b-6Şű6iN7M8ņŋŧž9tŀǟ10Ǩ11ĵƛ12ǐ14Žǁ15şŷ17ŎŢŹ18ƞ20ų21Ƹ24ŵ25r30Ň32ǚ34Ƭ36Ũ
~eel>	63 -8Ǟ-6tŀ9MŋžƬƸ10ŧ11ņǟǨ12ƛ13ĵ16Žƞǁ18Ũŷ19ŎŢŹ26Ň27r28ų
~eeli	77 6ǜ9łŇ10iN13ŀ17Ƹ21t27Ũ
~eels	76 -8b-7ų-6ŗ7ƞǈ9X19ǐ33Ƭ34ŵ43ǚ
~eem	83 -8Ǘ8Ƣ12ǌǨ35Ǔ
~eeme	83 -8Ǘ8Ƣ12ǌǨ35Ǔ
~een	46 -11ų-10Ʀǎ-9OŜ-8xRŧŪƭǛ-7Hƶ-6V6Ƌ7ŌŭŮŶſƖƪ8jƴǜ9kvŏƈ10ňźżǘǤ11ƂƌƸƿǂ12f13tǅ14ŕ15ŻƳ16l17aņ18ţ20Ÿ22ő23ǩ24ŝ27i28Ƽ31S33Gš40ǟ50Ź
~een>	47 -10Ʀǎ-9OŜ-8ƭ-7xŧƶǛ-6HRŪ6UƋ7ŌŶſƪ8jŮǜ9ŏƴ10kňżƈ11Ƹǘ12fƌƿǂ13ǅ14t15ŻƳ17l18aņ19ţ21Ÿ23ő24ǩ25ŝ28iŹ29Ƽ32S34Gš41ǟ
~eena	72 -6ų8Ƃ14ŭ20ź21v30Ź
~eens	88 8ś9Ź12Ƃ
~eent	86 6Ɩ10Ǥ11Ń29ŕ
~eep	51 -17ŷ-11eĴ-8prsŘ-7HŃņňŶǄǔ-6i6Ō7cŸƎ8WşŨŬųƝǙǝǨǩ9Pǘ10ľŀłŋŚƥǒ11ƀ12ǏǞ13tUō14n15YĿǛ16ſƮƼǟ17ŝŤƊ18ŢƷ20o21Ž25Ƨ27Ǘ29Ǡ31Ű32Ƶ41x
~eep>	54 -15ŷ-11eĴ-8tŘ-7psŃň6N7ĸŉŌƤǞ8Ÿ9œşų10WŨŬƝǙǝǨ11xŋƥǩ12qł13Ś14ō15Ǐ16Ǜ17Y18ƊƮƼ19ſ20ŤƷ24o28Ƨ30Ǘ31Ƶ36Ű
~eepe	81 13x19ǘ23Ǡ
~eepi	70 -14q-8N-7Ŷ8Ǟ9ƀ10ľũ11Ǡ12ƶ13Ţ16Ž20ŀ22U29tǟ32x
~eeps	76 6ƛ7ǠǢ10Ţ12ǒ13c17n24P25Ŀ26ŝ
~eer	71 6g9ŀ10eƇ12q15i16ƀ18Ə21Ǐ24V30Ǜ32ƿ
~eer>	76 7g11Ƈ18ƀ23Ǐ27V32Ǜ
~eers	82 14q21Ə42ƿ
~ees	61 -10W-9ƙ-8Q8ǉǐ10Ǥ11Œ12Ǒ16ǣ17jǈ36Ǉ42Ƒ
~ees>	61 -10W-9ƙ-8Q8ǉǐ10Ǥ11Œ12Ǒ16ǣ17jǈ36Ǉ42Ƒ
~eet	55 -9x-7Ŀ6ƞ8fUŀƊƦƿ9hƶƺ10PƏǀ11Oǐ12ŧ13wEGǃ14Ŝ15łŬ16Ŕ18t22Ű23ũ26Ɔ27ǋ33M49D
~eet>	56 -9x6aŚ7ƞ8fUƊƦ9hŀƶƺ10Ə11Pǀ12ŧǐ13G14wEŜǃ16łŬ17Ŕ18t23Ű24ũ26Ɔ28ǋ32M37D
~eeth	86 -7Ŀ9ƫ10Ǉ11Ţ13ơ
~eeti	81 6Ǚ17O
~eez	88 -10Ɵ13ķƛ34j
~efe	78 26Ĵ30K52ļ
~efer	78 26Ĵ30K52ļ
~efi	63 9Ƨ12Ʀ13Ɨ14UƬ33Wƫ
~efic	67 35ƫ
~efit	76 11Ƨ15Ʀ18Ƭ42W
~efo	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
~efor	56 -10Œ-9Ŧ-7k6iĽłŠŵƲ7aIŌǅ8ŋƈƖ9Ńƕ10uŉǧ11ƫ12ť13OTŊŧƄ15ƽ16Ł17L18ǊǓ19ƴ23J26ņœ27ƅ37Ř
~efr	86 18ǌ19Ľ21ǋ
~efro	88 19ǌ21ǋ
~eft	68 -6Ʈ8Ť9fĸƀ10lŖƎ11Ķ12ŉ13ķ16ōŕ18ƔƧ21Z23Ŭ26ƶ
~eft>	68 -6Ʈ8Ť9fĸƀ10lŖƎ11Ķ12ŉ13ķ16ōŕ18ƔƧ21Z23Ŭ26ƶ
~efu	86 -15Ő-9Ũ20Ǚ33ũ37ƴ
~ega	71 -7ơ6ǌ7f8ƹ10Ĺ12ŋ18Ʋ21ǃǡ23ǆ27ƶ
~egac	88 34ƶ
~egal	77 -7ơ7ǌ8fƹ13ŋ19Ʋ25ǃ26ǆ
~egat	86 6Ǔ26ǡ
~ege	66 -7ů6x8Z15Ɯ19ź32y38Ʊ39m
~ege>	66 -7ů6x8Z15yƜ19ź39mƱ
~egg	86 -17n-16y9ǔ14Ķ21Y38h
~egi	78 -8ŏŗ12Ť14ǖ17Ō20Q22ǃ25ū28Ǌ
~egis	82 -9ŗ15ǖ24ǃ27ū30Ǌ
~egr	78 15ŶƱ21j42m
~egre	78 15ŶƱ21j42m
~egu	73 -8Ū-7ǃ-6Ţ7Ÿ8K9Ʃ10ƙ12ųƾ13ŲƘ15Ɖơ32ǔ
~egul	73 -8Ū-7ǃ-6Ţ7Ÿ8K9Ʃ10ƙ12ųƾ13ŲƘ15Ɖơ32ǔ
~ehe	83 35ƀ
~ehen	83 35ƀ
~ehi	59 -7vRƨǩ7ƀƄƙ8ŵƃ9ŭž11uŶƳ12Ź13p14ū15Š16ŷ17ŬŰ19ƶ21şŻ24Ŵ28ǐ30Ū33ų
~ehic	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū17ų18Ű19Ŭ22ş26Ŵ30ǐ35Ū
~ehin	71 -8ƨ-7v6Ķ9ƙ10ƃ11Ż14u15ŹƳ17p19Š20ųŷ24ƶ
~eho	65 -15ų-7Ů6ǆ11o12QŪ13ŞƮ18Ə20Tǋ23n28ŷ
~ehol	67 -15ų7ǆ13Ū14Ʈ21T25n29ŷ
~ehou	86 -9Ů-6ů16Q24Ə27ǋ
~eic	88 31ń
~eico	88 31ń
~eig	63 -7ŝ6Gǁ7ŕƒ8Ť9ļƜƟǀ10ł11Ł12B14Ņǂ17CǍ23ƞ71ƺ
~eigh	63 -7ŝ6Gǁ7ŕƒ8Ť9ļƜƟ10ł11Ł12B14Ņǂ17CǍ23ƞ71ƺ
~eil	83 16Ŀ20h27X30ƛ
~eili	86 17Ŀ28X32ƛ
~ein	70 -13ĺ-10Ň-8e-6ǔ7Ƽ8l9cFķ10HŊƱ11ŶƤǩ14Ž17ǆ18ŭ20Ş21ǟ35ŋ
~ein>	82 -10e-8U9Ƽ12ŞƱ13HŋƤ16ǟ20ǆ
~eing	73 -13ĺ-10Ň-6ǔ8ŵǟ9l10cFķ11ŊŞ12Ŷ13Uǩ15Ž20ŭ24ŋ
~eip	83 28Ǌ29Ƙ
~eipt	83 28Ǌ29Ƙ
~eir	60 -10ǧ-8Pţ-7ŭ6Ž7őƃ8ƳǗ9z10Śŝ12ŧǑǓ13y14Ƣ15Ǖ18ǐǘ27v31Ʊ32Ŕ34ǈ46ǒ49Ņ
~eir>	61 -10ǧ-9ţ-8P-7ŭ6Ž7ƃǖǘ8ƳǗ9z10Ś11ŝ13yŧǑ15Ƣ17Ǖ19ǐ27Ŕ28v31Ņ32Ʊ34ǈ47ǒ
~eirs	86 -6Ţ9ŔǓ10ő26Ņ
~eit	82 -6ƪ9ż10ƽ13r14Ǎ
~eith	82 -6ƪ9ż10ƽ13r14Ǎ
~eje	88 22ƴ
~ejec	88 22ƴ
~ek>	55 -6Ŀ8xzůƕơ9ĺ11gŲ12ŵ14P15Ń17iƖ21ƿ23ǝ25ŭ28L38Rƙ
~eke	71 9Ɯ11ǎ15ť17Ųƿ20R23ŭ40k
~eken	71 9Ɯ11ǎ15ť17Ųƿ20R23ŭ40k
~eks	73 -11n6ǎ7ƃ9Ńŧ13T14Ǩ16ĽƤ17ŕ21Ɵ25ŵ
~eks>	73 -11n6ǎ7ƃ9Ńŧ13T14Ǩ16ĽƤ17ŕ21Ɵ25ŵ
~el>	55 -10Ŕ-9ǖǞ-7ű6M7ŋžƩƬƸ8ǟ9ņƣǨ10Aƛǔ11ĵƁǕ12Ƌǩ13šŽƞƟǁ14Ɔǀ15ŎŧŨŷƊ16ŢŹ17Ū20Ň21m22r23ųƾ26Ƶ32Ƥ
~eld	75 -10G-7Ř9ű11ĸĽŎŚ13ǈ14Ʋ16Q17aP19ūƁ24S
~eld>	77 -7Ř9ű11ĽŚ12ĸŎ13ǈ15Ʋ18a19ū20Ɓ
~ele	68 -6Ľ7P9Ɨ11K12ƣ14ƌ15q17ǩ18ş21Ǒ26Ƌ27Ž28š
~elec	73 -6Ľ7Ĵ8P10Ɨ12K17q23Ǒ28Ƌ
~eled	86 22ƌ36š
~elem	88 37Ž
~elf	56 -9ŗƭ6iĴŻ7ƘƾǢ8tPŶƓƯǨ9ŠŢƀƻǑ10VƎƕƢǣ11Ŧ13Ʒǚ15c16QōţǇ17Hǉ19n21gŁƦ
~elf>	56 -9ŗƭ6iĴŻ7ƘƾǢ8tPŶƓƯǨ9ŠŢƀƻǑ10VƎƕƢǣ11Ŧ13Ʒǚ15c16QōţǇ17Hǉ19n21gŁƦ
~eli	58 -17R6MN7ilSŀ8Ɲ9mŉŸǀ10Ƭ11ƌ12ĶƸǋǩ13Ư15tƟǕ19Ũ22Ń29ǐǛ42Ų
~elie	78 10MSŌ11l13mŸ15Ƭ19Ư26ǩ
~elin	71 7Ň8ł9iNŀ12ŉǀ14ƌ16Ƹ19t20Ɵ25Ũ27Ń
~eliv	64 -18R10Ɲ18Ǖ23Ǜ33ǐ48Ų
~ell	39 -15ĺ-13Şǐ-12dLƣ-11łŌ-10Xǥ-9aŇŉťǌ-8cGRřśşǝ-7ŦŻƼǠ-6yDQƆǇǏǤ6iMŰżƐ7nJUŁŠŢƏǆǣ8EIĴĸĿœšƜƥư9ĶŶƘ10gu11pŜƝǛ12Ũſƴ13kĹņŊōŔƒƕƞ14xŤƄƳ15bPŅƷ16Ɠ17ŝǑǨ21ńŖ22ǟ24Bű25Ǆ27tǔǦ28Ľ29Ɗ31Ǟ36Ƃ37H
~ell>	41 -14ĺ-12LŞƣ-11dł-10Ō-9XĵŇǌ-8aGRķŉśťǐǝ-7cřŦǥ-6DşŻƼǠ6NĶšŨſǑ7Űƭǣ8giEJMļŁŢũŪŭżƏƝ9nUĴœŗǆǛ10xĿŠƜƥư11bƊ12u13I14pǞ15kĹŊƒƞ16PĽōŔŤƄƷ17ń18Ƴ19ŝ20ű21Ǩ24ǟ26Ŗ27B29t30ǔ31Ǆ39H
~ella	60 -8ǐ6Ǔ7g9xŧ10ńſ11BƘǩ12Ŝ14ņ18Ǒ29Ɗ39Ǧ60Ƃ
~elle	78 7ĵ9š10ű12Ŷ13b15Ɛ19Ƹ
~elli	74 9s10ĸƝƨ14Ũƴ17Ņ36Ǟ37Ɠ
~ells	86 -9I8Ǝ10K14C19ƕ
~elo	71 -6ƣ7ƥƴ10z14Dǉ17Ǐ23Ɗ28H35Ɨ39m
~elon	80 8ƥ9ƴ19Ǐ41Ɨ
~elor	83 46m
~elow	88 -7ƣ18ǉ29Ɗ
~elp	66 -9k-8iŁŦ-7Ŏ6Ư8vŀ9ĺ10Ţ11ŝ14Œǈ15ǩ16Ǒ17s20ĵ23Aň32z33ĹǇ
~elp>	68 -9ik-8ŎŦ7Ư8zŀ9vĺ11Ţ12ŝ15Œǈ16ǩ18s21ĵ24ň30Ǉ35Ĺ
~elpi	86 33z
~elps	88 -9Ł10Ǉ11c32A
~elr	72 36Ƙ
~elry	72 36Ƙ
~els	52 -19ǩ-9G-7bAŚ-6ŏƯǌ6ŀŎŶǨ7jŴƼ8FƉ9ǋǥ10ƻ11hƥǐ14ŢƮ16Ƣǝ17Hų18ŷ19ǈ20ŵ21Ƭ23Z28Łǚ31n32ş41ō42ń
~els>	74 -8b-7ųƈ-6ŗ7ƞǈ9X12Ɖ17ƻ18ǐ32Ƭ33ŵ41ǚ
~else	53 -18ǩ-9G-7A-6ŏǌ6ƕƘǑ7jŎŶǨ8ŴƼ9Fǋǥ11ƥ12h14Ţǈ15Ʈ16Ƣ17ǝ18H20ŷ22ų24Z29Ł32n33ş42ō43ń
~elt	85 -9ǆ11ƭ12p13jŻ22ǃ
~elt>	88 12pƭ14Ż
~elv	76 11axŌ24Ř
~elve	77 11xŌ25Ř
~ely	71 -11Ƽ-8Ť7żǕ8UƐ10ƘǂǙ12ĺŻƾ13Ǐǟ14Ư15ǣ16ũ19ǜ20Ƹ
~ely>	71 -11Ƽ-8Ť7żǕ8UƐ10ƘǂǙ12ĺŻƾ13Ǐǟ14Ư15ǣ16ũ19ǜ20Ƹ
~em>	48 -14Ŷ-13m-11nĽƱ-10ŀ-9GSŦŨǨ-8cŲƞ-7aTľĿŎŐŮƃ-6ĺōǐǜ6gxPŔŜƄ7eELűƻǋǘǛ9Ŭŷ13ƎǓǗ14żžơƶ15Ǖǖ19wŒǈ20Ƭ23ǒ24vœŧ25y26Ƙ27ŠǑ28şǚ29Ư41ő46Ţ49Ş58ŝ
~ema	58 -14b-10D-9Ǡ8ƕǗ12qǈǧ15Ǖ16Ľ21ư23Ž26ś34K43ǘ47J
~emai	60 -14b-11D-9Ǡ8ƕ9Ǘ12ǧ16ĽǕ27ś35K45ǘ49J
~emat	79 29ư33Ž
~emb	68 -13n-6I7š8tBŦ9xœ12ǅ13h14E19ř30ƶ40Ľ
~embe	68 -13n-6I8tBŦ9xœ12ǅ14hE19ř30ƶ40Ľ
~eme	53 -14g-8ŏ-7ƒ-6Ǘ6xœ7ƁƝư8ĸ9ŚƖǅ10ľ11Eƌ12ƪ13ŦǢ16ǀ18ƛǌ20Y21Ǔ23ƶ24t30Ľ31Ɠ33Ķ40Ɗ
~emem	69 8tŦ9xBœ12ǅ15E30ƶ41Ľ
~emen	56 -7ƒ-6Ǘ6ƥ7ŦǨ8ƁƝ9ĸ10ŚƖ11ľ13ƌƪ15Ǣ19tǌ20ƛ22Ǔ34Ɠ36Ķ42Ɗ
~emer	83 11ƃ32Y
~emi	74 -7ũǈ9Ʃǝ10aX13œǚ15ťǤ28Œ
~emic	86 -7ǈ-6ũ10ǝ16ǚ18ť
~emiu	77 9Ʃ11X14œ16Ǥ29Œ
~emo	80 18Ľ19Ǆ38ƌ
~emod	83 39ƌ
~emp	57 -7o6ǐ7yǉ8Ǚǥ9Ǥ10ƣǑǘ12Ƨ13Vǈ15ǣ16qW22ǜ24S30Ǉ32Ɵ33Q
~empl	58 -7o7ǉǐ8Ǚǥ9Ǥ11Ǒ12Ƨ13Vǈ15ǣ17qW24ǜ25S31Ǉ33Q
~empt	81 11y18ǘ46Ɵ
~ems	79 -8ƙ7Ƹ10ǂ11Ƽ12x14Ƙƛ16ǜ
~ems>	80 -8ƙ7Ƹ10ǂ11Ƽ14Ƙ15ƛ16ǜ
~en>	33 -19Ł-14Ū-13ŀŞşƦ-12YŤƊƤ-11ƨǃǄ-10qźơ-9BNTƀƉƗƩƵ-8FZŅřƃƝƱǗ-7zCDKķƢƥǆǊ-6lnxQůŴƬǠ6HŶƚ7ŢƁƽǏǣ8buƙƠǀ9ŰƯ10OĺŏƐƭƮƸ11irśŬƹǌǒ12gvƜ13łŔŨƴ14fƾǙǜ15VņŲƋǟǩ16dƈ17Œ18Ż19ĶũƼ20yżſ21ţƅƫǘ22ōšƟ23ŜƌƳǅ24ƛƿǂ26ŃƧǎǝ28ťŸ29s33Ź34ŕƖ36ő38S40GL
~ena	69 -7ų6ƣ7Ƃ10Ɵ12hƢ13ŭ18Ǔ19ź20vF23Ɯ28Ź
~enag	72 -6ų8Ƃ14hŭ20ź21v30Ź
~enan	82 -7Ǔ8ƣ12Ɵ15Ƣ24F28Ɯ
~enc	62 -7ŷ7ƃƏ8nǣ9ƍƕ10Ƅ11Ŕŧ12łŨ14KňŻǅ15G17ņ24Y26ǡ45Ƒ
~ence	63 -7ŷ7Ə8nǣ9ƕ10Ƅƍ11ŧ12łŔŨ14Kňǅ15GŻ17ņ27ǡ46Ƒ
~ency	83 12ƃ19Y
~end	47 -16Ǐ-15ǈ-12TŚşǎ-11ơǆ-9nowĴĺŖŤŧ-8syƦ-7ŇŵƖƬǒǠ-6WƠǗǞǨ6agǃ7Łǚ8ŬŲƴƿ9KƳǅ10AĿŦŰŸƈƢư11ezRZŌƜǢ12ĵŐŭǑ13S14blƱǤ15Ń16ų17Gǧ18ŠƧƯ19ǌ20JťƄ21I23Bļ26ŕ29X31ż32ƪ33k34Ǖ36ś50ƕ
~end>	52 -21ǎ-16Ǐ-11ĺŚşơǆ-10L-9w-8ŐŤ-7syľŇŖǒ-6ĴŲƬ6łƵ7jŭƯƲƷ8gDŜƢǃ9al10Ł11IKǅ12zŦƈƿ13ZưǢ14ĿŌŕ15ĵƕ16ASǤ18b19G20ųǧ22BŠǌ23Jļť27ś34X42k
~enda	86 15IL16Ű18ǚ
~ende	63 -10Ɩ-7ǈǩ8ļ9lű14Ÿ15Ŭ21Ń22ƪǑ27Ƅ46ƕ47ż
~endi	82 -13ŧ-7ƪ9I11Ľ12ƕ18ŕ20ƴ21ś
~endo	82 55Ǖ
~ends	66 -17o-13T-8nǈ6BŕƢ9ƃ10RŭƜ11Ʃǎ12řū13Ƥ18eƯ20ŲƱ24Ƨ28Ő32ƪ
~ene	49 -14ŗ-12ž-11ƭ-9ǝ-8ĿŁ6Řƨ7YƇƋƛǞ8Ƹ9ƦƮ10ņ11ŊƠƬ12iĺōŒŨǧ15Ƴ18Ŝ21šǅ23Ĺ24W26ǡ28Ť39ƫ49ŕ
~ened	60 -10ǝ-8ĿŁ-6Ʒ7ŠŦƤǩ8ƨ9YŘƛ13Ʈ14Ĺņ15iǅ16ĺŨƫ17ō21Ƴ35Ť
~enef	64 9Ƨ12Ʀ15Ƭ34Wƫ
~ener	73 -19ŗ-16ž8ǖ14Ƹǅ18ǧ40ǡ
~enew	61 -12ƭ10Ǟ15ĹƠ20Œ25Ŝ28š63ŕ
~eng	75 -8ǥ-6Ÿ9Sƃ10h13Ƙǀ18ű23Ų25ƭ27f
~enga	83 15Ƙ30f
~enge	83 -8ǥ-7Ÿ10ƃ11h15ǀ26Ų
~eni	71 -7ƦƷ-6Ɵ7gĿ9ǈ11HŰ12ǎ13r15ǩ16R18ũ19P25ƴ26Ǟ29L
~enie	86 -8Ʀ6M31ƴ
~enin	75 -8Ʒ-6Ɵ6Ľ7Ŀ8g12HŰǎ14r16ǩ17R20ũ28Ǟ31L
~enis	88 12ǈ25P
~enj	82 -6P12ǟ19g24t38U
~enjo	82 -6P12ǟ19g24t38U
~enn	86 -9I13cƵ14C16Ÿ
~eno	69 -10Ǣ7ƭ8Ưư9ĶŞƗ10ŎƷ11ŀŷƓ13Q14jr18ť20ž24ƌ28Ƭ
~enou	71 -10Ǣ7ƭ9ĶŞƯư10ŎƗ12ŀŷƓ14j15r19ť21ž29Ƭ
~enov	88 31ƌ
~enr	88 41W
~enro	88 41W
~ens	50 -13ĺ-11n-8VŤ-7kpSőƌǔ-6Lŗ6ƺ7lCXǊ8sƄ10ūƨǄ11fŏſǩ12Ǝǀ13adư14Y15oƷ16Ƙ17RǛǝ19ƀƧ20Ǩ25ǣ26Ź27Ķ28ĸŷ29ň33Ǐ47Ÿ
~ens>	62 -14ĺ-9VŤ-7kLƌǔ7YĻŢƃǇ8ŵŻƂ9š10ƙƛ13Cĸ14ǣ15ƨ16ŏſǄ17ǩ18Ǩ20Ʒ22R23ǝ25Ƨ36Ǐ
~ense	57 -12n-8p-7Ső7ĽǨ9lƄǊ10sY12ūƺ15ǀ17aoư18d21ĸǛ26Ź34ŷ35ň54Ÿ
~ensi	71 -7ŗ7Ǐ10ǣ13X25Ƙ28ƀ44Ķ
~ent	35 -18ǂ-17ǈ-16X-15Ň-13Ŀ-12ƒǃ-11Jƨ-10YǊ-9BTĻŅōžǉ-8ahjovRłŴƄƋƙƧƻǎǠǣǧ-7bfgiqsyOVňŌŲŶŹƭǝ-6rwřųƆƇƉƟƶƷǀ7ŝƴ8ŽƅƮǋ9cZĴűƖ10ľńƳƽǘ11ƓƩǜ12GWļĽŠŬŵ13Ńšťƃǖ14ķŔƫ15ƔǓ16lŐŜƤ18Ķĺ19NœŤƁƊ21uźƣ22ũǅ23ŞżƝǆ24őƥ25ŏŕƗǗǚ27z28Ǒ32Ǣ33Ɯơ34Ǐ42ņƢ43ǔ46F63Ơ
~ent>	38 -16ǈǍ-15Q-14X-13ķŇ-11JĿƒ-10ƌ-9nPǃ-8AYĻŅǊ-7RńōƧƯǣǧ-6hjyBłŌǎ6tƸǐǞ7DƩƳƿ8WŏŗŜƗƤǇ9šűǥ10ǢǦ11Žƅ12ĽŃŚŝ13ĺŐƣ14ľƃǘǜ15ļŠƢǗ16Ɣƫǚ17ŔŕťƓ19Ǔ20luGũƥǑ22ĶƊơ23œ24N25FŤź26ő27Ǐ30ņ32Ş35Ɯ38ǔ69Ơ
~enta	68 -15Ơ-13ǂ8ŵ11Ƥ14W16P18Q29Ƣ39ķ60Ɓ
~ente	71 -20ǌ-12ƃ-9ƨ-8ǝ-7Ơ7şƸ11c12Ƥ14ǋ15ƥ17ǩ18Q20Fŏ21Ĺ26Ƣ27Ǒ43ơ
~enth	86 6Ɩ10Ǥ11Ń29ŕ
~enti	70 7Ľ9dǔ11A13nƢ14ż16ńƴ18ūǄ34F41ǆ
~entl	77 -6Ţ12ũƁƳ16ĺŐ30ŏ
~ento	80 -8ǩ17Ǣ23Ɨ25Ǐ27Ɲ
~entr	86 13Ǎ
~ents	51 -14Ƹ-11ơǂ-10Ǆ-8G-7ŚƬ-6ŗƓ8UŠšţŵ9ĵǌ10ƥƮ11ķƌ12ƃ13ZńŜŭƘƣǔ14Ɨ15ƜƝƠ17Ĵǚ18ŬǖǗ21ņ22ƽ23Ǎ28ż33Ǣ35z
~enu	79 8ǧ15X38Ǜ39Ǌ
~enue	82 9ǧ41Ǌ
~env	86 11ƞ14l18D20ǩ
~enve	88 14l18D26ǩ
~eo>	85 -12L9Ɨ11g32M
~eon	81 8ņ11ư12ǚ13ſ15Ł17ǅ23Ƴ28A
~eone	82 8ņ12ǚ13ſ15Ł17ǅ24Ƴ28A
~eop	58 -10Ū-7ų6ŮƿǛ7WƗǘ8lǤ10bſƨǚ11ǖ12dŗƲǔ13nK14ŷǐ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ25ǝ28Ǘ
~eopl	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~eor	83 7lz17yŸ18C
~eorg	85 8l17yŸ18C
~eow	76 8Ĺ9ƙ14Ɠ18ƕ26F30ǔ
~eown	76 8Ĺ9ƙ14Ɠ18ƕ26F30ǔ
~ep>	53 -15ŷ-11eĴ-9p-8tňŘ-7sŃǔ6NŉŌƤ7ĸŸƉ8œşų9Ǚ10xWŨŬžƝǅǝǩ11qłŋƥ12Ś14ō15ǏǞ16Ǜ17YƮƼǨ18Ɗ19ſƷ20Ť22Ư24o28Ƨ29Ǘ30Ƶ35Ű
~epa	70 -9Ǒ-7Ţ7fŔƤ8ǥ9Ǝ13Ƙ14ş15ũ16Ǆ20ư24Ə25ƚ29Ŧ
~epai	79 -10Ǒ7ư8Ŕ13Ƥ17ũ18Ǆ33Ŧ
~epar	75 -6Ţ8f9ǥ10Ǝ14Ƙ15ş26Ə27ƚ
~epe	64 -12T-8n10xǕ11I14ǘ15ũ17Ǡ22Ǒ24ĿƱ25z30Ư
~epen	67 -13T-8n10Ǖ12I23Ǒ26zĿƱ31Ư
~eper	81 13x19ǘ23Ǡ
~eph	86 8s15I18ų23ǩ
~epi	70 -14q-8N-7Ŷ8Ǟ9ƀ10ľũ11Ǡ12ƶ13Ţ16Ž20ŀ22U29tǟ32x
~epin	70 -14q-8N-7Ŷ8Ǟ9ƀ10ľũ11Ǡ12ƶ13Ţ16Ž20ŀ22U29tǟ32x
~epl	61 -8ƒ8Hũž9ƥ10Ʈ11ĺǋ12Ƒ16Ƌ18Ǐ19Ɨ21ƈ26Ɠ27Ǣ35ƐƵ
~epla	61 -8ƒ8Hũž9ƥ10Ʈ11ĺǋ12Ƒ16Ƌ18Ǐ19Ɨ21ƈ26Ɠ27Ǣ35ƐƵ
~epo	77 -7Ƙ13Żǉ16ǋ17ĵ20ź26ţ
~epor	78 -7Ƙ13Ż14ǉ17ĵ21ź26ţ
~eps	71 6ǠǢ7Ť9Ţ11ǒ12c15n20u21ũ22PƜ23Ŀ24ŝ
~eps>	71 6ǠǢ7Ť9Ţ11ǒ12c15n20u21ũ22PƜ23Ŀ24ŝ
~ept	71 -12ō-10D-8ő-6Ŀ8Y11ƃ12Ɛ13ǈ15Ŷ16ŀŝ22ǖ24ƒ29Ű36ƥ
~ept>	72 -12ō-10D-8ő8Y11ƃ13Ɛ15Ŷ17ŝ22ǖ24ƒ29Ű36ƥ
~equ	62 -7Ɨ9Ĺ10ĵǙ11ǌ12ƝƫǞ14ơǢ16Ľ17Ɣ21Ǔ27ķ39Ǐ
~equi	63 -7Ɨ11ĵǌǙ12Ǟ13Ɲ14ơǢ18Ɣ22Ǔ28ķ39Ǐ
~er>	28 -32Ƹ-31d-22Ĺ-21ŠƦ-18Ō-16ƶ-15ŀ-14Ɨƻ-13lƔƚƤǥ-12můƖƝ-11GƭǑ-10JƢǅǋ-9YŇƈǃǍ-8bŘŶƬƾ-7uōŪŵžƌƞ-6ư6ţ7ľłƥƹǩ8cńťſƣǇ9ZņŒżƊƠƮǓ10sPŸŽǌǏǐ11anrHVƘƪǗǤǦ12CĽũ13AŎŬǁ14jƩƲǞ15yķŜ16EFƕƷ17wƼ18Xř19ehzBLQUļŹƒƨǛ20şŦƑǣ21KųŴƽ22ūŲ23opƋǂǘ24IŻƜ25qŐƴǨ26ŢƟǊǡ27x28ŖǕ30ǜ32őƳ33Ů35ƿ37ź39ƙ41Ņ42t56ƛ
~era	49 -14ň-9Ǐ-8iq-7SƝǂǑ6Ƅƙǣ7MŐŕŝŴžƂƃƪƳ8Ʀǉ9ŉ10Xŗƚǒǝ11źǧǨ12ŪſƘƭǌ13ŠŷƁƨǓ14Wƀǥ16Śǅǚ17Ƭǋ20ŏƸ21ľš23Ǣ25Ƨ26ǡ27Ɠ30Ǝư
~era>	86 11ũ17M24Ǝ
~erag	53 -14ň-9Ǐ-8i-7qǂǑ-6Ɲ7RķƄƛǣ8ŐŕƂƘƙƪ9ŝƃƦǉ10ŉǓ12Xźƚǒǝ13ſƭǨ14ǌ15ŠƁƨ16Wƀ17ǥ18Śǚ19Ƭ20ž22ŏ23ľš26ŗǢ28Ƨ30Ɠ
~eral	66 -17ŗ-15ž7ǖ12Ƴ16ǧ28Ƹ37ǡ44ư
~eras	81 -8ƛ13Ƙ29Ǝ
~erat	81 -7S7Ǆ11Ǉ12ǃ24ŷ30ǅ32ǋ
~erc	63 -14Ƃ-10Y-8ŘƆ6ǖ7Ł8ĶŐǋ9ƾ10JǌǑ11źǥ13ǍǛ16ǔǦ17Ĵǆ18œ20ƚ22Ǣ24Ž35Ǆ
~erce	69 -10QY-9Ř8Ł9Ķǔǖ11Ǒ13ź14Ǆ15Ǜ19Ĵ20ǆ21œ22ƚ27Ž
~erci	72 -16Ƃ-9Ɔ8Ǣ9ǔ10Őǋ12ǌ13ǥ15Ǎ18Ǧ25Ǆ
~ere	31 -24Œ-20pǎ-19ŀ-16T-15ťǑ-14Ŷ-13Őǅ-12O-11ƅ-10vŲųƖ-9btűƌƕǆ-8RľłőƺǊǌ-7eILĽžƒƓƮǉǣ-6cPƻǇǚ6Ǧ7hķŖŗƎƜƟǔ8YżƏ9FĶŇŊţƹ10WĵĹŢƁƝƨǓǢ11dŅŌŧƙƷ12iUřŞŨŷƪƼ13ŉŘƄǛ14uƗƶǈ15ksŵƀƾǗ16Ɖǃ18ĸũ19fļšſƞǩ20ōǋ21SƍƱ22nŚŜ23ǝǨ24DǄ25jHQVŰ26Cŝ27ŏ29Ɗ30MƤ33Ʀ36l38Ǎ48G
~ere>	32 -20Œǎ-18ŀǅ-17Ő-15pT-14ť-13ł-12ĺŶ-11OǑ-10KŲųƅƖ-9v-8btIűƌƒƺǆǌ-7RľŎőƕǉǊǐǣ-6eLŠƓǟ6ŉũŭƃƠǀ7XƁƶ8hqķƟǃǔǦ9YŘżƄƹǏ10ŊţƜ11FWĵĶƎƣƪƷǓ12dŅŏřŧƙƚƝƾ13ŢŷƼ14U15iuŨǛ16Cļŵǈ17ksƉƗǋǗ18ō20fĸšƞ23lHSVŚſƍǍ24nŜƦǩ25Ʊǝ26DŰǄǨ28jQ31MŝƊ32Ƥ48G
~erea	83 14ƣǋ26C
~ered	60 -22ƣ-11Ǐ-10p-7qŘ-6ž8ļŐƁƄǒ9ƾǡ10GŖƭ11Ň12ş15Ĺ16Ŏŗ17ƶǃǢ19ƀ20ƨ21Ʀ22ŉ23lŌ27ŏ33Ǎ
~eren	66 -18ƚ6C8VƏƬǘ9ǅǥ11łǕ18Ř20ň21Ş22Kĺ26ũ
~eres	77 8ō10ĹƔ11ơƪ12H17B18Ň21Š
~erf	78 8D12iř13a16Ļ22Ş26ƛ
~erfe	80 9D12ř14a17Ļ23Ş
~erg	80 11ƃ25x31Y
~erge	83 11ƃ32Y
~eri	58 -14ŗ-12Ŀ-8B-6pŇƞ6ǘ7dkūŭŻƭǣ8hXŠ9Ǖ10ŔŧƜǩ11Ũ12ǅ14ŐƉƽǈǐ15ŀņ18ƶ19ŉƇǂ23ſ31Ƽ32Ų35Ǜ
~eria	88 12ūǘ15Ǖ23Ɖ
~erie	64 8ŭǣ9X10Šǂ11hŧ12ŔŨ14ǅ17Ų18ǐ19ņ20Ƽ
~erin	73 -16ŗ-13Ŀ-7Ňƞ8b9k10ƭƶ15Ɯ16ǩ19Ő20ŀ22Ų25ŉ29ſ39Ǜ
~erio	80 -9B15ǂ20Ƽ22ƽ29Ƈ
~erl	88 11b24Ÿ25Ĵ
~erly	88 11b24Ÿ25Ĵ
~erm	64 -11ţƔ-8Ų-7L7gŋ8W9BƌƜ12Ǖ14jǜ16Ÿ18ŕ28Ź49ƭ71Ʃ
~erm>	69 -12Ɣ9W10BƜƵ21ŕ53ƭ54Ʃ
~erma	85 11g28Ʃ
~ermi	77 -13ţ9ŋ11ƌ17ǜ19Ÿ34Ź
~ern	70 -12Q-9Ń-7ť7V11iŕǏ12ľ14jŌǖ15Ņ23Ŀ24ŀ29Ű41ǔ
~erne	88 -9ť6Ƈ7Ɗ19ĿŅ
~erni	80 13ŕ14VǏ16ǖ34Ű
~erno	82 -10Ń9L13i17jŌ
~ero	75 -8ť6Ƽ7ś9ţ11ǂ24ř28ƈ31ǀ
~ero>	86 7ū10ţ28ř
~erou	83 8ś34ǀ
~err	74 10Ũ11œ16űǚ23ǝ28ŭ29N33ļ
~erra	88 34ŭ
~erri	88 7w8g12Ũ13œ
~erru	86 27ǝ34N
~ers	42 -22ǌ-21d-20n-18ķ-16WŮ-15ŗ-13œ-12IƵǍǦ-11XŐƁƺǤ-10Fǝǡ-9DQŵƧƶ-8tCĿşŨŭŲ-7PŁŃſƉƑƟƠƳǋǩ-6sHRĵōŎŝűƬƮǁ6ŀƨƩ7oƏ8bGŊŽƄǓ9uĹńŋƂǈǧ10zŞƃƇǘ11ňǖǣ12ľņƜƱƼ13pƋƽǛ14aEłųƕǇ15Ŝ16MƿǠ17Ļź18ŹżƗƻ19Ŗũ20ŷƓ21ǏǔǗ22ơ24žƢƣǃ26Ʋ27ŴǨ28Ǖ33h35ǆǑ36A39v
~ers>	45 -21dǌ-19ŭ-17ķ-16nŮ-13ŗ-12œǍ-11ƺǤ-10Ɓ-9lsyFIJXŵǝǞ-8tOŐǡǦ-7cDĿşŨůŲƉƧǀ-6ŁƠƳƵ6Ň7ixŚŸƚƝǙǟ8aBūƏƽ9oGłǓ10ŽƨƱǧ11buń12zĹųƇǘ13Şǖǣ14żƜƼ15ũƋǛ16pEƕ17ƲǇǕǨ18ŷźƿ19ǃǗǠ21Źƻ22ơ23žƓ25AǏǔ27Ƣƣ30Ŵ31ǆ32h39Ǒ43v
~ersa	81 -10Ƶ16sĻ19ŋ24Ʃ
~erse	83 -6Ɵ7lƷ12ƾǀ25Ǖ
~ersh	83 11Ƅ12Š16ǆ
~ersi	81 8Ʊ13ǃ14OŤ20y
~erso	62 -15W-12Ķ-8ƶ-7Ǧ-6n6c7ghŷǜ9Tǎ10fǈ11łƂ12a13ľƃ15J16ŭ20AŊǨ22ņ25Ɨ29Ŝ33M
~erst	75 -9s-7ſ9ŀũ10ż11rĻƽ12ĺǞ13Ţ15ů19Ʋ27Ŗ32ň
~ert	55 -11ŕ-7Ŵ-6b8şƝǃǋ9ƌ10Ƨ11Ƒ15Dž16Tź18ŭ19ơ20Ɨ22ķ28ǌ32Ǣ49ǒ67ǧ
~ert>	78 -6Ǔ9Ɛ16Ƨ19ǒ64ǧ
~erti	62 -10ŕ-6b10ǃ15ǒ16ķ17ơ18ǌ19Tź21ŭ32ǧ
~erts	85 -9ǧ36ǒ
~erty	66 -8Ŵ7ŐƜơ10ķǋ11ş15Ƒ18ž19Dǌ25Ɨ40Ǣ
~erv	63 -15ƿ6ǚ7fų8ŞŢǗ9ƕ10ǀ12Cŝţ14Ŝ15Ǟ16Ǜ18ű19ľ22ư25Ŀ37Ǆ
~erve	77 -18ƿ7Ƽǀ10fų11ǔǗ14Ǆ23Ǜ
~ervi	67 -6ǔ6Ʊ7ǚ9ŞŢ10ƕ13Cţ14ŝ15Ŝ17Ǟ19ű21ľ23ư27Ǆ
~ervo	86 36Ŀ
~erw	70 7ś8nvƝƳ9eƈ10ioŤƸ11ǃ13Ǡ16ǂ17Ś32ũ
~erwa	88 8Ũ14Ƴ20ũ
~erwi	86 7ű10v12Ƹ20ǂ
~erwo	78 8ś9Ɲ12ioǃ14Ǡ20Ś
~erwr	83 6ǀ10n11eƈ13Ť19ũ
~ery	51 -10Ǐ-9LǓ-7ŖŗƜ-6aƀ6eŐŒƾ7gĴľƂƯƽǄ8ǅ9ǖǝ10ĻŔƊǑ11ōŪŴǈ12ŰƗǘ13iş14K16nUǙ17ķ19Ǣ21ůƻ22Ƭ25ŭ26ŷ29ǒ37Z
~ery>	57 -11Ǐ-10Ų-9LǓ-7ŏ6CŞƿ7ehuUŀŰƔƝƠƦǛǥ8cTYŌŐŜƎưƽƾ9F10ĴŒǢ11ų12Ɗ13ǝ14ŪŴ15ŭ16ƻ23Ǚ25ů27Z36ǒ
~eryb	66 -11Ŗ-7ƀ6Ŕ7ŁŎǑǗǘ8gAHŰżƖǇ9ŲƢ10Ũŷž12ǅ13Kǩ15ķ16ľ20Ƭǈ21n
~eryt	64 6ZƳ8AKǑǦ9ĿŝƬƲƻ10Ƃǐ11ƶ12Ǆ13U14Ǣ15ǖ16Ư17Ļ18Ɨ20ō21i26ķ27ş
~es>	29 -29P-20ŅƂ-17t-16ŝ-15Ƴ-14VŭƸ-13aĴŃƬƱ-12lQSĺœŶƓ-11őŦƪǋ-10iGNƔƶ-9ļŵƴƾƿǅ-8dCIMRŔŠŧŻ-7fDśűŸƤ-6šƗƲ6yzLƊƼǨ7csłŋŗƇƧǇ8rŀƅƎƕƞ9gŎŒƏǣ10uHŘƆƺ11ŰƄƠǄǕǤǦ12ƽǎǑ13OŲǁ14ĵŪƩǉǛ15WŮŴƙǍǙǚ16xĽƁǩ17ZǓǜ18ŕţƨưƵ19ǒǔǖǢ20wƉƯǘ21ŜşƢǏ22pƋǊǗ23hvńǀ24ǧ25Ŀůǥ26oŞƘ30ǈ31q33źǠ37Ƒ39Ł40ǂǐ56ų
~esc	74 7Ƹ31ƻ42ƕ
~escr	74 7Ƹ31ƻ42ƕ
~ese	61 -9R-7űǃ-6Ť6Ƹ7lCVƁ8őŖŝǛ9n10fŒƠǌǩ11ŜǇǟ12N13tƺ15Ǟ16ŋ17ƒ19Q21P23AŐ26U
~ese>	62 -9R-7ű-6Ť7lVƁƸ8CŖǛ10fnƠǌ11ŒŜǟǩ12Ǉ13ƺ14tŐ16Ǟ17ŋƒ20Q22P23A26U
~esen	85 -8ǃ8Ş9ǜ13ő14Őŝ18N
~esi	62 -12Ň-8rƁ-6ŹƗ6G7xǔ9uƢ11Ŵǈ12ƥ13ŷ14ZǄǇ18ķ20nǍǩ21Ʀ33ŀ35ǚ
~esid	65 -12Ň-8rƁ-7Ɨ6ų7G8ǔ9uƢ11Ŵ12ƥǈ14ŷ15ZǄǇ20ķ21nǍ22Ʀ24ǩ
~esig	85 50ǚ
~esit	85 47ŀ
~esk	82 -14Ǐ10ǈ13V14Z16Ɲ29P
~esk>	83 -14Ǐ10ǈ13V17Ɲ30P
~eso	70 -10S6Ƅ7Ū8ǟ9cnŌǊ10uŰƇƛƧ11CFĻ12Ś13I14ƔǄ20ĵ21ƿ
~esom	71 -10S6Ƅ8Ūǟ9cnŌǊ10uŰƇ11CFĻƧ12Ś13I14Ǆ15Ɣ21ĵƿ
~esp	85 8ǌ10łǓ11Ţ14ņ19U
~espe	88 11ł12Ţ15ņ20U
~ess	44 -24Ƃ-14ž-12ŗ-11Ū-8ŁŒ-7IOSTŀōŏş-6ƕǒ6PťǛ7uŇŝŤŮƲ8nE9ǜǠǧ10Mǂ11Kţƽ12ǚ13iJƖǙ14łŰƗ15GŎǆǔ16ǐǨ17ǞǡǢ18ŭǅ19Ņ21ũƝ22ǃǄǟ24Ƽ25Ǘǝ28Ǔ29Ǌǥ30DU34ǋ51Ǧ
~ess>	46 -25Ƃ-12ž-11ŗŪ-10ő-9CŨǏ-8t-7TŁ-6Sōşƕ6ǘ7ťƿǇǎǑ8AŤŮǛ9Eŝũ10nǜǧ11MUŅǠ12łƪ13ǩ15JŰƝ16GƗǗǡ17Ŏ18Ǆǆǐ19ǅǢ20ŭǞǨ24ǃǟ27ǝǥ31ǊǓ34D38ǋ54Ǧ
~essa	88 18Ĺ27K
~esse	75 -8I-6ǂ6u7ǥ10ht11CǄ13Ÿ15ƽ16Ʋ17Ǘ18ǔ20i28Ǚ
~essi	70 -7Ǉǩ8Ɛ9Pņ10o11u13ŅŖţ14ńő15Ƽ16Ň19ǚ23Ɩ
~esso	88 -12ƪ-6ǩ9Ǐ18Ɲ41ũ
~essu	78 -6ǩ7ł11ƻ17ǂ34Ƽ
~est	50 -13i-11pƭ-10ŀŤůƗ-9CǇ-8ƋƻǄǐǝǩ-7ŏŞǈ-6cVń6JņǛ7Ɠƶ8QĻǉǍ9ĽłƟ10YŖ11śŨưǏ13U14BĹōǁ15Ŀŝƾ16LŊ17mŇŹƘ18xǎ19Š20v21IƏǙ22ľ23K24w26Ɯǔ31y32ǟ35ķŉ
~est>	54 -12i-11p-10Ťůƭ-9ŀ-8ƋǄ-7ķŏŞǝ-6dǈ6Ɯ7JĶŢƪ8ņ9Ĺƿ10QĻōŹ11Ył12śƟ13ưǏ14Š16ǁ17UŨ18LĿŝ19mƘ20xǟ21ǎ23Ň24I25vƏ26K27w28ľ30ǔ37y
~esta	79 -10ǐ13ƲǛ15ƶ16ƣ17Ǎ22ǟ28ķ
~este	82 7ƂƼ11ơ12ǂ15Ǚ
~esti	67 6ō7Ĺ8dķĽŮ9Ǖ10A11Ɠ12ǉ17B18Š25Ŋ49ŉ
~ests	81 -6ƿ14Ź24Ǚ30ƾ34Ɯ
~et>	38 -26ŝ-22ǩ-16ƤƷ-14lqŒ-13œŭƗ-12Ň-11yŏŕť-10zĺǈ-9ņōżǑ-8ľƫƬǖǞǣ-7oFƅƴǅǛǡǥ-6ŤƜƼǂ6rIPŅŧƦ7ałŜŨ8gNŮŶƍƾ9mJĻőšŰƃƿǃǎ10cSTWŊƎ11KRXŀŴŸƐƓƶ12wƄƏǝ13vűƆƞơǕ14tśǋ15ńũƚƨ16DŃŻƊ17ưǜ18GH19ĸ20ŌŔŘŢŵǆ21eŞ22MĴŹ23ŎŦƵ24ķŽ27Yƛ35Ɩ
~eta	75 -9Ƈ11Ɣ17Ǎ25Ǆ26Ɖ30Ƒ
~etac	86 34Ƒ
~etal	80 -10Ƈ19Ǎ28Ɖ
~ete	71 -7Lŏ6ǡ11ư15y16j17ǂ18ƽ23Ǝ32Ů
~etec	85 27Ǝ
~eter	83 -8L-7ŏ14ư19j37Ů
~etes	81 21ǂ22ƽ
~eth	50 -11ŤũƳ-10a-9y-8ž-7ŌƤ-6ſ6ĽŢƮ7mǉ8gsEPńōŖŴƄǊǕ9ņŊţƦƬ10iłǛǩ11MŗşūŽƫ12ZŔǨ14ĸĿŪŶơ15Ĵų17ŏ18ŘŞ19ƨ21NY22ŉ24ƶ30ĺ31ŀ
~ethe	71 6u7ƫ8ƀƁƵ10ơ11ŏǉ12Z14Ǌ17sĴ19M22ş
~ethi	52 -12Ƴ-11Ťũ-10a-9y-8ž-7Ƥ-6Ō6qwƫƯ7ĽơƮư8mEǕ9gPńŊōƄ10iņŏŖţƦƬ11łŴǛ12ŗūŽ13ŔǨǩ15ĸŪŶ19Ş20ĿŘƨ23NY24ŉ26ƶ31ĺ33ŀ
~eti	63 -7H6M9Ńǟ10Ƽ11ŅŜ12Oǈ18Ƨ20t21ƭ26ń29P34Ķ38V
~etim	83 8ǚ12ƭǟ18Ńǈ
~etin	80 6ļǙ17O
~etir	68 -7H9q12Ŝ14ƭ20Ƨ22t31P37Ķ42V
~eto	83 -8C8ņ13ǆ15ƿ17Ł60l
~ets	60 -12ŷ-11Ɣ-9Ō-7ńżǀ-6Ɨ6ĺ7gŹƯƲǇǣǧ8ų9ƌ10sŎƎƢ11ƭ13Łţǟ14Ɓ18ķ20Ŷ21Ɲ23ǩ28Żƫ30h
~ets>	60 -12ŷ-11Ɣ-9Ō-7ńżǀ6ĺ7gHŹƯƲǇǣǧ8ų9ƌ10sŎƎƢ11ƭ13Łţǟ14Ɓ19ķ20Ŷ23ǩ28Żƫ30h
~ett	53 -13ũ-11ŀǝ-9BQǩ-8ļ-7ķ-6HŝƤ6ŨŶ7Ŵƙǁ8qrPūǠ9řǙ12L13płŇ14KŢ15GŞŦƖ16Ƹ17xǂ18oĿ19jŤ20ƹ21bĽźƨ22ŔŚ25Œ26U27ƞ35t
~ette	61 -17Ź-10ũ-9Q-7ļ6Ţ7ał9Ŀū10ǁ11r13ř15qL16pƨ17K19ŇŚ21Şǂ22o25b26Ľźƹ27Ŕ31t
~etti	65 -12ŀ-10ǝ-6B6zƞ7ŵ8iAŚŭ9űƖƨƪ11Ǡ12tP13ŹǙ14Ŀ16U22x27Ť28j37Œ
~ettl	78 8G12łƖ15ŧ25Ŧ28ƞ
~etty	70 7Ķǐ8W9SōƑ10Ǒǟ11ŕŨŴŶƙ12Ţ15G19U21Ƹ
~etu	81 7Ǡ8ŧǊ9f12ǆ13Tĺ21Ǚ
~etur	82 7Ǡ8ŧǊ9f12ǆ13T21Ǚ
~etw	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
~etwe	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
~ety	69 17Ƽ19Ǝ57Ǚ
~ety>	69 17Ƽ19Ǝ57Ǚ
~eve	39 -14ŝ-13Ĺ-11ƌƝǃǏ-10ŃńňŦŵǓ-9yŠƀƽǞ-8rƃƥ-7DWŬŹź-6jsļŚƅƕƤƭǨ6ſƢ7UŏőŢŨǚǦ8ǆ9gCķŰ11KŒŤƯƻǢ12hnŖ13ůǊ14mŞƪ15ŗŜšųƜƲǙ16ũŽƊƗ17ƹ18ƿ19HŻǩ20ņŲżƂƼǘ21ŷǜ22Rƛ23Zǝ24ƴ26ǒ27Ƭ28ƙƩ39ţ
~eve>	78 7ŋ10lMSŌ13mŸ15Ƭ18d26ǩ
~evel	71 10ŀ11ŶƩ12ƣ20Ɔ21Ɗ28m
~even	59 -8Ĺ-7ſƌ-6ň6ƜƱƿ7nŰǣ8h9ŕǩ10ŢŷƬ11ƹ13Ư14RŒŨ22L23Ŝũż28Ǌ31ţ
~ever	42 -10LńŦŵƝǃǏǓ-9Sƽ-8drŃŠƀƃƥ-7DWĹŌźƌ-6yļĽŬƕǞǨ6TVō7şŴƍƟƢƳǈǖ8iUŪŭǚ9ŏǆǦ10ő11Cķƹ12ſ13gKŤŷǢ14hRƬƻ15nůƿ17ŖšƪƲǙ18ųŽƜ19ŗţƗ21ǜ22HƂ23ŲŻƼǘ25ņƛ26Zǝ28ƴǒ29Ʃ31ƙ
~evi	76 -9ƶ-8Ŭ-6ƪ9Ǟ10ǌ11ƕ13Ƅ18ǩ19Ŗ25Ŝ39Ž
~evic	85 44Ž
~evie	85 -10ƶ10Ǟ20ǩ22Ŗ28Ŝ
~ew>	52 -20Ǔ-11ťƉǋ-10ŭ-9Ʃ-8Ŝ-7cjŐŷƶǧ-6oƛƾ6Ƃƕ7kIũƀƋ8ųƄƝǣ9ƲǨ10Ŋ11GU12Ŗ13Ǒ14ƗǙ17ƹǉ18ţƅǈ19Ĺĺŗ20Ɓƌ21ŹƵ24ŶǇ26ŕƈƞ28Œ29S30ǅ31i44Ǟ
~ewa	63 10šƏ11Ǟ16Ĺ22ŕ23Ū28Ŝ33Ű
~ewal	65 10š11Ǟ17Ĺ23ŕ29Ŝ
~eway	78 -7ŷ12Ə28Ū41Ű
~ewe	67 7Ɖ8Ū9Ŵ15Ŝ20šƅƠ30ƛ33Ƙ
~ewed	85 19Ŝ26šƠ
~ewel	72 36Ƙ
~ewer	79 -7p8Ɖ14Ŵ24ƅ36ƛ
~ewh	73 -15ş-12ō8Ǘ9ĵ10Qǋ11ǝ19ŚŢŴ22ƥ23Ƥ
~ewhe	73 -15ş-12ō8Ǘ9ĵ10Qǋ11ǝ19ŚŢŴ22ƥ23Ƥ
~ews	85 -17ƭ-8ũ8ƹ19j25ǎ43ŕ
~ews>	85 -17ƭ-8ũ8ƹ19j25ǎ43ŕ
~ex>	74 -14ǧ-9Œ-8ǃ-7Ǎ7Ų13ƋƘ19Ơ27Q39ơ49ƣ58ƫ
~exa	64 -15ŕ-8Ǎ7BDǃ9dŅ10Y11ŀš12JǄ14Ťơ19l21Œ23ū58ǁ
~exac	71 -16ŕ-8Ǎ-6Ū8BDǃ10dŅ11Y12ŀ13š14Ǆ16Ťơ25ū27Œ
~exam	73 14J67ǁ
~exc	68 -8ǡ6ĵǞ8i9H11ǣ13Ɩ16Ƹ21Ŗ25Ŕ26ƞ34Ƶ58Ǧ
~exce	76 -9ǡ7ĵ18Ƹ66Ǧ
~exch	88 48Ƶ
~exci	85 -6C11Ǟ12iH17Ɩ33ƞ
~excl	86 -6Ŕ14ǣ28Ŗ
~excu	88 40Ŕ
~exi	86 17M28Ƶ
~exis	88 28Ƶ
~exp	59 -10Ƶ-7ŗƴ-6L6Ÿ7ĽſǊ8Ŭ9e10BXYŨ11ǅ14Ŵ16ņųưǣ18Ňň20Ƙ21Ŗ24Ŋ28ŕ36Ŕ37ĸ40Ǟ
~expe	64 -7ŗ7Ǌ8Ľ11XYŧ12Ŕǅ13ŨǞ18ǣ19ņư21Ň22Ƙ41ĸ
~expi	82 10Ÿ14e40ŕ
~expl	70 -7Lŧƴ9ſ11Ŭ13B18Ŵ20ų24ň29ŊŖ30Ŕ
~ext	57 -16g-8kŖ-7ƭǈ-6JŀƱ6mū7Ųƶ8Ńŗ9ſƫ10HƤǘ12ǖ13ĺř14ś16ƂƴǇǞ17Ǝ18yŕƇƖ23Ǥ25V26ǀ28Ɓ37Ǎ63K
~ext>	62 -6ƭƱ7mp8ū9ŗǀǩ10Ń11ƫ12Hſ13ǖ15ĺřś18Ǟ20yŕƖ28V41Ǎ42K
~exte	88 32Ƈ
~exti	81 18K26Ǝ
~extr	74 -18g-9k-7Ź7Ǧ10Ųƶ13Ƥ21Ƃ22ƴǇ23ǀ30Ǥ37Ɓ
~ey>	41 -14ŭŵ-13ňǃ-12HŃ-11lĻ-10aMĺŨ-9ŉŠžǔǗ-8jĴŇŶǆǞǩ-7cnpCĿŁńŏŕƃƌƙƵǜǢǣ-6gGļōųſƀƜƳƷ6Ʀǘ7rBNœŖŗƝƫƯǁǏǠ8fĸŹƈư9iƽǇǓ10yż11RŐǒ12TǑ13AƖƩƻƾ14Ţźƅ15ƕƧ17Ƽ18šǧ19ķ20ŲƐơƱ21z22U23WŘ24Ş25ŒǨ26w27ƴ28vƠƪ29Ŧ30ǖ31Ǥ34Ņ43ŝ47Ŕ52ŧ54Ʈ
~eye	85 11ƃ12Ŗ20A28Ŷ
~eys	71 6Ƽ7Ƨ9Ń10v21ơ26ų31Ɩ
~eys>	72 6Ƽ7Ƨ10vŃ26ų32Ɩ
~fac	75 -12J-9Ł-6ŗ10Ƭǔ12Ʀ18ł20Ƈ23ļ25MǄǩ28ǘ
~face	80 -7ŗ10Ƭ13Ʀ26Mļ28ǩ
~fact	82 -13J-10Ł-6ƅ11ǔ20ł22Ƈ27Ǆ32ǘ
~fai	75 6ľ8Ŏ9Ş10Œ11ǁ12ļ14ŉ15Ňŧ16ĵ17i19ŀ
~fair	76 6ľ8Ŏ9Ş12ļ15Ňŉŧ16ĵ18i19ŀ
~fak	85 13Ŀ44ǘ
~fake	85 13Ŀ44ǘ
~fal	64 -14ĺ-11Š-7Ĺ7Ǟ8ĽšƜǒ9ťƃ12Ǚ14ǣ16ŕ18ŘƗ19d20yƾ21Yƞ24Ŷ
~fall	64 -14ĺ-11Š-7Ĺ7Ǟ8ĽšƜǒ9ťƃ12Ǚ14ǣ16ŕ18ŘƗ19d20yƾ21Yƞ24Ŷ
~fam	56 -10Ƽ6qĺƃ7ƭ8a9Ƴ10hǅ11uAư12F14Ŗ15Ū16ĽǇ19Ɯ22ŨƮƶ24yƬ26Ƥ32n34ƽ
~fami	56 -10Ƽ6qĺƃ7ƭ9Ƴ10hǅ11uư12AF14Ŗ15Ū16ĽǇ19Ɯ22ŨƮƶ24yƬ26Ƥ32n34ƽ
~fan	86 -6ǆ13ǃ15Ƙ17Ŀ28r
~far	60 -10hRŴƛ-9ŮƱ-7x-6Š7Ľ8ŇŜŝ9ŅƭǄ10ƶ11vƞ12uZň13ťƕ17ƙ18m20iƚ21ǐ24Ə26Ǒ28Ő29ń38ő54ů
~far>	64 -10Ŵƛ-9Ů-8R-7ŭ-6xŢ8ź9ŝ10Ňƭ11y12vS13ƞ14uZň15ť18ƙ19ő22iƏƚ24ǐ52ů
~farm	72 -12h-9S8Ţ10Ľ11ŜƝǄ13Ņ14ƶ15ŭ24ő34ŐǑ36ń
~fas	77 -10ƒ-7Ŧ8ř10vO12Ǉ19ŧŻǩ28Ń34ň
~fast	77 -10ƒ-7Ŧ8ř10vO12Ǉ19ŧŻǩ28Ń34ň
~fat	79 -10Ť11B14z21E26Ƴ29ƽ
~fath	80 -8Ť12B14z27Ƴ30ƽ
~fau	78 9ƃ15Ť47ż
~faul	78 9ƃ15Ť47ż
~fav	81 -11Ʒ11ŝ19r20Ŷ23ƞǩ
~favo	81 -11Ʒ11ŝ19r20Ŷ23ƞǩ
~fax	83 14ĵ17Ƅ31ś
~fax>	83 14ĵ17Ƅ31ś
~fe>	49 -17ŏ-16Ő-12vŗŻ-11Ƹ-10Ƽ-9ų-8P-7RŌŖŵǃǩ-6UľŒźƹǄ6l7ǆǠ8WŨ9Ǝ11m12oĺ13Ƙ15iǈ16f17q18ǂ19Ƭ21pŴ22Ž23ƫƭ25s27Ƶƿ29ƪ33ƴ35t37Ƨ41rƩ43Ʒ52Ʀƨ
~fea	88 37Ŀ
~fear	88 37Ŀ
~fec	78 8D12ř14a16Ļ22Ş29x
~fect	78 8D12ř14a16Ļ22Ş29x
~fed	88 -9ť12V22Ş30ƈ37Q
~fee	57 -7ŗ-6ŝűǩ6Œ7Ǜ8tŋžƏ9ņōŲƊƺǟ10Uǀ11Pĵ14iMŀŽǁ15ǋ17ŎŢƞ20Ƹ22ŧ26rƆ30Ň33Ƭ35Ũ
~fee>	82 -7ǥ7M9Y12i13Ǜ14Ų15ō
~feel	62 -6ű7iN8M9ŋž10ņŧǟ11t12ĵ16Žǁ19ŎŢ20ƞ23Ƹ26r33Ň38Ƭ39Ũ
~feet	70 10Ə11Ɗ13ŀƺ14U15ǀ16Pŧ20ǋ35Ɔ
~fel	74 -10ǐ7ķŅƫ9gǃ11xŧƜ12ńſ14Bǣ15ŜƘ17ņ22Ǒ
~fell	74 -10ǐ7ķŅƫ9gǃ11xŧƜ12ńſ14Bǣ15ŜƘ17ņ22Ǒ
~fen	71 6ķ11ƍ12lű25ǩ27ż53Ƒ
~fenc	78 12ƍ59Ƒ
~fend	80 8ķ14ű28ǩ31ż
~fer	60 -17ƚ-8ť6ǘ7SVƏƬǚ8Wƴǅǥ9ƁǕ10Ň14Ř15Ǆ18ňŞ19ĴŅ20ĺń21ł23ũƒ29K39ļ
~fer>	72 -10ť7Ķ9Sǚ11KWƴ12Ɓ17ļ19Ǆ23ƒ25Ĵ29Ņ
~fere	65 -18ƚ7ǘ8VƏƬ9ǅǥ11łǕ12Ň18Ř20ňŞ22Kĺ25ũ
~fes	67 -19Ƹ-9P-7Ÿ7BƜ8Ɛ9ņƺ11j12b13ų14ţ15Ʈ22ǂ23ǚ28q33o36p
~fes>	70 -20Ƹ-19P-7Ÿ-6d7B8Ɯ9ƺ11j13bų16Ʈ23ǂ29q34o37p
~fess	79 9Ɛ11ņ12P16ţ27ǚ
~fet	70 10ƭ11Ś20Ǝ59Ǚ
~fety	70 20Ǝ59Ǚ
~few	71 -10ť13Ɲ14Ɓ16Ŋ28ţ
~few>	71 -10ť13Ɲ14Ɓ16Ŋ28ţ
~ff>	49 -15Ş-11Ń-9Ţǎ-8ƶƼƽ-7PĿŏœŖƠơƮƱǄ-6aǝǨ6ŘƏ7qĴūŽƋƍƬǏǟ8ZƛƲǐ9ƃƄƾ10eƧ11sŀǈǓǛǢ12Aŵǂ13ťƢ14yŗšźƝ15IǊǘ18ƔƟ19B20gkǣ21Oŋ22RŁ23ƥ24Ŭ25ĺƗǇǜ
~ffe	61 -17ƚ-6ť6Yǘ7iVƏƬ8lƴǅǚǛǥ9WŇƁǕ10ō15ŘǄ17ĺ18ŅňŞ19ń21łǩ22ũ23ƒ
~ffee	83 7M9Y12i13Ǜ16ō
~ffer	62 -17ƚ-7ť7VƏƬǘ8ǅǚǥ9Wƴ10ƁǕ11Ň15Ř16Ǆ19ňŞ20Ņ21ĺłń24ũƒ
~ffi	63 -18ǟ-12ĺ-10Ů-7ǜ8Iŭ9PǍǤ10ŋ11ĹśŻ12ǩ16NRŜƖ22U23Ɲ24ơ26ƕ29ů31ǋ33ǈ34M
~ffic	63 -18ǟ-12ĺ-10Ů-7ǜ8Iŭ9PǍǤ10ŋ11ĹśŻ12ǩ16NRŜƖ22U23Ɲ24ơ26ƕ29ů31ǋ33ǈ34M
~ffo	83 13ǔ16Ƥ35X
~ffor	83 13ǔ16Ƥ35X
~fia	86 -7Ľ16o18p19f24q
~fian	86 -7Ľ16o18p19f24q
~fic	53 -15ǟ-9Ů-8ŕ-6bǜ6ŭ7PǍǤ8Ĺŋǃ9śŻǩ12N13RŜūźƖǌ14ǒ18U19Ɲ21ƕ22ơ24ů25ǋ27ƫǈǧ28M32ĵ
~fic>	85 11ĺ13N14ǋ15Ż17ů
~fica	63 -10ŕ-6b11ǃ15ǒ16ū20źǌ33ǧ
~fice	64 -18ǟ-9Ů-7ǜ6N8Iŭ9ǍǤ10ŋ11PĹś16Ŝů17R21ǋ23U25Ɲơ26ƕ34Mǈ
~fici	67 14Ɩ35ƫ
~fie	79 -9Ő9ŧ11ĽŚ12ĸ15ǈ19a20Ǥ21ŝ
~fied	86 -9Ő10ŧ22Ǥ24ŝ
~fiel	85 12Ľ13ĸŚ16ǈ20a
~fif	83 -7a10ŃǤ13Ĵ16ŕ20ń
~fift	83 -7a10ŃǤ13Ĵ16ŕ20ń
~fig	68 -17Ŕ7HXœŦƘǉǊ8ĸƗƭ9ŅŗƓ10ŎǠ11Ť12AŖ13Uů14ǜ15ư16Ƭ18ŧƈ20r
~figh	83 -20Ŕ15Ŏ17Uů18ǜ21r26ŧ
~figu	70 6y7HXœŦǉǊ8Ɨƭ9ĸłŅŗƓƘ11ŤǠ12A13Ŗ15ư18ƈƬ
~fil	61 -9ŧ-6ŰŸ7ĺƊǃ8ǘ9dļŌ10ƻ11ǜ12Ɨ15ś17Ťǒ19Ĺ23a25ǆ26Ľ35Ǘ41ţ48Ƅ
~file	67 -9ŧ-7Ű-6Ÿ8ǃ9ǘ10d13ǜ16ś18a19ǒ20Ť28ǆ33Ƅ40Ǘ46ţ
~fill	70 7Ů8aĺƊ12Ōƻ13ļ15Ɨ24Ĺ32Ľ
~fin	55 -12y-9Ʊ-8Ɵ-7łǇ6MķũƷ7tŧűŽƮǊǟ8P9UĸŊŋƄƯ10kƪ11BŖƞ12N13AƼǁ14Eƌ15mǘǙǩ17Ś19Ł21fưǠ22ļƊ30Ŭ35Ǆ
~fina	65 -9Ʊ7x8Ľ10t11Ʈ12ƄƯ13ĸ14kŊ15ƞ18AB24Ł26Ǡ29ư38Ŭ
~find	70 -9G-7fǩ6gƾ8ŎŠž9ǁ10ķƷ12ǟ13Mŧ14U15ƪ23Ƽ24Śǘ31ļ
~fine	75 -9Ǉ-8Ɵ8Ƙ9ǁ10iǂ11Ž12Ǌ13Gűǩ14ŋ19N22Ŗ
~fing	80 -7Ƙ10Ɖ13ũ15P21E25Ǚ28Ǆ32f
~fini	71 -13y6ǝ11Ťǡ12Ǆ19ǩ20ƌ22m31Ɗ
~fir	52 -10ĸ-9ŵǌ-8ƞ-7Ŏů-6RǏ6Ž7ŌƠ9kUŕŠǝ10s11ƨ12axYŇŚƘ13oŤ14ŉƫ15Aĺœƅ16ńǢ18Ƥ19ŃŏƖ24Ǝ27Ř41Ɛ49ǜ74Ə
~fire	60 -13Ǐ-8ǅ-7ůŵ-6Ů8Ɨ9Ń11k12U13ǝ15Ƙ18Ť19Ǣ20ĺ21ŉ25Ƥ29Ǝ41ǜ50Ɛ88Ə
~firs	59 -9ĸǌ-8ƞ7rGžƷǩ8SőƠǅ9Ō11ŕŠ13sŃƨ14a15oxY16Śƫ17Ň19œƅ20Ań23ŏƖ32Ř
~fis	82 9Ɵ11h53g
~fish	82 9Ɵ11h53g
~fit	68 -8Fǡ-7Ʒ6Ş8Š9ŇŌǒ10ƧƬ11tǞ13Ʀ16ơ21Ő22Q24Ǆ37X46W
~fit>	73 -9F-8ǡ-7Ʒ7Ş9Š10Ōǒ11ƧƬ12Ǟ14Ʀ17ơ23Ő24Q26Ǆ41X
~fits	77 13t15Ň46W
~fix	74 -10ǃ7y8ŵ9Ƥ10Ŏǀ11ǌ13Ǣ15ţ17Ǐǩ18H27Ş33ƌ34ũ
~fix>	82 -11ǃ11Ƥ12Ŏ16ũ17ţ20ǩ30Ş
~fixe	85 10ŵ13ǌ23ũ24ƌ
~fixi	88 -7Ɵ9y12ǀ15ƌ22H
~fla	75 -24ƈ-7Ņ6j13Ɛ16ƁƩ17Ŕƴ24ǩ27ƨ41Ɖ
~flat	76 -24ƈ7j16Ɓ18Ŕƴ25ǩ27ƨ42Ɖ
~flo	63 -10Ǎ-7Ő-6ŏ7xƃ8ŸƌƎ15Ɗ17Ɔ18ǈ22H25Ʈ34ƛ45ƣ77ƙ
~floo	65 -9Ǎ-7Ő-6ŏ6Ũ7x9ƌƎ13ƛ16Ɗ17Ƥ18Ɔ19ǈ46ƣ81ƙ
~flor	86 12Ÿƃ32H
~fly	80 -9Ÿ10f14ļ56ǀ
~fly>	86 -10Ÿ36ǀ
~flyi	88 12f25ǀ
~fo>	83 10ļ15Ŋ20ń23Ǘ
~fol	62 -8ǝ-6Ũǋ6Ĺ7aUļ8WŽž9jƣƮ10Kǡ11Ɯǖ14ƧǨ15ŝ16Ǘ17ǔ20Ʀ21Ǉ22ƽ28ƥ30ň31z
~folk	63 -6ǋ6ľ7aUĹ8WļŽž9j10KƣƮǡ11ǖ12Ɯ15ŝƥ16Ǘ18ǔ21Ʀ22Ǉ23ƽ32z
~foll	82 18ƥ20Ƨ42ň
~foo	69 -11Ÿ-8c-7ǐ7jĴ9Š10ǋ14ƜǄ15Ɠ16ũ18Ż27Ɔ38ƺ47Ǜ
~food	79 -8ǐ16Ǆ57Ǜ
~foot	74 -11Ÿ-8c7j10Š11ǋ16ƓƜ20Ż29Ɔ41ƺ
~for	32 -20ŷ-18Ƽ-17Cň-14ǘ-13DUŇƚ-12ƧƷ-11ōşųǍ-10ĿŚƢƮǛ-9oŕƸ-8ŀǟ-7řƋƛǄǙǚ-6vőŬƊƑǋ6INŧ7ŜƐǒ8jyŏţƎƫǞǦ9MŃƨǣ10qŒŔžǊǧ11Vņ12dŎƅƿ14pŉƬƯǠ15HĽƀ16bƟƤǥ17ưƻǢ18lŌśŠƝ19JTŨƴ20ǁǌ21Ŗű22LQƄƓ23ĶƗǂ24cŤǑ25Ļŗƶ27kO28ľ29Ǔ31Ř33X34Ơ35ǐ37ŭ38Ĺ40ƒ41Ų45Ʊ
~for>	34 -22C-20ŷ-18ŀ-17Ƽ-16ňų-14Ł-13ƚǘ-12DUœ-11GƮƷǍ-10ŇşƧǛ-9hŚƢ-8aĿŕūƖǜ-7ĴōŏƋƜƦƩƸ-6uǚǟ6H7gJYŞƔǖ8TŽƆƫ9wŜƐ10crVŉŘƎ11NƴǞǦ12dţǩ13jyŔž14qLű15ŎƟƻƿ16Ư17pŠƀƄǠ18lƬ19bŒƗưǢǥ21OĻ22ƝƤǌ23X24Ŗǁ25ŨƓ26QǂǓ27Ǒ28Ķŗƶ29Ť32ľ34k38ĹƠ39ǐ41ŭ45Ų47ƒ53Ʊ
~forc	83 8ŃƦ13Ō38ŏ
~ford	78 -7u7ū12ǔ13Ŷ14Ƥ21Ů22Ū23ǣ32X
~fore	55 -11Œ-9Ŧ-8ũ-7k-6y6IĽŌŵ7ŋƩǀǅ8ŃƈƖ9ŉƕǧ10uƫǈ12TŊť13OŧƄ14ű15Łƽ16Ǌ17L18ƴǓ21G22HJ25ņ26œ27ƅ36Ř
~forg	85 8Ĵ9Ɠ16Ƅƨ18Ľ
~form	64 -9o7FĺǕ8Ƶ9ǆ10hmĹƜ11acpļŐ12Ǘ15ơ18Ļ20Ľ21ƻ22ǜ
~fort	75 7ư9ŭ10CMŌ11T14Ƴ16ų21X24c
~forw	81 -7X-6H9Ǔ12Ŏ16ŀ31Ō35ś
~fou	75 -9ť-6ƀ6x11ř15Ļű19Ʃ22k23Ƈ24Ś41ǅ
~foun	77 -9ť-6Yƀ12ř15Ļ16ű19Ʃ23Ƈ25Ś42ǅ
~four	88 8x26k
~fra	76 -7ƅ7H11Ǒ12P14ǅ19ǩ20Ń36Ƈ47Ŀ
~fram	78 -7ƅ12Ǒ14ǅ17P21Ń39Ƈ
~fre	71 -10Ɵ-9ň-6ǎ6Ŭ8Ŀ9ţ10ƛƷ11Ƨ13ō14ǁ15ZĽ17N19L21s26jƔ29g
~free	72 -10Ɵ-7ň-6ǎ6Ŭ9ţ10Ʒ11ƛƧ15Zǁ18N20L21s26j27Ɣ30g
~fri	71 -11w-9Ŕ7ųƃ8Š9ľ12Ɯ14ƤƳ15ļ16a20Ƣ24B25A
~frie	71 -11w-9Ŕ7ųƃ8Š9ľ12Ɯ14ƤƳ15ļ16a20Ƣ24B25A
~fro	47 -18ǩ-15Ş-11h-10Qųƛ-9FƤ-8TĹŌ-7cXYņŝƱƵǘǥ-6KŁňŒŮƨǤ6quƮ7HIŶƄƅƉǅ8BŀƇƪƽǌǏ9ŇƚƻǄ11rœƟǝ12ƣ13ŧǍ14ķś15ĴĸŚǈ16Ʃǃ17ŢƈǊǑǒ18WũźƏ19RŅơǔǜ20ĽƜ22Ŏ23ƙ25Ļ26Ŝ29lǋ38Ǖ
~from	48 -17ǩ-15Ş-11h-10Qųƛ-8FĹƤ-7cTņŌƵǘ-6ŝŮƨƱǤǥ6Ɗƿ7uIƅƉƝƮǅ8HŏŶƄƽ9BŀƪǏ10ŇƚƩƻǄ11śƟ12rœǝ14ķŧƏƜǍ16ĸŅ18ŢƈǊǑǒ19ũ20Wźǋǔǜ21RĽơ23Ŏ24ƙ26Ļ28Ŝ30l40Ǖ
~fron	67 -11Y-7Ť8eƜ9Ʃ11j12ĺ13Ƈƣǋ14qǌ16Ə27Ĵ28Ś29ǃ30ǈ
~fry	88 -10ǖ-6Ƽ67Ǜ
~fs>	85 -8ŏ13t14Vǂ18Ǆ25Ŏ
~ft>	64 -12C-11ũ-9Ʈ7eŤ8fUĵĸŖƀ9Ǝ10lĶ11ķŉűŵ14ō15ŕ16ĴƉƔ17Ƨ19Z21RŬ23Ų36ƶ
~ftb	88 12x13g
~ftba	88 12x13g
~fte	52 -12Ǜ-11ǩ-9Řƭ-8O-7ŞŹ-6ƛǨ6b7ŰƅƈƐǝ8ţƩǀ9jŌŕƋƕƜ10tľǟ11gUĻųƧ12ǎ13ƷƿǢǤ14yE15ŢƟ16wzƃ17Ų18ť19Ư20Ŧ21Ŝ22L24Ƴ25ķ27Ũ40ũ
~ften	70 -14Ǜ6ŭ7Ů9Ŝ12Ɛ13ǀ15Ɯ19ų20ƿ21Ɵ25Ų
~fter	54 -10ǩ-9Řƭ-8O-7ŃŞ-6ƛǨ6iĵ7bVǝ8ţŰƅƈƩǤ9jƋƕ10ľŌ11tǟ12UĻƧ13gǎǢ14ŜƷ15yE16Ţ17wzƃ19ť20Ư21Ŧ23L26ķƳ29Ũ42ũ
~fth	88 -8a14Ĵ21ń
~fth>	88 -8a14Ĵ21ń
~fts	86 18R24ǎ
~fts>	86 18R24ǎ
~ful	60 -11ţ-8Vŏžƒ-6ŗǩ6ň7Bǉǟ8itDŲǛ9qōƮǄ10ƟƼ11ƓƤ12Œƃ13ŨŹǙǜ15ĴǍ16Ŏƭ20ũ23U25R26a29Ǉ49ƀ
~ful>	76 -13ţ8Ǎ10B11ĸňǉ12iƮ17ǜ18Ũ26ũ34U
~full	62 -8Vž-7ŏƒ7ǟ8Ų9qtōǍǛ10DƟƼǄ11Ɠ12Ƥ13Źƃ14Ǚ15ĴŒ17Ŏƭ26R28a30Ǉ51ƀ
~fun	63 -13m-8Ɓ-7ů7ŭ9Ǥ11ƢƳ15ƕ16x17ǟ18Ʊ22kǩ27ǣ31Y32g41ư42Ŷ
~fun>	71 -8Ɓ-7ů-6ǩ8ŭ10Ǥ12Ƣ19x20ǟ25k40g49Ŷ
~fund	77 -15m18ƕ23Ʊ35ǣ40Y
~fune	73 13Ƴ49ư
~fur	73 -14v-9Ɲ-8u-7Ƙ8Y9d11ĸ13ƥ18GƢ23Ƌ36Ɨ39h
~furn	74 -14v-7Ƙ8Y11ĸ13ƥ18Ƣ19G24Ƌ36Ɨ
~fus	80 -14Ő13ư23ň34ƴ40Ƌ
~fuse	83 -14Ő35ƴ42Ƌ
~gac	88 34ƶ
~gacy	88 34ƶ
~gad	88 12Ŝ15Ǝ21Ž
~gag	62 -6ō11Ƙƭ18Z20Ʈ22f37ƕ46Ɣ
~gage	62 -6ō11Ƙƭ18Z20Ʈ22f37ƕ46Ɣ
~gai	60 -11ť-9Z6Ɣ7oƺ8Błƚƿ9ǡ10r11ń12Y15t16kŶ17Ŝ20Ɠ21ƪ24L28Ɨ30ũ31ň
~gain	60 -11ť-9Z6Ɣ7oƺ8Błƚƿ9ǡ10r11ń12Y15t16kŶ17Ŝ20Ɠ21ƪ24L28Ɨ30ũ31ň
~gal	74 -7ơ7fǌ8ƹ10Ɔ13ŋ15Ƌ18Ʋ21ƞ22ǩ24ǃ25ǆ
~gal>	78 -7ơ7ǌ9ƹǆ14ŋ20Ʋ28ǃ
~gall	88 -6Ŧ10f20ǆ27ǩ
~gam	86 26gǩ
~game	86 26gǩ
~gan	86 10Ļ16C25ǆ
~gap	76 -9ŏ11ƭ22ŕ42š63Ɓ
~gap>	77 11ƭ18š23ŕ66Ɓ
~gar	63 -12Ǐ-9zǁ8Ɛ9ĹŤǂ10Ɔ11ƣ12Ɯ14ƥ15gƑ17ƴ19x24Ƽ28Ɲ35ƹ49Ű
~gar>	81 -11ǁ7ƹ9ƽ22ƴ32Ƽ
~gara	69 -13Ǐ-9z9Ɛ10Ť12Ɔ14Ɯ16ƥ17Ƒ30Ɲ55Ű
~gard	85 13Ĺ17ƣ23g
~gare	85 14ǂ38ƹ
~gas	85 11Ɛ
~gas>	85 11Ɛ
~gat	74 -7ƞơ7ǌ9ǀ11ŏ15Ǆ16Ɯ17ƣ21ƍ22ǡ23Ǔ26Ű
~gate	78 18ƣ22ƍ24ǡ28Ű
~gav	75 -7ŎƦ7Ƨ8Ŋ9W10Ŕ11ŅŻǚ13Bń20Ŗ29ļ
~gave	75 -7ŎƦ7Ƨ8Ŋ9W10Ŕ11ŅŻǚ13Bń20Ŗ29ļ
~gc>	88 -8ǌ57Ǔ
~ge>	41 -18Ɖ-17Ǐ-15Ŋ-11ųƗ-9iňƣ-8wzŴǂǑǞ-7orPSŜƒǘ-6sLUYĿşǈ6ǝ7śŭƨǕ8Qŵ9qKŇǓ10xŞƁƑƝƬ11yŔ12XľƜǚ13ZŚǒ14ſ15ŏš16TŮ17Ŧƕ18Űǌǥ19ŗź20Ŏƚ21mWűƛƮƱǢ22ƈ23ƀ25Ƨ26Ɣ30Ɠ31žƆ32p35ƥ37ƭ43c
~ged	62 -12n-10y-8Ŏ-6ƾ7Ű8iRũƴƺ9bǕ10Ŕƃƻ12ƛ13şŻƸ19Ǟ22f23ĺ27h29Ť32m
~ged>	62 -12n-10y-8Ŏ-6ƾ7Ű8iRũƴƺ9bǕ10Ŕƃƻ12ƛ13şŻƸ19Ǟ22f23ĺ27h29Ť32m
~gee	86 9ƕ22ǀ
~gee>	86 9ƕ22ǀ
~gei	88 31ń
~geic	88 31ń
~gem	85 15Ƙ21ơ
~geme	85 15Ƙ21ơ
~gen	59 -17ŗ-14ž-10Ĺ-8o6Ŗ7ſƃƽ10Ƹ11ǅ12Ǟ15ǧ16ń18ľ22Y28Ń31ƫǡ65Ŝ67ņ
~genc	82 11ƃ32Y
~gene	73 -19ŗ-16ž8ǖ12ƽ13Ƹ14ǅ18ǧ40ǡ
~gent	63 -11Ĺ-8o8Ŗſ13Ǟ17ń20ľ31Ń34ƫ71Ŝ72ņ
~geo	85 8l17yŸ18C
~geor	85 8l17yŸ18C
~ger	60 -7ǥ6ƿ7Ţƭ8HŻƪǂ9Ōũǜ11ŭ12vŇ13ŕơǞ16EŲź17pŹ18ƼǌǙ20Ɯ21h22f28ǈ33ǀ
~ger>	65 -6ųǢ6Ŏ7ŹƂƿ8hŢƭǙ9HŻƪ10Ō11Ɯǀǜ12ŭ13Ň14ŕơ15Ǟ17E18ź19ǌ20p26f31ǈ
~geri	86 12ǘ13ǂ16h29Ƽ
~gero	83 8ś34ǀ
~gers	76 -7ǥ9ƃ13ũƜǙ14Ź22v24Ų
~ges	60 -16Ǌ-6pǝǢ7H8ƅ9uǣ10VǙ11ĵ12Ǐ13ǥ14Ɵ16ŠŲ17y18ƃ22Ŀ29Ś30ǔ50ǉ61v
~ges>	66 -17Ǌ-7Ǣ7U8H9ƅ10u11ǣ12V13ĵ14yǥ17Š18Ų20ƃ32Ś46v55ǉ
~gest	68 -7ǝ-6p12Ǚ14Ǐ16Ɵ22v27Ŀ35ǔ
~get	43 -18ĺ-15qǩ-14Ʒ-12lŝƬ-11ŀ-10rœŠƔ-9ŏƗƤǈǋǑ-8yŕ-7cķłŞťŬƌ-6fBņōŗƺ6xĽƕ7bAJTļƙƲƳƵƶǇǘ8őŖƯ9ijkIKPWşŻƊƍƎƓƢǧ10ňƭ11ptŦŴ12mŽƁƿ13Gƃ14SXĴĿǙ15HĻƫ16Ń17R18gĸŎŤƖơǕ19ƚ20śŶŹ25ƨ26e27s28ű30Ō33ŵ
~get>	45 -18ĺ-14Ʒ-13ǩ-11lqŭƬ-10ŀŝ-9jŏœŠ-8zŁƗǋǑ-7nryUŒŬƞǈ-6cŕťƌ7Ůźƈƕǎ8bĽŷŹƙ9JƓƳƵƶǘǙ10ksIŖŻƊƍ11KŎőŴ12pňŦ13mWŽƖ14ƿ15gGŶƃ16SĴ17ĻŃ19HRXǕ20ơ21ĸƚƨ23ś24ű28e31ŵ32Ō
~geth	75 7u9Ɓ12Zǉ15Ǌ19s21M24ş
~gets	71 -13ŷƔ-8ń6ǌ7T8Źǧ9gƯƲǣ10ųǇ12sŎŶƎƢ14ƭ16Ł17Ɓ34ƫ
~gett	66 -10ǝ-6B7zŵƞ8AŚŭ9iűƖƨ11Ǡ12tP13Ź14xŒǙ15Ŀ16U27Ť30j
~gge	67 -13n-11y-7ǝ6Ł9RŢ10iHƪ11Ǚ12Ō13Ǐ14Ňƛǔ16Ǟ29hĿ
~gged	86 -16n-13y11R13i19ƛ38h
~gger	83 8Ł11Ţ12ƪ13H15Ō18Ň20Ǟ
~gges	71 -7ǝ6Ƃ13Ǚ15Ǐ16ǔ32Ŀ
~ggi	85 10i16Ņ18ŀ
~ggin	85 10i16Ņ18ŀ
~ggr	86 6Ǔ26ǡ
~ggre	86 6Ǔ26ǡ
~gh>	47 -12Š-11Ɵǩ-10Ǣ-8ƽ-7QŒ-6PĴŇų6YņŬ7Rĸšŵǜ8Zļ9nzSŧƁƚƳ10yŊŔťũ11rŖśŷƗƺǂ12ŐƕƼ13Ʀǥ14ŀŤǝ15Ƭ16ƨǦ17ƙǖǤ19ŏž20ŗ21ǎ22Ũ25j26W27ƣ
~ghb	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~ghbo	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~ghe	75 -9ž9ƒ11Ř12ŅŔ14œ18Ǔ27m
~gher	78 -9ž6ŗ10ƒ12ŔŘ13Ņ14œ19Ǔ
~ghes	86 32m
~ghl	68 -12Ǣ-10ƒ7Y13ķų14Ŭ15Ɨ17q19Ʈ
~ghly	68 -12Ǣ7Y13ķ15Ɨ18q19Ʈ
~ght	35 -11Ƴ-10mŤ-9ķ-8tBT-7Wǩ-6Ɓ6łœřűǛǥ7pXYĺľşŪŭŲŹƐƫƮƽǖǝǦ8eCĿŃŏŴƤƿ9ŝŢųƂơƱ10Ŷ11aEKŀŖŠŻƌƷǟ12blovUōŕƅǜ13HŌŎŗƓƦǃ14šƬ15ƞ16SƜư17u18rŊ19xIP20yNŧ25Ǐ26Ňǎ29ƒ30Ű31wƺ
~ght>	35 -12B-10Ƴ-9R-8ķŤ-7tT-6mW6dgFřŨƫ7QłœşŪűŲųŷƤǛǥǦ8eKXYĺľŃŏŕŭƐƮƽǖǝ9puCHŢŴƂơƿ10š11aE12ŇŖŝŠƌƷǟ13lŀŌŎŶƅƓƦǜ14oōŗƜƬǃ15w16S17ư18rŊ19bI21NP23ŧŰ25Ǐ28ǎ30ƒ32ƺ
~ghte	68 -14b-13d-7m6ś8Bŕ10LǞ15UƱ16Ű19y25xŹ26v29w30u
~ghts	74 -7ŝ10nš12Ż14H15xĿ16yU28R34Ň
~ghw	86 7Ơ14Ə22Ɓ25ů
~ghwa	86 7Ơ14Ə22Ɓ25ů
~gia	85 8l17yŸ18C
~gia>	85 8l17yŸ18C
~gie	86 6Ʈ11ǈ25P
~gien	88 12ǈ25P
~gin	62 -9ŏ-6tŞǩ7aŔŠ8qTŤŰ10źƵ11ZŅƋ12ŀƌ13ŌŒűƈ14ǟ15ĹŢŨ17l20V21Ƴ23Ƒ29Ɨ31i
~gin>	78 -8ŏ8Ű13Z15Ņ17ŌƑ18ǟ23Ĺ41i
~gina	76 9Š14Ƌ17ƈƌ25l
~ging	69 6ƥ8Ŕ9a10T11qƑ12ź13Ƶ14ŀ16Œ17Ţ21V24ƗƳ
~gir	72 8ǖ11Ǥ12Ʒǈ14lǜ19vw22Ƣ42u
~girl	72 8ǖ11Ǥ12Ʒǈ14lǜ19vw22Ƣ42u
~gis	82 -9ŗ15ǖ24ǃ27ū30Ǌ
~gist	82 -9ŗ15ǖ24ǃ27ū30Ǌ
~git	76 9d10ū17e23I27E31ř
~gits	78 8e9d25I28E33ř
~giv	55 -13n-11ǂ-10B-9Ǔ-8ǒ-7Ʃƴ-6Ş6ĵźƁƅ7OŀŐ8ƒǢ9DŁŇǎǐ10ŅƗƝǕ11eI12ŌơǇ13XŒŧƆǠǧ14o15tǁ17dŝŦ19k23Ŕǚ28W
~give	56 -13n-11ǂ-10B-9Ǔ-8ǒ-7Ʃƴ-6Ş6QŊƁƅ7OĵŐźƠ8eƒǢ9Dǎǐ10ŁŅŇƗƝǕ12I13ŌŧơǇǠ14Ɔǧ15oX17Ŧ18ŝ19d23ǚ24Ŕ29W
~givi	78 7ń9ǜ12Œ13t14ŀ16ŵ24ǁ29k
~gl>	80 -11Ƃ-6ō20ǥ21Ǧ86ǡ
~gla	72 -10ƀ-6ŏ8ř10Ƽ11t12ŐťƎ13Ǚ15ƿ19ǌ21ż22Ŷ41Ɓ
~glad	82 -11ƀ6Ĺ12Ƽ13t14Őť24ż26Ŷ
~glas	78 -6ŏ9ř15Ǚ17ƿ21ǌ45Ɓ
~gle	67 -10Bƿ10ǩ13Ɔ14h17ǅ18Ƙ30f38Ɖ44ƈ58ļ
~gle>	70 -11B-10ƿ-9ƈ13ǩ14Ɔ15h17Ɖ19ǅ20Ƙ32f61ļ
~gles	78 30Ɖ41ƈ
~gly	85 6ļ10Ǥ13t14ĵņ
~gly>	85 6ļ10Ǥ13t14ĵņ
~gma	85 -7ǩ31J
~gmai	85 -7ǩ31J
~gn>	63 -7Ǘ-6ŝű9Hǀ11WZŎŖ13ƨƱ14Ł15JƒƖ19ǩ23Ǔ24ő27ǃ31ǚ39Ō
~gna	88 -8ƹ12Ľ14Ł15ǂ16I
~gne	78 -8O7Ɓ8Ǚ10ŁŌ14Ƣ15œ21Ʋ
~gned	78 -8O7Ɓ8Ǚ10ŁŌ14Ƣ15œ21Ʋ
~gni	86 12ǉ16Ŏ24Ɩ
~gnin	86 12ǉ16Ŏ24Ɩ
~gno	81 11D17ƽ37Ƽ
~gnos	82 18ƽ37Ƽ
~gns	85 -7t16Q18q26Ǡ
~gns>	85 -7t16Q18q26Ǡ
~go>	46 -16ǩ-15Ů-14Ť-13L-11ŦƳ-10ĸůƝ-9MSŐŰƱǝ-8qxĹŨƬ-7JļŒƯ-6pUǅ6ŵ7ŉŻƕ8ƋƔƷ9dǦ10afAŪƈǃ11Ŋ12ENśũŴƾ13ĽňŔ14Ņ15ķŜǀ16młŌ17oŖŗǐ18VƟ19šžƒƧ21œť24ƭ25ƞ27Ŏ28Ş33ƫ38ōǜ39R46Ƥ
~goa	86 19Ť42Ļ
~goal	88 43Ļ
~goe	68 -7rwŒ9KƵƷǉǚ10EƜƩ11HƔ12ł13Łǝ15JĶŴ18oz21ų28ǖ29ƫ
~goes	68 -7rwŒ9KƵƷǉǚ10EƜƩ11HƔ12ł13Łǝ15JĶŴ18oz21ų28ǖ29ƫ
~goi	55 -12š-10tƷ-9ŀŞş-8ŤƱ-6Ƴ6ĵ7aƯ8eũƭǃ9PŧƝƮ10Ķō11žƸ12QŢŨǟ13H14ňŻǩ15D16ǅ17rƵ21ĹŹ22U23k27ił33yV45ŏ
~goin	55 -12š-10tƷ-9ŀŞş-8ŤƱ-6Ƴ6ĵ7aƯ8eũƭǃ9PŧƝƮ10Ķō11žƸ12QŢŨǟ13H14ňŻǩ15D16ǅ17rƵ21ĹŹ22U23k27ił33yV45ŏ
~gol	83 13h31Ķ39g
~golf	88 42g
~gon	62 -6sƕ6Ǩ7ƫ8Ũ9Ʊ10ƒƓ11bŔƠ14Ʃ17Ǝ18Ŗ19Œƶ21œƙ23Ư31Ʒ35Ʈ41Ɵ
~gone	62 -6sƕ7ƫǨ8Ũ9Ʊ10ƒƓ11ŔƠ14Ʃ17Ǝ18Ŗ19Œƶ21œƙ23Ư31Ʒ35Ʈ41Ɵ
~goo	52 -9Œ-8uŀŘ-7CĹĿŅőƞǋ-6Ķ6ƽ7ŋƒǩ8œţƃǈ9UƔƹ10Y11ƩǕ12Mź14pŐƭ15ŇŌű16Ļ17W18ĵũǊ19ŎƸ20J21Ŷ22ǟ24I26xLņ27N32i40ļ42ŝ
~good	52 -9Œ-8ŀ-7uCĹŅőŘƞǋ-6ĿǦ6SVľŤƽ7ŋƒǩ8œƃ9UţƔƹǈ10Y11ƩǕ12Mź14pŐ15űƭ16ĻŇŌ18WĵǊ19ŎũƸ20J21Ŷ22ǟ24I26Lņ27xN33i42ŝ
~got	40 -18ƭ-17ǩ-16Ř-12Ƭƹ-11rƌ-10PũŷƟ-9XņǞ-8lBHQœƮ-7biGŇŨŶư-6xRţƯƳƷǐ6ŬƗƦƲ7VšƔƤǁǃǗ8ŎŮ9DĹŗŤųŹǢ10hŝŵŸƃƴƻǂ11Nļ12ŐřƵǒ13ķŅƎƑ14EűǘǤ15gƥǇǥ16kǛ17ńňŦŪ18ŕ19Ś20jŜ21nYŠǏ23Œ25u26Ķ27Aŏ30ş33ſ35ĺ39O
~got>	40 -17ƭǩ-16Ř-12Ƭƹ-11r-10Pũŷƌ-9XņƛƟǞ-8lBHƜ-7biGQŇœƮư-6xRŨŶƯƷ6ŁŉŬƖƗƦƲ7WšƔƤǃǗ8ŎŮǁ9DĹŗŹ10gŤųŸƃƻǘǛǢ11hNļńŝŵƴǂ12řƵǒ13ŐƎƑ14EķŅűǤ15ƥǇǥ16k17ň18ŕŦŪ19Ś20jŜ21nŠǏ22Y23Œ25u26Ķ27Aŏ28ĺ30ş33ſ40O
~gotc	88 12g15V16ĺ20ť
~gott	76 7ǣ9ǘ11ńƜǛ14Ơ15ƙƛ
~gra	57 -9Ų-8ƢǨ6jŊ7fļƯǗ8mxŽƘƞƩ9ŷŸǟ10w12qyǩ13ƁǓ14ŧƌ16Ś17ǅ18ƋǙ20v22ǥ27ƻ28ƶ36ź
~grab	82 -6ŷ14a16ƻ17Ÿ26Ś
~grad	67 7Ʊ10Ƌ11m16qy17ŧ29v45ź
~gram	75 -11Ų10Ŋ11ļŽǅǗ22ƻǩ25Ǚ30ǥ
~gran	71 -9Ƣ-8Ǩ-7a6ś7YǓ8Ƴ9kn10Ư11Ƙ12xƩǅ18ŷƌ35ƶ
~grat	81 -7ű9Ɣƺ11fǓ13ƞ15ǟ
~gre	63 -12ƨ-8Ǘ6ĵǦ7Ǩ8xǋ9aŴƆƇ10BJŌţŶƯ11ŅƱǩ12őƜ13rĹń14jŁ16Tǡ17ơ29Ǔ31m
~grea	75 -7ƞ7źƸǓ8ĵ9Ǧ11xƇ12aǋ13JŴ16Ɯ19T
~gree	70 -11ƨ-7Ǘ7Ƣ9ƞǨ10ǌ12Ư13BƱ14Ō15Ĺǩ16r17Ł18j28Ǔ36m
~greg	86 6Ǔ26ǡ
~gres	85 15ţ17Ņő18ń
~gro	61 -26H-8p-7kV-6Š6Ɗ7Xƺ8ƓƪǇ10y12Q13ǉ15ƣǜ16ǩ18n20lƍ22vŭƭ24Ƨ30W47ǊǞ
~groc	86 9z13X33ŭ
~gros	78 -7Ǟ9T21ǉ50Ǌ
~grou	69 7ŋ8sƊ9ƺ10Ɠ14Q17ǜ18ƣ23ƍ24ǩ28Ƨ35W
~grow	71 -29H-8kp7Ƒ10Ǉ11ƪǊ13y23n26lƭ27v65Ǟ
~gs>	51 -12ǖ-11ƛƞ-7ǈǦ-6B6ŢƜǨ7qĻŞ8KLTƝƤ9ŲƮǄ10Qƶƹ11iƢ12ůƆƐ13UǇ14Ƙ15ƥ18ŘƑ19ŀ20ǟ22Ĺ24ƿǔ25AƗ33Y36h
~gua	79 -11Ň13ň32ǩ40Ʋ
~guar	81 41Ʋ
~gue	74 -13ǅ9gũƈ10ŉǊǖ11bi13BŖ18Ɨ22ǩ41Ɯ
~gue>	88 11g12ŉ13b15B
~gues	76 -13ǅ9ũƈ10Ǌ11iǖ13Ŗ19Ɨ25ǩ43Ɯ
~gui	78 11ǚ16A21g23Ƙ25Ǝ
~guis	85 28Ǝ
~guit	86 -6a24g28Ƙ
~gul	73 -8Ū-7ǃ-6Ţ7Ÿ8KƩ10ƙ11ų12ƾ13ŲƘ15Ɖơ21k32ǔ
~gula	73 -8Ū-7ǃ-6Ţ7Ÿ8K9Ʃ10ƙ12ųƾ13ŲƘ15Ɖơ32ǔ
~gum	88 -7ƿ22D30ƹ
~gun	77 -7Ɩ8Ź10Ɔ11vx25u54Ƙ
~guns	79 -7Ɩ-6a11vx26u43Ƙ
~gur	70 6y7HXœŦǉǊ8Ɨƭ9ĸłŅŗƓƘ11ŤǠ12A13Ŗ15ư18ƈƬ
~gure	70 6y7HXœŦǉǊ8Ɨƭ9ĸłŅŗƓƘ11ŤǠ12A13Ŗ15ư18ƈƬ
~gut	79 13ƌ16ǜ24ł42Ň
~gut>	81 13ƌ16ǜ25ł43Ň
~guy	58 -10ŭ-9ǖǩ-7Ŷ-6ǀǃ6hyĽƟ7FŅžƚǋ8wŐ9bM10ĸņ11gǙ12ƔơǕ13Hǜ14k15C16jxǉ17Ǉ20ǟ21ǣ22B26Ǒ29ſǄ
~guy>	69 -9ǖ-7ǃ6ŜŤƈǘ8Ņ9Ľ12ǣ13Mņ15ơ16Ǖ17gǜ27B39ſ
~guys	63 -11ŭ-7Ŷǀ-6ǩ6Sų7fyōŞŴ8hFƚƟƷ9wž10Őǋ12ĸǣ13xǙ14Ɣ15H17kC18jǉ19Ǉ22ǟ29Ǒ33Ǆ
~gym	71 -13V-7Ƨ14g18Q32ŏ34ĺ
~gym>	71 -13V-7Ƨ14g18Q32ŏ34ĺ
~ha>	70 7ƴƸ8ǘ9hjpHŒ10VŞƾ11tĺŜƲ12Q13cŉť14Ű15űǙ20g
~hac	79 17ǩ51ǘ
~hack	79 17ǩ51ǘ
~had	50 -17Ř-15G-8ŏǨǩ-7zOSŎƃ-6p6PũƂƿ7ǟ8vŊŝƋƚǝ9tŨű10ŸƤƼǅǕ11ƈ12Ǚ13Ŷǣ14ĺ16Yĵżǂǜ18š20Ż21Š23ĸƛ25ņ26ƾ27ƽ29Ť40ţ41ő
~had>	50 -17Ř-15G-8ŏǨǩ-7zOSŎƃ-6p6PũƂƿ7ǟ8vŊŝƋƚǝ9tŨű10ŸƤƼǅǕ11ƈ12Ǚ13Ŷǣ14ĺ16Yĵżǂǜ18š20Ż21Š23ĸƛ25ņ26ƾ27ƽ29Ť40ţ41ő
~hah	75 7ļƸ9ǘ10jpH11hŒ12tƲ13ŜŞƾ15Ű16ű
~haha	75 7ļƸ9ǘ10jpH11hŒ12tƲ13ŜŞƾ15Ű16ű
~hai	63 -16Ɯ7Ŕ9N10Pƀǔ11Ƒǈ13U15ǖ19Ř20ƈƝ24Ǉ31Ǒ55ƚ
~hail	70 8Ŕ12ƀ21Ř22ƈ62ƚ
~hain	86 9ŔǕ16ǔ18Ƒ
~hair	71 -17Ɯ11NP13ǈ14U18ǖ24Ɲ27Ǉ36Ǒ
~hak	86 13M15Ǔ38Ũ
~hake	86 13M15Ǔ38Ũ
~hal	63 -12b-10QƸ-7Ǉ-6Ʀ7LĶƝǝ8OƄ9ƠƧ10u13pŗ14rŌǂ15qt16Ůƨƻ18ǔ19Ǩ24Ɖ34o37ǩ47Ƭ
~half	66 -12b-10QƸ-7Ǉ-6Ʀ8LĶƄƝǝ9O10uƠƧ13pŗǩ15rǂ16qt17Ůƨ19ǔ24Ǩ34Ƭ36o
~hall	83 7ƣ20Ƭ21Ō32ǩ
~halt	86 35Ɖ
~ham	83 6Z9Ƽ12Ƅ13ļ15ǈ19C
~hame	88 7Z10Ƽ12Ƅ
~han	46 -20ŝ-13ş-12Ķ-10oTŏŗǊ-9Ǒ-8yƮ-7rōƬǆǗ-6jńŦŨƗƳ6dĵ7ǋǖǣ8GĸŁŎřƁƺǒǙǢ9HSǂǦ10ƛǚ11Şű12tķǠ13sYŢƠƪ14kqKPŮǞ15pŜƸ16iĻ17ŀǇ19ũƑ20ĺŔž21Ʒǘ22Ňŧǈ25Ś27Ƶ34ǜ39V
~han>	62 -10ŗ-6T7Ƙǌǔ8LœŴƸ9aŇűƁƦǡ11ƒǇ12YŒťƩǋ13Ņ14GǦ16ƺ17ķ18ǂ20Ů23K24p32ž
~hanc	83 10Ɓ11l14dV15H22P
~hand	57 -12ş-10ǌ-9ŝǩ-8ŏ-7ƭ-6aŎƦǑ7MYŖƶ8tŃ9ƲǞ10PSǖ11řǒǣ12Ǔ13ŁǇǙǢ15ĸǚ16Ʒ17ǈǠ18Ơ19sƪ24Ŝ30ŧǘ35Ś37ǜ
~hang	55 -13ŝ-8Ʃ-7Ʀ-6P6aųƅǕ7I8űƻ9uƛ10ZĵƧ11ƷǞ14Ƹ16Ļ17Ŏ18Ş19qŢ20i21Ňũ23ŀ24ĺ26Ƒ28Ŕ38Ƶ40V
~hank	77 -15Ķ9aǜ10ķ13ļ15tƴ29k
~hap	50 -15ƈ-11ŀ-10ő-8VŁ7ņŖ8Yƞǚ9iHĹ10ō11Uŏţſǣ12ŝƫǝ13ǔǩ15ƨ16Ƴǘ18ĿŞƮ19ƷǨ20Ɖ21ũƛ22ŶƧ24ĺťƸ25ű26Ļ33Ť
~hape	75 -22ƈ9ǂ32Ɖ37Ƹ41ű
~happ	50 -10ŀő-8VŁ7ņŖ8ƞ9HYĹǚ10i11UōŏŞţſǣ12ƫǝ13ŝǔǩ15ƨ16Ƴǘ18Ʈ19ĿƷǨ21ũƛ22Ƨ23Ŷ24ĺť27Ļ33Ť
~har	56 -13Ő-11X-10ţ-9Ť-8Ǘ-7ŝƝ-6F6ķƇǒ7ksTƿ8ƌǞǟ9dƹƻ10ŶŻǃǔ11Ŀƴ13ų14Ɠ15ŘŨ16Cũǣǩ17n19Ǎ21Œ23Ŋ24ƶ25ǜ30Ǚ31Ų32Ǔ33Ơ36Ƣ
~hara	82 -9ţ10ř40ǜ
~hard	66 -9Ť-8Ŋ7N8z9sŽƇ10kķ11dƌǞǟ12ƹ17Ǚ19Ŀ20Ũ21ũ34ǩ
~hare	71 -14Ő7Ǜ12Ǎ16ǔ18ǆ19ų20ŘƠ21Ŋ25n28Ƣ37Ų
~harg	73 -6ŝ8Ǚ10ơǒ11ƿ15Ż17ƴ20Ɠ23Ơ30Œ
~hari	83 -13X12Ǎ14T23Ƣ39ƶ
~harm	88 -9Ǘǩ-8Ɲ21ƻ57Ǔ
~has	49 -13ų-11Ɗ-10Ǟ-9n-8Ɣưƾ-7Ŧũ-6r6UŖŲżƘƸǡ7Ɠ8Ɖ9Bǜ10ŹǦ11Qšŷ12ƴǚ13ǌ14ƒ15vœƪǛ17ŁŒşŮ21ƋǗ23ŔŴǂ24hţƙ25ƛ27Ńſ
~has>	50 -14ų-11Ɗ-10Ǟ-9n-8ũƔưƾ-6r6UŲżƘ7ŖƸǡ8ƉƓ9Bǜ10ŹǦ11Qš12ŷǚ13ƴ14ǌ15œƪǛ16v18ŁŒşŮ21ƋǗ23ŔŴ24ƙǂ25hţ26ƛ27Ń28ſ
~hase	86 -6Ŧ11ŧ28ƒ
~hat	20 -23Ź-20ŷ-19Ǉ-18Ǡ-16ń-15sƟƢǟ-12Ĵ-11O-10Ǧ-9xzNŰ-8UļšƤ-7KŁŊŌŧǛ-6ţǡ6krƎƕ7jqJŋŢŶŽƀƑƘƙƝƬƺǕ8ĽżƋƔƨǔǖǚ9uŃřŸƍǝ10dYƅƷǞ11vZņƪǎ12ĶśžǙ13wIƉƓơưǉ14loŘƌƵƼǓ15ƊƳǊǩ16ahƠ17EőŔƦ18Tƶ19DW20ĸŭƧƽ21QXŠūǥ22mGŦǃ24gPƇ25CSŉŨǏ26BłňŝƗ27ǈ28ķľŅƩ29ũƒ30bƻ31RĻŒŴ32Ŏ33ŤǄ36Ŗŗ37Ŀ38œ39ĺ40Ĺ42ť44ŀ45ō46Ş54ŇŪ
~hat>	20 -23Ź-20ŷ-19Ǉ-18Ǡ-15sńƟƢǟ-12Ĵ-10O-9xNŰǦ-8zUļšƤ-7KŁŊŌŧǛ-6ǡ6ƕ7krŕŶƀƘƙƝƺǕ8jJĽŋŢżƋƔƨƬǔǚ9uŃřŸžƌƍƷǖǙǝ10dYƅ11avZņǎǞ12ƪ13wĶśƉƓưǉ14oIơƼǓ15lŘƊƦƳƵǊ16ǩ17hEŉőƠ18TŔ19DWłƗƶ20ĸƇƧƽ21PQXŠūŭƒǥ22mGŝŦǃ23ũ24Ǐ25gS26BCŨƩ27ňǈ28Ņ29ķľ30bƻ31RĻ32ŎŴ34ŤǄ36Ŗŗ38Ŀœ39Œ40ĺ42Ĺť45ŀō47Ş52Ū55Ň
~hate	74 7Ʃ9ƾ11qư12aŤ13ŝ14Pŉ21Ŀũ
~hatl	86 32ł
~hatv	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
~hau	81 -17ǖ-10Ū-9Ǜ7ŭŴ15ů21ƥ24ǐ34Ų
~haul	81 -17ǖ-10Ū-9Ǜ7ŭŴ15ů21ƥ24ǐ34Ų
~hav	31 -16Ǆ-13gP-12UVƧǊ-11MĿŀůǍ-10HQŠŦƕ-9AKLŨƞǌǛ-8beļŲ-7jqBŮŴŷŽƅǎǑ-6oTśǂ6ŋƔƝƣ7wSřƀƂƄƶƿǅǋ8ľƍƚƴƽǜǢ9WŁňŉŕťŻƆƗƳǃǔ10iōžǈǣ11sŜšƋǠ12GŖŰƛƜƾǐǘǤ13Őŝ14aZņŢŪƃƑ15Iķżƪǒ16lmNĶşŵƘưƲǆ17ŗŸŹǓ18Ń19Ɓ20ţ21ǝ22Ƶ23fYſƎǥ24ŎƱ25őŚƌǇ29uOń30Ƽ31ŏ33ƨ36Ʀ
~have	31 -16Ǆ-13gP-12UVƧǊ-11ĿŀůǍ-10yMŦƕ-9HKLQŠŨǌ-8bexAļŲƞǛ-7qBŮŴŽƅǎǑǟ-6jśŷǂ6hkŋƔƝƥǨǩ7wSřƀƂƄƣƶƿǅǋ8ƍƚƽǜǢ9WňŉŕťŻƆƗƳƴǃǔ10Łōžǈ11šƋǠǣ12GŖŰƛƜƾǐǘǤ13ŃŐŜŝ14aZņŢŪƑ15Iķżƃƪǒ16lmĶşƲ17NŵŸŹƘưǆǓ18ŗ19Ɓ20ţ21ǝ23YſƎƵǥ24fŎƱ25őŚƌǇ29uOń30Ƽ31ŏ33ƨ36Ʀ
~havi	78 -7ǩ11x12s13tŃ16i22y23ǟ34ľ
~hbo	69 -7ŝ7GƤ8Ťǩ9ƒǍ10ƜƟ11ļū14B16Ņ19C25ƞ
~hbor	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~hda	69 12Ǘ14Ŝ21pv22d25c
~hday	69 12Ǘ14dŜ21v24p26c
~he>	21 -23Ň-22iŏ-19ő-17TōŸƸ-16P-15Hƣƴ-14ňŢ-12LƂƬ-11ŒŝǄ-10uVĻŖ-9zAšƹ-8ŃŊœŞƤ-7Fť-6Ũǘ6Jƻ7ŠƚƜǈ8foŗŵžƝ9ŔűƍƎƏǓ10wQĶŐŭŰŶƉƧƯƳƵ11śżƁƘưƽǉ12ŽƓƥǃǇǛ13ŅņŻ14EĺľŌŮƔƪƭǑ15ƇƊƒƨǡǤǦ16ŤŷǁǌǏ17ƙƟǧ18ƅƕǊǣ19ekŦǆǍ20Łƌ21łƋƞǅ22řǞ23ƄƑƷǥ24hŧ25tƐơǂǐǢ26ůƈƮ27UĽƢǨ28ŚŹ29ŕūƖƛǋ30svŀųǟ31x32q33y34pŬź35Ơ36ƫ37Ŵ42Ǡ47r
~hea	46 -11ƳǦ-10cm-9wǠ-8pzŒǆǑ-7oķĹňŶźƱ-6vŝƌƶƾ6ŵǝ7ņŋŮƆƲǗ8ŔŞ9sƂƭǩ10ǃ11g12uNǏ13ļ14kŅ15yŌƺ18xŜ20U21Ũ22j23Ŀ24Ň25hW28ľ30Ɛ31ƃ36Ƽ37Ǉ45ƽ46ǂ52Ƹ54Ƌ
~head	68 -15ƈ-12mǠ-8Ť-6Ʊ7Hǖ8Ś9ŇƗ10ľǜ11Ŀ13Ʋ14kn16V17Ō22Ş27yŨ61Ǉ
~heal	55 -14z-9t9ƴ11ƼǗ14x26W31ƽ41ƃ52ǂ70Ƹ
~heap	78 -9Ǒ8Ŧ9r10œ13Ɓ16Š21ƭ30Ņ31ľ
~hear	56 -13Ǧ-11Ƴ-8w-7ňǜ-6Ƌ6lơ7kŌŎőƉƹƺǞǨ8afiDWYŀƁƍ9ŋǝ10xŤŮŵ11tņƂ12ŔƐ13ƈ15N16gǩ17su18ļ20Ŀ24ƽ26Ŝ28Ň32U35hƼ
~heat	71 -15i-8ǆ-7U14Ɔ19ǃ42j50Ɛ91Ƌ
~heav	86 11ǎ13Ưǈ19ƺ26Ǐ
~hec	56 -7pŒ-6řǩ6A7Zńƭǟ8cƢ9ŏŢƪƯƸ10KWǠ12ǜ13QŐŜƨǏǒ16ǉ17eq18T19YƬǖ20Ŧ24ĴƟ25Ʈ29ƾ
~heck	56 -7pŒ-6řǩ6A7Zńƭǟ8cƢ9ŏŢƪƯƸ10KWǠ12ǜ13QŐŜƨǏǒ16ǉ17eq18T19YƬǖ20Ŧ24ĴƟ25Ʈ29ƾ
~hed	62 7YƌƖ8Ɲƹ10rǡ11ĺƘ14ņƪ16H20f21K23Ʒ24R27Ɗ61Ƒ
~hed>	64 -7Ǐ7Yō8ƌƖƝ9ƹ10ǡ11r12ĺ15ņƪ17H21f22K24Ʒ28Ɗ46Ƒ
~heds	88 24Ƒ
~hedu	85 10Ǐ16Ƙ34R
~hee	67 -7b-6v8uw10f13Ś14i15ǐ17Q18şŷ20ł21ŔŹ28ŵ30ų
~heel	75 -8b-6v6ŀ17ǐ20şŷ23Ź32ŵ33ų
~heet	74 9uw12f15Ś23ł24Ŕ
~hef	88 11Ť12ƀ14Ǝ
~heft	88 11Ť12ƀ14Ǝ
~hei	59 -10ǧ-8Pţ-7ŭ6őǘ7ƃƳ8zǗ9Ś10ŝ12ŧǑǓ13y14Ƣ15Ǖ18ǐ26v28ƺ31Ʊ32Ŕ33ǈ45ǒ48Ņ
~heig	78 9ǁ39ƺ
~heir	61 -10ǧ-9ţ-8P-7ŭ6Žǖ7őƃǘ8ƳǗ9z10Ś11ŝ12ǑǓ13yŧ15Ƣ16Ǖ18ǐ27v32Ʊ33Ŕ34ǈ46ǒ49Ņ
~hel	63 -8ikŁŦ-6r7vŀ8ĺ9Ň10Ţ11ŝƲ12ǈ13Œ14Ņǩ15Ǒ16s19ĵ21A22ň30z31Ĺ32Ǉ35m
~helo	83 46m
~help	66 -9k-8iŁŦ-7Ŏ6Ư8vŀ9ĺ10Ţ11ŝ14Œǈ15ǩ16Ǒ17s20ĵ23Aň32z33ĹǇ
~hem	51 -20ŀƱ-14Ŷ-13m-10Ľ-9G-8sSŦŨƞǩ-7ųǖ-6aĹ7PŕƪǕ8eŔśƄƻ9gƘ10Ŭžơ11ŷ15Ǔ16xŧżƶ17œ19wǈ22ŒƯǚ23Ƭ26ǒ30yǑ31ş35Ţ37Š38Ş45ő50ŝ
~hem>	51 -20ŀƱ-14Ŷ-13m-10Ľ-9G-8sSŦŨƞǩ-7ųǖ-6aĹ7PŕƪǕ8eŔśƄƻ9gxƘ10Ŭžơ11ŷ13ǚ15Ǔ16ŧżƶ17œ19w22Œ23ƬƯǈ26ǒ30y31şǑ36Ţ37Š38Ş45ő50ŝ
~hen	38 -24Ť-22a-19l-16Ł-14Şǟ-12ĺŝǋ-11BƬǨ-10Ʊ-9kqUķşǃ-8ƉơƨƩƪǩ-7ijFITŀňŌųŴŷźƕƤƵ-6NYŅŇŊ6AƙƲǧ7Ķƻ8pƀƄƼ9ĹŔŻǜ10vǌǒǛǞ11ŒƿǙ12HŠŨƁƶ13rƋƴ14łƌƹƾǅǝ15śŜ16ũƫǢ17ŸƳǎ18ǂ19fgĵƟ20dOƭ21yŹſ22R23ƈ25V26ō28ƅ29Ƨ30G31ő33sS34ŕ35Ń36Ɩ49ť54L
~hen>	39 -22a-21Ť-20l-16Ł-14Şǟ-11BĺŝƬǋǨ-10ƱǄ-9kqCUşǃ-8ƀƉơƨƩ-7jTķŀňŌųŴŷƕƤƪƵǩ-6iNYŅŊź6ĸœŰŵƠƷǧ7ĵŏƙ8fAĶƄƻƼ9pǜ10vĹǌ11ŒŔƹǒǛǞ12ƁƶƿǙ13rŠŨƴ14ƈƋ15GHłƾǏǝ16śŜũƫ17Ƴ18ƌ19ŸƟǂ20gS21dOƭ22yŹ23Rſ26Vő27ō29ƅ30Ƨ32ǎ35s36ŕ37Ń38Ɩ40ť55L
~hend	74 -27ǎ-21Ǐ-6Ť12Ʋ13ő18ǅ19ťƈ21Ǣ23ĵ26S29G
~hens	78 -8ƌ-7Ŀǔ9Ǉ10Ţ18C21Ǆ22f33ƀ
~her	31 -40d-20ǎ-18TŒǅ-16ĺ-15ŭƅƸ-14Ő-13ŠťŲ-12Oœ-11Ŏś-10LƬƭǢ-9ĽņőƌƖƺƻƼǌǐǣ-8aRľŦƕǟ-7ŶŸƂƒƓƘǚ-6cĹŇŧƔưƿ6wE7FUŪŽƄƝ8pŗŞƁ9ĵţƚƪǓǔ10hĶĸřƀƙƲǩ11ļŵžƛǦ12qųǛ13yZŢŹƗǍ14i15kšŷƉƾǃ16ŏŘƍƱǗǨ17fŊƞƟƦƳ18uźƣ19SƑ20VŚ21oBƨ22ōŜƷǁǄ23ǂ24zCDŝŰ25Hşſǋ26ǈ28Ɗ30QƤ31ƽ32nń33M34s35j36Ņ39Ŵ41l47G
~her>	46 -33d-30Ƹ-21ǩ-18ŭ-13Ŧ-11Ļƶ-10ǥ-9aW-8ĹĺƦ-7ĸŌŎŜŲƜƝƪǃ-6ŒŧǕ6ǜ7ŁŶƫƯƵǊ8qMŨƎƴǓ9nHŵǞ10ķŋƷ11rŊ12yĴ13IǇ14łƟ15jZǈ16ŷŹƮ19Kų22t23wƑǁ24Bƛ25z27ǂ29ps34o35ƽ36Ņşź38ń39ƨƳ51Ŵ
~here	33 -20ǎ-19d-18ŀǅ-17Ő-15TŒ-14ƅ-12ŨŶ-11OĺłťƮƳǑ-10pKœŠų-9śŲŻƖƵ-8bvIņŸƭǆǌ-7tƌƒƕƬƴƺǉǊǐǢ-6RľőűƓǣ6Ŗ7ĿŉŭƁƶǀǁ8qŞũƟƠǝǦ9hEķƀǃǔ10UĻƄ11ŊƜ12FWĶţƚƝǓ13ĵřŵƪƾ14ŏŘƙ15ļŢŷ16uǈǛ17ĸƷ18iksƉƍƣ19šƗǗ20Ǩ21ōƱ22fƞ23ƦǋǍ24HS25nVŚſ26ǩ27DŰǄ28C29QŜ30jŝ32Ɗ35MƤ46l53G
~heri	85 -8Ŀ-7ƞ-6Ň10b13Ż16ƶ19Ɯ28ŀ
~hers	70 -23ŭ-6œ8Ǒ9Ž10ƾ11ŀŪ12u13B14Ķ16ŅųƲ17z21ƽ24žǃ31Ŵ
~herw	86 7ű10v12Ƹ20ǂ
~hes	57 -9Ż-8R-7ű-6Ť6jƭǛ7CŖǩ8fgnǌ9ŒƉƘƠ10ŜǇǟ11Ő12tƗǞ15ŋƒ16ƑƟ17ż18AQ19P20m24U25ư28ƺ29ŀ
~hes>	70 -9Ż-6Ţ6ƙ8Ƹ9ƭ10j12Ɖ13Ƙ16g17Ɨ19ƺ20ƑƟ21ż30ư
~hese	62 -9R-7ű-6Ť7lVƁƸ8CŖǛ10fnƠǌ11ŒŜǟǩ12Ǉ13ƺ14tŐ16Ǟ17ŋƒ20Q22P23A26U
~hesi	85 47ŀ
~hest	86 32m
~het	85 10ƀƵ13ŏ21Ĵ
~heth	85 10ƀƵ13ŏ21Ĵ
~hew	82 11Ƃ15I17ų37ƹ
~hew>	85 11Ƃ15I17ų29ƹ
~hey	43 -14Ĺ-13lŵǃ-11YŃǩ-10uHXƳ-9aĺňž-8ĻĿŀŠŨǞ-7jpCMĸŶƌǄǗǜǨ-6cĴŇƙƝƶǣ6SŜƖ7śŢƋƩǁǈǛ8źƁƈǏ9NœƱǕ10iŗŹǇǓ11ŖżƦƽ12ǒ13yRǑ15Őƻ16zƅƧƾ17ƕ18Ƽ20ǧ21šǖ22ķơƪ23Ơ24U25WŘ26w28Œ30vƴ32Ǥ33ŞŦ36Ʈ37Ņ44ŧ47ŝ50Ŕ
~hey>	43 -14Ĺ-13lŵǃ-11YŃǩ-10uHXƳ-9aĺňž-8ĻĿŀŠŨǞ-7jpCMĸŶƌǄǗǜǨ-6cĴŇƙƝƶǣ6SŜƖ7śŢƋƩǁǈǛ8źƁƈǏ9NœƱǕ10iŗŹǇǓ11ŖżƦƽ12ǒ13yRǑ15Őƻ16zƅƧƾ17ƕ18Ƽ20ǧ21šǖ22ķơƪ23Ơ24U25WŘ26w28Œ30vƴ32Ǥ33ŞŦ36Ʈ37Ņ44ŧ47ŝ50Ŕ
~hic	51 -14ǚ-8ŹƔ-7u-6Ť6žǖ7bcdŉŵƄƻ8RľňŸ9ŶŷŻƏ10ƴ11ńƁƉ12ƕƣ13ļ14ŭŰƀ15ş17Jǈ19Ŵ20Ŭǐ21ť22Q25C26Ő28ū41Ū44ų
~hich	54 -14ǚ-8ŹƔ-6Ť6ƶǥ7dEFŭƅ8bcŉƀƻǖ9ľŸ10ňŷƏ11ƴ12ńƁ13Ūƣ14Rļ16ƕ17ū19Jǈ23ť24Q27C28Ő36ų
~hick	88 6Ǜ22Ɖ
~hicl	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū17ų18Ű19Ŭ22ş26Ŵ30ǐ35Ū
~hid	88 10ĵ13Ş24i
~hie	81 -7Ř10ű14Ǐ21ū22Ɓ28ǂ
~hiel	85 -7Ř11ű22ū23Ɓ
~hif	82 -15C12U23ǎ51R
~hift	82 -15C12U23ǎ51R
~hig	62 -13Ʊ-10Š7Ƅ8ŅŮ9ŔƏǦ10vCœ11ųƚ12lŬ13Ř14Ǔ15ƁƠ16yů18ƙƼ19m38ƣ41ŗ
~high	62 -13Ʊ-10Š7Ƅ8Ů9ŅŔƏǦ10vœ11ųƚ12lŬ13Ř14Ǔ15ƁƠ16yů18ƙƼ19m38ƣ41ŗ
~hik	85 8Ŕ9Ş12g16ĺ30œ
~hike	88 9Ş11Ŕ16œ17ĺ
~hil	63 -10ǈ-7ŭ-6n7ųƶ8őǠ9ŻƜƱ10ŉŲŶǅ11yŇŹƫ12l14GŚ16Ƥ17ŧǝ18wƎ19v31Ư32u
~hild	70 8ƶ11Ʊ12Ŷƫ13yŹ15l20w21v22Ư36u
~hile	71 -10ǈ-7ŭ6šƟ7ŵ9őų10ƜǠ11ŉŲǅ13ŇƯ16Ś17G19Ƥ20ŧ21Ǝǝ
~him	67 -19Ƹ-11ơ-9Ƽƽǒ-8ļŎƦ-6ţ7g8r10źƳ11A12ǌ13ņ14w15Ŝ16t19Ʒ22o29ǂ37Ɛ41ƨ43s
~him>	70 -20Ƹ-11ơ-9Ƽƽǒ-8ļŎƦ6t7gƷ9r11Aź12Ƴ13ǌ14ņ15w16Ŝ23o33ǂ37ƨ46s
~himn	86 48Ɛ
~hims	88 7zƨ14t16Ʒ
~hin	37 -13F-12ŋŌ-11nǇ-10sŒŜƧ-9clvxzSǔǗ-8TňŐőŵƎƑƴǁǚ-7bftCŅŬźƁƔƪǆǈǎǡ-6JœŮƆƖƠ6ĻƦǐ7yķĹŃżưƸǀǓ8jYĵĸƐǛǞ9pEXľŘųŶſ10ZŞƳƵ11ANŪ12BŹƼǂǖǘǦ13Ĵǝ14łǟ15PŀűŲŻƍƹǢ16H17ŖƗǕǩ18ƉƯ19ŏşƄƻ21Uũ22gŽƈƥ23ĺ24ţƘ25ŝ26i27ƨ29Ƭ30Ǐ31rŇ33ō34ƶ37ŉ38Ŀ
~hin>	63 -11Ƴ-9ŀǋ-8Ů-7Ʀǩ-6ǡ6Ň7ĸŻƼǃ8HNYƘƾ9łţŪƐƯ10ƨ11Eşƍ12šŶǐǘǥ13qƻ14Uńű15ĺ17Ž19ť21Ŀ24Z
~hind	71 -8ƨ-7v6Ķ9ƙ10ƃ11Ż14u15ŹƳ17p19Š20ųŷ24ƶ
~hine	70 8ƛ10ǖ11Ƽ20Ǣ29jǝ51Ǐ
~hing	40 -16ť-15aV-12F-11ńŋ-10ǝ-9ŌŜŨžǇ-8nzHňŒšƤƴ-7byGSŐƒƧƷǗ-6stMőŰƁǎǚ6ZŎūŻǖ7QŔŢ8NƂƽǓǘ9kĴŶƳƸƻǛ10ĵŪƍƯƼǦ11żǀǄ12ŃŘư13ľſ15şŲŽƦǂ16AUĹƗǕ17ķĻŞǟ18ƹ19ŀ20łŖ21ţƉƶ22Ƅ23P24Ƙ26ũƈƥ27ŏ30g33iŝ34ƨ35ō38ŉ44Ŀ
~hink	55 -18q-15ƨ-10ZŞŶ-8ĹǠ-7j-6ľ6OŀƯǒ7Ƥ8žǊ9XĴ10ƀǋǞ11ƒƷǝ12GŠ13hŖ14ĿƳ16ĺ17ű18Ƶ19Ũ22y24ǩ25B26V27H34Ň50Ƭ56r
~hio	81 15l35Y
~hio>	88 6ź16l
~hion	86 37Y
~hip	70 -7Ǆ7ƫ9Ƅ10Šǝǡ11Ƴ13ƢǆǕ14Ɖ21Ɯ28Ţ
~hip>	76 -7Ǆ8ƫ10Ƅ11Šǡ12Ƴ14ǆ16Ɖ23Ɯ30Ţ
~hipp	77 12ǝ15ƢǕ
~hir	67 -13Ǡ-9V-8H-6yǈ8ǡ9ǥ10Ǆ13ƣǅ15d16q21cǑ25Ư33ǔ47ǜ50Ǟ59S
~hird	81 10ǡ11Ŝ16ǅ17ƣ18d22q
~hire	72 -9V-7H-6ǈ10ǥ12Ǆ16ǜ23Ǒ26Ǟ27Ư36ǔ64S
~hiri	86 -16Ǡ-6Ǚ33Ǟ42ǜ
~his	43 -16Ÿ-15Ň-14Ʈ-12Œǃ-11ş-9ōś-8ķńŔŨƄƉƗƱǟ-7ŐŖŝŞŬűſƁƞƬǝ-6RUĸŢŵƃƌƒ6pĴơƢ7dœťƳ8tňƯǂ9Ņƨ10ŕŷ11AHƕƭƺƽ12qł13JMŀǊ14xǈǘ15Xţ17źǒ20ĹƖǞ21k22ŌŴ23N24Ŏ27B28jŹƵ29r30sŁ31a32IĻ36ŋ41Ń45ŏ46ĺ
~his>	44 -16Ÿ-15Ň-14Ʈ-12Œǃ-10ş-9ś-8ķńŔƄƉƗƱƽǟ-7ōŐŖŞŨűſƁƞƬƸǝ-6RUĸņŢŬŵƌƒ6mpĴơǁ7dťƢ8tœƯ9Ņňǂ10ŕŷƨ11ƕƭƺ12AH13qJłƳǊ14Mŀǈ15x16X17ǒ18ź21ĹƖǞ22kŴ23Ō24N25Ŏ28B29jŹƵ30rs31Ł32a33IĻ37ŋ42Ń46ŏ48ĺ
~hist	71 -9Ƴ11ņŻƼ18ţ32ƽ
~hit	62 -13š-10Ř-9ŧ-7ŏ-6ŷƳ6Ť8ǘǤ9ƚ10jžƊ11ƻ12ǚǦ13Yşƾ15Ɖ18f19Ũ23a31ĸ32c50ż61ſ
~hit>	66 -10Řšŧ-6ŷ7Ť9ǘǤ10ƚ11jƊ12ž13Ǧ14Y22Ũ32ſ34ĸ36c54ż
~hite	83 9J15ƻ16ǚ18ƾ23Ɖ
~hits	85 44ſ
~hly	64 -11Ǣ6Y7Ɣ12ķ14ƗƠ17qƮ26Ĵ
~hly>	64 -11Ǣ6Y7Ɣ12ķ14ƗƠ17qƮ26Ĵ
~ho>	38 -18ĿŪƔ-17tT-15P-13bķŏŲŴŸǉ-12yłŚǢ-11Ǆ-10Œ-9LŊƅƪ-8svxBĹŃŔŢŭź-7ĴŌŨƝƧưƵƷǌ-6fHĸĺŉžƞƣ7ƙƟ8ŵǇ9řŝŹ10qſƐ11ƬƱǛ12wǍǘǥ13ƁǅǕ14Ǟ15aZ17ƤƾǨ18Ŭƶ19ǆǐ21ǑǗǜ22Ɯǩ26Q27ń28Š30Ʋ31Ƴ32ļ34Ƣ35ŷ36oơ39Ł40ş41ŜƯ43ų46Ǡ47nƕ48ǔ53AŐ59ƫ60ǈ
~hob	82 -11ƨ14ǀ50g
~hobb	82 -11ƨ14ǀ50g
~hod	66 -19ƾ-11ƽ-7Ʈ-6mŷ7ŵ9ľƱ10ǣ11A12ſ14Ʋ16Ŝ21ư28ƃƤ32Ǩ48Ư
~hod>	66 -19ƾ-11ƽ-7Ʈ-6mŷ7ŵ9ľƱ10ǣ11A12ſ14Ʋ16Ŝ21ư28ƃƤ32Ǩ48Ư
~hoe	80 6ơ8ǧǨ11Ǡ12Ś13ł19Ǐ20Ƣ23ƺ26ų
~hoev	88 7ơ9ǧ14ł22Ƣ
~hol	51 -14ų-11Ƨ-10NǊ-8pDƝ-7zŊŧƾǖ-6Ʀ6B7iƸ8lZŁšŪǉ9ķŦůǐ10ƭ11O12tōŞŨűƵǕ14TƉƪ16hn18Ŕǩ19ŷ20ƿ21Ǘ23ŀ25kǛ26ƩǓ27K29Ŭ33ǧ
~hol>	70 -6t31ƿ37Ǜ
~hold	58 -14ų-11ƈ-8pNƝ-7zŊǒ-6ƾǖ7Ś8ŨƸ11itŁŪ15Ş16ű17T18Ɖ21n22ŷ25Ǘ27ǩ30ŀǓ31K35Ŭ38ǧ
~hole	62 -12Ƨ-11Ǌ-8D-7Ʀ6ĴƐ7ŇśŨưǒ8ķũƤǂǄ9t10Ŕš11lǉ12ZŦƭ13kůƵǐ15ō17hǕ18Oƈƪ33Ʃ
~holi	85 11U15Ǉ26k
~hom	48 -28Ő-17vN-14Ǐ-11MǄ-10Ƨ-9pǥ-8ŬǈǨ-7jPQSĻĿƯǇ-6JőŗŜǆ6gDLŋŷ7ruŹƋƌǔ8ĽƖƮ9wƛǩ11ķưǁ12ƇƙƜ13I14Ĺ15ůƕ17Ʒ19ƶ20Űƞ21q22CT23ź24H25sƆ26Ʊ30R31nƒ37Ɣ38ƅƟ39ş40FƓ43l55Ɲ
~home	48 -28Ő-17vN-14Ǐ-11MǄ-9pǥ-8ŬǈǨ-7jPQSĻĿƯǇ-6aJŗŜǆ6gDLŷ7ruŋŹƋƌǔ8ĽƖƮ9wǩ10ƛ12ķƇƙƜưǁ13I14Ĺ15ůƕ17Ʒ20Űƞ21q22CT23ź24H25sƆ26Ʊ30R31nƒ37Ɣ38ƅƟ39ş40FƓ43l55Ɲ
~hon	61 -18J-11Ń-10ǅ-9řǇ-6ŷƌ7Ǘ8CĹĿŇňśǖ9ŢŬ10fľƿ11SŜǄ12Śǘ13Qǟ14Ŗ18MŪ21Oź27c29Ž32I37K40ǩ
~hone	62 -18J-11Ńǅ-9Ǉ-6řŷƌ8CĹŇǗ9ĿňśŢǖ11SľŜƿǄ13ǟ14QŖŚ16c18M20I22O31Ž38K42ǩ
~hoo	56 -13ǩ-8ĺŷǖ-7ŝ6hƄƒƶ7vƢ8acKSǔ9ļśŻ10Qŭ12qƗǟ14Ǔ15C16Š19Ǜ23ł25xJ28lź29Ʊ41m
~hood	82 -9ǖ-7ŝ7ƞ10G11ƒ19l25C29Ǜ
~hook	86 -6ǩ18ļ20Ɨǟ
~hool	60 -6Š6Ǧ7Ƅƶ8vƢ9Sǔ11KQŭŻ13q15Ǔ25l28x30ź32Ʊ45m
~hoos	79 -9ĺ34Š37ł
~hoot	79 -11ŷ11h13ac15ś23J
~hop	55 -28D-13ǩ-12ƣƤ-10ŏŤ-9GƒǊ-8œ-7btxƳ-6KŮ9ůƗǄǐ11UƁǞ12Ǡ13Mǔ14ǝ15Ǚ16gǢ17Ƒ18Ǐǖ20XŠǌǍ21ĺ23ǅ25ǈǥ26Ǩ28ǟ30ŵ32ń33ǃ36ǋ37Ļ45Ɲ
~hop>	57 -28D-13ƣ-12Ƥ-9ŏ-8ƒǊ-7txGŮ-6bKƳ6ƴ7Ĺǘ9ǐǢ10ůǄ11Ɨ12UƁǞ13Ǡ14Mǌǔ18Ƒǈǝ19ǏǨ22ŠǍ25ǃǅ27ǥ30ǟ35ŵ40ǋ47Ɲ
~hopi	80 9H19X28ǖ39Ļ
~hopp	81 -14Ť-8ǩ14X36ĺ58ń
~hops	83 10ǌ12ǈǢǨ15ǃ19g
~hor	78 -7Ǔ8B10WƜ12ǔ13Ť16Ƹ17Ǟ18Ʈ23k29Ő
~hort	86 -6Ʒ11W13Ɯ15Ť20Ʈ
~hos	52 -11ǖ-10C-8ŖŨ-7nňƗƥƫǎ-6ƁƬ6ƈ7qwEĵĸņŕſ8ŇŲŹƍƞƯ9ƅƎƜƼǩ10iFSńƉǇ11Zž12ƦǊǔǨ13QŐŽƃǂǆǑ16Ǥ17Ƹ19A20ŠƩ21Ł22Ƒ24ƛ26ǐ32Ƣ
~hose	53 -11ǖ-8Ŗ-7ňŨƗ-6nƥǎ6űǄǧ7wUņŕ8EĵũſƈƯ9ŇŲŹƅƍƎƜƞ10iFǇ11ZńƉ13ŽǆǊ14Ǒǩ15Ő16Ǥ20AƩ21Š22ŁƑ25ƛ26ǐ33Ƣ
~hosp	73 -6ǩ9ž11qV12ĸƃ13S15Ƽ19ǂǨ20Ʀ21Qǔ25Ƹ
~hot	67 -18D-12K-8C-6Ũ10Ɔ11Ƙ13ǔ14Ƌ15ǁ16ƒ18ƻ24Ž29J30ś32ƍ39Ƥ46j
~hot>	75 -9C6ś16Ƌ18ƒ27Ž37ƍ53j
~hote	83 17ǔ50Ƥ
~hoto	85 -15K7Ǘ32ś
~hou	40 -24ŗ-21Ŭ-18ų-15ŶǇ-14Ʀ-13rǄ-12Ǐ-11pĹŒƼ-10őŭ-9APSŀńŉŎŐŤŸƵƽ-8ĿŦŴƁƠƨǖǢ-7iWĻŕũŮǅǈǘǞǥǦ-6vŃņŖǟ6ƊƋ7uNĴĺŢƘƬƱƺ8ŏſƄƖƚ9ōƑƶ10fƉưƸ11KŇƙ12hŲƎǠ13sLZƏ14ǧ15ňšǨ16ŌƌƗ17a18OŵƇǁ19GƂ20ş21ķ22ƝƮ23Ɠ25n26Ɯ28RT29Ɔƞ30F31ƭ32HƟ34Mƒ35Dǎ36ƅ37ŷ40Ɣ43Ʒ
~houg	76 6Ƶ8x9Ǧ10ŷ14ư15H17ŊƂ25Ţ34Ň
~houl	56 -10rŉƼ-9ƽ-7ƵǢ6I7bLƗ8ƫǠ9Ľŋ10ǂ11hO14Ƅ15uƘƱǩ16Ƭƶ17M18Ƹ19ōŷ20afKNƭ22Ĵǧ25ň27DŌ29s
~hour	67 -14NǄ-9P8gǀ9Ư13Ƨ16U22O23Ų33L36T62R66ǎ
~hous	45 -20Ŭ-18ų-17ŗ-14Ŷ-12ǇǏǦ-8pǖǩ-7sŎŐŦűƁƵǝ-6ŒŭŴƠ6Q7hůƕƭ8ŁƊƋƣǋ9Ǖ11TŹƌƚ12ƂƑ13ƖƗ14Ɖƙ15Ǝ16Ə17Zǁ19D20Ʈ21Ƈ22ŷ24G25ş26M28ķƝ29HƓ31Ʒ32n33Ɯ35ƞ36FƆ38Ɵ42ƒ43ƅ47Ɣ
~hout	64 -11ŗ-10ő-9Ʀ-8b7dƈưǁ8e9aǠ11ĺƌ13ľ15Ǔ17Ʈ18ƭƺ19ſ23ŏ27Ǩ29š32Ʒ41ŵ
~hov	86 7a12ǈ13Ő17w18u
~hove	86 7a12ǈ13Ő17w18u
~how	29 -19Ƃ-18Ł-17ǈ-16H-15Ǟ-14wRǄ-13Qƕ-12ǥ-11sWŌŐƛ-10yDILƵ-9AFōŏŔşƴ-8ŚơƤƧƯ-7MƝƨƫǠ-6ŪŷƁƩ6Ǌ7šźƅƖƗƠ8fSĸŞţƪǐǒǙ9GĶĿœǏ10gŦƔƚƟƣ11nŸƄƹ12kőƑǦ13pŊƙƸƿǝǡ14jzŃŕŻǆ16ŖŗŭŵƃƬƺ17Ĵǩ18ŨƏǜ19v20ǅǇ21OUY22ŠŮůƭǘ23bƋ24cŅǑ25ļǟ27Ť28KŧűƞƮ29Ƴ30ł31ǖ39Ɔ40Ŷ43t48x52i
~how>	29 -19Ƃ-18Ł-16ǈ-15HǞ-14wǄ-13QR-12ŝƕǥ-11sŐƛ-10yDILWŌƵ-9FŏŔşƴ-8AōŚƤƧƯ-7MƝơƫǠ-6ŪŷƨƩ6hǊ7źƖǡ8fSŞšƅƗƠƪǙ9ĶĸĿœţǏǐ10GŗŦƔƚƟ11gnŸƣƹ12ƑǦ13kŊőƙƿǝ14jpzŕŻƸǆ15Ń16Ŗŭŵƃƺ17Ĵ18ŨƏƬǩ19vǜ20ǅ21OUYǇ22ŠŮůƭ23bŅƋǘ24Ǒ25cļǟ27Ť28ƞ29KűƮƳ30łŧ31ǖ39Ɔ40Ŷ43t48x53i
~howe	83 15B16Ň
~howi	86 8d9ǧ16Ƅ
~hows	86 8ǒ12ť13ſ19ǡ20ŗ
~hr>	88 -20ǈ-14Ǡ-7ǩ14W33Ƨ54ǜ
~hre	85 11Ň12ǜ14Ŏ
~hrea	88 12ǜ
~hri	83 8Ƌ18d20D22k
~hris	83 8Ƌ18d20D22k
~hro	50 -8mŗ-7ƽ-6QƟ6ǘ7ĿňƊƮƱƻǝ8łŬ9Zšŵ10ĸļŧǦ11nƁƳ12zŔũ13ŊŐśƕ14ŖƆǥ15ƌƦ16Ť17j18ƨ19ǖ23ŏ24Ũǎ30W
~hroo	83 -6Ǉ12Ɗ14ƌ28Ɔ
~hrou	51 -8mŗ-7ƽ-6QƟ6dƌƗƛǘ7ĿňƮƱƻ8łŬǝ9Zšŵ10ĸļǦ11nŧƁƳ12z13ŊŔũƕ14Őś15Ŗǥ16Ʀ17Ť18j19ƨ20ǖ24ŏǎ25Ũ31W
~hs>	62 -8Ơ-6Ł7Ǥ8ǝ12ł14ŧ15vG16Ǆǈ18ƃ19Ů20ų21Ǩ23Œ25Y31Ʈ
~ht>	35 -12B-10Ƴ-9R-8ķŤ-7tT-6mW6dgFřŨƫ7QłœşŪűŲųŷƤǛǥǦ8eKXYĺľŃŏŕŭƐƮƽǖǝ9puCHŢŴƂơƿ10š11aE12ŇŖŝŠƌƷǟ13lŀŌŎŶƅƓƦǜ14oōŗƜƬǃ15w16S17ư18rŊ19bI21NP23ŧŰ25Ǐ28ǎ30ƒ32ƺ
~hte	68 -14b-13d-7m6ś8Bŕ10LǞ15UƱ16Ű19y25xŹ26v29w30u
~hter	68 -14b-13d-7m6ś8B10LǞ15UƱ16Ű19y25x26vŹ30uw
~hts	74 -7ŝ10nš12Ż14H15xĿ16yU28R34Ň
~hts>	74 -7ŝ10nš12Ż14H15xĿ16yU28R34Ň
~huh	76 6y7rx9gƏơ10ĺƞ12Ņǟ16Ŷ17j23Ũ
~huh>	76 6y7rx9gƏơ10ĺƞ12Ņǟ16Ŷ17j23Ũ
~hun	80 -7f6m10Źƞ13g15Ǜ24ǅ36H
~hunt	83 7m10Ź13g38H
~hur	58 -8Ŀ-7CŘ6ƍ8Wƙ9oŭ10tB13O14ǚ17XŤ18Ɯ19ƶ22ĸţ28Ǚ29Ń30žƚ35ƃ46ǣ
~hurc	79 8ư14oBŭ15t27ƶ
~hurr	75 -14Ŀ-8CŘ13ƙ18O39Ń40ƚ
~hurt	61 7ƍ9W15ǚ18X19Ť20Ɯ24ĸţ29Ǚ33ž39ƃ49ǣ
~hus	56 -17ƾ-14d-11ǟ-10QƸ-8uƺǢ-7Tŭ-6D6Ż7ƮƳ8ŁƯ11ŷ13ů14n15ƫ20fŲż24Ŵ26Ʒ28p29t30rs31ƨ32qǂ37o
~husb	57 -17ƾ-15d-11ǟ-10Ƹ-9Ǣ-8uQƺ-7T-6D6Ż7ƮƳ8ŁƯ12ŷ14nů15ƫ20f21ż24Ŵ26Ʒ29pt30r31sƨ33qǂ38o
~hut	71 7Ǖ9ŋƟ14ũ19ƚ20ǎ27a29ƛ57ǝ
~hut>	76 9Ǖ10ŋƟ22ǎ34ǝ
~huto	88 17ũ31ƛ
~hwa	85 7Ơ13Ə22Ɓ24ů
~hway	86 7Ơ14Ə22Ɓ25ů
~hy>	60 -15ļƶ-12œ-10Ƃ-8Œŧ-7ňƭ7A8ľǆ9Ǥ10Ǧ11Ŀ12ǜ13š15B16xņ19ŠƸ20rƴ26Ĺ27Ƶ28ǩ42Ŕ44ĺ45ŀ46Ţ
~hyd	77 51Ə
~hydr	77 51Ə
~hyg	88 12ǈ25P
~hygi	88 12ǈ25P
~hys	77 21ƀǁ23Ƹ35ƾ
~hysi	77 21ƀǁ23Ƹ35ƾ
~ia>	79 6z7l11Dǘ16yŸ17C26ų27Ŷ
~iab	58 -7Ő7ƍǥ8ƂƩ11Ŗ13Ƽǚ14ǂ15ơƽ20ƀ21ǌ28ǡ47ž
~iabe	80 18Ƽ20ǂ21ƽ
~iabi	59 -7Ő7ƍǥ8Ƃ13ǚ14Ŗ16ơ20ƀ21ǌ29ǡ37ž
~iag	81 14u17ƽ37Ƽ
~iagn	82 18ƽ37Ƽ
~ial	58 -13Ƃ-8ƆƱ-7Ǜ7aŐƩǕ8cĶƵ9ƦƮ10ĸǥ11ƖǆǍǠ13ƴ14ƉǦ15BƯǋ17A18ưǗ19ƾ21ƘƿǄ33eI
~ial>	59 -13Ƃ-8Ɔ6ǀǔ7aƩ8cƵ9ĶƦ10ǥ11Ǘ12ǆǍ13ƴ14ƿǦ16ǋ17B19ư23AǄ28Ƙ34I35e
~iall	83 -10Ʊ-7Ǜ12ƿ15Ʈ17ĸƖ19Ư
~ials	85 11ŐǗ15Ǖ19Ǡ22Ɖ
~ian	74 -12h-6Ľ8P11ƅ13oƝ15p16f18q20ǈ37Ʋ
~ian>	79 -6Ľ9P19q40Ʋ
~ianc	86 -7Ľ16o18p19f24q
~iar	66 21Ľ23Ŗ35ƫ
~iar>	86 28Ľ30Ŗ
~iary	67 35ƫ
~iat	83 12i14Ŋ17ŝ18m
~iate	83 12i14Ŋ17ŝ18m
~ibe	82 -8H-6ǋ6ƣ8Ƹ10ƻ17Őş
~ibe>	86 -6ǋ6Ǎ7ƣ8Ƹ
~ibl	57 -11ƿ6ǩ7ľłœǓ8ƀ12Ɓ14Y15ŎŦ16ƚ17ƽ19ňŭ29ƹ34Ř
~ible	58 -11ƿ6ǩ7ľłǓ8œƀ13Ɓ14Y15Ŏ16Ŧƚ19ň20ŭ30ƹ36Ř
~ic>	67 -10Ǆ-8ŭ6ĺ7ǝ8K9NŵǋǕ10ū11ŪŴƋƛƼ12tŻ13Ňůǖ14ťƥ20Ŏ30ǩ34ƾ
~ica	54 -14Ŀ-9ŕ-6bŘ7ņƻƽ8ƴǃǚ9ƙǄ10QŌǈǗ12ǒ13WŀūƀƋƸǂ14ƿ15Ĵ16źƃǌ17ƼǑ20ƾ24ǁ28ǧ29ƚ
~ical	63 -11ƻ7Tƿǎ8ƽ9ņǂ10Ǆǚ12Qǈ13Ǘ15Ƹ16WŀƀƋ18Ĵ20ƃ21Ǒ24ƾ28Ƽ29ǁ
~ican	79 -15Ŀ-8Ř13ƙ44ƚ
~icat	61 -9ŕƼ-6b6ǂ7S9ƴ10ƿǃ12Ō14ǒ15ū19źƻǌ32ǧ
~ice	45 -19ǩ-17ǟ-15n-10C-9őǓ-8pxSŁŮƶ-7ķĺŔŗǔǜ-6ŤƇ6ūŶ7rBşƞǕǞ8cŊœűƪƺ9FŎţƬǋ10ŀůƘǀ12dPłǄ13ŝŢưǛ14Ɲơ15ŒŜƕǘ16ń17oĹƒ18ŹŽǈ19aRUX20jMľ21Ņǚ25ŷ27Š43Ÿ
~ice>	49 -19ǩ-18ǟ-9Ǔ-8ŁŮƶ-7xCŔŗǜ-6ĺŤƇ6ayŋǃǉǊ7ĵĽŇś8Ŷƞ9rBşǕ10ŊűƪƬǘ11FŎœů12ţǋ13ŀ14Płńŝǚ15j16ŢƝư17Ž18Œ19Ĺ20ƒ21RUơǈ23MX24ľŅ30Š
~icen	59 -12n-8p-7Ső7c8Ǩ10Ƅ13ūƺ16ǀ18ao19d23Ǜ27Ź35ŷ58Ÿ
~icer	86 -7Ɩ14j39ƕ
~ices	76 -7ơǔ7ń10Ǟ11ǘ12ƗǍǠ15Ƙǚ17Ǆ18Ŝ
~ich	54 -14ǚ-8ŹƔ-6uŤ6ƶǥ7dEFŭƅ8bcŉƀƻǖ9ľŸ10ňŷƏ11ƴ12ńƁ13Ūƣ14Rļ16ƕ17ū19Jǈ23ť24Q28Ő36ų37C
~ich>	54 -14ǚ-8ŹƔ-6Ť6ƶǥ7dEFŭƅ8bcŉƀƻǖ9ľŸ10ňŷƏ11ƴ12ńƁ13Ūƣ14Rļ16ƕ17ū19Jǈ23ť24Q27C28Ő36ų
~ici	60 -8Ő-7Ƽ6P8Ƶ9ƕǛǦ12Ɩ14q15ǈ17Ƙǂ20ƻ31ƫ32şǥ
~icia	66 7P13Ɩ16q17ǈ34ƫ
~icie	67 10ƵǦ20Ƙ36şǥ
~icin	85 -10Ƽ13ƕ25ǂ29ƻ
~ick	51 -16ƪ-15ǩ-14Ŧ-10ż-9ƅǃ-7ŢƮ6wxŕţŤ7dWĻŋƹ8YļřŜų9O10ĺŀ11EXŊƉǏ12ƭǍ13iŶƽ15ľ16Ŕ17Ǡ18Ĺ21łŘǨ22ŭǛǟ23ŧ24ǐ25Lǘ27Š41Ż44Ƈ
~ick>	59 -8Ʈ-7Ţƅ6ŭ7Dĺ8ŝǉ9dWŋŌű10xĻřƹ11ŜŤ12ŧ14EŊ15Ǎ16ǘ17ƭ20Š22L24Ǜ25ł27Ǩ44Ƈ
~icke	62 -11Ŧż-6ǩ6Ʋ7Xĺǘ9ƕ10ŧ11N12wļ13ţ14ŘŠ15Ɖ26ǟ27Ŕ53Ż
~icki	80 -6Ǔ8ő11Ĺ16X21ŀ27i
~ickl	83 -13ƪ-6Ŕ10ŧ14N16Ĺ17Y29Ŷ
~icks	82 -7I10ǐ11ŭ13LŕƧ14Ƈ17Ř24ľ
~icku	81 -10ǃ-9ǩ8Ǐ12ž16O17ŭų32ǐ
~icl	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū16ǆ17ų18Ű19Ŭ22ş26Ŵ29ǐ34Ū
~icle	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū16ǆ17ų18Ű19Ŭ22ş26Ŵ29ǐ34Ū
~ico	79 25ƹ27ń48ĵ
~ico>	85 30ń52ĵ
~icot	88 29ƹ
~ics	82 6Ƙ12Ɨ21ǩ22ǈ34Ž
~ics>	82 6Ƙ12Ɨ21ǩ22ǈ34Ž
~ict	68 -8o7Ǆ8ơǔ9nƏ10ŤŴƅƞƸǓ11Ŀ12Ƈ14Ʒ15Q19ŭ24fś
~ict>	83 10ơ12Ə13Ǔ14ǔ19Q
~ictu	72 -8o8Ʊ10n11ĿŤŴƞ13Ƈ15Ʒ26fś
~icy	47 -14ĺ-13Ǧ-11Ŭ-10Zū-8oIƣ-7V6ŒŞƃƥǁ7Ļƨ8ƀƚƬ9Ŵ10ŜǤ11śŢƁơ12šƖƛǥ14ĹƓ15ŗƢ16ŐŤ18ľŠ19ƪǡ20ſƧ22ŷ23Ǣ24ŕƵ26ő27ŖŚ28Ʀ29Ʃ36ŏř
~icy>	47 -14ĺ-13Ǧ-10ZūŬ-8oIƣ-7V6ŒŞƃ7ĻƖƨǁ8ƀƚƬ9Ŵ10ŜǤ11śŢƁ12šƛơ14ĹƓǢǥ15ŗ16ŐŤƢ18ľŠ19ƪǡ20ſƧ22ŷ24Ƶ25ŕ26ő27ŖŚ28Ʀ29Ʃ36ř37ŏ
~id>	34 -21ǎ-18Œ-17Ň-16ǒ-14ALƧ-13zŌŷ-12RĻƟǄ-11vXŁŭžǇ-10sJKľŀŚƤƮǖ-9PĸŃŘŶƯǈ-8iIUŕŝşųǍǠ-7CķůŽƗǁǕǛǣǧ-6aoŏŢǀǃǟ6Ŏƞ7jWĴƾ8pĺōŜǘ10tƥƩƫƱƹƺǓ11xƚƲǏǑ12lŞǂ13ƕǊ14fqwţǜ15ĿőŖŵƔƼǩ16ťŹƅ17d18cĹřƈƽ19ŠźǤ20ńƶ21Ƅ22ŸƬ23S24ũ26ļĽ27ň28mš30Ŭƌ31kƒ32ņŨ33Ƴ35ŅŔƴǅ36œ37ŧ38G41Ť56Ŧ64B
~ida	77 10U11Ÿƃǚ13Ǉ16AǄ23k28H
~ida>	88 12Ÿ32H
~iday	85 11U15Ǉ26k
~idd	77 -8Ō7Lĵ10l15a18i24N
~iddl	78 -8Ō7ĵ8L16a18i24N
~ide	47 -14U-12Ƹ-11Ũ-10L-8RSƮǏ-7ařŤŹƧǆ-6lPŴ6Űŷ7nZţŧǂ8Ŭ9etuCœŔŽƽǇ10iqķŊƣǀ11jŁƇƵ12gƍƕ13Tťư14MƛǢ16Ǆ17Y18Ǎ21ūƥ22ŐƁƦǠ23ŵ24ƪ25łƃ27ż29Ų37Ɨ
~ide>	53 -14UŴ-13Ƹ-12ǩ-10ĺŨ-9n-8żǏ-7Rǆ-6ǔ6ŁŖƛƱ7őŠƌƏƦǄ8gĶŔƕƫǂ9Aŧ10Ű11CTƽ12iqœū13tƇƣ14Ŭǀ15jƍƥ16ư17Ǣ21Y23Ǎ27Ǡ32ł33ŲŵƁ42Ɨ
~idea	78 8s9T11B12V13Ƶ23Ŋ28Ň
~ided	86 -11Ł-7Ť14Ư17ƛ19e30ĺ
~iden	62 -12Ň-8r8dGǔ9ƕ10ƄƳ11Ŕ12ţ15Ǆ16ū17n19ť26ƪǩ27ƃ44ż
~ideo	85 -12L9Ɨ11g32M
~ider	82 8Ţ12Ž13w14ŉ17Ƃ18Ő
~ides	65 -8Ɓ6ų8ǔ9uƢ11Ŵǈ13ƥ14ŷ15ZǇ16Ő19Ł20ķ23Ʀ
~idi	76 8ĵ12ŭǀ13ł26Ł37Ƈ
~idin	76 8ĵ12ŭǀ13ł26Ł37Ƈ
~ido	83 8ƫ11Ǩ13Ʒ18Ƴ24f
~idow	83 8ƫ11Ǩ13Ʒ18Ƴ24f
~ids	56 -13c-9ķ-8oƽ7ƃ8qNń9ŭ12ľƭ17nŹ19ƍƲ20ƫ21ƶ24w27vƱ30Ư41y47x61u
~ids>	56 -13c-9ķ-8oƽ7ƃ8qNń9ŭ12ľƭ17nŹ19ƍƲ20ƫ21ƶ24w27vƱ30Ư41y47x61u
~ie>	71 -17ƞ-10Bƨ-9z-7Ǩ6Ľ7m10ƖǠ11V14Ƴ22Š24f25hłƦ29Ƣ31ƽ42Ŀ
~iec	86 -7Ƅ6Ƙ11Ʊ15Ǣ22Ŭ
~iece	86 -7Ƅ6Ƙ11Ʊ15Ǣ22Ŭ
~ied	61 -8YŐŵ-7O-6ƶƽ6ŧ7Ɩ9Ŀƫ10ŶƯ11ƚ13jǘ14ƷǏ15ŝŢǤ20Ǩ21o23Ʀ34f38ƴ48Ƴ
~ied>	61 -8YŐŵ-7O-6ƶƽ6ŧ7Ɩ9Ŀƫ10ŶƯ11ƚ13jǘ14ƷǏ15ŝŢǤ20Ǩ21o23Ʀ34f38ƴ48Ƴ
~iel	78 -7Ř10ű11ĽŚ12ĸ14ǈ18a19ū20Ɓ
~ield	78 -7Ř10ű11ĽŚ12ĸ14ǈ18a19ū20Ɓ
~ien	54 -10Ǆ-9w-8Ŀŷ-6ǩ7ŊƖ9UŧƳ10ŨƤ11ļ12aǅǦ13PƢ15ņ16ŭ17ABƝ26Ǔ27ǚ31Ɯ41Ŭ43ǔǗ
~ien>	88 42Ŭ
~ienc	71 -7ŷ9nǣ13Ŕŧ14Ũ16ǅ22ņ
~iend	71 -11w-9Ŕ7ųƃ8Š9ľ12Ɯ14ƤƳ15ļ16a20Ƣ24B25A
~ieni	88 12ǈ25P
~ient	60 -10Ǆ-7Ŀ8Ɩ9Ŋ10Uţ14Ǧ19ŭ20Ɲ24Ɯ30Ǔ32ǚ49Ǘ50ǔ
~ier	67 -8r-7śǝ6Ŧ10ŝūǣ13Ţ14M17ő22ǂǩ23Ƈ31Ő39Ǖ
~ier>	70 -8śǝ-7r7Ŧ10ŝūǣ13Ţ15M17ő23ǩ24ǂ33Ő36Ǖ
~iers	80 27Ƈ
~ies	52 -14V-9ǋ-8ŐƂƗǩ-7PǇ-6ƣ6ŀƢƵǉ7xW8ŲžƝƨ9ķ10ĽŤ11hơǈǦ12ńǃ13KƼ14gƘ15yǛ16ĵƃ17Ɔǐ18ǀǍ19ǣ20ŢƯ21ǎ22cĿ26ǥ32ş
~ies>	52 -14V-8ŐƂƗǋ-6PƣǇǩ6Ƶǉ7xŀƢ8WŲžƝƨ10ķĽŤ11ơǈǦ12hńǃ13Ƽ15gy16ĵƃǛ17ǐ18Ɔǀ19Ǎǣ20Ư21Ţ22cĿ26ǥ32ş
~iest	80 7Ǐ8ś16Ƙ23K35ǎ
~iet	81 -6ŕ9L13Ʈǆ14ŀ20Ƽ24ǎ
~iet>	88 -6ŕ10L14Ʈ15ŀ26ǎ
~iev	78 7ŋ10MSŌ11l13mŸǏ15Ƭ26ǩ
~ieve	78 7ŋ10MSŌ11l13mŸǏ15Ƭ26ǩ
~iew	85 -10ƶ10Ǟ20ǩ22Ŗ28Ŝ
~iew>	86 -10ƶ9Ŝ10Ǟ21ǩ23Ŗ
~if>	39 -19ǩ-17X-14ǈ-13ĺ-11ŀŉƕ-10yLŐƶǞ-9jŇō-8ŕƾǋ-7dgxAUŃņŗŨŷżƭƿǐ-6lřŪƳǅ6EĵŖšŶƛ7ňŢūźƄƎƒǦ8NƷǢ9ǘ10ŘŝƁ11bFGWŏǄ12ĻǕ13HĴķ14Ƃ15ŋǡ16cƪǚ17Ɯ18I22YƮ23ĸŊ24ž26ƀƯ27Ʀ29Ʊ30ƫǝ31ŎƤ43ŵ44ſ45ƃ53Ƨ68Ǩ
~ife	48 -24Ƹ-21P-17ŏ-15Ő-12vŗŻ-10ƼǄ-8ǩ-7aŌŒŖŵǃ-6ľƹ6bl7WǆǠ8Ũ11m12ĺ13ǈ15fi16Ʈ18Ƭ21Ŵƫ24s26Ƶƿ28ƪ30ƭ32ƴ33tǂ35o36Ƨ37q39ƩƷ43r46p50ƨ51Ʀ
~ife>	49 -17ŏ-16Ő-12ŗŻ-11vƸ-10Ƽ-8Pų-7ŌŖŵǃǩ-6ŒƹǄ7lǆǠ8WŨ11m12o13ĺ15iǈ16f17q18ǂ19Ƭ21p22Ŵ23ƫ24ƭ25s27Ƶƿ29ƪ33ƴ35t38Ƨ41rƩ43Ʒ52ƨ53Ʀ
~ifes	70 -20Ƹ-19P-7Ÿ-6d7B8Ɯ9ƺ11j13bų16Ʈ23ǂ29q34o37p
~iff	66 -18ƚ6CK8VƏƬǘ9ǅǥ10Ż11ĺłǕ16ǩ18Ř20ň21Ş26ũ
~iffe	66 -18ƚ6CK8VƏƬǘ9ǅǥ11łǕ18Ř20ň21Ş22ĺ26ũ
~ifi	63 -10ŕ-6b8ĺ11ǃ15ǒ16ūǤ20źǌ33ǧ
~ific	63 -10ŕ-6b8ĺ11ǃ15ǒ16ū20źǌ33ǧ
~ift	73 -13C-12ũ-7a7ļ8Ǥ9PŃ10UĴǈ13ƶ14ŕű16ŵ17ń20ǎ45R
~ift>	82 -15C-14ũ8ļ12U15ƶ16ű18ŵ33R
~ifth	88 -8a14Ĵ21ń
~ifts	86 18R24ǎ
~ig>	58 -18Ƃ-17ƞ-12Ʈ-10ǈ-9ŒƕǞ-8uFƉ-7ƒơ-6ǘ6ZķƏǁ7łŢžƦưǓ8Žƙ9jyƇƘƜ10Řƛ12ƚƬǅ13ľ14œ15gŦǇǍ16Ǐ17Ǒ20ƣ22Ǧ24ĸƑ25k28Ő39Ɔ
~iga	80 13ǂ15C45ƹ
~igar	81 14ǂ46ƹ
~igg	69 -7ǝ6Ł7t9Ţ10ƪ11xH13ŌǏ15Ňǔ16Ǟ30Ŀ
~igge	69 -7ǝ6Ł9Ţ10ƪ11H13ŌǏ15Ňǔ16Ǟ30Ŀ
~igh	34 -11Š-8Wķ-7tT6dXYŭűǛǥ7lHKľťŨŪŴƐƽǍǓǖ8eŁŃŝŬŲơƮƿǝ9uvGŏƙƫ10ļŇŻǦ11EĿŊƤƦƷǂǟ12UŀŎœŕųƅƠǜ13orŌšů14wŅŧƓƬƼǃ15S17ƣ18byIǏ19CPƒƞ21NŰƜ26ǎ31ŗ40ƺ
~igh>	64 -12Ʊ-10Š6Ů7Ƅƫ10žǦ11vƚƠ12Ł13l17y18ƺǂ20ƙƼ38ŗ40ƣ
~ighb	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~ighe	75 -9ž9ƒ11Ř12ŅŔ14œ18Ǔ27m
~ight	35 -10B-9Ť-7Tķ-6t6adgGLQƩƫǚ7FœşŭƐǛǥ8eHKXYľŖťŪűųƤƽǖǝ9ŃŗŲŴƞƮƿ10puyCŏŨơ11EĿŻ12ŇŊƷǟ13UŎŕŝƅƓƦǜ14oŀŌƒ15rwšǃ16ŧƬ17S18Ɯ19bIǏ20P22NŰ27ǎ32ƺ
~ighw	86 7Ơ14Ə22Ɓ25ů
~igi	69 8dTŠū13Ƌ15ƌ16eƈ21I22l24E29ř
~igin	76 9Š14Ƌ17ƈƌ25l
~igit	76 9d10ū17e23I27E31ř
~ign	59 -7tŝǗ-6O6H7Ľ8Qǀǉ9qIWZœƢ10Ŗ11Ʊ12ƨ13ƒ14Jǩ15Ʋ16Ǡ20ő21Ŏ22Ǔ24ǃ29Ł30Ɩǚ42Ō
~ign>	63 -7Ǘ-6ŝű9Hǀ11WZŎŖ13ƨƱ14Ł15JƒƖ19ǩ23Ǔ24ő27ǃ31ǚ39Ō
~igne	78 -8O7Ɓ8Ǚ10ŁŌ14Ƣ15œ21Ʋ
~igni	86 12ǉ16Ŏ24Ɩ
~igns	85 -7t16Q18q26Ǡ
~igs	81 -15ƛ-10ŽǦ-9ǈ10Ƃ17q18Ų20Ƒ21Ɔ23Ǉ28ű
~igs>	83 -15ƛ-10ŽǦ-9ǈ10Ƃ18qŲ21Ƒ22Ɔ24Ǉ
~igu	70 6y7HXœŦǉǊ8Ɨƭ9ĸłŅŗƓƘ11ŤǠ12A13Ŗ15ư18ƈƬ
~igur	70 6y7HXœŦǉǊ8Ɨƭ9ĸłŅŗƓƘ11ŤǠ12A13Ŗ15ư18ƈƬ
~iju	88 16ƹ23ƿ
~ijua	88 16ƹ23ƿ
~ike	43 -15Ŝ-14Ť-13PŎŢǞ-12JĿǐ-11ƢǠ-10Ĺ-9ŰƦ-8bƛ-7pZľśǄ-6qŠƒƻ6aTƂ7ilyLĺƌƎƝưǥ8sFXťŧƠƯ9ŔƜǀ10mDǖ11AŋŗţŨŮƐǩ12Ɓ13jœƭ14rYłƘƽ15Ǎ16Rűžƿ17gŉŲ19vŃņ20ĻŌƞ22Ĵƶ24Ň27K28Ŷƥ31Ş32U33ŝ
~ike>	44 -14Ť-13PŎŜŢǞ-12JĿǐǠ-11Ƣ-10Ĺ-9ŰƦ-8bľƛ-7pZśǄ-6qķŠŬƒƻ6MTőşƂ7ailyLƌƎƘƝǥ8sĺťŧư9FXŔƠ10mDƜǀ11AŗţŮƐǖ12Ɓǩ13ƭ14jYƽ15łœŨǍ16Rņűƿ17rŲž18gŉ19vŃ21ĻŌŞƞ23Ĵƶ25Ň28K29ƥ30Ŷ33U34ŝ
~ikes	83 -8Ũ8ƺ14Ƙ15ŋƯ16ĸ21Ş
~iki	78 -15Ķ-11ƨ11g12Ň13bœ27ƞ29x35t
~ikin	78 -15Ķ-11ƨ11g12Ň13bœ27ƞ29x35t
~il>	54 -14b-10ǩ-9Ǡ-8Ɲ-7Ńű6Ƅ7VƕǍ8ƀ9DĴĺƈ10ŕ11v12Ǐ13Ǖ15EŘ16ƭ17ƻ18Ǆ20śǧ25Ľ28ǘ44K48ƚ87J
~ilb	88 11ż14ĸ22D
~ilbo	88 11ż14ĸ22D
~ild	56 -11Ƈ-9Ɔ-8FǨ-7ĸ-6Ǟ7X8Ɛǀǌ9ŶŹƤƫ10y11l13ƅ14Ʊ15vw17Ư19Ǣ23ơ25Ƒ28uǋ34ƣ35Ʃ44Ǎ55Ɠ
~ild>	69 -7ĸ-6Ǟ8ĺ9ƌ10w11XƐǀ12Ŷǌ13Ź19Ʊ20Ʃ30ƅ42Ɠ
~ildi	62 -11Ƈ-10ƅ-9Ɔ-8F-7ƩǨ12Ƥ29ƑǢ30ơ35ǋ40ƣ54Ǎ
~ildr	73 10w13ƫ14y23vƯ38u
~ile	54 -11B-10ǈ-7jŭ-6ŖŰ7dĽŧŲǅ8Iļŉ9ŇƯǏǜ10ŚƉ11ah12GŴź13ŤƤ14ǒ15Ǝǝ20ǆ21ś22Ə26Ƅǐ27ƛ29Ǘ35ţů68Ů
~ile>	63 -9ǈ-7ŭ7Cŧų8őƜƷ9dķŲǃǅ10Iŉ11ŇƯ12Śţ14GǗ15aśǒ16ƉƤ18Ǝǆǝ20Ƅ
~ilea	81 9ů41Ů
~iled	75 -7Ű9ǆ12Ľś13ǜ15Ƅ23Ť35ţ
~iler	83 -12B15Ǐ18ļ20h27ǐ
~iles	65 -6j10ǘ12ǐ16Ŵź22Ǘ28Ə36ů49Ů
~ili	56 -8Ő-6Ʀ6ǥ8DƂ10Ŀ11ǐ12ǚ14ơ15X16şƄ17Ľ19ƀ20ƛǌ21W26ǡ32Ŗ33ž
~ilia	86 28Ľ30Ŗ
~ilin	79 9f12D15Ŀ23Ƅ25X29ƛ
~ilit	58 -7Ő6ƍ7ǥ8Ƃ12ǐ13Ŗǚ15ơ18ş20ƀ21ǌ22W27ǡ35ž
~ill	44 -14ŵǨ-13Ʊ-12ƛ-10pŀŸ-8axŠƜƶ-7buBKŁőŝŤƳǔ-6lmRķĸńņŗŞű6Ƅ7fjoNYŽƔƺ8ĶŃŉśơǤ9eĴƃƕƹǃ10DĺƽǂǠ11qvƮ12sũŷǞ13PĵŬƒ14tư15ĽƬ16yLŐƖ17JUŌŨ18zCOZŹ19MQV20c21I24Hƫ32ł35ƭ40ƻ54Ʋ
~ill>	46 -13a-12ƛƱ-10ŵŸ-9pŀŢ-8xļ-7ŠƜƳ-6mőŤǔ6dXƗƞ7ţƄǕǞ8fjoZƺǩ9NĶĻŉśƔ10eŃŌƹƻ11ƕ12qvCĺ13ŷ14sũŬ15tPĵ16D17yUƖƬ18JLŐ19zŨ20O21MVŹ22c23IQ26ƫ27H34ł37ƭ40Ʋ
~ille	80 6Ľ8Ĺ9a10Ɗ13Ǥ14Ō16C21ļ
~illi	78 10Ţ11Ǟ14C15Ž16Ľ17Ĵ23ƻ
~illo	83 -8D-7ű12ơ18ƅ28ǃ33ƒ
~ills	65 -13Ǩ-7ŵ10ƿǤ12Ŀ16Y18ƃ19Ǡ22Ʈ24ZƲ26ư27ƻ
~ils	85 11ƈ13Ɣ14Ǘ16ǘ
~ils>	86 13Ɣ14Ǘ16ǘ
~ilt	69 -11Ʃ-8ť6Ǣ8Ʊ9ƺ10bŻ11ķ14ǝ20Ƈ24ƪ26Ǟ40ƅ
~ilt>	69 -11Ʃ-8ť6Ǣ8Ʊ9ƺ10b11ķ14ǝ20Ƈ24ƪ26Ǟ40ƅ
~ily	56 -10Ƽ-6Ŗ6qĺ7ƭ8ŭ9Ƴ10hǅ11uư12AF14Ū16žǇ19Ɯ22Ũƶ23Ʈ24yƬ27Ƥ30w32n34ƽ
~ily>	56 -10Ƽ6qĺ8ŭ10h11uư12AF14Ƴ15Ū16žǇ19ƜƮ22Ũ23ƶ25yƬ27Ƥ29ƽ30w33n
~ilys	88 -7Ƴ8ƽ11ƭ17ǅ
~im>	57 -16Ƹ-10ơ-8ŎƼƽǒ-7ļƦ-6ǩ6r8AŅŔźƳ10ņǌ12wŜ13Y16Ş18oŘũ20ţ22Ŧ23ſ26ǂ28ƍ30ŧƨ33ť37sŤ
~ima	76 9Ů11ƾ13Ɠ14ǉ20Ũ38h
~imal	85 43h
~imar	88 14ƾ
~imb	76 9PŤ10Ʃ13Ɓ19ǈ24ǀ29Ƒ
~imb>	83 11ŤƩ21ǈ
~imbi	88 11P22ǀ
~ime	51 -12Ǟ-9Ľ-8aŐŒŦǂ-7ľƨǗ6Ŋƫ7TĵźƒƦƶ9ŧƧƴǖǘ10SņŜšƛƭƺǛ11Wǚ12Hœ13Ųǀ15ĻŵƟǩ16g17s19Ƹ21ũ23őǇ25V26ǎ34NOR36Ń38L
~ime>	53 -10ƦǞ-9ĽŦ-8aŐǩ-7ǂǗ-6ľǈ6bƓ7ĵŊźƒƟ8ƫƶ10őŜŧƛƧƴǖǘ11ņƭ12ƺ13Hœš14TŲ16Ļŵ18Ń19s20gƸ21ǎ22ũ26Ǉ27V36NR37O41L
~imer	85 14ǣ15LS19ő20Ǉ
~imes	76 -8T-6Œ6ţ10W11ǟ13ŻƟǎ16ǈ23ǀ26Ʀ36ǩ
~imi	58 -6Ś7ŠŻǜ8Ƙ9ĺ10y14Ǧ15Ɠ16Ŗ18Ǣ20Ǔ31ǡ54ŗ
~imit	59 -6Ś7ŠŻ8Ƙ11y14Ǧ15Ɠ16Ŗ18Ǣ21Ǔ32ǡ55ŗ
~imm	85 22Ƒ24ƍ
~immi	86 24ƍ
~imn	86 48Ɛ
~imne	86 48Ɛ
~imp	70 -8Ŏǩ7ƶ8Ǖ9ĻǢ13ō14ŇƱ16Ǝ17ƌ20ư23ľ26Ş
~impl	85 12Ļ20Ǝ25ư
~impo	76 -8ǩ9Ǖ11ƶ14ō16Ʊ27ľ
~impr	83 -8Ŏ11Ǣ18Ň20ƌ31Ş
~ims	69 11t13Ʒ14ŧǣ19ǜ22ľ41ţ
~ims>	71 14ǣ15ŧ20ǜ23ľ42ţ
~imse	88 7zƨ14t16Ʒ
~imu	79 -16ř39ŗ41ž
~imum	79 -16ř39ŗ41ž
~in>	28 -27ŗǩ-26ƭ-22ž-21ĺ-20Ʈ-19w-18ǃ-17ŝƒ-15Şź-14p-13uƺǔ-12cDơ-11ƈǒ-10rŒśşŦƴ-9aœƇƧ-8ĸƆƢǦ-7BFŸ-6őƁư6fOŇŤ7ŀƼǕ8ZŏųŷŹƎƖƚƱǀ9VŪƲǑǣ10lzMŉũƳƹǓ11QĴĵƿ12vKĻĽŻƅƷ13kEńƾ14bmķĿƤǠ15qňƽǖ16ǄǏǗǡ17Ŝš18yŚǐ19jŅţǞ20Ŗƪƻ21sƊǉǌǧ22ĶŃůűƥ23RUľƵ24ūżƉǍ25tŌƍƗ27ŽƐƛƞ28SĹ29Ǌ31Cǅ35nH37Ƹ39i41Y44Ɲ
~ina	62 -13ţ-9Ʊ6Š7xĽ8Ǖ10t11ƄƋƮƯ12ĸ13kŊƌ14qƈƞ15Bǈ16A17l18ƥ21ǜ22Ł24Ǡ27ư35Ŭ
~inal	68 6f8xŠ9Ľ11t12Ƌ15kƈƌ16ƞ20l27Ł32ư
~inan	71 -9Ʊ13ƄƮƯ14ĸ16Ŋ20B21A29Ǡ42Ŭ
~inc	52 -11Ŝ-10ƷǇǩ-9Œ-7ņŤ-6ĺŐŵƽ6IƼǣ7PXŸǃǆ8nƁƣǉ9GƔƪ11Bǥ12œŔ13iŗŹ14ťƺ15ƹ16ǟ17ţ19ŏƮƯǅ24t26ũ27S30Ǟ33Tő
~ince	59 -12Ŝ-10ǩ-8ņœ-7ĺŤ-6Ő6ƌ7ż8IŸƼ9Pǂ10ƣƪ11G14B15Ź16iŗť17ƹ19ǟ20ţ23ǅ27t30ũ31S36Ǟ38ő
~inch	86 -6ǝ13j16X26ƺ
~incl	71 -10Ǉ-8Œ6ǥ8ǣ9Ơ11s12œƁ13Ɔǉ30ŏ
~inco	66 -12Ʒ-7ŵ8ƭ9Ƭǔ10ǆǥ11ǃ12n15ǝ26Ʈ27Ư45T
~incr	81 22Ŕ33œ
~ind	47 -16Ǜ-14Ř-11Ş-10Ʀ-9GƈƧƽ-8vBŇƛƫƻ-7fIƵǈǩ-6ktwQŀŦŵ6cūŹƉ7bĺĽƯ8ŃŴ9płųƁƝ10hx11UśŷƇƲǆ12ƐƳƼǘ13MŧƕǑ14Ŏűƣ15jŪǟ16ŠƷǔ17ĿŚǄ18ļ19ƶ20ŏǁ21gƬ23Ƌ24X28ŤƩ32Ŋ54ƚ
~ind>	48 -16Ǜ-12Ʀ-11Şƪ-10Ř-9Gƈƽ-8vBƛƫ-7ŇƧƻ-6fQŦǈ6ƉƠƹ7cŹ8bƯ9pĺĽűųŴƝ10łŃƎ11hŷǆ12UśƇƲƼ13Ƴǘ14Mŧƣ16ŎŪǔǟ17Š18ŚǄ19ļĿ20ƶ21ŏŤǁ22g23Ƭ24Ƌ25X30Ʃ33Ŋ51ƚ
~inde	78 7z9O12Ɩ24x25ƕ28Ǒ
~indo	85 -7Ǝ13Ɛ14Ť22j
~inds	80 -7Ř9ƚ10ňű12Ǡ20ū21Ɓ
~ine	43 -24Ƃ-13C-12Ʊ-11tŪ-10ŏž-9ōœ-8FőƮƷ-7LTĹŒŠţŬǇǙ-6hĻşƟƯƵ6iƫ7AKƑƻ8s9SŁłƺǔ10Ǡ11Ľƹ12ńŋŚǂ13űǁǘ14ŎƔƝƴǦ15ǆǨ16qǐ17ƛ18Ņǅ19MŖŭƍǏǡ20ƿǋ21jǃ22ǩ24I25ǄǑǖ27ǝ29ǥ30ǞǟǢ31ŃǛ32P36Ǌ
~ine>	52 -11Ɵ-9œǔ-7LŠǇǈǓ-6ōƗƝ6EX7aĴǄ8ŜŸƫƽ9qMSŨ10iKNĽŚǏǕǞ11ǁ12słŖǩ13Łƻǝ14ŋƛ15ƴƹ16jńǊ18ű19ƔǛ20P24Ņƍ26Iƿ31ǖ39Ń
~ined	74 10ňƺ13Ǜ15ǘ17j20Ŗ21ƛ
~iner	85 10Ƙǁ15ǟ25P
~ines	49 -26Ƃ-12Ʊ-11Ū-10tž-8Cŏ-7GŗƉ-6őƼ7Ųǩ8ǘ10ƑƗǛ11Aǎ13Ǐ14MǂǠ19ŎǝǦ20ǆǔ21ǐ22ƝǨ23ŭ24ǅǡ25ǋǞ26Ǌ28ǃǟ31Ǒ32Ǆ36ǥ37Ǣ
~inf	72 8ļǕ11Ľ13Ŋ16Ż17ń18Ŕ19Ļ27x34Ǘ
~info	75 8Ǖ9ļ12Ľ13Ŋ18ń20Ļ36Ǘ
~ing	28 -19Gš-17Őő-15Ʒ-14ƧƩ-13ƅ-12lļǗ-11ŗƔƺǆ-10sBŌŜǚǡ-9WťŧƏǨ-8ovņǎǒ-7ųƟ-6RƃƤǌ6EŇŦſƒƝ7mKSƂƈƎƯƱƻ8Ÿƣƶƽ9guMTƗǓǛǢǦ10YĵƬǂ11Iŋţ12ķŮƆ13ZƋƍƞ14zFĿżƮǜ15fŲƉƛƥǄǊ16Ľŉƹ17LĻŒŘŻƵ18ƨƳ19Ĵŝŭ20Ƅǀ21Uľ22PĶ23xŀōŞŹƖǍǙ26yXŏŢŽơ27łũ31ikǩ34ĺ35t37j38HƘ44Ĺ45V46Ǟ48ǟ
~ing>	29 -17Gš-16ŐőƩ-15Ʒ-14Ƨ-13ǔǨ-12ƅƫ-11lļŗƈƤǗ-10ACŌƔƺǅǆǡ-9sBŧǚ-8vWŊƏǎ-7oYņťųǒ-6ŜƗƟ6ehŔŕƥǕ7ńŅŘƆƝ8fmŇŦſƂƒ9qSķŸƣƮƱƻǝǢǦ10gƯǓ11uMĵǂǄǛ12ĿŋţƬǜ13ILUĻŮǙ14Ƌƍ15Zŉ16zFŝŲż17ĽƛƞƳƹǊ18Ż19Œ20ĴƨƵ21ŭ22ĹƄǀ23ŏŢ24iPĶľ25xŀłōũŹŽƖ27Ǎ28yXơ29Ş31ǩ32Ƙ33k36ĺ38t39j41H42ǟ48V50Ǟ
~inge	79 -6Ƙ10Ŏ12ũ21E25Ǚ32f44ƫ
~ingi	86 13T15ź16q20ǟ24Ĺ
~ingl	68 -10ƿ11ǩ14Ɔ18ǅ19Ƙ31f40Ɖ44ƈ
~ings	53 -12ǖ-10Ş-7ƞ6HķƑ7ŝşŢǨ8KĻƜ9LTŀƤ10ƮƹǄ11Qƶ13iƢ15Ƙ17Uƥ19Ř20ǔ21ǟ24Ĺ26A27Ɨ35Y
~ingu	85 28Ǝ
~ini	64 -12y-10ǧ7Ɲ8aĻ9Ǆ10Ťǡ12ǩ17ŗ18mAƌ23Ǚ24j26ź28žƊ32ƾ
~inim	80 22ŗ41ž
~inin	79 -12ǧ10Ɲ27ź30Ǚ32j
~inio	88 12Ļ25A
~inis	71 -13y6ǝ11Ťǡ12Ǆ19ǩ20ƌ22m31Ɗ
~inj	73 30ǣ42ƃ46ž
~inju	74 30ǣ42ƃ47ž
~ink	52 -17q-15ƨ-10ZŞŶǄ-8Ĺ-7jǠ-6ľǑ7žƌǊ8XĴŌƑǋǞ9ƀƛǝ10ƒƷ11GŠ12hŖ13ĿƳ14ĺ15ű16Ǎ17ŨƵ19ƣ20yĸ22B23ǩ24V25H27Ǜ28Ň43Ƭ53ƿ56r
~ink>	56 -18q-15ƨ-10Zƭ-9ŞǄ-8XǠ6OƯǒ7ŀƌƤƺǘ8ķž9hVĴǊ10ŌƑǋ11ƒƛƷ12ǝ13G17ű19Ŗ20Ũ23Hĸ25BƬ33Ňǩ39ƿ42r
~inki	67 -10Ŷ-8r-7Ŗ-6ǩ7ǞǦ9ƀ13ƿ15Ŀ16ĺ17Š19ƭ20VXƳ23y26Ƶ28Ƭ
~inkl	76 26Ǎ29ƣ
~inks	78 -8j35r42Ǜ
~inl	85 12ŭŴ18ǖ
~inly	86 12ŭŴ18ǖ
~inn	77 -9Ɵ-6ŗ10Ƥ11Ťƛ12nŔƦ14N15Ʈ16ƿ23L27ƻ
~inne	78 -9Ɵ-6ŗ11ƛ12nŔƦ14N16Ʈƿ24L27ƻ
~ino	85 13v17C28ƻ
~ins	41 -14Ǐ-13ƸǍ-12ƒǦ-11Z-10Ǒ-9nǂ-8ŭ-7sQSōŬƅƝǇ-6lķĿŨƯǞ6KũǤ7yŘŤūƁƂƬ8ĹƗ9ĺƦƳ10a11Cǌ13ľŁƭǨ14Ųơ15WņţƄǄ16rŪƕƴ17ŒŗƃƘƻǓ20ƙ22šƪ25ǩ26Ʃ28Ɠƨ30ǒ33ǥ35ŐşǢ36ŏ39ſ
~ins>	67 -6Ǉ7Ŕ8k9Ƙ10u12ŀƠ14ũƻ15Ʃ16y17w19ǔ22CƗ24a25ƙ
~insi	73 -42ǌ-13Ǎ-7ǩ8ŷƩ11ŖƏƛ12Ű14ƪǄ15ƌƣ16ū17ƥ27Ǣ43ơ
~insp	77 15Ɖ
~inst	63 -10Z-6Aŏ6Ɣ7MǑ9Ƶ10Błǡ11Ɛ13Kń14Ǆ19r21Ƙ28ƪ29Ų40ǩ
~insu	43 -14Ǐ-13ƸǑ-11ƒ-10ơǦ-9Ɣǂ-7nƥǍǔ-6wũŬƝ6őŧ7řŜŦƙǘǤǧǩ8ŘŚŞŴƂ9ŤƬƻ10Ĺ11ĺƳ12Ʀ14ƩƭǨ15Ł16ľ17WņƄ18ţŪ19ŒŗƕƴǓ20ƃ24š29Ǣ31Ɠƨ33ǒ36ǥ37ǌ38ş39Ő42ſ43ŏ
~int	57 -11Ǉ-10ǅ-9şƖ-8ZŁ-7m-6XƆƒ6iŅŘƔƵ7LǁǞ8qůŵƀ9Bł10RŇǃǍ11gŊǄ12dĶƾ13űżǗǩ14ťǣ16ƌǜ20N22Ŗ23ƪ24ǎ26S28Šƛ29Ż32Ş
~int>	76 -10Ǉ-8Ɵ8ū10Ř11ǁ12Œ13qǩ15Ǎ17ǜ21Ŗű
~inte	67 -10Ɩ-9ş7Ař8ĹƄƔƪ9HŖżƟơǩ11Ƶ12ů13ŅŇ14Bƛ15ǃ17Š18ť25N29ǎ
~intm	85 11MǖǗ15ŵ21ƾ
~into	68 -11ǅ-8Ł6ǘ7zſ8żǗ9iĺŎ10dǞ12ƀ13Rł14Ŋ16gĶ17Š18ǣ20ƛƪ22ƌ33S
~ints	82 -8Ɔ7ǜ46Ż48Ş
~inu	65 7fńŞ8Ś9au10Ļ12ůǁǧ13š15ķ19Ō26N40O
~inut	66 7fńŞ8Ś9au11Ļ12ůǁǧ19Ō27N41O
~inv	68 7ż8PŁǠ12ǩ14ƗǢ17Ǖ19ķ21Ǐǘ22Ɲ
~inve	77 14ǩ16ƗǢ22ķ24Ǐ25Ɲ
~invo	73 8ż9PŁǠ19Ǖ23ǘ
~iny	80 13Ƙ17Ƈ32Y
~iny>	85 14Ƙ34Y
~inyl	88 19Ƈ
~io>	86 -6ǩ9B16l
~iol	82 39Ż
~iola	82 39Ż
~ion	44 -10ơ-8GNžƸ-7ĺĿŏŘŞŪƩǑ-6wſƤƽǃǥ7qQTŁŎŗ8ƕ9Ő10ưƻǝǣ11xSŌŖƿǁǜ12knŊƖ16ŋŔƅƼǓ17ǋ18mū19ĻűƇ20ńƏǆ21ĶŻ22Pǌ23ƌ25ŉƱ26ż27Aƀ28Y29Ňǚ
~ion>	48 -15ǩ-13ĵţ-8GN-7ŘơƻǒǞ-6ŏžƩƽ6zŉǟ7ļľŬǓ8ƃ9qTŎƕƭ10xŗ11ŁŻ12ńưǝǣ13ǁǜ14SŌƅƖ15AŔƌƏ18kŋ20mż22Ļ23ūǆ24Ķ25Ƈ26ű27P31ƀƱ32Y33Ň
~iona	72 6ǒ8Ɛ10Ǥ11g12ǧ14ƿ17Ǔ19Qǌ25ǚ
~ione	86 12ĸ14A17n19ż21ń
~ions	59 -8Ƹ6Ɣƫ7dś8Aņ9ŖƏ10ţ12ĵŚ14Ǟ15Ż17ƌ18ǩ19ǚ22ǋ23Ŋ24ƻ26ŉ27Ƽ
~ionw	88 12ő15Š31Ő
~ior	78 -10Œ6m11a17œ19w28Ƈ33ľ
~ior>	80 -10Œ6m12a17œ20w29Ƈ
~iou	75 -10o11Ǜ12ŉ13r14ǂ15Ĺ16w18Ŀ19Ƽ20ƽ
~ious	75 -10o11Ǜ12ŉ13r14ǂ15Ĺ16w18Ŀ19Ƽ20ƽ
~ip>	59 -9ǩ-8Ǧ-7OǄ6Ƅǌ7ķŉǡ8ŠƳ9Ƃ10ƛǆ12Ɖǋ13Ľ15ǁ17k18Ǎ20B21ł22Ţ28Ɯ34ů50ƃ80E
~ipe	75 11ǖ14ũ15U17Ƥ19Ş29Ƌ32ƛ
~ipe>	80 7Ƥ12ǖ21Ş38ƛ
~ipes	85 -6Ǆ12Ƥ16ũ34Ƌ
~ipl	86 22Ɓ31m
~ipm	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~ipme	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~ipp	73 -9Ŗ-8Ɵ7Ɨ10ĵŤƛ11ǝ12Ǖ13ƪƿ14Ƣ25h
~ippe	82 -10Ŗ8Ɨ11Ť12ĵ14ƪǕ15ƿ28h
~ippi	77 -8Ɵ12ƛǝ15Ƣ
~ips	81 14ǡ16ǀ17E19k20T
~ips>	81 14ǡ16ǀ17E19k20T
~ipt	76 25Ǌ27Ƙ37ƻ
~ipti	85 26ƻ
~ipts	83 15ƻ17Ƙ28Ǌ
~iqu	86 -31Ÿ-8ŷ11Y12Ƙ14ƿ48Ǜ
~ir>	56 -9ţǆǧ-8Œ-7ŭ-6nǩ7ƳǌǗ8zĵľŝǇ9UŚ10y11i12ŀŇƢ14ŦǃǑ15Ǖ16ǐ18Ɲ20ŉ23ŧ24Ņ25v26Ʊ30Ŕ41ǈ43ǒ
~ira	72 11ŕ22n23x27w46Ķ
~ira>	74 22n24x28w48Ķ
~irb	85 36Ɯ
~irbn	85 36Ɯ
~ird	76 -13j10Ŝǡ15ƣǅǘ17d20q44Ɵ
~ird>	78 10Ŝǡ15ǅǘ16ƣ18d21q
~ire	52 -12Ǐ-10ŵ-9HǠ-8ǅ-7ťů-6Ƶ6Ŝűǥ7Ǚ8ekĻũ9ƭǌ10Uǝ11ơ12Ƙ13ǘ14ŤƧ15ŕǑǢ16tĺ17ŉǓǞ18Ư23P24ǔ28ĶƎ29Ƥ43SƐ47ǜ75Ə
~ire>	57 -11Ǐ-9Ǡ-8ŵǅ-7H6ǘ7Ɛ8ƗǄ9Ŝ10ŕ11Vƭ12ǝ16Ƨ17Ǒ18ĺŤǓǢ19ǔ20ŉǌǞ21Ư22ǜ23Ƥ25S29Ǝ70Ə
~ired	73 -29ǌ-7V6ņ10ǘǥ11q12űƤǙ16ũ30ơ31S36ǜ44P
~irem	73 -14ơ16ǌ25t51Ķ
~irep	77 59Ɛ
~ires	86 11ŕ12ǔ14e18Ļ
~iri	72 -13Ǡ-9ƣ-7H17ƻ20Ǎ27Ǟ31V41Ƌ47ǜ
~irin	72 -13Ǡ-9ƣ-7H17ƻ20Ǎ27Ǟ31V41Ƌ47ǜ
~irl	72 8ǖ11Ǥ12Ʒǈ14lǜ19vw22Ƣ42u
~irl>	79 9ǖ12Ǥ15ǈ16l22w26u
~irlf	88 28Ƣ
~irls	82 14Ʒ16ǜ17v21u
~irs	56 -9ĸǌ-8ƞ-7Ţ6rGž7Sǅ8Ō9Ǉ10ŕŠ11Ǆ12sŃƨ13aY14oxőŚƊƤ15ŅŇƫǑ17œ18ńƅ19A21ŏ22ƖǍ29Ř
~irs>	71 -6Ţ6ƣƥ7ŔƆǓ8őŦ9ƛ12Ǉ15Ǆ18Ɗ20Ǒ21Ņ22Ƥ29Ǎ
~irst	59 -9ĸǌ-8ƞ7rGžƷǩ8SőƠǅ9Ō11ŕŠ13sŃƨ14a15oxY16Śƫ17Ň19œƅ20Ań23ŏƖ32Ř
~irt	64 10Ǘ13PŜ17ņ37v38p45c50d
~irth	64 10Ǘ13Ŝ23c37v38p50d
~is>	22 -24Ũ-18Ƹ-16ŠŦ-15ņ-14Ľ-13ǘ-12Sň-11cŤŸƷ-10ƃƮ-9gŔƜ-8Oś-7Ɲƴƹ-6ŢŲ6ƚƺ7lnzCKŅŐŖŽƑƒƔƿǅ8aMŉřŜƍƖ9ŏŵƼǉǙ10BRĶŝŞūžƙǎ11ķĿŎşƏƥǁǜǥ12ĻƐƻ13uvƁ14fXŋŬſƫǇ15łůƠƯƱ16ĵľŪųƉƟǗǞǣ17ŭƕơ18ryYƦƾ19hōŕŹƘ20ǈǟ21DŒƆ22Tƨ23ĹƢƲǃ24Qŗǆ25INƊƓƶǋ26pJŶ27qűǂǖ28s29ƅƩǛ30o31Ƈ32AŃ33ź35xŁ37U39t40j41Ǎ42i45ǩ47Ŵ49ŀ
~isa	76 -8Ʀ11Ƙ13Ư15ň17e18Ǝ19Z25ĸ26ş31W
~isab	81 -7Ʀ14Ư17ň28ş33W
~isc	69 8ľŮƁǜ9őşƺ13m14IQŽ15Z17ź20h
~isco	71 8ľŮ9ş10ő13m14I15QZŽ18ź
~iscu	86 10Ɓ11ƺ25h
~ise	59 -10Ŧ-9xŐƏ6kĸ7dmƮ8aƎǊ9Ŀ11w12ŏǋ13Ǣ14gtǩ15Ǥ16Ơ17lœƒƸƽ18BV19AƘǂ28ƣ34Ư
~ise>	63 -10AŦ-9xƏ-8Őŗ-6ĺ7kNĸŘ8mƮ9œƎǊ10Ŀ11d12wǋ15Ǣ16gtǩ18ƠǤ19VƸ20ƒ21ǂ25ƣ37Ư
~isea	86 18ƽ
~ised	76 10ŏœ12aŗ15B26l28Ƙ
~isf	88 -9Ő12ŧ24ŝ
~isfi	88 -9Ő12ŧ24ŝ
~ish	63 -12y6Ɵ8hŤ9ǁ10ƗǄǡ13ņ17ĻŞƌ18m19Ǝ24ǩ26Ɗưǘ39g
~ish>	75 -14y8Ɖ9Ɵ10hƌ11Ťǁ13Ǆ21ĻŞ23m25g32ǩ
~ishe	69 6ǝ8g9ƌ11ǡ16ņ22Ǝ30ư31Ɗ
~ishi	85 14g15Ɨ37ǘ
~isi	63 -6ű7ǚ12Nƙ13Ń14ǁ15Ŕ18A20Łƻƾ23ż38Ɯ47ƀ
~isin	81 14A16ƙ21Ŕ27ƻ
~isio	67 -6Ř7ƅ8Aǚ14Ń22Ł25ż50ƀ
~isit	77 -7B8a15N18ǁ25ƾ48Ɯ
~isk	75 -7g14Y19ƙ26ũ34ǀ
~isk>	76 14Y20ƙ28ũ
~iss	66 -12Ő-8Ĵ7tŋŵ8rTƵ9pǟ10sƸ12ŁŎǚ13ƉƷ14ű15ŝ19ųǙ21Şǂ24Ÿ29š38ō
~iss>	85 -7Ş8Ĺ12ōǟ24ŝ26Ǚ
~isse	85 -9Ĵ33ō39š
~issi	75 -13Ő7Y8ŋ10Tŵ14Ŏ15Ɖ16ǚ17ű33Ş
~issu	76 10rtƵ11p12sƸ15Ł16Ʒ25ǂ28Ÿ
~ist	50 -14ǌ-10Ƴ-9Cŗǘ-8wų-7ŢǙ-6Ʊ6ŪƏǓ7nUƷǖ8DPńƜǈ9dgozţƼ10hQſƒƗƘǐǩ11kƅƯ12ƎǑ13Ƶ14ĺūŬ15ľ16ƾǊ17űǗ18Ť19a20B24ǚ31ŷ32ơ34A36ƽ
~ist>	57 -24ǌ-8Ǚ-7Cų-6ǘ6ƿ7hķşǥ8fŪƕǏ9ǈ10nń12gŬƘƜ13ƒǐ14ſƎƗ15P17Ǘ18ĺ19ľű20ƾ23Ť26ŷ30ơ
~ista	83 45ǚ
~iste	64 -7wŗ6rtP7sǤǧ8ơǃ9Ƥǌ10oUƷ11ƫǖ15z18Ư19ƽ22Ǌ23ǩ28a29B47A
~isti	85 21ƅ28Ƶ
~istm	83 8Ƌ18d20D22k
~isto	71 -9Ƴ11ņƼ18ţ32ƽ
~istr	81 12ƏǓ14ǔ19Q27ū
~ists	75 8Ǉ9ŷ18ǈ21Ǒ
~it>	27 -32ǩ-22Ĺǔ-21Ņ-20qŝƷ-18vǈ-17O-16ƃƨ-15glCGşǜ-14pPǑ-13ǝǣ-12yRŷƸ-11x-10tHLŉ-9SƗ-8zķǕ-7aŪźǓǙǠ-6IňŢů6QŘŦƁǏ7ǄǖǦ8KWľŐƖ9ŋŲƯǡǧ10bJ11iDŞŴŵƐƕ12Ŀżǋ13Ķ14Ƭǘǟ15ŸǇ16nōƟƠƹ17AŒūƀƙƼǤ19FłťƊƓǆ20ĴĵŁř21Ƣƭ22Ů23śǞ24ŊŎ25ŕŚƆƉƞ26Uŧ27BŃŠ28Ƈƫ29ŔŭǅǗ30Ōſ31ŤũŰ32rĺ33Ŭų34j35ŇƵ36ŖƧƩ37ƒǃ38ŗŨ40Ŷƅƪ46ŀœ62ű
~ita	65 -6C6a7Ƥ8ž9qV10ĸƃ11Sƶ13ƻƼ15ǩ17gQƦǂǨ18ǔ19f20ŻƘ22Ƹ34ŀ
~ital	70 -6C9ž10qV11ƃ12Sĸ15Ƽ18ǂǨ19QƦǩ20ǔ22f24Ƹ
~itar	86 -6a24g28Ƙ
~itat	81 28Ż45ŀ
~itc	65 -11ǎ-8ǖ-6ŷǊ6ƙ7ł9ƭ10Lƞǈ12ſƎ13ŌŸ15g17Ǆ21f22ő23MǛ34ƌ39Ţ
~itch	65 -11ǎ-8ǖ-6ŷǊ6ƙ7ł9ƭ10Lƞǈ12ſƎ13ŌŸ15g17Ǆ21f22ő23MǛ34ƌ39Ţ
~ite	60 -15q-13Ʈ-11ś6ŉ7eńŝŤǇǦ8Ǜ9oƲ10Kƻ11wřŴǚ12ũŶƌƬƾ14Ǥ15ŌŸƉƍ18Ő20ǩ21ƥ24ļ30Ƙ33h39ƞ
~ite>	64 -16q-13Ʈ-11ś6Ĺ7J8ŉŝŤǇ9oŐǛ11KƲƻ12wřŴ13Ƭƾ14ƌ15Ŷ16Ÿƍƞ17Ō22ƥ27ļǩ38h
~itec	88 18ǚ24Ɖ
~ited	80 9ŵ20Ǥ33ƞ
~iter	85 10n11eƈ13Ť19ũ
~ites	88 9Ǔ12ńǦ15Ő
~ith	37 -22Ť-14HĺƔ-13Eƫ-11ǅ-10Ǜǩ-9uŅƃƟǑ-8GNķŁŮƦƶ-7vyCţŪƎƯƴǌ-6DŘƩǐ6zƞƽǖ7ťŰź8Žžƚǥ9Wŷ10BŚƧƱǤ11rAMŋœưƿǡǨ12nXńřŶǜ13gsĿŢŭƁǓ14ŀƮƳ15ĸżƂƤ16ĴĻŖŲƐǁ17QŊŜŠſǃ18aň19ŧŬǍ20ŝ21ĹƵ22šŵƢƷ25Ş26VŐ28ņ30b35ş42ő
~ith>	38 -21ĺ-19Ť-14Ɣǐ-13EHŏƫ-9uľƟǅǑǛǩ-8NŅƃƶƺ-7yCGķŁ-6vDŪƎƯ6rſƸ7źƞǖ8zŰŽž9Xƚ10ŗƱǥ11BWŷƧǤ12MŋœŚżưƿǡ13aAńřŶǍǜ14ĿŢƁƳ15gnsŀŭ16Ƃ17QĴĸŖŬŲƐƤǁ18ĻŜǃ19ňŊŠ20ŧ22Ƶ23ĹŝƢ27VŞ28Őş31ņ35b49ő
~ithe	81 -6ƪ8ż10ƽ13r14Ǎ18ş
~ithi	86 -10Ů12Ə18ǐ28ť
~itho	64 -11ŗ-10ő-9Ʀ-8b7dƈưǁ8e9aǠ11ĺ13ľ15Ǔ17Ʈ18ƭƺ19ſ23ŏ27Ǩ29š32Ʒ41ŵ
~iti	61 -10ƻ-9Ƹǩ-8G7HĸŐǤ8JŔƵ9iVƉǈ10Ņ11S12ƄǓ14a16Ɩ18Ɯǀǧ21ƌ23ǌ24ń25Ƽ26Ŏ27ű32Ʊ
~itie	88 7Ơ10Ʊ21ǀ
~itin	74 -7ǩ6Ķ7a10HJǞ11ǧ12iŎŐ14Ɩ15Ƅ23Ɯ
~itio	65 -10ƻ-9GƸ-7Ǟ6ż8ŔǤ9ĸ10VƉƵǈǧ11Ņ13S14Ǔ17Ŏ23ƌ25ǌ26ń28Ƽ29ű35Ʊ
~itl	74 -12ũ-7Ƅ7ǈǐ10ķ11q14ű21P27Ɩ33Ŭ
~itle	74 -12ũ-7Ƅ7ǈǐ10ķ11q14ű21P27Ɩ33Ŭ
~ito	75 -9Ǉ18Ǥ25Ɯ26Ž29Ǝ
~itor	75 -9Ǉ18Ǥ25Ɯ26Ž29Ǝ
~its	55 -7Ś6hƺ7ŰƟ8Ň9tǜǝ10ĴƤ11Y12Ǧ13L14Ɠ15ǡ16IƘ17Ŗ19EƣǓ22ř23ž25ſ31W38ŗ
~its>	55 -6Ś6gƺ7hŰƘƟ9tŇǜǝ11YƤ12Ǧ13L15ǡ16I18Ŗ19EǓ20ƣ23řž25ſ31W43ŗ
~itse	83 -7ŗ11Ǣ13Ƙ16Ĵ22Ɠ
~itt	55 -11Ǉ-9ǩ-7Lűƛ6ņ7cdrIŽƎǓǙ8zĵƳƻ9ļƲ10ƘƦ11ƞƟ12Ŋ13ŗż14Ư15bvYœ16ŅƝ17M19hžƹ22w23x25uĶ
~itte	76 -13n9Ż11Ǔ12Ǚ14žƲ23b24ŗ36h
~itti	71 -6L6HYŚǦ12rĵŀƝ14Ƙ15ƹ17Ɵ22nĶ23M
~ittl	58 -10Ǉ-7hƛ-6ű6ĿŨ7gņŐƜ8cdIŽƎƝƹ9ĶƳƻ10zļ11Y12ƞƦ13Ŋ14ż15Ư16v17Ņœ24w27ux
~itu	76 -8Ƙ-6D10Ź11Ǩ12n13F14ƥ15z19GƢ24Ɨ
~itua	85 11Ź12Ǩ13n15F17z
~itur	80 -8Ƙ-6D14ƥ20GƢ26Ɨ
~ity	54 -8Ő-7ŗƝ-6IƦƩ6dǋ7xŋƂ8DV9eǓ10ǐ11yŖǚ13ơ15Ɣ16ş18Ķƀǌ19W21ľ24ķƎƶǡ30ǆ31ž32C
~ity>	54 -8Ő-7ŗƝ-6IƦƩ6dǋ7xŋƂ8DV9eǓ10ǐ11yŖǚ13ơ15Ɣ16ş18Ķƀǌ19W21ľ24ķƎƶǡ30ǆ31ž32C
~ium	77 9Ʃ11X14œ16Ǥ29Œ
~ium>	77 9Ʃ11X14œ16Ǥ29Œ
~iva	81 -10F7ŊƤ10Q11ǀ14Ʊǣ19ơ
~ivat	82 -10F8Ŋ10Q11ǀ14Ʊ15ǣ19ơ
~ive	41 -17uR-13ǂǩ-11qrƵ-10BSǄǒ-9ŖŗšƦǨ-8sTƯƴ-7HYĸľŉōŒƨ-6pƧ6ŧǠ7oķŌŸƄ8ŝŨƆǛ9zQőŞŦƷǀǣ10hŵƅ11Ɲƣ12dƀƘƠ13ŅŰ14ǚ15XŔ17ŶŽǕ18CƮ19W20nDƙ21ŪŮ24ſ26lůŴ27G30ŭ31Ź34ų42ź43Ų46ŷ56ǐ
~ive>	47 -20q-18ǩ-17u-13ǂ-11r-10Ǔ-9BŗǄ-8sAǒ-7TYĸŞšŰƦƩǋǨ-6HľƨƯ6Ɲǈ7nIǎǕ8FŊŽ9ŌſƄ10oķŔŧŷơǠ11GŦƆƷǣǧ12zőŝŨƅ13hlQŵŹǀ14ƀƘ15dƠƣ16Ņ17ŭ18ǐ19XŪ21ǚ22Ŷ23W24DƮ25Cų26Ų27Ů29Ŵ32ů
~ived	83 32l37G
~iven	75 -7Ź-6ƴ8Ŵ9ŷ14Ŕ15ǋ16ŭ
~iver	55 -16R-9ǧ-7xŴƵ7Ɲǩ9ǃ11Ÿż12y14ŭ15ŽƩǕ16ſ17Ǜ21aǓ26Ź27ƙ33Ų36ǐ50ŷ63ź
~ives	60 -11z-10ǈ-8Ū6ſ9AƢ11q17ş18ų21nǐ24Ş25ŷ
~ivew	78 -7ŷ12Ə28Ū41Ű
~ivi	55 -13ŝ-12ǩ-9T-8fAǒ-7csőŘƭ-6R6LŀƤ7ƚƦ8HǍ9ŵƷ10t11ƫ13Ʋ14qƞǁ15Nƍ17Ƃ19ŮżŽ20i21kFŴŸ22Ų26ŷ27ŹŻƪ28zP30Ū33ǀ
~ivid	86 15Ʀ20ƫ44ƪ
~ivin	56 -13ǩ-12ŝ-9T-8fǒ-7cAőƭ-6Ř6LĿŀŒ7ƚƤ9HŵƷǍ11t12Ŵ13Ʋ14qƞǁ16Nƍ17Ƃ19ŪŽ20Ůż21ikŸǀ22F23Ų27ŷ28ŹŻ29zP
~ivo	81 11ĵ37f
~ivor	81 11ĵ37f
~ix>	80 -11ǃ11Ƥ12Ŏ15ũ16ţ18h19ǩ29Ş
~ixe	82 -7ƺ10ŵ11ĵ12ǌ20ũ24ƌ31Ǐ
~ixed	86 10ŵ24ũ25ƌ
~ixi	86 -7Ɵ9y12ǀ13Ǡ15ƌ22H
~ixin	88 -7Ɵ9y12ǀ15ƌ22H
~ize	77 -10Ƶ9Ļ10r13œ15ƋǞ24H25Ɔ31Ƭ
~ize>	79 -10Ƶ10r13œ15Ǟ20Ɔ24H32Ƭ
~izo	88 -8ŷ-6Ǐ14Ÿ19Ǟ24Ɵ
~izon	88 -8ŷ-6Ǐ14Ÿ19Ǟ24Ɵ
~izz	86 11Ų12Ǎ29ǩ
~izza	86 11Ų12Ǎ29ǩ
~jec	80 10ŋ11ƌ18ƴ27ǁ
~ject	80 10ŋ11ƌ18ƴ27ǁ
~jee	88 -14ŷ10Ū20Ŭų
~jeep	88 -14ŷ10Ū20Ŭų
~jew	72 36Ƙ
~jewe	72 36Ƙ
~job	54 -9Ɯƶ-8Ǐ-6foOƮǂǨ7Ǚ8ňǡ9tţ10Ǔǔ11ŗŴ13ĶƦǑ14ƝǦǧ15ů16RƬǄ20ǣ31q33ǐ35Ƨ37ǈ44U47S49W50V53P
~job>	56 -9Ɯƶ-8Ǐ-7ǂ-6foOǅ6ǀǦ8Ǚ9ň10tţ11Ǔ12ŗŴ13Ķ14ǐǧ15ƝƦ17RƬ19ů21ǣ22Ƨ25ǈ33q38V46U50S53W58P
~jobs	73 -6ŭ11ǑǦ12ƨǡ17ǈ18Ƨǔ19V25Ǆ27ǐ
~joi	82 10fŎő17Ǎ41s
~join	82 10fŎő17Ǎ41s
~joy	81 -6P12ǟ13ŭ18g24t34U
~joy>	85 20g23U25t
~jua	88 16ƹ23ƿ
~juan	88 16ƹ23ƿ
~jud	85 10ż11ƿ12š17c18ķ
~judg	85 10ż11ƿ12š17c18ķ
~jum	77 -9Ŧ-8Ǆ10ƍ13Ň31Ţ37œ46ǀ
~jump	77 -9Ŧ-8Ǆ10ƍ13Ň31Ţ37œ46ǀ
~jun	85 7m9G17a21w
~juni	86 7m17a22w
~jur	74 10ķ30ǣ42ƃ47ž
~juri	82 15ž29ƃ34ǣ
~jury	78 11ķ16ƃ35ž
~jus	47 -13ŗ-12ǐ-11ōƧ-10OǏ-9qFƳǂ-8złƏ-7BŃƥƵ-6RŚűǓ6ş7mZŒŵžƲǚ8dUŜŲżƊƍǀ9vķŁŌŴŶƭǒǧ10ƢƦ11SƗǙ12eŇ13ơǈ14ŊǑ15CŧŪƻ17uŔ18K19ŭ21nǋ22Ŗ24Ĺ25Š26Ǉ31Ļŷ
~just	47 -13ŗ-12ǐ-11ōƧ-10OǏ-9qFƳǂ-8złƏ-7BŃƥƵ-6RŚűǓ6ş7mZŒŵžƲǚ8dUŜŲżƊƍǀ9vķŁŌŴŶƭǒǧ10ƢƦ11SƗǙ12eŇ13ơǈ14ŊǑ15CŧŪƻ17uŔ18K19ŭ21nǋ22Ŗ24Ĺ25Š26Ǉ31Ļŷ
~kag	78 13ş21Ų25W40ǥ
~kage	78 13ş21Ų25W40ǥ
~kay	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮ7tĴľňŗŵǥ8OUŭƾǐǗ9pƼǒ10IMXū11hĹŃŘƥ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
~kay>	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮƴ7tĴľŗŵǥ8OUňŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
~ke>	38 -18Ŝƨ-17Ť-15Z-13JĹľƢǞ-11Łƣ-10ŰƛǠ-9bŕƒǑ-8IŚŭǙ-7tQSĸńŅƆƫƲǅǇǏǕǗǛ-6ſƄƩǆ6DYţƹ7mrszŐűƏƖƝƭ8xRĽƌƐƽ9jŢžƟǒǨ10ňƜǁǌ11MŘǍ12ŉŪƱƻǄ13i14vĴƶƿǀ15ő17ǩ18ŌŎŲŶƧǘ19Ƭ20cBǂ21Kķǚ22gŃŞŧ23ƁƤ24ņ25U26ů28ŝƞ29Ļƥ30T31ǖ36łŨ37ŇƎ
~ked	55 -13ţ-10Ɩ-9Ʀ-8GŦŷǨ-7ǩ-6Ĺƀ6pķžƂƨƫ7aĵŎǦ8Nƣǧ9Ľōǟ10wBYĶļŭŽ11ņŘƛǔ17Ńƹ19Ǆ20Sż21ƞǗ22Ű25r28ńŠ34ǘ
~ked>	55 -13ţ-10Ɩ-9Ʀ-8GŦŷǨ-7ǩ-6Ĺƀ6pķžƂƨƫ7aĵŎǦ8Nƣǧ9Ľōǟ10wBYĶļŭŽ11ņŘƛǔ17Ńƹ19Ǆ20Sż21ƞǗ22Ű25r28ńŠ34ǘ
~kee	53 -11eĴ-8pňŘ-7sHNŶƤǔ-6ŷǄ6ƶ7xŉ8cŸǞ9WşũƝǙ10PĿǘǝǩ11ŀŋŚŽƥǒ12ƀ14UǏ15ht17YōƊƮ18ŝŤſ19ŢƷǨ20Űǟ22o27Ƨ30Ǘ31Ǡ37Ƶ
~keep	53 -11eĴ-8pŘ-7sHNňŶƤǔ-6ŷǄ6ƶ7xŉ8cŸ9WşũƝǨ10PĿǘǙǩ11ŀŋŚŽƥǒǝ12ƀ14UǏǞ15t17YōƊƮ18ŝŤſ19ŢƷ20ǟ21Ű22o27Ƨ30Ǘ31Ǡ37Ƶ
~kel	88 12ű19ŧ21ũ
~ken	65 -11Ɗ6Ĵǌ8Ɯ9ƕ10ǉǎ12QŨ13ƛ14ť15ƿ16Ų18R21ŭ36k
~ken>	74 -12Ɗ7Ĵǌ11ƕ12ǉ14Ũ15ƛ
~kend	71 9Ɯ11ǎ15ť17Ųƿ20R23ŭ40k
~kep	74 -12ō-10D-8ő-6Ŀ8Y11ƃ15Ŷ16ŀ18ŝ20Ǘ30Ű37ƥ
~kept	74 -12ō-10D-8ő-6Ŀ8Y11ƃ15Ŷ16ŀ18ŝ20Ǘ30Ű37ƥ
~ker	59 -14Ɗ-12Ǥ-8Ų-6t7gKƝǂ8xA9ał10ķ13ǘ14ŜŽƉ15Ł16sƹ18vƋǑ19Ƴ22ǜ24Ş26ǣ27Ǉ34ƥ
~ker>	65 -16Ɗ-6t8gǂǣ9AK10ł11a15ǘ16ŜƉ17Ł18ƹ19s22Ƴ25ǜ38ƥ
~kers	68 -13Ǥ11x13Ž22vƋǣ24Ǒ32Ş33Ǉ
~kes	63 -7ŗŨ6ǐ7ƃƏǔ8ƵǨ9OņŝųƘ10Ư11Xǁ12ĸ14Şƙ16ŋ19Ł20Ǌ21Ŀ26Ǟ28ŀ
~kes>	63 -7ŗŨ6ǐ7ƃƏǔ8ƵǨ9OņŝųƘ10Ư11Xǁ12ĸ14Şƙ16ŋ19Ł20Ǌ21Ŀ26Ǟ28ŀ
~ket	59 -10ż7Nƶ8eDƓ9ĸŖǄ13ţǟ19HŦ20Y23Řƒ25Ŕ51Ż
~ket>	64 -6Ť6ǔ8DN9Ɠ10ĸŖǄ11H20Ŧ22Y25Żƒ26Ř27Ŕ
~kets	67 -8ż10H16ţǟ32Ż
~key	71 -7Ʀ-6ņ7Ƨ9Ń10v26ų31Ɩ60Ǩ
~key>	86 -7ņ-6Ʀ74Ǩ
~keys	73 8Ƨ10Ń11v27ų32Ɩ
~kgr	85 9ŋ10s22ǜ31ǩ
~kgro	85 9ŋ10s22ǜ31ǩ
~kic	81 8Ń11i13ŕ15ĺƹ16ĻŌ17Ř
~kick	81 8Ń11i13ŕ15ĺƹ16ĻŌ17Ř
~kid	55 -18m-14c-10ķ-9ŷƽ-8o-7zŢ6ƃ8qNŭƘ10Ɯ11ƭ12ľ13ź15Ǐ17Ʀ18ƍƲ20ƫ23w24Ʊ25ln26v28ƶ34Ư36y43x48Ź59u
~kid>	75 -17m-10ŷ-8Ţ-7z11ƶ12n13Ƙ17Ɯ22Ǐ23ź25Ʀ27l42Ź
~kids	57 -13c-9ķ-8oƽ-6r7ƃ8N9qŭ12ľƭ17n18Ź19ƍƲ20ƫ21ƶ24w27vƱ31Ư41y48x62u
~kin	43 -14ƪ-13Ʀ-12Ǜ-10jķŗ-9Ōſǅ-8ruŞƈƧƫǑ-7lnsŁŐŒŖųŵŶŹƜǐ-6mAFŜŲƛ6QĶľƳ7ĽĿŴƎǟ8bŢűƅƭǞ9zŤƞƠƣƲƹ10ǆǈǍǦ11vƻ12ZĴŰƍ13qPŚŪƄƵ14iŊƇƐǄ15ń16gŏ17żǩ18hƋ19xyŽ20Ň22Ĺ23H24ĺŠơ25tŃ26Vǔ31Ƭ32X34Ʃ37a
~kin>	62 -9ǩ-8ĺ-6Ɩ6CNłŊƇǆ7PœƵǈǠ8pvƭ9ZŢ10ŃŚŨŭƍǖ11tŠƄ12ƞƩǍ13Ŭ14hHĹƐ15xŀ17Ŀń18ƅǞ20X24a
~kind	55 -17Ǜ-15ƪ-10Ʀ-9ƈ-7ƫ-6ƻ6YŢ7ŃŧŮƐưƸ8qRǥ9iƉƨƹ10Ŋǟ11bĺǩ12ŴƎƝ13X14hűǆ15xŤƇ16Ʋ18ƣ21ǔ22Ū23Ǆ29ŏƋ37Ʃ
~king	50 -12U-9rŀ-8ňŨǅǑ-7NTŌŖŗŶſ-6ƨǐ6ńǝ8vƄƒƿ9qĶŉ10ciQƳǈǓ11ZĴŚť12PǦ13zľƠƵ14ǔǩ15ŃŠŰ17H18Ĺ19Ž20ƻ21tż22X23g24ĺ25ay29Ň30V32ơ39Ƭ
~kip	81 -10Ǧ8B9Ŋ10Ɓ12Ƃ16ů23ǁ
~kip>	81 -10Ǧ8B9Ŋ10Ɓ12Ƃ16ů23ǁ
~kit	71 -8ǖ8ł11ǈ12Lƞ13Ǝ19Ǆ26Ǜ27M38ƌ
~kitc	71 -8ǖ8ł11ǈ12Lƞ13Ǝ19Ǆ26Ǜ27M38ƌ
~kke	81 19ǘ36Ǡ
~kkee	81 19ǘ36Ǡ
~kle	71 12Nƿ13Ĺ24ŶǍ27ƣ
~kler	76 26Ǎ29ƣ
~kne	86 13Ƹ18ƽ31t
~knee	88 13Ƹ32t
~kno	51 -14Ō-11ŎƂǔ-10Ĺ-9nƮƶƽ-8ŕ-7ĺŐſƭǄ-6ƞǈǗ7OƷǟ8mGĵĻŋŗţƐ9ĴŃƈƛ10ĽņŰŲƀǂ11Ƴ12hňŒŔźƌ13ōƎƧ14ƓƩ16cr17ŅŜ18w19ǃ20Ƹ22fƋ24A26ǩ38ŉ41Ŗ
~knoc	82 -6Ǟ7m9Ĵ10ţ23ź24ƌ
~know	52 -14Ō-11ŎƂǔ-10Ĺ-9nƮƶƽ-8ŕ-7ĺſƭ-6ŐƞǄǈǗ6Ǌǣ7OƷǟ8ĵĻŋŗƐ9ƈƛ10ĽŃŰƀǂ11GņŲƳ12Ŕ13hňŒƎ14ōƓƩ15Ƨ17cr18ŅŜ19w20ǃ21Ƹ25A28ǩ39ŉ43Ŗ
~kru	88 32ĵ
~krup	88 32ĵ
~ks>	48 -16ǩ-15n-10Ő-9QR-8qSĶŀŌŨƝ-7Iǋ-6ĿŞŤǙǥ6twňƎƗ7ahMĽľƴ8mAƙǝ9Ɓ10ŜŽƌƑǔ11TźžƷǗ12ƜƦǖǜ13X14ķŖ15Ɖ16ŕƽǘ17r20ŝƹ21ż22ƥ24Ɵ25Ǉ26L27ƛǛ29zŊ30ŵ34ǈ35Ǡ36ǐ
~ksg	86 10ǜ34k
~ksgi	86 10ǜ34k
~ksh	70 -13Ǎ-10Ǌ23Ŕ24Ƒ25Ɲ29Ɨ
~kshe	78 25Ŕ
~ksho	76 -14Ǎ-10Ǌ26Ƒ27Ɲ32Ɨ
~kup	67 -9ǃ-8ǩ9žǕ12Ƹ13O14ŭų20ƛƫ23ƾ26ǐ29ǘ
~kup>	68 -9ǃ-8ǩ6Ǐ9Ǖ12Ƹ13O14ų15ŭǐ20ƫ24ƾ32ƛ
~kups	88 -15ƛ13ž15ǐ45ǘ
~ky>	76 -7g7hŬ10ţǘ11P13ZƠ23j28o52ǀ
~kyd	86 9ǀ
~kydi	86 9ǀ
~la>	60 7gǓ9xńŧžſ11BŶƘǩ12Ŝ17ų39Ǧ60Ƃ
~lab	74 -15ƨ7ǎ9Ɠ10ƹ11hǜ13l16ƾ17ť18ūƻ27s40Ƈ
~lab>	80 10Ɠ11ƹ12h43Ƈ
~labo	88 8k9ǎ14ǜ20ť
~lac	50 -12SŐő-10Ĺ-9ǃ-7ķĿ-6Ǆ6nťƋƍ7hĺń8ǔ9UŌƚƲǛ10ŏǨ11QƆǏǙ12ŃůƜ13ƟƤ14DGƈƑ15Mşƌǅ16Ǌǋ17Ɨ19ƅƓƔǟ20ƢǢ22ƥ23ƞƠƦ25H29Ƶ32Ɛ38F
~lace	51 -12SŐő-9ǃ-8ķ-7ĹĿ-6Ǆ6nƖ7hńťƋƍ8ǔ9ŌƚƲƵǛ10UǨ11QŏǏǙ12ŃůƆ13ƜƟƤ14Dƈ15GşƑǅ16MƌǊǋ17Ɨ19ƅƔ20ǟ21ƓƢǢ22ƥ23Ơ24ƞƦ25H33Ɛ38F
~laci	77 15ĺ31Ƶ
~lad	71 -9ƀ-8P-7x7Ƽ8ŵ9ǁ11ŐŧƜ12ť13Ǆ15Ŝ20ż21o22Ŷǈ23ǣ28t
~lad>	82 -11ƀ6Ĺ12Ƽ13t14Őť24ż26Ŷ
~ladd	85 16Ǆ18ǈ28ǣ
~lady	80 -8x10ŵǁ13ŧƜ17Ŝ18t24o
~lai	54 -7Żƴǩ6ſ7Ņ8ŵưƸǣ9ŇƧ11Ǜ12Y13Ǩ15ľ17ňŘ18ũ19B20Ŧ21ŊŔŖ28Ťǜ30ť34ŧ40Ş47ţ
~laid	81 14ŵ15Ƨ16B17Ň22Ǩ
~laim	57 6ǚ8Ņ10ǣ13YǛ14ǜ15Ş16ľ18Ř19ũ22Ŧ32ť35Ť42ŧ53ţ
~lain	68 -8ŧ-7ƴ-6L7Ɖ8ǧ9ſ10Ƹ11ư13B19ǜ20Ŕ23ň28ŊŖ32Ş
~lak	80 18ķ19k28g29ƙ30Ɵ
~lake	80 18ķ19k28g29ƙ30Ɵ
~lam	78 10ƺ12H13ń14Ɛǎ17ǟ34Ŕ
~lame	81 11ƺ13H14ńƐ35Ŕ
~lan	50 -16Œ-13Ƅ-11Ş-10nǠ-8Qƒƕǝ-7g-6CƪƸǖǟ6łŝŬ7lAZƶ8Gų9Ķ10JƌƠ12Fů13SŠŦƃ14Iĺŗ15Ǆ16Ƶ17Ɣǚ18ĸ19ŏ21Wķ24ơ25DǞ27Hǌǩ28Ň33k35y40ǀ41V
~lan>	64 -17Œ-11Ş-7ĺƸ7yŌ8Šǀ9ŀ10rułƯƶ11ƃƱ12ŝ14Ķ24Ƶ25Ň26ŏŗ34W38V
~lanc	81 -11ƕ-7ǖ10ƃ25Z31Ɣ
~land	63 -13Ƅ-9Dǩ-8ǝ-7ZƁƒ7Ǔ8ĸǧ9Š11Ƥ12Ŭų13GJ17Ơ18Ŧ22FIǄ25Ň31ķ33ơ36ǌ
~lane	81 -9n34ǀ35ǩ56D
~lann	69 -12Ǡ-9u9ǔǞ12V13A15ǀ18ƌ19Hĸ45y
~lans	68 -7Q8ǁ9V15H27ǚ31ĺ36Ǟ43k
~lant	79 -15Ǟ10Ƨ12U17l22ů28S
~lap	76 -13Ǐ12Ǘ15Ɲ19U43š
~laps	79 45š
~lar	57 -10Ə-8ķ-7ŤŪǃ-6Y6Ţǘ7ľųǍ8Ɨ9ŲƮƾǅ10œŚ11Šơ13Ƃ15WXŅƘ16ŘƦ19ĸ20ƆƉǉ21Ŧ22T27Ɗ37ǔ62Ǝ
~lar>	65 -7Ťǃ-6Ţƈ6ǖ7XŸ8KƙƩ10ų11Ųǅ12Ƙ13ơ14Š16Ƃ17ĸ20Ř24Ɖ26Ŧ31Ɗ
~lara	86 11ś19Ś
~larg	86 24ǔ32Ɔ
~larm	73 -11Ə10Ǎ77Ǝ
~lars	75 -8Ū-7ķ6ĸƗ7Ƙǝ8Ŏ9žƎ10ǘ11ľ13X15œ16Ţ22Ņ26ǔ
~lary	78 14Ʈ17ǉ22W24Ʀ33T
~las	44 -15ĺ-14Ǣ-12ŃŒ-11vǃ-10ŤŦ-9p-8BŅŕŠŧŨƉƌǅǐ-7GILSľŏƳǝǧ-6D6wƶǦ7ĽřƍƼǖ8oyTƩǂ9xŖŬŵźƑƫ10Ĺǌ11łƲƺǨ12űŻǘ13cǉ14ţ15EƋư16ƹǑǛ17ĵƚ19Ƹ20a21šƈ22Ş23bƁ25Ǐ26Ŝ28ǊǞ29œ30ņ32Ǚ37ƾ39Ǥ
~las>	86 -11ǐ9ƫ14ņ27Ǒ
~lass	71 -9ǒ-6ŏ8ř9Ƅ10d13Ǚ15xƿ19ǌ20ź40Ɓ60Ǥ
~last	45 -15ĺ-13Ǣ-12ŃŒ-11vǃ-10ŤŦ-9p-8dBŕŠƉƌǅ-7GLSŅǧ-6Iľŧǝ6żƧƪ7wĽƶǦ8TƩƼǂǒǖ9oyŬ10ŵƑƫ11ĹŖ12łŻƲǨ13cűƺǘ14ǉ15ţƋ16ư17EƹǛ18ĵƚ21aƈƸ22š24bņŞ25Ǚ26Ǐ27Ŝ29ǊǞ31œ38ƾ
~lat	61 -19ƈ-11Ÿ-10Ƽ-8Ť-7Ƙ6UǏ7ƐƔƭ8LƪǂǙ9ĺƾ10Ǖ11OƁǟ12Ŕƴǣǩ13ĵ16ǎǜ17Ƹ20ƨ33Ɖ37Ż61ū
~lat>	78 -25ƈ6ƚ7j17Ɓ18ƴ26ǩ28ƨ43Ɖ
~late	66 -11Ÿ-10Ƽ-8ǩ-7Ť-6Ƙ6ż7UǀǌǏ8Ɛ9LŻƪǂǙ10ĺ11ƾǕ12Oƭǟ13ǣ14ĵ18ǎǜ19Ƹ68ū
~lati	77 8fƫ9Ɣ19Ŕ36Ż
~lau	88 -16Ţ7ƕ27ǩ31Ǔ
~law	68 -7Łŗ7ŷǓ8Ư9B10k12zQ13ŅǦ14ł18A20n27Ʋ29ǜ32ķ
~law>	79 11B12nA13ŷ14z15Q16Ņ
~laws	80 -8ŗ11Ư12n13k14ǜ16ķǦ
~lawy	78 8Ǔ10A20ǜ23ķ32Ʋ
~lay	74 -15ǀ-12Ũ7Ƥ11V12Ƨ14ĿŉŚ18Ť20Ɖư32g39D
~lay>	77 -15ǀ-11Ũ7s8ƉƤ13Ƨ15ŉŚ19Ť21ư33g40D
~laye	88 7Ǧ15Ɖ
~lba	88 21I
~lbac	88 21I
~lbo	85 6ļ10ż12N14ĸ21D
~lbox	88 11ż14ĸ22D
~lc>	79 21ǃ52ǆ
~lco	70 -6t31ƿ37Ǜ
~lcoh	70 -6t31ƿ37Ǜ
~ld>	30 -21ſ-20xǞ-18Ƴ-16Œų-15ĺ-13qŐǋ-12Ŝŭ-11FƝ-10kRŦŨƉǇǐ-9zNŅŴƟ-8otUşŬƠƻǃǛǣ-7nĹţżƞƺǎǥ-6wŏƇƢƥǟ6bŉ7HZŤƧƩǂǏ8dūƁǢǧ9AĽŘƂǄ10jŹƀƘƪǗ11ĵĶŖŗũƒƸƿǦ12ņŚž13mŃƏǡ14Ō15ǚ16rTƱ17aŽƈ18ĻŞǁǓ19pB20ŊƋƗư21Yŷ22DĴǨ23Ɠ24œƶ26ķƵ27Mǩ28s29űƬƭƯ30vŵ31Ţƅ32Kśǝ35Ŏ36c38X40Ƥ41Ʒ47ĸ53Ʈ
~lde	65 -7oOǒ7ƅ9Ƌ10Ŵ12pNǨ14zP22yŬ23xĶƓ26Ź32v33w37ǧ
~lder	70 -7Oǒ9ƅ10Ƌ12Ŵ13vN14Ǩ16zP20p24Ŭ25Ɠ40ǧ
~ldes	74 -7p23v27y29x31Ź40w
~ldi	60 -11Ƈƈ-10ƅ-9Ɔ-8pFG-7ƩǨ-6ƾ10t11i12ƤƸ13Q17Ɖ19ű20S28ƑǢ29ơ32ŀ33ǋ39ƣ51Ǎ
~ldin	60 -11Ƈƈ-10ƅ-9Ɔ-8pFG-7ƩǨ-6ƾ10t11i12ƤƸ13Q17Ɖ19ű20S28ƑǢ29ơ32ŀ33ǋ39ƣ51Ǎ
~ldr	73 10w13ƫ14y23vƯ38u
~ldre	73 10w13ƫ14y23vƯ38u
~lds	76 -13t-9Ǣ-8Ʈ-6Ɣ7v10ƕǍ12ƈ18p24Ŭƅ34Ʃ
~lds>	76 -13t-9Ǣ-8Ʈ-6Ɣ7v10ƕǍ12ƈ18p24Ŭƅ34Ʃ
~le>	39 -17Œ-15ŀ-14ƌ-12ǂ-10oQŌƠǊ-9rAŃŜŤũ-8jFŁƅƙƱǋǥ-7iyŸƃƑƓƨ-6ŹƫǓ7TĸŨųŶƚƪƯư8hvGPňŪƆ9pwŭŰŻƖǅ10flLœūżǁǐ11nNŇŧƲǒ12ŦƁƥ13xIŴƀǙ14uƒǈ15űƎƘǉǗ16sMŲƩƺ17Ŀ18Ʒ19XŬ21dś22Ɯ23YŘƉƤ25ǆ26a27ǜ33ļ
~lea	46 -16ƪ-14ś-12Ǎ-10Ő-9opľŕťƈǓ-8ƒƨ-7vGPSŀş-6iŎƋƮƯ6ŗ7ĹŇǅǢ8ŊƥƫƬǜ9ĺũű10dAŹƐ11Ơ12ĿŏƼǩ13zVŤ14Ǝ15Fŉŝ16ŭƔ17Ƴ18a19Ǐ21ĻƉ22Ů23ǋ24Ƨ27Ż30ň33ƛƢ36ơ37Ţ38ƶ46Ŭ52ǌ
~leag	80 9ů10g41Ů
~leak	70 -11ƈ-8Ɯ-7Ƌ12ũ19Ǝ24Ť35Ɖ51ƛ
~lean	71 -10ŋ9r11ƜƼǏ13Ǣ14Ǜ16Ň17ţ18Ɛ20ű22z23A26Ż
~lear	72 -8G-7ť-6i8ũ10ƷƼƾ14Ļ18Ŭ21Ź27ŉ29Ɣ58ň
~leas	55 -14śƪ-13Ǎ-10Ǔ-9o-7pƒ6ő7j8eƄ9bǅ11Ĺ12ŗǏ14d16Ơ22ŭ23Fŝ25a31ǋ46ơƢ48Ŭ66ǌ
~leav	58 -8ƨ-7ľŐ-6ŕ6ǎ7sƁ8Łŋƀ9ōŦ10ŰƘƟ12ǜ13ŊƥƫƬ14ĺ17Ļ18Ŀ19ŏ20V22ǩ24Ƴ34Ƨ50ƶ52Ţ
~lec	69 -13ǧ6Ĵ7PĽƫ9Ɨ11K16qĵ21Ǒ24ǒ26Ƌ42Ƙ
~lect	69 -13ǧ6Ĵ7PĽƫ9Ɨ11K16qĵ21Ǒ24ǒ26Ƌ42Ƙ
~led	58 -11ŝŞ-7Ɖ-6ŖŰƧ7bķƼǜ8ŌśŦǤ9ĹŊơƯ10ŃƄ11ňƩ12ļĽƌ15Ť17Nńŵƈ18oŶ19ƞ22Ż23ţ25ǃ26Ŕş27wš34ŧ
~led>	58 -11ŝŞ-7Ɖ-6ŖŰƧ7bķƼǜ8ŌśŦǤ9ĹŊơƯ10ŃƄ11ňƩ12ļĽƌ15Ť17Nńŵƈ18oŶ19ƞ22Ż23ţ25ǃ26Ŕş27wš34ŧ
~lee	68 8Ŀ9ľŀ10e12Ō13ĸ14Ũ15Űǐ16Ƥ18ł22n28Ƽ46x
~leep	70 8Ŀ10ľ13ĸŌ15ŨŰ17Ƥ19ł22n29Ƽ47x
~lef	70 -6Ʈ9f10ĸŖ11lĶ12ŉ13ķ17ōŕ18Ɣ19Ƨ21Z24Ŭ27ƶ
~left	70 -6Ʈ9f10ĸŖ11lĶ12ŉ13ķ17ōŕ18Ɣ19Ƨ21Z24Ŭ27ƶ
~leg	62 -13n-6ůơ6f7Zƹ10ŋ14Ɯ15Ʋ18ź19ǃ20yǆ23ƶ36mƱ44h
~lega	75 -7ơ7ǌ8fƹ13ŋ19Ʋ23ǃ25ǆ29ƶ
~lege	66 -7ů6x8Z15Ɯ19ź32y38Ʊ39m
~lem	71 -7ƙ7sŏ8Ĺǂ9ŵ10Ƽ11Ŧ12Ŝ13Lŀƛ14Ɩǜ30Ž
~lem>	79 8sŏ10Ĺ11ŵ15L16Ŝ18ŀ
~lema	88 37Ž
~lems	82 -8ƙ7Ƹ10ǂ12Ƽ15ƛ16ǜ
~len	67 -10Ɩ-7ǈ8S10L11Ƌ13Ŋ16Ƹ17Ŭ20Ƅ22Ńƭ24ų49ƕ
~lend	70 -11Ɩ-7ǈ12L18Ŭ21Ƅ23Ń25ų52ƕ
~lent	88 8ĵ22Ƹ
~ler	66 -13B-9Ɲ-8ŧ-6Ź9ŐŠ10jƁ11Ŕƿ13ļǕ14hH16Ƅ17xşƻ18vǈ21ǐ22Ǎ24ƣ27Ǐ
~ler>	75 -14B-9ŧƝ8Ƅ12jŐƁ13ƿ15ļŔ17H20xş21ǐ31Ǐ
~lere	88 -32ƣ-6Ǝ49Ǎ
~lers	73 -15Ǎ-6Ź6Ƃ10Ƅ11Š16Ǖ17h19ƻ21v54ƣ
~les	51 -14Ś-13ŭ-11ǩ-8T-7jPŬŷƕǉ-6Ɨ6Ʀ7LŁŴƪ8bƒ9ƝƻǕ10uş11UźǆǙ12i14Ņ15Ǡ17ŜƉ19ņ20ƘǁǖǛ21ƏǗ22ũ24ƹ25ƈ26ǘ27ů31Ǔ33ǐ35Ū41Ǌ44Ů
~les>	53 -14Ś-12ŭƿ-7P-6jT6c7L8ŁŴ10b11ş12źǆ13ƻǙ17Ǡ18ŜƉ22ƏƘǁǖǛ26ƹ27ƈ28ůǗǘ35ǐ36Ů39Ū43Ǌ
~less	70 -9ǩ-8ŷǗ-6ŗƕƗ7ŻƝǇ8n9Ƥ10oŢƦ12ƿ13Ůƪ14ƒ17uU18i21Ņ31ũ45Ǔ
~let	57 -10ũ-8ňǩ-7wŷƭ-6hœ6ųƏƵ7irĵŀŃū8KOŐǓ9ľŘƄ10yŊƾ11Ÿ12Ū13N14Ǝ15š16Ŏƪ17Ś18ř19x21ŔƐ22aĽŞ25Ž31b34ǜ36ƛ
~let>	60 -8ň-7wŷǩ6U7rŦƏƜ8iĵŀŃŐųƪƵǓ9OŘ10řƄ11Ŋƾ12xŸ13Ū14N16šƎ18Ŏ22Ɛ24Ž25aŞ36ǜ39ƛ
~lett	70 -11ũ-8ļ7Jǐ9x10ƪ12ū15ř24Ś31Ŕ32Ľ42b
~lev	71 9ǌ10ŀ11Ʃ20Ɔ21Ɗ25ƣ28m
~leve	72 11ŀ12ƣƩ21ƆƊ28m
~lex	76 -14ǧ-9Œ-8ǃ-7Ǎ8Ų13Ƙ20Ơ41ơ50ƣ
~lex>	76 -14ǧ-9Œ-8ǃ-7Ǎ8Ų13Ƙ20Ơ41ơ50ƣ
~lf>	53 -9bƭƮ-8Ĺ-7B6uPƧǢ7QŢŶƓƠƯ8pVŠƀƇƻǑǩ9rƕƢǂǣ10ĴŦƎǇ11Ʒ12tƨǚ13kōǔ14cqţ15HƦ17n19Łǉ26ƬǨ28o44g
~lfr	88 28Ƣ
~lfri	88 28Ƣ
~lia	58 -8Ő7ƍǥ8DƂ13ǚ15ơ18Ľ20ƀ21ǌ28ǡ31Ŗ47ž
~liab	59 -7Ő7ƍǥ8Ƃ11Ŗ13ǚ16ơ20ƀ21ǌ29ǡ48ž
~liar	86 28Ľ30Ŗ
~lib	88 -9H12ŭ15ŵ18Őş
~lic	43 -13ĺ-11nŬ-10Z-9I-8ƣ-7pV-6ǈ6oƚƬ7ļŴƀƥ8ŜƺǤ9aŌśƁ10ŐšŢƖƛơ11d12ĹƓ13ŗŤƢ15ľŠǀ16ſƪ17Ƨǡ18ő20ŕ21ŹǛǢ23ŖŚ25şƩ27Ʀ28Ƶ31ŏř34ǥ41Ÿ45ŷ
~lica	83 8ǀ10S13ƴƿ16Ō
~lice	59 -12n-8p-7Ső8żǨ10Ƅ13ūƺ17ǀ18ao19d23Ǜ27Ź35ŷ58Ÿ
~lici	67 7Ƙ10ƵǛǦ36ş37ǥ
~licy	47 -14ĺ-13Ǧ-10ZūŬ-8oIƣ-7V6ŒŞƃǁ7Ļƨ8ƀƚƬ9Ŵ10ŜǤ11śŢƁơ12šƖƛǥ14ĹƓ15ŗ16ŐŤƢ18ľŠ19ƪǡ20ſƧ22ŷ23Ǣ24Ƶ25ŕ26ő27ŖŚ28Ʀ29Ʃ36ŏř
~lid	75 8ŸƇ10Uƅ13Ǉ14ƀ23kƍ
~lid>	82 8Ÿ9Ƈ11ƅ16ƀ
~lida	85 11U15Ǉ26k
~lie	56 -10Ǆ-7ǝ-6Ɨ6lSƖ7yŌŠ8Ŋ9mUţŸ10Ƭ12ƯƴǦǩ16ŭ22Ɯ23Ŀ27Ǔ28Ǘ29Ɲǚ34Ǖ43Ŭ44ǔ
~lie>	88 12Š54Ŀ
~lien	60 -10Ǆ-7Ŀ8Ɩ9Ŋ10Uţ14Ǧ18ŭ19Ɲ24Ɯ30ǓǗ32ǚ47Ŭ49ǔ
~lier	75 -8ǝ45Ǖ
~lies	85 -7Ɨ11ǐ12y18Ɲ21Ư
~liev	79 10MS11lŌ13mŸ16Ƭ27ǩ
~lif	54 -17ŏ-16Ő-12ŗŻ-10ũ-9q-7Vǂ-6ľŒ6Pŵǈ9lű10WŨ13m14ĺ20i22Ƭ30ƿ31Ʒ34ƪƭ35Ƶ36ƴ43Ƨ45Ʃ48ƨ62Ʀ
~life	54 -17ŏ-16Ő-12ŗŻ-9q-7Vǂ-6Œŵ6S9l10WŨ13m14ĺ20i22Ƭ30ƿ31Ʒ34ƪƭ35Ƶ36ƴ43Ƨ46Ʃ48ƨ62Ʀ
~lift	88 -15ũ11P12ǈ17ű20ŵ
~lig	76 7Ɛ9T10š11bĺ14ż16Ō20UƮ23ƻ34Ż
~ligh	78 7Ɛ10š12ĺ15ż16Ō21U22Ʈ35Ż
~lik	44 -15Ŝ-14Ť-13PŎŢǞ-12JĿǐǠ-11Ƣƨ-10ĹƦ-8ľƛ-7pqZĶśŠźǄ-6ĸƒƻ6iőşƂǗ7almLTƌƎƝưǥ8sXťƘƯ9yFƠ10DŧƜ11AŗţŮƐǖǩ12gŋƁ13rƭ14jYłƽ16tŇŨűžƿǍ17vRŉ19ŃŲ20xĻņ21Ō23Ĵƶ27Ş28K29Ŷ30U35ŝ36ƞ
~like	44 -15Ŝ-14Ť-13PŎŢǞ-12JĿǐ-11ƢǠ-10Ĺ-9Ʀ-8bľƛ-7pZśǄ-6qƒƻ6őşǗ7ailLTƂƌƎƝǥ8sťƘƯư9yFXƠ10mDŧƜ11AţŮƐǖ12gŋŗƁǩ13ƭ14jrYłƽ16ŨűǍ17RŇžƿ18ŉ19vŃŲ20ņ21ĻŌƞ23Ĵƶ27Ş28K29Ŷ33U35ŝ
~liki	79 -16Ķ-11ƨ13bŇ27ƞ30x35t
~lim	57 -6Ś6Š7ŤŻƩ8Ƙ10y12Ƒ13ǈ14Ǧ15Ɠ16Ŗ17ǀǢ20Ǔ31ǡ53ŗ
~limb	78 10PŤƩ18Ƒ19ǈ24ǀ
~limi	59 -6Ś7ŠŻ8Ƙ11y14Ǧ15Ɠ16Ŗ18Ǣ21Ǔ32ǡ55ŗ
~lin	50 -10Ʀ-9GœŠ-8lŊƳ-7jLĻƗǓ-6ŖũŪŬƞƵǈǋǏǟ7ƉǊ8txŚƌƑƟƻ9Ǖ10aƸ11SŁ12ƷǀǄǐ13Ƅ15iK16msĹ17Ĵł18PƔ19q20X21Ľ22ŅƍƓƴǖ23Ũ24ƽƾ25ƛ26Ō28C31I36Ń38Ǟ
~lin>	71 7Ɲ8asKƱ9ĸ10Hƛ11łƮ12ŉŜƉƟ13ĽĿ15Ĵ17Ņ19ƻ27i
~line	56 -8Gœ-7Š-6Ǔ6ŋŕ7rwEV8aXǩ9KOĴńƛ10ƫǊ11ƽ12ŚǄǕǞ13S14sĽ15Łł18Ņ21Ɣ23P25q27ƍƴǖ34I43Ń
~ling	61 -8Ƴ-7Ņ7NŢ8Ňƨ9Dƌ10Şǀ11IŽƴ12txƛ13Ƹ17XƄ18ƽǐ20CŌ24m26Ĺ30Ɠ32Ũ36Ǟ
~link	86 14ǘ18Ƒ21Ō
~lip	86 -7ǩ8Ɨ11ǌ12Ť15ǡ21Ľ
~liq	88 -32Ÿ-8ŷ11Y14ƿ49Ǜ
~liqu	88 -32Ÿ-8ŷ11Y14ƿ49Ǜ
~lis	56 -9Şųǘ-8CǙ-7ŘŢ-6Ʒ6h7fşǥǧ8rƫǏ9nń10Ɯ11g12ƒƘǐ13oűƅ14ĻƗ15ĺǑ16ƻǗ17Ŭǌ18ǩ19ľżƾ27Ǝ30ŷ41ƀ
~lisi	71 -6Ř24ƻ27ż54ƀ
~list	59 -9ųǘ-8Ǚ-7CƷ-6Ţ6aƕǇ7hPǥǧ8şǏ9rƫ10nń11Ɯ12g13ƒƘǐ14oƅƗ15Ǝ16ĺǑ17Ǘ18Ŭ19űǌ20ľƾǩ31ŷ
~lit	50 -8h-7ƶ-6űƛǩ6cĶŋŽƂƎƝ7dĺƳƹƻ8zYļ9Ŗǐ10Ŋƞǚ11ơ12żƯ13vœş14Ĵ15Ņ16wƀ17ƫǌ18Ƣ22uxWǡ28ž
~lit>	75 -9ƶ13ĺ14Ǉ16Ĵ26Ƣ27ƫ
~litt	58 -10Ǉ-7hƛ-6űǩ6ĿŐŨƜ7gņ8cdIŽƎƝƹ9ĶƳƻ10zļ11Y12ƞƦ13Ŋ14ż15Ư16v17Ņœ24w27ux
~lity	58 -7Ő-6Ʀ6ƍ7ǥ8ŋƂ12Ķǐ13Ŗǚ15ơ18ş20ƀ21ǌ22W27ǡ34ž
~liv	52 -15R-13ŝ-10A-9Tǩ-7rŒŘşƭƯǋ-6fń6ƚƝƽ7HĿ8ƅ10DSƠ11ŷ12Ʋ13lƟǕ14Ƣ15ķǍ16hqƞ17ƣǛ18Ƥ22ǐ23Ʒ26C27Ʈ31P33F35Ų38zG62n
~live	54 -15R-7Sşǋ-6rIŒǩ6EƤ7XƃƝƟƽ8ƅƢ11DFƠ14ŷǕ15lƷ16zķ18hƣǛ25ǐ28C29Ʈ39GŲ55n
~livi	67 -13ŝ-10T-8ƭ-7fAŘ8kƟ9ŖƚƢƤ12nĿƷ13HǍ17Ʋ21S22q23ƞ28F29z43P
~lk>	57 -11ņ-9Ũ-7ŉ6żǛ7yUĽŊƑƤƽǈǖǨ8ƛǕǘ9sƮǠ10nĵĸƗ11ń12ZŵƧ13ł14ǔ17ĻǙǝ18Ĺ21Ť22ƣ45N
~lke	73 -7ƀ-6ř9s10Kżƨ12Ʒ13Ư15B18ǔ25Š26Ǆ37r
~lked	73 -7ƀ-6ř9s10żƨ12Ʒ13Ư15B18ǔ25Š26Ǆ37r
~lki	68 -7Nň8xCOĽŃœşƆ9ƅ10Xōƍ11ŉ14c16v19ť21ń24aŇ27ǩ
~lkin	68 -7Nň8xCOĽŃœşƆ9ƅ10Xōƍ11ŉ14c16v19ť21ń24aŇ27ǩ
~lks	63 -6ǋ6ľ7aUĹ8WļŽž9j10KƣƮǡ11ǖ12AƜ15ŝƥ16Ǘ18ǔ21Ʀ22Ǉ23ƽ32z
~lks>	63 -6ǋ6ľ7UĹ8aWļŽž9j10KƣƮ11ǖ12Ɯ13A15ŝƥ16Ǘ18ǔ21Ʀ22Ǉ23ƽ32z
~ll>	31 -16ŧƮ-15Ň-13ƣ-12ļŀňƛǧ-11Ż-10GőŵŸƅǌ-9mAŗƆƦ-8lXķĸřŞťǁǝǤ-7Ưǎ-6TūƱǀǅ6ŕƒǍ7nCVŒűƕƖƜǕ8juyŬŷƔǠ9ǥ10xUǃǙǞ11ĵŶǒǛ12oszĹ13DŤƊƢƷǋ14BƝƞƬǖǨ15gwŃŊ16qQńũ17kŁŚ18dŜ19PĻŨŹ20MZ21ƗƳ22JŦƺ23Ĵǔǟ24ĿŖ25ƌ26Lƫǉ27ƀ29I30ţ31Ǉ32Ľ34ł35HōǄ36ƭƲ42t
~lla	55 -8ǐ-6Ť6ľǘ7xŧſƗ8ńǩ9Bǅ10œŜŢ12ņ15XųǑ16ŘƘ18ĸ20Ņ21Ŧ26Ɗ35Ǧ54Ƃ
~lla>	60 7gǓ9xńŧ10ſ11BƘǩ12Ŝ17ų39Ǧ60Ƃ
~llar	66 -7ķ-6Ť6Ƙ7žǖ8ǘ9ľ10Ɨ12œƂǅ14Ţ19XŅ20Ř23ĸ26Ŧ32Ɗ
~llas	86 -11ǐ9ƫ14ņ27Ǒ
~llb	86 6ļ21I
~llba	88 21I
~llc	78 13ǐ21ǃ51ǆ
~llc>	79 21ǃ52ǆ
~lle	55 -11ǧ-9Ş-7u-6ů7bŌŶ8CľơƼ9Ŋ10H11ŸƜƩ12ĹĽƸ14Ɛ15ļź16oń17Ő18ĵǒ20ŧ22wŻ24y25Ŕǃ28ƘƱ31m
~llec	78 -14ǧ-6Ǥ8ƫ14Ľ19ĵ27ǒ43Ƙ
~lled	64 -9Ş7ŜƊ8NĻ9b10ŌơƼǤ11Ŋ13Ʃ15ļ16Ĺ20oń24ŧ28Ż30Ŕǃ31w
~lleg	66 -7ů6x8Z15Ɯ19ź32y38Ʊ39m
~llen	88 8ĵ22Ƹ
~ller	88 14Ő18Ŕ21H
~llet	83 -6ŷ6ļ15Ő16ľƐ18Ÿ
~lli	61 -7l6Ɲ7ĸƨ8aŅ10Ũ11IKĽŽƴ13Ĵ17ƻ21Ō23ż25Ĺ29Ɠ36Ǟ44C45ƀ
~llin	65 -7l7sŢƝ8ĸƨ9aŅ11Ũ12IKĽŽƴ14Ĵ22Ō27Ĺ31Ɠ39Ǟ48C
~llis	71 -6Ř27ż54ƀ
~llo	74 -9ļ-7DŦ-6ű10ơ15ų16ƅƥ18Ƨ19ǩ24Ľǃ28ƒ36ň
~llow	74 -9ļ-7D-6ű10ơ15ų16ƅƥ18Ƨ24Ľǃ29ƒ36ň
~llp	78 8vŮ13G14Ļ17ķ23T
~llpa	78 8vŮ13G14Ļ17ķ23T
~lls	58 -12Ǩ-10ŷơ-9ŏ-8ŵ-7I-6Ǟ6CǓ7şťƶ8Ɨƿ9MĿŅőŞǘǤ10ǉǌǍ11ƕ12K13hYƃǣ14ƌ15n16Ǡ17ŋƮ20ZŐƲ23ư25Ǚ32Ƈ33ƻ
~lls>	58 -12Ǩ-10ŷơ-8ŵ-7I-6Ǟ6CǓ7ńťƶ8Ɨƿ9MĿǘǤ10ŞǉǌǍ11ƕ12K13hYƃ14ƌǣ16nǠ17ŋƮ20ZƲ23ư25Ǚ32Ƈ33ƻ
~llst	86 -9ŏ14ş15ő16Ņ36Ő
~lly	59 -8ŀƱƾ-6ŒǛ6cřŵƦ7WţŽƿǍ9tPžƙǡ10KŬƖƮƯǅ11ĸľƞ12kŭǆǙ13ĺ14ņ17lĴ18LƸ19A20ł26Ŗ
~lly>	59 -8ŀƱƾ-6ŒǛ6cřŵƦ7WţŽƿǍ9tPžƙǡ10KŬƖƮƯǅ11ĸľƞ12kŭǆǙ13ĺ14ņ17lĴ18LƸ19A20ł26Ŗ
~lmo	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
~lmos	74 6ţ9Ƅ10kư12d20Ǖ34Ǚ
~lo>	86 12z13s23fƢ
~loa	57 -14Ƥ-8Ǟ-7N10Ɓ11k25Ɣ33Ʊ35ś38Ʈ44Ŭ45Z48ƕ58ƪ
~loan	58 -8Ǟ10Ɓ16Ʈ26Ɣ34Ʊ45ZŬ49ƕ60ƪ
~loc	62 -15Ɗ-8Ż-7űƝ6Ǝ9ŎŰ10ƽǔ11MŐ12q13Ƈǎ14ľ15C16Qƣ17Ů18ƍǞ19Ō21l22Hǘ30R31ǋ53ƥ
~loca	71 -8Ż-6ǌ7Ŝ12ǔ13M14Ő17ľ22C23Ǟ26lH44ǋ
~lock	67 -16Ɗ-9ǋ-7űƝ-6Ɩ7OƎ10ŎŰƽ14qƇ15ǎ18QŮƣ20ƍ21Ō25ǘ32R57ƥ
~log	80 -6ǔ11Ő14Ǘ15ƛ16Ʋ17Ƈ19Ś20Ɛ
~log>	86 -6ǔ15Ǘ17Ʋ19Ƈ21Ś
~lon	50 -21ŭ-14ł-13Ő-12Ʃ-11Dƶ-9t-8Œǥ-7ŗű6Ŀŀ7vŸƏƼ8sƄǟ10gĶǏ11lřƈƧ13nŝƷ14Łūǃ15Ƶ17ǩ18ŕš21Gťŧ22ƗƮǍ23ǝ33ů35Ɵ36O37S38ƭ39ǅ42ő
~lon>	86 -15t-8D-6Ŧ13Ǎ25ǩ28ǃ30ǟ
~lone	78 -18ł-11ǋ-6Ɣ10ŖƃƮ18Ʒ24nŁ25Ǎ
~long	51 -21ŭ-13Ő-12Ʃ-11ƶ-9ǟ-8ǥ-7ŗű-6D6Ŀǀ7ŀŸƏƼ8vƄƵ10gsǏ11ĶřƈƧ12l13ŝ15ū16Ʈ19ŕš21ŧ22Gť23Ɨ24ǝ32Ɵ34ů37O38S39ƭ40ǅ43ő
~loo	49 -18ǩ-17ƈ-13Ő-12ŭ-11ƒ-9qǍ-8gŏ-7cQ-6UŖƢ6jƇ7pƛǥ8fyCXĿƽǂ9ƫƷǙ10JŜŶƤƼ11ŨƊƌǈ12RĹľƆ13ĻłƉ14Ǟ15ŃſƐ16szńǊ17H18ŠƬ20Ňƻƾ21ĵƯ22ĺ24Ś29ǁ33ƣ58ƙ
~lood	63 -6ŏǩ12ƽ13ǂ16Ƥ18Ƽ26ƾ29ƻ41ǁ88ƙ
~look	53 -17ƈ-12ŭǩ-11ƒ-9q-8g-7Ő-6Q6AVŉŵƖ8j9pXŎŨƇǥ10yĿǙ11Ŷƫ12JŜƷ14ľ15RĹƉǞ16Ļł17Ɛ18zſǊ19HŃń20Š21Ƭ23ĵŇ24ĺƯ28Ś
~loor	74 -13ƙ-9Ǎ9x10ƌ11Ǝ19Ɗƛ20Ɔ22ǈ57ƣ
~lor	63 -13Ƅ-8ǖ7k8bŸƃǧ9vŬƬǩ10J14Ǖ15ǃ16Ŵ18Ơ20ų22H24F33ơ34m40ǌ
~lord	67 -13Ƅ8kǧ9b11v19Ơ27F35ơ43ǌ
~lore	88 8Ĺ14Ŭ23Ŵ29ų
~lori	86 12Ÿƃ32H
~lors	83 46m
~los	50 -13ƽ-11ŗ-9q-8nRƬ-7ōűŵżƉǩ-6ǜ6IŞƨ7gz8Ũũ10C11XƃǓǔ14Əƕ16ƺ17ķƑƧ18ňŚƤ20ƙ25ĿǙ26ů29Ť30Ř32ţ34ť35ǎ42ǝ60Ƴ69Ɩ
~lose	54 -10ŗ-8qţ-7nRűƉƬ-6ŵƮ6Œ7Ƨǔ8zIőŞǘ9gƕ11Cť13XǓ15Ť17Ə19Ƒ21ŚƖƤ22ķĿ23ƙ28Ƴ29ůǙ39ǎ46ǝ
~losi	67 -14ƽ-6ǘ9ƕǨ10ĿƳ17Ũ21Ř68Ɩ
~loss	72 -7ō8ƺ9Ŧ14ŧũ16Ƴ23Ť30Ř36ť62ţ
~lost	73 8ǀǔ10ƨƺ12Ʈ16Ƨ20ƃ31ň60Ƴ
~lot	64 -11ǩ-8Ǉ-7ňŏ6sĿřƙƨ7NRśǟ8Ƈƚ9tŻżơ13ǖ14Ɨ15Ň18Ű21C25Ɵ30Ƒ32Ɯ37ķư45ǀ
~lot>	65 -11ǩ-8Ǉ-7ňŏ6sĿřƨ7Nśǟ8Rƚ9tŻżƇƙơ13ǖ16Ň19Ű25Ɵ31Ƒ32Ɯ37ķǀ38ư
~loth	88 21Ɨ
~lou	80 8Ľ11ŋ12x17ƞ20j26Ǘ
~loud	82 8Ľ12xŋ20j26Ǘ
~lov	67 -19H-8Ţ-6ŀƁ7ƟǄ8Bŝǃ9rƉƊƘƶ10Ƒ11t12MƄǋ13l15ǔ19ƅ27U28Ŷ63ƞ
~love	68 -8Ţ-6ŀƁ7ƟǄ8Bŝǃ9ƉƊƘƶ10rƑ12MƄǋ14l16ǔ19ƅ27Uƞ29Ŷ
~lovi	88 -24H16t49ƞ
~low	59 -15ŧ-10xńŠ-9ũ-8ļű-7ĺƣǩ-6DR6cĵŮ7jơƺ8Ƒ9Jŗ10Ļ11giųƃƅƥǉǦ12Ɨ13UƙƞƧ15Ŏ18Ľǃǟ21ƒ25ľ27ǎ28ƛ36ň39Ɗ42Ņ
~low>	64 -16ŧ-10ńŠ-9ũ-8ļű-7x-6DRŨƣ7ĵŮƆ8cƺ9ơ10ƛ11ŗŘ12ƅƒǉǦ13gi14Ƨ15UƗƙ16ƞ20ĽƊǃǟ29ǎ30Ņ32ň
~lowe	70 -17Ř10ƛ11J14Ļų15ƃ17Ņ18Ŏ25Ɗ28ľ
~lowi	88 10ň14j16ƛ
~lows	88 13Ƒ16ƒ20ƥ
~loy	57 -7o6ǐ7ǉǙ8Ǘ9Ǥ11Ǒ12őƧ13Vǈ15ǣ16qW23ǜ24S29Ǉ32Ţ33Q
~loya	82 12Ǘ25ő46Ţ
~loye	58 -7o7ǐ8ǉǙǥ9Ǥ11Ǒ12Ƨ13ǈ14V15ǣ17qWǇ18S24ǜ33Q
~lp>	68 -9ik-8ŎŦ7Ư8zŀ9vĺ11Ţ12ŝ15Œǈ16ǩ18s21ĵ24ň30Ǉ35Ĺ
~lpa	78 8vŮ13G14Ļ17ķ23T
~lpar	78 8vŮ13G14Ļ17ķ23T
~lpi	86 33z
~lpin	86 33z
~lps	88 -9Ł10Ǉ11c32A
~lps>	88 -9Ł10Ǉ11c32A
~lre	72 6r10v15Ĺ16Źư17p28Ɓ30ŏ
~lrea	72 6r10v15Ĺ16Źư17p28Ɓ30ŏ
~lri	72 7EĴ9Kŋ10d11Ʈ13NŇ21i25Ŋ
~lrig	72 7EĴ9Kŋ10d11Ʈ13NŇ21i25Ŋ
~lry	72 36Ƙ
~lry>	72 36Ƙ
~ls>	52 -17ĸ-16E-12ŷǨ-11Űơ-10Ś-9F-8dQŲǩ-7IŗŦųƁǞ-6Ǧ6MĿǔǤ7Şƕǐ8tvǉǌǍ9puKƃƜ10Y11ǣ12nŋƌƮ13ŵǗ14Zǜ15ķ17Ʋǘ19ư20ƉƬ21ƝǙ23Ǜ25Ǡ26Ǣ27hƇǚ37Ǐ40ƻ82b
~lse	53 -18ǩ-9G-7A-6ŏǌ6ƕƘǑ7jŎŶǨ8ŴƼ9Fǋǥ11ƥ12h14Ţǈ15Ʈ16Ƣ17ǝ18H20ŷ22ų24Z29Ł32n33ş42ō43ń
~lse>	53 -18ǩ-9G-6ŏǌ6ƕƘǑ7jŎŶǨ8ŴƼ9ǋǥ11ƥ12h14Ţǈ15Ʈ17ǝ18H20ŷƢ23ų24Z32n33Łş42ō43ń
~lst	85 -9ŏ11ƈ14ş15Ņő35Ő
~lsta	86 -9ŏ14ş15ő16Ņ36Ő
~lt>	63 -12ĺ-11Ʃ-9ť-6Ŝ6ŵ7ƃƭƱ8bpƺ9Ż10ķŤ12ǩ13ǝ17Ƈ22ņƪ23Ǟ25Ɖ36ƅ37ż
~lth	55 -14z-9t9ƴ11ƼǗ14x26W31ƽ41ƃ52ǂ70Ƹ
~lth>	56 -14z-8t9ƴ11Ǘ12Ƽ26ƽ27W34ǂ43ƃ52Ƹ
~lthy	78 8ƽ22x25Ƹ
~lts	86 14Ǝ20ű
~lts>	86 14Ǝ20ű
~lty	88 13Ǘ16ő30Ǔ
~lty>	88 13Ǘ16ő30Ǔ
~lua	85 9ƥ14Ɗ31Ƙ
~luab	85 9ƥ14Ɗ31Ƙ
~luc	83 -8x11Ū12Pţ13Ź31o
~luck	83 -8x11Ū12Pţ13Ź31o
~lud	69 -10Ǉ-8Œ8ŖƠ10s11œ12Ɓǉ13Ɔ19ǣ28ŏ
~lude	70 -10Ǉ-8Œ7ǣ8Ŗ9Ơ11sœ12Ɓ13Ɔǉ29ŏ
~lue	62 -8Ǉ6ƫǏ7ƁƩ8ĸ9Ɠ15Ŗ17Ŏŏ18ƒ21ű24ľŻ27ƪǢ
~lue>	65 -8ǇǢ7Ʃ8ĸƁ9Ɠ10Ż11Ǐ16Ŗ18Ŏŏ19ƒ22ű25ľ30ƪ
~lues	76 42Ǣ
~lug	86 11Ə33Ž
~lug>	86 11Ə33Ž
~lum	70 -6I8SǑ9Ĵƅ10Ǡ11j12ƒ15Ɠ16ƛ24C27Ǖ34Ƌ
~lumb	71 -6I8SǑ12jƒ15Ɠ16ƛ25C27Ǖ34Ƌ
~lun	76 9O10ư13Ō14L15N16Ľ20Ə25Ŋ
~lunc	83 10O11ư14Ō15L17NĽ
~lunt	82 21Ə28Ŋ
~lve	72 8ż9PŁ10ŌŴ11xƛ14ũ22Ū23Ř
~lved	88 10ż11P12Ł
~lves	76 11xŌ13ƛ24Ř
~lwa	76 -10G6ƣ7Ɯ8ņ10ĸļŘ11V13ĵ19lƗ
~lway	76 -10G6ƣ7Ɯ8ņ10ĸļŘ11V13ĵ19lƗ
~ly>	43 -15ŕ-13Ş-12Ƽ-11Ŷǩ-10r-9ŚůƌƱǨ-8NQSŇŜŝűǃ-7iVĽŗŢƒ-6MĹŊƄǞ6ųƞƯ7cUƘƜƢ8DĸłǕǚǜ9aķĻŨƀǊ10tRňƐơ11mqŏ12ƶǙ13TũŮžƬ14yƾǀ15lYƤ16wL17ţǄ18Ǉǖ19AŖŪǔ20Ƴ21nľņ22Ʈ26ƽ27ĺƸ34Ĵ54ŭ
~lyi	88 12f25ǀ
~lyin	88 12f25ǀ
~lys	88 -7Ƴ8ƽ11ƭ17ǅ
~lys>	88 -7Ƴ8ƽ11ƭ17ǅ
~ma>	73 -14ŏ-9ƢǨ7ƙǔ8nTŷ11a12ĵƨƯ13l17Ŵ19ū25m32z58Ƽ
~mac	69 -8ō6ņ8ƛ9ǖ11Ƽ12l16ƻ20Ǣ28ǝ50Ǐ
~mach	71 8ƛ10ǖ11Ƽ20Ǣ29ǝ52Ǐ
~mad	60 -11ƒ-8ƈ7Ń8ƗƤƽƾ9ņƲǆǍ12Ũ14Ɖ15ƌǜ16xĹ18ƞ22ŠŶ23ǩ29Ƈ33ĺ
~made	60 -11ƒ-8ƈ8ŃƗƤƾ9ņƲƽǆǍ14Ɖ15ƌ16xĹ18ƞ22Ŷ23Š29Ƈ34ĺ
~mag	65 -8Ŵ8D14Œ15ƛ17Ũ20ƚ21Ŏƀ29ž30Ŧ32ű35Ť
~mage	66 -8Ŵ9Ũ14Œ16ƛ20ƚ22ƀ29ž30Ŧ32ű36Ť
~magi	88 23Ũ29Ŏ
~mai	54 -20P-14b-11ǩ-10B-9ƟǠ-7ƒ-6O6ĸŜ7ķƕ9Ĵǖ10ǝǧ11U12Ɗ13ľ16Eļ18Ǆ20ų24ƛ29Ǖ31Dś34Ľ38ǘ44K83J
~mail	56 -14b-10B-9Ǡǩ-6O6Ǘ7ĸ8ƕ9Ĵ11ǧ13U14Ǖ17Eļ32ś34D36Ľ40ǘ46K87J
~main	70 -25P-10Ɵ-8ƒ-7ŷ7Ɔ9ŜŭŴ12ǋ13ķ14ǖǝ17Ɗ19Ǖ20ľ26Ǆ29ų32ƛ
~mak	54 -11Ĵ-9ŭ-8AŗƣǞǩ-7ŠǑ-6ķŸ6ƌƏƞƬ7sņƎ8ŐƄ9ŃŌŢ10Oǀǔ11Ňǐ12Ŀ13qǄǚ15Z16xŪǒ17cP19ŀƮ20Ŭ21Ļ22ů23Ł25ơ26TňŎ30ł33ǌ
~make	54 -9ŭ-8ŗƣǞ-7ŠǑǩ6XŲƌƞƬ7sņƎƏơ9ŌŐŢ10OŃŬǀǔ11Ňǐ12Ŀ13qǄǚ16xŪǒ17P18cǌ19ŀƮ21Ļ22ů23ł25Ł26TňŎ
~maki	78 -14Ĵ-7Ÿ10ł13Ƅ14Ŭ23ǌ24Z25ơ
~mal	58 6ǚ7ƦǜǞ8ǈ9łŵǄǏ10HǍ11ƾ12ƥ13aAǋ14ţ16Ŧ17Ő26Rŭ28h
~mal>	63 10h11Ǐ13ƾ21ŭ29R
~mall	69 8ǜǞ9Ʀ10ǈ11Ǆ12HłǍ15ƥ16Aǋ17ţ20Ŧ21Ő
~mals	86 30h
~mam	83 7Ƥ9ǀ10T11ƽ13a15ƨ36z
~mama	83 7Ƥ9ǀ10T11ƽ13a15ƨ36z
~man	46 -22ǉ-16Ǎ-15ǟ-11Ɖ-8xQ-7iŨŭŹǖǘ-6tŐųƙƦǢ6ƻǌ7qŲƢ8ƭ9gŵŻǧ10cŴƋ11ƇƖƟ12ŕţżƊǣ13UVŷƔƿǄ14GŸǔ15ŪŮǩ16Ŀůǎ17ƹ18Ɔ20Ƴ21ǋǗ23h25ńƩǑ26ơ27Ǩ30nǈ32Ʈ33u38ƣ44Ǉ
~man>	72 -9Ǎ7rǎ8jƼ9ĹņƊ14q16Ǉ19g24ǈ28U29ƣ32Ǩ
~mana	72 -7ŨǢ-6t7Ŏ11ǌ13ǜ19ŵ25Ʈ34ơǈ37Ƴ
~mane	88 30Ʃ
~manu	86 -6ƅ9Ǚ23Ƈ30Ǆ
~many	47 -22ǉ-15Ǎ-13ǟ-11Ɖ-8ǈ-7ixQņǜ-6ǖ6O7ŲƊƻ8Ǩ9Ƣ10ŻƩƭǧ11cŴƋ12ƖƟǎ13ŕţŷżǣ14VŸƔƿ15Gǔ16ŮƮ17Ūů18ƹ20ǩ21ĿƆ22hǗ23ǋ26ƣ27ńǑ32n36u39Ǉ
~mar	62 -13ƛ-9ǩ-6sƶ6m8ruŔƓƹ9qũźƾǈ12YŭƬ13A14ń15FHƿ16Ţ17Ǝƥ22ƞƫ25ƒ30o57f
~mari	78 14ƹ16ƫ20ƿ23ƥ25f
~mark	76 7Ķ10ŔƓ13ź15Y16ŭ20F25H32ƒ
~marr	72 -6ƶ10r11ƫ12u19Ţ26o45f
~mart	82 -16ƛ9m13ũ18Ƭ19Ań24Ǝ
~mary	86 13ƾ15q
~mas	75 6Ƥ9y11ƽ12m16d18D20k21v26Ŷ
~mas>	78 6Ƌ7Ƥ10y11ƽ16d18D20k22v27Ŷ
~mat	61 -7ǩ6n7YĽťŮƚƭ8j9VƓƛ11ŘǉǗ12c14ĻōƉ16AǕ17Ĵ21ư24Ž25ľ30Ƣ31Ķ35ų
~matc	80 8ƅ11ƭ15Ř30ų42Ķ
~mate	73 8n9Ů12VƓǕ14ǉ16ų18Ɖ37Ƣ
~mati	71 7Ǖ10Ľ12ƛ14Ǘ19Ļ20Ĵ26ư29Ž
~matt	76 8z9ƃ10Yťƚ18ō20A36ľ
~may	68 -8m10vƖ11Ĺ12Ʀ14Ʈ16Ŋǩ17acƱ
~may>	75 -9m6Źƾ11vƖ13Ĺ18cŊǩ19a
~mayb	74 14Ʀ15Ʈ18Ʊ
~mb>	78 10ŤƩ12ū13j14ŉƒ20ĵǈ
~mbe	49 -15Ś-12n-9ŷ-8avAŖǩ-7bJƣ6ſƑ7ƒǅǔ8h9Ř10ŜžǇ11ŇŒ12ľƓ13y15Ļ17CļƬƶ18cǠ19Ÿ21ƼǕ22Ņ23XĽ24D25ǗǨ26E34eū41Iř
~mber	49 -15Ś-12n-9ŷ-8avAŖǩ-7bJƣ6ſƑ7ƒǅǔ8h9Ř10ŜžǇ11ŇŒ12ľƓ13y15Ļ17CļƬƶ18cǠ19Ÿ21ƼǕ22Ņ23XĽ24D25ǗǨ26E34eū41Iř
~mbi	73 9PǑ12x17ƛ18ǀ36Ƌ
~mbin	74 9PǑ18ƛǀ37Ƌ
~mbr	62 7Ǔ13ǩ47ƂǦ
~mbre	62 7Ǔ13ǩ47ƂǦ
~mbu	86 11ƃ15Ɓ30C
~me>	29 -17vB-14Ő-13XťǊǣ-12ǋ-11ƵǗǨ-10Ʀ-9xŧƃ-8SŇŏƣǚǟ-7GKŨŬŻƗƤƹƼ-6ƍǦ6ƚǖǥ7hDŋƏƯƴǩ8ņŹơǒ9ikIVŘůƜ10ŀƞƢ11tuZķŁńōƅǎ12ŉşƬư13MƂ14ŎŰƆƔƮ15qřũƓǃǄ16œƾǤ17dCǘ18Ľƕƛ19jsł20wŚŜǇ21ň22HOĹ23LŅƟ24ĻŠ25Ŧź26lFŊǈ27ƒƝ29Ƈ30Ť31ĸ32R33a35o37bś42ļ44T47n
~mea	69 -11Ň-8Ųƾ7zƯ8ŵǚ9Ǝ10ƺǩ12ĺŽ23ň29Ǜ31Ƭ39ō
~mean	70 -10Ň-8ƾ7zƯ8ŵ9Ǝ10ƺǩ13ĺ23ň32Ƭ40ō
~meb	54 -11Z-10nŨǎ-9ƃ-8šǩ-6V6şƅǞ7PƤǠǢ8ǧ9Ŗ10ķņŤŧƟƾǋ12Ʈ14ĿƎ15Ƴǘ16fFQľŵ17ſƕ18Ư22ǜ24A25ž
~mebo	54 -11Z-10nŨǎ-9ƃ-8šǩ-6V6şƅǞ7PƤǠǢ8ǧ9Ŗ10ķņŤŧƟƾǋ12Ʈ14ĿƎ15Ƴǘ16fFQľŵ17ſƕ18Ư22ǜ24A25ž
~med	57 -13o-8ţ-7Ʀƨ-6Ƴ7fƚƢƽ8zǞ9QVǎ10Ƽǅ11Ǘ12Ʋǟ14ƑǛ15wW17ǌ18Ŕ20y25ǁ36ƫ44ǂ57ƻ58ƃ
~med>	62 -14o-7ţ8ƚƢǃǚ11ǅǎ13ǟ14Ʋ16ƑǛ17wǁ18ǌ20Ŕ40ƫ46ƃ
~meda	85 8Ư11f13z14Ǟ15V31y
~medi	67 9ƽ12ǁ13Q14Ǘ17Ƽ18W25ƃ33ƻ37ǂ
~mee	74 -6ŗ10Ɲ12aƦ16O43M
~meet	74 -6ŗ10Ɲ12aƦ16O43M
~mel	88 6Ǜ10ƴ14j35Ń
~mem	68 -13n-7I8tBŦ9xœ12ǅ13hƣ14E19ř30ƶ55Ľ
~memb	68 -13n-6I8tBŦ9xœ12ǅ14hE19ř30ƶ40Ľ
~men	45 -11Q-10ƒǧ-8ţ-7PVŜƱǑǩ-6Ł6cǍǘǞ7ńŰƌƜƞ8BGŏƃƪƮƾǖ9ZŐƕƛ10ŤƗƘƠǜ11ŚƏƝ12ƿǌ14tƤǢ15DWơǓ17Ǜ18Ĵƥ19šƣ21Ƣ22NŬǔ24ƓƔǏǚ25Ķ31Ɗ
~mend	88 19ǚ21B
~ment	45 -11Q-10Xƒǧ-8ţ-7VŜƱǑǩ-6P6cĵżǍ7ńŰƌƜƞǘǞ8GŏƃƪƮƾǖ9Őƕƛ10ZƗƘ11ŚŤƏƠǜ12Ɲƿǌ14tƤǢ15DWơ16Ǔ18Ĵƥ19šƣ20ǚ21Ƣ22NŬǔ24ƓƔǏ25Ķ32Ɗ
~meo	72 7Ĺņ8ƙ11ſǚ12Ł13Ɠ15ǅ17ƕ21FƳ24A28ǔ
~meon	82 8ņ12ǚ13ſ15Ł17ǅ24Ƴ28A
~meow	76 8Ĺ9ƙ14Ɠ18ƕ26F30ǔ
~mep	85 9ş13ǝ14ƥ15ǋ17H
~mepl	85 9ş13ǝ14ƥ15ǋ17H
~mer	55 -13Ƃ-8lƆ-7ŲƛǞ-6ţ6Őǋǣ7Gƾ8LƟ9ǟǥ10QǍ13Ǧ14ǚ17ǡǢ18ǃǜ19Y20x22kƝ23ǖ25ǄǇǓ26Ǘ34Ǝ35ǔ49ő
~mer>	63 -8G-7S-6ţ9ĿǓ10Ǆ11LƟ15Ǉ16k17ǚ20ǡ21ǔǜ23x32Ǘ50ő
~mera	78 -8ƛ9Ƙ11ũ50Ǝ
~merc	71 -16Ƃ-9Ɔ8ǔ9Ő10ƾǋ12ǌ13ǥ14QǍ18Ǧ25ǄǢ
~merg	83 11ƃ32Y
~mers	68 -9l-8Ǟ-7Ų9ő10kǣ11S15Ǉǔǟ18G22ƝǓ25ǃ34ǖ
~mes	59 -15n-10Ő-9Ǟ-8Tŀ-7aUŁ-6yƢ6Ƨƻ7hŦ8ĹĿƟǋǟ9gQŻƙǊǎǨ10Œ12FJŝƫ13ťǈ14Ɓǔ15H16ǀǆǖ17KW18Ʀ20ľŘǕ23Ǘ24ǩ25Ɯ52w
~mes>	61 -15n-10Ő-9T-8ŁǞ-7aU-6Ƣ6łƏ7Ƨƻ8ǟ9ĿƟǊ10gQŒŻƙǎǨ11Ǖ12ƫ13FJ14ǈǔ15HƁ17ǀǆǖ18W19Ʀ22ľŘ24Ǘ26Ɯ28ǩ54w
~mess	79 -6ŀ9Ƴ10ũ11h14ĹŦ18ť19ŝ24K
~met	50 -12ŤũƳ-10a-9y-8ž-7LŌƇƤǄ-6AFǝ7gmŃơ8EPńōǕ9iŊŎŖţŴƄƦƬǈ10łƵǍǛǩ11ĽŗūŽ12ŔǨ13j14ņŪŶư15ĸƻ16Ɖ17ƨ18ĿŘŞ19N21Y22Ů23ŉ24ƶ28ŀ29ĺ33l
~met>	88 8Ľ11MŎ15Ƶ
~meta	80 -10Ƈ19Ǎ28Ɖ
~mete	83 -8L-7ŏ14ư19j37Ů
~meth	52 -12Ƴ-11Ťũ-10a-9y-8ž-7Ƥ-6Ō6qwƫƯ7ĽơƮư8mEǕ9gPńŊōƄ10iņŏŖţƦƬ11łŴǛ12ŗūŽ13ŔǨǩ15ĸŪŶ19Ş20ĿŘƨ23NY24ŉ26ƶ31ĺ33ŀ
~meti	86 9ǚ12ǟ18Ń19ǈ
~mew	72 -15ş-12ō8ĵǗ9Q10ǋ11ǝ18ŚŢŴ22Ƥƥ32ǩ
~mewh	73 -15ş-12ō8Ǘ9ĵ10Qǋ11ǝ19ŚŢŴ22ƥ23Ƥ
~mfo	78 10Ō11M12T14Ƴ24X
~mfor	78 10Ō11M12T14Ƴ24X
~mic	85 -6ũǈ10ǝ15ǚ16C18ť
~mid	76 -8Ō-7ũ6ĵ7L15a18i23N27ǎ
~midd	78 -8Ō7ĵ8L16a18i24N
~mig	81 -7ƶ9Ɯǚ12ǁ13o14H17y19ǎ20ō
~migh	81 -7ƶ9Ɯǚ12ǁ13o14H17y19ǎ20ō
~mil	52 -10Ƽ-8Œ-7j-6V7U8QƳǅǐǙ9huư10AFŪǕ11ǩ12ŴźǇ13ŖƜ14DĽƻ19Ũ20Ʈƶ21yƏ22Ƭ23Ƥ29n30ů31ƽ66Ů
~mile	64 -6j11ǐ16Ŵź28Ə43ů84Ů
~mili	86 28Ľ30Ŗ
~mill	83 14U15QǙ18Ǖ24D26ƻ
~mily	57 -10Ƽ6Ŀƃ7qĺƭ10Ƴǅ11huư12AF15Ū16Ǉ19Ɯ22Ũ23Ʈƶ25yƬ27Ƥ33n35ƽ
~min	51 -15ǩ-11ţǋǨ-9ŀƽ-8ƟƷ-7ŠǄǔ-6Iŷ6H7cipVŜůŸ8CķĽŅŕŹƠǧ9xĶĺƯǞ10uŗű11łŎŚ12Ļƍ13aX14ƾǜ15śƛ16kP17N18ń20ǟ23Ŀž25ƻ27Ƭ30Ŋ31M36ǁ52O
~min>	76 7Ʈ8jĶ11xĴǑ13uMƍ26ƻ37O
~mind	63 -10ǩ-9ŌŞƷƽ6ŉ7lĹĻŨƳ8ńŋŚ9aMPZŃǠ12Ơ13ĽƯ14c16Ŏ18ł19ś21Xǁ31Ŀ33Ŋ37Ƭ
~mine	74 -8ǝ7Ş8ǁ10eixŊƉƺ11ńŅŚ12ŸƤ15Ŝ20M
~ming	68 -12ǋ-10Ǩ6ƍ7Ķ8UǤ9ƛǝ10Hĺľ12Vŕǁ14PŹ15CǞ16p21ƾ22k32ǟ
~mini	80 22ŗ41ž
~minu	65 7fńŞ8Ś9au10Ļ12ůǁǧ15ķ19Ō26N40O
~mir	76 -6Ư23n24x29w
~mira	76 -6Ư23n24x29w
~mis	65 -12Ő-8Ĵ-7U-6ĸ6ŋ7ŵ8dprTǟ9Œǁ10s11Ŏǂ12ŁƷ13Ɖ14ŝű18t19Ǚ20Ş24a28š38ō46ǚ
~miss	68 -12Ő-8Ĵ6Y7ŋŵ8tT9prǟ11s12Ŏǂ13ŁƉǚ14Ʒ15ŝű20Ǚ22Ş30š40ō
~mist	82 13t32a44ǚ
~mit	57 -6Ś7Ż8ŀƌƘ9y14ŸǦ15Ɠ16Ŗ17Ǣ19Ō20ǃǓ25Ź31ǡ53ŗ
~mit>	70 -32ž-6Ŗ6ŗ9Żſ10ƌ12y17Ÿ19Ɠ23ŌǢ31Źǡ
~mits	61 -6Ś7Š9Ƙ15Ǧ21Ǔ22Ŗ27ž52ŗ
~miu	77 9Ʃ11X14œ16Ǥ29Œ
~mium	77 9Ʃ11X14œ16Ǥ29Œ
~mma	76 9n14y16ų25v39Ƣ
~mmat	77 9n17ų40Ƣ
~mme	67 -15Ƃ-9Ɔ6ǘ7Ǣ8ǔ9Őǋ11ǌ12Ɵǎǥ13Ǎǚ14ǟ16B17kƑǇǦ23Ǆ25x
~mmed	86 8ǘ16ǎ19ǟ23Ƒ
~mmen	88 19ǚ21B
~mmer	69 -16Ƃ-9Ɔ7Ǣ8ǔ9Őǋ11ǌ12Ɵ13ǥ14Ǎ17ǇǦ18k24Ǆ25x
~mmi	81 -6ƿ9ƹ11Tŵ14ŀ23ƍ
~mmin	86 24ƍ
~mmu	78 -9Ŷ28ů45ŭ
~mmut	78 -9Ŷ28ů45ŭ
~mne	86 48Ɛ
~mney	86 48Ɛ
~mob	88 -6Ƒ11C15IƷ
~mobi	88 -6Ƒ11C15IƷ
~mod	68 16Ŕ18ǩ25Ū28ƌ62ǣ
~mod>	74 18Ŕ67ǣ
~mode	77 22ǩ29Ū32ƌ
~mok	67 -15ƨ10Ɛ14Ƥ23Ǝ35ǂ72ƹ
~moke	68 -15ƨ10Ɛ15Ƥ24Ǝ36ǂ58ƹ
~moki	86 19ƹ
~mom	67 -7L6Ź8ư10q11ŵƽ12Ư15jƤ16ŷƳ18Ő24ŏ37N57z
~mom>	73 7ŹƤ13Ư14ƽ18ŷ20Ƴ49z
~mome	79 -7L18j22Ő29ŏ44N
~moms	85 12Ƥư14qŵ15z
~mon	45 -14ǔ-12ŭ-10Ş-9ň-8qŷǌ-7nĻŁőƗƬǈ-6ķŖũ6kľłƱ7rGĹĿƶǜ8ǉǖ9ǙǚǠǨ10ŀŤƃƘƫ11ĶŘŮŹ12ŽƝǘ13šƾ14Ņ15Ǝ16ŧ17A18ƟƤ20Ń21Y23p25TŲƔ26dXť28ZŒ34ǝ35Ơ38ŕ39Ĵ40Ʈ
~mone	59 -16ǔ-13ŭ-10Ş-6ň7uǝ8ư9źƩƯ10zņƪ11rŢ12Yľ13TXZ14ĿŧƶǖǚǠ16ĹƫƱ17ŀǘ18Ɲ22ĸ24A29Ʈ36Ų
~moni	81 29Ž32Ǝ
~mont	48 -9ǩ-8ĸĹǌ-7q-6Ɨ6v7Vĺ8kł9Gǉǜ11Ǌ12ŤŮƃ13YĶŘ14ŹƾǨ15š16TŅ19ZƮ21Ɵ23ŃƤ25p28ťƔ29d30Xǝ32Œ39Ơ42ŕ45Ĵ
~moo	88 -10ť-9Ļ-8ţ16ƞ17i24Ů26ŧ
~mor	48 -13Ǒ-12uǞ-11ǩ-9sǟ-8Őŗ-7UƗƶƷ-6xĴƱ6őŝǁǂǡ7ĸĻľźƿ8AƦǄǤ9ĽŨ10JZŕƪƺǦ11ŃŦ12rǙ13iĿŷ14gů15ňť16Vũ17Ʈ22ž24ƭ25œƕ34ō36Ɣ37yY43L
~more	55 -13u-9sŗǑǩ-7ƶǞ-6x7vDƒǁǇ8őŝƩƿǂǡ9ľ10AĻźƪǤ11Ǆ12JŕŨƺǦ13Ń14Ŧ16r17gťŷ19Ŀũƭ20V21ň23Y27ž30œ43y45ō
~morn	70 -10ǟ-8Ǩ7aŏƋ9Ĺǝ11ƽ16Ǚ22i25ů37L
~morr	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ13ĸ14Ʀ17ű24Y29L
~mort	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~mos	56 -9Ş-8ƪ-7ſƌ6ķư7kn8dĺŝƦ10Y11Xǩ12Ʋ13ŭų14ĹǄǕ16Ǌ19ŮƘ23Ǚ26ŗ28Ŀ31ľ34ǔ
~most	56 -9Ş-8ƪ-7ſƌ6ķư7kn8dĺŝƦ10Y11Xǩ12Ʋ13ŭų14ĹǄǕ16Ǌ19ŮƘ23Ǚ26ŗ28Ŀ31ľ34ǔ
~mot	62 -9B7ŷ9Ŀƫ10ş12Ʋǀ13Ż15n16ſ17Ū19Ť26ƽ48z
~moth	75 -11B9ŷ11Ŀ12ƫ15Ʋ19n32ƽ58z
~moto	66 12ş13ǀ14Ż18Ūſ21Ť
~mou	68 -9Ŗ9akň10rƦƱ13ŦƗǖ15ļŝ16Ɠ18X39Ƭ42ŗ
~moun	70 -9Ŗ9k10Ʀ11Ʊ13Ɨ14ǖ15Ŧ16Ɠ19X40Ƭ43ŗ
~mout	88 -7Ũ14rň20ļ23ŝ
~mov	61 -6Ť6ŭ9ĵŃǄ10ǩ11ť12Ő13Ƥ17Ō21n23ĺƷ30ŀ32ƞ38Ţ40y43G80H
~move	65 7ŭ9Ō10ĵ11Ń12ĺ13Őť14Ƥ21ŀ22ny24Ʒ29ƞ41Ţ45H46G
~movi	73 8g10Ō13ŀ15ĺ16ǩ23y45H
~mp>	60 -9ǉǑ-8Ŧ-7ǄǇ6Ĵ7ŗ8žƍ10ǀ11ǚ13ƃ23Ţ25ƀ26Ş29œ33ǒ38Ɗ84ǣ
~mpa	50 -22Ū-15ǣ-13VžƂ-12ǩ-11fǂ-10ŏ-8wHĺ-7Ĺ-6oŤ6qŗǑ7mǟǤ8Wǈ9ǉ10ŅƄƖǆ11Ǌ12ľǁ13ơ14şţ15ĶŜƕ21ƧǄǡ22ǞǨ23łő24Šǅ25ŝƴǥ28Q30ńŧ32ǃ34ŐŢǐ37Ǧ
~mpan	50 -22Ū-13žƂ-12V-11fǂ-10ŏ-8Hĺ-7wǣ-6oŤ6hǑ7mqǟǤ8Wǈ9ǉ10ŅƄƖ11ŠǆǊ12ľǁ13ơ14şţ15Ķƕ16Ŝ21Ƨǡ22ǄǞ23őǨ24ǅ25ƴ26ŝǥ29Q31ŧ33ǃ34Őǐ37Ǧ38Ţ
~mpar	85 -14ǣ-13ǩ-7Ţ8ŗ22Š35ł43ń
~mpe	78 10ǀ14Ņ17ű21ş22Ŕ26ǣ29ń
~mped	88 11ǀ26Ŕ
~mpl	55 -11ǧ-8ǃ-7o7ǉǙǥ8ƸǤ10ƧǑ11yJ12Ǝǈ13Vǁǣ15q16WŞƣư23SĻ28Ǉ30ơ31Q34ǜ
~mpla	81 12Ƹ26ǜ39Ş
~mple	74 -14ǧ-8ǃ6ǡ10Ļ15J16y18ǁ22ƣư42ơ
~mplo	58 -7o7ǉǐ8Ǚǥ9Ǥ11Ǒ12Ƨ13Vǈ15ǣ17qW24ǜ25S31Ǉ33Q
~mpo	69 -7ǩ8Ǖ10ƶ13ōǈ14Ʊ24ľ36ƍ
~mpol	76 40ƍ
~mpor	76 -8ǩ9Ǖ11ƶ14ō16Ʊ26ľ
~mpr	76 -8Ŏ-6ǩ7Ǐ9Ǣ16Ň19ƌ28Ş32ƀ
~mpre	80 -6ǩ7Ǐ19Ň34ƀ
~mpro	86 -9Ŏ11Ǣ21ƌ32Ş
~mps	86 10Ɵ12ķ15ǀ16Ň26ǣ
~mps>	86 10Ɵ12ķ15ǀ16Ň26ǣ
~mpt	80 -9Ĺ11y18ǘ29ĺ45Ɵ
~mpty	82 11y46Ɵ
~mpu	75 -13ķ6cƝ7Ś8d11b20Ǐ21Ű23Ǘ38ǘ
~mput	75 -13ķ6cƝ8dŚ11b20Ǐ23Ǘ39ǘ
~mrs	88 20a43f
~mrs>	88 20a43f
~mry	88 34Ū
~mry>	88 34Ū
~ms>	60 -10ƙǙ-7Ǉ8ŽƤưƼ9qŵ10zƎƛǘ11Ǖǣ12cŧ13ń15ƌƜ16ƻ19ľ24ƚ27Ƙ28ǜ33ţƆ
~mse	86 7zƨ13tx16Ʒ
~msel	86 7zƨ13tx16Ʒ
~muc	44 -21Ƃ-10Ťŧ-9ŷǂ-8tĴĸŨŵƆƭƽ-7ŇŎŪƳǇǔ-6RWşŭų6q7ŕŢƔƥƺ8űƶǢ10Ɗƚưǌ11zƘƝ12ŬŹƱ13ƌ14žǓ15OĶǦǩ17Ř18Ǜǡ19XǊ20TYƓƠ21ƨ22ķĿ23ƪǏ24ŗƃ25ǉ26ŅŮ27ƒ28ƗƦ33œ36Ŧ38Ƭ44Œ
~much	44 -21Ƃ-10Ťŧ-9ŷǂ-8tĴĸŨŵƆƭƽ-7ŇŎŪƳǇǔ-6RWşŭų6q7ŕŢƔƥƺ8űƶǢ10Ɗƚưǌ11zƘƝ12ŬŹƱ13ƌ14žǓ15OĶǦǩ17Ř18Ǜǡ19XǊ20TYƓƠ21ƨ22ķĿ23ƪǏ24ŗƃ25ǉ26ŅŮ27ƒ28ƗƦ33œ36Ŧ38Ƭ44Œ
~mum	79 -16ř39ŗ41ž
~mum>	79 -16ř39ŗ41ž
~mus	80 -11Ǆ11ǔ12x13cŰ14ų15Ŷ16ń39ǩ
~must	82 12x13cǔ14Ű15ų16Ŷ
~mut	76 -10u-9Ŷ-7H9ƴ27ů28Ő44ŭ
~mute	79 -9Ŷ29ŭ30ů
~my>	55 -11K-7Ĺł-6ķ6VňŤƽǆ7oQŻƒƲǟǠ8UŀǞ9ń10Ŀ11zņư12ǖ14fŮ15j16Mō18J19b21LŶ31Ľ41ǩ49ļ
~mys	81 7m8ǚ10Ż13ǃ14Ŷ15ƻ17g
~myse	82 7m8ǚ11Ż14Ŷ16ƻ17g
~na>	81 -7ŷ12Ǖ13Ÿ14ƹ21ƿ22Ɵ24ƥ
~nac	82 -15v10Y12ĸ27Ƌ
~nace	82 -15v10Y12ĸ27Ƌ
~nad	83 9ǝ14Ŀ20a32ƚ
~nado	83 9ǝ14Ŀ20a32ƚ
~nag	65 -7Ũ-6tǢ6Ŏ7Ƃ10ǌ11ǜ12hŭ17ŵ18vź22Ʈ26Ź30ơǈ33Ƴ
~nage	66 -7Ũ-6Ǣ6Ŏ7Ƃ10Ƴǌ12hǜ13ŭ17ŵ18ź19v23Ʈ26Ź31ơǈ
~nal	59 -8ž-7Ǧ6ĽƐ7Ǥ8Tƌ9tǧ10fIƃƋƿ11QƂ12kƟ13ƈƞ14Jŭǌ17lǎ19Ŋǚ21Ł25Ɨ26ư34Ǔ
~nal>	61 -8ž-7Ǧ6Ǘ7ĽƐ8Ǥ9Tƌ10Iƃǧ11ƂƋƿ12fQ13Ɵ14ƈǓ15Jŭǌ18ǎ20Ŋǚ23Ł26Ɨ28ư
~nall	75 7j9cxŠ10Ʀ13t16k18ƞ25l
~nam	44 -13q-12ņǩ-11ǣ-9ƝǄ-8xŨǋ-7uvOŎŖŤŧƨǥ-6Iųǝ6Ŀœ7ǌ8ŷƮƲ10Ǔǘ11Łơƻǧ12Ľǐ13Ƣ14ķľǒ15ƕǗ16iǠ17źƾ18A19Ŧ20tř21F22Ǥ23ļ26QŚ29ĸ30Œǈ32ŐŜ38ƫ49b52ǃ53a64o81w
~name	44 -13q-12ņǩ-11ǣ-9ƝǄ-8xŨǋ-7uvOŎŖŤŧƨǥ-6Iųǝ6Ŀœ7ǌ8ŷƮƲ10Ǔǘ11Łơƻǧ12Ľǐ13Ƣ14ķľǒ15ƕǗ16iǠ17źƾ18A19Ŧ20tř21F22Ǥ23ļ26QŚ29ĸ30Œǈ32ŐŜ38ƫ49b52ǃ53a64o81w
~nan	67 -8Ʊ-7ƹ6ųƣ9ƟƮǂ11Ƣ12Ƅ13ĸŉ15Ŋ18BF19A27Ǡ33Ɯ37Ư39Ŭ
~nanc	71 -9Ʊ13ƄƮƯ14ĸ16Ŋ20B21A29Ǡ42Ŭ
~nann	86 10ų14Ɯ32Ư
~nant	81 -8ƹ-7Ǔ8ƣ12Ɵ14ǂ15Ƣ24F27Ɯ
~nap	83 13ś16C30Ž
~nap>	88 14ś
~nat	78 -16ǩ-15ţ10őŔ11Ľ12gŁ13Š26Ő27ǜ35l
~nati	80 -15ţǩ10Ŕ11ő14Š27Ő28ǜ36l
~nb>	85 36Ɯ
~nc>	88 -7Ľ9f17o19p25q
~nce	41 -10œŤǄǦ-8ǔ-7ŭƒƯǖ-6vOQķńōƝ6ŘŚŧǤ7ŹƂƬƴǓǨ8iZĿť9bŨƹ10GPŀşƦƧǘ11ŏŒǟǥ12ŁŐƁƩƭƳ13Vǒ14Sőŗƃƕǡ15Ƅ16tAň17Wƽ18ǌ19ņ20ƵǞ21ľũŬ23ǅ25ţƼ26Ƒ41š
~nce>	42 -10Ǧ-9œŤǄ-8ǔ-7ŭƒǖ-6QńƝƯ6ŪŻ7KŘŚŹƂƔƫǓǤǨ8ƁƬƳƴƵ9i10bťŧŨƹ11şƦƧǘǟ12PŒǥ13ŏŐšƩƭ14VŁǒǡ15GSľŗƃƕ16őƄƑ17tň18W19A20ǌ21ņǞ22ũ24ǅ27ţ
~nced	81 7J16Ƒ53Ŭ
~ncel	77 -11Ŕ-7ŧ13ŉ35Ƶ61š
~ncer	74 -9G-6š9Ƴ12ľ25Ŀ26ŀ39ƽ47Ƽ
~nces	83 6Ƒ7ņ10Ɓ13Z20Ŋ21Ǡ
~nch	72 6E9jOǥ10ưǈ11ǋ12ńŌ13LNX15qĽ21ƺ22Ƒ
~nch>	76 7E9Oǥ11ǈ13ńŌǋ14LNX16Ľ
~nche	83 12ư13j26Ƒƺ
~nci	73 -9Ʊ7ř11Yǃ13Ʈ14ĸƔ15Ư16Ǡ20B24A
~ncia	76 -9Ʊ14Ʈ15ĸƯ16Ǡ21B25A
~ncl	68 -9Ǉ-8Œ6ư7Tǣ8ƠƳ10s11œ12ƁƆǉǟ17B29ŏ
~ncle	82 8Tư9Ƴ15ǟ21B
~nclu	71 -10Ǉ-8Œ6ǥ8ǣ9Ơ11s12œƁ13Ɔǉ30ŏ
~nco	65 -12Ʒ-7ŵ8ƭ9Ƭǔǥ10ǆ11ǃ12n14ǝ25Ʈ26Ư30Ŷ44T
~ncom	67 -13Ʒ-7ŵ8ƭ9Ƭǔ10ǥ12n15ǝ26Ʈ27Ư46T
~ncor	85 13ǆ15ǃ
~ncr	80 22Ŕ32œ
~ncre	80 22Ŕ32œ
~ncy	82 11ƃ14Ƙ19Y
~ncy>	82 11ƃ14Ƙ19Y
~nd>	27 -25ǩ-24ǖ-18H-16ŘŜ-15Ʀ-14ľŗơ-13ŞŲ-12Ĵ-11ŀŨŰ-10Ŷ-9FOĸšƝǓ-8xŅƅƒƴǦ-7ŉű-6jŸƮǝ6ŧź7Źƃƪǆǋ8vDMŷƳǂǙ9ŊōőůŽƑƠƢ10GƗƜǉǍǥǧ11WĵłŇŎżƆ12cBNTŏƍƕǇ13ŌƩǛ14dĻļŒŚưǌǕǣ15huzŦƇƿǃǏ16CşƯƲƶ17lsĹĿǤ18qƨƫǄ19ZƎǈ20gkwńƺǚǞ21ƔƷ22optśŠųƚǔ23ķƋƬ24Ɵ28Ŵ32Ūǁ34a36JX
~nda	76 -10Ʀ9ſ12Ŭơ13IL14Űƴ16ǚ23Ƈ25Ū27Ʒ
~ndat	83 13ơ17ǚ26Ƈ
~ndb	86 15x22ǜ
~ndd	85 -7a8ś9YǓ10ƶ14Ƙ15ǅ
~ndda	85 -7a8ś9YǓ10ƶ14Ƙ15ǅ
~nde	52 -10Ƣ-9sǈ-7ƉơƱ-6Ŋ6ĵũ7ůƖǡ8ųƘ9hGŻſƣƲǀ10ciŎŚƺ11Ÿ13xƪǤ14Ņ15şƊǑ16Ŧǃ17ĺŉŮǌ18ŃňŖŬ19ƒ20X23ƙ26n29Ƅ34ǅ35żƕ
~nded	75 -9ť9O10ļƄ11l12Š17Ÿ21Ŧ27ż42ǅ
~nden	88 8z31Ǒ
~ndep	88 8z31Ǒ
~nder	53 -9Ƣ-8sǈ-7ťƉơ-6l6Ūǅ7ĵůƖǡ8ų9ſƘƲ10hGũŻƣ11ciŎƺǀ12Ś14xǤ15ŅşƊ16ǃ17Ůżƪ18ĺŉŖŬǌ19Ńň21Xƒ23Ƅ24ƙ27n37ƕ
~ndi	68 -11ŧ-10ƻ-9Ƹ-8ō6Ƒ7I8ĽƕǓ9ĸŔ10Ʀǌ11ŖǢ13Ũ14ŕ16Zƴ17ś18Ŏ23Ɖ30Ƽ34ű
~ndin	76 -12ŧ-8ō8IƑ10Ľƕ11Ǔ12Ŗ13Ɖ15Ũ16ŕ18Zƴ19ś
~ndit	74 -10Ƹƻ10ĸŔ11ǌ12Ɖ20Ŏ33Ƽ38ű
~ndl	58 -12ŚƄ-8ǩ-7ŝ7ľŃƝǧ8YŖƲ9cs11ǈ13Ł17ĸşƠƷ18IǠ22F25ǜ27Ŝ30ŧơ31ǘ36ǌ
~ndle	64 -13Ś-8ŝ7Ǚ8Ɲ9Y10csŃƲ11Ŗ15Ł16ǈ19ĸşƷ20Ŝ21Ǡ28ǜ33ŧ34ǘ
~ndli	86 15Ŝ31I
~ndlo	68 -13Ƅ9ǧ20Ơ27F36ơ44ǌ
~ndm	82 -10Ƣ-9Ǩ9ǔ11n14Ư21ŷ
~ndma	85 -10Ƣ-9Ǩ9ǔ10ŷ11n14Ư
~ndo	75 -10Ʃ11Ʀ12ŤƐ19j22k50Ǖ
~ndor	82 55Ǖ
~ndow	83 -10Ʃ7Ļ12Ʀ13Ť21j
~nds	56 -12sT-10Ǌ-9d-7jnƦ-6xŘƞ6tL7ŒŧƏǎǨ8NPŚƨƩ9ĸřƽǂ10ťƁƤ11oƯ12Bǚ13Ǉ14erƘ16ŲƱ17Ǔ18ƜǄ19Ƨ20Ŵ22Őūŭ26ƪ34ƺ
~nds>	57 -12sT-10Ǌ-9d-7jn-6ƞƦ6tFLRŻ7Œŧ8NĸŚūƏƚƨƩǎǓǨ9Přǂ10Ƥƽ11oťƯ12B13Ǉǚ14rƘ15e16Ʊ17Ų18Ɯ20ŴƧ23Ő24ŭ26ƪ35ƺ
~ndsh	82 -7Ř11ű14Ǔ21ū22Ɓ
~ndy	76 -9ŏ-6Ǘ9vŭ11Mū17ř18ǖ39Ś
~ndy>	76 -9ŏ-6Ǘ9vŭ11Mū17ř18ǖ39Ś
~ne>	37 -18ĺ-17TƝ-16Ǔ-15ZŀŎƕ-14ƨ-13ōǎ-12HYķť-11lš-10pLUňŲƜƧǌǑ-9ahrŢŭƞ-8kGĸŬŮơƭ-7ĹŧŰŹ-6otRŗǠ6ŠůƀǊ7MŌŐŘǣǦ8wPſƼǟ9uǨ10DũƹǞ11vOŪűƋƴǁǄǛ12XńŕƫƮƯƿǜǝ13SŒţŵƆƉƍƔƩƳ14EŶƎƦƶ15ŖŚƌƛǍ16AĻľņųżƵ17y18KœŷƟǕ19ŅŴ20ǩ21Ʒ22ǖ25Ž26iǡ27ƙǔ28Ńǋ29Łƺ31ş32bƻ40I
~nea	65 -9ƛ-8I8ƝǘǤ10ƑƷ12ǩ15ƚ17z19Ǚ20Ś23Ə28Ƽ31C37ƙ
~near	67 -9Iƛ9ǘ10Ʒ11Ƒ16ƚ18z20Ǚ21Ś24Ə33C39ƙ
~nec	88 17j18I19U
~ned	52 -12O-8uĻƷ-7ŎŹ-6ő6œŘǣ7cnsżƤ8mńƮǘ9xĹĺǀ10vŬƑ11iŨ12ƓƢƪƲƳ13ōſ14Ŗţƫ17yŀ18jǛǢ21ƛ25ņ28ǅ34ƴ37Ť
~ned>	52 -12O-8uĻƷ-7ŎŹ-6ő6œŘǣ7cnsżƤ8mńƮǘ9xĹĺǀ10vŬƑ11iŨ12ƓƢƪƲƳ13ōſ14Ŗţƫ17yŀ18jǛǢ21ƛ25ņ28ǅ34ƴ37Ť
~nee	47 -10Iǒǩ-8ľŊŖžƗƦƽ-7ĻŉŤǞ-6ŇŬ6Ųǉǌ7ƅƇƍƖƫƺǅǠǢ8EOŭǆ9gFƒǏ10cs11vYŘūƜƾǡ12uŪ13mƤǊ14p16tŃ17GƁ18eƕ19Ư22Ƭ23Ĺ26ǁ30Ŏ32ƭ39ǧ40Ł41Ǧ44Ƅ
~nee>	88 13Ƹ32t
~need	47 -10Iǒ-9ǩ-8ľŊŖžƗƦƽ-7ĻŉǞ-6ŇŤŬ6Ųǉǌ7ƅƍƖƫƺǅǠǢ8EOŭǆ9gFƒǏ10c11sYŘƜƾǡ12uvŪū13mƤǊ15p16Ń17GƁ18eƕ19Ư22Ƭ23Ĺ26ǁ30Ŏ32ƭ39ǧ40Ł41Ǧ44Ƅ
~nef	64 9Ƨ12Ʀ15Ƭ34Wƫ
~nefi	64 9Ƨ12Ʀ15Ƭ34Wƫ
~nei	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~neig	70 -7ŝ7GƤ8ǩ9ŤƒǍ10Ɵ11ļƜ14B16Ņ19C25ƞ
~nel	86 -8ƈ10ǜ11ƃ14Ɖ21Ƌ
~nen	88 30Ʃ
~nent	88 30Ʃ
~ner	53 -24ŗ-16d-13ž-11Ů-10Q-9ǝǩ-8ŤƽǇ-7wŇ-6x6ƐǉǠ7sAǀǟǢǣ8rMNŁƅ9ơƷƿ10aǥ11ĺƕƮ13Pǌ14LŹ16tƻ17q18ǧ19ĿŴǂ21F23ƨ24opǔ26ǡ33ư42Ǩ44ǆ
~ner>	61 -14Ƹ-10Q-8Ťǩ-6xŇ6Ƙ7ľŐǧ8npĸƐ9Ǡǣ10oNĺǟǢ11ŁƅơƮƿ12rAƨ13asƷ15ǌ16P17Lǂ21q22t30F33Ǩ
~nera	66 -17ŗ-15ž7ǖ12ƳƸ13Mǅ16ǧ35ǡ44ư
~ners	67 -19d-13Ů-10ŗ-8Ǉǝ-7w-6Ǧ6Ʀ7Ĺǂ8ƙ9ǉ13Ɠ15ǥ16ƕƨ19Ǩ20oŹ22p23ƻ28Ŵ35ǔ53ǆ
~nerv	83 8Ƽ14ǀ35Ŀ
~nes	46 -25Ƃ-12ŨƱ-10tž-9ŏŠƭǇ-8nƼ-7xFGńőŒƣ-6TĿżƮǒ6ŸƉ7QŉŕǛ8AZŐŖƑƗƲ9YŤƛ10ţ11ǍǏǠ12Mƚǘ13ƝƵ14hǀǨ15ŎƎǎǙ16ǔǝ17ųǆǐǦ20ŭ21uǅǞ22yƽǂǋǡ23Ǌǟ24ǃǄ27Ǒ33ǥ34Ǣ
~nes>	58 -14Ŀ-13Ʊ-10ŠƝ-8Ƽ-7ż-6ńƣ6ŴŽǜ7yǍǎǘ8ŗŚſƙ9wƀ10ŉƉƽ12ZŐŕŪƑ16ţƚǢ19ǀ20hƎ21Ƶǂ24ųǏǑ29u
~ness	50 -27Ƃ-11Ū-10ž-9tǏ-8Ũ-7Gŗ-6FIőŒ6ǂ7Ųǩ8Ÿǘ9ǑǛ10ŤƗƲ11Aǎ14MǠ15ƽ18Ǚ19Ŏ20ǆǔǝǦ21ǐǨ23ƝǢ24ŭǡ25ǅǞ26ǋ27Ǌ28ǟ29ǃ30Ǆ37ǥ
~nest	75 -12ƭ-9Ǉ-6Ũ8ĸ10ǘ12ĶĿňŢ14ƿ15Ň17Q18Y20Ŗ39y
~net	79 -9ǀ-8nť-7Ɨ7J13Ǖ14ƌ17Ņ34ǩ42ķ
~net>	81 -8ť-6Ɨ7J14Ǖ18Ņ43ķ
~nev	68 -9ŷ-6Ǜ6ř7TƲǔǜǝ8ƙ9ƚƴƵƿ10ƹ11lŧ12ņ13ő15ǀǙ21a
~neve	68 -9ŷ-6Ǜ6ř7TƲǔǜǝ8ƙ9ƚƴƵƿ10ƹ11lŧ12ņ13ő15ǀǙ21a
~new	51 -17Ǔ-14ƭ-11ǋ-9ŭ-8Ʃǩ-6copŷ6őƀ7ũƋƕƻ8Ƅ10UŜƁ12Ơ14ƗǙ17ĺ18xŗ20ƌ21Ƶ22š23GŹ25ƈ26ƞ28SŶ30iǅ31Œ32Ĺ33ƅ45Ǟ61ŕ
~new>	55 -18Ǔ-13Ŝ-11Ɖǋ-10ŭ-8Ʃ-7jŷǩ-6coƇ6žǄ7Ńƀƻ8ũƋƕ9Ƅ11G12UƁ15Ǚ16Ɨ19ƅ20ŗ21Ĺĺ22ƌ23Ƶ26Ź28ŕƞ29ƈ31SŶ33iǅ36Œ40Ǟ
~newa	65 10š11Ǟ17Ĺ23ŕ29Ŝ
~newe	78 -7p8Ɖ10ŪŴ23Ơ24ƅ25š
~news	88 -18ƭ20j45ŕ
~nex	65 -7Ʊ-6ƭ7mp10Ńŗǀ11ƫ12Hſ14ǖ15řǩ16ĺ18ĸ19Ǟ21yŕƖ29V43Ǎ
~next	66 -7Ʊ-6ƭ7m8p10ŗǀ11Ńƫ12ſ13H14ǖ16ĺřǩ19Ǟ22yŕƖ30V43Ǎ
~ney	58 -16ǔ-13ŭ-10Ş-6ňţ6u7ǝ8źƯư9ņƩƪ10zBŢ11YľƖ13TXZǚ14ĿŧƶǖǠ15ĹƫƱ16rŀ17ǘ18Ɲ21ĸ24A28Ʈ31Ɛ34Ų
~ney>	58 -16ǔ-13ŭ-9Ş-6ňţ6u7ǝ8źƯư9ņƩƪ10zBŢ11YƖ12ľ13TXZǚ14ŧƶǖǠ15ĹƫƱ16rŀ17ǘ18Ɲ21ĸ24A29Ʈ31Ɛ33Ų
~nfe	88 18ţ33x
~nfo	75 8Ǖ9ļ12Ľ13Ŋ18ń20Ļ36Ǘ
~nfo>	83 10ļ15Ŋ20ń23Ǘ
~nfor	80 9Ǖ11Ľ16Ǘ23Ļ
~ng>	28 -25Ő-21Ʃ-14Ʒǔ-13ƅǗ-12ļŌŗƫ-11AƔǆǡ-10BƤƺǨ-9WŊǎ-8sYŜƗƧǒ-7oDRšŵƃƈ-6ǌ6ķūƒ7cmrƱǚ8fqůƣƻǓǢǦ9uMŭƂƼǄ10ţƬǂǛ11LUŋŕǜ12ŮǙ13ŸƋƍƯǝ14FIZŉ15gzĽŲżƛ16ĵƭƹǊ17ŒŻ18ŝƨ19ĴĹƮƳ20Ŀƞǀ21SĻŏǅ22PŹǩ23ľłōŢũƖ24xO25yXǍ26ŽƄơ27iƵ29Ķ30Ƙ31k33Ş34ĺ36jǟ37H41t42ŀ46Ǟ49V
~nga	81 -6x10Ɔ14Ƙ23ƞ30f
~ngag	83 15Ƙ30f
~nge	53 -12ŝ-7Ʀǥ-6ǩ6Żƅǌ7XƜƻ8uűƵ9ƛ10yVĵŕƧƷ11pƸǞ12vƟ13ƭ14ƃ15Ǚ16Ų17Ş19qE20fŔǕ21Ň24ĺ25Ŏ29ũƫ43ǀ
~nge>	63 -14ŝ-8Ʀ6E7Ţ8yT9IƧƭ10X11űƛƵ13Ʒ14Ŕ16Ǖ17ũ24Ş26q27Ň33Ŏ
~nged	66 9ũƺǕ11ƃƻ12Ŕ14Ƹ20Ǟ27ĺ
~ngen	88 50ƫ
~nger	69 -7ǥ-6Ƙ6ś8hƃƭƿ9ǌ10Ż11ũƜ15ŕ18E21ŲǙ22p27f40ǀ
~nges	77 -7p8U10H11ƅ13V14u16ĵ19Ɵ25v
~ngi	68 9aTŔ11qƵ12ź13Z15ű16Ţǟ18Ĺ23V25Ƒ27i33Ɨ
~ngin	68 9aTŔ11qƵ12ź13Z15ű16Ţǟ18Ĺ23V25Ƒ27i33Ɨ
~ngl	68 -10ƿ7ƫ11ǩ14Ɔ18ǅ19Ƙ31f40Ɖ44ƈ
~ngle	68 -10ƿ11ǩ14Ɔ18ǅ19Ƙ31f40Ɖ44ƈ
~ngr	79 -6ű9Ɣƺ11fŨǓ12ƞ14ǟ15Ǜ
~ngra	81 -7ű9Ɣƺ11fǓ13ƞ15ǟ
~ngs	53 -12ǖ-10Ş-7ƞ6HķŢƑ7ŝşƍǨ8KĻŀƜ9LTƤ10ƮƹǄ11Qƶ13iůƢ15Ƙ16ƥ17U19Ř20ǔ21ǟ24Ĺ26A27Ɨ35Y
~ngs>	53 -12ǖ-10Ş-7ƞ6HķƑ7ŝşŢǨ8KĻŀƜ9LTƤ10ƮƹǄ11Qƶ13iůƢ15Ƙ16ƥ17U19Ř20ǔ21ǟ24Ĺ26A27Ɨ35Y
~ngu	76 -12Ň-7Ɩ8Ź11vxŉ13ň25bƎ28u30ǩ
~ngui	85 28Ǝ
~ngun	88 -7Ɩ9Ź13vx32u
~nha	85 -6ŝ11Ƥ24ƻ46Ş
~nhap	88 -7ŝ48Ş
~nic	64 -16ǎ-11Ʃ-8ŝ-7C-6QǄ6ľŬ7ļƌ8oGƁƗƧ9cqtŵǩ10KU11iPǃ12ǉ14ƞƪ16şŶ17ŧ19F20ƹ23Ƙ25j32ƾǈ
~nic>	85 13ŵ15K16t44ƾ
~nice	68 -16ǎ-11Ʃ-8ŝ-6Ǆ6kņƉƟ7mľ8ļŬƌ9oGƁƧ10cq11U12ǃ13iPǉ15ƞ16ƪ18şŶ19Ƙ20F28j
~nico	88 29ƹ
~nics	88 7Ƙ13Ɨ23ǩ24ǈ
~nie	73 -16V-7Ʀ6E7hĵ9š12ŀş24ƴ25ń31Ţ
~nied	88 -8Ʀ32ƴ
~nies	75 -16V6E7hĵ9š12ş13ŀ26ń32Ţ
~nig	59 -8ŝ-7ũƹ6ƿ7ľśǘǛ8jŨǝ9ŕŖƐ10ƤƦƻǖ11r12ǩ13L17ƞ22n23Ǐ26R28xĿ35ǎ59Ű
~nigh	60 -8ŝ-7ũƹ6ƿ7śǛ8jľŨ9ŕŖƐ10Ʀƻ11rƤǖǝ12ǩ14L18ƞ22n24Ǐ26R28x29Ŀ36ǎ60Ű
~nim	76 21ŗ38h39ž
~nima	85 43h
~nimu	80 22ŗ41ž
~nin	52 -12Ʊ-9ǧ-8Ǣ-7UƟ-6ŕŪƷ6uƜ7fŐŰƼǉǌǎ8dhĸŋŎƌ9qũű10ńƖǩ11TŴƮ12y13iĿ14rŒź15j16R17ů18H21Ťǝ22Ǒ30Ǚ33LǞ37ſ
~nin>	68 -7ǩ-6ŕ6Ƌ7i8ńƖ9Vŋů10dŐƽǉǌ11ĸŰǞǟ13q14f16j18Ŵ21Ŀ24R
~ning	59 -9ǧ-8Ǩ-7U-6ŪƷ6Ĺō7g8uƜƼ9iƌƮ10Ŏǎ11ũ12ů13yT14h15ű17ǩ18Œ19rź24H26ǝ28Ǟ30L36Ǚ
~nins	66 -7Ǣ20Ť50ſ
~nio	75 -15ĵ9W10Ļ11Ʀ14a15ļƨ17Ŭƕ18wY21A
~nion	78 -16ĵ10WĻ12Ʀ17ļŬƕƨ19Y22A
~nior	86 7m17a22w
~nis	68 -13y-8Ź7Ɖ10Ť11ƗǄǡ15ņ19Pƌ20mų21ǈ29Ɗǩ
~nish	69 -13y6ǝ7Ɖ10Ť11ǡ12ƗǄ15ņ20ƌ21m30Ɗǩ
~nist	86 24P28ǈ
~nit	66 -22Ɔ-17Œ-7Ƙ6Ǎ9a11V14ǋ15DƢ16G17ƌ21ƗƠ23Ž25ƎƤ28ƥ37ƣ
~nit>	75 -24Ɔ-18Œ6ǌ10Ǎ13Ƥ14ƣ18ƥǋ24DƠ
~nito	81 29Ž32Ǝ
~nits	86 19Ƥ33ƣ
~nitu	80 -8Ƙ-6D14ƥ20GƢ26Ɨ
~niv	83 -9Ƶ9Ʊ20y24Ʃ
~nive	83 -9Ƶ9Ʊ20y24Ʃ
~njo	82 -6P12ǟ19g24t38U
~njoy	82 -6P12ǟ19g24t38U
~nju	74 30ǣ42ƃ47ž
~njur	74 30ǣ42ƃ47ž
~nk>	53 -17qř-14ƨ-10ƭ-9ŞǄ-8ƔǠ-7Ŏ-6Ł6Ƥ7ķžƌƺ8hVļŌƋǊ9Ƒƛǋ10ƒƷǝ12ľ14Ƅ15ű17Ŗ18G19Ũ20Y21ĸ22HŬ23BƬ25e28ǩ29Ň31Ĵ36ƿ37ƕ39r
~nki	67 -10Ŷ-8r-7Ŗǩ7ǞǦ9ƀ11ƅ13ƿ15Ŀ16ĺ17Š19ƭƳ20VX23y26Ƶ28Ƭ
~nkin	67 -10Ŷ-8r-7Ŗǩ7ǞǦ9ƀ11ƅ13ƿ15Ŀ16ĺ17Š19ƭƳ20VX23y26Ƶ28Ƭ
~nkl	76 12H26Ǎ29ƣ
~nkle	76 26Ǎ29ƣ
~nkr	88 32ĵ
~nkru	88 32ĵ
~nks	71 -14Ķ-8j8ǜ9aķ13tƴ16ƙ26k31r38Ǜ
~nks>	73 -15Ķ-8j7Ĺ9ķ10a13t14ƴ17ƙ32r39Ǜ
~nksg	86 10ǜ34k
~nli	74 -8Š-7Ǔ14Kń17Ǖ21Ľ30Ņ41ǖ
~nlin	74 -8Š-7Ǔ14Kń17Ǖ21Ľ30Ņ41ǖ
~nly	63 -10Ş-9T-8Ŗ-7Ŷ7m8Ŵǈ9ƘƳǢ10ńƾ12Ļ13ţŲŷ15Ƣ16ƀǇǚǛ17ľŪų21Ʈ22ǖ28ŭ
~nly>	63 -10Ş-9T-8Ŗ-7Ŷ7m8Ŵǈ9ƘƳǢ10ńƾ12Ļ13ţŲŷ15Ƣ16ƀǇǚǛ17ľŪų21Ʈ22ǖ28ŭ
~nne	71 -13Ǡ-10u-9Ɵ-6ŗ7Iĸ8ǜ9ǔ10ƛ11nCŔƦ12N13Ÿǀ14Ʈƿ16A21L24ƻ25y
~nned	82 -11u6k9ĸ13Ŕ16ǀ30y
~nner	78 -14Ǡ-6ŗ10ǔ12nƦ14N16AƮƿ24L27ƻ
~nni	64 6k7RŭǞ8c9uVŐŤ10ĸĿƼ11ŋ12fq13ƌ14ű15hHń16Ŵ17yǟ18ǝ20Œ
~nnin	64 6k7RŭǞ9uVŐŤ10ĸĿƼ11ŋ12q13fƌ14ű15hHń16Ŵ17yǟ18ǝ20Œ
~nnu	76 11Ǌ12ǉ16Ů17T
~nnua	76 11Ǌ12ǉ16Ů17T
~nny	81 9ų12j13Ɯ14Ʃ30Ư38ǩ
~nny>	81 9ų12j13Ɯ14Ʃ30Ư38ǩ
~no>	55 -31Ŕ-11ŧ-10ňǩ-9Ő-8Ĵŗ-7ŁŘŝ-6OķŪŴǑ6ǀ7LƊƑưƽǤ8csXŖ9WĽƝƳǚ10Zŏż11ǡ12ţƄ13řŤŽ15l16u18Ɓƃ19Ń20ſƿ22ŉ26Ň28ǁ30ŵ33š59ƴ
~nob	69 -9G7K9ŁƯƿ11ƺ12Ŗƭ15ŷ25Ş26g28Ɵ34Ƌ
~nobo	70 -9G7K9ŁƯƿ11ƺ12ƭ13Ŗ16ŷ25Ş27g28Ɵ
~noc	81 -7Ǟ6m9Ĵ10ţƟ23źƌ
~nock	82 -6Ǟ7m9Ĵ10ţ23ź24ƌ
~noi	85 -12Ə10N12Ǝ17C25ǩ
~nois	85 -12Ə10N12Ǝ17C25ǩ
~non	77 7Ş9ǂ10ǥ12ƀ13x21ƹ40š
~non>	81 10ƹǂ11ǥ43š
~none	88 9Ş14ƀ15x
~noo	78 -10Ń-9I8ǧ11C12i14Ž16j17Ō21L
~noon	80 -10Ń8ǧ13i17jŌ21L
~nop	88 18X30ƻ
~nor	62 -8Ź-7ĸ7lv8C10Ǐ11ł12j13ƾ15AD20ŭ23ź27RT
~norm	63 11łǏ13ƾ16A21ŭ28R
~nort	85 -9ĸ-6c10l11C17j22D38T
~nos	77 9l15Q16ź17Ŋƽ35Ƽ
~nose	85 31Ƽ
~nosy	86 11l18ź20Ŋ
~not	43 -12p-11ķłřƦƧƶǇǈ-9YŤ-8qxCŎũƬ-7iVőƗƞơǋ-6uŝŭųƎǐ6Ōƃ7ehEMŽƪǒ8BKŇŖŴŷƒƙƸǙ9mrŅšŨƹǝ10ĵŕƤƥ11HQŏŐǨ12XŶź13cyĽŘƨ14I15ŬƱ17żƟǠ18Ǒ20b21fſƴ22L26ŵ27Ş28Zǩ30v34ō56ŀ
~not>	46 -12Ŀ-11řƧǇ-10ǈ-9YŤ-8ķłƶ-7pqxCŎőűŴƨƬ-6Ĺũŭ6sńňƳ7hZťƢ8elGŌŗƃ9MľŽƪǒ10mBEKŖƒƙǙ11rĵŇōŕǝ12QŅŨŵƤƥ13Lƴ14XĽźżǨ15Ř16c17Ʊ19Ǡ21Ǒ23b24fv27ǩ30Ş65ŀ
~note	76 -9Ĵ-8ǩ9ű10Ɣǘ14Ń17Ʒ24Zō38Ŭ
~noth	63 -9Ʀ-7ǡ-6p6ş7jŸŻ9vŹƐƼ10Ŀǩ11Zšǥ12ĻŐƻ13ţŶƴ15ŏǞ16L17HI18ƹ21Ŵ22yŵ24ſ25Ɵ26ō28ƨ
~noti	76 7Ƌ11K12H22Ĺ
~nou	70 -10Ǣ7ƭ8ư9ĶŞƗƯ10Ŏ11ŀŷƓ14j15r18ť20ž23b29Ƭ
~noug	71 -10Ǣ7ƭ9ĶŞƯư10ŎƗ12ŀŷƓ14j15r19ť21ž29Ƭ
~noun	86 29b
~nov	85 -10x16Ǌ30ƌ48ǜ
~nova	88 31ƌ
~now	43 -13Qŀş-12ĿƬ-11Ť-10iŎŽſƂƶǎǔ-9Vŕƅǈ-8MľŢƭǗ-7bdlUłƁƽ-6ńƒƗǋǙ6puHĹŚǇ7vŔƀ8qxzAŌŘ9ĸŹƎƧƩƿ10SƦƳ11f12hwĽŃǩ13ǃ14FGŴ15j17Ų18Ŝ19s20Ņ22crǟ23ŗũ25Ɵ26ĴƸ27ňŨ29Őǥ32Ŗ33ŉ37ĺ39ŏ43Œ49N
~now>	43 -13Qŀş-12ĿƬ-11Ť-10iŎŽƂƶǎǔ-9xVŕſǈ-8MŢƅƭǗ-7bdAUľłƁƽ-6glĸńƒƗǋǙ6Ś7puHĹŔƀǇ8qzŌ9ŘŹƎƧƿ10vƦƩƳ11fS12hĽŃ13wǃ14FGŴ15ǩ17Ų18Ŝ20jsŅ22rǟ23c24ŗũ26ĴƸ27ň28Ũ29ǥ32ŐŖ34ŉ38ĺ40ŏ44Œ49N
~nowh	88 9g31ĸ
~nro	85 20ƌ40W
~nrol	88 41W
~ns>	45 -15W-12Ť-11c-9tLP-8ķľŇŗŝǢǥ-7nŁƭƺǂǇǍ-6ōŪųŴźƯǟ6ĺƛƨ7ĵĸŖƩƽǒ8aƅǣǨ9ŏſƁ10Ʊ11yƗ12Ʒ13Rŕ14EŒƙ15ŊŻǝǩ16űƧ17ŉ18qxƼǠ20Cũǆ21Ŀ22Ź23kǏ24ǋ25ƻ26wǞ27ǈ28Ƙ29u32Zǚ34ơ47ǐ
~nse	56 -12n-8p-7Ső6Ɛ7ĽǨ8Ǌ9lƄ10sAYŋ12ūƺ14ǀ16ư17ao18d21ĸǛ26Ź33ŷ34ň53Ÿ
~nse>	59 -8p-7ŷ7Ľ10lƄ11s13ūƺ16ǀ18o19a20d22ĸŹ23Ǜ36ň37Ÿ
~nsed	75 -15n-7S7Ź11Ǩ24Ÿ53ŷ
~nses	82 13Ǌ16Y28ư
~nsh	86 8ś10ƫ36j
~nshi	88 10ƫ37j
~nsi	63 -31ǌ-11Ǎ-7ŗǩ6ŢƩ7ŷǓ8ŖŽ9Əƛǣ10XŰ11Ǆ12Ƃƌƪ13ūƣǐ14Hƥ21Ƙ22Ǣ24ƀ36ơ38Ķ
~nsid	72 -13Ǎ-7ǩ7ŢƩ10ŽƏ11Ŗƛ12Ű13ƪǄ14Ƃƌ15ƣ16ū17ƥ26Ǣ
~nsio	80 52Ķ
~nsiv	76 -7ŗ8Ǐ11ǣ14X27Ƙ31ƀ
~nso	86 12ǘ24Ǝ
~nsp	75 14Ɖ16l
~nspe	77 15Ɖ
~nst	60 -10Z-7Ǟ-6Aŏ7MǍ8ƵǄ9Błǡ10PƐǟ11ń12K17Ɗ18r20Ƙ22Ƈ24ƅ26ƪ28Ų35ǩ
~nst>	71 -10Z-6A7ũƔ11Bǡ12ł14rń32ƪ
~nsta	78 8ǚ14Ɛ18Ǆ22ǩ23Ɗ37Ų
~nste	85 -8ŏ9r10M13ƵǑ18K
~nstr	68 -7Ǟ7ƌǧ9Ǎ12ǟ13P22ǩ23Ƙ26Ƈ28ƅ
~nsu	43 -14Ǐ-13ƸǑ-11ƒ-10ơǦ-9Ɣǂ-8n-7ƥǍǔ-6wQĿũŬƝǈ6ŧǩ7řŜŞŦƙǘǤǧ8ŘŚŴƂ9ŤƬƻ10Ĺĺŀ11Ƴ12Ʀ13Ʃ14ƭǨ15Ł16Wľ17ņŗƄ18ŒţŪǓ19ƕƴ20ƃǚ24š29Ǣ31Ɠƨ33ǒ36ǥ37ǌ38ş39Ő42ſ43ŏ
~nsul	85 24ƻ43ǚ
~nsur	43 -14Ǐ-13ƸǑ-11ƒ-10ơǦ-9Ɣǂ-7nƥǍǔ-6wũŬƝ6őŧ7řŜŦƙǘǤǧǩ8ŘŚŞŴƂ9ŤƬ10Ĺĺŀ11Ƴ12Ʀ13Ʃ14ƭǨ15Ł16ľ17WņŗƄ18ŒţŪ19ƕƴǓ20ƃ24š29Ǣ31Ɠƨ33ǒ36ǥ37ǌ38ş39Ő42ſ43ŏ
~nsw	78 -7ƴ-6ō11ľǚ14KĻŔ51ŉ
~nswe	78 -7ƴ-6ō11ľǚ14KĻŔ51ŉ
~nt>	33 -17Ň-16rĿƦ-15ƒ-13Ł-12Pŭǧ-11ŎŶ-10RłńǊ-9fiQTŹƨƻ-8adghpwxƌƙƧǎǝǣ-7nCIĸŲųƉƯƽƿǀǄǉǙ-6ŪƆƋƑƮƺǈ6VŐƄǆ7LOƀƂ8SřƵ9ļśŠſǃǖ10ŜŰŷƃƔǁǗ11eŀšťǘ12NXŔ13suGKűǑ14ĶĻũƣƥǚ15MĺŝŤǓ16ŒŕŽƓƗǢ17ŉœƊ18Ŋ19ŚƢƭǜ20ŃŌŞǏǦ21ơư22ǌǩ23l24źƏ25Fƶ26Ǉ28ņő29ĴƱ31Ɯ33ƫ34ľ38ǔ48Ƭ54Ơ
~nta	64 -15Ơ-12ǂ-7Ǔǩ7ŵ8k10Ƥ13W14ůǆ15P16Q21B22Ǡ24A27Ƣ29K37ķ56Ɓ
~ntal	68 -15Ơ-13ǂ8ŵ11Ƥ14W16P18Q29Ƣ39ķ61Ɓ
~ntan	77 17ǆ26B28Ǡ30A
~nte	58 -17ǌ-11ƃ-9ƖƦƨ-7Ɠ-6Ơ7HŖŹżƅƔƟƪ8cŉƤƵ9ǋǞ10ŅŇů11Bƥ12ƛǃ14QŏŠƏ15Fť16ǩ17ƌ20ƢǑ21N24Ĺ25Ɨǎ32Ǣ42ơ
~nted	76 6ư7ƍ8G9ř10Ƅǌ13ŉǞ14ǩ15Ŗ18ǃ
~ntee	85 22Ə
~nten	76 -10Ʀ-9ş-8Ɠ7Ƹ12c13Ƶ35Ɨ46Ǣ
~nter	63 -26ǌ-9ƃƖƨ-6Ơ7ǩ8ŹżƔƪǖ9HƟ10Ƥ11Ňůǋ12Ņ13Bƛƥ15Q16ŏŠ17Fť19ƌ23NƢǑ26Ĺ27ǎ46ơ
~nth	48 -9ǩ-8ĸĹǌ-7q-6ƗƬ6v7Vĺ8kł9Gǉǜ11Ǌ12ŤŮƃ13YĶŘŹ14ƾǨ15š16TŅ19ZƮ21Ɵ23Ƥ25p28ťƔ30Xǝ31dŃ32Œ39Ơ45Ĵ48ŕ
~nth>	51 -9ǌ-8Ĺ-7qYĸǩ-6v6y8kVƥ10ǉǜ11Ņ12Ǌ14Ź15Ķ16ƾ17Řš18Ť19TƟ21ZĴƤ26Ɣǝ30pŒ31ť33ŃƠ35d36X48ŕ
~nthl	76 9Ɣ17Ơ32Ĵ
~nths	64 -8Ơ-6ŁŤ6Ĵ7Ǥ8ǝ13ł14ŧ15G16v19ƃ20Ů22Ǩ23Œ26Y32Ʈ
~nti	62 -8ř-7I-6ǩ6ŵ7dgAǉ8Ƙ9Ǉ10kĹĻƆ11nŕƢ12šż14ńūƴ16Ǡ17Ư22ƫ23Hƭ27F29Ǆ35ǆ
~ntia	83 11Ʃǔ19ƴ23Ǆ
~ntil	88 -8Ń10O17ŕ24ƭ
~ntin	67 -6ř7Ʊ8gŃƭǉ10Ǉ11Ɔ12kĻƢ13š14ĹǄ18Ư20Ǡ24ƫ26H30F
~ntio	88 14A17n19ż21ń
~ntit	88 -7Ʃ11d53ǆ
~ntl	76 9f12ũƁƳ15Ő16ĺ30ŏ
~ntly	76 9f12ũƁƳ15Ő16ĺ30ŏ
~ntm	85 11MǖǗ15ŵ21ƾ
~ntme	85 11MǖǗ15ŵ21ƾ
~nto	64 -11ǅ-8Ł-7H6z7ůżǗ8iĺ9dŎƣǋǩ10Ǟ11ƀ12Rł13ŊǢ14Ķ15g16Š17Ɨǣ18ƪ19ƌƛǏ20Ǎ21Ɲ30S
~nto>	68 -11ǅ-8Ł6ǘ7zſ8żǗ9iĺŎ10dǞ12ƀ13Rł14Ŋ16gĶ17Š18ǣ20ƛƪ22ƌ33S
~ntor	80 -8ǩ17Ǣ23Ɨ25Ǐ27Ɲ
~ntow	83 12ůǋ13ƣ25ǩ27Ǎ
~ntr	59 6Ÿ7Ʃ8ŦƓǍǔ9Ɩ10ƢǄ11ŀřƌƼ12ǧ13lŗǀ16ƒ23ǒ27Ǒ40Ǔ
~ntra	61 8ƓƩ9ŦƖǍ11řƢǄ12ŀƌ13ǧ14ŗ17ƒ24ǒ28Ǒ42Ǔ
~ntry	79 -7ƚ7ƈ8C9Ÿ13ǔ19lǀ
~nts	48 -13Ƹ-11ǂǄ-8oGǩ-7ŚƬƹ-6ƓƢ6Š7UšŵƮ8ĵķ9ƌƥ10ƃ11ľńŭƄƘƣ12ZŜƗ13Ɲ14Ơ15Ĵǌǚ16nĶŬǔǖ17ǓǗ19ņ20ƽ21Ǎ22Ş24Ư25ż26Ż29Ɯ30Ǣ32z
~nts>	48 -13Ƹ-11ǂǄ-8oGǩ-7ŚƬƹ-6ƓƢ6Š7UšŵƮ8ĵķ9ƌƥ10ƃ11ľńŭƄƘƣ12ZŜƗ13Ɲ14Ơ15Ĵǌǚ16nĶŬǔǖ17ǓǗ19ņ20ƽ21ƯǍ22Ş25ż26Ż29Ɯ30Ǣ32z
~nty	78 -16ų7D9Ə10ǔ11Ż12W13ļ22ƅ36C
~nty>	78 -16ų7D9Ə10ǔ11Ż13ļ22ƅ36C
~nua	75 8Ǚ11Ǌ12ǉ16Ů17T
~nual	75 8Ǚ11Ǌ12ǉ16Ů17T
~nue	82 9ǧ41Ǌ
~nue>	82 9ǧ41Ǌ
~num	51 -13Ś-9ŷ-8v-7AJŖƣǩ-6Ľ6ǉ7ſǙ8ŗƒǔ10Ř11Ǉ12ŇŒŜž13ľ15y16c17EĻ18Ƭ19CļǠ20Ÿ22Ƽ24XŅ25D26Ǩ27Ǘ36e37ū38ř46I
~numb	51 -13Ś-9ŷ-8v-7AJŖƣǩ-6Ľ6ǉ7ſǙ8ŗƒǔ10Ř11Ǉ12ŇŒŜž13ľ15y16c17EĻ18Ƭ19CļǠ20Ÿ22Ƽ24XŅ25D26Ǩ27Ǘ36e37ū38ř46I
~nur	76 -15ő-7G-6M13Q23P24q36S37ǁ
~nurs	76 -15ő-7G-6M13Q23P24q36S37ǁ
~nus	86 7Ɔ16ǀ21ķ27T
~nut	64 -9ŷ6f7ńŚ9auŇư10Ļ11tǧ12ůǁ19Ō26N33Ş39O
~nute	66 7fńŞ8Ś9au11Ļ12ůǁǧ19Ō27N41O
~nuts	83 -12ŷ6Ɠ13Ňư15t33Ş
~nve	70 11l12s13Ļ14DƗƧǢ16ŋ19ķ21Ǐ24ŭ32ǩ34Ɲ
~nven	78 14ǩ16Ǣ22Ɨ24Ǐ26Ɲ
~nver	78 -6R12lƝ14s15ĻƧ18ŋ22ǩ27ŭ
~nvo	73 8ż9PŁǠ19Ǖ23ǘ
~nvoi	75 10Ǡ20Ǖ24ǘ
~nvol	88 10ż11P12Ł
~nwi	86 -7Q11ő15Š27g30Ő
~nwid	88 12ő15Š31Ő
~nxi	86 21Ƽ24Ŀ
~ny>	34 -17ǟ-15FǍ-14ž-13f-12ǉ-11isUĴĺņŒŖƁǖ-10NōǢ-9wŊųƳ-8LŁŎŚźƠ-7adtzDŇœŗťŨŵƀƃƵƷ-6bACĸĹĻŘŬŭƞǝ6ŉƧƩǅǈǚ7gjĵŏŢƉƖƙƢǓǤ8ĿůŸǐ9ƆǋǣǨ10HƱǂǜǞǡǦ11ZŞ12ƛǆǇ13VŝşŪűƎǘ14ŐőƣǎǗ15ĶƴƾǙ16WķŷƋ17ńŧ18ƪ19nƦƼƿǔ20YƑ21Ƙǀ23żǄ24Ź25Żƻ27mšǃ29ǩ31ţ32Ų33Ɯ34ƌ35ƝƸ38u41ƹǑ47h
~nyb	56 -17ƪ-16Ǐ-10ǈ-7ķǦ6ǚ7tŷƁƢƧ8ŁƂƳƽǜ9ŜƓǙ10ƋǑǩ11żƟǇǗ12zŝƣǛ13ǔ14hǢǣ15n16ŤŲ17ŏǡ18ZƯƴ20ųƜǨ21ń23Ǎ26Ŗ
~nybo	56 -17ƪ-16Ǐ-10ǈ-7ķǦ6ǚ7tŷƁƢƧ8ŁƂƳƽǜ9ŜƓǙ10ƋǑǩ11żƟǇǗ12zŝƣǛ13ǔ14hǢǣ15n16ŤŲ17ŏǡ18ZƯƴ20ųƜǨ21ń23Ǎ26Ŗ
~nyl	88 19Ƈ
~nyl>	88 19Ƈ
~nym	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
~nymo	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
~nyo	65 -14ƈ-8Ŀ-7ţ-6Ŵ8Ƣ9şżǛ10Ʊ11ǘ12ŖƉǩ15ŷ17ǐ18ǜ20ŁŔ21Ư22ųƳ
~nyon	65 -14ƈ-8Ŀ-7ţ-6Ŵ8Ƣ9şżǛ10Ʊ11ǘ12ŖƉǩ15ŷ17ǐ18ǜ20ŁŔ21Ư22ųƳ
~nys	78 -8ŗ8Ŕ10ƴ11Ǎǐ13ľ14ǟǦ16ǃ25ǥ
~nys>	78 -8ŗ8Ŕ10ƴ11Ǎǐ13ľ14ǟǦ16ǃ25ǥ
~nyt	50 -14ǩ-11ŋ-8ńť-7zƶ-6ň6ż7ųƊƐ8NZķƚǍǦ9ƿ10ĿƸƻǞ11ǀ12ŲưǏ13kHƘƦƨƱǓǕ14Ƽƽ16Ƴǂ17ĵŏƍ19gű20ŇũŻ21ţ24Ƅ25ŉōƥ
~nyth	50 -13ǩ-11ŋ-8ť-7zHńƶ-6ň6ż7ųƊƐ8NZķƚǍǦ9ƿ10ĿƸ11ƻǀ12ŲưǏ13kƘƦƨƱǓǕ14Ƽƽ16Ƴ17ĵŏƍǂǞ19gű20ŇũŻ21ţ24Ƅ25ŉōƥ
~nyti	88 -12Ǟ35H
~nyw	75 10ńţ12Ƌǥ13ǀǗ18ş26k31ň
~nywh	76 6Ƥ10ń12Ƌǥ13ǀǗ18ş26k31ň
~oad	69 -8N-7x-6Ů6ǐ7Ŏſǋ8C9Ǧ11y12ŝ13kǞ14ǀ16Əǟ20Ź25Ɓ37D43ś
~oad>	73 -9N-7xŮ7ǋǐ8ſ9CǦ12y14Ǟ16ǀ17Əǟ22Ź40D45ś
~oads	81 9Ŏ15ŝ33Ɓ
~oak	81 -9ŗ-7Ǝ11ũ12Ɛ13ƛ16Œ21D37Ƒ
~oak>	83 -10ŗ-6Ǝ11ũ13Ɛ16Ƒ17Œ22D
~oal	88 43Ļ
~oal>	88 43Ļ
~oan	57 -8Ǟ10Ɓ16Ʈ25Ɣ34Ʊ45ZŬ48ƕ59ƪ
~oan>	62 -8Ǟ-6Ʃ7Ɓ14Ʊ30Ɣ49ƕ51Ŭ54ƪ
~oans	68 12ƪ20Ʈ25Ʊ59Z
~oar	74 -6pǦ9ŎǓ10Ƈ11ūǜ20ƍ22Ł30r33Ɯ
~oard	74 -6pǦ9ŎǓ10Ƈ11ūǜ20ƍ22Ł30r33Ɯ
~oas	85 7Y14Ŀ19C25ƚ
~oast	85 7Y14Ŀ19C25ƚ
~oat	78 -19Ƥ11ƪ14t17Ťƾ25ş27ķ31Ʈ
~oat>	78 -19Ƥ11ƪ14t17Ťƾ25ş27ķ31Ʈ
~ob>	55 -9ŸƜƶ-8fǏ-7Xǂ-6oOƮ7Ǚ8ň9tţ11ŴǓ12ŗ13Ķǐ14ǧ15pƝƦ16Ƭ17R19ů21ǣ22Ƨ25ǈ26Ƌ30d32q37V45U49S52W57P
~oba	77 7Ʒ11ǂ17l48ƹ
~obac	78 12ǂ48ƹ
~obb	79 -11ƨ-6ǋ13ƣǀ18Ʃ48g
~obbi	82 15ǀ19Ʃ27g
~obi	88 -6Ƒ11C15IƷ
~obil	88 -6Ƒ11C15IƷ
~obl	74 -8ƙ6Ƹ7sŏ9Ĺǂ10ŵƼ11b13Ŝ14Lƛǜ16ŀ
~oble	74 -8ƙ6Ƹ7sŏ9Ĺǂ10ŵƼ13Ŝ14Lƛǜ16ŀ
~obo	70 -10P-9G7K9ŁƯƿ10ƺ12Ŗƭ16ŷ25Ş26g27ǩ28Ɵ
~obod	70 -9G7K9ŁƯƿ11ƺ12ƭ13Ŗ16ŷ25Ş27g28Ɵ
~obs	73 -6ŭ7Ʊ11ǑǡǦ12ƨ17ǈǔ18Ƨ19V25Ǆ27ǐ
~obs>	73 -6ŭ11ǑǦ12ƨǡ17ǈ18Ƨǔ19V25Ǆ27ǐ
~oca	71 -8Ż-6ǌ7Ŝ12ǔ13MŐƿ17ľ22C23Ǟ25H26l44ǋ
~ocal	81 8Ŝ14ǔ16MŐ20ľ36l
~ocat	76 -9Ż-7ǌ25Ǟ27C28H51ǋ
~occ	75 9Ɵ20q22x27P33ǡ
~occu	75 9Ɵ20q27P33ǡ
~oce	81 -8O8z12X15Ō25ł31ŭ
~ocer	86 9z13X33ŭ
~oci	72 -6Ǜ11Ķ15m16ǆ24Ǘ28ƿ43e
~ocia	72 -6Ǜ11Ķ15m16ǆ24Ǘ28ƿ43e
~ock	58 -23ť-14Ɗ-8ǋ-7ű-6ŤǞ7eǄ8ŎŰ9ƽ10jƇ11qǀ12ǎ13Ɲ14Qķź15Ůƌƣ16Ķƍ17Ō18Ŧ19ǘ22Ř25ŨǏ28R38ĸ48ƥ
~ock>	66 -25ť-10Y-6Ɩ7OĴ8ţƌ13qƇ14ǀ15ƥǎ16źƝ20Ů21ĸŌ29Ũ30Ǐ32R
~ocke	65 -15Ɗ-7ű8ƶ9eYƌ10ŎǄ11Ű12Ķƣ21Ŧ22ĸ23ǘ26Ř40ƥ
~ocks	83 6Ƣ10Ǝ26ķ
~oct	70 -13Ŧ-6a6Ƹ9ǣ11ƻ19ƃǂ32Ƽ53ƾ
~octo	70 -13Ŧ-6a6Ƹ9ǣ11ƻ19ƃǂ32Ƽ53ƾ
~od>	46 -12n-11uĿŒ-10m-9Ĺŀ-8ŘŤƾǞ-7jrĶŅőƮǋǐǖ-6ļŃŞŰŷƗƳǥǦ6ƹ7UYŐŜƔ8ŔƩǂ9M10CľűźƇƼ11p12yŇŌţƒƭ13ư14WĵĻ15ŎũƤƸǊ16Ŷ17Jņƻ18Ǩ19xƲǟ20Iǩ21L22N26iƃǁ28Ư31ŝ33Ɛ43Ǜ46ǣ49ƙ
~oda	53 -22ž-19ǡ-10o-9Ŋ-8Ƨƨ-7TǗ-6Ǐ6ĸ8ő11ŗŜ12Ƅ13aƪ15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ36Ļ40i41ŏ45ĺ
~oday	53 -22ž-19ǡ-10o-9Ŋ-8Ƨƨ-7TǗ-6Ǐ6ĸ8ő11ŗŜ12Ƅ13aƪ15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ36Ļ40i41ŏ45ĺ
~ode	66 -6D7Ũ9ƙ11Ƥ12bǘ17ǩ25Ū27ƌ30EǤ33I
~ode>	73 -7D-6J6Ǥ14ǘ33E37I
~oded	88 9Ũ12ƙ15Ƥ
~odel	77 22ǩ29Ū32ƌ
~odi	82 25ž
~odil	83 25ž
~odo	85 16o39Ů
~odom	85 16o39Ů
~ods	82 6ņ8Ƥ12Ƒ16j20Ǖ
~ods>	82 6ņ8Ƥ12Ƒ16j20Ǖ
~odu	83 9ƝǄ16Ǖ21Ʃǡ
~oduc	83 9ƝǄ16Ǖ21Ʃǡ
~ody	45 -15ƪǏ-11ƃ-10ǎ-9Ź-8GĺšƦ-7uVĽŪ-6ĸǦ6ņƮƸǋǛ7ZĿŔƋƿ8ƣƬǔǣǩ9FƎǅǚ10QŵƴǙ11fzKŏƓƕǑ12ŞżƜǗǡ13ķǇǨ14hſ15ų16ńŖŲƢ17ŁǍ18ŜŤ19gǢ21nľƳ22Aŷǘ24žǜ32Ư34Ɵ
~ody>	46 -15ƪǏ-12Ũ-11ƃ-10ǎ-9Ź-8Gš-7Ʀ-6Vĸ6Ƥǋ7ņŔƋƮƸǛ8gĿŁƿǣ9ŖŤƣǔǚ10QľŲƎǅ11zFŵƴǙ12fƓƕǑ13ŏǇǡǨ14ķƜ15hż16Aųſ17ƢƳ18ƟǍ19ńŜ20Ǣ23ŷǘ25n26žǜ33Ư
~odys	70 -12ĺ-6ĵ6sƳ7ŎƬ10AŖŰ11ZŞ12ǈ13ǩ14KŁǗ15Ť16gŲ19ľ25Ɵ
~oes	40 -19Ƃƹ-18Ƹ-14ƻ-12Ʀ-11ǣ-10tŪŸ-9ĴŐ-8VşŤŭƈƛƬǇ-7wyQXĵķŦƏƓƳǍǔǗǞ-6vFYŎŶžƗǋ7EJűƆƙǡ8ŨƍǦ9ŗƝƞƣƺǎ10Lǖǥ11dłŒŖƜǒ12ĶŹƫ13zůƠơ14oŜƊƯ15ŁƧ16Ǔ17ŕƄƇ18xƁǜ19sWǐ20hŰ21ƕ22rŇź23Ǆ24Ľǂǚ25Ŵ27Ʃ28ǈ29ƨ30ǧ34q35ųǠǩ
~oes>	40 -19Ƃƹ-18Ƹ-14ƻ-12Ʀ-11ǣ-10tŪŸ-9ĴŐ-8VşŤŭƈƛƬǇ-7wyQXĵķŦƏƓƳǍǔǗǞ-6vFYŎŶžƗǋ7EJűƆƙǡ8ŨƍǦ9ŗƝƞƣƺǎ10Lǖǥ11dłŒŖƜǒ12ĶŹƫ13zůƠơ14oŜƊƯ15ŁƧ16Ǔ17ŕƄƇ18xƁǜ19sWǐ20hŰ21ƕ22rŇź23Ǆ24Ľǂǚ25Ŵ27Ʃ28ǈ29ƨ30ǧ34q35ųǠǩ
~oev	88 7ơ9ǧ14ł22Ƣ
~oeve	88 7ơ9ǧ14ł22Ƣ
~of>	34 -18Ō-15o-14ŶƳ-13IV-12bŎŠŹǇ-11ŵƌơǚǝ-10fł-9ĶĹĽšŰ-8cwGMţũŭůſƒƓƔƗƼǡǤ-7FƘƪ-6LŁźƦǩ6mōŜŤƿ7TųƢƮǃǘǧ8ƨ9iltńņňŏŚŪūƭǀ10sŊřƎƧ11qNQRĴťƝǟ12ƋƑƙƱǋǖ13hƤ14egŗśƕǣ15pYƂƣƩƵ16xESĸĿƆǞ17zľǏǛ18Kűǈ19rCŐŦƥƽ22nƲǌ23Ƅ26Ƈ27ǔ28Ň29Ǆ39ǒ44ƈ51Ɖ
~ofe	79 -9ť9Ɛ11ņ12P27ƈǚ
~ofes	80 9Ɛ11ņ12P28ǚ
~off	48 -12Ń-9ŢŮƱǜ-8aƶǎ-7LœŦǇ-6FKľŏŖƮ6ĴƄ7uūŽƛǄǘ8ŗŜťƂƃƬǚ9eNůƖƧƴƾ10ŀŅ11ƥǋǩ12UķŇŵ13yŁńš14źƝǊ15ƒ16ƕǈ17kƟơ18gBǛ19Ɣ20Oŋǣ21IĺŬ33M35R
~off>	52 -12Ń-9Ţǈ-8ǎ-7œƶ-6ƮƱ6ZŪ7ĴũƂƏ8ŘūŽ9qƛƬǟ10ƃƄ11eŗƧƾ12ŀ13Ǜ14ŋťŵ15Łƥ16yIķšǊ17ź20Ɵ21B22gkƔ23Oǣ25R27ĺŬ
~offe	69 -7ť7Y9ǚ10ilWǛ11Ňƴ12łōƁ18Ǆ22Ņ23ńǩ27ƒ
~offi	64 -18ǟ-9Ů-7ǜ6N8Iŭ9ǍǤ10ŋ11PĹś16ŜůƖ17R21ǋ23UƝ25ơ26ƕ34Mǈ
~ofi	83 -7ƈ8Ɖ11ǒ15P46Ǆ
~ofin	85 -7ƈ8Ɖ16P47Ǆ
~oft	68 -14Ǜ-6Ź6ŭŮ8x9gŜ11ĵƐ12ǀ15Ɯ17qƉ18ų19ƿ21Ɵ24Ų
~oft>	88 14ĵ23Ɖ
~oftb	88 12x13g
~ofte	70 -14Ǜ6ŭ7Ů9Ŝ12Ɛ13ǀ15Ɯ19ų20ƿ21Ɵ25Ų
~og>	72 10P11ŧ12ūǗ14Ʋ15Ƈ17Ś69h
~oga	88 -9I-8ơ8ǌ14C21Ǔ
~oge	75 7u9Ɓ12Zǉ15Ǌ19s21M24ş
~oget	75 7u9Ɓ12Zǉ15Ǌ19s21M24ş
~ogr	74 10Ŋ11ļőŽǅǗ12ţ14Ņ15ń25Ǚ29ǥ
~ogra	77 10Ŋ11ļǅǗ12Ž26Ǚ31ǥ
~ogre	85 15ţ17Ņő18ń
~ogs	80 15Ɲ20Ɛ38h
~ogs>	80 15Ɲ20Ɛ38h
~oh>	60 -12Ŕ-9ŷ-8ŝ-7Dƛǩ-6ƚǅǐǢ6qƐƔǋ7aHĶĿńŬŲżƅƎ8gxNũ9PW10EIŪ11Ő13ōŹ14U15ƌƘ16G17Ŷ20Qšǖ21ǃ25Ť
~ohi	88 6ź16l
~ohio	88 6ź16l
~oho	70 -6t31ƿ37Ǜ
~ohol	70 -6t31ƿ37Ǜ
~oi>	85 9ǒ48ǧ
~oic	72 -6ǩ8ľ9Ǡ13a14Ŀ16Ľ19Ǖ20Š22ǘ
~oice	72 -6ǩ8ľ9Ǡ13a14Ŀ16Ľ19Ǖ20Š22ǘ
~oil	86 -10Ɲ21Ǐ46ƛ
~oin	50 -14Ʊ-13Ǜ-12š-11Ʒ-10g-9ş-8ŀŤ-7mLƆƳ-6GĻĿ6PŘŧ7ejōƝ8rŨǍ9ĶŢžƸ10HQň11ǅǐ12Ǡǩ13D15Ĺŝ16ƾ18U19S22tũ23ł25syŹƵ27xV37k38ŏ41Ż45ǟ50i
~oin>	71 -9ş6j7t8yŎő11Ƶ12V13ŝƨ14H21UǠ35s43i
~oing	52 -14Ş-13Ʊ-12š-11Ǜ-9gƷ-8Ť-7ŀƳ6Ư7cPǃ8eŝŧƝ9Ũ10rĶōžƸ11QňŢ12ǐ14DŻǅ15ǩ17Ĺ18tƵ20yV21i22S25łũ27Ź30x40k42ŏ50ǟ
~oint	76 -7Ɔ9fAMǗ10Řǖ12Ŗ13Şŵ16Ǎ19ƾ43Ż
~ois	85 -12Ə10N12Ǝ17C25ǩ
~oise	86 -12Ə11N13Ǝ25ǩ
~ok>	56 -19ƈ-13ŭ-9qĹ-8ƾ-7VŁ-6ŝ6ŉřƀǢ7ǂǛǦ8TŒŗǩ9gŎ10ŧũƗƪǙǥ11ĺǊ12jǟ13ptJ14Ƴ15ļŠƉ16ľǜ17Rĵ19Ļſ25ł31ǖ36Ư
~oka	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6ŁƮƴ7tĴľňŗŵǥ8OUŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14CƦǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ29Ũ
~okay	48 -12ũŲ-10ŖǑ-9ƶ-8ĻŪƝ-7jQŬŻǖ-6Ŷ6lŁƮƴ7tĴľŗŵǥ8OUňŭƾǐǗ9pƼǒ10IMXū11hĹŃŘ12ǂǎ13Kŋƕ14Ʀǁ16JŊōűŷ17iNƆ18Ƭ23b24Ķ28Ƹ30Ũ
~oke	57 -13ƨ-6ŌƠ6ĸ7Ɯƫǡ8ĵƐǉǝ9ķƞƥ10ļƽ11Ŝƾ12Ũ13i15ƁǞ16Ƥ17Ř18Ľ21ǩ23ń29ǂ35Ǝ46ƹ
~oke>	62 -14ƨ-6Ō7ŵƼ8ĸƜǡ9Ɛǝ10ƞƥǞ12Ľƹƽ13Ũƾ16i18ƁƤ19Ř24ǂ28ǩ40Ǝ
~oked	71 7Ķ8Ǟ9k10Ľ11ĵƫ15ļ23ƹ30ń
~oker	74 9ǂ16ķ19Ŝ22ƹ
~oki	59 -11ƒ-7ŗ6ŇǛ7ŢŨƇ8Ɩ9zĿǊ10yǖǝ11Ǎ12Xƹ13Ɛ14VĺľǞ17Š20ǔ22Ĺ24HŃ25Ś26Ƭ
~okin	60 -11ƒ-7ŗ6ŇǛ7ŢŨƇ8Ɩ9zĿǊ10yǖǝ12Ǎ13XƐƹ14VĺǞ15ľ18Š20ǔ23Ĺ24H25ŃŚ26Ƭ
~okk	81 19ǘ36Ǡ
~okke	81 19ǘ36Ǡ
~oks	69 -12ľ-6q6ĻƟ7ǖ8ƌƐ9z11ŵŶ14Ňǈ16ű17ǘ21ŜƷ40Ǡ
~oks>	69 -12ľ-6q6ĻƟ7ǖ8ƌƐ9z11ŵŶ14Ňǈ16ű17ǘ21ŜƷ40Ǡ
~ol>	53 -13Ķ-7L6CŲƶǚ7dgpvńƢǔ8Őŭƥ9oKŘũŻ10E11ƚǙ12rľ14Ǔ15jQƆ16ǖ19m20lƱ22ƿ24x26Ǜ29ź54ƍ
~ola	81 -7ƈ13Ɖ39Ż
~olat	82 39Ż
~old	45 -20ſ-16ų-13Ǟǟ-12ƨ-11Ŋ-10ŭ-9oxNŅŜƝǝ-8ZŒŝƣ-7qrLƒƔƞƪƳǋǒǖ-6ƫǇ6Ŕ7hTŞŸƗƴǩ8ļǨ9DŖŠƀ11ķƕ12ySŤ13ƽ15wB18Ǘ21ŷ22Ǔ24ŬƈǍ26ű27j29Ź30ņǧ31cK34Ķ35ŀ39Ƶ44œ45Ƌ49p60ƅ63v
~old>	48 -24x-21ſ-17Ɖ-15ų-13Ǟ-12ƨ-11Ŋǟ-10Ņŭ-9wN-8ZŜƝǖǝ-7zŝƪ-6ƸǇǋ6AŁƩƮƼ7ĽŔǡ8nķŞƕƗƴ9dTļǨ10DŖŸƀ11ŀŠ12űŹǩ13S14Ťƽ17B20ĶǗ21Ǎ26ŷ27ƈ28Ǔ30jp33ņ34K36c37Ƌ42ƅƵ48œ52v
~olde	66 -7oOǒ8ƅ9Ƌ11Ŵ13p14z22Ŭ23y24xĶ27Ź33v34w38ǧ
~oldi	75 -13ƈ-8pƾ6Ĺ7ķǧ15it16Ƹ24Ɖ26ű42ŀ
~olds	77 -13t-9Ʈ-6Ɣ7v10ƕ11Ǎ12ƈ18p24Ŭ27ƅ
~ole	60 -12Ƨ-11Ǌ-8DƝƦ6ŇŨƐư7ũǄǒ8jtƤǂ9ŔšƘ10lƀǉ11Ŧ12kZůƭǐ13Ƶ14ǈǏ15ō16hǕ17Oƈ18ƪ32Ʃ34ǆ
~ole>	61 -12Ƨ-11Ǌ-8DƦ6ŇśƐư7Ũǒ8tũƤ9š10lŔƀ11ǉ12ZŦůƭ13kƵǐ15ǈ16hō17Oƈ18ƪ33Ʃ35ǆ
~oles	86 8Ƽ12ǂ14Ǆ20Ǖ
~olf	86 15Ƈ41g
~olf>	86 15Ƈ41g
~oli	45 -13ĺ-10ZūŬ-8oVƣ-7Iǈ-6ŀǄ6Ļƨ7ƚƬ8Ŵƀ9ŜǤ10śƁơ11ŐšŢƖƛ12kĹ13Ɠ14ŗŤƢ16mľ17Šƪǡ18ſ19Ƨ20ŷƍ21Ǣ23ŕ24őŚ25Ŗ26ş27Ʃ29Ʀ30Ƶ33ŏ34ř36ǥ
~olic	45 -13ĺ-10ZŬ-9ū-8ƣ-7oIV6Ļƨƫ7ƚƬ8Ŵƀ9ŜǤ10śƁ11ŐšŢƖƛơ13ĹƓ14ŗŤƢ17ľŠ18ſƪǡ19Ƨ20ŷ22Ǣ23ŕ24őŚ25Ŗ27ş28Ʃ29Ʀ30Ƶ33ŏ34ř36ǥ
~olid	81 9Ƈ11Uƅ14Ǉ25k
~olin	73 9Ʊ28m38ƍ
~olk	63 -6ǋ6ľ7aUĹ8WļŽž9j10KƣƮǡ11ǖ12Ɯ15ŝƥ16Ǘ18ǔ21Ʀ22Ǉ23ƽ32z
~olks	63 -6ǋ6ľ7aUĹ8WļŽž9j10KƣƮǡ11ǖ12Ɯ15ŝƥ16Ǘ18ǔ21Ʀ22Ǉ23ƽ32z
~oll	51 -10ǧ-9Ǟ-7YķŨŮűƬǩ-6ťƵ6Ľ7Ƽǅ8Ķ9ŔŢƂ10Řƥ11QĵƧǑ13XŅų15ŌŦ17ĸǒ18ż19ĿǇ20Ǡ22yW24ňƱ31Ƙ32mź38ƀ43ǉ
~oll>	64 -7Ɯ-6Ǟ9Ǩ12Ķ16Q17Ǒ24ź26Ǉ27Ǡ28Ŀ45ǉ
~olla	65 -7ķ-6Ť6Ƙǖ7ž8ǘ9ľ10Ɨ12œƂǅ13Ţ19XŅų20Ř22ĸ25Ŧ
~olle	63 -12ǧ-6ů7Z10Ƽ11Ľ13Ŕ14Ɯ15ĵ18ź21ǒ30y33Ƙ34Ʊ36m
~olli	71 -6Ř9C26Ō27ż53ƀ
~ollo	82 18ƥ20Ƨ42ň
~olo	82 -10ǖ-7Ŷ12Ƶ13s20Ǖ21fǩ22Ƣǃ
~olo>	88 14s23f24Ƣ
~ols	68 -12Ű13t29Ǣ32Ɲ52Ǐ
~ols>	68 -12Ű13t29Ǣ32Ɲ52Ǐ
~olt	83 7ƣ13Ǝ19ű22q
~olts	86 14Ǝ20ű
~olu	81 12Ǡ21Ə28C
~olun	85 22Ə
~olv	88 10ż11P12Ł
~olve	88 10ż11P12Ł
~om>	46 -20ǩ-15Ş-11hų-10Qƛ-9FĹŒ-8cTņŖŝƵǘ-7nŁŌŚŨŮƨƱǈǤ-6xAKUňōřǟ6IŶƉ7ŏŷƄƢƪƳǏ8BŀƃƻǄ9ŇƚƩ10œśƟ11rķǝ13oŢŧƏǍ14ĸ15ƽ16ƈǊǒ17WũƊƗǑ18źǋǔǜ19JRĽơ20ŅŎƜƶ21Ɲ22ƌƙ24Ļ25zM26Ŝ28l36Ǖ
~oma	78 9ƴ13jƛ19Ŵ25Ĵ28mŶ
~oma>	86 21Ŵ31m
~omat	85 15jƛ27Ĵ
~ome	35 -25Ő-19S-15v-14Ǐ-13ašŨũƃ-12ňƗǆǎ-11Ōŝű-10pBŇŬǌ-9Ƶ-8tXZœŜťƽǂǑǣ-7OŃśŲǒ-6ŭ6fƎƏǙǡ7gWĵţƱǉ8szŏŞůŽƛƿǗǟ9MQŴſƙƞƥǅǜ10kŤŮƇƶǋǓ11uNĽŊƯǖ13nĿ14wYķźǕ15łƆƨƬǚ16ACĻņ17RőŠŰǁ18ľ19qĹŀ20j22ĸş24ƓƔ25ƒ27ƕ28ƅ30ĺƮ32Ɯ33HŘ34Ɲ36Ɵ38F39ǔ40T43l
~ome>	42 -35Ő-21ǩ-18N-16v-14Ǐ-13Sŗ-12ŉŒ-11ŞƤ-10ĿŇňŵǨ-9pXŃőŬ-8aPŜűŲƳǆǊǐ-7xAJŁŧǖ-6tŖǂǃ6ƏǙ7hkŀƨƯư8łŊţ9ĵŦƿ10ƌ11j12Ľůƕ13ŘƞƱ14Ƈ15Ƭ16MŤ17ƛ18HI19suķ20źƆ21Šǁ22ĸŰ23qĹ24RƮ25FƜ27CƓ28l29ĺ30ƅ31ş33ĻƔ36ƒ39nƟ53TƝ
~omeb	54 -11Z-10nŨǎ-9ƃ-8šǩ-6V6şƅǞ7PƤǠǢ8ǧ9Ŗ10ķņŤŧƟƾǋ12Ʈ14ĿƎ15Ƴǘ16fFQľŵ17ſƕ18Ư22ǜ24A25ž
~omed	86 8Ư14zǞ15V32y
~omen	80 22Ő29ŏ44N
~omeo	72 7Ĺņ8ƙ11ſǚ12Ł13Ɠ15ǅ17ƕ21FƳ24A28ǔ
~omep	85 9ş13ǝ14ƥ15ǋ17H
~omer	61 -8l-7SŲ7ĿǄ8k9G12ǟ16ǚ18Ɲ19ǡ22ǃ27ǖ28Ǔ30Ǘ34ǔ44ő
~omes	67 -16n-10Q-9Ǟ7xłƏ8Ƨ9ǉ11ĿǊǨ12wƙ14W15J16Ɓ17H18Œ19ǔǖ23Ǖ25Ř26ľ29Ɯ
~omet	51 -12ŤũƳ-10a-9y-7LŌžƤ6wƫƮư7gmĽŃơ8EPǕ9ńŊōŖŴƄǈ10iłŏţƦƬǛǩ11ūŽ12ŔŗǨ13j14ŪŶ15ĸņ17ƨ18Ş19ĿŘ20N22YŮ23ŉ25ƶ29ŀ30ĺ34l
~omew	72 -15ş-12ō8ĵǗ9Q10ǋ11ǝ18ŚŢŴ22Ƥƥ32ǩ
~omf	78 10Ō11M12T14Ƴ24X
~omfo	78 10Ō11M12T14Ƴ24X
~omi	66 -12ǋ-10Ǩ-9ƨ7xUǤ9ĴŒǝ10Hľ11ŕ12duVǁǚ13jŹƛ14pMǞ20ƾ23Ķ24k27Ƣ28ǟ
~omin	67 -12ǋ-10Ǩ7xUǤ9Ĵǝ10Hľ12uVŕǁ13Ź14jMƛǞ15p20ƾ24kĶ29ǟ
~omis	86 13Œ17dǚ
~omm	63 -14Ƃ-8ŶƆ6Ǣ7nǔ8TŐǋ9ŵǑ10ŀǌǥ12ǚ13ųǍ14Ǚ15B16Ǧ21Ǆ22ů31Ƣ35ŭ
~omma	77 9n17ų40Ƣ
~omme	70 -16Ƃ-9Ɔ7Ǣ8ǔ9Ő10ǋ11ǌ13ǥ14Ǎǚ17B18Ǧ24Ǆ
~ommu	78 -9Ŷ28ů45ŭ
~omo	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ13ĸ14Ʀ17ű24Y29L
~omor	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ13ĸ14Ʀ17ű24Y29L
~omp	46 -21Ū-17ǩ-13VžƂ-12Ĺ-11fŏ-10ķǂǧ-9Ǉ-8wH-7oŤǔ-6aű6Wǆ7yǟ8ĺƄƖ9ţǊ10Ļľǁ11şǗ12Ŝƣ13Ķƕ14Ǐ15ǜ17Ņ18Ǆ19ƧǘǞ20łőŠǨ21ŝƴǅ22ǡǥ23ǒ24Qǃ26ŧ28Ő29ơǐ30Ţ33Ǧ35ƀ38Ş42ń76ǣ
~omp>	64 -9ǉǑ-7Ǉ27ƀ29Ş36ǒ91ǣ
~ompa	50 -22Ū-15ǣ-13VžƂ-12ǩ-11fǂ-10ŏ-8wHĺ-7Ĺ-6oŤ6hqŗǑ7mǟǤ8Wǈ9ǉ10ŅƄƖǆ11Ǌ12ľǁ13ơ14şţ15Ķƕ16Ŝ21ƧǄǡ22Ǟ23łőǨ24Šǅ25ŝƴǥ28Q30ńŧ33ǃ34ŐŢǐ37Ǧ
~ompe	85 15Ņ29ǣ32ń
~ompl	73 -13ǧ-9ǃ6ǡ11Ƹ16y21Ļ22ƣ23ǜ25Ş40ơ
~ompr	82 7Ǐ35ƀ
~ompu	75 -13ķ6cƝ8dŚ11b20Ǐ23Ǘ39ǘ
~oms	73 10Ƥư12qŵ13z20ƌƜ43Ɔ
~oms>	73 10Ƥư12qŵ13z20ƌƜ43Ɔ
~on>	30 -23ŏƙ-20ŊƳ-17tƬ-16ǉǔ-15JƩ-14p-13GŶƧǋ-12eň-11NŒƤ-10hśŝŴ-9ŎőžƆƼǓǠ-8ŅœťŨƊƽǏ-7iXŐŭůŸƗǞ-6ķŞƒƞ6ĸƄƛ7SŻǒǖǧ8jFŜųŷƺ9HŇ10VŃōŖŲƻ11PYĺŧưǂǆ12fDŰƈǎ13ařƏǈǟ14vTļŗƖǢ15MŉŹƮǦ16cŚŤżƉǇǣǥǨ17Bƫ18rxŕŦ19sz20gyƜƿǩ21ƃ22Ĺƪǃ23AƁƱǗ24ĿŁ25Ō26QZłƢ28ŔƓƯ32Ř33Ʀ34ƀƇ36Ŭ37ſ41Ɣ42Ůű45ƌ47ƨ
~ona	63 -8ž-7Ǧ6Ǘ7ƐƦ8Ǥ9gT10Ÿǧ11ƃƿ12Ƃ13Q14a15JǌǓ16ŭ18ǎ21Ŋǚ27Ɨ30Ɵ
~onal	64 -8ž-7Ǧ6Ǘ7ƐƦ8Ǥ9T10ǧ11ƃ12Ƃƿ13QƟ15Ǔ16Jŭǌ19ǎ21Ŋǚ28Ɨ
~onc	69 -7ŭ-6B6ƫ7yǜ8ňǀ9sţųƻ10Ũ11ľ12Ƨ13ĴƵ14Ų15ũ20V23Ŀ24ŀ32Ŷ
~once	70 -7ŭ-6B7yƫǜ8ňǀ9sţųƻ10Ũ11ľ13ĴƧƵ14Ų15ũ20V23Ŀ24ŀ
~ond	61 -10ķ-9Ƹƻ-8Ǌ6ĸ7pŇŕƖ8ĻŔŬƏǌ9AŊƉ10Iũƙ12Ɣ13ľ14Ōŝǋ15Ŏ16Ƙ17kyŪ19Ǟ20ŉ24N25ŴƼ26Ɵ27ű
~ond>	65 -10ķ-6H7Ɩƫǩ8Ļŕ9pŇƏ10AŊ11Iƙ12ũ14ľ15ŝƔ16Ōǋ18y21Ǟ26N27Ŵ28Ɵ
~ondi	74 -10Ƹƻ10ĸŔ11ǌ12Ɖ20Ŏ33Ƽ38ű
~one	37 -17aĺŎŭ-14D-13ƕƤƨ-12sHķǏǓ-11šť-10GNŊōŹǌǑ-9jloUVŮƜƞƭƽ-8pĽŨƧǂ-7kqLPRTŰǢ-6Ɲơ6OƴƼƾǖǚ7ĸƗƪǣ8fhƛǟǦ9EKũƈ10Ƣ11ĿŘǕ12vŲƱ13ŇŒƀƆƉƦ14ŵŷ15ſƫ16wXŶƌǜ17ĻńƳǩ18iŖ19ŁƎ20ŕŪƙƩƵǘ21yƟƻ22ņżǍǔ23œƶƷ24IţŴŽƯƺ27uƮǡ28ľ29bǋ32Aşų
~one>	40 -16aĺ-15DTZ-14rŎƝ-12sŀƕƨǏǓ-11Yť-10Hķšǌǎ-9GŊōŗŲŹƞƤǑ-8jloNUňŢŭŮƜƽƿ-7hpVĽŰƧƭ-6kLPĸǢ6SŝƈƫǄ7cŞƒǈǒ8OŇŌƀƼƾǐ9XůƢǣ10ŐŠƉƗǟǦ11uEſǕ12wK13Řũ14vŕŖŪǜǨǩ15ń16ŵƆƎƩƮƯƳƶ17ŒƦ18ţƌǍ19AľņŶż20iųƵ21yŁŷ22Ļ23Ŵƙ24ƻ25Ɵ26œƷ27ƺ28I29Ž30ǡ32ǋ33b36şǔ
~oned	82 13A15n17ƴ18ż19ń
~ones	60 -10Ǉ-9Š-8ńƝ-6ƣǨ6yŴƈǜ7Ŀǎǘ8ŗǍ9wňŢſƙ10ŉƀƿ11QŇ12Ő13Zŕ14Ū15Ŗ17ţƉ21Ǝ22Ƶ24h25ų30u
~oney	59 -16ǔ-13ŭ-10Ş-6ň7uǝ8ư9źƩƯ10zņƪ11Ţ12Yľ13TXZ14ĿŧƶǖǚǠ15ƫ16ĹƱ17rŀǘ18Ɲ22ĸ24A29Ʈ36Ų
~onf	88 18ţ27ň
~ong	50 -21ŭ-18Ő-12Ʃƶ-11ű-10ŗ-9ǥ-7Dň6ƼǀǤ7vŸƏƵ8bgŞƄ9sǜ10lĶřǏ11fCƈƧ13Ŀƞ14ūǩ15Ʈ18ŕš20ŧ21Gť22Ɨ23ǝ25ǚ32Ɵ33ů36O37Sőƭ38ǅ
~ong>	51 -20ŭ-18Ő-12ƶ-9ǟǥ-7ű-6Dň6Ť7ŸƏƼǀǤ8ŕƄ9gŞ10svţ11lCĶřƈƧǏ15Ŀū16Ʈǩ19š20ůƟ21ŧ22Gť24ǝ27ǚ34ƭ38OSő40ǅ
~onge	85 11ƭƿǌ18ŕ21Ɵ
~ongi	82 9ƥ42Ɨ
~ongr	81 -7ű9Ɣƺ11fǓ13ƞ15ǟ
~oni	70 6Ĵ8śƊƗ10Ƶǌ11KLŖ12Ƥ13Ʀǈǝ16r24Ž27Ǝ
~onic	86 7Ƙ9Ĵ13Ɨ15K
~onig	78 9śƊ12L13Ŗ14ƤƦ15ǝ18r
~onit	81 29Ž32Ǝ
~onl	61 -10Ş-9T-8Ŗ-7ŠŶǓ6ƪ8ǈǢ9ƘƳ10ƾ11K12Ļţŷ13ŲǕ15ƀƢǚǛ16ĽľǇ17Ū18ŭų20Ʈ21ń23Ņ42ǖ
~onli	74 -8Š-7Ǔ14Kń17Ǖ21Ľ30Ņ41ǖ
~only	64 -11Ş-9T-8Ŗ-7Ŷ6R7mƪ8ǖ9ƳǈǢ10Ƙ11ńƾ12Ļ13ţŲŷ16ƀƢǚǛ17ľǇ18Ū19ŭų21Ʈ
~ono	85 29b32ź
~onou	86 29b
~ons	55 -13W-11ǆ-8ƪƸ-6ǂǄ6AǞ7ņƹǍ8PŖƏ9yŋţƁǟ10ŚƝǃ11ĵŽƂǈ12uǩ13Ż17ũ18wx19Ƈ20Ŋƌ21ƻ24ŉƼ27ƅ29ǋ37ǚ
~ons>	57 -13W-11ǆ-9ƪ-8Ƹ6dƔ7Aņś9ŖţƏ10yƁƝ11ĵŚǃ12ǈ13uǞ14Ż16ƌ17ǚǩ18ũ19wx22Ŋ23ƻ25ŉ26Ƽ31ǋ
~onsi	86 8ǌ9Ţ11Ǔ12Ž18Ƃ
~onst	75 -8Ǟ8ƌǧ10Ǎ13ǟ16P32Ƈ33ƅ
~ont	44 -13ǩ-9ĸĹ-8ūƦƬǇ-7cŁǦ-6ŏŜƱ6łŤ7ƇƌƖƣƼǉǋǜ8Gƒ9Ə10YĶřƃǊǧ11ŘŮƾǨ12Ź13TĺƗ14Śǒ16ZƮǃǈ17KŅ18ƟǑ19Ń20Ƥ22pšƫ23Ǣ25XťƔ26dŒǓǝ34Ơ38ŕ47Ĵ
~ont>	67 -11Y-7Ť8eƜ9lƩ11j12ĺ13Ƈƣǋ14qǌ16Ə27Ĵ28Ś29ǃ30ǈ
~onte	78 -10Ʀ-8Ɠ36Ɨ48Ǣ
~onth	48 -9ǩ-8ĸĹǌ-7q-6Ɨ6v7Vĺ8kł9Gǉǜ11Ǌ12ŤŮƃ13YĶŘ14ŹƾǨ15š16TŅ19ZƮ21Ɵ23ŃƤ25p28ťƔ30Xǝ31d32Œ39Ơ42ŕ45Ĵ
~onti	86 18š49ƫ
~ontr	61 8ƓƩ9ŦƖ11ŀřƢǄ12ƌƼ13ǧ14ŗ17ƒ24ǒ28Ǒ42Ǔ
~onv	78 12Ɲ14s15ĻƧ18ŋ27ŭ
~onve	78 12Ɲ14s15ĻƧ18ŋ27ŭ
~onw	88 12ő15Š31Ő
~onwi	88 12ő15Š31Ő
~oo>	60 -9am-8ĶǦ-7ŌœŗŻ-6ŭƛ7buƷǆ8eŎūƎ9cĿŪƂ10JźƢ11ǚǛ12ŇǑ14oǄ16Ƴƿ17ş18sƨ19ńƬ20U21jXň22Ž27q
~ood	47 -10Œ-9ŀ-8uĹĿǞ-7ĶŅőŘŞǋǖ-6rļŰǐǥ6ŋƹǈ7CU8YƔƤǂ9ŐƑƩƲǕ10MźƼ11Ƈ12pţűƭ13ŇŌƒ14yWĻƽ15ĵŎũ16ŶƸǊ17ƾ18Jƻ19ǟ21I22xLņ23N25ǁ28i33ŝ34Ɛ45Ǜ59ƙ
~ood>	48 -10Œ-9ŀ-8uĹŘŤǞ-7ĶĿŅőǋǖ-6jrŰǐǥ6ŋœƃ7ƹǈ8UƔ9YƩǂ10MŐƲ11CźƇƼ12p13ŇŌţűƒƭ14y15WĻ16ĵŎũǊ17ŶƸ18J19ņƻ20ǟ22I23L24xN27ǁ29i34ŝ35Ɛ46Ǜ51ƙ
~oode	88 9Ũ12ƙ15Ƥ
~oods	83 -6C6ņ8Ƥ12Ƒ16j20Ǖ
~oof	54 -11Ń-10ťű-9ƌǑ-8ƚƣ-7ŏ7ľńƪ8ǌ9Pƕ12Ŏ13Ƒ14h17ǧ21ş25n28ǒ33Ǆ42Ƅ78Ɖ92ƈ
~oof>	55 -11Ń-10ű-9ƌ-8ƚƣǄ-7Ǒ7ƪ8ľńǌ10ƕ13Ƒ15h17ǧ21ş26n29ǒ43Ƅ76Ɖ80ƈ
~oofi	85 -7ƈ8Ɖ16P47Ǆ
~ooh	81 -7ƚ7ƈ9k12ƌ13H14ŶƘ16ǃ
~ooh>	81 -7ƚ7ƈ9k12ƌ13H14ŶƘ16ǃ
~ook	48 -17ƈ-15q-14ŭ-12ƒ-8Őŝƾ-7cQUŁǇ-6YŖ6Ɨ7kyXĿŧƇƪǥ8ǍǙǟ9tJŶƫƳƷ10pĹŜǈǛ11ļ12RƉǘ13ǔǜǞ14ű15zńſƐǊ16HľŃ17Ƭ19ĺŇ20ĵ22Ļł24Ś25Š28Ư39ǖ57Ǡ
~ook>	56 -19ƈ-13ŭ-9qĹ-8ƾ-7VŁ-6ŝ6ŉřƀǢ7ǂǛǦ8TŒŗǩ9gŎ10ŧũƗƪǙǥ11ĺǊ12jǟ13ptJ14Ƴ15ļŠƉ16ľǜ17Rĵ19Ļſ25ł31ǖ36Ư
~ooke	72 7Ķ8Ǟ9k10Ľ11ĵƫ15ļ30ń
~ooki	60 -11ƒ-7ŗ6ŇǛ7ŢŨƇ8Ɩ9zĿǊ10yǖǝ12Ǎ13XƐ14VĺǞ15ľ18Š20ǔ23Ĺ24H25ŃŚ26Ƭ
~ookk	81 19ǘ36Ǡ
~ooks	69 -12ľ-6q6ĻƟ7ǖ8ƌƐ9z11ŵŶ14Ňǈ16ű17ǘ21ŜƷ40Ǡ
~ool	52 -11Ű-7L-6Yǩ6pŲƢ7dgńŐƥǔ8Ř9oEKũŻ10ƚ11qľǙ12rŭ13Ǔ14Ɔ15Qǖ16Ǣ17Ɲ18l23jx25ź26Ʊ38m51Ǐ53ƍ
~ool>	55 -7L-6Ǣ6C7pvńŲƢƶǚ8dgŐǔ9ŘŭŻƥ10oEKũ11ƚ12ľǙ13r15Ǔ16jQƆ17ǖ20m21lƱ25x30ź56ƍ
~ooli	86 10Ʊ34m
~ools	68 -12Ű29Ǣ32Ɲ52Ǐ
~oom	61 -8ƨǞ8ƃǃ9ƞ11Ơ13ųǟ14XƊ17Ɨ24Ɯ27Ɲ36M37Ɔ48ƌ62Ƣ
~oom>	66 -8Ǟ6Ƥ9ƃƢǃ10Ɯ11ƆƞƠ15Ɗ16X19Ɨ31Ɲ35ƌ39M
~oomm	77 9n17ų40Ƣ
~ooms	76 -6Ǉ21ƌƜ45Ɔ
~oon	67 -14ǜ-8Ŭ6ǧ8VƁ9iľƕ10y11ŌƄ12Ŀ13j15ŕǞ17L18Ů21Ź23H32Ń
~oon>	68 -14ǜ-8Ŭ6ǧ8VƁ9iƕ11yŌƄ12Ŀ13j15ŕ16Ǟ17L18Ů21Ź23H32Ń
~oop	86 12Ż13Ł15Ž28s
~oor	62 -12ǔ-9ǐ-6ǖǩ7xƌƏ9ƐǄ11ǣ12Ǌ14ūǍ15ƊƎƛǈ16gǛ17ŲƆ19ǅǝ25Ɲ80ƣ
~oor>	67 -13ǔ-8Ųǐ6ƙ7Ƙ8xƏ10ƎǛ11Ǆ12ǣ13Ǌ15ū16ǈ17ƛ18ƊǍ29Ɲ61ƣ
~oord	83 10Ǜ33Ų
~oors	75 -9Ǎ-7Ǝǎ8Ǩ11ƌ12Ɛ15ƣ21gƆ25ǅ26ǝ
~oos	76 -9ĺ9Ǧ10Ǝ17f21C32Š35ł
~oose	77 -9ĺ9Ǧ10Ǝ17f33Š36ł
~oot	67 -12Ÿ-9ŷ-8ť-6ţ9hŠ10ǋ11a12ŀśƞǑǒ15ƓƜ18jŻ19J20ŧ26Ɔ37ƺ
~oot>	73 -13Ÿ-10ŷ7j10h11ǋ12aś14ŀ19ŻƓ21J41ƺ
~oota	83 27Ɔ
~ooth	86 -10ť-8ţ16ƞǒ17Ǒ26ŧ
~op>	51 -22D-14ŏ-13Ő-12Ƥ-10œ-9Ŏƒ-8Ʈǩ-7btxGńŮƳƷ-6iKķŝ6Łƽ7mňůǄǆǏǐǢ8Ɨ9TśƀƂǞ10U11ŖǎǠ12sǌ13V14ƈǈ15Ƒ17Ǧ18ľǍ19ŠƁƉ20řǃǔ21Mǅ22ǝǨ26ǟ29ŵ30Ƶ33ǋ50Ɲ73ǥ
~ope	57 -10R-8SŴǩ-7ĿŐ7HŊ8Ű9ţ10X11Ļ12ǙǨ13Ţ14Ÿ15ǌ16ŷž19ơǞ20ƑƗ22W24D29ķ33ǝǢ47ǋ48ǎ55ǅ
~ope>	88 18DX19Ļ
~open	64 -10R-7Ŀ7ķ8Ƒ9Ŋ10ţŰ15ŢǨ24Ǟ27W38ǝ53ǅ56ǎ
~oper	64 -8Ŵ-7Ő6Ɯ7b8ǃǇ10ǅ11H14DƑ16Ÿ17ǌ18ž19ŷ22ơ24Ɨ25ķ35ǋ37Ǣ
~opi	76 8H13Ž18X22A26ǖ47Ļ
~opin	77 8H14Ž19X22A48Ļ
~opl	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~ople	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~opp	68 -12Ť-10ǩ-9Ɨ7M9ƂǨ10tVX12y13Ţ16Ʈ17ŀƀ26š28ĺ29Ƌ45ń
~oppe	74 -10Ɨ9M10ƂǨ11t13ƀ17ń18Ʈ30š32Ƌ
~oppi	75 -13Ť-9ǩ6I11V12X14y15Ţ20ŀ32ĺ33ń
~opr	86 14ǆ29ƻ
~opri	86 14ǆ29ƻ
~ops	76 9ǌ10OǈǨ11IťŻǢ12Ƨ13ƌǃ16g21Ʈ31ŗ
~ops>	76 9ǌ10OǈǨ11IťŻǢ12Ƨ13ƌǃ16g21Ʈ31ŗ
~opt	83 9ǣ17u19Ň24Ō
~opti	88 20Ň26Ō
~opy	79 7Ƅ10ơ41ś
~opy>	79 7Ƅ10ơ41ś
~or>	25 -16ŀǩ-15ŷ-13ƢƷ-12ŚŢ-11œ-10sƕ-9ōƚƮƳǔ-8eoňřŹƁƅ-7BZŏ-6GĿǘ6uŶƺǊǒǦ7tEĸŇŎŔšżſƛǠǨ8ńƘƬƹǡǣǥ9OTŉŜůƟ10NŽƐƭƯ11XļƾǕ12gIPSŪƋƓƝƴǄǌ13MĻŬǇǢ14ŨƃƆƤƶƻǛǞ15kyƀƍƗǃ16FưǑ17ĴƉƎǁ18ĵĶķţƲ19źǓ20ƔƠ21pŖƇ23KƄ24Q25qŭ27űžƿ29Ř30ĹŤƱ33L34ľ35ǐ36ƣƼ37bƒ40fǂ42Ų
~ora	70 7Ɗ10Ƒ12ǃ31ǆ52ƥ
~orag	75 8Ɗ11Ƒ56ƥ
~orat	79 14ǃ35ǆ
~orb	88 16ĸ17Ǝ
~orc	71 6Ʀ7Ń8ƥ9Əƞ10ĵŌ13şǀ20Ū31f32ŏ
~orce	76 7Ʀ8Ń11ĵ12Ō34f35ŏ
~orch	88 11Ə12ƞ15ƥ
~orcy	85 16ş17ǀ24Ū
~ord	54 -10a-9ư-8Űǜ-7u7vŊŶǃǟ8Ǖ9ŌŎƤ10ļţ11ǒ12ƿ13ų14ŪŮ15Ơǣ16ň18Ł19FŲ20Xƾ24Ǘ25Ż27ơǘ33ǌ62ŋ
~ord>	59 -12Ƅ-9ư-6u6ŋ7Bǔ8vŊǟ9Ŷ10Ƥ11ǃ12ļţǒǘ13F14Ōƿ15ų16ŪƠ17ǣ20X21Ł33ơǌ34Ż
~orda	82 10Ǜ33Ų
~orde	72 8Ƴ9Ũŵ10Ƅ11ƾ13Ǖ17Ŏ51ŋ
~ordi	80 35ŋ
~ords	75 -10Ű-8ŋǜ-7a11FŖ18ƾ21Ů23ǘ25ň38Ǘ
~ore	46 -15ǩ-12ŗƗ-10Ǒ-9UƜ-8xNQZŅŤơ-7fqĴķńŖşŹſƠƶǘ-6cRŲƢ7ŉŴƻǄǌǟǤǦǧ8gOXŊŕŧƄƎƺǢ9Žƽǎ10rLŁƥ11VŐ12Tŷ13YĿűƩƭƴǅǓ14ň15ų17Ńž18Hņ19Gƅǡ20ĵǍ23ť26Ǘ27ŘǊǋ28J29y31ō45œ
~ore>	47 -14ǩ-11ŗ-10Ǒ-9Ɨ-8kUŅƜ-7fxNQĴĹşŤſƠƶǘ-6RńŲ6AƫǗ7GŉƣǄǤǧ8OXƄƺƻǍǟǦ9Ŋŕŧũǎ10ƽǢ11rLVŁŐǋ12gŷ13TƭǅǓ14YĿƴ15ň18Ńž19ņ20ǡ21ƅ22ĵ24ť28Ř29JǊ32y33ō47œ
~ored	82 -8ǋ17ƥ19Ǝ36Ǘ
~oref	88 19ǌ21ǋ
~ores	86 -13ƣ11Ž18ǋ25kǍ
~orev	85 14űƩ24G36H
~org	77 7l8ĴĻƓ14Ƅƨ15yŸ16CĽ22ǆ
~orge	88 9ĴƓ16Ƅ17ƨ
~orgi	85 8l17yŸ18C
~orh	88 -8ŝ8ƞ10G12ƒ27C
~orho	88 -8ŝ8ƞ10G12ƒ27C
~ori	60 -9ǋ-7ƣ6Šƅ7ǔ8ŝŸƃ11Ƌƌ12Ǟ13ƈǍ14Ŷ15ƞ16ſǩ18Ť19l21H23Ɔ25ľ
~orid	86 12Ÿƃ32H
~orie	86 -11ǋ-8ƣ6Ǘ12ǔ20Ǎ35Ɔ
~orig	76 9Š14Ƌ17ƈƌ25l
~oris	68 19ſ22Ť
~orit	79 11ŝ20Ŷ22ƞǩ34ľ
~ork	42 -14Ŀ-13GŎǍ-11Ƥ-10ŌŘǟ-9nŐǅǞǤ-8iCĻľƭ-7wxőŒŢŪŮƒƩƹǊǝ-6Fĸŀƨ6Ƒ7Ŗǁ8B9IJĹŅƳ10ĺƌƗǙǠǨ11ņǜ12ŝŞ13Ŵǔ14Xǐ15Ķŏƾ16ƃ17Ʀ18gŵƧƸǄ21ǚ25Ŋ30ǈ32LƝǑ36ŭ37V38Q39R40ǣ41qǇ43Wů44U48S60P
~ork>	46 -16Ɨ-11Ŏ-10Ŀ-9Ƥǟ-8kGķƭǒǞ-7wCĹľŐŔŮƒƩǈ-6ĻŒǝ6Ʒƽǉ7Śǩ8ǋ9ǁ10J11Ņ12Ǡ13IĺƌǙ14X16Ŵ17Lǔ18ƾǨ19ŏƃǐ20Ʀ21ƸǑ22ŵƝƧǄ25ǚ27ǣ30S35q36V37ů41ŭ44P46Q47R49W50U
~orke	67 -13Ǥ-7G9B10ķ11ņ22Ƴ23Ǒ25Sǜ30Ş31ǣ32Ǉ
~orki	70 -9ǅ-8ƹǑ9tS10ǒ11V13ŝ16ń17q30Ĺǈ31Ķ32g37P
~orks	61 -11ŘǍ-8ǊǨ9Ư12kM13ňŝ15Ŗ19ŔǇ21ƑƝ26L27ǈ38Ɨ40Ŋ
~orl	85 11C14diŃ15Ļ
~orld	85 11C14diŃ15Ļ
~orm	55 -8o6Ŕ7hĹƵ8ƜǆǏ9acmpļłŐƥǗ10ƾ11ƈ12ơ13A14Ļ15ŭƣ16Ľ18ƻǜ21j24R57ƚ
~orm>	65 -9o-6ĸ6w8F9hƵ10mĹƜǆ11pļŐ12aƥ14ƈ15ơ20Ľ28j41ƚ
~orma	61 7Ǖ8Ľ10Ǐ11ł12Ǘ13ƾ15A17Ļ18ƣ20ŭ27R
~orms	82 9Ų11Ŕ18c34ƚ
~orn	62 -13ť-11ǟ-8Ǩ6CĹū8ƽ9ĿŐ10Ɩ13BU14Ǚǝ15v18x19i22ů24ƚ29l32L33p34d
~orn>	72 -15ť17U18v23x34l39p40d
~orna	85 9ǝ14Ŀ33ƚ
~orne	81 8Ʋ9ū10C12Ő16Ɩ18B
~orni	70 -10ǟ-8Ǩ7aŏƋ9Ĺǝ11ƽ16Ǚ22i25ů37L
~oro	88 7ƀ27ų
~orol	88 7ƀ27ų
~orp	77 12ǃ65ǆ
~orpo	79 14ǃ35ǆ
~orr	53 -11Ǟ-8Ş-7vw6IƤǀǅǝ7cšŹǡ8bƺ9dĽŒƳ10Ʀ11ņŏ12fFű13z14Yŵƚ15L16ĸ17E22ų25a37ƪ55Ŀ
~orre	70 -7w7npžƊƴ8zDƟ9Ŭǀǅ10šŹƪǜ12b13d15Œ16ŏ17a18F22E
~orri	68 12ƚ15Ľ54Ŀ
~orro	62 -7Ǟ6ƮǒǕ7ƄƬǣ8IƤǝ13Ʀ16ű17Y18ŵ21ĸ27Lų35ƪ
~orry	71 -10L-8Ş7ƽ8ƚ10z11ǡ12cƺ15Ƴ17aņ20f22Ŀ
~ors	58 -8Ǔ-7ǩ-6ǎ7ŇŤŶƌ8ŦƐ9ƜǡǤ11ŅŨƩƸǒ12ǜ13g14Ş15Ɔƾ16ǚ17ŷƞ18Ŀǅ19Ǖǝ22ƣ29Ǒ30Ǝ31m
~ors>	60 -8Ǔ-6ǎ8Ťƌ9ŦƐƜ10ǡ11ǒ12ŅƩ13ǚ16Ɔƾ18ŷƞ19ǅ20Ǖǝ23ƣ31ƎǑ32m
~orse	88 9B14Ň18Ƹ
~orst	80 11Ŷ13Ǥ17Ũ18ǜ21Ş23Ŀ
~ort	51 -13Ǣ-10ƷǍ-8Yĸ-7OĿ-6Ƭ6ƀ7jŻƭ8ųƱƳǉ9CQXĵŰ10c11DƑ12Zź13Ťǝ14Ʃ15ľ16ţ19ƗƧǀǏ24gT25ƘƮ27Ļ28ƕ30ķ32ƒ36Ɣ38ű
~ort>	71 -7Ƙ8ǀ9WƜ10z11g12Żǉ13ţ15ĵ16QŰƮ18ź20Ť23Ʃ
~orta	69 8M9Ō10ƶ11T13ōƳ14Ʊǩ18X23ľ28Ƨ
~ortg	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~orth	62 -15Ǣ-12Ǎ-8ĸǩ-7OY-6c6l7C8ƥ9ŢƀƁ12jų14Ƒ15D18ǝ23T25Ɨ26Ǐ36Ļ37Ƙ40ķƒ48ű
~orts	82 12ţ22ǀ30g
~orw	81 -7X-6H9Ǔ12Ŏ16ŀ31Ō35ś
~orwa	81 -7X-6H9Ǔ12Ŏ16ŀ31Ō35ś
~ory	64 -9ǡ-8Ƴ-7ƥǩ6Ŕ8Ƹ9ņŊƬ10ơƼ13OĽōǢ16ţ18ƗǏ21Ɲ23Ť28ƽ41Ɔ
~ory>	65 -10ǡ-8Ƴ-7ƥǩ7Ŕ8Ƹ9ņŊƬ10ơƼ13OĽōǢ16ţ18ƗǏ21Ɲ23Ť29ƽ41Ɔ
~os>	85 7Ǘ11ǒ12Ő17y
~ose	46 -12n-11Ƭ-10Ũǖ-9ţ-8qVňŖŗŵƪƮ-7DĺŧƥǞ-6aŘƗƫ6EŲŹ7fiFZťƚǓǩ8cIƉǇ9XŞŽǘ10ŐŤƍǆǊǑ11Ŏƕ13ƎƼǤ15AĿŚƙƤƩ16łƖ17ŁƏ19ƛƳ21ķǐǙ23ů24Ƒ27Ƣ28ǎ31ƻ35Š37ǝ
~ose>	47 -10nŨǖ-9ţ-8qŖŗƗ-7Dňŧŵƥ-6CXƫ6EœƈƜƯ7FńőŲŹƍƚ8fiIZťǇǎǓ9cƉǘǩ10ŞŽǊǑ11ŐŤƛǆ12ŎƖƤ13Ə14ƎǤ15AƩ16ĿŚƙ17ł18Ł22ǐ23ƳǙ25Ƒ27ķǝ28ůƢ30ƻ36Š
~osed	71 -15Ƴ-7ű7y8Ƽ12Ɩ15ƕ16g32ǎ41ǝ
~oser	83 -9Ƭ-6Ɩ8Ơƺ11L12Œ18C30X
~oses	81 -6ů8ũ9Ə10Ɓ11ŋ15ƛ20Ƽ
~osi	65 -9G-6ǘ7ż9ĿƕǨ11Vǈ14S16Ũ17ǃ20Ř65Ɩ
~osin	67 -14ƽ-6ǘ9ƕǨ10ĿƳ17Ũ21Ř68Ɩ
~osit	88 -11G10ż15V16ǈ19S
~osp	73 -6ǩ9ž11qV12ĸƃ13S15Ƽ19ǂǨ20Ʀ21Qǔ25Ƹ
~ospi	73 -6ǩ9ž11qV12ĸƃ13S15Ƽ19ǂǨ20Ʀ21Qǔ25Ƹ
~oss	63 -9Ǟ-7ō6Tƺ7Ŧ8s9Q10N12ŧ13gƳ16ǉ17Ł19Ť20Ɩ21ǟ22ļũ23U30Řť37Ǌ52ţ
~oss>	65 -8Ǟ-7ō6ƺ7gTŖŦ9sQ11N12ŧũ14ţƳ17ǉ18Ł19Ť22ǟ23ļ24U26Ř32ť39Ǌ
~osse	82 27Ɩ52ţ
~ost	50 -14Š-11ơ-9ƪ-8ſƵ-7ŜƌƬ-6Ĵǜ6Y8C9k10lŭųƲƴ11ĹƃǄǕ13ƓƧǊǩ14XĸňƠƯǝ15Ů16EƑƘ17ĽĿ18Œ19Ǚ20ŗ26ưǚ31Ǐ32Ŧ34ǔ36ľ38Ƴ
~ost>	52 -11ơ-10Š-9ƪǖ-8ƵǇ-7ſ-6ķ6ŝƨ7dYĺ8Xĸ9Ů11ųƲ12ĹƃǕ14ƓƧƯǊ15Ơ17ňƑƘ19ǩ20Ŀ21ŒŗǙ23ǚ26ư28ŦǏ40Ƴ42ľ
~osta	88 19C29E
~ostl	72 -8ƌ-6Q8P9UŮ10ķĸ11ǖ19ŭ21Ǆ46ǔ
~ostp	88 25ƴ
~osts	79 7ǚ8ŔǏ10X11ƭ12u14Ƥ17ǝ
~osy	86 11l18ź20Ŋ
~osy>	86 11l18ź20Ŋ
~ot>	35 -18Ƭ-15ũƌƭ-13ƹǞ-12iƛƶ-11xƧ-10HŷǄ-9őţǈǐ-8lCPSłœǎ-7qƕƷǧ-6ƫǣ6YűźżǢ7ZĸŉšŮŻƢǝ8tōŐƆƇǋǟǤ9hLŹƋƎǘǥ10akNŖśƟ11bgmŇňưǑǨǩ12MŚ13ŗƜƵ14fńŠƙƤ15vŜŽǏ16Œ17uŦŵƃƱǒ18nŪƴƺ19Űƒǀ20Eƍ21ĶŅŏş22ƥ24ĺŕ25Ş26ķƑ27ſ28AJ29j39O52ŀ
~ota	68 -11ǅ-10Ť-8ƟƦ-7ť-6Ƨ9uŽ10ŅƗƛƹ11ZűƠ12ƀƿ13g14SĽ15ǉ17Ŧ20Ɔ21ş22ŵ
~otag	83 27Ɔ
~otal	72 -10Ť-9Ʀ-7ť-6Ƨ9u10ŽƗƹ11Ņ12ZƠ13ƀƿ14g16ǉ18Ŧ23ş24ŵ
~otc	88 12g15V16ĺ20ť
~otch	88 12g15V16ĺ20ť
~ote	56 -10ǩ-8Ĵŧ6Ľ7cŴž8ŃſƏ9Ŝ10ŖƲǔ11Ǧ12ľƃƷ13Ł15wŗ16eōŏ17JZƭ18ǘ19ń22ķ27ŅŬ32Ĺ33Ƥ
~ote>	64 -9ńŧ-7Ĵ6qD7űƈƔ8wĽǘ9cZŴ10Ń11Ŝ12Ʋ13žǦ14Ʒ16Ł19e20J31Ŭ32Ņ39Ĺ
~otec	65 7ũ9X10wſƏ12Ŗ14ǘ15ƃ16ŏƭ19ľŗ30ķ
~otel	81 17ǔ51Ƥ
~otes	78 -8ǩ-6Ņ13Z27ō40ń
~oth	47 -13ŭǍ-11œŦ-9ťƦ-7arĴŇŜŬźƒƜǕ-6FǢ6nǈ7wŶƳƴǁǞ8ĶŨƱƲ9Bŧ10IŁŋŽƎƹǃ11yƼǇǋ12Hŵ15Ɵ16łŷſ17ōųƫǑ18Zķƨ20uƵ21ŀ23ǂ25s26ž27Ƒ31z33şƽ35Ņ39ń47Ŵ
~oth>	66 -17L-8ť-7vţƸ7Dƶ8Ƅƽ9p10Ư11ƫƬƼǂǒ12ķƞǑ13u15Ʊ18Ķ19ŧ22Ǝ23Ƶ26Ł51s
~othe	50 -15ŭ-13Ǎ-12s-11œǩ-10Ŧ-9ǥ-8ŏ-7pĴŲ-6rŜź6eQǦ7ĹŐűƗ8ƴǁǈ9vZŁŪŶƳ10nwBƫƲǑ11Ǟ12uķŋŨ13IŽǃ14H15ŵ16yƟǇ17ǂ19łŷ20ų22ş26ŀ30žƑ31zƽ39Ņ43ń52Ŵ
~othi	68 -8Ʀ-7ǡ8Ż9jŲ10ƐƼ11Ŀ13Ļšƻǥǩ14Zţ15ş17ōŏ20ƹ21L31ſ33ƨ
~oti	73 -8Ƹ7Ƌ10K11H12ǂ21Ĺ23ƹ30ǩ
~otic	77 7Ƌ11K23Ĺ
~otin	83 -9Ƹ14ǂ27ƹ36ǩ
~oto	64 -11K12ş13ǀ14Ż17ſ18Ū20Ť24ś
~oto>	86 -15K32ś
~otor	66 12ş13ǀ14Ż18Ūſ21Ť
~ots	82 11ǀ12j19ǁ22Ɖ23ƻ
~ots>	82 11ǀ12j19ǁ22Ɖ23ƻ
~ott	70 -7Ś7ūǣ8eŅǘ9Ɯ10ńŌǛǥ11ƙ12ł13Ơ14ƛ19ƻ22Ł24C26h
~otte	74 7ǣ8ǘ10ƜǛ11ńŌ12ƙ13Ơ15ƛ24Ł26C
~otto	86 9ū10e11Ņ13ǥ15ł
~ou>	17 -35v-28Ŵ-23qƽ-22Ʈ-21Ť-20ť-19Źźǟ-17ŷǂ-16Ɠƨ-15oƅ-14ō-13t-12xůƇ-10e-9bƉ-8hJŕƆǧ-7ŅŔǈǥ-6Ƌ6ƐƯǅ7ĶŧƲǣ8LŭƖǊǏ9ŋƒƔǒǜ10djIĵŪƎƭǃǝ11MƥǎǓǙǤ12ŉőŬƃƗƙ13ŖŗŮƀƝƢƬ14kQŃņŌƼƿ15YƂƘƾ16pGWĺŏƶƺƻǘǚ17aZżƸǆǔ18ƚ19ĴžƵǀǁǑ20SŲŸư21Cǋ22fUķƟƱ23HĸĻŽƹ24TǞǨ25KOľŊŢŶ26VłſǕ28nƦƴ29mƁ30ĽƌǇ31ARŝ32FXŐǩ33gňŒśũ34ŀń35ŚƤ36Nŵ37PĿŜŞ39ĹŨƧ40ļ41Š45i50lŇ65c
~oub	71 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĵĹŘ13Ƽ15Ş16ű19ǜ23œ
~oubl	71 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĵĹŘ13Ƽ15Ş16ű19ǜ23œ
~ouc	74 -7Œ6ƿ7ņ9ķŭ10gKƹ11Ŧ12nƼ13ǣ14Ƥ15œƗ16Ŝ
~ouch	74 -7Œ6ƿ7ņ9ķŭ10gKƹ11Ŧ12nƼ13ǣ14Ƥ15œƗ16Ŝ
~oud	80 -12Ŷ-11S7Ľ11ŋ12x13ƞ20j26ƿǗ
~oud>	82 -13Ŷ-11S8Ľ12ŋ13xƞ27ƿǗ
~oug	46 -12Ǣ-10Ɵǩ-8m-7PQĹŜŝƽ-6ĴŒ6ĸťŬ7Zřš8nqxSļŀŶ9zĺƁ10Ŕũ11ōŐśŢžƕǥǦ12YŠſƂƬ13Ňŷǝ14Ťƨ16ŖŧƒƮǖ17rŏƌ18lłŊŨ20ǎ21jƗư23Ʀ24W
~ough	46 -12Ǣ-10Ɵǩ-8m-7PQĹŜŝƽ-6ĴŒ6ĸťŬ7Zřš8nqxSļŀŶ9zĺƁ10Ŕũ11ōŐśŢžƕǥǦ12YŠſƂƬ13Ňŷǝ14Ťƨ16ŖŧƒƮǖ17rŏƌ18lłŊŨ20ǎ21jƗư23Ʀ24W
~oul	32 -18ĺ-16ƽ-15Ƴ-14Œ-12nŐ-10qƼǞ-9FRSŁŨǅǈǐ-8ijkĹŀŦſǋ-7loUŜšƙƟƠƩƾǇǛǣ-6Ŭƻǃ6HŶƫ7Lŉƃƨ8bľĿŇŗũǘ9BǏǡǧ10ZŚƪ11KTŃǢ12ōƂƘǄ13ŘŞƱǦ14mĵƿ15aĻžƒƓǚ16ƏƸ17D18Ō19cűƵ20YŽǩ21rǁ23ư24Ɨƶ25Ŋ26ĴǨ27Ư31M32sķƬƭ34Ţ35ŵ36śǝ39Ŏ43X45ƤƷ52ĸƮ
~ould	32 -18ĺ-16ƽ-15Ƴ-14Œ-12nŐ-10qƼ-9FRSŁŨǅǈǐǞ-8jkĹŀŦſǋ-7iloUŜšƟƠƩƾǇǛǣ-6Ŭƙƻǃ6Ŷƫ7HLŉƃƨ8bľĿŇŗũǘ9BǏǡǧ10ZŚƪ11KTŃǢ12ōƂƘǄ13ŘƱ14mŞƿǦ15aĵĻžƒƓƵǚ16ƏƸ17D18Ō19cű20YŽǩ21rǁ23ư24Ɨƶ25Ŋ26ĴǨ27Ư31M32sķƬƭ34Ţ35ŵ36śǝ39Ŏ43X45ƤƷ52ĸƮ
~oun	44 -13Ʈ-12ƫǝ-11HIŖƿǩ-10Ĺ-9wĺǞ-8ŀųǄ-7rPĸĿňŊţūƖƛ-6UŏŝƵǋ6hņƅƩ7Tƭ8ľƣǜǤ9LŚŠŵŷƏƜ10JńşƌƑƗ11ĶĽŽǠ12ǖ13v14bƱ15ĴƇǉ16BVĵ17ź18ř20sƬ21Aŗ23Ɠǔ24uŇ25l26ƺǅ29n34ƍƯǇ36c37C
~ounc	83 7J10A27b
~ound	51 -11ǝ-9HY-8ĺ-7IǞ-6xƛ6Bş7zĵŭƎƥƽ8Ɵ9iGťǁ10hƩ11ƣƱǜ12nTƜǈ13LŠŵƑǉ14Ś15cĽń16Ɠ17C18Ƈ22lV27s32Ňǅ33ƍƺ
~oung	70 -8Ǉ-6Ɩ7ƭ9xƍ10ŻƯ12Ƴ13Ź14ź16p17ĵ23u28v41c
~ount	52 -13ǩ-12ųƫ-10Ʈ-9ƿ-8Ŗ-7Ĺ-6I6eļŻƦƱ7uQőŒ8lmŜƆƗǤ9JŽ10Ŧƹ11AXYƓǀ12ź13Bƅ14ŷ15ľƌ16Ķř17ǖǠ20Ĵ24n27CƬ29ŗ31Ưǔ49Ǉ
~oup	69 -8ŭ8sHƤ9Ľƿ10SUƘǞ11x14QŪ29Ƨ35W
~oup>	76 13x16Q32Ƨ40W
~oupl	76 -9ŭ-6ŉ7ǎ9Ƥ10sHĽƿ11SU12Ƙ13Ǟ16Ū
~our	24 -25ǩ-20Ų-18Cŏ-17Ť-16ť-15Ĺƈ-14Ɔ-13ĸňŌƴ-12ŗŬ-11ƇƌƩ-10YĴŀō-9fZő-8XŮƹ-7ĻńŊ-6œűǟ6ŅŞţƚƸ7ŒŝƀƂǋ8iRłŖƶǡǦ9lľŃŐŘǙ10ļĽƓƞƠ11IřǍǔ12yDEŇǤǧ13tƗƢ14hŹǝ15oJžſƁǅǠ16ŴŶƕƝǌǛ17cpFŽƷ18WĶƫƯƾǂ19Ŝǐ20qwŚƄ21gjķƨ22sşŸ23vPƲ24V25ů26nǈ27ųƃƳ28ƮǕ29Łǎǣ30ƥƦǢ31derT33xǉ38ǘ39ƽ41ĵ53z56B
~our>	25 -28Ų-22Ť-20ǩ-18ƈ-17Cō-16Ōŏť-14Ůű-13ĹƆ-12ňƴ-11ĸŬƇ-10fŵƌƩ-8Yŀŗ-7GZŊőƹ-6XĻƐƙ6ĿŅŕŖżƜơƢǒǗ7iŻƂƠƤ8AMUŞƀǄ9ctŝƕƶǋ10ķŒŶƚ11lłŃŐžƄƞǙ12ļŴƝǍ13ĽſǅǌǔǡǤǧ14yEIřƁƓǎǛ15ŇǠ16hƯ17goJƗǝ18ŚŜųŸŹ19jnŽƷ20pĶƲƾǂ21wVW22qƫ23ǐ24Pş25sx26ƨǣ27vŁǉ28ů29ǈ30TƮƳ31ƃǕ32e33dǢ34rƥ37ĵ38ƽ42ǘ53B55z
~ours	50 -13Ǆ-12ǩ-10ǡ-9ŗƭ-8vƓƫ-7pƗƚǈǐ-6Ĺ6Ƶƻ7bVŢŦƀƊƧǌǣ8tBUŤŴƎƲ9gľžƝǇǦ10ŸƠǚ11uĵŁŮ12HŘţŲƖƯ13ōŠŶ14nƢǉ15űƕ16c20ųŵ23ķ26x32ǎ33R38Ʀ42F
~ourt	78 6m7x9ķ22k37Ƅ41D
~ous	43 -20Ŭ-19ų-17ŗ-15P-12ŶǇǦǩ-11ń-10dǏ-9Ň-8ŎŒűƁƢƵǖ-7UŐŦŭŴƦƸƻǈǝ-6cgNĴŮŸƠǘǨ6ůƋƭ7CƊƐƣǋ8Ǖ9Źƌ10Tƚƽ11ƂƑƗ13ƉƎƏ14os15pƖǁ16qZƮ17fƙ18ƨ19DƓ20rŷƇ21Mş23GĿ25ķ26Ɲ27Hǂ29FƜ33ǀ34Ɔ35Ɵ39ƒ40ƅƞ42n43Ʒ44Ɣ
~ous>	68 -9go6śƽ7ƙ9aǛ10ŉ11r12ƞ13Ĺšǂ14wƼ45Ŀ58ǀ
~ouse	44 -20Ŭ-18ų-17ŗ-14PŶ-12aǇǏǦ-10d-8Ŏǖǩ-7ŇŐŒŦŭűŴƁƦƵƸǝ-6ńŸƠƻ6hƕ7Łůƭǋ8ƊƋƣǕ10TŹ11ƌƚ12ƂƑ13rƉƖƗ14Ǝƙ15sƏ16pǁ17ZƮ18fD19qƨ20oƓǂ21Ƈ22ŷ23Mş24G26ķ27Ɲ29H30n31F32Ɯ34ƞ35Ɔ36Ɵ40ƒ42ƅ45Ʒ46Ɣ
~ousi	81 -10Ƣ9ǜ13Ŝŷ19C24n
~out	35 -17Fķ-16Ƽ-15Ǉ-14ǩ-13cŎŨ-12LS-11iońƛ-10œ-9IRŃũƒǒ-8xřŮŷƯƻǟǡ-7wDKųžƃƄƠǦ-6vŬƓǆ6ţů7ŊŰƎơǜǠ8hpŕŘƙƿǂǏǗ9ŖťŽƂƍƧƭ10zŲƏƞǈǘ11ĹŉƔƩƶ12ƌ13lVĸĿſƗǛ14YŀŴŵƜƟǌ15rAĻ16ŞŤƱƷƺǁǋ17eŇƚǄ18qǉ19ŝƳǀ20Ǩ21CĴļĽľƸ22y23Ŧ24ĺǔ25jōšƝ28ƪ31gǑ
~out>	35 -16ķ-15ƼǇ-13c-12ńǩ-11FLŎ-10ioSœŨƛ-9IŬǒ-8xDRŃňũŮŷƒƣǟ-7wųƃƠƯƻǡ-6KZžƄǦ6PĶţǊ7Ŋůǜ8ŘƎǂǏǗ9hpŕŖŽƂƍƙƿ10UťƞƧƭǘ11lzŉƏƶǈǋ12ŝŲƔƩǀ13gjƌ14ĸĹļĿƗǌǛ15qVYŀŴŵſƜ16rAƱǁ17Ʒƺ18ŞŤƚǉ19Ň20Ǩ21ĽƳ22ĴľƸ24Ŧ25y26šƝǔ27ĺ28ƪ30ō32Ǒ
~outf	76 -9F7Ş9W10Š12Ǟ18ơ24Ő25Q27Ǆ
~outh	79 8l12r13ň14C18ļ21ŝ27Ɵ
~outs	70 -16U-7ō7ŰƉǠ8q12ǋ14ŉǀ16gƦ17Z18ƣ23Ƈ25j28C
~ova	85 20ŁǄ30ƌ
~ovat	88 31ƌ
~ove	40 -15ƣ-14Ǒ-12pǎ-11JVķŇƯƳ-10ŨŹƝǂǩ-9gńŅŘŤűƗ-8ōŪųŵǐǘ-7fmILPXœŔŬůŴƫƴƼǄǅ-6boKOŁƔơǗ6ŌƅƆƚƸǕ7BFŀőŚžƉƷǡ8ƁƌƒƜǇ9CZƄƶǚ10nrQŃšƃƦ11MRĵǖ12ƍƛ13ŞƱǟ14WśŰŶƠ15ĸŻƑǜǞ16ŒŕŢƘƭ17GŝǏǒ18ƓƧ19Ǩ20Ŝ21ƀ22Ŏ23HŮǊ24Tŗ25Ǧ26Ɛ27UŐ28ŏ29Ŧƨ30ǔǢ33Ǎ37ƞ42Ŗ
~ove>	58 -11ƣ-8Ƴǩ-7Ɓơ-6Ň6ŌŎ7rMƉƊ8Ń9nwƄǉ10luƤǋ11Ǧ12ǔ14ŀ15ƅ16ĵǟ18ŐŞ19yU21BƷ23Ŷ24ƍ26GŢ37Ǎ42HƐ48ƞ
~oved	78 6Ƣ7Œ8Ɵ9ĺŭ12n18G20ť
~ovem	88 11Ǣ22ƌ
~over	42 -14Ǒ-13y-12lǎ-11pGJ-10ƯǂǏ-9ŹƟ-8BVŘǄ-7gķńŅůűųƝƣƷǘ-6IPŇ6Młǥ7kvAļƶƸǠ8xFľŚžƚƺǍǕǡ9ĿƆ10SőǇǝ11CQƒǚ12ZšƜ13RƃƘƦǖ14ĸƁƑƛ15UŐ16ŝŰƠƱ17WŻǜ18ŒƭǦ19ŎŕśǒǞ20Ɠ21Ƨ22Ǩ23Ŝƀ24ǔ26ŮǊ27ŗ28TǢ32ŏŦƨ46Ŗ
~ovi	70 -11Ƴ7g8Ǆ10Ō12tŀ13ǝ14ĺ15Őǩ22y24H44ƞ
~ovid	88 -13Ƴ10Ǆ17ǝ19Ő
~ovin	72 8g10Ō12ŀ13t14ĺ22y25H62ƞ
~ow>	27 -24Ƃ-21Qǈ-19H-17Ł-16Ǆ-15Dǔ-14Wş-13yA-12Mŝ-11ƴƵ-10ſƝƯǠ-9ŀŇŎŪǞ-8RV-7aoCřūŬƤƨƫƾ-6Ƽ6uƄƚƱǏ7nų8ĶƊƓƗƹǂ9Ĺ10kœŘŴƑǆ11rŜŠţŻƅƠǎ12ŃőũŲƒƿǊ13fGĸĽŒƦǝ14hĴŊŦŭŸ15ŉŵƙǜ16pvļƃƏƭƸǅǇǦ17OSŗ18zůƁƪƬǃ19bĺƋƺǑ22UŤǩ23NŖǘ24łŮ25ǖ26Kňŧ27ƞǟ28cŏƮ30ŅŨ31Y34Ŷ35Ɔ36jƳ39x40t42ű50i
~owa	80 -8œ-6v9a11KǑ18Ň28X32x
~owar	86 20Ň30X
~owe	59 -15Ř-9A-8ǖ-6Ł7ƕ8ƛ9JķƁƷ10BŇŉųƣ11Ļ12łƃ13q14ŎǕ15Ņ16f22ľ25ƪ29Ŭ30Ɗ39Ɣ44Z
~owe>	67 -9A11ķƁ12ŉ34Ŭ38Ɣ55Z
~owed	73 8Ɣ10ƕ11ƛƷ13BŇ15ų20f32ƪ
~ower	70 -17Ř-7Ł7Ʋ11J12ƣ14Ļł15ƃ16qŅ19Ŏ36Ɗ
~owh	88 9g31ĸ
~owhe	88 9g31ĸ
~owi	71 -7ƕ6d7ŬƑǧ8ňǄ11Ǉ13Ƅƛ14Ǟ15j17y31Ɓ
~owin	71 -7ƕ6d7ŬƑǧ8ňǄ11Ǉ13Ƅƛ14Ǟ15j17y31Ɓ
~own	42 -15Ǎ-14Ų-13Ʃ-12ŏŜ-11ŀǇ-10ĸŰƄƝǄ-9bPŗŝşŠűƠ-8gOŴƯƵ-7sXľōŒŕŶƛƜƳǈ-6ŃŌƬ6oY7nHůŹƑưǃǢ8ŁƏǊ9wLŵŸƔǎ10ejMŖǉǔǨ11ŞƍƭƶƷ12Ū13E14łňŤƢǅ15zƴǑ18a20Ŭǟ21ǐ22ǒǝ23ƦǛ24lƘ26Ɨ27ơ29V30C33ƀ35ķ36ǋ37Ɗ59ǆ68F
~own>	43 -14Ų-13ǣ-12ŜƩ-11ŏƅ-10ĸŰ-9PŀŠƝǄ-8bŝşűŴƄƠǌ-7gXľŒƯƵǍǥǨ-6sōŕƛ6ŉřƆƟ7oſƁƫǕ8anYůŹư9ŵŸƏƑǊǞ10wLŁƔƷǎ11eMŖƍǆ12cŞŬƶǐ13Ūƭ14Ťǃ15łňƴ16zƢ17Ǒ22ǟ23ǒ24Ǜ25ƊƘ26Ʀ27lƗ29ǝ31V33C34ƀ35ǋ39ķ43F
~owne	65 -8OǇǝ-6ŗ7ƙ8Ɠ9ǉ10Ǣ11jǣ12ơ13Ŭƅ15aƕǅ20ǌ22ǔ24ǥ28Ǩ29ǆ31F
~owns	74 -8cǍ-7ǃ6ǋ10F16EH17ǐ22Ɗ38ơ52ǆ
~ownt	83 12ůǋ13ƣ25ǩ27Ǎ
~ows	77 7ǒ10gťſ12Ƒ14ƒ17ŗƥǡ28A
~ows>	77 7ǒ10gťſ12Ƒ14ƒ17ŗƥǡ28A
~ox>	69 -8L6ǐ8żƿ10ĸŚ11mq12cƄƋ13ŏ15P16Ǚǧ17Jƻ18f23D
~oxe	88 -7f17ƻ34ƞ
~oxes	88 -7f17ƻ34ƞ
~oy>	71 -6pƞ9bjyŤ10n11ŭ12Ŕū14u15v16gǇ17U18x20t28Ź
~oya	82 12Ǘ25ő46Ţ
~oyal	82 12Ǘ25ő46Ţ
~oye	58 -7o7ǐ8ǉǙǥ9Ǥ11Ǒ12Ƨ13ǈ14V15ǣ17qWǇ18S24ǜ33Q
~oyed	85 -10o-8Ǉ27Q40q
~oyee	61 -11QW8ǉǐǥ9Ǚ10Ǥ12Ǒ16ǣ17ǈ32Ǉ35ǜ
~oyer	75 -11Ǉ-10q-8ǜ-6ő16Ƨ19V25S34Q35W
~oyi	88 12ĸ13ǟ17UŞ
~oyin	88 12ĸ13ǟ17UŞ
~oys	77 -10ŷ-9Q6Ə7v9m10q12nwŐ13x16Ƙ26u
~oys>	77 -10ŷ-9Q6Ə7v9m10q12nwŐ13x16Ƙ26u
~pa>	77 -17Ŵ-7ǩ-6b6B11j12Ař49Ǡ79ź
~pac	67 -13F-9Ɔ-8Ƣ-7ơ-6Ű6Ǣ8Ɛ9DƇ11Ŗş13H17Ų18Ɗ21W26ǋ27ǌ29ƞ33ƹ34ǥ
~pace	76 -14F-9Ɔ-8ơƢ8Ǣ10Ɛ11Ƈ21Ɗ30ǌ32ǋ
~pack	72 -6ǘ10D12Ŗş14H18Ų23W32ƞ35ƹ37ǥ
~pag	70 7ƩǓ8Ļſ9ŗ10fļ12ō17ǌ18ś40Ś
~page	70 7ƩǓ8Ļſ9ŗ10fļ12ō17ǌ18ś40Ś
~pai	55 -15ǒ-11ǝ-9ŭƠ6ŏ7ƫ8ƏƩƪ9ĴŧƢƥƶǖ10ƭ11Uũƃ12Ʊǃ14ZœƕǑ16ķ18ţ21Ť24Ǆ26Ɣ37Ŭ43Ŧ
~paid	57 -16ǒ-11ǝ-8ŭƠ7ŏ8Əƫ9ĴƢƥƩƪǖ10ƭƶ12ƃ13Ʊ15Zœƕ17ķ19ţ21Ŧ22Ǒ23Ť27Ɣ39Ŭ
~pain	85 9y16ŧ18U19Ǆ20ǃ
~pair	80 -11Ǒ8Ŕ13Ƥ18ũ19Ǆ33Ŧ
~pan	50 -22Ū-14V-13žƂ-11fHǂ-10ŏƵ-8wĺœŬƈ-7Ťũǣ-6oS6q7mťǟǤ8MWǈ9Ɩǉ10ŅƄƋǆ11ŠǊ12ľƅƉǁ13ơ14şţ15Ķƕ16Ŝ21ƧǄǡ22Ǩ23őǅ24ƴ25ǥ26ŝ29Q30ŧ32ǃ34Őǐ37ŢǦ46Ǟ
~pand	86 -12Ƶ-6ũ10ǝ18ť41Ǟ
~pane	86 -8ƈ14Ɖ17M21Ƌ
~pani	74 -16V6E7hĵƉ9š12ŀş13ǩ26ń31Ţ
~pany	51 -22Ū-14Ƃ-13ńž-11fǂ-10ŏ-8wH-7ĺŀǣ-6oŤ6Ƈ7qŞǑǤ8Wǈǟ9ǉ10Ɩ11ŅƄǆ12ŠǁǊ13ľ14ơ15Ķţƕ16Ŝ17Ţ21ǡ22ƧǄ24ǞǨ25őǅ26ǥ27ƴ28ŝ31Q32ŧ34ǃ36Őǐ38Ǧ
~pap	67 -8Ɓ6ś7Ɲ10io11Qǃ12ƖƢǠ14Ǘ15ǆ17K20ǒ22ķ26Ʋ46Ś
~pape	67 -8Ɓ6ś7Ɲ10io11Qǃ12ƖƢǠ14Ǘ15ǆ17K20ǒ22ķ26Ʋ46Ś
~par	47 -18Ƹ-13L-12X-11yĹ-10ŖŢǧ-9QŃŇƁ-8wxHŒ-7dnYŚƛƭƵ-6aŝ6hJǍ7OƝ8vEľ9ƞƧƱ10Ũǁ11qTƏƷǂ12UƗƤ13tōƚǆǠ14s16łŵơƢǨ17lCƨ18ǟ19pǇ21oń22ƜƠƣ23ƥ24ƽ25V26G27Š33uzňŴ41Ű
~para	78 -6Ţ8f9ǥ15Ƙ16hş21ǁ28ƚ
~pare	66 -17Ƹ-10Ɓ-7Fǂ7gƯ9ŷ11Ʀ14Oŵ15ƥ16ń24Ɲ28ŠŴ42ƽ52uz
~park	69 -9D-6ǌ7vŮ10żƠ11Gǟ12Ļ14ķ20ǩ21T63Ű
~part	50 -12L-11X-10yŮƝǧ-8ŇŒŖ-7dwxQƛ-6YĹƽ6Ťǈǡ7J8ŰŵǍǑ9EŠ10DľŞƧ11Ʊǟ12ŨƷ13Əƥ14q15tUōŴǠ16Ƥǆ17ǂ18sƠǨ19ƗơƢƨ20G21pCǇ22l23o24ƣ25Ɯ30V37ň
~pas	62 -11Ɣ-8Ŝ-6ǥ6ƾ7ưǨ8gsŻƺ9Ǜ10ƿ11ļƭ12cL14ƫ17Ʀƽ18Ų19ņ21Oƶǀ22Ʒ35ǘ47Ƴ
~pass	66 -7ǜ-6ǥ7Ʊ8ưǨ9sƽ10g11ǀ15ƫ19Ʀ20Ų24ƶƷ38ǘ52Ƴ
~past	71 -13Ɣ-8Ŝ7ţ8ƾ9Żƺ11ƽǛǜ12ƿǀ14Lļƭ15c23ņ25O
~pat	72 -7Ķŷ9n11ũ12Ɖ16Yƹƾ19q21Ǘ23Ǚ26P
~patc	85 -19ƾ-7Ķ13ũ15Ɖ20Yƹ27Ǚ
~pati	77 -8ŷ-6ǂ10n21q23Ǘ29P
~pay	42 -17ǔ-16ƾ-15Ļ-13ĹǊ-12nBľƶƷǈ-11yķŔǏǗ-10ĺǛ-9ŏųŷǞ-8ĽŢƳ-7cmAPōŞŨŮŵƓǓ-6gxłŝťƗ6FƀƬ7ĵ8ŕƁ9ƦǇǝ10šſ11XžƆǡǢ12Ņţǥ13Ŀ14T15ƔƪƯư17Ŗ18qQ19WYĸ21ŬƜ22Zǣ23ŗŧ24Ʊ26ƕ29Ř30Ų31Ǒ35œƠ36ŒǕ37Ǡ39Ʈ40ƃ41Ŧ44ƒ52ǖ63ǉ88Ĵ
~pay>	49 -15Ļǔ-14ƾ-13Ǌ-11Ǐ-10ŅŔƷ-9ľĿųǗǩ-8ƶǛ-7ŢŷǇǓǨ-6mƳ7Tƨ8WƯ9ƀ11Ɓ12YƦ13Ƭ14Ǡǡ15ŖƱ16Ǣ17Ŧŧž18ţ19Xư22Œƕ23ƃ27ĸǑ28ŘƠǉ29œ33ŗ34Ų35ƒ44Ǖ56ǖ72Ĵ
~payc	68 -7t8W10ǟ11Ĵ12ƭǉ16Ư19Q23T24YƮ25q
~payi	60 -12BĹ-9Ľ-7ǩ-6ĺ6Ŀ7ǉ10Ř12F14ŧǝǣ16WĴŦ19ƪ20Ɔ21œ22Ơ23ǥ24Zƒ28Ɯ32Ņ34Œ
~paym	66 -6Ɯ8Ʃǖ9ŉ11ŕ15ĵƮ17ǘ18Zƕ19ƃ23š29Ĵ37Ŭ38Ɣ
~payo	88 -9ƶ19ƫ38Ŧ
~payr	65 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ27Ǡ28Ŀ59ǉ
~pays	73 -11y-6Ő9Ŗ12ź13Ɯǣ15ň16ſǩ17Ʊ20Ǡ21Ʈ25ƃ
~pda	68 10Ǎ16Ʋ19Ƌ31ƌ33Ǣ
~pdat	68 10Ǎ16Ʋ19Ƌ31ƌ33Ǣ
~pe>	63 -10Ʀ-7bƅǍ6ǆ7ǂǄ8łǖ9ǉ12DXƇ13Ļƣǔ15Ş19d21Ʃ23Ɖ28ŋ29ƛ30Ƹ33ű34Ƽ35ƹ
~pea	75 -8b8ǆ12ƽ13N15Ś17ũ19ơ20s21Ň22ŏ24a
~peak	78 -8b9ǆǩ12ƽ13N15Ś22s23ŏ25a
~pec	66 8ĺłŢ12Ɖ14UǞ18ĸ23ƾ25ŇƘ
~peci	74 9ĺ26ƾ30Ƙ
~pect	72 9łŢ13Ɖ15Ǟ16U20ĸ27Ň
~ped	67 -12q-9Ŗ7MļŤ8ǀǨ9tĵŃŋũƂ10ƺ11Uƀƪ12bpǕ14ń16ŔƮ18E22h26š
~ped>	67 -12q-9Ŗ7MļŤ8ǀǨ9tĵŃŋũƂ10ƺ11Uƀƪ12bpǕ14ń16ŔƮ18E22h26š
~pee	74 -20ŝ-6ų7ǈ8ĵ18Ž23Ş25ǁ32Ż43ǚ
~peed	80 20Ž35Ż
~peel	85 -7ų8ǈ50ǚ
~pel	72 -10a8ŵ10z11tw13ǃ14Ɛ15ǋ17J51b
~pell	73 -11a9ŵ11tw14Ɛǃ17J51b
~pen	46 -11RT-10Vŀŗ-8nLŁŇŝ-7yƬ-6sľŞ6gǊǚ7lǩ8Ţƴ9iōŏſ10ŸǞ11ŰƨƫưǕ12ǔ13ƱǑǓǘ14zYƘƳ15ĻƮ16WţƯƷ18ũƛ20ĸƧ21ĺť23ǣǨ25Ķ28Ť31ǝ32Ŀ35ǅ38Xǎ
~pen>	58 -9Ư-8RŨǩ-7Yŵ-6Ƥ7ŊƑ8ƜǋǕ9Ű12Ŀ13ŢŤ16ũ17Ļ18ǔ21ǘ22Ǩ24Wţ25ť26ĺƮ28ǝ30ǅ39ǎ
~pend	63 -12T-8n6Ű7Ƅ9Ǖ10ƶ11I12g13l15kŸƴ21Ǒ22zĿ23Ʊ29Ư46X
~pene	60 -10ǝ-8ĿŁ-6Ʒ7ŠŦƤǩ8ƨ9YŘ10ƛ13Ʈ14Ĺņ15iǅ16ĺŨƫ17ō21Ƴ35Ť
~peni	82 10Ŀ14H15ǎ22ũ32Ǟ
~pens	59 -13ĺ-9Ť-8V-6Ňŗ6ƃ7ĻĽŻ8šŵ9ƛǊ10Xƙ14ƨ15ŏſǩ17ưǨ18Y19Ʒ20Ƙ21ǝ24Ƨ31ǣ34Ķĸ
~peo	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~peop	58 -10Ū-7ų6ŮƿǛ7Wǘ8lƗǤ10bſƨǚ11ǖ12dŗƲǔ13n14Kŷǐǝ15ǉ17ŝƶ20ǈǙ22ƜǇ23Ŀ28Ǘ
~per	48 -14W-12ŐŦ-11ůƁ-9YŴƵǉ-7uySŤūƶ-6lǦ6ŧ7fŨƃƖ8LŞşŮƂƑǛ9ŅŔűƓ10KŭǄ11AJĴǌǗǣ12ŊƚƩǆǒǨ13vǃǡ14aD15ƿ16ŹžƲǑǩ17œŜŽǅ18ơǠ19ŷƋ21MŸ23ǋ25Ǣ28Ś30ņ33ķ
~per>	64 -13Ŧ-12ů-10ǉ-9Ɨ-7ƫ-6ǈ7tœƲǆ8rǒ9xŚž11Q12Œǣ13Ř14ŮƓǘ15LǗǡ16Ņű17ş19K25ķƿ27Ƌ33ǩ
~pera	82 -7S7Ǆǡ11Ǉ12ǃ14ǅ25ŷ33ǋ
~perc	69 -10QY-9Ř8Ł9Ķǔǖ11Ǒ13ź14Ǆ15Ǜ19Ĵ20ǆ21œ22ƚ27Ž
~perf	80 9D12ř14a17Ļ23Ş
~peri	71 9ǣ13Ŕŧ14Ũ16ǅ22ņ
~perm	75 8ŋ11ƌ19Ÿ24Ʃ33Ź
~pers	60 -15W-12Ķ-9Ɓ-8ƶ-7Ǧ6ŷǜ7g8ǎ9fTǈǒ10ałƖƢǠ11ľƂ12ƃǑ14JŚƲ15ŭ19vAŊǨ21ņ24Ɨ28Ŝ30M
~pert	66 -8Ŵ-7Ő7Ɯ10ǋ12H15Ƒ18ǌ19Dž24ơ25Ɨ27ķ39Ǣ
~perw	78 8ś9Ɲ12ioǃ14Ǡ20Ś
~pes	79 -20ƈ11Ƥ14Zũ16ľŠ20Ɖ31Ƌ
~pes>	83 -21ƈ-6Ǆ11Ƥ15ũ21Ɖ33Ƌ
~pet	81 -21ŝ-12Ō12Ɗ14Ņ26Ş34ń46h
~pets	88 -13Ō50h
~pgr	88 14Ƌ
~pgra	88 14Ƌ
~pha	85 20ƻ35Ɖ
~phal	86 35Ɖ
~phe	88 16I17ĸ18ų
~phi	88 16ƣ39ǘ
~phis	88 16ƣ39ǘ
~pho	63 -19J-11Ńǅ-6řŷƌ8C9Ĺǖ11Ǆ12SľŜ13Ś14Ǘǟ16c19M21I23O29K32Ž33ś43ǩ
~phon	64 -19J-12Ń-11ǅ-6řŷƌ8Ǘ9CĹǖ10ś12SľŜǄ14Śǟ17c19M22I23O33Ž40K44ǩ
~phot	85 -15K7Ǘ32ś
~phy	77 21ƀǁ23Ƹ35ƾ
~phys	77 21ƀǁ23Ƹ35ƾ
~pic	59 -12ǩ-9Ŧ-8oǃ-7Ţŧ6Tƿ7ŤŴž8NWĿūƇƞ9twǄ10iO11Ŝų12ĹŘƷ13ǟ14X17ƭ18ŭ19fL20ľ23ś25ł29ǐ36Š
~pica	86 11Tƿǎ16Ǆ
~pick	64 -11ǩ-9Ŧǃ-8ŧ-7Ţ6hĺ8ž10NW11iwO12ų13ŘŜ15Ĺǟ16X19ƭ20ŭ23ľ26L29ł32ǐ39Š
~pict	72 -8o8Ʊ10n11ĿŤŴƞ13Ƈ15Ʒ26fś
~pie	82 -6Ƅƕ10ƟƱ12Ɩ14Ǣ21Ŭ27Ƈ
~piec	86 -7Ƅ6Ƙ11Ʊ15Ǣ22Ŭ
~pil	77 -10ǩ10ǂ11ķ14ƿ43ƻ61ǀ
~pill	81 11ǂ15ƿ47ƻ
~pin	58 -13q-12Ť-8NƟ-7Ɖ-6Ŷ7Vũ8ŔƛƶǠ9ŋƢ11bƀ12Ƒ14Ƶ15A18U19Ǆ20zŢ21ĺ23tńŽǟ25x31ŀ33X34Ļ
~pin>	74 6ŀ7Ŋ8z9U10ń12Ƶƶ13VXŢ14t16ƀ17Ǆ21ǟ30Ž
~ping	62 -13q-11Ťǩ-7Ɵ7ľǄǞǟ8ũǝ9ƛ10ŋǠ11yŢƢ12bUX13t16zń24Ļ25ĺ28xŀ
~pini	88 12Ļ25A
~pip	75 13ũ17Ƥ29Ƌ31ƛ67ƃ
~pip>	86 79ƃ
~pipe	78 14ũ18Ƥ31Ƌ34ƛ
~pir	80 10Ÿ13e19ƻ39ŕ
~pire	85 10Ÿ14e28ŕ
~pit	71 9ž10q11Vƃ12Sĸ15Ƽ19QƦǂǨǩ20ǔ24Ƹ28h
~pita	73 9ž11qVƃ12ĸ13S15Ƽ19ǂǨ20QƦǩ21ǔ25Ƹ
~piz	86 11Ų12Ǎ29ǩ
~pizz	86 11Ų12Ǎ29ǩ
~pla	44 -16Œ-12ĹŐőŨ-10ǃ-9LķĿŧŸ-8iōŜţŭǄ-7PZľœƬƴƽ-6ŁŎŪƎƪƺǇǈ7ĶĸŃƋƚƜǖǜǩ8ŤƆƟǏǙ9ňŞŠƤ10ŇƈǨ11gDGůƑǋǔ12UŌŖŗşǅǟ13MŊƗǊǚ14W15ŔƅƓƔ16Ƣ17ƞƥƦǢ18Ơ19ĺ22Ǟ23ƌ25k26ŏ27yƐ28F32V33ǀ39Ƶ41ū44H
~plac	50 -12SŐő-10Ĺ-9ǃ-7ķĿ-6Ǆ6nťƋƍ7hĺń8ǔ9ŌƚƲǛ10UŏǨ11QƆǏǙ12ŃůƜ13ƟƤ14DGƈƑ15Mşƌǅ16Ǌǋ17Ɨ19ƅƓƔǟ20ƢǢ22ƥ23ƞƠƦ25H29Ƶ32Ɛ38F
~plai	68 -8ŧ-7ƴ-6L7Ɖ8ǧ9ſ10Ƹ11ư13B19ǜ20Ŕ23ň28ŊŖ32Ş
~plan	55 -15Œ-10ŞǠ-8n-7gQƸ-6ǟ6ŔŠ7zŀŝƯ8AłƃƱƶ9l11Ķ13ĸƌ15S16ǩ17ĺ18ŇƵ20ǚ21ŏŗ24W30HǞ37k39y45ǀ46V
~plat	78 -13Ÿ8ǌ9ǀ82ū
~play	82 -16ǀ-12Ũ7s16ŉ21Ť36g
~ple	52 -15Œ-11ǋǧ-10o-9Ƣǌ-8ų-7pŐǃ-6ƬǍ6l7eſƘǤ8ƨǚ9yǖǝ10nƁǁǔ11JKƲǞǩ12ŷƠƿǐ13ŭƶǉ14Ɯư15ơ16ǈ17ŗǙ18b20DĿ23Ǉ24aǗ25d33ƣ36ŝ
~ple>	55 -9Œ-8ŭ-7ų7lƗƘǘǤ9bſƨǚ10Jǔǖǝ11ŗ12dnKƁƲǁǞ13ŷƿǐǗǩ14Dŝƶǉ15ư17Ɯ18ǈ19Ǚ20Ǉ21Ŀ
~plea	68 -14ơ-11oǌ-8pƢ-7ǋ6wǇ8cE9D10e11j13b18d28ŭ30ŝ34a
~ples	86 9ŗ11s20Ǘ
~plex	78 -14ǧ-9Œ-8ǃ-7Ǎ20Ơ42ơ52ƣ
~pli	64 -9Şƶ-7ǝ7S8ǐ10ƿ11ĴǇ12Ō13Ɲ15Ǝ18Ļ22ƫ26Ƣ28ƴ42Ǖ
~plic	83 8ǀ10S13ƴƿ16Ō
~plie	71 -8ǝ-6Ɨ9ǐ15Ɲ21ƴ47Ǖ
~plit	75 -9ƶ14Ǉ16Ĵ27ƫ31Ƣ
~plo	57 -8ŏ-7oN-6Ʀ6ǐ7ǉ8ŬǙǤǥ10ƧǑ12ǈ13V14Ŵǣ15q16W17ų20m23ǜ24S30Ǉ32Q35śư
~plot	88 -8ŏ54ư
~ploy	58 -7o7ǉǐ8Ǚǥ9Ǥ11Ǒ12Ƨ13Vǈ15ǣ17qW24ǜ25S31Ǉ33Q
~plu	72 8SǑ9Ə12jƒ17ƛ28Ž35Ƌ
~plug	86 11Ə33Ž
~plum	75 9SǑ13jƒ18ƛ37Ƌ
~ply	86 10Ŕ14Ǖ
~ply>	86 10Ŕ14Ǖ
~pme	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~pmen	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~poc	71 9ƶ10e11YĸǄ23Ŧ29Ř
~pock	71 9ƶ10e11YĸǄ23Ŧ29Ř
~poi	76 -9Ɲ-7Ɔ9AMǗ10Řǖ12Ŗ13Şŵ18Ǐ19ƾ44Ż
~poin	77 -7Ɔ9A10MŘǖǗ12Ŗ14Şŵ19ƾ44Ż
~pok	88 -8ǩ17Ľ19ƾ21C
~pol	45 -13ĺ-10ZūŬ-8oƣ-7IV6ĻƋƨƫ7ƚƬ8Ŵ9ŜǤ10śŢƁ11ŐšƖƛơ13ĹƓ14ŗŤƢ16ľƀ17Šǡ18ſƪ19Ƨ20ŷ21ƍ22Ǣ23ŕ24őŚ25Ŗ26ş27Ʃ28Ʀ30Ƶ33ŏ34ř36ǥ
~poli	45 -13ĺ-10ZūŬ-8oƣ-7IV6Ļƨƫ7ƚƬ8Ŵƀ9ŜǤ10śƁ11ŐšŢƖƛơ13ĹƓ14ŗŤƢ16ľ17Šǡ18ſƪ19Ƨ20ŷ21ƍ22Ǣ23ŕ24őŚ25Ŗ26ş27Ʃ29Ʀ30Ƶ33ŏ34ř36ǥ
~pon	82 8ǌ11Ǔ12Ə15ƙ23ƴ
~pone	88 25ƴ
~poo	68 -6Ơ12ƥǈǣ15ƚ77ƍ
~pool	69 -6Ơ12ƥ15ƚ78ƍ
~por	63 -6Ƙ7Ə8Ťƞƶǩ9zŻ10ƥǃǉ11ō12ŰƱ13ĵ14Q16źǀ20ľţ27Ƨǆ33g
~pora	78 14ǃ34ǆ
~porc	88 11Ə12ƞ15ƥ
~port	66 -7Ƙ9zŤƶ10Ż11ǉ12ō13ŰƱ14ĵǩ15Q17źǀ21ľţ29Ƨ35g
~pos	74 -10ļ-9G8ż10ŋ12V14ǈ15S18ƴ24E25ŎƖ26Ľ
~posi	88 -11G10ż15V16ǈ19S
~poss	88 30Ɩ
~post	81 -10ļ22ƴ27E30Ľ
~pot	76 -10ǩ9Ɵ10Ūƞ12F13ƙ14Ű15ǘ20Ɖ22M27ǋ
~pot>	79 -10ǩ9Ɵ10ƞ13F14ƙ15Ű16ǘ23M29ǋ
~pou	65 -18aP-13d-12Ɠ-8Ƹ-7FŇ6Ư9Ǜ10j20Ʒ25r32fos33qƨǂ35p44ƺ
~poun	82 8Ľ11M56ƺ
~pous	67 -18P-15a-13d-12Ɠ-8Ƹ-7FŇ7Ư21Ʒ26r33fos34qƨǂ37p
~pow	88 9Ʋ14Ɗ21q
~powe	88 9Ʋ14Ɗ21q
~pp>	71 -6Ŀ8ƿǆ11Ƅ14Ų15ƴ20Ś26ǖ28Ž39ŝ
~ppe	50 -10Ł-9ŀ-8sV-7ŝƯǞ6Ƃ7nņƀƺ8HLǚ9ĹŇ10ińōţǣ11Yŏſǝ12ƨƫ13ǔǕ14ǘ16hƳ18ĻƋƛƷƿ20Ŀ21Ƨ24ĺť25š28Ǩ29ũ31Ʈ39Ť
~pped	71 -9Ŗ6Ɨ8M9ŤǨ10ĵŃũƂ11tƺ12ƀƪ13Ǖ16ń17Ʈ24h29š
~ppen	52 -9ŀ-8VŁ-7ŝ6ŻƙƜ8HņŖ9Yǚ10Ĺ11iō12ŏţſǣ13ƫǝ14ǔ15ƨǩ17Ƴǘ20ĻƮƷ21Ŀ22ƛǨ23ũ24Ƨ26ĺť35Ť
~pper	79 -10Ɨ11r13n18L31ƿ34Ƌ
~ppi	68 -12Ť-9ǩ-8Ɵ6Ŋ9ǝ10VXƛ12yŢƢ13Ƶ18ŀ28ĺń
~ppin	68 -12Ť-9ǩ-8Ɵ6Ŋ9ǝ10VXƛ12yŢƢ13Ƶ18ŀ28ĺń
~ppl	67 -7ǝ-6Ɨ6ŗǀ7Ŕ8S10ƿ11ǐ13ŌƝǩ31ƴ54Ǖ
~ppli	69 -7ǝ-6Ɨ7ǀ8S9ǐ11ƿ13Ō14Ɲ31ƴ45Ǖ
~pply	86 10Ŕ14Ǖ
~ppo	81 10MǗ11ǖ12z14ŵ20ƾ29Ŏ
~ppoi	85 11MǖǗ15ŵ21ƾ
~ppr	75 10i12Ŋ13Ŏ14ŝ17Ł21B25ƒ35Ƙ
~ppra	80 27ƒ41Ƙ
~ppro	88 6Ƶ16Ŏ21Ł26B
~ppy	73 -10ő9ǧ11Ļŧ14Uƞ22Ş25h29ŝ37Ŷ
~ppy>	73 -10ő9ǧ11Ļŧ14Uƞ22Ş25h29ŝ37Ŷ
~pra	77 9kǚ20Q22ł26ƒ39Ƙ
~prai	79 10k27ƒ40Ƙ
~pre	57 -11r-9oƌ-8ƹ-7ǃ6ŐőŨƑǑ7XŊŶǟ8ŢŴƙ9œ10GN11wǝǤ14U15şư17Œũ19ŝ20ǂ21ł22K23ƀ25Ƹ26Ĵ27ǩ29ƻ34Ƽ
~prea	82 10Ĵ11ů23ş27ł
~prec	88 -11o12i14Ŋ18ŝ19w
~pref	83 30Ĵ34K
~preh	83 35ƀ
~prem	77 9Ʃ11X14œ16Ǥ29Œ
~pres	68 -9r-7ǃ6ǜ7Ǐ10Őőŝ14Nǂ16ǝ36ƻ40ǩ43Ƽ
~pret	70 7Ķǐ8W9SōƑ10Ǒǟ11ŕŨŴŶƙ12Ţ15G19U21Ƹ
~pri	54 -10Ǔ-8aFƟǇ-7ŁŔŤƶ-6Ƶ6tŃƂƮǊ7ǆǋ8kŇƔƘƠǁǣ9uĵŢƗ10rơǩ11ŝ12ŖƩƬ13Ŏŕ14Ǥ15Hłƻ16ŊŒǍ17ƣ19Š21ŀńƒ24œ27XŞ28Ņ38ľ
~pric	61 -11ǩ-10Ǔ-8Ł-7Ŕƶ6ƈƥǏ7ŘŞ8Ƃ10ĻƠǁǊ11ĵƗƘ12Ţ13r14ŇŊŝ15œƩƬ17Ŏ19ł20ľ23Š25ŀ26ń28Œƒ32X34Ņ
~prim	88 14ƾ
~prin	64 -9Ɵ-8Ǉ7Ľř8ŃťƄǘ9jtǞ10Ʈ11k12Ɣ13u18Ŗ19ŕ21HǍ23ƣ24Şǩ
~prio	88 -10Œ20œ38ľ
~pris	85 11ĸŏ18ǋ24Ǥ
~priv	82 -10F8Ŋ10Q11ǀ14Ʊ15ǣ19ơ
~pro	50 -11Ń-10Ŷǩ-8SŴǑ-7Oƙǈ-6ŇƈǤ6Ə7wHŅ8dlLŀŏƕƛǕǘ9ŗƃƑƭ10ǜ11ƐƩ12BDǡ13Ÿǆǚǧ14łŞơǙ15ĺƗƿ17ƌ20ľǌ21b22ǥ33Ǣ37Ƅǒ38ķ
~prob	73 -8ƙ6ƷƸ7sŏ9Ĺǂ10ŵƼ12Ŝ14Lƛǜ16lŀ
~proc	88 -8O6ǜ16Ō28ł
~prod	83 9ƝǄ16Ǖ21Ʃǡ
~prof	79 9Ɛ10ǒ11Pņ27ǚ
~prog	74 10Ŋ11ļőŽǅǗ12ţ14Ņ15ń25Ǚ29ǥ
~prom	86 -9Ĺ13Œ14v17d31ĺ
~pron	86 29b
~proo	70 -13Ń-8Ǒ-7ƈ11ǌ13ľƕ23ǧ38ǒ58Ƅ
~prop	65 -8Ŵ-7Ő6Ɯ8b9ǋ12H15Ƒ17Ÿǌ18D19ž20ǆ22ơ24ķƗ38Ǣ
~prot	65 7ũ9X10wſƏ12Ŗ14ǘ15ƃ16ŏƭ19ľŗ30ķ
~prov	78 6Ŏ9Ǆ10Ǣ17Ő18Ł19ƌ22B28Ş
~ps>	62 -8Ł-7Ő7giķŢƌƧǌǨ8IŞŻ9qťǃǒ10Ňǐ11Eǡ12kTǢ14Ʈ15Ŀ16uũ17ǣ18cPŝšƜ21A22n23ǀ24ŗ29ǘ
~pse	71 8r15ţ27Ũ40š
~pse>	80 38š
~pset	76 8r17ţ29Ũ
~psi	88 13H29Ɨ
~pst	80 7ƣ8Ɔƥ11ƛ14Ɯ25Ƥ32Ǎ
~psta	80 7ƣ8Ɔƥ11ƛ14Ɯ25Ƥ32Ǎ
~pt>	70 -12ō-10D-8ő7ǣ8Y9Ƙ11ƃ12Ɛ14Ŷ15ǘ17ŝ22ǖ23ƒ28Ű35ƥ
~ptc	88 32ĵ
~pti	74 9Ū10ƿ13N14ǈ15Ň19ŀ21Ō22ƻ23ǝ
~ptio	77 14ǈ17Ň22Ō23ƻ24ǝ
~pts	83 15ƻ17Ƙ28Ǌ
~pts>	83 15ƻ17Ƙ28Ǌ
~pty	82 11y46Ɵ
~pty>	82 11y46Ɵ
~pul	71 -6I8DŌ9gŢ10RĻƌ12Ŋř13Ĵ14W20d29Ś36Ż
~pull	71 -6I8DŌ9gŢ10RĻƌ12Ŋř13Ĵ14W20d29Ś36Ż
~pum	85 32Ɗ
~pump	85 32Ɗ
~pur	82 12ŋ14Ʃ26ƒ27y
~purc	88 28ƒ
~pus	78 10ł11Ō12Ŋ15ĺ16H18Ɩ22Ű24r
~push	78 11łŌ12Ŋ15ĺ16H18Ɩ25r
~put	52 -12ķ-9Ŏ-7nyMVŒ-6ŤŧƗƯƿ6sQľſƃƹǤ7ƙơƼ8kDŗ9uŰű10wńƎƲ11cRXŴƈǏ12fǗ13Lƅ14SŪŷƒ15ũ16Ɛ17ĸ18Ʊ19Ƥ22Ůƻ23Ō24Ɠǘ28Ķ29Y36H
~put>	54 -9Ŏ-7nyVƯ-6MŒŤŧ6T7acsĺľŪſƃǤ8ŗƙơƼ9kDQĶƈ10uŰűƎƲ11ńƱ12XŴ13R14fLŮƅ15S16ũŷƒ17Ɛ19Hĸ20Ƥ24Ōƻ25Ɠ31Y
~pute	75 -13ķ6cƝ7ǜ8dŚ11b20Ǐ23Ǘ39ǘ
~putt	75 10Ūƹ12wƱ13Ů26H28Ķ
~py>	68 -9ő-7œ8ơǧ10Ļŧ13Uƞ14Ž20Ş24h27ŝ34Ŷ35ś
~qua	67 9ŋ10ƦƬ13ƓƘƫ18Ĵǋ24Ń28ǖ30O37Ɔ
~qual	88 13ŋ18ƫ
~quar	68 10ƦƬ13ƓƘ18Ĵ19ǋ24Ń28ǖ30O37Ɔ
~que	68 8d9Ƙ10ǁ11A17Ľ18ķ19Ĺ25Ŋ50ŉ
~ques	68 8dķ9Ƙ11A17Ľ19Ĺ25Ŋ50ŉ
~qui	56 -16ƪ-9Ɨ-6rǗ6o7DƮǇǉǞ8dĵŀŋǝ9VřšƝǙ10ǌ11ŝ12ơǢ13EŊ14Ŗǎ15Ɣǂ17Ƨ18Ǔ20ĶǠ23ķ24ŧ26Y35ƹ41Ǐ
~quic	71 -17ƪ-6IŦ8aŚǏ10Dƕǉ11ŋ12dř13Y15ŝ18EŊ26Ǡ31ŧ
~quie	88 -6ŕ10L14Ʈ15ŀ26ǎ
~quip	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~quir	75 -6Ǘ13Ǚ15ǌ18ơ26Ǔ
~quit	71 -9Ɲ-6Ɵ9oǇ11ǝ12VYš20Ɣ21ǂ25Ƨ28Ķ32ķ47ƹ
~quo	66 -24Ÿ-9ŧ-7Ƹ7ƈ9Ľ10c11ƿǂ14žǦ19Ĺ20e21J31ń33Ņ36Ǜ
~quot	67 -9ŧ-7Ƹ7ƈ9Ľ10c11ǂ14žǦ20e21JĹ31ń34Ņ
~ra>	67 -9k-8Ư-7Ź7Ǧ8ũ9Ųƶ11źƤ13M18Ǝ19xƂǇ20nƴ24w30Ǥ42Ķ
~rab	82 -6ŷ14a16ƻ17Ÿ26Ś
~rab>	82 -6ŷ14a16ƻ17Ÿ26Ś
~rac	57 -7Ƙ6ű7ŮƓ8ŦƖƩǊ10ƌƢǄ12wŗǧ14Q15ƒ18ř22ǒ25Ǒ38Ǔ46ǀ60Ž
~race	85 -10Ƙ20w60ǀ
~rack	73 -7ŀ-6Ň7ǀ9NŮ10ű12Ǌǒ74Ž
~ract	60 6ǚ8ƓƩ9ŦƖ10Ƣ11ŀǄ12ƌ13ŗǧ15Q16ƒ19ř23ǒ27Ǒ41Ǔ
~rad	63 -7G6B7ǣ8Ǒ9ŴƋǟ10Ɲ11q15p16ŧ18m19Ū20y21PS26v39ź
~rade	65 -8G6m7ǣ9ƋǑǟ13q17ŧ22PS29v45ź
~radu	86 10Ʊ17m23y
~raf	81 10e13Nǋ15Ż17ů22Ĵ
~raff	86 14Nǋ15Ż18ů
~raft	88 11e23Ĵ
~rag	50 -19Ǐ-14ň-8qzƗ-7ǂǑ6Ƅǣ7ŅƂƘƙƜƪ8ŐŕŝƃƦǉ9ŉǓ10Xƚ11źǒǝ12RſƭǨ13ǌ14WŠƁƨ15ƀƑƝǥ16Śǚ17Ƭ18ž20ŏ21ľš24ŗǢ26Ƨ27Ɠ34Ű44ƥ
~rage	50 -19Ǐ-14ň-8izƗ-7qǂǑ6Ƅǣ7ƂƘƙƜƪ8ŐŕŝƃƦǉ9ŉǓ10ƚ11Xźǒǝ12ſƭǨ13ǌ14WŠƁƨ15ƀƑǥ16ŚƝǚ17Ƭ18ž20ŏ21ľš24ŗǢ26Ƨ27ŰƓ45ƥ
~ragg	86 11R16Ņ24i
~rai	57 -10Ŧ-9ǩ-8ų-7ŏƨ6oǘ7awňƉ8ĴƸǏǛ9š13Pƒ14Q15œǐ16ŀűƠ18Yź22ů24l27Ƙ28Ŕƙ30Ǚ32ƛ33Ŀ35Ư43j
~raig	75 -7ŏƴ6ǎ8Ƽ9jǧ10oŻ11lwň12Ĵ13Ŕ15š24ŀ26ű
~rail	88 15Ǐ29ǐ
~rain	65 -10ǧ-8ų7ǣ8Ɖ9ũƸ10ǘǛ18PQ21ź24Yƛ26ů33ƙ36Ǚ43j
~rais	68 -10Ŧ-7ƨ7Ř8k9ŗ11a17ƒ20œƠ22lŔ33Ƙ43Ư
~rak	86 18h36Ž
~ral	65 -17ŗ-15ž7ǖ9Ǎ10Ə11Ƴ16ǧ18Ɖ28Ƹ36ǡ43ư
~ral>	65 -17ŗ-15ž7ǖ9Ǎ10Ə11Ƴ12Ƹ16ǧ18Ɖ36ǡ43ư
~ram	65 -10Ų-7ƅ8Ŋ9ļŽǑǗ10Ʈ13P14Ń17ƻǁǩ21ǅǙ26ǥ31Ƈ33ƍ
~ram>	78 -11Ų10Ŋ11ļ12ǅǗ23ǩ27Ǚ32ǥ
~rame	78 -7ƅ14ǅ18Ń21ǁ42Ƈ
~ramp	76 40ƍ
~rams	88 13Ž27ƻ
~ran	45 -11Ǧ-10ƔƸ-9őǂ-8ũǄ-7a7řŞŦŪƀƙƣ8YĹŘŚűƂǍǤ9ƌǕ10ŷƬƴ11ǟ12ĺƑƦ13şƃǘǩ14XƁƅǅǓ15ŭƭǥ16Łŏšǒ17ŒţƳ18ƶ19ņŐƄ22ƕƩ23Wǌ28Ə33ľ
~ranc	47 -11Ǧ-10ƔƸ-9ǂ-8őǄ-6ũǔ6ƨǋ7rAŗŧſƀƤ8XřŦŪƁ9ŜŞƂƙǤ10ŘŚǘǨ11Ǔ12Ƭƴ13ƑƳ14ĺ15şƃƦƩ16ƭǩ17ǒǥ18ŁŏŒš20ľņƄ21Ő22Wţ24ƕǌ
~rand	69 -9Ƣ-8Ǩ-6a6ś7YǓ8nƳ9kx10Ư11ƁƘ12Ĺ17ŷ25ƅǅ26ŭ34ƶ
~rang	74 10y11I12Ɯ14TX19Ǖ
~rank	88 13g14H31ľ
~rans	82 10Y11ǘ18lǐ19ű
~rant	73 -9ǐ13Ǜ14ƣ16Ǎ20ǟ47Ə
~rap	85 7m12Ńƞ
~rar	88 6Ʃ11SU13Ǚ
~ras	69 -10Ż-8ţƛ6š11ƘƤ24Ǝ29ƃ33ǜ36Ɓ47ż
~ras>	78 -8ƛ13Ƙ27Ǝ41Ɓ
~rash	78 -10Ż13Ƥ33ƃ54ż
~rass	85 -9ţ8š42ǜ
~rat	56 -7ŅŢ-6vSǩ6EHĺŕ7ƞǓ8sŚƓǊ9dgĴľƘǁǟ10ş11ŏƔ13œ15cŊǃ16ĵŎū17f18ƚ19ǅǋ21Ŕ22Kǆ25Œŷ29Ş40ƴ
~ratc	88 16Ɠ20ŏ
~rate	63 -7ŅŢű-6v6ǥ8Eŝǆ9HĵĺĽ10Ǌ11d12ľşƘ16œ19cǃ21Ŏƚ24Ŕ26ǋ29Œ36Ş46ƴ
~rath	74 8L13s14Ĵ15ǁ24Ŋ34K
~rati	72 -6S7f9śǄ10Ǉ11ĵŕŷ14Ś20ǆ24ū27ǅ
~rats	85 -7ű10ƺ12Ǔ13ƞ16ǟ
~rav	76 6Ƃ17Ɓ22Ū37ǀ44Ɵ
~rave	77 7Ƃ17Ɓ37ǀ45Ɵ
~raw	74 -6Ǔ9ǁ10Ƈ12Ŭ15ǖ19Ɗ20ŀ22Ś29ǚ
~raw>	85 -7Ǔ11ǁ23ŀ33ǚ
~rawe	86 15Ŭ18ǖ26Ś
~rawl	83 12Ƈ23Ɗ
~raz	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
~razy	76 -8ō6E7Ɠ8ǎ9U10xƈ11HƱ12t13ƒ15iŇ20ǩ
~rbe	83 -8D10ő13t16Ǝ17Ǎ
~rbn	85 36Ɯ
~rbnb	85 36Ɯ
~rby	83 15ƙ20z27Ś
~rby>	83 15ƙ20z27Ś
~rce	65 -10QY-8Ř-6Ŀ7ŁǇ8ĶŢǔǖ9ĵ10ŌǑ12ź13Ǆ14Ǜ17Ĵ19œǆ21ƚ25Ž28f29ŏ
~rce>	78 -7Ŀ7Ʀ8Ń9Ǉ10Ţ11fĵ12Ō35ŏ
~rced	86 25f
~rcen	69 -10QY-9Ř8Ł9Ķǔǖ11Ǒ13ź14Ǆ15Ǜ19Ĵ20ǆ21œ22ƚ27Ž
~rch	71 -6ǩ7ư9Əƞ12oŭƥ13tB14ǚ17Ǣ19DƉ20ƒ24ƶ
~rch>	75 -6ǩ8ư10Əƞ13oŭƥ14tB21D26ƶ
~rcha	86 21Ǣ28ƒ
~rchi	88 18ǚ24Ɖ
~rci	72 -16Ƃ-9Ɔ8Ǣ9ǔ10Őǋ12ǌ13ǥ15Ǎ18Ǧ25Ǆ
~rcia	72 -16Ƃ-9Ɔ8Ǣ9ǔ10Őǋ12ǌ13ǥ15Ǎ18Ǧ25Ǆ
~rcy	81 12ƾ13ǈ15ş17Qǀ23Ū
~rcyc	85 16ş17ǀ24Ū
~rd>	48 -12ƵǦ-11I-10ư-9Yĵń-8Ʊ-7puĻŒƛǈǝ-6ňƙ6Ťƴǃ7bţƞƣƹǅ8qPǒ9aƂƒ10kŪųƿǙ11m12ĸƠǣ13ũǟ14Ň15Ő16Ŀǩ17drǘ18FŜ19Ǘ20ƍ23Ľơǌ25XļŌ26ĴŁŻ30Ƒ32ǖ34e
~rda	82 10Ǜ33Ų
~rdas	83 10Ǜ33Ų
~rde	69 -9Ť8ŵƳ9Ƅ10ƾ12Ǖ13ƣ16Ŏ18g31Ɯ35Ũ49ŋ
~rded	77 41ŋ
~rden	86 17ƣ23g
~rder	79 9ŵƳ11Ƅ12ƾ14ŋǕ19Ŏ36Ɯ
~rdi	72 10Ĺ22ś32ŋ36Ʋ
~rdia	81 41Ʋ
~rdin	78 11Ĺ24ś34ŋ
~rds	62 -11j-10ĵ-9Ű-8Ũ-7ŋǜ-6a6ƕ7Ǔ8FŖ12ńŜũ14ƾ16Ů18ǖǘ20ň22ƙ31Z32Ǘ35Ɵ37Ƅ39ǔ
~rds>	62 -11j-10ĵ-9Ű-8Ũ-7ŋǜ-6a6ƕ7Ǔ8FŖ12ńŜũ14ƾ16Ů18ǖǘ20ň22ƙ31Z32Ǘ35Ɵ37Ƅ39ǔ
~re>	24 -18ő-17ű-15tI-13pKŠ-12ŀ-11ŹƔƨ-10eĽŔǅ-9Ƴƽ-8Ɠ-7TŒƂƒƛǃǚ-6BĴşư6LĶŊřǤ7EņųƉǡ8guYľŕšťſƯǀǌ9RńŉŬŮƝƹ10nłŧƎǑǦ11XŁŏŪŽƄƆƭǝ12xPŐŜƍǗ13sŖũžƤƻ14wUĻŌŰƁƢƬ15dkvJĸƚƷǈ16ƙǋ17jƗƺǎǓǢǩ18zZňŢƊ19SŃƦƱǊ20ōŚƏƸ21ĵƟƼǆǟ22aŭƣ23clMǔ24œŘŨ25DFǨ26H29y30Q31ĿǄ32Ǟ33i34G35f37ƞ38C40ŝ41V
~rea	47 -15ŀ-14S-11ƚ-10ƒ-9E-8Pŷ-7bőŤǘǛ-6otHōŢųǒǨ6Ɛ7ixŏŜŮƏưƼƽǓ8pTƋǎ9UŇşźƻ10Xķĺ11ūƜơǋ12dkƞ13lœŝƁƮ14ņŶ15ż16aľƖ18ǚ19JKƘƿ20Śŧ21řšǩ25ł26j30CĹ32Ō33Ŗ38I39Ŕ
~rea>	79 -18S-14ƚ-13E11Ŕ13F14j36l39CI
~reab	83 14ƣǋ26C
~reac	71 -8N-6Ŷ9X11Ŝ16L17Ľ22Iĺ23Ň33Ĺ36K
~read	58 -10ǩ-8ŷ-6L6ǡ7vŗ8ĹŅǞ9d10ǌ11aejŹơƮ12DŚŮư13p14Ɩ15Jşƻ16ł18ū20Ɓ22ŏř27Ō31Ŗ
~reak	72 -10ƒ-7ŏ6ź8IO9xũ10Ɯ11X12Ũơ13k14Nǝ23łƋ31ǩ37š
~real	67 -11Iŀ6cj7aFņŚ8DƏƮ9řƅƖ10dg11ŋŧźƙ12Ɛ18Ŗŵ22ķ25ǩ30ľ
~ream	86 -10ů-8ƅ-7ŵ13Ś19Ŷ22ǎ34ƞ
~rear	88 -7R25Ƙ34ż
~reas	69 -6Ņ8ƶ10BƀƂ14Ƙ15Ĺ20ƽ25Ō26œ54Ŕ
~reat	63 -8Ŝ-7ńƋ-6ƞǛ6ĵ7xǜ9ajƇǋ10kŴ11JŞ12Ɯ15iŶ16TƼ18U20ŧ22ņ27ŝ28ǚ30ƿ
~reau	88 13ń14Ŝ
~reb	78 16ǝ49Ɠ
~rebu	78 16ǝ49Ɠ
~rec	54 -11Ť-9ĹǞ-8oŰ-7ǩ-6g6aŹ7šƪǟ8bƾǈ9dŝƴǚ10rBĺŒŜǊ11ŏťž12qFţư14zƘ15ŵ16ƀǤ17Eő23Ż26Ǘ32ƿ37ż46Ľ55ŋ
~reca	81 -8Ĺ12Ŧ23q61Ľ
~rece	76 -12Ť9Ƴ13ƴ14ǈ18Ǌ19ĺť26Ƙ28ő
~reci	88 -11o12i14Ŋ18ŝ19w
~reck	73 7Ż8žƃǦ12zŨƿ13r17Ŝ20ư23ŵƀ55ż
~reco	62 -9Ű-6a7k10Ľǟ13ţǚ14B15ƾ16ƿ31Ż32Ǘ72ŋ
~rect	69 -7w6p7nDžƊƴ8zŬƟ9sǀǅ10šŹƪǜ12b13d15ŏŒ16a17F22E
~red	46 -23Ǐ-18ƣ-17Ǒ-11p-10Ɨǌ-9ōŒ-8ťžƅ-7VŘƬǋ-6s6ƭ7ĹŃšũŬƕǄ8ƋƎưǓǙ9YZŤŴ10Ŏƈǃǖ11eŨŻ12ƶǜ13ƀƇơǁ15ŉŌ16S17ƌ19ǥ20Ʀ22lşǍ23P25ǒ27ŗ30Ǘ33ļ35ŏſƓ37Ǣ39ĵƨ
~red>	49 -24Ǐ-19ƣ-17Ǒ-11p-10ǌ-9ŒƗ-8ōťž-7VŘƅƌƬǋ-6sƸ6Ǚ7ŅŇƭǧ8ŃšũǄ9ĹƎǓ10ŤŴư11ǃ12ŎŨŻ13ƶ14ƀƇǁ15ơƦ16ŉŌ17S20Ǘǥ21ǜ24lş25PǍ26ļ27ǒ30ŗ35Ɠ37ŏ39ſǢ47ƨ
~redi	63 -11ǜ-7Ƅ-6ƨ7Ĵ8őƦƸ9ŝ10ĸ12ļƕ13Ŭƌ15YZ16eǖǗ57ĵ
~redo	82 16Ƌ23ƈ25ƌ
~ree	54 -10Ɵ-9ůƨ-8ň-7Ǘ7ĹƝ8BƧƯ9aƱǁǋ10ZŌŽ11Ł12rsGNǃ13ELŜ14Ťƞ15V17ŰǄ19Ɣơ20g21Ǔ22ũ25h26m31j35Ƒƙ44D
~ree>	66 -10ƨ-7ňŰ6Ŭ8ĹţƷ11DƧ12BƱ13Zǁ16rNơǩ17s18LŁ19Ť23Ǆ24Ɣ27g33m
~reed	82 14Ư15Ɲ42h
~reek	83 -10ů12ơ61ƙ
~reem	83 -8Ǘ8Ƣ12ǌǨ35Ǔ
~reen	86 -6ǩ7ś10D12ƞ18Ō21a
~reer	88 15q30V
~rees	79 -11ƙ22j55Ƒ
~reet	64 7ǝ8t9ƞ15ǋ16EG17Ŝǃ28Ű29ũ45D
~ref	72 -14Ő-8Ũ14Ľ15Ɨǌ16U17ǋ23Ĵ27Kũ30ƴ47ļ
~refe	78 26Ĵ30K52ļ
~refr	86 18ǌ19Ľ21ǋ
~refu	88 -16Ő-9Ũ34ũ38ƴ
~reg	67 -8ŗŪ-7ƹ-6Ţ7KŸƩ8ƙ9Ĺ10ųǂ11ŲŶƾ12Ƙǃǖ13Ɖơ17Q20ǡ21ū24Ǌ29ǔ
~rega	85 6Ǔ13Ĺ26ǡ
~regi	80 -9ŗ15ǖ21Q23ǃ26ū29Ǌ
~regu	73 -8Ū-7ǃ-6Ţ7Ÿ8K9Ʃ10ƙ12ųƾ13ŲƘ15Ɖơ32ǔ
~reh	78 -8Ů8ǆ15Q22Ə24ǋ33ƀ
~rehe	83 35ƀ
~reho	85 -9Ů-6ů8ǆ16Q24Ə27ǋ
~rej	88 22ƴ
~reje	88 22ƴ
~rel	61 7TƫǓ8Ɣ12ǩ24H27Ư40Ǧ62Ƃ
~rell	62 7Ǔ12ǩ41Ǧ63Ƃ
~rely	88 7m18Ư
~rem	59 -16g-12ơ6Ŧ7xBƩ8X10ǅ11ǈ12EǄǌǤ18ǀ19œ21ư22Œ25ƌƶ27t34Ľ40Ķ
~rema	82 18ǈ30ư
~reme	64 -16g-13ơ7ǚ8xBŦ9œ11ǅ14Eǌ20ǀ28ƶ30t38Ľ44Ķ
~remi	76 9Ʃ10a11X14œ16Ǥ29Œ
~remo	82 19Ǆ38ƌ
~ren	44 -17Ĵ-15ǌ-14nƚƭ-13Ƹ-11Zƃ-9ƨǩ-8Ǔ-7ņǈ-6HŨǂ7ŗǋǐǒ9ǇǏ10vŘƤ11ĺňƣƮ12KŜǥ13ŝƌ14ƪƯ15Gũ17Şšǡ18ŐŒ19ķŵ20Ĺ24Ǒ26ƥƽ28ŏ30z32Ɓ35ơ40Ƣ46Ɯ55u60F63ŕ75Ơ
~ren>	74 -6n7w13ƫ14y18v24Ư39u
~renc	78 9Ə15ł18K21ň34ǡ
~rend	85 32ƪ
~rene	61 -12ƭ10Ǟ15ĹƠ20Œ25Ŝ28š63ŕ
~reno	86 14Ʒ30ƌ
~rent	47 -17Ĵ-15ǌ-14ƚ-13Ƹ-11nZƃ-9ƨ-8ǩ-7ǈǓ-6Ŝǂ6şŠ7ŒƵ8ǋǐ10ĹŗǏǒ11ŘǇ12ƣƤ13Ʈ14ĺ15ŝǥ18G19Őŕũ21ŵ22ķŞ28ƽǑ29ƥ31ŏ32z34u35Ɓ40ơ44Ƣ50Ɯ66F77Ơ
~rep	58 -10ǝ-8ƒǑ6Ƥ7ž8ņ9ŻƮ10ĺǉ11Ƒ12ĵ13Ǆ15źƋư17Ǐ18ţ19ƈ20Ŧ21Ɨ24Ɠ26Ǣ33Ƶ34ũƐ
~repa	78 -10Ǒ8Ŕ13Ƥ17ũ18Ǆ22ư32Ŧ
~repl	62 -10ǝ-8ƒ8ũž10Ʈ11ĺ12Ƒ17Ƌ19Ǐ21ƈ23Ɨ26Ɠ28Ǣ36Ƶ37Ɛ
~repo	78 -7Ƙ13Ż14ǉ17ĵ21ź26ţ
~req	73 -6Ǘ12Ĺ13Ǚ14ǌ17ơ20Ľ26Ǔ
~requ	73 -6Ǘ12Ĺ13Ǚ14ǌ17ơ20Ľ26Ǔ
~rer	76 -11q-9ŗ-8ť-6Ǉ11Ŭ12Œ13Ţ18ƴ19Ŵ25ų26ő28Qƈ36Ő
~rer>	80 -10ŗ12Ŭ13Œ14Ţ19ƴ22Ŵ27ő38Ő
~res	52 -20S-10r-9a-8OƋǃǐ-7fǞ-6AƗ6tţƞǛ7EłńśƘǠ8eNĻŅǄ9ĽĿŇŽǗ11Šŷǔǝ12őưǟǧ13kş14Ǐ15BŐǜ16JƏƑ19Ű21ǩ24Ǎ25ōƻ28G30ǋ31UƼ36D39n
~res>	70 -11ƣ-7f8ŕǔ10ŗ11eƞ12Ő13ĻŽƘǠ14ǋ16Ǐ20kǍ21ş22Ŀ23Ƒ25n
~resc	83 37ƻ
~rese	85 -8ǃ8Ş9ǜ13ő14Őŝ18N
~resi	81 -15Ň-10r-6S10G11ǔ20Ǆ23n35ǩ
~resp	86 8ǌ11łŢǓ19U
~ress	59 -15S-6O6Fƻ7Ũƚǂǩ8tţŷ9nő10ńǜ11Ņ12EǗ13Ň14ǝ15ǧ19J23Ű24ǋ25U26G36Ƽ44D
~rest	68 -9Ƌǐ-6ǩ6ơ8xĹŷ9zƔƣƪǑ10Hś11Ǜ14Ǎ15Ň18Šư19ǟ21B23ōƏ
~ret	59 -8H6ŕ7qōƑƟǆǟ8TĿŜŨŴŶǂǑ9ƙ10Ţ11šƭ12G14Ǚ15U16Ƨ17Ƹ18t20Ǆ23ƹ25P35V38Ķ
~reti	68 -7H9q12Ŝ14ƭ20Ƨ22t31P37Ķ42V
~rett	67 7Ķǐ8W9SōƑǟ10ĿŕŴŶǂǑ11Ũƙ12Ţ15G18U20Ƹ27ƹ
~retu	82 7Ǡ8ŧǊ9f12ǆ13T21Ǚ
~rev	74 -9ƌƶ12űƩ17Ŗǩ20G24Ŝ26ũ31H33Ǌ
~reve	77 -9ƌ12űƩ21G28ũ32H36Ǌ
~revi	85 -10ƶ10Ǟ20ǩ22Ŗ28Ŝ
~rew	71 -8Œǧ-7yũ-6Ǆ9Ň10ǒ11Ŏ12Ǟǣ13Ʋ14Ǩ18Ǒ19ǎ24ǉ30k33ǈ35Ǉ
~rew>	73 -8Œǧ9Ň10ǒ12ŎǞ13Ʋǣ14Ǩ16k21Ǒ25ǉ34ǈ36Ǉ
~rfe	80 9D12ř14a17Ļ23Ş
~rfec	80 9D12ř14a17Ļ23Ş
~rga	88 10Ļ26ǆ27x
~rge	66 6Ĵ7ƃǙ8ơǂǒ10ƿ11Œƨ12Ƅ13Ż14ƴ16Ɠ17ǔ20Ơ21Ƽ23Ɔ24Y43Ń
~rge>	74 7ƴ8Ǚ10ơǒ12ƿ15Œ18Ơ19Ɠ27Ɔ
~rgen	82 -7Ŝ11ƃ32Y40Ń
~rger	88 8t13ǂ30Ƽ
~rges	88 6Ơ27ǔ
~rget	85 7Ļ8ĴƓ15Ń16Ƅƨ
~rgi	83 7l16C17yŸ20Œ
~rgia	85 8l17yŸ18C
~rho	88 -8ŝ8ƞ10G12ƒ27C
~rhoo	88 -8ŝ8ƞ10G12ƒ27C
~ria	75 -7ǌ9ū10ƅƩǋǘ11u12ƦǕ16ƫ19Ɖ26ư
~rial	79 -7ǌ10ū11ǋ13ƦǕ21Ɖ28ư
~rib	80 -6ǋ6ƣ7gwƸ10ƻ11Ũ12œ
~ribe	85 -6ǋ6Ǎ7ƣ8Ƹ11ƻ
~ribl	88 7w8g12Ũ13œ
~ric	55 -12Ŀǩ-8Ł-7ŔƱƶ6Ş7ƂƗ8ĻƏƘƙǁǊ9QĵƠ10Ţ11qrŊǟ12Ňœŝǈ13ƩƬǍǘ14ŭ15ŎǑ16ľł20ŠƋ21ŀ22ń24Œƒ28X30Ņƚ40Ƈ
~ric>	85 13Ƌ
~rica	73 -14Ŀ-8Ř9Ɲ12ƙ19Ƌ20ǈ26Ǒ40ƚ
~rice	61 -10Ǔǩ-8Ł-7Ŕƶ6ƈƥ7ŘŞ8Ƃ10ĻƠǁǊ11ĵƗ12Ţ13r14ŇŊ15œŝƩƬ17Ŏ20ľ23Š24ł26ŀń28Œƒ32X34Ņ
~rici	88 -7Ľ-6ł8Ǐ10P16Ƙ22q
~rick	74 8ƣ17ǟ20Ǎ21ǘ58Ƈ
~rict	80 9ơǄ10ǔ12ƏǓ18Q23ŭ
~rid	70 -18Ŵ-7ǩ6Ŷ8ǔ10wŭŸ11ŉ14Ǆ17Ū18ƃǀ20t21Ŭ23H24Ƶ33Ų45ŵ
~rida	85 12Ÿƃ18Ǆ31H
~ride	74 -18Ŵ7Ŷǀ9ƃǔ11w12ŉ22tŬ37Ų49ŵ
~rie	52 -9w-8ǋ-7ǃ-6ƶ6hƖǂǆ7WŶžƜƫƳǉ8ŧƚ9ŨŲ10ajļĽőƤǅǐǘǩ11Ǎ12Ǜ13ŠƢ14ņ15oƼ16B17A18Ő20Ɔ22ƃ23Ţ29f34Ŀǣ
~ried	68 -7ƶ6ư9rƖ11ƫ12ĿŶƚ15j16ǘ18Ţ24o40f
~rien	64 -10w6ųƃ7ľŠǣ11ŧƜƳ13ļŨƤ14ǅ15a18Ƣ19ņ21B23A
~rier	77 -8ǃ-6r7Ŧ11ŝ12ǣ15Ţ19ő25ǩ36Ő
~ries	61 -9ǋ-6ƣ7ŭ8ǂǉǔ9X10W11ž12Ų13Ľ14Ǎǐ16Ǜ20Ƽ21ƃ24Ɔ25ǣ31Ŀ
~rig	37 -14x-12j-11ǩ-10R-9nBŻ-7LUōŤǁ-6T6ĻŨƎƿǂǣ7ikŁőƧƩǑǜ8acdFQļŧŲŷƝƦƨƫƹǥ9lGŀťŪŭųƈƽǇ10eKYŎœű11opŃŗşŴơ12uwCXƌ13qEƜƷǟ14ƅ15ŏƓ16ŇŊ17Ōƒǃ19Sŝ20Ƭ22bI24P25N
~righ	37 -14x-11jǩ-10R-9nBŻ-7LUōŤǁ-6T6ĻŨƎƴǂǣ7ikőƧƿǑǜ8acdFQļŷƝƦƩƫƹǥ9GŀŧŪŭŲƨƽǇ10eKŌŎœťűų11opYŃŗşŴơ12wX13uEƷǟ14CƜ15ƅƓ16ŇŊŏ17ƒǃ19S20ŝƬ22bI24P25N
~rigi	76 9Š14Ƌ17ƈƌ25l
~rij	88 16ƹ23ƿ
~riju	88 16ƹ23ƿ
~rim	83 11ǜ12ƾ22Ƒ
~rima	88 14ƾ
~rin	49 -20Ŀ-14ŗ-12XűǠ-10ƟǄǐǣ-9aƞ-7ĶŒƬǙ-6FZŝŤŶ6Ɯ7KRƔǟ8uHPSŀŖƎƝƻ9ńŌŕ10hŉŐŞƥ11jŏƢ12ř13fǇǑ14qĹƣ15LVŜŲ16Uł17ſǞ21I22Ľ25Ƌǩ28Ǎǜ34ƮǊ35T48Ǜ49ƿ50Ƙ
~rin>	74 -7ǩ9k10ƭ11ǥ12ǍǛ14iU17ƻ19ĹŐ20Ō22ŏ25ŉ
~ring	52 -18Ŀ-12XǠǩ-11ű-10ǐǣ-9ƣ-8Ňƞ-7ŉ-6iǙ6rAŵƶ7Uřź8ŭƜǟ9HKSǍ10uPŕƝ11ń12ŀƢ13hjRƎ14ŞŲ15Ǒ16q17fLV18ĹłŜ20Ǟ21Ǉ23IǛ25Ľ27Ƌ28ǜ37Ʈ38TǊ54Ƙ
~rink	67 -8Ǆ8ǩ9ƺ23Ǎ25ƣ37Ǜ73ƿ
~rins	88 -17ŗ26ǩ36ſ
~rint	85 -10Ǉ-9Ɵ10ř11Ƅ25Ŗ37ǩ
~rio	74 -9Œ12ŉ13rǂ15Ĺ16œ18Ƽ20ƽ27Ƈ31ľ
~rior	82 -10Œ18œ30Ƈ35ľ
~riou	78 12ŉ14rǂ16Ĺ20Ƽ21ƽ
~rip	69 -9Ɵ-8O7ū12Ɯ14ǀ16ǋ17ŞƁ19B22Ǎ24ƛ26ů32ƻ36k
~rip>	76 -8O8ū14Ɯ16ƛ18ǋ21B23k25Ǎ30ů
~rips	88 -6g18ǀ20k
~ript	82 40ƻ
~ris	60 -11ǆ-8ŗ7ĸŏ9Ŝ11Y12ǃǋ13d14D15k16ſ17Ǥ20ũ26Ťƙǀ29ƣ
~rise	80 -7ŗ10ĸ11ŏ16ǋ23Ǥ39ƣ
~risk	75 -7g14Y19ƙ26ũ34ǀ
~rist	66 6Ƌ14d16D17k18ſ30Ť
~rit	59 -13Ʈ-11ś6Żƭ7JŎŝŤ8ĶǙ9ožǗǡ10KŉřŶƄ11gwƬ12ũ13Ǔ14ƍƞ15fŌŸ16e17ŗǩ21bƲ22ľ25h26Ǝ27Ő36ƶ
~rita	83 15ƶ27f
~rite	67 -13Ʈ-11ś6ĸ7nǖǜ8eƈ9ŉŝŤ10o11Ʋ12ř13K14wũƬ15Ŷ17ƍƞ18Ÿ19Ō21Ő29ǩ
~riti	81 -7ǩ6ǀ11J13ŎŐ16Ƅ
~ritt	77 -13n9Ż11Ǔ12Ǚ14žƲ23b24ŗ37h
~rity	74 6ǘ8Ǘ12Ķ15e30ľ34Ǝƶ
~riv	47 -22n-16u-14q-10r-9Fǧ-8Rǒ-7ŒŖƁƿǂ-6Pƭ7ǋǣ8M9ơ10Ƅ12şŨ13NQ14Ƃ15Ş16a18Ű19ŵ21Ŷſ22Żƙ24Ÿ28ż31ů33ǐ35ŭ38Ū40ŲŽ43Ŵ44Ůų45ź60Ź79ŷ
~riva	82 -10F8Ŋ10Q11ǀ14Ʊ15ǣ19ơ
~rive	49 -17n-15u-11q-10z-9r-8Ɓǧ-7x6Ə7ǃǛ8Ÿǋ9MQż11Ƅ13Ũ14ş17aſ18Ş19Ų20Ű21ŵ22Ū23ŶŽƙ28Ů33Ŵ34ůǐ39ŭ40Ź42ź45ų55ŷ
~rivi	62 -9ǩ-8ǒ-7nƭ6ſ7x8S9L14Ŵ18N20Ƃ23ŪŮŽ24Ÿ26ż29Ų32Ż34ŷŹ
~riz	88 -8ŷ-6Ǐ14Ÿ19Ǟ24Ɵ
~rizo	88 -8ŷ-6Ǐ14Ÿ19Ǟ24Ɵ
~rk>	45 -16Ɨ-11ĿŎ-10Ƥ-9kCǒ-8MĹľƭǞ-7wŐŔƒƩǈǝ-6itŒ6Ś9Tǁ10JĺŅ12IƌǠ13XǙ14Ŵ16Lǔ17ƾǨ18ŏŰƃ19Ʀǐǩ20ƸǑ21ŵƝƧǄ24ǚ27ǣ33qS34V35ů40ŭ43P45Q46R48UW
~rke	63 -13Ǥ-7G8BŔƓ9ķ10ņ12Y13ŭ15Ű20H21ƳǑ23S24ǜ26ƒ28Ş29ǣ30Ǉ
~rked	78 -7G-6D7F12ķ13ņ17ŭ19Ű30S
~rker	68 -13Ǥ9B23Ƴ24Ǒ26ǜ31Şǣ33Ǉ
~rket	79 8Ķ11ŔƓ16Y26H35ƒ
~rki	68 -9ǅ-8ƹǑǩ-6x8S9tż10Vǒ11Ơ12ŝ16qń22hŰ29Ĺǈ30gĶ36P
~rkin	68 -9ǅ-8ƹǑǩ-6x8S9tż10Vǒ11Ơ12ŝ16qń22hŰ29Ĺǈ30gĶ36P
~rks	60 -11ŘǍ-8Ǌ-7Ǩ9Ư10ź12kM13ňŝ15Ŗ19ŔǇ20Ƒ21Ɲ25L27ǈ37Ɨ39Ŋ
~rks>	65 -12Ř-8Ǩ9Ư11ź13kMƗ14ňŝ16Ŗ22Ǉ28L32ǈ43Ŋ
~rksh	70 -13Ǎ-10Ǌ23Ŕ24Ƒ25Ɲ29Ɨ
~rl>	78 8ǖ9ǃ12Ǥ14ǈ16l21w26u
~rld	85 11C14diŃ15Ļ
~rld>	85 11C14diŃ15Ļ
~rlf	88 28Ƣ
~rlfr	88 28Ƣ
~rls	81 -11d14Ʒ16pvǜ21u
~rls>	81 -11d14Ʒ16pvǜ21u
~rly	75 8Ů9b10mL13ƾ15R16Ǌ17Ĵ20Ÿ22T
~rly>	75 8Ů9b10mL13ƾ15R16Ǌ17Ĵ20Ÿ22T
~rm>	56 -18V-11Ɣ-10SƏ-8o-6ĸ7BǄǆǍ8mĹŅŜŭŽ9apļƥ10ƶ12ńƈơ15ŕƜƵ24Ľ25Ǒ34ƚ35Ő42ƭ43Ʃ44Ǝ58j
~rma	60 7gǕ8Ľ10ĵłǏ11Ǘ12ƾ13ƻ14A16Ļ17ƣ19ŭ20Ʃ26R
~rmal	63 11łǏ13ƾ16A21ŭ28R
~rman	82 10g24ƣ27Ʃ
~rmat	80 9Ǖ11Ľ16Ǘ23Ļ
~rme	88 18ő30ǜ
~rmer	88 18ő30ǜ
~rmi	75 -12ţ8ŋ11ƌ17Cǜ19Ÿ27ƻ33Ź
~rmin	86 -14ţ19Cǜ32ƻ
~rmit	79 11ƌ20Ÿ35Ź
~rms	76 -7R10Ŕ14Ǝ15Ǖ16c19ń21Ƙ31ƚ
~rms>	76 -7R10Ŕ14Ǝ15Ǖ16c19ń21Ƙ31ƚ
~rn>	61 -28Ŀ-14ť-12X-10ǝǩ-9ǚ-7Ǆ6ŉ8Vǆ9BŰƮ10AƟ12ľ14U15mƐƧǙ16cq18x19v21ņ24Ƒ28lŎ29d34ŀ35T46p
~rna	76 -14v8Yǝ11aĸ12Ŀ15ŉ25Ƌ30ƚ
~rnac	82 -15v10Y12ĸ27Ƌ
~rnad	85 9ǝ14Ŀ33ƚ
~rne	62 -11ť-9ǩ-8Š-7Ļ6CŐū7Ɣǝǧ8ƐǕǣ9sĺǢ10cĿ11m12xBŹƖ13vŅƑ15ſƓ16ņƪ20ţ25ŀ26ƴ28Ǚ
~rned	66 -9Šǩ-7ĻŹ8Ɣǝ9Ǖǣ11csǢ12mĿŤ13x14vƑ17Ɠƪ18ņ19ſ22ţ27ŀ28ƴ
~rner	79 -7Ť9ū10Cǧ11Ɛ12Ő15ĺ24Ź
~rney	88 9Ʋ17Ɩ19B
~rni	63 -10ǟ-9Ǩ-7Ƙ6ķŏ7Ĺ8ǝ9dƽǞ10VƥǏ12ǖ14TƮǙ15GƢ19i22ů25Ű28Ɨ30L
~rnig	81 13ŕ14Ǐ16ǖ34Ű
~rnin	67 -10ǟǨ6aƋ7ŏ8Ĺ9dǝ10ƽ11Ǟ15TǙ16Ʈ21i24ů34L
~rnit	79 -8Ƙ-6D13V14ƥ19Ƣ20G26Ɨ
~rno	80 -10xŃ9iL15Ǌ16j17Ō45ǜ
~rnoo	82 -10Ń9L13i17jŌ
~rns	81 -17ŀ21q38Ź45Ŀ
~rns>	81 -17ŀ21q38Ź45Ŀ
~ro>	82 6ū10ţ11Ɛ27ř
~roa	70 -7x-6Ů7Ŏſǋǐ8C9Ǧ11y12ŝ13Ǟ15ǀ16ǟ17Ə21Ź26Ɓ38D
~road	70 -7x-6Ů7Ŏſǋǐ8C9Ǧ11y12ŝ13Ǟ15ǀ16ǟ17Ə21Ź26Ɓ38D
~rob	72 -8Pƙ6Ʒ7sŏ9Ĺǂ10ŵƼ12lŜ14Lƛǜ16ŀƩ30ǩ
~robl	74 -8ƙ6Ƹ7sŏ9Ĺǂ10ŵƼ13Ŝ14Lƛǜ16ŀ
~roc	76 -7O8z10j11X14Ō17ǀ24ł29ŭ
~roce	81 -8O8z12X15Ō25ł31ŭ
~rock	85 12j19ǀ
~rod	83 9ƝǄ16Ǖ21Ʃǡ
~rodu	83 9ƝǄ16Ǖ21Ʃǡ
~rof	79 9Ɛ10ǒ11Pņ27ǚ
~rofe	80 9Ɛ11ņ12P28ǚ
~rog	72 -7ơ7ǌ9Ŋ10ļǗ11őţŽǅ13Ņ15ń17Ǔ24Ǚ28ǥ
~rogr	74 10Ŋ11ļőŽǅǗ12ţ14Ņ15ń25Ǚ29ǥ
~rok	65 -6Ơ7Ƽ8ĸŤƜ9ǡ10ǉǝ11ƞƥǞ12ķ13ƽ14Ũ15Ŝ18ƁƎ20Ř
~roke	65 -6Ơ7Ƽ8ĸŤƜ9ǡ10ǉǝ11ƞƥǞ12ķ13ƽ14Ũ15Ŝ18ƁƎ20Ř
~rol	61 -7œƜǞ7ǂ8Ǩ10Ƙ11tĶ14ǈ15Q16Ǒ18ųƼ21Ō22ź24Ǉ25ĿǠ28W53ǉ
~rol>	88 12Ƽ13ǂ
~roll	63 -7ƜǞ8Ǩ10Ƽ12Ķ15Q16Ǒ18ų22Ō23ź25Ǉ26ĿǠ29W55ǉ
~rom	48 -18ǩ-15Ş-13Ĺ-11h-10Qųƛ-8cFŌƤ-7TņŝƵǘ-6KňŮƨƱǈǤǥ6dIƊƿ7uŶƄƅƉƝƮǅ8HŇŏƪƽǏ9Bŀ10ƚƩƻǄ11œśƟ12rǝ13ĺ14ķŧƏƜǍ16ĸŅ18ŢƈǊǑǒ19ũ20Wźơǋǔǜ21RĽ23Ŏ24ƙ26Ļ28Ŝ30l40Ǖ
~rom>	48 -17ǩ-15Ş-11h-10Qųƛ-8FĹƤ-7cTņŌŝƵǘ-6KŮƨƱǤǥ6Ɗƿ7uIŶƅƉƝƮǅ8HŏƄƽ9BŀƪǏ10ŇƚƩƻǄ11œśƟ12rǝ14ķŧƏƜǍ16ĸŅ18ŢƈǊǑǒ19ũ20Wźơǋǔǜ21RĽ23Ŏ24ƙ26Ļ28Ŝ30l40Ǖ
~ron	61 -11Yŝ-7Őő6Ɯ7eƗƩƿ8ĿŤ9jņǤ10Kĺǩ11ǋ12qƇƣǌǜ14CŞƏ23b24Ś26ǃ27Ŷǈ30Ĵ32ǚ
~rong	74 -11ŝ-8Őő6ţ9ƿ10Ŀ11Ǥ13ņ16ǜǩ17Ť18CŞ40ǚ
~roni	86 7Ƙ9Ĵ13Ɨ15K
~rono	86 29b
~ront	67 -11Y-7Ť8eƜ9Ʃ11j12ĺ13Ƈƣǋ14qǌ16Ə27Ĵ28Ś29ǃ30ǈ
~roo	50 -12Ǟ-11ŃűǑ-10ť-9ƨ-8ŏƚƣ6ǃ7ƞǌ8PƕƠ9ų10Ŏ11XƊ12hƑƗ15ǧ18şƜ21ǒ22Ɲ23y27n29Ǆ30Ɔ32ƌ38Ƅ49Ƣ70Ɖ83ƈ
~roof	54 -11Ń-10ťű-9ƌǑ-8ƚƣ-7ŏ7ľńƪ8ǌ9Pƕ12Ŏ13Ƒ14h17ǧ21ş25n28ǒ33Ǆ42Ƅ78Ɖ92ƈ
~room	62 -9ƨ-8Ǟ8ƃ9ƞǃ11Ơ13ų14Ɗ15X18Ɨ25Ɯ28Ɲ38Ɔ49ƌ64Ƣ
~rop	60 -9Ŵ-7Ő6bǨ8ǋ9ťƧƽ10H11IĸǦ13śƑ15Ÿ16žǌ17ǆ18V20ơ21Ɨ22ķ23D26šƀ30Ƶ34Ǣ
~rop>	75 -12Ƃ7Ŕ8D9Vſ12ƽǦ14ǆ15ƀ18ś37Ƶ
~rope	66 -8Ŵ-7Ő7Ɯ8b10ǋ12H15Ƒ18DŸǌ19ž23ơ24Ɨ26ķ39Ǣ
~ropp	78 6I11ƂǨ15V20ƀ32š
~ros	72 -7Ǟ6ů8T9Ŗǒ12ũ15œ18ļ19ǃǉ45Ǌ
~ross	74 -7Ǟ6ů8T10Ŗ12ũ19ļǉ46Ǌ
~rot	58 -10ǅ-8zŭ-6œ6D7eX8ſƏǆ9Ž10nAQSŅŜ11ĽŖǘ12ƃƲƳ13ŏųƭ14ĶĹƽ15Ł16ľŗ18ǃ20w21h22ķ23B
~rote	64 6q8D9XƏ10Ŵſ12ŖƲ13Ŝǘ14ƃ15ŏƭ17Ĺ18wľ19ŗ29ķ
~roth	68 -8zŭ-7œ6ƫ7Ǩ9eǑ11Žǆ12nQ13A14ŅƳ16ų17ƽ19ĶŁ22ǃ29B
~rou	43 -12Ŷ-10ǇǢ-9Hŗ-8PŇ-7oĴĶ-6cmŕ6a7hxļńǁǈ8VYĸƁƎƕƞƣƦ9ŊŖũ10ŐŔŠƑǉǥ12ŤƓ13et14Cƨƿ15nzśƱǖ16j17ŏ18TƗ19ĵƧƮǜ20sŨŵǀ26ǎ27lƍ51W
~roub	72 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĹ13ĵ14Ƽ16Ş17ű20ǜ
~roug	48 -10ƟǢ-8mŗ-7ƽ-6PQ6ķňƱƻ7TłŬǝǦ8šŵ9qZĸļ10nrSŧƁ11zĺŊ12Ŕũƕ13ŐŖśƦǥ14jY15Ť16Ɨ17ƨ18ǖ19Ʈ21lŏ22ǎ26Ũ27W
~roun	55 -11ǝ-9H-7ĺ6juWƲ7LŅƕƧ8şƎǎ9zĵſƥǩ10ŭƟ11lǁ12h13nƣƱǜ14ǉ15TƑ17VŠŵ18ńƓ20C30s37ƍ
~roup	76 13x16Q32Ƨ40W
~rous	82 -10ń8ś20a34ǀ
~rout	86 -15ƕ-6ř17M30e
~rov	77 9Ǆ10Ǣ17Ő18Ł19ƌ21B23ǟ27Ş
~rove	80 7Ŏ10Ǣ20ƌ23B24ǟ30Ş
~row	57 -24H-7kp6IƄƤǣ7ǇǊǝ9j10y11Ʀ14ű15YƬ16ŵ17n19lĸ20ƭ21v24ų25L34ƕ40ƪ45Ǟ
~row>	60 -23H7IƄƤǣ8ǝ9Ǌ12Ʀ15ű17ŵ18vƬ20YĸǞ24l25ƪ26Lų27ƕ
~rowe	86 13ƕ25ƪ
~rowi	85 9Ƒ14Ǉ18Ǟ22y
~rown	82 14j28n31ƭ
~rp>	86 13Ū20Ŷ34ǆ
~rpo	76 9Ť11ŋ13ǃ17Ű20Q33ǆ
~rpor	77 9Ť13ǃ17Ű21Q34ǆ
~rpr	85 11ĸŏ18ǋ24Ǥ
~rpri	85 11ĸŏ18ǋ24Ǥ
~rra	86 8š33ŭ
~rran	88 34ŭ
~rre	56 -10Ơ-6w6ŬƔ7ŖŚšŢǀǜ8őŹ9bŜ10dƵǥ13aFǒ14Ş17ŗ18E22ŕǡ23Gļŝ24Ő28ƪ38Œ41ŏ
~rrec	70 -7w7npžƊƴ8zDƟ9Ŭǀǅ10šŹƪǜ12b13d15Œ16ŏ17a18F22E
~rren	59 -10ǅ-9Ơ7SŢ8Ŗ9Ś10őŜ11Ƶǥ15Şǒ20ŗ21ƪ24ǡ25Gŝ28ŐŒŕ30ŏ
~rri	59 -11ǆ-8Ř6ŝǃ7Ũ8ǣ9uœŜƙƫ10W12Ľő15ǩ20o22Ő27Ţ32ƚ35f43Ŀ
~rrib	88 7w8g12Ũ13œ
~rric	79 -15Ŀ-8Ř13ƙ44ƚ
~rrie	61 -6ǃ7ŝ9ƫǣ10W11ƚ13Ľő16ǩ21o26Ő28Ţ36f45Ŀ
~rro	62 -7Ǟ6ƮǕ7ƄƬǣ8IƤǝ13Ʀǚ15ű17Y18ŵ21ĸ27Lų35ƪ
~rrow	62 -7Ǟ6ƮǒǕ7ƄƬǣ8IƤǝ13Ʀ16ű17Y18ŵ21ĸ27Lų35ƪ
~rru	86 27ǝ34N
~rrup	86 27ǝ34N
~rry	55 -15ŖƝ-12Ǧǩ-9L-8Şƣǖ-7NŴ-6C7czǣ8O9ŵƺ10bŘűƳ11ǚ12ņƦ13a14fſ15ZĿŏ16ŲƄ17ǒ18ǥ20Ǐ21Ƃ26Ń27h29ǌ31ŗ34ǡ
~rry>	56 -15Ɲ-14Ŗ-12Ǧ-11ž-9Lǩ-8Şƣ-7NŴƃ-6C7z8cǣ9Oŵƺǥ10b11şűƳǚ13aņ14f16ĿŏŲ17Ƅǒ21ƂǏ27Ńŗ28h30ǌ44ǡ
~rryi	77 -12ǡ-9ǖ-8ş7ŗ10ƃ11Ʀ12ǥ15Ř20ſ23ž24Z
~rs>	36 -23Ő-22n-20d-17ŗ-14lP-13Łǌ-12Œƺǋ-11ĿŨƉǤǦ-10sDIOŮƮǩ-9jrCJTWZŃƳǊǡ-8MQYĴňŌœƑƪƫƬǜ-7ĽņŕŘůƅƟǁǢ-6ļŊŧƷ6aŚŢƔƦǧ7BHţƸ8oľşǃǛǞ9űƝƽǘǝ10EUŤƤƨǗ11bzŶźƖƲ12ĶĺŅųŹƂƜơƩǠ13uxżƋƱƿ14AťƈƓ15ƕ16Ɗǐ17fmǎǣ18hp19Ǐ20ƻ21ŵ22FžƎǆǕ23Ƣ24ǔ26Rő27ƭǅ28Ŵ29Ÿ30GS32Ū34ƣ35v40ŷ52Ǒ
~rsa	81 -10Ƶ16sĻ19ŋ24Ʃ
~rsat	85 16s17Ļ20ŋ
~rse	55 -11ő-9ƭ-7MƓ-6zƨ6iŌǀ7qƾǚ8ƁƯǨ9SŠŢƀǑ10VƎƕƢǣ11ŦƸ14g15cţǕ16HQŘǉ17ōǇ19n21Ł22Ʀ24P25ǁ
~rse>	75 -14ő-6M7g11q12Ň13Q15SƸ22P36ǁ
~rsea	88 -7Ɵ12ǀ27Ǖ
~rsel	57 -9ƭ-7Ɠ-6ƨ7iQŌƾ8PǂǚǨ9ŠŢƀƯǑ10ƕ11gVŦƎƢǣ16cŘţ17Hǉ18ōǇ20n22Ł24Ʀ
~rsh	82 -7s11oƄ12Š16ǆ
~rshi	83 11Ƅ12Š16ǆ
~rsi	78 -6G8Ʊ11x13qOŤǃ19y21S
~rsio	88 15OŤ
~rsit	86 9Ʊ13x21y
~rso	62 -15W-12Ķ-8ƶ-7Ǧ-6n6c7ghŷǜ9Tǎ10fǈ11łƂ12a13ľƃ15J16ŭ20AŊǨ22ņ25Ɨ29Ŝ33M
~rson	62 -15W-12Ķ-8ƶ-7Ǧ-6n6c7ghŷǜ9Tǎ10fǈ11łƂ12a13ľƃ15J16ŭ20AŊǨ22ņ25Ɨ29Ŝ33M
~rst	56 -11ſ-9ĸǌ-8ƞ-7ŎǨ6Gĺžǅ7SŢůżƠƽǞǤ8ŌŨ9Š10ŕ11Şƨǜ12YŃ13aŚƛƲ14orxĿ15Ňƫ16Ŗ18ńœƅ19A21ňŏ26Ɩ33Ř
~rst>	57 -9ĸǌ-8ƞ6rőŶƷ7GSžǅ8ƠǤ9ŌŠŨ10ŕ11ǜ12Şƨ13YŃ14aƛ15oxĿŚƫ16Ň18œƅ19Ań22ŏƖ34Ř
~rsta	76 -9s-7ſ9ŀ10ũż11rĻƽ12Ǟ13ĺŢ16ů29Ŗ33ň
~rt>	47 -14L-10yĹŖƳ-9knƛƭ-8ť-7YŒƏơ-6Ʒǎ6sJƘǉǓ7vAQRŞŰƬ8ĵľŨźƋǂ9EĿńǒ10alǅ11Źǚ12ĸōřƎƮ13Ʃ14dDƧǟǩ15ƽ16Ɯ19Ƅ20ŃǇ21UǙ22Sţ23Cž24Ų25V27ƃ31ŤƼ35ň37ǧ42ǣ
~rta	69 8M9Ō10ƶ11T13ōƳ14Ʊǩ18X23ľ28Ƨ
~rtab	76 9M10Ō12T14Ƴ21X33Ƨ
~rtan	77 -8ǩ11ƶ15ō16Ʊ27ľ
~rte	69 6Ń9Ť10Ʀ11ƝƬ14Ƙ18Ĵ19Ō20x23œ28Ʊ29Oǅ
~rted	73 -7Ń6S8ĺ10xŤ12Ɲ21Ō24œ31Ʊǅ
~rter	81 13ƦƬ15Ń16Ƙ22Ĵ36O
~rtg	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~rtga	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~rth	56 -14Ǣ-11Ǎ-9Ɖ-7OYĸ6Cƥ8ŢƀƁ9jǗ10ų11Ŝ13DƐƑ14c16kǝ19T21ǩ22Ɨ23Ǐ27v32pĻƘ35ķƒ42d43ű
~rth>	59 -14Ǣ-11Ǎ-9Ɖ-8ĸ-7cOY7Cƥ8Ţƀ9jƁ11vų13Ɛ14DƑ16p17kǝ21T23Ɨǩ24Ǐ25d34ĻƘ37ķ38ƒ45ű
~rthd	69 12Ǘ14Ŝ21pv22d25c
~rti	60 -9ŕ-7bi6X7ǀ9ŏ10ǃ13Š14ķǒ16ơ17Ōǆǌ18Tź20ŭ28c31ǧ
~rtie	85 7Ǜ21ķơ40c
~rtif	63 -10ŕ-6b11ǃ15ǒ20źǌ33ǧ
~rtin	80 -8i6m8j11X12ŏ23Ō
~rtm	58 -11ǧ-10X-8Ɲ-7ƛ6F7Ǝ11ƞǍ12Ű13G16Ə18ŤƜ19ơƥ22DƤ23Ơ25Ƣ27Ɨ29ƣ
~rtme	58 -11ǧ-10X-8Ɲ-7ƛ6F7Ǝ11ƞǍ12Ű13G16Ə18ŤƜ19ơƥ22DƤ23Ơ25Ƣ27Ɨ29ƣ
~rtn	67 -19d-16Ƹ-12Ů-8Q-7w-6Ň11s12Ł13r18Ʒ22Ǡ23t24q25Ŵǆ26ǂ27Ǩ31p32oƨ
~rtne	67 -19d-16Ƹ-12Ů-8Q-7w-6Ň11s12Ł13r18Ʒ22Ǡ23t24q25Ŵǆ26ǂ27Ǩ31p32oƨ
~rts	72 -8ǧ8ū9ţ10lơ16Ǒ17ŵ19ǀ21g30ǒ
~rts>	72 -8ǧ8ū9ţ10lơ16Ǒ17ŵ19ǀ21g30ǒ
~rty	64 -8Ŵ-6ƞ7Ő8Ɣǋǡ9ķşư14Ƒ16žơ17ņ18D19ǌ22Ɯ24Ɨ25P38Ǣ
~rty>	64 -8Ŵ-6ƞ7Ő8Ɣǋǡ9ķşư14Ƒ16žơ17ņ18D19ǌ22Ɯ24Ɨ25P38Ǣ
~ruc	57 -10ŗ-9ƔƕǄ-8UƂƝƩ-7Rŀƭ-6ş6HǛ7űǍ8ƦǆǏ9Űǟ10Ĺ11ǋ12ŵƁ13Q14ǩ15Ƈ16Ƒ17SƓ20ƅ22ų24ŬƏ25Ū26ZǦ27ŭ29Ŵ30Ŷ38ǐ
~ruck	60 -9Ɣƕ-8UƂƝ-7PRŀƭ-6şƇ7HǛ8ű9ŰƦǏǞ12Ĺǋ13ŵƁ14Q18S24ų26ŬƏ27ŪǦ28Zŭ32Ŵ33Ŷ41ǐ
~ruct	72 -8Ǟ7ƌǧ9Ǎ11ǆ13Pǟ22ǩ23ƑƓ27Ƈ30ƅ
~rud	88 12Ʃ15c21ƴ
~rude	88 12Ʃ15c21ƴ
~rue	86 11ŧ15c21Ŏ
~rue>	86 11ŧ15c21Ŏ
~rug	79 -6ŭ14ŧ29ƻ53ƿ
~rug>	88 -7ŭ13ƿ16ŧ31ƻ
~rugs	83 44ƿ
~rui	88 7Ǖ25ƛ27t
~rul	85 10Ƭ13c24Ǚ28L
~rule	86 10Ƭ25Ǚ29L
~rum	76 27Ƙ
~rume	76 27Ƙ
~run	55 -11Ŷ-9ŷƮ-8ŃǑ-7ƗƯǇ-6Rǖ6pĵŐƦ7šƓƧưƼǉǋ8EĿňŋ9qţǥ10f11hńŴǗ12ǟ13Ŧǈ14ūƩ15eơ16ſ18Oǝ19A23ǎ24şƝ27Ƭ34ŕ35Œƽ39Ǩ51ű
~run>	58 -12R-10Ŷ-8Ǒ-7ŃŷƗƯ-6Ǉǖ7pŅŝŻžǜ8ĵšư9ƓƧǋ10ňţǥ13Ǘ15ū16ŕ17eŦ19ſ21A22OűƩ24ƽ26ǎ27ş28Ɲ30Ƭ37Ǩ
~runn	70 6Ǩ7ǩ8Rŭ9k10uŐ11Ƽ12Ŀŋ14fq15ű16ń17h18Ŵ20ǟ21ǝ22Œ
~runs	77 -10Ʈ8ǉ11E18ƽǈ23ơ27ŕ32Œ38ű
~rup	81 25ǝ29ĵ32N
~rupt	81 25ǝ29ĵ32N
~rus	71 -11Ļ-9i9sű12ņƫ13ŀ15Ń18Ş34A36O44Ʋ
~rush	88 -11iĻ-7r12s18Ń45O
~rust	73 10ű12ņ13ƫ14ŀ19Ş35A46Ʋ
~rve	77 -18ƿ7Ƽǀ10fų11ǔǗ14Ǆ23Ǜ
~rve>	81 -19ƿ8ǀ9Ǜ12ǔ15Ǆ
~rvi	66 -6kǔ6Ʊ7ǚ9ŞŢ10ƕ11x12C13ŝţ15Ŝǝ17Ǟ19ű20ľ23ư27iǄ
~rvic	68 -6ǔ7ǚ9ŞŢ11ƕ14ŝţ16Ŝ18Ǟ20ű21ľ24ư28Ǆ
~rviv	83 -7k15x19ǝ35i
~rvo	86 36Ŀ
~rvou	86 36Ŀ
~rwa	78 -7X-6H6Ũ8Ǔ12ŎƳ15ŀ17ũ30Ō34ś
~rwar	78 -7X-6H6Ũ8Ǔ12ŎƳ15ŀ17ũ30Ō34ś
~rwi	86 7ű10v12Ƹ20ǂ
~rwis	86 7ű10v12Ƹ20ǂ
~rwo	78 8ś9Ɲ12ioǃ14Ǡ20Ś
~rwor	78 8ś9Ɲ12ioǃ14Ǡ20Ś
~rwr	83 6ǀ10n11eƈ13Ť19ũ
~rwri	83 6ǀ10n11eƈ13Ť19ũ
~ry>	44 -17ǩ-15NŖ-11Ǧ-9ƥǅǓ-7vǈǑ-6ľƜ6SŽǉǚ7aĿŔǀǝ8WţžƗƮ9fŭƻǘ10cńƄƊƝƾ11lIǥ12ņ13Ǣ14Ľŗ15Ƃ16Ǚ17ŃŤů18Z19ƫ20ŨƦ21ǌ22ư23Ƙ25hTŪ26ƆǛ27ǡ29ƽ40ǒ
~ryb	66 -11Ŗ-7ƀ6Ŕ7ŁŎǑǗǘ8gAHŰżƖǇ9ŲƢ10Ũŷž12ǅ13Kǩ15ķ16ľ20Ƭǈ21n
~rybo	66 -11Ŗ-7ƀ6Ŕ7ŁŎǑǗǘ8gAHŰżƖǇ9ŲƢ10Ũŷž12ǅ13Kǩ15ķ16ľ20Ƭǈ21n
~ryi	74 -12ǡ-9Ƶ-8ǖ-7ş7Ů9ƃ11Ʀ12ǥ14PŘǞ19ſ21Ǜ22Zž
~ryin	74 -12ǡ-9Ƶ-8ǖ-7ş7Ů9ƃ11Ʀ12ǥ14PŘǞ19ſ21Ǜ22Zž
~ryt	64 6ZƳ8AKǑǦ9ĿŝƬƲƻ10Ƃǐ11ƶ12Ǆ13U14Ǣ15ǖ16Ư17Ļ18Ɨ20ō21i26ķ27ş
~ryth	64 6ZƳ8AKǑǦ9ĿŝƬƲƻ10Ƃǐ11ƶ12Ǆ13U14Ǣ15ǖ16Ư17Ļ18Ɨ20ō21i26ķ27ş
~ryw	85 -11ǧ-6Ǚ11ƞ12Ź16ǘ17Ǆ18ǒ
~sa>	83 14ǋ19e22Z23C
~sab	81 -7Ʀ14Ư17ň28ş33W
~sabi	83 -7Ʀ29ş34W
~saf	67 -6R6Ķ8N12Ľ18Ƙ28Ž33Ǝ55Ǚ
~safe	67 -6R6Ķ8N12Ľ18Ƙ28Ž33Ǝ55Ǚ
~sag	85 18Ĺ21ŭ26K
~sage	85 18Ĺ21ŭ26K
~sai	62 -7ŀŃť6Ɩ7xAWĵŬ8ruMSĺŎŲ9ņŊƝ10fptǜ11dOVŝǅǚ12ƅ14GHƥ15Ŕ18cƶ21qy26B27ƴ
~said	62 -7ŀŃť7xAWĵŬƖ8ruMSĺŎŲ9ņŊƝ10fpqtǜ11dOŝǅǚ12Vƅ14GHƥ15Ŕ18cƶ21y26B27ƴ
~sal	61 -16t-11ũ-10Ǔ-8Ƶ-7D-6Œ6H7Ǆǔ8Ǩ9ƗƘǍ10ƮǠ11ű12ǋǕ16WƦ17Ʃ18ǉ19ǃ20Tǟ24ņ25Ǜ26ǖ30ƒ53Ǌ
~sal>	88 -10Ƶ13Ƙ26Ʃ
~sala	78 14Ʈ22W24Ʀ29ǉ33T
~sale	65 -11Ǔ7H8Ǆ9Ǩ10ǔ11ƗǠ14Ǖ26ņ28ǖǛ33ƒ58Ǌ
~salo	86 -15t-8D13Ǎ17ǋ28ǃ30ǟ
~sam	62 -12Ő-9HƸ-8Ż-7ƺ-6Ɨ6łŰƾ7ƢƫǍǘǜ8ŗƂǥ9ƇƓǇ11ż13oņ14ŶƖǂ16kǁ17IƩ21ş22Ŵ23ũ26ő38p
~same	63 -13Ő-9HƸ-8Ż-7ƺ-6Ɨ6Űƾ7łƢƫǍǘǜ8ŗƂǥ9ƓǇ10Ƈ11ż13oņ14Ɩ15Ŷǂ17kI18Ʃ21ş23ũŴ27ő39p
~sat	74 -8Őƴ10ŧƚ12Ʈ14s15Ļ17ŋ20ŝ25ǣ30Ŗ
~sat>	83 -8ƴ11ƚ14Ʈ35Ŗ
~sati	78 -8Ő11ŧ15s16Ļ18ŋ21ŝ26ǣ
~sav	60 6Ļ9ŋƵ10źƳǗ11ǩ14w17Ĵ19Ĺ22Ʊ43Ţ44Ř61Y
~save	73 -7ǩ-6Ļň12ŋźƵ13Ǘ21Ĵ23Y25ĹŘ42Ţ
~savi	64 8ķ9Ţ11Ƴ12Ļ18ǩ21Ʊ25Ř45Y
~saw	77 8ƫ9f11tŧ12Ũ13Ǚ16j17C18ƚ23ƾ
~saw>	78 8ƫ9f11ŧ12tŨ17j18Cƚ23ƾ
~say	49 -16ŦƷ-13g-12w-10Lƽ-9ACĺ-8pŤƢ-7JĹĿŞŢŨƗǌ-6Płœ6űƨ7FƬǧ8XņƤǑ9ţƝƩǢ10Ŏŝƅ11N12ĵŊƿ13QŇ15ƴƼ16Łžƈ17ŀŋŌŔřū20Ů21TŒ22ǩ23B24Ś26Ƹ28ƺ29ň35ơ42b43r
~say>	51 -16aŦƷ-10ƽ-9wA-8pĺŤ-7CJLĿŢƗ-6cłƢ6Ŏ7Yřƨ8űƤǧ9XņſƝǑ10ţ11Ś12ŝ13ĵňŊƿ14Q16ƴƼ17ƈ18ŀŁŇŋ19bŌūƸǩ20Ŕ24ơ25TŒ26B30ƺ48r
~sayi	78 -16g-8Y-7Ň6Ŏ12NĸƸ23oň39b
~says	71 -10o-7ǌ7ŗǩ8ƩƬǢ10qVļ11c12F15ř18aƅơ19Ś21ž22Ů
~sba	57 -17ƾ-15d-11ǟ-10Ƹ-9Ǣ-8uQƺ-7T-6D6Ż7ƮƳ8ŁƯ12ŷ14nů15ƫ20f21ż24Ŵ26Ʒ29pt30r31sƨ33qǂ38o
~sban	57 -17ƾ-15d-11ǟ-10Ƹ-9Ǣ-8uQƺ-7T-6D6Ż7ƮƳ8ŁƯ12ŷ14nů15ƫ20f21ż24Ŵ26Ʒ29pt30r31sƨ33qǂ38o
~sca	66 -6ǩ6ł7ķſƴǇ8Ţ10V11Ņƣ14ş15ǁ17C21Ǆ24ś32ƺ45Ũ50Ŀ63ǘ
~scal	81 7w8Ŀł10Ň22C42ƺ
~scam	86 -6Ǚ76ǘ
~scan	86 10ſ34ś
~scar	74 7ǘ8ķǇ9Ţƴ12V13Ņƣ17ǁ51Ŀ53Ũ
~sch	59 -6Š6Ǧ7vƄƶ8Ƣ9Sǔ10Kŭ11QŻƘ13q15Ǔ22R24l27x30ź31Ʊ44m
~sche	85 10Ǐ16Ƙ34R
~scho	60 -6Š6Ǧ7Ƅƶ8vƢ9Sǔ11KQŭŻ13q15Ǔ25l28x30ź32Ʊ45m
~sco	67 -8Ų8ľŮ9őş12m13IǕ14QZ16ź31Ž45ĵ
~scor	77 20Ž52ĵ
~scou	73 9ľŮ10őş14m15Ž16Q18ź
~scr	69 6Ƹ8D9ǜ11Ʈ12Ɠ14ŏ17a39ƕ41ƻ
~scra	85 7m14Ʈ15Ɠ20ŏ
~scri	76 7Ƹ10ǜ46ƻ
~scro	82 46ƕ
~scu	78 9Ɓ10ƺ23h40ǀ
~scub	83 43ǀ
~scui	86 10Ɓ11ƺ25h
~se>	32 -25ŗ-24Ŧ-15ƪ-14ŏ-12ľŖƦƫǗ-11xśŨŬ-10pXŅŶƬƵƾǏ-9KLĶŊűǃǍǡǦ-8WĴŌőŮǄ-7ĺŧƲǅǣ-6COTřũǜ6aƂƋǇ7gŽƊƛǕ8tMŀŐƓơƺǊǛ9wEĵƕƖƣƻ10sƇƚ11PšųƸǙ12ĸůƙƮ13QĿƉ14JUŔƏƝǑ15fDňŸƳ16ǐǤ17nIłōƯ18ŭ19ŠƟƿ20dŹƆǝ21œŲǁ22Ǝ23ZƜƷ24Ƒǋ25ńƞ26ǂ27şƔ28H30ƅ35Ł36F38ƒ39Ƣǌ40ķ
~sea	72 9Ɵ10Żǀ11U13xƉǟ15Ɯƽ22Ǖ42ǎ
~seas	73 10Ɵǀ11U13xǟ15ƽ16Ɯ22Ǖ43ǎ
~sec	62 -9ķ6ƫ7Ɩ8ŕǗ9epAĶŇƶ10Iǌ12ũ13ľ14Ɣ15Ōǋ16Ŋ17y20Ǟ25N26ŴƟ27Ǝ
~seco	66 -9ķ-6H7Ɩƫǩ9Ļŕ10pAŇ11IŊ13ũ15ľƔ16Ōǋ19y22Ǟ27N28Ŵ29Ɵ
~secu	76 7ǘ12eĶ13Ǘ36Ǝ
~sed	56 -15Ő-14n-8Ĵ-7őű-6S6ũǈǨ8Ʀ9ƀƖǋ10Ʒ11gƕƲ12i15Ɨ16ƴ17lŔŭŸƳ18Ƙ19ōŽ22ŝ24ǎ26š29ǝ31Ŵ33œ37ŷ
~sed>	56 -15Ő-13n-12Ū-8Ĵ-7őű-6S6ũǈǨ8Ʀ9Ɩǋ10Ʒ11gƕƲ12i15Ɨ16ƴ17lŔŭŸƳ18Ƙ19ōŽ22ŝ24ǎ26š29ǝ31Ŵ33œ37ŷ
~see	59 -14J-12ǔ-8Ʊ-7cIŃƘ-6ũ6Eš7ŽƏƿǥ8ūŴ9ĹƊǗ10Ÿ11tźƛƝǩ12v14Ŀ15ňŭ16ļĽŊ17ǂǞ19yHǒ20řƲ22Œ23Ƅƾ27V
~see>	61 -14J-8Ʊ-7cIŃƘǔ-6ũ6EœŢţ7šŽ8ūƏƛƿ9ŴƂƊƲ10ĹŸǗ11źǒ12v13Ɲ14Œ15Ŀ16ň17ļĽŊ18ǂǞ19y20Hř24ƾ25Ƅ29V
~seen	81 6ƛ8Ķ12Œǒǥ16t22ǩ
~seh	67 -15ų13Ū14Ʈ21T26n29ŷ
~seho	67 -15ų13Ū14Ʈ21T26n29ŷ
~sel	52 -9ŗƭ-8Ļƿ-7Ʈ-6Ĺ6PVŢǢ7ŠŶƯǑ8ƀƻǣ9ŦƎƢƩ11AƓ12Ǆǚ13cō14QŘţǇ15ǉ16g17nŁƝ19Ʀ20ƒ24ƕ26ǔ27Ǟ29Ʒ41Ǩ47H
~self	56 -9ŗƭ6iĴŻ7ƘƾǢ8tPŶƓƯǨ9ŠŢƀƻǑ10VƎƕƢǣ11Ŧ13Ʒǚ15c16QōţǇ17Hǉ19n21gŁƦ
~sell	66 -9Ļƿ-7A7Ǖ8Ƴ9ĸ10Ɓ15Ʃ19ƕǄ21Ʒ25Ɲ29ƒ35ǔ39Ǟ40H43Ǩ
~selv	77 11xŌ25Ř
~sem	63 -8Ƙ8ƥ11ƁƝ23ƛ50Ɗ
~seme	63 -8Ƙ8ƥ11ƁƝ23ƛ50Ɗ
~sen	58 -12ơ-11Ś-10ǈ-9ǩ-8ǒǠ-7oĴǃ-6Ÿǥ7hDŌƔƪ8sőŜŝǀ9ǘ10ŋš11NĹ13J16ZƎ18KŲƕ23ǧ25ǌ28Ő33Ľň41ļ50ś
~send	63 -12ơ-11Ś-9ǈ-8ǒ-6oĴǩ6Ƅ7Ľǁ8Ɣƪ9Ō10D12ļŜ14K18Z20ƕ26ǧ28Őǌ29J52ś
~seng	83 -8ǥ-7Ÿ10ƃ11h15ǀ26Ų
~sens	76 8ĵ11Ň15s21Ǝ49ň
~sent	73 -17J-7ǃ6Ş7Ƹǜ8K11ő12ŝ13šǘ14ŋ15NĹ34Ľ38ļ
~sep	81 -7Ţ8f10ǥ16şƘ29ƚ
~sepa	81 -7Ţ8f10ǥ16şƘ29ƚ
~ser	62 -17ƿ-7Ƭ7fŒųƐ8LŞŢūǗ9ƕ10ţ11ǂ12ŝ13C14ŜǞ15Ƽ16ƽǛ17ű18ľ21ư22X36Ǆ
~ser>	81 -9Ƭ7ƺ8Ơ11L12AŒ18C30X
~seri	83 -9B11ū15ǂ21Ƽ22ƽ
~serv	65 -15ƿ6Ʊ7ǚ8fŞų9ŢƕǗ13ŝţ15Ŝ17ǛǞ18ű20ľ22ư39Ǆ
~ses	63 -14PŴ-12d-11ǡ-10Ņ-6Łǂ6Əǥ7řƷǄ8ŋƛǊǨ9ƅǌ10ƒ11Y12ƽ13oqxF14TƼǔǗ15p17A19Ǔ20ƋƖư22Ǚ29ų36ţ
~ses>	64 -14Ŵ-13P-12d-11ǡ-10Ņ-6Łǂ6Ɓǥ7řƷǄ8ŋǊǨ9ƛ10ƅǌ11Yƒ12ƽ13qxF14oTƼǔǗ15p17A19Ǔ20ư21Ƌ22Ǚ30ų37ţ
~set	60 -13j-12ǟ-11ŀƤ-8ƒ7ŉƄƬ8Ŵ9ŧ10A11Ĵţ15Œŗ16Ũ17Ŧ19ƞ20T25Y26Šư27ǝ30Ţ33ĺƖ38ǆ39ķ
~set>	63 -12jǟ-11Ƥ-8ƒ7L8ƄƬ9ŉŴ11A12Ĵţ16ŗ17ĺ18Ũ20ķ21T24Ɩ27Y28Šư29ǝ32Ţ41ǆ
~sets	85 12ĺ29ķ
~sett	78 -13ŀ8G12łƖ15ŧ25Ŧ26Œ28ƞ
~sew	86 39ƛ
~sewe	86 39ƛ
~sfi	88 -9Ő12ŧ24ŝ
~sfie	88 -9Ő12ŧ24ŝ
~sgi	86 10ǜ34k
~sgiv	86 10ǜ34k
~sh>	58 -12y-9iǇ-8ŗǐ-7ŭ-6a6ŊŌŤžƟ7hołƌƩ8ōǁ9ĻƤǄ11ĽŃ15ŞǛ16Y17gmŮ18ŏ20ż22ǩ24ƃ25Ƶ29O34ƪ39Ų40ǖ
~sha	62 -18ƈ-14Ő-10X7Ƅǂ8M9TǈǓ11Q12Ō13ŶƬǔǙ15ǆǩ16ųƠ17Ř18Ŋ19nǍ25ŨƉ29ű30Ƹ35Ų40Ƣ
~shak	86 13M15Ǔ38Ũ
~shal	85 20Ƭ22Ō33ǩ
~sham	86 6Z9Ƽ12Ƅ16ǈ
~shap	75 -22ƈ9ǂ32Ɖ37Ƹ41ű
~shar	69 -13Ő-11X-7ǩ11T15Ŷǔ17ǆ18ų19Ơ20ŊŘ22Ǎ24n41Ų47Ƣ
~she	51 -13ŪƸƹ-11m-10ĸƼ-9ŰǄǩ-8cŏƵ-7Ǐ6ĺ7UŧŹǈǡ8Śǜ9fŅŔƪ10Ɲ11ƫ12ƅƳ13łż15ņƎ18y20pư21Ɗƨ22xŴ27ƛ28s29Ʈ31oq35ǂ36t37źƑ42Ʒ44rv
~she>	56 -14Ƹ-13Ūƹ-11m-10Ƽ-9Ű-8ŏƵǄ-7ĸǩ-6cŇŔ6Ŷ8UŧŹ9ǈ10ǜ13ƫ14ƅ15Ƴ21y24Ʒ25pƨ26Ŵ27x32s33Ʈ35oq38ź39ǂ41t49r50v
~shed	66 -7Ǐ7Y9ƌƖƝ10Hǡ12ĺ15ƪ16ņ26Ʒ29Ɗ54Ƒ
~shee	74 9uw12f15Ś23ł24Ŕ
~sher	78 10g12Ż25Ǝ46ƛ
~shes	83 -10Ż26ż37ư
~shi	61 -12C-6Ǆ6űƫ7Ƅƛ8gUŠǝ10Ɨ11ƍǆǕ13ū15Ɓǅ17ǎ24jŢ25Yǘ37R38Ɖ40ƈ
~shie	85 -7Ř11ű22ū23Ɓ
~shif	82 -15C12U23ǎ51R
~shin	69 8ƛ11gƗ12ƍ18ǅ28j29ǘ44Ɖ45ƈ
~shio	86 37Y
~ship	72 -7Ǆ8ƫ9Ƅ11Šǝ14ǆǕ29Ţ
~sho	47 -14GƤ-13r-12ŏƣ-11Ʒ-10ŀƼ-9YŉũŸƒƨƳ-8txƖơƵƽǊ-7iRŦƓƢ-6ķœŝŬŮ6ŎǂǄǐ7BŗŷǢ8OUƁƬǁǒǡ9XĸƻǔǞ10cduMƱƺ11ƭƶ12ghŊō13śƑǖ14fkJKNĺĽŽƸǏǩ15ŌŠ16ǅǍ17aŨŵƘǈǌ18ĴňƄ19sǥǧ22ƗǟǨ23ń24Ǡ26ǃǋ34Ɲ
~shoe	88 9Ǩ13ŚǠ26ƺ
~shoo	78 -11ŷ11h12c13a14ś18Ɨ22J
~shop	56 -28D-13ƣ-12Ƥ-10ŏŤǩ-9Ǌ-8Gƒ-7btx-6KŮƳ6ǘ7X9Ɨǐ10Ǆ11Ɓ12ǞǠ13MUǔ15ǝ16Ǣ18gƑ19Ǐǖ21ŠǌǍ22ĺ24ǅ26ǈǥǨ29ǟ31ŵ34ń35ǃ37ǋ46Ɲ
~shor	85 11W12Ɯ15Ť20Ʈ25k
~shot	82 -6a7ś12Ɔ13Ƙ18ǁ23ƻ30Ž
~shou	56 -10rŉƼ-9ƽ-7ƵǢ6I7bLƗ8ƫǠ9Ľŋ10ǂ11hO14Ƅ15uƘƱǩ16Ƭƶ17M18Ƹ19ōŷ20afKNƭ22Ĵǧ25ň27DŌ29s
~show	67 -10Ÿ-9G-7Ō7Ţǧ8ŇƏƾ9ţƹ10nXſ11B12Ƅ13Ľ14ǡ15ŗǒ16Ŏ17ǩ18d24Ŋ27ť
~shu	71 7Ǖ9ŋƟ14ũ19ƚ21ǎ29ƛ57ǝ
~shut	71 7Ǖ9ŋƟ14ũ19ƚ21ǎ29ƛ57ǝ
~sib	86 -7Ƴ8ǌ11Ǔ27ƽ
~sibl	86 -7Ƴ8ǌ11Ǔ27ƽ
~sic	70 -13Ǆ9ņ12x13Ň19ƀǁ20ƽ21Ƹ29Ǜ32ƾ34ǩ37Ǩ
~sica	77 11ņ21ƀ22ǁ23Ƹ32ƾ
~sick	77 14x22ƽ33Ǜ42Ǩ
~sid	52 -14U-12ŇƸ-10Ũ-8rĺƯǏ-7Rǆ-6Ź6ſƛƵ7ĶŖŲŴƂƏƕƱǈ8Ŕǀ9gŧŷǂ10TZŰ11œǇǩ12uCłūƽǄ13nqķƣ15jư16Ǣ20Y22Ǎ25ƥ26ƦǠ27Ɓ28Ƈ37Ɨ
~side	52 -14U-12Ƹ-11Ň-10Ũ-8rĺƯǏ-7Rǆ-6Ź6ſƛƵ7ĶŖŲƂƏƕƱǈ8ŔŴ9gŧŷǀǂ10TZŰ11Ǉǩ12uCłœūƽ13nqķƣǄ14Ƈ15jư16Ǣ20Y22Ǎ25ƥ26ƦǠ27Ɓ37Ɨ
~sidi	82 -6j40Ƈ
~sie	78 12ū17M19K21ǃ34ǎ
~sies	81 8ś22ǃ24K35ǎ
~sig	59 -7tŝǗ-6O6H7Ľ8Qǉ9qIWZœƢ10Ŗ11Ʊ12yƨ13ƒ14Jǩ15Ʋ16Ǡ20ő21Ŏ22Ǔ24ǃ29Ł30Ɩǚ42Ō
~sign	60 -7tŝǗ-6Oű6H7Ľ8Qǉ9WƢ10qIZœŖ12ƨƱ14Jƒ15Ʋǩ17Ǡ21Ŏő23Ǔ25ǃ29Ł30ǚ31Ɩ43Ō
~sim	85 12Ļ20Ǝ25ư
~simp	85 12Ļ20Ǝ25ư
~sin	44 -24Ƃ-17Ō-14Ő-12ƽ-11DŪž-10Ǐ-9ƿ-8ĺŏŒœŤƒǇ-7ņŝƚƢ-6ŵƬƷ6Ɨƛ7BňŷŹƆǛ8inťŨ9dAJMPŔŬǎ10ĸƌƘ11tŘţơǜ12ƻǠ14Şƕ15ǐǔǝ16f17Ǧ18Ɲǡ19Ǣ20ő21ƹǊǋ22SŎǩ24ǃ25Ǩ27ũǄǆ31ŭǥ36ǅ37ǟ40Ǟ42Ɩ
~sin>	72 -15ƽ-9Ƣ-7ţ-6G7gơ8Ŕǜ9o10Ǩ11Ŝŷ12AũƉ18Ũ19S20n30Ɩ
~sinc	59 -12Ŝ-10ǩ-8ņœ-7ĺŤ-6Ő6ƌ7ż8IŸƼ9Pǂ10ƣƪ11G14B15Ź16iŗť17ƹ19ǟ20ţ23ǅ27t30ũ31S36Ǟ38ő
~sine	50 -26Ƃ-10Ūž-9Ǐ-8tC-7Gŗ-6ő7Ųǩ8ǘ9Ǒ10ƗǛ12Aǎ14M15Ǡ19Ŏ20ǔǝǦ21ǆǐ23ǢǨ24ŭƝ25ǅǡ26ǋǞ27Ǌ28ǟ29ǃ34Ǆ38ǥ
~sing	60 -20Ō-15D-11Ő-9ƿ-7e7Ŀ8FŔ9quŎ10ŖƄƳ11ƙǜ12ňƆơƹ13Jǆ14ŭ15dŬ16Ƙ18Ř21ƕ25Ş28f34Ɩ36ǩ
~sink	88 13ƌ18ƛ28ĸ
~sio	60 -6Ř6AŋƐ7gTņűŵ8O9Ť10ŖţƼ12ŃŇ18Ł19Ɩ22ż36Ķǚ43ƀ
~sion	60 -6Ř6AŋƐ7gTņűŵ8O9Ť10ŖţƼ12ŃŇ18Ł19Ɩ22ż36Ķǚ43ƀ
~sis	68 -39ǌ-11ǃ-7wƳ7hŷ8Ǥ10Ƥ14U17z19ƯƷ24B36ƽ40ơ51A
~sist	69 -40ǌ-11ǃ-7w7h8ŷǤ10Ƥ14U17z19Ʒ20Ư21ƽ24B41ơ52A
~sit	58 -8G-7Bŭǩ6x7rVǈǐǨ8FĵŮ9NƘ10z11yS12ƙǁǦ16Ǜ17Ķƾ18ĹƇ20ƥ21Ɵ22Ɲ23ļ24n27MŴ34Ɯ46ŀ
~sit>	70 -6B6L7ŀ8s9Ǜ11MŮ13N14Ĺ15ǐ16ƙǁ17Ɲ18Ŵ22ƾ23Ƈ
~sita	85 47ŀ
~site	76 9Ǧ10ń11Ĺ12Ǜ18Ŵ27ƥ32ļ
~siti	80 -10G6Ŋ8aƱ9ż13V15ǈ17S25Ɯ
~sits	86 12Ű13Ɵ
~sitt	71 6HŚǦ7Y12rĵŀƝ14Ƙ17Ɵ22n23Ķ24M
~situ	85 11Ź12Ǩ13n15F17z
~sity	88 13x21y
~siv	73 -7ŗ7Ǐ11ǣ13X14ńŅ15ő26Ƙ30ƀ
~sive	73 -7ŗ7Ǐ11ǣ13X14ńŅ15ő26Ƙ30ƀ
~siz	78 -10Ƶ10r13œ15Ǟ24H26Ɔ32Ƭ
~size	78 -10Ƶ10r13œ15Ǟ24H26Ɔ32Ƭ
~sk>	56 -10Ǐ-9ǩ-7Ǎǧ-6ŀ7iGǒ8ōš9ĵƇơ10uYƝƧ11A13a14ƙ15Ǔ18P19cĹ23ŗ24ũƿ25Ł30Ŋ45ŉ
~ske	71 -11ţƖ-10ŷ7ơǒ10pž11ǧ12ań13ō15ŀ17Ǧ25Ń
~sked	72 -11ţƖ-10ŷ7ơǒ10pž11ǧ12ań14ō17Ǧ25Ń
~ski	67 -13ǌ-10Ĺ6B7Ľǧ8Ɓ9pōƠ10vZƂ13ůƄǘ14Ǔ15Ʃ17a18ǁ19ƒ20Ǐ22ơ24Ŋ
~skin	70 -13ǌ-10Ĺ-6Ɩ6Ņ8ǧ9Ơ10apvZĽō11Ǧ13ǘ14Ƅ15Ǔ16Ʃ17Ŋ20ƒ23ơ
~skip	81 -10Ǧ8B9Ŋ10Ɓ12Ƃ16ů23ǁ
~sks	81 6u8ǌ13hw16P17m
~sks>	81 6u8ǌ13hw16P17m
~sky	78 -8g14ZƠ24j62ǀ
~sky>	82 -7g14ZƠ25j57ǀ
~skyd	86 9ǀ
~sla	76 9ǎ10Ɠ13U14Ŷ16ǟ23ž41Ƈ
~slab	82 10Ɠ45Ƈ
~sle	69 8Ŀ9ľ13ĸŌ14Ũ15Ű17Ƥ19ł20f22n28Ƽ47x
~slee	70 8Ŀ10ľ13ĸŌ15ŨŰ17Ƥ19ł22n29Ƽ47x
~sli	80 -30Ň-8ŀ-7ǩ11Ť14ǡ15ƀ19Ľ25ƍ28ű48Ş
~slid	88 17ƀ28ƍ
~slo	76 10ň15ƛ17i19U25ǟ38ǎ
~slow	76 10ň15ƛ17i19U25ǟ38ǎ
~sma	68 -14ƛ7m8ǜǞ9Ʀ10ũǈ11Ǆ12H15AńƥƬ16ţ19ŦƎ20Ő
~smal	71 8ǜ9Ǟ10Ʀ11Ǆǈ13H15ƥ17ţ20Ŧ22Ő
~smar	82 -16ƛ9m13ũ18Ƭ19Ań24Ǝ
~sme	85 -9ţ15ņ25ǜ
~smen	86 -9ţ15ņ26ǜ
~smo	67 -15ƨ-8ť-7ţ10Ɛ11ƞ14Ƥ20ŧ23Ǝ35ǂ70ƹ
~smok	67 -15ƨ10Ɛ14Ƥ23Ǝ35ǂ72ƹ
~sna	83 12ņ13ś30Ž
~snap	85 14ś31Ž
~sno	79 9Ǆ14Ž43Ɵ48j
~snow	80 10Ǆ44Ɵ49j
~so>	34 -10Ǜ-9Ƒ-8P-7boNŏƉ-6ƊǤǩ6Dƾǁǆ7gmtvABEFŇřūżƭƽ8wĴļĿŃŜŭŴƘƸƹ9CJOŎţƒƓƧ10yŕƤǄǙǡ11cKŲƞƦƿ12ĵĹơǕ13UĻũŵƩ14ŢŤŦŷƔƖ15ŪƈƝǚ16hTķńşŶƢ17fknR18pň19sĺŁƠ21iœų24Q26ŝ
~soc	70 -6Ǜ7j13ĸ15m16ǆ21x24Ǘ25Ķ27ƿ42e
~soci	72 -6Ǜ11Ķ15m16ǆ24Ǘ28ƿ43e
~sock	88 6Ƣ9j17ĸ18Ķ
~sof	81 10x12g13ĵ21Ɖ22q
~soft	81 10x12g13ĵ21Ɖ22q
~sol	71 -8Z-7ƈ8Ƈ9ƅ11sPƉ12ŖŶ13ű15ƕ17ķ18fƢ21Š25ņ42ǆ
~sold	78 -9Z13P14ŖŶ15ű17ƕ21ķ24Š28ņ
~sole	83 50ǆ
~solo	88 14s23f24Ƣ
~som	43 -12šŨƱ-11Sũ-10ƃǎ-9ňŐŝƗ-8asƴǆ-7ƖƵƷǌǔ-6nƜƠ6ŵƒ7oHŤƎƟǝǟ8ijţūǅ9uŠŢŶƄơƮ10fĿƤƾǚ11FĸŪžƕǞ12Pńŗ13NľŖŽǘ14ĵŚƳƿ15mzǋǜ16Ĺſƥǈ17YķŴƶ18ŀ19Ŋƨ21ĺŞƯ25Qņ27A31Ř
~some	43 -12šŨƱ-11Sũ-10ƃǎ-9ňŐŝƗ-8asƴǆ-7ƖƵƷǌǔ-6nƜƠ6ŵƒǘ7oHŤƎƟǟ8ijţūǅ9uŠŢŶƄơǝ10fĿƤƮƾǚ11FĸŪžƕǞ12Pńŗ13NľŖŽ14ĵŚƳƿ15mzǋǜ16Ĺſƥǈ17YķŴƶ18ŀ19Ŋƨ21ĺŞƯ25Qņ27A31Ř
~son	55 -14W-12Ķǆ-10tǦ-9pƭ-8ƪƶ-7mn-6iŏǩ7TUƀ8łƝ10fĹľƃƜƟǃ13Jŭ14ų15Ǩ16AŊŹ17ŌǞ18Ƃ19uxņ20Ɨ21ǈ23Ŝ24ũ25Ŕ28vyM39ǎ41w
~son>	59 -11ctĶ-9ƭ-8mpƶ-7in-6ŏ6fhũ7gBżƀǈ8žƂ9Uł11Ɯ12Ĺ13ľ17yų18ŌǨ19AŹ20Ǟ21x22ņ24wǎ28ŔŜ32vM
~sona	70 -8Ǧ-6ž6f7cǢ8ƦǗ11T13Ƃ15Ɵ16ƃ17J18ŭ21ǎ24Ŋ31Ɨ
~sons	79 -18W-14ǆ-11ƪ16yƝ18ǃ20u21ǈ23x26ũ28w
~soo	71 -15ǜ-8Ŭ8VƁ9ľ10ƕ11y13ĿƄ16ŕ17Ǟ22Ź24H43Ń
~soon	71 -15ǜ-8Ŭ8VƁ9ľ10ƕ11y13ĿƄ16ŕ17Ǟ22Ź24H43Ń
~sor	70 -10L-8ǩ7ƽǏ8ǀ10z12cƺ13ĸ14Ƴ16ņ17a19fƎ24Ʃ
~sorr	74 -11L7ƽ11z13cƺ15Ƴ17ņ18a21f
~sort	88 7ƛ11ǀ30Ʃ
~sou	63 -8Ļ-7ƞǎ-6I7bB8FLVţŽƵǈǛ9Ə10CNŧƸƽ11ƜǨ14iG17Ľ20Ɵ21lť26c47Ň
~soun	65 -8Ļ-7ƞ-6I6Ǔ7bB8VŽǛ9FLƏǈ10NŧƸ11Ɯƽ12Ǩ15lG16i18Ľ22ť27c50Ň
~sout	83 9l15C28Ɵ
~spa	69 -13F-9ƁƆ-8ơƢ-6Ɨ7gƉǢ8Ɛǩ9ƭ10Ƈ11ƅ14ŵ15JO18Ɗ26Ɲ27ǌ29Ŵǋ
~spac	76 -14F-9Ɔ-8ơƢ8Ǣ10Ɛ11Ƈ21Ɗ30ǌ32ǋ
~span	88 9Ɖ13ƭ14ƅ16ǩ
~spar	82 -11Ɓ-7Ɨ9g18Oŵ31Ɲ35Ŵ
~spe	58 -7zŌ-6Ŷ6Ţŵ7t8wNƦƶƽ9ņ10agƉǃ11Ś12lU13JŸ14kŽ15sŏ20ƾ21Ƙ23Ż33b39X
~spea	78 -8b9ǆǩ12ƽ13N15Ś22s23ŏ25a
~spec	68 8ĺł9Ţ13Ɖ15U24ƾ26Ƙ
~spee	80 20Ž35Ż
~spel	74 -11a9ŵ11t12w14ǃ17J52b
~spen	75 -7ŗ8Ű9Ƅ11Ʀ13ƶ15g16l18Ÿ19k55X
~sph	86 35Ɖ
~spha	86 35Ɖ
~spi	72 9ž10q11Vƃ12Sĸ15Ƽ17ƻ19ƦǂǨ20Q21ǔ25Ƹ
~spit	73 -6ǩ9ž11qV12ĸƃ13S15Ƽ19ǂǨ20Ʀ21Qǔ25Ƹ
~spl	73 -8ƶ13ƍǇ15Ĵ16l26ƫ30Ƣ
~spla	88 16ƍ19l
~spli	75 -9ƶ14Ǉ16Ĵ27ƫ31Ƣ
~spo	62 -17P-15a-13d-12Ɠǩ-10Ɲ-8Ƹ-7Ň7ƞǋǓ10ƙ11ĽŰǘ14CMǏ16Ɖǀ19Ʒ24r29s30fo31qƨǂ33gp
~spor	83 23ǀ47g
~spot	78 -7ǩ9Ɵ10ƞ12ǋ13Fƙ15Ű16ǘ21Ɖ23M
~spou	67 -18P-15a-13d-12Ɠ-8Ƹ-7FŇ7Ư21Ʒ26r33fos34qƨǂ37p
~spr	65 7Ĵ8Ľť9jtŃǞ10Ʈ11k13u18ş20ŕ21łǍ22H23ƣ27Ş
~spre	85 11Ĵ24ş29ł
~spri	66 8Ľť9tŃǞ10jƮ11k14u20ŕ21Ǎ22H24ƣ27Ş
~squ	70 7ū10ķǁ12Ń13Ɠ19ǋ29ǖ39Ɔ
~squa	71 12Ń14Ɠ20ǋ30ǖ39Ɔ
~sr>	85 48Ƅ
~ss>	44 -24Ƃ-13őž-12ŗ-11ŏŨŪǒ-10CǏ-9tŞ-8zĿň-7OSŒşƕƮ-6ĺŀųƯ6Ǒ7Ůů8nEŅƽǉǧ9ŦźƦǌǜ10słƪǠ11MǙǩ13GJļţƝ14ŎŘŰƗƶǞ15ũƿǗǡǨ16gǄǐǢ17ŝǅǆ19ŭ21Ť22Ƴǃ23Ɓǝ25Ǥǥ26U28ťǓ31D34ǋ38ǟ49Ǌ51Ǧ
~ssa	85 -11ń18Ĺ21a25K26ų
~ssag	88 18Ĺ27K
~sse	62 -8ƒ-7IĴŬ6ưƱ7hzř8ǄǨ9C10Ʀǀ11xƷƽ13Ʋ14ǔǗ16i19Ų20Ɩ21Ǚ23ō27š32Ƴ36ţ40ķ
~ssed	70 -8Ĵ6uƮ7ƫ8tzƯƱ9ư12Ʀ14Ʒ15Ʋ18i27ō31š38Ƴ
~ssen	83 -8ǥ-7Ÿ10ƃ11h15ǀ26Ų
~sses	73 8řǥ10ǄǨ15xƽ17ǔǗ24Ɩ26Ǚ44ţ
~sset	83 -10ƒ57ķ
~ssi	64 -12Ő-8ǩ-7Ǉ6ŋ7Ɛ8oPTņ9uŎţũ10őŖ11Ƽ12ńŅűƉǜ13Ň14g16zǤ21Ɩ27Ş31ǚ
~ssin	76 -13Ő-8ǩ-7Ǉ7g10o12uŎũ13Ŗ15Ɖǜ34Ş
~ssio	70 6Y8ŋƐ9gPTņŵ12ţƼ14ű16Ň23Ɩ34ǚ
~ssis	88 6Ɓ23z
~ssiv	86 17Ņ18ńő
~ssm	88 -9ţ26ǜ
~ssme	88 -9ţ26ǜ
~sso	82 -11ƪ-6ǩ8Ǐ16Ɲ18m38ũ
~ssoc	88 19m
~ssu	70 -8ǩ9prtƵ10sƸƻ14Ł15Ʒ26Ÿ29Ƽ38ǂ
~ssue	82 11Ƶǂ13Ƹ30Ÿ
~ssur	78 -6ǩ7ł11ƻ17ǂ34Ƽ
~ssus	83 11t12pr14s16ǂ17Ł18Ʒ
~ssw	86 -9ǜ52ǘ
~sswo	86 -9ǜ52ǘ
~st>	33 -25ǌ-17p-15Ƶ-14qů-13ƞǖ-12DRVǃ-11FŉŎŢƌƬ-10ilļƉƣƱ-9ƙƥƴǄǓǢ-8HŤźƁ-7sōŽƒǝǠ-6dū6Cĵ7ŌŬŭżƩƮƺǟ8ŖŝšƎƖƛƽǀ9uƹǋǒ10LUƨƳ11cŠƠƿǑǛ12A13błŘǉǔ14ŜƑƫǞ15mvEŪűǎ16nwŞƈơƪƸ17Ň18ŻǇǚ19ńň20ưǩ21xĻƚ22yY24Ŀ25K26œ27Ǌ29ŷǙ32Ƙ34Ĺ35Ʋ37ņ38ƾ46ľǏ
~sta	45 -18Ş-13s-12YĹǋ-11QU-10Ƣ-9iGŀōſǐ-8zMPťŭűƭ-7DJLĿŁŎŪŴƬǑ-6Nŝŧŵž6Ķƚ7atŹ8nơƪǔ9jŃńœƊǓ10ŗƏƣ11SXŅŖǞǩ12Hňƥ13řƛ14fVőŰŲƩǜ15ūǣ18Ƅǈ20ķ21ŤǇ22Ʊ23ĺŘ24Ō26ƜƷ27CEƤ28Ÿ30ǟ32Ő34ǅǚ38ŢǍ
~stac	88 -6R17Ő54Ų
~staf	81 -19Ş32ǜ34ǈ46Ǉ
~stai	76 7ƣƥ8Ɔ13Ɯ20Ɗ24Ƥ29ƛ31Ǎ
~stak	85 47ǚ
~stal	82 9ǚ15Ɛ19Ǆ27E
~stan	68 -9sǋ-7ōſ-6Ő6XƑƟ7ŀƚ8ũ9KĺĻŢƽ10rŒǞ11Ű12ųƉƴǖ13Ŷ14Ũ15Z18ķ20Ǎ24Ŗ28ň
~star	60 -7kG-6iĹ6ŏ7őǒ8xǧ9Řū11Rŕ12d13Ƌ14ĺ15Ǔ16Ź17ơ18aœǩ19řƱ24Ń34Ť36S37Ō56ǅ
~stat	59 -11S-8J-7Ńŏŷ-6y7şż9ĸľůƲƻ10ĵŚƶ12Ŕ14ū15Ķ16EƪƱ17ķńő18ǔ19Ņ20ŗ23Ə24fǣ27Ƅ32C35Ő36Ÿ
~stau	82 -10ǐ14Ǜ16ƣ18Ǎ23ǟ
~stay	57 -13Y-10ǩ-9ŀ-7zQSƢ-6s7gKŐƵ8tB9yƨ10Ǩ11Ű12F13ĺƧ15jƥ16X17k19n21Ř22Ƥǟ23HƩ25V34Ɯ38Ʒ40Ţ
~ste	54 -10n-9ŏ-8w-7ŗ-6fq6ƺ7mUǌǎǛ8oƉƷǙ9gKSƛƨƫƼ10žǅ11zũ12uǘ13ơƽ14ƜǏǩ15Ǌ16ƎǗ17B22a23r24ŧ35ǖ38AƯ
~stea	81 -8ŏ8r10M12ƵǑ13ǎ17K18S19g
~sted	74 6Ƃ7Ŭ8ǧ10P11ǌ12a13Ǚ15o16ƫ19z20ơ
~stem	68 -10n11bǝ12ǘ13Ǜ21Ǝ22Ǘ33ǖ
~sten	85 -9Ʒ8B11s14r16Ƽ38ǩ
~step	72 -6BJ7ŊƉ8d9ŤǘǨ11ƺǞ15ǅ16ž20u21ũ22Ɯ32Ư
~ster	64 -7wŗ7tĸřǤ8ƍǂǃ9Ƥ10mUĿ11ǖ12ƨ17Ʒ18aƯ20Bƽ22Ǌ33ŧ48A
~sti	50 -12ƭ-11ƛ-10Ÿ-8Ţ-7sŇŭƦ-6ĴŹǓ6kHŮƓ7ŀŠƠƺǟ8Zǣ9Ƌƞ10BUƬ11fj12Ɣǩ13Ƶ14CƇǖ15zũ16cq17ŊŬŷ18tPƖ20JQƧ21vD23Ũ25I36ƫ40ŉ
~stic	78 -8ŭ-6ƅǓ6ū8ő11Ǖǘ12Ƨ16ǖ21ŀ25Ƈ
~stil	54 -12ƭ-11Ÿƛ-6sĴŹ6ƌ7nƀƋƹǋ8HŜƺǟ9Z10ƞ12UƬ13fj14ƔƧ15ŉ16CƖ17zũ18q19c20tŬŷǩ21P22JQ23v24D25Ũ28I40ƫ
~stim	88 8ǀ11Ů15Ɠ16ǉ
~stin	75 -11ǉ-6ǩ8ōŦ11Ľ14Ơ15Šǣ18ƅ19B24Ƶ
~stio	69 8ķĹ9d11A26Ŋ51ŉ
~stl	70 -9Q-7ƌ8PŮ9Uķ10ĸňŻ11ǖ15ŭ19Ŗ20Ǆ24Ų44ǔ
~stle	88 13Ż32Ų
~stly	71 -7ƌ-6Q8P9UķŮ10ĸ11ňǖ18ŭ19Ŗ20Ǆ45ǔ
~stm	80 -6Ɨ8Ƌ17d19D21k25ķ
~stma	83 8Ƌ18d20D22k
~sto	49 -10Ɨ-9Ƴ-8GSơǩ-7nĸŖŲƜƠ-6UƢƫ6ō7lļǌ8ǅ9ƻƼ10ŊŔƈ11Oŀ12ŢǊǚ13Ǣ14Ťǃ16j18Ʋ19Mƽǟ20ƮǏ21Ǔ22őǎǔ23ǋ25Ɲ31ǖ33Ɛ34Ǎ40ƥ45Ɔƚ53Ǘ
~stoc	78 7Ķ23ķ27Ɲ29Ǐ
~stom	61 -8G-7lSŲ7ĿǄ9k12ǟ16ǚ18Ɲ19ǡ22ǃ28Ǔǖ30őǗ34ǔ
~stop	66 7m8ǝ9Ľ10tVǛ12yƁ14ňŢ15ǎ18ŀ26M31Ʈ
~stor	56 -10Ɨ-8ķơƳ-7Ơǔ-6ĸƜ6Ƒ7ņŊ8ųƼǞ9ōǡ10ļǅǖ11Oǌ12ţƈƻ13ŔǎǟǢ15Ǌ17Ť20j23ƽ28ǋ40ǍǗ49ƥ53Ɔ54ƚ
~stov	78 59Ɛ
~stp	88 25ƴ
~stpo	88 25ƴ
~str	53 -10ǌ-8ŗǞ-7ŏ-6ƴ6ǆ7ĴŇǟ8ĸŔ9QƏ10Ƽ11tŀƽǃǧǩ12EGŜŭ13ŞǕ14Ƒ16ƓƘ18Ƈ20Ušƅ21ũūŰ22Ǎ30ǋ32D
~stra	68 -7ŏƴ7Ƽ8jǣǧ9oyŻ10lwĴň11Ɯ12Ŕ14š18ŀǕ19Ş22ū
~stre	63 7ŚŨǝ8ƞƟ12š14ǋ15G16Eǃ17tŜ25U27ũŰ42D
~stri	73 -7ǌ7Vū8ơǄ9ǔ11řƏǓǛ13Ň16Q20ŭ24Ǎ27ǋ
~stro	81 10ƿ11Ƽ16ĸ18ƽ
~stru	67 -7Ǟ6ǧ7ƌ8Ǎ10ǆ12Pǟ20ǩ21Ƒ22Ɠ23Ƙ25Ƈ27ƅ
~sts	67 6Ǐ7Ŕ8Xŷ9uƭ11ŹƤ14ǝ16ǈ18Ǒ20Ǚ25ƾ27Ɯ
~sts>	67 6Ǐ7Ŕ8Xŷ9uƭ11ŹƤ14ǝ16ǈ18Ǒ20Ǚ25ƾ27Ɯ
~stu	56 -15ǩ-10ƽ-7Ƽ-6PŪƵ6d7qƲǥ8XőƉǓ9sŁŋƣƱǏǕǜ10Ƌ11Aǐ12Zŀǘ13ƮǢ15ǂ16ư17Ƣ18ŵ19Ɲ20Ƈ22ƥ30Ɨ31ź34m
~stuc	72 -13Z-6Ƶ11őŞ13ƣ18ŀ19Ʈ22ư25ŵ27Ƈ
~stud	69 -13ǩ14Ʊ24Z41ź43m
~stuf	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8ǥ9XƉƲǓ10sŁŋǜ11ǏǕ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
~sty	75 8Ɖǈ9Ǉ22Ǒ
~styl	75 8Ɖǈ9Ǉ22Ǒ
~sua	73 -12Ŗ7ƅơ8ř9Ķ10W11ǩ12Aĺǡ13ǀǅ14ł17ŭ25L
~sual	73 -12Ŗ7ƅơ8ř9Ķ10W11ǩ12Aĺǡ13ǀǅ14ł17ŭ25L
~sub	63 -21Ƌ-18Ǉ-14ŵ-7ǧ-6œơ6ƅ9Ǥ10ů11ųǓ21Ō36Ŷ76Ǒ83ǒ
~sub>	83 -28Ƌ30Ǒ35ǒ
~subc	79 10Ǒ26ǒ
~subs	69 -19Ǉ-6œ10Ǥ43ǒ51Ǒ
~suc	88 11Z12ƻ
~such	88 11Z12ƻ
~sud	86 10ŭ14ĸ15ĺ
~sudd	86 10ŭ14ĸ15ĺ
~sue	71 -9Ŗ9ĿƵ10Yǂ11Ƹ20ķ26Ÿ35ǜ
~sued	73 -9Ŗ10ĿƵ11Y21ķ27Ÿ36ǜ
~sues	86 12ǂ13Ƹ
~sug	81 -11ǁ7Ƃ9ƽ14Ǚ22ƴ31Ƽ
~suga	83 -11ǁ9ƽ22ƴ33Ƽ
~sui	78 -8ŗ11ǡǦ14ǜ15Ň20L26ķ
~suit	79 -8ŗ11ǡǦ14ǜ15Ň17ķ21L
~sul	85 24ƻ43ǚ
~sum	76 14Ɵ19Ǉ20k28x45Ɗ
~summ	83 15Ɵ21Ǉ22k31x
~sump	81 48Ɗ
~sun	81 7ŉ19ƌ47j
~sup	68 -8ǝ7Ŕ9rt10nz11ǐ13Ɲ14ƿ15L24Ŏ37ǩ50Ǖ
~supp	68 -8ǝ7Ŕ9r10z11n12ǐ13Ɲ14ƿ16L24Ŏ52Ǖ
~sur	42 -17Ǒ-14ƸǏ-12ƒ-10ơǦ-9nƔ-8ĿŌ-7wQōũŬƝƥǍǔ-6kńŇ6ƙǂǘǝǧ7ŖŘřŚŴŽƂƬ8Ĺ9ĺŤ10ƦƳ12Ʃƪ13iŁŭƭǨ14ľ15WŒ16aņŗţƄ17Ū18ƕƴǓǤ19ŀƃ23š27Ǣ28Ƽ29Ɠƨ34ǥ36Őǌ37ş39ſǒ45ŏ
~sura	48 -11Ǧ-10ƔƸ-9ǂ-8őǄ-6ũǔ6ƨ7rAŧſƀƇƤ8XŗřŦƁ9ŜŞŪƂƙǤ10ŘŚǘ11ǓǨ12Ƭƴ13Ƴ14ĺ15şƃƦ16Ʃ17ƭǥ18Łŏǒ19Œš20ľ21ņŐƄ22ţ23W25ƕǌ
~sure	51 -17Ǒ-15Ǐ-10ơ-9ƒ-8Ō-7ĿŞƥǍ-6ōƸ7ZŢƃƅƜ8šŽǄǧ9ŖƘǂ10ƴ11ŗŴǓ13Ť14ŏ15aő16ǥ17ǌ19ŭ20Ƽ23Ő24ŀ29şƨ30ǒ37Ǣ41ſƓ
~surg	88 8t13ǂ30Ƽ
~suri	88 -7ǐ13ǥ16Ū25Ĺ26ŏ
~surp	86 11ĸ12ŏ25Ǥ
~surr	85 32ƪ
~surv	83 -7k15x19ǝ35i
~sus	78 10tƄ11pr13s15Łǂ17Ʒ18Ÿ
~sus>	83 11t12pr14s16ǂ17Ł18Ʒ
~susp	86 11Ƅ20Ÿ
~suv	88 -13ŷ20ų28Ū
~suv>	88 -13ŷ20ų28Ū
~swa	86 -8Ŷ16ũ32Ƶ36ų
~swap	86 -8Ŷ16ũ32Ƶ36ų
~swe	72 -10x-7ƴ-6I7ƫ8ľ9ơ10ǚ11wƶ12KƐ13ĻŔ16t17D20c21Ŭ46ŉ
~swee	82 -11x8ƫ10ơ12w14ƶ18t20D25Ŭ
~swer	78 -7ƴ-6ō11ľǚ14KĻŔ51ŉ
~swi	69 -11ǎ-7KǊ10ǖ11Ĵ14ŌŸ20X23M25ő43Ţ53ƍ
~swim	83 66ƍ
~swin	82 -8K14Ĵ26X30M
~swit	76 -12ǎ-7Ǌ16Ÿ17Ō27ő48Ţ
~swo	85 -9ǜ10H52ǘ
~swor	85 -9ǜ10H52ǘ
~sy>	67 -11q-10ƾ-8ǩ-6ĿƗ6ǎ8l9gk10ǂ11Mǧ12t13ŧź14PŊ17ś24Ɲ26ǟ27U37N
~sys	68 -10n-8Ų11bǝ12ǘ13ǕǛ21Ǝ22Ǘ32ǖ
~syst	68 -10n11bǝ12ǘ13Ǜ21Ǝ22Ǘ33ǖ
~ta>	78 -9Ɵ-8ǆ-7ǘ7Ĺ12ƛ17Ců21ǃ46Ǘ
~tab	68 -10ƌ-7ǩ-6Ơ8ŌƤ9łƮ10Ś12sƥƳ15X16Ž18T22n29Ƨ31MƉ
~tabl	69 -10ƌ-7ǩ-6Ơ8ŌƤ9ł10ŚƮ12ƥ13sƳ16X18T22n29Ƨ32M
~tac	72 -8Ƴ7ś9Ǩ12ǘ13Ő14Ƽƽ17Ŵ30Ƒ32K38Ŷ44Ų
~tach	82 8ś15Ŷ34Ƒ
~tack	81 -9Ƴ11Ǩ14ǘ16ŐƼ17ƽ
~taf	81 -19Ş32ǜ34ǈ46Ǉ
~taff	81 -19Ş32ǜ34ǈ46Ǉ
~tag	79 -27I-18e-11Ų-9Cř6ƚ23ǩ25Ɔ88ū
~tage	82 7ƚ26Ɔ
~tai	73 6ƣ7Ɔƥ9k11Ɣ13Ɯ19Ɗ23Ƥ24Ǆ28ƛ29Ǎ
~tail	88 13Ɣ31Ǆ
~tair	77 7ƣƥ8Ɔ10ƛ13Ɯ21Ɗ24Ƥ31Ǎ
~tak	51 -17ǩ-12Ǘ-10ŬŶƮ-9ZƊ-7ĿňƆƽ-6R6ŨƦǋ7TĴŇŴŹƏƯ8NņũźƔƛ9śŞŠ10Ǡ11ŭƪǄǒ13kłƓƗ14ų15őƖǊ16ŎǛǨ18ƧƬ19ŢƱǂ21ŧƤ22ǚ24ķ25ǁǞ26ů27zB33ǖ49ƻ
~take	51 -12Ǘ-10ŬŶ-9ZƊƮ-7ňƆ-6ǩ6kŝƦǋ7aŇŨŴŹƏƯ8NTņźƔƛ9śŞŠũ11ƪǄǒ13łƓƗ14ų15őƖǊ16ŎǛǨ18Ƭ19zŢƧƱǂ21ŧƤ22ǚ24ķ25ƻǁ26ů27BǞ33ǖ
~taki	81 -17ǩ9Ĵ11k12zǠ14ŭ39ƻ
~tal	51 -11ņ-10Ťǡ-9Ƈ-8Ƨ-7R-6Ź6cPŅƍƤ7SĸťƯƷƿǉǌǚ8BƀƐƲ9ĵƨƼǨ10gǔ11fvOǍǙ12Ĺ13aĽŇ14Aǂ15sŦƸ16EŠƉ17ŵ19rşƢ20ń23Q25ķ34N35ǩ36ƺ41Ɓ
~tal>	59 -11ǡ-9ŤƇ-7ť-6C6ž7uƃƗ8qVķƦƹ9WZĸŅƤǌ10gSƀ11Pǉ12Ƽ13Ǎ14Ŧ15Ǩ16f18ş19EƸ20Ɖ25Ƣ32Q34ǩ55Ɓ
~talk	59 -12ņ-7Ǆ6XƆ7CKUƅ8ōƍǠ10ƯƷ11cBǩ12ĵƨ13O14vǙ16Ĺť17Ň18asAĽ19Š26rń42N
~tall	75 8ǚ10Ž14Ɛ17Ǆ18ǂ58ƺ
~tals	86 -10F-9Ɓ9Ɯ17ǔ34ķ
~tam	86 13ǃ14j17ǚ19ƻ
~tan	62 -14ǩ-9ǋ-8sI-7ſ-6Ő6Ţƚ7Kĺ8ĻŒƽǞ9C10Ű11ųƉƴǖǚ12ŶƱ13ZŨƋǆ16ķ17B18Ǎ19ƶ20ľ21ŖǠ23A25ň
~tand	70 -10ǋ-9s-7ōſ6Ɵ7XŀƑƚ8ũ9KĺŢ10rĻŒƽǞ12Ɖ13ƴǖ15ZŨ19ķ21Ǎ25Ŗ29ň
~tang	88 15Ű16ų19Ŷ
~tant	70 -10ǩ10ƶ13ō15Ʊ16ǆǚ23B24ľ25Ǡ27A
~tap	83 -9Ɵ12ƛ65ŋ
~tape	86 52ŋ
~tar	59 -7kGĹ-6i7xőǒ8ǧ9Řū10ŕŪ11RĽ12dƋ13aĺ15gǓ16Ź17œƘơ18Ʊǩ19ř33Ť34Ń35S36Ō55ǅ
~tar>	86 -7a14Ƙ24g26ơ
~tart	60 -7kG-6iĹ6ŏ7őǒ8xǧ9Řū11Rŕ12d13Ƌ14ĺ15Ǔ16Ź18aœǩ19řƱ23Ť25Ń36S37Ō56ǅ
~tas	86 12Y14ű15ĸ
~tat	58 -11S-8J-7Ńŏŷ-6yű6ż7ş8ľůƻ9ĵĸƲƶ10Ś11Ŕ13ū14Ķ15ƪƱ16Eķń17ő18ǔ19ŅŗŻ22Ə23f24ǣ27ŀƄ31C34Ő35Ÿ
~tate	61 -12S-8Jŏ-7Ńŷ-6ű6Ǟ7ş8ż9ľƲ10ĵĸŀƶ11Śů12Ŕ14ū15Ķ17EķƪƱ18ńő19ǔ20Ņŗ25ǣ29Ƅ33C36Ő37Ÿ
~tati	75 13ƻ22ŀ26Ż32Ə
~tatu	83 38f
~tau	81 -10ǐ8ś14Ǜ16ƣ18Ǎ23ǟ
~taur	82 -10ǐ14Ǜ16ƣ18Ǎ23ǟ
~tax	76 7Ǌ8f11ǆ13Œǃ14Ƶ22ƅ31Ǡ35T
~tax>	82 8Ǌ9f12ǆ13T24ƅ
~taxe	83 13ǃ15ŒƵ26T30Ǡ
~tay	57 -13Y-10ǩ-9ŀ-7zQSƢ-6s7gKŐƵ8tB9yJƨ10Ǩ11Ű12F13ĺƧ15jƥ16X17k19n21Ř22Ƥǟ23HƩ25V34Ɯ38Ʒ40Ţ
~tay>	62 -14Y-9ŀ-7V-6s6ǈ8gHǞ9Ő10B11ƨ12ŢǨ16Ƨ17ƥ18X24Ř25Ƥ26Ʃ39Ɯ43Ʒ
~tayi	67 -8Ƣ-7QS8y9K10t17nFŢ18H19j21kĺ27ǟ38V
~tba	82 11xŠ12g13L18Ɯ
~tbal	85 11xŠ12g19Ɯ
~tch	57 -14ƾ-10ǎ-9Ǩ-7ŷǖ-6ŀǊ6bwǩ7qtŚťǈ8SVĺ9ŌšſƓ10ŉŘƎƘ11YŸƉƹ12ŏǄ15Ư16NǙ17fŽƟ18őǛ19gMų21L23Ķ27a28Ţ29ƌ
~tch>	64 -15ƾ-9Ǩ-7ŷǊ8tũƭ9qswŚ10SƓ11NŌŢǩ12ŘšſƯ13YŸ14Lŏƹ18a19Ǚ22őų27Ķ
~tcha	86 12g14V15ĺ17ŉ19ť
~tche	66 -8ǖ-6Ţ6ƙ7ł8ƭ9Ɖ10Lƞǈ11b12ƎƘ15g17Ǆ21fƟ23Ǜ24M35ƌ
~tchi	81 -13ǎ7Ư10N14Ž21a33Ţ
~tco	88 -12Ō14ļ44Ļ
~tdo	86 24g32ǝ
~te>	44 -18Ǐ-15v-13q-12Ʈ-11Ĵ-10ŏŧǒ-9FPś-8bsBňōƜǨ-7jlxUXŇũŷƅƛǈ-6ƙƵǂǄ6Ɣƞ7mŗƌơǀǦ8cķǎǢ10őƱǔ11ewŒœŴƥƷƾǡ12ŭƚǛ13EŌƹǋ14źƖ15ļŃǌǣ16Ĺ17NŬƄ18ůŸ19ǧ21ŕťƍ22ĵŔƲ26ǃ27dŝ28Ő30Ņ34hC40ū
~tea	70 -12h-10ŏ7r8M9Ʒ10ƵǃǎǑ12UƝ13xĶ14Kƨ15gS23q24ǈ37PǇ
~teac	79 -13h14Ɲ16UĶ28q43P
~tead	82 -8ŏ9r10M12Ǒ13Ƶ15ǎ18K19S
~team	80 11Ʒ15x17ƨ18g28ǈ43Ǉ
~tec	63 6ũ8X9wƏ10ſ11yǚ12Ŗ13ǘ14ƃ15ŏƭ16Ɖ18ľ19ŗ20Ǝ29ķ33ǈ
~tect	64 6ũ9wXƏ10ſ11ǚ12Ŗ13ǘ14ƃ15ŏƭ17Ɖ19ľŗ20Ǝ29ķ
~ted	52 -12ƈ-8Ĺ-7ńő-6l6xŝǍ7oIŉŞƝ8ƋǙǢ9uNķſƲǏ10ƆƉ11Ǥ12zơƼ13ĸ14Cǌ16ŁŇ17ƌǃ19Ōǅ20ƞ22ĺ26Ʊ36ƴ
~ted>	52 -12ƈ-8Ĺ-7ńő-6l6xŝǍ7oIŉŞƝ8ƋǙǢ9uNķſƲǏ10ƆƉ11Ǥ12zơƼ13ĸ14Cǌ16ŁŇ17ƌǃ19Ōǅ20ƞ22ĺ26Ʊ36ƴ
~tee	65 -9ŷ-8ų-6Ŀ7ǇǤ8ŃŢ11ƿ13ŭƛ16ź17Ə18v19Ǐ21ŕƂ67Ź
~teen	68 -10ŷ-8ų7Ǥ8Ń13ŭ18ź19v22ŕƂ70Ź
~teer	83 22Ə25Ǐ
~tel	43 -17I-15Ň-13ĺƼ-12Şƣ-11b-10ł-9LXťƩǌ-8Rŀŉś-7aoGĵķŧǐǝǥ-6ǃ6xšŶƚǙ7qƭƶǂǈǑǖ8jHŰſƵǕ9EĴĹļŪƨƿ10gnMŁœŠŢŭǆǞǣ11ŗƥưƸ12kuĿŖƳ13űƊ14żƴǜ15iǩ16Ũƞǔ17UŊŤƄ18Ž19PōŔ20Ǆ23ƾ30B31Ƥ
~tel>	78 16ǔ35ƾ49Ƥ
~tele	85 8s23ǩ35Ž
~tell	43 -17I-15Ň-12ĺŞ-11bƣ-9Lłť-8ŉśƩǌ-7oGRXĵǐ-6aķŧǝǥ6lKSńņŜƱ7xCšŶƉƚƟƶǈǖǛ8jqHſƭǑǔ9EļŰƨƵƿ10MĹœŢŪżǆ11gnĴŁŗŠŭƥǞ12kUĿŖư13uűƊ14Ƴ15iƴ16ƞ17ŊŨ18ŤƄ19ō20PŔ21Ǆ30B
~tely	73 -11Ƽ-8Ť7żǕ8U9Ɛ10ǂ11Ǚ12ƾ13ĺŻǏǟ15ǣ20ǜ21Ƹ
~tem	65 -10n9b10Ķǝ11ĸ12Ǜ13ľŚ19ƪ20Ǝ21Ǘ26ǘ30ǖ36Ƙ
~tem>	68 -10n10b11ǝ12ǘ13Ǜ21Ǝ22Ǘ26Ƙ32ǖ
~teme	82 8Ķ14ĸ17Ś19ľ25ƪ
~ten	58 -9ş-8LƦ-7ktIƷ-6Ɠ6sŜ7ń8crCƲƼ9žƐƙƠƵ10ŰŸƛƢǀ11Ǚ13ŗų14x16bFƿ19R20Ųǩ24Ɵ25Ɨ36Ǣ39Ɯ
~ten>	62 -7t7sŜŻ8ń9Ǔǩ10žƐƙƲ11Ơǀ12ƛǙ15ų16x17Ɵƿ18b19ŗ21Ɯ22Ų
~tena	82 -7Ǔ8ƣ12Ɵ15Ƣ24F28Ɯ
~tend	86 -11ş10Ƴ15Ƶ16Ű
~tent	77 -10Ʀ-8Ɠ14Ƽ35Ɨ47Ǣ
~tep	72 -6BJ7ŊƉ8d9ŤǘǨ11ƺǞ15ǅ16ž20u21ũ22Ɯ32Ư
~tep>	78 -7J8Ɖ9d10ǘǨ13Ǟ17žǅ36Ư
~teps	81 -7B10Ť23u24ũ26Ɯ
~ter	41 -19ǌ-16ǩ-12ĺŗŘŲŶ-11ļ-10d-9CXňŎŒŵƖǔǨ-8nPRŀŐŖƒƻǇ-7fsSYZőŝŴƮǀǚ-6IŁžſƔǥ6ƈƉƎƤǞ7ovJNOşƵ8gEKĹŕƌƐǗǤ9axƍƨƱǂǑǖ10quŇŢŰƇƊƢǊǕ11ŚŦźƽ12hzƃ13ĽŔƳǝ14yŧǘ15řŮ19Ũƭ20Ƌ21BUľ22Ʒ23Ưǎ24t25LƟ26wťơ28ƛ34ƩǛ35Aũ38ƙ
~ter>	44 -13ųƚ-11Ř-10ĺļœŶ-9Ɩǩ-8ŗǔ-7NRYĹňŎżǨ-6iCHŵǚ6xƕƧ7řűƨǟ8JŜţƎ9ƳǞǢ10ozEľƐǗǤ11wFŰŹǖ12AOǊ13qKŦŨ14ź15ķŚŢǛ16ĽŔ17ŧŮ19aB20y21Lƃ22ũ24Ƌ25UƷ26ǎ27Ư28t29ƛƟ31ť43ƙ
~tere	75 7ǐ8ō9Ĺ10Ɣơƪ11H16Bş17Ň20Š22ǃ
~teri	79 14Ǖ20Ɖ27Ƈ49Ǜ
~term	68 -12Ɣ-11ţ-8Ų9W10BƜƵ13Ǖ15ǜ20ŕ52ƭ53Ʃ
~tern	80 -9Ń-8ť9L13i14V17jŅŌ
~terr	81 7gw11Ũ12œ25ǝ32N
~ters	61 -26ǌ-16d-13ǃ-12ķ-11nB-7aƃǩ-6Ź7żƍ8vūƌ9Ƥ11ů12ƥ13uřƚ14ŏ15ũųǏ16Ʊ17Ĺ19ľƽ20w21b22ƢǑ23ǘ27h36ơ47A
~terw	88 8Ũ14Ƴ20ũ
~tery	88 -8ŏ14ư19Ɗ
~tes	55 -10ŝǩ-8ű6Ŏ7ayEHZş8ĻĽŐŶžǊ9ƌ10ůǧ11m12Ÿ13ū14ƽ15Ǚ17ō18ƾ19Ş21v22ǂ24Ƣ27ǁ29ǒ32ń40O
~tes>	56 -10ǩ-8ű-6ŝ6ŌŎ7ayEHş8ZĻĽŐ9Ǌ10ǁǧ11můƌ12Ÿ13ū14ƽ17ō20Ş21v23ǂ25Ƣ30ǒ33ń41O
~test	79 10ŧ24Ǚ25ǁ28ƾ
~tev	79 8Ʃ12qư15P18ŉ24ũ
~teve	79 8Ʃ12qư15P18ŉ24ũ
~tex	69 -7Jǩ10ū13ǘ19ś22l73K
~text	70 -7Jǩ10ū13ǘ19ś74K
~tfi	76 -9F7Ş9W10Š12Ǟ18aơ24Ő25Q27Ǆ
~tfit	76 -9F7Ş9W10Š12Ǟ18ơ24Ő25Q27Ǆ
~tfo	88 26ǣ32ƻ
~tfor	88 26ǣ32ƻ
~tga	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~tgag	64 -6ō11ƭ19Z21Ʈ38ƕ48Ɣ
~th>	33 -19ĺ-16Hŏ-15ǐ-13EǌǢ-12Lľ-11YǛ-10tţŪƺǅǨ-9GNOP-8ŤũơƩǄ-7hvŌōƅƋƫƶǆǎ-6qRśŸǔǚ6Uļǥ7BMœŚƥƧƼ8gnZŋŷƞưƽƿǡ9AŀřŶżǏ10ťŭŹ11pQňŬ12ĹŒŖŜŠǤ13ŲƐƒƬƱǁǃ14Ŋ15šƁƂƟǜ16Ķŝƃ17űƠ18ķńŞ19ŃşŢ20WƘǝ21ƢƸ22ŧǂ24Ĵŕ25ņƤƳ26Ő27bTVX28Ƶ31Ļ36s40ő45d
~tha	29 -22Ǉ-15Ǩ-14YĹŹ-13iƬ-11JXŘ-10NƭǍǞ-9yZŖƊƓǟ-8eľƟǊ-7PTơƨƮƲ-6vLƾ6žƋ7ƁƇƑƿǁǃǘ8AVĿŜŲƏƐƠƪǔǙǜǢ9HŁŬŻƈƜƫǧ10hlųƀƌƘǓǕǖ11kWĵŸƅǀ12FƯǂǋǩ13tŅűƻ14Cķŋůƥǝ15DMŀŧż16řƙ17ƍ18aEQŔ20ŤŮƝƳ21duŒũŽ22RĽśŪƩ25pū27Ƨ28Ŧ29ĺő33Gŭ36ň37Ŷ40ŇŠ41S46ť51ĸō52b54Ũ
~than	60 -10ŗ-6TŎ6LƘǔǜ7œŴƸǌ8Ɓ9ŇűƦƴǡ10ļťƒǇ11sYŒǋ12Ʃ13Ņ14GǦ15aƺ17ǂ20KŮ22kp24ķ31ž
~that	29 -27Ǉ-16Ĺ-15Ǩ-14iŹ-13YƬ-11JŘ-10NXľƓƭǍ-9LZŖǟ-8esyƊƟ-7PƦƨƮǊǞ-6ơƲ6cgnŌƘư7ķŎƇƋƑƿǁǘ8ŲŸƏƠǃ9AVĿŬŻƈƐƪƫǙǢǧ10alHŁŜŮƜǔǕ11hĵųƀƅƌƯǖ12WǀǓ13Fŗǋǩ14ŋŒűƻ15tCŀůżƥǝ16pDMŧƙƩ17ř18Qƍ19EŔŪ20Ɲ21dƳ22uŤũŽ23RĽś25ū26ĺ27GƧ29Ŧ31ő34ŭ37ň38Ŷ40Š41SŇ48ť51ĸ52b53ō55Ũ
~thd	69 12Ǘ14Ŝ21pv22d25c
~thda	69 12Ǘ14Ŝ21pv22d25c
~the	19 -24TŇ-18Ļ-16LƂ-15ŃŸ-14ňǎ-13Ĺ-12ip-10orXƬǘ-9dŨǜ-7Ŋŏ-6Oƨǀ6QŢ7ţŻƇƘư8KZņƜƲƾǏ9ŮƎǉǍ10ķńƌƓƔƣƱǅ11zEľōƁƏƗƭǌǡ12SĶŌŞšũŰŴŽžƅƚƶǣ13nWŗżƙƦ14hřŜŠſƍǄǒ15efkśźƒƯ16lǦ17ŒůƧǊǥ18GŐƄƕƪƻǃ19wŘƊǞǤ20ĽŹƉƐƛǁǑ21sŀŚǆ22łşŷƖƢǢǧ23ūŬųƽǛ24ŁƋ25xƈ26vŕŦŵƑǋǐ27ƝǇǓ29Ơǈ30UŅƞƟ31ƫ32ŔǟǠ33ơƮ35y37Ǩ41ŝ44ŧ
~the>	22 -21Ň-19ő-17ōŏ-16iƣ-15ƴ-14BHňŢ-13Ƃ-12T-11PƬ-10LŸ-9ouĻŖƳ-8zŒŝšƸǒ-7FVŊœƤ-6AŃŞƨ6wƃƦƽ7dJĿ8ŠűŶƚ9żžƜƝ10ƏƷ11fhŪƍƎƯƵǓ12ŐŔŗśŭƁƘƧưƻǈ13ĶŵƉǃǉ14ņŰŽƇƥǇǛ15EQŻƓƔ16ľŌŮźƅƊƪƭǑǡǦ17ĺǤ18ŤŴƒƙǁǌǏ19ŷƕǧ20eŦŹƟƮǆǊǣ21kůƌǍ23ŁłƋƞǅ24řǞ25xƄƑǥ26UŧƐ27ơ28yƈǐ29ĽƢ30Ś31ūƖƛǋǢǨ33ŀŕǟ34ų37ŬƠƫ42Ǡ
~thef	88 11Ť12ƀ14Ǝ
~thei	61 -10ǧ-9ţ-8P-7ŭ6Žǖ7őƃǘ8ƳǗ9z10Ś11ŝ12ǑǓ13yŧ15Ƣ16Ǖ18ǐ27v32Ʊ33Ŕ34ǈ46ǒ49Ņ
~them	51 -20ŀƱ-14Ŷ-13m-10Ľ-9G-8sSŦŨƞǩ-7ųǖ-6aĹ7PŕƪǕ8eŔśƄƻ9gƘ10Ŭžơ11ŷ13ǚ15Ǔ16xŧżƶ17œ19w22Œ23ƬƯǈ26ǒ30y31şǑ35Ţ37Š38Ş45ő50ŝ
~then	63 -19Ť-12Ň-10ƶ-9ĺŘ-7ŝ-6Ǟ6HŹ7ŌƔƭ8dQŶǔ9csńœſƇ10ŉƧƮƾ14wC15ył18Š19Ŏ20ƫ23ǩ25ņŵ27ǝ36ũ54ō
~ther	34 -22C-18dǎ-17œ-16ƥ-15ĺŒŲƛ-14pǅ-13T-12Ļƅ-11ƭǘ-10crLľŎŦŸ-9ťŻƒƿǀǕǩ-8aŠƬƼǌǢ-7qOĵĸļőŭƌƓǏǗǣ-6ņŮƺǐ6ŀŁ7ƈƏƢƤƸ8BŉŗŽƁ9AĴĶķƠƳ10KŊƜǂǇǔǦ11yMĿƙ12ƚƶǓ13jţƀƪƱ14hşƍƲ15žƦ16lUWŞ17VZŏšƞƣ18zŝŵǛ19fHƉǁǍ20ŘƗƝ21i22Ņŷ23ń24Ŵǃ25uƟ26ſƑǨ27ō28ǈ29SƊ31Ŝ33Ǆ37ƽ42s46n56G
~thes	61 -9R-7ű-6Ť6Ƹ7lVƁ8CŖǛ9n10fƠǌ11ŒŜǟǩ12Ǉ13tŐƗƺ15Ǟ16ŋ17ƒ19Q22P23A26U
~they	44 -14Ĺ-13lŵǃ-12YŃ-11iǩ-10auHƳ-9XĺĻňž-8ĸĿŀŠŨǞ-7jpCMŇŶƌǄǗǜǨ-6ĴƙƝƶǣ6ŜƖ7SśƋƩǁǈ8ŢǏǛ9œźƁƈƱǕ11ŗŹƦƽǇǓ12Ŗżǒ13yRǑ15Őƻ16zƅƾ17Ƨ18ƕ19Ƽ20ǧ21šǖ22ơ23ķƪ24Ơ25U26WŘ27w29Œ31vƴ33ŞǤ34Ŧ36Ʈ38Ņ45ŧ50ŝ52Ŕ
~thi	35 -18nŒ-15o-14F-11ŐƁǇ-10lŤŬźǗ-9TŅőŚƔƤƴǆ-8RŰƎƑǔǚ-7qvCńŢŮůƆƋƪ-6ŵžƩǜ6Jſ7cGQŞŶżƍơƳƾǛ8mEMZŊǟ9Ř10ƭƯƼǕǦ11UşŪű12ŌŕŖƄ13gĹľŲŽƶ14Ŏƹ15djƖƻǩ17Ǟ18sI19Ĵƥ20ŃŇŋ21ŝ22Ƙƨǂ23AŁ24kX25Nũ26HƬ27B28aţ29iō31ŀ32ŉ33Ƶ38Ļ39Ŀ43r52ŏ53ĺ
~thin	38 -14a-12qŋ-11FŌ-10nŒǇ-9sŜƧ-8lxzňŐƴǅǗ-7ctSŰŵƁƎƑƔǁǆǚǡ-6bTŅŬŮŷƪǔ6Ŕŕǐ7kŃŠƂƦƽǃǄǓ8yƵƸǀǖ9YĵķĸżƍƐư10EĻŘŶſǛǞ11XľŻ12ANZŞƗǩ13BƳƼǂǕǦ14ĴŪ15U16łŲƯƹǟ17gHűŽ18Ŗ19ŀ20Ƅ21şƻ22ƶ23ũƥ24ŏ26ţƘ27ĺŝ28ƨ30i32rƬ33Ň36ō39ŉ41Ŀ
~thir	78 7Ɩ10Ŝǡ15ǅ16ƣ18d21q26c
~this	46 -15Ň-14o-12n-11Œ-10şƶǃ-9ś-8yķŤƄƗǟ-7ńōŖŞŨűƢƨưƷ-6ĸŐŬƁƌƬƯǝǨ7iOǁ8xĴťŴơ10ň11mŕ12Hœŷƕƭǈ13ƺ14dAłǞ15JMŀǊ18X22Ɩ23Ĺ24kB25Ō26N27Ŏ31Ƶ32j34rsŁ35I36Ļ39ŋ44Ń50ŏ51ĺ55a
~thl	76 9Ɣ17Ơ32Ĵ
~thly	76 9Ɣ17Ơ32Ĵ
~tho	52 -11ǖ-10Ʀ-9őŖ-8bŗŨ-7Ŀǎ-6GTŹ6HUĺƵǠ7iAEĵŕ8ľŲƍƞƯ9xŊƅƎƜǓ10ƂƉǇ11ZńƮ12ŽǊǩ13ƈƭƺǑ14wư16ŏǤ19ŠƩ20šǨ21Ţ22Ƒ23ſ25Ʒ31Ň32ŵ
~thos	57 -11ǖ-8Ŗ-7Ũ-6ǎ6ŝǌ7űƕǄǍǐ8UņŕƈƗ9Eĵſƞ10AŇƍƯ11iŲƅƎƜǇ12Ɖ13Zń14Ǌ15ŽǑ16wǩ18Ǥ22Ʃ23Š25Ƒ
~thou	62 -11ŗ-10őƦ-8b6dŷƈǁ7Ǧ8e9aǠ10ĺ11H12ľŊ13Ƃ14Ǔ15Ʈ17ſƭƺ18ư19Ţ21ŏ26ŇǨ28š30Ʒ40ŵ
~thr	50 -9m-8ŗ-7QƟƽ-6P6ƊƮǘ7ĿňƱƻǝ8łŬ9Zĸšŵ10ļŧǦ11nzƁƳ12Ŕũ13bŊŐśƕ14ŖƆƌǥ15Ʀ16Ť17j18ƨ19ǖ23ŏŨ24ǎ30W
~thre	85 11Ň12ǜ14Ŏ
~thro	50 -8mŗ-7ƽ-6QƟ6ǘ7ĿňƊƮƱƻǝ8łŬ9Zšŵ10ĸļŧǦ11nƁƳ12zŔũ13ŊŐśƕ14ŖƆǥ15ƌƦ16Ť17j18ƨ19ǖ23ŏ24Ũǎ30W
~ths	63 -8Ơ-6ŁŤ7Ǥ8ǝ12ł14ŧ15vG16Ǆ18ƃ19Ů21ųǨ23Œ25Y31Ʈ
~ths>	63 -8Ơ-6ŁŤ7Ǥ8ǝ12ł14ŧ15vG16Ǆ18ƃ19Ů21ųǨ23Œ25Y31Ʈ
~thy	78 8ƽ22x25Ƹ
~thy>	78 8ƽ22x25Ƹ
~tia	81 10ǀ11Ʃǔ12a19ƴ22Ǆ
~tial	81 10ǀ11Ʃǔ12a19ƴ22Ǆ
~tib	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ňŭ34Ř
~tibl	59 7łǩ8ľƀ14Ɓ15Y16ŎŦ17ƚ20ňŭ34Ř
~tic	59 -10ż-7ŭǓ6ǚ7Ƽǌǘ8KƋƛƧǕ9N11ǖ12Šţ15Q16ǆ17Ĵ18ŶƇ23Ž25Ŕ27Ĺ29ŀ50Ż
~tic>	81 -8ŭ8Ĵ12Ǖ13Ƽ14ƛ17ǖ
~tice	76 7Ƌ9ǚ11K20Q23Ĺ
~tick	63 -11ż8ǘ10Ƨ11NĹ14ţ17ŀ20Ƈ21Ŷ28Ŕ54Ż
~tics	88 37Ž
~tie	72 -15ǩ-8ŷ6Ľ7Ʊ8h10Ǎ11ǈ16ǀ17ķơǏ25Ǘ26ł28f33c
~tie>	86 -14ǩ8Ľ13h30f31ł
~tien	88 -9ŷ-7ǂ12n26Ǘ
~ties	78 6ƠǛ8Ʊ11Ǎ12ǈ18ķǀ19ơ37c
~tif	63 -10ŕ-7ƣ7Ǎ10ǃ15ǒ16ū20źǌ33ǧ
~tifi	63 -10ŕ-6b11ǃ15ǒ16ū20źǌ33ǧ
~tig	86 8ǝ13H14L20g
~tigh	86 8ǝ13H14L20g
~til	51 -11ƛ-10Ÿ-8ĴŀŢŹ-7px-6Ōƅ7FŜƋƩƺǟ8ƞǧ10jyVǐ11fOUƉƬ12ZƔ14ŉ15zCũ16ǩ17qŕ18Ŭŷ19tP20QĺƖ21DJ22c23Ũ26I27v34ƫ41ƭ
~til>	78 -7Ń8y9O10Ƅ11V14ǧ15ĺŕ17v26ƭ
~tile	88 22Ɖ
~till	52 -11ƛ-10Ÿ-8ĴŢ-7xŀŹ6ƀƹƾ7FHŕŜƋƺ8ŃƩǟ9ƞ10ĺ11UƬ12fjOZ13Ɣ14ŉ15C16vzũ17q18Ŭǩ19tŷ20P21JQƖ22D23c24Ũ25ƭ26I35ƫ
~tim	51 -12Ǟ-9Ľ-8aŐŒŦǂ-7ƨǊǗ-6ŀ6ĵƑƫǉ7yTźƒƦ9ĺƧǘ10SņŜšƛƭƴƺǖ11œ12HWǀ13ŲƓ14Ɵǩ15Ļŵ16gs19Ƹ21ũ23Ǉ24ő25V26ǎ34NOR36Ń38L
~time	52 -12Ǟ-9Ľ-8aŐŒŦǂ-7ƨǗ6Ŋƫ7yTĵźƒ8Ʀ9ǘ10SņŜƛƧƭƴǖ11šƺ12Wœ13Hǀ14Ų15ŵƟ16Ļǩ17gs19Ƹ21ũ24őǇ25V27ǎ34R35NO37Ń39L
~tin	49 -11řƕǝ-10Sǆ-9Ň-8Ʀ-7sLĺŀŁŞƸ-6CŊŨ6kmǣ7gtNOĽšŮŹƢ8rKŏŚŶƄƅƟƯǅ9ŌƜ10PŭƆƵǃ11nx12wǙǚ13ĵƱ14MƎƘ15eƖ16Ǆ17FŤ18i19Ŀ20ƫǠ22Œ25ǈ26U31ƹ33Ķ35j54H
~tin>	63 -9ǉ-7Sř6nŌ7ĶƉ8ŶƜƹ9U10ĻŎƵƻǣ11jPƘǄ12tx13Œǅ14ƅ16Ǉ18ǚ23Ŀ27i41H
~tine	88 29ƹ
~ting	52 -11ƕ-10ǝ-9ǆǇ-8y-7qŇƦƸ-6LŁ6rĹŷƪ7nBǂǧ8kNOŮǄ9ĽŹƄƹ10KŝƟƯ11ŏŚƆ12ǃ13ŒŭǙ14wǈ15FMĵ16ƎƖƱ17eƫ19Ǡ20UŤ23H29j30Ķ
~tio	47 -13ţ-10ơ-8GƸ-6wNǑ6z7ľ8ĵŎ9qŗ10ŐƼ11Aż12Sŋƅưǁǝǣ13nxƿǜ14kŊŌƻ16Ļű18Ǔ19ǋ20mP21ŔƇ22Ňūǆ23ńƏ24Żǌ26ƌ28ŉ30Ʊ
~tion	47 -13ţ-10ơ-8GƸ-6wNǑ6z7ľ8ĵŎ9qŗ10ŐƼ11Aż12Sŋƅưǁǝǣ13nxƿǜ14kŊŌƻ16Ļű18Ǔ19ǋ20mP21ŔƇ22Ňūǆ23ńƏ24Żǌ26ƌ28ŉ30Ʊ
~tip	85 12ŉ20T33ł
~tip>	86 12ŉ34ł
~tir	67 -8H9q11Ŝű13Ļƭ19Ƨ21t31P36Ķ41V
~tire	68 9q11ű12VŜ13ƭ14Ļ19Ƨ22t33P39Ķ
~tiri	88 -7H38V
~tis	82 -8Ő9Ľ11ŧŪ12ƿ23ŝ
~tisf	88 -9Ő12ŧ24ŝ
~tist	88 10Ľ12Ū13ƿ
~tit	71 -12ũ-7Ƅ6ǐ7d8ű10qķ12Ņ20P29ń31Ɩ32Ŭ40ǆ
~titi	88 7Ɩ16Ņ37ń
~titl	74 -12ũ-7Ƅ7ǈǐ10ķ11q14ű21P27Ɩ33Ŭ
~tity	88 -7Ʃ11d53ǆ
~tiv	83 -15ǩ6Ŋ13ŏ19ǀ37l
~tive	85 -16ǩ6Ŋ13ŏ38l
~tle	55 -11ũ-10Ǉ-8hǩ-7ŚƄƛ6cdķņ7IĶŻŽƎƝƹ8kļƳ9zYŧ11ŊƦ13aqvPżƯ15Ņœ16wŦ17ű21Ų22Ŭ24xƻ25u28Ɩ31ƞ
~tle>	56 -11ũǇ-8hǩ-7ƛ-6Ƅ6dgņƜ7IŽƎƝƹ8cĶļŻƳƻ9kzŧ10Y11ŊƞƦ14aqżƯ16vŅœ18wPű19Ɩ21Ų25xŬ26u
~tled	80 6Ń8ǐ11ķ14Ŧ30ƞ
~tles	88 -8P-6Ś10ǈ27ƻ
~tll	86 32ł
~tll>	86 32ł
~tly	62 -14ŕ-8Ǎ-7ƌ-6wQ6fBP7UķŮ8sĸŅň9ĺũƁƳǖ10ŀšŤ12Ő14ơ15DŖ18a22Œ24ŏ31ŭ35ǔ37Ǆ
~tly>	62 -14ŕ-8Ǎ-7ƌ-6wQ6fBP7UķŮ8sĸŅň9ĺũƁƳǖ10ŀšŤ12Ő14ơ15DŖ18a22Œ24ŏ31ŭ35ǔ37Ǆ
~tma	79 7Ƌ17d21k30ƞ35J
~tmas	83 8Ƌ18d20D22k
~tme	57 -11ǧ-10X-9Ɲ-7ƛ7ŵƎǖ8ŀ10ƞƿ11Ǎ12GŰ13ƾ15ķ16ƏƜ17Ť18ƥ19ơ20Ƥ21D22Ɨ23Ơǚ25Ƣ28ƣ
~tmen	57 -11ǧ-10X-9Ɲ-7ƛ7ŵƎǖ8ŀ10ƞƿ11Ǎ12GŰ13ƾ15ķ16ƏƜ17Ť18ƥ19ơ20Ƥ21D22Ɨ23Ơǚ25Ƣ28ƣ
~tne	67 -19d-16Ƹ-12Ů-8Q-7w-6Ň11sŁ13r14Ʋ18Ʒ22Ǡ23t24q25Ŵǆ26ǂ27Ǩ31p32oƨ
~tner	67 -19d-16Ƹ-12Ů-8Q-7w-6Ň11s12Ł13r18Ʒ22Ǡ23t24q25Ŵǆ26ǂ27Ǩ31p32oƨ
~to>	31 -24n-22Ŗ-19ű-18ǅǒ-17rƦ-14Ʃǈ-13ŀŏŒ-12ƻǋǡ-11vťƅǆǛ-10fƁǇǖ-9jwŕǊ-8QŤŮƆƞǂǢ-7pPĵƊƪƼƿǚ-6imqWņő6oǍ7RĿūƱƳ8gŊƀƂƖƬǑǔ9Jķư10kzĴŷſƃƌǀǓ11dtĹŜƛ12OTŠƄƤ13ļƓ14ųƑƕǜǩ15LƗ16NŝǁǗ17AƜ18eKĻľŵǌ19XŶŹǏ20yHŧ21BGĺŎœŲ22aō23Z24Vĸł25ŋƭǝ26sţ30ŨƯƷ31ŉ32ś33Ţ34ƫ38Ń40ů43Mžƶ45Ǟ48Ō50Ł52Ƶ
~tob	78 12ǂ48ƹ
~toba	78 12ǂ48ƹ
~toc	78 7Ķ23ķ27Ɲ29Ǐ
~tock	78 7Ķ23ķ27Ɲ29Ǐ
~tod	53 -22ž-19ǡ-10o-9Ŋ-8ƧƨǗ-7Tǩ-6XǏ6ĸƲ8ő9Ŝ11ŗ12aƄ13xƪ14v15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ35Ļ40i41ŏ45ĺ
~toda	53 -22ž-19ǡ-10o-9Ŋ-8Ƨƨ-7TǗ-6Ǐ6ĸ8ő11ŗŜ12Ƅ13aƪ15tĹ19Ŗǥ22ű24jOƦ25Ő26Ō30Œ36Ļ40i41ŏ45ĺ
~tof	86 8ǀ17ũ31ƛ
~toff	86 8ǀ17ũ31ƛ
~tog	75 7u9Ɓ12Zǉ15Ǌ19s21M24ş
~toge	75 7u9Ɓ12Zǉ15Ǌ19s21M24ş
~tol	73 -7n8Y10lŖ11juƁƾ12ļƙƧ14Ƽ16dƴ17Ŕ20A24B
~told	73 -7n8Y10lŖ11juƁƾ12ļƙƧ14Ƽ16dƴ17Ŕ20A24B
~tom	55 -11Ǟ-7lG-6SŲ6ƬǕ7kIŅƤǥ8ǝ9jłƛ10ĸǟ12Ʀ14űǚ15ĴƝ17ǡ19Yǃ23ǖ24L25Ǔ27őǗ29ǔ
~tom>	86 9ū10e11Ņ13ǥ15ł
~toma	85 15jƛ27Ĵ
~tome	61 -8G-7lSŲ7ĿǄ9k12ǟ16ǚ18Ɲ19ǡ22ǃ28Ǔǖ30őǗ34ǔ
~tomo	64 -7Ǟ7ƄƮǒǣ8IƬ9Ǖ10Ƥǝ13ĸ14Ʀ17ű24Y29L
~ton	74 -7ĺ8ś9Ɗ10ŉŌ11bLŻ12Ŗ13Ʀǝ17r18ǩ25Ƥ29l
~ton>	85 12Ō13Ż14Ƥ22ǩ34l
~toni	78 9śƊ12L13Ŗ14ƤƦ15ǝ18r
~too	55 -9amƾ-8ĶŁŗŝ-7LŌœŰŻǈǦ-6ƛ6uŎ7beŧūƎƯ8ĿŪƂ9źƢ10łŠƪǚǛ11ŇũǑǙ12otǄ14Ʋƿ15sşƨ16Ƭ17ń18jUXň20ŽƳ22Ɲ23Ǣ24q39Ǐ
~too>	61 -9am-8ĶǦ-7ŌœŗŻƛǈ-6ŭ7Ʒǆ8beuŎƎ9cĿŪūƂ10źƢ11ǚǛ13ŇǑ14oǄ16Ƴƿ18sş19ƨƬ20ń21jUX22ňŽ27q
~took	76 -12ƾ-7Ł10kƀ12Ưǂ15łŠŧƪ16ũ20t21Ƴ
~tool	68 -12Ű-7L16Ǚ29Ǣ32Ɲ52Ǐ
~top	60 -12Ǐ-7ŏœ-6ǩ6ǝ7ĽǗǛǥ8VWƵǔ9tyƝ10mƁƣ12OTňǊ13Ţǎ16ŀ18ƈ20Ĵ21Ƃ22M23ľř24Ɖ25Ʈ28ŗ
~top>	62 -12Ǐ-7ŏœƮ6Ǩ8WĽǗǛǥ9VƵǔǝ10mƝ11Ɓƣ13TňǊ14ǎ16M18ƈ22Ƃ24ř25ľƉ
~topp	79 9M12t15y19Ţ20Ʈ22ŀ
~tops	88 12O16ƌ25Ʈ37ŗ
~tor	47 -12ǩ-11Ǉ-10ŗǈ-9JķŁ-8Ƴ-7ĸƠƯǐǓ-6aĵƢƫ6Ƹ7ōſƌǀǄǅǌ8OţǏǖ9łŻƃƜ10ŔŷǂǎǟǤǧ11ŪǊ13ǡ14Ž15Ɩǒǘ16jƻ17Ɲ18ƈƽǢ21ǋǑ27ŤƼ31Ǝƾ32ǍǗ35Ʋ38ƥ43Ɔ55ƚ
~tor>	61 -12Ŧ-10Jǈ-9Ł-8Ǉ-6Ư7ǣ8ƓƖ9ƻǆ10ļǒ12ƈǄ13Żƌ14łǤǧ15ƃ16ǂ19Ɯ21Ž23ǘ27Ƽƾ40Ʋ
~tora	75 8Ɗ11Ƒ56ƥ
~torc	85 16ş17ǀ24Ū
~tore	66 -9ơ-8Ɨ-7Ơ-6ĵƜ8Ǐǥ10ų11Ǟ12ǅ13ǌ14ǖ15Ǝƻ16ǎǟ17ƥǢ18Ǌ20ǡ33Ǎ43ǋ46Ǘ
~tori	66 -9ǋ-7ƣ9ǔ10ƅ15Ǎ18ſ21Ť27Ɔ
~torm	75 -7ĸ10Ŕ17ƈ32j80ƚ
~torn	80 8Ʋ9ǝ13Ŀ16Ɩ17B31ƚ
~tors	69 -9Ǔ11Ŧ12ƣǡ14ǒ19ƾ21ŷ33Ǝ38Ǒ
~tory	65 -10ǡ-8Ƴ-7ƥǩ7Ŕ8Ƹ9ņŊ10ơƼ13OōǢ16ţ18Ǐ19Ɨ21Ɲ23Ť29ƽ41Ɔ
~tot	72 -10Ť-9Ʀ-7ť-6Ƨ9u10ŽƗƹ11Ņ12ZƠ13ƀƿ14g16ǉ18Ŧ23ş24ŵ
~tota	72 -10Ť-9Ʀ-7ť-6Ƨ9u10ŽƗƹ11Ņ12ZƠ13ƀƿ14g16ǉ18Ŧ23ş24ŵ
~tou	78 7ƿ11Kķƹ12Ƽ15ŀǝ17Ŝ
~touc	80 7ƿ11Kķƹ13Ƽ17Ŝ
~tov	78 59Ɛ
~tove	78 59Ɛ
~tow	65 -9Ŗřǖ-8c-6ƛ6ņ8ǋ9ƾ12ŭ14Ň15ůǕ17Ɵ20Ǎ21Xƣ22ǩ26E47l57C94Ɓ
~towa	86 20Ň30X
~towi	82 37Ɓ
~town	69 -8c-6ƛ7ņǐ9ǋ10ƣƾ13ŭ16ů18Ɵ21Ǎ25ǩ28E51l63C
~tpo	88 25ƴ
~tpon	88 25ƴ
~tra	50 -10k-7GŏųŹ-6CĸŇŚǩ6NǍ7řƖƢǏ8yŔŗűƌ9šƴ10Ǉ11QǕ12Şźǐ13ūƒ14Ż15lS17ŀƂ18ǒ19Ǥ21Ɓ24ƍ26ǀ27ƟǑ28PůǙ32Ǔ43Ž
~tra>	76 -10k-7Ź8Ǧ10Ų11ƶ13Ƥ22ƂƴǇ34Ǥ
~trac	59 8ƓƩ9ŦƖǊ10ƢǄ11řƌ12ǧ13ŗ16ƒ23ǒ27Ǒ40Ǔ59Ž
~trad	78 -9G6y9ǣ10m11Ǒǟ13Ɲ27S28P
~traf	86 14Nǋ15Ż18ů
~trai	68 -8ų-7ŏƴ6j7Ƽǣ8l9oňŻ10wĴ11ǏǛ12Ŕǘ14š18PQ19ǐ21ŀ23ź27ů41Ǚ
~tram	76 40ƍ
~tran	73 9Y10y12Ɯ16lǐ17ű20Ǖ
~tras	88 47Ɓ
~trat	88 25Ş30ū
~trav	78 7Ƃ38ǀ46Ɵ
~tre	56 -16g-7ń-6ƋǛ6YƚƞƟƶ7j8kŞǜ9ŜƘ10šǋ12it13EGŤŶơƼǃ15ƿ16ņǀ17ŧǄ18Ű23ũ24ŝ25ǚ37Ƒ38U46D
~trea	66 -7ń-6ŜƋ8ƶ10Ś11jk12ŞƘ16iŶ17Ƽ19Uƿ20ņ21ŧ30ŝǚ
~tree	61 6ǝ8tƞ12ǋ15EGơ16Ŝǃ17Ť21ŰǄ27ũ42Ƒ53D
~tres	85 11YŨƚ12t16ǜ39U
~tri	63 -7O-6Ľǌ6Ǆ7Ōơ8ŢǛ9ƏǓ10řƜ11Ň12ǀ13Q14q16ŭƑ18ƁǑ19Ǎ22ǋ24ů25Ƌ32ǘ33k
~tric	71 7P8ơǄǔ10Ə11Ǔ16qQ20ǘ21ŭǑ29Ƌ
~trig	86 8ŁŬ12Ţ16Ō
~trip	75 -8O8ū14Ɯ15ǀ17ǋ18Ɓ24Ǎ29ů40k
~tro	67 -10Ǉ-7n6Ɨ7Ʈ9ƛ11ptKĵĹ12ƿ15Şű18ǜ19ĸ24ƽ35Ƽ
~trok	85 12Ƽ19ƽ
~tron	83 6ľ7Ƙ8Ĵ11ƿ12Ɨ14K
~trou	72 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĹ13ĵ14Ƽ16Ş17ű20ǜ
~tru	54 -10ŗ-9ƔƕƭǄ-8ƂƝƩ-7RUş6ű7ƦǆǏ8ņŰǟǩ9Ĺƫ10ǋ11QŎŵƁ14Ƈ15cSƑ16Ɠ17Ƙ18ƅ21ų23ŪŬƏ24AZǦ25ŭ27Ŷ28Ŵ32Ʋ36ǐ
~truc	57 -10ŗ-9ƔƕǄ-8UƂƝƩ-7Rŀƭ-6ş6HǛ7űǍ8ƦǆǏ9Űǟ10Ĺ11ǋ12ŵƁ13Q14ǩ15Ƈ16Ƒ17SƓ20ƅ22ų24ŬƏ25Ū26ZǦ27ŭ29Ŵ30Ŷ38ǐ
~true	86 11ŧ15c21Ŏ
~trum	76 27Ƙ
~trus	74 13ņƫ17ŀ36A46Ʋ
~try	72 -11N-9Ƶ-6ƚ6Cƈ7ŮŸ12ǔ13Ǟ16Žǀ17l19ǘ20ń22I33L
~try>	73 -11N-6Ĵƚ6Cƈ7Ÿ12ǔ16Ž17lǀ19ǘ21ń23I34L
~ts>	40 -18ŷ-15ŝ-13Ś-11Ƭƹǂ-10GŌǨ-9oPŀŏƿǄ-8kQĹōƆƔƱǞ-7acvwAŐŒƕƳǐ-6rVŃşŨźƈƸ6jLŜƄǦ7sHšƉƗƟǎǔ8CŠŹƾ9IĴĵŖžƎƠƭ10gĶǀǊǗ11ntņŵƤǖ12EUǑǙ13ŶſǍǒǝǟ14Ŭƻǚ15Rķƫƽ16W17řƌ18ǌǡ20ŇƘ21ƯǢ24z25ż26Z29Şƣ31hŗ35Ż38Ɯ41Ǔ
~tse	83 -7ŗ11Ǣ13Ƙ16Ĵ22Ɠ
~tsel	83 -7ŗ11Ǣ13Ƙ16Ĵ22Ɠ
~tsi	74 -16U6Cƣƥ7Ǡ8ŰƉ10q15ǀ17Ʀ18g25Ƈ27j
~tsid	74 -16U6Cƣƥ7Ǡ8ŰƉ10q15ǀ17Ʀ18g25Ƈ27j
~tta	78 -8IƳ7Ĺś11Ǩ12C14Ŷǘ15Ƽ16ƽ
~ttac	80 -9Ƴ8ś11Ǩ14Ŷǘ16Ƽ17ƽ
~tte	55 -16Ź-11n-10ũ-9Qǩ-7ļ-6ķ6Ŀ7ūƊƙƛƲǓ8žƠǁ9rşŰ10řǙǛ11ōƚ12L13qAƨ14pKŇŗ15ǘ16oCŁŚ18Ş19hǂ22ź23Ŕƹ24ľ25t29Ľ38b
~tte>	88 31C32ƹ
~tted	88 -6ƫ9Ľ14Ō15Ŀ31Ł
~tten	70 6ǣ8Żǘ9Ɯ10ńǓǛ12žƲ13ŰƙƠ14ƛǙ21bŗ
~tter	59 -16Ź-11n-10ũ-9Q-7ļ6a7łť9ūǁ10ǂ11řş12ōƊ13r14qLƨ15AKƚ16p17Ň18Ś20oŞ23b24hź25ĽŔ26ľ30t
~tti	58 -11ǝ-8X-7B-6q6i7AŪűƖƨ8hwĵƪ9rPƝǠ10tĿŮ11ŹƘǙ12Ś13UƟǈ16n17M18x19ƹ21H22j23Ť31Œ38Ķ
~ttin	58 -11ǝ-8X-7B-6q6i7AŪűƖƨ8wĵƪ9rPƝǠ10tĿŮ11ŹƘǙ12Ś13UƟǈ16n17M18x19ƹ21H22j23Ť31Œ38Ķ
~ttl	57 -10Ǉ-7hƛǩ6ŐƜ7cgIņűƎƝ8dĶļŽƖƳƹ9z10Yŧ11ŊƦ14avżƯ16Ņœ17wŦ26uxƻ32ƞ
~ttle	57 -10Ǉ-7hƛǩ6ŐƜ7cgIņűƎƝ8dĶļŽƖƳƹ9z10Yŧ11ŊƦ14avżƯ16Ņœ17wŦ26uxƻ32ƞ
~tto	79 7Ʋ8ū9e10ŅŌ11ǥ14ł15Ɩ17B25ǩ
~ttom	86 9ū10e11Ņ13ǥ15ł
~ttor	88 9Ʋ17Ɩ19B
~tty	69 7Ķǐ8W9SōƑ10ŕǑǟ11ŨŴŶƙ12Ţž15G19U21Ƹ
~tty>	69 7Ķǐ8W9SōƑ10ŕǑǟ11ŨŴŶƙ12Ţž15G19U21Ƹ
~tua	72 -9u-8H-7Œ6ƴ7RǢ9ţŹƝ10ĻǨ11nǆ12F13Pž14zK25ŐŖ
~tual	75 -10u-8H-7Œ6Ɛ7RƴǢ9ţƝ11Ļ12ǆ13ž15KP26ŐŖ
~tuat	85 11Ź12Ǩ13n15F17z
~tub	77 -7v9d10ƚ12q38Ƌ40ƍ
~tub>	80 11ƚ13q43ƍ
~tuc	71 -13Z-8Ķ11őŞ13ƣ17ŀ18Ʈ19Y22ư23v24ŵ27Ƈ
~tucc	88 37Ƈ
~tuck	73 -13Z-8Ķ-6Ƶ11őŞ13ƣ18ŀ19Ʈ20Y22ư24v25ŵ
~tud	69 -13ǩ14Ʊ24Z41ź43m
~tude	70 8m14Ʊ25Z42ź
~tuf	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8ǥ9XƉƲǓ10sŁŋǜ11ǏǕ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
~tuff	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8ǥ9XƉƲǓ10sŁŋǜ11ǏǕ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
~tui	85 50Ʊ
~tuit	85 50Ʊ
~tul	85 10f11Ɣ
~tur	56 -13ǩ-9ǚ-8oŠ-7tDĻƘƦ-6ŕƅ6nVƞǣ7ĽŁŰ8Ɵǧ9AƥƷ10p11Ǣ12ƓƧǏ13GƢǙ14Ƒƪ15vŀŉŤſƉǆǊ17Ź18ĿţǄ19ś23fƇ24c26Ɨ28ǜ30ǅ34ƴ
~ture	64 -8o-7DƘ6Ʊ8nĽŴƞ9ŁŤǆ11ƥ12Ʒ13Ǣ14Ǐ15ƓƢ16G18Ƒ19Ɨ21fǄ23Ŀś27Ƈ36ǅ
~turn	63 -10ǩ-9ǚ-8Š-7tƦ-6ĻŕƳ6Ŏ7ķǞ8TVŤǆǣ10Űǧ11AƗƟ12p15Ƨ16ƪǙ18vǊ19ŉſ20Ź21ŀţ29c33ǜ40ƴ
~tus	82 22C37f
~tus>	83 38f
~tve	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
~tve>	78 8Ʀ9ŪƎ11žƑ13ũƇ15ƥ18ƌ27Ɨ
~twe	76 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ14š18hŷ21ň
~twee	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
~twi	77 -9ŭ-7Ǉ10Ĵţ11ŕǥ12ũ13uƻ15R19w27y
~twic	80 -10ŭ8y10ţ11Ĵ12ŕǥ13ũ14ƻ16R
~twin	88 -8Ǉ15u22y23w
~ty>	47 -12ŗų-9Ɲǩ-7ƦǄ-6jIũƩ7Gǚ8e9ƼǗ10ƅ11Uņǋ12ǐ13ƜƸ14yƀƑ15PƗ17ľƔ18Ķ19ƶǡ20ş21W22Ǔ23Ɵǆ24Dķơ25Ǣ30ǌ33Ǝ36Ǚ47C48ž
~tyl	74 8Ɖǈ9Ǉ13Ƌ21Ǒ
~tyli	76 8ǈ9Ǉ22Ǒ
~typ	69 -11Ʀ-8q-7ƅǍ6ǎ7ǆ8Tłƿ10ļǉ11p12Ɖ14Ƈƣ16ǔ17E20bd22Ǆ24Ʃ37Ƽ
~type	71 -11Ʀ-8qƅ-7Ǎ6b8ǆ9ł10ļǄ11ǉ12p13Ɖ15Ƈƣ16ǔ18E21d25Ʃ38Ƽ
~typi	83 9ǎ10Tƿ16bǄ
~uab	85 9ƥ14Ɗ31Ƙ
~uabl	85 9ƥ14Ɗ31Ƙ
~ual	62 -8uH-7Œ7ĶřţƝǩ8WĻŋ9AƦǆǉǊ10ĺžǀǡ11KPłŖǅ12Tƫ13Ů14ŭ21LŐ
~ual>	71 -9u-7H6ƴ8ŮǙǢ10Ǌ11ǆǉ12Ʀ13ǀ16T26Ő
~uall	68 -7Œ6ƅơ7Ů8ĶřţƝƫ9WĻǩ11Aĺǡ12łžǅ13KPŖ15ŭ23L
~uan	88 16ƹ23ƿ
~uana	88 16ƹ23ƿ
~uar	66 10ƦƬ13ƓƘ18Ĵǋ23Ń27ǖ29O33Ʋ36Ɔ
~uard	81 41Ʋ
~uare	71 12Ń14Ɠ20ǋ30ǖ39Ɔ
~uart	81 13ƦƬ15Ń16Ƙ22Ĵ36O
~uat	79 9Ʊ10Ź11Ǩ12n13F15mz19y
~uati	82 8y11mŹ12Ǩ13n14F16z
~ub>	75 -25Ƌ10ƚ12q27Ǒ31ǒ40ƍ
~uba	80 -18ŵ15ų42ǀ46Ŷ
~uba>	83 43ǀ
~ubc	79 10Ǒ26ǒ
~ubco	79 10Ǒ26ǒ
~ube	80 -12Ǉ-6v39Ƌ41Ų
~uber	83 -12Ǉ43Ų
~ubl	70 -10Ǉ7ĸ8Ʈ10ƛ11tƽ12pĵĹŘƼ15Şűƥ19ǜ22œ
~uble	71 -10Ǉ7ĸ8Ʈ10ƛ11ƽ12ptĵĹŘ13Ƽ15Ş16ű19ǜ23œ
~ubs	69 -19Ǉ-6œ10Ǥ43ǒ51Ǒ
~ubs>	70 -19Ǉ-6œ10Ǥ44ǒ52Ǒ
~uca	81 31Ʊ39m
~ucat	81 31Ʊ39m
~ucc	88 37Ƈ
~ucco	88 37Ƈ
~uch	44 -21Ƃ-11Ť-10ŧ-9Ĵĸŷǂ-8tŨŵƆƭƽ-7WŇŎşŪųƳǇǔ-6R6ƥƺ7ŕŢƔ8űƶǢ9ƚǌ10ƊƘƝư11zZŬƱ12Źƌǩ14OĶžǓ15Ǧ16Ř18XǛǡ19TƓǊ20YƠƨ22ĿǏ23ƪ24ŗƃǉ25ŅŮ27ƒƗ28ķƦ35Ŧ38Ƭ39Œ42œ
~uch>	44 -21Ƃ-11Ť-10ŧ-9Ĵĸŷǂ-8tŨŵƆƭƽ-7WŇŎŪųƳǇǔ-6Rş6ƺ7ŕŢƔƥ8űƶǢ9ƚǌ10ƊƝư11zZŬƘƱ12Źƌ13ǩ14OĶžǓ15Ǧ16Ř18XǛǡ19TƓǊ20YƠƨ22ĿǏ23ƪ24ŗƃǉ25ŅŮ27ƒƗ28ķƦ35Ŧ37œ39ŒƬ
~uck	56 -9Ɣƕ-8ƇƝ-7RUĶşƭ-6xƵ6H7ŀőţűŹž8ŰǏǞ10ĹƘƣ11ǋ12YƁ13QƮ15S16XZư17v20o21Ŭ22ųǦ24Ə25ŭ29ŴŶ31Ūŵ37ǐ
~uck>	59 -9Ɣƕ-8Ƈ-7Rƭ-6xƝ6ķŞ7HǛ8ŀőűŹƦ9ŰǏǞ10ƣ11ƘǦ12Ĺǋ15Ʈ17SƏ18ư19Z21ŵ22Ŭ24Ūŭų31Ŵ32Ŷ
~ucks	72 6ƀ7Ǧ10Ə11Ūž15ŵ17Ɓ22X52ǐ
~ucky	86 13Pţ32o
~uct	56 -8ŗ-7Ǟ6ľł7ƀǍ8ǆ9Pǟ10Ǖ11Ʃ13YƁǡ14Ŏ15Ŧƚ17Ƒ18ňƓ20Ƈ22ƅ23ǩ42Ř
~uct>	83 9Ɲ16ŘǕ21Ʃ
~ucti	57 -7Ǟ7ľłǍ8ƀ10Pǟ13Ɓ14YƇ15Ŏ16Ŧƚ19ň20ƅ25ǩ32Ř
~uctu	86 14ǆ24Ɠ28Ƒ
~ud>	80 -12Ŷ-11S7Ľ11ŋ12x13ƞ26Ǘ27ƿ
~udd	74 8ŭ11ĸŜ15Ľ17Ƴ18BƢ22A28ĺ30Ņ
~udde	86 10ŭ14ĸ15ĺ
~uddy	77 11Ŝ13Ƴ15ĺ16Ľ19B23A32Ņ
~ude	62 -9Ǉ-7Œ6ǣ7mŖƠ8Ʃ9s10cœ11ƁƆǉ12Ʊ14ƴ22Z25ŏ36ź
~ude>	74 -10Ǉ-8Œ11s13c14Ɔǉ32ŏ
~uded	80 7ǥ8ǣ12Ŗ13œ14Ɓ
~uden	69 8m9Ʃ14Ʊ16ƴ24Z42ź
~udg	76 9ż10eƿ11š15cķ21ĸ39X
~udge	78 9ż10e16ķ22ĸ40X
~udi	64 -8Ǉ15ǒ21Ş89Ǥ
~udit	65 -8Ǉ-6ǣ15ǒ21Ş90Ǥ
~ue>	60 -8HǇ-7Ǣ-6ǩ6Ʃ7cĸŧƁ8bŉŝƓ9BŻƾ10Ǐ11Ǎ14Ŗ15ŏǧ16ƒ19ű22ľ26y27ƪ28ŕǊ31Ŏ
~ued	72 -9Ŗ8ƫ9Ƶ10YĿ21ķ27Ÿ36ǜ
~ued>	72 -9Ŗ8ƫ9Ƶ10YĿ21ķ27Ÿ36ǜ
~ues	61 -11ǅ6ķ7dũƈ8iƘǂǊǖ9AƸ10Ŗ14Ɨ15Ľ17Ĺǩ22Ŋ33Ǣ34Ɯ44ŉ
~ues>	73 10Ƙǂ11Ƹ40Ǣ
~uess	79 -14ǅ9ƈ10ũ11Ǌǖ12i14Ŗ19Ɨ26ǩ
~uest	67 8dķ10A17Ľ19Ĺ25Ŋ39Ɯ50ŉ
~uff	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8ǥ9XƉƲǓ10sŁŋǜ11ǏǕ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
~uff>	63 -8Ƽƽ-6Ơ6ĽƊƍƎ7ƹ8Ǖǥ9XƉƲǓ10sŁŋǜ11Ǐ12Ƌ13A14ǐ15ǘǢ17ǂ20Ƣ22Ɲ25ƥ35Ɨ
~ug>	78 -25ŀ-8ĺ-7ŭ10KƏ11ƿ13Ǡ14ŧ27ƻ30Ž37Ş
~uga	83 -11ǁ9ƽ22ƴ33Ƽ
~ugar	83 -11ǁ9ƽ22ƴ33Ƽ
~ugg	86 7Ƃ15Ǚ19ŀ
~ugh	45 -13m-12b-11Ǣ-10Ɵ-8ĹŜƽ-7PQŝ-6ĴŒƧ6Zŀřšǜ7nqSĺļŶ8zũƁ9ŔŰ10ōŠžƕ11YŐſǥǦ12ŇŤŷƂƬǝ13vƨ14yŹƱ15ŏŖśŧƒƮ16ruŨƌǖǤ17lwłŊ19ǎ20jƗư22Ʀ23W24x
~ugh>	49 -11Ɵ-10ǩ-8mŗǢ-7Qƽ-6ĴŒ6Ɠ7RņŬŵƻ8Zĸš9SYļŧǜǦ10nťƁƳ11zŊŔũ12śžƕƗ13ŐŖŷ14rƦǥ15ŀŤǝ16Ƭ17ƨ18ǖǤ20ŏ23ǎ24Ũ27j28W
~ughl	68 -12Ǣ7Y13ķ15Ɨ18q19Ʈ
~ught	59 -13bd-12Ƴ-9ŀ-7mŝŨƭ6ŗ7aǞ8ŧƖ9HŊřǏǡ10ƞƩ12ĺƂƦƱ13Ű15yłŶƌ17ſ18ōŢŹ19l20Š22vư23Ň25uw27xƒ
~ugl	86 6ļ10Ǥ14ĵņ
~ugly	86 6ļ10Ǥ14ĵņ
~ugs	78 18ŀ26Ş41ƿ
~ugs>	78 18ŀ26Ş41ƿ
~uh>	75 6y7rx8ơ9gƏ10ĺƞ12Ņǟ13b16Ŷ17j22Ũ
~uic	69 -17ƪ-6IŦ7a8ŚǏ9D10ŭƕǉ11dŋ12řŝű13Y15Ť17E18Ŋ25Ǡ30ŧ
~uick	69 -17ƪ-6IŦ7a8ŚǏ9D10ŭƕǉ11dŋ12řŝű13Y15Ť17E18Ŋ25Ǡ30ŧ
~uie	88 -6ŕ10L14Ʈ15ŀ26ǎ
~uiet	88 -6ŕ10L14Ʈ15ŀ26ǎ
~uil	56 -9Ɔ-8FǨ-7ť-6ĸ6ķ7bX8Ɛǌ9Ƥ12Ʊ16ǝǞ17ƪ22ơ25ƑǢ26Ʃ28ǋ34ƣ44Ǎ47ƅ54Ɠ
~uild	58 -11Ƈ-9Ɔ-8F-7Ǩ-6ĸ6ĺƌ8X9Ɛǌ10Ƥ14ƅ20Ǣ24ơ26Ƒ29ǋ36ƣƩ46Ǎ58Ɠ
~uilt	69 -11Ʃ-8ť6Ǣ8Ʊ9ƺ10b11ķ14ǝ20Ƈ24ƪ26Ǟ40ƅ
~uin	83 -8D7Ǖ9ū10ķ13t23ƛ
~uip	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~uipm	68 -8Ɨ14Ǟ18Ǣ22Ɲ45Ǐ
~uir	75 -6Ǘ13Ǚ15ǌ18ơ26Ǔ
~uire	75 -6Ǘ13Ǚ15ǌ18ơ26Ǔ
~uis	79 15ĸ17ƿ18Ż24t25Ǝ
~uish	85 28Ǝ
~uit	64 -8ŗƝ-6sƟ7oƁǇ8ƺ9ǝǡǦ10Yǜ11VŇš15gL17h18Ɣǂ20Ƙ22Ƨ25Ķ36Ʊ42ķƹ
~uit>	70 -7ŗ8Ɓ9o10hǡǦ12Vš13Ň15ķ20ǂ25Ƨ29Ķ31ƹ
~uita	86 -6a24g28Ƙ
~uiti	85 50Ʊ
~uits	81 11hƺ15ǜǝ18Y21L
~uity	88 -10Ɲ25Ɣ43ķ
~ul>	71 -15ǖ8Ǎ9BƵ10iňǉ11ĸƮ13ů16ǜ17Ũ19ƥ24ũ29Ų32U
~ula	71 -8Ū-7ǃ-6Ţ7KŸƩ8fƪ9ŲƃƔƙ11ų12Ƙƾ14Ɖơ15Š31ǔ
~ular	73 -8Ū-7ǃ-6Ţ7Ÿ8KƩ10ƙ12ųƾ13ŲƘ15Ɖơ16Š32ǔ
~ulat	88 10f11Ɣ13ƪ
~uld	32 -18ĺ-16ƽ-15Ƴ-14Œ-12nŐ-10qƼ-9FRSŁŨǅǈǐǞ-8jkĹŀŦſǋ-7iloUŜšƟƠƩƾǇǛǣ-6Ŭƙƻǃ6Ŷƫ7HLŉƃƨ8bľĿŇŗũǘ9BǏǡǧ10ZŚƪ11KTŃǢ12ōƂƘǄ13ŘƱ14mŞƿǦ15aĵĻžƒƓƵǚ16ƏƸ17D18Ō19cű20YŽǩ21rǁ23ư24Ɨƶ25Ŋ26ĴǨ27Ư31M32sķƬƭ34Ţ35ŵ36śǝ39Ŏ43X45ƤƷ52ĸƮ
~uld>	32 -18ĺ-16ƽ-15Ƴ-14Œ-12nŐ-10qƼ-9FRSŁŨǅǈǐǞ-8jkĹŦſǋ-7iloUŜšƟƩƾǇǛǣ-6ŬƙƠƻǃ6Ŷƫ7HLƃƨ8bľŇŗũǘ9BĿŉǏǡǧ10ZŚƪ11KTŃǢ12ƂƘǄ13ŘƱ14mŞƿǦ15aĵĻžƒƓƵǚ16ƏƸ17D18Ō19cű20YŽǩ21r22ǁ23ư24Ɨƶ26ĴŊǨ27Ư31M32ķƬƭ33s35Ţŵ36śǝ39Ŏ43X45ƤƷ52ĸƮ
~ule	78 9dƬǏ15Ƙ22Ǚ31LR
~ule>	82 9dǏ10Ƭ16Ƙ19L35R
~ules	88 14L26Ǚ
~uli	88 -6Ū25ƻ27ǐ
~ulin	88 -6Ū25ƻ27ǐ
~ull	58 -8Vŏž-7ƒǩ6Ļ7ŧŲƌǟ8qtǍǛ9ľŊƟƤƼǄ10řŹƓ11Wƃ12hǙ13Œƭ15dDŎ22Ś25Ĵ27a28Ǉ29Ż33R47ƀ
~ull>	59 -8Vž-7ŏƒǩ6Ţ7ōǟ8tŲƌǛ9qǄ10řŹƓƟƤƼ11Wƃ13Œ16dDŎƭ23Ś26aĴ28Ǉ33R48ƀ
~ulle	81 12Ļ15Ŋ16ľ37Ż
~ult	75 -13ĺ8ş9ƃ14Ť17ǩ38ǚ45ż
~ult>	77 -14ĺ9ƃ15Ť18ǩ47ż
~um>	69 -14ř8Ʃ9Xƅ10Ś12œ13Ǜ14Ǥ15ŵƹ17D26Œ33ŗ35ž
~umb	47 -13Ś-9Ŗŷ-8v-7AĽƣǥ-6ƶ6jŉŗǔ9Ř10ŒŜžǇ11ĵľŇ12Ɠ13cy15EĻƒ16ƛƬ17ļǠ18Ÿ20Ƽ21XŅǕ22Ƌ23DǨ24Ǘ30C32e33ū34řƂ35Ǧ39I
~umb>	86 15jŉƒ22ĵ
~umbe	51 -13Ś-9ŷ-8vŖ-7AJƣǩ-6Ľ7ſƒǙ8ŗǔ10Ř11žǇ12ŇŒŜ13ľƓ15y16cĻ17E18ƬǠ19Cļ20Ÿ22Ƽ23Ǖ24XŅ25D26ǗǨ35e36ū38ř43I
~umbi	76 9Ǒ18ƛ38Ƌ
~umbr	62 7Ǔ13ǩ47ƂǦ
~ume	75 9Ś26Ƙ
~umen	75 9Ś26Ƙ
~umm	82 -6ƿ10ƹ15Ɵ21kǇ31x
~umme	83 15Ɵ21Ǉ22k31x
~ump	69 -10Ŧ-8Ǆ7Ǣ8Ĵ9ŗƍ10ž11Ň15ƃ19ű20Ŕ27Ţ35œ41Ɗǀ
~ump>	72 -9Ŧ-7Ǆ7Ǣ8Ĵ10ŗžƍ13ǀ16ƃ29Ţ36œ43Ɗ
~umpe	85 11ǀ24ű25Ŕ
~un>	56 -12R-8ŷƁǑǩ-7iŃƗƯ-6Ǉǖ6ŝǜ7pĵŅŻƆƘưǤ8šƓ9ňƢƧǋ10ţǥ12Ǘ13ǟ14xū15ŕ16eŦ17ſ18k19ű20A21OƩ23ƽ25şǎ26Ɲ28ŶƬ29g34Ǩ
~unc	70 7TƳ8O9ǥ10ǈ11A12LńŌǟ13N14Ľ15q16Bư22b
~unce	85 8J10A26b
~unch	76 7E9Oǥ10ư11ǈ13ńŌ14LN16qĽ
~uncl	82 8Tư9Ƴ15ǟ21B
~und	46 -12mǝ-11Ƣ-10H-9ǋǍ-8ZƮƳ-7xyDISĸľĿŝţžƅƉơǔ-6vwł6ř7ŎũŻǀǁ8ŚƜƩǈǜ9ĺŠŵƑǩ10LĵĻſǉ11Ɠƽǃ12ĽńŖ13CňƕǤ14TƊƲ15lŮƇ16G17ǌǣ18hisVŅ19YƣƱ20ƙ21X24cƒ28Ň29ƍ30ƺ34n35ǅ42ş
~und>	52 -12m-11ǝ-9H-7Zĺ-6I6űƸ7şƎǎ8zŭƥ9iƟ10hGǁ11nƣƩǜ13Tǉ14Ƒ15ŚŠŵ16ĽńƓ17cCƕ19Y21ǣ23lV27Ʊ28s31Ň35ƍ
~unda	88 28Ƈ
~unde	57 -13ť-9Ƣ-8s-7Ɖ-6l7rƖƽ8ĵŪůƛǡǩ9Ƙ11GŻſƣ12chiũƲƺǀ13ŎŚ15Ǥ16Ņ17şƊ18ǃ19Ů20ĺŖ21ň22ǌ23X24ƙ29nƒ40ǅ
~undl	85 8ǚ43ş
~unds	70 -7ƞ6ķņŨ7Ǔ8BŌ10FLƏǈǛ11ŧ12N13ƜƽǨ14ť46ƺ
~une	71 11Ś13Ƴ21ĸ54ư
~uner	73 13Ƴ49ư
~ung	67 -7Ǉ-6fƖ6ƫƭ7Ɔ9ŻƍƯ11Ƴ12ŹǛ13źǀ15p16ĵ19ǅ21u27v29ƞ39c
~ung>	75 -6f6Ź8ƭ11ƞƯ13Ƴ16ź19ĵ22ǅ50c
~unge	78 7y12Ż18p20ǀ23v
~ungu	88 -7Ɩ9Ź13vx32u
~unh	88 -7ŝ48Ş
~unha	88 -7ŝ48Ş
~uni	59 -20Ɔ-16Œ-12ĵ-8Ƶ-7Ǣ7W11aļƨ13yŬƕǋ14wYƥ17ŤƩ18DƠ31Ƥ33ƣ43ſ
~unin	66 -7Ǣ8Ƥ20Ť50ſ
~unio	77 -16ĵ6m9W12Ʀ15a16ļƨ17Ŭƕ19wY
~unit	73 -24Ɔ-18Œ6ǌ7Ǎ16ǋ18ƥ23DƠ29Ƥ42ƣ
~univ	83 -9Ƶ9Ʊ20y24Ʃ
~unn	69 6jǨ7Rŭ9ku10Ő11ĿƼ12ŋ13q14f15ű16hń17Ŵ19ǟ21Œǝ39ǩ
~unni	70 6Ǩ7ǩ8Rŭ9k10uŐ11Ƽ12Ŀŋ14fq15ű16ń17h18Ŵ20ǟ21ǝ22Œ
~unp	88 9ĸ40ƞ
~uns	69 -9Ʈ-8ŗ-6aƖ7ǉ8x9vE14A15ƽǈ20ŀơ22u24ŕ25Œ28j34ű35Ƙ
~uns>	71 -9Ʈ-6aƖ8xǉ9E10v16ƽǈ20ơ23u25ŕ28Œ35ű38Ƙ
~unt	51 -14ǩ-12ųƫ-11Ʈ-9ƿ-8ŃŖ-7Ĺ-6IǄ6uQļŒŻ7lǤ8ŕŜƆƗ9JŦŽƹ10AXǀ11YźƅƓ12mB13Ŋŷ15Ķľƌ16řǖǠ18Əƭ20HĴ21n25C26Ƭ28ŗ30ǔ32Ư47Ǉ
~unt>	59 -19Ǡ-10ƿ-9Ŗ-7AWǩ6nņŮ7şǘ8ƦƱ9ŒǤ10mƗ11eJŽǖ12QŦ13ŜƓ14Xźǔ15Y17Ŋŷ19ƹ20ŗ26Ĵ27ř32Ƭ48Ǉ
~unta	76 10k17ǆ26B27Ǡ29A
~unte	80 10Ź12ǖ21Ə27ƌ
~unti	73 -15ƫ-6Ńř8Oǉ9g12ƆǇ14ŕ21Ư22Ǡ29ƭ30H
~untr	81 -7ƚ7ƈ8C9Ÿ14ǔ19ǀ20l
~unts	68 -8ƹ7ǔ17ŗ19ľ21n25Ķ27Ư
~unty	78 -16ų7D9Ə10ǔ11Ż12W13ļ22ƅ36C
~uot	67 -9ŧ-7Ƹ7ƈ9Ľ10c11ǂ14žǦ20e21JĹ31ń34Ņ
~uote	67 -9ŧ7ƈ9Ľ10c14žǦ20e21JĹ31ń34Ņ
~up>	42 -25ǩ-18Ŗ-15ũ-14oŅ-13Ǟ-12Ƣ-11yŢƦƶ-10BŧŬƵ-9sY-8bLŇŤŶżſƜ-7fqwRSĽņśƟƭƳǍǥ-6FGůŷƝǣ7rŐťƇƏ8ļńŘ9ķŜŹƓǁǐ10COĺĿŉŚŨŽƮ11ĴĻŗƤƧƹ12VłųƬ13ƃƌƸǚ14HƩƴ15ƪ16jřƙǏ17Šǆǌ18hŁ19ƣƫǝ20Ǘ21Ō23ĹǊ24œžƅ25i27ƛ29Wƾ30xŔ31l32k38t41Ɖ44ŕ
~upa	80 22q30P
~upat	80 22q30P
~upd	68 10Ǎ16Ʋ19Ƌ31ƌ33Ǣ
~upda	68 10Ǎ16Ʋ19Ƌ31ƌ33Ǣ
~upe	88 7Ɩ13tz53ǩ
~upg	88 14Ƌ
~upgr	88 14Ƌ
~upl	73 -9NŒŭ-6ŉ6ǎ9sHĽƤƿ10U11SƘ13Ǟ15Ū19Ơ26ƣ45ś
~uple	74 -9Œŭ-6ŉ6ǎ9HĽƤ10sƿ11SUƘ13Ǟ16Ū19Ơ26ƣ
~upp	68 -8ǝ7Ŕ9r10z11n12ǐ13Ɲ14ƿ15L24hŎ52Ǖ
~uppe	86 12r15n19ƿ20L
~uppl	71 -7ǝ-6Ɨ8Ŕ12ǐ14Ɲ59Ǖ
~ups	68 6ƥ7rƆ8i9Hž11nqƜǐ14ţ21ƗƤ25Ũ27Ǎ34ǘ
~ups>	85 -14ƛ11i14ǐ15nq44ǘ
~upse	76 8r17ţ29Ũ
~upsi	88 13H29Ɨ
~upst	80 7ƣ8Ɔƥ11ƛ14Ɯ25Ƥ32Ǎ
~upt	81 25ǝ29ĵ32N
~uptc	88 32ĵ
~upti	88 16N28ǝ
~ur>	25 -28Ų-22Ť-20ǩ-18ƈ-17Cō-16Ōŏť-14Ůű-13ĹƆ-12ňƴ-11ĸŬƇ-10fŵƌƩ-8Yŀŗ-7GZŊőƹ-6XĻƐƙ6ĿŅŕŖżƜơƢǒǗ7iŻƂƠƤ8AMUŞƀǄ9ctŝƕƶǋ10ķŒŶƚ11lłŃŐžƄƞǙ12ļŴƝǍ13ĽſǅǌǔǡǤǧ14yEIřƁƓǎǛ15ŇǠ16hƯ17goJƗǝ18ŚŜųŸŹ19jnŽƷ20pĶƲƾǂ21wVW22qƫ23ǐ24Pş25sx26ƨǣ27vŁǉ28ů29ǈ30TƮƳ31ƃǕ32e33dǢ34rƥ37ĵ38ƽ42ǘ53B55z
~ura	47 -11Ǧ-10Ƹ-9Ɣǂ-8őǄǐ-6ũǔ6ƇƤƨ7rAXŧſƀƁǛ8ŗřŦŪƙƣ9ŜŞƂǍǘǤ10ŘŚǓǨ11ƴ12ƉƬǟ13Ƴ14ĺ15şƃƦ16Ʃƭ17ǒǥ18ŁŏŒš20ľņƄ21Őţ24ƕǌ25W
~uran	47 -11Ǧ-9ƔƸǂ-8őǄ-7ǐ-6ũǔ6ƇƤƨ7rAŧſƀǛ8XŗřŦŪƁƣ9ŜŞƂƙǍǤ10ŘŚǓǘǨ12Ƭƴǟ13Ƴ14ĺ15şƃƦ16Ʃƭ17ǒǥ18ŁŏŒš20ľņƄ21Ő22ţ24ƕǌ25W
~urc	76 8ư13oŭ14tB22ƒ26ƶ
~urch	76 8ư13oŭ14tB22ƒ26ƶ
~ure	48 -18Ǒ-10ơ-9ŌŞƒ-8oĹōǍ-7DPǩ-6WƸ6ǧ7šƬƴǂ8GHłƷ9ƘƢưǓ11aĿƈ12ŏőƑƱ13ǥ14f15ś16ŖŗŭŴǌ17Ɨ18ƇƼ19ŀ23ŐǄ24şƨ26ǅ27Ť28ǒ35ſ42Ɠ44Ǣ
~ure>	56 -17ǩ-10ŌŞ-9ŗ-8Ǎ-7oƒǑ-6ơ6nTĸĽƌ7OZĻŅ8ƅƩǉ9Aƥǌ10HłƱƷǂǒ11G12ƢƬ14ƈ16aĿǢ17ŤǄ18ś21ŭ22fƼ24ŀƗ25Ŗ26Ɠ31ǅ
~urea	88 13ń14Ŝ
~ured	55 -15Ǐ-13Ǒ-11Ő-7ƥ-6ƅ7ǃ8Ɯ9ƃǧ11šǄǌǩ13ưǓ14Ŵ15Ť16Ƈ17ş19ǥ20ŏ21ŗ23ǒ29Ǣ35ƨ41Ɠ47ſ
~urer	82 -10ŗ14ŒŢ19ƴ28ő39Ő
~ures	78 -7f9Ǣ13ŗƞ14Ǡ15ŐƘ19Ǐ25ş27Ƒ
~urg	82 -7Ŝ7t9ǀ12ǂ14Ǝ27Ƽ40Ń
~urge	86 -7Ŝ8t13ǂ28Ƽ42Ń
~uri	64 -9Ŀ8ŪǛ9ĶƦǁǥ10eŉžǗ11r13ŭ16ŏ18P19R22ƃ25j26ǣ27ư28Ĺ29Ǝ
~uria	83 14Ʀ29ư
~urie	78 7ư14ž18j28ƃ32ǣ
~urin	79 -7Ŀ-6ǐ11ǥ12ǁǛ13jŪ17ŭ20Ĺ23ŏ24P29R
~urio	85 8B14ŉ15r17Ĺ
~urit	76 7ǘ12eĶ13Ǘ36Ǝ
~url	86 11ǃ17Ɖ18T
~urn	57 -12ǩ-8ŠƦǚ-7Ļ-6tƘ6aVǣ7TĸƔǆǕ8ĺ9AƟƥǢǧ10pƑ12Ƨ13mGƓƢ14ƪǙ16ſƋǊ17ŉ18ţŹ19ƴ25cƐ26ŀ29ǜ31Ɨ35ņ
~urn>	69 -9ǚ-6ǩ6ŧǊ7fĵ8ŉ9TŎǆ10V11Ű12A13Ɵ15p17mƧǙ18Ɛ20c24ņ
~urna	80 -15v9Y12aĸ16ŉ27Ƌ
~urne	66 -9Š-8ǩ-7ĻŹ6Ť8Ɣǝǧ9ƐǕǣ10ĺ11cǢ14vxƑ17Ɠƪ18ņ19ſ22ţ28ƴ29ŀ
~urni	74 -7Ƙ-6ŕ6ŀ11dķǞ13ƥ18Ƣ19G37Ɨ
~urns	88 42Ź
~urp	85 11ĸ12ŋŏ25Ǥ
~urpr	86 11ĸ12ŏ25Ǥ
~urr	57 -12Ŀ-9Ơǅ-8Ɲ-7uCŘ-6ƃ7SŖŢ8Ś9őƙ10OŜ11Ƶǥ14ǒ15Ş19ŗ20ƪ23ǡ24Gŝ26ŕ27ŐŒ28ŏ29hŃ30ƚ
~urre	59 -10ǅ-9Ơ7SŢ8Ŗ9Ś10őŜ11Ƶǥ15Şǒ20ŗ21ƪ24ǡ25Gŝ28ŐŒŕ30ŏ
~urri	79 -15Ŀ-8Ř13ƙ44ƚ
~urry	82 -11Ɲ-9u-8C20O43Ń44h
~urs	49 -14ő-13Ǆ-12ǩ-10ǡ-9ŗƭ-8vMƓƜƫ-7pƗƚǈǐ-6Ĺ6bƊ7BŢŦƀƧǌǣ8gUľţŤŴƎƝƲǦ9žƛƠǇ10uQĵŮŸƁǚ11ŁŲƯ12qHōŘƖ13nŠŶ14PƢǉ15cűƕ19ųŵ21ǁ22ķ26x27S31ǎ32R37Ʀ40F
~urs>	56 -13Ǆ-11ǩ-10ǡ-9PŁ-8vƫ-7ghƗƚǇ-6Aŗǐ6ŜſƈƉƽ7SŚƕƙ8ƊƵƻǌ9bƧƨ10tUŤŴƲǦ11ľ12BŸžƝƠ13ĵŮ14u16Ŷ17ŲƖ18ű23ų24ŵ25Ʀ28ķ31x39Rǎ51F
~urse	56 -11ő-9ƭ-7Ɠ-6Mƨ7iqŌǂ8ƁǚǨ9SŠŢƀƯǑ10VƕƢ11ŦƎǣ15cg16HŘţ17QōǇǉ19n21Ł23Ʀ25P26ǁ
~urst	86 8Ƥ25ƛ
~urt	60 6dƍ8W14ǚ17kXŤ19Ɯ21ţ23ĸ28ƄǙ30D32ž39ƃ48ǣ
~urt>	61 6ƍ9WX15ǚ18Ť19Ɯ21ţ24ĸ29ƄǙ31D32ž39ƃ49ǣ
~urth	86 8x10d26k
~urv	83 -7k15x19ǝ35i
~urvi	83 -7k15x19ǝ35i
~ury	77 11ķ16ƃ30ư34ž
~ury>	77 11ķ16ƃ30ư34ž
~us>	56 -15ƕ-14A-11ǩ-10o-9gŃ-6ŇŨ6ơǛ7şžǂǌ8ĺŉƞ9ŁƷ10vwzĵšǦ11ańƼ12ŪƄƆ13ķŋ14CŰ15Ŏ18f22ņ24r31sĹ34Ŀ39ŵ46ǀ50ļ
~usb	57 -17ƾ-15d-11ǟ-10Ƹ-9Ǣ-8uQƺ-7T-6D6Ż7ƮƳ8ŁƯ12ŷ14nů15ƫ20f21ż24Ŵ26Ʒ29pt30r31sƨ33qǂ38o
~usba	57 -17ƾ-15d-11ǟ-10Ƹ-9Ǣ-8uQƺ-7T-6D6Ż7ƮƳ8ŁƯ12ŷ14nů15ƫ20f21ż24Ŵ26Ʒ29pt30r31sƨ33qǂ38o
~use	40 -21Ŭ-18ŗ-16Ŷ-15P-12aŒǇǏǦ-11KŦƻ-10dŅŪűǩ-9ĺŎŖƵǄǗ-8ńŇƁƦǟ-7cAĴĿƠƸƼǛǝǥǨ-6SĶŐŮŸǃǙǞǢ6Ɗƣ8ƕ9ţƌƑƚǖ10rƂƙ11sųƉƖ12IƎǑ13pƮ14fqZŴ15JŹǓ16Ɠƨ17oTş18ŷŽƇ19MŀƏ20œ21ķ22DƗƝ23GŔƴ24ǂ25Ɯ26nFǁ27Ƌ28Ųƒƿ29ƞ30HƆƟ39ƔƷ41ƅ43ŭ
~use>	41 -20Ŭ-16ŗŶ-12aǏǦ-11KŦ-10ƻ-9ĺŎŪǄǇ-8ŇŒŖűƁƵǗǟ-7PńƦƸƼǈǛǝǥǩ-6ĿŮƠǨ6ŵ7ƊƣƮ8ƕ9oƌƚ10ŔƑƗƴǖ11nrţƂƖƙ12ƉƎ13sIǑ14Ƌ15fJZ16Ź17ƨ18Ɠ19Ƈ20MşƏ21ŀ23Dƒ24GƝ25ǂ26ķŲ27Fǁ29Ɯƿ30ƞ31Hŭ32ƆƟ36ƅƷ41Ɣ
~used	71 -15Ū-12Ő-10B10ũǈ21Ɨ23ŭ24Ŕƴ25Ž33œ41Ŵ
~useh	67 -15ų13Ū14Ʈ21T26n29ŷ
~uses	76 -16Ŵ-15P-13d-11Ņ9Ʒ13ƅƒ16q17o18T20p26ƋǓ37ų
~ush	73 -10i-9Ļ-6ŏ7s9Ō10łŊ11ĺ14H15Ńƛ16Ɩ18r31Y37O
~ush>	80 -10iĻ-6r7Ɩ10sŌ11ł12Ŋ17Ń41O
~ushe	86 12Ɩ15ĺ18Hƛ
~ushi	86 37Y
~usi	49 -26Ƃ-12Ū-11D-10ž-9Ǐ-8t-7GőŗƢ-6eFŏŒ6Ų7ŷ8ǘ9ƗǑ10ňƹǛ11nAJƕ13M14Ǡ18ǐ19ŎǔǦ20ǝ22ǢǨ23Ɲ24ǅǡ25ǋǞǩ26ǄǊǟ28ǃ31ǆ33ǎ36ŭǥ
~usie	88 39ǎ
~usin	49 -26Ƃ-11DŪ-10ž-9Ǐ-8t-7GŗƢ-6eFőŒ6Ų7ŷ8ǘ9ƗǑ10ňƹǛ11nAJƕǎ13M14Ǡ18ǐ19ŎǦ20ǔǝ22ǢǨ23Ɲ24ǅǡ25Ǟ26Ǌǋ27ǟ28ǃ31ǆ33Ǆ36ŭǥ
~usp	86 11Ƅ20Ÿ
~uspe	86 11Ƅ20Ÿ
~ust	44 -13ŗ-12ōǐ-11Ƨ-10OƳǌǏ-9qFłǂ-8lzBƏ-7ĽŃŚŝƞƥƵǞ-6HRŤ6mŜ7cdUķŁŞŴżƊƍǀǒ8vņŌƢƭǡǧ9eŇƗƠƦ10ŰŵǙ11uơǈ12ŊŧǑ13CŀŪ14ƻǓ15ŔŭƝǃ16AKőŶǖ17Ų18Ŗǚ19nǗ20ǔ21Ĺ23Š24Ǉ25ǋ27ŷ28Ļ39Ʋ
~ust>	46 -13ŗ-12ōǐ-11Ƨ-10OǏ-9qFłƳǂ-8zƏ-7ĽŃŚƞƥƵ-6RŤǓ6Z7mUŒŜŲŵžǚ8cdŁŴŶżƊƍǀǒ9vķŌƢƦƭǧ10SņŇƗǙ12eơǈ13uǑ14Ŋ15CŪƻ16ŀŔ17K18Aŭ20ǋ21nŖ23Ĺ24Š25Ǉ29ŷ30Ļ34Ʋ
~usta	88 15Ű16ų19Ŷ
~uste	83 45ŧ
~usto	61 -8G-7lSŲ7ĿƲǄ9k12ǟ16ǚ18Ɲ19ǡ22ǃ28Ǔǖ30őǗ34ǔ
~usu	73 -12Ŗ7ƅơ8ř9Ķ10W11ǩ12Aĺǡ13ǀǅ14ł17ŭ25L
~usua	73 -12Ŗ7ƅơ8ř9Ķ10W11ǩ12Aĺǡ13ǀǅ14ł17ŭ25L
~usy	73 -11q-7Ŀ-6ǩ7ǎ13t16P29ǟ30U42N
~usy>	73 -11q-7Ŀ-6ǩ7ǎ13t16P29ǟ30U42N
~ut>	33 -16Ǉ-15ķ-14ǩ-13FŎ-12ŨƼ-11iŃœ-10MŬƄƛ-9oxZŐųƃƣǒǟ-8cvIňƠƦǡ-7WńǆǦ-6śŶƯ6łƈƐ7UXŕŗţƒƿǋ8fBŉŋŖƞƭƶǈǕ9jlzĹŝŰŲƓǎǙ10uTĿŊżƍƔƗƩǀǃ11ĶŵƂƲǜ12gAŞŤƏƙƷǌǛǣ13Ǝƚ14Žƻǁ15qVű16ļƜǂǉǨ17rſƳƺ18ĴŌ19yƌ20ĽŀŴƤ21pƱ22Ɲ23Ƨ24ĸŦƪƸ25ǔ27ĺ28ō29ľšǑ30Y33Ň
~utc	83 -11Ō16b32a41Ļ
~utch	88 16b34a
~utd	86 24g32ǝ
~utdo	86 24g32ǝ
~ute	60 -12ķ-8Ŷ8au9Ļ10Mǧ11ǁǃ13Ś14h15Ǐ17Ō18Ǘ24N30ǘ31ŭ33ů36O
~ute>	70 -12O7f9Ś11uŌ13M14ǃ18h25ů27ŭ33N
~uter	75 -13ķ-9Ŷ6cƝ8dŚ10ŭ11b20Ǐ23Ǘ39ǘ
~utes	69 6Ŋǜ8ńŞ9Ō10a11Ļ13ǁǧ14ů53O
~utf	76 -9F7Ş9W10Š12Ǟ18ơ24Ő25Q27Ǆ
~utfi	76 -9F7Ş9W10Š12Ǟ18ơ24Ő25Q27Ǆ
~uth	78 8l12rň14C18ļ20ŝ26Ɵ
~uth>	79 8l12r14C18ļ21ŝ27Ɵ
~uti	82 -15ƕ-6ř6Ơ9Ǎ13ǈ18ŭǐ29e
~uto	65 -10Ǧ-8ǡǩ-7ǈ7Ƅ9ſ10ǃ12ũ18ǥ20Ƃ22ƛ26Ĺƃ27ž32ş45Ʋ53Ĵ
~uto>	68 -10Ǧ-8ǡ6Ŭ8Ƅ9Ĵ10ſ11ǃ19ǥ21Ƃ28Ĺ29ž31ƃ39ş
~utof	86 8ǀ17ũ31ƛ
~utom	86 15ƛ27Ĵ
~uts	68 -15U-10ŷ-7ō7ŰƉǠ8q9Ň10ư11tǋ13ŉǀ15Ʀ16gZ17ƣ22Ƈ24j25Ş27C
~uts>	76 -11ŷ11ư13ƣǋ14t15ŉ24C29Ş
~utsi	74 -16U6Cƣƥ7Ǡ8ŰƉ10q15ǀ17Ʀ18g25Ƈ27j
~utt	70 7j8i9Ū10Ōƹ11Ʊ12Ů16a18ǈ19ƚ21ǩ24H26Ķ
~utte	88 6Ǆ25ƚ
~utti	74 10Ūƹ11Ʊ12w13Ů20ǈ25H28Ķ
~utu	85 -11u10ƴ24Ŀ31Ő
~uv>	88 -13ŷ20ų28Ū
~uy>	58 -15ŵ-11ť-9Ǣ-8Łǖ-6ĸǃ6XĽ7ƪ8ƨ9MƦǣ10ņ11HŠ12Wơǅ14gǜ15ł17ƒ18FǄ19ŌŬ22B31Ǩ32Ŷſ33Ɨ43Ǖ45G
~uyi	85 -6Œ8F13ƒ15ƪ39H
~uyin	85 -6Œ8F13ƒ15ƪ39H
~uys	63 -11ŭ-7Ŷǀ-6ǩ6Sų7fyōŞŴ8hFƚƟƷ9wž10Őǋ12ĸǣ13xǙ14Ɣ15H17kC18jǉ19Ǉ22ǟ29Ǒ33Ǆ
~uys>	63 -11ŭ-7Ŷǀ-6ǩ6Sų7fyōŞŴ8hFƚƟƷ9wž10Őǋ12ĸǣ13xǙ14Ɣ15H17kC18jǉ19Ǉ22ǟ29Ǒ33Ǆ
~uzz	88 -11Ǎ-7ǋ26ň34ƣ
~vac	78 -10Ƣ-7Ŭ14Ƌ20ǌ39k42Ɵ
~vaca	79 39k43Ɵ
~val	61 7ƁƩ8Ɠ9Ɗƛ11ũ12C14ŁǄ16ŏ17Ŏƒ21Ƙ23ľ26ƪǢ
~vali	88 9Ÿ
~valu	62 6ƥ7ƁƩ9ƊƓ16ŏ17Ŏ18ƒ22Ƙ24ľ27ƪǢ
~van	73 -15Ų-7Ɲ7Ǐ10ƀ13Ǣ14kƋ16w17ņŭ78ǐ
~van>	83 -17Ų-7Ɲ9Ǐ10ǐ11ƀ17k19ŭ20Ǣ
~vans	79 75ǐ
~vap	85 49ƹ
~vape	88 49ƹ
~vat	78 -10F7Ŋ9Q10ǀ13Ʊ14ƣǣ18ơ27ƌ
~vate	81 -10F8Ŋ10Qƌ11ǀ14Ʊǣ19ơ
~ve>	28 -19q-18P-16gAĿ-15Ǆ-14ǂǊ-13śŠ-11KLTVľǌ-10jpŀƕ-9œƭǑǛ-8bł-7xűƯ-6v6ķŜũ7ŋŌťŲźƅƜƧƬǣ8FHŗůƋƽǃǒǘǤ9XZŅŘŴŻƛƣƾǀǓǢ10wYĵņōŎŮžƂƪǍ11ĶŊşŰżƁƲǜ12ahNƟưƵǆ13DŃŹƆƑƥǩ14ŁŖųƞ15CţŵƃƄƳǈǔǠ16Iƀƍǚ17ǥ18dfŐŸƗƱƶ19mŚƷǝ20Gǐ22ƎƐƨ23W24őŶſǇ25OŪƼ26Ƙ27uŏƌƦ28lń30Ţ38ŝ
~ved	69 -6H6Ɵ7ĺż8PŁŭų9n11ŋŢ12Ǘ16ťƵ25l37Y45G
~ved>	69 -6H6Ɵ7ĺż8PŁŭų9n11ŋŢ12Ǘ16ťƵ25l37Y45G
~veh	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū17ų18Ű19Ŭ22ş26Ŵ30ǐ35Ū
~vehi	63 -7R6Ǧ7żƄ8ƀ10ŭŵž12ŶŻ15ū17ų18Ű19Ŭ22ş26Ŵ30ǐ35Ū
~vel	66 9ŀƘ10ŶƩ11ƣ13D15Ɓ19ƆƊ26m31ǀ38Ɵ
~vel>	68 10ŀ11Ʃ12ƣ15Ɓ19Ɔ20ƊƟǀ27m
~vem	88 11Ǣ22ƌ
~veme	88 11Ǣ22ƌ
~ven	55 -12Ƶ-9Ĺſ-8ƌ-7ŹǞ-6ňƴ6hn7Ƈ8ŕƬ9ŔŢŷ10ŭƹǋǢ11RƯ12Œ13Ũ14ĽƗ16ǩ17Ɲ20LŜ21ũż22Ş26Ǌ27ǖ29ţ30ǅ35Ǖ54Ǐ
~ven>	59 -8Ĺ-7Źſ-6ň6Ʊ7nƜƿǣǩ8h10ĽŔŕŢŷƬ11ƹ12ŭǋ13Ư14Ũ15Œ23Ŝ24ż33ţ
~vend	82 55Ǖ
~veni	82 6M7Ľ13Ű21R38L
~vent	75 -9ƌ-6Ǟ8ǧ13ǩ15Ǣ21Ɨ23Ǐ25ŞƝ30ũ43ǅ
~venu	82 9ǧ41Ǌ
~ver	34 -17pǏ-14JLńŵ-13ǂ-12ǎ-11BŅ-10DIŇŘŬƤƵƽ-9űƣƥ-8myœƅƕƫƯǃǧ-7boĹŁťŨǁǑ-6qŀŔơ6aƂƑ7WĸőųŹƁƦƻƿ8ǇǓǖ9nŪǙǞ10RŝżƠƲǡ11ŐŕŤƓƭƱǛǨǩ12ĻśţƀƘƬ13ŸƗƼǘ14hHŎſƧǔ15Œƪǚ16Ǌ17CņŦŭŰǦ18UŜƴǕ19Ů20Ž21ƨ24Ɯ25Zš26ǐ27TŻ28ǝ29Ʃ30ǜ31Ųƛ32ŗ33Ǣ34ŏ35ƙ36ǒ41ŷ42ź44Ŗ
~ver>	39 -16Ŕ-15yXƽ-14JŌŐƬƯ-13Š-11ľǎ-10ńŵǃ-9BIŚŨƦƭǥǧ-8ĹŁŅōœůŴǂǢ-7DLŃŇş-6bmķƀƓƣƤǅ6iNƺǕǚǤ7vŉƂǆǘǛ8ŢŸƆǨǩ9ZňƹǇǍǡ10őǓ11UŒŭƒƲ12RƘ13ĸŤƑƿ14TĿšƠƪƱ16hQŗǐǞ17Hśſ18ǝ19ţƼ20CŜƩ21Žƛ22Ǧ23ņźǊ25Ųƴ26Ŧ29Ů30ų34ƙ36ŻƜ41ǜ45Ŗ
~vera	53 -14ň-9Ǐ-8iq-7ǂǑ-6Ɲ6R7Ƅƙƛǣ8ŐŕŝŴƂƃƘƪ9Ʀǉ10ŉǓ12XźƚƸǒǝ13ſƭǨ14Ūǌ15ŠƁƨ16Wƀ17ǥ18Śǚ19Ƭ20ž22ŏ23ľš25ŗ26Ǣ28Ƨ30Ɠ
~vere	68 -13Ǐ-11p-8q-7Řž7ǟ8Ń10ŐƁ11ǒǡ12Ŗ13ƭ19ŎŗƦ20Ǣ22ƀ27Ō30ƨ35ŏ
~veri	70 -7pŭ9dk10ƭƶ19Őǐ42Ų
~vern	78 -13Q-6Ɲ13ŕǏ16ǖ33Ű46ǔ
~vers	61 -26ų-18Ų-8ŮƵ-7Ƨ8żǀǐ9łƃƢǃ10OŤ11sƗƱ12ĻŖŹ13Ÿǩ14yŋǛ15i16Ʃ23a29ŷ30Ǖ32ź
~vert	82 8R13Ɲ16Ƨ27T29ŭ
~very	51 -10Ǐ-9LǓ-7ŖŗƜ-6ƀ6cYŐƾ7gĴľŒƂƯƶƽǄ8ǅ9ǖǝ10ŔǑ11ĻōŪŴǈ12ŰƗǘ13iş14K16nUǙ17ķŭ19Ǣ21ůƻ22Ƭ26ŷ30ǒ37Z
~ves	57 -16ŝ-10zǈ-8Ū-6Ɨ7fƁ8xAŌƢ9Ǐ10qĵƛǛ15ş16ķ17Řų19n20ǐ24ŷ41Ş
~ves>	58 -17ŝ-10zǈ-8Ū6ſ7fƁ8xŌƢ9A10qĵƛǏ11Ǜ16ş17ų18Ř19n20ǐ24ŷ42Ş
~vew	78 -7ŷ12Ə28Ū41Ű
~vewa	78 -7ŷ12Ə28Ū41Ű
~vic	63 -7ǔ8ŞŢ9ƅƕ10Ŵ12ţ13ŝŪ14Ŝ16BǞ17ű19ľ22ư25Ǆ30ǚ32Ž
~vice	64 -7ǔ8Ş9Ţ13ŝţ14Ŝ17BűǞ19ľ22ư26Ǆ31ǚ32Ž
~vid	75 -11LƳ8ƗǄ10gƕ12Ƅ13Ʀ14ǝ15Őƫ28M32ƪ
~vide	76 -11L8ƗǄ10gƕ13Ƅ15Őƫ28M32ƪ
~vie	83 -19ƞ-9ƶ10Ǟ21Ŗ28Ŝ42ǩ
~view	85 -10ƶ10Ǟ20ǩ22Ŗ28Ŝ
~vin	49 -15ŝ-10cA-9T-8fǒ-7vőśŜƭ-6h6Ļ7ĺŵƷǍ8t9NƇ10xŴ11qƲǁ12ŀǟ13ŘƂƍƶ15ľŪŽ16k17FŮżƱǀ18Ÿ19Ų21ĿŹ22Pŷ23H24zŻ25Ţ27i29Y33y51ƞ63ū
~vin>	61 -9cǩ-7fŘśƭ6ſ7iŲŷƟ8xŃŌŖƍƚǁ9tPŀŢ10H11ƶ12ĺŹŻ13Ū17Ŀ18ǟ20S23ƞ24y81ū
~ving	52 -15S-14ŝ-9AT-8ǒ7Vƍ8ĻĿƷǍ9ŵ10Ƃ11N12ľƲ13qŴŹ14ŲƱ15yPŻŽǀ16FH17ŷ19ŘŢŮż20k21z22Ÿ23i33Y35ƞ
~viny	88 19Ƈ
~vio	82 39Ż
~viol	82 39Ż
~vis	71 7ƅ10N15e16ǁ17a18Z20B22ƾ36A44Ɯ
~vise	83 29A31B
~visi	76 -7B8aƅ12A14N18ǁ24ƾ47Ɯ
~vit	88 12ǌ20ƻ21ǀ
~viv	83 -7k15x19ǝ35i
~vive	86 18x21ǝ
~voi	72 8ľ9Ǡ13a14Ŀ16e17Ľ19Ǖ22ǘ
~voic	73 9ľǠ13a14Ŀ17Ľ19Ǖ23ǘ
~vol	80 9ż10PŁ21Ə
~volu	85 22Ə
~volv	88 10ż11P12Ł
~vor	74 -10Ʒ10ĵŝ17Ʃ18rŶ20ƞ21ǩ33f
~vorc	81 11ĵ37f
~vori	82 12ŝ21Ŷ23ƞ24ǩ
~vou	86 36Ŀ
~vous	86 36Ŀ
~vy>	83 -8u11ƞǎ12Ư13ǈ19ƺ24Ū25Ǐ
~wag	74 -19Ǌ13ǣ24ƃ32T60ǉ
~wage	74 -19Ǌ13ǣ24ƃ32T60ǉ
~wai	74 -13ŕ-7ơƭ7Ķǌ9Ś10ŧ13ǜ14rsĺ16ǧ17ŵ18Ń22ſ25Ǔ
~wait	77 -13ŕ7Ķ9Ś11ŧ14sǜ15rĺ16ǧ18ŵ20Ń
~waiv	86 -8ơ8ǌ25ſ32Ǔ
~wal	54 -9Ũ-7ǧ-6ƀ6y7RĸšƑƛƤƽǈǕǖǘ8ŐƮ9n10Ļǒ11ĹŸ12ZłŵƧ13ƌ14ż15ǝ16ƣ17Ǎ18ŕƗ19Ť22Ŝ27ǔ29Ƈ37Ǆ
~wal>	65 10š11Ǟ17Ĺ23ŕ29Ŝ
~walk	60 -10Ũ-7ƀ7yƑǛ8RĸƛƤƽǈǕǖ9ǘ10nƮ11ĻƗ13Ƨ14Złŵ16ż17ǝ20ƣ22Ť28Ǆ32ǔ
~wall	75 -10ǧ-6Ǟ12Ɨ14Ő15ǒ16Ÿ17Ǆ21ƌ25Ǎ43Ƈ
~wan	45 -18ŗ-17Ʀ-13Ł-11N-10cŭ-9rŏƿ-8auŖŘƮ-7Ɵǘ-6ŞůƠƧ6eňǨ7Œ9HŽǡ10byŝ11Ŋś12ľ13KžƁƗǁ14Ǟ15LŀƂǦ16ſƀ17OVŕƵ20XĴŃ23ơ24Ĺư25Ƭ26M27ƫǌ28ǩ29ŉƄƱǓ33sƭ34Ō36ƶ38Ļ
~want	45 -18ŗ-17Ʀ-13Ł-11N-10cŭ-9rŎŏƿ-8auŖŘƮ-7Ɵǘ-6ŞůƠƧ6eňǨ7Œ9HŽǡ10byŝ11Ŋś12ľ13žƁƗǁ14KǞ15LŀƂǦ16ſƀ17VŕƵ18O20XĴŃ23ơ24Ĺư25Ƭ26M27ƫǌ28ǩ29ŉƄƱǓ33sƭ35Ō36ƶ39Ļ
~wap	86 -8Ŷ16ũ32Ƶ36ų
~war	70 -22V-8H-7Ţ-6ǩ7Ǔ10ōŎƳǘ11BǞ12ŀ13Q14Ňũ18qX22ǋ26Ō30ś45j
~ward	75 -6H8Ǔ11Ŏ12Ƴ15ŀ16Ňũ20X28Ō32ś
~ware	82 12ǘ13ō14Ǟ15Q22q26ǋ
~was	45 -20ſ-13C-11ŒŝŴǞǣ-9dsMŀŎ-8ĹŃƫƬƭ-7afnLXŕƗƙ-6Hľǎ7TĵƹǉǍ8c9k10űǙ11Ǌ12r13ƒƞƲ14Ƥ15ĺ17Ļ18Ƽ20Ƌ21p22Ŕũƴ23Bǜ24ļƅƽ25ňœ26Ņƈǩ27š28ŧż30ŵ31Š39ƛ47ť48Ũ50Ť51Ƴ52Ŧ
~was>	45 -20ſ-13C-11ŒŝŴǞǣ-9dsMŀŎ-8ĹŃƫƬƭ-7afnLŕƗ-6HXľ7TǉǍ8ĵƹ9ck10Ǚ11ĻűǊ13ƒƞƲ14Ƥ15ĺ18Ƽ20Ƌ21p22ƛƴ23BŔũǜ24ƅƽ25ļňœ26Ņƈǩ27š28ŧż30ŵ31Š47ť48Ũ50Ť51Ƴ52Ŧ
~wash	88 45ƛ
~wat	59 -7ŢǨ7ƃƏ8ƺ10ũƍ11Ƙ12qƠ15Ǝǩ16Ưǝ22Ž29Ɵ42Ƌ54ƙ59ƛ
~watc	78 -9Ǩ-7Ţ15ƘƟ22Ư24ǩ29Ž
~wate	60 7ƃƏ8ƺ10ƍ11ũ12qƠ16Ǝ17ǝ18Ɵ43Ƌ56ƙ61ƛ
~way	54 -13ǩ-10I-9G-8Oŷ-7ĹŐŗ-6ľĿŝŨŭ6oŃżƚƬ7ckrXĵĶƴ8mBƶǂ9lĻŵ10yƳ11Ƒ12jƁƗ13ņƦ15ŪŶ16aŉ17ƿ18ǁ20Ə22ŀ24ļ25ŰźƟ31Y37K38ů
~way>	55 -12ǩ-10I-8OŘŷ-7ĹŐŗ-6ŭ6ǋ7orŃŎżƚƴ8kBXĶņƶǂ9mĻ10ŵ11yƳ12Ƒ13jƁƦ15Ū16Ŷ17aļŉ18ƿ19ǁ21Ə23ŀ25ź26ŰƟ32Y38K39ů
~ways	75 -10G6Ɯƣ8ņ10ĸļŘ11V12cĵ13Ƭ19lƗ
~we>	50 -11PŇƒ-9rAĺ-8Ř-7ŹƸ-6pƦǦ6dƛ7jŊşƊƖ8cfhļŷƀƩ10vķ11Iņ12ƂƕƱƵ13Ĺŉŕť14Ɓ15XŴ16Ŏ17ƭ18Ł19ŚŪƬ22ŋ23Ŭ26Ļ32MĽ34Ɣ35s37Z78Ō
~wea	77 -6I7U17Ť21c22Ǚ23ǩ36j
~wear	83 -7I12U23c24Ǚ26ǩ
~weat	83 19Ť40j
~web	80 10ń11Ĺ29ǖ33ļ
~webs	81 11Ĺń34ļ
~wed	68 7Ɣǧ9ĺƕǔ10ƛƷ12BŇ13ų15Ŝ20šƠ28f29ƪ
~wed>	71 8Ɣ9ƕ10ƛ11Ʒ13BŇ14ų16Ŝ19f21Ơ22š31ƪ
~wedd	82 7Ǜ9ǧ11ĺǔ12f
~wee	51 -9n-7Ŀǩ-6Ū6ĺƹ7wzƕ8tTƤ9g10ŕšťŷ11Ɵ12Dƫ13ňů14iŬ15ĽƖǨ17ǎ18Ń20P21Ų22ǝ25L26k28ŵ30ƿ37ŭ46R
~week	53 -9n-6Ŀ6xƜ7ĺ8zTƕǨ9Ƥ10g11ŕť12Ɵ13Pů15i16Ɩ17Ľ19Ńǎ23Ų24ǝ26L28k30ŵ32ƿ39ŭ49R
~ween	78 -9ƶ-6ų6m8ł9Ǉ10CǨ11Pƫ15š18ŷ22ň
~weet	82 -11x8ƫ10ơ12w14ƶ18t20D25Ŭ
~wei	69 8ǁ11ł13Łǘ16hǂ63ƺ
~weig	71 8ǁ12ł13Ł17ǂ65ƺ
~wel	61 -11d-9G-8ǖ-7q6H7xĹĻţűƏ8ao9NǊ11PQǉ12ƕ14Ǖ17ń18S19p21Ŗ23Ɠ26t29Ƙ33ǟ41ŝ
~well	65 -12d6ũ7HţŧƏ8oxĻű9aĹǊ10N12ǉ13ƕ18ń20p23Ŗ25Ɠ28t38ǟ45ŝ
~welr	72 36Ƙ
~wen	66 -7ƽǩ-6m6rƫ7H8QĺƬ9ŀǜ10cz11k12őǅ14Ƴ19l21ņ22Ũ25Ŕ28ƅ31œ35Š41Ť
~went	66 -7ƽǩ-6m6r7H8QĺƬ9ŀǜ10cz11k12őǅ14Ƴ19l21ņ22Ũ25Ŕ28ƅ31œ35Š41Ť
~wer	49 -21Ř-12p-10Œ-8ōŜŞ-7Ŗŗťǩ-6ŁƤ6ŬŴƍǚ7JKXYŔƣƵǖ8ļ9ņŎšƯ10qśǨ11ĹŚŻƷƹǢ12żƎǤ14rƃ16Ƭ17Ʈ18l19ƅ20œŸƛ22d23Ɗ25ǝ27Ƽ28ŧ30ŉ31Ũ32Ņ
~wer>	65 -16Ř-6pŁƴǘ6Ɖ9ǚ10Ŭ11ŔŴƣ12Ļ13łǖ14ƃ15qŅ17ŉŎ18Ś19ƅ22Ɗ28ƛ
~were	52 -16Ļ-10Œ-9Ř-8pŞ-7Ŝ-6ŗť6Ǐ7UƍƦƱƳ8Y9XļƵ10šƯ11ņ12śŻƷƹǢ13ĹƎǤ14żǨ15r18ƬƮ19lŉ22ŅœŸ24d27ǝ29Ƽ30ŧ34Ũ
~wers	86 9K13Ɗ16Ļ
~wes	69 -10S7ǟ8ŌǊ9cn10uFŰƇƧ11CĻŚ13IǄ14Ɣ16Ū20ĵƿ26ľ
~weso	71 -10S6Ƅ8Ūǟ9cnŌǊ10uŰƇ11CFĻƧ12Ś13I14Ǆ15Ɣ21ĵƿ
~west	88 12Ū39ľ
~wfu	86 12ǉ13ĸ14Ʈ23Ũ
~wful	86 12ǉ13ĸ14Ʈ23Ũ
~wha	24 -24ŷ-20Ǡ-19Ű-18ŁŹ-17N-16Ōƫ-15F-14ĴŜ-13AHMļĽƟƢ-12nOǟ-11zŐƴ-10bsţƄǋǛǦ-9xńšŧƤ-8tuŊůŽƈƏƙƿǀǁǂǐ-7fKŬų-6VƂƹǑ6y7iŕřşƎƔƮǗ8rDEƃǆ9űƅ10RŢƕƺǉǔ11dhov12IŃžưƷǓ13cLƌƵ14ƧƬƼ15ŔŵƑǎǝǞ16JƘƨǃ17QWņŘƽ18qZũơ19Ũ20YƓǥ21Ɖ22Ɗƶ23ōŎƦǊ24mwC25Ơ27X28TŅ29łŦƩ30gƻǩ31ŇƇ32ķĻŉǈǏ33ŤŴ34Ɨ35ľŀ36P37ŗ38ŝ41BĺŞ43ŒœǄ45Ū46Ŀƒ55Ĺ56Ŗ
~what	24 -24ŷ-20Ǡ-19Ű-18ŁŹ-17N-16Ōƫ-15F-14ĴŜ-13AHMļĽƟƢ-12nOǟ-11zŐƴ-10bsţƄǋǛǦ-9xńšŧƤ-8tuŊůŽƈƏƙƿǀǁǂǐ-7fKŬų-6VƂƹǑ6y7iŕřşƎƔƮǗ8rDEƃǆ9űƅ10RŢƕƺǉǔ11dhov12IŃžưƷǓ13cLƌƵ14ƧƬƼ15ŔŵƑǎǝǞ16JƘƨǃ17QWņŘƽ18qZũơ19Ũ20YƓǥ21Ɖ22Ɗƶ23ōŎƦǊ24mwC25Ơ27X28TŅ29łŦƩ30gƻǩ31ŇƇ32ķĻŉǈǏ33ŤŴ34Ɨ35ľŀ36P37ŗ38ŝ41BĺŞ43ŒœǄ45Ū46Ŀƒ55Ĺ56Ŗ
~whe	35 -22a-18Ʈ-17Łņ-15ōŞƝ-14ŌƕǄǟ-13ŤǨ-12UƨƱǃǈ-11nƩ-10bB-9uKTŉũƉơƬǇ-8iwPĺŀŐŪƗƢƪǆ-7ctNYţƃƔƜƞǠ-6IWŊŋư6Żǐǜ7pqŏŒřųƲƼǝǩ8vŨǌ9ĶŔśſƁǅǒ10lXŢƟǘǧ11kRƴƹǙ12rŜşƛƳ13dŴǢ14yƿǎǏ15sļ16ŸǂǞ17OƋƥ18gŚƄƭ19Ʒ20Hƈ21ǀ22ƅ23Ǘ24ƾ25Vĵ26MŃƧ27DQSŹ28ő29GĸŕƖ30ǋ34Ű35Ƥ37C39ť41L
~whee	75 -8b-6v6ŀ17ǐ20şŷ23Ź32ŵ33ų
~when	39 -21ǩ-20a-19l-16Ł-15ņ-13ŞŤǟ-11ǋ-10Mŵƞ-9CQńŎƱǈ-8qBUŉşƀƉƩƮǃǨ-7kwFTķŝơƤƨƪǄ-6jōũŷƕƬƵ6ĸűǀ7łŏŰƙǧ8AœƌƠƲǖ9fHĶƄƷƻƼ10pŘŻǌǜ11Ŕǒ12yĹƶǙ13vŒƁƿ14ŨƋƴƹ15rƾǞ16dƭǅ17śſǢ18ŹƳǎ19ŜŸǂ20ĵ21gOƟ24Rƈ26V28ƅ30s32G33Ƨ34ő35S36ŕ37Ń38Ɩ47ť50L
~wher	46 -18s-15Ɲ-14Ʈ-13nPR-12ō-11ŌŐƕƟ-10Ǆ-9ŃŘ-8cĹŀś-7uŗſƖƨƶǅǨ-6oKUǃǇ7Fũŭ10jzřǕ11ķŅşƛƦ12ǘǝ13XƄƾ14ň15ƷǏ17H18qń19Ţ21ǀ22ļŴ23kĵ27Śƥ31ĸ35lǗǩ38D46MQ51Ű53Ƥǋ59C
~whet	85 10ƀƵ13ŏ21Ĵ
~whi	52 -14ǚ-8ŤŹƔ-6ouŏ6Ɯǖ7bcdŲŻƀǅ8ľŇŸƯ9ňŚŷƏ10GƤƴ11ńƁǈ12ļŪƣ13RŧƎ15ƕ16ŉūƻƾ19a20ǝ22ť23JQ25C27Ő41ų
~whic	54 -14ǚ-8ŹƔ-6Ť6ƶǥ7dEFŭƅ8bcŉƀƻǖ9ľŸ10ňŷƏ11ƴ12ńƁ13Ūƣ14Rļ16ƕ17ū19Jǈ23ť24Q27C28Ő36ų
~whil	71 -10ǈ-7ŭ6šƟ7ŵ9őų10ƜǠ11ŉŲǅ13ŇƯ16Ś17G19Ƥ20ŧ21Ǝǝ
~whit	86 9J16ƻ19ƾ36a
~who	36 -22Ŀ-21Ƨ-19Ū-18Ɣ-17T-16P-15ŏƗ-14ŲŴ-13yŚŸ-12t-11bxŒŢƅ-10LŃźǊ-9svĹŀŊŌŭűǌ-8DłƝƥƷǢ-7fjmCHNRXYĸĺĻŅŉŎžƞƣǄǉ-6BKMŖŞƄƉƖƛƠƦƮǃǓǖ7ŝǣ8qư9FƬǛ10ŵǍǘǥ11lƁǅ12huwǞ13ZƐ14ſƩƱ15ŬŹ17ƜǗǩ18Ǒ19ǜ21Ǖ23aQƃ24ń25ŠƳ26ǆ28Ʋ29ļŷ30oƤ31ƶ32Ǩ34ş36ơ39ųǐ40n43ƕǠ46Ŝ48ƫ50ǔ53ŁƢ57ǈ65Ư71A77Ő
~who>	38 -18ĿŪƔ-17tT-15P-13ķŏŲŴŸǉ-12yłǢ-11ŚǄ-10bŒ-9LŊƅƪ-8svxBĹŃŔŢŭź-7ĴŌŨƝƧưƵƷǌ-6fHĸĺŉžƞƣ7ƙƟ8ŵǇ9ŝŹ10qſƐ11ƬƱǛ12wǍǘǥ13ƁǅǕ14Ǟ15aZ17ƤƾǨ18Ŭƶ19ǆǐ21ǑǗǜ22Ɯǩ26Q27ń28Š30Ʋ31Ƴ32ļ34Ƣ35ŷ36oơ39Ł40ş41ŜƯ43ų47nƕǠ48ǔ53AŐ59ƫ60ǈ
~whod	66 -19ƾ-11ƽ-7Ʈ-6mŷ7ŵ9ľƱ10ǣ11A12ſ14Ʋ16Ŝ21ư28ƃƤ32Ǩ48Ư
~whoe	88 7ơ9ǧ14ł22Ƣ
~whol	63 -12Ƨ-11Ǌ-8D-7Ʀ6ĴǢ7ŇňśŨƐưǒ8ķũǄ9t10Ŕ11lšǉ12Ŧ13kůƭǐ14Ƶ16ō17hǕ18Oƈ19ƪ34Ʃ
~whos	65 -17Ɨ-9w-6ƥ7ƃ9ķ13Ź16F18ǆ19Ő24ǐ29A32Ł41Ƣ
~whov	86 7a12ǈ13Ő17w18u
~why	61 -15ļƶ-12œ-10Ƃ-8Œƭ-7ňŧ-6ő8Aľ9ǆǤ10Ǧ11Ŀ13šǜ15Bņ19Š20ƴ21r26Ĺ28Ƶǩ43Ŕ45ĺ46ŀ47Ţ
~why>	61 -15ļƶ-12œ-10Ƃ-8Œ-7ňŧƭ8Aľ9ǆǤ10Ǧ11Ŀ13šǜ15Bņ19Š20ƴ21r26Ĺ28Ƶǩ43Ŕ45ĺ46ŀ47Ţ
~wic	80 -10ŭ8y10ţ11Ĵ12ŕǥ13ũ14ƻ16R
~wice	80 -10ŭ8y10ţ11Ĵ12ŕǥ13ũ14ƻ16R
~wid	79 7ƫ10ő11Ǩ12Ʒ13Š16Ƴ22f28Ő
~wide	88 12ő15Š31Ő
~wido	83 8ƫ11Ǩ13Ʒ18Ƴ24f
~wif	55 -28Ƹ-24P-12v-10Ƽ-9Ǆ-8W-7aƦǃ-6ŌŸƹ6ŶǨ7nVƺ8bj9Ǡ10ǆ12Ʒ16ǈ18ƫ19f20Ʈ26Ŵ30s34ƨ38t39r42o45ǂ50q54p
~wife	55 -28Ƹ-24P-12v-10Ƽ-9Ǆ-8W-7aƦǃ-6ŌŸƹ6ŶǨ7nVƺ8bj9Ǡ10ǆ12Ʒ16ǈ18ƫ19f20Ʈ26Ŵ30s34ƨ38t39r42o45ǂ50q54p
~wil	54 -11a-10Ʊ-9DĹŵǩ-7Ŗ-6ƫ6Œ7czĴǀǓ8ĶƭǊ9dĻŚƬ10Oţ11ƄǞ12oŽ13eNśơ14s15ƕǃ16Ő17Ō20Mĵ21V22L25H29Ź33y45ł73Ʋ
~will	54 -11a-10Ʊ-9DĹŵǩ-7Ŗ-6ƫ6Œ7czĴǓ8ĶƭǊ9dĻŚƬ10Oţ11ƄǞ12oŽ13eNśơ14s15ƕǃ16Ő17Ō20Mĵ21V22L25H29Ź33y45ł74Ʋ
~wim	83 66ƍ
~wimm	88 25ƍ
~win	57 -14ǝ-12Ř-9Ɩ-8Yǩ-7ĺ-6Kƕ7bƦ9uĴň10ƄƮ11Ǟ13wūƑ16gXƛ19M20ƿ21Ť23ťǛ25jĻǎ26y38Ɓ62ƚ
~win>	79 8ŬƑǧ13b37Ļ
~wind	66 -13Ř-8ƛ-6ĺ7Oű10Ƒ16ūƁ20g26Ť27j74ƚ
~wine	86 33ƿ38Ǜ
~wing	69 -7K-6ǩ7ǘ8Ǆ10Ǉ11Ĵ12ƛ13Ƅ14jǞ16y21X25M30Ɓ
~wins	88 -8Ǉ15u22y23w
~wint	80 -18ǝ-11Ɩ7Ɛ12Ɵ18ƛ34ť36ǎ
~wir	75 -11Ǡ-10ƣ7Ǖ21Ǎ23ǘ43Ƌ
~wire	85 -13Ǡ8Ǖ26ǘ
~wiri	78 -10ƣ22Ǎ45Ƌ
~wis	70 -9Ő-6ĺ6ƽ8vƳ9m10Ʈ11Ǌ12Ŀ14w18g21Ƹ22V23ǂ28Ş31ư
~wise	72 -9Ő-6ĺ6ƽ7ŏ8vƳ10m11ƮǊ13Ŀ14w19g22VƸ24ǂ
~wish	85 37Ş38ư
~wit	37 -22Ť-15ĺ-14HƔ-13Eƫ-11ǅǩ-10Ǜ-9NŅƃƟǑ-8uGķŁŮƦƶǊ-7vyCDţƯƴǌ-6ŘŪƎƩǐ6ƞǖ7zŰź8žƚƲ9Wǥ10MœŚŷƧƱǤ11ABXŋżưƿǡǨ12ńřŶǜ13gnĿŭƁǍǓ14sŀƮƳ15ĴĸĻƂƤ16ŖŜŬŲƐǁ17QňŊŠſ18a19ŧ20ŝƵ21Ĺ22šŵƢƷ25Ş26VŐş27ņ30b36Ţ56ő
~witc	76 -12ǎ-7Ǌ16Ÿ17Ō27ő48Ţ
~with	38 -22Ť-15ĺ-14HƔ-13Eƫ-11ǅǩ-10ƟǛ-9NŅƃǑ-8uGķŁŮƦƶ-7vyCDţŪƯƴǌ-6ŘƎơƩǐ7zťźƞǖ8ŰŽžƚ10WŷƧƱǥ11MŋœŚưǡǤǨ12ABXńżƿǜ13ĿřŢŶǍǓ14gnsŭƁ15ŀƮƳ16ĴĸĻƂƐƤ17QŖŜŬŲſǁ18ňŊŠ19aŧ20ŝ21Ƶ22Ĺ23šŵƢƷ26Ş27VŐş29ņ31b44ő
~wl>	82 12Ƈ23Ɗ49ǩ
~wn>	43 -14Ų-13ǣ-12ŜƩ-11ŏƅ-10ĸŰ-9PŀŠƝǄ-8bŝşűŴƄƠǌǨ-7gXľŒŕƯƵǍǥ-6sōƛ6ŉřƆƟ7oŹſƁƫǕ8anYůưƲ9ŵŸƏƑǊǞ10wLƔƷǎ11eMŖƍǆ12cŞŬƶǐ13Ūƭ14Ťǃ15ňƴ16zƢ17Ǒ22ǟ23ǒ24łǛ25ƊƘ26Ʀ27lƗ29ǝ31V33C34ƀ35ǋ39ķ43F
~wne	65 -8OǇǝ-6ŗ7ƙ8Ɠ9ǉ10Ǣ11jǣ12ơ13Ŭƅ15aƕǅ20ǌ22ǔ24ǥ28Ǩ29ǆ31F
~wned	88 -10O12ǥ15j19Ŭ29ǅ
~wner	66 -8Ǉǝ-6ŗ6Ĺ7ƙ8Ɠ9ǉ10Ǣ11ǣ13ƅơ15ƕ16aǥ22ǌ23ǔ29Ǩ32ǆ33F
~wns	74 -8cǍ-7ǃ6ǋ10F16EH17ǐ22Ɗ38ơ52ǆ
~wns>	77 -8cǃǍ7ǋ11F17E18ǐ40ơ54ǆ
~wnst	88 26Ɗ
~wnt	83 12ůǋ13ƣ25ǩ27Ǎ
~wnto	83 12ůǋ13ƣ25ǩ27Ǎ
~woo	69 9ţ10F11g12ƌ13j17Ƒ21Ƈ54Ɛ
~wood	69 9ţ10F11g12ƌ13j17Ƒ21Ƈ54Ɛ
~wor	40 -16Ŏ-13GOǍ-11ŒǟǢ-10ľŐƤǅǎǞ-9nYư-8abrwxTĸŀłőŘŠŪžƭǊ-7sFŮųƖƨƩƵƹ-6uƞǂ6Ƴ7IĺŅǒ8JǔǙǠǨ9ņƌƚ10ŁŖŝŴ11Bŏ12XǏǐ13Ķǘ14ƃƾǜ15gňŵƦƧ16ŞǄ17ƗƸ19ƒ20Ƙ21Ļ22Ŋǚ25ķŭ26ǈ27ű28LǑ33VƝ35QR37qůǣ38Ǉ39W40Ŀ44S48U55P
~word	73 -10ư-8ǜ8Ǔ9ABŖ11ǩ14ǃ16ļŊ18Ōǒ24ň28Ł40ǘ
~work	42 -14Ŀ-13GǍ-12Ŏ-10ŌŘƤǟ-9nŐǅǞǤ-8iCĻľƭ-7wxőŒŢŪŮƒƩƹǊǝ-6Fĸŀƨ6Ƒ7Ŗǁ8B9IJĹŅƳ10ĺƌǙǠǨ11ņǜ12ŝŞ13Ŵǔ14ǐ15XĶŏƾ16ƃ17Ʀ18gŵƧƸǄ21ǚ25Ŋ30ǈ32LƝǑ36ŭ37V38Q39R40ǣ41qǇ43Wů44U48S60P
~worl	85 11C14diŃ15Ļ
~worr	66 -8Ş10ǡ14Ľ20ƚ74Ŀ
~wors	79 11Ŷ12Ň13Ǥ16Ũ18ǜ21Ş23Ŀ
~wort	63 -15Ǣ-12Ǎ-11ŭ-7OYǩ8ƥ10Ţƀ11Ɓ15Ƒ19ǝ26Ɨ27Ǐ38ĻƘ42ƒ44ķ51ű
~wou	36 -23Y-17ĺ-14Ĺ-11Œ-10qOƩƳ-9dŁň-8SŐŨƽǐǞ-7fknFNņŠŦſǚ-6jšƾǅǈǛǣ6ŘƎ7EŕƑƸ8ķŝƀƏƧ9VŶƖƱ10Ĵŉƪ11HľŖťƃ12AŗśƦƨ13Bƒǘǡ14ZŇ15cűƂǨ16ĵƭǦ17sMTŃ18mƶƿǢ20žƗ21Ɠ22Ŋǁ23X24ĻŵƵ26Ž27ưǝ29Ƭ31r33Ʈ34Ư39ĸŢ40Ƥ43Ʒ51Ŏ
~woul	36 -23Y-17ĺ-14Ĺ-11Œ-10qOƩƳ-9dŁň-8SŐŨƽǐǞ-7fknFNņŠŦſǚ-6jšƾǅǈǛǣ6ŘƎ7EŕƑƸ8ķŝƀƏƧ9VŶƖƱ10Ĵŉƪ11HľŖťƃ12AŗśƦƨ13Bƒǘǡ14ZŇ15cűƂǨ16ĵƭǦ17sMTŃ18mƶƿǢ20žƗ21Ɠ22Ŋǁ23X24ĻŵƵ26Ž27ưǝ29Ƭ31r33Ʈ34Ư39ĸŢ40Ƥ43Ʒ51Ŏ
~wow	76 -10Ő7Sǀ8ŢǢ12u13ťŦű14UƠ15R21ō32ő
~wow>	76 -10Ő7Sǀ8ŢǢ12u13ťŦű14UƠ15R21ō32ő
~wre	75 8žƃǦ12Ũ17Ŝ24ŵƀ57ż
~wrec	76 8žƃǦ12Ũ17Ŝ24ŵ25ƀ58ż
~wri	64 -13Ʈ-12ś6ǖ7en8JŎŻƈ9Ǚ10o11Kž12ŉřƄƬ13wũ15Ǔ16ƍ17ŌŤŸ19ŗ24b25Ʋ31Ő
~writ	64 -13Ʈ-12ś6ǖ7en8JŎŤŻƈ10oǙ11Kž12ŉřƄƬ13wũ15Ǔ16ƍ17ŌŸ19ŗ24b25Ʋ31Ő
~wro	71 -11ŝ-8Őő7q9wDņ10ĿǤ11Ŵ14ŜƲ15Ťǜǩ17CŞ20Ĺ39ǚ
~wron	75 -11ŝ-9Ő-8ő6ţ10Ŀ11Ǥ14ņ16ǜǩ18CŞŤ42ǚ
~wrot	82 -6P9q10D11w13Ŵ16Ʋ17Ŝ24Ĺ
~ws>	72 -15ƭ-7ũ6ǒ7ƹ8ť9gſ10nƯ11Ƒ12k13ƒ15jŗ16ƥǡ21ǎ25A36ŕ
~wsu	83 -8ŗ15ǜ16Ǧ18ķ
~wsui	83 -8ŗ15ǜ16Ǧ18ķ
~ww>	78 6ƶ8o9ļ11xz12w13ƅ20ƫ
~wye	78 8Ǔ10A20ǜ23ķ32Ʋ
~wyer	78 8Ǔ10A20ǜ23ķ32Ʋ
~xac	71 -16ŕ-8Ǎ-6Ū8BDǃ10dŅ11Y12ŀ13š14Ǆ16Ťơ25ū27Œ
~xact	71 -16ŕ-8Ǎ-6Ū8BDǃ10dŅ11Y12ŀ13š14Ǆ16Ťơ25ū27Œ
~xam	73 14J67ǁ
~xam>	75 64ǁ
~xce	76 -9ǡ7ĵ18Ƹ66Ǧ
~xcel	88 8ĵ22Ƹ
~xces	78 -9ǡ68Ǧ
~xch	88 48Ƶ
~xcha	88 48Ƶ
~xci	85 -6C11Ǟ12iH17Ɩ33ƞ
~xcit	85 -6C11Ǟ12iH17Ɩ33ƞ
~xcl	86 -6Ŕ14ǣ28Ŗ
~xclu	86 -6Ŕ14ǣ28Ŗ
~xcu	88 40Ŕ
~xcus	88 40Ŕ
~xed	86 10ŵ24ũ25ƌ
~xed>	86 10ŵ24ũ25ƌ
~xes	78 -11f11ĵ12ǃǌ14ŒƵƻ24T28Ǡ30ƞ
~xes>	78 -11f11ĵ12ǃǌ14ŒƵƻ24T28Ǡ30ƞ
~xie	88 13Ǡ21Ƽ
~xin	88 -7Ɵ9y12ǀ15ƌ22H
~xis	88 28Ƶ
~xist	88 28Ƶ
~xpe	64 -7ŗ7Ǌ8Ľ11XYŧ12Ŕǅ13ŨǞ18ǣ19ņư21Ň22Ƙ41ĸ
~xpec	83 18Ǟ24ĸ34Ň
~xpen	73 -7ŗ8Ǐ10Ľ11Ǌǣ13XY22ư26Ƙ27ĸ
~xper	71 9ǣ13Ŕŧ14Ũ16ǅ22ņ
~xpi	82 10Ÿ14e40ŕ
~xpir	82 10Ÿ14e40ŕ
~xpl	70 -7Lŧƴ9ſ11Ŭ13B18Ŵ20ų24ň29ŊŖ30Ŕ
~xpla	71 -7ŧƴ-6L9ſ14B24ň30ŊŖ31Ŕ
~xt>	62 -6ƭƱ7mp8ū9ŗǀǩ10Ń11ƫ12Hſ13ǖ15ĺřś18Ǟ20yŕƖ28V41Ǎ42K
~xte	88 32Ƈ
~xter	88 32Ƈ
~xti	81 18K26Ǝ
~xtin	81 18K26Ǝ
~xtr	74 -18g-9k-7Ź7Ǧ10Ųƶ13Ƥ21Ƃ22ƴǇ23ǀ30Ǥ37Ɓ
~xtra	74 -9k-7Ź7Ǧ10Ųƶ13Ƥ21Ƃ22ƴǇ30Ǥ37Ɓ
~yal	81 12Ǘ14M24ő46Ţ
~yal>	86 10ő49Ţ
~yar	73 -7Ŏ7Ŵ9Ɣ10Ū11H12Ɨ13ƍ17ƒƞ24ƙ51Ƒ
~yard	73 -7Ŏ7Ŵ9Ɣ10Ū11H12Ɨ13ƍ17ƒƞ24ƙ51Ƒ
~ybe	72 13Ʀ15Ʈǥ18Ʊ36ǘ
~ybe>	74 14Ʀ15Ʈ18Ʊ
~yber	88 -6ŏ18ǥ44ǘ
~ybo	53 -17ƪ-16Ǐ-8Ź-7şǦ-6ƀƦ7ŜƂƽǈǜ8ƓƟǅǙ9KƋ10ŔŝǛ11zľƣƳǘ12ŤǔǢǣ13hŁƯ14ŏƢ15ŷƬǑ16ńŖųǗǡ17ŲżƜƴǇ18Ǩ19Z20ǩ21Ǎ31n
~ybod	53 -17ƪ-16Ǐ-8Ź-7şǦ-6ƀƦ7ŜƂƽǈǜ8ƓƟǅǙ9KƋ10ŔŝǛ11zľƣƳǘ12ŤǔǢǣ13hŁƯ14ŏƢ15ŷƬǑ16ńŖųǗǡ17ŲżƜƴǇ18Ǩ19Z20ǩ21Ǎ31n
~yca	86 9E17D28Ư40Ɲ
~ych	68 -7t8W10ǟ11Ĵ12ƭǉ16Ư19Q23T24YƮ25q
~yche	68 -7t8W10ǟ11Ĵ12ƭǉ16Ư19Q23T24YƮ25q
~ycl	82 10ƥ15ş17ǀ19g23Ū
~ycle	83 10ƥ15ş17ǀ23Ū
~ydi	86 9ǀ
~ydiv	86 9ǀ
~ydr	77 51Ə
~ydra	77 51Ə
~yea	43 -14Ť-11lnDŨůűƼ-10Ŀŉ-9ĹŐ-8ŏŬ-7ňŞƉ-6ņũŴƌƒǒǔ6q7kƱ8ŻƮ9Ɯ10ŚƋƸ11Ķ12VŪƾǣǤ14œšţ15Ź16v17ǎ18Ĵ19ǟ21ŒŸǀ22HƔƟ25cĺŮ27ǉ28ƅ29ƈ31dƩ32p33TǊ35Ǟ42G43S44ő45ǅ46ƭ61ť
~yeah	83 -14ŉ-8Ũ-6ƅ9T12cŚ14Ŋ15ĸ26v
~year	44 -14Ť-12n-11lDůűƼ-10Ŀ-9ĹŐ-8ŏŬ-7ŞŨũƉ-6ņňŴƌƒǒǔ7kq8Ʊ9ŻƜƮ10Ƌ11ĶƸ12VƾǣǤ13Ū14ţ15œšŹ17v18cĴǎ20ǟ21ǀ22ŒŸ23HƔƟ26TĺŮ28ǉ29ƅ30ƈ32dpƩ34Ǌ36Ǟ44GS45ő47ƭǅ63ť
~yed	82 -10o-9z-7Ǉ14Š21Ţ26Q39q
~yed>	82 -10o-9z-7Ǉ14Š21Ţ26Q39q
~yee	61 -11QW8ǉǐǥ9Ǚ10Ǥ12Ǒ16ǣ17ǈ32Ǉ35ǜ
~yee>	79 8Ǚ11ǥ45ǜ
~yees	63 -11W-8Q8ǉǐ10Ǥ13Ǒ17ǣ18ǈ37Ǉ
~yer	67 -10qǇ-8ǖ-6ő7Ǔ8A9ǜ11ļƉ13Ǜ14Ƨ16V19ķ22S26ǩ27Ʋ29Q30W
~yer>	68 -10qǇ-6ő8A9ǜ11ļƉ14Ƨ16V19ķ22S27Ʋǩ29Q31W
~yers	88 -10ǖ9Ǔ18Ǜ
~yes	72 9ƃ10Ŗ13ŋ14Ĺŏ17A34Ł47Ŏ
~yes>	72 9ƃ10Ŗ13ŋ14Ĺŏ17A34Ł47Ŏ
~yet	66 -19ǝ-8ų-7ŷ-6ſ6ŀ7rŮ9ƍƾ10u11nƵǋ12fw14ǟ22ń26Ź27Ɩ29j30cƞ32v
~yet>	66 -19ǝ-8ų-7ŷ-6ſ6ŀ7rŮ9ƍƾ10u11nƵǋ12fw14ǟ22ń26Ź27Ɩ29j30cƞ32v
~ygi	88 12ǈ25P
~ygie	88 12ǈ25P
~yin	53 -16ǩ-14g-13Ĺ-12B-11Y-9Ľǡ-8QƢ-7SŇşǈǖ-6aǘ6Ş7Ƹ8Ţ9ĺƳ10nſ11jňŧǀǝǣ12ĸ13oĴŦžǛ14kW16Ř17œƆ18Ơ23ĿŒƜ24b25ƪ26VŅǟ27Fƒ28ǥ34H35Z
~yin>	67 -9Ƶ-6ǈ6œ8fy9FKƠǥ10boPŒƦ11ƪƸ12kǞ13Hǝ14UZƜƳ16ŧ19Ǜ21W23Ŀ
~ying	55 -14ǩ-13g-12BĹ-11Y-9Ľǡ-8Q-7SşƢ7t8Şǀ11Ơ12ŢƜ13jnĺœſ14ĸňŦǣ15Ĵ16Œ17bžƪ18ŘƆ21Fǥ22ǟ25HZ29V30ƒ32Ņ
~yl>	88 19Ƈ
~yle	88 9Ɖ16Ƌ
~yli	76 8ǈ9Ǉ22Ǒ
~ylis	76 8ǈ9Ǉ22Ǒ
~ym>	71 -13V-7Ƨ14g18Q32ŏ34ĺ
~yme	65 -6Ɯ7S8Ʃǖ9ŉ11ŕ14ĵ15Ʈ17Zƕǘ19ƃ22š29Ĵ37ŬƔ
~ymen	65 -6Ɯ7S8Ʃǖ9ŉ11ŕ14ĵ15Ʈ17Zƕǘ19ƃ22š29Ĵ37ŬƔ
~ymo	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
~ymor	81 -9Ǒ-7Ş6z9K12Ŧ15ű19ŝ20ť33ƭ
~yon	64 -14ƈ-8Ŀ-7ţ-6Ŵ7ǐ8Ƣ9żŽǛ10Ʊ11ǘ12ŖƉǩ15ų18ǜ19Ŕ20ŁƯ21şƳ41ŷ
~yone	64 -14ƈ-8Ŀ-7ţ-6Ŵ6ş7ǐ8Ƣ9żŽǛ10Ʊ11ǘ12ŖƉǩ15ų18ǜ19Ŕ20ŁƯ21Ƴ41ŷ
~you	14 -26Ť-24ť-18ǟ-15ŷƇ-14źƆ-13ō-10Ŵƅǃ-7bvǂ-6ƛ6ŲƒƠƬƭƮǅǊǍǒ7yUŌŎŗŮƔǖǛ8YņůŰųƀƎƖƗǆǉ9swGŉŭŻƄƱƶǓ10ekpşƳƼǄǠ11xCWƜƞƽǏǤ12MQŁŪƯǀǝǡ13ZĴĶƙƥƫƵƿǨ14ƂƃƝǚǞǢ15uISĻŏżƺƻǑ16afKłŢƘƟƢƹǁǈǐǣ17zžƲǙ18BĸŃŊƤƴ19HOĵĹĽŽƚƸ20ƌưǋǕ21jŝǎ22ňǘ23AĿŸ24nľŵƁ25dmXŚ26gńŜƾ27ļś28ŀũǩ29ķŶƦƧ30NRTŠ31F32Vſ33Ő34ŒŨ35ǔ37Ǉ41iŞ42P46l53Ň55c
~you>	17 -35v-28Ŵ-23qƽ-22Ʈ-21Ť-20ť-19Źźǟ-17ŷǂ-16Ɠƨ-15oƅ-14ō-13t-12xůƇ-10e-9bƉ-8hJŕƆǧ-7ŅŔǈǥ-6Ƌ6ƐƯǅ7ĶŧƲǣ8LŭƖǊǏ9ŋƒƔǒǜ10djIĵŪƎƭǃǝ11MƥǎǓǙǤ12ŉőŬƃƗƙ13ŖŗŮƀƝƢƬ14kQŃņŌƼƿ15YƂƘƾ16pGWĺŏƶƺƻǘǚ17aZżƸǆǔ18ƚ19ĴžƵǀǁǑ20SŲŸư21Cǋ22fUķƟƱ23HĸĻŽƹ24TǞǨ25KOľŊŢŶ26VłſǕ28nƦƴ29mƁ30ĽƌǇ31ARŝ32FXŐǩ33gňŒśũ34ŀń35ŚƤ36Nŵ37PĿŜŞ39ĹŨƧ40ļ41Š45i50lŇ65c
~youn	70 -8Ǉ-6Ɩ7ƭ9xƍ10ŻƯ12Ƴ13Ź14ź16p17ĵ23u28v41c
~your	25 -29Ų-24ǩ-18CĹŏŤ-17ť-16Ō-15ƈ-14Ɔ-13ĸňƴ-12ļŗŬ-11ƇƌƩ-10Yŀō-9fLOZő-8ĴŮƹ-7XĻŊŋ-6ńœűƟ6ǚ7UŝŞŻƀƂƚƸǄǑǖ8ţǋǡ9iĽŒŖƄƶǦ10lIľłŃŐŘƓƞǙ11Ǎ12řƠǔǝ13yEŇǛǤǧ14jtƢǎ15Ɨ16ghoJŹžſƁǅǌǠ17ŴŶŽ18cpƕƝƷ19FTWĶƫƯǂ20ƾ21qwŚŜǐ23ķşƨ24svŸƲ25V27Půǈ28nų29ƃƳ30ƮǕ31Łǣ32eƥƦǢ33dr34x36ǉ40ǘ41ƽ43ĵ56z59B
~yout	88 -9ƶ19ƫ38Ŧ
~ype	71 -11Ʀ-8qƅ-7Ǎ6b8ǆ9ł10ļǄ11ǉ12p13Ɖ15Ƈƣ16ǔ18E21d25Ʃ38Ƽ
~ype>	73 -11Ʀ-8ƅ-7bǍ8ǆ10łǄ11ǉ14Ɖ15Ƈƣ17ǔ22d26Ʃ40Ƽ
~yped	86 -10q8f12ļ16b17p23E
~ypi	83 9ǎ10Tƿ16bǄ
~ypic	86 11Tƿǎ16Ǆ
~yro	64 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ27Ǡ28Ŀ58ǉ
~yrol	65 -7Ɯ-6Ǟ9Ǩ16Q17Ǒ26Ǉ27Ǡ28Ŀ59ǉ
~ys>	46 -15ŭ-13o-11ŷ-10yGTş-9ŨűŶ-8dœǏ-7LĴĹŀłńŇŏŝŦƦǀǖ-6ŌƯư6ƗǕ7AļŚŽƅƜơƺǐǙ8ŃňŖřŞšůƬǠǥ10fFƱ11ŮƒƮǉ12juĸƃƘǃ13cC14ŰǗ15Vľ16Ő17vž18Ɵ19wǄ20Ǣ22qǎ23gǟǩ24ǇǑ26R28x33kųƖ
~yse	82 7m8ǚ11Ż14Ŷ16ƻ17g
~ysel	82 7m8ǚ11Ż14Ŷ16ƻ17g
~ysi	76 18Ɲ20ƀ21ǁ23Ƹ35ƾ
~ysic	77 21ƀǁ23Ƹ35ƾ
~yst	68 -10n10b11ǝ12ǘ13Ǜ20ơ21Ǝ22Ǘ33ǖ
~yste	68 -10n11bǝ12ǘ13Ǜ21Ǝ22Ǘ33ǖ
~yth	48 -16ǩ-11ŋ-9Hńť-7zľň-6FŀŞŹǥ6UƊƐ7NŝǄ8ƿǍ9ŲƸǖǢ10ĻƘƯưǀ11ƂƗƨƱ12kƦƼǏǓǕ13Zƽ14ǞǦ15ĵƍ16gǂ17iĿűƻ18ŇũŻ19ŏţ20Ƴ23Ƅƥ25ŉş27ķ39ō
~ythi	48 -16ǩ-11ŋ-9Hńť-7zľň-6FŀŞŹǥ6UƊƐ7NŝǄ8ƿǍ9ŲƸǖǢ10ĻƘƯưǀ11ƂƗƨƱ12kƦƼǏǓǕ13Zƽ14ǞǦ15ĵƍ16gǂ17iĿűƻ18ŇũŻ19ŏţ20Ƴ23Ƅƥ25ŉş27ķ39ō
~yti	88 -12Ǟ35H
~ytim	88 -12Ǟ35H
~ywa	86 -11ǧ13ţ18ǒ19Ǆ
~ywh	74 9ƞ10ńŹǘ12Ƌǥ13ǀǗ18ş26k31ň
~ywhe	74 9ƞ10ńŹǘ12Ƌǥ13ǀǗ18ş26k31ň
~za>	88 12Ǎ29ǩ
~ze>	79 -10Ƶ10r13œ15Ǟ20Ɔ24H32Ƭ
~zer	83 -10Ǎ-7ǋ7ū10ţ23ƣ27ř
~zero	86 7ū10ţ28ř
~zil	86 -7ű19ƅ34ƒ
~zill	86 -7ű19ƅ34ƒ
~zip	67 107E
~zip>	68 94E
~zon	74 -7ŷ7LŲ12Ÿ16Ǟ18ǩ19Ɵ25Q34ƙ
~zon>	88 -6Ǐ9Ų19Ǟ30Q
~zone	78 7L20ǩ36ƙ
~zoo	86 10h52M
~zoom	88 53M
~zy>	75 -8ō7Ɠǎ9U10xHƈƱ12t13ƒ15iŇ16Ɛ19ǩ21ň
~zza	86 11Ų12Ǎ29ǩ
~zza>	88 12Ǎ29ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [47,-4,18,0,-3,-4,5,-4,-2,0,-7],
  features: `#	33 -42c-34k-19b-16e-15f-14d8h22g33a110j
# $	55 -29b-11jk-5eh5c9i57g
# a	64 -9b-6g-5e4c7j20a
# aggregate	87 
# and	68 -12c-7j-6k14g18a
# at	87 5a
# before	87 
# bucks	82 8a
# by	83 
# cars	87 7f
# days	83 -6j6a7k8c
# did	85 -10a12j
# digits	85 -10a9c11k
# do	87 
# dollar	75 -16g-14a8c24j
# dollars	76 -9c5g9j
# feet	82 
# for	72 -15j19b
# have	85 
# in	65 -20a4d7b14j
# is	64 -22a-7c-4gi49j
# kids	85 -10c-8a4j14g
# like	83 -5a6dg
# miles	73 -11g5b6j7a
# minutes	71 -10c-5d5a6i15j
# months	68 7b8h
# now	85 -7c-4g6j10a
# number	85 -12j-8a26b
# numbers	87 -8a5k11c
# of	73 -23g-6a-5k14b26c
# oh	87 -9b8a
# okay	82 -19g21a
# on	67 -21a-17c6g8j11e21b
# one	75 -14c-8g-7b-6a5k9d23j
# or	66 -45a-12j-5k5b31c32g
# out	83 -9ag-5c-4k11j15h
# people	83 -6b8a
# per	87 -6g12a
# percent	74 -16g8ah
# pounds	87 
# right	63 8j
# so	85 -6j16h
# square	83 5a
# that	72 -6bf-4c4a26j
# times	87 -6c10g
# to	79 -9a8b
# umbrella	87 
# weeks	77 14i
# with	85 
# year	74 -8f-5a16b
# years	57 -17g-15j-11d-5k4e6h9c10f28b
# yet	82 -7b8a
@day	62 -8eg-5c11j15a
@day $	74 -17c-15b5d32a
@day and	85 -10g5c11j
@day at	82 -7a8b
@day is	87 -7g-4i12j
@day or	83 -16a20b
@day right	87 
@month	65 -12c-8e-7g4i5a22j
@month and	83 -14c24a
@month is	87 6f
@month of	87 
@month right	87 
@name	52 -16c-12i-7k-5h13dj16g
@name $	69 -34c-13a-11j-10b29d48g
@name and	80 -17c-10g9i20b
@name do	87 -12c22b
@name is	87 -20g-4i12j16e
@name or	85 12a
@name over	85 -8a12j
@name you	85 
^ #	58 -51g-13bd-9e-8k-7c-6i-4f31a82j
^ @day	81 -6a10b
^ @month	87 -5e12j
^ a	71 -9d-7cg-4b7a8j19k
^ about	85 -18a-7c31j
^ after	85 -5ac7g9e
^ all	87 -7a-5g15j
^ alright	87 -10a-5j4k12e
^ am	75 -15k-11j-9g-6c19a31i
^ and	44 -70a-47b-42k-18j5h9f21i31e32d42c59g
^ annual	83 -10a17g
^ any	46 -39b-19k-12j-9h-8i-6e-5fg29a89c
^ anybody	73 -8b-6c21d
^ anyone	87 7a
^ anything	69 -16b-9k-6ij-5g18a37c
^ are	46 -45c-26d-23g-19jk-15i-10e-7h-5f75b109a
^ at	87 -19g24e
^ awesome	74 -8ag4b5e14c
^ aww	77 -11a-5j4k5e10d
^ been	81 -11c-4e6b28g
^ before	81 -10k-7b-6g-5j5i9a18c
^ besides	85 -11d-5b21a
^ best	87 -15a-5k-4h10c22e
^ big	87 -18cg48a
^ biggest	85 -15a-4g9c21d
^ blood	87 -12c17a
^ brick	87 -26a-5c40b
^ burial	87 5b
^ business	81 -19c12a19g
^ by	78 -30c-7a10k31e
^ call	87 
^ can	58 -39k-16j-13f-10i-9g-8b-7e-6d31c90a
^ college	87 -8g-7b20a
^ comp	87 -11c11a13d
^ congrats	85 -9g7c
^ cool	82 -4a5d7g
^ could	61 -17k-14g-10c-5efj5b11i49a
^ credit	87 -5a20c
^ days	87 -30a7b33g
^ describe	87 -5g15k
^ did	49 -48c-43j-26h-24g-23e-11fk-5d29b170a
^ do	37 -74c-46g-34d-27e-17k-14ij-10f-9h48b216a
^ does	51 -38c-26g-22e-11k-10j-9b-5fi142a
^ ever	61 -11b-9k-8g-6ch-4j19i38a
^ everybodys	81 4i6d
^ family	87 -7b-6k8c19a
^ first	87 -4f14c
^ folks	87 6g7h
^ for	79 -19k-13d-5ab18c29g
^ full	80 -28b-6c-4k17a28g
^ give	64 -15e-14a-9g-5j-4d17c42k
^ go	74 -23a-4c37k
^ good	73 -27b-16e-8j57a
^ got	58 -26cj-19k-13b-12d-7f-5hi44g83a
^ happy	85 18a
^ has	59 -12c-8bd-6gj54a
^ have	52 -22g-15j-11ck-9i-8b-5df100a
^ he	87 -14b9j10a
^ height	85 -11a-7c-6j34g
^ hey	82 -5g7a11i
^ high	83 -9c-7a27b
^ house	83 -6b8c9g
^ how	34 -91a-34b-19jk-13d12eh21c73i80g
^ i	45 -58a-32b-11d-6g4c6j7e10h11i12f72k
^ if	54 -22j-18a-15k-9d-8b-7i-4h4f42c48g
^ in	82 -7i-6g6a12c
^ is	37 -92j-73c-63g-31f-25k-19e-10i-9h112b240a
^ it	66 -29a-14g-7b-6d8h13f20j21c
^ just	69 -23b-15c-7e6d13j17k20a
^ keep	83 -5d-4cj21a
^ keeping	87 
^ last	77 -45a-10j-4b4i10k13c44e
^ let	74 -16a-4g9c28k
^ liability	87 -11g-9a26c
^ list	79 -9a-6d26k
^ long	87 -5e6g14a
^ look	81 
^ may	80 -9k-8j8a10cd
^ mind	78 -16g-11c-6k47a
^ monthly	83 -9b-5c-4a21g
^ most	83 -9b11g
^ my	66 -8j-7bk-6g-5h5c8i10e13d
^ name	83 -14a22c
^ need	85 -52k-4c62a
^ nice	85 -12b-11c-8j6fg28a
^ no	71 -18a-6b4f28j
^ nothin	87 -11a4g10j
^ now	77 -12b-6j-5c5dg6a8f
^ oh	62 -24j-21g-14b5e7h8df9a12k18c
^ okay	51 -44a-20k-19j9d11f30c37g
^ on	87 -4f11a
^ one	73 -52b4d10g14j28a
^ ooh	80 -8a4i5c7e
^ ouch	87 -16g22c
^ over	83 -8j-5b20a
^ own	82 -8a17b
^ paid	87 -5bk26g
^ perfect	87 
^ policy	87 -15a-6g25c
^ read	74 -11a-9c-4g33k
^ ready	87 -6ce25a
^ regular	87 -5g10c
^ remember	83 -8jk23a
^ rent	85 -26a-14k9g43c
^ run	85 14k
^ same	87 -13a4b16k
^ say	80 -32c-21a-12i-7j-4b10f11d25k33g
^ shall	83 11a
^ should	70 -9c-5fg-4jk37a
^ since	85 5e
^ so	37 -81a-26g-20k-13e-11cd-8i-7h-6b202j
^ some	81 -15a-8c5k7h8d9b
^ something	83 -25j-9b-7c50a
^ sorry	82 10c
^ sounds	77 -7b-6a-4g5hk6j
^ spell	83 6k
^ state	87 -7c6j7b
^ still	80 -6bc10a14j
^ take	87 -20c14k15a
^ tell	48 -33a-20c-7bg-5fj87k
^ term	85 6b
^ that	65 -32j-23b-9c6d8g15h41a
^ the	63 -50a-7fh-5i11d13j20k28g
^ their	85 -30a-8c-5e6h47g
^ there	72 -10a6c13k
^ they	70 -20a-14c-5bd6f12e31g
^ think	87 
^ this	79 -5c-4j17a
^ those	83 -10a4d5ci
^ ugh	83 -8a4e9h
^ walk	64 -13a-11c43k
^ want	77 -23k-6g-5cj-4b56a
^ was	62 -25c-24j-22e-13gi-8h-6k52b71a
^ we	73 -31a7k9e24j
^ well	77 -10b-8c-7j8d9k12h
^ were	71 -11i-7k42a
^ what	31 -115a-49b-39j-32k-17h-8d16f23i56e61g154c
^ whatll	85 -5e17c
^ whatve	81 -8a-4d7f10g
^ when	47 -41a-15j-13k-11fg-9b-6h-5i36c87e
^ whend	73 -9c-8ag43e
^ where	55 -44a-10bg-7de-4jk35c62f
^ whered	82 -7a23f
^ which	60 -23a-16b-15g-10f-8ek7d89c
^ who	44 -38a-27g-21b-12k-8ej-7i-5f-4h141d
^ whod	70 -17a-7c-4g39d
^ whose	76 -13ac-4g18b27d
^ why	65 -39a-5b-4g64h
^ will	80 -8ek-6c4b25a
^ with	81 -13c6f15a
^ work	85 -12f-8c5a24b
^ would	51 -49c-28g-20k-16j-15f-13i-7d-6e-5h61b109a
^ wow	78 -8j5c10g
^ year	82 -19ae-8g-5b62c
^ you	49 -55c-28k-24b-18f-10i-9d12e17a33h35g64j
^ your	61 -76a-18k-17e-14i-7h17f20d31j71g
^ zip	85 -8a13c
a	27 -16g-14d-12e-7f-5c11j12k19i26b36a
a #	53 -16c-15e-10f-5j-4i17a19h26b
a @name	81 -14c15a
a a	70 -16j-11b5e8a10f
a b	83 6b
a bachelors	87 -5a7j
a bad	77 6k7a
a ballpark	85 8a
a bank	87 -7a4b6ck
a basement	83 -13b5a12i
a bell	87 7a
a big	70 -11g-6bd6c7k19i
a bit	87 5b
a blood	87 5j
a bop	85 -6g8c
a box	81 6k
a bunch	87 -11a15b
a business	81 
a c	85 -11a7b9i
a car	77 -6b5fi6a
a card	83 -35a6i27c
a cert	85 5j
a certificate	78 
a claim	80 11b
a clean	85 -4a5j
a client	81 -6k-4e9c10a
a coi	87 -10k9a
a commercial	82 
a company	78 -13a7b11d
a copy	79 -6k4i8a
a couple	77 -5bc4i5j6a
a cousin	87 -4b5a
a cpa	87 -7d5j7a
a crash	82 -7g11c
a crawl	87 -8c-4g5b11i
a customer	80 5c
a day	77 5g
a deadline	87 7a
a deal	87 -9g7c10a
a degree	87 -7a15b
a desk	87 7b
a detached	87 
a different	87 -24b-8j-5c7k9g23a
a discount	79 8c
a doctor	82 5e
a dog	87 -20a23j
a driver	83 -6k-5a12d
a family	87 -6c7d
a fella	87 12c
a fence	83 -5b8c
a few	78 -13b5k6cj
a financial	87 
a fire	70 -10c4f7ad
a fireplace	85 8a
a flat	82 -12g-6a6d14b
a flood	85 -5a7b
a form	85 
a friend	81 -17b19a
a full	83 -8a-7c-4g6k17b
a funeral	87 -10c12g
a garage	83 -6b6f
a good	63 -14a-11c-4f6hk12eg
a guardian	87 -18d27a
a guy	87 
a high	85 -8g16a
a hip	87 
a home	87 -6bg16i
a homeowner	87 4j
a hot	87 -6b-4c5a11g
a hotel	85 -6a6j
a house	83 -9a8c10b
a hydrant	85 
a is	87 -5a5b
a job	78 -19a-5g7b8f16c
a kid	82 -6c5f16k
a lawsuit	87 
a lawyer	80 -7d8k
a letter	85 8a
a list	85 -5b12a
a little	65 -14g6i7c9b
a living	79 -19a-8g5i13b16c
a loan	82 -5b9a
a long	81 -9a-6g6b7i
a lot	69 -9g-5k-4d9a14c
a medical	83 10a
a minute	83 -18j7k13a
a mistake	87 -16a-7g28c
a month	63 -10a-8b4j12g13c
a mortgage	83 4ab
a nanny	85 5d6b
a new	74 -21b-7j5i28a
a nice	83 -12a-4c10bj
a no	87 -8g-4j5h11c
a normal	83 
a number	80 -5a4j5k
a nurse	78 -5c9a
a okay	85 -5a7b8i
a one	81 -26a10b11c12f
a or	87 -11b13a
a parent	83 -10b-5c19a
a pension	83 -7a6bc
a permit	87 
a photo	87 -8k8a
a physical	83 8a
a picture	78 7k
a pipe	85 
a place	83 -9i11g
a policy	72 -13d-10b9a23k
a pool	78 -6b4a
a private	85 -4a6f
a quarter	85 -7a5j6c
a quick	83 11k
a quote	85 -6b16a
a real	82 -19a21b
a reason	87 -7b9h
a recorded	87 -5j4i
a regular	85 -6a4i7b
a rental	87 -9a12b
a renter	87 5a
a restaurant	87 -4b4a
a second	72 -8b-7c-4k6di11a
a slab	85 -7c-4g13b
a storage	85 9a
a term	85 -11a5b8k
a time	85 -5ae16k
a trampoline	87 
a truck	87 
a trust	85 -12b12a
a typical	85 -6c9g
a w	87 
a week	70 -5c12g
a while	79 -7a-5d-4f27g
a whole	83 -17a-5d8c15b
a will	77 -13b22a
a win	87 10a
a wood	82 -9b10a
a wreck	85 
a written	87 -9c13b
a year	62 -49c-14e4b13j51g
a yes	83 -14g6j18c
able	79 4g9a
able to	79 4g9a
about	41 -10d-9e7h10c23k
about #	61 -24a-19c-7e-4k11g48j
about $	71 -20k-7i-4h13c34g
about a	76 -15c-7k4i7a15g
about all	87 -8g-5a19c
about an	87 
about any	68 -19a24k
about anything	87 4a
about being	87 -5a5i
about how	81 -9g5j9b
about insurance	87 
about it	67 -16g-11jk-5e6b9i10c11h15a
about leaving	87 6a
about right	85 -19j19a
about that	72 -6bc20k
about the	60 -11g-6ai9h12c15k
about them	77 6c
about this	75 -11k-7j7a20c
about us	83 -7c-5a5f9h
about what	78 -24c11a14g
about you	85 -4k6c9b
about your	61 -8bi-7a12c24k
above	78 -9c-6a7b15d
accent	87 
accident	77 -7a5d7i
accident $	87 4e
accidents	76 -8b4j10a
accidents $	82 -5b7a
account	69 -12g-7d-6k7a12c15b
account $	82 -7d10a
account number	80 -7gk5b10c
accountant	76 -7bg7c14a
accountant $	85 4a
accounts	85 -7a6k8f
across	85 5f
actual	87 -6b-5g13a
actually	78 -4a4b10c
add	73 -19b7ag11j
add up	87 -7c11g
added	82 -4b13a
adding	85 -6b7a
additional	77 -4a8b
additional insured	78 -6a8b
address	62 -12ab-8d-6g-5j6k10e17f18c
address $	69 -11a-7j-6k14e25c
address of	82 -6d4c9k
adjuster	82 -5b-4g7i
advice	76 -10c6ab8d
advice $	83 -15k17a
afford	83 -26c5a23g
after	56 -18g-5f4a6b9d11c
after #	87 -4b10e
after $	85 -7g5c8i
after a	81 -8g5i7d
after high	87 9c
after that	77 11b
after the	70 -4j7d
after you	76 4a8d
after your	82 -4a
afternoon	81 -11c8gi
afternoon $	85 -9c10g
again	68 -6c4g7a11e
again $	73 -17c7g9a14e
against	75 5h
against it	82 -7a6b7h
age	68 -23a-7b-5dfjk-4i25e37g
age $	77 -18g-17a-11e61c
agent	65 -22g-7e-4i5d13a20c
agent $	76 -10g7a10c
agent ever	87 -9c16a
agents	76 -22c-9a8i14b20d
agents you	87 -11a11b
ages	82 -14a-4d9c21g
ages $	87 -12a-4d6c20g
aggregate	85 
ago	75 -17g-16j-8ci-4b7h18a30e
ago did	85 -6g-5i14e
ago was	87 -13g22e
agree	83 -4c8a
agreement	83 -5e-4d5a6b
ahead	75 -4c4j6a
ahead and	81 15a
air	82 -6a6f
airbnb	83 -5b11a
alarm	74 4aj
alarm $	83 15a
alarms	85 6k
alcohol	74 5cg
alcohol $	78 -10a7cg
all	47 -18c-6be-4f14i36g
all #	83 -6c-5k5j14e
all $	71 -17j-10c-8b43a
all at	83 -8j-6a6b12d
all day	87 6f
all do	82 -18c-10a34g
all in	79 -16c-8a7b19g
all is	82 -10g-4k22c
all lives	87 
all of	74 -7b6i
all on	85 
all over	85 -18a6g7d9b
all right	87 5a
all that	73 -6a7b
all the	72 -7c7h8g
all these	85 -10g7a8c
all this	80 -15g-4k9i22c
all together	83 5c
all you	81 -11a-6c5g12j
all your	75 -5b11j
alls	87 -11e18c
allstate	87 -4a6j
almost	81 4c
alone	78 -4g11a
alone $	82 
along	76 -11g5b12i
along $	83 -8g-6b7a10i
along with	87 -9a12b
already	71 6j
already $	87 
already have	87 -7a9b
alright	71 -8i-4b9e17a
alright $	82 -7i-6k14a
alright if	87 11a
alright with	85 
always	76 -9bj5d12fg
am	54 -13c-11d-10b-9g9hk10a12i13f
am a	87 -4g16c
am curious	87 -9c-5ej11hk
am going	81 -8a-6c22k
am hearing	81 6j
am i	64 -21c-20k-14g-5bd-4h11a21fj23i
am not	85 -26a-5i5c6g25j
am sorry	81 -19j5d6c10a
amount	69 -30a-6f6c17k18g
amount $	87 -18c-9a28g
amount on	87 -8c5g7k
amount you	87 -18a-8b-6c5k8j29g
an	50 -10di-9be5c7g11h12aj
an #	87 -17a19b
an accident	85 6d
an accountant	83 -7b10a
an agent	80 -9g-6i10ac
an apartment	85 8c
an email	81 -16c23a
an employee	83 5a
an hour	87 -7a11g
an insurance	83 
an llc	85 6ac
an old	82 -10a6b8f
an older	85 10b
an s	85 7a
an sr	87 -5k4b
an umbrella	70 -18a-6g6f12h15c
and	32 -42a-18b-5h12cg14e18k24j33d
and #	75 -8g-6c18j
and @name	85 
and a	66 -24a-5g15j23c
and about	80 -7g9b
and address	87 7k
and all	75 -15c-5e7k16g
and and	71 -15bc-7j-5k7a16i27e
and any	85 11a
and are	77 -9c8a11b
and clear	85 -5c11j
and collision	79 11b
and could	87 -9c18a
and dad	87 7a
and did	79 -4a4b
and do	67 -27c-4dk7g42a
and does	87 -5b10a
and for	81 -55c-9a-6b10d12f20g31e
and hail	85 -13c19g
and have	78 6g
and he	81 -12j-6a8c22g
and his	87 -11a4c16j
and how	59 -15c-14a-7j-6bf-5k-4d8g57i
and i	66 -17a-10j-9c-6g-5b54k
and if	72 6d8f
and is	75 -9j-5d4k5bc7g
and it	72 -13g5d10j12c
and just	87 -4j11a
and last	79 -17k-6g39c
and no	81 -9a6c11j
and on	87 -7k4c8e
and read	78 -9c-5ag27k
and some	85 -6c4d7h
and street	87 -15a16c
and such	87 -5c4b
and tell	72 7k8a
and that	72 -13c-10a-9d7i10f23g
and the	58 -29d-23a-17e-9b-6fi-5h5g18k74c
and then	73 -14k-5d14c16j
and they	78 -5g4c7j
and we	85 -13a6j16k
and weight	81 -16c-7j33g
and what	53 -29j-22a-19g-5i11c16k18d43e
and when	72 -12a-10g8b21e
and where	75 -9b-8a-4c8g23f
and which	82 -7d21a
and who	68 -10c-8a-4b32d
and why	87 -10c24h
and would	85 -5b16a
and year	87 8c
and you	66 -35a-7b-5i9j19c21d
and your	60 -22a-17b-10fk-5d15j25g28e
animals	85 5a
annual	75 -13a7c17g
annual payroll	87 -37g44c
another	70 -5cg-4d5e8a11b
answer	83 8g
any	40 -54b-20j-10h-9e-7f6g8k27c84a
any #	82 
any $	82 -6g7a
any accidents	81 8a
any animals	87 5a
any big	82 -19a26c
any business	85 -10c12a
any chance	87 
any claims	77 11a
any close	85 10a
any coverage	81 -8g-4c15a
any damage	87 5a
any excess	87 
any fender	87 5a
any health	80 -6c-5ij22a
any hobbies	87 -17a-4g23c
any insurance	85 4a
any kids	81 
any leaks	83 -6c14a
any life	81 -24a27g
any loans	87 -7c16a
any losses	87 
any more	85 
any of	70 -7g-6c-4b18a
any other	76 -10d6a10c
any plans	83 
any prescriptions	87 
any questions	82 -13a7b8c
any reason	87 -24a26c
any remodeling	87 
any roommates	87 
any savings	87 -29a32g
any subs	87 -5b8a
any tickets	81 -6b-5c15a
any time	85 
any tobacco	87 -5a6k
any trouble	85 
any violations	87 
any water	82 -4c7k
any wood	87 
any work	83 -42a51c
anybody	56 -13b-9c-6j8h9d23a
anybody $	80 -13e-9b-5c5g28a
anybody else	77 -8a-7c19d
anybody ever	75 5k
anybody hurt	87 14a
anybody in	87 
anymore	80 -5ak10e
anyone	70 -8d22a
anyone $	87 
anyone else	85 -6d10a
anything	50 -18b-6eg-4f5k8j14c19a
anything $	67 -12a7i9c
anything else	80 -5ak22c
anything from	87 7i
anything fun	83 -23a27c
anything in	79 -14a-5b29c
anything like	74 7c
anything on	80 -7c15a
anything special	87 -14a17c
anything valuable	87 -15c-5b21a
anything you	77 -9c9a
anytime	87 5j
anytime soon	87 5j
anywhere	75 -7c7f12a
apartment	65 -8b-7d5f6c7a
apartment $	80 -6g-5b10c
apartment building	87 -5g9k
apartment or	87 -8b4a9c
apartments	82 -8c-4b15d
app	70 -6g4i10j
app $	80 
application	82 4h
appointments	85 
appraise	87 -11g7b8c
appraise for	87 -11g7b8c
appraised	85 -5c10g
are	33 -9g-8c-7k6j7e10a11i12f23b
are #	81 -9c-8j23g
are $	77 -28f-14a-6i-4bg25d33c
are a	74 -19a7e15j
are at	82 4e
are covered	83 -15c-7a25g
are done	87 -8c-7a19d
are going	83 
are gone	77 -13d-9e-6g12c15j
are good	87 -13a21j
are in	70 -25b-4c6a15d16j
are looking	85 -11i-4g16h
are not	72 -12c5d9j12g
are off	85 -4a6i
are on	73 -8j8ac
are over	87 -15a7c13j
are paying	82 -7ak8i10c
are right	87 
are the	63 -19g-9bk-5e10j17i22c
are there	72 -5d5b16a
are they	69 -14a-9c-8b19f21g
are things	85 -5g12i
are those	79 -5ai6g13b
are we	70 -19j-12c-11k-6d-5e-4f4i18b35g
are with	80 -10a-4g7j13c
are worth	85 -5c-4g5b6k
are you	40 -38j-34g-29d-25k-9h11i26c36f37b50a
are your	60 -47c-5k-4j4f14b23e24g
area	78 -22c-10a-9e7b39f
around	57 -6bj5k6i9d
around #	77 -7b7a8j
around $	72 -7g10b
around here	83 -10c4d16g
around it	85 
around so	87 6k
around the	80 -20a5d7ck8f
around there	87 
art	85 -28c-5b34a
as	57 -18a-17bi-10c-7k14h27d32j
as a	73 -10b-8j-7k7c8df11a
as additional	83 
as it	85 -12c5d11g
as the	81 -7g-6b5j6i9a
as you	83 9c
as your	87 
aside	80 -6b-5c5a11g
aside for	83 -5b-4c7ag
ask	60 -14b-5eg-4h6d9f14a
ask $	81 -5g13a
ask for	79 -5g5ck
ask me	82 -8k-4g6a13c
ask so	87 7k
ask you	77 -5g5c6j
asked	77 -9k-4ac6bi8g
askin	87 -15a6c7b8j
asking	72 -7i-4c9g11e
asking $	82 -9c16g
asking for	79 -13g12c
asks	80 -13d7k15c
asks about	87 -7c13k
asphalt	85 -5b8a
assets	85 4b
associates	87 -6c16b
at	42 -15c-13b-7i-5h4e9k21g34j
at #	67 -21a-6g8e11c18j
at $	73 -16f-12d-10e-9a-4j16c44g
at a	73 -7e-5j4c6f8a
at all	67 -13g-7e-6b8j10c20a
at fault	83 -5b4a
at gmail	87 7j
at home	71 -21b-5e-4j9g28a
at it	83 
at least	87 -5j18a
at night	72 -8a-6j-5b8c15f
at once	85 -6a7b
at that	77 -10a-6j6d18g
at the	56 -23a-8cf-5e4j7i8dh9k16b
at this	81 -13c20e
at work	73 -15c-7b-5f-4dj9g33a
at you	85 -9c-8a20g
at your	64 -14a-11c-10b-6g6f8e9k10d15j
attack	83 -8ae4d5b11g
attorney	87 -5c
audit	70 -21a-9i5k7c18b
audit $	83 6j
audited	82 9a
audited $	87 9a
auditor	85 -9g5e6c8a
auto	67 -6g4c8f
auto $	80 -6g-5j5c7f
automatic	87 7a
average	87 8g
away	64 -14c-4bi6a9k12d
away $	77 -10g-7b-5c8e9df
away at	87 7a
away for	83 5g11a
away from	87 -8a4b6c
away with	85 -9a5c7k
awesome	70 -9j5e6ck
awesome and	85 5a
awful	85 -4a7i
aww	77 -11a-5j4k5e10d
aww i	87 -4j5cd
b	75 -8c5a9b
babies	87 
baby	70 -6b-5c-4j6ei12a
baby $	82 -6g5i
babys	82 -4a11c
bachelors	82 -5c5j
back	55 -6d-4e6g7h8j
back $	72 -16c-9b5e8a22g
back and	85 4c
back in	79 -12a-8g-6c12j17h
back on	81 -6g16a
back then	83 -9a-7h5e6c12k
back there	85 -10j5a8c
back to	78 -13a-12c6bh7j11k
back up	79 -6c8b
back when	87 -13c-8e9a17i
backed	85 8c
backed up	87 
background	83 
backup	78 4d6a
bad	68 -8i-5e-4j5c7a9g
bad time	83 9a
balance	83 -20c5k21g
balance on	87 -20g6k20c
ballpark	77 -4b4g8k
bank	67 -11g-6j6b14d
bank $	77 -7c-5a9b14d
bank account	87 -5a6b
bar	85 
bar $	87 
bare	85 -4g5d8b
barn	85 5g
basement	68 7i11a
basement $	77 -7c-6b27a
basement finished	87 -9a16b
bath	85 -8c5j8a
bathroom	85 -11a12b
baths	83 -11b-9a17c
be	49 -15i-11f-6h-5k9ce10a15d
be $	73 -16c-15a6e13d18g
be a	75 4e5c
be able	82 5g
be alright	83 8a
be comfortable	87 4k
be driving	85 
be honest	87 
be in	81 -5a4d
be listed	83 -9c-4k5a12d
be okay	78 -5g6a
be on	81 -9a5cd
be the	83 -7d-6i5a18c
be there	87 
beat	83 -6b12a
because	66 -10a-8i-6hj5k6g9d17c
because i	79 -8a-6i8b16c
because it	87 -9b-6cj22g
because of	87 -7g17c
because there	87 10g
bedroom	85 -5a5g
bedrooms	80 
been	49 -14g-7ej7ch8k16i
been $	83 -15g19i
been a	80 
been at	78 -8a-7b19g
been audited	87 -4c9a
been doing	85 -21i8b15a
been hacked	85 
been in	69 -13c-5b10d16a
been licensed	85 6g
been there	75 -15g-9c5f9h16b
been treated	82 
been turned	85 -5g11a
been with	75 -9a-5i7b25g
beers	87 
before	55 -13k-5c4f5d8g12i
before #	85 -9c8a9b
before $	71 -32c-9d-7j-4h5f7b10a19i20g
before i	81 -8gk-6b11c17a
before the	78 -17g-6k29c
before they	76 -12c22g
before we	80 -9a7i11c
before you	71 -12a6e22d
behind	70 -12c-5a5f11h14d
behind $	87 
behind the	79 4g12d
behind you	85 -5a8d
bein	82 -6c-5a6e9b
being	72 -17b5af10i
believe	78 -12g-7a-6b-4k5c8j9e10f
bell	87 7a
belongings	83 4a13g
below	87 -8a9b
belt	87 -10b-6k4a5j10g
benders	87 5a
benders $	87 5a
beneficiary	75 -10g8c14d
beneficiary $	78 -5c16d
benefit	85 -15c19g
benefits	78 -6g4ac
besides	70 -7a-6b24d
besides the	81 -22d-4g9a21c
besides you	82 -42a-6c53d
best	67 -10g-5ad6h9e11c
best number	85 8a
best part	83 -4g8c
better	65 -8g-5c8k10b
better $	81 5a6b
better half	75 -10g-8b-5e-4a5di15k
better than	85 -8a5b6c
between	77 -8k6f11b
between the	85 -5a4cg
big	58 -12i-9d-6j6c8g9k11b
big deal	87 -7b4k6a
big is	81 -20i26g
big ones	87 -5a7k
bigger	87 -6c4bg
biggest	77 -13a8c17d
biggest customer	85 -7c-6a11d
bigs	85 -9i13g
bike	79 5b
bike kept	87 
bills	70 -11g-5a5c7d9b
bills $	85 -10a5d7b
bills if	87 -4c4d
bills would	87 -6g10c
binder	83 -10c5f6b
birth	73 -8eg-5a13k21c
birth $	79 -9e-5g10k13c
birthday	70 -12k-7a-6b5j22e
birthday $	78 -14c-8g33e
birthdays	87 -4c6k
bit	77 -4e8ag
bit of	87 10g
blame	83 6bd
block	87 7ac
blood	70 -8b-4gk5j8e15a
blood pressure	77 -10b4a8cj
blood test	85 
blue	87 -8c-4a10g
board	77 -9b10a
board or	85 
boat	81 6a
bodily	82 -6a7g
bodily injury	82 -6a7g
book	77 -10c6k8gh
booking	87 9c
bookkeeper	82 -4a15d
books	78 -9c5j8b
books $	85 
bop	82 -6g8c
bop $	87 -6g9c
born	73 -9g-5d-4j12c18a
born $	79 -10a7c9e
born and	87 8a
borrow	80 -5a9b
boss	77 -5b4e11a
boss $	87 -11a14b
both	67 -13c-4a6j11b
both $	85 -7c-6k-4j5d6b13a
both of	79 -11a-9c9b12g
bother	83 6a
bother you	85 7a
bottom	85 9c
bought	69 -8c-6i-5g8a9k14b
bought it	77 -12e-9c5b9a12k
box	71 -6bf4a11k
box $	82 -5fk5c11a
box here	87 5k
boxes	87 -7a9b
boy	74 -9a-6ck-5g6i7b8h11j
boys	77 -8a15b
brand	83 9b
brand new	85 10b
break	79 -16a6g11b
break in	87 5e
breaks	83 -7g-5b6a13c
breed	85 
brick	75 7c
brick or	82 -13b17a
bring	70 -23c-4b8f27g
bring home	87 -13g14c
bring in	79 -36c37g
brings	85 -22g5c22h
brings you	87 -26g6c23h
broke	77 -12a-8d5f20c
brother	70 -6dk5c7j12a
brother in	82 -9j-5g-4d4a18c
brothers	82 -6d8c
brought	83 -5c4e6k
bucks	82 8a
buddy	77 -6d-5j9g
budget	81 -6a13g
budget $	85 -11g-6a25c
bugs	85 7b
bugs you	85 7b
build	75 -6d-4j5e10a
building	63 -14a-4i10k14c
building $	75 9g
building is	85 9c
building or	87 -6a9b
building your	85 4g
buildings	85 
built	68 -10b-4dj20e
built $	77 -18a-7g40c
built up	85 -9a10g
bump	85 8a
bunch	83 -12a5d14b
bundled	85 15a
bundled $	85 15a
bureau	87 5j
burial	82 10b
burial or	87 5b
buried	87 -6ab12c
burn	82 -6b5c
burned	75 -21a-14c16g24i
burst	85 6a
bus	87 5a
busiest	87 -4a13e
business	51 -12i-5f4c6dj7g
business $	63 -14g-13a-10d7k9bi16c
business do	83 -4b8c
business from	87 -12a15b
business have	79 6c
business if	85 
business is	82 9g
business name	87 -12c6a9b
business out	87 -7c6ak
business owners	85 
business policy	87 -12b13a
businesses	85 -13a6d13b
busy	72 -6g5a12e
busy $	77 14a
busy over	87 8c
but	62 -6b-5i6e11g
but i	80 -6a4g15k
but otherwise	87 -6a5j
but what	81 -6a-5ck12e13g
buy	64 -9g6be8c
buy from	83 -5a4d
buy it	79 -16c-11a12b17g
buy that	87 -4b6g
buy the	81 -21e-12b13a23c
by	52 -19g-14d-5ah12i15e21b
by #	87 
by $	70 -17b-6g-5j6i13c18a
by @day	83 -5a7j
by a	82 -5j6b
by now	87 -13a7e12b
by the	71 -9g-8j-5k4d6f7a13c
by what	87 -26c32e
by when	82 5c
by you	81 -5j5f
by your	85 4b
c	79 -39a4i12c30j
c or	87 -8a7i8b
cake	87 -9c6g8a
call	56 -18g-13i-8k-4j6a8b18h19d
call $	71 -9c-8e-4dj14a19h
call it	85 4a
call or	79 -11a19b
call you	76 8a10e
call your	82 -9c-4ag6b23d
callback	87 -8a5c8k
callback number	87 -8a5c8k
called	69 -16j-6e-4ak6d9h24c
called $	73 -16j-5h23c
calling	77 -11c-5g5i10bf
calls	73 -4c18j
calls $	85 4k9a
came	66 -13a-9i-7c4k8b14j15g
came down	85 -6a16b
came in	81 -10a-5g9c15j
came out	83 -11c-5ai-4j26g
came to	87 5j10a
cameras	80 -4b6k
camry	87 -13b-6c6j17a
can	48 -25j-20k-4g6d12fi13e18a
can and	85 5k
can do	87 -5c5a
can get	82 -9a4j5f
can hear	85 -10j-9k9a17c
can i	63 -16k-10g-8j-6d-4e19i34a
can not	73 -41a-6e-5g5k28c29d
can see	87 -9c6a9k
can we	85 -7c11a
can you	61 -36k-13j-8i-7e10c15f17a29g
cancel	83 6b7h
canceled	87 
cancer	76 -11g-10b5d8e9j
cancer $	83 4k
car	51 -15b-10j-7d4ik13f28c
car $	62 -20b-12d-9j4k7e18a24c
car and	87 -7c4k6d
car do	87 5c
car for	81 7c
car get	87 -6b12i
car in	87 
car or	80 6a
car paid	87 8b
car that	87 5j
card	62 -32a-10g-4d20c22b
card $	78 -17a-10k-5d7i38c
card is	85 
card numbers	87 -9c-5f14a
card or	87 10b
cards	70 -5bck4j5i16a
cards $	77 -5j17a
care	68 -7g11d
care for	85 -7g5h9c
care of	73 -8c5a12d
carrier	76 -15a5c23d
carrier $	80 -21a5c26d
carry	62 -9b-4d7cg12a
carry $	75 -7a-4g20c
carry for	87 -5a14g
carryin	83 -10a7j8b
carrying	81 -13c12a
cars	65 -23k-4b4a5g22i
cars $	81 -6c-5g21i
cars and	85 -5b5g6a
cars are	85 -17g-7a12d17c
case	76 -5ag5k8j
cash	67 -26a-12c21b27g
cash $	85 -7g8a
cash value	76 7c
cat	87 -5a8b
catch	76 -21c-8i-6a4g7j11e24k
catch you	81 -12c-5jk7g12a15e
cats	83 -11b4j9g
cell	81 -8g5a6b11c
cell $	87 14a
cert	79 -9a10b
certificate	68 -10a17d
certificate $	77 -4d6a
certificate of	87 4d
certificates	76 -5d11a
certificates $	85 9a
certs	83 -4c5f12a
chain	87 
chairs	85 
chance	83 
change	68 -10b-5g6c9k10a
change $	83 -13c15a
changed	74 -6h9c
changed $	87 
changes	81 -14c20a
changing	83 -5a9k
charge	73 -5a4dh
charge you	79 -11a-6g5h9c
chat	83 -5ce7aj
cheap	85 -9j-6c7g9b
cheaper	87 11a
check	65 -11a-5j7b18c
check $	83 -10a-5k4j13b
checking	87 -8g6i
checks	77 4b6g
checkup	85 -6a14e
checkup $	87 -6a15e
child	85 -15d-4k9i19c
children	73 -9d-5c4g9b
children $	80 -10d6g13a
chimney	85 -5b
choose	78 -10b-7eg-6h11ac12i
choose $	87 -7e6i
christmas	82 13f
church	78 -6b4f5a
city	75 -6b4k8f
claim	63 -8j-6e-5a9gi
claim $	74 
claim was	87 4c
claims	70 -7c-5g9j
claims $	81 7a
class	79 -5g6f7c
class $	87 4a
clean	77 
clean record	85 -4a5j
cleaned	87 
clear	73 -7cg4j5b14a
clear $	85 -6j-5g5e11a
client	71 -5e-4j15d
client $	82 -13c21d
clients	70 -5g6e
clients $	80 7d
climb	83 -5b-4c5d9a
clock	82 -8a9b10e
close	63 -15i-8d-7c-6b13ae17g
close $	75 -27a-9c7b16e27g
close by	81 -5be-4c12f14a
close calls	85 10a
close on	87 
close to	87 12a
closed	71 -20e-5a6gi8d10j
closed $	81 -12g6c8i
closer	82 -9a18b
closer to	82 -9a18b
closin	83 -8c-5a11e
closing	73 -11c-4g17e
closing $	85 7a
closing date	83 -11e-5a21c
clothes	87 6g
cloud	87 
coast	85 9g
code	72 -7f-5bgj7k23c
code $	80 -4a9c
coffee	82 -5a7k10i
coi	83 -9k6a
cold	82 
collect	87 -6a6b
collections	87 -9b13a
college	65 -6i10b
college $	73 -8g-7b5cd10a
collision	71 5a6g
collision $	78 7ab
collision on	82 4e
com	87 -7a13j
come	56 -20g-11ci-9j-8k-7b18f22a37h
come after	87 12c
come by	85 
come down	85 -5g5c8a
come from	83 -8a8b
come in	77 -6f-5b-4h6c9a
come out	82 -8e6c7i10d
come to	74 -17b-10c-7k-6de12f19g22a
come up	74 -17cg-7a4b6i14h21f
come you	85 -21i-12g-7a50h
comes	68 -10a-9e6d7j10g
comes and	87 -4a5c8d
comes from	87 5a
comes out	83 -5c11j
comes to	82 -7e-4g14c
comfortable	79 -14g4f12a
comin	79 -24a-8g7d8i21c
coming	70 -22b-7j-4k4a13f15c
coming up	78 -32a-13b51c
commercial	71 -17c5d6k12a
commercial umbrella	85 -6c16a
commute	79 -4i5k8a
commute $	83 -4i10a
comp	66 7d8a
comp $	79 5a
comp and	80 11b
companies	74 5k6b
companies $	85 -16c17d
company	51 -7a-6j8e13i
company $	61 -14b-10j-9h5fk7d9a10c
company do	83 -8d-7a24c
company ever	85 6a
company have	83 -9a13e
company or	85 -7k8b
company you	85 -16c-6ag14d18e
companys	77 -5h6k7j
compare	87 -11c13d
complaint	87 
complaints	87 -17a19c
complex	80 -10c-5g16d
complex $	87 -7c14d
comprehensive	82 -6a4c12h
computer	78 -9a-6c9b10e
computer $	87 
computers	83 6i
condition	81 -7a12c
conditions	80 -10c12a
conditions $	85 -13c18a
congrats	83 -9g6c7e
congrats on	87 -9g8c
construction	76 
contents	77 -12c22g
contingent	87 
contract	70 -13g5b6f10k
contract $	80 -6ag8fk
contractor	82 -5a6g
contractors	81 7bg
contracts	80 -4g5c
contracts with	87 
conversation	83 -8k5c8j
cool	70 -7f-5j7c17d
copper	85 -20b4c17a
copy	78 -7k8j
copy $	83 11a
copy of	87 5i
corner	85 -13a-5k10c17f
corolla	87 6d
corporation	85 -17a24b
corporation $	87 -17a25b
correct	69 -13a26j
correct $	70 -14a26j
cost	63 -27a-5c-4i10b33g
cost $	81 -15c13g
cost or	87 -9a15b
cost to	74 -7a12g
cost you	78 -19c-6a29g
costs	78 -12b-8k-5ch13g18a
couch	83 -7a4c7b
could	50 -24k-11j-6fh5b6i8g15e29a
could a	85 -14a-7g27c
could go	87 4k
could he	87 5a
could i	78 -12i-6k7c24a
could it	87 -7a11g
could not	73 -9c9d
could take	85 -6b9a
could the	82 -13c-4a10g16e
could they	78 -10g8c
could you	60 -37c-21k-8j-5g-4f8b13e30i34a
could your	87 9a
count	80 -13c19k
counting	81 -15c16g
country	80 -12c21f
counts	85 9c
county	77 -11b-8g5d11a14c
county $	87 -12b-6c7d12a
couple	75 -11f4i5j12c
couple of	83 -12f-10a5i6j17c
court	82 -10a6f7b
cousin	82 -4b6d
cover	70 -5g4d8b
cover $	85 -4g10c
coverage	52 -5d7b8c
coverage $	63 -49g-7bj-6k8i22c52a
coverage do	78 7c
coverage does	85 
coverage in	87 -11a-7g6b14c
coverage is	83 
coverage on	77 -8a-4c22g
coverage or	78 -24a5c28b
coverage to	87 -5a14e
coverages	85 -10g-4a16h
covered	67 -6c-5f5b6g8a
covered $	79 -24g9c17a
covered for	81 -33c36g
covers	79 -10g-8d13a15k
covers $	85 -9g18a
cpa	82 -5d5aj
crash	79 -8b-7g9c14d
crash $	87 -9b14d
crawl	82 -7c-4g5b10i
crawl space	82 -7c-4g5b10i
crazy	75 -5ij5b8h
credit	63 -13g-12f-4b6i11c13a
credit $	79 -8c15a
credit card	85 -5c
credit cards	81 -7c9a
credit score	83 -11a5i18c
credit union	83 5j
creek	82 -12i-7b10a14g
cremation	83 5b
cremation $	87 5b
crew	74 -14a-9c-4i5bj7d13g
crew $	83 6g
curious	83 -9c-8a-4ej11h17k
curious what	87 -9c-5ej11hk
current	65 -17a5k12e18c
current carrier	85 -8a-7k24c
current company	85 -13e-9ag33c
current policy	85 -25c-8g33e
currently	82 -12g6j11a
cushion	85 -8c7k9a
customer	67 -4g4b5d
customer $	83 -6a-5c10d
customers	70 -8b-6g15d
customers $	83 5c
customers pay	87 -7g9i
cut	75 -6g-4k6b8c
cut off	83 8c
cyber	87 
d	81 -6c-4j
dad	71 -18c5b7ak9g
daddy	81 9d
dads	85 5b
damage	69 -12c-8b-6e12a20g
damage $	78 -7g10c11a
damage on	82 -4g5j
dangerous	82 5e
dash	83 -5a4c5g
data	83 -6d6a
date	65 -22a-11g21e24c
date $	77 -21a-19e48c
date of	77 -6g-5k-4a4bc14e
dates	87 -5c10k
daughter	71 -5d4c6j11a
daughter $	87 
daughters	79 -11g5b7c
day	56 -12g-11i4k5h22e
day $	72 -12g-7j4b6e12h
day and	79 -8j5e6c
day of	85 -10g-6i7e9j
day or	83 4a
day so	83 -7c-4ej9a12k
day you	83 
days	60 -13aj4d5i6b25g
days $	68 -14c-6f7bg11a
days a	87 
days off	87 -8g-7j8i12c
days or	85 -9a-4i8g11b
dead	82 5c8b
deadbolts	87 6a
deadline	85 7a
deadline $	87 9a
deal	75 -11g7c13a
deal $	83 -7c15a
deal with	85 -7a4c
dealt	85 8i
dealt with	85 8i
death	82 -13c19g
death benefit	87 -14c20g
debt	80 -11a6g9b
debt $	87 8c
debts	87 -14a-9d25c
dec	79 6a
dec page	80 6a
decent	85 -7b-5c7a8g
decide	77 -19a-4g4i9d16j
decide $	82 -24a5i11d18j
decides	87 
decides $	87 
deciding	87 7a
decision	80 -5g5ci
decision $	87 -6a5e7c
decisions	87 -10c5d8a
declarations	85 
declarations page	87 
decline	87 -6a6e
declined	85 6a
deductible	63 9g
deductible $	72 -35a-7b7j40c
deductible is	87 -8g-7c4j12a
deductible on	85 -20c-11a14b20g
deductible right	87 
deep	85 -11a-8b6j10gi
deer	87 17c
degree	79 -5g6c9b
degree $	83 11b
deliver	75 -6b10a
deliver $	83 5g
deliveries	80 4d
deliveries $	83 5a
denied	87 7d
dental	83 
department	81 -10c-9a9b14d
depend	81 8b
depend on	81 8b
depends	87 
depends on	87 
describe	85 -5g13k
design	85 
design work	87 
desk	82 -4a10b
detached	85 -5b6a
detached garage	87 -5b6a
detectors	83 6a
detectors $	87 6a
device	85 7j
diabetes	80 -4b10a
diagnosed	87 -20a7e17c
did	36 -24k-11b-7d4g6j10h13e15i19a
did a	81 -13g13c
did anybody	81 
did he	73 -5i-4j13a
did i	62 -39a-10b-9e-7gk14i71j
did it	64 -54c-7a-6j-4k6i9h14b17e35g
did not	73 -8g7j9h
did she	83 4h
did somebody	78 -5e-4c10a
did something	87 
did that	68 -18i-12a-9j-7c-5h12b44g
did the	62 -33b-11e-5jk-4h8c23i34a
did they	56 -20i-19g-16j-4k4e11b21c28a
did you	45 -32g-15k-9j11e16f19i24c
did your	61 -26g-11b-9j4e8c19i29a
did yours	87 5c
die	81 -5j8g
died	71 -8c-5e11j
died $	77 -5e5j8a
difference	87 
different	71 -9bj5c10a
different now	87 7c
digits	77 -6a-5b6k19c
dinner	82 -11c-7j6d10e12a
disability	82 6a
discount	72 -7a-5g14k
discount $	85 7a
discount for	87 
discount so	85 -7a6d9k
disease	85 6a
district	83 -8b10j
dive	87 -6b10g
divorce	87 -7b6a
divorced	85 -11j-10c7a19b
do	27 -39k-38j-16g11i17b18e20f25c46a
do $	65 -21g-4b5a6j15c
do a	75 -13a-5c12k15b
do after	87 -6a14c
do any	75 -6b10a
do anything	81 
do clients	87 7a
do customers	87 -5b7a
do for	68 -25g-8e-4a48c
do i	65 -16k-13a-7c-4e18b28d
do if	79 -6g10a11c
do in	83 -14c-13k-8a5g13i20d
do it	70 -8g-6j-5c10h19a
do not	57 -51a-12c-8b8di9k23g26h
do people	83 -8c12a
do right	85 -6c-4j16a
do that	78 -7g-4b4c5a9e
do the	69 -7g-5c12k
do there	83 6c
do they	65 -9c11a
do this	77 -7a7b
do to	77 -13a-12g39c
do we	85 -6c8a
do with	78 -13e-9g-5j37c
do without	85 -18g-8c6k22e
do you	30 -48k-40j-22d-5g13i15e18f19c36b55a
do your	68 -10a-6d-4be5i7g19f
dob	83 -10a17c
dob $	87 -8a18c
doctor	70 -13g6d8i
doctor $	77 -13g-9c-4a13di
doctors	85 -9a12d
does	41 -23k-7j-5h5i11e12d21a
does $	85 -49a5bj43c
does anybody	73 -5a14d
does anyone	85 
does he	73 7b8i
does it	60 -23g-12a-6j6c16e28b
does not	81 -9a-4k8cj
does she	72 -9b-6f-5i9g17a
does that	67 -9c-7g5a9e10i
does the	57 -12c-10b-6k12a13f15e
does your	54 -40b-20c-15k-13e-8fj9di18g73a
dog	74 -8a5c13j
dog $	83 -8b-4j17a
dogs	82 -8b10a
doin	79 -7j-4k4g10c
doing	62 -15g-8a-6e-5h-4d4b6k9c22i
doing $	77 -7g-6j4c7k13i
doing okay	87 -21a33i
doing that	85 -15i-7a8b17g
doing this	87 -16g23a
doing with	87 -5a4ik6c
dollar	70 -9ac7j8b
dollar @name	83 -12g4i14c
dollar amount	85 -8a-6g14b
dollar deductible	85 -16a-6cg29j
dollars	75 6g8j
done	65 -11e-7a8c11d
done $	75 -6a-5g4ej5b
door	71 -14b-6c-4a6e12f
door $	79 -6c-5b7a9e
doordash	82 -8b8a
doors	79 -8c-5a13e
dose	87 -13c17g
dot	83 -5a11j
dot com	87 -7a13j
double	87 -19a12g14b
down	53 -28c-16a-10i5d7k12h18g23j
down $	71 -7j4f6b12a
down and	80 -14c5a15e
down as	83 -16a20j
down at	85 -8b4k8a
down for	77 -14c16g
down in	85 
down right	87 
down the	78 -10a7b9k
down there	83 -7b11c
down to	77 -8g-5a5c10d
down what	83 -9k-7c7g21h
down with	81 -20a8h15b
downstairs	87 
downtown	82 -6gj4c9a
draft	87 
draw	85 -10c9e
drawer	85 -11a12b
drink	77 -6i-4b22a
drink $	83 -9b-5i7g10a
drinks	82 -7d5a
drive	59 -14c-11k-5e-4f4j5g7i13b14d
drive $	70 -9g-5c11d12b
drive for	83 5j
drive in	83 -16c8f9g
drive it	79 -6a11i
drive to	83 -6i11g
driven	87 -17b6df10a
driver	68 -10g-8a5k7b13c
driver $	82 -20a11d13c
driver or	85 -6ag-5j8b12c
drivers	67 -24a-5b-4j15c22d
drivers $	80 -37c8a34d
drivers @name	85 -34d-4c47a
drivers in	87 -4c6a
drivers license	79 -11a5i13c
drives	70 -23d-5g6k25a
drives $	85 -36d37a
drives it	87 4k
drives which	85 
driveway	77 -12a-8c9f19b
driveway $	87 -6b5a6f
drivin	75 -8a5c6d
drivin $	87 8c
driving	64 -9d-7b4e23a
driving $	75 -10b-4g17a
drop	75 -12a-6c-4k5g7h16b
drop it	87 -14a15b
dropped	81 -6g19h
drug	87 -4c6e
drugs	82 -10c4a11d
drugs $	87 -10c6a12d
due	77 -11c-6g13a16e
due $	82 
duplex	87 4a
dwelling	81 -10a5b15g
dwelling limit	87 -26c-8a40g
e	75 -17a-8g-7d-4k5b9c26j
each	66 -11c-10a-5e5k8d9g12j
each month	81 -12c6gk
each of	83 -15c-12k12g17d
each one	87 -4c5d6k
each way	87 -8g-5a14j
earn	78 -18c6i8g10b
earn $	83 -19c6a14g
easiest	87 -10b12c
easy	82 
eat	82 -13a-4c11bg
education	80 -7b-6g5k16c
education $	85 -7b-5g7c13a
either	81 5j
electric	83 -8a8b
electrical	81 -5c-4j6d7a
else	56 -11g-9a-5k5j7h8c17d
else $	70 -15b-13d4c8f26a
else are	87 4d
else drives	87 
else has	87 
else in	85 -43a11b38d
else is	76 -5g7c
em	68 -20c-15a7b8j15e17g
em $	82 -9a-5k-4e11j16c
email	61 -6eg-4d19c
email $	71 -20a-5j7f9b22c
email address	83 -5c-4f6a7k
email or	87 -4b6a
emails	87 6a
emergency	83 4d
emergency fund	85 5a
employed	83 5f
employed $	87 6f
employee	78 6j
employees	70 
employees $	78 6a
employer	73 5d8b
employer $	83 
empty	81 -10g-5k21e
end	67 -9b-6c-5j5i8a
end $	81 -7bc5h7e10a
end of	85 -11b11a
end up	80 -19c-6b6f7i16g
ended	85 
ends	79 -6c10j
ends in	85 -4ac10j
engaged	87 -7j4a7e
enjoy	83 6c
enough	70 -16i-6b-5d8c12a14h
enough $	87 -20i20h
enough to	78 -5d7c
equipment	71 4e
equipment in	85 -5c10b
equipment worth	87 -4c5g
equity	87 -21c5a19g
errands	87 -19k-7b14a16i
escrow	83 -5k15a
even	70 -7cg-5b5e6j19a
even a	85 5a
ever	49 -27b-15c-11j-8h-5e13i71a
ever been	65 -9ab-5g12c23i
ever come	87 
ever empty	87 
ever get	81 
ever gone	87 
ever gotten	81 
ever had	69 -4b6a
ever have	81 5a
ever sat	85 -6c9a
every	60 -9ci-8e-5b-4k5h8df14g
every #	87 -13b6g17a
every @day	87 
every day	76 -8a-6i6c11b
every month	77 -8b7d10g
every time	87 -9g5a10c
every week	87 
every year	85 -8c8g
everybody	70 -21a-13d-8c8bg10e15k
everybodys	76 -5k-4g5df6c
everybodys got	82 -5a6d
everything	64 -18a-4f6cg11b
everything $	80 -9g21a
everything in	83 -7c7b
everything you	82 -10a7g11k
exact	85 -5c9k
exactly	79 -7a-6k4f9cg
exam	73 5b6af
exam $	80 -6b12a
excellent	87 -6a9b
excess	77 
excess liability	87 4d7a
excuse	87 -18g-5a11c21h
expense	85 -6a-4g5i6c
expenses	81 4j5k
expenses $	87 5k
expensive	81 -4f8a
experience	77 4i5a6j
explain	74 -5cgi-4b28a
explain it	85 -7b9a
explained	82 
explained it	87 
exterior	87 -6b-4a14c
extra	75 -5a21g
extras	87 10c
face	85 -12a-6c5g13k
facebook	87 -8b6j9c
factor	87 -10a12j
fair	75 -5g13c
fair $	85 5a
fake	83 -9b-4g6a7c
fall	72 -13a-5ghj7c13b17e
fall out	87 -6a4g6b
falls	85 7c
falls off	87 
familiar	85 -11a-7g-6c5e8b14i
family	59 -8e-7j5c15a
family $	70 -10g5k11c
family history	82 -13c23a
familys	87 6j
far	63 -23i-12j-9b-7e-5c16f17a36g
far $	77 -12g-11j-7i5k7c12b17a
far are	85 -5f15g
far is	79 -7a14g
far out	87 -5i12g
farm	72 -12b12e
farm bureau	87 5j
fast	77 -9i-5k4c5a10e
fast $	87 7a
father	81 -9a-7b8c11f
fault	77 -17d-5c8a25b
fault $	87 -32d39b
favorite	81 12c
favorite thing	87 6c
fax	83 -10c7f
fear	87 -9d12c
feel	64 -12a-5k-4g5h6b17i
feel $	87 
feel about	72 -6a-5c-4g20i
feel like	83 -10a14b
feeling	80 -13i7a17c
feels	85 -6j-5c5h11g
feet	69 5ah
feet $	81 -5b4a
feet is	87 4g
feet right	87 
fella	77 -9a5b10c
fellas	87 -14b-4d7e17a
fence	79 -8a-5b6ck
fender	81 6a
fender benders	87 5a
few	75 -13b-4c6j9ak
few years	85 -11c-10b4k19a
fianc	87 14j
field	85 -4a
fifth	87 5b
fight	83 -5i6a
figure	70 -12c-4a5k8e12g
figure it	87 -14g-8a8j15c
file	71 -10c-5g22a
file $	85 -12c16a
file for	85 6a
filed	77 5f6j
files	85 -6a7d
fill	87 -7b-4h15c
filled	82 5c
filled out	83 7c
final	77 -6b-5j16a
final expenses	85 
finally	81 5h8c
financed	83 5a
financial	81 4c
financial guy	87 6c
financially	85 
financially $	85 
find	70 -8c-5b4d7hk
find a	87 -7c5b8a
fine	75 -10a11k12b
fine $	85 8k
finish	83 7a
finished	72 6a
finished $	83 6a
finished basement	87 5a
fire	62 -10j-9a-6ei-4h6dg7c10f12k
fire $	85 -6g5a
fire department	82 -8a11b
fire station	83 -11a-8c14f16g
fired	87 7a
fireplace	77 4c
fireplace $	85 
first	59 6d9a
first $	80 -11ag6f7c12b
first and	77 -8dk-4g28c
first one	85 -10k8b10a
fish	87 -14b13a
fix	81 -6g5b8c
fixed	85 11a
flat	77 -12g7a16b
flood	71 -6g5d9a
flood insurance	83 10a
flood zone	82 12a
flooded	87 6i
floor	75 -6d-5a5j7c
floor $	83 -6d7c
floors	85 7k
florida	87 -4a4bf
fly	85 
folks	62 -7k-6j-5a-4eg5b10h16d
folks $	83 -6a8j
folks do	87 -27c-14k10a35d
folks who	87 
follow	87 -9g4a6bi
food	78 -9a-4i5g6j
foot	78 -9c5a10g
footage	82 -4a6c9g
footage $	87 -8a14g
for	34 -17b4h7j10a14g25k
for #	68 -12g-6h-5a-4d13k18c
for $	59 -9c-8d-7e-6g-5fj24h26a
for a	61 -18b-5f7j23a
for and	85 -6c-5g8i
for business	85 
for college	87 7d
for for	81 -17a15b
for fun	83 
for good	87 8b
for insurance	79 14g
for it	71 -29c11a28g
for life	80 -16c6a17g
for me	62 -22c-10b-9j-7d21e35k
for money	85 -6bc12a
for retirement	81 -12g-9b5a6i13c
for that	70 -7h-6j-5d6ak11c
for the	52 -34c-12a5dk21f22g
for their	85 -8c-5b12g
for them	82 -19g-5b5i17a
for this	73 -18c-4b28g
for today	87 
for what	79 -17c-9jk-5g6b9a10h20d
for when	82 -8c11e
for work	77 -6g-4a7b8c
for you	53 -31g-16k-13e-5hj22b54c
for your	63 -13b-5gi6c7j20k
for yourself	87 -10a4d10b
force	82 -5c5k
forever	83 -6a10b
forget	87 4a6g
form	71 -10c-6j10b16k
form $	83 5c
forward	82 5k6i
found	82 -8g13c
foundation	87 -7c-4g15b
fourth	87 6a
frame	80 -5c5j8b
free	72 -26i-10g7e16a20c
free and	83 -5c9j
free or	87 -9a13b
friend	75 -16b5j8h15a
friend or	87 -19b6d16a
friends	83 -20a6d18b
from	48 -7c-6g9f12h
from #	82 
from $	72 -14c-7a-6g13d23f
from a	81 -5f4b5i7c
from before	85 -4b11a
from home	77 -22b-9f-5i6g36a
from it	85 -35a4j29c
from me	80 -17k-8g5e26c
from scratch	87 -7a7b
from the	65 -13a-7i-5e5c9g11b14j
from there	87 -6f-5b8a9k
from work	87 -8c-5d7e10h
from you	72 -7b4k14i
from your	71 7j9a
front	67 -24b-5g9c26a
front $	80 -17b6c13a
front of	78 -7b8c
full	61 -10f-5j-4e8cgk9b
full $	85 
full coverage	77 -8g-7b-5k5c23a
full name	85 5k
full time	76 -15b-5a5j27g
fun	70 -6e-5j5c10k
fun $	82 
fund	76 -8i11a
fund $	79 -9i13a
funeral	72 -6g4dj
funeral $	80 -9g6c
furnace	81 -8g5j8i
furniture	79 -5c8g
furniture and	87 
g	83 -14a5c7j12g
game	87 -10a12j
gap	76 -6c6e12a
garage	69 -9c-4g5ab8f
garage $	77 -12b23a
garden	87 -7a6c8b
gas	83 -10a5c10b
gate	85 -10b12a
gave	74 -6b-4ae5d6c8g
gave you	75 -9a-4e5d10c
gc	87 -9g10c
general	72 -11c-6j4a7k13g
general contractor	87 
general liability	78 -11c10ag
georgia	83 -5cf15k
get	45 -16b-7f5i11k15ae
get $	80 -17c-7a31g
get a	73 -21b5k8d15c
get around	82 -5g7i8a
get by	82 5g
get cut	85 10c
get for	87 -10c15g
get hurt	85 -21d-6g-5a6i28c
get in	83 -4b6g7e
get into	83 -25c-8b-4g6i14a20e
get it	74 -17a-12j-5c5g13e25k
get me	85 -6ag6i9k
get my	85 -5c4af
get off	87 -14c17e
get out	79 -4g
get paid	83 -10a6bi
get started	85 -16i-8j-5g4a29c
get that	72 -20a-14c-5b12h37j
get the	75 -14c19a
get there	87 -17a7b19c
get this	81 -7b8a12g
get through	82 -7e7c8i
get to	73 -19a4c22b
get you	72 -8g8bc
get your	72 -14f11a18c
gets	70 -9c6g8b
gets a	87 
gets the	85 10a
gets you	87 -6a8d
gettin	79 -12a5k10b
getting	72 -5k5a6i
girl	78 5j
girls	81 -11a4c15b
give	55 -11e-9dj-8g-7f-6b8a21c32k
give me	59 -20a-15e-9g-8j-4df19c53k
give you	73 -6k7a9c
gives	87 5d
givin	87 -8c10a
giving	87 -5a6d
gl	79 -12g5a12c
glad	81 -7a-6k5dh8e
glad you	83 -7a-6k5dh6e
glass	78 -8cd18b
gmail	83 -6a7j
go	48 -17c-15g-10ej7d9a25k26f
go $	69 -9c-8b-7i-4f7h30g
go about	87 -5c8i
go after	85 4b
go ahead	77 7b8a
go back	81 7a
go by	79 -10c-6e10b21a
go down	83 -6a4f9k
go for	83 -8c5b12e
go in	75 -15i-8b-5cf8a25g
go on	74 -38a-5g8b53k
go over	78 -24b32a
go part	87 4c
go through	78 -7b-5k5d7a9i
go to	71 -37g-23a-5c23d48f
go up	75 -7i10h11a
go with	75 -11a-4gh5j7i18c
goal	87 -9a17c
goes	67 -6d-4gi10k11c
goes to	80 -9g-8d5c6j9k
goin	79 -6f-5a14j
going	54 -11j-7f-5e5h6ak15g
going $	77 -5c6k
going for	81 -38c-15b5i11a43g
going on	77 -8c4b6a8g
going through	83 -6g14c
going to	61 -26a-24g-10j-4h7d11k19b30c
golf	87 5a6c
gone	65 -11d-8e-6c4g6a10bj
gone $	72 -9c-6eg-5i5f8b12a
good	51 -8cfk-5g4a5d12i14b
good $	73 -50b-14c-4g33i43a
good day	85 -5e8a
good for	79 -5g5e9b
good health	85 -6i10a
good idea	87 
good or	78 -4c10b
good shape	80 6b
good student	87 6a
good that	87 -14a6e12b
good time	79 -19c-8g8e35a
good to	81 -10b-4k9a13j
got	40 -12f-6e-5i4d5k7g8c9b14j
got #	70 -21a-17k-4j4i7b38g
got $	67 -17d-11g5k12ab
got a	58 -15g-11b-6e-5j49a
got about	85 
got an	82 -4g12a
got another	85 -5c-4j17a
got any	79 -30a-20c52g
got for	81 -4a8g10c
got going	85 -8g-5b15c
got hurt	82 -13c8a9d
got in	77 -8a-7c6k17g
got insurance	87 -14g-4c6d16a
got it	71 -18g8c18d
got on	76 -10c5g7f
got some	85 -5c13i
got something	87 -7a7b
got that	82 -15c-4e6d22h
got the	68 -19c-9g-8b-6k-4f9e41a
got there	85 -7g5ad
got to	67 -16a-7e-6c5g21k
got what	87 6c
got you	70 -11g-10b-7c14e27j
got your	72 -15b-11c-10e5h25g
gotcha	87 13c
gotten	75 7a
gotten hurt	85 
grab	81 6k
grab your	85 6c
grade	82 -8g16c
grades	78 -6c8a11i
grades $	85 -8c10a11i
grandma	85 -9a-4g6j7c
great	74 -9j-8i-5k5a6fg14c
groceries	87 -7b5a7g
gross	77 -11a-6b-5e6jk17g
ground	78 -11a4j9b
group	76 -12c5b6g8d9a
group life	83 5c
grow	77 -14a-9g6f9c12b
grow up	83 -8g7f8c
growing	85 -5b
grown	82 -5cg7e15a
guardian	80 -4c12d
guess	79 -7c6k
guests	87 
guitar	87 5c
guns	82 -12b7c12a
guns $	87 -12b-7a26c
gut	80 -17c-16a-6g16b26i
gut $	85 -5a6b
guy	68 -9e-5b4j17d
guy $	85 -5b7a
guys	61 -11c-7bj-5d8fi18e
guys $	81 -5b8c
guys do	82 -4a5f
h	81 
h are	87 
hacked	81 
hacked $	83 
had	52 -11b-5e4c6a17j
had $	79 -12a9k10c
had a	67 -16b-8k-7ej-5h-4cf4d12g35a
had an	85 -5c7h
had any	73 -5c9a
had that	83 -9b14a
had the	77 -16a-8h-4k5d7j12e
had to	70 -19g4b8a15c
haha	73 -11a5g8b
haha $	80 -7i9bc
hail	74 -19c7h24a
hair	83 5k
half	66 -21c-12j-5e6fg10k20d
half a	82 -15j5b19a
half of	85 -4d13g
hand	73 -18c-7a7b11f15g
hand you	85 -15c-4a20g
handle	73 -27a-9c-7g47i
handled	83 -12i18a
handles	79 -12a7b14d
handles the	83 -5a11d
hands	80 -11b-4e6c14a
hands on	87 
handy	75 -4gk11f12a
handy $	80 13a
hang	79 -8e-5g4d7k9c
hang up	85 -9e-5g4a8k10c
hangin	87 
hanging	80 -4a5e
hanging over	87 
happen	65 -9g4i8a9c
happen $	77 -7c4g6i7a
happen again	83 
happen if	81 5k
happen to	80 -5g10c
happened	63 -12a-10e-8g4h5j9d16c
happened $	75 -10e-9c9d13j
happened to	77 -6g-5a4b8h
happened with	83 -5a6c
happens	65 -7e-5d7k8a13g
happens if	79 -4d12c
happens to	73 -32c12a21g
happens when	87 5a
happy	74 -10i-9c-6g11a12h
happy with	80 -10i20a
harassment	87 
hard	75 -10j-8g4bf5i7c
has	53 -5b-4deg6f22a
has a	73 -5d17a
has anybody	72 4a
has anyone	83 
has it	75 -4a13b
has the	72 12a
has to	82 -10c4j14d
has your	73 -11d4b14c
hate	80 -6a7f
hate to	87 -9a-4d6k9f
haul	83 -7a-5i5g10b
have	31 -12i-11d-8f5b6k7e8g11j14c17a
have $	57 -10g-7ei-5a6b29c
have a	54 -19c-7de-6b7i17j20a
have an	69 -14b-9c31a
have any	64 -16c-8d37a
have anything	80 -16c20a
have been	65 -18g-12ai-6d5j7b10c12h14k
have dealt	87 8i
have for	75 -13c-10a-5b5j32g
have got	52 -29a-11c-7d26k29j
have had	73 -22a-5gj4h9c20k
have heard	87 -12c9h12i
have his	87 -4a7b
have in	76 -25c34g
have insurance	87 6a
have it	81 
have kids	87 -15b20a
have life	87 
have not	77 -11g-6a8f13e
have now	81 
have on	77 -6a-4c7g9d
have seen	87 -12c-8a4d9f12g
have some	85 
have that	73 -13a-4de31c
have the	68 -38a-7k5j12d14g21c
have their	83 -8b10a
have they	79 -10g9a15c
have to	58 -22a-6k-5c7dg8e21b
have workers	87 
have you	46 -15k-12i-11d-9j-6f-5h12g13c47a
have your	70 -23a5j6d9c15b
havin	85 
having	83 -11b17a
he	52 -17e-10a-6fk7b11i12c18j
he $	82 -5c14j
he do	83 
he get	85 8b
he have	87 
he is	70 -21c-9a-5d7j27g
he say	83 6ac
he take	87 
head	81 -11b-6k-4e6a8g12c
headed	83 
health	60 -14g-8a-4j4k31i
health $	71 -9g-5b8ai
health insurance	81 4a
health issues	87 
health wise	87 7b
healthy	77 -10i7j8b12a
healthy $	82 -8b-7i30a
hear	61 -18g-14b-8e-7i-5h11j19a21k
hear $	85 -26c-10k-8g-5e24j31a
hear a	82 -9b-4k19a
hear about	82 -7j5f11k
hear it	83 8a
hear that	76 -6j4d5a6c
hear you	82 -11a-8g5k7c12j
heard	74 -13g-6ac5j6h7i15e
heard from	87 -10c20e
hearin	87 -7a9j
hearing	81 6j
hearing $	81 6j
heart	70 6d9a
heart attack	83 -8ae4d5b11g
heart disease	85 6a
heart trouble	85 12a
heat	77 -19g5i15c
heater	80 -10b-6i4a5d10g
heavy	85 
height	77 -7aj5g19c
height and	79 -17c-7j31g
help	67 -18c-5a7h9b18i
help $	83 -7j5i10a
help me	85 -5c7k8h
help you	79 -14c-5a24i
helping	87 -10b16a
helps	87 -12a12b
her	61 -11c-9k-8ab5f8d25g
her $	77 -27a12d28g
her own	82 -14b-7e31a
here	58 -8a-7e-5dg5h10c15j
here $	71 -11f-8g-7i-5d13j24a
here in	85 -13a-6g10b14c
here is	83 -6b14i
here so	83 -4c11h
here what	87 10g
hey	79 -11g-4jk8c9i10a
high	65 -15i-13a-8c-6d-5j14b17f23g
high blood	85 -6b9c
high is	87 -6i8g
high school	75 -25a-9c-5d4e20b22f
higher	77 -8a-6c21b
highest	85 -7b18c
highway	85 -4c7a
him	69 -10k-6g5a11e
him $	78 -15k-4bj10a16e
himself	87 -6a8b
hip	87 
hire	73 -9e-7g4d6a7c8b
hire $	87 -5c8a
hire a	83 -4e7b8a
hiring	87 
his	62 -24a-17d-5g10j13i15e16b
his $	87 -27d-9g38c
his own	81 -10a13b
history	77 -4b10cj
history $	85 -7a11c
hit	68 -14b-5g-4d4i10e11a
hit with	85 7f
hit you	83 -13b5e14a
hits	83 5a
hits you	83 5a
hobbies	82 -4g5c
hobbies $	82 -4g5c
hold	71 -11c-8g7i10b12a
hold of	87 6i
hold on	85 
holder	83 -12a23d
holding	77 -6g8a11c
holding up	81 -5c5i8a
holds	85 
holds the	85 
holidays	87 -11b-10f28a
home	51 -11c-9bi-5h-4d5k6e8g13f17a
home $	60 -30b-13i-5dj-4g6e8c10f42a
home and	85 -5b12a
home office	87 
home or	77 -8b9cf
home policy	87 5k
home with	82 -12a13b
homeowner	85 -5b16a
homeowner $	87 -5b16a
homeowners	79 -20a-6c-5k13d20b
honest	79 -5c7k
hoping	81 
hoping to	82 5g
hospital	73 4j
hospital $	83 -6b13a
hot	75 -13f-7c-5b9ag10j
hot tub	81 -6b6a
hotel	82 -6a6j
hour	80 -10c-7a9b10e
hours	69 -10g-7a-6i18e20c
hours $	81 -10ag-6e38c
hours a	81 5g
hours do	87 -5a14c
house	47 -14c-8e7b8a10g12d
house $	56 -10c-9j-8a-6e-5i8g40d
house and	87 -22a6j8e16d
house built	87 -14c15e
house is	76 -4ag5j
house like	87 
house number	87 -22a-4g28c
house or	77 -16a-8c8f26b
house payment	82 -24c-12a-5b50g
house right	85 
house the	85 6g
house what	83 13h
household	76 -8g-4a15c
household $	83 -5c
how	30 -112a-40b-21dj-9k-6f4c7e9h96g127i
how are	66 -50g-13a12c65i
how bad	85 -15c-9a28g
how big	75 -27i-7c-5b47g
how bigs	85 -9i13g
how can	85 -6g-5c17i
how close	83 -14i20g
how come	83 -22i-13g-7a-5k58h
how did	61 -60g-25a-17e-10j-6k9h26c96i
how do	57 -67g-22a-19b-11e-7k-5j16c127i
how does	77 -22g-12a4c40i
how far	67 -23i-11b-8c18f38g
how fast	87 -9i-7a10g14e
how high	80 -15i-5a32g
how is	52 -82g-24a-15j-8k-6be36c121i
how it	74 -20i-15g36j
how long	55 -44i-10c-7a-5bh8k28e50g
how many	47 -32i-26a-13c-6j5k93g
how much	46 -27i-26a-12j-7k-5d92g
how often	75 -11i-6a-5c31g
how old	62 -35i-14k-11j-9b-8a10c73g
how olds	80 -8i21g
how soon	82 -26i-13a-4bk47e
how tall	80 -27i30g
how that	85 -4i4k
how the	81 -4g9a
how they	82 -10i4b7a
how was	73 -16g-4b33i
how will	87 -15g18i
how would	67 -47g-15a-9k-4c91i
how you	68 -16g-5c6k18j
how your	80 -8i7k8a
hr	87 
huh	75 -17a-10g7c14i16j
huh $	80 -23a-6c17i21j
hurricane	82 5b
hurricanes	87 
hurry	83 -6b12a
hurt	65 -11g-9b4c10i15a
hurt $	77 -12g-5a-4c11i14d
hurt at	85 
hurt in	82 -17d7a18c
hurt on	85 -6a-4b6i7d
hurt somebody	83 
husband	57 -20c-8i-7b-5k4gh8e14d20a
husband $	81 -15d-8ai7j31c
husband do	83 -7g-6e19c
husband have	85 -24c30g
husband how	87 7i
husband in	87 -8b7a
husbands	72 -19a-10d-6g-4e6i7j9b23c
husbands name	87 -11d-5j25c
hydrant	77 -4ci7g10a
hydrant $	85 9g
i	34 -35a-21fg-20b-8d5e14c15i36j70k
i am	57 -16a-8di-6f7j12h24k
i ask	76 -13c-7g-4k10d27a
i believe	87 -4a14j
i call	72 -7e6b8d12c
i can	63 -20a-9j-7g-6d5b7h14e20k
i catch	80 -7k5a14j
i come	87 6a
i could	80 -7k4c6a
i did	77 -7c20j
i do	67 -13j-8a-5b4e8i12c
i explain	80 -7i-6b21a
i get	66 -13c-12f-9k-6b-5i-4d7e19a27j
i go	83 -7k5b8c
i got	72 -18c-8aj-5g9d12k22e
i had	79 -13c-7k-6j-5f4d8a16g
i hate	85 -8k7df
i have	55 -49a-20k-6i12e15d17j33c
i hear	68 -25a-9b-8g8c40j
i heard	85 -4ag9cj
i help	81 -13c-10g32i
i just	73 -16b11k16a
i know	71 -16k-7b-4j5a13f16c
i like	85 7c
i love	80 -9j6e8f
i mean	82 -20c7g8h9a
i need	59 -35a-17c-9j-8d-7be97k
i put	77 -8k-7ce-5a4d6f18g
i remember	87 -7j-5g5i16a
i right	77 6c
i run	85 -6a11b
i saw	83 -7k-6c5a16i
i say	87 -28j5b27i
i see	85 -14c-6k6h7d11j
i send	74 -13a7b20f
i should	73 -28a-5i7k15b16c
i still	87 -6j-5k4g13f
i tell	87 -12c-9k26a
i the	83 -10k8a11b
i think	83 -16a5f8b13c
i understand	87 -14a8k11j
i use	87 6k
i want	75 -21a-11j-7g4i8e34k
i was	85 -10e-5j-4c21g
i will	64 -16a-9i-6b6g31k
i would	61 -35a-19c-12j-9d-7e-5g-4b8f91k
i write	85 5a
ice	87 -13c-4a6e14i
id	77 -8e-7g-6k6b9j14c
id cards	85 -5c11j
idea	77 -6h6k10a
idea $	85 
if	40 -19a-15j-14b-13i-12h10f20g31ck
if a	73 -6g16c
if any	87 
if anything	87 -7a-5c12g
if he	83 -11g19c
if i	63 -22g-21k-6i-5d-4c65a
if it	71 -5i5g10f
if one	85 -5a10c
if she	85 -6g8c
if somebody	83 8c
if something	74 -4g8d
if that	76 -18c-12b-5ej4i8a10k23g
if the	69 -9a8j13b
if there	75 -7ac7k9f
if they	78 -6gj8c12a
if this	85 -6a6c8k
if we	80 -20b27g
if you	48 -36a-7bcdh-6i-5j6f8e27g47k
if your	70 -23a-6ik-5eg14d35c
if yours	87 -10a6b
important	76 -6a5ch6b
important to	82 -5a4c6b
improvements	87 
in	32 -5b6h12a15g18f
in #	64 -22a-13k4g32j
in $	57 -18c-10be-8g-7d-5a-4j9i20h38f
in @month	72 -12c5f8a11j
in a	59 -24a-18c-9i4f5j20b35g
in an	83 -10g15c
in and	83 -8c14e
in any	85 7a
in at	82 
in between	87 10b
in business	82 4g
in case	79 -4g5c6k
in coverage	87 
in for	83 -5c4f
in force	82 -5c5k
in from	87 -6a-4c6b8e
in front	79 -7b9c
in full	85 
in good	77 8a
in how	87 -7cg6k10i
in is	82 5i
in it	71 -25a-14c-6j-4e9b41g
in law	80 -6g-4dj17c
in liability	87 
in may	87 
in mind	81 -9g15c
in my	83 5g6c
in on	80 -14j-5h7b11a
in one	79 -12a-5g6d17c
in person	87 6a
in place	73 -18g-7i-5d6a7cj16e
in sales	87 -8c11g
in school	80 -14i-12b-8f12a29g
in storage	87 7a
in that	66 -12j-11b-7e-5k5f34g
in the	45 -20j-9fg-5ei8h17a18c19d
in there	69 -25a7b15c
in this	80 -7k-6a15e
in to	77 -8a-4i9c14b
in tools	83 -14c19g
in town	87 -5a7j
in trouble	85 4g5a
in wages	83 -19c25g
in when	87 4e
in with	81 -4a8j
in your	58 -10b-6g-4e10k25a
inches	87 -8a5j6b
include	83 6a
included	81 -8a-7b15c
income	70 -19a4b12c19g
income $	75 -25a12g26c
incorporated	83 -8b17a
incorporated $	85 13a
increase	80 -7g-4k8e11a
increase $	83 -5gk5c12a
independent	87 -4a6b
info	82 4c
information	79 -5b5a7c
information do	87 -4a9c
injuries	81 4k
injury	78 -6b5g
inside	72 -17c-6a5k8g11bf
inside $	85 -11c9ag
inside the	85 -12a-4b7k15f
instead	83 -7c10b
instead of	85 -6c11b
insurance	47 -5d6e11c
insurance $	57 -12g8e9a
insurance at	85 5d
insurance card	85 -6a-4k15c
insurance company	78 -10d-4g6i12c
insurance do	76 -5g12c
insurance does	85 -11c-8e-4a26g
insurance for	87 -5g5a7c
insurance from	85 4a
insurance is	85 -13g-6j-5h32a
insurance now	85 -17a22g
insurance on	83 -9a-4g6c13e
insurance or	85 
insurance papers	87 -6a9f
insurance pay	85 -29c-10b8a38g
insurance through	87 11a
insurance with	87 -7a9d
insurance you	83 5c
insure	81 
insure the	87 -6d-4c14a
insured	61 -17c-6b-5e11g22a
insured $	70 -10g-5e-4c4f5k6i15a
insured at	83 -38c-8b18a30g
insured for	77 -5bc4g7a
insured with	87 
insurer	81 -10c16d
insurer $	87 4a
interest	83 -14c-4j6h9a10g
interesting	85 -8a-6g8c13h
into	67 -7gh-6j-4a5e10k13d
into it	87 -7h-6g-5i11c14a
into the	82 
into your	83 -10a6d11c
inventory	79 5k
involved	87 
ira	87 
is	23 -14g-12k-5e15d16a18i53j
is #	68 -6b7j10a
is $	72 -23g-17a-14j-6ei34c37d
is @day	87 -7a-5j7b9c
is @name	73 -15g4j14i
is a	52 -18j-13bd-5i4h8k12e29g
is about	77 
is all	76 -6aj5i7g9d
is an	77 -7c4g11h
is any	83 
is anything	82 -4c9a
is at	81 -23c5k28a
is awesome	85 -6j-5c11g
is been	82 -12g-4a5k12c
is business	80 -16c-12g9a22i
is different	83 -6g11h
is everything	82 -23a13i16b
is fine	85 14k
is free	87 -10j5e14a
is going	75 -9a-7g-6i11d21c
is good	81 -14j-10c-7a6b7e20g
is got	73 -14a8k9j
is great	87 -9j-5b11c12g
is he	63 -11cj-7a6d10b17i
is her	78 -23g4b25c
is his	78 -18d-8g-5k15i26e
is home	87 9f
is in	61 -28g-6i-5e-4f11a31c
is insured	87 -4e7a
is is	85 
is it	42 -17j-11b-10dk27i37a
is just	78 -12a5j10b
is kept	85 -8a-6c-5g5k16h
is left	78 -18c18g
is like	83 6g
is most	82 -5b6c7a
is named	82 -15d-7c6j16k
is new	87 -8e-6g16c
is next	77 -8g6d8cf
is no	79 -14a-8c7e8j10k
is not	69 -15d-6e-5c7j29a
is now	87 -7b12a
is on	63 -49g-11e-6j10k11h50a
is out	83 
is right	83 8f
is she	69 -36c-27a-11d25b53i
is sitting	87 -5a7d
is smart	87 -11c-10a20d
is still	82 4c
is stopping	87 -8c14h
is that	40 -45a-27i-26k-22g-19d-15c-12e-11h39b156j
is the	42 -15j-11k-8h-4a7b9d36c
is their	85 -36c10a36g
is there	52 -44b-9fj-5ce6d70a
is this	67 -45a-13c-4k26b50d
is under	87 -7g10f
is up	79 -19i-11g-4a8j37c
is what	63 -28c-25a-8i-4d4h69j
is when	81 -15e-6c30j
is where	87 -7f14j
is work	82 
is worth	79 -5j4c5k
is you	75 -17d-8a25j
is your	40 -21k-20c-19j-11d9i15b22e45g
is yours	78 -11e-7j-6k-5b26g
issues	85 
it	28 -15d-11e-7c6a9k11i23b33j
it #	87 -27g28c
it $	43 -27k-20i-11e-7d5g33a40j
it @name	85 -14b13a14j
it a	62 -8g-6j-5e9i20b
it about	83 -12a-5j6h8c12b
it all	67 -32c-9k-6a-5j-4e7i24b25g
it an	85 -15b9c14a
it and	81 -17g-7a5b6d14c
it appraise	87 -11g7b8c
it at	83 -8a7j10f
it back	81 -5c4j
it be	72 -7g-6j6a10b
it been	78 -5b-4c7i11a
it before	81 -61c65g
it burned	87 -8c12g
it but	85 7k
it by	82 -7c-6a-4j5i11b
it come	77 -10e-8g14c21b
it comes	81 -7eg19c
it cost	72 -18c-8a37g
it covers	87 -9g13a
it do	82 -7g7i9c
it does	87 -6b12i
it down	87 -11j6a8b
it due	87 6a
it ever	87 
it for	67 -14c-13a5di9g15b
it from	81 -9c5a6f
it go	75 -9c-4k6e8h
it goes	87 8j
it going	81 -6ag14e
it got	82 8c
it happen	83 -7g10i
it happened	87 -10e-8c7d12j
it have	77 -13g-6b20a
it how	87 -12g-6c10i14e
it if	83 -7a9d
it in	67 -15g-7a-6j4k6c9b13e
it is	47 -23b-15d-12i-11a-7h12k15f20j31c
it it	87 -4c15g
it just	64 -7d-6j-5k7bh12c
it lapse	87 
it last	85 -4b6a
it like	81 -15c21g
it more	76 -12a21b
it mostly	87 -12a14b
it new	87 
it now	85 -9g4i6c
it off	75 -7a10f
it okay	85 
it on	69 -21g5j9i12b13k
it one	78 -4gj6f9a
it only	83 8b
it or	68 -33a-8k7c9j36b
it out	75 -9c-5g7a9k
it over	75 5c
it renew	83 -14c-10a-4g7b27e
it right	74 -17a24k
it run	82 -8c-7a-4g10i11b
it say	75 -17g8f16c
it says	78 -10a-5c7f17j
it sell	87 -20c22g
it sit	87 -6a7f
it so	80 -7i-6aj9c15k
it still	77 -22b-11j-6c-5g14a33i
it take	72 -10a-7i-5b5e31g
it that	76 -22g-7j-5beh5a16i25c
it the	68 -11j-9g5cd8h9b
it there	85 -6b10a
it to	69 -22b-5f5ad6g8e10i
it today	85 -21g-7a5b10h20c
it under	81 -21c26g
it up	69 -10a-8g-6f-5i5k16c19b
it used	87 -22c24g
it was	69 -17e-12g-11i4a13j32c
it went	77 -13a-7g6h22j
it what	75 -15a-6bcdg-5j7e8k9i23h
it when	77 -18e-12b-9g16i28a
it who	87 -9j-7a20d
it will	85 
it with	77 -11be-9c-5k15d25a
it without	87 
it would	76 -17c-4i11a14j
it you	77 -17a-7cg-6k-4dj6i8f12b21h
it your	76 -18a-9j-4g7c26b
it yourself	85 10a
itself	82 -5c6a
jeep	87 
jewelry	78 -4a5c
jewelry $	87 -21c23a
job	57 -6dg-5e-4bh5ak6f14c
job $	65 -11g-5jk7i28a
job or	81 -14a6f12b
job title	87 5c
job what	87 -10a11c
job you	87 -10a5e9b
jobs	72 -12b-9k12a17d
jobs $	79 -13k-10g5c19d
join	83 -6c-5k-4j18e
jump	80 -10a19c
junior	85 7a
just	47 -22c-12g-9e5j8a19k27b
just a	75 -5k5j8a
just for	83 -17b21a
just get	87 -9b16a
just just	75 -16b-6g34a
just kind	87 -7b10a
just need	76 -18a-7ce9b28k
just say	83 -9a-4j17k
just so	85 -16a-5k4i9j10d
just take	83 -7g14b
just tell	83 6k
just the	68 -29b-6k8j39a
just want	85 -5a7e
just what	85 -8c7k10b
just you	72 -6b-5j21a
keep	56 -15g-7e-6i-4b18k20a
keep $	82 
keep going	85 -12b-5c9k12a
keep it	77 -6a6b
keep on	87 
keep that	87 -10b13a
keep the	73 -27a-6c4j29b
keep your	83 -10c8f11a
keepin	81 4j
keeping	77 -6a8i
keeping busy	87 
keeping you	85 5c
keeps	77 -7a-5g4e7h11c
keeps you	82 -5g8ch
kept	73 -10c-5gj5f17h
kept $	87 4c
key	87 -7b14a
keys	79 -11a4e5d7b
keys $	83 -7a5e7b
kick	85 -6c5g7e
kid	74 -5b-4d5f14k
kid $	85 -6c-5f17k
kids	56 -11k-7g-6c5i7aj8b10d
kids $	66 -15k-7ag11i26b
kids are	83 -13c20d
kids doing	85 -5i19a
kids in	87 -8b13a
kids names	83 7c
kind	55 -7a-6fh-4e6b12g18c
kind of	56 -7b-6fhj-4e10a13g15c
kitchen	71 -7a6k
kitchen $	85 5j
kitchen table	85 -7c5b6i
knee	87 
knock	82 -7b4k12c
know	52 -13c-10d-8g5e9a29k
know $	74 -30a-6c-4i6h8k13g17e
know about	73 -10a9k
know how	76 -14g-7i6c21a
know i	85 -5ak7i8f
know if	73 -15a-10b35k
know it	81 -4k5bg
know of	87 6a
know the	85 -9d-6c4k7e9g
know this	87 5i
know what	69 -41c-35g-6e-5h-4fj6i94a
know your	87 -10a-6g-4k6i18c
l	81 -45b-10c12g51a
labor	87 -7c10j
ladders	87 4d5g
lady	79 -11a-10d-5g6i7c18j
laid	80 -12c-8b10d15a
laid up	87 -5ac11d
lake	80 -4ci10g
land	81 -29b-26c23e39a
landline	87 -10a15b
landlord	67 -8g-4k5d10a
landlord $	82 
landlord need	87 -10k19a
landlord want	83 8c
lapse	79 8j
lapse $	81 8j
last	48 -11a-7f-6k-5d-4h5c10gi21e
last #	70 -12ej-9g-6b8dk11c17a
last $	79 -12c-5e-4b29g
last agent	85 -5g5a
last checkup	87 -6a15e
last look	87 -6c16e
last name	75 -27k-6g-4e5i15b27a
last see	85 -4a7e
last statement	87 6g
last time	69 -20a-17c-5j7i8e9k27g
last update	87 7e
last updated	87 
last year	69 -39e-22g-7b25j40c
late	81 -7b5a11g
lately	72 16a
lately $	75 18a
law	78 -6g-5j-4d9k11c
lawsuit	85 9a
lawyer	78 -7d10k
lay	87 -16c-7j5f9a13g
layer	87 -5b8k
leak	82 5a
leaks	79 -6b12a
leaks $	85 
lean	82 -9a5k7b
lean on	83 -5a5k
lease	61 -8d9c
lease $	72 -20b-7c34a
lease it	82 -24a27b
lease require	85 
lease say	82 9c
leased	87 
leasing	87 8b
least	87 -5j18a
leave	60 -15g4b5j6f11d
leave $	85 -8e4f8a
leave a	87 -16b17a
leave behind	87 5c
leave it	81 -11a7b11d
leave something	87 -4b13a
leave the	80 -9a-4g7b13e
leave them	81 -12g4a10c
leavin	87 5b
leaving	81 5b
left	69 -11c-7a21g
left $	85 -6g-4a4b5c
left on	77 -15c-5b6k17g
legacy	87 
legal	78 6k
legal name	85 8k
lender	77 5a
lender $	83 4d
less	77 -9c4f11g
less than	82 -7c-6a5f11b
let	61 -16g-10a-7f-4j6h7e27k
let me	69 -11g-8a-6f-5c6i7e28k
let us	77 -16a4b6k13c
let you	79 -11b-5g7h13a
letter	73 6a
letter $	87 -20a24c
letters	83 -5b7a8c
level	77 -10b-6g7k12c
liability	61 6bg
liability $	73 -39c-5k24g27a
liability does	83 -5c8g
liability is	83 -10g15c
liability limits	80 -38g-15a61c
liability on	87 5a
license	62 -13e-7d-6j4k8g11c13a
license $	70 -13e-9c-4d5i10a23g
license number	82 -6g-5a19c
license plate	87 8b
licensed	74 -30a-12g-11c5j8b21d26e
licensed $	83 -20c-11g-6d5a35e
lie	87 -5c5ad
lien	87 
life	54 -21c-8a-4b4fk5e28g
life $	75 -15d-7g-6j5i7b30a
life and	85 -7c8f
life coverage	87 -31a-4c37g
life insurance	63 -28a-15c11d14eg
life is	87 -6i13j
life policy	73 -15b6cf9a
light	81 -7b-6c6d15a
lights	87 -8a6b
like	43 -9b5d8eik
like #	75 -28a-16b15g16c20j
like $	73 -38a-8g50c
like a	66 -13c-6jk5bde19a
like about	78 -7a13c
like an	87 -7c9f
like for	82 5k
like it	71 -12c-6bj-5f6k12e16a
like me	83 -16a-6k23b
like that	68 -7bc5k9i10a
like the	75 -12a-11g-5c-4k6eh9b12j
like this	75 -5b6k8d
like to	63 -14a-10bgi-6e7k9d39c
like what	83 -50c-5e5gi48a
like you	78 -11b-5f5a17k
like your	80 -10c7e15a
liking	81 -7g8k12i
limit	75 -23a20c22g
limit $	77 -25a8c35g
limits	66 -5j4k10g
limits $	73 -28c-13a-6k58g
line	62 -13j-7f11c12g
line $	77 -7c5a6k
line of	76 -14b14c15g
link	85 
list	63 -26a-5gi5h9c34k
list every	87 5k7d
list of	85 13k
list off	85 -11a16k
list the	87 
listed	78 -11c-8k5ei11d
listed on	87 
little	58 -5d6c8i
little about	81 9k
little bit	82 -7b10a
little one	81 
little ones	81 7a
live	63 -15a-10c-8e8b33f
live $	79 -19f7k15c
live in	82 -29c8a30f
live on	82 -14a-5g13b14c
live there	85 -7b6j10a
lived	82 7a
lived there	85 
lives	77 4d
lives there	87 10d
livin	77 -20a-9g-6d-4c7j12i22b
living	70 -15g-9d11a13c
living $	80 -5g9c
living there	87 -12d-4c21a
llc	78 14b
llc or	87 6c
loan	68 -20g5f22c
loan $	80 -23g5a25c
loan on	85 
loans	71 -8c-5a5b10j
loans $	80 -17c4g8a14j
local	80 
located	85 -5c9f
located $	87 -5c10f
locations	82 4a
locations $	85 
lock	80 -13c4b8a12e
locked	79 4i7j
locker	87 6a
locks	87 -7a6k
log	87 -7b9a
long	53 -34i-11c-10j-9a-7bd9fh18e45g
long $	81 -5e6g7i
long ago	81 -17g-8i34e
long could	75 -6e-5i22g
long did	87 8g
long do	80 -4i15g
long have	67 -13i-5a24g
long is	87 -6a-5g15e
long time	85 -5e5b11g
long would	83 -4a19g
long you	75 -10i18k
longer	87 -8a5d7g
look	62 -14a-11g-5j4e10c14i
look after	80 -10c4b10d
look at	73 -9ag4bc7k14e
look like	75 -6a4g11i
looked	80 -11d14g
looked at	83 -11d15g
lookin	77 -7ag7c8j10b
lookin at	82 -16a-6g8c9j14b
looking	67 -14c-7i-4b6a7h9g
looking at	79 
looking for	81 -14g-11b6k7c18a
looking to	80 -34c29g
looks	74 -6ej-5b4k6a10c
looks after	87 9d
looks like	83 -4c6k
lord	87 -6a5ci
lose	73 -11e9i13h
loss	73 -9e-7a6g10j12b
loss $	82 -9e13c
losses	85 
lost	72 -11c7k15a
lot	66 -5dg4b11c
lot $	80 -5i5g7a
lot of	75 -8g-4d10c14a
love	68 -7bg-6j-4d5k11f14h
love that	82 9a
love to	82 -7b-5c12fk
love what	87 
low	75 -23i-8a5e16g20b
lower	79 -7g6a8b
loyal	85 -7c4a9h
lucky	85 -5bd6c7a
lunch	83 -4bj5c12a
m	81 -7a-6g5j18c
machine	81 -7a-4d7c9g
machines	82 -7g5k8a
made	65 -16g-6bk7f30h
made of	80 -6g10c
made the	85 -6a11f
made you	74 -8g-6k-5a27h
mail	73 -12a-5g5f17c
mail $	87 -7b15c
mailbox	87 4c
main	71 -8a-6c17d
main supplier	87 -9a-7c21d
mainly	85 -10a5b9c
make	56 -16d-12k-8e-5a8c18g22i
make $	83 -30c-29k60g
make a	78 -36c-15a5i10k38g
make and	87 4k
make it	82 -6g12a
make sense	80 10a
make sure	85 -5b4a10i
make the	83 -18d-11g7a10i17c
make you	71 -12g-11a-6e-4i4hj5b24c
makes	71 -4bc4eg8d
makes the	82 10d
makes you	82 -4f8g
makin	87 
making	81 -5j-4ag7b13c
making you	87 8c
mama	85 -7a8c9g
man	76 -11g-7b5a6k
manage	79 -12g18i
manage without	87 
manager	81 -9g5a10c
many	47 -32i-21a-15c-7j88g
many bedrooms	83 
many certificates	87 
many days	79 -5i10g
many drivers	85 
many employees	82 
many folks	87 7g
many hours	82 6g
many locations	85 
many miles	72 
many minutes	83 4g
many months	81 
many more	85 
many of	87 5g
many people	79 -4i10g
many square	83 5g
many units	87 
many vehicles	82 -5g12a
many weeks	83 -5c13g
many years	66 -7a5b12g
marijuana	87 6a
marital	83 -6a11c
marital status	83 -6a11c
market	79 -19c4j5e7b9g
market value	87 -21c7b13g
married	71 -5d-4gk5j6a19b
married $	81 -10b-6j22a
married to	87 4d11a
match	79 -11c-5d5j7k8a
matter	83 -7b5c6h8a
matters	82 4b8k
may	74 -5k-4j7c8d
may i	79 -9k-8j-7g8a10cd
maybe	82 -11c19a
me	36 -25g-24a-21c-15df-10h-8i-6b152k
me $	61 -61k-10c-5e-4d6b13j15g51a
me a	64 -6j-4g22k
me about	55 -18a-6b40k
me and	82 -12a5b11k
me asking	82 -14c-7i26g
me from	87 7a
me how	63 -12g-7a-4c32k
me i	83 -24k-5a4bg6h17j
me if	70 -19a32k
me in	82 11k
me know	73 -10a-5c-4g30k
me more	85 -5a6k
me that	79 -13k7a18c
me the	59 -10a-9g-6j-5bd15k33c
me those	87 -6c13k
me through	63 -13a-11c46k
me to	69 -28k-10g4d5c6j7b9e16a
me what	55 -24c-13g-8j-5ae12d58k
me when	83 -6a10e
me where	79 -4f10k
me which	85 -5d14k
me who	77 -5d-4a14k
me you	85 -13a5bj6k
me your	69 -15e-5gj4k13a17c
mean	79 -9c-4j5g7ah
mean $	87 -13c10b12a
med	83 -7g14a
med pay	83 -7g14a
medical	70 6b
medical exam	82 4a
medical payments	87 
medications	83 -20a23c
meet	79 -8a-7j5g11c
meet $	87 5f
meeting	87 
meetings	87 -6c-4j18a
meetings $	87 -6c-4j18a
mentioned	87 -10a14j
mess	85 -9c-5a4b12g
message	87 -4k12c
met	87 -19a-5k9c18j
metal	79 -4aj6c11b
metal $	83 8c
middle	77 -14a-5gi7b8e21c
middle of	82 6a9e
might	80 -18b-7j7e8d10h
mileage	80 -10a5k7g
mileage $	85 -10a5c8g
miles	65 -10c-5a26g
miles a	81 
miles one	87 -9a13g
miles to	87 -7j8a9g
mill	87 -7a6ij
mind	62 -16g-11ck-6d6b7h32a
mind $	75 -20a-10c7e8b13gh
mind a	87 
mind if	80 -14g-11c35a
mind me	79 -14c-9a6f7j16g
mine	75 -10k-9g-4j8e10a
mine $	87 -7a10b
minimum	79 6a
minimum $	85 11a
minute	77 -17j5a11k
minute $	87 -11a15k
minutes	68 -10c-5d5a14j
minutes $	80 -6a16j
mira	87 
miss	83 -7b-5g5a8c
missed	83 5k
missing	82 -5b5i10a
missus	82 -5j7b13e
mistake	83 -16a-7g29c
mobile	87 -7a-5k7b9f
mod	82 -7a8j
mod $	87 -16g20c
model	82 -13a-8g13b14c
model $	83 -13a-5g11c13b
mom	72 5b
mom and	85 -4g7a
moment	79 -12b7k9a
moms	83 
money	59 -9j-6ei5f6ac8g
money $	72 -10c4a5k9d
money is	85 -7a5k
money or	85 -12a13b
monitored	87 -5a7c
month	56 -12b-9j-8h5k13g21e
month $	66 -12b-7e-4j7c8a11g
month and	87 -13e10ck
month day	83 -41e-10g-8a64c
month for	80 -9c4j6dg
month is	82 
month or	83 -6j5ab
month right	85 
month what	85 -10j-8b5a6c8e
month you	87 5j
monthly	75 -12a10c12b
monthly or	82 -6a7b
months	65 6b8h
months $	77 -6j6bg
more	55 -10j-6i-5cdeg4a10k29b
more $	78 13b
more about	82 -15a-4j25k
more kids	83 -9c-8b28a
more like	81 -10a18b
more of	80 -12a17b
more than	70 -35b-5c50a
more the	87 -7c11b
more years	87 
mornin	82 -9c6e14g
morning	73 -7e-4a4d5g6f
morning $	82 -7e5d11g
mortgage	65 -12d4j6bc
mortgage $	77 -13d5a18c
mortgage and	87 4j
mortgage company	83 -8a8b
most	64 -15b-4e6g20c
most $	82 -7g9c
most important	81 -4a9c
most people	81 -9b6ch
mostly	71 -11c-9k9j18b
mother	77 -11a-8b-4g5d6c12f
motorcycle	87 -4b5a
motorist	77 -24c9b19a
motorist $	82 -25c28a
move	66 -12b-9g-5ck6h13a17e
move $	82 -9c14a
move go	87 8i
move in	85 -10c14e
move on	87 -12i-8k-6b-5g9ah15e
moved	78 -8g-6a12e13c
moved in	85 -9a-7g5c6j15e
moving	74 10b
moving $	87 -8b13a
mrs	87 4j
much	45 -27i-15j-8k-5de6h11b56g
much $	75 -37g8h20a25b
much are	82 5g
much cash	85 
much comes	87 
much coverage	76 7g
much did	71 -7i13g
much do	67 -5c19g
much does	81 
much have	83 6g
much inventory	87 4g
much is	68 4g
much liability	82 4g
much life	78 5g
much of	72 -7c-6j4i21g
much stuff	87 5g
much time	85 
much was	80 
much would	68 -10a-8i27g
much you	85 
must	87 4d
mustang	87 -8b8a
my	54 -20j-16k-9a7be11d12i13f
my name	87 -6c4f5k
my own	81 -9k-5j4cd8g
my wife	85 9a
my wifes	87 -7ac5gi7d
myself	81 6a7c
n	81 -14a-4k8c15j
name	51 -34j-23g-8e-6a-5h5f9b16k17i39c
name $	63 -28a-12k-7e-6g-5j7f15d22c25b
name and	77 -12d-6a27k
name for	87 -11k-9c23a
name is	82 -8b5a7d
name of	70 -9c-6g6i9k15d
name on	81 -15k11c19a
name or	85 7a
name so	87 -13d18c
name the	83 7c
named	72 -12bc5j11dk
named on	82 5a
names	71 4j8c
names $	83 
names and	87 -12k-11c-5a8j20d
nanny	85 5d6b
near	75 -7b7a9f
near the	87 4a
nearby	82 9a
nearby $	82 9a
nearest	85 -8a-7c17f
need	47 -15d-13i-8agj-6f-5ch13e68k
need $	78 7g
need a	72 -13a-4c8k20b
need an	82 9a
need it	78 -11bi-6g11a17e
need proof	82 -8k15a
need the	66 -13b-10g-9d-7c36k
need this	83 
need to	59 -17a-14b-7i9e15k23c
need your	69 -12c-9a-5g-4j38k
needs	71 -7e-4a5ij6d
needs a	87 -4a5c
needs proof	87 8d
needs the	82 4j
needs to	87 
neighbor	82 -13a-6g6i7b8c
neighborhood	87 -4a5e8g
neighbors	82 -5c6j12a
nervous	85 
nest	85 -8g-6k9e11i
net	81 -5b21g
never	71 -20a6c7h8j
new	57 -6dk-4f4h5g7ai
new $	85 -8b12a
new construction	87 5b
new house	85 -8g6a8i
new one	81 -5b8g
new place	87 -7i13k
newer	83 -4j7b
next	65 -8g-6a6c8b
next door	83 8a
next for	83 -8g14c
next to	82 8f
next year	87 -7b4a6f8h
nice	67 -10e6c7a
nice and	85 -10a5c6b
nicotine	87 
night	67 -17b-9j4g6c11a13f
night $	75 -6g-5j4b11f
nights	77 -6a15b
nights $	82 6b
no	54 -38b-18i-6g-5d5cef13a42j
no $	83 -4b6j
no car	87 7c
no insurance	78 -6d5c6j
no more	87 6a
no problem	87 -7a7c8e
no shame	87 -8j6f7e8g
nobody	73 -8k-6d4f11j
nobody else	87 9j
nobodys	79 -4e5ck
noise	85 9c
noise $	87 -11a6b9c
non	80 -9b-8c8h15a
non smoker	87 -9b14a
none	87 -8a6j
normal	81 -4a5j
north	83 -4k14a
nosy	85 -7c6f7k
not	45 -18b-6a-5d4g5i12k20h
not $	80 -7c-6bg6a7i8d
not a	83 -4a12h
not counting	87 -16c13g
not cover	85 -5a6k
not do	87 -8c10h
not even	87 -5a6c7e
not go	85 -4a11c
not have	76 19a
not here	82 -6f6ag
not i	82 9i
not it	81 4f10j
not let	87 -7g-6c11e
not like	87 -42a42c
not live	85 
not mind	75 -17c-11a5f7j22g
not need	82 -11a-8c-6g5e15j
not not	87 -6b6a
not open	87 4k
not tell	85 -13k-9c10a16g
not the	83 4c
not to	82 -5a5e10k
not want	73 -38d-17c-5bj9g14e17h29a
not work	83 -6c8a
not you	75 -8ag13j
not your	87 
note	77 17b
note $	87 -5a6b
note on	87 8b
notes	87 
nothin	76 -10a-5c18j
nothing	72 -8b6j8a
nothing $	87 -7b13a
now	49 -24j-7d-6i10h13c22g
now $	57 -22j-16d-14i-10k-8c6ah16b52g
now are	87 -6b-4i5g7f
now for	81 -12a-5g5c10k
now i	81 -10c-5a15h
now is	85 -5b6d
now it	85 -5c5k7g
now or	83 -6a12b
now right	85 
now tell	85 
now what	80 -22g-5e41c
nowhere	87 -6a-4g5cij
number	52 -12j-9e-7d-6b-5a9f15g31c
number $	62 -17a-11k10g13c16b
number and	83 -21a-4g27c
number did	85 -25c-6e35g
number for	83 -11c5a10k
number off	85 -6c9a
number on	82 -12k10c11g
number one	83 
number start	87 -9b-6c17a
number that	85 -13a6k13f
number to	87 -5a11c
number you	83 -8c5b
numbers	69 -7f-5c11k
numbers $	80 -8g-4j19c
numbers on	87 
nurse	77 -9c-6b6f7a9h
nuts	83 
o	77 -13c-6gj29a
oak	83 -7b5c11a
occupation	79 -7a-5gk26c
occupation $	81 -7a-5g21c
occurrence	83 -25c11a17g
odometer	85 -10a15g
of	35 -5be-4f4k6j7d8g10c11i
of #	79 -7ceg-6b6d10j14h
of $	74 -12g20c
of a	70 -6a-4g9i12c
of an	82 -11b13a
of birth	77 -6g5k8e
of building	83 10c
of business	85 -7a17c
of coverage	82 6j
of em	81 -8ck5a8g9b
of her	85 -11b8a
of insurance	75 -7g-4a5j13e
of is	87 -5b6c
of it	65 -24k-7g-6i31c
of life	83 -10g8i10c
of mine	87 -6k11a
of money	83 -24c25g
of pocket	82 -8g7c
of policy	83 
of roof	85 
of safety	85 5c
of shape	87 -7c16i
of that	67 -14a-11c-7b-6ej9h12gik
of the	53 -42c-15a-7i22k24g33f
of their	87 6g
of them	75 -13c5b6g14d
of this	78 -8a5g7c10j
of those	69 -11g-6d-5j14b18a
of us	85 -14a10h
of what	81 -25c6a9k15b
of work	71 -7ab-5i9c18g
of you	66 -25c5i10a15g
of your	56 -6jk-5e5a9g12d
of yours	79 -7g-6e18c
off	52 -16g-10c-8j-7d7h9e14k22b
off $	67 -18g-8dk-6j-5h8e42a
off a	82 -7k8b9c
off like	87 -4b7h9e
off of	81 -13a5b12h
off or	85 -16a25b
off right	87 4j
off site	87 5g
off the	71 -4b5a6k
off to	83 6k
off what	87 -14c6a16g
off your	77 -11a19k
offer	75 -7b8c12a
offer $	83 10c
office	64 -7g-4j5i16a
office $	74 -5j5f6b8a
office or	85 -7b6a
often	75 -11i-6a-5c31g
often do	80 -5a14g
oh	60 -24j-21g-10b4e6h8df11c12ak
oh #	83 -14a-8c12bd
oh a	87 -7j-5b13a
oh cool	83 9c
oh i	85 -10a9f11e
oh nice	87 -9e-6a24c
oh no	85 -16i-4gj7f8h19c
oh that	81 11a
ohio	87 -6a4b7j
okay	47 -19j-15b-5k5f7d10g13ai
okay #	87 5g
okay $	65 -20g-17c-4f16i39a
okay a	87 -5bj4a5g6c
okay and	72 -35c-7b-6d-4i5f13a42g
okay cool	83 -7g-5a4i11d
okay good	85 -10ag5c22b
okay how	85 -6bg-4a21i
okay i	78 -9a-7k-4b5ci6g12e
okay if	79 -6ci-5k10a13g
okay let	87 -5k-4f14c
okay no	82 -6g6be7c
okay so	71 -20a-4ei5j9c19g
okay that	78 -15a6g8i9f
okay to	83 -7c-5g23a
okay what	87 -8a-6b-4g24c
okay with	73 -6g8b11a
okay you	85 -10ac6g7e13d
old	54 -34i-10k-6b7j14e41g
old $	83 -15i-8g4a25c
old are	76 -13i-6c-5b37g
old is	67 -8i-6a-5b29g
old one	81 -5gj5b7a
old policy	80 -5g5c
older	77 -7a-5g24b
older home	87 5b
oldest	73 -9g-7b-6c-4d5a6k17j
olds	80 -8i21g
olds the	85 -7i15g
on	33 -15bf-13c4h16a17jk22g
on #	87 -6a6j
on $	62 -38a-14g-7d-6ij11b31c38k
on @day	81 -13b15a
on a	66 -15a5c8i10e
on and	87 -9j6c7a
on any	83 -5c6a
on anything	87 
on at	87 -6c9a
on board	87 -9a10b
on file	80 9a
on her	81 -13a-12c36g
on here	77 -16b4k7c12j
on him	87 -14k18c
on his	87 -5k6c
on it	61 -42c-10b-9e-7i4d8g61a
on my	81 -14a5j10h
on one	80 6a
on paper	79 -13g-6d5k8b11c
on staying	85 -9f16a
on that	62 -16b-15c-12ej9i13h33g
on the	45 -11h-7f-6abk5g9j17i21d
on their	85 -12a-6k8b16e
on there	69 -27k-15c-4f25g32a
on this	69 -13cg-9a-6b-5i5h9e19j21k
on those	85 -4d7g
on to	82 -5a8b
on top	77 -6g10b
on what	87 -7a-5k8b9g
on with	85 -6a-5i7e11b
on you	64 -9b-5a-4c4g12jk
on your	53 -26g-12d-10j-6k5c10f12h34a
on yours	83 -18c-11b4j9a19g
on yourself	83 
once	72 -6k6c13b
once $	87 -6a8b
one	43 -16b-8k-4e8fi9h12j15d
one #	70 -44a-5c-4k15b16g24j
one $	62 -56b-15h4j5d6c7i10g40a
one and	87 -6a-4g5j10k
one car	85 -6b7a
one for	82 -11a-6c6b11d
one go	87 5i6f
one how	87 6i
one in	79 -6a5f7k
one is	82 5h
one of	62 -18c-11k-9j-8g5adh36b
one or	77 -31a-6g5i10f29b
one that	87 -11b6c8a
one thing	81 -7g-4a14c
one to	82 -9k-5b4h6a8i
one way	83 -9a4c14g
one with	87 12b
one you	76 -12g5b15c
one your	85 -14a19c
ones	65 -12c-5g5d6be11k
ones $	78 -9b-5c22k
online	72 -10b-9g9a12c
online $	78 -6g-5b5j
only	65 -9a-8d7k12j15b
ooh	80 -8a4i5c7e
open	65 -10g-5j-4e5b6c17a
open $	77 -25e26c
open to	83 11a
opening	87 -13c-5a21e
opinion	87 -5a5d6h
option	87 -7a9j
or	31 -70a-63j-31e-27g-19k-14h-6c6d10f261b
or #	71 -30b-17j25g37c
or @day	85 -13a17b
or a	56 -23j-16g-10c-6e4bk6a8df35i
or about	87 -8d-7k8ab
or after	87 6b
or all	83 -8a5e7b
or am	87 -17b28a
or an	85 -8ad22b
or anything	71 -9c-8b17a
or are	63 -50a-5i5c7f54b
or can	81 -10a15b
or closer	87 5b
or could	87 -5a-4j11b
or coverage	87 -5a6b
or cremation	87 5b
or did	59 -13c-7i-5g7a11j16b
or do	59 -60a-11c-5f95b
or does	69 -36a-4d7f45b
or drop	85 -14a14b
or for	83 -18a-7j28b
or get	83 -13b-5g5k15a
or go	82 -13b21a
or guns	87 -12b18c
or has	81 -15a10j12b
or have	73 -37a42b
or home	87 -5a11b
or how	82 -17b5i15a
or in	83 -10a-8g25b
or is	54 -21a-17j-11g-10c-8di-7k6h89b
or just	64 -10a-8g-6k-5c45b
or lease	83 -7a7b
or leave	85 -24a26b
or metal	85 -6b9c
or more	74 -15a27b
or no	83 -60b63a
or not	77 -16b8c20a
or on	83 -7ab6f9i
or one	77 -56b-8g5i67a
or only	81 6b
or or	58 -59b-7j-5h9gi16c17f32a
or out	87 7a
or over	81 -10a17b
or part	85 -23b-5a33g
or pay	85 -13a14b
or pleasure	83 7k
or rent	83 
or sell	85 -20a24b
or should	80 -16a23b
or somebody	82 -26b6i20a
or stay	87 9b
or still	87 -15a19b
or text	87 
or the	63 -21a-11g-8j-7e-6k-5c8f19d39b
or trampoline	87 -10b11a
or was	77 -21a-7j-5c47b
or what	85 -7g-5j19c
or whole	83 
or work	87 -31a11f26b
or would	71 -16a-5gk35b
or you	75 -25b4k7c15a
or your	77 -13b-4g7c8a11f
original	81 -4ac16b
original roof	85 -8j17a
originally	81 -10b5f6d8a
originally $	85 -5b14a
other	57 -9c-6ef-5k8g11h18d
other agents	87 -7a8b
other car	83 -16b-12d15a19c
other guy	83 -6b9g
other insurance	85 
other one	80 5f
other policies	81 -6a14c
other quotes	85 
other vehicle	87 
others	87 6g
otherwise	85 -6a5j
ouch	87 -16g22c
ought	85 -6d-5k6c14a
ought to	85 -6d-5k6c14a
our	72 -8ac4e7j10i
ours	85 -7g6b
out	45 -11d-7j-6f20k22a
out $	64 -37g-8e9d12b34c
out a	82 -8b5a8k
out and	85 
out any	87 7a
out at	87 -12a4b10c
out back	81 -16a-6b21c
out for	77 
out front	87 8c
out in	76 -13c-6j-5b12g16a
out like	87 -10b15a
out of	58 -9g-7c-4d4b6k9hj
out on	74 -8k-5b6ac7e
out or	87 -6c-4b12a
out that	85 -7g8e
out the	79 -5d8c
out there	71 -23c-5a5b11k17g
out to	77 -17d-4e10g13c
out your	83 -11c-7a9j13i
outfit	76 -19k-9a4f28c
outfit $	82 -6a4e6f
outside	73 -19a-8g-4k10j15b16c
outside of	85 4c
outside the	87 -7a7j8b
over	49 -5h11b14j
over #	71 -14j-4bc7g25a
over $	71 -12a-6j-4i5e9b14c
over a	74 -6a6b7k
over at	76 -19a8i21j
over in	82 -9j4b8a
over it	81 8a
over that	85 10a
over the	70 -12c4abdg
over there	68 -21a6d10j22b
over to	80 -28a14b18j
over what	87 -12b-8c11f20a
over your	85 -16b17a
overnight	80 -9b-4c5f6e8a
overseas	87 -4c7a8f
owe	70 -22d-8a6c29g
owe $	85 -30c31g
owe on	80 -55c63g
own	52 -13j-8c-6k-4g5f8a11i23b
own $	69 -10k-9ac10g11b12e
own a	83 -12b16a
own anything	85 -8b18a
own car	83 -7e17a
own cars	83 -18c-5b-4g12a21i
own insurance	87 
own life	87 -7c9f
own or	77 -6b7a
own pocket	87 -8c17g
own that	78 -13g-6j-4a15k19c
own the	85 
own words	87 5i
own your	85 5b
owner	75 -5d5ck7a
owner $	83 -11b14a
owners	80 -6b8a
owners policy	87 
owns	77 -6a7b
owns the	80 -5a4d5b
p	82 -10b8c9a
package	79 -6g-5a8b9c
package $	87 5a
page	69 -6bg19k
page $	81 -5k10a
page and	85 
paid	63 -11c9a17g
paid #	87 
paid $	85 -11b4a8g
paid for	81 -5g5b6a
paid off	77 -8g29a
paper	75 -13g-6d4k7b15c
paper or	87 -5a4b6k
papers	78 -8a4d8f
papers $	85 
paperwork	77 -4c5d8i
paperwork $	82 6a
parent	83 -10b-5c19a
parents	70 -4d4a6b
park	80 -5af8j
parked	85 7a
parking	85 -10c-8g10b14a
part	60 -23a-10d-6e-5i-4h4j11g17f24c
part $	83 -38b-7a46g
part of	68 -10g-8d-6a5b6c24f
part time	76 -17g21b
partner	71 -12k5b11c
partners	78 -5a11g
parts	87 -8a-4g13i
party	81 
pass	77 -14e-9b4f6c11d
passed	73 -7c-6k5b8g
passed $	87 -5bgk5c16a
passed away	83 -10c-5a16g
passengers	85 -5b5a
past	72 -11g5ij15a
past #	80 5a7b
patch	85 -10a6b
pay	51 -16c-12d-11e-5k-4f6b16g17i19a
pay $	69 -61c-13d-4i4b13a70g
pay a	83 -6a7b
pay for	68 -17b-8g6d7i17a
pay if	85 7g
pay in	83 -53g-13a15b52c
pay it	85 -5g4a
pay out	75 -6a6c7g
pay the	78 -12c5i8a
pay them	87 
pay you	78 -34c8bi19g
pay your	77 -15dg-4b15i23c
paycheck	72 -12c-5k5g7f
paycheck $	80 -9c9f
payin	78 -18c9a10g
paying	65 -22a-6b5c18g
paying for	79 -14c-10a5i12g13k
paying now	85 -16c14g
paying on	87 -7k5g
payment	73 -21a7b9g14e
payment $	80 -13a9g14e
payments	70 -11j-10g-6d5bik17a
payments $	82 -8a-5g18b
payments on	83 6b
payout	87 -8c-4j17g
payroll	67 -12a8d13g
payroll $	74 -23a-4d19c20g
pays	72 -21a-13g-4d5i7j35c
pays for	85 -6b-5g5d8i
pays the	82 -26d-9a7b35c
pays you	87 4k
peels	83 -11c11d
peels $	87 -11c12d
pension	79 -6a7c9b
pension $	87 -6bc16a
people	58 -6f-5ej5a11d
people $	79 -7a6h12b
people are	79 4g5ac
people do	87 -12c-9a7g19d
people or	85 -5abi6g7c
people to	87 -6g12i
per	77 -4c5ab
per occurrence	87 -25c12a19g
percent	69 -10c-9a6h27g
percent $	87 5b
percent of	80 -13c-4b24g
perfect	79 -9i-6g19c
permanent	87 6bc
permit	78 -11g14e
permit $	85 
person	67 -4c12a
person $	81 5b
person or	80 5ac
personal	71 -12b-11c5a10j12g
personal $	83 12a
personal property	82 10g
pets	87 4a
phone	64 -8a-5i5g6e11b
phone $	78 -9c4g7b
phone number	81 -13g-8a5j23c
phone or	87 -5a5c7b
photo	85 -8k7a
physical	78 -5g4cj
pick	71 -10g-8a-7h6c21k
pick up	87 8a
picked	79 -10c7a8h
picked up	85 -9c4b9h
picking	85 7a
pickup	82 
picture	71 -8c-6j5adk6f
picture $	81 -11j16a
picture of	81 7k
pill	87 -9a5j
pills	85 9a
pip	85 -22b24a
pipe	82 7b
pipes	83 -11a5c7b
pizza	87 
place	54 -11c-6b-5i-4h9g10ad
place $	62 -9k-7j5e7c
place or	82 -20a23b
place to	87 
place with	87 
place you	81 -19b-6c4j6k17a
place yours	87 -16b25a
places	80 -10ac7bg13d
plan	66 -7k6a12j
plan $	82 -7k13j
plan to	82 -7f-5k6b10a
planned	83 
plannin	83 -5c16a
planning	75 -7b12a
planning on	82 -5b8a
planning to	80 5a
plans	71 -14a-4g4k23c
plans $	83 -28a38c
plans for	87 -12a11c
plans to	85 -8c10a
plant	83 -8g-5e12c
plate	77 -5g4c9a
plate number	87 -7a13c
play	81 7c
please	70 -25a-6j-5b11k14c24f
please $	72 -25a-6k-5j8g15c27f
pleasure	78 -15c-9a-7f4k11d21b
pleasure $	83 -7c-6af27b
plot	87 -9b9a
plug	85 5a
plumbin	87 7j
plumbing	79 -13g5ak12c
pocket	77 -4a4c7g
pocket $	87 -9g9c
points	87 -6g-5bc4a16h
policies	70 -12a-4d4b17c
policies $	82 -6a7b10c
policies do	87 -9a5g
policy	48 -6c-5d-4i5k12e
policy $	59 -34c-26g-7k-5j7h11b27e35a
policy and	83 
policy in	83 -5b9a
policy is	82 9j
policy number	72 -14a-9g8b20c
policy or	79 -6c-4j16a
policy out	87 
policy pay	85 5a7c
policy right	85 
policy that	85 6f
policy with	87 -5a8k
policy you	81 -6c7g8b
pool	68 -9b13a
pool $	81 -5a6b
pool or	85 -20b23a
porch	87 5c
portable	87 5a
portable $	87 5a
position	87 6c
pounds	83 
prefer	85 -13a-5c8j17b
premium	76 -5b4a12g
premium $	82 -10a20g
premium audit	87 6k
prescriptions	85 
prescriptions $	87 
present	83 -9a8j9k
pressure	77 -10b8j13c
pretty	69 6i8a
pretty good	83 -7i5c6ae
price	61 -5bi-4j4g13c
price $	72 -19a-8b-5k4d5c6ej14g
price a	87 -12a6b12g
price is	87 10a
price or	87 -10a11b
primary	87 
private	81 -10a-6c4f13b
problem	78 -10a6e7c9b
problem with	87 -4a10b
problems	81 -8c11j
problems $	83 -6a-5c15j
product	87 -8ag6b13c
professional	81 -5b4k6a
program	77 -12a-4i5b14c
program $	83 -11a16c
progressive	85 -8ai9g12b
pronounce	87 -4c8i
proof	70 -8g-7k-4c4j5df14a
proof $	82 -7k-4c6d12a
proof of	80 -4g8j
property	66 -5ab6k7d10g
property $	82 -8g-6a6d7c
property coverage	87 
property manager	85 -9g6a8c
protect	87 -8j-4k13c
protecting	87 -5g6k9c
protection	78 -5a4gj
pull	72 -9g-5j5h15e
pull it	85 6b7c
pull the	85 -8g-6b-4c7h18e
pulled	82 10g
pump	83 9a
pump $	87 4a
purchase	87 -10a18g
purchase price	87 -10a18g
push	83 -5b5c7a
pushed	87 -20a5k17b
put	53 -11e-9c-7i-5j5bd7f11a13g
put a	85 12g
put away	87 -5g10c
put down	83 -17c-11a5k10b18g
put in	74 -9d-5g4j13a
put it	75 -17b-10j-8c9f32a
put on	73 -5a9c
put that	85 -6c-5a4i5k7g
put the	87 -10g-7e-6b-4j10a26d
put toward	87 -9c-6a19g
put you	74 -8g-7a5e10j
put your	83 8a
puttin	85 -6a19j
putting	77 -5d7g9e
quarter	82 -4a4j
question	82 -13j-6e-5h7k10d13a
questions	71 -9a-6k5c10j
questions $	79 7c
questions do	87 4c
quick	72 -5aj6e9k
quiet	87 -6j-4a8ek
quit	73 -9g-5e7c13a
quit $	85 -9g-8e6c14a
quote	68 -6c8b12g
quote $	80 -6b12a
quote you	80 -18c7b12g
quotes	81 
quotes $	85 
race	85 -4b6a
rain	85 -6b9a
rainy	85 -17c-9i25g
rainy day	85 -17c-9i25g
raise	77 -4ce4a7d
raise the	87 -6a6bd
raised	81 4g6a
rate	70 -10a-6c-5bj6k7h14g
rate $	83 -9c-4e6g11h
rated	85 -8g-6c-5b-4i14h16a
rates	80 5ck
rather	73 -5ai-4c5j6b7k
rather i	80 -5i-4c6bj
rating	87 -9a7k
reach	74 -7b18e
reach out	85 4g
reach you	79 -7b-6g24e
reaction	87 5k
read	63 -14g-10a-6j8b36k
read me	67 -12a-10g-7j7b30k
readin	85 10g
ready	78 -4j20a
ready to	81 -8c-6e22a
real	69 -17c-8f-7a-4i6jk11e14g
real quick	79 -12c8ek
really	78 4i10a
reason	74 -20a-6b-5de-4gk18c29h
reason $	85 -5d15h
rebuild	79 -11c7a10g
rebuild $	83 -6c10g
recall	80 -8a6b9j
receipts	83 -11g7c9k
recently	85 -5a6b
record	72 -6g-5ck9a22j
record $	80 -5g19a
recorded	76 -12j5ak7b
recorded line	85 -8a-5j4i9b
recording	82 11a
records	81 -8d-7a4g6e11k
redone	82 5j
regular	73 4c6k
remember	69 -13c-5be13aj
remember me	85 -7k12a
remodeling	87 
renew	81 -14c-4g26e
renew $	83 -14c-4g27e
renewal	77 -10b-8e7ah12c
renewal $	85 4e
renewed	85 -4e9a
rent	61 -14a-12k-7e-6j5d6c12b30g
rent $	72 -16c-7b31g
rent from	85 -7c-5g5b9d
rent out	85 -5b11a
rent the	85 
rental	70 -6g7b
rental car	87 -6b6a
renter	87 5a
renters	75 7a
renters insurance	85 
renting	80 6c
repair	85 -8g-5h8c11j
replace	73 -4b9a11c
replace everything	87 
replace it	87 
replaced	80 -10a-4c10e12b
replaced $	87 6e
replacement	79 -10g6a8b
replacement cost	83 -7g9b
report	78 -8bc5g9k10h
require	77 
require $	80 5c
requirements	87 -9a17c
requirements $	87 -9a17c
residential	87 
rest	80 -22k10c12g
restaurant	82 -4b
retire	79 -5ag8b9c
retire $	82 
retired	83 -4g7j
retirement	74 -7ac5i7f9g
retirement $	80 -10g-4b5ai6c
retiring	87 
return	81 -11b4a6j
revenue	82 -7a8c10g
revenue $	85 -8a8c10g
review	85 -13e13a
ride	77 -7b5d11f
ride share	87 5b
right	36 -25a-12c-10d-9e-7h5g6b20i56j
right $	38 -55a-19c-10b-7e-6g-5d-4fh21i101j
right about	87 
right around	87 -5b9f
right now	61 -30j-10d-8k9c11b16a24g
right there	85 -5j8a
ring	69 -16c-7bi-5k7d29g
ring a	87 7a
ring up	87 -22c-6e11d25g
ring you	87 -11a-6e24c
road	74 -6k5f6c
road $	87 -5ag-4b16c
roadside	80 6aj
rock	87 8c
roof	59 -9a-7b-6e4k5j8d12g
roof $	67 -25c-10b4g16j22a
roof is	83 -6bj15c
roof right	87 
roofing	87 -5b
room	75 -11b5c15k
room $	85 -7b6d9c
roommate	85 -6b17a
roommates	80 5c
roommates $	83 
rooms	87 6a
rough	81 -5aj4i8f
roughly	78 -13f-8a6c23g
roughly $	81 -16c-8a33g
round	85 -10a9b
run	58 -15c-5k5d6ah10g
run $	76 -20k-7a9j17c
run a	83 
run in	87 -32c31g
run it	78 -9c-4j7b10d
run out	83 -7a11b
run the	81 
runnin	79 -16a-5g11c13b
running	73 -13c-11b14a17g
running around	87 6a
runs	76 -9aj-4c6d9g12b
rush	87 6a7e
s	77 -14a-6c8b22j
safe	81 -5bk17a
safe driver	87 
safety	69 -8a-5g4k5b10c
safety $	85 
safety meetings	87 -6c-4j18a
safety program	85 -20a7b18c
said	61 -14c-11a-5d-4fg5k19h22j
said $	73 -9a-7g-5hk39j
said you	76 -21c-5gi-4b4d6h27e
salary	77 -4b
salary $	85 -6a12g
sale	83 -7a5b
sales	71 -11e-9b-5j8a22g
sales $	83 -19g-6a28c
sales is	82 -4g10c
salon	87 6a
same	62 -26b-6f-5g6e9k28a
same age	87 
same as	83 -6f14a
same company	87 -5a5j
same thing	83 -15a5d6k12i
sat	82 10c
sat down	85 -6c9a
satisfied	87 -5i12h
save	77 -13g5k7a8c
saved	80 -12c-4f6a13g
savings	74 -24a7b23g
savings $	81 -27a6c22g
saw	77 -10k6ac12i
say	52 -20e-15h-8a4f13c15i16k
say $	67 -12cg-5abk23i25j
say about	79 -7i15c
say in	87 -6d8a
say it	77 -15a-4g25b
say on	83 -8c-6a9f11g
say so	85 -6a5j9k
say the	81 -13i-12c-9a5f17k19g
say when	87 -11g-6e19c
say yes	81 6h
say you	72 -16a-5eg4b5d6f8i9j
say your	87 -27j-8a6d28i
sayin	87 -9c-6a-4i11d13j
saying	81 -31j-7c19a25i
says	70 -23c-14a-10g5f9h15b22j
says $	85 6i
scale	83 -13c-9e6i21g
scan	87 
scare	87 10a
scared	87 5bj
scary	82 -6j-4b6a19i
schedule	85 
school	61 -24c-5aik5d11bf17g
school $	75 -10i-9bf19a22g
school and	87 -5b5af
school district	87 -6b-5a12j
school is	87 5i
school or	80 -9b-8i9g15a
schooling	87 -41g-8a15k38c
score	77 -16a30c
score $	82 -8a-6k22c
scratch	87 -7a7b
scuba	82 -7b7ag
season	81 -15a-12c5b28e
season $	87 -13c-10a30e
seasonal	87 
second	65 -10b-6g4i7j12c
second $	83 -5d7ak
second car	83 -13a22c
security	76 -9c10b
see	60 -18g-12c-6h5ak7bei8f
see a	81 7e
see if	85 5e
see the	77 -17a-13g11c13fi
see your	82 
see yourself	82 -16a4e14b
seen	80 -7c8g12f
sell	66 -5a5g17b
sell $	81 -9g8bc
sell for	85 -20c4j21g
sell the	85 -5a-4c11b
selling	87 -5b10e
send	62 -7c-5g6b12f
send a	85 6d
send it	81 -5a5f
send me	81 -8k12a
send the	79 -9a5b10f
send you	81 8a
sense	78 -6c8a10b
sense $	87 12a
sense to	87 
sent	76 7h
sent you	83 -7c9h
separate	81 
serious	85 6g
serve	81 4a
service	75 -9a4g9k
service $	83 -10a6g
services	82 -7d9a
set	65 -16i-6g-4e18bc
set aside	85 -4c7g
set on	87 -9f14a
set up	81 -30i-9g-6a11b39c
set you	87 6b
settle	87 -7i-6a-4g18h
settled	83 -7c5a7i
sewer	85 
sewer backup	87 6a
shall	83 11a
shall we	87 8a
shame	87 -8j6f7e8g
shape	74 -16c-6g5b26i
shape $	85 7a
shape is	85 -17c-6g30i
share	72 -6j-5d5bc8a
sharing	87 -7g5a
she	55 -25c-14e-12d-8f5a13j20b28i
she $	85 -14a-13i-7b17g22j
she do	85 -7c9a
she does	85 -6a7k
she go	87 -20b25a
she have	85 -19c22g
she is	70 -10a-6b-4g4h13j16k
shed	80 -6b
sheds	87 -28b7k9a15c
sheet	87 9j
shifts	85 -10c5g9b
shingle	81 -11a5c6j8b
shingles	77 -10c16e
shoot	79 -6c-4j6i7k10f
shop	60 -12c-10b5a20f
shop $	68 -7b4c9e
shopping	83 5a
shopping around	87 8a
shops	83 -13e-7a-4c8d15g
short	85 5b
should	56 -11j-7i11b13f
should be	87 -7a11c
should i	63 -21c-10k-5j4f7g12ae13b
should it	83 -8e15c
should know	81 -22a7k19c
should we	76 -9b-4j19a
show	72 -21g-15i4b8k10d20a
show up	87 6d
show you	83 -9i9a12k
showed	82 -11g9c
showing	87 7j
shows	85 7j
shut	75 6b
shut down	85 
shut the	87 -6b13a
shutoff	87 8j
sick	77 -6a10c
sick $	82 -4k10c
side	67 -7k-5b19a
side $	79 -7k-6j6c14a
side of	87 4k
siding	81 -23a25b
siding $	87 5c
sign	66 -8cg10b13e
sign $	87 -11g12c
sign off	87 
sign up	81 -6g9e10a
signed	77 -16b-7ce6j13a18i
signed up	83 -7ce-6b20i
signs	83 4a
simple	85 -21a20b
since	61 -11g5c6j
since #	74 6j
since $	85 -12a-5j4i17b
since last	87 -7g-4e8a
since the	87 -5c9a
since then	82 6a
since when	85 8e
since you	81 -9a12j
single	75 -14a24b
single $	87 -5a8b
sink	87 6j
sister	72 -6ag5c8j
sister say	87 7c
sisters	83 -5c7h8a
sit	73 -15a-7k-5i4e7fgh8b
sit down	82 -12a-7k4b7e8h
site	85 5g
sits	85 -12f9aj
sittin	83 -14j-4b22a
sitting	73 -12g-11j-4k5d10bc11f
situation	83 -6ag5bj6i
situation $	87 -5ag5j7i
size	81 -22c-10a32g
size of	87 -4g7k
skip	80 10b
skip it	87 -7a8b
sky	87 -4k5g6c
slab	81 -11c14b
sleep	73 -8a7f8j
sleep $	85 9f
sleeping	83 11a
slow	75 -5bi-4c7k16a
slow $	87 11a
small	78 7b
smart	81 -12c-11b10i18d
smoke	70 4k9a
smoke $	79 10a
smoke alarms	87 -8a6k
smoke detectors	83 6a
smoker	85 -9b13a
smoking	87 -6b
snap	87 -7a6k
snap a	87 -7a6k
snow	83 -9a4c14j
so	33 -44a-28b-19gi-17d-10f5e21h46k89j
so #	70 -8c-7a5g16j
so $	73 -7ab20j
so @name	81 10j
so a	73 -6a12j
so about	75 6j
so do	81 -5j-4b23a
so far	74 -12j20a
so give	75 -5a16k
so he	80 -8a13j
so how	80 -12a-11j5h9e21c
so i	61 -31a-5j6d8e24k
so if	77 -8a-5g15j
so is	82 -23j-12b-5h-4k10c16g23a
so it	55 -14d-12a-6g-5b5c44j
so just	77 -7a-5c-4b5j16k
so let	82 9k
so much	85 -10g-5cj6b20h
so no	83 -8a5c12j
so she	78 -8k7ej
so somebody	87 6j
so stop	87 -8a12k
so tell	61 -13a-9j-7c-6d47k
so that	68 -7c5f
so the	62 -17c-15a-4e13b40j
so there	66 -14a-4k22j
so they	76 -9a9d11j
so we	76 5e
so what	66 -53j-21a-13i7g24h59c
so when	85 -10j-9c5d7g13e
so who	87 -12k-6j-5a7d20c
so would	85 -6cgj-4i34a
so you	47 -13b-12k-10c-7a-5i5d54j
so your	64 -14a33j
social	73 -8a25c
social $	82 -16b28c
social security	82 -8c8b
soft	87 8a
softball	87 
sold	77 -11be-4d8j24i
sold you	85 -11a-8e-7g10j18i
sole	82 8a9b
solo	87 -8a-5i5k14b
some	60 -12ag6hi9k14b
some $	83 -7b8a
some money	87 -4c6k
some of	82 -12b-5c6g13a
somebody	57 -9b-5ek7a8i15d
somebody $	77 -10a11b
somebody close	87 
somebody else	81 -4a10b
somebody in	83 
somebody or	85 5a
someday	85 6a
someone	81 -5bd10g
someplace	83 5c
someplace else	87 -8a6b
somethin	69 -6j4f14a
something	55 -13cj-5ei9a10g12d17b
something $	82 -13g15c
something else	81 -24b7c21a
something happened	78 -12a7c8d
something happens	83 -39c8a36g
something in	85 6c
something like	85 
something that	87 -6a8b
something you	77 4b5c
somewhere	72 -19c-7f-4d6a13h19b
somewhere else	80 -20c5a6b15h
son	70 -11g5e7bi
sons	82 -7k14a
soon	70 -22i-11c-4k9a31e
soon $	77 -21e-11c-5i9b17g19a
sorry	72 -19j-6b4i8c13a
sorry i	83 7c
sorry to	85 -19j5d7c13a
sort	87 11c
sound	71 -13c-5fj6i8k10ag
sound $	87 5i
sound like	83 -9b-5cf9k15a
sounds	71 -11a-8b-5g4h5k9e12j
sounds like	74 -7a-6bc5h8e13j
south	82 -7a14j
space	75 -5g9i
space $	81 -7a4d6c
spare	81 -16a6c13b
speak	85 
speaking	87 -23a29j
speaking with	87 -23a29j
special	83 8c
speeding	82 -8c-7b20a
spell	73 -10j-7c10i17k
spell that	81 -15a-9j29k
spell your	87 -8k-5c11a
spend	77 -12i-8e-6a-5c6b7f24g
spend your	85 -20i-13g-6a6b9f33c
split	85 
sports	83 
spot	79 -11a10b11f
spouse	69 -4b9k
spouses	81 -5g13c
spring	76 -12a-5g6j7i14b
sprinklered	87 
sprinklers	78 8a
sprinklers in	87 5a
square	70 -8b9c13g
square feet	77 
square footage	82 -4a6c9g
sr	83 -5k6f
sr #	83 -5k6f
staff	80 -7c5a6g
staff $	85 -7c7a
stand	79 -13a-11g-6j10b11e17c
start	64 -4fhj5c6a7b11e
start $	80 -10e-6a6b16c
start the	85 -18c18e
start with	77 -16b-8e-5g5c32a
started	72 -9i-8j12a15g
started $	85 -16i-5g29c
starting	83 -6a6b7i
starts	87 -11a5k13f
state	63 -10e-9d-7g10f17a
state $	87 -8d12c
state farm	82 -12b12a
state minimum	82 9a
statement	81 -9a7j
station	83 -11a-8c14f16g
station $	83 -11a-8c14f16g
status	82 -7a-5b18c
stay	63 -7c-5di8b11f
stay $	85 6f
stay at	87 -9a6g8b
stay in	82 -14a-5g21b
stay there	83 -8a6g7k
stay with	82 6a
stayin	85 -10a10bc
staying	71 -9f5h14a
staying put	87 -8a10b
staying with	82 -6a-4b5c9h
step	77 -7c9e
step in	87 
steps	80 -4a9c
still	55 -11c-10bdk-6h16i19j22a
still #	85 -6j-4cg20a
still a	87 -8b8e
still good	85 -7a9j
still in	87 -19a24b
still owe	80 -5a19g
still the	85 
still with	82 -8b-5i29a
stock	79 -4b10g
stop	73 -8a-6c9e17k
stop at	87 -7b10a
stop me	83 -11a18k
stopped	83 -4a9c
stopping	85 -4c14h
stopping you	87 -8c14h
storage	74 -7b9a10c
storage $	87 7a
storage unit	83 10a
store	69 -12b4g17a
store $	83 5cf
store or	85 -9b12a
stored	87 5c
storefront	87 -12a5c13b
storm	78 -8b-6g6a9i10c
storms	85 -4g8i
story	77 -7a-6h-5cf10k17b
stove	78 -5b12a
stove $	83 7a
straight	75 -8a-4g4k5e7b
straight with	87 -12a4c11b
street	65 -12a-7f-6g7i14b16c
street $	75 -10a-4k5f8c15b
street address	83 -12af28c
street and	87 
street or	87 -7a11b
strip	85 -4j4c
stroke	83 -6c9a
stucco	87 13b
stuck	81 6d8a
student	73 -4b4g6j8a
student $	87 -6j13a
student loans	80 -8a-6c10g13j
stuff	62 -18a-5b5g7c10i14k
stuff $	76 -22b31a
stuff in	83 -20c-4g9a21i
stuff is	87 4h
stylists	87 
sub	82 -4e5a
subcontractors	81 
subs	69 -9a-5d15g
subs $	77 -25a4b24g
such	87 -5c4b
such $	87 -5c4b
sudden	87 -5e7a
sued	82 10c
sued you	87 9c
sugar	82 -13a7b8c
summer	82 -7a9b
sump	80 11a
sump pump	83 9a
supper	87 -6a11g
supplier	80 -5a15d
supplier $	85 -9c18d
suppliers	80 4a7b
suppliers $	83 9a
supplies	87 -15f17c
supply	87 -6c10h
sure	75 -4b4a9i
surprise	87 
surrender	85 -9a11c
surrender value	85 -9a11c
survive	85 -5c7g
suspended	85 -5b8a
suv	87 
sweet	87 -6g-5j5i6c
swing	81 -26c7b9i16g
swing by	87 -7g12i
switch	78 -11g5c6b9a
switch $	82 -11g5c16a
switching	87 5a6h
system	72 -7b5a7c
system $	77 17a
t	85 -33a34j
table	76 -14a7d14g
take	53 -8f-7c-5eg5k7dh17b
take $	78 -19a-7g12d17c
take a	76 -5c6b10a
take cards	87 -7c13a
take care	76 -5c4a8d
take it	75 -15a-7eg-5f13i23j
take out	83 
take the	77 -15a-12c12b21h
take to	77 -6c14g
take you	82 -9a-5i7d13g
take your	82 -9a12b
takes	76 -5cj5k6a
taking	83 5d
talk	67 -5k-4g5e6a
talk $	81 -4g8c
talk right	87 8a
talk to	85 -6b8a
talked	74 -11g-4c5i7d8aj
talked about	85 -14c25a
talked to	87 -7g11c
talkin	83 -21c-6g-5j5a6b7k18f
talking	69 -9k-5ej5c16g
talking about	83 -15c-7b4g12i14a
talking to	82 4a
tall	79 -27i5b29g
tall are	83 -9i10g
tape	87 -11c19a
tax	81 -11b10j
tax return	87 -11b4g6j
taxes	82 -7a6b
teachers	87 -4c5i
team	81 -4a9k
teen	83 -5b4a8c
teenager	85 -8b-4a15d
teenagers	85 -12c-8d5a9b11g
telematics	87 -4c7h
tell	42 -17g-15b-10j-9e-7c-6fi9a75k
tell me	43 -38a-14g-10b-7e-6cf-5ij-4h107k
tell you	69 -37k-16g-7b-6j6c8h57a
tenant	85 -7b6ak
term	68 -7c-6f6jk9g
term or	80 7b
terrible	87 8c
test	82 6c
tests	87 
text	71 -12c10a14b
text $	85 
text me	85 13a
text or	87 -12c-5a18b
text you	85 
than	61 -6k-5i-4f6h17a
than #	72 -12b-9c-8j-6g9h30a
than a	81 -8b5ag6c
than the	85 -9a-7g14b
than you	81 -15a19b
thanks	83 -5ak5e6i9c
thanks for	83 -5ak5e6i9c
thanksgiving	87 -8a10b
that	29 -30c-9dg-5e5b6k7i8h12a63j
that #	83 -5b-4c9g
that $	52 -17c-14g-12d-10b9a12k13h14e16j
that @name	87 -11a-7e-6b8i17c
that a	67 -12j-10a-7e-4g6k38b
that about	80 -6a5b10j
that accident	87 4e
that address	81 -6b-5c16a
that all	77 -20b-5c25a
that an	87 -5b13a
that be	80 -7j6c8d
that building	87 
that car	74 -23c-6j4d5i28g
that claim	72 -6bij-5e5k13g
that clear	87 -4j5a
that commercial	87 -4a8d
that company	77 -11c-10g7h8e15i
that correct	77 -8a13j
that could	85 8c
that coverage	85 -5c8i
that did	81 -15a-8g6k8b9i
that do	79 -10g14c
that does	87 5k
that down	83 -9a11j
that everything	87 8a
that for	75 -12g19c
that from	87 -4b5a
that goes	87 
that got	80 -12g8a9c
that group	87 5c
that had	87 -7j6d8i
that happen	83 -5c13g
that happened	85 5b
that home	85 -9b10a
that house	82 -18c-14a13h26g
that how	72 -24i-22g9a51j
that i	79 -30a-15j-6g-5i16b21c24k
that in	82 -7b-6a-5k6j15c
that is	47 -30b-25c-8f-6e-5k26g59j
that it	77 -27a35j
that job	77 -8a18g
that just	87 6c
that kind	83 -6ci6g13a
that last	85 -18a11i14b
that life	85 -10a5g10c
that little	82 -7a5b12c
that loss	79 -6e8c
that make	85 5a
that makes	83 
that new	87 5i6g
that off	87 -12a9b
that okay	83 7a
that old	79 -6j-5c12a
that on	82 -6a9c
that one	69 -17a-9j-8c4b7i8f14h
that out	83 -16a-8g4i8cd9b
that page	87 5k
that place	80 -17a-6j-4k4e6d25b
that policy	69 -16k-8j-6c5d6a10e13g
that premium	87 -4g6ak
that price	87 7a
that right	50 -8a5j22i
that roof	82 4a
that same	83 -6g5a
that so	73 4j5h
that sound	79 -6cg15i
that sounds	87 7e
that still	75 -11a-4b6e24j
that that	77 -7j-6g6c16a
that the	67 -27b-7gk-6d16a41j
that they	85 -13a17b
that truck	81 6a
that vehicle	87 -4g6k7i
that was	77 -17g-6ae-5d8i32c
that we	87 -9j-5k12c
that what	61 -34c-23g-13k-12a-6e-5i-4b103j
that who	83 13j
that whole	83 
that with	80 -9j-6c6b8d9a
that would	82 7j
that you	66 -23j-18g-9b-7e6k8i21a22c
that your	69 -18b-10g-5i-4e8a33j
the	22 -6g4i5h10k14d15f26j
the #	63 -29a-20c-5f5g6j7k45b
the @name	77 -7b24a
the account	82 -16c-6k-4g5b26a
the address	87 -8a-5df-4g22c
the adjuster	83 -5b-4g7i
the age	87 -30c30g
the amount	85 -5ac-4b11j
the apartment	72 -9b4j7g
the app	80 -5b-4g6i8j
the at	87 -14g6f10c
the audit	77 -21g-19a5j21bc
the auto	78 -11a6c10j
the baby	77 5a9i
the babys	83 9c
the bank	72 -5g-4j5bf8a
the basement	74 -18a10b11c
the beneficiary	81 -10g7d9c
the best	72 -8g8a10h
the big	77 -24a-7g6c12k18b
the bills	79 -7g5a7b
the books	87 -7c-5d9b
the boss	87 5e8a
the both	87 -4a
the bottom	87 4c5a
the building	69 -8i12g
the business	58 -27i-14a-8k-5be16j40c
the call	87 7a
the car	64 -34g-24d-18a8e18f49c
the card	80 -11a-8k17c
the cars	74 -24k-7c6b10i23g
the cash	85 -15g4b5i11c
the certificate	76 7i
the check	83 -22d-5b5a9k21c
the children	85 
the chimney	85 -5b
the city	87 -12b13a
the claim	76 -8g5a7c
the closing	85 -13e-5b9a13c
the coast	87 9g
the comp	82 -13c-4b26g
the company	61 -17c-15g7i9adk10e
the companys	82 -7a-5h8k10j
the complex	87 -9c-5g26d
the computer	85 -7g-6a-5c5b11e
the contract	77 -14g-8a4k8f16c
the cost	87 6k
the country	82 -12c22f
the county	82 -11bc-5j-4g13d20a
the coverage	78 -19a-8c6k9j15b
the credit	80 6j
the damage	85 -7e15g
the dash	85 -5a5cg
the date	83 -15c5b15e
the day	79 -9c-8b-6g6a15h
the dec	85 
the decision	87 8a
the deductible	81 -20c6h17g
the divorce	87 -7b6a
the doctor	85 -14g-7c7k14i
the door	85 -17a-4c6g9e12f
the doors	85 
the drivers	82 -6a8c
the driveway	82 -6b5k11f
the dwelling	85 -24g6b22c
the electrical	83 -4j7a
the end	76 -15b-5j5h24a
the equipment	83 -14a8e12b
the fall	82 -6a5j9b
the family	72 -6b8c10a
the fifth	87 5b
the fire	77 9c
the fireplace	87 -6a5c
the first	70 -9g-6e6a8bi
the floor	87 
the form	75 -17c-5j18b20k
the front	78 -28b27a
the full	77 -11f-10j5a13c
the funeral	79 -12a-4g6cd7b
the furnace	82 -19g5j19i
the garage	81 -6b10a
the gc	87 -9g10c
the general	83 -5g7b
the ground	85 -8a13b
the group	87 -12c-6a8b14g
the heat	87 7i
the holidays	87 -11b-10f28a
the home	67 -30a-12i-9g7k8j15c27b
the hospital	76 -6b10j
the house	51 -19g-5f4b14d15a
the household	81 -6c5a
the increase	82 -7a-6g8e11c
the insurance	69 -20c-13b-5j6d9ak18g
the jeep	87 
the job	68 -11a-4c7j9k
the keys	81 -5a4e5d
the kids	62 -14g-4f4i19c
the kitchen	75 -9a-7b5i13c
the lake	82 -5a5j
the landlord	75 -7a-5c4b6j9d
the last	60 -26g-20c6d8b16e24a
the lease	67 -14d-9c6j26a
the legal	87 
the lender	83 
the letter	85 -5a10c
the liability	82 
the life	77 -8b4f5c10a
the limits	85 -14g14c
the line	79 -15c-5f6a10d12g
the list	87 -7b10c
the little	75 -5a6j
the loan	80 -6a-5c6f10d
the lot	83 -5ai5g10k
the mail	82 -7a5c
the main	81 
the market	83 -20c5j6e11g
the middle	79 9e12b
the moment	85 -13b12a
the money	75 -5c5bf
the month	77 -10c-9g-7b6a8e17k
the mortgage	72 -13d-11c4b23g
the most	78 -15a23g
the move	85 -6a5k7i
the name	69 -31c-5g5d6i7a10e19k
the nearest	87 5g
the neighbors	87 -4c5j11a
the new	69 -29c7j8h13g
the next	80 -7f-5eg-4a8i12c
the number	72 -11a5c7g8f
the odometer	85 -10a15g
the office	71 -5j10b
the old	70 -21g-18b6e11c27a
the oldest	82 -4c5e
the on	85 -7a5e6d
the one	64 -21a-9g-7k8b19j21c
the only	80 -8a5c7b
the original	83 -8j6a8b
the other	66 -18c-13d-10b-4e8h12a28g
the outside	87 
the owner	82 -13b7c14a
the owners	87 -9b9a
the paperwork	80 
the past	82 10a
the payment	83 -11c-9a-8g10b19e
the payments	83 -10b8i
the payroll	82 -49c-8b9a52g
the phone	71 -20c-5j7a21g
the pickup	87 
the picture	85 -11j17a
the place	65 -32b-21e-20c8i9d29a36g
the plan	77 -7b8cj
the plant	83 -8g-5e12c
the plate	85 -8b-5c20a
the pleasure	87 -8c16d
the policy	65 -21a-6gk7c11d18b
the price	72 -14g-10j6c32a
the proof	83 7f
the property	74 -14g-4b6d15c
the quote	81 -9k11g
the rate	80 -9b-8a-6c6k7e20g
the reason	87 8h
the rent	83 -12c17g
the rental	87 4a
the repair	87 -6g9c
the rest	83 -22k5a23c
the right	83 -8gj-5a5b7c8i
the road	78 -5c11a
the roof	65 -15c-12a-8b-5e4k6i17d18j
the safe	87 
the same	65 -28b-5f-4k5c8e25a
the scale	87 -14c-9e5b23g
the school	85 -6ab14j
the second	79 -26a5j29c
the service	87 -5c7g
the shop	63 -8f-5cg5b6j10e
the size	87 -4g7k
the south	87 -11a15j
the space	87 
the spring	83 -7a9b
the square	87 -36g38c
the state	72 -22c-4g11a17f
the store	77 -4b5a
the street	77 -8b13a
the stuff	81 5j
the surrender	87 -34g34c
the table	85 -5a9d
the tax	85 -5ab4k5e6j
the the	65 -10b-7d-5e5j11g13f
the thing	81 11c
the time	82 -9b-7c10a12h
the title	81 8k
the top	77 8k
the total	83 -13c-7e-4k32g
the truck	74 -22b5d6g10a
the trucks	87 
the umbrella	87 -18a6k14b
the uninsured	83 -9a5b7j
the upstairs	87 5f
the van	85 -9a5h8c
the vans	87 -12c-7g10i13a
the vehicle	83 -4c6a7k
the vin	73 -10a-9j20c
the water	73 -10c-6i-5e12g15f
the way	72 -13j-9a-5g4d5b31c
the weather	83 -4g9i
the website	87 -14j-5h9b12a
the week	83 -5e6h
the weekend	87 -10a11c
the what	81 -35c5f6i8b9g15h
the wheel	78 4g12d
the whole	71 -5bi8a
the windshield	87 -4a5b
the winter	83 4a
the wiring	83 4k
the work	80 -15c-7e-4d4b6a17g
the worst	80 -11a8h12c
the yard	77 -6b-4j5g8a
the year	75 -12c-6j5e6k12g
the zip	79 -17j8k10a
theft	87 -5c6b
their	60 -13c-11b9h17g
their own	72 -6k4a13e
theirs	85 -6c5b8h
them	53 -14a-11e-6j6d7g10i12c
them $	61 -17b-9a-6k-5e9g13i24c
them on	85 5b
them right	87 
them so	87 
then	62 -13g-10b-8hk-6d-4f15j16c27a
then $	76 -7h-6e-5gj5c10k16a
then it	85 8a
then what	79 -23k-7g-6e43c
then you	87 
there	39 -19f-10ij7hk9c43a
there $	51 -19f-12gk6h8ae9b14c
there a	57 -30b-18g-7f-5j6h8d54a
there an	83 -14b16a
there and	78 -27c14d27a
there another	87 -8a13b
there any	77 10g
there anything	76 -7k15b
there are	87 -10b14a
there by	85 -6a4g5f
there for	82 -11c6b11a
there i	87 -4a6k
there in	78 -14b12c
there is	58 -19a-5f-4d16g28k
there like	85 -10c4k7a
there more	87 4a
there on	82 -8e-7j17c
there or	72 -28a36b
there right	87 
there so	87 -5c-4g5a11h
there somebody	87 -18a5b22d
there something	79 6c
there sprinklers	85 7a
there was	81 -7a6f9j
there what	80 -7a-6j6f8c9g
there when	87 -5a10d
there with	80 -8b-5j5d15a
these	63 -7c5a12i
these days	67 -14c6g10i
these things	87 6i
these years	87 -9g15c
they	44 -12c-9ij-8a8d11f16g18b
they $	83 11g
they are	73 -22c7h11a12g
they be	87 -5a8b
they charge	85 -12g-6a5h11c
they cut	87 -4g7a
they did	85 -18b22a
they do	76 -5j9c10d
they gave	85 -9a-5e5c9k
they get	83 -11c17g
they give	77 -12g21c
they go	85 -16i4b14g
they got	85 -9g15c
they hand	87 -15c18g
they have	73 -17b-5dk5a7c9g10j
they let	87 -6c8h9a
they need	87 -7c11g
they pay	73 -7g-5c14b
they put	83 5e
they quote	85 -12c16g
they raise	87 5a
they say	77 -30h-4g5b7j10c17a
they sell	87 -4a7c
they take	81 -8a-6g17d
they tell	83 -6g-5k-4e7a10c
they treat	80 -6cj-4g19a
they want	82 -20c-13a4d9b19g
they were	87 -6a5i7b
they will	80 -5g7c
they would	82 -13a5bj6c
thing	59 -31a-17g-4f9k12h20b22c
thing $	75 -13c13h
thing about	79 -12a-6gk32c
thing or	81 -7e-5i23b
thing that	87 11c
thing you	80 5c
things	66 -14g-5ak-4h6b8i17j
things $	81 12b
things are	87 5k8d
think	59 -12j-7a-6d-4c5g6f31i
think $	75 -14g-13c-7e39i
think about	76 -13g-6k-5d8a27c
think it	82 -17c25g
think that	85 -4j4e
think you	79 -16a-6c5j6e7b10g
thinkin	82 5b
thinking	69 -8bc5ae18h
thinking about	76 -8bg8c19a
thinking of	83 -5a6c9e
thinks	85 
thinks it	87 
third	80 4j5i
this	45 -12b-9i-5j4k7g27d
this $	61 -11g-9i-6j-5b5c30a
this a	80 -5g7c9b
this afternoon	85 -9c10g
this by	87 
this call	77 -12g-10i-5k-4b5h29c
this is	81 -9c16j
this line	87 -5j5a
this month	87 -8h-6e-5g11c19a
this morning	83 -7e-6g5d13c
this off	85 -7a-4j7h15g
this on	82 -10b9h12a
this one	82 -6a5k
this ones	85 -5a
this over	85 -13c14f
this so	87 -4c6a
this the	85 -17c6h16a
this week	81 -11g-8a-5k8e9h11b
this what	85 -10e-9b31c
this year	73 -23c-8e-7jk-5b15a37g
this your	81 -5d-4c19a
those	56 -6bc4e8h
those #	80 -7a7k11c
those $	80 -4b12g
those are	83 -10h20j
those guys	87 
those old	85 -17a5c9b10e
thought	77 -12c-4j5ah11g
thought about	80 -11c6h12g
through	53 -14g-10e-6h5d6j7f8i13k
through $	85 -9b-7c-6d8a18f
through a	82 5d
through it	80 -6a6i12b
through that	81 -5j8a
through the	70 -6c-5k4fij
through what	74 -10c20k
through work	80 
through your	72 -11g-6e-5i5d22c
ticket	78 -9a11b
ticket $	87 
tickets	77 -6b-5c5k7a
tickets $	81 
tie	87 8e
tight	87 -6c8a
til	80 -7g6h7e
tile	87 -8j5c11b
till	71 -7a-6j-5k-4d5c7be8f
till the	81 5c
time	52 -14b-13j-9i-7a-6f18g33e
time $	66 -19i-17c-8j10e13h26a
time and	82 -5e9k
time do	83 -29c-9g40e
time does	87 -11ac-6g26e
time for	83 -8a5e7d
time or	78 -11b-4e25g
time to	83 -28c-6g11a37e
time what	87 -6ac16g
time you	74 -5c-4a5g9k
timers	87 4a
times	78 -6c8g
times your	87 -6c9g
tip	85 14c
title	76 7k
title $	87 6k
titled	87 
titled to	87 
to	31 -15j-9a-7i7dg14fk15c16b
to #	71 -15a10i15b
to $	67 -30c-9e-6b4k21f25g
to @day	87 6c
to a	73 -12a-7g5e11c13b
to ask	70 -6b-5c5f7j
to be	60 -26a-10i-7e-5k7c14j17g20d
to build	87 
to buy	77 -9c4f19g
to call	77 -14b-6k-4d11e19a
to carry	87 
to change	87 
to check	85 -5a-4j10d
to close	85 -10g5a9c
to college	81 8a
to come	78 -5bk6i15f
to cover	85 5a
to do	66 -9j-5bi7a19c
to drive	77 -4a6b7j
to drop	87 10a
to each	87 -11g14c
to every	87 -9g-6a9df
to file	87 -4c8b
to for	87 5d6h
to get	63 -20a-14j-8e4c10f15gk
to give	83 7a
to go	66 -12b-9fk-6j-5e10c42a
to have	73 -15a-6g9j19e
to hear	75 -18j-7bgi-5f7c35k
to hire	83 -6c11a
to it	79 -7a-5g7h15c
to keep	70 -9c-7a-5e-4g4d5j9k14b
to know	64 -26a-9b-7g-6d26c34k
to last	87 -5e-4c14g
to leave	72 5a6e
to list	77 -14k-7a11d14c
to live	87 -8c-4e5aj10g
to look	78 -10a-8g-7h-5k6i21c
to make	77 -13c-6b5e7h8a11i
to me	73 -15c7jk8a
to move	77 -8c-6g-4ik8h10e
to my	87 -5k8e
to need	83 14k
to pass	83 -11e-10b6cf13d
to pay	70 -22c14bg
to pick	87 -5a8k
to price	87 -4k10j
to pull	87 6k
to put	69 -6cg16a
to quote	87 -12a16b
to reach	80 -7b-5ag24e
to read	85 -5a4b
to rebuild	81 -6c11g
to record	87 -5g7aj
to replace	77 -6b13c
to run	77 -5a
to save	83 
to say	77 -6g6a10c
to school	82 -17a-6c4i8b11f
to see	75 -7g10e
to sell	82 -5c-4k18a
to send	80 -4g5d6k
to sign	80 -6e-4bj26a
to sit	87 -7k6e9h
to somebody	87 
to spend	85 -37c-6a6b41g
to start	81 -12a17e
to stay	78 -9a5g6k
to take	77 7d9a
to talk	83 -6b19a
to tell	85 -4j11a
to that	75 -11g-6j5f9a10b
to the	58 -11c-7i-5d6j8g10a
to them	87 5i
to think	85 -4k5c6a
to this	82 -9e-4c4a6h16g
to to	75 -14c-11a-6k8b9i16g
to travel	87 
to us	85 6c
to use	83 5b
to walk	85 5c6b
to what	85 -10c5k10b
to when	85 -29a-5e-4g14k15d16c
to work	67 -13g5b24f
to you	59 -20g-6c-4e4dhj9a17i
to your	64 -15g-14a-5eik4bj37c
tobacco	77 -7b8a
tobacco $	83 -6b7a
today	58 -12k-4b4g8d11c
today $	61 -11bhk-9j-5g4i8d17ac
today is	87 -5a6cj
today or	85 -13a15b
together	75 -11a7e11f
together $	80 -7a-4k8e9f
told	72 -8c-6a8g11j
told me	85 -10a17j
told you	75 -8c10g
tomorrow	69 6a8j
tomorrow $	81 -5g
tomorrow what	83 -7a21g
tonight	77 -19a5g7j16c
too	59 -18k-11c-5h5bi6f21a
too $	66 -7ck11i12b
too much	81 -28g5f11b20a
too or	85 -27b29a
took	75 -8g11j
tools	71 -10b-5c22g
tools $	87 -16c-9a28g
top	68 -7g6k16c
top of	72 4b
tornadoes	87 -4a7c
total	74 -7e6g7d
touch	82 -6g-4a6c12d
toward	85 -10a-8c4b19g
toward this	87 -9c-6a19g
towing	81 4a6b
town	72 -10g-6a-5d-4e10k14f
town $	85 -5d6c7a
track	87 -5bc11g
tracking	87 -13c15h
trade	78 -10a-6c6b10e
traffic	85 -5b8g
train	85 -7g-6a7i11c
training	82 6e
trampoline	75 -11b15a
trampoline $	80 5a
travel	81 
treat	78 -7j-6c-5g5i10ab
treat you	78 -7j-6c-5g5i10ab
treated	80 
treated for	82 
treatin	87 10i
treating	81 -7a6i7b
treating you	81 -7a6i7b
treatments	85 
tree	83 -14b5a12j
trees	80 6ak
trip	82 5j
trip to	87 -5a5j
trouble	71 -5bc4j9a
trouble $	85 10a
trouble with	85 -15a7j11b
truck	64 -9b-6c4g13a
truck $	77 -7b6d11a
truck for	87 -5a7b
truck is	85 -5c6a
trucks	74 -9a-6b17c
trucks $	83 -21a27c
true	85 -5a9c
trust	73 -9a-7c4k6h7b
trust $	82 -5b6d
try	79 -10c9a12e
tub	81 -6b6a
tuition	83 -5a18g
turn	75 -9e-6j5a11c
turn #	87 -5j5e6a
turned	71 -13c-4i4g8d9a
turned down	80 -4g8a
turned in	87 6b
turns	87 -7e9a
turns #	87 -7e9a
twice	79 -11a4d11b
twice a	87 -5a4j5b
twins	87 
type	72 -9g-8a12c15k
type of	78 -6a16c
typed	85 -17k4c5a13j
typical	85 -6c9g
uber	82 8a
uber or	87 -6b9a
ugh	83 -8a4e9h
ugly	85 4a5f
umbrella	61 -9g-5i5a7h9b
umbrella $	72 -13c-8g4k28a
umbrella on	87 
umbrella over	81 -7c9a
umbrella policy	83 -17a-4k34c
uncle	81 -7d6c
under	59 -15j-6d-4hk8a9f10c15g
under #	71 -14g-7j-5c5f7b22a
under $	81 -7b-5j20g
under a	80 9a
under that	87 5a
under the	79 
under your	82 -7b-6cd8a9f
underinsured	87 -5a13g
understand	77 -7c-6a-5b-4g7h11k15j
unhappy	87 
unhappy with	87 
uninsured	72 -21g5j11b15c
uninsured motorist	77 -24c9b19a
union	80 -6a5j6c
unit	74 -10c-5b7a9g
unit $	81 -10c9a11g
units	85 
until	87 -7a6j
up	43 -10c-9a-6b-5j8i9h15f19e
up $	58 -39a-15g-8i-7j-5b5d6f10h25e31c
up a	82 -9g4k5c9b
up and	75 -9c6a16e
up at	78 -7e-4b5cd6a
up for	72 -5d13g
up front	87 6a
up in	73 -17a4f7bj8g
up is	87 4b
up on	75 -6j-5b-4fi5a7k15g
up or	85 -15c-13b9a20g
up so	87 -8g-6a7j9c
up that	87 4c
up the	73 -10c7b15g
up there	75 -20a-8c6j14e15f
up to	70 -15a-8e9b11g13c
up with	69 -20c-12bg6a10i14h15e
up your	73 -21a-10c-7g-4b9e41i
update	87 7e
updated	75 -10b16c
updated $	78 4e
upstairs	79 4ac
us	61 -11ag-6d7e10b11h
us $	69 -8c-6g-5i6f7j8b
us do	85 -11a6k10h
us to	87 -5g-4a6c
use	59 -18b-15c-6f-4e7gi38a
use $	77 -5c-4d17a
use any	85 -5b8a
use it	85 6a
use that	85 -7g6i9a
use the	79 6i
use tobacco	85 -8b10a
use your	85 -6a6b
used	72 -25i-21a6d13b33c
used $	87 -41i-15g4b54c
used for	85 -17g-7b27c
used to	82 -37c-12a9b10d32g
using	85 -10b19a
usually	72 -7gj-5ac8f11e
usually go	87 5d
v	83 
vacant	83 8a
vacant $	87 -5a5b
vacation	83 -10c4b7f
valid	87 -5b9a
valuable	87 -15c-5b21a
value	68 -5e21g
value $	78 -7a9c10b
van	82 4h6c
vans	78 -14c-6bg6d8i15a
vape	87 -20b23a
vehicle	69 -12a-5j5g7b12k
vehicle $	82 -5g7i8c
vehicles	72 -10g-4dk9j15a
vehicles $	82 -6c17a
vendor	87 -7g10c
vendors	87 -4b6i
version	87 4b
video	83 5a
vin	72 -17a-9j-4g7b30c
vin $	83 -58a71c
vinyl	87 -10a6cj
violations	83 -5c
visit	82 -22b-8g11h19a
visit $	87 -8g8c
voice	87 -12a-7k9b20c
w	79 -16c5i18g
w #	83 -16c6i19g
wages	73 -7bc-4e5d7k14g
wages $	83 -16g7dk14c
wait	80 5h6e
waiver	87 -8c8j
walk	61 -10c-7e-4j36k
walk away	87 5c
walk me	64 -18a-11c49k
walked	87 -4a10c
walls	79 10b
walls $	83 -8c7a12b
want	46 -18d-9c11eh20b
want $	72 -13a-8c-5e30g
want a	77 -4b6e
want for	87 -11c13g
want it	74 -15a-12i-9g-4c6j9b25e
want me	72 -23k-10e5b8j9c22a
want that	82 -44d-7c5b11h36a
want the	75 -12a-5g-4c8i9b10h
want to	52 -28j-24g-9a-4f5h9i12d13c14k19b
want you	87 7g
want your	85 -5a4k
wanted	82 -7b5d8a
wanted to	87 -4b
wanting	87 -4b5c6a
wants	73 -14a5j7f12k
wants to	83 -6a-5b7k8f
was	45 -48f-13k-8g6e11bi16c18h22d
was $	87 -12c-9b8a16g
was a	77 -14g5f6b9ci
was anybody	87 11a
was for	85 -6i11j
was in	81 -8g-7e6i12c
was it	60 -29c-16e-7h-6k4ij11d25ag
was not	87 
was on	87 -11c6k14g
was that	62 -38g-26c-12k-6i5b13a24d47e
was the	61 -21c-10a-8jk7fg10i15e20h
was there	80 -25a6d30b
was your	69 -31c-12a10b13e29g
watch	87 4a
watches	85 
water	63 -7i-6e-5j5a6g10f
water $	81 4a
water damage	87 5a
water heater	83 -6i11g
water in	87 
water off	87 -5e10a
way	61 -13b-11j-8f-7d-4a7gh14c19i
way $	73 -30a5c26i
way around	85 
way it	87 -8b7a
way to	77 -5b16a
we	51 -15d-9f8g11j19c
we are	71 -5g-4c6j7h8k
we do	77 -7b4e10k
we get	75 -14g-7k-6j6i12a20c
we go	85 
we got	85 -7g-5i6cj7a
we have	76 -8c8j
we meet	87 
we need	85 -8b-7jk9c12a
we talked	87 -16a8i15j
we talking	77 -17a-13c-4e4b7i34g
we will	83 -8a6j10k
weather	82 -5g5b8i
website	81 -5h5c7b
wedding	83 -6d6e10j
week	61 -14a-4g4e7b9h
week $	72 -8g-5e5i6c7h
week do	81 5g
week is	87 
week or	87 -8a13b
weekend	73 -17a-7e-5g5i9j16c
weekend $	81 -14a18c
weekends	82 -9b4e13a
weeks	72 -12b-5c9i16g
weeks $	87 -5b5g
weigh	80 -29c-6d6a30g
weigh $	83 -24c25g
weight	75 -11j-4a28c
weight $	80 -13a-9j13g24c
well	66 -12b-11j-8e-5c7ah12d13i
well $	79 -8g-5i11c12a
well that	83 -11j-6ae12d18g
went	65 -18g-7b-6i-5a5f7k11h20j
went $	83 -8g4a14j
went to	85 -14c5a7f8g
went up	83 -12a6j8h
went wrong	87 -8g5c11h
were	55 -10c-6h10k16a
were gone	81 -5k7f9a
were not	78 -17g-4f6i14c
were they	81 -6k5i6b
were you	63 -25c-16i-14j-8f-6d-4h7e18k26a31g
what	25 -108a-46b-38j-30k-7i-4d7f29h46e77g140c
what $	77 -11j-7b-5e4d6c17g
what a	83 -22c8a12d
what about	76 -26g17c22a
what age	82 -21c-10g-6a44e
what all	77 -13a-7j-4b16c20g
what amount	81 -13a-12g-5f38c
what are	57 -26a-14j-7k-6bfh-5d12ei51g
what breed	87 
what brings	87 -26g6c23h
what can	80 -37c-10e5k17i33g
what changed	85 4c
what city	87 8f
what comes	85 -5a5bg
what company	87 11c
what could	78 -10a5g19c
what date	87 -61c65e
what day	75 -42c-23g-11j-6a97e
what did	54 -37e-33a-14j-13i-7k-5b-4d37c93g
what do	49 -56a-45e-18k-16b-11j-10f4h12d68c86g
what does	60 -24e-19a-9k-6f-5ij24g58c
what else	77 -9g-4a26c
what exactly	87 15c
what got	81 -14g4h7j11c
what grade	87 -8g14c
what happened	70 -7a-6gi5h20c
what happens	68 -26g-5de9a31c
what have	73 -13a-7b34c
what hours	83 -18c30e
what i	67 -29c-8g-7i-6be-5hk30j42a
what if	72 -15g-7d32c
what insurance	85 -11g-6e-5hj29a
what is	39 -53j-21a-16k-13b9ci15h18e75g
what it	70 -23c-18g5i8k30a
what keeps	83 -5g7c8h
what kind	59 -18a-11b-9j-6k-5fh4d6g7i43c
what life	85 -11c-4a16g
what limits	83 -23c24g
what line	85 -6a16c
what made	72 -11c-8g-6k-5ae41h
what matters	87 5b
what month	87 -58c-8gj75e
what number	79 -12c-6a-5e27g
what other	81 -12g-8a12d13c
what part	80 -13c-4a30f
what percent	79 -11c-5ab31g
what questions	87 4c
what shape	87 -8c14i
what share	87 -16g4k21c
what street	87 7f
what that	85 5k
what the	72 -10a-9c10k24j
what they	75 -18c-8g-6b8j9hk14a
what time	78 -23g-7a-5j36c
what town	87 -15c-8g28f
what type	80 -6a17c
what vehicles	87 7c
what was	64 -20j-17a-16c-14e-10d-8k9i33g50h
what we	85 -22c12j14a
what went	83 -9g5c10h
what were	81 -14e-10a12k16g
what what	71 -27c-9j-7k-5a5i11g41e
what will	85 -5g-4e14c
what work	87 -4g7c
what worries	87 
what would	52 -49a-34k-16i-14e-11bj-9d-8f33g132c
what year	66 -66c-37g-15a-11j-7b-4f17d132e
what you	54 -106c-41g-13e-6h-5df13b24k68j82a
what your	77 -15c-8g-6e6j7i23k
whatever	78 -11c-5a29k
whatever $	85 -6c14k
whatll	85 -5e17c
whatve	77 -16a-5d6f12g18c
whatve you	77 -16a-5d6f12g18c
wheel	77 4k11d
wheel $	87 -11a5k16d
wheel of	87 7d
wheels	85 -5j6i13c
when	41 -37a-20f-16j-13h10i15g85e
when $	78 -7c8e9a
when a	83 -8e10c
when are	75 -15a-7e35c
when could	85 -10a15e
when did	60 -25a-21c-14g-8j-5bdi95e
when do	62 -24a-15c-10g-9j-6b-5k83e
when does	75 -9a-5c27e
when he	82 -14e-4i4a17g
when i	83 -15e-5f9i18g
when is	63 -14c-11a-6g-5dj47e
when it	74 -27e-4g6f7bc9j
when she	85 -13e22a
when the	76 -30e-11b7j17g21a
when was	64 -18c-9a-6g-5k-4b59e
when we	87 -15g-6e-4a29c
when were	82 -14a22e
when would	75 -18a-7k-5c-4g41e
when you	55 -106e-11f-7h9i11b16d18k21a23c31g
when your	85 
whend	73 -10ac-9g-4f46e
whend you	75 -9c-8a32e
where	49 -41a-20e-19b-14d-7ghi-5j18k24c89f
where are	76 -14a-5bc36f
where can	87 -21c23f
where did	85 -8c19f
where do	65 -28a-11g-4be14c44f
where does	79 -6ae-5b22f
where i	87 -9f4k8j
where is	65 -19a-18c-10ej-6d-5k16g62f
where it	85 -7c5f12a
where should	81 -20c35f
where the	85 -5c5k7a
where would	71 -24a-6k49f
where you	67 -55f-5b13k14c36a
where your	85 -5af13k
whereabouts	82 -5b19f
whered	76 -14a-8b-6gj-4c49f
whered you	76 -14a-8b-6gj-4c49f
whether	83 11k
which	56 -33a-18g-11j-5hi4k10b11f22c34d
which bank	85 -12c20d
which car	80 -12c5k9d
which cars	87 -11d-4a25c
which company	77 -6c6a7f
which floor	87 -7d9c
which one	82 -31c-8a6b11k27d
which ones	83 -15c-7a10d15b
which state	87 -10d-4g23c
while	70 -8b-5cf-4i6j7a20g
while $	85 -10c-5d30g
while you	85 -4b6d11a
who	40 -28b-25g-15a-13e-12ij-5f9k122d
who all	80 8d
who are	71 -5bc4a11d
who comes	83 -9a16d
who could	87 
who decides	87 
who depends	87 
who do	62 -34a-16g-12k31d48c
who does	73 -7a14d
who drives	74 -24d-12c6k31a
who else	70 -5aj22d
who gets	83 -10d12a
who handles	81 -5a15d
who has	78 -7a7d
who holds	87 
who i	85 6c
who is	52 -37a-18c-16j-6g5k83d
who looks	85 6a
who makes	85 6d
who needs	76 6d
who owns	81 -5a4d5b
who pays	77 -7b-5g-4d31c
who should	85 5d
who signs	87 4d
who told	85 -10c15g
who was	82 -5b-4ac21d
who who	85 -5d5a7k
who works	83 
who would	72 -8c8d17a
who you	80 -30d5j13a16k
whod	65 -14a-8g37d
whod pay	81 -6ag17c
whod run	85 -6a12d
whod take	85 -5c10d
whole	62 -14d-6i5k8b11a
whole life	74 -15d-5c7b17a
whole thing	85 -5i8a
whose	71 -33a-4g14b38d
whose name	82 -9c-8b22d
whove	85 -14a6c17d
whove you	87 -9a7c9d
why	60 -19a-14c-11gj-8b-5i84h
why are	82 -7a14h
why did	70 -27a-7j55h
why do	87 -13a22h
why now	85 -8c11h
widowed	87 -6j-5c10b12a
wife	57 -11d-7jk-5i-4e7c16a22b
wife $	78 -24a35b
wife do	85 -4a15c
wife have	82 -12b14a
wife on	83 -6c12a
wife work	83 4b
wifes	69 -18a11gi
wifes name	85 9c
will	53 -13b-7df-6c-5h8j11ae15k
will $	77 5ab
will be	81 -15k-7a6j7e14g
will get	87 -10a10j
will need	87 -13k20c
will not	72 -6c-5a4k13e
will or	87 
will put	87 -9a15k
will you	77 -19g-7k4e5b10a15i
willing	87 9a
willing to	87 9a
win	83 4a6j
wind	75 -14a10b11i
wind and	85 -13c19g
wind deductible	87 -7g-5a10b
windshield	83 5k
wine	85 
winter	79 -8b18a
winter $	81 9a
wire	87 4b5i
wiring	80 -4c4k6a
wise	74 -14ad16g21c
wise $	78 -14d-7a5b23g
wishes	87 -7j-5b18a
with	38 -13e-8g6j7k8h10a13d
with #	81 -5j5f6c
with $	65 -21c-16a-10g-9b18k20d24i
with a	61 -14b-10g-4a5de12f14h
with all	85 6a
with an	80 -8c5a10j
with anybody	87 -4c5ag
with anything	87 -24a8k17c
with em	85 -7a-5eh7j10g
with family	87 -5b6c
with her	87 -4a5b
with insurance	87 -12a4c12b
with it	75 -5k-4g9h11b
with me	72 -15k-8c7h20a
with my	83 -6ijk5acf8b
with no	75 -7c-4g20a
with now	87 -4g6c
with one	80 4a
with some	87 -10b10a
with that	68 -23b-14g4j5e9a18c
with the	58 -36a-21c-6g-5h10i16j19e28b
with them	68 -14a-10b-8di-4h57g
with this	77 -7a-5b5c13d
with those	82 -14a5g8i
with today	87 -14i9d15c
with us	77 -6ij-5k11b21a
with what	85 -13c4b5a8i
with with	83 -5j4b13c
with you	62 -18j-10e-7k7c17a20b
with your	65 -13eg10b11k12h
within	85 -5j12a
without	63 -12b-6a-4c7j20e
without a	85 -5a5j
without insurance	83 5g
without it	80 -13b9a10e
without you	78 -6a8j
without your	82 
wood	70 6j10a
wood $	85 
wood frame	87 6j
wood stove	83 12a
word	77 -13a-7i-5g8b26k
words	87 5i
work	48 -13k-11d-6j10b13c17f
work $	57 -13i-9b-8e-6c-5k27a29f
work and	82 11c
work do	87 -4c9g
work for	73 -17a-4g8c17b
work from	81 -9f5b8a
work going	87 -7c4i5a
work if	81 -4f6a
work is	87 6g
work or	78 -13a13f
work too	87 -7a12i
work week	85 
worked	83 -8j10c
workers	74 -6b6a9j
workers comp	78 -6b6j9a
workin	83 -17b5dj9a
working	72 -5bg-4j6d
working $	85 4i
working there	87 -11a11d
works	72 -22c-16i-8g5a8k10j12e13b
works $	87 -19c-16i8a12k22e
works for	83 -7e7c
works there	87 
workshop	87 -8g11c
world	83 -7i-4a5k8f
worried	83 -5b5i6a
worried about	87 6a
worries	82 -7a8b
worries you	83 
worry	83 -7b16c
worst	79 -11a-8i-4g7j8h10c
worth	62 -15c-7e-6j4k6i31g
worth $	68 -49c56g
worth it	85 -16g5c13i
would	36 -5ch4a5d6f9ik13b
would #	85 -7g-5bj24a
would a	72 -7f13a
would be	72 -16g-5a-4i6e12jk
would cost	87 -14c-6g22a
would do	83 -9a10k
would get	85 -4a12g
would go	82 -6a8i
would happen	75 -11g-4a17c
would have	79 -14g-4a6j15c
would he	76 -4gk10ac
would i	87 4f
would it	62 -6j-5ik8a24g
would like	74 -8ab-6c14d15k
would love	83 -11a-5c13fk
would make	74 -19g-14a-6e5j41c
would need	65 -29a-10g-5ej60k
would not	85 -44d-6c56a
would pay	82 -27g-9a7j30c
would rather	82 -5i-4c7j10k
would she	77 -14g6b15c
would take	81 -4c
would that	72 -8bj7di13a
would the	78 -18c15b16g
would they	75 -34a-18c13d20b24g
would want	80 -8a-5c11jk
would what	87 -10g16c
would you	47 -56k-23j-22c-4h15f17g23ai34b
would your	63 -18k-7j-6g-5d6f10b11a13c
wow	75 -12a-8j7g22k
wow that	85 -7cj-5a7e18g
wreck	78 -9a14d
write	71 -10c-6b4a5gj
write it	83 -7c6j7i
write that	85 -5a4i6d
writing	83 -9d-5k4b6c10a
written	77 -19a-15b4i18j21c
wrong	74 -5bjk9h12c
wrong $	85 -5c-4b7a12h
wrote	81 -5hk5j11a
x	83 -10a13b
y	85 -5a17j
yard	75 -5j6b7g
yard $	80 -12b-6c-5j9g17a
yeah	82 -7ae8i13j
yeah $	83 -7a14j
year	49 -16k-8f-7i-6a6dj13g21e
year $	59 -48c-25k4f37e40a
year and	82 -25k-8e-4g7b32c
year built	85 -17a-5g5c27e
year did	74 -16g-11a12c28e
year do	87 
year for	81 -16c-5a22g
year is	79 -7j14c
year make	83 -5g15c
year or	82 8g
year right	83 
year term	85 -7f10a
year was	78 -33e-14g-6b23d38c
yearly	82 -10a-7c5k20g
years	51 -13j-12d-6ai4c5g12h22b
years $	63 -42j-11g-8f14a57b
years and	85 -10a-5i10b
years at	83 
years do	87 
years have	77 
years in	87 12g
years is	85 -13a16h
years of	85 
years old	87 -17a-14g35j
years on	85 -7b8j
years or	83 7a
years with	83 -15c-10a-6bh8j37g
years you	87 10h
years young	87 -5g7k
yes	72 -14g-4a10h15c
yes $	79 -14g-5a5j18c
yes to	85 -8k13h
yet	65 -9dj-7g-5c8e35a
yet $	69 -9d-8j7b27a
yet or	85 -25b29a
you	17 -22k-11g-8e13i15f16b25j26h37a
you #	68 -37j-27a-13c-5dk16b77g
you $	43 -19a-17k-14f-9h-7e7b13dg17i35c
you @name	87 5b
you a	61 -29c-13k-6j-4g5h6e8d11a26b
you about	74 -9g-8a5b6c12h
you actually	83 
you add	85 -4g7c
you afford	85 -26c9a23g
you all	85 -9g11i
you already	81 -5a5e
you an	87 -12a-4e7c11b
you and	66 -12b-7c-4k5a7d16j
you any	83 -7a5c8d
you are	46 -31b-30f-11a-9i4e9h13d22k47j
you as	78 -15a-14c-4i8g11d19j
you at	70 -20e-9j-5k7h8a23g
you back	75 -18c-4ik7e10a15g
you be	69 -8g-4i7e9a12b
you been	60 -13i-11c-9j-4k5h16g21a
you before	87 -6a-5g15e
you born	79 -14e-4j13a20c
you bought	70 -9c-6i-5g5b9k17a
you bring	77 -8g-6e-4b8a15c
you built	87 -7g11c
you burn	87 -6b5cg
you busy	80 
you buy	72 -30g9e17c
you call	72 -48c-15a-5gk7f13b28d29h
you called	77 -14j-9c-6e5g9d11h12a
you calling	85 -10a10b
you came	80 -11a-6cg14k18j
you can	71 -22a-11g-6b4k18e24d
you care	87 7c
you carry	66 -8b-7d-4j6cg13a
you carryin	87 -9a9b
you carrying	87 5g
you change	75 -6b7a8c
you check	85 -6c5a
you choose	78 -10b-7eg-6h11ac12i
you close	78 -9c22e
you collect	87 -6a6b
you come	76 -20c-17g-13b7a8i14h27f
you could	66 -37a5bk6i8d20g
you covered	82 -11g5e12c
you decide	83 5i
you deliver	78 -5b4g
you did	72 -5gi5bh7j
you died	80 -8c4b5g8j
you do	51 -22b-17g-9i-6f6d11c12j16k17h
you doing	77 -42a7c41i
you done	82 
you down	80 -10a18j
you drink	82 -5i7g
you drive	68 -13k6c8i
you driving	82 -7b11a
you earn	85 -30c7a21g
you end	83 -7b6a7i
you enjoy	85 7c
you even	87 -9d11a
you ever	61 -13b5c24a
you fall	85 -5gh18c
you feel	68 -8a-7c-4g5bf7h9i
you figure	78 -11g-9a6h8c11e
you filed	83 6j
you filled	87 
you find	77 -11a-5c-4e6d10fk
you first	82 -19c-6a33g
you for	72 -22c5k10e17g
you found	87 -5g4j8c
you free	85 -12b-7c5e20a
you from	71 -10a-7fk-4i5b8g10h12j
you get	56 -9d-5aj4g8e9b10c
you getting	85 -15a15b
you give	78 -30k16a19c
you go	61 -31a-13ei-9cg13d35b37f
you going	73 -9a-6ek-5j4g5b6i9cf
you got	52 -11k-8j-7g-6h9b16d18c
you gotten	87 
you grow	85 8f
you guys	66 -15c-7g-6j-4b6i10f19e
you had	61 -11g-6k5ac16j
you handle	78 -25a-5c5b34i
you happy	82 -8i-6c6b11h
you have	38 -12ag-7d-5f6b10j40k
you hear	80 -32c-5eg41a
you heat	87 4b
you hire	85 -4e7d
you hit	81 -11a-4j7e9c
you hold	80 6i7a
you hoping	83 
you how	77 -7j-6c-5k6g7e11a
you hurt	85 
you i	82 -10a-7b-6j5d9g17c
you if	73 
you in	62 -28g-11i-10j-6a4d12h15c28f
you insured	80 -11a-5d20c
you into	87 -6a13d
you is	72 -12g-6a6dj9c
you just	69 -8a20b
you keep	63 -12g4d8f12c
you keeping	87 -10a5b6i
you know	62 -34c-8d-5k-4a4i5h7j12g15be
you last	72 -7c-6a23e
you lease	85 -4b6a
you leave	70 -14e-8g29a
you let	81 -7k12a
you like	57 -15j-9a-8g-5f9c12e21b
you live	71 -9g-8c7k17f
you lived	83 7a
you look	83 -5e10c
you looked	81 -11cd23g
you looking	75 -18c-8a6b11k15g
you lose	78 -11e-6c6a9gi
you lost	80 -7c6g
you love	82 5h
you make	72 -32c-15d5b7i40g
you manage	87 
you married	81 -7c-5j18a
you mind	80 -6g-5k25a
you more	77 -16a-4g5h8c13b
you mostly	85 -10a8b
you move	82 -7a5c7e
you moving	87 7a
you my	87 5k
you name	83 8c
you need	61 -24k-11i-10g6j21c26e
you never	87 10h
you nuts	87 -6g7c
you off	82 -6j4h8b
you offer	85 10c
you okay	79 -7j17a
you on	65 -19a-11j-9d-6h5gk9ci21b
you one	82 5c
you open	73 -31e10a34c
you or	65 -6cg-4e6a11f
you out	79 -8j-7b5f14a
you over	75 -12j-5c4b6g9a
you owe	75 -22d11c14g
you own	64 -5j-4a12ck
you park	82 -6f8j
you passed	80 -12c-6k5ab10g
you pay	62 -14d-7e-6b5a13g17i
you paying	73 -9c18g
you pick	79 -9g-7h7i10c
you picked	85 5g
you plan	83 -7a5k6b
you planning	77 -6b9a
you play	87 
you pretty	87 -6c4b9a
you pronounce	87 -4c8i
you pull	80 6h
you put	67 -14c-9e-8b8g10f11d
you putting	85 -10c-9b6e8a11g
you quit	77 -8eg5k12a
you rate	87 
you rather	78 10b
you reach	87 
you read	87 -24k26c
you recall	83 7b
you remember	75 -13d4a6k10j
you rent	73 -7c-6g7d9a
you renting	85 7a
you retire	82 -8a-6e-5g10b12c
you right	72 -15g-5a7b15c
you run	74 -20k-11b-4i9j16a18g
you said	65 -22c-12a-11g-6i16h19j21e
you saw	85 13c
you say	64 -47a-10k-6cef10h15b26g30j
you see	67 -15g-10h-6j-5e5a6b10i15f
you sell	81 -8g-4b12c
you send	75 -5k5e
you serve	83 5a
you set	78 -8f-7c5b8i9a
you share	85 -10b13a
you shut	87 -7b13a
you sign	79 -5ag5b11e
you signed	85 -7c-6be-5g4a21i
you sleep	87 
you smoke	82 
you so	81 -8g-6j-4c6h8k13b
you some	83 -6c7jk
you something	82 10j
you sound	80 -9b-8i7a19g
you spell	81 -10j-6c12i14k
you spend	83 -14g-13i-6e8f31c
you stand	87 6b
you start	75 -18a-13e-8g18b32c
you stay	78 9f
you staying	80 6ch
you still	69 -9c-7j-5d4b12g13a
you stop	85 -7b9a
you swing	83 -27c6a10i17g
you switch	83 -7g5c
you take	67 -20g-7j-4d10ac16h
you talk	82 7c
you tell	82 -43k-5g24c31a
you text	87 7a
you that	70 -8bk-7g5d13a14c
you the	70 -8g-4i6c26b
you there	81 -10c-9a4f5jk9h
you these	87 -7i6d7g
you think	63 -15c-11j-6b-5a5e30g
you thinking	73 -9a-5h7eg9c
you thought	83 -11c13g
you to	64 -20b-18c-5e-4j11i16a19g
you today	79 -7g6ai
you told	87 -6a11j
you took	82 -5c4j5h
you train	87 -8g7i11c
you trust	83 -7b6k
you turn	81 -13e-5c14g
you turned	79 -7c5b11g
you under	81 -6g4a5b
you understand	87 -5b7j8a
you up	69 -25c-9g-7b19a31e
you updated	83 -11b23c
you use	66 -10b-7c-5f8g10i12a
you using	87 -10b11a
you usually	83 -5a4i8d
you want	50 -59a-10k-9g5f9d12j28c32b
you weigh	82 -30c31g
you went	82 -8a-5b8jk
you were	65 -14g-8a-6e-5k6f7i12d13j
you what	73 -20g-8k-7e6b10i12c15a
you when	71 -14d-8e5a13i15g
you will	75 -17k-11a8eg17j
you with	70 -16k-13bg-5e6c23a24i
you work	66 -6bc-4g8f13a
you worried	87 7a
you would	60 -20a-16g-15b-10c-6i-5e13d21k47j
you write	85 -6c-5k6d14i
you you	80 -6c15h
young	75 -11j-9ei-6c-4f8a9k23g
young are	85 -9i12g
younger	87 -5g5b8c
youngest	85 6k
your	25 -5h6k7ac9d11ef12ij
your #	83 
your @name	82 -19g7a17c
your account	83 -7d-6c13a
your accountant	83 -8g9c
your address	82 -24a-7k4c33f
your age	81 -64c-7b-4f11a79g
your agent	75 -4e5a9d
your annual	82 5c
your apartment	80 -6b9a
your auto	77 -6j13f
your belongings	83 4a13g
your beneficiary	87 
your better	75 -9g-8b-5de-4a5i10c15k
your biggest	82 
your bike	85 
your birthday	77 -13k5e13c
your blood	87 -5b12e
your bookkeeper	83 -12a4j20d
your books	83 
your boy	83 -5a12j
your boys	87 5c
your brother	73 11c
your brothers	85 -6d7a9c
your buddy	82 10g
your budget	82 -6a14g
your building	85 -5a5i7c
your business	68 5c9b
your call	87 5c8a
your car	72 -22c6j20g
your cell	83 -8g9a11c
your check	85 -7a-6g4b6d11c
your children	87 -10d12a
your client	85 -5a
your clients	82 7d
your closing	87 -6c8e
your commercial	85 10k
your company	71 -8c-7j5a8k
your coverage	74 -15c8a14g
your credit	71 -13g-11f4k5e9i10a
your crew	82 -4i5g
your current	67 -13g-6a10ck12e
your customer	87 
your customers	73 -8g-6a-4b5i17d
your dad	75 -21c10k12g
your dads	87 5b
your date	85 -25c-4k35e
your daughter	72 -5d5cj8a
your daughters	81 -12a-10g6bj9c
your deductible	78 -58c-7b18a51g
your doctor	80 4c5a
your drive	85 -16c20g
your drivers	80 -11a14c
your driving	83 -5c7a
your e	87 -7j-6d-4g29c
your email	73 -9a-5fj-4d7k26c
your employees	81 -6a7b
your employer	77 -8a6bd
your equipment	82 -4c5g
your experience	87 -5a13g
your family	67 10k
your father	83 8c
your favorite	82 8c
your feet	87 -4b7a
your first	80 -8bc-7gi7e26a
your folks	75 -12j-10k-9g-5i6a10c12d14b
your friend	85 -6cd9j10h
your goal	87 -9a17c
your gut	82 -17c-6ag5b27i
your guys	82 5g9c
your hands	87 -7b14a
your head	82 -11b-4ek9a12c
your health	72 -8i-4gk5a13c
your height	83 -26g28c
your home	68 -21c-12b5d6fj17g
your hours	83 -34c-9g11a37e
your house	70 -5i6d7f
your household	85 -4g6c
your husband	58 -13de-5k5h7ag9c13j
your husbands	72 -19a-10d-6g-4e6i7j9b23c
your income	75 -13g-8a27c
your insurance	68 -15g-8d-5abk7f41c
your job	71 -12b28a
your kids	74 -25a-10c5k10bj22d
your landlord	76 -6g5a8c
your last	65 -5j-4c4a8g9i
your lease	77 
your lender	85 -4k6a
your liability	82 -5g8c
your license	72 -17e-10c-6bj-5d20g33a
your life	82 -7bi-4g7j14a
your list	87 10h
your little	85 -5b6ai
your main	80 -5g7c
your marital	87 
your medical	85 -9a-7c5d9b
your mind	77 -16a-12g7e8b14h
your missus	87 14e
your mom	74 8a
your moms	87 
your mortgage	80 -13g6k12c
your mother	79 -8ab4d12f
your name	71 -25a-24j-9d6f12b19i30c
your number	85 -4g5c
your occupation	85 10c
your office	85 4a
your old	82 -19c8a19g
your oldest	82 -8bd-7c7a22j
your other	87 -23c29d
your own	62 -10c-5jk7b12f
your parents	71 -5b5a
your partner	72 -12k-4a7b13c
your partners	80 9c
your paycheck	76 -10c-4k8f
your payroll	80 -42c6b14d26g
your people	73 -16g-5c8b9i10a
your phone	81 -5c-4g7a8k
your place	71 -12a-5gk5c9d
your plans	87 
your policy	66 -17c-12b-9d-6k12h34a
your property	87 -29g7d27c
your rent	83 -49c19a37g
your roof	82 
your salary	83 -8g11c
your sales	79 -13c20g
your score	85 -7a16c
your share	87 -14c18g
your shop	82 -4hk4i5f7c
your side	85 -7k-5j18a
your sister	75 -4b5c8j
your social	79 -17b-7k32c
your son	71 -11g5e7i10a
your spouse	70 -9a5k
your spouses	83 -17c5k17a
your store	87 -6a6f
your street	85 4a
your stuff	81 -23c21g
your subs	77 -6g5ab
your system	85 5ag
your things	85 9a
your time	80 
your tools	85 -11c11g
your umbrella	85 
your uncle	87 6b7c
your unit	85 -11a4d6b
your weight	83 -4j10c
your whole	83 -4a7b
your wife	58 -11d-8ak-4e6j8c30b
your wifes	72 -7a-5c6b8g
your will	85 
your wind	85 -11a-9c9g16b
your work	75 -7b-5cj9f13a
your yearly	83 -14g-4a5k13c
your your	82 -7b5a
your zip	77 -12b-5g4ai5c6k
yours	58 -26b-11j-8k-7c7a22e25g
yours $	69 -28c-8a-7k-6j5g11d36e
yours is	87 4j
yours or	81 -23b11d17a
yourself	61 -9e-8g-7a-5f15bk
yourself $	70 -17b-12e-8g-5f12c18k19a
yourself or	75 -20a27b
zero	85 
zillow	87 -8g5j7c
zip	67 -12j-11a-5g10k28c
zip $	79 -18j4a21c
zip code	78 -5a8c
zone	77 -7g-6e-5j10a15c
zone $	83 12a
zoom	87 
~<#>	33 -42c-34k-19b-16e-15f-14d8h22g33a110j
~<@d	62 -8eg-5c11j15a
~<@da	62 -8eg-5c11j15a
~<@m	65 -12c-8e-7g4i5a22j
~<@mo	65 -12c-8e-7g4i5a22j
~<@n	52 -16c-12i-7k-5h13dj16g
~<@na	52 -16c-12i-7k-5h13dj16g
~<a>	27 -16g-14d-12e-7f-5c11j12k19i26b36a
~<ab	40 -10e6h21k
~<abl	79 4g9a
~<abo	40 -9e-6a6c7h22k
~<ac	55 -23g-6h5f9c11j15a
~<acc	58 -17g-5hk6a9c12j
~<acr	83 5f
~<act	73 -6g6c12a
~<ad	53 -20b-13g-6h4e6a10j12f13k
~<add	56 -24b-5d-4i6c7ae9k14f
~<adj	82 -5b-4g7i
~<adv	72 -6g5j6b7a
~<af	54 -11g-6f8b9i10d
~<aff	82 -8c4a6g
~<aft	55 -13g-5f5j8bd10i
~<ag	51 -20j-12k-9f-7i5bd7h10g36e
~<aga	64 -8c-5d5g10e
~<age	57 -24a-11j-6fh-5k5b11e12d14c22g
~<agg	85 
~<ago	75 -17g-16j-8ci-4b7h18a30e
~<agr	75 -6k-5e-4d8h11a
~<ah	75 -4c4j6a
~<ahe	75 -4c4j6a
~<ai	75 4a5f
~<air	75 4a5f
~<al	42 -8e-7b-6h-5c5j8ai27g
~<ala	71 7a8j
~<alc	74 5cg
~<all	47 -12e-9c-6b-4f6j12i36g
~<alm	81 4c
~<alo	70 -12g-5c10i11a
~<alr	64 -9i-5g10e13a
~<alw	76 -9bj5d12fg
~<am	51 -14d-12b-9c-5e7gh8f11j14i
~<am>	54 -13c-11d-10b-9g9hk10a12i13f
~<amo	69 -7a-6fk6c18g
~<an	26 -51b-9i-6f-5h7a14j16g21d26k43c
~<an>	50 -10di-9be5c7g11h12aj
~<and	32 -42a-18b-5h12cg14e18k24j33d
~<ani	83 4a
~<ann	73 -14a8k15g
~<ano	70 -5cg-4d5e8a11b
~<ans	77 -5k5c7g
~<anx	85 -6b14a
~<any	35 -66b-14j-8e-7h-4df9k25c101a
~<ap	55 -11b-6c-4g7f10j15a
~<apa	64 -11b5d7a
~<app	61 -5g5f9a
~<ar	32 -15g-10c4d14i19b26a
~<arc	87 4b
~<are	33 -10g-6k5j8f9a11i22b
~<aro	57 -6bj5k6i9d
~<art	83 -28c-5b33a
~<as	48 -17i-15b-13a-10k-7c5h7g16d40j
~<as>	57 -18a-17bi-10c-7k14h27d32j
~<asi	80 -6b-5c5a11g
~<ask	55 -7h-6d-5b-4k7f9j10c
~<asp	83 -5b9j
~<ass	75 -6c-4a17b
~<at	41 -18c-15b-5hi9k28g30j
~<at>	42 -15c-13b-7i-5h4e9k21g34j
~<att	75 -6e-5c5i7g
~<au	58 -10i-9g-4h4f8c9ab
~<aud	66 -7a-6gi8c14b
~<aut	65 -6g-4i7a8f
~<av	83 -10c7g8j
~<ave	87 8g
~<aw	57 -19j-11a4e15d16k
~<awa	64 -12c-4bi6a9k11d
~<awe	70 -9j5e6ck
~<awf	85 -4a7i
~<aww	77 -11a-5j4k5e10d
~<b>	75 -8c5a9b
~<ba	43 -7e-6i-5f6d7g9j19c
~<bab	66 -9b-4k5e15a
~<bac	52 -8e-5d5h6j12a
~<bad	68 -8i-5e-4j5c6b9g
~<bal	71 -15c-5a4j6k21g
~<ban	64 -7i-6j-4g5ab13d
~<bar	70 -24a-4k4b9e23c
~<bas	65 -5g-4a6ij9c
~<bat	72 -15a4k5j15c
~<be	35 -8ik4g6e12a29d
~<be>	49 -15i-11f-6h-5k9ce10a15d
~<bea	73 -8c6b9a
~<bec	64 -10i-7j-6h-5a8d18c
~<bed	74 -7a6g
~<bee	48 -13g-7e-6j7ch8k16i
~<bef	55 -13k-5c4f5d8g12i
~<beh	69 -13c4f11h13d
~<bei	70 -9b8i
~<bel	68 -21b-11k5g8f10j15a
~<ben	66 8a9d
~<bes	61 -11ag-8b5h8e10c17d
~<bet	62 -9g-8a-5e5f10c18b
~<bi	48 -21i-16a-5j9k10c16b18g
~<bid	87 4g5c
~<big	56 -18i-8j-6a7ck13b18g
~<bik	77 7k
~<bil	69 -12g-9a6d9b
~<bin	82 -10c5f6b
~<bir	63 -12a-6b-5g14e21c
~<bis	85 -6c7g
~<bit	75 8ag
~<bl	62 -13k-9g-6b-5f-4h6d7e9c14a
~<bla	79 -5ag5bd7c
~<ble	81 -5a8d
~<blo	67 -12g-11b-8k-4d10ce21a
~<blu	83 -8c5a10g
~<bo	46 -22g-15f-11i-6e8h16k18a27b
~<boa	71 -7b11a
~<bod	79 -9i-8a5gk13c
~<bon	83 6a
~<boo	64 -12a-11c4j5h6dk8b
~<bop	82 -6g8c
~<bor	68 -9g-5j-4d6b11c12a
~<bos	75 -8j-5bf5c23a
~<bot	62 -5g-4i5k6h8b
~<bou	68 -9c-6i-5g8k12a14b
~<box	69 -7f10k
~<boy	69 -15a-6cg4i7h9j20b
~<br	52 -18d-8k-7i-5b7h15c20g
~<bra	75 -8c15a
~<bre	67 -19b-5a5d8c24g
~<bri	62 -7d-5aik10g14h
~<bro	61 -18d-10g5a6bj19c
~<bu	39 -9h-8d-5f5bi7g8j26e
~<buc	82 8a
~<bud	71 -7d-4ac18g
~<bug	78 -10g-5a5b10ck
~<bui	55 -10j-7di7c10k19e
~<bul	85 -7c-4k4bi5f
~<bum	79 -5h7bj
~<bun	73 -9g-7c8b10a11i
~<bur	63 -20a-4k8j14g18i
~<bus	49 -11i-7f5j8bd11e
~<but	61 -7c-6a-4d7i9e10g
~<buy	62 -9g4c5ab6e
~<by	52 -19g-14d-5ah12i15e21b
~<by>	52 -19g-14d-5ah12i15e21b
~<c>	79 -39a4i12c30j
~<ca	34 -14c-13b-6g8h9k13f20a21d
~<cak	87 -9c6g8a
~<cal	51 -24g-13i-8a-6j-5e9c11b17d21h
~<cam	62 -14b-9c-8i-5d-4f7k10a13g17j
~<can	47 -19j-14g-11k8i9d11f15a16e
~<car	42 -10b-9gk-6aeh7f8d16i35c
~<cas	63 -27a-4c4j7k17g19b
~<cat	67 -10c-9i-8d-4h4j8e12g16k
~<cau	87 -22c-4d11k21a
~<ce	59 -16g-6k-5a6b7dj10cf
~<cei	85 -7a-5g5c10f
~<cel	78 -14g5a6b18c
~<cen	87 -9a10j
~<cer	61 -8c9d
~<ch	46 -16d-11j-8ce5i7f9b15k21a
~<cha	55 -22c-5e4dg7b9a14k
~<che	57 -10j-7d4a5e8k11b
~<chi	66 -17d5i6f9b10c
~<cho	73 -11b-10g-8e4h6c9i16a
~<chr	82 13f
~<chu	78 -6b4f5a
~<ci	69 -4d7f9k
~<cig	80 -4a5bk
~<cit	73 -8b5k6c7f
~<cl	45 -10c-6h5f6g8bd
~<cla	57 -7de-4a7k8c10i
~<cle	67 -7c-6g-5k6j7b11a
~<cli	61 -12g-9b6f9a15d
~<clo	54 -16c-13a-10i-4h10b19eg
~<co	30 -20c-11k6b9h10f11d18a23g
~<coa	80 -7a5b12g
~<cod	71 -6fg-5bj-4a7k25c
~<cof	82 -5a7k10i
~<coi	82 -9k8b
~<col	57 -6ci5g6b14a
~<com	40 -23g-8a-5bj12cd18f23h
~<con	53 -7d-5j-4ceh6f9b19a
~<coo	68 -7f-6b-5j20d
~<cop	74 -18b-6k8j18a
~<cor	64 -37a-7k4c12bf26j
~<cos	60 -15a-6chi5j37g
~<cou	46 -13k-8h5gi7c10a13e
~<cov	48 -8df6k7g18b
~<cow	85 
~<cp	81 -5d4j
~<cpa	81 -5d4j
~<cr	53 -14a-13f6i7k8e9d11b
~<cra	66 -12a-6g5b6h7k10d
~<cre	57 -12f-7i5c7g8e
~<cri	85 -6c5e8i
~<cro	85 -11a-4c9i11b
~<cu	52 -13g-8af5c7dh11ik
~<cur	62 -17a-9g-8f-7b4j5i6h8e9c17k
~<cus	61 -7cg-4be10a12d
~<cut	72 -5k5c6b
~<cy	85 
~<cyb	87 
~<d>	81 -6c-4j
~<da	44 -9i-7f-6d-5h7k13e14g15c
~<dad	66 -17c-5j4g5dk7b10a
~<dam	67 -8b-6e10g11a
~<dan	82 5e
~<das	82 -6k5a
~<dat	63 -16a-12g-6d-4h8k18e21c
~<dau	68 -10g-7d-5k6j10c13a
~<day	51 -16a-6i-5j4b14g19e
~<de	45 -16a-11f-4i8d12b18gj
~<dea	63 -5g4a6b
~<deb	75 -23a-8d4g8b24c
~<dec	60 -7b-6k-5g5a9dj
~<ded	62 -7a20g
~<dee	77 -9b-5a-4f7g8i9c
~<deg	77 -8c-4a7b13g
~<del	67 -8b-5i9a
~<den	72 -7a4d6hj
~<dep	70 -15c10b11d
~<des	73 -9a-6i-5g9k21b
~<det	77 -5b10a
~<dev	83 7j
~<di	34 -15k-10b-7d-4c8hi10g15e30a
~<dia	71 4bc
~<did	36 -24k-11b-7d4g6j10h13e15i19a
~<die	68 -9c-6e6aj8g
~<dif	68 -9b-7j4k5a7c
~<dig	75 -8a-5bj-4g11k18c
~<din	78 -13c-7j4g6d10e11a
~<dip	83 -19b9c15a
~<dir	87 -10a6b10h
~<dis	64 -10c-6g-5b8a10k13j
~<div	72 -11c-7j7g16a
~<do	24 -41k-14j-9g-4h5d10i15b24f29e48a
~<do>	27 -39k-38j-16g11i17b18e20f25c46a
~<dob	83 -10a17c
~<doc	68 -15g-10a5j6i15d
~<doe	41 -23k-7j-5h5i11e12d21a
~<dog	70 -8b5c12j
~<doi	61 -12g-8j-6ae-5dh16c21i
~<dol	65 -10ac7b14j
~<don	65 -11e-7a8c11d
~<doo	65 -22b-13c5k8j9f15e
~<dos	85 -13c17g
~<dot	80 -8a15j
~<dou	87 -19a12g14b
~<dow	52 -25c-10ai4d5k11h14g18j
~<dr	44 -21c-11g-4j6e8d11h22b
~<dra	72 -9ac4i6h7e10b
~<dri	46 -5h-4e4d7b17a
~<dro	67 -19a-11c12b20h
~<dru	77 -13c5e9d
~<dry	83 
~<du	67 -7f-5d-4a10k11g
~<due	77 -11c-6g13a16e
~<dui	83 -10a-5g19c
~<dup	87 4a
~<dw	81 -10a5b15g
~<dwe	81 -10a5b15g
~<e>	75 -17a-8g-7d-4k5b9c26j
~<ea	58 -27c-25a7j21k31g
~<eac	66 -11c-10a-5e5k8d9g12j
~<ear	69 -24c-9a7i15k16g
~<eas	77 -7b5k7c
~<eat	80 -13a-5c10b15g
~<ed	78 -7b-6g5ak12c
~<edu	80 -7b-6g5k16c
~<ei	78 -14b5j12a
~<eit	81 5j
~<el	54 -18a-14g4i6hj11c21d
~<ele	72 -8c
~<els	56 -11g-9a-5k5j7ch19d
~<em	51 -6ah-5cg5d11j16e
~<em>	68 -20c-15a7b8j15e17g
~<ema	60 -7g-6e-4bd6i17c
~<eme	82 4d
~<emp	60 -13g4dj12e
~<en	56 -15b-11i-9d4j5k7c11a12h
~<end	63 -10c-8b-4d5i12j
~<eng	81 -8j-5c5e11g
~<enj	81 -6b5c13a
~<eno	70 -16i-6b-5d8c12a14h
~<enr	87 -6g-5e15c
~<ent	85 4j
~<eq	68 -18c5e18g
~<equ	68 -18c5e18g
~<er	82 -19k-8b15i17a
~<err	83 -19k-8b16i18a
~<es	76 -9f-4g16a
~<esc	81 -5k15a
~<est	83 -9f6b
~<ev	43 -16bc-9d-7h5fg7i8jk31a
~<eve	43 -16bc-8d-7h-6e5f6gj7i8k36a
~<ex	50 -10d-9g-8c-4i7k8h11a13e
~<exa	67 -11a-6c-5d11f13e
~<exc	67 -19g-6k-5j-4i15ah
~<exi	85 -5f4h8j
~<exp	59 -13c-8g-5df5j13ak
~<ext	69 -10b12c14g
~<ey	83 -16a6i7d10b
~<eye	83 -16a6i7d10b
~<fa	46 -27i-12b-11d-10k-6h11a12e16f20g22c
~<fac	75 -13b-10a-8c10d11k15j
~<fai	73 -5k5g7a
~<fak	83 -9b-4g6a7c
~<fal	70 -12a-6gj-5dh12c13b16e
~<fam	58 -5eg-4j5b9i13c
~<fan	85 -15b-5g7h8c11a
~<far	59 -33i-19b-6c-4dhj5e15a17f39g
~<fas	77 -9i-5k5a6c10e
~<fat	79 -16k-9a-7b7c11f13j
~<fau	77 -17d-5c8a25b
~<fav	80 11c
~<fax	83 -10c7f
~<fe	52 -33b-6d-4e7ik8h14a15c
~<fea	87 -9d12c
~<fee	57 -7e-6j6g8i11h
~<fel	73 -7b-4j5e11c
~<fen	72 -18b5k17a
~<few	75 -13b-4c6j9ak
~<fi	42 -8i-4c5gj7fk12d
~<fia	85 8j
~<fie	85 -4a
~<fif	82 5i
~<fig	67 -13c-6i4h7e10g
~<fil	62 -8b-5h5j7a8d
~<fin	55 -11g-4c4j5e7h13b
~<fir	52 -9e-6h-5ij4g5f11d13k
~<fis	82 -14b6f8a
~<fit	87 7a
~<fix	72 -8g-5d-4k5f6c8a
~<fl	58 -19g-7e7c24b
~<fla	75 -13g15b
~<flo	63 -9g-5e5cfj
~<fly	79 -5j5a14b
~<fo	33 -7e-6c-4f6i7dg14b26k
~<fol	61 -10g-8j-7k-4e5i8h9b15d
~<foo	68 -7i-6k4j6c17g
~<for	33 -10c4b8j11g30k
~<fou	73 -13g6a10b
~<fr	45 -20g-10b-4a6efk8h10j18c
~<fra	76 -5a6e7b
~<fre	70 -20a-13g6eik23c
~<fri	71 4j7ch
~<fro	47 -16b-9g5k8f11h18a
~<fry	87 -5a6j
~<fu	52 -12f-4hi5c8k9b13a
~<ful	61 -10f-5a-4e8cgk9b
~<fun	62 -7ei-5g5ck6b10a
~<fur	72 -8c-6k7i9e
~<fus	87 -10b13a
~<g>	83 -14a5c7j12g
~<ga	57 -7g-6ah6b21j
~<gam	85 -10a12j
~<gap	75 -6c6e12a
~<gar	66 -5g4j7b10f
~<gas	83 -10a5c10b
~<gat	79 -4g7j
~<gav	74 -6b-4ae5d6c8g
~<gc	87 -9g10c
~<gc>	87 -9g10c
~<ge	42 -10cg-8f6i12e16a23k
~<gei	87 
~<gen	72 -11c7k12g
~<geo	83 -5cf15k
~<get	43 -8cf-6b-4j9i10a11k15e
~<gi	52 -14e-10g-9j-8f-4h6b11a15c24k
~<gir	71 -6a15b
~<giv	54 -11e-9j-8g-7f-5b11a14c28k
~<gl	67 -7g-5k4c13b
~<gl>	79 -12g5a12c
~<gla	72 -4j4h5e14b
~<gm	83 -6a7j
~<gma	83 -6a7j
~<go	32 -15e-9d6a7g24b25k
~<go>	48 -17c-15g-10ej7d9a25k26f
~<goa	85 -9a17c
~<goe	67 -6d-4gi10k11c
~<goi	54 -11f-5e4h7k14g
~<gol	82 -5g5c6i
~<gon	65 -11d-8e-6c4g8j9a10b
~<goo	51 -9k-8f-5g7b12i13a
~<got	39 -12f-7e-5i5ag7b11j14c
~<gr	53 -15a-7hi8f9g10c12d
~<gra	62 -13g-7a5c7j9d
~<gre	71 -9j-8i-7k6fg14c
~<gro	61 -11a-5i4b5f12g
~<gu	53 -30c-6h-5a4f5e7k14d23i
~<gua	80 -4c12d
~<gue	75 -12c5gk6b
~<gui	82 -5a4c7k
~<gun	81 -12b6c11a
~<gut	78 -17c-16a-6g16b25i
~<guy	57 -14c-11b-5h6af8i9de
~<h>	81 
~<ha	27 -12c-9h-8e-4f5j7b8k9i49a
~<hac	78 8c
~<had	52 -11b-5e4c6a17j
~<hah	73 -11a5g8b
~<hai	70 -17c6h20a
~<hal	64 -20c-11j-5e5afg9k19d
~<han	56 -11c-10j-9e5bd7a21i
~<hap	52 -15e-8g-4fi7a10c11h13k
~<har	68 -11g-5bj-4k8c16a
~<has	53 -5b-4deg6f22a
~<hat	77 6f
~<hau	80 -17c-5a9b16i
~<hav	31 -12i-11d-8f6k7e8g11j13c24a
~<he	38 -22e-15b-4a5h6i7k9f15d21j
~<he>	52 -17e-10a-6fk7b11i12c18j
~<hea	47 -13bc-11g-6h11i12f13j23k
~<hei	77 -7aj5g19c
~<hel	64 -19c-9j-4e6h11b15i
~<her	53 -29i-17a-11k-6be5h8f15cj16g20d
~<hes	83 7a
~<hey	79 -11g-4jk8c9i10a
~<hi	47 -29a-25k-22d5g7ef15j20c38b
~<hid	87 -5c5b
~<hig	61 -15ai-6j-5k-4d15f17g24b
~<hik	83 -17a-7k6j8b19g
~<him	68 -10k-8g5b11e
~<hip	87 
~<hir	69 -21e-10g5j11b20c
~<his	60 -20a-18d-7g-5k11i12b14e17j
~<hit	65 -7g-5bd9ae
~<ho	27 -70a-34b-15j-8k-6d-5f6c9e64g105i
~<hob	81 -6ag16c
~<hol	61 -16g-6e6a7f8i15d
~<hom	50 -12c-11i-6h5e11f14a
~<hon	73 -15g-7f-6a6b8j12c
~<hoo	85 6bj
~<hop	77 5c6b
~<hor	87 -7j14a
~<hos	70 -7b6a8j
~<hot	71 -13f-9c7g11a13j
~<hou	45 -7i-6f-4aj4g10e11bd
~<how	30 -115a-41b-22dj-10k-6f7e9h88g144i
~<hr	87 
~<hr>	87 
~<hu	49 -11bg-9k6j12i16a
~<huh	75 -17a-10g7c14i16j
~<hun	79 -8b9j10a
~<hur	61 -10b-5e-4g9i18a
~<hus	55 -7k4e7d
~<hy	73 -4ci6g7a
~<hyd	76 -4ci7g9a
~<hyg	87 
~<i>	34 -35a-21fg-20b-8d5e14c15i36j70k
~<ic	87 -13c-4a6e14i
~<ice	87 -13c-4a6e14i
~<id	69 -9g-8e-7h5b6j8c11a
~<id>	77 -8e-7g-6k6b9j14c
~<ide	75 -6h-5c7k14a
~<if	40 -19a-15j-14b-13i-12h10f20g31ck
~<if>	40 -19a-15j-14b-13i-12h10f20g31ck
~<il	87 7a
~<ill	87 7a
~<im	71 -5ag4h5b12c
~<imp	72 -4g5h6b8c
~<in	28 -15b-7i-6c5hk16f20g31a
~<in>	32 -5b6h12a15g18f
~<inc	62 -6b-4hi21c
~<ind	82 -8a11b
~<inf	71 7c
~<inj	72 -6b4g5k
~<ins	43 -18c-10j4f8d10g26a
~<int	62 -14a-5cg5h6e10d13k
~<inv	71 -8c13a
~<ir	85 6a
~<ira	87 
~<is	23 -14g-11k-6e14d16a18i54j
~<is>	23 -14g-12k-5e15d16a18i53j
~<iss	81 
~<it	28 -15d-11e-6c-5g9k10a11i22b33j
~<it>	28 -15d-11e-7c6a9k11i23b33j
~<its	82 -5c6a
~<ja	85 -12bc12f15g
~<je	73 -5a9c
~<jee	87 
~<jew	78 -4a5c
~<jo	54 -16b-8g-6jk-5h5f6e7d15ac
~<job	55 -13b-8g-6e-4h5f7d14a15c
~<joi	81 -5bjk18e
~<ju	46 -9cg-7de4a16k27b
~<jud	83 4a
~<jum	76 -11a6g17c
~<jun	83 6a
~<jus	47 -22c-12g-9e5j8a19k27b
~<ka	85 -11c5j6e7a
~<ke	51 -18g-4e13a14h16k
~<kee	53 -21g-5e9c12a16k
~<kep	73 -10c-5gj5f17h
~<key	76 4d
~<ki	46 -10h-6a-5e5i9g11j12b
~<kic	80 -14c5j6b12g
~<kid	54 -11c-9g-5h5b6fj7d8a
~<kin	55 -8a-6efh8b11g17c
~<kit	70 -7a6k7j
~<kn	51 -10dg-6b-5c9ae28k
~<kne	87 
~<kno	51 -10dg-7c-6b9ae29k
~<l>	81 -45b-10c12g51a
~<la	42 -16b-11f-8h-6d-4i4k5g7c10a18j21e
~<lab	80 -8c17j
~<lad	74 -12a-6b5i6c16j
~<lai	80 -12c-8b10d15a
~<lak	79 -4ci5j10g
~<lan	62 -13g-10b-4k7j14e16a
~<lap	77 -6a7j8b
~<lar	85 -12i8g10c
~<las	48 -12a-7f-6k-5d-4h5c10gi21e
~<lat	69 -10b-5c8g14a
~<law	67 -11g-9d-7j5b7a10k15c
~<lay	79 -8j-6b4k6g7a
~<le	43 -17g-14b-5dfi7a27k30c
~<lea	50 -20g-6e6j12a18b
~<lef	69 -11c-7a21g
~<leg	72 -14d-7g-6b5a8k21c
~<len	73 -4a6g11k
~<les	75 -22a10g15c
~<let	57 -16g-8f-6j-5a5e9c26k
~<lev	77 -10b-7a-6g7k12c
~<li	33 -23a-10j-4h9dgi11f14c26k
~<lia	61 5c6b
~<lic	60 -12a-4f5b8e10d
~<lie	79 -5c5ad
~<lif	53 -13c-10a22g
~<lig	77 5d7a
~<lik	43 -10b-4gj6e13k18i
~<lim	62 -20a-5dj18c27g
~<lin	61 -7fj4k9c10g
~<liq	87 -8b15a
~<lis	60 -24a-9g-5b9d10c25k
~<lit	58 -6g-5d-4h8i14c
~<liv	56 -16g-15a-10d-9e7i22b29f
~<ll	77 -5a17b
~<llc	77 -5a17b
~<lo	39 -30i-23d8b9e13fk21g22h
~<loa	62 -15g5k10j12c
~<loc	63 -15c5i6f7e9a
~<log	81 -11b-6d22c
~<lon	52 -35i-14a-13c-11j-6b8f9h19e51g
~<loo	54 -8a-7d5bhi10c
~<lor	85 -5a5ci
~<los	61 -18e-5c4j8i9h11a
~<lot	66 -5dg4b11c
~<lov	67 -7bgj-5d-4ci5k9a10f14h
~<low	69 -21i-10c4e8g29b
~<loy	81 -9c-4b7e8hj
~<lu	73 -10b-6d15a
~<luc	83 -5bd5c6a
~<lum	83 -9c5g6j
~<lun	82 -6b5c12a
~<m>	81 -7a-6g5j18c
~<ma	38 -14e-11i-10ak-5d7bj12c13h34g
~<mac	73 -8a-5d7f12j
~<mad	64 -16g-8k-5b7f30h
~<mai	62 -13a-9g7f8b10c14d
~<mak	53 -11k-10d-7j-5ef4b12c16gi
~<mal	82 -4b9a
~<mam	82 -10a5b7c8g
~<man	46 -21i-12b-11c-7j-6a6d61g
~<mar	63 -6d-5cg-4h14j15b
~<mas	87 -10a18b
~<mat	69 -9d10k16j
~<may	71 -5bk5d19a
~<me	34 -34a-25g-16df-11i-10c-4e4j5h10b128k
~<me>	36 -25g-24a-21c-15df-10h-8i-6b152k
~<mea	72 -8c-5j-4k4i11h
~<med	64 -8g-7i12c15b
~<mee	73 -6k5a
~<mem	83 4b9a
~<men	80 -11a-4k7c14j
~<mes	77 -6k5c7g
~<met	73 -22a-6gk10b12j19h
~<mi	47 -16j-10k-9df5h9ci18e20g
~<mid	75 -8a-6g-4i6b8e17c
~<mig	80 -18b-7j7e8d10h
~<mil	62 -17a-7c7j29g
~<min	54 -17c-10k-7d-6j6e7b8i11a16g
~<mir	87 
~<mis	67 -18j-16g-5d-4b7i9ae25c
~<mo	38 -12g-9a-8di13e21b31c
~<mob	87 -7a-5k7b9f
~<mod	75 -18a-5g6j11b16c
~<mom	67 -6bc12a
~<mon	47 -13j-7i6k9e28c
~<mor	50 -10c-9j-6e-5i5g10k30b
~<mos	60 -5ek5g6j9c
~<mot	66 -9g-8c5di8a9f
~<mou	85 -9g9c10i
~<mov	60 -11b-7k-5d-4f5a6j23e
~<mr	85 -5b13a
~<mrs	87 4j
~<mu	44 -29i-17j-6ck5h6b56g
~<muc	45 -29i-15j-8k-5de6h11b58g
~<mus	80 -8b6a
~<my	54 -21j-16k-8a6b7e8c11d12i13f
~<my>	54 -20j-16k-9a7be11d12i13f
~<mys	81 6a7c
~<n>	81 -14a-4k8c15j
~<na	48 -25g-19aj-6h9k12i21d36c
~<nam	49 -25g-24j-7e-6h-5a13k14i16d35c
~<nan	85 5d6b
~<nat	82 9j
~<ne	40 -16d-13a-10c6h8e9i39k
~<nea	69 -13b-9c-4k11a21f
~<nee	46 -11dg-10i-7bf-6c6e61k
~<nei	73 -5k-4a4b
~<ner	82 
~<nes	85 -8g-6k9e11i
~<net	81 -5b21g
~<nev	71 -20a6c7h8j
~<new	56 -10c-7k-6d-5f15b16i
~<nex	65 -8g-6a6c8b
~<ni	57 -10j-8e-4h5c7g8b10f
~<nic	65 -10e5c8a
~<nig	63 -10j6g11f
~<nin	87 
~<no	36 -34b-16d-6a-4i6k16g24h40j
~<no>	54 -38b-18i-6g-5d5cef13a42j
~<nob	69 -6de13j
~<noi	85 9c
~<non	76 -9b-5c7h14j
~<nor	74 8a
~<nos	85 -7c6f7k
~<not	44 -12b-9a-6d-4c8gk13j17h
~<now	49 -21j-8d-5k10h16g20c
~<nu	49 -11e-7bd-6a-5i5k7f13g23c
~<num	50 -10e-9j-6bd-4h8k15g27c
~<nur	75 -9c-7b6f7a9h
~<nut	81 6c
~<o>	77 -13c-6gj29a
~<oa	82 -7b5c10a
~<oak	82 -7b5c10a
~<ob	87 
~<oc	75 10g
~<occ	75 10g
~<od	82 -11a14g
~<odo	83 -11a14g
~<of	33 6b8a9k12di
~<of>	35 -5be-4f4k6j7d8g10c11i
~<off	48 -24g-14cj7a8dei13k15b
~<oft	75 -11i-6a-5c31g
~<oh	60 -21g-19j-7b6h8adf11ck
~<oh>	60 -24j-21g-10b4e6h8df11c12ak
~<ohi	87 -6a4b7j
~<ok	47 -19j-15b-5k5f7d10g13ai
~<oka	47 -19j-15b-5k5f7d10g13ai
~<ol	51 -39i-8k-7d-6c13e16j42g
~<old	51 -38i-9k-7d-6c13e16j42g
~<on	30 -21c-11f-6e4g7ai8h18dj22k
~<on>	33 -15bf-13c4h16a17jk22g
~<onc	72 -6k6c13b
~<one	42 -11c-9a-8b6i8fh10j18d
~<onl	61 -8dg-4f5k6b8c15j
~<oo	79 -11a5e8g
~<ooh	80 -8a4i5c7e
~<op	60 -9g-6c-5b5j10e11a
~<ope	62 -6g-5c5b11ae
~<opi	87 -5a5d6h
~<opt	83 -13b7a8j
~<or	31 -65j-60a-31e-28g-21k-14h-9c6d11f255b
~<or>	31 -70a-63j-31e-27g-19k-14h-6c6d10f261b
~<ord	83 -4c6fi
~<ori	75 -6c5d6b
~<ot	56 -6cef-4bk11gh17d
~<oth	56 -6cef-4bk11gh17d
~<ou	43 -20g-11d-6f5a6ek8b30c
~<ouc	87 -16g22c
~<oug	85 -6d-5k6c14a
~<our	69 -9c-8g-7a6j7e11i
~<out	44 -6dfi-4g7b8k21c
~<ov	48 -12c-6h7f10b11j
~<ove	48 -12c-6h7f10b11j
~<ow	48 -16d-15j-5eh6a8i16g21b
~<owe	69 -22d-9a4k31g
~<own	49 -14j-7g-4ceh4f9i13a19b
~<p>	82 -10b8c9a
~<pa	36 -27e-13h-10d-9k6cj8b13a16f20g21i
~<pac	72 -5g7f11a
~<pag	69 -6bg19k
~<pai	62 5b14g
~<pan	81 5a
~<pap	66 -13g-11a4k6fi7c8b
~<par	51 -14e-13d-10k-6h9b15c23f
~<pas	61 -14e-9k5j6b8a9d
~<pat	76 -13b17a
~<pay	44 -14a-10c-7d-6ek-5h9b21i41g
~<pe	47 -8f-7i-6j10cd21b
~<pee	79 -12a-6g9d14c
~<pen	75 -5a-4g8b13c
~<peo	58 -6efj-5c9a10d
~<per	54 -9i-7c5e11bg
~<pet	85 -14a-7g27c
~<ph	60 -4d8j9b
~<pho	62 -5k-4i5e11b
~<phy	76 -6g4k5i
~<pi	54 -9j-8g13a15k
~<pic	58 -9c-8j-5e8b21k
~<pie	83 -6g8e
~<pil	76 10c
~<pin	85 -7c8e
~<pip	73 -6b10a
~<pit	87 -5b5j8a
~<piz	85 
~<pl	45 -9h-8i-6g7j8c10k13f
~<pla	47 -7h-5i7a8j9d10c
~<ple	67 -14a-9d-7j-5e12b14k17f
~<plo	87 -9b9a
~<plu	71 -5bg5j8e
~<po	44 -12d-7i-4f5g6h9ce13a
~<poc	76 -6a7g8c
~<poi	81 -6g-5bc8a15h
~<pol	47 -15a-8d-5i4g5c7k11e13b
~<poo	67 -9b13a
~<por	79 9a
~<pos	74 5c
~<pou	79 -4j8a
~<pow	87 6j
~<pr	44 -20a-7h-5e9b16j26c
~<pre	58 -15a-5fh6k7b9j15c
~<pri	57 -9a-6i-5hj6f9b18g
~<pro	51 -8a4c6d15j
~<pu	49 -18c-12i-7j5ae18b20g
~<pul	70 -7j4h13e
~<pum	83 9a
~<pur	81 -20a9b16g
~<pus	77 -7d-5g9b
~<put	52 -13c-8i-6e4j5f8a15g
~<qu	54 -9h-7i-4k14b15c
~<qua	78 -6a10j
~<que	68 -6e-5h7d
~<qui	63 -7gj-6d5e6b21c
~<quo	66 -7c7b10g
~<ra	54 -16i-7e6ag8hk12c
~<rac	79 -6b12a
~<rai	66 -9ei-7c-5k-4j15g18a
~<ran	78 -8a5c6b
~<rat	61 -15a-6ci-4f14h19k
~<re	37 -14i-12f-6d5k8e10h14b22j
~<rea	52 -14i-12a-9d-7bf-6g7c8e19h33k
~<reb	77 -12c5gj10a
~<rec	57 -15c-11d-4i4g6j7k10b18a
~<red	77 -7b-6c4j12a
~<ref	79 -15c-9a10b19d
~<reg	68 -17c-4d7a17g
~<rej	87 -4a5h
~<rel	81 -5ac5g
~<rem	66 -16k-5b-4eg8i11a19j
~<ren	52 -10k-6i-5afj5c7d11b13g
~<rep	61 -7g-5i4k6ej
~<req	72 12c
~<res	69 -15k6i7bh
~<ret	64 -4a7j
~<rev	77 -10e4a8cg
~<ri	35 -18c-11d-10e-9bk-8h14i16g54j
~<rid	72 -18b-6d-4k10f12a13c
~<rig	36 -19a-12c-10d-9e-7h5g20i55j
~<rin	68 -17c-13b-7i-6k7d13a27g
~<ris	77 -6cg7a12b
~<riv	85 -6b7a
~<ro	50 -13b-7h-6f5d6k12c19g
~<roa	70 -6k-4d4f8a
~<roc	83 8c
~<rol	83 -19j-5c-4g11d23a
~<roo	55 -25b-7e-4h7c10a13gk
~<rot	82 -11c-6a6j7b9e
~<rou	69 -25a-7f8c14b15g
~<ru	53 -25c-6fj-5k10bd35g
~<rul	85 6c
~<run	54 -19c-7a-5efj11d15b25g
~<rus	85 5a7e
~<s>	77 -14a-6c8b22j
~<sa	41 -23e-11b-8f-5g10a15k19j23i
~<saf	66 -8g4j5b7c
~<sai	61 -14c-10a-5d-4fg5k19h22j
~<sal	63 -12e-8b4h18g
~<sam	61 -25b-6f-5g8e9k28a
~<sat	78 -6j-4i6a9c10h
~<sav	65 -8c-6af7b17g
~<saw	76 -10k-5g4a11c12i
~<say	49 -22e-13c-10a-9h-7g7dj8bf15k28i
~<sc	53 -23a-6c6g7d12bi
~<sca	66 -21c-8j-4d7h18i19g
~<sch	60 -13ag-7i-4h5d6ek7j10bf
~<sco	76 -10a25c
~<scr	78 -15a-4c10d13b
~<scu	82 -7b7ag
~<se	43 -26c-11i-9j-6g5k12ef16b32a
~<sea	76 -12ac6b25e
~<sec	61 -7g5aj6k
~<see	59 -17c-12g-7h4bi6de17f
~<sel	64 -5c-4f6g8e11b
~<sen	58 -9cg-6e10f11a12b
~<sep	80 8a
~<ser	65 -6b-4d6g13a
~<set	62 -16i-7e-6j-5a5h14b16g
~<sew	85 
~<sh	40 -25g-12d-11e-6h6b7k8j14a23f24i
~<sha	61 -12c-8j-7d-6g7b9a10f16i
~<she	54 -14e-13d-10c-9f-6g5k9a20j25i
~<shi	68 -7cd-6a5j7b19e
~<sho	47 -11e-9g-5h-4cj8dk29f
~<shu	70 -16g6aj12c
~<si	45 -14a-10g6ij40b
~<sic	77 -6a9c
~<sid	65 -7k15b
~<sig	61 -9g-8c-5b8i9j11a
~<sim	83 -21a20b
~<sin	58 -12g-9a10j18b
~<sis	70 -5g7j
~<sit	62 -14j-8g-6k4f6ac15b
~<siz	80 -21c-12a34g
~<sk	72 -5k7a11e
~<ski	77 -12c7b13e
~<sky	80 -8b-4k4g5c8a
~<sl	61 -12c-6gi4f10b14a
~<sla	77 -13c20b
~<sle	69 5j7f
~<sli	82 -5g6c
~<slo	75 -5bi-4c7k16a
~<sm	61 -12c-7b-6j4a12d22i
~<sma	72 -7c-6g-5j9i17d
~<smo	66 -9b-6c9a16i
~<sn	73 -10a-9f-4b5k7c18j
~<sna	82 -7a5k6c
~<sno	78 -9f19j
~<so	29 -24g-19f-17i-14d-9a16e17h26k56j
~<so>	33 -44a-28b-19gi-17d-10f5e21h46k89j
~<soc	70 -10a-6j10b19c
~<sof	80 10j
~<sol	70 -13c-5de9a17i
~<som	44 -17j-9ef-8c-5g4h13ad30b
~<son	68 -12g-7k5be6i13a
~<soo	70 -23i-6c-4k9a30e
~<sor	71 -20j-8b11a17c
~<sou	62 -13c-8b-7f6e7k15j
~<sp	50 -16a-14e-7h-4d5g8k9f13c14b
~<spa	68 -6k-4j5c6i
~<spe	61 -16a-9e-5i4f5k8j18g
~<spl	82 -5a5f
~<spo	61 -8g-7j7fk11c
~<spr	67 -6g5i6j11b
~<sq	69 -5b-4j5c7e12g
~<squ	69 -5b-4j5c7e12g
~<sr	81 -30k6f26a
~<sr>	83 -5k6f
~<st	37 -29d-12h5e9af12i16k21b
~<sta	47 -20d-10i-9j-6h10gk18b23f
~<ste	69 -8a-5c5dg10e
~<sti	54 -11c-10d-7k-6h15ij16a
~<sto	53 -10b-6d-4g7c10a11k
~<str	57 -17g-8f-6d5ce8k22b
~<stu	58 -6a-5f4e5k7i
~<sty	83 7c
~<su	50 -16f-4j4hk9a19c
~<sub	62 -8c-5de5g6ah
~<suc	87 -5c4b
~<sud	85 -5e5c
~<sue	82 10c
~<sug	80 -14a7c9b
~<sui	85 -9g5k14e
~<sum	75 7b
~<sun	80 5b
~<sup	67 -13f-7j-5i5gh8k12d
~<sur	66 -16b6i8a13c
~<sus	85 -5b8a
~<suv	87 
~<sw	64 -17cj-4a9i15g16b
~<swa	85 -6ac12b
~<swe	78 -12j-9c5i7e15g
~<swi	68 -6aj-4c5i9b
~<sy	70 -7b5a8c
~<sys	71 -7b5a6c
~<t>	85 -33a34j
~<ta	45 -19c-11i-7k4j5a13g16b19d
~<tab	73 -15a-5c5b7di12g
~<tac	87 -5a4i5d
~<tak	51 -10c-9fg6h7k10a11b14d
~<tal	57 -16i-9k-5c-4e6b7f12a17g
~<tap	82 -11c-5k19a
~<tax	75 -7a-4b4g12j
~<te	39 -25c-13f-12e-10i-9g-8d-7b7h10j20a61k
~<tea	72 -8g7j
~<tee	71 -10c-5b7ah14g
~<tel	42 -18g-16b-11c-7f-6ei7a65k
~<ten	75 -6c6hj
~<ter	66 -6f-4e4k5j7g
~<tes	77 6c
~<tex	68 -13c12b13a
~<th	17 -12h7df11gjk13bi36a
~<tha	28 -25c-10g-9d-4e6b8i10h15a57j
~<the	20 -5ce6f10d12a13b17jk26g
~<thi	39 -14g-11a16h18di
~<tho	55 -8b6g10h
~<thr	52 -14c-10e-6h4d6f8j9i17k
~<ti	47 -16ij-8c-6d4k6g12h40e
~<tic	70 -15c4b13h
~<tie	82 8e
~<tig	85 -10c6a7e
~<til	67 -11j-8k-7g-6i-5d6f7c10e18b
~<tim	51 -11ij-10b-7f6h18g29e
~<tin	85 7k
~<tip	83 -4g12c
~<tit	73 -5a4c5j6k
~<to	28 -7j-6i-5h5k9b11d16f33g
~<to>	31 -15j-9a-7i7dg14fk15c16b
~<tob	77 -7b8a
~<tod	57 -13k7d10g
~<tog	75 -11a7e11f
~<tol	72 -8c-6a8g11j
~<tom	69 8j
~<ton	76 -20a4g6j18c
~<too	55 -16k-13c-4b5f15g17a
~<top	67 -7g6k16c
~<tor	83 4g
~<tot	72 -7e-6a9dh
~<tou	77 -10a-8g7c15d
~<tow	66 -8c-6d-5e9b11f
~<tr	46 -15c-14b4j5i6k9eh19a
~<tra	58 -15c5g7aeh
~<tre	62 -15g8a14i
~<tri	73 -11b-4c5h13a
~<tro	71 -5bc4j9a
~<tru	57 -9a-7b-4i5k7d8c
~<try	77 -10c7a12e
~<tu	59 -7i-6jk8a14g
~<tub	78 -6b10a
~<tui	83 -5a18g
~<tur	63 -7j-6i-4k5f6g8b
~<tv	85 -6b5g9c
~<tw	75 -13a10b
~<twi	76 -11a11b
~<ty	68 -7a4k7j9c
~<typ	68 -7a4k7j9c
~<ub	82 8a
~<ube	82 8a
~<ug	78 8h
~<ugh	83 -8a4e9h
~<ugl	85 4a5f
~<um	61 -9g-5i6a7h9b
~<umb	61 -9g-5i6a7h9b
~<un	50 -10i-4d6g9j17b
~<unc	81 -7d6c
~<und	56 -7i-6e5f6b16g
~<unh	87 
~<uni	62 -10g4a5bc6d7j
~<unp	87 5j
~<unt	87 -7a6j
~<up	42 -18b-9g-7d-5j7h9i11a14f20e
~<up>	43 -10c-9a-6b-5j8i9h15f19e
~<upd	72 -12b-4d5a8e12c
~<upg	87 6c
~<ups	73 -6b-5eg19a
~<us	50 -11i-7gj-6b8c9h17a
~<us>	61 -11ag-6d7e10b11h
~<use	57 -13i-7b-6f-5e7g12c21a
~<usi	85 -10b19a
~<usu	72 -7gj-5ac8f11e
~<v>	83 
~<va	58 -28b-6c4j7g35a
~<vac	78 -10c6f14a
~<val	64 -7b-6a-5d11c17g
~<van	72 -10c-9g-6b5d7ij9a
~<vap	83 -21b21a
~<ve	60 -16g-12a-8cd-6e6j19k31b
~<veh	64 -7d-5e-4g5b7k
~<ven	74 -14g-10c-4a5k24b
~<ver	82 -9a-4c4b12k
~<vi	62 -12a-9g6h23c
~<vid	83 5a
~<vin	70 -24a-5g7b34c
~<vio	81 -5c5j
~<vis	74 -11b-5gk10h11a
~<vo	76 -8ak-5d12b17c
~<voi	85 -11ak13b19c
~<vol	83 6b
~<w>	79 -16c5i18g
~<wa	35 -44f4g6c7b13i16k26h
~<wag	73 -7c-4e5d7gk
~<wai	73 -11c5h6j7i
~<wal	58 -8a-7e-5ci7b33k
~<wan	45 -16d-7c-5a7k10h11e13b
~<war	82 -5b4h7a
~<was	44 -47f-13k-8g4a6e8b10i15c17h21d
~<wat	60 -10e-8i4c6b9f
~<way	61 -16b-13j-8f-7ad5gk7eh13c18i
~<we	40 -16b-11de-10f5gj6c7h14k17ai
~<we>	51 -15d-9f8g11j19c
~<wea	77 -14g7i8c11a
~<web	79 -5h5c7ab
~<wed	81 -9a-6d6ek10j
~<wee	56 -14a-6b-5k5g7ch11i
~<wei	69 -11j-8d24g
~<wel	65 -12b-11j-8e-6c7ah13di
~<wen	65 -18g-7b-6ai5f7k11h23j
~<wer	55 -10c-6h10k16a
~<wh	20 -158a-60b-51j-18i-15k26g35f36h74d102e112c
~<wha	25 -115a-47b-40j-23k-8i-7d8f28h44e79g148c
~<whe	36 -69a-31b-25j-19h-7g-4d12c16k73f83e
~<whi	53 -28a-8i-7h-5g-4j5b6f22c30d
~<who	37 -37a-33g-17i-16b-14e-13j-9f-5h10k159d
~<why	60 -25a-15c-12j-11g-8b-5i93h
~<wi	33 -8f-5d-4e5j6b9i16a17k
~<wid	82 -7g-6j6e8b10a
~<wif	54 -8dj-7k-4e4ci5g22b
~<wil	53 -14b-8cd-7f-5h8j11e16k18a
~<win	63 -13c6a13i
~<wir	73 
~<wis	71 -14d-8j-5b12g22c
~<wit	38 -6g-4b6h7j8k9a13d
~<wo	32 -9g-5h-4e6ci15f16k18b
~<woo	69 5aj
~<wor	42 -8a-7d6cg9k17f
~<wou	36 -5ch4a5d6f9ik13b
~<wow	75 -12a-8j7g22k
~<wr	58 -19b-7k-6e11d14j17c
~<wre	75 -6a13d
~<wri	64 -15b-7a-4e4i12c18j
~<wro	70 -8k-7b9c14a
~<x>	83 -10a13b
~<y>	85 -5a17j
~<ya	71 -12a-4dj6g9bk
~<yar	73 -4a5b6g
~<ye	41 -16k-12d-9fi8g11e13h15c19b
~<yea	43 -18a-12k-8f-7i-6d7e8c9h21b22g
~<yes	72 -14g-4a10h15c
~<yet	65 -9dj-7g-5c8e35a
~<yo	14 -14k8ae9cf11dh13g15bij
~<you	14 -14k8ae9cf11d12h13g14b15ij
~<ze	85 
~<zer	85 
~<zi	65 -12j-8g-4af10k28c
~<zil	85 -6a5j6c
~<zip	66 -16j-7g-4f9k24c
~<zo	73 -7g-6e-5j8a9b13c
~<zon	77 -7g-6e-5j10a15c
~<zoo	85 9b
~@da	62 -8eg-5c11j15a
~@day	62 -8eg-5c11j15a
~@mo	65 -12c-8e-7g4i5a22j
~@mon	65 -12c-8e-7g4i5a22j
~@na	52 -16c-12i-7k-5h13dj16g
~@nam	52 -16c-12i-7k-5h13dj16g
~ab>	72 -7c-4i5k7e9b
~abe	77 8a
~abet	79 -4b10a
~abi	59 -6c4g6dj
~abie	87 
~abil	60 4b5ag
~abl	62 -8g-7bk-6e-4hj8d12a21c
~able	62 -17g-7b-6k-5e8d16a22c
~ably	87 -6a13g
~abo	40 -10e-6a6f7hj21k
~abor	87 -7c10j
~abou	41 -11d-10e-5b7h8cf22k
~abov	78 -9c-6a7b15d
~abs	85 5ij
~aby	67 -9b5e14a
~aby>	69 -6b-5c5ei11a
~abys	81 -4b4a7c
~aca	76 -10c-4j6f19a
~acan	83 8a
~acat	83 -10c4b7f
~acc	57 -17g-5bh7c12aj
~acce	81 -6b4d6a
~acci	70 -5b5i
~acco	61 -19g4b7j9a14c
~ace	48 -6h-5c5ek14d
~ace>	49 -9b-5h6d8k
~aceb	87 -8b6j9c
~aced	80 -10a-4c10e12b
~acem	79 -10g6a8b
~aces	79 -10ac7bg13d
~ach	56 -9a-6i-4b6e15j
~ach>	61 -16a-12c7gk8j9d10e
~ache	70 -5eg7aj9c
~achi	72 -5d10c
~aci	85 -5g8a
~acin	85 -5g8a
~ack	49 -14e-6b12h21a
~ack>	53 -10e-5a6hj17g
~acka	77 -6g8bc
~acke	69 4c7f
~ackg	83 
~acki	81 -13c9b14h
~acks	79 -9b18a
~acku	77 14a
~aco	82 -11a-10c9f11j
~acon	87 -11a-8c10f11j
~acr	83 5f
~acro	85 5f
~act	56 -9g-8a-6e-4h6c7bd8f12k
~act>	68 -16g-5a4b9f17k
~acti	79 -7c5k7a
~actl	79 -7a-6k4f9cg
~acto	68 -15c-12a9j11g12d
~acts	80 -4g5c
~actu	73 -9g-8b-6j14c19a
~acy	83 7j
~acy>	83 7j
~ad>	45 -8g-7i-6f-5e-4h5b6j12c13k14a
~ada	87 -7g5i7c
~adb	85 
~adbo	85 
~add	54 -27b-4i5e6a7c9d12f
~add>	73 -19b7ag11j
~adde	77 -7b9d11a
~addi	71 -11c5a6b
~addr	62 -12ab-8d-6g-5j8k10e17cf
~addy	75 -4k5c9d
~ade	58 -23g-8k-5d-4j6fi7ce25h
~ade>	61 -20g-10a-5k4c5f10e28h
~aded	81 
~ades	76 -5g5a10i
~adg	87 
~adge	87 
~adi	77 -30a7c21f
~adin	79 -30a5b9g22f
~adj	82 -5b-4g7i
~adju	82 -5b-4g7i
~adl	82 9b
~adli	85 7a
~ado	77 7d
~ado>	82 -5c6ag
~adoe	87 -4a7c
~ads	72 -6c5ab
~ads>	81 -5j5bg
~adsi	80 6aj
~adu	85 -6b4cf
~adua	85 -6b4cf
~adv	72 -6g5j6b7a
~advi	72 -6g5j6b7a
~ady	64 -10d-7g5e16j
~ady>	64 -10d-7g5e16j
~afe	66 -8g4j5b7c
~afe>	80 -4bk16a
~afet	69 -8a-5g4k5b10c
~aff	72 -14c-6bf6j11a17g
~aff>	80 -7c5a6g
~affi	85 -5b8g
~affo	82 -8c4a6g
~aft	54 -13g-5f5j8bd9i
~aft>	87 
~afte	55 -13g-5f5j8bd10i
~aga	64 -8c-5d5g9e
~agai	64 -8c-5d5g10e
~age	41 -12j-10f-5h-4a9d14c15k17g
~age>	43 -22d-8h-5f-4j7e14c15k27g
~aged	77 -14g4e16c
~agem	83 -11c7g14d
~agen	62 -23g-8e-6j8a13b21d
~ager	73 4ad
~ages	68 -13a-7e-5b-4j7k9h18g
~agg	79 -8b-7c4agi6h
~aggr	85 
~agi	80 -5a5c8f
~agin	82 8f
~agn	80 -7a6c
~agno	80 -7a6c
~ago	75 -17g-16j-8ci-4b7h18a30e
~ago>	75 -17g-16j-8ci-4b7h18a30e
~agr	74 -5e-4d8h10a
~agre	75 -6k-5e-4d8h11a
~ah>	81 -11a-7e7i19j
~aha	73 -12a5g8b
~aha>	73 -12a5g8b
~ahe	75 -4c4j6a
~ahea	75 -4c4j6a
~aho	85 5b
~aid	54 -28c-7f-5i-4e4b7g13h21j
~aid>	54 -28c-7f-4ei7bg13h21j
~aig	73 -8a5e6b
~aigh	75 -8a-4g4k5e7b
~ail	54 -15g7f16a
~ail>	56 -13g-4e4f6ab12c
~ailb	87 4c
~aile	78 -9c7i12e
~ails	83 -4c5a
~aim	59 -6e-5d4g5k11i
~aim>	63 -8j-6e-5a9gi
~aims	70 -7c-5g9j
~ain	52 -10k-9c-8i4bh6f9a13g
~ain>	57 -10c-5gk5e8d13a
~aine	76 -7d-6c16a
~aini	79 4e6a
~ainl	85 -10a5b9c
~ains	72 -7c-6a-4j7f13h
~aint	75 -13a6g20c
~ainy	85 -17c-9i25g
~air	60 -7h17c
~air>	67 -13ag-6h6j9b21c
~airb	83 -5b11a
~airs	72 -4a7bg
~ais	67 -5j-4gk8b9c
~aise	68 -4j6a9b
~ait	75 -5c5h8i
~ait>	80 5h6e
~aiv	85 -8c8j
~aive	85 -8c8j
~ak>	69 
~ake	45 -9e-7k-6f-4d4h8a9i11cg
~ake>	47 -13e-8d-7a-6k-4f6h9b12cg13i
~aken	87 7a
~aker	77 -12b-6k33a
~akes	66 -6b-5j6e10d
~aki	69 -12g-7i-6b7d14j17c
~akin	69 -12g-7i-6b7d14j17c
~aks	73 -11b-7g9c14a
~aks>	73 -11b-7g9c14a
~al>	42 -21i-17f-12e5b9ck13g16a19j
~ala	65 -17c-4e4k8j20g
~alan	81 -20c6k20g
~alar	67 4gk
~alc	74 5cg
~alco	74 5cg
~ale	63 -18e-7c-5j4h5d26g
~ale>	77 -13c-11a-8e5i6b18g
~aler	81 4j
~ales	69 -11e-9b-8j4c5h11a14g
~alf	65 -21c-11j-5e5f6g9k20d
~alf>	66 -21c-12j-5e6fg10k20d
~ali	77 -11b-5g5k19a
~alid	87 -5b9a
~alk	52 -8e-7c-5g4f5a21k
~alk>	57 -7c-6i-4f5a29k
~alke	72 -13g-6b4i5d6j12c
~alki	67 -12c-5e7b11g12f
~all	38 -20a-10i-8j-6k10c18h20d21b
~all>	42 -14k-12i-6acf4e9h16d17b18g
~allb	87 -8a5c8k
~alle	67 -16j-6ae8h14d19c
~alli	74 -12c-5d-4a5i8k9bf
~allp	77 -4b4g8k
~alls	65 -12e-8a-7i-5dg10b14c21j
~ally	58 -20g-9j-5a4cd6i7f9e13h
~alm	81 4c
~almo	81 4c
~alo	66 -17g9a21i
~alon	68 -12g-5c9i12a
~alr	64 -9i-5g10e13a
~alre	71 6j
~alri	71 -8i-4b9e17a
~als	70 -5d5k9c
~als>	72 -6k-5a5f14c
~alt	57 -16g-7ad-4h8b10j26i
~alt>	79 -5b4a7i
~alth	58 -14g-6d-5a12b22i
~alty	87 -6a7e8j
~alu	65 -11a-4dj13c18g
~alua	83 -9a-5b15c
~alue	67 -5a-4dj20g
~alv	85 -4a15j
~alw	76 -9bj5d12fg
~alwa	76 -9bj5d12fg
~am>	51 -15g-13d-10c-8b6h8k11i14a15f
~ama	65 -8b-7e-6k-5d15j16g
~ama>	82 -9k7c8g
~amag	68 -8b-6e11ag
~amb	87 -16a-5k7c13f
~ame	40 -23b-11h-8a-5i6e8f12k14c25d
~ame>	42 -10h-8b-5aj5e13dk16c
~amed	70 -20b-13c5e8j9k10d12f
~amer	77 -5b6k
~ames	71 4j8c
~ami	57 -6g-5j-4cf6e7a8i9b
~amil	58 -5eg-4j7a9bi
~amin	82 -7c17e
~amm	85 -10a8b
~amme	87 -10a8b
~amo	68 -15a-6fk18g21c
~amou	69 -15a-6fk18g19c
~amp	69 -20b-4c9j20a
~ampl	87 -5a9j
~ampo	74 -11b13a
~amr	87 -13b-6c6j17a
~amry	87 -13b-6c6j17a
~ams	83 7a
~ams>	85 8a
~an>	38 -25k-15g-5i6ef12h19a34c
~ana	69 -25g-5b6k11d17i
~ana>	87 6a
~anag	71 -25g-5b12d18i
~anc	44 -7c-6i-4d4a5h8e9b
~anc>	87 14j
~ance	45 -7c-6i-4aj5gk6h9e16b
~anch	87 
~anci	75 -13b18a
~and	30 -18b-11a-6cfh7i11g16j24e31d
~and>	31 -24b-13a-11i-6c15j17g18k23e29d
~andb	85 
~andd	83 -7a4ce
~ande	83 
~andi	82 -5a11j
~andl	59 -14a-13g-5ef6d19b25i
~andm	81 -9a5j6c
~ands	66 -10d-9ak-8e-4f14j16i20c
~andy	75 -4gk11f12a
~ane	67 7f
~ane>	77 -5a11f
~aned	87 
~anen	87 6bc
~aner	87 4j
~anes	82 4a
~ang	55 -11g-9j-8bh9k16c25a
~ang>	75 -9be-6g-5j6k9c12a
~ange	60 -7bh-5gj5c6e25a
~angi	71 4e5k
~ani	66 -10c9j
~anie	74 5k6b
~anim	83 4a
~anin	85 -6c6h
~anis	87 -5a6j
~ank	61 -9g-8j4k6bc12d
~ank>	65 -10g-6j9k12d
~ankr	87 -4c8a
~anks	75 -13a-6k5b10c
~ann	62 -11c-4d4a11gj
~anne	79 -6d9j
~anni	72 -8b-6c25a
~annu	75 -13a7c17g
~anny	83 -6a-4c5d6bj
~ano	69 -9c-5g-4dk5ae8j15b
~anot	70 -5cg-4d5e8a11b
~ans	58 -17a-5f5g6cj8b
~ans>	61 -10a6k
~answ	77 -5k6c7g
~ant	43 -17d-4cg4e5k7a9h17b
~ant>	44 -19d-5g5e11h16b20a
~ante	81 4d
~anti	82 5c
~ants	71 -15a5j6f12k
~anu	85 -8b15a
~anx	85 -6b14a
~anxi	85 -6b14a
~any	31 -56b-17j-13i-9h-5def12c18k51g64a
~any>	34 -45b-25j-14i-9h-7f-5d-4e12k14c45a66g
~anyb	55 -12b-9c-6j7h9d21a
~anym	80 -5ak10e
~anyo	70 -8d22a
~anys	77 -5h6k7j
~anyt	50 -18b-7e-6g-4f5k11j14c19a
~anyw	73 -7c7f11a
~ap>	69 -9j-7c-5f4k6a14b
~apa	63 -11b5d7a
~apar	63 -11b5d7a
~ape	59 -17g-10c-7e-5j20a22i
~ape>	70 -24c-12b-7g23i31a
~aper	65 -13g-9a-5e4c5i6f15b
~apes	87 4a
~api	82 -9a16j
~apin	85 -9a4c11j
~app	49 -14e-12g5b8k9h13a
~app>	70 -6g4i10j
~appe	53 -16e-4g13k16c
~appl	77 -4b4h7a
~appo	83 10f
~appr	74 -5k5b
~appy	72 -10i-9c-6g5b10a12h
~aps	74 8j
~aps>	87 4b
~apse	78 7j
~apt	85 5c8b
~ar>	38 -15b-11h-8di5e8a10g17f22c
~ara	62 -9c-7g24f
~arag	67 -13c-5g5j13f
~aras	85 
~arat	76 10a
~arb	78 -4c6a11e
~arbe	87 13e
~arby	82 9a
~arc	81 -17a-8c4g9h13j
~arch	87 4b
~ard	50 -13k-8g-7a-5f6j8e13c16b
~ard>	53 -19a-8d-7j10c14e19b
~arde	79 -11a-5e9b18c
~ardi	77 -6c-5bk5j11d14a
~ards	68 -10b-5gk5i7j18a
~are	31 -9a-8k5d11f35b
~are>	32 -9k-5c4e7i8d9f31b
~area	78 -22c-10a-9e7b39f
~ared	83 -12c-4a5bj10g
~aree	87 
~areh	87 -4b6a
~aren	68 -5d-4c20a
~ares	78 -8a-5c15f
~aret	83 6b
~arg	68 -11i-7a7h20g
~arge	69 -10i-7a4d6g12c
~ari	66 -15g-4b8a10c16j
~arij	87 6a
~arin	72 -16g-5b6c21j
~arit	80 -4b10c
~ark	63 -5f8k12a
~ark>	70 -9a-5f6c13k
~arke	73 -20c5ej6g9a
~arki	82 -8gj9b16a
~arl	75 -12c-6j-5b10a15g
~arly	77 -11c-5b16g
~arm	63 -12c-9b-8g-4f4k9a15e17j
~arm>	66 -8b-6g6j7a9e
~arms	82 5k9j
~arn	68 -16c-15a-4k7bi23g
~arn>	74 -20c5i8b12g
~arne	80 4e
~arni	85 -12c18g
~aro	57 -6bj5k6i9d
~arou	57 -6bj5k6i9d
~arp	83 8j
~arr	55 -9i-6e-4ch5b6k11d
~arri	65 -7g-6a-4i10b18d
~arry	60 -6i-5d-4c9g13a
~ars	48 -15a-10d-7j6f7gh8i17b
~ars>	48 -14a-10d-9j6f7g8hi17b
~art	45 -11h-8k-4j6a8g15f17d
~art>	52 -12b-9h-6j9e10f19a
~arte	69 -9i6a13g
~arti	77 -5c7i8b
~artm	62 -9c-6i16d
~artn	66 -11k-5a-4e5g8c12b
~arts	80 -18a-5eg5d11fi
~arty	81 
~ary	65 -8j-7g-6b4e10d17i
~ary>	66 -8j-7g-5b5e10d17i
~as>	39 -33f-19k-10bg5e17cd20aj22h
~ase	52 -19d-5h5j8k12f15c
~ase>	54 -23a-7d-4i5j10k14f17c
~ased	85 -20d20a
~asem	68 7i11a
~ash	60 -16a-5e5c10d15g
~ash>	62 -22a5b11d23g
~ashe	80 -8g-4b6k10c
~asi	72 4k7gj
~asid	80 -6b-5c5a11g
~asie	83 -10b6k9c
~asin	85 8b
~ask	55 -7dh-5ab6fj21c
~ask>	60 -14b-5eg-4h6d9f14a
~aske	77 -9k-6a5g6bi
~aski	70 -16a-7i4b5j7g8c10e
~asks	80 -13d7k15c
~aso	68 -26a-5dg-4k5c16e24h
~ason	68 -26a-5dg-4k5c16e24h
~asp	83 -5b9j
~asph	85 -5b8a
~ass	58 -15e-6a-4i26b
~ass>	67 -13e-4j4c5b7k8f
~asse	67 -5c4b5g6j
~assi	82 8c
~assm	87 
~asso	87 -6c16b
~assw	85 -9a14b
~ast	46 -14k-6fh-5j-4d6i10bc23e
~ast>	46 -13k-8f-5h5g6ci11a23e
~aste	80 -14a9c17b
~asti	87 -4b6f
~asu	75 -12a-7f10d19b
~asur	75 -12a-7f10d19b
~asy	82 
~asy>	82 
~at>	20 -19a-7bk-6d5i8f10hj20g32c39e
~ata	80 6b
~ata>	83 -6d6a
~atc	64 -16c-9d-7i-5h-4a9b11j23k
~atch	64 -16c-9d-7i-5h-4a9b11j23k
~ate	42 -20b-13d-11i-10g5j10e15cf27k
~ate>	48 -12a-9b-6g11cf21e
~ated	64 -20b-9g-6d4f9h17ac
~atel	71 16a
~atem	81 -9a7j
~ater	60 -8ai-6e8gk9f
~ates	64 -8d-5e-4g6aj7b8k
~atev	78 -11c-5a29k
~ath	60 -21a-8c-6d-5e5g6f9k11b14j
~ath>	75 -26c5b12j13g
~athe	66 -8a-5g-4c4jk5b8f
~athr	80 -9a4k14b
~aths	83 -11b-9a17c
~ati	50 -9ag6fj9h14b
~atic	80 7ah
~atie	87 
~atin	70 -7a-5c4k13i
~atio	53 -9i-8a-7g6j7f10c17b
~atis	87 -5i12h
~atl	81 -5e4g12c
~atll	85 -5e17c
~atm	81 
~atme	81 
~ato	85 5i9c
~ator	87 10c
~ats	75 -26b6e19a
~ats>	76 -10b4c6e
~att	66 -10a5d
~atta	78 -12a-6e-4c5bj6i7g
~atte	72 -6g-5b-4d4h6k10a
~atto	87 -5c
~atu	77 -10j-5b5a16c
~atus	82 -7a-5b18c
~atv	77 -16a-5d6f12g18c
~atve	77 -16a-5d6f12g18c
~au>	87 5j
~aud	66 -7a-6gi8c14b
~audi	66 -7a-6gi8c14b
~aug	67 -10dg5aj10c
~augh	67 -10dg5aj10c
~aul	72 -21c-16d14i32b
~aul>	83 -7a-5i5g10b
~ault	77 -17d-5c8a25b
~aur	81 -6b6i
~aura	81 -6b6i
~aus	64 -9i-7j-6h8d19a
~ause	64 -8i-6hj4k8d11a
~aut	65 -6g-5i8f10a
~auto	65 -6g-4i7a8f
~ave	30 -13i-7f-4h5b7k13cj28a
~ave>	30 -12i-8f-7d4b8k14j20c23a
~aved	80 -12c-4f6a13g
~avel	76 -10c6f9d
~aver	87 8g
~avi	65 -8c-6i9b16g
~avin	65 -8c-6i9b16g
~avo	79 -7a19c
~avor	79 -7a19c
~avy	85 
~avy>	85 
~aw>	68 -10gj-7d6a8e9i14c
~awa	64 -12c-4bi6a9k11d
~away	64 -14c-4bi6a9k12d
~awe	68 -9j-7a5e6ck11b
~awer	85 -11a12b
~awes	70 -9j5e6ck
~awf	85 -4a7i
~awfu	85 -4a7i
~awl	82 -7c-4g5b10i
~awl>	82 -7c-4g5b10i
~aws	79 -4g6a8b
~awsu	82 8a
~aww	77 -11a-5j4k5e10d
~aww>	77 -11a-5j4k5e10d
~awy	77 -6d8k
~awye	77 -6d8k
~ax>	74 -15g-11b5k6f12j
~axe	82 -7a6b
~axes	82 -7a6b
~ay>	33 -15a-9h-7j7k8g10f15c31i
~ayb	82 -11c19a
~aybe	82 -11c19a
~ayc	70 -15c-5k-4b5j7f12g
~aych	71 -14c-5k5j7f8g
~aye	83 -5b11k
~ayer	87 -5b8k
~ayi	57 -18j-12f-5e10d14g15i
~ayin	57 -18j-12f-5e10d14g15i
~aym	65 -10j-8d5i10e11b
~ayme	65 -10j-8d5i10e11b
~ayo	83 -5c-4j15g
~ayou	85 -7c-4j17g
~ayr	66 -12a8d13g
~ayro	66 -12a8d13g
~ays	53 -18a6k12i
~ays>	53 -18a6k12i
~azy	75 -5ij5b8h
~azy>	75 -5ij5b8h
~ba>	80 -7b7ag
~bab	65 -9b5e14a
~babi	87 
~baby	67 -9b5e14a
~bac	51 -9e-5d5hjk14a
~bacc	77 -7b8a
~bach	82 -5c5j
~back	52 -8e-4d5h9a
~bad	68 -8i-5e-4j5c6b9g
~bad>	68 -8i-5e-4j5c7a9g
~bal	69 -16c-9a4k7dj20g
~bala	81 -20c6k20g
~ball	72 -8a-5b4k7j8d
~ban	52 -8i-7k-4cg4b7e8a16d
~band	55 -7k-4c6d10e
~bank	65 -7i-6j-4g4b6a13d
~bar	68 -22a-5g6h9e19c
~bar>	85 
~barb	87 13e
~bare	83 -5g5cd7b
~bark	87 -13j7a13c
~barn	83 -15a5g15c
~bas	65 -5g-4a6ij9c
~base	67 7i10a
~bat	72 -15a4k5j15c
~bath	73 -16a5k6j15c
~bbi	80 -5ag13c
~bbie	81 -4g5c
~bco	78 
~bcon	78 
~be>	49 -17i-12f-7h4c5j7e12d22a
~bea	73 -8c6b9a
~beat	81 5a
~bec	64 -10i-7j-6ah8d22c
~beca	65 -10a-9i-6hj4k8dg17c
~beco	85 -7g6ae
~bed	73 -8a6g
~bed>	87 5j
~bedr	76 -5a6g
~bee	48 -13g-7e-6j7ch8k16i
~been	49 -14g-7ej7ch8k16i
~beer	82 
~bef	55 -13k-5c4f5d8g12i
~befo	55 -13k-5c4f5d8g12i
~beh	69 -13c4f11h13d
~behi	70 -12c-5a5f11h14d
~bei	70 -9b8i
~bein	70 -9b8i
~bel	67 -14b-8k5g8f14j
~beli	78 -12g-7a-6b-4k5c8j9e10f
~bell	82 -6a8b
~belo	77 -9b10g15a
~belt	87 -10b-6k4a5j10g
~ben	66 8a9d
~bend	82 6a
~bene	68 9d
~ber	47 -14b-6h-5d13g14a
~ber>	49 -13b-6d-5h-4k4e6f8a9g15c
~bers	68 -11c-7f5ag10k
~bes	61 -11ag-8b5h8e10c17d
~besi	69 -7a-6b24d
~best	67 -10g-5ad6h9e11c
~bet	60 -9g-5e4f8c14b
~bete	80 -4b10a
~bett	65 -8g-5c8k10b
~betw	77 -8k6f11b
~bid	87 4g5c
~bie	76 -4g
~bies	76 -4g
~big	56 -18i-8j-6a7ck13b18g
~big>	58 -12i-9d-6j6c8g9k11b
~bigg	75 -10a16d
~bigs	85 -9i13g
~bik	77 7k
~bike	77 7k
~bil	56 -7a-5g-4e5d7f15b
~bile	87 -7a-5k7b9f
~bili	60 4b5ag
~bill	69 -12g-9a6d9b
~bin	69 -14g-7b5k11c12j
~bin>	82 -5ab6c10j
~bind	82 -10c5f6b
~bing	76 -12g-9b5k9c15a
~bir	62 -11a-7b-5g14e20c
~birt	63 -11a-7b-4g14c20e
~bis	85 -6c7g
~bisc	85 -6c7g
~bit	74 5d6a7g
~bit>	76 -4e8ag
~bla	79 -5ag5bd7c
~blam	81 5bd
~ble	51 -13k-7i-4eh4b11a25c
~ble>	53 -10k-9j-8e-5i9c35a
~blem	73 -8a5e7b8j
~bles	77 -27a8d25c
~bli	81 5i
~blin	87 5i
~blo	67 -12g-11b-8k-4d10ce21a
~bloc	87 7ac
~bloo	69 -8b-5g-4k5j11e12a
~blow	87 -8g6c8i
~blu	83 -8c5a10g
~blue	87 -8c-4a10g
~bly	87 -6a13g
~bly>	87 -6a13g
~bnb	83 -5b11a
~bnb>	83 -5b11a
~boa	70 -7b-6k4f16a
~boar	73 -6bk4f12a
~boat	81 6a
~bod	46 -13b5ik9d
~bodi	82 -6a7g
~body	46 -13b5i10d
~bol	83 5b
~bolt	83 5b
~bon	83 6a
~boo	62 -7c-4e4dh5k7j
~book	63 -9c-4e5dhk8j
~boot	85 
~bop	82 -6g8c
~bop>	82 -6g8c
~bor	62 -11g-10k-6d5a9e13b
~bor>	78 -10a-6g5i7b8j
~borh	87 -4a5e8g
~born	72 -10g-7k-5dj6c9e13a
~borr	77 -5a9b
~bors	82 -5c6j12a
~bos	75 -8j-5bf5c23a
~boss	76 -5bf6c11a
~bot	62 -5g-4i5k6h8b
~both	64 -7c6h9b
~bott	81 7ck
~bou	40 -12e-11d-6g5h7f26k
~boug	69 -8c-6i-5g8a9k14b
~bout	41 -11d-10e-5b7h8cf22k
~bov	78 -9c-6a7b15d
~bove	78 -9c-6a7b15d
~box	67 -7f10k
~box>	68 -7f10k
~boxe	87 -7a9b
~boy	69 -15a-6cg4i7h9j20b
~boy>	74 -9a-6ck-5g6i7b8h11j
~boys	77 -8a15b
~bra	73 -5j5c9a
~brak	87 6a
~bran	80 4a8b
~bre	57 -8b-7i5h6c11g
~brea	70 -5b5d8c
~bree	83 
~brel	61 -6i-4b7h13g
~bri	62 -7d-6a-5ik10g14h
~bric	74 8c
~brid	87 -7d-5a7j10c
~brin	68 -18c7fg17h
~bro	61 -19d-10g7b8a12j13c
~brok	73 -20a-10d5f11b17c
~brot	68 -11d-6k6j11c15a
~brou	82 -6c4e11a
~bs>	62 -9b-8k9d12a
~bsi	80 -5h5ac7b
~bsit	80 -5h5ac7b
~bt>	80 -11a6g9b
~bts	87 -14a-9d25c
~bts>	87 -14a-9d25c
~buc	82 8a
~buck	82 8a
~bud	71 -7d-4ac18g
~budd	75 -6d-5c5j6g
~budg	80 -6a13g
~bug	78 -10g-5a5b10ck
~bugs	85 7b
~bui	54 -7di-6j5g9k18e
~buic	87 4a
~buil	54 -7di-5j5g9k19e
~bul	83 -7c-4k4b5f
~bull	85 -7c-4k4bi5f
~bum	79 -5h7bj
~bump	80 -5h5a8j
~bun	73 -9g-7c8b10a11i
~bunc	83 -12a5d14b
~bund	83 13a
~bung	85 -7b-6g-5c5a16i
~bur	62 -8b-5k-4a5j8g17i
~bure	87 5j
~buri	78 -9a4b8c
~burn	69 -11a-10bc17g19i
~burs	82 5a
~bus	49 -11i-7f5a8bd11e
~bus>	82 -4j12a
~busi	50 -12i-7a-5f4g5j8b9d
~busy	72 -6g5a12e
~but	61 -14a-7c-4d5b7i8e9g
~but>	62 -6b-5i6e11g
~butt	87 -7a5e8b
~buy	62 -9g4c5ab6e
~buy>	64 -9g6be8c
~buyi	83 -6c11a
~by>	50 -21g-13d-7h14b17i18e
~bys	81 -4b4a7c
~bys>	82 -4a11c
~cab	87 -6b9j10e
~cak	87 -9c6g8a
~cake	87 -9c6g8a
~cal	47 -16a-13e-12g-9i4f6j17dh22b
~cal>	61 -6i4ad6b
~cale	81 -11c-9e-6a6i19g
~call	50 -25g-14a-9i-7e6j7c15bd20h
~cam	60 -15b-9i-8c-5d-4f7k12a14g16j
~came	63 -12a-9i-4c9k13j14g
~camp	87 -12b13a
~camr	87 -13b-6c6j17a
~can	46 -18j-12k-10g7d10fi14ae
~can>	48 -25j-20k-5g5c6d12ef14i17a
~canc	69 -12g-6b-4i5h6e7k8j
~cane	78 4b
~cant	83 8a
~cap	87 -13a5c12j
~car	42 -13b-11k-8j-6g-5e6df24i27c
~car>	51 -15b-10j-7d4ik13f28c
~card	58 -13ag-4d5ij14c16b
~care	64 -5ci5h9d12a
~carp	87 8j
~carr	58 -7i-6b6k7g16d
~cars	65 -23k-4b4a5g22i
~cary	82 -6j-4b6a19i
~cas	63 -28a-5c5j7k18b19g
~case	75 -5ag5k11j
~cash	66 -24a-7c21b22g
~cat	54 -9i-7a-6c-4b6g8e9f16k
~cat>	87 -5a8b
~catc	75 -9i-8d-6c-5b-4h6j10e20k
~cate	62 -10c11df
~cati	65 -7j-5b5k12c
~cats	83 -11b4j9g
~cau	65 -8i-7j-6h5dg6a13k
~caus	65 -8i-6hj5g8d11a
~cce	80 -6b4d6a
~ccen	87 
~cci	70 -5b5i
~ccid	70 -5b5i
~cco	60 -21g-5e-4hi6j8a13bc
~cco>	75 5b7a
~ccou	63 -20g6j10b16c
~ccu	73 16g
~ccup	78 -8a-5k25c
~ccur	82 -25c5j7a16g
~ce>	36 -8j5a7g9i12b15k
~ceb	87 -8b6j9c
~cebo	87 -8b6j9c
~ced	70 -13j-4ac7e28b
~ced>	70 -13j-4ac7e28b
~cei	77 -14g-5a-4e7k9f11c
~ceil	85 -7a-5g5c10f
~ceip	82 -11g6c8k
~cel	69 -14g-5a-4j5h14c15b
~cel>	83 6b7h
~cele	85 
~cell	74 -13g11b16c
~cem	78 -10g7ab
~ceme	78 -10g7ab
~cen	54 -13c-10a-7f5d6be19g
~cens	60 -12a-4f5b8e10d
~cent	63 -16c-5d6j24g
~cer	57 -11c-9bg5j7f8a14d
~cer>	73 -11g-10b7ek8d9j
~ceri	87 -7b5a7g
~cern	83 4c5a
~cert	61 -8c9d
~ces	63 -22c-4g5i9a23d
~ces>	68 -22c-5b17a19d
~cess	74 -8g-7a5ij7d
~ch>	39 -37a-34i-9j7c14k20g30d31b
~cha	53 -14c-7e-5f4b9k10a12g
~cha>	85 14c
~chai	77 -8a-5c7b8h
~chan	59 -7h-6b-4j9k30a
~char	68 -13c-5aj4b6k12g
~chas	85 -13a17g
~chat	80 -9c7d12j
~che	50 -9c-7ah5eg7i10bj
~chea	77 -9cj-5e5b10g16a
~chec	57 -15a4c8b11e
~ched	72 -10a-8i-7g9j14c
~chel	82 -5c5j
~chen	70 -7a6k7j
~cher	77 -6ac5b19i
~ches	73 -7k-5c5b6g
~chew	85 6b
~chi	60 -12j-11d-6e7a11c14b
~chil	68 -11d-4e5i6bcf
~chim	85 -5b
~chin	68 -11j-5d5c11ab
~chit	87 4b
~cho	58 -19g-6e5c8df
~choo	59 -17g-8h-4e5djk9cf
~chr	82 13f
~chri	82 13f
~chu	78 -6b4f5a
~chur	78 -6b4f5a
~cia	57 -12g-4i6b8d20c
~cial	61 -5j-4i5e22c
~cian	87 11j
~ciar	75 -10g8c14d
~ciat	82 -6c15b
~cid	64 -8b-5g8ij9d
~cide	65 -14a-5bg9i11d12j
~cidi	85 -5j-4b15a
~cie	67 -8b-5d16c
~cies	68 -8a-4d16c
~cig	80 -4a5bk
~ciga	80 -4a5bk
~cin	77 -5g6a
~cin>	87 -5g7a
~cine	85 
~cis	77 -6g4i6d
~cisi	77 -6g4i6d
~cit	71 -13b4k6e7a10f
~citi	87 -5b-4c5f8e
~city	75 -6b4k8f
~ck>	43 -17a-13j-11b-6h6dg8e16ci18k
~cka	77 -6g8bc
~ckag	77 -6g8bc
~cke	56 -7e-4adi6f8j12b
~cked	64 -4ek5h7j10b
~cker	75 -9a5c7b
~cket	65 -6c-5b4ak5g7f
~ckg	83 
~ckgr	83 
~cki	70 -13g-6a4i13h14b
~ckin	70 -13g-6a4i13h14b
~ckl	78 -12c-6g10d15h
~ckle	81 -12c-6g6a16h
~cko	83 -13c5i16g
~cks	61 -16b-9i10aj12g
~cks>	61 -9bi10j12g
~cku	70 -10c5g10e
~ckup	70 -10c5g10e
~cky	77 -5d5c
~cky>	81 -5d5c
~cla	56 -12a-7de7c8jk10i
~clai	59 -6e-5d4g5k11i
~clar	85 
~clas	77 -5g5f6c
~cle	57 -12g-10d-5e4k7j9b17a
~cle>	65 -8d-7a-5j-4e4c9b14k
~clea	67 -7c-6g-5k6j7b12a
~cles	71 -11g-6b-5k7c9j17a
~cli	60 -12g-6b-5k4e6f9a14d
~clie	64 -7g-5j15d
~clim	79 -12b15a
~clin	78 -6k-4d5e10f
~clo	54 -16c-13a-10i-4h10b19eg
~cloc	81 -9a8e9b
~clos	56 -19c-9i5b15g16e
~clot	87 6g
~clou	83 -4a6b
~clu	72 -8b6c14a
~clud	73 -10b8c10a
~co>	69 -4c14g
~coa	80 -7a5b12g
~coas	85 9g
~cod	71 -6fg-5bj-4a7k25c
~code	71 -6fg-5bj-4a7k25c
~cof	82 -5a7k10i
~coff	82 -5a7k10i
~coh	74 5cg
~coho	74 5cg
~coi	82 -9k8b
~coi>	83 -9k6a
~col	57 -6ci4g6b13a
~cold	82 
~coll	59 -6ci6g7b10a
~colo	87 -4a6j
~com	39 -21a-17g-7j10d15f20h28c
~com>	87 -7a13j
~come	51 -15i-8k-6j-5e4c11f30h
~comf	77 7a
~comi	67 -19b-16a-8j-5gk10i12f33c
~comm	64 -5i6k8c9b
~comp	46 -11g-6a5bk8ei11d
~con	49 -9c-7d-6eh6j10f14a
~con>	87 -11a-8c10f11j
~conc	82 4c5b
~cond	61 -9g-7b9j11c
~conf	87 -6d11c
~cong	80 -9g-8j6ce8a
~cons	70 -21c12g19a
~cont	59 -8c-6a-5e7b8k11g
~conv	77 -8k4j5c6g
~coo	68 -7f-6b-5j20d
~cook	83 -6b-5c4d8a
~cool	70 -7f-5j7c17d
~cop	74 -18b-6k8j18a
~copp	85 -20b4c17a
~copy	78 -7k8j
~cor	55 -23a-8g-7d-5hk9f10b12c33j
~cord	62 -10c-8d5k6j8b12a
~core	76 -10a25c
~corn	85 -13a-5k10c17f
~coro	87 6d
~corp	76 14b
~corr	69 -14a-4b28j
~cos	60 -15a-6chi5j38g
~cost	60 -15a-6chi5j37g
~cot	87 
~coti	87 
~cou	44 -10h-6k5a6g7b10e
~couc	83 -7a4c7b
~coul	50 -24k-11j-6fh5b6i8g15e29a
~coun	55 -14c-11a-6hi8j14f20k
~coup	75 -11f4i5j11c
~cour	79 -11a6b9c
~cous	80 -4b6df
~cov	48 -8df-4j4a6k8g18b
~cove	48 -8df-4j5a6k18b
~cow	85 
~cpa	81 -5d4j
~cpa>	82 -5d5aj
~cra	64 -21a-5g-4j5hk9d13b
~cras	77 -8ab-7g4k13c14d
~crat	87 -7a7b
~craw	81 -7c-4g5b10i
~craz	75 -5ij5b8h
~cre	56 -12f-9i6b12e14a
~crea	77 -10c-8g-5k12e17a
~cred	62 -12fg4k5i11ac
~cree	77 -12i7a13g
~crem	82 -6a10c
~crew	73 -12c-9a-4i5b6d12g
~cri	72 -8cg-7a7d8i11k
~crib	83 -5g-4a13k
~crip	81 -6c4i10d
~cro	73 -8c-7g4a6i8b
~cros	82 -6c4b5f6i
~crow	80 -5k5b9a
~cs>	79 -6c6b7h
~ct>	57 -35a-7e-4d4b6h13ck18j
~cte	73 -14a6i7j10b
~cted	75 -9c6i11j
~cti	56 -5d-4e7a15k
~ctib	63 9g
~ctin	82 -6g14k
~ctio	65 -6g6a9k
~ctl	75 -8b-6k7g8c
~ctly	75 -8b-6k7g8c
~cto	60 -15c-12a5eij23d
~ctor	60 -15c-12a5eij23d
~ctr	72 -8c4j6b
~ctri	75 -7c5j6b
~ctro	85 6k
~cts	75 -13b-4g7c14a
~cts>	75 -13b-4g7c14a
~ctu	64 -15g-5j-4i5f6k10c15a
~ctua	75 -6g7a10c
~ctur	67 -10g-4j6f7k9a
~cub	82 -7b7ag
~cuba	82 -7b7ag
~cui	83 5g
~cuit	85 -6c7g
~cup	76 -11a-7k4i23c
~cupa	79 -7a-5gk26c
~cur	59 -17c-9a-8f-4d4i5h6e7j18k
~curi	72 -18c-5aj-4e9h10b17k
~curl	87 12i
~curr	62 -6b5gk11e
~cus	60 -19g-6e-5bj15d16h
~cuse	87 -18g-5a11c21h
~cush	85 -8c7k9a
~cust	61 -9g4i5a13d
~cut	70 -4k5bc
~cut>	74 -6g6b8c
~cy>	48 -9c-5i5k7a12e
~cyb	87 
~cybe	87 
~cyc	81 -5b4a
~cycl	81 -5b4a
~da>	85 -4a4bf
~dad	65 -14c-5j6d7abg
~dad>	71 -18c5b7ak9g
~dadd	75 -4k5c9d
~dads	85 5b
~dam	67 -8b-6e10g11a
~dama	68 -8b-6e11ag
~dan	77 4a5e
~dang	82 5e
~dar	87 -7e4k8g
~das	74 -10b-6k11a
~dash	76 -11b-6k12a
~dat	58 -17g-12a-10d-5h-4i25c30e
~data	82 -6d6a
~date	60 -15a-13g-9b-5d25c33e
~dati	83 -5g14b
~dau	67 -10g-7d-6k6j9a10c
~daug	67 -10g-7d-6k6j9a10c
~day	44 -15a-8b-5k5d18e23c
~day>	46 -20a-15g-13i-7b-5k6j11f22e33c
~days	58 -13j-9f-4e10ai16g
~dba	87 
~dbo	81 5a
~dbol	85 
~dd>	73 -19b7ag11j
~dda	83 -7a4ce
~ddad	85 4c
~dde	73 -7b-6e8d13a
~dded	82 -4b13a
~dden	85 -5e5c
~dder	83 -4c5g10d
~ddi	67 -17c4b6f7jk
~ddin	75 -13c-6d5ek7f10j
~ddit	74 -6c6b
~ddl	75 -9a-5i5g6b8e9c
~ddle	76 -9a-5i-4j5g6b8e10c
~ddr	62 -12ab-8d-6g-5j8k10e17cf
~ddre	62 -12ab-8d-6g-5j8k10e17cf
~ddy	69 5g
~ddy>	71 -7j6c8g
~ddys	85 -7c11j
~de>	49 -9a-5k6j8f18h
~dea	60 -8h-7g5b7k13a
~dea>	77 -6h6k10a
~dead	74 -6g-4k5b6c7a
~deal	68 -15g4k9c
~deat	82 -13c19g
~deb	75 -23a-8d4g8b24c
~debt	77 -23a-8d5g8b25c
~dec	60 -7b-6k-5g5a9dj
~dec>	79 6a
~dece	85 -7b-5c7a8g
~deci	67 -9g-4k7ij11d
~decl	76 5e
~ded	55 -8e-7j-6b4i6c12g14a
~ded>	60 -9j-8b-7e-6g7i9c22a
~dedu	62 -7a20g
~dee	77 -9b-5a-4f7g8i9c
~deep	85 -11a-8b6j10gi
~deer	87 17c
~deg	77 -8c-4a7b13g
~degr	77 -8c-4a7b13g
~del	64 -6i-4g5ac6j
~del>	81 -9a-8g12b13c
~deli	66 -8b-6c-5i5j13a
~den	57 -12g-5f7e17j
~den>	77 -6e4c5i7b
~denc	87 -11ag4j10k14e
~deni	85 4c7d
~dent	60 -10c-8k-7b11j12a
~deo	83 5a
~deo>	83 5a
~dep	69 -15c10d15b
~depa	80 -10c-9a9b14d
~depe	74 -5a13b
~der	50 -20a-10e-7j-5c8f9d19b21g
~der>	52 -18j-10k-7e-5h5d8f9b13cg
~deri	83 -11a6b11g
~ders	68 -12a-10c-4f5h12k17j
~derw	82 7d
~des	58 -20g-7a-4e7b8d11k17j
~des>	63 -8g7i14d
~desc	85 -5g13k
~desi	83 
~desk	82 -4a10b
~dest	72 -11g-8b-5d5ak18j
~det	77 -5b10a
~deta	83 -5b5a
~dete	83 6a
~dev	83 7j
~devi	83 7j
~dge	74 -5j5k11g
~dge>	85 4c6a
~dget	78 12g
~dia	68 9d
~diab	79 -4b10a
~diag	81 -7a6c
~dian	80 -4c12d
~dic	66 -18a5be17c
~dica	67 -14a6b15c
~dici	85 
~did	36 -24k-11b-7d4g6j10h13e15i19a
~did>	36 -24k-11b-7d4g6j10h13e15i19a
~die	67 -6ce6j7g9a
~die>	80 -5j-4b7a8g
~died	71 -8c-5e11j
~dif	68 -9b-7j4k5a7c
~diff	68 -9b-7j4k5a7c
~dig	75 -8a-5bj-4g11k18c
~digi	75 -8a-5bj-4g11k18c
~dil	81 -6a9g
~dily	82 -6a7g
~din	51 -8gi-5d4ce11j15f
~din>	67 -8k-4ae4h12j
~ding	54 -13g-8di7j11c19f
~dinn	82 -11c-7j6d10e12a
~dip	83 -19b9c15a
~dir	87 -10a6b10h
~dis	63 -10c-6g-4b6a10k16j
~disa	79 -4c11j
~disc	70 -4c13k
~dise	83 
~dist	83 -8b10j
~dit	54 -19g-8f-4h4e8k11c16b
~dit>	59 -12f-10g-5a8k11b16c
~dite	82 9a
~diti	67 -5c4f8b
~dito	85 -9g5e6c8a
~div	69 -11c-7j6g9a14b
~dive	87 -6b10g
~divi	75 -5a9b
~divo	80 -10c-9j12b13a
~dju	82 -5b-4g7i
~djus	82 -5b-4g7i
~dle	61 -11a-9j-6f-5g8b22i
~dle>	67 -42a-11g-6j-5d6e7h8b10c39i
~dled	78 -13i-4b31a
~dles	75 -4g6b12d
~dli	77 -9d5a12b
~dlin	77 -9d5a12b
~dlo	67 -8g-4ek5d7c8a
~dlor	67 -8g-4ek5d7c8a
~dma	83 -10a-4g6cj
~dma>	85 -9a-4g6j7c
~dne	87 -12d13c
~do>	27 -39k-38j-14g10i16b18e20f23c48a
~dob	83 -10a17c
~dob>	83 -10a17c
~doc	68 -15g-10a5j6i15d
~doct	69 -13g-5a7i15d
~doe	41 -23k-7j-5h5i11e12d19a
~does	41 -23k-7j-5h5i11e12d19a
~dog	70 -11b5c12j
~dog>	73 -8a-4b5c13j
~dogs	82 -8b10a
~doi	61 -12g-8j-6ae-5dh16c21i
~doin	61 -12g-8j-6ae-5dh16c21i
~dol	65 -10ac7b14j
~doll	65 -10ac7b14j
~dom	82 -16a5b14g
~dome	83 -15a5b14g
~don	63 -9e-8a6cj10d
~done	63 -9e-8a6cj10d
~doo	64 -20b-13c5k7j9f15e
~door	64 -20b-13c5k7j9f15e
~dor	79 -12b-9g4i8c14a
~dor>	87 -7g10c
~dors	87 -4b6i
~dos	83 -12c16g
~dose	85 -13c17g
~dot	80 -8a15j
~dot>	83 -5a11j
~dou	83 -14a-7c11g13b
~doub	87 -19a12g14b
~dow	51 -16c-13a-5i5e6d10h25j
~dow>	83 -5g-4c5j6e12i
~dowe	87 -6j-5c10b12a
~down	52 -11aci4dk11h17j
~dra	67 -12c5h6e7b
~draf	87 
~dran	76 -4ci7g9a
~draw	78 -9ac8e14b
~dre	58 -12a-6j-5d-4bi7c8e11k16f
~dren	72 -11c4k7b
~dres	62 -12ab-8d-6g-5j8k10e17cf
~dri	46 -5h-4e4d7b17a
~drin	71 -7d-5i24a
~driv	47 -5eh7b9d
~dro	64 -22a-11c5k14b19h
~droo	76 -5a6g
~drop	68 -16a-10c-4i4e13b21h
~dru	77 -13c5e9d
~drug	78 -13c5e7a9d
~dry	83 
~ds>	45 -7b-6f-4h4d8c19j
~dsh	78 4k7b
~dshi	83 5k
~dsi	79 -5g6aj
~dsid	79 -5g6aj
~dua	83 4f
~duat	85 -6b4cf
~duc	60 -10b-4f8g22c
~duca	80 -7b-6g5k16c
~duct	61 -4b6c14g
~due	75 -10c-6g13a16e
~due>	75 -10c-6g13a16e
~dui	83 -10a-5g19c
~dul	82 8e
~dule	83 8e
~dup	87 4a
~dupl	87 4a
~dvi	72 -6g5j6b7a
~dvic	76 -10c6ab8d
~dvis	81 -11d6c7j
~dwe	81 -10a5b15g
~dwel	81 -10a5b15g
~dwo	87 -9a6j7c
~dy>	45 -9b6j9ae
~dys	67 -7eg-5a11j
~dys>	67 -7eg-5a11j
~ea>	69 -23c-9e-7gh5b8k34f
~eab	82 -5b19f
~eabo	82 -5b19f
~eac	59 -13i-11a5d6c7ek9j
~each	59 -13i-11a5d7ce9j
~eact	87 5k
~ead	52 -23c-11a-6dhi-5e9f14g15b32k
~ead>	58 -11g-8e-6j9c15b23k
~eadb	85 
~eade	82 
~eadi	81 -30a4b9g22f
~eadl	85 7a
~eads	83 6g
~eady	67 5e10a
~eag	76 -6a5f6g
~eage	80 -10a5k7g
~eah	82 -7ae8i13j
~eah>	82 -7ae8i13j
~eak	63 -9bg-8k10a12c18j
~eak>	71 -8a-4c7b
~eake	81 -9b-7k21a
~eaki	82 -17a-8i7c26j
~eaks	75 -11b-7g9c16a
~eal	52 -17g-10f-7a-5d8k9j15b20i
~eal>	64 -10c-8f-7i5j7k9e
~eale	85 5j
~eall	78 4i10a
~eals	87 -14a4d13b
~ealt	58 -15g-8a-6d-4e11b27i
~eam	74 -7g-6c4ei
~eam>	75 -7g-5c4bi5e7k
~ean	65 -11c-5a6g8b10h
~ean>	69 -10c5h11b
~eane	85 -4a6c
~eani	85 -6c6h
~eap	77 -10c-9j-5e5b10g16a
~eap>	85 -9j-6c7g9b
~eape	82 -4e14a
~ear	39 -9i-7d4h5af7b8j12e
~ear>	44 -12bg-10i-6h10e11c14j20a
~earb	82 9a
~eard	74 -13g-6ac5j6h7i15e
~eare	85 -8a-7c17f
~eari	76 -10g-6b6c14j
~earl	78 -9c-5b7k16g
~earn	72 -28c-9a5e8i10b20g
~ears	51 -14j-13a-12d-7i4g11h14k22b
~eart	68 -5j-4ci7d8a
~eas	51 -16g-15d-13a-9j-5i5k8b10e13h15f17c
~eas>	87 -4c7a8f
~ease	56 -19d-7g7k15c16f
~easi	78 4k6c
~easo	68 -25a-5dg-4k6c16e24h
~east	83 -6b-5j5d17a
~easu	75 -12a-7f10d19b
~easy	82 
~eat	55 -11j-8c-5d6a7g9i16b
~eat>	62 -11j-9g-4d9b10a13c
~eate	70 -5b10g
~eath	75 -18c-5a9gi11b
~eati	73 -8c5b13i
~eatm	81 
~eau	81 
~eau>	87 5j
~eav	57 -13g-6i-5k6fj9b13d
~eave	59 -15g-4k5j6f11d
~eavi	77 10b
~eavy	85 
~ebo	56 -11b-6k-5e5aij8c13d
~ebod	57 -6k-5be6a7i14d
~eboo	87 -8b6j9c
~ebs	80 -5h5ac7b
~ebsi	80 -5h5ac7b
~ebt	77 -23a-8d5g8b25c
~ebt>	80 -11a6g9b
~ebts	87 -14a-9d25c
~ebu	77 -12c5gj10a
~ebui	77 -12c5gj10a
~ec>	77 10a
~eca	63 -17a-9i-6h-5e4k5d7bg19c
~ecal	80 -8a6b9j
~ecau	66 -10a-8i-6hj5k6g9d17c
~ece	70 -9g-5b6k14a
~ece>	87 -5g5cj
~ecei	82 -11g6c8k
~ecen	77 -6c-5bj5g17a
~ech	83 5aj
~eci	64 -10g-7k-4a7ij10cd
~ecia	79 7c
~ecid	71 -6a-4g5c6d8j
~ecis	77 -6g4i6d
~eck	55 -7c4g8de
~eck>	59 -5a5c12d
~ecki	83 -7g6i
~ecko	87 -13c14g
~ecks	73 9g
~ecku	85 -6a14e
~ecl	75 5e
~ecla	83 
~ecli	80 5e
~eco	56 -9d5j7a11c
~ecom	80 -8g5e16c
~econ	64 -10b-4a4i5c6j7g
~ecor	63 -10c-8d5jk8b12a
~ect	54 -10a-8g-7e5h11k25j
~ect>	62 -18a-7g-5e-4i9h13j17c
~ecte	77 -9c6i10j
~ecti	68 -7b-5c14k
~ecto	81 8a
~ectr	72 -8c4j6b
~ecu	73 -5c10b
~ecur	75 -10c10b
~ed>	30 -16c-15b-14gi5ef11d12k30j45a
~eda	81 11b
~eday	85 6a
~edd	81 -9a-6d6ek10j
~eddi	81 -9a-6d6ek10j
~ede	87 
~edi	56 -15g-12f33c
~edic	66 -16a5b20c
~edin	79 -8b5a12c
~edit	62 -12fg4k5i11ac
~edl	87 -7b-5ck11h15a
~edle	87 -7b-5ck11h15a
~edo	81 5j
~edon	82 5j
~edr	76 -5a6g
~edro	76 -5a6g
~eds	68 -23b-7e4jk5adi12c
~eds>	68 -23b-7e4jk5adi12c
~edu	60 -9a-4b8c14g
~educ	61 -7a9c16g
~edul	83 8e
~ee>	53 -32g-10i-7bh-4c4f7d9e15j31a
~eed	45 -13g-11b-9di-7f-5j5e55k
~eed>	47 -13d-12i-9g-8j-6cf-5a12e64k
~eedi	79 -8b5a12c
~eedl	87 -7b-5ck11h15a
~eeds	70 -7e-5a5ij6d
~eek	55 -11b-5k4c6h14g
~eek>	60 -5ci6g9h
~eeke	70 -6a-5bg4i5j14c
~eeks	72 -12b-5c9i16g
~eel	58 -11b-10ej5h6c12d13i
~eel>	62 -8a-6e4h8d13i
~eeli	76 -5g-4i7k14c
~eels	75 -7j5i7g8d
~eem	82 -5e-4d5a6b
~eeme	82 -5e-4d5a6b
~een	47 -10e-9j4h9f17i
~een>	47 -9ej-7a-6g5h7b8c9f15i
~eena	78 -12c-5b6d7a10g
~eens	87 4a
~eent	85 5i
~eep	50 -15g-8e-6b4f5i6d9j13k
~eep>	53 -9eg-7b5a7f8j15k
~eepe	80 -11a-5c14d
~eepi	69 -4g5a7i
~eeps	75 4e7h8c
~eer	70 5j12c
~eer>	75 -5b14c
~eers	81 -6a6b
~ees	66 -17c5a7k15g
~ees>	66 -17c5a7k15g
~eet	56 -9a-8k-7f-6d8h12c15b
~eet>	57 -14a-6ef-5d-4k14b23c
~eeth	85 -8c7e10h
~eeti	80 -8c5j14a
~eez	87 -40a8b40i
~efe	77 -12a-4g6j13b
~efer	77 -11a-4g4c5j13b
~efi	68 9d
~efic	75 -10g8c14d
~efit	75 -9c-4d7a11g
~efo	55 -13k-5c4f5d8g12i
~efor	55 -13k-5c4f5d8g12i
~efr	85 -18a4c19b
~efro	87 -12a5c13b
~eft	67 -14c-7a5b20g
~eft>	67 -14c-7a5b20g
~efu	85 -15c17d
~ega	70 -7b-6g5j8k
~egac	87 
~egal	76 -6b6k7a
~egat	85 
~ege	65 -6i10b
~ege>	65 -6i10b
~egg	85 -12g8c11i
~egi	77 -20c23g
~egis	81 -21c25g
~egr	77 -8c-4a7b13g
~egre	77 -8c-4a7b13g
~egu	72 5k6a
~egul	72 5k6a
~ehe	82 -6a4c12h
~ehen	82 -6a4c12h
~ehi	59 -7ce-6g5d8hk
~ehic	64 -7d-5e-4g5b7k
~ehin	70 -12c-5a5f11h14d
~eho	72 -9g-6b8a13c
~ehol	75 -8g15c
~ehou	85 6a
~eic	87 
~eico	87 
~eig	64 -9d-8j23g
~eigh	64 -9dj23g
~eil	82 -5gk5j10f
~eili	85 -7a-5g5c10f
~ein	69 -22b8i15a
~ein>	81 -7b-6c6e12a
~eing	72 -17b5af10i
~eip	82 -11g6c8k
~eipt	82 -11g6c8k
~eir	59 -18c-7b-5a14h17g
~eir>	60 -13c-11b9h17g
~eirs	85 -6c5b8h
~eit	81 5j
~eith	81 5j
~eje	87 -4a5h
~ejec	87 -4a5h
~ek>	60 -5ci6g9h
~eke	70 -6a-5bg4i5j14c
~eken	70 -6a-5bg4i5j14c
~eks	72 -12b-5c9i16g
~eks>	72 -12b-5c9i16g
~el>	55 -21a-14g-8e6c7dh8i16b
~eld	74 4b
~eld>	76 5b
~ele	67 -11c-6b5h16a
~elec	72 -8c4j6b
~eled	85 
~elem	87 -4c7h
~elf	58 -10e-5g7k18b
~elf>	58 -10e-5g7k18b
~eli	60 -16b-10g-9i7dj9f10c
~elie	77 -12g-7a-5b5c8j9e10f
~elin	70 -8g-6e-4bi7dk10c
~eliv	68 -8b-5i11a
~ell	38 -20b-12j-10f-7e-6c5h11a59k
~ell>	40 -23j-16g-14e-10f-9bc5i10a75k
~ella	58 -9b-6d4a5g6h11c
~elle	77 -16b-6c4k9g10a
~elli	72 -14a-12k-6c12e15g16j
~ells	85 -4c4g10j
~elo	70 -12c-5b6a8g
~elon	79 -17b10g21a
~elor	82 -5c5j
~elow	87 -8a9b
~elp	65 -18c-8j-4e6h11b15i
~elp>	67 -18c-5a7h9b18i
~elpi	85 -10b16a
~elps	87 -12a12b
~elr	78 -4a5c
~elry	78 -4a5c
~els	54 -12a-6e-5g9h24d
~els>	73 -7j4i7g8d
~else	56 -11g-9a-5k5j7ch19d
~elt	83 -10b-5k5j10g
~elt>	87 -10b-6k4a5j10g
~ely	70 -5k-4b7i12a
~ely>	70 -5k-4b7i12a
~em>	49 -22a-8k5i7d9bc13g
~ema	59 -14a-8g-6e5ij21c
~emai	60 -7g-6e-4bd6i17c
~emat	78 -6a6ch
~emb	67 -14c-5b-4g8a9i11j
~embe	67 -14c-5b-4g9i11j12a
~eme	54 -10g-9e-5hk8d10j11a13i
~emem	68 -14c-5b-4g9i11j12a
~emen	57 -6eg7i10c
~emer	82 4d
~emi	72 -13k13g15c
~emic	85 -5a
~emiu	76 -5b4a12g
~emo	79 -10c6b10j
~emod	82 -7c11a
~emp	60 -14g4d8a11e
~empl	61 -6g4d6j
~empt	80 -10g-5k21e
~ems	78 -15c-5b10j14a
~ems>	79 -14c8a10j
~en>	33 -16a-12f-11h-7k-5d9g13i64e
~ena	72 -14c-8b10ag
~enag	77 -12c-5b5d6a10g
~enan	81 5k
~enc	63 -12b-6c5j6a7e10k
~ence	64 -12b-10c-7d7e9j12k
~ency	82 4d
~end	47 -10a-8d-5b5h9j10f17e
~end>	51 -8a-7d-6c-4k14f19e
~enda	85 -10b9c
~ende	64 4k5g
~endi	81 7h9j
~endo	81 -8g5i9c
~ends	68 -5c5d6b
~ene	54 -7i-5f-4a5k6h11d
~ened	63 -11a-10e-8g4h5j9d15c
~enef	68 9d
~ener	72 -11c7k12g
~enew	70 -5bg5ah12e
~eng	73 -9j-6c-5a-4b4e11k15g
~enga	82 -8j-5c5e11g
~enge	82 
~eni	70 -29a-9g6f14j16e
~enie	85 7d
~enin	73 -29a-9g14j16e
~enis	87 
~enj	81 -6b5c13a
~enjo	81 -6b5c13a
~enn	85 5j
~eno	68 -16i-10b11a13c14h
~enou	70 -16i-6b-5d8c12a14h
~enov	87 -5b6c
~enr	87 -6g-5e15c
~enro	87 -6g-5e15c
~ens	50 -10f-5i-4j4a5g9h11b
~ens>	62 -12c-8e-5d-4j7hk11a16g
~ense	57 -7g-6a-5f6e8d12b
~ensi	70 -5fk5b9h12c
~ent	36 -21c-4ei4g9k14d15j20b
~ent>	39 -16a-8i-6e5d7k15g16b
~enta	67 -10g4j11b
~ente	70 6b
~enth	85 5i
~enti	69 5h8j
~entl	76 -12g5j6a
~ento	79 5k
~entr	85 -10a16j
~ents	52 -18c-7j-4h6i13d16a
~enu	78 -10a-4k6g17c
~enue	81 -10a8c10g
~env	85 -5a8k
~enve	87 -5a8k
~eo>	83 5a
~eon	80 -6b-5d10g
~eone	81 -5bd10g
~eop	58 -6efj-5c5b7a10d
~eopl	58 -6efj-5c9a10d
~eor	82 -5cf15k
~eorg	83 -5cf15k
~eow	75 -8c-6k-5a5j10d15b
~eown	75 -8c-6k-5a5j10d15b
~ep>	53 -8g-7c-6b6f12k14j
~epa	69 -16a-7c-5h-4i5j9g10d16b
~epai	78 -17a-6h7g8j11b
~epar	73 -10c7b12d
~epe	69 -14a-5c10d14b
~epen	74 -5a13b
~eper	80 -11a-5c14d
~eph	85 
~epi	69 -4g5a7i
~epin	69 -4g5a7i
~epl	62 -15g-6j-5d7e9a12bc
~epla	62 -15g-6j-5d7e9a12bc
~epo	76 -10c-8b4fg9k10h
~epor	77 -8bc5g10hk
~eps	70 -6a-4bj5h16c
~eps>	70 -6a-4bj5h16c
~ept	70 -8g-6bc5f7a16h
~ept>	71 -10c-6b-5gj5f9a16h
~equ	63 -6c5a13g
~equi	64 -5c14g
~er>	28 -18g-16e-12h-4j9f28c35ad
~era	48 -5df4g5bk6j
~era>	85 4j
~erag	52 -6d5b7h8c
~eral	65 -9c4b
~eras	80 -4b6k
~erat	80 4g8j
~erc	62 -12c-5a4j19g
~erce	68 -12a-10c6bh22g
~erci	71 6a
~ere	32 -23e-12d-10j-7i-5b5c10a12h16k53f
~ere>	33 -20e-11di-5g7h10c14k18a34f
~erea	82 -5b19f
~ered	60 -20a-6c-5k-4j6i36f
~eren	68 -10b-8j7a15c
~eres	76 -7cj-6a4g8k17h
~erf	77 -9i-7a-5g7b19c
~erfe	79 -9i-6g19c
~erg	79 5bi
~erge	82 4d
~eri	60 -9k-6e25g
~eria	87 -4k4a7g
~erie	68 -10c4g6aj
~erin	72 -8a-6k11b14g
~erio	79 -8b6c
~erl	87 -10a21j
~erly	87 -10a21j
~erm	63 -10c-7f5gk7be
~erm>	68 -7c-6f6jk9g
~erma	83 6bc
~ermi	76 -11g4a14e
~ern	69 -15c-6d4ij12b
~erne	87 -5g10b
~erni	79 -9b-5c5f6e7j
~erno	81 -11c8gi
~ero	74 -17g-8c10a21e
~ero>	85 
~erou	82 5e
~err	73 -21k7a11i13j
~erra	87 -19k-7b14a16i
~erri	87 8c
~erru	85 -6a18j
~ers	41 -21i-11g-10e-5c13bj17d23k
~ers>	44 -18i-10eg5a6c12b17k21d
~ersa	80 -9k12a
~erse	82 -7cd5g18f
~ersh	82 -4a5b
~ersi	80 4b6k
~erso	61 -8c5j6a
~erst	74 -13a-8c-5g-4f6h10k18j
~ert	55 -13c-6b-5e6a13d15g
~ert>	77 -16a-11c12g18b
~erti	63 -14b-4j11d15a
~erts	83 -4c5f12a
~erty	65 -8b-4j5k6d10g
~erv	65 -4d5k6b
~erve	76 -4c8a9b
~ervi	70 -4d8k
~ervo	85 
~erw	69 -9a-4c4j8i10d
~erwa	87 5j
~erwi	85 -6a5j
~erwo	77 -4c5d8i
~erwr	82 7d
~ery	51 -29a-4de5b6f10j12k17g
~ery>	58 -13c-10b-9i-8e-4k7df14gj
~eryb	65 -19a-7d5bf7e10k
~eryt	63 -20a-4f6c11bg
~es>	30 -19f-10h5j8a17d20g25b
~esc	72 -8g-5i4c7k10a
~escr	72 -8g-5i4c7k10a
~ese	62 -7c8k12i
~ese>	63 -7c5a12i
~esen	83 -9a8j9k
~esi	63 -9g-8a-4i6k24d
~esid	66 -10a-7g-4b26d
~esig	83 
~esit	83 7a
~esk	81 -7a6k9b
~esk>	82 -4a10b
~eso	69 -9j4e5b6ck
~esom	70 -9j5e6ck
~esp	83 -7g-5a8h11b
~espe	87 -7g9h
~ess	44 -18i-4be5aj6d7f20c
~ess>	46 -10i-8b5g7c9af
~essa	87 -4k12c
~esse	73 -11a-5g10k16b
~essi	69 -8i4bc6g
~esso	87 -25a-4b27c
~essu	77 -10b8j13c
~est	49 -16g-10b-8a-7k5d6i13e32c
~est>	53 -18k-16b-11g-8a5f18e32c
~esta	78 -8f6i7a
~este	81 -8c11k
~esti	66 -11a-7e-4g5d6hk7b8c
~ests	80 
~et>	38 -15d-12f-8ij10b16e21c23k
~eta	73 7b
~etac	85 -5b6a
~etal	79 -4aj6c11b
~ete	70 -11b-9c16a19g
~etec	83 6a
~eter	82 -9a-6c24g
~etes	80 -4b10a
~eth	51 -21j-7ci6a8f10d11b
~ethe	70 -14a-4j7k10f12e
~ethi	53 -18j-6hi-5e11d14b18a
~eti	62 -8c-5d5j6f10a
~etim	82 -10b7e10a
~etin	79 -8c4fj11a
~etir	67 -7a5b
~eto	82 -9a-7g5c15b
~ets	62 -15c4j9ak
~ets>	63 -15c6j7k9a
~ett	52 -19c-4f9ik14b
~ette	59 -10g-5h6c8k11b
~etti	67 -16c-7a7i9b11g
~ettl	77 -14c9g16h
~etty	69 6i8a
~etu	80 -11b-7h5j15c
~etur	81 -11b4a6j
~etw	77 -8k6f11b
~etwe	77 -8k6f11b
~ety	68 -6g6c
~ety>	68 -6g6c
~eve	41 -30b-13d-5h6ci9f11a13j25k
~eve>	77 -12g-6bk8j9e10f
~evel	77 -30b-6g7k12c18a
~even	65 -6a-5d19j
~ever	42 -14c-13b-9e-8d-4j10gi20a26k
~evi	75 -5g10j
~evic	83 7j
~evie	83 -10e12a
~ew>	53 -22c-5f5j7e9a11g
~ewa	70 -8e-4a5h7bf
~ewal	77 -10b-8e7ah12c
~eway	77 -12a-8c9f19b
~ewe	69 -4j5a6c
~ewed	83 8a
~ewel	78 -4a5c
~ewer	78 -4j6b
~ewh	72 -19c-7f-4d6a13h19b
~ewhe	72 -19c-7f-4d6a13h19b
~ews	83 -15c8j13i
~ews>	83 -15c8j13i
~ex>	72 -11c-7g13bd
~exa	66 -11a-6cd11f12e
~exac	75 -8a-5j4c7fg
~exam	72 -10c-4ag4b5f6j13e
~exc	67 -19g-6k-5j-4i15ah
~exce	75 -5a10b
~exch	87 -6k10a
~exci	83 -6b-5c6a8e
~excl	85 -5c13a
~excu	87 -18g-5a11c21h
~exi	85 -5f4h8j
~exis	87 4h
~exp	59 -14c-8g-5df14k18a
~expe	65 -5acf-4e8ij9k
~expi	81 -6c-5g12e
~expl	69 -6cg-5bi7k25a
~ext	56 -6j-5k4c6a9b
~ext>	60 -8g-5ck18b
~exte	87 -6b-4a14c
~exti	80 7a
~extr	72 -5b17g
~ey>	41 -18j-11c-9i11b14a17f18g
~eye	83 -16a6i7d10b
~eys	77 -12a5d9b
~eys>	77 -12a5d9b
~fac	73 -19b10dj11k
~face	79 -13b5j12k
~fact	81 -8b-6c-4g6j12d
~fai	73 -5k5g7a
~fair	75 -5g13c
~fak	83 -9b-4g6a7c
~fake	83 -9b-4g6a7c
~fal	70 -12a-6gj-5dh12c13b16e
~fall	70 -12a-6gj-5dh12c13b16e
~fam	58 -5eg-4j5b9i13c
~fami	58 -5eg-4j7a9bi
~fan	85 -15b-5g7h8c11a
~far	59 -33i-19b-6c-4dhj5e15a17f39g
~far>	63 -23i-12j-9b-7e-5c16f17a36g
~farm	71 -12b8j14e
~fas	76 -9i-5k4a9c10e
~fast	76 -9i-5k4a9c10e
~fat	78 -16k-7b-5a4c11f13j
~fath	79 -7b-4a4c11f
~fau	77 -17d-5c8a25b
~faul	77 -17d-5c8a25b
~fav	80 11c
~favo	80 11c
~fax	82 -10c7f
~fax>	82 -10c7f
~fe>	48 -11d-6k-5i7g13b18a
~fea	87 -9d12c
~fear	87 -9d12c
~fec	77 -6g-4i17c
~fect	77 -6g-4i17c
~fed	87 -19g5j20e
~fee	56 -8j-7e-6a-4d6g9h15i
~fee>	81 -6b7k10i
~feel	61 -12a-7j-6e7ch13i
~feet	69 5ah
~fel	73 -7b-4j5e11c
~fell	73 -7b-4j5e11c
~fen	70 -19b23a
~fenc	77 -19b6k12a
~fend	79 6a
~fer	61 -13g-9e-6aj4k32c
~fer>	71 -12g-6e11b16c
~fere	67 -9j-7b-5a8k22c
~fes	66 -15a9g10i
~fes>	69 -18a11gi
~fess	78 -5b5c
~fet	69 -9a-5g4k5b10c
~fety	69 -8a-5g4k5b10c
~few	75 -13b-4c6j9ak
~few>	75 -13b-4c6j9ak
~ff>	48 -16a-10cd-4f6h7e10i15b18k
~ffe	62 -14j-13b-6e10ak12i16c
~ffee	82 -5a7k10i
~ffer	63 -11b-10j-5e-4g5i7a8k18c
~ffi	62 -18c-7b-4j6f12a13d
~ffic	62 -18c-7b-4j6f12a13d
~ffo	82 -8c4a6g
~ffor	82 -8c4a6g
~fia	85 8j
~fian	85 8j
~fic	54 -17c-9bj-5k4f31d
~fic>	83 8g
~fica	64 -7c4a12d
~fice	63 -15c-8g-4j5i7f13a14d
~fici	75 -11g-4a4c7e14d
~fie	78 -4i10h
~fied	85 -4i11h
~fiel	83 -6a6j
~fif	82 5i
~fift	82 5i
~fig	67 -14c7e10g
~figh	82 5a
~figu	69 -12c-6a8e12g
~fil	62 -8b-5h5j7a8d
~file	66 -11c-7g7j14a
~fill	75 -7b4g8d9c
~fin	54 -11g5e6h9b
~fina	64 -8g-7j-4k4a7e9b
~find	69 -8c-5ab7hk
~fine	74 -10a11bk
~fing	79 -15k8c15j
~fini	70 12a
~fir	52 -9e-6h-5ij4g5f11d13k
~fire	59 -9j-7e-5h-4a5g6d7c8f10k
~firs	59 6d11a
~fis	81 -13b6f8a
~fish	81 -13b6f8a
~fit	67 -17k5d8g11c
~fit>	72 -17k-6a-5d14g17c
~fits	76 -6g-5c8a12d
~fix	72 -8g-5d-4k5f6c8a
~fix>	81 -6g5b8c
~fixe	83 10a
~fixi	87 5a6f
~fla	73 -13g5j20b
~flat	75 -13g-5c5j21b
~flo	62 -9ag-5e4f5cj9b
~floo	64 -9g7c
~flor	85 -4a4bf
~fly	79 -5j5a14b
~fly>	85 
~flyi	87 12b
~fo>	82 4c
~fol	61 -10g-8j-7k-4e5i8h9b15d
~folk	62 -7k-6j-5a-4eg5b10h16d
~foll	81 -8g4b5i8a
~foo	68 -7i-6k4j6c17g
~food	78 -9a-4i5g6j
~foot	72 -5k17g
~for	32 -24c-5e8j10i22k28g
~for>	34 -17b4h7j10a14g25k
~forc	82 -5c5k
~ford	77 -13c-4e4a5b7i
~fore	54 -13ak-6c4f5d8g11i15b
~forg	83 5g7c
~form	66 -13c-7a-6g4i13h14k
~fort	73 -7a11b
~forw	80 -5g4i9a
~fou	73 -13g6a10b
~foun	76 -12g7c11b
~four	87 6a
~fra	75 -6a-5g6e8b
~fram	77 -5a6e7b
~fre	70 -25a-13g6eik7b22c
~free	71 -13a-11g6e7i19c
~fri	70 -5g-4ek5c7h
~frie	70 -5g-4ek5c7h
~fro	47 -14g-10b-5d5k8f11h18a
~from	48 -7c-6g9f12h
~fron	66 -16b-11g13c25a
~fry	87 -5a6j
~fs>	83 5g
~ft>	63 -10c-5d-4i7a17g
~ftb	87 
~ftba	87 
~fte	53 -5f-4ae4i6b7d9g
~ften	75 -11i-6a-5c31g
~fter	55 -13g-5f5j8bd10i
~fth	87 5b
~fth>	87 5b
~fts	85 -10c5g9b
~fts>	85 -10c5g9b
~ful	58 -10f6k7i13a
~ful>	75 -11c-8g-7b14i24a
~full	60 -10f-5a8cgk9b
~fun	62 -7ei-5g5ck6b10a
~fun>	70 -6e-5j5c10k
~fund	76 -8i11a
~fune	72 -6g4dj
~fur	72 -8c-6k7i9e
~furn	73 7i
~fus	79 -5bc11d
~fuse	82 -15c-5b7a17d
~gac	87 
~gacy	87 
~gad	87 
~gag	63 5g
~gage	63 5g
~gai	64 -8c-5d5ag10e
~gain	64 -8c-5d5ag10e
~gal	73 -12b-10g4jk6a14i
~gal>	77 5a6k
~gall	87 -6b6ac
~gam	85 -10a12j
~game	85 -10a12j
~gan	85 4c
~gap	75 -6c6e12a
~gap>	76 -6c6e12a
~gar	62 -16a-7g-5d9fj16b
~gar>	80 -11a6b7c
~gara	68 -13c-5g5aj13f
~gard	83 -9a5j6b12c
~gare	83 6b
~gas	83 -10a5c10b
~gas>	83 -10a5c10b
~gat	73 -5cg16j
~gate	77 
~gav	74 -6b-4ae5d6c8g
~gave	74 -6b-4ae5d6c8g
~gc>	87 -9g10c
~ge>	41 -18d-10i-9j-8h-6f9e13k25g26c
~ged	66 -8g-6h-5bj6c24a
~ged>	66 -8g-6h-5bj6c24a
~gee	85 -9c6a14d
~gee>	85 -9c6a14d
~gei	87 
~geic	87 
~gem	83 -11c7g14d
~geme	83 -11c7g14d
~gen	58 -13g-9ce-7j4k12a13b21d
~genc	81 4d
~gene	72 -11c7k12g
~gent	62 -23g-8e-5j7a12b22d
~geo	83 -5cf15k
~geor	83 -5cf15k
~ger	61 -11k-9a5g6d11j
~ger>	67 -14a-13k-5g7j14d15c
~geri	85 -5c5a
~gero	82 5e
~gers	75 -9c-8d5a7b9g
~ges	61 -11a-7j-6e-5b5c6h9g10dk
~ges>	65 -9c-8e-5b-4j8hk16g
~gest	71 -16a-7g14d16c
~get	42 -11f-8j-7c-4b6a7i9g10k18e
~get>	44 -16b-8f-6j4i9k10g13e15a
~geth	74 -12a7e11f
~gets	70 -9c6g8b
~gett	68 -6ag7bi
~gge	70 -7b-6j-4a7c14d
~gged	85 -8b9a
~gger	82 -5j6h
~gges	76 -14a7c16d
~ggi	83 -6a4ik5c6h
~ggin	83 -6a4ik5c6h
~ggr	85 
~ggre	85 
~gh>	48 -10i-8cde-5j5b8h11fk17g
~ghb	73 -5k-4a4b
~ghbo	73 -5k-4a4b
~ghe	73 -8a-5g10c13b
~gher	77 -8a-6c21b
~ghes	85 -7b18c
~ghl	77 -13f-9a6c22g
~ghly	78 -13f-8a6c23g
~ght	34 -18d-7g-5h4k7i9c35j
~ght>	34 -13d-10b5i8k33j
~ghte	67 -10g-7d-6k4i5j6c7e8a
~ghts	72 -21a-6g15b22c
~ghw	85 -4c7a
~ghwa	85 -4c7a
~gia	83 -5cf15k
~gia>	83 -5cf15k
~gie	85 
~gien	87 
~gin	61 -14c-7a4bk7f13g
~gin>	77 -9c-4k4gi5b6h
~gina	75 -6c5d6b
~ging	68 -12a-6c6f9k14g
~gir	71 -6a15b
~girl	71 -6a15b
~gis	81 -21c25g
~gist	81 -21c25g
~git	75 -8a-5bj-4g11k18c
~gits	77 -6a-5b6k19c
~giv	54 -11e-10g-9j-7f5a16c27k
~give	55 -11e-8gj-7bf-5d8a20c31k
~givi	77 -5c-4k9d12b
~gl>	79 -12g5a12c
~gla	71 -5j-4agk5e14b
~glad	81 -7a-6k5dh8e
~glas	77 -8d17b
~gle	66 -10c-6g5j13e15b
~gle>	69 -5g-4e5j19b
~gles	77 -10c16e
~gly	83 -4g5f8i
~gly>	83 -4g5f8i
~gma	83 -6a7j
~gmai	83 -6a7j
~gn>	64 -9c-8g13be
~gna	87 
~gne	77 -16b-7ce6j13a18i
~gned	77 -16b-7ce6j13a18i
~gni	85 8c
~gnin	85 8c
~gno	80 -7a6c
~gnos	81 -7a6c
~gns	83 4a
~gns>	83 4a
~go>	47 -25g-22c-20j-4bi4h6d10e21a24k25f
~goa	85 -9a17c
~goal	87 -9a17c
~goe	67 -6d-4gi10k11c
~goes	67 -6d-4gi10k11c
~goi	54 -11f-5e4h7k14g
~goin	54 -11f-5e4h7k14g
~gol	82 -5g5c6i
~golf	87 5a6c
~gon	65 -11d-8e-6c4g8j9a10b
~gone	65 -11d-8e-6c4g6a10bj
~goo	51 -9k-8f-5g7b12i13a
~good	51 -8fk-4g13i14b
~got	39 -13f-7e-5i5g7b11j19c
~got>	40 -12f-6e-5i4dk7g9b12c14j
~gotc	87 13c
~gott	75 7a
~gra	58 -18g-6a-5h6d22c
~grab	81 6k
~grad	70 -12g-6e-4j8a9i16c
~gram	74 -4ai4b13c
~gran	70 -8b-5a7e9j14d
~grat	80 -9g-8j6ce8a
~gre	62 -14i-12k-7j-5e6a14b18g
~grea	73 -9j-8i-6k6fg13c
~gree	69 -7k-6c-5de6ah9bg
~greg	85 
~gres	83 -9c-8i7g11b
~gro	60 -10a-5i4f10g11b
~groc	85 -7b5a6g
~gros	77 -11a-6b-5e6jk17g
~grou	68 -11c-5k-4e6d20b
~grow	70 -12g-5a7ef15c
~gs>	54 -10b-7i-6f-5ek6hj8dg12a
~gua	78 6c9d
~guar	80 -4c12d
~gue	72 -10c4b6k
~gue>	87 5h
~gues	75 -12c5gk6b
~gui	77 6k
~guis	83 7a
~guit	85 -6a4c7k
~gul	72 5ak
~gula	72 5k6a
~gum	87 -6a7b
~gun	76 -8b11a
~guns	78 -7b5c11a
~gur	69 -12c-6a8e12g
~gure	69 -12c-6a8e12g
~gut	78 -17c-16a-6g16b25i
~gut>	80 -17c-16a-6g16b26i
~guy	57 -11b-10c-5h5a6f8i9de
~guy>	68 -9e-5b4j17d
~guys	61 -11c-7bj-5d8fi18e
~ha>	69 -9a-5d7c10b
~hac	78 8c
~hack	78 8c
~had	52 -11b-5e4c6a17j
~had>	52 -11b-5e4c6a17j
~hah	73 -11a5g8b
~haha	73 -11a5g8b
~hai	67 -16c5b6h14a
~hail	73 -19c6h24a
~hain	85 -6c9h
~hair	76 -11a5k9b
~hak	85 -6a13f
~hake	85 -6a13f
~hal	62 -23c-10j-8b-6e4fg7k18d20a
~half	65 -21c-11j-5e5f6g9k20d
~hall	82 13a
~halt	85 -5b8a
~ham	82 -5a-4jk6f7e8g
~hame	87 -8j6f7e8g
~han	47 -10j-8g-7ce-5h17i31a
~han>	61 -6k-5i-4f6h14a
~hanc	82 5b
~hand	58 -20c-7ek-5j5bf8a23i
~hang	58 -9b-8hj-7g-6e7c14k29a
~hank	76 -13a-5g4e5i6b10c
~hap	51 -16e-14g-5f6b9h14ik
~hape	73 -12c-8g5b25i
~happ	52 -15e-8g-4fi6a10c11h12k
~har	57 -6j-4e13a
~hara	81 -12a-4j7c12b
~hard	72 -9g-5j-4k4fi13c
~hare	70 -5dj4bc7a
~harg	72 -17c-5a4dhk15g
~hari	82 -7g9a
~harm	87 -8c6j9a
~has	53 -5de5f6g14a
~has>	53 -5b-4deg6f22a
~hase	85 -13a17g
~hat	21 -38a-21b-7d12fh37g39e48c
~hat>	21 -29a-20b-7d-6k10f13h35g41e42c
~hate	72 -10a-8c-5g5f29k
~hatl	85 -5e17c
~hatv	77 -16a-5d6f12g18c
~hau	80 -17c-5a9b16i
~haul	80 -17c-5a9b16i
~hav	31 -12i-11d-8f5k7e8g11j13c25a
~have	31 -12i-11d-8f5b6k7e8g11j14c18a
~havi	77 -10b17a
~hbo	73 -10k4b5a
~hbor	73 -5k-4a4b
~hda	68 -10k-7a-6b5j29e
~hday	68 -7a-6bk5j20e
~he>	22 -11e-5c7h8k9b11f12d18i30j
~hea	46 -21c-9b-7h-6g8i10fj11a19k
~head	67 -22c-14a-6e-5b8k20f30g
~heal	58 -14g-6d-5a12b22i
~heap	77 -9cj-5e5b10g16a
~hear	54 -24g-11b-10c-4i5e7d12a14k19j
~heat	70 -6b-5g11c
~heav	85 
~hec	57 8e
~heck	57 8e
~hed	61 -13g-12a-9i-8b4k18j28c
~hed>	63 -16a-12g-9i-6e12b17j20c
~heds	87 -28b7k9a15c
~hedu	83 8e
~hee	69 -11b-6e-4f4a6c7k8d
~heel	73 -13b-8j-5e-4f8c9d11a
~heet	82 -4a8j
~hef	87 -5c6b
~heft	87 -5c6b
~hei	58 -9a-7b-5j4k13h20g
~heig	77 -7aj5g19c
~heir	59 -16c-7b14h17g
~hel	62 -19c-4ej6h14bi
~helo	82 -5c5j
~help	65 -18c-8j-4e6h11b15i
~hem	52 -11e-10a6d7g10ci
~hem>	53 -14a-11e-6j6d7g10i12c
~hen	39 -24af-12b-10k-8h-7j4i9c98e
~hen>	39 -21f-18ah-11b-9k6i7g18c75e
~hend	73 -10ac-9g-4f46e
~hens	77 -5c-4j20h
~her	31 -28a-25i-22e5dj7b13c14h65f
~her>	45 -25c-14a-10k5b7h8fj13d20g
~here	34 -24e-15d-12g-11i-4b10h12k16c63f
~heri	83 -9g12c
~hers	69 -32i-7k-6g-4j5f9h18d21c
~herw	85 -6a5j
~hes	57 -7ej-6b5c9i16a
~hes>	69 -5e7a8g
~hese	63 -7c5a12i
~hesi	83 7a
~hest	85 -7b18c
~het	83 11k
~heth	83 11k
~hew	81 5b
~hew>	83 
~hey	43 -12j-7c7d10fg17b
~hey>	43 -12j-7c7d10fg17b
~hic	52 -29a-17g-9j-6h-5e7k9f14b24c27d
~hich	56 -33a-18g-11j-5hi4k10b11f22c34d
~hick	87 5g
~hicl	64 -7d-5e-4g5b7k
~hid	87 -5c5b
~hie	80 -7a4k9b
~hiel	83 5k
~hif	81 -7d4g6a
~hift	81 -7d4g6a
~hig	61 -16a-15i-6j-5dk13f17g24b
~high	61 -15ai-6j-5k-4d15f17g24b
~hik	83 -17a-7k6j8b19g
~hike	87 -13a5c6b7j
~hil	62 -11d-5e6b17g
~hild	69 -11d-4e5i6bf
~hile	70 -5cf-4i6j20g
~him	66 -10k-8g12e
~him>	69 -10k-6g5a11e
~himn	85 -5b
~hims	87 -6a8b
~hin	37 -7eg-6j-4a14bc20i
~hin>	62 -5k5a11f
~hind	70 -12c-5a5f11h14d
~hine	73 -5d5a7k
~hing	40 -14fg-13a5d7i12j14b27c
~hink	55 -14c-9j-8d-5k-4b5fg13h26i
~hio	80 -8c5jk
~hio>	87 -6a4b7j
~hion	85 -8c7k9a
~hip	73 -8a6k8b
~hip>	75 -9a-4d6k8b
~hir	66 -21e-9g6ab8j16c
~hird	80 4j5i
~hire	71 -20e-8g5j11b18c
~hiri	85 
~his	43 -7a6j12d13e
~his>	43 -10a-7c5k14de
~hist	76 7c8j
~hit	63 -11g-6d-4k5a8c9e
~hit>	68 -14b-5g-4d4i10e11a
~hite	82 -5g9c
~hits	83 5a
~hly	70 -18a-12f10b15c18g
~hly>	70 -18a-12f10b15c18g
~ho>	39 -30b-24g-12eij-9a-6c-5f9k119d
~hob	81 -6ag16c
~hobb	81 -6ag16c
~hod	65 -14a-8g37d
~hod>	65 -14a-8g37d
~hoe	79 -11b4g5d9a
~hoev	87 
~hol	52 -19g-5e10c19a
~hol>	74 5cg
~hold	60 -24g8c9i17d
~hole	61 -15d-7i-5c-4f8b19a
~holi	83 -10b14f
~hom	50 -15c-11i-6h5e9a11f14d
~home	50 -12c-11i-6h5e11f14a
~hon	60 -13a-8g-7f4k6j11c15b
~hone	61 -9a-6g4ce6k14b
~hoo	56 -12g-11a-9h-4e4i8bk17f
~hood	81 -7c-5a4e7g8f
~hook	85 6bj
~hool	61 -12g-11a-6i-4h5dj6k10bf
~hoos	78 -10b-7eg-6h11ac12i
~hoot	78 -5c-4j6ik10f
~hop	56 -11e-7b-4k4c5g8a15f
~hop>	59 -6c-5b-4k7a19f
~hopi	79 5c
~hopp	80 -6d4a13c
~hops	82 -13e-5c6d14g
~hor	77 -6c-5j5b6a8d
~hort	85 5b
~hos	52 -14a-5c8j19d
~hose	54 -18a-5c5hj22d
~hosp	72 -4b4f5a
~hot	66 -13f-11c-9k6g12j23a
~hot>	73 -13f-7c-5b8g10j14a
~hote	82 -6a6j
~hoto	83 -8k13a
~hou	41 -11i-7j6g9cd15e
~houg	75 -8j-4k7g11c
~houl	56 -12j-7i13af
~hour	66 -12a-8g-7i-5j7b10c26e
~hous	46 -8ce4b7a10g12d
~hout	63 -12b-10a-5c12j20e
~hov	85 -14a6c17d
~hove	85 -14a6c17d
~how	30 -109a-37b-17d-15j-11k-8f5ce8h75g139i
~how>	30 -104a-36b-20j-16d-11k-7f6e9h88g123i
~howe	82 -11g9c
~howi	85 -5a11j
~hows	85 7j
~hr>	87 
~hre	83 5a
~hrea	87 
~hri	82 13f
~hris	82 13f
~hro	52 -14c-13a-10e-6h4d6b7fi9j19k
~hroo	82 -13a5k11b
~hrou	53 -14g-10e-6ah5d7f8i10j13k
~hs>	63 -10a-5e7h10c
~ht>	34 -13d-10b5i8k33j
~hte	67 -10g-7d-6k4i5j6c7e8a
~hter	67 -10g-7d-6k4i5j6c7e8a
~hts	72 -21a-6g15b22c
~hts>	72 -21a-6g15b22c
~huh	75 -17a-10g7c14i16j
~huh>	75 -17a-10g7c14i16j
~hun	79 -8b9j10a
~hunt	82 -12b21a
~hur	60 -14b-6e-5g8i21a
~hurc	78 -6b4f5a
~hurr	74 8a
~hurt	64 -9b-5g9i12a
~hus	55 -7k4e7d
~husb	55 -7k4e5a6d
~hut	70 -16g-6j12c18a
~hut>	75 6b
~huto	87 8j
~hwa	83 -4c7a
~hway	85 -4c7a
~hy>	58 -13di-12g-8k-6a-5ej-4c78h
~hyd	76 -4ci7g9a
~hydr	76 -4ci7g9a
~hyg	87 
~hygi	87 
~hys	76 -6g4k5i
~hysi	76 -6g4k5i
~ia>	78 -6c-5f14k
~iab	59 -4j16a
~iabe	79 -4b10a
~iabi	61 6bg
~iag	80 -6a5c
~iagn	81 -7a6c
~ial	58 -7j-6k-5i-4b7a30c
~ial>	60 -8b-7j-6g12a24c
~iall	82 -5c5b8e
~ials	83 -7d-5a4g15c
~ian	73 -8c6j8d
~ian>	78 -6c10d11j
~ianc	85 8j
~iar	72 -16g-13a6b11i13d
~iar>	85 -11a-7g-6c5e8b14i
~iary	75 -10g8c14d
~iat	82 -6c15b
~iate	82 -6c15b
~ibe	81 -5g12k
~ibe>	85 -5g13k
~ibl	61 -5k-4d6g7c15a
~ible	61 -5k-4d6g7c11a
~ic>	66 -19a-4d6g9k11f12b
~ica	54 -9a7j14d
~ical	62 -6c6d9j
~ican	78 4b
~icat	61 -6b-5a6c11d
~ice	46 -12j-8g-4h6i7c9b16d
~ice>	50 -8j-6e7i11bc
~icen	59 -10a-4f5b8e9d
~icer	85 -9c7f
~ices	75 -7b-6c-4g9d10a
~ich	56 -34a-18g-11j-5hi4k9f10b26c34d
~ich>	56 -33a-18g-11j-5hi4k10b11f22c34d
~ici	63 -17a-8g-4i5ej6d19c
~icia	72 -12g-4a5e7j11d
~icie	69 -12a-4d17c
~icin	83 
~ick	52 -15c-10a-7d-6i5e8h19b20k
~ick>	58 -14j-11g-8h-7a5b9e12c25k
~icke	65 -15c-6i5h10bj
~icki	79 -7g5b9c
~ickl	82 -12c16h
~icks	81 -11c7g9j
~icku	80 -5ac4b11g
~icl	64 -5deg4b7k
~icle	64 -5deg4b7k
~ico	78 -5aj21g
~ico>	83 -9a-4j21g
~icot	87 
~ics	81 -5c5a7h
~ics>	81 -5c5a7h
~ict	67 -8b-6c4fk5d
~ict>	82 -8b10j
~ictu	71 -8c-6j5dk6f
~icy	48 -6c-5d-4i6bk12e
~icy>	48 -6c-5d-4i5k12e
~id>	34 -16k-14b-11c-8d8e11i17h24j25a
~ida	76 -6b-5g-4a8c14f
~ida>	87 -4a4bf
~iday	83 -10b14f
~idd	76 -14a-5gi5f6b8e14c
~iddl	77 -14a-5gi7b8e20c
~ide	48 -10h-8g-7b-5ck4a6f14d20j
~ide>	54 -10c-7e-6k-4h5bg7d9f13j
~idea	77 -6h6k10a
~ided	85 -5k4i5a
~iden	65 -9cg8j13e
~ideo	83 5a
~ider	81 -12d-6b6a19c
~ides	67 -8a-6b8j18d
~idi	75 -5j21b
~idin	75 -5j21b
~ido	82 -7g-6j6e8b10a
~idow	82 -7g-6j6e8b10a
~ids	55 -14k-7c4ij9d14a
~ids>	55 -14k-7c4ij9d14a
~ie>	70 -18b-8c7j12e15a
~iec	85 -5g4cj
~iece	85 -5g4cj
~ied	60 -11c-7k-5eg4h9j10a11b
~ied>	60 -11c-7k-5eg4h9j10a11b
~iel	77 -5a4k5b
~ield	77 -5a4k5b
~ien	56 -9g-5k-4e5j7b12d
~ien>	87 
~ienc	75 -6a-5c6j7b
~iend	70 -5g-4ek5c7h
~ieni	87 
~ient	63 -7g-5j15d
~ier	66 -6g-5bj-4a6k28d
~ier>	69 -11b-9a-5gj7k32d
~iers	79 6ab
~ies	54 -14a-12f-6i6k10d12b17c
~ies>	55 -12af-6ei7k11cd19b
~iest	79 -10b-4a9c12e
~iet	80 -8c-6j6k7e9a
~iet>	87 -6j-4a8ek
~iev	77 -9g-6bk8j9e10f
~ieve	77 -9g-6bk8j9e10f
~iew	83 -10e12a
~iew>	85 -13e13a
~if>	40 -19a-15j-14b-13i-12h10f20g31ck
~ife	47 -8d-5aj6c12g16b
~ife>	48 -10d-5i-4j8ag15b
~ifes	69 -18a11gi
~iff	68 -9b-7j13c
~iffe	69 -9b-7j4k7c9a
~ifi	64 -7c12d
~ific	64 -7c12d
~ift	72 -6c7a
~ift>	81 -7d5a6c
~ifth	87 5b
~ifts	85 -10c5g9b
~ig>	58 -9d-7ij5c6g9k11b
~iga	79 -6a5bk
~igar	80 -4a5bk
~igg	72 -12a-6j8c15d
~igge	73 -11a-5j8c15d
~igh	34 -22a-15d-10c-7h-6k7e9b11f22g36j
~igh>	63 -31c-15i-11d-8a-5j14b17f46g
~ighb	73 -5k-4a4b
~ighe	73 -8a-5g10c13b
~ight	34 -15a-9d-6b-4h6e9i39j
~ighw	85 -4c7a
~igi	68 -8j-5a9ck
~igin	75 -6c5d6b
~igit	75 -8a-5bj-4g11k18c
~ign	60 -9c-8g4e5j8i9a
~ign>	64 -9c-8g13be
~igne	77 -16b-7ce6j13a18i
~igni	85 8c
~igns	83 4a
~igs	80 -13b-9i14a16g
~igs>	82 -13b-9i11g15a
~igu	69 -12c-6a8e12g
~igur	69 -12c-6a8e12g
~iju	87 6a
~ijua	87 6a
~ike	42 -5a9k14i
~ike>	43 5dek7i
~ikes	82 -7e7i11k
~iki	77 -10c-6a4k9g11i
~ikin	77 -10c-6a4k9g11i
~il>	54 -9g-5i6ch7b
~ilb	87 4c
~ilbo	87 4c
~ild	54 -12d-5c5f7gk12b
~ild>	68 -18d-6j-5k6i7g19a
~ildi	61 -12a-6g-4i9k12c
~ildr	72 -11c4k7b
~ile	53 -17c-12k-7h-4d6j13b32g
~ile>	62 -8k-6i-5dh-4ej12bg14a
~ilea	80 -10a5k7g
~iled	74 -7a-5g-4k4fj8i10e
~iler	82 -6c5j8a
~iles	64 -10c-9a5j25g
~ili	58 -11a6i15b
~ilia	85 -11a-7g-6c5e8b14i
~ilin	78 -4g5f8c
~ilit	59 5g12b
~ill	44 -14b-11d-10h-5g9i15a29j
~ill>	46 -19b-18d-12h4g6e13i17a24j
~ille	79 5c
~illi	77 6a7j
~illo	82 -7a5c6j
~ills	67 -11g-4e8b12d
~ils	83 -4c5a
~ils>	85 -4c5a
~ilt	68 -10b-5j-4d10c20e
~ilt>	68 -10b-4dj20e
~ily	57 -9e-4fj4g5c7b8a
~ily>	58 -9e-8j5cg8ab
~ilys	87 6j
~im>	58 -13a-6j9i17c
~ima	75 5k
~imal	83 4a
~imar	87 
~imb	75 -14b-6g8c10a
~imb>	82 -5bc5d9a
~imbi	87 -8b7a
~ime	50 -11b-9j-7afi-5c23g32e
~ime>	52 -14b-11j-7fi-6a21g30e
~imer	83 6b
~imes	75 -7c6e7g
~imi	62 -11a-6j-5d-4e11c26g
~imit	62 -20a-6j-5d19c27g
~imm	83 
~immi	85 
~imn	85 -5b
~imne	85 -5b
~imp	69 -21a-4g4h8c22b
~impl	83 -21a20b
~impo	75 5h6b
~impr	82 6c
~ims	68 -7cg-4a6i8j9b
~ims>	70 -7c-5g9j
~imse	87 -6a8b
~imu	78 5a
~imum	78 5a
~in>	29 -16a-13k-7c-4d7g8h15b20f40j
~ina	61 -9g-5jk-4i4d5e17b
~inal	67 -8j-5g5d16a
~inan	70 -9a-5g10e16b
~inc	54 -6h17c
~ince	60 -7g-4a5j
~inch	85 
~incl	75 -9b11c
~inco	68 -5a9c18g
~incr	80 -7g-4k8e11a
~ind	46 -11k-9ce-7g9d10h17bi
~ind>	48 -14k-6e5di12bh
~inde	77 -10c-4e4f5i11b
~indo	83 -12c-11b5j8d12i
~inds	79 -5g4ik
~ine	43 -15i-12f7c8be22a
~ine>	52 -13j-9f-7d-5h6e16c20a
~ined	73 -7d15a
~iner	83 -10a-7c17e
~ines	49 -14i-5f-4e4j5k7b9d
~inf	71 7c
~info	74 -5b7a11c
~ing	28 -16j-7c4b8h13k24a28i
~ing>	29 -31j-5eg4h5f24k27i39a
~inge	78 -19k-9a14cj
~ingi	85 5b
~ingl	67 -24a-5g-4c7j14e24b
~ings	57 -6f-5k-4ae5b7h8j
~ingu	83 7a
~ini	63 -5b5f6a7c
~inim	79 6a
~inin	78 4e
~inio	87 -5a5d6h
~inis	70 12a
~inj	72 -6b4g5k
~inju	73 -6b4g6k
~ink	51 -17c-14d-6k5g11h17a18i
~ink>	56 -7c-6dj-5e-4k6g24i
~inki	66 -10c5a17h
~inkl	75 10a
~inks	77 -7d8a
~inl	83 -12a4b9c
~inly	85 -10a5b9c
~inn	76 -18c-8j4b6g8e9a11d
~inne	77 -16c-8j4b5d6g8e11a
~ino	83 -11c-7b5a14g
~ins	41 -14j-11c5h8b10f20a
~ins>	69 -10j-7bg-5e-4d4h12f24a
~insi	72 -18c-10a4k9g11bf
~inst	68 -7g4h6a
~insu	43 4g7b9a
~int	56 -11a-10b-6i-5g-4j6dk7f13ch
~int>	75 -6b-4k8g11a
~inte	66 -10c-6a-4i4f6j12h
~intm	83 10f
~into	67 -7gh-6j-4a5e10k13d
~ints	81 -12a-6g-5b14c15h
~inu	64 -9c-4d5i7ak
~inut	65 -10c-4d6i7k9a
~inv	71 -8c13a
~inve	76 -5bc4g5k6a
~invo	79 -4c7a
~iny	79 -13a-11c-9i6jk23g
~iny>	83 -17c-9i-4a7k24g
~inyl	87 -10a6cj
~io>	85 -6ag4b7cj
~iol	81 -5c5j
~iola	81 -5c5j
~ion	43 -8hi-5e5k13j20b
~ion>	47 -18a-7i-5h5j6gk20b
~iona	71 8a
~ione	85 -13a6f13j
~ions	58 -10g19a
~ionw	87 6a
~ior	77 -8b-4k10g17c
~ior>	79 -7b16g
~iou	74 -7c-6j-5a9h15k
~ious	74 -7c-6j-5a9h15k
~ip>	58 -10d-9g-6f-5e13k33c
~ipe	74 -14a5k15b
~ipe>	79 9b
~ipes	83 -11a5c7b
~ipl	85 -11b7a10c
~ipm	71 4e
~ipme	71 4e
~ipp	79 -8a12b
~ippe	81 -5a8b
~ips	80 -9c-7g-4j23a
~ips>	80 -9c-7g-4j23a
~ipt	75 -11g4i8k9d
~ipti	83 
~ipts	82 -11g8k11d
~iqu	85 9a
~ir>	56 -19a5gj6c11k
~ira	78 -6c-5g10e
~ira>	81 
~irb	83 -5b11a
~irbn	83 -5b11a
~ird	75 -6c4i
~ird>	77 -5c4ij
~ire	51 -23e-6h8f26c
~ire>	56 -14e-12j-7a-6g-5h6d7f8k13b20c
~ired	72 -13e-11b5cj25a
~irem	72 -14a6f7c8g
~irep	76 
~ires	85 -6d-5a5b8j
~iri	71 5k
~irin	71 5k
~irl	71 -6a15b
~irl>	78 5j
~irlf	87 6a
~irls	81 -11a4c15b
~irs	56 -8c-4e5ag9b
~irs>	70 -7a-6c6gh11b
~irst	59 6d11a
~irt	62 -17a-5bg5h14c20e
~irth	63 -11a-7b-4g14c20e
~is>	22 -15g-11b12i14d33a45j
~isa	75 -6ck7j11b
~isab	80 -4c11j
~isc	68 -9c12k
~isco	70 -4c13k
~iscu	85 -6c7g
~ise	58 -16d-6e-5i8g9b19c
~ise>	62 -19a-8e-7d5k6b8g23c
~isea	85 6a
~ised	75 -7c14a
~isf	87 -5i12h
~isfi	87 -5i12h
~ish	62 -13b35a
~ish>	74 -15b-6j4c22a
~ishe	68 -5c-4b22a
~ishi	83 -5a4b6f
~isi	62 -6b-5k
~isin	80 -12a5j12c
~isio	66 -7c-4k6e7b
~isit	76 -16b-8g10h12a
~isk	83 -16c5a13b
~iss	65 -8j-6g-5d4i5b7a8e
~iss>	83 -7b-5g5a8c
~isse	83 5k
~issi	74 -4j8i10a
~issu	75 -4j6b12e
~ist	51 -11b-10a-9g-8i4c5d9j10h19k
~ist>	59 -12ac-7i9h30k
~ista	82 -15a-7g28c
~iste	63 -19c-6k-5b9d10g12a
~isti	83 -14g14c
~istm	82 13f
~isto	77 -5b7c9j
~istr	80 -8b7aj
~ists	83 -8a6d
~it>	27 -21d-6e4g7i10a13c15b36j
~ita	64 -8b-7g8k11c
~ital	69 -5b9c
~itar	85 -6a4c7k
~itat	80 -5b5a6c
~itc	64 6b
~itch	64 6b
~ite	59 -7j-6h-5f4i9d11a
~ite>	63 -6h5g11c
~itec	87 4b
~ited	79 -5c6i10a
~iter	83 7d
~ites	87 8d
~ith	37 -6g5h8k9j13d
~ith>	38 -13e-8g5j7k8ah13d
~ithe	80 -6a5j6b
~ithi	85 -5j12a
~itho	63 -12b-6a-4c7j20e
~iti	60 -10a-7d-6i5cf9g11b
~itie	87 -6ac11b
~itin	73 -5dk6e8a
~itio	64 -5a5b12g
~itl	73 -5a4c5j6k
~itle	73 -5a4c5j6k
~ito	74 -9g-4bk4e10ac
~itor	74 -9g-4bk4e10ac
~its	56 -13f4e6a7k
~its>	57 -13f-5b5e7c9k
~itse	82 -5c6a
~itt	54 -17g-7j-6e-5h5f7i33c
~itte	75 -19a-15b18j21c
~itti	70 -23j-13g-4i6d9cf12ab
~ittl	58 -5d6c8i
~itu	75 4b5i
~itua	83 -6ag5bj6i
~itur	79 -5c8g
~ity	54 -10c-4i5j7k10g
~ity>	54 -10c-4i5j7k10g
~ium	76 -5b4a12g
~ium>	76 -5b4a12g
~iva	80 -10a-6c13b
~ivat	81 -10a-6c4f13b
~ive	41 -23e-8i-4j8d12a14f17k
~ive>	46 -20e-5i-4a9b12fk14g
~ived	82 7a
~iven	85 -17b6df11a
~iver	55 -10bg-5e17c21d
~ives	65 -14d-6g6k22a
~ivew	77 -12a-8c9f19b
~ivi	54 -16g-8d5i10a17b
~ivid	85 -9a11b
~ivin	55 -16g-8d5i6b19a
~ivo	80 -10c-9j12b13a
~ivor	80 -10c-9j12b13a
~ix>	79 -6g7c
~ixe	81 10a
~ixed	85 11a
~ixi	85 6f8j
~ixin	87 5a6f
~ize	76 -23c6j29g
~ize>	78 -21c29g
~izo	87 
~izon	87 
~izz	85 
~izza	85 
~jec	79 4h
~ject	79 4h
~jee	87 
~jeep	87 
~jew	78 -4a5c
~jewe	78 -4a5c
~job	55 -13b-8g-6e-4h5f7d14a15c
~job>	57 -6dg-5e-4bh5ak6f14c
~jobs	72 -12b-9k12a17d
~joi	81 -5bjk18e
~join	81 -5bjk18e
~joy	80 -4b5c12a
~joy>	83 6c
~jua	87 6a
~juan	87 6a
~jud	83 4a
~judg	83 4a
~jum	76 -11a6g17c
~jump	76 -11a6g17c
~jun	83 6a
~juni	85 7a
~jur	72 4g5k
~juri	81 4k
~jury	77 5g
~jus	47 -21c-15g-9e5j7a21k24b
~just	47 -21c-15g-9e5j7a21k24b
~kag	77 -6g8bc
~kage	77 -6g8bc
~kay	47 -16bj-5k5f7d10g13i15a
~kay>	47 -19j-15b-5k5f7d10g13ai
~ke>	37 -9de6h7b9gi19c
~ked	56 -13k-5ef-4d5bi8j9c
~ked>	56 -13k-5ef-4d5bi8j9c
~kee	53 -21g-5e6c7a8d16k
~keep	53 -21g-5e5c7a8d16k
~kel	87 -11a-5c7i11g
~ken	67 -8a-7d-5g11j12c
~ken>	82 -5d4j10b
~kend	70 -6a-5bg4i5j14c
~kep	72 -8g-5cj5f16h
~kept	72 -8g-5cj5f16h
~ker	61 -14b-8gk7c11j27a
~ker>	67 -10k-8g11c12a
~kers	71 -13b9j14a
~kes	64 -7b-5c7d12k
~kes>	64 -7b-5c7d12k
~ket	63 -15c-4d5j6f7g9a
~ket>	66 -15c4b7f11g
~kets	76 -9b-5c4k14a
~key	75 7f
~key>	85 -7b8af
~keys	79 -11a4e5d7b
~kgr	83 
~kgro	83 
~kic	80 -14c5j6b12g
~kick	80 -14c5j6b12g
~kid	54 -11c-9g-5h5fj6d19a
~kid>	73 -7b-4d5f6a13k
~kids	55 -13k-7g-6c4i5j9d16a
~kin	43 -13g-8e7b8j13h18c
~kin>	61 -8ci4e6ajk8f
~kind	55 -7a-6efh6b11g17c
~king	50 -7c-6g-4ak22h
~kip	80 10b
~kip>	80 10b
~kit	70 -7a6k7j
~kitc	70 -7a6k7j
~kke	80 -7a-5c4j14d
~kkee	80 -7a-5c4j14d
~kle	70 -11c-6bg13h14a
~kler	75 10a
~kne	85 
~knee	87 
~kno	51 -10dg-7c-6b9ae29k
~knoc	81 -6a4k11c
~know	52 -13c-10d-8g5e12a27k
~kru	87 -4c8a
~krup	87 -4c8a
~ks>	48 -12bi-6f7c11j19a
~ksg	85 -9a4d10b
~ksgi	85 -9a4d10b
~ksh	87 -8g11c
~ksho	87 -8g11c
~kup	70 -10c5g10e
~kup>	71 -5c11e
~kups	87 -6c6a8g
~ky>	75 -6d-5c6g12a
~kyd	85 -8b11a
~kydi	85 -8b11a
~la>	59 -9a4c6h12g
~lab	72 -18c10b20j
~lab>	79 -10c12b
~labo	87 -7c10j
~lac	50 -9j-8i-5h6ae7b13d
~lace	50 -8i-7j-5ch4g6e8b14d
~lad	70 -17a-9k-7b5e8c15j
~lad>	81 -7a-6k5dh8e
~ladd	83 -4c5g10d
~lady	79 -11a-10d-5g6i7c18j
~lai	54 -9e5k6i8a
~laid	80 -12c-8b10d15a
~laim	59 -6e-5d4g5k11i
~lain	67 -5gi5b15c
~lak	79 -4ci5j10g
~lake	79 -4ci5j10g
~lam	77 -12a5d12b
~lame	80 5bd
~lan	51 -7b-6d-5hi4ce7a16j
~lan>	66 -7k6a12j
~lanc	80 -20c5k21g
~land	62 -10b-8g-7c-5k-4i8j13e17a
~lane	80 -5b12f
~lann	68 -8bc-7d5j27a
~lans	71 -14a-4g4k23c
~lant	78 -14a-5e11c12b
~lap	75 -4c7bj
~laps	78 7j
~lar	56 -6d-5hi-4ef4g6b10k11j
~lar>	64 -10g-7a8k9b
~lara	85 
~larg	85 -12i8g10c
~larm	72 
~lars	73 5g8j
~lary	77 -4b
~las	47 -12d-5h8i11c18e
~las>	85 -14b-4d7e18a
~lass	70 -10d-7g4fk13b
~last	48 -11a-7f-6k-5d-4h8c10gi21e
~lat	60 -9c-5gi9b21a
~lat>	77 -12g7a16b
~late	65 -10b-4d6g16a
~lati	76 -7c8b
~lau	87 
~law	67 -11g-9d-7j5b7a10k15c
~law>	78 -6g-5j-4d9k11c
~laws	79 -4g6a8b
~lawy	77 -6d8k
~lay	72 -7a-5b4k12c
~lay>	76 -6a7g
~laye	87 -5b8k
~lba	87 -8a5c8k
~lbac	87 -8a5c8k
~lbo	83 -5a5f
~lbox	87 4c
~lc>	78 14b
~lco	74 5cg
~lcoh	74 5cg
~ld>	31 -13h-9k-7d5b8f9e23g28a
~lde	64 -14c-7g5k12j13d
~lder	69 -8ac-5j4g7b18d
~ldes	73 -10g-7b-6c-4d5a6k19j
~ldi	59 -14g-5a7k19c
~ldin	59 -14g-5a7k19c
~ldr	72 -11c4k7b
~ldre	72 -11c4k7b
~lds	75 -8i-5a6b14g
~lds>	75 -8i-5a6b14g
~le>	39 -22f-14e-8d-5k5h7g12c14b18i20a
~lea	46 -19g-8e-7i-6d4aj7k12f29b
~leag	79 -10a5k7g
~leak	73 -8b16a
~lean	70 -9a8b
~lear	71 -8cg-7k6b7e10a
~leas	55 -15d-7e-5gi5c11f12k19b
~leav	58 -16g-5k6fj10d11b
~lec	68 -10c6j
~lect	68 -10c6j
~led	57 -13b-9k-5j6d8c15a
~led>	57 -13b-9k-5j6d8c15a
~lee	67 -7c-5k6af11j
~leep	69 5j7f
~lef	69 -11c-7a21g
~left	69 -11c-7a21g
~leg	61 -10d-6g-5i7a8k17c
~lega	73 -6b-5g5ac8k
~lege	65 -6i10b
~lem	70 -12c-9a-4k5eh6g7b8j
~lem>	78 -10a6e7c9b
~lema	87 -4c7h
~lems	81 -8c11j
~len	70 -17a5g10k14b
~lend	74 
~lent	87 -6a9b
~ler	65 -11c-5d6gj23a
~ler>	74 10a
~lere	87 
~lers	72 -13c-4d6g15a
~les	51 -10b-8i-5k11cd18g
~les>	53 -9b-8i-6a-5fh8d9c21g
~less	69 -6a-5j6d8c
~let	56 -17g-7j4e25k
~let>	59 -16g-15a-7f-4j6h7e26k
~lett	69 6a7c
~lev	76 -12b-7g6k11c
~leve	77 -10b-6g7k12c
~lex	75 -11c-7g5a13d
~lex>	75 -11c-7g5a13d
~lf>	54 -14e-11cj-4h15k16b17d
~lfr	87 6a
~lfri	87 6a
~lia	60 -8a6i12b
~liab	61 5c6b
~liar	85 -11a-7g-6c5e8b14i
~lib	87 -10b13a
~lic	44 -16a-8i4c8b11k18e
~lica	82 4h
~lice	59 -12a-4f5b8e9d
~lici	69 -13a-4d16c
~licy	48 -6c-5d-4i6k12e
~lid	74 -25b-5cg6e12f23a
~lid>	81 -11b-6c7e14a
~lida	83 -10b14f
~lie	57 -18g-6k-4f5e11c26d
~lie>	87 -5c5ad
~lien	63 -7g15d
~lier	73 4b11d
~lies	83 -14f20c
~liev	78 -12g-7a-6b-4k5c8j9e10f
~lif	53 -13c-10a22g
~life	53 -12c-8a-4b4f22g
~lift	87 
~lig	75 -6c5d6a
~ligh	77 5d7a
~lik	43 -10b-4gj6e13k18i
~like	43 -9b4a8e9k11i
~liki	78 -7g8k12i
~lim	61 -13b-8a-5j17c24g
~limb	77 -12b15a
~limi	62 -20a-6j-5d19c27g
~lin	48 -35g-10bd-7h8f13k15i17c24a
~lin>	70 -9d-8a-5ce-4f10i24j
~line	55 -9j-8f15a18c
~ling	60 -36g-15j-4h6ei8c11k14f17a
~link	85 
~lip	85 -10a-4g4c9b
~liq	87 -8b15a
~liqu	87 -8b15a
~lis	56 -21a-4i5d21k
~lisi	70 -13c18g
~list	59 -23a-15g-4b9d15c24k
~lit	52 -6e-5h-4d4i6k10c14b
~lit>	83 -7g10c
~litt	58 -5d6c8i
~lity	59 4b5g
~liv	53 -13g-9e-8d14b26f
~live	56 -9ce-7i4ag25f
~livi	66 -22g-13d-7a9c11i19b
~lk>	57 -7c-6i-4f5a29k
~lke	72 -13g-6b4i5d6j12c
~lked	72 -12g-5b4i6d8j
~lki	67 -12c-5e7b11g12f
~lkin	67 -12c-5e7b11g12f
~lks	62 -7k-6j-5a-4eg5b10h16d
~lks>	62 -7k-6j-5a-4eg5b10h16d
~ll>	31 -19f-13j-6e12c14g49k
~lla	54 -5ab8gj
~lla>	59 -9a5c6h11g
~llar	65 -11a-4c7b14j
~llas	85 -14b-4d7e18a
~llb	85 -11a4c5f7k
~llba	87 -8a5c8k
~llc	77 -5a17b
~llc>	78 14b
~lle	54 -14j-9ei4a9cd13g
~llec	77 5a
~lled	63 -17j-8e-5a6g7dh23c
~lleg	65 -6i10b
~llen	87 -6a9b
~ller	87 6c
~llet	82 -7c-6a5f9b
~lli	59 -22c-9d-5k-4h5fj6b9a11g12e
~llin	64 -20c-6d4j5b6fg7a9e
~llis	70 -5c6g
~llo	72 -9g6c
~llow	73 -10g6c
~llp	77 -4b4g8k
~llpa	77 -4b4g8k
~lls	58 -14e-12g-6i-5a6cd13b25j
~lls>	59 -15e-14g-5i6d7c14b19j
~llst	85 -4a9j
~lly	58 -20g-6j-5k-4a4cd6i7f9e13h
~lly>	58 -20g-6j-5k-4a4cd6i7f9e13h
~lmo	81 4c
~lmos	81 4c
~lo>	85 -8a-5i5k13b
~loa	62 -15g5k10j12c
~loan	63 -15g5k10j12c
~loc	61 -13c-4d5b7f15e
~loca	70 -10c14f
~lock	66 -6f-5c13e
~log	79 -11b22c
~log>	85 -7b8a
~lon	50 -28i-17c-15b-11j-5d7f8a9h15e46g
~lon>	85 5a
~lone	77 11a
~long	51 -27i-16c-14b-11j-5d7fh16e50g
~loo	49 -9d-8g4i15c
~lood	62 -11g-8b-6k7e16a
~look	54 -7d-5a5hi10c
~loor	72 -6d-5a5j6k7c
~lor	61 -7e-6k7b12j
~lord	66 -6eg-5k4d11c
~lore	87 5a
~lori	85 -4a4bf
~lors	82 -5c5j
~los	52 -14c4eh5b6j
~lose	56 -8e7h
~losi	70 -10g-5abc5d25e
~loss	71 -9e-4ac5g9j12b
~lost	72 -11c7k15a
~lot	63 -5dj9c12a
~lot>	64 -5dg9a11c
~loth	87 6g
~lou	79 5b
~loud	81 6b
~lov	66 -12b-8g-7j-5d-4i5k8a10f13h
~love	67 -13b-7g-6j-4d5k11f14h
~lovi	87 9a
~low	59 -12g-5dh5ak31b
~low>	63 -10g-4i7a19b
~lowe	75 -7cg9a11b
~lowi	87 7b
~lows	87 -9a5g6c
~loy	60 -10c-6g4h11j
~loya	81 -9c-4b7e8hj
~loye	62 -5g5d6j
~lp>	67 -18c-5a7h9b18i
~lpa	77 -4b4g8k
~lpar	77 -4b4g8k
~lpi	85 -10b16a
~lpin	85 -10b16a
~lps	87 -12a12b
~lps>	87 -12a12b
~lre	71 6j
~lrea	71 6j
~lri	71 -8i-4b9e17a
~lrig	71 -8i-4b9e17a
~lry	78 -4a5c
~lry>	78 -4a5c
~ls>	52 -43b-18e-17j-5k6d9c79a
~lse	56 -11g-9a-5k5j7ch19d
~lse>	56 -11g-9a-5k5j7h8c17d
~lst	83 -5a8j
~lsta	85 -4a9j
~lt>	62 -18d11a15e
~lth	58 -14g-6d-5a12b22i
~lth>	60 -14g-8a-4j4k31i
~lthy	77 -10i7j8b12a
~lts	85 6b
~lts>	85 6b
~lty	87 -6a7e8j
~lty>	87 -6a7e8j
~lua	83 -9a-5b15c
~luab	83 -9a-5b15c
~luc	82 -5bd10c
~luck	82 -5bd10c
~lud	73 -10b8c10a
~lude	74 -5b5a8c
~lue	65 -6ad6e18g
~lue>	67 -6e-5a20g
~lug	85 5a
~lug>	85 5a
~lum	69 -9c-5a7e
~lumb	70 -9c-4b8e
~lun	75 -4j15a
~lunc	82 -6b5c12a
~lunt	81 -5k5ab
~lve	77 -5c5j7a
~lved	87 
~lwa	75 -9bj11f12g
~lway	75 -9bj11f12g
~ly>	44 -11k-10a-9d-6e5h7cj12i22b
~lyi	87 12b
~lyin	87 12b
~lys	87 6j
~lys>	87 6j
~ma>	72 -13b-10a-9k8j9d14c
~mac	73 -13a-5d7f18j
~mach	75 -5d
~mad	64 -16g-8k-5b7f30h
~made	65 -16g-6bk7f30h
~mag	67 -8b-6e9a10g
~mage	68 -8b-6e11ag
~magi	87 7c
~mai	54 -14g-8e-5a8df19c
~mail	56 -13g-7e-5d8af18c
~main	69 -16a17d
~mak	53 -11k-10d-7j-5ef4b12c16gi
~make	54 -11k-10d-5e-4fj4c18i20g
~maki	77 -5gj6b12c
~mal	67 -6g5a
~mal>	80 -4a4j
~mall	73 -6g-4j11b
~mals	85 5a
~mam	82 -10a5b7c8g
~mama	82 -10a5b7c8g
~man	45 -21i-14a-12c-7j-5b5d57g
~man>	71 -12g-7a7f9e
~mana	71 -25g-5b12d18i
~mane	87 6bc
~manu	85 -8b15a
~many	47 -32i-21a-15c-7j88g
~mar	61 -15c-5gh8d10b12j
~mari	77 6c
~mark	75 -7c4jk
~marr	71 -5d-4cgk5j7a18b
~mart	81 -12c-11b10i18d
~mary	85 
~mas	74 -14a-5k-4d11f19b
~mas>	77 -5a12f
~mat	60 -14b-10d-7g-6e6h8k9c11j12a
~matc	79 -11c-5d5j7k8a
~mate	72 -10b8j12c
~mati	70 5h9a
~matt	75 -7g-4d5hk10c
~may	71 -5bk5d19a
~may>	74 -5k-4j7c8d
~mayb	82 -11c19a
~mb>	77 -17c-15a-9e-7b4i6f14k24g
~mbe	48 -9b-6e-5h5k9c13g
~mber	48 -9b-6e-5h5k9c13g
~mbi	72 -13g-9b4k5j6a15c
~mbin	73 -13g-10b4k5j7a16c
~mbr	61 -9g-5i6a7h9b
~mbre	61 -9g-5i6a7h9b
~mbu	85 -5j6a
~me>	28 -17i-16a-14j-8d-5bg-4f5h9c20e84k
~mea	72 -8c-5j-4k4i11h
~mean	75 -11c-5j5a12h
~meb	57 -6k-5be6a7i14d
~mebo	57 -6k-5be6a7i14d
~med	58 -11g-8i5ek8f11d
~med>	66 -13c-11b-10g-4i5j8ek9d11f
~meda	83 6a7b
~medi	66 -15a5b17c
~mee	73 -6k5a
~meet	73 -6k5a
~mel	87 -5j5h
~mem	67 -16c-5g-4e8j9i19a
~memb	67 -14c-5b-4g9i11j12a
~men	47 -22a4f6k9c13b
~mend	87 -6a16c
~ment	47 -18a-5h4j5f9k13b
~meo	71 -6k-5c5d6g10b
~meon	81 -5bd10g
~meow	75 -8c-6k-5a5j10d15b
~mep	83 5c
~mepl	83 5c
~mer	55 -10g5k17d
~mer>	65 -8a-6g-5e4d16b
~mera	77 -5b6k
~merc	70 7a
~merg	82 4d
~mers	67 -7b-6g14d
~mes	58 -12a-7e-5fi4b5d9c10j13g
~mes>	59 -8a-6e-5f6cd8g11j
~mess	78 -6k5c7g
~met	51 -10j-8k-7i7h8dg17b
~met>	87 -19a-5k9c18j
~meta	79 -4aj6c11b
~mete	82 -9a-6c24g
~meth	53 -18j-6hi-5e11d14b18a
~meti	85 7e
~mew	71 -18c-7f-4d7a13h18b
~mewh	72 -19c-7f-4d6a13h19b
~mfo	77 7a
~mfor	77 7a
~mic	83 -6a4c
~mid	75 -8a-6g-4i6b8e17c
~midd	77 -14a-5gi7b8e20c
~mig	80 -18b-7j7e8d10h
~migh	80 -18b-7j7e8d10h
~mil	53 -10a-7e-6f-4h8i9b18g
~mile	63 -13a-7c-4i30g
~mili	85 -11a-7g-6c5e8b14i
~mill	82 -8a4c5i6j
~mily	58 -9e5c14a
~min	50 -23k-13j-8a-7d5g6f9c10e13i21h
~min>	75 -67a-8j6d7i9c19h35g
~mind	61 -24k-15g-4d5c6b7h30a
~mine	73 -10k-9g-5j-4c5a23e
~ming	67 -16b-7j-5k7h13f17c
~mini	79 6a
~minu	64 -9c-4d5i7k9a
~mir	87 
~mira	87 
~mis	64 -19j-6d6ei10c13a
~miss	67 -8j-6g-4d5i8e12a
~mist	81 -13j-7g24c
~mit	60 -21a-7j-5d8e16c18g
~mit>	69 -19a10g11e16c
~mits	66 -5j4k10g
~miu	76 -5b4a12g
~mium	76 -5b4a12g
~mma	75 -6b16a
~mmat	76 -6b16a
~mme	66 -12a10c11b
~mmed	85 -10a4e8b
~mmen	87 -6a16c
~mmer	68 6b
~mmi	80 -7a-6c7g8b
~mmin	85 
~mmu	77 -4i5k7a
~mmut	77 -4i5k7a
~mne	85 -5b
~mney	85 -5b
~mob	87 -7a-5k7b9f
~mobi	87 -7a-5k7b9f
~mod	72 -7a-5g5j9c11b
~mod>	82 -7a8j
~mode	76 -8g7c11b
~mok	66 -14b-5c5jk18a
~moke	67 -9b-4c6j16a
~moki	85 -6b
~mom	66 -12c-6b10g12a
~mom>	72 5b
~mome	78 -12b-10c7k8a9g
~moms	83 
~mon	46 -5g-4dh22c
~mone	59 -9j-6ei4a5f6c8g
~moni	80 5c
~mont	49 -5a6g8e11j
~moo	87 -22a-5k5bj26i
~mor	48 -12c-6i6g30b
~more	54 -8j-6ci-4f7k28b
~morn	69 -10c-6a-4j5f16g
~morr	69 6a8j
~mort	65 5b
~mos	59 -6e-5a5j12c
~most	59 -6e-5a5j12c
~mot	66 -8cg4i5d8a9f
~moth	73 -10a-9b-5g5c6di11f
~moto	72 -13c22a
~mou	67 -17a-8k-6f11gi26c
~moun	69 -7k-6f6c18g
~mout	87 -9g-7a9c10i
~mov	60 -11b-7k-5d-4f14j23e
~move	64 -20b-8k-4d5ah27e
~movi	72 -5g8j10b
~mp>	61 -5i5d11c13a
~mpa	49 -8ac-6g-5h6be8d10i11k
~mpan	49 -8a-6g-5h6be9k11i
~mpar	83 -10c12d
~mpe	77 -12c-11b-5h7j9g20a
~mped	87 -13c-5h8g11j
~mpl	58 -15a-11g10b11j15d
~mpla	80 -18a24c
~mple	72 -14c-5ag7j9b13d
~mplo	61 -6g4d6j
~mpo	68 4h8a
~mpol	75 -11b15a
~mpor	75 -6j-4a5h10b
~mpr	75 -6a9c10h
~mpre	79 -8a10c11h
~mpro	85 
~mps	85 -11a11c
~mps>	85 -11a11c
~mpt	79 -11g-5k20e
~mpty	81 -10g-5k21e
~mpu	73 -9a-6g4i9be
~mput	74 -9a-6g4i9be
~mrs	87 4j
~mrs>	87 4j
~mry	87 -13b-6c6j17a
~mry>	87 -13b-6c6j17a
~ms>	59 -25c-6g-5b-4e10k11i29j
~mse	85 
~msel	85 
~muc	45 -29i-15j-8k-5de6h11b58g
~much	45 -29i-15j-8k-5de6h11b58g
~mum	78 5a
~mum>	78 5a
~mus	79 -13b13a
~must	81 -8b6a
~mut	75 -5i4k12a
~mute	78 -4i5k8a
~my>	54 -20j-16k-9a7be11d12i13f
~mys	80 -5k6ac
~myse	81 6a7c
~na>	80 -11a-5c5j17b
~nac	81 -8g5j8i
~nace	81 -8g5j8i
~nad	82 4g
~nado	82 4g
~nag	67 -15g-9b-8c8a16d17i
~nage	68 -13g-9b-8c8a15i16d
~nal	58 -14c-7e-5i5d21a
~nal>	60 -18c-5e5g22a
~nall	73 5cd
~nam	44 -13b-10j-9gh-5e6fk26cd
~name	44 -13b-10j-9gh-5e6fk26cd
~nan	66 -8a-7c9e16b
~nanc	70 -9a-5g10e16b
~nann	85 5d6b
~nant	80 5k
~nap	82 6k
~nap>	87 -7a6k
~nat	77 -4a5k8j
~nati	79 5k8j
~nb>	83 -5b11a
~nc>	87 14j
~nce	41 -7c-6d6e7a10b11k
~nce>	42 -10a-7d8k9g21b
~nced	80 
~ncel	76 -5a4k7h
~ncer	72 -13g-10b6j7ae
~nces	82 -9c-5b19a
~nch	71 -13a-7c7k21b
~nch>	75 -6j-5c7k10b
~nche	82 -7a4j
~nci	72 -13b5g17a
~ncia	75 6a
~ncl	71 -7d-6b7a15c
~ncle	81 -7d6c
~nclu	75 -9b11c
~nco	67 -5a-4i9c17g
~ncom	70 -19a4b12c19g
~ncor	83 -8b17a
~ncr	79 -7g-4k5b7a8e
~ncre	79 -7g-4k5b7a8e
~ncy	81 4d6a
~ncy>	81 4d6a
~nd>	28 -16b-15i-6a8fk10j13g26e29d
~nda	75 
~ndat	82 -5g13b
~ndb	85 
~ndd	83 -7a4ce
~ndda	83 -7a4ce
~nde	51 -10ae-8c-4i6f7k15b17g
~nded	73 -5b5a
~nden	87 -4a6b
~ndep	87 -4a6b
~nder	53 -9e-8ac6f13b18g
~ndi	67 -9a-6d4bh16j
~ndin	75 -4a6h12j
~ndit	73 5f
~ndl	58 -15g-7e-6f-5aj17b23i
~ndle	65 -12a-9g-8c-5j5b7d28i
~ndli	85 -9d15b
~ndlo	67 -8g-4ek5d7c8a
~ndm	81 -9a5j6c
~ndma	83 -10a-4g6cj
~ndo	74 -13b-8g5j6d15i
~ndor	81 -8g5i9c
~ndow	82 -10b-5c4j7d12i
~nds	56 -20a-8g-7f-5b12i13c20j
~nds>	57 -10a-8b-6f10ci15j
~ndsh	81 5k6b
~ndy	75 -4gk11f12a
~ndy>	75 -4gk11f12a
~ne>	37 -9e6f7cj21a
~nea	67 -16c-5bk6j11a20f
~near	70 -10b-9c-4k7a22f
~nec	87 -7c10a
~ned	52 -16b-12c-8e-5k6d17j27i
~ned>	52 -16b-12c-8e-5k6d17j27i
~nee	46 -11dgi-7bf6e60k
~nee>	87 
~need	46 -11dg-10i-7bf-6c6e61k
~nef	68 9d
~nefi	68 9d
~nei	73 -5k-4a4b
~neig	73 -5k-4a4b
~nel	85 -4j6a
~nen	87 6bc
~nent	87 6bc
~ner	52 -8k-7ci-5h4j5g8be9f
~ner>	60 -11b-10k-8g-7j-5i-4d10c13a15ef
~nera	65 -10c5g6j
~ners	66 -16a-10c5d6j10g18b
~nerv	82 
~nes	46 -8g-7c-5f6d15k16b
~nes>	60 -15c-6i-4gj4ae8b16k
~ness	50 -11i-6ef5g7j8b10c
~nest	74 -14g-7c8e17i
~net	78 -6b-5c19g
~net>	80 -6b-4j20g
~nev	71 -20a7h8j
~neve	71 -20a7h8j
~new	54 -11c-8k-7d-5f6e7h11b14i
~new>	56 -11c-6dk-5f6i7a15e
~newa	77 -10b-8e7ah12c
~newe	77 -4ej5b8a
~news	87 -12c-4a9j13i
~nex	64 -8g-4j5c
~next	65 -8g-6a6c8b
~ney	58 -9j-7i-6e5fgk9a10c
~ney>	58 -9j-6ei5fgk10c11a
~nfe	87 5i
~nfo	74 -5b7a11c
~nfo>	82 4c
~nfor	79 -5b5a7c
~ng>	28 -39j-8b-6e-4d8f12h14g18i24k36a
~nga	80 -8j-7b-5c5eg14i
~ngag	82 -8j-5c5e11g
~nge	56 -10k-8h-7g7e14a15c
~nge>	66 -7g-6b-5k5ae20c
~nged	73 -6h8c
~ngen	87 
~nger	68 -14a-12k6b7c10j
~nges	76 -13c6k18a
~ngi	67 -4c7g
~ngin	67 -4c7g
~ngl	67 -24a-6g-5cd7j20e24b
~ngle	67 -24a-5g-4c7j14e24b
~ngr	78 -8gj5ce6a
~ngra	80 -9g-8j6ce8a
~ngs	56 -14a-6fk-5e6g7h8j11c
~ngs>	57 -6f-5aek5b6g7h8j
~ngu	75 -4d12c
~ngui	83 7a
~ngun	87 
~nha	83 7d
~nhap	87 
~nic	63 -11e-4dj7f11a
~nic>	83 -5a4k10f
~nice	67 -10e6c7a
~nico	87 
~nics	87 5a
~nie	72 -5c-4a5b7d
~nied	87 7d
~nies	74 5k6b
~nig	60 -7bj-6i5e7g8c13f
~nigh	60 -7bj-6i5e9c14f
~nim	75 10a
~nima	83 4a
~nimu	79 6a
~nin	53 -16a-7c8bg9j13e
~nin>	67 -15a-4k9eg12b
~ning	58 -19c-11b6j8e18g
~nins	72 -21g5j11b15c
~nio	73 4h5j7c
~nion	77 -11a4d5ch6j
~nior	85 7a
~nis	67 7b8j
~nish	68 4j5a
~nist	85 5j
~nit	65 -10b-8a-5k4d10j15g
~nit>	74 -10c-5b7a9g
~nito	80 5c
~nits	85 
~nitu	79 -5c8g
~niv	82 -5j12a
~nive	82 -5j12a
~njo	81 -6b5c13a
~njoy	81 -6b5c13a
~nju	73 -6b4g6k
~njur	73 -6b4g6k
~nk>	53 -11j-6c-4e5b6f20i
~nki	66 -11c-5i-4bdk15a17h
~nkin	66 -11c-5i-4bdk15a17h
~nkl	75 9a
~nkle	75 10a
~nkr	87 -4c8a
~nkru	87 -4c8a
~nks	70 -7k-5a5b6e7c
~nks>	72 -7d-6k5cg7e
~nksg	85 -9a4d10b
~nli	72 -10b-9g9a12c
~nlin	72 -10b-9g9a12c
~nly	64 -17a-8d5c7k12j18b
~nly>	64 -17a-8d5c7k12j18b
~nne	70 -26c-5k5g6j7e16a
~nned	81 
~nner	77 -18c6g9e18a
~nni	63 -8c-6b-5e9g24a
~nnin	63 -8c-6b-5e9g22a
~nnu	75 -13a7c17g
~nnua	75 -13a7c17g
~nny	80 -8a5d6j7b
~nny>	80 -8a5d6j7b
~no>	54 -35b-18i-6g-5d4c5ef11a41j
~nob	68 -6de13j
~nobo	69 -6de13j
~noc	80 -8a4k11c
~nock	81 -6a4k11c
~noi	83 8c
~nois	83 8c
~non	76 -9b-5c7h14j
~non>	80 -9b-8c8h15a
~none	87 -8a6j
~noo	77 -15c6g8i13j
~noon	79 -10c7g8i
~nop	87 -12c15g
~nor	73 -11b16a
~norm	78 -5a4j
~nort	83 -4k14a
~nos	76 -4a5f6k
~nose	83 -7a6c7e
~nosy	85 -7c6f7k
~not	43 -8d-7abc5g6k10e14j16h
~not>	45 -20b-8a-5d4g5i8e12k19h
~note	75 16b
~noth	62 -7c-6k-5d6a23j
~nou	69 -10i-6b-5d5c12a14h
~noug	70 -16i-6b-5d8c12a14h
~noun	85 -4c8i
~nov	83 -7a-5b9g
~nova	87 -5b6c
~now	43 -15d-14j5g6c8h13k20a
~now>	44 -16d-14j-6i8h10g15a16k
~nowh	87 -6a-4g5cij
~nro	83 -6g14c
~nrol	87 -6g-5e15c
~ns>	46 -17e-11j-6i4b8hk13c17a
~nse	56 -8c-7g-5f5ae8d9b
~nse>	60 -15e-8d-6j6b10c21a
~nsed	74 -30a-12g-11c5j8b21d26e
~nses	81 4j5k
~nsh	85 -5c6a7k
~nshi	87 -5c8k
~nsi	62 -15a-8c5f6g7h22b
~nsid	71 -17c-5a4k8g11bf
~nsio	79 -6a7c9b
~nsiv	75 -5f-4k6c10h
~nso	85 5g
~nsp	83 10b
~nst	63 -9c-5j5g
~nst>	75 5h
~nsta	77 -8b4d6a
~nste	83 -7c10b
~nstr	72 5g
~nsu	43 7b11a
~nsul	83 -5c5j
~nsur	43 4g6b10a
~nsw	77 -5k6c7g
~nswe	77 -5k6c7g
~nt>	33 -15d-7i-5e9h11a15g17b21k
~nta	63 -12g5b13a
~ntal	67 -6g4j7a
~ntan	76 -7bg7c14a
~nte	57 -22c-15a-7i9hj12b14g
~nted	75 -19a7f8d13b
~ntee	83 6b
~nten	75 -7c21g
~nter	62 -16c-6b-4di6ak11h13j
~nth	49 -5a6g8e11j
~nth>	52 -12b-9c-8h4a7g10j12e
~nthl	75 -12a10c12b
~nths	65 6b8h
~nti	61 -10a-5c-4fik6g18j
~ntia	82 10a
~ntil	87 -7a6j
~ntin	66 -7i-4e7j9g
~ntio	87 -10a14j
~ntit	87 
~ntl	75 -12g4j6a7c
~ntly	75 -12g4j6a7c
~ntm	83 10f
~ntme	83 10f
~nto	63 -11gj-7h4c6e11d12k
~nto>	67 -7gh-6j-4a5e10k13d
~ntor	79 5k
~ntow	82 -6gj4c9a
~ntr	59 -13a-7cg4b6k10j19f
~ntra	61 -12a-4eg7bj8k
~ntry	78 -12c-4g4j20f
~nts	50 -6c-5g4h5f6i8a10d
~nts>	50 -6c-5gj4h5f6i9a10d
~nty	77 -12b-10g4d6a25c
~nty>	77 -11b-8g5d11a14c
~nua	73 -11a4j16g
~nual	73 -11a4j16g
~nue	81 -10a8c10g
~nue>	81 -10a8c10g
~num	50 -10e-9j-6bd-4h8k14g27c
~numb	50 -10e-9j-6bd-4h8k15g27c
~nur	75 -9c-7b6f7a9h
~nurs	75 -9c-7b6f7a9h
~nus	85 -7f18a
~nut	63 -5cd5ik9a
~nute	65 -10c-4d6i7k9a
~nuts	82 -4a7c
~nve	69 -7b5j8g
~nven	77 4k
~nver	77 -8k5g7j8c
~nvo	79 -4c7a
~nvoi	83 6a
~nvol	87 
~nwi	85 6a
~nwid	87 6a
~nxi	85 -6b14a
~ny>	34 -42b-22j-18i-9h-7f-4e5c14k40a75g
~nyb	55 -12b-9c-6j7h9d21a
~nybo	55 -12b-9c-6j7h9d21a
~nyl	87 -10a6cj
~nyl>	87 -10a6cj
~nym	80 -5ak10e
~nymo	80 -5ak10e
~nyo	70 -8d22a
~nyon	70 -8d22a
~nys	77 -5h6k7j
~nys>	77 -5h6k7j
~nyt	50 -18b-7e-6g-4f5k11j14c19a
~nyth	50 -18b-6eg-4f5k8j14c19a
~nyti	87 5j
~nyw	73 -7c7f11a
~nywh	75 -7c7f12a
~oad	68 -5k-4d5j9a
~oad>	72 -6k4a5f
~oads	80 6aj
~oak	80 -7b5c10a
~oak>	82 -7b5c11a
~oal	87 -9a17c
~oal>	87 -9a17c
~oan	62 -15g-4a5k11j12c
~oan>	68 -20g5f22c
~oans	71 -8c-5a5b10j
~oar	73 -6bk4f12a
~oard	73 -6bk4f12a
~oas	83 -6a6c8g
~oast	83 -6a6c8g
~oat	77 
~oat>	77 
~ob>	56 -7dg-5be-4h5fk24c
~oba	76 -7b8a
~obac	77 -7b8a
~obb	78 -14a20c
~obbi	81 -5ag13c
~obi	87 -7a-5k7b9f
~obil	87 -7a-5k7b9f
~obl	72 -9a5e7b8j
~oble	73 -8a5e7b8j
~obo	69 -6de13j
~obod	69 -6de13j
~obs	72 -12b-9k12a17d
~obs>	72 -12b-9k12a17d
~oca	70 -15c9a14f
~ocal	80 
~ocat	75 -10c12f
~occ	73 13g
~occu	74 13g
~oce	80 -7b7j8i
~ocer	85 -7b5a6g
~oci	71 -13a15b16c
~ocia	71 -13a15b16c
~ock	58 -22a-6f-5d7g8e11c22i
~ock>	65 -18a-8j-4f7c14e23i
~ocke	67 -9a5g6c7b
~ocks	82 
~oct	69 -13g-5a7i15d
~octo	69 -13g-5a7i15d
~od>	45 -13k-9g-8c-7f4a6b12j34d
~oda	58 -13k-4b5a8d10c
~oday	58 -13k-4b5a8d10c
~ode	65 -13g-6f-5aej5b6k28c
~ode>	72 -7f-5bgj7k23c
~oded	87 6i
~odel	76 -8g7c11b
~odi	81 -6a7g
~odil	82 -6a7g
~odo	83 -11a14g
~odom	83 -11a14g
~ods	81 -8a5f6b
~ods>	81 -8a5f6b
~odu	82 -9g-8b10a11c
~oduc	82 -9g-8b10a11c
~ody	46 -13b5i6d
~ody>	47 -14b-6c7a9e
~odys	69 -7e-5g-4a9c
~oes	41 -16k-10j-6h5b7c10e12d16a
~oes>	41 -16k-10j-6h5b7c10e12d16a
~oev	87 
~oeve	87 
~of>	34 -10e6j11i13c15d
~ofe	78 -18g-5b5c18e
~ofes	79 -5b5c
~off	48 -19g-16c-12j7d8e12i13b17k
~off>	52 -12c-10g-7ad6h8e13k21b
~offe	68 -9j-5b7k10c11i
~offi	63 -18c-9g-4j7f12a14d
~ofi	82 -6b7c
~ofin	83 -6b6a
~oft	70 -11i-7c-4ab7j27g
~oft>	87 8a
~oftb	87 
~ofte	75 -11i-6a-5c31g
~og>	71 -9b5c12j
~oga	87 -12c15j
~oge	74 -12a7e11f
~oget	74 -12a7e11f
~ogr	72 -11i4c7g14b
~ogra	76 -5a-4i4b13c
~ogre	83 -9c-8i7g11b
~ogs	79 -12b5c9a
~ogs>	79 -12b5c9a
~oh>	59 -24j-23g-11b6ah7d9e10fk15c
~ohi	87 -6a4b7j
~ohio	87 -6a4b7j
~oho	74 5cg
~ohol	74 5cg
~oi>	83 -9k6a
~oic	77 -9a-7k5b10h18c
~oice	77 -9a-7k5b10h18c
~oil	85 -9a9b
~oin	49 -12j-8f5ac6k8h13i
~oin>	70 -6cf15e
~oing	51 -12j-10e-9f7c11k16i
~oint	75 -9b-7g5a7f13h
~ois	83 8c
~oise	85 9c
~ok>	56 -18a-10g4c5j9i10h
~oka	47 -19j-17b-5k5f7d10g13i16a
~okay	47 -19j-15b-5k5f7d10g13ai
~oke	60 -18d5c6gj12a
~oke>	63 -8d-5j7c11a
~oked	77 -11d13g
~oker	81 -9b8a10j
~oki	62 -8b-4e5h9j10a
~okin	62 -4e5h9j
~okk	80 -7a-5c4j14d
~okke	80 -7a-5c4j14d
~oks	68 -7e16a
~oks>	68 -7e16a
~ol>	53 -10c-7h-5k11a12g14d
~ola	80 -5c5j
~olat	81 -5c5j
~old	46 -10i-8k-6ch-4f5d23gj
~old>	49 -11ik-8b-6c-5dh6a17j32g
~olde	65 -16g-14a-8c5k13bdj
~oldi	74 -10g6i8a10c
~olds	76 -8i17g
~ole	59 -10c-8i-7d-5f14b19a
~ole>	60 -8i-7d-6c-5f12a15b
~oles	85 -6c13a
~olf	85 5a7c
~olf>	85 5a7c
~oli	46 -20g-11b-8d-6i8f14ek20c
~olic	47 -8ad-5i5cg6b7k11e
~olid	80 -16b-5c7e9a13f
~olin	72 -35g-11b8a13k28c
~olk	62 -7k-6j-5a-4eg5b10h16d
~olks	62 -7k-6j-5a-4eg5b10h16d
~oll	51 -7h-5ef-4c6d7g11a12b
~oll>	66 -7a8d13g
~olla	64 -11ac6b13j
~olle	62 -6i-4e5a7b
~olli	70 -12j-6c23a
~ollo	81 -8g4b5i8a
~olo	81 -12a-5i4k5j12b
~olo>	87 -8a-5i5k14b
~ols	70 -9b-5c22g
~ols>	70 -9b-5c22g
~olt	82 5b
~olts	85 6b
~olu	80 -8j5b
~olun	83 6b
~olv	87 
~olve	87 
~om>	46 -15a-6ci5bd6f7j10hk
~oma	77 -7b6c8i
~oma>	85 -5b7c
~omat	83 4a5i
~ome	36 -23j-13i-12e-8c10a21h22d33b
~ome>	43 -17j-14i-9g-8d4e7k14f15a26h
~omeb	57 -6k-5be6a7i14d
~omed	85 6a
~omen	79 -12b7k9a
~omeo	71 -6k-5c5d6g10b
~omep	83 5c
~omer	61 -9g4i18d
~omes	66 -11e-10a4c5g6dj8b
~omet	52 -19j-6hi9d11b12g13a
~omew	71 -18c-7f-4d7a13h18b
~omf	77 7a
~omfo	77 7a
~omi	65 -17a-15b-10j-5e10i12f22c
~omin	66 -20a-14b-8j-5gk10i12f32c
~omis	85 -12c5k11g
~omm	62 -6i-5dj-4h4k10ac
~omma	76 -6b16a
~omme	69 11c
~ommu	77 -4i5k7a
~omo	69 6a8j
~omor	69 6a8j
~omp	46 -11g-6a5bk8ei11d
~omp>	66 7d8a
~ompa	49 -9a-8c-6g-5h6be9d11ik
~ompe	83 4a
~ompl	72 -8b-5g-4k10c14d
~ompr	81 -6a11h
~ompu	74 -9a-6g4i9be
~oms	72 -5c5k6a
~oms>	72 -5c5k6a
~on>	30 -27c-13f8e10g11h13a15k33j
~ona	62 -13c-5e5jk7g9b
~onal	63 -17c5k7aj8g
~onc	68 -6j-5g-4a9c16b
~once	69 -6k-5j-4g10c11b
~ond	60 -7b-4g8j11c
~ond>	64 -14b5a6j11c
~ondi	73 5f
~one	37 -16e5b11fj12k
~one>	39 -14e-4k6c8f13aj
~oned	81 -7b5a12j
~ones	62 -16c-11g-6a5e6d10b16k
~oney	59 -9j-8e-7i4a5fg14c
~onf	87 -6d11c
~ong	49 -25i-19j-14b-6d6af12h17e40g
~ong>	51 -25i-14j-10b-7d-4c8f14e15h34g
~onge	83 -8a5d6g
~ongi	81 -7b7a11g
~ongr	80 -9g-8j6ce8a
~oni	69 -17a7j19c
~onic	85 6k
~onig	77 -19a5g7j16c
~onit	80 5c
~onl	61 -8dg-4f5k6b8c15j
~onli	72 -10b-9g9a12c
~only	65 -9a-8d7k12j15b
~ono	83 -4c6i
~onou	85 -4c8i
~ons	54 -5e-4d5bc7j9a
~ons>	56 -11g-4e4j8a20c
~onsi	85 -5c11b
~onst	73 -9c-5a14g
~ont	45 -8b-5h4a6g8j10k
~ont>	66 -16b-11g13c25a
~onte	77 -12c22g
~onth	49 -5a6g8e11j
~onti	85 
~ontr	61 -6a-4eg7b8k
~onv	77 -8k4j5c6g
~onve	77 -8k4j5c6g
~onw	87 6a
~onwi	87 6a
~oo>	59 -18k-12c-5h4i7f12b15a
~ood	46 -13k-6g5e7i9b10aj
~ood>	47 -12ck-7f-5g5e6b9d10j18a
~oode	87 6i
~oods	82 -8a5f6b
~oof	55 -5bh4ae8j9d
~oof>	56 -8e-4h5g8j10d
~oofi	83 -6b6a
~ooh	80 -8a4i5c7e
~ooh>	80 -8a4i5c7e
~ook	49 -8e4k10h11j
~ook>	56 -18a-10g4c5j9i10h
~ooke	78 -11d12g
~ooki	62 -4be5h8a9j
~ookk	80 -7a-5c4j14d
~ooks	68 -7e16a
~ool	52 -8b-7h8c15d
~ool>	55 -10c-6hk6a9g16d
~ooli	85 -41g-8a4j14k35c
~ools	71 -10b-5c22g
~oom	61 -5j-4d16k
~oom>	68 -15a4g5b14k
~oomm	76 -6b16a
~ooms	75 -4c6k
~oon	66 -15ci-5k8g11a25e
~oon>	67 -19c-15i-5k8g11a27e
~oop	85 -7a7j12g
~oor	61 -18b-5c-4a5k8fj14e
~oor>	66 -12b-6a-5d5ej10f
~oord	82 -8b8a
~oors	74 -8c-7a-5g8k12e
~oos	75 -7g-6eh-5b5d11i13c
~oose	76 -7g-6eh-5b5d11i13c
~oot	66 -14a-7c-5e5f9g23i
~oot>	72 -11c4i5g8f
~oota	82 -4a6c9g
~ooth	85 -15a-5k5b25i
~op>	52 -10g-8j-5k4b16cf
~ope	56 -8c-6i-4h5d8e10k
~ope>	87 8k
~open	63 -10g-5j8b10a11e
~oper	63 -9a-5b5d8j12g
~opi	75 -10a4h10j
~opin	76 -12a4h10j
~opl	58 -6efj-5c9a10d
~ople	58 -6efj-5c9a10d
~opp	67 -18b-8g-7d-5k12a14c26h
~oppe	72 -19b-5g9c11a16h
~oppi	74 -6d-4g6c12h
~opr	85 -13c6b13g
~opri	85 -13c6b13g
~ops	75 -12a-10c-6e-5i4j6k11d20g
~ops>	75 -12a-10c-6e-5i4j6k11d20g
~opt	82 -13b8dj
~opti	87 -7a9j
~opy	78 -7k8j
~opy>	78 -7k8j
~or>	25 -43a-24j-19e-14c-8h5d160b
~ora	69 -7j7ac10b
~orag	74 -7b9a10c
~orat	78 15b
~orb	87 -6a6j
~orc	70 -10j-6c-5g8b18a
~orce	75 -14c-11j4k14b15a
~orch	87 5c
~orcy	83 -9b8a
~ord	53 -16c-11g-9e-4h8i15k22b
~ord>	58 -24c-11e-5f10k16b17j
~orda	81 -17g-8b8a16c
~orde	71 -12j-7c-5a5f12i15b
~ordi	79 -4k14a
~ords	73 -12a-7d-5j4e10k
~ore	45 -13a-9k-5hj5c7d31b
~ore>	46 -10k-6j-4h4i12d15b
~ored	81 -7a11c
~oref	87 -12a5c13b
~ores	85 -6c
~orev	83 -6a10b
~org	76 -5f11k
~orge	87 4a6g
~orgi	83 -5cf15k
~orh	87 -4a5e8g
~orho	87 -4a5e8g
~ori	63 -14c-7g4f7b12d13a
~orid	85 -4a4bf
~orie	85 -15c13d
~orig	75 -6c5d6b
~oris	77 -24c9b19a
~orit	78 -9a-8g30c
~ork	44 -13g-9k5e9c12a15f
~ork>	47 -15k-9d-8j6i10c11b16f
~orke	69 -6b-4g5a6c
~orki	69 -20b-4g4i5c8a10d
~orks	69 -15g-13ci8jk11e12b
~orl	83 -7i-4a5k8f
~orld	83 -7i-4a5k8f
~orm	60 -15b-14g-6c-5e4j8a10hk18i
~orm>	66 -8j-6g-5bh-4e6i11k19a
~orma	71 -8b5a6c
~orms	81 -16a-4b12j16i
~orn	61 -13j-9k-4h6e8g14f
~orn>	71 -10g-7k-6j-5d5c9e17a
~orna	83 4g
~orne	80 -9a5c16f
~orni	69 -10c-6a-4j5f16g
~oro	87 6d
~orol	87 6d
~orp	76 14b
~orpo	78 15b
~orr	56 -6b-5e5i13j16c
~orre	69 -14a-4b28j
~orri	77 5i
~orro	66 5b7j
~orry	70 -19j-11b11a22c
~ors	58 -7g-6ci5ej6b
~ors>	60 -13c5j6de8a
~orse	87 -7j6a7b
~orst	79 -11a-8i-4g7j8h10c
~ort	51 -11e-7j-6cd6h10bk18g
~ort>	70 -6b7h9k
~orta	68 -6g-4j6a
~ortg	65 5b
~orth	61 -12c-8e-7j4a5i29g
~orts	81 
~orw	80 -5g4i9a
~orwa	80 -5g4i9a
~ory	66 -6ach-5f6g8k9j15b
~ory>	66 -12a-6h-5cf6g9jk16b
~os>	83 -7d15c
~ose	47 -14a-5e6h7i22d
~ose>	49 -11c-6b-5j6h12g18d
~osed	70 -21a-13e5g6i7d8j16c
~oser	82 -9a18b
~oses	80 -11c-4b12a
~osi	67 -7a-6g-5b5d21e
~osin	70 -10g-5abc5d25e
~osit	87 6c
~osp	72 -4b4f5a
~ospi	72 -4b4f5a
~oss	62 -9ae-7c-4h5b12j19g
~oss>	64 -9e-8c-7a13j15g
~osse	81 
~ost	51 -9e-6i-5dh6a33g
~ost>	54 -14a-7e-5bd-4i7c11k32g
~osta	87 4c
~ostl	71 -12c-9k-6a8j18b
~ostp	87 
~osts	78 -12b-8k-5ch13g18a
~osy	85 -7c6f7k
~osy>	85 -7c6f7k
~ot>	34 -7f8k12h14j15g
~ota	67 -8a-5j7d8h10g
~otag	82 -4a6c9g
~otal	71 -9a-7e8d9h
~otc	87 13c
~otch	87 13c
~ote	57 -7hk-5ad6g8j20b
~ote>	63 -9c-6hk9a11g15b
~otec	72 -14a15c
~otel	80 -9a6j9b
~otes	77 6a
~oth	47 -17k-11c-9a-5f7b8dhi25j
~oth>	65 -26a-14c-5h7j16i23b
~othe	50 -14k-5e7d13a14h
~othi	67 -9b22j
~oti	79 8a
~otin	82 
~oto	69 -15c-9k34a
~oto>	85 -8k7a
~otor	72 -13c22a
~ots	81 
~ots>	81 
~ott	69 -5bg15a
~otte	73 -4j11a
~otto	85 9c
~ou>	17 -22k-11g-8e13i15f16b25j26h37a
~oub	70 -7c-6a6b11g
~oubl	70 -7c-6a6b11g
~ouc	72 -20g-17a-4k5b13d27c
~ouch	72 -20g-17a-4k5b13d27c
~oud	79 -8c-6a5b12h
~oud>	81 -8c12h
~oug	48 -13e-6d-5gj12ac18k
~ough	48 -13e-6d-5gj12ac18k
~oul	33 -15j-10h-6ck7f9e11i41a
~ould	33 -14j-10h-6c7f9e11i38a
~oun	44 -16a-10h-7e-6c-5j13b19g24k
~ounc	82 -4c7i
~ound	51 -5cg7dk10b
~oung	69 -12j-9i-7ae-5f10k14g17c
~ount	53 -13a-9c-8h-4e6j9f14k16g
~oup	68 -13f5ai6d
~oup>	75 -12c5bg8ad
~oupl	75 -11f4i5j11c
~our	24 -13a-8h8k9fj10d11e13i23c
~our>	25 -6h7k9d11f14ej15i
~ours	51 -11j-8b-7f-6h14c25e
~ourt	77 -5a6bf
~ous	44 -8e-6i-5j5h7g12d14k
~ous>	67 -20a-4j8h9c13k
~ouse	45 -9e-5f-4i7a8gk10d
~ousi	80 -4b6df
~out	34 -14a-12d-5g4e15j18c24k
~out>	35 -15d-9b-8f4e7g8a35k
~outf	75 -19k-10a10d18c
~outh	78 -13a-9g6c9i13j
~outs	69 -20a-10g-5k9b11j13c14f
~ova	83 -13a-5b5c13j
~ovat	87 -5b6c
~ove	39 -13g-6c7h9ab17e
~ove>	57 -17b-16g-12c-6j5f11a13e15dh
~oved	77 -8g-6a12e13c
~ovem	87 
~over	41 -10d-5c4a5j22b
~ovi	69 -15c-8e6j8b9a10g
~ovid	87 -13c-7e20g
~ovin	71 -7c-4g7aj10b
~ow>	28 -79a-30d-24j-22b-6f6hk12e85g93i
~owa	79 -6a4i12g
~owar	85 -10a-8c4b19g
~owe	60 -22d-4ei9ag16b
~owe>	70 -22d-8a6c29g
~owed	72 -10g-7j7k8b11a
~ower	74 -8g5b9a
~owh	87 -6a-4g5cij
~owhe	87 -6a-4g5cij
~owi	70 -5f5bj7a
~owin	70 -5f5bj7a
~own	42 -18g-15c4dj7k9f27b
~own>	44 -13g-12c4j5h7k12f16b
~owne	64 -7g5ad
~owns	72 -7a17b
~ownt	82 -6gj4c9a
~ows	76 -10b4c7d
~ows>	76 -10b4c7d
~ox>	68 -7f10k
~oxe	87 -7a9b
~oxes	87 -7a9b
~oy>	70 -13a-7g-6k8hi9j12b
~oya	81 -9c-4b7e8hj
~oyal	81 -9c-4b7e8hj
~oye	62 -5g5d6j
~oyed	83 5f
~oyee	67 8j
~oyer	73 5d8b
~oyi	87 -9c7k15a
~oyin	87 -9c7k15a
~oys	76 -10a-4j5c10b
~oys>	76 -10a-4j5c10b
~pa>	76 -6g-5d9c13a
~pac	66 -9g6afi
~pace	75 -5g9i
~pack	71 -5g7f9a
~pag	69 -6bg19k
~page	69 -6bg19k
~pai	60 -10a-8h-5e8j13b19g
~paid	63 -11c14b17g
~pain	83 -7a12c
~pair	79 -6h7g8j
~pan	49 -6h-4j5ek7b10i
~pand	85 
~pane	85 8a
~pani	73 5k6b
~pany	50 -6ag-4h6k8e12i
~pap	66 -13g-11a4k6fi7c8b
~pape	66 -13g-11a4k6fi7c8b
~par	47 -16e-8ah-5i-4j6d8cg9b25f
~para	77 -11b15f
~pare	65 -8c-4j5d6a8b
~park	68 -8c-5f4b6k11a
~part	51 -23a-13e-8k-6h5d8b12g16f19c
~pas	60 -14e-4k5j6ab9d
~pass	65 -14e-7k10g11d
~past	70 -11g-5c5i6j10a
~pat	71 -14b-8g10a21c
~patc	83 -4a4b
~pati	76 -7a-5gk24c
~pay	44 -14a-10c-7d-6ek-5h8b21i41g
~pay>	51 -16c-12d-11e-5k-4f6b16g17i20a
~payc	71 -14c-5k5j7f8g
~payi	63 -14a-10c-4b6d25g
~paym	65 -10j-8d5i10e11b
~payo	87 -8c-4j17g
~payr	66 -12a8d13g
~pays	72 -21a-13g-4d5i7j35c
~pda	72 -12b-4d5a8e12c
~pdat	72 -12b-4d5a8e12c
~pe>	62 -15g-14c-5bj15a19ik
~pea	74 -7ik-6a24j
~peak	77 -9k-8i-6a5c24j
~pec	72 -6a5i7k8h
~peci	81 -5a8c
~pect	77 -10c6i8hk
~ped	66 -15k-5ce10gh17j
~ped>	66 -15k-5ce10gh17j
~pee	72 -12a-7bg8d24c
~peed	79 -7b12c
~peel	83 -11c11d
~pel	71 -9j-8c12i16k
~pell	72 -10j-8c12i17k
~pen	47 -14e-6i12k16b18c
~pen>	58 -17g-7j-6e8b14c20a
~pend	67 -11i-8e-6c6f13b19g
~pene	63 -12a-10e-8g4h5j9d16c
~peni	81 -13c-11a5k6i20e
~pens	59 -8e-5df6k7c9g
~peo	58 -6efj-5c9a10d
~peop	58 -6efj-5c9a10d
~per	47 -8i-7a-5ce5j6g10bd11k
~per>	63 -8b-6eij5cd10k18a
~pera	81 5g
~perc	68 -12a-10c6bh22g
~perf	79 -9i-6g19c
~peri	76 -6a4i6j8b
~perm	74 -13g-5j8b13e
~pers	59 -11c-8a6bdf8k
~pert	65 -5b5k6d8g
~perw	77 -4c5d8i
~pes	78 -8a5bk6c
~pes>	82 -11a7b8c
~pet	80 -14a-4d24c
~pets	87 4a
~pgr	87 6c
~pgra	87 6c
~pha	83 -5b9j
~phal	85 -5b8a
~phe	87 -4j6b
~phi	87 11a
~phis	87 11a
~pho	62 -4i5e10b
~phon	63 -8a-5i4g6e11b
~phot	83 -8k13a
~phy	76 -6g4k5i
~phys	76 -6g4k5i
~pic	58 -12c-9j-6e-4a7b21k
~pica	85 -6c9g
~pick	62 5b12k
~pict	71 -8c-6j5dk6f
~pie	81 7e
~piec	85 -5g4cj
~pil	76 10c
~pill	80 5j
~pin	59 -7g-5b10j11h
~pin>	72 -9a-6d-5g5bc19j
~ping	63 -10b-6j-5e9h13a
~pini	87 -5a5d6h
~pip	73 -6b10a
~pip>	85 -22b24a
~pipe	77 -11a13b
~pir	79 -6c-5g6j12e
~pire	83 
~pit	70 -8b4f8j11a
~pita	72 -4b4f5a
~piz	85 
~pizz	85 
~pla	44 -16g-10i-9h8b9a28c
~plac	50 -8ij-5ch6e7a8b13d
~plai	67 -5gi5b15c
~plan	56 -12g-7d-6e5f11j18c
~plat	77 -5g4a5j
~play	81 7c
~ple	51 -8e-7c-6g10dk12b
~ple>	55 -14f-9a-4e5cj6i9bd
~plea	67 -14a-9d-7j-5e12b14k17f
~ples	85 -4c
~plex	77 -11c-7g7a14d
~pli	66 -13f-4j7c11d
~plic	82 4h
~plie	70 -13f10c12d
~plit	83 
~plo	60 -9g-7b-5e5j13a
~plot	87 -9b9a
~ploy	61 -6g4d6j
~plu	71 -5bg5j8e
~plug	85 5a
~plum	73 -5ag-4b5j8e
~ply	85 -6c-4b9h
~ply>	85 -6c-4b9h
~pme	71 4e
~pmen	71 4e
~poc	76 -6a7g8c
~pock	76 -6a7g8c
~poi	75 -7g-6b5a7f13h
~poin	76 -7g-6b5a7f13h
~pok	87 -4j10a
~pol	47 -8d-5ai4c6b7k11e
~poli	47 -8d-5i4cg8k11e
~pon	81 -5c4a8b
~pone	87 
~poo	67 -9b6j11a
~pool	68 -9b13a
~por	62 -9j-5di-4g5a10h16b
~pora	77 -5j19b
~porc	87 5c
~port	65 6k12h
~pos	72 -4j5c7a
~posi	87 6c
~poss	87 7g
~post	80 6a
~pot	75 -9a-5g8b15f
~pot>	78 -13a10b16f
~pou	64 -7b-6j6a9c10k
~poun	81 9a
~pous	66 -5b10ck
~pow	87 6j
~powe	87 6j
~pp>	70 -6g4i10j
~ppe	51 -20e-10b-5f5g10k13h15c
~pped	70 -4ak5g15h
~ppen	53 -17e-4g13k17c
~pper	78 -14b7a9g
~ppi	72 -4g9b12h
~ppin	72 -4g9b12h
~ppl	66 -14f-4j4a10dh
~ppli	68 -14f8c11d
~pply	85 -6c-4b9h
~ppo	80 10f
~ppoi	83 10f
~ppr	74 -5k5b
~ppra	79 5b
~ppro	87 4a
~ppy	72 -10i-9c-7j-6g5b12h18a
~ppy>	72 -10i-9c-7j-6g5b12h18a
~pra	76 -4a5j
~prai	78 5b
~pre	56 -10a-6f7j18c
~prea	81 
~prec	87 
~pref	82 -14a-5g5c6j15b
~preh	82 -6a4c12h
~prem	76 -5b4a12g
~pres	67 -15b-7g-4d5a6k13j16c
~pret	69 6i8a
~pri	54 -13a-7ch13g20b
~pric	60 -5ij-4h7a12c
~prim	87 
~prin	66 -12ac5i7j13b
~prio	87 -6a14g
~pris	83 -11g5a
~priv	81 -10a-6c4f13b
~pro	50 -6a-4e5d7b14j
~prob	72 -8a5e7b8j
~proc	87 -7g-6a7j10i
~prod	82 -9g-8b10a11c
~prof	78 -5b8c
~prog	72 -11i4c7g14b
~prom	85 -11c-5a6k18g
~pron	85 -4c8i
~proo	69 -8g-7ck4fj9b10a
~prop	64 -7b-5c5adk7g
~prot	72 -14a15c
~prov	77 9a
~ps>	61 -8a-5e6bd10g
~pse	76 5i6a7j
~pse>	79 8j
~psi	87 -4b9a
~pst	79 4ac
~psta	79 4ac
~pt>	69 -17b-9c-5gj5f16h17a
~ptc	87 -4c8a
~pti	73 -11a-7g8c26j
~ptio	76 7j
~pts	82 -11g8k11d
~pts>	82 -11g8k11d
~pty	81 -10g-5k21e
~pty>	81 -10g-5k21e
~pul	70 -7j4h13e
~pull	70 -7j4h13e
~pum	83 9a
~pump	83 9a
~pur	81 -20a9b16g
~purc	87 -10a18g
~pus	77 -7d-5g9b
~push	77 -7d-5g9b
~put	51 -15c-5i6f10b11g
~put>	53 -11e-9c-7i-5j5bd7f11a13g
~pute	73 -9a-6g4i9be
~putt	73 -5cd7e13j
~py>	67 -11c-7g-6ik4b11h18a
~qua	66 -7ab6e7j11g
~qual	87 
~quar	67 -7ab6e8j11g
~que	67 -6e-5h6d11b
~ques	67 -6e-4h6d7b
~qui	56 -10j-7d-5i5ag8e18c
~quic	70 4a5e7k
~quie	87 -6j-4a8ek
~quip	71 4e
~quir	73 13c
~quit	70 -9c-6e5b7a10g
~quo	65 -9c9g11a
~quot	66 -7c7b10g
~ra>	69 -10a7c15g
~rab	81 6k
~rab>	81 6k
~rac	57 -11c-6ei-5a7hk16b
~race	83 -4b6j
~rack	72 -17c6g9a12h
~ract	61 -15a-5eg5c9k16b
~rad	65 -15g-5j5b9i16c
~rade	67 -10g-5j4e6b8c10i
~radu	85 -6b4cf
~raf	80 -5b6g
~raff	85 -5b8g
~raft	87 
~rag	49 -8d-5b5f9ah
~rage	49 -7d-5g5ch7a
~ragg	85 -9b-7c5i6ag7h
~rai	57 -8d-7i-5h5c6g8b10a
~raig	73 -8a5e6b
~rail	87 
~rain	67 -10d5f10a12g
~rais	67 -5j-4gk8b9c
~rak	85 5a
~ral	64 -9c6j
~ral>	64 -9c5g6j
~ram	64 -7k-5i-4b4e10f13c
~ram>	77 -12a-4i5b14c
~rame	77 -6ac6e14f
~ramp	75 -11b15a
~rams	87 8a
~ran	44 -13k-5f6c12e
~ranc	47 -5d5b6e11c
~rand	68 -19k-6b8i12ad
~rang	82 -6k4b5c7e
~rank	87 8k
~rans	81 -7a9b
~rant	72 -7b-4c11a
~rap	83 8c
~rar	87 -8g14c
~ras	68 -15b-12g-11a-5j10d14k27c
~ras>	77 -7b-5g6k12c
~rash	77 -8ab-7g4k13c14d
~rass	83 6k
~rat	55 -10c-7ai-6df9e10h13bk
~ratc	87 -7a7b
~rate	61 -15b-7c6k12a15h
~rath	73 -5ai-4c5j6b7k
~rati	71 -12a-10c5k8e19b
~rats	83 -9g6c7e
~rav	75 -10c6f9d
~rave	76 -10c6f9d
~raw	73 -15c-12a-5g7e9i17b
~raw>	83 -9c9e
~rawe	85 -11a12b
~rawl	82 -7c-4g5b10i
~raz	75 -5ij5b8h
~razy	75 -5ij5b8h
~rbe	82 -8a12e
~rbn	83 -5b11a
~rbnb	83 -5b11a
~rby	82 9a
~rby>	82 9a
~rce	64 -26c-9j-5d13h17b21g
~rce>	77 -11c6a9h
~rced	85 -11j-10c7a19b
~rcen	68 -12a-10c6bh22g
~rch	70 -10a-8e7c12g
~rch>	74 -8e9c
~rcha	85 -13a17g
~rchi	87 4b
~rci	71 6a
~rcia	71 6a
~rcy	80 -9b12a
~rcyc	83 -9b8a
~rd>	48 -17a-13c-4d5k6ij31b
~rda	81 -17g-8b8a16c
~rdas	82 -8b8a
~rde	68 -14a-13j-5e9c10i22b
~rded	76 -12j5ak7b
~rden	85 -8a7b13c
~rder	78 -14a-4c6f10i12b
~rdi	71 -9k-8c-6b9d25a
~rdia	80 -4c12d
~rdin	77 -9k-4c23a
~rds	63 -7bd4i6ak
~rds>	63 -7bd4i6ak
~re>	25 -13e-8c-5i5g15d19f53a
~rea	45 -17g-14a-11i-8j-6d6b9e10h20k25f
~rea>	78 -22c-10a-9e7b39f
~reab	82 -5b19f
~reac	70 -18i-7b5k12c16e
~read	57 -10c-5fg-4h9b34k
~reak	71 -6g13c
~real	66 -15c-9f7j9e10g
~ream	85 5b6e
~rear	87 4j
~reas	68 -11ag-10bk-5j5d23c24h
~reat	62 -13j-6gk-4d8b9i15a
~reau	87 5j
~reb	77 -12c5gj10a
~rebu	77 -12c5gj10a
~rec	53 -16c-5hi5k6a7b24j
~reca	80 -8a6b9j
~rece	75 -12g4c6k9a
~reci	87 
~reck	72 -14c6g12d
~reco	61 -9d-6c5a7b9g
~rect	68 -10a-5b27j
~red	47 -12e-11b-8h-6d6i18f28a
~red>	50 -15e-9bc-7h-6k8g22a28f
~redi	62 -12fg4k5i9a13c
~redo	81 5j
~ree	54 -9f-8d-6k5j6b23c
~ree>	65 -25i-16g-7b-4k5e10j22ac
~reed	81 -5k6h
~reek	82 -12i-7b10a14g
~reem	82 -5e-4d5a6b
~reen	85 5b
~reer	87 
~rees	78 -17c5a6k15g
~reet	65 -12a-7f-6g7i14b16c
~ref	71 -25a-7c-5g-4k5j13d27b
~refe	77 -11a-4g4c5j13b
~refr	85 -18a4c19b
~refu	87 -15c18d
~reg	66 -17c-4d4jk6a16g
~rega	83 8j
~regi	79 -20c24g
~regu	72 5k6a
~reh	77 -4b11h
~rehe	82 -6a4c12h
~reho	83 5a
~rej	87 -4a5h
~reje	87 -4a5h
~rel	59 -6bi-5a6f7h17g
~rell	61 -6i-4b7h13g
~rely	87 6c
~rem	58 -13k-8a-6e9i10cg12j
~rema	81 -16a10c11b
~reme	63 -8b-4ce8j12i
~remi	75 -13k-5b12g16c
~remo	81 -7c10j
~ren	46 -14j-9i-5f5c6e9a22g
~ren>	72 -10c4g7b
~renc	77 -14c8a12g
~rend	83 -9a8g
~rene	70 -5bg5ah12e
~reno	85 -5b6c
~rent	48 -12j-6hi5b9a12g17c
~rep	59 -6ag-5i-4d5ej12b
~repa	77 -17a-5h7g8j11b
~repl	63 -15g-5j-4k8ce10b12a
~repo	77 -8bc5g10hk
~req	72 12c
~requ	72 12c
~rer	75 -15g-10c8f13d16e
~rer>	79 -9c14d
~res	51 -22a-13d-8i-7g7j9c12h16k20f
~res>	69 -12a-9g7bc10j
~resc	82 
~rese	83 -9a8j9k
~resi	80 -6g-4a5k6j
~resp	85 -9c-5a9h11b
~ress	57 -16b-12i-10d-6g5e11a12k14f15c
~rest	67 -13k-7a-6bj12f14gh
~ret	58 -6a-4h4j5i7b
~reti	67 -7a5b
~rett	66 -5g4e6i
~retu	81 -11b4a6j
~rev	72 -9e6c7g8b
~reve	76 -12a7c8g9b
~revi	83 -10e12a
~rew	70 -13c-4a4b8d14g
~rew>	72 -11c-9a4b8d13g
~rfe	79 -9i-6g19c
~rfec	79 -9i-6g19c
~rga	87 7i
~rge	65 -11i-5b6c7d9g
~rge>	72 -10i-5a4h5d11g
~rgen	81 4d
~rger	87 7j
~rges	87 -6g11c
~rget	83 -6k5cg
~rgi	82 -22c-5f15k16g
~rgia	83 -5cf15k
~rho	87 -4a5e8g
~rhoo	87 -4a5e8g
~ria	74 -6k-5c5g6e8a
~rial	78 -4k9b
~rib	79 -6g10ck
~ribe	83 -5g-4a13k
~ribl	87 8c
~ric	54 -7i-6h-4f7aj10c
~ric>	83 -8a8b
~rica	72 -7c5d7g
~rice	60 -5ij-4h7a12c
~rici	87 -4a12j
~rick	73 8c
~rict	79 -14b9aj
~rid	69 -13b-11d-5k4j11f18c
~rida	83 -9a4b8c
~ride	73 -16b-11d-4k10af13c
~rie	54 -9ac-7eg-6f4i6j17b22d
~ried	67 -8g-6dk6a9b10i
~rien	66 -6e-5k5h8j9b
~rier	76 -15a5c23d
~ries	66 -16c6g15d
~rig	36 -11ac-9d-6h15i52j
~righ	36 -18a-12c-11d-8h16i55j
~rigi	75 -6c5d6b
~rij	87 6a
~riju	87 6a
~rim	82 
~rima	87 
~rin	50 -28c-13i-8k-5e16a20j22g
~rin>	72 -17a-6k5b8g13j
~ring	54 -19c-7i-4k4g7dh9j14a
~rink	66 -9d-6bi-5f31a
~rins	87 -5a13g
~rint	83 -6a5b9f
~rio	72 -10a-9b-6j-5e8h13k14g
~rior	81 -9a-7b11g15c
~riou	77 -14c-4ej5g10h16k
~rip	68 -16c5b9j
~rip>	75 -5d8b9j
~rips	87 -11c9a
~ript	81 -6c4i10d
~ris	65 -24c-12g-5d10f12b28a
~rise	79 -11g8a
~risk	83 -16c5a13b
~rist	72 -23c6b11f16a
~rit	57 -13a-10b-6e-4k5d10j30c
~rita	82 -6a11c
~rite	66 -6b15d
~riti	80 -9d11a
~ritt	76 -19a-15b18j21c
~rity	72 -6g5b9c
~riv	47 -5egh5f9d11b
~riva	81 -10a-6c4f13b
~rive	50 -9eg5f6i11b12d
~rivi	61 -9b-4i6g15a
~riz	87 
~rizo	87 
~rk>	46 -10d-6ak-5j4g5i8b13f14c
~rke	64 -11c-6b5f6j9a
~rked	77 -6j-4b7c
~rker	71 -6b6a8j
~rket	78 -19c5ae7g
~rki	67 -11bg-7j4c9d21a
~rkin	67 -11bg-7j4c9d21a
~rks	69 -18g-13i7jk10e12b
~rks>	70 -14i-12cg7jk10e12b
~rksh	87 -8g11c
~rl>	77 4c5j
~rld	83 -7i-4a5k8f
~rld>	83 -7i-4a5k8f
~rlf	87 6a
~rlfr	87 6a
~rls	80 -11a4c15b
~rls>	80 -11a4c15b
~rly	74 -14c-5ab14g16j
~rly>	74 -14c-5ab14g16j
~rm>	56 -10f-8c-6h8j12a16k
~rma	68 -7g5j7c
~rmal	78 -5a4j
~rman	81 4a6c
~rmat	79 -5b5a7c
~rme	87 
~rmer	87 
~rmi	73 -15g-13c13e19h
~rmin	85 -13c-6g23h
~rmit	78 -11g14e
~rms	75 -19a-5b-4c4k14i19j
~rms>	75 -19a-5b-4c4k14i19j
~rn>	60 -7dk-6j28a
~rna	75 -10a-7b-5g7i19c
~rnac	81 -8g5j8i
~rnad	83 4g
~rne	61 -21c-9a-8k10g11f17i
~rned	65 -22c-14a-7k6de16g19i
~rner	78 -8a-5b-4k9c16f
~rney	87 -5c
~rni	61 -21c-20a-5h5f11e28g
~rnig	80 -9b-4c5f6e8a
~rnin	66 -16a-15c-4h8e26g
~rnit	78 -7a-5c8g9j
~rno	79 -13c-4e8i17g
~rnoo	81 -11c8gi
~rns	80 -7e-6a16c
~rns>	80 -7e-6a16c
~ro>	81 5d
~roa	69 -6k-4d4f5j9a
~road	69 -6k-4d4f5j9a
~rob	71 -12a5e6b8j
~robl	73 -8a5e7b8j
~roc	75 -7b6i7c8j
~roce	80 -7b7j8i
~rock	83 8c
~rod	82 -9g-8b10a11c
~rodu	82 -9g-8b10a11c
~rof	78 -5b8c
~rofe	79 -5b5c
~rog	71 -11i-4k6j7g13b
~rogr	72 -11i4c7g14b
~rok	71 -11a-10d4f9b11c
~roke	71 -11a-10d4f9b11c
~rol	62 -16j-5i11a19d
~rol>	87 -6c10a
~roll	64 -16j-6e-4i5g9a11c12d
~rom	48 -13c4g6k9f11h
~rom>	48 -8c9f12h
~ron	60 -15bg-8j-5d-4e5hk15c26a
~rong	72 -5j-4k8h10c
~roni	85 6k
~rono	85 -4c8i
~ront	66 -16b-11g13c25a
~roo	51 -8b-6h5ad12k
~roof	55 -5bh4ae8j9d
~room	62 -4bj16k
~rop	59 -14c-10a-7i5gk10b16h
~rop>	73 -7c-5j-4k4g6h9b
~rope	65 -7a-5b5k6dj8g
~ropp	77 -6g-4c17h
~ros	71 -15a-7c-5e6j9k13g
~ross	73 -14a-7c-5e4i5j8k13g
~rot	60 -12d-10k-7h-6g5a13c16j
~rote	69 -6h7j13c
~roth	67 -10d-6k4a7j9b11c
~rou	45 -13c-8e-7a11ik12d14b
~roub	71 -5bc4j9a
~roug	51 -13a-8e-6h5j10i16k
~roun	55 -13a-6j5ik8d12b
~roup	75 -12c5bg8ad
~rous	81 5e9a
~rout	85 -6a4cj8b
~rov	76 8a
~rove	79 6a
~row	59 -5cd8b
~row>	62 -11c-4a6g7j15b
~rowe	85 
~rowi	83 -5b
~rown	81 -5cg4i7e12a
~rp>	85 5j
~rpo	75 14b
~rpor	76 14b
~rpr	83 -11g5a
~rpri	83 -11g5a
~rra	85 -12k-7b8a16i
~rran	87 -19k-7b14a16i
~rre	57 -16a-9b-4i5k9eg23j
~rrec	69 -14a-4b28j
~rren	61 -6ab7k10e11g
~rri	60 -9g-8a-6e6c15b16d
~rrib	87 8c
~rric	78 4b
~rrie	63 -11a-9g-4e15b18d
~rro	65 5a7j
~rrow	66 5b7j
~rru	85 -6a18j
~rrup	85 -6a18j
~rry	56 -14j-12b-5e8g13c25a
~rry>	57 -18j-17b-5e6g23c24a
~rryi	76 -14c5j7b
~rs>	36 -12j-8i-5g5h7k10c11bd13e
~rsa	80 -9k12a
~rsat	83 -8k5c8j
~rse	57 -11e-6g-5di4h9b10fk
~rse>	73 -8b-5c-4j8h18a
~rsea	87 -4c7a8f
~rsel	60 -9ae13k14b
~rsh	81 -7a4bj
~rshi	82 -4a5b
~rsi	77 5k
~rsio	87 4b
~rsit	85 
~rso	61 -8c5j6a
~rson	61 -8c5j6a
~rst	56 -11i-8g-6f7h12k17j
~rst>	58 -9i-4e4k5d6a
~rsta	75 -13a-9c-5g-4f6h10k19j
~rt>	48 -6bj-4h5ek10af
~rta	68 -6g-4j6a
~rtab	75 11a
~rtan	76 -6a5ch6b
~rte	68 -9i6a12g
~rted	72 -9i-7j11a15g
~rter	80 -6a12j
~rtg	65 5b
~rtga	65 5b
~rth	55 -6b-5dfj10e21g
~rth>	58 -14e-9j5i10k20g
~rthd	68 -10k-7a-6b5j29e
~rti	60 -5jk5i6a11d
~rtie	83 8b
~rtif	64 -4c12d
~rtin	79 -13a6i7b
~rtm	62 -9c-6i16d
~rtme	62 -9c-6i16d
~rtn	66 -11k-5a-4e5g8c12b
~rtne	66 -11k-5a-4e5g8c12b
~rts	71 -7g-6ce-4a9i14f
~rts>	71 -7g-6ce-4a9i14f
~rty	63 -8a-5j5k6dh7g
~rty>	63 -8a-5j5k6dh7g
~ruc	58 -10b-5a4gj5k12c
~ruck	61 -13b6d7g9c
~ruct	71 -7a4j5c6k
~rud	87 -17c-7b-4e12a21g
~rude	87 -17c-7b-4e12a21g
~rue	85 -5a9c
~rue>	85 -5a9c
~rug	78 -13c5e7a9d
~rug>	87 -4c6e
~rugs	82 -10c4a11d
~rui	87 
~rul	83 6c
~rule	85 6c
~run	54 -19c-7a-5efj11d15b25g
~run>	58 -15c-5k5d6ah10g
~runn	69 12g
~runs	76 -9aj-4c6d9g12b
~rup	80 -6c17j
~rupt	80 -6c17j
~rus	70 -7c-6a5be6h
~rush	87 6a7e
~rust	72 -10a-6c6hk7b
~rve	76 -4c8a9b
~rve>	80 6a
~rvi	68 -10b-5d7k8g9a
~rvic	71 -4d8k
~rviv	82 -8b-5c6g12a
~rvo	85 
~rvou	85 
~rwa	77 -6g6ai
~rwar	77 -6g6ai
~rwi	85 -6a5j
~rwis	85 -6a5j
~rwo	77 -4c5d8i
~rwor	77 -4c5d8i
~rwr	82 7d
~rwri	82 7d
~ry>	45 -20b-9c-6h6dj9fg20a
~ryb	65 -19a-7d5bf7e10k
~rybo	65 -19a-7d5bf7e10k
~ryi	73 -12c5j7b
~ryin	73 -12c5j7b
~ryt	63 -20a-4f6c11bg
~ryth	63 -20a-4f6c11bg
~ryw	83 5g
~sa>	82 -5k6c
~sab	80 -4c11j
~sabi	82 6a
~saf	66 -8g4j5b7c
~safe	66 -8g4j5b7c
~sag	83 -5b4k10c
~sage	83 -5b4k10c
~sai	61 -14c-10a-5d-4fg5k19h22j
~said	61 -14c-11a-5d-4fg5k19h22j
~sal	62 -12e-8b12a15g
~sal>	87 -5j14a
~sala	77 -4b7g
~sale	67 -11e-5j5h13g
~salo	85 5j
~sam	61 -25b-6f-5g8e9k28a
~same	62 -26b-6f-5g6e9k28a
~sat	72 -12k-5b-4gi9ah12c
~sat>	82 10c
~sati	77 -10k-5b-4i5j7a10h
~sav	65 -8c-6af7b17g
~save	72 -4f12a
~savi	72 -15a-5c9b20g
~saw	76 -10k-5g4a11c12i
~saw>	77 -10k6ac12i
~say	49 -22e-13c-10a-9h-7g7dj8bf15k28i
~say>	52 -20e-15h-8a4f13c15i16k
~sayi	77 -18j-15c10d12a20i
~says	70 -23c-14a-10g5f9h15b22j
~sba	55 -7k4e5a6d
~sban	55 -7k4e5a6d
~sca	65 -13c-9a-5dk7h17i18g
~scal	80 -9e-6c5i18g
~scam	85 5a
~scan	85 -7a6g
~scar	72 -11c-6j8a9h14i
~sch	60 -13ag-7i-4h5d6ek7j10bf
~sche	83 8e
~scho	61 -12g-11a-6i-4h5dj6k10bf
~sco	66 -9a-5g9k18c
~scor	76 -10a25c
~scou	72 -7a-5g14k
~scr	68 -7g4k6d10b
~scra	83 -12a6c10b
~scri	75 -7a-6g8d12k
~scro	81 -5k15a
~scu	77 -9b-4c6a13g
~scub	82 -7b7ag
~scui	85 -6c7g
~se>	33 -25e-20b-5j9gk12h27c29a
~sea	71 -16c5f22e
~seas	72 -17c5f23e
~sec	61 -7g5aj6k
~seco	65 -10b-6g4i7j12c
~secu	75 -10c10b
~sed	55 -21i-17a-7c-6f6e7j23d24b
~sed>	55 -21i-14a-7c-6f6e7j21b23d
~see	58 -19c-12g-7h4bi6de17f
~see>	60 -18g-15c-6h4ak5j7bei8f
~seen	80 -7c8g12f
~seh	76 -8g-4a15c
~seho	76 -8g-4a15c
~sel	54 -5hi-4j5k24b
~self	58 -10e-5g7k18b
~sell	65 -5ac6g9e13b
~sem	67 -4b7i10a
~seme	67 -4b7i10a
~sen	56 -15c-9g-6e-4i9bfk14a
~send	62 -7c-5g5b12f
~seng	82 
~sens	75 -7c8b10a
~sent	72 -6c-4g5j6h9k
~sep	80 8a
~sepa	80 8a
~ser	63 -6j-5d8a14b
~ser>	80 -10a19b
~seri	82 -7c5g11a
~serv	67 -4d4a5bk
~ses	62 -6c5k7a9b
~ses>	63 -6c5k8a9b
~set	61 -12i-10e5h13g16b
~set>	64 -12i-7eg16bc
~sets	83 
~sett	77 -31c15h29g
~sew	85 
~sewe	85 
~sfi	87 -5i12h
~sfie	87 -5i12h
~sgi	85 -9a4d10b
~sgiv	85 -9a4d10b
~sh>	58 -7bj-5a-4fh4e8d18g
~sha	61 -13c-9d-6g-5j7a10bf16i
~shak	85 -6a13f
~shal	83 11a
~sham	85 -5a-4j6f7e8g
~shap	73 -12c-8g5b25i
~shar	68 -5d5bc10a
~she	50 -16e-14dg-10f-4c9a11k21i23j
~she>	55 -25c-14e-12d-8f5a13j20b28i
~shed	65 -13b-7g8k13j14c
~shee	82 -4a8j
~sher	77 -4b4c10a
~shes	82 -6j-5b6ck8a
~shi	61 -13c-12d-8g-4a14ek16b
~shie	83 5k
~shif	81 -7d4g6a
~shin	68 -13a-9c-5g4j7f8b14e
~shio	85 -8c7k9a
~ship	77 -4ad7bk
~sho	47 -14g-12e-5h-4j7k8d28f
~shoe	87 -5a-4i5g7d
~shoo	77 -5c-4j6ik9f
~shop	57 -11b-8e-4k4a6g17f
~shor	83 5b
~shot	81 
~shou	56 -12j-7i13af
~show	66 -29g-15i-5e6c8k9d14j15a
~shu	70 -16g6aj12c
~shut	70 -16g6aj12c
~sib	85 -7c5g7b
~sibl	85 -7c5g7b
~sic	69 -14a-9g-5e6i7k8c10j
~sica	76 -6g-5a4i13j
~sick	76 -8a9c
~sid	53 -18a-7c-6e-4h6j18d23b
~side	53 -8c-5e6j7b18d
~sidi	81 -23a25b
~sie	77 -10b5a11e
~sies	80 -9b-5a8c12e
~sig	60 -9cg8ij9a
~sign	60 -9c-8g4ej8i10a
~sim	83 -21a20b
~simp	83 -21a20b
~sin	44 -12g-10a-8i-6f-5hk8ej11d16b19c
~sin>	71 -17a-10g6j7eh19c
~sinc	61 -11g5c6j
~sine	50 -12i-5f-4ae5cgj8b10d
~sing	61 -16g-11h-5f7a9bc12e
~sink	87 6j
~sio	59 -5hj4e9ab
~sion	59 -5hj4e9ab
~sis	67 -4e5d6j
~sist	68 -5g5d6j
~sit	57 -17g-13j-5ik7h10c25a
~sit>	69 -14b-7k-5i7af15h
~sita	83 7a
~site	75 -5hj6ab
~siti	79 -9a4d5b
~sits	85 -12f9aj
~sitt	70 -23j-13g-4i6bd9cf18a
~situ	83 -6ag5bj6i
~sity	87 
~siv	72 -8i-5afk5c7b9gh
~sive	72 -8i-5afk5c7b9gh
~siz	77 -21c31g
~size	77 -21c31g
~sk>	59 -5eg-4h6d8f
~ske	76 -9k-6a6bi8c
~sked	77 -9k-4ac6bi8g
~ski	66 -11a-7i-5d6cg9be
~skin	69 -15a-7i5j7cg10e
~skip	80 10b
~sks	80 -13d7k15c
~sks>	80 -13d7k15c
~sky	77 -11c-8b22a
~sky>	81 -11c4g12a
~skyd	85 -8b11a
~sla	75 -13c19b
~slab	81 -11c14b
~sle	68 5j6f
~slee	69 5j7f
~sli	79 
~slid	87 -7b7a
~slo	75 -5bi-4c7k16a
~slow	75 -5bi-4c7k16a
~sma	72 -7c-6g-5j9i17d
~smal	77 9b
~smar	81 -12c-11b10i18d
~sme	83 -7c9h
~smen	85 -7c10h
~smo	66 -10b-6c5aj16i
~smok	66 -14b-5c5jk18a
~sna	82 -7a5k6c
~snap	83 6k
~sno	78 -9f19j
~snow	79 -9f13j
~so>	33 -45a-29b-19gi-17d-10f5e21h51k88j
~soc	69 -12a-6j14c23b
~soci	71 -13a15b16c
~sock	87 -5j11b
~sof	80 10j
~soft	80 10j
~sol	70 -13c-5de9a17i
~sold	77 -11be-4d8j24i
~sole	82 8a9b
~solo	87 -8a-5i5k14b
~som	43 -22j-11f-6e12ad30b
~some	43 -22j-10f-6eg12d13a31b
~son	54 -13g-12a-6k-5b-4d5i13c15h16e
~son>	58 -20g-7a-5dj6c7i19h21e
~sona	69 -11c8j10g
~sons	78 -6abk23c
~soo	70 -23i-6c-4k9a30e
~soon	70 -23i-6c-4k9a30e
~sor	69 -20j-9b14a16c
~sorr	72 -19j-6b4i8c13a
~sort	87 11c
~sou	62 -13c-8b-7f6e7k15j
~soun	64 -11c-8b-6f4g6j7e11k
~sout	82 -7a14j
~spa	68 -6k-4j5c6i
~spac	75 -5g9i
~span	87 -7j-6k5c6a9g
~spar	81 -16a6c13b
~spe	60 -12a-11e-5b4f5k6c7j12g
~spea	77 -9k-8i-6a5c24j
~spec	77 -6a5c8h
~spee	79 -7b12c
~spel	72 -10j-8c12i17k
~spen	73 -12i-10c-8e7f27g
~sph	85 -5b8a
~spha	85 -5b8a
~spi	71 4f10j
~spit	72 -4b4f5a
~spl	79 -11a12b
~spla	87 -10a5f11b
~spli	83 
~spo	61 -8g-7j-6d7fk8c9b
~spor	82 
~spot	77 -5a-4g8b11f
~spou	66 -5b10ck
~spr	67 -7a-6g5di6j11b
~spre	83 
~spri	69 -7a-6g6i7j10b
~squ	69 -5b-4j5c7e12g
~squa	70 -8b7e13g
~sr>	83 -5k6f
~ss>	43 -12e-10i-5h6k14f17c
~ssa	83 -6k-4g7a11c
~ssag	87 -4k12c
~sse	61 -9c-8a-5i-4e4d5j7k19b
~ssed	69 -9c8k9b
~ssen	82 
~sses	72 -7a4d12b
~sset	82 
~ssi	63 -6j-5d-4f10g11c
~ssin	75 -5j-4f7i12c
~ssio	69 -8b5c12a
~ssis	87 
~ssiv	85 -8ai9g12b
~ssm	87 
~ssme	87 
~sso	81 -26a10b20c
~ssoc	87 -6c16b
~ssu	69 -5gi-4d4a8e9c
~ssue	81 
~ssur	77 -10b8j13c
~ssus	82 -5j7b13e
~ssw	85 -9a14b
~sswo	85 -9a14b
~st>	34 -14c-13a-8f-5i5gj10e12h14b29k
~sta	44 -19d-11i6b7j10k12c16f
~stac	87 -7b5e6a
~staf	80 -7c5a6g
~stai	75 6a13f
~stak	83 -16a-7g29c
~stal	81 5d
~stan	67 -7f-6a-5bg8e10k12j
~star	59 -9j-5dh-4i4c5g6e9b
~stat	58 -12d-7a-6e-5i4ck6g11j12f
~stau	81 -6b6i
~stay	58 -7d-4e13b
~ste	54 -11a-6f-5c7ei8g9d
~stea	80 -7cg-6a6ei11b
~sted	73 -12c-5a5ei10d
~stem	72 -7b5a6c
~sten	83 -6g-5a6b10c
~step	71 -6a-5c5de11g
~ster	63 -6a5i9g
~sti	50 -17g-10e-6d5cf10a11i12j
~stic	77 -6aj6b9f
~stil	55 -11c-10bdk-6h16i19j22a
~stim	87 6k
~stin	74 -23g-11a7b14h23c
~stio	68 -6e-5h7d
~stl	69 -14c-9k-8a-7g7j8i22b
~stle	87 
~stly	70 -13c-9gk-7a8j9i19b
~stm	79 -7b-5d6g13f
~stma	82 13f
~sto	49 -15g-14b-4f6ik13d21a
~stoc	77 -4bc5a10g
~stom	62 -9g4i18d
~stop	69 -12a-5j7e10h13k
~stor	56 -9g-7h-4b4i6j8a13c
~stov	77 -5b12a
~stp	87 
~stpo	87 
~str	54 -13g-9f-7d10k22b
~stra	71 -6a5b12e
~stre	64 -7fg-5e6k16b
~stri	72 4c5j
~stro	80 -7c-4j10b
~stru	70 4j6k
~sts	70 -8b-6ck-5h7aj14g
~sts>	70 -8b-6ck-5h7aj14g
~stu	58 -6a-5f4e5k7i
~stuc	77 -4j4d7a9b
~stud	73 -4b6j8a
~stuf	62 -18a-5b5g7c10i14k
~sty	83 7c
~styl	83 7c
~sua	72 -7gj-5c11e
~sual	72 -7gj-5c11e
~sub	62 -8c-5de5g6ah
~sub>	82 -4e5a
~subc	78 
~subs	68 -8a-5d14g
~suc	87 -5c4b
~such	87 -5c4b
~sud	85 -5e5c
~sudd	85 -5e5c
~sue	75 9c
~sued	79 11c
~sues	85 
~sug	80 -14a7c9b
~suga	82 -13a7b8c
~sui	77 -11g7a12e
~suit	78 -10g-5k9a12e
~sul	83 -5c5j
~sum	75 7b
~summ	82 -7a9b
~sump	80 11a
~sun	80 5b
~sup	67 -13f-7j-5i5gh8k12d
~supp	67 -13f4c5h6g12d
~sur	42 -9f7d10a15c
~sura	47 -5d6e11c
~sure	52 -10e-9f-5h-4g6i7b8a13d
~surg	87 7j
~suri	87 5d
~surp	85 -11g9a
~surr	83 -9a8g
~surv	82 -8b-5c6g12a
~sus	77 -5j-4c8a12e
~sus>	82 -5j7b13e
~susp	85 -5b8a
~suv	87 
~suv>	87 
~swa	85 -6ac12b
~swap	85 -6ac12b
~swe	71 -14j-7k5e20g
~swee	81 -6gj5ci6e
~swer	77 -5k6c7g
~swi	68 -6aj-4c5i9b
~swim	82 -19a5f19c
~swin	81 -26c7b9i16g
~swit	75 -11g-5j4b5h13a
~swo	83 13b
~swor	83 13b
~sy>	66 -11bc-7g-5j-4h4f6k11e23a
~sys	71 -7b5a6c
~syst	72 -7b5a6c
~ta>	77 -5d7g
~tab	67 -8c-6a-5j5i8g11d
~tabl	68 -7c-5j9g11d
~tac	71 -7b-5a7d11i
~tach	81 -5b8i
~tack	80 -12a-8e5b9d10g
~taf	80 -7c5a6g
~taff	80 -7c5a6g
~tag	78 -20a7b23c
~tage	81 -8a4g6c7b
~tai	72 -5c7a12f
~tail	87 
~tair	76 6a
~tak	51 -13g-9f6h7ck10b13d
~take	51 -11g-9f-8a6ch7k8d18b
~taki	80 -13b8d13a
~tal	50 -19i-11e-4k4a7f10bdg
~tal>	58 -8e-6a-5ghi5k11b15c
~talk	58 -9k-5c7f13a
~tall	73 -26i-7j-6c12h27g
~tals	85 -10b6f9a
~tam	85 -4c5a
~tan	60 -13g-6f-5b-4i5ehk7a13j
~tand	69 -14a-6f-5g4h8e9k13j
~tang	87 -8b8a
~tant	69 -11g8c15a
~tap	82 -11c-5k19a
~tape	85 -11c18a
~tar	58 -10j-5dh-4i5e9b12c
~tar>	85 5c
~tart	59 -10j-5dh6g7e9b
~tas	85 6f7a
~tat	57 -12d-7e-6i4k9cj11f
~tate	60 -12d-6e4k7b8a12j
~tati	74 -8a-5b11g12f
~tatu	82 -7a-5b18c
~tau	80 -6b5e6i
~taur	81 -6b6i
~tax	75 -7a-4b4g12j
~tax>	81 -11b10j
~taxe	82 -7a6b
~tay	58 -7d-5e12b
~tay>	63 -7c-5di8b11f
~tayi	69 -9f-4gj6a7b10c
~tba	81 -5ac4d7e
~tbal	83 5d
~tch	56 -10g-9d-8c-5f6a11b22k
~tch>	63 -24c-6di-4h11j14b26k
~tcha	85 14c
~tche	65 -6ac14i
~tchi	80 -15j-4c5h23a
~tco	87 8c
~tdo	85 -16g15c
~te>	43 -8h-4dij4bc5f6g8k15e
~tea	69 -14g-6a6j7i13b
~teac	78 -7g4i6c
~tead	81 -7c-6a7e11b
~team	79 -6g-4a5i8k
~tec	67 -7a6j12c
~tect	68 -9a12c
~ted	54 -11b-5c-4k5f6e13d
~ted>	54 -11b-5c-4k5f6e13d
~tee	67 -11c-7b6h10a12g
~teen	70 -9b-5c8g10a
~teer	82 
~tel	42 -19g-13bc-7ef-6i-5d6j12a63k
~tel>	77 -9a6j8b
~tele	83 -4c7h
~tell	42 -18g-16b-9c-6efi7a66k
~tely	72 16a
~tem	67 6jk
~tem>	71 -7b-5g5a13c
~teme	81 -9a7j
~ten	58 -23b-7i-6ad-5e-4f10c16j30g
~ten>	63 -16b-15a-4e13j15c21g
~tena	81 5k
~tend	85 -9b8ah
~tent	76 -12c-4a22g
~tep	71 -6a-5c5de11g
~tep>	77 -7c9e
~teps	80 -4a9c
~ter	41 -8g-7f-5e4c11k12j18b
~ter>	44 -7h5d7k15b
~tere	73 -14a-8c5d6k16h
~teri	78 -6b11c
~term	67 -8c-6f6jk8g
~tern	79 -11c7g8i9j
~terr	80 -5k5c15j
~ters	60 -11g-10d-9j4b8k19c
~terw	87 5j
~tery	87 
~tes	55 -8d-6c-5g-4fh5b14j15a
~tes>	56 -10c-7d-5g-4f5b15j17a
~test	78 6c
~tev	78 -11c-5a29k
~teve	78 -11c-5a29k
~tex	68 -13c12b13a
~text	69 -13c12b13a
~tfi	75 -19k-11a5j10d17c
~tfit	75 -19k-10a10d18c
~tfo	87 -13c-6g23h
~tfor	87 -13c-6g23h
~tga	65 5b
~tgag	65 5b
~th>	34 -19a-15e-12c-4f6bd11j14g16k33i
~tha	28 -25c-10g-9d-4e6b8i10h15a57j
~than	59 -9k-5fg4eh5a7c
~that	29 -30c-9dg-5e5b6k7i8h12a63j
~thd	68 -10k-7a-6b5j29e
~thda	68 -10k-7a-6b5j29e
~the	19 -6e4f9a14bk16g19j20d
~the>	22 -6g4i5h10k14d15f26j
~thef	87 -5c6b
~thei	59 -16c-7b14h17g
~them	53 -11e-10a-6j6d7g10i11c
~then	62 -13g-10b-8hk-6d-4f11j16c31a
~ther	35 -15f-13i7d11b17h19a
~thes	62 -9c5a6g12i
~they	44 -12c-9ij-8a8d11f16g18b
~thi	34 -7e-6bf6hk12a14i20d
~thin	38 -12e-7f-4g5h6a10c23i
~thir	77 -4b4ij5a
~this	45 -12b-9i-5j4k7g27d
~thl	75 -12a10c12b
~thly	75 -12a10c12b
~tho	51 -17b-4af7h19e
~thos	56 -6bc4e8h
~thou	60 -14b-7a5cg18e
~thr	52 -16c-10e-8a-6h6f8bij17k
~thre	83 5a
~thro	52 -14c-13a-10e-6h4d6b7fi9j19k
~ths	64 -11a-5e7h11c
~ths>	64 -11a-5e7h11c
~thy	77 -10i7j8b12a
~thy>	77 -10i7j8b12a
~tia	80 -10b5a10c
~tial	80 -10b5a10c
~tib	62 -8b4g9ac
~tibl	62 -8b4g9ac
~tic	62 -7c-6j-5a-4g4b6f15h
~tic>	80 5f
~tice	87 10c
~tick	67 -15c7bk12h
~tics	87 -4c7h
~tie	71 -9c-5g7e14b
~tie>	85 -6b8e
~tien	87 
~ties	77 -7c16b
~tif	64 -9c7a11d
~tifi	64 -7c4a12d
~tig	85 -10c6a7e
~tigh	85 -10c6a7e
~til	52 -17k-13d-6g-5c6f7e10abi11j
~til>	77 -7g-5a5hj10e
~tile	87 -8j5c11b
~till	53 -14k-12d-6ch-5b7f13i14j16a
~tim	50 -16b-9ij-7cf6h20g30e
~time	51 -17b-9j-7fi-5c24g32e
~tin	48 -14g-9a7k9j18b
~tin>	62 -27g-4a6i7k12j14c
~tine	87 
~ting	51 -13c10g11b
~tio	46 -9i-8e-7h-6a5c6k7f15j16b
~tion	46 -9i-8e-7h-6a5c6k7f15j16b
~tip	83 -4g12c
~tip>	85 14c
~tir	66 
~tire	67 4f
~tiri	87 
~tis	81 -6i-5j-4b18h
~tisf	87 -5i12h
~tist	87 7h
~tit	70 -5a4cj9k
~titi	87 
~titl	73 -5a4c5j6k
~tity	87 
~tiv	82 -5c7j
~tive	83 -4a7j
~tle	55 -11a-7e-4d4g5b6i8h10k
~tle>	56 -10a-4e6k7b8c9h
~tled	79 -7c6i
~tles	87 -4a6k
~tll	85 -5e17c
~tll>	85 -5e17c
~tly	62 -13k-12g6fi8j10b
~tly>	62 -13k-12g6fi8j10b
~tma	78 -5c12f
~tmas	82 13f
~tme	59 -10c-8b-7i5g9f13d
~tmen	59 -10c-8b-7i5g9f13d
~tne	66 -11k-5e5g8c12b
~tner	66 -11k-5a-4e5g8c12b
~to>	30 -13j-8a-7i5c6e13d15k16f19b
~tob	77 -7b8a
~toba	77 -7b8a
~toc	77 -4bc5a10g
~tock	77 -4bc5a10g
~tod	57 -13k8a10g
~toda	58 -13k-4b5a8d10c
~tof	85 -6a7j9g
~toff	85 -6a7j9g
~tog	74 -12a7e11f
~toge	74 -12a7e11f
~tol	72 -8c-6a8g11j
~told	72 -8c-6a8g11j
~tom	57 -8bg-6e-4k6i9a15d
~tom>	85 9c
~toma	83 4a5i
~tome	62 -9g4i18d
~tomo	69 6a8j
~ton	72 -15a6j22c
~ton>	83 -6k4a6c
~toni	77 -19a5g7j16c
~too	55 -16k-13c5f15g16a
~too>	59 -18k-11c-5h5bi6f21a
~took	75 -8g11j
~tool	71 -10b-5c22g
~top	60 -21a-10g7h10c16k
~top>	63 -16a-8g-5d4b6e9c19k
~topp	78 -5a5c12h
~tops	87 5j7d
~tor	48 -18g-10h-6f-5b6i7j16d23a
~tor>	62 -18g5e6d7i8j12c
~tora	74 -7b9a10c
~torc	83 -9b8a
~tore	65 5f
~tori	73 -37c6e8b11d16a
~torm	74 -9g-8b9c15i
~torn	79 4g5a
~tors	68 -4c5g9d
~tory	67 -6ah-5fg9k11bj
~tot	71 -9a-7e8d9h
~tota	71 -9a-7e8d9h
~tou	77 -10a-8g7c15d
~touc	79 -11a-6g5cj16d
~tov	77 -5b12a
~tove	77 -5b12a
~tow	64 -10g-7d-4e8b10a13f
~towa	85 -10a-8c4b19g
~towi	81 4a6b
~town	68 -23g-6d7b8k12c15f
~tpo	87 
~tpon	87 
~tra	50 -9a-8c-5i-4d6k7b9e10g
~tra>	75 -5a21g
~trac	59 -12c-5e-4i7k8h10b
~trad	77 -8a-5c6b10e
~traf	85 -5b8g
~trai	67 -12d-10g-7a6j8be10c
~tram	75 -11b15a
~tran	80 -7a8e9b
~tras	87 10c
~trat	87 5a
~trav	77 -4c6f9d
~tre	56 -21g-8ef-6d6k9ac13b16i
~trea	65 -12g-8j12b17i
~tree	62 -9g-7f-4e5i9j15c
~tres	83 -8c10k14a
~tri	62 -8b-6c10j11a
~tric	70 -7bc4d5a13j
~trig	85 -9b4k7ch
~trip	73 -6c15a
~tro	66 -12c8k11a
~trok	83 -6c9a
~tron	82 -5a6bk
~trou	71 -5bc4j9a
~tru	55 -9a-8b-5i5j9k11c
~truc	58 -10b-5a4gj5k12c
~true	85 -5a9c
~trus	72 -10a-7c5k6h7b
~try	71 -21c-4b5a12e18f
~try>	72 -21c-5bg7a13e18f
~ts>	41 -13g-10b-6h7cf8ai15d
~tse	82 -5c6a
~tsel	82 -5c6a
~tsi	73 -19a-8g-4k10j15b16c
~tsid	73 -19a-8g-4k10j15b16c
~tta	77 -12a-6e-4c5bj6gi
~ttac	79 -11a-6e5b6i7g
~tte	54 -17g-9b6a7j10k19c
~tte>	87 -4j5a
~tted	87 -8a5e
~tten	69 -22b-5g15j21c
~tter	58 -13g-5e5b13k14a
~tti	58 -11c-8j-5h5ef7d15b
~ttin	58 -11c-10j-5h5ef7d16b
~ttl	57 -6ade-4c5bg6k8i9h
~ttle	57 -6ade-4c5bg6k8i9h
~tto	78 
~ttom	85 9c
~ttor	87 -5c
~tty	68 -8g6i7a
~tty>	68 -8g6i7a
~tua	71 -11g4j6a9c
~tual	73 -7g9c12a
~tuat	83 -6ag5bj6i
~tub	76 -6bk6a9e
~tub>	79 -6b9c
~tuc	76 -4j4d7a9b
~tucc	87 13b
~tuck	79 6d8a
~tud	73 -4b6j8a
~tude	73 -4b4g6j8a
~tuf	62 -18a-5b5g7c10i14k
~tuff	62 -18a-5b5g7c10i14k
~tui	83 -5a18g
~tuit	83 -5a18g
~tul	83 -9j-5g6c15a
~tur	55 -10i-6e-4hj4k8f13a
~ture	63 4f7k10a
~turn	62 -8i8g9a
~tus	81 -7a-5b18c
~tus>	82 -7a-5b18c
~tve	77 -16a-5d6f12g18c
~tve>	77 -16a-5d6f12g18c
~twe	75 -11k5f8b
~twee	77 -8k6f11b
~twi	76 -11a11b
~twic	79 -11a4d11b
~twin	87 
~ty>	47 -8g-5f7c9ek
~tyl	82 -14a6c13b
~tyli	87 
~typ	68 -7a4k7j9c
~type	70 -9g8j15c
~typi	82 -6c-4a5k9g
~uab	83 -9a-5b15c
~uabl	83 -9a-5b15c
~ual	61 7e
~ual>	70 -7f-4b4j6a11g
~uall	67 -9a-8g-6j4c7f9e
~uan	87 6a
~uana	87 6a
~uar	65 -8b-7a-4i5e7d8j9g
~uard	80 -4c12d
~uare	70 -8b7e13g
~uart	80 -6a12j
~uat	78 -6g-4a4c5i
~uati	81 -6g5j6i
~ub>	74 -5be6a9c
~uba	79 -9b8h14a
~uba>	82 -7b7ag
~ubc	78 
~ubco	78 
~ube	79 12a
~uber	82 8a
~ubl	69 -7c-6a6b11g
~uble	70 -7c-6a6b11g
~ubs	68 -8a-5d14g
~ubs>	69 -9a-5d15g
~uca	80 -7b-6g5k16c
~ucat	80 -7b-6g5k16c
~ucc	87 13b
~ucco	87 13b
~uch	44 -29i-13j-10k-7a-6e4h11c16b43g
~uch>	44 -27i-16j-10k-6e4h12c16b41g
~uck	57 -21b6d12a17c
~uck>	62 -11b7d13a
~ucks	71 -9b14c
~ucky	85 -5bd6c7a
~uct	58 -6a-5d4j9c11g
~uct>	82 -23a4b25g
~ucti	60 5b6c
~uctu	85 -9g6c7j
~ud>	79 -8c12h
~udd	72 -6d-5e5j6g
~udde	85 -5e5c
~uddy	76 -6d-5c5j6g
~ude	66 -13b-7c-6e-4k4j19g20a
~ude>	81 -19c-4e6a17g
~uded	79 -8b12c
~uden	72 -10b-6k7j18a
~udg	75 -5j12g
~udge	77 -5j12g
~udi	66 -6gi8c9b
~udit	66 -7a-6gi8c14b
~ue>	60 -6ad-5i6e18g
~ued	78 6e10c
~ued>	78 6e10c
~ues	62 -10c-5h4dg7k10b
~ues>	80 -6a4b8e
~uess	78 -12c6k
~uest	66 -5ei-4h4b6d
~uff	62 -18a-5b5g7c10i14k
~uff>	62 -18a-5b5g7c10i14k
~ug>	77 -7c4f5e6a
~uga	82 -13a7b8c
~ugar	82 -13a7b8c
~ugg	85 -9g-5a8k12c
~ugh	46 -13d-12g-10e8h10a17c20k
~ugh>	50 -17g-9e-7b6c9f10h15k
~ughl	78 -13f-8a6c23g
~ught	58 -16d-12g-5j-4fi8k10b11c19a
~ugl	85 4a5f
~ugly	85 4a5f
~ugs	77 -9c10d
~ugs>	77 -9c10d
~uh>	74 -21a-10g7c13i24j
~uic	68 4e7ak
~uick	68 4e7ak
~uie	87 -6j-4a8ek
~uiet	87 -6j-4a8ek
~uil	54 -7di-5j5g9k19e
~uild	57 -5i-4c7gk8b
~uilt	68 -10b-4dj20e
~uin	82 -5a-4g5k13c
~uip	71 4e
~uipm	71 4e
~uir	73 13c
~uire	73 13c
~uis	78 -6c-5gj17a
~uish	83 7a
~uit	63 -11c-5d4a19g
~uit>	69 -11g-5e8c20a
~uita	85 -6a4c7k
~uiti	83 -5a18g
~uits	80 -5c-4a4j12e
~uity	87 -21c5a19g
~ul>	70 -12c-7k-4g8i20a
~ula	70 -12j5k14a
~ular	72 6ak
~ulat	87 -10j4g11a
~uld	33 -14j-10h-6c7f9e11i38a
~uld>	33 -14j-10h-6c7f9e10b11i31a
~ule	77 -5ak17e
~ule>	81 -5c-4k10e
~ules	87 8e
~uli	87 -19c23i
~ulin	87 -19c23i
~ull	57 -9f-8j7eg9b
~ull>	58 -13f-9j7bc8e9k
~ulle	80 -5c5f9g10b
~ult	73 -17d-10c5k8a23b
~ult>	76 -16d-5c5a25b
~um>	68 -9a-4c8g17b
~umb	46 -12e-8ad-5i14c17k18g
~umb>	85 -16a-13c-10e-6f5i16k30g
~umbe	50 -6bdj-4h7k15c18g
~umbi	75 -13g4k5j13c
~umbr	61 -9g-5i6a7h9b
~ume	85 
~umen	85 
~umm	81 -7a9b
~umme	82 -7a9b
~ump	68 -6b-5h4j13c
~ump>	71 -5b7a15c
~umpe	83 -12c-5h8g10j
~un>	56 -11c-6e4d5h7a14g
~unc	69 -7j-5g10k17b
~unce	83 -4c7i
~unch	75 -8a-5cj8k16b
~uncl	81 -7d6c
~und	46 -8i-6c7bk10a11g
~und>	52 -10j-7h4d7k9a10b
~unda	87 -7c-4g15b
~unde	56 -7i-6e5f6b16g
~undl	83 13a
~unds	69 -10ab-4i4h5k9e10j
~une	70 -5g4d5a
~uner	72 -6g4dj
~ung	66 -11a-6fj8gk11c
~ung>	74 -9ei-6c-4f5b9k22g
~unge	77 -7g
~ungu	87 
~unh	87 
~unha	87 
~uni	61 -10g-5k-4i6j7c10a
~unin	72 -21g-5a4j5d11b13c
~unio	76 -5k9c
~unit	72 -10c-5b6a12g
~univ	82 -5j12a
~unn	68 11g
~unni	69 12g
~unp	87 5j
~uns	68 -10j5ag7b
~uns>	70 -9j4b5d6g
~unt	51 -9c-8h-5i-4d7f8k9j17g
~unt>	58 -18c-12a-8d-7ef-4h30gk
~unta	75 -7g-6b7c17a
~unte	79 -12a5e6j8b
~unti	72 -13c-12a12g15j
~untr	80 -12c21f
~unts	77 -21k-4g7c8f16a
~unty	77 -12b-10g4d6a25c
~uot	66 -7c7b10g
~uote	66 -7c-4k7b10g
~up>	42 -13c-8j-5a4dh7i12f23e
~upa	79 -7a-5gk26c
~upat	79 -7a-5gk26c
~upd	72 -12b-4d5a8e12c
~upda	72 -12b-4d5a8e12c
~upe	87 -4j13k
~upg	87 6c
~upgr	87 6c
~upl	72 -12f7j10c
~uple	72 -12f7j10c
~upp	67 -13f-11j4c5h6g7a12d
~uppe	85 -6a10g
~uppl	70 -13f6c7h11d
~ups	71 -6ck-5bde7i23a
~ups>	83 -7c5i10a
~upsi	87 -4b9a
~upst	79 4ac
~upt	80 -6c17j
~uptc	87 -4c8a
~upti	87 -8a19j
~ur>	25 -6h7k9d11f14ej15i
~ura	47 -4d6e11c
~uran	47 -4d6e11c
~urc	75 -7b-4a14g
~urch	75 -7b-4a14g
~ure	48 -10c-7e-6f-5h9b10k15d
~ure>	55 -12c-5af8d11b12k
~urea	87 5j
~ured	57 -6e-5c24a
~urer	81 -10c16d
~ures	77 -13a-9g5b13c
~urg	81 -4c6j7a
~urge	85 7j
~uri	63 -11a-8cj7h11b16k
~uria	82 10b
~urie	77 -6ab13c
~urin	78 4d5e
~urio	83 -9c-8a-4ej11h17k
~urit	75 -10c10b
~url	85 12i
~urn	56 -10a-8b-5ek-4h14i20g
~urn>	68 -13b-9e-6i13a15c
~urna	79 -13a-9g-6b5j8i18c
~urne	65 -24c-6a-4b6d17i18g
~urni	73 -12a9e13b
~urns	87 -7e9a
~urp	83 -11g9a
~urpr	85 -11g9a
~urr	59 -7b6k8e11g
~urre	61 -6ab7k10e11g
~urri	78 4b
~urry	81 -6b11a
~urs	49 -14b-8j-4i5a9c23e
~urs>	55 -20b-12j-10k-5h9c11g35e
~urse	58 -10e-9g-5i6h7b13k
~urst	85 6a
~urt	62 -8g-4b4e7a10i
~urt>	63 -12g7a9i
~urth	85 -9c-5k6a11e
~urv	82 -8b-5c6g12a
~urvi	82 -8b-5c6g12a
~ury	76 4j5g
~ury>	76 4j5g
~us>	55 -16g-14a-10j-6d7k15ch16e
~usb	55 -7k4e5a6d
~usba	55 -7k4e5a6d
~use	41 -19i-14e-9fj6gh8k12c18a26d
~use>	42 -13e-8f-7j-5b7h8k11g14d15a
~used	70 -25i12b20d
~useh	76 -8g-4a15c
~uses	75 -9b4c8a
~ush	72 -9g-7d-6c5k6b8e15a
~ush>	79 -6bk-5g10e12a
~ushe	85 -20a5k17b
~ushi	85 -8c7k9a
~usi	49 -12i5a6c9d
~usie	87 -4a13e
~usin	49 -12i-5e5a9c10d
~usp	85 -5b8a
~uspe	85 -5b8a
~ust	44 -27c-16g-14e5h7d17b18a21k
~ust>	46 -30c-11e-7g5hj21k30b
~usta	87 -8b8a
~uste	82 -5b-4g7i
~usto	61 -9g4i5a13d
~usu	72 -7gj-5c11e
~usua	72 -7gj-5c11e
~usy	72 -6g5a12e
~usy>	72 -6g5a12e
~ut>	33 -13d-9c4h6i10ag31k
~utc	82 -15j-5b12a16i
~utch	87 -15j-5bc14a17i
~utd	85 -16g15c
~utdo	85 -16g15c
~ute	59 -15c-6d-5g5e7i9k13b
~ute>	69 -13j-4ce6a9b14k
~uter	73 -10a-6g4i9be
~utes	68 -10c-5d6a14j
~utf	75 -19k-10a10d18c
~utfi	75 -19k-10a10d18c
~uth	77 -18a-9g6bc10i12j
~uth>	78 -14a8c13j
~uti	81 -8a9b
~uto	64 -6i8fj
~uto>	67 -6g4c8f
~utof	85 -6a7j9g
~utom	85 8a
~uts	67 -23a-9g-5k9j10b13f18c
~uts>	75 17f
~utsi	73 -19a-8g-4k10j15b16c
~utt	69 -7c-5d11e12j
~utte	87 -5b8a
~utti	72 -5cd7e13j
~utu	83 8a
~uv>	87 
~uy>	59 -7g5c16d
~uyi	83 -6c11a
~uyin	83 -6c11a
~uys	61 -11c-7bj-5d8fi18e
~uys>	61 -11c-7bj-5d8fi18e
~uzz	87 -5g5i6k
~vac	77 -10c6f14a
~vaca	78 -10c6f14a
~val	63 -15a-7b-5d11cj17g
~vali	87 -5b9a
~valu	65 -12a-4dj13c19g
~van	72 -12c-10g-6b4d7i19j
~van>	82 4h6c
~vans	78 -14c-6bg6d8i15a
~vap	83 -21b21a
~vape	87 -20b23a
~vat	77 6b
~vate	80 -12a12b
~ve>	28 -10bi-7g8h11j13c15k25a
~ved	68 -8f-5k4g10e
~ved>	68 -8f-5k4g10e
~veh	64 -7d-5e-4g5b7k
~vehi	64 -7d-5e-4g5b7k
~vel	69 -24b-5g7d8f12k14a
~vel>	72 -5b-4g6k
~vem	87 
~veme	87 
~ven	59 -15c-11g-6d6fk9b16j
~ven>	68 -16b-9c-7g4e5j30a
~vend	81 -8g5i9c
~veni	81 -21a6b8f16j
~vent	73 -10c12k
~venu	81 -10a8c10g
~ver	34 -20c-8e-5h4d9j10a19g21k
~ver>	40 -11c-8gh-7be-6f7i8j16k36a
~vera	52 -6d5b6h8c
~vere	67 -6c-5f5b6g8a
~veri	73 -6c-5a10g
~vern	77 -5cd-4j5ef7b
~vers	60 -11g-5e5f9cdk
~vert	81 -4ce16g
~very	51 -34a7f9b16gk
~ves	62 -22d-9b-4i10cg26a
~ves>	63 -21d-5b-4i7g12c21a
~vew	77 -12a-8c9f19b
~vewa	77 -12a-8c9f19b
~vic	64 -7c9k
~vice	65 -6c9k
~vid	74 -13c-9a5b6e14g
~vide	75 -5a12e
~vie	82 -10e12a
~view	83 -10e12a
~vin	49 -11d-8g-6h4j7a16c20b
~vin>	60 -18a-13g-4d6ij12c22b
~ving	53 -10i-8d-4hj29a
~viny	87 -10a6cj
~vio	81 -5c5j
~viol	81 -5c5j
~vis	70 -8bg-6d6j8h20c
~vise	82 -11d6c8a
~visi	75 -8bg7j10h
~vit	87 -8c4a
~viv	82 -8b-5c6g12a
~vive	85 -5c7g
~voi	78 -10k-5a10b16c
~voic	79 -7k-5a6b16c
~vol	79 8b
~volu	83 6b
~volv	87 
~vor	73 -9j-4g5a9bc
~vorc	80 -10c-9j12b13a
~vori	81 12c
~vou	85 
~vous	85 
~vy>	82 
~wag	73 -7c-4e5d7gk
~wage	73 -7c-4e5d7gk
~wai	73 -11c5h6j7i
~wait	76 -5c5h8i
~waiv	85 -8c8j
~wal	57 -11e-5gi31k
~wal>	77 -10b-8e7ah12c
~walk	60 -7a-6e-4i34k
~wall	73 9b
~wan	45 -16d-7c-6a6fk10eh13b
~want	45 -16d-8c7k10h11e13b
~wap	85 -6ac12b
~war	69 -9c7j13g
~ward	73 -7c5i11g
~ware	81 -5b4g9j
~was	44 -47f-13k-8g4a6e8b10i15c17h21d
~was>	45 -48f-13k-8g6e11bi16c18h22d
~wash	87 -5b6a
~wat	60 -10e-8i4c6b9f
~watc	77 -5e7b
~wate	62 -7i-6e-5j5g6c10f
~way	53 -21j-15b-11c-7a4h8f9i11d13k15g
~way>	54 -13j-8c-6ab5h8d9gk11i
~ways	74 -12bj-4c5k6e8g11f
~we>	50 -30d-10f-5ae10j23c29g
~wea	76 -7j-5c6g7i11a
~wear	82 -9b-6j-4c11g14a
~weat	82 -5g5b8i
~web	79 -5h5c7ab
~webs	80 -5h5ac7b
~wed	67 -10g-6d-4c4b10a11k
~wed>	70 -10g-7j6bk18a
~wedd	81 -9a-6d6ek10j
~wee	54 -14a-12k5h10c15i
~week	56 -14a-6b-5k5g7ch11i
~ween	77 -8k6f11b
~weet	81 -6gj5ci6e
~wei	68 -9j-8d9a24g
~weig	70 -11j-8d25g
~wel	61 -8be-7j-6a-4cf6h10gi11d
~well	64 -12j-9e-8bc-4f6h11di12g
~welr	78 -4a5c
~wen	65 -18g-7b-6ai5f7k11h23j
~went	65 -18g-7b-6i-5a5f7k11h20j
~wer	52 -8h-5j-4f5k13b15a
~wer>	67 -5j5c19b
~were	55 -7ch8k16a
~wers	85 
~wes	68 -10j4c5bek
~weso	70 -9j5e6ck
~west	87 
~wfu	85 -4a7i
~wful	85 -4a7i
~wha	25 -115a-47b-40j-23k-8i-7d8f28h44e79g148c
~what	25 -115a-47b-40j-23k-8i-7d8f28h44e79g148c
~whe	36 -64a-25j-21b-13h-9g-8d5i14k71f82e
~whee	73 -13b-8j-5e-4f8c9d11a
~when	40 -41a-21f-17j-14h-5c-4b9i10g108e
~wher	46 -44a-23e-19d-13bg-9j-6i4c11k127f
~whet	83 11k
~whi	53 -34a-8i-7h-5g-4j6f12b22c30d
~whic	56 -33a-18g-11j-5hi4k10b11f22c34d
~whil	70 -5cf-4i6j20g
~whit	85 -5g9c
~who	37 -37a-33g-17i-16b-14e-13j-9f-5h10k159d
~who>	40 -28b-25g-15a-13e-12ij-5f9k122d
~whod	65 -14a-8g37d
~whoe	87 
~whol	62 -14d-6i5k9b13a
~whos	71 -33a-4g14b38d
~whov	85 -14a6c17d
~why	60 -25a-15c-12j-11g-8b-5i93h
~why>	60 -19a-14c-11gj-8b-5i84h
~wic	79 -11a4d11b
~wice	79 -11a4d11b
~wid	78 -7g-6i-5k-4j5e7b16a
~wide	87 6a
~wido	82 -7g-6j6e8b10a
~wif	54 -8dj-7k-4e4ci5g22b
~wife	54 -8dj-7k-4e4ci5g22b
~wil	53 -14b-8cd-7f-5h8j11e16k18a
~will	53 -14b-8d-7f-6c-5h9j11e15a16k
~wim	82 -19a5f19c
~wimm	87 
~win	57 -33c-8e-5f6bj10a16i18g
~win>	78 -4k7a8j
~wind	68 -12c-10a5d20i
~wine	85 
~wing	68 -22c-6f4k6i11g14b
~wins	87 
~wint	79 -8b18a
~wir	73 
~wire	83 4i
~wiri	77 
~wis	69 -14d-5a11g24c
~wise	71 -20a-13d15g22c
~wish	83 -7j-5b17a
~wit	37 -11g4j7k8h12d15a
~witc	75 -11g-5j4b5h13a
~with	38 -6g-4b6h7j8ak13d
~wl>	81 -7c-4g5b10i
~wn>	44 -13g-8c5h6k12f16b
~wne	64 -7g5ad
~wned	87 6i
~wner	65 -6g6d7a
~wns	72 -7a17b
~wns>	76 -10a18b
~wnst	87 
~wnt	82 -6gj4c9a
~wnto	82 -6gj4c9a
~woo	68 10j
~wood	68 10j
~wor	41 -11a-5d-4j5cgk7b16f
~word	72 -22a-5cg19b24k
~work	44 -13g-9k5e9ac15f
~worl	83 -7i-4a5k8f
~worr	73 -6g4i17c
~wors	78 -11a-5i-4g7j8h9c
~wort	62 -15c-7e-6j4k6i31g
~wou	36 -5ch4a5d6f9ik13b
~woul	36 -5ch4a5d6f9ik13b
~wow	75 -12a-8j7g22k
~wow>	75 -12a-8j7g22k
~wre	74 -8a-7c10i12d
~wrec	75 -6a13d
~wri	63 -15b-7a-4e4i7d10c15j
~writ	63 -15b-7a-4e4i7d10c14j
~wro	70 -8k-7b9c14a
~wron	73 -5bjk9h11c
~wrot	81 -5hk5j11a
~ws>	71 -10c8i9j
~wsu	82 8a
~wsui	82 8a
~ww>	77 -11a-5j4k5e10d
~wye	77 -6d8k
~wyer	77 -6d8k
~xac	75 -8a-5j4c7fg
~xact	75 -8a-5j4c7fg
~xam	72 -10c-4ag4b5f6j13e
~xam>	73 5b6af
~xce	75 -5a10b
~xcel	87 -6a9b
~xces	77 
~xch	87 -6k10a
~xcha	87 -6k10a
~xci	83 -6b-5c6a8e
~xcit	83 -6b-5c6a8e
~xcl	85 -5c13a
~xclu	85 -5c13a
~xcu	87 -18g-5a11c21h
~xcus	87 -18g-5a11c21h
~xed	85 11a
~xed>	85 11a
~xes	77 -13a4j17b
~xes>	77 -13a4j17b
~xie	87 -6b-5c7a10j
~xin	87 5a6f
~xis	87 4h
~xist	87 4h
~xpe	65 -5acf-4e8ij9k
~xpec	82 -8c10k
~xpen	72 -4f4j5c
~xper	76 -6a4i6j8b
~xpi	81 -6c-5g12e
~xpir	81 -6c-5g12e
~xpl	69 -6cg-5bi7k25a
~xpla	70 -6c-5gi-4b8k21a
~xt>	60 -8g-5ck18b
~xte	87 -6b-4a14c
~xter	87 -6b-4a14c
~xti	80 7a
~xtin	80 7a
~xtr	72 -5b17g
~xtra	73 -5ab5c17g
~yal	80 -9c-4b6e8hj
~yal>	85 -7c4a9h
~yar	72 -5a5b6g
~yard	72 -5a5b6g
~ybe	78 -11c-5b21a
~ybe>	82 -11c19a
~yber	87 
~ybo	52 -10c-8b-7j5h6e9k
~ybod	52 -10c-8b-7j5h6e9k
~yca	85 5g
~ych	71 -14c-5k5j7f8g
~yche	71 -14c-5k5j7f8g
~ycl	81 -5b4a
~ycle	82 -5b4a
~ydi	85 -8b11a
~ydiv	85 -8b11a
~ydr	76 -4ci7g9a
~ydra	76 -4ci7g9a
~yea	43 -18a-12k-8f-7i-6d7e8c9h21b22g
~yeah	82 -7ae8i13j
~year	43 -14a-11ik-7f-6d-5j8c9h11e21b22g
~yed	81 5f
~yed>	81 5f
~yee	67 8j
~yee>	78 6j
~yees	70 
~yer	66 -5g-4f9a12k
~yer>	67 -8j-5g-4f8a13k
~yers	87 5j
~yes	71 -13g-10a5d10h12c
~yes>	71 -13g-10a5d10h12c
~yet	65 -9dj-7g-5c8e35a
~yet>	65 -9dj-7g-5c8e35a
~ygi	87 
~ygie	87 
~yin	54 -21c-15j-12f-7e8d10g12b14i16a
~yin>	66 -10c-8k-5g-4f8dj26b
~ying	57 -23j-13c-10b-9f-4e4h10k15g18i19a
~yl>	87 -10a6cj
~yle	87 -6aj12b
~yli	87 
~ylis	87 
~yme	64 -11j-8d5i6k10be
~ymen	64 -11j-8d5i6k10be
~ymo	80 -5ak10e
~ymor	80 -5ak10e
~yon	68 -10d-7c4g7k19a
~yone	69 -10d-7c7k22a
~you	14 -15k8ce9af11dh14bij16g
~you>	17 -22k-11g-8e13i15f16b25j26h37a
~youn	69 -12j-9i-7ae-5f10k14g17c
~your	25 -7h-6b4g8jk9cf12d13i14e
~yout	87 -8c-4j17g
~ype	70 -9g8j15c
~ype>	72 -9g-8a12c15k
~yped	85 -17k4c5a13j
~ypi	82 -6c-4a5k9g
~ypic	85 -6c9g
~yro	66 -12a8d13g
~yrol	66 -12a8d13g
~ys>	46 -31a-6gh6cf7be9i10k11j
~yse	81 6a7c
~ysel	81 6a7c
~ysi	75 -6g-5b4ik7a
~ysic	76 -6g4k5i
~yst	71 -7b5a6c
~yste	72 -7b5a6c
~yth	48 -9b-8e-7f-5h5ik9j18c
~ythi	48 -9b-8e-7f-5h5ik9j18c
~yti	87 5j
~ytim	87 5j
~ywa	85 
~ywh	73 -7c5f10a
~ywhe	73 -7c5f10a
~za>	87 
~ze>	78 -21c29g
~zer	82 -5g5i6k
~zero	85 
~zil	85 -6a5j6c
~zill	85 -6a5j6c
~zip	66 -16j-7g-4f9k24c
~zip>	67 -12j-11a-5g10k28c
~zon	73 -7g-5e-4d8j14c
~zon>	87 -14b15j
~zone	77 -7g-6e-5j10a15c
~zoo	85 9b
~zoom	87 
~zy>	73 -5ij6a8h
~zza	85 
~zza>	87 `,
};
