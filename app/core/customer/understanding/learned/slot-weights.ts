// Written by `npm run train` from tests/eval/questions; do not edit. The format is said in question-classifier.ts.
import type { QuestionWeights } from "./question-classifier.ts";

// biome-ignore format: written by a program
export const slotWeights: QuestionWeights = {
  classes: ["person.name","person.name-spelling","person.age","person.birth-date","person.ssn","person.marital","person.hobbies","person.pets","person.day","person.weather","person.weekend","person.origin","person.education","household.members","partner.name","partner.age","partner.job","partner.opinion","partner.involved","partner.doing","children.who","children.ages","children.names","children.doing","children.plans","parents.situation","advisers.who","advisers.said","address.town","address.street","address.zip","address.tenure","address.since","address.move","contact.phone","contact.email","contact.way","contact.time","contact.meet","contact.now","contact.minutes","work.job","work.employer","work.hours","work.since","work.income","work.feeling","work.plans","work.benefits","money.budget","money.savings","money.debts","money.pay-plan","money.credit","money.retirement","money.assets","money.surprise","call.reason","call.why-now","call.hope","call.source","call.remember","call.matters","call.worry","call.holding-back","call.decision-who","call.decision-how","call.timeline","call.other-quotes","call.other-price","call.past-agents","call.opinion","call.understood","call.questions","call.permission","call.recording","call.ready","call.more","call.promise","policy.have","policy.carrier","policy.since","policy.premium","policy.premium-before","policy.change-reason","policy.renewal-date","policy.know","policy.limits","policy.deductible","policy.number","policy.paper","policy.send","policy.agent","policy.like","policy.dislike","policy.others","policy.chosen","policy.lapse","policy.switch","claims.any","claims.what","claims.when","claims.amount","claims.service","claims.feeling","claims.after","cars.list","cars.vin","cars.loan","cars.use","cars.miles","cars.commute","cars.parking","cars.condition","cars.gig","cars.other-driver","cars.second","cars.without","cars.feeling","drivers.list","drivers.license","drivers.teen","drivers.student","drivers.tickets","drivers.accidents","drivers.tracking","auto.liability","auto.uninsured","auto.collision","auto.extras","auto.umbrella","auto.injury","auto.need-proof","house.built","house.size","house.built-of","house.roof-age","house.roof-kind","house.basement","house.systems","house.renovation","house.pool","house.safety","house.fire-service","house.stove","house.trees","house.price","house.rebuild","house.mortgage","house.lender","house.closing","house.contents","house.valuables","house.flood","house.storm","house.water","house.guests","house.business","house.feeling","house.alone","rent.amount","rent.landlord","rent.roommates","rent.building","rent.staying","rent.storage","life.own","life.work","life.partner","life.kind","life.cash","life.beneficiary","life.amount","life.length","life.income-gap","life.care","life.funeral","life.school","life.will","life.loss","life.declined","life.replace","life.legacy","life.spouse-after","health.general","health.tobacco","health.size","health.medication","health.conditions","health.family","health.doctor","health.alcohol","health.risky","health.exam","health.partner","business.name","business.what","business.since","business.form","business.people","business.who","business.payroll","business.revenue","business.place","business.lease","business.building","business.hours","business.equipment","business.vehicles","business.subs","business.sub-proof","business.contracts","business.clients","business.suppliers","business.payments","business.data","business.cyber","business.safety","business.advice","business.food","business.people-risk","business.closed","business.growth","business.feeling","business.books","business.liability","business.property","business.comp","business.audit","business.owners-policy","business.umbrella","business.certificate","business.key-person","none"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [7,6,4,6,3,6,6,10,6,8,7,6,6,5,4,4,5,4,4,6,7,7,5,7,6,5,6,5,7,5,7,4,1,6,5,5,6,6,7,7,3,5,6,5,3,5,5,6,5,7,6,6,6,7,4,6,3,3,5,4,7,6,6,5,5,5,6,6,7,5,4,6,8,4,5,4,7,6,4,2,5,2,2,5,5,4,3,3,6,2,5,5,5,3,6,4,6,6,5,3,5,4,4,4,4,7,5,6,5,6,5,4,4,7,6,4,6,5,7,2,5,5,7,6,6,6,5,6,5,7,3,6,5,5,7,6,3,6,6,6,5,5,8,4,6,8,5,4,4,5,5,6,9,5,6,6,7,4,6,7,3,5,5,5,6,4,4,6,3,5,5,5,7,4,3,5,7,5,6,7,5,5,3,4,3,7,6,8,9,5,8,8,9,6,4,6,7,6,7,6,6,4,5,6,3,8,6,5,5,4,5,7,5,6,7,7,10,8,7,9,9,5,6,6,4,5,6,6,5,4,4,4,6,25],
  features: `#	34 -31ŏ-27ǩ-24Ő-23Ĺ-22J-20Ť-19qŃŇ-18ķ-17Ŗǟ-16lACŨŬǃ-15tPņ-14amKĿŁƟƤƫ-13NQUśŝŠŭƎƞ-12goňũŲǜǥ-11kzFļŀŚƛƜƵ-10xĺřųſƳǂǎǚ-9ińŰŶǖ-8ŊƑƣ-7HZĻľŌŎƇƉƕƴǍǔǠ7fs8rw9SƲ10RŜŻƹǆǐ11ťư12šţŽǕǝ13ƋǢ14ĴƏǉ15eŪŸ16hŷǅ17ƸǨ18nƓ19ƈƨƽ20ƃƪǘ21ĵǇ22u23OŹƘ24GĸūƗ25Iƭ26Ņœ27L28Ř29yƔ31DX32Ŧ34Ɔ36Ǧ37Ǌ38p40ǡ41dŗ42ƅ44Œ47Ů50Ķ53T54Ƃ58Ʊ60Ơ66ƺ67ƒ78v81Ƭ82ž85cEǑ
# $	54 -24S-20Ɖ-18Ǉ-16Xǈ-15I-11fƒ-10HŃőű-9aCĹśǕ-8uŐŶ-7qĴŀńňŌŎŞƤƭ7ŅƗ8ƈ9ƄƸƺ10y11bƋƽ12V13pĵǄ14G15ǡ16RƁ17ƨ18ōŒǉ19Ǌ21ŗ22E23ƅ26ƠƼ28Ů30Ǩ33Ŧ36Ķ37Ř44Ǧ45Ƭ47Ɣ51c53T76Ǒ85Ʊ117ž
# a	66 -16Ĵ-15ǝ-13ť-12œŸ-10ŧǟ-9U-8ŇŘǊ-7Z7n8ž11ƥƺ15pƁ19Ɣ26Ơ31L43Ņ46XŮ51Œ70T
# aggregate	90 18ǡ
# and	69 -19c-12Ÿ-11ŝ-8Ň7słǉ8uGǢ9jƹ10ŒźƼ11Ǖ12œ13Ŧ15p16ǌ18Ɣǩ21Ź52v78ƺ
# at	90 -9u7n15ƥ23w
# before	86 -7ņ13T18Ǔ47œ
# bucks	81 -8ǡ7ƀ9Ţ11ž12Ƃ18Œ31X
# by	86 8ĸ13Ƒ14d18ƥ
# cars	88 14Űŷ20ų
# days	85 -11ǎ8j9k14ǝ18Ǖ23Ž
# deductible	90 -9Ŏ18Ř
# did	85 -14d-9ǩ-7ň7ř10ƺ15e18p21ƈ22Ÿ47v
# digit	90 8e11ū
# digits	85 -21ř9d13ū36E
# do	88 -7Ʒ13ƂƧ47Ƭ
# dollar	76 7Ƙ8Ƃ11ŗŦ18Ř25ĸ
# dollars	78 -8Ǡ7ĸŎ8ž10ǘ11X12Ţ13ľ14œ26Ņ
# feet	84 -19T13Ɗ16Ə22ǀ27Ɔ
# for	74 -13ŗ-10Ĺ-8Ǣ-7ƒ9T13Ņ19Ƭ20ž22Œ24p26Ɨ36d51Ơ
# have	86 27r40Ʋ
# house	90 -21Ɣ58ƅ
# in	67 -27ž-9ǅ-8Ƭ-7ŕ7nŦơƤ8Ƙ9Ķ10Ɨ12Ŝţǉ13Ɲ15ǌ16L21Ʊ25ƪ26ƃ29Ź36Ǌ42ǡ48Ǐ
# is	66 -26p-10ǩ-8Ƭ-7ků7ƈƒǢ8SžƧƩ9yV10GŦűƘƸ11ŮƅǕ12IƏ16ǅ22ŗ26ƺ33ť34d36v
# kids	86 -10t25n37u
# like	85 -7Ɓ11c12V15ƽ16ū25Ÿ29y
# ls	90 -12E56b
# miles	73 9źƚ15ǐ16Ů20ů27Ə
# minutes	73 -8J7Ş9ńů12aĻǁ13Ō15ǧ27O
# months	69 -9pI-8TZƠ-7Y7ĺŅƷ8ƹ14ł16v19G21Ů22ƃ23Ĵŧ25Ǩ28Œ
# now	86 -19E12œƺ14ư16c44Œ
# number	86 17C29Ŝ
# numbers	90 -13D9e12ž19E
# of	66 -23ŏ-16Ū-7ǉ8ƃ9eŭ10ǣ11ū12EƆ13Ǒ19ũ20ŷ26u34s35r54ŗ
# oh	90 14Ķ
# okay	82 -22X19Ů20Ƭ42W71Ķ
# on	68 -13ŗ-11ƀ-10ŧ-9ƅ-8r-7IŇ7ĵ8ƺ9Ƭ11űŸ16ř17Ů20cZ22Ɠ26Ř27Ǣ28Ɣ29Ŧ34ǡǦ
# one	77 -17ǡ-11ž-10Ŭ9f12ƽǉ18ő20ƪ26c68ƺ
# or	67 -27b-17Ɣ-14ő-9ťƱ-8y-7BňŮƂƆ7Ơ8Ǧ9vǆ10ĵƀ12Ƅ13X18Ŧ19T20ƒ24EƬ37ž39ŗ55ǡ60ƭ64Ř
# out	86 -14Ŧ12Ř15Ş17ƪ42ĸ
# people	85 -14ǉ9ųǗ12ń14Ǉ25ſ
# per	88 7ǡ14ž
# percent	75 -15Ř8œ10Ķ11Ɣ12Ŕ13Ǜ14ǔ15ź17ƚ20Ĵ29Ž
# pounds	90 31ƺ
# right	65 -12Ƭ-10Œ-9rŎ-8uŐƔ-7oƎƿǏ7Ɯ8s10eŕŪ11ySǝ12Ĵƽ13wťƓǅǆ14v15ƌ16pŗǛ21Ŧ23œ28cƺǎ41ƅ45E55ƒ
# so	85 7i10Ʊ11Ƌ16Ş17ƀ18y
# square	84 -13ǋ31Ɔ
# talked	90 11r16Ư23B
# that	73 -13ő-10K10D11dœ13ĵ14ţ15C17S18GƠ22ŗ29I30M
# times	90 10ǀ49ǩ
# to	80 -14X-12Ĵ13ƶ15V22œ26Ɣ37Tǎ
# umbrella	88 10Ǔ16Ƃ
# weeks	78 -9Ǩ8ŧƤ11Ľƃ12ǝ16T36ŵ
# with	88 -23E11ƌ13ƽ15ǆ24I
# would	90 -14X7Ɨ15Ŏ20ư24ǝ
# year	77 -18ƅ-14Ů-11Ǌ-7cTǟ12Ō13Ɖ19v21ŀŹ23Ʃ27ƭ60Ɣ
# years	57 -14Ƽ-8ƅ-7ŇŐƔ7oŚƴ8őƿ9ƥ10Ÿ11Ŏ13ŢƩƱ15H16ǣ17Gŝš18Ƹ20ţŻǞ24ǅ25ż29S32ť44ƭ
# yet	84 -17ż49v51c
@day	63 -8J7s8Ľǟ10ǉ11ĸŲƻ12iǧ13gŃ14ǈ16Ǚ18R23ŵ43k44ǎ51L
@day $	75 7Ō14ŭŵ16Lǎ17Ń20ǈ26k
@day and	86 11s13k14ǟ17ǎ19Ų
@day at	85 -8ǎ14ǧ48L
@day is	90 18ǎ19R
@day or	85 -19k52L
@day right	90 -9L9Ǚ13M
@month	66 -11Ÿ-10Œ7Ǥ9ĸĽ10y11kV12Ů15ǜ18ť19Ťƾ20ŕ24ŃƟ25dŹ26p
@month #	88 -7ŎŒ9p11ŕ26d
@month $	90 -20ŕ-14ť-13Ÿ15Ź17Ů30Ń37Ť
@month and	85 -8ŕ8ƛ13Ɵ23Źǜ
@month is	90 -7d13ĸŕ17Ń
@month of	88 15p33ť
@month right	88 10ť16V
@month to	88 17Ů29Ɵ
@name	53 -12Ƹ-11ǃǟ-10Ũ-8Ŏ-7ť7npǡ8ŁŜǨ9bAĽƢ12aJ13ļľŐ14ƚ16ř17iǒ19ǂǘ21s22ƃƨ24ŦƷ25o26œź29ǈ30t36ĸ37Ǥ38Ś42Œ
@name $	69 -46a-26ŷ-22i-16o-14ļ-9œ-7ƕ10ĿŔǘ13Ő18Ʈ21Ǥ22ƚ23b30ƃ33t34ź38Œ42Ŧ44ǈ
@name and	82 -19o-8uƸǠ11ǘ13ŷ18n20ǂ74w
@name do	90 -11w-7o11ĸ24a
@name is	86 -30w13A18ų29oŒ
@name or	88 -11w10Ĵ23o36a
@name over	86 7Ǡ14ǡ23ļ24Ŝ
@name you	88 21ĸ
^ #	59 -22ť-18Ŧ-15ǡ-13Ǒ-12Ƭǩ-10ő-9KŒƂƳǊǣ-8ňŤƊǞ-7EřŨƈ7DŢǈ8Oƃ9hƘǙ10CǢ11ư12IǏ14YŝǇ16ŅŪŷǅ17X18bGS19Ơ21Ɔ23Ɣ24vĴ27Ů29Ǧ47ž50Ř53ƒ61ƺ77ƭ
^ @day	84 13ǉ40L
^ @month	90 16p19ŕ
^ a	72 7ƞǘ8ŭǕ10RźƦǈ11Ƣƿ12ŪǊ13ƍƩƼ14ǡ15ƅ16ű20ơ
^ about	85 12ť22ƅ43Ǌ
^ after	77 -10ź9ƃ11y13ť16ǝ21Ř
^ alarm	90 30Ǝ
^ all	90 9g16Ļ17ƾ20Ǖ
^ alright	82 7aŗ8E9şų10d12ť17Ň
^ am	75 -7Ɩ10N26ń32aň36b51ǩ
^ and	46 -34ǋ-24Ĺ-19ƢǄ-16ųƳ-15Źǔǩ-14ű-13ƉƸ-11ŷǈǘ-10ƶ-9zļ-8ŎŖƋǨ-7KUŇǥǦ7myFŬƂƲ8ŻžƠƯ9ǂ11eƫ12vJTĿ13R14fŧ15Q16qĺ19p20ŪƧ22Ŧů23ǃ26c27P28D29ƨ30ō34aw37B38Œ44Ő47C59o
^ annual	83 9T17ǉ
^ any	47 -24Ǉ-15ǐǑǦ-14Ŋ-13ǂ-12np-10g-9ƁǢ-8Uĺ-7cĴńŏƌƞƨ8ĵŝƢƽǄǤ9vTĶűƚƿ10ŀƎǎ11VZżǖǛ12rũƂǈ13HŲ14yŉŪǙ15Ɛ16ƛǆ20k21Ǔǜ22Ź24ŻƉƝƪǃ26ķƱ30Ƹ31ƘƻƼ33ǀ34ƹ35hm52š
^ anybody	75 -17Ɯ-9ƪ-8Ĵ11Ư17Ǎ18ǘ20ż27ų35ǣ40n
^ anyone	86 -19ƪ10ŷ12ų13Ƣ
^ anything	68 -13ƽ-10ňƈ-9ŋ-8ũǂ8Ʀǘ11ĵ12ƙ13Żƨ15Ŀ19ŉ23ƍ24ƑƘ26ƥ30ţ42Ň54ō
^ are	47 -37Ő-28ŗ-22N-21Ǐ-19T-18ǂ-17ơ-16ĺ-13ŭ-12U-11a-10VŪ-9ľ-8ķļŚŠƠǝ-7cŖŲŹƃƈƗǄǓ7XĴĻƸ8iMOǐǑ9gjĹƱƺƿ10SŽƖ11şŶƻ12QžƅƏ13ĶƵǆ14pƮ15Ń16uŁǁ17DŒũ18ŷ19ň20vGƞǍ21ń23Ũǀǣ26P28ŝ29Ǟ33Ţ34xRǢ35H37ŏ47ǟ65ǩ
^ at	90 -7Ǥ12ǒ35ƭ
^ aw	90 12w13Ź15ƅ
^ awesome	76 -10ǟ-8ǌ8Ū10ŌŰƇ11c12Ś13Fţ14I15Ļ17Ɣ19Ǆ21ĵ
^ aww	80 7x9v11oz12ƅ17ƫ
^ basement	90 -8Ƈ37Ɗ
^ be	90 -7ƽ13Ʈ16ŀ
^ been	82 -17ő65G
^ before	83 -7Ō8ŉ9X12Ŋ13i20a
^ besides	86 17Ł35Z
^ best	90 24Ļ28ŝ
^ big	85 7Ɯ9Ǒ11k16ĸ29œ
^ biggest	88 7Ǐ9ǔ
^ blood	90 -11ǁ20ƻ26Ƽ
^ boy	90 13j14b15Ŕ25u
^ brick	86 31Ƈ
^ burial	88 18ư
^ business	83 -15Ǆ-7ǃ9ǔ17ƝǢ27ǟ30ŭ
^ by	79 -14Ŕ-7Ļ23œ27Ƅ74Ń
^ call	90 
^ can	59 -16ň-13Jŕ-9Ĺ-8sŉ-7Ƶ7b8D9NƏ10L12ǁ13ūǌ15ŗŵ17eŃ19OŁ22M25Ś34ś37Ŋ45Ō50Ƨ57ǩ
^ college	90 -19Ʊ50y
^ comp	86 -9Ő14ǣ
^ congrats	86 7ƞ10Ɩ11ƺ12ƒ16ǟ
^ cool	78 -11D9ƕ10dŕŽƇǚ11ţŰ12p14Ř15E
^ could	62 -13Y-8ķ-7VŽ7Xū8s9MŵƏ10aŢƗ12śƢ14d19ǝ21ǚ24Śǩ25Ʒ26Ʈ36ũ58ĸ
^ credit	90 13ĵ
^ days	88 -8Ɩ17ǝ31R
^ describe	86 -7ǋ8Ǎ10űƇƣ
^ did	49 -18ž-17ŞŤŦ-16S-15Ƽ-14ǣ-13aGŨ-12Ŋ-11Ǡ-10ǘ-9ǚ-8ķĻŢƯǖ-7wKLWľƁƶ7śżƪ8pĶţƕǅ9tǆ10kŸ11ĹōƍƠ12ĺǌ13FƔ14ŀź16x17ƌǤ18b22Ʀ23N24ƒƙ28jŠ31ļ33ņ36ŗŧ38ňũ39Ľ40Ŕ41Ŗ45ń69ǩ
^ do	37 -54ŗ-39Ŷ-36Ň-32ŲƔ-25Ƭ-24ŘŪ-23Ơ-22ů-19M-18ǥ-17eƨ-16Oņ-15aƯ-14ZĹŎšƖ-13ơ-12CľŃŒƶ-11QƤ-10cSŉţŴżƦǄ-9BńōŐƌƵ-8łŞũŷƉƧǂǊ-7blqĺśűƂƣƳƷǒ7nxPƑǗ8AĶŔƕƲǔ9ş10fŵưƿǇ11gŮųǃ12uƎƘ13KƁƼǖǝǢ14WŚ15sŏřŭŹƥ16ķǆ17wXƸǎ18ǘ19ƹǟǨ22ƾǋ23NŊŌǈǜ24ƃǕǡ25RĽŁ26Ű27z28Ǡ30Ǔ31ƚ32Ŭǚ33ň34Ǧ35UǙ36Ŝ39Ǒ41F43Ɯ45ſ48Ǜ50Ɲ54Ɵ60ǐ63ƞ70ǩ
^ does	52 -23ǌ-18Ÿƹ-16ŭ-14Ƃ-13ŏ-11oqŕŖŝƦǓ-9Ƹƻ-8ŴƬ-7ŒƈǀǑǖǣ8Ɔƣ9bsZ10dAŜ11Ŭǘ12zƞ13ĶřƜơǠǦ14ŨŹǍ15ŰųƇƔƯ16Ŷƨƽǡ18Ƣǒ20Ų21Ƨ22źƊ23x25Wň26h27LƁ29ű32ǂ35Ʃ48Ň52ǧ
^ email	90 -23D13K15J
^ ever	62 -18ų-14ƽ-12ǖ-11Ɯ-7r7Ž8V10ǩ11ŭŲƲ14ƚ15ņŖ16š20ƴ24Ƃƛ29ţƼ30ƪ35ǘ38Ż
^ everybody	88 -13n-7ŗ12Ɨ13Ǒ14ž15ŷ17ǅ
^ everybodys	84 11K12A13Z30ľ
^ family	90 -7n22ƽ39Ƥ
^ fire	90 -16Ə32ŉ
^ first	90 10E41a
^ flood	90 
^ folks	90 8Ɨ10Ř11ĺ21z
^ for	82 -15a-8Ż8f9e10o13wƭ14ƿǃ
^ full	81 -56R-20ž40ƀ89Ǉ
^ garage	88 10Ű
^ give	65 -10B-8A7ƕƫ8DŦƒƦǇ9ŒŪƗǧ10Iǎ11Ů12Őŝ13ǐ14w15ŇǠ21ǚ22Ɔ30X
^ go	75 -10Ɣ7ř11a13ǥ18Ś29Ş56ō
^ good	75 -32L-27Ǌ-13ŝ-11S-10Ż7Ǉ8ƽ11Ǚ13żƒ14Ő15Yƹ17ǅ18i22ź32ǟ38Ň42N
^ got	60 -17ņ-13ŅƝǠ-11űƱ-10ŗ-9ƽ-8Ɗ-7ş7ķ8jŁŚ9ku10ƥ14ŜŰŴ16ŉ17NřƤ19ń27ǥ31ŏ42nA44Ķ71ſ
^ gotcha	88 7ŷ9ŏ13ĺ15V17ť
^ ha	90 -8ĺ7g15cŐ17Ż
^ happy	88 32Ŷ
^ has	57 -15Œ-13n-12Ł-11Ǟ-8Y7ƓƯƲƺ8UƖ9Ƙ10ŹƉƜǦ11jűƋǜ12ŞƳ13ŔũƑ14Bƙ15hƴ16ź17Ŗţ18ǚ19šǛ25œ27ƛ34ǂ
^ have	50 -35G-30Ʋ-18Ʀ-14Ŝ-12S-11Ũ-10š-9ķǉ-8nŬƜƨƽǂǥ-7ų7ŢƱǋǩ8ǝǞǟ9Ʒƹƺ11Ųżƫ12ŖŸŽƸƿǘ13ń14iƗ15ŚŤ17Zĵ18ŝǕ19Şƾ20lư21ņŏƴ22ũ24cƼ25ƌ28r29ǒ30Ƴ43ő46Ư
^ he	90 -28p-7ǩ21q54v
^ height	86 
^ hey	85 11a31i
^ high	85 -9Ʊ16m
^ house	86 19D25H
^ how	33 -24R-21W-17ťǂ-16Łƒ-15ňǃ-14y-13ŊŏŐǈ-12cs-11Ǆǥ-10oFŌşžƕơ-9HŔŞŬƝƥ-8qDQĻƊƵǞ-7ŰƼǦ7Řźƃƿǣ8XǍ9rYĿſƄƏƖǀǗ10ŴƚƧƬƷƹǆǔ11nŸƔ12gķĹƆǅ13šųƑ14jŃœƪ15hƭǏǙǝ16tOĶŦŻǊ17Sĸłǐǖǩ18GƋƦƺƽǘ19vzƙ20i21ŠŤƤ22bŕ23xŅŭŮƣǟ24Ǉǋǜ26Ǒ28ŗƸ29Kű30ƞ37Ĵ39Ŷ41Ƴ42ŨƮ
^ i	47 -54ǩ-15Ŏ-13ŵƭ-12Ĺň-11ƄƱ-9JŹƗǔ-8ŃŌƬǞ-7ŪƦǗǝǨ7LŕŭŷƜǄ8Xőšƺ9ĽńŒŲƚ10hiptBCDFĿŸźƢ11dmŘťƅ12wTƖ13frţƂƾǆǠ14vGSŔƍƒ15nŶ16ƞ19Ŋ20ĵǃ21Żǋ22E23P24o27eI28b
^ if	52 -22ŵ-21Ʒ-10jŒ-9ƕƫǩ-7ĺŐţƔƲ7ƄƦǁǡ8WǨ9DNŝƪ10ƗƱ11ŬűſƂ13ŘŜ15Ɓ16Ʈ17ǝ18Ƭ22ľ23Ǝ24ƀ25ķŖ27Ǆ33Y35Ļ50Ŏ
^ in	84 8I12ĵ17Ļ42M
^ is	37 -32Ƹ-22œ-19ǘ-18Ɠƚ-17Š-16ovŎŖŮ-15ƒǎǑ-14nĺńřš-13cklPQŽƝ-12ƗƤ-11mŏƛ-10ņŨƩǝ-9iĻŔŤŦǜ-8gZŜŷƵ-7eķļĽŧũƘƠƷǚ7ŉźƄƌ8pAǊǦ9ŝżƦƬ10HľǇǔ11hrYŐŲŵƃƖǌ12ŕƉƞǃ13włųƍƧ14JNŞŰ15xyEƅ16ŚƆƼ17XňŪǋǖ18ƀƔ19Ńƶ20afſƁƨǛ21ŘŭƇ22ƫ23Ǘ24ǂǅ25ů26Ɵ27Fǟǥ28Ŷƣ32tǨ33U34RǢ35ŁƱƲ37ŗ40s44ō50ǩ
^ it	68 -15E-8G7šƓ8jĽƠƴƹǁ9zĸƋ10aJļłńŰ11ĵśƳ12Ǩ13ƀƧ15ū18Ž21ő35Œ39ƅ
^ just	72 -34ŗ-14Ɲ-12ō-8łŷ7ŋ8Ŋ9ţ11ƢǗ12Můǥ13Ļş14ň15L18Z34Ō35Łž43nǇ
^ keep	85 -20ƪ-19ƞ-15ǩ-10a-9ƀ31Ʒ33Ƶ71ō
^ keeping	90 -34x17U47ǟ
^ last	79 -15ř-10Ɖ-9Ľ13ƈ14t17Ĵ24E31Ŝ35ƾ
^ let	74 -15w-11ǩ7Ž8ƄƏǁ9KƀƝ10Źž11Ř12OŐ19Ɛ33a
^ liability	88 -82ǡ88ž
^ list	80 -11Ǚ9ǐ10Ū12ǥ14şŷ34Ǝ
^ llc	90 
^ long	88 -19ő-14ŭ-10P20S27ů61i
^ look	84 10ŗ11Ǣ14j16Ś34ſ
^ lumbers	90 22Ɠ
^ may	82 -7Ż13ŋ20aǩ32Ŋ
^ mind	80 14c15ǁ16Ž19Ŋ
^ monthly	85 -13Ĵ27Œ
^ most	86 7Ƙ15ŖƦ
^ my	69 -20ǩ-9Ş-7ƚ7pśƜ8KM9jIĸōŪǆ10bVŋƿ11ŀǞ12UĿƲ13ưǟ14Q17Ů
^ name	85 -21w-20o13ŷƘ18L43a
^ need	86 8ǧ20Ɓ29Ƅ
^ nice	85 -8ƞ15ǉ16ş25Ŷ29j
^ no	73 -13Ū8ŚżƜ9Ƅ10ułƊ11ǜ13WŲ22ŵ
^ nothin	90 10Ǜ14Ż15Ɛ17ƻ
^ now	79 -11K10h11aT12n13uB14f15Ņ17N35ǩ
^ oh	62 -11ǩ-9ǥ-8ƇǢ-7ŸƜǐ7abqŕơ8NżƊƝƟ9PũŹƈƎ10ŐůŲŶƞǃ12W13GƘ14Q16ō17U22ǖ23š33Ť
^ okay	52 -19ǩ-14Ķ-13N-12Ũ-11ńű-10xŲǖ-9M-8wŁƮ-7ił7glnoyOĽśŦƃƋƗǕǡǥ8sPŗřũ9pqKľŴ10ŊŵǗ11Ɖƴ12ĹŏŢƕǐ13cŃŎŒŭƀ14h16Jūŷǎ17TƩǂ18Ʀ28Ɔ
^ on	88 -12G-8Ũ14Ň56ſ
^ one	74 -12ƺ-9T7Ǐ9ž10fDF11Ƒ12Ƭ13ǡ14u16ǐ18m23ƆƧ24ſ44b
^ ooh	80 9ş10Ŷ12Ƙ13k14Hƌǃ
^ ouch	86 -7Ť8Ŧ10ņ13ǣ14ż15œ
^ over	86 -20c-17Ǧ-14Ƃ-7vžƒ23Ŧ29Ơ38Ǌ39Ů43Œ
^ own	84 -14Ƣ-10ǋ-9F-8ǌ8ķ43Ŭ
^ paid	85 -31Ŧ-18Ɣ-10œ34Ŭ57ƒ
^ perfect	86 8ř10Ÿ12D17Ő
^ policy	88 25ř
^ pool	90 21ƍ
^ price	90 25ľ
^ read	75 -10ǌ-7ū7ř10JŅǡ12Ʃ17ŗ19ơ
^ ready	90 -7Ţ26Ō
^ regular	90 10ƙ12Ų
^ remember	86 27Ľ
^ rent	86 -13Ĺ-11Ǒ16Ơ42Ɯ
^ roof	88 -23c21ƈ
^ roughly	79 16T
^ run	84 7Ɲ10Ƌ13ķ16n19ǈ24ǥ26Ū
^ same	90 -8Ż13ǘ14ż
^ say	82 -8Ļ7ĸ8ƃ13b14ō15Ŋ18ŵ22Ƥ25ƨ
^ shall	85 21Ƭ22Ō31ǩ
^ shingle	88 22Ɖ
^ should	71 -39ō-23J-11r-9aś-7ƭ7N8ŋ12ƫ14Ĵ21K22MƬ36ň41Ō47ǩ54s
^ since	85 -19G-11Ǟ-7ť10ǂ38S44ő
^ smoke	88 12ƹ
^ so	38 -24Ĵ-23ő-17b-13oX-9Řƀƭ-8sŐ-7vŀŎƑ7TVĺńŹƾǙǚǜ8Rňűƃơ9DGĻŁŠƜǡ10ABPQUYŖŨŵǃ11hkŤūŴƈƢǣ12ŲƓ13ƒƝǕ14xŗřžǅ15nŪų16ƻǇ17p18qŔ19S20Ǆ21cgŢƬ22ŦŷƦ23Ơ31œ35Ō
^ some	84 8Ƙ14ơ17ľŽ19Q
^ something	86 -8ƨ-7Ŀ10ƶ18ō24ĺ34Ş
^ sorry	82 10uň25a29ǩ
^ sounds	80 10Ɔ11B12F13Lŧǈ14Ɯ18N
^ spell	85 -15a7J41b
^ square	90 
^ state	86 -71ž9ń13Ʊ15Ő74ŗ
^ still	82 -20Ŭ9Ƌƫ15J17D20Ő26Ɣ34P38Q
^ sump	90 20Ɗ
^ take	90 23ǖ35Š
^ tell	50 -21ŀ-14ĺ-13G-12ƛǐ-10Ʒǩ-9ŞǏ-7syBIľŽƙƹǟǥǨ7MĶŪżǙǜ8VŁňŨűŴŹƁƟƠǗ9gSŠƢ10lUĽ11ƌƴǈǔ12ŅƊǑǖ13F14qtĿŎŜư15ŧƚ16hƭ17HƳ19nP20uœ22ĹŤ24ō36Ǆ
^ term	88 -8ƭ16Ʃ
^ text	90 -13J7ś13ū
^ that	67 -17Œ-11Dƾ-10ƚ-7Ňǩ7źƏƙ8Ǒ9bSƧǊǘǜ10ŧ11CƇƻǂ12Ƥǖ13l14A15ƒ19ƿǃ24Ǐ41E46Ũ
^ the	66 -9P7ĵǧ8ŦƖǊ9hWĶŷƭ10Řǈ11ŤƇƽ12ũū15Ŭ16ŋƙ17e19m21M31c
^ their	88 -12ǈ-11ǒ7v12Ņ18Ŕŝ
^ there	75 8ƨ9fĽőƁ10Ƶ12ŃŘŭ15řƩ
^ they	72 -10Ŕ-8ŝ-7lƣ7ƅƖ8Őƹ9œŧűƈǁ10ơ11evŰƬư12ƕ15ţǊ
^ think	88 -8ǝ11ĸ15ƶ16Ƥ17Ɠ
^ this	81 -7ź10mĽ11ƈ12O15a16ŋ
^ those	86 -7Ǔ9ǌ11ƱǤ12ƚ15Ǎ
^ towing	88 
^ ugh	82 -11Ť7ś12ů13ņƚ19ǜ25Ǥ
^ umbrella	90 -14Ƃ14Ǧ
^ walk	64 -9Ũ-7Ư7ůǛ9yŖƛǕǖǘǨ10nRŵżǄǈ11ĸƤƮ14Ɨ15ł16Z20ǝ27Ť
^ want	77 -12Ǧ-11Ř-10H-7K11Ƃ13sňś18ž19M29Ō40ǩ
^ was	62 -9ŀ-8ƈ-7ōǩ9Bƽ11S14Ŕż16Ǌ19ŤŦ20ƞ21ĺŨ22Ÿ24Ņ25ļ38Š67ť
^ we	75 -7r9k10GŋşŴƔ12Ɗ13j15M16Ľ17ŕ20ƨ
^ well	79 -12t-9ŝ-7T8k9ń10iŞǊ11H13a14ű15N18ŧ19Ĺ
^ were	71 -20d-15Ņ-11ſ-9Ŷ-8œ10ƅ14Ƭ15ż17Ƶ19ļŖǤ22Ũƴ25š27l40ŧ
^ what	29 -41ų-29Ŭ-26Ŝ-21Ƥ-19Ɩ-15Uŷ-14ńőǐ-13FMSŭ-12HŁňŊřƫ-11npGNĴŹſƙƟǢ-10dOŖŚŰżƢǟ-9btuŘśƄƥƸ-8ļĽŢţ-7szƀƈƲƴǦ7Jưƾǖ8Ƌǉ9EƚǗǤ10DťŸžǅ11ŇƛƵ12ņƉǝ13QTƘƧƽǍǎ14I15Ƒǣ16iœƠǓ17hWƔƩ18ovŨƷ19RƇƼ20lCYōŝƊƕǏ21L22B24ķǊ25Ņ26Ŧ27ĿŲƺ28ĻƗƬǃ29ZƶǨ30ľ31ơ32ł35Ū36ŉŗƻǥ37Ǟ39ƒ40ŎŤ41X42Œ44ŀ48Ş51ĺ60ĹŴǄ72ǩ
^ whatll	86 -11Ł23Ķ30ł
^ whatve	84 8Ʀ13ŏũƥ14ƌ22Ɨ
^ when	46 -33Š-21ŧ-17Ũƒ-14Ť-12qǋ-11ĶĹņǝǩ-10aſƽ-9Ƣ-8BŅƧ-7ơ7dŜƅǘǤ8ŇƚƳ9GSĴłƑƟƴƶ10HǢǧ11kǛ12pŔǌǞ13ƻǏ14ƋƲ15Ƽǒ17Ƥ18Ź19š20yƾ25v27s28R29őťƹ30ǎ33ŕƖ35ŃŖ36OV53L
^ whend	76 -20Ǐ-19ǎ12ƐƲ14ĵǅ15ƈ19ťǢ21G32S
^ where	56 -14PŰ-12Ɲǈ-11Rǟ-9oVƋ-8ƮǅǠ-7ƟƩ7Ʀ8ƄǞ10zūŭƛ11XĸǏ12yń13kļ16ŠŤ17QŚƊ18Dǀ19ƥ20źƾ22JƤ23l27Ǘ33Mǩ37q52C60ǋ
^ whered	83 -9ĸ-8I8Ʀ14m23ļ29l
^ which	58 -14ǚ-10Ǘ-9Ƹ-7Ţ7EŉŸ8ƴǩ9bLǏ10ń11Dļ12Q13ǖ15Rŀň16JŲŴ17ƣ22ǈ26ť31Ő33C
^ who	42 -28Ų-21ǌ-20ŏ-18Ʈ-17Ǉ-16Ŵ-13PĿ-12ŒŤƔ-11TĸŚƝƣ-10Ĵķ-9txťǉ-8yĺŅŝŢƒ-7RYřŦŸſƋ7ƐƱǖǙ8ǝ9Qƽ10ƙƾǞ11ƁƃǕ12ǚ13Łǥ14ń15Ɯ16ŐƕǅǛǧ17ǐ18qǘ19ZƲ20ƶ21nƤǆǍ22Ǘ24o26A27ǜ28ļǑ29ŷ31ŜŠ32ơƢƫ33ǔ34u38ş39Ư44ų45ƳǠ54ǩ79ǈ
^ whod	70 -21ƾ7ŵ8ſ10A13Ʊ15Ʋ17ƫ18ǘ21ƃ22Ƥ23ư29Ǩ
^ whose	76 -13w-8Ɨ9F13ǡ14ķ15Ł18Ő21ǆ22ż31Ƣ
^ why	65 -17ń-13l-12iļƶ-10œ-9ŉŌ-8Ŕ10B16Ĺ18ņ24ƻ26ƴ29Š32ǩ37Ţ38Ƶ41Ŷ47ŀ49ĺ
^ will	77 -10Ƣ-7Ʋ15ź23Ƥ25s51V
^ with	83 -18ő10Ǧ11ǡ13Ű18T20Ƃ25ň
^ work	84 -23Ŷ-20R12U53Ɲ67ŭ
^ would	52 -19Ɓ-14QĻ-13ƶ-11ŉƤ-10YŗǏ-9ZƒƗƪƾ-8ŞƦƩǨ-7ĿňǠ8eŃŋƨǂ9ELűƀƬ10ƈ11Ǧ12Ţ14Řŵ15M16yľƯǢ17s19Wĵž20Ʒ24ŇƱ25mǁ26Ŋś29Ŷǩ34Ž46T47r50Ƶ
^ wow	80 -7Ǟ9ťǇ11SƼ13uŦ14R15Ơ25ő
^ yeah	86 -7Ǌ9ŵƛ11Ű13ŒƁƔ
^ year	84 -7ǩ25ƅ32Ū
^ you	51 -105ƞ-47ǟ-22Ƥ-16ŗ-13ŝƂ-12ž-11B-10WŖƑƨƶ-9xűƧ-8MŊŒœũǝ-7bGLSYĿƒƛƻǢ7ekĺł8dņşŨŮƲǚǞ9őŹƀ10uAŚŪ11aƈƖƭ12gĹľƦ13mHĴŌ14Őśŵ15Ʒ16Cƪ17Ľ18j19FU20Ƹ22ŀǦǩ25OP31Q32ň34Ŷ37ŏ40l41V68c69iN78Ň
^ your	63 -13B-11vņ-10ƹ-9Ľƕ-8ǆ-7ť7d8mwĻƫǂ9ĺŒ11sE12opyķŹ15ŜŸ17ITŅŕ21cX23M24Ɣƥ27P28Ň
^ zip	86 17E
a	27 -30ǎ-28ǔ-24ƕ-23ŀ-22s-20ŉ-17jŝ-16ŠžƧǦ-15yŐŢŴƷ-14pxŌųƮ-13Ň-12ƢǇ-11cŕŞǋǞ-10GJťƒ-9kzĴ-8CDVŧſƽ-7atĿřşƋƖƞǆ7ZŎŔƗǐ8MUŨƊƙơǄ9ewĵƁǅǓ10Ǎǣ11ŸƅƎǈǏǒ12ņƥǌ13hľŷŽƐƯǝ14IƆǙǥ15YŪƓǨ16lAƛƾǧ17ƇƏǜ18WŜŶ19ƤƬ20ǚ21bSƑ22LŃŊźƜƹ23ĽŰŻ24Řưǃ25őƱǘ26ĸƚǉ27Ů28ƍƲ29gN30m31š32ŵƿ33Ļ34Ķ35fśǩ36uǀǊ37F39X40PT43ǁ45ǡ46Ƃ48qƣ
a #	54 -24Ǧ-21ž-14Ǩ-13cŎǝ-11Ÿǅǟ-10ťƔ-9fķſ-8yOųǩ-7bjŖƒƓ7ŕūǑ8vCŞŦźŻƏ9œƵǀ10Ŵƥǉ11ĵ12ƈ13ŒƩ14š15Ʀ18Ņơ19ĸǌ23ƺ24T26W32X43ǡ45ŗŪƅ48Ƭ58Ķ62Ǌ63ŘƱ70Ƃ
a @name	84 13ņ14oĸ16ĺ
a a	73 -10Q-8Ū7hK8g9qŔźƛ10nšŰ11fŶŷƄ12ŵ14Ɵ
a b	86 -15ƨ-11h12ū23ź39ǥ
a bachelors	88 32m
a backup	90 17Ɗ25ŵ
a bad	79 9ǚ11ǘ28ņ45N
a ballpark	86 -9Ĺ10Ů11T14Ŧ25Ļ
a bank	86 14Z18Ŭ
a basement	75 18Ɗ
a bell	88 36Ľ
a big	73 -11S9śƏ10ƈ11ƙ12ƛ13y15g18ǅ20Ŧ21ľ27ĸ35ƣ
a bit	88 -10g9j12Ũ31ō
a blood	88 11ǂ14ǁ
a bop	86 41ǥ
a box	84 10mǐ13f14ŏ
a break	90 13m20Ǝ27š
a bunch	90 16ń
a business	80 -12ǆ27Ɲǥ
a buy	90 -14H43Ǩ
a c	86 -9t24o31b
a car	69 -15Ř-11Ʒ-8ŭ9ż13Ŷ16ŵ18ź23ƃ30Y
a card	84 15e19ĸ22Ĵ
a cert	88 18ǒ26ǧ
a certificate	78 -14ơ9Ƅ20ź29ǌ
a chair	80 -10ǈ12Ǒ
a check	86 14ţ15Z17ĸ18ƨƪ23W
a claim	75 -14ŧ-12Y7ť18Ř24ţ26Ŕ
a clean	88 -17ŋ10Ż15ţ
a client	75 -11ǔ7Ǔ11Ŋ13ţ16Ǧ24ǚ
a coi	90 7ǒ40ǧ
a commercial	84 -9Ƃ12Š13Ǧ16ǥ
a company	79 -7Q12Ɲƴ14q19š22ơ
a complaint	90 31ǜ
a contractor	90 14ƌ22Ɠ
a copy	79 -15J9ơ37ś
a couple	78 -10ķ-8k8ĽƤǎ11Ƙ12SǞ14UŪƿ
a cousin	90 -7Ƣ7Ɛ13ŷ23n
a cpa	90 46Ǡ
a crash	84 -14Ƥ15ż35ƃ
a crawl	88 7Ɗ16Ƈ
a creek	90 25ƙ
a customer	81 -11Sǔ9ǖ17Ǆ25ǚ39őǡ
a day	79 -14ǎ-8i21ǝ23Ɓ32ƻ37ƹ
a deadline	88 -8ǩ37Ń
a deal	88 15Ņ20ŌŎ
a degree	90 -8ǩ12m
a desk	88 -12Ǐ23Ɲ41P
a detached	90 30Ƒ
a different	90 10I14ǅ17ň18V
a discount	78 9ş10Ů11mľ12őŽ20ǩ
a doctor	84 16Ƽ26ǂ
a dog	88 -8Ɲ17h
a driver	86 11ź25ŷ
a fake	90 14Ŀ18ǘ
a family	86 -29ƽ-12Ũ23Ƴ33n52u
a fella	88 10ķ13ſǃ15c18Ƙ
a fence	85 24Ƒ
a few	80 -12ŉ7m11Ɓǅ15Ɲ38Ŋ
a financial	90 45A
a fire	72 -12Ǐ-9ǎ7Ŀ8Ǝ10Ɛ11ĺ18Ə24Ǣ33ǝ41Ƥ
a fireplace	86 17Ɛ
a flat	84 -14Ɖ10ƚ11j19Ɓ28ƨ
a flood	85 36ƙ
a form	88 12Ƶ27ơ38Ľ
a friend	82 32ļ37A
a full	86 14Ƽ
a funeral	88 23ư
a garage	84 -23Ɲ40Ű
a gate	90 20ƣ27Ű
a good	65 -15ű-11ŇŴ-9Ű7Ɖ8WņƆǃ9iB10Ŗǈ11x13œŨǖ14ǩ19U23I27Ļ32Ŷ37Ǌ44L
a guardian	88 -16Ʋ47Ư
a guess	90 14ƅ15Ǌ17Ə
a guy	90 8Ť13ǜ19ſ
a high	88 -7ŗ13Ř30ƣ
a hip	90 7ǡ13Ɖ18Ɯ
a home	90 -12ǃ-7ķ12Ɔ19F23Ɲ25Ɣ
a homeowner	88 7F
a hot	86 16ƍ22ƒ
a hotel	88 -8X30Ƥ
a house	75 -19Ɯ-12Ɵ-8D-7ƞ18H27ƣ44F
a hurry	90 50Ń
a hydrant	84 20Ə
a is	88 -11ŗ-7ŏ17Ŭ53Ɠ
a job	74 -11ƨ-8sŗ7ŧ8U9ǚ14Ʒ19Ķ20ţ22Ǔ23ǐ25q
a junior	90 9Ź25w
a kid	83 19l21Źƍ23Ʀ
a landlord	90 -10ǌ-9Ɣ50F
a laptop	90 -12Ǐ15Ǘ24Ɲ
a lawsuit	90 12Ŀ25ķ
a lawyer	80 8A15ǩ18ǜ31Ʋ
a leak	79 -14Ɯ21ƛ31Ť
a letter	86 9Ŕ10Ÿ29K
a license	77 -13n40ŷ
a list	86 -17ơ-8ķ21ǌ44Ɨ
a little	65 -21x-7ƞ7ŨƆ8gqzVŐƦ9IńņŲƳƹǁ10clĿǄ11ŅƯ13ż14YĶ18Ŋ21œ
a living	81 -13T-8ƞ12Ʋ41q53P
a loan	67 -8Ʀ13ƪ16Ʊ32ZŬ
a local	90 16Ŝ33l
a long	82 -17S11ŝ15ő19g20Ÿ24ř
a lot	70 -9ǀ8N9Rƙơ10tŇ11Ŀ12ǖ13ķ35Ɵ40Ɯ
a m	90 -10Ř24b44L
a medical	85 8Ǘ
a mess	88 7Ƴ15Ŧ17ť30i
a minute	86 -26O12Ś13f15u16i44N
a mistake	90 40ǚ
a month	61 -24Ĵ-17Y-10ŧ-9Z-8ť-7ĸ8Ʈ9Ƃǉ10ƥ11Ũ13Ŏ14Ɣ18T20Ƥ21Ķ23Ř25Ņ35Ơ49Œ59X
a mortgage	75 -19ƕ11F30Ɣ
a motorcycle	90 7ş8Ū22ǀ
a mrs	90 43f
a nanny	88 31Ư
a new	75 -15U-13ĴĹ-10Ǟ-9x-8ƭ-7ƞ7ŬƁ9Ǚ11Ƶ12b14Ƅ15Ź19Ǖ20H21ǅ34GS
a nice	86 -7W7ņ12Ƨ19k22i
a no	90 9ƴ12ǁ14Ŏ
a normal	65 10n13Ǐ16R27ŭ
a number	83 -21Ƭ-19ū-18I-11ř-8e13Ǡ14Ř18Ļſ53X64Ǩ
a nurse	79 -10ő12Q13q17S24U28P30ǁ
a okay	86 48b
a one	83 -12ǩ-9ř12ūƼ14Ǉ16ũ29Ƃ34ǡ
a or	90 -8Ǟ12ř13Ɓƌ
a parent	85 -8F11ƽ13ŷ57u
a pension	85 27Ķ
a permit	90 -16Ź8ƌ15Ÿ
a person	88 -8ſ9ų42Ŝ
a photo	88 -20K31ś
a physical	85 12ƾ35ǁ
a pic	90 -20K7ū32ś
a picture	78 9Ƒ10ū11Ŵ39ś
a pipe	85 26ƛ
a place	85 13ǟ14MƐ15Ƥ23Ɔ
a policy	73 -15Ɓ-13o-12ǥ-7řŚśŷƣ8ơ11Ƣ18Ƭ21Ļƨ35Ʀ50ľ51ŏ
a pool	80 8ƍ
a private	88 11ǀ13Q15ǣ22ơ
a quarter	88 13Ƭ14Ʀ18Ƙ19O
a quick	86 8ķ10Ǐ14Ŋ
a quote	88 -7Ņ13Ľ40Ĺ
a real	83 12FƐ14ŵ20Ŝ30ľ
a reason	90 12ƀ13Ŕ
a recorded	90 9ŋ
a regular	86 -14Ź8ŭ12Ɖ14Ÿ16ƾ25ơ
a rental	85 -8Ƥ17Ɓ36ŵ
a renter	90 16Ƥ45F
a restaurant	90 15ƣ22Ǎ
a ring	88 15Ǝ43f
a rough	88 -8ŕ15ť17Ů21S22Y
a safety	88 20Ǚ
a second	74 -17Ŵ7Ɵ11Ļ13A14I17ũ22Ɣ24y25ǩ29Ǟ42N
a security	90 32Ǝ
a separate	90 -25Ř18ş51ƚ
a service	79 11ư21ţ
a shed	90 12Ƒ
a side	90 25Ų
a slab	86 -15Ɗ29Ƈ
a small	90 15Ő25Ŧ
a spouse	90 -9F65f
a storage	86 20ƥ
a strange	79 12y22Ǖ
a student	80 21Ʊ
a sump	90 
a term	88 -9ŕ14ƭ32Ʃ
a time	88 15b28L
a total	90 13ƹ17gƗ
a trampoline	86 12ƍ
a truck	90 -10G-7şŸ15Ū17Ǧ25ǐ27S
a trust	86 -17A16ƫ28Ʋ
a typical	88 7ǧ12ǎ13Tƿ15Ǆ
a vacation	90 11Ɵ19k
a w	90 7Ǒ16b29Ǉ
a way	90 -10ů-8ŵ11Ž13Ŏ21ǁ25Ŷ
a week	68 -8ǎ10ǝ12ŭ21ů24ŵ26Ųƿ31R
a while	79 -11Ɓ-10ŭ-7S9šƤǨ10Gŵ11Ŝ12ų16ŇŲ32ő
a whole	86 11ňǕ14hķ16u
a will	78 66Ʋ
a win	90 45Ļ
a wood	82 15Ɛ
a workshop	79 26Ɲ
a wreck	84 7ž9ż22Ŝ25ƃ
a written	90 13Ǔ
a year	64 -18Ɣ-14ť-13œ-12Ŭ-10ǟ-9U-8Ň-7ƅ7XĽƈƟ8Ʈ9Œǝ11ŕ13pq14Ǌ19c21Ɯ24ǀ35ǉ43Ĵ64Ů72T
a yes	86 -8ł10ŋ35Ŏ
able	81 -12s7Ʈ9Y10z16Ʒ17N18Ŗ26ś
able to	81 -12s7Ʈ9Y10z16Ʒ17N18Ŗ26ś
about	41 -14x-13c-11ǐ-10ŕǞ-9ǃǅǟ-8sSŒŗŧŭǢ-7jNňŏŐƭǨ7mnšťŶƋƎƝƠƴǏǗ8zGĽŨůƱƲ9ŔŹƆƏƗƢƸƺǊǘǛ10uBHĶľłż11VŊƂ13Aņƨǂǜ14ļǁǌ15hpYŉŖƔƶ16Ƭ17Ŵ20Žƞ21ŀŇōŤǄ22rTŝƳ23ǔ28Ş29Ŀ37Ĺ
about #	63 -17ť-16Ĺ-15Ň-10ŧ-9ǅ-8Ş-7pI7Ɯ8ǉ9Ķǔ10ŌƔ11űƏ12Ɲ14ƪǀ15Ƌ17Ʊ19Zƙ21Ɨǝ27Ŧ29YǏ33ƺǊ35Ƭ36T
about $	72 -14ƺ-10Ş-9Ɯ-8Ƽ-7r8Ū9ŉ10vƸ11Ŀ16U17ǩ18ŀǂ19ťƶ23Ơ24Ĺ43Ť
about a	79 -8ǔ9Ľ12ŊƲ19XĿ34Ĺ
about all	88 -7ĺ13Ƴ22r
about an	88 16Ƃ
about any	70 -11Ǐ-7ſ7ƌƦ8Ź9ţżƛ11Ķ13HŻ17Ɲ18šŲǜ20ǘ21ƴ
about anything	90 9Ƽ11Ŀ24ƥ
about being	88 11Ž17Ş
about how	82 -12ǋ9Ů12Ɔ16G22ƅ
about insurance	88 14Ł29ǌ
about it	65 -30Ş-18ļ-16Ŗ-11Ʊ-9łǩ-8Ť-7ŎŦǝ9ƤƯ11Ĺ14Ĵ15ĵ16ŧƎ17ō19Ŷǜ23A25Ň28r32B33Ŀ37Ũ38ŀ
about leaving	90 16Ţ21V
about replacing	80 -7Ĺ29ĺ
about right	86 -9Ǣ7Ʈ11g14GƗƬ
about that	73 -16Ť-14Ž-11Bǩ-10Ũ-9ŝ-8ǀ9vƂ11k13t16Ŷ19ǥ26ō28Ƴ29Ŗ50Ň
about the	60 -16Ū-15xƙ-13cŝ-12œŕ-11ŧ-10Ǟ-9ƛ-8ĺ-7rŇǋ7ĽŀŠǍ8ŖƐƶ9Şű10Ɵ11HƧ12ƈ15u16ņ17ǔ20Ǜ22ǩ24ƨ25Ŕ28Ž29Ť30ľ32p34Ǆ38ƞ39Ŵ
about them	77 -17ŀ13ŝ34Ş
about this	77 -11ư11ŋǞ12Bŀ13hƧ17ŎƳ23r
about to	77 11Ň15T
about uninsured	79 16ſ
about us	85 -26A15ņ69ļ
about what	78 -16ǩ7Ķ11Ş12g13ƒ14Ň15Ʒ36Ŗ
about when	90 11Ľ29ť
about you	88 7m9i11f
about your	63 -15vU-12ǐ-9BƝ-8rľ-7ō7kǕǣ8Źǂ9ƞ10ƨƲ12qǄ13pŊ14Ŝ15Ǘ17u18Ū19ů20lƸ24zP25ǈ27h28n30ŝ44Ş
above	80 -9ơ-7ƣ7ǉ15Ǧ25ĵ31ƍ51Ǎ
accent	88 48l
accident	76 11Ƴ12ž13Ŕ20ż22ť38ƃ
accident $	84 10ƃ25ť
accidents	68 12Ż13ţ31ż
accidents $	84 23Ż
accidents in	88 -14ţ30ż
accidents or	74 -7ż29ţ
account	70 -9wǄ-7IƮ12aJ16eǕ19Œǔ21YĴ23Ŝ42ř
account $	82 -14e-10wǄ-7Ʈ12Ĵ14ař18Y21Ǖ30Ŝ
account number	81 -7I29e34ř
accountant	77 -8ǩ14ǆ27Ǡ30B31A
accountant $	86 -11B23A31Ǡ
accounts	88 -10ƹ14ǔ34Ķ
across	88 13ů25ļ
actual	86 8ǆ12Ś13Ɛ
actually	77 -10ŏ-8Ō-7ŗ7ţ8R10Ŝ11Ļ12ž15K16P27Ŗ
add	73 -10Ō-9ŉ-7aƒ9Ʊ11oǠ12Z16Ǐ19yķ22c32Ǟ39ō60Ɓ
add up	88 10Ɨ19Ǐ25ķ
added	84 11ǥ26ƌ32Ǟ
adding	88 11Ǟ12ƌ
addition	90 11ƌ17Ƶ
additional	79 7Ɓ8ǒ11Ǥ13Ǔ18ǧ21ǌ
additional insured	80 8ǒ14Ǔ18ǧ21ǌ
additions	90 38ƌ
address	63 -16S-13Ǟ-7u8F10n13E17ǧ18ŷ26J27Ű33Gǋ51D
address $	70 -18S-7uǞ10F11J13ǧ22D24G25nǋ
address of	84 -7Ɲ8ơ23ǋ25D
adjuster	83 48ŧ
adjuster $	90 
adt	90 45Ǝ
advice	76 19A26B36ǚ
advice $	85 -13B11A25ǚ
advice on	90 -11ǚ24A
afford	86 10ǔ21Ƥ24X
after	56 -17ƭ-12Ř-11ƛ-9ź-8Ň-7Ʊǩ7ƕǝ8gƫ9ƈƩ10Ǥ11JľƅƋ12UƷǢ13tĻǟ14wǎ15ŜŢƧ16yE17ťƳ19L22Ư23Ũƃ24zķ26Ŧ29ũ
after #	88 -10Ň-7ő13Ţ15ť20ƽ21ƅ
after $	83 -12y-10Ũ-8O8ķ15Ļ16w23Ƴ26z27ũ
after a	74 -8ũ7Ɨ10Ǣ12ƙ17g19ţ28ƃ
after closing	80 22Ř
after high	90 -12ź38y
after that	79 -7Ʊ8š10ǟ12mt17ƫ24Ũũ
after the	71 -7ţ8tĵƈ10Ʈ11bƳ12Ǡ14ǝǤ17ľ19Ư22E23ũ25Ũ
after you	79 -8ŨƳ-7ũ9w10ķƧ12Ŝ13ƕ15Ǟ16ť21Ʒ25Ư
after your	85 -35Ř15Ŝ16Ƨ44Ŧ
afternoon	84 -11Ń13L15iŌ17j
afternoon $	88 19jL
afterward	88 11Ƴ26ũ
again	64 -13ĸ-8N8ƚƞ9ƿ10o11Ɩ12ǩ13k17t18Y24L25Ŷ27ň29Ɠ31Ɨ33ũ
again $	69 -9Y-8N-7ņ7ĽŽ9t11ňŜƿ12oƖ13Ɨ15ǩ16LŶ36ũ
again how	79 -15ĸ14Ɨ34Y
against	72 -10Y8Ǆ12Błńǡ13r14Z27ƪ
against it	75 13B14r15ƪ17Z
age	69 -20Œ-15Ŋ-14Ɖ-8ǆ-7ń8Ǎ12ƽ13Ÿ15xŷ25ƭ44ƈ65p93c
age $	77 -15Ŋ-8ǆ-7ńż17ŷ19v21ƈ24p38c
agent	66 -9Ť8ſ12Ǟ21ľ46ņ57Ŝ
agent $	75 18ņ25ľŜ
agent ever	90 12ſ
agents	78 25Ŝ30ń41ņ
agents name	90 -24ņ46Ŝ
agents you	90 18ņ
ages	84 -7Ĺ72v
ages $	90 47v
aggregate	88 26ǡ
ago	77 -11ǅ-7ŵ8ĺ11ƴ14u15fG16ƈ18Ľ42ť
ago did	88 -12ǅ-8ŵ12Ľ18G36ť
ago was	88 13ť18ƈ
agree	86 -11q-7ƨ12Ĺ16B23r28Ł30ǩ
agreement	86 10ǌ12Ƣ31Ǔ
ahead	76 7ř8y11a15ľ17Ʋ20Ō30Ş
ahead and	82 8ř9Ś12Ō13a22Ş
air	85 -10ǆ12ĸ13ơ14ǌ16ŉ21Ƌ26ǃ
airbnb	85 38Ɯ
alarm	75 -8Ə54Ǝ
alarm $	84 43Ǝ
alarm system	90 
alarms	86 18Ǝ
alcohol	71 32ƿ35Ǜ
alcohol $	79 9ƿ18Ǜ
alcohol these	80 23Ǜ
all	48 -25a-22ǩ-14Ž-13R-12A-11bŗƔǞ-10ƭ-8őœŝŠŶƮƺǑ-7lŕŭŹ7rƖ8ŏţŮǉ9řşŨƨƹǔǨ10stPŃŴƀƲǐ11xņƂƊǄ12ĴŬ13gwƆƳǋǕ14ŷƞƾ15W16dŖƝƫ17Ŀǖ18nũƢǇ19ķ23k25Ŧ30łǥ35ƌƗ38ō39Z
all #	86 9d14Ƣ22sł
all $	72 -13R-11Ǟ-8Ũ-7Z7nĿǡ8Ƴ9zH10Ɔ12ŜƜ13Şƌ15ţ17ƹ20ōƝ21k24ŏ26g
all about	90 41ł
all at	85 16n21Ĵ
all day	88 11I40P
all do	85 -8Ǘ13W19ǥ20Z21Ɗ31Ǆ
all in	80 -20Ž-16Ɨ-14Ť14ŃŒ16Ŧ25ķ33ǖ
all is	84 12u14ķ16n37Ŗ
all lives	90 
all of	71 -9s7Ŧ8ķǒ9rĿŪ10tWǘ11ĺ13Ŝ14ō16ǋ17Ɨ21Z
all on	85 -13Ʀ-9Ǎ13Ǘ15Ɔ17qǨ25ƨ
all over	86 7Rǐ12C13ũ16ƒ18ǔ
all right	90 9Ʒ11ş19Ŋ21Ʀ
all that	74 -7Ŧ7Ǎ8y9ƌ10Ķ11ťƀƗ12Ǚ13k14ǥ48Ũ
all the	72 7Ǩ8řƻ9Ʒ10Ś11Ųƀƌ12ŃƇ15Ɲ20ņ25ũ
all these	88 -7P10ǟ14Ɓ16ĺ24U
all this	81 -9Ǧ-7ĺ11i12ĿƳ14t24Ƃ25r
all together	86 16Ǌ19ǉ25Z
all what	90 10Ɨ13Œ20T
all you	84 -18Ǒ8ķ9Ư14Ǘ16Ļ34Ǉ
all your	76 8ǔ12ƸǑ14ƾ17ş30Ǖ39Ɨ
alls	90 10ƶ15ń17n19ƻ
allstate	88 17Ņ18ő37Ő
ally	90 7Ƅ21Ŭ
almost	75 11dư13k14ţ20Ǖ40Ǚ
almost cost	80 23Ǖ
alone	80 -10ǋ7z9Ʈ15Ʒ18Ł26n28Ǎ
alone $	84 9Ʈ15Ʒ19Ł27n
along	79 -9ő-8ƙ10ƵƼ11i13Šǀ14ƞ17Ƨ18Ķ20s
along $	86 -14t13x14isǀ19ĶƧ
along with	90 -9ƙ8s12Ƶ16ƞ
already	71 -7w8Ɩ10v11Ƃ13ǩ14pư17Ĺ18Ź27Ɓ33ŏ
already $	85 14ŏ16ǩ26Ɓ
already have	86 11Ɓ12ŏ15Ĺ
alright	70 -11ƾ-10ŉ7Eų8dĴ9KN10ťƮ11Ũ12Ňŋǁ14Ʒ17M28Ŋ30i
alright $	84 8ŋ16Ũ19i22M
alright i	88 7ŗ9E11d18Ň
alright if	88 -11ŉ11K24Ŋ
alright with	85 -14ƾ9Ŋ11Ĵ17ǁ
always	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
am	55 -11ŉ-10L-8J-7GX7AƊ8d9qrPUŢŤŵ10kŌ11MĹ12cwĽǄ13fhŅǥ14ńņŇ15Iő17Cż18g21bN22ƞ23ō27i32a35ň
am a	90 15K30g
am curious	86 12rŔ15Š17Ĺ
am glad	90 -8ƀ11Ĺ13żƼ17Ť
am going	83 -7i7D9do12Ż17a22P
am hearing	84 -13ǩ7g10Ţ19ŵ26h
am i	65 -9Ĺ-7G7uvĿƕ8fƹ9Ƒǌ10AI14iq15Ō16ǥ17N18c19Ňň20ńő23C25b29a42ǩ
am not	88 15B18N23ŝ26Ņ
am sorry	83 11z12fů24ņ
amount	70 8ƚ10ƦƱ12Ɨ14ž15Ŧǖ16Ɠ18X23ŗ41Ƭ
amount $	84 8Ƭ11Ɠ13Ʊ18ž
amount on	90 8Ǣ16Ʀ21Ŧ
amount you	90 -8X9ŗ25Ƭ
an	51 -13Ɲ-12šǏǧ-10ǗǠ-9eŞ-8Ų-7ŐǨ7ƀƑƮǃǚ8Ɔƞƶǌ9lqKYŊőŔǜ10FĹǋ11P12O14DJƅǦ15Nƃ18ǉ19Ķƴ22ľ25Ū26Ƃǖ28Ɨ30b31Ƅ32Ŝ38A51ǆ
an #	85 12ƀ13Ū15ű23Ŝ
an accident	86 -7Ż12ż15Ŕ21ƃ
an accountant	85 -14Ǡ-9B75A
an agent	81 27ľ35Ŝ
an alarm	90 14Ǝ
an apartment	86 8ƣ15D17ƞ
an app	88 36ǖ
an email	81 -10Ǡ-7ś17K24J
an emergency	90 21Y
an employee	85 19ǜ
an excess	90 15Ǧ26Ƃ
an hour	88 18ǉ20L24O
an insurance	86 -7Ǩ11ņ14Ĺ20ľ
an llc	86 -8ǩ40ǆ
an old	85 -9Ş11Ĺ12ŀ18őŪ21Ķ
an older	88 9Ƌ27ƅ
an s	88 9b33ǆ
an sr	86 14Ƅ
an umbrella	71 -13Ƃ25ǩ26Ǧ
and	31 -20űǩ-15Ň-14ơ-13ŝƅƣǔ-12ŵ-11jĴŃšƸ-10KŀŨũŰ-9Yļƥ-8SŶƒƳǋ-7HVŅňƞƧǅǓ7qŴŻƐƛǎǝ8eNQŘřśŹƊ9RſƂưƾǗǠǢǣ10hƇƯǂǙ11pŌőƆƗƻǥ12PķźƓ13ńşƎƿ14nTƀ15ŦųƫǕ16Őǁǌ17zJZǇ18BůƋƨ19ō20ǐ21DWĹ22Œŷ23Ǐ24v25d26CƔǚǛ28ǃ32ǈ33o34wƺ40a44Ū
and #	76 -17Ǒ-14Ÿ-11Ĵ-9t-7ň8ǉ12Ƣ13Ǐ15Œ22n25Ɣ41v46Ǉ
and @name	85 9ǈ16Ł18Ƣ37ŷ
and a	67 -7ƅ7ũ8Ƒ9aư10b11h12ǣǥ13Wůƻ14ǈ16Ķ17ǁ19v21u22ǐ25ƺ27Ū
and about	83 -20c-12ǋ-7ǟ12Ɔ18U26Z60ƺ
and address	88 -10J8ơ32ǧ
and all	77 7Ɣ9ƌƗ10Ķ11Ɔ12Ƣ14k15Ɯ16ǥ17T
and an	90 12b35Ū
and and	74 -14p-7j7ĵ8Ķ9DPƟ10ƜǦ11JŖƎư12ƺƾ17Ǚ24d
and any	88 8ƽ12ǣ13ǐ
and are	79 -9ŕ-8yǌ8cF11Ŷ13ƑǤ27u
and by	79 -21ơ-15ǌ57Ĺ
and cards	80 
and clear	86 -8ň13Ʒ20Ŭ36Ɣ
and collision	80 24ƀ
and could	90 -14ƃ14śǟ20W
and dad	88 25z
and did	80 7ƌ8m13n15ō34ź
and do	69 -8ơ-7Ƌ8ŗƁǀ9Fǌ10ǒ11ŏƙ12g13Ƃ15Ŋ20Ǒ21Ʋ
and does	86 12ƚ13Ǝ17ź
and for	84 -15ƺ-13d-12Ř10ǁ11ƀ12p13Ɨ15ƻ18ž22ǂ
and give	86 9ř11ŷ14a16Ɨ
and hail	84 7Ř19ƚ
and has	79 12ǣ
and have	81 -11Ɓ12šŻ13Ƴ16ƪ
and he	84 -11ŝ7ƽ20p23s24ǜ27o
and his	88 -35d-16Ɖ7ƶ13nǑ32ƨ52p
and how	57 -19ƣ-15w-10Ŵ-8œƒǉǔ-7ovŝ7kļƈƐƺ8ŷƔǕ9ŶƼ11Ǆ14xĻǇ16ptTƆƨ20ŧ25Ŧǂ38c45Ɠ
and i	68 -13Ʋ-12ǩ-9P7Ŏƌǧ8GŅœ9qMŊ10xXōǆ11ƄƬ12Ǟ15N17O18ň27Ō34L
and if	74 7c9zŵƤ10Ɠ11GIŞŢ14Ƨ19Ư30ƫ
and in	79 -7T10Ǌ12ǈ18ǐ
and is	62 -15ƚ-10ƪ-7jDƽ7rǄ8ƐƟƱ9g12Tķ13FǛ14Ƹ16Ǡ18Ʃ21Ř
and it	74 -7Ǐ7g8ų9œ10J11Ƴǘǚ12ƛƼ14ż15NƲ26w
and just	90 23ǋ
and last	81 -8Ÿ-7ŷ16o69a
and look	90 -10Ŗ11Ƈ21Ǚ34Ŝ
and model	88 10Ū
and no	84 8g15ưƿ
and not	90 -7ŀ14ƪ16ǩ18Ź21ĺ
and on	90 -7P14qy22Z
and raised	90 31l
and read	79 8e9Ÿ10ǌ12ǉ26ƻ36Ś
and roughly	79 30Ʈ
and slow	90 -13ǎ-10ǟ10J29U
and some	88 12ŽǄ14ơƶ16ķ
and street	90 21D
and such	90 10ŭ12wƻ
and tell	74 8žǌ9ĸŗǢ10Ʒ11Ɖ13ŀŠ14WŚ29ſ
and that	74 -14ű-7Ū7ķ8Ż9Ŵ10ǥ12Ő14Ʀ16ƛ18W27Œ35Ť
and the	58 -36Ū-15p-11ơ-10Ƃ-9aƔ-8ŐŚ-7IƮ7ŭǑǙǛ8wEŹǌ9ŝǦ10Tǥ11eťƋ13œǈǕ14ƫ16nŒ17CƇ18Ŧ19ǃ34d41D46Z53Ŵ
and then	76 -15Ť-8u8Ǡ9dH13ń14ƫ15y17ņ24w69ō
and they	79 8Ƥ11Ķķ21ǩ30ơ35Ŧ
and tube	90 31Ƌ
and was	90 11Ƌ16ƾ
and we	88 8s15ƭ21M
and weight	83 10ƺ
and what	50 -15Ŵ-13Z-11ƺ-10Ǡ-9ĺŞŶƧ-8sƶ-7gŨƜǨ7WőƌƘǌ8c9yRľŮ10JŢǂ11wŗ12PŖƨǉ14ř15Ơ16ǎ17Ư19Ɣ25BĹ31Œ32d36ǈ68Ū
and when	75 7ś8ƾ10sG11y13P14Ɩ15ƒ16Ƨ24ŕ
and where	72 -33ǋ-17Ő-7ų7Ʀ8D9ƕ14XǏ21Ŵ22Q52C
and which	76 -24Ŵ-12uC9J12ƶ20ū21ų24Ū26ŷ
and who	67 -25Ƴ-18Ū-17Ƣ-11ŷ-7ǃ8ƾ9ƕ10n12A14ǈ18hQ19Ť22ǐ24Ő31o
and whose	77 11F13Ź15Ő17AƢ
and why	90 -16p-12ǩ-7Œ19Ŀ26r35ĺ
and would	84 -8ű10Ɖ12ƀ16Ž
and year	86 -16p15ő17d
and you	68 -26c-11ǎ-10ŝ-7Ŏ7ƃ8Řů9ŋ10ŌŐőǋ11RƵ12N13ƨ14ǆ15Ǖ16f17ǝ22Š26ų27p31Ƥ54a
and your	62 -18ų-17ļ-13p-11Źƨ-10Ĺ-9H-8nKPǠ-7tŒŦŴƫǔǦ7f8ƃƟ9Ř10D11ŸƘ13Ƃǃ15a17Jǆ18vŁŐǎ20dƺ22B23o24Ǩ25q27ŷ31ů
animals	86 37h
annual	76 11Ů13Ǌ17T18ǉ
annual payroll	88 22ǉ
another	72 -10ş8ż9ōŶŸ10Ź13v17Őƴ19Ǟ20H21IŴ26ŵ31Ɵ34y
answer	86 13ľ14ǚ17Ŕ27ŉ
any	40 -17Ɓ-14Ŋ-13QƧ-12pUǢ-11ŒźƗ-10ŅőŗƠǇ-9cĺŖųƀ-8nqsňōŴŽƃƞǝ-7FNĴĿŐƈǅ7rŌŏƥ8ũƨƽǄ9ƂƚƛƴǘǛ10ƿǏ11ZĶŋŪƎǈ12ŉƙǓ13kǔ14ƐƾǑ15xWż16yţƑƱǜ17guĵǃ19Ɖƪ21ƼǙ22ǂ23HƜƻǆ25ŻƘ27ǀ28ƹ29j31m32hű33ƌƦ35Ų36ķ37Ɲ39Ƹ41Ź48š
any #	84 -21ǣ-20Ǉ-11n-7Ōǅ9h33Ǒ109Ʊ
any $	85 -9ƃ7ǂ11Ų15gƨ22Ɲ
any accidents	70 18ż25ţ
any additions	90 38ƌ
any animals	90 24h
any bankruptcies	90 24ĵ
any big	84 -7ǀ15Ƒ29k
any business	86 -12Ū8ǐ15Ų22Ɲ
any cash	88 10ƪ26ǖ
any chance	86 -7Ǟ9l11Ɣ12Ś13H14V21P
any claims	78 -7ŧ33ţ
any close	88 -10ǝ17ǘ41Ǚ
any complaints	90 -13ǜ-9ŝ39Ş
any coverage	82 -13ŗƦ-9Ƨ-7ź21ƨ25W33ŏ
any damage	77 -15Œ-10ƛ30Ť50ű
any deliveries	90 9Ų
any delivery	80 -8Ų13ŭ
any drugs	90 -13ƻ26ƿ
any excess	88 17Ǧ
any family	79 -8ƽ18Ƹ
any fender	88 25ż
any health	81 34Ƹ
any heart	90 8ƽ11Ƽ
any hobbies	88 -22ǀ36g
any insurance	88 -8š-7Ő14Ƴ15ƴ17ſ23W
any jewelry	88 
any kids	84 29u39Ź
any kind	90 19ŏ
any leaks	85 26Ɖ
any life	83 -18ƴ-8r13W77Ʀ
any loans	88 23ƪ
any losses	88 34ţ
any more	86 54y
any of	71 -28Ɲ-10c-8Ơ-7N8Ź9ǕǦ11ŏ12Ǘ13ǈ14Ʀ15ǏǑ18Ų21ƽ29v30j32ƥ39Ɯ
any other	77 -13Ņ7Z16Ū17ǋ19ş20ŷ27ń
any plans	84 14ǀ19Ǟ24H
any prescriptions	88 19ƻ
any questions	84 -23Ŋ43ŉ
any reason	90 -15ŏ-7a32Ō
any remodeling	88 22ƌ
any roommates	88 25Ƣ
any savings	88 10Y
any side	79 19T22Ɲ
any subs	90 12ǒ
any tickets	82 -20ż44Ż
any time	86 -12Ʀ-8ſ8yš26ƴ35Ƹ
any tobacco	88 24ƹ
any trouble	88 10ĵ33ǜ
any violations	90 14Ż
any water	75 17Ǝ18ƙ30ƛ
any wood	88 10Ɛ
any work	86 -11Q-10U18ǔ35Ɲ
anybody	56 -15Ǐ-10ǈ-9B-8ƉƝƪ-7ĴƖ7tzƁƂƧƳǙ9ƈƢƣǘǩ11ŝŤǑǜ12Ǣ13hŷƓƜǇǛ14Łųżǡ15Ŝǔ16ǣ17Z18n19ńŏŲƴ22Ǩ23Ư24Ǎ30Ŗ
anybody $	80 -10Ŝ-9ǣ7Z10ş15Ł17Ŗ19ż22ń29h
anybody been	80 22ţ
anybody else	77 -11ş-9Ƣ14Z15Ǩ30ŷ32n
anybody ever	77 -10Ǚ-9ţ7Ƃ9ǣ11ŖŜ12ǡ16ǜ18Ǜ24Ɯ25ƴ
anybody hurt	90 -14ż17ǣ30Ť
anybody in	90 9ſƽ11ŷ
anymore	83 9zK11ű13Ŧ15ŝ19ť31ƭ
anyone	63 -14ƪ-13ƈ-11ǈ-10ƾ-9ŭ-7rRWĿ7ǚǛǣ8Ƣ9z10nǘǨ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǜǢ17ŷƯ19Ƴ22ǐ25Ɵ26ų27Ŗ
anyone $	88 -15Ŗ-10W15şƳ21Ł26ų33n
anyone co	80 21Ʊ
anyone else	85 -9r9ŷ12Ƣ14Łń16ų
anyone gone	79 12ǣ
anything	50 -15ǩ-9ň-8ľŋƈ7ķűǎ8żƜƲǍ9ş10ƦƱǏ11ZƑǕ12kĵŲƻǀǓ13ĿƝƳƸ14ưƽ15ƚ16ũ17ƨ18Ň19g20ŏƘǂ21ŻƼǞ22Ƅ23ŉ24ōţƍƿ28ƥ
anything $	67 -14ŞƦ-9ǩ-8B-7Ŕţ7Ƙư8Ɯ9Ǜ10Ƅ12Ǔ14gǀ15Ż17ƨ21Ų22ũ26Z29ǂ32Ƽ35Ǟ
anything else	73 -10ŉ25ş27ķ44ō
anything from	90 7g13Ǖ28Ƅ
anything fun	85 52k
anything in	76 -19Ƽ-17ƽ-12ŞƘ-10ŉ8Ƴ13ĵ15ţ16ƥƲ28Ƹ33Ʀ48Ň
anything like	74 -13Ƙ-11Ň-10ō7Ż8ǀ10W11uƹ12ųǎ13ƙƜ28ƿ32Ɲ
anything on	80 -10ŋ8ƃ10Ƃ11ţ15Ƅ16ŏű18ƨ23Ż
anything special	77 18Ƙ
anything that	85 -8ľ10ō11ƻ12ƽ14Ƙ16ǀ
anything to	90 12ƍ17ƶ25ũ
anything valuable	90 -9Ƙ9ƥ13Ɗ
anything you	78 -20Ǟ8ŝ9Ş10ƻ20ƥ35ō47ŉ
anytime	90 -13Ǟ44H
anytime soon	90 -13Ǟ44H
anywhere	76 -10x-9ǘ-7ƙ7Ƥ13ń14Ǘǥ15ƛ19ş24k31ň
apartment	62 -13Ǎ-10ǧ-9Ɲ-8Œ-7Vƛ9Ű12ƞ16Gƣ17FƜ18ơ19Ť21D23Ɨ24Ƣƥ25Ơ28Ƥ
apartment $	70 -17ơ-8VŒƛ-7Ǎ11Ƥ16ƥ19Ƣ20F27Ť36Ɨ
apartment building	90 -8Ǎ7ƣ13ơ
apartment do	80 -11Ɲ29Ɯ
apartment or	88 -15F17ƣ25D
apartments	85 27ƣ39Ǎ
app	70 -19ų13Ŝ15Ƅ17ƴ20Ś29Ų34ǖ39Ž46ŝ
app $	81 -7Ų16Ŝ32ǖ37Ž
app that	88 23Ž
application	85 -9Ż7ǀ10S13ƿ16Ō17ƴ
applied	90 24ƴ
appointments	88 8Ǘ11M14ǖ16ŵ
appraise	90 -15œ31ƒ
appraise for	90 -15œ31ƒ
appraised	86 38Ƙ
are	33 -18Š-17ŧƗ-16Ŕŵ-14ǂǃ-13ōƥ-12AļŇŜűŹƧǅ-11Ǜǥ-10mŅŊŤƔƯ-9qtĽƫ-8ƂƍƜƨǓ-7BIKƀƈǖǜ7jNĵŉŞƑƢƬǊ8ŁťƻǔǗǠ9ĶŋǡǣǤ10ňžƁ11EńŖƚƮƹǐ12yŀŒşŬųƏǇǢ13ŝ14bnLVŃƃǨ15zŶƤƷ16uŌŨƱ17Ļŏ18ŢƟǑ19kł20gPŗƭƺǀ21wR22fĹƞǈ23ũŪ24Z26a27lQǎǞ30iƣ31vHǟ32Ƹ34xŐ35ǆ36F38C45c47ǩ
are #	84 -12ŝ7p24ƺ58c
are $	79 -9C-8v9r10Ţ23bj66a
are a	76 -25ǁ-7Ŷ11FƷ13Ƽ21b24l27d36g67P
are at	83 -15ŗ-8Ŏ7U9Ř13Œ14S21ǋ28ž43Q
are covered	86 -11Ǣ8ǒ16Ő29Ʀ
are done	88 -9Ń7Ƅ16y20ŷ21Ļ25Ǟ
are going	86 12ł13Łǟ
are gone	77 -13ƭ-9Ɣ-7ƕ10Ư17Ʃ18Ʈƶ22Ɵ48Ʒ
are good	90 -11Ň9ŉ15ŋ23Ō
are in	68 -27Ǎ-8IŲ-7Ǉ7ciƃ10Ɵơ11F14Q20ƙ22ŎƢƸ23Ǘ32ų33C38ƣ
are insured	90 11Ő12ŏ27ŗ
are looking	86 -12Ĺ14Ś20Ǌ22ĺ26Ƭ
are not	72 -21Ş-16ǩ-12FP-9V7Ő9ŀƖ11Ǡ12Ŧǝ13ŏŴ14Ň16š17Ɵ19ŖƱ24ǈ32Q36g
are off	88 12k13ƃ16NƟ18R
are on	68 -17ŷ-9ǡ-7w9Ƣ11T12ŗƣ13ų14N15Ś18ǆǠ20Ū22Ɓ30Ǉ
are out	90 -8Ƨ13ů34Ǩ
are over	85 -15Ş-10c12ů28T32Q35C
are paying	85 -10Ĺ-8ǩ-7Ơ9ǉ15Z18Ŗ25Œ
are pretty	90 14ō18Ŷ20Ţ
are right	90 7M10Ǌ11Ů
are the	62 -29u-22ž-18Ǐ-13Ű-8Ū-7Ǉ7ŭƇƮ8bwų9ǉ10qǈ11ŝƛǤ12ƃ13ǄǗ14Ǖ15ǆ17yř20ź22v24Ǣ26ǐ47x51ŗ
are their	88 -12P9w53ǈ
are there	70 -7ƈ8HƉ14Ƒ15Ǉ17u27ǩ28ŷ29n35Ǎ
are they	62 -18ǟ-15ŧ-13ǩ-10ŝ-9c-8Ŕ9Ƙƪ10ş11Ǉ12ŒǏ14U17zŞ22ǔ27Ǒ31w36x56v
are things	85 -10U22ǟ34i
are those	82 -7ƈ10ƻ11Ɖ12Ɯ14ǐ18Ƒ21Ǒ
are unhappy	90 27Ş
are we	71 -26ĺ-21P-9qǩ-8ǈ-7Ļ8Ū9OŎƭ10ŏ11Ƶ13Ō14h16Ɔ17c20ť22Ń25v28X52Ĺ
are with	82 11Q12Ş13Ţ67Ő
are worth	86 17Ɲ34Ƙ
are you	40 -34v-18Ɨǂ-17ǈǝ-13ōơ-12gŠƃǢ-11œǅ-10ņǑǔ-9ļşƑƥǨ-8ewIŞŵźƔƜƦǇǕǗ-7bqzAWŇƨƭǌǍǓǡǥ7sŖƠƮ8NYĵ9pVľ10Gƣ11Łſƒǋ12yĺŝ13ĴƏ14DŢŭŽƱǞ16fFĿŬŶƚƸƻ17ƞ18lķńňŐǁǣ19Lƹ20Ũž21EHR22Ń23Ļ24Ū29ikƤǆ31uł32PZŏ33ƺ34ǀǎ39c43ũ44C48ǟ67ǩ
are your	60 -28ŗ-19Ƙ-16c-12Ǆ-9T-8Œ-7x9şƗǍ11ƀ12glwǏǕ14u15ưǩ16V20R21ǔ23Ǌ24z29ĺ39Ǣ47ǡ58v
area	79 -15ƚ-13S11F12ƙ14Ŕ15j24E32C34l41I
around	58 -13H-10ŧ-9ǩ-7Ƹ7tŅőŒŭƧǗ8LſƎƓƱ9Wşƕǧ10uƜ11ǁ12Ƒƥǉ13hV14ĵ15n16T17l18ƍ20ń21CŠ23ŵ25s
around #	79 7s8Ǌ11Ǘ12Œ13ű23ĵ26T
around $	73 -16Ţ-14H-10ű-9t-8Ƹ8Ʊ11ǂ15Wş16u20V23sŵ44ń
around here	85 7ƀ11ų24l
around if	79 8ŵ
around it	86 15nX24ƍ
around so	90 11ő18s22ƥ
around the	83 11n13Ǝ14Ƒ18ƍ
around there	88 -12ŧ11Űƙ13Ņ17h
art	76 33Ƙ
art $	78 31Ƙ
as	57 -15ǩ-13Ÿ-12Ư-9hŞ-7DƉǔ7PŀŒŴźǍ8KŢŰżǁǣ9adŇňŚũǀ10C12vƲ13pńǓ14jF17ŷ19o20ŏ21ơ22cƫ25f50ǃ
as a	76 -7Ÿ7Ƹ9flƦ10Ŵ13PŻ14ǀ22ŷ
as additional	86 9ǒ33Ǔ
as beneficiary	73 17ƫ
as it	85 8ŽƁ13ǈ14Œ25j
as the	84 -11Ÿ8Ƃ12ƫ14ǃ18d21ơ
as you	85 12ǂ13Ǎ14K20p
as your	90 -12D17Ű19C
aside	82 -9Ķ11Ʊ31ư33Y
aside for	86 -9Ķ14Ʊ28ư
ask	59 -10Ǎ-9Ə7TŦƋ8iǒ9ĵƧǌ10uƇơ11aƕ15A16š22Ĺƿ28cǓ31Ł34Ŋ44ŉ
ask $	82 14c15Ŋ22Ǔ32ŉ
ask for	69 -11Ż8š11Ǔ13ǌ16ƕ18ƿ33Ĺ
ask how	90 12c15i
ask me	84 -12Ə68ŉ
ask so	90 11ũ12h13Ŧ
ask you	79 -31ŉ-12Ǎ7Ǔ20ơ64Ŋ
asked	73 -7ŸƖ7Ŕ8ŉ10ń11ǒ12pƕ13ō14a16Ǧ21ǧ
asked for	77 -31ǒ-7Ɩ7ž11ơ14ƕ31ǧ
askin	90 14v15aŊ
asking	73 -11Š-9Ʋǌ-8Ĺ7ǧ8p9Ǧ10ĽŊƠ12ǘ13ō15Z19ơ22Ƅ25Ǔ31ƒ
asking $	85 -8c14ŊƠ16ō18Z29ƒ
asking for	80 -9Ʋǌ-7Ĺ8ǧ11Ǧ14Ľǘ22ơ25Ƅ
asks	83 10uǌ13h14w15P16m
asks about	90 15h18m
asphalt	85 40Ɖ
assets	88 35ķ
associates	90 22m
at	41 -22i-18Ƃơ-16c-15ŝǈǞ-14Ŧ-13Ǆ-12ŕƃƟǏ-11oŀşũǨ-10kŌŔ-9lZņųƠƵǩ-8RYňōŢŭſƪƳƸǑǔ-7jAťƀƚƯƶƷǇǗǚ7ńƖƫǡ8gƘƭƿ9ƍƦưƾǎ10xĶŁœŹƓƹǊ11bPļŘŸƽǌǙ12CŮŷƧǦ13VŠ14q15ĵŎžǤ16żǠǢ18u19Ś20sǣ21ƥ22ǖ23hNŏ24G25L27Ľƨ28ĿǛ29Ű32Ŝ33W36ź38Ņ42Q43Ɲ44nS45U46J
at #	68 -9Ĺŏ-8Ơ-7ǎ9sƧ10ƊƘƸ11R17ǋ19V21Ƭ22ž25Ǜ28ŗƽ31Ÿ32D36Ņ45L
at $	75 -12Ƹ-11ŗŰ-8Ŧ7Ņ12rńŘ15ł19Q22ǣ30ĵ32Ɠ53C
at a	76 -8Ŏ8Řƹ9Ʊ12qư13b15ż19Ķ29N36P
at all	69 -13Ʀ-12R-10Ǟ-9r7ǡ8sł9zH10uWŜ12Ũ13Ş14ƌ16ţƹ17ǥ19ƨ20Ɲ23ŏ25g
at fault	84 31ż
at gmail	90 10J
at home	68 -11Ư-10Ǐ10pr12ƨ17w19h21q27Ɲ28Ź40n42u
at it	75 -21ő-9GĹ-7Ļ7s9g10Ś11ǅ20Ŝ21ĺ22Ŗ33S
at least	86 9ŗ12ŧ13ƞǡ15ǅ18ő
at night	68 8Ǜ9nL10ƿ11ľ12ƻ15ŰǏ17ǖ19x21Ļ22Ŀ27ǎ
at once	86 12s21Ĵ
at risk	80 14ķ
at school	78 -14v34ź
at that	77 -11D-8uő-7ǋ11FS12ŜŠƮ21G39n
at the	54 -20ơ-18ŗ-14V-12ǩ-11C-9iGǞ-8W-7gBŇŝǈ7tLŤŵźƍ8hŎŘǙ9ĺřưƾǛ10s11ƕǊ12bľƛƦ13ĿŰƖ14Ǥ15Őő16Ů18ƥ20ǟ21QļŠǌǖ23P25Sŏ26Ľ27Ś28Ɲ48U
at this	83 11ŏœ12V45G
at work	69 -28P-20ǟ-16i-14Ɯ-13Q-11Sƃ-8ŗ-7Ǩ8ƯǙ9B15Ņ17N19V21Ƨ28Ʀ34ǣ35ĺ37U62W
at you	88 20ŅŇ23Ŀ
at your	66 -18D-13ş-12ǣ-7ŕƗ7MĶƤǘǢ8ǙǜǠ9ƣƥ10Ŝƍ11ĵ12ĸ14GƾǛ15h22S24ŷ26Ű34Ł36Ɯ
attack	86 13Ǩ14ƽ16Ƽ
attorney	90 12Ʋ14Ɩ18B
audit	68 -8ŕ12ǒ17ǣ47Ǥ
audit $	82 16Ǥ
audit @name	90 25Ǥ
audit go	78 20ǣ
audited	85 17Ǥ
audited $	90 7Ǥ
auditor	86 -15ǣ34Ǥ
auto	68 -13Ǧ-8ŗ7Ƅ9Ź10Ĵǃ11ſ18Ĺ19ǥ28ž31ƃ32Ƃ44ş
auto $	82 -14Ǧ14ƃ17şž34Ƃ
auto and	90 11ş12Ƃ14ǥ
automatic	90 9Ĵ12ƛ
average	90 -16ƨ14R16ǉ25ź
aw	90 12w13Ź15ƅ
away	66 -12Ə-10y-8V-7m7ư8ż9Bǁ10ƴ11ƿ14ŢƧ18ĻƳ19Ķ21ŉƦ32k38Ɵ40ź41Y
away $	79 -7Ļƽ9Ʀ10Ǩ11Ɵ13ƴ33Ƴ36Y
away at	86 -10y45ź
away for	85 22Ɵ32Ķ
away from	86 13B14ƿ15ź23Ţ28k
away with	86 13ŉ35Ļ
awesome	71 -7ǌ9cnŌŚŰƇ10CƘǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
awesome and	88 -9ǌ7o9F16u
awesome that	90 9ţ14cƇ27ĵ
awful	88 10Ũ13Ʈ14ǉ16ĸ
aww	80 7x9v11oz12ƅ17ƫ
aww i	90 -7t12z13x14ƅ
b	77 -13ƨ-11h-7ŕ10Ɯ12D21ū31d34ź35ǥ45ǃ
babies	90 15Ư17y20h
baby	72 -17Ƹ-13t-9p-7ŭ12Ư13wƻ15v20yĺ27d31x35Ŷ43u
baby $	84 -10Ŷ14Ư19w24u
babys	85 -13d-10p-9ǃ25w30v
bachelors	83 48m
bachelors $	90 22m
back	55 -12ǩ-9Gŵ-8ŐŷƼ-7Ŗţ7ų8ľŭǘ9Ʋƴ10IőœŘƾ11ǟ12ŀŮƿ13hŒŞſƍƝǣ14L16u17ŨŴƩǝ18ƙ19VYĽ20ňƪ22Ʒ25Š29ť31Ɠ
back $	73 8Ɠ10ŀƪǞ13H18Ŵ19V20ť22Œ23L36Ɲ
back and	86 -10Ɲ-8ţ15ƴ16ǣ17ŭ19ų
back in	80 7f8y9ť13t15Ľ18Š
back on	70 -10Ƥ-7Š8Iƿ10ƃ19Ř26Y36Ũ
back then	84 -9Ƽ9ƅ10ņŠƒ18œ32Ʃ
back there	88 28h31u
back to	80 -7Ŗ8Ƥ9Ʈ11ň12V15ľ18Ľ24Ʒ31Š
back up	79 9ƙ14ƛǗ19ǘ23ǝ25ň26Ɠ
back when	90 14ƿ15Š24ſ
backed	85 8ż11ƛ18Ť36Ǘ
backed up	88 16ƛ37Ǘ
background	86 9s22ǜ25ǩ
backup	78 -7ſ13Ɗ21ŵ26ƫ35ƛ
backup $	90 19ƛ30ƫ
backup coverage	90 8ƛ
backyard	90 7Ɯ12Ɣ16ƍ
bad	70 -12Ŵ-7ř8ǘ9b10ĸ12ŝƇ14ƚ15Ţ16Ǥ20ǚ26ż36ņ38N
bad time	85 33N
balance	85 29Ɣ
balance on	90 13Ɣ
ballpark	79 -8Ĺ8vŮ12Ŧ15GĻ17ķ26T
bank	68 -20ř-10Ƌ-8Ł-7J7ǐ8ƙǕ9X11Z15Ƅ31Y32Ĵ34e36Ŭ52ƕ
bank $	79 -10Ŭ8Ƅ13Z15e25Y41ƕ
bank account	88 -22ř19e38Ĵ
bankruptcies	90 24ĵ
banks	88 13ƕ20ƙ
bar	86 58Ǜ
bar $	88 60Ǜ
bare	86 11ŏ12ŗ13ƀ17Ő
barn	86 -11Ɠ38Ƒ
basement	64 10Ɯ12Ɲ14ƥ24ƛ50Ɗ
basement $	77 16ƥ30Ɗ
basement and	79 
basement finished	88 
basement or	79 17Ɗ
bath	86 -10Ɗ8ƌ17Ɔ
bathroom	88 8Ɗ11Ɔ20ƌ
baths	84 8ƌ24Ǆ30Ɔ
baths $	90 9Ɔ26Ǆ
be	49 -15Ǔ-11ĸŌŶǨ-10Y-9aƾ-8Ňƫƽ-7ŗƤƨ7EōƬ8bŨǘ9nTĴĿŃ10eũǝ11Aǁ12ƭƷ13HǞ14śơ15œ16ľǧ17V18ķƮ20Oŏ21łŞ22XZŊ24c26mĻǌ27s28Ź29y34r
be $	76 -18Ʈ-10Ŏ-7Ǩ8ŵ11g12Cľ15V16ŞƬ17ŝ19ƭ26Ļ27A42ǩ
be a	76 -9ǩ7Ƥ8Ũ9bĶş10Lň11ř16ś18ĻǞ22ũ
be able	84 -12s7oƮ17Ʒ19Ŗ27ś
be additional	90 -19Ǔ9ǌ38ǧ
be alright	84 -14ƾ10Ĵ13Ʈ14ǁ17Ʒ
be at	79 11ż14ķ
be comfortable	88 7X15e
be driving	86 -10ŷ39Ź
be enough	90 12Ŏ18ž20Ƭ
be honest	90 10ƹ11ĸ13ǘ
be in	84 -18Ʒ-13ƭ8Ǘ11cŃ12H13yƱ20r
be listed	84 -7ƫ9ŷ12ǧ14Ƙǌ18ơ
be off	90 44O
be okay	80 -9T12Ł14Ř21Ʈ47X
be on	84 12ŵŹƢ13xŷ16Ƶ
be paid	80 34Z
be straight	90 23ŀ
be stuck	79 -14Z9ư18Ʈ19ŵ
be the	82 -10ŁƯ7Ʋ8rz12Ţ13y21s24Ŀ25ł
be there	90 7Z18sƯ
be true	90 -16Ţ17ł22Ŏ
be willing	90 13ŢŽ
beagle	90 33h
beat	83 -12ŧ-9I15Œ16Ţ50Ņ
because	67 -10Ŧ-9ŉ7bňŝ8HļŀƏƢ9gIłņť10ĵƶ11u12jƴ13Ŕ16J17Ť19ǁ
because i	81 -9ǩ10ň11œ12jņ14łŝ24J
because it	90 7j14Hĵ17u
because of	88 -12E-11Ŧ10ƿ11Ŕ21Ť24ƴ
because there	90 8ǀ32ǁ
becomes	90 -8W-7Ǟ16Ǩ21Ƨ
becomes of	90 -8W-7Ǟ16Ǩ21Ƨ
bedroom	76 8y10Ɨ11Ơ16Ɲ20Ɯ
bedroom what	79 8y14Ɨ
bedrooms	81 11Ơ27Ɔ
bedrooms $	90 9Ɔ
been	48 -7OƦ7jŉƪ8ſ9aŏƘƴǅǜǩ10kŮ11ƿǂ12tżƊƌ13ŶƋƳƸǘ16f18ņ21ŝƈ22őţ23lŸ24Ż30i33GƼ34š35ǟ39S
been $	86 -12t-11ǅ-7S38ǟ77i
been a	82 -8Ŷ-7Gĺ13Ƴ14i26ǟ45ő
been any	80 -7ż23ţ
been at	79 -17ő10ǅ24G55S
been audited	90 12Ǥ
been burned	90 -7ƴ25ņ
been doing	86 -12ǅ-10i-9G23ǩ45S
been good	90 27ŝ
been hacked	86 18ǘ
been hurt	74 39ţ
been in	70 -27S-20ő-7ţ8ńǅ9ƿ16Ƹ21ǂ24ǩ31ż33G36Ƽ53l
been insured	90 17Ɯ26š
been licensed	86 -7S10Ÿ15Ź
been redone	90 8ƈ10ƌ16Ƌ
been there	76 -9l30ő73G
been to	90 7ƾ9ƿ10ŝ23Ů
been treated	85 15ƿ40Ƽ
been turned	86 -7ſ22ƴ
been with	71 -16ŝ-7Őǅ8f13ņ79ő
beers	88 -18ŭ-9k53ƿ
before	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
before #	88 -19œ-13Ř24ƽ25L52ƅ
before $	72 -8ť9Ľ18ŖǊ35ƴ39œ42ņ
before i	82 8d9Xŉ12IƄ13Ŋ14ŏ
before the	79 -9ũ9Ʋ11Ř17ť20Ń35J
before they	76 -19Ŧ-10Œ7ƱǓ10œ13ƕ64Ř
before we	83 -13ō-7œ8Ō9sŊ10ŋ12Ł13iŉ15a
before you	72 -13Ĵ-11ņ-7Ř7V9ł10ƈǧ11Ɵ13ǅ15ŠƖ16Ƅ18Ŏ20ƫ22Ǖ23Ǔ
behind	70 -8Ů-7Ļ7ĺ8ǐ11Ż12ƃ15u17pƳ18Š21ŷŹƶ22ų
behind $	88 -8Ļ34ƶ
behind the	79 7Ŕ28Ź29ų
behind you	86 -10Ů-7ţ7ƙ13ĺ14Ż15ƃ18u22p
bein	85 8Ƽ9Ʊ11Ƥ12Ş14H16ŋ
being	73 -7Ň8lŵŽ10cķŊ11ǩ12tFƁ14ŋ18Ş20ǟ30U
believe	80 8m9lŌ10S11M12ŸƬ24ǩ
bell	88 36Ľ
bell $	90 26Ľ
belongings	85 17ƥ29Ɨ
below	88 -7ƙ8ǉ13ǀ37Ɗ
belt	90 12pǅ13ƭ14Ż
bender	90 10ķţ15ż
benders	88 25ż
benders $	88 25ż
beneficiary	69 34ƫ
beneficiary $	80 15ƫ
beneficiary on	72 17ƫ
benefit	88 -9W13Ƨ20Ƭ21Ʀ
benefits	80 -10ŗ50W
benefits do	90 -11ŗ18W
besides	67 -8Ɨ-7ŭŹ7Wƻ8Ɯ9Ƣ10ƥ11ǈ12ŁŴ14ųŷ17ZķǇ21u29Ʀ
besides mira	79 29u
besides the	81 -8Ɨ-7Ǣ10ƻ12ƥ24ķ37Z
besides you	83 -10u-9ńŭ-7Ź13Ƣ15ŷ24ǈ26ų37n
best	69 -9Ŀ-7CŞ7Š8tĴƈ9ņǔ11JK16Ļłƞ19ǩ21U25L28ŝ34ǟ36I
best number	86 33I
best part	85 26ǟ35U
better	66 -9b-8Q-7Ĵ7ł8Ƶ9K10a12sǂ14ľƨ15qr16Ţ20p21L22oŇ23ź25Ş34t
better $	80 -8Ĵ-7Ź19L21ľ22t26ź36Ş
better half	77 -9Q12t15p21q22ƨ28r33o
better than	88 10Ǜ15a23Ň
between	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
between the	88 7m9Ǉ13ƫ23ň
big	58 -16ǈ-14Ƃ-13Ʈ-11Œ-10Ŭ-9Sƒƞ7Jłŗžƌ8yƇƘƛưǁ9jŘŽƪ10gZ12Ɯƣ13ľǅǦ14œ15ǇǍǏ19Ǒ21ŦƬ22Ƒ24k30ŐƓ34ĸ41Ɔ
big deal	90 12ƈ27ľ
big is	74 -39Ǧ-18ƣ-13Œ-12Ŭǈ-8ƒ9Ƒ15Řƪ19Ǉ21Ǎ28Ɔ39Ƃ40Ɠ
big ones	88 14ƌ20Z26Ő
big trees	88 18Ƒ
bigger	90 13ƪ15H20Ň22Ǟ
biggest	73 12ǔ32Ŀ
biggest customer	76 12ǔ19Ŀ
bigs	86 -9Ʒ21Ƒ22Ɔ29Ǉ
bike	79 -15Ɗ10g17ǀ66ƥ
bike $	88 11g16ƥ19ǀ
bike kept	90 19ƥ
bills	68 -9ŵ9U10Ŀ12ƃǤ19Y20Ł25Ǡ27ư28Ʈ32Z
bills $	86 -16Ʈ-9ƃ-8ŵ13U17Ǡ22ư27Ł
bills if	88 31Ʈ
bills would	77 -15ƶ8ǝ19ZƮ
binder	86 13Ɩ26ƕ
birth	75 20v26p29d
birth $	81 12d15p
birthday	71 7Ÿ12Ŝ14v28c29p
birthday $	79 -8d8v18p
birthdays	90 17Ǘ
bit	79 -10g7j8l9W11Ũ12ņ16Ŀ17œǊ27ō
bit of	90 10lW14ņ19Ǌ
blame	85 9Ǡ12ƺ14Hń20Ŕ
block	90 9E25Ƈ
blood	72 -8ǩ11ƾ16ǂ24Ƽ34ƻ46ǁ
blood pressure	79 -8ǩ13ƻ19ǂ29Ƽ
blood test	88 37ǁ
blow	90 -7ŗ13Ƃ16Ǧ20g29ƚ
blue	88 -7ţ12ĸ14Ż36ű
board	79 11Ƈǜ19Łƍ33r
board or	86 8r22ƍ
boat	83 11Z15t16ş30ķ
bodily	82 15ŗ17ž
bodily injury	82 15ŗ17ž
book	80 -7n10Ŕ13Ļ21g35ǖ
booking	77 12ǝ24Ǘ
booking system	77 14ǝ24Ǘ
bookings	79 21ǖ
bookings and	80 
bookkeeper	84 12Ǡ22ǘ
bookkeeper $	90 25Ǡ
books	79 15ǈ28ű33Ǡ
books $	86 25Ǡ
bop	84 -12Ő73ǥ
bop $	88 30ǥ
born	74 -7ƭ11v42d43l46p
born $	80 -22l24d56p
born and	88 -8d46l
born in	90 -8l44d
borrow	80 -11Y-7ǝ11ĸ23ŵ28ƪ36ų
borrow it	90 -33ƪ13ĸ62ų
boss	79 10sǙ11Nļǩ12Q17Ł32ǟ33U
boss $	90 -8U18Ł22ǟǩ
both	69 -16g-13S-7Ʒ7uşƄ8ƫƽǂ9pƼ11Ƭ12ƀ13ķ14Ƣ17ŸƯ18Ʊ20Ǝ26Ł29Ƶ48s
both $	86 9u12Ƽ16ƀ17ķ30Ƶ
both of	82 -7d9ǂ10Ư11p12ƫ15sƱ
bother	85 18Ũ20ŋ37ǁ
bother you	86 19Ũ20ŋ38ǁ
bothered	80 22Ĺ
bothered you	80 22Ĺ
bothers	90 8ŀ12Ž20Ş
bothers you	90 8ŀ12Ž20Ş
bottom	88 8ū9Ņ11e12ł
bought	71 -12Ũ8Ʃ10ŧ15ƞǏ17ư18łſ19Ʀ20ŖŶ26ƌ32Š36ƒ
bought in	90 -7C12Ʃ21ƞ
bought it	77 -10Ũ-7ł9ŗ20Ŗſ24Ŷ40ƌ52Š
box	73 -9L8Ƌ9mŚŭǐ10qŏ11c12ƄǙ13Pƻ14d18ǧ20f
box $	84 -7P8D12q16Ƅƻ17d21ǧ
box here	90 14fŭ15ŏ
boxes	88 18ƻ33ƞ
boy	76 -10h-9m7y10bjŔū11n15Ť16x17v19w24u25Ź
boys	80 11mwx12nvŐ29u
branches	90 30Ƒ
brand	84 11Ŷ13Ɓ17Ĺ23ǅ28ƅ
brand new	86 11Ŷ13Ɓ16ƅ18Ĺ24ǅ
break	78 -9H7Ŗ8x9ũŰ11mO12X15NŨƎ21k22š
break in	86 11ũ13š17Ũ18Ǝ
breakers	90 30Ƌ
breaks	84 -10Ǐ-7ǩ7ƙ10ź12Ɯ13ơ17ǝ19š
breed	86 23Ɲ41h
breed is	90 17h
brick	75 10ƣ23Ǎ50Ƈ
brick or	83 16Ǎ26Ƈ
bring	64 -9k-8ĹƑƠ-7Ʒǩ7qŎ8M9Ɲ10ō13Ŝ16S17r18űƒ23Ǒ27Ǉ30Ʈ32Ǌ42T
bring home	72 13q29T34Ʈ
bring in	80 -10Ơ-8ƒ17Ɲ29TǑ42Ǌ
bring you	79 14Ŏ20S24Ŝ
brings	86 -10T9Ǩ40Ĺ
brings you	88 -10T41Ĺ
broke	72 -10Ŗ8ǝ9ŵ10ĸſƜ12Ǟ13ƥ17ŘƎ22Ɓƞ36Ť
broke $	77 11ĸ19Ř24ƞ33Ť
broker	80 24Ŝ
broker bring	80 24Ŝ
bronco	90 36Ŷ
brother	72 -9ŭ8HǨ9e10ƫ11n12Q13Ž14Ƴǆ15AŁ17Ņ19B21ų
brother in	84 16Q18AB21Ņ
brothers	85 -10z12Ǒ18B27ǃ29ƽ
brought	86 13Ɩ14rǡ22ĺ34l
bs	90 -8Ź44ź
bs or	90 -8Ź44ź
bucks	81 -8ǡ7ƀ9Ţ11ž12Ƃ18Œ31X
bucks a	90 11X14Ƃ
buddy	80 9Ŝ15Ľ18B22A35Ņ
budget	82 27ĸ43X
budget $	86 26X28ĸ
budget for	90 20X
bugging	90 23ŀ
bugs	85 12ŀ17Ž29Ş
bugs you	85 12ŀ17Ž29Ş
build	75 -14Ǎ-9ơ-8ƪǖ9Ʊ10ĺ12Xǌ13ƐƓ22ƅ34Ʃ51ƺ
build it	90 25ƅ29Ɠ
building	64 -15ƅ-10Ʃ-9F-7ƇƓ8Ƒƥ11ǝ21ơ24Ǣ40ǋ58Ǎ59ƣ
building $	75 -14ƅ-8ƣ-7Ɗ10ƥ18ơ31Ǎ60ǋ
building is	86 -12Ʃ15ǝ27Ǎ
building or	90 -21Ǎ17Ǣ28ǋ
building your	88 -11ǋ31Ǎ
buildings	85 -7ǝ8Ɨ9Ǣ16Ƥ18Ƒ
built	69 -13Ʃ7ƈǍ8b12ķ17Ƈ22Ǟ23ƪ40ƅ
built $	79 43ƅ
built up	85 -15Ʃ-9ƅ16ķ34ƪ
bump	86 -7ǡ7Ǣ12ŗ13ž16ƃ24œ
bunch	86 14ǈ15ń17ǥ
bundled	86 44ş
bundled $	88 39ş
bureau	90 13Ŝ15ń
burial	84 14Ʀ29ư
burial or	88 18ư
buried	90 
burn	83 24Ɛ30ņ
burned	75 -11Ɨ-7ƴǉ10ƔǕ12ŀ13Ǣ16ƑƓ21ņ23ǝ
burned to	88 30Ɠ
burner	90 16ĺ
burst	85 9Ƥ25ƛ
burst $	90 
bus	88 17Ǧ62ŵ
busiest	88 40ǎ
business	51 -24Ƃ-18Ū-9Gō-7tD7ŲǍ9Ǒǔǘ12M13A14ǎǛ15Ǡ18Ǣ20Ŏ21ǄǦ22ǐ23ǡ24ŭǨ25ǝ26ǆ27ǅ28Ǟǟ29Ǌǋ30Ɲ32ǃǥ
business $	65 -14ǝ-11S-10GǦ-9ǔ-7ŭơ8Ǡ10AƝ13ǘ14Ǜ16MǍ17Ŏ18ǟ19ǩ31ǃ36ǅ42Ǟ
business at	77 -16ǟ16Ɲ30U
business do	85 -12ǥ-11ǃ-10Ɲǟ-9P-8Ʃ-7ǋ39Ǌ68Ǆ
business from	88 8ǅ9Ɲ19ǋ
business have	80 -21Ƃ-15Ū16Ǧ18ǡ31ǐ
business if	88 -7Ǟ13ǝ20Ǩ
business in	90 -27Ǎ12ǃ18Ɲ30ǋ
business is	84 -11ǋ-8ǡǥ9Ǜ17Ǎ22Ǆ26ǔ
business name	90 25ǃ
business out	88 -15Ǆ13ǋ37Ɲ
business owners	86 -13ǆ32ǥ
business policy	88 10ǡ11ǥ
business since	79 
businesses	88 -8ǆ9ǥ22Ǆ24ǔ
busy	74 -7ŭ9x13tP30U35ǟ41N
busy $	79 -22U-11ǎ-10P15t28x39ǟ44N
busy over	90 -20x11N19U23ǟ
busy season	90 20ǎ
but	64 -13ǩ-9sǈ7mƁƬ8wKżƸǀ9BŎű10ŁžƒƯǣ11ƻ12ƾ13ƽ14ŀǙ15ǂ18TƧ19Ǒ22Ŋ25p
but i	83 -10s7Ž11rwō12T15Ŋ
but otherwise	90 12Ƹ19ǂ
but what	84 -7ŗ10g12T13Ŏ14žƒ36p
butcher	90 12b
buy	63 -17Ǐ-14ƴ-9Ń-8ũ-7Ƽǌ7Š8ƙ11ł12Hƪ13W14ƨƩ17F19Ŭ20Ō21ǄǞ24Ʀ27ƒ28Ŷ33Ǩ34Ǖ35Ɨ49G
buy again	79 37Ɨ
buy from	85 14Ǆ35Ǖ
buy it	80 -18Ŷ-12Ʃ-10ŃŠ-8ǌ10ƨ11F12Ʀ13W16ǅ17G27Ŭ28ƒ29Ō
buy sell	90 -14H43Ǩ
buy that	90 8W11Ǐ18F23Š
buy the	82 -16ƒ-14Ɨ7ƙ12F41Ŷ42G
buying	90 21H
by	52 -27ǌ-19ŒƝ-13Ŕš-12ƽ-10ķŹǝǩ-9rňƖ-8sŎ-7ŌŕŦ7EKơǞǥ8ŋ9Qƙƥǃ10Ʊ12zŨƗƜ14nTřƮǜ15aǟ16j17ů18ŧ19łƤ20ſ21P22ōŚŵ26A28ĹƄ29œ30ǧ33o38MĴ53Ń
by #	90 14Ƒ19ƥ
by $	71 -23Ń-9ƽ-7nrů8Ʈ10ǁ11Ƅ12ł13zŚ15Ǟ19ǃ23w28ǧ30Ƥ35A41o
by @day	85 8ĸ10Ń14ǟ17ǧ
by a	83 7Ɛ8Ƥ9ņ11Ƹ13A14ſ16ǜ
by any	90 10l13ŚƔ22P
by how	90 -13Ŕ19œ
by now	90 8ƞ13GS19Ũ
by the	73 -21ǌ-18Ɲ-7Ʈ10ƙ12ǋ13ś14a17Ļ19QƜ21Tů31Ń34ơ36M
by what	88 7œ16Ƅ54Ń
by when	76 -20ơ-14ǌ12Ƅ24Ń55Ĺ
by you	83 -11š-7Ɲ14ŋ17ǋ27ŵ30j34ŧ
by your	77 -10w9ǜ12ŭ13M16ř
by yourself	90 41n
c	81 -9tǩ12Ƽ13ǃ22o64b
c or	90 15b
cabin	90 12Ɛ13Ɵ17ķ
cake	88 7Ľ12M14p31c
call	56 -23ǌ-17J-13Ŕ-11R-9t-8ŇŎŦ-7ƒ7łŋǝ8ĺǓ9Pű11Ǒ13MĵƎǛ14w15ń16Ɓ18ǩ23s24ţǃ26Ŝ28K29Ļ31oŁơ34a35Ĺ53L
call $	72 -18ĺǃ-13R-10Jǩ-9Ŕ10ń14Ļ19sM23Ł31K40L41Ĺ
call for	90 -37ǌ12Ǡ14Ǔ38ơ
call it	86 -33Ĺ-10Ŧ-7ƒ10ţ11ǃ13ǝ21ű68ǩ
call or	82 11K16Ł
call the	90 -9Ə9ţ11Ǝ16ǃ
call today	79 -19Ĺ39ĺ
call you	76 -11J-7s8K9x11ń20Ŝ34L73a
call your	84 -20Ǆ-12t-8Ň20ĵ21ţ34ǃ39o
callback	88 19I
callback number	88 19I
called	69 -9B8IN12ơ16Ʃ18ŧ21o22Ţ26ń29Ŕ30ǃ38w
called $	74 -44ŧ15ơ23o31ń36Ŕ40w47ǃ
calling	78 8K9I35C41Ĺ
calling about	90 -7Ņ26Ĺ
calls	74 -10ơ-9ŷ-8ǝ7Ž8Ǔ9ŧ13K14ǘ19ǌ22ŋ24Ş34Ǚ
calls $	88 -9ǝ9ŧ43Ǚ
came	67 -7iņŵƠ7aķ8ũ9dGŎŸżƯƽ10ƾ11j13ĸǞ14Mƙ16Š20ļƛ24Ť31Ŧ34Ņ
came back	90 8ǝ15ƛ17ƾ
came down	88 7Ƒ13Ŏƽ17Ť
came in	83 -9Ơ12a13ļ45Ņ
came out	86 19ƙ22ĸ25Ŧ
came to	90 15G17Ư20M23Š
cameras	80 11ũ14Ƙ28Ǝ
cameras $	90 29Ǝ
camry	88 7Ŭ38Ū
can	49 -17ň-12R-11ŕ-10Ŷ-9Ƶ-8ǎ-7ĺŰƟ8ǁ9JĴľŗŵǌ10eǕ11Ļŋź15M16NŁ17XƃǨ19ř20O21ŉǧ23Ō24IŃ26ś27Ĺ28Ŏ29Ŋ30ū31L32ŚƧ33ǩ35s
can and	88 14Ɖ18Wƻ
can do	90 -17Ō15ŝ37Ŏ
can get	85 -8X-7ź7ś10mŮ13Ŏ
can hear	88 -9Ō-7t12x14s19Ŀ24ŀ
can i	64 -33ǩ-21ś-8O7s8ŋ9Ļ12ŉ14a16K19Ŏ24e26I27J32L37Ō61Ĺ64Ŋ
can not	75 -14ǩ-10Łǎ7z9ŐƤ11ǕǠ12JKǝ13ƯƸ17Ǩ18ľŨ20A36ƃ
can see	90 -11Ĺ-7ǩ15ƿ21Œ
can we	88 18L21Ō
can you	61 -21J-18K-17ň-10LŊ-9Ō-8sĹ-7Ƶ7ř8bD9Ə13ǌ15ŗ16ŵ21N22M28Ł30ū33X35Ś42O50ś53Ƨ72ǩ
cancel	85 42šƵ
canceled	88 26š
cancer	77 -8š9Ƴ31ƽ51Ƽ
cancer $	85 -10ƽ51Ƽ
car	49 -27ƕ-16Ɣ-12tŐŘ-9ĴŗƷ-8psyŝƦǩ-7iqƉƵǦ7Ůƥ9ŠůƂƄ11Y17ū19ƃ20Ž22ş28ź30Ų32Ɓ36Ű37ŵ39ƀ44ž47Ź56ŭ57ű59ų60Ū68Ŭ69Ŷ73Ŵ
car $	61 -13Ɣ-11ű-10Ʒ-9ŝ-8ǐ11ŬƄ12Ųž17ŴŽ27Ź31Ɓ34ƀ36Ū39ų51Ŷ58ŭ
car accident	90 31ƃ
car and	86 -10Ǧ10ƃ11ū19Ƃ
car do	90 -14Ŵ9ǐ22Ū53ų
car for	81 -7Ŵ10ŭ11ű16ǐ
car get	90 -14ŭ-7ų42Ŵ
car in	76 -12Y-7Ų8š9ű10ŭ11Ū18Ů31ů
car is	77 -52ų-10ű7ƃ8Š10ŭ33Ŵ39Ū
car or	81 -11ŵ-9ů12ŭ13Ź15ƥ17Ŭ19Ŷ20Ū
car paid	77 11Ŭ
car right	88 7Ƅ12Ųƀ
car that	90 8Ū
car to	90 -17ŭ-11y14ų22ź27Ų
car was	90 34ŵ
car were	74 -17Ř33Y
car worth	90 20ű
card	63 -13I-12ū-10ǩ-9Y-8Ƣ7b8D9dF10c11ž14Ľ18P19ź20ļ24ĸřƄ31Ǘ33ǖ35Ĵ38Ő47e
card $	78 -10eƢǖ13dǗ22Ƅ24Př30Ő
card is	88 10Ƅ13F
card number	90 -29ř13ǖ48e
card numbers	88 -7eY39Ǘ
card or	90 -19e-12Ƅ12a53Ĵ
cards	67 -9ŭ-8ǔ-7ĵ12Ŝ42Z49Ƅ51ǖ
cards $	72 -9ŭǔ-7ĵ24Z64ǖ
care	69 -13ǖ-11Ŀ-8Ĺ7Ǡ8ũ9rŽǂǘ10W18ŧ20ƶ21Ƭ23Ŝ32ľ39z43Ư
care about	90 -19Ş-14Ŀ28ƶ44ľ
care for	88 7Ư13Ž19Ş
care of	73 -13ǖ-12ƾ7ŝ8Ǡ9ũǘ11Wǂ18Ư19ŧ22Ƭ24Ŝ44z
carrier	77 9ǣ11ŢŦ14ŝŞ22ǩ25ő36Ő
carrier $	81 9ǣ16Ş25Ő29ő
carry	60 -15Ǧ-14ž-9Ɲ-8ų8ǐǥ9bƙ10ŏŵ11Ƣ12ş16ŲǏ18Ƅ19ŗǚ21ǒ25Ƃǡ28ſ31ǌ
carry $	75 -15ž-9ų-8Ɲ-7ơǦ15ǐ17ǥ21Ƃ33ǡ43ǌ48ſ
carry for	88 9Ǔ
carry on	79 7ŗ12Ʀ16Ǐ
carry the	90 18Ƣ
carry their	90 34ǒ
carry today	80 -15ž-9ǡ27ŗ
carryin	86 10ǡ11Z14Ʀ15ƃ
carrying	79 -10ǡ-8ǩ8ş11ǥ12Ř13ŏ14ſ15Z27ž
carrying $	90 -7ž7Z10ş16ſ
cars	61 -9Ő-8Ǉ-7ĹŗƗ10Ű14ű15Ƃ16ƀ26ŷ33şŭ43ŵ47ǐ68Ū
cars $	75 -10ų-7ŗƥ20ŭ23ŷ64ǐ
cars and	88 -12ų14ŷ15şŪ17Ƃ
cars are	86 -9Ĺ39Ū
cars do	90 -10ǐ-9Ǉ37Ū
cars in	72 13ŭ14Ū
case	77 8Ɗ9Ɓ10ƀ11FǨ12I16Ʋ17Ǖ20Ļ21Ǡ
cash	66 -8Ŝ7Ʃ20Y24Ų32Ƶ49ƪ66ǖ
cash $	85 -19Ʃ-9Ŝ34Ų57ƪ
cash in	90 11Ƶ12ƪ
cash value	72 -8ǖ15ƪ27Ʃ
cat	90 29h
catch	76 -9ǩ8w10ƌ12s14q17ǘ19L22a29N
catch you	83 -12S13s21L35N
catering	90 11Ǜ
cats	85 7Ŭ9Ɠ43h
caused	90 -7B10ũ25Ŕ
ceiling	88 8Ŧ13ƛ25X
cell	83 49I
cell $	88 25I
cert	81 -12ŷ13ǒ56ǧ
cert $	90 -14ŷ33ǧ
certificate	70 -7ǒ13ǃ21ź24ǌ29ǧ
certificate $	78 -9ǧ8ź13ǌ19ǒ
certificate of	90 -11ơ11ǌ25ǧ
certificates	72 30ǒ
certificates $	85 
certificates for	80 9ǒ
certificates from	90 -14ǧ14ǒ
certs	85 8ǧ38ǒ
chain	90 -8Ǌ10Ǖ13ǔ15Ƒ
chair	79 -10ǈ11Ǒ12Ň
chair $	79 -10ǈ11Ǒ12Ň
chairs	85 -18Ɯ29Ǒ41ǋ
chance	83 -7ŵǞ8l11ŚƔ12H13dV20P23Ľ
change	66 -7ŀ8Eƭ10qI11ƛ12TűƷ16Ƨ17Ŕ23Ŏ26Ş27Ň30ũ
change $	76 -34Ň-17Ţ-12ũ15T18Ʒ96Ş
change jobs	90 14V28Ƨ
changed	67 7ũ9ƺǕ10ƻ14Ŕ16Ƹ23Ǟ27ĺ
changed $	86 -9Ŕ61ĺ
changed in	79 -7ĺ30Ǟ
changed since	90 13ũ15Ǟ
changed with	79 19Ƹ
changes	83 10ƅ12U13H15uĵ22V
changing	85 -13U11Ŕ15V20Ţ
changing companies	90 -9V21Ţ
charge	75 -8Ż7ƴǤ8Ʊ9ŕ10ơǒ12ƿ14Ǚ17Ɠ21ŒƠ24Ł
charge of	90 17Ǚ29Ł
charge you	80 7Ɠ8Ǥ9ŕƴ10ǒ11ơ24ŒƠ
chat	86 7L67N
cheap	86 -8c8ţ11rƁ14Ŧ17ľ23ƭ
cheaper	86 7Ƈ16œ30Ņ
cheapest	90 9Ņ22ľ28Š
check	65 -17Ĵ-16T-11Ư-9Ŗ-8pų7Aƿ8cƟ10dŏŜ11Jĸǐ12Ƣƪǒ13KƨƮ15Ǣ16Ǖ18Ő19e20W21ƫ23Ƭ31Ŧ33Z
check $	84 -8Ŧ12ŧ17ƪ27e29W
checking	88 -10Ɣ43Ĵ
checks	79 9ǖ12ǉ16Ǜ22ǜ23Ɵ32Ǡ
checks on	90 30Ɵ
checkup	76 15Ƹ34ƾ
checkup $	77 16Ƹ18ƾ
chemical	90 19ǚ
chew	90 21ƹ
child	86 -10ŷ13Ʊ14wƯ15Ź16Ŷ
children	75 7Ʋ14ƫ17v18yƯ36u
children $	83 8Ʋ13v15ƫ28u
chimney	85 -8ǚ52Ɛ
cholesterol	90 10ǂ23Ƽ
choose	80 31Š32ł
choose $	90 31ł
christmas	85 9Ƌ19dD21k
church	80 10ư13oB16tŭ25ƶ
city	77 7Ǔ12Dǧ13Ə14ǋ50C
claim	61 -10Y-7ŝ7ǩ10Ņ12Ŕ19Ŧ23ţũ33ŧ37Ř38ť43Ť
claim $	75 -9Ŕ9ũ25ť28Ŧ
claim go	79 -9Ť12ţ22ŧ
claim tomorrow	80 -12Y20Ř
claim was	86 -8ŧ18ť26Ť
claims	71 -8ǃ-7Ũ12ǣ15ŧ16ǜ18ľ43ţ
claims $	82 22ǜ
claims in	88 
class	82 -8ǣ-7i10Ƅ11d16ź46Ǥ
class $	90 10Ǥ14ź
clause	90 36Ǣ
clean	78 -18ŋ-10ƭ11Ƽ19ű27Ż35ţ
clean record	88 -17ŋ10Ż15ţ
cleaned	88 -7Ɨ9Ɛ17Ǐ19Ǣ28Ǜ
clear	74 -10ǐ7Ļ10Ƽ11Ʒ12T14Ŭ17Ų18ƾ25ŉ29Ɣ60ň
clear $	85 14Ƽ16ň38Ɣ
client	69 -7Ɯ10Ŋ12ţ15ǗǦ16ǘ21Ǔ32ǔ33ǚ
client $	85 8ǔ34ǚ
client ever	79 15ţ17Ǧ
clients	68 -12Ǆ9Ɩ11Ǔ12U16Ǘ27ǔ29ŭƜƝ
clients $	82 9ŭ12Ǔ18Ǘ
clients come	90 12Ɲ22Ɯ
clients ever	80 -11Ɲ29Ɯ
climb	86 11œƩ24ǈ
clock	84 9ň18q33R40Ů
close	61 -14Ɵ-13ţ-11Œ-8ƽ7cƚ8Tĺ10zƕ11Əǘ13ť16Ɩ21Ƴ24Ƥǝ25ǎ26Ǚ29ŚƑ30ƙ39ů
close $	76 -13Œţ-9Ƥ9Ɩ11TƑ12ǎ20ǝ21Ś25Ƴ
close and	80 -7Ɩ15ƕ
close by	81 -10ƽ-7Ɩ15z17Ś34ů44Ƥ
close calls	88 -10ǝ17ǘ41Ǚ
close for	79 -16Ɵ19ǝ21ǎ
close is	90 31ƙ
close on	88 7ǎ26Ɩ
close to	86 13ƙ14ĺ31ů
closed	73 -12Ƴ12ƕ13Ɩ14g25ǎ46ǝ
closed $	83 -20Ɩ-8Ƥ-7Ʈ21ǝ33ǎ
closer	85 -8Ƭ8L9Ơ11ƺ12Œ18C31X
closer to	85 -8Ƭ8L9Ơ11ƺ12Œ18C31X
closin	86 13Ǩ26Ɩ
closing	70 19Ř52Ɩ
closing $	86 
closing date	84 24Ɩ
closing what	80 22Ř
clothes	86 22Ɨ
cloud	88 13x29Ǘ
co	79 17Z20Ʊ
co sign	79 17Z20Ʊ
coast	88 19C34ƚ
code	73 -7ǣ9Ǥ10Ŕ12ǘ25E44I
code $	82 -7J9I14ǘ17E
coffee	83 -10a-9ĴŶ8iY14ōǛ26ǩ28M
coi	86 7ǒ50ǧ
cold	85 7ǧ13ǡ14Ɛ15ŀ44j
collect	88 -17ǧ-7Ǥ28ǒ35Ƙ
collections	90 16ĵ
college	66 15Ɯ16y28ź40Ʊ42m
college $	74 -18Ʊ26y28ź34m
collision	71 -11Ř21ż57ƀ
collision $	80 12ż13ƀ
collision on	83 12ż18ƀ
com	90 34J
come	55 -12ǣ-10mǩ-9ŖŲǝ-8Ǘ-7ŌŧǊǦ7bkĽƁƴǨ8Vǔ9ŉŕŦƚǅ10qţƔǕ12YǙ13WƬǉǤ15Ĵ16ŜƝ17jlŀǁ21Ƒ23ŠŤ25ł27Ɯ29ƛ36ĸ39ĺ41M
come after	88 10ķ14b
come by	86 -20Ɲ16M24Ɯ
come down	84 9Ŏ36Ƒ50ł
come from	81 -8Ʈ11ƛ14ǔ23Ť26Š29ĸ
come in	79 -13ƙ8Ņ11Ɵ13kƒ14Ǖ15ǅ17ƛ18qǨ23ǔ
come out	82 -9Ŗ-7ĺ14Ĵ17Ļ19Ǚ30Ɣ31Ŝ
come through	88 10Ŧ33j
come to	71 -20ǔ-10Ų-8ƔǗǩ-7Ǌ7ŦƠ12ŉ13T18ǉ19Ɯ24ǁ41M47Ɲ
come up	71 -11m8Š10ǃ11ĺƮ13ŕ17Y21Ƭ28lĸ
come you	86 -10Ō-9Ǧ9Ƃ30ŀ68ĺ
comes	69 -16n-11Ĵ-8y8ƻ10wĿǉ12Ǖ13Ǌ14Œ15JƁ17H18ǔ20Wǖ21T22ľ25Ř36Ɯ
comes and	90 9gƏ20Ɓ
comes from	90 -7Ɯ12ƻ45ǔ
comes out	84 -20T-8Ĵ8ǁ16Ř19Ǖ20Œ31Z
comes to	84 -19n11Ř22H29ľ42Ɯ
comfortable	80 -7Ƭ10Ō11T13M15eƳ19X
comin	82 -8L10jĴ11kM12x17u20Ķ
coming	71 -13ǋ-7wŷǔ7jǝ8U9ĸĿŕǁ11Ǥ13yHľ14p16ƾǞǟ17VŹ21k
coming up	80 -8wŷ11ŕ12Ǥ17pH18ƾ20Ź29k
commercial	74 -19Ƃ-7Ɔ7ǔ8ǌǢ10Š11ǥ16Ǎ23Ǧ26Ǆ
commercial umbrella	88 -23Ƃ29Ǧ
common	90 13Ǒ15Ǚǩ
commute	81 22ŭ26ů
commute $	85 20ŭ28ů
comp	65 -13Ǒ-12Œ-11Ő-8ǉ18Ǥ28ƀ44ǒ111ǣ
comp $	79 -14Œ30ǒ31ǣ
comp and	81 24ƀ
comp audit	80 21ǣ
companies	74 -8V8ĵƿ12ŀ13ş17m22ń35Ţ
companies $	84 -9V8ń31Ţ
companies have	90 21ń
company	53 -19Ū-16S-12fƂ-11ń-9Ťžƀ-8wTŲ-7ĹŴŵǣ7š8ľŅƇǈ9WţǑ11qǠ12ŠƖǉ13ơ14ŢƄǁ15Ǌǥ16Ŝ18ƕ19ǡ21ŞǨ22ĶƧ24ƴ25QǄ26ǃ27Ǟ28ǅǐ31ő33Ǧ34ŝ43ŧ44Ő
company $	63 -14S-13f-11ǐ-10Ő-7ŤƴǊǞ7q8ƕǠ9Ǆǅǡ11ŧǑ12ǈ15ǉ16ş17ŝƖ18Ţ25Ŝ29ő32Ş84Q
company do	85 -23W-12ǃ-10Ų-8ǐ-7ĵ8ƕ17ŝ19ŧ24Ő32Ǆ
company ever	85 -7Ő11ƴ17š
company got	90 44ǅ
company have	86 -8ƕ7ǥ12ǡǦ18Ƅ
company or	88 -11ƀ-10ž8ŉǨ24ǡ
company to	90 16Š36Ǟ
company what	90 -7Ǩ17ŗ26ľ
company you	88 -8Ş8ŝ12ő13ơ15Ţ
companys	78 -7ĺ8Ņƴ9Ǎ11ľ13ǐǦ14ǃ17ǟ18Q19ǥ
companys name	90 18ľ26ǃ
compare	86 -7ƒ9ŗ13ł19Š23ń
complaint	88 9Ş30ǜ
complaints	86 -9ŝ34Ş
complex	83 -14ǧ31ƣ46ơ
complex $	90 -15ǧ45ƣ
comprehensive	83 42ƀ
computer	81 7Ś9d11cƝ12ǘ28Ǘ
computer $	90 8ǘ17Ǘ
computers	86 13b19Ǐ31ǘ
condition	81 -12ƈ-8Ƽ21Ŏ23Ɖ48ű
condition $	90 9Ɖ15Ŏ
conditions	82 -8űǂ9Ŕ48Ƽ
conditions $	86 -13Ƹ-7ű9Ŕ26Ƽ
congrats	84 9Ɩ11ƒƺ15ǟ19ƞ
congrats on	90 8ƞ12ƺ17ǟ
construction	77 -8Ǆ-7Ǟ9Ǎ13ǟ16P18Ƈ26ƅ
construction $	90 18ƅ25Ƈ
contents	79 -9ŗ43Ɨ46Ǣ
contingent	90 46ƫ
contract	69 -7Ś10ƖƩ12ř13Ƣ17ŀ28ƒ44Ǔ
contract $	82 9ƒ13Ʃ15ř18Ǔ
contract for	79 12ƒ14Ǔ
contractor	84 13ƌ16ǧ20Ɠ
contractors	84 -10Ǔ7ǒ13ǡ14Ŧ25Ǒ
contracts	81 9ǌ34Ǔ
contracts with	90 32Ǔ
conversation	86 12Ļ15s20ŋ
cool	68 -10D-8Ǣ-7Ɯƣ7Ţƕǈ8dQńŋŕŜŰŽƇƋǚ9pCƎƝ10ţ11ŐŘ12goE15rľ17j22Ɔ24ǖ
cool and	88 -27ƣ13Ƌ20o22ľ30Ɔ
cool cool	88 -12D13ţ16Ř17E21o
cool so	90 -11Ǣ11ŏƕ12ŕ17Ő
copper	86 -8Ɨ39Ƌ
copy	79 -15J9ơ50ś
copy $	83 -16J9ơ13ś
copy of	90 29ś
corner	88 7k8ū11C17Ő
corolla	88 12Ź34ų
corporation	88 18ǆ
corporation $	90 10ǆ
correct	71 7npzƊƪ8ŲžƟƴ9bŗš10ǜ11Ź12dǅ15Œ16ŏ18F23E
correct $	71 7npzƊƪ8ŲžƟƴ9bŗš10ǜ11Ź12d13ǅ15Œ16ŏ18F23E
cost	62 -11Š-9Ƣ-7Ƶ8Ɨ11Ǣ13ĸľ14Ş15Ƒ16Ǖ18Ơ19ư23Ư25Ǐ26Ɠ32Œ33ǚ39Ŧ
cost $	81 -15Ǐ-12Ƣ-8œ-7ǩ10ǝ24Ơ26Ǣ27Ŧ
cost on	90 10Ǣ17Ɠ
cost or	90 16Ɨ19ŀ
cost to	75 -16Ǣ17Ư18ư21Ɠ47Ǐ
cost you	73 -11Š-10ŀƓ-7ǩ7ĸŦ16œƑ20Ǖ54Œ
costs	79 8XƯǏ9ƃ11u12Ŕƭ16Ƥ18ǝ
couch	84 10nŭ12gƊ20Ƥ28Ɨ
could	48 -13Ŵ-12ƃ-10Ɲ-9Ž-8ƦƧ-7nAV7Ļǁ8Ƣƪ9ƏǏ10dū11Ʒ12ƭ13ĹĿ15M16Řƍ18ũ19Ŋ20Ś21Ş23Ǆ24Ƥ27ĸƮǨ28ś35ǚ37ŵ38X39ǝ40ķ55Y
could a	88 15Ə25ǚ
could be	80 14ķ
could come	90 15Ƒ
could fix	90 32Ş
could get	90 34ƍ
could go	90 10ķ12ū
could he	88 9Ʒ10Ʈ12ķ
could i	80 -9Ʈ-8ĸ7cř14a24M42Ŋ47Ǆ
could it	88 14ǚ45ũ
could not	71 -17Y-13ƃ-9ŵ-8ǩ8ǔ9G10ǆ11Ōǟ12ƒǝ15W19Ƥ29Ǩ30Ř
could she	90 11Ʈ18Ƣ21Ʒ
could somebody	90 12ǚ16ķ
could take	88 -7Ư11ŵ15ƪ25Ǩ
could the	75 -7ŵ12ǁ19Ǩ25Y
could they	79 -14ŵ14Ş36ķ55Ʈ
could you	55 -31Ʈ-14ķ-13Ǩ-8ƪ-7Ž7ūƗ8eŢ10űƤ12d18ƭ21ǩ26Ř27Ś30X33ś35ǝ37ŵ62ĸ79Y
could your	90 -18Ƥ-11Y16Ʒ47Ʈ
count	81 -17ƿ-8ǩ8Ǥ9n11ņ23ŷ26ƹ33Ǉ
counting	82 -10Ǉ8uƭ10nǉ20Ƣ21Ɔ28Ư
country	82 -7ƚ7ƈ8C11Ÿ14ǀ17ǔ18l
counts	72 20u24ľ31Ư
counts on	73 21u31Ư
county	79 9Dǔ12ļ13Ż18Ə21ƅ34C
county $	90 11ǔ18C
couple	76 -10ķ-8k7ĽƤ8ǎ11Ƙ12S13ƿ14UŪǞ
couple of	85 10Ƥ17Ǟ18U
couple years	88 8H14S
court	83 -7B45D49Ƅ
cousin	85 -7Ƣ7DƐ11ǜ12ŷ13Ŝ22n
cover	70 -11m-9žǐ-7ǩ7Řƨ8Ƣ9ƚ10ſǝ11Ű14Ųǡ21Ƨ27ŦƱ32Ŗ34ĸ
cover $	85 -9ŗ25Ƨ35Ŗ
cover the	90 -13Ř-10ǐ14Ʊ16ĸ17Ŧ19ǡ
coverage	54 -13ňǏ-11Ś-10Ǧ-7ĴǑ7ŉŐŖŝƃ8ŕƂƪ9ǘ10Xſ11ƭ13Ʀǌ14ŃǨ15Ɓƚ17Wǒ18ƀ20ǚǝ22ľšžƧƨƬ27ŏ30ŗ32Ɠ35Ǣ
coverage $	64 -19Ɠ-18šǢ-15Ƨ-13Ĺ-12ň-11ǥ-9Ʀ8Xƃ9ƀƘƨ12Ƅ13ŝ15ǘ16ǌǒǨ19ž22ľ25ŏ26ǚ31Ŗ36Ɓ37ǝ
coverage a	90 -14ŗ-7ŏ60Ɠ
coverage amount	90 31ŗ
coverage do	80 -8ſ11Ʀ20Ƭ31ŗǢ
coverage does	88 -18ŗ8Ǔ15ƨ19ǥ
coverage in	88 -11Ʀ12ƚ28ŏ
coverage is	85 -9ƨ13ł22ž28Ɠ29ŗ
coverage on	79 -11Ǧ-10žƁ-7ŏ7Ǩ8Ǣ11ŗƂ15ƃ18ƚ20ƀ36ƨ
coverage or	80 -13ž7Ɓ8Wƀ17ƪ22Ĺ27ſ
coverage to	90 30Ń
coverages	86 -13Ǣ9Ɓ24Šǥ44Ś
covered	68 -15Ǐ-9TŘ-7qĴ8ǡ10Őƛ12Ɓ13ƭǟ14ľ15Ŗƀ18ŗ20ŎƦ21Ǣ27Ōƨ39ŏ
covered $	82 -18Ǐ-9ŗ7ǒ18ƭ33Ǣ35Ŗ
covered for	84 -7Ŗ15ŗ16ƀ20ƨ27Ʀ
covered if	90 15ſƛ
covers	80 -20ǈ-7Ŕ10Ƣ11Ʊ21i27Ŗ45ƃ
covers $	88 -7Ŕ23Ŗ
coworker	90 12B26Ƴ
cpa	85 -14r14B16A54Ǡ
cr	86 9ų23Ŷ36Ū
cr v	86 9ų23Ŷ36Ū
crash	81 21Ƥ27ż34ƃ
crash $	88 -7G10ƃ36ż
crawl	84 12Ƈ26Ɗ
crawl space	84 12Ƈ26Ɗ
crazy	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
credit	65 -12ű7Ĵ10ƕ11ĸ12ļŝŬ14Y18Ǘ21Z23e49ĵ
credit $	80 10Ĵ24ĵ
credit card	86 -12ǖ-8ĵ15ĸ18Ǘ40e
credit cards	83 -8ĵ8Ǘ18ǖ30Z
credit score	86 10ĵ
credit union	86 -15ĵ9Ʀ15ƕ18ļŬ20Y
creek	83 -10ů11ơ60ƙ
cremation	85 33ư
cremation $	88 18ư
crew	76 -11Ɔ-8Œ13uǣ14Ǩ15Ǟ16Ǒ20k22ǉ36Ǉ40ǈ
crew $	85 -12Ɔ21Ǒ38Ǉ41ǈ
curious	84 11Ŕ12r14ŉ15Š16Ĺ
curious what	88 12Ŕ14r19Ĺ
current	63 -10ǧ-8ƨǅ7Ţ9Ŗ10S11Ś12ŏƵ15Şǒǥ16ő17Ő23G25ŗ26ŝ29ŕ34Œ
current carrier	88 -7ŕ18Ş25Ő
current certificates	80 9ǒ
current company	85 -9ǅ18Ş23ő24ŝ
current policy	77 15ŖŚ16Ƶ18ŏ
currently	82 7Ɓ9Œ17Ő25ŏ
cushion	86 48Y
customer	66 -9S10Ţ12ĿǄǓ19ǚ24ǡ25ǔ39Ǘ41ő
customer $	75 -7ǡ19Ŀ48ǔ
customer there	90 -12S52ő
customers	71 -10Ų10k17Ǔ18ǔ19ǟ24ǃ25Ɲ26ǖ
customers $	85 18ǔ22ǖ
customers come	90 -13Ų41Ɲ
customers pay	90 -13ǔ22ǖ
cut	76 -8Ʀ-7ſ8Ŧƿ9ŋ11ǣ12VǙ15Ƨ18ǃ26I32š
cut off	85 -8ſ29š35I
cute	90 -14b11ƅ16ǃ24h
cyber	88 14ǥ50ǘ
d	84 -18b-12h7ƿ11śū18w36d48ǃ
dad	72 -15Ť-10ő7qt10Š11A14ŷ27ƽ31B37z41Ƴ
dad $	90 -17Ť11qt18z20Ƴ
dad died	90 -7ƽ18Ƴ
daddy	84 -8ő9g13ǈ14Š16Ǟ18ƽ
dads	88 10z11Ʊ13ƽ
damage	66 -14Ĵ9Ũ12Ť23ƛ27ƚ28ƀ32ž35ű38Œ39Ŧ
damage $	77 -16Ĵ-8Ť9Ɨ11Œ12Ũƀƛ24ƚ
damage in	79 33Ť
damage on	84 21ƀ30ű
dangerous	84 -7g9ś36ǀ
dash	84 13Ǜ22ū30Ů
dash $	90 14Ǜ24ū
data	86 52Ǘ
date	66 -17v-8ţ7ǒ16S19Ń20d27p31Ɩ42ť62ŕ
date $	79 -16v-7Ǒ9ǒ16Ɩ17d28Ń
date of	79 24d25p
dates	90 -8d-7p9ǒ47v
daughter	72 -12ų7K9Ʒ11Ǟ12u13w17Ű20v22x24y25Ź
daughter $	90 7v26x
daughters	81 -16b-10p-7Ų11v16Ʊ21ų23u27w
day	58 -18Ĺ-15ő-12Hŝ-11Ŋǈ-8Œų-7Ǜ7ĺŧŲƟ8UŃŰŹ9pƄ10ǏǞ12ůǕǝ13ĴƁǎǖ14ƞ15P16j17ŠŤ20RYŕ21Ɩ25Ƨƹ31Ŵ35d40ƻ44i76L
day $	71 -18ő-17Ĺ-13Ũ-12H-10L7k8Ƨ9x12d13Ŵǖ14ĺŰǞ15Ɵƹ16Šů18Pǎ24R25Ťƻ37i
day and	80 -15p7L12g17ƻ28d
day do	90 16Ɩ17Ń
day does	90 13Ɩ16ŕ18Ƅ
day of	88 8ǎ20Ũ30Ĵ
day or	86 11q12Rŭ17ŲŴ
day so	86 -10ŝ10I13Ɩ17U24i
day you	86 -7i8Š11d15ŧ36Ƨ
daycare	90 27Ư40Ɲ
days	60 -9ű7QƖƢ8q9fCŐŻǇǛǝǡ10Ŝŵ11ŒŽǞ12ŭƺǕ13Ūů16nt18ƒ19k21g22š29ǎ40R
days $	66 -9ű8Pǝ10t11f12qCŐŜ13Ǜ14ŒŽǇǞ15ƺ16RŪ17U21ƒ22n
days a	85 24ŭ27ů
days are	90 -22Ɩ-14ǝ-8U7ǟ16P42ǎ
days off	88 -23R-13P32k40g
days or	86 9Ń21i30R
dead	84 -8ţ12Ǩ14ǁ15ũƑ16Ţ24ǝ
deadbolts	86 27Ǝ
deadline	85 -9ǩ12Ɩ36Ń
deadline $	88 -9ǩ34Ń
deal	76 -14Ƹ-9Ş10űƈ11Ƨ12ŀŅŧ13ƽ15ŎŴ16Ƴ17Ō22ľ24Ŝ
deal $	84 -9Ş11ű14ŀ18ŎŴ19Ō
deal with	88 -15Ƹ13Ƨ14ŧ15ƽ19Ƴ33Ŝ
dealer	90 14Ƅ15Ɓ
dealt	88 -14Ŝ9ŵ28ņ
dealt with	88 -14Ŝ9ŵ28ņ
death	85 -7ĺ8U19Ƭ20Ʀ34Ƴ
death benefit	90 21ƦƬ
debt	83 36Z
debt $	90 15Z
debts	90 42Z
dec	79 13ś18Śǡ
dec page	79 8ǡ13ś18Ś
decent	86 13ŗ15ƃ19ư
decide	79 11Ń20Ł21A29ł
decide $	84 -20Ł17Ń23A28ł
decides	90 11Ł
decides $	90 11Ł
deciding	90 13ł26Ł
decision	82 12ł18Ń28Ł
decision $	88 22Ń
decisions	90 11ǚ15A
declarations	83 19ś23Ś
declarations page	86 21ś
decline	88 34ƴ
declined	88 27ƴ
deductible	60 -7Ɔ8ľ9ƀ12Y15Ɓ16Ŏ18ƚ19ňŦ29Ř
deductible $	73 -14Ř-8Ɔ13Ɓ72ƚ
deductible and	80 -18ƚ28Ř
deductible could	74 -9ĸ22Y
deductible is	90 -29Ř30ǩ
deductible on	88 13Ř15ƚ
deductible right	90 8Ř15ł
deductible you	90 -7ǩ33Ř
deep	88 15N32Ǜ
deer	88 9g25ƀ
degree	81 -8w-7ǩ18Ʊ58m
degree $	86 -8w-7ǩ19Ʊ25m
deliver	76 -11R12ƝǕ23Ų26ǐ
deliver $	83 -13Ǜ-12R10Ǖ16Ų43ǐ
deliveries	74 -7ŭ10Ǜ19ǐ22Ų
deliveries $	85 -16Ǜ-8ŭ11ǐ30Ų
deliveries work	80 19ǐ
delivery	77 -24Ų-8U10ǐ12ŭ16ǡ19Ǜ
delivery or	80 -8Ų13ŭ
den	90 10Ɛ
denied	90 40ƴ
dent	90 35ű
dental	86 -7Ƨǂ16P19W22Q
department	82 8Ǝ22Ə
department or	90 11Ǝ
depend	75 9Ʊ12Ư20z25Ŀ
depend on	75 9Ʊ12Ư20z25Ŀ
depends	77 -9T22Ư29u
depends on	77 -9T22Ư29u
describe	85 -7ǋ7Ǎ10űƇƣ12Ƹ
describe the	90 -7ǋ9Ǎ12ű13Ƈ
design	86 51ǚ
design work	88 48ǚ
desk	84 -12Ǐ11Vǈ22Ɲ38P
detached	86 30Ƒ
detached garage	88 26Ƒ
detectors	84 26Ǝ
detectors $	88 8Ǝ
device	86 39Ž
diabetes	81 -8ƾ19ƽ21ǂ
diabetes $	90 -9ƾ29ƽ
diagnosed	90 20Ƽ
did	36 -18ŇŒǎ-17ŝžƧ-13z-12AĻĿƯ-11LVķ-10ŌǖǠ-9KRUľŊŶƟƤƸǍ-8yZƃƜƭǃ-7sJłŚŭƏƶǕǚǨ7ǌ8xƅƠǆ9cXǙǜ10ƾǘ11ƞƼ12jŎƺ13qŜƲǊ14ōƩƹǂ15ţŵƫƴ16FĹźƕƙ17ŉƚ18Ǟ19S20őŗť21Ǥ22Ÿ24wŔ25ǩ27Ŗ28GńŠ29Ľƈ30šƬǅ31ļň32ƌƽ33œ34mũ35kņŤ37Ƴ39ŧ40Ņƒ44Ũ46Ŧ49B
did a	82 -8ǚ-7ƌ7ƾ9Ɛ10ǝ11ƽ12ļƲ16ƴ
did anybody	83 -12B-11Ƴ-7W9ƴƽ10Ŕ11Ƨ14ƁǙ18Ŝ34Ŗ
did anyone	78 -12ƾ-7ǜ20ƱǢ21Ŗ
did he	76 -14Ÿ-7ƶ7ŧƾ9ǂ12xŹ13t15qw22Ƴ35B
did i	63 -25Ƴ-13Ŋ-11Ŧ-8ĺŔ-7BļťŨ7oƽ8HX9FŏŮ10eg11qYŃƈǅ12pĽ13Őū14C15Ÿ17c19ŀ21D24ō26b27N28v29ŉ68ǩ
did it	64 -22ő-19Š-15lG-10Ľ-8Ŗũ7jĵ8ǚ11ĺŞƱ12ƈǏ13ś14ƞ16Ŕŕƒ18J19Ŧ21š30ŧ37ť45œ90Ť
did not	75 -11ǩ-10Ɓ9Ŋ10š11źƳ12ĺŨ15ŵ17r20E23a30ō
did she	84 -10ǩ9ƨ13oq20ǜ26B
did somebody	79 -12Ƴ-8Ŝ11ĺ14ŗ16Š18ļ27ņ31Ŗ
did something	90 -7Ƴ13ŉ15Ŕ25ĺ
did that	67 -17ǩ-16Š-15ƚ-13Ň-10ũ-7őƳǅ7g9Bƛ10š11ǜ13ŧ14ƒ15H18Ŧ22d24ţť25Ũ27Ť38j39ň
did the	57 -20ǩ-11ǣ-10ƒ-9ŤũǃǍ-7ǑǞ7fĹƙ8Ż9ǘ11œ13ŧǌ14ƄƵǉ16ŦƼ17ŜƌƚǤ18ơ19kņźƕ21ŅŔƈǊ23ƺ29ƞ
did they	56 -13ŝ-11Ĺž-7ŘţǞǩ7ź8ŐŤżƁƉƕ9Bŗ10Ʃ11Ɩ12ŖƠ13šƾ15Ǥ16ƻ21ƅ22S32ŧ36Ŝ37Ŕ38Ņ40ŦƼ43ƴ
did you	45 -31Ŕ-22Ŝ-20Ǐ-19Ƨ-18ǎ-17ĺŤƴ-16B-15Ţ-14ŞƱ-13źƼ-12ņ-11oĻǉ-10gHō-9bdTžǚ-8Cķŝǖ-7RVŇŌŒŧƀƕƯ7cţƪǊ8űƑǑ9Ŭſƾ10ƍ11XŦƈƿ12Ɣǆ13œ14ň15šƩ16ŵ17ŗ18FSƲ21W24lƳ25ƹ27ƫ30ĽŸǅ32Ĺ33k36Ǟ37ļ39Ƭ40w41ƌ42m48ǩ50ń51ő52G59ƒ68ũ82Š
did your	61 -13zǠ-12Ƽ-11Ƹ-8ƞơ-7Ŗƴ7prœ8šŨƨǌ9nţźżƕ10Ŕƀ11tũƠ13Tƙ14ǣ15Ʀ17ņ18ǂ20x27Ƴ38ƽ50B
did yours	90 -13ƚ13ƙ16ƽ18ǅ
die	82 -8š7H12V14ű21Ƴ27Ʀƽ
die of	90 -24Ƴ30ƽ
died	74 -10n-9ŵ-7r19Ư20Ʒ26Ǩ33Ʀ58Ƴ
died $	79 10Ʒ17Ǩ19Ʀ21Ư30Ƴ
difference	88 11Ə12œ20ł21ň
different	68 -16ƚ-11œ-8Ļ7I8KƬǥ9Cǘǩ10ǅ12VǕ17ũ20Ř22Ş23ĺŔ
different $	88 -8Ļ33ǩ41Ş
different for	79 -18ƚ28Ř
different now	90 -8ŔŞ29ĺ30ũ
differently	90 -10ǩ18Ŏ21ũ31ŧ
digit	90 8e11ū
digits	77 8d9ū10e28E31I34ř
digits on	90 15ū25ř
dinner	83 11N13n15ƿ16L20ǩ
dinner $	88 -12L24Nǩ
disability	84 25ş32W
discount	72 9ľ10m11ő15Ů16Qǩ18ş20Ž22ź
discount $	84 13ź20Ž23ǩ
discount for	86 11ő13Ů
discount so	88 -7W10Ů12ş22Q
disease	88 16ƽ
district	86 15Ǔ16ǔ17Ə18Q
dive	88 31ǀ
diving	90 22ǀ23ƍ
divorce	90 11ĵ21f
divorced	86 21f
dmv	88 -9J35Ƅ
do	27 -36ĺ-28ƨ-20Ţǅ-19SŦƒ-18G-17šŴ-16Šţ-15œ-14ƌơ-13jŤůż-12itőƠǂ-11epƇƳ-10hrƴ-9xLōŘź-8ŨƅƮƽ-7vBńƈƏǤ7CŋŖŚŶƓƖƩƬƭǆ8auYŬƔǟǢ9IřųƃưǇǊ10ŁŵƼǡ11HŐŪƥ12VŊŞƂƤƹƿǧ13JWņŜƘ14MƵ15ķĻňŌǔ16ľǗǠǩ17yŽƕ18QUŰŲƷǉ19AZŃŏƾ20Oƻǀǋ21zĽŮƐƜ22qž23Fƚǜ24wƝ25ŭǘ26KǐǓǕ27Tŝǎ28ĴƟǚ29Pşǃ31Ɓǈ33ſǏ34Ŏ37Ǜ38RǙ41ǖ42Ǒ43ƞ46g48Ǆ
do $	66 -28r-21W-18ƞ-15xŎ-14Ŝ-11ŴǇ-10Rŝǃ-9gƝǥǩ-8ǝ-7sŇƫ7Ĵ9Ɵǔ10ť14ņ15ƶ20y22U24B28Ů32Ǌ35Ƥ40ǟ41Ǆ45Ʒ59ǈ68P83q
do a	76 -15ǝ-13L9Ǐ11ş15Ǚ16X18Ŝ29M
do after	90 13y14U
do all	90 10Ư41P
do any	77 -11P-10Q-9Ɖ11Ź12ǈ17Ǆ18ǚ19Ų22Ǚ40ǔ
do anything	81 14ũ15k19r26ǀ
do business	88 -29Ǆ-7Ɲ8ǔ14ǋǡ18Ŏ35ǃ
do clients	77 -12ǔ8ǖ43Ɯ
do customers	88 -16ǔ-12Ų37Ɲ
do for	67 -17Ŝ-16ǩ-12Ǡ-9ŭ-7cƶ9Ų10Ǆǈ11Ŏƀ14ľ18Ǒ20ņ22g29P35q37Ĺ45Ư
do i	66 -41ō-16ǒ-15Ƅ-13Ǆ-11ň-10t-9Ɗ7uE8ļơ9ǡ10l12Ɔ13Ŋŷ17w21ǧ22I23cŎ25ŋ28a31ƕ35o81ǩ
do if	79 -9ǝ-7Ʈ7ĸ10Ǖ18ǜ21ƤƷǘ
do in	84 8ǈ10Ǌ12Ɲ16ƚ
do it	72 -21ĺ-18ĸ-17Ř-15Ƶ-7ǚ8Ɛ9ƕ10ĴŁ11BŶǠ13K14rŽ19Ƭ26ŀ29Ō93Ŏ
do not	59 -34ŝ-31ǩ-14N-13Ō-8gJĺ-7ŐŒǨ7eMņƵǁ8OŁƁƊ9IZňŋ10Ūŵ11cǠ12Ľ13ŽǑǒ15ĴƠ16Ň17lPń18b19X21Lƻ25ŕ46ŀ62Ş
do people	83 -28Ǉ-16Ɯ-8n-7ǅ10ǚ26d29ǩ34Ǒ55ǖ
do right	88 23Ƨ34ŧ
do that	80 -16Ō-7ǩ11Ų16Ş17ŝ18U31Ŏ
do the	64 -12Ʊ8w9ŪžƑǚ10Ʃ11kŭǠ13ǁ14Ž16xƜ19ƪƬ47Ǒ
do there	85 -15P-9Ƈ13Z77Ǆ
do they	66 -25Ń-17a-14ŧ-12ŭ-11HĴŅ-9Ƅǉ-8ƶ-7Ʀƾ7ǌ8zǈǑ10ųƍǩ11ƪ12ơǕ13ƕ16TǓ17Ơ21R23yƧ25wǖ27ǒ31ǧ44ŝ55Œ
do this	79 -10Ļ-9ǩ8N9s17Ō63M
do to	78 -30X-15Ǆ-7A9Ŏ10ƚ12ž34ǝ37Ũ45ĸ
do we	86 -9Ŏ-7Ƅ12Ɓ13ƀ14Ō20ƕ
do with	77 -8P8k21Ŵ31g51ŭ65Ƶ
do without	84 12Ʒ14Ǩ19ľ21ŵ32ƭ
do you	30 -26Ơ-25ĺŀŞ-24ƨ-23q-22ơ-20Ư-19Gƒ-18SŴǅ-17Ƨ-15cšŢŨƌ-14eklBńŠũ-13ţŷ-12Ŏż-11hjpĹőŤƪƳǂ-10iŒœŦŧƇ-9ņźƽ-8Lĸŕůǧ-7ortxļśƴƷǌ7ŉƋƲƸǦ8ŁƗ9ŶƊƎƖƛǄǖǥ10zYūųƢ11ĻƵƺǆ12ŊřƃƄƚƻƼ13uCŚŬŲƦưƹǞǢ14ĿŪǟ15ōŔƔ16ZƂƥǠ17ĽŏŖƝƿǇǓ18JVƶǊ19ŐžƘ20Oŝ21ǚ22ķňŌƐ23TĴľƜƾǑǜ24ǉǋǕ25QǗ26Űǘ27HŃƁǀ28Wǔ29FKǏ30Ů31ŜƟ32ǎǙ33Aş34Pŭ37R39ſ45ǃ47Ǜ53ƞ57g
do your	69 -12Ǉ-8ŰǋǑ-7ůŲ8ƽ10ƃǖ11Ǔ12Ǐ15ǒǠ21Ǚ26ǈ35z72ǐ
dob	85 -11Ÿ24p54d
dob $	88 -11Ÿ56d
doctor	71 -10Ǟ7Ƹ10ƃ11ǣ18ƻ21ǂ30Ƽƾ
doctor $	78 8ƃ13ǣ26ǂ
doctors	86 17ƃ36ƾ
does	41 -23Ƃ-20ž-17Ÿ-16ŭ-15ƹ-14Ū-12Ʀ-11ĺƻ-10Ő-9ŦƸ-8VōţƬǋǣ-7PĵşŠŢƈƏƛƤƫǀǇǖ7ƅƕƽǍ8Ĺŗƞ9wű10ňŨǊǎǒ11ǡ12LǏ13bŁŜůŴƙ14Ư15Ɗǥ16xŖŰ18sƁƠǦ19Ǝ20WŇƇǜ21Ƨǚ22h23ŕųơǄǠ24Ƅ25ǂǐ26ĽƩǓ28rŹ29ź32ǈ34ǩ36ǧ40qƨ
does $	86 -20Ƃ8ř16q31ǩ33Ǆ
does a	88 -11Œ-7Ň20ǩ22Ǌ25A
does anybody	75 -21ŷ8Ł11ǡ13Ɵ16Ŝ17Z20ƯǍ29Ɯ35Ų
does anyone	84 -12ŭ-9Ŀ7ų11ǚ15z25Ư33ǐ
does each	78 -8q13ǆ14T26ǈ
does he	71 -20T-19ƹ-15Ź-13Ň-12ĺǄ-11ƻ-9ŏƬ8ǈ15Ŝ35ů36r38hǂ45ź55q
does it	58 -48ƣ-25ž-12ǩ-10ŝŭų-9d-8qrơ-7řƔǈǖ7Ɩǆ8pŮǌǕ9TĽſƪƿǎ10ǃ13ů15ŒƎƧ16Ɓ17Ŵ19ƞ20Ŷ21b30Ũ31Ʃ33ŕű34Ƈ43ŗ55Ǎ
does not	79 -7ňǠ10Ǚ11ũ15s22ŀ30ǩ
does she	72 -15Ź-13ĶǠ8Ŵ9ǈ10ź11ů18sƷ23ų25ƨ41o45x
does that	69 -10Ũ-8Ŗ-7Œ8ť9ő11pƧ12ňƅƆ13Ŀŕ14ŭ16Ǐ37Ľ57ǩ76Ň
does the	54 -54Ǎ-36Ɣ-35ų-17ŗ-16Ƃ-14ŪŲǌ-10Ƣ-9Ŗƒ-7qUƈƮ7ŁƝǈǢ8řŬƍǎ9Tǚ10ŰŴ11Ňƙǩ13Ǆ14Ǡ15Ɗ18ǡǧ19Ź20ǥ23Ʃ25ƠƧ27W28ơ29ĹǓ32ǐ35Ǧ43Ƅ45ƕ56ƣ
does your	54 -23ů-19Ÿ-18o-15ŇƯ-13Ƨ-12ƩƷǒ-11ǩ-9xĹŭŲƦǐ-8ĵŗ-7ŚƋ7ƀư8ǑǛǜ9sŝ10Wƕ11d12źƨǌ13ǂ15wŏŷ17Ķ18ŁƁơ19BŖŰ21Ƣ24Ǆ26q29rŒŴ31Ǡ36ǧ47Ź48ų
does yours	90 -11ǡ7ž13ſ14ǌ15b
dog	76 -7Ɲ10ū11P68h
dog $	86 11h12ū13P
dogs	84 -18ǃ23Ɲ39h
doin	81 -14Ļ8Ŏŝ10j12t15ƨ16i17ǟ21Ǡ
doing	63 -9ǅ-7G7ǩ8ŪŹǄ9ŞƵ10cŌ11j12ŀƳ15i21ũǐ22ŝ24kt30ǟ31x32S
doing $	78 -11i12j21x43ǟ
doing for	88 -13ǩ-11ŝ-7Œ24k36Ş
doing in	90 7ź
doing okay	90 16i29t35x
doing that	85 -12ǅ-9G12Ų57S
doing the	90 -15t14Ō17c19Ƴ
doing this	90 -13S9i25ǩ
doing with	90 16t17Ƶ
dollar	71 -8Ť7Ƃǖ14Ƙǅ20Ř21ŗ22ĸ32Ŧ
dollar @name	85 34ĸ
dollar amount	86 10ƚ14X19Ŧ
dollar deductible	88 -7Ŧ26Ř
dollars	76 -7Ǡ7mŎž10XƗǘ12ľŢ24œ25Ņ
done	65 -14Ǐ-11X-8Ɲǩ7t8pţƲǂ11ǟ12ǄǋǞ14ŷƋ15Ō16Ŵƶ17ǘ19ŧǝ23Ļ29ƾ30yũ36Ń39Ɨ43ƌ
done $	76 8Ōƌ9Ƌ13y14Ń15Ǆǟ19Ļ20Ǟ22ǘ
done any	90 40ƌ
done now	88 9Ɨ13p21Ō24Ŵ
door	72 -14Ų-9ǔ-7ř7ǎ10ŠūǛ12Ǆ13Ə15Ǌ16ǃ17ƙ23ƣ25ůǍ26Ɲ
door $	78 -10ǔ8Ǎǎ10ů11Š18Ɲǃ
doordash	84 8Ǜ33Ų
doordash $	90 -12Ų16Ǜ
doors	81 10Ǝ11Ǩ23ǅ30ǝ
dose	90 -13Ǟ53ƻ
dot	85 -11b65J
dot com	90 34J
double	90 13Ř30œ
down	52 -26ǩ-10Ŧ-9Šǐ-8Ɠ-7PŜƤǟ7ĹŉƏǢ8ejpňŎƆǉǕ9fƫ10oǈǛ11cŌƶ12Vƍ13ŖŸƲ14U15LťƁǊ16ŪǞ18ǎ19Tſ20M21aŞ22ƴ24ł25ŵǝ26Ť30Ƒ31Ɗ
down $	67 -15w-11Ɗ-8Ɠ7űƶ9fuƍƹ11MŪ12aƆƴ18L21ǝ27T30Ť31Ƒ36ť
down and	82 9ň10d11s17Ɨ26Ŗ
down as	85 9ƫ10f13ơ17o20c22a
down at	88 11Ř17Ş27U
down for	73 -17ǩ-12ſ-7Ŧ7Ŗ11ķŧ17ƴ21Ō29ǎ
down in	88 -8Ɗ11ĵ25ƥ
down right	88 -14d-7ƫǝ8ǆ13oŵ16e19p
down the	80 -9ǟ-7ǐ7ƋƏ10ƒ14V15y18Ū25Ǟ55ſ
down there	75 -10ƥ75Ɗ
down to	79 11V12ƀǞ14Ŀŉ17œ53ł
down what	86 -11PƗ12q15řǢ
down with	84 7M9ł12ƽ13Ʋ21Ĺ
downstairs	88 28Ɗ
downtown	84 11ů12ǋ16ƣ25Ǎ28ǩ
draft	88 16e21Ĵ
draw	86 15ǁ31ǚ
drawer	86 9Ŗ14Ŭǖ29Ś
drink	78 -14Ǆ-13Ų7ƺ11ǩ60ƿ
drink $	84 -14Ų16ǩ28ƿ
drinks	85 50Ǜ
drive	59 -28q-19uź-12ƿ-11z-9R-8T-7rƨ7M8ŷ11Qǈ12D15Ƅǐ17Ũ21ŹŽ26ŭ27Ū30Ŷ39Ų40ŵ42Ŵ43Ů48ų50ů
drive $	69 -30q-27ź-21u-16ŭ-12z-9ǐ-8Ů-7tƨ8Ž11Ųǈ14D20ų27Ŷ28ŷ34Ź36ŵ50Ū53Ŵ
drive for	84 -23ų-9ǐ9Ž17QŨ50Ų
drive in	84 -12R-8ŭ19Ů71ů
drive it	80 -20ů-15ƿ-14ŷ-8Ų10Ŵ22Ƅ73ŭ
drive to	82 -15ŭ22ů31ǐ
driven	77 -8Ź11ŭŷ14Ŵ16ǋ
driven by	79 12ŭ16ǋ
driver	70 -14Ŵ-9x11Ž12ŭ17ŷ18ż20Ź23ž26ſ28ų38ź
driver $	83 -12Ŵ13ż14ŷ24ź28ž
driver or	88 18ŭ23ŷ
driver training	90 29ź
drivers	66 -27ų-11Ų12Ź15ŸſǛ16ǩ19ǐ26a35ź40ŷ
drivers $	80 -19ų-11Ų-9ǐ12ſ19Ǜ20Ź51ŷ
drivers @name	84 -33ŷ62ź
drivers in	90 18ŷ
drivers license	79 -16ŷ21Ÿ32a
drives	65 -19Ū-8n7ſ9ű11ŷ12q27Şų29ǐ
drives $	86 -55ų-26ǐ81ŷ
drives and	80 -14ų28ŷ
drives it	90 -24ŷ33ų
drives the	86 -18ŷ12ű31ų
drives them	80 -21Ū28ǐ
drives which	85 -21ŷ56ų
drives you	90 -11ŷ39Ş
driveway	77 -8ǐ13Ə29Ū41Ű
driveway $	90 -9Ū16Ə29Ű
driveway or	90 7Ű
drivin	77 -9G9ŷ10Ų20Ź21Ū23S27Ż
drivin $	90 8Ž12Ź30Ū
driving	64 -23S-13ő-12n-9ƒǩ-7wPń7t9L10ŪźŻ14ŲƂ17ŭ24ŮŴŹ28NŽ31ŷ32ż41Ÿ
driving $	76 -15ő-13S9Ū11Ž13Ź32ŴŸ48ż
driving or	88 -9w7zŹ11ź12N
drop	77 -7Mƭ7š11V14ƽ19ś23ƀ34Ƶ
drop it	90 -7M14ƀ16ś
dropped	82 7Ǧ9Ƃ10ƀ11Ǩ32š
dropping	90 10Ų11I12Ƶ
drug	90 7ƿ15ŧ31ƻ
drugs	84 48ƿ
drugs $	88 24ƿ
due	78 8ƾ12yǧ16ŝ43ŕ
due $	84 13ǧ28ŕ
dui	88 29Ż
duplex	90 14Ơ26ƣ
during	88 19Ɵ21ŭ22P23R27ƚ
during the	90 20Ɵ21ŭ23P24R
dwelling	80 -7ŗ44Ɠ
dwelling limit	88 29Ɠ
e	79 -12ś-11š-7ǩ9ǣ17wŌ50ǚ56b
each	63 -23ŗ-9Ů-8Dƕ-7q7ƻ8wǡ9ƘƱǆǉ10Z11T13ƋƔ14ů15ŘƠ16Œ20ų21ǋ26ƶ32W38ǈ
each have	79 -39ŗ18ų63W
each month	82 -10ƕ-7TĴǊ12ǉ14Z19Ɣ21Ơ22Œ
each of	76 -7q7v22T25ǈ
each one	88 7Ƌ8ǈ11ƻ13Ƙ14ǆ
each way	86 -12Ů20ů
earn	80 -15Ǆ7Ʈ35T36Ŏ39q
earn $	86 -7X9Ʈ31q39T
easiest	88 13ś29K
easiest way	90 13ś22K
easy	83 7śǧ9k11ŝ13ŧ14ǂ15M
eat	85 -10S-7UǑ11ǣ15Ř17Ŧ22Ǜ41Ƹ
education	81 32Ʊ43m
education $	85 20m32Ʊ
either	83 12rż14Ǎ23Ŭ
electric	85 25Ƌ
electrical	82 17Ƌ27Ǒ
else	53 -18ǩ-8ŏ-7rƔƳ9hţǥ10ŤƼ11ǋ13ŢŴƙ14Ƒ16Hƥ17Ʈ18ŵǝ20ǈ21Ƣ22ŷ24Z25n27ų32Ł37ş43ō47ń
else $	71 -17ş-13ķ-10Ł-8r7wƘ8a10ĺ12ZŶ13Ǩ15Ť19Hǋ22ń24Ŵ28ƥ46ō
else are	86 -18ō-11ǩ33ń35Z
else be	80 -14Z31Ʈ
else do	90 -13ō15ş23ŉ
else drives	90 13ų
else gets	90 -10ŷ10ų11n26Ł
else has	88 12ş17Ł23h
else i	90 -11ŉ27ō
else in	86 -7ŷ8H12ż13nţ
else is	76 -13n-12ń-9Ł-7ķ9Ǒ15Ƽ20Ƣ21ō24Ƒ31ǈ34ş
else lives	79 20Ƣ25n
else on	86 -14nŁō-9ń9Ƣ14ţ22ǥ26ƙ41ŷ
else would	80 
else you	77 12Ū13ş16ķń
em	69 -24ļ-12cƞ-8j7ƅƟ8wŜŪƯǛ9uœ10ZőűơƱ11l12ǋ13E15Ǖ17ŧ22Šǚ27vŞŢ36ŝ
em $	82 -28ļ-14ƞ14lœ16Ţ18ǋ29Ş37Š50ŝ
email	61 -19D-12b-8Ǡ12ǧ16ĽǕ21ś36ǘ46K55J
email $	72 -19ś7ƕ27J38K
email address	85 -23D34J
email for	90 -17K-7b28J
email me	88 -18J49ś
email or	88 -11Ľ52K
email something	80 23Ǖ
emails	88 7ǘ9Ǘ15J
emergency	85 10ƃ21Y
emergency fund	86 21Y
employed	85 -13o11ƃ22Q34q
employed $	90 -11o40Q
employee	80 7Ǚ11ǥ41ǜ
employees	64 -12Q7ǉǐ16ǣ19Ǒ22ǈ34Ǉ
employees $	79 -9Ǒ10ǉ22ǈ33Ǉ
employees are	80 20Ǉ
employees or	72 -22ǈ-12Ǉ53Ǒ
employer	74 -7Ʀ19V24S29Ƨ37QW
employer $	82 13V21Ƨ25Q27S
empty	81 -7j11y48Ɵ
end	68 -11ũǆ-9ő7źƭ8Ń9jŌ11ĻŁƷ12Iư13ǃ16i18ŕ21Š25Ǥ29ŔŦ39b
end $	80 -12ũ7Ŧ8ƭ9ł10ź11Ł12ŕ20bi23Ŕ31Ǥ
end of	86 -13ǆ11Ń12ŕ17ǃ
end up	82 -10ő15Ʒ27Š29Ŧ
ended	86 12ļ13l31ż
ends	80 7Ʃ11ū12e22ŕ33Ƨ
ends $	90 8Ʃ35ŕ
ends in	86 -8ŕ12ū13e
engaged	90 42f
engagement	90 16Ƙ
engagement ring	90 16Ƙ
enjoy	86 21g24tU
enough	72 -9ǡ7Ɨ8Ɠ9ŎŹƯ10ŀ11rư12Ķ15j16ťŷ18y21ž34Ƭ
enough $	88 55Ƭ
enough to	80 -7ų9ƗƬ12r13ĶŹư14ŎƓ18ŷ
equipment	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
equipment in	88 -14Ǐ14Ǣ16Ɲ
equipment values	79 -24Ǣ27Ǐ
equipment worth	88 18Ǐ
equity	88 28Ɣ53ķ
erie	90 7ş14Š24Ő
errands	86 34ŭ
escrow	83 47Ɣ
escrow $	88 -23ƕ69Ɣ
even	62 -8Ĺ8hƿǩ10ťƅ11ŕŢƬ12Œ13Ưƹ15Ũ17ŷ29ż30Ŝ32ţ
even a	76 12ƅ14ƹ15ż18Ư
even if	77 10ŷ12ż15Ţ20ţ
even ones	80 9ţ
even small	79 -7ż10ǜ21ţ
evening	90 25L
ever	48 -15ƽ-13Ɲ-12ŧ-11Ŧ-10ŕ-9Őǔ-8rSŔǙǨ-7ľƃƾ7ĿƲ8ƚƳƷ9CŏŭƑǐǕ10ǝ11Ŝſǩ12gŸƊƍ13ǆǘǚ14hRǛ15Ʃƿ17ǒ18Ų19Ž20Ťǜ21Ƃ24ų25Zƛ26ŗšŻ27ņƜ30ƙ35Ƽ36ƴ37Ŗ38ţ
ever $	90 22Ų40ŏ
ever been	65 -11ŏ-7ő10šƜƴǜ16ſ18ǘ19Ɗƿ25Ż28Ƽ
ever come	76 -11Ɲ-8Ŗ11ƴ13ƙ14Ɯ17ƛ20Ƒ31Ŝ
ever empty	88 24Ɵ
ever explain	90 12ſ18Ŗ
ever get	82 10ƍƙƲ17Ɗ22ǘ26g
ever gone	88 -12Ɵ20ƙ41Ŗ
ever gotten	84 -17Ɗ-14ǣ-10Ǚ11Ǜ12ƙ18ƛ37Ɯ
ever had	65 -17ƽ-16Ŝ7ǘ14Ż15ƛ16Ƽǝ17ţ18Ǖ24Ť28ņ
ever have	83 -12ŧ15ǜ28R58ţ
ever said	90 15ƴ20ǚ
ever sat	88 14Ʋ22Ŗ
ever taken	80 -44ƪ63Z
every	60 -11Ǐ-10L-9ŭ-8Ǔ7CŔ8huŜ9Ɣƾ10cŒŲƩƽǥ11UǢ12Ĵ13ǝ18Ő19ƻ21Z24Ŵǒ25T27Ū29Ǚ38ů
every #	85 -9Z13T24Ĵ25Ʃ
every @day	90 -11L12g25Ǚ
every day	77 -7ų7R10ƿ12Ź15UŲ28ƻ29ů40Ŵ
every month	71 -37Œ8F9Y13Ɣ18T24Ő30Z54Ĵ
every time	90 8ƙ9Ş13Ǚ
every week	90 -11ŭ14ų31ǝ
every year	88 12Ɵ14ƾ15Ŝ19Œ
everybody	71 -8Ư7ǘ8ŭƳ9ŁœżƖƗǑ10ž11Ƣ14nķǅ15Ƭ18ŷ
everybodys	79 -9Ƴ8Ŏ9Ƭ10gA11KZ12Ű14ǩ17ǈ24ľ
everybodys got	85 8Ŏ12gA14Z17ľ
everyone	90 -9ǐ12nŽ13ŷ
everything	64 -8Œ-7ƚ7wŧ8AKƖǑ9ŘƻǦ10ĿƬ11U13ƯǄǐ14ǏǢ15Ļǖ18ō23iƗ24ş33ķ
everything $	78 -9ŝ7Ƃ10ŧ11Ɩ12Ǧ14Řƻ17Ɨ28ō
everything in	86 7Ƴ9Ǣ14ķ16Ǐ18ş
everything you	84 -8Ǐ12Ŷ17Z18ķƗ
evidence	88 11Ƅ29ƕ
evidence of	88 11Ƅ29ƕ
ex	90 51ƫ
exact	88 -9Ū-7i11dY14ǃ20ū
exactly	73 -11Ǎ8D10Ņŕ11š12dŀ13ƕǄ16ơ21ŤƧ
exactly $	90 -9B13Ņ24d
exactly did	90 -13Ǎ9B15š17ƕ23ơ
exactly does	79 15ŕ30Ƨ
exam	75 -7Ƶ70ǁ
exam $	81 7ǁ
excellent	90 20Ƹ
excess	79 14Ƃ67Ǧ
excess liability	86 -7ƀ15Ƃ33Ǧ
exciting	90 15H28Ɩ
excuse	88 32Ŕ
expand	90 -7Ƶ40Ǟ
expense	88 12Ľ28ĸ
expenses	83 14Ǌ16Y25ư
expenses $	88 15Ǌ25ư
expensive	83 11Ǐ13ǣ14X19Ɨ27Ƙ
experience	73 13Ũ14ŧǣ15ǅ21ņ
experience mod	78 23ǣ
experience with	90 33ņ
expires	90 16e22ŕ
explain	75 10ſ16B17Ŗ19Ŕ20ň36Ŋ
explain $	90 -9ň20Ŋ
explain it	85 13Ŗ18B31Ŕ
explain that	90 26ň
explained	85 12Ŗ13ň
explained it	90 14ň
exterior	88 40Ƈ
extinguisher	88 18Ǝ
extra	76 -10k10ƶ11Ų14Ŵ15Ƥ18ƴ22Ƙ26Ǉ29Ǥ31Ƃ
extra #	90 29Ƃ
extras	86 47Ɓ
face	86 -20ŗ13Ʀ17M32Ƭ
facebook	90 24ǩ25ļ
factor	90 -20J-13Ł22ł31ǘ
fair	76 -10Ņ-8X10ĽŎ11ļľ15iŉ17ĵ19ŀ21Ň25ŧ
fair $	85 -11Ņ-8X12Ľ13Ŏ14Ň20ŧ
fake	84 13Ŀ55ǘ
fall	67 -16Š-10Ƥ-9ĺ-8ǣ8ĽŇ9ƃ10ǒ11ƾǙ15d18Ř19y20ŕƗƞ24Y30Ŷ
fall back	73 -11Ƥ11ƃ20Ř27Y
fall out	90 13Ň32Ɨ
falls	84 11ƾ16ǡ17ť23Ɯ24ǣ
falls off	88 12ƾ18ť26ǣ
familiar	88 31Ľ34Ŗ
family	58 -15Ƣ-8ų-7Zĸż7ƃ9q10ư11hzFƸ12Ǉ13A17ŪƜƳ19Ũ20Ƭ22uƮ23ƶ25Ƥ27y33ƽ39n
family $	72 -19Ƴ-10Ʈ-9Ƭ-8Z-7ż7ſ8Ɯ10A11ƶ14Ũ16ƤǇ19F21ƽ26y29n40u
family fall	80 29Y
family history	76 17Ƹ18ƽ
familys	90 9ƭ19ǅ
far	64 -14Ŵ-13R-7qUŞ7y8Ɛ9ŇŮ10Ső11ź12v13mť14uZƞ16ƭ19ųǐ20ň24ƚ26i46ů
far $	77 -14ő-8ƙ-7Ş8ŶƏ12Ň18ƞ19u24i29ň
far are	88 26ƚ
far do	88 -7R13ů23Ů
far is	79 -7R7ƙ11Ɛ13ů
far out	90 -10ů-8Ů30ƭ38ǐ
farm	74 -10h7Ÿ9Ǆ10ĽŜ11ő12ńŅ16ŭ21ƶ34Ǒ39Ő
farm bureau	90 13Ŝ15ń
fars	85 13ů17ƙ28Ə
fars the	90 17ƙ30Ə
fast	79 -19ǩ-14Ŧ-8Ł7ǧ10Ǉ13O17ŧŻ27Ń40ň
fast $	90 -16Ŧ-9ǩ16O24ň25ŧ
father	82 11B16z17Ƴ37ƽ
fault	77 7ƃ14Ť43ż
fault $	88 8ƃ11ż
favorite	82 19ƞ21Ŷǩ22ŝ
favorite thing	90 -9ŝ11ƞ33Ŷ
fax	85 -10Ʋ-7M10ƕ21Ƅ28ś
fear	90 36Ŀ
feel	65 -8ǡ7ĸƵ8Ƹ9M10ž11ĵņ12ŋǟ13ƞ17ŢƬǁ19ŧ20Ũ21Ž22Ň24Ŏ31r
feel $	88 -7Š40Ũ
feel about	72 -16Ũ-10ƞ7ŧ14ŋ19ǁ25Ž35Ň41r
feel like	86 -14Ũ-10ǡ14ž22ŧ33ƞ
feeling	81 10ƞ17Ň22Ƹ23t27Ũ
feels	88 8X31Ƭ
feet	70 -16T11Ɗ14ŀƏƺ15Uŧ17ǀ22P24ǋ31Ɔ
feet $	81 -18T14P17ŀ22Ɔ23ǋ
feet is	90 -7Ɔ10ǋ
feet right	90 -8ǋ11Ɔ23ǀ
fella	79 7ņ8Ņ9ķ10g11ǃ12cxſ13Bń15Ŝ16Ƙ
fellas	90 -7ǐ10ƫ14ņ18Ǒ
fence	79 16ƍ55Ƒ
fence $	90 44Ƒ
fender	82 9ķţ10ű35ż
fender bender	90 10ķţ15ż
fender benders	88 25ż
few	71 -18š-11ŉ-7Ǟ9HƁǅ13Ɲ23ĵ25ţ34Ŋ
few questions	90 -13ŉ30Ŋ
few years	75 -19š-7Ǟ8y9ǅ10H24ĵ27ţ
fianc	90 -11Ľ18o19p21q
field	88 9ǈ13ĸ15Ś
fifth	90 14Ĵ27ń
fight	85 -7Ŕ10Ŏ14ŧ18ů19rǜ
fight you	90 -7Ŕ15ŧ21r
figure	71 -13Ǐ7ƈƒ8HXœ9yŤŦ10Ŗ11ĸł12Ɠǉ13A15ű21Ƭ25Ƙ
figure it	90 18A21Ŗ
figure you	90 7ƭ11H13X22ű
file	72 -11ǧ-8Ÿ-7ŧ7ǃ9d10wJ12ǖ15śǗ20ţ23a24ǒ26ǆ32Ƅ
file $	85 -10ǧ12J13d14w22ǒ
file for	88 7ǒ13ţ18ǆ
filed	78 -10Ż-9Ǆ12ǜ19Ř20ŧ27Ť32ţ
filed $	90 -10Ǆ7ţ8ǆ13ŧ
files	88 12ǘ39Ǘ
fill	76 9Ľ11Ů16Ĺ
fill in	79 -14ĺ35Ĺ
filled	85 7Ɗ8Ľ10Ĺ11a14Ō18ļ
filled out	86 8Ľ10Ĺ11a14Ō18ļ
filling	90 11Ľ22ĺ
filling out	90 11Ľ22ĺ
final	79 10Ľ12f22Ł46ư
final expenses	86 28ư
finally	83 8j11xĺ14t22k32ƞ
financed	84 38Ŭ
financed $	90 19Ŭ
financial	83 9Ǡ26B35A
financial guy	90 9A31B
financially	88 -7Ǡ16Ʈ20Ư21ĸ
financially $	88 -7Ǡ16Ʈ20Ư21ĸ
find	71 -14ǩ-8sI-7ŀ7ŧ8Ŏ9řŶžǁ11ķǟ12Ʒ13M14U20Š21Ƽǘ29Ś35ļ
find a	90 -9s13Ŏ14ǟ15ķ17Ʒ
find it	88 12Ŷ16ř18U
find the	90 7ƪ29Ƽ
find us	90 18ļ
fine	76 -8ŷ-7Ɵ9ű10iŒŽǁǂ11Ɖ13Ǌ14ŋ15Gǩ16N22Ŗ
fine $	86 12ǁ15Œ17G
fine print	90 -9Ɵ19ǩ27Ŗ
finish	84 7ƌ8Ť15Ǆ22m23ǩ
finished	72 10ǡ12ź14m19ƌ36Ɗ
finished $	84 13Ɗ22m
finished basement	90 
fire	63 -11Ǐ-8ǎ7Ɛ10Ń18ǜ20ĺǢ22ŉŤ27ǝ31Ƥ41Ǝ77Ə
fire $	86 -14Ǐ-8Ə-7ſ8Ɨ11Ƥ22ǝ24Ť29Ǣ
fire department	84 8Ǝ18Ə
fire extinguisher	90 18Ǝ
fire station	84 13Ə
fire truck	90 34Ə
fired	90 52ǜ
fireplace	77 -7Ƶ51Ɛ
fireplace $	85 -7Ƶ28Ɛ
first	59 -7ĸ7buESƠ8žǅ9wőŕƨ10e12Ś13Ŀ15aYŇŠ16ƫ17x18Ńœƅ19o20ǩ22Aŏ23ńƖ28Ř
first $	79 -7ĸ10ł11Ʒ12ŃŌ14A20Ɩ40Ř
first and	79 -10w14o29ƫ61a
first months	80 29Y
first name	90 -17a15o16b
first one	85 12ń13Š22ǩ38ŏ
fish	90 10Ɵ42g
fix	79 15Ƥǩ18ţ24Ş30ƀ35ũ
fix one	90 32Ş
fixed	85 10ŵ14Ɓ23ũ26ƌ
flat	78 -10ƈ9ƚ16ƴ17Ɓ25ƨ26ǩ45Ɖ
flood	71 88ƙ
flood $	90 21ƙ
flood insurance	84 27ƙ
flood zone	83 20ƙ
flooded	88 9ƙ11ƊƤ13Ũ
floor	76 -15Ƣ-7ƙǏǩ16Ɗ22ǈ27ƛ55ƣ
floor $	86 18Ɗ21ƣ
floors	85 -7ƙ10ƌ19Ɔ
floors $	90 10ƌ20Ɔ
florida	88 13Ÿ31H
fly	86 -10Ÿ34ǀ
folks	65 -7Ŷ7wľőƚǜ8aWƮ9jƣƥ10ļ11Ž12ǈ14Ɯǖ16žǗ17ŝ21Ʀƽǔ23Ǉ34z
folks $	84 -8U11őž13Ǘ15z28ŝ
folks do	90 8ǈ10ǔ12w
folks who	90 12ļ14W27Ɯ
follow	86 14ň18g24Ƨ25K
food	79 -8Ʈǐ12Ŀ31Ǆ42Ǜ
foot	80 -14Ÿ-10c11ǋ12ƍ22Ż26Ɠ42ƺ
footage	84 30Ɔ
footage $	88 22Ɔ
for	34 -26ų-19C-18œ-16ŀŷ-15ň-14UŁ-13aǘ-12ĿƼ-11DƧƩǍ-10ŚŢƚƜ-9hŏŕŪƁƑƷǉǜ-8ƢƮǄǋǎǚ-7ōūƛƸ7cjŉŘŜƏǦ8ryƎ9ŎŐš10VŌŠǧ11lwNƟǢ12pLŔŽƯƿ13gqžǞ14ŦƭƻǑ15ŤƬƴ17Œűǌ18ǥ19OƔǁ20dkƤ21XĻǓ22ƄƗ23łŖŗƀ24Qţ25b26ư27Ķ28ǂ29ľƓ30ƝǠ31Ũ34Ĺ36ƶǐ39Ơ40Ų45ƒ46ŭ57Ʊ
for #	70 -9Xǎ-8Y-7Ĵ7ŧŻ8Ǣ9ĺŒž11ŦƗ12aƃ13ƥ18ŽƬ19Ǩ31ǝ32ƒ
for $	58 -27ű-23ǌ-17ų-16ŏǈ-15Ĺœ-14Ő-12Ŧ-9Ǎ-8CXľǐ-7Ǒ7OWƱ8ƭƼ9Ş10uŻǥ11ţƬ12Ǐ13ưƻ14Ơ16Ɠ17Ų18ŤƔ20ǩ22ƕ23Ļ26Ǔ35Ŗ37ŗ39ŭ46Q51ƒ73ơ
for a	59 -11Ǟ-9ơ-8G-7X7Žƌǒ8ĽŖƬƶǝ9ŵƏ11Ɲƾ14Pš16Ŋưǐ17H18S19ǌ21Ũ23q24Ř46Ƥ
for all	79 9ǒ12ǘ
for and	71 -19ơ-13ǌ11ķ12OŖ15ſ26Ư51Ĺ
for anything	90 -10Ƽ23ǂ28Ƹ
for bodily	90 -12ž25ŗ
for business	88 11Ǣ27ŭ
for college	88 -10m47Ʊ
for for	84 -12Ƥ-10Ƽ11ǂ12Ʊ13Ů15ş16ƃ
for fun	86 -8P-7Ŷ11ǀ36g
for good	90 18V33ũ
for her	90 -8ƶ9xƱ11Ź28Ƴ
for in	90 -13Ĺ-12ǥ40ƶ55ľ
for insurance	82 -50ơ-13ſ12Ǔ15ƴ18ĺ25Œ78ǌ
for it	65 -16Ƭ-14Ŗ-12Ǒ-11ǈ-9Ơ-8ŕ-7ĺƶ7BF8bYŧ10ƞ11Ǥ14Ŏ18ƒ19Ĵ26Œ35ű38r39Ő40Ɠ41Ŧ
for life	82 -17q-13Ż19ƴ22ƿ29ƨ
for me	64 -15a-12p-9ŭǙ-8Ɨ7nKLŉƣ9ų10jƭ11dķōŷ12Ƈ13TǄ15Z16ǈ17Ǝ20Ǐ21Ū72b
for money	86 15ǘ20Ɲ21Ų
for on	78 8Ɠ12g14Ǔ
for retirement	82 34Ķ
for school	90 -9ĶŴ11ŭ30Ʊ
for somebody	90 9Ư37Q
for something	90 -10ŏƲ11Ĺ14ţ15Ƅ
for that	70 -14ĴŲƒ-7Ŧ7Ʊ8m9ǀ10ŧŮƀǐ11ťǣ13ŏ14cŻ16Ŕ17Ɲ18Œ22Ō35ĸ36Ŷ
for the	53 -22ŭ-17ǋ-16ơ-15Ǌ-12xQĹǩ-11ǟ-10Řž-9IƯ-8ķǄ-7DŻƜ7tzƍǐǗ8Ķťůƒƿǈ9ƪǃǔ10kOŽƫǆǎǡ11eǑ12P13FƘƱ14š16ƄƟ18Ŕ19wŰư21ǁ23Œ24ƶǉ30Ǡ42ǥ50Ǟ65Ơ
for their	88 7ǒ29Ʊ
for them	76 -35Ʊ-13m-10Ş-8Ļ11Ʈ25x26Ư31ƶ33y
for this	74 -7Ʊ8s9Q10ļǊ12Oŏ13X17Ĵ19m20ǁ22Ƶ
for today	90 -24Ļ-10ĺ34Ĺ42ű
for what	79 -8ǃ8Q11ķ12r13Ŧ14Ɨƻ26Ʀ35ŭ
for when	83 -10ƹ7Ĺ11ƚ17ƒ19ſ33Ķ
for wind	79 -18ƚ28Ř
for work	79 -7ŭ10Ɲ11Ŵ12q16ǐ20P21Ų
for you	52 -42ǉ-26ǎ-24ŷ-23ų-22Q-20ŭ-17Œƒǘ-15Ř-14ǩ-11CŶ-9KPUW-8Ǟ-7kOŁōŔťƧ7iśƬ9Őƹ10J11gMRƔ12jYńǇ13Ŏ14ŝ15Ŗ16Lǈ17ŉ18IĹ19Ň20Ō23cG24V25Ŝǟ26lǠ27d30Ǒ32N34ǐ37Ļ39ţ42Š46ľ47X48Ũ57ł
for your	65 -33Ǐ-13ƺ-11Ų-9Ŕ-7ƕƩ7Ķ8Ʋƴ9ny10Ř11dsEŒǉ12X13ŭ14ĹƯ15ƃǢ16ǂ17w20ƀ21Ʊ22ƭ30Ɲ37p
for yourself	88 -8g13ǂ18Ư20Q
force	84 11Ń12Ō39ŏ
forever	84 8ő13G14Ʃ15ű43H
forget	90 12Ɠ14Ƅ16ƨ
form	69 8uFĹƜ10hƵ11Ő12mp14ļ16a19ĺ21ơ24Ľ
form $	82 -59Ĺ11Ɯ15Ő25ơ81ĺ
form just	80 -56ĺ72Ĺ
forward	83 -7H15ŀŎ16ś31Ō
forward $	90 -14ś-8H16ŀ56Ō
found	83 9řū10ƅ11ż13Ļű21Ʃ30Ś
found it	90 11ƅ23Ʃ33Ś
foundation	86 30Ƈ
foundation $	88 31Ƈ
fourth	90 23k
frame	79 -10Ɛ37Ń49Ƈ
frame $	90 -11Ɛ21Ń28Ƈ
free	74 -7jň11Ʒ12Ƨ13ţǁ15Ŭ16sZ18N25L28Ɣ29g
free and	85 -8ň12Ʒ13ǁ20Ŭ36Ɣ
free or	90 17ţ22Z
friend	76 8ļ18Ƴ22B23a43A
friend or	90 
friend who	90 17AƳ
friends	84 -7ƻ10ƃ12Š17B20Ƥ
from	48 -15ųǩ-13Ĺ-12ǈ-11Q-10hTŞǐǧ-8ŌǂǤ-7ƌǥ7ŏũůƝƟƪǏ8u9BŀŠŲƄƩƽǅ10ķśſƅƧ11kIŸ12ŇƈǄ13ƏƜǝ14rŧǍǜ17ĸƻǊǋǑ18RŅŤơ19WŎŔŢǔ21ź22Ľœ23ǒ24Ļ25ƙ26Ŝ31l38Ǖ
from #	83 -14Ɖ11Ƌ14ƈǕ17Ʃ41œ
from $	73 -13ǈ-8Ƣ7Ʀ8I10ơ11F12C13l22Ť26ĸŠ30ǋ37Ǖ
from @month	90 29Ɵ
from a	84 12ƃ13uǨ18Ǆ
from before	88 -19œ-9ĸ16ƫ17l23u39ƅ
from home	72 -10h17Ɲ24Ɯ32Rź
from it	86 -21ų9Ɲ13Bŀ25ƪ28kũ
from me	81 -9Ĺ13Ń14Ňŉƕ25Ŏ41Ļ
from scratch	88 12ŏ16Ɠ
from shipping	80 13ǝ
from the	65 -9ůǐǤ-7ǖ7Ÿ8Ƈ9ŢŻǋǒǣ11ń12Ɨ13ŦǏ14Ų15ƙ18ƚƻ20Ľ22ǔ26ŧǍ31Ǌ
from them	88 -13ǧ-9Ō12Ţ16ś17ǒ
from there	88 16Ŝ21l
from us	90 12ơ27Ƅ
from what	90 -23l-8ĻƮ9Y19Ň44œ
from work	90 -11Ʃ9s13B15Ʀ
from you	73 -13Ŝ-10Ǖ-9T-8ĸ8ƣǇ11ƊǄ12ƶƿ14Ə17Ɯ27Ʈ34ķ36Ǒ
from your	72 -9Q-8Ō-7ǂ8Ə11ǒ13śƩ16ƙ19Ƨ21ǖ24W25r27ů35Ŝ
front	68 7Ÿ9Ʃ11jĴĺƣ13q18Ƈ20Ə30ǃ31ǈ32Ś
front $	82 7Ś8e13Ƈ16q39ǃ
front door	90 13ƣ17Ə
front of	78 8Ņ9Ÿ11Ʃ34Ś
full	63 -10Yƒ-8ŗ-7cN7ƢƱ8qō9ŲŹƼǟ10tƃǄǛ12Ƥ13D15Œƭ16Ɵ17Ɠ19Ŏ20Ĵ27Ǉ28a32R49ƀ
full $	88 14ǟ
full coverage	79 -9ŗ70ƀ
full name	88 36a
full time	77 -8N-7ƀ13Ų14q21Ɵ41R42Ǉ
fun	72 -11Ū-9ų-7P8ǀ9vǤ12Ƣ18x21ǟ25ŭ35k49Ŷ53g
fun $	85 -7P23g30Ŷ
fund	77 -13y-12m13ƕ31Ʊ34ǣ37Y
fund $	80 -13y-12m21ǣ33Ʊ38Y
funeral	74 8ĺ16Ƴ50ư
funeral $	82 23ư
furnace	80 12ĸ14Y22Ɗ32Ƌ
furnace $	88 9Ƌ26Ɗ
furniture	79 16ƥ20G23Ƣ28Ɨ
furniture and	86 41Ɨ
fuses	90 30Ƌ
g	86 -37ŗ-13Ƃ-9ř11Ǧ15b19ź63ǡ
game	88 -15ļ14g44ǩ
gap	76 8ƭ18ŕ44š64Ɓ
garage	70 -14ƽ-8Ǐ13Ť14Ɯ16Ƒƥ17Ɔ32Ű34Ɲ
garage $	77 -15ƽ16Ƒ18Ɔ21ƥ28Ű
garage driveway	90 7Ű
garage or	90 
garden	90 9g18ƣ
gas	83 11Ƌ47Ɛ
gate	86 18ƣ23ƍ25Ű
gave	76 9ńŔ11W13BŅǚ14ŧ23Ŗ40ļ
gave you	77 9ńŔ11W13BŅ14ŧ23Ŗ41ļ
gc	86 -12ƒ-11ǩ29ǧ42Ǔ
gc want	90 -11ǩ8Ǔ31ǧ
gear	90 -13Ɨ-8Ɯ12Ɲ41Ǐ
geico	90 10Ő26ń
general	74 -19ŗ-11ž8ǖ14ǧ18ƸǓ36ǡ
general contractor	90 17ǧ
general liability	79 -12ŗž52ǡ
georgia	85 9l15Ÿ17C18y
get	45 -16Ƭ-15Ʒ-14ŏŭ-12ƒ-11ĺŠǩ-10q-9Œŗŝ-8rĶœƞǞ-7clyUXłŕƌƔƺǋ7QŃŐőūƊ8Ʀǘ9bŷŹŽƠƨƮǇ10mpJĴŊǧ11GKRŸǙ13Ŵź14v15gĽŻ16sISŶƿ17Ļƍ18Hƙ19ƕơ20Ɩ21kǕ22Wňűƚ23śƃ25ŌŦ29e30ŵ
get $	79 -10ĸ-7YĻ9ź10B13Ŧ16ƕ24Ʀ28ű41ƨ
get a	72 -20Ķ-12Ŝ-8ŵ7k8ơǧ10HŊ11Ŗ15ƚǩ16eA17Q19ĽǇ26ǘ32W
get around	75 9Ʋ13Ɠ47ŵ
get behind	90 17ų24ŷ
get by	82 -16Ʒ10Ƴ14ƃ23ŵ30Ʈ
get certificates	90 -14ǧ28ǒ
get cut	86 14Ǚ36I
get for	85 -46ƒ-19Ƭ-7Ŗ25Ơ49ű56Ŧ
get his	90 -16Ÿ16Ź19w
get hit	90 -8j7ſ12ĸǤ13ƚ
get hold	90 42K
get hurt	85 -16Ǩ10Ɯ15Ǚ26ƃ31ƍ
get in	86 8s12ƣ16Ŝ32m
get into	86 -12ǅ14iǘ52S
get it	75 -11ǧ-9ǅ-7X10OŎƖƥ11Ŀőś12eƘ14ǃ16Ĵ31b37ƒ
get me	86 14ǉ21ś
get my	85 18J19Ľ32ļ
get off	88 -22g-7ŵ11L15Ō37R
get out	82 9ƚ11HV13N18Ļ38g
get paid	86 -9Ɣ15ǖ16ƃƕ17TĴ
get started	88 -7Ʊ
get that	74 -13S-12d-10ŀ-9Ŧ-8Ũ8ǩ9ő10HXũŽƍ11ś16pǅ17Őū18C20Ō31ň39v
get the	75 -9ƚ7Ʀ8řŪŵ9Ř10ĸ12Ķ13Ʃ14ƫ29Ɩ
get there	90 -8S11P16ů32G
get this	83 -16a24Ō33ơ38Ń
get through	85 -10ŗ17ĸ24W
get to	74 -8Nƪ10L13k17Y18Ŷ21Ź27Ũ41ŵ
get you	74 -13ŏ-11ư-10Tƶ-7Ʃ8Ů9dm10OŢ11pƁ13Ż14Ŷ15śƭ18Ƴ21I22Ŏ27Ō
get your	74 -17w-13Ō-7ǋ8Ŏ10ƻ11Ɩ12Ÿ15s17ŧ19a20e26Ǖ
gets	72 -10ŷƔ-8Ū7sT8Ʋǌ9g10ŶƯ11ļŎ14ųƢ15ƭ16Ɓ24Ł34ƫ
gets a	88 14ļŎ20Ł
gets the	85 8ų14Ư28ƫ
gets you	90 -13Ɣ-9Ū13g14Ŷ20Ɓƭ
gettin	82 7x9ǜ10Ŀ11iz14P19Œ
getting	69 -8ƙ-7ǟ9ŚŵƁƞ10Źƨǝ11AĿű12Ǡ13U14Ǚ15Ŗ17t18j
getting any	90 9jx26t
getting paid	80 15ǝ
girl	80 9ǖ12Ǥ15l16ǈ23w29u
girlfriend	88 -13Ʈ15Ƣ20Ʒ
girlfriend on	90 16Ƣ
girls	84 7Ʊ12v14Ʒ17u19ǜ
give	56 -10ǩ-9AB-7ŵǂ7mŅŪǎ8vOŧƝƧǐ9wŐŶƗǢ11ŁŇǕ12Iƪ13oŦŮ14dxŔ15Ō16Dŝơǧ17ƆǠ20X24Ɓ25ǚ35W
give me	60 -9W-8ǩ7ŒƈƒƦǇ8Ū9OŤǎ10vĵŐ11wŶǐ13IŇ15o16ŦŮ17dŌ18DƗ19Ɔǧ21Ǡ26X
give you	72 -10ƗƦ-8ǂ-7ŧ12ŊŔ13Ǣ14ŅƧ15Ǖ19ơƪ24x34Ɓ59W
gives	90 19A
givin	90 15ǁ16tŀ
giving	86 -13ŷ-11X11ǁ15eA18ń19Œ20ŵ
gl	80 -29Ƃ-21ŗ-11ō20ǥ28Ǧ94ǡ
glad	83 -8ƀ9Ĺ12Ƽ13t14Őť15Ť22ż26Ŷ
glad you	86 -8ƀ10Ĺ12żƼ15Őť27Ŷ
glass	79 -11ơ-8ŏ15ƀ25ǌ27ƿ43Ɓ
gmail	86 25J
go	47 -16ǩ-14q-13ŦŨ-12x-11lŮƝǝ-10ĹŁŶ-9MŃŇƚ-8vĸŰƮƯƱƴ-7ņ7NXńŉŏťƎ8ŴƷǣ9dňŠŧźǃ10Ŝž11ķŅŖŞţƋƾ12włśǐ13E14A15šǀ16aŊŔũǦ18oœƭ19ŗƠ21V22Ƨ23Ō25ƒƞ26Ɵ27m29Ŏ31Ɣ37ǜ38ƫ39R42ō52Ƥ
go $	67 -12Ʈ-9ŧ-8V-7ńŚǝǩ7Ĵ10Ţ11šǐ12ž15Y16Ō17ƞǣ19ŗ20ƭ21őǦ25Ŏ27Ņ29Ƥǜ
go about	90 10ł14ǜ
go after	88 21Ƌ29E31ķ
go ahead	77 8řŚ11a21Ō30Ş
go back	83 8ƪ9Ʈ21Ƥ26Ʒ
go by	81 -13q10ǜ14ł17w18a20ǃ37o
go down	84 -7ǐ7HƋ13V19Ū25Ť35ť
go for	76 -7Ťť10Ŏ19Ƥ21Ơ22ƒ24r28ţ
go in	76 -14Ɲ-8ů-7ź7ƛ8Ɵ10ŭǀ21ǜ24m69R
go on	71 -18ƭ-8Ů7d9c10Ź11ń13ƙ18Ǩ19ŉŴ24Ɣ77ō
go over	74 -11Š-10Ř7ĽŜ9Ŋ12Ɖ19ƒ20s36Ŗ38ň
go part	88 -9R32Ƨ35V
go through	80 -8Ũ-7ŧ8f12ĺ15ǥ16Ŋ19ũƳ27ś
go to	72 -16Ʊ-12l-10Ł-9Ʒ-7ƙ9ƾ12ů14Ż15ź18Ƥ19ƶ32m41A74ƫ
go up	75 -12Š-9ŗƞ-8ŢŦƴ8X11ƅ12cƩǀ14Ơ18žƒ19ũ24Ř42Ŕ45œ
go what	73 42Ŝ
go when	90 8ǀ
go with	76 -12ž-10Ňő-7A7B9awƔ11š14ł16ŵ20Ō21ŧ32ŗ38Š
goal	90 41Ļ
goes	68 -8pŘ8Kƕǩ9ŴƵ10Ʃǉ11czEH12JłƷǝ13dŁ16oĶ21ų25ǖ28ƫ
goes $	88 7ŭ12Ƶ16ų18Ʒ19ǩ
goes to	83 7D9Ǡ11K15Ŵ31ƫ
goin	82 -31ǟ-8ƩǨ7Ƶ8y10Ʈ14V16ƭ17H20U41i
going	56 -19š-10tŞ-9LƱƷ-8ŀ-7xĻŤŦ7ipĵŉƒƝƯ8eŧǃ9ĺ10HUŢž11QƸǩ12Pň13D17ǅ18ĹŻ19rŨ20ō22ũŹ23y25k26V31ł32ǟ50ŏ
going $	79 -27Ƶǟ12ŉǨ14e24U25ōǅ41ǩ44i
going for	83 -12y-7Ş9ŝ11Źź12ƒ27x
going on	79 -24ł-10U-7Ļǩ10ő12p13Ɲ17kƸ18Q20ĺ35Ĺ
going through	85 -10Ŧ13U19ŧ41Ũ
going to	63 -17x-15V-11i-8Ʊ-7Ŀ7dŁǞ8ŻƟ9aĵƯ12ž15ŏ16DP18Ź20H26Ƶ28ũ31r42y60ł
golf	88 44g
gone	63 -10ƭ-7Ɣ7ƫǣ9ŨƠƱ10ƒ12ƙǨ13Ʃ14ƶ16Ǝ19Ư20Œ21Ŗŵ22œ40Ʒ41Ʈ44Ɵ
gone $	74 -11ƭ11Ʊ13Ư16Ʃ18ƶ23Ʈ33Ɵ34Ʒ
gone through	79 -8Ɵ12ǣ15Ŗ
gone up	79 28Œ31œ
good	53 -11uŴ-9Ű-8HŠŻ-7XĹĿ7ŢƹǊǒ8MŋœżƉ9Yţƃ10Ƶ11Uǩ12pƩ13Ɣƭ14JŐ15ĻŌ17Wũ18ņ20ź21ĵŇű22ŎƸ25N26Ŷ27xL28I30i33ǟ44ŝ
good $	75 -14u-13ǈ-11i-10Nǂ-8ŝ-7S7ŉƸ9Hņ10J12ň13ũ17I19Ƶ25ƭ26xǟ37ű66Ň
good day	88 -10ŝ16i19ǖ21L
good for	82 -15ǟ-7T8x10Ǌ17ƹ18ţ21Yǅ23Ɣ
good grades	90 14ź
good health	86 -16Ƹ-10W18ƃ22ǂ
good idea	90 8r10s14B
good or	81 -17H12ĵ14ũű17V18Ƹ40Ň
good outcome	90 -9Ō25Ļ
good shape	81 14ĵ29Ƹ
good student	86 21ź
good that	90 10c14Ǚ21i
good time	82 8L17ƒ52N
good to	82 -14ŉ-10Ň12tWŎ13Ŋ15L19ŝ22Ō
got	41 -25ǩ-15ƹ-14Řƌ-12ņƬƭ-11Ǆǌ-10ũǣ-9PXƟƮǐǠ-8ilĽǞ-7rBRőœƝƧƯưƳ7ŮƇƒƤ8agDǀǂ9ĹŉűŴƃƋƑƦǁǛ10VŎřŸƆƥ11hšƀƖƻ12qENķŅŢƁƗƘƙǥ13ŦūŹǤ14ŒŵƵǇ15kuŝŪųƴ16ļŐŕ17jǢ18ŚŜŠǏ19Ǝ20ǘ21ň22Y24n27AĶŏ30ĺ33ş38O39ſ
got #	72 -14ŏ-12ǡ8ǖǘ10ŗ11jł12E13Ǉ15Ǣ16I20u25ƨ26ž30O
got $	67 -28Ř-11ŏ-10Ƭ-9ųƢ-8ƭ-7aASǐ7ĹƵ8ƎƔ10ŕ13Ţ14Ʀ16Ş17q18h20ǔ23ŖƆ24O29ŝŪ32Œ34Ŧū55ſ
got a	59 -15u-13ƽ-12Ɲ-11ſ-9OŴ-7ķƃƊ7ĸźƂǒ8hŅƱ9AţƫƸǋ10ů12Uŵƥ14ŏş15Ŏ16ŰƘ17YŹ18Ɨ19ű24Ǡ27N29ŗ31ǥ35n47Ķ
got about	88 7Ǐ11Ɲ
got an	85 -54Ǡ-24ņ12B18Ŋ41Ŝ57A
got another	88 13ō22ƴ34Ŵ
got any	79 -14Œ-13Ņ-12ŗ9Ƒ10g13u17ŏ18ű33ń
got anything	90 -7ţ9k12ƍ31ŏ
got for	81 -10ǣ-9ƹ7ƙ8žſ9Ǚ13Ķ19ƀ22ƃ
got going	88 -8Ş10ŝ28ǅ
got hurt	85 -14ƃ-7Ť11ǣ12Ǚ13Ǩ22W
got in	73 -14ǅ7Ʀ10Ǘ11ķƑ16Ʋ22Ǐ28Ɨ30V
got insurance	90 9Ő14ŏ
got insured	79 11ş19ƃ
got it	72 -8u8ŐƢǚǠ9ķŒűƇ10ŁŠ11ť13ǉ14ƅ15ŭ17ň18Ŏ27ƒ34n
got on	76 11Ǘ14Ř17ŕ18a21Ů25Ʀ27ſǢ
got put	90 33Y
got some	86 10ņ12jŕ14Ǉ15ƪ
got something	90 -7Ļ7k14g37ŉ
got that	82 -11P7ſ11qƘ12A15Šƽ17ų
got the	68 -11a-8Ş-7CſƮ7NƜ8d9EłƢ10ļ11şŬƛ13o14D16ňŵ28ų83Ś
got there	88 12ǏǛ14Ŋŕ15ǈ
got to	67 -11ǌ-7I7sA8fŝŪƀƋƜ9TļŒŶƚ11kšơ12Ɩ13Ƅ20Ņ21Ł22ǜ
got what	90 8Ŵ12ǆ33Ş
got you	70 -13ń-8Ŷ7Lŀ9Ƴ11Ő12Pƃ13tŠ14Ǥ16cƻ21a22Ţ23Ŀ25O51ĺ
got your	74 -24n-13Ł-12d-10PŚ-8Bǣ7ƾ9Ĺ10q13ǃ14tǀ16řŸ18v19Ǥ30Ő48ş
gotcha	85 7ŷ9ŏ12ĺ13g14V16ť
gotten	77 -15Ɗ-9Ǉ7Ǚǣ10Ǜ11ƙ14Ơ16ńƛƜ
gotten hurt	88 8Ǚ9ǣ22Ɯ
gpa	88 46ź
grab	82 10I13Ÿ14a16ƻ23Ś
grab your	86 8Ś14Ÿ16a
grade	82 12x17m21qv22ŧ
grades	73 -8xy12v57ź
grades $	86 28ź
grades at	80 -14v20ź
grandkids	90 9k21ƶ
grandma	88 -7Ƣ11ǔ12ŷƯ13n
great	77 9Ĵź11xĵƇǋ12aJ15Ɯ20T
groceries	88 7z13X21ŭ
gross	79 -7Ǆ9T12Ɣ26ǉ48Ǌ
ground	78 7ƺ15Ɠ19ƣ43ƍ
group	79 -16V18Q30Ƨ43W
group life	86 23Ƨ
grow	79 -12H14vƪ26l35Ǟ
grow up	85 35l
growing	86 -8Ƭ11Ǉ22y24Ǟ
grown	84 -12y15ƭ21v22n
grown $	90 -13y14ƭ23v
guardian	82 49Ʋ
guardian $	90 -36Ʋ51Ư
guess	78 -11G-10ǅ7ƈ9ũǊ10i11ǖ12ƅ13Ő14ŮƏ22Ɨ40ǩ
guests	88 -7Ų43Ɯ
guitar	90 14Ƙ25g
guns	82 33Ƙ
guns $	88 13Ƙ
gut	82 -16ǩ10ǜ12ƌ28ł46Ň
gut $	88 11ǜ17ł
guy	69 -16ǩ-8J7ǘ9Ľ10ƈǣ13g15MŜŤ16Ǖ19ǜ20Ņ21ơ24ņ37Bſ
guy $	86 8Ǩ14A15Ŝ25ơ
guys	64 -9ŭ-8Ŷſǩ7wƚ8FōőžƍƷǒ9Ő10Cǣ11kĸǐ12xHŴ14Ǚ16j17Ɣ19Ǉ25ǉ26ǟ32Ǆ33Ǒ
guys $	82 -17Ǉ-9ſ10ǒ14Ũǉ20ƚ42Ǒ
guys do	85 -24Ǒ-8ǋ7H16k47Ǆ48Ǉ
gym	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
gym $	79 -15V24P31ĺ
gym and	80 -19Ƨ31ŗ
h	83 -9t9Ǡ10W13ř21bo
h are	90 10Ǡ11W
ha	86 -8ĺ7g8ř14cŐ15ű16Ż
hacked	83 -11Ǩ35ǘ
hacked $	85 -12Ǩ35ǘ
had	51 -13S-11n-10ǩ-9Ɓ-8GǨ7vPǟ8ľƋǙ9ŊƗƿ10ŝŸ11tĵƈ12Ǖ13ŤƤ14żƼǅǜ16ǂǝǣ18šŻ20ĺŠ22ĸƛ30ƾ34ƽ35ņ36ő40ţ
had $	82 -7Ż11ƛ14c21ţż
had a	62 -10Yţ7ż8Ɣǘ9Ĺ10ƽ13Ŋǟ14Ř15ņ16ŜǕ17ĵ18ƾ24ŤŻ
had an	86 -21Ŝ10Ƃ12ƴ30ņ
had any	75 -10Ɓ7ǘ10ƚ11Ż14š15ƾ16ţ27ǂ
had it	90 -39ǅ-13n7Ŗ29ƽ47ő
had that	85 11t13ǅ16ũ18ő20Ƌ
had the	79 9Ɛ11txĺ19ƈ22ƽ57ǅ
had to	66 -8Ǩ-7ķ9ŶƸ13YŨƤ14ľ16ŝ17ƗƳǜ29ǝ36ĸ53ţ
had water	90 17ƛ
haha	76 7i8ƾ10hļńǘ11pHŒŜ12jtŞ16Ʋ19ű
haha $	83 7Ű11ǘ12hļńŒ14t21ű
hail	69 -8ſ8Ŕ10ť12ƈ26Ř32ƀ60ƚ
hail $	77 24Ř26ƚ
hail deductible	90 -10ƚ24Ř
hair	86 -10Ű-7ņ13N14P17U25ǈ32Ɲ
half	67 -12Ư-9Q7ŗƝ8ŚƄƑ9uĶƠƧǝ10t11ǩ12pƊ13O16qƨ22rƢ23ǔ25Ǩ27o35Ƭ
half $	88 -27t-15Ư-8r17ƨ30Ƣ38o
half a	85 13ǝ14ŗ51Ƭ
half of	86 11Ɲ12Ǩ13Ơǔ
hand	71 7Ǐ9ƪǙ11MĻĿǈ13SŚǣ15ǒ17Ơ20Ǟ33ǖ
hand over	79 -8Ǟ13Ŀ16S
hand you	88 19ǒ26ƪ
handbook	90 27ǜ
handle	70 9Ŗ10Y13ǜ14s16ǈ22Ʒ29ĸ
handle it	90 16ǜ
handle out	79 7ĸ17Y
handled	83 -10Ŷ10ƃ14Ń43ŧ
handles	78 -17Ś-11ş-7Ǟ12Ǡ16ǜ18ǖ19Ł26Ŝ38ǘ
handles the	82 -18Ś-17Ŝ-11ş-10ǘ19ǖ42Ł52Ǡ
hands	83 9ŚǓ14t15P22Ǉ30ǚ
hands on	90 11Ś34ǚ
handy	77 -9ŏ7v10ŭ12ř13M15ǖ38Ś
handy $	81 -10ŏ13ř41Ś
hang	79 -9ƭ7ś8Ś10ų11V12Ƒ26Ƶ29Ļ35ŀ
hang on	90 -10ƭ10Ś11ų31Ƶ
hang up	86 9ś33Ļ39ŀ
hangin	90 -12V12Ƹ13Z40i
hanging	81 -12ƈ10Z24V35Ƒ
hanging over	88 -13ƈ11Z40Ƒ
happen	64 -10Ş-9ĸ-8ǩ-7ƨ7Ŏǚ8ƛƧǕ9Ɯ10ũ15Ť17Ļ19ţ21Ŀ22ǘ24ǔ34ť36ĺ39Ʈ
happen $	77 -14Ƴ-11Ş-10ũ-7Ʒǩ12ǘ15Ŀ23Ť31ť33Ļ44ĺ
happen again	84 35ũ
happen if	75 -10Ļ9Ǩ11ƛƜ25ǝ30ǔ
happen to	81 -24ǝ-8Ǩ8ř10ǚ12Ǖ14Ʒ19Ƨ47Ʈ
happened	61 -10Ŀ-9Ł-8őƽ-7ǝ7Ř8ǣ9ĺƨ10ƤƯ11Ʈ12ĹǨ13Y14iŖƛ15ņ16Ũ17ō18šƫ26Ƴ31Ť
happened $	76 -26Ƴ-11ĺ-10őǨ7Ŧ8Š12ť15ĸ17ƫ18Ũ29ō56Ť
happened again	79 -15ĸ21ũ28Y
happened that	85 -11ŁŤ34š37ĺ
happened to	78 -26ĺ-10Ť-9ƽ-8Ŀ7Ư9ƫ14ņƤ16ƨ22Ʈ30Ǩ47Ƴ
happened with	76 -33Ť-13ĺ7ņ18Ƴ27ƛ29Ĺ
happens	64 -9ĺǏ7š8Ļƃƛ10Żƙ13ǣ15ƨ17Ǩ18ŗ19ĸ21Ʒ22Ƨǝ23ſ29ǩ
happens if	79 -9Ǐ-7Ʒ11ƛǣ13ƃ18Ƨ24ǝ
happens to	75 -7ĶĻ7ǝ18Ŀ21ƨ29Ǩ33Ʒ35Ƨ
happens when	77 -20Ƨ8ǖ9ſ28ŗ
happy	74 -10Ş12ŧ13Ļ16ƞ18U40ŝ42Ŷ
happy with	79 -10Ş13ŧ30ŝ60Ŷ
harassment	88 24ǜ
hard	68 7kz8N9s10ķƙ11d12Ɗƹǟ16Ƴ18Ž20Ǚ26U32ǩ
hard $	90 13Ž17Ɗ
hard for	79 13ķ25Ƴ
hard where	80 15ƙ
harmless	90 37Ǔ
has	50 -15n-11ŢǞ-10Ÿ-8Yƾ-7xAơƫǑ7ũŷǜ8œűŴƉƳ9Qłƚ10qŐƑƓ11BŔƘƙƴǣ12Ńǌ13ŞŮźƻ14ŹƪǦ15Œšǚ16jǛ17Ŗ18vſƋ19ş20ţǗ22Łƛ23h24ǂ
has a	67 -10Ƃ-7ƾ7ţ8ŻƲ13ŷƜ15šƼ18Ƒ23ǚ24Ǧ
has an	90 9ſ
has anybody	69 10Ŕ11Ưǡ12ǜ15ţ16Ǜ19Ɠƴ
has anyone	74 -15ƈ-10n-8Ł7Ƃ9ǜ10Ǜǣ11Ƴ15Ɖ16ǘ28Ŗ
has changed	80 17Ƹ
has it	70 -8YƋ-7ţ7ƌ8ņ9Ɔ10Uťǅ11ƪ12Œ13ű15š16ƈ18ũ21Ɗ26jœ
has the	69 -25Ɗ-10Ǟ10ş11ţ12ƕ13Ƙ22ƙ23ƻ24ƛ33ŁƋ
has to	84 -15Ţ-11œ-9ơ-7Ǔ19ł22Ńǌ28Ł
has you	90 8ǆ18Q33Ő
has your	74 -9Ƽ8p9źż10ƺǣ15Ŵ16q19B25ǂ26hş
hate	82 9ƷǠ14Ŀŝ15aŤ
hate to	90 10Ʒ15ŝ16Ŀ17a
haul	85 -17ǖ-7Ɲ15ů22ŭƥ38Ų
have	31 -20ƧǄ-15y-14Pƕ-12gqHŀŠ-11UůƩǊǌ-10ơǧ-9nĿƅǟ-8LMTœŔŘƞƤǎ-7ejKĻļľűŲƭǑǗ7cŐřšƆǁǃ8wFŁťƸ9ŋōŕǏǡǨǩ10drŻƜƴǅ11kJķŃņƚƳƾǤ12ISňŖŪŰƋǈǔǘǢ13ŝżž14ƀ15lŉŜƁƍƑ16NƘƛǋ17amŢŸƗưǆǓ18Źƪ19Zƃǝ20ş21ŵſƵ22ĶƯǒ23ŎţǇǥ24fYŗƎǜ25Ʊ27Ś28ƌ29őƼ31O33u34ńƦƨ35ŏ
have $	58 -44Ǒ-20ǜ-19Ǆ-18Œ-17Ɲǡ-16q-14ŏ-12QŢ-10őŚžƦ-9ƁǦ-8Ŏ-7zŦŵƟƱǈǣ7ǆ9ƘƫƽǓ10Ĺŉ11ǐ13ŖƉ14Ɨ16ŻǏǢ17ŐƇƩ20Ǉ22Ū23ƶ24Oǋǥ25ǔ26Ƶ31Ƌ52m57ƨ75ŗ80ſ
have a	55 -26ž-23O-21Ū-20Ɓ-19Ƭ-17n-13ūơ-12ŋş-11yŲ-10Hŧ-9ſƨ-8ŚƂƕƟ-7řƞǇǘǝ7Ɛǁ8Ɯƥǩ9Ŭƾ10kqBŎ11Ż12Ō13Ƒ16źƊ17ņ18Ǩ19Ǝ20ƍƱ22ŜƲǙ23Ķŏ26Ɲǡ28fƚ31ǃ34X35Ű39uǈ41F42N
have an	70 -15ņ-12eK-10Ǘǘ-7B8ƃ9Ƙ10Ǝ11Ķ12ǆǖ14ǜ18b19Ƃ27J32Ŝ43Ǡ
have and	90 -9ű9O10Ɖ14Ƶ
have any	66 -19uǜ-7gƼǈ7Ǧ8Ǖ9ƜƸ11ǐ12Ƒ13Ƴ14şƾ15ķű18ǆ21ŹǑ26ŏǇ30ƨ37Ʀ
have anything	83 -18r8ƽ16ƳǦ25ƨ
have at	90 -26P-21ŗ-18qU-8Ƨ18ƨ19ŏ41Ʀ61W
have been	66 -11t-10ǅ-8Ő-7ŝţƼǟ7ż8ĺ9Ň10rš11aƪ13ŉ15Ũ19k25ő31Ŷ33ǩ57G
have current	80 9ǒ
have dealt	90 10ŵ18ņ
have done	88 -14X-9ũ12Ʋ18ǋ28ǝ31ŧ
have flood	88 24ƙ
have for	77 -13ǌ9ž14ơ16ť20ǥ33ǩ
have full	90 19ƀ
have got	53 -16ŏ-12ǩ-10ǅ-9Ƣ-7Nƪƹ8ŢŪŬƩƸǗ9uUĻŊŕŚƻǉ10dŭƲ11vƎ13ńōŖ14Ɓ15ŜƱǁ16CD17Ş19ŝžǏ20Ņ22ň24Ƶ27a28ŗ31Œ
have had	75 -7Ż7i8šǜ10ţ11őż12c16ĺ17ǣ22ƛ
have heard	90 11Ŕ18Ť
have his	88 -16Ÿ-8ƨ40ǒ44Ź
have i	86 7Ū11O15N17ŉ31i
have in	78 -18X-9ŗ-8ľ-7ŏǩ7Y16ō38Ʀ57Ƭ
have insurance	85 -14Ɓ-10ş11š63ŏ
have insured	90 -7ǥ15ş19Ǆ
have it	83 -7Ǥ8Ǔ11ǒ13ǆ16Ō30Ś
have kids	90 20u
have life	88 -16Ʃ-10W17ş21Ʀ
have not	79 7Ŝ11ō12Ɵƾ14ŉ15nĽƪ16t24Ţ
have now	84 -7ǋ7ŏ12ǡ29ǥ34Ő
have on	78 -10ŗ-9Ǣ8Ɓ11JƗ12ƿ14pƦ21aǥ
have one	90 -7Ǩ12ƛ15ŏ26ľ
have rental	90 18Ɓ
have seen	90 8Ķ13ǥ15Œ
have some	88 11u12Z24ǈ
have something	85 -7ų8Ū12Ƃ16Ɗ23ŏ37ŵ
have that	76 -10Ɗ-9Ś-8Ʀ8Ƨ10Ořƥ12lưǘ13aż14ŵŸƆ15u21ť
have the	68 -29ŗ-8Ņ8Ƌ9Ɛ10Ʒ11Ńş12łƖ14Ż15a16Ų19Ś25ū33ž36r
have their	85 -15ǐ-9ǒ10ǘ14Ƣ17Ŵ41Ǒ
have there	80 -7ż23ţ
have they	79 -17Ƽ-16i-8ǣ31Ş35Ǥ88ŝ
have through	69 -17Ƨ-10P-7Ƽ18Ʀ19W78ŗ
have to	58 -20Ʀ-17Ō-15ǒ-11Ǆ-10ķ-8słŒũƕ-7Ŕǩ7Rŷǜ8Ůƍƙǆ9zƭ10Ţ13Ĵ15ŵ16ŧƒ19Ʊ20ĸŦ22Z23Ɨ25Ń26ţ28Ʈ30ƄǓ31Ł36O54Ŏ
have uninsured	88 
have workers	90 18ǣ
have you	45 -28Ʋ-18ŝ-16Ŝ-14Ɓ-13ų-12G-11Ũ-9ƨǉǟ-8ŒŗŞŬŵƜƬƽǂǐǥ-7wĺşƅƭ7ŌŖƃƷƹƺǀǇǡ8kVňƀǔ9ƿ10hŤƎǏǕ11Ś12ƪǢ13YŪŽƱ14RZĵż16ņƸ17ŏ18š19cƾ20ƴ22f24S25ũưǒ26Ǟ30Ÿ31Ƴ34Ƽ35lő36ǅ49ƌƯ51ń
have your	72 -15a-11ŏ-8ƾ-7uŜ7Ǔ10ǘ15ų16QŊ18ř25ş32ŋ35Ś40w
havin	88 10i13ľŃ14y28ǟ
having	84 17s24ľ38y
he	53 -17Tƹ-15Pǩ-12ŏǟ-11QĺŇŎŸƺǄ-9ŝƻ-8łŵƬ-7cmHVĴŤŪŷƒƓ7Ưǣ9A11ǒ13ǜ16x17ƽ20Ņ21v22ů24Ƴ25Ŝ26ow28Ŵ31Ź41Bƨ42h43ź46Ʒ53t54s56ǂ66p82r90q
he $	84 -7ǩ7o16h30p
he a	90 
he do	84 -19P-14Ǆ-12Ŏ14Ŝ16Ʒ23Ŵ34q
he doing	90 -37x-7ǟ7ź15Ź30t
he get	85 -15Ÿ14xŹź17w
he have	86 -11ŏ-7Ƹ16ƨ21ź
he is	71 -11ǩ-10ŝ-9B-8tƸ7Ņ8źƢ11n12ǒ13s19ƨǂ21A24Ŝ26q43p56v
he keep	90 -9Ĵ27Ʈ
he say	86 -10ł8ƾ11Ƹ40r
he take	86 -13Źƻ12ķ25ų36ǂ
head	84 -9Ŧǩ10Ƥ11Ɨ18ĿǇ28Ũ
headed	86 -11m16k20V32y
heads	88 -18ƈ10ǖ28n
health	57 -12z-10Ŵ13ƴ14ƼǗ24W26ƽ35ǂ44ƃ53Ƹ
health $	72 -14z-12Ŵ9ƴ30ƽ41ǂ
health and	79 -9ƽ-7ǂ15Ƹ21W
health insurance	82 -24Ƹ61ƃ
health issues	88 15Ƹ
health plan	79 19ƃ
health since	80 17Ƹ
health when	80 22Ƹ
health wise	86 -16Ƹ15ƽ18ǂ
healthy	79 11ƽ21x25Ƹ
healthy $	83 12ǂ22x
hear	62 -15Ō-8w-7bŉś7ŋŜƁ8kWőũƍ9gƹǝ10lYŀŮƺ11fxDNŏ12at13Ŀņ14ƈ18h20Ŏ21Ň23uļ27s40ǩ
hear $	86 -20ǩ-9Ō14s19Ŏ22ƈ37Ň
hear a	85 -10Ō13ņ14ƹ15lN31ǩ
hear about	84 42ļ
hear from	90 15Ŏ19Ŝ
hear it	86 10Ʒ13t17s18Ŀ
hear that	77 -12ǩ-9w8xņ10zľ11fŒ12k14ŏ15gD16a17Ů
hear what	90 11B12Ŕ14ũ
hear you	85 9X15Yŀǝ16őƺ
heard	75 -8ř8Š9ņŔ10Ŷ11bU14Ť20Ƃ35Ŝ
heard from	88 13ņ32Ŝ
hearin	90 -11ǩ7Ň17i19U22Ō
hearing	84 -13ǩ7g10Ţ19ŵ26h
hearing $	84 -13ǩ7g10Ţ19ŵ26h
heart	72 7ř8ƅ10Ǩ13Ǟ18Uǂ24ƽ53Ƽ
heart attack	86 13Ǩ14ƽ16Ƽ
heart disease	88 16ƽ
heart trouble	86 15ƽ22Ƽ
heat	77 -9iƞ8Ɵ39Ɛ47Ƌ59j
heater	80 35Ƌ
heater $	90 
heavy	88 12Ưǎ14ǈ17ƺ28Ǐ
height	79 38ƺ
height and	81 14ƺ
help	69 -9r-8kŏǄ7ś8fǩ9ƯƱ10vŧ11ŝŢ12Œ13z14sǈ20ĵ24ň29Ǉ37Ĺ
help $	84 -17ǩ27Ǉ39ň
help me	88 -9ň-7Ĺ8ŀ11f14ĺ16Ţ34ǩ
help you	80 -9Ǆ-7i11Ư12v14ŧ18Œ44Ĺ
helping	90 15z
helps	86 -11Ł9c10Ǉ30A
her	62 -52d-32Ƹ-19ǩ-9ŭǨ-8aqĻƶ7rǁ9Ǡ10xzǈ13ǜ14Ŵ19w20tƯ24B28sŹǂ30Ʈ34Ƴ36Ʒ41ź54p59o77ƨ
her $	79 -17ǩ-7ƶ8x10o13Ǡ17Ư18ǜ23Ƴ41ƨ53w
her gpa	90 35ź
her on	90 9o26t
her own	84 19ƨ22Ʈ
here	60 -14s-10Uƨ-7O7kƁƆƟƱƷǃ8fFĺļŏŭŸſ9BłŶ10Ʃ11Ō12l13m14auōŮ15ŝ16ľŪ18co23Ŋ43j44Ļ
here $	72 -10U7Ʒ8Q9o10ƁƟ11uōŴ13BłƩ14ǩ15Ŋ16j17l19ĻŮ22ľ
here in	88 -8O9Ō12jĻŸ
here is	85 7ƀ11Ɔ12I15o21m
here so	86 7Ť10y12j13k14ŭ
here to	90 11Ʈ17Ŷ26ŝ
here what	90 17Ʊ
hers	90 -7Ū18ų20Ņ47Ŵ
hesitation	90 33ŀ
hesitation $	90 33ŀ
hey	82 -12t10a11r20N43i
high	66 -8źƱ7Ƅƚƫ9vƘƠ11ž12Ř17y18l20ƙ27Ǧ32ŗ35Ƽ38ƣ
high blood	86 20Ƽ
high does	88 16ž27Ǧ30ŗ
high is	88 10ƚ19Ƽ23ŗ
high school	77 -9Ʊ-8ź8ƫ9Ƅ12v20y23l
higher	79 7Ɠ12ƒ13ŔŘ14Ņ15œ17Ǔ
highest	86 32m
highway	88 12Ơ15Ə20Ɓ24ů
hike	90 -11ŧ15Ŕ16ĺ22œ
him	71 -19Ƹ-11Ʀ-10ơ-9a-7Ƽ7g8fƷ9rtƯ10A11ņƳ13Ŝ15w18oźǌ32ƨ34ǂ60s
him $	79 -21Ƹ-12Ʀ-9a-7sƼ10ź12ƯƳ14o17w22Ŝ30ƨ40ǂ
himself	88 11zƨ13t15Ʒ16a
hip	90 7ǡ13Ɖ18Ɯ
hire	76 -9VƋ15ǜ16Ǆ22Ǒ23ǔ27Ư30Ǟ41S
hire $	90 -11V54Ǟ
hire a	86 10Ǒ13ǜ15ǒ31Ư
hiring	90 -8Ł31ǜ35Ǟ
his	64 -41d-25Ÿ-23ų-21ǃ-13a-12Ʈ-11Ɖ-10m-8uƸ7BǨ8nwxǑ10yŰǞ13Ƴ14ǂ16Ư17Ʒ20ǒ21Ņ24Ƣ26q27oź37ƨ46Ź49p58Ŵ
his $	88 -25ų-11u9T15Ņ17Ư56Ŵ
his job	90 -7o13q16t20ƨ
his license	90 -33Ÿ44Ź
his own	83 -15Ʈ9Ź17w26Ƣ27ǒ39Ʒ
history	74 12ņ15Ƽ16Ƹ19ţ29ƽ
history $	88 17Ƽ31ƽ
history i	80 -9ƽ18Ƹ
hit	66 -25Ř-16Š-12ǜ-11ŏ7ƀ8Ƒ9œŤǘǤ10Ɗ11ž12Ǧ14Ũ16ƚ26Y35c43ĸ48ſ57ż
hit a	90 12ƀ17Ǧ18Ť
hit and	90 46ſ
hit tomorrow	79 -29Ř10ĸ34Y
hit with	86 -7j12Ǥ13ĸƚ14ǘ
hit you	85 -19Š-14ǜ-12ſ10ƚ12Ũ17j62ż
hitched	90 47f
hits	80 11ƚ14ǡ43ſ
hits you	82 50ſ
hobbies	83 12ǀ27g
hobbies $	83 12ǀ27g
hold	72 -13ǖ-11NŊ-9Š-8Ō8m9Ś14Ł22Ş28Ǔ30Ũ34K37Ǘ44ǩ
hold harmless	90 37Ǔ
hold of	88 45K
hold on	88 -15ǖ-11N12Ś18ǩ32Ǘ
holder	86 13Ŭ22ǧ
holding	77 -18ƈ10Ƶ11Ɖ14i15t27ű30ŀ
holding up	83 -19ƈ12Ɖ16t17i32ű
holding you	90 38ŀ
holds	88 -15Ɣ11Ŭ18ƕ
holds the	88 -15Ɣ11Ŭ18ƕ
holidays	90 7k13U14Ǉ
home	49 -17Ő-13pŴ-12ő-11ǔ-10MŬƯ-9NŏǃǏ-8Pũǩ-7JZų7lLŋƇƜ8gĽŷ9Ǝư10w11Ĺǁ12h13ƛ14Ź15ů16Ʒ18IźƮ19ƞ20Ɔ21q23u24Ɠ25TŰ26FH27CƒƟ30R33s36n37Ɣ41ş48ƅ64Ɲ
home $	58 -28l-22p-12Ŵ-11ŐƇ-10NşƯǔ-9Ǐ-7Dũƨǚ7ķźƓ8Ƃ9ŨƆƚư12L13F14Ʒ15Ĺ16h17IƮ19Rů23n25Ɯ26Ɲ29H33ƅ34u36s41Ɵ58C
home and	68 8ź12T13Ť18ķ19ş
home for	90 -32C15Ű49l
home insurance	90 -12ŏ-10Ő29ş
home is	90 7n14Ɣ
home loan	90 33Ɣ
home office	90 -24R-13M15ŋ52Ɲ
home or	79 -12Ɲ10HƷ13Rǁ14Ƈ15F
home policy	90 -12Ɣ13ƕ
home so	90 7Ƌ14s
home who	90 -8n15Ź23w
home with	84 -17F-16ő11g13q25ş44n
homeowner	86 36F
homeowner $	88 34F
homeowners	79 -8ǆ8ƙ10Ĺ30ƕ33ǔ
honest	81 -8ǩ9ĸƹ11ǘ13Ţ14Q16Ŷ22Ň
honestly	90 10ň25Ŗ
hoping	82 -8Ţ12H25X29Ļ
hoping to	84 -8Ţ12H19Ļ29X
hospital	73 -8ŵ-7C8ů9ĸ10V11qž12S15Pƃ17Ƽ18ǂ21QƦ22Ǩ25Ƹ
hospital $	84 -10ǂ-8ŵ13Ǩ20P28Ʀ66Ƽ
hot	76 18Ƌƒ39ƍ62j
hot tub	81 45ƍ
hotel	85 -8X-7Ǌ15ǔ46Ƥ
hour	81 -12N10g12R17ǎ21L22O24T
hour $	88 -8L18Oǉ25ǎ
hours	71 -19Ǆ-9Ʀ-8P9ǀ12L15Ƨ18U26Ų52ǎ64R
hours $	83 -15R-8Ʀ9Ƨ59ǎ
hours a	84 11ǀ12Ų31R
hours do	88 -23Ǆ54R
house	46 -19ŗ-16ų-15SǢ-14Ǐ-13Ŭ-12ǎ-9łńűǨ-8UőřŶǇǋǦ-7sIŐšǘ7yŁŷƭ8ƈ9Ǖ10ƛ11hŹƚƮ12Ɗ13ZƉƋ15Ƃ16ůƑ17ƌƕ19Ɨ20Ɩǁ21ƣ22nƇ23ƙ27D28MƷ31H33ƓƜ34ş35ķƒ36GƆ38Ɲ39Fƅ40Ɵ42ƞ48Ɣ
house $	54 -26Z-16ŗ-15Ǐ-14SƔ-13ų-12ǎ-8ķƐƢ-7UǢǦǨ7ƈƖ8ƂƇ9Hů10ƛ13M14ƉƌƮ16Łŷ20h21ƗƷǁ22nƋ24GƟ25Ƒƣ26ƞ29ƙ31Ɲ32Ɔ34F37ƒ40ƅ
house and	75 -19Ɣ7ş8M11y13Ź14ǩ18Ǖ33Z
house built	90 
house is	78 -12ƒ-7Ƌ8Ĺ10Ə12ƜƳ13Ɗ14ƅ22Ǒ25ƭ36ķ
house like	85 8ƌ11Ɛƛ13ŷ
house made	90 31Ƈ
house number	88 -13ř-12I54D
house or	77 -8D11Ƒ12Ǡ15Ɣ16F
house paid	90 -35ƒ-14Ɵ68Ɣ
house payment	84 -8š-7ƃ8Ʈ9Ư27Ɣ45ƕ
house right	86 9y15ş17Ƃ
house savings	80 14ķ
house the	88 26Z34ķ
house to	90 11ǁ20ů29ƞ
house what	85 -9ĺ8Ƈ11DŹ15Ɩ34ƞ
house worth	90 -13űƗ13ķ36ƒ
household	69 -12ų-7Ǌ15Ū18Ʈ24T28nŷ
household $	86 26n
household drives	80 -14ų28ŷ
household has	79 15ŷ
how	29 -22W-19Ƃ-18ť-17wǈ-16sŁ-15Ō-14RŐ-13yQŔǄ-12Hŏǥ-11FŬƕơƵǞ-9oDMĽƯ-8dqALōŚŝşŰƛƴ-7ƀƢƩƫ7gƅƈƹǣ8ųŸźƄƦƶǡ9őŖšƽǆ10fhĶœƟǙ11ŽƑǊǐ12SŊƙƚƣƤƪǩ13jƿǋ14Ǐ15vGŃŕŦƓƸ16pzUŵƃƔǦ17kĸŻǘǜ18ŭǝ19OƏƺǅ21Ņ22bǑ23ļƬ24ŗƋƞ25Yŧ26Ǉ27ŤŨű28Ĵů29cłŮ30Š31ƭƮǟ32ǖ34K37ƆƳ41Ŷ42x43t46i
how are	63 -24Œ-19v-12u-8ǩ8ǐ10a12Ũ14z15YǇ16Ƹǟ18ũ19ź27ŭ28Ĵ36x78i
how bad	88 13ĸ15ǚ21Ǥ
how big	70 -17ƣ-15Ƃ-13Ʈ-12Œ-11Ŭǈ-7śƒ7ŦƑ13ƪ14Ř15Ǧ20Ǎ21Ǉ29Ƭ35Ɠ51Ɔ
how bigs	86 -9Ʒ21Ƒ22Ɔ29Ǉ
how can	84 -9O13Ļ25Ŏ43Ĺ
how close	83 -7Ɩ14Ə27ƙ32Ƒ
how come	84 -10Ō-9Ǧ7š9Ƃ29ŀ72ĺ
how did	57 -33ť-29Ŷ-14ũ-13š-12Ňő-9ŅŦ-7ŔŖǩ8rB9ƚ10ĸ11Ƭ12Ĵł13ǣ14ŵ20ţ22kƞ24ŧ28ļ29Ŝ32Ƴǘ64Š79Ũ92Ť
how do	54 -22UŒ-14r-13ŬǇ-12Ũ-10ŧŲ-9Tňǔ-8Nųƒǧ-7nzŃ7Jƃƣ8Ƅ9ŇŴǃǒ10ŋ11w12Ƌƶ13ŝ14a15ƞ18ǜ19bǑ20ǩ21Ž23PǘǙ33ł36g40K44Ĵ48ŭ57ǖ97Ŷ
how does	77 -9U11Ŵ15Ļ18ǐ29Ň50r
how far	67 -15Ŵ-13R-7q7Ə9Ɛƙ10SŮ11ź13v14m15Z17ƭ21ųǐ22ő26ƚ53ů
how fars	85 13ů17ƙ28Ə
how fast	88 -9Ł8ǧ20Ż31Ń
how has	80 -10œ35Œ
how have	90 -18Ƽ-11ǅ13i21ņ43ŝ
how high	79 -7Ř8ƚ14ž16Ƽ17ƙ33Ǧ47ŗ
how is	53 -45ƈ-21w-20q-17ƨ-15p-14ŭ-13SŒ-12mv-11ǩ-10yƅǥ-9ůž-8ųǅǋ7Ňś10ƽ11YĶŻ16Ƹ18Nǂ20Ƴ23z27ǆ29ƞ31ǜ32Ŷ35b43Ɖ48j52ű53i61U64ǟ86x113t
how it	75 -11L9ŧű10ŵƳƿ11ņŖǩ12ųǃ14Ũ15Šǟ16R29Ŋ
how long	55 -28ŝ-25i-13Ƣ-11Š-9j-8ĸ-7ƞǌǟ7Ÿ8ů10v11ŕƄƈƟ12H13fƏ18l24GŧƮ30ť31š34ǝ39Sƭ40OƤ41ő53ǅ
how many	47 -25ǉ-14Ɖ-10iŒ-9QųŹƃƌ-8xőǍǟ-7ņǖ7şšƏ8S9ƢǨ12ŲƟ14cŸƆƈƋƖǎǣ15ůżƿ16ŮŴƮ17Ż18Ɣƹ19V20Gŕŷƭǩ21ǔǗ23Ū24ń26h29ƣǑ33n39u42Ǉ47ǋ
how much	45 -25W-22Ƃ-15ŧ-13ŏ-12UĴŔ-10ŤŭŶ-9Ŵƭ-8źƅ-7xŎŷǟ7zƊƥ8Ʒǌ10ž11ŬűųǓ12ƶǢ13Ɣ14qOŘƌƘ15ƝǦ16Ʊ17ĿǛ18Ɠ19Ķ20Yſǡ22Ơƪ24ƃƗǉ25Xķ26ƬǊ27Ƨ29ƦƨǏ30Ů32Ņœ33T36ƒ37ŗ38Ŧ47Œ
how often	70 -11ǐ-9ƥ7Ɛ9Ź12Ǚ13ų14ǀ15ŜƜ16ƿ20Ɵ22ŭŲ
how old	62 -29x-23Ɖ-15tu-8ǋ-7wŴ7ǂ10Ÿ16Ǎ19ƭ27Ƌ33ƽ35ƅ36ƈ44v47p53c
how olds	77 -7Ɖ10ƈ11Ƌ14ƣ20p21v23ƅ
how soon	84 -15H-9ƭ-8ƕ12y17Ƅ61Ń
how tall	82 -14ŵ20ǂ60ƺ
how that	88 -12ő8Ť10Š12Ŷ16k18Ŋ
how the	83 -17ǔ-11Ř10ƃ12Ʈ13ǅ18ǟ23ǖ24ň
how they	83 -12ŝ-11Ŷ10z13Ǖ19ŧ21Ş
how was	74 -24ť-19Ŝ-11Ť9ņ38k45ŧ49Ƴ
how will	88 -14Ł-8Š23Ļ32ł
how would	66 -10Ř-7Xǃ7ŌŎ10b13ňǝ15ľƷ16Ƹ40ŵ45Ʈ54ĸ
how you	70 -17x-12t-9ǩ-8Ŋ9ĶƱ12ǖ13U15ǎ17ǁ19ł21ƞ24Ž26K27i29ļ31Š
how your	83 -10Ʒ8ƚǆ15qŧ33x
hr	90 -18ǈ-11ǩ-8Ǡ7W28Ƨ47ǜ
huge	90 10Ɩ14ƒ26ĸ
huh	75 -8v7Ə8ƥ9gyŜơ10ĺŠ12Ņǟ15j16Ŷƞ25Ũ
huh $	80 -7v7r12ĺ13ǟ18Ŷƞ27Ũ
hurricane	84 12ƙ26ƚ
hurricanes	88 -8Ŀ22ƚ
hurry	85 23O41Ń
hurt	62 -10ż-7ſ9W16Ɯ19ĸ21ƍ22ǚ24Ť26ţ27X28Ǚ29ž39ƃ49ǣ
hurt $	79 -8M9ǜ13Ǩ20ƃ24Xĸ58Ǚ
hurt at	88 -14Ǚ25Ɯ34ǣ
hurt in	85 17ƃ28Ť
hurt on	76 -7Ť8Ŀ17ţ27ǣ28ƍ
hurt or	80 21ţ
hurt somebody	85 -14ƃ48ž
husband	59 -14dƾ-11ƺ-9ǟ-8T-7DPǢ8ů10ƮƯ14ų15ƫ16oŁƳ19n20p22fżǂ24ƨƷ28q29r36t42s
husband $	80 -26t-22Ʈ-19q-7r7Ŵ17Ƴ21Ł27Ʒ34ƨ40p
husband do	86 -16r-8s20Ʒ53q
husband drive	90 -33ů25Ŵ45ų
husband have	86 16Ʒ
husband how	90 -19ų-17ƺ-11q-7Ŵ26ǂ45ů
husband in	88 -7o20f25q
husbands	74 -16Ƹ-10s-8d11q12ƨ14p15ǂ32o37Ŵ
husbands name	88 -12t-7s30o
hustle	88 38Ų
hydrant	76 43Ə
hydrant $	86 23Ə
hydrant within	90 17Ə
i	35 -23Ƴ-19ƗƭƱ-18ĸĺ-16ŹƲ-15Ŝ-14RŖśƨƶǈǔ-13ŧŴŵƮ-12łŗŞƛƝƤ-11ľşŪǒǗǨ-10AļűſƠư-9œŠŦƦƯƴǑǓǕǘ-8sĶƀƔƫǇǏǝ-7ƙǁǞ7xŤŮŻƈƢ8gkŐšơ9XŏŶźƖƘǃǧ10Uņƍƾ11Gƞ12ŕŘƕ13JĵūŸƸ14Ņǆ15ŷƺ17h19pOƅ21iĻ22lőǄ23wĹŢǠ24fC26ƃ27Ľ28dquv30ŋŌō32e34ŉ35E36DL38K39M48b49N51o53c58Ŏ69ň72I80ǩ81a102Ŋ
i am	59 -43ǩ-11ŉ-8LĿ-7J7aŠŮŻƳƼǁǛ8cBIKŝŪƊ9dŇŊ10ŵ11rPUŢŤ12kM14ĽǄ15hiwņ16Ņ17ň18ō19NĹż22g24ƞ
i ask	77 -28ŉ13ǩ14u20c21a34Ŋ
i believe	90 10l11Ō12S
i call	74 -12Ĺ-11tJ-9s-7ǩ8Ǡ15N35L43o52a
i can	64 -21ǩ-14R-12Ĺ-10ň-8NŊ-7X7xŅŢŤŮƅƖ8pJƘ9ŋŘƍǠ10oƞ11Ƹ12Ŀ13ĴŞǧ14IŚ15LŀŃŨū16Œ19ř21ŉ23ź30Ŏ
i catch	82 -8L7S13s15q16w45N
i come	88 42M
i could	81 -8Ş10Ŏ11G13ƒ15ŉ16I40Ļ
i did	79 -15ǩ-7w11Ŋ12X15ň18ō20C21E25a
i do	69 -11N8YŁ9e10M11O12ŝ16Ǡ17ŕ21L22ń23bX26Ŏ45Ĺ
i explain	82 25Ŋ30ň
i get	67 -15ň-11d-8S7ǅ8GH9JXŊƖƥ10Ŀ14pūǩ15Ő16C19O21ś35v38e
i go	85 8d13ŏ14X21ň24ŉ25Ŋ
i going	90 9ǩ28ň
i got	70 -7a7nţ8pOƢ9fŝŸƀƋƜ10EŒ12š14ų18Ŏ
i had	82 -9ǅ-7ņ9ŵƤ10ķ11ő13I14PŻ17Ŋ21ĵ
i hate	88 9Ǡ12Ʒ16Ť
i have	57 -14S-11G-9Ɗ-8cŚǅ-7şƨǟ7nsľŇǃ8kvFƮƸǩ9ftUĻōřŤƆƥƻǋ10oBŭƘ11Dš13P14ŉ15J17Ŏ18CŅ19uŊ25IŶ26d32ŋ75a
i hear	70 -19ǩ-9w7XŒ8sľ9ņ10kWőƷ11lƹǝ12Yŏƺ13gDŮ17aƈ18N22h28u
i heard	86 -9ř12Ŷ13bU
i help	82 -7i63Ĺ
i just	75 -7ŕ10cpŅ11Ŧƕ12d16mK18S19ǩ22ŏ32Ň
i know	73 -20ǩ-16Ŗ-7n7Ń8kņ9CŽƩƷ10Œ11Ư12ǣ13T15ǟ19wŕ24ō31ň
i leave	90 -9ľ-8ƶ8ǩ11ŋ17ō45ŉ
i like	88 13Ł17ļ
i love	82 -10ƞ9Ɵ12ǃ13Ƒ15ǋ16l32ƅ
i make	90 -10O14Ļ43Ŏ
i mean	82 -52ō-7Œ7z8ƺ9ĺ13ő27ň48ǩ
i need	61 -10ƭ-8Ƅ-7aŁ7uŬǚ8hpƍƵƺ9nŘƾǊ10ƅƏƓ11Ű12cƟ13e14Ǡ16qFžƜ17Gūǅ25ƒ
i put	77 -11Ŋ-7a9D11Eơƾ13wŌ15f19c20ŷ26ǩ
i remember	88 11tƢ12x18E
i right	79 -11ō-9ǩ-8G8r9vơ12fƑǌ20qǥ22i25Ňő
i run	85 -12ŉ-7ƭ9ĵ10Ŋ15ň50Ƭ
i saw	86 12ƚ14t17j
i say	88 -17a11ǩ14ň28ŀ42b
i see	86 -8ǩ7ǐ10Ƃ17E23ţ27Ŋ
i send	76 -26ś-18ǒ10D12K14oŜ19Ō24ƕ28ǧ30J
i sent	88 -10J-7ŵ48Ľ
i should	70 -9ŉ-8ƽ-7Ƽ8ǂ11űŷƄ15Ƙ18ō19Ƹ21u27f
i still	90 -10ǩ10ǖ11ŉ13ǆ15M
i take	88 -10T8fŊ14ķ16N27Ƨ
i tell	88 -13L-8ǩ7i65Ŋ
i the	85 20ǩ41ń
i think	83 8ŕ10Ÿ13ǩ14O17ǋ18h24G
i understand	90 -10s-7ƛ10ũ13rƽ14Ǟ
i use	88 10J28I
i want	76 -15Ō-10ǧ-8Ŝ-7sƭ8y9Ļņƌ10œ11OƖ12š14v15ǃ18o19ǖ23b
i was	88 16Dŉ19Ǆ23ĵ
i will	66 -16Ʋ-10a-8ǩ-7vłƔ7cJVŅŎŸƕ8yŊœ9ŒƄƎ10XňƬƺ11ť16eO18Ő19N21o22MŚ26Ō35L
i would	62 -13ǩ-9Ĺ-8ƕǦ-7Ʈ7brQŔţŻƿǆ8TőŨŲƅƔǊ9mHńŕťũƖ10źǉ11eŝ12ŊŒ13Mů16vƂ19Ř
i write	86 -15K-7ƫǩ8wǆ12o22Ÿ27Ō
ice	88 12Ɯ13ƚ23ǎ
id	77 -15Ś-10w-9p8Ÿ9d51ř56Ƅ
id card	88 27Ƅ
id cards	86 38Ƅ
idea	78 -10ĺ-8ŝ7r8s11BŔ12V13Ƶ17Ŋ27Ň
idea $	86 -8ŝ13BV31Ň
if	39 -21ĺ-19ŉ-17X-15ǩ-13jŗƕ-12ǈ-11Ťƶ-10yŀŇōŐ-9AƋƲƳǋǞ-8kŌŕřŨƔ-7gLQŧŪŹ7NľšŽƁƐƷǣ8GƛƩǢ10ŢŬǄ11bHűźƊ12F13WĻŋƎƵǕ14ň15rķ16cǘ17Ĵŏ18ŝƪ19YŘƮǚ20Ƃ22Ʀ23Ʊ24Iž25ƀƜƤ26Ư27ƫǡ28ĸŊ37ƃ38ŵ39Ŏſ41ǝ50Ƨ74Ǩ
if a	67 -16Ř-12Ƥ7ƚ11c12ƜǦ23ƃ26ſ28Y35ǡ
if any	88 -9ƃ11ƴ12Ǧ13ǂ23Ɲ
if anything	90 -13Ʀ54ŏ
if he	86 9Ʒ10Ƣ12Ǩ20r
if i	64 -21ŉ-16Ō-10Ľ-9rXYĸĹŞ-7k7sI8G10o11D12CE14q15ǩ16Œ18Ŗ22ň30Ļ36Ǆ43Ţ53Ŏ65Ŋ
if it	65 -12Ř-9Ǩ-7j7Ɓ8ŽƟ9Ĵ10ƙ12Ɗ13ƑƓ14ź15GƵ17H19Ʃ21YƯ23ŵ
if one	85 -12ǈ-7ŵ15ǡ17ſ19ǜ40ǣ
if she	85 -18Ʒ11s21ƫ24Ʈ25r
if somebody	75 -11Ŗ-8Ư12ķ13ſ18Ǣ19Ǝ24Ɯ
if something	70 -23ĺ9ƨ10Ư14Ʈ17ĸ27Ř28Ŗƫ32Ǩ
if that	78 -11Ɨ-10ś-9Ǐ11ūƑ12ũƱ13Ǣ15cƵ19ŵ47ǝ
if the	70 -14Ʒ-13Ƃ-11Ʈ-10Ƌ-7ƙ7ĸ8ǌǘ9Ƶ10Ŀ12Ǧ13Ɗ17ŽǨ22ǝ23YƤ26ŵ31ƛ47Ŏ
if there	75 -9Ə7Ŕ10ź11uH13Ǝ17ǝ18Ŭ20šƐ21Ƃ24ſ36Ƥ
if they	80 -9Ʀ-8Ƴ11ŷ13zV21ƽ30Ƨ
if this	88 17ŋ18Nŵ
if we	81 -13Ǧ10Ƭ12ǁ15Ŏ18Ƃ28I
if you	47 -21ŵ-20Ŏ-16Œ-13Y-12ŖŢ-10ŗ-9Xǩ-8ŐƑǣǦ-7ŇſƔǄǋ7pBRŋŜƁ8Pķƻ10bZƒ11Ơ12I13ĹŞ17ĸ18FĴƱ19ľ20WƯ21ǚ23űƗ28ŝ31ƪƷ33Řƃ36ƀ39ž46Ʀ58Ƨ73Ǩ
if your	68 -8Ʋ9Ƹǝ11ŵƄ12ǔ13Ƥ15ƃ23ǘ26Ʈ32Ǖ
if yours	88 -7Ƥǝ10Ŷ35ŵ
important	78 11ƶ16ō19Ʊ29ľ
important to	84 7ľ8Ʊ13ƶ
improvements	90 11Ǣ22ƌ
in	32 -32ƭ-24ŗ-21ĺ-19Ŕ-18ŒŞƮ-16aŝžǟ-15ouZœƁ-14ŢƘǃ-13wƔƕƠƧƨǘǥ-12ōśƓǄ-11ƴǩ-10pxDŊŐƺǔ-9ŨƋ-8BłőŶǇ-7rFPŉşźƀƇƒƖǦ7ńŏ8NŁŜŻ9jzĽŇŌŎƃƌƛ10yAŹƶǂǓ11Ɖ12dK13QĻƦƱƵƹǈǋ14iGXľŽƊǞǧ15EƤ16ķŷƷƼ17sŅšƚƲ18mŤƣ19ŧǍǐ20űƞƾ22ĵţƍƐǡ23qǑ24ST25RŖƎƪǌ26Ń27vŚ28ǅ29n30lƸ31ƥǏ32Ķƽǉ33ůż37Y39Ǌ42C48ƗƝǗ
in #	65 -20ƭ-15S-11Y-8J-7ŕũ7Ʃ8ūƚ9eyƲǣ10d11Q12ſ13őţ14ǧ16E20Ů21ǅ23ƈƌƹ24ż30I35Ǟ36ƅ
in $	58 -39Ŕ-21ƈ-19ƭ-15Ɨ-14ǋ-10ƪǃ-9yŭżƠ-8ņŎƒ-7HŉƷǅǢ7Xơ8kmnGƣǄ9ŦǤǨ10ŁǍ11FPƍƯ12EŌ14Ž15sƼ17Ɖ20ķƵ22qŘ23Ķ25vţ27Ĺ29C30Ƥ32ůǊ37ű54ŧ59S
in @month	74 -10ŕ9Ɵ10ĸ11Ľ12y18Ź19ǜ22ƾ23ť24Ť
in a	56 -14Ɲ-9ǥ-8ǩ-7Cű7ƼǗ9ŻƃƥǉǑǢǧ10qYƚ11żƾ12Ƙǋ13ķǊ14Ű16iǁ18T20Ś27O29Ńƙ30ľ33ŭ
in an	86 -21Ž-7Ŝ14ż15P16ƞ28ľ35ǖ
in and	84 11Ǘ12Ɛ13Ɵ23d
in any	88 10ű
in at	84 -9Ơ11G55Ņ
in between	90 14Pš
in business	83 -10S9Ɵ72ǅ
in case	80 8Ɗ10ƀƁ12Ǩ13I17Ʋ22Ǡ
in charge	90 17Ǚ29Ł
in coverage	88 -17Ɓ42š
in for	86 11Ʊǀ15Ű23Ǒ35ű
in force	84 11Ń12Ō39ŏ
in from	90 -18ǔ9s26ǖ31Ǖ
in front	79 8ř9Ņ39Ś
in full	86 -9Y41Ĵ
in good	77 14ĵ24ǂ
in ground	90 20ƍ
in how	90 13c
in is	85 -11ķ11sƯ12ůƣ17Ũ22ǋ
in it	69 -23ǖ-10ƚǩ-9ǅ-7Ɨ8ņƄ9fƐ10ƅƙƟƷ12Ķ13Ǐ20Ʃǆ24Ʊ29ƪ36Ŗ
in law	81 14z16Q17AB18Ņ
in liability	90 -42ž10ơ21ǌ42ǡ
in may	90 11v15Ź
in mind	83 -15ū-10ŗ7ƶ33X49Ƭ
in my	85 -9ľ7L13jņ15Żƽ18ō
in on	80 -17M10aĽ12Ĺ17Ŭ28Ŝ39s
in one	82 9Ƥ10ǔ11Ƹ15Ĵ20ş
in or	88 16F20Ǝ22Ž36ů
in person	88 52M
in place	75 -10H-7Ɛ7Ǚ9Ƴ10Ļ16Ʋ19Ō38Ń40ŏ60Ʀ
in sales	88 -8Ǜ32Ǌ
in savings	78 -10ķ40Y
in school	82 -11Ʊ8ź16v28m
in storage	88 19ƥ
in that	67 -13ő-10P-9Cŗ7Ǘ9blĽƍ10Mƚ11ƣ12ų13ƥ14ŭǓ15Ųƞ18Ƥ21Ťƪ24S27Ɲ48G
in the	43 -18F-17šƣ-16Ơ-15S-14Ʈǋ-13Ɣ-12Ʀƪ-11ĺơƭ-10ƋƘǅ-9JQŖśşƅƤ-8apMŗťŭŰƟ-7ľĿňōœƬǔǚ7hƌƵƾǓǝǧ8ǂǇ9Xńŕ10fŤƛƹ11ĽŽ12ŹŻ13UƎǀǞ14lHĵƏ15mKŀ16LNƑ17y18Ƽ19Ķǌ20ŠƊƷ21ŪƸ22AƥǍ24Ɛ26Ɲ28ŵƽ34ŷǈ42n48Ǘ50Y57Ɨ
in there	67 -25Ǆǩ-14ŀ-13Ŝ-12GVŏ-11ƑƘ-10Y-9Ǐ-8bn8M9J10šţƌǓ11ƋƎǍ14ňƢ21ƪ26S33i36Ɲ42Ň51Ŗ67Ɨ
in this	81 -21ǅ-11G8k10Ļş11ǣ12ĵ13q18j33ǩ
in to	79 -8Ž-7M15ů19Ś23ǔ33R
in tools	76 18Ɲ30Ǐ
in touch	90 12ń15K34Ŝ
in town	88 -7lƸ11ǩ33Q
in trouble	88 7ǝ10ĸƿ14p
in wages	85 45ǉ
in when	90 -7ǈ18ǎ23Ǒ33G
in whose	80 19ǐ
in with	83 -14H-7ş7j13ŕǄ14Œƚ23n25Ʒ
in writing	90 -9Ư15Ƅ39Ʋ
in your	60 -16Ǎ-11Ǐ-10ŵƁ-9aƗ-8nǑ-7ŌŻǇ7HƳǒ8ĵļƪ9ŖŲƻƿ10ŀŔƍ11ŚƜǢ12Ķǚ14ń15ĻŽǌ17Ǘ18Ʀǐǡ19Ŀňš20c23gķƶ26ƥ29ƽ30ƣ32Ɲ
in zone	90 28ƙ
inches	90 13j26ƺ
include	76 -9Ǉ7Ơ14sƆǉ37ŏ
include $	80 41ŏ
included	82 -10Ŕ11ƀ12œ13ǣ15Ɓ17Ŗ
income	68 -10ŵ-7ǥ7ƭ10Ƭǔ13u28Ʈ31Ư39ǝ45T
income $	76 -22Ʒ-12u-11ŵ26Ʈ40Ư54T
income besides	79 29u
incorporated	85 14ǃ16ǆ
incorporated $	86 30ǆ
increase	80 24Ŕ36œ
increase $	85 14Ŕ25œ
independent	90 17Ǒ
info	84 11ļ18Ŋ20ń33Ǘ
information	82 10ĽǕ13Ǘ23Ļ
information do	90 8Ǘ
injuries	81 -9S11ž30ƃ37ǣ
injuries to	90 -10ǣ15ƃ18ž
injury	78 9ŗ13ƃ49ž
inside	74 -22Ǎ-8ř-7Ɗ9Ŗ11ūƛ13Ű14ƌƏ15ƪǄ18ƣ22ƥ40Ǣ
inside $	86 -22Ǎ-17Ɨ14ƥ18Ʃ24ƣ39Ǣ
inside the	88 -9ř13ū14ƛ18Ə
inspector	79 17ƈ
inspector say	79 17ƈ
instacart	90 44Ų
instead	86 8r11M12Ǒ17Ƶ21K
instead of	88 9r13Ǒ17Ƶ21K
instruments	77 34Ƙ
instruments art	80 11Ƙ
insurance	48 -16Ƹ-11ǄǢ-8Ǒ-7ų7rřƇǐǘ8AXŞŪſơǨ9Ś11ĺƴ12ƙ13šǒ14ŦƬƳ15şƃ16ŘƁƦƩƭǓ19ǌ20ľŏŐ21ņǥ22Łţƕ23WŒƄ
insurance $	58 -23ƨ-16ņ-14Ş-12Ƹ-11ǥ-10Ƅ-9Ƣ7ƕƙ8ŏŜǓǣ9Wǌ10rţǒ11ŝ12AŦƴ13ƃ15ľǨ16ǘ17Ƴ18şơ19ĺƭ23Ʀ32Ɓ37Œ
insurance at	86 -14Ƨ-12ş-11ƃ-7Ǩ41W49Ł
insurance card	88 26Ƅ31Ő
insurance company	80 7Ǥ12ƴ14ŐƇ19ľŞ
insurance do	79 -15Ǆ-12Ʀƨ-7ſ13ƀ17ş20ǥ28Ʃ33Ƭ
insurance does	86 19ǥ24Ǔ
insurance for	90 -12Ɓ13š
insurance from	88 11W14ǒ17ƫ
insurance hits	88 21ſ
insurance is	85 -16Ʀ16ƨ17Ʃ23ǩ
insurance now	86 -7Ő32ŏ
insurance on	86 -8ƕƦ-7r7ŏ13ǌ17Ǩ18Ƅ25ƨ
insurance or	84 10Aƃ13ƙ
insurance papers	88 -9Ǒ22ǒ31Ś
insurance pay	88 -8Ő11ž15Ŧ16ƨ19Ʀ
insurance through	88 -23Ʀ10ƕ44Ƨ
insurance to	90 7Ƅ10ƕ18Ƥ28ľ
insurance with	88 -18ŏ-12ş17Ő23ƨ
insurance you	86 11Œ13Ƭ15Ş20Ʀ
insure	84 -12ƒơ-10Ǎ-7ƣ12Ū13TƓǨ19ǌ29Ǣ
insure the	90 -13ơ-11Ǎ-7ƣ20ǌ33Ǣ
insured	60 -12ō-11Ő-10Ǐ-8ſ-7q7ǐ8ƀǃ9Ǔ10Ɯ11ƃ12Ǆǧ13Ŵ14ǌ17š18ǥ24ǒ27ş29ŏ32Ǣ40ŗ42ƨ46Ɠ
insured $	71 -20Ő-14Ɠ-13ō-9Ǐ8ŏ9ǐ11ǧ20Ǔ25ǒ26ş51ƨ55Ǣ
insured at	86 -16ŏ-12ŗ11Ǣ19ǥ37Ɠ
insured for	77 -7Ǔ8ǌ11ƀ44Ɠ70ŗ
insured what	80 19ƃ
insured with	88 19ǥ26ş
insurer	83 -11š-9ƨ-8ş13Œ15Ţ25ƴ30ő44Ő
insurer $	90 8Ő17Ţ18ő
insures	90 -11Ǣ18Ő20ş
interest	86 -12ǩ-10B-7Z7ƪ12Ĺ14H19Ɣ22Ň
interesting	88 8ō19B22Š
into	69 -10ǅ-8Ʊ-7ńƷ7ż8ĺ9zǨ10dłŎ11ƀ12ſ13Ŋ14Ť15gĶ16ƪ17RǞǣ20Š25ƌ26ƛ33S
into it	88 -8ń12ĺ13ƪ14S18Š22ƌ
into the	83 -9Ʊ-8Ʒ-7i8G11dS19Ǟ22Rǣ26ƛ
into your	85 8ƛ12Ǩ18łŤ21Ķ
inventory	82 16ƝǢ25ƗǏ
invoice	77 19ǘ21Ǖ
invoice or	80 23Ǖ
involved	88 10Pż11Ł17f
ira	88 56Ķ
ira $	90 36Ķ
is	23 -24Ũ-21Š-19Ƹ-18Ŧ-17Ʒ-14cŏţǘ-13Ɯ-12ņœŤ-10Sĺŧ-9šƝ-8Oňƹƽǡ-7dĴĽ7ŸŻŽƖƺƻǏǨ8zũŵƂƍƦƧ9Ņƒƪǁǝ10řųƀǔǢ11lXşƙƞƯƼƾǉǙǜǣ12ĿſƐǞ13AķŉūŷƑƔ14EŖŗŝŭžǇǖ15nFKľŞź16aIĶƢƫ17fƘ18Őƥ19QơƱǅ20hĵŁƩǥ21JNűƉƟ22vyŕůƠǆ23TƁƆ24pDPō25qRŃŒŬ26sYƅǈ27ǂǗǛǟ28ŴƇƊǃ29jŪ30ŶƲ32ĹƓƨǋ33ƶ36i39o40xǩ42Ǎ44Uŀ48t
is #	69 -18Ů-17Ƭ-14qŗ-10ŏ-9TŒ-8s7ƭ8ǐǣ9ǈ11ůƶ12œ17E18IŸ27X28D32ǩ39Ɠ41pv51Ơ
is $	73 -23Ř-14r-11t-8p-7nşǂ7œ8ǖ10ŏ11ƕ13Zĵ14w15RŒ16ń22Ő42ǩ49o
is @day	88 9k20L
is @name	75 -26i-15Ƹ-12ǟ-9Œ-8n-7pu7Ŝ9Ľǈ12J15o26s34ǂ46w63t
is a	54 -21ƭ-17ǎ-15iSƉƔ-13Ű-9j-8pĸŕű-7Ɠǟ7Zšſƒƚƿ8UŋŻƥ9RŒƎǙ10ŘŜź11xƈƤ12fŝǥ13bǍ14vĻ15rŬ16Ƈ17ƨǁ18CǅǏ19MƬ20Ž27Ʃ33Ū34L36ƅǝ
is about	79 -15ŕ7Ə8ǝ11I15ŉ18YĹ20ƪ
is alcohol	78 26Ǜ
is all	77 11ƛ13Ō14nƶ15Ǩ16ō17Ʀ22Z
is an	78 10Š11ķ12ƍƮ14ƀǉ17Ķ22Ƃ31ǆ
is any	85 -13Ɲ9Ŷ13u15Ǘ18Ǐ22ƥ
is anybody	90 -14n-11Ł9z24ŏ44ŷ
is anything	85 9ĵ12Ɛ16Ǖ17ſ
is asking	90 9ǧ10ǌ12Ƅ
is at	81 -13W-7ǈ10Ư11qĵ12nrŎ23ľ24Ʀ
is awesome	88 7o13Ǌ14Ƨ15ǟ26ƿ
is been	80 -20G-10S-8Ŷ7j10Ľ11i13A16ƈƌ25ő40ǟ
is business	82 -8ǋ-7Ǆ16U78ǟ
is changed	77 22Ǟ
is different	85 -13œ-8Şǩ-7Œ13ũ31Ŕ36ĺ
is down	77 -8ǟ12ƫ22Ɗ25Ǟ
is driven	80 12ŭ
is everything	84 16ķ18i19U25ş
is fine	86 12Ɖ15Ǌ17G18N
is for	90 -12L11Ŵ54ǩ
is free	90 12Ɣ15Ƨ16ǁ
is from	90 -15Ɖ-10T-8Ǌ12Ƌ15ƈ16ǔ40Ʈ
is going	77 -11ǩ-7Ļ7z9ŹƢ10ž14ƯǞ15ǟ17ł18ĺ20ũ34Ĺ
is good	82 11t13L19Sŝ20p
is got	73 -25n-13ń-10Š-7ĺ7Ũƾ8ŀ9ǆ12ź15Ő24Ţ25Ŀ26ƨ27ű53ş
is great	90 10ź13x14a24T
is he	64 -22v-14P-13ǟ-12Qźƺ-7BVŪ9nA11oǂ12h21qw31Ņ38ƨ39Ŵ46Ź53p60t61s
is her	79 -37d-25Ƹ-7q12Ŵ16ǈ17o24ǂ35v38B43ź
is his	81 -27Ŵ-25ǃ-13d-11aƨ-10Ƹ-9tw-7P8p13ǈ22ǂ23ź40o42q46ų
is holding	90 38ŀ
is home	88 -13Ű-9ź29l48C
is in	59 -28ǩ-24ǖ-21Ɣ-17Ĺ-15Ƥ-14ǋ-12Ƣ-11ǏǨ-10Ŝ-9ŷƮ-8ƞ-7ƒƠ7Ǒ8ųŵƑƥ9Ǎ11WǙ12ķ13ŁƁ14Ɖǈ15ŀ16Ū17q21ƻ22Ķ23Ɗ27n31ǌ39YƝ45Ǘ74Ŗ79Ɨ
is included	90 8Ơ19Ŗ
is insured	90 -16ō16ǒ19Ɠ26ş
is is	88 -7ƫ13ou16p
is it	42 -25ƪ-21ǩ-20w-16ŠƗ-15tŬ-14kƒ-13CşƝǔ-12ŏŵƠ-11msŤŨƥ-10bĿōŔŦŸƬǡ-9fyVXńƭ-8xDIĻŧƵƸƽǈǘ-7acpNņŷƛǑǢ7RŃŝŲǌ8ťƅǠ9ǋ10łŜǤ12Fǅ13uň14ŕřūƕ15ŚŴǥ16ŘžƀƼ17ŭŰƟ18oƖǛ19ĶƯ20TƢǆ21ǖ22ƶ24ƞ26Ǉ27Œ29ű30Ɖ31ƇƓǟ33ƣ35Ʃ39i40Ǘ41ŀ44Łŗ45Ŷǃ47U48j51P64Ɔ
is just	79 -14Ū-13n8ŭ10hƝ14Ʃ16y17Ŵ32ŷ
is kept	86 -9ő15Ű29ŝ
is left	79 13Ƨ14Ŗ24ƶ34Ŭ
is licensed	90 -13Ÿ-8ǈ29ŷ
is like	84 9ū11ǝ12ƪ13Ƃ
is most	84 -9ǖ20Ǌ
is named	71 -10ŷ11Ƣ16ƚ30ƫ
is new	90 -17Ŝ-13Ŗ-12Ĺ26Ǟ81i
is next	78 -16Ʊ-9ǩ-7ǥ16ƫ22ř24y27Ǟ36V56Ǎ
is no	82 7s8ũƲ9ƨ12Ǩ13ŉ14Ń
is not	69 -25p-24ŀ-10ǈ-7n8Uĸƅ9MĶ11ſ12c13lŖŗ15w17ƥ19Ŷ22Ǒ38v79ǩ
is now	90 51N
is on	63 -35ǩ-20ǌ-18ǖ-16ơ-13a-12wǇ-11Ʀ-10Ŭ-9pƩƬ-8r-7Ǣ7ƇǗǥ9Fǆ10dƑ11ųŻƢǛ12ƺǃ13Ĺ14Ŗž20Ő28ĿŮ29ZƓ35ŷ38ƨ51ſ74ǈ
is one	86 13ǋ26ǔ27y
is out	86 8Ūǈ9y15X
is right	86 11s13D31N
is she	69 -26Ū-19Ƹ-8mw-7Ǉ9r10Ź12ű13ź14x15py17Ƴǂ19vǈ22t28ŴŶ57q
is sitting	90 -8j8Ɲ11Y12Ɵ14n
is smart	90 16ũ20A26ń
is so	90 8Ū12w16ǩ
is somebody	90 -15ǎ15ǧ19Ł27Ɵ
is still	83 7ƪ10I11j14n15ŉ21D22Ƶ
is stopping	88 20Ţ27ŀ
is that	42 -25Ǉ-23w-18n-16vķ-13Ɠ-12yĺ-11A-10iIUĶŀťŮǥ-9ZƗ-8jŦžƞ-7qƽǞ7lDPŰƼǅǠ8BŔŗŪƝƥǁǛ9fsTƇƔƺ10ūƏƛưǚ11ŸǉǐǕ12bKńűŽƍ13pőƠ14EGůƅ15dFǋ16ľŁŋŷ17Ĺƻǖ18uĻƙ19ļŒŕŭƩ21C23h24ōǩ41Q44R
is the	42 -29Ŵ-28ƣ-26Ƣ-24ŷ-22Ƥ-21i-18ǈ-16p-14ŖƩ-13GS-12nŏƝ-11dƸ-10qCŃƈƕǐ-9YŦŵƑƵǅ-8MĻŤťůŹſƨǄ-7tLĴĹŁŢƯƷǃ7wƊưǉǜ8cXōƆƛƦƫ9hkŶƌƐǓ10ŐŚşƲ11mEŜűƅƓƟƠǢ12ķŮƙ13IƻǇ14AĿŭ15FŘųǥ16ƇǏ17ǌ18Œ19J20ŕŰ21xQ22yƔ23łƞ25ŀƬǆ26U27ƪ28v29jŗ30Ƙ35ǟ39Ŭ40ǋ45ƒ47Ǎ50ơ54Ū
is their	88 32Ņ
is there	47 -15Ƣǩ-14š-11j-10Ɯǈ-9Ŗŗƕǆ-8GŮƤ-7blUŜşžƒƥ7ƙƽǓ8űƳ9ŀŁ10DŞƔƸ12ķŬŹƂƏ13X14ǢǦ15ŌƊƑƶ16ƍƦ18n19AǛ22ŉǔ23ǃ24Yƣ27Ƨ28ƃ30ŵƲ37fƱ48Ǩ50ō
is this	69 -24Ł-19ş-17A-11o-9ĺ-8rĿǩ-7ł8Ɵ10ŏ14Ƶ20ǈ21ǅ27Ń33H38N40I47Ĺ98a
is under	88 -10ƒ7G15Ɗ27n
is up	82 -23Œ-12œ-10Ń-7ŀ12t18ź19Ǆ21Ž28i29ŕ73Ĺ
is what	65 -14Ř-12I-9Kž-7aXǩ7crCĴƶǢ8u9ŔŞƠ10ť11yOƌ12ivŀ13Ņ14Uƃ15ĺ16ĸ17G22Ŀ23ŤŦ34p
is when	83 -11Š-7kƒ9ƅ10S14G16ŧ17ť18ŕ
is where	90 -16C18D38M
is work	83 -13iR8ů70U
is worth	82 12ű13Ɨ14Ɓ32ķ
is you	77 -18ƾ-10t-8ƫǌ7Ł8h9p10a12ŷ13ŝ24ǂ34Ƣ73n
is your	41 -38ǌ-33Ŀ-29ǈ-28ǟ-20Ş-19ƻ-18oǗ-17Ʃ-16Ɔ-14BƃƝǆ-13ŏŖűǃ-12řŦ-11QŁőƇƬ-10CLƯǕ-9UƀƮ-8łŷƈƷǐǞ-7uMZĹŝŭƊƣƧǝ7ƅƥǀǥ8gDŹ9ş10eE11ŚƨƼǍǢ12RŜƠǖ13ŀżƘǄǔ14IX15iŸƢ16Ķƕ17ƫ18lA19qǠ20dƸǊǋ21PĵŒ22s24zƔ25y26T27ŘƲƾ28ž32Ǉǎ33x34wǣ36ů38Ń40ƺ43rǩ48Ƥ53Ň54t
is yours	81 10ƒ11A15ű16ǌ21ĵ24Ʀ29ķ
issued	90 37Ÿ
issues	86 -9ƃ13ǂ14Ƹ
it	28 -35Ĺ-23Ǒ-20qŹ-18CŅşǔ-17v-16Gǈ-15clLMƷ-14agtyZǐ-13XĸƦƸǄ-12ŉŷƨǢ-11HŻ-10pYƤǂǖǙǠǩ-9xƣ-8OŞƾǕǡ-7dzIVņŝźžƝƺǝ7ĿŵſǇǏ8Wǥǧ9JĵŋƄƎ10ŐŘƌƶ11F12ŴƐƖ13ŜšŦƁƂǘǞ14iƈ15ŲƢ16ĺūƯ18ŁƙƼƽ19Pǟ20ŠŮŸƊ21nAťƟ22Ɠǆ23ŎŚ24ƀǍ25Ň26BŒŔƭ27ŊǗ28řǅ29łŕ30bŬƉ31Ń33Ōś34Ť35Ƈƫ37UĴǃ38Ɔ39Ƨ40ųƒ41Ũƅ42ŀŗƞƩ43jrŭŰ45ŧƵ46œ47Ŗ48ƪ50ũ59Ŷ69ű
it #	84 -13ǡ-11Ɔ-8Ƭ-7Ʊ14ǆ26ŗ86ž
it $	43 -44Ǆ-30Œ-27T-26ǖ-22Ĺŷ-20Ŝ-18ŪǛ-17wĸļƶ-16qHƗƬ-15ŝ-14sǌǟ-13ťǈ-12jYŢƯƿ-11išǐǑ-10oVơƲǧ-9gZ-8kźƋƔƠƨǂǝǠ-7ĺľŕŞşŹŽƛƣƱƴƼ7ĴƎƭ8UŤƀƃǍ9bXĿƐƝƢ10Ķŵ11EWƄƙƩƽǗ12œŸƳ13Ů14ŔƫǦ15Ōƕ16ĻŎŰűǉ17ŃŐŠſƧǏ19Ƃƌ20ŀũ22D23ŧƻǩ24ƒ25S30Ũ31Pś34ŦƆ36Ŗ37Ŵ39ǘ40ǆ41Ŭ43Ƶ44r49ų50B62ƪ77Ŷ86Ň
it @name	88 -7ƫ14b15w40o
it a	64 -19ǎ-13Ơ-9ǉ-7DŤũƅ7ŠŬű8ǥ9Ŕ10ĺǣ13ůƔƞ14iŒŗ15FT17ơ18Ʃ20U21ƛ23œƆǟ31Ƈǅ47ƣ
it about	85 -17Ş-7Ƶ12ŀƶ13Ǟ14Ĺœ29Ž
it again	86 10Ž16Ɩ21Ɠ41ň
it all	68 -17Ž-12Ũ-11bA-9Ǎ7ŃŒŖś8ĴƵ9ĺǗ10Ŧǜ11Ɔǃ12ZƗ13ǋǐ14qŤƖƲ17Ƣ20k24ƌ26Ǉ27łǖ30ƫ
it an	85 -14F22ǆ24ƅ31ƣ
it and	69 -12ƪ-8ƒ7ǅ8Ƈ9œ10nJ12p15A17ơ18Ŵ21Ʃ62Ɠ
it appraise	90 -15œ31ƒ
it at	85 7ŗ8Š18ŏ
it back	82 -7Ŗ11ň29ƪ52Ɠ
it be	73 -15Ʈ-11Ŏ-8Ǩ-7r8bƯ15M16Ƭ17Ş18ŝ26Ŋ27Ļ40s42ǩ
it been	79 -7ƌ12jņšťǅ19U21ƈ
it before	82 10Ʋ40œ
it built	90 13ƅ
it burned	86 18Ƒ19Ɠ
it but	88 -10s9r11g16Ư24ŀ
it by	83 -23Ń-7M8Ł13ū14ś18Ũ31ǧ33A
it come	77 -17l-8Ɣ9Š11ƚ13Ǖ14T16Ľ24Ĵ26ł48Ť
it comes	84 11Ř14Ŀ22H29ľ
it cost	72 -15Ǣ-12Š-8Ɠ8œǚ17Ư20Ƒ34Œ38Ŧ45Ǐ
it cover	90 -7ŗ24Ŗ
it covers	90 -7Ŕ23Ŗ
it different	80 -18ƚ28Ř
it do	84 10ǚ11ƥ13ť36Ŗ
it does	88 13ũ14Ŵǆ
it done	90 13ǁ20Ō31Ń
it down	90 13f14ƀǞ23Ÿ
it due	88 36ŕ
it ends	90 8Ʃ9ŕ13ū
it ever	83 -15ŕ9ŭ16š19Ų29Ɗ30Ÿ36Ʃ
it finished	88 15Ɗ
it for	65 -19ǘ-16Ř-14ǐ-8O-7ĹƩ7Ō8p9ŢŲ10ĻƎ11Ő13T14ƭ16ƓƬ18b19ŎƵ21Ư25ƶ37ŭ49ƒ53Ŝ
it from	83 -16œ-9Ō-7Ǩ9Ʀǝ15śŧ18ǅ38ƅ
it go	76 -9Ŧŧƚ-7ŖŠ12ƞ15j16ś18Ƨ19ŗ20Ť29Ŕ32œ33ƫ
it goes	88 7Dŭ10Ǡ13ƫ16ų
it going	84 -11t-10ŝƷ8Ʈ10ľ13ƟǨ15e29ǟ44i
it gone	79 28Œ31œ
it got	83 -15Œ9g11ŧ12Ɔ14ƪ19ű
it happen	84 41ť
it happened	77 -18Ƴ-15ĸ7Ŧ15ť19Ť21ũ27Y
it happens	90 12š15Ż
it hard	79 24Ƴ36U
it have	77 -61ƣ-39Ʃ-7ŌƧ8ŮƋ10ǥ11ǆ15ƭ17Ńű20b23Ƈ34ƪ75Ǎ
it how	86 -10G13Ÿ14x18ƈ
it i	90 9Ŭ10ű12Ʒ
it if	83 11Ɯ16ƫ22Ƶ
it in	68 -43Ŕ-19J-10śǃ-9ǋ-8Ĺǖ-7ŀ7ĴƊƐ8Ńţƪ9Ŏ10Ķ11ƚ12ǅǧ14Ŀ24ƵǍ27Ō29K33Ś40ű70ŧ
it is	49 -21X-18Ŷ-17Ɣ-13EŮ-12Ń-11ƫǩ-10ctƒƺ-9uĶŹ-8pCLŖťŦŧŴǌ-7ľŇŚŨƜǉ7QUWŲƮ8hőŕƟƵǅ9ŊƁƊƕƼǈ10dřūŵſ11rŎƙ12iZŪŭƶ13AŔź14ůƭƱ16űƢǛ17ǆ19kǃ20Ž21Ǆǟ23ŷ27w28ŝ30Ɖ33n35Ʃ40Ơ47jƅ
it it	90 8ť14Ŀ
it just	64 -37ž-14Ł-9ŴƥǏ-8ŀ-7Ŷ7ŔřŤŰƨ8ƊƝƦ9ƭǛ10ńŹƟǆ11Ɯ12ŭǃ15n19r20ŜǇ28ĺ32ƀ33u42Ū
it lapse	90 
it last	85 -11œ-9ƛ-8Ŝǎ15ƈ18ƭ29Ŗ33ť
it like	80 -13m-9Ɲ-7ǝ9Ɓ10Ŷ13œ14ŭ15űƤƵ31j
it made	88 -12r23ƫ31Ƈ
it meant	79 29Ư
it more	79 -14œ-8ľŪ7ť11ŞŶ12ź14Y16Ň17A18Œ22Ǆ24ň
it mostly	90 -12ŭ-11ǔ10Ŵ12ǖ15ķ
it new	90 14Ǆ23ƅ
it now	77 -8ƒ-7Š18Ĵ28Œ33Ũ
it off	77 9ĴƂ10ĺ11ŚƐƾ14I20Ƅ26ŋ
it okay	88 8ĵ16ƾ
it on	70 -13Ɗ-9I7ł8ƅǘ9Ś10jƇǗ11Wű12Ʈ14ř15ĸ16L18Ơ19Ű26D29Ŕ
it one	80 -13Ǣ13Q20i22Ʃ26Ɖ36ǥ
it only	85 -13ŭ-9Ŭ11Ū12ň16ų17Ƣ26Ǉ
it or	70 -19ƪ-12sƱ-8ŵ7mŁ8ŊŦųŶƘ9ĸŎŖƌǘ10Fƴ11Ŭǀ12BƮǅ16śŜ18Ƶ20rơ23Š26c27ō
it out	76 -13FǑ-12ű-8Ơ8Ś9Ĵ10Y11ƪ12Ƶ14Š15A22ŰƟ25Ɯ
it over	77 13ŀŶ17Ĵ27r29Ǟ30Ɔ34T
it rains	77 14Ɗ15ƙ
it renew	76 28ŕ
it right	75 -10ơǧ-8k7Ō8Ĵ9Ʋ10ň12t13F14bƿǃ15ŏ17Ķ18ǌ
it run	83 -15ƭ-10Ŷ8š24ŕ29Œ39ű
it running	88 -28ǟ-7i24Œ25Ŷ
it say	72 -30ž-8Œơ7ǉ8ĵ11řŮǌ13ūſ18ǃ19ǧ24Ś32ŗ
it says	81 -11U9q10žǢ12FļƩ19ř20Ś21Ů
it sell	88 -13Ļ30ƒ
it sit	90 22Ǜ31Ƈ
it slow	90 -11ŕ-8U15b20ǟ23ǎ
it so	83 -7Ǥ7e11fOǒ13ķ15ĺ
it something	90 -15Ş11ĺ14ŀ28r
it sounds	90 -7Ň10ƽ26b
it start	90 -9ř-8M14b22Ť25ŕ31X
it still	78 -14Ÿ-7ņƫ8J11ũ12jSƧǋ13ŒŜ16Ķƺ17H39Ũ
it take	74 -21ő-11Š-10B8Ɠ12ť13ƬƱ22Ŏů26Ɨ28łŢ47ŧ
it that	78 -14Œ-9Ňť7Ŕ10ļ11ĺƐ14Š15Ĺ19ƴ25ŀŮ
it the	70 -27ž-14ƒ-12U-11Œ-10Ņ-7œƌƸǣ8Ǥ9xƶǁ10Ƅ12Řƈ13ż14ǂ15Ş16ļ22ĺ40Š42ŝ51ŗ70ŀ
it there	84 -43Ŷ-23Ň-22ŝ-10ǎ8Ǔ13ǖ14ǝ43U77ƞ
it to	70 -18Ţ-13ů-10K-9ƫ-7ź7ś8ŖƢ10Ÿ13J14Ĵ15B17Ń22ŭŴ27ų28Řƶ33Ŝ44ƭ
it today	75 -10Ĺ-9Ļ-7Ń7Œ12ĺŌ28ŀ
it under	83 8X10ǃ34Ŏ44ƒ
it up	69 -13K-10ĺ-8j-7i7Dũ8ūƅ9ŠŤŮƐ11ĴƏ13O14ƥ15Ō19ř21ŕƫ22Œ30VŚ33r52Ł
it used	86 -21Ŵ31œ35ŭ
it was	71 -21ƾ-10œ-8Ť7Ŕ9ƓƳ10ƅƯ11ƛ12ļ14ĺż21ŵ25Ũ39Ƽ48ũ
it went	79 -7ŀŖ12ņƳ13ƅ15Š24Ŕ40œ
it were	80 13ǝ
it what	75 -9Żǅ-8ŀ-7Ŗ8f9ķņƂ10Ũǁ11őřƖ13Ŕż15ŚŠƗ19Ʃ
it when	78 11ƅ13s17Ɵ19Ǐ24Ƨ26ǜ35Ũ
it who	90 -7ş8Ǘ13Ǡ14Ł17n
it will	86 8ĵ10ƹ11ƴ14ł18ũ
it with	76 -11S-9ŜŠ-7ǜ8Ŭ9Ś10sŊ13ƙ16Ƣ17ń19ǅ26Ƨ43Ŗ
it without	88 11ƈ29Ǩ
it worth	90 -8Œ37ű
it would	76 -10rŎ-7ǩ9ŵ11ś12ƒ15Ņ18ťư19ŖƏ24Ţ28Ɠ
it you	79 -17Š-12ŝ-8NUŜ7Q11Žƴ13oŀƪ14Ŷ19ũ21ż22ǌ46P
it your	78 -23Ǎ-20ƅǃ-14ƣ-9uů-7ŵ10B11ƽ15Ư16Ƥ26F28ƞ31Ŷ45ǋ59Ł
it yourself	77 -7ǚ7ǅ8Ɛ14Š15ƀ21ţ
itself	83 -10ķ-8ƺ10Ǣ12Ƙ19Ĵ21C23Ɠ
jeep	88 -9ǐ-8ŷ16Ū20Ŭ21ų
jewelry	73 38Ƙ
jewelry $	88 
jewelry instruments	79 11Ƙ
job	56 -13G-11Q-10jǏǥ-9őŗ-8sǝ-7Ťǩ8Ɲƨ9ňŭ11ţǀ13Ķǧ14Ʀ16Ƭǐ17R20Ƨǣ23ǈ24ůǓ40qV52SW53U62P
job $	67 -11G-9ǝ-8ƨ7ǈ11Ƨǧ13Wŭ14ů16SƦ21ǐǣ22V33q70U
job ask	80 14Ǔ
job even	80 22ţ
job or	84 10ƨ13P14W15ǈ
job title	90 9q37P
job what	90 -12ǥ12q18W
job you	90 -9ŗ15S19Ǔ22Ƭ
jobs	74 -9P-7ŭ10ǡǦ13ƨ15ǈǑ18V20ǔ24ƧǄ30ǐ
jobs $	81 -9P-8ŭ-7Ƶ10Ƨ21V24ǈǔ30ǐ
join	86 -10ǅ8Ŏ12ő31s
judgment	90 10š15c
jump	79 -18Ŧ-12Ň-9ĺ16ǀ17ƍ18œ29Ŕ55Ţ
jump $	88 -9Ň32Ŕ38Ţ
junior	86 7m9Ź15w21a
just	48 -19ŗ-11ō-10ǐ-9qFőƧ-8ųƥǏ-7xBŚƔǅ7fvUYśƍƝƩ8eŅŌƭǧ9rZŲƊƗ10ơǙ11sķŇƦ12ŊƢ13ƻ14hS15CKŔǈ16ŏǑ17uŪ21Ŗŭ24n25Š26ǋ28ŷ29ƀ31Ļ33ĹǇ
just a	76 -11ō-10TǏ-9ŭů-8Ĺ-7Ūŵ8ő11ŴƇ13ťŲ15Ɵ18ǥ21ơ22Ļ32Ɲ36Ŷ
just for	85 -12ǐ9Ơ15ů16Ǒ39ŭ
just get	90 -14Ŝ9Ÿ10ơ14Ŗ
just just	77 -11ŭ8Uơ9ƃ10ŕ11Ʊ12Ƽǝ13Ų14Ŷ19ǋ
just kind	86 9ŏ11ĺ12Š13Ŵ19Ʋ
just need	78 -7ŕ10p11eƕ12ŏŦ14CŐ17m19S
just now	73 -24ĺ16Ŋ60Ĺ
just say	85 11Ŋ13Ō14N50ǩ
just so	88 -10Ĺ9ŋ16n17ň21Œ
just take	86 9ś14ņǒ
just tell	86 16Mŀ
just the	68 -14Ŵ-11Ƽ-10Ŷ-9Ǉ-8ŭ7Šƀǉ8sƃ9e10ŗžƢǚ11ķ13ŜƦ14ŷ15ş17Z18ƻ19hţ29Ū33ǋ49u
just want	88 -11Ō8Ƽ13ư22Ļ32Ĺ
just what	88 7Ǣ22Y31Ɨ
just you	73 -16u-15Ɲ-10Ŷ-9ł-7Ū10ƨ12Ŕ14y17s22Ł24ǆ33ŷ47n86Ǉ
keep	57 -14eƞƪ-11Ķƃ-7Ĵ7qŸǞ9WŉūƝ11Ǚ12Ǩ13şƀǩ17Ɗ18YŋſƮ19Śǝ20Ǐ21ƥ25o29ō30Ƨ34ŰƷ35Ǘ36Ƶ
keep $	84 -19Ɲ-15Ķ13Ʒ15q29Ǐ37Ǘ
keep a	90 -9Ɗ8ƥ29ŋ
keep getting	80 15ǝ
keep going	86 -29Ƶ13ŉ36ō45ǩ
keep in	88 8Ǐ26Ɗ
keep it	78 -19ƪ-10Ʒ-9Ś-8Ǘ-7śƥ7ş10ƀ11Ǟ13X17Ʈ27Ƶ32Ű40Ƨ
keep on	88 9Ǐ19Ǘ
keep that	90 10Ű14ŝ20Y
keep the	75 -17ƞƮ-9Ǘ10Ÿ13ū18ƥ19Ǩ21Ś26ſ64Ʒ
keep your	86 13Ŏ17Ś
keepin	84 -12Ŷ10ŀ11U13ƶ15t17Ţǟ18Ž
keeping	79 11Ƶ13Uŀ14ũǟ16t30x
keeping busy	90 -39U-16x20t64ǟ
keeping you	86 -44ǟ15ŀ51xU
keeps	76 -10ǧ-8R-7ŭ7ţ8Ǡ10Ţ14cƻ23P24Ŀǒ27ŝ
keeps you	82 -8R-7ŭ11Ţ15ƻ25P27Ŀ29ŝ
kept	74 -13D-8ōő12Ŷƃ20Ǘ24ŝ28Ű36ƥ
kept $	88 -16Ű17ƥ21Ǘ
kept you	90 -9ő15ƃ33ŝ
key	88 -15Ƨ-7şƦ80Ǩ
keys	72 9Ŀ11vŃ30ų39Ɩ
keys $	75 10Ŀ11v33Ɩ
kick	86 9ŕ15ƹ17ĻŌ
kick in	90 10ŕ17Ō
kid	75 -26ų-7my8nƯ14Ɯ15Ƙ16ƶ18ƍ20Ʀ23ź29l45Ź
kid $	88 9lƯ19ƶ25Ʀ
kids	57 -13c-12a-10t-8mZ-7ķ8ƶ11ľ14Ũ17Ɯ18ƍ19ƫ20ƭƲ26n28vŹƯ29Ʊ31w44y47x64u
kids $	68 -15c-8t7ŭ8q9Ʊ11x20v26Ʋ34n70u
kids are	85 -25v-14y-7ǃ11L15w45ƭ
kids college	90 
kids doing	86 47x
kids in	90 -10u11N14y17Ư31v
kids names	86 18w
kind	55 -33Ǜ-20Ʀ-10ƪ-9ťƅ-8Ǧ-7jƕǈ7ŢƂ8ĵĺŮŴưƹ9bŖƨǟ10Ǝ11ŊƲǩ12iRX13űƚ14qŤƉ15ǆ16ŏƇ17ŧ19h21Ūƣ25ǔ29Ǆ32Ƌ42Ʃ
kind of	56 -33Ǜ-21Ʀ-10ƪ-9ƅ-8ť-7jǈ7ŢŴǥ8ĵưƹ9hŧŮƨǟ10ŖƎ11ŊƲ12iRX13ƚǩ14Ɖ15q16Ťűǆ17ŏ21Ƈ22ƣ26ǔ33ƋǄ35Ū
kitchen	71 7ǈ8Lł11Ǝ12ƞ15ǝ24Ǜ26M58ƌ
kitchen $	86 7Ǐ12Ǜ
kitchen table	88 -8L11ł36M
knee	88 16Ƹ38t
knob	90 31Ƌ
knob and	90 31Ƌ
knock	83 7mţ11Ĵ16R30ź
knot	90 43f
know	52 -11Ĺ-9Ǆ-8ŎƮǔ-7jnSŌƽ7GTŕǟ8OĻŜƟ9ƀƛƷ10Ľņƈ11cňţƐ12Ǝ13wŔ14AŒ15ŲƧ16Ɠ17rŰƩǃ18ŅōƸ19Ƴ29ǩ41ŉ47Ŗ
know $	70 -13pĻǩ-8ƽ8Ƨ9žƈ13Ƹ15ƛ16Ŗ20r32ō53ŉ
know about	74 -15ǩ-8Ƽ9ƝƢ10ŹŻ12ţ17Ų18Ŗ19Ǝ
know how	79 -13S8G9ǁ10Ə12Ń15O16ǩ24c
know i	86 -12Ŗ8Ŧ11ŽƷ29ň
know if	72 7ƀǡ9fFKŽ10ŏƵ11uŲ12Ɯ13Ʃ19ƂƐ
know it	84 9Ŗ13Ư14ǣ15T16p17ǟ
know of	90 7Ƹ10h
know the	86 7S9ř10m12G
know this	90 7ŗ24Ļ
know what	69 -16Ƃ-12Ř-9Ĺň-8ŕŜƮ8ņƷǝ9ƃǊ14Ƨ25Œ27Ɠ55ǩ68Ŗ
know where	88 10Ƅ33Ű
know your	86 28Ř
l	84 -36ŗ-13Ƃ11Ǧ13ǃ24ǡ77b
labor	90 8ǎ13ǜ20ť
ladders	90 9Ǚ22Ǆ25ǈ
lady	80 -14ǈ-7x8ŵ11ǁ12ŧ13Ŝ16t23o25Ɯ
laid	82 -7W9ƃ13Ƨ16B17ŵ20Ǩ27Ň
laid up	88 10ƃ19ŵ22Ǩ
lake	82 8Ɯ11ķ13ƙ23k27Ɵ31g
land	81 -12Ɓ-10Ľ7Š11Ƒ15Ƥ17G21J28Ň44ķ
landline	90 25I
landlord	69 -17Ƅ-7ŒƔ22Ơ31F38ơǌ
landlord $	84 -67ǌ13F102ơ
landlord need	90 -49ơ-21Ƅ24ǧ53ǌ
landlord want	84 -9ǧ-7ơ31ǌ
lapse	81 27š
lapse $	84 8š
laptop	88 -12Ǐ14Ś15Ǘ23Ɲ
large	90 38Ɔ
last	46 -12Œũ-11Ŧ-10pŤ-9SŠŧŨƃ-8dBDŃǢ-7GŸǁǧ7jĽƓƶ8ioyĴŁŬſƩƼǒ9ƐƑƫ10Ĺł11Ƌ12ŔżƲǂǘǨ13šŻ14űƺ15cţǉ17ƚư18Eƹ21ƈƸ22bŜ23Ǜ24aĵǣ25ǙǞ26Ǐ27Ŗ30Ǌ33ņ38œ39ƾ
last #	71 -16Ƽ-13ř-8ƭ11e12ǣ14ƹ18Ż20ť21E23š25Ƹǉ
last $	80 -10ĸ11Ƌ16Ʈ39ƭ
last agent	85 -32Ŝ11ſ37ņ
last check	90 13ƾ23Ǣ
last checkup	77 16Ƹ18ƾ
last few	77 -20š16ţ25ĵ
last look	88 -14Ŝ9ƫ14ĵ33Ŗ
last looked	80 
last name	78 -10ƾ-7ǃ13aw16o47b
last one	90 11Ǥ14ƚ15y
last policy	79 -12ĺ14š32Ĺ
last renewal	73 12Ǟ39Ŝ
last see	86 16Ʋ28ǂ
last spring	79 -7Ť29ţ
last statement	90 10Ķ18ƪ
last talk	90 9Ŝ11Ľ
last time	70 -9ũǧ-8Ɖǩ7Ʋ8Ɛ9ĸǒ10ƈƓ13t14Wĵ17ſƛǘ20ŵ26Ŝ27ƺ28Ŕ
last update	90 -24Ǐ10Ʋ24Ǣ
last updated	77 -45Ǣ8Ǎ70Ǐ
last workers	80 21ǣ
last year	69 -17ť-10ƃ-9Œ-8TĽ7Ǧ9Ǒ11Iǘ12ǣ14ĺ15őš21Ǟ53œ55Ǌ
late	84 -12Ƙ10Ǖ11O12Ń13L15ĵ24ǎ
lately	73 -16Ƽ-9Ť9Ǖ10Ż11ǂǙ12ĺżǣ13Ǐ14ǜ15ţǟ17Ƹ19ƾ
lately $	75 -16Ƽ9Ǖ11Żǂ13żǏ16ţǟǣ18Ƹ21ƾ
law	79 14z15Q16AB18Ņ
lawsuit	88 -7ŗ12Ŀ16Ǧ25ķ
lawyer	78 8A13ǡ15ǩ17ǜ20ķ29Ʋ
lay	90 11Ƥ15Ƨ22ư
layer	88 -7ƈ14Ɖ16Ƃ
leak	76 -13Ɯ-8ƈ8Ɖ10ũ16Ǝ18ƛ30Ť
leak or	80 -9ƛ34Ť
leaks	79 -13Ƌ29Ɖ43ƛ
leaks $	86 -35Ɖ-14Ƌ90ƛ
lean	85 -7Ŭ10ƃ19Ň25A26z
lean on	86 -7Ŭ10ƃ26zA
lease	60 -15ŕ-14ś-11Ǎ-8nŔǓ11Ĺ13F14Ơ37ǋ39Ŭ40ơ52Ƥ60Ƣ75ǌ
lease $	73 -9nǌ-7ơ8Ŭ42Ƥ59Ƣ
lease ask	77 7ǌ37Ĺ
lease it	85 -14ǌ13F45ǋ
lease require	88 -10ơ39ǌ
lease say	84 -13ǌ60ơ
leased	86 -14ǌ7Ǐ13ǋ20Ŭ
leasing	88 -7Ƥ8ơ13Ƅ23Ŭ39F
least	86 9ŗ12ŧ13ƞǡ15ǅ18ő
leave	60 -8ľǨ-7Ŏ7GŁŋŷƘ8sƂ9ƀ10ƥ13ĻŊƟǜ14Űƫ15ĺǩ16Ƭ18ŗ24ŉ25Ţ26Ƴ33Ƨ35ƶ
leave $	77 -7Ţ7Ƨ12G29ŗ
leave a	90 -7ƶ7m10ƭ36ǩ
leave behind	88 -8Ļ36ƶ
leave it	83 -16Ţ10Ƃ17Ŋ23ĺ25Ű30ƶ
leave something	86 13ƶ
leave the	82 -17ƶ10ŋ11ƛ13sƀ14ǎ17ƫƳ
leave them	82 -19ƶ13Ƙ24Ƭ34Ţ
leave your	90 24ƶ
leavin	90 -11v13y15Ŀƶ17Ţ
leaving	82 -12j8ƶ14Ŀ17V31Ţ
left	69 -7ǩ7ķ8f9lĸ10Ŗ11Ķ12ŉƧ16ŕŢ17ō19Z20ŝ26Ŭƶ27Ɣ
left $	83 9ƶ13Ķ20Ţ23Ɣ25ŝ27Z
left on	77 11fƔ19ŕ27Ŭ
legacy	90 40ƶ
legal	79 -7ŗ10ƀ13ŋ15ž17Ʋ30ǃ
legal name	88 34ǃ
legally	90 9f12ŷ21ǆ
lender	72 -7Ɩ17Ŭ20Ƅ64ƕ
lender $	84 18Ƅ19ƕ
lender asked	80 -7Ɩ15ƕ
lenders	90 -10Ʋ7Ŭ13Ɩ15Ƅ
less	79 -13ǉ-10Ŭ-8Ĵ10ķ11S12Ǉ13Ʀ15ƒ18Ů20ľŅƪ
less than	85 12S14Ʀ20Ů21ƒ
let	62 -13w-12Ŗǩ-11s-8Ľ-7ŇŔ7rDIžƀƏ8iŁŐų9ř10OƄƪ11ŃšƜ12ĵƾ13NŪ15ŊƎƐ17ĻŎ23Ž24Ş31a38ǜ
let me	70 -14w-12ǩ7dǁ8cDIKƏƝ9Źƀ10iŁŐŘř13O18ŊƐ24a
let us	78 -16s-8Ň-7ǐ7ķ11ž12Ž13Ō14ar18ĵ21Ū28Ŏ
let you	80 -11Ŗ7Ǔ8Ƅ9x13Ń14š20Ǝ21N26Ļ36Ş
letter	74 -15œ-10ļ-9h9JūŸ18K20b28Ś37Ľ38Ŕ
letter $	86 -11ļ12b25Ľ
letters	84 23ř39b
level	72 -9Ǎ-8Ʊ7ū9ŀ13ƣ16mƩ21Ɗ30Ɔ
level $	78 26Ɗ
liability	59 -8ǐ7Ǌ11Ǜ16ŗ17ơǚ20ǌ22Ƃ26ƀ32ǡ37ž
liability $	72 -27ǡ-9ž-8Ƃ16Ǜ22ǚ26ŗ33ƀǦ
liability do	88 -44ǡ31ŗ32ž
liability does	85 -12Ǧ15ǡ25ǌ
liability is	86 -15ǡ12ž23ơ
liability limits	70 -22ǡ-10ŗ52ž
liability on	90 -8ŗ19ž
license	61 -11n-9pI-8ŕ12ƺǛ14ŷ15o17d18Ƅ19aǀ20Ź25ū44Ÿ
license $	72 -22Ÿ-17ŷ-10p-9ū10d13Ƅǀ15ƺ16Ǜ18ao30Ź
license now	80 15ŷ
license number	83 -11I39Ÿ
license plate	88 -14Ÿ44ū
licensed	75 -7ǈ9Ź10Ǩ26Ÿ35ŷ
licensed $	85 -7S22Ÿ
lie	90 -9Ǩ8Š52Ŀ
lien	88 39Ŭ
life	56 -15Ż-14q-13U-12ŏŗ-11Ő-7VǨ7Ʊ8l10W11Ũ12ş14m15ĺ19i20Ƭ30ƭƿ31ƪƵ34ƴ35Ʒ46Ʃ50ƨ55Ƨ65Ʀ
life $	76 -15q7ƪ9t10Ʀ12ƨƸ13ƭ16l19Ʃ
life and	88 -9Ƨ24W
life coverage	90 -15ŗ-10Ƨ49Ʀ
life insurance	66 -12Ő-11ş-9ŏ-7Ǩ7Ƶ8ĺ9ƪ10rƱ15Ʃ21ƨ24Ƭ27ƭ39Ƨ45Ʀ
life is	90 9ƨ20Ũ
life policy	76 13Ƨƪ19Ƶ20Ʀ
light	83 12Ɛ13ĺ16Ōż24Ʈ
lights	90 -12Ŷ-8ţ8D10š15Ż24U
like	44 -22J-16ǐ-14ŎǞ-12P-11śƱ-10ĿŤǠ-9ľǡ-8ƢƦƻǄǝ-7WĹƔƣƤ7FœŖŸƘƠƽǗ8yŔūŬƂ9aTXŋŜţƎưǖ10ADŦ11ƌƐƭ12rŀƁ14gǍ15jłőŧŨƺ16Rűƅǩ17YŮ18Ōƞ19Ń21ŉž22Ų23vĻƶ25KĴ26ƿ27Ň33ŝ34U37Ŷ
like #	73 -23b-12m-10Ż7ū8Ž9HXŢƘ10Ƭ11vĴţŦƂ12ư13Eż16j17Ů18ŗ27ž
like $	75 -40ŀ-13ŏǄ-8ƣ-7Ƙ10Ɓ12Ǎ14Ư18Ļǥ25Ň30R34Ũ38ǩ50Ş
like a	66 -7ķƢ7ţƍ8jFŘŠƆƑƛƭ9PĺŋŶǈ11nŐūžƙ12ŜŷƵ13YǍ14űƜ17Ɣ24ť
like about	78 -43Ş-11Ň26ŝ70ŀ
like an	86 -9ƕ7Ķ9Ƅ13ŏ19Ū
like for	81 -9Ư7Ũŭ8Ʒ11Ʈ12ư13ŵ16R
like home	90 50ƞ
like how	88 7ƭ11ǝ13Ť14ő17ƿ
like it	72 -30ŝ-14Ĵƞ-9s8D10rŃŌƓ12ŋ17ŀ19Ů20bm21U33Ň53Ŷ
like me	86 8ƺ10L14ņ
like that	69 -11ŝ-10ō-9Q7ǀ8Ũ9W10uűŲƹ11ųƜǎ13ł14Ŷǔ17Ŕ24ƿ26ƺ29Ɲ
like the	75 -16Ɯ-10ŝ-7Ƶ7Ĵ9ĺŇ11ƅ14Ŗ15D20ŧ27Ń39ƞ
like this	76 -9ŁŃ-8ĺ-7ǝ7ũ12ŏŕ13Ƥ25ƭ33A35ł
like to	65 -16ŝ-13Ƥ-12Ň-11ś-10ŎŢƷ-9P-7ł8Ŕ9KŁŞ11ǩ12ļ14M15ō18ƶ19Ŋ22y25Ō33g45Ļ47ŉ59Ĵ
like under	90 8Ŧů9G
like what	85 -14ǩ8Q9P16X19Ŗ20v34Ň
like when	88 12Ƌ13Ń14ƌ22ǖ
like you	81 -10Ǡ-9Ļ8clƬ9N10i11ŉ12BVǘ
like your	81 -12W-9Ĵ-8P-7žƽ8ų10Ư14L15F21ƶ25ŝŶ27ǩ45U
liking	83 -7v11b14Ň21t24x
limit	75 -33ž-11Ɨ-7ơ9ſ14y18ƓǍ28Ǣ43ǡ
limit $	78 -34ž-8ơ-7ŗ10ſ19ƓǍ20Ǣ51ǡ
limits	61 -8Z-7Śơ10Ə11Šǌ19Ǧ29Ǔ36ž51ŗ
limits $	74 -35ŗ-8Œ-7Ǔ8Ǣ11Ǧ19Š22ǡ55ž
limits are	79 -11ǡ-9Z29ŗ
limits did	80 9ŗ
limits do	77 -15ž-9ǡ55ŗ
line	64 -7CƷ7ŋŚǄ8wEOŕǩ10Ǟ11V12Xƫ13a14ISĴ15s16łǊ17Ł18ƛ23q24Ɣ25P
line $	79 7Ǣ9a12ŌŚ16V20s23Ł25Ɣ
line is	90 14q
line of	78 -8C9Ǆ17SǞ20q33P
lines	90 11I12Ƽ18ŋ
link	88 -13ś14ǘ15Ƒ24Ō
liquor	90 -17Ÿ-11ž12ƿ42Ǜ
list	64 -9Ǚ-7Ű7Ŀ8h9Ǐǥ10fǗ12ĺƜ13Ƙ14nńǌǘ19şƒ20Ǝǐ22Ŭ23Ɨ25ŷ29ľ
list $	88 10ĺ11ľ14ń
list every	90 11nŷ14h18ǥ
list for	90 7ĺ11Ǐ29ƒ
list of	86 -19ơ20ǌǐ28Ɨ
list off	88 10Ǝ12ş16Ū
list the	88 -8Ű-7ƕ12Ŭ14ƎƘ18Ɯ20ǐ
listed	79 -8Ÿ-7ǩ11ǧ13Ƙǌ14aP16ƫ17ơ18o
listed on	88 10ƫ11ŷ13ǧ35ơ
listen	90 9s10A20ǩ
little	60 -12o-11ű-8ƛ-7B7lzIņŐŽƹǁ8cdĿŨƳƻǄ9ļ11ĶūżƎƞ12Y15Ŋ16Ʀ17œ18Ņ19v23Ư26w27u31x
little $	79 21Ư
little about	84 -20x11q13gƳ14zǄ19u
little bit	85 9l10W13ņ18Ŀ
little one	83 -14o12żƯ16w23v27x
little ones	83 -11ű9w63u
live	64 -14ŵ-12ǋ-8Y-7ŐŒ7Eƚ9ƅ10ƽ11DƃƟ13Ƥ14F16ĶķƠ19h22Gƣ27z33Ʒ34n38C41Ʈ
live $	79 7Ʒ9E16D29ķ32C
live in	85 -14Ǎ12ƅ17C19ƣ20Ƥ
live on	82 -12Ƥ-10Y-7ķ16ƃ22Ķ29Ʒ35Ʈ
live there	88 -9Œ14G23Ơ
live with	90 -9Ő11Ƣ16X34n
lived	85 23l27G
lived there	88 26G
lives	73 -13z18Ƣ21ŷ40n
lives there	77 7ŷ17n22Ƣ
livin	79 -9G7F8z11Ɵ14HĿŖƞ17P24S
living	70 -15ŝ-11T-7ŐƜ8Ƣ9kƐƤ10ƲƷ11fG12Ɔ15Ǎ16H20n22ƞ26z31F32qP
living $	81 -13T-7ƞ26z27q37P
living there	85 -17ŝ7Ɵ11Ƣ22nH32ƞ
llc	79 -8ǩ22ǃ51ǆ
llc $	90 33ǆ
llc or	88 18ǆ
loan	62 -15Ƅ-8Ʀ-7Ƴ13Z15Ʊ29Ɣ48ƕ51Ŭ59ƪ
loan $	83 8Ɓ12ƪ26Ŭ38Ɣ
loan against	80 -44ƪ63Z
loan for	80 21Ʊ
loan maybe	80 21Ʊ
loan officer	90 37ƕ
loan on	75 -38Z14Ŭ72ƪ
loans	69 -8ź10ƕ11ƪ20Ʈ22Ʊ49Z
loans $	74 -29ƪ-8ź8Ʊ26Ʈ46Z
local	81 11Ŝ14Ő16M17ǔ21ľ40l
located	86 -15Ǟ-7l16C24ǋ
located $	88 19C
locations	84 22Ǟ31ǋ
locations $	86 46ǋ
lock	83 7ƍ12ƣ20Ōƥ22ǎ
locked	80 -8ŚƊ13Ŏ22ƣ31Ű36ǘ
locked up	90 -8ŚƊ7ƥ11ǘ20Ű
locker	90 -12Ɗ42ƥ
locks	90 10Ǝ14ũ
log	90 -9Ž12Ǘ21Ś24Ƈ
logs	90 28Ɛ
long	53 -13Ƣ-12ŭƶ-11Š-9jP-8ĸ-7ƞǌǟ8Ŀ9gvŕř10fHƄƈǩ12iƏ13Ů15l16ūƟ18Ÿ20ů21Ʈ22ŧ26ť28Gš32ǝ36Ƥ37Sƭ39O46ǅ52ő
long $	79 -14ƶ9ŵ12Ţ15ŝ21Ůǩ24ő
long ago	82 -12ǅ-7ŧ16G17ƈ49ť
long could	76 10Y29ǝ30Ʈ
long did	88 -18ő-12Š12š63ŧ
long do	81 -13ő-8ƞ19O20Ƅ21H27V40ƭ
long have	65 -15i-13ŝ7Ƽ9S12Ÿ14ő16O18f26lG30ǅ31š
long is	86 -20Ƣ-10ǌ-7ơ15Ɵ41Ƥ
long time	86 -9P11ŝ19ő22Ÿ
long would	85 -10ĸ9ǘǨ10Ʒ27Ʈ
long you	78 -17ǅ-7G11ő23ƭ33O83S
longer	90 -7Ǔ10ǌ12ƭ21ŕ
look	62 -14ŭƈ-7ŌũƷǩ7ĽūƇǢ8ŉŒřǜ9pǠ10Ŏ11ľŜ12T13JŗƉǊǙ14łŖ15R16ĵ17j20z21ĺ24ſ30Ư
look after	81 -7ũ14Ǡ27z35Ư
look at	70 -7Ļ7ƫ8ƇǢ9Ľ13Ś15JŜǙ16Ň17ĺ19ĵ20Ŗ21ł
look for	90 -12ǥ11ŗ19ſ27ľ
look like	77 -17ŭ-11Ň7Ư8yƮ10jŉ11Œ12ǜ16TĻ18ǥ19Ǌ23R
looked	75 8Ķ9ĵĽ32ń
looked at	76 8Ķ9Ľ17ń
lookin	80 -8ĺ-7ƒ9N13ŚŢ14Ũ15ĹĿŃƐ16Š24Ǟ
lookin at	85 14H15Ũ16ĿŚƐ17Ń
looking	68 -9T7Ň8j9Ɩ10ń11ŠŶ12X14V15yHĹǊ17ľŚ18ĺ19Ń33Ƭ
looking at	79 -26ĺ-7Ļ9X12ń13Ŷ18Ǌ20y23ŚƬ25Ĺ
looking for	84 -15Ǟ-12ĺ-11T13Ļ15Ň16Š17Ƭ23ľ27H30Ĺ
looking to	82 -9ĺ8Ţ9X10H17Ǟ27Ń
looks	76 -14Ǡ8Ļǖ9Ɵ11zǘ12ŵ20Ň23Ŝ30Ʒ
looks after	90 12Ɵ13z30Ŝ
looks like	85 -11Ǡ9Ļ12ǘ14ŵ33Ʒ
lord	90 13v15k
lose	67 -11ň-8Ũ-7ŗ8ƊǔǙ10Iĸ11ĿŞ12ŝƳ13ő14Ǔ16ǝ17Ƨ27ǩ38ķ
lose $	78 9ǔ15őŝ26ķ
lose somebody	79 38Ƴ
loss	74 -8ż-7Š9ƺ17Ť18ŧ20ũ23ţƳ25Ř31Ŧ39ť
loss $	84 -17Ť-8Š19Ŧ21ŧ23ũ31ť34Ƴ
losses	85 50ţ
lost	72 -12t-9Ʒ-8Ɩ9ǀ11Ũǔ12ƨ13ƺ15ƃ16Y17ƚ18Ƨ27ň65Ƴ
lot	66 -12Ǉ-9ǀ-7ĺƆ7NƄ8ƙ9tRŇŻơ10ĿŐƇǟ11ǖ13Ť24Ű27ķ28Ɵ35Ɯ36Ƒ
lot $	81 -14Ǉ-10ǀ-9Ɔ12Ż15Ƈ23Ƒ34Ɯ41Ɵ
lot of	76 -7ĺ9N10RƑơ11ƙ13ŇŐ15ǖ16Ɯ
love	69 -9Ż-8P-7Ş7BƟ8ǩ9rƑǃ11Ǆ12lMżƶǋ13ŝǔ23ƞ25Uƅ33Ŷ37ǟ
love it	88 -11ǟ-10Ż7Ɯ8Ɗ9Ŷ16ż43ƞ
love that	83 -10ƞ12Ž14ƅ16Ŷ24ǔ
love to	84 10B12r17ƶ20M
love what	88 -24ƞ-9P-8ǩ-7Ŷ18ǋ36U62ǟ
loving	90 -7Ŷ14t30ƞ
low	78 -8ŧ7ƺ9ĵ10ŘŮ12ŗ14c19ƙ23Ɨ32Ņ
lower	73 -16Ř13ƃǩ17Ļ24Ŏ27Ņ31Ɗ
lower level	78 37Ɗ
loyal	86 -9Ň-7ŝ15ő40Ţ
loyalty	90 14ő16Ǘ
ls	90 -12E56b
lucky	85 12P13Ɣ32o
lumbers	90 22Ɠ
lunch	86 -10T11O12L15Ō17Ľ18N
lyft	90 35Ų
m	83 -9Ř22ſ37L49b
machine	75 11ƛǖ15Ƽ20Ǐ33ǝ
machine would	79 8ǝ11ǖ
machines	82 38Ǣ42Ǐ
mad	88 -8N13ǜ20r32ǩ39Ũ
made	60 -14ƈ-10ƻǩ-9rŇ7fņ8ƽƾǆǜ11Ń14ƌ15xƫ16ĹƲ18ŶƉƞ20Ǎ22Ŕ30Ƈ34Š41ĺ
made a	90 16ǜ
made of	79 -19ƈ-7ƣ26Ɖ28Ǎ47Ƈ
made the	88 11f13ƾ23x
made you	65 -10ƻ7Ƥ21ƞ22Ŷ30ĺŠ38Ĺ
mail	77 -34J-10ś-7ŵ11nĴ12ļ18Ľ24K26E52D
mailbox	90 9ż16ĸ18D
mailed	90 12Kś13Ś
main	72 -26P-15ŷ-11Ɵ8ķ11Ŝ12Ş13Ɗ14Ǖǝ17ǋ20ľ29ųƛ40Ǆ
main supplier	88 18Ǖ
mainly	86 7Ŵ8ų12ŭ17ǖ
make	58 -18ŭ-13œ-11Ů-10Ł-9Rŝ-7ǉ7ƎƳ8xOņǊ9sŢǐ10qŐŬǝ11ŃŌŲ15ǀ16ǚ17PŇƝ18c20Ū22Ļů23ǌ24ƮǄ28ł32T33ň37Ŏ
make $	85 -25Ň-10P-9Ʈ17ǐ23Ǆ77T
make a	81 -12Ů-7ƞ7T9ů11ǚ12ł16q21Ń25P
make and	88 8Ū
make it	85 13x15Ə41Ʈ
make sense	82 7Ň16s56ň
make sure	88 7Ʊ8ǒ10ƌ13O
make the	85 -8O-7Ţ12Ʈ16ĻŐ19łŬ21Ō
make this	88 14Ļ25Ŏ
make up	90 11ǔ32ł
make you	72 -15œ-8ǀ7ơǓ9Ŀ10O11Ļ12ņ14Ƭ26Ţ28c31ǌ39Ŏ
makes	69 -8ň-7Ǒ7ŝǐ8ŠƏǒ9M10Ŀũ11ǔ13X20Ƴ22Ł24ŀ
makes it	79 25Ƴ
makes the	84 9ǐ28Ł
makes you	85 9ŝ13Ŀ16X30ŀ
makin	90 9ł13Z17Ƅ18Ŭ
making	80 -11Ĵ-10ň8Ų10Ŭ11Ɲ12Z19ǌ24ǩ33ơ
making you	90 -17a22ǌ29ơ
mama	88 -12x11T15a16ƨ34z
man	77 -13Ƨ7ƣǈ8gj10rĹů11Uņ12Ǉ13aŨ18Ɗ35Ǩ
manage	79 -12š-9ŨũǨ18Ƴ29Ʈ32ŵ
manage without	86 -13š-9Ǩ-8Ƴ41ŵ
manager	83 9Ŏǌ15ǜ40ǈ
many	47 -25ǉ-14Ɖ-10iŒ-9QųŹƃƌ-8xőǍǟ-7ņǖ7şšƏ8SǨ9ƢƩ12ŲƟƭ14cŸƆƈƋƖǎǣ15ůżƿ16ŮŴƮ17Ż18Ɣƹ19Vǩ20Gŕŷ21ǔǗ22Ū24ń26h29ƣǑ33n39u42Ǉ47ǋ
many bedrooms	84 16Ɔ
many certificates	90 17ǧ
many claims	90 18ţ
many days	77 16ŵ20ů21šŭ23R26Ɩ
many drivers	85 -9Ź34ŷ
many employees	75 33Ǉ
many folks	90 12Ĺ35Ǉ
many hours	85 12Ų37R
many locations	86 28ǋ
many miles	73 -7Q14Ə20Ů30Ŵ
many minutes	85 10ů31O
many months	81 -14Œ9Ɵ18Y41Ʈ
many more	86 -17ǅ22ŕ65V
many nights	88 21Ų
many of	88 -15ǧ-13ƣ-9ǩ13c19Ƣ21ǒ46n
many people	73 -10ų7Ǘ11ŷ25Ǉ44n
many quotes	90 -11Ǉ24ń
many square	84 -20Ɔ43ǋ
many times	90 10ţ23Ż
many units	88 43ƣ
many vehicles	84 -21ǐ13Ǧ53Ū
many weeks	86 -14ŵ11Ƥ17Ɵ18ŕ22Ǩ
many years	66 -15Ɖ-11Ǉ-9Vǋ-8ǟ-7ņőż8p14Ʃ17c19ǅ23ǩ25ŸƋ32ƭ33SƔ34G36ƈ
marijuana	90 18ƹ21ƿ
marital	85 28f
marital status	85 28f
mark	90 7f12ƍ30F
market	80 -9r8Ŕ9Ķ12HƓ17Y36ƒ
market value	88 14Ɠ30ƒ
married	73 11r12ƫ22Ţ27o43f
married $	83 16ƫ41f
married to	90 -22f35Ţ36o
match	79 -7ǩ9ŝ11wŘƭ15ƅ29ų30Ķ32W
match $	90 -10Ķ13ŝ17ƅ44W
matter	86 7Ʊ8ľƃ9A25ō
matters	84 9ť12z36ľ
max	90 23ǩ36ŗ
may	76 7Ɩ9v12cŋ13Ź14Ĺ16ǩ17a27Ŋ
may i	81 -7iŻ13ŋ15Ĺ18ǩ19a31Ŋ
maybe	74 -7Ǩ7Ř9A10Ƈ12Ʀ13ƍ17Ʈ18Ʊ19ŕ
maybe $	78 11AƇ14ƍ20Ʊ
me	37 -16p-15B-14G-10wŔƩ-9ƙǃ-8JĺľƓƧ-7Ǔ7EŁűƁƌ8ƊƐƨƳǧ9jĿŅŢƭ10iuDMœŚƚơƴ11UłřƂ12ĽżƠ13eLǖ14ū15cŗ16Pŀ17ņō18lǈǩ19Z20n21OńŊ23dĹ27Ū29ŉǄ32Ť33b39Ŏ40ļ43ś49ň
me $	63 -20Š-15Ő-13ǐ-9ŀ-8I-7NŌǨ7Ũƅ8C9csOƎ11drĿŷ12TĽǄ13ń14Ś17mŪ18ǩ19Ļ21b30Ŏ49ŉ53ň66ļ
me a	65 -16xK-12J7ĻƑ8qŦ9M10zIƳǄ11ĵ12e13ū14u18ǩ19L20Ů22ō23Ɨ27ś28X
me about	57 -15ō-14U-13ŝ-12Ǟ-11ǐ-10rŖ-9BſǏ-8Ǘ-7VĺŶƙƽ7Ƒ8űƜƥǙǣ9żƏ10ŤƟǜ11šƞƦǈ12ŜŴŹƢǂǋ13kĶ14lŪƌǘ15uņůƴǛ16nǑǔ20ƨ21hH23Ƴ28P36Ǆ
me and	85 -10Ʋ-7n7ŪƇ14ń15ŀƄƭ
me asking	85 16Ơ18ZŊ
me from	90 11Ǝ20Ǐ
me how	65 -14Gǔ-9Ʒǩ7ĸŶ8qƿǁ9Ƈ10kƬǅ11b13t15S16ļŧ17ǟ19ǖ25Šƭ32x42U
me i	86 9ś11Ĺ15Ń23E
me if	73 -9ǋ-8J7ŶƂ8Ž9ƴ10HĽ11NƀƱ13Ƨ16Ĵ20F29ň30ſ
me in	84 10ƚ11ň16ƣ
me know	74 -12ǩ7Ų8ŽƄǁ9KƀƏƝ10Ź11ŁŘ14O19Ɛ
me more	88 -10Ǆ49ō
me off	90 -11ū10ř12ƴ13Jŗ
me recording	90 8ŋ
me so	88 -15ő12ŀ16b23ň
me that	81 7ř10ǌ16ś22Ŗū
me the	60 -22a-9IJ-8ƣ7ŦƖǍ8ǡ9ŒŰ10Ǩ11DōŐűơǐ12w14Ǡ15Ō16ƻ19Ɔ20ǧ21ǌ23ś30Ť32Ņ34ŗ
me those	88 10I12ž13ū
me through	63 -9Ũ-8Ư7ůǖǛ8Ǩ9yĸŖƛǄǕǘ10RżƋƤǈ11Ʈ15ł16Z17ǥ18Ū20ǝ24ŵ26Ť27n
me to	70 -10Xƶ-9ľŘ-8ĻƵ-7HŃ7Ƭ9Ǟ11ňǩ14ō15Mž16Ō19K22Ƃ28L32Ŋ46Ŏ
me what	58 -10jǩ-9ō-7ǟ7CƝǒ8MŇƇƗǉ9ŧ10WƉƶ11ŭ12ũơƪ13Ʒ14ŎƽǗ15ƚ16Ŀư17ƊǞ18ŚƠ19Ʋ22ŝ24gŨ25ŀ42Ĺ
me when	86 10ƴ11Ɓ12s13ƅ14Ń
me where	82 -7ǝ9ŰǕ10Ƅǚ15Ƥ27V
me which	86 19ų24Ɓ
me who	79 -7ƈ8ų11Ŭ12ǔ14ļ16ŁŜ24n42ń
me you	88 7k17Ľŀ20j
me your	70 -9XŚ-8ǩ7Jś8bŃƵǇǠ9ƈǞ10Œƞ11ǉǎ13Ŷ15eD17œ18Ň21a23d
mean	79 -13Ň-11Œ7ƺ8ĺ12ő19ǩ23ň31ō
mean $	88 -28ǩ8ƺ44ň
meant	79 29Ư
meant to	79 29Ư
med	84 57ƃ
med pay	84 57ƃ
medical	72 -9ž-7ƻ9ǂ12ƽ15Q18W19Ǘ21Ƽ30ƃ
medical exam	84 
medical payments	86 40ƃ
medications	86 36ƻ
medicine	90 -8ǃ38ƻ
meet	80 -13Ƥ13a14Ʀ43M
meet $	88 10M
meeting	90 
meetings	88 9Ǚ
meetings $	88 9Ǚ
mentioned	86 13A15nż21ńŖ
menu	90 15X22ǩ31Ǜ
mess	84 7Ƴ9ũ14Ŧ16ŝť28i
message	90 17Ĺ26K
met	88 8Ŏ11M16ĽƵ
metal	80 17Ǎ33Ɖ
metal $	85 22Ǎ
middle	80 11v13L22a25N
middle of	85 14L28N
might	81 -8ŀ9Ɯǚ10ş11ǁ13o16ǎ17y24Hō
mileage	81 13ů38Ů
mileage $	85 24Ů
miles	65 8źƚ11ǐ25Ŵ36Ə40ů52Ů
miles $	90 12Ů
miles a	83 37Ů
miles do	90 -8ů11Ů
miles each	88 -12Ů20ů
miles is	90 -8Q20ů
miles one	88 -15Ů39ů
miles to	90 19ů
mill	90 18QU21Ǖ22D
mind	63 -14Ş-12ū-11Ō-9ŗǦ-8u7ĺĻŚ8ńŽ9Ƃ10M11PZŃƯ12ǁ13r15ĽƠ16c17Ũ19Ŏ20ƶ23Xł27Ŀ32ś33ŊƬ
mind $	75 -15Şǩ-14ū-9Ō7Ĺ9Ļ11c13M14Ń16ĺ20Ľŀ21Ƭ22Ũ23r28Ŏƶ29X
mind a	90 -13ŉ12Ŋ15ń
mind if	81 7ǁ8Ŋ13c16Ž28ǩ
mind me	82 10l15Ơ17Z20P29Ŋ
mind on	90 41ł
mine	77 7i9Ş10exŊ11ƺ12Ÿ13ńŜ14Ƥǩ21M
mine $	88 8i18ǩ24M
minimum	79 53ž
minimum $	86 24ž
minimum or	90 -21ŗ34ž
minute	79 -15O10Ō11fŚ13u14i41N
minute $	90 -23O14Ō49N
minutes	70 -8J7ń11a12ĻŌǁ15ǧ17ů56O
minutes $	81 11ů12ń17Ō
minutes before	90 22O
mira	77 22u31x43w
mira $	79 -18w25u29x
miss	82 -9ǩ11Ĺ14ǟ18ō21š25Ǚ43ŝ
missed	84 15ĵ25š33ō
missing	84 -16Ő14Ŏ29Ɖ35Ş
missus	85 10p11st12r15ǂ16ŁƷ
mistake	86 52ǚ
mobile	88 10C13Ʒ27I
mod	75 65ǣ
mod $	88 26ǣ
mod and	80 12ǣ
model	81 26ǩ35Ū
model $	84 -10ǩ38Ū
mom	74 -8Ũ9Ź10Ƥ13ƽ17Ư22ŷ29Ƴ53z
mom and	86 -9Ũ8Ƴ24z
moment	77 -13ŗ-8ĺ27Ő43ŏ46N
moment $	90 -12ŗ-8ĺ15Ő20ŏ
moment or	90 12ŏ30N
moms	85 -8ƙǝ9Ƥ13qư18zŵ
money	60 -15ǔ-13Ő-12ŭ-11Ş-7ŜǨ7Ƴ8ņƪ9ŧǕ10ľĿƩ11rzXŢ12Y14ǘǠ15Tƌưǖ16ZĹƫƱ17ŀǚ19Ɲ22ĸ25Ʈƶ31A32Ų
money $	74 -14ŭ8Ļ11ņŧǘ13A15Ǖǩ17Ɲ23ǚ24Ĺ28ƫ29Ų
money even	80 21Ư
money is	88 -10T-9ĸ12ƶ15Ţ20r39Ʈ
money or	88 -15Ş16Ʃ33ŀ
money to	88 -15Ő-10ƫ15ǝ29Zƶ
monitor	90 -10ŷ35Ž
monitored	88 14Ǝ
month	54 -14ĸ-11Y-10ŧ-8I-7ŤŮƕ7Ƃ8ŃŨƥ9pƖ11Ő12Ǌ13š15ǉ17ĶŘ18Ņ19d20ť21Zŕ22Œ25TƤ34Ɣ36ǝ41X44Ơ52Ĵ
month $	64 -16Ŏ-11ĸ-8Ńťƕ7FƤ8Ƃ9Ő10Ɣ12X14ŕ20ǉ24Ņ30ǝ35T36Z48Ơ
month and	88 15ő24ť
month day	85 -16ť-7Ĵ16p25d
month for	81 -7Z9Ő15ƥ20Ɣ29Œ
month is	84 -9Z24Ɣ32Ơ
month or	84 -12ŧ-11I10Ĵ11XŅ13ŕ16Ɩ17Œ
month right	88 -21Ơ28Ń46X
month what	72 -17Y-8T7ǝ9Ǌ10d11Œ21Ƥ30Ř
month you	88 -10X-8Ơ21Ŏ28Œ
monthly	75 12Ơ15Œ20Ɣ37Ĵ
monthly or	83 21Ĵ
months	64 -9pI-8TZƠ7Ɵƹ12ŕ13ł15vŒ17ĴŮ18G20ƃǨ21ŧ31Y32Ʈ
months $	72 -10I-8Z10Œ17Ʈ19Ĵ23Ů24ƃ30Ǩ
months could	90 16Ʈ18Y
more	57 -15u-13ǅ-12ŗ-11s-10ű-9Ř-7HZŝǩ7ťƪƿǇǔ8źǡ9ǁ10AXĻƩǄ11JǦ12ľŃ13ŕŦ14őŷƺǤ16r17ũ18Ŀ19Y20gň26ž31Vœ47y52ō
more $	79 -16ŗ-10GŘ-9Ǆ7ƪ8S10ő12ň13y16Ň17ōž22ŷ
more about	85 -9Ŀ14ľ48ō
more kids	86 -15u56y
more like	83 -14y-13s11gŢ12XƬ14Ń17rv
more of	83 -10y-9Ū8ŭ11Ń12PŶ17Ŧ24g
more than	71 -10Sķ-7œǉ7Ư10őƘ11Ŧǔǡ12ƁǇ13Y15Ǧ16Œ17ť18ž20ƺ21G
more the	90 9ľ13Ş20J
more years	88 -17ǅ67V
mornin	85 9iůƋǛ15ƽ25L
morning	73 -10U8Ĺŏ9L11a12Ǚǝ14ŵ19i20R22ů
morning $	83 9iĹ13a14ǝ24R
mortgage	64 9F14ƭ19Z21Ʈ30ƕ50Ɣ
mortgage $	78 -15ƕ11F18Ʈ28Ɣ
mortgage and	86 18Z
mortgage company	86 -7Ɣ43ƕ
mortgage on	79 42Ɣ
mortgagee	90 16ƕ
most	61 -9ǖ8nŝ9ĺƦ11YŮƗ12Ĺ13ų14Ǌ15XƲ17ŸƘ24ǩ27Ŀ36ľ44ŗ
most $	82 7ų8ľ11Ŀ23ǩ24ŗ
most about	80 22Ĺ
most expensive	90 12Ǐ21Ɨ22Ƙ
most important	83 22ľ
most people	82 13ĺ15Ŗ16Ů21Ʋ24Ÿ
most when	73 9ľ19Ŀ
mostly	73 -17Q-14ƌ7Pŝ8Ŵ9ǖ12ķ18ŭ21Ǆ52ǔ
mother	79 -7ƚ14Ŀ15ƫ18n22ƽ44z
mother in	90 15z21n
motorcycle	86 7Ū14ş23ǀ
motorist	68 23ſ
motorist $	74 19ſ
motorist on	79 
move	67 -11ś-7ŁƶǞ7Ŏ10n12Ō13Ń16ŐƤ20y22ŀ28Ʒ30ƞ34G36Ţ58H
move $	83 -17G-8Ō-7ƶ19Ţ64H
move go	88 -7H46ƞ
move in	86 -14H26Ʒ42G
move on	90 -10Ō-9Ł-7ĺ9ŉ18Ń31ŀ
move out	90 -16H-7ǝ15n25Ƥ33y
moved	80 -7Ũ9ĺ10ŭƢ11Ɵ13Œ14n15ť21G
moved in	88 11Ƣ12Ɵ16n25G
moving	75 -9ǎ13ŀ16yŢ21n23ƞ30H
moving $	88 -10ƞǎ8g22Ţ23H
mrs	88 18a38f
much	45 -25W-23Ƃ-15ŧ-13ŏ-12ĴŔ-10Ťŭ-9ƭ-8Ŵƅ-7xŎŷƤǟ7zƊ8ǌ9ųƚ10űžǓ11qZŬ12ŘƶǢ13ƔƷǩ14OƌƘƝ15ƱǦ16Ķ17Ǜ18Ɠ19ǡ20Yſ22Ơƪ23ǉ24ķƃƗ25Ŀ26ƧǊ27X28ƨ29ŅƦǏ30œŮ31T35ƒ37ŗ38Ŧ39Ƭ46Œ
much $	76 -28Ŧ-23Ŭ-10Ƭǉ-9Œ8AƷ11źƗ15Ŀ19TƠ23XƔ24ǩ50ƒ
much a	90 -11Œ-9Ņ15Ʈ19Ơ23Ķ
much are	83 -7ƥ7Ơ8Œ11Z22ŗ24ķ34T
much cash	86 11ƪ18Y
much comes	88 11ǔ12Œ18Ř
much could	77 7ĸ10ķ11Y17ű
much coverage	78 -10ŏ-9ſ-7Ǣ7Ǔ9Ʀ23Ƭ74ŗ
much did	72 -16Ƭ-15Ʀ-14Ŕ-13ŧ-7Ř7Ǐ9Ǒ15Ǌ27ƌ34œ37ƒ44X51Ŧ
much do	61 -29W-23ǔ-19Z-16ǡ-15Ŧ-10U-9ĴŅ-8ų-7ƒ7žƠ13Y16T18ƺ20ŘƧ24ǉ28Ŭ30Ʀ32Ŀ33Ů38ſ41Œ
much does	80 -12Œ-11Ơ-10ŴƮ-8Ŧ11Ź15Ǌǩ17Ɲ32q34ƨ35ų
much gl	90 49ǡ
much have	83 -9ŗ11Ʊ21Y22Ǣ30ƪ
much inventory	90 -23Ɨ27Ɲ31Ǐ
much is	68 -38Ƃ-27ǖ-17Ƭ-15Ŧ-13Ǣ-10ŗ-9ƃ-8Ơ7ƨ10ƥ12Ɠ13ǉ14Ŭ15ű20Ķ21Ƨ25Z26ƒ29Ƙ35ǩ40Ǧ57Œ
much liability	83 -39ž-10Ǧ21ǌ47ŗ
much life	80 13Ʀ35Ƭ
much of	69 -20Ǌ-13Ķ-12ƿ-8Tǡ8ňƧ11Ɗ12z15Ǆ17œ19Ʒ21Ŧ23ķǔ27ǖ29Ʈ41Ǜ
much stuff	90 7Ɗ12ƥ54Ɨ
much time	86 61O
much umbrella	90 7Ƃ13Ǧ
much was	80 -21œ-9Ƭ-7ŗ29Ņ87Ŧ
much would	69 -18Ʈ-15ķ-13Ǣ-12ƃ-9Ŏ8Ķư10ƪǡ11ű13Ɲ18Ʀ19ŗ21Ƭ23Ţž28ƶ32Ɨ
much you	88 -29ƒ-7ǩ37Œ40Ƭ
must	85 8ŝ10ǔ12c13x36Ũ
must be	90 9ŝ11ǔ13c14x
mustang	88 15Ű18ų26Ŷ
my	57 -10Ƴ-9ŔŞ-7Ĺľƚ7UŀŋśŻƽǠ8ňƲǞǟ9QńŤư10zǖ11MĿ12f13ņŮŶ15jō18b19J26L35Ľ45ļ46ǩ
my name	88 35ļ
my number	90 32ļ
my own	84 -10Ļ8ż11eǜ13z14Jƒ22ǩ
my wife	88 8Ž10ň12MŶ13V
my wifes	90 11Ɯ13ƺ14j15b
myself	84 7mŽ9Ŷ10Ż17ƻ21g
n	83 -9Ū-8ř18w19ū39b
name	53 -15ņ-14ǩ-13pƯ-9stƣǌ-8Jǆ-7Ņ7ǧ8ľ10L11ŁƢƲƻ13F14AļĽ15h16ƕ17Ǡ18ǐ19ř20ơƦƾ21Q22ķŐ23Ǔ29Ŝ31w39b52o66ǃ72a
name $	64 -22Ő-11ņ-9t-8p-7Q7ǃǠ9w10ƾ13ľ15Ŝ21hA29Ʀ36o39ļ80a
name and	79 -10a-9J-8w7ơƶ8ř17ǈ20ƾ29ǧ
name for	88 15b
name is	83 -19Ƣ12F13w16ķ19ǃ26Ő
name of	71 -10ǧ-9ƣ12ƻ14Ŝ19Ǡ21Ő24ơ30ǃ45Q
name on	83 -26w-8a8Ľ10ƻ11ǃ12Ƣ14Ō15F17Ő25ƫ
name or	88 15ǃ36ǐ
name so	90 -7a12w15o
name the	86 -11a9w10o11Ƣ18ř
named	67 -10ŷƲ-9Ǔ-7o8Ƣ9wǃ15ƚ24ǌ28Ư56ƫ
named as	72 -9Ǔ8ǌ16ƫ
named on	85 -8o-7ŷ21ǌ48ƫ
names	72 -17a8ƻǈ10Fƫ16o20ǆ21Q30Ǘ50w
names $	84 10ǈ30w
names and	90 12ƻ28Ǘ
nanny	88 31Ư
nationwide	90 -13G13Ő16Š21ő
near	71 -17ƛ-11I7ǘ9Ɯ10ƚ11Ʒ16Ƒ20Ǚ26ƙ35C
near the	76 -18ƛ10Ɯ19Ƒ25ƙ
near you	88 13ƚ
nearby	81 14ƙ19z22Ś
nearby $	81 14ƙ19z22Ś
nearest	86 -10ů18Ə
neck	90 13Ɩ20U21j
need	49 -13Ʀǩ-11Ļ-8jŊơ-7iŉŖǖ7őŰƏƟƤǉ8FůǠ9oǅ10ƁƕƜǏǡ11vūŵƾ12cu13sťƅǊ14p15m16eGƒ19Ūǌ20ŀƬ21Ń22Ł28ĹŎ31Ƅ34ƭǧ45Ǧ
need $	80 -17ŎƦ-12Ū-11ķ-8Ʈ9Ł78Ĺ81Ƭ
need a	72 8qƄ10ƈ11Ǡ12Ŧǉ13Ə17S20T23ť31ǧ36ŵ
need an	81 -7Ǧ7Ů18ƕ29Ƅ
need it	79 -12Ƭ-11Ƅ-8Ɩ16ǧ17r20Ǐ41ƭ57Ń
need proof	84 -19ơ-10Ń18ǌ34ǧ
need the	66 -17Ƅ-11Ƈ-10Ū7DQǋ8eǁ9Ɩ10pŸƁ11Cő13Ƥ14ůǆ15ŕ16ƕ18ž20ūƒǅ23ƅ
need this	86 10ƭ13ǡ
need to	61 -15ǧ-13Ĺ-12ơ-10rŵ-9ǩ-8ŉ-7ƕ7qŏŬƁƃƢƿ8hnOķƍǊǦ10Ō11GŰŲ12mƟ13Œ14c16FŪ17Ɯ19u21s22ǌ23Ŏ30Ł37ŀ
need your	72 -10ƕ8dƭ9a10řǃ11Ɣƾ12m13Ő18o20p21e
needles	90 32ǁ
needs	73 7ǧ9ŭŷ11Ł14ơ16ƕ21g23Ư27Ƅ
needs a	90 12ŭ17ǧ
needs proof	90 18Ƅ
needs the	85 7ƕ17ơ
needs to	90 12ŷƄ29Ł
neighbor	83 -10ƞ9ĸ10Ƥ12ļƟ16ǩ27BƜ
neighborhood	88 9ƒ11G12ƅ28C
neighbors	75 12Ǎ13Ťƙ15Ņ32ƞ
neighbors $	79 -17Ɯ8Ŀ18ƞ
nervous	86 13ǀ35Ŀ
nest	88 -15ƭ-11v19Ķ22Y43y
net	84 -8Ļ-7Tƒ11ƍ12J15Ǖ35ķ
never	69 -8Ŝ-7ŸǦ7TƂƚ8Ʋƿǔǜ9ƴ10lņƹ11ŝű13ő16Ǚ17ǀ25a
never want	79 15ŝ16ő
new	58 -18ǋ-12Ŝ-11ĴŖ-10ǩ-8mŏŝŷƉƭ-7oųƛ7ŕžƀƻǓ8UƄ9œŬ10ƕ11DHŔũ12Ɓ13Ǖ16ƗǙ19Ĺ20Ź21Ƶ22Œƅ23ĺ25ƌ28G32iƞ33S34ƈ35ǅ36Ŷ38Ǟ
new $	88 -27Ǟ-12Ĺ10Ǐ12ƅ14S18ƕ82i
new construction	90 31ƅ
new house	88 -17ƅ9Ĺ13ĺ22ƞ
new job	77 12S14Ǔ
new one	84 9Ŭ11ƀ13ǅ14b21œƵ
new place	84 -27Ǟ-9ǋ-8ǅ17D24H33G37ƞ
newer	84 -8p9Ɖ16Ŵ26ƅ
next	66 -19Ʊ-10CĿ-7Ň9pũ10mǀ12ſǖǩ13Ńƫ16ŗǞ17ĺřƖ18H19kŎ20y26ŕ30V39Ǎ
next door	85 34Ǎ
next for	85 -17Ʊ-7ǥ33y34Ǟ43V
next to	84 -7y7M9o17ſ22ŗ23ř29Ǎ
next year	88 -12C14ǀ40ĺ
nice	68 -13Ʃ-12ǎ-9Cǟ-8Ƈ-7Q7JƊ8cŧůƉƟ9ioƧ10qƁ11GŬǉ12şǃ13Pƪ16k17U18Ŷ19F20ƞ21j
nice and	85 -12ǎ-9ǟ8Ŭ9J14o27U
nicotine	90 29ƹ
night	66 -8ƚ7ŨǛ9Lǩ10Uľ11Ɛ12jƻ13Ǐ16ǖ18n20xĻƿ21Ŀ25ǎ32Ű
night $	70 9Ǜ10ǩ11ľƿ14Ű15ĿǏ16ǎ18xǖ23Ļ
nights	77 10n11Ŀ16x20Ų33R
nights $	83 12Ŀ23x33R
nights a	88 24Ų
no	55 -29Ŕ-10ŘǑǩ-9Ĵ-8rņň-7Ƶ7LŲŶƊƑƳǤ8WXZư9hsŖǚ10Ľ14lƄ15ŏřǇ16Ž17uŃ19Ťƿ22ŉ24Ň25ſƁ28ż32šŵ34ǁ59ƴ
no $	85 -35Ŕ-12š11Ž14ŏ65ƴ
no car	90 -15Ū-12Ĵ15Z41ŵ
no exam	90 -8Ƶ33ǁ
no insurance	80 -7ņ12š13Ƴ46ſ
no judgment	90 10š15c
no more	90 13Ɣ16ƿ
no problem	90 -10N8s12ŏ15L
no shame	88 7Ƽ9Ŗ11Ƅ
no to	90 25ƴ
nobody	73 -7ǩ7KřƟ9ŏƷ11Ưƿ12n13Ť14ƺ15ƭ16ŷ19Ş21g
nobody else	86 -7G17n30ŷ
nobodys	80 8gŲ9s15Ş18ŁŖ30Ɵ
noise	86 -9Ə11N12Ǝ28ǩ
noise $	88 -9Ə12Ǝ29ǩ
non	83 10ǂ13ǥ32š
non smoker	90 11ǂ
none	90 11Ş13ƀ14x
normal	65 10n13ƾǏ24R25ŭ
normal week	66 42ŭ
north	85 -10ƚ11l17jD25Œ36T
nosy	86 10l13ƞ14ź18Ŋ
not	46 -16p-13ŝ-11ĺǎ-10ĻĿƧ-9jqVYŎƗ-8ĹřŜţƨǘǦ-7NłŒşŤƦƷ7hsKť8MĴľņŷƟƠǒ9BEƥƴ10ŇŨƆƳ11gšƪǙ12ĵŅŵƤƻ13żǝ14lLŕ15QXŖŘźƙ16ƃƱ17r18ĽŢ19cǠ20ōǑǨ24v25ǩ27b35Ş62ŀ
not $	80 -26ĺ10Ŋ11Rŷ13ƙ14ō16Ɯ31Ŗ32ŀ
not a	86 -15p8ƴ14h25r
not counting	88 10ǉ23Ɔ
not cover	86 10Ƣ19Ų
not do	84 -24ĺ7Ž12B15Ǩ17Ư20r22Ǒ24ŀ
not even	88 10Ş17ŕ22Ũ
not go	86 8Ľ9y12ũ25Ƥ
not have	78 -11Ɓ8ňś9Ʊ11š12ſ13Ƴ16ŏǒ18ŵ22Ĵ
not here	84 10Ʈ14Ʒ23Ʊ24ŝ
not i	84 9Ľ14J15X
not it	84 7ŧ12Ķĸ13MU17ŗ25Ŷ
not let	90 9Ƅ10d12c15Ń
not like	90 -15ŀŏ-12ŝ8Ş15ŋ20ǩ51Ň
not live	88 9z26Ƥ
not mind	78 -7Œ8Ƴ9l12ń14M15cZ21Ơ27P
not need	84 10Y14ƭ15Ɓ17s
not not	90 7Ɖ9ľ16ƿ
not open	90 -15ǎ-11Ǩ60ǝ
not stay	80 -18Y-11Ƥ34Ř
not tell	88 -9ǩ12e13ǆ14p15ƺ
not that	88 -33ŀ19w82ǩ
not the	83 -14ń-12Ǧ-7ĺ7Z9Ņ11m12Ƃ15ǩ18ƃ27Ţ
not there	90 -15F10Ʈ23Ɵ34ǈ
not to	85 -14ŏ-10ŀ-9Ŝ-7Ş11ņ13p14sź16Ō27ǩ
not want	75 -12Ō-11N-7ĺ9ǁ10bŽǠ13Oŝ15X22L24ŀ34ŕ
not what	90 -9ř13Ž14b19Ƙ
not work	86 -9Ƨǝ14W15ŵ31ƃǨ
not you	75 -43ŝ-18Ň-12Ŗ-7Ő9ƕ12ƴ13ň14n18ľ21ŀ24Ţ28ƻ36Q65Ş
not your	90 14oǠ
note	78 -16ƭ-11Ĵ10ǘ13ű14ŃƷ15Z24Ɣ39Ŭ
note $	88 -18ƭ11ǘ30Ŭ
note on	90 17ŬƷ
notes	88 -9ľ11Ŋ14Z31ō
nothin	79 -11Ʀ8Ǜ10ţŲ13šƐ14ƻǥ15ƨƼ18Z19ş
nothing	72 -9ķ-8Ř-7ž8Ƹ9j10ō12Ŀ16Ļ17ǩ20L23ƨ24ŏ25ƹ32Ʀ33ſ38ţ
nothing $	86 -8ž11j19ſ21ǩ
notice	80 22Ĺ
notice say	80 22Ĺ
now	48 -17Q-14şǩ-13ņ-12ƬǎǢ-11Ţ-9dK-8xAŀŠ-7oELŔŖŪźŽ7eSœƻǘ8ľś9fnzŜŸƿ10qYŘŝ11HPŚű13F14Ŵ15G17ǟ18ĹƦ19ň20ŗ22cvĴŌ25s35ĺ36ǥ37ŐŨ38ũ46ŏ59Œ63N
now $	55 -24Qǩ-14ņ-13ş-11ƨǢ-10pƬ-9Ţ-7A7HPƮǡ8cZǞ9eĴǟ10ňŜƪ11zǥ12S13Ɵ14Ř16Y17ű18v22Ō27Œ32ŨũƦ33Ĺŏ43s48ĺ51Ő
now and	77 -9œ11ƀ13ƿ33Œ
now are	90 14H17fv
now for	83 13Ů20Ų28N48ǥ
now i	84 -8d-7Œ9ĺŵ14B16Ņ25p
now is	86 -17ŏ-11Q14Ō15q16N20ŗ
now it	88 -7Œ12ŏ14ư17œ
now okay	90 -14K73N
now or	85 -8Ĵ11P13q17Nň19Ũ22ľ
now right	85 7f9Ÿ12ƛ13ň
now tell	88 -8r14Ʊ15Ǜ19ǘ20ƨ
now the	88 -8ž12h14ſ
now what	81 -11Ş-8Š7Œ8X10Ľ11ŨƠ12Eŝ17ƻ26r
nowhere	88 9g33ĸ
number	53 -12ƣ-10Ǘ-9Śǣ-7Ňǩ8ŘſƓǙ10ƛ11Œǔ12Ŝ14Ǉ15y16cľ17Ļ21C23ļ26Ƭ28Ÿ29X30Ņū31Ǩ34D39e50ř57I
number $	62 -11ř-9ǣ7ƌ10Ÿ11ſ16DǇ17Ƭ19Ŝ20c25I26eļ35ū
number and	86 21D
number did	86 -20X-13I-7ŗ41Ņ49Ƭ
number for	85 14Ř26I
number off	88 24ū
number on	84 -17ƣ-9e18D33ř
number one	85 -12I-8Ļ-7ǝ10Ǖ20ǔ21ƛ39ľ
number right	90 8Ļ12ļ13ř
number start	90 13ū28ř
number that	88 10Ÿ15X18ŗ
number to	88 8ř12e20Ļ
number you	85 12X14Ļ26I
numbers	70 -14ř-11I-8Dœ10p11ƒ18KǠ22Š25Ň31E36Ƽ42ŗ48Ǘ
numbers $	82 -20e-12D-9œ7ū10Ǡ11EŇ21Ǘ44Ƽ
numbers on	88 -16ž-7ǡ48ŗ
nurse	77 -10ő-7ŀ11Q12q16S23U27P41ǁ
nuts	85 -10ŷ11Œ14ư15t32Ş
o	80 -11š12Ɯ33d38ǥ49ǚ
oak	86 -8ţ14Ɛ15ũ20Ƒ21D
occupation	81 23q30P
occupation $	83 11q33P
occurrence	85 -8Œ40ǡ
odometer	85 39Ů
of	36 -22Ƴ-20o-18ł-15ş-14ĶǇ-13VŎŵǝǩ-12b-11ůŶ-10wMĹŰƓǢ-9fżſƌƒǚǧ-8FĽŌŠšŴƘƟ-7IŉőŹžƾǎǥ7RŃŘŤūǌǘ8ŚƁƩǃ9HNZƱǋ10aiuAEĵķņňƢǀ11jtťƝ12lpųƚ13eYĸľŊřƤƿǣ14ĿŜơƣƭǖǟ15Q16ŦŪƵǏ17xś18gsĴƆƋ19z20ŐűǞ21rŗƽ22S23KƇ24CƥƲ25Ƃ27Ɖǒ28ǈ33Ǆ36ǔ39Ň
of #	80 -8ţ-7k9Ƥ10ſ14pŞ21Œ26ƒ62ť
of $	75 -20Ƴ-17ƈ-15Œ-7ƣ8hƬ12ǋ17ƭ25ŀƽ26Ǎ27Ŀ49Ƈ
of a	72 -8yŪ-7Ĵ7Ńŭ9Ǒ10PĺŶƶ11ń12ƣ13Ņ14Ʋ15ű16ƨ18gǏ19ǘ20œ26Ɔ30T
of an	84 -7Ǩ10l11g16R21ǋ24ľ
of birth	79 25dp
of building	85 -13Ʃ-10Ǎ65ƣ
of business	88 -9Ʃ9ǥ45Ǆ
of construction	88 31Ƈ
of coverage	84 -26ŏ7ǒ17ƭ46ŗ
of em	83 -14c-9j9Şū12u13ơƱ14l16E18ǋ33v
of her	85 -15o8r19Ư20ƨ
of insurance	74 -21ǌ10ŏ11ǒ19ƕơǧ22Ƅ
of is	88 13A
of it	66 -21T-20ƒ-11Ǒ-10ƕƿ-9Pǩ-8ŀ-7rĴłƠ7ƗǚǢ8WŖ9BĿŧƚƱǘ10CJű13Ŭ14ŤƙǛ16ǉ17Ƨ18ś19Zķ25Ƶ26ō38Ɯ66Ň
of life	86 -32Ʀ10W53Ʃ
of mine	90 13Ŋ17ŜƤ
of money	86 -13ĸ8Y12Ǆ13ư20r21X
of pocket	83 -24Y25Ř44ĸ
of policy	76 -13ƪ-7Ū14ŏ76Ʃ
of roof	85 -16Ʃ-13Ǆ-11ƈ-8ű53Ɖ
of safety	88 29Ǚ
of shape	90 12Ƹ25ű
of that	68 -11ǆ-9W-8ǩ8œ9a10ņ11ƞ13ǃ17ű18Ƨ19ũ20ų22ś31j35Ŧ55ň
of the	54 -17ŷ-11ĶƗǞ-9RƜ-8nTǆ-7xŮ7ŔǠ8GSƎơƪǐǔ9řƯƷ10jDƖǛ11gƱ12aƻǃǨ13E14Ŧ15ƴ16QķŃǏ17lū18ŁƝƮ21Ǒ22ƈ26Ơ29CŐ30ų31Ĵ
of their	90 -14Ǒ7ŗ14ǒ
of them	72 -17ǚ-16ǧ-8Ǔ-7qų8ſ9ơƣƽ11Ūž14ƻ20g41ǒ50ǈ
of there	90 -14Ǆ12Ŕ14H23Ɲ
of thing	88 11Ɯǀ12ŃƁ16ƹ
of this	79 -9Ń9r11stĿ13ŕ17Ǌ23ŏ24Ļ
of those	69 -12Ǣ-10ǩ-9ǖ-7Š7ƹ8źƛǑ9ſ10ŇŶƉ12c14ĵƩ16ŲǊ18iƅ20ń27Ž
of us	88 -7ƭ13Ɔ14x24sņ
of what	83 7ś9Ť10Ů11Ʊ13Ƶ14ǔ15ŋ27Ɨ
of work	73 -17R-11UƤ-10C-7Ʃ12Ʀ13ǉ14gqƃ28S39P66Ǆ
of you	61 -15Ū-9ƣǖǩ8pŭǨ9Šƫ11Ʒ12Ŝ13Ƣ14Œŝ17T18ƿ19ŷ21u25s29nŚ30r34K
of your	56 -41Ɣ-14ĸ-13Ǌ-10oƧ-9Ǉǧ-8ŝųƉ7aŉŘƏǒ8NƪǑ10ŒƗ11Ǆ12Ũ13Ŧ14Ő17Uľ18Z19QƂ20YĴ23ǣ25ǈ27ǖ29Ǜ30e31ǌ33Ʀ34ƕ35z41ƥ
of yours	81 -10v9w13BƊ15tǦ22A32Ɲ42x
off	53 -13Q-11Ǩ-10PƮǎ-9ů-8ƶ-7KŖŢũƛǈ7DNŸƏ8Ƅ9ƃƬǚ10qĴŞŵ11ķŗ12eŀƾǛ13WšƥƧ14g15jBŋťŽƎ17ūƟǊ18yź20Ɣƚ22kǣ23IO27Ł29R30Ŭ31ĺ
off $	67 -13Q-12Ɵ-10P-9ǟ-7Wſ8Ƃƾ10ť11gIŇŋ12ǩ14šƎ19R21ŀƧ23kƔ26Ł44Ŭ
off a	85 7m10Ĵ11Ǔ15e40ǣ
off like	90 -7ő11ŷ15ť23ĺ
off of	84 7D10ŵ11Ŕ12ƻǊ13A14B
off or	76 7Ŭ25ĺ
off right	90 14R16I
off site	90 15Ǜ31ƥ
off the	72 7ř8ƚ9dŅŌ10ŰƄƐ11Xƃƣ16ŗ17q18ǟ28ū34O
off to	85 -12ź8ř11Ś13k42y
off what	90 -8Ƭ11ǚ13I19ķǊ
off work	90 9L13ƃ17N
off your	79 9Ǝ11JǛǡ13ƒ15Ÿ
offer	78 7ǚ13Ɓ25ƒ27Ǆ36Ņ
offer $	86 31Ǆ
offered	90 -8Ǧ8Ƃ19Ň
office	66 -16Ǉ-13ǟ-11Ů-8Ǒ7ǒ8P9I10śǤ11Ĺŋ14R15ů18Ŝŭ22ǋ24UƝ34ơǈ37M
office $	76 11Iǈǋ12ś17ů36Ɲ
office or	86 -15Ɲ-12ů-8U13P19ǋ21M28ŭ
officer	90 37ƕ
often	70 -11ǐ-9ƥ7Ɛ9Ź12Ǚ13ų14ǀ15ŜƜ16ƿ20Ɵ22ŭŲ
often $	79 12ŭ16ƿ
often do	79 -10ƥ7ų8Ɛ13Ŝ16Ǚ17ǀ20Ų23ŭ
often does	90 -11ŭ7Ŝ12ų21Ź
oh	61 -12ǩ-9ǥ-8ƇǢ-7ƜǐǨ7aqNĶƟ8żƊƝ9EPĿũůŹƈƎ10ŐŲŶƞǃ11W12Ƙ13GQ15ō17U21ǖ22š32Ť
oh #	86 10E13Ū
oh a	88 7Ɖ8Ǘ10Ŭ11Ŷ
oh cool	86 -10Ǣ12Q13CŲ16gŐ34ǖ
oh i	88 -8ƀ13Nż
oh nice	88 -9Ƈ13Ɗ14q16ǃ18P19G
oh no	86 -8Ǩ11l16Ŀ18š34Ť
oh that	84 8œ11Ƙ12t14b15Ŷ21x
oh you	84 -10Ų-7Ɯ7ů9Ə12QƎ13ƘƝ
ohio	88 19ź24l
okay	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐŵ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
okay #	84 8ŝ11Ɗƚ12Ɖ15ŷ18y
okay $	66 -19X-16Ʃ-8Œƃ-7ŎŢƻǂ7i8Ũ9ŧ10ŋƒƮƾ15U17Ƽ18txň20K22ǁ23N27Ĵ29Ƹ30Ƭ31Mű33Ķ35ǩ
okay a	88 10ƣ13ŭ
okay and	74 -14ƺ7ƃ8Ŧǁ9Ķ10Ɨǐ11bIƁƿǎ13PXŒž18Ů19ǂ
okay cool	84 -26ƣ7Ū8P10q11ń13ŏ18o20ľ29Ɔ
okay good	88 9c12ǥ14ǒ23Ʃ
okay how	88 11Ɔ15Ǖ
okay i	79 7ŕŻ9s11E12ƞ13Ńƺ16ǎ17l19ŝ
okay if	81 7ĵ8r11Ƹ16Ŋ17Ʀ
okay let	90 11D15ř
okay no	84 -10rN9Ƥ10Ƅ11sŏ14Ń18L19Ľ
okay or	88 -12K18Ķ19b22N
okay so	66 -12ǖ-11ń-10Ĵ-9ŲƝƬ-8x-7wƮ7śũŹ8şƆ9vZŎŤŰ10ŭƀƔǐ11a12qJ14Ŝ15ƦǗ17Ĺŵ20ų21Ţ
okay that	79 7Ř8ň10pƉ13ǂ15ŗ19Ň22T
okay there	90 7źǆ11ş
okay to	85 -9Ū9I19Ŋ20ū25K
okay what	90 17ō18ť
okay with	75 -11ŉ10ŋ11Xǁ12ŁŊ13Ř18Ķ21Ž
okay you	84 9őƾ11Ÿƃ13Őƴ14T
old	53 -28x-14u-13Ɖ-12Ǟ-11Ņ-10ǩ-9ųŴ-8nŜǋ-7wŞƞ7ļŪűŶ8őŸ9KĽƯ10ũƀ12D13šŷƗ15ƭ16SŹ18ņ22Ǎ23Ķ26pƽ33ƈ40ƅ42Ƌ46c49Ƶ51œ56v
old $	82 -9Ŵ14Ƌ20v22ƭ
old are	78 -18u-8x32v54c
old enough	90 -8ų15Ź27ŷ
old is	67 -25Ɖ-24x-16t-9ǋ-7Ƹ8ǂ9ƀ10ǅ13v18Ǎ19Ƌ39ƈ42ƅ62p
old one	81 7ƀ16œ30Ƶ
old policy	70 7ŗ11š52Ƶ
old price	90 -12Ņ43œ
old was	90 -10ǅ49ƽ
older	78 15v16ƅ29Ŵ31p33z
older home	90 9Ƌ27ƅ
older than	90 16Ŵ34p
oldest	75 -11Ÿ-7p19Ź29v30x32y41w
olds	77 -7Ɖ10ƈ11Ƌ14ƣ20p21v23ƅ
olds the	81 -7Ɖ10ƈ15ƣ21ƅ
on	33 -26ǉ-23wƤǞ-20ĻŶ-19ũ-17ƭ-16ǔ-14ƧƳ-13ePŊǩ-12Ŏŝů-11hlJLŅƬƱƼǝ-10nGNYưǋ-9ľňśşǠ-8ņ-7pXķŨŵƩƹǁ7bĴƉ8zźǂǣǨ9QŻżǡ10ļŭŲƏƠǚ11fŧŰƍƷǑ12VƖ13ŉţƮǖ14uBTƇ15AUŕŪƵ16łƈƻǒ17yŚ18g19Zŗƛƿ20řƫǥ21aĿŁŔŷ22rǃ23cĺŘƃǢǦ24ǈ25DĹűƜ26ƪ27ƁǗ28ƀ29Ŧ31sƓƯ34Ǉ39Ƣ43Ʀ46ſ48Ɣ53Ŭ55ƌ56ƨ59Ů
on #	88 -10Ő10Ǖ11ő17ǟ33Ǒ
on $	62 -32ǌ-22Ǟ-19P-11ŪƤ-10ǈ-9ŶƔ-8qķĿ-7jŬ7ņƟ8Qĸǥǩ9xĺ10ǚ12IUƘ13ł14ƣ15SZŉƍ16ƻǄ17tA18ŘƮ19Ʒ20Dǔ22Ť30ƌ33ơ58ō64Ĺ
on @day	83 -12L-10Ɩ11Mŭ18Ų21ǎ33k
on a	65 -14Ǟ-12Ɗ-9N-7Ũ7jťǘǚ8ŚųƌƏǂǑ9nƿ10ńŇŸǧ11ŤƇƐ12ǖ13ĸ15ŃŦ17ţǈ21Ǘ23y
on and	90 -7ǎ13ř14R24Ǡ
on any	84 -7Ǟ10ƻ15ǂ35ƌ
on anything	90 -13Ǟ-11Ƽ11ǂǚ13ƻ15Z
on at	90 -13Ǟ-9U-7Ɓ12S13s15Ɲ29ƌ
on board	88 41r
on each	88 9v25Ř
on either	90 -7ƪ25Ŭ
on file	83 -10ǧ12J14ǖ17Ǘ31ǒ
on her	83 -16Ƹ-7aƁ9o13p18ǂ22Ʈ48ƨ
on here	79 -13s-8ƨ7Ŧ11u14Ŵ16Ū20m29o
on him	90 -14Ʀ47ƨ
on his	88 -16Ʈ-7P7Ǔ12ƨ14q41Ʒ
on hold	90 -13Ŋ-9Ō23Ş55ǩ
on in	78 12i29Y
on insurance	78 14ŁǓ27Ū
on it	59 -42Z-18w-15ǩ-13Ň-9qơ-7oĴŔŢũź7Ƙǡǥ8ŷ9rŦŧ12AŖ13Ō14Łǌ17ƃ20Ɵ21ł23ŏŘ26Ũ28Bƫ29ű50Ůƪ68Ŭ
on my	84 7Ť8i13Ō14f15a19L
on one	82 -9T9Ǖ10Ʈ13ń15Ɔ
on or	90 10Ŕ13ƈ20ƍ
on paper	82 -7ǈ11Ʋ12ǆ15K26Ǘ28ķ
on payroll	78 -33ǉ-11ǈ-8Z22Ǒ56Ǉ
on speaker	90 -10Ō27s
on staying	88 -7V16H22Ţ
on that	63 -13Yŏƣǩ-11Ĺ-10ŤƉ-9BƦ-8Ř-7ƙ7ŕŧƫ8ř9ŉŞƈ10Ƌ11ŗűƔƞ12ļ13Œ15Dť16ŠŮƒǌ17ĺ18f24ƀ25ŇŬ27ƪ28ƻ44Ŧ
on the	44 -21ǖ-17ǉ-15ŗ-12ōǌǎ-11ǋǠ-10ƨǓ-9kowƭ-8exPľŀŃŽƻǗ-7vIĻĿŏƗƪƷ7Ƈ8qQŌƿǦ9ƌƺ10ĴƑ11ūżƀ13ŰƊǇ14gǡǥ15y16ŉųǞ17źǢ18cǈ19ŷƓ20ZŭŹ21F23bƁ24aŚ25ŕ26sřǣ28Ŭ29Ɩ45Ů47ǃ62Ƣ77Ɣ
on their	88 -9ŷ11Ž15z26y
on there	69 -16n-12Ƭ-10Ł-9G-8jƔ-7ń7ž8Ƈƈ9ƀƄ12Řƛơ14ţƚ17ƕ21Ū25ƫ29Ɓ30ŷ55ŗ69ſ
on this	70 -16M-10Ō7IŪ8wD10f11d15Ń18ŷ21r23ŀ24B26s29ŏ34Ł
on those	86 8Ɯ13v20Z23ƈ
on to	85 -14ǖ-10ƭ13ļ19ƌ20Ǘ21ƶ41Ƶ
on top	77 11W15Ƶ18T20Ɖ28Ƃ42Ǧ
on what	88 11Y13Ŗ16Z
on with	86 8őƸ12ō18s
on you	63 -25ƺ-14Ƣ-13ŏŬ-8n-7ƩǞ7Ǖ8Żǒ9Ƒƿ10ŦƬ11jŸ13qœ16ƛ17cƠ18Ŀƾ19Ŝ21ż22ǌ27u28U35z51Ư80Ʀ
on your	52 -27ǔ-26ǩ-17JŸ-15w-14pyŷ-12FR-11ũ-10Ƈ-9qtIņŋŨƘ-8sşƦǇ-7ŏŮƂƈƮǄ7ĹńţƛƟǒǗǘ8NĵŴƅ9anQUľƙƺ10ciŐŽƃǅǆ11xǥ12ĺŁŧƁ13uƉ14E15ŗ18Żƿ20ƗƢ21P23g28V29T30Ɯ31Ư32Ŕ39Ɠ42ǈ43Ŀ46ſ58ƨ
on yours	85 11Ơ15ű17Ť33Ʀ
on yourself	84 -16ŗ-9Ŧ17Ǩ70Ʀ
once	72 -9Řŭ-8Ǆ7ƫƵ8s9ňǀǜ10yŧųƧ11Ũƻ14ŰŲ15V16Ĵ22ũ
once $	88 21Ĵ
once you	90 -10Ǆ13V14Ƨ16ŧ18Ű
one	44 -33ǩ-18ĺ-16Ũ-15TƗƮ-14anoŮǚ-13K-12Hŷ-11tŎ-10pZŃōŹƱǌǓǝ-9GŀŁŖƝ-8sMUĹňŢƌǊ-7jLPķŗŜƜǄǖ7ŅŘźƏǆǤ8fŤƃƔƣ9ſƉǒǨ10ǉǣ11mƘ12XőƒƧ13włů14ŇŻƛ15ĻŏŞŠţųǕǦ16JŐŕŽ17Ƽ18ƻǥ19uyǈ20vƦ21iAœŪ22ńŵ24I25ż26ņ27Ɔ28Ƶ32ľƺ35bŶǋ37ǡ38şŴ52ǔ
one #	72 -27b-10Ŭƀ-8Zž8Ǣ10D15ǐ16ƪ17Ƃ18Ɣ35X61ƺ101ǡ
one $	63 -13ĺ-11o-9ůǞ-7ǣ7rŗ8FIļŸżƇƘƚ9ŘťƩƶǥ10ŅƃƦ11ŇŵƏ13ű14vţ15iƒ20y21wŴ23Š30ų36Ƶ41Ŷ
one and	90 12ƀ14ǉ23ő
one car	86 -24Ŵ-16Ŷ25ŵ63Ū
one for	83 -13Ƽ-11w8m9Ż13ƍ15b17ř18ľ21i23ƻ
one go	90 11ĴǤ
one how	90 -9Ŵ11ǘ14b28v
one in	81 11Ŷƀ21Ž27ſ31ǋ
one is	85 -7n7p8ƴ13ų14q17œ22w
one of	64 -13ǚ-12ǩ-11Ǣ-8Š-7xHųǓǔ7uƛǨ8Qźǜ9žƉ10SſƎƣƻǡ11Ʒ13ĵƩ14E15g16iņ17ǒ18Ǟ19ƅ27Ž28ńǣ36Ő54ǈ
one on	90 23m25ş
one or	79 -21Ʃ-8ř-7ƒ7Ū10Řŵ11ūǦ14u15ţ17JŠŻ45Ƽ
one that	90 10ł11Ƣ14ų15Ʃ
one thing	80 -7ŎţǨ20ƛ30Ļ34Ş42ľ
one times	90 -11T13W15Ƨ28Ʀ
one to	85 -12K-8Ũ9zĿ13Ň14B24Iǩ
one way	84 -15Ů-8Q7ł49ů
one with	90 -15Ŵ-7Ƶ7Ľ8ǁ13ł35ż
one you	76 8ŞƁ9ņ11yƻ13Ŵ15ń21Ƶ24Œ32A
one your	88 -7ǋ8Ŵ12Ɵ13Ǎ
ones	62 -11ź-9ű7Ǎǎǜ8ƈǘ9ŗ10ŉŵ12ŕŪŴƉ14Z15ŐƵ21Ǝ22ţ26ų28hu
ones $	73 -9ƛ9ǎǜ12Zŉƌ15ƉƎ19ţ20u
ones you	79 8ţ13Ǝ
online	75 -11Ǘ-9Š-7I10Ś13ļ15K17ńǕ19Ľ26Ņ45ǖ
online $	81 -8I12ĽŚ16K19Ǖǖ20Ņ
only	65 -13T-8Ǎǡ-7Ŭ7ƪ8mǈ9BƀƘ10RĻƳƾ11ńǢ12ŷ13ŭ14ţǚ15Ǜ16ľ17Ǉ19ųƢ23Ʈ24Ų26Ū
only paycheck	80 -15T31Ʈ
ooh	79 7Ŭ9ş10ŶƜ12Ƙ13kH14ƌǃ
open	66 -13H-12R-10ő8aǋ9ķŊŰƑ10Ś11y18Ǩ27W29ǝ32Ţ37ǅ47ǎ
open $	77 -11ő12ǝ14ǎ15y53ǅ
open to	85 -17ǎ-13H46Ţ
opening	90 -9ǩ18ǎ36Ǟ
opinion	88 12Ļ30A
option	90 20Ň24Ō
or	31 -44ǩ-12el-11ƅ-10Ʊ-9jHłŌŨƳ-8dwBJőťƠ7mnvTYŐŒŷƵǀǔǗ8gpUňţƌǁ9ƃƑƛƩƺǃǛ10ķŸǊ11EPRSĹŗŻƔƖ12yIųƄ14MļŕŬƆ15ľŤŲżƝƭ16NŪŰƋƽǄ17uşŭűǡ19Ň20qCŁǂ21ǋ22bǑ23ĵƍ24Ɛƹ25ƇƉ26Ĵƿ27Ƽ28Ř29L31FKƣ34f
or #	69 -31ő-12ǈ-11ť-10ŮǊ-9cƅ-7ƂǇ8Ơ11EţŻ18Ɔ20Ǧ27ǡ29ƬǑ40b43ŗ51Ɣ58ƭ
or @day	86 -20k35L
or a	58 -11uŹ-10Ǎ-9ų-8ŗ-7ƔƬǑ7hĴĸśŷƉƌǓ8JƀƶƿǞ9ŕŸǋ10ū11FYŐŧƍ12ơǛ13bƐƤ14I16Ƈ18ĺƛ22ļ28Ū29i58ƣ62Ř
or about	88 8ŉ15ľ
or after	90 -8Ũ15L19ť
or all	85 13Ų15Ĵ18ǔ
or am	90 11a12c14Ň
or an	85 -9D8ƌ17Ŝ18Fő
or any	73 -9ƛ13Ɲ31Ť
or anything	72 -21ŏ-10Ƙ-7ţǛ7ş11uŻƝ12ųƄƜǎ23ŲǏ49Ƽ
or are	66 -17H-11e-10ǩ-9ĺ-7ŝ7l8auYŖƏƜ9PŏƪƼ10Qũ11vSň14Ń16Ţŷ17ǟ20xV21N26ǆ34F
or been	90 -11Ƽ10ƿ14ż15ǂ
or better	88 -8Ź34ź
or can	84 8Ł10Ś14ƣ23ŉ
or closer	90 -7Ƭ9L12Œ19C27X
or could	88 12ŵ23X
or coverage	88 26ľ
or cremation	88 18ư
or did	61 -21ǩ-16ũ-12Ũ-9ƩǞ-8Ťƚ-7ņǚ7pŕƛƞƼǃ8ŐŗŦǂ9WƉƨ10Hļǣ11jšűƖ14Ŗ15CŔ16Jœ18w19m20ſƒ21qň23Ÿ27c34Š
or do	61 -16Ų-11ƀ-9ž-8ŭǋǝǩ-7ŃƟǐ7ZŏşŪŬƁƑƬƻǖ8Ǡ9Aƿǟ10syKŇƶǓ11nƕ12Qƪǎ13ǒ16ǈǡ19łƐ20Ǉ23ůǛ26ųƝ
or does	70 -14q-10ŭ-7ų7Ľƞǆ8rƕƱ9ƨ10ƩǕ12oƿǈǚ13Ǣ14ű15Ũ21Ŵ31Ł
or drop	86 -7M7Ƶ15ś21ƀ
or email	78 10K22Ǖ
or every	90 -13ŭ12ƿ14ų15Ź
or for	84 -12ƒ-11I-7Ĵ13ƭ14Ɠ19Q43Œ
or get	86 13H15Ǚ17Ǆ19Ĵ
or go	85 -13Ɲ-8V8Ƨ14R18Ż27ž
or guns	90 
or hail	80 -18ƚ28Ř
or has	84 7ƈ9ƌ10ņ13ǅ14Œţ21v
or have	76 -10Ń-7Ÿ7O9nM10ƌǅ11f13Ǉ14Ōƞǀ15G17ŵ19ň
or home	90 -24ş13q27IĹ
or how	84 -16v7UŠ15SƄ21Ş22p
or in	84 12Ś13P16ƍ20Ǘ
or is	55 -13Ɲ-12ƱǆǇ-11ǎǩ-10Ū-8RłşƜǖ-7HƁƸǅ7SŲƄǣ8YķĹń9pAŇŶǂǃǋǟ10y12ŬƆǊǍ13LTǄ14ƚ15ōŹ16ŜŽ17Ł18rŀũ19nĶ20u21NŰ23ű25qƟ
or just	66 -8ů-7ŴŵƏ7ũƃƓ8Ǝƴ9ŪƱ10fCņŢƦ11KŭƇƭ12ŲƲ13ǈ14s15U19Ǚ20Ɨơ21Ŷ
or lease	86 -14ǌ-7Ǎ12F43ǋ
or leave	88 14Ƙ16Ƃ18Ŋ
or like	88 8Ŕ13ų15Ő
or metal	86 18Ǎ
or missing	90 14Ɖ
or more	76 -14y-12s-10G-9ŗ7S8Cŭ9ő10g12Ǌ13Ń15rvŦ18Ũ27Ǆ36ž
or nights	90 31R
or no	84 -7N12Ū14ŏ43Ň
or not	79 8m10ŵ11Rƍ12źƙ16Ɯ
or on	83 -8Ń8Ʀ13ż14PƄ16Ō
or one	79 9ƚ11Ǝ13ń14ƣ16ĵ
or only	84 -10Ǎ9Ɯ14ƾ16ŭǢ18Ļ
or or	61 -11ŭ-10ķƥ-8ŝǉ-7Ŷ7cguvCFƑǗ8ĸļŹźƘƹǇǙǛ9ľśƀǀ10Ƶ12Ɔǔ13Ǆǋ16ƣǎ17ŗų18Ł
or out	90 14C16P
or over	84 -14X-7Ŏ11cT17ƈ22M29Ů
or part	86 14R22G23Ǉ
or pay	88 -9ǋ16ǁ20Ǡ
or pleasure	86 16ŭ
or rent	85 9F19ǋ
or scuba	90 12ǀ
or sell	88 7Ʒ32Ǟ
or should	82 -15K-13Ō-7Ń9Mň15ś18Ľ19N23O
or side	80 -8Ų13ŭ
or siding	90 
or somebody	83 -14ķ-10Ƣ9Ŀ10A13fƁ16F23ǋ
or something	86 -15ž-9ō11ŵ13Ś14ĺ19Ť23ŗ
or stay	90 10ǎ11q
or still	90 13Ɩ16t17f
or stylists	80 -10ǈ12Ǒ
or text	90 
or the	64 -8ơƵ-7JUƗǞǩ7ƊƔ8ľŹƄ9Iư10bƩ11CƃƉ12SƋ13e17ş19ńŕ20Eƹ24ǌǐ26ů32ŝ
or tickets	74 -7ż29ţ
or trampoline	90 
or upset	80 21ţ
or was	79 11ļƽ13šţ14ŘƇ25Ť
or what	86 -9Ŵ9Ť14Ŷ23ŭ
or whole	85 8Ʃ
or work	90 -10ů-8ǐ15Rǁ27Ǒ
or would	74 -10ŵ7ƭƯ8ĸ9ķŎ10ƑƮ11ŏƤ13Ŷ15Ǩ19Ŋ26ǝ
or you	78 10fgƢ12nŇƌ13y14t21ż
or your	79 -8ǩ7Ǩ9ǁ10cƃ17J20ƹ22Ƽ24ƽ
order	90 -8Ō7Ƴ15ŎǕ32ǩ
original	81 11ƅ14Ƌ17ƈ21ƌ
original roof	86 -8ƌ24ƈ
originally	82 24Š27l
originally $	85 22Š26l
other	58 -14Ǎ-10n-9ǥ-8CĴ-7Ŧǩ7ňżƃǋ8ŞŪǂ9Ɗ11Z13owŢſƵ16ų17ǈ21ķ22Ǉ31ł32ž39Ņ40Ƒ44Ŵ47ş53ń
other agents	90 20ń
other car	85 -8ų-7ž17Ŵ21Ū
other drivers	88 -8ž13ſ23ŷ
other guy	84 17ſ27Ņ
other insurance	85 -8ſ72ş
other one	81 -19ş-8n-7ń21wƵ23Ņ38Ŵ46ų
other policies	82 -11ǥ31ş
other quotes	86 19ń
other vehicle	88 -12ų-11Ū42Ŵ
others	88 -8ƃ-7ş18Ū19u32ž
otherwise	88 9v12Ƹ18ǂ
ouch	86 -7Ť8Ŧ10ņ13ǣ14ż15œ
ought	88 7Ƹ13ř33ō
ought to	88 7Ƹ13ř33ō
our	74 7ǎ8ĽƟ10jĹ23M76ļ
ours	86 11G12Ɣ13x14Ƶ
out	46 -22T-21ǩ-20Ơ-17Ǆ-16H-15ű-14Ũ-13F-12mķŎ-11rǝ-10Ů-9ĿłŔƋơ-8DLńņƨƮƷǖǛǥ-7ŀŃŝŢƅƒƯǟ7gƕƧǌǕǙ8lƤƫǁǔ9qxŖŰƍƟ10bşǀǋǐǢ11ŲƊǈ12ŇƔƱ13zCō14ĻŜ15ĺŕŘšƚ16ǃ17Œ18ŉƏǅǧ19ĽŦǨ20őŗŚƸ22Ɯ23Ʃ25U27ǉ28jVĴ29ĸ34ƪ36Ɲ38y40Ǒ
out $	66 -27ű-24ǩ-11HĺƠ-9ŧ-8Ƌ-7ơ7f9zƗƶǌ10Ƶƿ11ǣ12Ĵ13Ŗż14ƦƲ17Uš18x19ƪ21Ĺ22ŕ23ƩǑ26ő34ŉ35Ɯ42y
out a	85 13Ʀ15Ƭ24Ɣ27Ľ
out all	90 11y24ũ
out and	85 -11Ŗ-7ǟ7Ɨ11Ś18U20Ǚ32Ŝ
out any	90 -18Ɲ9y15Ɯ21Ǒ
out at	88 10zŘ13V18Ň36ŗ
out back	82 24ƍ38Ɲ
out for	80 -10ǝ-8Y-7ĺ7ş18Ņ21Ƥ22ţ23bŠ24Ǩ
out front	90 8Ƈ43ǃ
out in	77 7ůǈ11Ɩ18Ə19C27ǉ
out like	90 14Ɨ17ŖƧ
out of	59 -16T-13Ǆ-11Ɯ-10Ǩ-7Ǒ8NXŸ9űƃƞ10t11SŦ12yƙǕ13ǉǘ15ƕǔ17ƪ18ľ19Zǀ20Y21Ĵ22ǋ23Ř24Œ27Ļ51ĸ54Ɲ
out on	75 -11Ʀ-8ņ7Ś11OŌ13Űǈ14Ŧ15šŭƪ16ǅ17q22g45V
out or	90 12Ŗ14U15n
out that	86 -14Ũ9Ǣ12W13Ľ18Ť21ĺ23ť
out the	80 -19Ĺ-7ƋƗ10a12Ǒ13ļ16Ǐ17ĺǢ
out there	73 -11m-9ƞ-8Ɲ7ŵ9Űſ10gE12P14Ə16q18Qǩ22ƚ26l36j
out to	77 -17Ĺ-11r7Ŧ8M9Śū11ƪǁ15Ő19ƫ25ĺ38Ǒ
out your	85 10Ǩ20ǅ22ǧ24j
outcome	90 -9Ō25Ļ
outfit	77 8ő9Ş11WŠ14Ǟ18ơ22Ő24QǄ
outfit $	84 10Ş11Q17Ǟ20őơ
outside	74 -7U8ŰƑ10Ǡ11Ɖ12ǀ13Ʀ14q20g27j33Ƈ
outside of	88 -8U13C17Ʀ30g
outside the	88 -13C9Ű16ǀ18q
over	50 -18Š-14XŐ-12Ʊ-11ŌƯ-10ŗžƣǎ-9GƟƬ-8lƼǜ-7yKŃŚšŰƛǌǘ7rJWĻ8hkZĴŞŸ9xRĽũ10ļƺǠ11vANSő12ijFM13tƆ14Ǎ15ŕŝ16ĿŖ18ň20CǨ22PTŒŦƂǇ23QU24ƒǊ25Ƒ26ŮƜƠ27Ż28Ŝ31Ǧ32Ǟ34ś
over #	73 -44Ǌ-21ǩ-15Ǧ-12Ƃ-9C-8rŖ-7G9nƒ10ť12ĵ14SŮ22ƺ23v28Ɔ29c38Ơ39Œ41Ŧ42Ǉ50T
over $	71 -20T-13Ō-11J-8Ŗ-7ƚƼ7Ƒ9ķĽǤ10Ŏ14ŕƈ20ĿǨ24ũŻ25Ů26r32ǩ58ś
over a	75 -17Ơ-12X-11ǟ7ź8Ř9ĸ14Ƙ16Ů34Ɯ92Ǌ
over at	78 -14Ş-9Ǟ7Ǡ8ƥ11ů12q13S21hļ22Ŝ29U30Q
over in	83 10Ŝ11HM53C
over it	81 -12Ʊ-11Ů-7ǜ13t18Ũ19ň20Ŗ22s27Ƃ49Ǧ
over that	88 -11Ř19Ķ25ň28x
over the	68 -15ƈ-10Ŝƣ7ĽƉ10Ŀǖ11Jņ12łƒ14ǔ16Ǧ17kM23Ǟ25Ǎ39Ƒ
over there	69 -12ǎ-10CŨ-8Ŗ-7ǉǌ9Ŕǟ10tơǈ12Ǡ13Nŧ14Wƞ16RU18jƠ21F24i28Ş30ŝ31Ŝ37P
over to	81 7J12Q26ő31Ǟ
over what	90 -14Ŝ8J17ŀ31Ŗ
over with	78 -7Ő18Ĵ20Ŝ23A
over your	88 7Ƒ12jƂ14N23Ŗ
overall	90 7Ş20Ƹ
overnight	81 15ŕǏ16ǖ39Ű
overnight $	90 9Ű18ǖ
overseas	90 12ǀ31Ǖ
owe	68 -12Ő-7ǉ8ŉ10ķ11Ɓ39Ŭ46Ɣ59Z
owe $	86 -11Ɣ-7ƒ15ķ24Z
owe on	74 -16Z16Ɣ62Ŭ
own	51 -18Ų-16Ơ-15ĸ-14ǌ-13Uǣ-12ƣ-11ŭƝ-9sơǈ-8rĻşŵƕ-7Ŀŏ7JQŪƨǀǓ8ųŴƃưǠ9ŖǅǏ10ǐ11ň12Ƣ13Ŧ14ǆ17z20YƷ21ŁƔǃ25VǛ26Ŭ29Ǒ33ǒ34ǟ36Ɨ37ƀǋ38Ƙ45Ʀ56ķ58F
own $	70 -18ǐ-14F-13Ǒ-8r-7ĿņǏ7y11Wƨ14Ł15ǅ16Ʀ18ƘƮ20Ū21Ɨ25Ƣ28V43ķ
own a	85 -12Ɲ-11ƕ-8ķ17ư18Ŭ22F28Ǐ
own anything	86 18Ƙ
own car	82 -11ŭ-8Ʀ14Ź16Ŵǐ70ƀ
own cars	85 -8ƥ17ƀ66ǐ
own insurance	90 13ǒ
own it	88 -15Ƣ-11ǋ-10F-8ǌ-7ň15ǆ20Ŭ46Ɣ
own jewelry	80 11Ƙ
own life	90 20Ʀ
own name	88 -8ķ12w31ǃ41Ʀ
own or	79 8Fš12zŁ18ǋ
own pocket	77 -15ĸ22Ŧ35Y
own that	80 -10FǍ11ƥ25ķ36ǋ
own the	85 -23ǋ-9ǌ20F23Ŭ41Ǎ
own words	88 21Ŗ29ň
own your	71 -8ƦǍ17ķ21ǋ37F
owned	90 14ǥ17Ŭ29ǅ
owner	77 11ǣ13Ǣ14a16ƅơǨ23ǆ29ǌ
owner $	86 -31F14ǣ15Ǩ17Ǣ36ǆ
owners	81 -9G-7ǝ8ǆ10ǉ17ƈ20Ǩ30ǥ
owners policy	88 -13ǆ32ǥ
owns	78 -11ķ-9Ŷ-8ƣ9ǋ11Ǎ13F17ǐ35ơ51ǆ
owns it	90 -10Ŷ21ơ34ǆ
owns the	82 -11ķ-8ƣ12ǋǍ15F19ơ23ǆ
p	85 -13œ-9Ƭ-7ǩ11řś16ź41ǥ80ƃ
package	80 -9ǘ20W47ǥ
package $	90 -10ǘ11ǥ22W
page	69 8Ǔ9f10ō11ļ13ſ16ǌ20ś45Ś
page $	82 7ŗ19ǌ
page and	88 11ś19ſ
paid	58 -10Ɵ-8ǟ7Tŏǝ8Əǖǩ9œƃƥƪǉ10ĴƩƫ11ƢưǑ12ƭ14Ŧ15ķ16Z18Ʊ20ţ23ƒ29ƕ30Ɣ37Ŭ
paid #	90 16ƥ26œ42Ŧ
paid $	77 -7ķ10ƶ11ƃ14ǖǝ
paid every	80 34Z
paid for	82 -31ƒ-7ƭ12ķ17ǩ18ư23Ʊ28Ɣ
paid it	79 15ƪ21ţ
paid off	72 -12Ɵ-9ǟ41Ɣ53Ŭ
paid yourself	80 9ţ
paper	77 8ŗ9Ʋ11ǆ13Ś15Q21Ǘ24K26ķ
paper or	90 17K19Ǘ
papers	80 -8Ǒ10ǆ14ƖƢ17Ʋ20ǒ30Ś
papers $	88 12ǒ13ǆ24Ś
paperwork	77 7ƕ8Ʋ11ś12iǃ14o20ŚǠ21J
paperwork $	83 -11J13ǃǠ15o40Ś
parent	84 -8F11ƽ20ŷ56u
parent $	88 -7F7ŷ45u
parents	71 -17Ƹ-13Ƽ-9ǂ10Ư11Ʀ19ƥ20Š39ƽ55z
parents live	90 31z
park	81 12ǟ28ǩ36Ű
parked	86 19Ű
parking	88 8Ơ22Ű
part	62 -15y-11D-9Ŗ-8aŠƞ-7qŃƉ7ǌ8dJţǩ9ĿƮǣ10Eůǈ11Ǆ12sG14ľ15ŞŨ17ŝƧǟ20lŀƱ22Uōſ26C38Ǉ43V49ň
part $	85 -16R-7qň16Ǉ17ǈ22ľ30ǩ
part of	70 -15y-12D-11ǩ-8ŝƉ-7a7Ŀ8ǌ10JŦ11ŞƮ12E13Ǆ14Ũ17s18G21ǟ24l27U31C34ň36Ʊ
part time	77 12R18Ǉ26Ƨ61V
partner	72 -17ǆ-10vHQ-8Ň9Ŵ10s12opr14Łƨ18ǂ20Ʒ21Ǩ25Ǡ26t31q
partners	79 -24d-10Ő-8Ů7Ǩ12ǂ19ƨ22Ŵ23o26p42ǆ
parts	88 -15S20ŵ24Ǒ32l
party	84 11Ɣǡ14Pư19Ɯ20ơ
pass	79 -12z8ƽ10Ʀ12s13Ʒ14ƫ16Ƴ17Ʋ31ƶ
pass $	90 -7ƽ15Ƴ19ƫƲ
passed	76 7ƫƱ9ư10Ư13z15Ʀ18Ʒ43Ƴ
passed $	88 -7r12Ʒ13ƯƳ14Ʈ
passed away	86 8Ʊ10ư18Ʀ26Ƴ
passengers	84 -7ǣ14ƃ29Ų
past	73 -24Ŏ-10Ɣ-8ŵ10ŻƂƽ11ņƿǜ12ǎ13ƺ23c25ţ26O39ŀ
past #	80 -11ƭ11Ƃ12ƽ18ţ19Ż31c
patch	88 11ũ22Y24ƹ29Ǚ
pay	49 -16ƾ-15Ļų-14ǔ-13ő-12Ǉ-11ŴŷǈǨ-10ŏ-9ǏǞ-8BŝǊ-7mŇŔŢƶ7ĶƁƤǠ8ƀƦ9Yǘ10ţ14ǡ15ƕƱ16ư17ǣ18ĸŖǢ19Wŧ23ž25Őœ27XŦ28Ơ30Œ31Ǒ33ŗƒǉ34ƃ36Ř39Ų48Ǖ52Ĵǖ
pay #	90 -47Ĵ-7ƒ17œ25ĸ30Ơ44Œ
pay $	63 -33œ-20ǉ-16Ļ-13őƬ-12Ŧ-11ŖǇ-9ĸ-8ŧ12Ķ15ǡ17Y25ŗ30Ųƃ35Œ36Ĵ38Ř39ƒ43X
pay a	83 -21Ĵ7Ř15ǁ21ŒǕ
pay for	66 -20Ǒ-10ǈ-9ŏ-8ŗ-7Ųǩ8ƁƜ13ưǖ15ƀƤ16ǣ18Ĵ19ĸ24Ʊ25ƒ39Ő44Ŗ
pay if	86 -15ƃ-10Ʈ14ž16ƨ20Ǣ23ǘ25Ʀ
pay in	86 -7Ǒ19Ơ24Ĵ
pay it	86 -24Œ-9Y14ƪ72Ĵ
pay out	77 -13ĸ-10ŧ12ǉ16Ʀ20ŗ21ţǑ27Ŧ
pay the	78 -11Ŵ-9Œŷ-7Ŕ9ƕ12ư15Ʈ20ǉ21ǩ22ŧ23ž
pay them	90 -16Ĵœ-10ǖ12ž16Œ47Ǒ
pay you	79 -22ų-12Ĵ-11ǉǔ-9Ʈ-8Ǩ-7ŷ14ſ17Ŧ24T35W41Ų57ǖ
pay your	79 -22ƾ-16Œ15Ő17Ǖ29ƃ56ǉ
pay yourselves	80 22Ř
paycheck	70 -10Ǡ10ǉ11ǟ12Ĵ13ƭ15TƮ21Ư25qQ31Y
paycheck $	82 -15q-11Ǡ13Y18Ĵ32Ư40Q
paycheck and	79 -15T31Ʈ
payin	81 -13ƃ7Œ9Ơ12Ɯǥ17ǝ18Wŧ
paying	62 -14ō-11B-9Ĺ-8ǩ-7Ľǌ7ŖƃƵ8ƀ9F10Ř14Ŧǥ15ǣ17X19Ĵƪ20œ21Ơ24Z28Œ29Ɯ32ƒƓ36Ņ
paying $	90 -17Œ-8Z-7B16Ř18Ơ27Ņ39X
paying for	74 -20Œ9Ʊ12Ņ14Ŗ17ǥ43ƒ45Ɠ
paying now	76 -9Ĺœ32Ĵ55Œ
paying on	90 -20ō-8ƭ13Ƶ15ƪ40Z
payment	73 -10ƃ7ŎƯ14e18ǘ21Ŭ22š26ƕ46Ɣ
payment $	79 -13Ĵ-7ƃ16e21ǘ22š29ƕ37Ɣ
payments	71 -10Ƙ-7Ʒ10ǖ11Ʃ16Ʈ24Ŭ25ĵ27Ĵ28Zƃ
payments $	84 -13ĵ-8Ʒ12Ŭ17Ʈ38š
payments on	85 -12Ƙ-10Ĵ-7š13ƃ15ĵ37Ŭ
payout	88 -16ƶ16ǩ17ƫ34Ŧ
payroll	66 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ26Ǡ33Ǉ59ǉ
payroll $	71 -38Ǡ-10ǈ10Ǩ18ǇǑ51ǉ
pays	72 -19Ɣ-12x-7Ő7ǌǖ9źƜ10Uſ11Ŗǣ13ň15Ʊ18ƃ21ǝ24ǩ25Ʈ27Ǡ
pays for	85 -14x8ǌ13ǣ15ǩ18Ʊ21Ŗ
pays the	82 -20Ɣ12U15ǩ33Ʈ36Ǡ
pays you	90 10ǖ17Ɯ23ſ
pdf	90 14J31ś
peels	85 -9ų51ǚ
peels $	88 -9ų43ǚ
pension	79 22Ʒ55Ķ
pension $	88 26Ķ
people	58 -11Œ-9ų-8Ň-7Ūŭ7WǑ8bŲſƿǐǜǩ9şƗƨǚǡ10ŮǗ11Ǜ12Ʋǔ13KņŝƜǉ14Ÿ15ǖ16d17nŷƶ18l19ǝ20Ǚ24ǈ28Ǉ
people $	79 -14Œ-9ǩ-8R8ŗ9Ǉ13ĺş15ŝ16Ů19ņ23Ÿ26ǉ28ǈ
people are	74 -10ų-7Ŗ8ǇǗ9ŷ10Rǩ12bƿ24n
people do	90 7ŗ8Ǉ21ŷ
people in	90 8ǈ13Ǥ
people or	86 -7ǐ14h26Ǜ
people over	90 -8Ǉ15ŝ46Ɯ
people to	90 16Ǚ29ƶ
people who	90 -14Ǒ10ų31ǔ
per	77 -19Ŧ-10I-8ǉ12ǣ16ǡ21Ɠ24ž28Ř34Œ
per occurrence	88 -8Œ29ǡ
percent	70 -14Ř9ĶŔǖ10Ɣ11ǔ13ź14Ǒ15ǆ16ƚ17ǄǛ19Ĵ25œ26Ž
percent $	90 12œ
percent of	83 11ǖ14ǔ17ǑǛ24Ǆ
perfect	80 8ař10ŕ11D15ĻŐ24Ş
permanent	88 32Ʃ
permit	79 7ƌ23Ÿ42Ź
permit $	86 38Ź
person	68 -8ǡ8aghŷ9Ŗ11ǎ15ņ16ľų18ł21ž24Ǩ25A31Ŝ38M
person $	82 11g12h14a22A
person or	83 10f13ƫ24ł28M
person who	88 8ſ14ŖŜ
personal	73 -12Ǧ-7ž7fǗ10Ǣ13T14Ƃ15J19ƃ22ŭ23Ŋ34Ɨ
personal $	86 14Ŋ18J28ŭ
personal property	84 -7ǥ13Ǣ43Ɨ
pets	90 58h
phone	65 -17J-14Š-9ǅ-8ǘ-7Ļř7ŧŻ8ĹľǗ9C10ǖ11Ǆ12rǟ14Sĺ15ŚśŜ17Ž18c20M22O25I33ǩ40K
phone $	78 -16JŠ-7ǩ9X12Ōǖ16r18Ś20Kĺ25M26O
phone number	83 13C39I
phone or	86 -9Ō8I14K15ś
photo	86 -19K31ś
photo of	90 10ś
physical	80 20ƾ21ƀ30ǁ
pic	90 -20K7ū32ś
pick	71 7Ĺ8ƃ9ǆ10I13W16Ŷ17K18Lľ19ƭ21ĺ26Š31ł
pick that	90 16Š28Ŷ
pick them	90 33Š
pick up	84 -18Š7Ƅ10Ĺ13IŜ21K22ĺ
picked	79 -12Ŧ-8ĺƌǦ-7Ư8Ƃ9KŜ10X11Ʋ15ǟ17N18wŘ25Š
picked up	86 -9Ǧ-8ƌ9Ƃ10K11XŜ17ǟ19N
picking	88 11ľǟ18i
pickup	85 -9ǃ9Ǐ11O16ų18ŭǐ
picture	71 7Ƒ8ūƱ9ŴƇ10nŤ15ŵ16Ʒ18Ƭ21Ŀś25f
picture $	83 21Ƭ30f
picture of	80 9Ƒ11ū25ś
piece	88 -12ƕ8ſ14Ǣ19Ŭ22Ř
pill	90 12ǂ42ƻ
pills	85 13ƿ27ƻ
pip	85 -7Ƃ76ƃ
pipe	81 8Ƥ11ũ46ƛ
pipe burst	88 26ƛ
pipes	84 9Ƥ11ũ40Ƌ
pizza	90 10Ų11Ǎ32ǩ
place	55 -11Ƌ-10S-8ZŒǘ-7ţƙǀ7ƍƑƓǠ8hƖ9U10şƆƐƲǙǛ12Ō13ƒǨ14ƚǖ15Ƥƥ19Ƣ20DŃƟ21HMŏƜǊǟ22ƅǅ23ƌƠ26Ɣ29GƦ30ƞ46F
place $	63 -24ǋ-19Ƌ-17ǩ-14ő-11Ń-8ZƗ7Əƚ8jFŏŠƐ9ƍƟ10ťƒǠ11Ʀ12hƖ13ƑƓƲǙ14Ǜ16H17Ɣ18Ōƅ20Ɯ27Dǟ32ǅ35ƞ39ƌ
place or	85 17G26ş28M
place to	90 -13Ű-7ů12ǟ14Ɛ27U31ǩ
place with	90 -11n37Ƣ
place you	84 -10D11QŅ12Ƥ28ǋ32F
place yours	90 47F
places	83 7ƅ10Q12Ơ14Ǖ16ǔ26ń
plan	65 -13Ş-8Ƨǩ-7Ũ7łŠ8Ư9rŀŌ10ƱǨ11uƶǞ12Ŗƃ13Ɓ15ŗ17ŏ18Ķ19Ƶ24Ň36V39W
plan $	85 -18y-8Ũ10kł12V13HŇ20Ɓ21Ʊ
plan pay	80 19ƃ
plan to	84 7Vǀ16ƶ18Ǟ24Ƶ
planned	86 15y17ǀ
plannin	86 8ƌ12V14ĸ
planning	76 -15F8Ƶ14ƌ19Ƥ20H28y
planning on	85 -17Ǟ-9V11Hƌ35y
planning to	81 -16F10Ƶ11H15V19Ǟ22Ƥ
plans	69 8ǁ15V16H32ǚ33ĺ34Ǟ35k
plans $	86 -7ǀ7Ǟ37k
plans at	80 -15V42ĺ
plans for	88 8k28Ǟ
plans to	85 14ǀ19Ǟ24H
plant	86 -9Ǟ11Ƨ15U28S
plate	79 -18ř-12Ÿ10ǀ15ǌ63ū
plate number	88 -20ř24ū
play	82 -13Ũ10s12Ƙ16ŉ18Ť21Ɯ30g
please	73 -9ǌ-7pŚƢǋ7c9ŗ10jwE12ū13b15d16Ǉ19D22a
please $	74 -9ǌ-7p7cř10wE13ū14b16d20D23a
pleasure	79 19a33ŭ
pleasure $	86 18ŭ
plot	88 -8Ʀ-7ŏ54ư
plug	85 9Ə38Ž
plug in	88 17Ž
plumbin	90 7Ǆ26Ƌ
plumbing	79 11Ǒ14ƛ22Ƌ
pocket	72 11Ǆ19ĸ20Ŧ34Ř
pocket $	77 -16Ř14Y17Ŧ34ĸ
point	90 8š11Ř20Ŗ
points	88 -7ǋ16Ş47Ż
policies	68 7Ų8ƫ9Ǧ20ǒ35ş38ǥ
policies $	82 -8ǥ14Ǧ26ǒ
policies do	90 12Ų15ş
policies you	78 8ş13ƫ
policy	47 -14Ǧ-11ĺƔ-10o-9I-8ǆ-7ŀ7aŜƃ8ĻśǁǤ10ƁƂƨ11Ţžƀ12Ő13Ƣ14šǏ15ƓǢ16ƚơƧƬ17ĹľŠǡǥ19ƪ21Ŗŗ23ŕ24Ƶ25őŷſ27Ś28Ʃ29Ʀ36ŏř
policy $	58 -32ř-28Ʀ-17Ǧ-12ǩ-11ŕ-9ŏǆ-7ŀŐǢ8Ɨ10Ɓƛ11Ƃƫ12śŜƃǞ13ő14aŪ16Ţơ19ƧƵǏ20ǡ21ƪ24Š36ľ42ŷ44ſ
policy and	76 -12ĺ7ś10ǢǥǦ14Š30Ĺ
policy in	85 -7Ʀ7Ś18Ļ25ŏ
policy include	80 41ŏ
policy is	75 -13ƪ-7Ū10Ĺ13Ɓ21ŷ41Ʃ
policy number	73 -14I-9Ś98ř
policy of	90 -15o26ƨ
policy on	88 55Ʀ
policy or	80 8ơƵ9Ʀ10ŏ11ƚ32ǥ
policy out	90 -18Š-12Ɣ-11ŕ13ƕ25Ś37ő
policy pay	86 -12Ŵ-9ŷƃ17ƀ19Ǣ21ǡ41ž
policy right	85 -15Ʀ-10ŗ-9ŕ7Ś8Ʃ10ř12ŏ13Źǁ31Ɠ
policy that	88 -7Ʃ8ƃ15Ş20Ʀ
policy today	78 -11ǡ7Ļ24ŗ
policy with	90 -11ŷ-10Ƶ21Ŵ38Ő
policy you	84 10Ʀ15Ƶ18Œ22ŕ
pool	69 12ƥ21ƚ77ƍ
pool $	82 11ƚ36ƍ
pool or	86 -7ş14ƚ
porch	88 7D9Əƞ10ƅ18ƥ
portable	90 -7X39Ƨ
portable $	90 -7X39Ƨ
position	90 -7G8ż15V19Sǈ
postal	90 37E
postal code	90 37E
pounds	86 46ƺ
prefer	88 12K17Ĵ
premium	77 10Ʃ11Xœ18Ǥ30Œ
premium $	84 12œ41Œ
premium audit	90 9Ǥ
prescriptions	86 19ƻ
prescriptions $	88 19ƻ
present	86 -7ĵ10Ş12ő13Őǜ16N17ŝ
pressure	78 -8ǩ11ł13ƻ19ǂ28Ƽ
pressure $	90 -9ǩ18Ƽ25ƻ
pretty	70 -7ǩ7S8Zŕ9ōŴǟ10WƙǑ12Ɔ13Ţ15Ũ17G22U24Ƹ
pretty good	86 -8Ŷ7ŝ12G13W14ǟ19Ƹ
price	62 -8ǒ-7ŧǃ7ŞƂǦ8ĻŢƴ9ƈ10ĵ12ŇŘŝǊ13r15Ŋ16œ17ƩƬ19ń20Ŏ21ƒ23ľ24ŀ25Š30ł33Œ35X38Ņ
price $	74 -10Œ-9X-7ǒ7ǁ9ń10ƴ11Ţ12ƒƬ17r21œ24Ņ26ŀ34Š
price a	88 7Ɨ11ƂǦ19Ǌ
price is	88 10Ŋ11ľ21Ļ
price on	90 -8Ǔ25ƒ29Œ
price or	88 -7Ŀ55ľ
price you	90 13Ş15Œ33ŝ
primary	90 14ƾ
print	90 -9Ɵ19ǩ27Ŗ
private	84 9ƨ11Qǀ13Ʊ14ǣ20ơ
problem	80 -9N7s9Ĺŏ10ŋ11ŵ13L16Ŝ17ŀ
problem with	88 12Ĺŋ19ŀ
problems	83 7ǂ9Ƹ12Ƽǜ14ƛ
problems $	85 -15ǂ13Ƽ15ƛ32Ƹ
product	88 10Ǖ11Ɲ15Ǆ22Ʃ
product $	90 11Ǖ19Ǆ22Ʃ
products	90 12Ǆ22ǡ
professional	83 9Ɛ29ǚ
program	79 12ļǅ13Ǘ31Ǚǥ
program $	85 15ǥ36Ǚ
progressive	85 -7n17ő18ńŅ22Ő
promise	86 10Œ14d15ǩ26Ŏ
pronounce	90 22b
proof	70 -13ǌ-9Ń-8ƈ-7Jƣ15ƕơ25ǧ41ǒ66Ƅ
proof $	84 -39ơ13Ƅ17ǌ28ǒ37ǧ
proof of	80 -31ǌ10ǒ14Ƅ31ơ
property	67 -12G-8ŗ7Ɯ8ơǋ9ƍ15H17ķǌ20žƑ23D27Ɨ41Ǣ
property $	84 10Ɯ12ƍ13D20H
property coverage	90 26Ǣ
property manager	86 9ǌ22ơ
protect	88 20ǘ34ķ
protected	72 9ũ15ķ22ſ
protected $	74 20ķ
protecting	88 12Ʊ24ŏ
protection	80 -7ķ8X14Ə16Ŗ19ľƃ22ŗ25ƭ
pull	74 7DŁ9Ō10gř11Rǐ13Ĵ15W22d40Ś
pull it	86 9D13ř38Ś
pull the	88 10Ł15Ō
pull up	90 -7i7W29d
pulled	83 10ĵ17Ŋ18Ļ48Ż
pump	84 22Ɗ
pump $	86 
purchase	86 33ƒ
purchase price	86 33ƒ
push	85 7ł12Ŋ15Ō16Ɩ
pushed	90 9Ɩ16ĺ20H
put	55 -19V-10Ŋ-9ŵƚƯ-8yŧƵ-7ŖŤǗ7EƍƙǤ8oŪŽƃ9cƱ10uQńŰƈ11kLRXŗŴ12Sĺű13ƅ14Ķ15ĸŷ16Ɛƒ17ũŮƌ20f21Ƥ22Ɠ23ƻƼ24Ʋ29H34Y35Ō
put a	86 -9Ƒ8Ŧ17Ž18a21ƒ
put away	88 31Y
put down	85 7c9ţ11ƒ13uơ14G17ƫ
put in	76 -11G-8Ư8Ʋ11EƍƼ12Ǝ15Q16Ɛ18R19ńũ25Ķ27S
put it	76 -8Y-7H8Ɛ10f11ƅƾ15ű17ĸ24L29Ō37Ɠ
put on	76 -13Y-8Ƶ7ƈ9D10Ʋ11u12w14T18Ŵ21Ū26ŷ27Ů
put that	85 8ű11Ɯ14żƅ17ň
put the	86 7Ƈ10ƥ12ƈ33Ƽ
put toward	90 24X
put you	76 -14ž-11ŊǞ8f11ĸļ12ſ14ƃ20ŗ25Ō29ǩ35ƻ36Ƥ
put your	86 -7a7Ś8Ľ14ŌƕǤ
puttin	88 10ż13ƹ14Ķ15Ū
putting	79 10Ľ14wƱ16Ů17H20Ķ
putting on	90 8Ū18Ů
quarter	85 13Ƭ14Ʀ17Ń18Ƙ35O
question	84 10A12Ĺ20ŉ
questions	72 9d32Ŋ39ŉ
questions $	81 31Ŋ
questions do	88 27ŉ
quick	74 -9l7D8aRǏ11řǉ12ŋ15ŝ18Ŋŧ19d
quiet	86 8L14Ʈ25ǎ33ŀ
quit	75 -7ǝ12š13V24ǂ28Ƨ37ƹ40Ķ
quit $	85 -8ǝ14Ķ25Ƨ35ƹ
quote	70 -7Ƃ7ǃ8ƈ9Ľ11Ǧ15ž19e23Ĺ28J31Ņ
quote $	81 -7Ņ8ƭ10Ĺ11Ľ23e24J
quote you	82 -7Ŧ12Ĺ19ž22Ņ
quotes	82 -10Ǉ40ń
quotes $	86 19ń
race	88 -11ƥ58ǀ
rain	86 -12Ǧ12Ƃ14ƙ15Ƹ32j
rains	77 14Ɗ29ƙ
rains hard	78 12ƙ15Ɗ
rainy	86 40Y
rainy day	86 40Y
raise	78 9Řƴ11Ŕ22Ơ23œ39Ư
raise the	88 13ƴ
raised	81 -11E8Ŕ13a15ŗ19œ35l
raised it	90 -12E9Ŕ26œ
ran	90 -15Ť-13ĺ7Ǔ14Ɠ48š
rate	71 -9Š-7U8d9ƴ10Ƹ11ĵ12ĺŎ16ŝ17Ɣ18cľ28Œ36œŔ
rate $	84 -19Ş14œ22Œ35Ŕ
rated	86 -23œ16Ş54ƴ
rates	80 11CŢ12cƔ13H14EŎ20ũ
rather	75 8Iǁ15sĴ19ľ23Ŋ26K
rather i	83 9I17Ŋ32K
rating	90 8ŷ10ĵ
reach	76 -8N9gƏ11Ĺ12X13K16ĺ17Ľ18L25I
reach out	88 7Ŝ14Ĺ20ĺ
reach you	80 -8N10Ə16K20Ľ24L28I
reaction	90 37Ň
read	64 7Ʃ8ǡ10dǉ14eŅř15DơǓ18aJƻ20ŗū24Ś38Ŗ
read it	90 -7ǘ21Ś33Ŗ
read me	67 8JƩ9Ÿǡ10ǉ11ř12Ś15eŅ16ơ20ƻ21ŗ24ū
readin	88 10Ŀř14I20jŮ
ready	79 -10ŕ-7Ţ9ř12ƖǤ13Ǟ14e46Ō
ready to	82 -7Ţ13Ǟ48Ō
real	71 -10I-9lC7ƅ8aRźƏ9Fř10ŧŵƐƮ11ŋ16Ŝ18d22ľ25ķ27ǩ
real quick	82 -10l7D10aR12ř13ŋ22d
really	79 -16ŀ9ŝƗ10ŵŶ12gņ13ľ14ƙ18Ŗ
rear	90 33ż
rear ended	90 33ż
reason	76 -13ŏ-10ǈ-7a9šƂ10Bƀ11Ţ15Ĺ26Ō40Ŕ
reason $	88 -11ǈ12B47Ŕ
rebuild	79 36Ɠ
rebuild $	84 26Ɠ
recall	82 -9J-8Ĺ10Ŧ19q60Ľ
receipts	85 17Ƙ34Ǌ
recently	88 14Ƴ23ĺ
reckon	90 14z15r17B21ư
record	72 11ǟ16ŋ17ƿ18ţ49Ż
record $	82 -7ŋţ63Ż
recorded	78 37ŋ
recorded line	88 9ŋ
recording	84 35ŋ
records	81 -14Ű-11ŋ12ƾ43Ǘ
red	90 15Ż
redone	83 10ƌ18Ƌ28ƈ
redone $	90 7ƈ13ƌ
registration	86 36ū
regular	74 -13Ź9KƙƩ10ǔ12Ÿƾ19Ƙ20ơ21ŲƉ
rely	90 17Ư18ǚ
rely on	90 17Ư18ǚ
remember	71 8tƶ9xBœƢ10ť14E46Ľ
remember me	88 30Ľ
remodeling	88 22ƌ
remodeling $	90 23ƌ
renew	74 -10Ƣ34Ƥ37ŕ
renew $	76 21ŕ
renewal	66 -10Ō9Ǟ11š14ś22ŕ25Ĺ32Ŝ
renewal $	84 -13Ō-8Ŝ15Ǟ18Ĺś
renewal go	74 43Ŝ
renewal notice	80 22Ĺ
renewed	88 -11Ŕ14š24Ơ
renews	90 28ŕ
rent	60 -16Œ-13nZ-11Ŝ-10Ĺǈ8Ŀǝ9ƥ12Ǉ14Ʈ15Ǐ17Ɵ18ǐ21ŵơ28Ǒ40F68Ɯ107Ơ
rent $	74 -11Ɯ-8Ǒ13ƥ24Ơ66F
rent a	78 -10ǈ8Ơ11Ǒ24ǐ
rent from	88 -12Ŝ-7F7Ǒ37ơ38Ɯ
rent loans	80 -14Z31Ʈ
rent out	85 -13Ơ-7ǋ27Ɯ28Ǒ
rent the	86 -22F-9Ʈ-7y13Ŀ21ǋ54Ɯ
rental	70 -14Ơ9ķ11Ƥ23ŵ33Ƣ72Ɓ
rental $	88 25ŵ
rental car	86 45Ɓ
renter	90 16Ƥ45F
renters	76 -40ǌ-8Fǐ12şǒ18ƥǇ19Ĺ21Ǒ22ŏ26Ƣ42ơ
renters insurance	88 -46ǌ-15ǒ19Ƣ27ŏ61ơ
renting	82 9Ƣǋ31F
repair	84 12Ŕ23Ŧ
replace	74 -12Ɠ-8Ō-7ǝ8ũ9ƃǢ10Ʈ11žƈ15Ƒ25Ƶ27Ǐ35Ɨ
replace everything	88 8Ǐ9Ǣ31Ɨ
replace it	88 -10Ō43Ƶ
replace your	90 -15Ǣ-12Ɨ12ƃ36Ǐ
replaced	80 21ƈƋ
replaced $	90 26Ƌ
replaced the	90 
replacement	79 -22Ǐ-11ƒ10Ɨ30Ǣ51Ɠ
replacement cost	84 -23Ǐ11Ɨ17Ɠ34Ǣ
replacing	79 -7Ĺ12Ƶ21ĺ
replacing it	79 -7Ĺ12Ƶ21ĺ
report	80 -11Ƙ7Ť9Ż12ǉ16ţ19ĵ25ź
report card	90 28ź
require	80 17ǌ25Ǔ
require $	83 -19ǌ46ơ
requirements	90 -18ơ28ǌ
requirements $	90 -18ơ28ǌ
residential	90 10ǔ29Ǆ
rest	79 -8Ƌ-7AŇ7Bś8Ǒ9şƥ10ŷ12z17ō19ư21ǩ23t
rest $	88 -7Ň9ś12ŷ21ư23ǩ26t
restaurant	84 10W12Ǜ13ƣ16ǟ19Ǎ
retire	81 -13Ķ-7ņ13ƭ14Ŝ25Ƨ30V
retire $	84 -14Ķ-7ņ7Ƨ12ƭ15Ŝ40V
retired	86 -12V7ņ10q45P
retirement	76 27t58Ķ
retirement $	81 15t19Ķ
retiring	90 39V
return	84 -10ǥ7Ǌ8Ǡ10f11ŧǆ15T17Ǚ
revenue	84 39Ǌ
revenue $	86 38Ǌ
review	86 -7ƶ8Ŗ12Ŝ14Ŷ18Ǟ23ǩ
review $	90 -14Ŗ-7ƶ7Ŝ16Ŷ19Ǟ25ǩ
ride	77 -9Ū-8F-7ŝ8ƃ10Ŷ23Ŭ24ǀ26Ų62ŵ
ride share	90 44Ų
right	38 -13ǩ-12L-11n-9x-8jmBTUŤ-7Şǎ7kMņŐřťűƦǌǜǞǥ8ewŉŌŗŚşŭƨƱƾǈǣ9qEǦ10pQƝǑ11ŃǄ12suơƽǔ13ŏŧŲƜƬƷ14CX15oƓ16Sŀƅǟ17IŎő18ƒ21ǃ23NP24b25ŝ
right $	40 -16ŏ-15n-14r-10fN-9L-8mǩ-7kxBUŤ7EļĽľŁňřšŰųŴưǍǔǙ8ĻŇŲſƠƫǀǆ9ťŭŷƦǖǜǞ10eowŀŉƱƾ11Q12ĹŐƝ13pƬƷƽǄǑǣ14ƨ15Pşƒơǃ16uƜ17Ɠ18SŎŝƅ19ő20b23I
right about	90 -13ō10rŎ11v23ǥ
right around	90 -12ŧ7k10Ǌ14Ņ
right now	61 -12ǎ-9ĹŎŞş-8ƨƬ-7Ž7nŮƀ8ƒ9ǔ10XŲ12Ń14Z16P17rs19qŚ20FŌ21Y27ǟ35ŗ36ŏ52N
right there	86 7M11s13ŮƩ14Ś16Ƈ
ring	70 -11űǩ-8ƒ7A16Ŝ18K22Ǌ25L27ĽƎ33f34I68Ƙ
ring a	88 36Ľ
ring up	90 -7œ11A24Ŝ30Ǌ
ring you	90 14I24L
risk	78 14ķ19ƙ29ũ
risk if	80 14ķ
river	90 33ƙ
road	76 -9x-8R-7ƌǔ9C11Ǧ13y15Ə21Ǟ24Źǟ27ŭ37D
road $	88 -10x-9R14Ź40ŭ
roadside	79 9Ŏ14ŝ32Ɓ
roadside $	90 
rock	90 12j14ǀ
roll	90 -7Ń14ŕ17Ə19Ķ33ź
roof	58 -16c-12ű-11ƩǄ-7ƌǇ9ńǣ10Ɲ11ƪ14h20ş24Ƒ31n79ƈ89Ɖ
roof $	64 -7Ǆ10ş11Ɲ17h27Ƒ28n39ƈ
roof in	88 -23ƈ33Ɖ
roof is	86 24ƈ
roof right	88 -10Ǉ-9Ɖ17n31ƈ
roofing	86 -19ƈ-9Ƈ13Ɖ15P33Ǆ
room	76 -7Ǟ7Ɔƞ8ƃƊƤ9ƌƢ11Ɛ13ǃ15Ɨ16Ɲ21X
room $	88 9Ɔƞ10ƃ12Ɗ
roommate	85 10n26ų
roommates	81 42Ƣ
roommates $	84 21Ƣ
rooms	86 -12Ơ11Ɔ19ƌ24Ɯ
rooms $	90 -13Ơ25ƌƜ
rough	82 -8ţ-7ŕ10ņ13ĵť14Ũǀ15Ů20S21Y
roughly	69 -14Ǣ-9S9ĵ10Tƒ11Ɨ18őŮ19Ʈ22ķ
roughly $	81 -16Ǣ-10S-9Ʈ7Y16ƒ21őŮ29Ɨ
roughly what	73 13T28Ʈ
round	84 -14ń-7ĺ13ƒ14Ɨ21Ɵ23ǎ25ũ27Ţ
route	90 12Š19M
run	58 -12R-11Ń-10ŶƯ-9ŉŭ7pǈǋ8ŅňŪƓ10nŝţưǄǏǗ11Œƌ12ĵ13ŕǥ15Ŧ17Ʃ18ſ20ū21O22eű24Ɲǐ25A28ǎ29Ƭƽ40Ǩ
run $	77 -14RŃ-10Ŷ-7Ʃ12Ŧű15Ņƭ16Ū18ǄǏ31O44ǎ
run a	85 8ĵ13Ɠ42Ɲ
run and	80 -21Ū28ǐ
run in	88 48ƽ
run it	79 -8Ư8Łǝ11e12ū21Ƭ23A36Ǩ
run me	86 11Ƌ21n26ǥ27Ū
run out	86 -22ű-15ƭ8š9ŕ15Ƨ58Ʃ
run the	83 -8Ū-7dƭ7Ż11p18ţ19ū22ǋ24e35Ǩ
run you	88 13ž20ƌ33Œ
runnin	82 -8ǩ10Rŋ11Ǩ12Ő14fń16q18Ŀ20Ŵ26ǟ
running	74 -12Ū-9U-8n8kńƜ10ŻƼ13Ɲ15u16ǩ17Œ19h20Ŷ21ǝ
running $	88 -28ǟ-14Œ-8i25Ŷǝ35ű
running around	88 -12ű8L11Ɯ18u25h
runs	76 -12n7ſ9E11ǉ15ƽ18ơ29Œǈ32ŕ37ű
rush	88 -19i-10r10Ś13s15Ń44O
s	79 -10Ľ9Ƅ11Ÿ15ƕ18q29ǆ34b
safe	84 12N19Ƙ34Ž
safe driver	90 16Ž
safety	70 20Ǝ59Ǚ
safety $	86 19Ǚ
safety meetings	88 9Ǚ
safety program	86 20Ǚ
said	63 7rxM8fSŊŲ9ņŝŬ10uŎƅ11tOǅǚǜ12dqHŔ15Gƥƶ17cV20y22B31ƴ
said $	75 7Ɩ8V10x11BŊ12Ŭ14ŝǅ16ƅǩ20Ŕƥ22q30y
said you	78 7Ɲ10Ʒ11Ś12AHŲ13ņ16ǚ18d25ƴ
salary	79 13Ƨ16ǉ20Ʈ21Ʀ22W36T
salary $	86 11W37T
sale	85 -12Ǔ12H13Ǩ15Ɨ41ƒ
sales	69 -11T-7ǉ10ǔ13Ǡ28Ǜ29ǖ64Ǌ
sales $	84 23Ǌ
sales is	75 -11Ǌ8ǖ12ǔ39Ǜ
salon	88 -12tD13Ǎ25ǈ26ǃ30ǟ
same	63 -13Ɨ-12ǅ-9NŐǩ-8GƵ-7Ƹ7ŗŠǘǜǞ8łƖǍǥ9ŰżƇ10oŘ11ņ12Ɠǂ13k18Iő19Ʃ22Ŷ24ũ26Ŵ27ş35S36p
same age	88 -18c51p
same as	86 -7D13oǂ15Ű17c
same company	88 -10S23ş34ő
same one	90 -15Ɨ18I44Ŷ
same thing	85 -9N-7Żǩ12ǥ13pż15Ƈ30ũ
sat	84 11ƚ13Ʋ14Ʈ27Ŗ
sat down	86 14Ʋ28Ŗ
satisfied	88 15ŧ27ŝ
satisfied with	90 9ŝ15ŧ
save	78 -9Y8Ļ10ź21Ĵ26Ĺ29Ř37Ţ
save some	90 -17Ţ-7ž11Ļ31Ĺ34Ř
save you	90 11ź18Ţ
saved	81 10Ţ12Ĵ13Ƶ14Ǘ15ŋ46Y
saving	88 -20y9Ķ20ǩ45Ʊ
saving for	90 -20y10Ķ47Ʊ
savings	66 -9Ƥ7Ʈ10ĻƳ13ķ26Ř48Y
savings $	75 9Ʈ10ķ12Y
savings could	80 -18Y-11Ƥ34Ř
savings if	80 -7ķ22Y
saw	79 -9Ŧ9ƫ11ƚ12Ũű13t15j16C22ƾ
say	51 -20ž-16aŦ-14Ʒ-11Ŀ-10C-9ŞŢ-8cĺ-7Aķ7wXƉƤǂ8ZţƵ9łƝƾǃǑ10ňƃƨǚǧ11QĵŋŖ12Ƽ13Ŋ14ŚŮ15ŝ16ŇƴƸ17ŀƈ18ǩ20ŗū21BŌ22Ŕ23Œ26Łơ27ƺ30bT52r
say $	67 -20Ƽ-19ǌ-10ǈ-8ņ-7ŔŖ7ŝǘ9ŀřƸ10śŮ11őŧ12YŋƺǄ14Ǒ16ơ20ŇŒƾ23ǩ24w27B29r32œ
say about	70 -12œ-8ł13Ŕſ15rƈ23ǌ
say and	79 -12C21ū22Ĺ
say for	90 -37ž-9Œ10ǉ44ŗ
say in	90 -9ơ14ǌ24ǧ
say it	79 -22ƾ-12ű10Ŕƒ11ň15Ņ20Ɖ21b45Ƽ
say on	86 8Q12Ś14Ů17ū22ǃ
say so	88 8Ǣ18N
say that	88 13ň15ƈ38ǩ
say the	84 9Ō10Ƥ15ZŊ23ű25Œ
say what	88 13Ň15Ŕ18Ŗũ20ǩ
say when	88 -13Ĺ13Ŕŧ32r
say why	90 -9ŧ-7Ŧ38Ŕ
say yes	83 8Ĺ38ł40Ł
say you	74 -17ǌ-9ǩ8Ƅ10Ǘ11Qǔ12Rľ13ƃ16ŵ22Ƹ23TŖ34ơ
say your	88 -17a10ƃ11ǚ14ĵ44b
sayin	90 11W14Ƹ15o
saying	84 -12ǩ7Ŏ13ĸ14ň15N28b
says	73 -11ǌ-10U-9w7ǩ8qňǢ9VƩƬ11cFļƒ16Śƅ17ř18aơ19Ů20ž
says $	88 7ƅ9Ŗ18Śǩ
scale	85 -8Ũ-7ǩ8Ŀ13Ň18ł38ƺ
scan	88 -7M42ś
scare	90 -7ǩ11ƴ17ƣ45Ŀ
scared	88 -14l17Ņ20ǁ39Ũ
scares	90 28Ŀ
scares you	90 28Ŀ
scary	83 10Ť12Źǘ14V32Ũ
schedule	84 -7L11Ǣ23Ƙ35R
schedule $	90 -22Ǐ-7L10R20Ƙ25Ǣ
school	62 -7ĶŠ7Ƅ8vŹ9yƢǦ10ǔ11QSŻ12K13ŭ17Ǔ23m24l28ź29Ʊ31x
school $	70 -14l-7Ķ14Ż17m27x28ź30Ʊ
school and	88 12ź13Ŵ15Ƣ
school district	90 16Ǔ17ǔ18Q
school is	90 -8ź11Ʊ13y
school or	83 -9Ŵ10Ʊ14Ź16vKS19ŭ
schooling	90 40m
score	79 58ĵ
score $	84 30ĵ
scratch	88 12ŏ16Ɠ
scuba	84 38ǀ
scuba dive	90 22ǀ
season	82 -7ijŰ15ƚ16x17Ɯ21ǎ30ǟ
season $	88 -28ǟ-20U-7j17ƚ67ǎ
seasonal	90 -7ǟǩ17Ɵ33ǎ
second	66 -7ķ8ŕ9dĻ11A12Iǋǩ13pŇũ15ľ16ŌƔ20y23Ǟ28N30Ɵ31Ŵ
second $	84 -16Ŵ-15Ɵ-11Ŋ42ǩ71N
second car	84 45Ŵ
second home	90 -16Ŵ-14N-9Ɣ61Ɵ
second vehicle	90 28Ŵ
security	77 7Ǘ9ǘ10Ķ13e38Ǝ
security system	90 32Ǝ
see	61 -16J-12Ʊ-11Ƙ-10ƭǔ-8ǅǩ-7ŵƞ7ŢŴƂƬ8Ƈ9ĿœźƉƊƏƿ10Ʋ11vĹƝ12ţŭ13Eƛ15Œū16ļŊ18Ľř19ǂǞ20y22Ƅ23Hƾ29ň31V
see a	83 -14Ƙ10Ə15Ʋ24ƾ27ǂ
see if	86 -12Ļ10ǚ11Ņ14š22Ĺ23Œ
see the	77 -19J-14ļ-9ǅ11Ǘ13œ15Ľ19Ƅ21ū23ǩ31Ǟ
see your	85 16Ƅ27V
see yourself	84 -9ƞ17Ţ22V43H
seen	80 -11Ũ-7Ʋ7Ķ12Œ16t18Ƴ22ǒ32ǩ
self	90 11ƃ19Q
self employed	90 11ƃ19Q
sell	67 -10Ļ-8ƿ-7ł7ƳǕ9ĸƓƕǛ10Ɓ11Ǟ14Ʃ22Ʒ33ƒ34Ɲ39ǔ40Ǩ44H
sell $	83 -11Ǟ-8ǔ9Ǖ17Ǆ20Ǩ35H
sell for	86 -13Ļ46ƒ
sell it	90 7Ǩ14Ɠ
sell the	88 -8ł11Ǩ13Ǟ14HƳ
selling	90 44Ǟ
send	64 -16ǒ-14ơ-10Ś-8Ĵ-7L7DŌŬ8Ɣǁ9Ŝ12o13ƪ19KZ23ǧ24ƕ25ļ28J34ś36ǌ
send a	88 7K12ļǁ16Z
send it	83 -9Ō11K15D30ś
send me	83 -10Ś29ǌ
send that	90 15ǧ27ś
send the	79 -15ǒ-8Ƅ8ǧ11Ŭ15o27J42ƕ
send you	84 -17ơ-14ś9K18ļƪ20ǌ23Ō
sending	90 -7ŧ11Ľƕ37ś
sense	78 7ŇŘ9ĵ10Š11ũ15s47ň
sense $	88 38ň
sense to	90 12Ň20sň
sent	76 -19Ś-10Ǡ-7ŵƯ11K13ǘ14JĹš38ļ47Ľ
sent you	84 -8ŵ-7Ư7ś15š44ļ
separate	80 11Ƙ16ş32Ř
serious	88 10Ǐ18ǂ22Ƽ
serve	82 -12ƿ43Ǜ
serve alcohol	90 -13ƿ19Ǜ
service	71 7Ǟ8Ş10ŝ11Ţ12Ə15ţ19Ǆ21űư23ľ
service $	76 -9ľ9Ş10ư12Ţ13Ə18ţ19Ǆ26ű
services	85 10ǚ15Ǟ18Ǆ20Ŝ
set	67 -12ǟ-10ƤƮ-9Ŧǉ-7Œǥ7ĶƓƬ9ŉŗŘ13A14L15ĺ16Ɩ18ĴŪ19T23ǝ26Y28ư36Ţ38Š46ǆ
set aside	86 33ư
set on	88 13ŉ53Ţ
set up	83 -14ǟ-10Ƥ-9ǥ11Ķ29ǝ65ǆ
set you	90 16ŗ17ĺ
settle	90 11G14ł17ŧ
settled	85 8Ŧ38ƞ
settled in	90 40ƞ
settlement	90 25Ŧ27Ɩ
sewer	85 -10ǘ40ƛ
sewer backup	86 28ƛ
shall	85 21Ƭ22Ō31ǩ
shall we	88 -14ǩ41Ō
shame	88 7Ƽ9Ŗ11Ƅ
shape	75 12ĵ14Ɖ35ű36Ƹ
shape $	85 -7ű7Ɖ17ĵ
shape is	86 49ű
share	74 8Źǘ9ǆ12Ǎ15ǔ18Ƣ19ųƠ24Ŋ26Ų28Ř
sharing	88 -7F13Ǎ14T23Ƣ
she	56 -24Ƹ-22Ū-16ǩ-13ƹ-12Ķ-9mwŮŰ-7cŌƱǄ7ŧǜ8AŹ9ƅ10UƢ11Bƫ16ų17y18Ŷ20ǈ22ƨ24Ƴ29pxƷ35źƮ36oŴ38ǂ42qst47v55r
she $	86 -19Ƹ9Ǡ14ŧǂ26v
she do	88 -15Ǡ10q17ǈ32Ʒ
she does	88 -10Ű8q10x11r16Ɲ
she get	90 -17Ʒ10ź24Ʈ
she go	88 -17Ʈ-14q-7r25Ʒ53o
she have	86 -19r34ƨ
she is	73 -9Ů-7Ʒ7Ǡ11prƇƫ12A15U16t22ź26s32v
she keep	90 -16Ķ14o46Ʒ
she take	88 -11y-9ų22ź26Ŵ
shed	81 -7H35Ʒ49Ƒ
sheds	90 27Ƒ
sheet	88 13u14f23Ś
shifts	88 -8k21R25ǎ
shingle	82 -11ƈ19ǅ33Ɖ
shingle or	90 
shingles	77 15ƚ24Ɖ44ƈ
shingles $	88 19Ɖ29ƈ
shipping	80 13ǝ
shipping if	80 13ǝ
shoot	80 -8Ÿ11chK12J14a22ś
shoot you	90 13c15K
shop	60 -25D-21ơƣ-13ŏ-12i-11Ƥ-10S-9ǧ-7t8gUǘǢǦ9y10Ǟ11Ǆǐ13Ɓǝ15Ǩ16ǏǠ17Ɨǔ18ǈ21ǅ22ǃ24ŠƝ26ǥ27M31ǌǍ35ǟ39ŵ41ǋ
shop #	90 -10Ǩ34ŵ
shop $	66 -37Ɲ-23ƣ-22ơ-11D-10SǨ-9ǧ-8U7Mǝ8ƁǞ9ǟǦ10gǘ12ǃ13ǐ19ǔǥ24ǌ25ǅ31Ǎ33ŵ36Ɨ46ǋ
shopping	82 8Ţ12Ő31ĺ34ń
shopping around	85 10Ţ37ń
shops	86 9Ǣ10ǌ12ǈǨ15ǃ16g
short	86 -7Ņ9Ɯ10Ť14W29Ʈ
should	56 -11r-9ŉũ-8ơ-7ƨƮƼƽ7I8ŋ9LĽǩ10Ŵ13ŎƸ14OƬ15u16ŷƄƶ17MN18aŧ19DƘƱ20Ĵ21Kƭ23f24ǧ25ň26s31Ō
should be	86 -12ơ11ŷ14Ʊǧ15Ƙ
should i	64 -14ō-13s8Ǡ9I10ŋƄ11L12Ĵ13NĽ17OƬ19Ŏ20M21ǩ23D26K27Ō28a33ň
should it	85 -7s10b15ƫ17Ĵ18ƭ22ǧ
should know	74 -9ŉ-8Ƽƽ8ǂ10h19ō20Ƹ
should we	77 8N12Ō20Ʊ34s
show	74 -10Ÿ8Əƹ10Ŕ11Ţ13XĽ15ƾ16dn17ť20Ŏǩ27Ŋ
show up	86 10Əƹ12Ŕ20ť
show you	86 13Ţ15X24Ŏ32Ŋ
showed	85 10Ň13B
showing	85 10ƅ11Ɲ13IƄ
shows	86 15ť18ŗ27ǡ
shut	76 -8ŵ11Ɵ13ŋŶ25ǎ41ǝ
shut down	88 25ǎ
shut the	90 -7ǝ18Ɵ
shutoff	88 23ũ40ƛ
shutters	90 23ƚ
sick	79 -9Ʈ10Ŀ16W31Ǜ32Ǩ
sick $	84 -9Ʈ11Ŀ17W31Ǩ
side	64 -13Ǆ-12ƄƸ-10Ǐ-9Ũ-7ž7uūŭǚ10Ŕ11Ɗƽ12ƕ13ſǂǛ15TƁ16Ķłœŧ20ŲǍ23C26Ǡ31Ɲ
side $	81 -15ƄƸ7Ǡ10ū12uC13Ǎ16ƕ19ǂ21œ
side business	79 15Ɲ
side hustle	88 38Ų
side of	88 -16Ǆ11ǚ20Ǜ23Ɓ38C
side work	79 -8Ų11Ɲ13ŭ
siding	82 35Ƈ
siding $	88 
sign	65 -11ś-8Ƒ-7XĻŘ7Š8H9Łƨ13Z15ŖƒƱ16JŎ17WƖ18ǩ24ő25Ǔ26ǃ44Ō
sign $	88 -10ǃ-8ŘǓ-7Ł9J53ǩ
sign a	80 21Ʊ
sign off	90 10ǚ25Ł
sign up	84 -8Ļ13Ō15Wƨ29ő
signed	79 -7O7Ǚ8Ł11Ō14ƢƲ16œ
signed up	86 -8O13Ɓ14Ō18œ
signs	84 -9Ư11q20Ł22QǠ
signs your	90 -13Ǡ-8Ư12q45Q
silverado	90 11Ŵ22Ū
simple	88 15Ļ27ư
since	59 -13Ş-11Ŗǩ-9Ż-8ņŜ-7Ő8I9PƋ10żƣƪƸ12Ź13BG14ŗ17ťǟ20ƹ21ţ23ǅ26i27t28S33ő35Ǟ41ũ
since #	71 -9Ż-7Őũ7Ƽ8ő12ƪ13S14Ƹǅ24ţ40G
since $	85 -24ƌ-9Ǟ14t19ť45ũ
since last	88 14I31Ǟ
since somebody	80 
since that	90 7ƈ13ũ16ť
since the	88 -11ƌ-8ǔ11Ǟ18t41ǟ
since then	84 -18Ş11Ƌ12ƹ34ũ
since when	84 -19G-11Ǟ-9ŷ-7ť18Ÿ38S40ő
since you	81 -14ũ11ŗ12ż18iǅ20B44ƌ
single	77 -10Ɗ14Ɔ17ǩ20Ƙ33f
single $	90 19f
sink	88 -11Ň10ƌ18ƛ38ĸ
sister	75 -7H9ŅǤ11h15U17Ʒ18A29Ư35B
sister say	88 28B
sisters	85 -15ǃ11Ƥ33ƽ44A
sit	75 -12ŭ-9ǩ7ł10L16sƙǛ17Ĺ23Ŵ24Mŀ25Ƈ
sit down	85 9s10ł11L21ĹǛ
site	88 15Ǜ17Ŵ30ƥ
sits	84 9Ŗ12Ƃ22Ű
sittin	86 9ŀ14nH18Ƙ
sitting	74 -9ŏ8jĵ9ŀ10nǦ13rY15ŗ17Ɲ18Ɵ23MĶ
sitting in	90 16Y22Ɲ
sitting on	90 8Ƈ
situation	86 12Ǩ13Ź14z16n22F
situation $	90 13Ǩ14Ź19z29n
size	83 -11Ʈ-10ŔƵ11Ǟ14Ɔ22œ29Ƭ
size of	88 7r12œ15Ɔ
skip	83 -13Ǧ-7A8Ɓ10B12Ŋǁ13Ƃ18ů
skip it	90 -14Ǧ13Ŋ14Ƃǁ
sky	88 13Ơ17ǀ33j
slab	82 -9Ɗ11Ɠ35Ƈ
sleep	74 -9Ǉ-7ƚ9Ɯ10Ŀ13ĸ14xŨ18nŌ19Ļ20łƤ23Ƽ
sleep $	88 16x31Ƥ
sleep at	86 11Ɯ29Ļ
sleeping	85 -7Ŀ14ľ18x
sleeps	90 -7x17n27Ű
slide	90 23ƍ
slow	75 -10ŕ-8ŏ8Jř10ň14b15ƛ18i25U28ǟ40ǎ
slow $	86 -18ǟ-10ŕ9Jř25ǎ33U
small	74 8Ʀ9ǜ11ǈ12Ő16Ǆ18ƥ19ţ21Ŧ
small ones	79 -7ż10ǜ21ţ
smart	82 -10ƛ15ũ19A20Ǝ21Ƭ23ń
smoke	71 11ƹ12Ɛ14Ƥ28Ǝ29ǂ
smoke $	80 35ǂ
smoke alarms	88 18Ǝ
smoke detectors	84 26Ǝ
smoker	88 11ǂ27ƹ
smoking	90 39ƹ
snap	88 20ś
snap a	90 13ś
snow	85 10Ǆ59j
so	34 -17ő-11aĴǩ-9ƑǛ-8oNŀŊ-7rƌǑ7LŅŴƕƥƿǆǗ8JRŹƤ9KļŗƘƻǙǡǣ10CŒũŲžǇ11yUķŔŜŪƒƓƝƹǁ12STĻĿŭŵơ13AńţǕ14gkqwŌřƔƞǄ15fĹŁşŶƖƩ16ĺƈƠƬ17cŤ18ĵƢ19hŕŷǚ20nň21iŝ22sQƦ23pœ24Ŧ29ų31Ţ
so #	69 -32T-29ő-18c-14ƅ-13C-10Ŭ-9p-8ƬǢ-7v8ǅ9ų10Œ11ĴƗ13Dŷ14Ǌ18ƪ19ƒ21d27u29Ů33Ŧ37Ǉ42SƔ44ƺ49E
so $	76 9ĵŜƝ10j12ųƶ13pƢ15C17Ł20ǚ23ǁ
so @name	82 -8o-7ĸŕ11ǈ16ų19rw21s24Ź
so a	75 -11Ɣ-9Ʃ-8k9Ɔ11Ƃ12ǜ13ĸƎ14ƿ15Ū17ƭ19Ķ22Ť31ǡ
so about	75 -14Ĺ-11ĴŦ-9ŇǊ13Ǜ15Ɣ21YŮ27Ɨ35Ǐ37ǔ40T46Ƭ
so are	90 8Ŭ9ŏ16C28Ō
so do	82 -25Ŏ7ƓǗ8yŏ11hR46Ō
so far	75 -13ő-8ƙ-7Ş7Ŷ12Ň14y18uƞ28ň33i
so give	77 -8aǩ7Ŭ8Jť9ŮƈǠ10ĻŕƖ11Ŧ14ĵ15oŶ
so he	80 -15v8ǂ10Ǚ11ź12x24ƨ25q58p
so how	82 -9R-8g8Ǣ9Ǩ10ĺƱ11ǡ13Ɵ22k
so i	63 -14ǩ-13R-12ŉ-11Ŗǅ-7B7cpƖ8biŃśƋƵǊ9ońŘƘ10X11nƽ12m13f14Ĵ15M16ňőř20aŕ21L24Œ
so if	79 -8X10Ţ11b13Ļ16ĸ18Ǩ19ŵ43Ŏ
so is	82 -10ǟ7i9Ř11ŭƐ12ĵƞ13Ĺ14t23Ɣ
so it	56 -21Ɣ-18X-14ŒŶ-12Ůų-11Ŵ-10oD-9r-8tǌ-7cŹǏ7ŎŪūƛƫƶǍ8ķ9ƚƭƻǄ10QŲƉƊ11hkwů12Ǜ13Ş14ŀřűǆ15ũ16Zĺƅǃ17ŗ18Aŝ19ŭ21ŷƢ22ŕŰ26ǟ29Ʃ35œ41nƠ
so just	78 -19Ū-12Ƽ9Sƹ12ţ21ƻ22ŷ23h24ŀ
so let	84 10I11Ų13Ł
so long	90 -15ƶ-7ő14Ţ20ŝ25ǩ
so much	88 -7ǩ10A17ĿŶ
so no	84 -12Ĵ8ţŻ14Z21ŉ
so one	86 -11ǌ-8W13ǋ14ż15Ż37Ʀ
so she	81 -10Ů-9ŌŰ11t15Ɲ16ź25ƅ27p31s
so somebody	90 -10Ǡ30ǘ
so stop	90 -10J12Ɓ13Ľ
so tell	64 -9Ŋ7kĺƒƹǚ8zĵļŰźƛơƿǒ9ACŬŭƅ10ŝ11Ƥ12U13i14ƥǆ16x20ń
so that	67 -19E-11Ŏ-9ƅ-7uƉ7ť8wũ9ķŶ10yřƧ12bIQŇ14J16ƈǃ18v22Ū24c28Dş33ō
so the	63 -11Ɖ-10Ƃơ-9wŪŸ-7ZŮ7ķ8ũƛ9ŬŹƘǦ10ŞŤŶƈǧ11IUŰ12Ə13ťų14ŭǓǕǢ15Ƨ16aƄ22ņŝ24Ŧǌ36Ŵ
so there	67 7Ž9ķŜƜǗ10Ǎ11Ƙ12ƨ14YĶƍ16ƪ20šǥ
so they	76 -11E-9Ơ-8Ƨ9ƈ13Ņ15ǖ16Œ20W22Ŧ41Ŕ
so we	76 -16ŏ-10Ĺ7ƭ8ś9ŕƕ11Ū12TĴƿ13s24Ō25Ƭ
so what	66 -15Ű-13Ł-10N-9Ň-8ŌŲ-7ŀŘŜŝ7Lņ8bœſ9dBőŞŢƊƭ10cķƬ11Ť14QĿ15J20Ū27ĺ32P33ǩ36g
so when	85 -7S12ő13Ų14HR15Ř18Ƣ
so who	90 9Ǡ13n14Q15w
so would	88 7K9Ʈ11Ɨ14X
so you	49 -20Ǜ-19Ĵ-14a-13L-12pŀǩ-11Zŝ-10ǖ-9ŌŘŭŰŻƛǔǝ-8bIŪƴ-7vŦŹƋƘƮ7łŃƙƣǐ8ńƌƞƟƦǗǜ9Ɓ10FŽƔ11TĻŖŜŠŲǄǙ12Ɲǁ13ŒƤư14UVŶƠƹƾǀ15gHũŵǞ16CŁ17lŚųǚ18ňœƒ19Ɯ20Ʊ21R23Ĺ24ſ25fŗŨ26G28Ţ34cž
so your	67 -16ő-8w-7bp7Ǩ8q9ŕ10eų11tz12Ŀŉǅ13Ƴ14Ư15oƧ16ūŹ18ǣ20Ǡ22ƽ24B32Š
social	75 -10X12Ķ15Ǘ17ǆ22ƿ50e
social $	84 20ǆ25e
social security	84 12Ǘ14Ķ15e
soft	88 12ĵ14Ɖ
softball	90 10x21g
sold	77 -8Ƴ-7Ƭ7š10Ŗ12ƕ13P14Ŷ16ķ21Š22ņ25Ŝ35ű
sold it	86 13Ŗ35Ŝ40ű
sold you	88 -7Ŝ27Š34ņ
sole	84 54ǆ
solo	90 -7F19s21f23Ƣ
some	62 -20ŉ-13H-9Y-8ŷǩ-7Ōƕ7ZĴŦźŽƏƓƥǁǄ8Uŕƌƨƶ9lzKĸĺŤŹſǇ10ƪǈǦ11ľŠơ12ƒ13Q14Ǟ15m18ķ19Ĺ24ĻŊŘ
some $	85 -9Y-7Ţ9u13Ĵ14z27Ř28ƒ
some money	88 7Ţ10Ļ15ƪ30Ĺ
some of	85 -7Ő7ǝ11Ŧƥ14ơ15l
somebody	55 -11Z-10ƃǎ-9n-8Ũ-7ŭ7hPųƳǞ8fŠǋǚǧ9ķŜŧ10ļŵƾ11ņƜƟ13ſƮǘ14ľ16F17Ư18ƕ19QƎ21ǜ27A30ž
somebody $	73 -9F-8ǋ-7ƃ7ǅ9Ǟ11Ƣ12f13ǜ16Ǡ22Ƴ25ž
somebody close	90 14Ƴ15ĺ
somebody could	90 18ķ
somebody else	75 -14ķ-13Z-8nŭƳ9ń10aş12ƕ13ų15Ł20ǋ29Ʈ
somebody in	85 -14Ƴ-7Ƭ12ņ18ƾ24ž26A
somebody last	79 -8Ŝ22Ŗ
somebody or	85 10Ƣ15ŏ19ŵ35Q
somebody sued	80 14ķ
somebody to	90 14Ɓ43Ư
somebody without	90 -14ŏ36ſ
somebodys	88 -12ư-9ż-7ƕ13ŏŬ16Ƴ17Ť
someday	88 -7Ɓ11Ư13z14Ǟ16V30y
someone	81 -7š9ņ12Ł14ǚ17ǅ18Ƴ25A
someplace	85 -9Ɨ10ǝ16şǋ17H18ƥ
someplace else	88 10ǝ17Hş
somethin	72 -7rǩ8Ƙ9Ňƾǃ10HNŉ11YZōƯ12Ŷ13E14ŪŽ17ń22ĺ23Ŀ
something	54 -12Hũ-10ž-9Ō-8ƲƵ-7Ʊ7qPƄơ8ƊƎƮ9ŊƦ10ĽņƬ11gŏŗŝţūŴǕ12NǛ13irĺŔ14Yłƫ15ĸŵ16ŉŖǩ17ŀǨ20ƺ22Ş23Řƶ26ƨ
something $	78 -22ŀ-13H7ŊǓ10Ś11ĸ15ķ16NŃ17Ř19ŏ24ţ25ǩ
something broke	80 22Ř
something else	80 -15ō-7ų8ŪŶ9w10j12Ŏ13ĺŀ17Ť32ŵ
something happened	78 -24ĺ-9Ŀ11Ř12ĸƨ13Ư15Ʈ19Ǩ26Ŗ32ƫ
something happens	86 -8Ļ7YŖ15Ŀ17Ǩ24ƨ
something in	88 -10Ʋ-9Ō-8ŵ-7P11f12Ľ13Ļ14q15Ƅ
something like	85 -9ĺ33ƺ35ł
something on	90 -7Ļ9ŉ15Ŕ21ƶ22ƨ
something that	72 -15ǩ7ĺ10UƂ13X19Ƴ20Ǖ22ŀ
something to	88 11ƶ20ŉ24ǩ
something you	77 -13ŝ-8Ƶ7ŵ9ĴĽ10Ŋ11Ŀ12gŉŞ18Ŵ23rĹ
somewhere	73 -14ş-7ŀōǨ7Q8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ
somewhere else	82 -16ş-8ŀ-7ōǨ22Ţ23ǝ29Ŵ30ƥ
son	72 -19ǟ-13Ÿ-9ƭ9o10uųż11Ű12Ư18xyǈ22w24Ź27Ǟ43v
son or	90 13ż14uǞ
sons	85 -16ǆ19y20ǃ22x26u30w
soon	71 -11ǜ-8ŷƭ7V12yĿ14Ƅ18ŕ19Ǟ24HŹ44Ń
soon $	77 -12ǜ-9ŷ9ŕ10V23Ǟ26Ź43H
sorry	73 8uz10ů12Ƴ16a17ņ18f21ǩ
sorry i	85 -13ǩ16a21ň
sorry to	88 10ņ11z13f
sort	90 12ǀ35Ʃ
sound	72 -8Ǣ-7IS8ť10V11Ɨ12i13Ƹ14G17l22Ů25Ľ31c48Ň
sound $	90 41Ň
sound like	86 -12Ň10iĽ11c24l
sounds	73 8Əƽ9Ɔ10BFLŧǛ11ŨƜǈ14ťǨ16N18b
sounds like	76 8ƽ9Ň10FƆ11Bŧ12LƜǈ15ťǨ
south	85 7l16C23Ɵ
space	75 -23F-13Ŭ-7Ǔ7Ɔ8Ǣ10Ƈ22Ɗ23Ɛ33ǋ43ǌ
space $	82 -24F-7ƆǓ17Ƈ20ǋ57ǌ
spare	83 -9Ƶ-8ǩ-7Ɓ8gŵ25Ɲ31Ŵ49O
speak	88 13ƽ15Ś16ǩ18N24ŏ
speaker	90 -10Ō27s
speaking	88 -9ǩ31a
speaking with	88 -9ǩ31a
special	76 9Ư21ƞ40Ƙ
special you	80 11Ƙ
speeding	83 36Ż
spell	76 -13a-10ǧ12tǃ15w18J47b
spell that	83 12J42b
spell your	90 -16a-7b7J18w
spend	79 -10N-7R10Ű13ƶ17gl18k50X
spend your	88 -11N-7R12g17ƶ19l22k
split	76 -8Ő12ž17ĴǇ27ƫ38Ƣ
split $	80 20Ǉ
split it	90 -9Ő15Ƣ20Ĵ32ƫ
sports	86 -7ƌ27ǀ28g
spot	80 10Ɵ11ǋ12F13ǘ14ƙ20ƞ25Ű27M
spots	90 14Ɖ
spouse	71 -17Ƹ-13a-12ş-8ƃ-7FP15Ʒ18o19p20q28r35ƨ36ǂ37s42f
spouse $	90 -11Ƹ10ǂ13sƨ26f
spouses	83 -13c-12d-10P10Ʒ19q20o26p
spring	72 -8ǋ7ť9Ń10tǞ11jƮ18k19H21ŕ23ţ
spring $	79 -7Ť12Ʈ29ţ
sprinklered	90 -34ƣ44Ǎ
sprinklers	79 59ƣ
sprinklers $	88 -39Ǎ77ƣ
sprinklers in	90 -46ƣ53Ǎ
square	71 18Ɠ23ǖ24ǋ36Ɔ
square feet	76 11Ɔ27ǋ
square footage	84 30Ɔ
sr	84 49Ƅ
sr #	84 49Ƅ
staff	81 -10Ş32ǜ33ǈ52Ǉ
staff $	86 -11Ş22ǈ40Ǉ
stand	81 -12q-11ǋ7X9Ƈ10ƚ11Ɵ13K15ǖ18r27ķ29Ǎ
start	65 -13Ĺ-11G-7LMVť7ǟ8Řŷ9ūǧ11ĺ12ř15dƋ17ő18Xŕ19Ǔ20a21ǅǩ22Ź23Ť28R34S36Ń
start $	81 -22S-13ǩ-7ťƭ13Ōŕ21d35ǅ52Ń
start it	90 -11Ń18Ō28ǅ
start the	88 -12S12Ɩ14ǧ23Ťǅ
start to	90 -8M7Ť22Ƌ31X
start with	79 -11ǅ-8S7b10ŷ11ū12a16ř32ő
started	73 -7Ń8S10x11ż14ĺ16ƽ24Ō27œǅ31Ʊ
started $	85 -9ǅ13Ʊ20ƽ
started it	90 36ǅ
starting	84 8j10t16Ō28ŏ
starts	85 10Ÿ13ř
starts with	88 10Ÿ14ř
state	64 -9Ɲ-8S-7aƭ9ŅőŔ10ƚ11Ķ12Őūź15ń18Ʊ19Eĵ20ǔ26Ÿ27ǣ35ŗ39Ƅ43C
state $	88 -21Ő-11Ɲ9Ƅ10ǃ28ǔ46C
state farm	83 7Ţ13ő14Ņ41Ő
state is	90 -14C23ū
state minimum	84 13ž23ŗ
statement	83 7Ķ13ĸ17ľ22ƪ29Ś
station	84 13Ə
station $	85 13Ə
status	84 38f
stay	63 -15Y-14ĺ-8ŰƲ-7sł7g8BƝƮǈ9ǝ10Ǟ11Őƨ12Ǩ16ƥ17Ƨ18XŢ21Ƥ23Ř24H28Ʃ39Ɯ42Ʒ
stay $	86 -15ĺ11Ɯ25Ƥ43Ţ
stay at	90 -13Ǐ11q13Ɲ16ƨ24ƥ
stay closed	90 -10Ƥ-7Ʈ32ǝ
stay in	83 -10V15ǈ22Ƥ50Ʒ
stay there	76 -23Ƥ-17Y-9Ʋ-7ł8nƷ24Ɯ25HV31Ř
stay with	85 -10Ţ14Ƨ15Ő38Ƥ
stayin	88 14K17ǟ24k
staying	69 -9ź-8GS9ǟ12tF17n19Ţ21jƤ24ĺ31V
staying at	79 -8V13n41ĺ
staying put	90 -14V-7y34H
staying with	85 10n17F23V
stays	90 -12D13Ƶ28Ű
step	79 -11S8d10Ǩ12Ɖ13Ǟ17ž20ǅ34ǘ41Ư
step in	90 40Ư
steps	81 7Ť9Ř26ũ27u36Ɯ
steps and	90 9Ť11u12Ɯ
still	54 -12ƭ-10Ÿ-9Ţ-8aƦ7Ŝ8jƺ9yZŐƞ10Ƶǟ11ŬƧ12f13ŉ14Ƭǩ16ŷ17zũ18CƖ19c20tU21q22PƔ23Q27J28v29D31ƫ33IŨ
still #	88 -15Ÿ11j18ƺ21c
still a	77 10c12I13Ũ15v
still good	85 9L22I23Ƶ25J
still have	79 -7Ʀ9Ƨ33Z
still in	88 -9y9c17ƞ32v
still living	88 30z
still on	88 16Ǘ18ƫ21D
still owe	81 -25Z10ŉ46Ɣ
still the	88 -7ņ13FHƌ16Ŝ17ũ
still there	90 -11Ũ-10H-7jC12ũ15Ƨ75ǩ
still with	85 19z21Ő53Q
stock	81 12Ķ28Ǐ30Ɲ
stop	71 -8J9VƁ10ĽǁǛ11ǝ14ǎ15ň23M
stop at	90 8Ƙ
stop me	86 -9J12ĽƁ18ň
stop you	80 13ǝ
stopped	84 9t11M12Ŀ28Ʈ
stopping	86 18y20Ţ26ŀ
stopping you	88 20Ţ27ŀ
storage	76 10Ɗ11Ƒ53ƥ
storage $	88 19ƥ
storage unit	85 19ƥ
store	72 -9žƗ7ƥ8ƻ9ų12Ǟ13Ǐ14ǖ15ǅ16ǎ17ǊǗ18Ǎ19ǡ20ǟ24Ǣ25ǋ
store $	86 -12ƣ8ǎ17ǋǏ18Ǣ31Ǎ
store or	88 -15ǎ-9Ǎǖ15ų17ƣǋ21Ǌ27ǟ
stored	88 -24ǋ-9Ɨ10Ɗ13ƥ35Ǘ
storefront	90 -12F15ǌ28ǋ
stories	88 -12ǋ11Ɗ22Ǎ32Ɔ
storm	79 12ũ26j54ƚ
storms	86 -7Ŀ15Ŕ31ƚ
story	78 7l11Ŋ13Š15O22ō31Ť43Ɔ
story or	90 17O34Ɔ
stove	78 53Ɛ
stove $	85 12Ɛ
stove in	88 25Ɛ
straight	75 -8G-7uS8ǎ9o10lwňǧ14Ŕ15ų18ŀš21Ĵő
straight $	90 -8u8j13w14l19ų
straight with	88 22ŀ
strange	79 12y20Ǖ22K
strange invoice	80 23Ǖ
street	64 -8ǌ9tƣ11ƞ13Ŝ15E16Gǃǋ31Ű35ƙ42D
street $	70 8Ƈ10Dƣ11t12ƙ19Ű
street address	84 11Ű
street and	90 17ǋ22E
street or	90 13Ű16D23G
strip	88 8ū19ǋ30Ǎ
stroke	86 8Ƽ21ƽ
structure	90 12ǆ23Ɠ
stucco	88 34Ƈ
stucco $	90 22Ƈ
stuck	75 -13Z-10Š10ő11Ş14ƣ15Ʈ16ŀ24ư26ŵ
stuck with	78 -13Z-8ŵ11ő24Ʈ26ư
student	70 9m13Ʊ27Z40ź
student $	88 17ź
student loan	80 21Ʊ
student loans	82 -9ź36Z
stuff	62 7ƀƚƿ8XǓǥ9ŁŋƉƲǏǜ10s11Ƌ12ǘ13ƍǐ14Şŭ15A16ǂ21Ƣ23ƝǢ27Ɨ28ƥ
stuff $	76 -8ƥ-7j7ţ9AƢǗ10ƀ11Ɖƚƿ12ŗ13Ʋ14ƋƗ15Ǐ18Şǘ
stuff at	90 10ƥ11Ƙ12ƍƝ
stuff in	86 -11Ɨ12Ǔ18Ǣ20ǐ
stuff is	88 -13A7Ɗ14ŏ16ƥ21ǜ23Ƣ
stuff worth	90 19Ɨ
stylists	77 7ǈ22Ǒ
stylists who	80 -10ǈ12Ǒ
sub	84 -11ǧ-9Ƌ19Ǒ39ǒ
subaru	90 26ų34Ŷ
subcontractors	83 14ǒ28Ǒ
subs	70 -11ǧ7Ǥ46ǒ57Ǒ
subs $	77 28Ǒ
such	90 10ŭ12wƻ
such $	90 10ŭ12wƻ
sudden	90 14ĺ16ĸ17Ƴ
sued	75 -11Ŗ10Ŀ29ķ39ǜ
sued you	77 -11Ŗ24ķǜ
sugar	85 7ƽ23Ƽ26ƴ
summer	83 12ƍ15Ɵ19Ǉ26x27k
summer $	88 9k13ƍ15Ǉ19x
sump	81 46Ɗ
sump pump	84 22Ɗ
supper	90 12r16ƿ27L
supplier	81 30Ǖ
supplier $	88 9Ǖ
suppliers	82 22Ǖ
suppliers $	85 21Ǖ
supplies	90 9ǐ18Ɲ
supply	90 11Ŕ18Ǖ
sure	78 -10ŌǑ8Ũ9sƌ11OĻ12a13Zŀ16ǒ20Ŗ
surprise	90 9ĸ21Ǥ
surrender	88 25ƪ
surrender value	88 25ƪ
survive	88 18x25ǝ
suspended	85 14Ƅ29Ÿ
suv	90 -23ŷ17ų25Ū
sweet	84 -9F-7x11wřū14Ƒ15ƶ16t25Ŭ
swim	90 46ƍ
swimming	88 26ƍ
swimming pool	90 14ƍ
swing	84 13Ĵ26X32M
swing by	90 36M
switch	79 -7ťǊ11ł13Ţ16Ÿ19Ō26ő
switch $	83 7Ŏ12ł15Ţ20Ō
switching	88 36Ţ
switching $	90 30Ţ
system	68 7Ķš9ǝ15Ǜ18ǘ22Ǝ27Ǘ28ǖ
system $	76 25Ǝ44Ǘ
system were	80 15ǝ
t	88 13ǘ14ſ39b
table	79 9Ś10Tł12Ʈ14sƥ25n26M
take	53 -21Z-16ŀ-11Ŷ-10ĺŜƮ-9yŕƨǩ-7űƽ7ņŞƔƿǒ8N9ŝųǄǨ13Ə14Ŏƪ15Ɠǁ16śƖƗƯ18ź20Ƭ21ŇŢŨ22z23ŠƤ24ł25ŹƱ26ŧ27B28ķǂ32ůǖ33Ƨƻ
take $	77 -10łƨ-9zŴƬ-8Ň8ǐ11ķƻ14ǂ28B33Ź53Ŏ
take a	77 8ĵ10ǁ12ƪƿ13e25ź38ś
take bookings	79 21ǖ
take cards	88 10ǖ
take care	77 8ŧ10ǘǠ12W22Ư24Ƭ39z
take for	90 -43Ŏ9Ư12Ţ59ł
take it	74 -20ŀ-17Š-9T-8ŧ-7Ŋś8k9Ŏ10xķ13N15ų17Ş19ƻ21Ŵ49Ũ59Ƨ
take on	90 -25ƻ-9ź25Ǆ32B34Ň
take out	86 -11Z12ƪ14Ʀ18Œ19Ɣ29Ʊ
take the	77 -10y-7ų9ǖ11Šƻ15Źź17ł31ů44Ư
take to	79 -10ł15Ʊ17ŧ22Ƭ29Ɠ32Ɨ34Ţ
take you	84 -33Ư38ů56Ƥ
take your	85 12ǁ14ņ15ų
taken	77 -12Ɗ-10ƪ-8Ŭ10ũ12ƛ14ź39Z
taken a	79 -11ƪ-8Ŭ40Z
takes	77 -7ź7Ǩ9Oų11ŴƵ12ſ13ǁ22Ŝ23Ǌ31Ǟ
taking	83 -11ǩ-9Ŀ7z9k11Ĵ15t46ƻ
talk	69 -21ǩ-14ņ-8Ň-7ŉǉ8gLĽŊƃ9T10O12ń13ŵǠ14A15ň16ĵǙ18s25Ĺ51N
talk $	82 9Ļ14s54N
talk right	90 24N
talk to	86 -17ņ-8ǉ9Ŝ10N16Ǡ19Ań
talked	74 7t8Ƃ9s13Ư14ƨƷ17B20i27Š34r
talked about	85 15Ư17ƨƷ18r
talked to	86 -8r13sƂ16ń
talkin	86 7Ľ8ƅ13Cńō
talking	70 -11Ĺ-9Ƭ7Ū8œş9Oƍ11cX12ŉ13h16Ɔ18ť21a24v25Ň29ǩ
talking $	86 10Ĺ14œ16c20h24ť
talking about	85 -18Ĺ9v10Ū11şƆ12ƍ20X22ǩ
talking to	84 -12ǩ18ń25a
tall	81 -14ŵ20ǂ67ƺ
tall are	85 55ƺ
tape	88 -7Ɲ38ŋ
tax	84 7Ǌ8Ǡ10f11ǆ15T23ƅ
tax return	90 8Ǌ11f12ǆ16T
taxes	85 -9ǋ14Œǃ15Ƶ23T28Ǡ
teachers	90 20Ķ
team	83 -7ł10ǈ11Ł12Ʒ19x32ǩ47Ǉ
teen	86 -11ŷ59Ź
teenager	76 11ŭ16Ź20ź
teenager in	79 8Ź12ŭ
teenagers	86 7ƀ8Ź21v
teens	90 9Ź13Ƃ
telematics	86 38Ž
tell	45 -17Ň-13Ş-12GLǐ-10ĺƩ-9łǏǥ-8bIƣǝ-7XŉţŦ7lSŅņŭůſƇƌƟǑǔǛ8qFŜŪƉǈ9hxHĴĿŢƠƥƭƳƶǖǞ10nEŁƨƴǚ11gMńœŨżưƿǆ12kuļŗűƚ13Ɗ14UĹ15iƄ17ƞ18Ŋ19Ť20ōŖ21PŔǄ39B
tell me	46 -23ǩ-16Ŋ-15B-12Gǐ-10ŞƩ-9ĺǏǥ-8Iłƣǝ-7bŉ7lŭůŰǔǘ8qSŅŝƇƉƌƟǑǛ9xFņŪſƠƥǈ10hHĴĿŖŢƞƭƶǖǞ11nEŁŜżư12iMŗűƚƴ13gkuPœŠŧƨ14ŨƊ15ńƳ16U19Ĺ21ōŤ24Ǆ
tell you	69 -18Ň-14ŧ-12r-10L-9Š-8Ƴ-7Ĺ8Ƨƿ10yǆ11ƞ12ƕ15ļ16Ƅ22Ŗ31ǩ35Ŕ53Ŋ82B
tenant	86 9ƣ13Ɯ16Ƣ23F
term	69 -13Ƭ-10AƔ7Ɯ10Ƶ11W19B30ŕ66ƭ70Ʃ
term $	90 14ƩƵ21ŕ
term or	82 17Ʃ
terrible	90 8œ10g11Ũ12w
test	85 8ŧ10ƹ35ǁ
tests	90 29Ǚ34ƾ
texas	90 8Ÿ17l
text	72 -10J15ū19ś42K
text $	88 27K
text me	86 -20K25ū
text or	90 
text you	86 -18ś7Ƅ43K
than	63 -9ǩ-8C7őŪŴƘ8LŦǇǔ9aŒũűƁǡ10ƒƦ11Yť12ŇƩ13ŅǦ15ķǂ17ƺ19Ů21GK26p27ž
than #	75 -13ǉ-12S7ĺŮ12ő13ŒǇ17ť22ƺ32G
than a	84 -11ķ9Ɠ11Ū12Ƙ13Sľ14ǡ18Ǧ
than that	90 8ŗ17ű24ž
than the	86 -9p-8ŗ12Ň16Ŵ17œž
than you	83 10Ň21ǂ44p
thanks	86 10ƴ12ķ
thanks for	86 10ƴ12ķ
thanksgiving	88 35k
that	30 -28Ǉ-16Y-15iǞ-14Ĺƭ-13PŹƓǨ-12yNXŘƊ-11sƚƲ-10ƗƬǟ-9žƟ-8eLZ-7wľſơƦƶǡ7HļűƄǔǢ8ĵĶŅşƌǃǐ9ķƅƏǁ10lŗšƐ11aŲƀƑǕ12oŸ13Ōƻ14AŕŖůżƥƪ15MŁŧŬŮŻ16djĽŔų17ŋřƍƙƩǀ18Cƈƿǋǝ19uDŒƧ20tū21p22ŀũƝ23Q24śŽ25ERŤŦ27S29ǩ32ŭƳ33ĺ36Ŷ37ő40G44ň46ĸ50Š51ō53b55Ň56ť59Ũ
that #	86 -13Ř-7JĴƚ7ƈ11ū15ǘ19ƀ22Œ
that $	53 -22Ŏ-17śŦ-14Ũ-12nŽ-11Ɠ-10ĿŒŵǆ-9xĺő-8JQVĹƣƴ-7iFŪŶ7lwŔůųŷƀƋǃ8qCŖƩ9ťŲǔ10Šǁ12Ňž13ǩ14AKœŬƺ15h16ū17HŮ18mDňŕ21Sŀ23řƿǥ24bŗ28v29Ō31ō33ĸ52Ƴ
that @name	88 -14Ũ11a15ĸ45Œ
that a	68 -26ť-24U-23Ŏ-12Ź-7łżǞ7ǒ9Əƻ10Ƽ11Jň12Łŕũ13ľ14ķ15Ŧ16ĸĻő19S21Ÿ23u30ǩ32h33G34Ũ
that about	75 -13Ʊ9G10gƮ11T13ƒ14Ň27ō
that accident	90 28ť
that address	81 -13D-8uǋ12F29n31G
that all	80 10ƻ11Ū13Ǘ14u16ǋ26ō27d
that almost	80 23Ǖ
that an	90 
that and	88 -8Ɯ9g13GƝ
that be	83 9Ķ11Aǁ12Ļ13gŎ14C15E17V
that bugs	90 -9Ş14ŀ18Ž
that building	90 -12Ǎ15ǝ25ǋ
that came	90 -11ƚ18j29Ŧ
that car	74 -12Y-9ŝ-8Ū12űų18ŮŲŵ24ŭ38Ŷ
that claim	70 10ũ11ť16ţ20Ť22ŧ35Ŧ
that clear	88 -11Ŭ32ň
that commercial	90 -8Ɔ-7ơ8ǋ9ǌ15Ǎ
that company	79 -16f-11ǅ12Ŝ14ő17ŝ31Ţ54Š
that correct	80 8ŏ10pƴ11šž12ǜ15F22d
that could	85 -12Ɲ9ǚ14Ƒ16ĸ18Ǐ21Ŀ
that coverage	88 -8W11Ŕ16Œ40Ƨ
that did	83 16ň19H22Ũ
that do	81 -26X-15Ō17ĸ18Ū35ǝ38Ũ47Ŏ
that does	90 11Ľ12p
that down	85 -14d-11Ɗ-7ƫ8ǆ9Ŗ12oƍ13ƹ15Ɔ18p
that everything	88 16ƻ37ō
that for	77 -10Ƴ10ŭ12Ő13ŝŤ14ƻ18Ũ21ŏ
that from	86 -12h-8Q12ů15ũ25Ɲ
that go	90 -14Š7ő27ŧ37ť
that goes	90 7R13E15Ʃ
that got	82 -8Ŷ9Ƴ27Š35ĺ
that group	90 -8Ʀ19Ƨ
that had	90 16ƽ19Ũ
that happen	86 15ť34Ť
that happened	86 -12ő9Š16Ƥ28Ũ
that has	90 16Œ18Ł22Q
that home	88 14Ɲ16GƔ17F
that house	84 -21S-11ő-9Ƒ12ƞ18ƒ19ƅ62G
that how	74 -10ő7ǩ9Ɯ10fŵƳ11ņ12ǃ13Ũųǖ14ǎ15R26ļŠ28K
that i	81 12buŝ36ō
that in	85 -10Ś8Ǚ11řŲ16ň18Y20Ō
that is	49 -20ǩ-19ŝ-18ƅ-15Šƾ-14ŒŨ-11KŘ-10j-9kƔ-8ŢŭŰűųƑǔ-7FľŇňśƞ7iqvARŔƀƉƠǖ8CJřǢ9wĿŗſƧǅǘ10YŊƥ11UWZŴƇƌƦ13ńŐǂǏ14Ķƒ15ļŅ16oŧ17pœŪƈ18ō21şŤŦ22xƿǃ23I26bM31D33ŀ36ķ
that it	78 -14Ť-12ĺ-8A-7Œ8Ƅ9B10ƀ11ű14ĻńŪ17ť20ƙ22X33š
that job	79 -14G-8ő20Ƨ28SV
that just	90 7Ʀ11ǉ12Ƣ25ǈ
that kind	85 -7ĸ7O11Ɓ13rư14S15ƹ
that last	84 -7ň7Ż8ť12b13ƚ30ǩ
that life	88 -10Ʀ-8Ǩ8Ƨ20ƪ
that like	88 -9ǩ54Ũ
that little	85 -20x-8Ũ7ū12ĽŽ14Ʀ15ƻ27ƞ
that loss	81 -8Š-7ţ16Ŧ20ŧ22ũ27ť34Ƴ
that make	85 -9ǀ12Ŀ30ň
that makes	76 8ŝ13ǔ23Ƴ
that new	90 11tƌǏ29Ŷ
that off	90 7Ǔ8ř15D
that okay	84 11s16ŋ26ň
that old	80 10H13š14t16ű17ĶŶ
that on	84 -9ǘ11Ɯ12ƛ13ż16Ÿ33ǖ
that one	69 -19ĺ-10ǩ-9ōƻ7ų8ť9AIƀ11ŐŘ12Ť14ĿŭŻƩ15űƅ16b19g20Ŵ29ƒ40Š46Ŷ
that or	90 10Ŭ13Ŋ24Ł
that out	84 -11š-10Ƌ-7ĺ7ś11ĸ13b14Ǒ20Ŗ24Š
that page	90 8ŗś
that place	83 12n17Ɨ29G30F
that policy	71 -10ǩ7Ś8ř13ŕś14ŖŞ15Š18ŗ23ƪ48ő
that premium	90 13X
that price	88 -7ľ8Ř10Ŏ21r23Ň37Ņ
that right	52 -23w-17ň-15c-12G-11n-10ƒ-9LZ-7Ū7ĻŅŉűŶƪƿ8DőŔǇǙǣ9şſ10oŭǂ11l12ŏŘƔƨǑ13S14Ơƺ15AŃ16ƫƱ17Ĺ19Ő20u22b
that roof	85 -10Ǉ9ƈ40n
that same	86 13Ɠ16ő24ũ
that so	76 8fņ9ĵŜƝ10j12ųƶ13pƢ14ľ17Ł20ǚ23ǁ
that somebody	90 7ķ21ľ
that sound	79 -8SǢ10ť13Ɨ15G19Ľ25Ů37Ň
that sounds	88 10ŨƏ13Ǜ17ť
that still	78 9ƫ11fFH13OV14q16C17P26c
that that	79 7ƌ8ƭ10ǟ11ŋƽ12Ʃ13y16p17Ū26ĺ
that the	69 -10ǣ-9ŕ-7CI7Ǩ8kůƧǧ9Ưǈ10VŀŻƔƱǃ11h12aƏ14Ş15Ǖ16Ǉǐ18ŷ38E
that they	88 13ƽ14ƾ17Ư21ƴ
that to	88 8g9ś30Ŗ
that truck	84 15ų17ŭ19Ŭ
that up	90 -12ň17ƃ28ǩ43Š
that vehicle	90 -10ǐ7Ŭ10Ű27ŭ
that was	78 -13Ƴ11ǜ12Ļ14AŇ15ť16Ť58ň
that we	90 13ŋ14ķō
that what	64 -8ŀŒ-7A7ŢƗ8MĿŔŽƠƩƯǩ9ŕŨƸ10BNUWœŬƋƘ11s12dŝưƾǅ13ŵǏ15ǔ16ńƅ17ƥ20ű
that when	90 -10Ũ-8Ķ16Ń19Ƨ31Ŗ
that who	86 11zǔ13Ŭơ17Q
that whole	85 -17ƭ9ŨǢ14Ŧ19ƪ25Ƶ
that will	90 15y29ĵ
that with	80 -33Ő-9ǥ8zş12Ɓƴ88Q
that would	84 14XŇ22ǀ35c
that you	65 -16Œ-12ķǩ-10Ł-9Ļ-8ľ-7oŤũƾ7mǕ8Xōƙ9ƖƗǏ10CĶŉ11n12aĹ15Ƽ16ŀ17Ǡ18ǋ23Ş24ŗ26ţ34ŝ64ĺ
that your	72 -9Ř8Ʊǉ9Ŷ11ǐ12oŎŖ14SƼ18L19łǩ20Ǜ27Ǆ34ŭ
the	22 -27Ŗ-20Ň-18ŏ-17iƣ-16ōŝƂ-15Bňő-14Ļ-12Ƥƴ-11ozGT-9NVŊŸƸ-8ńţŨǖ-7uLš7nDKRYƎƦ8afwŪűƗ9ŠƒƶƷƼǈǉǛ10cZĵĶşƭǡ11dƍƘƚǃǑ12ŰƁƓǤ13QǁǏǓ14ŌŐŭ15ņƈƧǇǣ16ĺŗŻŽƇƜư17JľŤŮƵǊ18źƐƙƪ19ehŷ20xŴžƅƋƏ21ĿłŕŧůƥǗ23kEĽŦƻǋ24ƟƮǅ25UŁƌǆǐǦ26řǥǧ27yųƄƞƢǍ28Ǩ29ƊƑ30ǟ32ƕƖǌ33ǞǢ34ŀƛơ35Ź36ƫ38ŚƠ39Ŭ41Ǡ44ū
the #	61 -16Ū-10Ǐ-8Cƭ-7Ŧ7ū8OĶŅŕŭǒ9ľ11VƃǦ12Ǆ14Ǖ15wŀňşŷǢ16ž17ĴŒ20s21Ɩ24u33r47E
the @name	77 -15w-12ļ-10oǈ-7a13Ƙ14ř42Ő46Ś56Ŧ
the account	83 -11w-7Ʈ7Y14a40ř
the address	86 16E31ǋ
the adjuster	84 39ŧ
the age	90 -18Ɖ32ƈ
the amount	88 -7X8Ǣ11ŗ14Ʊ15Ƭ
the apartment	65 -11ƣǧ-9Ɲ-8Œƛ12Ɯ15Ƥ16Ű17G18F21Ơ22Ťƥ29Ɨ31Ƣ
the app	81 -8Ž7ǆ16Ŝ17Ų18Ƅ37ŝ
the at	90 -13Ř53J
the audit	77 19Ǥ
the auditor	90 10Ǥ
the auto	78 -8ŗ8Ƅ9Ɓ11Ź14ş15Ƃ16ž18ƃ
the baby	79 -18Ƹ-14t-11Ŷ-10p14Ư16w22u29v36x
the babys	86 -13d-10p31v
the back	90 18Ʋ23ű
the balance	90 27Ɣ
the bank	73 -11Ƌ-9Ł-8J8ǐ9ƙ12X13ƕ14ĴŬ22Ƅ41Y
the bar	90 44Ǜ
the basement	71 -8Ɗ14ƜƝ16ƥ27ƛ
the beneficiary	83 14ƫ
the best	73 -7C8Š10ņ12J13K17ł20ǟ22ƞ24ǩ26U38I
the big	79 7Ǔ8c11ž12ŗ13ZƇ21Ǐ46Ő
the bills	79 -9ƃ9Y11U15Ŀ24Ʈ25Ł31Ǡ
the books	88 15Ǡ18ǈ
the boss	90 12Ǚ14sN18Ł
the both	90 -7d10ǂ12p15Ư
the bottom	90 8ū10Ņ11e12ł
the break	90 12ũ18Ũ
the broker	80 24Ŝ
the building	70 -38ǋ-16ƅ-7ƇƉƊ10ƥ16ơ19ƣ28Ǣ96Ǎ
the business	59 -37ǟ-27Ƃ-22ŭ-16Ɲ-12Ū-10ōǩ-7ĺ10ǔ12ǃǎǛ14Ǌ17A20Ǆ30Ǧ37ǥ38ǐ41Ǩ46ǋ51Ǟ55ǆ
the call	85 9Ł47s
the car	60 -31ƕ-16Ɣ-14t-12Ū-10Őų-9Ŵ-8yƉ7N8ūŶ12ŲŽ16Ƅ18ƃ19ş21ź23ŭůž34Ź36Ű44ű71Ŭ
the card	80 -11ū-10eƢ-7ǝ9a11b12F14c22Ő28ǖ29ř
the cars	68 -20ǐ10ŵ11ş17Ƃ19ű20ŷ41ŭ
the cash	85 -15Ʃ-9Ŝ15ǖ48ƪ
the cert	90 -14ŷ33ǧ
the certificate	79 -21ǒ15ơ16ǃ28ǧ
the check	84 -11Ư15Ő26ƫ52Ŧ
the children	88 -21u17ƫ18Ư28v
the chimney	86 -8ǚ41Ɛ
the church	90 7ļ15ƶ19t
the city	88 9C14Dǧ15Ə
the claim	76 -18ţ-8Ŕ7ŧ17Ť22ũ29ť
the client	90 7ǚ17Ǔ20Ǘ
the closing	83 21Ɩ
the cloud	90 30Ǘ
the coast	90 19C34ƚ
the collision	90 -14Ř17ƀ
the comp	84 8ǣ12ƀ29Ǥ
the company	63 -18Š-16Ő-14Ƃ-11ơ-10ž-9Sƀ-8TŤ-7QŪŵǣ7hĶ8ŷ9ǩ12Ǆ13ǈ14Ƨ15WǠ17ǥ18ǁ19ǐ23ǃ25Ǌ28ǡ31Ǧ34Ǩ43Ǟ46ǅ65ŧ
the companys	84 -18ǃ14ľ18ǟ22ǐ30ǥ
the complex	90 42ơ
the computer	88 7Ś10d12c14Ǘ
the contract	72 15ř19ƒ29Ǔ
the cost	90 18ŀ23Ş
the country	84 9C15ǀ18ǔ20l
the county	84 10ǔ13ļ19Ə20C
the coverage	80 -8ƀ13ŉ14ƨ15ŃǢ16ľ24ſ
the credit	82 -33ǖ9Ʀ13e14ĸ16ļŬ18Y41Z
the damage	84 9ŦƗ13Ũ39Œ
the dash	85 23ū30Ů
the date	85 9ť11Ɩ14d26ŕ
the day	78 -18Ĺ-9P9ŕ12ŧ13di15Ű18ĺƟ26Š30R32Ƨ
the dealer	90 14Ƅ15Ɓ
the dec	85 11ǡ14ś
the decision	90 -11ł22Ł
the declarations	88 8ś26Ś
the deductible	74 -21ƚ-8Ɔ13ĸ14ľ22ň25Ř
the deliveries	78 24ǐ
the difference	90 12œ20ł22ň
the divorce	90 11ĵ21f
the dmv	88 -9J35Ƅ
the doctor	84 -12Ǟ20ƾ23ƻ24Ƽ
the dollar	90 -9Ť10ǖ13Ŧ15ŗ
the door	85 -9ř9ǎ12Šū15Ǆ18Ǌ20ǃ
the doors	86 10Ǝ22Ǩ24ǅ
the drivers	82 -11ŷ7Ÿ12ź13a21ǩ
the driveway	84 -9ǐ60Ū
the dwelling	88 30Ɠ
the easiest	90 13ś22K
the electrical	84 11Ǒ27Ƌ
the end	77 -13ǆ8łƭ10ź14ŁưǤ15ǃ53b
the equipment	76 -8Ǣ43Ǐ
the fall	85 11Ľ16ƾ24y26ŕ
the family	70 -27n-8Ƭ9mĺƮ13q19ƶ20AYƳ30y41ƽ
the fifth	90 14Ĵ27ń
the file	88 -7ŧ15w19ś20a
the fire	79 8Ǝ14ĺ20Ť44Ə
the fireplace	90 
the first	68 -15a-7Ư7rAƮ8Ō10oĿƠ13e17Ś22x23Š24Yƅ29Ńń31ǩ
the floor	88 -17Ƣ-8Ǐ28ǈ37ƛ
the form	71 8Ɯ9u10F11h12mļ13pŐ14Ĺ16a
the front	79 7e9Ÿ11Ʃ13ĺƣ19ǈ
the full	79 -7cĴ11ŹƱ12Ɓ17D20Œ21ƭ
the funeral	81 47ư
the furnace	82 12ĸ14Y15Ƌ22Ɗ
the garage	81 -15Ű-9Ǐ15Ť17Ɯ21Ɔ53Ɲ
the gc	86 -12ƒ-11ǩ29ǧ42Ǔ
the general	85 -10ŗ16ǧ21Ǔ
the grades	79 -14v28ź
the grandkids	90 9k21ƶ
the ground	85 8ƺ16ƍ17Ɠ
the group	90 12Ʀ24Ƨ
the guy	88 -9J12Ľ13ƈ19BŤ
the gym	73 -14V11Ƨ22P24ŗ28ĺ
the heat	90 -10i12Ɵ32j
the holidays	90 7k13U14Ǉ
the home	67 -10Ŭ9ƅƝ10hķ11ŋƕ13Ľǋ14Ǝ16ŷ21Ɔ26nq27Ʒ35Ɣ
the hospital	75 -9Q-7ŵ9ů11Vƃ13Sž17P19Ƽ21ǂ22Ʀ24Ǩ37Ƹ
the house	50 -20ŗ-15ųǢ-13Ŭ-12ǎ-9ńű-8ĺłǏǨ-7Uř7ŷƎ8aůƚƞƟ10y11ƉƭƮ12ƈ13HM14ŹƊƛ15hƇ17Ɩ18ƙ20Ƌ21ZƝ22ƌ27D28ƅ32ƑƓ34Ɯ38ķƗ39ƒ42Ʒ46Ɣ49n
the household	70 -12ų-7Ǌ15Ū17T21n23Ʈ28ŷ
the id	86 -10p15d34Ƅ
the increase	83 26Ŕ
the inspector	79 17ƈ
the insurance	69 -43Ɣ-12ş-7ľ7Ǔ8r9XǤ12ŞƇƦ13Ƥƫ14ǌ17ţ18Ř22Ŧ33Ł60ƕ
the jeep	90 -9ǐ-8ŷ20Ŭ21ų
the job	70 -12j-7Ť7g10ƃ11ůŴ12ǧ16S21Ƭ23R24Ʀ30P31U34ǣ39W
the keys	74 10Ŀ12Ń16ų31Ɩ
the kids	64 -26u-12a-11v-8Z-7mķ7NŨŵ8qLƶ10y13ľ17n19wx23Ʋ26ƫ31Ʊ33ƭ41Ư
the kitchen	76 -7ǉ7M8ǈ9ł12Ǝ15ƞ16ǝ17Ǜ32ƌ
the knot	90 43f
the lake	84 9Ɯ12ķ15Ɵ23k32g
the landlord	76 -25ơ-7Œ26Ơ67ǌ
the last	57 -14Ƽǩ-11ĺ-10w-8ŵǊǧ-7oƭǁ7yƓǒ8emǎ9ł10ťƚǣ11aWő12ŁŬ13cƛƾǘ15ƹ18Ĺ21ưƸ22ĵ23œ38Ŝ42ņ
the lease	65 -32Ŭ-15ŕś-8nŔǋ16Ơ24Ĺ85Ƣ135ơ
the legal	88 8ǆ12ƀ19ǃ
the lender	75 -7Ɩ7ŬƄ31ƕ
the letter	84 -16œ32Ś41Ŕ
the liability	84 -13ƀ-10ǐ12Ǌ18ǥ53ǡ
the license	88 -15Ÿ42ū
the life	80 -8Ż-7r7ǀ8Ƨ11Ʊ13Ʀ15ƨ27ƿ
the limits	88 38ŗ
the line	81 12ķ16VX23s40a
the list	90 8ń10ĺ13Ŀ22ǐ
the little	76 -13o10ū17Ư21v23w29x
the loan	80 -20Ŭ-15Ƅ39ƪ48ƕ
the long	90 -9ř7k18ū
the lot	85 -9Ɔ-8Ǉ13ŻƄǟ15Ƈ41Ƒ
the lower	77 14ƃ35Ɗ
the lucky	90 35o
the mail	85 -14J-10ś-8ŵ7D15ļ20Ľ24K
the main	83 -21Ɵ-17ŷ9ķ13Ŝ14Ş16Ɗ30ų35ƛ
the market	85 -9r13H34ƒ
the menu	90 15X22ǩ31Ǜ
the middle	82 11v13L27N
the moment	82 -14ŗ-8ĺ29Ő44ŏ
the money	75 -15Aǔ-13Ş-7Ǩ15Ŀ17ľ21ƶ22ǖ26ŀ31ƫǠ36ĸ
the month	79 -7d12Ơ14ő19ť25Ń28Ĵ
the morning	88 16ů25R
the mortgage	74 -16Ɣ16ƭ21ƕ25Z27Ʈ
the most	79 -15Ƙ-13Ŗ-7Ĵ8Ŀ10ǩ11Ǐ16ľ23X24Ɨ35ŗ
the move	86 13H43ƞ
the name	71 -9wǧ-7aƣ7ƾ8dĽ12ƻ13Ŝ14ǃ18Ǡ26ơ35Ő46Q
the nearest	88 -10ů18Ə
the neighbors	77 7Ŀ15Ť27ƞ
the new	67 -27Ǟ-17ƅ-12i-7oŝųǋ9ũƀ10Ń11Ǔ12ŕ13Dœ16Ŕ22Ǐ23Ŷ25U31ĺŒ47ƞ
the next	79 -11C-8O-7Ń13ǀ14HĻ26k27ŕ
the note	90 -18ƭ-16Ɣ49Ŭ
the number	73 -19ū-12e-10ǣ9ƌ11ŗ18ƛ19Ÿ20Ǉ21Ņ26Ƭ52ř
the numbers	90 -30ž18e50ŗ
the odometer	85 39Ů
the office	73 -14ǟ-12ŮƝ8ǘ11I12ś18ǈ22ů24ŭ35U46R
the old	65 -13Ǟ-9Ņ-7Ɨ7š8ũ10Ɖ11Ƌ14ƀ16D25S44œ63Ƶ
the oldest	85 -13Ÿ12Ź15v35w
the on	88 -8ƀ13Fż15ų23ŕ
the one	65 -13t-11ŶƼ-9wŷƮ-8p7łźǧ8ƫ9IǍ10Ƶǉ12ŵƳ13hřƃƻ17Ƣ18uŒ19ž20ņ22şƧ23ż28ǋ35ţ36A39Ū
the only	74 -14T8ųŻ10m11B12Ƙ13ń19ŷ22Ū28Ʈ
the original	84 12ƅ20ƈ
the other	66 -22ń-14ş-10ŷ-8n-7ŦƸ7ƣ10Şż11ŪƊǂ12ƃ16Ƶ17w20Ţǈ22ųſ23ž28ł41Ŵ70Ņ
the outside	86 -9j44Ƈ
the owner	85 -24F16aǢ17ǆ18ǌ21Ǩ
the owners	90 -8ǝ-7ǈ11ǉ23ǆǨ
the package	90 12ǥ19W
the paper	90 11ŗ13Ś19Q
the paperwork	79 11ś13ǃǠ15o21Ś22J
the past	84 7ţ15ƺ25Ż
the payment	85 -10Ŭ9Ŏ17Ɣ21Ĵ
the payments	85 -8ZƷ14Ʃ20Ʈ21Ɣ
the payout	90 -16ƶ17ƫǩ27Ŧ
the payroll	85 -19ǉ16Ǡ21Q28Ǉ
the pdf	90 14J31ś
the people	90 -14Ǒ31ǔ33ŝ
the person	90 8ſ14Ŗ15Ŝ
the phone	72 -24I-16Š-15ǩ8ŧ9Ō10Ĺ11Cľǖ12ŽǄ14rǟ15M16K17ĺŚ18Ŝ22c34O
the pickup	90 17ų20ŭ
the picture	88 34f
the place	66 -12ǋ-11Ƌ-10nǩ-8HZŒ-7őƙ7Ƒ8Q9ƚƞ10Ɵ11Gǝ12Ɛ13Ɩ18ǖǨ20ƒ21ƅ24ǟ26Ƣ29Ǌ35Fƌ36Ɣ39Ơǅ
the plan	79 -14Ş9kł10Ư11z12H13ŀǨ16V19Ʊ
the plant	86 -9Ǟ11Ƨ15U28S
the plate	88 17ǌ
the pleasure	90 22a
the plumbing	88 14Ǒ
the policies	79 13ƫ
the policy	64 -17ǥ-14ǡ-12Ʃ-11I-8ſƦ-7ŏ7ƁƖƧ8ƚ9ś11ƪ12Ź13aŒ15ŕŪ16Ǟ18ơ19Ő21Ǐ31ŗ36ř47ŷ
the pool	90 13ƍ
the premium	90 12Ʃ14œ
the price	73 -18ƒ-14Ņ-9ľ-7X8Ř9Ş10Ŋƴ12ƈ13ĵ19Ŏ22ŝƩ40ŀ42Š48Œ
the proof	84 -9J36ƕ
the property	75 -13G-12Ǣ10ƍ12ǋ16ǥ20ǌ30Ƒ31D
the quote	83 -10ƭ14ǃ23e34J
the rate	82 -8U-7œ12ĵ14Ŏ15ĺ18Ş22ŝ27c
the rates	90 12Ţ16cŎ
the reason	88 11Ƃ12š13Ţ18Ĺ
the registration	90 33ū
the regular	90 11K14Ƙ17Ų
the renewal	76 -12Ō16ś36Ĺ
the rent	84 -9Ʈ12Ŀ17Ƣ32Ơ
the rental	90 -8Ɓ47Ƣ
the repair	88 24Ŧ
the rest	83 -8Ƌ-7AŇ7ś8Ǒ9ş10Bƥ11ŷ18ō22ǩ
the restaurant	90 11W14Ǜ18ǟ
the right	85 -8ǣ-7i9Xƭ10Ǥ15ad
the road	80 -9x-8Rƌ-7ǔ7Ə11Ǧ14y22Ǟ26Ź29ŭǟ
the roof	63 12Ƒƪ40Ɖ47ƈ
the safe	90 27Ž
the sale	90 -13Ǔ44ƒ
the same	66 -14c-13Ɨ-11ǅ-9Ő-8GƵ-7N7őŜǞ8ŗŠǜǥ9ũƖǍ10łŰƇ11o12ņŘ13Ŵ20Ʃ25Ŷ28ş37pS
the scale	88 -8ǩ19ł41ƺ
the school	88 16ǔ18Q26Ǔ
the second	79 -7ź21Ō55Ŵ
the service	88 -10ŝ7ľ11yŞŧ14ư
the settlement	90 25Ŧ27Ɩ
the shop	63 -22ơƣ-12ŏƤ-10DS-7tƝ7Ǟ9gUǘǦ10y12ǐ15Ɓ16ǝǨ17Ǡ20ǈ23ǅ26ǋ29Ɨ32Ǎ33ǥ34ǌ38ǟ46ŵ
the size	88 7r12œ15Ɔ
the south	90 7l17C
the space	88 -26F-15Ŭ32ǌ37ǋ
the spring	86 -10ǋ12H13Ǟ14t27ŕ
the square	90 22Ɔ
the state	74 -9Ʊ-7a8ǃ12ƚ15Ķŗ23E24ž31C33ǣ51Ƅ
the store	80 -11ƣ-9Ɨ11ų15Ǐ18ǎ19Ǌ25ǟ28Ǣ29Ǎ
the story	88 9l15Š45Ť
the street	77 7D10Ƈ11Eƣ12ǋ18Ű35ƙ
the stuff	83 -13Ɨ-8ǐ8ƥ10Ǖ12ƹ13ƿ41Ǣ
the subs	90 -12ǧ17ǒ30Ǒ
the summer	90 9x14ƍ23Ǉ
the surrender	90 20ƪ
the system	88 10š20ǘ
the table	88 -7M11Ś17s29n
the tax	88 8Ǌ11f24ƅ
the the	68 -7ơ8ŞƇƈǠ9SŮƦ10ŠūƄǌ11uŃő12ckCVŔƛ13tƗ14Ň20ž
the thing	84 7ł11Ŗ12ŝ14ŀ47Ŀ
the things	90 16ŝ
the time	82 10Ń12Ų16Fų17Ļ28Š
the title	82 23Ɩ34Ŭ
the top	77 -10ū-8Ǧ9aĺ10Ś11Ɖ20Ǌ21ľ23Ƃ28ř
the total	86 -15Ť8Ơ16Z19Ŧ21Ņ
the truck	71 -34Ū-22ǐ-19Ɣ-10R7ű8ŵ9Ŷ12Ʀ14ŭǏ16ǋ22Ŭ32Ŵ36ų44Z
the trucks	88 -14Ƃ14Ǧ18ǐ20ŵ
the umbrella	90 8Ǧ
the uninsured	86 23ſ
the upstairs	88 7Ɔ8Ƥ13ƛ23Ɯ
the van	86 -10ų-9H7ƀǏ17ŭ22ǐ24k
the vans	90 8ŭ18ǐ
the vehicle	85 -7ƕ14Ű19ū27Ŭ
the vin	73 -20ś-9h-7ŕ98ū
the water	69 9ƙ11Ơ12ƍ16q19ǝ23Ť24Ɵ26Ƌ
the way	73 7oǃ11ŧ12Ƈ14ƶ16Şũ17Ƒ20m22a34y41ŀ
the weather	85 13ƚ41j
the website	88 10Ľ12Ĺ24ļ
the week	86 -17R-7ǝ7ǎ8L11ĺ18ŭ24P27i
the weekend	88 14k21ƿ
the what	84 10Ƃ12š13J
the wheel	79 28Ź42ų
the whole	72 -10Ʃ-8D-7Ǌ8ũƜ9ű10ŔƊư11ht12Ťŧ14Oš17ůǉ18Ŧ20kōƈ
the windshield	88 32ū
the winter	85 14ǎ22Ɵ26ƛ
the wiring	84 7Ǎ33Ƌ
the work	83 -18Ɲ9Ǩ14Ǡ16Ǆ18J22Ƨ36Ǒ
the worksheet	80 12ǣ
the worst	81 -8ŝ8Ř11Ŷ14Ǥ19ǜ25ĿŞ
the yard	79 11H16ƞ19ƒ38Ƒ
the year	76 -14Ƈ8Ʒǟ10ťǤ13p18ǉ20ƅǊ23ǅ
the zip	79 12Ŕ
theft	85 -9ō10ţ12Ǝ27Ť35ƀ
their	62 -10Pŭ-8ǥ-7ŷ7ǘ8zŚ9Ƴ10ľŝ11ŧŴ12Ǘ14Ǒ15Ƣ16y17Ǖ19ǐ24Ŕ28v30Ʊ33ǈ39Ņ45ǒ
their excuse	90 21Ŕ
their own	74 -11ŭ-7ƀ9ǘ11zƢ14Ŵ19Ǒ22y31ǐǒ
their price	90 -11ǒ35Ņ
theirs	88 11Ŕ14Ņ16Ǔ
them	51 -23Ʊ-21ǧ-14ŀŶ-11l-10m-9Ŧ-8Ļƞǩ-7XĴĽŌŪǌǖ7gPśşƘƪ8eŷƻ10Ŭžơ11wŔ13żƄƬ15xœ16S17ƶ18ǐ19Œŧ20ǚ23Ǔ25ǒ28Ǒ30yǈ32ő33Ş37Ư38Š39Ţ51ŝ
them $	58 -27Ʊ-14ŀŶ-13Ĵ-11ų-10mǧ-8ƞǕ-7gĻŌŪǖ7ŕ8ł9ŷƄ10PŒŗś17ǒ19xŝ20Š22ǐ23ƶ24y25ǚ29Ǒ30S32Ư33Ş39Ţ
them and	80 16ő
them in	90 18Š21ő
them on	88 13Ƅ18w27ŧ
them or	90 -20Š-7ŝŧ11š12Ư13Ţ25ż
them right	90 12ž13Ş23ŝ
them so	88 -19ő-8Ş13Š23Ŭ34ŝ
then	63 -17Ū-15Ş-14Ň-13Ť-9Ƽ-7uGŜ7cmƋƒ8ŌſƔƹ9QœŶ10yńŉƇ11ť14ł18wŎƫ20ņ23Ʃ24ũ25ǝ32ǩ44ŵ50ō
then $	77 -17Ş-16Ň-13Ū-8Ƽ7ņ9Šƒ10Ƌ12ſ16œ24Ŏŵ27ũ29Ʃ30ǩ
then it	86 9Ǡ12Ɣǈ17y20ť
then what	80 -16Ť-8Ū11m17Ƨ33ŵ35ǝ67ō
then you	90 8ƭ13cŉ14ņ
there	37 -21ƛ-20dǎ-19C-17Ŷǅ-16ƥ-15ĺ-14Œ-13łƬ-11cľŐ-10brzTĻƒ-9mŀńųǑǘ-8oIĸœƘƭƮǆǇǏ-7aeqtOļŴƅƳƼǌ7MŌŖšǁ8PŚŤƏƑơ9ŇŔƐǔ10ř11YŬƎƠǓǦ12ŗũƩ13ƈ14HĶŞƙƣ15uUƍƪƶ16ƁƜƤ17hƚǃ18lŉţŵ19ƃƱƲ20Ǜ21ŘƉ22ƂƗ23i24ō25fVƧǍ26ſ27ǈǨ28ŷ29ŝ30S33ƞ34Ǆ36Ɗ37Ɵ41Ɲ42Ŝ43s47n68G
there $	51 -35ő-22d-19Ŷ-18ǅ-17Ŀ-16ƛ-13Ǉ-12ńƘ-11gŇŸƑǑ-10u-9mCŁǨ-8cfTłŐƦƲ-7bĺƭǞ7ĶňŤƫ8tōřƟ9HRŖǟ10Ś11iWŞŪƁǓ12EŦƠ13ź15Ƥ16ǈ17jŗţ18ƈƚ19ǩ20h21U25l26ŷƊƗ28ŝ31ſ32n33Ɖ36V40G45Ŝ53ƞ57Ǆ60Ɲ85S
there a	55 -20Ŀ-14Ǧ-13G-9ŗŮǩ-8jlSƒƕƯ-7bAƁ7ahķš8WŁŹ9ĹƪǓ10ŰƔ11HŲƦ12ǜ13nǛ15Ə16Ɗ18ōŬ19Ǣ20ƍǃ21Ƒƶ24Yŵ25ő33Ǩ37Ʋ41ƣ45Ʊ46f50Ƃ
there an	84 -47Ƃ-18ƣ-13ǆ-9Ǎ15Ɔ16Y17ǃ24D48Ǧ
there and	70 -12Ǡ-7Ǩ8s9ƚ10gJ13W14Ŀ18Ǉ23Ƣ50ǈ
there another	90 8ŷ10ż22ŵ
there any	66 -12ƛ-11ŏ-8ƽ-7Ų10uŷƑ11ŭ15űƸ17ƙ23Ō
there anything	69 -10ō7Ŀŝ9ƻ10Ɗƽ14ķǍ16ŉ32Ʀ
there are	90 -7C13N16ƹ21ƞ
there been	79 -8ĺ-7ż12Ƴ38ţ
there by	88 -9Ʈ-7s14n18ǋ23Q27Ʒ
there cash	80 -13ƪ24Ʃ
there employees	80 -10ǈ12Ǒ
there for	76 -17Y-12Ƥ14ƗƯ16Vſ18Ɲ32Ř
there i	90 -7n12Ɯ15ƕ16M23w
there in	79 -11ƥ8Ɗ9Ɓ22X28Ś
there is	59 -9ŗ-8sĿƏ-7hƝǎǩ7HķŪŮƵǗ8ŉšŭŽƘǍ9Ʃ10ZƍƎ11YĶź12ƪ13fŃƤ16Ɛƨ17Ŭſǥ18Ƃ19Řǁ21ŏ22ũ23ǝ28u
there like	84 9ő13ŏ16Ŝ
there more	90 -19S-14ő-8y20ō23ŷ33G
there on	85 7M8G9F13nƩ16Ƈ
there or	74 -11ǎ-9ǟ7F10Ŗ11ƀƪ12Ɯ13nyS15U18iŞ22Ŝ34ŝ
there right	90 -18ŀ-7ſ14Ɵ17ơ24Ŗ28ŗ
there so	90 12ŷ
there somebody	86 -10Ł-9ŭ-7n14ńųƯ26A
there something	73 -10ǩ7ŉŏ8ō11g15Ŀ21Ƴ23ŀŞ
there sprinklers	86 23ƣ
there still	80 
there that	79 11j14Ɨ
there was	83 8Ŕ10Ľ28Ƥ35š
there what	81 -11P10Ÿ11l12N13ŗǈ15h20Ʀ
there when	90 -20Ƴ14ơ17ƙ25Ť
there with	81 -19q11n14ŰƜ58s
these	62 -12R-11S-9ű-7i8ĺƁ9qŖƠǌ10fCŜ11Ǜǟ13ŒƺǇǞ15Ūǩ17t19PQƒ20n21l22A23ŋ26U
these days	66 -13R-9ű-7i9q10ǡ11fCU12ŐŜ13Ǜ14ŒǇǞ15ƺ16Ū19t21Qƒ22n27P
these things	90 -8Ő15Ŗ37A
these years	90 -8P10ǟ16ĺ24U
they	43 -18Ĺ-17ŵ-16aǟ-13ĺŀŃ-12ŭžǨ-11lĴŠ-10cŇ-9iXĸŶƳǞǣ-8gĻĿũƔƶ-7hjCEYľłņňƌƜƣƵƷ7śŹƁƈǛ8ƋƱǁ9SǏ10ŐƖǔ11ŖƾǓǕ12y13ƻƽ14UƦǈ15Ršż16Ƽ17zǧ18Ǒ19ķŗǒǖ20Ŝ21x22ƅ24ŘƠ25Ƨ26Ǥ28ƪ29w30ơ31ƕ32Wƴ33Œ35Ŧ38vŅ41Ʈ52Ŕ54Ş56ŧ57ŝ
they $	84 -15Ƭ-11c28v46Ņ
they are	76 -11Ŕ7ŝ8Ɨ9ơƱǏ10R11œ12zH17Œ24Ţ
they at	80 16Ǐ
they be	86 -10T-7Ņ14ķ38Ʈ
they been	90 -19i56ŝ
they charge	86 16Ǥ26ŒƠ
they cut	88 -9Ʀ9š10Ŧ15V19Ƨ
they did	86 -9ŧ10ƈ14Ő20Ş21Ŧ
they do	76 -10Ŕ-8Ŧ10ŷƮ11ű12ǈ36ŧ43Ş61ŝ
they employees	79 -14ǈ-8Ǉ39Ǒ
they ever	88 -14Ŧ-12š20Ť21Ŗ30R36Ŝ
they gave	86 9Ƨ10Ŕ13W16ŧ
they get	85 13Ǖ25Ơ26Ʀ
they give	76 -8ŧ8WƁ11ź13Ŕ15Ņ16Ǖ20Ƨ21ƪ
they go	77 -9ŧ9Ʊ12ŖƉ13Ņ21Ŝ
they got	88 -9ǣ-8Ş9ŝ22Ǜ40Ǥ
they hand	90 14ǒ27ƪ
they handle	90 21ǈ
they have	75 -8zŝũ-7ķ8ǂ9Ő12ƻƾ14Ǒ15ǋ18Ʈ20ƽ26ŧ
they in	90 29v
they let	88 16š42Ş
they need	88 -33Ń-11Ƅ9Ʈ10ƭ20ƕ23Ƭ41ǧ
they pay	73 -20œ-18Ʈ-17Œ-12Ĵ-11Ņ-10ǉ-9ŔǨ17ŗ19ŧǩ21TƦ23ǖ34W39Ŧ48Ř
they put	83 -15ž-9ŧ12Ǥ13ż22ŗ24ƅ26ƻ27Ƽ
they quote	86 -7Ŧ22Ņ
they raise	90 16œ25Ơ
they say	78 -11Ŧ-8Ĺ11ƾ12Ƭ14ũ27Ŕ29ƴ
they sell	90 14Ɓ19Ʃ33ƕ
they split	80 20Ǉ
they take	82 -12ǖ-9ŭ7ŧ9ǐ12W13ų14Ź17Œ18ŝ33ķ
they tell	84 -15ŧ29B35Ŕ
they treat	81 -8Ņ14Ş44ŧ
they want	84 -8ƶ8ǌ13Ű34Œ49ơ
they were	88 -13ŧ13ŅŨ14U16Š
they will	81 -8ƣ-7ĵ7Ǔ10ƈ11Źǒ12eơ13Ń17ţ23ƕ
they would	84 11Ʈǁ12Ŗ22ŗ
thing	60 -11N-10ţ-8ĺ-7ķĹŻǨ7Łřǀǘǥ8pŖŲŹƐǟǠ9Ƈƛƹ10łŕŞƲǃ11Ŧ12Ĵ13Q14Ɨ16Ļ17Ŷ18Ƙ19Ž20ƞ22ŤŪ29ŝ32Ń33Ŀ36ũ44ľ
thing $	74 -7łǩ7ĿŪ8Ń9ŖŽǀ10ŹƁƜ13Łƹ14ŦƘǟ15Ť23ľ
thing about	80 -10ľ-8Ŀ29Ŷ30ƞ32ŝ35Ş
thing or	84 -8ż15ŕ16Ť27ũ32Ń
thing that	90 8ł35Ŀ
thing you	82 10ŝ13Š15ł27ĿŪ45Ƙ
things	65 -12ǩ7Ž8HPĹŖ9łŉŊƥ11ŝş13Ǆ15Ɨ21iƢ22U23ǈ28ǟ34A
things $	82 -20ǟ13H15Ĺş16Ɨ26i
things are	77 -11ǟ30Ƣ36U
things in	90 
think	59 -18q-13X-12ƭ-10Ʀƨ-9ľƫ-8Ĺ-7Ǩ7OōžƤ8ŀƗƶ9Gǝ11ƈǋ12hĴ14Ʒ19Ƭ20Ɠ21ŔŖ25Ũ27H29B34ű37ǩ39r40Ň
think #	88 -13X-8Ƭ12ž14Ɨ24ǝ
think $	75 -47ǩ-19q-10ƒ8rƷ9Ÿ11ķ19Ƭ26ű32B74Ň
think about	73 -8ƨ-7Ĺ8Ũ11Vŀ13ƤƯ14ĺ17Ĵ27r29ǩ
think it	85 -13r-7Ň11Ɠ13B16ŀ22ű
think that	86 -10G12Ŗ15H17ƈƓ
think you	77 -10Ʀ-7Ʋ7ŕśű10O12r14Ǟ15ǩ17Ŗ20Ƭ30H
thinkin	85 7ƭ9VX10ĺƵ13Ŀ
thinking	70 -10ưǩ-7ŗŶ8Ǧ9Ǟ11H15Ƶ17VXĺ18Š22Ƴ23ƭ28y31Ƭ
thinking about	78 -12Ƭ-11ư14Ŀ18y20ĺ27Ƴ32V
thinking of	82 -12V16H17ƭ20y22Ƶ24Ǟ
thinks	88 -7ĸ40r
thinks it	90 -7ĸ41r
third	82 8iǡ15ƣ17ǅ22q24d
this	46 -15Ň-12oş-11Ŗư-10ƌƨ-9Œǩ-8ŨƶƷ-7pPńōŤűƢǦ7tŜƭ9JOŷǁ10GţƂ11ŀǞ12dơ13cHXǊ14mƕ16MƳ17łœ20kAB24Ō25Ƶ26Ɩ27N29j31Ł32Ŏ33rs35IĹĻ42ŋŏ44Ń53a55ĺ
this $	62 -38ǈ-20ĺ-9HSĹŌư-7Ǧ7DŎ8ŁŃƵ9BNǁ13Ĵţ15XĿơ16AMƕ17ŋƂ18t19ŀ20sƳ21Ļ28ł42r64a
this a	82 -13Ĺ16N19I26ǅ28Ń
this afternoon	88 -12Ń15Ō17i19j
this by	88 23AM
this call	80 -8Ŏ10s12ŋ16Ĺ31Ļ
this is	83 -16ŕ10sĽ12ǡ13ĺ16aN30Ĺ
this line	90 9r11Q
this month	86 12ĺ16Ɩ24ŕ
this morning	86 9i10Ĺŏ13a
this off	86 7ŗ18Ǌ36ĺ
this on	85 -7Ĺ31Ł66ĺ
this one	82 -9Ƶ7ƺ9ş11rļœƟ18Ŵ
this ones	88 -7ź11m12ƈ18ŵ22Ƶ
this over	86 -9ś20J
this so	90 8ũ12Ǡ13Ƶ15h
this summer	90 20x32k
this the	88 11aĺơ21Ł
this thing	90 9Ū
this week	82 -22i-7ŀ14Őƕ16ĺ23Ń26Ɩ33L
this what	86 7K8m11ł17ľ
this year	75 -14ĺ-8ƌƭ8ƺ9ƻ10H11Ń13Ǌ14Ơ15ƾ16k19ť23Ǟ26c
this your	82 -7ǝ15Ƥ22I42H
those	57 -10Dǖ-8ĺ-7Cƭ7ŕŝŪūƍƗǩ8cƈƕǄ9AEŗƚƜ10ĵŇƞ11ZŲƎ12ńőƯǊ13iſǐ14Ɖ15ƅ16wű17ŶƩǑ18ŽǇ21Ǥ24Ƒ32Š
those #	80 -12D8ū9I10w11žǩ13u16EŪ
those $	82 8ŕ9ş12v13Ŷſ17ĵ
those are	84 -8C8Ŷ11Ǥ12ŗ13ŝ18ƞǄ20w25ǩ
those guys	86 9S13ő23Ǒ
those old	88 12ũ13ƅ15Ǎ
thought	77 -9Ư7ư10Ƶ12x16ŊƂ20Ţ33ǩ
thought about	80 12Ƶ13ư18Ƃ22Ţ
through	51 -11Ɣ-10P-8ŉƽ-7ŏşƟƯƼǩ7lżƂƮƻǝ8łňƱ9ƁƦƧ10zƚ11Zŵ12śšŧŪŬ13ǥ14n15ĸŐ16ũ17ŊŖ18jŤƨ19Ƴ20ƕ22ŗ24Ũ25ǎ26Wǖ
through $	85 -13m7ƚ8ǎ17Ő25l
through a	84 -12ŉ8ǎ9ŵ14Ŋ15Ǆ20Ƴ
through all	90 14t23Ũ
through escrow	90 -17Ɣ42ƕ
through how	88 11Ŧƃ25ł
through it	83 -13ǎ-9ǖ8śŨ13ǝ14Ƥ19ň26Ŋ38Ť
through that	82 -7ĸ8z13ǘ14ż19ŧ20Ƴ
through the	66 -16Ƨ-8ŧ-7NƟƼ7Ƌ8ūǖǛ9ļ10ǣ13ś15ũ16ŗ20Ŗ26ƚ28ƨ42Ʀ
through what	76 -8ŤƯ7Zǖ8W10rŵ12Ǩ17yƮ20ĸǝ
through work	70 -32Ʀ22W35Ƨ48ŗ
through your	69 -9P-8ŗŦƚ8ŽƗ9Rů10ǎ11ŵǈ12ZĿǦ14Ŗ15nƁ18ǥ23j26W39Ũ
throw	88 15ŒƬ18Ŵ19Ņ31Ɯ
ticket	80 34Ŕ38Ż
ticket $	88 11Ŕ26Ż
tickets	69 20ţ26Ż
tickets $	82 10Ż
tickets even	80 -7ż23ţ
tickets in	78 15Ż
tie	90 -8ǩ7Ľ20f33ł
tied	90 20Ǐ22f
tight	90 8ǝ15H26g
til	83 8yƄ9ǧ10Vƭ14ĺ16v
tile	88 32Ɖ
tile $	90 27Ɖ
till	72 -20v-11Ƨ7Ļ8csƟ10gƾ11ŃƑ13OƩ17ŕ20ĺ57ƭ
till the	83 -22v-14y11s12gƟ13Ƒ52ƭ
time	54 -11Ƈ-10Ʀ-8PĽǩ-7MŻƉƨǧ7tƈ8Fĵőƫǖ9Ɵǘ10yŧ11ŃŠŵƛ13kŸƧƴ14šũ15Ų16Ļ17Ŝ19Ŕƺ20gs21Ƹ22Ǉ23ǎ26R29V38N39L40O
time $	66 -27L-14Ǉ-13S-10Ń-7ǩ8ũ9bŲ10VœƖ11ƺ12ų13ǖ14Ļ16Ÿ18Š23NƧ27Ŕ39g54R
time and	85 -12R13zN19L32Ǉ
time do	85 -21g-15Ɩ22O25R35ǎ
time does	90 -10q-9ƨ15ǎ33s
time for	86 11L13nN17O
time or	80 11Ǚ12R14Ų15Ɵ19Ǉ
time right	90 -10R-7ǎ13Ǉ21ŧ23ſ25L
time so	90 7ł14ő
time to	86 12N18ƒ25L
time what	90 -10Ľ10Ř12œ13vŝ
time you	76 -12Ŝ-9ǧ-7ǩ7Ş8ņ9ƐƲ10Ŗǒ11ƾ17ĵƺ20ǘ25k
time your	90 -9Rſ16Ǉ21š29Ŝ
timers	90 15ǣ17S20Ǉ
times	78 -14T9ţǀ10W12Ƨǎ16Ɵ19Ż23Ʀ40ǩ
times your	88 -15T22Ƨ24Ƭ27Ʀ
tip	86 -10Ņ-8ƺ-7Ļ11ŉ52ł
title	77 7q16ű21Ɩ31P36Ŭ
title $	86 9P21Ŭ
titled	90 11ǐ14ķ
titled to	90 11ǐ14ķ
to	31 -23Ʀ-19ű-18r-17şǒ-16jn-15ŖŤƩǈ-14i-13Sŏǥ-12ǣ-11qwPťƻ-10pŪƒƼǅǋǛ-9cfWŭǡǢ-8ŒƃƪǂǇ-7vFQĶņŐőƁƆƊǊǖǟ7ƖǨ8ńřŠƄƮ9ƌưƳǩ10ĿųŴǓ11ŬǀǍǗ12koTŘŲǌǔ13dOŊǜ14zĴŜŹƔ16LVŶƕƜ17tƗ18sAGĻļǁ19NĸĺƓƭǏ20eBŝǝ21ľŋ22Ƥ23Kōŵ24Z25y26aXŧ27śţ28HƯ29œŨ31Ʒ32Ŏž33ł34Ţ35ŉ39Ǟ40Ńƫ42Ō47M48Łƶ49ů54Ƶ
to #	74 -9Ɣ-8ŨƬ-7Ţ8ĿŒ9ž12Ň13Vƃ19Ž23T28Ř30X33ǎ37œ
to $	65 -24ǩ-13ǒ-10K-9a-8ś-7Ʃ7Ơƪ8ƕ9CƗƾǧ10ƽ12Ŀ13ł15YŬƳ16ƹ20J25ǔ29ń39ƫ
to @day	90 13R15k
to @month	88 17Ů29Ɵ
to a	75 -11Ĵ-8y-7Ƭ8ųƲǠ10ŒƤ12Z13Ɯ16Ǆ17ǩ20X22ƫ23ƛ24T
to add	90 -24Ǟ-11ŉ32y60ō
to ask	70 -14ō-7ǩ7ũ9TƋƷƿ14Ŋ20š41Ł83ŉ
to be	61 -18ǩ-17Ǔ-14Ţ-10Ō-8ķ-7arVŶƬ7ŷźżƢƵ8řƯ9KŃ11ž12ŁōǞǧ14Ŏ15ŏ16ĴłŨũ19sƭ23Zœ27Şơ28Oƶ34ǌ
to build	85 15Ɛ39Ɠ
to buy	73 -14F-10Ń9Ǐ14ł16ƒ19Š27Ō30H51Ɨ
to call	79 -12Ł8I9ǃ18ļ26ĺ30L36ţ
to carry	90 -7O31Ƅ
to change	77 7Ţ12V15T23Ŏ
to check	88 9m12A14ŏŜ
to close	77 -14ţ-7Ǩ16Ɩ48ǝ
to college	81 -27Ʊ7m55y
to come	80 7ǁ11Ŏ12Ɓ18ĸ22M
to compare	88 9ŗ15ł24ń
to cover	88 -13m15ǝ35Ʊ
to do	65 -16H-15xĻ-14ǩ-10P-8ƫ-7ƭ8Ʒ10ǁ11sŶ13Ń15ľ24B29y30gŎ35Ƶ37Ō45M48Ư
to drive	77 -17Ū-7ųŴ15Ũ34Ųŵ54Ŷ
to drop	90 -8ƭ7D36Ƶ
to each	88 13ŗ16Z19ƶ
to earn	90 -16Ǆ-7A10Ʈ43Ŏ
to every	90 -10Ĵ12Z14ů15Ő
to expand	90 -7Ƶ40Ǟ
to file	88 -8B28Ƅ29ţ
to for	88 -8ǚ12ĺ20A
to get	64 -15Ŏ-13ŏ-10ǧ-9j7eŘŵƖƱ8MVŮǩ9pŷ10Ķƫ11IůŽƵ12ŧƕǃ13A14Ŋ15ǝ24Ŷ25b26ŀ29KŃ30Ļ
to give	86 7r19ŝ20Ł
to go	67 -18Ř-12A-11Ĵ-8ŇƧǩ-7cŚ7N9Ź10kķ11ƶ12Ŋ14ň15Ƌ16V19Ʈ21B22ƒ32Ƥ36ƭ45Ō54Ɣ
to have	75 -13ǌ-8ľ-7ƕ9Ʒ10Ł12Ź13ơ14Ƅ15s23Ǔ29Ńō38ƶ
to hear	76 -14s-9Ō-7ŉ7ō8B9ņ10zŔ11frũ23t28Ŏ39ǩ
to hire	86 -10V24Ư52Ǟ
to it	81 -11Ł-7ƫ9ĺ10ŗ11ƚ12W14ō16ųſ18Ƨ32Ǘ
to keep	73 -7ǩ7Ƨ9ŎŝƮǨ10VX11o13a14ƀ16ŋ25ſ
to know	64 -12ō-10Ŗ-9Ĺ-8Ŝ7FņŏţƃƓƢ8ƵǊ9ruļ11Ɯ13Ɵ14Œ16cƂ17Ų20Ř23Ű69ŉ
to last	90 -8Ǌ23ǉ30ƭ
to leave	73 8Ļ11s22ǩ24ƶ25ƫ26Ţ
to list	79 -10ƕ9Ƣ12hƘ14ŷ22n32Ŭ
to live	88 -9Œ-7ķ13Gƅ23Ơ36Ʈ
to look	79 -8ĻŌ-7V8ř11Ľ12Ư14Ŏ24ł25z35ĺ
to lose	77 9ǔ14ŝ15ő29ķ
to make	79 -15ŭ7ł9ƌ14ņ17Ō20Ń22O25Ų
to me	74 -8ŖǨ-7Ľ7ř9ň10N13l15Ŀ18Ś19ś20ļ32Ş
to move	78 -12ś-8Łƶ-7ǝ13Ŏ15Ō16Ţ19Ń21Ƥ26ŀ31H
to my	88 7ś12e13Ɩ18ǩ
to need	86 -8i9o10d13Ł17a23P
to pass	86 14s15Ʒ34ƶ
to pay	70 -22ƒ-19Ļ-17ő-14Ʀ-11Œ-8ƶ-7ŘŢ8Ƭ9ŕ10ĸƔ11Ņ13ŧ14ƤǕ16Ŧ19Ư22œ23ţ60X61Ĵ
to pick	88 14ǆ15Ĺ29ľ
to price	90 -8X10ł11ƂǦ16Ƭ
to protect	90 37ķ
to pull	90 -7i21Ĵ26d
to put	71 -9Ƶ7fţƥ8asƒ9łƜ11qG15ĸ17Ŵ20Ō22Ū33Ɠ
to quote	90 -9Ƃ15Ǧ21ž
to reach	82 -8NĹ10Ə11I19K25L33ĺ
to read	86 14d17e23a
to rebuild	82 26Ɠ
to record	90 27ŋ
to replace	78 -12Ɠ-9Ō11ƗƮ12ž17Ƒ29Ǐ30Ƶ
to run	76 -14Ń-9ŭ-8Ū10Ż17ū20ǖ26Aƭ31O33e
to save	83 20Ļ25Ţ33Ř
to say	77 -19Ŏ7Ǣ11ǈ14Ł15Ŗ17r18ň19ŝ44ł
to school	82 10ŵ11Ŵ12l13Źź21m
to see	77 -9ƭ-7ŵ7ǒ9ǚ10œƬ11ĽŎ12šź14Ŀ15v23Ƅ27Ĺ
to sell	85 -8ł12ĸ13Ƴ59H
to send	83 -9Ō9ŧ11ļ15Z29ś
to show	90 10Ŏ
to sign	81 -7Ļő7Ǔ16Š19Ō22Ł
to sit	90 7M12L23Ĺ
to somebody	90 -10Ƴ12aǞ33ƕ
to spend	88 15ƶ46X
to start	80 7Ō11Ɩ62Ń
to stay	79 -18V7y11H12B19Ƥ20Ʒ26XƜ
to take	79 -10Z-7Ư9k12Ƭ13ǁ14Ǟ28Ʊ31z
to talk	86 -8ŉ34Ĺ35N
to tell	88 12Ŷ16k26ǩ
to that	78 -16f-9ƭ-8Ǩ-7Ķ12Ƶ15Ư20H22ř25Ƨ32Ţ44G
to the	58 -14n-11Ɲ-7ƁƧ7VĿŴǜǧ8Ƶƶ9ľƕƗƛ11CMǏ15yŭ17Ɠ20R21Ǩ22aů23k30žƌ32ǐ38Ʈ40Ɯ
to them	90 -7ŝ9Ţ30ő
to think	88 -12ƫ-7r15ŀ16Ư19Ũ20ĴĻ
to this	83 -9B-8Œ7ś11Ĺ17x24œ30ľ33Ł
to to	77 7g8j9X10Y12Ŏ13NƮǞ14k25ƒ
to travel	90 -7Ǟ43ǀ
to us	85 -13Ĺ7ł11ļ28ĺ
to use	84 12ĴŽ20Ź31ţ
to walk	86 12Ŋ35Ļ
to what	86 11Ř14Ƶ24Ň36ŗ
to when	86 -11Ł17Ő25A34Š
to work	68 -8Rǥ-7Ƨ7Ʈ11ŭ14ŶǙ16U21Ʒ24Ŵ28V39ŵ56ů
to you	61 -16ǩ-11ĺ-10ǝ-9Ƨ-8yŒ-7Ŏƫ7ķňƙƪǧ8BIƂƃǕ9ƴ10Ľ14ŧ15ƞǏ16Ʈ17ĸ19ŝ29MǨ36ľŁ38Ǎ40Ň41Ŗ43Ŝ48Ũ
to your	66 -32X-21r-20Ŏ-12Ʈ-11ƽ-10Ų-7Ư7Ŝ8ƀƚƵ10B11ĸ12ƨ13Aŵ14Ƒ15Ũ16ƙ17ůƤ18Ƨ21Ƴ32ǁ34Ǟ40ǝ41Ɲ46ƫ
tobacco	79 12ǂ48ƹ
tobacco $	85 35ƹ
today	54 -14ǡ-13ž-10Ńń-8TƧǩ-7Xƨ7Cƀ8ǧ9Ɠ10a11ŀ12Ŝ13ƪ14tŢ17Ĺ19ű21j22Ʀǥ23ŗ26O29Ő30Ō33Œ34Ļ37i38ŏ41ĺ
today $	56 -15ǡ-13ž-10ńƒ-8TƧ-7ƨ7ĸ8Cŀƀ11i12a15tŢ19j20Ő23Ļűǥ24ĺ26Œ28OĹŏƦ29ŗ
today is	90 -8X13Ŏ19ŏ
today or	86 -13Ń7j10ŏ14Ļ29Ō
today right	90 -18ŏ-7Ơ8Œ16Ő22Ō
today what	90 -7Ş11Ļ15ƒ26ƪ
together	76 7u9f12Z13M14Ǌ17ǉ24s34ş
together $	81 13fM15Ǌ16Zş22s
told	72 -12Ƴ-10E-9Ũ-7ǩ7ļ8lš9j10Ƨ12u15dƴ16ŦƼ23Ŕ26Ŗ27AB
told me	88 8YƁ10l12j20d
told you	75 -12Ƴ-11E7ļƾ9š11Ƨ16ƴ17Ƽ25Ŕ30B31A
tomorrow	65 8ǝ9IƬǕǣ10Ƥǘ12Ŗű15ĸ17Ʀ24Y27L
tomorrow $	80 -12Ř8ǝ9Ǩ10ĸŵ11Ǖ15L16ǘ
tomorrow what	71 -14Ʈ10Ƭ15Ř18ű19Y21Ʀ
tonight	79 -9ǎ11Ŗ12L13ǝ14Ƥ16ś17Ʀ21r
too	61 -11a-10ŌŻƝǦ-9ŏŧ-7n7beŨŴ8ūǢ9ŎźƂ10ĿŇ11cǚ12XǛ14ǄǑ15ňƳƿ17Ū18şŽ21Uń22jo25sƨƬ30q
too $	68 -11Ż-10Ōŏŧ-9Ɲ-8ǩ-7n7ǋ8qŭ9ńŴ10bŅŎƬǆ11ź12U15o16Ǜ18ƿ20şŪ27j30ƨ33s
too much	84 9Ʒ25Ƭ32ǩ
too or	86 -13Ǧ11ƃ13Ǆ14Ƃ16Ǣ35q
took	76 -12cƾ-10ŝ-7ţ9k11Š12Ưǂ13p14ƪ15ł19t20ŧƳ32ũ
tools	69 -11Ű11Ƙ28Ǣ29ŭ36Ɲ57Ǐ
tools $	88 -11Ǣ28Ǐ
tools and	78 8ŭ29Ǐ
tools or	88 -13Ǐ22Ɲ29ŭ
top	68 -10ū7aĺ8Śǔ10W12ƣƵ15T17Ǌ26ƈƉ28ľř29Ǧ44Ƃ
top $	90 11a16ƣ45Ǧ
top of	73 8ĺ11W14Ƶ17Tř20ľ31Ɖ47Ƃ
tornadoes	88 16Ŀ20ƚ
total	74 -13Ť-9ǥ7uƠ10ƹ11ƀƆ12Ɨ13Z14gŷǉ16Ņ23Ŧ29ş
totally	88 10Ś12Ž14Œ
touch	83 7ƙ11ķń13Kƿ16Ƽ31Ŝ
tow	90 62Ɓ
toward	88 20Ň23X
toward this	90 24X
towing	82 40Ɓ
town	74 -8ƛ-7P7ƾ8ǩ10ŭ11ů15Ɵ24EQ68C
town $	85 -35ƛ-7Ƹ11ǩ12ů18C28Q38Ɵ
track	90 13Ǌ15ǒ
tracker	90 -17Ş31Ž
tracking	90 -12ŀ34Ž
trade	81 -17G8my11ǣ13ǟ26S34P
traffic	86 12ǋ13N17Ż20ů
train	88 20Ǚ23Q36ů
training	82 35źǙ
trampoline	76 38ƍ
trampoline $	82 12ƍ
travel	82 24Ɵ27ǀ
treat	78 -11ŝ-9Ņ13Ş16k24ņ28Ŷ33ŧ
treat you	78 -11ŝ-9Ņ13Ş16k24ņ28Ŷ33ŧ
treated	82 14ƿ18ņ22Ƽ31ŝ
treated for	85 15ƿ40Ƽ
treatin	90 15U
treating	83 8Ŷ16jUŝ19i
treating you	83 8Ŷ16jUŝ19i
treatment	90 13ƿ
treatments	86 38ǚ
tree	85 -22Ŀ17D18Ť28Ǆ29Ƒ
trees	79 -13ƙ46Ƒ
trees near	90 -14ƙ25Ƒ
tried	90 9ń18Ž19ǘ
trip	85 8Ɯ16ů27k
trip to	90 16k17ů
trips	90 8Ɯ13k17ǀ
trouble	73 -7n7ĸƿ8ĵ10tƛ11pƽ13Ĺ14ŞƼ21ű22ǜ
trouble $	88 -16ƽ7ǝ28Ƽ
trouble with	88 10ĵ18ĹŞ19ǜ
truck	64 -17Ɣ-10R-8G-7Ǆ7Ǖ8H10ƦǏ11ǞǦ13űǛ14Ĺǋ17SŪ20Ə24ŭ30Z31Ŭ37ų42ŴŶ
truck $	72 -25ǐ-18Ɣ-10ŭ-8Ű8ų12Ǐ13ű16Ǜ17ǋ27Z35Ū52Ŷ
truck for	90 -10G-7Ÿ7Ŵ25ǐ27S
truck is	88 -49Ū-11ŭ-9Z7ű13Ŭų16Ŷ81Ŵ
trucks	76 -13Ƃ-7ų8Ə10Ū12ƁǦ16ŵ55ǐ
trucks $	85 -7ų12Ū32ǐ
true	86 -15Ţ8ŧ16cł21Ŏ
true for	90 -16Ţ17ł22Ŏ
trust	74 9Ɨ12ņ13ƫ15Ŏ25ŀ33A36Ʋ
trust $	82 18Ŏ24A33Ʋ
try	81 -11NŐ-8Ĵ19Ž22ǘ24I33ń34L
try you	90 -12N40L
tub	81 45ƍ
tube	90 31Ƌ
tuition	86 -7Ō42Ʊ
turn	76 8ĵ11pVŉŎ12Ƨ13Űǧ14vţƟ18c
turn #	90 12Ƨ14V18p22v
turned	72 -12ǩ-7ż9ǣ12xƗ13vŤ15c18ţ19ŀ20ƪ29ſ44ƴ
turned down	81 31ƴ38ſ
turned in	90 -9ż-7ũ12ǣ18Ť19ţ
turns	88 -7ŕ46Ź
turns #	88 -7ŕ46Ź
tv	90 -12ƥ7Ő13ƚ26Ɗ
twice	81 7y10Ĵ12ǥ13ũ15R17ƻ20ŕ
twice a	90 11Ĵ18R19ƻ
twins	90 15u17w23y
type	73 -14ƅ-12Ǎ-7ƒ7ţ8cŽƜ9ǔ13Ǆǉ14ǆ15ƣ16Ɖ20Ƈ22d35Ʃ42Ƽ
type of	79 -14ƅ-13Ǎ-8Ƽ9ţƜ10ǔ14Ǆǉ16Ƈ17ƣ18Ɖ23Ʃ
typed	88 9b12ļ14p23E
typical	88 7ǧ12ǎ13Tƿ15Ǆ
uber	82 49Ų
uber or	88 13Ų
ugh	81 -11Ť7śƞ12ů13ņƚ19ǜ25Ǥ
ugly	86 10Ǥ14ĵņ
umbrella	63 12ǩ38Ƃ50Ǧ
umbrella $	72 -11Ǧ-7ǩ38Ƃ
umbrella on	90 22Ǧ
umbrella over	84 -60Ƃ74Ǧ
umbrella policy	84 -23Ǧ32ǩ
uncle	84 8T10Ƴ17ǟ22B
under	61 -12Ŭƈ-9Ǉ-8Ɖ7GǊǕǡ8ƖƘƩ9ĵŃƊƛƣ10Ɲ11jœǅ12ŪŻ13iůƙ14ch15Ś16ĺş17ŅŎǤ19nŮ20ƺ22ƒ24ǃ26X30ǌ
under #	73 -8n-7X7ǅ8ő9T10GǊ12ƒ14ƈ17ů24Ŏ28Ů31c
under $	84 -14c-7n10Ǖ13X14ĵ17Ǥ30ƺ
under a	82 -7şť7Ŧ17Ū21œ22X35Ņ
under one	90 39ş
under that	88 -19ƈ-11Ǉ19j45n
under the	82 -13Ŭ-9ƒ11ǡ13Ƙ14Ɗ16ƛ18Ż20i30ǌ
under your	82 -14ƈ-8Ǎ8n10řǅ13ǌ15Ɲ16ƣ18ǃ25h
underinsured	88 -11ŗ-8Ŗ15ǩ21ſ
understand	79 -9s7ŀ9ũ11r12ĺĻƽǞ14Ţ21Ŗ38ň
underwriter	90 8e12n13Ť17ǀ
underwriters	90 7ƈ18ũ
unhappy	86 47Ş
unhappy with	86 47Ş
uninsured	67 -7Ǣ55ſ
uninsured motorist	68 23ſ
union	83 -15ĵ-11ǥ8Ʀ14Wƕ17ļŬ18Y22ƨ
unit	76 -20Ɔ-15Œ-9ơ11ǋǌ12ƣ20Ƥ22D27Ơ30ƥ
unit $	83 -27Ǎ-21Ɔ-16Œ19ƥ23ǋ26ƣ34Ơ
units	86 17Ƥ41ƣ
universal	90 28Ʃ
until	90 -7Ń14O22ŕ27ƭ
up	44 -18Ŗ-16ǩ-13ň-12vwŢŧƞƢǞ-11osGLơ-10Bƶ-9byŬƜƵǥ-8qQŅŇŷſƭƳǑǦ-7PņţƗƟƦƧƷǋǖ7ĺļŐƇǤ8rķƮƲ9YńŚ10WŮŰƬǌ11ĴŽǏ12ŘŹ13CłƏƩƹ14jHVĿǚ15ŉŜǗǝ17ŗřƣƾ18ŠŨƃ19Kƙ20ž21xĹƌ22Ƥ23Ōƪǆ24ŁǊ25ƴ27l28i30k31ƅ34œ35t37Ŕ38Ɖ51ŕ
up $	58 -26ũ-14ƈǘ-12ĸ-11ĴƮ-10ơƢ-9ŗ-8xĺŖŦƒƴ-7jňǥ7YķļŒƫ8IMƩǜ9Ə10prHKǏ11ǌǝ13V14kOŹƓ15lƅ16Ś17ŀŉ19űƾ20Ƥ21Ǘ26ǆ27ƌ28Ũ29Ō34ŕ40œ41Ĺ45Ŕ
up a	85 11a12I14œ15c
up after	90 14ƃ34ũ
up and	78 -10ŕ8Ŕ10i11ǃ13Ǥ21ǎ22ǝ25H28t
up around	90 11Ű43C
up at	79 8Ə9Ƥ10rǟ12V14Š22m23Ŝ38Ŀ
up for	74 8Ĺ9Ư10Ť11kHĶťŽ12ŕ13Zƨ17ų23W25Š
up front	90 16Ĵ26ǈ
up if	90 8ƃ16ǡ
up in	75 -7Ɔ8ǋ10ƐƹǊ12ǀ14ŉ15Ő16Ǩ20l24ƪ39ƅ
up is	90 7ƙ12ŏ14M
up like	90 -10ƞ11Ǥ13Ŕ15ƅ
up on	77 7ǌǢ8ƋǙ9D12ƌ14ŕ17Ɖ18Ǆ24Ƈ
up or	86 11Š13ũ17Ƥ19Ĵ29Ǌ
up right	90 11Ɲ16ƣ
up so	90 
up that	90 7W14ō15ƾ
up the	73 -17Š-10H-7iƷ7Xƚǘ10Ĵƌ11ĹƎ12d13ľ14ǚ18ĺ19kķ21Ŝ29Ʈ
up there	77 -37ƛ-10G9xř16ź33ƈ35j56Ɖ
up to	71 -9vƩ-8DŢ-7jŌŖǑ7X8ƪǒ9Ɨƚ12kƃ17Œƹ18Ž25g28Ř29t33ž34ŗ43x52Ł
up with	68 7rƓ8ļǃ9ŗ10VœƁ13ĻŞ14ő16Y18Š21Ƭ27ĸ
up your	76 10t11dŗǗ12A13ŔƏ14Ń15Ǐ16Ŋ17j29ǘ34ł
update	90 -24Ǐ10Ʋ24Ǣ
updated	71 12Ǎ15Ʋ21Ƌ24Ǐ28ƌ
updated $	73 11ƌ13Ǎ21Ƌ26Ǐ
upset	78 10r20ţ23Ũ
upset after	80 21ţ
upstairs	79 8ƣ12ƛƜ20Ɔ23Ƥ27Ǎ
us	62 -20A-15ǩ-12ń-9Ŕ-7Ň7ơ8NŌŏžƆ9rx11Ľ13zĵŋ14v15Ū17Ƅ18Ž19Ţ20Ŏ27ņ29ĺ34Ĺ38s64ļ
us $	70 -22A-13ǩ9ơ12Ľņ17v20Ƅ25Ĺ38s45ĺ49ļ
us do	88 -14s-7ǐ12Ū13ž18r24ņ
us to	90 12L15N18Ĺ
use	57 -14Ŭ-11Ǘ-10ǥ7ĴƐǐǓ8œŽ9J10ǂ11Ő12Ź13ŵ14ǘǩ18I19Ǒ25ţ29Ų35ǖ41ƿ55ŭ
use $	80 -17Ŵ-13ǥ-8ƻ-7ǟ7ǖ9JƏ10ƅ14Ǒ20ŵ24ƿ28ŭ
use any	88 16Ǒ
use for	90 -16ŭ-13Ǘ12Ǡ14ǐ24ǖ
use it	84 -16ǐ7ŭ9ţ21Ų
use that	88 -10ǐ35ŭ
use the	67 -16Ŭ8I14Ŵ15Ų18Ź28ŭ
use tobacco	88 -7ƨ16ǂ20ƹ
use your	86 14Ǔ31ţ
used	74 7Ǘ11ǈ19Ž24Ɨ27ŭ44œ46Ŵ
used $	90 31Ɨ36Ŵ
used for	86 46ŭ
used to	83 8Ǘ13ǈ63œ
using	84 -18D-14e-12ǩ-8ǐ16ƕ17ƹ18ǆ19J22Ő23ŭ
usually	74 -7Ŗƣ7A9ơ11Wǡ14ŭǅǩ16ĺł17ř28L
usually go	90 19ŭ
v	83 8ų13Ɯ19ū22Ŷ26Ū
vacant	84 51Ɵ
vacant $	88 24Ɵ
vacation	84 47k
valid	88 11Ÿ
valuable	88 8ƥ13Ɗ
value	66 -14Ǣ-8ǖ8Ɠ13Ǐ20Ŏ21ƒ23ľ24ƪ33Ʃ
value $	79 8Ǣ19Ʃ
value in	80 -13ƪ24Ʃ
value of	90 -11Ǣ8ű15Ǐ
values	77 -12ƾ-11Ǐ58Ǣ
values last	79 -46Ǣ73Ǐ
van	84 -12Ų-10ų-9H7ƀǏ16ŭ18Ǣ23k27ǐ
vans	81 60ǐ
vape	88 45ƹ
vehicle	70 -14ǐ-10Ū8ż10ŵŶ12Żž14ū19ŭŰ23Ŭ29ų40Ŵ
vehicle $	84 -11ǐ21ŭ32Ŵ
vehicles	70 -10ŭ-8Ŵ7Ƅ9Ǧ10ƀ49Ū50ǐ
vehicles $	84 13ƀ43Ū
vehicles do	79 -11ŭ7Ū20ǐ
vehicles does	90 -18Ū38ǐ
vendor	90 -8ǝ30Ǖ
vendors	88 33Ǖ
version	88 12O19Ť
video	85 12g13Ɨ38M
vin	72 -20ś-9h-7ŕ112ū
vin $	83 -13ś45ū
vinyl	88 17Ƈ
violations	85 25Ż
visit	85 -12Ɯ-8ŀ14N23ǁ38ƾ
visit $	90 -9Ɯ40ƾ
voice	90 -12ǩ-7ŀ13ľ18a19Ŀ21Ľ
volunteer	90 11Ə
volunteers	90 15Ə
w	82 7n9ƿ13b24Ǉ25Ǒ36ő41T
w #	86 25Ǉ28Ǒ43T
wages	75 -10Ǌ8T11ǣ20ƃ66ǉ
wages $	84 13ǣ14T
wait	78 -7ƭ8ŵ11Ū12ĺ15rŏ16Ǐ17Ś19s20Ń
waiver	90 26Ǔ
walk	62 -9Ũ-7Ư7yǛ8ŖŵƛǖǨ9nǕǘ10RĸżƤǈǔ11Ʈ13ƗƧ14ł16Z19ǝ20ƣ22Ļ26Ť
walk away	88 36Ļ
walk me	64 -9Ũ-7Ư7ůǛ9yŖƛǕǖǘǨ10RŵżǄǈ11ĸƤƮ12n15ł16Z20ǝ28Ť
walked	90 -9Ļ12ż21ǔ33Ǆ
walls	79 8Ơ12Ɨ13Ǎ25ƌ51Ƈ
walls $	85 9Ơ13Ɨ18ƌ24Ƈ
want	46 -16ŗŚ-15ƒ-13Ŧ-12Ʀ-11mN-10ł-9ŏŜ-8crŁƯ-7ŔŘřŞŵŶƧ7Ņǃ8o9HŒśǦ11eľƃ12VŊƁƵ13ſ14ŀŝƗ15bLOĹŕ16Ńƀǌ17JŉžǓ18Ĵǁ19yƄ21Ƃ22M23ƫư24Kơ25X26ǩ28Ƭ29s30Ʊ35Ļ37Ōƭ39ƶ
want $	74 -30ơ-20X-14ŗƦǩ-10ǡ12ƫ15Ǣ20Ņ33Ǔ37ǌ67Ƭ
want a	79 -11ǧ11e14yƄư15ŕơ18Ļ25ǌ
want for	88 -10Ļ-8ŝ-7X33ƶ36Œ
want it	75 -7Ʃǩ7Ƽ10ǁ13Ƅ14ƫ15ľ17Ń38K74ƭ
want me	73 -10XŘƶ-8ĻƵ-7HŃ7sƬ11L12Kň15ǩ16Mž17Ō19Ƃ34Ŋ48Ŏ
want protected	74 20ķ
want that	85 -9Ŕ10Ĵ12Ž13Ɓ34ǩ
want the	77 -20Ś-9ƫ-8ŀ7ƭ8Ɓ9Ƅ10O13Ɨ14ƃ19žǁ21ƶ32J
want to	53 -15Ƅƒ-14Ǔ-11NľłŦ-10Ƭ-9mŜ-8yƗ-7cķ7eőšũźƘ8vĺōƀǩ10oƫǃ11ĻŘŴ12LǦ13sAO14Ʊǧ15śơ17V18Ĵ20H22bĹ23ſ25ŝ26ŀ31Mŉ33Ƶ47Ō65X
want you	88 12ŕ27Ǔ
want your	85 9ƶ23a28ľ
wanted	85 11G13ƍ15ŉ16Ǟ
wanted to	90 12G16ŉ
wanting	88 7Ʊ9Ń15ŉ16k18Ĺ
wanting to	90 7Ʊ10Ń16ŉ17k
wants	75 -10ŉ-8ŕ8S9sƷ10fļŶǌ11Ź12ǩ14ơ17Ǔ20ǧ21Ƅ
wants to	85 -11ŉ10S11Ʒ12fļ14ǩ16ơ
was	45 -15C-13Ǟ-11dŒ-10ŀō-9ĹƌƭǝǢ-8yłŕŗţƬ-7aľŎŴƗƜƾǎ7ŻƹǍ8TĵǙ9ǘ10ǊǛ11űƞƲ13Ļ14kŸ16ƴ18ƛƤ19Ƌǩ20Ŕ21pBƅ22ƈ23ǜ24ň25ĺļœšƼ27ũ28ŧƽ30Ņ31Šż35ŵƒ44Ũ45Ƴ47ť48Ť54Ŧ
was $	90 -26ƾ12Ɠ20ũ51Ƽ
was a	79 8Bň10Ľ11Ň17Ǆ20Ŕ26Ƥ28š
was about	90 39Ŧ
was anybody	90 30Ť
was for	88 12ĺ18Ũ22Ŧ
was i	90 -23C83ǩ
was in	83 -7Ť14Ş30ť41ŵ
was it	61 -16Ņ-14ŧ-11ǩ-9ŀ-8Ũ-7ƬǞ8Ŕƽ9Ƈƛƾ10wŘƅ12ǅ13A14Ťƈ15ƴ17Ŧ18Ŗż21cŸ35ĺ41ļ42Ƴ45ƒ51Š
was not	90 11bƤ18ż
was on	88 -12Ũ18B19s23ŧ25T
was that	64 -12ņŦ-9Š-8ĺ-7ōƀ7ŅǍ8ũƈƩƼǩ11ƒ12S13œ23Ť31ƴ42Ũ44Ƴ61ť
was the	61 -11ż-10Ǣ-7Œ7Šš10ƒ12ŨǏ14ŜǊ19Ǜ22Ƌ24ƛ25œ26Ņ28Ť31ŧ36Ŧ
was their	90 15Ņ18Ŕ
was there	81 -19Ƴ9ż11ƽ13š15ţ17Ť19ǜ22Ŧ
was uninsured	80 
was your	67 -21ť-10d-8ǅ-7Ŝ9œƾ11o12ƹ13BƅƸ17Ż20pvǙ22ņż27ű34ƽ35k
watch	88 17ǩ35Ư
watches	85 15Ž17Ɵ25Ƙ
water	60 -10ƚ-7ō9Ɗƍ13qƎ15Ơǝ17Ɵ30Ť40Ƌ65ƙ67ƛ
water $	82 -13Ɗ7ƙ19q21ƛ24ǝ27Ť
water damage	85 -7Ť48ƛ
water go	78 20ƙ
water heater	83 37Ƌ
water in	90 -13ƚ11ƙ16ƍ
water near	79 -14ƛ21ƙ
water off	90 35Ɵ
way	62 -21Ů-13ń-12ǩ-11I-7QƸ7ļ8Ŏśŧƿ9BŽ10rņƇƶǂ11XňƏ12ũǁ13Şŵ14Ƒ16m18aj22Ŷ24y26Ţ27ŀ41K46ů
way $	75 -13Ů-7Q8Ŷ13r26j28y35ů44ŀ
way around	88 -9Ƹ7Ƒ17ǂ20ǁ
way it	90 -7ŷ7a10ǃ11o21ũ
way to	78 -13I-10Ů9Ž12BŎ21Ŷ22ŵ51K
we	53 -24ĺ-17P-14Ň-10qrǈ-9Ǧ-7pŽƴ7fŃƩ8cļƨ9ŊƖ10wşƛ11ŉƀƂƆ12Oņšť13h15Ļ16vŕ17ŁƕƭƱ18IŚ19XŎ20Ƭ25ĹŪŴ29i32M33ŋ35Ľ43s87Ō
we are	72 -15ŏ-10Ĺ-7Žƴ8MşƱǂ9jŪ10Ł11ńŎƄ12œ16Ś17ĻŌ18š20ņ23Ƭ
we can	90 15ƭ19s
we do	79 -16Ň8sNś9M10ş12TŁƊ14Ŏ15ŕ36ǩ
we get	76 -9T9Ļ12i15s31I37Ō
we go	88 10s13bX
we got	85 14Ŋ17ļ18wƖ
we have	77 8M9G10ŕŴ11Ū12Oō14Ʃ17Ŏ26Ō
we meet	88 7M
we need	88 8Ł13Ɓǁ14ķ17u
we talked	90 -8r10t20ƨ
we talking	77 -19Ĺ-9ǩ7Ń8Ū10O13c16h18XƆ22ť27v
we will	86 9sM11d13Ĵ
weather	83 -8ż16Ť25ƚ33j
website	83 10Ľ11Ĺ36ļ
wedding	86 8f10ƹǧ11ǔ12ĺ
week	57 7ũ9Őƕ10i11g14P15ĺŃůŲ16Ɩ18ƿ21ǝ22L23ŵ38R41ŭ
week $	65 9ų11ƕ14gL16ŭŵ18P21ƿ
week and	79 12ŭ19ĺ
week do	81 -15ŭ20Ų25ů
week is	77 12R20ŭ
week or	90 9L10Ń29Ɩ
week you	90 12ĽŲ22ǝ
weekend	76 10R12ŭ14ƿ17ť46k
weekend $	83 57k
weekends	82 -7k11Rŭ18ǎ21ŲƜ
weekends $	90 16Rŭ20ǎ
weeks	73 -7X7Ńŧǎ10ƃǨ12ǝ15TŕƟ16Ƥ18Ľ22ŵ
weeks $	86 -9Ǩ8Ƥ9Ń14ǝ22ŵ
weigh	82 17Ł21ǂ32ƺ
weigh $	85 38ƺ
weight	76 58ƺ
weight $	82 31ƺ
weird	90 -7ź11m28ǘ
well	67 -11d-7ƨ7HŞũ8Ǌ9xƏ10NĻű11aĹǉ12ŧ17Ŗ19p21Ŷ25ń31t36ǟ44ŝ
well $	79 -12d-8iƨ11Ə28Ŷ32ǟ35ŝ52t
well that	85 8ŧ12ń13x14Ļǟ21p
went	67 -10Ʈ-9ǩ-8Ŗ-7Ŝ7ťǕ8HYĺ9QƬǜ11kņ14zǅ17l18Ŕ19Ƴ23ŀ27Ũ30œƅ39Ť40Š
went $	86 13ņ19Š30Ƴ
went down	90 12ť17Ť
went from	90 48œ
went through	90 -7Ť22z46Ũ
went to	88 -12Ʈ11H13Ƭǜ27l
went up	86 -8Ŗ28Ŕ47ƅ
went wrong	90 12ņ33Ť
were	53 -15Ļ-13Ř-10ſ-8Ŷǩ-7ŜƤ7Ʀ8śǨ10XŻ11ƵƹǢ12ŠƎ13YƴǤ14ĹƬƭ15Ʒ16lƮ17ļŸ18r19Ņż20W23d24š27œ31Ƽ33ǝ35ŧ42Ũ
were down	73 43ǝ
were gone	83 -12Ŗ-7Ņ7Ư10Ʒ21Ǝ28Ʈ
were hit	80 -18Ř36Y
were in	80 
were not	81 7Z10Ʒ13ĸƮ17ŝ
were the	77 9Ǐ17Ǣ
were they	82 -15Ƭ11Ũ12U28ŧ47Ņ
were you	63 -16Ļ-11ŝ-10ſ-8ĽŶ-7pŅ8ƅ10ǝ12l13ŧŻ14XƵ15Ŗƹ17ƴǤ18ƭ21Ÿ24ż25ļ30š32dƬ38Ũ42œ
wet	88 11j14Ɗ19ƛ23ƙ
what	24 -28ŷ-26ų-25Ŝ-24Ŭ-21Ł-19Űǐ-18n-17F-16ĴǠ-15NŹƫ-14tAŌţƟƢƤ-13ļŊƴ-12bzHń-11MO-10śƂ-9sƄƙǦ-8fuĵĽŏŶƏƿ-7xőŚƍƜƹǀǁǛ7pryIŃťƾǨ8DƅǗ9žǔǣ10ŢƃƪƼ11iūƑƨ12oqRũŲƕƚ13hƷǎ14v15ưǉ16ņŵ17ŘűƘǝ18cLƉƧƵƽ19QWƓǓ20JYŨƬ21ƺǥ22m23wƔƦǃ24CƊơƩǞ26ZƇ27ŇōŔǏ28XłǊ29ķ30PŅ31ƻ32Tƶǩ33ŎŝƠ34Ŵ35ǈ36ľŉŦ37gĻ39ƒ41BŤ43Ǆ44ĺ45ŀ46ŗ47ŖƗ48œŞ50Ū53Ŀ55Œ59Ĺ
what $	73 -33ǩ-32ŷ-18l-17ǐ-11ŝŪƒ-10Ŵ-8Ļ9Ƈ12ŘŶ13JōŤ15Ƨ19pƗ30ŵ31ǝ32ŗ41ŭ45œ50ųǈ
what a	84 -26Ř-7Ʋ9Ļ11Ɠ13ŵ43ǩ
what about	77 -17Ū-15y-11P-9Ż7ƽ8ş14żƨ15Ʊ16Ƨ17z32Ŵ
what age	85 -24Œ-7Ź15ƽ16Ÿ21v28c33ƭ
what all	80 -7Ǘ12Wķ14Ť17ǥ19Ɗ29Ǆ34Ŗ
what amount	83 12Ɨ13ŗ16X17ǖ
what are	55 -33P-12C-11ŧ-10ZŝƘ-9cQT-8qœ-7ĺŖǞ7bƵ8Ơ10ľŞ13ư14vƓƻ15yǐ16ř17RũǏ19Ŀ22ķ23ƒ25kĻŒǈ27Ǌǡ31ŗ40w43ł55Ū57Ĺ
what becomes	90 -8W-7Ǟ16Ǩ21Ƨ
what benefits	90 -11ŗ18W
what bills	77 -15ƶ8ǝ17Ʈ37Z
what bothered	80 22Ĺ
what breed	88 54h
what brings	88 -10T41Ĺ
what can	79 -12ǩ-7L15ľ28X49Ĺ
what changed	86 -9Ŕ23Ǟ53ĺ
what city	88 10C
what comes	85 -12Ĵ16Ǌ18J28W29T
what company	88 -15őŞ-13ŝǃ-10Ų-7Ǆǐ46Ő83Q
what condition	90 -13ƈ17Ɖ18ű
what could	65 -10ĸ-7Ʈ10Ş19X37Ǆ44ķ45Y
what date	85 10d14ť25ŕ29Ń
what day	76 -14Ŋ-13ǈ13dŃ15Ƅ16Ĵ17ŕ23Ɩ71L
what deductible	72 -9ĸ12ƀ22Y
what did	52 -23Š-21Ŗ-11oŤǃ-10ŒƳƸ-9ő-8Ĺŧ-7zň8ŔƀƈƱǏ10ƕ11Ƶ13Ƽ14ŵǝ15Ş17ǩ18W19ŅņƺǊ20ƾ25Ŏ28w30m31Ţ34ŉƽ36Bũ43œ50ƒ86Ŧ
what do	48 -44Ŭ-38ǩ-36Ů-35ǐ-21q-18R-17Fĺ-15XǏ-14Ń-13ǔ-12UǄ-11BLłųŴ-10ňœƒ-9ƃƇƬǇ-8tQŵŶƗƼǋ-7VŢŨƝƫǎ7Ǘǣ9Ĺư10aūǝ11ŌŏžƘ12Ŗƺ13wZŀ14ŔŗƮ15ŭ16ƦǉǊ17Ř18ōǈ21Ƶƻ22ű23ƶ25Ǜ27Ŏ28Ň29o32ķ33Ş34Ū37T40ŒŲ41Ļ43W46ŝ54ǃ59Ɣ64g66ľ69P
what does	56 -46ų-33Ň-24ž-16Ǡ-12Ʒ-10ĺƢ-8sƧ-7űǐ7ǃ8ǌǜ9ſ10ŝǊ11Ǔ14ǈ15o16ƨ17Ĺ18wB19ŏ24ơ26Ŗ27ŗ31Œ37Ơ44Ǆ45q51ǩ67Ŵ
what else	71 -10ǈ-9ńǩ-7n10ƌ17ŉ23Ƒ25Z27ş57ō
what exactly	86 -13Ǎ7Ť9B15ŀ16ƕ19ơ28Ƨ
what got	83 -10B-8Œ10Ĺ31Ť74ĺ
what grade	88 24ŧ31v
what happened	67 -14ť-9Ł-8ƽ10ǣ14ǩ15Ĺ17ņ18Ť19ƛ20ō22ĺ23š35Ƴ
what happens	66 -9Ǐ-8Ŗ7ǖ8ƛ9ƃ11ƙ14ǣ17Ļ19ŗ23Ʒ24ĸƧǝ25ſ
what has	73 -13Ţ-7Ɩ13ƕ15Ƹ17ł
what have	68 -9ǣ-8Ş7ķ8ſ9Ƙ10ũ11ư12kŝǏ13Yǡ15ƀƦ18ƃ30Ǟ
what hours	84 11R12ǎ14L19Ų
what i	69 -16ǩ-7aĹ7ŒŢż9ĽŅ10u11BŪ12p13Ŏ14ŵ15Ƙ19i21Ŋ31U42Ň60ň
what if	73 -20W-19ĺ-11Pǝ-9Y9Ŀ11ĸ12ǡ14ǚ17ƧǕ21ƃƜ22Ʀ29ŵ64Ǩ
what insurance	86 -9ų19ǐǥ22ǩ
what is	38 -27ű-22œ-20Ʃ-19ķ-18ƣǖ-17W-16Ŝƕ-15CƤ-14Ű-12sNşŤŨƮƱǨ-11GńŦŵǕ-10vōųƀǟ-9ňŌǔ-8zŷǡ-7bkŏſƉƫƷƽǐ7rxŘƝǃǄǈ8AXľŽƯ9ŞǏ10elmLŝůƬǉ11pRřŢƞǊǓ12ŶƠǇǗ13ƑƓƘǩ14Ŵ15JƔƦ16gyDI17cE18Yžƚ19VŪūƻ22jKǣ23ƶƺ24ơƪ25ŃǍ26iƇ27Ů28Ņ29TĿƊ30ƒ32Ǟ34Ň37P40Ĺ46Ŗ54Ɨ64Œ92ŀ
what it	72 -7ǩ9ĺŢǝǢ10œƉ11ŨƗƩ12Ŀ14ŗ18ŚƓ30Ŗ
what keeps	83 -8Rŭ11Ţ15ƻ26P27Ŀ29ŝ
what kind	59 -34Ǜ-20Ʀ-13Ŷ-10ƪ-9ťƅ-8g-7ĺŀǈ7YƸ8ǥ10ŧ11Ůƨ12Ǝ13X15Rƚ16qƉ17ǆǩ19Ť20Ƈ23h26ƣ28ǔ32Ū35Ǆ40Ƌ43Ʃ
what liability	73 -24ǡ11ž26ŗ
what life	88 10ƦƷ
what limits	75 -10ǡ-9Zơ15ǌ21Ǔ40ŗ
what line	86 -9C-7ņ17Ǆ18P41q
what made	65 -10ƻ8ņ21ƞ22Ŷ24Ĺ38Š54ĺ
what matters	90 29ľ
what month	88 7ŕ13dť
what number	79 -7ŗř12I15X36Ƭ37Ņ
what other	83 -11Ĵ-8ſ10ń12Z18Ƒ36ş
what part	81 -8a11l12Ŀ14Ʈ19ň42C
what percent	82 -7ǈ11ǖ17Ǒ19ǆ20œ25Ǆ
what questions	88 27ŉ
what reason	90 14Ŕ
what savings	80 -18Y-11Ƥ34Ř
what shape	88 13Ɖ20ű
what share	90 12ǆ26ǔ
what should	86 -23L-14ǩ-9ũ-7K22ǧ29Ŏ31ŧ70a
what street	90 23D
what that	84 -10Ť8Ŗ12B14ņŦ17Œ25Ũ
what the	74 -8I-7ŒƯ7yƖƠ9œƒ10CƚƮ11c14ƾ15Ŧ16Ǩ22ƅ23Ǌ25ǩ
what they	78 -10ŀ8Ɨ9Ǐ10Wǁ11ś12Ŕ13H16ǋ18ǈ19ŝ23Ơ
what time	79 -20g-14Ɩ-8qƨ8ť18LR19ǩ39s45ǎ
what town	90 -8P11l23C
what type	81 -16Ƽ-15ƅ-13Ǎ11ǔ14Ǆ16Ƈ17ƣ19Ɖ44Ʃ
what vehicles	77 -11ŭ38ǐ
what was	64 -31ť-16Ņ-9ň-8ŧ-7Œ7Ƃ8š10oŜǙ13ĺ15B18T19ǩ23Ŕ24Š48œŤ62Ũ
what we	88 11Ʊ15O16uŋƩ
what went	84 11ņ35Ť43Ũ
what were	83 -20Ļ-9Ľ17Š27X46Ƽ57œ
what what	74 -7ƭ7oĶƤǅ10aI11Ń12CS13PĻƻ14u15vž
what will	86 -10Ņ13r40ł
what work	88 -8Ɣ32ƌ
what worries	72 21Ŀ
what would	50 -15ǩ-14M-13qũ-10X-9Ŵ-8TŒŗŶŽǄ-7sĺƵ7Cǡ9ő10Ʈǜ11ŇƎ12žǕ13ŝ14ƃ15r16ŀǏǔ17ķĿ18Bƨ19űƯǢ20Ƭ22Złƶ24ƒƦ25ǘ26ƪ27ŉ29Ŏ31Ş41Ʒ60Ļ
what year	67 -16T-13Ǌ-12Ǟ-11ż-8ĿŤ-7ŮƔƭ12v13ƈ21Ū25ő26d27S28ƅ32ǅ37G80ť
what you	56 -46ǩ-18ƞ-15ŎŢ-14XǄ-12ƒƷ-10ŵ-9ŀŠŶ-8BKĻŪƕǝ-7ľōŘƘ7xNĴŕŭƌǉ8ŬƉƸǏ9sPƓ10dyTŧǅǓ11ƶ12ńŞ13ƥ14GĸŤ15Ĺ16Œ17Ŧ18ķ19Ơ22g23Ķ26ư28mŇƗ30Ɲ37UƵ38ǟ40ű67Ŗ
what your	79 10Ʒ11W21Ŗ23r28Ņ30ơ
what zip	90 
whatever	77 -11Ə7ŻƟ8qƑǖ9ũ10Ɲ11Ś12ư14ŉ16ş18P
whatever $	83 -12Ə7Ɵ8şŻ10Ƒ11Ɲ13ư16ŉ
whatll	86 -11Ł23Ķ30ł
whatve	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
whatve you	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
wheel	77 23ŷ24Ź39ų
wheel $	88 10Ź26ų
wheel of	86 34ų
wheels	85 14ŀ20ǐ26Ū33ŵ
when	40 -26ǩ-17al-14qŵ-13Łņơǋ-12Ť-11Nũǝ-10BFźƞƨǟ-9MUĺńŅŞ-8ŀƜƮǃ-7ijwCTňŎŝŢţŷžƀ7ľŔŗśŧǢ8HƠƲǀ9ĵĶĸĿŘƙƤ10ƚƹǅǖǧ11šƴƶǛǜ13ƿǒ14ſƁǙ15rƷƾ16yĹŹƋƭƼ17dǏ19ŜŸǞ21vG22ƈƳ23ǂ24O25gV26S29RŖ30ƟƧ31ƅ35ť36ǎ37sŃ39ő43LƖ50ŕ
when $	71 -33S-19ơ-13ǌ-8ŷ9Ŝ11Ɩƿ14Ÿ21ǅ22Gƈ51Ĺ57ő
when a	85 -7ǈ7ǣ9Ǔǖ13ƚ22Ǒ
when are	76 -21g-8ǅ11ŃǞ16Ɵ19s29ǎ39L54V
when could	86 13śǁ
when did	60 -21ǎ-20Šƒ-19Ƨ-14ŧ-13Ť-11Ũ-10ƽ-8Ŕſǩ-7ĵũ7Ƌ8Ź9ƌƘ10fƫ11Ƴ12ŜƚǙ14Ƒƿ15Ǣ17šƲ18ƻǂ25ƅƹ26S29Ŗ31Ƽ34ǅ44G52ť53ő
when do	62 -16G-15ǅ-14ł-11ǝ-8ŕ-7NSǎ8Ǜ9LŲ10ƕ11Ŭ12cǞ13Ĵ14ǧ15H25dyV39Ń50O53Ɩ57R
when does	76 -19ű14ǎ15Ƅ44ŕ
when exactly	79 13š14ŕ15d
when he	85 -7Ť13ǣ24ƽ26Ƴ
when i	86 16oŶ22ĵǖ
when is	63 -20d-16p-14q-11ŃťƢ-9ǋ-7Vơ7ŸƐƲ8Ɠƾǒ9ǘ10Ǥ11Ŝ13WƖ18yǌ20k27ŹƤ33s49v52ǎ61ŕ
when it	71 -17Ƴ-11ǅ7Ŧƛ8Ř10ƅ12ƶ13ť15Ũǎ16ƽ17ŕŤ25ľ30ƙ
when she	88 -14ƹ13s15ǂ21Ƴ
when that	90 15Ũ19ĸ
when the	76 -10Ŕ-7žƌ7Ŧ10L11ŨǙ14gƈƢ16ŕ18Ơ39ſ
when was	63 -19Ũ-10dǢ-8Ƴ-7œƀ8ŜǙ9ƅ11ƈ12ƒ13ŻƛƸǍ15ƹ16ƋǏ17ż18ŖǛ25űƴ30ť37p
when we	90 15Ļ24Ľ
when were	75 -15l-7p7Ƽ8Ǐ17Ǣ35d
when would	77 10sƖƧ16L19Vƭ20H54Ń
when you	54 -14V-12L-11ŕǩ-10FWƛƹ-9ŁŃ-8BŅŦŵƨǃ-7aHőť7ƅǎ8ŇŘŰſǂǉ9ƶǒ11Ǐ13Ũǀ15A16ŗƷǈ17Ÿ20Ǟ21Ŀǜ22Ɓ25Š26g27Ķƒ28Ŕ30œ31ł32r33ŧ39Ɵ68Ƨ
when your	86 -7ƒ11ƅ21Ƴ
whend	75 -20Ǐ-18ǎ-9ƞ12ƅƐƲ13ǅ14ĵ15ƈ19ťǢ31GS
whend you	77 -19ǎ11ƈ12ƐƲ14ǅ15ĵ32GS
where	49 -14sPŐƝ-12RƩ-11nǈ-10Ōǟ-9oxŬƁƋƟǄ-8NŃƮǠ-7GKĹśųǅǨ7yzşūƿǞ8ƙ9Š10FƛƦ11HřšŢŤƷǕ12ŭŴ13Ś14ķźƥ15rńŅǀ16ĸƾ17lƄ18ļǏ20ĵƊ21j22J24Ǘ27X28Q30q35ǩ36Ƥ43M44ǋ46D52C59Ű
where $	90 -7x28Ű
where are	71 -13ŰǈǞ-7ǩ10Hǋ11ǀ14CǏ16kǗ17y32l
where can	90 27J
where did	84 -19l27Ť28Š32ļ39ǩ
where do	67 -20ǩ-13P-12R-9l-8ƝǅǗǠ9H10ůƍ12Ǖ13ū14zƤǔ16ŚƥǏ19Ű26JǞ29Ņ30M36Q37C
where does	72 8Ǖ11r15ŭ18ƙ23ź26Ű
where i	86 10ƕ13ŢƊ16M21Ƅ
where is	67 -16Ő-14M-12ǟ-10Ƌ-9oƩ8ĸ11ƥǩ13Xş14Qƛ16ĵ17lƦ22Ɗ25ƾ26CǗ43q46ǋ
where it	86 -7Jĵ8ŭ11ž13Ŏ14ǘ18ŝ24ř
where should	82 15Ƅ24D
where the	88 14Ű
where would	73 -10Ʈ-7Ţ7g13ǝ17X21D23Ʒ24M32ĸ41Ƥ
where you	69 -12Q-10Ɓ-8N-7Ō7EƤ9Ļƚ10Lšǋ13DXƭ15Ţ17Ű19CF20V26ķ38j
where your	88 -10s12r13D16ŵ28ĵ
whereabouts	84 13ǋ14ƣ23C
whered	77 -8ĸ-7I8Ʀ11ǁ17G20ļ22m36l
whered you	77 -8ĸ-7I8Ʀ11ǁ17G20ļ22m36l
whether	83 9ţ10ŏ11ƀƐƵ15Ĵ
whether it	90 11Ĵ13Ƶ
whether you	88 9ţ11ŏ12ƀƐ
which	54 -14ǚ-10u-9Ǘ-7ĺŢ7bFƶ8ƏǏ10ļŴ11dŷƕ12ŀŪǖ13Rľňƴ14DŲƁ15Eńƣ17ū19ǈ21J23ť24C26QŐ36ų
which bank	88 11Ŭ20ƕ
which car	69 -35Ū8ŭ12Ź24Ŵ55ų
which cars	88 -22ŷ43Ū
which company	80 -7Q11ƅ12ƴ51Ő
which floor	88 33ƣ
which machine	79 12ǝ16Ǐ
which one	85 -20ǚ-9ų11J13F14ūƶ20ľ29ǈ
which ones	84 -14u-7Ŵ23Ū40ų
which other	88 10ş37ń
which state	90 -22Ő14C22ū
which year	90 -8c17d30ť
while	70 -10Ŗ-9ŭ-7SŽ7š8G9Ŝ10ųǠ11ŉŲƜƟ14ŇƯ15ŵ16Ś17Ǝ18ŧ19Ƥ25ǝ28ő
while $	86 -12Ɓ-8S10š11G16Ƥ37ő
while you	85 -11ŖŨ14Ǡ15Ɵ19ǝ21Ǝ22ŧ
who	38 -29Ɣ-23ŏ-22Ų-19Ū-17ŴǇ-15t-14PĿ-13ŒŚ-12ķĸƝǢ-11TŢƣǄ-10xĴťǃǉ-9syĺƒ-8BJYĹľřŦŸƈǒ-7fHLRłŗŭźƅƋƗƞƠƧƷ7lŝſ8ƽ9ƄƟǚ10Ź12qƐǛǞ13wǘǥǧ14ZŬƁƙǕ15ƾǍ16uƤ17aǅ18Ǩ20ƃƶǆǗ23ńǐ25Ʋǜ27Ǒ28QŠ31ş32Ɯ33ơ34oļǩ37Ƣ40Ư43ŁƳ45ųƕ47Ŝ49A50ŷǠ51ǔ52n54ƫ55Ő59ǈ
who $	88 -25Ɣ-16ǒ-15ń14Ŭ15Ő24Ƅƶ25ƕ
who all	81 -17ų-8ǈ13ǆ15Z17n27ŷ
who are	72 -20Ư-17ş-8ǒ7ǆ9Ǒ10n12Ǎ16Ǖ17oǔ21u23ǩ26Ő28ǈ
who checks	90 16Ɵ21Ǜ
who comes	85 -20n-9y9Ə16w19Ɓ57Ɯ
who could	86 -12ĸ-9Ư10ŷ26Ƥ38Ǩ
who counts	73 21u31Ư
who decides	90 11Ł
who depends	77 -9T22Ư29u
who did	86 -25w-17ǩ14ƌ26ƫ35Ƴ
who do	64 -21Ƅ-19ǈ-13ŏǒ-12P-11ĴǠ-9R-8ƒ-7ǃǚ7nǕ8ļ9ǧ10w12Ƣ13Ŝ17ơ18ƕ20Ɓ23ş24Z31Ǒ38ǔ44Q51Ő64A
who does	74 -27Ų-16ǉ-9Ƌ10ǐ14Ǒ22Ǜ30ǈ31Ǡ38ǜ40ǚ
who drives	70 -25ŷ-19Ū40ǐ50ų
who else	68 -17ŷ-12ş-9ǩ10ų11n17h20ƙ27Ł30ń32Ƣ39ǈ
who gets	85 11Ʋ13Ư45ƫ
who handles	79 -17Ś-11ş-9ǈ-7Ǟ12Ǡ16ǜ18ǖ20Ł22Ŝ40ǘ
who has	81 -9ơ-8Ǔ-7ƫ8ŷ11ǣ21ǌ24Ł30ş41Ǘ
who holds	90 -13Ɣ12Ŭ15ƕ
who i	86 -9ǩ13ơ14r28a
who in	73 -13ų-11n-7Ǒ9ǒ24ƽ39ŷ
who is	51 -23ǌ-15A-14Ŀ-13ŏŲ-12Ǉ-10t-9řƳ-8ŪŸ-7yŜŹƝǛ8al9Ǚ10zƨ11ŵ13Q14ǔ15ǐ16Ŭ17Ő18Ǎ19ǩ21Ǡ23Ƣƾ24ơǥ25ų28Ʋ30wƯ33nşƕ34ƫ41ŷ42o48ǈ
who keeps	90 -12ǧ29ǒ
who lives	90 -15z13n26ŷ
who looks	88 12Ɵ13z28Ŝ
who makes	86 27Ł
who needs	79 10ŷ12Ł15ơ18Ư23Ƅ
who owns	82 -11ķ-8ƣ8ơ13ǋǍ16F26ǆ
who pays	77 -12x-9Ɣ-7ƕ8ǌ12ǣ13ſ16Ʊ20ƃ23ǝ28Ʈ32Ǡ
who rent	80 -10ǈ12Ǒ
who runs	88 -8Œ13ǉ32ǈ
who sent	90 -11J-8Ư7Ľ49ļ
who should	88 -12ơ11Ǡ13ǧ14ŷ28ƶ
who signs	86 -9Ư11q19Ǡ20Ł22Q
who started	90 37ǅ
who takes	88 10Ǩ26Ŝ38Ǟ
who told	86 -13Ƴ-10B9ļ13Ņ51A
who was	85 -17ť-7Š12ņ50Ƴ
who who	88 9z14Q
who works	71 -8ŝǇ18Ɯ31ǈ33Ǒ
who would	74 -9Ţ-7ǉ8ư13Ǡ17ƫ27Ƥ29Ư42ǩ
who you	83 -10Ƣ13Ǖ15Q17Ŝ19ƫ38ŝ
whod	66 -21ƾ-12u-7z7ſ8A9ľ11ǣ12Ʊ15ƫ16Ŝǘ22ƃư24Ʋ27Ƥ32Ǩ48Ư
whod pay	81 -24ƾ14ſǣ16Ʊ21ǘ29ƃ
whod raise	90 
whod run	86 -9AƯ50Ǩ
whod take	85 -7z22Ư39Ƥ
whole	63 -11ǩ-9Ƨ-7DǊ7ňűư8ŔƊ9ltķ10uŤŧ12OšƵ13ǐ14ůǉ16kƪƭ17ōƈ18h24Ŧ39Ʃ
whole life	76 -9Ƨ13lƭ17Ƶ22ƪ27Ʃ
whole thing	86 11ũ18Ť
whose	66 -12w-8Ɨ10ķ11Źǡ17ǆ18Fż19A26ǐ31Ł36Ő41Ƣ
whose cars	80 19ǐ
whose fault	88 8ƃ25ż
whose name	84 -23Ƣ-7o10ǐ12F16ķ22Ł26Ő
whose things	79 30Ƣ
whove	86 10ǈ11Ő18u19w
whove you	90 12Ő14ǈ19u
why	61 -16ń-13l-12iļœƶ-11p-10Ōŧ-9ŉ-8ňŖƭ-7ŒŦ8ǆǤ11Ŀ13ǜ15š16ņ20Š21r22ƻ25B26ƴ31Ĺ34Ƶ35ǩ37Ŷ42ŀ46Ţ50Ŕ55ĺ
why $	88 -9ŧ-7Ŧ37Ŕ
why are	84 -23Ţ-20ń-10Ĺ12ǆ28ǩ56ĺ
why did	70 -27ǩ-15ĺ-13ļ-11œ-7ŀ10Š11Ǥ16ǜ20š24Ŕ34B38ƴ39Ĺ49Ŷ
why do	84 -28ŀ-11Ō-10ŉ-7ƭ23ņ31ƻ32ǩ44Ƶ
why now	86 -11ǩ-9ŒŢ60ĺ
widowed	90 -9s18Ʒ25f
wife	58 -15Ƹ-14Ƽ-11vŌƩ-10PĹ-9Ʀ-8ŗƻ7Ŀż8ƳƷ9ų10ǆ12Ǩ17Ŵ19Ʈ20o21ǈ23f27p28q31ǂ35sƫ36ƨ37t39r
wife $	80 -10v11r19pƫ39t
wife do	86 -13Ŵ37Ʒ38q
wife drive	88 -23q-8t18ų54Ŵ
wife have	85 -25Ʒ-15Ʃ-10ŗ-7qr15ż27Ʈ55ƨ
wife on	86 -14Ǡ-13Ō-11Ƽ-10ƻ17s21ǈ26ǂ
wife work	85 -12ƨ16ǈ43q
wifes	72 -22Ƹ-14P-8a8Ɯ9b10ƺ11j12ųƮ23ǂ27q37o39p
wifes name	88 -8p15o
will	54 -11Ł-10a-9vŷǩ-8Šƌ7XĴũƎ8ťź10dƄ11cĻƬ12OŐƤ13N14ś15o17Ō18Ś19sƕ20e21ĵ22LM23H24Ź28y35V47ł57Ʋ
will $	79 68Ʋ
will be	82 -9ŷ13VǞ17Ź26y
will get	90 11dǧ14Nś
will it	90 13I18ł24s
will need	84 -8v9Ÿ12Ź13c14ť16o
will not	74 8d9cƈƢƴ11Ųƭ12ŃŒƺ14ũ
will or	90 14Ʋ
will put	90 12Ō14ƕ28L
will you	77 -12Ł-11Ʋ-10Ƣ-7Š9Ķ20Ļ22Ƥ42ł51V
willing	88 13ŢŽ
willing to	88 13ŢŽ
win	86 43Ļ
wind	70 -13Ř-8ű10j11Ƒ81ƚ
wind and	84 7Ř19ƚ
wind deductible	88 -55Ř62ƚ
wind or	79 -18ƚ7Ť28Ř
windshield	84 -10Ř10ű20Ɓ28ū
wine	86 37Ǜ41ƿ
winter	79 -10ǝ11ũƐ16ƛƟ31ť36ǎ
winter $	81 11ũ12Ɛ16ƛ28ǎ32ť
wire	90 -11Ǡ13ǘ
wiring	81 46Ƌ
wise	75 -14Ƹ-7Ư9ŏ10Ƴ11ƮǂǊ12ƽ15m17w22g26V
wise $	79 7ź11Ǌ14ƽ18w23V
wishes	90 33ư
with	39 -21ĺ-19Ť-18ǐ-15Ɣ-14Hŏ-13Ɵ-12Ǉ-11E-10Pľƫƶǩ-9NķŪƾ-8Ņťƃƭƺǅ-7jCŒơƯǛ7BĽźſƨƷƽǤ8TĶĿƞǥ9ƛ10œřŚżưƳǍ11rMŢǡ12WŰƁƱƿ13ńŭƚǜ14SŽƧ15ŀƤ16gAĻňŧƂ17ĸ18ĴŖŗŜŲǁ19aŊŋŶ20sQƐ21VĹ23Ŭ24bƢƵ26nŠ28Ő30ŝ32ş34Ş36ņ56ő
with #	83 -11E8k12ŰƂ14ŚŨ18b19ĸ
with $	66 -16ƕ-15ő-14ŷ-10ŞŢ-8A-7ƫǩ10Šƴǘǡ11Xƙ14Ƴ15aĴş17ƨ20Ƥ23Ŭ28Ƣ40Q48Ő
with a	62 -14Q-12n-10ƾ-9ǅ-7tň7gƐƚǀ10qBŘǄ11VƍƲ12Ƙ14SŽ15ŷ17oŰ18Ƭ20ū21ǁ22Ǎ28ĸ31Ļ37b
with all	88 11G12Ŀ13ŚƁ16t
with an	81 -11Ŝ12Ǜ13Ž20ņ23b
with anybody	90 -9ǣ13ş31ń
with anything	88 15ŉ
with em	88 15őœ18Ţ19Ş
with family	90 -16n-9ż36Ƥ45F
with her	90 -8H14s15Ʒ16ź
with how	90 -11Ŷ-10ŝ29ŧ
with in	80 -7ķ22Y
with insurance	88 24ņ
with it	74 -24Ǜ-17ǐ10M11E12Vƞ14Ɛ15ŀ20ŴƵ29Ŷ58Ų
with me	74 -17Ő-14ő-10Ō8ĸƹ10ŊŚƮ12ǥ13Ŏ18Ĺ20mŀ74ň
with my	86 -8Ļ10f22z62ǩ
with no	77 -12ŘǑ-8ņ9Ƴ11ƽ12ǒ18š26Ɓ27ſ29ŵ
with now	88 19ǥ20Ş
with one	81 -7Š10Ɔ15ő18ń22Ļ26ŵ32Ő
with rent	80 -14Z31Ʈ
with some	90 -7Ő12Ŧ16l
with somebody	90 17ŏ25Ƣ
with that	69 -32S-8Q-7Ĺ7Ɠ8Ũ10aVŤ11Ǧ12ŃņŝƳ17rMŶ19ŋŭ40Š58ő
with the	59 -23ő-20ŝ-16EŤ-12ŐŴ-11ĺŷ-9ŵǩ-8ŇŠ-7Ƴ7qłŒƂƠƷǝ8Ɯ9QTŽƄǎǜ10Ŀǟ11ņƵƼǞ13gxž15Ō16ŭ19Wŧƛư20Ĺǣ22Iż25ş28Sǅ38Ŷ
with them	65 -8Ŷ7Ĵ9ŕř11ş12ŗ15Ţ17Ş22Š23œ29S43ŝ
with this	78 8Ų10łǠ12Łţ16a18Ŵ20r
with those	83 7Sŗ12U18Š23ő
with today	88 12Ő16Ļ
with us	79 9ļ12ĹĽŏ13ŋ17z20s
with what	84 9ų11PŞ12Ŗǡ13Ŭ17BĹ
with with	86 -8Ƴ9k12Ŀ14Źƕ20Ĵ
with you	60 -15q-13zǩ-12FŐ-9ŉǜ-8QŵƟ-7şŠŢ7Śƿ8ƥ9ō11ŋ12ZŬ13Ǩ14ǖ15A19ŀǈ21Ň24ŷ27i28Ǒ33Ŗ34Ƨ35Ŋ36Ŝ43s59n
with your	65 -24Ő-13Ť-9şŲ-8ŀ-7bƙǅ7śƤƷ8vžƻ9Ŗ10ƚ11ałǆ12ƞƳ14Ƹ15ĴŢ16Ǜ19ŝ23Ǔ24ő26Ƶ30Ş
within	86 -12ƈ-8Ů17Ə18ǐ25ť
without	64 -17ő-9ŗ-8i-7Ŗ7dư8ƈǁ10aĺǠ13ľǓ16ƺ19ƭ20ſ21Ʈ23ŏ27Ʒ32Ǩ42š44ŵ
without $	88 -17ő-10i11ǁ16Ǩ17š49ŏ
without a	88 -13Ʒ12š38ŵ
without insurance	83 -8ŏ15ſ18Ƴ30š
without it	82 -13š-10Ǩ-8Ƴ7eŏ9d14ĺ48ŵ
without you	79 -12ŵ-11Ʈ44Ǩ54Ʒ
without your	83 -12ŵ33Ʈ
wood	70 7Ƒ27Ƈ60Ɛ
wood $	84 7Ƈ42Ɛ
wood frame	88 -11Ɛ28Ƈ
wood stove	83 29Ɛ
word	79 -13b10B11ļ13ǒ14Ŋǃ17ǩ21Ō38Ł
words	88 21Ŗ29ň
work	47 -20i-12wƩ-11ŎŪƤ-9Ŷǟ-8CǈǏǥ-7ķĸǃ7ǉ8ŅƷǁ9BJ12Xƌ13IǙǨ15N16Ŵ17Ǒ18ǔ19Lĺŗƃ20ƦƸǄ21Ɲ22Ň23ŵǐǣ26ǚ30S31V36qů38R41ŭ42W44Ƨ47U48PQ
work $	57 -16iƝ-15ŗ-14Ɯ-13Ʈ-10R-8Ņƨǝ-7Ųǈǔ7ƃ8ƎǁǠ9Lŵ13Pů14NŶƷ16q21ǣǨ24S25Ʀ26ǐǚ37Ƨ40U44V46W82Ǆ
work and	76 -12P8gǄ14NQ17ǐ19Ŵ
work are	78 -15V-9C41ĺ43P
work do	86 -16P-13R23Ǆ24Ǒ
work for	74 -18P-14Ŏ-12R-11Ƥ-8ǈǐ-7Őǃ7L10Ǒ11r14ƃ18Ǉ28X31ǔ49Ň63Q
work from	74 -9Ɲ13ǝ25Ɯ46R
work going	90 -9i14Ɲ25U
work if	82 -8Ǩ7Ƨ14ǉ26Ʈ
work is	88 -45Ǆ20ŵ29q69P
work or	81 -10Ʃ7Ŵ8L9ƨǁ12ś13Ʀ16ů25I
work out	90 -20R-12U-10Ǒ22ǋ37Ɲ44Ƹ
work so	90 -16R8s9K10Ǩ12L
work today	73 -13Ʀ60ŗ
work too	90 7q13ǚ14Ŵ
work week	88 -21ŭ45R
worked	85 -8G13ķ23ņ30S
workers	71 25Ǒ26ǣ33Ǉ
workers comp	74 52ǣ
workin	86 8UĶ9P13ǈ23ń
working	72 -12Ǒ-9ƹ9S12ǒ15ŝ19Ķ20V21g23qǈ34P37Ĺ
working $	83 -10ƹ8P9t13Ķ14g16q29V
working there	90 -14P15S23ǈ
works	66 -12n-10Ǉ-9Ř-8Ş9ŖƯ11ƅ12M15ŝ16ňƜ27Ǒ33Lǈ47Ŋ
works $	84 13ƅ19L35Ŋ
works for	85 -10Ş13ŝ16M24L35ǈ
works there	76 -14n-8ŝ20Ɯ23ǈ
works with	80 -14ǈ-8Ǉ39Ǒ
worksheet	80 12ǣ
worksheet $	80 12ǣ
workshop	77 -14Ǎ-8Ǌ22Ƒ40Ɲ
workshop or	80 14Ɲ
world	86 11C13d15ĻŃ
worried	85 12ƚ19Ŀ21ũ
worried about	90 13ƚ
worries	70 7ŏ16Ľ21Ƒ25Ŀ
worries you	71 21Ƒ26Ŀ
worry	84 -9Ʈ9ƚ12ǡ40Ŀ
worst	80 -8ŝ8Ř11Ŷ13Ǥ17Ũ19ǜ25ĿŞ
worth	63 -11ŎǍǎ-10Ň-8T-7OŒǢ7Ɲ10Ɓ12Ţ14Ƒ18ǝ25Ǐ27Ɨ37Ļ42ƒ46Ƙ49ķ55ű
worth $	69 -51ķ-12ǎ11Ɲ20ǝ31Ǐ44Ƙ50ƒ57ű
worth it	88 -9OŎ-8ű13Ţ53Ļ
would	36 -22Y-15Ĺ-14q-12ĺƳ-10Qƙ-9nŦƁ-8oNOňŒœŜŤŷƩ-7dŁŐŠŰƕƠƺƽǃǛǞǣ7yDķŀƃƈƖǡ8eVłťƦǔ9LŉǦ10ĴƏƭƸ11HŖ12WŗƪǨ13sƱ14BZĵƀƿ15AMǢ16ľŝƨƶ17mŃǘ18c19ŇŊƂ20śƓ21Tűŵ22ƒƗ24XžƵǁ28ư29rŽǝ30ĻƬ34ƮƯ35Ţ37Ƥ45ĸ48ŎƷ
would #	88 11Ɨ14Ɠ20Ƭ22X
would a	73 -16Ř-10Ţ-9Xǡ-7Ʃ9śǩ11ķĸĻž13ǁ15Ŏƭ19ǘ43m
would be	72 -15ƶ-8ŝ8bŵ9LXŏ10erŃś11Ļ15Ƭ20cķĿ21Z29Ţ
would cost	90 21ư23Ɠ
would do	85 7Ŏ8ĸ9Ƥ
would feel	90 7Ƭ9Ŏ16X
would get	85 -10ƶ11Ţ14ń27ű
would go	85 -12r-9N-8ƙǝ-7Ʒ16V21ũ26ƒ40Ƥ
would happen	72 -11Ļ-7ĸ8Ʒ9Ǖ10ƛƜ12Ƨ28ǔ39Ʈ
would have	73 -18Ţ-11X-9Ư8Ƥ11Ũ15Ɨ16ĸ21ǝ29Ŏ30ǩ
would he	78 -14Ŏ-8Ĵ-7ƒ11Ƹ14B54Ʒ55r
would i	86 -8ǉ9g15ŝ16Ǡ25D
would it	63 -17Ʈ-14r-12ǝǢ-9Bķ-7ŌƵ7Ŏ8ƖǨ10Ń11Ļ12ŋű13Ŋ15Xŝ20ƫ21ŢƒƯ23Ƭ24ł26Ƒ27Ǐ28Ɨ50s
would keep	79 15Ţ23ǝ
would like	77 -7ŝ7ŉ10ŔƁ11ư12X24Ŋ25ƭ29ƶ
would look	90 13Ʈ15Ư
would love	85 11B12r21M
would make	75 -30Ţ10ů12x14Ƭ19ǀ25Ļ30c39Ŏ
would need	66 -11Ƈ-9Ĺ-8ƕ7ƾ8QőŻƿǆ9TƔǊ10mŕţťŲƅƖ11ǉ14Œů18v
would not	86 8Ŗ14HX20ť44ǩ
would pay	84 7Ʊ14ư27ŗ33Ŗ
would rather	85 9I12ǁ19Ĵ30K
would she	77 8Ǩ20Ʈ25Ʒ60r
would somebody	79 -14Z16Ƥ30Ʈ
would still	79 40Z
would stop	80 13ǝ
would take	82 9Ƥ11Ţ15Ư20Ɠ21Ə
would that	74 -37X-19Q-12Ǐ-9Ɨ-8ƑƮƯ7ƭ8AĶƬ10Ļǁ11g12C13E15V17ƒ24Ŏ25Ǣ30ǝ35Ň51ĸ
would the	80 -10Zŵ-8ǝ15Ƨ16Ʊ17Ʀ27ĸ28Ǧ44Ǩ
would they	74 -10Ǩ-8T-7ĸŅ8Ʊ9ƭ12Ź14ƀ16Ƭ20ŗ30W35Ʈ39ƪ44Ʀ
would want	73 -9ƵǦ9ƫ10Ʒ11ŝũư12ź14ķ17AŴ18Ř20Ƃ
would what	90 -8Ƭ-7Ǩ14ľƗ15Ş18ķ
would worry	90 -9Ʈ12ǡ44Ŀ
would you	47 -45Ʒ-31Ƭ-22Ʈ-19X-15Ŏ-14r-13Yũƒ-12Ŀǩ-11Ɓ-10ƾǨ-9Ʀ-8ĺłƯ-7ƫǦ7bķƝǖǡ8ŧƃƈƱǂǑǜ9ŘžƉ10ǘ11Ĵ12ƀ14y15ŇŉƸ16Ōƿ17H18MĵƂ19ĸŃ20ǁ21Ŷǝ22ŀű23ľ24Ŋ26ś28Ŗ29ƶ30ƨ33Ş41Ţ43T46Ƥ49Ƶ50Ž65ŵ
would your	63 -21s-20q-10Ŵ-9Ɨ-8Ǡ-7ŷƤ7ƃ8ǘ13W18Ǩ19ǡ22Ư25Ǣ33ž37B62Ʈ88Ʒ
wow	75 7Ţ8ťǇǢ10SƼ12uŦ13R14UƠ16ű22ō31ő
wow that	88 -7S13ť15Ŧ16R29ő
wreck	79 13Ũ15ƀ17ŵ18ż20ƃ21Ŝ
wreck $	90 12ż20ƃ
wrecks	90 42ż
write	72 -14Ʈ-7śƫ7KŐ8bŤǖ10oƍǩ11ŉ12řǜ14ĸ16Ƭ18wŸ21Ō
write it	85 -15K12Ť14ǜ22Ÿ26Ō
write that	88 -7ƫ8ǆ12ƍ13bo14Ő
writing	85 -9Ư13Ő14JƄ36Ʋ
written	79 7Ǚ11ƲǓ14Ż18ŗ21ž23b
wrong	74 -7ňũ11Ǥ14ţ17CŤ20Ŀ21ǩ24ņ26Ş36ǚ
wrong $	84 -8ň8ǩ20Ŀ21C22Ť
wrong with	90 26ņ38Ş
wrote	84 -11P-7ņ11qŴ15Ŝ16w17Ʋ24Ĺ
x	84 -9ť13b24ŕ26ƙ
y	88 33b
yard	76 8Ɨ10H11ƞ17ƒ18Ɯ58Ƒ
yard $	82 -7Ɨ7Ŵ11H12ƞ19ƒ20Ɯ26Ƒ
yeah	70 -12ŉŨ-10GŎ-7ĺ7ŵ8ŏŢŰƓ9c10TŐŒŚŞŴƁƔ11ĸŊ12Ż14ő21v
yeah $	74 -12ŉ-11G-10Ŏ-7ƅ7Ŗ9ŢƓ10cŏ11TŴ12ŊŚŞ15ő22v
year	50 -15ǩ-10CŬż-9ĹůƃǄ-8UŤŴŶ-7ĿŇŢų7kšƉǐǣ8q12Ʈ13S14Ɯƾ15cƔƩ16vǤ17ĺ18Ǟ19Ź22GĴœǅ24T25Ɵǀ28Œǎ29pŪ31ő35ǉ36ƅǊ37Ů39dǟ43ť
year $	60 -36Ů-31Ɣ-11Ŭ-10ƃ-9C-7ŀŪƌ7ƻǑ8HŃőŜƠǀǝ9ƾ10ǣ11q12k14ƺ15c16dť17ĺ27ǟ29ƭ30Ĵ31ǉ35Tœ36Ǟ38Ǌ
year and	84 12Ɵ13ǘ15ŕ18ǐ
year before	90 15T24Ǌ
year built	88 27ƅ
year did	76 -11Ǟ-7Ť9ǅ21d31S32ő45G
year do	88 12Ů16ǀ18Ɯ
year for	84 -8Ǌ-7Ŷ11ƈ14ƾ15T17ǉ18Œ27ǟ
year is	82 -8Ɣ7d10T11ǀ12Ɯ16Ɵ20ƅ25Ū
year it	90 -8ŕ7Ū8Ʃ
year make	84 -7ǩ37Ū
year of	90 -16Ƈ27ƅ
year on	88 -10Ň-7Ǟ12ƅ27Ů32c
year or	84 -38ƭ-19T11Œ13Ʈ25Ů66Ɣ
year right	85 -21Ǌ9Ņ14Ɖ17Ů19Tš
year round	90 22Ɵ25ǎ
year term	88 -12Ɣ18ƭ19Ʃ
year was	80 -13ż-7ƭ9p11ƈǤ15v25ǅ
year you	90 -15œ16ő20Œ
yearly	84 13Ǌ17Ů18T
years	51 -18Ū-14Ƽ-12Ɖ-10Ǉǋ-7PŇŐœŮ7ƥ8vU9yŎ10ŝŻ11cŢƱǩ14ĵƔǣ15Ķż16ƅƋƸ20ĺǞ22HƩ23Ŵ24őť27V28Ÿ31Gǅ32ţ36ƈ40S52ƭ
years $	64 -38S-15Ƽ-11ƈ-10c-9őǅ7ǟ8Ʃ9yťƵ10ņ13Ǟ17v19ĵ20H22ǣ23ţ24Ƹ29ż58ƭ
years and	86 7ƭ8Ŏ10Ķ11f
years at	85 -10ƭ-8D-7ǋ13Q23SƱ27G
years do	90 43V
years even	80 9ţ
years have	77 -23G-21ő21V25ǅ30Ÿ64S
years in	88 -21Gƭ-11ƈ14ǅ92S
years is	88 7ő13ţ16Ŏ31ŝ
years of	88 -9ņ12Ɣ15Ś18ƭ19ǅ
years old	88 15ƈ16c
years on	85 -19Ɖ14ƋƩ19S39ƈ
years or	85 -17G-13ő8Ÿ13ƭ18Ʃ19S
years that	90 7o13ŜƉ15U
years the	90 -22Ū-13Ŷ-11G-8Ɣ16ƈ42ƅ45Ŵ
years with	82 -10Ő10š49S52ő
years you	88 -10G-9Ň13Ţ21Ƌ23ƈ
years young	90 31c
yes	74 -9B10ŋ12ŏ15Ĺ18d25ł38Ł45Ŏ
yes $	79 20d27ł52Ŏ
yes to	88 -10B18Ł23Ĺ
yet	67 -15ż-11ǝ-9tŐ7Ů8ƍƟ9ŀ10nuƾǋ11Ƶ12w13rǟ19f25ń26Ź27jƖƞ28x30c31v
yet $	70 -15ż-12ǝ-10Ő-9t8Ů9ƍ10ƾ11ŀ12n21f22v24x26ń29ŹƖ30jƞ36c
yet or	88 13ǋ15uv
you	17 -34v-26qŴƽ-24Ʈ-23ź-22ƨ-21Ť-19ƅ-18ť-17Ź-16o-15bƇ-14ůǧ-13ŕ-12Ɔǂ-11hƕơ-10eŅǥ-9t-8ŦƉƓ-7ųŷƳ7sBŋŭƒƔǄǌǝ8ū9ŗŮƎƐƗǤ10ƪƫƯƼǍ11ĶŉŧƀƥƺǜǠ12QĴĵŪǃ13dpžƂ14LMƭǙ15GYņƟƿ16jƶǒǔ17auZŸżƃƚǚ18kŃő19ŏŲƱǆǓǘ20ĸƘƬƾǁ21ŌưƸ22SƵ23ƁǋǑǩ24fŊŖƻ25TǞ26HWĺŽǕ27CľŶǀ28KĹĻƴƹǨ29UķśǇ30mnXĽŀŝŢſ31O32g33łŚƦ34Ƨ35Ŝ36NVŨũƌ37Rń38FŠ39Ő40APňƤ41ļ42ŵ43Œ45l47Ş48i49Ŀ54Ň68c
you #	69 -14Ŏ-9ń-7GƁ7uŉƜ8ž11Ţ12Ŝ13EƷ14Ǖ17B18c19Ư22p28r31nƲ48f50y
you $	43 -35ű-33ǉ-32Ƴ-31ǩ-26v-25ǎ-24ų-18ŭ-17ƒ-15FŷǞ-14uHƼǅ-13ŏŘ-11ĴōŗƠƬ-10PŢŤŶƫƱƶ-9rwyYşƝ-8CĺńŪůƋơǆǢ-7bdőŹƔƗƨƵǋ7AJŁņżƚƢƴǑ8œ9łƌƦ10zZŎ11BXŋŬǟ12ļǠ13ķ14Şƪǁǔ15šƑƿ16lG17Š18ĸŦſƾ19pƧ20gM21ň22I23Ś26Ņǖ27Ǎǐ28Ŀ29j31KŝƷ33ǈ34Ǩ40Ư43L44ŇŨ45a52i55ľ58c61ŒǇ79Ŝ
you @name	88 15ŷ21p27n
you a	60 -17c-11ǧ-10ų-8Yź-7k7PĻŨŵƦ8ķņš9gǇǘ10D11Kƪ12FƱ13Ŋ14ǌ15ƹ16őŖ17łŔ18Ūƿ20ǒ21S29Ɓ31u47l50ǀ
you about	74 -13r-10Ŕ-8Ƴ-7ō8ļ9ŇŽ10Ŋ11Ƃ18ǝ20Ş26Ŀ28Ŗ30B
you actually	85 -9Ƈ9R12Ŗ17P18K
you add	84 -10ō-8Ɓ13ķ35ƌ74Ǟ
you afford	88 21Ƥ25X
you all	86 -9Ũ-7Ų7ƞ11Ƴ14n23ų
you already	82 9Ɓ11Ɩ14Ĺ16ư
you an	86 -12J9Ǔ15K
you and	67 -15n-10Hŭ-8a-7ǌ7ų8fsķŕŚ9ǈǊ10ƈư11ōő12M15ǆ22d26Ǩ29Ƣ34Ł52ŷ
you any	84 -7Ʀ7m16ŋ18uW21M29x
you are	47 -47ǩ-19ǁ-12V-11bUŃŪŵǢ-10uvŕũƜƢƤ-9GXŜŲƀƧ-8őŭƓƔǆǇ-7AĴŊōƻǔ7eĶňƱ8NŗŶƲƶǚǠ9sĹƁƙ10Řƭǉ11ŚƖƼ12Ǌ13lŋŞžƮ14jŉŒǑ16nĺ17dƦ18P19TŖ20HŀŢƞ21fƷ22C24cǝ28ǞǨ31ƃƸ34ųƟ40Ő43gQ45F46a
you as	81 -16Ǔ-8ǔǩ13F14Œ15Ň21ńŏ22fǒ29ǃ
you at	67 -33W-30Ư-17Ɲ-16Ƹ-10Sǩ-9ĺŅŰ8LŠ9v10Őž12Ŏ13ţ14BI18Q20P22œ28V35N36n40Ƨ42C54u
you back	76 -14Š9I10Ş12Ǘ17œ19ǘ22Œ26ŀ29L
you be	70 -12ƾ-11Ʈ-8ĸ7ĴŽǘ9łƛ10e11Ř13V14ŵǁ15Ŗ18ǝ19ś25H28T30X
you been	60 -35G-10ǟ-7Oǂ7ń12Ƴ18őǅ19š26ŏ27Ƹ28Ƽ29Ÿ33i38l81S
you before	86 11V13Ɵ14Ō16ņ24Ŗ
you believe	90 14Ƭ34ǩ
you born	81 -8p21l44d
you both	90 -20g-17S13Ư23Ÿ40s
you bought	72 -12Ũ7ŗ9Ʃ10ŧ11Ǐ15ƞ18łư19ſ20Ŷ21Ŗ26ƌ31ƒ32Š
you bring	69 -19q-9k23r25Ǒ29Ǉ37TƮ
you built	86 -9ƅ9Ǣ10ƪ16ķ28Ǟ
you burn	88 17Ɛ
you busy	82 -61ǟ-7Rŭ19P28x34U66N
you buy	72 -27Ǐ-14Ɨ-9Š-8Ƽǅ10W11Ʀ17Ʃ27Ǟ34F41Ŷ42Ǖ59G
you call	70 -17Ǆ-12ļ-11ĺ-9Ŧ-7aŇ7C9oA10ơ12wŜ15Ǒ17ű18ĵ22Ɓ27Ĺ41ǃǩ
you called	77 -18ǃ-10w-9B10I14ń25Ţ32ŧ35Ĺ45Ŕ
you calling	86 20Ĺ22C
you came	82 -7i11Ÿ12d14G15Ť21Š25ļ
you can	74 -9ǎ7ľťŵ8L9Ƥ11ŸƉǧ12ŝǝ13Ļ14Wƃ15ƻ20A
you care	88 -14Ŀ27ƶ43ľ
you carry	62 -27Ǧ-14ž-9Ɲ7Ʀ10ƀ13ş17Ǐǚ18Ų24ŗ27ǡ28Ƃ33ſǌ
you carryin	90 8ŗ12Z16ƃ
you carrying	84 -7ǡ15ſ20ş24ž
you change	76 -30Ŏ-26Ŕ-8ŀ12I14ƛ16ű23Ƨ32Ş39Ň51ũ
you check	85 -15Ĵ-8Ǒ16J18ǒ21Ǖ
you choose	80 31Š32ł
you close	73 -15Ɵ-10ǝ13ƕ27Ɩ46ǎ
you collect	88 -17ǧ-7Ǥ28ǒ35Ƙ
you come	72 -11m7Š8ļ10ǃ18Y22Ƭ49l
you could	66 -30Y-18Ʈ-16ĻŴ7ūǔ8ņƓ10b11Š13ľ15Ƭǝ18X20Ƥ22ƪǨ24ĹŘ32Ş33ŵ
you cover	90 -14Ř-9Ʈ7Y46ĸ
you covered	82 -15ƨ-10T8ŗ15ſ37Ō47ŏ
you decide	84 22Ł35ł
you deliver	79 -11R12ƝǛ23ǐ
you depend	78 37Ŀ
you did	70 -10Ɓ7Ƹ9Ľľš10ĺŵŸƲǚ11Ũ15r16Ő21Ƴǂ
you died	83 -9ĸŵ10Ư24Ʒ26Ǩ43Ʀ
you do	52 -25ŝ-19ƞ-18ǩ-15R-14ĺ-13Ʒǝ-12LŒŖŶƜ-11ŨǐǦ-10Ɖ-9ĿŌŜŪǈ-8qWňŗŦǨ-7KĹĻŞƈƗƦ7Ǒǒ8ŋƧǁ9I10ZƠǘ11MXǜ12ĽǛǡ13ŏ16l18Ůƭ19ŀǀǃ20ŇǠ21Ĵ22Ž26UƝ27ǚ28ũƤ31Ǆ34gǔ37ŵǊ39Ųǟ53Ǚ146P
you doing	78 -11xǩ-8ǟ10Ų15k29ũ50i
you done	82 -7Ɣ13p14ǂ15y16ƌ54ũ
you down	79 -18ǩ-7ť9f18cƴ21ǝ25aŌ38Ş
you drink	83 -16Ǜ-14Ų54ƿ
you drive	68 -23Ŵ-14ų-13ůƿ-9Ŷ-7T7Ũ8ŵ10ŷ14Qǐ18ŲƄ23Ž48ŭ54Ū56Ů
you driving	81 -10ǩ-9Ž12ż47N67Ū
you each	79 -39ŗ18ų63W
you earn	88 -8q-7X66T
you email	90 -32J61ś
you end	85 -10ő29Š
you enjoy	88 23g26U
you even	88 22ǩ45Ŝ
you ever	59 -23ƪ-17Ŝ-11ŏ-9ŧ7ż8Hŗš9Ţǩ10Ʀ11Ŀ12ƙ14Ž15ţ16ƳƿǕǝ17gƍǆǐ20Ť24ǒ25ņ28ų40Z
you fall	77 -17Š-11Ƥ-9ĺ24Ř25ƞ37Ŷ
you feel	69 -18r-9Ŏƞ8Ƶ10Ƹ12Mņ14ŋ15Ƭ18ǁ20Ţ22ŧ23Ž60Ň
you feeling	90 22Ũ25Ƹ
you figure	79 -14Ǐ7ƭ8ƈ9H11y12A14Ŗ17ű31Ƙ
you filed	83 -10Ǆ8ǆ16ţ21Ř26ŧ30Ť
you fill	77 10Ľ17Ĺ
you filled	90 10Ľ12Ĺ19ļ
you find	77 -7I8Š9ŧ10Ŷ16U34Ś41ļ
you finish	90 7ƌ27m
you first	83 -17Š-8Ʈ12GĿ15Ÿ17ő37œ
you follow	90 -8K21g33ň
you for	74 -12ƒǍ-11Ɨ-8ƨ7L9ƴ11nƬ12H13Ǣ14Ż18Œ20Ŕ27Ơ28O29ơ34Ǔ
you found	90 12ż14ű18Ś23Ʃ
you free	88 35N41L
you from	69 -17C-8Ŀ10ǝ12Ň13Ŷ16Ţƻ20ƚ23Ŝ32ŀ69l
you get	55 -24ǩ-16Ķ-14ƒƬ-11a-9bǅ-8INĻŗŠ-7AŃ7BƃƧǖ8Yőų9gĴƩƯǤǨ10TŅ11JL13ǧ14ļŻ16Ɩƿ18jŸ20R21ơ22ű23ƚ25ƨ27ĽǕ31S32k39WŦ45ŵ46ň
you getting	86 -9ƙ10x13ƨ16ƞ
you give	80 11D12e15ǚ16O19d24ŧ
you go	62 -15ź-14ž-13Ŝ-12ƮƱ-10l-9oŁ7ŖŢ8Ŏƒ12V13Ył14ǜ15aNǃ16ŵ18ƾ21ń22Ƨ23ǀ24RŘ25ŗ27š37Š38Ɵ39A54m
you going	75 -10L11s16V17Ż18Ƶ27k29H34ł
you golf	90 31g
you got	52 -16Ř-11Ƃ-10ńſƨƭǣ-9PĻŗųǄǉǌ-8gĺƬǅǐ-7őŒűƌƜǩ7ŉŧżƅƛơǋǏ8ntĸƆǡ9uWňŐǦ10Yşƀǀ11hN12ķƑƢǔ13jkƃǘ14ļƘ15ŚŹ16Ǝ17VŕƫǢ18ŠƒǇǈ19Ū20Ʀ22Ɨ23Ŧ24ŏ25ū26ƴ45O
you gotten	88 -10Ǉ19ń
you grab	90 27Ś
you grow	86 35l
you guys	68 -12Ǒ-9ŭ-8ſ-7Ŷ7ƚ8w9FƍƒƷ10ōƱ11C12kǋ13ĸ14H16Ŵ17j18Ɣ29ǟ44Ǆ
you had	58 -14S-10Ɓ-8GķǨ7ŔűŶżƚǣ8Ĺ9Řũ11ņŸƤǙ12ţ13ŝƈƋƼǅ14ľŜƗǜ18š27ĸ30ƾ40ő
you hand	79 13Ŀ20Ơ
you handle	74 9Ʒ11Y14ǜ15s32ĸ
you happy	80 -8Ş-7C14ŧ19ƞ21U22ŝ
you have	38 -27P-21ƨǑ-20ƧǦ-18Ǆ-15Wǩ-14Uľơ-13ayŅŎűŲ-12ũƞǒ-11ƽǞ-10TĴšŴƕƢƳǊ-9lCƮƷ-8gntBKLMVņŋŤŶƭǅ-7ĻŀŠŨŭŷƪǂǡ7JSŦŸƊƙƟǁ8ŬŹƍƔƥ9kzŉŕƩ10ńƉƋǐǢ11XŐƀǆǨ12ŖƑƘǃ13FŒŪƱǔǘ14fňǣ15Ʋ16őťƗ17ƚǝ19ķ20Nƛ21ŢŰŵǓ22Ǡǥ23Y24u25ž26OŏŜƂƃƼǜ27ĶƎ28ſ29GƜǇ30m31ǈ33Ƶ36ŚƁ39ş58Ʀ72ŗ
you hear	80 -7ś11ŋƁ13Ŝ34Ň35ǩ37ļ
you heat	86 -10ƞ18Ƌ50Ɛ
you hire	88 -10Ƌ9ǜ40Ǒ
you hit	81 9ƀ13Ɗ14ž36ż48c
you hold	82 -14ǖ-10NŠ9m35Ũ44Ǘ
you hoping	84 -8Ţ26X28Ļ
you how	79 -12L12y13ń15ƺ49Ŋ
you hurt	86 -14ƃ49ž
you i	84 7z8KŇ9Ǡ12a13ķ
you if	74 -17Ǩ-11ŉ-10Ʈ-9ǝ-7Ţ7ƚ8r10cǒǕ12ŋǔ13ŵ17ZƧ18Ŋ21ƪ29ſ30W
you in	63 -26Ư-12ǩ-9lT-8ŭ-7ŵƺ7iKů8ńŠ9pŶƣƷǄ10ŻſƏ13EƙǨ15L16Ž17ųƸ19N21Ĺ28O29P34Ń40Ƥ59C
you incorporated	90 
you insured	81 -21Ɠ-18Ǣ-12ş25Ő39ŏ49ŗ
you into	90 -8ƌ16g34Š
you is	75 -10ǔ7ſ9Ŝ10Žǖ11Żǈ12NƢǍ14Ŕ15Ɓ17ľ
you it	88 -12E9Ŗ13Ƨ15Ŏ30Ŕ
you just	70 -12ő-11Ŝ-9Ō7fŅŸ9ŕ10ưǒǘǝ11ǎ12ǩ13ś20Ŗ22Ļ23Ĺ43Š
you keep	64 -16e-10ǩ-7Ţ7o8ľŸ9ǖ10ƀ12ū13ƝǙ14Ű18ş20Ɗ22Ś23YǏ25Ƶ27ƥ29Ƨ46Ǘ
you keeping	90 -7U12Ƶ16ũ
you know	62 -20Ř-15Ƃ-11S-10ňǄ-7ŉŕſ7ŭžƈ8GƼ13rƛ14Ŝ15ĻĽƎƓƩ19Ŕ21Ƨ25Ņ27Ƴ67Ŗ83ǩ
you last	69 8ƈƋ9Ɛ10ĵ11Ƙ12ƫ16Ƒ18Ʋ19ƾ25ţ27Ŗ
you lease	86 -24ơ-8Ǎ10Ǐ17ǌ27Ŭ39ǋ
you leave	68 -8Ǩ9Ļ10G13ƥ16Ɵ18Ű24ŗ30Ţ45Ƨ
you left	90 15Ķ24Ţ28ŝ
you let	81 9Ɯ14ƪ22ǜ23Ŋ25Ž
you like	58 -26J-19P-15ƜǄ-14Ƥ-11ŎŢ-10WśƷ-8łŨ-7ķžƵ7ŔŘ8rō9Ş10M12Ǎ13Ň16g17s21ƶ24Ń25ƞ29Ō31Ļ34ŉ39Ĵǩ43ŀ44K53Ŷ64U94ŝ
you live	72 -12Ǎ-10ǋ-7Ő8EƢ9ƚ12Ɵ14DGƃ17Fƣ18Ķ24ķ33C66n
you lived	86 -7l39G
you located	90 -15Ǟ-7l18ǋ19C
you look	76 -12Š-10ǥ-7Ļ8Ŀ10ŉ11Ũ17J18Ň21ľ
you looked	84 7ƫ9Ķ10ĵ36ń
you looking	76 -11Ļ9ĺ12ń15ŠƬ18X19V20ľ26Ń
you lose	73 -8Ũ-7ƚ9Ɗ12ĸĿ19Ƨ21ǝ39Ƴ
you lost	81 -15Ʈ-12ǝ11Ƴ13ǔ15ƨ16ƺ18Y20Ƨ
you love	82 -8P-7U14ŝ16ƶ25ƞ35Ŷ47ǟ
you make	73 -13Ŏ-12Ů-11R-10Ʈ-7ŝŢŪŭƞǉ7ǒ10łǚ11ǀ14Ő15Ŭ16ǝ22PŇů24Ɲ43Ǆ64T
you manage	88 -13š-10Ǩ-9Ũũ14Ƴ41ŵ
you married	83 13f18o20Ţ
you mentioned	90 14A16ż24ń
you mind	81 -12ŉ-11P11Ś24Ŋ27ǩ30ś
you miss	86 12Ĺ15ǟ24š45ŝ
you more	79 8Y9T11Ţ13Ũ15Ǥ26ũ35gĿ
you most	69 -9ľ19Ĺ28Ŀ
you mostly	86 8Ǆ26ŭ
you move	84 13Ţ17H36G
you moving	90 -13ƞ8g46H
you my	90 28ļ
you name	84 -16ǩ-15oƯ20Ʋ26ƫ46w
you need	62 -18Ɓ-14Ʀ-12ž-11Ļ-10c-9ƕ-8ķŏǌ-7Ɩǖ7ǚ8O9r12Ƭǡ14Ō15Ǐ16Ƥ17Ł19ơ20ŵƭ22Ŏ29Ƅ33Ū35ŀ56Ĺ59Ǧ61Ń
you never	77 -8Ǧ8Ƃ12ņ16ő
you nuts	90 -11ŷ16t36Ş
you off	84 -16ǩ8š10d11ĺ13Ƨ14Bƃ20Ş25ŀ
you offer	88 8ǚ32Ǆ
you okay	80 -28N-12ũ10ǁ12Łŧ21Ž25U78Ũ
you on	66 -14F-10ŊǞ-8ŌŬ-7UŔ7P8BWŏ9ƏǊ10Cļ11Aĸ13Iƣ14nrQS15xŃ17Ĵ18ŧƢ20R21Š23s25ŭ37ǩ69ƻ
you one	85 -9ǩ-8Ƨ7ł8ƹ12ǆ13ņ15S23W
you open	74 -14H-13R10ǋ20Ţ36ǎ38ǅ
you or	67 -13u-12ơ-10Jķ-8Ƹ-7ƊǍ7wŧƕ8Kƴǧ9ƃƥ10Iļ11ĺ12Ňƶ13Ľ14sŎ17ƹǂǏ19p22ǋ23n24Ǉ25ǌ28ż
you out	81 -8Ĵǐ-7ǎ8gz12O13U16Cƃ22ǘ28Ų32l
you over	77 -34T7CŒ8J13UŎŞ15Ũ24Ż27ƺ29Ŝ50c
you owe	71 -12Ő-7ǉ7Ɣ10ķ11Ɓ43Ŭ83Z
you own	60 -16ǐ-14Ơ-13Ʀ-11ƒ-10Ɲǌ-7ƀ7ƥ12Ǐ13ǆ15Ǎ16Ū29Ɣ31ǋ49Ɨ50F53Ƙ78ķ
you paid	72 12ƒǉ21œ27ţ
you park	83 49Ű
you passed	83 -11Ƴ-7r7Ʊ10ư12Ư17Ʀ20Ʒ
you pay	57 -31Ŧ-28ǖ-12Xƃ-10TŗǞ-9Ǌ-8Ŗǈ-7Ų12ǣǩ16ĸ17Y22ƕ23œ36Ő37Ơ38Ǖ44Ǒ45Ř52ǉ65Œƒ
you paying	67 -15ō-9Ʊ-8X-7Ľǌ10F18Œǣ21Z23œ25Ĵ31Ơ37ƒ39Ɠ
you pick	77 15W20KŶ23ł26ĺ29Š
you picked	86 -13Ŧ-7Ư11X12Ʋ19N20Ř
you picture	90 -11ś12Ʊ23Ƭ30Ŀ
you plan	84 16ƶ18Ǟ28Ƶ38V
you planning	79 7H9V10Ƶ14ƌ20Ƥ21y
you play	88 13Ƙ24g
you pretty	90 11ŝ12Z15G20U
you pronounce	90 22b
you pull	83 7ƌ9Ł12gǐ13R36Ś
you put	68 -19Y-11G-8Ƒ-7wŵƯ9ƈƎ11T12ňƫ13Žž14RŰ15ńƒǞ16Ʊ20Ķű22SƲ24Ů26ũƌ
you putting	88 13Ķ16Ʊ17Ů
you quit	78 -7ǝ31Ƨ42Ķ53ƹ
you rate	90 14Ƹ
you rather	79 21ľŊ
you reach	90 -17ĺ12g22Ĺ
you read	84 9ř19Ǔ33ū
you ready	88 -10ŕ-7ǩ14Ǥ26Ō
you recall	85 -8Ĺ11Ŧ48Ľ
you remember	76 7Ŧ9c10Bœ11ť27Ľ
you rent	75 -42Ơ13ƥ18Ǒ19Ǐ22Ɵ23F33ơ37Ɯ
you renting	88 9ǋ17F19Ƣ
you retire	84 -13Ķ16V18ƭ26Ƨ
you right	73 -14Ů-10Ĺ-7Ɵ7dC8ŖƏ9Ǎ10I12ŧ13Œ14ż17X18p19ŇƬ22Ŀ25s26ņ
you run	71 -20Ū-14R-12ǖ-10Ǩ7ǜǝ11ǋ15Ǆ16Ǘ17Ǐ22ǐ26Ɲ41ǎ
you said	67 -18B7pĵĹŅƷ8xS9fAVŊŲ10ņŬ11u12Oŝǅ13dt14qH16ƥ17G20c23y
you satisfied	90 9ŝ15ŧ
you saw	86 -9Ŧ13Ũ14ű26ƾ
you say	65 -20ň-11ł-10ŵ-7cr7Ňś8ĵĻǔǗ9QRŀƿǄ10ľ11YZőƈƸƺ12Ɲǂ13ŁűƉ14Ǒ17ņŒ18Ŗ19Ŏ22Ō23w31T
you see	68 -17J-12Ʊ-11Ƙ-8ǅ-7Qƞ7Ƴ9ǩ10ƉƏ11Ľ13Ţ17ū19ļƝ20ř23Ǟ24ƾ27H28y34ň35V
you seen	88 -12Ũ-10ǥ21Ƴǒ24ǩ
you sell	81 -17ƕ-11Ǟ-10ƿ9Ǖ12Ǜ43Ɲ50ǔ
you send	76 -10Śƕ-8Ĵ10ZŬ11Ɣ16ǌ25ś
you serve	84 -12ƿ45Ǜ
you set	80 -11Ƥ-8Ŧ12Ř13ư19Ţ20Y28ǝ
you share	88 9ǘ15Ǎ29Ƣ
you shopping	86 9Ţ48ĺ
you shut	90 -12ǝ-9ƛ14Ɵ31ǎ
you sign	79 15W24Ɩ27Ǔ32ő
you signed	88 -8O13Ɓ14Ō18Š
you sleep	86 -13Ű11x25Ƥ27Ļ
you smoke	84 -7ǂ31ƹ
you so	84 -7ǩ7pD11ś12ŝ15X17Ŀ21u
you sold	88 -8Ƭ-7Ŝ9š18ķ43ű
you some	85 -25ŉ-9Y13Ĵ15z17Ţ25Ŋ
you something	85 -7ŵ7Ŋ11Ľ13Ţ15X19ņ
you sound	83 -13Ň-8I13V16Ƹ22i38c
you spell	84 -11ǧ12J15ǃ17b18w
you spend	85 -11N-7R12X18l19g20k
you stand	90 8X11Ƈ30ķ
you start	76 -15Ĺ-12G-8Ť-7Ń16ĺ24őǓ35R36S37ǅ
you started	90 14ż16œ
you stay	79 -18Ţ-11H-7łƮ14Ő28ǝ29Ƥ39V
you staying	74 -15H-8G-7S13F27Ƥ32ĺ42V
you still	70 -21Z-13zH-10P-8c-7Ʀ7Ũ8Ƨ10ƹ12C15Ɣ17ǟ20ŷ30D35U39Ŭ43ǩ
you stop	88 11V13Ǜ
you store	90 -11ǖ11Ɲ26Ǘ
you sub	90 -10Ƌ21Ǒ
you swing	86 14MĴ26X
you switch	84 -11Ţ17Ÿ35Ŏ
you take	65 -18ŀ-13Z-10ķĺŇ-8ŕŧŶ10ƿ11z12ũ14śŠŨ16Ǆ18Ɣ21ů22Ɩ27ő31Ƨ40ǖ82ƻ
you taking	90 -11ǩ30ƻ
you talk	84 -14ņ18ń20A36N
you tell	83 9ǂ10ǚ11r15P22ŗ24Ŗ
you text	86 -21K35ś
you that	72 -20Š-16ś-12S-11Ƴ-9Ŷ-7ƾ8Ǖǩ9ĸƙƱ10ōƓƯǏ11ĶŞ13ŉ15Y17Ƽ18ǅ19ż21B23K26ǆ35A
you the	68 -22F-13T-11ļś-7Ǟ8Ů9Ŕ11ŊƁ12Ŀ14ES15ŧ16Ō17ŷ24ƅ26Ʈ29ŁŐ31ǆ
you there	83 -16Ŀ-8Ū12ŶǨ13n17ǋ28ŝŢ
you these	86 9c12nŐ31Œ
you think	62 -15r-12Ŀƭ-11X-10Ʀ-8GĻ-7VĹľ7BŨƗǞ8ķž9ō11Ɠ12ĺƈ15ǝ16Ʒ23Ŕ25Ŗ30H33Ƭ35ǩ38ű52Ň
you thinking	74 -11ư-9Ŀ-8Ŷǩ-7ŗ11y16Ƶ18X21ĺ24H25ƭ28Ƴ43Ƭ
you thought	84 7Ţ12Ƶ13ư
you to	66 -20Ō-19ų-12ƶ-10Ɠ-7AKŜŝƩǩ7ů8NŃŕƿ10M11ŠŢŶƜƭ12ŨƄ13ŵƕ14Ƒ15Őư23ļ24ĺ25Ǔ26Bś29Ŏ36Ų52ł
you today	81 -7Ş11Ō12Ʀ15Ļ27Ĺ39Ő
you told	88 -10Ũ8YƁ10l20d29Ŗ
you took	84 -14ƾ-7ţ7ƀ14Šǂ16ƪ24t37ũ
you train	90 23Ǚ24Q
you trust	85 -8Ʋ64A
you turn	83 11Ƨ13V15ŰƟ21c
you turned	81 -12ƴ-8ż-7vũ15ŤƗ16ţ17c22ƪ52ſ
you under	83 -13Ŭ-12X7ƺ14œ16Ǥ30ǌ39c
you understand	90 17Ŗ52ň
you up	71 -13ǩ-11ĸ-8Ń8ŨŻ9W11ƣ12ŗ13kC17ƹ24ŕ27Ō35ƴ43ĿƤ
you updated	86 7ƫ10Ʋ30ƌ
you use	61 -17ƹ-15Ŭ-12Ǘ-11ǐ7Ǡ8Ɛ9Ǔ11œ13Ő16ǩ18ǘ22Ų24Ǒ27ƿ33ŭ39ǖ
you using	88 -14e-12ǩ-8ǐ14Ő17ƕ18ƹ19ǆ24ŭ
you usually	84 9A26L29ł
you want	51 -22ǩ-16Śƒ-13ǖ-12ŘŦ-11Ʀ-10mŒ-9ł-8ŏŝ-7ŁœǓ7eōǢ8Ŏ10a11ĺ12žưǡ14H15ƃ16VƁǦ17sMſ18ŊƀƗǁ20J21y23ƫ25Ĵ26Ƶ27ŉ28Ń30KX37Ƭƭ41Ʊ42Ō49Ļ52ƶ
you weigh	84 50ƺ
you went	83 -12Ʈ-9ņ11r12QƬ14ĺŠ17ǅ20ő37ŀ
you were	67 -12Ŗ-8Y7Ưƾ8lŧ9ĸŇƍ10ĽƦǝ12śŝ15Ǩ16Ǝ21Ĺ25Ʈ27WƷ
you what	74 -11ǩ-10ŎǨ-8Ʒ-7BO7iŔƧ9Ľ11IƔ12Ťŭſ13cgŗ14ŀ22Ŋ24Ʈ35Ļ
you when	73 -10Ŕ-7ž7ł8Š9GPX10ŧŽ11ſƦ12ƶ14ĹŐƒ20Ơ22ƿ24Ÿ
you will	77 -9Ʋ7ū11ƭ13z16ł17ś20Ǟ44H
you with	71 -34Q-15Ş-10Ł-9ő-8şŠ9ŦǠ10Ũ20A27Ŗ39ŝ52ň96Ő
you work	65 -26Ɲ-19Ǒ-17Ǆ-16U-14ŭ-8ǃǈ-7g8Ǔ10ǔǝ14ǋ21Ɯ31Ƹ39P75R96Q
you worked	90 -8G12ņ21S
you working	90 -15g-8V13Q44P
you worried	88 10Ŀ12ƚ22ũ
you would	59 -11ŗ-10ǩ-9Ưǝ-8Ŗ-7rN7J8ŵƒ10VĸŘ11ľƭ12KƗǓ13cűŴ14Pũ15ŝ16ư18Ţ19Ŀ21AĴ26ƶ27Ŏ35Ƥ
you write	86 -8ś12ŐƲ13b14ǜ16ŉ25ǩ
you you	83 7ƙ10A11V13ƾ15ŀ
young	77 -11n9Ź11ź14ƯƳ19ƭ20ĵ61c
young are	86 57c
younger	90 -8v16Ż22p
youngest	86 9y30v
younguns	90 -16c13v14x28u
your	26 -32Ų-24ť-20Ƈ-18ļŌōƩ-17Cŏ-16ŗŤŬƈ-14Ů-13ĸĹňőƋƌ-12ű-11ũŭƴ-10Ūŵ-9fGƻ-8uƊƐ-7XƆƛǩ7kŨźƗƦǥ8iMĿŕŻƜǁǞ9ŝƀƁǄ10aľǔ11JŒŖƸǙ12nĽłǝ13IŃŸżǅǋǠ14tŘŽǤ15Ŵǧ16Ư17yTWƝƢƶƷǎǖ18ghjloEřž19Ŷƕƫƾ20pŚųŹǛǡ21ǈ23vwxƨǂ24ŇƲ25sVŁ26Ķşƺǐ28PŜ29ǣ30Ʈ31eǕǢ32qƳǉ33Ƥ36drůƥ38ĵ44ƃ46ƽ49ǘ53B60z
your #	85 7e18h21w22Ķ24Ź
your @name	83 -30ǈ-15Ŧ-9r14Ŕ36Ś37ƃ56Œ
your account	84 -10Ǆ25ř26Œ29Ŝ
your accountant	84 -39A-7r8ǆ34Ǡ42B
your address	84 -13n-10ǋ-7G20ŷ39D
your age	83 -18Ŋ-16v7p101c
your agent	75 -19ņ7ǧ8Ŗ15Ǟ53Ŝ
your agents	90 -24ņ46Ŝ
your annual	85 9Ǌ11T
your apartment	83 -10Ǎ18ƣ33ơ
your auto	80 -12Ǧ-7Ĵ13Ƃ15ſ21ƃ24ž31ş
your baby	90 -9ŭ-8v73Ŷ
your bedroom	80 14Ɨ
your belongings	85 17ƥ29Ɨ
your beneficiary	90 7ƫ
your better	76 -9Q-8Ƹ-7b14p15ǂ19o21qƨ23t27r
your biggest	75 38Ŀ
your bike	88 -8Ɗ33ƥ
your birthday	78 -31v-10p9Ÿ74d
your blood	88 -9ǩ9Ƽ12ǁ
your booking	79 -26Ǘ15ǝ29ǖ
your bookkeeper	86 -10Ǡ26ǘ
your books	86 26Ǡ
your boy	85 -10m-7o14Ź21v24w29x
your boys	90 12m13x16w17v
your brother	75 -9ŭ9Ǩ11ƫ12nA15Ƴǆ16Ł18Ņ22B23ų
your brothers	88 -11z20B33ƽ
your buddy	85 -7A24B40Ņ
your budget	84 21X28ĸ
your building	88 7Ǎ32ǋ
your business	70 -9ǞǨ-8Ɲ-7ŭ7Ǜ8ǟ9PǢ10ǎ14Ǎǘ15Ǡ22ǡ24Ŏ27ǃ41Ǆ
your call	90 -23ǃ-12Ŕ20Ĺ61Ł
your car	72 -44Ŵ-9ƃǦ-8ŷ8Ųŵ13ƥ14Ū15ş16Ƃ20Ž30Ŷ40ű48ž51ų
your cell	85 48I
your check	85 -20T10e31Z51Ʈ
your children	90 10y11Ʋ
your client	86 10ǚ23ǘ
your clients	84 -15Ǆ12Ǔ20Ǘ21ǔ
your closing	90 23Ɩ
your commercial	88 8ǡ10Ǣ
your commute	90 -33ŭ52ů
your company	73 -10ş-7ǂ8ǜ9ǥ10ǅ13ţǦ16Ş17Ƨ19Ŝ25Ķ26ŝ31Ǆ
your contents	90 7Ɨ
your coverage	76 -18Ƭ-14ň-13Ɓ-12ǝ-9ſ12X14Őŕ15Ƅ16Ƨ39š42ŗ50Ŗ
your coworker	90 12B26Ƴ
your credit	73 -13ű12ƕ46ĵ
your crew	85 -10Ɔ14ǣ22Ǉ43ǈ
your current	66 -8ƨǅ-7Ő10SŖŢ12Ś13Ƶ16ǥ17Ş20ŕ23ő25G27ŗ32ŝ38Œ
your customer	90 -8ǔ13Ǘ18Ǔ
your customers	76 -8Ɲ12ǔ21Ǔ27ǃǖ
your dad	76 -15Ť-10ő10B11Š12A15zŷ24ƽ54Ƴ
your dads	90 10z14ƽ
your date	88 -57p59d
your daughter	73 -12ų7B9Ʒ11Ǟ15w17Ű21v23x25y26Ź
your daughters	83 -16b-10p-7Ų12v17Ʊ22ų29w
your days	90 -23R-13P24k43g
your deductible	79 -7ƚǩ7Ŏ8Ř38Ŧ
your doctor	81 11Ƹ13ƃ15ƾ
your drive	88 31ů
your drivers	81 -11ŷ-9ų-7Ů16Ÿ21a35ǐ
your driving	86 -7ŋ16Ż23Ž
your dwelling	90 10Ɠ
your email	75 -17K27ǘ61J
your employees	83 -25Ǉ-8ǜ12ǐ56ǈ
your employer	77 15Ƨ39W49Q
your end	90 -14ũ13j22i43Ŕ
your equipment	84 9Ǐ31Ǣ
your ex	90 51ƫ
your experience	77 9ņ22ǣ
your family	70 -25Ƥ-12Ƴ-11Y7ſƽ9ņ11Ŀƃ14ư20ƶ25Ʈ34Ƭ35Ũ63n
your father	84 15z18Ƴ39ƽ
your favorite	84 -15ŝ-7ƌ22Ŷ25ǩ30ƞ
your feet	90 22U29P
your first	81 9Ɩ15ab16S21Ň37ŏ
your folks	77 7ǈ12ƥƮ25ƽ27Ʀ41z
your friend	86 15B27Ƴ
your girlfriend	88 -13Ʈ15Ƣ20Ʒ
your goal	90 41Ļ
your gut	84 -16ǩ10ǜ16ł47Ň
your guys	84 -8Ǒ10Ǥ13Ǚ16ǣ20ǐ31ǉ
your half	90 -15Ư10Ǩ13Ơ31Ƣ
your hands	90 11Ś16tP
your head	85 -9Ŧǩ10Ƥ11Ɨ19ĿǇ29Ũ
your health	62 -65ǂ-8ƽ7ƴ37ƃ132Ƹ
your height	86 37ƺ
your home	65 -22p-19Ő-12ő-11Ƈ-8J-7T7ķǁ9FƟ10ƚ13Ɯ26ŰƓ36ş42ƒ55ƅ
your honest	90 -8ǩ18Ŷ25Ň
your hours	85 -9Ʀ19Ƨ29R
your house	70 -26n-19Ɨ-12Ʒ-10Ǐ-9Ǧ-8ƒ-7Ǉ7ķ8Ɯ12Mĸ14ůƂ19ƙ23Ł30ǁ32Ɔƕ38Ɲ56ş
your household	86 7Ɨ10n
your husband	60 -22o-14ƾ-11ƺ-8Tǟ-7DPǢ8ů10ƮƯ16Łųƫ17t18p19n23ż26Ʒ27ƨ32ǂ41q42r47s
your husbands	74 -16Ƹ-10s-8d11q12ƨ14p15ǂ32o37Ŵ
your income	72 -21Ʒ-10ŵ7ƭ8T11Ƭǔ15u32Ʈ36Ư
your insurance	70 -18ŏƨ-12Ɣ-11ş-10ƃ-7Ʀ8ž10Ŝ11ƀ12řŧ13ǥ14Ŗ15Ɓ17Ş18ƕ21ľ22Œ24Ś30ţ75Ő
your job	71 -14ƃ-13Q-9ǝ8S13Ƨ15Vŭǀ21ů33U39W63P
your kids	76 -17c-12ƭ-8x9ƃ10Ʊ25w35u67v
your landlord	77 -86ǌ-17Ƅ51ǧ92ơ
your last	63 -24Ŝ-19a-18ť-14Ŗ-10œ8ſǤ9š10Ǟ11łƧƶ12ƪƸ14ƹǣ15Żƾ17cT19ņǉǙ20w21ż27b33Ƽ
your lease	78 -77ơ-14Ĺ79Ƥ84ǌ
your lender	86 16Ƅ25ƕ
your liability	83 -15ƀ-8ŗ13ǡ39ž
your license	74 -10I-9pŕ-7ū13Ƅ15ƺ27d35Ÿ
your life	85 -8Ƨ7Ʀƫ10Ʃ13ƪ14Ƹ19Ũ
your list	88 7ĺ15ń47ľ
your little	88 -13Ų10u13Ɲ17w26x
your main	81 -29P9ǝ11Ɵ16Ǖ23ľ48Ǆ
your marital	90 25f
your medical	88 17Ƽ23W
your mind	76 -15Ş-12ǩ-9Ō9Ļ14ĺŃ16r20ƶ21Ľ22Ũ26Ŏ30ł36Ŀ
your missus	90 11p14r17Ʒ19ǂ
your mod	90 41ǣ
your mom	76 -8Ũ7ƽ10Ƥ22ŷ30Ƴ54z
your moms	88 -8ƙǝ9Ƥ18ŵ19z
your money	78 13ņ16ŧ19AƯ
your mortgage	82 39Ɣ
your mother	81 15ƫ23ƽ33z
your name	73 -40w-21ļ-16o-14ǃ8ƻ9Ō14F16Ľ25ķ28ř29ǐ31b88a
your neighbors	90 7ƞ15ƙǍ19Ņ
your number	86 -8Ļř-7ǝ11Ǖ20ľǔ35I
your occupation	86 -29q57P
your office	88 -8Ǒ10ǒ14Ǥ17ǋ23M
your old	85 -9Ŝ-8c11Ƶ17Ľ19ņ36œ
your oldest	83 9Ź10v12w37y
your other	88 -17Ū7ş26o28Ŵ
your own	62 -21Ų-18Ǎ-17ǐ-15yUķ-13ĸ-11ƣǣ-9ǩ-7rņƘ7Wǆ8z9ƍ10Qǀ11ǅǓǠ12nƃ13Ŗų17Ŧ20ň23ǋǑ27Y28ǃ30Ł34VǛ44ǟ59ƀ75Ʀ
your parents	72 -17Ƹ-13Ƽ-11u-9ǂ10Ư11Ʀ20Šƥ42zƽ
your partner	74 -17ǆ-11Q-10vH-8Ň9Ǡ11s12opŴ14ƨ16r20ǂ21Ʒ24Ǩ28t33q
your partners	82 -25d-20ǆ-11Ő-8Ů10Ǩ16ǂ21ƨ24Ŵ26o45p
your passengers	90 -7ǣ24ƃ
your pay	90 8Ʈ11Ƭ
your paycheck	77 -11Ǡ-8Y-7q16Ĵ17ƭ25Ư32T34Q
your payroll	82 -8Œ50ǉ
your people	74 -13Œ-11ſ-8R-7nŲǛ8Ǉ10ǙǤ11ƶ12ǘǡ19ǐ26ǈ29l31ǝ37ǉ
your phone	82 -9Ō10Ž24ś37I
your place	72 -11ǣ-9Ʀǋ-8Gǘ-7Q8ƏǙ9ů10Ɠƚƛ11jnŰǠ12ƅ16hǛ18F24M34Ɯ
your plan	88 13Ķ15VƁ17ŝ20Ŗ
your plans	77 16Ǟ23V39ĺ
your policy	67 -17Ʀ-11Ƨ-10ŏ-9ǥ-7ŀŗƵǘ9ǡ12ƛ15Ǥ16Ŝ19Ţ22ŕƓǢ23ƀ26Ś29Ɓ30Ŗ49ſ
your property	88 10ơ11ƜǢ
your record	88 -14ŋ19Ż23ƿ
your rent	85 37Ơ
your roof	83 -36ƈ8n15Ɲ19Ƒ25h30Ɖ
your roommate	90 29ų
your salary	84 21Ƨ25Ʀ38T
your sales	74 12ǔ34Ǜ39ǖ
your schedule	90 -8Ƙ-7L43R
your score	86 44ĵ
your share	88 25Ơ35Ř
your shop	85 -11ǧ17ǃ25ǔ
your side	88 -13Ǐ-11Ũ-7Ż14u15Ŕ22Ɲ23ŧ
your sister	77 -7Ʒ9Ņ20A30Ư36B
your sisters	90 -16ǃ12Ƥ51A
your social	80 -10X19ǆ55e
your son	74 -20ǟ-14Ÿ-9ƭ9o10ż11Űų19xǈ20y23w24Ź28Ǟ44v
your spouse	72 -17Ƹ-12ş-10f-8aƃ-7P9o16Ʒ19p21q28r37ǂ39s40ƨ
your spouses	85 -13c-12d-10P10Ʒ17o19q27p
your steps	90 8Ť34Ɯ
your store	90 -7ž18ǋ30ǡ
your street	76 19ƙ
your stuff	81 11Ŝ24ǘ25Ɨ26ƥ
your subs	78 8Ǥ26ǒ
your system	88 9ǘ36Ǘ
your teenager	79 12ŭ21ź
your things	88 10ƥ32Ɨ
your time	81 -14Ƈ-7ǎ12z17Ŋ23L38Ń
your tools	86 -10Ű14Ƙ19Ǐ39Ǣ
your umbrella	88 14Ƃ
your uncle	90 13Ƴ24B
your unit	88 -23Ɔ-10ơ12Ƥǌ13ǋ27ƣ
your vendors	90 13Ǖ
your weight	85 43ƺ
your whole	85 -10Ʃ-7Ƨ18ǐ19l49ƭ
your wife	60 -15Ƹ-14Ƽ-11vPĹŌƩ-8ŗƻ-7Ʀ7Ŀ9ż10ų11ǆ12Ʒ13Ǩ18t19Ŵ21Ʈ22ǈ25o26ƫ31p34ǂ39qsƨ42r
your wifes	74 -10P-8a13ųƮ16q38o41p
your will	86 57Ʋ
your wind	85 17ƚ
your work	77 -18w-11Ǐ-9P7Ɲ9ǁ14ǐ16ǔ17ǚ18Q20ů23ŭ
your yearly	86 7Ů14Ǌ
your your	85 -7sş7oƫ8ǡ14ƚ15q
your zip	79 53E
yours	60 -15Ɣ-14ǩ-12Ŵ-11v-10ƚ-9Ƥ-8hǡ-7nrǝ7oŚ8bžƊƽ9ſƻǞǦ10tŤƲ11A12BSľŮ13ƨ14ĵŶƠ15Ɓ16Ɲ17uǌ18ű23xƖ24ŵ26ķŬ32Ÿ34Ʀ46ų69F
yours $	71 -13c-10ǅ-8D-7ƒ7GƋ9w10z12pŶ13Ťƻ14Ʋ15S17Ƣ18Ÿ20Ơ22Ɲ24u25ķƦ30FƖ
yours is	88 9Ŷ14Ɗ16ű26Ɓ
yours or	83 -10Ƣ7Ǐ11Ŭ12o15ķ51F
yours was	90 -12Ƥ-8ǝ41ŵ
yourself	60 -13ŗ-9v-7ƞ7iAP8ǂ9ƎǨ10ŘŠƀƯ11gVŢƢǑ13ƕ17ţ18c19ŁǇǉ20ō22Ŧ24n25H27Ʀ
yourself $	65 -13ŗ-9v-7ǚ7Ɛ8ƕ9PQǂǇ10Ʀ13c14Ǒ15n22gōţ25Ŧ
yourself or	77 7sǅ9ƕ11AŠƢ12iǣ14ǚǨ20n
yourselves	80 22Ř
yourselves if	80 22Ř
zero	86 13ŏ18ţ22ř
zillow	88 -9ű14ƅ29ƒ
zip	68 8Ŕ89E
zip $	81 33E
zip code	79 9E10Ŕ
zone	78 21ǩ41ƙ
zone $	84 20ƙ
zone x	90 28ƙ
zoom	88 68M
~<#>	34 -31ŏ-27ǩ-24Ő-23Ĺ-22J-20Ť-19qŃŇ-18ķ-17Ŗǟ-16lACŨŬǃ-15tPņ-14amKĿŁƟƤƫ-13NQUśŝŠŭƎƞ-12goňũŲǜǥ-11kzFļŀŚƛƜƵ-10xĺřųſƳǂǎǚ-9ińŰŶǖ-8ŊƑƣ-7HZĻľŌŎƇƉƕƴǍǔǠ7fs8rw9SƲ10RŜŻƹǆǐ11ťư12šţŽǕǝ13ƋǢ14ĴƏǉ15eŪŸ16hŷǅ17ƸǨ18nƓ19ƈƨƽ20ƃƪǘ21ĵǇ22u23OŹƘ24GĸūƗ25Iƭ26Ņœ27L28Ř29yƔ31DX32Ŧ34Ɔ36Ǧ37Ǌ38p40ǡ41dŗ42ƅ44Œ47Ů50Ķ53T54Ƃ58Ʊ60Ơ66ƺ67ƒ78v81Ƭ82ž85cEǑ
~<@d	63 -8J7s8Ľǟ10ǉ11ĸŲƻ12iǧ13gŃ14ǈ16Ǚ18R23ŵ43k44ǎ51L
~<@da	63 -8J7s8Ľǟ10ǉ11ĸŲƻ12iǧ13gŃ14ǈ16Ǚ18R23ŵ43k44ǎ51L
~<@m	66 -11Ÿ-10Œ7Ǥ9ĸĽ10y11kV12Ů15ǜ18ť19Ťƾ20ŕ24ŃƟ25dŹ26p
~<@mo	66 -11Ÿ-10Œ7Ǥ9ĸĽ10y11kV12Ů15ǜ18ť19Ťƾ20ŕ24ŃƟ25dŹ26p
~<@n	53 -12Ƹ-11ǃǟ-10Ũ-8Ŏ-7ť7npǡ8ŁŜǨ9bAĽƢ12aJ13ļľŐ14ƚ16ř17iǒ19ǂǘ21s22ƃƨ24ŦƷ25o26œź29ǈ30t36ĸ37Ǥ38Ś42Œ
~<@na	53 -12Ƹ-11ǃǟ-10Ũ-8Ŏ-7ť7npǡ8ŁŜǨ9bAĽƢ12aJ13ļľŐ14ƚ16ř17iǒ19ǂǘ21s22ƃƨ24ŦƷ25o26œź29ǈ30t36ĸ37Ǥ38Ś42Œ
~<a>	27 -30ǎ-28ǔ-24ƕ-23ŀ-22s-20ŉ-17jŝ-16ŠžƧǦ-15yŐŢŴƷ-14pxŌųƮ-13Ň-12ƢǇ-11cŕŞǋǞ-10GJťƒ-9kzĴ-8CDVŧſƽ-7atĿřşƋƖƞǆ7ZŎŔƗǐ8MUŨƊƙơǄ9ewĵƁǅǓ10Ǎǣ11ŸƅƎǈǏǒ12ņƥǌ13hľŷŽƐƯǝ14IƆǙǥ15YŪƓǨ16lAƛƾǧ17ƇƏǜ18WŜŶ19ƤƬ20ǚ21bSƑ22LŃŊźƜƹ23ĽŰŻ24Řưǃ25őƱǘ26ĸƚǉ27Ů28ƍƲ29gN30m31š32ŵƿ33Ļ34Ķ35fśǩ36uǀǊ37F39X40PT43ǁ45ǡ46Ƃ48qƣ
~<ab	41 -15c-14sx-13Ǟ-11ŕǐ-10ǃ-9ŒŧǅǟǨ-8SŐŗŭǢ-7jFĻńňŏŵƣƭǇǩ7šťŨŶƋƎƠƱƲƴǏǗ8GĽůƗƢǘ9uBHłŔŹżƆƏƸƺǊǛ10VĶľśǀ11ŊƂƷ12zƨǜ13Aņǂ14ļǁǌ15hpŉƔƶ16Ƭ17Ŵ18ƞ19YĵŽƍ20ōŤ21rŀŇƳǄ22Tŝ23ǔ24Ŗ27Ş28ĿǍ35Ĺ
~<abl	81 -12s7Ʈ9Y10z16Ʒ17N18Ŗ26ś
~<abo	41 -15c-14x-11ǐ-10ŕǞ-9Œŧǃǅǟ-8sSŐŗŭǢ-7jNĻńňŏƣƭǇǨ7zšťŶƋƎƠƱƲƴǏǗ8GĽŨůƗƢ9uBHłŔŹżƆƏƸƺǊǘǛ10VĶľ11ŊƂ12ǜ13Aņƨǂ14ļǁǌ15hpYŉŖƔƶ16Ƭ17Ŵ18ƞ19ĵƍ20ŤŽ21ŀŇōǄ22rTŝƳ23ǔ28ĿŞǍ35Ĺ
~<ac	54 -12ǩ-11Ǆ-9Ł-8wŗŞƮƹ-7ŌƄ7Ɛƪ8aJŪŻƑ9KPŒ11eǆǕ12ųǀ13AYĴţƒ14ļťŴ16žǗ17BĶŖ19Ļǔ20Ŝǖ21ƃ26lǠ29ř36ż
~<acc	56 -11ǩ-9Ł-8wŞƮƹǄ-7Ƅ7ƪƳǆ8ž9aJţŪ12eĻųǕ14AYŒŜƒ15ĴťŴ17Ǘ18BĶ20ǔ22ƃǖ27Ǡ28l31ř38ż
~<acr	85 12ů14Ƒ24ļ
~<act	73 -8Ō-7ŗ8R9ŏŜ10ĻŚƐ12ž14K15P18ǀ25Ŗ
~<ad	54 -15S-9ŌŒǩ-8aŉ-7ũƒǘ7no8ZǓ9Ǥ10yǏ11EǌǗ12ķ14ŷ15c17Ƶ21Jǋ22Ű23ǚ24G25ǧ26ļōƎ29ŧ34A35B40D41Ǟ46Ɓ49ƌ
~<add	57 -15S-9Ō-8aŉ-7u7oƱ8nZǠ9Ǔ10Ǥ11Ǐ12yEǌǗ13ķ15ŷ16c19Ƶ22ǋ23J24Ű26G27ǧ29ō42D47Ǟ50Ɓ53ƌ
~<adj	83 48ŧ
~<adt	90 45Ǝ
~<adv	72 33ǚ49A51B
~<af	54 -16ƭ-12Ř-11ǩ-10Ńƛ-9Ň-8ź-7ŒƱ7iƕ8ƫ9jƈƩǤ10JĻľƅ11UƋƷǟǢ12gtǎ13wƧ14yŜŢ15E17ť20ƮƯ21z22ķƃ23XƳ24Ũ25Ŧ26L33Ŀ42ũ
~<aff	85 -7Œ10ǔ20Ƥ42X
~<aft	55 -16ƭ-12Ř-11ƛ-9ŃŇź-7Ʊǩ7iƕ8ƫ9jƈƩǤ10ľƅ11JUƋƷǢ12gtĻǟ13ǎ14w15yŜŢƧ16E17ť21Ư22z23ƃ24ķƳ25ŦŨ27L45ũ
~<ag	51 -22Œ-15Ŋ-13ĸŤ-12qƉ-11ŵ-9Nǅ-8Ʒǆ-7ŧƨǂ7xƯ8fGŸƖǞ9k10ŷ11t13ľŁ14B15ƭ16LŶƪ17Ǔ18ňǩ20ńƓ21rĽ22Ɨǡ24ť26ũ40ƈ43p44v51Ŝ61c66ņ
~<aga	60 -13ĸ-8N7łƚƞǩ8Bƿ9oYńǡ10rZƖ12k16t20ƪ22LŶ24ň26Ɠ28Ɨ35ũ
~<age	58 -19Œ-13ŊƉ-10Ĺ-9Ť-7ǆ7Ǎ9ƽ10ŸǞ11x13ŷ14ń16ľ20ƭ34ƈ51v53p65Ŝ69ņ72c
~<agg	88 26ǡ
~<ago	77 -11ǅ-7ŵ8ĺ11ƴ14u15fG16ƈ18Ľ42ť
~<agr	78 -10q-7ƨ9ǌ11Ƣ14BƯ20Ĺ21r24Ł27Ǔǩ
~<ah	74 7ř8yƄ9K10a13Ɩ14ľ16Ʋ19Ō29Ş
~<ahe	76 7ř8y11a15ľ17Ʋ20Ō30Ş
~<ai	77 -9ǆ11ĸ12ơǌ14ŉǀ17V19QƋ23ǃ33Ɯ
~<air	77 -9ǆ11ĸ12ơ13ǌ14ŉǀ19QƋ23ǃ33Ɯ
~<al	43 -16ƭ-14aA-13bRŶǞǩ-12ŽƔ-11S-10œŗŝǦ-9cľǑ-8Ŏŧűƙƺǅǝ-7ĽŀňŔŕŭŵƕƤƦƩƱ7Ǩ8tƀƲǄǐ9gřŷƊƝ10xĶŐƖƳ11ĿţųƆƵ12WķŖư13ņŨƫǍǖ14lsĴũǛ15ƢǇ16şƷ17ƿ18ŴƂƞ19ŬƁ21ŊŏŦ22łǕǙ23i25dkƗǥ30ƌ31ō32nZ35Ǝ
~<ala	72 -7Ə12l17ū67Ǝ
~<alc	71 32ƿ35Ǜ
~<all	47 -25a-23ǩ-14Ž-13Aŗ-12bR-11ŶƔǞ-10ƭ-8œŝŠŹƮƺǑ-7lľŕŭǅ7rţŮųƖ8Ũǉ9sPŃřŴƨƹƻǔǨ10txņƀƂƊƲǄǐ11Ĵ12gwŷ13ŐƆƝƞƳǋǕ14Wƾ15Ŗƫ16dĿşǖ17ķũƢ18Ǉ22kŬ24Ŧ26n29łǥ31Ɨ34ƌ37ō38Z
~<alm	75 11dư13k14ţ20Ǖ40Ǚ
~<alo	72 -10ƭǋ-8őƙ8ƃ9Ƽ10i11ǀ12ŠƞƷ16ĶŁƧ17s19Ƶ23n25Ǎ
~<alr	64 -11ƾ-9ŉ-7w7dĴƖ8vKN9ťŨƮǩ10ŋƂ11Ňǁ12pư13Ʒ15MĹ16Ź24Ɓ25Ŋ27iŏ
~<alw	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
~<am	53 -12L-11ŉ-8Jƀ-7GŀŖ7dX8qrPUŢŤŵ9kŌŦǖ10MĹƓ11cĽǄǥ12fhwŅŇ13ńņő15CIQ16ż17g19b20Nƞ21ō25iƬ30a32ň34ŗ
~<am>	55 -11ŉ-10L-8J-7GX7AƊ8d9qrPUŢŤŵ10kŌ11MĹ12cwĽǄ13fhŅǥ14ńņŇ15Iő17Cż18g21bN22ƞ23ō27i32a35ň
~<amo	70 8ƚ10ƦƱ12Ɨ13ž15Ŧǖ16Ɠ17X41Ƭ43ŗ
~<an	25 -19Ĵơ-16Ń-15SŅŨŰ-14ň-13VŗŢƧǅ-12UļƒƠǩ-11GĺĽƖǟ-10csŎƁ-9ŕƣ-8ĸŀŇŊƏƩ-7KŵŶƞǋ7tůƀƫƳ8ŁŒŮƚǘ9ĿƆǁǓǢ10AĹŐŦư11BNPŔƍƥƽƾǎǗ12ŏŖšƉƓƗǌǍǖ13Ŝǉǣ14ƝƴƸǇ15nƑƛǕ16dmCƄƐǐ17zHTWĵűƂƎƟƯƱƹǏ18gJƔ19Ķş20yŹ21wōŻƌƦǈ22końǙ23Dƿ24ţųƺƼǜ25vķŉż26a27Ɯƨ28ǃ29Ųƻ30ǂ31ZƘǀ32Ūŷǆ35hǚ37Ǜ
~<an>	51 -13Ɲ-12šǏǧ-10ǗǠ-9eŞ-8Ų-7ŐǨ7ƀƑƮǃǚ8Ɔƞƶǌ9lqKYŊőŔǜ10FĹǋ11P12O14DJƅǦ15Nƃ18ǉ19Ķƴ22ľ25Ū26Ƃǖ28Ɨ30b31Ƅ32Ŝ38A51ǆ
~<and	31 -20űǩ-15Ň-14ơ-13ŝƅƣǔ-12ŵ-11jĴŃšƸ-10KŀŨũŰ-9Yļƥ-8SŶƒƳǋ-7HVŅňƞƧǅǓ7qŴŻƐƛǎǝ8eNQŘřśŹƊ9RſƂưƾǗǠǢǣ10hƇƯǂǙ11pŌőƆƗƻǥ12PķźƓ13ńşƎƿ14nTƀ15ŦųƫǕ16Őǁǌ17zJZǇ18BůƋƨ19ō20ǐ21DWĹ22Œŷ23Ǐ24v25d26CƔǚǛ28ǃ32ǈ33o34wƺ40a44Ū
~<ani	85 50h
~<ann	74 7ĸ13Ǌ17TŞŮǉ
~<ano	72 -10ş8ż9ōŶŸ10Ź13v17Őƴ19Ǟ20H21IŴ26ŵ31Ɵ34y
~<ans	79 -8Ō11ľǛ13ǚ14K15Ŕ18Ļ38ŉ
~<anx	88 24Ƽ27Ŀ
~<any	35 -16Ŋ-15ƁƗ-14QUƈ-13ĺŴź-12pĴŒ-11csAľŅőŗƀƠǝ-10qFĹŐŽžƖƮǅ-9wSņŢŧŭơƧǋǟ-8ĸłŎŨůŵ-7afGŃŘŰŸƃƕƩƫƷǦ7n8tyŇŤǚ9uƢǎ10ƄƙƟǃ11ĶŔƛǨ12Ǘ13ŁŝƯ14Ɛ15ǘǣ16ũƉƚƴǑ17şƍǓ18ƂǆǍǔ19ų20jŷƑƨǙ21gĵńƽǛ22Ŗ23m24ŉƳƿ25ƥ26Zƹƻ27hżǜ28Ź30kHţƼ31ŏƌǂ32ƦƱ33ķŻ34š35ƘƜƝ40ǀ41Ƹ43ű51Ų
~<ap	54 -16ų-10œ-9Ɲǧ-8Ƨǩ-7VŒŻƛƦ7Ŋƞ8ŌŎŗƄ9vŜ10Łƾ11Ɯƿ12GǍ14BFŚŤ15Ň16ƒơƼ17D18ƗƢƥ20Ơ21Ƥ25ŲƘ28Ž31ƣ33ŝ34ǖ37ƴ
~<apa	61 -10ǧ-9Ɲ-8Œ-7Vƛ8Ű11vƞ15GƜǍ17F18Ť19ơ20D21ƥ22ƗƢ23Ơ26Ƥ36ƣ
~<app	63 -17ų-12œ-8ŻƧ-7Ʀ7iS9ŊŎŵ10Ōŗ11Ŝ12ŁƄ13ƾƿ17BŚ18Ň19ƒ30Ų31Ƙ34Ž39ŝ40ǖ44ƴ
~<ar	32 -22ŧ-19Ɨ-14ōŜǃ-13AŇűŹ-12ļǛ-11Ťǂǅǥ-10mqĽŊŔƔƫ-9ƈƌƯ-8rƂƐƧƨǓ-7KĺœŴŻơƥǖǜ7TŁƻǔ8XĶƉ9ŀňŋŖžƁǡǣ10IťŭƮƹǐǢǤ11yĵƏƙǇ12bVŝŬƃǗ13ŃŶƑƤǨ14ŌŨƷ15zLų16ĻŏŒşƺ17jkƘǑ18łŗ19Pńƭǀ20fwERĹũƱ21gsŪƞƟǈ22nuZ24ǎ25aQǞ27ŢƸ28iƣ29vH30ǟ31Ő32x33ǆ35F36C41l42cǩ
~<arc	88 17ǚ19Ɖ
~<are	33 -18Šŧ-17Ɨ-16ŵ-14ǂǃ-13ōűƥǅ-12AļŇŜŹƧǛ-11Ņǥ-10mŊŔŤƔƫƯ-9qtĽ-8őƂƍƜƨǓ-7BKƀƈǖǜ7NĵŉŞƑƢƬǊ8ŁťƻǔǗǠ9ĶŋƙǡǣǤ10ňžƁ11IńŖƏƮƹǐǢ12yŀŒşŬųǇ13ŝƃ14bjnLVŃƤǨ15zŨŶƷ16uŌƱ17Ļŏ18kŢƟǑ19ł20gPŗƭƺǀ21wERǈ22fĹƞ23ũŪ24Z26aǎ27QǞ30iƣ31vHǟ32CƸ33Ő34x35ǆ36F44cl46ǩ
~<aro	58 -13H-10ŧ-9ǩ-7Ƹ7tŅőŒŭƧǗ8LſƎƓƱ9Wşƕǧ10uƜ11ǁ12Ƒƥǉ13hV14ĵ15n16T17l18ƍ20ń21CŠ23ŵ25s
~<art	75 -8w21ǆ33Ƙ
~<as	47 -18ǩ-16Ÿ-14Ư-11ŞŠ-9ĶŖǔ-8ĺŝƏƖ-7ţŧƳ8jz9AF10uũŷ11š12P13ǧ14o15vńƉƫưƿǒ16YōƒǦ18fm19ƕ21Ł23p25a26ķ27Ƽ37ŉơ38Ŋǃ41c48Ǔ
~<as>	57 -15ǩ-13Ÿ-12Ư-9hŞ-7DƉǔ7PŀŒŴźǍ8KŢŰżǁǣ9adŇňŚũǀ10C12vƲ13pńǓ14jF17ŷ19o20ŏ21ơ22cƫ25f50ǃ
~<asi	82 -9Ķ11Ʊ31ư33Y
~<ask	54 -10Š-9Ǎ-8ƏƖƲ7iƧ8wPĵƄƇ9mZ12Ĺ13hpAǒ14š15u17ƕ18ǧ19ƿǦ20ƒ21a22ơ23ō28cŁ43Ǔ46Ŋ48ŉ
~<asp	84 16ƻ39Ɖ
~<ass	77 9Ɓ19mz51ķ
~<at	41 -22i-19Ƃ-18ơ-17c-15ŝǈǞ-14Ŧ-13Ǆ-12ŔŕũƃƟǏ-11koŀşǩ-10Ōǔ-9lZņňųƠƳƵ-8vyRYōŢťŭſƪƯƶƷƸǑ-7fjAŨŪƀƅƚƺǇǗǚǝ7ńƌǡ8gŶƘƭƿ9ĶůŸŹƍƓƦưƾǎ10bxBŁœƹǊ11PļŘƧǌǙ12ŮŷǦ13VŠƖ14qƽ15ĵŎżžǘǠǤ16Ǣ18u19Śǣ20sƥ21Cǖ22N23hŏ24G25L26ƨ27ĽĿǛ31Ŝ33W36Űź38Ņ42QƝ44nSU46J
~<at>	41 -22i-18Ƃơ-16c-15ŝǈǞ-14Ŧ-13Ǆ-12ŕƃƟǏ-11oŀşũǨ-10kŌŔ-9lZņųƠƵǩ-8RYňōŢŭſƪƳƸǑǔ-7jAťƀƚƯƶƷǇǗǚ7ńƖƫǡ8gƘƭƿ9ƍƦưƾǎ10xĶŁœŹƓƹǊ11bPļŘŸƽǌǙ12CŮŷƧǦ13VŠ14q15ĵŎžǤ16żǠǢ18u19Ś20sǣ21ƥ22ǖ23hNŏ24G25L27Ľƨ28ĿǛ29Ű32Ŝ33W36ź38Ņ42Q43Ɲ44nS45U46J
~<att	77 8ś10Ʋ11ƖǨ12ƽ13Ű14ŶƼ15B24ǘ
~<au	59 -12Ǧ-8ŕ-7ŗ7Źſƛ8ǃ9ǒ10Ơ15Ĺ16mǥ22ž23ƃ27Ƃ38ş47Ĵ83Ǥ
~<aud	65 -8ŕ11ǒ92Ǥ
~<aut	66 -13Ǧ-8ŗ8ƛ9Ź10ſǃ18Ĺǥ25ž26ƃ31Ƃ42ş54Ĵ
~<av	86 -15ƨ-14ǂ14R15ǉ24ź43s
~<ave	90 -16ƨ14R16ǉ25ź
~<aw	59 -11Ə-10y-9V-7mǩ7zCŚŹżƇƘǊ8Bǁǅǉ9ĸţƴ10wI11oƫ12ŢƔǄ14ĵƳ16Ķƅ17Ŀŉ18Ʀ21Ƨ25Ļ26kƿ34Ɵ35Yź
~<aw>	90 12w13Ź15ƅ
~<awa	65 -12Ə-10y-8V-7m7ư8ż9Bǁ10ƴƿ14ŢƧ17Ƴ18ĶĻ21ĿŉƦ31k37Ɵ39Y40ź
~<awe	71 -7ǌ9cnŌŚŰƇ10CƘǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
~<awf	88 10Ũ13Ʈ14ǉ16ĸ
~<aww	80 7x9v11oz12ƅ17ƫ
~<b>	77 -13ƨ-11h-7ŕ10Ɯ12D21ū31d34ź35ǥ45ǃ
~<ba	44 -20ř-14p-13ŲƸ-11oŷ-10ĹōŖƋǈ-9ŁţƼǅǨ-8arBJƘǃ-7ijĿŜźƗƞǋǢǩ7TŞƄƯǄ8Ǎǝ9ŤŨƜǚ10ĵǤ11gDĽƃƚƷ12wő13ŒŮƌƍƪ14VĴŶƔ15xyƓƿ16hu18ŠŬ19Ǘ20emZňťƩ21N22ƙ23vƑǛ24ǘ26ņ29Ɔ30ż32YƝ35Ɗ41ƕƛ
~<bab	68 -17p-16Ƹ-12t-7ŭǃ9h12ƻ15dƝ19ĺ23Ư28x30y32wŶ38v40u
~<bac	52 -8GŖţŷƼ-7ŇŐǨ7ŭ8œƮƲƴƾǏ9IőŘǜ10ŀǟ11hŮŵƫƿǣ12ŒŞƝ13L14uŨǝ15ŴƙƩ16ĽƷ17VYƍ18ňƪ19ż22Š25mǘ26ťǗ27Ɠ31ƛ
~<bad	70 -17w-12Ŵ-7ř8ǘ9b10ĸ12ŝƇ13ň14ƚ15Ţ16Ǥ20Qǚ26ż36Nņ
~<bal	72 -8Ĺ7vŮ9Ŧƌ11gŒ12Ļ13G14Ť15ķ17Z22T24Ɣ
~<ban	65 -19ř-10Ƌ-8Ł-7BJ8Ǖ9X10AZǇ13ƃ15Ƅ19ĵ22ƙ26Ĵ30Y33e34Ŭ59ƕ
~<bar	71 -10Ɠ-8ǅ7Ɣ9ŏőŗ11tƀ12Ő15Ǎ25D28h45Ƒ46Ǜ
~<bas	63 8Zł9Ɯ10ƕ11Ɲ12Ʃ13g14Ňƥ15ŧ23ƛ48Ɗ
~<bat	73 9ƚ20ƊǄ30ƌ53Ɔ
~<be	35 -24ŗ-21Ŧ-18ŭ-17ĸ-16ƒ-14QYĹ-13vŒ-12Ū-11Ŝ-10ĺŕǄ-9ŚƔƯǢǣ-8PũůƀƓƙƺǎǖ-7dwDNRūƂǃǋǑǚǨ7źƜ8afoAƢƦ9ĽőśťƮ10sKƖƗƳǂ11ŃţǘǛ12HWǍ13cOXƬƶ14yU16ŠƊǅǌǧ17iĻŷƆǁ19mpŋŹ20ZŏŘŸŻƿ21IķšżƫƼ22G23œųƈ24łŝ25JŊ26ƴ27S28r29lu30L34Şǟ36ņ39t44ǩ
~<be>	49 -15Ǔ-11ĸŌŶǨ-10Y-9aƾ-8Ňƫƽ-7ŗƤƨ7EōƬ8bŨǘ9nTĴĿŃ10eũǝ11Aǁ12ƭƷ13HǞ14śơ15œ16ľǧ17V18ķƮ20Oŏ21łŞ22XZŊ24c26mĻǌ27s28Ź29y34r
~<bea	74 -11ŧ-8I8Ǎ10ƚ11l12b13Œ14Ţ23ű24k26h44Ņ
~<bec	66 -10Ŧ-9ŉ7bļňŝƏƢ8gHIŀ9łņťŵƖƶ10uĵ11Ǩ12jŔƴ14Ƨ15J17Ťų19ǁ
~<bed	70 -9Ɗ7y13Ƥ14Ɲ18ƗƜ20Ơ44Ɔ
~<bee	48 -13ŭ-7OŵƦ7jŉƪ8aſ9ŏƘƴǅǜǩ10Ů11ǂ12tżƊƌ13ƋƳƸǘ16f18ņ19Ǜ21ŝţƈ22ő23lŸ24ŶŻ30i32Ƽ33G34š35ǟ36ƿ39S
~<bef	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
~<beg	90 -8Ń9ǅ13Ť16Š18Ō
~<beh	70 -8Ů-7Ļ8ǐ9x11tŻ12ƃ14u17pƳ18Š21ŷŹƶ22ų
~<bei	71 -7Ň8lŽƤƱ9cķŊ10ǩ11FH12tƁ24ǟ26U27ŋŞ
~<bel	70 7lƭ8Ōǅ9pMSǀ10Ż11ŸƬ12ƥ16Ǐ20ǩ27Ľ29Ɗ36Ɨ
~<ben	63 -18ŗ7ķţ8Ƨ14ƦƬ28ż32ƫ33W35ǩ
~<bes	61 -9Ŀ-8Ɨ-7CŞŭŹ7tƈǔ8ņƢƥǈ9J10KŁŴ11ų12ŷ13łǩ14UZĻƞ15ķǇ19uǍ22Lŝ26Ʀ29ǟ32I
~<bet	63 -8bQƶ-7ĴŠŹ7C8PųƵ9aKšƫ11ŷǂ12s13ľƨ14qrŢ15ň19p20L21oŇ22ź24Ş25ł32t
~<bi	48 -18K-16ǈ-15S-12OŒŬǂ-11qƊƞƤǩ-10őŵƂ-9ŀƒ-8uLŠ-7rƟǣ7gDľƣƮǤǦ8Ň9ƪ10ƕƜǍ11jYŁ12Ǔ13Ƙ14ōǑ15JǏ16ŦƬǠ18k20œ21v22ĴŐƓ25ĸư26c27Ǉ28Ƒ29p30Z37d38h41Ŀ45Ɔ48ƥ52ǅ
~<bid	90 -9ŗ15ń28Ǔ
~<big	55 -16ǈ-13Ʈ-11Œƞ-10ŬƂ-9Sƒ-7Ʒ7yžƌƘƛǁǔ8ŘŽƇư9gjZǞǦ11ŇƜƣ12ľǅ13œ14Ǎ16ƪ18JǏǑ20ŦƬ22k27Ɠ28Ő29Ŀ31ĸ32Ǉ34Ƒ53Ɔ
~<bik	78 -15Ɗ10g13Ƙ17ǀ64ƥ
~<bil	67 -23K-9ŵ8Uŝ9Ŀ12ƃǤ19Y20Ł25Ǡ26ư27Ʈ31Z35Ĵ
~<bin	85 13Ɩ14Ō26ƕ
~<bir	65 10Ǘ11Ŝ12D24c33v43p52d
~<bis	88 7ǧ9Ɓ11ƺ25h
~<bit	77 -15ǂ-13q-9g7j8l9W10Ũ11ņ16ĿœǊ27ō44h
~<bl	63 -12ǩ-8ţ-7ũ7Ƥƺ8j9HŻƂƑ10mĸń11ƽǦ12g13ǂ14iƚ15U17Ƈ19ŊƼ20u24ű26Ŕ28ƻƾ35ǁ
~<bla	81 -7Ʊ8Ǡ12ƺ13H14mń36Ŕ
~<ble	84 10nƤ21i22U28u
~<blo	68 -8ǩ9jƂ10Ƒ12Ǧ14gƽǂ19Ƈ21ƚƼ30ƾ31ƻ38ǁ
~<blu	84 -7ţ11ĸ14Ż27Ŋ35ű
~<bo	47 -14Y-12L-11S-10ahƭ-9ioŝƨƷ-8CŇŐŜƤ-7HťŬƗǀ7ūŶǏǑ8fŋŔŗŵ9ƎưƱǗ10rŸƄǧ11Ǚǩ12şƜ13xłŹƀ14Uųſ15wƍ16TŠƵǁ17ķ18ƌ19ƒ20v21ŀ22ű23ƞƪ25p26uǟ28ds30ƻ34Ł35lǥ36ǖǠ
~<boa	72 -7ǀ8Ǔ10tƇǜ17Łƍ20ş24ķ27r32Ɯ
~<bod	79 13ǃ14ŗ16ž
~<bon	86 9Ɔ13ƀ14ſ37T
~<boo	62 -7ŏŞ7WŔ9jĻŀǝ10Ǘ11ǈ13Ǒ14ǘǟ15g24ű51ǖ53Ǡ
~<bop	84 -12Ő73ǥ
~<bor	69 -11Y9ĸ10v19ŵ29ų39dlƪ43p
~<bos	78 9ǩ10sļǙ11N12Q16l17Ł31ǟ33U
~<bot	63 -15g-13S-7ŚƷ7eƽǂ8pŽƼ9ķŞ10ĹƀƬ11Ũ13ŋƢ15ŸƯ16Ʊ17Ǝ19ƻ23Ł25ǁ26ŀƵ41s
~<bou	69 -12Ũ8Ʃ9ŧƍ10AJ14ƞǏ16ư17łƦ18ſ19ŖŶ25ƌ31Š34ƒ
~<box	71 -9L8mƋǐ9qŚŭ10ŏ11cǙ12PƄ14d17ǧ18f26ƞ27ƻ
~<boy	71 -9h9bjŔū10Ő13Ť21n23Ź25x27v28w48u
~<br	50 -12Ǐ-11Ơ-10zŖ-9ŭǦ-8ŗƷ-7ž7NƥǉǌǨ8gĺŁǩ9SłŘűųƂƒƜǅ10źƞ11tǝ12qƖǋǍ13ƅǃ14yƋ15BŶ16Ņƛ17Ɓ18rŤƎƝ19hĹƮǇǑ21š22Ǌ23Ž25lƽ30T39Ƈ
~<bra	75 10Ŷ11Ɓ12ǋ13ƛ14Ņ15Ĺ16ǅ24ƅƑ26Ž
~<bre	67 -11Ǧ-9Ǐ-8H7ź8IXŰ9OƖƜơ10Ʈ11lŨƎƦ12N13ǝ15kƂ17Ɲƽ20ł22Ƌ25ǩ31h33š
~<bri	59 -9kƑ-8Ơ-7Ʒǩ7Mǔ8ōźƝƣƭ10Ŝ11Ǆ13g14S15rű16tƒ17qǍ19Ĺ20Ǒ24Ǉ26Ʈ27Ǌ40T48Ƈ
~<bro	60 -10zŖ-9ŭ7eķſƖƜǞ8nrAǋ9aQŽǆ10ƥƳǉ12ŁŅ13ŘƁƎ14ĺŜǡ15ų16ƞƽ18ǃ19y22lŶ25B26Ť
~<bs	90 -8Ź44ź
~<bs>	90 -8Ź44ź
~<bu	40 -18ƴ-17Ū-16Ǐ-15Ƃ-13ũ-12Ŗ-11sYĿŝƼ-10Ń-9DĹŏťŦƜƮƷ-8lRĻňōŗţŧŨƊǉ-7ouxCLŇŚźƌƵƶǖ7ƓƗƞơƢǛ8FKń9ABŶ10Ņ11pŊǀǆ12ǡ13ŎűǠ14ǔ15NUŀǐǑ16ŌşƦƪ17HƐƝ18ŭǅ19ņǊ20Ƒƒǝ21GƩǃǍǦ23Ǖ26Şŵ27ƺ28ƅư29ǥ31ǎǢ32ƣ33Ǩ34Ǆǟ41X43Ǟ47ǋ
~<buc	81 -8ǡ7ƀ9Ţ11ž12Ƃ18Œ31X
~<bud	73 7Ŝ11ĺƳ14Ľ15BƢ19A23ĸ31Ņ38X
~<bug	79 -7ĺ10K11Ǡ13ŀ15Ž61Ş
~<bui	56 -9F7XķƇƥǌ8ŤŭƐ9Ƥ11ƪƱ12Ɠ16Ǟ21ơ22Ǣ24Ƒ28Ʃ30ǋ36Ǎ40ƺ47ƅƣ
~<bul	88 18ľ21h
~<bum	79 11ŗž15ƃ17Ť18Ŕ19ŵ20ű23œ
~<bun	75 -12x9Ɔ12ńǈ14ǥ16ǀ22ƞ41ş
~<bur	64 -10Ɨ-7ƴ8ŜǕ9Ɣ10ĺŀńƦ11Ǣ13ƑƓ18ƛ19ǝ22Ɛ36ņ54ư
~<bus	50 -24Ƃ-17Ū-10G-9ō-7D7ŲǑ8ǘ9P11M13AǛǠ17Ǣ18ŭ20Ŏǆ21ǐǝǨ22ǔǡ24UǞ25N26ǅ27Ɲ28Ǌǋ29ǃ30Ǧ31ŵ32Ǆ36ǥ41ǎ46ǟ
~<but	63 -10s-9ǈ7wŎƁ8bKżƸǀ9BŌűƒ10ŁžƯǣǩ11ƻ12ƾ13ŀƽ14ǂǙ18TƧ19Ǒ22Ŋ25p
~<buy	62 -17Ǐ-14ƴ-9Ń-8ũ-7ŒƼǌ7Š8ƙ11ł13WƨƩ17ƪ19Ŭ20ŌǞ21Ǆ23Ʀ27Ŷ28ƒ31F32Ǩ33Ǖ34Ɨ36H48G
~<by	52 -27ǌ-19ŒƝ-13Ŕš-12ƽ-10ķŹǝǩ-9rňƖ-8sŎ-7ŌŕŦ7EKơǞǥ8ŋ9Qƙƥǃ10Ʊ12zŨƗƜ14nTřƮǜ15aǟ16j17ů18ŧ19łƤ20ſ21P22ōŚŵ26A28ĹƄ29œ30ǧ33o38MĴ53Ń
~<by>	52 -27ǌ-19ŒƝ-13Ŕš-12ƽ-10ķŹǝǩ-9rňƖ-8sŎ-7ŌŕŦ7EKơǞǥ8ŋ9Qƙƥǃ10Ʊ12zŨƗƜ14nTřƮǜ15aǟ16j17ů18ŧ19łƤ20ſ21P22ōŚŵ26A28ĹƄ29œ30ǧ33o38MĴ53Ń
~<c>	81 -9tǩ12Ƽ13ǃ22o64b
~<ca	33 -24ƕ-19ň-18Ɣ-17ŕ-16ŇǄǈǔ-15nuyBƒƗǋ-14gƝƷǇǦ-13RŖ-12tUƨ-11lĺņōŒƜǎ-10kvŀœŘŨƠƮǆ-9rHQTƇƚǊǟ-8dfxĶĿƤƱƴǀǜǞ-7JŻƢǍ7ķŅſǕǘ8bzYľńŌŗǙ9śƼǧ10CŃŢ11ŧ12ŎŐƽ13ĴļŊŞũŽƧǠ14ŋřŚơǌ15MŉǗ16hĸ17Ŝ18eǃ19šŹƯ20Ł21Ƃ22ZƎ23wūųƪƵ24IK25sƃǛ26oLĻźǐǩ28až30ŵƁ31Ŷ33NŲŴ34Ű35űƀ40Ŭ42ŭ45şƄ48Ĺ52ǖ76Ū
~<cab	86 11Ɛ13Ɵ15ķƌ16ƻ
~<cak	88 7Ľ12M14p31c
~<cal	52 -16J-11B-10R-9tŇŦǌ-8Ŏ-7ruĽŷƒǄǈ8P9NŔ10Ǒ11MĵƩǛ12Ǝ13Ǔǩ14ŞƁ15Ţ18sŧ20ţ22ŋǙ24Ļ25Ŝ26I28Ł30Cơ31ń38a41w43K44oǃ56L61Ĺ
~<cam	63 -8ŵ-7iņƠ7Ƙ8dŸżƯƽ9GŎƾ10j12ĸƙǞ13M14ŠŰ15ķ16ş17ũƛ18ļ21Ť25Ū28Ŧ31Ņ37Ǝ
~<can	48 -17ň-12Rŕ-10Ŷ-8ũǎ-7ĺŰƟ8Ĵŵǁ9eJľŗǌǕ11cĻŋź14M15NŁƵ16XƃǨ17řƽ20Oǧ22Ō23IŃ25śƼ26Ĺ27Ŏ28Ŋ29ŉū30L31ŚšƧǩ33s
~<cap	90 12Ƙ13ŗ32ǩ
~<car	41 -25ƕ-17Ɣ-14Ĺǩ-13ĿƝ-12sǔǦ-11yĵŒŨƷ-10IƗǝ-9nŁǄǈ-8ixŇƤƨƵǇǋǞǨ-7dCTŀŎƉƒƞƪƻǆǛ7ŏőŧǥ8bĸŷ9Vļƶǒǚ11ľ13ĴřŜǡ14ũ17zǌ18ſƯǗ19Ž21Őƃ24e25ƁƂ32Ųź33Ź34Z37ǐǖ38ų41ž44ƀ47Ű48Ŵ50ş52ŬŶ53ű54ŵ60ŭ63Ƅ86Ū
~<cas	63 -10ű-8Ŝ7ƁƩ8FƀǨ9I13Ʋ14Ǖ15ĻǠ19Y23Ų40Ƶ62ǖ65ƪ
~<cat	68 -12ǩ7bwŐƓ9ƌ10s11ĸ12q13Ʋ14ǘ15a16L33N51h58Ǜ
~<cau	86 -7B10ũ16a24Ŕ31i
~<ce	59 -10ŷ-7ƒ10ǃ11ư13Ŀ14Q16X17ź18ƛǌ27Ɗ34I54ǒ75ǧ
~<cei	85 7Ŧ19Ŀ24X26ƛ
~<cel	80 -9ƒ-7Ǘ7d38Ɗ47I
~<cen	90 22Q
~<cer	61 -10ŷ12ǃ17ź18ǌ56ǒ77ǧ
~<ch	46 -15ǈ-14ŝų-12Ŗ-10ŀǊ-9ĿťŵŷƒƵ-8pTŬƜǩ-7nXĻƝǅ7kŜŧŻƱ8DŢƼƿ9vHĵŎƓƢƧǢ10lwWĴłŶƭ11ľŪǠ12eŞƠƬǑ13ǒ14ĺŇŒǖ15ĽűƟ16Ƹ17uƹ18Cƫ19Zǋ20d21ũƾ24ŦƐƶ26ŔǕ27Ņ29V32N34Š
~<cha	53 -13Ɯ-11ŝǈ-10Ǌ-9ŀ-8ĿƵ-7ťŵ7dquTǙ8PĵűƛƴƺǞ9ƷǕ10ŊƓƸ11Ņ12ŁŢŧ13Ƨ14H15Ŏ17ŞƠƶ21Ľ22ĺǑ23CŇŒ24ǋ27ũ34Ŕ37V38N
~<che	57 -16T-15ų-14Ư-11u-9ŁŖ-8Ǒ-7pŒŭƔǩ7dǉ8ŏŐŢŶǐ9JKĸţƮƸǛ10ŠƢƪ11ƨǒǚ12iű13ƭǕǜǢ14ĴŜ15ƫ16e17W18Ū19Ƭǖ20Ǡ21ľ22Ɵ23Ņ24ƹ27Z28ƾ31Ŧ
~<chi	68 -8ŷ-7ǚ8Ƴ9Ʊ11ŶŹŻƫ12Ǖ14lƢ15y19v20w27Ư32u41Ɛ
~<cho	75 9Ɯǂ19Ƽ30ł48Š
~<chr	85 9Ƌ19dD21k
~<chu	79 -7Ǧ10ư13oBƂ16tŭ25ƶ
~<ci	70 9Ŵ11Dǂǧ12Əǋ19Ū26Ż43ƹ45C
~<cig	82 13ǂ51ƹ
~<cit	75 11D12ǧ13Əǋ28Ż48C
~<cl	44 -14Ɵ-13Ǆ-12ŋ-11Y-10iǩ-9nĿŝŨƭƮǐ-8Ǉ-7ĸŒŕƯǃ7ľŲ8TƼǦ9RŦƏƝ10X11źŻ12ŉ13xĺũƗǈ14ƔƤ15ŭŮ16ŚťƑǙ18ƕƙ19ǘǛ20ů21ƜǀǤ24ŤǢ28ǚ29ŧƾǎǗ31Ǔ32Řǔ37ňǝ48ţ59Ɩ
~<cla	56 -9Y-7iŝŨǃ7ŅŔǚ11x12ǜ13ľǛ16ŦǓ18ź20ũ21Ǣ29Ǥ33ŘŤ34ť40ŧ48ţ
~<cle	67 -15ŋ-9ƭǐ-8ť7ǈ9Ʒ10Ɛ11T12ŬǏ13ƾ14Ǣ15űŲ16Ǜ17Ƽ21ŻƜ22ŉ25ţ26Ɣ53ň
~<cli	60 -14Ǆ-8ǩ7œƖƩ8ļŊţ10U12Ǧ16ǈ17ĺ19Ɯ20ǘ23Ɲ25ŭ26Ǘ27Ǔ31ƾ32ǚ33ǀ49ǔ
~<clo	53 -13ţƟ-7ƝƮ7gqxzǘ8j9CƳ10ť11Ř13Ə14RX15Ǘ21ŮƤ22ƑƕƗǙ24Ś25ƙ27ů38ǎ49ǝ76Ɩ
~<co	30 -20ŴŶ-17ŨŪ-16ǂ-15vwŁƵǋ-14LSŇǩ-13Rňœ-12fAť-11crtBNOŮƂƻǈ-10ōŬ-9ƥƽ-8hƟ-7aĹņƈƲƶǎ7ƃƋƑǏǐ8ŎŢƆƐƹǉ9Jőƾ10uIQŵƏƢƪƴƼǘ11dkĶŖŚƬǌǓ12yŗŘŜǖǞ13šźƇƗ14ŋƁƅ15Ŀƛƨ16mƚƧ17ƤǦ18EŭƘǅǆ19ƄǃǤ20ƱǕ21ǁǥ22łńƯǟ23ŀƓƭ24YśƜ25XǡǨ26W27Ǆ29ŠŦ31CŐ32Ş33jŏ36Ǣ37ĸǒǝ38ǣ40M41ľƀ44ǚ
~<co>	79 17Z20Ʊ
~<coa	83 7Š12ƪ17Cƾ32ƚ
~<cod	72 -7ǣ9Ŕ12ǘ24E33Ǥ43I
~<cof	83 -10a-9ĴŶ8iY14ōǛ26ǩ28M
~<coi	83 -8Ǔ32Ƙ33Ǣ48ǧ
~<col	58 -10Ř-7ǧ7ǩ8ŀƫǠǡ9ĵƐ12Ǖ13Ɯ14ǃ18ǒ23ź25ż26CƘ27y28j32Ʊ36m43ƀ
~<com	41 -18ŪƂ-16S-15Ų-14Ŗ-12fnĹǩ-11LžƤ-10œŨǧ-9rňŒƦƯǋ-8aswCFPŏũűŴƨƭƮǂǓǚ-7oABŁŇŔŶſƆƋƒƓƘƷǇǝ7ĴŕŤ8ƾǉǖ9lƁƕƝƧǍǏ10ƣǟ11ůƑǔǜ12qHǘ13Ǖ14ŀǙ16ŅŝǊ17jőŭơƴ18kĺǤ19QTǡ21Ŝŧƛǒ22ŐŢ24ǅǐǞǥ25ĸľŞǄ26WĶ27ǃ28ƀ29Jǁ35ń36Š37Ǧ38ł39Ɯ43M68ǣ
~<con	54 -13ǩ-9ƈǂ-8ŗŚ-7Ű7sĻšƉ8řƝƢ9Ž10kPŎţǧ11ƞǌ12ƖǑ16ŭ17Ŀǟ18ň19Ƈ20Kű21ŋƒǚ22ƅ25ŀƗ26ƫ27Ǣ34Ƽ40Ǔ
~<coo	66 -10D-9š-8Ǣ-7Ɯƣ7ńƇƋƕǚ8dpCQŋŕŜŰŽƎ9kţ10Ő11gEŘ12oǍǏ13ǈ14ľ15r19Ǜ21Ɔ22ǖ43j
~<cop	74 -14J-7Ɨ8ơ11ż22Ż33Ƌ47ś
~<cor	66 -7w7CDŲžƟƴ8Őŗš9ǜ11dǅ13Œ15aŏ16F18Ź20E23ų38ǆ
~<cos	60 -12Š-9Ƣ-7Ƶ7Ŕ8uƭǣ9ļ10ľǢ11Ƥ13Ş14Ƒ15Ǖ17Ơ18ǝ19ư20ĸ24Ɠ28Ư29Œ30Ǐ35ǚ42Ŧ
~<cou	44 -13Ŵ-12ƃ-11Ɲ-10ǣ-9VňŽƕƦ-8kBŒŖŝƧ-7ůżƖǑǠ7Ǐǔ8dū9ĹźƅƆƷ10MĿƌ11W12g13ƍƢ14ũƗ15nuľƭ17ŘŚƏƮ18Şŷ19ŊƹǄ21Ǉ23ĸƄǨ24ś27Ư29CDķƤ30ǚǝ32ŵ33X49Y
~<cov	49 -23Ǐ-15ǈ-14ň-12Ĵ-11ǩ-10mǐ-9ǑǦ-8qT-7ŜźǄ7Xǟ8ƛ9i10ŠƢ11Ŧǌ12Ńǡ13Ŏž14WŚǥ15Ō16ƚ17šƬǚ19ǒ20ĸſ21Ʊ24Ʀ25ƀ26Ɓ27ľƭ28Ɠ29Őǝ32ƃ33Ƨ37Ǣ41ŗ43ƨ49ŏ52Ŗ
~<cow	86 11jB12g24Ƴ
~<cp	84 -14r16A25B54Ǡ
~<cpa	84 -14r16A25B54Ǡ
~<cr	55 -15Ż-9ƆƮ-8Œů-7y7ŇǣǨ8ļŬƎ9ipűǞ10kŀǑǟ12xŽƤ13ƇǗ14Ɗ15Zǉ18eƃƕ19htŶư20Ū22Ǉ27ǈ35ǎ37ƙ39ż45ĵ
~<cr>	86 9ų23Ŷ36Ū
~<cra	67 -14Ż7Ǖǩ8Hſǎ9gƱ10ƒ12Ň13p15iŀ16Ƥ17Ƈ19Ɗ27űƃ50ż
~<cre	59 -12ű-9Ɔ-8ů-7Œ7œơ8ƕ9uĸƎǣ10ļŝŬǞǨ12YǑ14kŽ15Ǘ17Zǉ20e22ư27Ǉ30ǈ31ǎ40ƙ50ĵ
~<cri	88 -24n13Ɩ17Ŷ23ǟ36h
~<cro	86 -16u13x14Ŗǘ15ũ17ƕ32n
~<cu	52 -10b-9Ųƨǧ-8Ʀǅ-7ſƠ7ĹŉŚŠǙ8VƵ9ŞƧ10ǈ11hŰǒǟǥ12Ţǚ14ǁǡ15G16ŗƝ17I18ŝ20Őš21Ǔ22ŕǖ24ŏ26YǗ29ǔ33Œ38ő44ǃ
~<cur	60 -9ǧ-7Ơƨǅ7rŔ8Ŗ9Sŉ10ĹŚŠ11Ƶ13őŞŰǥ14ǒ21ŗ22G23ŝ26ŕ28Ő29ŏ39Œ
~<cus	61 -9SŲ7ůƲ8kǄ9ĿŢ15ǟ16ǚ20Ɲǃǡ26Ǔ27ǖ31Ǘ32Yő38ǔ
~<cut	73 -12b-8Ʀ-7ſ7ƿ8Ŧ9ŋƅ10ǣ12Ǚ14VƧ18hǈ25I30ǃ31š
~<cy	85 14ǥ15ǡ24g48ǘ
~<cyb	88 14ǥ50ǘ
~<d>	84 -18b-12h7ƿ11śū18w36d48ǃ
~<da	45 -26ő-21Ĺ-17ǩ-16H-14b-13ŝ-11ĻţǑ-10Ŋ-9ƙǐ-8ŇŌşźſǅ-7amZŖŶƦǃǄǋǔǘ7ŧƝƯǒǖǛ8nƒƞ9AƱ10kŮ11ű12tPYšƛǝ13gj14uůƚǀ15ū16xžƀƧƺǕ18BŦŭŴƹ19Ű20Ź21wŃŒ23ŠƳǗ24vzť26ƻ27Ť29ƽǞ30ǎ32d35iƖ44R53L55ŕ
~<dad	68 -16ő-15Ť8ĽƱ10ǈ12Ǟ13ŷ21Š24A27B42z43Ƴ50ƽ
~<dam	65 -14Ĵ9Ũ10Ɗ22ƛ26ƚ27ƀ31Œž33ű34Ŧ38Ť
~<dan	83 -7g9śŧ35ǀ
~<das	83 13Ǜ29Ů36ū
~<dat	64 -8ţ13ǒ14d15S16v18Ń21p30Ɩ38Ǘ41ť60ŕ
~<dau	69 -15b-12p7Kų8Ʒ10Ǟ15Ű19Ʊ21y24x27Ź28v31u35w
~<day	51 -18Ĺ-16Hő-12ŝűǈ-11Ŋ-8ų-7AĻŌşƙǑǩ7ŻƄ8ptŭŽǏ9qƺ10UĴŃƁǖ11nƞ12ŠƒƯ14kŤ15šƝ16Yǝ17j18gPůǞ20ŕ21ƧƹǕ24Ɩ26Ŵ29d33ƻ36ǎ43i52R64L
~<de	44 -14n-11ŝ-10Tƕ-9RǏ-8wńŐƢ-7ţŰųżƆǂǆ7Ƭư8uzQĿƄƌƼǃǝ9ņŧƚǩ10AŦ11ĺƁƝƱ12ň14ľ15Ŏ16Ǖ17Śƀǡ18śƏƑ19FŽ20m21ǚ22PƯ23Ƴ24ǐ27ł28Ǝ30Ń31Ų33Ř35Z36Ǜ37Ł40ű44ƴ
~<dea	64 -12Ƹ-7ŝ7űƁǜ8ƈƧƽǨ9ŀŅŜŢƖǁǩ10ũƑ11Ŏ12Ŵ13Ƭ14ŌƦ15ŧ16Ƅ17ľņǝ19Ǝ25Ń38Ƴ
~<deb	78 -10Ʀ14eƨ70Z
~<dec	61 7Ư8ŗ9ƃ11Ƙ13ư14ǡ15ƌ16ĺ21AŃ23ś29Ś38ł40ƴ60Ł
~<ded	59 8ľ9ƀ11Y14Ŏ15Ɓ17Ŧƚ19ň48Ř
~<dee	79 -10Ƣ7g14N23ƀ28Ǜ38F
~<deg	79 -8w-7ǩ18Ʊ20j44m
~<del	63 -9R-7U9Ɲ13ǡ19ǃ22Ǖ34Ǜ39ǐ49Ų
~<den	74 -7ǂ7Ɛ9ĺ10Ľ11l14P16W18ǩ19Q31ƴ67ű
~<dep	66 -8T7Ʊ9I13ǋ17z18Ƽ21uĿ30Ư31Ə
~<des	74 -10Ǐ-7ǋ8űƇ9fƣǈ10VƸ19Ɲ31P43ǚ
~<det	78 -9ƕ11Ɣ24Ǝ27Ƒ
~<dev	83 44Ž
~<di	34 -31Ň-23Œ-20ŝ-19žƧǎ-18Ļ-15yĿ-14z-13Aķǖ-12ŊŌŶƤ-11MRƃƟ-10UƜƸǃ-9ŀŚŭƭǇǍǠ-8hiuJŪǄǈǚ-7gsŁŰŲŷŹƢǁǗǛǦǧ7ŘƘ8ĺƞƺƿ9jNŜ10qrWūŮ11ĹōƍƩƲƴǘ12řţ13Fŗşƕǀ14ŉŎƹ15fvŵǞ17EISť18ƙƫǜ19ŖƪǤ20Ÿ21wǂ23ő24ńŠ25GĽš26źƈƬ27Şƌ28ļœ29ŤƦ30k31ņ32Ŕǅ35Ņ36ƒ38ƽ39ŨũƼ42Ŧ43m44Bň45ŧǩ57Ƴ
~<dia	72 -13Ǌ-8y-7ƾ18ǂ20Ƙ26v27ƽ34I51Ƽ
~<did	36 -18ŇŒǎ-17ŝžƧ-13z-12AĻĿƯ-11LVķ-10ŌǖǠ-9KRUľŊŶƟƤƸǍ-8yZƃƜƭǃ-7sJłŚŭƏƶǕǚǨ7ǌ8xƅƠǆ9cXǙǜ10ƾǘ11ƞƼ12jŎƺ13qŜƲǊ14ōƩƹǂ15ţŵƫƴ16FĹźƕƙ17ŉƚ18Ǟ19S20őŗť21Ǥ22Ÿ24wŔ25ǩ27Ŗ28GńŠ29Ľƈ30šƬǅ31ļň32ƌƽ33œ34mũ35kņŤ37Ƴ39ŧ40Ņƒ44Ũ46Ŧ49B
~<die	70 -10n-8r-7ŗš7ŵ9ű10V18Ư19Ʒ20Ǩ22ƽ54Ʀ72Ƴ
~<dif	66 -16ƚ-8Ļ-7Ţ7CKƬǥ8Əǘ9łǅ11VǕ12Ŏ13ĺ16ǩ17Ş19Ř20ňŧ21Ŕ28ũ
~<dig	75 8d16e18ū27E30I33ř
~<dim	90 8Ř10ŧ16Ɔ17ƶ
~<din	79 9ĵ10NƝ12n15Lƿ16ǟǩ
~<dip	86 10ĵ15ƪ36m
~<dir	90 12s16P25ņ
~<dis	64 -24Ň-10ŀ7ľƗ8Ư9őƛ11IňƽǓǔ12ZƏǩ13ů16W17Ž18ź19r20ǜ24Ů26Q34ş44Ş
~<div	73 9ĵ12ƫ18ƍ32ƪ34f42ǀ
~<dm	88 -9J35Ƅ
~<dmv	88 -9J35Ƅ
~<do	24 -43ĺ-22ƒ-21šŢ-20Š-19Gţ-16ō-15ż-14őŦǅ-13vƮ-11ńƈƳ-10lD-9ejļŷ-8nŸƫǤ-7BSŴƅƦƱ7oĿņťŪŶƋǒǡ8xŬŭƖƧǍ9sĻřŵƔƕƘǔǞ10ķŕŜźŽưƵƿ11qrQŏūƄƍƲǂǗǥ12ƣƩǀ13OľƃƗ14dHXƥ15FũŲƎƑƙƼ16yŁŖƐƷ17MZŮƚƝǉǦǩ18AŹƜ19Uşųǋ20zKŞǝ21wň22ŃŰƟǏ23Pǟ24JĴǃ25Ǖ26Wƻǎǚ27ŝǊ29ĽŌƊ30TǑǘǜǠ31RŎǙǧ32ǖ33ǈ34h36gǓ37Ǜ38Ɓ39ſ41ƞ42Ǆ46ƾǐ
~<do>	27 -36ĺ-28ƨ-20Ţǅ-19SŦƒ-18G-17šŴ-16Šţ-15œ-14ƌơ-13jŤůż-12itőƠǂ-11epƇƳ-10hrƴ-9xLōŘź-8ŨƅƮƽ-7vBńƈƏǤ7CŋŖŚŶƓƖƩƬƭǆ8auYŬƔǟǢ9IřųƃưǇǊ10ŁŵƼǡ11HŐŪƥ12VŊŞƂƤƹƿǧ13JWņŜƘ14MƵ15ķĻňŌǔ16ľǗǠǩ17yŽƕ18QUŰŲƷǉ19AZŃŏƾ20Oƻǀǋ21zĽŮƐƜ22qž23Fƚǜ24wƝ25ŭǘ26KǐǓǕ27Tŝǎ28ĴƟǚ29Pşǃ31Ɓǈ33ſǏ34Ŏ37Ǜ38RǙ41ǖ42Ǒ43ƞ46g48Ǆ
~<dob	85 -11Ÿ24p54d
~<doc	69 -10Ǟ7Ƹ10ǣ17ƻ21ǂ23ƃ29Ƽ71ƾ
~<doe	41 -23Ƃ-20ž-17Ÿ-16ŭ-15ƹ-14Ū-12Ʀ-11ĺƻ-10Ő-9ŦƸ-8VōţƬǋǣ-7PĵşŠŢƈƏƛƤƫǀǇǖ7ƅƕƽǍ8Ĺŗƞ9wű10ňŨǊǎǒ11ǡ12LǏ13bŁŜůŴƙ14Ư15Ɗǥ16xŖŰ18sƁƠǦ19Ǝ20WŇƇǜ21Ƨǚ22h23ŕųơǄǠ24Ƅ25ǂǐ26ĽƩǓ28rŹ29ź32ǈ34ǩ36ǧ40qƨ
~<dog	72 -16ǃ8F10Pū13Ɲ97h
~<doi	61 -12Ļ-9ǅ-7G7ŌŪǄ8ŞŹƨƵ9ŀ10c11Ƴ16Ǡ18j20ũǐ26k27i28xŝ30S33t42ǟ
~<dol	66 -7ŤǠ7ǖ8ǘ10ľŢƗ12ǅ15X17ŗŘ18Ƙ19œ21Ņ25ĸ34Ŧ
~<don	65 -14Ǐ-11X-8Ɲǩ7t8pţƲǂ11ǟ12ǄǋǞ14ŷƋ15Ō16Ŵƶ17ǘ19ŧǝ23Ļ29ƾ30yũ36Ń39Ɨ43ƌ
~<doo	66 -9ǔ-7ř8Ǩ9Šū11ƏǄ12ŤŲ14ǃǊ15ƙǛ17ƎǍ18ǅ22ǝ23ůƝ50ƣ
~<dos	88 -12Ǟ65ƻ
~<dot	82 -13a-11b13Ō18ǋ24Ł63J
~<dou	90 13Ř30œ
~<dow	52 -10Ŧ-9Šǐǩ-8Ɠ-7CPŀŜƤƬǟ7jĹňŉƏǢ8epŎƆƣǈǉǕ9fƫǛ10oƶ11cŌƍ12VŖ13UŸƲǍ14Ǌ15LťŪƁǞ17M18ǎ19Tſ20aŞ21H22ƴ24łŵǝ25Ť29Ƒ46Ɗ
~<dr	44 -21n-17qu-15ő-14ƅ-11ǧ-10Rń-9yGPTŅƒƼ-8swŒƑƨƭǇǞ-7rxzUŝƁǂ7žƄǋ8ĴśŨƊ9ŧǟ10DVƲƾ11Ś12Ƃƞ13aŞǚǩ14ƻ16NŰ18šƀ19Ż20ŵ21ſ22Ƶ24ů27Ų29Ŷ30ż31Ǜ32ŪŸ34ǐ37ŭ39ź40Ŵ41Ž43Ů45ƛ48ų54Ź65ƿ73ŷ
~<dra	72 7Ŗ8ŧ11Ŭ12ǁǖ13e17Ĵ22Ś25ǚ46ƛ
~<dri	46 -20n-17u-16q-11őǄ-10R-9Pƒ-8rwGTń-7syƨǇ7Q8Džǋ9ƂƄ11Ũ15Ş16a18N20ŰŶƛ21Ż26Ų27ŵſ32ůż34Ÿ35Ǜ36Ū37ǐ39ƿ41ź42ŭ44ŴŽ45Ů53ų58Ź78ŷ
~<dro	69 -7Mőƭ9Ǩ10jƧǦ11ť12ƽ13I17ś21Vǟ32š33ƀ37Ƶ
~<dru	79 11K13ŧ30ƻ51ƿ
~<dry	84 -11ǧ18Ǆǒ21Ɗ26ǩ
~<du	68 9yƠ10ķŉǧ11ǈ12ĵƘ13ŝƟ14ƃ16ŭ17PR19ƣ20ƚƿ37ŕ45Ż
~<due	78 8ƾ12yǧ16ŝ43ŕ
~<dui	84 26ƿ56Ż
~<dup	90 14Ơ26ƣ
~<dur	88 19Ɵ21ŭ22P23R27ƚ
~<dw	80 -7ŗ44Ɠ
~<dwe	80 -7ŗ44Ɠ
~<e>	79 -12ś-11š-7ǩ9ǣ17wŌ50ǚ56b
~<ea	57 -22ŗ-15Ǆ-12a-11S-10Ʒ-9AŮƉ-8PƕƝǊ-7DUǨ7wBƱǉǡǣ8ŧǂǆ9kZŦ10Œ11můƋƔ12Ơ13ĿǛ15ǩ17Kų18xǋ19Ʈ20M23ŎŘƶ26Wō27Ƹ34ǈ42q46T
~<eac	63 -23ŗ-9Ů-8Dƕ-7q7ƻ8wǡ9ƘƱǆǉ10Z11T13ƋƔ14ů15ŘƠ16Œ20ų21ǋ26ƶ32W38ǈ
~<ear	71 -14Ǆ-11ƉƷ-9aA-7Ǩ10B11R15m24x25ǩ27Ʈ31Ŏ34ō46T62q
~<eas	77 8ś9k10ŝ11ū12ŧ13ǂ25K31M
~<eat	82 -9S-7UǑ11ǣ15Ř16Ŧ21Ǜ22Ŀ40Ƹ
~<ed	79 -17ƿ31Ʊ40ƹ42m
~<edu	81 32Ʊ43m
~<ei	80 -13e11r12ż19ŕǆ22Ŭ23Ǎ
~<eit	83 12rż14Ǎ23Ŭ
~<el	52 -18ǩ-8Ľŏ-7rƔƳ7N8ǥ9hţƣƼ10qKŤ11aǋ12FŢƙ13ŴƑ15HƢ16ƥƮ17ŵ18ǈǝ21ŷǑ23ZƋ24n26ų29Ł36ş41ō46ń
~<ele	73 -9Ľ7P13K14ƣ16q23Ǒ33Ƌ
~<els	53 -18ǩ-8ŏ-7rƔƳ9hţǥ10ŤƼ11ǋ13FŢŴƙ14Ƒ15Ƣ16Hƥ17Ʈ18ŵǝ20ǈ22ŷ24Z25n26ų30Ł37ş43ō47ń
~<em	50 -20ļ-16D-11bcjo-10ƞ-9ǩ-8Ǡ-7Ʀ7ƃ8EƄǋ9ǧ10ńǣ11ĽŠŧǑ12V13Ƨǜ14q15yYǚ16ś17WŞ18SŢ21Ǉ23Ǖ24ŝ26Q27ǘ33v34Ɵ35K52J
~<em>	69 -24ļ-12cƞ-8j7ƅƟ8wŜŪƯǛ9uœ10ZőűơƱ11l12ǋ13E15Ǖ17ŧ22Šǚ27vŞŢ36ŝ
~<ema	60 -18D-12b-8Ǡ11Ƅǧ15Ľ16Ǖ20ś40ǘ43K64J
~<eme	84 10ƃ28Y
~<emp	58 -11o7yǥ12Vǈ13ǣ14Ǒ17q20Ƨ21Wǜ22S26Ǉ31Q34Ɵ
~<en	58 -12ũ-10ǩ-9ő-8ĸǡ-7Ǆ7ĶŁǟ8eĻƘƣƷ9ǃ10ť11ŷ12gyǋ13i14tű16ž18jư19ż20W21Ǥ22fŦ23UŔǆ24Ƨ25Š26IƬ30b43ŕ
~<end	64 -11ũǆ-9ő7ļū8Ō9ejlĻ10ŁƷ11ưǃ15i22ż24Ǥ25Ŧ27Ŕ28Ƨ30I31Š35b48ŕ
~<eng	82 14Ƙ26ű37f
~<enj	83 13ǟ20g22t35U
~<eno	72 -9ǡ7Ɨ8Ɠ9ŎŹƯ10ŀ11rư12Ķ15j16ťŷ18y21ž34Ƭ
~<enr	90 37W
~<ent	88 -7ƩǄ14ƣ19ǋ51ǆ
~<eq	66 -7Ɠ8Ɲ14ĵ18ƫ19Ǣ20ŬǞ33ķ43Ǐ
~<equ	66 -7Ɠ8Ɲ14ĵ18ƫ19Ǣ20ŬǞ33ķ43Ǐ
~<er	80 12Š20ǚ21Ő32ŭ
~<eri	90 7ş14Š24Ő
~<err	84 21ǚ34ŭ
~<es	76 -9C-7ź9ǉ11Ŵ12Ɠ14Ʋƶ29ķ31Ɣ32ƕ
~<esc	79 -7ź12Ŵ32Ɣ33ƕ
~<est	86 -10C7Ů10ǉ13Ɠ16Ʋƶ33ķ
~<ev	41 -15Ɲ-14Ŧ-10Ĺũ-9rSłűǓǔǨ-8yGńŬƃơƽ-7aĺŃŧƀ7ōŏŢƍƦǖǦ8ŰŸƊƕƯǐǚ9KU10CLĿŭǆǙ11ŒŤŨƹ12nTķŗŴƻǢ13Ūǝ14gh15Ɨǩ16Ɯ17ųǜ18ŻƩǘ19šůŽ20ŲŷƂƿ21ņżƛ22R24ƙƬ25Ŗ26Ƽ27ƴ28ǒ33Ŝ42Z48ţ
~<eve	41 -15Ɲ-14Ŧ-10Ĺ-9rSłũűǓǔǨ-8yGńƃƄơƽ-7aĺŃŧŬƀ7ōşŢƦǖǦ8ŏŰŸƊƍƯǐǚ9KU10CĿŭǆǙ11LŒŤŨƹ12nTķŗŴƻǢ13Ūǝ14gh15Ɨǩ16Ɯ17ųǜ18ŻƩǘ19šůŽ20ŲŷƂƿ21ņżƛ22R24ƙƬ25Ŗ26Ƽ27ƴ29ǒ33Ŝ42Z48ţ
~<evi	88 11Ƅ29ƕ
~<ex	51 -14Ɣ-13ǩ-11g-10Ū-9kVŗǍ-8ľƦ-7AĿƀǈ7eJŎƕǊ8MƗƤƸ9BŇŤūųơƧǅ12YĸņƎƖ13dưǀ15Ǉ17ƞ18ňŴǤ20ŊƇ21ƫ22Ŗǣ24Ɓ27Ƙ28ƂƵ30ŕǞ31Ʋ40Ŕ41Ǧ48ǁ
~<ex>	90 51ƫ
~<exa	66 -10Ǎ-7ŪƵ7Dǃ8Y9Ņŕš10Jŀ11Ǆ12ƕ14ơ15ū18ŤƧ19d66ǁ
~<exc	69 -8V8ŷ10iHǣ11Ƃ15Ƹ17Ŗ20Ɩ22Ŕ31ƞ32Ƶ58Ǧ
~<exi	88 12ű18M27Ƶ
~<exp	59 -10Ɣ7Ǐ8ŨŸ9XŬǊ10eY11BŎǅ12ŴƗ13ų15ņ16Ňư17ĸŖ18Ƙǣ22ň25Ŋ29Ŕŕ37Ǟ
~<ext	69 -12g-10k9ƶ10Ų12Ŵ13Ƥ17ƴ18Ƙ19ǀ20Ǝ23Ǉ26Ǥ28Ƃ31Ƈ35Ɓ
~<ey	84 -11ǩ7r9ƃ15Ŗ19A26Ŷ
~<eye	84 -11ǩ7r9ƃ15Ŗ19A26Ŷ
~<fa	46 -21Š-16ŗƷ-15Ŧ-14ŴƢ-13Ł-12JR-11pXĹ-10ĸ-9U-8x-7clsķĺĻōŞũƲ7dvAFŻ8ĵƄƗƙƸ9ŉŨŪƤƳ10MŕŘŝť11ƕǐ12Ńƾ13śƃƭǇ14E15ńƚ16rƮǑ17ĿƏ18mŐż20ļĽ21zŇőƶ22ŧƜ24i25nu26y28Ƭ31Ŷ32ƞ33ňů38ǘ46ƽ
~<fac	77 -18ŗ-17J-11Ł9ǔ11Ʀ18ł20ǩ21ļ23ǘ24M28Ƭ
~<fai	75 -10Ņ-8X10ĽľŎ11ļŒǁ15iŉ17ĵ19ŀ20Ň24ŧ
~<fak	84 13Ŀ55ǘ
~<fal	66 -16Š-10Ƥ-9ĺ8ĽŇƃ9ǒ11ťǙǣ12ǡ14d17ŘƜ18y19Ɨ20ŕƞƾ22Y29Ŷ
~<fam	57 -15Ƣ-8ų-7Zĸż7a9q10zưƸ11hFǅ12Ǉ13A16ĽƜƳ17ŖŪ18Ũ20Ƭ21u22ƶ23Ƥ24Ʈ26y35ƽ36n
~<fan	85 -15p7ļ9ƌ12ǃ15Ƙ19Ŀ25r
~<far	59 -14Ŵ-12R-9h-8U-7qxŞƳ7ĽŇŜŭƐǄ8Ů9Ņźƕ10v11ť12ƞ13uZƙƭ15ƶ17ųǐ18ň19m22ƚ23i24ńƏ25Ǒ30Ő33ő50ů
~<fas	78 -19ǩ-14Ŧ-8Ł7ǧ10Ǉ13O17ŧŻ27Ń40ň
~<fat	80 9B11Ƴ21E26z35ƽ
~<fau	77 7ƃ14Ť43ż
~<fav	81 -17Ʒ19rƞ20ǩ21Ŷ22ŝ
~<fax	85 -10Ʋ-7M10ƕ21Ƅ28ś
~<fe	52 -16Tš-11ǩ-9ŉŝ-8pƃ-7oǞ7ńƝǑǟ8xXŋŜƘƺ9UƏǣ10ƍ11tŀǀ12PŢǁ13u15ŎŽƞǋ16Ŀ17QƵ18ņ19żƸ21ŊƆ23rţ24ĵŧ25Ň29Ũ30Ƭ33Ƒ
~<fea	90 36Ŀ
~<fee	58 -17T-8ǩ-7ǡ7iNł8MņžƊ9ĵǟ10XŋƏƺ11U13tǀ15Ţǁ16uPŀ18Žƞǋ20Ŏ22Ƹ24Ɔ28r29Ňŧ34ŨƬ
~<fel	75 7B8gķŅƫ10Ɯǃ11cxſ12ń13Ŝǣ14Ǒ15Ƙ18ņ19Ƶ
~<fen	72 8ķţű16ƍ31ż49Ƒ
~<few	71 -18š-11ŉ-7Ǟ9HƁǅ13Ɲ23ĵ25ţ34Ŋ
~<fi	43 -14ƕ-13Ũ-12ŀŷǞ-11Ŕ-10CĻŻſƑƝƵǎ-9ITľňŜŵŹżǑǧ-8clsLWōŝŴƳ-7vFPšťŭƙƜƦƲǔ7rGűƞǁǙ8tĸŌƫ9HŕŖƅ10ŉŧ11Uńǒǘ12mŏœƀƖ13kǆ14xEǝ15ŃŠ16Ľ17aƤǢǩ18Ƙ19oŬ20ĵ21ļƊ22fAƎ24XĺǗ26gŚŤư27ũƌ28Ǡ31ƄƐ33Ř37ţ50ǜ61Ə
~<fia	88 -11Ľ11f17o18p20q
~<fie	88 9ǈ13ĸ15Ś
~<fif	85 11Ǥ13Ĵ14ŕ26ń
~<fig	68 -13Ǐ-8Ŕ7HXœŦ8ĸŤ9yłŖŧ11A12ƓưǠ14ůű15ǜ18r20Ƭ22Ƙ
~<fil	62 -10Żǧ-8Ǆ-7BŸ7dǘ8wJŮ9ļŌŧǜ10ƻ12ś14Ĺ15ĺŘ16Ť21ǒ26aǆ30Ľ39Ǘ40ţ41Ƅ
~<fin	56 -11ƕ-8sIŀłƟ-7ŷ7tķǟ8ŊźƮƷǄ9GUŋƄƯǊ10BNŖǩ11ĸŁƪ12Ƽ13kAEǁǘ14ŠǙ17ƌƞ20fŚ23m24Ǡ25ļ26Ɗ28ư31Ŭ
~<fir	52 -9ů-8ǎ-7ĸƵ7kwőŕƨ8eU9ŚƘ12YŇŠŤ13aƫ14xĺĿǩ15œƅ16ŉǢ17o18Aŏ19ńƖǝ20Ƥ23ŃŘ31Ǝ40Ɛ47ǜ76Ə
~<fis	84 9Ɵ62g
~<fit	90 -9ǡ-7Ƭ15Ň16t54X
~<fix	72 -10Ǟ7y10ƁƤ11ǌ12ǀǩ13Ǣ15Ǐ16Hţ22Ş26ƀ31ƌ50ũ
~<fl	59 -13Ƣ-11ž-9Ő-8Cƈ7ŨƐƗǌ8yļ9ƃ11Ʃƴǩ12Ɓǐ13Ɔ14Ƥ16ǈ18ƛƨ19HƊ33Ɖ34ǀ45ƣ74ƙ
~<fla	75 -10ƈ8ƚ9Ɯ11Ɛ15Ʃ16Ɓƴ23ǩ24ƨ43Ɖ
~<fli	90 -8ž11ǌ13Ɨ14yſ
~<flo	63 -13Ƣ-7ǩ8Ũ9Ÿ10ƃ14Ɔ15Ƥ18ǈ20ƛ21HƊ49ƣ81ƙ
~<fly	81 -10Ÿ10f13ļ49ǀ
~<fo	33 -24ų-20œ-17ǘ-16Cŷ-15Ł-14Ţ-13DƼ-12UŀǋǍ-11ƁƑƢƷ-10ŕťǉ-9ĿŸƸǎǕ-8uvƚƛƮǚ-7ZōƊƌǏǙ7yƎƜǖ8NŘšŻžƇǔ9KLVŔŠŦƟƯƿǑǧ10jlpqwŝƬǢ11ŤŽƥƻǛǞ12ƭƴǅ13HĽơƺ14ŒǇ15Ƥǥ16gzOŖǌ17XƔǁ18dś19łƀǓ20ŗư21QţƝ23bĻǈ24ckƄ25Ķű26ŌŨǂ27ƗǠ28ǐ30ľŲ33Ĺƶ35Ɠ36Ơ40ƒ48ŭ51Ʊ
~<fol	63 -7Ŷǝ7awWľƮ8jƣ9ļǡ10g11Ž12žǈ13Ɯ14ǖ15ǗǨ16ŝ17Ƨ20ƦƽǇǔ23Kƥ29ň32z
~<foo	69 -12Ÿ-9c-7Ʈǐ9ǋ10Ŀƍ13Ɯ14ũ19Ż21Ɠ27ƆǄ36ƺǛ
~<for	33 -23ų-19œ-16ŷ-15UŁň-14C-13Ŀǘ-12ŢƧƼ-11DŚ-10ŀƚǍ-9ŕƁƑƷǉǋ-8ƢƮǄǎǚ-7uōŝƛƸ7wyŎŐŮƎǩ8Šš9lNVǧ10ŔƟ11gpLŽƯƿǢ12qžǞ13ŤŦƬƭƴƻǑ14HĽơ15Œ16ǌ17OƤǈǥ18XśƔǁ19dkĻ20Ǔ21łŖ22Qŗţűƀư24ĶƝ25bƄ27ľƓƗǂ28ŌŨ29Ǡ30c33ǐ34ƶ35Ĺ37Ơ38Ų43ƒ49ŭ52Ʊ
~<fou	74 -11ť7ū8řƅ9ż10ű11Ļ18Ʃ19k23Ƈ25Ś41ǅ
~<fr	45 -15ų-14Ĺ-12Qň-11hT-10ƌǐǧ-9ŌŖ-8yŒŪƐǂǤǥ-7fiKUVŁłŘŝŭ7Nƃǈ8kLķŲſƣƽ9s10IŇśŸƈ11ũƻǍǝ12rŤŧǜ13gƔƩ14WĸŚƜǃǋ15jRŏŠƧǊ16ŎŢƄơǔ17AŔƏǅ18Ľź19BŃ20Ņœƙǒ21ĻǑ22Ŝ26l34Ǖ35Ƈ39Ǜ
~<fra	76 -9Ɛ8H10Ǒ15Pǅ25ǩ35Ń36Ƈ
~<fre	71 -9a-7ňƚ9ƛ10Ʒ11ōƧ12Ŀţǁ14Ŭ15sZ17N18ŏ21j23L27gƔ
~<fri	72 7ļ8ƃ10ľ13Š16Ƥ17Ƴ20a36B38A
~<fro	47 -15ųǩ-13Ĺ-11Q-10hTŞǐǧ-8ŌƌǂǤ-7PňŒŖǥ7ůƪǏ8uBŀŠƄ9ŲſƣƧƽǅǈ10kķƅ11IśŸƈ12ŇǄǍ13rŧũƜǜǝ14Ť15ĸƩ16RWƇƻǃǋ17ŚơǊǑ18ŎŢǔ19ŔƏ20Ľź22Ņœǒ23Ļƙ24Ŝ29l37Ǖ
~<fry	88 74Ǜ
~<fu	54 -15u-12Ū-11ŗ-10ųƒ-9m-8cľǋ-7NPŏž7tƃƕƼǛ9DƤƥ10Œ11ĿƟƳǩ12xGƓƭ13ňƊ15Ŏ16Ĵ17ŭ20Ƣ21Ǉ22ǣ23akǟ24h25Y26RƗƱ35Ŷ36g40ƀ42Ƌư
~<ful	62 -10Yƒ-8ŗ-7cN7ƢƱ8qō9ŲŹƼǟ10tƃǄǛ11Ƥ12D14Œ15Ɵƭ16Ɠ19Ŏ20Ĵ26Ǉ27a31R48ƀ
~<fun	63 -13y-10mŪ-9ų-7P7ǀ8vǤ10ƕƢ13Ƴ15x18ǟ21ŭǩ24Ʊ27ǣ29kY39ư43Ŷ44g
~<fur	72 -17u8d11ĸ12Y14ƥ18G19Ɗ20Ƣ26Ƌ35h38Ɨ
~<fus	86 16ư39Ƌ
~<g>	86 -37ŗ-13Ƃ-9ř11Ǧ15b19ź63ǡ
~<ga	57 -12ƽ-9D-8ŒǏ7W8ŅƉǚ9BŤŧ10Ƒƺ11Ǆ12fƆƥ13ŕ14ƍ15Ž16ŖƎ17Ƌ19ļ20Ɯ22ƣ23Ɲ31gƐ35ǩ44Ɓ46š66Ű
~<gad	88 24Ž27Ǝ
~<gal	88 -11Œ16Ƌ21f23ǩ
~<gam	86 -15ļ26g43ǩ
~<gap	75 8ƭ18ŕ62šƁ
~<gar	67 -13ƽ-10D-8Ǐ12Ť13Ɯƣ15Ƒƥ16Ɔ17g29Ɲ52Ű
~<gas	83 11Ƌ47Ɛ
~<gat	81 7ŏ11ǀ15Ɯ17ƣǄ22ƍ35Ű
~<gav	76 9ńŔ11W13BŅǚ14ŧ23Ŗ40ļ
~<gc	86 -12ƒ-11ǩ29ǧ42Ǔ
~<gc>	86 -12ƒ-11ǩ29ǧ42Ǔ
~<ge	43 -21ŗ-16ƬƷ-15ŏǩ-14q-13ŭƒƔƗ-12Š-11rĺž-10œ-9XĶŝƺǞ-8cułƤǈǋǟ-7ņŇŕŞŬƌƟǑ7AŎƦƮƸǓ8bipJĴŐŖŽƠ9xGŁŊƯǝ10KRļǇ11ńƁ12vźƙ13tCIĻĽŴƨƭ14HSŻƿ15ƍ16jŹơǏ17ĿŸƕǡǧ18sǙ19gkWƫǕ20ňŶƃƖƚ21ś22Ŧ23Ō26e27ű30ŵ34m
~<gea	90 -13Ɨ-8Ɯ12Ɲ41Ǐ
~<gei	88 8Ņ10Ő26ń
~<gen	73 -19ŗ-11ž7ƽ8ǖ14ǧ15ǅ18ƸǓ33ǡ
~<geo	85 9l15Ÿ17C18y
~<get	44 -16Ƭ-15ŏƷ-13ŭƔǩ-12qŠƒ-11rĺ-10ŗ-9XĶŝƺǞ-8lyœƤǋǟ-7cułŇŕŞƌƗƟǈǑ7őƲ8biAJŽƠƮ9mpĴŁŊǝ10xGKRŖŸƯǇ11ļŎ12źƁǧ13tvĽŴƙ14IŻƨƭ15HSĻƿ16ƍ17jŹơ18Ŀƕ19sWǙ20gkƚƫǕ21ňŶƃƖ22ś24ŌŦ28eű34ŵ
~<gi	53 -15Ʈ-12Bǩ-8Ž-7sŞŷǂ7lļŐŧƝǐ8ńŲŶƗƧǢ9Ł10IŇǕǜ11oOXŮƪ12dAŦƢ13Œ14DŌŝơǁ15etƆǠ16Ʒ18vǚ19x21Ɓ22w23Ŕ26u33W
~<gir	73 -16Ʈ8ǖ11Ǥ13lǈ15v16ǜ19w22Ƣ29Ʒ42u
~<giv	55 -11Bǩ-7ǂ7ŅŪƝǐǒ8vwŐŧŶƗƧǢ9ń10ŁǕ11IŇ12oAOXŮƪ13xŦ14dtŒ15DŌŝơǁ16eƆǠ20ǚ23Ɓ24Ŕ34W
~<gl	68 -25Ƃ-21ŗ-10ōơƮ-9ŏ7Ĺ9řŚƬƼ10tŐǙ11ŤƦ12ťƄ16ǥ18ż21Ŷǌ23ƿ24Ǧ34Ɓ78ǡ
~<gl>	80 -29Ƃ-21ŗ-11ō20ǥ28Ǧ94ǡ
~<gla	73 -11ơ-8ŏ8Ĺ10řƼ11tǙ12ŐŤť19ż23Ŷǌ25ƿ37Ɓ
~<glo	90 -12Ʈ13Ś14Ƭ15Ʀ17Ƅ
~<gm	86 25J
~<gma	86 25J
~<go	33 -21Ƭ-19l-18ƌ-15Ř-14ŃǄ-13ƊƝ-11sƹǋǎǑ-10vFPTĴĽŀůŰŽƨǆǌǝ-9SXŲưƽǞǠ-8ZƳǈ-7GQŷƈƐƓƚƣƱƺƼǚ7pWƁƃƉ8DŐŤƞƧƾǘ9ŅŪūŴǖǢǥ10jnŌ11mńţƠǤ12ĵŠŧƮ13dIĻŒűžƋƭǀ14JŗƸ15yǏǜ16Ŝ17agŊŚźƙ18EUŖŢųŵƵ19o20kşƩ21œ22Ʒ23ĺ24OŹſƤǔ25Rũǟ26iANY27ƎƔ29ļ30ňŎŝ32Ķł34ƒ35Ɵ39ƫ40ō52V54ŏ
~<go>	47 -16ǩ-14q-13ŦŨ-12x-11lŮƝǝ-10ĹŁŶ-9MŃŇƚ-8vĸŰƮƯƱƴ-7ņ7NXńŉŏťƎ8ŴƷǣ9dňŠŧźǃ10Ŝž11ķŅŖŞţƋƾ12włśǐ13E14A15šǀ16aŊŔũǦ18oœƭ19ŗƠ21V22Ƨ23Ō25ƒƞ26Ɵ27m29Ŏ31Ɣ37ǜ38ƫ39R42ō52Ƥ
~<goa	86 18Ť39Ļ
~<goe	68 -8pŘ8Kƕǩ9ŴƵ10Ʃǉ11czEH12JłƷǝ13dŁ16oĶ21ų25ǖ28ƫ
~<goi	55 -19š-10tŞƷ-9LƱ-8xŀ-7ĻŤŦ7epĵƒƝƵ8ŧǃ9ĺƮ10QŢžǩ11Ƹǟ12DPň14ƭ16ǅ17ĹŻ18ōŨ19r21HũŹ23U24k29y30ł34iV49ŏ
~<gol	84 13h29Ķ41g
~<gon	62 -10ƭ-7Ɣ7bƫǣ8Ʊ9ŨƒƠ12ƙǨ13Ʃ14ƶ15Ǝ19Ư20Œ21œŖŵ39Ʒ40Ʈ43Ɵ
~<goo	52 -11uŴ-9Űǋ-8HŠŻ-7XĹĿ7MœŢżƉƹ8ŋŤ9YţƃƵ10Uǩ12pƔƩƭǕ13JŐ14ĻŌ16Wũ19ź20ű21ĵŇŎƸ24N25ņŶ26xL27I28i31ǟ34ļ43ŝ
~<got	40 -25ǩ-14Řƌƹ-12ņƊƬ-11ƭǄ-10ũƟǌ-9PXƮǐǠ-8ilĽœǞ-7rBRőƝƧƯưƳ7aDťŮƇƤ8ĹŉŴƃƋƛǀǁǂ9űƆƑƥƦǇ10hŎřŸƖƻ11qNšƀƁǥ12EķŅŢŦūŹƗƘ13ŒŵƵǤ14gńŝƴǛ15kuļŐŪų16jVŕǢ17ŜƙǏ18ŚŠƎ20ňǘ21Y23n26AĶ30ŏ32ş35ĺ36O38ſ
~<gp	88 46ź
~<gpa	88 46ź
~<gr	53 -13V-12ǩ-10H-8Œ-7pǄ7JśŸƌƩǓ8wQƓƭ9ƻǅ11qŧơƣ12lxyŚ14Ƨ15a16mǉ18T19nŭ21Ş25W26ƍ28ƶ33Ǌ35vǞ38ź
~<gra	61 7IƯ8nxƘ9ayŸƁ10wƩƳ11ƻǅ14q15Śŧƌ19v21m34ƶ38ź
~<gre	74 8Ĵź10ĵƆǋ11axJƇ12Ō14Ɯ18ơ19T
~<gro	62 -15V-10H-8kŒ7T9Ɣƪ10ƭ11Ɠ13Q14ƣ15n17l20ǉ23Ƨ24vŭ32ƍ33W40Ǌ44Ǟ
~<gu	54 -10G-9ŭǅ-8UŶ-7JŒ7jžƅǚ8gHMĸŤǐ9ŜƈƏ10ǕǙ11xƔƗƹ13Ņ14AǇǣ15Őơ17ņǟ19ǜ20kłƚǉ21ſ22Ɯ25BǄ26ŇǑ30Ʋ41Ƙ
~<gua	82 49Ʋ
~<gue	74 -10G-9ǅ8Ǌ9iŖũ10ǖ11Ůƅ12Ő13Ə20Ɨ36ǩ37Ɯ
~<gui	84 13ǚ18gA34Ƙ
~<gun	81 34Ƙ
~<gut	80 -16ǩ10ƋǄǜ12ƌ28ł44Ň
~<guy	59 -20ǩ-9ŭ-8Uǖ-7JŶ7ĽōŐƍƷ8CŴž9k10HĸŤǐ11MŜǕ13Ǚ14jx15Ɣǜ16Ņ17ơǇ18ǣ20ņ23ǉ24ſǟ29BǄ30Ǒ
~<gy	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
~<gym	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
~<h>	83 -9t9Ǡ10W13ř21bo
~<ha	27 -26n-23Ǆ-18ơ-15Ǌ-14gƩƭǑ-13TŇƕ-12APƅ-11KŅǎ-10xǧ-9beƟ-8Ĵů-7CHLMQXĽǉ7dlŋƆƢƬǀǃǠǡ8ŐŧŰŸžƮ9rSōżƜǆ10aĵŎřŨƁƍưƴǂǋǐǤ11IĶŵǅ12NUŶƷ13oŘƗƸ14hmZŃƙƯ15ĻŖƀǚ16főŗŤƃƾǩ17tYŁšƘǥ18ƎƪƱƽ19ş20ņƼǖ21ŹŻƵǨ22iuƦǇǈǙ23Ǔǔ24ńŏŜƋǣ25Śťƌǒ26ƚǝ27ſ28ĸ29ŝ30O31Ƒ33Ƴ35ţ38ƨ39ǜ42ƛ52ǘ
~<ha>	86 -8ĺ7g8ř14cŐ15ű16Ż
~<hac	80 -11Ǩ-8Ļ7Ǘ11ǩ53ǘ
~<had	51 -13S-11n-10ǩ-9Ɓ-8GǨ7vPǟ8ľƋǙ9ŊƗƿ10ŝŸ11tĵƈ12Ǖ13ŤƤ14żƼǅǜ16ǂǝǣ18šŻ20ĺŠ22ĸƛ30ƾ34ƽ35ņ36ő40ţ
~<hah	76 7i8ƾ10hļńǘ11pHŒŜ12jtŞ16Ʋ19ű
~<hai	67 -8Űſ8Ŕ9N10ť11P13U17ƈǖ19ǈ24Ɲ25Ř31ƀ57ƚ
~<hal	66 -12Ư-8bQ-7Ƹ7ŗƄƝ8uŚƑ9ĶƠƧǝ11pǂǩ12Ɗ13O16qŮƨ18t21rƢ23ǔ24Ǩ35Ƭ42o
~<han	55 -11Ķ-10ş-9ŉƈƭǩ-8ŏŶ-7o7MĿ8sPŃŊř9SǒǞǣ11ŁǠ12ƠǓ13ZǇ15VƵ16Ʒ17Ŝǚ18ĸ19ǈ21t23iŀ25ǘ26ŧ27Ļ30Ƒ34ǜ35Ś43ǖ
~<hap	51 -17Ş-11ő-8ŁƽǏ-7Ň7iĹŖ8ņǚ9Ɯƞ10ō11HUYǝǩ12ŗ13ţƫ14ſƨ16Ƴǔǣ17ǘ18Ƨ19ĿƮ20ŝš22ũƷ24ƛ25ŶǨ27ĺĻť32Ť
~<har	64 -11ǆ-7Š7N8sƇ9ķƙ10dƌǟ11ƊƹǞ12ǃ14Ƴ16Ž17ǣ20Ũ23U25Ǔ28Ǚǩ31ǜ
~<has	50 -15n-11ŢǞ-10Ÿ-8Yƾ-7xAơƫǑǩ7ũŷǜ8œűŴƉƳ9Qłƚ10qŐƑƓ11BŔƘƙƴǣ12Ńǌ13ŞŮźƻ14ŹƪǦ15Œšǚ16jǛ17Ŗ18vſƋ19ş20ţǗ22Łƛ23h24ǂ
~<hat	79 -7ơ8Ǡ9Ʒ13Lŝ14aĿŤ24Ǚ
~<hau	82 -17ǖ-8Ū7Ŵ14ƥ15ů27ŭǐ36Ų
~<hav	31 -20ƧǄ-14Pƕ-13H-12gqUŀŠ-11ůƩǊǌ-10Ŀơǧ-9nLƅ-8MTœŔŘƞƤǎ-7ejxKĻļűŲƬƭǑǗ7ŁŐřšƆǁǃǩ8dswFŕťƸǨ9ŋōƴǏǡ10irņŻƜǅ11kJķƚƳƾǘǤ12ISňŖŪŰżƋǈǔǢ13ŝž14lŜƀ15ŉƁƍƑƘǋ16aNŃŢƛ17mŸƗưǆǓ18Źƪ19Zƃǝ20şƵ21ĶŵſƯ22ǒ23fŎŗţǇǜǥ24YƎ25Ʊ27Śƌ29őƼ31O32u34ńƦƨ35ŏ
~<he	39 -37d-19TǄ-18P-15ǟ-14ƶƻ-13ĸƛ-12ĺŁŵƞƦ-11Sƒ-10MOŉœŖŞŬƜƬƭǆ-9QĴŃŚŦŭűŷƹ-8LXĶłţƓƧƫǋ-7bRĽńŕŗŘťŽƄƅƑƘƝƤǐǔǛǥ7ĵľųƂƱ8aiņŊǃǈ9fklNU10yů13uzWĻļ14vŮ15Aŀ16Ǐ17Ņ18xƮƳ19ƺ21ƃǜ22w24Ư28Ŝ29Ƽ34Ɛ38ƽ42ŹƸ44Ŵ45j46Ƌ47t49h50BźǇ53q55Ʒ57s58r59o65ǂ67ƨ73p
~<he>	53 -17Tƹ-15Pǩ-12ŏǟ-11QĺŇŎŸƺǄ-9ŝƻ-8łŵƬ-7cmHVĴŤŪŷƒƓ7Ưǣ9A11ǒ13ǜ16x17ƽ20Ņ21v22ů24Ƴ25Ŝ26ow28Ŵ31Ź41Bƨ42h43ź46Ʒ53t54s56ǂ66p82r90q
~<hea	47 -11Ŵ-10p-9zŦƛƳ-8mwňƨ-7qvŉ7Ŕ9ƴǗ10y11uƂ12ŎǏ13kņƺǃ14sļ17Ň18xĿ19Ũ23WŜ25hU29j31ƃ39Ƽ43ƽǇ44Ɛ51ǂ54Ƹ59Ƌ
~<hei	79 38ƺ
~<hel	65 -9Ł-8krŏǄ8vŹƯƱ9ŒŢŧ10ŝ11Ő12Ʋǈ13s14Ǒ19ĵ21A22ňǩ30Ǉ32z34Ĺ
~<her	54 -42d-29Ƹ-14ǩ-12ƶ-11Uŵ-10q-8HXĸƤ-7gMOŢŨ7ŏŶǈǠ8suzŌƩ9ŅƢ10lmōŪƾ11rŮƱǜ12ŝ13tľ14cw16ųƯ19Ŋ20Ź23ǂ28BƳ29Ʈ32Ļ34ź35j42Ʒ44p46Ŵ58ƨ61o
~<hes	85 41ŀ
~<hey	82 -12t10a11r20N43i
~<hi	48 -32d-20Ÿ-19ǃ-16ŠƮ-15Ʀ-13ŏǩ-12ųƸ-11Ŗŧơ-10VƃƱ-9auŁŵ-8GšƋ-7MPWłŇňŐŪ7giţŬǄ8ůƁǡ9lƳ11ŞƠ12ƙƽǓ14twǒ15qy16ǔ17Ǒ20ŅƢ21Yŗƚǜ23Ʒ24fĸźƣ26cƼǦ28œ29Ư30osŹ31pǂ34S38ż40Ŵ41Ǟ44ƨ55ſ
~<hid	90 7c10ĵ14Ş23i
~<hig	62 -8źƱ7vƄƒ8Ƙ9Ņ10œŔųžƏ13ŬƁǓ14ů15y16lƠ18ƙ19m21Ř25Ǧ32Ƽ33ŗ35ƣ
~<hik	85 -10ŧ11g13Ş15ĺ29œ
~<him	69 -19Ƹ-11Ʀ-10ơ-7Ƽ7fr8zƯƳ9A10ņ12Ŝ14w17oǌ18ź19tƷ32ǂ40ƨ56s
~<hip	90 7ǡ13Ɖ18Ɯ
~<hir	72 -10V-9Ƌ-7Ł11ǥ15Ǆ20Ǒ25Ư32ǔ48ǜ54Ǟ58S
~<his	61 -39d-23Ÿ-22ų-20ǃ-13a-12Ʈ-11Ɖ-9m-8u7xBņǑǨ8w9yŰ10ƳǞ11Ƽ12ǂ14ţ15Ư16Ʒ18ǒ20Ņƽ22Ƣ25qź26o35ƨ44Ź47p55Ŵ
~<hit	63 -24Ř-16Š-12ŏǜ-8ņ-7š7ƀ8ŤƑ9œƊǘǤ10şǡ11žǦ13Ũ24ƚ25Y28f33c41ĸ54ż79ſ
~<ho	26 -26ŐǄ-25W-22ǈ-21ť-20N-19Ōŏ-17ǥ-14Ǟ-13AŴơƯ-12owōŒ-11dųƁƫ-10ŜŬƩƴƵƾ-9BĵŔŝǚ-8ŁňśūƀƢƥƲƻǢ-7ŉřŚŢǃǠǨ7ŹƌƦƪƹǓ8ŃŇŵƈƍǀ9ŦƿǔǦ10zSŕŭŽƃǧ11uķĹűŻǘǙǜǝ12vZǗ13ŗƇƚǅ14pƏƖƬƺ15bŅƛƤ16ƕƗƣ17kGYłǁ18UĻļŨźƋƑǖ19ĴƜǎǑ20lŧ21hOŤŷƙ22RĸŠŮ23gHƒƸǇ24cT25ǩ27j28ǟ29Ʒ30ƭ32tƳ33şƓƮ34xF35Ɔ37Ɲ38KŶ39ƅ40Ɣ42n43Ɵ44ů48i49ƞ
~<hob	82 9ǀ51g
~<hol	63 -15ƈ-11Ɣǖ-10NŊ-8ŌŠ7UŚƤ9iƉƕǇ10t12ZŁ13ŔƸ17Ş18ű19Ŭ20k23Ǔ24Ũ26ŀ28K31Ǘ34ǩ39ǧ
~<hom	48 -17Ő-13pŴ-12ő-10MƯ-9NŏŬǃǏǥ-8Pũ-7JZĿųǄǆ7gLĽŋƇ8ŷƎưǔ10wǁ11hǩ12ƙƛ13Ź14Ĺů15Ʒ17IźƮ19ƞ20qƆ21u22ƕ23T24Ű25CHƒ27Ɠ30R31sƟ33n35Ɣ40Fş43l46ƅ61Ɲ
~<hon	74 -10ǩ8ĸňƹ9c10ǘ11fŢ12ŬŶ13Q16I19ŇŪ20Ŗ27ź
~<hoo	86 17ļ22ǟ40Ǜ
~<hop	77 -7Ţ10H11Ŷ16ů18Ǚ22X68Ļ
~<hor	90 8Ƹ15Ǟ
~<hos	70 -8ŵ-7C7ů9Vĸ10q11ž12S13P14ũ15ƃ16Ƽ17ǂ19ǔ20Ʀ21Ǩ23QƸ26ƛ
~<hot	72 -17D-7XǊ12ǔ17Ƌƒ29J37ƍ39Ƥ57j
~<hou	44 -23ų-20ŗ-17Ǆ-15SǏ-14Ǣ-13Ŭ-12Ǉ-11űƦǊ-10łń-9ŶǨ-8NPĴŀőŒřŭŴǋǦ-7sIŐŖšǐǔǖǘǞǩ7hyƈ8ŹǕ9O10ƚƛ11ZƊ12ƉƋ14ůƂƑ15Ų16Lƌƕ18Ɩ19ǁ20ƇƗƣ21ƙƮ24ŷ25DƷ26M29H30ķƓǎ31şƜ33GT34Ɔ35Ɲ36F38nƟ39ƒƞ41Ɣ43ƅ47R
~<how	29 -22W-19Ƃ-18ť-17wǈ-16sŁ-15Ō-14RŐ-13yQŔǄ-12Hŏǥ-11FŬƕơƵǞ-9oDMĽƯ-8dqALōŚşŰƛƴ-7ƀƢƩƫ7gőƅƈƹǣ8ųŸźƄƦƶǡ9Ŗšƽǆ10fhĶœƟǙ11ŽƑǊǐ12SŊƙƚƣƤƪǩ13jƿǋ14GǏ15vŃŕŦƓƸ16pzUŵƃƔǦ17kĸŻǘǜ18ŭǝ19OƏƺǅ21Ņ22bǑ23ļƬ24ŗƋƞ25Y26ŧǇ27ŤŨű28Ĵů29cłŮ30Šǟ31ƭƮ32ǖ34K37ƆƳ41Ŷ42tx55i
~<hr	90 -18ǈ-11ǩ-8Ǡ7W28Ƨ47ǜ
~<hr>	90 -18ǈ-11ǩ-8Ǡ7W28Ƨ47ǜ
~<hu	50 -18d-16Ƹƾ-12vƺ-11MQ-10P-9ǩ-8DTǢ-7ACŵſ7Ņų8jŁŶƯ9ż10Ɯǅ11anƫƳ13OŨ14Ŝ15ƍǚ16fƞ17ŤƷ18H19XŃţŲ20Ŵ21gǙ24ptƚ26sƃ27ƨ28ĸǂ30qž31r34o37ǣ
~<hug	90 10Ɩ14ƒ26ĸ
~<huh	75 -8v7Ə8ƥ9gyŜơ10ĺŠ12Ņǟ15j16Ŷƞ25Ũ
~<hun	82 7mƯ13ƞ14Ǜ20ǅ31g35H
~<hur	60 -11ż-7Mſ7ƙ9W15Ɯ16O18ĸ20ƍ21ǚ22Ť25ţ26XŃǙ30ƚ35ƃ37ž47ǣ
~<hus	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPQTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ17n21fż22Ʒ23Ŵ24Ų30p32rtƨ33sǂ36q40o
~<hy	73 10ǈ17P25Ū50Ə
~<hyd	75 51Ə
~<hyg	90 13ǈ21P
~<i>	35 -23Ƴ-19ƗƭƱ-18ĸĺ-16ŹƲ-15Ŝ-14RŖśƨƶǈǔ-13ŧŴŵƮ-12łŗŞƛƝƤ-11ľşŪǒǗǨ-10AļűſƠư-9œŠŦƦƯƴǑǓǕǘ-8sĶƀƔƫǇǏǝ-7ƙǁǞ7xŤŮŻƈƢ8gkŐšơ9XŏŶźƖƘǃǧ10Uņƍƾ11Gƞ12ŕŘƕ13JĵūŸƸ14Ņǆ15ŷƺ17h19pOƅ21iĻ22lőǄ23wĹŢǠ24fC26ƃ27Ľ28dquv30ŋŌō32e34ŉ35E36DL38K39M48b49N51o53c58Ŏ69ň72I80ǩ81a102Ŋ
~<ic	88 12Ɯ13ƚ23ǎ
~<ice	88 12Ɯ13ƚ23ǎ
~<id	69 -13Ś-9wĺ-8p-7ŝ7sŸ10BŔ11VƵ12Ŋ15ū16Ǜ17d24Ň45ř50Ƅ
~<id>	77 -15Ś-10w-9p8Ÿ9d51ř56Ƅ
~<ide	76 -10ĺ-8ŝ7r8s9d11BŔ12VƵ13Ŋ16ū26Ň
~<if	39 -21ĺ-19ŉ-17X-15ǩ-13jŗƕ-12ǈ-11Ťƶ-10yŀŇōŐ-9AƋƲƳǋǞ-8kŌŕřŨƔ-7gLQŧŪŹ7NľšŽƁƐƷǣ8GƛƩǢ10ŢŬǄ11bHűźƊ12F13WĻŋƎƵǕ14ň15rķ16cǘ17Ĵŏ18ŝƪ19YŘƮǚ20Ƃ22Ʀ23Ʊ24Iž25ƀƜƤ26Ư27ƫǡ28ĸŊ37ƃ38ŵ39Ŏſ41ǝ50Ƨ74Ǩ
~<if>	39 -21ĺ-19ŉ-17X-15ǩ-13jŗƕ-12ǈ-11Ťƶ-10yŀŇōŐ-9AƋƲƳǋǞ-8kŌŕřŨƔ-7gLQŧŪŹ7NľšŽƁƐƷǣ8GƛƩǢ10ŢŬǄ11bHűźƊ12F13WĻŋƎƵǕ14ň15rķ16cǘ17Ĵŏ18ŝƪ19YŘƮǚ20Ƃ22Ʀ23Ʊ24Iž25ƀƜƤ26Ư27ƫǡ28ĸŊ37ƃ38ŵ39Ŏſ41ǝ50Ƨ74Ǩ
~<il	90 18ǂ20C26ƽ
~<ill	90 18ǂ20C26ƽ
~<im	73 -9ǩ9Ǣ10ƶ11Ǖ13ō17ŇƌƱ18Ũ25ľ28Ş
~<imp	74 9Ǣ10ƶ11Ǖ14ō17ŇƌƱ25ľ29Ş
~<in	28 -20Zƭ-17ōǟ-16oŝ-15wƒ-14a-13ŨŶƠ-12puĺŢ-11śũƋƧǇ-10Dŉťǃ-9BFŵźǄǦ-8PƖƮưǖǛ-7OłŗƑǔ7ŪƏƨƳƷ8jĽƱǕ9ŇŎƓƩƶ10zEŐŽƊƹƼǝǥ11iKľŻƄƯƻǋ12mGƉǒ13dXĻņşűŷƲ14qWšƬǞǢ15ĹŠŧƌƚƞơƤǡ16sŅƾǣ17NķƍƸǓ18ĵǑ19nƎƛƦƵ20ŁŃŚƣ21vŤǧ22ǅ23lŖ24SƐƽǐ25R26ǌ27Ǐ28Yƥǉ31ţżǊ32CĶů33ƃ34Ɲ36T38ƪ45ŏ54Ɨ55Ǘ
~<in>	32 -32ƭ-24ŗ-21ĺ-19Ŕ-18ŒŞƮ-16aŝžǟ-15ouZœƁ-14ŢƘǃ-13wƔƕƠƧƨǘǥ-12ōśƓǄ-11ƴǩ-10pxDŊŐƺǔ-9ŨƋ-8BłőŶǇ-7rFPŉşźƀƇƒƖǦ7ńŏ8NŁŜŻ9jzĽŇŌŎƃƌƛ10yAŹƶǂǓ11Ɖ12dK13QĻƦƱƵƹǈǋ14iGXľŽƊǞǧ15EƤ16ķŷƷƼ17sŅšƚƲ18mŤƣ19ŧǍǐ20űƞƾ22ĵţƍƐǡ23qǑ24ST25RŖƎƪǌ26Ń27vŚ28ǅ29n30lƸ31ƥǏ32Ķƽǉ33ůż37Y39Ǌ42C48ƗƝǗ
~<inc	60 -10ŵ-7Ǉ7Ŗƀǣ8jƬǔ9Ɔǃǆ10sƁƠǉ11u17Ŕƺ24Ʈ25ŏ26œƯ33ǝ39T
~<ind	85 13ǋ14Ʀ15Ɛ16Ǒ
~<inf	73 8Ľ9ļǕ15Ŋ16Ż17ń19ĻŔ25x40Ǘ
~<inj	72 -8S8ŗ32ǣ39ƃ54ž
~<ins	43 -16Ƹ-15Ǎ-11ƒ-10ōǏ-9ŭ-8qųŶ-7QZǞ7ĺ8Kǐ9rőƙƥ10ŞƦƵ11ŦŰƀƳƻ12ŪƁƪƬƭǨ13ĹŘŲƘǄǌǧ14Ʃǩ15ľŁ17ņšţ18WŗƄƕ19Ǔ20ƃơ21Œ22ƴ27ƨ28ǒ32Ɠ36Ǣǥ37ş40Ő47ŏ
~<int	64 -18ǩ-9ťǅ-8Ʊ-7ń8zĹǨ9dłŅŎ11Ŋſ12ůơǝ13ĶŇŤƔ14g15żǞ16Rǣ20ƪ23ƌƛ26N30S34Š
~<inv	69 7P8Łż13fǢ14ǩ15ǘ17ķ18ƗǕ21Ǐ24Ɲ
~<ir	86 54Ķ
~<ira	88 56Ķ
~<is	23 -24Ũ-21Š-18Ŧ-17Ʒ-15Ƹ-14cŏţǘ-13Ɯ-12ņœŤ-10Sĺšŧ-9Ɲ-8Oňƹƽǡ-7dĴĽ7ŻŽƖƺƻǏǨ8zũŵƂƍƦƧ9Ņƒƪǁǝ10řųƀƼǔǢ11lXşƙƞƯƾǉǙǜǣ12ĿſƐǞ13AķŉūŷƑƔ14EŖŗŝŭžǇǖ15nFKľŞź16aIĶŸƢƫ17fŐƘ18ƥ19QơƱǅ20hĵŁƩǥ21JNűƉƟ22vyŕůƠǆ23TƁƆ24pqDPŃō25sRŒŬ26Yƅǈ27ǗǛǟ28ŴƇƊǃ29jŪ30ŶƲǂ32ĹƓƨǋ33ƶ36i39o40xǩ42Ǎ44Uŀ48t
~<is>	23 -24Ũ-21Š-19Ƹ-18Ŧ-17Ʒ-14cŏţǘ-13Ɯ-12ņœŤ-10Sĺŧ-9šƝ-8Oňƹƽǡ-7dĴĽ7ŸŻŽƖƺƻǏǨ8zũŵƂƍƦƧ9Ņƒƪǁǝ10řųƀǔǢ11lXşƙƞƯƼƾǉǙǜǣ12ĿſƐǞ13AķŉūŷƑƔ14EŖŗŝŭžǇǖ15nFKľŞź16aIĶƢƫ17fƘ18Őƥ19QơƱǅ20hĵŁƩǥ21JNűƉƟ22vyŕůƠǆ23TƁƆ24pDPō25qRŃŒŬ26sYƅǈ27ǂǗǛǟ28ŴƇƊǃ29jŪ30ŶƲ32ĹƓƨǋ33ƶ36i39o40xǩ42Ǎ44Uŀ48t
~<iss	82 -9ƃ9ǂ14Ƹ34Ÿ
~<it	28 -36Ĺ-23Ǒ-20qŹ-18Ņşǔ-17vG-16cǈ-15lLMƷ-14agtyZĸƸǐ-13XƦƨǄǢ-12HŉŷŻ-11C-10pYƤƺǂǖǙǠǩ-9xƣƾǡ-8OņŞǕ-7dzIVŝźƝǝ7ŵſǇǏ8JWǥǧ9ĵŋƄƎ10ŐŘƌƶ11F12šŦŴƐƖ13ŜƁƂǘǞ14iƈ15ŲƢ16ĺūƯ18ŁƙƼƽ19PŠǟ20ťŮŸƊ21nAƟ22Ƙǆ23ŎŚ24ŇƀǍ25ŒŔ26Bƭ27ŊǅǗ28łř29ŕ30bŬƉ31ŃƓ33Ōś34Ť35Ƈƫ37UĴǃ38Ɔ39ŗƧ40Ũųƅƒ41ƞ42Ʃ43jrŀŭŰ45ŧƵ46œŖ48ƪ50ũ59Ŷ69ű
~<it>	28 -35Ĺ-23Ǒ-20qŹ-18CŅşǔ-17v-16Gǈ-15clLMƷ-14agtyZǐ-13XĸƦƸǄ-12ŉŷƨǢ-11HŻ-10pYƤǂǖǙǠǩ-9xƣ-8OŞƾǕǡ-7dzIVņŝźžƝƺǝ7ĿŵſǇǏ8Wǥǧ9JĵŋƄƎ10ŐŘƌƶ11F12ŴƐƖ13ŜšŦƁƂǘǞ14iƈ15ŲƢ16ĺūƯ18ŁƙƼƽ19Pǟ20ŠŮŸƊ21nAťƟ22Ɠǆ23ŎŚ24ƀǍ25Ň26BŒŔƭ27ŊǗ28řǅ29łŕ30bŬƉ31Ń33Ōś34Ť35Ƈƫ37UĴǃ38Ɔ39Ƨ40ųƒ41Ũƅ42ŀŗƞƩ43jrŭŰ45ŧƵ46œ47Ŗ48ƪ50ũ59Ŷ69ű
~<its	83 -10ķ-8ƺ10Ǣ12Ƙ19Ĵ21C23Ɠ
~<ja	86 -9ř-8u12ū13wƍ14a
~<je	70 -7ǐ12Ū13ųƞ16Ŭ22Ŷ36Ƙ
~<jee	86 -9ǐ-7ŷ8Ŧ16Ū19Ŭ20ų
~<jew	73 38Ƙ
~<jo	54 -13G-11Q-10jǏǥ-9ŗǅǝ-8Ō-7Ť7Ɲ8AňőǦ9sǔ10ţǀ11ƦǍ12Ķǩ14Ƭǧ15Ǒ16R17ƨ18ŭ19Ǆǣ21ů22Ǔ33ǈ36ǐ37qƧ49SUW51V52P
~<job	55 -13G-11Q-10jǏǥ-9őŗ-8sǝǩ-7Ť7Ɲ8Ǧ9ňǔ10ǀ11ţ12Ʀ13Ķ14ǧ15ƬǑ17Rƨ20Ǆǣ22ů23Ǔ34ǈ38Ƨǐ39q50W51SU53V54P
~<joi	83 -10ǅ8Ŏ10f18Ǎ26ő30s
~<ju	47 -20ŗ-12ĺ-11ō-10Ŧǐ-9qFőƧǏ-8Bűųƥǅ-7xDJRĿŚŨƒƔ7efUYƩƭǧ8crZŌŲƊƗ9mǙ10sżơƦ11Ŋ12Ƣƻ13hSŇ14CǈǑ15Kŏ16auŪ17œƍ20Ŗŭ24nķŠ25ǋ27ŷ28ƀǀ30ĹĻ32ŢǇ36Ŕ
~<jud	85 8ż10š12ķ14c
~<jum	76 -17Ŧ-9ĺ16ƍ27Ŕ33œ41ǀ52Ţ
~<jun	85 7m9Ź11G15w21a
~<jus	48 -19ŗ-11ō-10ǐ-9qFőƧ-8ųƥǏ-7xBŚƔǅ7fvUYśƍƝƩ8eŅŌƭǧ9rZŲƊƗ10ơǙ11sķŇƦ12ŊƢ13ƻ14hS15CKǈ16ŏǑ17uŪ21Ŗŭ22Ŕ24n25Š26ǋ28ŷ29ƀ31ĹĻ33Ǉ
~<ka	88 12w24ƥ35b
~<ke	51 -14ƞƪ-13e-11DĶ-9R-8rNŭƦǧ-7HĴőƅ7QWŉşũūƝƻ8űǩ9PŽƀǙ11ŀ12xU13Śǒ14ŋſƊƮ15ǝǟ16tǏ17ĿŢ18Ƨ19Yų20oō26Ɩ29Ʒ36ŝƵ42Ǘ43ƥ45Ű63Ǩ
~<kee	54 -14eƞƪ-11Ķ-10Ŷƃ-8NRŭǧ-7rĴ8cWŉũūƝƻ9P10ŽǙǩ12şƀ13xUĿŀ15Ɗǒ16YŚſǝ17tŋƮǟ18Ǐ19ŢƥǨ21ŝ22o27ōƧ28Ű30Ǘ31Ʒ38Ƶ
~<kep	74 -13D-8ōő12Ŷƃ20Ǘ24ŝ28Ű36ƥ
~<key	71 -10Ƨ9Ŀ10v11Ń30ų39Ɩ64Ǩ
~<ki	47 -14cǛ-13amt-12ųƅ-11Z-10Bťƪ-9jkķǃ-8oĸǦ-7FVĹŇƈƕƷǉǋ7ŰŶƘư8LRXŊǝ9ŕűƨ10ŘŤƚ11ŏƉǆ12Mĺŧƫ13iƇƹ14hŪ15źƎƭ16qƶ17ƣ18Ɯ19vǔ20l21Ʊ23w24n25Ʋ26ƋƌƍƯ27y34Ʃ36Ǆ46x48Ź49u
~<kic	81 7i12ĺ14ƹ15Ō16Ļ21ŕ24Ř
~<kid	56 -22ų-14cm-12a-10t-8Zķ-7B10ľƘ12Ũ13ź14Ʀ19ƫƭƲ20ƶ26Ʊ27lv28Ɯ30w31n32ƍ33Ư38y42x60Ź61u
~<kin	55 -33Ǜ-20Ʀ-10ƪ-9ťƅ-8Ǧ-7jƕǈ7ŢƂ8ĵĺŮŴưƹ9bŖƨǟ10Ǝ11ŊƲǩ12iRX13xűƚ14qŤƉ15ǆ16ŏƇ17ŧ19h21Ūƣ25ǔ29Ǆ32Ƌ42Ʃ
~<kit	71 7ǈ8Lł11Ǝ12ƞ15ǝ19Ǆ24Ǜ26M45ƌ
~<kn	51 -11Ĺ-10Ǆ-9ǔ-8ŎƮ-7jnSłŌƽ7ORTĻŜƟǟ8mĴƛ9ĽņƀƈƷ10c11ňƐ12wŔƎ13Œƌ14ŲƧ15ţƓƳ16rŰƋ17ŅōźƩǃ21t23fA25ǩ27Ƹ40ŉ43Ŗ
~<kne	88 16Ƹ38t
~<kno	51 -11Ĺ-10Ǆ-9ǔ-8ŎƮ-7jnSłŌƽ7ORTĻŜƟǟ8mĴƛ9ņƀƈƷ10cĽ11ňƐ12wƎ13Ŕ14ŒŲƌƧ15ţƓƳ16rŰƋ17ŅōźƩǃ18Ƹ23fA26ǩ40ŉ43Ŗ
~<l>	84 -36ŗ-13Ƃ11Ǧ13ǃ24ǡ77b
~<la	41 -19Œ-18Ť-15ũ-14S-13Ƅ-12pŨ-11CŗǢ-10dKPŀƁƔ-9ƌ-8ľŕŸƃƅƒƳƿǇ-7svxRXĺńōŐřşųǃǅǝ7ŔťƟǔ8AJƋƠƤ9űƑƺ10gkI11tƂƝƭǎ12FƆǉǦ13ƙ14cEłƈƚ15DŵŻƧƲǂ16ţż17boŇǛǨ18aơǄ19ŖƹǞ22Ǐǩ23ư25Ǌ26ǜ27ĵƸǌ28ņ29Ŝ31œǙ37š39ǣ41ķ51ƾ
~<lab	83 8ǎ9ƹ12hǜ16ƾ17ƻ19ť
~<lad	76 -11P-7x7ŵ8Ǚ10ǁ12Ŝŧ15t16ǈ18Ǆ22o23Ɯǣ
~<lai	82 -7W9ƃ13Ƨ16B17ŵ20Ǩ27Ň
~<lak	80 8Ɯ10Ŝ11ķ22k26Ɵ30g33ƙ
~<lan	63 -15Ƅ-12C-10Ɓ-8ĽŒ-7Ɣ11ĸ12G13ŦƤ15ǩ16J17IŇŠƠ20Ǆ28F31ķ32ơ36D45ǌ
~<lap	76 -11Ǐ12Ś13Ǘ20Ɲ51š
~<lar	85 26ǔ36Ɔ
~<las	46 -12Œũ-11Ŧ-10pŤƜ-9SŠŧŨƃ-8dBDŃǢ-7GŸǁǧ7jĽƓƶ8ioyĴŁŬſƑƩƼǒ9Ɛƫ10Ĺł11Ƌ12ŔżƲǂǘǨ13šŻ14űƺ15cţǉ17ƚư18Eƹ21ƈƸ22bŜ23Ǜ24aĵǣ25ǙǞ26Ǐ27Ŗ30Ǌ33ņ38œ39ƾ
~<lat	70 -15Ƽ-11Ƙ-10K-9Ť7L8O9Ż10Ńǂ11ĺţżǙǣ12ĵƭǏ13ǜ15ǟ16Ǖ17NƸ18ƾ20ǎ
~<law	68 8Ŀ9ŋƂǡ11z12BQłǦǩ15Ņ16n20A24Ʋ29ǜ33ķ
~<lay	81 10Ƥ13VƉƧ15Ƃ17Ŀ19ư
~<le	43 -16nŖǍ-15œśǩ-14w-11jňŵ-10vļłƱǈ-9ŶƋƨƯǉǝǨ-8PŜƌƗƮ-7uBMńŭűſƷǓǔ7ZőŚŻƊ8mAķĿŔŤžƐƝ9V10aŋǃǆ11KŹƀƭ12zĽōųƔ14řŽ15ŪƆƪ17ŊƉƳ18ĻũƎ20hŉ24Ƅ25F26bƕƧǋ30Ƥ31ǜ32ƛƢ34ơ45Ţ51ǌ57ƶ60Ŭ
~<lea	50 -14ŕś-12Ɯ-11ŝǍ-10jƋ-9ľ-8nvňŐŔųǨ-7PŎƈǓ7őƥ9ŇũŰƟƫǜ10ĻŊƠǏ11ĺŻƎ12AŹ13Ƭ14zVĿ16Ť17ŗ19ŉ20Ƴ23Ɖ25Ƨ30F35ǋ37ƛ41ƢƤƶ42ơ46Ţ48Ŭ56ǌ
~<lef	69 -7ǩ7ķ8f9lĸ10Ŗ11Ķ12ŉƧ16ŕŢ17ō19Z20ŝ26Ŭƶ27Ɣ
~<leg	73 -12n-7ŗ7f9ƀ10ŷ12ŋ13ž16Ʋ23ǆ25ǃ30ƶ51h
~<len	69 -12Ŗ-8Ʋ8S22Ŭƭ28ų30Ƅ60ƕ
~<les	77 -13ǉ-10Ŭ-7Ĵ9ķ11SǇ12Ʀ14ƒƝ16ƪ17Ů19ľŅ35ũ
~<let	58 -13wœ-12Ŗǩ-11sļ-9h-7Ň7ŁŐƄ8ių9xO10ŃšƜ11Nĵƾ12Ū14ŊƎƐ16ĻŎŞ18ƪ19K20Ś21Ľř23Ŕ24Ž27a35ǜ40b
~<lev	72 -9Ǎ-8Ʊ7ū8ǌ9ŀ13ƣ16mƩ21Ɗ30Ɔ
~<li	34 -20J-18Ŏ-17ś-16ǋ-15ŒŤ-14p-13Zĸǝ-12ĹŚŰǅǐǞǠ-11ŢŴǂ-10ňŏŵƕǃǙ-9NōřƖƱǇǔǟ-8QŐŞųǆǈǑǕ-7ƇƥǣǨ7gyHŹƢǗǛǢ8ailRĶƀ9hŮ10SłŲżƆǊ11dEşƂƠƪ12DĻŉƯƵǀ13uƶǩ14rYƘǓ15ŇƐƴ16Kŝƺ18GŨŶ19žƅ20ĿŋƎƑƨ21qūƩƮ22vUƷ23Ƨǌ24ĺƭ25ĴǍ26z27Ōǡ28F29ƞ31P34x35ŗ36n37Ʀ38Ŭŷ39wŸƿ
~<lia	59 -8ǐ7Ǌ11Ǜ12ŗ17ơǚ20ǌ22Ƃ25ƀ32ǡ42ž
~<lic	59 -12n-9p-8Iŕ8Ǩ11ƺǛ15o16d17aƄ18ǀ22ū27Ź41ŷ63Ÿ
~<lie	80 -9ƕ-8Ǩ7Š46Ŀ61Ŭ
~<lif	55 -15q-14Ż-13U-12ŏŗ-11Ő-7VǨ7l8ǈ9SW10űŵ11Ũ12ş13m15ĺ19iƬ29ƿ30Ƶ31ƪ33ƴ34Ʒ38ƭ44Ʃ49ƨ54Ƨ63Ʀ
~<lig	79 -11Ŷ-7ţ9š11Ɛ12ĺ15ŌŻż21U22Ʈ
~<lik	43 -21J-16ǐ-14Ǟ-13Ŏ-12P-11śƱ-10ĿŤ-9ľǠǡ-8ƢƦƻǄǝ-7qNWƔƣƤ7FœƂƘƠƽ8ayXŔŜţūŬƯ9ATƎưǖ10rDŦƭ11ŀņƁƌƐ13ŨǍ14gtł15jőŧƅƺǩ16RYŋŮű17Ō18vxŃ21ŉŲž22Ļƶ24KĴ25ƿ26Ň32Uŝ34ƞ36Ŷ
~<lim	59 -13ơ-9Ɨ-8Z-7ŒŚ9žƏ11yŠǌ14ƓǍ18Ǧ22Ƒ27Ǣ28Ǔ33ǡ54ŗ
~<lin	62 -10ś-7C7EOŕŚǄ8wƼǘ10VƑǞ11XƷ12aƫ13S14sĴǊ16Łł17ƛ19ŋ21I23ŌƔ24P35q
~<liq	88 -17Ÿ-10ž8Y12ƿ41Ǜ
~<lis	61 -9Ǚ-8Ÿ-7Ű7ǥ8aǏ9PǗ10Ɯƫǧ11ĺǘ12nơ13ńƅ14o17ş18ƒ19Ǝƻǐǩ22Ɨ23Ƙǌ25Ŭŷ27ľ
~<lit	59 -11oű-7Bƛ7lzIņŐŨŽƳƹǁ8cdļĿƻǄ9ĺ10Ǝ11Ķūżƞ12Y15Ŋ16Ʀ17Ņœ19v22Ư25w27u31x
~<liv	56 -14ŝ-13Őŵǋ-11T-9Y-8cƜǩ-7łŒų7Ɛ8ŖƃƅƚƲ9Ɔ10S12Dŷ13lķƠ16hĶǍ18ƣ20H21Ɵ24qƤ25Ƣ26ƞ31C33Ʒ34Ʈ35P38G40z42F73n
~<ll	79 -8ǩ14ǐ22ǃ49ǆ
~<llc	79 -8ǩ14ǐ22ǃ49ǆ
~<lo	39 -32ŭ-17nP-16Ƣ-14Ǉ-12ųƛƦ-11ōŏƒ-10źǈǛ-9FĴņœŪűƆƖƝƶ-8aquTŀŔžƵƽ-7bhoWĸļŒşŻƓƴƻǍǑ7RĽſƍǩ8fvƃƅƊ9křŝ10ĻŃŕŸƉƧƺǊ11ƔƬ12ŇŜūŮƁƣ13ĹŧŶ14zGĵŎŐǞ15ǟ16ňšǔ17Ś18ůƇƐƞ19SŢƑƥƱ21ĿŰ22Ƥ23ťǝ24ŅŬǘ25ƭ26OƜǋ27Z28ķ29lţǅ31ƕ32Ʈ34ľ37ƪ39Ɵ43ő48Ƴ
~<loa	58 -15Ƅ-8Ʀ-7HźƳ15Ʈ16k22Ɓ25Ɣ32Ʊ45Ŭ53Zƕ63ƪ
~<loc	65 -16Ɗ-8Ś7ŜƁ9CŎũ10M11Ő13ǔ15Ō16QľǎǞ19ƍ20Ű25l26ƣ28ǘ41ǋ46ƥ
~<log	81 -8Ž10Ǘ19Ś21Ƈ25Ɛ26Őǘ
~<lon	52 -23ŭ-13Ƣ-12ƶ-11Š-9jP-8ĸ-7Vƞǟ8Ŀ9gvř10fHƄƈǩ12iŮƏ15lū18Ÿ20Ʈ21ŕŧ26ť27šƟ28G31ǝ32ů36SƤ39O44ƭ45ǅ50ő
~<loo	54 -14ƈ-13ǩ-12Ō-9gŭ-8ƒ-7ũ7XŖŢ8fpƇƫ9yĿŶ10Ũ11JRĽǙ12ĻƷ13HłƐ15ŠƉ17ľǞ18jĵſ19sŜ20Ń21ĹǊ22Ư23Ň24Ƭ25ĺŚ26zń
~<lor	88 11Ĺ13v15k
~<los	59 -13Ɩ-12ż-11tƷ-8ŗŠƤ7Ɗƚǀ8ő9IŝŞƨ10ǝ11ǩ12YŤƃǓ13ŧ14ũ15Ũǔ16Ŀ17ƺ19Ř22Ŧ29ťƧ30ķ40ň52ţ88Ƴ
~<lot	66 -12Ǉ-9ǀ-7ĺƆ7NƄ8ƙ9tRŇŻơ10ĿŐƇǟ11ǖ13Ť24Ű27ķ28Ɵ35Ɯ36Ƒ
~<lov	67 -8PŻ-7Ş7B8rƘǩ9Ƒǃ10t11lMżƶǄǋ12ǔ13ŝ24Uƅ27Ŷ34ǟ51ƞ
~<low	67 -8Ŀŧ8ĵŮ9ǩ10ŗ12cƃ15Ļ16ƙ21Ŏ28ľƊ29Ɨ53Ņ
~<loy	82 -9Ň-7ŝ12Ǘ27ő38Ţ
~<ls	90 -12E56b
~<ls>	90 -12E56b
~<lu	74 -9xT10LOPư11ŹƔ12Ō14Ľ15N18Ɠ27o29Ǖ
~<luc	84 -10x12P13ŹƔ31o
~<lum	85 21Ɠ34Ǖ
~<lun	85 -10T11O12Lư14Ō17Ľ18N
~<ly	90 35Ų
~<lyf	90 35Ų
~<m>	83 -9Ř22ſ37L49b
~<ma	37 -26ǉ-20J-18œ-17iŒ-14Ƨ-13Qǟ-12tyŖŤŧ-11őƗƷǘ-10dNPŝƯƻǞ-9kŦũ-8űſƑǂǛ-7gLRĴƃƘƠƪƶ7ĻŃƍǍǎǕǣ8YŁŨƋƝƣǢ9EŢƆƏƒƔƼǐǜ10WļņżƉƭƱǒ11GKĶłŔůƖǚ12ŬǈǗ13oĹǑ14ńƛǨ15ahzĺŠ16VŲƊ17Ŵƫƿǝ18Tƹ20ľǔ21ŕŪ22Ŏǌ23cnųƳǏ26u30fơ32ǩ34ƇǇ40ƮǄ44D45ǋ
~<mac	70 -7Ɨ10ƛǖ11l13Ƽ30ǝ31Ǣ55Ǐ
~<mad	60 -14ƈ-10ƻ-9Ň7ņ8ƽƾǆ10Ń12ǩ14ƌ15xĹƞƫ16Ʋ17Ŷǜ18Ɖ20Ǎ22Ŕ24Ũ30Ƈ33Š41ĺ
~<mai	64 -30J-23P-15ŷ-10Ɵ-8ŵ7nŚ8ŭ9ĴŜ10ĸŞ11ƊǕǝ12Uǖ14Ľǋ17ľ21E23ļ25ƛ28K31ų35Ǆ76D
~<mak	54 -18ŭ-14œ-11Ů-10ĴǑ-9R-8a-7ƣ7sOņƄ8XŃŐŢƏ9qǔǝ10Ōǒ13ǀǩ14ZŀŇǐǚ15cPŲ16x17Ū18ň19Ļ20ůǄ21ŁƮƳ23Ɲ25ơ26łŬ28T34Ŏǌ
~<mal	84 15aǚ16Ǎ18ǋ23Ŵ
~<mam	85 -12x10Ƥ11T12ƽ14a15ƨ32z
~<man	46 -25ǉ-15Ǎ-14Ɖ-10ixŒƌ-9QőũųŹƃƧ-8ǟ-7tŧƦǖ7Ƣ8S9Ʃ11ŲŵƟƭ12ƆƇ13cƈƋƖǄǣ14ůŸƳƿ15ŮŴż16ŻƊǩ17Ɣǎ18Vƹ19Gŕŷǈ20ǔǗ21Ū23ń24hƣǨ28Ǒ30n31Ʈ34uơ42ǋ47Ǉ
~<map	90 9D12Ű
~<mar	65 7Ķź8uƍ9Ɠ10q12Yƹ13ŭ14ƿ16ƥ18H19FŢ23ƫ27ƒ34o56f
~<mas	88 25m
~<mat	70 -10ǩ7ŝťƇƚ8zƭ9wA10Ř11V12cǕ13ƅ17ō22Ɖ25Ķų28W34ľ
~<max	88 22ǩ54ŗ
~<may	68 -7Ǩ8vA9Ƈ10ŋƦ11cŹƍ12Ĺ14ǩ15aƮ16Ʊ18ŕ24Ŋ
~<me	36 -16pB-15G-14ǃ-13Ʃ-11wľ-10Ųƙ-9JŔŻƓƧ-8ţǓ-7ǟ7juĿœŢƊƐƭǧ8DłŅơ9aUŦƚǍ10LQżƂƳƴ11ŗƠǖ12eū13cŀ14P15ņ16lZ20nŊƉ21dhi23ǈ24Ľ25ĹřŪ26ŉǂǄǛ28Oń29Ť30b31ƃ34Mō38ļŎ39ǩ41ś46ƻ56ň
~<me>	37 -16p-15B-14G-10wŔƩ-9ƙǃ-8JĺľƓƧ-7Ǔ7EŁűƁƌ8ƊƐƨƳǧ9jĿŅŢƭ10iuDMœŚƚơƴ11UłřƂ12ĽżƠ13eLǖ14ū15cŗ16Pŀ17ņō18lǈǩ19Z20n21OńŊ23dĹ27Ū29ŉǄ32Ť33b39Ŏ40ļ43ś49ň
~<mea	69 -11ŇŒ-10Ų8ŵǚ10ő15Ž16ĺǩ20ň25Ư29Ǜ38ō
~<med	66 -11ƨ-9ž-7ǃ8f10Ƽ11ƽ12Q16Ǘ17W47ǂ63ƃ69ƻ
~<mee	74 -12Ƥ10Ǚ12a13Ʀ18O44M
~<mem	84 -16Ś-11n12ŋ16ƣ18Ľ20h33ř
~<men	79 12A13nX14hżƽ18Ŗ19ńǩ26Ǜ
~<mes	78 7ũ10h11Ĺ12ǋ13Ŧ14ŝ15ť22K26i
~<met	75 7Ŏ10M13Ľ16Ǎ19Ƶ20ƻ31Ɖ
~<mi	48 -14Œ-13Ő-11ū-10ǔǝ-9Ķũ-8jIŖŠţŪŬƔǦ-7qBJTŇƽǞǨ7hĵƻǐ8tŚŨǕǧ9DĻƠ10Hŗ11uvǙ12rƶ13X14łńŴ15cŝŞ16ĿŎ17MƉ18i19Ƭ20šǏ21x22ǁ23śž24w25Ə27aŊ28N29ǚ30ǎ37ō44ů51O56Ů
~<mid	77 10v11L15i16a20c23N36ǎ
~<mig	81 -8ŀ9Ɯǚ10ş11ǁ13o16ǎ17y24Hō
~<mil	62 -9Œ7źƚ11Uǐ13ƻǩ14Ǖ15D23Ŵ34Ə48ů77Ů
~<min	55 -11ū-8ŠǦ-7JŒ7vZķŃŜŸƂƤǠ8cPƯǩ10růǧ11Ľű12iŨƠ13Ś14ĻŎŗ16ƶ19NXłńǁ22M23Ŀ27Ƭ28śž33Ŋ60O
~<mir	77 22u31x43w
~<mis	68 -14Ő-12ǩ-8Ŭ7pŎ8ǟ9rs10ǂ12ĵƷ13Ł16t20Ǚ23aƉ25Ş30ŝ35š37ǚ46ō
~<mo	37 -16ǅ-15QŤ-14s-13ű-12ţǈǞ-11SŁśƜ-10cMŜŬƙ-9jlxUŞǎ-8ŖŚŠŶƓƚƧǟ-7bfĽńŇƅƨƬǐǑǗǢ7ůƩƯƶǤ8dLŷ9gFŅňőŵƎƘ10ŽƳ11ŸƫƲƷ12VŐŲž13iYĹŃŕ14ŏœ15Nĺ16rƞ17Ūƕǔ18XǊ19ťƽǩ20Aŀ21Ǆ22T23ŮƤ26nŢǣ27Ĵ28ōƠ29ǝ31Ŀ32ľ33Œ35G36HZ41Ɣ42Ʈ44y60z
~<mob	88 10C13Ʒ27I
~<mod	71 20ǩ30Ū61ǣ
~<mom	67 -12ŗ-8Ũ-7ĺǝ8Ź9qƽ10ư13ŵ15ƤƯ19ŷ21Ƴ23Ő36ŏ39N61z
~<mon	47 -13ǔ-12Ş-11ŭ-10ŷ-9ŤƕƗ-8ŜƬ-7IŇƧǈ7rĺƩǕǨ8v9GĹšǘ10ŘƫưƱǊǖǠ11ŀƌǚ12ƃƝǉ13Ķ14dĿťŧƎ16ƶ17Ž19Ņ20Ƥ21A22Y23Ų25ŕ29X31TZ37Ɣǝ39Ơ40Ĵ45Ʈ48Œ
~<mor	51 -15ǅ-14u-12ŗ-11U-10sǩ-9ű-8ŐŘ-7Hŝţ7XƽǙǡ8AĻŃŵǁ9RZǄ10JľŷǦ11ŕŦƭ12FőƺǤ13ũ14rƮ16iYĿ17gňů21L23ž26V28œ30ƕ38Ɣ40y45ō
~<mos	58 -14Q-11ƌ7n8ĺ9Ʀ10YķƗ11Ĺų12ŭ13Ǌ14XŝŮƲ16ŸƘǄ21ǩ24Ŀ34ľ39ǔ41ŗ
~<mot	63 9ş11ĿŻƫ12n13Ʋ15Ū16ǀ19ſƽ50z
~<mou	86 9rň10k13ļ22ŝ27u
~<mov	61 -10ś-9Ũ-8ǎ-7ƶǞ7ŭƟƢ8Œ9ĵť10Ńǩ14ŐƤ18Ō20ĺ25Ʒ30ŀ37n38ƞ41y45GŢ74H
~<mr	86 37f38a
~<mrs	88 18a38f
~<mu	44 -25W-22Ƃ-17ŧ-14ŏ-12ĴŔŤǄ-10ŭ-9Ŵƭ-8ƅǟ-7ŇŎťŷƆƞƤ7zŰƊ8ƚǌ9ňűŶž10Ǔ11qZŬǢ12ŘŨƔƶƷ13OŐƌƘ14ƝƱ15Ǧ16ĶǛ17Ɠ18ų19Yſǡ20ƪ21Ơ23ķƃƗǉ24Ŀ25ƧǊ26X27ƨ28ŅƦǏ29Ů30T32ŗƒ35Ŧ36ǩ38Ƭ41œ44Œ
~<muc	44 -25W-22Ƃ-14ŧ-13ŏ-12ĴŔ-10Ťŭ-9ƭ-8Ŵƅ-7xŎŷƤǟ7zƊ8ǌ9ųƚ10űžǓ11qZŬǢ12Řƶ13OƌƔƷǩ14ƘƝ15ƱǦ16ĶǛ17Ɠ19ſǡ20Y21Ơƪ23ƃƗǉ24ķ25ĿǊ26Ƨ27Xƨ28ŅƦǏ29Ů30T32ŗ33ƒ37Ŧ38Ƭ42œ44Œ
~<mus	79 -13Ǆ7ŝ9ǔ11c12x13Ű16ų21Ŷ32Ũ42ǩ
~<my	56 -9ŔŞƳ-7Ĺľƚ7ŀňś8QńŤƲǞǟ9ưƻǖ10zMĿ12fņō13ŮŻ14j15k16g18bJ19Ŷ25L35Ľ44ǩ45ļ
~<my>	57 -10Ƴ-9ŔŞ-7Ĺľƚ7UŀŋśŻƽǠ8ňƲǞǟ9QńŤư10zǖ11MĿ12f13ņŮŶ15jō18b19J26L35Ľ45ļ46ǩ
~<mys	84 7mŽ9Ŷ10Ż17ƻ21g
~<n>	83 -9Ū-8ř18w19ū39b
~<na	49 -18ǩ-14ņ-13p-11s-9tGJƣ-7rvŅƉƨ7ľŁ8Lƈƚ9Cőǌ11Aļ12Ľ13h14ƕǐǠ15ƻǓ16ơƦ17řƾ18Ǘ19Fķ21l24Ŝ25Ư33Q34b35Ő52ƫ54ao66ǃ69w
~<nam	50 -15ǩ-14ņ-13p-10s-9t-8Jƣ-7vŅƨ7ľŁƢ9LƚƯ10ǌ11A12ļ13hĽ14ƕ15ǐǓǠ16Ʀƻ17řơ18Őƾ19ķǗ20F25Ŝ35bQ55aoƫ68ǃ71w
~<nan	88 31Ư
~<nat	84 -12G-7S14Š18ő31Ő40l
~<ne	41 -20Ŗ-19ƛ-18Ŝ-16Ʊ-14Ňǋ-13ĻƦ-11Ĵǩ-10ŨƮǈ-9WXľłńŊōŢƇǒǥ-8wAŉŞŽǛǟ-7ILĽňşŧźƩǑǣ7csĿūŬžƍƤƫƾǏǡ8ŀƵ9pxzũ10aķƒ11eƌ12řƭǕ13iVYƏƬǌ14HŒƯ15ŹƖ16ŶƁ17ő18Ūǁ19ŕ20ǀ21ĺƕ22SƜ23Ĺ25CŃƈ26yǅ27Ǎ29ŁƙǙ30ǧ31ŎǞǦ32ƞ42ƅ44Ƅ47G
~<nea	66 -17ƛ-10I-8ů7ǘ8Ɯ9ƚ10Ʒ15ƏƑ16z18ŚǙ32C36ƙ
~<nec	90 13Ɩ20U21j
~<nee	48 -13Ʀǩ-11Ļ-8jŊ-7iŇŉŖƗǒǖǞ7FőŰƏǉǠ8oůǅ9gŵŷƜ10uvƁǏǡ11cūƾ12sťǊ13pƅ15emŀƒ16G18Ūǌ19ŃƬ20ƕƯ24Ĺǁ27Ŏ33ƭ37ǧ39Ł44Ǧ47Ƅ
~<nei	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~<ner	84 8Ƽ16ǀ34Ŀ
~<nes	88 -15ƭ-11v19Ķ22Y43y
~<net	84 -8Ļ-7Tƒ11ƍ12J15Ǖ35ķ
~<nev	69 -8Ŝ-7ŸǦ7TƂƚ8Ʋƿǔǜ9ƴ10lņƹ11ŝű13ő16Ǚ17ǀ25a
~<new	57 -18ǋ-12Ŝ-11ĴŖ-10ǩ-8pŏŝųŷƭ-7moƛ7UőŕŪŬžƀƄǓ9jDœ10Hũƕ11Ŕ12ƁƗ13Ǖ15Ǚ18x19ĹƵ20Ź21Œ22ĺ25ƌ30i31ƞ32Sƈ33ǅ34Ŷ37Ǟ38ƅ42G
~<nex	66 -19Ʊ-10CĿ-7Ň9pũ10mǀ12ſǖǩ13Ńƫ16ŗǞ17ĺřƖ18H19kŎ20y26ŕ30V39Ǎ
~<ni	57 -11Ʃ-10Wǟ-8Cƚ-7QŝƇ7oqƧƪ8GŬŲ9şƐƻǃǉǎ10Ǐ12kLųŶ13hFľŧǖ15ƹ16Ƙƿ17Ļ21UĿ22nR24Ű28xǑ35ƞ36j
~<nic	66 -12Ʃǎ-9Cǟ-8Ƈ-7Q7JƟ8cůƉ9ioƧ10qŬƁ11Gǃǉ12Pş13ƪ15k16FUŧ17Ŷ20ƞƹ21Ƙ30j
~<nig	62 -8ƚ7Uǩ8L9ľ10Ɛ11ƻ12jǏ14Ų15ǖ18ƿ19Ļ20ƞ21ǎ25n26R28ĿŰ32x
~<nin	90 -10h-7Ʊ10L50Ǒ
~<no	36 -21Ŕ-19ǎ-18Ƭ-17ķ-16Ƨ-15Vŝ-13pŎƚ-12iyş-11ƓƩƶǋ-10ņŠųƏƗǐǢ-9kUŹƫǃǅǊǖ-8dCŪůŰƵǦ-7ĻļŧūžƇǈǣ7uŁŕư8ĸŘŽƙǑ9erRƪǟǠ10xGĵŷƤ11nŉŌƳǨ12bŗŲƃ13ĺŬƦƨƸ14TƁƱƹ15ĹŊ18ŇŖƻǩ19Ĵţ20gƿǁ21Ń23LXĽŐż24ŵ26Ɵ27Zō28v29Ş30ſ32ũǥ33csŨ36ƴ37N38ŀ44Œ46š58ŏ
~<no>	55 -29Ŕ-10ŘǑǩ-9Ĵ-8rņň-7Ƶ7LŲŶƊƑƳǤ8WXZư9hsŖǚ10Ľ14lƄ15ŏřǇ16Ž17uŃ19Ťƿ22ŉ24Ň25ſƁ28ż32šŵ34ǁ59ƴ
~<nob	69 -7ǩ7sKřŲƷ8ŏ9n10ŤƯƿ11Ł13ƺ14ŷƭ15Ŗ27g31Ş33Ɵ
~<noi	86 -9Ə11N12Ǝ28ǩ
~<non	77 8Ş10ǂ11ƀ12xǥ14ƹ34š
~<nor	63 -8ƚ-7ŵ8l9n10ł12jƾ13DǏ15A18Œ23Rŭ26T
~<nos	86 10l13ƞ14ź18Ŋ
~<not	44 -17p-14ŝ-12ķĺ-11Ƨǎ-10VYŎŤƗ-9qłǐǦ-8NŒřŜƭƶǊǞ-7iyųžƩƬǃ7EMņŨƥ8hBŃŊƳ9ŇŘƆƴ10gŅŵżƪƸǙ11lĵŲƤƹǝ12XŕŖ13Qźƙ14ƨƱ15ƃ16rŢ17cĽšŬǠ18ŏǑǨ19ƻ21vţ24bſ26L31Zǩ32Ş42ō56ŀ
~<now	48 -17Q-15ǩ-14ş-13ņ-12ƬǎǢ-11Ţ-9d-8AŀŠ-7oEKLŖŪźŽ7eSœǘ8fľśŜ9nzŸƿ10qPYŘŝ11HŚű13xFŴ14ĸ15G16v17ĹƦǟ18ň19ŗ22cĴŌ25s34ĺ36Ũǥ37Ő38ũ46ŏ57Œ63N
~<nu	50 -12ƣ-11ŷ-10őǩ-9Śǣ-8Mŀ-7aŖ7tư9KŜƛǔ11cŠ12UľǇ13y14Ň15qPĻ16CǠ17EŒ19ļ20S21Ƽ23Ƭ24Ÿ25XŅŗǁǗ26DǨ29Qū36e37ř46I
~<num	51 -12ƣ-9Śǣ-7ǩ7ŘƒƓ9Kƛ10ŒŜǔ12ŇŠ13ľǇ14cy16Ļ17Ǡ18E19C20ļ23Ƭ24Ƽ25Ÿ26XŅŗǗ27D28Ǩ30ū37e38ř47I
~<nur	75 -13ő-7ŀ11Q22U24q26P35S39ǁ
~<nut	83 -10ŷ7Ž11Œ13ư14t29Ş
~<o>	80 -11š12Ɯ33d38ǥ49ǚ
~<oa	84 -8ţ14ũƐ21D53Ƒ
~<oak	84 -8ţ14ũƐ21D53Ƒ
~<ob	90 7ŋ11b27ǁ
~<oc	76 -7Œ22q28P36ǡ
~<occ	76 -7Œ22q28P36ǡ
~<od	82 7Ŵ17o21m38Ů
~<odo	84 17o39Ů
~<of	33 -23Ǉ-22Ƴ-20o-15VŎ-14ĶşŶǝ-13bǎ-12FĹ-11włőŴŵƓ-10fĽŉŠŢżžƘǢǧ-9ů-8Ōţſƌǥ-7ŰŻƶǜ7ĵňŞƕƜƢǛ8ktEŅņŊŘřŸƄƧ9ŚƤǟ10pMYľĿƃƭǋǖǣ11qZĸńŦźƁǘ12IWŽƟƵ13lOŭųƎƔǏ14xŲ15uzNķƆƋǀ16KUŐŪűƣ17erťūǞ18sSĴƽƿ19jŁŋśŬƥ20CƇơ21ŜƝƲ23gŗƚ24Ɖ27ǒ30RƂ31ǔ39Ǆ41ǈ43Ň
~<of>	36 -22Ƴ-20o-18ł-15ş-14ĶǇ-13VŎŵǝǩ-12b-11ůŶ-10wMĹŰƓǢ-9fżſƌƒǚǧ-8FĽŌŠšŴƘƟ-7IŉőŹžƾǎǥ7RŃŘŤūǌǘ8ŚƁƩǃ9HNZƱǋ10aiuAEĵķņňƢǀ11jtťƝ12lpųƚ13eYĸľŊřƤƿǣ14ĿŜơƣƭǖǟ15Q16ŦŪƵǏ17xś18gsĴƆƋ19z20ŐűǞ21rŗƽ22S23KƇ24CƥƲ25Ƃ27Ɖǒ28ǈ33Ǆ36ǔ39Ň
~<off	49 -14Ǉ-13Q-11ŮǨ-10Ʈǎ-9Ŗƛ-8KŃŢƜƶǑ-7ľőũƗǦ7Ş8quĴłśŭŵƃƬǍ9NķŗŜƂƖ10gŅšťǄǛ11eŀŇƥƧƾǩ12jWƟǚ13ŽƎ14BUƝǋ15ńūǊ16yź17Ɣƕơ18kƚǈ19ƒ20ǣ21O22ŋ24Ł26ĺŬ28IM36R
~<oft	70 -11ǐ-9ƥ7Ɛ9Ź12Ǚ13ų14ǀ15ŜƜ16ƿ20Ɵ22ŭŲ
~<oh	61 -15ǩ-9ǥ-8ƇǢ-7ƜǐǨ7aqNĶƟ8ŹżƊƝ9EPĿũůŲƈƎ10ŐŶƞǃ11Wź12Ƙ13GQ15ō17U19l21ǖ22š32Ť
~<oh>	61 -12ǩ-9ǥ-8ƇǢ-7ƜǐǨ7aqNĶƟ8żƊƝ9EPĿũůŹƈƎ10ŐŲŶƞǃ11W12Ƙ13GQ15ō17U21ǖ22š32Ť
~<ohi	88 19ź24l
~<ok	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐŵ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
~<oka	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐŵ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
~<ol	51 -17Ɖ-15u-11ŅǞ-10ųǩ-9n-8qŜƞǋ-7rxŞŨ8KĽő10ƀƗ11Dŷ12Ķš13Ŵ14ƭ15S16y17ņ19wz21Ǎ23ƽ37Ź38ƈ40c46Ƶ48œ52Ƌ60p64ƅ70v
~<old	51 -17Ɖ-15u-11tŅǞ-10ųǩ-9n-8qŜƞǋ-7rxŞŨ8KĽő10ƀƗ11Dŷ12š13Ŵ14ƭ15S16y17ņ19wz21ĶǍ23ƽ37Ź38ƈ40c46Ƶ48œ52Ƌ60p64ƅ70v
~<on	29 -33ǩ-25Ǟ-23Ƥ-21n-19Ŏƭ-18ǝ-16PŊ-15GLƱǉ-14elo-13pYŖ-12HNķũƗǠ-11Mśư-10wŨƝǟ-9tŌŝ-8KŃŒŜ-7OŀŋšƊƞƥƬƳƹǊ7UƖƚƷ8ĺńƏƘƮǔ9Fǜ10aIņœşŧƆ11cfĴřŠŭŲŽƍ12ŞűƇƺ13VľŁŰƈƉǨ14ļŔŵ15rvŘ16BZĹŗŷŻƿǕǡǣ17Ǘ18giDŉƜ19yŚ20sĿǃǒ21żǢ23łƓ24ţƀƫ25AŴƃƛ26ŦƯ28ƪ29bƵǖǥ30ŕƻǦ33Ū34ų36uǇ38ƌƢ40ǈ41Ŭ43Ůſ46Ʀƨ47ƁƔ
~<on>	33 -26ǉ-23wƤǞ-20ĻŶ-19ũ-17ƭ-16ǔ-14ƧƳ-13ePŊǩ-12Ŏŝů-11hlJLŅƬƱƼǝ-10nGNYưǋ-9ľňśşǠ-8ņ-7pXķŨŵƩƹǁ7bĴƉ8zźǂǣǨ9QŻżǡ10ļŭŲƏƠǚ11fŧŰƍƷǑ12VƖ13ŉţƮǖ14uBTƇ15AUŕŪƵ16łƈƻǒ17yŚ18g19Zŗƛƿ20řƫǥ21aĿŁŔŷ22rǃ23cĺŘƃǢǦ24ǈ25DĹűƜ26ƪ27ƁǗ28ƀ29Ŧ31sƓƯ34Ǉ39Ƣ43Ʀ46ſ48Ɣ53Ŭ55ƌ56ƨ59Ů
~<onc	72 -9Řŭ-8Ǆ7ƫƵ8s9ňǀǜ10yŧųƧ11Ũƻ14ŰŲ15V16Ĵ22ũ
~<one	43 -33ǩ-18ĺ-16nŨ-15aTƗƮ-14oŮǚ-13KŎ-12HŷƝ-11tMǝ-10pŃōŹƱǌǓ-9sGUĹŀŖ-8jŁňŜŢƜǊ-7LPQķƞƟǄǖǟ7ŘŤſƃƔƣǆ8Ǩ9fǉǒ10ƉƘǍǜǣ11XŉŻƎƧ12łőůƒ13ŇŐ14ĻŏŞŠǕ15mJŽǦ16ƛƻƼ17wǈǥ18vńƦ20iAœż23hyI24ŕ25ņ26Ɔ29Ūŵ30ţƵ31ľƺ33ų34bŶǋ36ǡ37ş39u45Ŵ49ǔ
~<onl	62 -13T-10Ǘ-8ŠǍǡ-7IŬ7Śƪǈ8Bƀ9RĻƘƳƾ10ļǢ11ŷ12Kŭ13ǕǚǛ14Ľţ15ľ16Ǉ18ųƢ19Ņ22Ʈ23Ų24ńŪ43ǖ
~<oo	77 7Ŭ9şƜ10Ŷ12kŻƑƘ13Hǃ14ƌ
~<ooh	79 7Ŭ9ş10ŶƜ12Ƙ13kH14ƌǃ
~<op	62 -16ő-14H-13R-10ǩ7Ļ8ķŊŰƑ9yŚ10ǣ13Ň14Ō15Ǩ17ŷ20A21Ǟ24W26ǝ29Ţ51ǋ54ǎ63ǅ
~<ope	64 -16ő-15H-13R-8ǩ7aǡ8ķŰ9yŊŚƑ16Ǩ18ŷ23Ǟ25W27ǝ31Ţ53ǋ56ǎ66ǅ
~<opi	88 12Ļ30A
~<opt	86 15ǣ19Ň23Ō
~<or	31 -33ǩ-12ewŌ-10jłƱƳ-9BH-8dJőťƠ-7ǖ7mvYŎŒƌƵǀǗ8gpUňţǁǃ9ŠƃƑƛƩƺǊǛ10RķŗŸƔƖǆǕ11EPSĹŻ12yIų13Ɔ14MļľŕŬżƝ15ŤŲƭ16NŪŰƄƽǄ17uşŭűǡ19CŇ20qŁǂǋ21Ǒ22bƋ23ĵƉƍ24Ɛƹ25Ƈ26Ĵƿ27Ƽ28Ř29L31FKƣ34f
~<or>	31 -44ǩ-12el-11ƅ-10Ʊ-9jHłŌŨƳ-8dwBJőťƠ7mnvTYŐŒŷƵǀǔǗ8gpUňţƌǁ9ƃƑƛƩƺǃǛ10ķŸǊ11EPRSĹŗŻƔƖ12yIųƄ14MļŕŬƆ15ľŤŲżƝƭ16NŪŰƋƽǄ17uşŭűǡ19Ň20qCŁǂ21ǋ22bǑ23ĵƍ24Ɛƹ25ƇƉ26Ĵƿ27Ƽ28Ř29L31FKƣ34f
~<ord	85 -8Ō8Ũ10Ƅ14Ŏƾ15Ǖ29ǩ
~<ori	75 10ƅ13Ƌ15ƈ18ƌ21lŠ
~<ot	57 -13Ǎ-10n-9ǩ-8CĴŦǥ7Şűǋ9Ɗ11wZ12oſƵ13Ţ15ų16uǈ20Ūǂ21ķ22Ǉ31ł38Ņ39Ƒ40Ŵ42ş50ń52ž
~<oth	57 -13Ǎ-10n-9ǩ-8CĴŦǥ7Şűǋ9Ɗ11wZ12oſƵ13Ţ15ų16uǈ20Ūǂ21ķ22Ǉ31ł38Ņ39Ƒ40Ŵ42ş50ń52ž
~<ou	44 -24ǩ-22T-20Ơ-18H-16F-15Ũű-14ķ-13Ŏ-12mrƮ-10Ŀłŝ-9LŀŮƋƷǛ-8iDňŢƅƒƨƯǖǝǟǥ-7huŃŏŶŹƄƼ7WŖťƦƫǈǋǌ8bşƍǐ9ŇŲƵǣ10zMŜżƊǞ11CZƱ12šƇƔǃ13ĺŘŰƚƟ14xŐŒ15ǅ16qQŉƏ17ŕŗŦǀǧǨ18Ś19Ɯ20U21Ʃ22őƸ23Ľ24Ļ25VĴǉ26ō27ĸ31gyƝ32ƪ37Ǒ39ļ49j
~<ouc	86 -7Ť8Ŧ10ņ13ǣ14ż15œ
~<oug	88 7Ƹ13ř33ō
~<our	71 7Ľǎ8ŌƟ9GƔ10jxĹ12Ƶ20M73ļ
~<out	45 -22T-21ǩ-20Ơ-17H-16F-15ű-14Ũ-13ķŎ-12mrǝ-10Ŀłŝ-9ŮƋƮǖǛ-8DLŀņŢƨƯƷǟǥ-7iuŃœŶƅƒƼ7lƔƤǁǌǙ8WŖƍƦƫǐ9bxşƟǈǋ10ōŲ11zCŇƊƱ12ZŜƇ13ĺŰǞ14ŕŘšƚ15ŐŒǃ16ǅ17qQŉƏǧ18ŗŚŦǀǨ19ĽƸ20UƜ22Ʃ23ő25Ļ26Vǉ27Ĵ28ĸ32Ɲ33gyƪ38Ǒ44j
~<ov	49 -18Š-14XŐ-12ƬƱ-11ŌƯǎ-10GŗžƟƣ-8lyŚƼǜ-7KŃŏšűǌǘ7kWZŸƛƺ8hĴĽũƸ9xőǠ10vANļ11FMSŞ12ijtǕ13ŝƆǍ14ǖ15ĿŖ16Ű17Rň18C19ŦǨ21PŒƂǇ22QUǊ23ƒƜ24ŮƑ25Ơ26Ż27Ŝ29ŕ30ǞǦ33ś40T44Ǐ
~<ove	49 -18Š-14XŐ-12ƬƱ-11ŌƯǎ-10GŗžƟƣ-8lyŚƼǜ-7KŃŏšűǌǘ7kWZŸƛƺ8hĴĽũƸ9xőǠ10vANļ11FMSŞ12ijtǕ13ŝƆǍ14ǖ15ĿŖ16Ű17Rň18C19ŦǨ21PŒƂǇ22QUǊ23ƒƜ24ŮƑ25Ơ26Ż27Ŝ29ŕ30ǞǦ33ś40T44Ǐ
~<ow	48 -20Ųƣ-17Ơ-15ĸƕǈ-13UŐ-12ŭ-11Ɲ-10Gş-9sō-8rĻĿŏŵŶƒƤǝ-7ŝŸſǣ7ƃư8Ǐ9ƈ10ň11Ƣ12Ŧ16zǃ17ŁƷ18YǥǨ19ǐ20ǅ22ơ23VǛ26Ǒ30ǒ31Ɨǟ33ƀ34Ƙ36Z37ǋ40Ʀ51ķ57Ɣ63Ŭ64F72ǆ
~<owe	67 -12Ő-9ƕ-7ǉ8ŉ9ķ11Ɓ37Ŭ53Ɣ57Z
~<own	49 -20ƣ-18Ų-16Ơ-15ĸǈ-13U-11ŭƝ-10G-9sƕ-8rĻĿŏşŵŶƤǝ-7ōŝŸſǣ7ųŴ8ŖƃưǏ9ƈ10ň11Ƣ12Ŧ16z17Ʒǃ18YŁǨ19ǥ20Ɣǐ21ǅ22ơ23Ǜ24V27Ǒ31ǒ32ǟ33Ɨ34Ŭƀ35Ƙ38ǋ41Ʀ46ķ65F73ǆ
~<p>	85 -13œ-9Ƭ-7ǩ11řś16ź41ǥ80ƃ
~<pa	36 -20ǈǔ-19B-18ĻŔŜ-17yų-16őŭƸ-15ŇŎƌƟ-14vĹŃƗ-13xSĺŢŮ-12adDŌŏŤƘƞƼǊ-11nŪŶƝ-10RŁşűƈ-9mĽłńƴǏ-8bgjrũŵƄƻǋǐ-7kALPŊŷŹƅƙƤƬǅǚ7ƥƦƭǀǃ8ĵķƓ9sJŅǁǌǗ10žǟ11T12ś13pƪƫ14QŖƨ15ǡ16oŘƯ17lUVƳǞǩ18uƲ19ŗ20qzŧƔ21Yſǆ22Xňƹǥ23ZǇǣ24Űǝ25ưǘ26Wƽ27œ28Ų29ŒţǕ31Ơ32Ʊ35ŬƕƮǑ37Ɯ40Ś44Ǡ46ǖ47ŀŦ48ƒ51ƃ54Ĵ61ǉ
~<pac	74 -11Ŝ-9ǘ7D9ş11Ŗ16H18W20Ų35ƹ40ǥ
~<pag	69 8Ǔ9f10ō11ļ13ſ16ǌ25ś44Ś
~<pai	57 -10Ɵ-8ǟ7Tŏǝǩ8ŧƃƏǉǖ9ĴœƥƩƪƫǃ10ưǑ11UƢǄ12ƭ13Ŧ15ķ16Z18Ʊ19ţ23ƒ28ƕ29Ɣ36Ŭ
~<pan	84 -10ũ-8ƈ8Ɓ10Ɖ11ǝ12Ƌ18M19ť
~<pap	67 -8Ǒ7ŗ9iQś11ƖƢǃ12o15JǗ16K17Ǡ18ǆ19ǒ20ķ30Ʋ54Ś
~<par	52 -17Ƹ-16D-14y-12S-11FƼ-10vHŐƞ-9dQŖ-8aŇ-7ŃŘŤŮƉ7GŁůưǄǈ8E9Ũŵ10ľơƥƷǑ11Şŷ12ŝǁ13Ƨǂ14Uŀ15qstƱǠ16ŴǨ17Cſǩ18ō20Šƨ21ǟ22oǆ24pƜ29Ǉ32Vƽ33l34u35ň38z42Ű
~<pas	62 -21Ŏ-9Ɣ-8ŵ-7rY7ļ8gsŻƂƃ9ņƿǛǜ10ǎǨ11Ʋƺ12ƽǀ16ƫ17Ų19cţƦ21O23ƶ24Ʒ32ŀ33ǘ46Ƴ
~<pat	77 -15ƌ7Ɖ9ũ11n15o19Yƾ20ƹ22Ǘ25Ǚ72Ǟ
~<pay	43 -21ǈ-17ƾ-16Ļųƶ-15Bōǔ-13ŏőƷǞ-12Ł-11ŴŷǊ-10nAŢǏ-9xĹŇŝşƘ-8gķŔŭŵƗƧƳǨ-7mryŨŮŶƝơǗ7ſ8F9Ǉ11ƀǡ12ĸƔưǥǩ13ĵŐš14TƓǢ15ǘ16qŅƪƯ19Zž20Ʊ21Q22Ŗǝ23Ŭ24Yŗŧ26W30ƕƜǣ31Ǡ32X33œŲǑ35Ř38Ʈ39Ǖ40Ơ43Œ46Ŧƒ52ƃ53ǖ69ǉ73Ĵ
~<pd	90 14J31ś
~<pdf	90 14J31ś
~<pe	48 -15Ŧ-14ő-12W-11Ň-10Ǧ-9I-8ķŪ-7QUŚƟǋ7łŋŒŖžſƐǆ8aDŐşƂƲ9JKřƴǜ10nƓǝ11dƶƷǓ12lŊƜ13xƩǁǨ14AœŽƚǙ16ǔǖǡ17ņ18ŹǛ19ŷ21ǇǗ22MŜŞ24ǈ26Ɨ28Ÿ33ǚ34Ķ35h
~<pee	81 -18ő-8ų8Ŝ9ĵ24Ş25ǁ48ǚ
~<pen	76 11ř19ƴ21Ʒ24Ǔ53Ķ
~<peo	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~<per	55 -16WŦ-10ǉǦ-9I7ƃƔǎǔ8Őź9fĻľņŋƂǄǑ10žǆǡ11aJųǛ12łŞ13ĴƓ15Ŋŭ16ƩǨ18œŽƚ19AŸ20Œ22ŜƗ23Ź27M
~<pet	86 -19ő7ş25Ş55h
~<ph	61 -16J-14Š-9ǅ-8ĻǠ-7řŷ7Ĺ8CŰǖ10rƻǄǟ12Ś13SĺǗ14Ŝ15ƀƸ16c18M21Oǁ22Ž23IK29ǩ30ƾ32ǘ35ś
~<phi	90 12Ű43ǘ
~<pho	63 -17J-14Š-9ǅ-8Ǡ-7Ļřŷ7ĹŧŻ8ľ9Cǖ10Ǆ11ǟ12r13Ś14SĺŜǗ17c19M22O24IKŽ32ǩ36ś
~<phy	77 20ƀ22Ƹ28ǁ41ƾ
~<pi	54 -13cŦ-10ƕ-9ƌ-8ňţǃ-7ƪƯǦ7iĺŭ8wLNūųŵžƘ9WĹŜŶ10Ƥ11ƬƷ12ũŬǟ13ĿƝƭ14fh15X16tƉƑ20ł22ŘƇƋ24ƛ25ǐ29ľ30Š32ś36ƻǀ50ƃ
~<pic	59 -15ǩ-11Ŧ-7ƌǃǦ7gnŤ9itĺƞ10NWūŭųŵ11wLĹŘŜ12XŶƷ14Ƭ15Ŀƭ18fǟ24ł28ǐ34ľ35Š36ś
~<pie	82 -11ƕ7ſ12Ɩ13Ǣ17ŬƘ20Ř28Ƈ
~<pil	77 -16c10ǂ12ķƿ55ƻǀ
~<pin	86 7X9Ŕ10ƅ17ǩ31Ƒ
~<pip	73 -7Ƃ15Ƥ20ũ33Ƌ36ƛ64ƃ
~<pit	86 26Ɖ35h
~<piz	88 11ŲǍ32ǩ
~<pl	45 -15Ũ-14Ş-11Œ-10iPZŚ-9Ĺơǈǘ-8pŐřŜţŬƪ-7vķƈƙƝǣ7dgĶƏƐǔǙǩ8jńŠ9S10ŇƚƟƥ11ŗ13UĺŃŭƦƵǊ14ŌŽǟǨ15Ƌ16ƒƛǖ17aǅǚ18W19ŝƔƞƤ20yGMƅ21ƜǞ23kŏƠǀ24F25ƌ27D33ư34V40H48ū
~<pla	48 -16Ũ-14Ş-12ř-11ŒƋ-10iZ-9PĹŸƪ-8ǘ-7vŜţƈƙǄǇǈǣ7ŗşŤƲǛ8ĶƐǙ9g10ńŠƒ11ƚƟǩ12Ňƥǔ14UĺŃƵ15ŌƢǊǟ16DǨ18ǅǖ19ǚ20WƦ21Ɣƞ22yGƅƤ23M24Ǟ25kƜƠǀ26F30ŏƌ37V43H45ū
~<ple	69 -16Ƣ-9ǌ7c8ŗ9wE10j11ū13b14d15Ǉ18D27ŭ31a32ŝ
~<plo	88 -8Ʀ-7ŏ54ư
~<plu	70 7ŸƏ9Ɗ10jǑ11ƒ12S20ƛ31Ž39Ƌ
~<po	43 -12ĺ-11Ɣ-10oI-9Xǆ-8ŀŤųǘǦ-7cnGŵǋǔ7ŦŲƨƾǁǤ8ĸŐƏ9ŢŪžǒ10ŞƂƙ11ƚǏ12Ɠ13ľŠƬ14ĹơƢƥ15Ešƀƪǡ16Ǣ17ŗ19ſ20őŕ21ŷŻƺ22Śǩ23şƖ24ƩƵ25Ʀ29ŏ30Ƨ32Ŗř37ǥ39Ř44ƍ
~<poc	72 7e11Ǆ19ĸ20Ŧ34Ř
~<poi	81 -7ǩ7š10AŘ12Ş29Ŗ42Ż
~<pol	46 -11ĺƔ-9oIǆ-7ŀǦ7aĻśŜƫ8ǁǤ9ŲƁƨ10ŐƂƖǒ11Ţž12Ƣ13šǏ14Ɠ15ƚơƧƬ16ĹľŠ17ǡ18ƀƪǢ19ŗ20Ŗ22ŕſ24őŷ25Ś26ş27ƩƵ29Ʀ33ŏ35ř41ǥ
~<poo	69 10ǣ12ƥ21ƚ77ƍ
~<por	80 8Əƞ9ƅ16ƥ20Ř24ǩ34Ƨ
~<pos	76 7śż8Ř12V13Ľ15S16ǈ21ƴ26Ɩ31E
~<pou	82 9j11M12Ǜ44ƺ
~<pow	90 9Ɗ12Ʋ18q
~<pr	45 -11Ĺűǃ-10nƹ-9ĿŃŧŷƁƟ-8FJŁŞƣǈǓ-7aiOňŤŪƜǇǎ7ž8UŊŘŸ9wKƈƭƴǘ10DŢƐƬƿ11bPƒǧ12ĺŖǆ13QŠƑǙ14ũǚ15ǥ16ƻǜ17ƘƼ19ǂ20œǩ21ŀǢ22ŎƗ25Ƹ26ŝ27ńǒ28ơ31X32ŅƩ34ķł35ľ36Œ38Ƅ
~<pre	60 -11ƹ-8Ň7ƙǑǟ8Wǜ9ŝ10wNĴŢŨƆư11ƈ12ů13ǝǤ15œ16ǩ17K18UũƼ20Œ23ǂ28ƻ30Ƹ
~<pri	58 -9ŷ-8ǃǒ-7ĿŧƟǓ7ŢƱƴ8ƈƾǣ9ĵŝƠ10ǊǏ11ŇŘơ12rƔƗ13Ŗ15ŊƩ16Ƭ18Ŏƒǩ21ŀ22œ23ŒŠ26ł27Ƙ29ń30X34Ņ41ľ
~<pro	51 -13Ş-11G-9n-8NŃ-7JOŇōƈƣ7dPŌ8HŀńŅſƏƕǘ9Őƃǡ10ž11ŎŏƩǄ12ŸƌƐƑ13łƭƿǜǧ14ŝ15D16bƗǙ17ĺǆ19ǚ21ǥ24ơ27Ǣ38ǒ43ķƄ
~<pu	50 -19V-10UŖŧ-9ŤŵƚƯ-8ŒŔƛƬƵǗ-7iZŀŎƗ7EQXĻŴ8kuDńŰű9wSņŗż10Lƅƈ12ĸŷƖ13dũ14rƐƥ15q16fRƱ17Ƽ18ĺƓƤ19Ūƌƻ20Ɗ21Ʋ24Ů25ŚŻ26T27Y31ƒ32Ķ43h45Ō50H
~<pul	70 -7i7ŁŌ10gĵřǐ11R12Ĵ13Ŋ14WĻ21d28T37Ś39Ż
~<pum	83 38Ɗ
~<pur	81 14Ʃ25y31ƒ
~<pus	79 -7ǂ11Ŋ14ĺŌ17H18ņ23Ɩ28r
~<put	54 -19V-10Ŋ-9yŵƚƯ-8ŧƬƵ-7ŖŤǗ7oEŽƃǤ8c9kuQX10RńŰŴ11wLŗűƈ12Sĺżƅ14ŷƒ15ĸ16ũƐ17ƌ18Ʊ19f21ŪƓƤ22ƻƼ23Ʋ28Ů32Y34Ō35Ķ43H
~<qu	55 -12Ŧ-10ǩ-9KƋ-8l-7Ɵƪ7řš8VŏžƮǉ9ŃŝǦ10Ƙ13deŋŖ14ǎ15Ĵ17ŀƧ19Ĺ20J21OǠ22Y23ǂ24ńŧ26Ņ27Ķ35Ŋ36ƹ42ŉ
~<qua	81 -10K7ŋ12Ƭ13Ʀ16Ń17Ƙ25Ĵ33O
~<que	70 8dA10Ĺ29Ŋ54ŉ
~<qui	64 -10Ƌ-8lŦƪǩ7aǇ9řšƮǉ10Vŋ12ŝ13Ŋ16dŖ17ǎ20ǂ21Ƨ22ŀ25Ǡ27Y29ŧ32Ķ43ƹ
~<quo	67 -9Ǉ-7Ƃ7ǂǃ8ƈ9Ľ11ŏǦ13ž18e21Ĺ27J30ń34Ņ
~<ra	54 -12Ťǩ-10ŧ-9ŅŠǦ-8ňŦƛƥǃ-7ōƬƺ7Iŗũ8sű9ĴŝƆƊ10aSŮ11Ƶ12ĵŎ13Ơ14cŊ15Ƹ16KŪ19CŒƔ20l21Y23Ư25ƙ26š37ǀ38œŔ39ľ42j45ƴ
~<rac	81 -10ƥ19Ů58ǀ
~<rai	64 -9EǦ-7ƛ7Ř9Ƃ10aƸ11ŗƊ17Ơ23Ŕ26l27Y30Ư33œƙ55j
~<ran	78 -13Ť-12ĺ-9ǃ9ǘ10T12XƓ15Ɔ20ľ41š
~<rat	62 -9Š-7ǩ7CŢ8Ƹ9HŞ10Eĺ11gsĴ12ŝű13œ14ũ15ĵ18ŊŎ20K23cŒƔ24Ŕ31ľ46ƴ
~<re	38 -22Œ-19Ũ-18ŀ-14lZŹ-13Aƒ-12Ńű-11yCŎŐ-10osĻŝŰƛƝǈǘ-9bhNĴŁńŏœŞŤŬƄƱǜǥ-8MSłŪƚƞƦƬƽǨ-7imYĸňŉŭůųƊƔƨǎǦ7qIJPżƾǚ8ƉǞ9dƋƘǏǔǙǟ10eĶŔŚǇ11Ǘ12ţźƥ13šƮǢǤ14a15ŌūƵ16Vļƿ17řǓ18ũ19Ƥ20t21Kķĺƴ22B23ƗǑ24Ɓ25ĹŕŻ28Ŗŵ29Ƣ33Ɯ36Ǆ38Ɠ39ŜǊ42ơ44ƌ45ŋ48ƈ56F72Ơ74Ľ
~<rea	53 -15ŀ-12ŏ-10l-9Cǈ-8ŕŷ-7NŦ7ŅƐǉǞ8ĽĿŋŮ9L10Dơ11ŜūŵƏ12gƖ13jIƻǓ14JŇ15ĺŗ17ķż18e20dľ21Ŕ22ařŚ27Ĺ30K38Ŗ43Ō
~<reb	77 8Ɨ16ǝ45Ɠ
~<rec	59 -11Ű-10Ũ-8Ĺ-7J8rzƓƾ9ťǟ10ǚ12ĺǈ13qư16Ǌ17ţ18őƘǤ20B30ŻǗ32ƿ51Ľ65ŋ
~<red	76 -7ǩ13Ż16Ƌ25ƈ42ƌ
~<ref	80 -12Ũ9ř16Ɨ17Ľ32ƴ51ļ
~<reg	68 -12Ź7Ʃ8JKĹƙ11Ÿƾ13Ŷ14ǖ15ǃ16QƘ17ơ18Ų19Ɖ25Ǌ26ū30ǔ
~<rej	90 21ƴ
~<rel	82 -15Q11T17ǚ34Ư38H
~<rem	67 -7o7tƢ8xBœ9ať12ǅ13E14Ǆ31ƶ35ƌ39Ľ
~<ren	50 -25ǌ-18Œ-13nZ-9Ŕǈ-8HŌǓ-7ǩ7ŏǒ8Ʒ9śǐ10Ʈ13Ɵ14ŜǏ17ƌ18ƥ20ķ21Ǉ22Ĺ28š33ŵƤ34Ǒ39Ɓơ42Ƣ46ŕ55Ɯ75F101Ơ
~<rep	60 -10ƒ-9ƐƘ-7Ōǝ7ƃ8Ŕž9ǉ10Ŝ12ĺƑ14ĵţ15ƋǄ18ź20Ŧ24ƈ27Ɠ29Ǣ33Ɨ38Ƶ47ũ
~<req	74 10Ĺ13Ǚ16Ľơ17ǌ25Ǔ
~<res	70 -7ŇƋ7WşǓ8ŷǌ9ƣǛ10zŢ12U13G14Ǎ15ō16ưǟǩ17t19Ǆ22n
~<ret	66 -8ǥ7fq8ŧǆ11Ŝƭ12T13Ǚ18t19Ƨ23Ǆ30P31Ķ41V
~<rev	77 13Ŷ15Ǟ19ǩ24Ŝ25Ŗ35Ǌ
~<ri	37 -23ǩ-12g-11nT-10xŤ-9jU-8imǎ-7ōŞƚƟǁ7ņŉŌŚŬŶƱƾǥ8eEƎƨǦ9psQǑ10ŃŜũƝǄǔ11uKƜơƽ12XŧƬƵƷ13owCŀƒ14SƓ15ƅ16qŎŏő17f18ƣ19b20Ľ21NPŝ24ǟ25ǃ29Ų30ŵƙ31Ƙ34I38ǀ
~<rid	73 -10Ū-8F-7ŝ7ŏƃ8Ŷ10ŉ12w15Ƶ20Ŭ35ǀ42Ų57ŵ
~<rig	38 -13ǩ-12L-11n-9x-8jmBTUŤ-7Şǎ7kMņŐřťűƦǌǜǞǣǥ8ewŉŌŗŚşŭƨƱƾǈ9EǦ10pQƝǑ11ŃǄ12suơƽǔ13ŏŧŲƜƬƷ14CX15oƓ16Sŀƅǟ17IŎő18qƒ21ǃ23NP24b25ŝ
~<rin	69 -11űǩ-8ƒ7A16ĹŜ17Kǟ21Ǌ24L27ĽƎ33fI71Ƙ
~<ris	73 -19g-10ƚ13ķ26ũ29ǀ33ƣ36ƙ
~<riv	86 14ǃ43ƙ
~<ro	49 -16c-13űƔǢ-11Ƈ-10Ǉǒ-9lŪǅ-8x-7RĺŃţǔ7ũ8MĽőƕ10ƆƒƜƟƮǀǎǩ11Xų12ĵķŹǈǟ13şŢ14YŌŭ15SŎźƝ16Ɓ17eƏƑǃ18Ů21D23ĶƗ27nǄ29h50Ƣ72ƈƉ
~<roa	71 -9x-7Rƌǔ8Ŏ9C10Ǧ12yŝ14Ə19Ǟ22Źǟ25ŭ28Ɓ34D
~<roc	85 -17Ɣ11j13ǀ19ƕ
~<rol	84 -7Ń13ŕƘ15Ə17Ķ26Ōǈ31ź
~<roo	54 -15c-12ű-11Ʃ-10Ƈǒ-9Ơ-7Ǉ7Ɛǃǣ8P10Ɨ11Ɔƌ12h13ŎƜ14Xų17ş19Ɲ21Ƒ32n36Ǆ58Ƣ81Ɖ82ƈ
~<rot	85 -12ǅ17Ľ20S27Ķ35h
~<rou	64 -13Ǣ-11ń7Sņť8Š9Ũǀ12T13M15Ɵ16őƮǎ18ĵũƒ19Ţ20ķ21YƗ25e28Ů
~<ru	53 -14i-10rUŭƯ-9dŉŵ-8Ř-7yŎ7chEĿŅňŝƏǄǉ8qǙ9uĵţŧŴưǗ10ơƩ11ŦŻǟǥ13ń15Lū18ǝ19Aſ20e21ǐ23ǎ25ǈ26ƛ28Ɲ31Ƭ33ŕ36ƽ41Ǩ42Œ44O51ű
~<rul	88 -10Ř11Ƭ16Ǚ25L
~<run	55 -12Ń-10UƯ-9ŉ-7dtyŭŵ7fĿŅňŋŝǉ8hqEǄ9ţŧưǏǗ10uĵŴơƩ11Ŧǟǥ12Ż13ń17ū18O19Aǝ20e21ſ22ǐ24ǎ25Ƭ27ǈ29Ɲ34ŕ38ƽ39ű42Ǩ44Œ
~<rus	85 -18i-10r10Ś12s15Ń22ű43O
~<s>	79 -10Ľ9Ƅ11Ÿ15ƕ18q29ǆ34b
~<sa	41 -22Ŧ-16ĿŐ-14Ʒ-12Ş-11LUžƗ-10gnDńǝ-9svPĺŏŻƜƢǌ-8Aťƭƻ-7išŭŵƔƯǓǡ7HĹǁǗǜǧ8ĵłŶƎƝǛ9ĴũǍ10Œřƅǔǩ11VŊǂ12qŌőşƈƮǉǖ13WŁňūƸǚ14ŖŮű15ŋŴƩƱǃ16ŗŢƒ17ƺ18ņ19ƾ21Ŕ22SŚ23p24ŝ28Tơƴ29BǊ34bŘ36Ǚ46r47Y
~<saf	68 8Ľ10Ķ15Ƙ18Ǝ27Ž54Ǚ
~<sai	62 7rMS8fŊŬŲ9ņŎŝ10tuƅ11OŔǅǚǜ12dH14ƥ15Gƶ16V17c20y21B22q30ƴ
~<sal	63 -10t-9DǓ7Ǩ8HǍ10ƗƧ11Ǡ13űǋ15ǈ16ƦƮǉ17W18Tǃ21ǟ23Ǜ25ǖ28ƒ36ņ55Ǌ
~<sam	62 -13Ɨ-12ǅ-9NŐǩ-8GƵ-7Ƹ7ŗŠǘǜǞ8łƖǍǥ9ŰżƇ10oŘ11ņǂ12kƓ15ǁ17ő18IƩ22Ŷ24ũ26şŴ34S35p
~<sat	79 10ƚ12Ʋ13ŧƮ24ŝ26Ŗ
~<sav	61 -15y-10Ƥ7ź8Ƶ9Ƴ10Ǘ11wŋ12ǩ15ĹĻ25Ĵ28Ʊ40Ţ45Ř71Y
~<saw	78 -9Ŧ9ƫ11ƚ12Ũű13tǙ15j16C22ƾ
~<say	50 -16Ŧ-14Ʒ-12Ŀ-11C-10Ş-9ĺŢǌ-8AUƢ-7gLķŨǈ7ZţƉƩƵǂǃ8łƝƬƾǢ9ƅƨǑ10QĵŖƃǚǧ11ŊŋƼ13NŇ14ŝ15ƴǩ16ŀ17řƈ19Ō20Bū21ŒŔŗ23Ƹ24Łň25Śƺ26Ů28T37ơ47b49r
~<sc	54 -15ǩ-9ő-8Š-7Ķ7VťƓƖƮƻǔǦ8aqSŅşŭŻƢǁ9QłŽƣ11l12ŹƘ14Ǔ18R20ƺ22ǀ24x29ź30śƱ32Ũ37ĵ38m44Ŀ50ǘ
~<sca	67 -13ǩ-11l-10ő-7ō7Ťƴ8ŇǇ9ŢŹ10V11şť12Ņƣ14łǁ28ƺ31ś47Ũ56Ŀ65ǘ
~<sch	60 -7ĶŠ7vŹǢ8yǦ9ƖƢ10qŻǔ11KQS12ŭ15Ƙ16Ǔ21R23l28x33ź34Ʊ43m
~<sco	77 17Ž56ĵ
~<scr	79 9ś11ŏű12Ʈ14aƓƻ
~<scu	84 38ǀ
~<se	44 -24Ś-15ŀ-13hŵơƮƯ-12ŖƤ-11jnCŔƭǠ-10kķǅ-9irMŁłŤŨƿǈ-8gBXŎǉ-7luńōŰŶƑƗƧƱƴƵǍǑǖǜ7EŦũűǄ8ŐřŜšŭ9ƊƲǝ10Ĺ11ŌƷǔ12YĺţƉƏƳ13Nƾ14VƔǗ16Kľƒǥ17Ƅ18ŠŪƕ20yĽŊưǂǋǎǨ22ƖƟǌǛ23Œǧ24JŘ26Ŵǆ27Ǝƛ28Ţ29Ɲ34H39ś40ļň64Ǟ
~<sea	77 -12h-7ijŰǩ11Ż13ƉƟ14xƚ16Ɯ22ǟ32ǋ47ǎ
~<sec	63 -7ķ7eĶŕǌǘ8ĻǗ9dŊƶǩ11AIǋ12pŇ13ľũ15ŌƔ18y21Ǟ27N28Ɵ29ŴƎ
~<see	60 -16J-12Ʊ-11Ƙǔ-10ƭ-8ǅ-7Ŗŵƞ7ŢƬ8źƇƊ9ĿœƉƏƝƿ10Ĺ11vţ12t13E14ūƛƳǩ15ļŊ16Ʋ17ĽřǞ18ŭ19ǂ20y21Ƅǒ22Hƾ24Œ27ň30V
~<sel	66 -10Ļ-8ƿ-7ł7ƓƳǕ8ƃ9ĸƕǛ10Ɓ13Q14Ʃ22Ʒ32ƒ39ǔǨ40H41Ɲ43Ǟ
~<sen	59 -24Ś-15ǒ-13ơ-12ǩ-10Ǡ-9Ĵ-7LƯ7ũƔƸǁ8o9Ĺǘ10sš11ƪ12Ǝ18Z20Ő23ƕ24K31ǌ32ň34ǧ36J38Ľ42ļ58ś
~<sep	79 8f16ş24Ƙ32Ř
~<ser	65 -11ƿ-7A7ŝŞųƱ8ū9ŢǗ10Əƕ11ţ12ǂ13ƽ14Ŝ15Ƽ17Ǟ18ư19ľű31ǄǛ
~<set	63 -12ŀ-11ǟ-10Ʈ-9Ƥ-8ǉ-7Ũǥ7ł8ŉŗŘ9Ɗ10ŧ12AL13Œ15Ŧ16ĴŪ18T21ƞǝ24Y26ư30ĺƖ33Ţ34Š42ǆ
~<sew	85 -10ǘ40ƛ
~<sh	41 -24Ū-23ơ-20ƣ-17ŉŤ-16ŏƤ-14iŮ-13SŰ-12wĶŀœŸƌ-11Ŧ-10jmCHYŃŝ-9GķŇŕƒƞƧ-8FVĹłŞƜƯƹƼƽ-7lDPQZĻľĿőŬŽſƥƦǚ7Oƨ8hŚƻ9JĽƭƳ10uBŋǡ11aKĴŎŘŲƛǖ12fňƗ13nxyŢƸ14NŧųƚƫǔǠǧ15pńűƘƬǥ16MU17ǎǟǨ18RƄǃǋ19oŶƈǅ20Ŋ21qŌƝ22tźǌ25Ʈ27rŨƷǂ28vŴ29ƑƢ30Ǎ34ǈ36Ɖ41s46ǝ
~<sha	63 -9ƈ7MTƄƫ8Ŷ10ĵ11ǔ12ǆ13ǈǩ14ŌƬ15Ơ16nųƉ19ŊǍ21Ũ23ŘŲ29Ƹ35ű40Ƣ
~<she	54 -24Ƹ-22Ū-16ǩ-12Ķƹ-9mwŮŰ-7cHTĸŌƱǄ7Ź8AŻƅ9UƝ10fBƢƫ11ŅŚ15yų17Ŷ19ǈ21ƨƳ27px33Ŵź34oƮ36ǂ37q39s40t44v46Ƒ51Ʒ53r
~<shi	66 -8ų-7k10Uǝ12ƚǕ15ǅ17ǎ19Ţ39R43Ɖ45ƈ
~<sho	48 -25ơ-19ƣ-18ŉ-15rŏŤ-14Ƥ-12ŸƷ-11iũ-10Sƌƨ-9tŀ-8Y-7xGķŃŅŖƒƧƼƽ7ǁǐǞ8hŷƁƮƾ9dkƬǢǩ10uOśƶƸǔ11gIXĺŊōƺ12Ǐ13JŠŧǡ14ĽŵƱƻ15KĴƭǅǈǖ16s17M18fňƄƝǧ19aŎƗǥ20NńǨ21ŌŨ22Ƙ24ǃǍǟǠ28ǋ29ǌ
~<shu	71 -8ŵ10Ɵ11ŋŶ17ƚ18ũ23ǎ34ƛ61ǝ
~<si	45 -18Ʈ-15ŞǄ-14Ň-13Ƶ-12ŜŝŨųŻƑ-11XŏƄ-10ŐśǈǏ-8KOĺņŘŵƗǔ-7lŃňŒŕŤűžƜƭ7FGƱƷǂ8IQĵŎ9JŰƟƲǟǦ10Ɓǅ11CłťŲư12dĸŹƥƬǍ13fţƹ14nŌ15ŗ16it17SWƘ18ŀǓ19Ǩ20ĶƆ22Ɩ23BMŴ24Łœ25Ǟ27AƝǠ28ũ32Ƈ37ő40Ǜ42ƽ43ǩ
~<sic	79 -9Ʈ9Ŀ16W22ƽ30Ǜ31Ǩ
~<sid	62 -15Ǆ-12ƄƸ-10Ǐ-9Ũ-7ž7uūŭǚ10Ŕƽ11Ɗ12ƕǂ13ſǛ14TƁ15Ķłœŧ19ŲǍ22C25ƇǠ30Ɲ
~<sig	61 -10ś-9Ļ-8ƑƯ-7Ř7HĽǉ8Iœ9ŠƢƨ10Ʋ12Z13yŖ14QƒƱǠǩ15J16W20ő23ǃ24Ŏ27Ǔ34Ɩ38Ł46Ō
~<sil	90 11Ŵ22Ū
~<sim	86 14ĻƎ26ư
~<sin	57 -23Ō-13Ş-11Ŗ-9ŇŎŻ-8KņŜƊ-7Ő8IPƋ9żƆƌƪ10ƣƸ11Źƛ12BG13ŗƘ15ǟ16ť17ǅ18d19ƹ20ţ23fĸ25it27S29Ǟ30ő39ũ58ǩ
~<sis	72 -13ǃ-7H8ŅǤ9Ƥ10h14U17Ʒ27Ư28Bƽ54A
~<sit	63 -10ŭǩ-9ŏ7rĵ8sŹƂǨ9z10YǦ11ŗƘ12ĹƝ13ƙ14FŰ17Ɵ18Ķ21ƥ23Ǜ25Ƈ28n31Ŵ33ŀ39M
~<siz	82 -11Ʈ-10ŔƵ11Ǟ22œ25Ɔ29Ƭ
~<sk	73 -11Ǧ7Ɓ9pB10Ŋ11ƂƠǁ15ů22ŀ23Ǐ27j36ǀ
~<ski	79 -12Ǧ-7A8Ɓ9p10B11Ŋ12ǁ13Ƃ17ů26Ǐ
~<sky	81 12Ơ31j41ǀ
~<sl	62 -15ǩ-10ŕ-8ŏƊǇ-7ƚ7Jž8ľňƓ9ĸ10Ũƀ11bƛ12i13Ƥ14Ō15Ļƍ16Ľł19Ƽ20ǟ22ǡ23Ű25nƇ31x35U42ǎ
~<sla	77 -8Ɗ10žſƓ15ǎ19Uǟ33Ƈ
~<sle	69 -8Ǉ-7ƚ8Ɯ11ĸľ13Ũ16ŌƤ17Ļ18ł21Ƽ26Ű28n36x
~<sli	83 -11ǩ8Ť14ƀ21ƍ23Ľ30ǡ
~<slo	75 -10ŕ-8ŏ8Jř10ň14b15ƛ18i25U28ǟ40ǎ
~<sm	61 -8ƛ7Hǜ8ǈ9Ɛƞ10ũ12ƤǄ13A14ŐƥƬ15ń16Ŧ18ŧ19ǃ31ǂ37Ǝ61ƹ
~<sma	70 -9ƛ7Ʀ8ǜ9H10ǈ12ũ15AǄ17ŐƎƥƬ18ţ19ńŦ
~<smo	67 -15ţ11Ɛƞ13Ƥ21ŧ25Ǝ35ǂ67ƹ
~<sn	74 8ņǄ9Ǥ16ś27Ɵ33Ž55j
~<sna	83 9ņ18ś31Ž
~<sno	79 9Ǆ30Ɵ59j
~<so	30 -17ő-15X-13ŐƑ-12ǎǟ-11ƭǑ-10Ÿǘ-9ƙ-8ZĴƼ-7WƃƇƗƚǂǤǩ7nţƟǠǨ8xYŧŰűŽƈƜƸǄ9lmKVĶĻļľŉŔƎƔƖƳǅǙ10kCĽŁřŷƠǁǇ11eqƒǃǋ12ivzUŝſƄƦ13PŪƤƥƬƺƾ14uHńņœŗŜƨƯǕ15hĵĸňŒŠƓ16psž17ŴơǈǗǞ18ŇŦ19ĹŘŞŵŶ20gŃŕ21Ŀ22fAŤǆǚ23ŹƩ24c25ķƢ26ĺ29Qų30wŢ31y33ƿ
~<so>	34 -17ő-11aĴǩ-9ƑǛ-8oNŀŊ-7rƌǑ7LŅŴƕƥƿǆǗ8JRŹƤ9KļŗƘƻǙǡǣ10CŒũŲžǇ11yUķŔŜŪƒƓƝƹǁ12STĻĿŭŵơ13AńţǕ14gkqwŌřƔƞǄ15fĹŁşŶƖƩ16ĺƈƠƬ17cŤ18ĵƢ19hŕŷǚ20nň21iŝ22sQƦ23pœ24Ŧ29ų31Ţ
~<soc	72 -9X11ĸ16ǆ18Ķ20x24Ǘ30ƿ48e
~<sof	81 8x10ĵ12Ɖ18g26q
~<sol	71 -9F-7ƈƬƳ7ƅ8Ɖ9Ŗ11Pƕ13Ŷ14sķ15f18ŠƢ20ņ22Ŝ31ű44ǆ
~<som	44 -13n-12ƃƗ-11Ƶ-10sŌŨŭƱ-9šŷǎ-8œũƙƛ-7IWŐ7yŔŪūƄƘ8jFŃŠƓ9Ŀǝ10PŗŽƤǅ11zžơƳƾ12NĹŚŤƮ13ľǈ14ŵſƺǚǜ16ƥ17mƎǋ18ĸŀǞ19Ŵ20ķ21ĺƨƯƶ22Ş24Ŋ25A26Qņ33Ř
~<son	70 -19ǟ-14ǆ-13Ÿ-9ƭ9ųż10Ű11Ư14ǃ17ǈ22Ź26Ǟ31u34y36x40v46w
~<soo	71 -11ǜ-8ŷƭ10ľ12yĿ14Ƅ18ŕ19Ǟ24HŹ44Ń
~<sor	72 8uz9ǀ10ů11Ƴ16aņ18f19ǩ28Ʃ
~<sou	64 -7ISǢ7ƏƽǛ8BFLVŧƆ9ţŨƗƜǈ10iCN11ƸǨ12G17Ɵ19lťŮ21bĽ25c45Ň
~<sp	50 -15F-14ǩ-13P-12dŌ-11Ŭƃ-10c-9ŇŨƵǧ-8yŐśŤƈƠ-7zĹƌƓƸ7H8lMĽ9ǇǏ10Cŏ11tŕ12ĴţƘƣƾǃ13łŽƊƐǀ14rƉƷ15ƫ16Ǎ17Ŵ20oŰ21kǋ22ƞ23qƨǂ24J25fO26XƢ27pǌ30bŻ34s36g
~<spa	70 -21F-12Ŭ-9Ľ-8Ƶ7gǢ9Ƈƭ10ƅ19J20ƊƝ21Ɛ26Ŵ31ǋ39Oǌ
~<spe	61 -11Ō-9ǧ7twŰ8ƽ9aƶǆ10ŚƦ11g12l13k14J15sŏ16ƞƾǃ19Ž20Ƙ36X40Ż42b
~<spl	75 -9Ơ-8Ő11ƍ12ž17ĴǇ26ƫ45Ƣ
~<spo	63 -16Ƹ-15P-14a-13d-12ş-11cƝ-9ǩ-7ƃ8ǋ9Ɖƙ10ǘ13Ǐ14ƞ15CĽ19MŰǀ20Ʒ24r29s30goƨ31qǂ35f36p
~<spr	66 -8ǋ7ť8Ń9jtǞ10ƮƸ16k17H19ŕş20ţ22ł23ƣ26Ǎ
~<sq	70 11ķǁ18Ɠ22ǖ23ǋ36Ɔ
~<squ	70 11ķǁ18Ɠ22ǖ23ǋ36Ɔ
~<sr	81 -13ǧ-9ƕǦ96Ƅ
~<sr>	84 49Ƅ
~<st	36 -21ƭ-18ĹƳ-16ł-15ŝŧŶ-14Ŧ-13sŪűƃƒƦ-12GYŖťůƅƶ-11ņŠŲ-10NĻ-9hpBĿşƠơ-8iWŎŴſǩ-7abeLTļŮŽƈǔǙǠ7ƔƗƞƩưǞ8JKŐŗƊ9Ŕūŭǈ10qĶŰƝǕ11šƤ12vIVřƄƙ13MƋƖǜ14ŸźƫǇǎǣ15ƧƼǖ16fHUŌŘũƉƷ17yE18ƐǢ19ǟ20mƜǗ21jƱ22tő23ŀŤƮ25XƆǋ26CƇ27Ǎǘ29Ǐ30Ţ34Ũ39ǅ40Dƥ41ƚ
~<sta	47 -16G-15Ĺ-14s-12Şƭ-11ŖƳ-10DMłŝůǋ-9ŀŧŶƶ-8UňƲ-7LNQYťŲŵ7akĶńŏŹ8tƋƑƧƪ9Ə10Ũƥ11nĵŚƚǔ12rŐŕřǍǓ13jVőœ14Eū15RSŃƩǜ16f17ĺǣ18ǟ19Ť20Hŗ21ŘƜǈ23Ƥ25Ƅ26CXǇ27ŌƱƷ29Ÿ34Ţ38ǅ
~<ste	70 -9ǟ-7ŧ7dŘ9Ǩ10ǎǞ11Ɖ12ƛ14g15ž16ũǅ19u22Ǐ27Ɯ28ǘ32Ư35Ƽ
~<sti	54 -12ƭ-10Ÿ-9Ʀ-8aǓ7Ŝ8jŐƺǟ9yZƞ10ŬƵ12fŉ13ŀ14Ƭǩ15ŷ16ũ17zƇ18cCƖ19tƧ20U21q22PƔ23Q27vJ29D30ƫ33IŨ
~<sto	54 -18Ɨ-14ǔ-9Fơ-8ž-7J7Ǟ8yŠǌ9ňŊǖ10ŢǅǊ11OŔǘǟ12Ɗ13ōǡ14jŀƝ17Ǣ18Ť20ǎ23ǋ24M25Ǐ27ƮǗ34ƐǍ44Ɔ46ƥ48ƚ
~<str	56 -14S-11P-10ǩ-8ǌ-7uǈ7wGƣǖ8ƑƼ9řŜŻƞ10ŀŔ12tEƜƽǕ13Ɠǃ14Kő15ĴŇŭ16Ǎ20U25Űǋ28š30ƙ34D
~<stu	56 -11Š-10ǩ-7BŦ7XŁőŨƲǏǓǥ8sŋƉƱǜ9ŀǘ10ƋƣƮ11ƍǐǕ13Aŭ14Zǂ17ŞƝư18ŵ19Ƣ20ƇǢ25ƥ30ź38m39Ɨ
~<sty	76 7ǈ22Ǒ
~<su	51 -17ǧ-15ŷ-9ơ-7yPŞƋƨǢ7Ňŭƴǡ8ĸǇǓ9tŌǩ10a11Ļ12Ū13k14ŎƿǤ16ŶŸ19i20ų21ƌƪ22ķ23x24ǜ27Ɗ30jƼ36Ǖ39L61Ǒ68ǒ
~<sub	63 -18ǧ-7ƋǢ8ů10ƿ12Ǔ18ų22Ō24Ŷ80Ǒ88ǒ
~<suc	86 7ś9ŭ11wƻ13Ɓ
~<sud	88 11ŭ13ĺ15ĸ16Ƴ
~<sue	75 -11Ŗ10Ŀ29ķ39ǜ
~<sug	83 -7ơ14Ǚ22Ƽ25ƴ
~<sui	86 12ķ15ǡ16Ň47L
~<sum	75 11ƍ13Ɵ17Ǉ24kx42Ɗ
~<sun	82 10Ļ28ƌ54j
~<sup	68 8Ɩ9rŐǐ10Ɲ11nƿ18L23Ŏ25ǩ51Ǖ
~<sur	68 -10Ǒ-9Ō7sŏŨƌǂ9tOĻ10Z11xŀ13ǒǝ14Ǥ17Ŗ19a29i30ƪƼ
~<sus	85 14Ƅ29Ÿ
~<suv	90 -23ŷ17ų25Ū
~<sw	65 -8Fŭ-7xIķť7Hłū8w9ĴƑ10ơƶǖ11Ÿ12tƐ14DŌ15ũ17Ŭ18X20cƵ21Mő26ų35Ţ50ƍ
~<swa	86 -10ŭ22ũ28Ƶ35ų
~<swe	78 -8FI-7x8ƫ9ř10wū12Ƒơ14tƶ15Ɛ17D23Ŭ25c
~<swi	69 -7ť10Ĵł11ǖ14Ÿ16Ō20X23Mő39Ţ54ƍ
~<sy	67 7Ķš8E9ǝ11D14Ǜ15Ǖ18ǘ21Ǝ26Ǘ27ǖ
~<sys	68 7Ķš9ǝ15Ǜ16Ǖ18ǘ21Ǝ27Ǘ28ǖ
~<t>	88 13ǘ14ſ39b
~<ta	46 -21ŀ-20Iǩ-16ĺ-12ĿŐ-11yŕƳ-10ŁřŬ-9uŌŷƊ-8ŖűƝƠƫƶǈǉ-7dqŲƌƜƽǔ7ũƵ8nMŒƉǨ9tvĽŎƋƬ10ĵŴƏƛ11rOƅƓƗǃ12Ɩ13Ǌ14ŇśŢ15ŨǛǞ16ťŪŹ17ƤƯ18źƱ19sńǁǙ20zŧ22ķ24łůųƧǖ27T30ƺ31B32ŋ33NŠǂ36Ǡ37ū50ƻ
~<tab	76 9łŚ10T12Ʈ13s14ƥ16ŽƉ25nM
~<tac	88 8ŭǗ15Ŵ17Ŷ18Ū
~<tak	51 -17ŀǩ-12Ŷ-11ĺ-10yŬƮ-9ĿŕƊƨ-8Aŷ-7gřűƳƽ7NƔƪ8tŝǄ9k11ũǠ12ƏƯ13ŎǊǨ14ųƓƗ15śƖ19ŇŢƬ20ŨƤǛ21ŠźǞ22łŹƱǁ24z25Bŧ26ķǂ29ǖ30ůƧ58ƻ
~<tal	58 -13ņ-9Ƭ-7ĺŁŌ7CXōƍ8ňƯ9iKǠ10hƷ11BĹ12ĵƆ13ƨǂ14OŇ15Ľť17a18A19v20sŠ23r27Ǚ28ń35N43ƺ
~<tap	84 12ƛ64ŋ
~<tax	78 -9ǋ9fǃ10ǆ12Œ14Ƶ20ƅ33Ǡ35T
~<te	41 -18Ň-17ţ-16L-15Gł-14I-13Ş-12Jǐ-11ŷǏ-10b-9acķŦǥ-8XŉŌŻƔƛǝ-7rĺŐşťƫƻǠ7WńŶƚƥƳƵƶǆǖǚ8kuyEMRĶŗűżƝ9ĹŭźƢư10qļƂƟ11ƊǕǘǜ12ilŁœŢŽƴ13xŖƾ14ƞǩ15ŊōŤƄƿǙ16ŕ17ǁǄ18UŔ19FŨƨ20Ɯ23Ǉ25g32Ʃ33ǈ38P40Ź41ƭ45B48K
~<tea	74 -12ň-10h-8ł8qǈ9Ł11Ʒ12Uƨǃ15Ķ18x20gƝ26ǩ39P40Ǉ
~<tee	69 -10ŷ-7ų8ŭǇ10Ţ11ƿ14ź16v17Ƃ79Ź
~<tel	44 -17Ň-13IŞ-12GL-11ǐ-10ĺƩ-9łǏǥ-8bţƣǝ-7XŉŦƛ7qSņŜſƇƌƟǑǛ8hxFĿŢŪƉƠƥǈǞǩ9nCHĴŁƭƳƶǖ10gEżưƿǆǚ11uMļńœŗűƚ12k13ĹƊ14UƄƨƴ15iŽ17Ŋƞ18ŤŨ19ōŖ20PǄ21Ŕ38B
~<ten	77 -9I7Ƴ8ĺŸƣ10Ɵ12C14Ƣ23R24F32Ɯ
~<ter	68 -13Ƭ-11ţ-10AƔ7gƜ8wŨ10Ƶ11W15Ǖǜ19B30ŕ65ƭ69Ʃ
~<tes	79 7ŧ14ž15Ŷ25Ǚ29ƾ32ǁ
~<tex	69 -15J-7ǩ11ǘ13l14ū22ś74K
~<th	17 -19T-14gń-13oƨ-12X-9uĹǎ-8LŸ7ĶŰŴŻƃƒƤƷƿǡ8CĻĽŐŢƁƢƯƶƹǊǚ9Mľũƚƥǣ10UŘŞŵžƌƐƺ11DķĺűųŶƛưƽ12erVĵņƵǗǤ13fƉƎǄǝǥ14hAŒźƗƣƩǃǨ15słŕůƋ16dŋőƏƱǧ17ƄƙǑǟ18ŹſƍƜƫǛ19QŚśŤŮƈƘǌ20wJRŌŗƊƖǋǒ21alEŀŨŷƅƻ22vŁŔř23jňŜǆ24xŭŽƟƪǈǞ25kyWǦ26ĸƠ27ƮǓǢ28ť29ŦƑƝǐǠ30bnū31ōŬƞƧ32ǩ33Ņ34Gƕ35ŝŧơ38Š39S46Ň
~<tha	29 -23Ǉ-16YǞ-14ƭ-13iyPĹŹǨ-12sNXŘƊ-11ƚǟ-10ƓƗƬƲ-9ZƟ-8e-7wUŎſƕơƶ7ĶƁƅƌǌǦ8ĵǁǃ9lšŪƏƐƑƯ10oŲƘǕ11ļƀ12Ōƒƻǂ13kAŕŖŧůųżƥƺ14CMŁŅŬŸŻƪ15djĽ16aķŔřƍƙǀ17tŋƿǋǝ18uDƈƧ19ū20Ɲ21ŀũ22QSƩ23RŒśŮŽ24EŤ26ǩ28Ŧ30ŭƳ31p34ĺŶ39ő42ň44ĸ48GōŠ50bť51Ň57Ũ
~<the	19 -23Ļ-21TŇ-17ŏ-15ońňŸǎ-14iB-13NŊŖŨ-12ŃŶ-11L-10rǖǜ-9pIXĹǘ-8guzƳǀ-7qC7DQZĿŢƾǡ8ōƇƘƩƵǅǔǕ9jŌşŠŮŰƀƦǍ10YņśũŻǚǣ11ƃƱǊ12PĶľƒƯƲǇ13WƎƗƣƥư14lJŕŤƌƐƙƚƶƽǁǃ15ŴŽžƁǄǤ16efŀŐƉƍƜƢ17ksGĽŞůƈǋǗǥ18EŁłŗųź19ƄƏǛ20řƅƛƝǆ21hvŒŵǧ22ŘƋǑǒ23wŜƪ24ŷƖǌǞǦ25SUŚſ26ƻǟ27ŔƑǨ28nŬƊƟǈ29Ŧ30ŅŹƫ31xǐǢ32Ǡ33ƠǓ34ƞ35Ƨ36ūƕ37y38ơƮ43ŝ48ŧ
~<thi	40 -19ƨ-17ƌ-16Ʀ-15Ǩ-13o-12Œƫư-11Y-10nZŻ-9TŗŢſƄƑ-8PSĸńŚƱǚ-7uFRķŅźƒǛ7ƂƓ8hmQŇœơǊǡ9ŕŠŪ10ŀŔƕ11Ž12iVƈƻ13kXűƭ14yG15MłŖƗ16Nǈǟ17Ǟ18cdŌ19ĴŎŝ20j22ľ23Ƭ25sĹ26BI27ũƖ30ĿƵ31ŁŃŏ33A35ŋ39H43a44Ļ54r60ĺ
~<tho	56 -10Dǖ-8ĺ-7Cƭ7ŕŝŪƍ8cHƈƕƜǄ9AEĵŗƂƚƞ10ZńŊŲ11Ǝ12ixőǊǐ13ſ14ƉƵ15wűƅ16ŶƩ17ŽǑ18Ǉ19Ţ21Ǥ23Ƒ30ǩ31Š36Ň
~<thr	51 -11PƔ-8ŉƽ-7QŏşƟƯƼǩ7lŅżƮƻǝ8łňƁƱ9ŴƦƧ10zƚ11ZśšŧŬŵ12Ū13ǥ14nĸƜ15Őũƨ16Ŋ17Ŗ18jŤƳ19ŗƕ23Ũ25ǎ26Wǖ
~<ti	47 -11ŅƇ-9ń-8MŒŖǞ-7ŀŌŎŗŤŦƀƨƶƼ7ŠŶƺƾ8ŵƛ9ƉƧǏ10kWšŲŸƴ12ű13őŜŞţ15qǈ16ĺŕǇ17Ƹ18f19Ŭ20R21s22Ɵ23Ļ26ǎ29V31Ŕ33Ń39LO40gN41ƭ42ł44Ż
~<tic	65 12N14Ĺ15Ş17ţ20Ŷ23Ŕ54Ż
~<tie	84 -8ǩ18Ǐ31ł39f
~<tig	88 7ǝ15HL25g
~<til	68 -10Ƨ7csVĻƄǧ8Ɵ9g10ŃƑƾ12O13Ʃ16ŕ24Ɖ30ĺ62ƭ
~<tim	53 -15T-11Ƈ-9P-8Ľ-7HMŒƀƉƨǧ7tFŕƈƑƫǖ8ĵ9ySŧǘ10Šƛ11ŵ12ũŸƴ13kWš14Ų15Ļƺǩ16g17Ŝ19sőŔƧ20ƟƸ21Ǉ25R28V30Ń31ǎ36O37LN
~<tin	88 8Ƙ15g24q25ǈ
~<tip	85 -10Ņ-8ƺ-7Ļ11ŉ20T51ł
~<tit	75 7q8ǐ11ǈ12ķ15ű20PƖ34Ŭ
~<to	29 -25Ť-24n-23r-21ǈ-19P-17ƒƩǒǡ-16ť-15ǖ-14SŞƻ-13c-12wWǅ-11ĶǇ-10hlFŰƽǋǎ-9ņƃƇǣ-8fpƅǟ-7DRƊǥ7kuŀŒŔŲƝưƿ8ŅřŷŹƈƙǀǍǓǢǨ9TĴĿŊŬƄǉǌ10ŘŝŭŶƛƮǜ11gVńƔƜƳǔǙ12zŦƕ13jYşƚ14ĹƗ15dGNƀǁ16ļƭ17eoŋōƓ18Bŵ19yŜţŨž20œƂƹ21tŧƁǦ22aHĸĻŗƯ23śǝ24K25ĺ26sLOľƷ27Xł28C29ZƤ30AŌ31ŉǞ35ŃŎƫ37ŢǏ41MŁ42ƶ46Ƶ47ů
~<to>	31 -23Ʀ-19ű-18r-17şǒ-16jn-15ŖŤƩǈ-14i-13Sŏǥ-12ǣ-11qwPťƻ-10pŪƒƼǅǋǛ-9cfWŭǡǢ-8ŒƃƪǂǇ-7vFQĶņŐőƁƆƊǊǖǟ7ƖǨ8ńřŠƄƮ9ƌưƳǩ10ĿųŴǓ11ŬǀǍǗ12koTŘŲǌǔ13dOŊǜ14zĴŜŹƔ16LVŶƕƜ17tƗ18sAGĻļǁ19NĸĺƓƭǏ20eBŝǝ21ľŋ22Ƥ23Kōŵ24Z25y26aXŧ27śţ28HƯ29œŨ31Ʒ32Ŏž33ł34Ţ35ŉ39Ǟ40Ńƫ42Ō47M48Łƶ49ů54Ƶ
~<tob	79 12ǂ48ƹ
~<tod	54 -14ǡ-13ž-10Ńń-9ǩ-8TƧ-7Xƨ7Cƀ8Ǣǧ9Ɠ10aŜ11xŀ13tƪ14vŢ15Ĺ19ű21j22Ʀǥ23ŗ26O29Ő30Ō33Œ34Ļ36i37ŏ41ĺ
~<tog	76 7u9f12Z13M14Ǌ17ǉ24s34ş
~<tol	72 -12Ƴ-10E-9Ũ-7ǩ7ļ8lš9j10Ƨ12u15dƴ16ŦƼ23Ŕ26Ŗ27AB
~<tom	65 8ǝ9IƬǕǣ10jƤǘ12Ŗű15ĸ17Ʀ24Y27L
~<ton	78 -9ǎ9b10ŉ11Ŗ12L13ǝ14Ƥ16śƦ20r
~<too	56 -12ŏ-11ŝ-10aŌƾ-9LŻǦ-8n-7ţ7eŎŠūźƘƯǂ8ĿŇƂ9łǄǚ10XƪǛ13tňƿǑ15şŪ16Ž17U19jońƨƳ20Ɲ21s22ũǙ23Ƭ26q28ŭ30Ǣ43Ǐ
~<top	68 -10ū7aĺ8Śǔ10W12ƣƵ15T17Ǌ26ƈƉ28ľř29Ǧ31ŗ44Ƃ
~<tor	84 7ǝ15Ŀ43ƚ
~<tot	71 -13Ť-9ǥ7uƠ8Œ9Ž10ƀƹ11ƆƗ13gZŷǉ15Ņ19ŵ22Ŧ28ş
~<tou	78 -9Ş7Ǘ9ō10ķń11ƹ12Kŀƿ13ǝ15Ƽ28Ŝ
~<tow	67 -9ŗ-8ƛ-7P9ŭů10ƣ13Ɵ15Ň16Ǖ17X21Q24Ǧ34E59C74Ɓ
~<toy	90 17ű19ŭ
~<tr	47 -18G-17Ŀ-16ǩ-15Ɣ-12CRƙ-11Ő-10nŢŲ-8ĴŹ-7ŅŚŸƋƞƵ7DǛ8Ǟ9iUǜ10c12IŝǦ13LŪź14ĹŭƿǏ15ŻƼǋ16AZŎ17QųƏǀǚ18ńűŵ19Ŭƍ20Pŧ22Ɵ23S24Ɓ25Ǚ26ņ27kƲǘ28Ŵ30ů37ǐ46Ŷ47Ƒ58Ž
~<tra	59 -13G-12Ş-11C-10ŀ7lyYőǊǘǣ8NƂǋǒǟ9ŵ10űǏ11Q14Ɲ17S19źǐ21Ż27ƍǀ33Ɵ35ůǙ37P58Ž
~<tre	63 -17Ŀ-11ƙ-7Ņ9Ş10j12kDŤƘ13Ƽ17i18ƿ19Ǆ20U24ŝŧ28Ŷǚ29ņ54Ƒ
~<tri	74 -8Ĵ7ū9Ō12Ɯ13ů14Žǀ17Ƒ33Ɓǘ34k
~<tro	73 -7n7ĸƿ8ĵ10tƛ11pƽ13Ĺ14ŞƼ21ű22ǜ
~<tru	58 -16Ɣ-11Ţ-10PRƂ-8ŲǄ-7Gǀǩ7HƁ9łņƦǏǞ10ƫ11QűǛ12Ĺǋ14S15ŀŵ18c22Ǧ23Ū24ŎƏ25AZŭ27Ŭ28ų34Ŷ35Ʋ37Ŵ38ǐ
~<try	78 -11NŐ-8Ĵ10Ů11Ǟ18Ž21ǘ23I32Lń
~<tu	61 -15ǩ-10Ƴ-8wż-7łŕ7VķŎŚǞ8pƗƧ9ŰƟ10Ť11Cǧ12zǊ15ƪ16Y18Ƌ19ŉ22ŀŹ23ſ24a25c26ţ28Ʊ32ƍ34ǜ35ƴ39v
~<tub	78 27Ƌ43ƍ
~<tui	86 -7Ō42Ʊ
~<tur	65 -15ǩ-7łŕż8VŎǞǣ9pķƗƧ10Ű11ŤƟ12ǧ13Ǌ17ƪ21ŉ23v24ŀ25Źſ28cţ37ǜ38ƴ
~<tv	86 -12ƥ7Ő12ƚ13Ɨ24Ɗ
~<tv>	90 -12ƥ7Ő13ƚ26Ɗ
~<tw	77 10Ĵ11ǥ12uũ14R15wƻ19ŕ41y
~<twi	78 10Ĵ11ǥ13uũ14R15w16ƻ19ŕ27y
~<ty	69 -13ƅ-11Ǎ-7ƒ7ţŽƜǎ8ǔ9Tļƿ10p12ǆǉ14ƣ15Ɖ16b17E18Ƈ20d24Ǆ32Ʃ38Ƽ
~<typ	69 -13ƅ-11Ǎ-7ƒ7ţŽƜǎ8ǔ9Tļƿ10p12ǆǉ14ƣ15Ɖ16b17E18Ƈ20d24Ǆ32Ʃ38Ƽ
~<ub	82 49Ų
~<ube	82 49Ų
~<ug	77 -11Ť11ů12ƚ13ĵ18ǜ25ņ32Ǥ
~<ugh	81 -11Ť7śƞ12ů13ņƚ19ǜ25Ǥ
~<ugl	86 10Ǥ14ĵņ
~<um	63 12ǩ50Ǧ52Ƃ
~<umb	63 12ǩ50Ǧ52Ƃ
~<un	51 -23Œ-16Ɔ-10Ǉ-9sĿơǥ-8Ǣ-7PŗŝťżƉƢ7cjTWœŪŻƝǅǟ8ļ9hiŚũůƙƲ10yŉŕşƨ11BDY12ŅŎƭ13gĸŖŮƞǤ15ŢƠƺ16ƒ17nňƊƥǀ18X19ĺŀǃ20Ʃ24Ş25Ƥ31ǌ40ƣ47ſ
~<unc	84 8T10Ƴ17ǟ22B
~<und	58 -12Ŭ-8sƉǇ-7Ŀƈ7rƖƘƽ8ĵŃ9jƝƣ10œŪǅ11ŻſƲ12chiůƙ13Śũ14Ŏş15Ņǀ16ŮǤ18Ŗƺ20Ɗƒ22ňǃ23X24nĺ28ǌ
~<unh	86 47Ş
~<uni	61 -17Ɔ-13Œ-11ĵ-9ǥ-8ơ-7Ǣ7Ʊ8ǋǌ9W10ƕ12ļŬ13Y14yƨ17D18Ʃ21Ơ23ƥ35Ƥ39ƣ47ſ
~<unp	90 11ĸ28ƞ
~<unt	90 -7Ń14O22ŕ27ƭ
~<up	42 -18Ŗǩ-13ňŧƞ-12vwGŢƢǞ-11osLơ-10Bƶ-9byŬſƵǑǥ-8PQŅŇŷƟƦƧƭƳǋǦ-7SņšŭƊƘƷǅǖ7ƗƮǤ8YńŚŮ9WŰƆƬǌ10Ž11łŘŹƫƹ12jCĿƏƩǚ13rVŜǏǝ14ŉƋƾǗ15ŗǢ16řŠƃ17ƙ18KĴžǍ19H20xĹśƣ21ŌƪƲǆǊ22Ł23ƴ24l26i28k29œŨƅ32t33Ƥ34Ŕ36Ɖ47ŕ49ƌ
~<up>	44 -18Ŗ-16ǩ-13ň-12vwŢŧƞƢǞ-11osGLơ-10Bƶ-9byŬƜƵǥ-8qQŅŇŷſƭƳǑǦ-7PņţƗƟƦƧƷǋǖ7ĺļŐƇǤ8rķƮƲ9YńŚ10WŮŰƬǌ11ĴŽǏ12ŘŹ13CłƏƩƹ14jHVĿǚ15ŉŜǗǝ17ŗřƣƾ18ŠŨƃ19Kƙ20ž21xĹƌ22Ƥ23Ōƪǆ24ŁǊ25ƴ27l28i30k31ƅ34œ35t37Ŕ38Ɖ51ŕ
~<upd	69 10ƫ11Ǎ18Ƌ22Ʋ23Ǣ31ƌ
~<upg	88 21ƌ
~<ups	70 -7u7ƣ8r9n10HƛƜ13q17Ɔ18ţ20ŨƤ24ƗǍ
~<us	50 -14AŬ-13ń-12Ņ-11e-10Ŗǥ-9DŔ-8ŇŒŠǟ-7ŶƻǗ7őǂ8ŵŹƅǅǘ9zƄǆ10vĵŋřƹ11łŢŴơ14Ɨ15ŎǑ17I19Jņţ21Ő24LĹŲ26s29ǖ31ų32ĺ33ƿ34Ž35œ50ļ96ŭ
~<us>	62 -20A-15ǩ-12ń-9Ŕ-7Ň7ơ8NŌŏžƆ9rx11Ľ13zĵŋ14v15Ū17Ƅ18Ž19Ţ20Ŏ27ņ29ĺ34Ĺ38s64ļ
~<usa	90 9ŝ14ŭ17ő
~<use	55 -14Ŭ-12Ņ-9ǥ-7ƻ7ĴƐ9Jǂ10ŐŹ12ŵǘ13ǩ15Ŵ17IƗ18Ǒ22Ž23ţ28Ų33ǖ36ų39ƿ41œ73ŭ
~<usi	84 -18D-14e-12ǩ-8ǐ16ƕ17ƹ18ǆ19J22Ő23ŭ
~<usu	74 -7Ŗƣ7A9ơ11Wǡ14ŭǅǩ16ĺł17ř28L
~<v>	83 8ų13Ɯ19ū22Ŷ26Ū
~<va	57 -10Ų-9ƾ-8H-7ųǖǩ7ŸƊǏ8x10C12ņ13ŭ14ũ17Ŏƒ19ľƪ22Ƙ33Ɵ34ƹ36Ʃ40Ǣ46k58ǐ
~<vac	77 43k47Ɵ
~<val	61 -9ƾ-7ǖ7Ÿ8ƊƓ11C16ũ18Ŏƒ21ľƪ25Ƙ30Ʃ33Ǣ
~<van	75 -11Ų-9ų-8H13Ǣ16ņ19ŭ20k79ǐ
~<vap	85 54ƹ
~<ve	60 -10pĹ7OŭŶǖǦ8Ō9ž10Ż11ŁŤū13ƀ14d15Ű18ŞŬ19ų27Ŵ31ǐ32Ū36ǅ41Ǖ
~<veh	63 7ż8ŭǦ9ŵŶ10ž11Ż13ū14ƀ16Ű19Ŭ21ų29Ŵ33ǐ35Ū
~<ven	76 -12Ĺ-7ǝ9ǧ11ǖ24Ş46ǅ53Ǖ
~<ver	83 -13p11OŌ18Ť21d
~<vi	63 -19ś-13Ǡ-8h-7ŀǩ8agƐ9NƗ10B12eƇ16Zƻǁ27Mƾ34Ż39Ɯ92ū
~<vid	85 12g13Ɨ38M
~<vin	70 -20ś-9h-7ŕ14Ƈ109ū
~<vio	82 46Ż
~<vis	76 -7ŀ11a12N15e20Zǁ33ƾ48Ɯ
~<vo	77 -12ǈ11ľ15ae16Ŀ19ǩ22Ə25ĽŁ
~<voi	86 -12ǩ12ľ17ae18Ŀ28Ľ
~<vol	84 24Ə
~<w>	82 7n9ƿ13b24Ǉ25Ǒ36ő41T
~<wa	35 -23ŗ-20Ů-17C-16Ʀ-15N-14ńƜ-13dƚ-12gŭƻ-11YĿŁōŜŷ-10vřŲǞ-9iUWĸŚūƔ-8luPţųƝƨƾǎǑǒǖ-7hzIŐŒŘşƥƩƪǆǚ7boOǏǔǝǦ8ĹņŎƊƍƴ9žƀ10kJŢƤ11ƫǍ12pxũŽƅƗǄ13MŸƒ14ƈ15rTŀœƃǁ16ŉǌ17ŠƂǧ18yŃƬƼ19XŌơư20BšŧƄƭƱǜ21ĺůƽ22ŅŨ23ļňż25ǉ27ƇǓ29sŦƋƳƶ30jƙ33Ļť37K39ŵǩ53Ť63ƛ
~<wag	75 -10Ǌ11ǣ20ƃ31T57ǉ
~<wai	73 -7ƀƭ10Ū11ĺ12ǜ14rŏ15Ǐ16ĶŚŵǧ18s19Ń20Ǔ25ſ
~<wal	59 -9Ũ-7Ư7ŖŢƐƛǕǘ8nǖ9RŸƤǈ10Ʈ12łƧ14ZĻ15ƣ16ƌ17żǍ18ǝ19Ɨ22Ǆ23ǔ24Ť28x35Ƈ
~<wan	45 -16ŗŚ-15ƒ-13Ŧ-12Ʀ-11mN-10łŜ-9rŏřƯ-8cŁŔŘ-7ŖŞŵƧƩ7ś8H9ľŒǦ10eŊŕƃ11ƁƵ12Vſ13ŀŎŝƗ14bLOǧ15yƀ16ž17JĴǁ20Ń21MƂ22ƫưǌ23K24XĹ26ŉ27ƬǓ29ǩ32ŌƄơƱ33s35ƭ36Ļ37ƶ
~<war	84 -23V-8ŢƤ11ǀ12ƛ13Q14B28ǋ57j
~<was	45 -15C-13Ǟ-11dŒ-10ĸŀō-9ĹƌƭǝǢ-8yłŕŗţŴƬ-7aľŎƗƜƾǎ7ŻƹǍ8TĵǙ9ǘ10ǊǛ11rűƞƲ14kĻŸ16ƴ18Ƥ19ŔƋǩ21pBƅ22ƈǜ24ň25ĺļœšũƼ28ŧƽ30Ņƛ31Šż35ŵƒ43Ũ45Ƴ47ť48Ť54Ŧ
~<wat	58 -10ƚ-7ōŲ9Ɗƍ12Ǝ13q14ǝ15Ơ16Ƙ19ǩ23Ž28ŤƟ30Ư38Ƌ62ƙ66ƛ
~<way	62 -21Ů-13ń-12ǩ-11I-7QƸ7ļ8Ŏśŧƿ9BŽƬ10rXņƇƶǂ11cňƏ12ũǁ13Şŵ14Ƒ16m18aj22Ŷ24y26Ţ27ŀ41K46ů
~<we	40 -17Ř-16Ň-15ǈ-14qŜ-13ōŒſ-12őŗǞ-11VŹ-10nyŢ-9CGľźŽƘǑǦ-8KţƓƗǋ-7ABZňƌƒƝƞƥƶǇǐǗǚ7rŀƊǤ8vǎǙǨ9ŅŎŚƵ10IYƚǂǖ11ŃŸǟ12ŪŲƱ13dtŕŴƛ14Ɩƹ15LXń16jņť17lŁŝ18ŵ19ŠƼ20Mƭ21Ťƅƺ22iŋ23ƕ24sš28ļ29Ľŧ30ŭƬ31Rœ32kǝ35Ĺ38ƿ40Ũ62Ō
~<we>	53 -24ĺ-17P-14Ň-10qrǈ-9Ǧ-7pŽƴ7fŃƩ8cļƨ9ŊƖ10wşƛ11ŉƀƂƆ12Oņšť13h15Ļ16vŕ17ŁƕƭƱ18IŚ19XŎ20Ƭ25ĹŪŴ29i32M33ŋ35Ľ43s87Ō
~<wea	78 -8ż15Ť23Ǚ24ƚ29ǩ31j
~<web	81 10ĹĽń33ǖ35ļ
~<wed	84 8f10ƹǧ11ǔ12ĺ
~<wee	53 -7ǩ7i8TŐƕƟ9gŕť10Ƥ11PƜ12ĺ14ůƖ18Ľ19Ńǎ20L24Ų28ǝ29k36ŵ47ŭ49Rƿ
~<wei	70 9m11ł12Ł18ǂ21ǘ25Ŀ51ƺ
~<wel	67 -11d-10ő-8G-7ƨƳ7HŞ8PǊ9xQƏ10NĹĻűƕ11aǉ12ŧ17Ŗ19p21SŶ23ń31t35ǟ44ŝ
~<wen	66 -10Ʈ-9ǩ-8Ŗ-7Ŝ7HťǕ8Yĺ9QƫƬǜ11kņ13ǅ14z17l18Ŕ19Ƴ22ŀ27Ũ29œƅ39Ť40Š
~<wer	53 -15Ļ-13Ř-10ſ-8Ŷǩ-7ŜƤ7Ʀ8śǨ10XŻ11ƵƹǢ12ŠƎ13YƴǤ14ĹƬƭ15Ʒ16lƮ17ļŸ18r19Ņż20W23d24š27œ31Ƽ33ǝ35ŧ42Ũ
~<wet	88 11j14Ɗ19ƛ23ƙ
~<wh	20 -24t-23NŌ-20ŏ-19ţ-18Ŋ-17ƞ-16ŬǇ-15xĴ-14z-13b-12Žǟ-11ňś-10fHUƏǦ-9FĽŧźƂƝ-7Kŋųƍǁ7dYũŲŹƄǣ8kǖ9rEWņūƁƉƬǓǕǙ10cyVűƈƷ11alƢǃǘǠǧ12PSŇƑƓƖƘƼ13oƚƺǍ14ļŨưǆ15mGŃŜšŷƫ16hvwTƭǅǥ17őǝ18Ǌ19ĻŴƽ20qRŠǗǜ21ŅōŦƇƦǎǨ22ŵƅƩ23DJŎƃƤƲƵƾ24AXZşƳ25gľǄ26ķłœŔƠ27ŕƊƒƯǞ28ŗ29Œ30ŝŞŤǈ31ťƻǏǔ32ƶ33Ɨ34Ŀơ35Bŉ36ƕ37ĺ38L42QĹ43Ū46ŀŖ49Ő52C69ǩ
~<wha	24 -28ŷ-27ų-25ŁŜ-24Ŭ-20ǐ-19nŰ-17FĴ-16ŹǠ-15ANţƫ-14tŌƢƤƴ-13HļńŊ-12bzOƟ-11MƏ-10śƂƄ-9sĵǦ-8fuĽŶƿǀ-7xőƍƙƜƳƹǁǋǛ7pyDIŃƾǨ8ƅƝǗ9ƪǔǣ10iĶŢƃƌƼ11ūƨ12oRŲƕƚ13hžƷǎ14vư15qǉ16ņűŵ17ŘƑƘƧƵƽǝ18cLƉ19QWYũƓƬǓ20JŨǥ21ƺ22m23wCƔǃǞ24ơ25ZƦƩ26ŇōŔƊ27Ǐ28XǊ29ķ30Ņƻǩ31Ƈƶ32T33ŎŝŴƠ34ǈ35ľŦ36PĻł37g40Ť42B43ĺŀǄ45ŉŖŗ46ƒ47Ş48Œœ53ĿŪƗ57Ĺ
~<whe	36 -18a-16ƞǟ-14ŁŐƝơƮ-13UĺņƨƩ-12nNPũƜ-11BňǃǄǠǨ-10wTŌŞǝ-9IYƗƬ-8iŉōƔǥ-7WŦŬƃƱ7ųƐ8jĴĹŚſƋƴƹǒǜ9ĶƛƦǅǧ10şƚ11Ʋ12HŜƊ13dƼǗǢ14lJ15vRĸ16šŸƄƿǙ17yŹƳ18Xƭǀǂ19gǏǞ20ĵļƟ21OƷǎ22sQƧ24rVŖ25Mƾ26ƈǋ27Ń30D31Gƅ32Ƥ33ő34S35LŰƖ38ť41Cŕ
~<whi	52 -14ǚ-11u-10ĺǗ-9Ŗ-8Ž-7oqŢ7bŴŻƏƶǏ8Ň9ļŚŵŷƯ10dƕƻǖ11ŀňŧŪƎƤ12Rľƴ13Dń14Eŉƣ15ūƁ16ƾǈ20őť21CŲǝ24QŐ25aJ41ų
~<who	37 -29Ɣ-24ŏŲ-20Ū-19Ŵ-18ŢǇ-16Œ-15PĿŚ-13ĸƝƧ-12sTƗƣǃ-11xyDHĹĺťŭ-10tƒǢ-9JYĴĻŀŃźƅƞƦǄ-8fLRŌőœŗřŸƋƷǒ-7jCMVŎŞŶŽžƑƛƠƻǊ7kſƄ8Fǚ9ƱǞ10Ǜ11lqŬǣǥ12wZƁƙ13Ɛǧ14hŹưǍ16ǅǗ17a19Ʃ20ńǘ22u23ǜ24ŠǕǩ25ƶǑ26Q27oƜǆ29şƤ31ļ33ơ34ƃǨ36Ʋ38Ƴ41ų42ƕ44ǐ46Ǡ47ŷ51ǔ53nŜƢ55ǈ56ƫ58Ł59A63Ư85Ő
~<why	60 -16ń-12ilļœ-11pƶ-10Ōŧ-9ŉƭ-8ňőŖ-7ŒŦ7ŝ8ǆǤ11Ŀ13ǜ14š16ņ20rŠ21ƻ25Bƴ31Ĺ34Ƶǩ36Ŷ42ŀ45Ţ49Ŕ54ĺ
~<wi	34 -25P-23Ƹ-22ǩ-18Ɣ-17ĺ-16Ł-15vŘ-14ƦƩ-13ŪǇ-12DķŤűƶ-11ƾǐ-10EŅůƃƌƯƻǅ-9ōŮƒƝƼ-8CƅƟƣǄǝǢ-7huKZƖƗǔǚ7mLŀŭƄƧƬƺǡ8eńƁǜ9aAĶŧƛǈ10jūż11ĸŢƕ12yĵŜŹƂǎ13QźſƢƫǓ14ŶǍǘ15ŋŠƋǁ16bŊŴŽƿ17ňŚŬƵ18fŲ19ĴŵƤưƳ20gntťƐƷ21Mŝš23pƨ24qşǨ27ņ28Ő29r30o32ł35Ʈ36Ļ37sǂ38őŞ40Vƚ41Ʋ
~<wid	85 -9s8ƫ12Ǩ14Ʒ18Ƴ23f
~<wif	56 -31Ƹ-21P-14Ƽ-11vĹŌƩ-9Ʀ-8dŗƻ-7aw7jżƳƷ10ǆǨ18ų19ǈ21fŴ28Ʈ32sƨ33ƫ35t40r48oǂ49q56p
~<wil	54 -11DŁ-10a-9vŷǩ-8Šƌ7XĴũƎǀ8ťź10cdOŽƄơƬ11Ļ12ŐƤ13Nǃ14ś15o17Ō18Ś19esƕ20ĵ22LMŹ23H28y34V46ł76Ʋ
~<win	62 -19Ř-9ǝ8ũƐƛǘ9Ƒ11Ɓ12Ɵ16Ť20ū24ť25jǛ27ǎ29Ļƿ66ƚ
~<wir	75 -16Ǡ17Ǎ21ǘ46Ƌ
~<wis	72 -14Ƹ-7Ư9ŏ10ƮƳǊ11ǂ12ƽ14m16w20g25Vư29Ş
~<wit	38 -20Ť-14HĺƔ-13Ɵ-12Ǉǩ-11E-10PŪƫƶǐ-9Nķƾǅ-8ŅŏŮƃƦƯǛ-7jCŁŒũůűơ7BĽĿƞƽǤǥ8Ķœź9rřŚżƛ10MWŢưǍǡ11SŰƁƚƱƿ12ńŭǜ13AŀŗŽƧǓ14ŖƤƳ15gĸĻŧ16ňŶƂ17ĴŜŲǁǨ18sQŊŋ19ĹſƐ20VƮ22bŬƵ23ƢƷ24n25aŠ26Őšŵ27ŝ29ş32Ş33ņ45ő
~<wo	31 -23Y-17n-16ŐƩǎ-15ŒŪƳǞ-14O-13wŜŤƙǟ-11kƕǛ-10fiœşŠŰųŷƺǍ-9oFšǥ-8hlŔŬƄƞƹƽ-7xzGŚŦƔƟƴǅ7ZĴƎǓ8gAĶťŴƨƪƱǐ9sľŞƶƿǏǘ10cTĵ11Ǣ12mŖƀƇǚǩ13ő14ŉƓǇǔ15MŃƂƦǜ16BƃƵǈ17Xś18ŭžƘ19qŝ20RĿŗƐư21Ƹǁ22r23ŽƑǣ24ŢƬǑ26ƝƮ28QƤƯ29Wŵǝ30LƗƧ31Sů32Vķ33Ŋ34Ļ35ĸ36ƒ37Ʒ38U39Ŏ40ű48P
~<woo	69 10g16j18Ƒ26Ƈ58Ɛ
~<wor	40 -18Ŏ-17i-14ǎ-13ŪƤ-12wǟ-11nŒƩ-10bOTŐ-9ƔǍ-8GĸŀłŜǞǥ-7ckuxHľųƨƳƹǊǘǛǩ7Jŝƌƚ8gNŌǏǒǨ9IĹŇƦǙ10BXņƗ11ĶĺŴǔ12ŗ13ŵƃ14ŁǄ15ǐ16Ƹ17Ǉǜ18Ƒ19ň20ƒ22ĻŊǚ24Ƙ27R29ķŭűǈ31VƧ32L33W36Ǒ37Q38ǣ39ů40q41SƝ46Ŀ47U59P
~<wou	36 -22Y-15Ĺ-14q-12ĺƳ-10Qƙ-9nŦƁ-8oNOňŒœŜŤŷƩ-7dŁŐŠŰƕƠƺƽǃǛǞǣ7yDķŀƃƈƖǡ8eVłťƦǔ9LŉǦ10ĴƏƭƸ11HŖ12WŗƪǨ13sƱ14BZĵƀƿ15AMǢ16ľŝƨƶ17mŃǘ18c19ŇŊƂ20śƓ21Tűŵ22ƒƗ24XžƵǁ28ư29rŽǝ30ĻƬ34ƮƯ35Ţ37Ƥ45ĸ48ŎƷ
~<wow	75 7Ţ8ťǇǢ10SƼ12uŦ13R14UƠ16ű22ō31ő
~<wr	59 -14ũ-13Ʈ-9PƯ-8ňś-7őƫ7oqŴƄƍ8JĸŉŎŻǤ9ř10ƀƬ11Ĺŗ12ŃǓ13Cŵƃ14ņŸ15ĿŌǩ18ž19Ş20Ő21Ťǜ23Ŝ25w26ǚ27b48żƲ
~<wre	75 12Ũ14ƀ18Ŝƃ22ŵ63ż
~<wri	66 -13Ʈ-8Ư-7ś7ǖ8ƍ9oƄ10JŎǜ11ĸŉřŻ12Ť13Ƭ14ŗǓ15ž16w17Ÿ19Ō26b29Ő41Ʋ
~<wro	71 -10P-9ũ-7ň9qŴ10Ǥ12Ŝ13w14Ʋ15Ť16Cǜ17ņ18Ĺ19Ŀ20ǩ24Ş34ǚ
~<x>	84 -9ť13b24ŕ26ƙ
~<y>	88 33b
~<ya	73 -7L8Ɨ9HM10Ū11ƞ13a16ƒ17JƜ23ƙ54Ƒ
~<yar	75 8Ɨ10HŪ11ƞ17ƒƜ24ƙ56Ƒ
~<ye	42 -16Ũ-14ŇƼ-12ŶǄ-11CŬůƒ-10BPŉŤũų-9tĿƯǇǩ-8alsDňŐŠűƃǝ-7iĻŦŭŲŷ7Ʈ8ŚŪƜ9ĵĶłƵ10wĽńƋƞ11Ż12fxœƸǤ13j14Ɩ16Ĵǣ17VŴ18Łţƾ19HƟ20Ÿǀǎ23Ŏ25pĺ26Œ28ƔǊ29TƩǉǞ30Źǟ34ƈ37dG38vŮ41S42ƭ43ƅ45cǅ48ő62ť
~<yea	43 -14Ũ-13Ƽ-12Ň-11Ŭůǋ-10CĹŤŶǄ-9ŉũ-8lnDPĿųƒƞƯǇ-7aŠűƃ8Ʈ9ŚŢŪƜ10ĵĶ11Ƌ12Żƾ13œƸǤ14Ź16Ɵ17Ĵǣ18V19vŴ20ţŸ21H22ǀǎ27cĺ28dŒ29pǊ30Ɣǉ31ƩǞ32T33ǟ34Ů35ƈ38G43S44ƅƭ49ǅ50ő64ť
~<yes	74 -9B10ŋ12ŏ15Ĺ18d25ł38Ł45Ŏ
~<yet	67 -15ż-11ǝ-9tŐ7Ů8ƍƟ9ŀ10nuƾǋ11Ƶ12w13rǟ19f25ń26Ź27jƖƞ28x30c31v
~<yo	14 -26ť-23Ť-22Ƈ-15ź-13ŦŷƆ-12vŴƅơƷ-8Ƌ-7bōǃ7GŧŪůŲƀƂƎƕƲƳǅǆ8eņŉūŰųƖƝƭǊ9őŘƚƬƱƼ10wyĴƟǍǓ11ŁŻƜǏǒǤ12IĹŌǖǝ13LQUŏŖƽƿǢ14WƘƙƶǛǠ15ksMǈǎǚǣ16pxZĸĺƥƫƯǄǑǨ17afCSşŸžƵ18KƴƻǙǞǡ19ĶĽŊƢƹǁǐ20BŢŽư21ułŃŚżƁǀǋ22HĻśŝƃǕ23nzĵƸ24mŠ25gOXļŀũƌƺǩ26jŜ27d28AķľńƧƾ29ſǘ30ňǔ31NTŵ32Ŷ34ĿŨǇ35Ő36ƤƦ38R40FŞ41Œ42i43V45l46P55c62Ň
~<you	14 -26ť-23Ť-22Ƈ-15ź-13ŦŷƆ-12vŴƅơƷ-8Ƌ-7bōǃ7GŧŪůŲƀƂƎƕƲƳǅǆ8eņŉūŰųƖƝƭǊ9őŘƚƬƱƼ10wyĴƟǍǓ11ŁŻƜǏǒǤ12IĹŌǖǝ13LQUŏŖƽƿǢ14WşƘƙƶǛǠ15ksMǈǎǚǣ16pxZĸĺƥƫƯǄǑǨ17aCSŸžƵ18fKƴƻǙǞǡ19ĶĽŊƢƹǁǐ20BŢŽư21ułŃŚżƁǀǋ22HĻśŝƃǕ23nzĵƸ24mŠ25gOXļŀũƌƺǩ26jŜ27d28AķľńƧƾ29ſǘ30ňǔ31NTŵ32Ŷ34ĿŨǇ35Ő36ƤƦ38R40FŞ41Œ42i43V45l46P55c62Ň
~<ze	86 13ŏ18ţ22ř
~<zer	86 13ŏ18ţ22ř
~<zi	66 -7ű8Ŕ10ƅ33ƒ112E
~<zil	86 -9ű14ƅ44ƒ
~<zip	67 8Ŕ114E
~<zo	74 11h13x19ǩ38ƙ57M
~<zon	78 21ǩ41ƙ
~<zoo	86 13h66M
~@da	63 -8J7s8Ľǟ10ǉ11ĸŲƻ12iǧ13gŃ14ǈ16Ǚ18R23ŵ43k44ǎ51L
~@day	63 -8J7s8Ľǟ10ǉ11ĸŲƻ12iǧ13gŃ14ǈ16Ǚ18R23ŵ43k44ǎ51L
~@mo	66 -11Ÿ-10Œ7Ǥ9ĸĽ10y11kV12Ů15ǜ18ť19Ťƾ20ŕ24ŃƟ25dŹ26p
~@mon	66 -11Ÿ-10Œ7Ǥ9ĸĽ10y11kV12Ů15ǜ18ť19Ťƾ20ŕ24ŃƟ25dŹ26p
~@na	53 -12Ƹ-11ǃǟ-10Ũ-8Ŏ-7ť7npǡ8ŁŜǨ9bAĽƢ12aJ13ļľŐ14ƚ16ř17iǒ19ǂǘ21s22ƃƨ24ŦƷ25o26œź29ǈ30t36ĸ37Ǥ38Ś42Œ
~@nam	53 -12Ƹ-11ǃǟ-10Ũ-8Ŏ-7ť7npǡ8ŁŜǨ9bAĽƢ12aJ13ļľŐ14ƚ16ř17iǒ19ǂǘ21s22ƃƨ24ŦƷ25o26œź29ǈ30t36ĸ37Ǥ38Ś42Œ
~aa>	90 -59ŏ9ŝ17ő84Ɓ
~ab>	73 -8Ɗ8ƹ9I10Ɠ11hŸ12ť13a14Ɖƻ20Ś31Ƈ
~abe	79 -8ƾ16ƻ18ƽ19Ƽ20ǂ
~abet	80 -8ƾ19Ƽƽ20ǂ
~abi	57 -8ǐ7Ɛ8Ɵ9ķƌƯ10yƻǛ12h13ş15ŗ16ơǚ20Wǌ22Ƃ24ƀ29žǡ
~abie	90 15Ư17y20h
~abil	58 -8ǐ11Ǜ14ş16ŗ17ơǚ20ǌ21W22Ƃ25ƀ30žǡ
~abin	86 11Ɛ13Ɵ15ķƌ16ƻ
~abl	64 -11ǂ-7Ƭ7zIłŚžƩ8ŖƊ9ňƉƳ10lƯ11eN13ƤƷ14T15Ʈ16ƥ18nś25ƘƧ27M29s63X
~able	64 -11ǂ-7Ƭ7zIłŚžƩ8ŖƊ9ňƉ10Ư11eNƳ13Ƥ14T15Ʈ16ƥ18nś25ƘƧ27M29s60X
~ably	90 12Ʒ16l
~abo	41 -15c-14x-11ŕǐ-10ǃǞ-9Œŧǅǟ-8sNSŐŗŭǢ-7jFĻńňŏƭǇǨ7zCšŶƋƎƠƱƲƴǏǗ8GĽŨůƗƢ9uBHłŔŹżƆƏƸƺǊǘǛ10VĶľ11ŊƂ13Aļņƨǂ14ǁǌ15hpYŉŖƔƶ16ťƬ17Ŵ18ƞǜ19ĵƍ20ŤŽ21ŀŇōŝǄ22rTƳ23ǔ27ŞǍ28Ŀ35Ĺ
~abor	90 8ǎ13ǜ20ť
~abou	41 -14cx-11ǐ-10ŕǞ-9ŧǃǅǟ-8sSŒŗŭǢ-7jNńňŏŐƭǨ7mzšťŶƋƎƝƠƲƴǏǗ8GĽŨůƱ9BCŔŹżƆƏƗƢƸƺǊǘǛ10uHĶľł11VŊƂ13Aņƨǂǜ14ļǁǌ15hpYŉŖƔƶ16Ƭ17Ŵ20ŤŽƞ21ŀŇōŝǄ22rTƳ23ǔ27Ş29Ŀ36Ĺ
~abov	80 -9ơ-7ƣ7ǉ15Ǧ25ĵ31ƍ51Ǎ
~abs	88 16ĸ17ƾ19Ž
~aby	69 -17p-16Ƹ-13t-8ǃ-7ŭ11Ư12ƻ15dƝ17y19ĺ32w33Ŷ38v40u41x
~aby>	71 -17Ƹ-13t-9p-7ŭ12Ư13wƻ15v19y20ĺ27d34Ŷ42ux
~abys	84 -13d-10p-9ǃ20Ɲ24w30v
~aca	75 37Ų41k46Ɵ
~acan	84 51Ɵ
~acar	90 44Ų
~acat	83 12Ɵ46k
~acc	56 -11ǩ-9Ł-8wŞƮǄ-7Ƅ7ƪǆ8ţžǂ9aJŪ12eĻųǕ14AYŒŜŴƒ15Ĵť17ĶǗ18B20ǔ21ǖ22ƃ26ƹ27Ǡ28l31ř38ż
~acce	83 -11Ł-7ƫ28ƒ29Ǘ35ǖ45l
~acci	65 10žƳ11Ŕ12ţ18ť28ƃ46ż
~acco	62 -10ǩ-8wŞǄ-7Ƅ8űǆ9ǂ10aJ11Ū13eĻ14Ǖ15ų16Œ17YĴŜŴ18A21BĶ24ǔ29ƹ32Ǡ35ř
~ace	49 -15ŗ-13Ŭ-11WZ-10vSǘ-9Œţƙ-8ō-7iĹĺŶƯǄǞ7U8ƚƲƵǙǛ9ńǩ10ƇƤǨ11xǖ12ļƆƑ13ůƋ14ƜƢƬ15şƟ16Ńƈƥ17DŏƌǊ18ǟ19ƅƗǅ20Ɠ21Ɣ23FG24Ɗ25ƞ26HƠǌ30ƦǢ31ǋ32M34ǀ51Ɛ
~ace>	50 -15ŗ-13Ŭ-11Z-10v-9SōŒţƙ-8ǘ-7iWĹǄǞ8wUƲǛ9Ǚ10ƇƵ11xƒƤǢǨ12ƚǖ13ƆƑǏ14ůƗ15ƜƢƬ16ƅ17ŃşƟƥ18DŏƌǊ19Ơǟ20ǅ22Ɣ24F25GƊ26ƞǌ27HM31ǀ32Ʀ33ǋ53Ɛ
~aceb	90 24ǩ25ļ
~aced	80 21ƈƋ
~acem	79 -22Ǐ-11ƒ10Ɨ30Ǣ51Ɠ
~aces	82 7ƅ10Q12Ơ14Ǖ16ǔ25ń
~ach	55 -21ŗ-12ǩ-9hDŮ-8Ǌ-7ŇƕƗǄ7wơƱǆǉǜǡ8TUZ9Ķ10XƋƼ11LĽƔ12ŒŘƠ14q15Iųǋ16ů17kƑƶ18ĺ21Ĺ22ǝǢ25PW28m32Kǈ40Ǐ
~ach>	60 -22ŗ-10Ů-9h-8ƕ-7qD7Ĺ8wƘƚƱǉǡ9Zǆ10KTů11XƝ12ĺƋ13LĽƔ14ŒŘƠ18I19kųǋ23ƶ29W36ǈ
~ache	71 8Ŷ9ů11ǜ13P15Ķ25Ƒ31qK37m
~achi	69 -7Ɨ9ƛ10ĺǖ13UƼ18Ĺ23P29ǝ30Ǣ52Ǐ
~aci	77 20ĺ27Ƶ
~acin	77 20ĺ27Ƶ
~ack	49 -12Ŝ-8iGĻţŷ-7vŇǂǔ7œƴƾǏǒ8uőŘűŲƲǜ9Wŵƿǟǩ10hƝƫǣ11rLŒŨƞ13ŴƙƷǝ14HYĽƩ16Vżƍ17ňƪ19I20Š21ƹ23Ůǥ25ťƓ28ƛǗ47Ž54ǘ
~ack>	53 -12ǩ-9ŵ-8G-7Ŗţŷǔ7ľųƎǊǘ8ŭƴǒ9œƲ10őŘƾǟ11ŀƿ12hŒſƍƝǣ13rLŞ15uŨ16ŴƩǝ17Ľƙ18VY19ňƪ21IƷ24Š26Ů28ť29Ɠ
~acka	77 -9ǘ9ş19W21Ų41ǥ
~acke	70 -14Ş-12Ŝ-10Ǩ-7Ļ7ű8ƛ9ǩ10Ŗ15Ť20ƞ35Ǘ42ǘ43Ž
~ackg	86 9s22ǜ25ǩ
~acki	84 -11ŀ17H28ż32Ž
~acks	82 -8uƷ8ǘ13wƛ39ƹ
~acku	77 -7ſ12Ɗ21ŵ25ƫ27ƛ31ǘ
~acky	90 7Ɯ12Ɣ16ƍ
~aco	84 -7v7ņ8ŭ10Ʈ13l14Ŵ16Ŷ17Ū
~acom	90 9ŭ15Ŵ18ŪŶ
~acon	90 8ņ11Ʈ14l
~acr	85 12ů14Ƒ24ļ
~acro	88 13ů25ļ
~act	55 -13J-10Ł-9ŗ-7ŌŒŪƉ7ĻšžƌƐƖǚ8ŦƓƕơ9řƢ10ǧ11ł12ǀ13QƇ14ŖŤƧ15d17ūǘ18ƒ19ǒ20Ň21ŀ25Ǒ30K35Ǆ40Ǔ
~act>	67 -7ŚŪ8dY9ƖƩ10ǃ11ř12Ƣ15ū16ŀ26Kƒ43Ǔ
~acte	90 9ū
~acti	81 -9Ɖ14ǚ16Ǆ19ǀ21Q23ŏ33Ň
~actl	73 -11Ǎ8D10Ņŕ11š12dŀ13ƕǄ16ơ21ŤƧ
~acto	70 -18Ǔ-16J-11Ł8ǔ10ƌǡ11Ŧ13ǧ16łƓ23ǘ28ǒ36Ǒ
~acts	81 9ǌ34Ǔ
~actu	73 -12ŏ-8Ō7ǆ8R9Ŝ10ĻŚƐ12ž14KP21Ƈ22Ǆ25Ŗ
~acy	85 7Ž16ƻ38ƶ
~acy>	85 7Ž16ƻ38ƶ
~ad>	45 -15n-14S-11ŏŦŴƁ-9pGńǌ-8HłňŒŧƀƃƜƧǔ-7LRĻŃſƞƮƱƷ7yşǓ8eJKĵřƈơƲǀǕǚ9Źƻ10ŗŚŞǣǤ11ľŠūƚ12ŭŸƗǂ13šŢƤ14aĺŝ15Ŷƛ16NŖś17zBǜ18tƼǅǟ19ļŻ20Ƴ23ĸ24ƾ25ǝ27ţ28ő29D34Ũ38żƽ42ņ
~ada	90 -11v13Ǒ14ǜ38x
~adb	85 26Ǝ
~adbo	85 26Ǝ
~add	55 -15S-9aŌ-8ŉő-7u7noŠƘ8ZǄ9AǤ10ƽǏ11yEǌǗ12ķǓ14ŷ15cǈ16ǣ18Ƶ21ǋ22Ű25G26ǧ27ō33J40D47Ɓ50ƌ55Ǟ
~add>	73 -10Ō-9ŉ-7aƒ9Ʊ11oǠ12Z16Ǐ19yķ22c32Ǟ39ō60Ɓ
~adde	79 8Ǚ10ǥ16ǈ19Ǆ24ƌǣ30Ǟ
~addi	72 -9ǋ7ǒ10Ǥ12Ǔ16Ǟǧ18ǌ25Ƶ43ƌ
~addr	63 -16S-13Ǟ-7u8F10n13E15Ǘ17ŷǧ26J27Ű33Gǋ49D
~addy	78 -8ő7Y8g9Ľ10ǈ12Ƙ13Š14Ǟ16AJƽ
~ade	55 -13Gƈǩ-10rƻ-9Ň7ƾǆǜ8mƽǟ9kŃ11V12q13Ĺŧƫ14xƲ16SŶƉƞ19v20PŔ21yǍ23ƌ27Ƈ30Š34ź37ĺ
~ade>	58 -14ƈ-13G-12ǩ-10ƻ-9rŇ7ǣ8ƽƾǆǜǟ10Ń12ƌ13v14qĹŧƫ15Ʋ17mŶƉƞ18S19Ǎ21Ŕ22xP29Ƈ32Š39ĺ
~aded	84 -11m16k19V31y
~ades	71 -8x10Ǒ11v17ƌ54ź
~adg	86 -21w24Ž26Q27Ǝ
~adge	86 -21w24Ž26Q27Ǝ
~adi	77 -11P9Ŀř10u11B12Iǈ17jŮ19Ƶ20Ɲ22k
~adin	80 7ś9Ŀř11u13I17Ů18j20Ɲ23k
~adj	83 48ŧ
~adju	83 48ŧ
~adl	82 12Ɩ16ň18ǩ20p33Ń
~adli	84 12Ɩ19ǩ33Ń
~ado	78 9Ŵ14aĿ16u19Ū40ƚ
~ado>	83 7ǝ10Ŵ15a20Ū24ƚ
~adoe	88 16Ŀ20ƚ
~ads	72 -15ƈ7z8Ŏǖ9Ʊ11aƽ13ŝ22n25ł29Ɓ
~ads>	80 -17ƈ9zǖ10Ʊ12aƽ25n
~adsi	79 9Ŏ14ŝ32Ɓ
~adt	90 45Ǝ
~adt>	90 45Ǝ
~adu	86 -8ź7Ʊ14m24y
~adua	86 -8ź7Ʊ14m24y
~adv	72 33ǚ49A51B
~advi	72 33ǚ49A51B
~ady	65 -11ǈ-9ŕ-7wx7ř8ŧǞ9vǁǎǤ10tŜƂ11e12pư14Ĺ16SŹ17Ɩ18o19Ɯ22Ɓ28ŏ35Ō
~ady>	65 -11ǈ-9ŕ-7wx7ř8ŧǞ9vǁǎǤ10tŜƂ11e12pư14Ĺ16SŹ17Ɩ18o19Ɯ22Ɓ28ŏ35Ō
~afe	68 8Ľ10Ķ15Ƙ27Ž29Ǝ54Ǚ
~afe>	83 11N13Ǝ19Ƙ33Ž
~afet	70 20Ǝ59Ǚ
~aff	73 -10Ş7ǔ10Nǋ14MŻ17ůƤ28ǜ29ǈ36X46Ǉ
~aff>	81 -10Ş32ǜ33ǈ52Ǉ
~affi	86 12ǋ13N17Ż20ů
~affo	85 -7Œ10ǔ20Ƥ42X
~aft	54 -16ƭ-12Ř-11ƛ-9ŃŇ-8ź-7Ʊǩ7iƕ8ƫ9ejƈƩǤ10Jľƅ11UƋƷǢ12gtĴĻǟ13ǎ14wŜŢƧ15yE16ť20Ư21z22ƃ23ķƳ25ŦŨ26L44ũ
~aft>	88 16e21Ĵ
~afte	55 -16ƭ-12Ř-11ƛ-9ŃŇź-7Ʊǩ7iƕ8ƫ9jƈƩǤ10ľƅ11JUƋƷǢ12gtĻǟ13ǎ14w15yŜŢƧ16E17ť21Ư22z23ƃ24ķƳ25ŦŨ27L45ũ
~ag>	88 -28I-13C-9e12Ɯ80ū
~aga	60 -13ĸ-8N7łƚƞ8Bƿ9oYńǡ10rZƖ12k16t20ƪ22LŶ24ň26Ɠ28Ɨ35ũ
~agai	60 -13ĸ-8N7łƚƞǩ8Bƿ9oYńǡ10rZƖ12k16t20ƪ22LŶ24ň26Ɠ28Ɨ35ũ
~age	41 -18Ĵ-17Ǐ-13ũ-11ŊƉ-9ŬǑǦ-8sĺŅňƠǆǊǋ-7aŇŌŪŴżƒƗǄǐ7ńŵƂ8ŃǓǣ9KŹƘǒ10ƃƑ11śƝǈǝ12ŦſƁǚǢ13TƛƧƬ14ŏŮ15ź17fŰ19W20ŗƆƓǌ22Ťƈƕ23űƔơƮ24ľ26Śǥ27ƚ29ƭ32ƀ33pžƥǉ41Ŝ42cv46ņ
~age>	44 -17Ǐ-16Ĵ-11Ŋũ-10Ɖ-9Ǧ-8ŬƠǑ-7sńňşǆ7ĹŒƨ8xZš9ƁƳǓ10TŃś11K12ǒ13ľŤŵƑ14Űſǚǝ15ƛƝƧ16ŚƬ17ŏŮƕ18Ŧǌǥ21W22Ɔ23ŗƓǢ27űƈƚƮ28Ɣ31ƀ32ƭ37pžƥ51c
~aged	80 -8Œ10Ű15ş32Ť33f
~agee	90 16ƕ
~agem	85 15Ƙ26ơ
~agen	64 -9Ť7Ľ8ſ12Ǟ20ľ22ń76Ŝ78ņ
~ager	70 7Ŏǌ10hŭ12ǜ17v18ź21Ź33ǈ
~ages	69 -11ǍǢ-10Ǌ-7Ĺ7Tƚ10ǣ14ƃ17ǥ18ŠŲ25ơ32Ś56v57ǉ
~agg	81 8ŧ11R16Ņ19i24ǡ
~aggr	88 26ǡ
~agi	82 -10D10z16ŰƳ17Ŏ20Ũ
~agin	84 -10D11z16Ƴ17Ű21Ũ
~agl	90 33h
~agle	90 33h
~agn	83 11ƽ14D39Ƽ
~agno	83 11ƽ14D39Ƽ
~ago	77 -11ǅ-7ŵ8ĺ11ƴ14u15fG16ƈ18Ľ42ť
~ago>	77 -11ǅ-7ŵ8ĺ11ƴ14u15fG16ƈ18Ľ42ť
~agr	77 -10q-7Ų9ǌ11Ƣ14BƯ20rĹ23Ł27Ǔ51ǩ
~agre	78 -10q-7ƨ9ǌ11Ƣ14BƯ20Ĺ21r24Ł27Ǔǩ
~ah>	70 -12ŉŨ-10GŎ-7ĺ7ŵ8ŏŰƄƓ9c10TŐŒŚŞŴƁƔ11ĸŊ12Ż13w14ő16v19Ţ
~aha	76 7i8ƾ10hļńǘ11pHŒŜƴ12jtŞ16Ʋ19ű
~aha>	76 7i8ƾ10hļńǘ11pHŒŜƴ12jtŞ16Ʋ19ű
~ahe	76 7ř8y11a15ľ17Ʋ20Ō30Ş
~ahea	76 7ř8y11a15ľ17Ʋ20Ō30Ş
~aho	88 10K21J25ų
~aid	52 -10Ɵ-8Őũǟ-7ŒŖƠƬƮ7quĴŎƅƏƩƪƫǉ8HŔƛǑǚǜ9dtOƢƭǅ10TŦư11cGķŇǨ12ƃ13yVZ14ţ15Ʊ16ƒƶ20ƥ23ƴ25Ɣƕ27B31Ŀ40Ŭ
~aid>	52 -10Ɵ-8Őǟ-7ŒŖƠƬƮ7quĴŎƅƏƩƪƫǉ8HǑǚǜ9dtOŔƢƭǅ10TŦư11cGķŇǨ12ƃ13yVZ14ţ15Ʊ16ƒƶ20ƥ23ƴ25Ɣƕ27B31Ŀ40Ŭ
~aig	74 -8G-7uS7ǎ8o10lwňǧ14Ŕ15ų18ŀš21Ĵő24ű
~aigh	75 -8G-7uS8ǎ9o10lwňǧ14Ŕ15ų18ŀš21Ĵő
~ail	53 -12b-9ǂ-8Ɲ-7ũſǠǩ7Ĵť8Ǎ9Ǐǧ10U11Ǖ14ŭ17EļǄ19Řǐ22ƈ24śƀ25s27Ľ32ǘ35DK44ƚ73J
~ail>	55 -12b-7ſǠ7nĴļ8ťǍ9ƈ10ǧ12Ǖ17ś18EǄ20Ř25ƀ28Ľ30ǘ40K47ƚ67J
~ailb	90 9ż16ĸ18D
~aile	80 -10Ɖ10K11wś12Ś14Ƅƈ15Ǐ16ļ29ǐ
~ails	85 -10ƕ7ƈ9Ǘ12Ɣ14J
~aim	58 -10Y-7ŝŨǃ8ǚ9Ņǣ10Ŕ12V13ǜ14ľǛ17Ŧ21ũ34Řť36Ť43ŧ52ţ
~aim>	61 -10Y-7ŝ7ǩ10Ņ12Ŕ13V19Ŧ22ţ23ũ33ŧ37Řť43Ť
~aims	71 -8ǃ-7Ũ12ǣ15ŧ16ǜ18ľ43ţ
~ain	51 -14ŷ-13ĸ-12Ɵ-8NƻǦ-7cPSŝŪǊ7rƖƸ8ư9UŜƉ10ǋ11tQľǕ12Ƒ13Ŗƿ14k15ƪ16BLųŶǜ17źƊ18ŊŔů20Ɠ21Ɨ22ƙ25ũ27Y28Ǚ31Ş36ň40j42Ǆ53ƛ
~ain>	56 -22P-13ĸŷ-10Ɵ-8NǦ-7Ǌ7Ƃƿǔǝ8oŞƑ9BƖưƸ10kŖƊ11UŜƉǙ12ǋ13QŔ14tYľ15Ǖ16ų19jL20Ŷ21ů22Ŋ24Ɠ26ũƗ29Ǆ34ň41ƛ
~aine	79 11ňŖƺ12ƿ13ǘ16j21P
~aini	79 24j31Ǚ33ź
~ainl	86 7Ŵ8ų12ŭ17ǖ
~ains	66 -9Y-8S7kǄ8Ŕ9ǣ10łǡ11Bń12rZƊ22ƛ23ƙ25ƪ
~aint	76 -8ŝ7y8Ƒ12qŒǁ15ǃ16Ǆ29ǜ37Ş
~ainy	86 40Y
~air	60 -9ŅŰ-8ǆ-7Xǩ7ľŎŔƛơ8NPĸǈ9ũǌ10ǀ11iU13ĵŀƊǄ14QƆƋǖ17ǃ18ŧ19Ǎ20Ɯ21Ɲ23ŉ24ŇŦƤǑ25ǋ
~air>	66 -9Ņ-8Űǆ-7X7ļĽ8ŎŔǑ9Nĸľ10Pơǈǌ12i13U15ĵŀ16Ƌ17Ŧ20ŧǃ24Ɲ25ŉ27Ň
~airb	85 38Ɯ
~airs	72 7ƣ10ƛ11Ŧ17Ɔ18Ǆ19Ɗ21Ƥ22Ǒ24Ǎ32ǋ
~ais	69 -10E7Ř10k11a12ŗ19Ơ20ƒ24œ25Ŕ28l33Ư38Ƙ
~aise	69 -10E7Ř10k11a12ŗ15Ŕ19Ơ20ƒ25œ28lƘ34Ư
~ait	75 -7ƭ10g11Ū12ĺǜ14r15ŏǏ16Ķŵǧ17Ś18s20Ń
~ait>	78 -7ƭ8ŵ11Ū12ĺ15rŏ16Ǐ17Ś19s20Ń
~aiv	88 -7ƀ25Ǔ30ſ
~aive	88 -7ƀ25Ǔ30ſ
~ak>	67 -13Ɯ-9ƨ-8Hţƈ7xŰƉǩ8OXǤ9mƽ11ŚƐ12Ũ15ŏƑƛ16D17kŒ19š25ŤƎ26N28ũ
~ake	45 -20ŭ-19œ-17ǩ-14ĺ-13yŶ-12R-11Ǒ-10AŮƨ-9ŕŷƊ-8joĸŖŗŦƷ-7inrFĹŔřŤƽ7gp8ǐǓ9PƟƮǀ10ŪųƓƗ11śƛ12MĻũƖƳ13zƋ14ksŁǒǨ15xƙƤǛ16ņňƝǌ17ŹźƏǊǞ18BŠŧǁ19Ƭ20ǂ22Ʊ23ŢƧǄǖ24Ŀƻǘ25c26Tķǚ27Ň33Ũ36ů39Ŏ51ł
~ake>	47 -21Z-19ŭ-18ŀ-17œ-13ĺ-12yR-11ŁŜŶ-10Ůƨ-9ŕ-8Ʒǩ-7aAFXĸŔŦƽǛ7Ō9gxMǒǓ10ƮƯǀǐ11PƗƝƟƪǨ12ņśŪƓǁ13ĻƏƖ15ź16kzŠƤ18ǌ19ŧ20BĿŹ21Ƭ23ňǂ24Ũ25ŢƱǖ26ƧǄ27ƻǘ28cǚ29Tķ31Ň39ů42Ŏ43ł
~aked	90 15ƛ
~aken	76 -12Ɗ-10ƪ-8Ŭ10ũ12ƛ14ź18Ũ38Z
~aker	77 -11Ų-9Ōǩ-8o12Ɲ13x15a16ł18Ł23s26Ƌ
~akes	65 -7ňǑ7OņųƏǒ8MũŴǔ9ĿƵ10ſǁ12X15ƙ18ŜƳǊ20Ł21ŀ25Ǟ
~aki	69 -9Ŀň7Ų8IŽ9Ɲ10ƄǆǠ11t12ŭ16ǌ17ǩ19a20Z22Ŭ27ơ37ƻ
~akin	69 -9Ŀň7Ų8IŽ9Ɲ10ƄǆǠ11t12ŭ16ǌ17ǩ19a20Z22Ŭ27ơ37ƻ
~aks	74 -12Ƌ-9Ǐ-7ǩ9ź10Ɯ11ơ15šǝ20ƥ26Ɖ29Ƒ37ƛ
~aks>	74 -12Ƌ-9Ǐ-7ǩ9ź10Ɯ11ơ15šǝ20ƥ26Ɖ29Ƒ37ƛ
~al>	41 -25ŗ-13C-12Ťƻ-10XŞŲųƜƠơ-9ŖŝţƝ-8ņŏŒťũŪŶ-7HLŹƑƧƬǇǘǟ7dlŦŧƔƽ8ŕǂǑ9ĹşƦǃ10IRŊƋƩƴƸǉǡ11PŀŅŢǆǔǥ12W13EķŐƐƳǓǗ14ĻŁƢƾǁ15AǍǚ16ƀǎ17Ƽ18Tǌǧ19ƿ20ŭƗƘ21eƉ22f24ǩ25Qƃ29Ɓ36Ǆ44Ŝ59ư
~ala	66 -7Ə11lƧ13Ʈ15Zū17Ʀ18W22Ɣ24ǉ27T60Ǝ
~alan	83 20Z28Ɣ
~alar	68 -7Ə11Ƨ17Ʈ18WƦ25ǉ29T62Ǝ
~alc	71 32ƿ35Ǜ
~alco	71 32ƿ35Ǜ
~ale	63 -11T-9Ǔ-7ǉǝǩ7bHǔ8ƿ9ŇǨ10ƁƗǕ11Ǡ12ł13ƻ14L15C16Ƅ17ŵ20ƺ24Ǜ25ǖ29ƒ34ņ55Ǌ
~ale>	78 -11Ǔ-7Ũǩ7Ŀ11H12ŇǨ14Ɨ16ł35ƺ36ƒ
~aler	83 8Š13Ɓ14ƿ15Ǖ18ƻ22Ƅ
~ales	67 -11T-7ǉ8b10ǔ12Ǡ26Ǜ28ǖ38ņ61Ǌ
~alf	66 -12Ư-8bQ-7Ƹ7ŗƄƝ8uŚƑ9ĶƠƧǝ11pǂǩ12Ɗ13O16qŮƨ18t21rƢ23ǔ24Ǩ35Ƭ42o
~alf>	67 -12Ư-9Q7ŗƝ8ŚƄƑ9uĶƠƧǝ10t11ǩ12pƊ13O16qƨ22rƢ23ǔ25Ǩ27o35Ƭ
~ali	78 -13Ƙ-9S-7ŝ8ŧ10Ÿ11ǣ15Ş21Ŵ24ƾ
~alid	88 11Ÿ
~alk	53 -12ņ-9ĺŌŨƬ-7ŁŐś7Ɨƨ8hŊƤƮǠ9iBZĹƧ10ĵ11łŇƆ12ť13OĽƷ14vŵżƣǝ15aĻ16A17sŠ18Ǆǔ20Ť22x24ń25r26Ǚ31N
~alk>	58 -20ǩ-12ņ-9Ũ-8ŇƯ-7ŉś7yOTŖƛǨ8nRĸǈǔǕǘ9żƤ10AńƧƮǠ11ňŊƗ12ĵ13sł14Z15Ǚ17ǝ18ŵƣ20Ĺ23Ť25Ļ41N
~alke	72 -7Ļ7t8żƂ9s12K13ƯƷ14ƨ16Bǔ19i26Ǆ27Š33r
~alki	67 -11Ĺ-9Ƭ8OĽœŢƍ9Cō10cX11ŉ12h14ń15Ɔ17ť19v23a24Ň26ǩ30x
~all	39 -20ŀ-19Rŗ-18BJ-17Ƥ-14b-13Ŏŵ-12œƭǌǞ-11ŝƒƔ-10pŇůŹſǧ-9uVňƟ-8ŏūżƈƱǝǦ-7hQXŒŰźƣƧƼ7qtũƐƝǆ8TYƆ9şƁƢǇ10ĺĿŮǖǡ11ƾ12IŁņƖǍ13ŋřŞƜǩ14Ŭƫǋǒ15ŧ16nPķ17x19dCƞǥ20ĴŐ21sơ22gƸƺ23ĹĻńŖƇ24ĽŜǙ25k26ZōǄ29ǃ30oƌ31Ŧ32ţ33L34K35Ɨ38w40ł
~all>	42 -23ǌ-20R-18J-16Š-15ŔŽ-14ŵ-12bŗƤ-11ŎŝƔƭ-10BƮǞ-9lAœŭǧ-8cpŀőŹſƒǅǣ-7OVŧųżƓƟƱ7ĴņŞƀƜǐ8ĹŌŤŬŶƂƊ9ǍǙ10WŖũŷƆƳƾ11ĿƁƝǕ12qPYƫƸ13nķƢǇǖ16xK17ơǃǒ18kŁ20wĻǋ22dƞǄ23oǥ24gs25Ŝ26ƺ29ƌ30Zł31ĽōŦ33L34ţ38Ɨ
~allb	88 19I
~alle	67 -8B8IN9ƚ10H11Ÿ12ơ14Ő15Ʃ17ŧ20o22Ţ25ń28Ŕ29ǃ36w
~alli	76 9IǄ12a14K38Ĺ39C
~allp	78 -8Ĺ7v8Ů11Ŧ12Œ13Ļ15G17ķ25T
~alls	65 -10ŷ-9ơ-8ǝ-7L7ŧƠƶǄǓ8ńƾ9Mőƻ10nşǍǘ11Kǡ12Ņť14ƗƜ16ǌ18ǣ19ŋƌ20Ş26Ő30Ǚ40Ƈ
~ally	59 -14ŀ-9ŏ-8Ō-7ŗ7WľŷŽ8ŭžƫƮƯǡ9tƙ10KPņ11ŧǅ12ĸŬ13křǆ15LŠƖ16lĺ17ƞ18Ƹ19Ał21Ĵ25Ŗ
~alm	75 11dư13k14ţ20Ǖ40Ǚ
~almo	75 11dư13k14ţ20Ǖ40Ǚ
~alo	68 -11D-9xƭ-8őƙ-7t7ƃ8iƆƌ9Ƽ10CŁǀ11ŠƷ13Ʋ15ĶƧ16s17nǈ18Ƶ19ǃ20Ŷ21ǟ33Ǎ44ƞ
~alon	70 -10Dƭ-8őƙ-7t7ƃ8ƌ9iƼ11ŁŠƷǀ12ƞ15ĶƧ16s18nǈ19Ƶ20ǃ21ǟ34Ǎ
~alr	64 -11ƾ-9ŉ-7w7dĴƖ8vKN9ťŨƮǩ10ŋƂ11Ňǁ12pư13Ʒ15MĹ16Ź24Ɓ25Ŋ27iŏ
~alre	71 -7w8Ɩ10v11Ƃ13ǩ14pư17Ĺ18Ź27Ɓ33ŏ
~alri	70 -11ƾ-10ŉ7Eų8dĴ9KN10ťƮ11Ũ12Ňŋǁ14Ʒ17M28Ŋ30i
~als	72 -11Ɓ-10Ų8Ő9awǗǜ12Ǖ14ǔ16Ŵ18Ǡ20Ɖ25ķ27h29Ǜ
~als>	74 -11ŲƁ7Ɯ9wŐǗǜ12Ǖ14ǔ19Ǡ20Ɖ26ķ29h30Ǜ
~alt	55 -12z-10ŜŴ-8p8ƀ12ƴ13xƼ15ņ16Ǔ22Ǘ23W25Ɖ32ƽ40ƃ53ǂ70Ƹ
~alt>	80 -13Ŝ9ŵ26ņ37Ɖ
~alth	56 -12z-10Ŵ-8p13ƴƼǗ14x23W33ƽ41ƃ55ǂ72Ƹ
~alty	88 14őǗ27Ǔ
~alu	62 -9ƾ-7ǖ8Ɠ9Ɗ19Ŏƒ21ƪ22ľ25Ƙ31Ʃ33Ǣ
~alua	84 7ƥ12Ɗ35Ƙ
~alue	64 -10ƾ-7ǖ8Ɠ20Ŏƒ23ľƪ32Ʃ35Ǣ
~alv	86 15Ƌ17ũ18ű
~alw	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
~alwa	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
~am>	52 -16ƅ-11ŉ-10L-9ł-8XŐ-7GĻŒƖƵ7dwPUŤŶƉ8kqrŢ9xMĹŌ10ǎ11cļńǄ12fhŅņŇő14I15ż17Ǚ18bNǘ21ō25i26gC27aǇ31ň32ǥ37ǩ39ƞ53ǁ
~ama	63 -14Ĵ-9x7TŨƤ8ƽ9a10lƨ14ū22Qƛ23z25ƚ26ƀ30Œž32Ŧű37Ť
~ama>	85 -12x11T14alƨ20ū32z
~amag	65 -14Ĵ9Ũ23ƛ26ƚ27ƀ31Œž33ű34Ŧ38Ť
~amb	88 -9ř10ƃ11Ļ13ū14Ʈ
~ame	41 -16Ƹ-14Ɨǟ-12v-11ŧŨƵ-10uNŝ-9Ĺņţťƣ-8xDWňŻƔƠǄ-7XōűſƒƤǋǢǣ7ghƛ8IŠŶƓƦ9żƕƨƩƻǐ10ŁŴơǓ11őş12œƃƘƚ13ĽľũƢƷǗǠ14tŃƯǒ15AFǘ16ķřź17Ő18ŅŔ19Sǂ20p21Ǝ22Q23Ś24ļŒ25ƾǈ27ƇǤ28Ŝ30ĸŦ33b45ǃ46a49ƫ54o78w
~ame>	43 -16Ƹ-14Ɨǟ-11vŧŨǅ-10NŝƵǌ-9ņţťƣǆ-8uDWĹŻƔƠ-7xXňűſƒƤǋǣ7disŤũŷƘƚƲ8ƫ9hIŠŶƓƛ10FŔżƩ11QőŴƕƦ12ơƨǐǒ13Łş14ľœƃ15tĽŃƷǠ17ƢǓ18Aķřźǘ20SŅǂ21Ő22pǈ26ļŒŚ27ƾ29ƇǤ32Ŝ33ĸŦ35w36b42ǃ60a64o
~amed	66 -10Ʋ-9ŷ-8Ǔ-7o8Ƣǃ9wƚ13ǅ14Ŕ18ǁ24ǌ28Ư54ƫ
~amer	77 9Ɲ12ũƘ47Ǝ
~ames	72 -17a8ƻǈ10gFƫ16o20ǆ21Q29Ǘ50w
~ami	57 -15Ƣ-8Zų-7ĸżƇ8P9q10zưƸ11hFǅ12AǇ14ƻ16ĽŖƜƳ17Ūǁ18Ũ20Ƭ21u22ƶ23Ƥ24Ʈ26y36nƽ
~amil	58 -15Ƣ-8ų-7Zĸż9q10zư11hFƸǅ12Ǉ13A16ĽƳ17ŖŪƜ19Ũ20Ƭ21u22ƶ24ƤƮ26y36ƽ37n
~amin	85 -9Ƈ10Ǒ13ǁ18P22ƻ
~amm	88 15ǃ21ǎ22ǟ23ǘ
~amme	90 22ǎ23ǘǟ
~amo	69 -13Ǌ7Eƚ9a10ƦƱ11D12Ɨ13ž14Ŧǖ16Ɠ17X19Ƙ40Ƭ42ŗ
~amou	70 7ƚ10aƦƱ12Ɨ13ž15Ŧǖ16Ɠ17X41Ƭ43ŗ
~amp	70 7j8Ɵ10ķ11JƊ12ǚ14ǁ15ǈ19şŰ35ƍ
~ampl	90 14J19ǁ
~ampo	75 16ǈ38ƍ
~amr	88 7Ŭ38Ū
~amry	88 7Ŭ38Ū
~ams	84 -13ň10Ž11ſ16ƨ17ǘ19ƻ28g
~ams>	85 -13ň10Ž12ſ17ǘ19ƻ29g
~an>	39 -21Ų-19ĺ-18ŕŶƝ-12ntńŞŹƳ-11ŷƢǟ-10cŤ-9RTňşƟƬưǄǍǏǑ-8dfvBHQĽŐŰƨƫ-7ySļųŽƜǎǥ7pōź8kqŗţŸǉ9JƀƄƅƺ10XƁƔƘƧƴǇǋ11azŀžƯ12rřű13Ń14DVYņŉŮ15IƗƲǌǦ16őǈ17ĶŎ18ŇŬ19sKŌǖ20bNŚǩ21W22O23ĹūƂ24ŊŜ25ľ27ƃƣ28Ū29ƕƪ30Ǩ32L33ś34ǆ43A
~ana	70 -11šǍ-8ŨũǨ7Ŏǌ9z12ǜ14ƹ16ƿ18Ŕ23ŵ24Ʈ27Ƴ32ǈ52ơ
~ana>	90 18ƹ21ƿ
~anag	72 -11šǍ-9Ũ-8ũǨ7Ŏǌ9z13ǜ24ŵ25Ʈ28Ƴ33ǈ53ơ
~anc	45 -16Ƹ-12Ǆ-10Ǟ-9ŵǑ-8a-7ŗũųƓƜ7pqBXŮſƆ8ĺŊůǢ9ƙƴǩ10Ƭ11Ƒ12şŦƦǒǓ13Ř14PƕƩƭ15Ǡ16ĸŁŏţƽǌ17ľƃƳ18ņŐǥ19WƄ20ŒƁ21Ŭ22Ƽ23Ɣ24Ƶ29A44š
~anc>	90 -11Ľ18o19p21q
~ance	46 -16Ƹ-11Ǆ-10Ǟ-9ŵǑ-7ŗųƓ7XŚŪŮſǐ8ůǢ9ĺŊ10ƙƴ11Ľǩ12ŦǒǓ13şŬƦƬ14ŘƩƭ15AP16ţƽ17ľŁŏǌ18ņƃƕƳ19Ő20WƄǥ21ŒƁ23Ƽ24Ɣ25Ƶ45š
~anch	85 14ǋ16Ɔ28Ƒ
~anci	76 8ǃ13Ʈ14Ŭ15Ư18ĸ20B23Ǡ24A
~and	29 -38ǩ-22ű-18Ƹ-15ŝ-14ũŵƣ-12jĴšŰǋ-11ĽŉƄƒǔ-10ļŶƧǟ-9HŀŃŅƞƦ-8VľŏŗŲƥ-7bKŇƱ7ceŌſƂƉƗƤư8hLőżƇơƻ9ńśŬƆƑǥ10ĸźƓǍǠ11nqFŐřƀƎƿǘ12ZŁǙ13fzPǕ14ŧƯƶǁ15BDŴƋ16rōŖŭǐ17W18dŦǜ19ŒŚƫ20Ɣ21svŷǈǖ22JĹǛ23CǂǌǏǞ24ǃ25ųƷǇ27o29tǚ30pw31aƺ32ķ37ƨ38Ū
~and>	30 -31ǩ-21ű-15ŝơ-14ƣǔ-13ŃŨŵ-12jšǋ-11YĴũŰƸ-10ļĽ-9ƒƥƧǟ-8HVŀŅƞ-7ľŲǓ7eqNRŘřśſƊƑƛƟ8TƂƤưǗǣ9hnLPŁŌőŖŚŴżƇƗǠ10şƆƻǥ11ńźƓ12ƀƎƿǍ13ŦǖǙ14ƯǌǕ15frzZŐǁ16BDƋ17sōƷǂǐ18ŷ19WŒ21dvǇ22oƫ24CJƔǏǚ25ĹǃǛ27pųǈ28Ǟ31t32wƺ34a35ƨ37ķ41Ū
~andb	86 15x26ǜ
~andd	86 7ƶ9Yś14Ƙ16ǅ
~ande	84 -9ũ-8ǌ11ǝ13ŔƁ14Š15ų18Ŧ19ťŬ
~andi	82 12Ŗ14Ɖ18ZǢ22Ƒ28Ũ
~andk	90 9k21ƶ
~andl	59 -15ŚƄ-10ş-9ǩ-8Ŷ-7ŒƔ7Ŗ8Y9Ń10ǈǖ11s12Ł13Ǡ16I18ƠƷ20c21Ŝ22ĸǜ27F29ǘ30ŧơ43ǌ
~andm	84 -7Ƣ10ǔ11Ư12n13ŷ
~ands	67 -17s-15Ƹ-8d7Ś8t9q10Œƨ11P12pĸ13ǂ14Ǉ15r16Ǔ21Ǆ23ŭǚ25o33Ŵ
~andy	77 -9ŏ7v10ŭ12ř13M15ǖ38Ś
~ane	68 -8ƈ7Ɛ9ƉƋƙ12Ǐ14MǢ21ƁǛ24Ʃ26ǩ31ǀ38ƚ43D
~ane>	77 -7ǩ11ƙǀ24ƚ49D
~aned	88 -7Ɨ9Ɛ17Ǐ19Ǣ28Ǜ
~anen	88 32Ʃ
~aner	88 19M27Ɓ
~anes	84 -7Ŀ21ƚ29ǀ
~ang	53 -9ƈ-7gĹť7bqIű8uĵśŰƛƷ9ƃ11Ɯǩ12TŎŢ13ZŶƧǞ14KŇ15ŀŞ16Ļ17ų18ƸǕ19ǀ21i22ĺ26Ŕ27ũ28Ƒ36Ƶ40V
~ang>	75 -9ƭ7Ś8ŧ10V11Ƒ12Ű22Ŷ24Ƶ25ų27Ļ33ŀ
~ange	57 -7ŀť7Hƺƻ8q9ĵƛ10uűƃƷ13Ƹ14Ɯ15KTǞ16VƧ17Ŏ18Ş20ŇǕ22ǀ25Ŕ26ĺ31ũ
~angi	73 -11Uƈ-7Ǩ8Ʈ9ŔƸ16Ţ19Ƶ20Z25V30Ƒ32i
~ani	67 -8w-7V7rĵ8ĺ9Ƒ10ō11ŀşŵƋ14m15ņ18ǆ19ńƌ20Ɯ26ǩ31Ţ38h
~anie	74 -8V8ĵƿ12ŀ13ş17m22ń35Ţ
~anim	85 50h
~anin	85 -14ǈ10r12ĺ13ōƑ27Ɯ
~anis	90 7Ɖ17ǩ20ņ
~aniz	90 -9w16Ƌ25ǆ
~ank	62 -19ř-12Ķ-8Łǃ-7BJ7gHƴǕǜ8Xķƅ9A10mZ11tļ14Ƅ15ľ18ĵ20ƙ22k28YĴ31e32Ŭ55ƕ
~ank>	66 -20ř-8Łǃ-7J7ƙ8Ǖ9X10m11Z12ļ15Ƅ16ľ31YĴ33e35Ŭ50ƕ
~ankr	88 26ĵ
~anks	76 -14Ķ9ƴ10ķǜ11ƕ14t17ƙ29k
~ann	64 -13F-7rƷ8ǔ10Ʃ11Ǌ12wǀ14HTVŞƤ15Ůǉ17ƌ19Ư22A24ĸ34y
~anne	82 10ĸ11ǔ14y16ǀ29A
~anni	74 -15F7Ƶ12ĸ17HV18Ƥ20ƌ27y
~annu	76 13Ǌ17T18Ůǉ
~anny	86 16Ʃ30Ư
~ano	71 -10hş7ż9MōŶŸ10CŹ13vI15Ɲ17Őƴ18Ǟ19H21Ŵ26ŵ30Ɵ33y
~anot	72 -10ş8ż9ōŶŸ10Ź13v17Őƴ19Ǟ20H21IŴ26ŵ31Ɵ34y
~ans	58 -7Ōź7lYľƕƪǛ8ŵ9Bű10KŔ12V13HĻǈ15Ʈ17Ʊ27ĺ28kǞ35ǚ39Zŉ52ǐ
~ans>	60 -7ź7ǁ8ƕƪ9B13V14Hǈ16Ʈ18Ʊ27ǚ28ĺ29Ǟ30k41Z42ǐ
~answ	79 -8Ō11ľ13ǚ14K15Ŕ18Ļ55ŉ
~ant	43 -16ŗŚƒ-14Ʀ-13mŦ-12rŜ-11Nł-10ř-9ŁŏŘƹ-8cŔ-7giŖŞƩ7HśŰ8FŕƁƘƵǦ9eŊōƃ10Vŝ11yŀſƗ12bBOƜ13Lǧ14žƀ15JSĴ16ǁ18ŃǠ19MƂǩ20ƫǌ21AKư22XĹľ23ŉǓ25ƟƬ26Ə28Ƅ29ơ30Ō31s33ƭ35Ļ38ƶ40Ʊ
~ant>	44 -17ŗ-16Ś-15ƒ-14Ʀ-13Ŧ-12mr-11NŜ-10ł-9ŁŏŘƹ-8cř-7GŔŖŞŵŶƩǞ7oFŒ8HśŰƯǦ9ƁƵ10eƃ11SVŊŝ12BŀōſƗ13bǓ14yLOĹŃŕ15ŉžƀǌ16JĴƄǩ17ǁ18Ǡ20MƂƟ21Əƫ22Aơư23KX24ľ26Ƭ27s32Ļ34ƭ35Ō39Ʊ40ƶ
~ante	84 8ƅ11G13ƍ15ŉ16Ǟ
~anti	84 7ĻƱ8Ń10ŵ11Ƙ13ŉ15k17Ĺ
~ants	73 -10ŉ-8ŕ8sSŶƏ9fƷǌ10ļŹƟ11ǩ13ơ17Ǔ19Ɯǧ21Ƅ
~anu	86 9Ǚ27Ƈ31Ǆ
~anx	88 24Ƽ27Ŀ
~anxi	88 24Ƽ27Ŀ
~any	31 -22Œ-19ĺ-17U-16ŊƀƁƗ-15wņźž-14fĴƃǉ-13AƠ-12ŗ-11aisFŨŭŵǝ-10Sĸ-9dpPĹĻŃŎœŽ-8boCDRĽŘŰƞƷǌǟ-7lBLŚŬŶƫƬǖ7ŕŜƋƔǕǡ8VŔŞƂƛǘ9Ư10Łųǅǥ11ŧũƐƚƭǦ12Ǔ13Ƣ14jƍǍǩ15gĵƑǛ16ŐŪƄƟƨǄǎǙ17ŖŹƽǆǞ18ŉƣƳ19ǣ20ZƌƥǨ21mĶşƴ22HƦǂǋǜ23kŝƻǐǗ25ƼǇ26Ʊ27ķŏƘ28ńǔ29ǃ30ƿ31n32użƝ33űŷ34Ƹƹ35ţƜ37Żǀ39Ǒ40š42h48Ų
~any>	34 -20Œ-17Ɓ-16ų-15Uƀƃ-14Ŋ-13fĺņźǉǢ-12žƗƠǟ-11iŖ-10wĴňƞ-9asNĿōǍ-8dpAFĸŗƯǝ-7zDĻŁœťŨŵŽ7kŋǏǓ8ŸƢǡǣ9ŉŕ10gyGĵƐƑƔƖƱǈ11Ǝǐǜ12şƾǞ13ƪǂ14HVWńŞǅǎǗǩ15ǙǦ16ƣƼ17ŧƘƴ18ƿ19ƻ20jnƌǆ21ĶŝŪŷżƦǄǇ23Őű24ţǀǔ25Ɯ27mŹ28ķǋ30Ƹǃ33ŻƝ34Ų37ƹ39Ǒ41u47h52š
~anyb	56 -15Ǐ-10ǈ-9BƝ-8Ɖƪ-7ĴƖǖǦ7tzƁƧƳ9ƂƈƢƣǘǩ11ŝŤǑǜ12ǗǢ13hŷƓǇǛ14Łųżǡ15Ŝǔ16Zǣ18nŏŲ19ńƴ21Ɯ22Ǩ23Ư24Ǎ30Ŗ
~anym	83 9zK11ű13Ŧ15ŝ19ť31ƭ
~anyo	63 -14ƪ-13ƈ-11ǈ-10ƾ-9ŭ-7rRWĿ7ǚǛǣ8Ƣ9z10nǘǨ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǜǢ17ŷƯ19Ƴ22ǐ25Ɵ26ų27Ŗ
~anys	78 -7ĺ8Ņƴ9Ǎ11ľ13ǐǦ14ǃ17ǟ18Q19ǥ
~anyt	50 -15ǩ-9ň-8ľŋƈ7ǎ8żƜƲǍ9ş10ƦƱǏ11ZƑƻǀǕ12kĵŲƝǓ13ĿƳƸ14ưƽǞ15ƚ16ũ17űƨ18HŇ19g20ŏƘƼǂ21Ż22Ƅ23ŉƿ24ōţƍ28ƥ
~anyw	75 -10x-9ǘ-7ƙ7ŻƤ13ńǥ14Ǘ15ƛ19ş24k30ň
~ap>	69 -8ŭ-7c8rD10Ŧ11Ƶ12Ż13ľ15ś18U24ŕ25ƭ28ų38š67Ɓ
~apa	61 -10ǧ-9Ɲ-8Œ-7Vƛ8Ű11v15GƜǍ17F18Ťƞ19ơ20D21ƥ22ƗƢ23Ơ26Ƥ35ƣ
~apar	61 -10ǧ-9Ɲ-8Œ-7Vƛ8Ű11v15GƜǍ17F18Ťƞ19ơ20D21ƥ22ƗƢ23Ơ26Ƥ35ƣ
~ape	60 -11ǩ-8yƈ-7Ǒ7iQ8śŴƖ9ĵ10œƢǃ11oC12ľǗ13J14KŠ15ƉǆǠ17ķǒ21v26ŅƲ28Ƹ30ƹ35ŋű46Ś
~ape>	71 11ĵŴ13Ɖ31ŋ33ű34Ƹ36ƹ
~aper	66 -8Ǒ-7yǩ8i9QśƖ11Ƣǃ12oœ13C14Ǘ15J16KǠ17ǆ19ķǒ22Ņ24v29Ʋ52Ś
~apes	85 8Ņ14ű21ľ26Š
~api	85 8Ʊ10ƹ14ŋ27Ǆ30ǩ
~apin	88 10ƹ14ŋ29Ǆ
~app	48 -14ų-13ő-11œ-9Ʀƽ-8ŔǏ-7Ķľŭ7ŞƵ8UōƄ9HYƾƿ10BŎſƨǝ11ţƧƫƳ12iŚ13ƒ14ǘ15ǔǣǩ16ĿƮ17š19ŗ20ŲŶƛƷ21Ƙ22Ǩ23Ļ24ĺŽ25ť28ǖ29Ť32ũƴ40ŝ
~app>	70 -19ų13Ŝ15Ƅ17ƴ20Ś29Ų34ǖ39Ž46ŝ
~appe	52 -10Ş-9Ł-8őƽǏ-7ŝ7Ĺ8iHŖǚ9ŃņƜ10Ň11Yōǩ12ŗǝ13ţƫ14Ƨƨ15ſ16Ƴ17ǘǣ18Ļǔ19Ʈ20Ŀš23ƛƷ27Ǩ28ĺť33Ť37ũ
~appl	78 -8Ż7ǀ9S12ƿ14Ō15ŗ16ǩ38ƴ
~appo	86 7Ǘ11M13ǖ16ŵ18ƾ
~appr	76 -14œ10i11Ŋ13Ŏ14ŝ17Ł22B24ƒ40Ƙ
~appy	72 -7ő12Ļŧ16ƞ18U29Ş34ŝ40Ŷ
~aps	74 9Ƙƚƛ10ŗ11Ş28Ž68š
~aps>	85 11Ƙƚ12ŗƛ13Ş21š
~apse	79 54š
~apt	84 -12Ǐ11Ū14ŚƿǗ22Ɲ
~apto	88 -12Ǐ14Ś15Ǘ23Ɲ
~ar>	38 -25ƕ-17UŐ-15RŤƛ-14Ĺƒ-13ŢǂǄ-12ŞţƬ-11brŨƗƯƵ-10wƦƶ-9jPVŝƤƨǋǗ-8nyIĻŊŌśŧŷſƳǆǨ-7oFķŻƇƱƸǃǈǡ7gkļŠżƭƼǞ8ĺŉƂƈƺ9ūƷƹ10xYZǤ11ŽƔƩ12STĿœƟǏ13pG14şƙơǐ15Ƙ16cƊǀǛ17uƉǙ18Œǎ19ƚ20v21ǅ22ŵƅ23źƾǉǊ24Ɓ25dŰǟ26ƀ27ž29ňů30Ź31őť34Ů36ű37Ų39ŭ42Ŵ44Ŷ50Ŭ51Ū54ų
~ara	62 -12ƽ-9D-8Ǐ10hŤ12şƜ13śƑ14Ɔƥ15Ś16ǁ18Ƙ24Ř26Ɲ30ǜ47Ű
~arac	90 9ū
~arag	68 -13ƽ-10D-8Ǐ12Ť14Ɯ15ƥ16ƆƑ30Ɲ53Ű
~aras	86 43ǜ
~arat	74 7f14ş16ś19Ś23Ƙ29Ř
~arb	78 -9ǅ-8D10ő13t14ƙ17Ǎ18z21Ś
~arbe	90 -10Dǅ13ő15t19Ǎ
~arby	81 14ƙ19z22Ś
~arc	83 9ǈ10Ǉ13Ţ15ǚ18Ɖ40D
~arch	88 17ǚ19Ɖ
~ard	50 -13I-11Yĵŭ-10ơǔ-8ŊƢ-7ňŬƛǝ7XžƊƹǞǟ8Ňƣ9ŌŽƂƒ10gź11b12Pũ13řǀǙ14a15ĸŨ16ļƳ17Ľ19ś20rƙ22ƍ24UŐ25ĴǗ28ŜƲ29Z32Ƒ33e34Ɯ53Ƅ59ǖ
~ard>	53 -13I-11Y-10ơ-8Ƣ-7ňŊƛǝ7ŁŤƴǩ8XžƊƹǟ10ŇŽƒ11źƂ12ũƜ13b14PřǙ15Ō16a17ĸ18ļƄƳ19Ľ21Ŝ22r23Ǘ24ƍ25ǖ26UŐ27Ĵ35Ƒ37e
~arde	82 -8Š16ƣ21g31Ũ40Ɯ
~ardi	78 10Ĺ11Ƈ24ś47Ʋ
~ards	66 -9ŭ-8ǔ-7ĵ7Ǔ12Ŝ15ń21ƙ41Z48Ƅǖ
~are	32 -18Ɨ-16ō-15űŵ-14AŇǃǅ-13ļƧ-12Ŕǥ-11tŤƜǛ-10ĽŧŹƔ-9őśƂƍƨǂ-8ůŻǓ-7mBKœƈƊƌƐơƫǏǜ7UĶƙƝƦƶǍ8yňŋŖžǘǡǣǤ9IŀŘşŲƮǐ10ŒŬƤǇǠǢ11Ŷ12bjLĻƷǨ13Ōŝǔ14ńƃƆƟƬƱ15ľŏŢǑ16kuĹŃų17PłŪƏƢƹ18ƭƽǀ19wORǈ20fnE21gZ22VũƸ23Q24aĿŨƯƺǋ25ǎ26H27iŗƣ28Ǟ29vCǟ30xǩ31Ő33Fƞ36lz40ǆ41c
~are>	32 -17ŔƗ-14AŇōűŵƥǃ-13Ƨǅ-12ļŠ-11ŅŤǂǛǥ-10mtŹƔƜƫ-9Ľśŧƍƨ-8ƂǓ-7IKőœŻƈƊƌƐơǏǜ7ťƁǍ8UĶŋƝƶǡǣǤ9yňŖŘşžƮƹǘ10EŀŒŲƏƚƤǐǢ11nŨŬǇǠ12LVŶǨ13bŃŝƷǔ14uńŌƆƢǋ15ĻľĿŏƃƬƱ16ŢųǑ17kĹłƟƺ18PŪǀ19ORƭǈ20fwƯ21gZ24ũ25alQǎ27ƣ28Hŗ29ivǞ30Ƹǟ31xŐ32z34Fƞ35C36ǩ37ǆ42c
~area	79 -15ƚ-13S11F12ƙ14Ŕ15j24E32C34l41I
~ared	85 -14l-7ǩ7Ń16Ņ19ƺǁ38Ũ
~aree	90 15q29V
~areh	90 9ǆ14Q30ǋ
~aren	69 -16Ƹ-13Ƽ-9ǂ-8F8Ư10Ʀ16ŷ19Šƥ47ƽ52u56z
~ares	79 -9ů9ƫ10Ƣ16Ə23n24Ŀ
~aret	86 14ǂ30ƹ
~arg	69 -8ŞƳ-7Ʋ7Ʊ8ĻŻ9ơǒǩ10ƿ11BŃƕ12Ǚ14Ɠ15ƴ16Ņ20ǔ23Ł25Ơ28Ɔ33Œ
~arge	70 -7Ʋ7Ʊ8ĻŻ9ơǒ11Ńƿ12Ǚǩ13Œ14Ɠ16ƴ20ǔ23Ł26Ơ29Ɔ
~ari	68 -7Ŀǣ8Ʃ9TŸǍ10ǉ12i13ƹ14ƫ15ŵƢƿ16ńŌ18fƥ19Ɵ20h22ł24U29ƶ
~arij	90 18ƹ21ƿ
~arin	74 -7Ĺǣ11TǍ14i16ŵ18ńŌ19Ƣ20ƥ22h24ł26U
~arit	82 26f35ƶ
~ark	64 -9D-8r-7Ĺ7Ķź8ŦƍƓ9Œǟ10Ļ11GY12ķ13ŭ15ǩ17T18H19F26hƒ64Ű
~ark>	71 -7Ĺ7vŮ10Ŧƍ11ǟ12G13Ļ15ķ20T21ǩ23F39Ű
~arke	75 -9r8Ŕ9Ķ11FƓ15YŰ16ŭ23H32ƒ
~arki	85 8Ơ21Ű33h
~arl	77 -13d8L11Jť12Ǌ13R14T15Ů16p18Ŋ28C
~arly	79 8L11J13RǊ16TŮ
~arm	64 -18V-9h-7ƏƤ7Ǆ8ĽŜ10Ņ11ƻ13ŭƘ17ƶ26őǓ27ń29Ǒ33Ő41j57Ǝ
~arm>	67 -19V-10h-7ƏƤ8ĽǄ9Ŝ10ő11ńŅ14ŭ19ƶ30Ǒ35Ő44j46Ǝ
~arml	90 37Ǔ
~arms	84 17Ǝ19Ƙ22ń
~arn	69 -14Ǆ-11Ʒ-9Ɠǩ-7Ǩ8sũ9mǀ11B18Ź26Ʈ29Ŏ31Ǚ45TƑ59q
~arn>	76 -14Ǆ-10Ɠ7Ʈ13B33TŎ34Ƒ37q
~arne	82 -8ǩ-7ơ10ũ11m13s24Ź38Ǚ
~arni	86 -8Ǩ11ǀ18q19T25Ʈ
~aro	58 -13H-12ǩ-7Ƹ7LŅŒŭǗ8ſƎƓƱ9Wşƕǧ10uƜ11ǁ12Ƒƥǉ13hVĵ15n16T17l18ƍ19t20ń21CŠ23ŵ25s
~arou	58 -13H-11ǩ-7Ƹ7tLŅŒŭǗ8ſƎƓƱ9Wşƕǧ10uƜ11ǁ12Ƒƥǉ13hVĵ15n16T17l18ƍ20ń21CŠ23ŵ25s
~arp	83 -11D7Ɗ13Ŷ14Ū17ƛ26Ű
~arpe	90 8Ɗ19ƛ
~arr	55 -11ų-10ǆ-9Ɲ-8N7uWǣ8bŵƙƫ9ŞƢǃ13Ƃ14ŲƦǏ15őƄǥ16Zŏş17ŗǚ19oǒ21Ő22ǡ23Ţ27ǌ30f33ſ
~arri	67 -12Ƃ-11ǆ7ǣ8rŜŝ9Ŧ10uWƫ11Ǧ12Şǃ16ǩ20ő23o28Ő30Ţ38f
~arry	58 -15Ǧ-11ǩ-9Ɲ-8Nų7ƃ8bŘƙǐ9ŵ11Ƣ15Ʀ16ŲǏǥ17Ƅ18Zŗşǚ19ŏ20ǒ24Ƃǡ29ǌ36ſ
~ars	47 -17Ǉ-14Ő-13Ƽ-12ǋ-11aƉ-10ŗ-9n-8TŇŮ-7dPĹǑ7U8cœ9ŻƀƱƹ10Ƃ11Ŏǔǣ12ƔƘ13oĵĶŅżƏ14ƅƋ15Ƹ16ōŢŴǞ17ĺ18ŷ19HőƩ20şŭ21ť24V25Ÿ27Gǅ28ţ30ŵǐ33ƈ34Ū36S46ƭ
~ars>	47 -17Ǉ-14Ő-13Ƽ-12ǋ-11Ɖ-10ŗ-9an-8TŇŮ-7dPĹǑ7U8cœ9ŻƀƱƹ10Ƃ11Ŏǔǣ12ƔƘ13ĵĶŅżƏ14ƅƋ15Ƹ16ōŢŴǞ17ĺ18ŷ19HőƩ20şŭ21ť24V25Ÿ27Gǅ28ţ30ŵǐ33ƈ34Ū36S46ƭ
~art	45 -15y-14HĹŐƛ-13Ɖ-12n-11LQŖŮƝ-10wťƳ-9gMŇŒŘŧƭǔ-8cKűƯ-7uĸĻŗŭŶƶ7FXľƧǑ8sEǍ9GRĴĺńŏƗƤ10œŹǓ11qŀŕſƢ12ƎƥǠ13OōŴǟ14tCŨƏƠƬ15ƨ16pSǣ17oUŲ18Vř19Ǩ20Ńƽ21Ť22ƣǇ24ŌƘ25ň26ǂ27l28ơƱƼ29ǩ30ǆ33Ɯ40ǅ
~art>	52 -15y-14Ĺ-13Š-10xDŖ-9Řť-8Lƛƭ-7nqMƉƞ7ǈ8ŨǄ9a10AEľƋƬǂ11ŝŞŤƎƧ12Xńő13ŕǓ14RřƱ15lŀƽ16Źſǅ17ō18d19Cǟ20Ƙ21ǩ22ŃŲ24U25S30VǇ35ň36Ƽ
~arte	70 -9K7S10ĺżƬ11Ʀ14Ƙ16ƽ19x21Ĵ23Ō25ǅ26œ29OƱ
~arti	77 -8w7j9t10ǀ18Ō20Š21ǆ27ŏ34Ɯ
~artm	60 -10ǧ-9Ɲ-7VŒƛ8Ű11ƞ14GǍ15Ɯ16F18Ťơ20DƗƥ21Ƣ22Ơ23Ƥ24Ə34ƣ
~artn	68 -21d-10vHQŐ-7ŇŮ8s10r13Ł16Ʒ23Ǡ24tǨ27Ŵ28qǂ29ƨ31o33pǆ
~arts	79 -14S9Ÿ13řơ17ŵ21Ǒ29l
~arty	84 11Ɣǡ14Pư19Ɯ20ơ
~aru	90 26ų34Ŷ
~aru>	90 26ų34Ŷ
~ary	63 -9ǅ7Ť8ƾǘ9Ź10qVƧ12Ľ13ǉ14S16WƮ17Ʀ24Ũ28T29ƫ
~ary>	63 -9ǅ7Ť8ƾǘ9Ź10VƧ12Ľ13ǉ14S16WƮ17Ʀ24Ũ28T29ƫ
~as>	38 -21Ǟ-17n-14Ĺ-13ƾ-12ōƭǝǢ-11ľŗǔ-10xYķŎŕŝƗƟ-9iĸĿǨ-8uCGLőŢžƊƧǋǎǐ-7sHXZŪŭƔƢƬƮǖ7FţŻǅǕǙ8hĻŏşŷƎƓƷƸǀǣ9ņźſǚ10fǗ11Ű12ŁŖǦ13oqƂƤǍ14ƅ15c16ƫ17jĺƈǂ18vļƁƼ19kƐǛ20ŧű21ŅňƲƴƽ23Šǜ24B25šŵ26œƒ27Ŕǃ29pƛ31ũ32Ũ33ż34Ť38Ƌ41ť42Ŧ43Ƴ
~ase	51 -13ŕś-11Ǎ-10ǡ-9n-8Ǔ-7Ś7abƜƲ8ŔƝƽ9dŧǇǏ10IƥǕ11DƠ12ĻǠ16ƒ17F18ƛ19œ20ŝ28ơ32ǋ38Ƣ39Ŭ40Ƥ43Ɗ56ǌ
~ase>	55 -14ŕś-11Ǎ-9n-7ŚǓ7ĹūǨ8bƲ9Ŕƽ10dŧǇ11IǕ12Ơ13aDĻǠ18ƒ20F21œ27ǋ31ơ32Ŭ45Ƥ48Ƣ61ǌ
~ased	85 -13ǌ-11Ƣ-8a7Ǐ12ǋ17Ŭ40ŝ
~asem	64 10Ɯ12Ɲ14ƥ24ƛ50Ɗ
~ash	59 -13Ż-10ű-8ƜǏ-7Ŝ7ž8ƍƝ9Ɗ13Ǜ14DƤ20Ů24Yūƃ34ƛ37Ƶ41Ų43ż57ǖ60ƪ
~ash>	61 -7Ŝ7ž14ūǛ15Ƥ17Y18ż21Ů25ƃ30Ƶ43Ų44ƪ59ǖ
~ashe	79 -16Ż-12ű-7Ɯ8ǚ10Y12Ɲ14Ɗ23ƪ33ƛ34ż
~asi	73 -8Ķ10ūƄƱ16MŇŧơ18Ŭ24K27ư29Y32F
~asid	82 -9Ķ11Ʊ31ư33Y
~asie	85 12ū19M28K
~asin	86 -7Ƥ13Ƅ20ơ22Ŭ38F
~ask	54 -10Š-9ƲǍ-8ƏƖ-7ǩ7iPƧ8wĵƄƇ9mZ11Ʃ12Ĺ13hpAǒ14š15u17ƕ18ǧ19ƒƿǦ21a22ōơ28cŁ43Ǔ46Ŋ48ŉ
~ask>	59 -10Ǎ-9Ə7TŦƋ8iǒ9ĵƧǌ10uƇơ11aƕ15A16š22Ĺƿ28cǓ31Ł34Ŋ44ŉ
~aske	72 -7ŸƖ7Ŕ8ŉǔ10ń11pǒ12ƕ13aō15Ǧ20ǧ
~aski	71 -10Š-9Ĺǌ-8Ʋ7p8ǧ9ƠǦ10Ľ11vǘ12ō14Z15Ʃ18ơ21Ŋ22Ƅ24Ǔ29ƒ
~asks	83 10uǌ13h14w15P16m
~aso	69 -12ŏ-9ǈ-8ǩ8šƂ9Bƀ10Ţ12xƟ13Ĺƚ14Ɯ19ǟ23Ō35Ŕ41ǎ
~ason	69 -12ŏ-9ǈ-8ǩ8šƂ9Bƀ10Ţ12xƟ13Ĺƚ14Ɯ19ǟ23Ō35Ŕ41ǎ
~asp	84 16ƻ39Ɖ
~asph	85 40Ɖ
~ass	59 -12ǣ-10ơ-9ŏ-8ƴ-7i7dƃ8sZřǙ9ǀǨ10mƀ11xƲ15ƫ16ź17Ų18Ʀǌ19ƿ21gƶ22Ʒ28ǜ30ǘ36Ɓ37ķ44Ƴ46Ǥ
~ass>	69 -11zơ-9ŏ-7ǣ7Ƅƽ8Ʀ9d10s11ZƷ12ƫ13źƀƳ14gƲ22ǌ23ƿ26ƶ37ƁǤ
~asse	68 7ư8Ư9ř10ƃǙ11zǀ13xƦ14Ǩ15Ʒ22Ų38Ƴ44ķ
~assi	83 -10ƴ10Ɓ13g19ǜ21z22Ǥ
~assm	88 24ǜ
~asso	90 22m
~assw	88 50ǘ
~ast	44 -19Ŧ-17Ŏ-14ŏũ-12Œ-11S-10pDŠŤŨƃ-9BGƔ-8dŸƒǢ-7ŅŇŕƜƳǁ7CĴļőŧŬſƫǖ8ĹƐ9łƭ10ƲǘǨ11ŔšżƋǂ13mű14ňǉ15ƽ16Eŀưƹ17Ŝ18O19ƈƸ20bƺ22aĵǞ23Ǚǣ24ŖǏ26Ż27cţ28ǊǛ29ƚ34œƼ38ņƾ
~ast>	45 -19Ŧ-17Ŏ-14ũ-12SŒ-10pDŠŤŨƃ-9BGƔ-8dŸƒǢ-7ĿŅŕƜƳǁ7ioyCĴőŧŬſ8ĹƐƫ9łƭ10Ʋ11ŔżƋǂǘǨ12š14űǉ15ňƽ16ư17EŀŜƹ19O20ƈƸ21bƺ22Ǜ23aĵǞǣ24Ǚ25ŖǏ27Ż28c29ţǊ34ƚ36œ39ņ40ƾ
~aste	82 -8ƚ14Ŀ19r23m
~asti	90 8ļ18ǖ
~asu	76 9ǚ16Ƙ17aŽ31ŭ
~asur	76 9ǚ16Ƙ17aŽ31ŭ
~asy	83 7śǧ9k11ŝ13ŧ14ǂ15M
~asy>	83 7śǧ9k11ŝ13ŧ14ǂ15M
~at>	20 -24Ǉ-20ŷ-19Ɵ-16Ƣ-15Ź-14Ŭ-13ĴńŊųƂ-12F-11sƤ-10iOſǐ-9ƭǠ-8zƯƲǑ-7eƴǟ7nƅƛƜƷǘǝ8ĽŃśŢƍƑƓǤ9VŵƌƕǎǢ10ŋŝƼǙǣ11apUŘźżƐƘơƿ12lĵņǏǛ13owTĶŭžƋǋ14vƊ15qPĸŮƬưǉ16uLƵ17WZŲŸƨƪǓǖ18ŠūƉƒƽ19jƔƳ20łƦƺ21Ŕ22RƠƧƶǊǥ23mŉŨƇƝ24XƩǈ25Jő26BňŴ27DEũǃ28ķ30GŦƗǄ31ĺľƻ32h33bgĻǩ35C36œ37S38Ŀ39Ş40Qŀ41ĹŤ44ō46Ņ47Œ48ŎťŪ51ŗ54Ŗ57Ň
~ata	83 14ĸ17Ʋ50Ǘ
~ata>	86 52Ǘ
~atc	64 7ũƌ8ŏű9sŘǩ10qƓ11ƅ12ŉƟǘ13a14LY15wƹ17Ƙ20Ǚ21Ķų23W24Ž29N32Ư
~atch	64 7ũƌ8ŏű9sŘǩ10qƓ11ƅ12ŉƟǘ13a14LY15wƹ17Ƙ20Ǚ21Ķų23W24Ž29N32Ư
~ate	42 -16ǩ-13řŠ-12Ĺō-10lBŏŖŹƚƜǑǞ-9D-8hjKĻłŲƗǄǅǨ-7bkuFŇŜŨŵƀƒƞƳǘ7ƍƓƠǀǆǡ8ĺŎųǔ9ŒũƔǜ10qőƉƱ11cŸƟ12ľŘŰƪƸ13mŃŚźƐǕ14Ŕŗ15Ɩ16EŤƄ17Ƣ18ŐƲǌǒ19şǃǧ20ťƌǣ22ĵƾ23C25ǋ26dƋ27ƴ31ŕŝ37Ǜ40ƙ42ƛ43ū
~ate>	49 -19v-15Ǐ-14ř-12Šţ-10ŏǩ-9ĹƝ-8Ǒ-7BUĻłƭ7ľńŊůơƣ8mƔǛ9cŸǢ10ŰƍƱ11ųǀǎ12pEŅƲǡ13ǔ14Œ15ķő17Řǃǣ18Ń19ź20ŗƖ21œǋ22CƄ23ŝǧ24ǌ25ŐŔ28ĵ29ť39dŕ43ū
~ated	63 -21œ-12Ǟ8ƪ9Űǃ10ņƿǆǍ11CŞ13Ʋ14ǋ16Ƽ18Ƌ20Ǐ22ŝ31ƌ38ƴ
~atel	71 -16Ƽ-9Ť8Ǖ10Żǂ11Ǚ12ĺżƘǏǣ13ǜ14ţ15ǟ17Ƹ40ƾ
~atem	83 7Ķ13ĸ17ľ22ƪ29Ś
~aten	90 15ǜ
~ater	58 -10ƚ-9K-7ō8VƊ9ƍƭǕ12qƎ14NƠ15űǝ16Ɵ18Ɖ21Ɛ28Ť33Ƌ46Ǜ62ƙ64ƛ
~ates	63 -7d7Ÿ8CŢ9cyƔ10EHŎş12ū14m15ũ30v32Ƣǒ
~atev	77 -11Ə7ŻƟ8qƑǖ9ũ10Ɲ11Ś12ư14ŉ16ş18P
~ath	62 -10ǩ-7ż7BŤ9Ɩ10cs11ĴƜƬ12CƦ15ľ17Ǆ18Ŋ20zK22ƽ23j24ƌ26ƚ29b40Ƴ44Ɔ
~ath>	77 7Uƌ14c15ƆƬ18Ʀ30Ƴ
~athe	67 -7żǩ8Ť9B12s13ĴƜ14C17ľƳ20Ŋƚ22zK26j27ƽ
~athr	82 7Ɗ18Ɔƌ32b
~aths	84 8ƌ24Ǆ30Ɔ
~ati	51 -16ţ-15ǩ-10G-7wŇů7Ōŕ8Ƌ9ŋŚś10ĿǓ11iFŀ12qǃ13ŐƱƿ14HĴŠƇƻǋ15nPƏǜǣ16Uư17Ļ18ǅǆ19Ž21lŝǗ22k26mū27Ŕ31Ż60Ǟ
~atic	81 11ƛ25Ĵ35Ž
~atie	90 13n27Ǘ
~atin	71 -7ő7ĵ8Ş11ŝ12j13Ƌ14ǅ15ƻ18Ŀ19i21ǃ25U27H
~atio	54 -15ţ-9G-8ǩ-7wů7sƴǚ8nŌ9ŕǅ10ŋőŚś11ŀǓ12F14qƱ15ŠƇƿ16Əǜǣ17PŐǋ18ư19Ļ24mǆ25k28ū29Ŕ34Ż66Ǟ
~atis	88 15ŧ27ŝ
~atl	83 -10Ł11ǀ22Ķů28ł
~atll	86 -11Ł23Ķ30ł
~atm	82 12ƿ40ǚ
~atme	82 12ƿ40ǚ
~ato	88 -7ǥ12ơ14j16ƣ19Ǆ25ŷ
~ator	90 -7ǥ13ơ16ƣ19Ǆ26ŷ
~ats	74 -7ơ7Ɠ8Ɩ9Ƌƒƺ10Ɛ12Ǚ13ǟ15o17ƞ25h31ǋ
~ats>	75 -7ơ7şƓ8Ɩ9Ƌƒƺ10Ɛ12Ǚ13ǟ17ƞ25h32ǋ
~att	69 -8I-7ǩ7ťƚ8ĽƲ9zA10CƖƽǨ11şŰ12BƼ13Ŷ16ű19ō20Ɗǘ35ľ
~atta	81 -9I7ǘ8ś12Ǩ13Cƽ15ŶƼ
~atte	75 7ťƃ9Ľ10zA12şŰ16ǘ21ō22Ɗ38ľ
~atto	90 12Ʋ14Ɩ18B
~atu	79 10ĽƔ12Ł42f
~atus	84 38f
~atv	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
~atve	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
~au>	90 13Ŝ15ń
~aud	65 -8ŕ11ǒ92Ǥ
~audi	65 -8ŕ11ǒ92Ǥ
~aug	68 -15b-12p-11ĺ7śų8Ʒ10Ǟ11a13ǩ15Ű18Ʊ21y23ix27vŹ30u34w
~augh	68 -15b-12p-11ĺ7śų8Ʒ10Ǟ11a13ǩ15Ű18Ʊ21y23ix27vŹ30u34w
~aul	72 -15ǖ-7Ū12ƥ13Ťů23ǐ24ŭ32Ų40ż
~aul>	85 -17ǖ-7Ɲ15ů22ŭƥ38Ų
~ault	77 7ƃ14Ť43ż
~aur	83 10W12Ǜ13ƣ19Ǎǟ
~aura	83 10W12Ǜ13ƣ19Ǎǟ
~aus	65 -10Ŧ-9ŉ7bļňŝƏƢ8HIņ9głƶ10uĵ11jƠƴ14J16Ť17Ŕ18ǁ19Ǔ24Ǣ51ŀ
~ause	65 -10Ŧ-9ŉ7bļňŝƏƢ8HIņť9głƶ10uĵ11jƴ14J16Ť17Ŕ18ǁ19Ǔ24Ǣ51ŀ
~aut	66 -13Ǧ-8ŗ7Ǎ8bŹƛ10ũſǃ17Ĺ18ǥ25ž26ƃ30Ƃ42ş53Ĵ
~auto	66 -13Ǧ-8ŗ8ƛ9Ź10ſǃ18Ĺǥ25ž26ƃ31Ƃ42ş54Ĵ
~ave	30 -21Ǆ-16yP-14ŀƕ-13HŠ-12gqƩ-11UůơǊǌ-10nMTĿǟǧ-9Lľœƅ-8eKQűŲǑ-7xłŭƤ7FGŕƸǁ8rļŧǡ9dkRSWĴķņŝžƜƴǅǈǏ10IJŁŃƂƚƾǘǤ11ŪŻżƊƋƥǔ12Ǣ13lŜƍ14NƑƛǋǩ15aŎƗ16ŸưǀǆǓ17ŋşŹƁƃƪǝ18mZŵƀƘƯ19Űſ20ĶŖŗ21Ƶǒ22fţƎƶǇǥ23ƟƱ24Ƴ25Ś26ƌ27ŉƼ28Y29ǜ30uOƦ31őƨ33ŏŢ35ń
~ave>	31 -21Ǆ-16yP-15ƕ-14ŀ-13HŠ-12gqUƩǊ-11nůơǌ-10MĿǧ-9LTľœƅǟ-8KűŲǑ-7exQłǗ7wšƧǁ8FGļňŕŧƸ9rWƜƴǏǡ10dkSķŃņŝžƂǅǈǤ11IJŁŪŻƚƥƾǘ12ŋżƊƋǔǢ13Ɓ14lŜƍ15NƑƛǋǩ16aƗưǆ17ŸŹƵǓ18Ŏşƀƃƪǝ19mZŰŵƘƯ20Yŗſ21ĶŖ22ţǒ23fƎƶǇǥ25ƱƳ26Ś27ƌ28ŉőƼ29Ţ30ǜ31OƦ32uƨ35ŏ37ń
~aved	81 10Ţ12Ĵ13Ƶ14Ǘ15ŋ46Y
~avel	77 -11C-7Ǧ11Ƃ12őƁ38ǀ46Ɵ
~aver	90 -16ƨ14R16ǉ25ź
~avi	61 -10j-9vƤ7x8iŃƳ9tVĻǩ11sķ16ƶ17Ŀǟ23Ř24ľ26Ʊ32y37Ţ41Y
~avin	61 -10j-9vƤ7x8iŃƳ9tVĻǩ11sķ16ƶ17Ŀǟ23Ř24ľ26Ʊ32y37Ţ41Y
~avo	80 -17Ʒ17Ʃ19rƞǩ21ŝŶ
~avor	80 -17Ʒ17Ʃ19rƞǩ21ŝŶ
~avy	88 12Ưǎ14ǈ17ƺ28Ǐ
~avy>	88 12Ưǎ14ǈ17ƺ28Ǐ
~aw>	69 -8Ŧ7ƫ9wŨŹƅƚ10tű12zǁ13jQ14ABC15Ņ19ŀƾ25ǚ
~awa	65 -12Ə-10y-8V-7m7ư8ż9Bǁ10ƴƿ14ŢƧ17Ƴ18ĶĻ21ĿŉƦ31k37Ɵ39Y40ź
~away	66 -12Ə-10y-8V-7m7ư8ż9Bǁ10ƴ11ƿ14ŢƧ18ĻƳ19Ķ21ŉƦ32k38Ɵ40ź41Y
~awe	70 -7ǌ8n9cCŌƇ10ŬƘǊ11ţƧǖ12Ļ13IƔ17ĵǄ19ƿ33Ś
~awer	86 9Ŗ14Ŭǖ29Ś
~awes	71 -7ǌ9cnŌŚŰƇ10CƘǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
~awf	88 10Ũ13Ʈ14ǉ16ĸ
~awfu	88 10Ũ13Ʈ14ǉ16ĸ
~awl	83 23Ƈ24Ɗ
~awl>	84 12Ƈ26Ɗ
~aws	81 -7ŗ10Ŀ11Ƃ14nƯǦ17ǜ19ķ
~awsu	84 -7ŗ11Ŀ12Ƃ15Ǧ18ǜ20ķ
~aww	80 7x9v11oz12ƅ17ƫ
~aww>	80 7x9v11oz12ƅ17ƫ
~awy	77 8A11ŋ13ǡ14ǩ17ǜ20ķ27Ʋ
~awye	77 8A11ŋ13ǡ14ǩ17ǜ20ķ27Ʋ
~ax>	75 -9Ʋ-7M7Ǡ9fƕ10ǆ13T15ĵ18Ƅǩ20ƅ24ś30ŗ
~axe	85 -9ǋ14Œǃ15Ƶ23T28Ǡ
~axes	85 -9ǋ14Œǃ15Ƶ23T28Ǡ
~ay>	33 -21ų-18Aķ-17Ŀƶ-15Ǉ-14ő-13ǊǔǛ-12ńŬ-11ŝƽ-10QŞŻƗƢƭǈǜ-9fƌƲǅ-8GSVZŅǀ-7euļŶžƓƣǟǨ7ŃōŕƀƈƏƿ8cŖŨǢ9ŵƄơƩƷƹǂ10ƕƺ11ŏŜŢţƉ12DĸŉƜƠƬ13yŁźƁǥ14ORœŰƆƖƼ15ƟƤƴǑ16Wǧ17gpƻ18ŧūƦ19Tŋ20ƒƸ21rű22ŊƧ23ư24bjKLŌ26XĶŀůǁ28Yƃǉ29ŲǕǖ30k31Ř34ǎ36Ő37i46Œ47Ĵ50ŗ58d
~ayb	74 -7Ǩ7Ř9A10Ƈ12Ʀ13ƍ17Ʈ18Ʊ19ŕ
~aybe	74 -7Ǩ7Ř9A10Ƈ12Ʀ13ƍ17Ʈ18Ʊ19ŕ
~ayc	68 -10Ǡ10ǉǟ11Ĵ13ƭ16Ʈ24qQT28Ɲ31Y41Ư
~ayca	90 27Ư40Ɲ
~aych	69 -10Ǡ10ǉ11ǟ12Ĵ13ƭ18Ʈ21Ư24QT25q31Y
~aye	85 14ŠƉ16Ƃ19Ţ
~ayer	88 -7ƈ14Ɖ16Ƃ
~ayi	56 -21ǩ-13ō-10BĹ-8Sź-7GĽ7ƀƸ8tňŘ9oK10ǝ11nŢŧ12Ŧ13Xǣ14kĺƤ15j16Ŀƪǟ17Ĵ18W19bFœ20ǥ21Z22V25Ơ27ƒ28ŅŒƓ31Ɯ
~ayin	56 -21ǩ-13ō-10BĹ-8Sź-7GĽ7ƀƸ8tňŘ9oK10ǝ11nŢŧ12Ŧ13Xǣ14kĺƤ15j16Ŀƪǟ17Ĵ18W19bFœ20ǥ21Z22V25Ơ27ƒ28ŅŒƓ31Ɯ
~aym	65 -10Ƙ-9Ʒ7Ŏǖ10Ʃ11e16ǘ18ƃ20Ʈ22ĵ23ƕ24Z26š29Ĵ37Ɣ41Ŭ
~ayme	65 -10Ƙ-9Ʒ7Ŏǖ10Ʃ11e16ǘ18ƃ20Ʈ22ĵ23ƕ24Z26š29Ĵ37Ɣ41Ŭ
~ayo	85 -15ƶ11ƙ14V15ǩ16ƫ33Ŧ
~ayou	86 -16ƶ11ƙ15ǩ16ƫ33Ŧ
~ayr	65 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ25Ǡ32Ǉ63ǉ
~ayro	65 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ25Ǡ32Ǉ63ǉ
~ays	53 -16Ɣ-10wű-9DH-8A-7oŁşǄǥ7fĵơǛǡ8nŭŻ9ŽƜƱƺǞ10xUŚŪůƅǕ11aVřŮƃƗ12žƬǢ13qtň14ļ15lŰǇ16gƮ18cšǠ20k22ƒǝ25ǎ27ǩ32R
~ays>	53 -16Ɣ-10wű-9DH-8A-7oŁşǄǥ7fĵơǛǡ8nŭŻ9ŽƜƱƺǞ10xUŚŪůƅǕ11aVřŮƃƗ12žƬǢ13qtň14ļ15lŰǇ16gƮ18cšǠ20k22ƒǝ25ǎ27ǩ32R
~azy	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
~azy>	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
~ba>	82 -11O36ǀ89ǃ
~bab	67 -17p-16Ƹ-12t-7ŭǃ8Ʒ9h11l12ƻ14d15Ɲ18ĺ22Ư29wy31Ŷ37v39ux
~babi	90 15Ư17y20h
~baby	69 -17p-16Ƹ-13t-8ǃ-7ŭ11Ư12ƻ15dƝ17y19ĺ32w33Ŷ38v40u41x
~bac	51 -9Ƽ-8GŖţ-7ŇŐŷǨ7œŭƮƾ8ƲƴǏǜ9őŘǟ10ŀƫƿ11hŒŵƝǣ12rLŞ13uŮ14ŨŴƙƷǝ15ĽƩ17VYƍ18ňżƪ20I21Š24mǘ25Ǘ26ť27Ɠ29ƹ30ƛ
~bacc	79 12ǂ48ƹ
~bach	83 48m
~back	52 -8GŖţƼ-7ŇŐŷǂ7Ɯ8œŭƲƴƾǏ9őŘǜ10ŀǟ11hŵƫƿǣ12rLŒŞƝ13Ů14u15ŨŴƙƩǝ16ĽƷ17VY18ňƍƪ19ż21I22Š25ǘ26Ǘ27ťƓ31ƛ
~bad	70 -17w-12Ŵ-7ř8ǘ9b10ĸ12ŝƇ13ň14ƚ15Ţ16Ǥ20Qǚ26ż36Nņ
~bad>	70 -12Ŵ-7ř8ǘ9b10ĸ12ŝƇ14ƚ15Ţ16Ǥ20ǚ26ż36ņ38N
~bal	70 -8Ĺ-7Ű7xŮƗ8ƌƕ9Ŧ11ĻŒ13GŤ14ZķƜ21T23Ɣ26g
~bala	83 20Z28Ɣ
~ball	73 -8Ĺ-7Ű7v8xŮƗ10Ŧ11Œƕ12Ļ14GŤ15ķƜ23T27g
~ban	53 -19d-16ř-14Ƹ-13ƾ-10ƺ-9BƋǟ-8DT-7PQǈǢǩ7ALų8ZǇ9ƃ11Ƅ13ƫ14Ƴ15ĵ16n18ƙ19fż21ĴƷ22Ŵ23Y26e27pŬ29rtƨ30sǂ33q36o47ƕ
~band	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǈǢ7ů8LƯ9ƮǇ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~bank	66 -20ř-10Ƌ-8Ł-7BJ8Ǖ9X10Z11A15Ƅ19ĵ23ƙ30Y31Ĵ33e35Ŭ60ƕ
~bar	70 -10Ɠ-8ǅ7Ɣ8őŗ9ŏ10ƀ11tŐ14Ǎ20ų25DŶ27h44Ƒ46Ǜ
~bar>	86 58Ǜ
~barb	90 -10Dǅ13ő15t19Ǎ
~bare	85 7m11ŏ12ŗ13ƀ17Ő
~bark	90 37h
~barn	84 -11Ɠ56Ƒ
~baru	90 26ų34Ŷ
~bas	63 8Zł9Ɯ10ƕ11Ɲ12Ʃ13g14Ňƥ15ŧ23ƛ48Ɗ
~base	64 8ł10Ɯ11ƕ12Ɲ14ƥ24ƛ49Ɗ
~bat	73 9ƚ20ƊǄ30ƌ53Ɔ
~bath	74 9ƚ21Ǆ30ƌ54Ɔ
~bbe	90 12Ơ15a17ƛ
~bber	90 12Ơ15a17ƛ
~bbi	81 -10Ʀ12ǀ15ƨ17Ʃ26g
~bbie	82 -11Ʀ12ǀ15ƨ26g
~bco	80 19Ǒ26ǒ
~bcon	80 19Ǒ26ǒ
~be>	48 -16Ǩ-15Ǔ-12ĸŶ-11Ō-10Y-9aƾ-8Ňƫƽ-7ŗƗƤƨ7bEōǘ8nĴŕ9eĿŃŘǝ10ũƇǁ11ƦƭƷ12HǞ13œśơƱ15ľƋ16ǧ17AVķ19Oŏ20ZłŞ21X22Ŋ23c25mĻǌ26s27Ź28yƮ32r
~bea	74 -11ŧ-8I8Ǎ10ƚ11l12b13Œ14Ţ23ű24k26h44Ņ
~beag	90 33h
~beat	81 -11ŧ-9I15Œ16Ţ25ű49Ņ
~bec	65 -10Ŧ-9ŉ7bHļŀňƏƢ8gIťƖ9łņŵƶ10tuĵ11jŔǨ12ƴ14ƧǍ15J17Ťų19ǁ
~beca	67 -10Ŧ-9ŉ7bňŝ8HļŀƏƢ9gIłņť10ĵŵƶ11u12jƴ13Ŕ16J17Ť19ǁ
~beco	86 -7WǞ12Ɩ15Ǩ20Ƨ
~bed	70 -9Ɗ7y9ƻ13Ƥ14Ɲ18ƗƜ20Ơ44Ɔ
~bed>	90 -12Ɗ12ƻ17Ɔ18Ƥ
~bedr	72 7y9Ɨ14Ɲ19Ɯ20Ơ23Ɔ
~bee	48 -13ŭ-7OŵƦ7jŉƪ8aſ9ŏƘƴǅǜǩ10Ů11ǂ12tżƊƌ13ƋƳƸǘ16f18ņ19Ǜ21ŝţƈ22ő23lŸ24ŶŻ30i32Ƽ33G34š35ǟ36ƿ39S
~been	48 -7OƦ7jŉƪ8ſ9aŏƘƴǅǜǩ10kŮ11ƿǂ12tżƊƌ13ŶƋƳƸǘ16f18ņ21ŝƈ22őţ23lŸ24Ż30i33GƼ34š35ǟ39S
~beer	84 -17ŭ-9k39Ǜ44ƿ
~bef	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
~befo	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
~beg	90 -8Ń9ǅ13Ť16Š18Ō
~beh	70 -8Ů-7Ļ8ǐ9x11tŻ12ƃ14u17pƳ18Š21ŷŹƶ22ų
~behi	70 -8Ů-7Ļ7ĺ8ǐ11Ż12ƃ15u17pƳ18Š21ŷŹƶ22ų
~bei	71 -7Ň8lŽƤƱ9cķŊ10ǩ11FH12tƁ24ǟ26U27ŋŞ
~bein	71 -7Ň8lŽƤƱ9cķŊ10ǩ11FH12tƁ24ǟ26U27ŋŞ
~bel	68 7lŌƭ8MSǅ9pƎǀ10ŸŻƬ12ƥ13ƻ16Ǐ19ǩ26Ľ29Ɗ34Ɨ
~beli	80 8m9lŌ10S11M12ŸƬ24ǩ
~bell	84 7ƅ12Ǝ34Ľ
~belo	78 7ǉ11ǀ14ƥ19Ǐ33Ɗ41Ɨ
~belt	90 12pǅ13ƭ14Ż
~ben	63 -18ŗ7ķţ8Ƨ14ƦƬ28ż32ƫ33W35ǩ
~bend	83 9ķţ37ż
~bene	65 -8ŗ8Ƨ15ƦƬ33ƫ34W
~ber	48 -18Ś-12ƣ-10Ţ-9ǣ-8nǩ-7ĹŖũ7ŒŜǔ8K9hŇŐ10Ǉ11ľ12y13Ļ15cCƓǀǠ16ƛƶ17Š18ļǕ20ƿ21ŸƬƼ22ǘ23ĽŅŗǗ24X25DǨ26EŲ27ū34e41I45ř
~ber>	50 -19Ś-12ƣ-10Ǘ-9ǣ-8Ňǩ-7Ţũǅ7Ǚ8ǔ9Ŝ10Œ11Ǉ13y14Ļľ16ǀ17cC18ƛ22ļƿ23Ǖ24Ƭǘ25Ÿ27XĽŅū28ŲǨ31D36e51I57ř
~bers	68 -14ř-11I-9n-8œ-7D10pƒ13ǅ15h16Ɠ17K18Ǡ21Š24Ň30E35Ƽ40ŗ46Ǘ
~bes	61 -9Ŀ-8Ɨ-7CŞŭŹ7tƈǔ8ņƐƢƥǈ9J10KŁŴ11ų12ŷ13łƞǩ14UZĻ15ķǇ19uǍ22Lŝ26Ʀ29ǟ32I
~besi	67 -8Ɨ-7ŭŹ7WƜƻ9Ƣƥ11ǈ12ŁŴ14ųŷ16Z17ķǇ21u22Ǎ29Ʀ
~best	69 -9Ŀ-7CŞ7Š8tĴƈ9ņǔ11JK16Ļłƞ19ǩ21U25L28ŝ34ǟ36I
~bet	62 -8bQ-7ĴŠŹƶƾ7ųƵ8P9aKšƫ10sŷ12ƨ13ľƽ14qrŢƼ15ň18p19L20o21Ňź23Ş25ł27ǂ31t
~bete	81 -8ƾ19ƽ21ǂ
~bett	66 -9b-8Q-7Ĵ7ł8Ƶ9K10a12sǂ14ľƨ15qr16Ţ20p21L22oŇ23ź25Ş34t
~betw	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
~bid	90 -9ŗ15ń28Ǔ
~bie	77 -10Ʀ11ǀ13Ư14xƨ15y16h24g
~bies	77 -10Ʀ11ǀ13Ư14xƨ15y16h24g
~big	55 -16ǈ-13Ʈ-11Œƞ-10ŬƂ-9Sƒ-7Ʒ7yžƌƘƛǁǔ8ŘŽƇư9gjZǞǦ11ŇƜƣ12ľǅ13œ14Ǎ16ƪ18JǏǑ20ŦƬ22k27Ɠ28Ő29Ŀ31ĸ32Ǉ34Ƒ53Ɔ
~big>	58 -16ǈ-14Ƃ-13Ʈ-11Œ-10Ŭ-9Sƒƞ7Jłŗžƌ8yƇƘƛưǁ9jŘŽƪ10gZ12Ɯƣ13ľǅǦ14œ15ǇǍǏ19Ǒ21ŦƬ22Ƒ24k30ŐƓ34ĸ41Ɔ
~bigg	71 10ƪ11H12ǔ16Ň17Ǟ31Ŀ
~bigs	86 -9Ʒ21Ƒ22Ɔ29Ǉ
~bik	78 -15Ɗ10g13Ƙ17ǀ64ƥ
~bike	78 -15Ɗ10g13Ƙ17ǀ64ƥ
~bil	54 -20K-8ŵǐ-7Ő7Ŀ9ƃƷǛǤ12ş14Yŗ15Łơǚ16I19WǌǠ20Ƃư21Ʈ23Zƀ25ž27Ĵ28ǡ
~bile	88 10C13Ʒ27I
~bili	58 -8ǐ11Ǜ14ş16ŗ17ơǚ20ǌ21W22Ƃ25ƀ30žǡ
~bill	67 -23K-9ŵ8Uŝ9Ŀ12ƃǤ19Y20Ł25Ǡ26ư27Ʈ31Z35Ĵ
~bin	69 8P9ƐǑ10ƖƟǀ11Ōƌ12ķƻ14Ʃ20ƕƛ38Ƌ
~bin>	83 11Ɛ12Ɵ15ķ24Ƌ
~bind	85 13Ɩ14Ō26ƕ
~bing	76 9P11Ǒ20Ƌ21ƛ
~bir	64 10Ǘ11Ŝ12D24cƟ33v42p52d
~bird	90 34Ɵ
~birt	65 10Ǘ11Ŝ24c33v43p52d
~bis	88 7ǧ9Ɓ11ƺ25h
~bisc	88 7ǧ9Ɓ11ƺ25h
~bit	76 -15ǂ-13q-9g7j8lW9Ƥ10Ũ11ņ14e15Ŀ16œǊ26ō43h
~bit>	78 -10g7j8l9W11ņŨ14e16ĿœǊ27ō
~bla	81 -7Ʊ8Ǡ12ƺ13H14mń36Ŕ
~blam	83 -7ƚ9Ǡ12ƺ14Hń37Ŕ
~ble	51 -10ŗ-8ƿ-7ƆƬ7ŜŞƳ8ŀłƤƸ9eLŎ10iTƁ11Uűƥ12YĹ13ŦƚƮ14uƛ15Ƽ16nŭ17œ18ś19MƘƧ21ǜ22ňƹ25s42Ř45X
~ble>	53 -10ŗǂ-7ƆƬ7Ĺƀ8ŖƳƼ9eNłŞƤ10nT11ŎƁ13űƥ14YňƚƮǜ15Ŧ17ŭ18œ19ś20MƧ22s35Ř48X
~blem	75 -9N7ǂ8ĹŏƸ10ŋŵ11Ƽǜ12Lƛ14Ŝ16ŀ
~bles	78 -17ƿ9nƤ13Ř19i20U25u31Ƙ37ƹ
~bli	84 10b13Ʈ18ƽ21ƥ
~blin	90 14Ʈ20ƽ
~blo	68 -8ǩ9jƂ10Ƒ12Ǧ14gƽǂ19Ƈ21ƚƼ30ƾ31ƻ38ǁ
~bloc	90 9E25Ƈ
~bloo	71 -8ǩ15ƽ16ǂ23Ƽ32ƾ33ƻ41ǁ
~blow	86 -7ŗ12jƂ13Ƒ15Ǧ19g27ƚ
~blu	84 -7ţ11ĸ14Ż27Ŋ35ű
~blue	88 -7ţ12ĸ14Ż36ű
~bly	90 12Ʒ16l
~bly>	90 12Ʒ16l
~bnb	85 38Ɯ
~bnb>	85 38Ɯ
~bo>	88 -8Ű35Ɯ
~boa	71 -7ǀ8Ǔ9Ƈ10tǜ11ū16Ł17ƍ19ş23ķ26r32Ɯ
~boar	75 8Ǔ10Ƈǜ12ū18Łƍ31r35Ɯ
~boat	82 7Z14t23ş30ķ
~bod	46 -14ƃǏ-10ǎ-9BĴšƝ-8Ĺƪƫưǖ-7WũŹƉƦǦ7ZļŗŝƈƬƭƮ8ņŔŠǙǚǛ9FKſƕǡ10żƁƿǣ11ǅǇǑǔǗ13QķƓƴ14hǨ15gŏŞƎ17ńųǢ18ŖƢǍ19Ƴ20ŜŲ21nŤ22ľǘ23AŁƜ26ǜ28ŷ34ƟƯ40ž
~bodi	82 15ŗ17ž
~body	46 -14Ǐ-11ƃ-10ǎ-9BĴšƝ-8Ĺƪƫưǖ-7WũŹƉƦǦ7ZļŝƈƬƭƮ8ņŔǙǚǛ9FKŠƕǡ10żſƁƿ11ǅǇǑǔǗǣ13QķƓƴ14hǨ15gŏŞƎ17ńųǢ18ŖƢǍ19Ƴ20ŜŲ21nŤ22ǘ23Aľ24ŁƜ26ǜ28ŷ30ž34ƟƯ
~bol	84 20ű24Ǝ
~bolt	84 20ű24Ǝ
~bon	86 9Ɔ13ƀ14ſ37T
~boo	61 -7ŏŞ7Ŕ8jŀǗ9Ļǝ10ǈ11ǘ13Ǒǩ14ǟ15gļ17ǜ23ű48ǖ75Ǡ
~book	62 7WŔ9ĻǗǝ10ǈ11ǘ14ǩ15g16ļ17ǜ24ű49ǖ77Ǡ
~boot	88 -10Ş14j15ŀ20Ǒ
~bop	84 -12Ő73ǥ
~bop>	84 -12Ő73ǥ
~bor	62 -10Y7vGļƙǩ8ƅǜ9Ǎ10ť11Ņ13BCĸ15Ɯ17ŵ19x20ƞ25ų33l34ƪ38p39d
~bor>	79 -9ƞ7ǎ8ĸ9Ƥ11ļƟǜ15ǩ17ť24Ɯ26B
~borh	88 9ƒ11G12ƅ28C
~born	72 9v24x41l45p48d
~borr	78 -11Y-7ǝ10ĸ22ŵ34ų44ƪ
~bors	75 12Ǎ13Ťƙ15Ņ32ƞ
~bos	78 9ǩ10sļǙ11N12Q16l17Ł31ǟ33U
~boss	79 10sļǙ11Nǩ12Q17Ł32ǟ33U
~bot	63 -15g-13S-7ŚƷ7eƽǂ8pŽƼ9ķŞ10ĹƀƬ11Ũ13ŋƢ15ŸƯ16Ʊ17Ǝ19ƻǩ23Ł25ǁ26ŀƵ41s
~both	64 -15g-13S-7Ʒ7ƽǂ8pŽƼ9ķŞ10Ƭ11ĹŨƀ13Ƣ14ŋ16ŸƯ17Ʊ18Ǝ23Ł26Ƶǁ27ŀ42s
~bott	84 -7Ś7ū9Ņ10e11ł28ƻ
~bou	40 -14cx-11ŕǅǐ-10Ǟǟ-9Œƭǃ-8sNSńŏŐŭ-7jňœŵǢǨǩ7zšƗƠƲǗ8ĽŔůƍƱǘǛ9uBHĶŹżƆƏƢưƸƺǊ10Vľ11ŊƂƦ12ņƨǂǜ13ļƔǁǌ14hpYŉƌƶ15ƬǏ17Ŵ18AŠŶ19ŀŤŽƒ20rłōŝ21TŇƳǄ23ǔ26ĿŖŞ28ƞ35Ĺ
~boug	71 -12Ũ8Ʃ10ŧ15ƞǏ17ư18łſ19Ʀ20ŖŶ26ƌ32Š36ƒ
~boun	88 12Jƍ13A
~bout	41 -14cx-11ǐ-10ŕǞ-9ŧǃǅǟ-8sSŒŗŭǢ-7jNńňŏŐƭǨ7mzšťŶƋƎƝƠƲƴǏǗ8GĽŨůƱ9BCŔŹżƆƏƗƢƸƺǊǘǛ10uHĶľł11VŊƂ13Aņƨǂǜ14ļǁǌ15hpYŉŖƔƶ16Ƭ17Ŵ20ŤŽƞ21ŀŇōŝǄ22rTƳ23ǔ27Ş29Ŀ36Ĺ
~bov	80 -9ơ-7ƣ7ǉ15Ǧ25ĵ31ƍ51Ǎ
~bove	80 -9ơ-7ƣ7ǉ15Ǧ25ĵ31ƍ51Ǎ
~box	69 -9L7Ƌ8mǐ9qŏ10c11P12ĸƄ13d16ǧ17fJ19Ś20D25ƞ26ƻ29Ǚ
~box>	70 -9L7ŭ8mƋǐ10qŏ11c12PĸƄƻ13d17Jǧ19fŚ20D30Ǚ
~boxe	88 18ƻ33ƞ
~boy	71 -9h9bjŔū10Ő13Ť21n23Ź25x27v28w48u
~boy>	76 -10h-9m7y10bjŔū11n15Ť16x17v19w24u25Ź
~boys	80 11mwx12nvŐ29u
~bra	73 8ź9Ŷ11Ɓǋ12ƛ13Ņ15Ĺ16ǅ23Ƒ24ƅ26Ž
~brak	88 31Ž
~bran	79 10Ŷ12Ɓ13ǋ16Ĺ17ǅ26ƅƑ
~bre	58 -8Ǐ-7Hŗ7OƜ8ƖơƮ9lƦ10ŨƎ11Nǝ13kƝ15ƽ17ł19Ƌ25š26h33ǩ37Ǧ61Ƃ
~brea	69 -9Ǐ-8H7m8IXŰź9OƜ10Ɩơ11ƦƮ12ŨƎ13N14ǝ16k18ƽ21ł23Ƌ27ǩ34š
~bree	85 23Ɲ42h
~brel	62 12ǩ40Ǧ66Ƃ
~bri	59 -9kƑ-8Ơǩ-7Ʒ7Mǔ8ōźƝƣƭ10aŜ11Ǆ13g14S15rű16tƒ17qǍ19ĹŪ20Ǒ24Ǉ25Ʈ27Ǌ40T48Ƈ
~bric	75 10ƣ23Ǎ63Ƈ
~brid	90 12ǔ19Ǆ26t31Ū
~brin	62 -9k-8ƑƠ-7Ʒǩ8M9ōźƝ12Ŝ15S16r17űƒ19q21ĹǑ26Ǉ27Ʈ29Ǌ43T
~bro	60 -10zŖ-9ŭ-7ơ7erAķƖ8nǋ9aQŽƥǆ10Ƴǉ11Łǀ12Ņ13ĺŘŨƁƎ14Ŝǡ15ųƽǓ16ƞ18yǃ22lŶ25B26Ť
~brok	67 -9Ŗ7ŵƛ8ĸƜǌ9ķſ10Ǟ11ƥ12ǉ15ŘƎ16Ũ17Ŝ20ƞ21Ɓ32Ť
~bron	90 36Ŷ
~brot	70 -10z-9ŭ8HǨ9eǑ10nAƫ12QŽǆ14ŁƳ16Ņ19ų20ƽ22ǃ33B
~brou	85 13rƖ14ǡ20a22ĺ33l
~bs>	63 -10P-8ǧ-7ŭ7ůƑ8JǡǦ10ƨǈ12ƾ13Ž15V17ǔ20ƧǄ24ǐ30ź40ǒ64Ǒ
~bsi	82 10ĹĽ11ń35ļ
~bsit	82 10ĹĽ11ń35ļ
~bt>	83 36Z
~bts	90 42Z
~bts>	90 42Z
~buc	81 -8ǡ7ƀ9Ţ11ž12Ƃ18Œ31X
~buck	81 -8ǡ7ƀ9Ţ11ž12Ƃ18Œ31X
~bud	73 7Ŝ11ĺƳ14Ľ15BƢ19A23ĸ31Ņ38X
~budd	78 8Ŝ12ĺƳ15Ľ16Ƣ17B20A34Ņ
~budg	81 7e26ĸ42X
~bug	79 -7ĺ10K11Ǡ13ŀ15Ž61Ş
~bugg	90 23ŀ
~bugs	85 12ŀ17Ž29Ş
~bui	55 -9F-7ǩ7XķŭƇ8ŤƐ9Ƥ10ƪ11Ʊ14ǝ15Ǟ20ơ21Ǣ25Ƒ27Ʃ29ǋ34Ǎ40ƺ45Ɠ46ƅƣ
~buic	90 14ű15ŭ19Ť
~buil	55 -9F-7ǩ7XķƇ8Ɛ9Ƥ11ƪƱ14ǝ15Ǟ20ơ21Ǣ25Ƒ27Ʃ29ǋ34Ǎ40ƺ45Ɠ46ƅƣ
~bul	86 10ƃ18ľ21h
~bull	88 18ľ21h
~bum	79 11ŗž15ƃ17Ť18Ŕ19ŵ20ű23œ
~bump	80 11ŗ12ž15ƃ17Ť18Ŕ20ű23œ
~bun	75 -12x9Ɔ12ńǈ14ǥ16ǀ22ƞ41ş
~bunc	86 14ǈ15ń17ǥ
~bund	84 53ş
~bung	88 -14x11Ɔ19ǀ25ƞ
~bur	63 -10Ɨ-7ƴ8ŜůƔǀǕ9ŀń10ĺƦ11Ǣ13ƑƓ15Ɓ16D17mƛ19ǝ21Ɛ35ņ53ư
~bure	90 13Ŝ15ń
~burg	90 7Ǝ12ǀ
~buri	80 13Ʀ33ư
~burn	69 -10Ɨ-7ƴ9Ɣ10ŀǕ11ĺ12Ǣ14Ƒ15Ɠ19m21ǝ23Ɛ43ņ
~burs	82 8Ƥ20Ɓ24ƛ
~bury	90 23D39ư
~bus	49 -23Ƃ-17Ū-9Gō-7D7Ǒ8ǘ9P10CM11Ŵ12A13ǛǠ16Ǣ17ŭ19Ŏ20ǆ21ǐǔǝǨ22ǡ23U24NǞ26Ɲǅ27Ǌǋ29ǃǦ31Ǆ34ŵ35ǥ40ǎ45ǟ
~bus>	82 16Ǧ23Ŵ25C62ŵ
~busi	51 -24Ƃ-18Ū-9Gō-7tD7Ų9Ǒǘ12M13A14ǛǠ18Ǣ20Ŏ21ǆǦ22ǐ23ŭǔǡǨ24ǝ26Ǟ27ǅǟ29ƝǊǋ31ǃ34Ǆ37ǎǥ
~busy	74 -7ŭ9x13tP30U35ǟ41N
~but	63 -10s-9ǈ7wŎƁ8bKżƸǀ9BŌűƒ10ŁžƯǣǩ11ƻ12ƾ13ŀƽ14ǂǙ18TƧ19Ǒ22Ŋ25p
~but>	64 -13ǩ-9sǈ7mƁƬ8wKżƸǀ9BŎű10ŁžƒƯǣ11ƻ12ƾ13ƽ14ŀǙ15ǂ18TƧ19Ǒ22Ŋ25p
~butc	90 12b
~butt	90 8i12j16Ō33ǩ
~buy	62 -17Ǐ-14ƴ-9ŃŒ-8ũ-7Ƽǌ7Š8ƙ11ł13WƨƩ17ƪ19Ŭ20ŌǞ21Ǆ23Ʀ27Ŷ28ƒ31F32Ǩ33Ǖ36H41Ɨ48G
~buy>	63 -17Ǐ-14ƴ-9Ń-8ũ-7ŒƼǌ7Š8ƙ11ł12Hƪ13W14ƨƩ17F19Ŭ20Ō21ǄǞ24Ʀ27ƒ28Ŷ33Ǩ34Ǖ42Ɨ49G
~buyi	85 8ƪ20F33H
~by>	50 -26ǌ-19ŒƝ-13Ŕšƽ-11t-10ķŹǝǩ-9rňƖ-8psŎŦ-7ŌŕƨƸ7Eŋơǥ8yQƥǃ10gŨƱǟ11ĺƗƜ12nT13jřƮǜ14aw16ůƙ17ŧ18łōƤ19Pſ20ŵŶ22z24duA25x27ĹƄ28œ29ǧ31o34Ś36Ĵ37M50Ń
~bys	84 -13d-10p-9ǃ20Ɲ24w30v
~bys>	85 -13d-10p-9ǃ25w30v
~cab	85 -7ő11Ɛ13Ɵ15ķťƌ16ƻ
~cabi	86 11Ɛ13Ɵ15ķƌ16ƻ
~cak	88 7Ľ12M14p31c
~cake	88 7Ľ12M14p31c
~cal	48 -21J-12B-11RǄ-10Ŏ-9tž-8ruŨƒƻǌ-7ŅŖŝũŷƛ7NQƽǔǚ8qWŀŐƋ9ĵƀƩƾǛ10ĴƎƼǗ11ŞƁƸǓ12Ţ14ł16sŋ17ţƃƺ18lǁ19M20Ǚ21Ļ23Ǒ24IŁ27Ľńŧơ28Ŝ34a36wC39Kǃ40o49Ĺ50L
~cal>	63 -8ž-7ƻ7ǂ8Tƿǎ10Őƽ12MWƋǔǚ13Qǈ15ľƀƾ16Ǘ17Ƽ18ŀǑ25ƃ27ǁ30l
~cale	83 -8Ũ-7ǩ7Ŀ13Ň17ł18L37ƺ
~call	51 -22J-11B-10R-9tŇŎǌ-7ruŷƒǄ7P8Ŕ9qNǑ10MƩ11ĵƎǛ12Ǔǩ13Ş14ŢƁ15Ĵ16Ƹ18s20ţ21ŋ22Ǚ23Ļ24Ŝ26I27Ł29ơ30CĽńŧ37a40w42oKL43ǃ55Ĺ
~cam	62 -7iņƠ7dĸżƘ8GŎŸƯƽ9jƾ10D11Ǟ12Mƙ14ŠŰ15ķ16şƛ17ļũ20Ť24Ū27Ŧ31Ņ36Ǝ53ǘ
~came	64 -7iņƠ7a8dŸż9GŎƘƯƽ10ƾ11j12ĸǞ13Mƙ15Š18ļũƛ22Ť28Ŧ32Ņ38Ǝ
~camp	88 10Ɵ14ķ24ş25Ű
~camr	88 7Ŭ38Ū
~can	47 -17ň-12Rŕ-10Ŷ-8ĺũǎ-7tUŰ7ǁ8JĴľŗŵ9eǌǕ10MĻź11cŋ13Ƶ14N15ŁǨ16Xƃƽ17ř19O20ǧ21ŌƟ22Ń23Iƚ24Ƽ25Ĺ26Ŏ27Ŋ29Lŉūǩ30ŚšƧ32s43ś
~can>	49 -17ň-12R-11ŕ-10ŶƵ-8ǎ-7ĺŰƟ8Ĵŵǁ9Jľŗǌ10eǕ11MĻŋź16NŁ17XƃǨ19ř20O21ŉǧ23Ō24IŃ27Ĺ28Ŏ29Ŋ30ū31L32ŚƧǩ35s45ś
~canc	71 -7ŧ8Ƴ13ŉ28ƽ35Ƶ41Ƽ52š
~cand	90 11Ɲ32c
~cane	79 -7Ŀ11ƙ45ƚ
~cant	84 51Ɵ
~cap	85 -7ź11Ƙ12ŗ13Ŵ27Ǆ30ǩ
~car	40 -24ƕ-18ǩ-16Ɣ-14Ĺ-13Ʒ-12sǔǦ-11lxyĵŒǝ-10nIƗ-9iŁŇōƵǄǈǞǨ-8kCƤƨƮƻǋ-7dgKSTŀńŎŕƉƒƞƧƪǀǆǑǛ7bŷǥ8ĸļƶǒǚ10ľ12Ĵũ13ĽřŜǡ15V16zǗ17ſǌ18ĿŽ20Őƃ21Ũ24eƁƂ29Ư31ź32Z35ų36ǐǖ38Ź39ž43ƀ45Ű46Ŵ47Ų49ş50ŬűŶ52ŵ57ŭ61Ƅ83Ū
~car>	49 -27ƕ-16Ɣ-12tŐŘ-9ĴŗƷ-8psyŝƦǩ-7iqƉƵǦ7Ůƥ9ŠůƂƄ11Y17ū19ƃ20Ž22ş28ź30Ų32Ɓ36Ű37ŵ39ƀ44ž47Ź56ŭ57ű59ų60Ū68Ŭ69Ŷ73Ŵ
~card	58 -12Iĵ-11ū-10ŭǩ-9Y-8Ƣǔ-7Ū7bD8FŜ9cž16P17ļ18ź22ĸř23Ľ32ĴǗ34Ő36Z41e65Ƅ74ǖ
~care	64 -12ǖ-11l-9ǩ-8Ő-7Ĺō7qƴǘǠ8rŽǂ9W12Ņƣ13ǁ16ŧ17ƶ18Ũ19VƬ20Ŝ25ũ28Ɲ30ľ36z40Ŀ58Ư
~carp	86 -11D7Ɗ27Ű
~carr	57 -11ų-9Ɲ-8N7ŢŦƃǐ8bWŘŝŵƙǣ9Ş10Ƣ14Ƃ15ŲƄƦǏǥ17Zŏőş18ŗǚ20ǒ23ǡ24Ő28ǌ35ſ
~cars	61 -9Ő-8Ǉ-7ĹŗƗ10Ű14ű15Ƃ16ƀ26ŷ33şŭ43ŵ47ǐ68Ū
~cart	90 44Ų
~cary	83 10Ť12Źǘ14V32Ũ
~cas	62 -10ű-8Ŝ7Ɓ8FJƀǨ9I13ƲǕ15ĻǠ18Y22Ų39Ƶ61ǖ64ƪ
~case	77 8Ɗ9Ɓ10ƀ11FǨ12I16Ʋ17Ǖ20Ļ21Ǡ
~cash	65 -10ű-8Ŝ7Ʃ20Y24Ų42Ƶ65ǖ68ƪ
~cat	55 -14Ż-12ǩ7sĸ8şƿǞ9qCŌƴǃ10SūƲƻǘ12aL15źǒ17Ʊǌ20H25mǧ26N27k36ǋ40h46Ǜ
~cat>	90 29h
~catc	75 -10ǩ8w9Ő10ƌ12s14q17aǘ18L37N
~cate	62 -11Ǟ11Cǃ16ǋ18ź19ǒ20ǌ30ǧ54Ǜ
~cati	66 -16Ż7S8ŔƟǂ10ƿ12Ōƴ13ƻ14ū21H22ƱǞ26ǋ32m33k
~cats	85 7Ŭ9Ɠ43h
~cau	66 -10ŉŦ7bļŀň8HIťƏƢ9głņƶ10uĵ11a12jƴ15J16ũ17Ť19ǁ22i31Ŕ
~caus	66 -10Ŧ-9ŉ7bļŀňŝ8HIťƏƢ9głņƶ10ĵ11u12jƴ15J17Ť19ǁ31Ŕ
~cce	82 -11Ł-7ƫ22x27ƒ29Ǘ35ǖ44l
~ccen	88 48l
~cci	65 10žƳ11Ŕ12ţ18ť28ƃ46ż
~ccid	65 10žƳ11Ŕ12ţ18ť28ƃ46ż
~cco	61 -10ǩ-8wŞǄ-7Ƅ8űǆ9ǂ10aJ11Ū13eĻǕ15ų16ŒŜŴ17YĴ18A20B21Ķ23Ƈ24ǔ29ƹ31Ǡ34ř
~cco>	76 12ǂ29Ƈ46ƹ
~ccor	88 -7ƒ8ƅ13ű17Ū24ų26Ŵ
~ccou	64 -10ǩ-8wƹǄ-7Ƅ9ǆ10a11J14eǕ17ŒŜ18YĴ19A22B23Ķ26ǔ34Ǡ36ř
~ccu	74 -8Œ11ƪ15Ɵ21q27P34ǡ
~ccup	79 16Ɵ22q30P
~ccur	84 -8Œ7m40ǡ
~ce>	36 -19ǩ-17Ŗŵ-15CZ-14vŗ-13TōŤǄ-12Ǒǔ-11ķŔƯǇ-10LNŴ-9gĶƓƘƷ-8uƽǗ-7lŉŷǆ7ŁƆƜƤƭƳƴǤ8DŝŢƍƟƥƧƹǏǟ9ņƏƚƵǈǢ10iRŃňťƃƠƪǡǨ11jtƄƌƒƩǘ12BĽŽǞ13ŧƁ14ő15Ƣ16PǊ17łǥ18ŅƊơ19HŒŘ20AXǚ21ů22FUŠ23Mǀ24ľ25şţƞǌ27Ʀ28Ƒ29Ƭ30Ɣǋ32Gǅ33ŏ34ũ35Ɛ
~ceb	90 24ǩ25ļ
~cebo	90 24ǩ25ļ
~ced	70 10J11K17f18ƈ25Ƌ31Ŭ
~ced>	70 10J11K17f18ƈ25Ƌ31Ŭ
~cei	78 7Ŧ17Ŀ22X24ƛ26Ƙ30Ǌ
~ceil	85 7Ŧ19Ŀ24X26ƛ
~ceip	84 28Ƙ33Ǌ
~cel	71 -9ƒ-7Ǘ13ŉ16Ƹ33Ɗ34Ƶ41I59š
~cel>	85 42šƵ
~cele	86 8d26š
~cell	76 -8ƒ-7Ǘ17Ƹ36Ɗ45I
~cem	78 -22Ǐ-11ƒ7Ľ9Ɨ15ư30Ǣ51Ɠ
~ceme	79 -22Ǐ-11ƒ10Ɨ15ư30Ǣ51Ɠ
~cen	55 -14Ř-12n-10ǈǊ-9pŨ-8Iŕ7cǔǖ8ť9Qź10ƺǑ11ĺưƴǆ13oőǄ14dĴ15aƄ16ǀ17œ18ƚ19Ž20ū23Ǜ25Ź27l38ŷ58Ÿ
~cens	59 -12n-9p-8Iŕ8Ǩ11ƺǛ15o16d17aƄ18ǀ22ū27Ź41ŷ63Ÿ
~cent	65 -16Ř-11Ǌ-10Ũ7ĶŔƃ8ŗƳǔǖ9cƔ10ť12Qź13ưǑ14ĺƴǆ15Ǜ16Ǆ17Ĵ20ő21œ22ƚ23Ž33l
~cer	58 -10ŷ7Xľ8jƸ9ǃ15x16ź17ǌ19ŀ20Ŀ22ŭ23ƽ27ƕ37Ƽ53ǒ73ǧ
~cer>	74 -8š9Ƴ11j20x30ƕƽ49Ƽ
~ceri	88 7z13X21ŭ
~cern	85 11ľ13Ƹ29Ŀŀ
~cert	61 -10ŷ12ǃ17ź18ǌ56ǒ77ǧ
~ces	65 -12Ł-10ŷ-7ơ7ǚǜ8QƗǔ9Ơ10Ǟ11ƂǕ13ZŜǄ14ŊǍ15Ǡ18ł29ń32Ǘ34Ƙ53Ǧ
~ces>	69 -10ŷ-8ơ8Qǚ9ǔ10Ơ11ƗǞ12Ǖ14Ǆ15ZŊŜƘ16Ǎ17Ǡ31ń
~cess	76 -10Ł12ǜ13Ƃ22ł38Ǘ63Ǧ
~ch>	38 -21Ƃ-17ŧ-16Ŕ-15Ť-14ǐ-13Ǘ-12u-11ĴƜǚ-10hxŨǄ-9Pŏƭǟ-8irMĸŇōŖŞŵǅǨ-7HşţƩƸǇ7CKŀňőŜƅƣƷƹƻǓǙǢ8kqWťūƯ9IŬŭŸ10EĽƊƚǛǦ11DŌŗƏƥ12wJNŐƓ13QƌǊǋ14OZƘ15ńƱ16ƪ17ŅŮƃƔƝǉ18Ŀ19ſƦƧǡ21Ɨƨ22ķ23YĶŘ24Lǩ25ƒ26TƠƶ27œƬǏ28Ŧ29X35Œ39ǈ44ų
~cha	52 -13ŝƜ-12ŀ-10Ǌ-9Ŀ7duPŉűƛǞ8ĵƴƷƺǕ9ƓƸ10ŅŊǢ11Ţ12ŁŧƧ13H14ŎŞǩ16ƒƠƵƶ19Ň20Ľ21Ǒ22CŒ23ǋ26ũ29ĺ32Ŕ37N39V
~cha>	84 7ŷ9ŏ11ĺ12g14V16ť17ŉ
~chai	73 -15Ɯ-10ǈ9Ŕ10ǔ11Ň12Ƒ35ǋǑ
~chan	57 -8ŀ-7ť7ITƔƺƻ8dq9uĵűƛǩ10ƷǞ11P12ƸǢ13ǈ14Ľ15HŢƧ17Ş18Ŏ19Ň20Ƶ25ĺ30ũ31Ŕ36V
~char	69 -9Ş-7Ʋ7ūƱ8ŕŻǩ9ơǒ10ƿǙ15Ɠ16ŅŊƴ19Ł24C25Ơ28ƶ32Œ
~chas	84 -7Ŧ24ŧ32ƒ
~chat	83 -9I7L13CĽ64N
~che	50 -15ųǩ-12u-11Ł-10Ŗŭ-9Ǒ-8pŇŒ-7oőŝƔƝƶ7JŠƢ8ƪǉǚ9iŜƨǒǠ10gŶǄǕ11QƫƸ12ƺ13eŪ14Ƭǖ15Wű16MRƉ17ľǢ18Zǜ19ĴŅƮ20Y22fƾǛ24Ƙ26ƌƭƹ28mKƑ30ŦƟ35q
~chea	77 -8c7ţŦ9r10Ɓ14œ19Š20ƭ34ľŅ
~chec	56 -12Ł-9Ŗ-8pŒų-7ƔǑ7d8ŏŢǐǟ9JKĸŐƭƸǛ10Ƣƪ11ƨǒǠ12Ǣ13Ǖǜ14Ŝƫ15Qǉ16eq18ǖ19WƬ21Ɵ22Z24ĴƮ25YŦ27ƾ
~ched	71 8Ŷ9Ǣ10ƹ11ōƖ17Ƙ18Ɖ23Ƒ26R31K34f
~chel	83 48m
~chem	90 19ǚ
~chen	71 7ǈ8Lł11Ǝ12ƞ15ǝ19Ǆ24Ǜ26M45ƌ
~cher	79 10ů11b15P17Ķ19ű35q
~ches	74 7Ɖ8ƙ9ƭ10jű12Ž20gƺ21ƘƟ23Ƒ
~chew	86 39ƹ
~chi	60 -8ŷ-7Ɨƭ7CĺƛƳ8qƫƱƶǖ9ŶŻŽ10lUǕ11ƢƼ12ayŹƉ15Ĺ16v17wP22Ţ24ǝ25Ǣ27u30Ư36Ɛ44Ǐ
~chil	70 -8ŷ10Ʊ11Źƫƶ12ŶŻ15ly20v21w27Ư33u
~chim	85 -8ǚ52Ɛ
~chin	66 -7Ɨ7Ưǩ8ƛ9ĺǖ11qŽǕ12UƼ17Ĺ19aP25Ţ27ǝ29Ǣ50Ǐ
~chit	88 17ǚ19Ɖ
~cho	59 -7Ķ7yŹǦ9ǔ10qSŻ11KQ12ŭ13ƢƼ16Ǔ22l23ł27x31Š33ź34Ʊ43m
~chol	90 10ǂ23Ƽ
~choo	60 -7Ķ7vŹ8yǦ9Ƣ10Żǔ11qKQS12ŭ16ŠǓ23lł28x33ź34Ʊ44m
~chr	85 9Ƌ19dD21k
~chri	85 9Ƌ19dD21k
~chu	79 -7Ǧ10ư13oBƂ16tŭ25ƶ
~chur	80 10ư13oB16tŭ25ƶ
~cia	56 -15Ƃ-8XĽ-7Ɔ7iŊŠ8Ķ9Ʈ10ŝ11qBǆǈǍ12ĸ13m14ƞ15Ɩ16AƘǠǦ17ƯǗ18Ǆ22ƿ25ƫ32ƾ36e
~cial	61 -16Ƃ-8X-7Ɔ7Ő8Š9Ķ10Ʈ12Bǆ13ĸǍ15ƞ17Ɩƾ18AǠǦ19ƯǗ20ƘǄ24ƿ39e
~cian	88 -11Ľ-7x9P19q22ǈ27ƾ
~ciar	69 34ƫ
~ciat	85 12i13Ŋ17ŝ21m
~cid	61 7Ư8Ń9žƳ10Ŕ11ţ12A14ĺ16ť25ƃ29ł37Ł43ż
~cide	62 7Ư8Ń9Ƴ10Ŕž11ţ13A14Ł15ĺ16ť21ł26ƃ44ż
~cidi	88 13ł34Ł
~cie	66 7Ų8ƫǃ9ǏǦ17ĵ18Ƙ19ǒ33ş36ǥ
~cies	67 7Ų8ƫ9ǏǦ18ĵƘ19ǒ34ş37ǥ
~cig	82 13ǂ51ƹ
~ciga	82 13ǂ51ƹ
~cin	73 -9Ƽ-7ǃ7ƕ8b10Ŭ19ĺ21ǂ22ƻ25Ƶ
~cin>	90 16ƕ18Ƶ
~cine	86 -11Ƽ-8ǃ25ǂ26ƻ
~cing	77 -7Ĺ9b11ŬƵ21ĺ
~cis	79 9ǚ11ł12A17Ń30Ł
~cisi	79 9ǚ11ł12A17Ń30Ł
~cit	72 11iDHǧ12Əǋ20Ɩ27Ż32ƞ46C
~cita	90 35Ż
~citi	88 14i15H27Ɩ
~city	77 7Ǔ12Dǧ13Ə14ǋ50C
~ck>	43 -24ǩ-21Ŗ-15Ɣ-13GǄ-12ǔǠ-10lnŁ-9opvPŔŢŤŷƕƗƳǈ-8isXŗƻǑǜ-7gyMŎšũūůƠƱƶǂ7rĹƩǦ8uSőťƬ9ejĸŊǍǢ10QVĽŞƏƙ11ľłƃƍƾƿǉǕǟ12ŀŌŪǨ13LŬƷǒǘ14dKŦŵư15Ŝűƭ16ň17qƝƣ18R19ŭƮǛ20I21ƪ22Ɠ23ų25WŠ26Y27Z30Ǐ31Ŷ36Ƈ38Ũ39ŮŴ
~cka	77 -9ǘ9ş19W21Ų41ǥ
~ckag	77 -9ǘ9ş19W21Ų41ǥ
~cke	54 -13Ɗ-12Ɣ-9Ǩ-7ĻƯ7Ʋ8ƉƌǄ9Ť10wż12Nţƞ13ŠŦ14ƣ15vĺƕ17Y18Ŕ19ĸ20Ű23Ǘǟ24ƥ25Ř30Ž43Ż49ǘ
~cked	65 -11Ŧ-10Ǩ-7ŚƊƯǦ7KXƛ9ļƲ10Ŏƌ12ǟ13NŘŤ14wż15Ş16Yƞ17Š18ƣ22ĺ24ŰǗ46ǘ
~cker	76 -15Ş-10Ɗ-7Ļ7Ǘ9ǩ13Ɖ17ǘ24v35ƥ37Ž
~cket	61 -12Ɣ-10Ŝ9ŖǄ13ƕ15ǟ16ĸţŦ25Ŕ28Ř51Ż
~ckg	86 9s22ǜ25ǩ
~ckgr	86 9s22ǜ25ǩ
~cki	72 -9ŲƔ7Ĺ8ľǟ9ŀő11X13ƍ15H16Q21iŢ23ż26Ž42Ĵ
~ckin	72 -9ŲƔ7Ĺ8ľǟ9ŀő11X13ƍ15H16Q21iŢ23ż26Ž42Ĵ
~ckl	81 -9ƪ-7Ż7Ǘ12g13ƿ15N17Ĺŧ19Y26Ŷ
~ckle	84 -8Ż8Ǘ13g14ƿ16N18Ĺ27Ŷ
~cko	84 9ŵǛ11Ɓ13z14r16B19ư21ǖ
~ckon	90 14z15r17B21ư
~cks	62 -8u-7ŐƷǡ7wŪƌƛƧ8ŕǦ9Lũǉ10Ƈ11ŵǛ12ķľŒ13ŭ14Ř16Ɵǜ18Ɓ21X24Ǡ25ż28ƹ49ǐ
~cks>	62 -7ŐƷǡ7ŪƌƛƧ8ŕǦ9Lũǉ10Ƈ11ŵǛ12ķľŒ13ŭ14Ř16Ɵǜ18Ɓ21X24Ǡ25ż28ƹ49ǐ
~cku	68 -7ſǃ7Ǐ8O10ž11Ɗ12ų13Ƹ14ŭ18ŵ21ƫ23ƛ26ǐǘ28ƾ
~ckup	68 -7ſǃ7Ǐ8O10ž11Ɗ12ų13Ƹ14ŭ18ŵ21ƫ23ƛ26ǐǘ28ƾ
~cky	78 9ǘ11P14ƍ22ųƔ29o
~cky>	82 10ǘ12PƔ31o
~ckya	90 7Ɯ12Ɣ16ƍ
~cla	55 -10ƴ-9Y-8Ũ-7iŝǃ7ŅŔǚ11x12ľśǜ13Ǜ14Ś16ŦǓ17ź19ũ20Ǣ25D32Ř33Ťť39ŧ44Ǥ47ţ
~clai	58 -10Y-7ŝŨǃ8ǚ9Ņǣ10Ŕ13ǜ14ľǛ17Ŧ21ũ34Ř35ť36Ť43ŧ53ţ
~clar	83 19ś23Ś
~clas	79 -10ƴ-8iǣ9Ƅ10d16x26ź64Ǥ
~clau	88 26Ǔ34Ǣ
~cle	57 -13ŋ-9ƭǩ-8ť-7w7şŶƷǦ8Ɛ9ƥǏ10ūƾǟǢ11űŲ12ƀ13ǆǛ14BTŰƼǀ17Ɯ18ŉų19ǐ20ţ22ŴƔ27ŬŻ43Ū44ň
~cle>	66 -13ǐ7żƳ8ŵ9Ŷ10ş11Żžƥ13ūǟ17BŰǀ18ŭ21Ŭ27ų35Ŵ
~clea	67 -15ŋ-11ǈ-9ƭǐ-8ť9Ʒ10Ɛ11T12ŬǏ13ƾ14Ǣ15űŲ16Ǜ18Ƽ21ŻƜ22ŉ25ţ26Ɣ53ň
~cles	69 -11ŭ-8Ŵ-7w7Ƅ9Ǧ10ƀ18ǆ46ǐ59Ū
~cli	59 -14Ǆ-8ǩ7ļœţƖƩ8Ŋ9ǡ10U12ǈǦ15g16ĺ19Ɯǘ23Ɲ24ŭ25Ǘ27Ǔ31ƾǚ32ǀ39ƴ48ǔ
~clie	62 -13Ǆ8ŊƖ9ţ10U13Ǧ14ǘ20Ɯ25Ɲ26ŭ28Ǘ29Ǔ33ǚ53ǔ
~clim	81 10Ʃ11œ22ǈ45ǀ
~clin	80 43ƾ55ƴ
~clo	53 -13ţƟ-7ƝƮ7gqxzǘ8j9CƳ10ť11Ř13Ə14RX15Ǘ21ŮƤ22ƑƕƗǙ24Ś25ƙ27ů38ǎ49ǝ76Ɩ
~cloc	83 9ň15ƽ17q32R40Ů
~clos	54 -13ţƟ-7RƮƽ8gz9Ƴǘ10CƗ11ť12Ř14Ə15X22Ƥ23ƑƕǙ25Śƙ29ů40ǎ51ǝ79Ɩ
~clot	86 22Ɨ
~clou	85 13x17j28Ǘ
~clu	70 -10Ǉ-9Ŕ-7ǩ9ŷƀ10œ12sƆƠ13Ɓǉ20ǣ31ŏ42Ŗ
~clud	70 -9Ŕ-8Ǉ9ŷƀ10œ12sƆƠ13Ɓǉ16Ŗ21ǣ31ŏ
~co>	67 -7Ň7Ő10ļǂ14Z15Ǖ16Ʊ19ń26ŶƇ37ĵ40ƹ
~coa	83 7Š12ƪ17Cƾ32ƚ
~coas	88 19C34ƚ
~cod	72 -7ǣ9Ŕ12ǘ24E33Ǥ43I
~code	72 -7ǣ9Ŕ12ǘ24E33Ǥ43I
~cof	83 -10a-9ĴŶ8iY14ōǛ26ǩ28M
~coff	83 -10a-9ĴŶ8iY14ōǛ26ǩ28M
~coh	71 32ƿ35Ǜ
~coho	71 32ƿ35Ǜ
~coi	83 -8Ǔ32Ƙ33Ǣ48ǧ
~coi>	86 7ǒ50ǧ
~col	58 -10Ř-7ǧ7ǩ8ŀƫǠǡ9ĵƐ10Ľ12ƜǕ14ǃ18ǒ23ź25CżƘ27y28j32Ʊ36m43ƀ
~cold	85 7ǧ13ǡ14Ɛ15ŀ44j
~coll	60 -12ǧ-10Ř8C9ƫ10ĵĽ13Ɯ19ǒ24ź26ż27Ƙ29y33Ʊ38m45ƀ
~colo	90 -7ǖ15ǩ22ǃǕ
~colu	90 14Ǡ28C
~com	40 -17Ƃ-16S-15ŖŲ-13nĹǩ-11LŵžƤ-10frŒœŨŪǧ-9svAňŏƗƦǋ-8aowCFPŇŌũűſƒƨƶƷƽǂǓ-7iDŁŔƆƋƓƘǇ7uGĴŤƝǉ8lƕƾǖ9ƁƬƮƯǍǏǔ10ůƑƣǜǟ11qHƖǘ12ǕǨ13ŀǙ14ŝǊ15Ņǝ16jĺơƴ17kƧ18QǡǤ19ĻŞǥ20ŐŜŧŭǒǞ21WŢƛ23ǅǐ24ĸľőǄ25Ķǃ27ƀ28Jǁ32ń35Š36łǦ37Ɯ42M46T66ǣ
~com>	90 34J
~coma	90 9ŭ15Ŵ18ŪŶ
~come	51 -16n-15ǣ-12Ōŵǩ-11ŐŖ-10m-9yŲ-8ŗǗǞ-7ŞŧŨƤǥǦ7qYŉőŦƚǅ8uŒ9gţ10JƝ11ľǙǤ12GHŘ13ŀŜǖǨ14j15l17Ɓ18ĻƑƯǉǕ19Ƭǔǝ20ŠƮǁ21Ť22W23ł26ƛ31ĸ34ĺ37M51Ɯ53T
~comf	79 -7Ƭ10Ō11T12M15eƳ23X
~comi	68 -13ǋ-7wLŷ7Ĵƛǝ8xUĸĿǁ9uŕ10Ǥ11yH12ľ13p14ǟ15jMƾǞ16Ź17V20Ķ29k
~comm	66 -17Ƃ7ŐǌǢ8Šŵǥǩ9Ǒ10Tǚ11BǙ14Ǎ20Ǧ22Ǆ28ů37ŭ
~comp	47 -18Ū-17Œ-15S-12Ƃ-11fĺž-10VĹ-9wTŤǧ-8Ųŵǩ-7ŏŖŴƦ7yš8Ļ9qǠ10ƄƖ11ľǁǊ12Ŝ13mǏǗ14ƕ15ƣǜǤ17ŠƧǘǨ18Ķ19ŅǄǡ20ŝǞ23ƴǅǥ24ł25ő26QŐǒ27ơǃ29Ş30Ţ31ŧǐ34ƀ35Ǧ45ń85ǣ
~con	51 -9ŗŚǂ-8ķŰƈ-7Ū7pAŇřšƢǋ8kPŽƓ9ţƞǧ10ǌ11Ō12Ǟ13yĻ14ŭ15Ŀň16IľƖǒǟ17űƇƔ18K19ŋƅƒǚ21NƟ22ŀŴ23ƗǑ25ƫǢ31Ƽ34Ǔ
~con>	90 8ņ11Ʈ14l
~conc	84 11ľ13Ƹ28ŀ29Ŀ
~cond	62 -9ƈ-7ǂ7ŕ8ĸĻ9d10AŎǌ11Iũǋǩ12pŇ13k14ľ15ŌƔ17Ɖ18y21Ǟ26N27űƼ28ŴƟ
~conf	90 20ţ40ň
~cong	81 9ƔƖ10fƺ11ƒ15ǟ18ƞ
~cons	72 -8Ǆ-7ƒǩ8Ǎ10Ɠ12ŋǟ15PŽ28Ƈ33ƅǚ
~cont	59 -8ŗ-7ŚƉ8šƌƖƩ9ŦƓ10řƢ11Ǆǧ13Ƽ14ŀ19ƒ20ǒ22K28ƫǑ30Ɨ31Ǣ42Ǔ
~conv	80 -9Ű8Ƨ11Ļ14sƝ19ŋ28ŭ
~coo	66 -10D-9š-8Ǣ-7Ɯƣ7ńƇƋƕǚ8dpCQŋŕŜŰŽƎ9kţ10Ő11gEŘ12oǍǏ13ǈ14ľ15r19Ǜ21Ɔ22ǖ43j
~cook	86 8ǈ14k18Ǎ26Ǜ
~cool	68 -10D-9šǢ-7Ɯƣ7Ţƕǈ8dCQńŋŕŜŰŽƇƋǚ9pţƎ11ŐŘ12goEǏ15rľ22Ɔ24ǖ45j
~cop	74 -14J-7Ɨ8ơ11ż22Ż33Ƌ47ś
~copp	86 -8Ɨ39Ƌ
~copy	79 -15J9ơ50ś
~cor	56 -12Ű-11Ş-7cw7ǜ8Ūƾ9dǅ11aŏŒ12Fţƿ13Ź14Ž15Ŵ16E24Q27Ǘ34ųŻ39ĵ42ǆ62ŋ
~cord	63 -12Ű8ű9ƾ10ǟ11Ū14ƿ15ţ16ų18Ŵ32Ǘ40Ż72ŋ
~core	77 17Ž56ĵ
~corn	88 7k8ū11C17Ő
~coro	88 12Ź34ų
~corp	78 12ǃ62ǆ
~corr	70 -7w7nzƊƟƪ8Ųžƴ9bDŗš10Źǜ12dǅ14Œ16ŏ17a18F22E
~cos	60 -12Š-9Ƣ-7Ƶ7Ŕ8uƭǣ9ļ10ľǢ11Ƥ13Ş14Ƒ15Ǖ17Ơ18ǝ19ư20ĸ24Ɠ28ŒƯ30Ǐ35ǚ41Ŧ
~cost	60 -12Š-9Ƣ-7Ƶ7Ŕ8uƭǣ9ļ10ľǢ11Ƥ13Ş14Ƒ15Ǖ17Ơ18ǝ19ư20ĸ24Ɠ28Ư29Œ30Ǐ35ǚ42Ŧ
~cot	90 29ƹ
~coti	90 29ƹ
~cou	43 -14Ŵ-13ƃ-12Ɲ-11ƕ-10VƦǣ-9rwňŝ-8kŖƧǈ-7TŇŐšůżƁƖƚƫǑ7dBş8ĹƅƷǕ9ĿƆƌ10gAMĶőŜ12ƍƗƢ13eũƹǄ14nuƭǠ15Ś16ĴŘŞƏƮ17ľŊŷƄ20Ǩ21ř22ĸźƯ23śǔ26D27C28Ƥ29ķǚǝ31ŵ32X42Ǉ55Y
~couc	84 10nŭ12gƊ20Ƥ28Ɨ
~coul	48 -13Ŵ-12ƃ-10Ɲ-9Ž-8ƦƧ-7nAV7Ļǁ8Ƣƪ9ƏǏ10dū11Ʒ12ƭ13ĹĿ15M16Řƍ18ũ19Ŋ20Ś21Ş23Ǆ24Ƥ27ĸƮǨ28ś35ǚ37ŵ38X39ǝ40ķ55Y
~coun	54 -14Ʈ-13ƿ-9Ǆǣ-8w-7IƄǈ7ļǆ8JŮŻ9Œƹǀ10elnQ11ŜƏƢǕ12şŷ13YőŽƅƆ14źƌ17BĴĶ20ľ21Ǡ22uA23ř26C33ǔ34Ư56Ǉ
~coup	75 -10ķ-8k7ĽƤ8ǎ10Ƙ11S13ƿ14UŪǞ
~cour	79 -7B7g24ź43D47Ƅ
~cous	83 -7Ƣ7DƐ11ǜ12ŷ13Ŝ16C21n
~cov	49 -23Ǐ-15ǈ-14ň-13Ĵ-11ǩ-10mǐ-9ǑǦ-8qT-7cŜźǄ7Xǟ8Zƛ9i10ŠƢ11Ŧǌ12Ńǡ13ŎŚž14Wǥ15Ō16ƚ17šƬǚ19ǒ20ĸſ21Ʊ24Ʀ25ƀ26Ɓ27ľƭ28Ɠǝ29Ő31ƃ33Ƨ37Ǣ41ŗ43ƨ49ŏ52Ŗ
~cove	49 -23Ǐ-15ǈ-14ň-13Ĵ-11ǩ-10mǐ-9ǑǦ-8qT-7cŜźǄ7Xǟ8Zƛ9i10ŠƢ11Ŧǌ12Ńǡ13ŎŚž14Wǥ15Ō16ƚ17šƬǚ19ǒ20ĸſ21Ʊ23ǝ24Ʀ25ƀ26Ɓ27ľƭ28Ɠ29Ő31ƃ33Ƨ37Ǣ41ŗ43ƨ49ŏ52Ŗ
~cow	86 11jB12g24Ƴ
~cowo	90 12B26Ƴ
~cpa	84 -14r16A25B54Ǡ
~cpa>	85 -14r14B16A54Ǡ
~cr>	86 9ų23Ŷ36Ū
~cra	66 -14Ż7HſǕǩ8gǎ9ŏƱ10ƒ12Ň13p15iŀ16ƓƤ17Ƈ18Ɗ27ƃ36ű49ż
~cras	79 -16Ż20Ƥ33ƃ61ż
~crat	86 12ŏű15Ɠ
~craw	82 22Ƈ23ŀƊ
~craz	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
~cre	58 -12ű-9Ɔ-8ů-7Œ7ĸ8Ǝƕƿ9auļŝŬǣ10ǞǨ11YǑ13k14Ž15ZǗ16Ŕǉ20e21ư27Ǉ29ǈ30ǎ33œ39ƙ49ĵ
~crea	78 12ƿ20ǎ23Ŕ35œ
~cred	64 -12ű9ƕ10ĸƎ11ŝ12ļŬ14Y17Ǘ21Z23e57ĵ
~cree	77 -9ů7Ǣ9ś10ơ12œ14a20Ž55ƙ
~crem	84 34ư
~crew	76 -11Ɔ-8Œ13uǣ14Ǩ15Ǟ16Ǒ20k22ǉǎ36Ǉ40ǈ
~cri	74 -20n7ű8Ƈƣ9Ƹǜ11Ɩ14Ŷ19ǟ30h38ƻ
~crib	84 -7ǋ7Ǎ9űƇ10ƣƻ11Ƹ
~crip	83 33ƻ
~cro	74 -14u10ů11x12Ŗǘ13ũ21ļ27n30Ɣ46ƕ
~cros	85 12ů14Ŗ15ũ24ļ
~crow	79 -15u29n32Ɣ49ƕ
~cs>	79 13ź14ǐ18ǩ21ǈ34Ž
~ct>	57 -12ǧ-9Ś-8Ū-7i7ƖǄǅ8ŘŢƏǔ9UĻĽŎŒřƢǚ10Qŀ11ŏǘǞ12Fūƴ13d15ǒ16Ş17E18ķ19Ƙ20ƒ21KƩ45Ǔ
~cte	68 -13ƈ7ũū8ƅ9ƴ10Ƈ12I13ķƉ14ĸ24Ňſ
~cted	69 -14ƈ7ũ8ƅ9ƴ10Ƈ12I13ķ14Ɖ15ĸ24Ňſ
~cter	90 9ū
~cti	55 -8Ɖ7ĵŖƎ8ƀƫǚ9YƏǟ11ŗƇ12ŎƁƃ13Qǀ15ň16Ŧƚƭǁ17xƅǩ19ľ21Ň28ŏ35Ř
~ctib	59 8ľ9ƀ11Y14Ŏ15Ɓ17Ŧ18ƚ19ň39Ř
~ctin	84 -9Ɖ11Ʊ13ƫ17Ǆ23ŏ
~ctio	67 -7ǄǞ7rXǍ8ǌ10Ŗ11ĵƏǟ12P15ľƇ16ƃ18ŗǩ20ƭǁ21xƅ26Ň
~ctiv	88 14Ǝ22ǀ26ŏ
~ctl	71 -11Ǎ-10r-7w10sŅŕš11ŀ12d13ƕ15ơ19aDŤ20ŭƧ23Ǆ
~ctly	71 -11Ǎ-10r-7w10sŅŕš11ŀ12d13ƕ15ơ19aDŤ20ŭƧ23Ǆ
~cto	60 -15Ǔ-14J-10Ł-9Ǟ7ǔ8ƌǡǣ11ǧ12ƈ13Ɠ14ł15ƻ17Ǝǂ19ǘ20ƃ23ǒ25Ƽ30Ǒ49ƾ
~ctor	60 -15Ǔ-14J-10Ł-9Ǟ7ǔ8ƌǡǣ11ǧ12ƈ13Ɠ14ł15ƻ17Ǝǂ19ǘ20ƃ23ǒ25Ƽ30Ǒ49ƾ
~ctr	73 -9Ľ7P13K16q23Ǒ34Ƌ
~ctri	76 -9Ľ8P16q25Ǒ37Ƌ
~ctro	86 7Ɨ8Ĵ16K
~cts	76 8ǌ9Ǆ13Ƹ18ǡ22ƌ32Ǔ
~cts>	76 8ǌ9Ǆ13Ƹ18ǡ22ƌ32Ǔ
~ctu	64 -11ŏ-9ŗ-7ŌǢ7ūƱ8nĻŚŜŤ9žƐ10Kƞ12PŵƓ13ƉƷǆ15Ƭ17Ŀ18śǄ20f21ŖƑ25Ƈ
~ctua	74 -12ŏ-8Ō7ǆ8R9Ŝ10ĻŚ11Ɛ12ž14K15P26Ŗ
~ctur	68 -8Ǣ7ŴƱ8ūǆ9Ť10n11ƞ14ŵƉƷ15Ɠ16Ƭ18Ŀ19ś22f23Ƒ24Ǆ29Ƈ
~cub	84 38ǀ
~cuba	84 38ǀ
~cui	86 -9D7ǧ8Ɓ10ƺ14t25h
~cuit	88 7ǧ9Ɓ11ƺ25h
~cup	77 7i16Ɵ22q23ǁ29P
~cupa	81 23q30P
~cur	58 -9ǧ-7Ơƨǅ7rĶŔ8ŉŖǗ9SŚ10ĹŠ11Ƶ12Şǥ13őŰǒ20ŗ21G22ŝ23ǡ24ŕ26Ő27ŏ28Ǝ32Œ
~curi	73 8e9ǘ10rĶŔ11Ǘ12ŉ13Š14Ĺ36Ǝ
~curl	88 8Ɖ13ǃ
~curr	61 -9ǧ-8ǅ-7Ơƨ8Ŗ9S10Ś11Ƶ14őŞǒǥ22Gŗ24ŝ25ǡ26ŕ29ŏŐ34Œ
~cus	60 -9SŲ7ůǄ8kŢ14ǟ16ǚ18r19Ɲ20ǃǡ21ŔǓ26ǖ30Ǘ31ő32Y37ǔ
~cuse	88 32Ŕ
~cush	86 48Y
~cust	62 -9SŲ7Ʋ8kǄ9Ţ10Ŀ15ǟ16ǚ20Ɲǃ21ǡ26Ǔ28ǖ32Ǘ33ő39ǔ
~cut	72 -12b-8Ʀƫ-7ſ7ƿ8Ŧƅ9ŋ10ǣ11ǈ12Ǚ13Ƨ14V18hǖ25I30šǃ46Ʋ
~cut>	75 -8Ʀ-7ſ8Ŧƿ9ŋ10ǣ12VǙ15Ƨ18ǃ19ǖ26I31š
~cute	90 -14b11ƅ16ǃ24h
~cy>	47 -14Ǧ-11ĺƔ-10oI-9ǆ-8ŀ-7ōǘ7QĻśŜƻ8ǁǤ9YƁ10Ƃƨ11Ţžƀ12ŐƢ13šƃ14ƓǏ15ƶǢ16ƚơƧƬǥ17ĹľŠǡ19ƪ20ŗ21Ŗ23ŕ24Ƶ25őŷſ27Ś28Ʃ29Ʀ35ŏ36ř
~cyb	88 14ǥ50ǘ
~cybe	88 14ǥ50ǘ
~cyc	81 13ş14ǡ15ƥ21Ūǀ23g
~cycl	81 13ş14ǡ15ƥ21Ūǀ23g
~da>	83 12Ÿ17ų24Ū29H
~dad	67 -16ő-14Ť7Ľ8Ʊǈ10Ƙ11ǅǞ13Jŷ21Š23A26B42zƳ49ƽ
~dad>	72 -15Ť-10ő7qt10Š11A12ǅ14ŷ27ƽ31B37z41Ƴ
~dadd	78 -8ő7Y8g9Ľ10ǈ12Ƙ13Š14Ǟ16AJƽ
~dads	88 10z11Ʊ13ƽ
~dam	65 -14Ĵ9Ũ10Ɗ22ƛ26ƚ27ƀ31Œž33ű34Ŧ38Ť
~dama	65 -14Ĵ9Ũ23ƛ26ƚ27ƀ31Œž33ű34Ŧ38Ť
~dan	79 -7gų8śŧ12ƀǚ14Ű17A22Ū33ǀ
~dang	83 -7g9śŧ35ǀ
~dar	90 -7ǩ10Ű16ƴ20L21ƺ
~das	75 12Ŭ13ƃ19Ǜ22Ʒ25Ų26Ů33ū
~das>	90 -7ž15Ŭ16ƃ26Ʒ
~dash	77 19Ǜ26Ų27Ů34ū
~dat	58 -9ţ7Šơ8ƫ9Ǎ10ǚ11ǒ13vS14p15Ƌ16Ń17Ǣ18Ʋ19Ƈ25ƌ26Ɩ32d33Ǘ36ť53ŕ
~data	85 52Ǘ
~date	60 -9ţ8ƫ10Ǎ12ǒ14pvS16Ƌ17Ń18Ǣ19Ʋ26ƌ27Ɩ33d38ť55ŕ
~dati	83 12Š16ǚ29Ƈ
~dau	69 -15b-12p7Kśų8Ʒ10Ǟ15Ű19Ʊ21y24x27Ź28v31u35w
~daug	69 -15b-12p7Kśų8Ʒ10Ǟ15Ű19Ʊ21y24x27Ź28v31u35w
~day	43 -16Hžǩ-13ŝ-12Ŋ-11TXńő-9AŇşſƨ-8oķľłŞųŶƗ-7JżƙƠƶǄ7nƞƪ8CŢǙ9ĸŃǝ10YŤƧǇ11šůŲƄƒƝƦ12PU13cƯǥǧ15ŕŗǕ16tŭƹ17xO18ŵ19Ǟ20ĻŜŴ21ŌƖ22p23gĺ24Ő25ŏ26Œ29j33ƻ40L48k54R56ǎ59i84d
~day>	46 -15ǩ-14ž-13ǡ-12HŊŝ-11Tń-10Xő-9ƨ-8ų-7oJķľłŇŞŪŶƗƠǛ7vŀŭǕ8PĴƪ9gyŢƞ10ŠǙ11cĸ12YŤűŵƧǞ13ŲƄ14ŕƦ15Ŝǧ17ŗǥ18Ɩƹ19Ő20OŒ22Ŵ23Ļ25p26Ō27ĺ28Rŏ29j37ƻ38kǎ45L58i91d
~dayc	90 27Ư40Ɲ
~days	58 -9ű8qŐŜǡǢ9fCŒŵŻǛǝ10Ǘ11ŭŽǞ12UŪůƺǕ15t16n17ƒǇ19g20x21š23k28ǎ37R
~dba	90 -12O15x98ǃ
~dbo	81 24ǜ25Ǝ
~dbol	85 26Ǝ
~dboo	90 27ǜ
~dd>	72 -10Ō-9ŉ-7aƒ11oǠ12Z15Ǐ18m19yķ22c31Ǟ38ō59Ɓ
~dda	86 7ƶ9Yś14Ƙ16ǅ
~ddad	88 7ƶǓ9Y14Ƙ16ǅ
~dde	76 8Ǚ10ĺǥ11ŭ13ĸ14Ƴ16ǈ18Ǆ23ƌǣ29Ǟ
~dded	84 11ǥ26ƌ32Ǟ
~dden	88 11ŭ13ĺ15ĸ16Ƴ
~dder	86 9Ǚ18ǈ21Ǆ27ǣ
~ddi	69 -9ǋ8ƹ9lĺǔǤ11ƢǓ13ǌ15Ǟ24Ƶǧ41ƌ
~ddin	77 -9ǋ7f9ƌƹǧ10lĺǔ13Ƶ21Ǟ
~ddit	74 7ǒ10Ǥ12Ǔ13Ƶ17ǧ19ǌ36ƌ
~ddl	78 12L15i17a19x22v24N
~ddle	79 13L19x22av24N
~ddr	63 -16S-13Ǟ-7u8F10n13E15Ǘ17ŷǧ26J27Ű33Gǋ49D
~ddre	63 -16S-13Ǟ-7u8F10n13E15Ǘ17ŷǧ26J27Ű33Gǋ49D
~ddy	72 -7ő7Y9ǈ11ĺƘ12Š13BǞ14ƽ15J16Ƴ23Ľ30Ņ33A
~ddy>	74 -7ő7gYŜ11ǈ13ĽŠ14BǞ15ƽ20A31Ņ
~ddys	88 12Ľ13Ƴ15ĺƘ17A
~de>	47 -18G-17ǩ-14ƈ-12rƄƻ-11Ũ-10ŇƸ-9UŒŪűǏ-8ŗřƭǇ-7nFMŚž7ƆƏƕƞƪǉ8ATő9cĹŁƍ10CSŬŰƲ11Pūƃ12m13jEŃƥƽ14Y16xƌƗƝư17qŶƫ19ŏǀ20Ǣ21Ɖ22ŧǠ24ĺ25ł26IŲ27Ɓ30ŔǍ31ŵ32Š40Ƈ
~dea	62 -14ĺ-13ŝ-12Ƹ7ŔƁƧƵǜǩ8ŀŅŜŢƈƖǨ9bVũƑǁ10ŊŎ12Ŵ13ŌƦƬ14ŧ16ľņƄǝ18Ǝ20Ň23Ń36Ƴ
~dea>	78 -10ĺ-8ŝ7r8s11BŔ12V13Ƶ17Ŋ27Ň
~dead	74 -7ţ10ƖǨ12Ƒǁ13Ţũ16ǩ21ǝ22Ǝ29Ń
~deal	70 -13Ƹ-7ŝ7Ũ8ǜ9űƁƈ10ŀŅŜƧ11ƽ13Ƴ14ŎŴ16Ō18ŧƄ19ņ20ľ
~deat	85 -7ĺ8U19Ƭ20Ʀ34Ƴ
~deb	78 -10Ʀ14eƨ70Z
~debt	79 71Z
~dec	61 7Ư8ŗ9ƃ11Ƙ13ư14ǡ15ƌ16ĺ21AŃ23ś29Ś38ł40ƴ60Ł
~dec>	79 13ś18Śǡ
~dece	86 13ŗ15ƃ19ư
~deci	69 7ǚ8Ư19ĺ25AŃ43ł69Ł
~deck	90 -8Ǟ24ƌ
~decl	76 17ś21Ś52ƴ
~ded	54 -10ť-8mĹ-7ŏǘ7lƄǣ8Š9kǥ10e12VYŎ13ŖƯ14ĺ15ƀƌƚ16ňż18Ÿ19yǞ24ŋŦ28ǅ29Ɓ43Ř
~ded>	62 -11ť-9Ĺǩ-8mŏ-7ǘ7œŨƀƊƤ8lƄƛ9Ŧǣ10Š11kǥ12e14V16ŖƯ17ĺƌ18Ɓ19ż21Ÿ22yǞ28ŋ33ǅ
~dedu	59 8ľ9ƀ11Y14Ŏ15Ɓ17Ŧƚ19ň48Ř
~dee	79 -10Ƣ7g14N23ƀ28Ǜ38F
~deep	88 15N32Ǜ
~deer	88 9g25ƀ
~deg	79 -8w-7ǩ18Ʊ20j44m
~degr	79 -8w-7ǩ18Ʊ20j44m
~del	61 -9R-7U8Ɲ9ƫ12ǡ15Ķ16ǩ18ǃ21Ǖ25Ū31ƌ33Ǜ38ǐ46Ų
~del>	79 15ƌ24ǩ34Ū
~deli	63 -9R-7U9Ɲ13ǡ16Ķ17ƌ22Ǖ34Ǜ39ǐ48Ų
~den	55 7Ʃ8ĸŔţž9GPWƱǑ10ƣ11ĺū12gǄ13Qť17nĶƕƳ19Z21ƃ23ƪ30źƴ33ż34ǩ45ű
~den>	79 8gƐ12ĺ13ĸ15Ƴ16ƣ27Ķ
~denc	85 10Ƅ23G28ƕ
~deni	88 14g39ƴ
~dent	57 7mĽƩƴ8žƳ9ŔţƱ10PǑ12Wū13Ǆ14Q15ť19n21Zǩ23ƃ31ź35ż50ű
~deo	85 12g13Ɨ38M
~deo>	85 12g13Ɨ38M
~dep	65 -8T7Ʊ9I12Ǒ13ǋ17Ƽ19uz21Ŀ29Ư30Ə
~depa	80 8Ǝ38Ə
~depe	68 -8T8Ʊ9I13Ǒ20z21u22Ŀ31Ư
~der	51 -11Ǉ-9stŌƉ-8Ŀ-7aJƈƢƯǍ7jvŋũŪƣǅǨ8cŻſƅ9iŚƓ10hşůǄǣ11xŅ12ǀ13ŮƙƺǕǤǩ14ŖŴżƒ16Ɩ17zXƊǃ18nňƜƪ19ĺŎǌ21ŉ23p25ǧ33Ƅ36ƕ37Ŭ
~der>	54 -11ƈǈ-8Ǉ-7ŌũƉƯ7NĵųƊ8jvŋœƅƣ9ŪŻƖǅǧǩ11ciů12hŚşǣ13ĺŅƪ14ƙǕǤ15n16ŮŴƒ17żƺ19zƄǃ20X21ǌ23Ŏ24p36Ŭ40ƕ
~dere	90 11Ƅ14ƪƾ
~deri	85 -11ŗ-8Ŗ15ǩ20ſ23ŉ
~ders	69 -9s-8J7ũ9rŉ10ĺĻƖƽǞ11ŢƄƓ13Ǩ16Ǆ18ż19ǈ23ǧ26ŖƜ31ň
~derw	83 7eƈ10n11Ť15ũ21ǀ
~des	57 -9ŭŸƗǏ-7Šǩ7VƢƥ8ųŴ9ŷ11Ő12Ųƌ13WZķƝǇ14ǈ15xŁ16u18yǤ19ŨŹ23P24Ʀ28v30w32ǚ37ź
~des>	61 -7xŭŹƗ7ǔ8ƢǑ9vƥǈ10Ŵ12ųŷ13Ő14Wƌ15ZķǇ18uŁ20Ǥ27Ʀ41ź
~desc	85 -7ǋ7Ǎ10űƇƣ12Ƹ
~desi	85 51ǚ
~desk	84 -12Ǐ11Vǈ22Ɲ38P
~dest	74 -11Ÿ-7pŠ26v27Ũ29x31y33Ź41w
~det	78 -9ƕ11Ɣ24Ǝ27Ƒ
~deta	85 -10ƕ12Ɣ30Ƒ
~dete	84 26Ǝ
~dev	83 44Ž
~devi	83 44Ž
~df>	90 14J31ś
~dge	74 -18w7ż9ķ20Ž23QƎƜ24ĸ38X
~dge>	88 -21w8e9ż13ķ27Q
~dget	78 21Ž24Ǝ26ĸ41X
~dgm	90 10š15c
~dgme	90 10š15c
~dia	69 -13Ǌ-7yƾ17ǂ19Ƙ25vƽ33I41Ʋ49Ƽ
~diab	80 -8ƾ19Ƽƽ20ǂ
~diag	84 12ƽ40Ƽ
~dian	82 49Ʋ
~dic	67 -8ž-7ǃ9Ƹ10Ƽ11Lƽ13Q17WǗ26ƃ32ƻ36ǂ
~dica	69 -8ž12ƻƽ15Q17ǂ18WǗ19Ƽ28ƃ
~dici	86 -11Ƽ-8ǃ25ǂ26ƻ
~did	36 -18ŇŒǎ-17ŝžƧ-13z-12AĻĿƯ-11LVķ-10ŌǖǠ-9KRUľŊŶƟƤƸǍ-8yZƃƜƭǃǕ-7sJłŚŭƏƶǚǨ7ǌ8xƅƠǆ9cXǙǜ10ƾǘ11ƞƼ12jŎƺ13qŜƲǊ14ōƩƹǂ15ţŵƫƴ16FĹźƕƙ17ŉƚ18Ǟ19S20őŗť21Ǥ22Ÿ24wŔ25ǩ27Ŗ28GńŠ29Ľƈ30šƬǅ31ļň32ƽ33œ34mũ35kņŤ37Ƴ38ƌ39ŧ40Ņƒ44Ũ46Ŧ49B
~did>	36 -18ŇŒǎ-17ŝžƧ-13z-12AĻĿƯ-11LVķ-10ŌǖǠ-9KRUľŊŶƟƤƸǍ-8yZƃƜƭǃǕ-7sJłŚŭƏƶǚǨ7ǌ8xƅƠǆ9cXǙǜ10ƾǘ11ƞƼ12jŎƺ13qŜƲǊ14ōƩƹǂ15ţŵƫƴ16FĹźƕƙ17ŉƚ18Ǟ19S20őŗť21Ǥ22Ÿ24wŔ25ǩ27Ŗ28GńŠ29Ľƈ30šƬǅ31ļň32ƽ33œ34mũ35kņŤ37Ƴ38ƌ39ŧ40Ņƒ44Ũ46Ŧ49B
~die	69 -10nP-8r-7ŗš7ŵ9Vű10Ƈ11Ƣǈ18ƯƷ20Ǩ22ƽ53Ʀ71Ƴ
~die>	81 -8š7H11Ƈ12V14ű21Ƴ26ƽ27Ʀ
~died	74 -10n-9ŵ-7r19Ư20Ʒ26Ǩ33Ʀ58Ƴ
~dies	90 -12P15Ƣǈ21ŵ
~dif	66 -16ƚ-8Ļ-7Ţ7CKƬǥ8Əǘ9łǅ11VǕ12Ŏ13ĺ16ǩ17Ş19Ř20ňŧ21Ŕ28ũ
~diff	66 -16ƚ-8Ļ-7Ţ7CKƬǥ8Əǘ9łǅ11VǕ12Ŏ13ĺ16ǩ17Ş19Ř20ňŧ21Ŕ28ũ
~dig	75 8d16e18ū27E30I33ř
~digi	75 8d16e18ū27E30I33ř
~dil	81 15ŗ17ž
~dily	82 15ŗ17ž
~dim	90 8Ř10ŧ16Ɔ17ƶ
~dime	90 8Ř10ŧ16Ɔ17ƶ
~din	52 -13ƈ-12Ʃ-11F-9Ǆ-8ő-7GŒƅƒ7LQŠƿǀǣ8tŕƤǟǧ9jZĺ11ĵŨŭŮƉƸǞ12kűƴ13Ƶ15Ƈ16SƝ17Ł21uŋ22Iŀ23ǋ24ŻơǢ30Ƒ39Ǎ40ś41ƣ
~din>	70 -9Hǋ7ĵĺĿ8ĹŖř9śƪ10Ǟ11IơƵǣ12Ɖ13Ũ14ŕ15jŮ16ZƸ17Ɲ18ŭ19k
~ding	55 -13ƈ-12ǩ-10Ʃ-9F-8őǄ-7Gƅ7iłǔ8Šǀǧ9QƤ10t13ƴ14Ł15ű16IƇ17Sơ19ŀ21Ż22ŋ23u26Ǣ27Ƒ31ǋ36ś44Ǎ45ƣ
~dinn	83 11N13n15ƿ16L20ǩ
~dip	86 10ĵ15ƪ36m
~dir	90 12s16P25ņ
~dis	64 -24Ň-10ŀ7ľƗ8Ư9őƛ10ǔ11IňƽǓ12ZƏǩ13ů14Ǣ16W17Ž18ź19r20ǜ24Ů26Q34ş44Ş
~disa	81 8ĸ14ň16Ư23ş31W
~disc	70 8ľǜ9m10ő12I14Ůǩ15Z16Q17ş19Ž22rź
~dise	86 16ƽ19Ǣ
~dist	84 15Ǔ16ŮƏǔ17Q19ů
~dit	55 -9ƈ-8ŕ8ƎƕƵǓ9ļŬ11Y12ǧ13Ŏ14ǒǗ15Ɖ16ĸű17Z19e22ǌ23ƌƼ49ĵ84Ǥ
~dit>	60 -12ű-8ŕ9ĸƕ10ǒ11ļŝŬ13Y14ǣ16Ǘ19Z21e41Ǥ45ĵ
~dite	85 17Ǥ
~diti	67 -10ƈ-7ǂ7Ŕ9ĸǤ10Ǔ12Ƶ15ǧ16Ŏ18Ɖ28ǌ29ƌ30Ƽ32ű
~dito	86 -15ǣ34Ǥ
~dits	90 11Ǥ12ĵ14Ǝ
~div	71 8ĵ11Ʀ12ƫ17ƍ31ƪ33f63ǀ
~dive	86 45ǀ
~divi	77 12Ʀ13ƫ19ƍ29ǀ34ƪ
~divo	82 10ĵ40f
~dju	83 48ŧ
~djus	83 48ŧ
~dki	90 9k21ƶ
~dkid	90 9k21ƶ
~dle	61 -16Ś-8Ŷ-7ǩ7sŖƃ8Y9L10Ńǖ13aŁǈ14pxǠ17vŜ18N19cƷ22ǜ23ĸ28ş29ǁǘ30ŧ
~dle>	67 7ş8s9vŖǁ10Y11L12ǜ15ǈ16ap21NƷ27ĸ
~dled	78 -10Ŷ9ƃ13Ń39şŧ
~dles	74 -16Ś-10ş8Ɲ11Ǡ14ǜ16ǖ17Ł24Ŝ25c26ǁ35ǘ
~dli	78 -7a11Ɩ16iƽ18ǩ21I30Ń
~dlin	79 -9ǩ-7a11Ɩ16i17ƽ21I32Ń
~dlo	68 -17Ƅ-7ŒƔ22Ơ32F36ơ50ǌ
~dlor	68 -17Ƅ-7ŒƔ22Ơ32F36ơ50ǌ
~dma	86 -7Ƣ7ƥ10ǔ12nŷƯ
~dma>	88 -7Ƣ11ǔ12ŷƯ13n
~dmv	88 -9J35Ƅ
~dmv>	88 -9J35Ƅ
~dne	90 -14Ũ12R20Ť
~do>	27 -36ĺ-28ƨ-20Ţƒǅ-19GSŦ-17Šš-16œţ-14Ŵơ-13ijŤůż-12tőƠƳǂ-11epƇ-10hrƌƴ-9xLōŘź-8ŨƅƈƮƽ-7vBDńƏǤ7CŋŖŚŶƓƖƩƬƭǆ8uYŬƔǟǢ9IřųƃưǇǊ10ŁŵƼǡ11HŐƥ12VņŊŞƂƤƹƿǧ13aJWƘ14MĻŜƵ15ķňŌǔ16ľǗǠǩ17yŪŽƕ18QUŰŲƷǉ19AZŃŏƾ20OĽƻǀǋ21zŮƐƜ22qž23Fǜ24wŭƝ25ǘ26KǐǓǕ27Tŝƚǎ28ĴşƟǃǚ29P31Ɓǈ33ſǏ34Ŏ37Ǜ38RǙ40ǖ42Ǒ43ƞ46g48Ǆ
~dob	85 -11Ÿ24p54d
~dob>	85 -11Ÿ24p54d
~doc	69 -10Ǟ7Ƹ10ǣ17ƻ21ǂ23ƃ29Ƽ71ƾ
~doct	69 -10Ǟ7Ƹ10ǣ17ƻ21ǂ23ƃ29Ƽ58ƾ
~doe	41 -23Ƃ-20ž-17Ÿ-16ŭ-15ƹ-14Ū-12Ʀ-11ĺƻ-10Ő-9VŦƸ-8ōţƛƬǋǖǣ-7PĵşŠŢƈƏƤƫǀǇ7ƅƕƽǍ8ĹĿŗƚƞ9wű10ňŨǊǎǒ11Lǡ12Ǐ13bŁŜůŴƙ14Ư15Ɗǥ16xŖŰ18sƁƠǦ19Ǝ20WŇƇǜ21Ƨǚ22h23ŕųƄơǄǠ25ǂǐ26ĽƩǓ28rŹ29ź32ǈ34ǩ36ǧ39ƨ40q
~does	41 -23Ƃ-20ž-17Ÿ-16ŭ-15ƹ-14Ū-12Ʀ-11ĺƻ-10Ő-9VŦƸ-8ōţƛƬǋǖǣ-7PĵşŠŢƈƏƤƫǀǇ7ƅƕƽǍ8ĹĿŗƚƞ9wű10ňŨǊǎǒ11Lǡ12Ǐ13bŁŜůŴƙ14Ư15Ɗǥ16xŖŰ18sƁƠǦ19Ǝ20WŇƇǜ21Ƨǚ22h23ŕųƄơǄǠ25ǂǐ26ĽƩǓ28rŹ29ź32ǈ34ǩ36ǧ39ƨ40q
~dog	72 -16ǃ8F10Pū13Ɲ97h
~dog>	75 -7Ɲ10ū11P67h
~dogs	84 -18ǃ23Ɲ39h
~doi	61 -12Ļ-9ǅ-7G7ŌŪǄ8ŞŹƨƵ9ŀ10c11Ƴ16Ǡ18j20ũǐ26k27i28xŝ30S33t42ǟ
~doin	61 -12Ļ-9ǅ-7G7ŌŪǄ8ŞŹƨƵ9ŀ10c11Ƴ16Ǡ18j20ũǐ26k27i28xŝ30S33t42ǟ
~dol	66 -7ŤǠ7ǖ8ǘ10ľŢƗ12ǅ15X17ŗŘ18Ƙ19œ21Ņ25ĸ34Ŧ
~doll	66 -7ŤǠ7ǖ8ǘ10ľŢƗ12ǅ15X17ŗŘ18Ƙ19œ21Ņ25ĸ34Ŧ
~dom	82 15Ǖ17o38Ů
~dome	84 15Ǖ39Ů
~don	63 -14Ǐ-11Xǩ-8Ɲ7tţƲ8pǂ10aǟ11Ǆǋ12Ǟ14ŷ15ŌŴƶ16ǘ18ǝ19ŧ22Ļ24ƈ27Ƌ28ũƾ29y34Ń38Ɨ49ƌ
~done	63 -14Ǐ-11Xǩ-8Ɲ7tţƲ8pǂ10ǟ11Ǆǋ12Ǟ14ŷ15ŌŴƶ16ǘ18ǝ19ŧ22Ļ24ƈ27Ƌ28ũƾ29y34Ń38Ɨ49ƌ
~doo	65 -9ǔ-7ř7Ǩ9Šū10Ɛ11ƏǄ12ŤŲ14ǃǊ15ƎƙǛ16gǍ17ǅ22ůƝǝ49ƣ
~door	66 -9ǔ-7ř7Ǩ9Šū11ƏƐǄ12Ų14ǃǊ15ƎƙǛ17gǍ18ǅ22ǝ23ůƝ50ƣ
~dor	81 -7ǝ13Ű17ƥ57Ǖ
~dor>	90 -8ǝ30Ǖ
~dors	88 33Ǖ
~dos	86 -12Ǟ18C63ƻ
~dose	88 -12Ǟ65ƻ
~dot	82 -13a-11b13Ō18ǋ24Ł63J
~dot>	85 -11b65J
~dou	86 13Ř27ǀ28œ
~doub	90 13Ř30œ
~dow	51 -13Ŧ-10ǩ-9Šǐ-8ŜƓƤ-7CPŀƩƬǟ7eňŉŎƆƏƣ8pƳǈǉǕ9oǛ10cŌƶ11Vƍ12ŖŸƲ13UƫǍ14ťƁǊ15fLŪǞ16M17ǎ18Tſ19aŞ20j21Hƴ23łŵ28Ƒ35Ť42ǝ45Ɗ
~dow>	86 9ƫ12Ǩ17Ť18Ƴ23j
~dowe	90 -9s18Ʒ25f
~down	51 -12Ŧ-9Šǐǩ-8Ɠ-7CPŀŜƤƩƬǟ7ejĹňŉƆƏƣ8pŎƫǈǉǕ9fǛ10oŌƶ11cVƍ12ŖŸƲ13UǍ14ťƁǊ15LŪǞ16M17ǎ18ſ19TŞ20a21Hƴ23łŵ25Ť28Ƒ42ǝ45Ɗ
~dra	67 7ŧ11Ŭǁǖ12e16Ĵ21Ś24ǚ43ƛ45Ə
~draf	88 16e21Ĵ
~drag	90 8i10ŧ
~drai	88 -7ſ59ƛ
~dran	75 51Ə
~draw	79 7Ʋ8Ŗ13Ŭǖ14ǁ26Ś28ǚ
~dre	60 -17S-14ƅ-13Ǟ-7ůŵ8n10ƫ13yEŶƯ14Ǘ16ŷǧ17vƲ21ƞ22u25JŰ30G31ǋ46D
~dren	74 7Ʋ10w13ƫ16y17Ư22v35u
~dres	63 -16S-13Ǟ-7u8F10n13E15Ǘ17ŷǧ26J27Ű33Gǋ49D
~dri	46 -20n-17u-16q-11őǄ-10R-9Pƒ-8rwGTń-7syƨǇ7Q8Džǋ9ƂƄ11Ũ15Ş16a18N20ŰŶƛ21Ż26Ų27ŵſ32ůż34Ÿ35Ǜ36Ū37ǐ39ƿ41ź42ŭ44ŴŽ45Ů53ų58Ź78ŷ
~drin	73 -13ŲǄ7ƺ9ǩ45Ǜ84ƿ
~drip	90 45ƛ
~driv	47 -20n-17u-16q-14ƿ-11ő-9Rƒ-8rwGPń-7yTƨǂǇ7QǛ8Dǋ9ž10ƂƄ11Ũ15Ş16a18N21Ŷ22ŰŻ28ŵſ33ů34ż35ŲŸ37Ū38ǐ43ŭź46ŴŽ47Ů55ų60Ź80ŷ
~dro	63 -7M7Ɨ8Ǩ9jƧǦ10ťƽ12IƝ15śƜ17Ơ19Vǟ20Ɔ29š30ƀ34Ƶ
~droo	72 7y9Ɨ14Ɲ19Ɯ20Ơ23Ɔ
~drop	70 -7őƭ9Ǩ10ƧǦ11ť12ƽ13I17ś22V33šƀ38Ƶ
~dru	79 11K13ŧ30ƻ51ƿ
~drug	80 13ŧ31ƻ52ƿ
~dry	84 -11ǧ18Ǆǒ21Ɗ26ǩ
~ds>	45 -17s-16c-12Ɣǩ-11ŰƸǔ-10TǊǋ-9AļƞǢ-8dmķŋųŶƈ-7atQĵłƦǃ7LNŮǕ8bBņƆƽ9gƘƙƟǘ10oŕƫ12ŐǂǓǛ13jƍƤƭǚǧ14ƑƕƲ15pńňŨƧƶ16ƅƪ17ŭ18Zƻ19ŹƩƺ20wǗ26ŴƱ27nǖ28vƜ29y32x44Ƅ46Ư58u
~dsh	79 -9Ř9ű11Ǔ18Ɓ24ł26ū
~dshi	84 -10Ř10ű20Ɓ28ū
~dsi	79 9Ŏ14ŝ32Ɓ
~dsid	79 9Ŏ14ŝ32Ɓ
~dt>	90 45Ǝ
~dua	85 -8ź7Ʊ14mƦ23y
~duat	86 -8ź7Ʊ14m24y
~duc	57 -7Ɔ7Ɲ8ķƀ9Y10Ƙ13ŎƩǡ14Ɓ16ŦƚǄ18ň20Ʊ30m46Ř
~duca	81 32Ʊ43m
~duct	58 7Ɲ8ľƀ11Y13ǡ14ŎƩ15Ɓ17ŦƚǄ18ň47Ř
~due	77 8ƾ12ǧ16ŝ35y42ŕ
~due>	77 8ƾ12ǧ16ŝ35y42ŕ
~dui	84 26ƿ56Ż
~dui>	88 29Ż
~dul	81 7L11Ǣ13Ɩ21Ƙ30R
~dule	82 8L11Ǣ13Ɩ21Ƙ31R
~dup	90 14Ơ26ƣ
~dupl	90 14Ơ26ƣ
~dur	88 19Ɵ21ŭ22P23R27ƚ
~duri	88 19Ɵ21ŭ22P23R27ƚ
~dvi	72 33ǚ49A51B
~dvic	76 19A26B36ǚ
~dvis	84 31B37A
~dwe	80 -7ŗ44Ɠ
~dwel	80 -7ŗ44Ɠ
~dwo	90 14g16ƌ27ƾ
~dy>	44 -14Ǐ-12Ũ-11ƃ-10Ŏǈ-9ĴŕƝƦƫǦ-8ŐšŢŦƪ-7uwWőũƉ7vľŔƈǚ8goSŖǙǛǡ9Mŵƽƿǅǔ10ķŧſƖǇǣ11tFƂǑ12QŁŤŲƓƕƴ13hǨ14řŚųżƎ15Š16ńŅǞǢ17ƟǍ18ƁƳ19Ƣ20Ō21ǘ23n24ǜ27ŏŷ28mž29A30ŜƯ31Ɯ
~dys	69 -14ư-9ż-8ǖ7sZƜƬ9KĽŬŰǩ10ŤƘ11Ş12ŖŲ13ǈ14ŁƳ15gǗ20ľ21A25Ɵ
~dys>	69 -14ư-9ż-8ǖ7sZƜƬ9KĽŬŰǩ10ŤƘ11Ş12ŖŲ13ǈ14ŁƳ15gǗ20ľ21A25Ɵ
~ea>	71 -13ƚ-12S-10ĺ-8ŝ-7ǩ7s10BFVƙ11Ƶ12ǃ13j15Ŋ21Ƽ22E23Ŕ24Ň29C31l37I
~eab	84 13ǋ14ƣ23C
~eabo	84 13ǋ14ƣ23C
~eac	58 -22ŗ-10hŮǩ-9D-8ƕ7wƘƚƱǡ8ơǆǉ9TUZ10ĶƝ11XƋ12LĽƔ13ŒŘƠ15qI16Ňů18kųǋ19xĺƶ22Ĺ23W26P34ǈ35K
~each	58 -22ŗ-10Ů-9hDǩ-8ƕ-7Ň7wƘƚƱǡ8ơǆǉ9UZ10TĶƝ11XƋ12LĽƔ13ŘƠ14Œ15I16q17ů18kųǋ19ĺƶ22Ĺ27PW34ǈ35K
~eact	90 37Ň
~ead	53 -12ƈ-9mţƱ-8ŕŦŷ-7wƷǦ7kĹũƂƑƮǁǉǜ8jVŮ9dpư10DKSłŅ11JơƲǓ12nşŻƻǝ13Śū14ĿŨŹƎ15ŗ16ŃŏƁ18Ş20eřƖ22y26Ŗ28a38Ō50Ǉ
~ead>	59 -13ǩ-8ţŦ-7ŏ7ƸǑǡǨ8ľǉ9ũƑǁ10Ţ11ĿŌǇ12deKŅ13JơǓ14DƲ15Ż16şƻǝ18Ũū19řŚ21ŗŞ25a33Ŗ
~eadb	85 26Ǝ
~eade	85 -11m16k20V31y
~eadi	82 7Hś9Ŀ10ř11u13I18jŮ
~eadl	84 12Ɩ19ǩ33Ń
~eads	82 -17ƈ9ǖ13a26n28ł
~eady	67 -9ŕ-7w7ř8Ǟ9ǎǤ10v11Ƃ12e13pư15Ĺ17SŹ18Ɩ23Ɓ29ŏ36Ō
~eag	77 7g13ů28h36Ů
~eage	81 13ů38Ů
~eagl	90 33h
~eah	70 -12ŉŨ-10GŎ-7ĺ7ŵ8ŏŢŰƓ9c10TŐŒŚŞŴƁƔ11ĸŊ12Ż14ő21v
~eah>	70 -12ŉŨ-10GŎ-7ĺ7ŵ8ŏŢŰƓ9c10TŐŒŚŞŴƁƔ11ĸŊ12Ż14ő21v
~eak	62 -9Ō-8HƈǏ7IOXǤ8ơƽǆ9ŚƋ10Ũ12ǝ14kũ15ŏ16s19ł20a22Ť23Ǝ24N28Ɖ29ǩ30š45ƛ
~eak>	68 -13Ɯ-8Hƈ7xƉ8OŰǤǩ9mX10ƽ11Ś12Ũ16ũƛ17kŏ19š25Ť27NƎ
~eake	81 -9Ō-7ǩ24s27łƋ
~eaki	84 7ǩ11I13ǆ29a
~eaks	75 -12Ƌ-9Ǐ-7ǩ9ź11Ɯơ15ǝ16š27Ɖ38ƛ
~eal	51 -12z-10Ų-8lpI-7C7gŋƐƙƳ8ŎŖƞ9Ň10Ō11ƴƼǗ12dxƄ14ǩ15ŵ16ķŜ18ņŶ19Wŧ20Ǜ24ƽ26ľ36ƃ49ǂ64Ƹ
~eal>	66 -12Ƹ-9lI-8CŞ7aRźƅƏ8FřűƮ9ŵƈƐ10ŀŅŋ12ŴƳ13Ŏ14Ō16dŇ20ŧ22ǩ23ķ24ľ37Ŝ
~eale	86 8Š14Ɓ23Ƅ
~eall	79 -16ŀ9ŝƗ10ŵŶ12gņ13ľ14ƙ18Ŗ
~eals	90 -12Ų12ǜ38Ǜ
~ealt	55 -12z-10ŜŴ-8p13xƴƼǗ15ņ23W32ƽ40ƃ54ǂ71Ƹ
~eam	76 -17ƅ-12ň-9ů-7łŵ8ǈ9Ł11Ʒ12Śǁ13Ɖƨ16Ŷ17x18ǎ27ƞ28ǩ38g41Ǉ
~eam>	77 -17ƅ-9ů-7łŵ9Łǈ11Ʒ12Ś13gƉ17Ŷ18x19ǎ28ƞ30ǩ44Ǉ
~ean	64 -15ŋǈ-11Œ-9ƭ7rŵ8Ƽ9őƑ10Ɛ11Ǐ12ǩ13Ǣ15ĺňű19AƯ20ŻƜǛ24z27ţ35ō
~ean>	70 -16ŋ-10Œ-9ƭ-7Ŭ7ĺƃ10Ƽ11ő16ǩ17ňű21A24Ż27z28ō32ţ
~eane	86 -7Ɨ9Ɛ16Ǐ18Ǣ28Ǜ
~eani	85 -14ǈ10r12ĺ13ōƑ27Ɯ
~eant	79 9ŵ29Ư
~eap	77 -8c7ţŦ9r10Ɓ14œǩ19Š20ƭ33ľ34Ņ
~eap>	86 -8c8ţ11rƁ14Ŧ17ľ23ƭ
~eape	82 15œ20ľ21Š37Ņ
~ear	39 -18Ǆ-17ů-16Ĺ-15ƛ-13ǋ-12nP-11ƃƗƯ-10AŐŦűŶƒƳǇ-9wIłŞųƶǛ-8jŭƨƬǐǔ-7aMĸŖŗśŧźžƇƉƓƞ7kuĶŇƋ8CĵœƷƸƺ9zļņŴ10ƽǤ11Ɵ12sō13xĴţǏ14vVǣ15Ŀż16ǎ17ŸƼǀ18HŒƙƾǙ19h20ň21ŹƮ22d23p24ĺ25UŜ26ǉǊ27Ʃ28cǟ29ǩ30Ŏ31ő32Ǟ34Ɣ35S36Ů37qƅ38Gƭ40ƈ42ǅ43T52ť
~ear>	45 -13ƛ-12ĹŶ-11Uů-10Ɨ-9bwŢţŤŴƃǄ-8IŦŨƯƶ-7ŖŞŠųƒǛ7ƑƜǘ8SŜ9ŀŉƉƮǩ10hŎ11k12svCļƩ13ĺƙƺǞǤ14u15Źƈ17œ18GTĴǅǏ19ĿƟ20Ʒ21Ūǀ22x23ƾǎǙ24p25c28ňŒƔ29ƅ30ǉǊ32dť33ő34ǟ40Ů
~earb	81 14ƙ19z22Ś
~eard	75 -8ř8Š9ņŔ10Ŷ11bU14Ť20Ƃ35Ŝ
~eare	86 -10ů18Ə
~eari	79 7Ň8Ţǩ15i18ŵ19Ō24h28U
~earl	80 8L13RťǊ15T16Ů
~earn	73 -14Ǆ-11Ʒ-7Ǩǩ9sũ10m21Ź27Ʈ32Ŏ48T63q
~ears	51 -18Ū-14Ƽ-12Ɖ-10Ǉǋ-9a-7PŇŐœŮ7ƥ8vUŎǩ9y10ŝŻ11cŢƱ14ĵƔǣ15Ķż16ƅƋƸ20ĺǞ21ō22HƩ23Ŵ24őť27V28Ÿ31Gǅ32ţ36ƈ40S52ƭ
~eart	70 -11Ɖ7řƫ8ƅ10Ǩ11ơ13ƐǞ16UŨ17ǂ23ƽ28ǩ49Ƽ
~eas	51 -14ŕ-12ǈǩ-11ŏ-10nǍ-8ś-7ŚŰƕǓ7ƜƟǂ8xŧƚ9dőŗŽƘƠǇǏ11D13ǟ14aū15K16ĹŌŭǕ17œ19M21ƽ22ŝ29ǎ31ǋ32F34ŔƢ36Ƥ39ơ51ǌ52Ŭ
~eas>	90 12ǀ31Ǖ
~ease	56 -14ŕś-11Ǎǡ-9n-7ŚǓ7jw8bĹū9aŔƽ10Ǐ11dFǇ12Ơ13D22œ26ŝ32ơ37ǋ43Ƣ45Ŭ46Ƥ63ǌ
~easi	79 -7Ƥ11ū12Ƅ17M18ơ20Ŭ26K35F
~easo	70 -12ŏ-9ǈ-8ǩ8šƂ9Bƀ10Ţ12x13ƚƟ14ĹƜ20ǟ24Ō35Ŕ42ǎ
~east	84 9ŗ11ŧ13ƞǡ15ǅ17ő22ƽ
~easu	76 9ǚ16Ƙ17aŽ31ŭ
~easy	83 7śǧ9k11ŝ13ŧ14ǂ15M
~eat	56 -12hƞǩ-10S-9ĺ-8ż-7IPŜ7JŤƖǜ8ŒŦƜ9ŘŢƦ10TƼ11ƬǛ12ikŧ13Ŀű15U16ƚƳǃ18ŝ22Ŷ23ƿǚ26ŅņũƸ28ǋ45j54Ɛ69Ƌ
~eat>	63 -12ŝ-11ƞ-10U-9i-8S-7I8xĵƇǋǣ9aJŞŻ10ŒŢŦ11ŘƜ15kTǛ16ŧ20ņŶ30Ņũ31Ɛ32Ƹ37Ƌ45j
~eate	71 11ƿǜ15ņ19Ƽ22ű26ŝ28Ɛ31Ƌ
~eath	76 -8ż10Ɗ11Ɩ14Ť17ƦƬ23ƚ25Ƴ29j
~eati	75 -7ǆ7Ŷ10ƿ12ŝ13j14Ƌ19Ŀ21i23ǃ27U
~eatm	82 12ƿ40ǚ
~eats	90 -15h11Ƌ12Ɛ39ǋ
~eau	84 10Ǎ12Ŝ13l14ń28b
~eau>	90 13Ŝ15ń
~eav	58 -10j-9ľŝ-8vǨ-7Ŏ7syŷƂ8ƀǈ10ƥ11ƺ12ĻŊƟǜ13ƫǩ14ĺŰǎ15Ƭ17Vŗ18Ŀ19Ǐ23ŉ24Ƴ31Ƨ49ƶ56Ţ
~eave	60 -8ľǨ-7Ŏ7GŁŋŷƘ8sƂ9ƀ10ƥ13ĻŊƟǜ14Űƫ15ĺǩ16Ƭ18ŗ24ŉ25Ţ26Ƴ33Ƨ35ƶ
~eavi	79 -12j-10v12y16V21ƶ26Ŀ45Ţ
~eavy	88 12Ưǎ14ǈ17ƺ28Ǐ
~ebo	54 -11Z-10ƃǎ-9n-8Ũư-7ŭż7fhPŚŠŤųǞ8Ŝǋǚǧǩ9ķŧŵƾ11ņƜƟǘ12ſ13Ʈ14ľƕ15F16Ư17Ƴ19QƎ21ǜ25Aļ30ž
~ebod	54 -10Zƃǎ-9n-8Ũư-7żǩ7hPųǞ8fŜŠŤǋǚǧ9ķŧŵƾ10ļ11ņƜƟ13ſƮǘ14ľƕ16FƯ17Ƴ19QƎ21ǜ25A30ž
~eboo	90 24ǩ25ļ
~ebs	82 10ĹĽ11ń35ļ
~ebsi	82 10ĹĽ11ń35ļ
~ebt	79 71Z
~ebt>	83 36Z
~ebts	90 42Z
~ebu	77 8Ɨ16ǝ45Ɠ
~ebui	77 16ǝ45Ɠ
~ec>	77 13śƶ17Ś18ǡ
~eca	65 -9ŉ-7Ĺ7bDŀŝťũƏƢ8gHIJ9łņŵƶ10uĵ11Ŕ12jƴ14q17Ť18ǁ45Ľ
~ecal	82 -9J-8Ĺ10Ŧ19q60Ľ
~ecau	67 -10Ŧ-9ŉ7bňŝ8HļŀũƏƢ9gIłņťƶ10ĵ11u12jŔƴ16J17Ť19ǁ
~ece	71 -10ƕ-9Ũ8Ƴ9ŗ10Ǣ11ƃ13ť15Ŭưƴǈ16ĺ17Ř21Ǌ22ő38Ƙ
~ece>	86 -11ƕ8ſƱ13Ǣ19Ŭ22Ř
~ecei	84 28Ƙ33Ǌ
~ecen	79 -10Ũ-7Ǌ9Ƴ12ŗ14ƃ15ť17ưƴ18ĺ25ő
~ech	86 -7x15ŵ19y20ǩ71ǈ
~eci	64 -19ǩ7ǚ8i9Ŋ12ŝ14w15Ư17ƞ18ƾ20Ƙ22A23Ń26ĺ40ł63Ł
~ecia	74 8Ư10i11Ŋ14ŝ21ƞƾ24Ƙ
~ecid	73 9Ư10Ń15A21ĺ36ł45Ł
~ecis	79 9ǚ11ł12A17Ń30Ł
~eck	54 -13Ł-10Ŗ-9p-8nŒ-7ŻƔǑǞǩ7ĸŏŢųǐǟ8BJƀƭƸǛ9jKUƢƨƪ10ǒǠ11ưǏǕ12ŵǜǢ13ƌƫƿ14Qǉ15eq16ǖ17WƟƬ21Z23YĴŦƮ25ƾ26Ŝ43ż
~eck>	58 -12Ǡ-10Ŗ-8pŁ-7ų7cŨƌƖƯǉ8dŏƃǟ9Jĸƀƭ10UŵƢƪǐǒ11KŐƨ12j13żǏǕǢ17eƫ18q19QWƬ22Y23Ŝ24ZƮ26Ŧ
~ecki	85 -10Ɣ14Ţ50Ĵ
~ecko	88 14rz17B20ư22ǖ
~ecks	74 8ǖ9Tƌ11ǉ15Ǜ21Ɵǜ30Ǡ33ż
~ecku	76 15Ƹ34ƾ
~ecl	75 17ś20ŚǤ43ƴ
~ecla	82 -11ƴ18ś22ŚǤ
~ecli	82 57ƴ
~eco	57 -12Ű-7Ŏ7dǨ8Ɠƾǟǩ9BĽ10IŇƘǋǚ11pũ12ľŌƧ13ţƖƿ14Ɣ15Ǟ16y24N25Ɵ26Ŵ28Ǘ36Ż64ŋ
~ecom	81 -7W11ŠƖ14BǨ16ǚ19Ƨ
~econ	66 -7ķ8ŕ9dĻƓ11A12Iǋǩ13pŇũ15ľ16ŌƔ20y23Ǟ28N30Ɵ31Ŵ
~ecor	64 -12Ű10ƾǟ15ţƿ33Ǘ41Ż74ŋ
~ect	53 -11ǧ-9ǩ-7ō7ĵĻŒŢƫǅ8IKUŎǞ9ĸƴǘǚ10qľ11ƃ12DF13ŞſƌǑ14Ňƭ15ǁ16Eǒ17axƉ20ŗ22Ǝ23ķƋ24Ƙ27ŏ
~ect>	64 -13ǧ7dDŐŗŹž8bšǜ9Ţ10Ľǅ11UĻŒǚ12Ŏ13ŏƴǘǞ16F18Ş19ǒ20E21ķ23Ƙ
~ecte	69 -14ƈ7ũ9ƴ12I14ķƉ15ĸ24Ňſ
~ecti	70 7X8rǌ10ĵƎ11ƫ12ŖƏ16ľŏƃ19ŗ21ƭǁ23x
~ecto	74 16ƈ23Ǝ
~ectr	73 -9Ľ7P13K16q23Ǒ34Ƌ
~ecu	74 -8Dƫ-7ǈ8e9ǘ10Ķ11ǍǗ12t37Ǝ47Ʋ
~ecur	76 9eǘ10Ķ11Ǘ38Ǝ
~ed>	30 -45ǩ-25ő-19Ļ-16łǑ-15űƧ-14Aťǖ-12Œŕƣǂǈ-11nLWZŐŚƔ-10TXƗǇ-9gMŊŜŹź-8aOľŮŲǋ-7dDĶţžƒƙƚƽ7SŀōŖŘƂƊǟ8iQķǛ9ĵƲǎǏ10ŢǤǥ11eŗƀǍǒ12wŃŝŭƺ13rŎƿ14ĹŴ15FŏŽƁ16ŧŰŻż17P18ŁŋŠƭ19GşƄǜ20lœ21YƋƞƷǘ22ũƕ23ĺļƓơǗ24ńŸƈ25ƃƑǃǦ26hƨ27ņſƪƯ28ŔƛƳ29Ō30Ǣ31ƌƫ33m34Ť39ǧ40š44ǅ54ƴ57f
~eda	84 -7ųƁ10fƯ13zƀǞ15V24Ū29y
~eday	88 -7Ɓ11Ư13z14Ǟ16V30y
~edd	84 8f10ƹǧ11ǔ12ĺ
~eddi	84 8f10ƹǧ11ǔ12ĺ
~ede	90 13Ư20Ł34Q
~edi	57 -15ƿ-13ű-8ž7ƸƼ8Ǝƕ9ĸŬƽ10Qļŝ12Y14W15ƌ16u17Z20e21ƃ22Ż27ƻ28ƹ29Ǘ30ǂ50ĵ
~edic	68 -8ž-7ǃ10Ƹ11Ƽ12ƽ13Q17WǗ26ƃ33ƻ37ǂ
~edin	79 24u40Ż
~edit	64 -12ű9ƕ10ĸƎ11ŝ12ļŬ14Y17Ǘ21Z23e57ĵ
~edl	88 -8ŀ43ǁ
~edle	88 -8ŀ43ǁ
~edo	80 17Ƌ21ƌ26ƈ
~edon	83 10ƌ18Ƌ28ƈ
~edr	72 7y9Ɨ14Ɲ19Ɯ20Ơ23Ɔ
~edro	72 7y9Ɨ14Ɲ19Ɯ20Ơ23Ɔ
~eds	70 -9ƨ-8ƃ7Ɔ8ŷƗ9ŭ10Ł11ǂ13ơ15ƕ20gƑ22Ư25Ƅ39ƻ
~eds>	70 -9ƨ-8ƃ7Ɔ8ŷƗ9ŭ10Ł11ǂ13ơ15ƕ20gƑ22Ư25Ƅ39ƻ
~edu	57 7Ǣ8ƀ9YƖ13ŎƘ14Ɓ16Ŧƚ18ň21RƱ29m46Ř
~educ	58 9ƀ10Y13Ŏ15Ɓ17Ŧƚ18ň21Ʊ30m47Ř
~edul	82 8L11Ǣ13Ɩ21Ƙ31R
~ee>	54 -15J-11Ƙ-10qƭ-9aIǔ-8QĴŵŶƃƞǅ-7jĺũƜ7BōœźƉƊƏƝƲƿ8svDŤƕƸ9ơ10ZŬŭƛǀ11rEūǂ12NŒ13ļŊ14ĽŁƑ15MĹřǄǞ16gyLň17Ɣ18H19ţƄƾ20ǩ21t23V24ǁ26ǜ33m
~eed	47 -15ǩ-13Ʀ-11Ļ-10Ňŉ-9j-8Ŋō-7iAłŖŞƗƘƢƮǒǖǞ7gőůǠ8oŷƜǅ9cŵŽƁƝǏ10vƾǡ11ū12psťƅǊ13Ō14mŀƒ15eGQ17Ū18Ƭǌ19Ńƕ23hǁ24ƿ25uŎ26Ĺ29FƯ31ƭ36Łǧ37Ż43Ǧ46Ƅ
~eed>	48 -14ǩ-13Ʀ-11Ļ-10Ňŉ-9j-8Ŋơ-7iAŖƮǖ7őƏƯǉ8oůǅǠ9ƕƜ10vŵŽƁƝǏǡ11cūƾ12suťǊ13pŌƅ14mŻ15ƒ16eGQ18Ū19ŀŁƬǌ20Ń24h26Ŏ27ƿ30FĹƄ33ƭǧ44Ǧ
~eedi	79 24u40Ż
~eedl	88 -8ŀ43ǁ
~eeds	73 7ǧ9ŭŷ11Ł14ơ16ƕ21g23Ư27Ƅ
~eek	53 -7ǩ7iů8TŐƕƟ9gŕťƤ11PƜ12ĺƖ18Ľ19Ńǎ20L23ƿ26Ųǝ29k36ŵ37ƙ46ŭ49R
~eek>	56 7ơ8ů9iŐƕ11g13PƖ14ĺŃ15Ų17ƿ18ǝ22Lŵ37R40ŭƙ
~eeke	72 11ƿ14ǎ15ť17Ų18Ɯ19R22ŭ37k
~eeks	73 -7X7Ńŧǎ10ƃǨ12ǝ15TŕƟ16Ƥ18Ľ22ŵ
~eel	59 -8ǡ-7ũǩ7iMNł8ņ9XžǨ10ĵŋƛǐǟ12Ū13tŀ15şŢǁ16ŧŷ17Ź18Ž19ƞ20ŵ21Ŏų23Ƹ25r30Ň33Ƭ34ǚ35Ũ
~eel>	63 -8ǡ-7ũ7Ƶ8Ƹ9Mž10ĵņǨ11ŋƛǟ12ƞ15Ƭ16ǁ17Ţ18ŧŨŷ19Ź20Ž21Ň23Ŏ29r30ų
~eeli	77 -9Ş8ƞ9ǜ11N12iŀł15Ň20t21Ƹ24Ũ
~eels	76 -8ų12ŀ16ǐ22Ū24Ƭ29ŵ44ǚ
~eem	85 10ǌ12Ƣ31Ǔ
~eeme	85 10ǌ12Ƣ31Ǔ
~een	46 -13ų-8OŠƦ-7nƅǚǞ7ŉŌſƂ8kŏźƘƴǅ9vňǤ10ŮƖƿǒ11tżƊƌǂ12ŶƋƸǘ16aŕ17fņ19ŝ20ţƈ21lőŸ22Ż23Ƴ24ǩ28i30Ƽ31G33ǟ34š37S48Ź
~een>	47 -11ų-8OŠ-7Ʀǚ7jŉŌſƪ8ŏƘƴǅ9kň10Ů11tżƿǂǒ12ŶƊƌƸǘ13Ƌ16a17f18ņ20ŝţƈ21őŸ22l23Ż24Ƴ26ǩ29iŹ31Ƽ32G34ǟ35š38S
~eena	73 11ŭ18v19ź26Ź
~eens	86 9Ź10ś13Ƃ
~eent	88 8Ɩ11Ǥ36ŕ
~eep	51 -14ƞ-13eƪ-11rĶƃ-10ŭŶ-8RĴŷǇǧ-7ŏŘƚǐ7cWŉŨūƝǩ8PŌŬƤǨ9ĻųǙ10şƀǘ11Uľŀłǝ14tYĿŚſƊƼǏǒǟ15ƮǛ16ŋ17Ţƥ18nŝ19o23ōŽ25Ƨ27Ǘ28Ʒ29Ǡ31Ƶ38x45Ű
~eep>	54 -14eƞƪ-11Ķƃ-8ĴǇ-7ŏŘǐ7NĸŪ8WŉœŨūƝ9ŌŬ10nųǙǨ11Ƥǩ12Ļłşƀ14ǝ16YſƊƼǏ17ŋŚƮǛ19ƥ23o26ō28ƧƵ31Ʒ32Ǘ37Ű
~eepe	82 15x21ǘ23Ǡ
~eepi	71 -10Ŷ-9N-8r-7Ŀ8Ƶ11ľƶ12Ţũ14Ǡ15Ž20U21ŀ25ǟ26t40x
~eeps	74 -10ǧ-7Rŭ7ţǢ8Ǡ10Ţ13nƻ14c16Ű22P23Ŀǒ26ŝ
~eer	71 -15ŭ-8k10e11qŀ16i20ƀƏ22V23Ǐ32Ǜ37ƿ
~eer>	76 7g9Ə21ƀ25VǏ35Ǜ
~eers	82 -17ŭ-8k13q14Ə49ƿ
~ees	62 -12Q-10mƙ7ǉǐ11Œ15ǣ16j19Ǒ21ǈ33Ǉ35Ƒ
~ees>	62 -12Q-10mƙ7ǉǐ11Œ15ǣ16j19Ǒ21ǈ33Ǉ35Ƒ
~eet	55 -14T-10Ƥ-8ǌ-7xF7afwƿǣ8hƊƞơ9ŀƦƶƺ10UŚŜǐ11EŧŶǀ12OƏ13Gǃ14Ŭ15ł16P17t23Ɔ25Ű28ƙ31Mǋ46D
~eet>	56 -14T-10Ƥ-8ǌ7awƣǣ8fhƊ9ŀƞƦƶ10Uƺ11ŚŜǐ12EŧƏǀ13Gǃ15Ŭ16ł17P18t24Ɔ25Ű29Mƙ32ǋ34D
~eeth	88 10ƫǇ14Ţơ
~eeti	82 11Ǚ20O
~eez	88 8Ŧ12ƛ14ķ34j
~efe	77 -11Ũ8ř13ź15Ĵ22K48ļ
~efer	79 -12Ũ9ř15Ĵ22K49ļ
~efi	65 -8ŗ8Ƨ10Ə12U13ƗƬ15Ʀ33ƫ34W
~efic	69 34ƫ
~efit	77 -9ŗ10Ƨ17Ƭ18Ʀ41W
~efo	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
~efor	56 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8Ũ-7ĸŅŔ7GŠŢƟǅ9ŎŧƈƖ10Ŗǧ11au12Oƫ13ŉŊǕ14TŁƽ17ťƄǊ18L19ƴǓ20Ń23J25ƅ26œ32ņ35Ř
~efr	88 -11F14ǌ20Ľ27ǋ
~efro	90 -12F15ǌ28ǋ
~eft	67 -7ǩ7ķţ8flĸƎ9ōŖ10Ķ11ŉ12Ƨ15Ţ16ŕ18Z19ŝŤ25ƶ26ŬƔ27ƀ
~eft>	67 -7ǩ7ķţ8flĸƎ9ōŖ10Ķ11ŉ12Ƨ15Ţ16ŕ18Z19ŝŤ25ƶ26ŬƔ27ƀ
~efu	88 -8ŐŨ21Ǚ29ũ37ƴ
~ega	72 -7ŗ7fǅ8Ĺ9ƀ10ŷ12ŋž15Ʋ19ǡ22ǆ24ǃ31ƶ
~egac	90 40ƶ
~egal	77 -7ŗ8f10ŷƀ12ŋ14ž17Ʋ24ǆ26ǃ
~egat	88 26ǡ
~ege	66 15Ɯ27ź33y40Ʊ42m
~ege>	66 15Ɯ16y28ź40Ʊ42m
~egg	86 -12n7ǔ18Ķ22Y39h
~egi	77 -7ŃŇ10Ť14Š15Ō16ǖ18Q19ǃ28Ǌ30ū
~egis	81 -7TŇ17ǖ21ǃ30Ǌ32ū
~egr	79 -8w-7ǩ15Ŷ18Ʊ20j44m
~egre	79 -8w-7ǩ15Ŷ18Ʊ20j44m
~egu	72 -13Ź8Ʃ9JKƙ12Ÿƾ17Ƙ18ơ20ŲƉ34ǔ
~egul	72 -13Ź8Ʃ9JKƙ12Ÿƾ17Ƙ18ơ20ŲƉ34ǔ
~ehe	83 42ƀ
~ehen	83 42ƀ
~ehi	59 -8Ů7ŭŵǦ8Ŷ9ž10ƃ11u12ū13ƀƳ14p15ŠŰ16ŷ17ŬŹƶ19Ż26Ŵ29Ū37ǐ38ų
~ehic	63 7ż8ŭǦ9ŵŶ10ž11Ż13ū14ƀ16Ű19Ŭ21ų29Ŵ33ǐ35Ū
~ehin	70 -8Ů-7Ļ7ĺ8ǐ11Ż12ƃ15u17pƳ18Š21ŷŹƶ22ų
~eho	67 -12ų-7Ǌ11oQ12Ə14Ū17Ʈ18Ş22ǋ23T26n27ŷ
~ehol	68 -12ų-7Ǌ7ǆ14Ū18Ʈ24T27n28ŷ
~ehou	88 -8ů14Q16Ə30ǋ
~eic	88 8Ņ10Ő26ń
~eico	88 8Ņ10Ő26ń
~eig	63 7GŤƟƤ8ļƅ9łƙ10Ł12Ņ13B14ŕ16ǂ17Ǎ18Ɯ20ƞ26Ŀ30C57ƺ
~eigh	63 7GŤƟƤ8ļƅ9łƙ10Ł12Ņ13B14ŕ16ǂ17Ǎ18Ɯ20ƞ26Ŀ30C57ƺ
~eil	83 7Ŧ18Ŀ21h24X25ƛ
~eili	85 7Ŧ19Ŀ24X26ƛ
~ein	69 -11e-8Ň7ŭŽƤƱ8l9cķŊŨ10FH11tƁ16ǆ17Ŷ23ǟ24U26Ş27ŋ
~ein>	84 -14e7Ƽ9Ʊ11Ƥ12Ş14H16ŋ20ǆ
~eing	72 -8Ň7ŵ8lŭŽ9c10ķŊŨ11F12tƁ14ŋ17Ş18Ŷ19ǟ29U
~eip	84 28Ƙ33Ǌ
~eipt	84 28Ƙ33Ǌ
~eir	61 -10Pŭ-8ǥ-7ŷ8zŚ9ŝƳ10ľŧ11Ŵ12Ǘ13Ǒ14ƢǓ15yǕ19ǐ25ǘ27v29Ʊ32Ŕǈ43ǒ48Ņ
~eir>	62 -10Pŭ-8ǥ-7ŷ7ǘ8zŚ9Ƴ10ľŝ11ŧŴ12Ǘ14Ǒ15Ƣ16y17Ǖ19ǐ24Ŕ28v30Ʊ33ǈ39Ņ45ǒ
~eird	90 -7ź11m28ǘ
~eirs	88 11Ŕ14Ņ16Ǔ
~eit	83 12rż14Ǎ23Ŭ
~eith	83 12rż14Ǎ23Ŭ
~eje	90 21ƴ
~ejec	90 21ƴ
~ek>	56 7ơ8ů9iŐƕ11g13PƖ14ĺŃ15Ų17ƿ18ǝ22Lŵ37R40ŭƙ
~eke	72 11ƿ14ǎ15ť17Ų18Ɯ19R22ŭ37k
~eken	72 11ƿ14ǎ15ť17Ų18Ɯ19R22ŭ37k
~eks	73 -7X7Ńŧǎ10ƃǨ12ǝ15TŕƟ16Ƥ18Ľ22ŵ
~eks>	73 -7X7Ńŧǎ10ƃǨ12ǝ15TŕƟ16Ƥ18Ľ22ŵ
~el>	55 -14Ǟ-9ũ-7ŝƱǊǍǡ7MƁƋƸ8ņžƌƛǔǨ9ĵƣǟ10ŋƞƩ11mA12ƟǕǩ13Ƭǁ14Ţ15ŨŷŹƊ16ƾǀ17ŇŽ18ŧŪ19Ŏ22Ɔ25ršų31Ƥ32Ƶ
~eld	75 -11ő-9Ř-8G7J8Ŏű10ĸ11Ś12P13Q15ƁƲ24a25Sū
~eld>	76 -9Ř7Jǈ9Ŏű11ĸŚ15ƁƲ24a25ū
~ele	68 -9Ľ-7Ǧ7P8s9ő10Ƃ12K13ƣ15q16ǩ18ş20š21Ǒ28Ž31Ƌ
~elec	73 -9Ľ7P13K16q23Ǒ34Ƌ
~eled	86 26š
~elem	86 38Ž
~elf	57 -15ŗ-9v-8ķ-7ƞƮ7tƘƾǚǨ8aƎƯ9ŘŠŢƀƃ10VƻǑ12ƕ13CƷ14Ɠ15ţ16cǇ17QŁ18ōǉ20Ŧ21nHƢ23gƦ
~elf>	57 -15ŗ-9v-8ķ-7ƞƮ7tƘƾǚǨ8aƎƯ9ŘŠŢƀƃ10VƻǑ12ƕ13CƷ14Ɠ15ţ16cǇ17QŁ18ōǉ20Ŧ21nHƢ23gƦ
~eli	59 -12Q-10C-9R-8Ş-7U7MNSTƝ8iŀłǀ9ŇŸƬ10ŉ11ǩ12ǡ13Ư14Ķ15tƌƟƸǋ17Ũ20Ǖ24Ń31Ǜ36ǐ44Ų
~elie	79 -14Q8m9lŌ10S11M12ŸƬ19Ư24ǩ
~elin	72 -11C-9Ş7ƞ8ǜ10iN11ŀłǀ12Ň13ŉ18tƌ19Ƹ22ŨƟ31Ń
~eliv	64 -9R-7U9Ɲ13ǡ23Ǖ25Ǜ40ǐ50Ų
~ell	40 -19Ň-15łǐ-14ĺ-13GL-11drTǥ-10Ǐǝ-9aXŌŞŦƣǧ-8ovŉřśşŻǠ-7ZťŲƗƛƻ7JMNĶĸœƳǆǚǣ8uEļŹżƁƏƐƨư9UƚǃǑ10gIſƄƵƷƸ11pŜƒ12kŨƴ13ōŤƕƞǩ14PņŊŔŝ15ǄǛ16Ņ17x18ĹƝ19bǟǨ20Ŷ23Ɠ24Ŗ25ű26Ǧ28Bń29Ɗǔ31ĽǞ32t35H37Ƃ
~ell>	42 -19Ň-15ł-13G-12Lĺǐ-10drǏ-9TŞǝǥǧ-8aXŉŌŦƣ-7csvřśŲŻƛǠ7ghiFĴŁŧŨƉƠƥƭƶ8nJNŗƕƴǖǚǣ9EMœŹżƁƏưǆ10uļƚ11UƊƷǛ12ƄƳ13px14kŶ15ōŤƞǞ16bŊŔ17IPŝűǄ18ƒƝ21ĹĽǟ22Ǩ25ń28Ŗ31ǔ33B34t39H
~ella	60 -7ƒ7gſ8ǃǩ9cxBń10Ŝ11Ǒ12Ƙ15ņ28Ɗ38Ǧ63Ƃ
~elle	78 -8ŭ9ǃ10b15ŶƐ18űƸ
~elli	73 7ƨ8Ɲƴ9ĸŒ12Ũ14s16Ņ34Ǟ37Ɠ
~ello	88 11w22ǩ23Ƶ27Ľ
~ells	88 -10I-9Ƴ10KǛ14C15ƕ
~elo	71 7ƴ9zD10ǀ12ƥ17Ǐ30Ɗ33H37Ɨ41m
~elon	81 8ƴ15ƥ20Ǐ44Ɨ
~elor	83 48m
~elow	88 -7ƙ8ǉ13ǀ37Ɗ
~elp	66 -9rŁ-8kŏǄ7f8Ư9vŒƱ10ŝŢŧ11Ő13ǈ14sǑ19ĵ21A23ň31Ǉ34z35Ĺ
~elp>	69 -9r-8kŏǄ7ś8fǩ9ƯƱ10vŧ11ŝŢ12Œ13z14sǈ20ĵ24ň29Ǉ37Ĺ
~elpi	88 29z
~elps	86 -11Ł9c10Ǉ30A
~elr	73 38Ƙ
~elry	73 38Ƙ
~els	52 -20ǩ-8ŏ-7Ƴ8hƻǥ9ŀţŤƼǐ11ǋ12FŢ13ŴƑƙ15ƢƬ16HƥƮ17Ū18ǝ21ųŷǈ22n23Z29Łǚ36ş37ŵ41ō46ń
~els>	74 -8ų-7ƈ9Ɖ11ŀ14ƻ16ǐ22Ū23Ƭ28ŵ43ǚ
~else	53 -18ǩ-8ŏ-7rƔƳ9hţǥ10ŤƼ11ǋ13FŢŴƙ14Ƒ15Ƣ16Hƥ17Ʈ18ŵǝ20ǈ22ŷ24Z25n26ų30Ł37ş43ō47ń
~elt	86 -8ǆ11ǅ12jpƭ13Ż26ǃ
~elt>	90 12pǅ13ƭ14Ż
~elv	78 10Ō11a12x21Ř
~elve	79 10Ō12x22Ř
~ely	70 -15Ƽ-9Ť-8N9Ż10ǂǕǙ11ĺżǣ12ƯǏ13ǚǜ14ţǟ17ũƸ18ƾ21Ƙ
~ely>	70 -15Ƽ-9Ť-8N9Ż10ǂǕǙ11ĺżǣ12ƯǏ13ǚǜ14ţǟ17ũƸ18ƾ21Ƙ
~em>	48 -20ǧ-16ƞ-15ļŶƱ-11c-10mĻŦ-8ANXĽĿŌŐƗǅ-7jGĺƃǌ7eřŷǛ9EŔŬǘ10Ǖ11żƄƬ12Ŝžǐǖ13xƎ14Sƶ16wŒơ17Ǘ20œ21vǓ23ǒ24Ǒ25ǈ26y29ŧ31Ƙ33ǚ37ő40Ư50ŞŠ55Ţ71ŝ
~ema	58 -18D-12b-8Ǡ9ƙ10qƄ11ǧ15Ǖ19śư20Ľ24Ž34ǈ38ǘ41K58J
~emai	60 -18D-12b-8Ǡ11Ƅǧ16Ǖ20ś21Ľ39ǘ43K60J
~emat	79 32ư34Ž
~emb	68 -13Ś-9n7t8xBœƢ10ť12ǅ13E16h24ř31ƶ40Ľ
~embe	69 -13Ś-10n7t8xBœƢ10ť13Eǅ16h25ř31ƶ41Ľ
~eme	54 -16Ǐ-11g-9ƒ-7Ʊ7ť8ĸƝ9Eľưǅ10ƥ11ƁƢƪ12ƌ14Ɩǀ17YŚ18Ŧ19ƛǓ21ǌ24tǢ25ƶ31Ľ32Ɠ35Ķ38Ɗ
~emem	70 8tBœƢ9x10ť13Eǅ33ƶ42Ľ
~emen	57 -17Ǐ-9ƒ8ĸ9Ɲ10ľ11ƥ12ƪ13Ɓƌ14Ŧ16Ɩ18Ś19t21ƛǓ23ǌ26Ǣ35Ɠ38Ķ41Ɗ
~emer	84 10ƃ28Y
~emi	74 -9ũ-7o9Ʃǝ10Xœ11a15ǚ16ť17Ǥ28Œ
~emic	86 -9ũ11ǝ18ǚ19ť
~emiu	77 10Ʃ11Xœ18Ǥ30Œ
~emo	79 12ŋ17ĽǄ42ƌ
~emod	83 44ƌ
~emp	58 -11o7yǥ8ǘ11ƣ12Vǈ13ǣ14Ǒ17q20Ƨ21Wǜ22S26Ǉ31Q34Ɵ
~empl	59 -11o8ǥ12V13ǈǣ15Ǒ18q21Ƨǜ22W23S27Ǉ32Q
~empt	80 -7j11y15ǘ48Ɵ
~ems	80 7Ƌǂ9Ƹ12xƼǜ13ƛ24Ƙ
~ems>	81 7Ƌǂ9Ƹ12Ƽǜ13ƛ24Ƙ
~en>	33 -21Ū-17Ş-16qŁ-14ơƨ-13FNŀ-12BTŅųƃƗƥ-11Šǐ-10YşŤƀǃǄ-9DůƝǇ-8XűƦƵǊǗǚ-7UřŦźƊ7bAŎŗŶƙƜƷǔ8Ŕũƭǣ9ZŖŲƠƲ10Ƹƽǀ11ĿłŨƮǏ12irƴǟ13ORVĺ14fgŢƹǛǜ15dƾǩ16ņǅ17Ķ18ţŻſƫ19v20ōƋǙ21ǝ22ƿ23żƧƼǒ24ƛǂ25ǘ26yƈ27Ń28ƅƌƳ29Ÿ30ŜƟ32sš34L35G37Ɩ38Ź39ť43ŕǎ45ő46S
~ena	70 7ƣ8h10ŭƟ12Ƣ17v18ź19Ǔ22F24Ź28Ɯ
~enag	73 11hŭ18vź26Ź
~enan	83 9ƣ12Ɵ15Ƣ26F35Ɯ
~enc	62 -11ŗ-7Œ7ĽƄƏ8nœƸ10K11ŧŨǣ12ǅ13łŻƍ14ňř16G18ņ20Yƕ28ǡ31ǩ40Ƒ
~ence	63 -7Œǩ7ƄƏ8œƸ9n10K11ŧŨǣ12ǅ13łƍ14ňŻ17G18ņ20ƕ29ǡ42Ƒ
~ency	84 10Ľƃ21Y
~end	47 -15Ǐǒ-14Ŗ-13ơ-12Ś-11Ʈ-10ũǆǈ-9TĴ-8ĸŤƞ-7nsĹőƦƻǝǠ7Rĵǃ8aiĿŌŲƈƴ9zZŰǢ10uƢƳ11ŭ12KƜ13lŐƧ15ŦŸ16ASŔŬųƯǤ17GťƄƷ18Jļ22b23ǌ24ǧ26IX27Š28k30B31ż32ŕ35Ǖ37ƪ42ś58ƕ
~end>	52 -15ǎǏ-14ǒ-12Ŗơ-11ŚƮ-10Lũ-9Nǆ-8Ĵ-7őƞ7oŭƐƲ8glIƅƪưƳƿǅ9ĵƈǃ11aiĿŕǢ12zZŌ14K15Š17ƕǧ19ŔųǤ20GSŦƷ21J22ť23Aļ24B26śǌ27b31X37k
~enda	86 12IŠ15Ű17ǚ19L
~ende	63 -8Ʋǩ7ţ8ļ9lƫ12Ǒ19Ŭ21Ÿ26ƪ38Ƅ46ż54ƕ
~endi	81 -7ŧ9ĺĽ14Š16ƕ17ŕ20ƴ24I33ś
~endo	83 -7ǝ59Ǖ
~ends	66 -10ļ-9ǈ-8T-7ƕ8RŠūŭƢ10e13B14Ƥǎ16Ųǧ17ŕ18Ư19Ɯ23u26Ƨ27Ő29ƪ
~ene	50 -22ŗ-10Ŀ-9ŔƢ-8ŁŌőž-7ǝ7eƨƯ8ƠƮǨ9śǧ10YŊƦƬ11iņŨƛǓ12Ƹ13ō19Ƴ22Ŝǡ23ǅ24Ť25W28Ĺ29Ƥ40ƫ44š48ŕ
~ened	60 -10Ŀ-9ő-8Łƽǝ7Ř8ĺǣ9ƤƨƯǜ11ƮǨ12Ĺ13YŖ14iƛ15ņŨ16ǅ17ō18šƫ25Ƴ30Ť
~enef	65 -8ŗ8Ƨ15ƦƬ33ƫ34W
~ener	74 -19ŗ-11ž8ǖ14ǧ15ǅ18ƸǓ33ǡ
~enew	61 -10ŌŔƢ8Ǟ12Ơ13ś22Ĺ27Ƥ28Ŝ36š61ŕ
~eng	74 -7Ÿ9hS12ƃǀ13Ƙ23ű24ƭ25Ų33f
~enga	84 15Ƙ38f
~enge	82 -7Ÿǣ11h14ƃǀ28Ų
~eni	72 -13i9rǈ10gĿ11Ű13H14ǎ15R16P20ũ28Ǟ30ƴ38L
~enie	88 7M39ƴ
~enin	75 -14i7ǩ10r11gĿŰ14H15ǎ16R21ũ29Ǟ40L
~enis	90 13ǈ21P
~enj	83 13ǟ20g22t35U
~enjo	83 13ǟ20g22t35U
~enn	88 -10I9Ÿ13c14C
~eno	70 -10H-9ǡ7Ɨ8ŹƓƯ9ŀŎ11rĶưƷ13Q14j15ťŷ18y21ž29ƌ33Ƭ
~enou	72 -9ǡ7Ɨ8Ɠ9ŎŹƯ10ŀ11rư12Ķ15j16ťŷ18y21ž34Ƭ
~enov	88 37ƌ
~enr	90 37W
~enro	90 37W
~ens	50 -12n-11ƌ-10ĺ-9pIŕ-7Ť7Cź8sYŗƎƗƺǊǛ9ƨ10Ǆ11do13aƄ14RƘưǀ15Ƨ16ſǝ17ūǨǩ22ƀ23Ź25ǣ27Ķ28ň29ĸƷ34ŷǏ49Ÿ
~ens>	62 -12ƌ-9ĺ-7ĶŤ7wĻšƛǇ8Ƃƃ9ŢŻƙ12C13ǣ14ƨ15ǄǨ17ŗ18R19ĸ20Ʒ21Ƨ22ſǝ27ǩ36Ǐ
~ense	56 -12n-9p-8Iŕ7ũ8l9Ǌ10sYƺǛ14o15adƄ16ĸưǀ20ū24Ź32ň39ŷ59Ÿ
~ensi	70 8Ǐ10XŊǣ12źƆ15Ɨ19Ʒ22Ƙ32ƀ48Ķ
~enso	90 20Ǝ
~ent	35 -19ǈ-17ƒ-15ǂ-13XŇ-12Ƅƨ-11ŁłƇƭǊ-10gĻŅōŪƷǠ-9syOTŮŶƧǃǡ-8fhjoŲƙƶƻǎǝǧ-7avBHPVĹĿŌųŹƈƉǉǟǣǨǩ7tQĵƏǒ8Gŝ9Ŭ10ķľŃǞ11WZńƓƫǖǜ12ĺļťƅƳ13ƃƖƤ14œƩǓ15uŵƔ16ũƽ17ĴĽŠš18ĶŞƁǆ19lőűƊǘ20NŜŤƝ21ŕźż22ƣǗ23Őǅ24Ŕǚ25Ǒ26Ɨ27zǢ29Ɯ31ơƥ32ŏ34Ǐ38ņ39Ƣ45ǔ52F62Ơ
~ent>	39 -18ǈ-16ƒ-12nPķǍ-10QĻŇǊ-9łńŅƨƭǠ-8gyXĹƇƌ-7sAŁōŪŭŻƄƙƯǧ7KŚƖǐ8ƕƗƣǗ9tƩǢ10Žƅǥ11ŕƃƳ12Ŝũǚ13ŃƼ14ľŝ15GǓ16ļƓƫǜǞ17uĽťƢ18ŏœŠš21ŐƔ22őǑ23ĶƊ24lơƥǘ25Ŕź26FNņŤ27Ş29Ǐ37Ɯ39ǔ72Ơ
~enta	68 -15Ơ8ƚ10Ƥ12P15W17Q22ŵ32Ƣ33ķ57Ɓ
~ente	72 -30ǌ-8ǐ-7Ǔ9c10ƤƸ11şǒ14ǋǩ16ƥǇ17Q18Ĺ19Ǒ21ŏ23Ƣ28F38ơ
~enth	88 8Ɩ11Ǥ36ŕ
~enti	70 -8ƞ7ĺƴǋǔ8dĽƢ10A11ƅ12nż15ū16ŖǄ17ń38ǆ40F
~entl	76 -9ǩ7Ɓ8Œ12Ƴ15ŎŐ16ĺ17ũ22ŏ23ŧ
~ento	81 16Ǣ22Ɨ25Ǐ29Ɲ
~entr	88 15ƣ
~ents	51 -14Ƹ-12ơ-11ƼǄ-10ǂ-8ŗ7UǓ8ŵƏƩ9ƥƮ10ķ11Šƌ12ƃƘ13Ɯ14Ŝƣǌ15Ŭ16Ơ17Zĵńŭǔǖ18ĴżƝ21ǍǗǚ22ņƗ23ű27ƽ31Ǣ35z
~enu	79 9ǧ13X18ǩ27Ǜ36Ǌ
~enu>	90 15X22ǩ31Ǜ
~enue	83 10ǧ38Ǌ
~env	88 9ƞ12D14l22ǩ
~enve	90 12D14l25ǩ
~eo>	85 12g13Ɨ38M
~eon	80 -7š8ņ11ư12Ł13ǚ17Ƴǅ25A
~eone	81 -7š9ņ12Ł14ǚ17ǅ18Ƴ25A
~eop	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şŮƨǚǡ11Ǜ12KƲǔ13ņŝǉ14Ÿǖ15d17lnŷƶ19Ǚ20Ɯ22ǈ23Ǘ27Ǉǝ
~eopl	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~eor	84 9l14Ÿ17yC
~eorg	85 9l15Ÿ17C18y
~eow	76 -7ǆ7ƙ10Ĺ26ƕ28F30ǔ
~eown	76 -7ǆ7ƙ10Ĺ26ƕ28F30ǔ
~ep>	53 -14eƞƪ-11Ķƃ-9S-8Ǉ-7ĴŏŘǐ7NĸŉœŪƉƝ8nWŌŨū9Ŭų10žƤǙǩ11Ļş12łƀǅ13ǝ14ŜǞ15YſƼ16ƊƮǏǛ17ŋŚǨ19ƥ20ǘ22o24Ư25ō27Ƨ28Ƶ30Ʒ31Ǘ36Ű
~epa	68 7f8ũ9Ŕ12ư13ş18Ǆ20Ƙ27Ř28Ŧ31Ə
~epai	78 10Ƥ11Ŕ14ũ21Ǆ33Ŧ
~epar	73 7fƎ14ş22Ƙ29Ř34Ə
~epe	66 -8T7Ʊ9I12xǑ14Ǡ17ǘ20uz21Ŀ29Ư34ũ
~epen	68 -8T8Ʊ9I13Ǒ20z21u22Ŀ31Ư
~eper	82 15x21ǘ23Ǡ
~eph	88 8h11s12I22ų23ǩ
~epi	71 -10Ŷ-9N-8r-7Ŀ8Ƶ11ľƶ12Ţũ14Ǡ15Ž20U21ŀ25ǟ26t40x
~epin	71 -10Ŷ-9N-8r-7Ŀ8Ƶ11ľƶ12Ţũ14Ǡ15Ž20U21ŀ25ǟ26t40x
~epl	61 -13ŏ-10ƒ-7Ō7Ʈ9ž10şǋ11H12Ƒƥ13ĺ14Ƌ25ƈ28Ɠ29Ɨ30Ǣ34ƐƵ67ǜ
~epla	61 -10ƒ-7Ō7ƃƮ9ž11Hşǋ12Ƒƥ13ĺ14Ƌ25ƈ28Ɠ30ƗǢ34Ɛ35Ƶ
~epo	77 -11Ƙ9ŧŻ12ǉ16ǋ18ĵ21ţ24ź
~epor	78 -11Ƙ7Ť9ŧŻ12ǉ19ĵ21ţ24ź
~eps	70 -10ǧ-7xR7ŘǠ9Ţ11n12ƻ13c16Ű21PĿǒ22ũ23u24ŝ30Ɯ
~eps>	70 -10ǧ-7xR7ŘǠ9Ţ11n12ƻ13c16Ű21PĿǒ22ũ23u24ŝ30Ɯ
~ept	72 -13D-8ōő8Ǘ11Ŷƃ14Ɛ16ǈ21ŀ23ŝƒ27Ű31ǖ35ƥ
~ept>	73 -13D-8ōő9Ǘ11Ŷ12ƃ14Ɛ23ŝ24ƒ28Ű31ǖ35ƥ
~equ	63 -7Ɠ7Ɲ9Ĺ10Ǚ12ĵ13Ľơ14ǌ17ƫǢ18Ŭ19Ǟ21Ǔ31ķ41Ǐ
~equi	64 -7Ɠ7Ɲ11Ǚ13ĵ14ơǌ17Ǣ18Ŭ20Ǟ21Ǔ32ķ41Ǐ
~er>	28 -35d-30Ƹ-29Š-23Ĺ-21Ɨ-20Ō-19Ɣ-16ƶ-15ŀŶƤƻ-14mƈƭ-13Ʀ-12ƌƝƞǑ-11lG-10uYŇŪƏƾǅǥ-9ŏŵ-8Ńōŧ-7iňƖǢ7ƃǠ8avCHśũƯǏ9cŚżƠƹǐ10VľƧǤǩ11ķłƮǆ12ŒţƩǀǞ13sņŎť14AEƽǗ15hūǁǌ16KLŦŮƼ17jyPQUXŖŜ18ezFŹǇ19ĽŲųŽƊ20ŬŸƕƷǂǘ21ļƋƒ22BŤǛ23wxřź24ZƂƨǕ25ŻƜǦǨ26IŐ27ŢƟǜ28Ǌ29ƴǡ30oş31Ŵ32pq33Ƒƿ35Ƴ36t39ő40ƙ44Ņ47ƛ
~era	50 -13ňǏ-10Ǧ-8ŦǑ-7Ĵ7ƪǉǘ8MXźſǧ9Ūƭ10Ʀƨ11ŠžƳǌǨ12ŗƘƚ13Ńŷ14Ś15Wƀǒ17ǅǚǝ18ľƁƬǓ19šƧ21ǋ22Ƹǡ23ŏǢ28Ɠ29Ǝ30ư31ǥ
~era>	88 19M23Ǝ
~erad	90 11Ŵ22Ū
~erag	53 -13ňǏ-9Ǧ-7ĴŦǑ7ķƂ8ŕƪǉǘ9Xź10ſ11ƭ12Šƨǥ13ƦǌǨ14Ńƚ16ǒ17WŚƀ19ǚǝ20Ɓ21ľšžƧƬ26ŏǢ28ŗ31Ɠ
~eral	66 -18ŗ-11ž7ĺǖ12ǧ14Ƴ16Ǔ28ǥ29ǡ30Ƹ42ư
~eras	80 11ũ14Ƙ28Ǝ
~erat	83 -9ő9Ǉ10ǃ23ŷ33ǅ39ǋ
~erc	64 -17Ƃ-15Ř7Ő8QĶŔŠǖǥ9Ɣ12źǑ13ǆ14Ǎ15Ǜ16ǔ17Ĵ19Ǧ21Ǣ22ƚ23œŽ38Ǆ
~erce	70 -17Ř9ĶŔǖ10Ɣ11ǔ13ź14Ǒ15ǆ17ǄǛ19Ĵ24ƚ25œŽ
~erci	73 -19Ƃ-7Ɔ8ǌǢ9Őǥ10Š16Ǎ22Ǧ25Ǆ
~ere	31 -23ǎ-22Ŷ-19Œ-18T-16xŀǅ-15Ő-13bpƒǑ-12O-11tťǇ-10RĴųƘǆ-9eĺƅƖǠ-8cNƳƺǌ-7vzIĿŁłŕŲƓƮǉǊǟǣ7ķŊşżƜƹǓ8UĹňŎŵŸźƏƚƷǩ9dFXŘƀ10hkWĶŅŗţƄơƭƼ11uYĸŇƃƈƗƙƲ12ĵŌŖŞŤŴǛ13iřŠƎƧƪǈ14rŔƉƶ15JƁƾǢ16ŉ17sũƂǃǨ18fſƍƱǗ19ŚŧŷǄ20SšŨ21H22jŏƝ23ǋ24ōŜ25QVƞƟƦ26Dļ27nŝ28C30Mǝ32ƤǍ35Ű37l40Ɗ54G
~ere>	32 -22Ŷǎ-21ǅ-20Ő-16ĺŀ-15x-14TŒ-13bƒ-12pO-11łǑǟ-10ťųƘǇ-9tKRǆ-8eƅƖƨǌǠ-7IľƓƛƺǉǐǒ7qķŌœŞŠƹǀǔ8żƄǓǦ9ŊŸƜƣƷǃ10dFUŢŵƪ11hĶţŧƁƼƾ12kuWXYŅŉřźƈƙƲ13ĵƃƦǛ14ŤŴƗǈ15iƂ16rĸƎƧǩ17CJſƉ18Hƚ19sļƍǍǗ20ŚŷƱǋ21fSVǄǨ22šŨ23ō24Ɲ25j26lŜ27DƞƟ29nQ31Mŝ32ǝ34Ƥ37Ű42Ɗ52G
~erea	84 13ǋ14ƣ23C
~ered	60 -23ƣ-14Ǐ-8TĸŘ-7qĴ7ǁǡ8Őƪ9şƛƾ10Ɓ11ľƭǟ12GŇ13ĹŖƀ15ļŗ16mŎǃ18Ǣ19ƶ20ƨ21ŉ23Ō24lƦ29Ǎ33ŏ
~eren	66 -16ƚ-8Ļ7CřƬǥ8Əǘ9łǅ11VǕ12Ŏ17ĺŞ19KŘ20ňŧ21Ŕ28ũ
~eres	79 -12ǩ7ō8B11Ĺ12H17Ɣơ18Ň19Š
~erf	78 7ř8a9ŕ11iD14Ő15Ļ23Şƛ
~erfe	80 8ař10ŕ11D15ĻŐ24Ş
~erg	81 -7t9ƃ23x27Y
~erge	84 10ƃ28Y
~eri	58 -10p-8ŗ-7Ŗ7hŠūŭƜƭǕ8X9ŨŻ10ŧƽǣ11ǅ13dſ14ǈ15ŉ16ƶ17ŀņǂ19Ɖ24Ƈ30Ƽ36Ǜ38Ő45Ų
~eria	85 9ǘ10Ƈ11ū15Ǖ28Ɖ
~erie	64 7ǂ8ŭǛ9XŠ11hŨǐ12ŧǣ13ǅ16Ő18Ų19Ƽ20ņ
~erin	73 -10ŗ-8Ŗ-7Ĺǐ8bkǩ10ƭƶ12Ɯ17ſ19ŉ23ŀ30Ő36Ų38Ǜ
~erio	81 9Ǐ15ǂ16ƽ19Ƽ37Ƈ
~erl	88 -12K10ŕ23Ÿ27Ĵ
~erly	90 -11K23Ÿ28Ĵ
~erm	64 -12Ƭ-11ţ-10AƔ8Ƶ10W11g12ŋ13j14Ǖǜ17B18Ÿ28ŕ33Ź61ƭ79Ʃ
~erm>	69 -13Ƭ-10AƔ7Ɯ10Ƶ11W19B30ŕ66ƭ70Ʃ
~erma	84 8h16g30Ʃ
~ermi	77 -13ţ7ƌ15ŋ18ǜ22Ÿ41Ź
~ern	70 -10QŃ-9P8Ɗ9Lľ10Ƹ11iV12Ō13ŅŕǏ14jǖ23Ŀŀ33Ű49ǔ
~erne	90 -7ŀť13Ɗ17Ņ19Ŀ
~erni	80 14V15ŕǏ16ǖ38Ű
~erno	84 -11Ń13L15iŌ17j
~ero	75 -10ť-7g8ś9ǂ11ŏ16ţ18Ƽ19ř29ƈ32ǀ
~ero>	86 13ŏ18ţ22ř
~erol	90 10ǂ23Ƽ
~erou	84 -7g9ś36ǀ
~err	74 8g9w17ǝ18űǚ21ļ29ŭ31N
~erra	86 34ŭ
~erri	90 8œ10g11Ũ12w
~erru	86 20ǝ37N
~ers	42 -27ǌ-19n-18d-17WŐ-15Ů-13Fķǁǡ-12IşŲƁǦ-11sœ-10DŅŌƬ-9Cűǝ-8LRŦŵƛƳ-7tĵĿŁŃōŒŔŕŝƀƯǋǚǩ7ĹŇƨǐǘǟ8zŽ9bŊǖ10ańőŜƂƇƈƏƐƗǣ11pņňŗŠ12uKżžƋƕǠǧ13ŋųƱǒ14EũŹƖƽǛ15Ƽ16ľƓƜ17Mƻ18Ļłźơƿ20ǃ22ŴŷǇǗ23Ʋǔ24Ǐ25ƣ26Ŗ27ƃ28ƢǑ29Ǩ31h32Ǖ34v36A39ǆ
~ers>	45 -26ǌ-20d-17n-16Őŭ-13Ů-12yŲǁ-11FIœ-10sşƁ-9Dķ-8CJŅŌŜŦƬǈ-7tLňŔůűƗƩƳǀǝǞǡ7aĻƝǄ8BŏżǙ9łŚŠǐǟ10ĹľŇŽƖƱƽǘ11ũžƈƨǖ12zńőƇƏƐǣ13bpǠǧ14uKƋ15ŗƕǃǒ16E17ƲƼǛ18źƓǨ19ŷŹƻ20ƜǕǗ21ƃơƿ23Ƣ24AǇ25Ŵ27ǆǔ28ƣǏ29h32Ǒ39v
~ersa	82 12Ļ14s19ŋ25Ʃ
~erse	84 11ǀ12ƾ17Ƣ29Ǖ
~ersh	85 8Š10Ƅ31ǆ
~ersi	82 10Ʊ11O13ǃ16Ť19y
~erso	63 -17W-11Ǧ-9ǡ7ghŖŷ8Ǣ9ǎ10Tƃ11fƂ12ľǈ13Jž14ų15ł18ŭ19Ŋ21Ǩ22ņ23A26Ŝ27Ɨ34M
~erst	76 -10ƀ-9s8ũ9Ɩ10r11ĺĻżƽǞ13Ţ16ůƲ30Ŗ34ň
~ert	56 -10Gŷ-7ŗŰ7ƍ8RŐŠƝ9ƌǃ10H15źž16ŭƑ17ơ18D21TƗ22ķ30ǌ33Ǣ51ǒ67ǧ
~ert>	79 -12ŷ-7ǚ8ƐƧ13ǒ54ǧ
~erti	63 9R10ķ12ơǃ18ź19ŭǌǒ24T29ǧ
~erts	85 8ǧ38ǒ
~erty	66 -12G-8ŗ7şƜǋ8ƍơ10Ő11Š12H16ķǌ19ž20Ƒ23D27Ɨ40Ǣ
~erv	64 -10ƿ7fŞų8ŝ9ŢǗ10Əƕ11Cǀ12ţ14Ŝ17Ǟ18űư19ľ24Ŀ31Ǆ32Ǜ
~erve	77 -12ƿ8Ƽ9fų12Ǘ42Ǜ
~ervi	69 7Ʊ8Ş9ŝ10Ţ11Əƕ12C14ţ15Ŝ18Ǟ20űư22ľ33Ǆ
~ervo	86 13ǀ35Ŀ
~erw	69 -7ǩ7v8nƳ9śŤƸ11iǃ13o14ǂ17Śǀ18Ǡ19J35ũ
~erwa	86 11Ƴ29ũ
~erwi	88 9v12Ƹ18ǂ
~erwo	77 7ƕ8Ʋ11ś12iǃ14o20ŚǠ21J
~erwr	83 7eƈ10n11Ť15ũ21ǀ
~ery	51 -15Ų-11ŗ-10L-8ţ-7ŢűƚƜǓ7ŒŔƩƽƾǄǈǐ8ĴľƖưǅ9ĻŰǑǖǡ10ǘ12KUōŐ13iƊ15nş18ǒǢ19ŪŴ20TķƗ21ŭ22ƻǙ23ŷ25Ƭ26Z28ů
~ery>	57 -16Ų-11Ǐ-10L-7Ǔ7huŌŒƝǛ8ŀŜƔƾ9cŭƽ10ƩưǢǥ11Ĵǡ12ǝ16Ɗ17Ő18ƻ19Z22Ŵ23ǒ24T25Ū27Ǚ34ů
~eryb	67 -8Ư-7Ŗ7ż8gAŁŭƖƗǑ9KœŰž10Ƣǩ11nŨ13ķǅ16ŷǈ20ľƬ
~eryo	90 -9ǐ12nŽ13ŷ
~eryt	64 -7ƚ7wŧ8AKƖƻǑ9ĿŘƶǦ10Ƭ11U12Ư13ǄǐǢ14Ǐ15Ļǖ18ō23işƗ27ķ
~es>	30 -28P-26Ƃ-21Ņ-20ŭ-19a-18ĺž-17ǋ-16QœŦ-15S-13ŃŝŸƬƾ-12iVĴőƶ-11MŔŧƓƸ-10ltNšŻƲǝ-9CGļƮƴƿǅ-8fŵƒƛƤƪ-7RUņśŨƖƣƥƱ7ŗŰŹŽƆƈ8EłǕ9ŎƺƼǤ10guŀũƇǁǛ11HŋŮƊƙƜǙǣ12rŪƅƚƩǄǎ13TĵĽƏƠƵƽ14OŴƄƋƯǀ15cWŲƧ16ŘşƎǑǘǚ17ţƁƉơư18ǉ19ǔ20pZǢ21ŞǦǩ22hŕǍǜ23wĿǖ24xŜ25ƨǓ26ńƢ27Ǐ29vǐǧ30ůźǒǗǠǥ31Ƙ32Ǌ34ǈ35q37o40Ƒ42ǂ47Ł63ų
~esc	72 -7ź8űƇƣ9Ƹ10Ŵ24ƻ29Ɣ30ƕ
~escr	72 8űƇƣ9Ƹ24ƻ29Ɣ30ƕ
~ese	62 -12RS-9ű-7iş8ĺőƁ9qŖŜƠǌǜ10fCNŝ11Ǜǟ12ŒǞ13ƺǇ15ŐŪǩ17t18Q19Pƒ20n21l22A23ŋ26U
~ese>	62 -12R-11S-9ű-7i8ĺƁ9qŖƠǌ10fCŜ11Ǜǟ13ŒƺǇǞ15Ūǩ17t19PQƒ20n21l22A23ŋ26U
~esen	86 -7ĵ10Ş12ő13Őǜ16N17ŝ
~esh	90 -11a13Ų15ō20Ľ24ŏ
~esi	63 -8Ɨ-7ŭŹ7x8Ƣƥ9ǈ10Ł11GŴ12ųŷ13Ǆ15Zķ16Ǉ19uǍ20ǩ26n27Ʀ28ŀ36ǚ
~esid	65 -8Ɨ-7ŭŹ7Ɯƻ8Ƣƥ10ǈ11GŁŴ13ųŷ14Ǆ16Zķ17Ǉ20uǍ24ǩ27n28Ʀ
~esig	85 51ǚ
~esit	85 41ŀ
~esk	83 -11Ǐ11Vǈ14Z21Ɲ37P
~esk>	84 -12Ǐ11Vǈ22Ɲ38P
~eso	71 -7ǌ9cnŌŚŰƇ10CƘƛǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
~esom	71 -7ǌ9cnŌŚŰƇ10CƘǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
~esp	86 9Ǔ10ǌ13Ţ15ņ16U
~espe	90 7ł14Ţ16ņ17U
~ess	44 -17Ū-14Ƃ-12ŗ-11ō-9ŁŬǉ-8ĺžƀ-7IŏŻƩƫƮ7AEŢƪǩ8ŷǎǧ9MǛ10Ǡ11KŐţƽǜ12ǚ13ŮŰǢ14łƖ15GŎǂǆǞ16JǓ17ǐǔǙǨ18Ņŭǡ20ǅ21ũǟ22Ƽ23ǃ25Ǆǋ26i27UǊǝ29DǗǥ30Ɲ46Ǧ
~ess>	46 -17Ū-14Ƃ-10ōŗ-9uŁŬǉ-8Ũ-7tĺžƮ7ŤƏǑǔ8EŢǂ9nAľŅũŷǎǧ10Młƪ11UǛǠ12ǜ14Ǣ15ŮŰ17iGŎǡ18JǄǐǓǞ19ŭǗǩ20Ǩ21ǆ22ǅ23ǟ25Ɲ26ǃ27ǋǥ29ǝ30Ǌ33D49Ǧ
~essa	90 17Ĺ26K
~esse	76 -9I-7ơǆ7ǥ8Ÿ9h10Ʋ12uC16ƽǄ18i19ǔǗ25Ǚ
~essi	70 7ņƐ8Ŗ11u12P13ő14ţ15ńŅ16Ƽ17ŇŐ19ǚ25Ɩ
~esso	90 -9ǩ10Ǐ17Ɲ41ũ
~essu	78 -8ǩ11ł13ƻ19ǂ28Ƽ
~est	50 -13C-12ů-11ƭ-10pVŀŞ-9cPŲŸƗ-7iĺŒŗƋ7ĶƟƶǕ8BĻĽƔƞǍǏ9Y10łŖśưƼ11ō12xU13ŇŨ14ĹƏ15mtLŝ17Źƾ18ŊŠǁ19ǎ20Ƙ21Ǚ22KƜ23v24wI25ľ27ǔ31ǟ34y35ķŉ
~est>	54 -12ů-11ƭ-10Vŀ-9pŞŸ-8cAP-7CĺƋ7HŢ8JQĿŶ9ĶĹōƟǏ10ĻŹƞ11YƔưǩ12łś14UŠ16xLŨƏ17mŝ19t20Ň21ǁǎ22ǟ23Ƙ25K26I28w29vľ31ǔ41y
~esta	80 -10C9W11Ǜ13ƣ15Ʋƶ18Ǎ19ǟ31ķ
~este	83 7ķ10ǂ13ơ14Ǚ21Ƽ
~esti	67 7Ľǉ8dA9Ĺ10Ɠ12Ǖ14B17Š27Ŋ51ŉ
~estl	90 10ň25Ŗ
~ests	82 -7Ų14Ź25Ǚ31ƾ38Ɯ
~et>	38 -24ǩ-21Ƥ-19Ʒ-17ŭƔ-15ŏŒŝ-14ŇŖż-13yŤ-12qœƌƬ-11lŕťƗǞ-10ľǈǥ-9Fǅ-8zZņōŗƼǌǑ-7oTſƴǍǛ7gtPřūźƎǧ8OƄǃǝ9aLXŠŶƦƶƾƿ10fSŴƆƨ11cJKńňŪŰƏǎ12Ľűƞư13kŸƐƓ14Iơ15GŊŌƃƊƚǕ16DHŎśŞƍ17xŃ18jĸĻƕǜ19ŘŢŵƵǋ20MWķ21Ĵǆ22eYƛ24ŹŻ26vŽ30ŀŦ32ƙ38Ɩ
~eta	75 -9ƕ11Ɣ16Ǎ24Ƒ25Ǆ31Ɖ
~etac	86 30Ƒ
~etal	80 17Ǎ33Ɖ
~etc	86 8Ɵ11Ś12Ż24š
~etch	86 8Ɵ11Ś12Ż24š
~ete	71 -8ƾ8ǡ13ƽ14ư15y16j18ǂ22Ǝ32Ů
~etec	84 26Ǝ
~eter	83 16ư19j38Ů
~etes	81 -8ƾ19ƽ21ǂ
~eth	51 -12ũ-11ž-9Ō-8ĻœƱƲ-7AľŜǟ7rEńŢƎƦƯ8ĽĿųŽƬǩ9gmsZņōŗŝŶǊǕǛ10ĴŊŔūǉ11iŖ12łŪŵ14ơƫǨ15şţ16Ş17ŏ18Nƺ19ĸ20YŘ21ŉƨƶ28ĺŀ
~ethe	71 7ţƫ8f9ŏƀƐƵ11ZĴơ12M13Ǌ15ǉ22s31ş
~ethi	52 -12ũ-10ž-9Ō-8ĻƲƵ-7ľşƱǟ7ƊƎơƮ8rEńŴƦƯ9gĽņŶŽƫƬ10mĿŊōŗŝţūǕǛǩ11ŏŔ12iŖ13łŪŵ14Ǩ17Ş19Nĸƺ21YŘ22ƨ23ŉƶ29ĺŀ
~eti	64 7ŃǙ10Ƽǟ11MŜ12Ņǈ14O18t19Ƨ20ƭ23ń28P30Ķ39V
~etim	85 -7q10M13ƭ15Ńǟ18ǈ
~etin	81 11Ǚ19O
~etir	69 8q11ƭ12Ŝ19t21Ƨ32P33Ķ43V
~eto	85 7ǆ11ņ14ƿ17Ł63l
~ets	61 -10ŷ-9Ɣ-8Ū7gǌ8ĺƯ9ļŎƌ10ƭ11Ƣ12ųƁ15ǟ17ţ18Ǝ19ŁŶ20ķ21Ż26Ɲ27ǩ28ƫ35h
~ets>	61 -10ŷ-9Ɣ-8Ū7gHƗƲǌ8ĺƯ9ļŎ10ƌƭ11Ƣ12ųƁ15ǟ17ţ18Ǝ19ŁŶ21ķŻ27ǩ28ƫ35h
~ett	53 -13œ-12ŀǩ-9hļ-8BQĴƚ-7ķũ7A8sŖǙǠ9qłƆ10rxľřŞ12L13Ţ14jpŇƖƹ16oź17GŦǂ18ƨ19KƸ21ĽĿŔ22Œ24UŚ30ƞ31b39t
~ette	60 -13œ-9ļ-8hQ-7ĴŹƚ7aŸƵ9Ŀ11s12ľƨ13řŢ14qr16L17pŞ19o20ŇŚźƹǂ23K25Ŕ27Ľ30t36b
~etti	66 -12ŀ-7ƙǟ7ǜ8iŚŵƞǝ9ŹƁƨƪ10zAű11PU12ǙǠ14Ŗ16x17t18Ŀ20j34Œ
~ettl	78 9G11ł14ŧ20Ɩ29Ŧƞ
~etty	70 -7ǩ7S8Zŕ9ōŴǟ10WƙǑ12Ɔ13Ţ15Ũ17G22U24Ƹ
~etu	81 -10ǥ7Ǌ8Ǡ9f10ǆ11ĺŧ12Ɗ15T16Ǚ
~etur	84 -10ǥ7Ǌ8Ǡ10f11ŧǆ15T17Ǚ
~etw	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
~etwe	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
~ety	70 19ƎƼ59Ǚ
~ety>	70 19ƎƼ59Ǚ
~eve	40 -15Ŧ-13Ĺ-11ƌƝ-10ryǨ-9ńƃƄƏǓ-8sXĺŃŕŬƧƽǍ-7jvDŵŹƀƒƕƠƤƥƭƵƸǔ7Űƅǐǚ8UĿŤƑ9mCķŒŨƢƲǆǢ10LŗŞŪŸſǖ11KŴƆƻ12gƗ13hƜǊ14ş15Tǝ16ųŷƹǘǥ17Ž18šůŲƿ19żƊǙ20Żƛǜǩ21RŖ23Ƃ24HƼ26ņƙ27ŜƩ28ǒ29Ƭ31ƴ39Z48ţ
~eve>	79 8m9lŌ10S11M12ŸƬ16ŋ18d23ǩ
~evel	72 -9Ǎ-8Ʊ-7ŭ7ū9ŀ13Ŷƣ16mƩ21Ɗ30Ɔ
~even	59 -10i-8Ĺƞ7Űſƿ8hŕ9ť10ŢƬ11Œ12Ưƹ14RŨ16ũŷ19ƅ26Ǌ27Ŝż28ţ30L
~ever	42 -15Ŧ-14ŕ-11L-10rƝǨ-9SƏǓ-8ńƃƄƌƽ-7sĹĺŃŬŵƒƠƥƸ7aōŏƟǀ8iŜƊƍƹǐ9UĿƑǚ10nŷƢƲǆǢ11Cķŭǖ12KŤŪ13RőŗŴ14gƿ15hƗƻ16şƜ17TƬǝ18ųǘǜǥ19Žƛ20š21ůŲǙ25ŖŻƂƩ26H27Ƽ28ņƙ30ţǒ34ƴ43Z
~evi	73 -8G7ǌ8œƄ10ƈ11Ŷ14Ǟ18ǩ23Ŝ24Ŗƕ39Ž
~evic	83 44Ž
~evid	88 11Ƅ29ƕ
~evie	84 -7ƶ14Ŷ16Ǟ22ǩ26Ŝ28Ŗ
~ew>	52 -17šǋ-12Ǡ-11Ĵ-9ŉƢ-8ŏŝŷƉƭ-7oƛ7uœƝ8BƕǨ9DŔũƲ10kǑǣ11ƗǕ12ƹ13ĹŒ14ĵǉǙ15Hţ16Ɓ17Ź18Ƶ19ĺƅƌ21Ƥ23Ŋ24Ǉ25Gǈ27ƞ28i29Sƈ30ǅ32ŕ36Ŷ38Ǟ
~ewa	63 -10Ō-7ǐ9Ǟ10Ə11š13ś20ŕ23ĹŪ30Ŝ34Ű
~ewal	66 -10Ō9Ǟ11š14ś22ŕ25Ĺ32Ŝ
~eway	77 -8ǐ13Ə29Ū41Ű
~ewe	67 -8Ŕǘ-7p7Ɖ10šŴ11ŜŪ14Ŗ18ƅƠ31ƛ34Ƙ
~ewed	85 -10Ŕ13š14Ŝ18Ŗ23Ơ
~ewel	73 38Ƙ
~ewer	78 -9ǘ-8p8Ɖ15Ŵ24ƅ37ƛ
~ewh	73 -14ş-7ŀōǨ7Q8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ
~ewhe	73 -14ş-7ŀōǨ7Q8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ
~ews	84 8ƹ16j26ŕǎ
~ews>	84 8ƹ16j26ŕǎ
~ex>	75 -13ǧ11Ơ12Ƙ27Q40ơ42ƫ49ƣ
~exa	65 -10Ǎ-7ŪƵ7DY9Ņŕš10Jŀ11lǄ12ƕ14ơ15ū18ŤƧ19d65ǁ
~exac	71 -11Ǎ-8Ū8DYǃ10Ņŕš11ŀ12Ǆ13ƕ16ūơ20ŤƧ21d
~exam	74 -7Ƶ12J77ǁ
~exas	90 8Ÿ17l
~exc	69 -8V8ŷ10iHǣ11Ƃ15Ƹ17Ŗ20Ɩ22Ŕ31ƞ32Ƶ58Ǧ
~exce	76 13Ƃ17Ƹ64Ǧ
~exch	90 -9V43Ƶ
~exci	84 13iH24Ɩ38ƞ
~excl	88 11ŷ14ǣ24Ŗ
~excu	88 32Ŕ
~exi	88 12ű18M27Ƶ
~exis	90 12ű27Ƶ
~exp	59 -10Ɣ7Ǐ8ŨŸ9XŬǊ10eY11BŎǅ12ŴƗ13ų15ņ16Ňư17Ŗ18Ƙǣ22ň25Ŋ28ŕ29Ŕ30ĸ37Ǟ
~expa	90 -7Ƶ40Ǟ
~expe	65 8ĽǏ10XǊ11YŨ12ŧǅ13ŎƗǞ18ư19ņ20ŇƘ21ǣ33ĸ
~expi	81 12Ÿ15e41ŕ
~expl	70 -11Ɣ9ſ11Ŭ14B15Ŵ16ų25Ŗ29ň31Ŋ39Ŕ
~ext	57 -17Ʊ-13gJ-11Ŗ-10Ŀ-9C-8ǥ-7aĹŇ7pũŲ8mǘ9kŴſǖ10ƫ11ŃūƤ12ŗ13řƴǞ14ĺƖƘ15H16ŎƎ17y18śǇ21Ǥ22ŕƂ24ǀ25VƇ28Ɓ33Ǎ60K
~ext>	61 -18Ʊ-9CJĿ8pũ9mǀ11ſǖ12Ńūƫ15ĺŗǞ16řśƖ17HŎ18k19y24ŕ27V36KǍ
~exte	88 40Ƈ
~exti	80 24Ǝ26K
~extr	73 -13g-10k9ƶ11Ų13Ŵ14Ƥ18ƴ19Ƙ20ǀ25Ǉ27Ǥ29Ƃ37Ɓ
~ey>	41 -21ŭ-18ŵ-16ǟ-14ĺŃ-13ĴŠ-12acŇž-11ŶǞ-10ǣ-9gjtłňũƔƷ-8hlnńŏŪſƃƜƣƵ-7mCEHMPQŁƒǉǢ7BĸűƝǁǏ8rƌ9yŖƦƶƾǈ10TƩƽǓǕ11Ţƻ12i13RUŜšżư14Ƽ15ƖƘƧǧ16ķŗŲǑ17xAǒ18Ʊ20Řƅ21Ǩ22Ɛ23z26Ǥ27ơ28Œƕ29Ơƴǖ30W31ƪ32wŦ34Ņ35v43Ş49Ŕ53ŝ56Ʈ60ŧ
~eye	84 -11ǩ7r9ƃ15Ŗ19A26Ŷ
~eys	71 9Ŀ10v11Ń18ơ30ų39Ɩ
~eys>	72 9Ŀ11vŃ30ų39Ɩ
~fac	76 -18ŗ-17J-11Ł9ǔ11Ʀ17ł19ǩ21ļ23Ƈǘ24M26Ǆ28Ƭ
~face	81 -19ŗ12Ʀ21ǩ22ļ25M30Ƭ
~fact	84 -19J-13Ł10ǔ20ł26Ƈ29Ǆǘ
~fai	75 -10Ņ-8X10ĽľŎ11ļŒǁ15iŉ17ĵ19ŀ20Ň24ŧ
~fair	76 -10Ņ-8X10ĽŎ11ļľ15iŉ17ĵ19ŀ21Ň25ŧ
~fak	84 13Ŀ55ǘ
~fake	84 13Ŀ55ǘ
~fal	66 -16Š-10Ƥ-9ĺ8ĽŇƃ9ǒ11ťǙǣ12ǡ14d17ŘƜ18y19Ɨ20ŕƞƾ22Y29Ŷ
~fall	66 -16Š-10Ƥ-9ĺ8ĽŇƃ9ǒ11ťǙǣ12ǡ14d17ŘƜ18y19Ɨ20ŕƞƾ22Y29Ŷ
~fam	57 -15Ƣ-8ų-7Zĸż7a9q10zưƸ11hFǅ12Ǉ13A16ĽƜƳ17ŖŪ18Ũ20Ƭ21u22ƶ23Ƥ24Ʈ26y35ƽ36n
~fami	58 -15Ƣ-8ų-7Zĸż9q10zư11hFƸǅ12Ǉ13A16ĽƳ17ŖŪƜ19Ũ20Ƭ21u22ƶ24ƤƮ26y36ƽ37n
~fan	85 -15p7ļ9ƌ12ǃ15Ƙ19Ŀ25r
~fanc	90 10ƌ13ǃ16Ƙ
~far	59 -14Ŵ-12R-9h-8U-7qxŞƳ7ĽŇŜŭƐǄ8Ů9Ņźƕ10v11ť12ƞ13uZƙƭ15ƶ17ųǐ18ň19m22ƚ23i24ńƏ25Ǒ30Ő33ő50ů
~far>	64 -14Ŵ-13R-7qUŞ7y8Ɛ9ŇŮ10Ső11ź12v13mť14uZƞ16ƭ19ųǐ20ň24ƚ26i46ů
~farm	73 -10h7Ÿ9Ǆ10ĽŜ12Ņ16ŭ20ƶ30ő31ń33Ǒ38Ő
~fars	85 13ů17ƙ28Ə
~fas	77 -14Ŧ-8Ł7ǧ10Ǉ13O16Żǩ17ŧ27Ń39ň
~fast	77 -14Ŧ-8Ł7ǧ10Ǉ13O16Żǩ17ŧ27Ń39ň
~fat	79 9B21E26zƳ32ƽ
~fath	80 10B26z27Ƴ33ƽ
~fau	77 7ƃ14Ť43ż
~faul	77 7ƃ14Ť43ż
~fav	81 -17Ʒ19rƞ20ǩ21Ŷ22ŝ
~favo	81 -17Ʒ19rƞ20ǩ21Ŷ22ŝ
~fax	84 -10Ʋ-7M10ƕ17ĵ20Ƅ27ś
~fax>	84 -10Ʋ-7M10ƕ17ĵ20Ƅ27ś
~fe>	50 -17ŗ-16U-14ŻƼ-12Ő-11ĹŌŏ-10vPƸ-8ƻ-7Śǩ7Ũ8Wǆ10şƘ12mqĺ13Ʈ14iŴ16o17Ƭǈ19f21ǂ22pŽ25ƭ26ƪƿ28sƵ30ƴ32ƫ36t38Ʒ39r40Ʃ45Ƨ50Ʀ55ƨ
~fea	90 36Ŀ
~fear	90 36Ŀ
~fec	78 7ř8a9ŕ11D14Ő15Ļ23Ş27x
~fect	78 7ř8a9ŕ11D14Ő15Ļ23Ş27x
~fed	88 -11ť13V19Ş32Q49ƈ
~fed>	90 -11ť13V20Ş50ƈ
~fee	57 -17T-9Ŷ-8aĴ-7ǡ7ł8ņōžƊǛ9Uĵǟ10XŋƏƺǩ12it13ǀ14Ţǁ15Pŀ16u17ƞ18Žǋ20Ŏ22Ƹ24Ɔ27rM28Ň29ŧ33Ũ34Ƭ
~fee>	82 -10a-9Ĵ-8Ŷ8iY11Ų13Ǜ14ō26ǩ28M
~feel	62 -8ǡ7Ƶǜ8iMNł9ņž10ĵ11Xŋǟ15t16Ţǁ18ŧ20Žƞ22Ŏ25Ƹ27r32Ň38ŨƬ
~feet	70 -16T11Ɗ14ŀƏƺ15Uŧ17ǀ22P24ǋ31Ɔ
~fel	75 7B8gķŅƫ10Ɯǃ11cxſ12ń13Ŝǣ14Ǒ15Ƙ18ņ19Ƶ
~fell	75 7B8gķŅƫ10Ɯǃ11cxſ12ń13Ŝǣ14Ǒ15Ƙ18ņ19Ƶ
~fen	71 7ķ8ţű12lź15ƍ19ǩ30ż48Ƒ
~fenc	77 17ƍ53Ƒ
~fend	80 9ķţ10ű22ǩ34ż
~fer	61 -15ƚ-10Ũ-9Ļ7Əǘ8Ķǅ9ŅƁ10VŎǕ11ĴŇ12S13Ř15ĺŔŞ17ŧ18ň19ƒ20Ǆ21ń24K25ũ27ł37ļ
~fer>	73 7ǚ8K11Ķ12Ɓ14Ĵ16S23ƒ24ļ25Ǆ33Ņ
~fere	65 -16ƚ-8Ļ7CřƏƬǥ8ǘ9łǅ11VǕ12Ŏ13Ň17ĺŞ18K19Ř20ňŧ21Ŕ27ũ
~fers	90 -25Ņ-7ş29ł37ń
~fes	68 -21Ƹ-8a7BƐ8bņƜ9ƺ10j11ųƮ14ţ22ǂǚ25q35o36p
~fes>	71 -22Ƹ-14P-8a7B8Ɯ9b10jƺ12ųƮ23ǂ26q37op
~fess	80 8Ɛ9ņ14P17ţ26ǚ
~fet	70 9Ś11ƭ20Ǝ59Ǚ
~fety	70 20Ǝ59Ǚ
~few	71 -18š-11ŉ-7Ǟ9HƁǅ13Ɲ23ĵ25ţ34Ŋ
~few>	71 -18š-11ŉ-7Ǟ9HƁǅ13Ɲ23ĵ25ţ34Ŋ
~ff>	49 -13Q-11PǨ-10ŖƮǎ-9ůƜ-8łŢƶ-7KŠƼǄ7şƃƬƲǐ8ZĴŵƀƎ9jqƧ10sŀƾǛ11egWšǂǈǓ12B13ŗťŽƍǘ14AƟ15yūźƝƢǊ16Ɣ17Ǣ18Ɨƛ19Oǣ20k21Iŋ23R24ƚǜ25ƥ26Ŭ27ĺ28Ǉ32Ł
~ffe	61 -15ƚ-9a-8ĴĻ-7Ŷ7Əǘ8lǅǛ9ŅōƁ10VŇǕ11Ŏ13Ř15ĺ16MŔŞ17ŧ18ň19ƒǄ21ń25ũ27ł35ǩ
~ffee	83 -10a-9ĴŶ8iY14ōǛ26ǩ28M
~ffer	63 -16ƚ-8Ļ7CKƏǘǥ9ǅ10VŅƁǕ11Ŏ12Ň14Ř16ĺŞ17Ŕ18ŧ19ň20ƒǄ22ń26ũ28ł
~ffi	63 -15Ǉ-13ǟ-11Ů-7Ǒ7P8I9ś10ĹŋǤ11N12Żǩ13R14Ǎ16ŜƖ17ŭ21U23Ɲ25ơ27ƕ29ů30ǋ32ǈ35M
~ffic	63 -15Ǉ-13ǟ-11Ů-7Ǒ7P8I9ś10ĹŋǤ11N12Żǩ13R14Ǎ16ŜƖ17ŭ21U23Ɲ25ơ27ƕ29ů30ǋ32ǈ35M
~ffo	85 -7Œ10ǔ20Ƥ42X
~ffor	85 -7Œ10ǔ20Ƥ42X
~ffs	88 10Ǖ14V19u24Ɨ
~ffs>	90 10Ǖ15V24Ɨ
~fia	88 -11Ľ11f17o18p20q
~fian	88 -11Ľ11f17o18p20q
~fic	54 -13Ǉ-11ǟ-10Ů-7Ǒ8śǃ9Nŋǩ10RūŻ11Ǎ13ŜƖ14ŭźǌ18U19Ɲ22ƕơǒ24ǧ25ůƫǋ26ǈ29M30ĵ
~fic>	85 12Nĺǋ17Ż20ů
~fica	63 8Ŕ12ǃ13ū18ź19ǒ20ǌ30ǧ
~fice	65 -16Ǉ-13ǟ-11Ů-7Ǒ7ǒ8P9I10śǤ11Ĺŋ13R14Ǎ15ů17Ŝ18ŭ21ǋ23UƝ26ơ30ƕ33ǈ36M
~fici	68 20Ɩ33ƫ
~fie	79 -10ƴ7ǈ8J11ĸ12Śŧ21Ǥ24ŝ25a
~fied	86 -11ƴ13ŧ23Ǥ27ŝ
~fiel	84 8Jǈ12ĸ13Ś27a
~fif	85 11Ǥ13Ĵ14ŕ26ń
~fift	85 11Ǥ13Ĵ14ŕ26ń
~fig	68 -13Ǐ-8Ŕ7HXœŦ8ĸŤ9yłŖŧ10Ə11AƓ12UưǠ13ű14ůǜ18r19Ƭ22Ƙ
~figh	83 -7Ŕ9Ŏ13ŧƏ15U18ůǜ19r
~figu	70 -13Ǐ7Hœƈ8XĸŤŦ9y10Ŗ11Ał12ƓǠ13ư14ű20Ƭ23Ƙ
~fil	62 -10Żǧ-8Ǆ-7BŸ7dǘ8wJŮ9ļŌŧƻǜ11Ɨ12ś14Ĺ15ĺŘ16Ť21ǒ26aǆ30Ľ39Ǘ40ţ41Ƅ
~file	67 -10Żǧ-8ŸǄ-7B8d9wJǘ10ŧǜ11ǖ13ś16Ř21aŤ23ǒ29ǆ31Ƅ43Ǘ45ţ
~fill	71 -7ǖ8a10Ů11Ō12ļƻ14Ɨ19Ĺĺ37Ľ
~fin	55 -13ƈ-10Ƈƕ-8sIŀłƟ-7ŷ7tPķŊźǟ8ƉƮƯƷǊ9GUŋƄǩ10BNĸŖƪ11Ł12Ƽ13kAEǁǘǙ14Š17ƌƞ19Ś20f23mǠ24ļ25Ɗ27ư30Ŭ40Ǆ
~fina	66 -12ƕ7ĺ8xĽ9f10t11Ʈ12ƄƯ14Ŋ15ĸŁ17kB18A23ƞ29Ǡ36ư39Ŭ
~find	70 -14ǩ-8sI-7ŀ7Ŏŧ8Ŷ9řžǁ10ķ11ǟ12Ʒ13M14U15ƪ20Š21Ƽǘ28Ś34ļ
~fine	75 -8ŷ-7Ɵ9űŽǂ10iŒǁ11Ɖ13Ǌ14ŋ15Gǩ16N22Ŗ
~fing	80 -17ƈ-9Ƈ11Ɖ13ũ14P21E22f23Ǚ31Ǆ
~fini	70 9ǡ12źǄ18ǩ24ƌ32m34Ɗ
~fir	52 -9ů-8ǎ-7ĸƵ7kwőŕƨ8eU9ŚƘ12YŇŠŤ13aƫ14xĺĿǩ15œƅ16ŉǢ17o18Aŏ19ńƖǝ20Ƥ23ŃŘ31Ǝ40Ɛ47ǜ76Ə
~fire	60 -11Ǐ-10ů-8ǎ9Ń10k11U12Ƙ17Ť19ĺǢ21ŉ25ǝ28Ƥ38Ǝ49ǜ50Ɛ91Ə
~firs	59 -7ĸ7bsuESƠ8žƨǅ9wőŕ10e12Ś13Ŀ15aYŇŠ16ƫ17x18Ńœƅ19o20ǩ22Aŏ23ńƖ28Ř
~fis	83 9Ɵ12h60g
~fish	83 9Ɵ12h60g
~fit	69 -9ŗ-7ǡ7Ş8Ƨ9ń10ŇŠƬ12t13Ǟ16ơƦ19Ő20QǄ41X46W
~fit>	74 -7ǡ7ő8Ş10Ƨ11ŠƬ14Ǟ17Ʀ18ơ21Ő23QǄ45X
~fits	78 -9ŗ11ń14tŇ49W
~fix	72 -10Ǟ7y10ƁƤ11ǌ12ǀǩ13Ǣ15Ǐ16Hţ22Ş26ƀ31ƌ50ũ
~fix>	79 15Ƥǩ18ţ24Ş30ƀ35ũ
~fixe	84 10ŵ14Ɓǌ22ũ26ƌ
~fixi	90 -8Ǟ9y13ƌ15ǀ21H
~fla	74 -10ƈ8ƚ9Ɯ10Ɛ15Ʃƴ16ŔƁ23ǩ24ƨ42Ɖ
~flat	76 -10ƈ8ƚ15ƴ16Ɓ17Ŕ24ƨ25ǩ43Ɖ
~fli	90 -8ž11ǌ13Ɨ14yſ
~flo	63 -13Ƣ-7ǩ7Ũ9Ÿ10ƃ14Ɔ18ǈ19Ʈ21HƊ38ƛ49ƣ81ƙ
~floo	64 -13Ƣ-7ǩ7ƌ8Ũ14Ɔ16Ƥ18ǈ20ƛ21Ɗ50ƣ82ƙ
~flor	86 -7ž12Ÿ15ƃ30H
~fly	81 -10Ÿ10f13ļ49ǀ
~fly>	86 -10Ÿ34ǀ
~flyi	90 11f19ǀ
~fo>	84 11ļ18Ŋ20ń33Ǘ
~fol	63 -7Ŷǝ7awWľƮ8jƣ9ļǡ10g11Ž12žǈ13Ɯ14ǖ15ǗǨ16ŝ17Ƨ20ƦƽǇǔ23Kƥ29ň32z
~folk	65 -7Ŷ7wľőƚǜ8aWƮ9jƣƥǡ10ļ11Ž12ǈ13ž14Ɯǖ16Ǘ17ŝ21Ʀƽǔ23Ǉ34z
~foll	81 16g19ƥ22Ƨ23K42ň
~foo	69 -12Ÿ-9c-7Ʈǐ9ǋ10Ŀƍ13Ɯ14ũ19Ż21Ɠ27ƆǄ36ƺǛ
~food	79 -8Ʈǐ12Ŀ31Ǆ42Ǜ
~foot	74 -13Ÿ-9c-7Ű9ǋ11ƍ15Ɯ21Ż23Ɠ29Ɔ39ƺ
~for	32 -22ų-16ň-15CUŷ-14Ƨǘ-13ĿōŢƼ-12Ś-11DŝƚǍ-10ŕƁƑƷǋ-9Ǆǉ-8ŀũƢƸǎǚ-7vƌƛƜƮǏǛ7eNŒšŮƫƳ8MŎŏŧǊ9gGŽƬƯƿ10pŤƅǢ11qHVŃŠžƭǑǞǣ12l13TƟơ14ņŉ15ǌǧ16Ɣǁǈǥ17kJĽś18ƻ19ţ20dLŗƤ21Qƀư22Ķű23bOŨƝƴ24łŌǓ25ľƗ26ĻŖƓǂ27Ǡ28c29ŘƄ30Ĺ31Xǐ32ƶ35Ơ36Ųƒ47ŭ48Ʊ
~for>	34 -26ų-19C-18œ-16ŀŷ-15ň-14UŁ-13aǘ-12ĿƼ-11DƧƩǍ-10ŚŢƚƜ-9hŏŕŪƁƑƷǉǜ-8ƢƮǄǋǎǚ-7ōūƛƸ7cjŉŘŜƏǦ8ryƎ9ŎŐš10VŌŠǧ11lwNƟǢ12pLŔŽƯƿ13gqžǞ14ŦƭƻǑ15ŤƬƴ17Œűǌ18ǥ19OƔǁ20dkƤ21XĻǓ22ƄƗ23łŖŗƀ24Qţ25b26ư27Ķ28ǂ29ľƓ30ƝǠ31Ũ34Ĺ36ƶǐ39Ơ40Ų45ƒ46ŭ57Ʊ
~forc	84 11Ń12Ō39ŏ
~ford	80 -14u-10ų9ǔ14ūŶ19Ƥ21Ů22ǣ26Ū38X
~fore	55 -17Ŧ-11Ĵũ-10ōŒ-9ƒ-8ŅŨ-7ĸŔǩ7Ţǅ8Ʃ9aŎŖŧƈƖ10uOǧ11ű12ƫǕ13TŁŉŊƽ15G16Ƅ17ťǊ18LǓ19Ńƴ22J24ƅ25H26œ31ņǈ34Ř
~forg	86 11Ɠ13Ƅ16ƨ17Ľ
~form	65 7FƜǕ8u9Ƶ10hŐǗ11m12ap13ļ15c16ƻǩ17ĺĻ19ơ21ǜ22Ľ
~fort	74 -9Ɲ-7Ƭ9TŌ11CM14eŭƳ16ų20X37c
~forw	80 -7H12Ŏ14ŀ26Ō40ś
~fou	74 -11ť7ū8řƅ9ż10ű11Ļ18Ʃ19k23Ƈ25Ś41ǅ
~foun	76 -11ť8řūƅ9ż11ű12Ļ19Ʃ24Ƈ26Ś42ǅ
~four	90 23k
~fra	75 -9Ɛ9Ǒ14P15ǅ21ǩ32Ń34Ƈ48Ŀ
~fram	77 -10Ɛ10Ǒ15ǅ17P36Ń40Ƈ
~fre	71 -9a-7ňƚ9ƛ10Ʒ11ĿōƧ12ţǁ14Ŭ15sZĽ17N18ŏ21j23L27gƔ
~free	73 -7ň10ƛƷ11Ƨ13ţǁ14Ŭ15s16Z18N22j24L28gƔ
~fri	70 -11Ʈ7ļƃ10ľ12Š15Ƥ16ƳƷ19aƢ34B36A
~frie	70 -11Ʈ7ļƃ10ľ12Š15Ƥ16ƳƷ19aƢ34B36A
~fro	47 -15ųǩ-13Ĺ-11Q-10hTŞǐǧ-8ŌƌǂǤ-7FPňŒŖƳǥ7ůƪǏ8uBŀŠŲƄǈ9ķſƣƧƽǅ10kƅ11IśŸƈǄ12ĴŇǍǝ13rŧũƜǜ14Ť15ĸơƩ16RWƇƻǃǊ17ŚǑ18ŎŢǔ19ŔƏ20Ľź21ǒ22Ņœ23Ļƙ24Ŝ29l30ǋ37Ǖ
~from	48 -15ųǩ-13Ĺ-12ǈ-11Q-10hTŞǐǧ-8ŌǂǤ-7ƌǥ7ŏũůƝƟƪǏ8u9BŀŠŲƄƩƽǅ10ķśſƅƧ11kIŸ12ŇƈǄ13ƏƜǝ14rŧǍǜ17ĸƻǊǋǑ18RŅŤơ19WŎŔŢǔ21ź22Ľœ23ǒ24Ļ25ƙ26Ŝ31l38Ǖ
~fron	67 -9F7Ÿ9Ʃ10ĺ11jƣǌ13q18Ƈ19Ə20ǋ22Ĵ29ǃǈ32Ś
~fry	88 74Ǜ
~fs>	82 9Ǖ11t12ǂ13V20o21Ǆ22Ɨ26Ŏ
~ft>	63 -8ų7fĸƎ8lUĵōƉ9ĶŖ10eļŉŵ11űƧ14ĴŕŢǩ15Z17ŝŤ21R22Ŭ23Ų25ƀƔ28ƶ
~ftb	90 10x21g
~ftba	90 10x21g
~fte	53 -16ƭ-12Ř-11ƛ-10ǐ-9Ňź-8ƥǩ-7ŃƱ7ųƕ8jŕƜƫƷǙ9ƅƈƩ10JUľƋƿǀ11gtĻǟǢ13wŲǎ14yŢƧ15EŭƟǤ16ť20zƯ21ƃ22ķ23Ƴ24ŦŨ25Ŝ26L43ũ
~ften	70 -11ǐ-9ƥ7Ɛ9Ź12Ǚ13ų14ǀ15ŜƜ16ƿ20Ɵ22ŭŲ
~fter	55 -16ƭ-12Ř-11ƛ-9ŃŇź-7Ʊǩ7iƕ8ƫ9jƈƩǤ10ľƅ11JUƋƷǢ12gtĻǟ13ǎ14w15yŜŢƧ16E17ť21Ư22z23ƃ24ķƳ25ŦŨ27L45ũ
~fth	90 14Ĵ27ń
~fth>	90 14Ĵ27ń
~fts	88 -8k21R25ǎ
~fts>	88 -8k21R25ǎ
~ful	60 -11Pţ-10Yƒ-9ŉ-8Nŏŗ-7c7biqBōŐƢƱ8ŊŹƮƼǄǛ9tŨŲƃǉǍǟ10DŒ11Ƥ13ǜ14ƟƭǙ16Ɠ18Ŏũ19Ĵ20U25Ǉ26a30R46ƀ
~ful>	77 -13Pţ-11ŉ7ň9BǍ10Ő11i12ŊƮǉ13bĸ14Ũ18ǜ24ũ29U
~full	62 -10Yƒ-8ŗ-7cN7ƢƱ8qō9ŲŹƼǛǟ10tƃǄ11Ƥ12D14ŒǙ15Ɵƭ16Ɠ19Ŏ20Ĵ26Ǉ27a31R48ƀ
~fun	63 -13y-10mŪ-9ų-7P7ǀ8vǤ10ƕƢ13Ƴ15x18ǟ21ŭǩ24Ʊ27ǣ29kY39ư43Ŷ44g
~fun>	72 -11Ū-9ų-7P8ǀ9vǤ12Ƣ18x21ǟ25ŭ35k49Ŷ53g
~fund	77 -13y-12m13ƕ31Ʊ34ǣ37Y
~fune	74 8ĺ16Ƴ50ư
~fur	72 -17u8d11ĸ12Y14ƥ18G19Ɗ20Ƣ26Ƌ35h38Ɨ
~furn	73 11ĸ12Y15ƥ18G20ƊƢ26Ƌ38Ɨ
~fus	80 14ư33ƴ35ň36Ƌ
~fuse	83 9ň35ƴ37Ƌ
~gac	90 40ƶ
~gacy	90 40ƶ
~gad	86 24Ž27Ǝ
~gadg	88 24Ž27Ǝ
~gag	62 9F11Ƙ13ƭ19Z20Ʈ27f40ƕ44Ɣ
~gage	62 9F11Ƙ13ƭ19Z20Ʈ27f40ƕ44Ɣ
~gai	60 -13ĸ-8N7łƚƞǩ8BYƺƿ9ońǡ10rZƖ12k16t20ƪ22LŶ23ň26Ɠ28Ɨ35ũ
~gain	60 -13ĸ-8N7łƚƞǩ8BYƺƿ9ońǡ10rZƖ12k16t20ƪ22LŶ23ň26Ɠ28Ɨ35ũ
~gal	74 -12x-10Œ-7ŗ9ƀƆ10ŷ12ŋ13žƋ16Ʋ19ǩ21ƞ23ǆ25fǃ
~gal>	79 -7ŗ10ƀ13ŋ15ž17Ʋ30ǃ
~gall	86 -11Œ11ŷ20ǆ22ǩ30f
~gam	86 -15ļ26g43ǩ
~game	86 -15ļ26g43ǩ
~gan	88 -9w9ǅ14C24ǆ
~gap	75 8ƭ18ŕ62šƁ
~gap>	76 8ƭ18ŕ44š64Ɓ
~gar	64 -9D-8ƽǏ8Ĺ9ǂ10Ť12Ɯƣ14Ƒƥ15gƆ16Ƽ18x19ƴ28Ɲ40ƹ50Ű
~gar>	83 16ƹ22Ƽ25ƴ
~gara	68 -13ƽ-10D-8Ǐ12Ť14Ɯ15ƥ16ƆƑ30Ɲ53Ű
~gard	86 11Ĺ17ƣ22g
~gare	86 14ǂ30ƹ
~gas	83 11Ƌ47Ɛ
~gas>	83 11Ƌ47Ɛ
~gat	75 10ǀ14Ɯ16ƣǄ20ƍ21Ǔ22ǡ32Ű
~gate	79 17ƣ21ƍ23ǡ34Ű
~gav	76 9ńŔ11W13BŅǚ14ŧ23Ŗ40ļ
~gave	76 9ńŔ11W13BŅǚ14ŧ23Ŗ40ļ
~gc>	86 -12ƒ-11ǩ29ǧ42Ǔ
~ge>	41 -17Ǐ-16Ĵ-14w-12Ŋ-10ŀƉ-9ǑǦ-8sńŜŬŻǞ-7PĿňŌşţƗǆǈ7šƳ8ZŃŕśƁǓ9yQŁŇ10xXľŒŤũŵ11ŔŞƑ12ſƝǝ13ŰƜƬǚ14Ś15ŎŏŮƕ16Ŧǌǒ17ǥ19Wŗ20TƛƮ21KǢ22ź23űƧ24mƈ25ƔƚƱ28ƀ29Ɠ33ƥ34pž36ƭ37Ɔ46c
~gea	90 -13Ɨ-8Ɯ12Ɲ41Ǐ
~gear	90 -13Ɨ-8Ɯ12Ɲ41Ǐ
~ged	63 -10Ţ-9n-7Œ7bŰƴ8iRƛƺǕ9Żƻ11ş12Ŕƃ14Ƹ21Ǟ23ĺ24h25fŤ37m
~ged>	63 -10Ţ-9n-7Œ7bŰƴ8iRƛƺǕ9Żƻ11ş12Ŕƃ14Ƹ21Ǟ23ĺ24h25fŤ37m
~gee	85 15ƕ18ǀ
~gee>	85 15ƕ18ǀ
~gei	88 8Ņ10Ő26ń
~geic	88 8Ņ10Ő26ń
~gem	85 15Ƙ26ơ
~geme	85 15Ƙ26ơ
~gen	59 -17ŗ-9Ťž7ſ10Ǟ11ǅ14ƸǓ16ǧ18ľ19Yń26ǡ28ƫ29Ń67Ŝ70ņ
~genc	83 9ƃ10Ľ28Y
~gene	73 -19ŗ-11ž7ƽ8ǖ14ǧ15ǅ18ƸǓ33ǡ
~gent	63 -9Ť8ſ11Ǟ20ľ21ń30ƫ32Ń73Ŝ76ņ
~geo	85 9l15Ÿ17C18y
~geor	85 9l15Ÿ17C18y
~ger	61 -8g-7ǣ7tvƪƭ8HŌŭ9ũŻƃǜ12ŇŤǌ13ŕ14pźǞ15EŲ16fǙ17Ź20h25Ƽ28ǈ33Ɯ34ǀ
~ger>	66 7hŎǙ8ƪƭ9Ōŭ10H11Żǀǜ13Źǌ14ŇŤ15ŕź16pǞ17E18f20Ɯ31ǈ
~geri	88 9ǘ10ǂ15h28Ƽ
~gero	84 -7g9ś36ǀ
~gers	75 7Ź12ƃǙ13ũ18v19Ɯ22Ų
~ges	61 -10ǍǢ-9Ǌ-8Œ-7cĹ7ǩ8Uĵǣ9uHV10Ǚ11ƃ13Ɵ15Šǥ16Ųơ21y25Ŀ27Ś28ǔ50ǉ70v
~ges>	66 -11Ǎ-10Ǣ-9Ǌ-8Œ-7Ĺ7Tƚ8ƅǩ9Uĵǣ10uH13ƃ16yVǥ17ŠŲ23ơ30Ś53v54ǉ
~gest	69 -7V7y12Ǚ15Ɵ24v30Ŀ33ǔ
~get	43 -16Ƭ-15ŏƷ-14ǩ-13ŭƒƔ-12qœŠ-11rĺ-10ĶŗƗ-9lŝƺǞ-8dyłŕƌƤǈǋǟ-7cĵņŇŞŬƟǑ7bAƮ8imJǝ9pGRŁŊŖŸƯǉ10xKĴļŎƓǇ11ǧ12vźƙ13tXĽŃŴŻƎƭ14HISĻşƕƿ15ƁƍǙ16jĸŹơ17Ŀ18W19gkƃƫǕ20ňŶŽƖƚ21śƨ23ŌŦ27eű33sŵ
~get>	45 -16Ƭ-15Ʒ-14ŏŭ-13ƒ-12ǩ-11ĺŠ-10qŗ-9ŒŝƗ-8drĶœŕƞǋǞ-7clyUłƌƔƺ7QŐőūƦǘ8bƮ9mJŷŹƓƠǇ10pŊǧ11GKRŸǙ12Ĵ13Ŵź14vĽ15gISŃŻƿ16sXĻŶƕ17ƍƨ18Hĸƙ19ơ20Ɩ21kWǕ22ňűŽƃƚ23ś25ŌŦ29e30ŵ
~geth	75 7uƁ9f12MZ14Ǌ16ǉ23s33ş
~gets	71 -10ŷƔ-8Ū7sT8Ʋǌ9g10ļŶƯ11Ŏ13Ƣ14ų15Ɓƭ22Ǝ23Ł33ƫ
~gett	67 -8ǟ-7ƙ7ǜ8iŵ9ŚƁƞƨǝ10zAűŹ11PU12xǙǠ14ŒŖ17t19Ŀ21j
~gge	68 -9n7Ł8ǔ9Rƛƪ10i11HŌǙ15Ň16Ǟ27h29Ŀ
~gged	85 -11n8ŧ11R12iƛ34h
~gger	85 9Ł12ƪ14HŌ19Ň21Ǟ
~gges	72 12ǔǙ32Ŀ
~ggi	84 7i17Ņ21ŀ
~ggin	85 8i17Ņ22ŀ
~ggr	88 26ǡ
~ggre	88 26ǡ
~gh>	47 -13ǩ-11P-10Ɣ-9ŏǡ-8ŉŕţźƟƽ-7HQŒşų7SŷƦƧ8rzņšŤŵǜ9CYZƗ10nĸŖŪŬŮǂ11ŀŘŧƺǥ12Őǝ13śũ14ŊǤ15ťƨƬ16Ƴ17ƕ18Ƽ19y20žƙƚ21Wǎ23ǖ24Ǧ25jƣ26Ũ41ŗ
~ghb	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~ghbo	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~ghe	75 7Ɠ11ƒ12Ř13ŅŔ15œ16Ǔ18f27m
~gher	78 7Ɠ12ƒ13ŔŘ14Ņ15œ17Ǔ18f
~ghes	86 32m
~ghl	68 -14Ǣ-9S-7ǌ9ĵƒ10T11Ɨ12ų16Ŭ17Ů18őƮ22ķ
~ghly	69 -14Ǣ-9S9ĵ10Tƒ11Ɨ18őŮ19Ʈ22ķ
~ght	35 -12m-11Ť-10TŞũ-9WƯ-8BķƟƳǊ-7ūƚ7CQĺľŃŢ8KXŏťƬƮƽǄǚǦ9ĿŹƐơ10lEUŗƂƌǟ11SŌőŠƓ12abuŕŖřşƅƞƦǜ13ovMōŎƿ14IĻšŲ15rƜưƱǃ16PŀŝƷ17ų18iŊ19ǖ20yHŧǎ22N23ŇǏ24xŰ29wƒ34ƺ
~ght>	36 -11Ť-10BTŞũ-9mWƯ-8ķǊ-7RūƚƟƳ7ůƵƻǑǔ8pCQXĺľŃŇŏŢǚǦ9ťƬƽǄ10wŲƂƐơƮ11lEŌŗšŶǟ12aSőřŠƌƓƦ13şƅƜǜ14HMŎŖųƿ15IĻō16orư17Ʒ18ŀŝŰǃ19PŊ20biǖ21ŧ23Nǎ24Ǐ31ƒ36ƺ
~ghte	68 -15b-12p7ś8Ʒ10ƏǞ11L12U15ŕŰ18Ʊ21y23x25Ź27v30u34w
~ghts	73 -10Ŷ8š9n10Ŀ11Ż12x14H16y17U18Ų30R34Ň
~ghw	88 12Ơ15Ə20Ɓ24ů
~ghwa	88 12Ơ15Ə20Ɓ24ů
~gia	85 9l15Ÿ17C18y
~gia>	85 9l15Ÿ17C18y
~gie	86 -8Ǩ10Ʈ12ǈ20P
~gien	90 13ǈ21P
~gin	61 -11U-8DŞƉ-7Ŷǩ7zTŤƅ9źƥ10qŢƋ11ŌŰƳ12ŀ13Ĺǟ14Ũƌ15lŒƵ16Z18űǘ19V24Ƒ26Ņ27Ɨ28Š30i
~gin>	78 -9D-7ŃŶ10zƸ11Z14Š15ŅŌŰ19Ĺ20ǟ24ǘ40i
~gina	75 10ƅ13Ƌ15ƈ18ƌ21lŠ
~gine	88 22Ũ28ű
~ging	69 -11U-10ƈ-8Ş8ZŔ9T11ź12q13ƥ15Ţ16ŀƳ17Ņ19ŒƵ20Ɨ24V29Ƒ
~gir	73 -16Ʈ8ǖ11Ǥ13lǈ15v16ǜ19w22Ƣ29Ʒ42u
~girl	73 -16Ʈ8ǖ11Ǥ13lǈ15v16ǜ19w22Ƣ29Ʒ42u
~gis	80 -7TŇ15Ť16ǖ21ǃ29Ǌ31ū
~gist	80 -7TŇ15Ť16ǖ21ǃ29Ǌ31ū
~git	75 8d16e18ū27E30I33ř
~git>	90 8e11ū
~gits	77 8d9ū10e28E31I34ř
~giv	55 -11Bǩ-7ǂ7ŅŧƝǐ8vwŐŶƗƧǢ9ń10ŁǕ11IŇ12oAOXŮƪ13xŦ14dtŒǁ15DŌŝơ16eƆǠ17k20ǚ23Ɓ24Ŕ34W
~give	56 -11B-10ǩ-7ŵǂ7ŅŪǎǐǒ8vŧƝƧǢ9wŐŶƗ11ŁŇǕ12IOƪ13oŦŮ14dx15Ō16Dŝơ17ƆǠ20X23Ɓǚ25Ŕ35W
~givi	77 -11ŷ-10X9ǜ12t13Aŀ16eńŒ18ŵ22ǁ28k
~gl>	80 -29Ƃ-21ŗ-11ō20ǥ28Ǧ94ǡ
~gla	72 -11ơ-7ŏ7Ĺ10řƼ11tǙ12ŐŤť19ż22Ŷ23ǌ24ƿ36Ɓ
~glad	83 -8ƀ9Ĺ12Ƽ13t14Őť15Ť22ż26Ŷ
~glas	77 -11ơ-8ŏ11ř12Ǚ14ƀ24ǌ26ƿ39Ɓ
~gle	66 -9Ɗ7ƅ10b11Ɔǩ12ƚ15ǅ16Ƙ23h25f40Ɖ44ƈ46ļ
~gle>	70 -11ƈ-9Ɗ8ƅ11b12Ɔǩ16ǅ17Ƙ24hƉ27f49ļ
~gles	77 15ƚ24Ɖ44ƈ
~glo	90 -12Ʈ13Ś14Ƭ15Ʀ17Ƅ
~gly	85 10Ǥ14tĵņ
~gly>	85 10Ǥ14tĵņ
~gma	86 25J
~gmai	86 25J
~gme	90 10š15c
~gmen	90 10š15c
~gn>	64 -11ś-8Ƒ-7XĻŘ7Š8HŁ9ƨ13Z14Ŗƒ15Ʊ16JŎ17WƖǩ23ő25ǃǓ39ǚ43Ō
~gna	90 -14ƹ11Ľ13IŁ15ǂ
~gne	79 -7O7Ǚ8Ł11Ō14ƢƲ16œ
~gned	79 -7O7Ǚ8Ł11Ō14ƢƲ16œ
~gni	88 14ǉ15Ŏ27Ɩ
~gnin	88 14ǉ15Ŏ27Ɩ
~gno	83 11ƽ14D39Ƽ
~gnos	84 12ƽ40Ƽ
~gns	84 -9Ư11q20Ł22QǠ
~gns>	84 -9Ư11q20Ł22QǠ
~go>	47 -17ǩ-15Ũ-14qŦ-13x-12ǝ-11lĹŮƝ-10ŁŇŶǅ-9vMŃŒƚ-8SĸŰƮƯƱ-7ņů7NXŉŏƎƷ8dŠŴǣ9fňŜźžǃ10Ľţ11ķŅŖŞƋƾǐ12włś13AE15ašũǀǦ16ŊŔƭ17œ18oŗƠ21V22ŌƧ24ƒ25ƞƟ27m29Ŏ31Ɣ32ť37ǜ38ƫ39R42ō50Ƥ
~goa	86 18Ť39Ļ
~goal	88 40Ļ
~goe	68 -8pŘ8Kƕǩ9ŴƵ10Ʃǉ11czEH12JłƷǝ13dŁ16oĶ21ų25ǖ28ƫ
~goes	68 -8pŘ8Kƕǩ9ŴƵ10Ʃǉ11czEH12JłƷǝ13dŁ16oĶ21ų25ǖ28ƫ
~goi	55 -19š-10tŞƷ-9LƱ-8xŀ-7ĻŤŦ7epĵƒƝƵ8ŧǃ9ĺƮ10QŢžǩ11Ƹǟ12DPň14ƭ16ǅ17ĹŻ18ōŨ19r21HũŹ23U24k29y30ł34iV49ŏ
~goin	55 -19š-10tŞƷ-9LƱ-8xŀ-7ĻŤŦ7epĵƒƝƵ8ŧǃ9ĺƮ10QŢžǩ11Ƹǟ12DPň14ƭ16ǅ17ĹŻ18ōŨ19r21HũŹ23U24k29y30ł34iV49ŏ
~gol	84 13h29Ķ41g
~golf	88 44g
~gon	62 -10ƭ-7Ɣ7bƫǣ8Ʊ9ŨƒƠ12ƙǨ13Ʃ14ƶ15Ǝ19Ư20Œ21œŖŵ39Ʒ40Ʈ43Ɵ
~gone	63 -10ƭ-7Ɣ7ƫǣ9ŨƠƱ10ƒ12ƙǨ13Ʃ14ƶ16Ǝ19Ư20Œ21Ŗŵ22œ40Ʒ41Ʈ44Ɵ
~goo	52 -11uŴ-9Űǋ-8HŠŻ-7XĹĿ7MœŢżƉƹ8ŋŤ9YţƃƵ10Uǩ12pƔƩƭǕ13JŐ14ĻŌ16Wũ19ź20ű21ĵŇŎƸ24N25ņŶ26xL27I28i31ǟ34ļ43ŝ
~good	53 -12u-11Ŵ-9Űǋ-8HŠŻ-7XĹĿ7MŢƹǊǒ8ŋœżƉ9YţŤƃƵ11Uǩ12pƩǕ13ŐƔƭ14J15ĻŌ17Wũ20ź21ĵŇŎű22Ƹ25N26ņŶ27xL28I29i33ǟ44ŝ
~got	40 -25ǩ-14Řƌƹ-12ņƊƬ-11ƭǄ-10ũƟǌ-9PXƮǐǠ-8ilœǞ-7rBRőƝƧƯưƳ7DťŮƇƤ8aĹŉŴƃƋƛǀǁǂ9űƆƑƥƦǇ10hŎřŸƖƻ11qNŅšƀƁǥ12EķŢŦūŹƗƘ13ŒŵƵǤ14gńŝƴǛ15kuļŐŪų16jVŕŜǢ17ƙǏ18ŚŠƎ20ňǘ21Y23n26AĶ30ŏ32ş35ĺ36O38ſ
~got>	41 -25ǩ-15ƹ-14Řƌ-12ņƬƭ-11Ǆǌ-10ũǣ-9PXƟƮǐǠ-8ilǞ-7rBRőœƝƧƯưƳ7ŮƇƒƤ8agDǀǂ9ĹŉűŴƃƋƑƦǁǛ10VŎřŸƆƥ11hŅšƀƖƻ12qENķŢƁƗƘƙǥ13ŦūŹǤ14ŒŵƵǇ15kuŝŪųƴ16ļŐŕǢ17jŜ18ŚŠǏ19Ǝ20ǘ21ň22Y24n26Ķ27Aŏ30ĺ33ş37O39ſ
~gotc	85 7ŷ9ŏ12ĺ13g14V16ť
~gott	77 -15Ɗ-9Ǉ7Ǚǣ10Ǜ11ƙ14Ơ16ńƛƜ
~gpa	88 46ź
~gpa>	88 46ź
~gra	58 7xļŽƘǓ8yŸƁ9wƩƳǗǟ10ǩ12ƞ13qŧ14Ś17v18ǅ19m20Ǚ22ǥ23ƻ28ƌ32ƶ36ź
~grab	82 10I13Ÿ14a16ƻ23Ś
~grad	67 11y14ƌ16q17ŧ24m28v44ź
~gram	76 -7Ų9Ž11ļ12ǅ13Ǘ17ƻ22ǩ27Ǚ30ǥ
~gran	72 7Yśǔ9Ư10nƘ11ŷ12xƳ13Ʃǅ21ƌ41ƶ
~grat	81 9ƔƖ10fƺ11ƒ15ǟ18ƞ
~gre	64 -9q-7nw7Ĵţź8ĵƆƢǋ9axJŌƇ10ŶƜ11BƯ12őǩ13ńŅƱ14jơ15ĹŐ16rTǡ19Ł22Ǔ32m
~grea	76 9Ĵź10ĵ11xJƇǋ12a14Ɯ19T
~gree	71 -9q-7w7ƞ8ǌ9Ƣ13BŌƯ15Ʊ17ǩ18jĹ19r21Ł24Ǔ36m
~greg	88 26ǡ
~gres	84 -7n10ţ16ő18ńŅ21Ő
~gro	61 -15V-10H-8kŒ8Ɣ9ƪ10Ɠƭ13Qǩ14ƣǜ15n17l19ǉ22Ƨ23vŭ28ƍ32W39Ǌ43Ǟ
~groc	86 7z12X34ŭ
~gros	79 -7Ǆ9T12Ɣ26ǉ48Ǌ
~grou	70 -15V7s13Ɠ16Q17ƣǜ19ǩ26Ƨ33ƍ38W
~grow	72 -11H-7kp8yǇ12ƪ13ƭ18n23l31v57Ǟ
~gs>	52 -13ŭǩ-12ǃ-9Ő-8ƞ-7nŜǝ7Q9ƶƹǄ10qŲ11ůƝƮǖ12ŽƆ15iUŞƐƢǇǈ16ŀƥ17Ř19Ƒǟ25A27Ĺ28ƿ29Ɨ31Y35h
~gua	80 10ň26ǩ48Ʋ
~guar	82 49Ʋ
~gue	72 -10G-9ǅ8bũǊ9iŉŖƅ10ūǖ11ŐŮ12B13Ə20Ɨ33ǩ35Ɯ
~gue>	88 -7Ļ8g11b12ŉ13ū15B
~gues	74 -10G-9ǅ8Ǌ9iŖũ10ǖ11Ůƅ12Ő13Ə20Ɨ36ǩ37Ɯ
~gui	77 12ǚ17gA19Ǝ31Ƙ
~guis	84 25Ǝ
~guit	86 19g35Ƙ
~gul	72 -13Ź8ƙƩ9JKƚ12Ÿƾ16k17Ƙ18ơ20ŲƉ34ǔ
~gula	72 -13Ź8Ʃ9JKƙ12Ÿƾ17Ƙ18ơ20ŲƉ34ǔ
~gum	90 22Dƹ
~gun	76 -13c8Ź11vxƆ23u43Ƙ
~guns	78 -14c12vx24u44Ƙ
~gur	70 -13Ǐ7Hœƈ8XĸŤŦ9y10Ŗ11Ał12ƓǠ13ư14ű20Ƭ23Ƙ
~gure	70 -13Ǐ7Hœƈ8XĸŤŦ9y10Ŗ11Ał12ƓǠ13ư14ű20Ƭ23Ƙ
~gut	80 -16ǩ10ƋǄǜ12ƌ28ł44Ň
~gut>	82 -16ǩ10ǜ12ƌ28ł46Ň
~guy	59 -20ǩ-9ŭ-8Uǖ-7JŶ7ōŐƍƷ8bCŴž9k10HĸŤǐ11MŜǕ13Ǚ14jx15Ɣǜ16Ņ17ơǇ18ǣ20ņ23ǉ24ſǟ29BǄ30Ǒ
~guy>	69 -16ǩ-8J7ǘ9Ľ10ƈǣ13g15MŜŤ16Ǖ19ǜ20Ņ21ơ24ņ37Bſ
~guys	64 -9ŭ-8Ŷſǩ7wƚ8FōőžƍƷǒ9Ő10Cǣ11kĸǐ12xHŴ14Ǚ16j17Ɣ19Ǉ25ǉ26ǟ32Ǆ33Ǒ
~gym	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
~gym>	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
~ha>	70 7řƾ8hń9ļŐŞǘ10cjpHŒťƴ11tV12Ż13Qŉ14gƲ15Ǚ29ű
~hac	80 -11Ǩ-8Ļ7Ǘ11ǩ53ǘ
~hack	80 -11Ǩ-8Ļ7Ǘ11ǩ53ǘ
~had	51 -13S-11n-10ǩ-9Ɓ-8GǨ7vPǟ8ľƋǙ9ŊƗƿ10ŝŸ11tĵƈ12Ǖ13ŤƤ14żƼǅǜ16ǂǝǣ18šŻ20ĺŠ22ĸƛ30ƾ34ƽ35ņ36ő40ţ
~had>	51 -13S-11n-10ǩ-9Ɓ-8GǨ7vPǟ8ľƋǙ9ŊƗƿ10ŝŸ11tĵƈ12Ǖ13ŤƤ14żƼǅǜ16ǂǝǣ18šŻ20ĺŠ22ĸƛ30ƾ34ƽ35ņ36ő40ţ
~hah	76 7i8ƾ10hļńǘ11pHŒŜ12jtŞ16Ʋ19ű
~haha	76 7i8ƾ10hļńǘ11pHŒŜ12jtŞ16Ʋ19ű
~hai	63 -16Ɯ-7Űſ7ǔ8Ŕ9NŇťƑ10Pǈ12U15ǖ16ƈ19Ɲ24Ř29ƀǑ30ǋ53ƚ
~hail	69 -8ſ8Ŕ10ť17ƈ26Ř32ƀ60ƚ
~hain	88 -8Ǌ7Ǖ11Ŕ13ǔ15Ƒ
~hair	72 -17Ɯ-8Ű11NŇ12Pǈ14U17ǖ26Ɲ34Ǒ35ǋ
~hak	86 12Ǔ15M33Ũ
~hake	86 12Ǔ15M33Ũ
~hal	63 -12Ư-8bQ-7Ƹ7uŗŚƑ8ĶƧ9Ơǝ10p11Ɗǂ12Oƻ14Ō15qŮƨ17t20rƢ21ǔ22Ǩ28Ɖ34ǩ40o48Ƭ
~half	66 -12Ư-8bQ-7Ƹ7ŗƄƝ8uŚƑ9ĶƠƧǝ11pǂǩ12Ɗ13O16qŮƨ18t21rƢ23ǔ24Ǩ35Ƭ42o
~hall	84 20Ƭ22Ō31ǩ
~halt	85 40Ɖ
~ham	84 7Ƽ8Ŗ10Ƅ11ļ18C19ǈ
~hame	88 7Ƽ9Ŗ11Ƅ
~han	47 -12Ķşţ-10CŏŝŶ-9ŉŬ-8oy-7wŗŨƈƌƕƗƝǉǨǩ7ŁŅƛǂǋ8HZŎŢǢǦ9sŞƠǠ10ĽƧ11YŜ12Kķĸŀűƺ13tGŮǚ14k15PǞ16Ǉ17pžƸ18Ļ19iŧǘ20ĺƷ22Ƒ23Ň25ǈ28ŔƵ29ũ33ǜ35Śǖ40V
~han>	63 -9ǩ-8C7őŴƘ8LŦǇǔ9aŒũűƁǡ10ƒƦ11Yť12ŅŇƩ13ǋǦ15ķǂ17ƺ19Ů20K21G26p27ž
~hanc	82 -7ŵǞ8l10Ɣ11Ś12H13dV20P23Ľ
~hand	57 -10ş-9ŉǩ-8ŏŶ-7a7YĻŔǙ8MĿŃŊř9tPSǒ10Ǟǣ12ŁǠǢ13ƠǓ14Ǉ15s16Ʒ18Ŝǚ19ĸ20ǈ27ǘ28ŧ31Ś35ǜ45ǖ
~hang	56 -9ƈ-7ť7Iƺƻ8q9uĵűƛƷ13Ţ14ZŎǞ15Ƨ16Ş17Ļŀ18Ň20Ƹ23i24ĺ28Ŕ29ũ31Ƒ38Ƶ44V
~hank	78 -15Ķ9ƴ10ǜ11ķ15tļ30k
~hap	50 -13ő-8ŁƈƽǏ-7Ň7iĵĹņŖǚ8Ɯ9ōƞǩ10HUY11ŗǝ12ţƉƫ13ƨ14ſ15ŝƳ16ǔǘǣ18ĿŞƧƮ19š22ũƷ23ŶƸ24ƛ25ĻǨ26ĺ27ť30ű31Ť
~hape	74 -10ƈ12ĵ19Ɖ36Ƹ48ű
~happ	51 -13ő-8ŁƽǏ-7Ň7iĹŖ8ņǚ9Ɯƞ10ō11HUYŞǝǩ12ŗ13ţƫ14ſƨ16Ƴǔǣ17ŝǘ18ƧƮ19Ŀ20š22ũƷ24Ŷƛ25Ǩ26Ļ27ĺť32Ť
~har	57 -11Ş-8Š-7FƲǠ8dƌǞǟ9Ɗƹǔ10ǃ11ŽƓƳ12nƴ13ŁŅų14ǣ15Ũ18C19Ǎ20U21ŘƶǓ24ǜ25Œǩ26Ŋ28Ų33Ǚ34Ơ36Ƣ
~hara	82 8ū41ǜ
~hard	67 -7Š7k8N9sķƇƙ11dƌ12ƊƹǞǟ15Ƴ17Ž19Ǚ21Ũ24U31ǩ
~hare	72 7Źǘ9ƫ12Ǎ13ǔ16ǆ18nųƠ23Ŋ27Ƣ28Ř35Ų
~harg	72 -8Ş-7Ʋ7ƱǤ8ŕŻ9ơǒ10ǩ11ƿ13Ǚ16Ɠƴ17Ņ23Ł27Ơ34Œ
~hari	84 -7F13TǍ22Ƣ36ƶ
~harm	88 17ƻ36Ǔ
~has	50 -15n-11ŢǞ-10Ÿ-8Yƫƾ-7xAơǑǩ7ũŷǜ8œűŴƉƳ9qQłƚ10ŐŔƑƓ11BŃŧƘƙƴǣ12Şǌ13Ůźƻ14ŒŹƪǚǦ15š16jǛ17ŖƋƒ18vſ19ş20ţǗ22Łƛ23h24ǂ
~has>	50 -15n-11ŢǞ-10Ÿ-8Yƾ-7xAơƫǑ7ũŷǜ8œűŴƉƳ9Qłƚ10qŐƑƓ11BŔƘƙƴǣ12Ńǌ13ŞŮźƻ14ŹƪǦ15Œšǚ16jǛ17Ŗ18vſƋ19ş20ţǗ22Łƛ23h24ǂ
~hase	84 -7Ŧ24ŧ32ƒ
~hat	20 -21ŷǇ-20Ź-19Ĵ-18ń-17s-15ŜƟ-14UƢ-13Ǡ-12Ŭ-11xŊŰ-10ųƲ-9nzO-8FƤƫǐ-7ŁſƴǦ7quYĽŃŐşƙƿ8ILŕřśŵžƉƕǋǖ9wņűǝ10ŘŢŮƅǎ11cŋŸƌƘƝǙ12jƓƷ13hpSƬưƼ14alǞ15ŭƊ16TĸƑǉ17ơƦǓ18oWZĶŠƧƽǏǥ19vDőūŲƵ20JǊ21mƔƪƳ22Q23EXƶƺ24ŝ25PŔƠƩǩ26CGķŨũ27bƒ28gľŴǈ29RňŦƇǃ30BłŅ32ŉƻǄ35Ļ36Ŀ38ĺŎŗŤ39œƗ40Ş42ŀŒ45Ĺ47ōŖ50ť52Ū58Ň
~hat>	20 -21ŷǇ-20Ź-18Ĵ-17sńƟ-15ŜǠ-14UƢ-12Ŭ-11xŊŰ-10ų-9nzƲ-8FOƤƫǐ-7ŚſƴǦ7ruYĽŃŐƋƿǙ8IřŵƉƌƕǖ9aLņŕśűƝǋǝ10cwŘŢŮƅƷǎ11ŋŸƑ12ƓƘ13jpSĶƊƬưƼ14hǞ15l16TĸŭƦǉ17Ǔ18oWZŠƽǏ19vőūŲơƧƵǥ20DJPǊ21mŝƒƔƪƳ22Q23Ełƺ24XŉũƩƶ25ŔƇ26GķŨƠ27bCǩ28Ŵǈ29gBRľňǃ30ŅŦ32Ǆ33ƻ34Ɨ36ĻĿ38Ŏ39ĺŗŤ40œ41Ş43ŀ46Ĺ47Œ48ōŖ50ťŪ59Ň
~hate	72 -10Ə-7ǩ7Ǡ8qũƑƷǖ9Ɲ10Ś11Ťư12aĿŉŝ15ş17P
~hatl	86 -11Ł23Ķ30ł
~hatv	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
~hau	82 -17ǖ-8Ū7Ŵ14ƥ15ů27ŭǐ36Ų
~haul	82 -17ǖ-8Ū7Ŵ14ƥ15ů27ŭǐ36Ų
~hav	31 -20ƧǄ-14HPƕ-13q-12gUŀŠ-11ůƩǊǌ-10Ŀơǧ-9nLƅƞ-8MTœŔŘƤǎ-7ejKĻļűŲŷƬƭǑǗ7ŁŐřšƆǁǃǩ8dswFŕťƸǨ9kŋōƴǏǡ10irņŻƜǅ11JķƚƳƾǘǤ12ISňŖŪŰżƋǈǔǢ13Ŝŝž14lƀ15ŉƁƍƑƘǋ16aNŃŢƛ17mŸƗưǆǓ18Źƪ19Zƃǝ20şƵ21ĶŵſƯ22ǒ23fŎŗţǇǜǥ24YƎ25Ʊ27Śƌ29őƼ31O32u34ńƦƨ35ŏ
~have	31 -20ƧǄ-15y-14Pƕ-12gqHŀŠ-11UůƩǊǌ-10ơǧ-9nĿƅǟ-8LMTœŔŘƞƤǎ-7ejKĻļľűŲƭǑǗ7cŐřšƆǁǃ8wFŁťƸ9ŋōŕǏǡǨǩ10drŻƜƴǅ11kJķŃņƚƳƾǤ12ISňŖŪŰƋǈǔǘǢ13ŝżž14ƀ15lŉŜƁƍƑƘ16aNƛǋ17mŢŸƗưǆǓ18Źƪ19Zƃǝ20ş21ŵſƵ22ĶƯǒ23ŎţǇǥ24fYŗƎǜ25Ʊ27Ś28ƌ29őƼ31O33u34ńƦƨ35ŏ
~havi	78 11ixŃ13t15s23ǟ34ľ47y
~hbo	70 8GŤƟƤ9ļǩ10ƅƙ11ūǍ14Ņ16BC20Ɯ23ƞ
~hbor	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~hda	69 7Ÿ12ŜǗ17v22p26c29d
~hday	70 7Ÿ12ŜǗ19v27c28p
~he>	21 -28Ŗ-25Ň-23ŏ-20iŝ-18Tō-17ƣ-16ƂƸ-15Ļňő-14Ÿ-13zƴ-12PVƤ-11G-10NŨ-9LŊţ-8uHńšǖ7DQĶƗƭƼǒǛ8dfZşǉ9ĵűƓƘƚƽǃǑǡ10owĺŅŰƁƍǈ11ŌŐŶǁǏǓǤ12ŭŮǇ13ŗƧƳǣ14ŻƈƜ15JľņŤŷŽƨưƵǊ16ƙ17łƐƪ18eŕŧƇƋƏƻ19Ŀžƥ20ŦƷǋǗ21kEĽ22sƅƟǅǐ23ŁƌǆǥǦǧ24řƞǂǍǨ25ƄƢ26vǟ27UƊƑƮ28t29ŀƖ30ƕǌǞǢ31ůźơ32hpƛ33ų34ƫ35yŚƠ36Ŭ37q38x40Ǡ42ūŴŹ45r
~hea	46 -11Ŵ-10cp-9zƛƱƳ-8mvwĻňƨƶ-7qŉśźǆ8ƴ9aƭƲǗ10uŌ11ŎƂǏ12kņŞǃ13sļŠƺ15y16x17ĿŅŇ18Ũ22WŜ24hU28j29ľ30ƃ38Ƽ41Ǉ42Ɛƽ49ǂ53Ƹ58Ƌ
~head	68 -14ƈ-10Ʊ-9m-8Ŧǩ7Ƥ8Ɨ9a10ǜ12kľ13Ŀ14V16Ʋ17nŌ22Ũ26Ş31y67Ǉ
~heal	56 -12z-10Ŵ-8p13ƴƼǗ14x23W33ƽ41ƃ55ǂ72Ƹ
~heap	77 -8c7ţŦ9r10Ɓ14œ19Š20ƭ34ľŅ
~hear	56 -8wňƳ-7nś7kNWYƍƹǂǝǞǨ8lŤŨƐơƺ9fixŋŏŔŮŵ10tD11g12ƈ13ĿƂ15Ŏ16ǩ19uņ20ļƽ21s24Ň30Ŝ32U34h35Ƽ
~heat	70 -9iƞ-7ǆ7Ɵ21ǃ52j70Ɛ94Ƌ
~heav	88 12Ưǎ14ǈ17ƺ28Ǐ
~hec	56 -13Ł-9Ŗ-8pŒų-7ƔǑ7d8ŏŢƭǐǟ9JKĸŐƸǛ10Ƣƪ11ƨǒǠ12Ǣ13ǏǕǜ14Ŝƫ15Qǉ16eq18ǖ19WƬ21Ɵ22Z24ĴƮ25YŦ27ƾ
~heck	56 -13Ł-9Ŗ-8pŒų-7ƔǑ7d8ŏŢƭǐǟ9JKĸŐƸǛ10Ƣƪ11ƨǒǠ12Ǣ13ǏǕǜ14Ŝƫ15Qǉ16eq18ǖ19WƬ21Ɵ22Z24ĴƮ25YŦ27ƾ
~hed	62 -11ű7Y8ƹǡǢ9ĺō10mź11r12ƌ13ņ15HƉƖƘ17ƪ22R25Ʒ27K28f30Ɗ68Ƒ
~hed>	64 -11ű8Yƹǡ9ō10ĺź11r12m13ņƌ16HƉ18ƪ26Ʒ28K29f31Ɗ51Ƒ
~heds	90 27Ƒ
~hedu	82 8L11Ǣ13Ɩ21Ƙ31R
~hee	67 9u10fŀǣ14ǐ15iŪ17QŚş20ŷ21Ź22ł24ŵ33ų
~heel	74 12ŀ15ǐ17Ū20ş22ŷ23Ź27ŵ36ų
~heet	75 11uǣ12f19Ś25ł
~hef	85 -9ō10ţ12Ǝ27Ť35ƀ
~heft	85 -9ō10ţ12Ǝ27Ť35ƀ
~hei	60 -11P-10ŭ-8ǥ-7ŷ7z8Ś9ŝƳ10ľŧ11ŴǗ13Ǒ14ƢǓǕ15y18ǐ26v28ƺ29Ʊ31Ŕ32ǈ42ǒ46Ņ
~heig	79 38ƺ
~heir	61 -10Pŭ-8ǥ-7ŷ8zŚ9ŝƳ10ľŧ11Ŵ12Ǘ13Ǒ14ƢǓ15yǕ19ǐ27v29Ʊ32Ŕǈ43ǒ48Ņ
~hel	63 -9Ł-8krŏǄ7Ư8vŹƱ9Ţŧ10Őŝ11Ʋǈ13sŅǑ18ĵŒ20A21ǩ22ň29Ǉ31z33Ĺ36m
~hell	88 12Ź13Œ20Ņ23ǩ
~helo	83 48m
~help	66 -9rŁ-8kŏǄ7f8Ư9vŒƱ10ŝŢŧ11Ő13ǈ14sǑ19ĵ21A23ň31Ǉ34z35Ĺ
~hem	51 -23Ʊ-21ǧ-14ŀŶ-11l-10m-9Ŧ-8Ļƞǩ-7XĴĽŌŪǌǖ7Pśşƪ8eŷƻ10Ŭžơ11wŔ12ż13ƄƬ15œ16S17ƶ18ǐ19Œŧ23xǓ25ǒ28Ǒ29ǈ30y31ǚ32ő33Ş36Ư38ŠŢ51ŝ
~hem>	51 -23Ʊ-21ǧ-14ŀŶ-11l-10m-9Ŧ-8Ļƞǩ-7XĴĽŌŪǌǖ7gPśşƘƪ8eŷƻ10Ŭžơ11wŔ13żƄƬ15xœ16S17ƶ18ǐ19Œŧ20ǚ23Ǔ25ǒ28Ǒ30yǈ32ő33Ş37Ư38Š39Ţ51ŝ
~hemi	90 19ǚ
~hen	38 -19Ť-18a-17lŞ-16Ū-15q-14Ł-13Uơǋ-12BF-11NĺŅŝ-10źƜƨǟ-9ŀǃ-8juTňţǨǩ-7iYķŇųŴŷžƉƗƞ7ĶŻƙƚƠƤ8HĸŘǖ9šǜǧ10fƩƴƶƼǈ11ƿ12łƀƁǒ13rĹŜŵƫƲƷƾǙǝ14ƌǞ15ĵŸƹǅ16Ǣ17ſƭǛ18vŹ19yƋ20dƳǂ21V22gOŖ23Ƨ24ǎ26ō27RƟ28ƈ31G34Ń35ő37s38Sƅ39Ɩ44L46ŕ49ť
~hen>	39 -20Ť-19a-18Ş-17l-16Ū-15q-14Ł-13ơǋ-12B-11FNĺŅ-10UŝźƜƨǟ-9ŀǃ-8uCTňŢţŷǄ-7ijŇųŴžƀƗǨǩ7ƠƲǀǢ8ĵĶĸƙƤ9Řƚǅǖ10šƩƴƶǜǧ11HƼǈ12ƿǒ13łƁƷǙ14rĹŜŵƫƹƾǝ15Ǟ16G17Ǐ18vŸſƭǛ19Ź20Ƌ21dyƈƳǂ22gƌ23OV24SŖƧ26ō28RƟ33ƅ35Ńǎ36ő38s41ťƖ46L47ŕ
~hend	75 -20Ǐ-18ǎ-9ƞ12ƅƐƲ13ǅ14ĵ15ƈ19ťǢ31GS
~hens	79 -15ƌ9Ǉ12fŢ17C23Ǆ40ƀ
~her	31 -42d-23ǎ-21ǅ-18ĺ-17T-16ŶƬƸ-15Ő-14Œƅ-13ǟ-12xOťŧŭƘƼ-10RĹœśƒƻǌǐ-9bŎƺǣ-8aNŲƖǒ-7LĽņǆ7rFŵǝ8ŉŗƈƪǦ9ŔƁƗ10kZřƃƙƛǍǛ11ĵƾ12iţųƂƎ13qĶƍƧǃ14hpļŘŞŤŪǄǨ15uyJŢŹƚƣ16ŊŚƲ17SŷƉƝǂǗ18źƱ20fHVƳ21Ƒ22zō23Cƞ24Dǁ25Ŝžſƨ26B27ŝƷǈǋ28ń29Ƥ30oQşƽ35nsMŰƟ37jŅ41l45Ɗ49Ŵ52G
~her>	46 -37d-30Ƹ-29ǩ-18ŭ-12Ʀ-11aCĻ-10Ɲǥ-9ĸĺŦƶ-8TĹŠƤǃǄ-7gSŧƗƜƞƪ7rŢŬŷǞ8fHĴķŋǉ9jƯƴ10qŊż12tZƟƵ14I15Ǉ16y18Kųǈ19ł20Ʈ21Ź22žƷ23w24ƛǂ25ź26Ƒǁ27sƽ29z30B34p35ńŅ47ş48Ƴ49ƨ51o54Ŵ
~here	33 -22ǎ-21ǅ-20Ő-18dŶ-16ŀ-15x-14Ƭ-13Tĺ-12bƅ-11OŒƒƳǟ-10œťųƮǇǑ-9epIKRƘǆ-8tłŨƼǌǠ-7śŧŻƖǉǐǒ7ŔũŪƶ8qķŌŞƎƩǀǁǓǔ9šƄƜƾǦ10Ŋźƈǃ11FĸŢƪǝ12hĶĻŘŵƁƦ13ŉřţƙƲ14kuĵƃǛ15ŤŴƂƍƚƣƷǈ16Ɨ17iƉ18JļƧǨ19ƱǍ20H21sǗǩ22fŚŷǄ23SVſ24ō26Ɲǋ27j28Cƞ29DƟ31nQŜ34ŝ35M37Ƥ39Ű44Ɗ48l60G
~heri	86 -7Ĺ10b13ƶ15Ż17Ɯ32ŀ
~hers	70 -7ƃ9ŪŽǑ10ƾ11ų13Ƣ14uB15ĶŅŞƲ17z22ǃ24ƽ25ž31Ŵ
~herw	88 9v12Ƹ18ǂ
~hes	57 -17Ż-11RS-7iŭƜ7qŖƁ8fCŜƠǌ9Ǜǟǩ11gŒǞ12ŪǇ15tƘƟ16Ƒ17nPQƒ18lA20Ɨ21mŋư23Uż25ŀ28ƺ
~hes>	69 -17Ż-8Ɯ7ƙǚ8ƭ9ű10jƝ11Ž18g19Ɵƺ20Ƙ21Ƒ24ư26Ɨ29ż
~hese	62 -12R-11S-9ű-7i8ĺƁ9qŖƠǌ10fCŜ11Ǜǟ13ŒƺǇǞ15Ūǩ17t19PQƒ20n21l22A23ŋ26U
~hesi	85 41ŀ
~hest	86 32m
~het	83 9ţ10ŏ11ƀƐƵ15Ĵ
~heth	83 9ţ10ŏ11ƀƐƵ15Ĵ
~hew	83 12IƂ21ų38ƹ
~hew>	85 12I13Ƃ20ƹ22ų
~hey	43 -18Ĺ-17ŵ-16ǟ-14ĺ-13ŀŃ-12ŭžǨ-11aclĴŠ-10ŇŶǞ-9tXĸƳǣ-8gĻĿũƔƶ-7hjCEYľłņňƌƜƣƵƷǝ7śŹƁƈǛ8ƋƱǁ9SǏ10ŐƖǔ11ŖƾǓǕ12y13iƻƽǈ14UƦ15Ršż16Ƽ17zǧ18Ǒ19xķŗǒǖ20Ŝ22ƅ24ŘƠ25Ƨ26Ǥ27ƪ29w30ơ31ƕ32WŒƴ35Ŧ38vŅ41Ʈ52Ŕ54Ş55ŧ57ŝ
~hey>	43 -18Ĺ-17ŵ-16ǟ-14ĺ-13ŀŃ-12ŭžǨ-11aclĴŠ-10ŇŶǞ-9tXĸƳǣ-8gĻĿũƔƶ-7hjCEYľłņňƌƜƣƵƷǝ7śŹƁƈǛ8ƋƱǁ9SǏ10ŐƖǔ11ŖƾǓǕ12y13iƻƽǈ14UƦ15Ršż16Ƽ17zǧ18Ǒ19xķŗǒǖ20Ŝ22ƅ24ŘƠ25Ƨ26Ǥ27ƪ29w30ơ31ƕ32WŒƴ35Ŧ38vŅ41Ʈ52Ŕ54Ş55ŧ57ŝ
~hic	51 -13ǚ-11u-9Ǘ-8Ţ-7ĺ7bŻžƏǏ8ƄƉ9ļŷ10dŀŭǖ11R12ľňŰƴ13DńŲƁ14Eƀƣ17Ŭǈ19J20ǐ21ť22C24Q25Ő26ū32Ŵ40Ū41ų
~hich	54 -14ǚ-10u-9Ǘ-7ĺŢ7bFƶ8ƏǏ10ļŴ11dŷƕ12ŀŪǖ13Rľňƴ14DŲƁ15Eńƣ17ū19ǈ21J23ť24C26QŐ36ų
~hick	90 10Ǜ16Ɖ
~hicl	63 7ż8ŭǦ9ŵŶ10ž11Ż13ū14ƀ16Ű19Ŭ21ų29Ŵ33ǐ35Ū
~hid	90 7c10ĵ14Ş23i
~hie	81 -9Ř-8Ƹ-7Ɨ9ű16Ǐ19Ɓ24ǂ27ū
~hiel	84 -10Ř10ű20Ɓ28ū
~hif	84 -9ų-8k13U22ǎ50R
~hift	84 -9ų-8k13U22ǎ50R
~hig	62 -8źƱ7vƄƒ8Ƙ9CŅ10œŔųžƏ13ŬƁǓ14ů15ly16Ơ18ƙ19m21Ř25Ǧ32Ƽ33ŗ35ƣ
~high	62 -8źƱ7vƄƒ8Ƙ9Ņ10œŔųžƏ13ŬƁǓ14ů15y16lƠ18ƙ19m21Ř25Ǧ32Ƽ33ŗ35ƣ
~hik	85 -10ŧ11g13Ş15ĺ29œ
~hike	88 -11ŧ13Ş14Ŕ16ĺ17œ
~hil	63 -9Ŗŭ-8Sŷ-7Ž8lŜŰųƱ9ŲŹƜǅǠ10ŉŶŻƟƫƶ12Ňŵ13y14Ś15Ǝ16ŧ17Ƥ18v19w21ǝ25ő29u37Ư
~hild	71 -8ŷ10Ʊ11Źƶ12Ŷƫ15ly21vw27Ư33u
~hile	70 -10Ŗ-9ŭ-7SŽ8G9Ŝų10ǅǠ11ŉŲƜƟ14ŇƯ15ŵ16Ś17Ǝ18ŧ19Ƥ24ǝ28ő
~him	68 -19Ƹ-11Ʀ-10ơ-7Ƽǚ7frƳ8zƯ9A10ņ12Ŝ14w17oźǌ19tƷ31ǂ39ƨ41Ɛ55s
~him>	71 -19Ƹ-11Ʀ-10ơ-9a-7Ƽ7g8fƷ9rtƯ10A11ņƳ13Ŝ15w18oźǌ32ƨ34ǂ60s
~himn	85 -8ǚ52Ɛ
~hims	88 11zƨ13t15Ʒ16a
~hin	37 -14Ōœǁ-13nŜ-12sFŐž-11SƟ-10clvňŮ-9xJŋŬƌƧ-8ftIRTŒůƒƕƴ-7CļŅŗźƁƅƔƪƺǇǌ7ľūų8EĸƵǟ9pĻŞŹƸǓǦ10APZŘŻǝ11jŃŶſƐƚǐǖǞ12Ĵƞƿǂ13łŪƦƳ14BŀŲ15Hǘ16ƄƉƯ17Ƽ18ƍƹǕ19gŖşũƻǢ20U21ŝƥ22ĺŽƈ23űƘ24Ŕ26Ƭǩ28Ɨ29i31ŇŏǏ34ŉţ35ōƨ38ƶ39r47Ŀ
~hin>	65 -11Ʀ-10ƈǩ-7rP7ŇŲƘǃ8Hŉƨƾ9NYŶƍƏƯ10łşšƐƼǘ11Eűƻǥ12Ū13qUōǐ14ń15Ž16ť19ĺ20Ŀ25Z
~hind	70 -8Ů-7Ļ7ĺ8ǐ11Ż12ƃ15u17pƳ18Š21ŷŹƶ22ų
~hine	70 -7Ɨ10ƛǖ13Ƽ30ǝ31jǢ55Ǐ
~hing	40 -17ž-13HŌŜ-12aV-11nǝ-10sFSńŐťŨ-9yňŋƟƤ-8GJœšŬ-7chlIŷƒƓƧƴ7ĴĵŵƲǦ8żƂƯ9ūƊƽǈǏ10ŢŤ11ŀŔŘŪƸƻǀǓ12ĹŲŶǄǘǩ13ľưǟ14ķƚƼǕ15AUſƍƞƿ16şǂ17łŽ18ŃŖŞ19ƄƉ20ƶƹ21P22Ļƈ24ũƘ25Ɨƥ26gŝ29Ʀ32ō34ŉ35i37ŏţ39ƨ59Ŀ
~hink	55 -17q-11ĹƦ-10ľƨ-9ŗƫư-8ŞǨ-7œŶ7XžƀƗƤ8Gǝ10Ĵƈǋ11hĿƭ12Ǟ13ŠƷ15ƳƵ17Ɠ19ŔŖ20ĺ21V22Ũ25y26Bǩ31ű33H35Ň41Ƭ59r
~hio	81 18ź22l45Y
~hio>	88 19ź24l
~hion	86 48Y
~hip	71 7Š8Ƅ9Ƴ10Ɖ11ǝ14ƜƢǕ20Ţ26ǆ
~hip>	77 7Š9Ƅ10Ƴ11Ɖ15Ɯ22Ţ28ǆ
~hipp	79 13ǝ15Ǖ16Ƣ
~hir	68 -9V-8rƋ-7Ł7ǡ10ǥ11Ɩ12ƣǅ14Ǆ16cq19dǑ23Ư30ǔ45ǜ51Ǟ54S
~hird	82 8iǡ15ƣ17ǅ22q24d
~hire	74 -9VƋ12ǥ15Ǆǜ21Ǒ26Ư27Ǟ33ǔ60S
~hiri	88 -8Ł34Ǟ41ǜ
~his	44 -19ų-18Ÿǃ-17d-15Ň-13ş-12Ŗǩ-11ƉƮ-10uƌ-9ōŒŨư-8PĸńƦ-7RŝűƃƄƜƞƱǚǝǦ7owŷǈǣ8JOǁ9xGŀƂơ10tŅƢ12cHXƕǊǒ13ƽ14ź15qMłœ16ţƨǘ17A18kǞ22Ƴ23ŌƵ24BNƖ27jps28rŁŎŹ32Ĺ33IĻ39ŋ40ŏ41aŃ45Ŵ51ĺ
~his>	45 -20ų-18Ÿǃ-17d-15Ň-12şǩ-11ŖƉƮ-10uƌ-9Œư-8PĸŨƦƸ-7RńōŝűƜƞƱǚǝǦ7moŷƭ8wJOţǈǣ9xGǁ10ŀŅƂơƢ11t12cHXƕǊǒ14ź15qM16łœ17ƨ18AǞ19k23Ō24ƳƵ25BNƖ27p28js29rŁŎŹ33Ĺ34IĻ40ŋ41ŏ42Ń43a47Ŵ53ĺ
~hist	73 11ņ13Ż14ƸƼ18ţ28ƽ
~hit	62 -23Ř-16Š-13ǜ-12ŏ-8ņš-7o7ƀƑ8ŤǘǤ9œŨƊ10şžƉǡ11ƻƾǚǦ23ƚ24fY32ac40ĸ53ż77ſ
~hit>	66 -25Ř-16Š-12ǜ-11ŏ7ƀ8Ƒ9œŤǘǤ10Ɗ11ž12Ǧ14Ũ16ƚ26Y35c43ĸ48ſ57ż
~hitc	90 47f
~hite	84 16ƻǚ18Ɖƾ
~hits	80 11ƚ14ǡ43ſ
~hly	65 -13Ǣ-9S8Tĵ9ƒ10ƗƠ12Œ16Ů17őƔƮ21ķ31Ĵ
~hly>	65 -13Ǣ-9S8Tĵ9ƒ10ƗƠ12Œ16Ů17őƔƮ21ķ31Ĵ
~ho>	38 -29Ɣ-23ŏ-22Ų-19Ū-17ŴǇ-15t-14PĿ-13ŒŚ-12ķĸƝǢ-11TŢƣǄ-10xĴťǃǉ-9syĺƒ-8BJYĹľŦŸƈǒ-7fHLRłŗŭźƅƋƗƞƠƧƷ7lŝſ8ƽ9ƄƟǚ10Ź12qƐǛǞ13wǘǥǧ14ZŬƁƙǕ15ƾǍ16uƤ17aǅ18Ǩ20ƃƶǆǗ23ńǐ25Ʋǜ27Ǒ28QŠ31ş32Ɯ33ļơ34oǩ37Ƣ40Ư43ŁƳ45ųƕ47Ŝ49A50ŷǠ51ǔ52n54ƫ55Ő59ǈ
~hob	82 9ǀ51g
~hobb	82 9ǀ51g
~hod	66 -21ƾ-12u-7z7ſ8A9ľ11ǣ12Ʊ15ƫ16Ŝǘ22ƃư24Ʋ27Ƥ32Ǩ48Ư
~hod>	66 -21ƾ-12u-7z7ſ8A9ľ11ǣ12Ʊ15ƫ16Ŝǘ22ƃư24Ʋ27Ƥ32Ǩ48Ư
~hoe	82 -15ŵ-9n8ơ9Ǩ12Ǡ13Ś14ł18Ƣ20ƺ21Ǐ23ų
~hoev	90 -10n9ơ15ł20Ƣ
~hol	52 -13Ǌ-11ųǖ-10NƔ-9DŊŠƧ-8Ō-7Ŷǈ7iŤƉ8uOZŁŪ9šůƼǐ10ķƮƸ11ǉ12Şƪ13ōƭ14ǩ15htTƵǕ16Ŕ17ŷ18ŀűǓ19Ŧ21ƿ23ŨǛ25Ǘ29kK30ǧ31Ŭ32nƩ
~hol>	71 32ƿ35Ǜ
~hold	59 -14ƈ-11ųƔǖ-10N-9Ŋ-8Š-7JŌǊ7Ś9Ɖ10itŁ11Ū12Ƹ14Ʈ15ű16Ş19T21ŷǓ22nŨ24ŀ28ǩ29Ǘ34K35ǧ37Ŭ
~hole	62 -11ǩ-9Ƨ-7DǊ7ňŔűƤưǂ8ltƊ9ķŧ10uŤ11š12OůƵǐ14ZƼǉ15ƪ16kōƭ17hƈ19Ǖ24Ŧ39Ʃ
~holi	85 12U13Ǉ31k
~holl	88 -10B-8H19Ŕ25n
~hom	48 -17Ő-13pŴ-12ő-10MŬƯ-9NŏŢǃǏǥ-8Pũ-7JZĿųǄǆ7gLĽŋƇ8ŷƎưƶǔ10wǁ11hǩ12ƙƛ13Ź14Ĺů15Ʒ17IźƮ19ƞ20qƆ21u22ƕ23T24Ű25CHƒ27Ɠ30R31sƟ33n35Ɣ39ş40F43l46ƅ61Ɲ
~home	48 -17Ő-13pŴ-12ő-10MƯ-9NŏŬǃǏǥ-8Pũ-7JZĿųǄǆ7gLĽŋƇ8ŷƎưǔ10wǁ11hǩ12ƙƛ13Ź14Ĺů15Ʒ17IźƮ19ƞ20qƆ21u22ƕ23T24Ű25CHƒ27Ɠ30R31sƟ33n35Ɣ40Fş43l46ƅ61Ɲ
~hon	61 -17J-14Š-9ǅǠ-8Ļřŷ7ľǗ8ŢŶ9fŬǖ10QǄǟ11ŇŚǘ12ĺ13SŖśŜ14Ū16r18M21O22źŽ24c36IK38ǩ
~hond	90 15Ŭ23Ū
~hone	62 -17J-14Š-9ǅ-8Ļŷ-7ř7ľŻ8CǗ9Ţǖ10QŶǄ11Ňǟ13Sĺś14ŖŚŜ17c18M20r21O23IŽ37K39ǩ
~hoo	57 -10ǩ-7Ķ7cyǦ8SŻƢ9aļǔ10qQƗ11ŭ13ǟ14Š15śǓ17CK21Jł25Ǜ26lx31ź32Ʊ41m
~hood	82 9ƒ10G11ƅ17l26C38Ǜ
~hook	88 18ļƗ23ǟ
~hool	61 -7ĶŠ7vŹ8yǦ9Ƣ10ǔ11qKQSŻ12ŭ16Ǔ24l29x34ź35Ʊ45m
~hoos	80 31Š32ł
~hoot	79 -8Ÿ10h11cK12J14a21ś
~hop	55 -23D-20ơƣ-14iŏ-11Ƥ-9Sǩ-8Ǌǧ-7q7yŶǦ8ůǞ9Ǆ10ǐ11ǝ12Ɓ13ƑǔǙǢ14ƗǏǠ15g16ĺ17Ǎ18ǅ20ǖ21ŠǨ23ǈǥ24MX26ń29ǃ30ŵǟ33ǋ34ǌ47Ļ49Ɲ
~hop>	58 -24D-21ơƣ-12ŏ-11iƤ-9S-8Ǌǧ-7q7gU8yůǘǢǦ10ǄǐǞ13Ɓǝ14Ǩ15ƑǠ16ƗǏǔ17ǈ20Ǎ21ǃǅ23Š25ǥ26M30ǌ33ǟ37ŵ38ǋ53Ɲ
~hopi	80 -8Ţ11H24X32ǖ53Ļ
~hopp	79 12XŐ30ĺ42ń
~hops	85 9Ǣ10ǌ12ǈǨ14ǃ16g
~hor	79 7Ƹ8Ɯǔ9Ť13WǞ18k22Ő27Ʈ
~hore	90 10ǔ21k25Ő
~hort	86 -7Ņ9Ɯ10Ť14W29Ʈ
~hos	52 -12C-11ǖ-9Dƭ-8ĺŵƫ-7ţƬǈǏǢ7qPŲƚǄ8EZſǡ9ĵŇƞ10FSńżƎƯǊǔ11iAőžǆ12Ʀǂ13ũŶƅƉƼǨ14Qűƃ15ƩǑ16ŽƛƸǇ19Ǥ20Ƒ21Ł23Ő28Š31ǐ34Ƣ
~hose	53 -10ǖ-9D-8ĺƫ-7CƭǈǏǢ7cƈƍƕ8EŗŲƚƜǄǡ9ZĵŇſƞ10ƎƯǊ11iFńőǆ12Aż13ũƉ14űƅ15ŶƩ16ŽǑ17ƛǇ19Ǥ21Ƒ22Ł24Ő29Š32ǐ35Ƣ
~hosp	72 -8ŵ-7C8ů9ĸ10V11qž12S13P15ƃ17Ƽ18ǂ19ǔ21Ʀ22Ǩ24QƸ
~hot	67 -16D-15K-7X9Ɔ10Ƙ11ǔ14ǁ16Ƌƒ23ƻ25Ž27J30ś33ƍ36Ƥ52j
~hot>	74 8ś17ƒ18Ƌ28Ž38ƍ60j
~hote	85 -8X-7Ǌ15ǔ46Ƥ
~hoto	85 -19K8Ǘ30ś
~hou	40 -26ŗ-23ų-19S-18ő-16ŉǄ-15Ʀ-14rŬǏǢ-13ŖŶ-12ńƨǇ-11łǊ-10iŀƼƽǘ-9PŃŐŒũŭ-8YĿřŞűŸơƥǐǔǦ-7AXŝŤƁƃƠƤǈǖǞ7ōƏƚƛƸƺ8Zůƶ9ƄƉƘǠ10hsŧƈƊƋƱ11ŏƑ12fŇŲǩ13KL15NňƖǧ16ƕƗǨ17O18ŌŵƇƌƙƣ19š20Ƃ21ǁ24a25ķşƜƮ26GTƓǎ29ƆƝ31nF33HƒƟƭ34ŷƞ35MƔƷ37D38ƅ40R
~houg	75 -9Ư9x10Ƶ15HƂ16Ŋ20Ţ30ǩ34Ň
~houl	56 -20ŉ-11r-9ũ-8ơ-7ƨƮƼƽ7IǨ8ŋ9LĽ10Ŵ13ŎƸ14OƬ15u16ōŷƄƶ17M18aŧ19DƘƱ20Ĵ21Kƭ22f24ǧ25sň26N31Ō
~hour	68 -18Ǆ-10N-9Ʀ-8P-7ƔǑ7g8ǀ14Ƨ17U18O25Ų28L33T64ǎ71R
~hous	45 -24ų-19ŗ-15Ǣ-14SǏ-13Ŭ-12ǎ-11űǇǊ-10ń-9łŶǨ-8UŐőřŴǦ-7sIYšǘ7yŁƭǋ8ƈ9Ǖ10hŹƏƚƛ11ů12TZƉƊƋ15ƂƑ16ƌ17ƕ20Ɩƣǁ21ƇƗ22ƙƮ25ŷ26D27MƷ30H31ķƓ32şƜ34G35Ɔ36Ɲ37F38Ɵ39n40ƞ41ƒ44ƅ47Ɣ
~hout	63 -17ő-9ŗ-8i-7Ŗ7dưǁ8ƈ10aĺƌǠ13ľǓ16ƺ19ſƭ21Ʈ22ŏ27Ʒ31Ǩ42š44ŵ
~hov	86 10ǈ11Ő18u19w
~hove	86 10ǈ11Ő18u19w
~how	29 -23W-19Ƃ-18ǈ-17wŁ-16s-15Ō-14RŐ-13yQŏƕǄ-12FHǥ-11ŬơƯƵǞ-10M-9ADōŔŰƛƴ-8qLŚşƫ-7ťƀƁƢƩ7gXőƈƦǣ8ŇŖųźƽ9fhnœšƟƱǆ10ĶƅƹǊǙ11GŽƑƤƪǐ12jSţƄƙƚƣƿǋ14ŕŦǏ15pvzŃƓƸ16UĸŵƃƔǘǜǦ17ŊŻǝǡ18kŭǅ19Oƺǩ21bŅ22ƏƬǑ23ļ24Ƌƞ25Yŧű26ŤŨǇ28ĴłŠů29cŗŮ30ƭƮǟ31ǖ34K36Ƴ37Ɔ41xŶ42t54i
~how>	29 -22W-19Ƃ-17wǈ-16sŁ-15Ō-14RŐ-13yQŏǄ-12Hťǥ-11FŬƕơƯƵǞ-10M-9ADŔŝ-8qLōŚşŰƛƫƴ-7ƀƢƩ7gXŎƅƈǣ8ŖųźƄƦƽǡ9fnőœšƱǆ10hĶƟƹǊǙ11ŽƑƤƪǐ12jGSƙƚƣƿ13ţǋ14ŦǏ15vzŃŕƓƸ16pUĸŵƃƔǜǦ17ŊŻǘ18ŭǅǝ19kOƺ20Ņǩ21b22ƏƬǑ23ļŗ24ŧƋƞ25Yű26ŤǇ27Ũ28ĴłŠů29cŮ30ƭƮǟ31ǖ34K36Ƴ37Ɔ41Ŷ42tx46i
~howe	85 10Ň13B
~howi	84 10ƅƝǧ13IƄ
~hows	86 15ť18ŗ27ǡ
~hr>	90 -18ǈ-11ǩ-8Ǡ7W28Ƨ47ǜ
~hre	85 10Ŏ12Ƹ14ǜ
~hrea	88 12Ƹ15ǜ
~hri	85 9Ƌ19dD21k
~hris	85 9Ƌ19dD21k
~hro	51 -11PƔ-8ŉƽ-7QŏşƟƯƼǩ7lŅżƮƻǝ8łňƱ9ŴƁƆƦƧ10zƚ11ZśšŧŬŵ12Ū13ǥ14nĸƜ15Őũƨ16ƌ17ŊŖ18jŤƳ19ŗƕ23Ũ25ǎ26Wǖ
~hroo	84 7Ɗ18Ɔ19ƌ
~hrou	51 -11Ɣ-10P-8ŉƽ-7ŏşƟƯƼǩ7lżƂƮƻǝ8łňƱ9ƁƦƧ10zƚ11Zŵ12śšŧŪŬ13ǥ14n15ĸŐ16ũ17ŊŖ18jŤƨ19Ƴ20ƕ21ŗ24Ũ25ǎ26Wǖ
~hrow	88 15ŒƬ18Ŵ19Ņ31Ɯ
~hs>	62 -9pI-8TZƠ7Ǥ11ŕ12ł13v14Œ16ų17uGĴŮǄǈ19ƃǨ20ŧ21Ɔ29YƮ
~ht>	36 -11Ť-10BTŞũ-9mWƯ-8ķǊ-7RūƚƟƳ7ůƵƻǑǔ8pCQXĺľŃŇŏŢǚǦ9ťƬƽǄ10wŲƂƐơƮ11lEŌŗšŶǟ12aSőřŠƌƓƦ13şƅƜǜ14HMŎŖųƿ15IĻō16orư17Ʒ18ŀŝŰǃ19PŊ20biǖ21ŧ23Nǎ24Ǐ31ƒ36ƺ
~hte	68 -15b-12p7ś8Ʒ10ƏǞ11L12U15ŕŰ18Ʊ21y23x25Ź27v30u34w
~hter	68 -15b-12p7ś8Ʒ10ƏǞ11L12U15Ű18Ʊ21y24x27vŹ30u34w
~hts	73 -10Ŷ8š9n10Ŀ11Ż12x14H16y17U18Ų30R34Ň
~hts>	73 -10Ŷ8š9n10Ŀ11Ż12x14H16y17U18Ų30R34Ň
~hug	90 10Ɩ14ƒ26ĸ
~huge	90 10Ɩ14ƒ26ĸ
~huh	75 -8v7Ə8ƥ9gyŜơ10ĺŠ12Ņǟ15j16Ŷƞ25Ũ
~huh>	75 -8v7Ə8ƥ9gyŜơ10ĺŠ12Ņǟ15j16Ŷƞ25Ũ
~hum	90 8Ƽ12JŚ18Ŝ
~hun	82 7mƯ13ƞ14Ǜ20ǅ31g35H
~hunt	85 7m8Ư32g36H
~hur	59 -11ż-7Mſ7ƙư8W9otB12ŭ14Ɯ16O17ĸ18ƶ19ƍ20ǚ22Ť24ţ25XŃ26Ǚ30ƚ34ƃ36ž46ǣ
~hurc	80 10ư13oB16tŭ25ƶ
~hurr	75 -7Ŀ10ƙ20O36Ń40ƚ
~hurt	62 -11ż-7ſ9W16Ɯ19ĸ21ƍ22ǚ24Ť26ţ27X28Ǚ36ƃ39ž49ǣ
~hus	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPQTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ17n21fż22Ʒ23Ŵ24Ų30p32rtƨ33sǂ36q40o
~husb	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~hust	88 38Ų
~hut	71 -8ŵ10Ɵ11ŋŶ17ũƚ22ǎ24a34ƛ61ǝ
~hut>	76 -8ŵ11Ɵ13ŋŶ25ǎ41ǝ
~huto	88 23ũ40ƛ
~hutt	90 23ƚ
~hwa	85 11Ơ13ƛ15Ə19Ɓ23ů
~hway	88 12Ơ15Ə20Ɓ24ů
~hy>	59 -16ń-13p-12ilļ-11œƶ-10Ō-9ŉŧ-8ňŖƨ-7ŒŦƭ7ƽ8ǆǤ11Ŀ12ǜ14š15x18Ƹ19Š20r21ƻ24Bƴ29ņ30Ĺ32ǩ33Ƶ35Ŷ41ŀ44Ţ48Ŕ53ĺ
~hyd	75 51Ə
~hydr	75 51Ə
~hyg	90 13ǈ21P
~hygi	90 13ǈ21P
~hys	77 20ƀ22Ƹ28ǁ41ƾ
~hysi	77 20ƀ22Ƹ28ǁ41ƾ
~ia>	80 8lǘ13D14Ÿ16yC22ų26Ŷ
~iab	58 -8ǐ7Ʃ11ŗǛ13Ƽƽ15ǂ17ơǚ20ǌ22Ƃ25ƀ31ǡ41ž
~iabe	80 -8ƾ19Ƽƽ20ǂ
~iabi	59 -8ǐ7Ǌ11Ǜ16ŗ17ơǚ20ǌ22Ƃ26ƀ32žǡ
~iag	83 12ƽ13u39Ƽ
~iagn	84 12ƽ40Ƽ
~ial	58 -17Ƃ-8XƆ7cǕ8Ķƴ9ƦƮ11Bǆ12ĸǍ13ǋ14ƞ16ƖƾǠ17AǦ18ƉƘƯưǗ22ƿ26IǄ35e
~ial>	60 -16Ƃ-8X-7Ɔ7ŠƇƩǀ8cĶǥ9Ʀƴ11Ǘ12ǆǍ14ǋ15B16ƞƿ18Ǧ19ư24A27IǄ29Ƙ37e
~iall	84 11ƿ15Ʈ19Ư20ĸ24Ɩ
~ials	86 10Ő11Ǘ15Ǖ22Ǡ24Ɖ
~ian	75 -10h-9Ľ-8a7P9f13o15p16q19ǈ21Ɲ22ƾ45Ʋ
~ian>	79 -10Ľ8P15ƾ17q48Ʋ
~ianc	88 -11Ľ11f17o18p20q
~iar	67 23Ľ26Ŗ33ƫ
~iar>	88 31Ľ34Ŗ
~iary	69 34ƫ
~iat	85 12i13Ŋ17ŝ21m
~iate	85 12i13Ŋ17ŝ21m
~ibe	80 -7ǋ7Ǎ9űƇ10şƣƻ11ƐƸ14Š19Ő
~ibe>	85 -7ǋ7Ǎ10űƇƣ12Ƹ
~ibl	58 -13ƿ7wľǌ9ƀ10Y12ƽ14Ŏ15Ɓ17Ŧƚ18ň19ŭ29ƹ42Ř
~ible	58 -13ƿ7wľǌ9ƀ11Y14Ŏ15Ɓ17Ŧƚ18ň19ŭ29ƹ43Ř
~ic>	67 -12Ǆ-8ũ8ĺŴƛǝ9N10Ň11ŵƼ12Ǖǖ13tŻ14ŎťŪů15ƥ20Ƌ23ś30ǩ36ƾ
~ica	55 -10Ż-8ž7ƙǄ8ƻ9ƽǚ10WŌƋƴǃ11Qŧūƾ13ƀƸǂǈ14ĴƼǗ15źǑ16ŀƿǒ17ǌ20ƃ23ǁ25ǧ30ƚ
~ical	63 -9ž-7ƻ7ǂǎ8TƿǄ10ƽ12WƋǚ13Q14ŧƾ15ƀƸǈ16Ǘ17ĴƼ18Ǒ19ŀ25ƃ26ǁ
~ican	79 -7Ŀ11ƙ45ƚ
~icat	61 -10Ż7SŔ8ǂ9ƿ11Ō12ƴǃ13ū16ƻ17ź18ǒ19ǌ29ǧ
~ice	45 -21ǩ-18ǟ-14C-13nǇ-10ŵ-9pŮ-8SŖŗƇǑ-7lWőŔ7ŘǞ8cœţǍǕ9dPŀŊű10ĽŢǋ11ƒƞƬưǀǘ12BŎŝ13ĹůƝ14oR15ľơǄǈ16ū17ńŜ18ałŒŹƕ19j21MXŅ22Ž23U24ŷ25Ƙ27Š29ǚ46Ÿ
~ice>	50 -19ǟ-18ǩ-13CǇ-10Ů-9ŵ-8WŔŖƇǑ-7ŗ7ŋŭŶƻǄǉ8rĽŘƪǊ9kAFŜǕ10Ŋŕ11Pœţű12Ţ13ŀńƒƞƬưǋ14jBŎŝǘ15ĹůƝ17R18ľ20Œ21łŽ23ơǈ24M25X26U27Ņǚ31Š
~icen	59 -12n-9p-8Iŕ8cǨ11ƺǛ15o16d17aƄ18ǀ22ū27Ź41ŷ63Ÿ
~icer	84 13j41ƕ
~ices	76 -11ŷ-8ơ8Ǡ9ǚ10ń11Ɨ13Ǟ16Ǆ17ŜǍ22Ƙ
~ich	54 -14ǚ-10u-9Ǘ-7ĺŢ7bFƶǏ8Ə10ļŴ11dŷƕ12ŀŪǖ13Rľňƴ14DŲƁ15Eńƣ17ū19ǈ21J23ť25Q26Ő33C36ų
~ich>	54 -14ǚ-10u-9Ǘ-7ĺŢ7bFƶ8ƏǏ10ļŴ11dŷƕ12ŀŪǖ13Rľňƴ14DŲƁ15Eńƣ17ū19ǈ21J23ť24C26QŐ36ų
~ici	61 -8ĽƼ-7ǃ7Ǐ8ƕǦ9Ǜ12ǈ13q16Ƙǂ17Ɩƾ18ƻǒ24ƫ30ş33ǥ
~icia	67 -8Ľ7P15q16ǈ19Ɩƾ31ƫ
~icie	68 7Ų8ƫ9ǏǦ19Ƙ20ǒ34ş38ǥ
~icin	85 -11Ƽ-8ǃ15ƕ25ǂ26ƻ
~ick	52 -17Ŧ-14ǩ-9Ʈ-8lƅƗƪǃ-7ĴƌǦ7Nŋǉ8wŀŊŜŞųƉ10iXYƭ11ŕǏ12dŤ13Ŕƽ14Ǎ16KWŭǨ18L19Ǡ20Ĺł21ǘ23ŧǛ24ŘŶǐ26ǟ27ľ28ĺŠ40Ż50Ƈ
~ick>	60 -9lƮ-7ĴţŦ7ǆ8ĻŌřűƣ9xŋŝƹǉ11Ŋŧ12LŶ13Kľ15dƭǘ16ĺŤ17Ǎ19Š20W21Ǩ22Ǜ25ł50Ƈ
~icke	62 -10Ŧ-7Ǧ7X8ļƲ10Ɖ12N13w14ŘŞ16ţ17Š20ĺ22Ŕ28ǟ51Ż
~icki	81 8Ĺ9ǟ10ľőŢ13X21ŀ24i
~ickl	85 -10ƪ13g16N18Ĺŧ19Y27Ŷ
~icks	83 9ǐ12Ƨ13ŕŭ14LƇ18ľ24Ř
~icku	83 -9ǃ9Ǐ11O12ž16ų18ŭ33ǐ
~icl	63 -7w7ż8ŭǦ9ŵŶ10ž11Ż12ū14ƀ16Űǆ19Ŭ21ų29Ŵ31ǐ35Ū
~icle	63 -7w7ż8ŭǦ9ŵŶ10ž11Ż12ū14ƀ16Űǆ19Ŭ21ų29Ŵ31ǐ35Ū
~ico	80 -8Ň7Ņ9Ő23ń25ƹ46ĵ
~ico>	85 -8Ň9Ő25ń49ĵ
~icot	90 29ƹ
~ics	81 7Ɨ19ǩ22ǈ35Ž
~ics>	81 7Ɨ19ǩ22ǈ35Ž
~ict	68 -7ǩ8ūŴƇơǄ9Ť10n11ƞǓ12ƏƸǔ13Q14ŵ15Ʒ17Ƭ20Ŀś21ŭ22f
~ict>	85 10ơ15Ǔ16ǔ17QƏ
~ictu	71 7Ƒ8ūƱ9ŤŴƇ10n12ƞ15ŵ16Ʒ18Ƭ21Ŀś24f
~icy	47 -14Ǧ-11ĺƔ-10o-9Iǆ-7ŀ7aŜƃ8ĻśƥǁǤ9Ɓ10Ƃƨ11ŢžƀƖ12Ő13Ƣ14šǏ15Ɠǥ16ƚơƧƬ17ĹľŠǡ19ƪ20Ǣ21Ŗŗ23ŕ24Ƶ25őŷſ27Ś28Ʃ29Ʀ36ŏř
~icy>	47 -14Ǧ-11ĺƔ-10o-9I-8ǆ-7ŀ7aŜƃ8ĻśǁǤ10ƁƂƨ11Ţžƀ12Ő13Ƣ14šǏ15ƓǢ16ƚơƧƬ17ĹľŠǡǥ19ƪ21Ŗŗ23ŕ24Ƶ25őŷſ27Ś28Ʃ29Ʀ36ŏř
~id>	34 -23Œ-19ž-18ǎ-17ųƧ-15zĻƟ-13LŌ-12ŚŝŶƯ-11UľƤƸǟǠ-10sARŁŭ-9ŐŷǃǍǕ-8iIJKPŀłŇşƮǇǈ-7oŞůŰŽƗǀǄǖǗǛǧ7rƵǆǏǙ8jƼǘ9fĿƥƱƾǓ10lxŜƞƲƺ11tōƍǊ12dFŗƶƹ13ƙǩ14ŉŹǜ15ŎƚǂǞ16wĹŵƅ17qőťźƩ18řƫ19Ǥ21SŖƔ23ţ24cƬ25ńŠšŬ26ĽƄƈ28mňŸƽ29ļŔũƴ30Ťŧƕ31k33GƳ34ƌǅ35ņœ38Ņ39Ũ43ƒ51Ŧ64B
~ida	77 11UŸ12Ǉǚ14ƃ16Ǆ17A27kH
~ida>	88 13Ÿ31H
~iday	85 12U13Ǉ31k
~idd	79 10lv12L16i17a24N
~iddl	79 10v12L16i17a24N
~ide	47 -11UƸ-10SŨŪ-9aǏ-8FPŒűƭ-7ŗŹƞƟǐ7eiƉƏ8Zķ9œŧŰƍǇ10Ňƣ11Tťƛ12ŔƵ13jC14nMYŁǄǍ15gư16uūƝǢ17ƇƗ18ǀ19ƥ21ƃƕ22ŐƁǠ24łƦ27ŵżƪ36Ų
~ide>	53 -12Ƅ-11Ƹ-9GUŨǏ-8sĺŪǩ-7FPƭ7qŔŠſƌƽǂ8iƉƏƪǛ9tƕ11gATŁūƍ12őœŧŬŰ13ƣ16jCƥ17Ǎ18Y19Ɨư20ƇƝ23ǀ24Ǣ27Ǡ31łŲƁ38ŵ
~idea	78 -10ĺ-8ŝ7r8s11BŔ12V13Ƶ17Ŋ27Ň
~ided	88 -12Ł11Ư16ƛ18e29ĺ
~iden	62 7dƄ9žƳ10Ŕ11Gţ13ū14Ǆ17ť20ƕ21n25ƃ26ǩ27ƪ43ż
~ideo	85 12g13Ɨ38M
~ider	84 10Ž12ŉ14w16Ő
~ides	65 -8Ɨ-7ŭŹ7Ɯƻǔ9Ƣƥ10ǈ11Ŵ13ųŷ14ŐŲ16WZķ17Ǉ19Ł21u28Ʀ
~idi	76 8ĵłŏ12ǀ20ŭ29Ł32Ƈ
~idin	76 8ĵłŏ12ǀ20ŭ29Ł32Ƈ
~ido	85 -9s8ƫ12Ǩ14Ʒ18Ƴ23f
~idow	85 -9s8ƫ12Ǩ14Ʒ18Ƴ23f
~ids	57 -14c-12a-10t-8mZ-7ķ9ń11ľ12Ǜ14Ũ17Ɯ18ƍƫ19ƭ20Ʋ21ƶ26n27Ź28vƯƱ31w44y46x63u
~ids>	57 -14c-12a-10t-8mZ-7ķ9ń11ľ12Ǜ14Ũ17Ɯ18ƍƫ19ƭ20Ʋ21ƶ26n27Ź28vƯƱ31w44y46x63u
~ie>	70 -18Ǩ-12ǒ-9ƞ-7Ŗš7Ǡǩ8Ʈ9Ƈ10VƖ12ű14f15Ƴ16Š18Ő21Ʀ22ƽ23h25ł35Ƣ39Ŀ
~iec	83 -11ƕ8ſƱ12Ǣ17Ƙ18Ŭ21Ř
~iece	83 -11ƕ8ſƱ12Ǣ17Ƙ18Ŭ21Ř
~ied	61 -9n-8ŵ-7ǩ7ŧƛ8Ɩƚ10ƫǘ11ŶŽ12ĿƟǏ14ũ15ŝƯ16ŢƷǤ21ƦǨ22o34ƴ41f45Ƴ
~ied>	61 -9n-8ŵ-7ǩ7ŧƛ8Ɩƚ10ƫǘ11ŶŽ12ĿƟǏ14ũ15ŝƯ16ŢƷǤ21ƦǨ22o34ƴ41f45Ƴ
~iel	77 -9Ř7ǈ8J9ű11ĸ12Ś18Ɓ25aū
~ield	77 -9Ř7ǈ8J9ű11ĸ12Ś18Ɓ25aū
~ien	55 -13Ǆ-10Ʈ-9ƕ-7Ŀǩ7Ŋ8Š9UŧŨƳǣ11PƤƷǅǘǦ13Ƣ14a16ņ21Ɲ22ŭƜ24Ǔ26B27A28ǚ38Ŭ41Ǘ46ǔ
~ien>	88 39Ŭ
~ienc	72 11n13ŧŨ14ǣ15ǅ23ņ
~iend	70 -11Ʈ7ļƃ10ľ12Š15Ƥ16ƳƷ19aƢ34B36A
~ieni	90 13ǈ21P
~ient	61 -13Ǆ8ŊƖ9ţ10U13Ǧ14ǘ19Ɯ24Ɲ26ŭ28Ǔ33ǚ46Ǘ52ǔ
~ier	68 -9ś-7ŕƸ7ǣ9Ŧūǃ10Ţ12ŝŞ16M19ǂǩ22ő23Ƈ32Ő43Ǖ
~ier>	71 -9ś-8Ƹ8ǣ10ŢŦūǃ12ŝ13Ş16M20ǩ21ǂ23ő26Ǖ34Ő
~iers	81 21Ǖ28Ƈ
~ies	52 -12Q-10Ƃǩ-9Pǋ-8VƞƦ-7S7ƅǉ8hxŲƨ9Ťŵ10mĽǃ12ƑƘǐ13gń14Ŀǈǒ15yƜƼǦ16KƆǀ17ƃ18ĵǍǛ19Ư20ǎ21ǣ22Ţ25ǥ29c32ş
~ies>	53 -12Q-10Ƃ-9Pǋ-8ƞƦǩ-7SV7ŀƝƢǉ8Ųƅƨ9hxŤ10Ľŵǃ11m12Ƒ13ǐ14gńǒ15ĿƜƼǈǦ16y17ƃƆǀ18ĵǍǛ19Ư21ǣ23Ţ26ǥ29c33ş
~iest	80 11Ǐ12ś16Ƙ26K36ǎ
~iet	81 7Lǆ13Ʈ22Ƽ23ǎ32ŀ
~iet>	86 8L14Ʈ25ǎ33ŀ
~iev	79 -7Ɨ8m9lŌ10S11M12ŸƬ14Ǐ16ŋ24ǩ
~ieve	79 -7Ɨ8m9lŌ10S11M12ŸƬ14Ǐ16ŋ24ǩ
~iew	83 -16Ǡ-7ƶ14Ŷ16Ǟ17B22ǩ26Ŝ27Ŗ
~iew>	85 -17Ǡ-7ƶ8Ŗ12Ŝ14Ŷ17BǞ23ǩ
~if>	39 -21ĺ-19ŉ-17X-15ǩ-13jŗƕ-12ǈ-11Ťƶ-10yŀŇōŐ-9AƋƲƳǋǞ-8kŌŕřŨƔ-7gLQŧŪŹ7NľšŽƁƐƷǣ8GƛƩǢ10ŢŬǄ11bHűźƊ12F13WĻŋƎƵǕ14ň15rķ16cǘ17Ĵŏ18ŝƪ19YŘƮǚ20Ƃ22Ʀ23Ʊ24Iž25ƀƜƤ26Ư27ƫǡ28ĸŊ37ƃ38ŵ39Ŏſ41ǝ50Ƨ74Ǩ
~ife	49 -24Ƹ-20P-17ŗ-15U-14ŻƼ-12Ő-11vĹŌŏ-8adƻǩ-7wŚ7W8SŨǆ9ş11m12ĺ13i15ųǈ16Ƭ18fŴ21Ʈ25ƿ26sƪ27Ƶ29ƴ30q31ƫ32ƭ34t36Ʒ37ǂ38Ʃ40r41o44Ƨ48p49Ʀ52ƨ
~ife>	50 -17ŗ-16U-14ŻƼ-12Ő-11ĹŌŏ-10vP-9Ƹ-8ƻ-7Śǩ7ų8WŨǆ10ş12mĺ13qƮ14iŴ16o17Ƭǈ19f21ǂ22p25ƭ26ƿ27ƪ28sƵ30ƴ32ƫ36t38Ʒ39r40Ʃ45Ƨ51Ʀ55ƨ
~ifes	71 -22Ƹ-14P-8a7B8Ɯ9b10jƺ12ųƮ23ǂ26q37op
~iff	66 -16ƚ-8Ļ-7Ţ7CKƬǥ8Əǘ9łǅ11VŻǕ12Ŏ13ĺ16ǩ17Ş19Ř20ňŧ21Ŕ28ũ
~iffe	66 -16ƚ-8Ļ7CKƬǥ8Əǘ9łǅ11VǕ12Ŏ17ĺ18Ş19Ř20ňŧ21Ŕ28ũ
~ifi	63 -8ƴ8Ŕ9ĺ12ǃ13ū14Ǥ18ź19ǒ20ǌ30ǧ
~ific	63 8Ŕ9ĺ12ǃ13ū18ź19ǒ20ǌ30ǧ
~ift	74 -9ų-7k9PǤ10ǈ11UĴļ12ŕ14ű18ŵ20ǎ21ńǩ43R
~ift>	83 -9ų7ƶ13Uļ17ű20ŵ27ǩ29R
~ifth	90 14Ĵ27ń
~ifts	88 -8k21R25ǎ
~ig>	58 -16ǈ-14Ƃ-13Ʈ-11Œ-10Ŭ-9Sƒƞ7Jłŗžƌ8yƇƘƛưǁ9jŘŽƪ10gZ12Ɯƣ13ľǅǦ14œ15ǇǍǏ19Ǒ21ŦƬ22Ƒ24k30ŐƓ34ĸ41Ɔ
~iga	81 13Cǂ51ƹ
~igar	82 13ǂ51ƹ
~igg	70 7Ł10xƪ11Hǔ12Ō15Ň17Ǟ30Ŀ
~igge	70 7Ł10ƪ11Hǔ12Ō15Ň17Ǟ30Ŀ
~igh	35 -13ǩ-11T-10W-9ŒŞũƟ-8ķŤŶźǊ-7ŠūƳ7lvQļľŃŇŏřŨƫ8aXŘƬƽǄǚ9wŁťƐơǂǍ10rESUžƦǟ11ŌőƏƠƤƮ12HŊŕş13MĻŬƿǜ14oIŎšŧƓ15PŅů16ŰƞǏ17ŀŝƅƙƷǃ18byŲ19ųƣǖ21ǎǦ22ƒƼ23N25ŗƜ26Ŀ27C28ƺ
~igh>	64 -8źƱ7Ƅƫ8Ơ9vƘ11ž12Ř13Ł16yC17lǂ18ƺ20ƙ26Ǧ29ŗ34Ƽ37ƣ
~ighb	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~ighe	75 7Ɠ11ƒ12Ř13ŅŔ15œ16Ǔ27m
~ight	36 -15ǩ-10Ť-9mBTŞ-8Wũ-7ķūƟǊ7dQRĴŗřůƝƻǑǔǝ8ipxľŃƤǚǦ9aXŇŏƽǄ10wyťƐơƬ11rCEŨǟ12SUĿŌőƦƮ13ŕşƅƓǜ14HMŊųƿ15IĻšƒ16oŎŧƜǏ17P18ŰƷǃ19ŀŲ20bŝǖ22ǎ25N36ƺ
~ighw	88 12Ơ15Ə20Ɓ24ů
~igi	68 7d9Tƅ11Ƌ14ƈ15e16ūƌ19lŠ25E27I30ř
~igin	75 10ƅ13Ƌ15ƈ18ƌ21lŠ
~igit	75 8d16e18ū27E30I33ř
~ign	60 -10ś-9Ļ-8Ƒ-7ŘƯ7Hǉ8Iœƨ9ŠƢ10Ʋ11Z13QŖƒƱǩ14Ǡ15JW19ő23ǃ24Ŏ26Ǔ33Ɩ37Łǚ45Ō
~ign>	64 -11ś-8Ƒ-7XĻŘ7Š8HŁ9ƨ13Z14Ŗƒ15Ʊ16JŎ17WƖǩ23ő25ǃǓ39ǚ43Ō
~igne	79 -7O7Ǚ8Ł11Ō14ƢƲ16œ
~igni	88 14ǉ15Ŏ27Ɩ
~igns	84 -9Ư11q20Ł22QǠ
~igs	82 -8Ʒ19q20ŲƑ21Ɔ26ű27Ǉ
~igs>	84 -8Ʒ20qŲƑ21Ɔ28Ǉ
~igu	70 -13Ǐ7Hœƈ8XĸŤŦ9y10Ŗ11Ał12ƓǠ13ư14ű20Ƭ23Ƙ
~igur	70 -13Ǐ7Hœƈ8XĸŤŦ9y10Ŗ11Ał12ƓǠ13ư14ű20Ƭ23Ƙ
~iju	90 18ƹ21ƿ
~ijua	90 18ƹ21ƿ
~ike	43 -21J-16ǐ-14Ŏ-13Ǟ-12P-11śƱ-10ľĿǠ-9ǡ-8ƢƣƦƻǄǝ-7NWĹƔƤ7yFƂƠƽ8aTXŜţūŬƯ9AŦŧưǖ10rDĺƌ11ņƁƐƭǀǩ12Ǎ13Ƙ14jł15RőœŔűƅƺ16YŋŮƞ17Ō18gŃ20ŉž21Ų22vĻƶ23Ň24KĴ25ƿ29ŝ32U33ƥ34Ŷ36Ş
~ike>	43 -21J-16ǐ-14Ŏ-13Ǟ-12P-11śŤƱ-10ľĿǠ-9ǡ-8ƢƣƦƻǄǝ-7WĸĹƔƤ7FƂƠƽ8ayTXţūŬ9AŋŜŦŧƎưǖ10Dĺƌ11rƁƐƭǀǩ12Ǎ13Ũ14łƺ15jRőŔƅ16YŮűƞ17Ō18gŃœ20ŉ21Ųž22vĻƶ23Ň24KĴ25ƿ27Ş30ŝ33Uƥ34Ŷ
~ikes	84 -14Ũ-7Ǝ14ŋ15ƘƯ16Ť17ĸ18Ş
~iki	79 -15Ķ-9mŔ-8v10bg11œ13Ň26x30ƞ35t
~ikin	79 -15Ķ-9mŔ-8v10bg11œ13Ň26x30ƞ35t
~il>	54 -12b-9Ɲǩ-8ſ-7Ǡ7Ĵĺřť8Ǎ9vƈ11ǏǕ12ŕ15ǧ17EśƐƻ18Ǆ20Ř22ƭ24ƀ28Ľ29ǘ38K46ƚ65J
~ilb	90 9ż16ĸ18D
~ilbo	90 9ż16ĸ18D
~ild	56 -9F-8ƪǩ-7ŷƇƭ7Xƥǀǌ8ŶŹƐƫƶ9Ƥ11ly13ƅ14Ʊ15vw16Ǣ20ơƯ25u26Ƒ30ǋ35ƺ36Ǎ38Ʃ46Ɠ48ƣ
~ild>	68 -14Ǎ-8ŷơƪ-7ƭǖ9ĺƶ10XƯǀǌ11wŹƐ12Ŷ18Ʊ20ƅ30Ʃ41Ɠ46ƺ
~ildi	62 -15ƅ-10Ʃ-9F-7Ƈ8ƥ11Ƥ30Ǣ31Ƒơ37ǋ52Ǎ55ƣ
~ildr	74 7Ʋ10w13ƫ16y17Ư22v35u
~ile	54 -12ŭ-10ŖŻ-9ǧǩ-8QǄ-7BĺŪŸŽ7Jķŉǅǜ8ļǖ9ŇŵǏ10Ư11h12ŘƉƎƤ13aŤ14w15I16śǝ17Ŵǒ19Śǆ20ő21ŧ23ƛ27ǐ29Ə33ƄǗ34ţ39ů67Ů
~ile>	63 -10Ŗǧ-9ŭ-8Ÿ-7SŽǩ7dGƷ8ŜųǅǠ9wJķŲƜƟ10ŉŧǖ12ŇśƯǗ13Śŵ15Ǝ16ţƤ18a19I21ǒǝ22Ɖǆ25ő27Ƅ
~ilea	81 13ů38Ů
~iled	75 -11Ż-9ƉǄ10Kś11Ś12ǜ13ƈ15Ƅ18Řŧ25Ť30ţ
~iler	85 -7Ɨ16Ǐ17ļ21h31ǐ
~iles	64 7ƚ8ź9ǘ11ǐ25Ŵ28Ǘ35Ə39ů51Ů
~ili	56 -8Ő10Ǜ11ĿƄ13ş14ŗ15X16ƛơǚ18Ľ19Dǌ20WŖ21Ƃ24ƀ27žǡ
~ilia	88 31Ľ34Ŗ
~ilin	79 7Ŧ9f16Ƅ17Ŀ22X24ƛ28D
~ilit	58 10Ǜ14ş16ŗ17ơǚ20ǌ21W22Ƃ25ƀ29ǡ30ž
~ill	44 -20K-11ŠŤŵƶ-10aŀűŶ-9xƦƱ-8uŇŞƓƜǨ-7bķńņőŗŭƣƳǛ7XŉŚƗƹǕǞ8Nƺǃ9YĻŃśƽ10o12ŹƔƕǂ13eqtyDPƮǠ14sĵŐư15ƒƖ17zOĺŌũ18Ƭ19LĽ20cCQ21HMZƫ23Ũ24Ĵ25J26I28U29V32ł36ƭ44ƻ57Ʋ
~ill>	46 -15a-12Ł-11Ţ-10Š-9xƦƱ-8ŀŤ-7uőŗŶƓƜƮ7fĶŬƄǟ8XŉƹǕ9NĺƗ10oŃśƺ11ĻŚ12Ō13Ɣƕ14etC15qyŹƻ16PĵƖ17s18zŐ19Oũ20Ƭ21DL23cMƫ24HQU25Ũ26J27I31V35ł38ƭ44Ʋ
~ille	81 -17K7Ư8Ľ9Ĺ10a13Ō17Cļ25Ĵ
~illi	77 -10K10ŝŽǞ11Ţ14Ĵ15C16ƻ18ĺ23Ľ
~illo	84 -12D-9ű11ơ13ƅ24ǃ41ƒ
~ills	66 -9ŵ9Uƿ10Ŀ11ƃ12Ǥ18Y20Ł23Ʋ24Ǡ25ư26Ʈ30Zƻ
~ils	85 -10ƕ7ƈ9Ǘ12Ɣ14J
~ils>	86 -10ƕ9Ǘ12Ɣ15J
~ilt	69 -13Ʃ7ƈ8b11Ż12ķ14ǝ17Ƈ22Ǟ23ƪ40ƅ
~ilt>	69 -13Ʃ7ƈ8b12ķ14ǝ17Ƈ22Ǟ23ƪ40ƅ
~ilv	90 11Ŵ22Ū
~ilve	90 11Ŵ22Ū
~ily	57 -15Ƣ-10a-8ųƝ-7Zĸż9qŗ10zư11hFžƸǅ12AǇ15ŭ16ƜƳ17Ū18Ũ20Ƭ21u22ƶ24ƤƮ26y34w36ƽ37n
~ily>	57 -15Ƣ-10a-8ųƝ-7Zĸż9qŗ10ư11hzFžƸ12Ǉ13A15ŭ16ƜƳ17Ū19Ũ20Ƭ21u22Ʈƶ25Ƥ26y32ƽ34w38n
~ilys	90 9ƭ19ǅ
~im>	57 -16Ƹ-11Ʀ-10Y-9ơ-8a-7ĸŝ7tA8ŅņƳ9ŔŜ10V11w13o14źǌ17Ŧ18ţ20ũ25ƨ27ǂ28ƍ30ŧ34Řť37ſ39Ť47s
~ima	76 9ǉ10Ɠ11ƾ12ƀ19Ũ44h
~imal	85 50h
~imar	90 14ƾ
~imat	90 8Ů10ǉ14Ɠ
~imb	76 10œƩ18Ɓ21ǈ42Ƒǀ
~imb>	84 11œƩ22Ƒ24ǈ
~imbi	90 11P14ǀ
~ime	52 -14Ǟ-11Ƈ-9P-8Ľƨ-7ŒŖƀƉǧ7ĵƆƈƫƶǖ8SŘƭǘ9Š10ƛǚǛ11ƴ12kšũŸƺ13WŲ14Ļŧ15ǩ16gŜŵ17Ŕ18s19HőƟƧ20ƸǇ26V30ǎ32R35NO36L37Ń
~ime>	53 -13Ǟ-11Ƈ-10Ʀ-9ǩ-8PĽ-7ŻƉƨǧ7tFƈƫƶ8ĵǖ9ŘƟƭǘ10Šƛ12kŸƧƴ13šũ14Ų15ŧ16TĻŜŵƺ18Ń19gsŔ20HƸ21Ǉ22ǎ28V34R37N38LO
~imer	86 15ǣ16S18Lő19Ǉ
~imes	76 -14T8ţǀ10W11Ƨ12ǎ13ǟ15ǈ16Ɵ19Ż23Ʀ38ǩ
~imi	59 -13ơ-9Ɨ-8Z-7ŒŚ7ŕǜ9ĺžƏ10Š11yǌ13Ǎ14Ɠ18Ǧ27Ǣ28Ǔ33ǡ54ŗ
~imit	59 -13ơ-9Ɨ-7ZŒŚ9žƏ11yŠǌ14ƓǍ18Ǧ27Ǣ28Ǔ33ǡ54ŗ
~imm	84 11Ɓ20Ƒ24ƍ
~immi	85 12Ɓ25ƍ
~imn	85 -8ǚ52Ɛ
~imne	85 -8ǚ52Ɛ
~imp	71 7ƶ9Ǣ10Ǖ11ĻƎ13ō16ŇƌƱ21ư24ľ27Ş
~impl	86 14ĻƎ26ư
~impo	77 11ƶ12Ǖ15ō18Ʊ28ľ
~impr	85 10Ǣ20Ňƌ33Ş
~ims	70 -8ǃ-7Ũ8ƨ9z10t11Ʒ12aǣ14ŧ16ǜ18ľ43ţ
~ims>	71 -8ǃ-7Ũ12ǣ15ŧ16ǜ18ľ43ţ
~imse	88 11zƨ13t15Ʒ16a
~imu	77 45ž47ŗ
~imum	77 45ž47ŗ
~in>	29 -32ǩ-26ŗ-23ƭ-20ŝž-18śƧǃ-17DŔƁƔ-16wœƮ-15Ş-14uƒƠƴƺǔ-13rĺŒƘǦ-12c-11pPőƈ-10aŸźƇƕ-9Ŧ-8bFŵ-7eşƀƨ7ŇŠŷǀ8WŉŏƦ9ŀŤũƶƷ10VųƖǠ11XńƣƤ12mĴŹ13kLŪƱƲƹ14vOĽŭŻƊƚƼ15zEQķĹšƉǑǞ16yŜƛǧ17Tţ19UľŌƾǄ20sĵŽƎƪǍǡ21lqĻňƍ22ĿŅűǏǐ23ŚŧůƥƵƻƽ24Ńǅǉǌ26jtū28HRĶż29ŖƐǊ31S32ƞ33n34Ǘ37C40Ƹ42Y43i44ƗƝ
~ina	62 -12ţ-11ƕ7xĽƅ8f10tƋƮǕ11ƄƯ12BŊƈ13ĸŁƌ14lq16kAŠƥǈ19ƞǜ27Ǡ33ư36Ŭ
~inal	68 7ĺ8Ľ9xƅ10f11tƋ13ƈ15ƌ17l18kŁ19Š23ƞ38ư
~inan	72 -12ƕ13Ʈ14ƄƯ16Ŋ17ĸ19B21A32Ǡ43Ŭ
~inb	90 7ś12ǀ24J
~inc	52 -13Ş-12ǩ-9ŵ-8ņŜŻ-7ŐǇ7suPƆƋƠƬǃǆǉǣ8ƁƣƪƸ10BGŹ11ŗƔ14Ŕťƺǟ18ţƹ20ŏœƮǅ21Ư22i23t25S26ǝ28ő30Ǟ31T35ũ
~ince	59 -13Ş-11Ŗǩ-9Ż-8ņŜ-7Ő8I9PƋ10żƣƪƸ12Ź13BG14ŗ17ťǟ20ƹ21ţ23ǅ26i27t28S33ő35Ǟ41ũ
~inch	88 7X13j25ƺ
~incl	71 -9Ŕ-8Ǉ9ƀ10œǣ11Ŗ12Ơ13sƁƆǉ32ŏ
~inco	66 -10ŵ-7ǥ9ǔ10Ƭǃ11ǆ13u27Ʈ30Ư37ǝ44T
~incr	80 24Ŕ36œ
~ind	47 -29Ǜ-15Ş-13ŗ-12IƦ-11Ř-10Ňǈ-9Bťƅ-8osŒţũƜƧǦ-7vyVWşŦƻ7iqĽŽƎƕǑ8cUłųƲ9pRűƠƼ10rŃŏŷƉƐǘ11jŹƳ12MƁǆ13hŪƇǁǟ14ĺĿ15ŎƷ17ƣ18ļŧ19ŚŤ20gƬǔ21ś22Ǆ25X26ŠƋ31Ŋ32Ʃƶ60ƚ
~ind>	48 -29Ǜ-20Ʀ-15Ş-13ŗ-11Iū-10Ňǈ-9Bťƅ-8sĸţƜǦ-7ovWŒşŦƕƻ7iŨ8cqUŽƎƲ9RĽų10pƠƼǘ11rłŃŏŤŷŹƉƳ12ǆ13MƇ14hŪǁǟ15Ŀ16ĺ17ƣ18Ŏ19ļŧ20Ś21gƬǔ22ś23Ǆ26X27Ƌ28Š33ŊƩƶ64ƚ
~inde	79 -7t11Ɩ15Ǒ22x24ƕ
~indo	86 9ǌ15Ɛ16Ť23j
~inds	80 -9Ř9ňű12Ǡ18Ɓ26ū
~ine	44 -22Ƃ-18Ū-12ōƗ-11Ǘ-10tCƷ-9hŠơ-8Dĺœ-7FTŦŷƜƩƮƳ7sŁ8Sł9AKĽǎ10ƺǠ11ǘ12ŅŖƑƹǔ13ńƔ14Śǂ15űƝǁ16ŎŭǆǦ17ǐǨ18Mǡ19ŋƍǃǅǩ20Ǆ21jqIƛ22ǋ23ƿ24ƴ26ǖ27PǞ28Ǐ29Ǜ30ǑǟǢǥ31Ń34ǝ37Ǌ
~ine>	53 -10ƝƟǗ-9Šǔ-8ǃ-7CŷƷ7aļŜƽǞ8SVXŨŸƤ9iGNĴƉƫǏ10sMĽǕ11KŁłŚǁǩ12Ŗ14ŋƻ15ƹǊ17jqPńƔƴǝ18Ņ19űǛ20Iƛ24ƍ31ƿ33ǖ38Ń
~ined	75 -7Ǐ10Ŗ11ň12őǘ14ƺ16j18ƴ25ƛ
~iner	86 13ǁ18ǟ23P
~ines	50 -24Ƃ-18Ū-9GōƗ-7htDƻ8ǘ9ŋ12M13AǂǎǠ14Ǜ15Ƒ20ŎǆǦ21ǐ22ǔǨ23ŭǏǝǡ25Ǟ26ǅ27Ɲǋǟ28Ǌ30ǃ32Ǆ36Ǒǥ37Ǣ
~inf	73 8Ľ9ļǕ15Ŋ16Ż17ń19ĻŔ25x40Ǘ
~infl	90 20Ż25Ŕ
~info	76 9Ǖ10ļĽ16Ŋ18ń20Ļ42Ǘ
~ing	28 -19Gő-16s-15ŌšƔƷƺ-14ŐŗƧƩǔ-13oļŜ-12ǎǚ-11lƅǡ-10vųƏǆ-9cBŤ-8W-7wCƃǋǌ7eKŅżƫƬǠ8ƆƑƜƸǜ9ňŋśƁƮǢ10ƛ11huzLYńŖŵŸƋƓƗ12gMŶƣƻǓ13ĻŲƎƝ14rŉŒŘƉƒƢ15Z16qITŝŭŻƥ17fƞƵƹǊ18ľǄ19FĶĽƄƳ20Pƨǀ21UĴ22Źƍơ23Ǚ24ŀō25Şţ26łƖǍ28ŏŽ29Ŀ30Ţ31iXũƘ32kǩ34x35y39tĹĺ40j41Ǟ48Hǟ49V
~ing>	28 -21ƈ-18G-16ő-15sƩ-14ŌšƔƷ-13ŗƧƺǔ-12oCļǅǎ-11ǚ-10lvǡ-9ŐŜųƅǆ-8BŊŤƏǈ-7cwWƚǌǨ7ŇňŔŠŮſƥƦƯƲƿǂǢ8eĵŖżƬǝ9ĻŅŋśƸǠ10f11LŉŸƁƛ12uzTńŝŵƋ13ghMƓƣƻǄǓǙ14ŲƝ15ĹŶ16rUZŒŭƒƳ17IŻ18qƵƹǊ19Ƅ20FĶĽľƞ21ƨǀ22iPĴłƍ23Źơ25ŀŏ26ōŞŽ27ţƖ28ĿũǍ29Ţ30Ƙ31ǩ32X34k35x36y38ǟ40t41jĺ43Ǟ50H51V
~inge	81 8Ŏ11ũ21E22f24Ǚ41ƫ
~ingi	88 -7Ŷ13T14ź17q22Ĺ23ǟ
~ingl	68 -9Ɗ12Ɔ13ƚǩ16ǅ17Ƙ27f42Ɖ46ƈ
~ings	54 -12ǩ-10Ő-7ǝ7TķĻłŉŊƜ8QŝşƑ10ŀƶƹǄ12Ʈ13ǖ16iƢ17Uƥ18Řǈ20ǟ27A30Ĺ31Ɨ33Y
~ingu	84 25Ǝ
~ini	63 7ĻƝǡ10Ǆ12ǩ18j20A21ƌ24Ǚ25ŗ26m28ź30Ɗ33ƾ36ž
~inim	78 31ŗ45ž
~inin	79 10Ɲ24j31Ǚ33ź
~inio	88 12Ļ30A
~inis	70 9ǡ12źǄ18ǩ24ƌ32m34Ɗ
~inj	72 -8S8ŗ32ǣ39ƃ54ž
~inju	73 -8S8ŗ33ǣ40ƃ55ž
~ink	52 -17q-15Ǆ-11ŲƦƨ-10Ĺľ-9ŗƫư-8œŞǨ-7Ŷ7Gǝ9ĴƈƛǋǞ10hĿƭ11ŌƷ12Š14ƳƵ15Ɠ17Ŗƣ18ĺŔ19V21ŨǍ22yĸ25BŇ28ű29ǩ30HǛ37Ƭ57ƿ59r
~ink>	57 -17q-16Ǆ-13X-12ƭ-11Ų-10ƨ-9ľƦƫ-7ĹœǨ7OŀōžƑƤƶǘ8Ɨǝ9G11hĴƈƛǋ12Ō13Ʒ16Ƭ18Ɠ20Ŕ21Ŗ24Ũ25H28B29ĸ30Ň33ű41ƿ42rǩ
~inki	68 -10ưǩ-7ŗŶ7Ǧ8Ǟ10Hƿ16Ŀ17Š20Ƴ23XƵ24Vĺ27y28ƭ29Ƭ
~inkl	77 28ƣ33Ǎ
~inks	80 36r46Ǜ
~inl	85 7Ŵ8ų9ƚ12ŭ17ǖ
~inly	86 7Ŵ8ų12ŭ17ǖ
~inn	77 -17ǁ8Ŕ9Ƥ10nN11Ťƛ12Ʈ13Ʀ14ƿ15L18ǩ23ƻ
~inne	79 -18ǁ8Ŕ10N11ƛ12nƮ13Ʀ15Lƿ19ǩ24ƻ
~ino	85 -18Ɣ16v18C29ƻ30Ŭ
~ins	41 -16Ƹ-15Ǎ-11Sōųƒ-10Ǐ-9qYŭŶ-7nQŬŵǈǑǞ7yǐ8KőƥƵ9aŰƦƳ10CŦƀǨ11ĹŗŘŪƬƭ12ŲƗǄǌǧ13Ł14ľ15rņšţǩ16ƁƕǓ17WƄƛ18ƃơ19Œ20ƴ21ƻ22ƙƩ24ƨ26ƪǒ27Ƙ28Ɠ33ş34ǥ37Ő38ſ43ŏ46Ǣ
~ins>	67 -9Ǆ-8Ş-7ſ7kŰƑǜ8ŔƁ10uŀǔ11Ɗ12wƠ14Ʃ16yƻ22aƛ23Cƙ25ƗƘ
~insi	73 -38ǌ-21Ǎ-7řƊ9Ŗ11ūŷƛ12Ű14ƌƏ15ƪǄ18ƣ22ƥ38ơ40Ǣ
~insp	79 13Ɖ
~inst	65 -9Y7łǑ8M10ńǡ11B12ZƐƵ15K17Ǆ18r24Ƙƪ25Ų32ǩ
~insu	44 -16Ƹ-11ƒǑ-10ō-9Ǐ-8qZųǍ-7Ŷ7řŚ8ĺ9ǐ10őƙ11ŞƦƳ12ŦƀƬǨ13ŪƁƩƭƻ14ĹŘǧ15ŗ16ľŁ17ņ18šţƕǓ19WƄ20ƃ22ƴ23Œ28ƨ29ǒ33Ɠ35Ǣ37şǌ38ǥ42Ő47ſ48ŏ
~int	57 -10ňŝ-9ǅ-8ZƱǇ-7mńœǋǢ7zŎƐǁǗ8dqŵſơ9Ŋǃ10ŤůƔǄǍ11gĶŇƾ12űż13RǞǣ15ť17ƪ18ǜ19ƌ22N25ǎ26S28Ż29Š31ƛ33Ş34Ŗ
~int>	75 -8Ɵ7šū8Ƒ9Ř10Œ11q12ǁ14ǩ16Ǎ19ű25ǜ38Ŗ
~inte	68 -7ƀ7Aũǝ8Ŗř9ĹżƐ10H12ŅƟ13Ɣƛǃ14ůơ15ŇŠ20ť28N30ǎ
~intm	86 7Ǘ11M13ǖ16ŵ18ƾ
~into	69 -10ǅ-8Ʊ-7ńƷ7ż8ĺ9zǨ10dłŎ11ƀ12ſ13Ŋ14Ť15gĶ16ƪ17RǞǣ20Š25ƌ26ƛ33S
~ints	81 -9ŝ-7Ǉ43Ż46Ş
~inu	66 -8J8aŚ9f10uķ11iĻšǁ13ǧ15ů20Ō30N40O
~inut	67 -8J7ń8aŚ9f10u11iĻǁ14ǧ15ů20Ō30N41O
~inv	69 7P8Łż13fǢ14ǩ15ǘ17ķ18ƗǕ21Ǐ24Ɲ
~inve	78 15Ǣ16ǩ20ķƗ23Ǐ27Ɲ
~invo	74 7Ǡ8Pż9Ł14f17ǘ20Ǖ
~iny	80 8Ƙ16Ƈ37Y
~iny>	85 8Ƙ39Y
~inyl	88 17Ƈ
~io>	82 -16ƌ12B18ź20Ƶ22l77Ǟ
~iol	82 46Ż
~iola	82 46Ż
~ion	44 -13G-10ŝ-9ſ-8wůƈǥ-7auBNňţŪǄ7FQŕŚǝǧ8SŐǣ9qTŠŵƉƭƷǜ10xƿǁǋ11Łư12nŊŌƅƖ14Ǔ15ǆ17kmĻ18ŋŖ19ūƏ20űƇ22ĶńŻ23ŔƼǌ24Ʊ25Pŉƌ26ǚ27żƀ29AŇ34Y
~ion>	48 -16ţǩ-15ƻ-10ĵ-8wƈǥ-7BNŐ7Ŏǅǌ8ŕƃƨ9FǓǝ10ƭǣ11qxTŻƉƷ12Łŵǁǜ13ƅƏƖ14SŌư15ńżƌ18A20mĻǆ21ŋ22k23ŔūƇ26Ķ29Ʊ30Pű32ƀ33Ň38Y
~iona	72 7Ɛǒ10Ǥ11gƿ12Ǔ16ǧ17Q18ǌ24ǚ
~ione	85 12ĸ13A15nż20Ŗ21ń
~ions	59 -9ǂ-8ű-7ů7dż8Ŗũ9Aĵ10ţƆƏ12śǞ15Śǩ17Ż18ǋǚ19ƌ25Ŋ28ŉ30Ƽ31ƻ
~ionw	88 -13G-7S14Š19ő33Ő
~ior	78 -8Œ8Ź11œ14w17a30ľ35Ƈ
~ior>	80 -8Œ8Ź11œ14w18a36Ƈ
~iou	75 -17ǩ-9G8Ǐ9Ɩ10rœŔǛ12ŉ13Š14Ĺǂ15ƈƽ16w17Ƽ19Ŀ
~ious	75 -17ǩ-9G8Ǐ9Ɩ10rœŔǛ12ŉ13Š14Ĺǂ15ƈƽ16w17Ƽ19Ŀ
~ip>	60 -12ž-11ǩ-10Ǧ-9Ņ-7Aƺ7ŉŊƳǌ8Ɖǁ9ķ11ƛ12ǋ16BĽƜ17Ţ19kǍ21ǆ23ů32ł52ƃ78E
~ipe	74 14U16Ƥ20ũ23ǖ32Şƛ33Ƌ
~ipe>	78 8Ƥ11ũ25ǖ34Ş38ƛ
~ipes	84 9Ƥ11ũ40Ƌ
~ipl	88 28Ɓ37m
~ipm	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~ipme	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~ipp	74 7Ť9ĵ11Ɨǝ12ƪƿǕ15Ƣ20ƛ27h
~ippe	82 8Ť10ĵ11ƛ12Ɨ13Ǖ14ƪƿ31h
~ippi	79 11ƛ13ǝ16Ƣ
~ips	81 11k15ǀ19T29ǡ31E
~ips>	81 11k15ǀ19T29ǡ31E
~ipt	77 26Ƙ30Ǌ31ƻ
~ipti	85 19ƻ
~ipts	84 15ƻ17Ƙ33Ǌ
~iqu	86 -16Ÿ-10ž8Y11Ƙ12ƿ40Ǜ
~iquo	90 -17Ÿ-11ž12ƿ42Ǜ
~ir>	57 -10ŭ-8Űŷǆ-7Xǥ7zNĸŚơ8Ƴ10iUŴǗ12ĵŀƢ13ŦƋ14y15Ǖ16ǃ17ľǐ19Ǒ20Ɲ21ŉ23Ň25v26Ʊ27Ņ28ŧ30Ŕ39ǈ41ǒ
~ira	73 17ŕ21u28x40w44Ķ
~ira>	74 21u28x41w45Ķ
~irb	85 38Ɯ
~irbn	85 38Ɯ
~ird	76 -8ź8iǡ13ƣ16ǅ20q22d23ǘ29Ɵ
~ird>	78 -8ź8iǡ14ƣ16ǅ21q23d24ǘ
~ire	53 -13Ǡ-10Ǐ-9ůƵ-8Ƌǎ-7ǩ7kŸǙǥ8ĻűǄ9eU10Ƙơ11ǌ12ŕ13ŤƧǑǘ14tǢ15ĺ17ƯǓǞ18ŉ21ǔ22ǝ23P25Ķ28Ƥ35Ǝ41S43Ɛ53ǜ79Ə
~ire>	58 -11Ķ-10Ǐ-8ƋǎǠ-7ũ7ŃŸǘ8Ŝƭ10Ǆ12ǌ14V15Ƨ16Ǒǔ17ǓǢ18ĺ20ŉŤƯ22Ǟ25ǝ26Ƥ28ǜ30S37Ǝ70Ə
~ired	74 -22ǌ-11V-7Ǡ8Ƥ9q10ǘ12Ǚǥ14ű17ũ20S28ơ38P41ǜ
~irem	74 -16ơ23ǌ26t56Ķ
~irep	77 -7Ƶ56Ɛ
~ires	85 12ǔ15e18Ļ20ŕ
~iri	73 -7Ł14ƻ16Ǎ25Ǟ31V34ǜ44Ƌ
~irin	73 -7Ł14ƻ16Ǎ25Ǟ31V34ǜ44Ƌ
~irl	73 -16Ʈ8ǖ11Ǥ13lǈ15v16ǜ19w22Ƣ29Ʒ42u
~irl>	80 9ǖ12Ǥ15l16ǈ23w29u
~irlf	86 -13Ʈ20Ʒ28Ƣ
~irls	84 7Ʊ12v14Ʒ17u19ǜ
~irs	56 -7ĸ7EŅž8wŕƨǓ9e11ŚƤ12ĿőǑ13ƆǄ14aYŇŠƊ15ƫ16xŃœǩ17ƅ18oǍ20Aŏ21ńƖ24ǋ26Ř
~irs>	70 9Ŕ10Ņƛ12Ǔ17ƆǄ19Ɗ20Ƥ21Ǒ23Ǎ31ǋ
~irst	59 -7ĸ7bsuESƠ8žƨǅ9wőŕ10e12Ś13Ŀ15aYŇŠ16ƫ17x18Ńœƅ19o20ǩ22Aŏ23ńƖ28Ř
~irt	64 10Ǘ11PŜ17ņ33v41c42p51d
~irth	65 10Ǘ11Ŝ24c33v43p52d
~is>	22 -26Ũ-22Š-19ŦƸ-15Ɯǘ-14dņŤ-13Ʒ-12S-11ĽšŧųƮ-10Ɲ-9ţǚ-8ńśƹǡ-7ĸƬ7GŅƍǨ8BŌƖƪƻǔ9lzCXĺŖũŵƀƙƺƼƿǜǢ10ŉſƐƞƯƳǁǅǉǙ11ķşūŷƑƔ12anKMŝŞŭŻ13rFřžƫƾǇǖ14EĶŗŹ15ĻĿŋƘƥƱǣ16łź17fűơ18NŐƟǞǥ19QĵľůƉƩ20hvIǆ21qPōŒƁƆ22Tŕǈ23JRŬƢ24DƅƠǂǟ25yǗǛ26YƊǃ27AĹŶƇƲ28Ū29ƨ30Ɠǋ31ƶ33s34jŁ35Ń36io37p38ǩ40Ǎ41U42x43t47ŀ50Ŵ
~isa	77 9Ƙ12Ǝ14ň15eƯ19Z20ĸ22ş30W
~isab	82 15ň16Ư24ş32W
~isc	69 8ľƺǜ9m10ő12I13Ůǩ14Z16Q17ş19hŽ21rź
~isco	71 8ľ10m11ő13I14Ů15Zǩ16Q17ş20Ž22ź
~iscu	86 7ǧ8Ɓ10ƺ25h27r
~ise	59 -9E-7Ə7kƎƮ8aǊ9Ŀ10m11Ŕ12wǋǢǤ14ŏƠ15gtAŎ16ƒ17B19œƽ20Vǂ22lƘƯ23ǩ25ƣ
~ise>	63 -7Ə7NŏœŔŘƮƴ8BƎǊ9dk10Ŀƽ11m13wǋǢǤ16tƠ17gŎ19ƒ21Vǂ24Ư25ƣ26ǩ
~isea	88 16ƽ
~ised	76 -11E7Ŕ10ŏ11ŗ12a13B17œ32lƘ
~ises	90 8Ż17A
~isf	88 15ŧ27ŝ
~isfi	88 15ŧ27ŝ
~ish	63 7ƛ8hǡ9ǁǄ10ź13ņ17ŞƎ18Ļƌ19Ɨ21ư23ǩ27m29ǘ30Ɗ43g
~ish>	76 7Ť8Ɵ11h12ǁ13Ǆ18m21Ş22Ļ32g33ǩ
~ishe	68 8Ɨ9ǡ12gź13m15ņƌ20Ǝ24ư34Ɗ
~ishi	86 7g16Ɨ41ǘ
~isi	63 -10Řƚ-7ŀ8ł9a10N14Ń16ƙ17ǁ18A21ƻ23Ł28żƾ39Ɯ48ƀ
~isin	82 -12ƚ11Ŕ12A22ƙ28ƻ
~isio	67 -11Ř9ł10A15Ń25Ł30ż52ƀ
~isit	78 -7ŀ12aN21ǁ35ƾ50Ɯ
~isk	76 -20g13ķ18ƙ27ũ30ǀ
~isk>	78 14ķ19ƙ29ũ
~iss	66 -15Ő-11ǩ-9ƃ-8Ŭ-7Ų7psŎ8rtY10TƸǟ11ĵűƷ12Łŋǚ17ųǂ19Ǚ20ŵ22Ɖ24Ş27Ÿ29ŝ33š44ō
~iss>	82 -9ǩ11Ĺ14ǟ18ō21š25Ǚ43ŝ
~isse	84 15ĵ25š33ō
~issi	76 -15Ő10Y12T13Ŏ14ű15ŋ16ǚ24ŵ26Ɖ32Ş
~issu	77 -8ƃ9ps10rt13Ƹ14Ʒ15Ł22ǂ31Ÿ
~ist	50 -9ƃ-8ŰǙ-7HŇŸƳǌ7nŻƏƷƼǓǖǘǡǧ8zQUŪŮůƅƸ9doDńţŤſƘǩ10gkƵǗ11h12şƒǑ13Ưǐ14ĺƎƾ15Ɨ17űǊ18ū19aŬ20ľ21B26ǚ27ŷ34A35ơ36ƽ
~ist>	58 -18ǌ-8Ǚǩ7hĽǈǏ8fƿǗǥ9ǡ11ŪƜ12ńǘ13nPſ14gŤű16ş17ĺƒƾǐ18Ǝ20Ŭ21Ɨ22ŷ26ľ31ơ
~ista	81 -7P10Ɓ16Ůů49ǚ
~iste	65 -7qŸ7ƤǤ8h9Pǧ10Ƙ11ƫǌ12oUƷ13ơǖ14z23Ưƽ24Ǌǩ29a30B48A
~isti	86 12ű20ƅ26Ƶ
~istm	85 9Ƌ19dD21k
~isto	73 11ņ14ƸƼ19ţ28ƽ
~istr	80 14Ǔ15ǔ16QƏ33ū
~ists	76 11ŷ18ǈ22Ǒ
~it>	27 -31Ĺ-24Ǒ-20q-19gCŅşƷǔǩ-18vGǈ-16aƨ-15t-14Ƹ-13lHŉǜ-12yŷžǝ-11pxŻơǠ-10OǙ-9zŝƺǐǕǖ-8dwźƃƘƣ-7IZĸńŢƔƛƦǓ7JYŵǡǧ8ĿŋƌƎ9eŜŦƶ10sFWŴƐƖ11DōƁǋǏǦ12iŲƂƈƠǇ13š14ŐƯ15ƙƹƼǘǞ16PŁƽǟ17nŒǤ18AĺūŮ19ťżƟ20ĶŎǆ21ŠǍ22ĵŔŸƭ23BƊƢ24ǅ25Ŋř26ŕŚƀ27bŃŇƓ28ł29ſƆƉ30ś32Ǘ33ŬƇƫ34Ĵǃ35UŌŤ36ų37jŨƒ38ƅ39ŗƞƩ40rŰ41Ŗŧŭ42Ƶ43Ƨ45ƪ46ũ47ŀœ55Ŷ60ű
~ita	65 -8ŵ-7oC8Vĸ9qžƶ10P11S12a13ƃǩ14gƼ16ƻǂ17ǔ18Ʀ19fǨ21QƸ22Ż25Ƙ26ŀ
~ital	70 -8ŵ-7C7ů9Vĸ10q11ž12PS14ƃ16Ƽ17ǂ19ǔ20Ʀǩ21Ǩ22f23QƸ
~itar	86 19g35Ƙ
~itat	81 30Ż38ŀ
~itc	64 -7ť7Lƙ8ƭ9ſ10Ǝ11ƞ12Ÿ13ǝ15Ō16łőƉǄ17g21MǛ30f34Ţ36ƌ
~itch	64 -7ť7Lƙ8ƭ9ſ10Ǝ11ƞ12Ÿ13ǝ15Ō16łőƉǄ17g21MǛ30f34Ţ36ƌ
~ite	61 -13Ʈǂ-11q-10Ɨ-9Ŀ-8r7ońǜ8ŉǛ9ũŴ10řƻǀǚ11ĸƍ12ƉƌƾǤ13ŝƬ14wŶ15Ÿ17ŌŐ19ǩ20ƥ24ļ32h40ƞ49Ƙ
~ite>	65 -14ǂ-13Ʈ-11q-7rś7bĹĽǇǖ8ƍǜ9oŉǛ10Ŵ11řƻ13ĸƾ14ƌƬ15wŝƞ16ŶŸ19Ō21ƥ23ǩ27ļ36h
~itec	88 17ǚ19Ɖ
~ited	81 9ŵ17Ǥ38ƞ
~iter	84 7eƈ10n12Ť15ũǀ
~ites	88 7Ǔ14ń17Ő
~ith	38 -20Ť-15Ɣ-14Hĺ-13Ɵ-12Ǉǩ-11EP-10Ūƫƶǐ-9Nķƾǅ-8CŅŏŮƃƦƯǛ-7jŁŒũůűơ7ĽĿƽǤǥ8Ķœźƛ9řŚ10MWŢưǡ11SŭŰƁƚƱƿ12ńŗǃǜ13AŀŖŽƧǓ14rƤƳ15gĸĻŧżƂ16ňŶǍ17sĴŜŲǁǨ18QŊŋſƐ19Ĺ20VƮ22bƵ23ƢƷ24n25aŠŵ26Őš27ŝ32ŞŬ33ņ36ş45ő
~ith>	39 -21ĺ-19Ť-18ǐ-15Ɣ-14Hŏ-13Ɵ-12Ǉ-11E-10Pľƫƶǩ-9NķŪƾ-8Ņťƃƭƺǅ-7jCŁŒơƯǛ7BĽźſƨƷǤ8TĶĿƞǥ9ƛ10œřŚżưƳǍ11rMŢǡ12WŰƁƱƿ13ńŭƚǜ14SŽƧ15AŀƤǃ16gĻňŧƂ17ĸ18ĴŖŗŜŲǁ19aŊŋŶ20sQƐ21VĹ22Ŭ24bƢƵ26nŠ28Ő30ŝ31ş34Ş36ņ56ő
~ithe	82 12rż14Ǎ15ş23Ŭ
~ithi	86 -12ƈ-8Ů17Ə18ǐ25ť
~itho	64 -17ő-9ŗ-8i-7Ŗ7dư8ƈǁ10aĺǠ13ľǓ16ƺ19ƭ20ſ21Ʈ23ŏ27Ʒ32Ǩ42š44ŵ
~iti	61 -10ƈ-9Ư-7ǂǩ7ŐǤ8iHǓ9JSVƄǈ10Ƶ11ĶŅ16aƉ17Ɯ18ǀ22ń23ǧ24ŎƲ25ƌƖƼǌ26ű27Ʊ
~itie	90 9Ơ12Ʊ22ǀ
~itin	75 -8Ư10a11iŐ12HJƄǧ13Ŏ16Ķ23Ɩ25Ɯ30Ʋ
~itio	65 -10ƈ-7ǂ7Ɩ8Ǥ9ĸ10VǈǓ11Ƶ12Ņ13S14ǧ15Ŏ18Ɖ24ń27ǌ28ƌƼ29ű30Ʊ
~itl	75 7q8ǐ11ǈ12ķ15ű20PƖ34Ŭ
~itle	75 7q8ǐ11ǈ12ķ15ű20PƖ34Ŭ
~ito	74 -13ǣ-8ŷ25Ǝ29ŽǤ32Ɯ
~itor	74 -13ǣ-8ŷ25Ǝ29ŽǤ32Ɯ
~its	55 -12ķ-9Ƌ-8ZŚ-7Œơ7ehƂǝ8ŇƏ9tCŠƤ10ǌǢ11YĴƘǜ13Ű14Ɠ15L16Ǧ17ǡ19E21I24řƣ25ſǓ29ž32W35ŗ
~its>	55 -9Ƌ-8ZŚ-7Œơ7ehƂǝ8ŇƏ9tŠƤ10ǌ11Yǜ13Ű15L16Ǧ17ǡ19E21I24řƣ25Ǔ26ſ29ž32W37ŗ
~itse	83 -10ķ-8ƺ10Ǣ12Ƙ19Ĵ21C23Ɠ
~itt	56 -12oű-11ǩ-8Bŏ-7ƛ7dIŀņƲƻǄǓǦ8ļ9ŻƎ10ūżƘƞ12Ɵ13bŊ14Ʀ16MŅœ17vŗƝƹ19h20Y21Ư22ž24w25u26Ķ27x
~itte	77 -21n7Ǚ11ƲǓ13Ż17ŗ21ž22b31h
~itti	71 -9ŏ8jHĵ10rǦ12Y14ŗƘƹ16ŀƝ17Ɵ20Ķ21n22M
~ittl	60 -12o-11ű-8ƛ-7B7lzIņŐŽƹǁ8cdĿŨƳƻǄ9ļ11ĶūżƎƞ12Y15Ŋ16Ʀ17œ18Ņ19v23Ư26w27u31x
~itu	76 11Ǩ12zŹ14n15ƥ18F19G21Ƣ26Ɨ
~itua	86 12Ǩ13Ź14z16n22F
~itur	79 16ƥ20G23Ƣ28Ɨ
~ity	54 -8Ǆ7xǓ8eVƏǋǛǧ10ŗ11y12ş14ǚ15ơ16ľƔ17Ķ18Wǌ19Ƃ21ƶ22ƀ25Ǝ26ǡ27ž29ķǆ33C
~ity>	54 -8Ǆ7xǓ8eVƏǋǛǧ10ŗ11y12ş14ǚ15ơ16ľƔ17Ķ18Wǌ19Ƃ21ƶ22ƀ25Ǝ26ǡ29ķǆ32ž33C
~ium	77 10Ʃ11Xœ18Ǥ30Œ
~ium>	77 10Ʃ11Xœ18Ǥ30Œ
~iva	82 9ƨ11QƤǀ13Ʊǣ20ơ
~ivat	84 9ƨ11Qǀ13Ʊ14ǣ20ơ
~ive	41 -19u-16qR-14ƿ-11BSTŖǩ-10ǂ-9sUYŗƦƨ-8ĸľŎƯǞ-7gHłōŒşƜǄǨ7hIOŊŌőŨƘơƪ8ŐżƅƝǣ9xŞƠƢǠ10ŵƁƗǛ11ŅƀƆƣ12Ű13ǚ14X16ŔŽƷ17Ūǀ18Cƙ19Ǖ21ŴƮ22G23W24lnŶ25ů26ŭŹ28D29Ů34ſ38ų41ź42ŷ46Ų66ǐ
~ive>	47 -26q-19uǩ-12ƿ-11Tǂ-10BRŰǋ-9sASYƨ-8ĸľŎŞ-7ŗƦƯǓǨ7FŷǕ8oķŏſƄ9zIQĶŊŌőŦƘƪ10hŔŝŨƅ11dŐŹǣ12nGƠơǠǧ13ŽƁ14ƀƆƗƣ15Ņŵ16ǐ18lxXŭ19ǚ20Ʒ21ǀ24C25Ų26Ū27Ʈ28W30Ŷ31DŴ32ų36ů38Ů
~ived	85 23l27G
~iven	76 -13ǧ-8Ź10ŷ11ŭ14Ŵ15Ŕǒ16ǋ
~iver	54 -15Ŵ-10Ū-9R-8xů-7U7ŽƝ8ǃ9y10ŭǡǩ11Ÿž15Ǔ16żƩ18Ǖ19Ǜ20a24Ź26ƙ32ſ37Ų45ŷ51ǐ59ź
~ives	61 -18Ū-11z8ű11q12A14Ƣ22ų25n26Şǐ28ŷ
~ivew	77 -8ǐ13Ə29Ū41Ű
~ivi	55 -16ǩ-14ŝ-13ő-11T-9cXŐƒƜ-8w-7sŏ7AŀŖƲ8Ɔƫ9ź10eŵ11ŭƟǍ12tƂƍ14Ų15ǁ17Ů18H20q21iŷżŽ22ƞ23N24kƪ26PŴŻ27F29zǀ30Ÿ32Ź37Ū
~ivid	88 15Ʀ16ƫ39ƪ
~ivin	55 -16ǩ-14ŝ-13ő-11T-9cXŐƒ-7wƜ7AŀŖƐƲ8Ɔ9ź10eŵ11ŭƟǍ12Ƃƍ13t15Ųǁ16ǀ17Ů19HŴ20q21iŷŽ22ż23NŪƞ24k26Ż27FP30zŸ32Ź
~ivo	82 10ĵ40f
~ivor	82 10ĵ40f
~ix>	78 15Ƥǩ18ţ20h24Ş30ƀ34ũ
~ixe	82 10ĵŵ13ǌ14Ɓ20ũ25ƌ40Ǐ
~ixed	85 10ŵ14Ɓ23ũ26ƌ
~ixi	88 -8Ǟ9yǠ13ƌ15ǀ20H
~ixin	90 -8Ǟ9y13ƌ15ǀ21H
~ize	77 -11Ʈ-9ŔƵ11Ǟ13Ƌ20œ22H23Ɔ27Ƭ
~ize>	80 -11Ʈ-10Ƶ-9Ŕ11Ǟ13Ɔ21œ22H28Ƭ
~ized	90 13Ɔ16Ƌ
~izo	90 13Ÿ14Ǟ27Ɵ
~izon	90 13Ÿ14Ǟ27Ɵ
~izz	88 11ŲǍ32ǩ
~izza	88 11ŲǍ32ǩ
~jec	81 18ƴ23ƌ25ǁ
~ject	81 18ƴ23ƌ25ǁ
~jee	86 -9ǐ-7ŷ8Ŧ16Ū19Ŭ20ų
~jeep	88 -9ǐ-8ŷ16Ū20Ŭ21ų
~jew	73 38Ƙ
~jewe	73 38Ƙ
~job	55 -13G-11Q-10jǏǥ-9őŗ-8sǝǩ-7Ť7Ɲ8Ǧ9ňǔ10ǀ11ţ12Ʀ13Ķ14ǧ15ƬǑ17Rƨ20Ǆǣ22ů23Ǔ34ǈ38Ƨǐ39q50W51SU53V54P
~job>	56 -13G-11Q-10jǏǥ-9őŗ-8sǝ-7Ťǩ8Ɲƨ9ňŭ11ţǀ13Ķǧ14Ʀ16Ƭǐ17R20Ƨǣ23ǈ24ůǓ40qV52SW53U62P
~jobs	74 -9P-7ŭ10ǡǦ13ƨ15ǈǑ18V20ǔ24ƧǄ30ǐ
~joi	83 -10ǅ8Ŏ10f18Ǎ26ő30s
~join	83 -10ǅ8Ŏ10f18Ǎ26ő30s
~joy	82 13ǟ20g22tŭ34U
~joy>	86 21g24tU
~jua	90 18ƹ21ƿ
~juan	90 18ƹ21ƿ
~jud	85 8ż10š12ķ14c
~judg	85 8ż10š12ķ14c
~jum	76 -17Ŧ-9ĺ16ƍ27Ŕ33œ41ǀ52Ţ
~jump	76 -17Ŧ-9ĺ16ƍ27Ŕ33œ41ǀ52Ţ
~jun	85 7m9Ź11G15w21a
~juni	86 7m9Ź15w21a
~jur	72 -8S8ŗ11ķ32ǣ39ƃ55ž
~juri	81 -9S11ž30ƃ37ǣ
~jury	77 9ŗ12ķƃ48ž
~jus	48 -19ŗ-11ō-10ǐ-9qFőƧ-8BųƥǏ-7xRŚƔǅ7fvUYŅśƍƝƩ8erŌƭǧ9ZŲƊƗ10ŇơǙ11sķƦ12ŊƢ13ƻ14hS15CKǈ16ŏǑ17uŪ19ŧ21Ŗŭ22Ŕ24nŠ26ǋ27ŷ29ƀ31ĹĻ33Ǉ
~just	48 -19ŗ-11ō-10ǐ-9qFőƧ-8BųƥǏ-7xRŚƔǅ7fvUYŅśƍƝƩ8erŌƭǧ9ZŲƊƗ10ŇơǙ11sķƦ12ŊƢ13ƻ14hS15CKǈ16ŏǑ17uŪ19ŧ21Ŗŭ22Ŕ24nŠ26ǋ27ŷ29ƀ31ĹĻ33Ǉ
~kag	77 -9ǘ9ş19W21Ų41ǥ
~kage	77 -9ǘ9ş19W21Ų41ǥ
~kay	47 -13ƶ-10ǖ-9RǑ-8ĺŪ-7jrQłŶ7tITUŐŵǗ8ĹŜŮƴƾ9ŽƉƕǐ10ŃŘŭż11hƥǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
~kay>	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐŵ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
~ke>	37 -21Z-19J-15ƨ-14Ɣ-13ľ-12ŀƣǞ-11Ĺ-10ŁũŭǑ-9nĸōƒƢǙ-8tŅŚǏǛǢ-7CISńřŰŴƊƦ7MĽƐǓ8jkŔƯǁǍ9zŘŬźƌƪǨ10xYŠƅƮƱƺǌ12ŪžƏƝ13ŹƶǄ14ņňŉ15ƻ16vĴŌ17BŢƤƬǀǩ18őǚ19KŃƁ20ķǘ21ŎŲŶ22g23cƧ24Şŧƿ26Uƞ27ŝǖ28ǂ29TĻů30ł32ƥ34Ũ35Ǝ45Ň
~ked	55 -12Ǩ-10Ŧ-9Gţ-8Ļǩ-7őŚŸƦ7kŎƌƲǒ8aFNĽōŤƕ9ĶƨƷǟ10Yǔ11wBŘŞŭƂ12iƞ13ƛ14ƣ15ǧ16ĺ17Sż18ņ19Ǆ20Ǘ23r31Ű32ń33Š34ǘ
~ked>	55 -12Ǩ-10Ŧ-9Gţ-8Ļǩ-7őŚŸƦ7kŎƌƲǒ8aFNĽōŤƕ9ĶƨƷǟ10Yǔ11wBŘŞŭƂ12iƞ13ƛ14ƣ15ǧ16ĺ17Sż18ņ19Ǆ20Ǘ23r31Ű32ń33Š34ǘ
~kee	53 -14eƞƪ-11Ķ-10Ŷƃ-9rŭ-8NRǧ-7Ĵ7ŉƝ8cWũūƻ9hPǩ10ŽǙ11ƀǘ12Ŀş13xUŀ14Ɗǒ15Ś16tYſƮǝǟ17ŋǏ18Ţ19ƥǨ20oŝ26ō27ŰƧ30ƷǗ31Ǡ37Ƶ
~keep	53 -14eƞƪ-11Ķ-10Ŷƃ-9rŭ-8NRǧ-7Ĵ7ŉ8cWũūƝƻ9PǨǩ10ŽǙ11ƀǘ12Ŀş13xUŀ14ǒ15ŚƊ16tYſƮǝǟ17ŋǏ18Ţ19ƥ20oŝ27ōŰƧ30ƷǗ31Ǡ37Ƶ
~kel	88 -9N10ŧ20ű22ũ
~ken	66 -11Ɗ-10ƪ-8Ŭ8ũǌ9ƿ11źǉ13Qǎ14ť15ŨŲ16Ɯ18R19ŭƛ32Z34k
~ken>	74 -12Ɗ-10ƪ-8Ŭ9ǌ10ũ13źǉ17Ũ22ƛ37Z
~kend	72 11ƿ14ǎ15ť17Ų18Ɯ19R22ŭ37k
~kep	74 -13D-8ōő12Ŷƃ20Ǘ22ŀ24ŝ28Ű36ƥ
~kept	74 -13D-8ōő12Ŷƃ20Ǘ22ŀ24ŝ28Ű36ƥ
~ker	60 -12Ş-9ŲƊ-7ĻŌ7Ɲǂ8ƿ9gKķ10xAƉ11a12łǘ13Ł16sŜƳ18v19ƋǑ20ǜ24ǣ26Ǉ27ƥƹ28Ž
~ker>	66 -13Ş-9Ɗ-8Ō-7oĻ8ǂ10gKƿ11Ɖ12aA13ǘ15Ł16ł18ŜŽƳ19s24ǜ30ƥ31ƹ
~kers	69 11x14Ž21v23Ƌ24Ǒ25ǣ31Ǉ
~kes	64 -11Ũ-7ňŐǑ7OųƏǒ8ĿũŴƯǔ9ſƵ10Ƙǁ11Ş12XĸŤ15ŋƙ17ŜƳǊ20ŀŁ25Ǟ
~kes>	64 -11Ũ-7ňŐǑ7OųƏǒ8ĿũŴƯǔ9ſƵ10Ƙǁ11Ş12XĸŤ15ŋƙ17ŜƳǊ20ŀŁ25Ǟ
~ket	59 -12Ɣ-10Ŝ-7r7Ķǔ8ŖƓ9Ǆ13ƕ14ǟ15ĸţŦ16Y18H24Ŕ25ƒ27Ř49Ż
~ket>	65 -13Ɣ-10Ŝ-8r7Ķ8ǔ9ŖƓ10HǄ14ƕ17ĸŦ18Y27Ŕƒ30ŘŻ
~kets	68 10H17ǟ20ţ25Ż
~key	70 -10Ƨ9Ŀ10v11Ń30ų38Ɩ63Ǩ
~key>	86 -15Ƨ-7şƦ78Ǩ
~keys	72 9Ŀ11vŃ30ų39Ɩ
~kgr	86 9s22ǜ25ǩ
~kgro	86 9s22ǜ25ǩ
~kic	81 7i12ĺ14ƹ15Ō16Ļ21ŕ24Ř
~kick	81 7i12ĺ14ƹ15Ō16Ļ21ŕ24Ř
~kid	55 -22ų-13cm-12a-10t-8Zķ-7B7Ƙ10ľ12Ũ13źƦ16Ǐ17ƫ19ƭƲ26lvƱ27Ɯ29w31nƍ32ƶ33Ư37y41x59Ź60u
~kid>	74 -26ų-7my7Ư8n12Ƙ14Ɯ15ƶ18ƍ20Ʀ22ź24Ǐ28l44Ź
~kids	57 -13c-12a-10t-8mZ-7ķ11ľ14Ũ17Ɯ18ƍƫ19ƭ20Ʋ21ƶ26n27Ź28vƯƱ31w44y46x64u
~kin	44 -27Ǜ-20Ʀ-15ŗ-11ň-10ŌǑ-9jnuŜŞŹƕƜƪ-8mĸŒũǐ-7lLMķŁŔųƈƔƗƟƷ7ĽōűƆƠ8QľŰƚƞǍǓ9ƒƵǈ10ƐǞ11vŧŬƍ12iZƉƣǖ13ŚżƇǆ14ƭ15ƹ16gǔ17PŇƻ18yŊŪǩ19ĺ20qńŠŢǄ22ĴŽƄ23HĹƋ24Ń26tơ27h31VƬ33X34x36a39Ʃ
~kin>	64 -10ŔǗ-8mƒǩ-7Ķ7pZǈ8vCŢǖ9hŊŚǠ10Ńŭǆ11tƄƍƐ12ŠŬƅƩ13Ǎ15Ĺŀ16X17HǞ19ƞ20Ŀ21ń24a
~kind	55 -33Ǜ-20Ʀ-10ƪ-9ťƅ-8Ǧ-7jƕǈ7ŢƂ8ĵĺŮŴưƹ9bŖƨǟ10Ǝ11ŊƲǩ12iRX13xűƚ14qŤƉ15ǆ16ŏƇ17ŧ19h21Ūƣ25ǔ29Ǆ32Ƌ42Ʃ
~king	50 -13ŀň-11Tŗ-10Ǒ-9UŌ-8uĿư-7NŜƔƲ7ĽǊ8vĶńŉ9ƠƳ10qŚŠŢƆǖ11ZťŰǈǦ12QƄƹ13ľƭ14HĺǗ15hŃǓǩ16PĹ17żƒ20Ž21Ĵ22t23ag25ƻ26X27y28Ň30x31ơ33V38Ƭ
~kip	83 -13Ǧ-7A8Ɓ10B12Ŋǁ13Ƃ18ů
~kip>	83 -13Ǧ-7A8Ɓ10B12Ŋǁ13Ƃ18ů
~kit	71 7ǈ8Lł11Ǝ12ƞ15ǝ19Ǆ24Ǜ26M45ƌ
~kitc	71 7ǈ8Lł11Ǝ12ƞ15ǝ19Ǆ24Ǜ26M45ƌ
~kke	81 21ǘ40Ǡ
~kkee	81 21ǘ40Ǡ
~kle	72 -7Ż9W11gƿ13N15Ĺ23Ŷ26ƣ31Ǎ
~kler	77 28ƣ33Ǎ
~kne	86 15Ƹ18ƽ37t
~knee	88 16Ƹ38t
~kno	51 -11Ĺ-10Ǆ-9ǔ-8ŎƮ-7jnSłŌƽ7ORTĻŜƟǟ8mĴƛ9ņƀƈƷ10cĽ11ňƐ12wƎ13Ŕ14ŒŲƌƧ15ţƓƳ16rŰƋ17ŅōźƩǃ18Ƹ23fA26ǩ40ŉ43Ŗ
~knob	90 31Ƌ
~knoc	81 7mţ10Ĵ15R26ƌ30ź
~knot	90 43f
~know	52 -11Ĺ-9Ǆǔ-8ŎƮ-7jnSŌƽ7GTŕǟ8OĻŜƟ9ƀƛƷ10Ľņƈ11cňţƐ12Ǝ13wŔ14Œ15ŲƧ16ƓƳ17rŰƩǃ18ŅōƸ24A28ǩ41ŉ47Ŗ
~kon	90 14z15r17B21ư
~kon>	90 14z15r17B21ư
~kru	88 26ĵ
~krup	88 26ĵ
~ks>	48 -16ǩ-14nŐ-12Q-10Ƌ-9RĸŀŞųǏ-8ĶŌ-7giqŁŠŨŶƝǋǡ7ňŽ8Řŭ9Ľšź10wTľƗǗ11űƁƷǑǔ12ƙƦǖǘǝ13Xķ14Œƽ15ŕƑǜ16žƉ17żƥ18r20ŝƹ25ƜƟ27ƛ28ŵ30z31LŊ32Ǜ34ǐ37ǈ45Ǡ
~ksg	86 11ǜ34k
~ksgi	86 11ǜ34k
~ksh	72 -13Ǎ-8Ǌ11ǣ21Ƒ37Ɲ
~kshe	80 12ǣ
~ksho	77 -14Ǎ-8Ǌ22Ƒ40Ɲ
~kup	68 -7ſǃ7Ǐ8O10ž11Ɗ12ų13Ƹ14ŭ18ŵ21ƫ23ƛ26ǐǘ28ƾ
~kup>	69 -7ſǃ7Ǐ9O12Ɗ13ųƸ15ŭǐ19ŵ22ƫ30ƛƾ
~kups	90 -9ƛ14ž16ǐ41ǘ
~ky>	76 -20g9ǘ10P11ƔƠ13Z28jo46ǀ
~kya	90 7Ɯ12Ɣ16ƍ
~kyar	90 7Ɯ12Ɣ16ƍ
~kyd	86 27ǀ
~kydi	86 27ǀ
~la>	60 7gŹſ8cǃǩ9xń10BŶž11Ŝ12Ƙ22ų38Ǧ48Ƃ
~lab	74 -12ǂ-8Ɗ8ƹ10Ɠǜ11h13l14ƾ15ƻ16ť17ū31Ƈ37s
~lab>	80 -9Ɗ9ƹ11Ɠ13h34Ƈ
~labo	90 8ǎ13ǜ20ť
~lac	50 -11Z-9SĹŒţƙ-8ǘ-7iǄǞ7ĺǔǕ8UƆƚƲ9ǙǛ10ń11ƤǨ12ǖ13ůƑǋ15Ɯ16ƈƟƢ17MŃş18DŏǊ19ƌǅǟ21ƓƗ22Ɣ23ƅƥ24G25ƦǢ26ƞƵ27Ơ28H37Ɛ39F
~lace	51 -11Z-10S-9Œţƙ-8ǘ-7iĺƯǄǞ7ǔǕ8UƆƲ9ƚƵǙǛ10ń11ƤǨ12ǖ13ǋ14ůƑ15Ɯ16Ɵ17ŃşƈƢ18DMŏ19ƌǊǟ20ǅ22ƓƔƗ23ƅ24ƥ25GƦ26Ǣ27ƞ28Ơ29H38Ɛ39F
~laci	79 -7Ĺ21ĺ27Ƶ
~lad	72 -10P-7xƀ7ŵƼǙ8Ĺ9ǁ10ŧ12ŐŜť13Ť15ǈ17Ǆ19ż20o21Ɯ22Ŷǣ25t
~lad>	83 -8ƀ9Ĺ12Ƽ13t14Őť15Ť22ż26Ŷ
~ladd	86 9Ǚ18ǈ21Ǆ27ǣ
~lady	80 -14ǈ-7x8ŵ11ǁ12ŧ13Ŝ16t23o25Ɯ
~lai	54 -13ŝ-10Y-9Ũ-7Wǃ7Ɖǚǣ8ŅƧ9ưƸ10ŵ12ľǛǨ13Ŧ15Ň17Ŗ19ũ20B21ň22Ŋ25ŔŞ31ǜ32ŘŤťŧ47ţ
~laid	82 -7W9ƃ13Ƨ16B17ŵ20Ǩ27Ň
~laim	58 -10Y-7ŝŨǃ8ǚ9Ņǣ10Ŕ13ǜ14ľǛ17Ŧ21ũ34Ř35ť36Ť43ŧ53ţ
~lain	68 -9ŧ-8ŝ8ſ9Ɖ12ưƸ14B20Ŕ24Ŗǜ28ň29Ŋ32Ş
~lak	80 8Ɯ10Ŝ11ķ22k26Ɵ30g33ƙ
~lake	80 8Ɯ10Ŝ11ķ22k26Ɵ30g33ƙ
~lam	78 -7ƚ8Ǡ11ſƐƺ13Hń19ǎǟ34Ŕ
~lame	81 8Ǡ12Ɛƺ13H14ń36Ŕ
~lan	51 -14Ƅ-12C-11ŒŞ-8PĽŨƟ-7gnƜ7AGZŖƶ8Fŗų9ŦŬ10ƌ11ISŏŔƔ12JĶůƠ13ƃǄ17Ƶ18Š19ĸĺ20Ƥ21ǚ23ķ24ǩ25ơ26HW27y28DŇ29Ǟ31kǌ38ǀ44V
~lan>	65 -13Ş-8Ƨǩ-7Ũ7łŠ8Ư9rŀŌ10ƱǨ11uƶǞ12Ŗƃ13Ɓ15ŗ17ŏ18Ķ19Ƶ24Ň36V39W
~lanc	82 9ƃ20Z28Ɣ
~land	64 -16Ƅ-10Ɓ-8Ľ-7ŒƔ11ĸų13GŦŬƤ17IJŠ18Ơ20Ǆ21Ň28F32ķ33ơ40ǌ
~lane	83 -15C-7nV38ǀ39ǩ53D
~lann	70 -14F9ǔ13Aǀ15V16HƤ19ƌ20ĸ37y
~lans	69 8ǁ15V16H32ǚ33ĺ34Ǟ35k
~lant	81 -9Ǟ10Ƨ13l14U24ů26S
~lap	74 -10Ǐ9ŕ12ŚǗ19Ɲ20U50š
~laps	79 54š
~lapt	88 -12Ǐ14Ś15Ǘ23Ɲ
~lar	56 -11Ź-8Ĵƒ-7ŤƏǠǩ7ľ8Ƨƾ9Ÿ10Xśǅ12ŗŘŠƦ13ŚơƮ14WŲ15œ17Ņ19ĸ20ǉ21TƉ23Ɔ25Ɗ26Ŧ28Ƙ41ǔ53Ǝ
~lar>	64 -12Ź-8ƒ-7Ťƈ7KƙƩ8Ƃǔ10Ÿƾ12ǅ15Š17Řơ18ŗŲ19ĸ25Ɖ27Ŧ29Ƙ30Ɗ
~lara	83 19ś23Ś
~larg	85 26ǔ36Ɔ
~larm	72 -7Ə67Ǝ
~lars	74 -7Ǡ7ž9Ɨ10Xǘ11Ţ12ľ23œ25Ņǔ
~lary	79 13Ƨ16ǉ20Ʈ21Ʀ22W36T
~las	45 -12Œũ-11ŤŦƜ-10pŧƃơƴ-9SŠŨǢǧ-8BDŃ-7GŀŅňŏŕŸǁ7yĴŬſƀƩƼ8oxƂƐƑƫ9Ǒ10ĹłŔƿ11ƋƲǂǘǨ12šźŻżǌ13ƺ14cţűǉ15ƚ16ư17E18ƹ19ǣ20ŜƈƸ21bƁǛ23aĵ25ǏǞ26Ŗ29Ǌ31Ǚ36œ37Ǥ38ƾ40ņ
~las>	88 -7ǐ10ƫ14ņ17Ǒ21Ƃ
~lash	90 -8Ɯ10ǚ12ž13ƍ14Ɲ
~lass	71 -11ơ-9ƴ-8ǣ-7iŏ8Ƅ9d10ř11Ǚ13ƀ14x22ǌ23ź24ƿ36Ɓ56Ǥ
~last	46 -12Œũ-11Ŧ-10pŤ-9SŠŧŨƃ-8dBDŃǢ-7GňŕŸǁǧ7jĽƓƩƶ8ioyĴŁŬſƼǒǖ9ƐƑƫ10Ĺł12ŔżƋƲǂǘǨ13šŻ14űƺ15cţǉ17ƚư18Eƹ21ƈƸ22bŜ23Ǜ24aĵǣ25ǙǞ26Ǐ27Ŗ30Ǌ33ņ38œ39ƾ
~lat	61 -14řƼ-12Ƙ-10Ÿ-9KŤ-8ƈƌ7OƓǀ8ĺŃƪ9ƭǂǙǣ10ĵżǏ11ǌǜ12ŔƁƴǟ14NƸǕ15ƾ17ǎǩ18ƨ34Ɖ41Ż61ū
~lat>	78 -10ƈ9ƚ16ƴ17Ɓ25ƨ26ǩ45Ɖ
~late	66 -15řƼ-11Ÿ-10Ƙ-9KŤ8OŻƓǀ9ĺŃƪ10ţǂǙǣ11ĵżƭǏ12ǌǜ14ǟ15ƸǕ16Nƾ18ǎ68ū
~lati	77 10Ɣ21Ŕ43Ż
~lau	86 -13ĺ23ǩ25Ǔ33Ǣ
~laus	88 26Ǔ34Ǣ
~law	68 8Ŀ9ŋƂǡ11z12BQłǦǩ15Ņ16n20A24Ʋ29ǜ33ķ
~law>	79 14z15Q16AB18Ņ
~laws	81 -7ŗ10Ŀ11Ƃ14nƯǦ17ǜ19ķ
~lawy	77 8A11ŋ13ǡ14ǩ17ǜ20ķ27Ʋ
~lay	74 -14Ũ-9ƈ8sƤ10Ƙ11VƧ14ŉƂ15ĿƜ16Ť17ư18Ɖ26g35D
~lay>	77 -13Ũ9sƤ11Ƙ12Ƨ15ŉ16Ɯ17Ť18ư27g36D
~laye	88 -7ƈ14Ɖ16Ƃ
~lba	88 19I
~lbac	88 19I
~lbo	85 8ż14N15ĸ17D22Ǚ
~lbox	88 8ż16ĸ17D23Ǚ
~lc>	79 -8ǩ22ǃ51ǆ
~lco	71 32ƿ35Ǜ
~lcoh	71 32ƿ35Ǜ
~ld>	31 -21xƳ-18qų-17Ǟ-15Œ-14Ť-13ĺŐ-12Qǋ-11oŅŭǖ-10ktŴƙƝƞƠǣ-9UŰżơǇǛ-8zFşţƟƣƻǃǈǎ-7iŦŬƚǅǐ7ZĽőŗƨǏ8LľĿŀŘŶƘǘǢ9dŇƿǄǡ10jĵũŹƪƸ11ĶūǓǧ12rŚƂƺǗ13pņŌƀƏ14mŃ15Až16aƓ18YŖŽƈƒƗǚ19œŞǨ20DĻŊƋ21BĴŷưǩ22T23Ʊƶǁ25s27ƅ29ŢƯ30ķ31Mś32vƬǝ33űŵ34ƭ35Ƥ36K38Ƶ39c42X43Ŏ46Ʒ54ĸ56Ʈ
~lde	65 -10Ÿ-9ƕ-8J10NPƅ13Ǩ14Ɠ19p22yĶ23Ŵ24x26Ŭ27z28Ź34w35vǧ
~lder	70 -9ƕ-8J11NP13v14ƅǨ15Ɠ26Ŵ28p29Ŭ30z38ǧ
~ldes	75 -11Ÿ-7p27v30x32y34Ź41w
~ldi	60 -14ƅƈ-9FƩ-8ő-7GƇǩ7Ƶ8iƥ10QƤ11t14Ƹ18ű20S28ŀ29ƑơǢ35ǋ49Ǎ53ƣ
~ldin	60 -14ƅƈ-9FƩ-8ő-7GƇǩ7Ƶ8iƥ10QƤ11t14Ƹ18ű20S28ŀ29ƑơǢ35ǋ49Ǎ53ƣ
~ldr	74 7Ʋ10w13ƫ16y17Ư22v35u
~ldre	74 7Ʋ10w13ƫ16y17Ư22v35u
~lds	73 -13Ɣ-12Ǣ9Ŭƈ10Ƌ13ƣ14ƕ19p20v28Ʃ35ƅ
~lds>	73 -13Ɣ-12Ǣ9Ŭƈ10Ƌ13ƣ14ƕ19p20v28Ʃ35ƅ
~le>	39 -18ŀ-17Œ-14oǂ-11ƃ-10ADĺŃŗŠǋ-9jrŁŽƌƕƱǊǧǩ-8iFQũ-7yŹƑƓƠơƫ7fkpšżƚǅ8JņƲ9şŰųŻƿǖǙ10LőƄǇǒ11nNūƒǝ12vR13ĸŴƥƺǗ14łƀƎǁ15hlsxŘƜ16wIŧƁƯƷǉ18uM19ƤƩ20YűƘǈǜ21ŦŲƉ22dŬ23ś28aX29ļ32ǆ
~lea	47 -14ŕǈ-13ś-11ŐǍ-10ŚƋ-9nvľŔťǐ-8ųƯǨ-7pPŎŶžƈƕǓ7ƟƾǜǢ8ŇũŰűŲƫǇ9ADĺŊŹƎƠǛ10Ƽ11ŝƬ12zVĿŭ13Ļţ14Ť16aƔ17ƳǏ20Ů21ŗƉ22Ƨ25Ż27FƢǋ29ň33ŉƛ35ơ36Ƥ37ƶ43Ţ46ǌ50Ŭ
~leag	80 8g13ů38Ů
~leak	70 -12ƋƜ-8ƈ9ũ15Ǝ27Ť33Ɖ55ƛ
~lean	71 -16ŋ-13ǈ-9ƭ-7Ŭ7ƃ8r9Ƽ11ƐƑ13Ǐ15Ǣ16Ň17ű21zA22ƜǛ23Ż30ţ
~lear	72 -10ǐ-8ǩ8sũ9Ƽ10Ʒ12T14Ŭ17Ų18ƾ20Ź24ŉ29Ɣ58ň
~leas	55 -14ŕ-13ś-11Ǎ-9n-8Ŕ-7ŚǓ7wūƞǅ8b9Ĺ10dőŗǏ11ƠǇ12D19ŭ21a22ŝ35Fǋ38Ƣ41Ƥ44ơ56ǌ58Ŭ
~leav	58 -9jľŝ-8vǨ-7Ŏ7syŷƂ8ƀ10ƥ12ŊƟǜ13Ļƫ14ĺŰǩ15Ƭ17ŗ18VĿ23ŉ24Ƴ31Ƨ49ƶ56Ţ
~lec	69 -14ǧ7P11ƫ12Kĵ15q21Ǒ23ǒ31Ƌ35Ƙ
~lect	69 -14ǧ7P11ƫ12Kĵ15q21Ǒ23ǒ31Ƌ35Ƙ
~led	57 -11Ɖ-9Ǆ-8Bĺ-7vKŖ7IķŃŌ8ĻšŶƯ9ňơ10ļŊƄ11Ř12Ʃ13jo14ŵ16ĴŤ17Ţ18Nń20ţ21Żƈ22Ŕ23ƞ24w25ş29ǃ44ŧ
~led>	57 -11Ɖ-9Ǆ-8Bĺ-7vKŖ7IķŃŌ8ĻšŶƯ9ňơ10ļŊƄ11Ř12Ʃ13jo14ŵ16ĴŤ17Ţ18Nń20ţ21Żƈ22Ŕ23ƞ24w25ş29ǃ44ŧ
~lee	68 -8Ǉ-7ƚ7w8Ɯ9e10ľŀ11ĸ13Ũ14ǐ15Ƥ16Ō17Ļ18ł21Ƽ26Ű28n35x
~leep	69 -8Ǉ-7ƚ8Ɯ11ĸľ13Ũ16ŌƤ17Ļ18ł21Ƽ26Ű28n36x
~lef	69 -7ǩ7ķ8f9lĸ10Ŗ11Ķ12ŉƧ16ŕŢ17ō19Z20ŝ26Ŭƶ27Ɣ
~left	69 -7ǩ7ķ8f9lĸ10Ŗ11Ķ12ŉƧ16ŕŢ17ō19Z20ŝ26Ŭƶ27Ɣ
~leg	62 -10n-7ŗ8ŷ10ŋ11ž13ƜƲ19ǆ21ǃ25źƶ30y37Ʊ39m43h
~lega	75 -7ŗ7f9ƀ10ŷ12ŋ13ž16Ʋ23ǆ25ǃ33ƶ
~lege	66 15Ɯ27ź33y40Ʊ42m
~lem	71 -8N7ŏ8ĹƸ9ŋŵ10Ƽǜ11ƛ12L13Ŝ14ŀ20Ŧ21Ɩ31Ž
~lem>	80 -9N7s9Ĺŏ10ŋ11ŵ13L16Ŝ17ŀ
~lema	86 38Ž
~leme	90 25Ŧ27Ɩ
~lems	83 7ǂ9Ƹ12Ƽǜ14ƛ
~len	67 -12Ŗ-9Ʋ8S14L15ŊƸ17ǘ21Ŭ22ƭ27ų29Ƅ58ƕ
~lend	70 -12Ŗ-9Ʋ15L22Ŭ28ų31Ƅ61ƕ
~lent	90 20Ƹ
~ler	67 -13Ɲ-8B8H9jƿ10őƁƂ11Ŕ12ļǕ13hƻ16xş17Ƅǈ18v23ƣ24ǐ27Ǐ29Ǎ
~ler>	76 -11Ɲ-9B10H11jƄ13Ɓƿ14ļŔ16ǐ19x21ş31Ǐ
~lere	90 -34ƣ44Ǎ
~lers	74 -7Ǧ7Š8Ƅ10ǐ11őƂ15ƻ16hǕ21v54ƣ
~les	51 -15ǉ-14Ś-11PTŭ-10Ŭ-9şųǩ-8wŐ-7RŻƿǞ7LŘƒǙǜ8Ŷǆ9ŢƼǕ10ľŁ11iUŅƝ12cuƚƻ13Ŵ14ŜƉ16ǁǠ17Ǜ18Ƙ19Ǔ22ũƹ25ņ27Ə28ůƈǘ30ǖ33Ǘ35Ū39ǐ43Ǌ45Ů
~les>	53 -15ƿ-14Ś-11T-10P-9şŭ-8w7ŗƀ8LŘǙ9ǜ10Ŷǆ11Ł13cƚ14Ŵ15ŜƉƻ17Ǡ18ǁ19Ǜ20Ƙ23ƹ28Ə29ƈ30ǘ31ů32ǖ35Ǘ36Ů37Ū41ǐ46Ǌ
~less	71 -12ǉ-10Ŭ-7ĴŻǩ8nSķƤ9Ǉ10Ɲ11Ʀƿ12ƒ14Ů15Ţƪ17i18UľŅ22u28Ǔ32ũ
~lest	90 10ǂ23Ƽ
~let	57 -13œ-12wŖǩ-11s-9h-7ŇƷ7ių9xOľŃŐƜ10yš11Nĵƾ12Ū13ŊƎ15ĻŎŸ16Ş17ƪ18K19řŚ20Ľ22Ŕ24ŽƐ26a28ƛ34ǜ39b
~let>	61 -13w-12Ŗǩ-11s-8ĽƷ-7ŇŔǐ7DžƀƏ8iřų9ŸƄ10OŃƜƪ11Őš12Nĵƾ13Ū14ŊƎ17ĻŎ22Ž24Ş26Ɛ30a31ƛ37ǜ
~lett	70 -15œ-10ļ-9h-8Ş8Ÿ9J10ƪ16ř17K25Ś33Ľ36Ŕ51b
~lev	72 -9Ǎ-8Ʊ7ū8ǌ9ŀ16mƩ21Ɗ27ƣ30Ɔ
~leve	72 -9Ǎ-8Ʊ7ū9ŀ13ƣ16mƩ21Ɗ30Ɔ
~lex	78 -13ǧ12ƘƠ41ơ51ƣ
~lex>	78 -13ǧ12ƘƠ41ơ51ƣ
~ley	88 12w13ƚ14f20ű
~ley>	88 12w13ƚ14f20ű
~lf>	53 -13ķ-9v-8ŗƜ-7ƞƮƺ7ŢƀƃƇƎǂ8OĴŘŠƷƻǑ9QVƊ10kƕ11qC12Ɠ13ţ14ctōǇ15rŁƨ16Ʀ17ǔ18nHŦ19ǉ20o26Ǩ27Ƭ36Ƣ47g
~lfr	86 -13Ʈ20Ʒ28Ƣ
~lfri	86 -13Ʈ20Ʒ28Ƣ
~lia	58 -8Őǐ9D11ŗǛ17ơǚ20Ľǌ21Ŗ22Ƃ25ƀ31ǡ40ž
~liab	59 -8ǐ7Ǌ11Ǜ12ŗ17ơǚ20ǌ22Ƃ25ƀ32ǡ42ž
~liar	88 31Ľ34Ŗ
~lib	86 11ş15Š21Ő24Ŵ
~lic	43 -15I-14n-11Ɣ-9ǆǈ-8pǅ-7ŀǦ7ŌśƨǁǤ8ŐŲƁǒ9dŢƀƂƖƥ10žƄƢ12šūǏ13ŠƓƚƧǛ14ĹơƬ15ľŕǀǡ17ŗƪǢ18aŖ19ő22ſ23Śş25ŹƩƵ26Ʀ30ŏř38ǥ44Ÿ52ŷ
~lica	85 -9Ż7ǀ10S13ƿ16Ō17ƴ
~lice	59 -12n-9p-8Iŕ8Ǩ11ƺǛ15o16d17aƄ18ǀ22ū27Ź41ŷ63Ÿ
~lici	68 7Ų8ƫ9Ǧ10Ǜ20ǒ34ş38ǥ
~licy	47 -14Ǧ-11ĺƔ-10o-9I-8ǆ-7ŀ7aŜƃ8ĻśǁǤ10ƁƂƨ11ŢžƀƖ12Ő13Ƣ14šǏ15Ɠǥ16ƚơƧƬ17ĹľŠǡ19ƪ21ŖŗǢ23ŕ24Ƶ25őŷſ27Ś28Ʃ29Ʀ36ŏř
~lid	75 8ƅ9Ÿ11U12ƀǇ19ƍ27k
~lid>	83 9ƅ10Ÿ14ƀ
~lida	85 12U13Ǉ31k
~lide	90 23ƍ
~lie	57 -13Ǆ-11Q-8ƕ-7ƦǨ7SŊƬ8ţŸ9U10Ư12ǘǦǩ13ƴ17Ɯ23ŭ25Ǘ26Ǔ27Ŀ30ǚ33ƝǕ41Ŭ48ǔ
~lie>	90 -9Ǩ8Š52Ŀ
~lied	90 24ƴ
~lien	61 -13Ǆ-8ƕ7Ɩ8Ŋ9ţ10U13Ǧ14ǘ20Ɯ24Ɲ26ŭ27Ǘ28Ǔ33ǚ44Ŭ52ǔ
~lier	75 48Ǖ
~lies	86 -15Q9ǐ13y17Ɲ20Ư
~liev	80 8m9lŌ10S11M12ŸƬ24ǩ
~lif	55 -15q-14UŻ-12ŏŗ-11Ő-7VǨ7l8ǈ9SWŵ10ű11Ũ12ş13m14ǩ15ĺ19iƬ29ƿ31ƪ33ƴƵ34Ʒ38ƭ44Ʃ49ƨ54Ƨ63Ʀ
~life	56 -15qŻ-13U-12ŏŗ-11Ő-7VǨ8l10SW11Ũ12ş14m15ĺ19i20Ƭ30ƿ31ƪ34ƴ35ƵƷ39ƭ45Ʃ50ƨ55Ƨ65Ʀ
~lift	88 11P14ǈ19ű21ŵ29ǩ
~lig	77 -11Ŷ-7ţ9bš11TƐ12ĺ14ŌŻż17ƻ20U22Ʈ
~ligh	79 -11Ŷ-7ţ9š11Ɛ12ĺ15ŌŻż21U22Ʈ
~lik	43 -21J-16ǐ-14ŎǞ-12P-11śƱ-10ĿŤ-9ľƦǠǡ-8ƢƻǄǝ-7qNWĹƔƟƣƤ7œƂƘƠƽ8ayTXŔŜţūŬƯ9rAƎưǖ10DŇŦƭ11ņƁƌƐ13gŨǍ14tł15jRőŧƅƺǩ16YŋŮű17Ō18vxŃ20ŉž21Ų22Ļƶ24KĴ25ƿ29Ş31ŝ32U33ƞ34Ŷ
~like	43 -21J-16ǐ-13ŎǞ-12P-11śƱ-10ĿŤ-9ľǠǡ-8ƢƦǄǝ-7WĹƔƣƤƻ7FœƂƘƠƽ8ayŔŜţūŬƯ9ATXƎưǖ10rDŦ11ņŇƁƌƐƭ13gǍ14łŨ15jőŧƅ16RYŋŮűƞƺǩ18ŃŌ20ŉ21Ųž22vĻƶ24KĴ25ƿ29Ş31ŝ33U34Ŷ
~liki	80 -15Ķ-9m-8v10b13Ň26x31ƞ36t
~lim	58 -13ơ-9Ɨ-8Z-7ŒŚ7œƩ9žƏ10yŠ11ǌ13ƓǍ15ǈ17Ǧ22Ƒ27ǓǢ31ǀ32ǡ53ŗ
~limb	79 10œƩ22ǈ31Ƒ44ǀ
~limi	59 -13ơ-9Ɨ-7ZŒŚ9žƏ11yŠǌ14ƓǍ18Ǧ27Ǣ28Ǔ33ǡ54ŗ
~lin	50 -14ǩ-10Ǘ-9ś-8LŠƕǋ-7jlpňũƥ7ƷǊ8ƄƫǄ9S10KŚƌƟ11aŁ12Ƹƻǀ13ŋǐ14iP15DĹ16TĴ17młƔ18s19ƽ20XŅŨ22ĽƍƓ23q24Cǖ25ƾ27ƛ29IŌ31ƴ32Ǟ36Ń
~lin>	72 7ŭǄ8aH9ĸ11łƛƮ12ĽƟ13sĴŉ15Ŀ16Ņ25ƻ26i
~line	57 -9Ǘ-8Š-7CƷ7w8ļ9VǞ10aKXĴńƫ11ƽǊ12sSĽǕ13Ś14Łł15ƛ16Ņ17ŋ20P21Ɣ27ƍ29I31qǖ37ƴ44Ń
~ling	60 -7ŗ7NŢŽƟ8Şƛ9xĺǀ10Ň11t12Ƅ13ƽ14ƌ15CX16Ƹ17Ō19ǐ20D21T24Ĺ26m28Ũ30Ɠ31Ǟ
~link	88 -13ś14ǘ15Ƒ24Ō
~lip	85 -11ǩ-8ž8Ť11ǌ12ſƗ24Ľ30ǡ
~liq	88 -17Ÿ-10ž8Y12ƿ41Ǜ
~liqu	88 -17Ÿ-10ž8Y12ƿ41Ǜ
~lis	56 -10Ř-9ŞǙ-7ŰŸſƵ7aǏǥ8PǗǡ9fƜƫǘǧ10ĺ11nƅƘơ12gońű15ĻşǑ16ƒƾǩ17ƻǐ19Ɨ21ǌ22Ŭ23ŷ24ľż26Ǝ42ƀ
~lisi	70 -11Ř24ƻ32ż55ƀ
~list	59 -9Ǚ-8Ÿ-7Űſ7aǏǥ8Ǘ9PƜƫǡ10ǘǧ11ĺ12nƅƘơ13oń14g15ű16şǑ17ƒƾ18Ǝǐǩ21Ɨ22ǌ24Ŭŷ26ľ
~lit	51 -11ű-10o-7ƛ7ĺļ8ĶżƎǇǛ9Yşūƞ10Ʀ12Ŋŗ13Ĵœ14Ņơǚ15ƫ16v17ǌ18wƂƯ21uƀ23W24ǡ26x28Ƣ33ž
~lit>	75 -8Ő12ž13ĺ17ĴǇ26ƫ38Ƣ
~litt	59 -11oű-7Bƛ7lzIņŽƳƹǁ8cdļĿŨƻǄ10Ǝ11Ķūżƞ12Y15Ŋ16Ʀ17œ18Ņ19v22Ư25w27u31x
~lity	58 10Ǜ14Ķş15ŗ16ơ17ǚ20ǌ21W22Ƃ25ƀ29ǡ30ž
~liv	52 -13ŝŵ-12Őǋ-11T-9RYǩ-8Ɯ-7cUłŒų7ƃƅƲ8Ɔƚ9ŷǡ11lD12ķƠ14h15ĶǍ16Ǖ17ƣ18H19ƟǛ22qƤ23Ƣ24ƞ28Cǐ30Ʒ31Ʈ32P35G36Ų37z38F64n
~live	55 -13ŵ-12S-10ǋ-9R-8Y-7UŐŒų7Ɲǣ8ƅƟ9ƃƽ10Ƥǡ12DF13lzĶķ14ŷƠ16h18ƢƣǕ20Ǜ28Ʒ31C32ǐ34Ʈ35G40Ų53n
~livi	67 -14ŝ-11T-8c-7ŐƜ7ĿƤ8Ƣ9fkƐƷ10Ʋ11ŖƆ14Ǎ15Ɵ18nS27H30q32zƞ35F46P
~lk>	58 -12ņ-9ŒŨ-8ŇƯ-7ŉś7yORTŖƛǨ8nĸǈǔǕǘ9żƤ10AńƧƮǠ11ňŊƗ12ĵ13sł14Z15Ǚ17ǝ18ŵƣ20Ĺ23Ť25Ļ41N
~lke	72 -7Ļ7t8żƂ9s12K13ƯƷ14ƨ16Bǔ19i26Ǆ27Š33r
~lked	73 -7Ļ7t8żƂ9s13ƯƷ14ƨ16Bǔ20i26Ǆ27Š34r
~lki	67 -11Ĺ-9Ƭ8OĽœŢƍ9Cō10cX11ŉ12h14ń15Ɔ17ť19v23a24Ň26ǩ30x
~lkin	67 -11Ĺ-9Ƭ8OĽœŢƍ9Cō10cX11ŉ12h14ń15Ɔ17ť19v23a24Ň26ǩ30x
~lks	64 -8Ő-7Ŷ7wľőƚ8aWƣƥƮ9jǡ10ļ11AŽ12ǈ13ž14Ɯǖ15Ǚ16ŝǗ20ƽǔ21Ʀ22Ǉ33z
~lks>	64 -7ŐŶ7wľőƚ8aWƣƥƮ9j10ļ11Ž12Aǈ14Ɯǖ15Ǚ16ŝžǗ20ƽ21Ʀǔ22Ǉ33z
~ll>	32 -22Ň-21ǌ-19ŵ-16ŠƮ-14Žǧ-13GT-12őŗųƦǏ-11Ż-10mAŭ-9rƛƣ-8vľŀňœūůǎ-7ĸŸƅƙǅǢǤǦ7eCEŃŌƷǩ8ŷƎƟƾ9ƁƥƸǃǥ10JŁơǕ11oxzKĶŕŬźǖ12swŤƊƕǒǙ13ƢǛ14ĵŊǋ15BUŶƳǨ16ŜŹ17QVũƞ18nZŦ19dgDŚƬǟ20MĹĻńƝ21q22Ũ23ŖƫǄ25kţƺǔ26ƌƗ27ƀ29Ĵ31HL33PĽƭǇ34Iǉ37ō42Ʋ43t46ł
~lla	56 -8ƒ-7ŤǠ7Ţǃ8xBľńŜƗ10ǅǑ11X12f13ņŗ14œŘ20ĸų23Ņ25Ɗ26Ƙ27Ŧ35Ǧ56Ƃ
~lla>	60 7Źſ8gǃ9cxńǩ10B11Ŝ12Ƙ22ų38Ǧ48Ƃ
~llar	66 -8ƒ-7ŤǠ7ǖ8ǘ10ľŢƗ12ǅ14X17ŗŘ18Ƙ19œ21Ņ25ĸ31Ɗ33Ŧ
~llas	88 -7ǐ10ƫ14ņ17Ǒ21Ƃ
~llb	86 19I
~llba	88 19I
~llc	79 -8ǩ14ǐ22ǃ49ǆ
~llc>	79 -8ǩ22ǃ51ǆ
~lle	55 -14K-12ǧ-8Bĺ7HĻŶƫ8Ÿơ9CĹű10ľŊ11ŐƜƩƸ12ŧ13o14ļĽƐ15Ĵĵ17ńŢ18ǒ22Ŕź23w24Ƙ25y29Żǃ31Ʊ34m
~llec	79 -16ǧ12ƫ14ĵĽ27ǒ37Ƙ
~lled	64 -15K-8B-7ĺ7N8bI9Ō11ĹĻơ12ļ13Ŋ14Ʃ15oŧ19Ĵ21Ţ22ń26Ŕ29w34ǃ35Ż
~lleg	66 15Ɯ27ź33y40Ʊ42m
~llen	90 20Ƹ
~ller	90 -10B7Ő14H19Ŕ
~llet	84 14Ÿ16Ɛ17ľ
~lli	60 -10Ř7Ž8aŅŨ9s10Ĵ12ĺƻ16Ľ18Ō21T24Ĺ26ż29Ɠ32Ǟ46ƀ48C
~llin	65 7IĸƴǄ8ŢŽ9aŅŨ10s11Ĵ13ĺ17Ľ19Ō23T27Ĺ32Ɠ34Ǟ52C
~llis	70 -11Ř32ż55ƀ
~llo	73 -11D-10Œ-8ű8ơ9w11ƅ12g17ƥ18KųƵ20Ƨ21ǃ22Ľ32ǩ33ƒ34ň
~llow	74 -10D-8ű9wơ11ƅ13g17ƥ18K19ųƵ20Ƨ21ǃ22Ľ34ƒ35ň
~llp	78 -8Ĺ7v8Ů11Ŧ12Œ13Ļ15G17ķ25T
~llpa	78 -8Ĺ7v8Ů11Ŧ12Œ13Ļ15G17ķ25T
~lls	58 -10ŷ-9ŵơ-8Ƴ-7IL7MUĿ8nőşƃƕǘ9KǍ10ŅťǡǤ11hƗƜ13ǣ14Yǌ16Ł17ŋŞƌ19Ǡ20Ʋ21Őư22Ʈ24Ǚ25Z34ƻ35Ƈ
~lls>	59 -9ŵŷơ-8Ƴ-7IL7CMUńƿ8Ŀƕǘ9KƃǍ10nťǡǤ12hƗƜ13ǣ14Yǌ16Ł17ŋŞƌ20ƲǠ21ư23Ʈ24Ǚ26Z35ƻ36Ƈ
~llst	86 14ş17Ņő37Ő
~lly	58 -14ŀ-9ŏ-7Ōŗ7aWľŷŽžƫ8tŭƮƯǡ9ņƙ10KPǅ11ĸŧ12ŬǆǙ13kř14Š15lLĺƖ16ƞ17Ƹ18Ał20Ĵ25Ŗ
~lly>	58 -14ŀ-9ŏ-7Ōŗ7aWľŷŽžƫ8tŭƮƯǡ9ņƙ10KPǅ11ĸŧ12ŬǆǙ13kř14Š15lLĺƖ16ƞ17Ƹ18Ał20Ĵ25Ŗ
~lmo	75 11dư13k14ţ20Ǖ40Ǚ
~lmos	75 11dư13k14ţ20Ǖ40Ǚ
~lo>	86 -7F10z17s19f22Ƣǩ
~loa	58 -15Ƅ-12Ƥ-8Ʀ-7HźƳ16k22Ɓ25Ɣ28ś32Ʊ33Ʈ44Ŭ53Zƕ63ƪ
~loan	58 -15Ƅ-8Ʀ-7źƳ15Ʈ22Ɓ25Ɣ32Ʊ45Ŭ53Zƕ64ƪ
~loc	62 -15Ɗ-9Ś7CƁ8Ŏũ9M10Őƽ12qǔ14ŌƇǎǞ15Qľ18Űƍ22R23lH25ƣ26ǘ29Ů39ǋ44ƥ
~loca	71 9Ŝ12CŐ13M14ǔ17Ǟ18ľ27H29l47ǋ
~lock	67 -16Ɗ-9Ś7Ǝ8Ɓ9ũ10Ŏ11ƽ13q16ŌƇǎ17Q19ƍ21Ű24R27ƣ29ǘ31Ů48ƥ
~log	79 -8Ž9Ǘ11ƛ16Ʋ18Ś20Ƈ24ǘ25ŐƐ
~log>	88 -8Ž11Ǘ18Ʋ21Ś23Ƈ
~logs	90 28Ɛ
~lon	50 -22ŭ-14Ƣ-12ƶ-11D-10tŒ-9jP-8Vĸł-7Őƙ7gnsƧ8vǟ9fHřƄƈƼ10Ķ11ŮƏǈǏ13ūƵƷǃ14l17iŸ19ŕŧ20ǩ21Ɨ22Ʈ23Ǎ24ť26Gš27Ɵ30ůǝ33SƤ34ƭ37O42ǅ43ő
~lon>	86 -12tD-11Œ13Ǎ21ǩ24ǈ25ǃ29ǟ
~lone	79 -10ǋ7z8ƃ9Ʈ10ƌ14Ʒ18Ł25n28Ǎ
~long	51 -22ŭ-13Ƣ-12ƶ-9jPǟ-8Vĸ-7Őƙ7sĿƧǀ8gv9fHřƼǩ10ĶƄƈ11Ə12ŮƵǏ14ū15l16Ʈ17Ÿ18i20ŕŧ22Ɨ25ť26šƟ27G30ǝ31ů34SƤ35ƭ38O43ǅ44ő
~loo	50 -23ǩ-13ƈ-12Ƣ-11Ō-10g-9ŐŭƜ-8ũƒ-7ŏǄǛ7pĿƫƽ8Ŷ9ǂ10JRĻĽƆƤǙ11HƐƷƼǈ12ł13ŠƉ14ƛ15ľŨſƊǞ16jĵŜ17s18ĹŃ19Ǌ20Ư21Ň22ĺƬƻƾ23zńŚ27ǁ38ƣ60ƙ
~lood	63 -8ǩ8ŨƊ13ƽ14ǂ16Ƥ19Ƽ28ƾ30ƻ36ǁ89ƙ
~look	54 -14ƈ-12ǩ-10Ō-9gŭ-8ƒ-7ũ7XŖ8pŎŢƇ9yŶƫ10ĿŨ11JRĽǙ12Ļ13HƐ14łƷ15ŠƉ17Ǟ18jľ19ĵŜſ20Ń21ĹǊ23ŇƯ24Ƭ25ĺŚ26z27ń
~loor	73 -14Ƣ-12ƙ-7ǩ8ƌ15Ɗ16Ɔ21ǈ26ƛ59ƣ
~lor	63 -17Ɣ-16Ƅ-10Ʈ-7Œ7vĹ9kŸƬ10Ŭƃ14ŴǕ15ǃ17ų20Ơ21H29F33ơ36m46ǌ
~lord	67 -16Ƅ-7ŒƔ10v11k21Ơ31F35ơ49ǌ
~lore	90 -14Ɣ12Ĺ15Ŭ20Ŵ24ų
~lori	86 -7ž12Ÿ15ƃ30H
~lors	83 48m
~los	50 -12Ɵ-11żƷ-10tƽ-8nŗŠ-7RƬ7zIŝŞƨ8CǓ9XYŤŧƃ10ũǔ11ŨƏƚ12Ŀ14Ƥ17Ŧ20Ƒƕƙ21ķƺ22Ś23Ƨ26Řů27Ǚ32ňţ35ť36ǎ44ǝ59Ƴ68Ɩ
~lose	54 -13Ɵ-12ţ-10ň-8ŗŨƮ-7ƽ7ĸĿ8gzIŞǘ9őŝƗ10CǓ11Xť13Ƨ14Ə18ƕƤ19ǩ22ƖƳ23Ƒƙ25Ś26ķ29ů30Ǚ40ǎ52ǝ
~losi	67 -11ǩ9ĿƳ10Ǩ16Ũ17Ř32ň65Ɩ
~loss	72 -13ż-7Š9ƺ16Ť18ŧ19ũ20Ƴ24Ř30Ŧ37ť65ţ
~lost	72 -12t-9Ʒ-8Ɩ9ǀ11Ũǔ12ƨ13ƺ15ƃ16Y17ƚ18Ƨ27ň65Ƴ
~lot	64 -14c-12Ǉ-10ǩ-7ĺƆ7Ƅ8tRŇơ9ĿŻǟ10ŐƇ11ǖ13Ť15Ɨ22C23Ű26ķ27Ɵ34Ɯ35Ƒ37ưǀ
~lot>	65 -14c-12Ǉ-8ǩ-7ĺƆ7Ƅ8Rƙơ9tĿŇŻǟ10ŐƇ11ǖ13Ť23Ű26ķ28Ɵ29ǀ34Ɯ36Ƒ38ư
~loth	86 22Ɨ
~lou	79 7ś12x15ƞ16j23Ŷ26Ǘ
~loud	82 7ś12x17j27Ǘ
~lov	67 -8PŻ-7Ş7B8rŚƘǩ9Ƒǃ10t11lMżƶǄǋ12Ƅǔ13ŝ24Uƅ27Ŷ34ǟ51ƞ
~love	68 -9Ż-8P-7Ş7B8ŚƘǩ9rƑǃ11lMƶǄ12żƄǋǔ13ŝ22ƞ24Uƅ33Ŷ37ǟ
~lovi	88 -7Ŷ14t38ƞ
~low	59 -12x-11ŧ-10DŦ-9Ŀŕű-8ŏŖ-7Ŷ7ƂƅƑǀ8bcƙ9ƃƥ10Ǧ11Ļ12iƧ13KųƵ15ƞ16ĽŎƚǃ18U20ǟ21gƗ23ľƛ24ƒ30ǎ34ň44Ņ48Ɗ
~low>	64 -12xǩ-10Dŧ-9ŕű-8ŏŦ7wJĵřƆ8ŘƂƛơǀ9ƅƙ10bc11Ǧ14i15KňƵ16ƒƗƧ17ƞǃ18Ľ19ƚ21U22ǟ24g25Ņ26Ɗ33ǎ
~lowe	71 -16Ř-8Ŀ10ƛ13ƃǩ16Ļų23Ŏ26Ņ29ľ30Ɗ
~lowi	88 12jƛ30ň
~lows	90 14Ƒ16ƒ22ƥ
~loy	58 -11o-7Ň7Ǘǥ12Vǈ13ǣ14Ǒ16ő17q21WƧǜ22S25Ǉ26Ţ32Q
~loya	82 -9Ň-7ŝ12Ǘ27ő38Ţ
~loye	59 -11o8ǥ12V13ǈ14ǣ16SǑ18q21Ƨ22Wǜ24Ǉ32Q
~lp>	69 -9r-8kŏǄ7ś8fǩ9ƯƱ10vŧ11ŝŢ12Œ13z14sǈ20ĵ24ň29Ǉ37Ĺ
~lpa	78 -8Ĺ7v8Ů11Ŧ12Œ13Ļ15G17ķ25T
~lpar	78 -8Ĺ7v8Ů11Ŧ12Œ13Ļ15G17ķ25T
~lpi	88 29z
~lpin	88 29z
~lps	86 -11Ł9c10Ǉ30A
~lps>	86 -11Ł9c10Ǉ30A
~lre	71 -7w8Ɩ10v11Ƃ13ǩ14pư17Ĺ18Ź27Ɓ33ŏ
~lrea	71 -7w8Ɩ10v11Ƃ13ǩ14pư17Ĺ18Ź27Ɓ33ŏ
~lri	70 -11ƾ-10ŉ7Eų8dĴ9KN10ťƮ11Ũ12Ňŋǁ14Ʒ17M28Ŋ30i
~lrig	70 -11ƾ-10ŉ7Eų8dĴ9KN10ťƮ11Ũ12Ňŋǁ14Ʒ17M28Ŋ30i
~lry	73 38Ƙ
~lry>	73 38Ƙ
~ls>	52 -11ơǩ-10dŰŲŷƁƳ-8Eų-7IL7uǕ8JŵƷǍǗǡǤ9pťǘ10t11Yǣ12ŁŪǌ14ķŋŞƌƜƮ15Ƭ16ǜ17ŭưƲ19Ɖ20Ɲ21ZǙ24ǛǢ28ǚ29bhƇǠ39ƻ40Ǐ
~lse	53 -18ǩ-8ŏ-7rƔƳ9hţǥ10ŤƼ11ǋ13FŢŴƙ14Ƒ15Ƣ16Hƥ17Ʈ18ŵǝ20ǈ22ŷ24Z25n26ų30Ł37ş43ō47ń
~lse>	53 -18ǩ-8ŏ-7rƔƳ9hţǥ10ŤƼ11ǋ13ŢŴƙ14Ƒ16Hƥ17Ʈ18ŵǝ20ǈ21Ƣ22ŷ24Z25n27ų32Ł37ş43ō47ń
~lst	85 14ş17Ņő36Ő
~lsta	86 14ş17Ņő37Ő
~lt>	63 -12Ʃ-11Ŝ7bǅ8pƭ9Ż10Ť11ķǩ12ǝ13Ƈ20ņǞ21ƪ28Ɖ34ż35ƅ
~lth	56 -12z-10Ŵ-8p13ƴƼǗ14x23W33ƽ41ƃ55ǂ72Ƹ
~lth>	57 -12z-10Ŵ13ƴ14ƼǗ24W26ƽ35ǂ44ƃ53Ƹ
~lthy	79 11ƽ21x25Ƹ
~lti	90 12ş14jƀ24ǚ
~lts	85 20ű25Ǝ
~lts>	85 20ű25Ǝ
~lty	88 14őǗ27Ǔ
~lty>	88 14őǗ27Ǔ
~lua	84 7ƥ12Ɗ35Ƙ
~luab	84 7ƥ12Ɗ35Ƙ
~luc	83 -10x11Ū12P13ŹƔ31o
~luck	83 -10x11Ū12P13ŹƔ31o
~lud	70 -9Ŕ-8Ǉ9ŷƀ10œ12sƆƠ13Ɓǉ16Ŗ21ǣ31ŏ
~lude	71 -9Ŕ-8Ǉ8ŷ9ƀǣ10œ12Ơ13sƁƆǉ16Ŗ32ŏ
~lue	63 -10ƾ-8ǖ-7ǩ8ĸƓ9Ŗ19Ŏƒ22ľƪ24Ż27ű31Ʃ34Ǣ
~lue>	66 -14Ǣ-8ǖ-7ǩ8Ɠ9ĸ10Ż11Ŗ13Ǐ20Ŏƒ23ľ24ƪ28ű33Ʃ
~lues	77 -12ƾ-11Ǐ58Ǣ
~lug	85 9Ə38Ž
~lug>	85 9Ə38Ž
~lum	69 9Ǒ10jƒǠ12S16Ɠ19ƛ21C27Ǖ39Ƌ
~lumb	71 10ƒǑ11j12S17Ɠ20ƛ21C28Ǖ40Ƌ
~lun	76 -9T10Oư11L13Ō15Ľ16N22Ə24Ŋ
~lunc	85 -10T11O12Lư14Ō17Ľ18N
~lunt	81 23Ə26Ŋ
~lus	90 10Ÿ12Ɗ17Ŗ
~lve	73 8PŴż9ŁŌ11x14f18Ū19ũ20Ř
~lved	88 10Pż11Ł17f
~lver	90 11Ŵ22Ū
~lves	78 10Ō11ƛ12x21Ř
~lwa	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
~lway	77 7ųƜ8ǩ9Ř10ļņ11Vĸ12ĵ20Ɨ27l
~ly>	43 -16Qǩ-15ƌ-14S-13Ƽ-12rǃǍ-10Ɲ-9NZŀŌŞƣǨ-8iXĽŦűǞ-7oĹŃŇŊůǎǢ7mřųƖ8Ƨƶ9DĵőŒƞƬ10ĸŨŷơ11tŻ12luRňŖũŲƤǕǖ13yLYƾǀǙ14žǚ15ķƘ16T17wAņ18ľǄ19Ǉ20ţ22Ƴ23ŪŮƮǔ24n27ĺŧ28ƽ30Ƹ36Ĵ54ŭ
~lyf	90 35Ų
~lyft	90 35Ų
~lyi	90 11f19ǀ
~lyin	90 11f19ǀ
~lys	90 9ƭ19ǅ
~lys>	90 9ƭ19ǅ
~ma>	74 -19ŏ-10x-7Ƣ7ŭ8Tǔ9Ư10nŷ11ƀ12alŴƨ13ƙ14Ū17ū28z30m46Ƽ
~mac	70 -7Ɨ10ƛǖ11l13ƻƼ30ǝ31Ǣ55Ǐ
~mach	71 -7Ɨ10ƛǖ14Ƽ30ǝ31Ǣ56Ǐ
~mad	60 -14ƈ-10ƻ-9Ň7ņ8ƽƾǆ10Ń12ǩ14ƌ15xĹƞƫ16Ʋ17Ŷǜ18Ɖ20Ǎ22Ŕ24Ũ30Ƈ33Š41ĺ
~mad>	88 -8N13ǜ20r32ǩ39Ũ
~made	60 -14ƈ-10ƻǩ-9rŇ7fņ8ƽƾǆǜ11Ń14ƌ15xƫ16ĹƲ18ŶƉƞ20Ǎ22Ŕ30Ƈ34Š41ĺ
~mag	64 -14Ĵ10D13Ŏ22ƛ24Ũ25ƚ27ƀ30Œ31ž33Ŧű37Ť
~mage	65 -14Ĵ9Ũ23ƛ26ƚ27ƀ31Œž33ű34Ŧ38Ť
~magi	88 18Ŏ22Ũ
~mai	55 -21P-13ŷ-12b-9Ɵǩ-8ŵǠ7ĴŜ8Ş9ǝ10UƊǖǧ11ǋ14ľ17Eļ21ƛ24Ǖ25ś26ų29Ǆ31Ľ34Dǘ37K77J
~mail	57 -12b-8Ǡ7nƄ8Ĵ10ǧ12U14Ǖ18Eļ26ś33Ľ36ǘ38D39K80J
~main	70 -25P-16ŷ-10Ɵ8ķ9ŭ10Ŝ12Ş13ƊǕǝ14ǖ16ǋ19ľ28ƛ35ų39Ǆ
~mak	54 -18ŭ-14œ-11Ů-10ĴǑ-9R-8a-7ƣ7sOņƄ8XŃŐŢƏ9qǔǝ10Ōǒ13ǀǩ14ZŀŇǐǚ15cPŲ16x17Ū18ň19Ļ20ůǄ21ŁƮƳ23Ɲ25ơ26łŬ28T34Ŏǌ
~make	55 -18ŭ-14œ-11Ů-10Ǒ-9R7ņ8sOXŐ9qŃŢŬƏ10ŌŲǔǝ11ǒ14Ňǀǐǚ15Pŀ16cxƝ19Ū20Ǆ21Ļłů22ŁƮƳǌ25ň29T35Ŏ
~maki	77 -11Ĵ-10ň7ł8Ų10Ɲ12Ƅ18ǌ23Zǩ25Ŭ31ơ
~mal	59 -7Ų7Hǜ8nǈ9ł10aǍǚ11ƾǏ12Ǆǋ13Aƥ14Ő15ţŴ16Ŧ21R22ŭ34h
~mal>	65 10hn13ƾǏ24R25ŭ
~mall	71 7Ʀ8ǜ9H11łǈ13Ǎ15Ǆǋ17AŐƥ18ţ20Ŧ
~mals	86 37h
~mam	85 -12x10Ƥ11T12ƽ14a15ƨ32z
~mama	85 -12x10Ƥ11T12ƽ14a15ƨ32z
~man	45 -24ǉ-16Ǎ-14Ɖ-12ǟ-10ixŒƃƌ-9QőųŹƧ-8ũ-7tŧƦǖ7SƢ9gņŲƭ10UŵƟ12cƆƇǄǣ13ŸƈƋƖƳǩ14ŮůŴżƊƿ15Ż16Ɣǎ17Vƹ18Gŕŷ19ǔǗ20Ū22ń23Ǩ25Ʃ27hǑ29n30Ʈ33uơ41ƣǋ45Ǉ46ǈ
~man>	71 -12Ƨ-7ǟ7j8ů9rĹǇ10q11Ũ12aŜ15Ɗ20g25U26ņ32Ǩ34ƣ49ǈ
~mana	72 -11šǍ-9Ũ-8ũǨ7Ŏǌ9z13ǜ24ŵ25Ʈ28Ƴ33ǈ53ơ
~mane	88 32Ʃ
~manu	86 9Ǚ27Ƈ31Ǆ
~many	47 -25ǉ-14Ɖ-10iŒ-9QųŹƃƌ-8xőǍǟ-7ņǖ7şšƏ8SǨ9ƢƩ12ŲƟƭ14cŸƆƈƋƖǎǣ15ůżƿ16ŮŴƮ17Ż18Ɣƹ19Vǩ20Gŕŷ21ǔǗ22Ū24ń26h29ƣǑ33n39u42Ǉ47ǋ
~map	90 9D12Ű
~mar	62 -8ƛ7u8ƍƓ9qũƾ10ƹ12Yŭ13Aƿ14Ǝ15Ƭ16Hńƥ17Ţ18F22ƫ24ƞ29ƒ32o54f
~mari	79 15ƹ16ƫ19ƿ21ƥ25f
~mark	76 -9r8Ŕ9Ķź10ƍ11Ɠ15Y17ŭ23FH32ƒ
~marr	73 11ru12ƫ22Ţ27o42f
~mart	82 -10ƛ15ũ19A20Ǝ21Ƭ23ń
~mary	88 13ƾ14q
~mas	76 7Ƌ9Ƥ10ƽ12Ŷ14y16v17dD19k21m
~mas>	79 8Ƌ10Ƥ11ƽ13Ŷ15y17dvD19k
~mat	61 -9ǩ7jwAǉ8ŘƓ9VǗ10c11ƅ14ō15Ļ17Ǖ18ĴƉ21Ķ23ư24WŽ29ľ30Ƣ39ų
~matc	79 -7ǩ9ŝ11wŘƭ15ƅ29ų30Ķ32W
~mate	72 8Ƈǉ9n11Ɠ12VǕ21ų23Ɖ36Ƣ
~mati	72 9ĽƛǕ11Ǘ19Ļ22Ĵ27ư30Ž
~matt	77 7ƃ8ť9ƚ10z11A21ō39ľ
~max	88 22ǩ54ŗ
~max>	90 23ǩ36ŗ
~may	68 -7Ǩ8vA9Ƈ10ŋƦ11cŹƍ12Ĺ14ǩ15aƮ16Ʊ18ŕ24Ŋ
~may>	76 7Ɩ9v12cŋ13Ź14Ĺ16ǩ17a27Ŋ
~mayb	74 -7Ǩ7Ř9A10Ƈ12Ʀ13ƍ17Ʈ18Ʊ19ŕ
~maz	90 19ų31Q
~mb>	79 -8ř10Ʃ11œū12j13ŉƒ20ĵ21Ƒ22ǈ
~mbe	49 -18Ś-12ƣ-9ǣ-8anǩ-7ĹŖŢ7ǔ8Ŝƛǅ9hKŒ10ŇŠ12yľǇ13Ļ15ƓǀǠ16cCƶ18ļ19Ǖ21Ƭ22Ƽ23Ÿ24XĽŅǗ25Dŗ26EǨ28ū35e43I46ř
~mber	49 -18Ś-12ƣ-9ǣ-8anǩ-7ĹŖŢ7ǔ8Ŝƛǅ9hKŒ10ŇŠ12yľǇ13Ļ15ƓǀǠ16cCƶ18ļ19Ǖ21Ƭ22Ƽ23Ÿ24XĽŅǗ25Dŗ26EǨ28ū35e43I46ř
~mbi	73 9P10Ǒ11ǀ14x21ƛ41Ƌ
~mbin	74 9P10Ǒ11ǀ22ƛ42Ƌ
~mbr	62 12ǩ50Ǧ52Ƃ
~mbre	63 12ǩ50Ǧ52Ƃ
~mbu	85 10ƃ21Ɓ26C
~me>	29 -18Bǟ-15Ƶ-14Ǘǣ-13XŏŖŻ-12ǋǢ-11GŌŝťŬŭ-10vǊǨ-9ŐƗ-8Ũǧ-7ĶƍƤƧƱǏǦ7Dūůƌǒ8VĺƆƺ9ōŒŸƑƞƢƬǎ10ZŘŹơưǖ11ŁņŪŰƓ12kń13tĴœƂ14jSŉƟǃǇ15hŀ16řƮƷƾ17Cƚǘ18qIłƒƨ19d20MŅƅ21LĽşŠƛǤ22uźǈ23FĹŦ24lHǄ25Ɣ26wĻŎŚ27ňŊ28s29Ƈ30ś31O33Ť34R35aoļ36ĸŜƝ41n42b44T
~mea	69 -11ŇŒ-10Ų8ŵǚ10ő15Ž16ĺǩ20ň25Ư29Ǜ38ō
~mean	71 -12Ň-11Œ7ƺ8ŵ11ő17ĺǩ21ň25Ư39ō
~meas	90 11ǚ20Ž
~meb	54 -10Zƃǎ-9n-8Ũư-7żǩ7hPųǞ8fŜŠŤǋǚǧ9ķŧŵƾ10ļ11ņƜƟ13ſƮǘ14ľƕ16FƯ17Ƴ19QƎ21ǜ25A30ž
~mebo	54 -10Zƃǎ-9n-8Ũư-7żǩ7hPųǞ8fŜŠŤǋǚǧ9ķŧŵƾ10ļ11ņƜƟ13ſƮǘ14ľƕ16FƯ17Ƴ19QƎ21ǜ25A30ž
~med	58 -13ƨ-10ž-9ŷƲ-8ƁƦǓ7wzƚ8ǚǞ9ƽ10VŔ11Qǅ12ǘ13ƑǎǗǛ14Wǟ18ǁ19y21ǌ31Ư40ǂ45ƫ54ƃ60ƻ
~med>	64 -10Ʋ-9ŷ-8Ǔ-7o7Ƣ8ƚǃ9w10ǚ12Ŕǅ14ǘ15Ƒǎ16ǁǛǟ23ǌ27Ư42ƃ51ƫ
~meda	86 -7Ɓ10Ư11f13z14Ǟ16V29y
~medi	68 -8ž-7ǃ11Ƽ12ƽ13Q17WǗ26ƃ33ƻ37ǂ
~mee	74 -12Ƥ10Ǚ12a13Ʀ18O44M
~meet	74 -12Ƥ10Ǚ12a13Ʀ18O44M
~mel	90 9ƴ10Ǜ14j40Ń
~mem	68 -13Ś-10n7t8xBœƢ9ť10ŋ12ƣǅ13E16h24ř31ƶ56Ľ
~memb	69 -13Ś-10n7t8xBœƢ10ť13Eǅ16h25ř31ƶ41Ľ
~men	45 -16ƒ-12ŗ-10ǧ-9PQVĺŒ-8ţƷ-7yŁŞƇƱǆ7FńŖŦƁƌǘ8ƜƪƾƿǍǖǜ9ƃƛ10ŤƠ11ŐƖƘƮǛǞ12Z13DƤǓǢ14tĵƕƗơ15WŚ16Əǌ17Ĵ19ƔƢ20š21ŏ22ƥ23ŬƓƣǚ24Nǔ25Ķ26Ǐ30Ɗ
~mend	88 12Š15B17ǚ
~ment	46 -17ƒ-12ŗ-10ǧ-9PQVŒ-8ĺţƷ-7yŁƱǆǩ7ńŖǘ8FŦƁƌƪƾƿǜ9ƜǍǖ10ƃƛ11ŤƖƠƮ12ŐƘǞ13ZǢ14tDĵƕƗƤǓ15Śơ16WƏ17ǌ18Ĵ20ƔƢǚ21ŏš23ƣƥ24ŬƓ25Nǔ26Ķ27Ǐ31Ɗ
~menu	90 15X22ǩ31Ǜ
~meo	71 -7šǆ7ņƙ9Ĺ11ŁƓ12ǚ14ǅ15Ƴ22A24ƕ26F27ǔ
~meon	81 -7š9ņ12Ł14ǚ17ǅ18Ƴ25A
~meow	76 -7ǆ7ƙ10Ĺ26ƕ28F30ǔ
~mep	85 -9Ɨ10ǝ16şǋ17H18ƥ
~mepl	85 -9Ɨ10ǝ16şǋ17H18ƥ
~mer	56 -15Ƃ-9Ų-7ơ7ŢƍƘǣ8QĿ9Ɵ10G11LǍ13ǚǟ16YǃǦ17xǜǢ22Ǉ23ƝǓǡ25kǖ26Ǆ29Ǘ33Ǝ39ǔ42ő
~mer>	64 -12S9Ţƍ11ĿƟǄǓ12Ǉ13L18ǚ20kxǜ23ǔǡ37Ǘ52ő
~mera	78 12ũƘ48Ǝ
~merc	72 -19Ƃ-7Ɔ8Őǌ9ǥ10Š13Q16Ǎ22Ǧ24Ǣ25Ǆ
~merg	84 10ƃ28Y
~mers	69 -10Ų10k11ǣ12Ső14Ǉ15ǔ17Ǔ18Gǟ23ǃ24Ɲ25ǖ
~mes	59 -16a-15n-10yĴƚ-8Ő7FTĹƙǉ8ĿŒǋǎǨ9gŝŦǊǟ11JťŻ12Ɓƻǔ13oHQ15ƟƦǆ16Kľǈǖ18Ƨ19iWŘ21Ǖ22ǩ23Ǘ29Ɯ47w
~mes>	60 -16a-15n-10Ĵƚ-8yŐ7Tƙǉ8FĿ9ŒǎǨ10gǊǕǟ12JŻ13oQƁƻǔ14H16ƟƦǆǈǖ18ľ19Ƨ20W21Ř24Ǘ27ǩ30Ɯ49w
~mess	79 8ũ10h11Ĺ13Ŧ14ŝ15ť23K27i
~met	50 -12ũ-10ž-9Ō-8sĻƲ-7aAľşƱ7ŏŴƎƦƯǩ8gńŶŽƬǈ9imŊōŎŗŝūƫǍǕǛ10Ŕţ11ŃŖŪŵƻ12jł14Ǩ15ņư16Ş17NĽƺ19YĸƉ20Řƨ21Ůƶ22ŉ26ĺŀ33l
~met>	88 8Ŏ11M16ĽƵ
~meta	80 17Ǎ33Ɖ
~mete	83 16ư19j38Ů
~meth	52 -12ũ-10ž-9Ō-8ĻƲƵ-7ľşƱǟ7ƊƎơƮ8rEńŴƦƯ9gĽņŶŽƫƬ10mĿŊōŗŝţūǕǛǩ11ŏŔ12iŖ13łŪŵ14Ǩ17Ş19Nĸƺ21YŘ22ƨ23ŉƶ29ĺŀ
~meti	88 -7q16Ńǟ18ǈ
~mew	73 -15ş-7ŀōǨ8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ29ǩ
~mewh	73 -14ş-7ŀōǨ7Q8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ
~mfo	79 -7Ƭ10Ō11T12M15eƳ23X
~mfor	79 -7Ƭ10Ō11T12M15eƳ23X
~mic	85 -9ũ11ǝ13C18ǚ19ť
~mica	90 19ǚ
~mid	77 10v11L15i16a20c23N36ǎ
~midd	79 10v12L16i17a24N
~mig	81 -8ŀ9Ɯǚ10ş11ǁ13o16ǎ17y24Hō
~migh	81 -8ŀ9Ɯǚ10ş11ǁ13o16ǎ17y24Hō
~mil	53 -14Ƣ-9Œų-7Zĸż7q8ǐǙǩ9zUưƸǇ10hFƻǅ11AŪǕ12D13Ɯ14ĽƳ15Ŗ16Ũ18uƬ19Ŵ20ƶ21Ƥ22yƮ28Ə32nƽ37ů65Ů
~mile	63 7źƚ11ǐ24Ŵ35Ə49ů80Ů
~mili	88 31Ľ34Ŗ
~mill	85 14Ǚ17QU19ƻǕ21D
~mily	58 -15Ƣ-8ų-7Zĸż9q10zư11hFƸǅ12Ǉ13A16Ƴ17ŪƜ19Ũ20Ƭ21u22ƶ25ƤƮ27y37ƽ38n
~min	52 -12ǋ-11ţū-10ǔ-9Š-8wŏŷǦǨ-7oJLŖŤƜ7cpCHƯ8rů9Ľű10ixĶŹƠƾǞǧ11VŚŨƛ12aĺŗ13ĻŎƍ15łƶ16Xńǜ17N18P20k21ǟ24ƻǁ26śžƬ27Ŀ31Ŋ32M56O
~min>	77 -8L8j9ĴǑ10kM11x14Ķ15u20ƻ43O
~mind	63 -14Ş-12ū-11Ō-9ŗǦ-8u-7o7ĺĻŚ8ańŽ9ƂǠ10M11PZŃƯ12ǁ13r14Ľ15Ơ16c17Ũ19Ŏ20ƶ23Xł27Ŀ32ś33ŊƬ
~mine	75 7i8Ş10exŊ11Ÿƺǁ12ńŚŜ13Ƥ14ǩ20M
~ming	68 -13ǋ-8ŏƇ-7wŷ7ǝ8UĸĿǁ9ŕ10ĺǤ12Hľ13y14pCP15ƾǞ16VŹ18ƍ20k32ǟ
~mini	78 31ŗ45ž
~minu	66 -8J7ń8aŚ9f10uķ11iĻǁ13ǧ15ů20Ō30N40O
~mir	77 22u31x43w
~mira	77 22u31x43w
~mis	65 -13Ő-8Ŭ-7ţ7Yǟ8rs9dǂ10Tűǁ11ĵŁƷ12ŋ15t18Ǚ19ŵ21aƉ23Ş27Ŏ28ŝ33š42ō49ǚ
~mise	86 10Œ14d15ǩ26Ŏ
~miss	68 -14Ő-12ǩ-8Ŭ-7ţ7p8tYŎ9rs10Tǂ11űǟ12ĵƷǚ13Łŋ19Ǚ20ŵ22Ɖ25Ş30ŝ35š46ō
~mist	84 -7P9t29a49ǚ
~mit	58 -13ơ-9Ɨ-8Ś-7ZŒ8ž9Ə10yŠ11ǌ13ƓǍ17Ÿ18ǃǦ19Ō27ǓǢ29Ź32ǡ53ŗ
~mit>	70 -31ž-10Ɨ-7ơǟ8ſ13y17ƓǍ20Ÿ24Ō26Ǣ36Ź40ǡ
~mits	61 -8Z-7Śơ10Ə11Šǌ19Ǧ29Ǔ36ž51ŗ
~miu	77 10Ʃ11Xœ18Ǥ30Œ
~mium	77 10Ʃ11Xœ18Ǥ30Œ
~mle	90 37Ǔ
~mles	90 37Ǔ
~mma	75 10n15y22ų23v38Ƣ
~mmat	76 10n22ų39Ƣ
~mme	68 -18Ƃ7ǌǢ8Őǥ9Š10ƍ11Bǚ12Ɵ14Ǎ15ƑǇ16ǎǘǟ21xǦ22k23Ǆ
~mmed	88 21Ƒǎǘ22ǟ
~mmen	88 12Š15B17ǚ
~mmer	70 -18Ƃ8ŐǌǢ9Šǥ10ƍ13Ɵ15Ǎ16Ǉ21Ǧ22x23k24Ǆ
~mmi	81 11ŵƁ13T23ƍ
~mmin	85 12Ɓ25ƍ
~mmo	90 13Ǒ15Ǚǩ
~mmon	90 13Ǒ15Ǚǩ
~mmu	78 34ů45ŭ
~mmut	78 34ů45ŭ
~mne	85 -8ǚ52Ɛ
~mney	85 -8ǚ52Ɛ
~mob	88 10C13Ʒ27I
~mobi	88 10C13Ʒ27I
~mod	68 18ǩ28Ū35ƌ59ǣ
~mod>	75 65ǣ
~mode	75 22ǩ32Ū39ƌ
~mok	67 11Ɛ13Ƥ25Ǝ35ǂ80ƹ
~moke	69 11Ɛ14Ƥ26Ǝ36ǂ52ƹ
~moki	88 39ƹ
~mom	67 -12ŗ-8Ũ-7ĺƙǝ8Ź9qƽ10ư13ŵ15jƤƯ19ŷ21Ƴ23Ő36ŏ39N61z
~mom>	74 -8Ũ9Ź10Ƥ13ƽ17Ư22ŷ29Ƴ53z
~mome	77 -13ŗ-8ĺ17j27Ő43ŏ45N
~moms	85 -8ƙǝ9Ƥ13qư18zŵ
~mon	45 -13ǔ-11Şŭ-10ŷ-9IŜţƕƗ-8ŎŸƧƬǈ-7qŇœŦũ8GĹǘ9ŘƘƫưƱǖǠ10ŀšƌǚ11ƃƾǉ12ĶŧƝ13ĿŮŹƎ15Ņƶ16Ž17Ɵ18pƤ19Ń20AY21Ų25ť26X28T29dZ34Ɣǝ35Ơ36Ĵ38ŕ39Œ42Ʈ
~mon>	90 13Ǒ15Ǚǩ
~mone	59 -15ǔ-12Őŭ-11Ş-7ŜǨ7ņ8ƪ9ŧƩǕ10zľŢ11rX12Y13Ǡ14Tǘ15ƌƫưǖ16ZĹƱǚ17ŀ19Ɲ21Ŀ22ĸ24Ʈƶ30A31Ų
~moni	80 -9ŷ28Ǝ31Ž
~mont	48 -8IŸƕƗǩ-7ĸŎƧ7kvĺłŤƖ8Ő9ǜ10GǊ12Yšǉ13ĶŘƃƾǨ15Ů16Ź17TZ20pŅƟ21Ƥ23Ń25Ʈ28ť31X32dǝ38Ɣ39Ơ42Ĵŕ44Œ
~moo	90 -20ţ13i16ƞ23Ů28ŧ
~mor	49 -15ǅ-14u-12ŗǩ-11sU-9Ǟ-8HŐ-7ţų7AĻŃƬƽǁǄǙ8RZĸľ9JĽŵǦ10ŕŷ11rFőƦƺǤ12ũ13Ŀ14Ʈ15iň16gťů17Ŧ21ž24V26œ27ƕ29ƭ34Y36Ɣ37y41L42ō
~more	56 -15u-13ŗǅ-11s-9Ř-8Hǩ-7Z7ƪƿ8Dźǡ9XƩǁ10AĻǄ11JľǦ12Ńŕ13őƺǤ14ŷ15r16ũ18Ŀň19Yť20g21Ŧƭ25ž30Vœ44y50ō
~morn	70 -10U7ĹƋǛ8ŏ10a11Ǚ12ƽǝ13ŵ17R26i28ů32L
~morr	65 8ǝ9IƬǕǣ10Ƥǘ12Ŗű15ĸ17Ʀ24Y27L
~mort	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~mos	56 -14Q-11ƌ7nư8dĺƦ9kķţƗ10YĹ11ų12ŭǊ13ŝƲ14XŮǕ15ƘǄ16Ÿ19ǩ23Ŀ26Ǚ31ľ37ǔ39ŗ
~most	56 -14Q-11ƌ7nư8dĺƦ9kķţƗ10YĹ11ų12ŭǊ13ŝƲ14XŮǕ15ƘǄ16Ÿ19ǩ23Ŀ26Ǚ31ľ37ǔ39ŗ
~mot	63 9ş11ĿŻƫ12n13Ʋ15Ū16ǀ19ſƽ50z
~moth	76 -7ƚ13Ŀ14ƫ15nƲ23ƽ61z
~moto	66 10ş12Ż16Ū17ǀ22ſ
~mou	68 7rƚ8k9aļ10ƦƱ12ŦƗ13ž14ŝǖ16XƓ20u39Ƭ42ŗ
~moun	70 7ƚ8k10ƦƱ12Ɨ13ž15Ŧǖ16Ɠ17X41Ƭ43ŗ
~mout	88 9rň13ļ23ŝ28u
~mov	61 -10ś-9Ũ-8ǎ-7ƶǞ7ŭƟƢ8Œ9ĵť10Ńǩ11Ǆ14ŐƤ18Ō20ĺ25Ʒ30ŀ37n38ƞ41y45GŢ74H
~move	65 -10ś-9Ũ-7ŁƶǞ7Ŏ8ŭƟƢ9Œ10ĵĺ11ŃŌť15Ő16Ƥ21nŀ23y27Ʒ28ƞ34Ţ50G54H
~movi	74 -9ǎ9Ō12ĺ13ŀ14ƞ16Ţǩ20n23y29H
~mp>	60 -15Ŧ-12ŒǑ-11Ő-10Ň-7ĺǉ9žǚ11ƃ12ƍǀ17Ǥ21Ŕ25ƀ30œ40Ţǒ41Ɗ101ǣ
~mpa	51 -19Ū-15S-14ǣ-12Ƃ-11fV-10ĺž-9wĹŤƀ-8TŒŲ-7Ŵŵ7Wţǈ8šǑǟ10qşǠ11Ņơǉ12ƄƖ13ǁǊ14mľ15ŜŞ16ƕǡ19Ǩ20Ķ21ŠƧ22Ǆ23Ǟ25ǥ26ƴǅ27ł28ő30Qŝ31ń33ǃ35Ţ36ǐ38ŧ39ŐǦ
~mpan	51 -19Ū-15S-12Ƃ-11f-10ĺž-9wŤƀ-8TVŒŲǣ-7ĹŴŵ7Wţ8šǈǑǟ10şŠǠ11qơǉ12ŅƄƖ13ǁ14ľǊ15mŜ16ƕ17ǡ18Ş19Ǩ20Ķ21Ƨ23Ǆ25Ǟ26ǥ27ƴǅ29ő32ŝ34ǃ35Q36ǐ37Ţ39Őŧ40Ǧ
~mpar	84 -9Qǣ8ŗ18Š43ł44ń
~mpe	77 8ǀ14Ņ16œŤ17Ŕ18ű21ş23ǣ29ń
~mped	86 9ǀ19œ20Ŕ
~mper	90 19Ť23ű24ş
~mpl	56 -12o-10ǧ-9ŝ-7Ʀǃ7ǥ8JƎƸ11yǁǈ12Vǣ14Ǒ16qư18Ş19Ƨ20Wƣ21S22Ǉ25Ļ29ơ30Q41ǜ
~mpla	80 -9ŝ14Ƹ31ǜ39Ş
~mple	75 -12ǧ8ǡ12J13Ļ15ǁ16y23ư28ƣ41ơ
~mplo	59 -11o8ǥ12V13ǈǣ15Ǒ18q21Ƨǜ22W23S27Ǉ32Q
~mpo	69 10ƶǕ13ō15ǈ16Ʊ25ľ34ƍ
~mpol	75 38ƍ
~mpor	77 11ƶ12Ǖ15ō18Ʊ28ľ
~mpr	77 8Ǐ9Ǣ18Ňƌ30Ş39ƀ
~mpre	80 8Ǐ21Ň41ƀ
~mpro	88 11Ǣ21ƌ35Ş
~mps	88 10Ɵ14ķ16ǀ18Ň24ǣ
~mps>	88 10Ɵ14ķ16ǀ18Ň24ǣ
~mpt	79 -7jĹ10y15ǘ32ĺ47Ɵ
~mpty	81 -7j11y48Ɵ
~mpu	76 8d9cƝ11b16Ǐ22Ű25Ǘ39ǘ
~mput	77 8d9cƝ11b16Ǐ26Ǘ39ǘ
~mrs	88 18a38f
~mrs>	88 18a38f
~mry	88 7Ŭ38Ū
~mry>	88 7Ŭ38Ū
~ms>	60 -11ň-8Ũǃǝ-7ƙǙ7Ŕſ8aưƼ9qƛ10ǣ11ŧŵǘǩ12zƌƎƻ13Ǖ14cń15ľƜ18g21ƚ22ǜ24ŗ31Ƙ32Ɔ33ţ
~mse	86 10ƨ11z13tx14Ʒ15a
~msel	86 10ƨ11z13tx14Ʒ15a
~muc	44 -25W-22Ƃ-14ŧ-13ŏ-12ĴŔ-10Ťŭ-9ƭ-8Ŵƅ-7xŎŷƤǟ7zƊ8ǌ9ųƚ10űžǓ11qZŬǢ12Řƶ13OƌƔƷǩ14ƘƝ15ƱǦ16ĶǛ17Ɠ19ſǡ20Y21Ơƪ23ƃƗǉ24ķ25ĿǊ26Ƨ27Xƨ28ŅƦǏ29Ů30T32ŗ33ƒ37Ŧ38Ƭ42œ44Œ
~much	44 -25W-22Ƃ-14ŧ-13ŏ-12ĴŔ-10Ťŭ-9ƭ-8Ŵƅ-7xŎŷƤǟ7zƊ8ǌ9ųƚ10űžǓ11qZŬǢ12Řƶ13OƌƔƷǩ14ƘƝ15ƱǦ16ĶǛ17Ɠ19ſǡ20Y21Ơƪ23ƃƗǉ24ķ25ĿǊ26Ƨ27Xƨ28ŅƦǏ29Ů30T32ŗ33ƒ37Ŧ38Ƭ42œ44Œ
~mum	77 45ž47ŗ
~mum>	79 16ŗ53ž
~mus	79 -13Ǆ-7Š7ŝ9ǔ11c12x13Ű16ų18ń20Ŷ32Ũ42ǩ
~must	80 7ŝ9ǔ12cx13Ű17ų21Ŷ33Ũ
~mut	76 10ƴ29Ő33ů44ŭ
~mute	79 27ŭ35ů
~mv>	88 -9J35Ƅ
~my>	57 -10Ƴ-9ŔŞ-7Ĺľƚ7UŀŋśŻƽǠ8ňƲǞǟ9QńŤư10zǖ11MĿ12f13ņŮŶ15jō18b19J26L35Ľ45ļ46ǩ
~mys	83 7mŽ9ŶŻ14ǃ17ƻ20g
~myse	84 7mŽ9Ŷ10Ż17ƻ21g
~na>	82 7ŗ11Ÿ15Ǖ16ƹ19ƿ22ƥ25Ɵ
~nac	80 12ĸ14Y22Ɗ32Ƌ
~nace	80 12ĸ14Y22Ɗ32Ƌ
~nad	83 7ǝ15aĿ43ƚ
~nado	83 7ǝ15aĿ43ƚ
~nag	66 -10šǍ-8ŨũǨ7Ŏ9ŭ10h11ǜ16vź22ŵƮ23Ź25Ƴ29ǈ48ơ
~nage	66 -10šǍ-8ŨǨ-7ũ7Ŏ9ŭ10h11ǜ12Ƴ16vź22ŵ23ŹƮ29ǈ49ơ
~nal	59 -10Ǧ-8žǉǩ7xƅǤ8Iƿ9tTƋƌ10Ɵ11Ƃƈ12JQ13fƃǧ14klǌ15Ł16Šŭ17Ŋǚ18ǎ19ƞ26Ɨ28Ǔ32ư
~nal>	62 -11Ǧ-8žǉ-7ǩ7ĽǢ8IƅǤ9ƿ10TƋǓ11ƂƌƟ12ƈ13JQ14ƃǧ15fǌ16Ł18Ŋŭ19ǚ21ǎ27Ɨ35ư
~nall	74 7j8cĺƦ10x13t19k21Š23l26ƞ
~nam	45 -19ǩ-12ņǟ-11vƸ-10ŨǞ-9uŤƣ-8ŧ-7DŎŴǄ7ǌ9sƘ10hǠ11ƦƯ12ơƻǐǘ13iŁƕƨǂǓ14ķĽƢ15ƃ16FǗ17tǒ18AľŦƷ19œ20řźƚƾ22ļ26ĸ27Ő28QŚ29ǈǤ30Ŝ31Œ39b46ƫ48a52ǃ63o89w
~name	45 -19ǩ-12ņǟ-11vƸ-10ŨǞ-9uŤƣ-8ŧ-7DŎŴǄ7ǌ9sƘ10hǠ11ƦƯ12ơƻǐǘ13iŁƕƨǂǓ14ķĽƢ15ƃ16FǗ17tǒ18AľŦƷ19œ20řźƚƾ22ļ26ĸ27Ő28QŚ29ǈǤ30Ŝ31Œ39b46ƫ48a52ǃ63o89w
~nan	67 -12ƕ-11ƹ7ƣ9Ɵ10ǂ11ƢƮ12Ƅ13ŉ14Ŋ16ĸ17B19A20F30Ǡ31Ɯ36Ư39Ŭ
~nanc	72 -12ƕ13Ʈ14ƄƯ16Ŋ17ĸ19B21A32Ǡ43Ŭ
~nann	88 31Ư
~nant	82 -13ƹ9ƣ11Ɵ14ǂ15Ƣ25F35Ɯ
~nap	83 18Cś31Ž
~nap>	88 20ś
~nat	77 -14ţ-11G8Ľ11g12ŁŠ16ő19Ŕ27ǜ28Ő37l
~nati	79 -14ţ-12G-7S13Š17ő20Ŕ28ǜ29Ő38l
~nb>	85 38Ɯ
~nc>	90 -11Ľ18o19p21q
~nce	42 -16Ǆ-9ŖŭŵƒǑǔ-8T-7ķŤƜ7bŊƍƙƫ8ĽĿŦŨŰƧ9ŀřşťƦǟǣ10ƪǒǓ11PVŐŬƬ12ŏŒŧƩƭƳƹ13ƽ14GŁƃǡ15iSņőƕǌ16tňǞǥ17WƁ18A19ľ20ƄƔ21Ƽ22ǅ23ƑƵ31ţ34ũ39š
~nce>	43 -16Ǆ-9ŖŭŵǑǔ-8Tƒ-7ŬƜ7bŘůƍƢƴǘǢ8šƙƫƳ9ĽŦŰ10řşťƦƧƪǟǣ11ŨƬǒǓ12PVŐƭ13ŏŒƩƹ15ľƃǡ16iSƕǌ17tŁņňőŧǥ18GWƁ19Ǟ20A21ƄƔ24Ƒǅ32ţ36ũ
~nced	80 11J36Ŭ
~ncel	77 14ŉ38Ƶ64š
~ncer	74 -7š9Ƴ10ľ11Ƹ25Ŀŀ30ƽ47Ƽ
~nces	85 13Ǡ19ZŊ
~nch	72 -12ŗ-9T9jO10Lư11ǈǋ12NńŌƆ14Ľǥ15q20ƺ22Ƒ41ǩ
~nch>	76 -12ŗ-10T10LO12ǈǋ13NńŌ14Ɔǥ15Ľ44ǩ
~nche	83 12jư24ƺ27Ƒ
~nci	74 8bǃ10ř13ŬƮ15Ư17ĸ19BƔ22Ǡ23A
~ncia	77 13Ʈ16Ư18ĸ20B23Ǡ25A
~ncl	69 -8ŔǇ8Ƴ9œƀǣ10Ŗ11Ơ12sƁƆ13ǉ14ǟ18B31ŏ
~ncle	84 8T10Ƴ17ǟ22B
~nclu	71 -9Ŕ-8Ǉ9ƀ10œǣ11Ŗ12Ơ13sƁƆǉ32ŏ
~nco	66 -10ŵ-7ǥ9ǔ10Ƭǃ11ǆ12u26Ŷ27Ʈ30Ư37ǝ44T
~nco>	90 36Ŷ
~ncom	68 -10ŵ-7ǥ7ƭ10Ƭǔ13u28Ʈ31Ư39ǝ45T
~ncor	85 14ǃ16ǆ
~ncr	79 24Ŕ36œ
~ncre	79 24Ŕ36œ
~ncy	80 8ƌ9ƃ10Ľ11ƍ14Ƙ19Y
~ncy>	80 8ƌ9ƃ10Ľ11ƍ14Ƙ19Y
~nd>	28 -28ǩ-23ơ-20H-19Ʀ-17Ĵŗ-14ĸľŀŞšű-12ŨŶƞǋǓ-11jŘŝƒƧ-10ŵ-9ŅŉŲ-8ţŰƌƴǦǨ-7Ƹǟ7uAŎşſƀƱƳ8ŁŔƂǖ9ŊŐŹŻżƍǥ10bfiqsNWƐǍ11ŮƗǆǐǙ12cnĻōŴƿ13vGTļŦŧźƩƬǏǕǤ14BZĵƓư15gŌŒƇƲǧ16DƫǄ17ŷǇǈǣ18rĹƎǂǃ19dhkzĿƕǚ20oŚƟ21ńƯ22lǌ24tƶ26Ɣƨǁ27wƺ28ŠƷ29CśƋǞ30ƚ31ķ32aJX34p43ų45Ū
~nda	75 10IŠơ11Ŭ13Űƴ14ǚ17L19Ū22Ʒ26Ƈ
~ndat	82 11Šơ16ǚ29Ƈ
~ndb	86 15x26ǜ
~ndbo	90 27ǜ
~ndd	86 7ƶ9Yś14Ƙ16ǅ
~ndda	86 7ƶ9Yś14Ƙ16ǅ
~nde	52 -9s-8ĿǇ-7ƈƉ7jĵœųƣǑ8cŪſƝ9Ż10hiŅŚŦů11Ŏş12x13ŮƙǀǤ14ŉŖ15ƒƺ16ŬŸƖ17Ɗ18ňǃ19nXĺƪǌ32ż36Ƅǅ44ƕ
~nded	74 -11ť10ļ11lŔƁ12Ƅ13ŠŦ23ż25Ÿ40ǅ
~nden	90 17Ǒ
~ndep	90 17Ǒ
~nder	54 -8sĿƉǇ7ĵ8jœŪųƝƣǅ9ſ10cŻ11hiŚũů12ŅŎş13xǀ14ŉƙǤ15ŖŮ16żƒƺ17ŬƖ18Ɗ19ňǃ20ƪǌ21nXĺ29Ƅ46ƕ
~ndi	67 -10ƈ-7ǂ7ĺĽŖ8ĸƕ9ƪ10Šǌ13Ǣ14Zŕ15Ƒ16Ŏ17ƴ20IŨ27ś30Ɖ31űƼ
~ndin	74 8ĺĽŖ9ƕ10ƪ12Ɖ13Š15ŕ16Z17Ƒ19ƴ22IŨ30ś
~ndit	74 -11ƈ-8ǂ8Ŕ11ĸ12ǌ18Ŏ20Ɖ35Ƽ36ű
~ndk	90 9k21ƶ
~ndki	90 9k21ƶ
~ndl	58 -15ŚƄ-9ǩ-7ŒŶƔ7YŖ8ľŃ9ǖ10sǈ11Ł13Ǡ16I18ƠƷ19c21Ŝǜ22ĸ27Fş28ǘ29ŧơ42ǌ
~ndle	63 -15Ś-8Ŷ7ƃ8Ŗ9Y11Ńǖ12s13ǈ14Ł15Ǡ19Ŝ20Ʒ21c23ǜ24ĸ30ş31ǘ32ŧ
~ndli	88 25I
~ndlo	68 -17Ƅ-7ŒƔ22Ơ32F36ơ50ǌ
~ndm	84 -7Ƣ10ǔ11Ư12n13ŷ
~ndma	86 -7Ƣ7ƥ10ǔ12nŷƯ
~ndo	76 -7Ʃǝ8Ļǌ10Ʀ13Ɛ14Ť17k20j53Ǖ
~ndor	83 -7ǝ59Ǖ
~ndow	85 -7Ʃ9ǌ10Ļ11Ʀ16Ť22j
~nds	56 -17s-13Ƹ-11Ǌ-9Tļ-8A-7dkŘ7qFŨƨ8eť9pǨ10ǂ11NĸƁƤǇǎ12bŲ13Ưǧ14rŕ15Ƙ16Ǆ17uǓǚ18oB21Ƨ22Ő23Ɯƪ24ŭ25ū26Ŵ28ƺ
~nds>	57 -17s-13Ƹ-11Ǌ-9Tļ-8A-7dk7Fƨ8eqťŨ9pĸǓǨ11NǂǇǎ12bƤ13Ųǧ14ŕƯ15rƘ17u18Bǚ19o21Ƨ22Ő24ŭƜƪ27Ŵ28ƺ
~ndsh	82 -9Ř10ű11Ǔ19Ɓ27ū
~ndy	77 -9ŏ7v10ŭ12ř13M15ǖ38Ś
~ndy>	77 -9ŏ7v10ŭ12ř13M15ǖ38Ś
~ne>	37 -22Ɲ-20T-16o-15HZō-14ŀŎŮŹƕ-13ƭ-12RUĺňŔŢǌ-11š-10ltLWĸŗƨƪǑǓ-9pŬŲƞ-8kYĹŭŰơǎǗǠ-7aķřƊƥǃ7cwEŐŧƩ8SłƋƧǄǜǞ9MŪűƎƔƮƹǐǣǥ10qOŅţǁǦ11uvXŕŞŷƒƦǍǛǩ12ũŻƚƶǝ13ƫƼ14DĻƯƴ15ŒŖǨ16ńƳƿ17KľżƌƍǕ18ųƵƷ19ŁņŚƉƛ20ŶƆ21Žƻ22ŵǖ23iœ24A25ƙ27bƺ28yǋǡ30Ɵ31ş32Ń34ǔ36Ŵ44I
~nea	65 -17ƛ-10I-8ů8ƜǤ9Ɗƚ10Ʒ11ǩ14Ƒ15Ə16z17Ś18Ǚ21Ƽ31C35ƙ
~near	67 -17ƛ-11I-8ů7ǘ8Ɯ9ƚ10Ʒ15Ƒ16zƏ18ŚǙ33C36ƙ
~nec	86 13Ɩ16I19U20j
~neck	90 13Ɩ20U21j
~ned	52 -16ǩ-8ƽ7nsvxyĹƨƮǝǥ8YƓƲǘ9ţŬƑƺǀ10cń11iŨƪ12ōƢǣ13ƫ14ŀš15Ƴ16ſ17jǛ19Ǣ24ņ26ƛ28Ŗǅ33Ť42ƴ
~ned>	52 -16ǩ-8ƽ7nsvxyĹƨƮǝǥ8YƓƲǘ9ţŬƑƺǀ10cń11iŨƪ12ōƢǣ13ƫ14ŀš15Ƴ16ſ17jǛ19Ǣ24ņ26ƛ28Ŗǅ33Ť42ƴ
~nee	47 -14ǩ-12Ʀ-10Ļ-8jŊ-7iŇŉŖǒǖ7FőƏƸǠ8goůǅ9vŵŷƁƜ10cuƾǏǡ11ū12sťǊ13pƅ14m15eGŀƒ18Ūǌ19tŃƕƬ20Ư23Ĺ24ǁ26Ŏ32ƭ36ǧ38Ł43Ǧ46Ƅ
~nee>	88 16Ƹ38t
~need	48 -13Ʀǩ-11Ļ-8jŊ-7iŇŉŖƗǒǖǞ7FőŰƏǉǠ8oůǅ9gŵŷƜ10uvƁǏǡ11cūƾ12sťǊ13pƅ15emŀƒ16G18Ūǌ19ŃƬ20ƕƯ24Ĺǁ27Ŏ33ƭ37ǧ39Ł44Ǧ47Ƅ
~nef	65 -8ŗ8Ƨ15ƦƬ33ƫ34W
~nefi	65 -8ŗ8Ƨ15ƦƬ33ƫ34W
~nei	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~neig	70 8GŤƟƤ9ļǩ10ƅƙ11Ǎ14Ņ16BC20Ɯ23ƞ
~nel	88 -9ƈ10ƃƉ12ǜ13Ƌ
~nen	88 32Ʃ
~nent	88 32Ʃ
~ner	54 -20ŗ-18d-11G-10HQ-9vžǈ-8Ňǝ-7Ůƽ7aAMƸ8ŁƳǅǢ9ƅơƮƿǀǟ10Pƈǧ11Ǔ12ǥ13ĺ14Ź15ƁƻǠ16ƕ18tFǌ19Ŀ20qŴƨǂ22ǡ24oǔ25p33ư42ǆǨ
~ner>	62 -10HQ-9v-7Ň7sCLNŴ8nĸľǣǩ9apĺƮǁ10orŁŐǢ11ƨƿ12APƅơƷǟ15ǂ18Ɓ19Ǡ21ǌ22t26qF30Ǩ
~nera	67 -18ŗ-10ž7ĺǖ13ǧ14MƳǅ16ƸǓ30ǡ43ư
~ners	67 -20d-15ǁ-11Ő-8FG-7Ůǝ8Ĺǉ9Ʀ10ǂ14ƈƨ18Ŵ19oŹǥǨ21ƻ22p25ƕ33ǔ60ǆ
~nerv	84 8Ƽ16ǀ34Ŀ
~nes	46 -22Ƃ-12Ũ-11ơƭ-10GƗ-9vōűźƻ-8tŪ-7DĺŷżƩƮ7MŇŋŤƉƛ8ZĶŕŖ9AYŐƚƵ10Ƒ11hǍǛǠ12ǘ13ţǀ14Ǝ15Ŏ16uǎ17ųǐǔ18yǆǙǦǨ19ƽ20ŭƝǏǝǡ21Ǟ22ǂǅǟ23ǋ25Ǌ26ǃ27Ǆ31Ǒ32ǥ34Ǣ
~nes>	59 -11ź-9űƻ-8Ŀ-7ŷżƝ7Ǎ8ŗſ9ŉŚƀƉ10ŵ11ŋŕŪŴ13Z14ŐƚƵ16Ƒ17ǂ19Ǝǀ20hţ23Ǣ25uų28Ǐ31Ǒ
~ness	50 -24Ƃ-17Ū-10ơ-9GōŨ-7tD7Ų8Ǒǘ9Ťǂ12M13AǎǛǠ16ƽ17Ǣ20ŎǆǦ21ǐǙ22ǔǡǨ23ŭ24ǝ25Ǟ26ǅǟ28ƝǊǋ30ǃ31Ǆ36ǥ
~nest	75 -13ƭ-10vǩ8ňƹ9ĸ10ǘ11Ţ13Q14Ŷ15Ķ18Y20ŇŖ36y
~net	80 -7nTĻ10ƍ11J14ƌǕ15Ņƻ33ķ39ǩ
~net>	82 -7TĻƒ10ƍ11J14Ǖ15Ņ16ƻ34ķ
~nev	68 -8Ŝ-7ŸǦ7TƂƚ8Ʋƴƿǔǜ9ņ10lƹ11ŝű12e13ő16Ǚ17ǀ25a
~neve	68 -8Ŝ-7ŸǦ7TƂƚ8Ʋƴƿǔǜ9ņ10lƹ11ŝű12e13ő16Ǚ17ǀ25a
~new	52 -17ǋ-13Ŗ-11ƭǩ-10ĴŌƢ-8p-7mŏŝųŷƛƴ7j8DHũƠ9ƕ10śƁ11Ɨ12Ǖ13Ŝ14Ǚ16x17Ƶ18ŒŹ19ĺ20ƌ21Ƥ27iƞ28šƈ29S30ǅ31Ŷ34ƅ36Ĺ38G41Ǟ58ŕ
~new>	56 -17ǋ-12Ŝ-11ĴŖ-10ǩ-8ŏŷƉƢƭ-7moŝųƛ7UžƄǓ8Ŭ9œ10DHũƕ11Ŕ12Ɓ13Ǖ15ƗǙ17Ĺ20ŒŹƵ21ƅ22ĺ24ƌƤ27G30ƞ31i32Sƈ33ǅ34Ŷ35ŕ36Ǟ
~newa	66 -10Ō9Ǟ11š14ś22ŕ25Ĺ32Ŝ
~newe	79 -10Ŕ-8p9Ɖ12Ŵ13šŪ21Ơ24ƅ
~news	86 17j26ŕ
~nex	65 -19Ʊ-10CĿ-7Ň8p9ũ10mǀ12Ńſǖǩ13ĸƫ16ŗǞ17ĺřƖ18H19kŎ20y25ŕ29V38Ǎ
~next	66 -19Ʊ-10CĿ-7Ň9pũ10mǀ12ſǖǩ13Ńƫ16ŗǞ17ĺřƖ18H19kŎ20y26ŕ30V39Ǎ
~ney	58 -15ǔ-12Őŭ-11Ş-7ŜǨ7ņƪ8ƖǕ9ľŧƩ10zBŢ11XYǚ13ǘǠ14Tưǖ15ZƫƱ16Ĺŀ18rƝ20Ŀ22ĸƌ23Ʈ24ƶ30A31Ų34Ɛ
~ney>	58 -15ǔ-12Őŭ-11Ş-7ŜǨ7ņƪ8ƖǕ9ľĿŧƩ10zBŢ11XYǚ13ǘǠ14Tưǖ15ƫƱ16ZĹŀ18rƝ22ĸƌ23Ʈ24ƶ30A31Ų34Ɛ
~nfe	90 20ţ32x
~nfl	90 20Ż25Ŕ
~nfo	76 9Ǖ10ļĽ16Ŋ18ń20Ļ42Ǘ
~nfo>	84 11ļ18Ŋ20ń33Ǘ
~nfor	82 10ĽǕ13Ǘ23Ļ
~ng>	27 -17Ʃ-16Ōƈ-15sŗǔ-14Ɣ-13ļŐƺǎ-12o-11Ʒ-10Ŝƅǆǌǡ-9BŊƧ-8Wǈ-7wŎƃƚƫǖ7eŅśťżƑƼ8ŋŧƸǠ9LTūŵƁƻ10uńŉŭƋƛ11hzMŝƓƮƯǄǓ12ŲƣǙ13UĹŒŮƒƝ14fĵŸŻ15Z16qIOǊǝ17gFPĻƭƹ18rĽƳ19SľłŶơǀ20ĴŹƨ21ƍ23ōŏƞǅ24ĶţũŽƄ25ƖƵ27Ǎ28Ƙǩ30XŢ31k32Ŀ33yŞ34xǟ36i37ŀ38jtĺ40Ǟ46H49V
~nga	82 -13x10Ɔ15Ƙ23ƞ37f
~ngag	84 15Ƙ38f
~nge	54 -7gŀť7q8ĵ9puVűƛƷ10yƟ11ŕ12Ƹ13vTƜƭ14fKǙǞ15ŲƧ16Ş18ŇƃǕ20E21Ŏ23Ŕ24ĺ26ƫ36ũ41ǀ
~nge>	63 -7ŀ7EƵ8Xƭ10q11űƛƷ14Ǖ15Ŕ16Ƨ17K18T24Ň25Ş27Ŏ29ũ
~nged	67 7ũ9ƺǕ10ƻ13ƃ14Ŕ15Ƹ23Ǟ27ĺ
~ngen	90 46ƫ
~nger	69 -7gv7hśǌ9ƭ11ũŻƃ16pŕ17Ɯ18E19f20ŲǙ40ǀ
~nges	77 7y9ƅ11U12HV13ĵ14u16Ɵ27v
~ngi	68 -11U-10ƈ-7Ǩ7Ʈ8ŔƸ9T10ź11ƥ12q15Ţ17ĹƵǟ18Z21ű22V28Ƒ29i33Ɨ
~ngin	68 -11U-10ƈ8ŔƸ9T10ź11ƥ12q15Ţ17ĹƵǟ18Z21ű23V28Ƒ29i33Ɨ
~ngl	67 -9Ɗ7ƫ11b12Ɔƚǩ16ǅ17Ƙ26f41Ɖ45ƈ
~ngle	68 -9Ɗ11b12Ɔǩ13ƚ16ǅ17Ƙ27f42Ɖ46ƈ
~ngr	79 8Ɩ9Ɣ10fƒƺ13Ǜ14ǟ18ƞ
~ngra	81 9ƔƖ10fƺ11ƒ15ǟ18ƞ
~ngs	54 -13ŭ-12ǩ-10Ő-7ƭǝ7TķĻłŉŊƜƵ8QŝşƍƑ10ŀƶƹǄ12ůƮ13ǖ16iƢ17Uƥ18Řǈ20ǟ27A30Ĺ31Ɨ33Y
~ngs>	54 -13ŭ-12ǩ-10Ő-7ǝ7TķĻłŉŊƜ8QŝşƑ10ŀƶƹǄ12ůƮ13ǖ16iƢ17Uƥ18Řǈ20ǟ27A30Ĺ31Ɨ33Y
~ngu	76 -13c-8ř8Ź10ňŉ11vx21b23Ǝ24uǩ
~ngui	84 25Ǝ
~ngun	88 -15c9Ź13vx27u
~nha	84 10Ƥ18ƻ45Ş
~nhap	86 47Ş
~nic	64 -14ǎ-12Ʃ-9Cǟ-8Ƈ-7Q7ciůƉƟ8oƧ9qŬƁ10şǉǩ11GKPŵǃ12tƪ15kŧ16FUŶ19ƞƹ23Ƙ28j33ƾǈ
~nic>	86 16Kŵ18t46ƾ
~nice	67 -12Ʃǎ-9Cǟ-8Ƈ-7Q7JƊƟ8cŧůƉ9ioƧ10qŬƁ11Gǃǉ12ş13Pƪ16k17FUŶ20ƞ22Ƙ30j
~nico	90 29ƹ
~nics	88 7Ɨ21ǩ24ǈ
~nie	72 -8V8ĵƿ12ŀ13ş17m21ń30ƴ33Ţ
~nied	90 40ƴ
~nies	74 -8V8ĵƿ12ŀ13ş17m22ń35Ţ
~nig	60 -8ƚ-7ũ7UŖǝ8ľƤ10jŕƐƻ11Ʀ12ś13rŲ15L16ƿ18Ļ19ƞ23Ǐ24nR25Ŀǖ30x32ǎ56Ű
~nigh	60 -8ƚ-7ũ7UŖ8ľ9Ƥǝ10jŕƐƻ11Ʀ12ś13rŲ15L16ƿ18Ļ19ƞ23Ǐ24nR25Ŀǖ30x32ǎ56Ű
~nim	74 30ŗ43hž
~nima	85 50h
~nimu	78 31ŗ45ž
~nin	53 -15U-13F-11Ūǈ-10n-7ctxǢ7aĸŋŎǎ8uVǉǌ9TŒŴƝ10jrƌǟ11ũŶ12Ɩ13yńƮ15Ɯ16Ŀ17iƤ18H19ů20qź21ǝ26R27Ǚ28ǑǞ39L40ſ
~nin>	69 -8ǩ7ƮǛ8ŋ9VŐ10ĸŰƖǉǞ11fŀńƽǌ13jqL17Ŵ21ǟ25RĿ
~ning	59 -16U-13F-12ǈ-11Ū-8n-7t7gōŻƼ8aŎƌƮ9RƝ10ŵǎ11quǩ12TŒ13rŶƤ14iũ15h16ů19y20Ɯ22Ǟ23ź25Hǝ26L32Ǚ
~nins	67 -7Ǣ55ſ
~nio	75 -13ĵ-10ǥ7ŹƦ10Ļ12ƕ13wWļ15Ŭ17Y18aƨ25A
~nion	79 -14ĵ-10ǥ8Ʀ10Ļ13Wƕ16ļŬ18Y20ƨ26A
~nior	86 7m9Ź15w21a
~nip	90 15ķ34h
~nis	67 -9Ź9ǡ11źǄ12Ɨ14ņ15P17ų23ƌ24ǈ29ǩ30m32Ɗ
~nish	69 9ǡ12źǄ13Ɨ15ņ23ƌ31mǩ33Ɗ
~nist	88 21P32ǈ
~nit	66 -18Ɔ-14Œ-8ŷơ8ǋ9aǌ11V16G17DƢ19ƌ21Ǝ22Ɨ23Ơ25Ž29Ƥ39ƥ42ƣ
~nit>	76 -20Ɔ-15Œ-9ơ11ǋǌ12ƣ20Ƥ22D27Ơ30ƥ
~nito	80 -9ŷ28Ǝ31Ž
~nits	86 17Ƥ41ƣ
~nitu	79 16ƥ20G23Ƣ28Ɨ
~niv	84 11Ʊ19y26Ʃ
~nive	84 11Ʊ19y26Ʃ
~niz	90 -9w16Ƌ25ǆ
~njo	83 13ǟ20g22t35U
~njoy	83 13ǟ20g22t35U
~nju	73 -8S8ŗ33ǣ40ƃ55ž
~njur	73 -8S8ŗ33ǣ40ƃ55ž
~nk>	53 -17qř-15Ǆ-11ƭ-10Ųƨ-9ŁƦ-8ƫǨ-7JĹœǃ7ǝ8m9ļƈƛǋ10h11ŌƄ12Ʒ15GƬ17Ɠ18ŔŖ21Y22Ũ23BH26e27ĸŇŬ29ű35Ĵ37ǩ38rƕƿ
~nki	67 -10ưǩ-7ŗŶ7Ǧ8Ǟ9ƅ10Hƿ16Ŀ17Š20Ƴ22Ƶ23VX24ĺ27yƭ29Ƭ
~nkin	67 -10ưǩ-7ŗŶ7Ǧ8Ǟ9ƅ10Hƿ16Ŀ17Š20Ƴ22Ƶ23VX24ĺ27yƭ29Ƭ
~nkl	76 10H28ƣ33Ǎ
~nkle	77 28ƣ33Ǎ
~nkr	88 26ĵ
~nkru	88 26ĵ
~nks	71 -13Ķ-7ĸ8ƴ9ķǜ10ƕ13t16ƙ27k32r40Ǜ
~nks>	74 -14Ķ-7ĸ9ƴ10ķƕ14t16ƙ33r42Ǜ
~nksg	86 11ǜ34k
~nli	75 -11Ǘ-9Š-7I10Ś13ļ15K17ńǕ19Ľ26Ņ45ǖ
~nlin	75 -11Ǘ-9Š-7I10Ś13ļ15K17ńǕ19Ľ26Ņ45ǖ
~nly	64 -13T-8Ǎǡ-7Ŭ7mƪ8ǈ9BƀƘ10RĻńƳƾǢ11ŷ14ţǚ15Ǜ16ľ17Ǉ19Ƣǖ22Ūŭ23ŲƮ25ų
~nly>	64 -13T-8Ǎǡ-7Ŭ7mƪ8ǈ9BƀƘ10RĻńƳƾǢ11ŷ14ţǚ15Ǜ16ľ17Ǉ19Ƣǖ22Ūŭ23ŲƮ25ų
~nne	72 -16ǁ-9Ʒ7Ÿ8ĸŔ9Nƛǔǜ11nCƮ12yƦ13Lƿǀ16ǩ22ƻ25A
~nned	84 9Ŕ10ĸ14y16ǀ
~nner	79 -18ǁ10Nǔ12nƮ13Ʀ14ƿ15L16A18ǩ24ƻ
~nni	65 -14F-11Ū-8nU7ŐŻƝǨ8c9ŤƼ10fĸŋ12qHĿ13huV14ŒŴƌƤ16Ŷ17ǝ18ńǟ21y
~nnin	65 -14F-11Ū-8nU7ŐŻƝǨ9ŤƼ10fĸŋ12qHĿ13huV14ŒŴƌƤ16Ŷ17ǝ18ńǟ21y
~nnu	76 13Ǌ17T18Ůǉ
~nnua	76 13Ǌ17T18Ůǉ
~nny	82 15Ʃ17j28Ư34ǩ
~nny>	82 15Ʃ17j28Ư34ǩ
~no>	55 -29Ŕ-10ŘǑǩ-9Ĵ-8rņň-7HƵ7LŲƊƑƳǤ8sWXZưƷ9Ŗǚ10Ľ14lƄ15ŏřǇ16Ž17uŃ19ŤƝƿ22ŉ24Ň25ſƁ28ż32šŵ34ǁ59ƴ
~nob	68 -7ǩ7sKřƷ8ŏ9nŤ10Ưƿ11Ł12ƺ13ŷƭ15Ŗ23Ƌ26g31Ş33Ɵ
~nob>	90 31Ƌ
~nobo	69 -7ǩ7sKřŲƷ8ŏ9n10ŤƯƿ11Ł13ƺ14ŷƭ15Ŗ27g31Ş33Ɵ
~noc	79 7mţ10Ĵ15R16Ɵ25ƌ29ź
~nock	81 7mţ10Ĵ15R26ƌ30ź
~noi	85 -9Ə11N12Ǝ18C27ǩ
~nois	85 -9Ə11N12Ǝ18C27ǩ
~non	77 8Ş10ǂ11ƀ12xǥ14ƹ34š
~non>	83 10ǂ13ǥ32š
~none	90 11Ş13ƀ14x
~noo	80 -12Ń-9I12C13ǧ14iŌ16j21L
~noon	82 -12Ń13ǧ14iŌ17j22L
~nop	88 -8ƴ18X22š30ƻ
~nor	63 -8ƚ-7ŵ8l9n10ł11v12jƾ13DǏ15A18Œ23Rŭź26T
~norm	64 -7ŵ9n10ł12ƾ13Ǐ15A23R24ŭ
~nort	85 -10ƚ11l17jD25Œ36T
~nos	78 9l11ƽ12źƞ16QŊ36Ƽ
~nose	86 35Ƽ
~nosy	86 10l13ƞ14ź18Ŋ
~not	44 -19p-15ŝ-14ķ-13ĺ-11ƗƧǎ-10qVYŎŤų-9łŜžƬǐǦ-8NŒřƭƶǊ-7inuSŚŠƝƩǃǋ7EMŃņŨŷƥƳ8hBŊƆ9gŅŇŐŘǙ10lŲƪƸ11XĵŕŴƤƹǝ12HŖźƨ13QŢƙ14yƃƱ15rż16cIŬǠ17Ľš18ŏƻǑǨ19ƴ20fţ22ſ24bL25Ɵ26ŵ30Zǩ31v32Ş41ō55ŀ
~not>	46 -16p-13ŝ-11ĺǎ-10YĻĿƧ-9jqVŎƗ-8ĹřŜţƨǘǦ-7NłŒşŤƦƷ7sKťƠ8MĴľņŷƟǒ9BEƥƳƴ10ŇŨƆ11gšƪǙ12ĵŅŵżƤƻ13ǝ14lLŕ15QXŖŘźƙ16ƃƱ17r18ĽŢ19cǠ20ōǑǨ23f24vǩ27b35Ş62ŀ
~note	75 -16ƭ-11Ĵ-8ľ9ǘ10Ŋ13ű14ŃƷ23Ɣ26ō27Z37Ŭ
~noth	63 -11ķ-8Řž-7ń7ŲŶŹƸ8Ÿ9Ŀ10všƐƻǥ11Ƽ13ZĻǞǩ14Ő15HLƦƴ16I17Ŵ19ŏ20ōƹ21ŵ25yſƟ28ƨ39ţ
~noti	78 8Ƌ13HK21Ĺ
~nou	70 -9ǡ7Ɨ8ŎŹƓ9Ư10ŀ11rĶư14j15ťŷ18y21ž24b33Ƭ
~noug	72 -9ǡ7Ɨ8Ɠ9ŎŹƯ10ŀ11rư12Ķ15j16ťŷ18y21ž34Ƭ
~noun	88 31b
~nov	85 -10x18Ǌ36ƌ52ǜ
~nova	88 37ƌ
~now	43 -17Q-15ş-13Ƭ-12ŀŠŢǎǢ-11d-10łǋ-9iLŎŞ-8UŇšź-7bEVŤŪŶǈǖ7qwzPTYƿ8ŔŚśŸƎƐƓƧ9Ń10vxĸōţŰŴƀ11AĹĽƛǩ12Ʃǃ13GƦ14ŌŘŜƳ15F17Ų18r19sƸ20Ņŗ21Ĵǟ23j24ň25c26ĺ28Ɵ29Ő30Ũ31ǥ32ŉŖũ42ŏ52N53Œ
~now>	43 -16Q-15ş-13Ƭ-12ŀŠŢǢ-11dǎ-10ł-9iLŎŞǋ-8xUšź-7bEVŇŤŪŶǈǑǖ7qwzPTYƈƿ8ŚśŸƎƐƓƧ9Ń10ōţŰŴƀ11Ľƛ12ĹƟƩǃ13Gǩ14ŌŘŜƦ15vF17Ƴ18rŲ19sƸ20jŗ21ĴŅǟ25cň27ĺ30ŐŨ31ǥ32ŉũ33Ŗ42ŏ53N55Œ
~nowb	90 34Ɵ
~nowh	88 9g33ĸ
~nro	85 30ƌ35W
~nrol	90 37W
~ns>	46 -16cW-14n-13ƌ-12ķƯ-11ŀǂ-10Ǣ-9ľŝŞŶ-8PĶŇŤůź-7LŦƣǎ7aƷǣ8Łśƨ9ŗƱ10ĸ11RĺƑ12qyEŕſƗƙ13űƧ14xŒǝǞ16Ǡ17Ŋũǆ18ŉŻƛ19ĿƼ20k22CŹ24Ǐ25ǋ26wƘ28uZơǩ30ƻ34ǚ35ǈ39ǐ41Ɓ
~nsa	90 30ǣ
~nse	56 -12n-9p-8Iŕ7ũ8l9ŋǊ10sAYƺǛ14o15adƄ16ĸưǀ20ū24Ź32ň39ŷ59Ÿ
~nse>	59 -10n-9p-8Iŕ7Š8lũ10s11ƺǛ14ŷ15o16dƄ17ǀ18aĸŹ23ū35ň42Ÿ
~nsed	75 -7ǈ9Ź10Ǩ26Ÿ35ŷ
~nses	83 14Ǌ16Y25ư
~nsh	86 10ś38j
~nshi	90 7ƫ40j
~nsi	63 -26ǌ-19Ǎ-9ŗ-7řƊ7Ǐ8Ŋ9Xūŷƛǣ10Űź11Ɔ12ƌƏƪǄǐ15ƣ17Ɨ18ƥƷ19Ƙ25H28ƀ30ơ32Ǣ42Ķ
~nsid	73 -21Ǎ-7řƊ8Ž9Ŗ11ūƛ12Ű14ƌƏ15ƪǄ18ƣ22ƥ39Ǣ
~nsio	79 14Ɔ22Ʒ55Ķ
~nsiv	75 10Ǐ11ǣ12X13ź17Ɨ24Ƙ36ƀ
~nsm	88 12Y15ƹ17ű18ŵ
~nso	86 10ǘ19Ǝ
~nsor	90 20Ǝ
~nsp	76 7Ž13lƉ
~nspe	79 13Ɖ
~nst	61 -9Y7MǑ8Ɠ9ńǄǟǡ10BPZ11ƐƵ14K17r19Ɗ22Ƙƪ23Ƈ24Ų27ƅǩ
~nst>	72 -10Y8Ǆ12Błńǡ13r14Z27ƪ
~nsta	78 15Ɛ20Ǆ21ǩ25Ɗ31Ų
~nste	86 8r11M12Ǒ17Ƶ21K
~nstr	69 -7ƒǄ8Ǎ10Ɠ12ǟ14P20ǩ26ƇƘ31ƅ
~nsu	43 -16Ƹ-11Ǒ-10ōƒ-9Ǐ-8ZųǍ-7qŶ7Ś8ĺ9őƙǐ11ŞƀƦƳ12ŦŪƬǨ13ĹŀŘƁƩƭƻǧ14Œŗ15ľŁ17ņţǓ18Wšƕǚ19Ƅ20ƃ22ƴ27ƨ28ǒ32Ɠ34Ǣ36şǌ37ǥ40Ő46ſ47ŏ
~nsul	86 11Ǜ31ƻ40ǚ
~nsur	44 -16Ƹ-11ƒǑ-10ō-9Ǐ-8ZųǍ-7qŶ7řŚ8ĺ10őƙǐ11ŞƦƳ12ŦƀƬǨ13ŀŪƁƩƭ14ĹŗŘǧ15Œ16ľŁ17ņ18šţƕǓ19W20ƃƄ22ƴ28ƨ29ǒ33Ɠ35Ǣ37ǌ38şǥ41Ő47ſ48ŏ
~nsw	79 -8Ō11ľ13ǚ14K15Ŕ18Ļ55ŉ
~nswe	79 -8Ō11ľ13ǚ14K15Ŕ18Ļ55ŉ
~nt>	33 -26ƒ-19ł-15P-14ŁŇƦ-12rwńŶ-11ŭǊ-10ĿŧŪ-9inpTŲŻƙǝ-8dfhRķƷƻƿǄǣ-7cxţūůųŹƌƐƧƨƮǎ7AGŰſƀƖƳǖǞ8řƁ9ŉűŷǕ10ļĽŠũǚ11MSĺŜťƂǦ12ĻœŕƣƼǃǢ13suNĶŀŐǑ14ŒŞŽƓƔǁǓ15ŔŤƃƟ16ƊƗ17ŚƢƥƭǌ18Ŋžǘǩ19ŝ20eXŌšư21KŃźǏǜ22F23ĴƏ24ņƶ26l28őơƫǇ31ƜƱ32ľ36Ƭ37ǔ56Ơ
~nta	64 -15Ơ-10ǩ7ƚ8k9Ƥ11Pǆ13W16Qů20ŵ21Ǡ24B25AK29Ƣ30ķ53Ɓ
~ntal	68 -15Ơ10Ƥ12P15W17Q22ŵ32Ƣ33ķ57Ɓ
~ntan	77 -8ǩ14ǆ27Ǡ30B31A
~nte	59 -25ǌ-9Ǔ-8ŗ-7ĺƀƠǐ7GşżƐƤƸǖ8Hƍ9ŇŉƟǒǞ10ŅƔƛǃǋ12ŠůǇ13QƌƥǑ16ŏƏ17ťƢ22FĹ23ǎ24N28Ɨ30Ǣ43ơ
~nted	78 -8Ǔ8ǌ9ř10G11ǩ12Ŗƍ14ŉ15Ǟ17ǃ
~ntee	84 24Ə
~nten	77 -9ŗ11cƸ42Ɨ44Ǣ
~nter	64 -34ǌ-8ǐ-7ƀ8żƐƤǖ9Hş10Ňǒ11ŅƛƟǋ13ůƔǇ14Qƥ15ŠƌǑ18ŏ19ť20Ƣ24F25Ĺ26Nǎ48ơ
~nth	48 -11I-8ŸƕƗǩ-7ĸŎƧ7kvĺłŐŤ9ǜ10GǊ11Ɩ12YĶŘšǉ13ƃƾǨ15ŮŹ17TZ20pŅƟ21Ƥ25Ʈ28ť31XŃ32ǝ33d38ƔƠ42Ĵ44Œ53ŕ
~nth>	51 -12I-11Yŧ-8Ÿ-7ƕƗǩ7kyVƂ8ƥ9Ť10Őǜ11Ǌ12Ɩ13Œ14šƾǉ15Ķ16ŅŘƟ17Ź19Z21Ƥ23T28p31Ɣ32ǝ33ť34Ń36X38dƠ47Ĵŕ
~nthl	75 12Ơ15Œ20Ɣ37Ĵ
~nths	64 -9pI-8TZƠ7ƟƹǤ12ŕ13ł15vŒ17ĴŮ18G20ƃǨ21ŧ31Y32Ʈ
~nti	63 -10ƞ-9ǣ7dĽƘǉ8Oƅ9ŉ10kšżǇ11Ĺ13ńūǠ14ŕŖƆ15n19Ư22HƢ25ƭ26ƫ28Ǆ31F34ǆ
~ntia	85 9ǔ11Ʃ14ƴ27Ǆ
~ntil	90 -7Ń14O22ŕ27ƭ
~ntin	68 -10ǣ7ƭ8ǉ11ŉšǇ12k14ĹǄ15ƆǠ22Ư24Ƣ25H29ƫ35F
~ntio	85 13A15nż20Ŗ21ń
~ntit	90 -7ƩǄ11d52ǆ
~ntl	75 -9ǩ7Ɓ8Œ9f12Ƴ15ŎŐ16ĺũ22ŏŧ
~ntly	75 -9ǩ7Ɓ8Œ9f12Ƴ15ŎŐ16ĺũ22ŏŧ
~ntm	86 7Ǘ11M13ǖ16ŵ18ƾ
~ntme	86 7Ǘ11M13ǖ16ŵ18ƾ
~nto	65 -9ǅ-8Ʊ-7ń7ĺůǋ8zǨ9dłŎſ10ƀ11Ǣ12Ŋƣ13RĶŤ14gƪǩ15Ǟ16Ɨǣ18Ǐ19ŠǍ22Ɲ24ƛ29ƌ31S
~nto>	69 -10ǅ-8Ʊ-7ńƷ7ż8ĺ9zǨ10dłŎ11ƀ12ſ13Ŋ14Ť15gĶ16ƪ17RǞǣ20Š26ƛ32ƌ33S
~ntor	81 16Ǣ22Ɨ25Ǐ29Ɲ
~ntow	84 11ů12ǋ16ƣ25Ǎ28ǩ
~ntr	60 -7ŚƉ7Ʃǡ8ŸƌƖǔ9Ŧ10řƢƣǀ11Ǆǧ12lƓ14ŀƼ21ƒǒ28Ǒ45Ǔ
~ntra	61 -7Ɖ7ǡ8Ɩ9ŦƌƩ10ř11Ƣǧ12ƓǄ14ŀ21ƒǒ29Ǒ46Ǔ
~ntry	80 7ƈ8C11Ÿ13ƣ14ǀ16ǔ17l
~nts	49 -13Ƹ-11ƼǄ-10ŝǂ-9Ǉ-8oŉŕ-7Gƹ7ŵƩ8ƥ9ķƌƏ10Šƃ11uƄƘ12Ŝǧ13Ŭƣ14ľ15ĶńƠǖ16ZĴĵŭżƝ18Ǔ19ǌǚ20ņƗǍǗ21űǔ24ŞƜ25ƽ28ƯǢ30Ż32z
~nts>	49 -13Ƹ-11ƼǄ-10ŝǂ-9Ǉ-8oŉŕ-7Gƹ7ŵƩ8ƥ9ķƌƏ10Šƃ11ƄƘ12uŜǧ13Ŭƣ14ľ15ĶńƠ16ZĴĵŭżƝǖ18Ǔ19ǌǚ20ņƗǍǗ21űǔ23Ư24ŞƜ25ƽ28Ǣ30Ż32z
~nty	78 8D9ǔ10W12ļ13Ż17Ə20ƅ34C
~nty>	79 9Dǔ12ļ13Ż18Ə21ƅ34C
~nu>	90 15X22ǩ31Ǜ
~nua	74 8Ǚ13Ǌ17TŮǉ
~nual	74 8Ǚ13Ǌ17TŮǉ
~nue	83 10ǧ38Ǌ
~nue>	83 10ǧ38Ǌ
~num	51 -12ƣ-9Śǣ-7ǩ7ŘƒƓ9Kƛ10ŒŜǔ12ŇŠ13ľǇ14cy16Ļ17Ǡ18E19C20ļ23Ƭ24Ƽ25Ÿ26XŅŗǗ27D28Ǩ30ū37e38ř47I
~numb	51 -12ƣ-9Śǣ-7ǩ7ŘƒƓ9Kƛ10ŒŜǔ12ŇŠ13ľǇ14cy16Ļ17Ǡ18E19C20ļ23Ƭ24Ƽ25Ÿ26XŅŗǗ27D28Ǩ30ū37e38ř47I
~nur	75 -13ő-7ŀ11Q22U24q26P35S39ǁ
~nurs	75 -13ő-7ŀ11Q22U24q26P35S39ǁ
~nus	88 -7ƒ8ǀ9Ɔ16ķ38T
~nut	65 -8Jŷ7Œ8aŚ9f10tuư11iĻǁ13ǧ15ů19Ō28N29Ş39O
~nute	67 -8J7ń8aŚ9f10u11iĻǁ14ǧ15ů20Ō30N41O
~nuts	84 -10ŷ11Œ14tư31Ş
~nve	71 -8Ű7Ƨ9DĻ11l12s13Ǣ16ŋ17ķƗ21Ǐ24ŭ33ǩ37Ɲ
~nven	79 15Ǣ16ǩ21Ɨ24Ǐ28Ɲ
~nver	79 -9Ű7Ƨ10Ļ12l14sƝ18ŋ22ǩ27ŭ
~nvo	74 7Ǡ8Pż9Ł14f17ǘ20Ǖ
~nvoi	76 7Ǡ18ǘ21Ǖ
~nvol	88 10Pż11Ł17f
~nwi	86 -13G-7S14Š19ő27g32Ő
~nwid	88 -13G-7S14Š19ő33Ő
~nxi	88 24Ƽ27Ŀ
~ny>	34 -21Œ-18Ɓ-16ų-15Uƀƃ-14Ŋ-13fĺņźǉǟǢ-12žƗƠ-11iŖ-10wĴňƞ-9asNĸĿōǍ-8dpzAFĻŗǝ-7CDŁŃŇœťŦŨŵŽƷ7kŋŸƩǓǘ8ŉƢǡǣ9gŕƎ10yGĵƐƑƔƖƱǈ11ǐǜ12şƾǞ13WƪǂǗ14HVńŞǅǎ15ǙǦ16ƣƴƼ17ŧ18ƿ19Yƻ20nŝƌƘƦǆǇ21ĶŪŷżǄ22ű23Ő24ţǀǔ26j27mŹƜ28ķǋǩ30Ƹǃ32Ż33ŲƝ36ƹ39Ǒ41u47h52š
~nyb	56 -15Ǐ-10ǈ-9BƝ-8Ɖƪ-7ĴƖǖǦ7tzƁƧƳ9ƂƈƢƣǘǩ11ŝŤǑǜ12ǗǢ13hŷƓǇǛ14Łųżǡ15Ŝǔ16Zǣ18nŏŲ19ńƴ21Ɯ22Ǩ23Ư24Ǎ30Ŗ
~nybo	56 -15Ǐ-10ǈ-9BƝ-8Ɖƪ-7ĴƖǖǦ7tzƁƧƳ9ƂƈƢƣǘǩ11ŝŤǑǜ12ǗǢ13hŷƓǇǛ14Łųżǡ15Ŝǔ16Zǣ18nŏŲ19ńƴ21Ɯ22Ǩ23Ư24Ǎ30Ŗ
~nyl	88 17Ƈ
~nyl>	88 17Ƈ
~nym	83 9zK11ű13Ŧ15ŝ19ť31ƭ
~nymo	83 9zK11ű13Ŧ15ŝ19ť31ƭ
~nyo	63 -14ƪ-13ƈ-11ǈ-10ƾ-9ŭ-7rRWĿ7ǚǛǣ8Ƣ9z10nǘǨ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǜǢ17ŷƯ19Ƴ22ǐ25Ɵ26ų27Ŗ
~nyon	63 -14ƪ-13ƈ-11ǈ-10ƾ-9ŭ-7rRWĿ7ǚǛǣ8Ƣ9z10nǘǨ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǜǢ17ŷƯ19Ƴ22ǐ25Ɵ26ų27Ŗ
~nys	78 -7ĺ8Ņƴ9Ǎ11ľ13ǐǦ14ǃ17ǟ18Q19ǥ
~nys>	78 -7ĺ8Ņƴ9Ǎ11ľ13ǐǦ14ǃ17ǟ18Q19ǥ
~nyt	50 -15ǩ-9ň-8ľŋƈ7ǎ8żƜƲǍ9ş10ƦƱǏ11ZƑƻǀǕ12kĵŲƝǓ13ĿƳƸ14ưƽǞ15ƚ16ũ17űƨ18HŇ19g20ŏƘƼǂ21Ż22Ƅ23ŉƿ24ōţƍ28ƥ
~nyth	50 -15ǩ-9ň-8ľŋƈ7ķǎ8żƜƲǍ9ş10ƦƱǏ11ZƑǕ12kĵŲƝƻǀǓ13ĿƳƸ14ưƽ15ƚ16ũ17űƨ18Ň19g20ŏƘƼǂ21ŻǞ22Ƅ23ŉ24ōţƍƿ28ƥ
~nyti	90 -13Ǟ44H
~nyw	75 -10x-9ǘ-7ƙ7ŻƤ13ńǥ14Ǘ15ƛ19ş24k30ň
~nywh	76 -10x-9ǘ-7ƙ7Ƥ13ń14Ǘǥ15ƛ19ş24k31ň
~oad	69 -10H-9ǌ-8x-7Rƌǔ8CŎǋ9Ǧ11y12ŝ13ƏǞ14ǀ18k21ǟ22Ź24ŭ27Ɓ32D34ś
~oad>	74 -9xǌ-8R-7ƌǔ9Cǋ10Ǧ13y14Ə15Ǟ16ǀ23Źǟ26ŭ35D37ś
~oads	79 9Ŏ14ŝ32Ɓ
~oak	81 -8ƨ-7ţ12ƛ14ũƐ20D22Œ51Ƒ
~oak>	85 -9ƨ-8ţ14Ɛ15ũ20Ƒ21D23Œ
~oal	88 40Ļ
~oal>	90 41Ļ
~oan	58 -15Ƅ-8Ʀ-7źƳ9A15Ʈ22Ɓ25Ɣ32Ʊ45Ŭ53Zƕ63ƪ
~oan>	62 -15Ƅ-8Ʀ-7Ƴ13Z15Ʊ29Ɣ48ƕ51Ŭ59ƪ
~oans	69 -8ź10ƕ11ƪ20Ʈ22Ʊ49Z
~oar	75 8Ǔ10Ƈǜ12ū18Łƍ31r35Ɯ
~oard	75 8Ǔ10Ƈǜ12ū18Łƍ31r35Ɯ
~oas	86 15Ŀ18C25ƚ
~oast	86 15Ŀ18C25ƚ
~oat	78 -16Ƥ7Z11ƪ14t16Ťƾ22ş24Ʈ28ķ
~oat>	79 -16Ƥ10Z12ƪ14t15ş16Ť17ƾ24Ʈ28ķ
~ob>	56 -14G-12Q-10jǏǥ-9őŗ-8sŸǝ-7Ťǩ8ňƝƨ9ŭ10ţ11ǀ13Ķǧ14pƦ15ǐ16Ƭ17R18Ƌ20Ƨǣ23ǈǓ24ů35d40qV52SUW61P
~oba	78 9Ʒ12ǂ14l47ƹ
~obac	79 12ǂ48ƹ
~obb	79 9ǀ11Ơƣ17Ʃ49g
~obbi	82 12ǀ17Ʃ26g
~obi	88 10C13Ʒ27I
~obil	88 10C13Ʒ27I
~obl	74 -9N7ǂ8ĹŏƸ9bŵ10ŋ11Ƽǜ12Lƛ14Ŝ16ŀ
~oble	75 -9N7ǂ8ĹŏƸ10ŋŵ11Ƽǜ12Lƛ14Ŝ16ŀ
~obo	69 -8l7sKřƷ8ŏ9n10ŤƯƿ11Ł13ƺ14ŷƭ15Ŗ21ǩ26g31Ş33Ɵ
~obod	69 -7ǩ7sKřŲƷ8ŏ9n10ŤƯƿ11Ł13ƺ14ŷƭ15Ŗ27g31Ş33Ɵ
~obs	74 -9P-7ŭ9Ʊ10ǡǦ13ƨ15ǈǑ18V20ǔ24ƧǄ30ǐ
~obs>	74 -9P-7ŭ10ǡǦ13ƨ15ǈǑ18V20ǔ24ƧǄ30ǐ
~oca	71 -7ƻ9Ŝ11ƿ12CŐ13M14ǔ17Ǟ18ľ27H29l47ǋ
~ocal	81 11Ŝ14Ő16M17ǔ21ľ40l
~ocat	76 14C19Ǟ30H53ǋ
~occ	75 -7Œ15Ɵ21qx27P35ǡ
~occu	75 -7Œ15Ɵ21q27P35ǡ
~oce	82 -8O11X13ǜ16Ō23ł32ŭ
~ocer	86 7z12X34ŭ
~oci	72 -9X11Ķ16ǆ18m24Ǘ30ƿ48e
~ocia	72 -9X11Ķ16ǆ18m24Ǘ30ƿ48e
~ock	59 -20Ť-16ť-15Ɗ-13Ɣ-9Ś-7s8Ŏũǀ10ƽ11jqƇ12Ķķƕ13Ō14QŦǎ16Ɲ17Űƍ18ƌ20źǏ24ƣǘ26Ř27Ů32R33ĸŨ39ƥ
~ock>	67 -21Ť-17ť-7s7j8ĴĶ9ƣ10ĸǀ13ƥ14q16ŌƇǎ20Ɲ23ź24Ǐ31Ů37R38Ũ
~ocke	66 -16Ɗ-14Ɣ-7Ś10Ǆ11Ŏ14ƕ17ƌ18Ŧƣ25Ű27ĸ28ǘ30Ř32ƥ
~ocks	85 9Ǝ13ũ19ķ
~oct	69 -10Ǟ7Ƹ10ǣ17ƻ21ǂ23ƃ29Ƽ58ƾ
~octo	69 -10Ǟ7Ƹ10ǣ17ƻ21ǂ23ƃ29Ƽ58ƾ
~od>	46 -21u-12Ŵ-11ƾ-10ĹƮ-9ŠŭŰŻ-8HƳ-7TXŞťŽžƜǐ7ƫƵǘ8yUŁƒƩ9pŨƔ10Cţƭ11JĻƼ12ŌŜũǂ13Wņư14ƤǄ15źǩ16Ňű17ĵŎƇƻ18ŶƸ19Ǩ20N22xLƃ23I24i25Ʋǁ27ǟ28Ư33Ɛ35ŝ39Ǜ45ǣ48ƙ
~oda	54 -14ǡ-13ž-10Ńń-8TƧǩ-7Xƨ7Cƀ8Ǣǧ9Ɠ10a11ŀ12Ŝ13ƪ14tŢ17Ĺ19ű21j22Ʀǥ23ŗ26O29Ő30Ō33Œ34Ļ37iŏ41ĺ
~oday	54 -14ǡ-13ž-10Ńń-8TƧǩ-7Xƨ7Cƀ8Ǣǧ9Ɠ10a11ŀ12Ŝ13ƪ14tŢ17Ĺ19ű21j22Ʀǥ23ŗ26O29Ő30Ō33Œ34Ļ37iŏ41ĺ
~odd	90 -7Ʊ22x23m26v
~ode	66 -7ǣ7ǘ8ŔƊƤ9Ũ10b19ǩ22E28Ū30Ǥ33ƌ39I
~ode>	73 -7ǣ9Ǥ10Ŕ12ǘ25E44I
~oded	88 9ƙ11ƊƤ13Ũ
~odel	75 22ǩ32Ū39ƌ
~odi	80 8ƙ14ŗ17ž
~odil	82 15ŗ17ž
~odo	84 17o39Ů
~odom	84 17o39Ů
~ods	83 -8ǋ7Ɨ10Ƥ12Ƒ13ņ19j20Ǖ
~ods>	83 -8ǋ7Ɨ10Ƥ12Ƒ13ņ19j20Ǖ
~odu	83 10ƝǕ20Ʃǡ25Ǆ
~oduc	83 10ƝǕ20Ʃǡ25Ǆ
~ody	46 -14Ǐ-11ƃ-10ǎ-9BĴšƝƫ-8Ĺƪưǖ-7uWũŹƉƦǦ7ZļŝƈƬƭƮ8ņŔǙǚǛ9FKŠƕǗǡ10żſƁƿ11ǅǇǑǔǣ13QķƓƴ14hǨ15gŏŞƎ16ų17ńǢ18ŖƢǍ19Ƴ20ŜŲ21nŤ22ǘ23AľŁƜ25ǜ28ŷ30ž34ƟƯ
~ody>	47 -14Ǐ-11ƃ-10Ũ-9BĴƝƫǈǎ-8šƪ-7WĹŎƉ7ļƭƺ8ņŝŞƈƮǚ9ľŔŠǙǛ10ŖƁƿǡ11ǅǔǣ12FſǇǑ13Ųƕ14QķŁŤƓƴ15hƎǨ16ż17Ƴ18ŏųǢ19AńƜƟƢǍ21Ŝ23ǘ25n26ǜ30ŷ31ž35Ư
~odys	70 -10ư-8żǖ7AƜƬ8sZ9KŬǩ10ŤŰ11Ş12ŖŲ14Ł15ǈ16gǗ21ľ26Ɵ
~oes	40 -21Ƃ-20ž-17Ÿ-15Ūƹ-14ŵ-13ŭ-12Ʀƻ-11ĺŐ-10Ř-9vVōŦƬƸ-8ŠŢţƛǋǣ-7mPĵķşƈƏƤǀǇ7ĹŗƚƞƺǊǖ8EĿű9ĶŨƫǎ10dLňǒǡ11ŜůƕǏ12bzƙƯ14oŖǥ15ŰƊ16ƠǦ17sƁ18WŇŴƎ19Ƈǜ20hŁƧ21ŕ22ƄơǄǚ23ǐ24ǂ25rxĽƩǓ26Ź28źǈǠ35ųǧ37ƨǩ38q
~oes>	40 -21Ƃ-20ž-17Ÿ-15Ūƹ-14ŵ-13ŭ-12Ʀƻ-11ĺŐ-10Ř-9vVōŦƬƸ-8ŠŢţƛǋǣ-7mPĵķşƈƏƤǀǇ7ĹŗƚƞƺǊǖ8EĿű9ĶŨƫǎ10dLňǒǡ11ŜůƕǏ12bzƙƯ14oŖǥ15ŰƊ16ƠǦ17sƁ18WŇŴƎ19Ƈǜ20hŁƧ21ŕ22ƄơǄǚ23ǐ24ǂ25rxĽƩǓ26Ź28źǈǠ35ųǧ37ƨǩ38q
~oev	90 -10n9ơ15ł20Ƣ
~oeve	90 -10n9ơ15ł20Ƣ
~of>	35 -22Ƴ-20o-19Ǉ-17ł-15c-14Ķǩ-13VŎŵƌǝ-12b-11ůŶǢ-10wFMĹŰſƓǚ-9fĽŌŠżƒ-8šŴƘƟǤǥ-7IŉőţŹžƾǎ7iRƁǘ8ZŚƚƢƩƱǃ9uAHNĵķņňťǀǋ10ahjltE11pų12ŊƤƿǣ13eYĸĿřŜŪƣƭǌǖǟ14Q15ŦƵǏ16ś17gxĴűƆƕƝ18szŐƋ19Ǟ20nrľŗƽ21S22KƇƥ23CƑƲ25Ƃ26Ƅǈ31Ǆ35ǔ37Ň42ǒ48ƈ52Ɖ
~ofe	79 -10ť8Ɛ9ņ13P26ǚ49ƈ
~ofes	81 8Ɛ9ņ14P27ǚ
~off	48 -17Ǉ-12Q-11aŮǨ-10ŶƮǎ-9Ŗ-8KŃŢƜƶǑ-7ľƗǦ7qłƃ8guśŜŭŵƖƬǍ9NķŗšťƂ10ŀŅŇƧƾǄ11ejUƎƟƥǚ12W13BŽƝǋ14ńūƛ15yźǊ16Ɣƕơ17kƚǈǛ19ƒǣ20O21ŋ23Ł24ǩ25ĺ26Ŭ27I35R43M
~off>	52 -13Q-11Ǩ-10PƮǎ-9ů-8Ŗ-7KŢƶǈ7DNũŸƄƏ8ǚ9ĴŵƃƬ10qŞ11ķŗ12eŀƧƾǛ13gWšƎƥ14ŋťŽ15jB16ūƟ17ƛǊ18yź19Ɣ20ƚ22kǣ23IO27Ł28R29Ŭ30ĺ
~offe	70 -9a-8Ĵ-7Ŷ7YƂ10lǛ11ōƁ13ŅŇ22Mł23ƒ24Ǆ25ń39ǩ
~offi	64 -15Ǉ-13ǟ-11Ů-7Ǒ7ǒ8IP10ĹśǤ11ŋ13R14Ǎ15ů16Ɩ17Ŝŭ21ǋ22U23Ɲ25ơ27ƕ33ǈ35M
~ofi	83 -18ƈ-9Ƈ14P49Ǆ
~ofin	84 -18ƈ-9Ƈ15P50Ǆ
~oft	67 -11ǐ-8ƥ7Ɛ8Ź9ĵ10Ɖ11Ǚ12ų14gŜƜǀ15ƿ19Ɵ21qŭŲ
~oft>	88 12ĵ14Ɖ
~oftb	90 10x21g
~ofte	70 -11ǐ-9ƥ7Ɛ9Ź12Ǚ13ų14ǀ15ŜƜ16ƿ20Ɵ22ŭŲ
~og>	73 -7ŽƝ9Ǘ10ū11P15Ʋ17Ś18Ƈ64h
~oga	90 -10I14C24Ǔ
~oge	75 7uƁ9f12MZ14Ǌ16Ťǉ23s33ş
~oget	75 7uƁ9f12MZ14Ǌ16ǉ23s33ş
~ogr	74 -7n7ţ9Ž11ļǅ12Ǘ14ő15ńŅŐ27Ǚ28ǥ
~ogra	78 9Ž12ļǅ13Ǘ29Ǚ31ǥ
~ogre	84 -7n10ţ16ő18ńŅ21Ő
~ogs	80 -17ǃ21Ɲ25Ɛ37h
~ogs>	80 -17ǃ21Ɲ25Ɛ37h
~oh>	60 -13ǩ-9ǥ-8ƇǢ-7ǐǨ7abqHNĶũƟ8PŹżƊƝ9EĿŐůƎƞ11WŬ12Gƌ13Qƈ14ō16U17Ŷ20ǃǖ21šƘ32Ť
~ohi	88 19ź24l
~ohio	88 19ź24l
~oho	71 32ƿ35Ǜ
~ohol	71 32ƿ35Ǜ
~oi>	86 7ǒ50ǧ
~oic	73 -10ǩ7Ǡ9ľ15aĿ16ǘ19Š20Ǖ24Ľ
~oice	73 -10ǩ7Ǡ9ľ15aĿ16ǘ19Š20Ǖ24Ľ
~oil	86 -13Ɲ-8Ʒ18Ǐ28Ɛ38ƛ
~oin	50 -16Ļ-14š-13Ʊ-12L-11Ʒ-10mu-9Ƭ-8ŒŦ-7bgGńŅŤŭǋ7ŢƮ8PQžǍ9jƸǩ11Dƭ12ĹƾǠ13sŖƵ14ōƘ15rUǐ16xőŨ17tŝ18HǢ22S23y25ł26Ź29V36ũ39k40ŏŻ44ǟ53i
~oin>	73 -13Ļ-12ǟ-9ǅ-7ƩǨ7yŎŝ8jƮ10tő12V13ƨ14ƭ15H18U19Ǡ25s51i
~oing	52 -18š-13Ʊ-9LƷ-8muĻƨƬ-7GŤŦ7eĵǃ8ňŢǅ9HPž10QƵƸ11t12D14Ĺ16rŝŻǐǩ17ō18Ũ19ixy22V24S27ł28Ź38ũ40k44ŏ54ǟ
~oint	76 -7ǩ7š9fAMŘ11Ş12ǖ13ŵ16ƾǍ27Ŗ39Ż
~ois	85 -9Ə11N12Ǝ18C27ǩ
~oise	86 -9Ə11N12Ǝ28ǩ
~ok>	57 -14ŭƈ-10cŝ-9ƾ-8Ʒ-7nŌ7gřǂǩ8ŎǛ9ŜƗƪ10ľƉ11TŖŗǙ12JŧƳǊ13tRĵĻļ14jǟ16zĺ17ũ18p20ſ21ǖ23ǜ24ł36Ư
~oka	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hMǂ12Ĵū13ŋƦǎ14JKNXŷ15CōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ26Ũ
~okay	47 -13ƶ-10ǖ-9RǑ-8wĺŪ-7jrQłŶ7tITUŐŵ8ĹŜŮƴƾǗ9ŽƉƕǐ10ŃŘŭż11hǂ12MĴū13ŋƦǎ14JKNXŷ15ōƼ16biW17ŊƬ19ǁ20ű22Ķ24Ɔ25Ƹ29Ũ
~oke	58 -10Ŗũ-7Ō7ķſ8k9Ɛƥ10ǉ11ļƾ12ŜŵƽǞ13iŘŨ15Ƥǩ16ƞ17Ɓ21Ľ22ń25Ť30ǂ35Ǝ43ƹ
~oke>	63 -11ũ-10Ŗ-7Ō7Ɯ8ſ9ƹǞ10Ɛƥ13ƽƾ14Ũ15iĽŘŵ17Ƥ18ƞ19Ɓ20ǩ25ǂ28Ť39Ǝ
~oked	73 8ĵĶƹ9Ľ12k15ļ30ń
~oker	75 9ǂ13ķ22Ŝ36ƹ
~oki	60 -8T-7ƒ7ńŨ8yĿƖǝ9ĺŶ10XǗ11ŢƐ12VǊǍ13ľ17HǞ21Š24ĹŚƹ25ǖ27Ń28Ƭ
~okin	60 -8T-7ƒ7ńŨ8yĿƖǝ9ĺŶ10XǗ11ŢƐ12VǊǍ13ľ17HǞ21Š24ĹŚƹ25ǖ27Ń28Ƭ
~okk	81 21ǘ40Ǡ
~okke	81 21ǘ40Ǡ
~oks	70 7Ļǖ8Ɵ10z11ŵ13ǈ14Ň20Ŝ21ǘ23ű27Ʒ46Ǡ
~oks>	70 7Ļǖ8Ɵ10z11ŵ13ǈ14Ň20Ŝ21ǘ23ű27Ʒ46Ǡ
~ol>	53 -17Ķ-8DL-7ŠƜƣǢǩ7tŐƢǙ8gjESŘũŻƥǔ9oJKľ11rŭ12Ƽ14Ǔ15ƚ16QƆ17lǖ18m22ƿ23Ʊ24xǛ25ź54ƍ
~ola	81 -8ƈ10Ɖ45Ż
~olat	82 46Ż
~old	46 -18ų-15Ƴ-13xǞ-11Ŋ-10qŒƉƔǖ-9rNƞ-8Eǈǋ-7ouZŅŌŎŐŕŤƒƝǊǝǟ7ƕƴǩ8nļŶƀƼ9ķ10TŴƗƭǨ11yAŔ12S14Ǔ15zBš16wŖ17Ǎ19ƽ21Ǘ23Ŭƈ24j26ŷ27ņ29ŀǧ32cŹ33K34Ķ36Ƶ38ű39œ46Ƌ51p56ƅ59v
~old>	48 -28x-17ų-13ƉƳ-12Ǟ-11Ŋ-10Ŵǖ-9N-8wEǋ-7ŅŌƞƸǊǝ7őŨũƮǡ8Dŀƴ9dļƀƼ10Ŷ11nǨǩ12ATŔƭ13SŹƗ16šǓ17B18Ŗ19ĶǍ22pƽ23Ǘ25ű26j28ņ29ƈ30ŷ34ƅ36K37Ƌ38c40Ƶ43œ47v
~olde	66 -10Ÿ-9ƕ-8J10ƅ20p22Ķ23y24Ŵ25x27zŬ28Ź35vwǧ
~oldi	75 -17ƈ8ķ10Ƶ12Ɖ13i14t18Ƹ25ű36ŀ
~olds	74 -13Ɣ9Ŭ10ƈ11Ƌ14ƣ15ƕ19p20v22ƅ
~ole	60 -11ǩ-9ƝƦƧ-7DƃǊ7ltŔư8ķŧƊƘ9Ť10u11O12ůƵǏǐ13ZƼǉǘ14ƀ15kƪƭ16hōƈǈ18Ǖ22j23Ŧ35ǆ37Ʃ
~ole>	61 -11ǩ-9ƦƧ-7DǊ7ŔűƤư8ltƊ9ķŧ10uŤ11š12OůƵǐ13Z14ǉ15kƀƪƭ16ōǈ17hƈ23Ŧ36ǆ38Ʃ
~oles	86 10ǂ18Ǖ22Ƽ
~olf	86 15Ƈ43g
~olf>	86 15Ƈ43g
~oli	45 -11ĺƔ-9oIǆ-7ŀǦ7ĻśŜƫ8ƁǁǤ9ŲƂƨ10ŐŢžƀƖǒ12Ƣ13šƓǏ14kĹơƧ15ŠƚƬ16ľǡ17m18ŗƍƪǢ19Ŗ22ŕ23őŷſ25Ś26şƩƵ28Ʀ32ŏ34ř40ǥ
~olic	46 -11ĺƔ-9oIǆ-7ŀǦ7aĻśŜƃƫ8ǁǤ9ŲƁƨ10ŐƀƂƖǒ11Ţž12Ƣ13šǏ14Ɠ15ƚơƧƬ16ĹľŠ17ǡ18ƪǢ19ŗ20Ŗ22ŕ24őŷſ25Ś27şƩƵ29Ʀ33ŏ35ř41ǥ
~olid	82 9ƅ12U13Ǉ30k
~olin	73 8Ʊ30m37ƍ
~olk	65 -7Ŷ7wľőƚǜ8aWƮ9jƣƥǡ10ļ11Ž12ǈ13ž14Ɯǖ16Ǘ17ŝ21Ʀƽǔ23Ǉ34z
~olks	65 -7Ŷ7wľőƚǜ8aWƮ9jƣƥǡ10ļ11Ž12ǈ13ž14Ɯǖ16Ǘ17ŝ21Ʀƽǔ23Ǉ34z
~oll	51 -11ǧ-10ǈ-9Œ-8Ť-7BHǩ7ŕƼǅ8gĵĶƏƜ9n10XŌœŔŗƥǑǝ11Q13KƧǠ14Ņ16ųǒ17ĸ20W21ŦżǇ22y24ň27Ʊ34Ƙ35m37ƀ38ź47ǉ
~oll>	64 -10ǈ-7ZŒ8Ǩ10ŕ12Əǝ13Ķ14n15QǑ23ź25Ǡ30Ǉ56ǉ
~olla	65 -7ŤǠ7ǖ8Źǘ10ľŢƗ12ǅ14X17ŗŘ18œƘ21Ņ24ĸų33Ŧ
~olle	63 -13ǧ-7B9ƫ10Ƽ11ĵĽ13Ŕ14Ɯ21ǒ26ź28Ƙ31y37Ʊ40m
~olli	70 -11Ř10C22Ō32ż55ƀ
~ollo	81 16g19ƥ22Ƨ23K42ň
~olo	84 -7Fǖ13ǩ17s19f20Ǖ21ǃ22Ƣ
~olo>	90 -7F19s21f23Ƣ
~ols	68 -10Ű8ź10Ƙ14t27ŭ28Ǣ36Ɲ56Ǐ
~ols>	68 -10Ű8ź10Ƙ14t27ŭ28Ǣ36Ɲ56Ǐ
~olt	83 20ű22q24Ǝ
~olts	85 20ű25Ǝ
~olu	80 12Ǡ23Ə25C
~olum	90 14Ǡ28C
~olun	84 24Ə
~olv	88 10Pż11Ł17f
~olve	88 10Pż11Ł17f
~om>	46 -17ųǩ-15Ĺ-14ǈ-12Q-11h-10nTŚŞǐǧ-9Ũ-8ŌŒŖŝǂǤ-7xAPUōťŭƨǀǟ7BXŷƆ8ŀŠŲſƃƄƧƩǅ9śƅ10kIŸ11ŇŢƈƳƶǄ12Əǝ13rŧƊǍǜ14o15JĸŎƻƽǊǋ16RŤǑ17Wơ18ŔƗƝǔ19ź20Ľœ21Ņǒ22Ļ23ƙ24ŜƌƜ28lz32M34Ǖ
~oma	79 7ŭ10ƛ11ƴ12j13Ŵ15ŪŶ25Ĵ33m
~oma>	86 8ŭ14Ŵ17Ū36m
~omat	86 11ƛ13j27Ĵ
~ome	35 -16ũƗǣ-15Őƃ-13pSňŌƱǎ-12ŭǥ-11šŨƵǆǏ-10œűŲ-9aXZŖťŻƽǑ-8tBŇŗŬƠƲ-7Ƽǀǌ7ƞƾǙǡ8hnƥƺƿǗǜ9Ś10ŞŮƛǅǉǋ11sIĿźƬƯƶǓ12wQĽƆǖ13Mǝ14ľőƨǚ15ARŊŏǕ16NĻƕ17Cłņ18qĹŠƎǁ19jŀƓ20ƒ21u23ş24HĸŤŰ27Ɵ29ĺ30ƅ32Ɯ34Ɣ35FŘ38Ʈ41Ɲ42l43ǔ50T
~ome>	42 -24Ő-22ǩ-17Ŗ-13pőŴŵ-11NŏŗŬǣ-10ŌŧǗ-9PňŉŒŔŲƤǏǐ-8aXŃńŞƽǢǥ-7tAJĿŇŢűžƃƱƳǘǚ7wƂǄǉǙ8hŀƇǤ9ŕŦƷƿ10jŘŹƚ11Ľů12ŊţƬǝ13HĴłƑƜƞ16Ɔ18ź19ƛ21FI22MĹŠǁ23q24sRŰƓ25lCƟ26Ť29ƒ30ĺƮ31nĸş33u36Ļ37ƅ48Ɣ52T62Ɲ
~omeb	54 -10Zƃǎ-9n-8Ũư-7żǩ7hPųǞ8fŜŠŤǋǚǧ9ķŧŵƾ10ļ11ņƜƟ13ſƮǘ14ľƕ16FƯ17Ƴ19QƎ21ǜ25A30ž
~omed	88 -7Ɓ11Ư13z14Ǟ16V30y
~omen	77 -13ŗ-8ĺ27Ő43ŏ46N
~omeo	71 -7šǆ7ņƙ9Ĺ11ŁƓ12ǚ14ǅ15Ƴ22A24ƕ26F27ǔ
~omep	85 -9Ɨ10ǝ16şǋ17H18ƥ
~omer	61 -9SŲ8kŢǄ9Ŀ12G15ǟ16ǚ20Ɲǃǡ26Ǔ28ǖ33Ǘ38ǔ45ő
~omes	67 -16n-10yĴƚ7x8ƻ9wƙ10ĿǉǨ11ƧǊ14JWŒ15Ɓ17Hǔ19ǖ20T21ľ24ŘǕ35Ɯ
~omet	51 -12ũ-10ž-9Ō-8ĻƲƵ-7sľşƱ7rŴƎƦƯ8gĽńƬǩ9mōŝŶŽƫǈǕ10iŊŔŗţūǛ11ŏŖ12łŃŪŵ13j14Ǩ16ņŞ18Nƺ19ĸ20YŘƨ22ŉŮƶ27ĺŀ34l
~omew	73 -15ş-7ŀōǨ8Ǘ9Œǋ10v12ĵ13Ű16ǝ17Ţ19Śƥ22Ƥ23Ŵ29ǩ
~omf	79 -7Ƭ10Ō11T12M15eƳ23X
~omfo	79 -7Ƭ10Ō11T12M15eƳ23X
~omi	66 -13ǋ-12ǒ-8ŏ-7wLŷ7UĴƛ8uxĸĿŕǁ9ŒǤǩ10d11yHľ12p14jM15ŹƾǚǞ16V19ĶŎ28k29ǟ33Ƣ
~omin	68 -13ǋ-8ŏ-7wLŷ7UĴƛǝ8xĸĿǁ9uŕ10Ǥ11yH12ľ13p14j15MƾǞ16Ź17V20Ķ29k30ǟ
~omis	84 10Œ14dǩ20ǚ25Ŏ
~omm	63 -17Ƃ7ŐǌǢ8nŠŵǑǥǩ9T10BǙǚ13Ǎ18ų19Ǧ21Ǆ27ů31Ƣ35ŭ
~omma	76 10n22ų39Ƣ
~omme	72 -19Ƃ-7Ɔ8ǌǢ9ŐŠǥ12B13ǚ16Ǎ22Ǧ25Ǆ
~ommo	90 13Ǒ15Ǚǩ
~ommu	78 34ů45ŭ
~omo	65 8ǝ9IƬǕǣ10Ƥǘ12Ŗű15ĸ17Ʀ24Y27L
~omor	65 8ǝ9IƬǕǣ10Ƥǘ12Ŗű15ĸ17Ʀ24Y27L
~omp	47 -18Ū-17Œ-15S-14Ĺ-12Ƃ-11fVž-9wTŤǧ-8Ųŵǩ-7ŏŖŴƦ7yš8ĺĻ9qǠ10ƄƖ11ľǁǊ12Ŝ13mǏǗ14ƕ15ƣǜǤ17ŠƧǘǨ18Ķ19ŅǄǡ20ŝǞ23ƴǅǥ24ł25ő26QŐǒ27ơǃ29Ş30Ţ31ŧǐ34ƀ35Ǧ45ń85ǣ
~omp>	65 -13Ǒ-12Œ-11Ő-8ǉ18Ǥ28ƀ44ǒ111ǣ
~ompa	51 -19Ū-15S-14ǣ-12Ƃ-11fV-10ĺž-9wĹŤƀ-8TŒŲ-7Ŵŵ7Wţǈ8šǑǟ10şǠ11qŅơǉ12ƄƖ13ǁǊ14mľ15ŜŞ16ƕǡ19Ǩ20Ķ21ŠƧ22Ǆ23Ǟ25ǥ26ƴǅ27ł28ő30Qŝ31ń33ǃ35Ţ36ǐ38ŧ39ŐǦ
~ompe	86 17Ņ26ǣ32ń
~ompl	74 -12ǧ-9ŝ7ǡ13Ƹ16y22Ļ27Şƣ28ǜ40ơ
~ompr	82 8Ǐ42ƀ
~ompu	77 8d9cƝ11b16Ǐ26Ǘ39ǘ
~oms	72 -7ƙǝ7Ƥ11qư15zŵ16ƌ20Ɯ40Ɔ
~oms>	72 -7ƙǝ7Ƥ11qư15zŵ16ƌ20Ɯ40Ɔ
~on>	30 -26ǉ-22Ŷ-18ũǔ-17Ŋŝƭǋ-16NƤƧƳ-15Ƭ-14eů-13pGJňŸ-12ŏŐ-11tśŨǠ-10hnwķŅƼƽ-9ŎǛ-8CŒƩƹ-7KĻœşƊƗƘƞƺǐǘǝ7ŜǎǑ8PŲƍǆ9Hƈǖǩ10uFMSŪŻƵ11Uŗųưǒǟ12ļŚŰǣǥ13TūƉƮƱ14zZǂ15DYŉƛǨ16QŃřżƷ17avBVĶĺŇŷƏƖƫ18yŌƜǢ19Ǧ20gxĿŕƿ21cŹƁƪ22ĹŦ23Ł24łƃǗ25r26ŘƓǃ27s28ƯǇ30Ƈ32Aƀ33Ƣ34ű35Ʀǈ41ſƔ44Ŕ45Ŭ46ƨ51Ů56ƌ
~ona	64 -11Ǧ-8žǉ-7ǩ7Ǣ8Ǥ9gŸƿ10Ǔ11aT12Ƃ13JQ14ƃǧ15ǌ18ŭ20Ŋǚ21ǎ29Ɨ31Ɵ
~onal	65 -11Ǧ-8žǉ7Ǣ9ƿǤ10Ǔ11T12ƂƟ13J14Qƃǧ16ǌ19ŭ20Ŋǚ22ǎ30Ɨ
~onc	69 -9ŘŭǄ7ƫƵ8sľňųǜ9yŧǀ10ŨƧƸƻ13ŰŲ15VĴ21ũ22ŀ23Ŀ27Ŷ
~once	70 -9ŘŭǄ7ƫƵ8sųǜ9ľňŧǀ10yƧƸƻ11Ũ13Ű14Ų15VĴ21ũ23ŀ24Ŀ
~onco	90 36Ŷ
~ond	61 -11Ǌ-9ƈ-7ǂ7ŕ8ĸĻŬ9dŎƙǌ10AŪǩ11pIŇũǋ12k13ľŝ14Ɣ15ŉŌ16ƉƘ18y21Ǟ26NűƼ27ŴƟ
~ond>	65 -7ķ7Ə8ŕ9dĻ10ƙ11A12pIǋǩ13Ňũ14ľ16ŌƔ17ŝ19y22Ǟ28N29Ɵ31Ŵ
~onda	90 15Ŭ23Ū
~ondi	74 -11ƈ-8ǂ8Ŕ11ĸ12ǌ18Ŏ20Ɖ35Ƽ36ű
~one	37 -18a-16oŎ-15HŹƭ-14Ůƕ-13ĺŭ-12jōŨ-11sGPRšűǌǏǓ-10UWķǑ-9lDŊŔƤǊ-8kNTVňŗŜƞƥƨ-7qtLĽŬŰƊƖơƪǇ7OƋƛǩ8cKŷǐǣ9mzŲſƢƻƼǄ10nŁŒŻƦǦ11vũƒǥǨ12wXĿƉ13Ʊ14Ňŧǜ15iƩƫǕ16ŕƎ17hŪ18ŖǍ19Ļǘ20ƆƙƮƳ21żƯƵƷ22ţŶŽ23ńƺ24b25uœ27ņŵǡ28Iǋ29ƶǔ30ľ31yşƟ33ƌ36ų42Ŵ44A
~one>	39 -17T-15aoƝ-14ŎŮŹ-13HZƭ-12ōŗƕƪ-11GĺŀŨǌ-10jsňšŢǓ-9DPRUĸŔǊǏ-8lrWķŲǑ-7ktNQVYŊƞƤƨǎǠ7ŚƗƘǄǈǉ8mnOŏůƢ9ŐŧƋ10cwKŕƧƩ11ŪƎƮƼǐǕǜǣ12ŁƉƻǦ13ŒţŷƦ14uvŞŻƒǍǥ15Ŗƶ16ũ17Ư18iƳǨ19Ļƌ20ľńż21Ƶ22ųƆƙ24Ʒ25ņŶƺ26ŵ27bAŽ28œ30I31ǋǡ32y35ş36Ɵ39Ŵ43ǔ
~oned	82 8ƴ12A14nż20ńŖ
~ones	60 -11ź-9űǩ-7ŷ7ƈǍǎǘ8QŗŢŵſ9ŉƀ10Ŷ11Ŵ12ŕŪƉ13Z14ŐƵ15ŇŖ20Ǝ21ţ25ų27hu
~oney	59 -15ǔ-13Ő-12ŭ-11Ş-7ŜǨ7ņƪ9ŧƩǕ10zľŢ11X12Y13Ǡ14Tǘ15ƫưǖ16ZĹƱǚ17ŀ18Ɲ19r20Ŀ22ĸƌ24Ʈƶ30A31Ų
~onf	90 20ţ40ň
~ong	50 -22ŭ-13Ƣ-12ƶ-11j-9PVĸŐŨ-8ňũ-7nĻłƙ7bgsŤƧ8vHƼ9ĶřƄƈǜ10C11ŮƏƵǏ13ņŞūƞ14l15f16Ʈ17iŸ18ŧ19Ŀŕ21Ɨǚ22ǩ23ť25GšƟ29ǝ30ů33SƤ34ƭ37O38ő42ǅ
~ong>	51 -13Ƣ-12ŭƶ-10j-9PŐǟ-8ĸňŨũ-7ƙǌ7gsţƧǀ8vŕŤ9fHřƼ10ĶƄƈ11CƏ12ŮǏ13Ş14lņūƟ16Ʈ17Ÿ18i19ŧů21Ŀ22ǚ24ťǩ26Gš30ǝ34SƤƭ36O40ő43ǅ
~onge	86 -9V-7Ǔ9ǌ11ƭ19Ɵ20ŕ
~ongi	83 15ƥ45Ɨ
~ongr	81 9ƔƖ10fƺ11ƒ15ǟ18ƞ
~oni	70 -9ǎ-8ŷ10LŖ11ǌǝ12Ƥ13K14śƦ15ǈ18r24Ǝ27Ž
~onic	86 7Ɨ8Ĵ16K
~onig	79 -9ǎ11Ŗ12L13ǝ14Ƥ16ś17Ʀ21r
~onit	80 -9ŷ28Ǝ31Ž
~onl	62 -13T-10Ǘ-8ŠǍǡ-7IŬ7Śƪǈ8Bƀ9RĻƘƳƾ10ļǢ11ŷ12Kŭ13ǕǚǛ14Ľţ15ľ16Ǉ18ųƢ19Ņ22Ʈ23Ų24ńŪ43ǖ
~onli	75 -11Ǘ-9Š-7I10Ś13ļ15K17ńǕ19Ľ26Ņ45ǖ
~only	65 -13T-8Ǎǡ-7Ŭ7ƪ8mǈ9BƀƘ10RĻƳƾ11ńǢ12ŷ13ŭ14ţǚ15Ǜ16ľ17Ǉ19ųƢ23Ʈ24Ų26Ū
~ono	86 30b32ź
~onou	88 31b
~ons	55 -14W-13ǆ-10űǞ-9ǂ-8Ǆ-7aů7AŖƓƴ8PĵŋƆƏƝƹǟǩ9yţ11śŽǃ12ǈ13uŚ15xŻ18w19Ƈ22Ŋ25ŉũƻ26ƅƼ27ǋ34ǚ45Ɓ
~ons>	57 -15W-13ǆ-9űǂ-7ů7ƴ8AĵŖ9ƆƏƝ10yţ11ś12ǃ13uǈ14Śǩ16xŻǚ19w23Ŋ26ŉ27ũƻ28Ƽ29ǋ47Ɓ
~onsi	88 9Ǔ10ǌ11Ž
~onst	75 -7ƒǄǞ8Ǎ11Ɠ13ǟ16P30Ƈ35ƅ
~ont	45 -11ŗǩ-9FIƕ-8ĸũơ-7ĹŇňŎƧƬ7ŀřǌǜ8ƌƼ9GƇǉǊ10YĶ11ŘƃƏƒƾǋǨ12Ɩǧ13ĺǒ14KŚŮ15TZŹƗ16ǈ17pƟǃ18šƫǑ19Ƥ21ŃŅ22ƮǢ26ť27X29dǝ30Ǔ34Ɣ35Ơ38ŕ39Œ45Ĵ
~ont>	67 -9F7Ÿ9lƩ10ĺ11jƣǌ13q18Ƈ19Ə20ǋ22Ĵ29ǃǈ32Ś
~onte	79 -9ŗ43Ɨ46Ǣ
~onth	49 -8IĸŸƕƗǩ-7ŎƧ7kvVĺłŤƖ8Ő9ǜ10G11Ǌ12Y13ĶŘšƃƾǉǨ16ŮŹ18TZ20p21ŅƟ22Ƥ24Ń26Ʈ29ť31X32ǝ34d39Ɣ40Ơ43Ĵŕ45Œ
~onti	88 14š45ƫ
~ontr	62 -7ŚƉ7ǡ8ƖƩ9ƌ10řŦ11Ƣǧ12ƓǄ14Ƽ15ŀ22ƒǒ29Ǒ47Ǔ
~onv	80 -9Ű8Ƨ11Ļ14sƝ19ŋ28ŭ
~onve	80 -9Ű8Ƨ11Ļ14sƝ19ŋ28ŭ
~onw	88 -13G-7S14Š19ő33Ő
~onwi	88 -13G-7S14Š19ő33Ő
~oo>	61 -11a-10ŌŻƝǦ-9ŏŧ-8n7eŨǈ8hūǢ9ŎźƂ10ĿŇ11cǚ12XǛ14JǄǑ15ňƳƿ17Ū18şŽ21oUń22j24s25ƨƬ30q
~ood	48 -12Ŵ-11u-9ŠŭŰŻƜǋ-8HĹƮǘ-7TXŞťŽžǐ7ŋƃƉƵ8UYŐƒƤƲ9yƑƩǕ10pCţƔƼ11ƭ12JĻ13WŌũƽǂ15Ǆ17ź18ĵŇŎűƇƾ19ŶƸƻ21Nņ24xLǁ25iI28ǟ35Ɛ36ŝ41Ǜ61ƙ
~ood>	48 -12Ŵ-11u-9ŰŻ-8Šŭ-7HTXĹŞťƮǐ7ŋƃƉ8YƵ9UŐƒƩƲ10pyƔ11ƭ12CJţƼ13ĻŌũǂ14Wņ16Ǆ17ź18ĵŇűƇ19ŎŶƸƻ21N24xL25I26i27ǁ29ǟ35Ɛ38ŝ42Ǜ51ƙ
~oode	88 9ƙ11ƊƤ13Ũ
~oods	84 -8ǋ7Ɨ10Ƥ12Ƒ13ņ19j20Ǖ
~oof	54 -15c-12űǌ-11ťƩ-9Ƈ-7ŃƌƣǇ7ľǣ8Pń9Ɲƪ10ƕ11ơ13h15Ŏ18ş19ǧ28n30Ƒ31ǒ36Ǆ48Ƅ78Ɖ98ƈ
~oof>	55 -15c-12űǌ-11Ʃ-10Ǆ-7ŃƌƣǇ8ńǣ9Ɲ10ľƪ11ƕơ13h19şǧ29n31Ƒ32ǒ49Ƅ78ƈ80Ɖ
~oofi	84 -18ƈ-9Ƈ15P50Ǆ
~oog	90 -11I11ƅ14C64ļ
~ooh	79 7Ŭ9ş10ŶƜ12Ƙ13kH14ƌǃ
~ooh>	79 7Ŭ9ş10ŶƜ12Ƙ13kH14ƌǃ
~ook	49 -13cƈ-12ŝ-11ŭ-10nŌ-9qƒƾ-8i-7UŤ7JĿŶƪǛ8ĽŧƳǍ9tRļǙǟ10kǈ11HƉƐƷ13jũ14pǘǞ15ĵľŜſ17ŃŇű18ĹĻ19ŠǊǜ20ĺŚ21złƬ23ń27Ư39ǖ64Ǡ
~ook>	57 -14ŭƈ-10cŝ-9ƾ-8Ʒ-7nŌ7gřǂǩ8ŎǛ9ŜƗƪ10ľƉ11TŖŗǙ12JŧƳǊ13tRĵĻļ14jǟ16zĺ17ũ18p20ſ21ǖ23ǜ24ł36Ư
~ooke	74 8Ķ9ĵĽ12k15ļ31ń
~ooki	61 -8T-7ƒ7ń8ĿŨƖǝ9yĺŶ10XǗ11Ɛ12VŢǊǍ14ľ18HǞ22Š25ĹŚǖ27Ń29Ƭ
~ookk	81 21ǘ40Ǡ
~ooks	70 7Ļǖ8Ɵ10z11ŵ13ǈ14Ň20Ŝ21ǘ23ű27Ʒ46Ǡ
~ool	52 -9Dšǩ-8L-7ĶŗŠƜ7gŘũƢ8oESŻ9Kľ11r12q13Ǔ14ƚǢ15Q16lƆǖ20Ǚ22x26Ɲ29jƱ30ŭź37m51Ǐ52ƍ
~ool>	55 -9D-8LǢ-7ĶŠƜƣǩ7yţƎƝǦ8ŐŘũƢƥǔǙ9gjoEKSŻ10ľ11ŭ12r14Ǔ15ƚ17QƆ18lǖ19m24Ʊ25x27ź56ƍ
~ooli	88 10Ʊ37m
~ools	68 -10Ű9ź10Ƙ28ŭǢ36Ɲ56Ǐ
~oom	61 -11ǒ-8ŏ-7Ǟ7Ɛǃ8Ơ11Ɗ12ǟ16Xų18Ɨ23Ɲ32Ɯ37Ɔ46M57ƌ66Ƣ
~oom>	67 -8Ǟ7ƃƢ8Ɛ9Ơǃ12Ɗ14Ɔ18XƜ21Ɨ27Ɲ45ƌ50M
~oomm	76 10n22ų39Ƣ
~ooms	75 16ƌ21Ɯ41Ɔ
~oon	68 -10ǜ-8ŷ-7ƭ7Ō10ľĿǧ11iy12Ƅ13j17ŕŮǞ18L23HŹ32Ń
~oon>	68 -10ǜ-8ŷ-7ƭ7Ō10Ŀǧ11iy12Ƅ13j17ŕŮǞ18L23HŹ32Ń
~oop	88 13Ł14Ż32s
~oor	62 -13Ƣ-8ǔǩ-7Ť7Ǩ8ŠūǄ9ǣ10ƏƐ11ŲƊ13ǃǈǊ14ƆǛ15gǍ16Ǝǅ20ǝ21ůƛƝ86ƣ
~oor>	67 -13ŲƢ-9ǔ-7řǩ7ǎ9ŠūǄǛ10ƙǣ12Ə13Ɗ14ǈǊ15ǃ23ůƛǍ24Ɲ66ƣ
~oord	84 8Ǜ33Ų
~oors	75 7Ǝ8ƌƣ10Ǩ12Ɛ17Ɔ21gǅ27ǝ
~oos	77 14f16C29Š31ł
~oose	78 15f30Š32ł
~oot	68 -19Ÿ-15ţ-8Ş-7Ű8hǋ9K10Jƍ11aŀƞ14jƜ15Ǒ18ś19Ż21ŧƓ27Ɔ35ƺ
~oot>	73 -20Ÿ-9Ş9h10Kǋ11Jƍ12aŀ20śŻ23Ɠ38ƺ
~oota	84 30Ɔ
~ooth	88 -19ţ16ƞ20Ǒ28ŧ
~op>	51 -19Dơ-15ŏ-14ǩ-11iŐƤ-10S-9Ŏūƣ-8qJƌƜƭƮǧ-7Ƨ7ňǄǞ8ǐ9T11VŖśƑ12ŚƗǠ13Żƀǈǎ14s15Ɓ16ǅǆǍǨ17ǃ18ľƉǝ19Šƈǔ20ř26ǌ27ǟ29Ƶ30Ƃǋ31ŵǦ34M55Ɲ66ǥ
~ope	57 -14ő-13GR-10ǩ-8Őŗ7ŊŰŶ8yŚ10Xƍ11Ļ12ǌǙǨ13š14Ÿž15ŷ16ơ19Ǟ21Ɨ22W23D24Ƒ27Ţ30ķ32ǝǢ49ǎ53ǋ56ǅ
~ope>	88 -8ƴ12D17X20Ļ23š
~open	65 -15H-13R-10ő-8ǩ7aǋ8ķ9ŊŰƑ10yŚ15Ǩ24Ǟ26W32Ţ38ǝ55ǅ58ǎ
~oper	65 -12G-8ŗ7wǇ8ƍ11ǅ14H15ǌ16Ÿ17ž18DŷƑ19ơ26ķƗ37Ǣ38ǋ
~opi	76 -8Ţ11H22X25A30ǖ60Ļ
~opin	77 -8Ţ11H23X25A61Ļ
~opl	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~ople	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~opp	67 -7Ɨ7tƂƵ8IMĿǨ9X10VŐ11ƀ13y17ŀ20Ţ22Ʈ23ĺ24š30Ƌ34ń
~oppe	73 -7Ɨ7Ƃ8t9MƀǨ10Ŀ24Ʈ28š33Ƌ
~oppi	74 7Ų8Ƶ9I10X11VŐ15y18ŀ22Ţ26ĺ32ń
~opr	88 8ǆ30ƻ
~opri	88 8ǆ30ƻ
~ops	77 -7ő8Ǣ9ǌ10ǈ11żƧǨ12Żǃ13ť14gƌ22Ʈ27ŗ
~ops>	77 -7ő8Ǣ9ǌ10ǈ11żƧǨ12Żǃ13ť14gƌ22Ʈ27ŗ
~opt	85 15ǣ18u19Ň23Ō
~opti	90 20Ň24Ō
~opy	79 -15J9ơ50ś
~opy>	79 -15J9ơ50ś
~or>	26 -29ǩ-17Ʒ-16Ƣ-15ŀ-14œ-13ƅ-12Ƨ-11ųǉ-10ŷƁ-9JZĺƚ-8eōƞ-7hiŚŧǘ7şƏǌǡǧ8ŉšƆƗǇǊ9dnSŦƖƟƾǟǤ10ŐŬƤƯƵƽ11ruIŔŻżƜ12PļƋƎƛƴǛǞ13XĻůžƃƹǄǑ14MOķǕ15pźŽƍǋ16ŇŨǓǠ17yĵŖŰƉƐƓǃ18Fłƻ19gNƲǁǥ20ĶŗŤư21ĴƄƠƭ23ƀ24KQƇƔƶ25Ĺ26fƝƿ27Řţ29qǐ30ű31ŭ32LľƼ34Ʊ37ƒ38bƣ40Ų44ǂ
~ora	71 9Ɗ11Ƒǃ28ǆ49ƥ
~orag	76 10Ɗ11Ƒ53ƥ
~orat	80 13ǃ32ǆ
~orb	90 13Ǝ17ĸ
~orc	71 7Əƞ8ĵƅ9Ń10Ō11ş12ƥ17Ū18ǀ30f32ŏ
~orce	76 9ĵ10Ń11Ō33f35ŏ
~orch	88 7D9Əƞ10ƅ18ƥ
~orcy	84 13ş22Ūǀ
~ord	54 -12u-11ŒŰ-10b-8Ƅ7kŎŖų8ūǃǕ9ƿ11ţ13ŮƤǣ14Ŵ16ňƠƾ18Ų19ǩ21Ł23FX25Ǘ26Ūǘ27ơ31Ż39ǌ60ŋ
~ord>	60 -15Ƅ-11bu-10Œ7B8kvļŊűųŶǟ10ūǃ12ŋ13ǘ14Xţƿ15ŌƤǣ18Ơ24Ł26F30Ū32ơǌ39Ż
~orda	83 8Ǜ18X32Ų
~orde	73 -9Ō7Ũ8ŵ9Ƅ11ƾ12ŎǕ23ǩ46ŋ
~ordi	81 10ƅ35ŋ
~ords	74 -13Ű-11ŋ11ƾ13ǌ17Ŗ19Ů20ǘ22Ŵ24ň37Ǘ
~ore	47 -15ǩ-14ŗƗ-13Ĵ-11ķ-10ţ-9ZŅƔ-8sĸŒŔŤſ-7cfqSĺƜ7kOŐűŽƺǎǟǦǧ8ŁƥƫǕ9ŊŕŢƻƽ10rTXŉŷǢǤ11őƄ12LYĿňųǓ13g14GžƩƴ15ƭ16Ǎ17ƅǡ20H21VŘ23ņǈǗ24ǋ26ĵŃ27J29Ǌ30ť32yō47œ
~ore>	48 -14ŗǩ-13Ĵ-10ţ-9ŅƗ-8ZĸŒŔ-7ĺŤſ7aGľőƩ8ŐƺǎǦǧ9OŕŢƫƽǍǕǟ10XŁŊƻǤ11rŉŷƄ12TǢ13LYĿňǋ14gǓ15žƴ16ƭ18ƅǡ22VŘ24ņ27Ń28Jĵ30Ǌ31ť33ō34y48œ
~ored	82 -22ǋ-8Ɨ10Ɗ12ƥ13Ǝ32Ǘ
~oref	90 -12F15ǌ28ǋ
~ores	86 -11ķ14Ǎ17ǋ18Ž20k
~orev	84 8ő13G14Ʃ15ű43H
~org	78 -8w7l10Ɠ12Ƅ13Ÿ14ƨ15Ľ16yC22ǆ
~orge	90 12Ɠ14Ƅ16ƨ
~orgi	85 9l15Ÿ17C18y
~orh	88 9ƒ11G12ƅ28C
~orho	88 9ƒ11G12ƅ28C
~ori	61 -9ǋ7Ɗǔ9ŸƃǞ10Ƌƌ11ƅ12ƈƞ14Ǎǩ15ŝŶ16l17Š19ſ21H22Ɔ23ľ
~orid	86 -7ž12Ÿ15ƃ30H
~orie	85 -12ǋ10ǔ11Ɗ21Ǎ31Ɔ
~orig	75 10ƅ13Ƌ15ƈ18ƌ21lŠ
~oris	68 23ſ
~orit	79 19ƞ20Ŷǩ21ŝ31ľ
~ork	43 -13iƤ-12nwŎǟ-11ŪƩ-10ŶǍ-9CĸŐŞǏ-8ĻŘŜǥ-7uxGĿŀőŢųƹǊǞ7ńƑƜƳ8Ś9ĹƌǜǨ10NǙǩ11Iņ12BXĶŝ13ŴǠ14ĺǔ15ƃ16ŗƦǄ17ŵƾ18ŇƸǐ19gǇ20J23ǚ25Ŋ30R32ǈ33L34ŭ36W37VƧ39QǑ41Ɲǣ42U43ů44q45S66P
~ork>	46 -12iw-11ŎŪƤƩ-9CĸŶǈǟ-8ķǏǥ-7ĹĻ7ǉ8BŅƷ9Ś11Xƌ12IǙ13Ǩ14N15LŴ16Ǡǩ17Ǒǔ18ĺŗƃ19ƦƾǄ20Ƹ21Ňŵ22Jǐǣ23Ɲ25ǚ30SV34ů35q37R40ŭ41W43Ƨ44Q45U47P
~orke	68 8B10ķ17ņ18Ƴ21S23Ǒǜ28ǣ30Ǉ
~orki	70 -12Ǒ-10ƹ8S11ǒ12ŝ18Vń22q25Ķ30g31Ĺ33ǈ40P
~orks	61 -11nǍ-9Ǉ-8ŘŞ-7Ǌ8ŖƯ10ƅ11kM12Ɨ14ŝƜ15ň17Ƒ24Ǒ29ǈ30LƝ43Ŋ
~orl	86 11C13d15ĻŃ
~orld	86 11C13d15ĻŃ
~orm	56 -7ŵ7hnŰƈǗ8łŐƵ9m10apĺƥƾ11ļǏ12cƻ13Aǩ14Ļ16jơ17ǜ18Ľ19Rŭ21ƣ56ƚ
~orm>	65 7FĹƜ8uũ9hƈƵ10ŐŰ11m12p13ļƥ14ĺ15a19ơ20j22Ľ43ƚ
~orma	63 -7ŵ7ĽǕ9n10łǗ12ƾ13Ǐ15A16Ļ23Rŭ24ƣ
~orms	82 -7Ŀ12Ŕ20c23ǩ29ƚ
~orn	62 -7ǩ7vUƖƲ8a9Ǚ10Ŀƽ11BŐŵ14R15ǝ18x21i24ů27L31ƚ35l38p41d
~orn>	72 9v19U24x41l45p48d
~orna	84 7ǝ15Ŀ43ƚ
~orne	83 7ū11CƲ13Ɩ16BŐ
~orni	70 -10U7ĹƋǛ8ŏ10a11Ǚ12ƽǝ13ŵ17R26i28ů32L
~oro	88 12Ź34ų
~orol	88 12Ź34ų
~orp	78 12ǃ62ǆ
~orpo	80 13ǃ32ǆ
~orr	54 -7w7IűŹǣ8ǩ9dŒũƦǅ10fzĽ11Yņ12ƚ13F14ŏƑ15ŵ16E18ĸ21ų22L23a32ƪ54Ŀ
~orre	70 -7w7nzƊƟƪ8Ųžƴ9bDŗš10Źǜ12dǅ14Œ16ŏ17a18F22E
~orri	68 9ƚ15Ľ17ũ19Ƒ39Ŀ
~orro	63 8ƬǕ9IŖǘǣ11ű14YƦ20ŵ23ĸ26Lų32ƪ
~orry	70 -8Ʈ7zƚ8u9ǡ10ů11Ƴ15a16ņ17f19ǩ31Ŀ
~ors	58 -11Ǔ-7ŝǩ7ŦŶǨ8Ťǡ9ƃƐǤ10ŅƩ11Ũ12Ɔǜ14ǒ15gǅ16ŷƣ17Şǚ20Ǖǝ21Ŀ23ƞƾ32m34Ǒ44Ǝ
~ors>	60 -11Ǔ7gǨ8Ŧǡ9ŤƃƐ11ŅƩ13Ɔ14ǒ15ǚ16ŷǅ17ƣ21Ǖǝ23ƾ25ƞ33m36Ǒ45Ǝ
~orse	90 8Ƹ
~orst	80 -8ŝ8Ř11Ŷ13Ǥ17Ũ19ǜ25ĿŞ
~ort	51 -11ŇŎ-10Ǎǎ-7rƚƬ7jŢųǉ8eƱƳ9QŤ10ĵŘƑƭ11Zţ12ǝ14ľŰźƩ18ƧǏ20cgTƗ21ǀ27Ƙ28Ļ31ƒƕ32Ʈ33Ɣ35ķ42ű
~ort>	71 -11Ƙ-10D-7Ņ7zƜ8Ż9ǀ11CWǉ12g14ţŤ17Qĵ21Ű22ź24Ʈ26Ʃ
~orta	70 -7Ƭ8Ō9MT10ƶ13eƳ14ō15X16Ʊ18ǩ23ľ28Ƨ
~ortg	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~orth	61 -11ŇŎǍǎ-8ƚ-7OǢǩ7lƁ8ŭ11jDŒŢ13ų14Ƒ17ǝ18T24Ǐ26Ɨ36Ļ40ƒ44Ƙ45ķ53ű
~orti	90 23Ř46c
~orts	84 -7ƌ26ǀ27g
~orw	80 -7H12Ŏ14ŀ26Ō40ś
~orwa	80 -7H12Ŏ14ŀ26Ō40ś
~ory	66 -10Ʈ9Ŋŋơ10ņƬ11Š12OƼǢ13Ƹ14Ľ16ōţ17Ɨ18Ǐ21Ɲ24Ť25ƽ35Ɔ
~ory>	66 -10Ʈ9Ŋơ10ņƬ11ŠƝ12OƼǢ13Ƹ14Ľ16ōţ18Ǐ19Ɨ25Ťƽ35Ɔ
~os>	85 -17Ş-8ő7Ǘ8Ņ10Ő13ǒ16y28ŝ
~ose	46 -13ňţƟ-12Ǟ-10nŨƮǖ-9oDƽ-8ƫƬƭ-7aĻŅŒŔŵǈǏǢ7iEĵťƯ8cAFIXżƗǊ9ŎűƅƍƧǆ10ũƎǘ11ŶƉƛ12ŝŽƏƤƩ13ƳǇǑ15łǤ17őƖƙ18ŁŚƼǩ19ŐƑƕ23ůǙ24ķ27ǐ29Ƣ30ǎ33ƻ40Š41ǝ
~ose>	47 -13ňŒţƟ-10nŨǖǞ-9oD-8ƫ-7CXĻŅŔƭƽǈǏǢ7EĵńœťƞƯ8iF9AIżƏƧǆǊ10cŎƅƖǘ11űƉƎ12ŝŶƕƤ13ŽƩǑ14Ǉ16łǎǤ18őŚƙ19ŁƳ20Őǩ21Ƒ24Ǚ27ķǐ28ůƻǝ30Ƣ42Š
~osed	72 -12Ƴ12ƕ13gƖ16Ƽ25ǎ46ǝ
~oser	85 -8Ƭ8L9Ơ11ƺ12Œ18C31X
~oses	82 8ƁƏ9ƛ11ƻ14Ƽ17ũ
~osi	66 -11ǩ8Ƴ9ĿƽǨ10V13Sǈ16Ũǃ17Ř32ň63Ɩ
~osin	67 -11ǩ9ĿƳ10Ǩ16Ũ17Ř32ň65Ɩ
~osit	90 -7G8ż15V19Sǈ
~osp	72 -8ŵ-7C8ů9ĸ10V11qž12S13P15ƃ17Ƽ18ǂ19ǔ21Ʀ22Ǩ24QƸ
~ospi	72 -8ŵ-7C8ů9ĸ10V11qž12S13P15ƃ17Ƽ18ǂ19ǔ21Ʀ22Ǩ24QƸ
~oss	63 -12ż-9Š-7ǄǞ7sƺǙ8NQůƔ12Ł13gŤ15ŧƳ20ǉ22Ɩ24ǟ25Ŧ26Uļ27ũ28Ř32ť35Ǌ54ţ
~oss>	65 -8ŠżǞ-7Ǆ7ƺ8gsQǙ9NůƔ13Ł14Ť16ŧ17ũ18Ƴ19ţ20ǉ22Ř25ǟ26Ŧ27Uļ33ť37Ǌ
~osse	82 29Ɩ48ţ
~ossi	90 8ś9g10Ř16ũ
~ost	50 -13Q-11Šƌ-10t-9ĴƢƷ-8ƖƜ-7ſ7ĹĽƨƺ8lCŝŞ9kŭƚ10ŮƑƲǊ11ǄǕǝ12ňƘƠƴ13Ɨǩ14ŸƧ15Xĸƃ18YĿŒƓ19E20Ǚ21Ư22ư27ǚ29Ǐ31Ŧ32ŗ35ľ39ǔ42Ƴ
~ost>	52 -10Š-9tĴƷǖ-8Ƣ-7Ɩ7dƨ8ĹŮƺ9ĸƃ10XŞƚ11ƑƲǊ12Ǖ13ƘƠ14Ÿ15ƗƧ16ň17Ư19ǩ20YĿ21Ɠ22Œư23Ǚ25Ǐ26ǚ29Ŧ34ŗ40ľ44Ƴ
~osta	88 18C36E
~ostl	72 -17Q-14ƌ7Pŝ8Ŵ9ǖ10ĸ11ķ18ŭ21Ǆ51ǔ
~ostp	90 26ƴ
~osts	79 8XƯǏ9ƃ11u12Ŕƭ16Ƥ18ǝ
~osy	86 10l13ƞ14ź18Ŋ
~osy>	86 10l13ƞ14ź18Ŋ
~ot>	35 -18Ƭ-17ƌ-16ƹ-15Ǆ-14Ƨǎ-13ǐ-12iǌǣ-11pĻœƶƷǞ-9xPSőƝƭ-8łƮƽ-7ţǦǧ7YŇŉūƀǁǋǤǥ8akuKLNŐŜųƇǒǙǟ9hňŚŠǑ10btļńŖŹƖ11ŢźưǢ12ŦƱǏ13ƆƎƵǨ14gnŪŽƋƤƥ15MōśƜƻǘ16fE17šƒƺ19vķĺŅƟƴǀ20ŵƍ22A23ĶƑ24ŏŕşŰ25ƃ28ƙ30ſ31j32Ş33J34O49ŀ
~ota	67 -12Ť-9ǅǥ8Œƛ9Žƀƹ10ƿ11űƗ12gZĽŅǉ13ŷ15S18ŵ20Ŧ26ş34Ɔ
~otag	84 30Ɔ
~otal	71 -13Ť-9ǥ7uƠ8Œ9Ž10ƀƹ11ƆƗƿ13gZŷǉ15Ņ19ŵ22Ŧ28ş
~otc	85 7ŷ9ŏ12ĺ13g14V16ť
~otch	85 7ŷ9ŏ12ĺ13g14V16ť
~ote	57 -11ǩ-10Ǌ-9PĴ-8Ǉ7qĽŴƎǔ8ƭ9ŃŖŜűžƏƷǦ10wƲ12ƃ14Łſ15eŗ16Ɣ17ōŏ18ǘ19Z22J23ń27ķŅŬ32ĹƤ
~ote>	65 -10ƭ-9PĴ-7ŦƂ7ƈǘ8ĽŴ9q11wŃŜűǦ12ZƲƷ14ž17Ł18e19Ɣ26J29Ņ32Ŭ39Ĺ
~otec	66 -8ǩ8ũ9Ǝ11Ə12Ŗ14ǘ15ľƃ17ſ18ŗ19ƭ20ŏ33ķ
~otel	83 -8X-7Ǌ15ǔ50Ƥ
~otes	78 -10Ǉ-8ľ10Ŋ12Z28ō38ń
~oth	48 -15S-14g-13Ǎ-10Ŭ-9aCĴŗŘŝŦƝƷǐ-8ĺǄǢ-7bdfŠƕƚƜ7ovLĻżƴ8ŋŏƞƳǃ9ŢŧŪƎǈ10IĶŵŽƱ11HōŞ12ĿŁƼ13yƹǋ14uķſ15ţ16ŀƟƫǁǇ17BZŸƨ18ǂ19Ǒ20ų21ł24s27Ƶ29zƑƽ35ń38Ņ40şž42Ŵ
~oth>	67 -16g-15ţ-13S-7Ʒ7Ƅƽǂ8ƫ9pƼ11ƀƬ12ķƞƢ15Ǒ16Ÿ17Ư18Ʊ19Ǝ20ŧ21Ķ25Ł28Ƶ46s
~othe	51 -13Ǎǩ-10ŭ-9sŦ-8CĴƦǄǥ-7ĺŝƚƝ7ZŁƊƗ8ŐŨŷƲƵ9owƴǑǞ10ŋżƳ11uvŢƫ12ķǃ13IŪŽǈ14Şŵ15ǂ16H18Ǉ19BƟǁ20y21ŀ22ų25ł26ş28ƽ30z32Ƒ39ń42Ņ44ž46Ŵ
~othi	68 -9ķ-8Ř-7ž8jƸ9Ų11ĿšƐƻ12ǥ13ōƼ15ZĻşǩ19L21ŏƦ22ƹ31ſ34ƨ44ţ
~oti	74 -12ǈ7Ƌ8ǂ11ŏ12HK20Ĺ23ƹǩ
~otic	79 8Ƌ13K22Ĺ
~otin	84 -13ǈ10ǂ13ŏ26ƹ32ǩ
~oto	65 -15K10ş12Ż16Ū17ǀ21ſ23ś
~oto>	86 -19K31ś
~otor	66 10ş12Ż16Ū17ǀ22ſ
~ots	83 11ǀ12jƉ19ǁ30ƻ
~ots>	83 11ǀ12jƉ19ǁ30ƻ
~ott	71 -14Ɗ-9Ǉ-8a7Ņ8eƙ9łǛ11Ō12Ơ14ƛƜ15ń20Ł23ƻ26C28h
~otte	75 -15Ɗ-9Ǉ-8a7ǣ9ƙ10Ǜ12Ō13Ơ15Ɯ16ńƛ21Ł28C
~otto	88 8ū9Ņ11e12ł
~ou>	17 -34v-26qŴƽ-24Ʈ-23ź-22ƨ-21Ť-19ƅ-18ť-17Ź-16o-15bƇ-14ůǧ-13ŕ-12Ɔǂ-11hƕơ-10eŅǥ-9t-8ŦƉƓ-7ųŷƳ7sBŋŭƒƔǄǌǝ8ū9ŗŮƎƐƗǤ10ƪƫƯƼǍ11ĶŉŧƀƥƺǜǠ12QĴĵŪǃ13dpžƂ14LMƭǙ15GYņƟƿ16jƶǒǔ17auZŸżƃƚǚ18kŃő19ŏŲƱǆǓǘ20ĸƘƬƾǁ21ŌưƸ22SƵ23ƁǋǑǩ24fŊŖƻ25TǞ26HWĺŽǕ27CľŶǀ28KĹĻƴƹǨ29UķśǇ30mnXĽŀŝŢſ31O32g33łŚƦ34Ƨ35Ŝ36NVŨũƌ37Rń38FŠ39Ő40APňƤ41ļ42ŵ43Œ45l47Ş48i49Ŀ54Ň68c
~oub	72 -7n7ĸƿ8ĵ10tŘƛƽ11p12Ĺ13Ƽ14Ş20œű21ǜ
~oubl	72 -7n7ĸƿ8ĵ10tŘƛƽ11p12Ĺ13Ƽ14Ş20œű21ǜ
~ouc	73 -8ǩ8ņōŭ9ķń10gżƊƹƿ11œǣ12K14Ƽ17Ƥ23Ɨ26Ŝ
~ouch	73 -8ǩ8ņōŭ9ķń10gżƊƹƿ11œǣ12K14Ƽ17Ƥ23Ɨ26Ŝ
~oud	80 7ś12x13ƞ16j24ƿ26Ǘ
~oud>	82 7ś12x13ƞ25ƿ27Ǘ
~oug	46 -12Ɣ-11Ǣ-10P-9ŏ-8ŉţƟƼƽ-7auCQŕŜşűƯ7őſǏǩ8zZĵŀŢŪŶŷƚ9nśšŬ10ķĸũžǝ11yŐǥ12Yōť13ŤƮƳ14rŇŠƂƨƬ15Ɨ16ł17ŨŮƕ18ŧ19ƌƦư20Wŗǎ21Ŋ22jlǖ24ƒ26Ŗ
~ough	46 -12Ɣ-11Ǣ-10P-9ŏ-8ŉţƟƼƽ-7auCQŕŜşűƯ7őſǏǩ8zZĵŀŢŪŶŷƚ9nśšŬ10ķĸũžǝ11yŐǥ12Yōť13ŤƮƳ14rŇŠƂƨƬ15Ɨ16ł17ŨŮƕ18ŧ19ƌƦư20Wŗǎ21Ŋ22jlǖ24ƒ26Ŗ
~oul	33 -15q-14ĺ-13nƳ-12Ŝƽ-11QŒŦƙ-10šŤƁƼ-9oŐœƕƠǣ-8jkSĹŁŔŭŰżƝƺǃǈǞ-7itŅŪŬƌƩƻǅǎǛ7HNŋōŖŗŧū8AWƍǦ9bŚŝǏ10Zƨǧ11aBĿŃƀƘƿǄǘ12LľǢ13KĵŘǩ14mŇ15Ɠ16DTƂƏƪƸ17rĻŞ18cY19ŌžƵǚ20Ž21ƗƱ22ƶǨ23ƒư24Ĵ25ű27Ưǁ28Ŋ30s31ƭ33ŢƬ34ś35Mķ36ǝ38ŵ39Ƥ46X48Ŏ50Ʒ54Ʈ60ĸ
~ould	33 -15q-14ĺ-13nƳ-12Ŝƽ-11QŒŦƙ-10šŤƁƼ-9oŐœƕƠǣ-8jkSĹŁŔŭŰżƝƺǃǈǞ-7itŅţŪŬƌƩǅǎǛ7HNŋōŖŗŧū8AWƍǦ9bŚǏ10Zŝƨǧ11aBĿŃƀƘƿǄǘ12LľǢ13KĵŘǩ14mŇ15Ɠ16DTƂƏƪƸ17rĻŞ18cY19ŌžƵǚ20Ž21ƗƱ22ƶǨ23ƒư24Ĵ26ű27Ưǁ28Ŋ30s31ƭ33ŢƬ34ś35Mķ36ǝ38ŵ39Ƥ46X48Ŏ50Ʒ54Ʈ60ĸ
~oun	44 -15HƮ-13ƿ-12I-10ŖǄ-9wŶǣǩ-8SňŝƄ-7ĹĿŀłŐœţƫǃǋǑǝǢ7eLŧƣƩǜ8Ś9ŒŽƅƜƱ10VĶ11vJĴŠŵƆ12ľńƇƏƭǉǖǠ13n14ĽşźƗ17ĵ18sBŮ19Aŗ20Ňřƺ22Ƭ24Ɠǅǔ25bl32c33C34Ư36u38ƍǇ
~ounc	83 11J12Aƍ29b
~ound	52 -13H-7ISYţŶǢ7uƕƟǎǧǨ8GĵƑǈ9ťƥǁ10hTŧũƣǉ11Ʃǜ12cLƗ13n14bŮ15VŚŵƜ16CńƇƓ17Š19Ľ25ls26ƺ29Ň31ƍǅ
~oung	71 -11n-7Ǉ8x9ź11ƍ12ŻƯƳ14p15Ź17ƭ18ĵ21u25v40c
~ount	52 -14Ʈ-12ƿ-9Ǆǣ-8w-7Ƅǈǩ7ŒƗ8JŮŻžǀ9lQŦƹ10enAŜƏƓƢǕ11Xőşŷ12YŽƅƆ13źƌ16BĶǖ17Ĵ18ľ20uř21Ǡ24C28ŗ29Ƭ31ǔ32Ư53Ǉ
~oup	70 -17V-9ķ-7k7ĽƤǎ10xƘ11S12UƿǞ13Ū16Q26Ƨ38W
~oup>	78 -16V12x18Q29Ƨ43W
~oupl	75 -10ķ-8k7ĽƤ8ǎ10Ƙ11S13ƿ14UŪǞ
~our	25 -24ť-23Ų-22ŗ-20Ƈ-19ŏƩ-18C-16Ō-15ĸňǩ-14őƈƌ-13ũŪ-12ĹŤ-11Ƌƴ-10ō-9fXŭŮ-8GYœƆƔƛ-7Kƚǟ7akļƀƙ8MǞ9iłŕźǔǙ10JŴżƁƠǋǌ11IǝǠ12ķĽŃŖǤ13hvDǧ14cyľŹŽƸ15WřƄƶƷǅǖǡ16loEƫǈ17tŘƾ18pƯ19nR20Ňžƨ21ŚǂǛ22jswƝǐ23ĶşŶŸƢ24ƺ25gƕ26FPŜƲƳ27TVŁƮǢ28ƤǕ29eǎ30qǣ31Ʀ32x33drů34ƥ35ǉ38ų39ƃ42ĵ45ǘ46ƽ53B59z
~our>	26 -32Ų-24ť-20Ƈ-19Ō-18ōƩ-17Cŏŗ-16ŤŬƈ-14ňŮ-13ĸőƋƌ-12ũű-11ŭƴ-10Ūŵ-9fGĹƻ-8uXƊƐ-7œƆƛǩ7kRźƗƦǁǞǥ8iĿŕŝŻƁƜ9aļŒƀǄ10Mľǔ11JłŖƸǙ12nŸǋ13tIŃżǅǠ14ŘǝǤ15ĽŴŽǎǧ16yƯǖ17WřƝƢƶƷ18hloEžƫ19ŶŹƕƾ20pŚųǈǛǡ21gj22w23vxƨƲǂ24VŇ25sTŁǐ26Ķşƺ27Ŝ28P29ǉǣ30ƮǕ31eƳǢ32q33Ƥ35ů36drƥ38ĵ44ƃ46ƽ49ǘ53B60z
~ours	51 -18v-15Ǆǩ-12ŗ-11Ŵ-10hƞƤ-9ƚ-8rĴŹǝǡ-7ŇŒŪƔƳǈ7tSŢŤǦ8BUVľƧƨƲ9cƯ10gĵŠŮŶƠ11uŁƝ12ţŲźƁǇ13ű14nōƢǌ15Aƕǉ16ŦƖ17H18ŵ19Ř20ķ21Ŭ25Ÿ26x30ǎ36ų37Ʀ40R54F
~ourt	79 -7B20k43D47Ƅ
~ous	43 -25ų-19ŗ-18ǩ-15SǢ-13PŬ-12ńƸǎ-11dűƃǇǊ-10cłǏǨ-9U-8IŀŐőŖřŴǄǘǦ-7glAYĴţŭƦǔǞ7Ĺ8hŹƏƛǕ9ůƚ10Z11TƉƊƋ12a13Ƒ14sƂƌ15ƕƨ16ƈ18oqrƗǁ19ƇƣƮ20f21p22Ŀş23ŷƖ24M25ƙƜ26Ɠ27DGHǂ29Fķ32Ɔ33Ɵ34Ɲ35ǀ37ƒ39Ʒ41ƅ44Ɣ45ƞ47n
~ous>	68 -16ǩ-8gG7śǏ8aƖƙǛ9rŔ10ŉš11Š12Ĺƞ13ǂ14wƈ15Ƽ20Ŷ44Ŀ59ǀ
~ouse	44 -23ų-19ŗ-15Ǣ-14SǏ-13Ŭ-12PƸǎ-11dƃǇǊ-10cńű-9łŶǨ-8UŐőřšŴǦ-7IĴŖŭƦǄǘǩ7ǋ8ƈ9ŹƛǕ10hůƏƚ11TZƊ12ƉƋ13r14ƂƑ15sƌ16ƕƨ19Ɩǁ20oqƇƗƙƣƮǂ21f22p23ş24ŷ25DM27Ɠ29H30ķƜ32F33GƆ35ƝƟ38nƞ39ƒ41Ʒ43ƅ45Ɣ
~ousi	83 -7Ƣ7DƐ11ǜ12ŷ13Ŝ16C21n
~out	35 -19ǩ-18c-17F-15ķ-12i-11LƼǟ-10DSŃœƠ-9oŎžƓƻǇ-8sńŧųƄƛƽǒ-7vwňűŷƒǆǦ7hQŊŰƈƊƭƶǂǘǙǜ8pŘŠŴƍǠ9BZƂƗƲǏ10AŚťŲżſǈ11rŀƫƷǋǧ12lŜŽƚƩ13quĻŖƏ14zƌƺǄ15VYĸƜƞƬƱ16eľŵǀǉ17CĴļŤƟǁǌ18ĿƔƳǛ19ĺŝŞ21ĹĽŇ23ŦƸ24ǔ25Ǩ26gyŉō28j30Ɲƪ32Ǒ40š
~out>	36 -17cǩ-15F-14ķ-12ń-11ňƼǟ-10iLŃœƠ-9DSŎŬžƓǇ-8osŧƄƛƻƽǒ-7vűųŷǦ7gqŊƴǂǙǜ8hCUŘƈƊƭƶǘ9ŴƍƟǏ10lpBťƂƲǀ11AŚŲżſƗǧ12rļŀƫƷǈ13ŝŽƚƩ14Ŝƺ15ŖƌƏƞ16jzYƜƬ17VĸŵƱǉ18ľǁǌ19ĿŤǛ20ĴƳ22ĺĽŞƔ23ĹŇ24Ƹ25Ŧ26ǔǨ27ŉ29ō31yƪ33Ɲ34Ǒ42š
~outc	90 -9Ō25Ļ
~oute	90 12Š19M
~outf	77 7ő8Ş10ń11WŠ14Ǟ18ơ22Ő23Q24Ǆ
~outh	80 9rň12ļ15C21ŝ22Ɵ23u
~outs	70 -7U7ŰƑ9Ǡ10Ɖǋ12Ʀǀ13q14ŉ15ƣ17Z18gC25j31Ƈ
~ova	85 18Ǆ19Ł36ƌ
~ovat	88 37ƌ
~ove	40 -14Ư-13ŨƣǑ-12mǈ-11gŁŤŪǎǐ-10oŠűƳƼ-9VĹŅŇœţŬŵŹƝǅǩ-8KXķńųŷźƗ-7fpILōŘřşƎƔƫƴǆ7ĿšƄƆǕǥ8ŌőťƅƢƷ9BCZŀŚƚǝ10QRŃſƶǖǚ11MƘƛ12ƍƒ13ŝŻƠǡ14ĵĸƜǇǜ15ľśŜŰŶƁƭǏǒ16WŞŮƦǞ17Ţƀ18Ǩ19GƓ20ŎŒƑ21ƂƧ22ƃǊ23ŕŗŦƐ24TǦ25Ő27U29H30ƨ31ƞǢ33ŏǍǔ36ǟ41Ŗ
~ove>	57 -10ś-9Ż-7kPŁơƳǝǞ8lŌǄ9żƄǋǔ10uwŃƤǦ11Ŏ15Ş16yŀ17Uĵ19Őƅ20B21Ʒ23ƍ25Ŷ26GŢ35Ǎ37Ɛ41ƞ46H48ǟ
~oved	79 -7Ũ9ĺ10ŭƢ11Ɵ13Œ14n15ť21G
~ovem	90 11Ǣ22ƌ
~over	42 -16Ǐ-14ǈ-12ƯǑ-11mƟǄǐǩ-10yGƣǎ-9lűƼ-8gţŪ-7nopKVŅœřŠŬŭųŷŹƷǃǅǆ7MŞƘƬƱ8kFƶǕǥ9PšƆ10ĿǍ11Rőƚ12QZſǚ13CŎŐƛǖ14ŝǝǡ15ƒƜ16UĸǇǒǜ17ŒŜŰ18WƑƠƦƭǦ19ľŮƀƁ20Ż21ƓǨ22Ǟ23Ƃ24śƧ25ƃǊ27ŗŦ28Tŕ29ǔǢ33ƨ36ŏ47Ŗ
~ovi	70 -10Ŷ-9ǎ7ǝ8Ō10WǄ11tĺŀ13Ő14ǩ15Ţ19n21y26H43ƞ
~ovid	90 10ǝ13WǄ17Ő
~ovin	72 -9ǎ-7Ŷ9Ō11tĺ12ŀ15Ţ20n22y27H53ƞ
~ow>	27 -25W-23Q-21ǈ-18Ǆ-16yŁ-15DƂ-14şŬ-13M-12ǔ-11oHƯƴ-10ŀǠ-9dRťƕƥ-8CEŝƫǞ-7wAVŌŢƌƝơƲǚ7XƄƅƈƑƹǀǙ8ŸƊƣƽǐ9rTĶƱ10ƠƤƧǏ11ĽŴǣ12fhvĹőœŕũŲƟǊǜ13Ŧƒƿǅǝ14ĺŉƁƙǎ15kOĸŃňŊŒǃ16GŘţŧŭųŵŻƃƚǑ17ļŠ18pzǦ19łŏƏƦƸ20bUƋƓƺ21SĴŖƞǇ22ǘǩ23NŤůǖ24ƪƭ25KŗƬ27Ɣ28Ʈ30ǟ31Ů32ŅƆ33Ŷ34x35Y36ű37cjŨ40t44Ƴ46i
~owa	82 -10v10a12Ǒ18Ň22X35x
~owar	88 20Ň23X
~owb	88 13Ɨ34Ɵ
~owbi	90 34Ɵ
~owe	59 -13Ř-11Ő-9ŗ-8Ŀƒ-7s7ķ8BƛƲƷ9Ɓƣ10ƃ11q12Ļų14Ǖ15f16łƪ18Ŏƕ20Ņ21Ǧ23ľ30Ɗ32Ŭ36Ɣ49Z
~owe>	68 -12Ő-7ǉ8ŉ10ķ11Ɓ39Ŭ46Ɣ59Z
~owed	74 -8s9Ň11BƷ12ƛ18ų20f22ƪ23ƕ
~ower	70 -16Ř-10ŗ9Ʋ10ǩ11ƣ12ł13qƃ16Ļ22Ŏ24Ņ26Ǧ37Ɗ
~owh	88 9g33ĸ
~owhe	88 9g33ĸ
~owi	70 -7Ƭ7Ǆ8ƅƛƝǇǧ10Ƅ11I17j18y19Ǟ22ň31Ɓ
~owin	70 -7Ƭ7Ǆ8ƅƛƝǇǧ10Ƅ11I17j18y19Ǟ22ň31Ɓ
~own	42 -17Ų-16ĸ-15Ơ-14PƝ-12ƛƣ-11ŝŶ-10rŀŏŜŠƜƤǄ-9ōşŭ-8gŐŒŗŰžƩƬƯƼǣ-7bsXZĻĽľŃŇţƄƳǇǈ7ůŸƢƲ8jưǞǢ9ſǊǎ10eLMťǉǔǨ11zTŁŞǃǥ12ŵǐ13QYƍƷǍ14Hňǅ15łŖŪƔ16Ťƴ17E18a19ƑǑ21ǟ22ơ23l24ǒ25Ƙ26ŬǛǝ27C30VƗ33ƀ34ǋ35ƊƦ39ķ58ǆ64F
~own>	44 -17Ų-16ĸ-15Ơ-14Pǣ-13Ɲǌ-11ŝƛ-10rŏŠƕ-9ŀŜşƓƜƤ-8ōŒŭǄǨ-7gsXŰžƩƯƼ7cnŌ8ůƢƲƶǍ9EŸư10ſǞ11eLťǊǎ12aMǆ13zTŞŵ14YŁƷ15Qňƍǃ16ł17ŖŪƔƴ18Ť20Ŭ21Ǒ22Ƒ23Ɗǟ25l27Ƙǒ28Ǜ30C32Vǝ33Ɨǋ36ƀ39Ʀ43F48ķ
~owne	66 -12G-7ǈǝ8Ĺǉǣ10j11ŬǢ12aƅơ13ƈ17ǅ22ƕǌǔ25F28Ǩ29ǥ31ǆ
~owns	74 -10ķ-8Ŷƣ8ǋ10Ǎ12F14E16ǐ23Ɗ30H32ơ47ǆ
~ownt	84 11ů12ǋ16ƣ25Ǎ28ǩ
~owo	90 12B26Ƴ
~owor	90 12B26Ƴ
~ows	78 8ǌ11g12Ƒ13ť14ƒ15A16ŗ19ƥ24ǡ
~ows>	78 8ǌ11g12Ƒ13ť14ƒ15A16ŗ19ƥ24ǡ
~ox>	69 -15Ɣ-9L7Ƌ8mǐ9q10cŏ12PĸƄƻ13d16ǧ17J18f19Ś20D24Ŭ29Ǚ
~oxe	88 18ƻ33ƞ
~oxes	88 18ƻ33ƞ
~oy>	72 -9hm8j9bŔū10n14Ťŭ15x16v17g18tw19U23u24Ź
~oya	82 -9Ň-7ŝ12Ǘ27ő38Ţ
~oyal	82 -9Ň-7ŝ12Ǘ27ő38Ţ
~oye	59 -11o8ǥ12V13ǈ14ǣ16SǑ18q21Ƨ22Wǜ24Ǉ32Q
~oyed	85 -13o11ƃ22Q34q
~oyee	62 -13Q-8W7ǉǐ8ǥ15ǣ18Ǒ19ǈ27ǜ32Ǉ
~oyer	74 -7ƦǇ8Ɲ19V24S29Ƨ37QW
~oyi	86 8ĸ11U14ǟ20Ş
~oyin	86 8ĸ11U14ǟ20Ş
~oys	79 -10Q10mxŐ11nw12v14q16Ƙ29u
~oys>	79 -10Q10mxŐ11nw12v14q16Ƙ29u
~pa>	77 -13r8j13B14A40ź49Ǡ
~pac	67 -20F-13Ŭ-11Ŝ-8ǘ8Ŗ14H16W18ŲƇƊ20Ɛƞ27ǋ32ƹ36ǥ38ǌ
~pace	75 -23F-13Ŭ-7Ǔ7Ɔ8Ǣ20ƇƊ23Ɛ32ǋ43ǌ
~pack	73 -11Ŝ-9ǘ8ş11Ŗ15H18W19Ų22ƞ35ƹ39ǥ
~pag	69 8Ǔ9f10ō11ļ13ſ16ǌ25ś44Ś
~page	69 8Ǔ9f10ō11ļ13ſ16ǌ25ś44Ś
~pai	56 -10Ɵ-8ǟ7Tŏǝ8œŧƃƥƪƫǉǖ9ĴũƩǃǑ10Ƣ11Uƭư14ķ15Z17Ʊ19ţ22ƒ25Ǆ27ƕ28Ɣ35Ŭ36Ŧ
~paid	58 -10Ɵ-8ǟ7Tŏǝ8Əǖǩ9œƃƥƪǉ10ĴƩƫ11ƢǑ12ƭư14Ŧ15ķ16Z18Ʊ20ţ23ƒ29ƕ30Ɣ37Ŭ
~pain	85 9y10Ƒ14ŧǃ17Ǆ18U
~pair	79 10Ƥ11Ŕ14ũ21Ǆ33Ŧ
~pan	50 -18Ū-17S-12Ƃ-11f-10ĺũž-9wTŤƀ-8VŒŲƈǣ-7HĹŴŵ7WţǈǑ8MšťƉǟ9Š10qşƅǠǩ11ŅƖơǉ12Ƅ13ľǁǊ14mŜ16ƕǡ17Ş19ƧǨ20Ķ22Ǆ25ǅǥ26ƴ28ő31ŝ33ǃ34Q35ǐ36Ţ38Őŧ39Ǧ47Ǟ
~pand	86 -9ũ-7Ƶ11ǝ19ť38Ǟ
~pane	88 -9ƈ10Ɖ13Ƌ19M
~pani	74 -8V8ĵƿ12ŀ13ş14ǩ17m22ń35Ţ
~pany	52 -19Ū-16S-12Ƃ-11fń-10ž-9wĺŤƀ-8TŒŲǣ-7Ĺŵ7šƇ8WţǈǑǟ10Š11qǉǠ12Ɩơ13ŅŢƄǁ14Ǌ15ľŜ17ƕǡ20ŞǨ21ĶƧ24Ǆ26Ǟ27ǥ28ǅ29ƴ30ő32ŝ35ǃ37Qǐ40Ő41ŧǦ
~pap	67 -8Ǒ7ŗ9iQś11ƖƢǃ12o15JǗ16K17Ǡ18ǆ19ǒ20ķ30Ʋ54Ś
~pape	67 -8Ǒ7ŗ9iQś11ƖƢǃ12o15JǗ16K17Ǡ18ǆ19ǒ20ķ30Ʋ54Ś
~par	47 -16Ƹ-14yHQ-12Ĺ-11ŖƼ-10Ő-9dŇǧ-8anxŃŪƁƒƛ-7cLRSœŚƵǔ7ŤŨŷƗ8ľŝŦƷǍǑ10TUƘƧǁ11ŀŵƢǂ12qsŘƤƱ13tſǠǨ14Cō16Ə17ƨ18Ơǟ19oǆ20V21płń22Oơ24ƣǇ25ƥ26G27Š28luƽ30ň31Ŵ32Ɯ33z38Ű
~para	76 8f13h15ş20ǁ23Ƙ30Ř
~pare	66 -16Ƹ-12Ƽ-11ǩ-9ǂ-8F-7Ƶ7Ư10łƦ15ŷ17ń18Ɲƥ25Ŵ32Š38O44ƽ49u53z
~park	69 -9D-7Ĺ7vŮ9Ŧ10ǟ11ĻŒ12G14ķ19T22ǩ62Ű
~part	51 -14y-13H-12S-11Ɲ-10ŐŮǧ-9dQŒŖ-8aŇ-7nxRŃƉƛ7EŁưǄ8D9FŤŵƷ10ľŞŨǑ11ŝƗǍ12Ƨǟ13U15qstŀƢƤƥƱǠǨ16Ŵ17ōſƠ19CƏƨǂ20G22oǆ23p25ơ27Vƣ28Ǉ33l35ň40Ɯ
~pas	62 -21Ŏ-9Ɣ-8ŵ-7rY7ļ8gsŻƂƃ9ņƿǛǜ10ǎǨ11Ʋƺ12ƽǀ16ƫ17Ų18c19ţƦ21O22ƶ24Ʒ32ŀ33ǘ46Ƴ
~pass	67 -7r7ư9gsƃ11ǀǨ13Ʋ18ƫ20Ų21Ʀ25ƶ26Ʒ36ǘ51Ƴ
~past	72 -23Ŏ-10Ɣ-8ŵ10ļŻƂƽ11ņƿǎǜ12Ǜ13ƺ23c25Oţ38ŀ
~pat	72 -14ƌ7Ɖ8ũ10n13o17Y18ƾ19ƹ20q21Ǘ23Ǚ26P66Ǟ
~patc	86 8Ɖ11ũ21Y23ƹ28Ǚ
~pati	76 -15ƌ11n21q22Ǘ28P70Ǟ
~pay	42 -21ǈ-16ƾ-15BĻųƶǔ-14ō-13őƷǞ-12Łŏ-11ŴŷǊ-10nŢ-9xAĹŝşƘǏ-8gķŇŔŭŵƗƧƳǨ-7mryũŮŶƝơǗ8F9Ǉ10ǩ11ĸƀǡ12ŐšƔǥ13Tĵ14ƓǢ15ƪǘ16qŅƯ18ž19Zư20QƱ21Ŗ22ǝ23ŗŬ24Yŧ26W29ƕƜ30ǣ31Ǡ32XœŲǑ34Ř37Ʈ38Ǖ39Ơ41Œ45Ŧƒ49ƃ52ǖ67ǉ86Ĵ
~pay>	49 -16ƾ-15Ļų-14ǔ-13ő-12Ǉ-11ŴŷǈǨ-10ŏ-9ǏǞ-8BŝǊ-7mŇŔŢƶ7ĶƤǠ8ƀƦ9Yǘ10ţ14ǡ15ƕƱ17ǣ18ĸŖǢ19Wŧ22ž24ư25Őœ27XŦ28Ơ30Œ31ƃǑ32ƒ33ŗǉ36Ř39Ų47Ǖ52ǖ69Ĵ
~payc	69 -10Ǡ10ǉ11ǟ12Ĵ13ƭ18Ʈ21Ư24QT25q31Y
~payi	61 -14ō-11B-9Ĺǩ-7Ľ7Ƶ8ƀ9Ř11F12ŧǝ13WŦ14ǣ16X19Ĵƪ21œ22ǥ24Z28Ơ31ŅƒƓ33Œ38Ɯ
~paym	65 -10Ƙ-9Ʒ7Ŏǖ10Ʃ11e16ǘ18ƃ20Ʈ22ĵ23ƕ24Z26š29Ĵ37Ɣ41Ŭ
~payo	88 -16ƶ16ǩ17ƫ34Ŧ
~payr	65 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ25Ǡ32Ǉ63ǉ
~pays	72 -19Ɣ-12x-7Ő7ǌǖ9źƜ10Uſ11Ŗǣ13ň15Ʊ18ƃ21ǝ24ǩ25Ʈ27Ǡ
~pda	69 10ƫ11Ǎ18Ƌ22Ʋ23Ǣ31ƌ
~pdat	69 10ƫ11Ǎ18Ƌ22Ʋ23Ǣ31ƌ
~pdf	90 14J31ś
~pdf>	90 14J31ś
~pe>	62 -12ƅ-10Ǎ-9ǩ-8ƈƒ7ũǔ8D9ŴǄ10ĵǉ11Xƣǆ13Ļ14Ƈ15š18ǖ19d25ŞƉ27ŋű28Ʃ29ƛƸ31ƹ34Ƽ
~pea	75 -9ŌƧ11ƽǆ12Ś14ơ15N20sŏ24Ň25a26x39ũ
~peak	78 -9Ō11ƽ12ǆ13Ś16N21ŏ22s27a
~pec	67 8Ư9ĺ10ŢƉ12U13Ŏ14ĸǞ18ƞ19ƾ22Ň23Ƙ
~peci	75 9Ư10ĺ21ƞƾ27Ƙ
~pect	73 11Ţ12Ɖ14U15Ŏ16ĸǞ25Ň
~ped	67 -7q7tĵļƂ8MĿƀǨ9ŶƗ10pƪ11ŋ12Ǖ13UŔ14Ńœũ17E21Ʈ24hš
~ped>	67 -7q7tĵļƂ8MĿƀǨ9ŶƗ10pƪ11ŋ12Ǖ13UŔ14Ńœũ17E21Ʈ24hš
~pee	73 -17ő-8ų7Ŝ8ĵ21Ş22ǁ24Ž43ǚ50Ż
~peed	79 26Ž54Ż
~peel	85 -9ų51ǚ
~pel	73 -14a-10ǧ9wz10t14Ɛ17J19ǋ20ǃ54b
~pell	74 -14a-10ǧ9w10t14Ɛ18J20ǃ55b
~pen	46 -16R-15ő-10NTŞ-9Ň-8ľŁŝƽ-7Lŀŵ7gǊǑ8ƴ9ōř10zƨƫ11uŰſƘǓǞ12ư13ţƳ14ĻŸǘ15WƧƮǔ16š17Y18ĸũ20Ţ21ƛ22ĺƯ23ť24Ķ26Ť27ǝ28Ŀǣ29Ǩ32Ʒ33X36ǅ39ǎ
~pen>	58 -12H-11R-10őŞ-9ĸ-8ǩ-7Ũƨ7ŊũƛƜƧǋ8ŰƑ9Ś10y13Ť15Ļ16ĿǨ19ǘ21ţ22Wǔǝ28Ţ30ť31ǅ32ĺ34Ʈ40ǎ
~pend	64 -8NT8IŰ10Ƅ11ƶ12Ǒ13l14gƴ15k18z19u20Ŀ22Ÿ28Ư41X
~pene	61 -10Ŀ-9Łő-8ƽǝ7Ř8ĺǣ9ƨ10ƤƯ11ƮǨ12Ĺ13Y14iŖƛ15ņ16Ũ17ōǅ18šƫ26Ƴ31Ť
~peni	84 -14ǩ13Ŀ16H17ǎ24ũ33Ǟ
~pens	59 -9ĺ-7Ň7ĻĽƃƛ9XŻƙ10Ǌ11Ɨ12ŗ13Yƨ14Ǩ17ư18ƘƧ20ǝ21ſ24ǩ30ǣ34Ķ35ĸ36Ʒ
~peo	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~peop	57 -11Œ-9ų-7ŇŪŭƃ7bWƿǩ8ſƗǐǜ9şƨǚǡ10Ů11Ǜ12Ʋǔ13Kņŝǉ14Ÿǖ15d17lnŷƶ18ǝ20ƜǙ22ǈ23Ǘ27Ǉ
~per	48 -18Ŧ-16W-11Ǧ-10G-9yIƁǉ-8s-7őŠƨǓǟ7fHLŋŧųǄǛ8ĴƂƗ9KłŞǆǌ10Ɠǃǡ11ŭƑƖǒǗ12vŅŊơƩƿ13ƚǑǣǨ14A15ŜŽǅ16Œ17DŷŹƲ19Ƌ20J21Mž23œǠ24ǋ25Ǣ28Ÿ30ķņ32Ś
~per>	64 -21Ŧ-9I-8ǉ-7Ɨǈ7ƲǠ8rwŐǆ9Śǣ10xœ11Ť12Q13űǘǡ16Ǘ17şƓ18L19ž20KķŅ21ǩ22Řƿ25Œ28Ƌ
~pera	84 -8ő9Ǉǡ10ǃ15ǅ24ŷ40ǋ
~perc	70 -17Ř9ĶŔǖ10Ɣ11ǔ13ź14Ǒ15ǆ17ǄǛ19Ĵ24ƚ25œŽ
~perf	80 8ař10ŕ11D15ĻŐ24Ş
~peri	72 13ŧŨ14ǣ15ǅ23ņ
~perm	75 15ŋ22Ÿ27Ʃ40Ź
~pers	60 -16W-11Ǧ-8yǡ7nŖŷǑǠǢ8ǎ9TƃƢ10fľ11Ƃǈ12JžƲ13ųǒ14ł15Ɩ17ŭ18Ŋ19vŚ20Ǩ21Aņ25ŜƗ31M
~pert	67 -12G-8ŗ7ǋ9ƍ15Hǌ19ž20Ƒơ23D27ķƗ40Ǣ
~perw	77 7ƕ8Ʋ11ś12iǃ14o20ŚǠ21J
~pes	77 7Ņ8Ƥ9ũ13Zű19ľ23Š36Ƌ
~pes>	81 9Ƥ10ũ14ű38Ƌ
~pest	90 9Ņ22ľ28Š
~pet	81 -18ő7şƊ15Ņ23Ş30ń52h
~pet>	90 -20ő8şƊ27Ş
~pets	90 58h
~pgr	88 21ƌ
~pgra	88 21ƌ
~pha	84 16ƻ39Ɖ
~phal	85 40Ɖ
~phe	90 9h13I15ĸ23ų
~phi	88 12Ű16ƣ42ǘ
~phis	90 17ƣ43ǘ
~pho	63 -17J-14Š-9ǅ-8ŷǠ-7Ļř7ĹŧŻ8ľ9Cǖ10Ǆ11ǟ12rŚ14SĺŜǗ17c19M22O24IKŽ36ś48ǩ
~phon	64 -17J-14Š-9ǅ-8ŷǠ-7Ļř7ŧŻ8ĹľǗ9C10Ǆǖ12rǟ14SĺŚśŜ18c19M22O24IŽ39K49ǩ
~phot	85 -19K8Ǘ30ś
~phy	77 20ƀ22Ƹ28ǁ41ƾ
~phys	77 20ƀ22Ƹ28ǁ41ƾ
~pic	59 -15ǩ-11Ŧ-7ƌǃǦ7gnTWƿ9itĺŵƞǄ10Nūŭų11wLĹŘŜ12XŶƷ14Ƭ15Ŀƭ17ǟ18f24ł28ǐ34ľ35śŠ
~pic>	90 -20K7ū32ś
~pica	88 7ǧ12ǎ13Tƿ15Ǆ
~pick	64 -12Ŧ-8ǩ-7ƌǃǦ7OžƲ8g10ĺ11ių12wNWŘŭ13ĹŜ14XŶ15L17ƭ20ǟ22K27ł31ǐ37ľ41Š
~pict	71 7Ƒ8ūƱ9ŤŴƇ10n12ƞ15ŵ16Ʒ18Ƭ21Ŀś24f
~pie	79 -11ƕ7ſ8Ʊ11Ɩ12Ǣ16ƘƟ17Ŭ19Ř27Ƈ
~piec	83 -11ƕ8ſƱ12Ǣ17Ƙ18Ŭ21Ř
~pil	77 -16c10ǂ12ķƿ55ƻǀ
~pill	81 11ǂ12ƿ64ƻ
~pin	59 -10Ŷ-9N-8rĿ7VŐƶ8ũ9bŋ10yƊƢ11Ǡ14Ƶ15UŽ18zAĺƑǄ19ǟ20Ţ21t23ń30X31ŀ32x43Ļ
~pin>	75 -11Ŷ9ŀ10UƵ11zXƶ12Ţ13tV15ǟ16Ǆ21Ž22Ļ
~pine	90 10ƅ18ǩ32Ƒ
~ping	62 -7Ŀǩ7IľƵǄ8Uǝǟ9Őũ10bzŋ11tƊ12yŢƢǠ17X19Ļ20ĺ23ń26ŀ35x
~pini	88 12Ļ30A
~pip	73 -7Ƃ15Ƥ20ũ33Ƌ36ƛ64ƃ
~pip>	85 -7Ƃ76ƃ
~pipe	76 16Ƥ20ũ35Ƌ39ƛ
~pir	79 7Ž12Ÿ14eƻ40ŕ
~pira	90 8Ž21ŕ
~pire	84 12Ÿ15e22ŕ
~pit	70 -8ŵ-7C7ů9Vĸ10qž12PS14ƃ16Ƽ17ǂ19Ɖǔ20Ʀǩ21Ǩ23QƸ28h
~pita	72 -8ŵ-7C8ů9ĸ10V11qž12PS15ƃ17Ƽ18ǂ19ǔ20Ʀǩ21Ǩ23Q24Ƹ
~piz	88 11ŲǍ32ǩ
~pizz	88 11ŲǍ32ǩ
~pla	44 -16Ũ-12ZĹ-11Œř-10iţŧ-9PƙƪǇǘ-8ķōŜŦŸǄǈǣ-7vLœŝŶƴ7gĶńŞŠ8ƃƑƟǋ9ŇŌ10ǔǜ11ůƈ12Ń13UƢǊǟ14ňŊşǨ15Dƞ16Ɨǅǖǚ17WƓƔ18ŖƅƜƤƦ19yGMƥǞ20Ŕ21FǢ22kĺƠ26ŏƌ31Ɛ32V35ǀ38Ƶ40ū47H
~plac	50 -11Z-9SĹŒţƙ-8ǘ-7iǄǞ7ĺǔǕ8UƆƚƲ9ǙǛ10ń11ƤǨ12ǖ13ůƑǋ15Ɯ16ƈƟƢ17MŃş18DŏǊ19ƌǅǟ21ƓƗ22Ɣ23ƅƥ24G25ƦǢ26ƞƵ27Ơ28H37Ɛ39F
~plai	68 -9ŧ-8ŝ8ſ9Ɖ12ưƸ14B20Ŕ24Ŗǜ28ň29Ŋ32Ş
~plan	56 -15F-12Ş-8Ɵ-7gnPŨ7lrŀ8UƱƶ9Aƃ10ŖƁ11ĸƤ12ŗ13SŏŔƌǩ14Ķ16Ň19Ƶ23ĺ25ǚ30HW31y33Ǟ35k44ǀ49V
~plat	78 -18ř-12Ÿ10ǀ15ǌ81ū
~play	82 -13Ũ10s12Ƙ16ŉ18Ť21Ɯ30g
~ple	52 -14Ƣ-12Œ-11ķǋ-9Śųǧ-8ŇƃǄǌ-7k7SƗǚ8ūŮƨǔ9yJǁǛ10K11DņǉǖǞ12ŭŷŸǝ13nƶǡ14ƁƜƲƿ15blư16ǩ17Ǚ19ŗǈ20Ǘ21a22ơ24d33ƣ34ŝ35Ǉ
~ple>	55 -11Œ-10ķ-9ų-8ŭ-7kŇ7JSĻſǐǜ8şƗǚǡ9ŮƨǔǗ10ŝǛ11Ɯǁ12KņǉǖǞ13Ÿ14ƶǝ15dŷƲ16nƁư17lƿ18ǩ19Ǚ23ǈ26Ǉ
~plea	69 -16Ƣ-9ǌ7c8ŗ9wE10j11ū13b14d15Ǉ18D27ŭ31a32ŝ
~ples	86 16ŗ21Ǘ
~plex	79 -13ǧ12Ơ42ơ52ƣ
~pli	65 -13ŏ-8ŐŞƠ-7Ż7Sǐ10žƎƿǇ11Ō12Ɲ14Ĵ18Ļ22ƫ30ƴ38ƢǕ73ǜ
~plic	85 -9Ż7ǀ10S13ƿ16Ō17ƴ
~plie	72 7ǐ14Ɲ19ƴ44Ǖ
~plit	75 -9Ơ-8Ő12ž17ĴǇ26ƫ45Ƣ
~plo	58 -12Ʀ-11o-10Ɣ7ǥ8Ŭ12VŴǈ13ǣ14Ǒ15ų16q18Ƨ20ǜ21W22S24m26Ǉ29ś31Q35ư
~plot	88 -8Ʀ-7ŏ54ư
~ploy	59 -11o8ǥ12V13ǈǣ15Ǒ18q21Ƨǜ22W23S27Ǉ32Q
~plu	70 7ŸƏ9Ɗ10jǑ11ƒ12S20ƛ31Ž39Ƌ
~plug	85 9Ə38Ž
~plum	74 10Ǒ11j12ƒ13S21ƛ41Ƌ
~ply	88 11Ŕ17Ǖ
~ply>	88 11Ŕ17Ǖ
~pme	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~pmen	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~poc	72 7e11Ǆ19ĸ20Ŧ34Ř
~pock	72 7e11Ǆ19ĸ20Ŧ34Ř
~poi	76 -11Ɲ-7ǩ7š9AŘ10M11Ş12ǖ13ŵ16ƾǏ27Ŗ39Ż
~poin	77 -7ǩ7š9AŘ10M11Ş12ǖ14ŵ16ƾ28Ŗ39Ż
~pok	90 -7ǩ19ƾ23CĽ
~pol	45 -11ĺƔ-9oIǆ-7ŀǦ7ĻśŜƫ8ƁǁǤ9ŲƂƨ10ŐžƖǒ11Ţ12Ƣ13šǏ14ƓƧ15ĹŠƚơƬ16ľǡ17ƀ18ƪǢ19ŗƍ20Ŗ22ŕſ23őŷ25Ś26şƩƵ28Ʀ32ŏ34ř39ǥ
~poli	46 -11ĺƔ-10o-9Iǆ-7ŀǦ7aĻśŜƃƫ8ǁǤ9ŲƁƂƨ10ŐƀƖǒ11Ţž12Ƣ13šǏ14Ɠ15ƚơƧƬ16ĹľŠ17ǡ18ƪǢ19ŗƍ20Ŗ22ŕ24őŷſ25Ś27şƩƵ29Ʀ33ŏ34ř40ǥ
~pon	84 9Ǔ10Əǌ14ƙ24ƴ
~pone	90 26ƴ
~poo	68 10ǣ12ƥ15ǈ20ƚ76ƍ
~pool	69 12ƥ21ƚ77ƍ
~por	63 -11Ƙ7ƅ8ƶ9ǉǩ10ǃ11ō12ƥ13Ř14ĵţƱ15Q17Ű19źǀ21ľ24ǆ25Ƨ31g
~pora	79 13ǃ31ǆ
~porc	88 7D9Əƞ10ƅ18ƥ
~port	67 -12Ƙ-9D7ŤŧŻ9ƶ10ǉ12ō14Řǩ15ĵţƱ16Q19Ű20źǀ23ľ27Ƨ33g
~pos	74 8Ř12VĽ15S16ǈ20ƴ25ŎƖ30E
~posi	90 -7G8ż15V19Sǈ
~poss	88 8ś10Ř31Ɩ
~post	82 14Ľ23ƴ33E
~pot	76 9Ɵ10Ū11F12Ɖ13ƙǘ19ƞ23Ű25M26ǋ
~pot>	79 9Ɵ11F13ǘ14ƙ20ƞ24Ű26M27ǋ
~pots	90 14Ɖ
~pou	66 -16Ƹ-14adP-13c-12ş-7Fƃ7jM9Ǜ21Ʒ25r32osƨ33ǂ34q35ƺ38fp
~poun	84 11M45ƺ
~pous	68 -16Ƹ-15a-14dP-12ş-11c-8ƃ-7F22Ʒ26r33osƨ34ǂ35q39fp
~pow	90 9Ɗ12Ʋ18q
~powe	90 9Ɗ12Ʋ18q
~pp>	70 -19ų13Ŝ15Ƅ17ƴ20Ś29Ų34ǖ39Ž46ŝ
~ppe	50 -10ŁŞ-9ő-8ƽǏ-7ŝ7inHĹǚ8YŃņǩ9Ň10ōǝ11Lţƨ12ŗƫǕ13ſƧǘ15Ƴ16ƿǣ17hĻǔ20Ʒ21Ƌ26ĺĿť28ƛƮ32Ǩ33ũ36Ť38š
~pped	70 7tƂ8MĵƀǨ10ĿƗ12ƪǕ16Ńũ23Ʈ26hš
~ppen	52 -10Ş-8ŁőƽǏ-7Ňŝ8iĹŖǚ9HņƜ11Yō12ŗǝ13ţƫǩ14ƨ15ſ17Ƴǘǣ18Ļǔ19Ʈ20šƧ21Ŀ23ũƷ25ƛ27Ǩ28ĺť33Ť
~pper	80 -8Ɨ11r13n22L27ƿ36Ƌ
~ppi	68 8I9Xƛǝ10VŐ13y14Ƣ17ŀ18Ƶ19Ţ24ĺ28ń
~ppin	68 8I9Xƛǝ10VŐ13y14Ƣ17ŀ18Ƶ19Ţ24ĺ28ń
~ppl	68 -7Ż7Ŕ8S9ǐ10Ɲƿ12Ō13ŗǩ32ƴ55Ǖ
~ppli	70 -7Ż7ǐ8S11ƿ13Ō14Ɲ33ƴ43Ǖ
~pply	88 11Ŕ17Ǖ
~ppo	83 7Ǘ8z11M13ǖ15ŵ17ƾ29Ŏ
~ppoi	86 7Ǘ11M13ǖ16ŵ18ƾ
~ppr	76 -14œ10i11Ŋ13Ŏ14ŝ17Ł22B24ƒ40Ƙ
~ppra	81 -14œ27ƒ46Ƙ
~ppro	88 -7Ƴ16Ŏ20Ł26B
~ppy	71 -8ǩ-7ő7U12Ļŧ16ƞ23h29Ş34ŝ40Ŷ
~ppy>	71 -8ǩ-7ő7U12Ļŧ16ƞ23h29Ş34ŝ40Ŷ
~pra	78 -14œ12k13ǚ20Q21ł25ƒ44Ƙ
~prai	80 -14œ12k26ƒ46Ƙ
~pre	57 -11ƹ-7Ǆ7WŊƙǑǜǟ8Ũ9wNŢư10Ɔ11ůƈǩ12ǝǤ13Ĵ14œ15ş16Kũ17U18Œ19ŝ22ǂ23ł25ƻ28ƀƸ32Ƽ
~prea	84 11ů25ş29ł
~prec	88 -19ǩ12i13Ŋ14ũ17ŝ19w
~pref	85 16Ĵ26K
~preh	83 42ƀ
~prem	77 10Ʃ11Xœ18Ǥ30Œ
~pres	69 -7Ǆ7Ǐ8ł9őǜ11Ň12N13ŝ16ǂ17ǝ33ƻ41Ƽ44ǩ
~pret	70 -7ǩ7S8Zŕ9ōŴǟ10WƙǑ12Ɔ13Ţ15Ũ17G22U24Ƹ
~pri	54 -9ŧŷ-8Ɵǃ-7ĿŗŤǒǓ7Ňŝƈƾǣ8ĵƠǊ9Ǐ10kruŘơǤ11HƔƗ12Ŗ13Ʃ14ŊŕţƬ15ƒǩ16Ŏƻ17ƣ19œ20ŀǍ21ŒŠ23Ƙ24ł26ń27X32Ņ37ľ
~pric	61 -9ŷ-8ǒ-7Ŀŧǃǩ7ĻŞƴǦ8Ţ9ƈ10ĵŝƠ11ǊǏ12ŇŘ13rƗ14Ŋœ16Ʃ17Ƭ19Ŏ20ƒ21ľ23ŀ25Š29łƘ31ń33XŒ37Ņ
~prim	90 14ƾ
~prin	66 -8Ɵǋ7ř8Ń9jtǞ10Ʈ14u15k16Ɣ17H19ŕŖ20ţ23ƣ26Ǎ28ǩ
~prio	90 -8Œ14œ35ľ
~pris	85 8Ż9ĸ11ŏ19ǋǤ
~priv	83 9ƨ11Qǀ13Ʊǣ20ơ
~pro	51 -11G-9n-8NŃŇ-7JOōƈƣƳǩ7dPŀƏ8HńŅſƕǘ9Őƃǡ10žǄ11ŏƩ12BłŸƐƑƭ13ŝƿǜǧ15D16bľƗǙ17ĺǆ18Ŏǚ21ǥ24ƌơ32Ǣ38ǒ42ķƄ
~prob	74 -9N7ǂ8ĹŏƸ9Ʒ10ŋŵ11Ƽǜ12Lƛ13l14Ŝ16ŀ
~proc	90 -8O14ǜ18Ō26ł
~prod	83 10ƝǕ20Ʃǡ25Ǆ
~prof	80 8Ɛ9ņ14P27ǚ
~prog	74 -7n7ţ9Ž11ļǅ12Ǘ14ő15ńŅŐ27Ǚ28ǥ
~prom	84 -10Ĺ9Œ12v14dǩ25Ŏ34ĺ
~pron	88 31b
~proo	70 -13ǌ-9Ń-8ƈƣ-7J13ľ15ƕơ25ǧ41ǒ65Ƅ
~prop	65 -11G-8ŗ-7Ő7wǋ8ƍ14H15ǌ17Ÿ18žƑ19ơ21D26ķƗǆ38Ǣ
~prot	66 -8ǩ8ũ9Ǝ11Ə12Ŗ14ǘ15ľƃ17ſ18ŗ19ƭ20ŏ33ķ
~prov	80 10ŎǢ11WǄ15Ő18Ł19ƌ22B28Ş
~ps>	61 -10Ł-9őǧ-8R-7axŭƯǔ7ķŢƘƧǨ8ŞŻżƌƟƻ9gqťǃǐ11ŇŰǢ13uTš14Ʈ15ǒǣ16cũ17PĿ18nAŝ21ǡ22Eǀǘ24Ɯ29ŗ
~pse	72 9r17ţ21Ũ48š
~pse>	81 27š
~pset	78 10r20ţ23Ũ
~psi	90 14H32Ɨ
~pst	79 8ƣ12ƛƜ20Ɔ23Ƥ27Ǎ
~psta	79 8ƣ12ƛƜ20Ɔ23Ƥ27Ǎ
~pt>	71 -13D-8ōő8Ǘ9Ƙ11Ŷƃ12ǣ13Ɛ15ǘ22ŝ23ƒ27Ű30ǖ34ƥ
~ptc	88 26ĵ
~ptci	90 24ĵ
~pti	75 -10ǩ10Ū12ƿ15N16Ňƻǈ18ǝ20Ō23ŀ
~ptio	78 17Ňƻǈ20ǝ21Ō
~pto	88 -12Ǐ14Ś15Ǘ23Ɲ
~ptop	88 -12Ǐ14Ś15Ǘ23Ɲ
~pts	84 15ƻ17Ƙ33Ǌ
~pts>	84 15ƻ17Ƙ33Ǌ
~pty	81 -7j11y48Ɵ
~pty>	81 -7j11y48Ɵ
~pul	70 -7i7ŁŌ10gĵřǐ11R12Ĵ13Ŋ14WĻ21d28T37Ś39Ż
~pull	70 -7i7ŁŌ10gĵřǐ11R12Ĵ13Ŋ14WĻ21d28T37Ś39Ż
~pum	83 38Ɗ
~pump	83 38Ɗ
~pur	81 14Ʃ25y31ƒ
~purc	86 33ƒ
~pus	78 -7ǂ10Ŋ13ĺ14Ō17H18ņ22Ɩ23Ű27r
~push	79 -7ǂ11Ŋ14ĺŌ17H18ņ23Ɩ28r
~put	53 -19V-10Ŋ-9yWŵƚƯ-8ŧƛƬƵ-7ŖŤ7oƃǤ8QǏ9kuRXńŰǜ10wŗűŴǗ11LSĺżƈ12ƅ13ƒ14cĸŷ15ũ16ƌƐ18Ʊ19f20ƓƤ21Ūƻ22Ƽ23Ʋ25ǘ27Ů32Y33Ō35Ķ42H
~put>	55 -19V-10Ŋ-9ŵƚƯ-8yŧƵ-7ŖŤǗ7EƍƙǤ8oŪŽƃ9cƱ10uQńŰƈ11kLRXŗŴ12Sĺű13ƅ14Ķ15ĸŷ16Ɛƒ17ũŮƌ20f21Ƥ22Ɠ23ƻƼ24Ʋ29H34Y35Ō
~pute	76 8dƝ9c11b16Ǐǜ25Ǘ38ǘ
~putt	76 8ż9Ľ10ƹ13wƱ15Ů19Ū21H31Ķ
~py>	67 -13J-8ǩ7Uơ11Ļŧ15ƞ18Ž22h27Ş32ŝ37Ŷ42ś
~qua	67 -9K9Ƭ11Ʀ14Ƙ17Ɠ18Ń19ƫ20Ĵ21ǖ22ǋ27O34Ɔ
~qual	90 7ŋ25ƫ
~quar	68 -9K9Ƭ11Ʀ14Ƙ17Ɠ19Ń21Ĵǖ23ǋ28O34Ɔ
~que	68 8dAƘ11ǁ14ķĽ19Ĺ28Ŋ51ŉ
~ques	69 8dAƘ15Ľ20Ĺ29Ŋ52ŉ
~qui	57 -9ƋƗ-8lƪǩ-7łŦƓƟǔ7ř8šƮǉ9VĵŋǙ11ŝ12Ŋơǌ14dŖ15ŬǎǢ16Ǟ17ǂ19ŀƧǓ22Ǡ25Ķ26ŧ28Y30ķ38ƹ42Ǐ
~quic	72 -9l-8Ŧƪ8aRǏ11řǉ12ŋ14ŝ16Y17Ŋ19d29Ǡ34ŧ
~quie	86 8L14Ʈ25ǎ33ŀ
~quip	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~quir	76 13Ǚ17ơǌ26Ǔ
~quit	71 -10Ƌ-7Ɵ7Ǉ11š12V13Y21Ɣ22ǂ26Ƨ34Ķ39ķ49ƹ
~quo	66 -13Ÿ-8Ǉ-7Ƃ7ǂǃ8ƈƿ9Ľ11ŏǦ18e21Ĺ26J30ńǛ33Ņ
~quor	90 -17Ÿ-11ž12ƿ42Ǜ
~quot	67 -9Ǉ-7Ƃ7ǂǃ8ƈ9Ľ11ŏǦ13ž18e21Ĺ27J30ń34Ņ
~ra>	67 -10k-7a9ƶ10Ų12Ŵ13Ƥ14M16ƴ17ƎƘ19u22Ǉ24x25Ǥ27Ƃ36w40Ķ
~rab	82 10I13Ÿ14a16ƻ23Ś
~rab>	82 10I13Ÿ14a16ƻ23Ś
~rac	58 -14Ş-8Ɖƥ-7Ś8ƌƖƩǊǚ9Ŧ10řƢǧ11wƓǄ12Ů14Q19ƒ20ǒ27Ǒ40ǀ43Ǔ65Ž
~race	86 -11ƥ17w57ǀ
~rack	73 -14Ş-11ŀ8ű11Ǌ12ǒ17Ů78Ž
~ract	61 -7ŚƉ7ǡ8ƌƖƩ9Ŧǚ10Ƣ11řǧ12ƓǄ14ŀ15Q21ƒǒ29Ǒ46Ǔ
~rad	64 -14G-7t7ŴǑ8ǣ9Bǟ12ƌ13ŧ14pqŪ16ƝƵ19S20y24P26v29m38ź
~rade	66 -14G8Ǒǣ10ǟ13ƌ15q17ŧ19m20S26P27v46ź
~rado	90 11Ŵ22Ū
~radu	86 -8ź7Ʊ14m24y
~raf	81 12Nǋ15e16Ż19ů20Ĵ
~raff	86 12ǋ13N17Ż20ů
~raft	88 16e21Ĵ
~rag	50 -18Ǐ-13ň-10ƽ-9ƗǦ-8DǑ-7ĴŦ7ŅŕŤƂƜƪǉǘ8Xź9iſ10RƆƨƭǥ11ŠƚƦǌ12Ǩ13Ń14Ś15Wǒ16ƀ17Ƒǚǝ18ƁƝ19šƧ20ľžƬ23Ǣ24ŏ26ŗ29Ɠ34Ű44ƥ
~rage	50 -18Ǐ-13ň-10ƽ-9ƗǦ-7ĴŦǑ7ŕŤƂƜǉǘ8Xźƪ9ſ10Ɔƭǥ11ŠƚƦƨǌ12Ǩ13Ń14Ś15Wǒ16ƀ17Ƒǝ18ƁƝǚ19š20ľžƧƬ23Ǣ24ŏŰ26ŗ29Ɠ44ƥ
~ragg	86 8ŧ11R17Ņ20i
~rai	57 -13S-9EǦ-8cGǩ-7uũſ7akƂ8ŗƸ9ƊǏ11š12Pŀ14QƠ15Ĵőűƒ17œ18ǐ20Yź21ů26Ư27ƙ29lŔ30Ƙ32Ǚ36Ŀ41ƛ50j
~raid	90 -7ũ17ƛ60Ŀ
~raig	74 -8G-7uS7ǎ8o10lwňǧ14Ŕ15ų18ŀš21Ĵő24ű
~rail	90 -7Ɨ18Ǐ33ǐ
~rain	65 -9Ǧ-8S-7c8ǣ9Ƃǘ10Ƹ11Ɗ16P17Q24ź26ů27Y33ƙ35ƛ37Ǚ55j
~rais	69 -10E7Ř10k11a12ŗ19Ơ20ƒ24œ25Ŕ28l33Ư38Ƙ
~rak	86 16h31Ž
~ral	65 -18ŗ-10ž-7ƺ7ĺǖ9Ə12ǧ14ƉƳ16CǓ28ǥ29Ƹǡ42ư
~ral>	66 -18ŗ-10ž7ĺǖ10Ə12ǧ14ƉƳ16ƸǓ28ǥ29ǡ42ư
~rall	90 7Ş20Ƹ
~ram	65 -8Ɛ7ĻŽǑ10ļƮ11Ǘ13P14ƻ15ǁ16ǩ21ǅ23Ǚ25ǥ28Ń33Ƈƍ
~ram>	79 -7Ų12ļǅ13Ǘ24ǩ29Ǚ31ǥ
~rame	77 -10Ɛ15ǅ20ǁ36Ń48Ƈ
~ramp	75 38ƍ
~rams	90 11Ž20ƻ
~ran	45 -15Ƹ-11Ǆ-10Ť-9ǃ-8ŗųǑ-7ZŲ7ŞƆ8YǕ9ŪƙƬǍǘǟǩ10Kƴ11ƌƑ12şŦƃƅƦǒ13ĹŘƭ14Xŭǐ15Ǔ16ǅ17ŏţǌ18ŁŐ19ņƕƳǥ20ŒƄ22Ʃƶ26W28ƁƏ29ľ34š
~ran>	90 -15Ť-13ĺ7Ǔ14Ɠ48š
~ranc	48 -16Ƹ-11Ǆ-8Ǒ-7ZųƜ7rřŪơǐǘǨ8AXŞſƆ9ŚǢ11ĺƙƬƴ13šƑǒǓǩ14şŦƃƳ15Ř16ƁƦƩƭ19ľŏǌ20Ő21Łņƕǥ22Wţ23ŒƄ
~rand	69 7śǔ8ŶƯ9nx10Ƙ11ŷ12Ƴ14Ĺ20Ɓ22ƅ27ŭ31ǅ39ƶ
~rang	75 9T10y12X18Ǖ20Ɯ21K
~rank	90 -10ǃ12gH24ľ
~rans	83 9ǘ11Y13l16űŵ18ǐ
~rant	72 9W10Ǜ11ƣ16Ǎ17ǟ49Ə
~rap	84 7m9ƞ10ƚ16Ż19Ń
~rar	90 14Ǚ15U19S
~ras	68 -14Ż9wũ11Ƙ17Ƥ23Ǝ28ƃ33ǜ37Ɓ52ż
~ras>	76 10ũ13Ƙ26Ǝ41Ɓ
~rash	78 -16Ż20Ƥ33ƃ60ż
~rass	85 42ǜ
~rat	56 -10ǩ-8őŠ-7Ņ7HĺƓƸ8Eŝ9dgsǟ10Ĵŕşƞ11œ12fŚũ13ĵśǃ15ŊŎƘ16ű17Kŷ18Ŕ19ūǆ20cŒŘ21Şǅ23ǋ26ľ27Ɣ41ƴ
~ratc	86 12ŏű15Ɠ
~rate	62 -9Š8Ƹ9Hĵĺ10Eŝǆ11dş13œ14ũ15ľ16ǃ17Ş18Ƙ21Ŏ23ŘƔ24cŒŔ30ǋ46ƴ
~rath	75 8Iǁ15sĴ19ľ23Ŋ26K
~rati	70 -7ő7ĵǇ9Ş14ǆ16ŕś19Ś26ū28ǅ
~rats	84 9Ɩ11ƒƺ15ǟ19ƞ
~rav	76 -11C-7Ǧ11ƁƂ12ő26Ū37ǀ46Ɵ
~rave	76 -11C-7Ǧ11ƁƂ12ő37ǀ46Ɵ
~raw	74 7ŖƲ12Ŭǖ13ǁ20ŀƇ21Ɗ24Ś26ǚ
~raw>	85 15ǁ24ŀ31ǚ
~rawe	86 9Ŗ14Ŭǖ29Ś
~rawl	83 23Ƈ24Ɗ
~raz	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
~razy	77 7EU8xǕ9ǩ10Hſǎ11tƱ12ƒ14Ň18i
~rb>	90 17ĸ21Ű
~rbe	85 -10ǅ-9D12ő13Ǝ14t18Ǎ
~rbn	85 38Ɯ
~rbnb	85 38Ɯ
~rby	81 14ƙ19z22Ś
~rby>	81 14ƙ19z22Ś
~rce	66 -16Ř7Ǉ8ĵĶŃŔ9ŌŢƔǖ10ǔ12ź13Ǒ14ǆ16ǄǛ17Ĵ21œ23ƚ24Ž28f30ŏ
~rce>	79 9ĵǇ10Ń11Ō12Ţ14f36ŏ
~rced	86 21f
~rcen	70 -17Ř9ĶŔǖ10Ɣ11ǔ13ź14Ǒ15ǆ17ǄǛ19Ĵ24ƚ25œŽ
~rch	71 -13C7ƅƏƞ9ư11oB12ǚ14tŭƥ15ƉǢ20D22ƶ26ƒ
~rch>	76 -14C7G8ƅƏƞ10ư12oB15tŭƥ22D24ƶ
~rcha	85 19Ǣ33ƒ
~rchi	88 17ǚ19Ɖ
~rci	73 -19Ƃ-7Ɔ8ǌǢ9Őǥ10Š16Ǎ22Ǧ25Ǆ
~rcia	73 -19Ƃ-7Ɔ8ǌǢ9Őǥ10Š16Ǎ22Ǧ25Ǆ
~rcy	81 9ǈ13ş15Q21Ū22ǀ
~rcyc	84 13ş22Ūǀ
~rd>	48 -14I-11uYŒ-10Ĺ-9Ƣ-8Kŵƛǝ-7ńňŖƌ7kŶƣƹ8mŇŋţŽƒǅ9ƂƜƤƿ10Pũǩ11ǣ12ařƠǙ13ǟ15ĸƳ16Ľơ18rŜ19dX20ŪǗ21Őƍ22ļǖǘ23UĴ24ǌ25Ō26FŁ29Ż31Ƒ32e
~rda	83 8Ǜ18X32Ų
~rdas	84 8Ǜ33Ų
~rde	70 -9Ō-7Š7ŵ8Ƅ11Ŏƾ12Ǖ14ƣ17g21ǩ32Ɯ33Ũ44ŋ
~rded	78 37ŋ
~rden	88 18ƣ22g
~rder	80 -8Ō9ŵƄ13ŋŎƾ14Ǖ26ǩ39Ɯ
~rdi	73 9Ĺƅ10Ƈ22ś31ŋ44Ʋ
~rdia	82 49Ʋ
~rdin	78 10Ĺƅ24ś33ŋ
~rds	62 -12Űǔ-9ŋŭ-7ĵ7Ǔ9ƾ11Ŝǌ14ńŖŴ15Ů16ǘ19Ɵ20ňƙ34Ǘ38Z42ǖ45Ƅ
~rds>	62 -12Űǔ-9ŋŭ-7ĵ7Ǔ9ƾ11Ŝǌ14ńŖŴ15Ů16ǘ19Ɵ20ňƙ34Ǘ38Z42ǖ45Ƅ
~re>	25 -18ƨ-15t-13mIŔ-12KŒƋƳ-11e-10NűƒƔ-9pBŀŶŹ-8ĴĽƌƛǅ-7ŠŻƫǂǚǥ7ųƑƩ8gEUĶĸľŊƍƧ9ũƄƢƯƹ10ƆƙƦƲƻǕǤǦǩ11ułŬźƉǀǈǓ12dŖŢƗǎǑ13rsvxPZńŜƺǟǡ14wOYňŉšťžƤƷ15k16jXŌŚŤƈ17ŐŭŴ18nzĵĿŪƃƎƼ19ĻƁƬǊǔǗ20ŘƚƝǆǝ21MŰƏ22SƱǋ23ƭ24JŃōƸ25yǨ26cƣ27al28FŨƊ29œ30QƟǞ32DHǢ33fǄ34i36Gŝ43ƞ47C52V
~rea	46 -16ŀ-11Sƚ-10bŕǈǏ-9HŦǘ-8wţŷƅƤ-7PŃŠŤųſƑƒ7gpDŏŗ8ilTŇūŹźƋƏǎ9XşƂƜƞ10ĺǋ11ķżƮ12EUŜƁǓ13ŝ14eľœƙơ15kƘ16d17řŧƿǚ18Jǩ21ņƖ22CŚ23ał24jKš27Ŷ29Ĺ31ŌŖ38Ŕ40I
~rea>	79 -15ƚ-13S11F12ƙ14Ŕ15j24E32C34l41I
~reab	84 13ǋ14ƣ23C
~reac	71 -7Nǩ8gƏ11X16LĽ22IŇ25ĺ29Ĺ44K
~read	57 -8ŕŷ-7wǦ7vƂƸǡǤ8dƮǉ9Ĺ10Ůư11pŅ12j13DŹơǓ14ŗƖ15łşūƻ16Jř17Ś18Ɓ22ae23ŏ26Ō31Ŗ
~reak	70 -9Ǐ-8H7mũ8IŰź9OƜ10Xơ12ŨƎ13N14ǝ16k22ł23Ƌ28ǩ35š
~real	67 -15ŀ-9lCI7aƅƏƗ8FRź9ņřŧƐƮ10gƙ11ŋ12Ŝ13Ŗ16d18ŵ23ķ24ǩ31ľ
~ream	88 -19ƅ-10ů-8ŵ15Ś22Ŷ23ǎ33ƞ
~rear	88 20Ƙ32ż
~reas	69 -12ŏ-9ǈ-7aŧ7š8BƂƴ9ƀ10Ţ12Ĺ14Ƙ18ƽ24Ō28œ57Ŕ
~reat	63 -8Ņ7xź8ĵǋ9ajJŞƇƖǜ11Ɯ12k13Ƽ15T16i21U24ŝŧ27Ŷƿ28ǚ30ņ
~reau	90 13Ŝ15ń
~reb	77 8Ɨ16ǝ45Ɠ
~rebu	77 8Ɨ16ǝ45Ɠ
~rec	54 -17ǩ-11Ű-8Ĺ-7JŐ7ŝťƾ8dǅǚ9žƀ10ĺŏŒƴǈ11aqƃư12zFŜ13ţŵƘ14Ǌ15ő16EǤ18B26Ż27Ǘ29ƿ43ż46Ľ58ŋ
~reca	81 -9J-8Ĺ10Ŧ12ũ19q59Ľ
~rece	77 -10Ũ9Ƴ14ť17ĺǈ18ƴ23Ǌ26őƘ
~reci	90 -18ǩ13iŊ18ŝ19w
~reck	73 -7Ż11rzŨ12ƿ13Bƀ17ư18Ŝƃ21ŵ61ż
~reco	62 -11Ű7k8Š9Ɠƾǟ10BĽ11ǚ14ƿ15ţ32Ǘ39Ż71ŋ
~rect	70 -7w7nzƊƟƪ8Ųžƴ9bsDŗš10Źǜ12dǅ14Œ16ŏ17a18F22E
~red	47 -20ƣǏ-16ǋ-12ōƗ-9tTVŒ-8Ř-7Ǒǩ7GĹŇƭǄǐ8YŨưƺǙ9SŴƋǃǧ11mŎš12Z13ƈơ14Ƈƶ15eƎǁ16lŉŌƀ18ǥ19Ʀǜ20ƌǍ21Pǒ27ş30Ǘ32ļŗǢ37Ɠ40ĵ43ſ46ŏƨ
~red>	49 -20ƣǏ-16ǋ-12ōƗ-9tTVĸ-8ŒŘ-7Ǒ7ľŅƾǙ8GĹŇũƎƭƺǄǐ9ŨŴưǧ10Sǃ12mŎš14ơ15Ƈƶ16Ʀǁ17ŉƀ18lŌǗ19ǥ21Ǎ22ǒ23Pǜ25ļ29ş34Ǣ35ŗ37Ɠ47ſ48ŏ50ƨ
~redi	64 -13ű9ƕ10ĸƎ11ŝƸ12ļŬ14Y17Ǘ18ƌ21Z22e57ĵ
~redo	80 17Ƌ21ƌ26ƈ
~ree	54 -16Ŀ-9ňů-7wŚ7Ƨ8aBŌţƯǁǩ9sĹŜŤŬ10ZƱ11Eǋ12GNVŁƝǃ13rŽ14ƞ15ơǄ16L18ƔǓ19g22Ű23h26m27j40Ƒ43D57ƙ
~ree>	67 -18Ŀ-10q-9ň-8j-7w8Ĺ10Ƨ11ţǁ12BDơ13sŤŬ14ZƱ15ǩ16N18r20Ƒ21ŁǄ22L25gƔ44m
~reed	83 16Ư22Ɲ40h
~reek	83 -10ů11ơ60ƙ
~reem	85 10ǌ12Ƣ31Ǔ
~reen	86 9ƞ10ś16aŌ
~reer	90 15q29V
~rees	78 -13ƙ-12m21j45Ƒ
~reet	64 -8ǌ9tƣ11ƞ13Ŝ15E16Gǃǋ31Ű35ƙ42D
~ref	73 -18Ũ-10F-7Ő8ř11Ə12ǌ13U14ĴƗ15Ľ20K22ǋ23ũ29ƴ45ļ
~refe	79 -12Ũ9ř15Ĵ22K49ļ
~refr	88 -11F14ǌ20Ľ27ǋ
~refu	90 -8ŐŨ29ũ38ƴ
~reg	67 -12Ź-11ƹ7ƙƩ8JKĹ11Ÿƾǂ12Ŷ13ǖ14ǃ16QƘơ18ŲƉ19ǡ24Ǌ25ū29ǔ
~rega	86 11Ĺ25ǡ
~regi	79 -7TŇ16ǖ19Q20ǃ29Ǌ31ū
~regu	72 -13Ź8Ʃ9JKƙ12Ÿƾ17Ƙ18ơ20ŲƉ34ǔ
~reh	78 -7ů8ǆ12Q14Ə26ǋ40ƀ
~rehe	83 42ƀ
~reho	86 -8ů8ǆ14Q16Ə29ǋ
~rei	90 22Ɓ
~rej	90 21ƴ
~reje	90 21ƴ
~rel	61 -11Q8TƔ11ǩ12ǚ25Ư28H39Ǧ64Ƃ
~rell	62 12ǩ40Ǧ66Ƃ
~rely	86 7m16Ư17ǚ
~rem	60 -13ơ-12g-7oƱ7xBXƩ8ť11Eǅ12Ǆ13Ǥ16œǀ18ǌ20ư22Œ27tƶ30ƌ34Ľ35ǈ43Ķ
~rema	82 28ư50ǈ
~reme	64 -14ơ-12g7œƢǚ8xB9ť12Eǅ18ǀ20ǌ29t30ƶ38Ľ47Ķ
~remi	77 -8o10Ʃ11Xœ12a18Ǥ30Œ
~remo	82 17Ǆ44ƌ
~ren	44 -23ǌ-14nǩ-12ZƚƸ-11Ƽ-10ǈ-9HŌƭ-8XĻƨǓǧ-7dœƃƝƴǂǔ7śǐ8ĺőŠŷ10ŘŧƟ11vKňŗǏ12Ưǥ13Gŝƌ14Ŝ15ũǇǒ16ķŐǡ17Ĺƪ18Ş22š26ŏ27ŵƤƥƽǑ29z31ơ32Ɓ33Ƣ45Ɯ50u59Fŕ80Ơ
~ren>	75 7Ʋ13ƫ17vƯ18y36u
~renc	78 -8Œ7ř10Ə11œ13K17ł19ň36ǡ
~rend	85 38ƪ
~rene	61 -10ŌŔƢ8Ǟ12Ơ13ś22Ĺ27Ƥ28Ŝ36š61ŕ
~reno	86 -7H15Ʒ36ƌ
~rent	48 -21ǌ-14n-13ƚƸ-12Z-11œƼ-10ǈǩ-8XĻƨǓǧ-7ƃƝǂǔ7Ƶ8şƮǐ9ŷƤ10ĺőŒ11Š12ŘƟ13ŗŧǏ14Ŕǥ15ŝ16G17ŕǒ18ķǇ20Őũ22Ş30ŏŵƥƽ31Ǒ32u33z36Ɓ39ơ45Ƣ50Ɯ66F80Ơ
~rep	58 -10ƒ-9Ƙ-7Ōǝ7ƃ8Ŕž9ǉ10Ŝư11ĺƑ13ţƋ14ĵǄ17ź20Ŧ23ƈ26Ɠ28Ǣ32ƗƵ34Ɛ42ũ
~repa	77 9ũ10Ƥ11Ŕ14ư20Ǆ32Ŧ
~repl	62 -10ƒ-7Ōǝ7ƃ8Ʈ9ž12Ƒ13ĺ14Ƌ25ƈ29Ɠ30Ǣ36ƐƗƵ
~repo	78 -11Ƙ7Ť9ŧŻ12ǉ19ĵ21ţ24ź
~req	74 10Ĺ13Ǚ16Ľơ17ǌ25Ǔ
~requ	74 10Ĺ13Ǚ16Ľơ17ǌ25Ǔ
~rer	77 -12Ɣ-11qš-10ť-9ƨ-7ş12Œ13QŬ14Ţ17Ŵ21ų23ƴ27ő30ƈ41Ő
~rer>	81 -13Ɣ-11š-9ƨ-8ş13Œ14Ŭ15Ţ20Ŵ24ƴ29ő43Ő
~res	52 -19S-12aǞ-11P-8uAů-7Ƌ7NłńŝǄ8eBŏƏƘǗǟ9kEĻĽŅŠŽǂǔ10ĿŕƑƔ11ưǝǧ12Ňő13Ǐ14şǜ16t17Ǎ18ŷ19ō20JŰ21ƻ26Ő28U29Ƽ32nǩ34G35ǋ37D
~res>	70 -7ǉ7ŗƫ8ǔ9Ƣ10Ǡ11ƞǍ13eŐƘ14Ļǋ15şŽǏ16kŕƑ18n21Ŀ
~resc	84 30ƻ
~rese	86 -7ĵ10Ş12ő13Őǜ16N17ŝ
~resi	83 9ǔ15G20Ǆ29n35ǩ
~resp	88 7ł9Ǔ10ǌ14Ţ17U
~ress	58 -16S-13Ǟ-11P-7u7łƚ8ƻ9Ũǜ10ńŐőǂǩ11Ņ12E13ŇǗǧ14ǝ16ŷ21U23J24Ű28G29ǋ34Ƽ43D
~rest	68 -8ů-7Ƌ7Wşǩ8ŷ9ĹŇƣǛ10zH13BƏ14ơǍ15Ɣǟ16Šư17t21ō
~ret	60 -8ǥǩ7Ŵǆ8ŻƙǑ9TĿŜƭǂ10ŢƆǙ11Ũ14G15š16t17Ƨ18Uƹ19Ƹ20Ǆ26P32Ķ35V
~retc	88 8Ɵ13Ż25š
~reti	69 8q11ƭ12Ŝ19t21Ƨ32P33Ķ43V
~rett	68 -7ƚǩ7Ĺŕ8Zō9ŴǑǟ10Wƙ11Ŀǂ12Ɔ13Ţ14Ũ16G21Uƹ22Ƹ
~retu	84 -10ǥ7Ǌ8Ǡ10f11ŧǆ15T17Ǚ
~rev	72 7œ10Ŷƈ12űƩ13Ǟ16ǩ20ũ22Ŝ23Ŗ32Ǌ36H
~reve	77 7ő12GƩ13ű22ũ35Ǌ39H
~revi	82 -9G-7ƶ9œ12ƈ14Ŷ16Ǟ20ǩ26Ŝ27Ŗ
~rew	73 -8Œ9Ŏ12uǣ13Ǩ14ƲǑǞ21ǉǎ32k35Ǉ37ǈ
~rew>	74 -8Œ9Ŏ12uǣ13Ǩ14ƲǞ15Ǒ19k21ǉ35Ǉ38ǈ
~rfe	80 8ař10ŕ11D15ĻŐ24Ş
~rfec	80 8ař10ŕ11D15ĻŐ24Ş
~rga	90 -9w-7t25xǆ
~rge	66 -7Ʋ7Ż8Ļơǒ9tƄ10ƿ11ŒƨǙǩ12Ɠ15ƴ18ǔ21YŁ23Ơ26ƆƼ45Ń
~rge>	73 -8Ż7ƱƴǤ8ŕ9ǒ10ơ12ƿ13Ǚ15Ɠ20Ơ21Œ25Ł30Ɔ
~rgen	83 9ƃ27Y43Ń
~rger	88 10ǂ13t39Ƽ
~rges	88 -9Œ-8Ʋ9Ơ17ǩ27ǔ
~rget	86 11ĻƓ13Ƅ15Ń16ƨ
~rgi	82 8l14Ÿ16C17y20Ņ24Œ
~rgia	85 9l15Ÿ17C18y
~rho	88 9ƒ11G12ƅ28C
~rhoo	88 9ƒ11G12ƅ28C
~ria	75 8Ƈǘ9Ʃ10uū11ǋ12ƦǕ15ƫ25Ɖ26ư
~rial	78 9Ƈ10ū12ǋ13ƦǕ26Ɖ27ư
~rib	80 -7ǋ7œǍ9gŨűƇƣƻ10w11Ƹ
~ribe	84 -7ǋ7Ǎ9űƇ10ƣƻ11Ƹ
~ribl	90 8œ10g11Ũ12w
~ric	55 -11Ŀ-9ŷǩ-8Ľǒ-7Ĵŧǃ7ƈ8ĵŝǏ9QŇŘƏƗƠǊǔ10q11rǈ12Ŋœǟ13ǘ14Ʃ15ƬǍǑ16ŭ17ľŎƒ19ŀ21Š24ƋƘ25ł27ń28ƚ29XŒ32Ņ44Ƈ
~ric>	85 25Ƌ
~rica	73 -7Ŀ8Ɲ10ƙ15Ƌ19ǈ23Ǒ41ƚ
~rice	61 -9ŷ-8ǒ-7ŧǃ7ĻŞƴǦ8Ţ9ƈ10ĵƠ11Ǌ12ŇŘŝ13rƗ14Ŋœ16Ʃ17ƘƬ19Ŏ20ƒ22ľ24ŀ25Š29ł31ń33XŒ37Ņ
~rici	90 -11Ľ9P13Ǐ17Ƙ20q
~rick	74 -7Ĵ10ƣ19ǟ20ǘ22Ǎ62Ƈ
~rict	82 10ơ11Ǆ14Ǔ15ǔ16Ə17Q26ŭ
~rid	69 -8F-7ŝ7Ŷ8ǔ10ŉŸ11w14ŪƵǄ17ŭ18Ŭ19tƃ23H33ǀ40Ų53ŵ
~rida	85 -7ž12Ÿ15ƃ18Ǆ30H
~ride	74 -10Ū-8F-7ŝ7ƃ9ǔ10Ŷ11ŉ12w20tŬ23ǀ43Ų59ŵ
~rie	52 -10SƂ-9Ʈ-8ǋ-7Œ7hŨƫǉǐ8ŞŧŶƳǘǦ9Žǅ10ĽŲƷ11ũƤǍ12aƢ13őƑƼ14Ǜ15ņŠ16o17Ɔ21Ţ23ƃ24B25A26fĿ32Ő37ǣ
~rie>	88 7ş13Š16h24Ő
~ried	68 9ƚƛ10rƖ11ƫ12Ŷ13Žǘ14Ŀ16ũ19Ţ25o37f
~rien	64 -10Ʈ7ƃ9ľ11ŠŧŨǣ12Ƴ13ǅ14ƤƷ17aƢ20ņ31B33A
~rier	77 9ǣ11ŢŦ14ŝŞ22ǩ25ő36Ő
~ries	61 -11Ƃ-9ǋ-7S8XŭžƊ9Wǉ10ǐǦ13ĽŲ15Ǎ17Ƒ18ƼǛ21ĿƃƆ26ǣ
~rig	37 -16ǩ-11n-10xL-9TŤ-8jmBU-7ķōŞǎ7wKņŠŭƨƱǈǜǞǣǥ8deřŨŬǔ9psQŁųƌƝǦ10iŃŗşǄǑ11uŏƈơƽ12aCEŇťŧŲƜƬ13oŌǟ14SXƓ15ŀŊŎ16IMő17ƒ18q19ǃ20ƅƷ22bP24ŝ27N
~righ	38 -15ǩ-11n-10xL-9TŤ-8jmBUǎ-7ķōŞ7kwKņŌŐŚŭűƨǈǌǜǞǣǥ8deƱ9qsřŨŬǔǦ10ipQųƝǑ11ŃŗşǄ12auŏơƬƽ13oEŇťŧŲƜ14CXƓǟ15SŎƅ16MŀŊ17Iő18ƒ20ǃ21Ʒ22P23b25ŝ28N
~rigi	75 10ƅ13Ƌ15ƈ18ƌ21lŠ
~rij	90 18ƹ21ƿ
~riju	90 18ƹ21ƿ
~rim	84 9ū10ǜ11Ɓƾ20Ƒ
~rima	90 14ƾ
~rin	49 -12Ǆ-10Ƒǎǐ-9ŗŞ-8XZĿŒŤŶƞƠ-7FQĶœũŮƷǋǣ7HSŭ8juR9hńŉŌŏŕſ10rƔƥ11KŀţƢ12qUł13LƚǞ14řǑ15VŐƣ16ĹŲƎ18ŜǇǜǩ19fĽ21I27Ʈ28Ƌ34Ǎ35TǊ44Ƙ51Ǜ52ƿ
~rin>	75 -12ǩ-7Ŷ8kǜ9Ų10ƭǥ12Ǎ13i14ƻ15UĹ17Ő18Ō20ŉŏ33Ǜ
~ring	53 -12ǩ-10ǐ-9Ƒǎ-8ĿŞŤƠ-7iFQXĶŇœŶƷǋ7ŵǍ8PǛǟ9Hŭ10juRSř11hrńŕ12KƢ14qłţƚ15ŀ16Lǜ17Ǒ18VǞ19Ǝ20ŜŲ21ĹǇ22f23Ľ24I28Ƌ30Ʈ39TǊ49Ƙ
~rink	68 -12ŲǄ8ǩ24ƣ29Ǎ42Ǜ77ƿ
~rins	88 -11ŗ-8Ŗ15ǩ21ſ
~rint	85 -8Ɵ9ř25Ŗ37ǩ
~rio	74 -7Œ8Ǐ10rŔ11œ12ŉ13Š14Ĺǂ15ƽ17Ƽ28ľ33Ƈ
~rior	83 -8Œ13œ32ľ38Ƈ
~riou	79 9Ǐ11rŔ13ŉ14Š15Ĺǂ16ƽ18Ƽ
~rip	69 10ǖ11BƜ12ůǀ15ǋ21Ɓ23Ǎ27ƻ29ƛ30Ş32k
~rip>	77 7ū13B14ů16ƛ17ǋ25k26Ǎ
~rips	88 7Ɯ13k17ǀ
~ript	83 33ƻ
~ris	61 -16g-10ǆ-9ƚ8ŏ9Ŝ10ķ12ǃ13dDǋ14Ǥ15k19ſ20ũ24ǀ27ƣ30ƙ
~rise	81 -7ŗ7Ż8ĸ11ŏ18ǋǤ36ƣ
~risi	90 -13ƚ24ƙ
~risk	76 -20g13ķ18ƙ27ũ30ǀ
~rist	67 7Ƌ15dD17k22ſ
~rit	59 -13Ʈ-11n-9Ŀ-8Ư-7ś7oŉŎƄƭ8řǗǜǡ9JĸũŻ10ƍ11ežƬ12ŗŶƞǓ13ŝǀ14wǩ15gŸ16Ō17fľ21h23b24Ő28Ǝ33ƶ36Ʋ
~rita	84 13ƶ28f
~rite	67 -13Ʈ-7ś7bnǖ9oŉ10ǜ11řũ12ǀ13ĸƍ14Ƭ15ƞ16Ŷ17wŝŸ20ŌŐ25ǩ
~riti	82 -8Ư12Ő13JƄ14Ŏ34Ʋ
~ritt	77 -21n7Ǚ11ƲǓ13Ż17ŗ21ž22b31h
~rity	74 9ǘ10Ķ12e25ľ31ƶ37Ǝ
~riv	46 -20n-17u-16q-14ƿ-11ő-9PRƒ-8rwGń-7xyTǇ8Džǋ9Ƅơ10Ƃ11Ũ13Q15Ş16a18N20Ŷ21ŰŻƙ27ŵſ32ů33Ÿż34Ų36Ū37ǐ41ź42ŭ44ŴŽ46Ů54ų56Ź78ŷ
~riva	83 9ƨ11Qǀ13Ʊǣ20ơ
~rive	49 -17u-15q-13ƿ-12n-10xz-9R-7rtyTƨǇ7ǃ8QǋǛ9DŸ10ž11Ƅ12ż13Ũ17Ū18aŞ19Ų23ŰŶŽƙ29Ŵſ30ŵ32ŭŮ34ź36ů38Ź42ǐ53ŷ55ų
~rivi	62 -13ő-12n-11ǩ-9ƒ-8GP-7w9L12ź15Ƃ16ŭ21ŮŲ23Ŵ27NŪ28ż30Ž31Ż35Ÿ37ŷ39Ź
~riz	90 13Ÿ14Ǟ27Ɵ
~rizo	90 13Ÿ14Ǟ27Ɵ
~rk>	45 -13i-12wĹƤ-11ŎŪƩ-10C-9ĸŶǈǏ-8ǥ-7ŐųƗ7ŅƷ8BŚ9T10FX11ƌ12IǙǨ14LNŴ15Ǡ16Ǒ17ĺŗƃǔ18ƦǄ19ŵƸƾ20ŇŰ21Jǐ22Ɲǣ24ǚ29Vǩ32S33qů35R38ŭ40W41Ƨ43Q44U45P
~rke	64 -8r-7Ƽ7Ķ8B9FķƓ12Y13ŭŰ16ņ17Ƴ19HS21ǜ22Ǒ26ǣ27ƒ28Ǉ
~rked	78 -7G12ķ13F16Ű17ŭ21ņ28S
~rker	69 9B19Ƴ24Ǒǜ29ǣ31Ǉ
~rket	79 -9r8Ŕ9Ķ11Ɠ16Y24H35ƒ
~rki	68 -12Ǒ-9ƹ-7ǩ7S11ǒ12ŝ16Ű17Vń21q23h24Ķ29g30Ĺ32ǈ39P
~rkin	68 -12Ǒ-9ƹ-7ǩ7S11ǒ12ŝ16Ű17Vń21q23h24Ķ29g30Ĺ32ǈ39P
~rks	61 -11nǍ-10Ǉ-8ŘŞ-7Ǌ7ź8ŖƯ9Œ10ƅ11kM12Ɨ13ŝ14Ɯ15ň17Ƒ24Ǒ29Lǈ30Ɲ43Ŋ
~rks>	65 -12n-10Ǉ-9Ř-8Ş8ŖźƯ10Œƅ12kM13Ɨ14ŝ15Ɯ16ň26Ǒ32Lǈ46Ŋ
~rksh	72 -13Ǎ-8Ǌ11ǣ21Ƒ37Ɲ
~rl>	79 9ǖ11ǃ12Ǥ14l16ǈ22w29u
~rld	86 11C13d15ĻŃ
~rld>	86 11C13d15ĻŃ
~rlf	86 -13Ʈ20Ʒ28Ƣ
~rlfr	86 -13Ʈ20Ʒ28Ƣ
~rli	90 8Ɖ
~rlin	90 8Ɖ
~rls	83 -13d7Ʊ11v14Ʒ17pu18ǜ
~rls>	83 -13d7Ʊ11v14Ʒ17pu18ǜ
~rly	76 -10K-8Ɣ8L11J12RǊ15Ů20ĴŸ30T
~rly>	76 -10K-8Ɣ8L11J12RǊ15Ů20ĴŸ30T
~rm>	56 -17V-11Ƭ-9AƔ-8Ƥ-7Ə7ŅŰƈǠ8Wń9mp10ĺŭƥ11ļ12a14B15ƜƵƶ16ơ22ŕ24Ǒ26Ľ36ƚ37Ő38Ǝ52ƭ53j56Ʃ
~rma	61 -7ŵ7ĽǕ9nłǗ11gƻ12ƾǏ14A16Ļ22RŭƩ23ƣ
~rmal	64 -7ŵ9n10ł12ƾ13Ǐ15A23R24ŭ
~rman	82 8h15g29Ʃ32ƣ
~rmat	82 10ĽǕ13Ǘ23Ļ
~rme	88 23ő29ǜ
~rmer	88 23ő29ǜ
~rmi	75 -12ţ15ŋ16C17ǜ20ƻ22Ÿ40Ź
~rmin	88 -14ţ19C20ǜ24ƻ
~rmit	79 7ƌ23Ÿ42Ź
~rml	90 37Ǔ
~rmle	90 37Ǔ
~rms	76 -7Ŀ10Ŕ15Ǝ17Ƙ18cǕ20ńǩ27ƚ
~rms>	76 -7Ŀ10Ŕ15Ǝ17Ƙ18cǕ20ńǩ27ƚ
~rn>	61 -20Ŀ-13Ǆ-9Ɠ-8ǥ-7ǩ8VŉƧǆ9B10ŰƟǧ11ţǙ12c15Uľ16mƐ18v20xņ26q27Ƒ34l35TŎ36d37ŀ46p
~rna	74 10a11ĸ12Y13Ŀ15ŉ20Ɗ29Ƌ38ƚ
~rnac	80 12ĸ14Y22Ɗ32Ƌ
~rnad	84 7ǝ15Ŀ43ƚ
~rne	62 -19ǩ-10ť-7ż7mCŤǣ8sƊƔƲǕ9xƖ10ŐǢ11vBĿŅƑ12cƓ13Ź14ţ15ƪ16ņ17ǝ21ŀ23ſ28Ǚ32ƴ
~rned	66 -17ǩ-7ż8ǣ9mƔǕ10sx11Ǣ12vĿŤƑ13Ɠ14c15ţ17ƪ18ņǝ23ŀ25ſ34ƴ
~rner	79 7ū10C14ĺ16Ő23Ź
~rney	90 12Ʋ14Ɩ18B
~rni	63 -10U-9Ǩ8ǀǞ9aVķŀǙ10ƽǝ11ŕŵǏ12qƥǖ13T15GR16Ʈ17Ƣ21i24ů26L28Ű32Ɨ
~rnig	81 15ŕǏ16ǖ39Ű
~rnin	67 -10U-9Ǩ7Ĺŏ9ǀǞ10aŀǙ11ƽǝ12ŵ13q14T16R19Ʈ23i26ů29L
~rnit	79 14V16ƥ20G22Ƣ27Ɨ
~rno	82 -11Ń-9x10i13L14Ō16j17Ǌ50ǜ
~rnoo	84 -11Ń13L15iŌ17j
~rns	81 -21ŀ-10ľƷ-7ŕ12Ƹ15q18Ƒ35Ŀ41Ź
~rns>	81 -21ŀ-10ľƷ-7ŕ12Ƹ15q18Ƒ35Ŀ41Ź
~ro>	83 10ǚ12ŏ13Ɛ18ţ21ř
~roa	70 -9ǌ-8x-7Rƌǔ8CŎǋ10Ǧ12yŝ13Ə14Ǟ15ǀ21ǟ22Ź25ŭ27Ɓ33D
~road	70 -9ǌ-8x-7Rƌǔ8CŎǋ10Ǧ12yŝ13Ə14Ǟ15ǀ21ǟ22Ź25ŭ27Ɓ33D
~rob	73 -9N8ĹŏƸ9ŋŵƷ10Ơǜ11Ƽ12Lƛ13Ŝ15ŀƩ27ǩ
~robl	75 -9N7ǂ8ĹŏƸ10ŋŵ11Ƽǜ12Lƛ14Ŝ16ŀ
~roc	77 -16Ɣ-7O10jX12ǀǜ15Ō17ƕ22ł30ŭ
~roce	82 -8O11X13ǜ16Ō23ł32ŭ
~rock	85 -17Ɣ11j13ǀ19ƕ
~rod	83 10ƝǕ20Ʃǡ25Ǆ
~rodu	83 10ƝǕ20Ʃǡ25Ǆ
~rof	80 8Ɛ9ņ14P27ǚ
~rofe	81 8Ɛ9ņ14P27ǚ
~rog	72 -7n7ţ8Ž10ū11ļǅ12Ǘ13ő14Ő15ńŅŤ19Ǔ26Ǚ27ǥ
~rogr	74 -7n7ţ9Ž11ļǅ12Ǘ14ő15ńŅŐ27Ǚ28ǥ
~rok	66 -10Ŗ7ŵƛƜ8ĸǌ9ķſ10Ǟ11ƥǉ14ƽ15ŘŨƎ17Ŝ20Ɓƞ32Ť
~roke	66 -10Ŗ7ŵƛƜ8ĸǌ9ķſ10Ǟ11ƥǉ14ƽ15ŘŨƎ17Ŝ20Ɓƞ32Ť
~rol	62 -7ZŒ7ŹǨ9ŕƘǈ11tƏǝ12Ķ14QǑ17Ō22ųź23Ǡ25W29Ǉ30Ƽ58ǉ
~rol>	88 10ǂ29Ƽ
~roll	63 -10ǈ-7ZŒ8ŹǨ9ŕ10Ƽ11Əǝ12Ķ14QǑ17Ō22ź23ų24Ǡ25W29Ǉ59ǉ
~rom	48 -18Ĺ-15ų-13ǈ-11hQ-10TŞǐǧ-8ŌǂǤ-7ōŖƌǥǩ7ŏũůƝƟƪǏ8uƄ9BŀŠŲƩƽǅ10ķśſƅƧ11kIŇŸ12ƈǄ13ƏƜǝ14rŧǍǜ15ĺ16ĸ17RƻǊǋǑ18WŅŢŤơ19Ŕǔ21Ľź22œǒ24Ļƙ26Ŝ30l33Ŏ38Ǖ
~rom>	48 -15ųǩ-13Ĺ-12ǈ-11Q-10hTŞǐǧ-8ŌǂǤ-7ƌǥ7ŏũůƝƟƪǏ8u9BŀŠŲƄƩƽǅ10ķśſƅƧ11kIŸ12ŇƈǄ13ƏƜǝ14rŧǍǜ17RĸƻǊǋǑ18WŅŤơ19ŎŔŢǔ21ź22Ľœ23ǒ24Ļƙ26Ŝ31l38Ǖ
~romi	86 10Œ14d15ǩ26Ŏ
~ron	61 -8F-7ň7ƤƩ8jKŤǤ9ĺƣǌ11q13Cǜ14ǩ15Ŀ16Ƈ17Ə18ǋ19ņ21Ş23Ŷ25bĴ26ǃǈ27Ś28ǚ
~ronc	90 36Ŷ
~rong	73 -7ňũ11Ǥ17CŤǜ19Ŀ21ǩ24ņ25Ş35ǚ
~roni	86 7Ɨ8Ĵ16K
~rono	88 31b
~ront	67 -9F7Ÿ9Ʃ10ĺ11jƣǌ13q18Ƈ19Ə20ǋ22Ĵ29ǃǈ32Ś
~roo	50 -15c-12ű-11ǌ-10ťƩ-9Ƈ-8JǇ-7ŃƣǞ7Pơǘ9Ɗƕ11h12XŎų14Ɨ15ş17ǧ19Ƒ20ǒ21y24Ɯ27nƝ30Ɔ32Ǆ40ƌ43Ƅ52Ƣ71Ɖ89ƈ
~roof	54 -15c-12űǌ-11ťƩ-9Ƈ-7ŃƌƣǇ7ľǣ8Pń9Ɲƪ11ƕơ13h15Ŏ18ş19ǧ21Ƒ28n31ǒ36Ǆ48Ƅ78Ɖ98ƈ
~room	61 -11ǒ-7Ǟ8ƐƠ9ǃ11Ɗ16Xų19Ɨ24Ɲ32Ɯ37Ɔ58ƌ66Ƣ
~rop	60 -12G-9ŗ-7Őǩ7ƍǨ8ƧǦ9ĸ10ťƽ11I12ś13Hǌ15Ÿ16žƑ17ơ18V22ǆ24DķƗ26ƀ27š32Ƶ35Ǣ
~rop>	75 -7Mƭ7š10V13ƽ18ś23ƀ27ǆ33Ƶ
~rope	66 -12G-8ŗ7wǋ8ƍ14H15ǌ17Ÿ18ž19Ƒ20ơ22D27ķƗ39Ǣ
~ropp	77 7ŲǦ8Ƃ9I10Ƶ11Ǩ13ƀ14V29š
~ros	73 -15Ş-7őǄ8T10ů11ŖƔǒ13œũ18ǃ21ļ23ǉ24ŝ44Ǌ
~ross	75 -7Ǆ8T11ůƔ12Ŗ13ũ21ļ24ǉ46Ǌ
~rot	59 -10z-9Pŭǅ-8ǩ7nqƎƫ8A9QŖŽǆ10Ə11wĽŁŅƲƳ12Sľǘ13ƃ14Ĺųſ15ŗ16ƽ17Ķŏƭ18ǃ22h26B28ķ
~rote	65 -9P-8ǩ8qŴ9Ǝ11ŖŜƏ12Ʋ13w14ľǘ15ƃ17Ĺŗſ19ƭ20ŏ32ķ
~roth	69 -10z-9ŭ7eH8Ǩ9ƫǑ10nA11ǆ12QŽ13Ƴ14Ł16Ņ19ų20ƽ21Ķǃ32B
~rou	44 -14H-12Ǣ-11PƔ-10ţ-9Ň-8Ĵŉŏœŕ-7cĻŀŜŝŶƬƯǇ7hzƞƥƦǁǉ8šŬűƙ9Y10ķńŐŖǥ11CőŤ12ŗśƓƱ13ŊƳ14ĸƗƨƿ15tŧ16ejƮ17nŠŮ18T19s20ǖǜ21Ũǀ22ĵũƕ25ŵƍ27ǎ28Ƨ34l51W
~roub	73 -7n7ĸƿ8ĵ10tƛ11pƽ13Ĺ14ŞƼ21ű22ǜ
~roug	49 -12Ǣ-11Ɣ-10P-8ŉƽǩ-7QŏşţƟƬƯƼ7ňƱ8TƁƦ9rzĺőƚƧ10ZĵŪŵ11śšŬ12nƗǥ13Yķŧ14ĸŐũ15jŊŖ16ŤƳ17ƨ18ƕ19ŗƮ20Ů23ǎ24Wǖ26l30Ũ
~roun	56 -13H-7Ƹ7ŅŭſƎƱ8Wşƕ9uVƜƟǎǧ10Ƒ11ƣƥǁǉ12hĵũ13nǜ15T16l18Ɠ19Cń20Š21ŵ29s36ƍ
~roup	78 -16V12x18Q29Ƨ43W
~rous	83 -7g8ś19a35ǀ
~rout	85 12Š18M35e
~rov	79 10ŎǢ11WǄ15Ő17Ł19ƌ22B25ǟ28Ş
~rove	82 10ŎǢ19ƌ23B26ǟ30Ş
~row	57 -10uH7jŖǕǣ8Œǘ9űƭ11ŅŴƦ12YƬ14Ɯ17l18ŵ20ĸ23LųƔ24v34nƕ38ƪ40Ǟ
~row>	60 -10H8ŖǕǘǣ9Œƕ10vű12ŅŴ13Y14Ʀ18Ɯ19lŵƬ21ĸǞ24L25ų27ƪ33Ɣ
~rowe	86 -13Ɣ18ƪ37ƕ
~rowi	85 -8Ƭ8Ƒ11Ǉ22y24Ǟ
~rown	83 -12y13j15ƭ21v22n
~rp>	88 -8r-7ş15Ū16Ŷ35ǆ
~rpe	90 8Ɗ19ƛ
~rpo	77 -10D12ǃ20Q23Ű30ǆ
~rpor	77 -10D12ǃ20Q23Ű30ǆ
~rpr	85 8Ż9ĸ11ŏ19ǋǤ
~rpri	85 8Ż9ĸ11ŏ19ǋǤ
~rra	85 34ŭ
~rran	86 34ŭ
~rre	57 -10Ũ-9ƨǧ-8Ơ7ŖƔǜ8dSŚŹ10Ƶ11ǥ12őŞǒ13aF16ļ17E20G21ŝ23Őŕǡ27ŗ30ƪ40ŏ43Œ
~rrec	70 -7w7nzƊƟƪ8Ųžƴ9bDŗš10Źǜ12dǅ14Œ16ŏ17a18F22E
~rren	60 -9ǧ-7Ơƨǅ8Ŗ9S10Ś11Ƶ13Şǥ14őǒ21ŗ22G23ŝ24ǡ26ŕƪ28Ő29ŏ33Œ
~rri	59 -11Ƃ-10ǆ7r8uWŦƙ9ƫǦ10Şǃǩ12Ľ14ũ16Ƒ18ő20o24Ő26Ţ32fĿ33ƚ
~rrib	90 8œ10g11Ũ12w
~rric	79 -7Ŀ11ƙ45ƚ
~rrie	61 -11Ƃ7rŝ8Ŧƚ9Wƫ10ŞǦ11ǩ13Ľ14ũ17Ƒ18ő21o25Ő27Ţ34fĿ
~rro	62 8ƬǕ9IŖǘǣ11ű13Ʀ14Yǚ19ŵ22ĸ26Lų31ƪ
~rrow	63 8ƬǕ9IŖǘǣ11ű14YƦ20ŵ23ĸ26Lų32ƪ
~rru	86 20ǝ37N
~rrup	86 20ǝ37N
~rry	55 -16Ǧ-13Ɲ-11N-8u-7ųƮ7Řůŵƙǐ8bOƳ10űƢ11a12ņ13fƦ15ŏŲǏǥ16ZƄ17ŗşǚ19ǒ22Ŀ23Ƃ25Ń26h27ǌ30ǡ33ſ
~rry>	56 -15žǦ-13Ɲ-8N-7uų7ůǐ8bOŵƙƳǥǩ10űƢ11aş12ņ13f15ŲǏ16ŗ17Ƅ18ǚ19ǒ23ĿƂ25ſ26hŃ28ǌ31ǡ
~rryi	76 -7ǩ8ş11Řǥ12ŏƃƦ13ſ24Z25ž
~rs>	36 -27n-26Ő-24d-15P-14DŒ-13ǁǈ-12sCTƬƮǌǩ-11lrIŮƉƗƳ-10ŁňŌŨƪƷ-9jJZƑƟƺ-8gMQWĴĽŃǀǊǡǢ-7yOYļĿŀŘƫǜǤ7ĺŚŢŹƅƥ8HKUƂƆƸǒǘǛ9űƓƝǧ10xzEŤƜƲƽƾǞ11bĶľơǍ12VƐǗ13fhĵŬƕƱ14źżƊƖƙƩ15uťžƨǣ16őţƿǎ17mƃƏ18pƻ19Ūǆ20ųƋƢ21Ǐ23ARƈ24Ǖ26Ŵǐ27Ǝ28ǔ29Fƣǅ30v31Gŵƭ36S37ŷ38Ÿ43Ǒ
~rsa	82 12Ļ14s19ŋ25Ʃ
~rsal	90 28Ʃ
~rsat	86 12Ļ15s20ŋ
~rse	56 -12ŗ-9v-8ő-7Ɯƞ7ƾǨ8qƎ9ŠŢƀƯƸ10SVǑ12Ɓƕ13Q15gUţź16c17ŁōǇǉǕ20Ŧ21Ƣ22nH24ŘƦ25P28ǁ
~rse>	74 -9ő-7ŀǂ11Q12q16S22Uź26P39ǁ
~rsea	90 12ǀ31Ǖ
~rsel	58 -12ŗ-9v-7ƞ7iŌ8ƎƾǂǨ9ƀƯ10gŠŢǑ11V12ƕ16ţ17c18ŁǇǉ19ō21Ŧ22Ƣ23n24H25Ř26Ʀ
~rsh	84 8Š10Ƅ15o31ǆ
~rshi	85 8Š10Ƅ31ǆ
~rsi	78 9Ʊ11xO12q13ǃ16Ť18y20S
~rsin	90 15q23S
~rsio	88 12O19Ť
~rsit	88 11Ʊ13x20y
~rso	63 -17W-11Ǧ-9ǡ7ghŖŷ8Ǣ9ǎ10Tƃ11fƂ12ľǈ13Jž14ų15ł18ŭ19Ŋ21Ǩ22ņ23A26Ŝ27Ɨ34M
~rson	63 -17W-11Ǧ-9ǡ7ghŖŷ8Ǣ9ǎ10Tƃ11fƂ12ľǈ13Jž14ų15ł18ŭ19Ŋ21Ǩ22ņ23A26Ŝ27Ɨ34M
~rst	56 -9ƀ-8ŝ-7ĸ7EŢŨżžƨǅǞǤ8wőŕ9e10rŚůƛǜ11Ʋ13YŇŠ14aŞǩ15xŃƫ16œ17ƅ18o20AŏŖ21ń22ň28Ɩ29Ŀ32Ř
~rst>	57 -8ŝ-7ĸ7ESŨžƠǅǤ8wŕƨ9eő11ǜ12Ś13Š14aYŇ15Şƛƫ16xŃ17œƅǩ19o21Aŏ22ńƖ31Ŀ33Ř
~rsta	77 -10ƀ-9s8ũ10r11ĺĻżƽǞ13Ţ17ů33Ŗ35ň
~rt>	48 -15yĹ-14Š-11Ŗ-10xťż-9Řƭ-8nLŅűƞƤƳ-7qBMPŧŭŴƉƗƛǔ7a8ľŝƬ9EĵŕŞſƋƘǂ10DWĿőŰƎǓ11ĸńźƱǚ12lRƜƧƽ13ŀōřŹƍǩ14ǅ15XƩ16d17ǟ18Ʈ19ŃǙ20UŲ21ž22S23Ƅ24C25Ǉ26V28ƃ29ǧ30ň32ţƼ38Ť43ǣ
~rta	70 -7Ƭ8Ō9MT10ƶ13eƳ14ō15X16Ʊ18ǩ23ľ28Ƨ
~rtab	76 -7Ƭ9Ō10MT14eƳ16X32Ƨ
~rtan	78 11ƶ16ō19Ʊ29ľ
~rte	69 -9K-8Ű7SƖ10ĺżƬ11Ʀ12Ɲ14Ƙ15ƽ19x20Ĵ22Ō25œǅ28OƱ
~rted	72 -8Ű-7Ń8S10x11ż13ĺƝ16ƽ24Ō26ǅ27œ30Ʊ
~rter	83 -11K12Ƭ14Ʀ16Ń17Ƙ25Ĵ34O
~rtg	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~rtga	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~rth	56 -11Ŏǎ-10ŇǍ-9Ɖ-7ƚ7ŭ8Ǘ9jŜŢ10DŒƐ11ų12Ƒ14k15Tǝ17cǩ22Ǐ23Ɨ26v32Ļ36pƒ40Ƙ41ķ44d48ű
~rth>	59 -12Ŏ-11ŇǍǎ-10Ɖ-8ƚ-7Ǣ7lŭƁ9j10ŒŢ11DƐ12ų13vƑ15k16Tǝ18ǩ20p22d23Ǐ24Ɨ34Ļ38ƒ42Ƙ43ķ51ű
~rthd	69 7Ÿ12ŜǗ17v22p26c29d
~rti	60 -7w7tǀ8ķž9R11ơǃ13Ō14Ř15Š16ǆ17ź18ŭǌǒ21ŏƜ22T28ǧ36c
~rtie	83 12ķ15ơ31Ɯ51c
~rtif	64 12ǃ19ź20ǌǒ31ǧ
~rtin	79 7m8j9t12ž19Ō28ŏ
~rtm	60 -10ǧ-9Ɲ-7VŒƛ8Ű11ƞ14GǍ15Ɯ16F18Ťơ20DƗƥ21Ƣ22Ơ23Ƥ24Ə34ƣ
~rtme	60 -10ǧ-9Ɲ-7VŒƛ8Ű11ƞ14GǍ15Ɯ16F18Ťơ20DƗƥ21Ƣ22Ơ23Ƥ24Ə34ƣ
~rtn	68 -21d-10vHQŐ-7ŇŮ8s10r13Ł16Ʒ23Ǡ24tǨ27Ŵ28qǂ29ƨ31o33pǆ
~rtne	68 -21d-10vHQŐ-7ŇŮ8s10r13Ł16Ʒ23Ǡ24tǨ27Ŵ28qǂ29ƨ31o33pǆ
~rts	72 -13S7ǧ8Ÿ11ř12ơ16ŵ18Ǒ21g22ǀ26l32ǒ
~rts>	72 -13S7ǧ8Ÿ11ř12ơ16ŵ18Ǒ21g22ǀ26l32ǒ
~rty	65 -12G-8ŗ8ƍƔ10ŐŠư12H15ķ16žǌ18ņƑ21Ɯ22DP23ơ26Ɨ40Ǣ
~rty>	65 -12G-8ŗ8ƍƔ10ŐŠư12H15ķ16žǌ18ņƑ21Ɯ22DP23ơ26Ɨ40Ǣ
~ru>	90 26ų34Ŷ
~ruc	58 -16Ɣ-13Ǆ-10RƂ-8Ų-7Gŗǀ7HƁ8ǟ9ƦǏ10űǩ11Ǜ12QĹƑǋ15Sŵ16Ƈ22ŪƓǦ24ƅƏ25Zŭ27Ŭ28ų36ŴŶ38ǐ
~ruck	61 -16Ɣ-11Ƃ-10R-8PŲ-7GǀǄ7Ǖ8HƁ9Ʀ10ǏǞ12QűǛ13Ĺǋ16Sŵ23Ǧ25ŪƏ27Zŭ29Ŭ30ų38Ŷ39Ŵ41ǐ
~ruct	72 -7ƒǄ7Ǎ9ǆ12ǟ15P17Ƒ20ǩ26Ƈ29Ɠ32ƅ
~rud	90 12Ʃ15ƴ17c
~rude	90 12Ʃ15ƴ17c
~rue	86 -15Ţ8ŧ16cł21Ŏ
~rue>	86 -15Ţ8ŧ16cł21Ŏ
~rug	80 13ŧ31ƻ52ƿ
~rug>	90 7ƿ15ŧ31ƻ
~rugs	84 48ƿ
~rui	90 -8Ǐ11Ǖ26t30ƛ
~rul	86 -10Ř11Ƭ12c16Ǚ25L
~rule	88 -10Ř11Ƭ16Ǚ25L
~rum	77 34Ƙ
~rume	77 34Ƙ
~run	55 -12Ń-10UƯ-9ŉ-7dtyŭŵ7fĿŅňŋŝǉ8hqEǄ9ţŧưǏǗ10uĵŴơƩ11Ŧǟǥ12Ż13ń17ū18O19Aǝ20e21ſ22ǐ24ǎ25Ƭ27ǈ29Ɲ34ŕ38ƽ39ű42Ǩ44Œ
~run>	58 -12R-11Ń-10ŶƯ-9ŉŭ7pǈǋ8ŅňŪƓ10nŝţưǄǏǗ11Œƌ12ĵ13ŕǥ15Ŧ17Ʃ18ſ20ū21O22eű24Ɲǐ25A28ǎ29Ƭƽ40Ǩ
~runn	70 -12Ū-9U-8n7Ɯ8RŻƝ9ŐǨǩ10Ƽ11fŋ13qĿ14hu16ŒŴ17Ŷ19ǝ20ńǟ
~runs	76 -12n7ſ9E11ǉ15ƽ18ơ29Œǈ32ŕ37ű
~rup	81 19ǝ24ĵ35N
~rupt	81 19ǝ24ĵ35N
~rus	70 -15i-11r7Ś9sƗ11ņ12Ńƫ13Ŏ15Ş18ű22ŀ31A35O44Ʋ
~rush	88 -19i-10r10Ś13s15Ń44O
~rust	72 9Ɨ12ņ13ƫ14Ŏ16Ş18ű23ŀ32A45Ʋ
~rve	77 -12ƿ8Ƽ9fų12Ǘ42Ǜ
~rve>	81 -12ƿ42Ǜ
~rvi	67 7ŞƱ9ŝŢ11CƏƕ12x13ţ14Ŝǝ17Ǟ19űư21ľ29i31Ǆ
~rvic	69 8Ş9ŝ10Ţ11Əƕ14ţ15Ŝ19Ǟ20űư22ľ33Ǆ
~rviv	85 16x18ǝ38i
~rvo	86 13ǀ35Ŀ
~rvou	86 13ǀ35Ŀ
~rwa	76 -7H9Ƴ12Ŏ13ŀ24Ōũ37ś
~rwar	76 -7H9Ƴ12Ŏ13ŀ24Ōũ37ś
~rwi	88 9v12Ƹ18ǂ
~rwis	88 9v12Ƹ18ǂ
~rwo	77 7ƕ8Ʋ11ś12iǃ14o20ŚǠ21J
~rwor	77 7ƕ8Ʋ11ś12iǃ14o20ŚǠ21J
~rwr	83 7eƈ10n11Ť15ũ21ǀ
~rwri	83 7eƈ10n11Ť15ũ21ǀ
~ry>	44 -18N-14Ǧ-9ǈ-8ľǅ-7iĹŖŦƜƨƯƷ7ōţŹŽƙǉǐ8fLS9lDWžƄ10Ũƻ11IƼƾǚ12ZŗǘǢǥ13ĿŴ14ĽńņƊƸ15ſ16Ƃ17ŤƦ18Ńƫ19Ǚ20ǌ21ƆƘ22ƽ24Ǜ25hư30ů31ǒǡ34Ū36T
~ryb	67 -8Ư-7Ŗ7ż8gAŁŭƖƗǑ9KœŰž10Ƣǩ11nŨ13ķǅ16ŷǈ20ľƬ
~rybo	67 -8Ư-7Ŗ7ż8gAŁŭƖƗǑ9KœŰž10Ƣǩ11nŨ13ķǅ16ŷǈ20ľƬ
~rye	88 12Ɗ24ǩ35Ǜ
~ryer	88 12Ɗ24ǩ35Ǜ
~ryi	74 -7ǩ8ş10Ůǥ11ŘƃƦǞ12ŏſ16Ǜ17P23Z24ž
~ryin	74 -7ǩ8ş10Ůǥ11ŘƃƦǞ12ŏſ16Ǜ17P23Z24ž
~ryo	90 -9ǐ12nŽ13ŷ
~ryon	90 -9ǐ12nŽ13ŷ
~ryt	64 -7ƚ7wŧ8AKƖƻǑ9ĿŘƶǦ10Ƭ11U12Ư13ǄǐǢ14Ǐ15Ļǖ18ō23işƗ27ķ
~ryth	64 -7ƚ7wŧ8AKƖƻǑ9ĿŘƶǦ10Ƭ11U12Ư13ǄǐǢ14Ǐ15Ļǖ18ō23işƗ27ķ
~ryw	86 -11ǧ10ƞ14Ź16Ǆ18ǘ19ǒ
~sa>	85 7z14ǋ17e18C22Z
~sab	82 15ň16Ư24ş32W
~sabi	84 25ş32W
~saf	68 8Ľ10Ķ15Ƙ27Ž29Ǝ54Ǚ
~safe	68 8Ľ10Ķ15Ƙ27Ž29Ǝ54Ǚ
~sag	86 14ŭ16Ĺ25K
~sage	86 14ŭ16Ĺ25K
~sai	62 7rMS8fŊŬŲ9ņŎŝ10tuƅ11OŔǅǚǜ12dH14ƥ15Gƶ16V17c20y21B22q30ƴ
~said	63 7rxM8fSŊŲ9ņŝŬ10uŎƅ11tOǅǚǜ12dqHŔ15Gƥƶ17cV20y22B31ƴ
~sal	62 -10t-9DǓ7Ǩ8HƘǍ9Ɨ10ƧǠ12űǕ13ǋ14Ʀǈ15Ʈ16Wǉ17T18Ʃǃ20ǟ23Ǜ24ǖ28ƒ35ņ53Ǌ
~sal>	88 12Ƙ27Ʃ
~sala	78 13Ƨ20Ʈ21WƦ29ǉ34T
~sale	66 -10TǓ-7ǉ8ǔ9H10Ǩ11Ɨ12Ǡ13Ǖ26Ǜ27ǖ31ƒ38ņ59Ǌ
~salo	86 -12tD13Ǎ19ǋ22ǈ25ǃ29ǟ
~sam	62 -13Ɨ-12ǅ-9NŐǩ-8GƵ-7Ƹ7ŗŠǘǜǞ8łƖǍǥ9ŰżƇ10oŘ11ņǂ12kƓ15ǁ17ő18IƩ22Ŷ24ũ26şŴ34S35p
~same	63 -13Ɨ-12ǅ-9NŐǩ-8GƵ-7Ƹ7ŗŠǘǜǞ8łƖǍǥ9ŰżƇ10oŘ11ņ12Ɠǂ13k18Iő19Ʃ22Ŷ24ũ26Ŵ27ş35S36p
~sat	74 9ƚ11ĻƲ12ŧƮ13s17ŋ22Ŗŝ25ǣ
~sat>	84 11ƚ13Ʋ14Ʈ27Ŗ
~sati	79 11Ļ13ŧ14s18ŋ24ŝ27ǣ
~sav	61 -15y-10Ƥ7ź8Ƶ9Ƴ10Ǘ11wŋ12ǩ15ĹĻ25Ĵ28Ʊ40Ţ45Ř71Y
~save	73 -7ķ7Ļ9ź10Ƶ12Ǘ13ŋ19Ĺ26Ř31Ĵ33Y43Ţ
~savi	65 -15y-9Ƥ7Ʈ10ĻƳ13ķ15ǩ25Ř30Ʊ46Y
~saw	78 -9Ŧ9ƫ11ƚ12Ũű13tǙ15j16C22ƾ
~saw>	79 -9Ŧ9ƫ11ƚ12Ũű13t15j16C22ƾ
~say	50 -16Ŧ-14Ʒ-12Ŀ-11C-10Ş-9ĺŢǌ-8AUƢ-7gLķŨǈ7ZţƉƩƵǂǃ8łƝƬƾǢ9ƅƨǑ10QĵŖƃǚǧ11ŊŋƼ13NŇ14ŝ15ƴǩ16ŀ17řƈ19Ō20Bū21ŒŔŗ23Ƹ24Łň25Śƺ26Ů28T37ơ47b49r
~say>	51 -20ž-16aŦ-14Ʒ-11Ŀ-10C-9ŞŢ-8cĺ-7Aķ7wXƉƤǂ8ZţƵ9łƝƾǃǑ10ňƃƨǚǧ11QĵŋŖ12Ƽ13Ŋ14ŚŮ15ŝ16ŇƴƸ17ŀƈ18ǩ20ŗū21BŌ22Ŕ23Œ26Łơ27ƺ30bT52r
~sayi	80 -11ǩ9W12ĸƸ13ň14N18o29b
~says	73 -11ǌ-10U-9w7ǩ8qňǢ9VƩƬ11cFļƒ16Śƅ17ř18aơ19Ů20ž
~sba	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~sban	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~sca	66 -13ǩ-11l-10ő-8ō7ŤƴǇ8wŇŹ9ŢŴ10V11şť12Ņƣ13Cł14ǁ20Ǆ25ƺ30ś46Ũ55Ŀ64ǘ
~scal	82 -8Ũ-7ǩ7Ŀ10w13Ň17Cł34ƺ
~scam	88 77ǘ
~scan	86 -7M41ś
~scar	74 -12l-7ōǩ8Ťƴ9Ǉǘ10ŢŹ12V14Ņƣ16ǁ56Ŀ59Ũ
~sch	60 -7ĶŠ7vŹǢ8yǦ9ƖƢ10qŻǔ11KQS12ŭ15Ƙ16Ǔ21R23l28x33ź34Ʊ43m
~sche	82 8L11Ǣ13Ɩ21Ƙ31R
~scho	61 -7ĶŠ7vŹ8yǦ9Ƣ10ǔ11qKQSŻ12ŭ16Ǔ24l29x34ź35Ʊ45m
~sco	66 8ľ9m10ő11I13Ůǩ14QZ15Ǖ16ş20ź33Ž48ĵ
~scor	77 17Ž56ĵ
~scou	72 9ľ10m11ő15Ů16Qǩ18ş20Ž22ź
~scr	68 7űƇƣ8śǜ9ŏƸ10Ʈ11Ɠ12a27Ɣ28ƕ35ƻ
~scra	84 7m11ű12ŏ13Ʈ15Ɠ
~scre	90 11ś17a
~scri	76 7Ǎ8űƇ9ƣǜ10Ƹ40ƻ
~scro	80 32Ɣ34ƕ
~scu	79 7Ɓ9ƺ23h24r35ǀ
~scub	84 38ǀ
~scui	88 7ǧ9Ɓ11ƺ25h
~se>	32 -19Ŧ-18ŗ-16Ǐ-15Ǘ-14ŅŕƦƫ-13Sľ-12Ŗ-11XŃŨǃǅ-10YřśŮƃ-9ĶŏŰƬǔǜǞ-8LRŊŌǄǍǦ-7KTĹŉŒŻſƪǒǚǣǥ7hłŋŵƏƗƯƺǠ8JźƈƋƻ9PŽƌ10sQƇƳǙ11qtMĵňŎƊƖơ12wGIŀŐƎƓ13dĸůƟ14anŔŭƮǐ15œūŹƉƝǇǤ16Uŷ17fōŸƷ18Dǝ19ZŲƕƜ20Ɔƙƿ21ƣǁǑ23Ɣ24ǩ26HƑ27Šǂ28ńƤǋ29ƞ31Łş32ƅ36F39ǌ43Ƣ44ķ45ƒ
~sea	73 -12h-7ijŰǩ10Żǀ12ƉƟ13ƚƽ14xƜ20ǟ25Ǖ30ǋ44ǎ
~seas	74 -7ijŰ10ǀ13Ɵƽ14xƚ15Ɯ21ǟ25Ǖ45ǎ
~sec	63 -7ķ7eĶŕǌǘ8ĻǗ9dŊƶǩ11AIǋ12pŇ13ľũ15ŌƔ18y21Ǟ27N28Ɵ29ŴƎ
~seco	66 -7ķ8ŕ9dĻ11A12Iǋǩ13pŇũ15ľ16ŌƔ20y23Ǟ28N30Ɵ31Ŵ
~secu	76 9eǘ10Ķ11Ǘ38Ǝ
~sed	56 -9ǌ-8EƢ-7Őţų7zǋ8uƀƕ9giĵƖǨ10rƦƼ11Ūƴ12Ʒ13Ž17Ɨ18Ÿ19ōŔŭǎ20Ƴ21Ƙ22l23ŝ25ŷ28š33Ŵǝ42œ
~sed>	56 -9ǌ-8EƢ-7Őţ7zŬǋ8uƕ9giĵƖǨ10rƦƼ11ƴ12Ʒ13Ž17Ɨ18Ÿ19ōŔǎ20ŭƳ21Ƙ22l23ŝ25ŷ29š33Ŵǝ42œ
~see	59 -16J-12Ʊ-11ǔ-10Ƙƭ-9I-8ǅ-7Ŗƞ7Ƭ8źƇƊƿ9ĿœƉƏƝ10Ĺ11vţ12t13Eǩ14ūƛƳ15ļŊ16ƲǞ17Ľř18ŭ19yǂ21Ƅǒ22Hƾ24Œ27ň29V
~see>	61 -16J-12Ʊ-11Ƙ-10Iƭǔ-8ǅǩ-7ŵƞ7ŢŴƂƬ8Ƈ9ĿœźƉƊƏƿ10Ʋ11vĹƝ12ţŭ13Eƛ14ū15Œ16ļŊ18Ľř19ǂǞ20y22Ƅ23Hƾ29ň31V
~seen	80 -11Ũ-7Ʋ7Ķ12Œ16t18Ƴ22ǒ32ǩ
~seh	69 -12ų-7Ǌ15Ū18Ʈ24T28nŷ
~seho	69 -12ų-7Ǌ15Ū18Ʈ24T28nŷ
~sel	53 -16ŗ-10ĻƮ-9vķ-8łƞƿ-7ƽǩ7aŢƃƎ8Šƀƻ10CƩ13ţ14c15AQŁōǇ16ǉ18Ŧƕ19nƓƢ20g21Ʀ22Řƒ29ƷǞ30ǔ31Ɲ38Ǩ51H
~self	57 -15ŗ-9v-8ķ-7ƞƮ7tƘƾǚǨ8aƎƯ9ŘŠŢƀƃ10VƻǑ12ƕ13CƷ14Ɠ15ţ16cǇ17QŁ18ōǉ20Ŧ21nHƢ23gƦ
~sell	66 -10Ļ-8ƿ-7ł7ƓƳǕ9ĸƕǛ10Ɓ14Ʃ22Ʒ32ƒ39ǔǨ40H41Ɲ43Ǟ
~selv	79 10Ō12x22Ř
~sem	64 10Ɯ12Ɲ14ƥ15Ɓ24ƛ49Ɗ
~seme	64 10Ɯ12Ɲ14ƥ15Ɓ24ƛ49Ɗ
~sen	57 -24Ś-15ǒ-14ơǩ-10Ǡ-8Ĵ-7LŎƯǈ7oƔƸǀǜ8őǘ9sNĹŋ10ŝš11Ǝƪ17Z18Ų22ƕ23K28Ő30ňǌ33ǧ34J36Ľ40ļ55ś
~send	63 -16ǒ-14ơ-10Ś-8Ĵ-7Lǩ7DŌŬǁ8ŜƔ9o12ƪ14ļ19KZ25Ő27Jƕ35ǌ38ǧ60ś
~seng	82 -7Ÿǣ11h14ƃǀ28Ų
~sens	75 7Ř8ĵ9Š10Ŋũ15s16Ǝ45ň
~sent	72 -18Ś-10Ǡ-9ǩ-7ŵ7ŐŞ10KőƸǜ12ǘ13JNĹŋš14ŝ35ļ44Ľ
~sep	79 8f16ş24Ƙ32Ř
~sepa	79 8f16ş24Ƙ32Ř
~ser	63 -11ƿ7fŝŞų8ūƺ9ŢǗ10CţƏƕ11ǂ12ƽ13ŜǞ14Ƽ18ľűư21X30ǄǛ
~ser>	83 -8Ƭ8LƠ9A11Œƺ17C31X
~seri	84 10Ǐ11ū16ǂ17ƽ20Ƽ
~serv	66 -10ƿ7fŞųƱ8ŝ9Ţ10ƕǗ11Ə13ţ14Ŝ17Ǟ19űư20ľ32Ǆ33Ǜ
~ses	63 -17Ŵ-11c-10d-9PŅ-8Ƣǡ7ƷƻǨ8Aź9řƅƼ10ƒǊǌ11Yƽ12xũ13qǄ14T15oFǔǗ18ư19pǙ20ƋƖǓ34ţų
~ses>	64 -17Ŵ-11c-10d-9PŅǡ-8Ƣ-7ǆ7ƷƻǨ8Aź9řƅƼ10ƒǊǌ11Yƽ12xũ13qǄ14T15oFǔǗ18ư19p20ƋǓǙ35ţų
~set	60 -12ŀ-11ǟ-10Ʈ-9Ƥ-8ǉ-7ǥ7ŗ8ŘŧƊ11ALŨƗ12Œ14ţŦ15ĴŪ16ǝ17T19ƞ22Y24ư28ĺƖ31Ţ32Š38ķ40ǆ
~set>	64 -11Ʈǟ-9ŦƤ-8ǉ-7Œǥ7rĶ8ŉŗ9Ř13AL14ĺƖ15ţŨ16ķ17ĴŪ18T21ǝ24Y26ư34Ţ36Š44ǆ
~sets	85 11Ɨ12ĺ33ķ
~sett	77 -13ŀ9G11ł14ŧ19Ɩ25Œ29Ŧƞ
~sew	85 -10ǘ40ƛ
~sewe	85 -10ǘ40ƛ
~sfi	88 15ŧ27ŝ
~sfie	88 15ŧ27ŝ
~sgi	86 11ǜ34k
~sgiv	86 11ǜ34k
~sh>	58 -14i-11a-9r-8Ŝ7h8Ōǁ9oǄ10Ɩ12ĽŃŏū13mǛ14ĻƤ15Ş16Y17ż19Ůǩ22g23ƃ27OƵ40Ų41ƪ55ǖ
~sha	62 -9ƈ7MTŶƄƫ8ĵǓ11Qǔ12ǆǈ13ŌƬǙǩ14Ơ15nų16Ɖ19ŊǍ20Ũ23Ř29Ƹ31Ų34ű39Ƣ
~shak	86 12Ǔ15M33Ũ
~shal	85 21Ƭ22Ō31ǩ
~sham	86 7Ƽ9Ŗ10Ƅ19ǈ
~shap	74 -10ƈ12ĵ19Ɖ36Ƹ48ű
~shar	70 -8ǩ-7F7Źǘ8Tƫ10Ŷ13ǔ14ǆ17Ơ18nų22Ǎ23Ŋ27Ř37Ų45Ƣ
~she	51 -23Ƹ-21Ū-17ǩ-12Ķƹ-9wĸŮŰ-8ũƜǄ-7cMTŌŵƱ8Uƅ9fBŅƌƢƫ10Ś13yłņųƪ14ŶƎ16Ɲư17ǈ19żƨ20Ƴ24Ɗ25px28ƛ29Ŵ31oƮ34qǂ37st39Ƒ40ź41v47Ʒ49r
~she>	56 -24Ƹ-22Ū-16ǩ-13ƹ-12Ķ-9mwŮŰ-7cŌƱǄ7ŧǜ8AŹ9ƅ10UƢ11Bƫ16ų17y18Ŷ20ǈ22ƨ24Ƴ29pxƷ35źƮ36oŴ38ǂ42qst47v55r
~shed	66 -11ű8Yǡ9H11ĺź12m14ņ17ƌ19ƪ28Ʒ33Ɗ55Ƒ
~shee	75 11uǣ12f19Ś25ł
~sher	77 13ŻƊ14g23Ǝ49ƛ
~shes	82 -17Ż-7Ɯ9ǚ10Ɨ12Ɲ29ư36ż
~shi	61 -8Řų-7Ǐ7ƚ8UƍƵ9ǝ11ƗǕ13Ɓǅ16ǎ17Ţ19ū21ǆ24j28ǘ33Y35R38Ɖ41ƈ
~shie	84 -10Ř10ű20Ɓ28ū
~shif	84 -9ų-8k13U22ǎ50R
~shin	69 -7Ǐ8ƛ9Ƶ10ƍ12ƚ13Ɨ16ǅ28j32ǘ46Ɖ47ƈ
~shio	86 48Y
~ship	74 7Š9Ƅ12ǝ14Ǖ21Ţ27ǆ
~sho	47 -24ơ-18ŉƣ-15Ť-14rŏ-13Ƥ-12ŸƷ-11iũ-10Sƌ-9ŀƨ-8qtYƼǊ-7xGķŃŖƒƽ7Ǟ8hŷƁƮƾ9dkOƑƬǢǩ10guŊōƶƸƺǔ11IXĺǏ12Šŧŵ13Jƻǡ14ĽŽƭƱǅǈ15KĴśǍǖ16s17fMň18ŎƄǥǧ19ańƗǨ20N21ŌŨƘ23ǃǟǠ26ǋ29ǌ42Ɲ
~shoe	90 -16ŵ10Ǩ14Ǡ15Ś24ƺ
~shoo	78 -8Ÿ10h11cK12J13a16Ɨ21ś
~shop	57 -24D-20ơƣ-14ŏ-12i-11Ƥ-9Sǧ-8Ǌǩ-7q7UŐǘǦ8yX9Ǟ10Ǆǐ12Ɓǝ14ƑǔǠǢ15ƗǏ17g18ĺ19Ǎ20ǅ21ǖǨ22Š24ǈǥ25M27ń30ǃ31ǟ32ŵ35ǋ36ǌ51Ɲ
~shor	85 -7Ņ9Ɯ10Ť14W20k29Ʈ
~shot	82 9ś12Ɔ13Ƙ18ǁ29ƻ31Ž
~shou	56 -20ŉ-11r-9ũ-8ơ-7ƨƮƼƽ7IǨ8ŋ9LĽ10Ŵ13ŎƸ14OƬ15u16ōŷƄƶ17M18aŧ19DƘƱ20Ĵ21Kƭ22f24ǧ25sň26N31Ō
~show	67 -9Ÿ7ƅƏƹǧ9BIŔŢ10Ƅ11X12Ľ13ŗ14nƾ16ǩ18dŎ21ǡ24Ŋ26ť
~shu	71 -8ŵ10Ɵ11ŋŶ17ƚ18ũ23ǎ34ƛ61ǝ
~shut	71 -8ŵ10Ɵ11ŋŶ17ƚ18ũ23ǎ34ƛ61ǝ
~sib	86 8Řś9Ǔ10ǌ19ƽ
~sibl	86 8Řś9Ǔ10ǌ19ƽ
~sic	70 -14Ǆ-9Ʈ7Ŀ10x11Ň14Wŧ18ƀ19Ƹƽ25ǁ26Ǜ27Ǩ37ƾǩ
~sica	77 17ƾ18ŧ20ƀ22Ƹ28ǁ
~sick	78 -9Ʈ9Ŀ12x16W21ƽ30Ǜ31Ǩ
~sid	52 -10UƄƸ-9Ǐ-8Ũ-7PŒŹžƞƭƯǐ7ŔſƌƽǀǄ8GŷƉƕƪ9ƏǂǛ10TZķ11gqłūŰŲ12œŧǇ13Ɨƣǩ15Ǎ16jC18Yư19nƝǢ20u23ƥ26ƁǠ29Ʀ42Ƈ
~side	53 -11ƄƸ-10U-9Ǐ-8ŨƯ-7PŒŹžƞƭǐ7Łųſǀ8GŔŷƉƌƕƪƽ9ƏǂǄǛ10ķ11TZł12gqœŧūŰŲǇ13Ɨ14ƣǩ16CǍ17j18Y19nƝưǢ21uƇ23ƥ27ƁǠ29Ʀ
~sidi	82 35Ƈ
~sie	79 11ū12ŋ18M19ǃ26K35ǎ
~sies	81 12ś20ǃ27K36ǎ
~sig	60 -10ś-9Ļ-8ƑƯ-7Řǈ7Iǉ8œƨ9ŠƢ10Ʋ11Z13yQŖƒƱǩ14Ǡ15JW19ő23ǃ24Ŏ26Ǔ33Ɩ37Łǚ45Ō
~sign	60 -10ś-9Ļ-8Ƒ-7ŘƯ7Hǉ8Iœƨ9ŠƢ10Ʋ11Z13QŖƒƱǩ14Ǡ15JW19ő23ǃ24Ŏ26Ǔ33Ɩ37Łǚ45Ō
~sil	90 11Ŵ22Ū
~silv	90 11Ŵ22Ū
~sim	86 14ĻƎ26ư
~simp	86 14ĻƎ26ư
~sin	44 -22Ƃ-19Ō-18Ū-13D-10ĺƚ-9Ňŝ-8eŖŵŻƊƗƢ-7KņōžƤƮ7MŞŨƕ8nŬƘ9AŘťƙ10ǎ11ƉǛǠ12dt13ţƻǔǜ14iFǐǢ15f16ĸ17ŎǡǦ19őǝ22Sƹ23ƝǊǋ25ǃǨ26ǆ27ǩ28Ǆ30ŭǥ32ň33ǟ35ũ36ǅ39Ǟ40Ɩ
~sin>	74 7g8Ŕ9ōǜ10ŷơ11AŜǨ13ũ18nŨ19S22Ɩ
~sinc	59 -13Ş-11Ŗǩ-9Ż-8ņŜ-7Ő8I9PƋ10żƣƪƸ12Ź13BG14ŗ17ťǟ20ƹ21ţ23ǅ26i27t28S33ő35Ǟ41ũ
~sine	51 -24Ƃ-18Ū-9Gō-7tD7ŲǍ9Ǒǘ12M13A14ǎǛǠ18Ǣ20Ŏ21ǆǦ22ǐ23ǔǡǨ24ŭǝ26Ǟ27ǅǟ29ƝǊǋ31ǃ34Ǆ37ǥ
~sing	60 -24Ō-14D-11e-10ƚ-9K-8Ɗ7ĿŖ8Ƅ9qu10ƙƳ11JƆƹ12ƕǆ13ǜ14ŬƘ15Řŭ17Ɖ19d24fŞ25F38Ɩ47ň48ǩ
~sink	88 -11Ň10ƌ18ƛ38ĸ
~sio	60 -11Ř7Oű8gAPT9Ŗ10Ɔ11ŋţŤ12ŃŇƼ16Ʒ18ŵ21Ɩ22Ł25ż34ǚ39Ķ43ƀ
~sion	60 -11Ř7Oű8gAPT9Ŗ10Ɔ11ŋţŤ12ŃŇƼ16Ʒ18ŵ21Ɩ22Ł25ż34ǚ39Ķ43ƀ
~sis	69 -36ǌ-13ǃ7Ņ8ƁƤǤ9h10ŷ14U15z16Ʒ25Ư27B36ơ37ƽ52A
~sist	70 -36ǌ-13ǃ8ŅƤǤ9hƁ10ŷ14U16zƷ25Ưƽ28B37ơ53A
~sit	58 -15ǩ-10ŏŭ7axNŹƂ8zYǦ9ŗƘǈǐ10yS11ƙ12FŰ14ǁ15ĶƟ17Ĺ18ƥ20Ǜ22Ƈ24ļ25nƝƾ27Ŵ34Ɯ35M52ŀ
~sit>	72 -12ŭƜ-9ǩ7ł9L11N15sƙǐǛ16Ĺŀ17Ɲ19ǁ22MŴ24Ƈ32ƾ
~sita	85 41ŀ
~site	77 9ĹĽ10ń13Ǜ14Ŵ26ƥ33ļ
~siti	82 7ż10Ʊ12aŊ13V17Sǈ28Ɯ
~sito	90 39Ɯ
~sits	84 9Ŗ12Ƃ22Ű
~sitt	71 -9ŏ8jHĵ10rǦ12Y14ŗƘ16ŀƝ17Ɵ21nĶ22M
~situ	86 12Ǩ13Ź14z16n22F
~sity	90 13x21y
~siv	72 9Ǐ11Xǣ13ź14ő15ńŅ16Ɨ18Ő23Ƙ34ƀ
~sive	72 9Ǐ11Xǣ13ź14ő15ńŅ16Ɨ18Ő23Ƙ34ƀ
~siz	79 -11ƮƵ-9Ŕ10Ǟ21œ23Ƭ24Ɔ43H
~size	79 -11Ʈ-10Ƶ-9Ŕ11Ǟ21œ22H24Ɔ27Ƭ
~sk>	57 -9ƏǍǏ7iŦ8ĵƧǒ9uķƇơǌ10ƕ11a13ƙ14AƝ16š21Ĺƿ24P26cũ27Ǔ30Ł32Ŋ42ŉ
~ske	72 -7ŸƖ7Ŕ8ŉǔ10ń11pǒ12ƕ13aō15Ǧ20ǧ22ŀ
~sked	73 -7ŸƖ7Ŕ8ŉ10ń11ǒ12pƕ13ō14a16Ǧ21ǧ
~ski	68 -10ĹŠ-8Ʋǌ7p8Bǧ9ĽƠ10vǁ11ōƂǘ13Z14aůƩ17ơ20Ƅ22Ǐ23Ǔ28ƒ30Ŋ
~skin	71 -10Š-9Ĺǌ-8Ʋ7p8ǧ9ƠǦ10Ľ11vǘ12ō14Z15Ʃ18ơ21Ŋ22Ƅ24Ǔ29ƒ
~skip	83 -13Ǧ-7A8Ɓ10B12Ŋǁ13Ƃ18ů
~sks	83 10uǌ13h14w15P16m
~sks>	83 10uǌ13h14w15P16m
~sky	78 -20g12Ơ13Z29j71ǀ
~sky>	83 -21g12Ơ14Z31j50ǀ
~skyd	86 27ǀ
~sla	76 -8Ɗ9ſ10Ɠ14Ŷ15ǎ18ǟ19U24ž32Ƈ
~slab	82 -9Ɗ11Ɠ35Ƈ
~slam	90 12ſ22ǎ23ǟ
~sle	69 -8Ǉ-7ƚ8Ɯ10ľ11fĸ13Ũ16ŌƤ17Ļ18ł21Ƽ26Ű28n36x
~slee	69 -8Ǉ-7ƚ8Ɯ11ĸľ13Ũ16ŌƤ17Ļ18ł21Ƽ26Ű28n36x
~sli	80 -29Ň-11ǩ-10ŀ8Ť13ƀ20ƍ23Ľ25ű29ǡ57Ş
~slid	88 15ƀ22ƍ
~slip	90 -12ǩ9Ť25Ľ32ǡ
~slo	75 -10ŕ-8ŏ8Jř10ň14b15ƛ18i25U28ǟ40ǎ
~slow	75 -10ŕ-8ŏ8Jř10ň14b15ƛ18i25U28ǟ40ǎ
~sma	69 -9ƛ7Ʀǜ9H10ǈ12ũ15AǄ16ņƎƥƬ17Őţ19ńŦ
~smal	73 8Ʀ9Hǜ11ǈ16Ǆ17ƥ18Ő19ţ20Ŧ
~smar	82 -10ƛ15ũ19A20Ǝ21Ƭ23ń
~sme	85 9Ǜ15ņ23ǜ
~smen	86 16ņ23ǜ
~smi	90 12Y17ű18ŵ29ǃ
~smo	67 -15ţ11Ɛƞ13Ƥ21ŧ25Ǝ35ǂ79ƹ
~smok	67 11Ɛ13Ƥ25Ǝ35ǂ80ƹ
~sna	83 9ņ18ś31Ž
~snap	84 18ś32Ž
~sno	79 9Ǆ30Ɵ59j
~snow	80 9Ǆ30Ɵ60j
~so>	34 -17ő-11aĴǩ-9ƑǛ-8oNŀŊ-7rƌǑ7LŅƕƥƿǆǗ8JRŹƤ9KļŗƘƻǙǡǣ10CŒũŲžƝǇ11yUķŔŜŪŭƒƓƹǁ12STĻĿŵơ13AńţǄǕ14gkqwŌřƔƞ15fĹŁşŴŶƖƩ16ĺƈƠƬ17cĵŤ18hŷƢǚ19ŕ20nň21iŝ22sQƦ23pœ24Ŧ29ų31Ţ
~soc	71 -9X11ĸ15ǆ17m18Ķ19x24Ǘ30ƿ47e
~soci	72 -9X11Ķ16ǆ18m24Ǘ30ƿ48e
~sock	90 7jƢ8Ķ15ĸ
~sof	81 8x10ĵ12Ɖ18g26q
~soft	81 8x10ĵ12Ɖ18g26q
~sol	71 -9F-7ƈƬƳ7ƅ8Ɖ9Ŗ11Pƕ13Ŷ14sķ15f18ŠƢ20ņ22Ŝ31ű44ǆ
~sold	77 -8Ƴ-7Ƭ7š10Ŗ12ƕ13P14Ŷ16ķ21Š22ņ25Ŝ35ű
~sole	84 54ǆ
~solo	90 -7F19s21f23Ƣ
~som	43 -12ƃƗ-11ŨƵ-10sŭƱ-9šŷǎ-8œũƙƛǔ-7nWŐťŻƲǩ7oyŔŠū8ĿƄƓǘǝ9iPĻŗŽƤǅ10Űžơ11zľŤŪƮƳƾ12FNǄǈ13ŵƘƺƿǚ14Ĺſǜ15ĵƥ16mƎǋ17ĸŀŚǞ18ķŴ19ĺ20Ưƶ21ƨ22Ş23Ŋ25AQņ32Ř
~some	43 -12ƃƗ-11ŨƵ-10sŭƱ-9šŷǎ-8œũƙƛǔ-7nWŐťŻƲǩ7oyŔŠū8ĿƄƓ9iPĻŗŽǅǝ10ŰžơƤ11zľŤŪƮƳƾ12FNǄǈ13ŵƘƺƿǚ14Ĺſǜ15ĵƥ16mƎǋ17ĸŀŚǞ18ķŴ19ĺ20Ưƶ21ƨ22Ş23Ŋ25AQņ32Ř
~son	56 -15W-13ŏǆǩ-12ŸǦ-8iƭǡ-7t7TŢƟ8ƃƚƝ9Ɯ10Ĺľžǃ11J12f13ł15ŭŹ16ŊƂǨ17uŌǈ19AņųǞ21ŜƗ22x24ũ25y27vŔ29M41ǎ43w
~son>	59 -13ŏ-12Ÿ-9iǩ-8ƭǡ-7t7żƯ8fŢ10ƚƜ11Ĺ12ľ13y14ł17Źž18ŌǨ21AǞ22ų23ņǎ24Ŝ25x26w29Ŕ31v32M
~sona	71 -12Ǧ-7ž7ƦǗ10Ǣ13TƟ14Ƃ15J18ƃ21ŭ22Ŋ24ǎ33Ɨ
~sons	81 -20W-15ǆ15Ɲ18yǃ21x22ǈ23u27ũ28w
~soo	71 -11ǜ-8ŷƭ10ľ12yĿ14Ƅ18ŕ19Ǟ24HŹ44Ń
~soon	71 -11ǜ-8ŷƭ10ľ12yĿ14Ƅ18ŕ19Ǟ24HŹ44Ń
~sor	70 7uzǏ9ǀ10ů11Ƴ13ĸ15aƎǩ16ņ17f27Ʃ
~sorr	73 8uz10ů12Ƴ16a17ņ18f21ǩ
~sort	90 12ǀ35Ʃ
~sou	64 -7ISǢ7ƏƽǛ8BFLVŧƆ9ţŨƗƜǈ10iCN11ƸǨ12G17Ɵ19lťŮ21bĽ25c45Ň
~soun	66 -7ISǢ7Əƽ8BFLŧƆǛ9VŨƜǈ10iƗ11NƸ12GǨ14l20ťŮ21b22Ľ26c47Ň
~sout	85 7l16C23Ɵ
~spa	69 -21F-12Ŭ-9Ľ-8Ƶ7Ǣ9ƭ10ƅ18ƇƊ19J20Ɲ21Ɛ26Ŵ29ǋ38O39ǌ
~spac	75 -23F-13Ŭ-7Ǔ7Ɔ8Ǣ20ƇƊ23Ɛ32ǋ43ǌ
~span	90 7Ɖ13ƅƭ17ǩ
~spar	83 -9Ƶ-8ǩ-7Ɓ8gŵ25Ɲ31Ŵ49O
~spe	59 -11Ō-10ǧ7twŰ8ŢƄƽǆ9aŚƉƦƶ10Uņ11gl13k14J15sŏƞƾǃ18Ž19Ƙ20Ÿ35X38Ż40b
~spea	78 -9Ō11ƽ12ǆ13Ś16N21ŏ22s27a
~spec	69 8Ư9ĺ11ŢƉ12U19ƞ20ƾ24Ƙ
~spee	79 26Ž54Ż
~spel	75 -14a-10ǧ9w11t18J21ǃ56b
~spen	75 -9N9Ű12Ƅ13Ʀƶ16gl17k26Ÿ48X
~sph	85 40Ɖ
~spha	85 40Ɖ
~spi	71 -8ŵ-7C8ů9ĸ10qV11ž12S13Pƻ15ƃ16Ƽ17ǂ19ǔ20Ʀ21Ǩ23Q24Ƹ
~spit	72 -8ŵ-7C8ů9ĸ10V11qž12S13P15ƃ17Ƽ18ǂ19ǔ21Ʀ22Ǩ24QƸ
~spl	74 -9Ơ-8Ő11ƍ12lž17ĴǇ26ƫ44Ƣ
~spla	90 13ƍ15l
~spli	75 -9Ơ-8Ő12ž17ĴǇ26ƫ45Ƣ
~spo	63 -16Ƹ-15P-14a-13d-12ş-11cƝ-9ǩ-7ƃ7ǌ8ǋ9Ɖƙ10ǘ13ƞǏ15CĽ19MŰǀ20Ʒ24r29s30goƨ31qǂ35f36p
~spor	85 -7ƌ26ǀ44g
~spot	77 9Ɵ11Fǋ12Ɖ13ƙǘ19ƞ24Ű26M
~spou	68 -16Ƹ-15a-14dP-12ş-11c-8ƃ-7F22Ʒ26r33osƨ34ǂ35q39fp
~spr	66 -8ǋ7ť8Ń9jtǞ10ƮƸ14u15k17H19ŕş20ţ22ł23ƣ25Ǎ
~spre	86 26ş30ł
~spri	67 -8ǋ7ť8Ń9jtǞ10Ʈ14u15k17H19ŕ21ţ24ƣ26Ǎ
~squ	70 11ķǁ18Ɠ22ǖ23ǋ36Ɔ
~squa	70 18Ɠ22ǖ23ǋ36Ɔ
~sr>	84 49Ƅ
~ss>	44 -17Ū-15Ƃ-12ŏŗ-11uzŬ-10Ũơ-9ĺŠ-8őŻżžƜƮ-7htCĴňųǣ7šǛǧ8ŷƦǎ9sMłůƪ10iŘǌǠ11ǜǢ12gŰǄ13GŎŮƶ14ţŤǞ15ļ16JǓǙǡǩ17ŭǐǨ18ũǗ19Ŧƿǆ20ƁƳǅ22ƝǤ24ŝǃǝ25ǋǥ26ť28U31D39ǟ46ǊǦ
~ssa	86 -7Ų16Ĺ20a23ų25K
~ssag	90 17Ĺ26K
~sse	62 -7I7ƯƲ8uřƃ9zCǀ10ĵƦƽǨ11x12Ǆ13i14rƷǔ15Ǘ16š19Ǚ20ŲƖ22ō30ţ31Ƴ39ķ
~ssed	70 8ƯưƲ11uz12ĵ14Ʀ16irƷ18š26ō39Ƴ
~ssen	82 -7Ÿǣ11h14ƃǀ28Ų
~sses	74 -7ơǆ7ǥ9źǨ10ř15xƽ16Ǆ18ǔ19Ǘ24ƖǙ42ţ
~sset	85 57ķ
~ssi	64 -8ƴ-7ŝ7Y9uPT10Ŏũű11ő12ŋţ13ńŅŇƼǜ15gzŵ17Ǥ21ƉƖ25Ş31ǚ
~ssin	76 -15Ő7g10Ŗ12u13Ŏũ17ǜ26Ɖ32Ş
~ssio	71 7ņƐ8Y10g11PTű14ŋţ15Ƽ17Ň22ŵ25Ɩ36ǚ
~ssis	86 11Ɓ21z
~ssiv	85 -7n17ő18ńŅ22Ő
~ssm	88 24ǜ
~ssme	88 24ǜ
~sso	84 -9ǩ9Ǐ15Ɲ21m38ũ
~ssoc	90 22m
~ssu	71 -10ǩ-8ƃ8p9rt10ł11ƻ12ƷƸ13Ł25Ƽ29Ÿ37ǂ
~ssue	82 -9ƃ9ǂ14Ƹ34Ÿ
~ssur	78 -8ǩ11ł13ƻ19ǂ28Ƽ
~ssus	85 10p11st12r15ǂ16ŁƷ
~ssw	88 50ǘ
~sswo	88 50ǘ
~st>	33 -17ǌ-16pV-14DFǖ-13qŎũů-12RƵ-11lƉƷ-10Bō-9dGļŉŢųƌƥƬ-8źƁƃƙǠ-7ŐūǄ7eŃƑƩƽǡ8hCUŬƨ9mOŜżƎƠƺǔǣ10uIƓǞ11ĵłŘƹǑ12Ŕǉǋ13ŇşƪƸǛ14bcEŠƫ15ŀƈǘ16AŻƀơƳǚ17nvxŏţŪ18ŖűƗǎ19wňŨ20Ļưǩ21ńǇ22K23yŷ24Ƙ25Ǌ27Ŀ28œƚǙ29Y31Ʋ35ƾ36ņ37Ĺ42Ǐ49ľ
~sta	45 -16GĹ-14s-13ƭ-12DŞǋ-11MPŝƳ-10ł-9Uťŧƀ-8LNQYŭǑ-7ciIŀŎŠŪűŵƃƒƔƕƙƢ7ŖŲƣƪǄǔǞ8ŚŨůƆƏ9ĵżǩ10rŅŕƚƥ11jVňœřŰǓ12RūƊƽǜ13SŃ14fƩ15ŗǣ17ķŤ18H19Řǈ21őƄ22ĺ23XƱ24ŌƜƷǇ26ǟ28CŸ29Ő32E33ǚ34Ƥ35ǅ36Ǎ39Ţ
~stac	86 13Ǝ42Ų
~staf	81 -10Ş32ǜ33ǈ52Ǉ
~stai	75 7ƣ12Ɯ18Ɔ20Ɗ22ƛƤ25Ǎ
~stak	86 52ǚ
~stal	83 16Ɛ22Ǆ34E
~stan	67 -10qǩ-9sǋ7ƁƇ8ĺĻƚ9ŢƟƽǞ10KŒŰƿ11ŮƉƴǖ13ų14Zů15ķ17Ƒ18Ŷ20Ǎ22Ũ23r26Ŗ29ň
~star	59 -12Ĺ-11G-8M-7VňŠť7xŘ8ŸżƖǧ10ū11dőƽ13Ƌơ15Xǩ16aŏŹ17Ǔ19ĺŕř20œ21Ʊ24RŃ30Ť36S37Ō56ǅ
~stat	59 -9Ɲ-8Sƭ-7a8ĸľŔūżƚƶ10Ʋ11ńźƻ13ƪƱ14Ķ16ĵ17EŚ18ķǔ19ŅőƏ24fǣ28ŗ30Ÿ32C33Ő34Ƅ
~stau	83 10W12Ǜ13ƣ19Ǎǟ
~stay	58 -14Y-9Dź-8Sǩ-7sGłƲ7ƮƵǈ8ǝǞ9FKƨ10yŐ11ŰǨ14k15XƥƧ16j18nǟ21Ř24V25Ʃ31H32Ɯ36Ƥ38Ʒ45Ţ
~ste	54 -11ǟ-8J-7HŖŭƚ7UƉƍǧ8gKƛƨƫƷǌǙ9ožǛ10z11ũ12uǅ13mǩ15Ǐ16Ǝ17ƽ18ƜơǊ20Ǘ21r22B23aŧ31ǖ32ǘ37AƼ43Ư
~stea	83 -7ǟ8r10M12ǎǑ16Ƶ19g20KS
~sted	75 -7Ÿ11ǧ12PƘ13aǌǙ15ƫ17o18z28ơ
~stem	68 7Ķš9ǝ15Ǜ18ǘ22Ǝ27Ǘ28ǖ
~sten	84 9sA10r41ǩ45Ƽ
~step	73 -11S7Ř8d9Ǩ11ƉǞ15ž18ǅ20u23ũ28Ɯ30ǘ34Ư
~ster	65 -7ƚ7hƤǤ8Ʊ10Ŀƍ11ƨ12U13Ƽǖ14Ʒ17m18a23Ư24BǊ25ƽ36ŧ48A
~sti	51 -12ƭ-10Ÿ-9Ʀ-8aǓ-7ŇƳ7yŐƺǕǟ8BZƞ9ŠŬ10ǩ11fŀ13Ƭǖ14ŷ15ũƇ16cz17tCƧ18U19qPŊ20Ɣ21Q22Ɩ24vƵ25J27Dƫ30Ũ31I44ŉ
~stic	79 7ļ9őǘ10Ţ11Ƨ14Ǖ16ǖ22ŀ27Ƈ
~stil	54 -12ƭ-10Ÿ-9Ţ-8aƦ7Ŝ8jƺ9yZŐƞ10Ƶǟ11ŬƧ12f13ŉ14Ƭǩ16ŷ17zũ18CƖ19c20tU21q22PƔ23Q27J28v29D31ƫ33IŨ
~stim	90 7Ů10ǉ14Ɠ
~stin	77 -8ǉ7ō9Ľ10ű12ǣ14Ơ16B17ƅ18Š23Ƶ
~stio	70 8dA10Ĺ29Ŋ54ŉ
~stl	69 -17Q-13ƌ7Pňŝ8ǖ10ĸ11ķ12Ż15ŭ18Ŗ20Ǆ28Ų49ǔ
~stle	86 15Ż37Ų
~stly	71 -17Q-13ƌ7PŝŴ8ň9ǖ10ĸ11ķ17ŭ19Ŗ20Ǆ50ǔ
~stm	82 8Ƌ18dD20k22ķ
~stma	85 9Ƌ19dD21k
~sto	49 -18Ɨ-10ơ-9FSŲƃ-7JžƜǩ7ĿňŊŠţƸǌ8lǅǊǘ9ōƻƼ10OŔƊ11ŀǚ12jǡ14Ťǃ15ƲǢ16Ţƽ18ǎ19ǋ20Ǔ21MǏ22ǟ23Ʈǔ24ő28Ɲ30Ɛǖ31Ǎ39Ɔ40ƥ42ƚ52Ǘ
~stoc	79 12Ķ18ķ27Ǐ29Ɲ
~stom	62 -9SŲ8kǄ9Ţ10Ŀ15ǟ16ǚ20Ɲǃ21ǡ26Ǔ28ǖ33ő34Ǘ39ǔ
~stop	67 -8J7tVǝ8ĿƁ9ĽǁǛ12y13ǎ14ňŢ20ŀ30M36Ʈ
~stor	57 -19Ɨ-12ǔ-10ķ-9Fơ-8ž-7Ŀ7ļņŊƈǏ8Ǟ9Šǌ10OƸƼǎǖ11ǅǊ12Ŕ13ōţƊƻ14ǡ15jǟǢ18Ť19ƽ24ǋ37ǍǗ46Ɔ51ƚƥ
~stov	77 53Ɛ
~stp	90 26ƴ
~stpo	90 26ƴ
~str	53 -14S-8ǌ-7uƒǈ7Ƒǔ8řŜŻƞ9QŔŞ10E11tƏƜƽǃǕ13KŇőŭ14Ĵ18UƘ20Ɠ21ƅǍ22Ű23Ƈ24ū26š28ƙ31Dǋ
~stra	67 -14S-7uG7oǎ8lƚǣǧ9wyňƁ13Ŕų15ŀŞ16šǕ17Ɯ18K19Ĵő27ū
~stre	62 -11P-8ǌ7ŚƄ8Żƣ10Ũ11ƞ13tŜ14E15Gǋ16šǃ23U29Ű34ƙ40D
~stri	74 -10ǩ8ơ9Ǆ10ǖ12Ǜ13Ǔǔ14Ə15Qř22Ň23ŭ24Ǎ28ǋ
~stro	83 7Ƽ14ĸ20ƽ
~stru	68 -7ƒǄ7Ǎ8ǆ11ǟ14P16Ƒ18ǩ25ƇƘ27Ɠ30ƅ
~sts	68 7XǏ8uƃ9Ʋ10ŔŷŹƚƭ13Ƥ15ǝ16ǈ18Ǒ20Ǚ26ƾ30Ɯ
~sts>	68 7XǏ8uƃ9Ʋ10ŔŷŹƚƭ13Ƥ15ǝ16ǈ18Ǒ20Ǚ26ƾ30Ɯ
~stu	56 -11Š-10ǩ-7BŦ7XŁőŨƲǏǓǥ8sŋƉƱǜ9ŀǘ10ƋƣƮ11ƍǐǕ13Aŭ14Zǂ17ŞƝư18ŵ19Ƣ20ƇǢ25ƥ30ź38m39Ɨ
~stuc	73 -13Z-9Š10ő11Ş14ƣ15ŀƮ24ư25ŵ28Ƈ
~stud	70 -7ǩ13Ʊ27Z39ź50m
~stuf	62 7ƀƚƿ8XŁǏǓǥ9ŋƉƲǜ10s11Ƌǘ13ƍǐǕ14Şŭ15A16ǂ21Ƣ23ƝǢ28ƥ44Ɨ
~sty	76 7ǈ22Ǒ
~styl	76 7ǈ22Ǒ
~sua	73 -7ƣ7A9ơ11Wǡ13ǩ14ŭǅ16ĺł17ř27L
~sual	73 -7ƣ7A9ơ11Wǡ13ǩ14ŭǅ16ĺł17ř27L
~sub	63 -18ǧ-7ƋǢ8ů10ƿ12Ǔ18ų22Ō24Ŷ80Ǒ88ǒ
~sub>	84 -11ǧ-9Ƌ19Ǒ39ǒ
~suba	90 26ų34Ŷ
~subc	80 19Ǒ26ǒ
~subs	69 -11ǧ7Ǥ11ƿ45ǒ56Ǒ
~suc	86 7ś9ŭ11wƻ13Ɓ
~such	90 10ŭ12wƻ
~sud	88 11ŭ13ĺ15ĸ16Ƴ
~sudd	88 11ŭ13ĺ15ĸ16Ƴ
~sue	71 -10Ŗ-8ƃ8ǂ9Ŀ12Ƹ27ķ29Ÿ37ǜ
~sued	73 -10Ŗ9Ŀ28ķ29Ÿ38ǜ
~sues	86 -9ƃ13ǂ14Ƹ
~sug	83 -7ơ14Ǚ22Ƽ25ƴ
~suga	85 7ƽ23Ƽ26ƴ
~sui	79 -7ŗ10Ŀ11Ƃǡ14ŇǦ17ǜ30ķ42L
~suit	79 -7ŗ10Ŀ11Ƃǡ14ŇǦ17ǜ18ķ42L
~sul	86 11Ǜ31ƻ40ǚ
~sum	75 11ƍ13Ɵ17Ǉ24kx42Ɗ
~summ	83 12ƍ15Ɵ19Ǉ26x27k
~sump	81 46Ɗ
~sun	82 10Ļ28ƌ54j
~sup	68 8Ɩ9rŐǐ10Ɲ11nƿ18L23Ŏ25ǩ51Ǖ
~supe	90 7t11Ɩ13Ő36ǩ
~supp	69 7Ŕ9r10Ɲǐ11n12ƿ19L24Ŏ53Ǖ
~sur	42 -16Ƹ-13Ǒ-11ōƒ-9Ǐ-8qŌųǍǩ-7nQŵŶǞ7ĺŞ8őƙǐ9ŽƦƳ11ĹŗŦŪŭƀƬǂǨ12ŘƁƩƭ13ŒǤǧ14ľ15iŁ16ņţ17aWšƕǓ18Ƅ19ŀƃ21ƪƴ26ƨ29Ƽ30ǒ31Ɠ32Ǣ35şǌ36ǥ38Ő43ſ49ŏ
~sura	48 -16Ƹ-11Ǆ-8Ǒ-7ų7rřƇǐǘ8AXŞŪſơǨ9ŚǢ11ĺƴ12ƙ13šǒǓ14şŦƃƬƳ16ŘƁƦƩƭ19ŏǌ20ľŐ21Łņƕǥ22ţ23WŒƄ
~sure	52 -12ōơǑ-9ƒǏ-8ŌŒǍ-7q7šƀƻǓ8ŢƃǄ10ŴƘǧ11ǂ14őƴǥ17aƼ19ŏŭ23ŀŗǌ25Ő29şƨ30ǒ31Ǣ46ſƓ
~surg	88 10ǂ13t39Ƽ
~suri	88 -7Ŷ13Žǥ22Ĺ24ŏ
~surp	86 8Ż9ĸ11ŏ20Ǥ
~surr	85 38ƪ
~surv	85 16x18ǝ38i
~sus	79 9p10t11rs13Ƅ14ǂ15ŁƷ27Ÿ
~sus>	85 10p11st12r15ǂ16ŁƷ
~susp	85 14Ƅ29Ÿ
~suv	90 -23ŷ17ų25Ū
~suv>	90 -23ŷ17ų25Ū
~swa	86 -10ŭ22ũ28Ƶ35ų
~swap	86 -10ŭ22ũ28Ƶ35ų
~swe	72 -8FIŌ7ƫ8ř9wľū11Ƒơ12Kƶǚ13t14ŔƐ16DĻ20Ŭ22c49ŉ
~swee	80 -8F-7x9ƫ10wř11ū12ơ13Ƒ14ƶ15t18D23Ŭ
~swer	79 -8Ō11ľ13ǚ14K15Ŕ18Ļ55ŉ
~swi	69 -7ť10Ĵł11ǖ14Ÿ16Ō20X23Mő39Ţ54ƍ
~swim	82 66ƍ
~swin	84 13Ĵ26X32M
~swit	76 -7ť11ł15Ÿ18Ō25ő43Ţ
~swo	86 11H49ǘ
~swor	86 11H49ǘ
~sy>	68 -8ŭ-7ǩ7kl8x9gƞǂ11Pŧź12t13oŊ27U29Ɲ32ǟ36N
~sys	68 7Ķš9ǝ15Ǜ16Ǖ18ǘ21Ǝ27Ǘ28ǖ
~syst	68 7Ķš9ǝ15Ǜ18ǘ22Ǝ27Ǘ28ǖ
~ta>	77 -7ǆ10Ĺƛ16C20ů24ǃ47Ǘ
~tab	69 -7Ƭ7Ƥ8łŌŚ10Ʈ11sX12ƥ13eŽƳ15Ɖ18T21n29Ƨ31M
~tabl	70 -7Ƭ7Ƥ8łŌŚ10Ʈ11X12sƥ13eƳ19T21n29Ƨ32M
~tac	72 -9v-8x7ś11ƎƽǨ12Ŵ13Ƽ14Ū26Ƒ27K28Ŷ35Ų
~taca	90 44Ų
~tach	83 9ś16Ŷ30Ƒ
~tack	82 7Ǘ12Ǩ13Ǝƽ15Ƽ
~taco	90 9ŭ15Ŵ18ŪŶ
~taf	81 -10Ş32ǜ33ǈ52Ǉ
~taff	81 -10Ş32ǜ33ǈ52Ǉ
~tag	79 -25I-12C-8e-7Ų9ƚ24ǩ28Ɔ72ū
~tage	83 10ƚ29Ɔ
~tai	73 -9ƕ7ƣ8k10Ɣ11Ɯ18Ɔ20Ɗ21ƛƤ24ǄǍ
~tail	90 -11ƕ7Ǚ13Ɣ32Ǆ
~tain	90 10k14ƛ
~tair	76 7ƣ11ƛ12Ɯ19Ɔ21Ɗ22Ƥ25Ǎ
~tak	51 -17ŀǩ-12Ŷ-11ĺ-10yŬƨƮ-9ĿŕŷƊ-8A-7goPřűƳƽ7NŝƔƪ8tǄ9k11ũƯǠ12ƏǊ13ŎǨ14śųƓƗ15Ɩ19ŇŢƬ20ŨƤǛ21ŠźǞ22łŹƱǁ24z25Bŧ26ķǂǚ28Ƨ29ůǖ58ƻ
~take	51 -16ŀ-12Ŷ-10ĺŬƮ-9yŕƊƨǩ-8Aŷ-7oűƽ7NƔƪ8ŝǄ11ũ12ƏƯ13ŎǊǨ14śųƓƗ15Ɩ19ŢƬ20zŇŨ21ŠƤǛ22łŹźƱ23ǁ24Ǟ25Bŧ26ķǂǚ29ůƧ30ƻǖ
~taki	80 -12ǩ-9Ŀ7kz10Ĵ12Ǡ15t16ŭ44ƻ
~tal	51 -13Ƭ-12ņŤ-11Ƨ-9ŀŗ-8ŁŐųƠǡǥ-7nĺŌţŲƫ7iKWǌ8ĹŅŷƐƷǔ9BƦƲǄǍ10ĵŇƨƼǨ11fť12OĽ13ag14PƸ15v16Š17sƆ18rAŦ19EƉǂ20ş21ķƢ23ńǙ24ŵ25ǩ26Q29N36ƺ38Ɓ
~tal>	58 -11Ť-8ŗǡǥ-7CųƜƠƧ7qĸžƤƹ8VƆƗ9SZǂǌ10gWŷƃǉ11ŵ12ŅǍ13Ƽ14Ʀ15Ǩ16f17Ŧ18Ƹ20P22Eş23Ɖ26Ƣ29Q33ǩ53Ɓ
~tale	90 15ƿ26ŵ
~talk	59 -13ņ-9Ƭ-7ĺŁŌ7CXōƍ8c9KňƯǠ10hiŵ11BƷ12ĵĹƆ13ƨ14Ň15OĽť18a19vA20Š21s24r28ńǙ36N
~tall	75 -13ŵ9Ś10Ž12Œ14Ɛ19ǂ20Ǆ62ƺ
~tals	88 -13Ɓ9Ɯ18ǔ31ķ
~tam	88 10j15ǃǚ23ƻ
~tan	61 -20ǩ-10q-9ǋ-8sI7ĺĻŢƚƟ8CƽƿǞ9KŒŰǖ10ōŮƉƴ11Zǆǚ12ůų13ķƱ14Ƌ15Ƒ16rŶ17ƶ18Ǎ19ľŨ20Ǡ22B23AŖ26ň
~tanc	85 10Ɓ13ƶ14ƿ16Ů19ů
~tand	70 -11q-10ǩ-9sǋ7ũƇ9ĺĻŢƚƟ10ƽǞ11KŒǖ12Ɖƴ14Z16ķ18Ƒ22Ǎ24Ũ25r27Ŗ31ň
~tang	88 15Ű18ų26Ŷ
~tant	70 -11ǩ10ƶ13ǆ14ōǚ16Ʊ23ľ24Ǡ27AB
~tap	84 12ƛ64ŋ
~tape	86 52ŋ
~tar	58 -12Ĺ-11G-10L-9M-7VňŠť7dxŪżǧ8ĽŸƖ9g10ū11őƽ13Ƌơ15Xŏǩ16aŹ17ŕǓ19ĺœř21Ʊ22Ƙ24R30Ť34Ń35S36Ō55ǅ
~tar>	88 14Ƙ22ơ24g
~tart	59 -12Ĺ-11G-8M-7VňŠť7xŘ8ŸżƖǧ10ū11dőƽ13Ƌ15X16ŏŹǩ17aǓ19ĺŕř20œŤ21Ʊ24RŃ36S37Ō56ǅ
~tas	88 8ļ12Y13ĸ16ű
~tat	58 -9SƝ-8ƭǩ-7a7Ŕūż8ĸľƚƶ9Ʋ10źƻ11ń12Ʊ13ƪ14Ķ16Eĵ17ķŚǔ18Ə19Ņő20Ż22ŀ23f24ǣ27ŗ29Ÿ31C32Ő34Ƅ
~tate	61 -9SƝ-8ƭ-7a8Ŕūż9ĸľƚƶ10Ʋ11ůź12ń14ƪƱ15Ķ17Eĵ18Śǔ19ķ20Ņő25ǣ29ŗ31Ÿ33C35Ő36Ƅ
~tati	75 -9ů15ƻ25Ə27Ż30ŀ
~tatu	84 38f
~tau	82 8ś10W12Ǜ13ƣ19Ǎǟ
~taur	83 10W12Ǜ13ƣ19Ǎǟ
~tax	78 -9ǋ9fǃ10ǆ12Œ14Ƶ20ƅ33Ǡ35T
~tax>	84 7Ǌ8Ǡ10f11ǆ15T23ƅ
~taxe	85 -9ǋ14Œǃ15Ƶ23T28Ǡ
~tay	58 -14Y-9Dź-8Sǩ-7sGłƲ7ƮƵǈ8ǝǞ9FKƨ10yŐ11ŰǨ14k15XƥƧ16j18nǟ21Ř24V25Ʃ31H32Ɯ36Ƥ38Ʒ45Ţ
~tay>	63 -15Y-14ĺ-8ŰƲ-7sł7g8BƝƮǈ9ǝ10Ǟ11Őƨ12Ǩ16ƥ17Ƨ18XŢ21Ƥ23Ř24H28Ʃ39Ɯ42Ʒ
~tayi	68 -9ź-8GS8y10H11tFK16n18Ţ19k20jƤ22ǟ23ĺ30V
~tays	90 -12D13Ƶ28Ű
~tba	84 -7Ű7Š9x14L18Ɯ19g
~tbal	86 -8Ű7Š9x19gƜ
~tch	56 -7Ǟ7VŘƎƓ8q9ŉǘǝ10Ÿ11Yő12włŌŏƹǄ13šƘ14Ɵ16ǙǛ17MĶų18LW19ŽƉ21g23N25fŢ27Ư28a37ƌ
~tch>	63 -9ť7Śũƌ8łŏ9sŘƓ10qſ11Żƅ12Ÿǘ14LYŌ15wƹ16a17š18ő19Ǚ21Ķ22NWų23Ư
~tcha	84 7ŷ9ŏ11ĺ12g14V16ť17ŉ
~tche	65 7Lłƙ8bűƭ10ŽƎ11ƞ14ǝ17gǄ18ƘƟ21Ǜ23Ɖ24M31f37ƌ
~tchi	81 10Ư14Ž15ǩ23a32Ţ
~tci	90 24ĵ
~tcie	90 24ĵ
~tco	88 -9Ō14ļ25Ļ
~tcom	90 -9Ō25Ļ
~tdo	88 25g31ǝ
~te>	45 -21v-15ƭǏ-14ǂ-13ţ-12PƮ-10bƝ-9ĴņŏŦŨǑ-8BłōŖũƜǊ-7FUXŀŇřśŞŠŹƀƑƘƛƤǅǈǨ7ĽŰųŶžƾ8eimpŭƱ9cŴǀǎǔ10ŒƷǡ11Eķƌƹ12őƥǛ14Řź15JļŌœƍǣ16wĹŗ17NƄƖǋ18Ŭů19ǧ20ŸƔ21Ŕǌ22Ʋ23Ń24ĵť26Ő27ǃ29Ņ30ŝ31dh33ŕ35C38ū
~tea	71 -12ň-11ł-10h7ǈ8M9UŁǎǑ10Ʒ11ƨǃ13Ƶ14Ķ15K16x17S19Ɲ21ǩ27q35g37PǇ
~teac	81 -11h15U17Ķ22Ɲ32q44P
~tead	84 -7ǟ8r11M12ǎǑ16Ƶ20K21S
~team	80 -13ň-7ł9ǈ10Ł12Ʒ14ƨ18x30ǩ41g43Ǉ
~tec	64 -7xǩ7ũ10ǚ11ŖƏ13Ɖǘ14yľ15ƃ16ſ18ŗƭ19ŏ28Ǝ32ķ35ǈ
~tect	64 -7ǩ8ũ11ŖƏǚ13Ɖ14ľǘ15ƃ16ſ18ŗƭ20ŏ29Ǝ32ķ
~ted	53 -12ƈ-9Ƴ-8ő-7lĹŸƒƚǓ7oIņŉŞƍƿǆǍ8CPƝǙ9Nƫƽ10uĸƉƲǋǤ11zķƼ13Ł14ŇŝſƋǌ16ǃ17ơǅ18Ǐ23Ō24ƌƞ25Ʊ26ĺ37ƴ
~ted>	53 -12ƈ-9Ƴ-8ő-7lĹŸƒƚǓ7oIņŉŞƍƿǆǍ8CPƝǙ9Nƫƽ10uĸƉƲǋǤ11zķƼ13Ł14ŇŝſƋǌ16ǃ17ơǅ18Ǐ23Ō24ƌƞ25Ʊ26ĺ37ƴ
~tee	66 -10ŷ-8ų7ŭǇ8Ǥ10Ţƿ12ƛ13ź15v16Ƃ18Ə21Ǐ26ŕ73Ź
~teen	69 -11ŷ-8ų8ŭǤ15ź16v17Ƃ27ŕ76Ź
~teer	83 24Ə27Ǐ
~tel	44 -18Ň-13GIŞ-12LXǐ-10ĺƩƼ-9łƣǝǥ-8bŦǊ-7aŉśŵƛ7ŜƉǑ8hnxCFHĴĿŢŪƘƠƥƳǈǖǞǩ9Łƭƶǚǣ10gEMńưƿǆǕǙ11kuļœŗűƚǂ12ǜ13ĹƊƸ14Ƅƨƴǔ15iŤŽ16ƞ17ŊŨż18UōŖ19P20ŔǄ23ƾ30Ƥ37B
~tel>	80 -8X-7Ǌ14ǔ24ƾ48Ƥ
~tele	84 10s22ǩ36Ž
~tell	44 -17Ň-13IŞ-12GL-11ǐ-10ĺƩ-9Ǐǥ-8błƣǝ-7XŉţŦ7qSņſƇƌƟǑǛ8hxFĿŜŢŪƉƠǈǞ9CHĴŁƥƭƳƶǖ10gnEżƿǆǚ11uMļńœŗűƚư12k13ĹƊ14UƄƨƴ15i17Ŋƞ18ŤŨ19ō20PŖǄ21Ŕ38B
~tely	72 -16Ƽ-9Ť8Ǖ10Ż11ǂǙ12ĺżƘǏǣ14ǜ15ţǟ17Ƹ18ƾ
~tem	65 -7Ɨ7š8ǝ9ĸ11Ķľ14Ǜ17ƪ20Ǝ21Ś25Ǘ26ǖ31ǘ54Ƙ
~tem>	68 -7Ɨ7Ķš9ǝ15Ǜ18ǘ21Ǝ27Ǘ28ǖ36Ƙ
~teme	83 7Ķ13ĸ17ľ22ƪ29Ś
~ten	58 -13Ɗ-10ǐ-9ŖǇ-8tƥ-7I7ƙƸ8CŰŻƲ9ųƠƢ10Ŝ11ńƛǀ12ƿ13x14Rž15b16ŭ17FŲ20Ǚ21ǩ23Ɵ29Ƽ30Ɨ33Ǣ47Ɯ
~ten>	62 -13Ɗ-11ǐ-9Ŗ-8tƥǇ7Źǩ8ƙǓ9Ʋ10ųŻ11Ơ12ńƛǀ13ŗŜƿ14x16žƟ17b18ŭ19Ų22Ǚ25Ɯ
~tena	83 9ƣ12Ɵ15Ƣ26F35Ɯ
~tend	88 8ƳƵ11ĺ16Ű
~tent	77 -9ŗ42ƗƼ44Ǣ
~tep	73 -11S7Ř8d9Ǩ11ƉǞ15ž18ǅ20u23ũ28Ɯ30ǘ34Ư
~tep>	79 -11S8d10Ǩ12Ɖ13Ǟ17ž20ǅ34ǘ41Ư
~teps	81 7Ť9Ř26ũ27u36Ɯ
~ter	41 -24ǌ-22ǩ-15Ų-14œ-13Ř-12nŗ-11Tĺļ-10ňƄ-9PZŀŒŖŵŶƁƚ-8fŎőŝŷƀ-7cdklCISXńŬŴſƒƗƞƬƿǈǔǚǨ7mĹřǂ8ahqvxEOşŰŹ9ķƉƨǖǗǤ10uŔƱƳ11FĽƵǊǕ12JŮƍ13yŕŚŢŦƇǘ14ŧƊǝ15ƽ16bz17ŨƐ19BNUŤƃƋ20Ʒ22ƭǎ23Ư24tť25LƟơ26Ǜ27ƛ29wA33ľũ44ƙƩ
~ter>	44 -18ƚ-17œ-12Ř-10ļųǩ-9HTƭ-8PĴĺňŗż-7ĹŀŒŠŲŵŶ7ŞţűƎƵǝ8bpxƧƳǞǢ9Ź10qEķǛ11oŰǗǤ12AKOǖ13BŔŨǊ14zJ15wĽ16Ŧ17aŧŮ18yFŚŢ20ľ21ũ22L23UŤƃƷ24Ƌ26ǎ27t28ťƯ29Ɵ32ƛ49ƙ
~tere	76 -12ǩ7ō8B10Ĺ11H14ş16ơ17ŇƔ18Š21ǃ
~teri	79 13Ǖ26Ɖ33Ƈ45Ǜ
~term	69 -13Ƭ-12ţ-10AƔ7Ɯ10Ƶ11W15Ǖ16ǜ19B30ŕ66ƭ70Ʃ
~tern	82 -11Ń12L14iVŌ16Ņ17j
~tero	90 10ǂ23Ƽ
~terr	82 -7ō7œ9g10wŨ19ǝ35N
~ters	61 -33ǌ-19n-16ǃ-9p-8Fǐ-7dŲ7vżǄ9şƨǒ10ũƏ11Ʊ12můƍǏ13ųƥǇ14ĹƚǑ15u16wř17ŏ19ƐƢ20ǘ22h23ľƽ25b32ơ40A
~terw	86 11Ƴ29ũ
~tery	90 18ư27Ɗ
~tes	55 -9ǩ-8Ǉ-7dJľŝ7ayZŊşƔ8EHŌŐž9ĻŞŶ10ūƽǜ11m12ũǧ14ƾ16Ǚ17ō20ů22ǂ25v27Ƣǒ31ńǁ40O
~tes>	56 -8Ǉǩ-7dJľ7ayCZş8HŊŐƔǁ9EĻŌ10Şū11ƽǜ12mǧ13ũ18ō20ů23ǂ26v27Ƣ28ǒ32ń41O
~test	81 7ŧ26Ǚ30ƾ33ǁ
~tev	77 -11Ə7ŻƟ8qƑǖ9ũ10Ɲ11Ś12ư14ŉ16ş18P
~teve	77 -11Ə7ŻƟ8qƑǖ9ũ10Ɲ11Ś12ư14ŉ16ş18P
~tex	69 -15J-7ǩ11ǘ13l14ū22ś74K
~texa	90 8Ÿ17l
~text	70 -16J-7ǩ12ǘ15ū23ś75K
~tfi	75 7Jő8Ş9ń10W11Š14Ǟ18ơ21Ő22Q23Ǆ25a
~tfit	77 7ő8Ş10ń11WŠ14Ǟ18ơ22Ő23Q24Ǆ
~tfo	90 24ƻ25ǣ
~tfor	90 24ƻ25ǣ
~tga	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~tgag	64 9F14ƭ19Z21Ʈ41ƕ46Ɣ
~th>	34 -21ĺ-20ǐ-17ŏ-16H-15Ū-14PţŤ-13ľ-12EǢ-11NŇŎũǎ-10Y-9tOōơƶƺǅǇǛ-8CƜǚ-7LŌśůƅƝƩǨǩ7lrMSĸżƟưǉǡ8ĽŰƿ9aŀňŒšŽƧǏǤ10AŗŹƬǃǑ11ŖŜƽ12ĹƁƞ13ŬŲŶǁ14QťŭƒƼ15ŊŋƐ16bŧƱǜ17pŢƂƠ18Ķƃ19nŃńŠƳ20ű21Vķ22Wŕŝǝ23ǂ24ƘƸ25ƢƤ26XŞ27ş28ņŐ30TĻ34Ƶ36d38s42Ĵ52ő
~tha	29 -23Ǉ-16YǞ-14ƭ-13iyPĹŹǨ-12NXŘƊ-11ƚǟ-10ƓƗƬƲ-9ZƟ-8es-7wUŎſƕơƶ7ĶƁƅƌǌǦ8ĵǁǃ9lšŪƏƐƑƯ10oŲƘǕ11ļƀ12Ōƒƻǂ13kAŕŖŧůųżƥƺ14CMŁŅŬŸŻƪ15djĽ16aķŔřƍƙǀ17tŋƿǋǝ18uDƈƧ19ū20Ɲ21ŀũ22QSƩ23RŒśŮŽ24EŤ26ǩ28Ŧ30ŭƳ31p34ĺŶ39ő42ň44ĸ48GōŠ50bť51Ň57Ũ
~than	61 -10ǩ-8C7LőŦŴƘǔ8ŒũűǇǡ9Ɓƒ10YļťƦ11aƩ12ŅŇǦ13ǋ15ǂ16ƺ18KŮ21G22k23ķ25p26ž
~that	30 -28Ǉ-16Y-15iǞ-14Ĺƭ-13PŹƓǨ-12yNXŘƊ-11sƚƲ-10ƗƬǟ-9žƟ-8eLZ-7wľſơƦƶǡ7HļűƄǔǢ8ĵĶŅşƌǃǐ9ķƅƏǁ10lŗšƐ11aŲƀƑǕ12oŸ13Ōƻ14AŕŖůżƥƪ15MŁŧŬŮŻ16djĽŔų17ŋřƍƙƩǀ18Cƈƿǋǝ19uDŒƧ20tū21p22ŀũƝ23Q24śŽ25ERŤŦ27S29ǩ32ŭƳ33ĺ36Ŷ37ő40G44ň46ĸ50Š51ō53b55Ň56ť59Ũ
~thd	69 7Ÿ12ŜǗ17v22p26c29d
~thda	69 7Ÿ12ŜǗ17v22p26c29d
~the	19 -24Ļ-23T-22Ň-16ŏǎ-14iNňŖŸ-13Ń-12LĹ-11ǖǜ-10opX-9gŨŶǀǘ-8qr-7Ŋƨ7jńƇƩƵƹƾǡ8KŌśŠƀƃƘǅǔ9YņũŮŰŻǉǍǚǣ10zōƯƱ11Pƒƥ12WĶķƎưƲ13lJZŕƌƐƙƚƣ14ŤƁƜƶǄǊ15fGľŐƍƢǤǥ16ekĽůųŽƉƗ17EŗźƈǗ18ƄƝǛ19słŞžƏƛǃǇǋ20hŒřşƅ21ŁŜŴǑǒǧ22wŘŵſƋ23ŀƪǁǆǌ24vSŚƖǞǦ25Uƻ26nŅŷƽǟ27ŔŬƫǈ28ŦƊ29Ǩ30ǐǢ31xŹ32ƑƠǓǠ33ƞ35Ƨ36ūƕƟ37ơƮ40y41ŝ47ŧ
~the>	22 -27Ŗ-20Ň-18ŏ-17iƣ-16ōŝƂ-15Bňő-14Ļ-12Ƥƴ-11ozGT-9NVŊŸƸ-8ńţŨǖ-7uLš7nDKRYƎƦ8afwŪűƗ9ŠƒƶƷƼǈǉǛ10cZĵĶşƭǡ11dƍƘƚǃǑ12ŰƁƓǤ13QǁǏǓ14ŌŐŭ15ņƈƧǇǣ16ĺŗŻŽƇƜư17JľŤŮƵǊ18źƐƙƪ19ehŷ20xŴžƅƋƏ21ĿłŕŧůƥǗ23kEĽŦƻǋ24ƟƮǅ25UŁƌǆǐǦ26řǥǧ27yųƄƞƢǍ28Ǩ29ƊƑ30ǟ32ƕƖǌ33ǞǢ34ŀƛơ35Ź36ƫ38ŚƠ39Ŭ41Ǡ44ū
~thef	85 -9ō10ţ12Ǝ27Ť35ƀ
~thei	61 -10Pŭ-8ǥ-7ŷ8zŚ9ŝƳ10ľŧ11Ŵ12Ǘ13Ǒ14ƢǓ15yǕ19ǐ27v29Ʊ32Ŕǈ43ǒ48Ņ
~them	51 -23Ʊ-21ǧ-14ŀŶ-11l-10m-9Ŧ-8Ļƞǩ-7XĴĽŌŪǌǖ7PśşƘƪ8eŷƻ10Ŭžơ11wŔ13żƄƬ15œ16S17ƶ18ǐ19Œŧ20ǚ23xǓ25ǒ28Ǒ30yǈ32ő33Ş37Ư38Š39Ţ51ŝ
~then	63 -17Ū-15Ş-14Ň-13Ť-9Ƽ-7uGŜ7cmƋƒ8yŌſƔƹ9QœŶ10ńŉƇ11ť12C14ł18wŎƫ20ņ23Ʃ24ũ25ǝ31ǩ44ŵ50ō
~ther	34 -23Cƛ-21ǎ-19ĺƥ-18d-17ǅǩ-16Œ-14Ƭ-13TĻŶ-12œƒ-11cŭǘ-10bpqĸƘƭ-9amrŎŠƅƮƼ-8tLOļťŧŮƓƺƿǀǌǏǕ-7ŲƯǐǚǣ7řƀƎƐƠƵǂǓǔ8ŊŗųƳ9YķũƩ10KĶǦ11MƈƙƜƶ12yUŤƍƤƪ13BŪ14lŉ15ZŵƁƗƣǍ16ƃƱǛ17hŘţƚ18ńƂ19ijuH21zVŝŞŴƉƧǁ22şƲ23Ņŷǃ24Sō25fǄ26ž27ƞǨ28ſƑ32Ɲ34Ŝǈ37Ɗƽ46sƟ50n59G
~thes	62 -12R-11S-9ű-7i8ĺƁ9qŖƠǌ10fCŜ11Ǜǟ12Ǟ13ŒƺǇ14Ɨ15Ūǩ17t19PQƒ20n21l22A23ŋ26U
~they	43 -18Ĺ-17ŵ-16aǟ-13ĺŀŃ-12ŭžǨ-11lĴŠ-10cŇ-9iXĸŶƳǞǣ-8gĻĿũƔƶ-7hjCEYľłņňƌƜƣƵƷ7śŹƁƈǛ8ƋƱǁ9SǏ10ŐƖǔ11ŖƾǓǕ12y13ƻƽ14UƦǈ15Ršż16Ƽ17zǧ18Ǒ19ķŗǒǖ20Ŝ21x22ƅ24ŘƠ25Ƨ26Ǥ28ƪ29w30ơ31ƕ32Wƴ33Œ35Ŧ38vŅ41Ʈ52Ŕ54Ş56ŧ57ŝ
~thi	34 -14nž-13oŒ-12FS-11lTŢŬ-10ů-9vRŅźƌƒ-8ŐŰƁƅƟǇǔǚ-7pCŚŮƔƤƩƪƴǗǜǝ7GLZƞƭƯ8ĵŶƐơǏǓ9MſƦƾƿǈǕ10mľŊ11cUŖŘşƄƍǩ12ŪŽ13gƺ14djƂ15ŲƹƻƼ16ĴŝƳ17sXŎƥ18ĹŔűƶ19kIǂ20Ň21NƘǞ22ƗƬ23Bŀŋ24Łũ25AHƵ26Ń27i28ƨ29aŉ30ōƖ33Ŀ39ţ40Ļ48ŏ50r54ĺ
~thin	38 -14Ō-13ǁ-12anœŜž-11qsŐ-10FŷƟ-9clJSňŋŬǅ-8ŢůƉƧ-7txITĹŒƁƒƕ7NXYķƂƊưǀǄǖǛ8ūƺǐ9yEĸľ10ŞƸǓǟǦ11AZŘǏ12ƐƯǕ13ĴŃŶſƍƞƿ14ĻłƦǂǞ15UŲ16BŀƳǩ17HŪƄ18gŽƹƼ21Ŗşƻ22Ŕũƥ23ŝ24ĺ25űƘ26Ɨƶ28Ƭ32i34Ŀŏ35Ň36ŉƨ37ō41ţ42r
~thir	79 8ǡ14Ɩƣ16ǅ19c21q23d
~this	46 -15Ň-12oş-11Ŗư-10ƌƨ-9Œǩ-8ŨƶƷ-7pPńōŤűƢǦ7tŜƭ9JOŷǁ10GţƂ11ŀǞ12dơ13cHXǊ14mƕ16MƳ17łœ20kAB24Ō25Ƶ26Ɩ27N29j31Ł32Ŏ33rs35IĹĻ42ŋŏ44Ń53a55ĺ
~thl	75 12Ơ15Œ20Ɣ37Ĵ
~thly	75 12Ơ15Œ20Ɣ37Ĵ
~tho	52 -10Ŗ-9Dǖ-8Ő-7CGTƦ7HľźƕƚƜǄ8EĵƂƞ9ZńŊŲƭư10xƎǊ11ƉƵƺǐ12ŶƮ13ƅ14wűŽƈƩǑ16ŏǇ17Ţ19Ǥ20Ʒ21Ƒ23Ǩ25ǩ28Šſ30š31Ň32ŵ
~thos	57 -10Dǖ-8ĺ-7Cƭ7ŕŝŪūƍƗǩ8cƈƕǄ9AEŗƚƜ10ĵŇƞ11ZŲƎ12ńőƯǊ13iſǐ14Ɖ15ƅ16wű17ŶƩǑ18ŽǇ21Ǥ24Ƒ32Š
~thou	61 -16ő-9iŗƯ-7Ŗ7xƈǁ9aĺǠ12HľŊƂưǓ15Ţƺ16Ʈ18ƭ19ſ21ŏ22ǩ25Ʒ26Ň30Ǩ39š40ŵ
~thr	50 -11PƔ-8ŉƽ-7QŏşƟƯƼǩ7lłŅňżƁƱ8ŴƆ9zƚƦƧ10Zŵ11śšŧŪŬ13nƜǥ14ĸŐ15ũƨ16ŊŖƌ17bjŤ18Ƴ19ŗƕ23Ũ24ǎ25Wǖ
~thre	85 10Ŏ12Ƹ14ǜ
~thro	51 -11PƔ-8ŉƽ-7QŏşƟƯƼǩ7lŅżƮƻǝ8łňƱ9ŴƁƆƦƧ10zƚ11ZśšŧŬŵ12Ū13ǥ14nĸƜ15Őũƨ16ƌ17ŊŖ18jŤƳ19ŗƕ23Ũ25ǎ26Wǖ
~ths	63 -9pI-8TZƠ7Ǥ12łŕ13v15Œ17uGĴŮųǄ19ƃ20ŧǨ21Ɔ30YƮ
~ths>	63 -9pI-8TZƠ7Ǥ12łŕ13v15Œ17uGĴŮųǄ19ƃ20ŧǨ21Ɔ30YƮ
~thy	79 11ƽ21x25Ƹ
~thy>	79 11ƽ21x25Ƹ
~tia	83 9ǔ11Ʃǀ12a14ƴ26Ǆ
~tial	83 9ǔ11Ʃǀ12a14ƴ26Ǆ
~tib	59 8ľ9ƀ11Y14Ŏ15Ɓ17Ŧ18ƚ19ň20ŭ38Ř
~tibl	59 8ľ9ƀ11Y14Ŏ15Ɓ17Ŧ18ƚ19ň20ŭ38Ř
~tic	60 -10Ǔ-8w-7ǩ7ŢƛƧƼ9KNǚ10Ǖ11ǖ13ŞŠ14Qţ16Ŷǆ18Ĵ20ŔƇ24Ž28Ĺ33ŀ49Ż
~tic>	83 7ļ8Ĵ11ƛ14Ƽ15Ǖ17ǖ
~tice	77 8Ƌ12K13ǚ20Q21Ĺ
~tick	64 8Ţ9Ƨ12N13Ĺ15Ş17ŀţ19Ŷ22Ƈ23Ŕ53Ż
~tics	86 38Ž
~tie	72 -9ƞǩ7Ơ8nƱǍ10h11ƅ12ķơǈ15Ǐ16ǀ23Ɯ25Ǘ26ł32f42c
~tie>	88 -8ǩ7Ľ14h19f32ł
~tied	90 20Ǐ22f
~tien	90 13n27Ǘ
~ties	77 -9ƞ8Ơ9ƱǍ11ķ12ƅ13ơǈ18ǀ26Ɯ47c
~tif	63 7Ǎ8bŔ12ǃ13ū18ź19ǒ20ǌ30ǧ
~tifi	63 8Ŕ12ǃ13ū18ź19ǒ20ǌ30ǧ
~tig	88 7ǝ15HL25g
~tigh	88 7ǝ15HL25g
~til	52 -10ŢŸ-8axƦ-7ŹƮ7Ƶƺƾ8VŐƞƩ9Zǟ10fOŬǐǩ11ŉ12y13Ƭ15zũŷ17CƉ18tU19ĺ20qP21QƔ22vƖ23cŕ26J27D28ƫ31IŨ51ƭ
~til>	79 7y8Ƅǧ9V12Oĺ15v19ŕ33ƭ
~tile	88 32Ɖ
~till	53 -10ŢŸ-8axƦ7jyŜƾ8Ƶƺ9ZŐƞƩǟ11fOĺŕŬ12ŉǩ13v14Ƭ15ŷ16zũ18C19t20U21qPƔ22QƖ24c26J28D29ƫ30ƭ32IŨ
~tim	52 -14Ǟ-11Ƈ-9P-8Ľƨ-7ŒŖƉǊǧ7yĵŕƈƫǖ8ŧƭǘ9SŠ10ƛ11Ɠ12kũŸƴƺ13WšŲ14Ļǩ16gŜŵ18sŔ19HőƟƧ20ƸǇ26V30ǎ33R35NO36L37Ń
~tima	90 7Ů10ǉ12Ɠ14ƀ
~time	52 -14Ǟ-11Ƈ-9P-8Ľƨ-7ŒƀƉǧ7yĵƈƫǖ8ƭǘ9SŠŧ10ƛ12kũŸƴƺ13WšŲ14Ļ15ǩ16gŜŵ18sŔ19HőƟƧ20ƸǇ26V30ǎ33R35NO36L38Ń
~tin	49 -10ǟ-9sS-8ŇƙƦ-7ĺľńőŢŨǆǔ7qrŮƅƟƻǧ8gOŠǅ9NPĵĽűƎ10ƘƵǚ11ƆƜǃ12t13nKǙ14Ɩ15MŏƱǠ16Ʋ17e18ŒƢǄ19Ŀ20F22iUǈ26ƫ28ƹ36Ķ37j56H
~tin>	65 -7őǉ7xzűǜ8Ķƹ9nUŪƫ10OPŎ11FƘƜ12jŒ13ƻǄǅ14ƅ17ǚ18Ǉ20Ŀ21i39H
~tine	90 29ƹ
~ting	52 -9Ǉǟ-8yƙ-7Ňǆǔ7anwJŉŝƄƋƹǧ8kŖŭƯ9ĹŒŗŠŮƝƟǄ10ĵĽǈ11N13FƆ14tƎǃ15KƢǙ16ƖǠ17MUŏƱ18Ʋ19e20ƫ29H30j32Ķ
~tio	47 -17ţ-12G-9ƈ-8wů-7ŝſ7ĵŎŚś8ŗƻǧ9AFSŘżǝ10ŐƉƭ11qŋŠǣ12xƅƿǁǜ13Ŗưǋ14nĻŊŌ16űƼǓ17ǆ19km20Pƌ21ŇƏ22ūƇ25ń26Żǌ27Ŕ28ŉƱ47Ǟ
~tion	47 -17ţ-12G-9ƈ-8wů-7ŝ7ĵŎś8ŕƻǧ9AFSŗŘŚżǝ10Őƭ11qŋŠƉǣ12xƅƿǁǜ13Ŗǋ14nĻŊŌư16űƼǓ17ǆ19km20P21ŇƏ22ū23Ƈ25ń26Ż27Ŕǌ28ŉƱ29ƌ
~tip	85 -10Ņ-8ƺ-7Ļ11ŉ20T51ł
~tip>	86 -10Ņ-8ƺ-7Ļ11ŉ52ł
~tir	68 8q11Ŝƭ13ű14Ļ19t20Ƨ31P32Ķ43V
~tire	69 8q11ƭ12Ŝ13Vű14Ļ19t20Ƨ32P36Ķ
~tiri	90 39V
~tis	83 10ĺ11ĽŪ14ŧƿ26ŝ
~tisf	88 15ŧ27ŝ
~tist	90 11ĺ12ĽŪ15ƿ
~tit	72 -10Ǆ7q8dǐ10ǈ11ķ13Ņű18P27ń28Ɩ32Ŭ40ǆ
~titi	90 11Ɩ17Ņ34ń
~titl	75 7q8ǐ11ǈ12ķ15ű20PƖ34Ŭ
~tity	90 -7ƩǄ11d52ǆ
~tiv	83 12Ŋ13Ǝ20ǀ24ŏ39l
~tive	84 12Ŋ13Ǝ24ŏ40l
~tle	56 -11o-8ƛ-7Bũǩ7cdķļĿņƳ8ŧƎ9kĶūŶŻ10aPYż11q13Ŋ14vűƦ15Ņœ17w18Ŧ20Ư23ŬŲ24u26ƻ28xƖ31ƞ
~tle>	57 -11o-7Bũƛǩ7dIĿņƳƻ8cļŧ9kŻƎ10Ķūżƞ11qY12a14ŊƖ15œűƦ16Ņ18vwP21Ư23Ų25uŬ30x
~tled	81 8Ŧ10ǐ12ķ36ƞ
~tlem	90 25Ŧ27Ɩ
~tles	88 -12P15ǈ20Ŷ30ƻ
~tll	86 -11Ł23Ķ30ł
~tll>	86 -11Ł23Ķ30ł
~tly	61 -15Q-14ǩ-13ƌ-10Ǎ-9r-7wǃ7ķǖ8sĸŀŅ9šƳ10dĺ11ŎŖũƕơ12Ő15aŤ16D17ŏŧƧ32ŭ36Ǆ41ǔ
~tly>	61 -15Q-14ǩ-13ƌ-10Ǎ-9r-7wǃ7ķǖ8sĸŀŅ9šƳ10dĺ11ŎŖũƕơ12Ő15aŤ16D17ŏŧƧ32ŭ36Ǆ41ǔ
~tma	81 8Ƌ18d19k32ƞ33J
~tmas	85 9Ƌ19dD21k
~tme	58 -10ǧ-9Ɲ-7VŒƛ7Ű8ƿǖ9ŵ11ƞ12ƾ13Ɯ14GķǍ16F17Ťơ18Ɨ19Dƥ20Ƣ21ƠƤ23Ə25ǚ33ƣ
~tmen	58 -10ǧ-9Ɲ-7VŒƛ7Ű8ƿǖ9ŵ11ƞ12ƾ13Ɯ14GķǍ16F17Ťơ18Ɨ19Dƥ20Ƣ21ƠƤ23Ə25ǚ33ƣ
~tne	68 -21d-10vHQŐ-7ŇŮ8s9Ʋ10r13Ł16Ʒ23Ǡ24tǨ27Ŵ28qǂ29ƨ30o33pǆ
~tner	68 -21d-10vHQŐ-7ŇŮ8s10r13Ł16Ʒ23Ǡ24tǨ27Ŵ28qǂ29ƨ31o33pǆ
~to>	31 -24Ʀ-20rű-17nǒ-16jŖƩ-15ǅǈ-14ŏ-12ť-11pqwPƒƻǋǛǡǢ-10Ƽǂ-9cfiWŐŒŤŪŭǖ-8vFQǇǊ-7ņőƆƊƽǟ7řƖƮǩ8ư9ĿŴƳ10ŬųƀƄǀǓ11koTŘŲǌǍǔǨ12gOĹǜ13dŊŜŹſǗ14Ɣ15KLVƛƜ16tAŶƕƗ17sļŠƂ18zNĺĻƓǁ19BĴĸŝƭǏǝ20eGľƌ21ŋ22ZōŵƤ24y25aX26ŧ27HţŨ28ƯƷ29œ32łŎ33Ţ34ŉ38ś39ƫ40Ń41Ō43ž45Ǟ46M48ůƶ53ŁƵ
~tob	79 12ǂ48ƹ
~toba	79 12ǂ48ƹ
~toc	79 12Ķ18ķ27Ǐ29Ɲ
~tock	79 12Ķ18ķ27Ǐ29Ɲ
~tod	53 -14ǡ-12ž-10Ńń-9ǩ-8TƧ-7Xƨ7ƀƲ8Ǣǧ9Ɠ10aŜ11xŀ12ƪ13tŢ14v15Ĺ19ű21jǥ22Ʀ23ŗ26O28Ő29Ō33Œ34Ļ36i37ŏ40ĺ
~toda	54 -14ǡ-13ž-10Ńń-8TƧǩ-7Xƨ7Cƀ8Ǣǧ9Ɠ10a11ŀ12Ŝ13ƪ14tŢ17Ĺ19ű21j22Ʀǥ23ŗ26O29Ő30Ō33Œ34Ļ37iŏ41ĺ
~tof	86 7ǀ22ũ39ƛ
~toff	86 7ǀ22ũ39ƛ
~tog	75 7uƁ9f12MZ14Ǌ16ǉ23s33ş
~toge	75 7uƁ9f12MZ14Ǌ16ǉ23s33ş
~tol	72 -12Ƴ-10E-9Ũ-7ǩ7ļ8lš9j10Ƨ12u15dƴ16ŦƼ18ǘ23Ŕ26Ŗ27AB
~told	72 -12Ƴ-10E-9Ũ-7ǩ7ļ8lš9j10Ƨ12u15dƴ16ŦƼ23Ŕ26Ŗ27AB
~tom	56 -9SŲ-8Ǟ7kIĿŢŵƛƬǣ8jƤ9Ŗű12ĸ13ǟ14Ʀǚ16Ĵ18Ɲǃǡ19Y23L24Ǔǖ29ő30Ǘ34ǔ
~tom>	88 8ū9Ņ11e12ł
~toma	86 11ƛ13j27Ĵ
~tome	62 -9SŲ8kǄ9Ţ10Ŀ15ǟ16ǚ20Ɲǃ21ǡ26Ǔ28ǖ33ő34Ǘ39ǔ
~tomo	65 8ǝ9IƬǕǣ10Ƥǘ12Ŗű15ĸ17Ʀ24Y27L
~ton	75 -9ǎ-7ƙ8b10ŉ11LŖǝ13ŌŻ15śƦ19r20ǩ25lƤ
~ton>	86 -8ƙ13Ƥ15ŌŻ26ǩ29l
~toni	79 -9ǎ11Ŗ12L13ǝ14Ƥ16ś17Ʀ21r
~too	56 -12ŏ-11ŝ-10aŌƾ-9LŻǦ-8n-7ţ7eŎŠūźƘƯǂ8ĿŇƂ9łǄǚ10XƪǛ11Ʋ13tňƿǑ14Ū15ş16Ž17U19jońƨƳ20Ɲ21s22ũǙ23Ƭ26q27ŭ30Ǣ43Ǐ
~too>	61 -11a-10ŌŻƝǦ-9ŏŧ-7n7beŨŴ8ūǢ9ŎźƂ10ĿŇ11cǚ12XǛ14ǄǑ15ňƳƿ17Ū18şŽ21Uń22jo25sƨƬ30q
~took	76 -12cƾ-10ŝ-7ţ9k11Š12Ưǂ13p14ƪ15ł19t20ŧƳ32ũ
~tool	68 -10Ű-8L10Ƙ26ŭ28Ǣ29Ǚ35Ɲ56Ǐ
~top	60 -11Ǐ-9ū-8ǩ-7J7ĽǁǛ8Wƌ9yƵǗ10ƣ11ňƝǎ12Ţ13T14Ǌ15Ś16ŀ20Ĵ23ľƈƉ24ř25Ǧ26M27ŗ30Ʈ38Ƃ
~top>	62 -10Ǐ-9ū-7JƮ7VƁǛ8Ľǁ9WǗǝ11ƣƵǎ12ňƝ13T15Ǌ17Ś19M24ƈƉ25ľř26Ǧ39Ƃ
~topp	79 9t10MĿ17y18Ţ24ŀ26Ʈ
~tops	90 16ƌ26Ʈ36ŗ
~tor	48 -14Ǔ-12Jǈǩ-11Ł-10ķƫ-9F-8ž-7Ǉ7ǖ8OŔƓǅǊǎǧ9łţ10ōŪƃƊǏ11jſƖǀ12ŤƜƸǂǟ13ǘ15ƈƽ17ŽǒǤ18ǡ19ƝǋǑǢ22ƻ28Ƽ29Ǝ30ǍǗ35Ʋ37Ɔ38ƾ41ƥ66ƚ
~tor>	62 -14J-12ŁǈǑ-10Ǟ-9ƫ-8ŷ8ƃǒ9ļƌ10Ż12ǧ13ƈǄ14Ɠ15łƻ18Ɯǂ20ǘ24ŽǤ25ƾ26Ƽ38Ʋ
~tora	76 10Ɗ11Ƒ53ƥ
~torc	84 13ş22Ūǀ
~tore	67 -15Ɨ-10Fķ-8žǔ7ųƊ10Ǝ11ǌǏǞ13ǖ14ǅǊǎ16ƥ18ƻǡ19ǟǢ28Ǎ39ǋ42Ǘ
~tori	67 -9ǋ8ǔ9Ɗ16Ǎ22ſ24Ɔ
~torm	75 10ũ11ƈ12Ŕ24j78ƚ
~torn	80 7ǝ11Ʋ12Ɩ14Ŀ16B41ƚ
~tors	69 -13Ǔ10ǡ11Ŧ12ƣ13ƃ17ǒ19ŷ28ƾ33Ǝ43Ǒ
~tory	66 9Ŋơ10ņ11Š12OƼǢ13Ƹ16ţ17ōƗ18Ǐ22Ɲ25Ťƽ35Ɔ
~tot	71 -13Ť-9ǥ7uƠ8Œ9Ž10ƀƹ11ƆƗƿ13gZŷǉ15Ņ19ŵ22Ŧ28ş
~tota	71 -13Ť-9ǥ7uƠ8Œ9Ž10ƀƹ11ƆƗƿ13gZŷǉ15Ņ19ŵ22Ŧ28ş
~tou	78 -9Ş7Ǘ9ō10ķń11ƹ12Kŀƿ13ǝ15Ƽ28Ŝ
~touc	80 7ƙǗ10ńō11ķƹ12ƿ13K15Ƽ29Ŝ
~tov	77 53Ɛ
~tove	77 53Ɛ
~tow	65 -9ŗ-7Pƛ8ņǋ9ŭ12Ɵ14Ň15Ǖ16X17ů19Ǎ20Q22ƣ23Ǧ24ǩ31E46l53C72Ɓ
~tow>	90 62Ɓ
~towa	88 20Ň23X
~towi	82 40Ɓ
~town	70 -8ƛ-7P7ƾ9ņǋ10ŭ13ƣ14Ɵ19ů21Ǎ22Q28ǩ35E51l58C
~toy	90 17ű19ŭ
~tpo	90 26ƴ
~tpon	90 26ƴ
~tra	50 -17G-10kC-8aŚ-7uĹŗŪƉƗǦǩ7űŴƓƤ8QŔƜƢǏ9S10šƴǕ11yƝǇ12lKĴƘ14ŀźǐ15ǒ16ƒ18ūǤ19őŻ21ǀ22ƍ25Ƃ26Ɵ28ůƁǑǙ29P36Ǔ47Ž
~tra>	76 -10k10ƶ11Ų14Ŵ15Ƥ18ƴ22Ƙ26Ǉ29Ǥ31Ƃ
~trac	60 -13Ş-7Ɖ7ǡ8ƌƖƩǊ9Ŧ10řƢ11Ǆǧ12Ɠ20ƒ21ǒ28Ǒ45Ǔ63Ž
~trad	79 -16G8m10Ǒ11yǣ12ǟ20Ɲ25S32P
~traf	86 12ǋ13N17Ż20ů
~trai	68 -15S-8G-7u7oǎ8lňųǣ9w10ǘ12Ǐ13Ŕ16Pŀ17Qš18ő19Ĵ23ǐ26ůź42Ǚ
~tram	75 38ƍ
~tran	73 10yY11Ɓ12l14űŵ15ǐ18Ǖ19Ɯ20K
~tras	85 47Ɓ
~trat	84 20Ş34ū
~trav	78 -11C-7Ǧ11Ƃ12ő38ǀ47Ɵ
~tre	56 -16Ŀ-12g-11P-9ǌ-7Ņ7Ũƣǜ8jŜƞ9kŤƘ10tơ11Ƽ12EGǋ13išǃ15ƿǀ16Ǆ17ŧ21ŝƙ23Ű24ņŶǚ39U43Ƒ46D
~trea	66 -8Ņ10ŚŞ11j12k13Ƙ14Ƽ17i19ƿ22U25ŝ26ŧ29ǚ30ņŶ
~tree	61 -17Ŀ-9ǌ8ƣ9t10ƞ11ơ12ŜŤ13E15Gǃǋ19Ǆ24ƙ27Ű50Ƒ51D
~tres	84 -14P10Ƅ11ƚ14ǜ15Ũ32U
~tret	88 8Ɵ13Ż25š
~tri	63 -10ǩ-9Ľ-7Ĵ7ŌơǄ8ǖ9ƜǛ10ūǓǔ11ůŽƏǀ12Qř13qƑ15Ŭŭ18Ň19Ǒ20Ǎ23ǋ26Ɓ28kǘ30Ƌ
~tric	71 -9Ľ-7Ĵ7P8ơ9Ǆ12Ǔǔ13Ə14Q15q19ǘ22ŭǑ34Ƌ
~trie	88 9ń15Ǜ17Ž18ǘ
~trig	88 10Ł15Ō24Ŭ
~trip	76 7ū11ǖ13Ɯ14ůǀ17ǋ23Ɓ25Ǎ35k
~tro	68 -7n7ĵ9tƛ10pƿ12KĹ13Ş18ĸ19ű20ǜ25ƽ35Ƽ
~trok	86 8Ƽ21ƽ
~tron	84 7ĴƗ16K
~trou	73 -7n7ĸƿ8ĵ10tƛ11pƽ13Ĺ14ŞƼ21ű22ǜ
~tru	55 -15Ɣ-13Ǆ-11Ţ-10RƂ-8Ų-7Gŗǀ7ǟ8łņƦǏ9űƫǩ10QĹǛ11Ƒǋ12ŀ13S14ŵƇ17c19Ƙ20ŪƓǦ22ŎƅƏ23AZŭ25Ŭ26ų32Ŷ33Ʋ34Ŵ35ǐ
~truc	58 -16Ɣ-13Ǆ-10RƂ-8Ų-7Gŗǀ7HƁ8ǟ9ƦǏ10űǩ11Ǜ12QĹƑǋ15Sŵ16Ƈ22ŪƓǦ24ƅƏ25Zŭ27Ŭ28ų36ŴŶ38ǐ
~true	86 -15Ţ8ŧ16cł21Ŏ
~trum	77 34Ƙ
~trus	74 9Ɨ12ņ13ƫ15Ŏ25ŀ33A47Ʋ
~try	72 -10NŐ-8Ĵ7Ÿ10ŮǞ12ƣǀ14ǔ15l16Ž19ǘ21I29ń30L
~try>	74 -10NŐ-8Ĵ7Ÿ12ƣ13ǀ15ǔ16l17Ž20ǘ22I30Lń
~ts>	40 -16ŝ-13Ɣ-12Śƹ-11ŪƼ-10ŮŷǂǇ-9ckAGPŀŐƕƳǄ-8oSVōŒţơ-7mvOĹŏŕŖŧƈƊƱƿǐǞǨ7ļľŶŹƚ8lLĶŭƖƝƭǖ9ńƠǝǦ10gtĴŵƃǔǗ11EUŠŬƏƤƾ12IņǊǙ13ſǋǑǒǟ14ƫǀǍǚ15ĵžƻ16ķƘ17RƎƗǡǧ19Wƌƽ20Ňű21Zřż24zǢ25Ư28Ş29ŗ31Ɯƣǌ33Ż36h43Ǔ
~tse	83 -10ķ-8ƺ10Ǣ12Ƙ19Ĵ21C23Ɠ
~tsel	83 -10ķ-8ƺ10Ǣ12Ƙ19Ĵ21C23Ɠ
~tsi	74 -7U8ŰƑ10Ǡ11Ɖ12ǀ13Ʀ14q20g27j33Ƈ
~tsid	74 -7U8ŰƑ10Ǡ11Ɖ12ǀ13Ʀ14q20g27j33Ƈ
~tsy	90 18o41Ɲ
~tsy>	90 18o41Ɲ
~tta	77 -9I7ǘ8ś11Ĺ12CƽǨ14Ƽ15Ŷ
~tta>	88 12Ĺ
~ttac	82 7ǘ9ś12Ǩ13ƽ15Ƽ16Ŷ
~tte	55 -17n-14œ-13ǩ-8QļŹǇ-7dĴ7ĿşŰƲǓǙ8sŗŻƠ9ƛƜƨ10ńǘ11ŢǛ12qrř13hoōž14LŁŞ15pŇ17źƹ18CŚǂ20K22Ŕ25t31Ľ39ľ48b
~tte>	90 29ƹ33C
~tted	90 -9a-8ƚ12Ľ15Ō16Ŀ27Ł
~tten	70 -15Ɗ-9Ǉ9Ǜ10ƙƲǓ12ŰŻǙ13Ơ14Ɯ15ńƛ16ŗ18ž20b
~tter	59 -17n-13œ-9ļ-8QŹ-7dĴǩ7AŸƵǄ9sş10ƨǂ12Ţ13qrřƚ14ō15L16hŞƊ17p19oŇź20Ś22K25ĽŔ30t35b42ľ
~tti	59 -9ŏǟ-7Xƙ7Ɓƞƨ8hwzAPUYŚŹƪƱǦ10ŮƘǙǠ11ŖŗŪƝ12xĿƟ14nt15ǈ17ƹ18M19H23j27Œ39Ķ
~ttin	59 -9ŏ-8ǟ-7Xƙ7Ɓƞƨ8wzAPUYŚŹƪƱǦ10ŮƘǙǠ11ŖŗŪƝ12xĿƟ14nt15ǈ18Mƹ19H23j27Œ39Ķ
~ttl	58 -12o-8ƛ-7B7dlIĿņŐƳ8cļŧǄ9Ǝ10Ķūż11Y12a13Ɩ14Ŋ15œƦ16vŅ18w19Ŧ21Ư26u28ƻ30x32ƞ
~ttle	58 -12o-8ƛ-7B7dlIĿņŐƳ8cļŧǄ9Ǝ10Ķūż11Y12a13Ɩ14Ŋ15œƦ16vŅ18w19Ŧ21Ư26u28ƻ30x32ƞ
~tto	81 7ū8Ņ10eƲ11ł12Ɩ14Ō15B27ǩ
~ttom	88 8ū9Ņ11e12ł
~ttor	90 12Ʋ14Ɩ18B
~tty	70 -7ŗǩ7S8Zŕ9ōŴǟ10WƙǑ12Ɔ13Ţ15Ũž17G22U24Ƹ
~tty>	70 -7ŗǩ7S8Zŕ9ōŴǟ10WƙǑ12Ɔ13Ţ15Ũž17G22U24Ƹ
~tua	71 -12ŏ-7Ō7R9ŚŜƴ10ĻƐǨ11Źž12nz13P14K17F24Ŗ26Ő
~tual	73 -12ŏ-7Ō7ǆ8R9Ŝ10ĻŚƴ11žƐ14K15P25Ŗ27Ő
~tuat	86 12Ǩ13Ź14z16n22F
~tub	76 8dq9ƚ26Ƌ42ƍ
~tub>	79 9q10ƚ44ƍ
~tube	90 31Ƌ
~tuc	72 -13Z-9Š10ő11Ş13ƣ14Ʈ15ŀ20Y22v23ư25ŵ28Ƈ
~tucc	88 34Ƈ
~tuck	74 -13Z-10Š10ő11Ş14ƣ15Ʈ16ŀ20Y23v24ư26ŵ
~tud	70 -7ǩ13Ʊ27Z39ź50m
~tude	70 9m13Ʊ27Z40ź
~tuf	62 7ƀƚƿ8XŁǏǓǥ9ŋƉƲǜ10s11Ƌǘ13ƍǐǕ14Şŭ15A16ǂ21Ƣ23ƝǢ28ƥ44Ɨ
~tuff	62 7ƀƚƿ8XŁǏǓǥ9ŋƉƲǜ10s11Ƌǘ13ƍǐǕ14Şŭ15A16ǂ21Ƣ23ƝǢ28ƥ44Ɨ
~tui	86 -7Ō42Ʊ
~tuit	86 -7Ō42Ʊ
~tul	86 7z11aƔ
~tup	88 11z12ĺ13Ɗ23ǅ
~tup>	90 13ĺƊ23ǅ
~tur	57 -19ǩ-12Ĺ-8łŕŗǥ-7tż7nTŁŰƞƥ8yƟ9ŵ10ƷǏǙǧ11ƉƓ12Ƭ13Gǆ14śƢƪ16ŤǊ17vŉƑ18ŀǄ19ſ21Ź22cfƇ24ţ26Ɨ27Ŀ31ǜ32ƴ33ǅ
~ture	64 -11Ĺ-8ŗ7HĽūǆ8nŤ9Łƞ10ƥ12ŵ13ƓƷǏ14Ƭ15yG17śƢ19f20Ɨ21Ƒ22Ǆ26Ƈ33Ŀ38ǅ
~turn	64 -15ǩ-8ǥ-7łŕż7fVŧǣ8pŎƧǆǞ9TķƗ10ŤŰƟ12ǧ13Ǚ16ƪ18Ǌ20ŉ22v23ŀ24ſ25Ź27c28ţ36ǜ37ƴ
~tus	83 17C37f
~tus>	84 38f
~tv>	90 -12ƥ7Ő13ƚ26Ɗ
~tve	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
~tve>	78 7Ʀ8Ɗ9Ū10Ƒ11ŏžƥ12ũ13Ƈƌ19Ɨ
~twe	78 -11ų-7Š7Ǉ9ł10C12Pšƫ14ŷ19h20ň
~twee	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
~twi	78 10Ĵ11ǥ13uũ14R15w16ƻ19ŕ27y
~twic	81 7y10Ĵ12ǥ13ũ15R17ƻ20ŕ
~twin	90 15u17w23y
~ty>	48 -12Ǆǩ-8j-7ŞƝ7ŨƆ9ƅƍǗ10Ƽǚ11ņǋ12PľƜ13U14yşƸ15Ƒ16ĶƂƗ17ƀƏƶ19Ɣ20Ǔǡ21Wǆ25ƟǢ27Dǌ32ơ34ķƎ38Ǚ41C51ž
~tyl	76 7ǈ22Ǒ
~tyli	77 7ǈ22Ǒ
~typ	69 -13ƅ-11Ǎ-7ƒ7ţŽƜǎ8ǔ9Tļƿ10p12ǆǉ14ƣ15Ɖ16b17E18Ƈ20d24Ǆ32Ʃ38Ƽ
~type	71 -13ƅ-12Ǎ-7ƒ7cţƜ8Ž9ǔ10pļ12Ǆǉ13ǆ14ƣ15Ɖ17E19Ƈ20d33Ʃ40Ƽ
~typi	85 7ǧ10ǎ12Tƿ14b15Ǆ
~uab	84 7ƥ12Ɗ35Ƙ
~uabl	84 7ƥ12Ɗ35Ƙ
~ual	62 -11ŏ-8Ō-7Œ7Ŝơ8Ļƴ9WžƐǡ10ƦǊǩ11Kŭ12Pĺǅ13Tłǉ14řŮ16Ŗƫ22LŐ
~ual>	70 7Ǚ8Ś9ƫƴ10ŮƐ12ƦǊ16Tǉ26Ő
~uall	68 -9ŏ-8Ō-7Œ7A8ơ9ĻŜ10Wžƫǡ12ǩ13KPŭǅ14ĺł15ř18Ŗ25L
~uan	90 18ƹ21ƿ
~uana	90 18ƹ21ƿ
~uar	66 -9K9Ƭ11Ʀ13Ƙ16Ɠ18Ń20Ĵ21ǖ22ǋ27O33Ɔ39Ʋ
~uard	82 49Ʋ
~uare	70 18Ɠ22ǖ23ǋ36Ɔ
~uart	83 -11K12Ƭ14Ʀ16Ń17Ƙ25Ĵ34O
~uat	80 -8ź7Ʊ10Ź11Ǩ13mz15n20yF
~uati	83 8y12Ǩ13Ź14z16n21F
~ub>	75 -10ǧ-8Ƌ8q9ƚ17Ǒ35ǒ41ƍ
~uba	80 23ų30Ŷ36ǀ
~uba>	84 38ǀ
~ubar	90 26ų34Ŷ
~ubb	90 -7Ǧ10d15Ƃ17ƛ
~ubc	80 19Ǒ26ǒ
~ubco	80 19Ǒ26ǒ
~ube	79 27Ƌ47Ų
~ube>	90 31Ƌ
~uber	82 49Ų
~ubl	71 -7n7ĸƿ8ĵ10ptŘƛƽ12Ĺ13Ƽ14Ş17ƥ19œ20ű21ǜ
~uble	72 -7n7ĸƿ8ĵ10tŘƛƽ11p12Ĺ13Ƽ14Ş20œű21ǜ
~ubs	69 -11ǧ7Ǥ11ƿ45ǒ56Ǒ
~ubs>	70 -11ǧ7Ǥ46ǒ57Ǒ
~uca	81 32Ʊ43m
~ucat	81 32Ʊ43m
~ucc	88 34Ƈ
~ucco	88 34Ƈ
~uch	44 -25W-22Ƃ-15ŧ-14Ť-13ŏ-12ĴŔ-9ƭ-8ŴƅƜ-7xŎşŷƆƞǟ7Ƽ8ƚǌǩ9űųž10Ǔ11qŘŜŬǢ12ZƔƶ13OƊƌƘƝƷ14Ʊ15ĶǦ16Ǜ17Ɠ18ſǡ19Y21Ơƪ22ǉ23ƃ24XĿ25ƧǊ26Ǐ27Ņƨ28ƗƦ29TķŮ32ŗ33ƒ36Ŧ38Ƭ43Œ49œ
~uch>	44 -25W-22Ƃ-15ŧ-13ŏŤ-12ĴŔ-9ƭ-8ŴƅƜ-7xŎşŷƆƞǟ7Ƽ8ƚǌǩ9űųž10Ǔ11qŘŬǢ12ZŜƔƶ13OƊƌƘƝƷ14Ʊ15ĶǦ16Ǜ17Ɠ18ſ19Yǡ21Ơƪ22ǉ23ƃ24XĿ25ƧǊ26Ǐ27Ņƨ28ƗƦ29ķŮ30T34ƒ35ŗ36Ŧ37œ38Ƭ44Œ
~uck	57 -10R-9xŠ-8ŲǄ-7GƔǀǩ7ŀőŹž9ŒƣƮǏǞ10QűƘǛ11Ĺǋ12Y14SZ16vƁ17ư19o20Ǧ21X23Ə24ŭ25Ŭ27ų30Ū34ŵŶ35Ŵ36ǐ
~uck>	60 -17Ɣ-10R-9x-8Š-7GǄ7Hķ8őƦ9ŀŹǏ10ƣƮǞǦ12űƘǛ13Ĺǋ15S17Z18Ə19ư22ŭ24Ūŵ27Ŭ34ų39ŴŶ
~ucks	71 -7ǡ8ŢƏ9ŪžǦ14ŵ16Œ22Ɓ27X51ǐ
~ucky	85 12P13Ɣ32o
~uct	56 -7ŗƆ7ľƝ8ƀ9ǟ10YǄ11P12ƑƩ13ŎƁǡ16Ŧƚ17ň19Ƈ20ǩ22Ɠ24ƅ45Ř
~uct>	84 10Ǖ11Ɲ13ŘƓ14Ǆ21Ʃ
~ucti	58 7ľ9ƀǟ11PY13Ƈ14ŎƁ17Ŧƚ18ň19ƅ23ǩ38Ř
~ucts	90 12Ǆ22ǡ
~uctu	86 11ǆ21Ƒ22Ɠ
~ud>	79 12x13ƞ16ň24ƿ26Ǘ
~udd	75 8Ŝ9ŭ12ĸ14Ľ16BƢ19A23ĺ25Ƴ32Ņ
~udde	88 11ŭ13ĺ15ĸ16Ƴ
~uddy	79 8Ŝ12Ƴ13ĺ15Ľ17B20A34Ņ
~ude	63 -8ŔǇ7ŷ8mœƀƩǣ10Ơƴ11csƁƆƱ12ǉ13ƃ14Ŗ24Z28ŏ35ź
~ude>	75 -8Ǉ7Ơ9ŷ13Ɔ14csǉ16ƃ36ŏ
~uded	80 -9Ŕ10ƀ11œ13ǣ15Ɓ23Ŗ
~uden	70 9mƩ12ƴ13Ʊ27Z40ź
~udg	76 7ż8š11ķ12c25ĸ39X
~udge	79 7e8ż11ķ26ĸ41X
~udgm	90 10š15c
~udi	65 -8ŕ11ǒ14ǣ92Ǥ
~udit	65 -8ŕ11ǒ92Ǥ
~ue>	60 -13Ǣ-11Ţ-9ǩ-8ǖ7bĸŉƓ8cBłŖū9Ż10ŝ11Ǐ12Ǎ16ǧ17ƒ20ľ21ƪ24ű27yǊ29Ʃ30ŕ33Ŏ
~ued	73 -10Ŗ8ƫ9Ŀ28ķ29Ÿ38ǜ
~ued>	73 -10Ŗ8ƫ9Ŀ28ķ29Ÿ38ǜ
~ues	61 -10ƾǏ-9G-8ǅ-7ƃ7iAũƘǖ8ǂ9ŐŮƅ10Ƹ11Ə13Ľ16Ɨ17Ĺ24Ŋ28ǩ30Ɯ45Ǣ46ŉ
~ues>	74 -11ƾǏ-8ƃ9Ƙ11ǂ12Ƹ56Ǣ
~uess	76 -11G-9ǅ8Ǌ9Ŗũ10iǖ12Őƅ13Ů14Ə21Ɨ37ǩ
~uest	68 8dA14Ľ19Ĺ28Ŋ38Ɯ52ŉ
~uff	62 7ƀƚƿ8XŁǏǓǥ9ŋƉƲǜ10s11Ƌǘ13ƍǐǕ14Şŭ15A16ǂ21Ƣ23ƝǢ28ƥ44Ɨ
~uff>	62 7ƀƚƿ8XǓǥ9ŁŋƉƲǏǜ10s11Ƌ12ǘ13ƍǐ14Şŭ15A16ǂ21Ƣ23ƝǢ27Ɨ28ƥ
~ug>	78 -18ŀ8KƏ10Ǡ13ŧ27ƻ34Ž35Ş
~uga	85 7ƽ23Ƽ26ƴ
~ugar	85 7ƽ23Ƽ26ƴ
~uge	90 10Ɩ14ƒ26ĸ
~uge>	90 10Ɩ14ƒ26ĸ
~ugg	86 -8ơ15Ǚ22ŀ
~uggi	90 23ŀ
~ugh	45 -14b-12Ɣ-11PǢ-10mp-9ŏƽ-8ŉţƟƯƼ-7CQńŕŜşűŲ7Zĵŀņőŷ8šŪƞ9nũŬž10ķĸǝǥ11iYōŐťƳ12rƮ13uŇŠƗƨǤ14vƂƚƬǩ15ł16ŨŮƕ17śŧƱ18xƌƦư19WŗŹǎ20lwŊ21ǖ22j23Ŗƒ24y
~ugh>	49 -12ǩ-10PƔ-9ǡ-8ŉŏţƟƽ-7QŕşƼ7RłŮƁƱ8SůŷƦ9rzņŤŵƧǜ10YZšƗ11nĸŪŬ12ŀŧžǥ13Őǝ14yśũ15ŊŖǤ16ťƨ17ƚƬƳ18ŗƕ23Wǎ25ǖ27j28Ũ
~ughl	69 -14Ǣ-9S9ĵ10Tƒ11Ɨ18őŮ19Ʈ22ķ
~ught	59 -14b-12Ũ-11p-8Ư-7Ų7ŧǞ8ŊřƖǡ10Hƞ11Ƃ12ŰǏ13ĺłŖŶſƦ14ŢƱ16yǩ18iōƌư20l21Ź23v24uŇ25Š27x28ƒ29w
~ugl	86 10Ǥ14ĵņ
~ugly	86 10Ǥ14ĵņ
~ugs	78 10ŀ16Ž27Ş44ƿ
~ugs>	78 10ŀ16Ž27Ş44ƿ
~uh>	74 -8v7Ə8gƥ9yŜơ10ĺŠ11ǟ12Ņ14j16Ŷƞ24Ũ
~ui>	88 29Ż
~uic	70 -9lŦ-8ƪ7Ǐ8aR9ŭ10řűǉ11ŋ12ŝ16YŊ18d20Ť28Ǡ32ŧ
~uick	70 -9lŦ-8ƪ7Ǐ8aR9ŭ10řűǉ11ŋ12ŝ16YŊ18d20Ť28Ǡ32ŧ
~uie	86 8L14Ʈ25ǎ33ŀ
~uiet	86 8L14Ʈ25ǎ33ŀ
~uil	55 -9F-7ǩ7XķƇ8Ɛ9Ƥ11ƪƱ14ǝ15Ǟ20ơ21Ǣ25Ƒ27Ʃ29ǋ34Ǎ40ƺ45Ɠ46ƅƣ
~uild	58 -9F-8ƪ-7Ƈ7ĺƥ8Xǌ9Ɛ10Ƥ14ƅ17Ǣ21ơ28Ƒ32ǋ37ƺǍ39Ʃ49Ɠ50ƣ
~uilt	69 -13Ʃ7ƈ8b12ķ14ǝ17Ƈ22Ǟ23ƪ40ƅ
~uin	84 -18Ɣ-9DǏ8ū10Ǖ11ķ13t28ƛ30Ŭ
~uip	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~uipm	69 -7Ɠ12Ɲ21Ǣ24Ǟ46Ǐ
~uir	76 13Ǚ17ơǌ26Ǔ
~uire	76 13Ǚ17ơǌ26Ǔ
~uis	79 13ĸ22t24Ǝ26Żƿ
~uish	84 25Ǝ
~uit	65 -10Ƌ-8ǩ-7ŗƟ7ƺ8ǡ9Ƃ10VŇš11YǦ13gǜ18h19Ɣ20ǂ23Ƨ25Ƙ29L30Ķ31Ʊ44ƹ49ķ
~uit>	71 -7ǝ8Ŀ9h10ǡ11š12VŇ13Ǧ16L17ķ22ǂ26Ƨ34ƹ37Ķ
~uita	86 19g35Ƙ
~uiti	86 -7Ō42Ʊ
~uits	82 -12Ƌ7ǧ10ƺ12Ƃǝ13h18Yǜ24L
~uity	88 28Ɣ53ķ
~ul>	72 -15ǖ-13P-10ŉ7ǍǛ9iBŐ11ŊƮǉ12bĸ13Ũů16ǜ18ŭƥ22ũ26U32Ų
~ula	70 -13Ź8KƃƙƩ9JƔ10ƪ11ƾ12Ÿ14Ų16Ƙ17Š18ơ19Ɖ33ǔ
~ular	72 -13Ź8KƙƩ9J12Ÿƾ17Ƙ18Šơ19Ų20Ɖ34ǔ
~ulat	88 7fo12Ɣ13ƪ
~uld	33 -15q-14ĺ-13nƳ-12Ŝƽ-11QŒŦƙ-10šŤƁƼ-9oŐœƕƠǣ-8jkSĹŁŔŭŰżƝƺǃǈǞ-7itŅţŪŬƌƩǅǎǛ7HNŋōŖŗŧū8AWƍǦ9bŚǏ10Zŝƨǧ11aBĿŃƀƘƿǄǘ12LľǢ13KĵŘǩ14mŇ15Ɠ16DTƂƏƪƸ17rĻŞ18cY19ŌžƵǚ20Ž21ƗƱ22ƶǨ23ƒư24Ĵ26ű27Ưǁ28Ŋ30s31ƭ33ŢƬ34ś35Mķ36ǝ38ŵ39Ƥ46X48Ŏ50Ʒ54Ʈ60ĸ
~uld>	33 -15q-14ĺ-13nƳ-12Ŝƽ-11QŒŦƙ-10šŤƁƼ-9oŐœƕƠǣ-8jkSĹŁŔŭŰżƝƺǃǈǞ-7itŅţŪŬƌƩǅǎǛ7HŋŖŗŧū8AWŉƍǦ9bŚǏ10Zŝƨǧ11aBĿŃƀƘƿǄǘ12LľǢ13KĵŘ14mŇ15Ɠǩ16DTƂƏƪƸ17rĻŞ18cY19ŌžƵǚ20Ž21ƗƱ22ƶǨ23ƒư24Ĵ26ű27Ưǁ28Ŋ30s31ƭ33ŢƬ34ś35Mķ36ǝ38ŵ39Ƥ46X48Ŏ50Ʒ54Ʈ60ĸ
~ule	77 -9Ř8d9Ƭ10Ǣ12Ɩ14Ǚ20Ƙ29LR
~ule>	81 -10Ř8d10Ƭ11Ǣ17L22Ƙ34R
~ules	90 16LǙ
~uli	90 -9ƥ7ŭ29ǐ32ƻ
~ulin	90 -9ƥ7ŭ29ǐ32ƻ
~ull	58 -11Y-10ƒ-8ŗ-7cNĸǎǩ7qĵŹ8ľřŲƃǄǐǛǟ9tƤ10WĻŊŒ12hǙ13ƭ14Ɵ15dƓ17DŎ23TǇ28Ĵ29Ś31Ż33a38R44ƀ
~ull>	60 -11Y-10ƒ-8ŗ-7cNǎ7qōƢƱ8řŹǐ9tŲƃƼǄǛǟ10Ƥ11W14Œƭ15dƟ16Ɠ18DŎ24Ǉ25a29Ĵ31Ś39R46ƀ
~ulle	81 10ĵ16ľ17ĻŊ46Ż
~ult	74 7ƃ8ş13Ť16ǩ35ǚ41ż
~ult>	76 7ƃ14Ť16ǩ42ż
~um>	69 7Ʃ8Ś9X10œ11Ǜ13ŗ14ƹ16DŵǤ26Œ45ž
~umb	47 -11ƣ-9Śǣ-7œŖŢƶ8KŜ9Œ10cĵŇŠ11ľǇ12yĻ13ƒ15ƓǠ16Eƛ18ļǕ21Ƭ22CŗŸƼ23XǗ24DŅ25ƋǨ26ū34eř36ƂǦ42I
~umb>	88 14j15ŉƒ23ĵ
~umbe	51 -12ƣ-9Śǣ-7œǩ7Ř8ǔ9Kƛ10ŒŜ11Ň12Š13ľǇ14cy15Ļ16Ǡ17Ɠ18CE19ļ20Ǖ23Ƭ24ŸƼ26XŅŗǗ27DǨ29ū37e38ř46I
~umbi	75 11Ǒ22ƛ42Ƌ
~umbr	63 12ǩ50Ǧ52Ƃ
~ume	76 34Ƙ
~umen	76 34Ƙ
~umm	82 12ƍ15Ɵ19Ǉ26x27k
~umme	83 12ƍ15Ɵ19Ǉ26x27k
~ump	68 -18Ŧ-9ĺ-8ƛ8ŗ10ž12ƃ13Ť14űƍ36ǀ40Ŕ45Ţ49œ50Ɗ
~ump>	71 -18Ŧ-11Ň-8ĺ9ŗ11ž13ƃ15ƍǀ25Ŕ36œ39Ɗ49Ţ
~umpe	83 8ǀ18œŤ19Ŕ21ű
~un>	56 -13R-12ų-11Ń-10Ư-8Pŉǩ-7ŷ7pƆƓǋǤ8ŅňưǄ9nŒŝţƢǏ10Ǘ11ĵŭ12ŕǥ13xǟ14Ŧ16Ʃ17ſ18ű19ū20O21eǐ23Ɲ24A26kǎ27Ƭ28ƽ29Ŷ38gǨ
~unc	71 -7ǩ8Ƴ9Oƍ10JL11ǈ12ANńŌ13Ľư14ǟǥ15q18B24b
~unce	85 12AJ20b
~unch	78 -9T10O11Lư12ǈ13NŌ14ń15Ľǥ17q
~uncl	84 8T10Ƴ17ǟ22B
~und	47 -14H-12y-11ĿŬ-10mSǇ-9IŶǝǢ-8ƉƌƢǍ-7RZłŗţƈ7ŻǁǉǊ8ůƗǜ9jƽǀ10LŎƙƜƩ11bCTĵŖŠŵſƕ12G13VĻńňƇƓƲǤ14i15ĽƊǃǣ16sYƣ17ĺŅƒ19hlũǌ21Ʊ22cX24Ň26Ů30ƍ31n35ǅ36ƺ45ş
~und>	53 -13H-12y-10m-7ISŨǢ7Ɯ8uťƟǎǧ9GƑǁ10Tƣƥǉ11hũƩ12nǜ13Ɨ15CŮ16VŚƓƕ17ńŵ18cŠ19Y20Ľ22ǣ27lsŇ28Ʊ32ƍ
~unda	86 30Ƈ
~unde	57 -14ť-12Ŭ-8sƉǇ-7Ŀżƈ7rƖƘƽ8ĵŃƣ9jœƝ10cŪſ11ŻƙƲ12hiŚũů13ş14ŅŎ15ǀǤ16Ů17ƺ18Ŗ19ƒ20Ɗ21ň22Xǃ23nĺ27ǌ42ǅ
~undl	84 53ş
~unds	71 8ƆƏƽ10BFLŧǛ11ŨƜǈ12ť13Ǩ16N17b37ƺ
~une	72 7ĺ10Ś15ĸƳ52ư
~uner	74 8ĺ16Ƴ50ư
~ung	68 -10n7ƫ8Ɔ9Ũź10ƍƳ11ŻǛ12Ư13p14Źǀ16ƭǅ17ĵ18u23v30ƞ37c
~ung>	76 -11n9Ź11ź12ŨƞƳ13Ư18ƭǅ20ĵ60c
~unge	79 8y14Ż16p17ǀ21v
~ungu	88 -15c9Ź13vx27u
~unh	86 47Ş
~unha	86 47Ş
~uni	60 -17Ɔ-13Œ-11ĵ-8ơǥ-7Ǣ7Ʊ8ǋǌ9W10wļƕ12Ŭ13ayY14ƨ16D18Ʃ20Ơ23ƥ34Ƥ38ƣ46ſ
~unin	67 -7Ǣ8Ƥ55ſ
~unio	78 -14ĵ-10ǥ7ŹƦ13Wƕ14wļ15Ŭ17Y18a20ƨ
~unit	74 -20Ɔ-15Œ-9ơ10ǋǌ21D26Ơ29ƥ34Ƥ47ƣ
~univ	84 11Ʊ19y26Ʃ
~unn	69 -12Ū-9U-8n7Ɲ8RŻǨ9ŐƼ11fjŋ13hqĿ14u15Œ16Ŵ17Ŷ19ǝ20ńǟ38ǩ
~unni	70 -12Ū-9U-8n7Ɯ8RŻƝ9ŐǨǩ10Ƽ11fŋ13qĿ14hu16ŒŴ17Ŷ19ǝ20ńǟ
~unny	90 19j38ǩ
~unp	90 11ĸ28ƞ
~uns	69 -12c-11n8E9x10vAǉ13Œƽ16ơ21u22ŀ24ǈ27j29ŕ33ű38Ƙ
~uns>	70 -12c-11n8E9x10vǉ13ƽ16ơ21u25ǈ26Œ29ŕ33ű38Ƙ
~unt	51 -15Ʈ-12ƿ-9Ǆǣǩ-8w-7IƄǈ7nJOŒŻ8lmžƹǀ9eAQŕŦƓ10őŜŷŽƅƆƢǕ11XYş12ź13ƌ14Ŋ15gBĶ16Ĵǖ17ľ18Hƭ19u20ř21Ǡ22C24Ə27ŗƬ30ǔ36Ư52Ǉ
~unt>	58 -13ƿ-9Ǡ-8wǄ-7AWƮƯ7ņƱ8a9őƗ10JŮžǖ11Œ12eQŦƓ13gşŽǕ14Xǔ15Y16ŗŷź17Ŋ18Ŝƹ19Ĵ28ř33Ƭ53Ǉ
~unta	76 -8ǩ9k14ǆ26Ǡ29B30A
~unte	80 12ǖ20ƌ23Ə
~unti	74 -10ǣ7gu9ǉ11O12Ǉ16Ɔ17ŕǠ18Ƣ24Ư29ƭ31H
~untr	82 -7ƚ7ƈ8C11Ÿ14ǀ17ǔ18l
~unts	69 -8ƹ10ǔ19uŗ23ľ26Ķ35Ư
~unty	78 8D9ǔ10W12ļ13Ż17Ə20ƅ34C
~uor	90 -17Ÿ-11ž12ƿ42Ǜ
~uor>	90 -17Ÿ-11ž12ƿ42Ǜ
~uot	67 -9Ǉ-7Ƃ7ǂǃ8ƈ9Ľ11ŏǦ13ž18e21Ĺ27J30ń34Ņ
~uote	67 -9Ǉ-7Ƃ7ǃ8ƈ9Ľ11Ǧ13ž18e21Ĺ27J30ń34Ņ
~up>	42 -20Ŗ-19ǩ-13ňǞ-12wŢŧſƞƢ-11osvGLƜơ-10BƵƶ-9byŬƳǥ-8qŅŇţŷƟƭǑǖǦ-7fPSņšŲƗƷǋ7rYķŚƲǤ8OńŮŵǁ9ŰƊƧƬǌǐ10Ž11ĴŘųŹƩƹ12jCHĺłŜƏƸ13Ŀǚ14ŉǏǗǝ15ŗŠƣ16řŨƃ17ƙ18hKƛ19ƌƫ20Ĺ21ŌƤƪǆ22ŁžƴǊ24l26i27x28k29ƅ31œ32W33t34ƾ35Ŕ36Ɖ47ŕ
~upa	81 23q30P
~upat	81 23q30P
~upd	69 10ƫ11Ǎ18Ƌ22Ʋ23Ǣ31ƌ
~upda	69 10ƫ11Ǎ18Ƌ22Ʋ23Ǣ31ƌ
~upe	88 7t11zƖ13Ő35ǩ
~uper	90 7t11Ɩ13Ő36ǩ
~upg	88 21ƌ
~upgr	88 21ƌ
~upl	73 -9ķ-8k7ĽƤ8ǎ10Ƙ11SƠ13UŪƿǞ21ƣ36ś
~uple	74 -10ķ-8k7ĽƤ8ǎ10Ƙ11SƠ13ƿ14UŪǞ21ƣ
~upp	69 -10U-8ǩ7Ŕ9r10Ɲǐ11n12ƿ19L23h24Ŏ53Ǖ
~uppe	88 12r15nƿ25L
~uppl	72 9Ŕ10ǐ11Ɲ60Ǖ
~ups	69 -7u8nr10HžƜ11ǐ12q17ţƆ20ŨƤ23ƗǍ31ǘ
~ups>	86 -9uƛ8i13n15ǐ16q39ǘ
~upse	78 10r20ţ23Ũ
~upsi	90 14H32Ɨ
~upst	79 8ƣ12ƛƜ20Ɔ23Ƥ27Ǎ
~upt	81 19ǝ24ĵ35N
~uptc	88 26ĵ
~upti	88 22Nǝ
~ur>	26 -32Ų-24ť-20Ƈ-19Ō-18ōƩ-17Cŏŗ-16ŤŬƈ-14ňŮ-13ĸőƋƌ-12ũű-11ŭƴ-10Ūŵ-9fGĹƻ-8uXƊƐ-7œƆƛǩ7kRźƗƦǁǞǥ8iĿŕŝŻƁƜ9aļŒƀǄ10Mľǔ11JłŖƸǙ12nŸǋ13tIŃżǅǠ14ŘǝǤ15ĽŴŽǎǧ16yƯǖ17WřƝƢƶƷ18hloEžƫ19ŶŹƕƾ20pŚųǈǛǡ21gj22w23vxƨƲǂ24VŇ25sTŁǐ26Ķşƺ27Ŝ28P29ǉǣ30ƮǕ31eƳǢ32q33Ƥ35ů36drƥ38ĵ44ƃ46ƽ49ǘ53B60z
~ura	47 -16Ƹ-11Ǆ-8Ǒ-7ų7rřơƣǘǨ8AXŞŪſǢ9ŚƉ10Ǎǟ11ĺƙƴ13šŦƳǒǓ14şƃƬ15ŘƦƭ16ƁƩ19ľŏǌ20ŁŐ21ņţƕǥ22ŒƄ28W
~ural	88 13Ə19Ɖ
~uran	48 -16Ƹ-11Ǆ-8Ǒ-7ų7rřƇơƣǘ8AXŞŪſǨ9ŚǢ10Ǎǟ11ĺƴ12ƙ13šǒǓ14şŦƃƬƳ15Ř16ƁƦƩƭ19ŏǌ20ľŐ21Łņţƕǥ23ŒƄ28W
~urc	76 10ư12oB15tŭ24ƶ28ƒ
~urch	76 10ư12oB15tŭ24ƶ28ƒ
~ure	48 -14Ĺ-12ōơǑ-10Ōǩ-9qŒǍ-8Ǐ7ưƷ8űǂǧ9GH10ŤƢƱ11łŖś12őƴǥ13afyŴ14ƑƼ15ŏŭƗ17ŀƇ20ǌ21Ŀŗ22Ƭ23Ǆ24ŐşƘƨ27ǒ28ǅ31Ǣ39ſ55Ɠ
~ure>	56 -16ǩ-13Œ-12ĹǏ-10Ōŗ-9ơǑ-8ŞǍ7nOZĸƻǨ8AŵƩƱ9ǉ10ƥƷǒ11űǂǢ12GHǌ13Ť14łśƢ16y17Ǆ18fƘƼ19a20ŭ21Ŗ22Ɨ24ŀ26Ŀ28Ƭ29Ɠ33ǅ
~urea	90 13Ŝ15ń
~ured	55 -11ō-10ŐǏ-7Ŗ7ƀǃǩ8ƜǓ9ƃ10Ǆ11ưǧ12Ŵǌ15š16ǥ18Ƈ21ǒ22Ǣ24ş26ŏŗ38ƨ42Ɠ51ſ
~urer	83 -11š-9ƨ-8ş13Œ15Ţ25ƴ30ő44Ő
~ures	79 -7ǉ8ŗ15ƘƞǠ16Ő17şǏ19Ƒ
~urg	82 9ǂ10ǀ12t34Ƽ42Ń
~urge	86 10ǂ12t36Ƽ45Ń
~uri	64 -8S7eǁǘǛ8rĶŔžƦǥ9ŉǗ10jŠ12Ɵ14ŭ15P16Rŏ19ƚ23ƃ26ư27Ĺ28ǣ31Ǝ
~uria	84 14Ʀ29ư
~urie	78 -9S10ž29ƃ35ǣ
~urin	79 8j10ǁ11Ǜǥ17Ɵ18ŭ19PĹ20R21ŏ24ƚ
~urio	84 11Ŕ12r14ŉ15Š16Ĺ
~urit	76 9eǘ10Ķ11Ǘ38Ǝ
~url	86 -8Ɣ8Ɖ13ǃ17T
~urli	90 8Ɖ
~urn	57 -17ǩ-8ǉǥ-7łŕŖťżƅƳ7pķĸƔƧǕ8TYŰ9ƟǢ10ƑƓƥǙǧ13Gƪ14Ɗ15mƢǊǝ18vŉƋƐ20ſ22Ź23cţ27ƴ28Ɨ29ŀ31ǜ34ņ
~urn>	69 -8ǥ7ĵ8fŧ9ŉǆ10pVŎƧ11T12vŰƟǧ13ţǙ15c19mƐ23ņ
~urna	79 11a12ĸ13Y16ŉ21Ɗ31Ƌ
~urne	66 -12ǩ-7ż7ĺŤ8ǣ9ƔǕ11xǢ12v13ƑƓ14c15ţ17ņƪ18ǝ25ſ28ŀ34ƴ
~urni	74 11Ǟ12ķŀ15ƥ19G21Ƣ40Ɨ
~urns	88 -7ŕ46Ź
~urp	85 7Ż9ĸ11ŏ19Ǥ
~urpr	86 8Ż9ĸ11ŏ20Ǥ
~urr	58 -15u-9ǧ-7Ơƨǅ7Ŗ8ƙ9S10ŚƵ13OőŞǒǥ20ŗ21G22ŝ23ǡ24ŕ25Ńƪ27hŏŐ30ƚ32Œ
~urre	60 -9ǧ-7Ơƨǅ8Ŗ9S10Ś11Ƶ13Şǥ14őǒ21ŗ22G23ŝ24ǡ26ŕƪ28Ő29ŏ33Œ
~urri	79 -7Ŀ11ƙ45ƚ
~urry	83 -19u23O40Ń41h
~urs	49 -18v-16ǩ-15Ǆ-12őŗ-11Ŵ-10ƞ-9hƚƜ-8rĴŀŹǝǡ-7ŇŒŪƔƮƳǈ7BQVľŢŤŶƧƨƲǦ8c9gĵŠŮƠƯ10uźƝ11ŁţŲ12ƛǇ13nqōűƢǌ14Aƕǉ15PƖ16HŦŵ18ķŘ20Ŭ22U23ŸƁǁ25x29ǎ30S35ųƦ38R51F
~urs>	57 -16Ǆ-14ǩ-12Ŵ-11hv-10ƚ-9Ƥ-8PŪǡ-7cnrŒŹƔǝ7bLŚžƊƽǞ8Ƶƻ9tŤſǦ10ASUƧƲ11Bľ12Ůƨ13ĵŶƠ14ƁƝ15u16űǌ19Ų20Ɩ21ŵ23ķ25ŬƦ28Ÿ30x39ǎ43ų46R64F
~urse	57 -12ŗ-9v-8ő-7ƞ8qƎǨ9ŠƀƯ10SVŢƢǑ12Ɓƕ14Q15gź16cUţ18ŁǇǉ19ō20Ŧ22n23H24Ř25Ʀ26P29ǁ
~ursi	90 15q23S
~urst	85 9Ƥ25ƛ
~urt	60 -11ż-7ſ9W14k15Ɯ18ĸ19ƍ21Ťǚ24ţ26X27Ǚ32D34Ƅ35ƃ37ž47ǣ
~urt>	61 -10ż-7ſ9W16Ɯ18ĸ19ƍ21ǚ22Ť24ţ26X28žǙ32D35Ƅ38ƃ48ǣ
~urth	88 9d23k
~urv	85 16x18ǝ38i
~urvi	85 16x18ǝ38i
~ury	75 11ķƃ19D32ư46ž
~ury>	75 11ķƃ19D32ư46ž
~us>	56 -29ǩ-22A-10Ň-8gG-7ƒƳ7ŉŌšžƷ8TĽ9Łƞ10wzƈǦ11ĵŋŴ12avCķƆƼ13ŪŶ14ŰŽƄ15Ŏ16Ţ20f23rņ24ĺ30s33Ŀ39ŵ40Ĺ47ǀ55ļ
~usa	90 9ŝ14ŭ17ő
~usb	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~usba	57 -20d-15Ƹ-13ƾ-11ƺ-9ǟ-7DPTǢ7ů8Ư9Ʈ11ų12Ł14ƫ15Ƴ18n21fż22Ʒ24Ŵ30p32rtƨ33sǂ36q40o
~use	40 -22Ŭ-19ŗ-15SǏ-14PŅ-13cŖŶ-12ńűƸǎ-11dƃǇǊ-10šŦ-9őŒƻǄǟǥǨ-8YřƦǔǗǦ-7ľĿŉſƠƼǜǞ7ƛ8ůƚ9rƊ10ţƉƨ11sIƂƑ12ƌǓ13JƏ14q15ŹƕƖƮ16oƙ17fşŽƇƣǖ18TǑ19p20Ŕŷƴ21ŲƓ22M24ŀƜǂ25Dķ27FœƝǁ28GƋ29Ɔƿ30HƒƗƟ32n33ƞ35Ʒ39Ɣ40ƅ46ŭ
~use>	42 -23Ŭ-19ŗ-16S-15Ǐ-12ųŶƸǎ-11ŴƃǗ-10ńŖŦű-9PőšƻǄǟǥǨ-8řŪǇǔǦ-7YŉŒƁƠƦǞ7oŽƈƮǩ8hpqZƛ9ůƚ10rŔƊ11Ɖƨƴ12IţƑ13Ƃ14sJƌƏ15Ɨ16Ƌƕ17ŹƖƙ18nƇƣ19fǑǖ21ş23MŲ24Ɠ26ƒ27DŀƜǂ29Fǁ30ķ31GƆƝ32Ɵƿ33HƷ34ŭ35ƞ36ƅ41Ɣ
~used	71 -7B8ũ10ǈ18Žƴ19Ŕ23Ɨ26ŭ40œ44Ŵ
~useh	69 -12ų-7Ǌ15Ū18Ʈ24T28nŷ
~uses	76 -20Ŵ-12c-11dŅ-9P8Ʒ12ƅ13ƒ16q18oT23p24Ǔ25Ƌ44ų
~ush	73 -16i-7ǂ8Ś9sŊ12ĺŌ15ƛ16HŃ17rņ21Ɩ36O40Y
~ush>	80 -17i-10r9Ś11sŊ13Ō15Ɩ18Ń40O
~ushe	88 9Ɩ15ĺ18ƛ20H
~ushi	86 48Y
~usi	50 -24Ƃ-19Ū-14D-9eGō-7tĺơ8ƕǑǘ9Jƹ10n11MŐ13AǠ14Ǜ15ň17ǐǢ20ŎǦ22ǔǡǨǩ24ǝǞ25Ǆǟ26ǅ28ƝǊǋ29ǃ31ǆ36ŭǎǥ
~usie	88 40ǎ
~usin	50 -24Ƃ-18Ū-14D-9eGō-7tơ7Ų8ƕǑǘ9Jƹ10n11MŐ13AǎǠ14Ǜ15ň17ǐǢ20ŎǦ22ǔǡǨ24ǝǞ25ǟ26ǅ28ƝǊǋ29ǃ31ǆ33Ǆ36ǥ37ŭ
~usp	85 14Ƅ29Ÿ
~uspe	85 14Ƅ29Ÿ
~uss	90 12ů17ư22a28r
~ust	44 -20ŗ-12ǐ-11ō-10qFƥ-9ŚƧǏ-8Bĺǅ-7PRľƄƔƞ7ZŌƊơ8ķņŇƦǙ9sŰƠ10ŊƢ11Ũƻǡ12hCŀǈ13uKŪƗǑ14ŏƝ15AŶǓ16ŧŭǖǚ17ǃ18Ŗ19Ŕ20nŲ21Š23ǔ24ŷ25Ǘ26Ĺƀ27Ļ28Ǉ30ǋ38Ʋ
~ust>	47 -19ŗ-11ōǐ-10qƥ-9FőųƧ-8ŚǏ-7BRĺĿƄƔƞǅ7erUYśƍƝƩƭ8cZŅŌŲƊǧ9Ǚ10sķņŇơƦ11Ŋ12Ƣ13hSƻ14ŔŨǈ15CKŀŏŪƗǑ16u18Aŭ21Ŗ23n24Š25ǋ26ŷ28ƀ29Ʋ30Ļ32ĹǇ
~usta	88 15Ű18ų26Ŷ
~uste	83 48ŧ
~ustl	88 38Ų
~usto	62 -9SŲ7Ʋ8kǄ9Ţ10Ŀ15ǟ16ǚ20Ɲǃ21ǡ26Ǔ28ǖ32Ǘ33ő39ǔ
~usu	73 -7ƣ7A9ơ11Wǡ13ǩ14ŭǅ16ĺł17ř27L
~usua	73 -7ƣ7A9ơ11Wǡ13ǩ14ŭǅ16ĺł17ř27L
~usy	74 -7ŭ9x13tP30U35ǟ41N
~usy>	74 -7ŭ9x13tP30U35ǟ41N
~ut>	34 -26ǩ-17F-16ķ-14ŧ-12iŃœƠǟ-11ŬƄƛǇ-10Wų-9svƯǒ-8cMňŐŨƦǦ-7xNŎƃƵǆǡ7Ŗŗţũ8glXŲƷǃǜ9fquTŝŰƂƒǈǎǧ10VŚƎƟƩ11jŜſ12zHłƍƞƻǙ13BŤƈƏǀǣ14rĶļƬƺǂǉ15ĿŞŴƫƳǁ16Ĵǌ17ŀƜǛ18ĹĽƔ19żŽ20Ƥ21pƧƱ22Ǩ23ľŉ24yŌ25ĸƸ26ƌƪ27ĺǔ28ōŦƲ29Ɲ30Ǒ32Y38Ň40š
~utc	83 -8Ō11b23Ļ28a
~utch	88 12b29a
~utco	90 -9Ō25Ļ
~utd	88 25g31ǝ
~utdo	88 25g31ǝ
~ute	61 7aƅ8f9uĻ10iǁǃ11Mǜ12Śǧ13Ǐ14h18Ō19Ǘ21ŭ27N30ǘ34O40ů
~ute>	71 -14O-12b8ƅ9ŌŚŠ10f12iuǃ15M18h20ŭ21ů36N
~uter	76 8d9cƝ11b16Ǐ25Ǘ39ǘ
~utes	69 -8J7ń11aŌ12Ļǁ14ǧ15ǜ26ů52O
~utf	77 7ő8Ş10ń11WŠ14Ǟ18ơ22Ő23Q24Ǆ
~utfi	77 7ő8Ş10ń11WŠ14Ǟ18ơ22Ő23Q24Ǆ
~uth	79 8rň11K12ļ15C20ŝ22Ɵ23u
~uth>	81 9r12ļ15C21ŝ22Ɵ
~uti	81 9ƠǍ13ũ14bǈ17ǐ19ŭ33e
~utin	88 21ŭ36e
~uto	65 -13Ǧ-8ŗƫ-7ǈǩ8Ź9ǃ10ſ17Ĺũ18ǥ25žƃ29ƛ30Ƃ40ş41Ʋ53Ĵ
~uto>	68 -13Ǧ-8ŗ7Ƅ9Ź10Ĵǃ11ſ18Ĺ19ǥ28ž31ƃ32Ƃ44ş
~utof	86 7ǀ22ũ39ƛ
~utom	88 12ƛ28Ĵ
~uts	68 -9ŷ-7U7ŰƑ8Ƌ9Ǡ10Ɖǋ11Ʀưǀ13qŉ14ƣ17gCZ22Ş24j30Ƈ
~uts>	77 -9ŷ10ŒƋ12ưǋ13tƣ15ŉ21C25Ş
~utsi	74 -7U8ŰƑ10Ǡ11Ɖ12ǀ13Ʀ14q20g27j33Ƈ
~utt	70 7ż8jĽ9ƹǄ12ŌƱ13Ů16a17Ūƚ18H20ǈ24ǩ28Ķ
~utte	88 12Ǆ23ƚ
~utti	75 8ż9Ľƹ13wƱ15Ů18Ū20H22ǈ31Ķ
~utu	86 -7u10H12ƴ22yĿ34Ő
~uv>	90 -23ŷ17ų25Ū
~uy>	58 -16Ǐǩ-13ƴ-9ũ-8ŃŒť-7JƼǌǖ7Ľƙǣ8ƈ10gHŜŤƪ11Mƨ12WƩ14FłŅ16ơǜ17Ŭ18Ǆ19ŌǞ20ņƦ22ƒ25Ŷ29B31ſ34Ǩ37Ɨ44GǕ
~uyi	85 8ƪ20F33H
~uyin	85 8ƪ20F33H
~uys	64 -9ŭ-8Ŷſǩ7wƚ8FōőžƍƷǒ9Ő10Cǣ11kĸǐ12xHŴ14Ǚ16j17Ɣ19Ǉ25ǉ26ǟ32Ǆ33Ǒ
~uys>	64 -9ŭ-8Ŷſǩ7wƚ8FōőžƍƷǒ9Ő10Cǣ11kĸǐ12xHŴ14Ǚ16j17Ɣ19Ǉ25ǉ26ǟ32Ǆ33Ǒ
~uzz	88 13ƍ23ƣ28ň
~vac	76 -12Ŭ28ǌ42k46Ɵ
~vaca	77 43k47Ɵ
~val	61 -9ƾ-7ǖ7Ÿ8ƊƓ11C12Ǆ13Ł16ũ18Ŏƒ21ľƪ24Ƙ30Ʃ32Ǣ
~vali	88 11Ÿ
~valu	63 -10ƾ-7ǖ8Ɠ9Ɗ19Ŏƒ22ľƪ26Ƙ31Ʃ34Ǣ
~van	74 -10Ų-9ų-8H12Ǣ13Ƌ14w16ņ19ŭ20k78ǐ
~van>	84 -12Ų-10ų-9H7ƀǏ16ŭ18Ǣ23k27ǐ
~vani	90 16Ƌ20ņ
~vans	81 60ǐ
~vap	85 54ƹ
~vape	88 45ƹ
~vat	79 9ƨ10ǀ11Q12Ʊ13ǣ14ƣ19ơ33ƌ
~vate	82 9ƨ10ǀ11Qƌ13Ʊǣ20ơ
~ve>	28 -27q-22P-19Ǆ-17gŠ-16Tľ-15Ʃ-14ƕ-13ĿśǂǊǌ-12Ałœ-11yŒűƭǑ-10sKL-8ŀƿǗ-7p7rBŅņŧŲƅƮƽǃǏǘ8iHJŽƂƛƾǛ9zŊŋŜƋƚƟ10hŁōůŵǓǠ11FNŰžƄǚ12YŎşŹƊƑƥƯƵǆǈ13aZŃżƆƞưǀǐǟ14wIŌŖŗŴǢ15CGĵƶǔǩ17ţųŸƳǒǝ18DŉƃƍƐǍǥ19fƀƁƱǇ20ŐŚŮ21dmƪƷ22ſƘ23ĶƨƼ24Ǝ25WőŶǜ26ŝƦ27lƌ29ńŢŪƗ30uO40ŏ
~ved	69 -7Ũ7ĺż8nPŁŢƟƢ9ŭų10Ĵ11Œ12Ǘ13fŋť14Ƶ18l38Y39G
~ved>	69 -7Ũ7ĺż8nPŁŢƟƢ9ŭų10Ĵ11Œ12Ǘ13fŋť14Ƶ18l38Y39G
~veh	63 7ż8ŭǦ9ŵŶ10ž11Ż13ū14ƀ16Ű19Ŭ21ų29Ŵ33ǐ35Ū
~vehi	63 7ż8ŭǦ9ŵŶ10ž11Ż13ū14ƀ16Ű19Ŭ21ų29Ŵ33ǐ35Ū
~vel	67 -11C-9Ǎ-7ŭƱ7ū8ŀƘ9D10őƁƂ11Ŷ12ƣ14m15Ʃ19Ɗ28Ɔ32ǀ40Ɵ
~vel>	69 -9Ǎ-7Ʊ7ū9ŀ10Ɓ13ƣ15mƩ20ƊƟ22ǀ29Ɔ
~vem	90 11Ǣ22ƌ
~veme	90 11Ǣ22ƌ
~ven	55 -17Ĺ-10i-8ƞ-7ųŹǝ7ǖ8Ľť9ŢŴǒ10ŒŔƯǋǢ11ƹ12RƗ13Ũŷ15ũƅǩ17Ɲ22Ş24ŜżǊ25ţ28L33ǅ37Ǖ58Ǐ
~ven>	60 -10ǧ-8Ĺ-7ųŹ7Ľƿǩ8hŭ9ƅ10ťƬ11ŔŕŢŴǒ12ŒƯǋ13ƹ14Ũ16ŷ27ż28Ŝ31ţ
~vend	83 -7ǝ59Ǖ
~veni	82 -13i13Ű20R45L
~vent	75 -11Ĺ-9ƞ9ǧ11ƅ14Ǣ15ǩ20Ɨ21ũǏ24Ş26Ɲ45ǅ
~venu	83 10ǧ38Ǌ
~ver	34 -15ǎǏ-14pL-12mńŬƯƵ-11ŅŵƏƣǈ-10DĹŇƕƤ-9oGIĺŁřƌƽǂ-8ryBXŠƅƎƥƫ-7bŀœŧŶƄơƮǧ7aŪŹƗ8ĻşžƠƻ9iPWĸĿŎŦǨ10őŤżƭǇǡǩ11ŐŮƀƁǞ12RŭůƃƓƚǖǦ13ŕŰǙ14ľŒŝ15hŽǘ16UśƧƼǊǚ17CƨǔǛ18HţŸƦ19ŜƬǥ21ſǕ22Ƒ23ƴ24ņǝ25šƛƜ26Ʃ27ǜ29ŲŻ30ŗ32ƙǢ34ŏŷ35ǒ36Tź37Ƃǐ39Z43Ŗ
~ver>	39 -19Ő-15X-14ŠŴƽ-13yƯ-12ŌŪƬ-10mľŁŃńƣǎ-9nœŧƃƏǄǢ-8ĹŅŔŨƄƸ-7DIŵŶƀƎƕƗƭǂǅǏ7aũƹǚ8ƆƚƲǆǩ9ǍǕǖ10ŭż11RňŒŤŸǛ12Uőƿǒǝ13ǡ14ŗŝƒƛǇ15QƠ16hĸĿ17TšźŽƩǐ19ſ20ŮŲǞ21CśŦ22HPǦ23ƼǊ24Ŝ28ţ29ųƑ31ņƴ32ƙ34Z37Żǜ38Ƃ39Ɯ42Ŗ
~vera	53 -13ňǏ-10Ǧ-8Ǒ-7ĴŦ7Ƃ8ƪǉǘ9Xź10Ūſ11ƦƨƭƸ12Š13ǌǨ14Ńƚ16Śǒ17Wƀ19ǚǝ20ľƁƧ21šžƬ25ŏ26Ǣ27ŗ31Ɠ35ǥ
~vere	68 -15Ǐ-9TŘ-7qĴ8ǡ10Őƛ12Ɓ13ƭǟ14ľ15Ŗƀ18ŗ20ŎƦ21Ǣ27Ōƨ39ŏ
~veri	70 -11p-7ŭ7Ǜ8k9ƭ10ƶ11ǐ17d28Ő56Ų
~vern	79 -10Q-9P15ŕǏ16ǖ38Ű56ǔ
~vers	60 -25ų-16ǈ-13Ų-9Ů7ƙǀ8OĻ9łǃ10sŤŹ11ǩ12ſ13yǛ14iŋŸ15Ʊ16ǐ17Ʃ18Ŗ22a31ŷ33ƃǕ34ź
~vert	84 -10Ű8Ƨ13R15Ɲ26ŭ34T
~very	51 -11ŗ-10L-8Ų-7ŢţƚǓ7ŔƩƽƾǈǐ8ĴľǄ9ŒƖǅǖǡ10ĻŰǑ11ǘ12KUōŐŭ13i15nş18ǒǢ19ŪŴ20TķƗ22ƻǙ23ŷ25Ƭ26Z29ů
~ves	58 -17Ū-13ő-10z7fŌűƛ8x9ĵ11qǏ12A13Ƣ15ķŘ19ų24n25ǐ26ŷ41Ş
~ves>	58 -17Ū-13ő-10z7fŌ8xűƛ9ĵ11qǏ12A13Ƣ16Ř19ų24n25ǐ26ŷ42Ş
~vew	77 -8ǐ13Ə29Ū41Ű
~vewa	77 -8ǐ13Ə29Ū41Ű
~vic	63 -7ŵ7Ş8ŝŴ9Ţ10Əƕ12Aţ13Ŝ16Ū17Ǟ18űư20ľ21B29Ǆ32Ž34ǚ
~vice	64 -7ŵ7Ş8ŝ9Ţ10Ə13Aţ14Ŝ17Ǟ18űư20ľ21B30Ǆ33Ž35ǚ
~vid	75 7W8ǝ9Ƅ10gǄ11Ɨ12Ʀ13Őƫ23ƕ31M33ƪ
~vide	76 8W9Ƅ10Ǆ11gƗ13Őƫ23ƕ31M33ƪ
~vie	82 -16Ǡ-10ƞ-7ƶ9Ŷ16BǞ26Ŝ27Ŗ41ǩ
~view	83 -16Ǡ-7ƶ14Ŷ16Ǟ17B22ǩ26Ŝ27Ŗ
~vin	49 -17ŝ-16ś-12vő-11jŐŕ-10cTXŶƒ-9ǎǩ-8hwƜ-7dłŏ7xŭźƆƇ8eŵ9tƟǍǟ10Ƃƍ11ŀƶ12Ųǁ13ǀ14ľŮ15n16kNĿŘŴ17q18ŪŷżŽ20P21F22ŻƱ25iz26ŸŹ29Y31H37y38Ţ55ƞ72ū
~vin>	62 -18ś-11v-10ǩ-8hGŕ-7Ÿ7ľŃŌŲŷ8HƟ9xĺŀǁ10tŖŢƶ11P14Ź15Ūƞ17ǟ18S20ĿŻ22y94ū
~ving	52 -22S-16ŝ-12ő-10jTŐ-9Xƒǎ-8Ŷ-7wƜ7ķŪŲźŻ8eƆ9ľŵƂ10ŭǍ11ƍ12P13ŷ15ǀ16Ź17ŮŽ18nNŘŴ19Ʊ20yF21q22izż23k27H32Ţ33YŸ45ƞ
~viny	88 17Ƈ
~vio	80 -9G11œ16ƈ44Ż
~viol	82 46Ż
~vis	72 -7ŀ10N14e18Z19ǁ21a24B30A31ƾ46Ɯ
~vise	85 24A32B
~visi	77 -7ŀ10A11a12N21ǁ34ƾ49Ɯ
~vit	90 -7Ǔ10ǌ22ǀ24ƻ
~viv	85 16x18ǝ38i
~vive	88 18x25ǝ
~voi	73 -10ǩ7Ǡ10ľ14a15eĿ16ǘ19Ǖ24Ľ
~voic	74 -10ǩ7Ǡ10ľ15a16Ŀǘ20Ǖ24Ľ
~vol	79 9Pż10Ł16f23Ə
~volu	84 24Ə
~volv	88 10Pż11Ł17f
~vor	74 -16Ʒ9ĵ16Ʃ17rƞǩ19Ŷ20ŝ36f
~vorc	82 10ĵ40f
~vori	82 19ƞ21Ŷǩ22ŝ
~vou	86 13ǀ35Ŀ
~vous	86 13ǀ35Ŀ
~vy>	85 -18u-11ų9ƞ11ǎ12Ư13ǈ16ƺ27Ǐ28Ū
~wag	75 -10Ǌ11ǣ20ƃ31T57ǉ
~wage	75 -10Ǌ11ǣ20ƃ31T57ǉ
~wai	73 -7ƀƭ10Ū11ĺ12ǜ14rŏ15Ǐ16ĶŚŵǧ18s19Ń20Ǔ25ſ
~wait	75 -7ƭ11Ū12ĺǜ14r15ŏǏ16Ķŵǧ17Ś18s20Ń
~waiv	88 -7ƀ25Ǔ30ſ
~wal	55 -11Ō-8Ũǧ-7Ư7nƐǖ8RśƤǈ9šŸƮ11łƧǒ12Ļ13Zƌ14ƣ15żǍ16ŕǝ18ĹƗ20ǔ21Ť25Ŝ26x32ƇǄ
~wal>	66 -10Ō9Ǟ11š14ś22ŕ25Ĺ32Ŝ
~walk	61 -9Ũ-7Ư7yƛǕǘ8nŖŢǖ9Rǈ10ƤƮ11Ɨ12Ƨ14ł15ZĻ17ƣ18żǝ23Ǆ24ǔ25Ť29x
~wall	75 -10ǧ8Ơ10Ɛ11Ɨ12Ÿ15Ǆ16ǒ23ƌ24Ǎ48Ƈ
~wan	45 -16ŗŚ-15ƒ-13Ŧ-12Ʀ-11mN-10łŜ-9rŏřƯ-8cŁŔŘ-7ŖŞŵƧƩ7ś8H9ľŒǦ10eŊŕƃ11ƁƵ12Vſ13ŀŎŝƗ14bLOǧ15yƀ16ž17JĴǁ20Ń21MƂ22ƫưǌ23K24XĹ26ŉ27ƬǓ29ǩ32ŌƄơƱ33s35ƭ36Ļ37ƶ
~want	45 -16ŗŚ-15ƒ-13Ŧ-12Ʀ-11mN-10łŜ-9rŏřƯ-8cŁŔŘ-7ŖŞŵƧƩ7ś8H9ľŒǦ10eŊŕƃ11ƁƵ12Vſ13ŀŝƗ14bLǧ15yOƀ16ž17JĴǁ20Ń21MƂ22ƫưǌ23K24XĹ26ŉ27ƬǓ30ǩ32ŌƄơƱ33s35ƭ37Ļƶ
~wap	86 -10ŭ22ũ28Ƶ35ų
~war	69 -20V-10Ƥ-9Ţ-8H7ǘ8Ƴ9ƛǀ10BŀŎ11Q13Ǟ14X15Ň21Ōũ22q23ǋ34ś46j
~ward	74 -7H9Ƴ11Ŏ12ŀ16XŇ23Ōũ36ś
~ware	83 9ǘ13Q16Ǟ26q28ǋ
~was	45 -15C-13Ǟ-11dŒ-10ĸŀō-9ĹƌƭǝǢ-8yłŕŗţŴƜƬ-7aľŎƗƾǎ7Żƹ8TĵǙ9ǘ10ǊǛ11rűƞƲ14kĻŸ16ƴ18Ƥ19ŔƋǩ21pBƅ22ƈǜ24ň25ĺļœšũƼ28ŧƽ30Ņ31Šż35ŵƒ37ƛ43Ũ45Ƴ47ť48Ť54Ŧ
~was>	45 -15C-13Ǟ-11dŒ-10ŀō-9ĹƌƭǝǢ-8yłŕŗţƬ-7aľŎŴƗƜƾǎ7ŻƹǍ8TĵǙ9ǘ10ǊǛ11űƞƲ13Ļ14kŸ16ƴ18ƛƤ19Ƌǩ20Ŕ21pBƅ22ƈ23ǜ24ň25ĺļœšƼ27ũ28ŧƽ30Ņ31Šż35ŵƒ44Ũ45Ƴ47ť48Ť54Ŧ
~wash	86 -8Ǐ15Ɗ52ƛ
~wat	58 -10ƚ-7ōŲ9Ɗƍ12Ǝ13q14ǝ15Ơ16Ƙ19ǩ23Ž28ŤƟ30Ư38Ƌ62ƙ66ƛ
~watc	77 15Ɵ22Ƙ29ǩ31Ž40Ư
~wate	60 -10ƚ-7ō9Ɗƍ13qƎ15Ơǝ17Ɵ29Ť40Ƌ65ƙ69ƛ
~way	54 -13ń-10I-9Ů-8QĹŷ-7nĺŐƸǐǩ7rXĵňśƴƶ8mũŵƇǂ9Ɨ10ŞƁƑƧ12yĻļ13ĶƳ14jƿ15alBņƦ16ŉ17ŪŶ18Əǁ21ŀ23k26Ű28Ɵ30ź31Y34Ţ35K39ů
~way>	55 -13ǩ-12ń-10I-9Ů-8QVĹ-7ĺŐŷƸǐ7rXśŽƴǋ8mņƇƶǂ9ňũŵ11ŞƁƑƧ13yĻƳ14Ķ15ajBƿ16Ʀ17ŉŪ18ŶƏ19ǁ22ŀ25k27Ű29Ɵ31ź32Y35KŢ40ů
~ways	76 7ųƜ8ǩ9ņŘ10Vļ11cĵĸ13Ƭ20Ɨ26l
~wbi	90 34Ɵ
~wbir	90 34Ɵ
~we>	51 -23ĺ-18P-14Ň-12Ő-10rǈ-9qǦ-8ǩ-7pŽƴ7fļŃŊƨƩ8cş9wƖ10ƀƁƂƆƛ11Ošť12ķņ13h14Ļ15ŕ16vŁŉƕƭƱ17IŚ18XŎƬ23ĹŪŴ27Ŭ28i31M32ŋ33Ľ37Ɣ38Z41s84Ō
~wea	77 -8ż-7I15Ť23ƚǙ24c27ǩ30j
~wear	85 -8I8U25Ǚ27c30ǩ
~weat	83 -8ż16Ť25ƚ33j
~web	81 10ĹĽń33ǖ35ļ
~webs	82 10ĹĽ11ń35ļ
~wed	69 -9Ŕ-8s8Ňƹǧ9ĺǔ10BšƛƷ11Ŝ14Ŗ16ų18Ơ20ƪ22ƕ25f
~wed>	72 -9Ŕ-8s8Ň10ƛ11BšƷ12Ŝ15Ŗ17ų19fƠ21ƪ23ƕ
~wedd	84 8f10ƹǧ11ǔ12ĺ
~wee	52 -8ǩ-7uŠ7Ƒơ8gTŐŕŷƕƟǨ9šťƤ11DĺňƜ13ůƫ14ŬƖ16Ľ18Ńǎ19LP22Ų27ǝ28k35ŵ45ŭ47Rƿ
~week	53 -7ǩ7i8TŐƕƟ9gŕť10Ƥ11P12ĺƜ14ůƖ18Ľ19Ńǎ20L23ƿ26Ų28ǝ29k36ŵ47ŭ49R
~ween	79 -11ų-7Š7m8Ǉ9ł10C12Pšƫ14ŷ20ň
~weet	80 -8F-7x9ƫ10wř11ū12ơ13Ƒ14ƶ15t18D23Ŭ
~wei	70 9m11ł12Ł17h18ǂ21ǘ25Ŀ51ƺ
~weig	71 11ł13Ł18ǂ26Ŀ52ƺ
~weir	90 -7ź11m28ǘ
~wel	61 -10d-9ő-7GŗƨƳ7HPǊ8xQƏ9aNĹĻűƕ10ŧǉ14ŖǕ17p19SŶ21ń28t30Ƙ31Ɠ32ǟ39ŝ
~well	65 -10d-7ŗƨƳ7H8xƏǊ9ű10aNĹĻƕ11ŧǉ15Ŗ18p20Ŷ23ń30t33Ɠ35ǟ43ŝ
~welr	73 38Ƙ
~wen	66 -10Ʈ-9ǩ-8Ŗ-7Ŝ7HťǕ8Yĺ9QƫƬǜ11kņ13ǅ14z17l18Ŕ19Ƴ22ŀ27Ũ29œƅ39Ť40Š
~went	67 -10Ʈ-9ǩ-8Ŗ-7Ŝ7ťǕ8HYĺ9QƬǜ11kņ14zǅ17l18Ŕ19Ƴ23ŀ27Ũ30œƅ39Ť40Š
~wer	50 -24Ř-12ŗ-11pſ-9Ŷ-8Ōǘ-7ŜŝƀƤ7KŔśƃƣǚ8qĻ9XŻƵ10ŠƴƹǢ11YƎ12ĹǤ13lŎƬƭƷ14ļŚƮ16Ÿż17r18WǦ20ƅƛ22dš24Ɗ25œ28Ƽ31ǝ32ŉŧ34Ņ38Ũ
~wer>	65 -15Ř-9ŗ-8ǘ-7p7Ɖǩ10Ŭƣǖǚ11łŴƃ12qŔ14Ļ19ƅ20ŉ21ŅŎŚ24Ǧ26Ɗ28ƛ
~were	52 -15Ļ-13Ř-10ſ-8ǩ-7ŶƤ7Ʀ8śǨ10XŻ11ŠƵƹǢ12Ǝ13YƴǤ14ĹƬƭƷ15lƮ17ļŸ18rŅż19Wŉ23dš27œ31Ƽ33ǝ34ŧ41Ũ
~wers	88 -9Ō9KƊ12Ʋ21Ļ
~wes	70 -9Ŀ-7ǌ8nŚŰ9cŌƇ10CƘǊ11ĻţƧ13I15Ɣ16Ǆ17ĵŪ19ƿ29ľ
~weso	71 -7ǌ9cnŌŚŰƇ10CƘǊ11Ƨ12Ļţ13I15Ɣ17ĵǄ20ƿ
~west	90 -9Ŀ10ł15Ū40ľ
~wet	88 11j14Ɗ19ƛ23ƙ
~wet>	88 11j14Ɗ19ƛ23ƙ
~wfu	88 10Ũ13Ʈ14ǉ16ĸ
~wful	88 10Ũ13Ʈ14ǉ16ĸ
~wha	24 -28ŷ-27ų-25ŁŜ-24Ŭ-20ǐ-19nŰ-17FĴ-16ŹǠ-15ANţƫ-14tŌƢƤƴ-13HļńŊ-12bzOƟ-11MƏ-10śƂƄ-9sĵǦ-8fuĽŶƿǀ-7xőƍƙƜƳƹǁǋǛ7pyDIŃƾǨ8ƅƝǗ9ƪǔǣ10iĶŢƃƌƼ11ūƨ12oRŲƕƚ13hžƷǎ14vư15qǉ16ņűŵ17ŘƑƘƧƵƽǝ18cLƉ19QWYũƓƬǓ20JŨǥ21ƺ22m23wCƔǃǞ24ơ25ZƦƩ26ŇōŔƊ27Ǐ28XǊ29ķ30Ņƻǩ31Ƈƶ32T33ŎŝŴƠ34ǈ35ľŦ36PĻł37g40Ť42B43ĺŀǄ45ŉŖŗ46ƒ47Ş48Œœ53ĿŪƗ57Ĺ
~what	24 -28ŷ-27ų-25ŁŜ-24Ŭ-20ǐ-19nŰ-17FĴ-16ŹǠ-15ANţƫ-14tŌƢƤƴ-13HļńŊ-12bzOƟ-11MƏ-10śƂƄ-9sĵǦ-8fuĽŶƿǀ-7xőƍƙƜƳƹǁǋǛ7pyDIŃƾǨ8ƅƝǗ9ƪǔǣ10iĶŢƃƌƼ11ūƨ12oRŲƕƚ13hžƷǎ14vư15qǉ16ņűŵ17ŘƑƘƧƵƽǝ18cLƉ19QWYũƓƬǓ20JŨǥ21ƺ22m23wCƔǃǞ24ơ25ZƦƩ26ŇōŔƊ27Ǐ28XǊ29ķ30Ņƻǩ31Ƈƶ32T33ŎŝŴƠ34ǈ35ľŦ36PĻł37g40Ť42B43ĺŀǄ45ŉŖŗ46ƒ47Ş48Œœ53ĿŪƗ57Ĺ
~whe	35 -18a-17ǟ-15Ɲ-14UŁŐơƮǨ-13nĺņƨƩ-12NPYōũƜƞǄ-11xBŌŞǃǠ-10wTƗ-9iIƬ-8WŉƃƔ-7cuŀŝŦŬƢƱ7jĴńųƐƴǒǘǜ8ĶĹŢƦƹ9ƚǅǧ10Ƌ11ŜşƊƲ12lƼ13dHJƥǢ14RǙ15šŴƄƛƳƿ16kyŚŸ17X18ļƟƭǂǏǞ19v20sOVƷǀǎ21ŹƧ22gŖ23rǗ24MQƾ25ĵƈ26ĸŃ28D29ƅǋ30G31ő33S34LƖ37ť38C39Ű40ŕ45Ƥ
~whee	74 12ŀ15ǐ17Ū20ş22ŷ23Ź27ŵ36ų
~when	40 -27ǩ-17al-14qņŵƞ-13Łơǋ-12FUŤ-11Nũǝ-10BMĺńŅźƨǟ-9ŞƜ-8CŀňŢţƮǃ-7ijwTōŎŝųŷžƀƉ7ľŗśǀǏ8ĸĿŘŻƠƤ9Ķƙǖ10ƚǛǜǧ11šƴƶƹ13ƿǒ14ſƁƾǙ15ryŹƲƷ16ĹƋƭƼ17dĵǅ18ǞǢ19ŜŸ21v22Ƴǂ24gOV27Ŗǎ29R30ƈƟƧ36s37Ń38Gƅ40ő42SƖ43L45ť50ŕ
~wher	47 -16x-15sPƝ-14nŐ-12RƩǈ-11ŌƟǟǨ-10ƁǄ-9oNŬƮ-8YĹŀŃōǅǠ-7cKľśųſ7řŠ8mź9FşŤŭǝ10ķšƷǕǘ12H13rƦ14Ņň15Ƅƾ16Ǐ18jƊƛǀ19k20J21ńŢ22q24Ś25Xƥ26ĸŴ27ĵļ31ǩ36lǗ39Q42D43M52Ƥ54ǋ61C63Ű
~whet	83 9ţ10ŏ11ƀƐƵ15Ĵ
~whi	52 -14ǚ-11u-10ĺǗ-9Ŗ-8Ž-7oqŢ7bŴŻƏƶǏ8Ňŵ9ļŚŷƯ10dƕƻǖ11ŀňŧŪƎƤ12Rľƴ13Dń14EŉƁƣ15ū16ƾǈ20őť21CŲǝ24QŐ25aJ41ų
~whic	54 -14ǚ-10u-9Ǘ-7ĺŢ7bFƶ8ƏǏ10ļŴ11dŷƕ12ŀŪǖ13Rľňƴ14DŲƁ15Eńƣ17ū19ǈ21J23ť24C26QŐ36ų
~whil	70 -10Ŗ-9ŭ-7SŽ8G9Ŝų10ǅǠ11ŉŲƜƟ14ŇƯ15ŵ16Ś17Ǝ18ŧ19Ƥ24ǝ28ő
~whit	85 -8o9J16ƻ18ƾ45a
~who	37 -29Ɣ-24ŏŲ-20Ū-19Ŵ-18ŢǇ-16Œ-15PĿŚ-13ĸƝƧ-12sTƗƣǃ-11xyDHĹĺťŭ-10tƒǢ-9JYĴĻŀŃźƅƞƦǄ-8fLRŌőœŗřŸƋƷǒ-7jCMVŎŞŶŽžƑƛƠƻǊ7kſƄ8Fǚ9ƱǞ10Ǜ11lqŬǣǥ12wZƁƙ13Ɛǧ14hŹưǍ16ǅǗ17a19Ʃ20ńǘ22u23ǜ24ŠǕǩ25ƶǑ26Q27oƜǆ29şƤ31ļ33ơ34ƃǨ36Ʋ38Ƴ41ų42ƕ44ǐ46Ǡ47ŷ51ǔ53nŜƢ55ǈ56ƫ58Ł59A63Ư85Ő
~who>	38 -29Ɣ-23ŏ-22Ų-19Ū-17ŴǇ-15t-14PĿ-13ŒŚ-12ķĸƝǢ-11TŢƣǄ-10xĴťǃǉ-9syĺƒ-8BJYĹľřŦŸƈǒ-7fHLRłŗŭźƅƋƗƞƠƧƷ7lŝſ8ƽ9ƄƟǚ10Ź12qƐǛǞ13wǘǥǧ14ZŬƁƙǕ15ƾǍ16uƤ17aǅ18Ǩ20ƃƶǆǗ23ńǐ25Ʋǜ27Ǒ28QŠ31ş32Ɯ33ơ34oļǩ37Ƣ40Ư43ŁƳ45ųƕ47Ŝ49A50ŷǠ51ǔ52n54ƫ55Ő59ǈ
~whod	66 -21ƾ-12u-7z7ſ8A9ľ11ǣ12Ʊ15ƫ16Ŝǘ22ƃư24Ʋ27Ƥ32Ǩ48Ư
~whoe	90 -10n9ơ15ł20Ƣ
~whol	63 -11ǩ-9Ƨ-7DǊ7ňŔűư8tƊ9lķŧ10uŤ12OšƵǐ13ů14ǉ16knƪƭ17ōƈ18h20Ǖ24Ŧ39Ʃ
~whos	66 -12w-8Ɨ10ķ11Źǡ17ǆ18Fż19A26ǐ31Ł36Ő41Ƣ
~whov	86 10ǈ11Ő18u19w
~why	60 -16ń-12ilļœ-11pƶ-10Ōŧ-9ŉƭ-8ňőŖ-7ŒŦ7ŝ8ǆǤ11Ŀ13ǜ14š16ņ20rŠ21ƻ25Bƴ31Ĺ34Ƶǩ36Ŷ42ŀ45Ţ49Ŕ54ĺ
~why>	61 -16ń-13l-12iļœƶ-11p-10Ōŧ-9ŉ-8ňŖƭ-7ŒŦ8ǆǤ11Ŀ13ǜ15š16ņ20Š21r22ƻ25B26ƴ31Ĺ34Ƶ35ǩ37Ŷ42ŀ46Ţ50Ŕ55ĺ
~wic	81 7y10Ĵ12ǥ13ũ15R17ƻ20ŕ
~wice	81 7y10Ĵ12ǥ13ũ15R17ƻ20ŕ
~wid	80 -12G-9s-7S7ƫ11Ǩ13ŠƷ17őƳ21f30Ő
~wide	88 -13G-7S14Š19ő33Ő
~wido	85 -9s8ƫ12Ǩ14Ʒ18Ƴ23f
~wif	56 -31Ƹ-21P-14Ƽ-11vĹŌƩ-9Ʀ-8dŗƻ-7aw7jżƳƷ10ǆǨ18ų19ǈ21fŴ28Ʈ32sƨ33ƫ35t40r48oǂ49q56p
~wife	56 -31Ƹ-21P-14Ƽ-11vĹŌƩ-9Ʀ-8dŗƻ-7aw7jżƳƷ10ǆǨ18ų19ǈ21fŴ28Ʈ32sƨ33ƫ35t40r48oǂ49q56p
~wil	54 -11DŁ-10a-9vŷǩ-8Šƌ7XĴũƎǀ8ťź10cdOŽƄơƬ11Ļ12ŐƤ13Nǃ14ś15o17Ō18Ś19esƕ20ĵ22LMŹ23H28y34V46ł76Ʋ
~will	54 -11DŁ-10a-9vŷǩ-8Šƌ7XĴũƎ8ťź10cdOŽƄơƬ11Ļ12ŐƤ13Nǃ14ś15o17Ō18Ś19esƕ20ĵ22LMŹ23H28y34V46ł76Ʋ
~wim	82 66ƍ
~wim>	90 46ƍ
~wimm	86 25ƍ
~win	57 -18Ř-9ǝ-8ǩ7ƐƮǘ8uIĴƄƦ9Ɵ10w12Ƒ13šŤ14XƛǞ15g17ū19ň20M21ť22Ǜ24ǎ26Ļƿ27y28j35Ɓ61ƚ
~win>	81 7Ŭ9ǧ10Ƒ22ň41Ļ
~wind	66 -20Ř7ň10Ƒ15Ɓ18Ť20g21ū27j72ƚ
~wine	86 37Ǜ41ƿ
~wing	69 -7Ƭ7ƹ8ƅƛƝǇ10IĴƄǘ17jyš18Ǟ20X26M31Ɓ
~wins	90 15u17w23y
~wint	79 -10ǝ11ũƐ16ƛƟ31ť36ǎ
~wir	75 -16Ǡ17Ǎ21ǘ46Ƌ
~wire	86 -19Ǡ25ǘ
~wiri	79 18Ǎ48Ƌ
~wis	70 -8Ư7v9ŏƳ10ƮǊ11Ŀƽ13m15w19g24Vư25ǂ27Ş
~wise	72 -8Ư7v9ŏ10ƮƳǊ12Ŀƽ14m16w21g25Vǂ
~wish	86 31ư35Ş
~wit	38 -20Ť-14HĺƔ-13Ɵ-12Ǉǩ-11EP-10Ūƫƶǐ-9NķƾǅǊ-8ŅŏŮƃƦƯǛ-7jCŁŒũůűơǞ7BĽĿœƞƽǤǥ8Ķźƛ9rMřŚż10WłưǍǡ11SŰƁƚƱƿ12ńŗŭǜ13AŀŖŽƤƧǓ14ĻƳ15gĸŧƂ16ňŶ17ĴŜŲǁǨ18sQŊŋ19ĹſƐ20VƮ22bŬƵ23ƢƷ24nŠ25aŵ26Őš27ŝ29ş31Ş32ņŢ58ő
~witc	76 -7ť11ł15Ÿ18Ō25ő43Ţ
~with	38 -20Ť-14HĺƔ-13Ɵ-12Ǉǩ-11E-10PŪƫƶǐ-9Nķƾǅ-8ŅŏŮƃƦƯǛ-7jCŁŒũůűơ7BĽĿƞƽǤǥ8Ķœź9rřŚżƛ10MWŢưǍǡ11SŰƁƚƱƿ12ńŭǜ13AŀŗŽƧǓ14ŖƤƳ15gĸĻŧ16ňŶƂ17ĴŜŲǁǨ18sQŊŋ19ĹſƐ20VƮ22bŬƵ23ƢƷ24n25aŠ26Őšŵ27ŝ29ş32Ş33ņ45ő
~wl>	83 11Ƈ26Ɗ34ǩ
~wn>	44 -17Ų-16ĸ-15Ơ-14Pǣ-13Ɲǌ-11ŝƛ-10rŏŠƕ-9ŀŜşƓƜƤǨ-8ōŒŭŰǄ-7gsXžƅƩƯƼ7cnŌ8ůƢƶǍ9EŸư10ſǞ11eLťǊǎ12azMTŁƲǆ13Şŵ14YƷ15Qňƍǃ17ŖŪƔƴ18Ť20Ŭ21Ǒ22Ƒ23Ɗǟ25lł27Ƙǒ28Ǜ30C32VƗǝ33ǋ36ƀ39Ʀ43F48ķ
~wne	66 -12G-7ǈǝ8Ĺǉǣ10j11ŬǢ12aƅơ13ƈ17ǅ22ƕǌǔ25F28Ǩ29ǥ31ǆ
~wned	88 14jǥ17Ŭ28ǅ
~wner	67 -12G-7ǈǝ8Ĺǉǣ11Ǣ12a13ƅƈơ19ǥ22ƕǔ24ǌ26F29Ǩ33ǆ
~wns	74 -10ķ-8Ŷƣ8ǋ10Ǎ12F14E16ǐ23Ɗ30H32ơ47ǆ
~wns>	77 -11ķ-9Ŷ-8ƣ9ǋ11Ǎ13F15E16ǐ34ơ50ǆ
~wnst	88 28Ɗ
~wnt	84 11ů12ǋ16ƣ25Ǎ28ǩ
~wnto	84 11ů12ǋ16ƣ25Ǎ28ǩ
~woo	68 7F9Ŝ10g12ƌ15j17Ƒ26Ƈ57Ɛ
~wood	68 7F9Ŝ10g12ƌ15j17Ƒ26Ƈ57Ɛ
~wor	40 -18Ŏ-14ǎ-13ŪƤ-12bnwǟ-11iŒƩ-10OTĸŐŜ-9łƔǍ-8cxGľŀƹǞǥ-7uőųƨƮƵƶǊǛ7NƌƚǒǨǩ8Ǐ9IŇƦǙ10XĶĺņƗǔ11ŗŴŵ12Ǡ13ŁƃǄ14g15Bǐǘ16ňƸƾǜ17ƑǇ18J20ƒ21ĻŊǚ24Ƙ26R28ķŭǈ29Lű31VƧ32W35QǑ36ǣ38ů39q41S43Ɲ46UĿ58P
~word	74 -12b9B10ļǒ12ŊŖǩ13ǃ19Ō23ň34Ł39ǘ
~work	43 -13i-12wƤǟ-11nŎŪƩ-10ŶǍ-9CĸŐŞǏ-8ĻŘŜǥ-7uxGĿŀőŢųƹǊǞ7ńƑƜƳ8Ś9ĹƌǜǨ10NǙǩ11Iņ12BXĶŝ13ŴǠ14ĺǔ15ƃ16ŗƦǄ17ŵƾ18ŇƸǐ19gǇ20J23ǚ25Ŋ30R32ǈ33L34ŭ36W37VƧ39QǑ41Ɲǣ42U43ů44q45S66P
~worl	86 11C13d15ĻŃ
~worr	67 -7Ʈ9ǡ15Ľ16ũƚ19Ƒ71Ŀ
~wors	79 -8ŝ8Ř11Ŷ13Ǥ17Ũ18ǜ25ĿŞ
~wort	63 -11ŎǍǎ-10Ň-8T-7OŒǢ7Ɲ10Ɓ12Ţ14Ƒ18ǝ25Ǐ27Ɨ37Ļ42ƒ46Ƙ49ķ55ű
~wou	36 -22Y-15Ĺ-14q-12ĺƳ-10Qƙ-9nŦƁ-8oNOňŒœŜŤŷƩ-7dŁŐŠŰƕƠƺƽǃǛǞǣ7yDķŀƃƈƖǡ8eVłťƦǔ9LŉǦ10ĴƏƭƸ11HŖ12WŗƪǨ13sƱ14BZĵƀƿ15AMǢ16ľŝƨƶ17mŃǘ18c19ŇŊƂ20śƓ21Tűŵ22ƒƗ24XžƵǁ28ư29rŽǝ30ĻƬ34ƮƯ35Ţ37Ƥ45ĸ48ŎƷ
~woul	36 -22Y-15Ĺ-14q-12ĺƳ-10Qƙ-9nŦƁ-8oNOňŒœŜŤŷƩ-7dŁŐŠŰƕƠƺƽǃǛǞǣ7yDķŀƃƈƖǡ8eVłťƦǔ9LŉǦ10ĴƏƭƸ11HŖ12WŗƪǨ13sƱ14BZĵƀƿ15AMǢ16ľŝƨƶ17mŃǘ18c19ŇŊƂ20śƓ21Tűŵ22ƒƗ24XžƵǁ28ư29rŽǝ30ĻƬ34ƮƯ35Ţ37Ƥ45ĸ48ŎƷ
~wow	75 7Ţ8ťǇǢ10SƼ12uŦ13R14UƠ16ű22ō31ő
~wow>	75 7Ţ8ťǇǢ10SƼ12uŦ13R14UƠ16ű22ō31ő
~wre	75 12Ũ14ƀ18Ŝƃ22ŵ63ż
~wrec	75 12Ũ14ƀ18Ŝƃ22ŵ63ż
~wri	65 -13Ʈ-8Ư-7ś7ǖ8ŎƄ9oũǜ10JŉŻ11ĸřŤ12ƍ13ƬǓ14ŗ15žǀ16wŸ18Ō26b29Ő40Ʋ
~writ	65 -13Ʈ-8Ư-7ś7ǖ8ŎƄ9oǜ10JŉũŻ11ĸř12ƍ13ƬǓ14ŗ15žǀ16wŸ18Ō26b29Ő40Ʋ
~wro	71 -10P-9ũ-7ň9qŴ10Ǥ12Ŝ13w14Ʋ15Ť16Cǜ17ņ18Ĺ19Ŀ20ǩ24Ş34ǚ
~wron	74 -7ňũ11Ǥ17CŤǜ20Ŀ21ǩ24ņ26Ş35ǚ
~wrot	84 -11P-7ņ11qŴ15Ŝ16w17Ʋ24Ĺ
~ws>	73 7ƹǌ9g11Ƒ12nťƒ13jƯ14A15ŗ18ƥ21ŕ22ǎ23ǡ
~wsu	84 -7ŗ11Ŀ12Ƃ15Ǧ18ǜ20ķ
~wsui	84 -7ŗ11Ŀ12Ƃ15Ǧ18ǜ20ķ
~ww>	80 7x9v11oz12ƅ17ƫ
~wye	77 8A11ŋ13ǡ14ǩ17ǜ20ķ27Ʋ
~wyer	77 8A11ŋ13ǡ14ǩ17ǜ20ķ27Ʋ
~xac	71 -11Ǎ-8Ū8DYǃ10Ņŕš11ŀ12Ǆ13ƕ16ūơ20ŤƧ21d
~xact	71 -11Ǎ-8Ū8DYǃ10Ņŕš11ŀ12Ǆ13ƕ16ūơ20ŤƧ21d
~xam	74 -7Ƶ12J77ǁ
~xam>	75 -7Ƶ70ǁ
~xas	90 8Ÿ17l
~xas>	90 8Ÿ17l
~xce	76 13Ƃ17Ƹ64Ǧ
~xcel	90 20Ƹ
~xces	79 14Ƃ67Ǧ
~xch	90 -9V43Ƶ
~xcha	90 -9V43Ƶ
~xci	84 13iH24Ɩ38ƞ
~xcit	84 13iH24Ɩ38ƞ
~xcl	88 11ŷ14ǣ24Ŗ
~xclu	88 11ŷ14ǣ24Ŗ
~xcu	88 32Ŕ
~xcus	88 32Ŕ
~xed	85 10ŵ14Ɓ23ũ26ƌ
~xed>	85 10ŵ14Ɓ23ũ26ƌ
~xes	79 -8ǋ9ĵ12Œ13ǃǌ14Ƶ16ƻ22T26Ǡ29ƞ
~xes>	79 -8ǋ9ĵ12Œ13ǃǌ14Ƶ16ƻ22T26Ǡ29ƞ
~xie	90 9Ǡ24Ƽ
~xin	90 -8Ǟ9y13ƌ15ǀ21H
~xis	90 12ű27Ƶ
~xist	90 12ű27Ƶ
~xpa	90 -7Ƶ40Ǟ
~xpan	90 -7Ƶ40Ǟ
~xpe	65 8ĽǏ10XǊ11YŨ12ŧǅ13ŎƗǞ18ư19ņ20ŇƘ21ǣ33ĸ
~xpec	84 17Ŏ18ĸǞ29Ň
~xpen	74 9Ǐ10Ľ11ǣ12X13Ǌ14Y16Ɨ21ư22ĸ23Ƙ
~xper	72 13ŧŨ14ǣ15ǅ23ņ
~xpi	81 12Ÿ15e41ŕ
~xpir	81 12Ÿ15e41ŕ
~xpl	70 -11Ɣ9ſ11Ŭ14B15Ŵ16ų25Ŗ29ň31Ŋ39Ŕ
~xpla	71 9ſ15B25Ŗ29ň32Ŋ40Ŕ
~xt>	61 -18Ʊ-9CJĿ8pũ9mǀ11ſǖ12Ńūƫ15ĺŗǞ16řśƖ17HŎ18k19y24ŕ27V36KǍ
~xte	88 40Ƈ
~xter	88 40Ƈ
~xti	80 24Ǝ26K
~xtin	80 24Ǝ26K
~xtr	73 -13g-10k9ƶ11Ų13Ŵ14Ƥ18ƴ19Ƙ20ǀ25Ǉ27Ǥ29Ƃ37Ɓ
~xtra	73 -10k9ƶ11Ų13Ŵ14Ƥ18ƴ21Ƙ25Ǉ28Ǥ29Ƃ37Ɓ
~yal	81 -9Ň-8L-7ŝ11MǗ27ő37Ţ
~yal>	86 -9Ň-7ŝ15ő40Ţ
~yalt	90 14ő16Ǘ
~yar	73 8Ɨ9H10ŪƔ11ƞ16ƒ17ƍ22ƙ23Ɯ52Ƒ
~yard	73 8Ɨ9H10ŪƔ11ƞ16ƒ17ƍ22ƙ23Ɯ52Ƒ
~ybe	72 -7Ǩ9A10Ƈ11Ʀǥ12ƍ16Ʈ18Ʊ19ŕ40ǘ
~ybe>	74 -7Ǩ7Ř9A10Ƈ12Ʀ13ƍ17Ʈ18Ʊ19ŕ
~yber	88 14ǥ50ǘ
~ybo	54 -15Ǐ-9BƝ-8ƪ-7WĴšƉǖǦ7tķ8Ŕƈƣ9ŤƂǅ10ŝǜǢ11hų12ŜƓǛ13ľǡ14ǔǘ15ŏƬƯǇǗǣ16Ƣ17ńŲƴǑǩ18Ɯ19Łż20Z21Ǩ22Ǎ24Ŗ25ŷ26n
~ybod	54 -15Ǐ-9BƝ-8ƪ-7WĴšƉǖǦ7tķ8Ŕƈƣ9ŤƂǅ10ŝǜǢ11hų12ŜƓǛ13ľǡ14ǔǘ15ŏƬƯǇǗǣ16Ƣ17ńŲƴǑǩ18Ɯ19Łż20Z21Ǩ22Ǎ24Ŗ25ŷ26n
~yca	86 8E15D26Ư39Ɲ
~ycar	90 27Ư40Ɲ
~ych	69 -10Ǡ10ǉ11ǟ12Ĵ13ƭ18Ʈ21Ư24QT25q31Y
~yche	69 -10Ǡ10ǉ11ǟ12Ĵ13ƭ18Ʈ21Ư24QT25q31Y
~ycl	81 13ş14ǡ15ƥ21Ūǀ23g
~ycle	83 13ş15ƥ21Ū22ǀ
~ydi	86 27ǀ
~ydiv	86 27ǀ
~ydr	75 51Ə
~ydra	75 51Ə
~ye>	90 8r13ǃ
~yea	43 -14Ũ-13Ƽ-12Ň-11Ŭůǋ-10CĹŤŶǄ-9ŉũ-8lnDPĿųƒƞƯǇ-7aŠűƃ8Ʈ9ŚŢŪƜ10ĵĶ11Ƌ12Żƾ13œƸǤ14Ź16Ɵ17Ĵǣ18V19vŴ20ţŸ21H22ǀǎ27cĺ28dŒ29pǊ30Ɣǉ31ƩǞ32T33ǟ34Ů35ƈ38G43S44ƅƭ49ǅ50ő64ť
~yeah	70 -12ŉŨ-10GŎ-7ĺ7ŵ8ŏŢŰƓ9c10TŐŒŚŞŴƁƔ11ĸŊ12Ż14ő21v
~year	44 -14Ƽ-12Ň-11Ŭůǋ-10CĹŤŶƃǄ-9ũ-8lnDPĿŐƒƯǇ-7ŏŠŨűųƞ7šƱ9Ʈ10ŪƜ11ĵĶ12Ƌƾ13ŴƸǤ14œŹ17Ĵǣ19VƟ21cvţŸ22HŒǎ23ǀ25TƔ29d30p31ǉ32ĺƩ33Ǟ34Ǌ35ǟ36Ůƈ41ő45ƭ46GSƅ51ǅ65ť
~yed	83 -12o10ƃ14Š18Ţ21Q33q
~yed>	83 -12o10ƃ14Š18Ţ21Q33q
~yee	62 -13Q-8W7ǉǐ8ǥ15ǣ18Ǒ19ǈ27ǜ32Ǉ
~yee>	80 7Ǚ11ǥ41ǜ
~yees	64 -12Q7ǉǐ16ǣ19Ǒ22ǈ34Ǉ
~yer	66 -8ǈ-7ƦǇ7Ɲ8ǜ9ŋƊ10ļƉǡ12Ƃ16V17ķ18S22Ʋ25ƧǛ30ǩ32QW
~yer>	67 -8ǈ-7Ʀ7Ǜ9Ɗǜ10ļƉǡ12Ƃ17Vķ18S24Ʋ26Ƨ31ǩ33QW
~yers	88 11Ɲ13ŋ25Ǜ
~yes	72 -9B8ƃ9ŋ11ŏŖ15Ĺ16A17d24ł37Ł44Ŏ
~yes>	72 -9B8ƃ9ŋ11ŏŖ15Ĺ16A17d24ł37Ł44Ŏ
~yet	67 -15ż-11ǝ-9tŐ7Ů8ƍƟ9ŀ10nuƾǋ11Ƶ12w13rǟ19f25ń26Ź27jƖƞ28x30c31v
~yet>	67 -15ż-11ǝ-9tŐ7Ů8ƍƟ9ŀ10nuƾǋ11Ƶ12w13rǟ19f25ń26Ź27jƖƞ28x30c31v
~yft	90 35Ų
~yft>	90 35Ų
~ygi	90 13ǈ21P
~ygie	90 13ǈ21P
~yin	53 -26ǩ-14ō-11BĹ-8Sź-7GĽǌ7tſƸ8oKŢ9nŞŧǀǛǝ10ĸƳ11Ŧǣ12kXĺƤ13j14Ř16WĴž17bœ19V20ƪ23ĿƠǟ24HŒ25ŅƓ26ǥ27ƒ29FƜ36Z
~yin>	69 -7ǩ7fǞǡ8Z9ǥ10ƜƦƸ11oK12ǟ13Hǝ14FPŧǛ15Ƴ18k22W26Ŀ
~ying	56 -23ǩ-14ō-10B-9Ĺ-8Sźǡ-7GĽŗǌ7tň8ſ10ǀ11Ş12nĸŢŦ13Xǣ15jHĺǟ16ŘƤƪ17bĴ18œž19FƠ20ǥ21V23ŒƜ27Ɠ29ƒ31ZŅ
~yl>	88 17Ƈ
~yle	90 7Ɖ12w
~yli	77 7ǈ22Ǒ
~ylis	77 7ǈ22Ǒ
~ym>	72 -14V10Ƨ11g16Q20P24ŗ28ĺ
~yme	65 -10Ƙ-9Ʒ7Ŏǖ8S10Ʃ11e16ǘ17ƃ20Ʈ22ĵ23ƕ24Z26š29Ĵ37Ɣ41Ŭ
~ymen	65 -10Ƙ-9Ʒ7Ŏǖ8S10Ʃ11e16ǘ17ƃ20Ʈ22ĵ23ƕ24Z26š29Ĵ37Ɣ41Ŭ
~ymo	83 9zK11ű13Ŧ15ŝ19ť31ƭ
~ymor	83 9zK11ű13Ŧ15ŝ19ť31ƭ
~yon	63 -14ƪ-13ƈ-12ǈ-10ƾ-9ŭ-8W-7rRĿ7ŽǚǛǣ8Ƣ9zǘ10Ǩ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǐǜǢ17Ư18ş19nƳ22ų25Ɵ27Ŗŷ
~yone	63 -14ƪ-13ƈ-12ǈ-10ƾ-9ŭ-8W-7rRĿ7ŽǚǛǣ8Ƣ9z10ǘǨ11ǩ12Ɖ13Ɯ14Ł15Ʊ16ǐǜǢ17Ư19nƳ22ų25Ɵ27Ŗŷ
~you	14 -26ť-23Ť-22Ƈ-15ź-13ŷƆ-12vŴƅơƷ-8Ƌ-7bōŦǃ7GŧŪůŲƀƂƎƕƲƳǅǆ8eņŉūŰųƖƝƭǊ9őŘƚƬƱƼ10wyĴƟǍǓ11ŁŻƜǏǒǤ12IĹŌǖǝ13LQUŏŖƽƿǢ14WşƘƶǛǠ15ksMǈǎǚǣ16pxZĸĺƙƥƫƯǄǑǨ17aCSŸžƵ18fKƴƻǙǞǡ19ĶĽŊƢƹǁǐ20BŢŽư21ułŃŚżƁǀǋ22HĻśŝƃǕ23nzĵƸ24mļŠ25gOXŀũƌƺǩ26jŜ27d28AķľńƧƾ29ſǘ30ňǔ31NTŵ32Ŷ34ĿŨǇ35Ő36ƤƦ38R40FŞ41Œ42i43V45l46P55c62Ň
~you>	17 -34v-26qŴƽ-24Ʈ-23ź-22ƨ-21Ť-19ƅ-18ť-17Ź-16o-15bƇ-14ůǧ-13ŕ-12Ɔǂ-11hƕơ-10eŅǥ-9t-8ŦƉƓ-7ųŷƳ7sBŋŭƒƔǄǌǝ8ū9ŗŮƎƐƗǤ10ƪƫƯƼǍ11ĶŉŧƀƥƺǜǠ12QĴĵŪǃ13dpžƂ14LMƭǙ15GYņƟƿ16jƶǒǔ17auZŸżƃƚǚ18kŃő19ŏŲƱǆǓǘ20ĸƘƬƾǁ21ŌưƸ22SƵ23ƁǋǑǩ24fŊŖƻ25TǞ26HWĺŽǕ27CľŶǀ28KĹĻƴƹǨ29UķśǇ30mnXĽŀŝŢſ31O32g33łŚƦ34Ƨ35Ŝ36NVŨũƌ37Rń38FŠ39Ő40APňƤ41ļ42ŵ43Œ45l47Ş48i49Ŀ54Ň68c
~youn	71 -11n-7Ǉ8x9ź11ƍ12ŻƯƳ14p15Ź17ƭ18ĵ21u25v40c
~your	25 -32Ų-24ť-21ŗ-20Ƈ-18ļŌŏƩ-17C-15Ĺ-14ĸőƈƌ-13ňǩ-12ŤũŪ-11ƴ-10ōƋ-9fŮ-8XYœŭƆƔƛ-7GKǟ7MŒŕţƀƙ8aǄ9iǔǙ10JĽłŴƁƠǌǝǞ11IżǋǠ12ķŃŖŽ13ǎǤ14vľƸǧ15chyTWƶƷǅǖ16jloEřƫǡ17tŘŹ18ƾǈǛ19npƯ20gƨ21Ňžǂ22Ś23swşƝƢǐ24ĶŶƺ25Ÿ26F27ŁŜƕƲƳǢ28VƤƮǕ29eP30qǣ31Ʀ32x33rů34d35ƥ38ų39ƃǉ42ĵ46ƽǘ56B59z
~yout	88 -16ƶ16ǩ17ƫ34Ŧ
~ype	71 -13ƅ-12Ǎ-7ƒ7cţƜ8Ž9ǔ10pļ12Ǆǉ13ǆ14ƣ15Ɖ17E19Ƈ20d33Ʃ40Ƽ
~ype>	73 -14ƅ-12Ǎ-7ƒ7ţ8cŽƜ9ǔ13Ǆǉ14ǆ15ƣ16Ɖ20Ƈ22d35Ʃ42Ƽ
~yped	88 9b12ļ14p23E
~ypi	85 7ǧ10ǎ12Tƿ14b15Ǆ
~ypic	88 7ǧ12ǎ13Tƿ15Ǆ
~yro	65 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ25Ǡ32Ǉ63ǉ
~yrol	65 -10ǈ-7ZŒ8Ǩ12ǝ15QǑ25Ǡ32Ǉ63ǉ
~ys>	47 -13o-12ű-11dư-10Ŷż-9pDĹş-8GŇŗŝŠ-7NŀłŧŷƤƯ7ftF8řůƱǃǙ9lVŃňŮƬ10jCŐŖžƜ11ĸļ13cuƘǐǗǠ14šǢ15wľƟƮ16ǉǝ17Ǆ18Ű19g22xƒ23vǎ24kǇ25Ǒ26qRǩ29ǟ32ų33Ɩ
~yse	84 7mŽ9Ŷ10Ż17ƻ21g
~ysel	84 7mŽ9Ŷ10Ż17ƻ21g
~ysi	77 18Ɲ20ƀ22Ƹ28ǁ41ƾ
~ysic	77 20ƀ22Ƹ28ǁ41ƾ
~yst	68 7Ķš9ǝ15Ǜ17ơ18ǘ21Ǝ27Ǘ28ǖ
~yste	68 7Ķš9ǝ15Ǜ18ǘ22Ǝ27Ǘ28ǖ
~yth	48 -18ǩ-10ľň-8ŋŢƈ-7HƁ7żǍ8ƦƱƶǄǐǢ9ĻƲǖ10ŲƑƚǀǕǦ11kĵƝǓ12ƗƸ13ZűưƳƽ14ũƨ16gŇƘ17ƻ18Ƽ19iŻǂǞ20Ŀ21ţƄƍƿǏ22ŉ23ŏ26ş27ķƥ36ō
~ythi	48 -18ǩ-10ľň-8ŋŢƈ-7HƁ7żǍ8ƦƱƶǄǐǢ9ĻƲǖ10ŲƑƚǀǕǦ11kĵƝǓ12ƗƸ13ZűưƳƽ14ũƨ16gŇƘ17ƻ18Ƽ19iŻǂǞ20Ŀ21ţƄƍƿǏ22ŉ23ŏ26ş27ķƥ36ō
~yti	90 -13Ǟ44H
~ytim	90 -13Ǟ44H
~ywa	86 -11ǧ8Ż18Ǆ19ǒ
~ywh	75 -10x-7ƙ7Ƥǘ8ƞ12Ź13ńǥ14Ǘ15ƛ19ş24k30ň
~ywhe	75 -10x-7ƙ7Ƥǘ8ƞ12Ź13ńǥ14Ǘ15ƛ19ş24k30ň
~za>	90 10Ų11Ǎ32ǩ
~ze>	79 -11Ʈ-10Ƶ-9Ŕ11ũǞ13Ɔ21œ22H27Ƭ
~zed	90 13Ɔ16Ƌ
~zed>	90 13Ɔ16Ƌ
~zer	84 12ŏ18ţ20ƣ21ř
~zero	86 13ŏ18ţ22ř
~zil	86 -9ű14ƅ44ƒ
~zill	86 -9ű14ƅ44ƒ
~zin	90 14ķ24H35j
~zip	67 8Ŕ114E
~zip>	68 8Ŕ89E
~zon	74 10Ÿ12Ǟ20ǩ22Ɵ25Q38ƙ
~zon>	90 14Ǟ31Q
~zone	78 21ǩ41ƙ
~zoo	86 13h66M
~zoom	88 68M
~zy>	75 7xEU8Ǖ9Hſǩ10ǎ11tƱ12ƒ14Ň17iƐ23ň
~zza	88 11ŲǍ32ǩ
~zza>	90 10Ų11Ǎ32ǩ`,
};

// biome-ignore format: written by a program
export const formWeights: QuestionWeights = {
  classes: ["yes-no","choice","what","who","when","where","how-much","why","how","confirm","tell"],
  rarityStep: 0.1,
  weightStep: 0.1,
  bias: [50,-1,17,0,-3,-4,5,-4,1,0,-7],
  features: `#	34 -45k-43c-26d-15e-12f8h13a25bg110j
# $	55 -77j-15d-8k-7e-5h26a31b58g
# a	65 -12g-9b-8e12j31a
# aggregate	89 
# and	68 -16c-8k7ag12j
# at	89 4a
# before	85 -4j13a
# bucks	80 -5c5a13h
# by	85 
# cars	87 -5a8f
# days	84 -6j6c7a
# deductible	89 -20g-7cj11b27a
# did	84 -18a22j
# digit	89 6k
# digits	84 -4a11k
# do	87 5a
# dollar	75 -27g-6b13c26j
# dollars	77 -16a-9c6b9j16g
# feet	83 
# for	74 -10j-5g8a16b
# have	85 
# house	89 
# in	66 -13a-4c5b21j
# is	66 -31a-9c-5i54j
# kids	85 -9c-4a13g
# like	84 -5e5dg7a
# ls	89 -38b-12j6i46a
# miles	72 -17g24a
# minutes	72 -9c-5bd5i15j
# months	68 -12g-10a7h30b
# now	85 -11c14a
# number	85 -20j21b
# numbers	89 -8a6k12c
# of	72 -30g-8k-7j-6a8b44c
# oh	89 -6b
# okay	81 -14g-6c24a
# on	67 -21c-19a9e20j22b
# one	77 -13c-12a-11b-7g10d30j
# or	67 -40a-10b-9j33c40g
# out	85 -13g-5ck4b7j12h
# people	84 -8b7c8a
# per	87 -10g13a
# percent	74 -20g-5k9h14a
# pounds	89 
# right	64 -4a6j
# so	84 -11j-7a-5g12h16e
# square	83 10j
# talked	89 -5d6a
# that	72 -10b-5k-4f12a20j
# times	89 -4c8g
# to	79 5j
# umbrella	87 -5a8j
# weeks	77 -6a7c13i
# with	87 -7a6d
# would	89 -7g5c
# year	76 -6f17b
# years	56 -23g-12j-11d-5i4h7c12f16b22a
# yet	83 -7b10a
@day	63 -12g-8e12a13j
@day $	74 -19b-9c5dj32a
@day and	85 -10g6c8j
@day at	84 4j
@day is	89 -6g10j
@day or	84 -15a24b
@day right	89 
@month	65 -12e-10c-6g-4d11i24j
@month #	87 6j
@month $	89 
@month and	84 -7c-6ej25a
@month is	89 6f
@month of	87 
@month right	87 
@month to	87 
@name	52 -20c-10i-6k-5eh13d14g22j
@name $	68 -39c-32a-9b6i12j24d52g
@name and	81 -12c-4g19b
@name do	89 -8g20b
@name is	85 -13g6j13e
@name or	87 5a
@name over	85 -7a-5d15j
@name you	87 5j
^ #	59 -51g-27a-13c-12e-11k-8di-5f53j87b
^ @day	83 -7a5bj
^ @month	89 -6e17j
^ a	72 -12cd-9g-5b12aj21k
^ about	84 -15a-12c5e31j
^ after	87 -10a-7c9e11g
^ alarm	89 -6j-5c25a
^ all	89 -9a-5g19j
^ alright	81 -26a-14j-10k-4i7g8d15c26e
^ am	74 -14k-10cj-9g-6d-5f4b26i34a
^ and	45 -68a-53b-43k-13j5h27i30e32d34g70c
^ annual	82 -12a-7c30g
^ any	46 -46b-24g-20k-11j-8i-7h-6e-5f8d51a87c
^ anybody	74 -8b-5c20a
^ anyone	85 -38a-4c47d
^ anything	67 -14k-10b-8i-6g-4d52c
^ are	46 -43c-39g-31d-21ik-14j-13e-10f-8h80b136a
^ at	89 -21g-4c4d25e
^ aw	89 -14a9e11i
^ awesome	75 -10g-4j14c
^ aww	79 -10a-4g7e11d
^ basement	89 -8c17a
^ be	89 -5a13k
^ been	81 -10a-9c-5e-4h10b32g
^ before	82 -9k-8g7i20c
^ besides	85 -6d10a
^ best	89 -17a-6d-5k17c22e
^ big	84 -24g37a
^ biggest	87 -15a14c16d
^ blood	89 -16c20a
^ boy	89 -6g8i11h
^ brick	85 -24a-8c36b
^ burial	87 
^ business	82 -16c-8b-6j-4f17a25g
^ by	78 -27c-5a7k35e
^ call	89 
^ can	58 -34k-17f-16i-13j-9e-8bd-7g17c105a
^ college	89 -9b-8c-7g28a
^ comp	85 -9c-5b-4g12d16a
^ congrats	85 7c
^ cool	77 -9a-5j4k7de
^ could	62 -23k-17c-7f-6ej-5g-4d5b12i60a
^ credit	89 10c
^ days	87 -27a6b30g
^ describe	85 -5cg18k
^ did	49 -45j-38c-35g-27e-25h-14f-13k-11di38b196a
^ do	37 -72c-41d-31g-21e-20k-18i-17f-16h-15j35b238a
^ does	51 -46c-31g-20e-15k-12d-11j-9bi-8f-4h174a
^ email	89 -15a-8k31c
^ ever	61 -19g-13b-10c-9dk-6j-5h19i63a
^ everybody	87 -5k4e5d7c
^ everybodys	83 
^ family	89 -6b-4gj10a13c
^ fire	89 -9a-7c22k
^ first	89 -4a17c
^ flood	89 -8c15a
^ folks	89 5a6h7g
^ for	81 -20k-13d-9a19c34g
^ full	80 -22b-6c-5k10a29g
^ garage	87 -16a-10c30f
^ give	64 -20a-18e-12g-4d28c43k
^ go	74 -18a-8c43k
^ good	74 -31b-20e-6i-5j19c51a
^ got	59 -30j-23c-19k-18b-14d-8f-7h-5e11i37g87a
^ gotcha	87 -5j-4e6b7d
^ ha	89 -4a6b8d
^ happy	87 11a
^ has	58 -15c-11d-9bg-6j-5i-4k74a
^ have	52 -28g-16c-15jk-12i-8f-7d-5eh121a
^ he	89 -15b4a14j
^ height	85 -17a-6j33g
^ hey	84 -9g5a16i
^ high	84 -8c-5a-4g28b
^ house	85 -7a-5d-4b10c13g
^ how	33 -83a-36b-25j-20d-17k5e16h21c77g87i
^ i	46 -64a-36b-20g-15d-5c6h13i15fj106k
^ if	55 -21k-19b-18j-10i-7d-5eh45c48g
^ in	83 -8i-4g9a11c
^ is	37 -87j-65c-38f-36g-33k-27e-24i-8h103b249a
^ it	67 -35a-15g-7b-6di7j9h10e12k13f21c
^ just	71 -24b-12c-7e11j16k25a
^ keep	84 -8d-7j-5bc9a25k
^ keeping	89 5a
^ last	78 -43a-9j7k11c45e
^ let	74 -8d-7a-6g-4b8c28k
^ liability	87 -14g-11a6b24c
^ list	79 -12a-7d-4g29k
^ llc	89 -5a6b
^ long	87 -18g-15e-4h46a
^ look	83 6c
^ lumbers	89 -4c5g
^ may	81 -8k-5j5a9d12c
^ mind	79 -13cg-7k43a
^ monthly	84 -11a-10c-6b32g
^ most	85 -8b11g
^ my	68 -10g-8j-7h-6b-5k7c12e13d
^ name	84 -14a4d26c
^ need	85 -48k-16c73a
^ nice	84 -13b-11c-8j5f6g26a
^ no	72 -16a-5bk5g6f25j
^ nothin	89 -9a4g9j
^ now	78 -7b-6j-4ci4g15f
^ oh	61 -28b-25j-10g6i10k11ad12f14c
^ okay	51 -37a-21jk-7i8h10f15d29g37c
^ on	87 4a
^ one	74 -64b-6c5g19j20k34a
^ ooh	79 -7ad-4k6g10c
^ ouch	85 -30g-7a-4b9e12d26c
^ over	85 -7j-6g20a
^ own	83 -15a-5c28b
^ paid	84 -6d-5a-4b26g
^ perfect	85 6c
^ policy	87 -18a-5g27c
^ pool	89 -8b15a
^ price	89 
^ read	74 -18c-13a43k
^ ready	89 -6k-4e23a
^ regular	89 -4a9c
^ remember	85 -11k-4j23a
^ rent	85 -20a-15k-5b12g37c
^ roof	87 -38a10g13c20i
^ run	83 -6c-5g18k
^ same	89 -12a-5c6b17k
^ say	81 -31c-21a-10j-6b7i8f9d16k32g
^ shall	84 14a
^ shingle	87 -5a16b
^ should	70 -12c-10k-5fij-4g50a
^ since	84 -6a-5c-4g4k14e
^ smoke	87 14c
^ so	37 -86a-31k-30g-15d-13i-12e-11b226j
^ some	83 -16a-9c6k7h8d11b
^ something	85 -39j-8c-4b63a
^ sorry	81 -6dg-4j20c
^ sounds	79 -9i-5b4h5k7j
^ spell	84 -5j11k
^ square	89 -28c-11a48g
^ state	85 -10g-9d-8a-6c39b
^ still	81 -6b-5c8j14a
^ sump	89 5a
^ take	89 -18c13k16a
^ tell	49 -34a-25c-7b-6fg-4j5d89k
^ term	87 10b
^ text	89 5a7b
^ that	66 -33j-21b-9c5g16h40a
^ the	65 -58a-7fhi-6b13d19j25k31g
^ their	87 -25a-9c-5b7h40g
^ there	74 -8a11k
^ they	71 -51a-8bd6f11e23g31i
^ think	87 6k
^ this	80 -7j-5b18a
^ those	85 -10a7d
^ towing	87 -8c-5a21b
^ ugh	81 -7c-6j5ei7gh
^ umbrella	89 -11c-7h31a
^ walk	65 -14c-11a42k
^ want	77 -21k-8c-7j-5bgh-4e63a
^ was	63 -31c-24i-22j-19g-18e-9h56b82a
^ we	74 -29a6k8e25j
^ well	78 -16b-11c-6j-4a8d9k11h12g
^ were	71 -18i-10g-7ce-6jk-5f65a
^ what	30 -124a-51b-45k-37j-13h19f38i53e63g160c
^ whatll	85 -4g16c
^ whatve	83 -5ac8f9g
^ when	47 -52a-13j-11k-10f-8i-6b-5h40c84e
^ whend	75 -10c-7a-5g38e
^ where	55 -51a-12b-10e-8d-6k-5j-4h16i25c60f
^ whered	82 -9a19f
^ which	60 -28a-18b-11fg-8k-7j9e93c
^ who	43 -43a-23b-22g-14k-8e-7j-6i-5h-4f145d
^ whod	70 -21a-7c-5g49d
^ whose	75 -17a-9c-4g10b33d
^ why	64 -42a-6c75h
^ will	77 -22c-13k-6e-5g7b47a
^ with	82 -21k-10c-5e7f34a
^ work	83 -27c-8f-7i-6a60b
^ would	51 -49c-31g-22k-21i-19j-12f-10d-6e-4h62b123a
^ wow	79 -8j-6a4eg6c12h
^ yeah	85 -15a-6b-5j7g11c15f
^ year	83 -28a-24e-6g-4b72c
^ you	50 -60c-22b-20k-18f-12d6e11i27h32g73j
^ your	63 -74a-24k-16i-15e-6h10d14c24fj72g
^ zip	85 -7k-6a19c
a	28 -17d-14e-11f-7h7c15j16bi22k30a
a #	53 -16a-15ce-9i-8f13b19h42g
a @name	83 -8c-6e-4j21a
a a	72 -15j-7b4d5e9a10f
a b	85 -5c5b6a
a bachelors	87 9j
a backup	89 -22a30i
a bad	78 -5e5k10a
a ballpark	85 -7g11a
a bank	85 -6g15c
a basement	83 -14b7c12i
a bell	87 -4j9a
a big	72 -16g-8b-6d5c6k23i
a bit	87 -6a6b9k
a blood	87 6j
a bop	85 -5g5ac
a box	83 -5b9k
a break	89 -10b-5c4j6e10a
a bunch	89 -9a13b
a business	79 -16a8b13c
a buy	89 
a c	85 -15a26i
a car	77 -8b-7c4g7a
a card	83 -29a-5b5k10j24c
a cert	87 -5a7j
a certificate	77 -6a-4d8c9g
a check	85 
a claim	82 -11c6b10a
a clean	87 -7a7j
a client	83 -7k-5e6c13a
a coi	89 -10k11a
a commercial	83 4b
a company	78 -13a11bd
a complaint	89 
a contractor	89 -5b5d
a copy	78 -6k-5c7i9a
a couple	77 -11b9g
a cousin	89 -5b7a
a cpa	89 -5d11a
a crash	83 -6g9c
a crawl	87 -4c12i
a creek	89 5g
a customer	80 -10a7c9g
a day	78 5g
a deadline	87 
a deal	87 -11g-7j-5i11c14a
a degree	89 -9a18b
a desk	87 10b
a detached	89 5j
a different	89 -24b-10c-7j9gk24a
a discount	77 -9j-6d5c14a
a doctor	83 8e
a dog	87 -9a19j
a driver	85 -6k9d
a fake	89 -8b-7g15c
a family	85 6d
a fella	87 5c8g
a fence	84 5c
a few	79 -12b-4g6j12a
a financial	89 4b
a fire	72 -9c5f9d
a fireplace	85 
a flat	83 -16g8j12b
a flood	84 6b
a form	87 
a friend	81 -16b22a
a full	85 -5ac12b
a funeral	87 -9c13g
a garage	83 4b
a gate	89 -13b5f15a
a good	64 -19a-4bfi7h11e17g
a guardian	87 -13d18a
a guess	89 -6a13k
a guy	89 
a high	87 -8g13a
a hip	89 -6a5c
a home	89 -6g-5b13i
a homeowner	87 
a hot	85 -7b8a10g
a hotel	87 -5a5j
a house	83 -16a10c16b
a hurry	89 
a hydrant	83 
a is	87 5b
a job	80 -18a-6g4k6b8f11c
a junior	89 5a
a kid	82 -7c-5g9f15k
a landlord	89 
a laptop	89 -11a12b
a lawsuit	89 -5g6c
a lawyer	79 -10d7a8k
a letter	85 
a license	87 -8b-6c-5a6k18d
a list	85 -9c-8b24a
a little	67 -11g6k16b
a living	80 -22a-8g5i12c17b
a loan	81 -11c5d6a
a local	89 -8a11b
a long	81 -16a5i6b12c
a lot	69 -18a-5djk-4e8f9g21c
a m	89 -7e17c
a medical	84 13a
a mess	87 -7c-5j13e
a minute	85 -19j5i7k12a
a mistake	89 -13a-9g28c
a month	63 -11b-5e5c9j11g
a mortgage	83 -5bc12a
a motorcycle	89 5a
a mrs	89 4a
a nanny	87 5b6d
a new	74 -23b-4j10ci15a
a nice	85 -15a-7c9j14b
a no	89 -9g-5j5h13c
a normal	83 -6a
a number	82 -4a5k6j
a nurse	78 -6c7j11a
a okay	85 -5a-4c24i
a one	82 -24a6c7b13f
a or	89 -14b18a
a parent	84 -4bk21a
a pension	84 -8g5c6b
a permit	89 -5a6d
a person	87 -17b14a
a photo	87 5j
a physical	84 
a pic	89 -5a10k
a picture	77 8k
a pipe	84 8c
a place	84 -7i10g
a policy	72 -14d-4b5c20k
a pool	79 -7b9a
a private	87 -4a6f
a quarter	87 -6a6j
a quick	85 12k
a quote	87 -5b17a
a real	82 -18a19b
a reason	89 -5b8a
a recorded	89 
a regular	85 -12a14b
a rental	84 -10a14b
a renter	89 8a
a restaurant	89 -5b6a
a ring	87 -11b-5j7a14c
a rough	87 
a safety	87 -8c10a
a second	73 -8b-6c-5k4d6i17a
a security	89 5a
a separate	89 -16b24a
a shed	89 -6b-4a16c
a side	89 7g
a slab	85 -4c5a
a small	89 -8a10b
a spouse	89 10a
a storage	85 
a sump	89 
a term	87 -6a7k10g
a time	87 -9a-4e20k
a total	89 7j
a trampoline	85 
a truck	89 
a trust	85 -15b16a
a typical	87 7g
a vacation	89 5g
a w	89 -5j5b
a way	89 -6c-5k17a
a week	70 -9c-7i21g
a while	78 6a8g
a whole	85 -10a-5d8c12b
a will	77 -15b24a
a win	89 8a
a wood	81 -6b9a
a wreck	83 
a written	89 -10c14b
a year	63 -58c-14e4d11j66g
a yes	85 -11g15c
able	80 -10c20a
able to	80 -10c20a
about	41 -8d-6ae7h13c23k
about #	62 -18a-16c-7e-5bk9g47j
about $	72 -18k-6a-4i44g
about a	78 -14c-8k-4e5j6ai15g
about all	87 -7g17c
about an	87 
about any	69 -18a22k
about anything	89 
about being	87 8c
about how	81 -18g-5c5j9b14e
about insurance	87 
about it	66 -20g-13k-10j-5e-4d8h11ci30a
about leaving	89 -6i12a
about right	85 -20j21a
about that	72 -11c-10b7i23k
about the	60 -12a-9i-4j14h23k
about them	77 -6g7c
about this	76 -9k-6j7a21c
about to	89 -7c-6d6b14a
about us	84 -8c-6a6f10h
about what	77 -21c-11k6a32g
about when	89 -10g5c8e
about you	87 -6k4i9b
about your	62 -19a-6gi14k29c
above	79 -8c15d
accent	87 7a
accident	75 -13c-6a8d13e
accident $	83 -11c7a14e
accidents	76 -7b11a
accidents $	83 7a
accidents in	87 5g
account	69 -11k-10d-6g12b26c
account $	81 -9d-8c4j7a10g
account number	80 -15c-10g-7k5b32a
accountant	76 -7g-5h6c15a
accountant $	85 9a
accounts	87 -8c-7a8k9f
across	87 
actual	85 -10b-6g-5c9a15i
actually	77 -11a-7i5bk12c
add	72 -20b-11a11j13g15c
add up	87 -10c15g
added	83 11a
adding	87 -5b7a
addition	89 -11a5e15c
additional	78 4b
additional insured	79 -5c6b
additions	89 -11c11a
address	62 -11a-10b-6gj-5i10ce11k14f
address $	69 -18a-10k-8j-5d11f14e26c
address of	83 -18k-4d31c
adjuster	82 -5bg7i
adjuster $	89 5i
adt	89 
advice	75 -8c-4g8a10d
advice $	84 -13k17a
advice on	89 -7a13d
afford	85 -24c5d21g
after	56 -23g-5f-4k7d11a13c
after #	87 -5j6a9e
after $	82 -19g10c16i
after a	81 -6g6di
after high	89 6c
after that	78 -6i4a8b
after the	71 -9a5g9c
after you	78 -7c7ad
after your	84 
afternoon	83 -11c4b8gi
afternoon $	87 -10c11g
afterward	87 5j
again	67 -8b-5k5i10e
again $	71 -12c-11b14e24a
against	77 5h6b
against it	83 5h8b
age	68 -28a-9k-8i-6j-5bd28e40g
age $	76 -22g-11k-8e-5i-4d63c
agent	65 -21g-5ei7d13c17a
agent $	74 10a
agent ever	89 -9c15a
agents	77 -17c-15a-8g9i17d19b
agents name	89 -18c26d
agents you	89 -14a14b
ages	83 -15a-4d6c27g
ages $	89 -16a12g18c
aggregate	87 
ago	76 -18j-17g-10c-6i7h17a33e
ago did	87 -10g15e
ago was	87 12e
agree	85 6a
agreement	85 -5e4a9b
ahead	75 -9c6a8j
ahead and	81 16a
air	84 -9a-7g5cf6b
airbnb	84 -6b14a
alarm	74 5j8a
alarm $	83 10a
alarm system	89 -5c14a
alarms	85 
alcohol	75 5c6g
alcohol $	78 -14a5b7c8g
all	47 -16c-7b-5e13i35g
all #	85 -5c15e
all $	71 -12j-11c-7b-4i41a
all about	89 
all at	84 -6j8d
all day	87 -15g5k7f10c
all do	84 -11c-10a24g
all in	79 -19a-17c10d11b17g
all is	83 -11g21c
all lives	89 5d
all of	75 -6b4k7a
all on	84 -18b6j19a
all over	85 -22a-8c7d9b12k
all right	89 5a
all that	73 -5j4b12c
all the	71 -8c-5bi14g
all these	87 -10g9c
all this	80 -11g-4ad8i21c
all together	85 6c
all what	89 -9e-6c19g
all you	83 -11a-6c6g11j
all your	75 -4bck5g8a11j
alls	89 -13e-5a23c
allstate	87 -9k-6d5j14a
ally	89 
almost	82 
alone	79 10a
alone $	83 5a
along	78 -10g5b11i
along $	85 -7g-6b8a9i
along with	89 -5a13b
already	70 -5i4j5e
already $	84 -4c10a
already have	85 -5a8b
alright	69 -15k-7j-6b6cd18e
alright $	83 -13i-5k7j20a
alright i	87 -15a-9k7e19c
alright if	87 8a
alright with	84 10a
always	77 -8j-7bi5a6g8d12f
am	54 -13c-11b-6eg4a7i15fh
am a	89 -5g13c
am curious	85 -11c-4j11h15k
am glad	89 -9a-8k5ch10e
am going	82 -6a10k
am hearing	83 7j
am i	64 -26c-20k-18g-6h-4be17j18i24a26f
am not	87 -29a-6i4g10c28j
am sorry	82 -18j5cdk8g
amount	70 -28a-4f4i15g17k
amount $	83 -12c-7a32g
amount on	89 -7c6g
amount you	89 -22a-4b6k10j21g
an	50 -12i-11e-7b-4d7c9h10a15j
an #	84 -8ac9b12i
an accident	85 4d
an accountant	84 11a
an agent	80 -21g-7i15a17d
an alarm	89 -6b7c
an apartment	85 -6a5b8c
an app	87 -9i15a
an email	80 -11c6b7a
an emergency	89 
an employee	84 
an excess	89 
an hour	87 -20c-6a6k24g
an insurance	85 
an llc	85 -5h8c
an old	84 -10a-5g5c8f
an older	87 -8a12b
an s	87 -6j9a
an sr	85 -5k6a
an umbrella	70 -9a-4g6f8h16c
and	33 -38a-17b-9h8c9g10k19e27j41d
and #	75 -8c-7g7a13j
and @name	84 
and a	66 -35a-6b-5di30c31j
and about	82 -9g10b
and address	87 4k
and all	77 -15c-5e19g
and an	89 -5a6j
and and	73 -17b-12c-7j-6k5a18i25e
and any	87 -4b11a
and are	78 -12c5b15a
and clear	85 -6c12j
and collision	79 -5g-4d7a13b
and could	89 -10c16a
and dad	87 7a
and did	79 -5a8b
and do	68 -35c-11g10d52a
and does	85 -12a4g15c
and for	83 -45c-9a12d13f15g20e
and give	85 10k
and hail	83 -10a-6c24g
and have	80 -4d8g
and he	83 -12a-9j-8d-6e13g29c
and his	87 -24c-13a21j25e
and how	60 -21a-20c-7j-6b-5fk9g11d54i
and i	67 -27a-11g-9j-6h-5ci5e18d46k
and if	74 -7c-4a5d7g10f
and is	74 -11a-8j8c9bd
and it	74 5d6j
and just	89 -5j10a
and last	80 -25k-5i46c
and look	89 
and model	87 4c7k
and no	83 -12a5c16j
and not	89 5j7c
and on	89 -7k5c6e
and raised	89 4a7j
and read	78 -13c-4g23k
and slow	89 -6a6b
and some	87 -7c-4a5dj7h
and street	89 -12a15c
and such	89 
and tell	74 -8c7a10k
and that	73 -13c-12d-5aj5i9f32g
and the	59 -45d-27a-10b-6fi-4h5g12k14e70c
and then	75 -13k-6g14j21c
and they	78 -11g9j
and tube	89 6a
and was	89 -5k18a
and we	87 -13a15k
and weight	82 -16c-9j33g
and what	54 -31j-14a-11b-9g-4h15d25k34e
and when	74 -15a-14g5k11b17e
and where	77 -7ab-5c4g25f
and which	84 -9j-8e27a
and who	70 -19a-5b-4c36d
and whose	89 -19a27d
and why	89 -11c-6a-4g26h
and would	83 -5b15a
and year	85 -12a13e
and you	67 -38a-13b-5ik22cdj
and your	61 -21a-18b-9f-8ik5h10c13j19e23g
animals	85 
annual	75 -12a10c17g
annual payroll	87 -17g-4a25c
another	72 -7c-5g-4d4b6j15a
answer	85 5g
any	40 -62b-17j-9e-8fg12k38c80a
any #	83 12a
any $	84 
any accidents	81 -4b12a
any additions	89 -11c11a
any animals	89 
any bankruptcies	89 6a
any big	83 -14a21c
any business	85 -8c11a
any cash	87 -46a-6c60g
any chance	85 5a
any claims	77 -5c13a
any close	87 
any complaints	89 -19a22c
any coverage	81 -7c13a
any damage	87 4a
any deliveries	89 4a
any drugs	89 
any excess	87 4a
any fender	87 4a
any health	80 -12c-6j-4i23a
any heart	89 
any hobbies	87 -25a-5g32c
any insurance	87 5a
any jewelry	87 -25a28c
any kids	83 11a
any kind	89 -9a-4c15h
any leaks	84 -6b9a
any life	82 -33a35g
any loans	87 -7c10a
any losses	87 5a
any more	85 -5b9a
any of	70 -11c4k5j16a
any other	76 -7d7a10c
any plans	83 -12c16a
any prescriptions	87 
any questions	83 -17a6b12c
any reason	89 -25a26c
any remodeling	87 -4c4a
any roommates	87 
any savings	87 -20a24g
any subs	89 10a
any tickets	81 11a
any time	85 4a
any tobacco	87 -5a6k
any trouble	87 
any violations	89 
any water	82 -9g-4c5a10k
any wood	87 5a
any work	85 -45a49c
anybody	56 -13c-12b-5g7h11d24a
anybody $	79 -10e-9b-7d27a
anybody else	77 -21a-9c36d
anybody ever	76 
anybody hurt	89 -5cg18a
anybody in	89 
anymore	82 -7a-5k11e
anyone	67 -13c11a17d
anyone $	87 
anyone else	84 -33d43a
anything	50 -21b-6eg-5h-4di9k18c30a
anything $	66 -22a-4b7gk10c
anything else	78 -18a4k19c
anything from	89 -6c5a8i
anything fun	84 -8a-5i18c
anything in	75 -28a41c
anything like	74 -9b-5c24a
anything on	79 -15j-8c33a
anything special	89 -10a13c
anything that	84 -9a-5c15b
anything to	89 -4c7k
anything valuable	89 -23c25a
anything you	77 -25c27a
anytime	89 6j
anytime soon	89 6j
anywhere	75 -10c8f15a
apartment	66 -10d5j6ck
apartment $	79 -10g-5b4a18c
apartment building	89 -5g10k
apartment or	87 8c
apartments	84 -8b-7c16d
app	69 -6g-5c16a
app $	80 
app that	87 -5c14a
application	84 4h
applied	89 
appointments	87 6d
appraise	89 -12g8b10c
appraise for	89 -12g8b10c
appraised	85 -5c11g
are	33 -16g7e14f19a27b
are #	83 -13j-9c5a21g
are $	78 -26f-17a-8j-7g-4b30d36c
are a	75 -18a7e20j
are at	82 -9a-7g5e7k11j
are covered	85 -13c-7a20g
are done	87 -8c18d
are going	85 
are gone	77 -11a-6e-4g5b8c14j
are good	89 -18a-4k28j
are in	71 -24b7a12j15d
are insured	89 -12b7k
are looking	85 -6i10h
are not	72 -13e-11c8d12j13g
are off	87 -5a4d6i
are on	74 -7j4g7a
are out	89 6a
are over	84 -28a4c31j
are paying	84 -8ak6i10c
are pretty	89 7j
are right	89 
are the	63 -24g-8k-7f-6be7i8j14a25c
are their	87 -18g21c
are there	73 -8g11c12a
are they	68 -10a-9c-7b-6j15f27g
are things	84 -7g16i
are those	81 -7i19b
are unhappy	89 -14a15c
are we	70 -13dj-9k-5acf16b37g
are with	81 -8a-5g11j13c
are worth	85 -5g6b7k
are you	40 -44g-39d-37j-25k-5h8e28c36f50b58a
are your	61 -55c-4k6f7b22e30g
area	78 -20c-11ae6j38f
around	58 -10j-6c-5b4e5i7f8d
around #	78 -6b8a
around $	72 -4df5a11b
around here	84 -9c5d13g
around it	85 -6b
around so	89 
around the	82 -15a6ck7f
around there	87 -5a14f
art	84 -35c-8b45a
as	58 -17a-16bci-11k7g18h25d31j
as a	75 -9j-7k6a7d14f
as additional	85 -5c8a
as it	84 -12c5d10g
as the	83 -10g-6b4j8i13a
as you	84 -24a6c28g
as your	89 5a
aside	81 -6b9g
aside for	85 -6b5g6a
ask	60 -16b-6g-5j6de8f18a
ask $	81 6g7a
ask for	78 -13g8ck
ask how	89 -6c-4a7i12g
ask me	83 -9k-6g9a12c
ask so	89 
ask you	78 -8g
asked	78 -8k-7a-5c5i7b12g
asked for	89 
askin	89 -15a8b9j
asking	72 -5ak-4i10e14g
asking $	84 -7c15g
asking for	79 -15g4k20c
asks	82 -13d-6ag5j7k18c
asks about	89 -7c14k
asphalt	84 -4b6a
assets	87 5b
associates	89 -6c13b
at	42 -17b-11i-7d-5h5c14g15k32j
at #	67 -11a-7g6e8c15j
at $	74 -15f-11d-9e-5a13c37g
at a	75 -7ag-6e5k7fj
at all	68 -8g-7b-5ek5cj27a
at fault	83 
at gmail	89 -4c4f7j
at home	71 -13b9c13a
at it	82 
at least	85 -7b12g
at night	71 -7j-4ab7c14f
at once	85 
at that	76 -19a-4j14d18g
at the	56 -20c-9a-8e-7f5ij9h10k16b
at this	82 -15c18e
at work	72 -11c-10b-5j7g34a
at you	87 -6ac4i12g
at your	66 -20a-11c-9b5f8g9e13k14j
attack	85 -7e-6a5d8g
attorney	89 5a
audit	71 -19a-9i6ck18b
audit $	81 -5g4j6a
audit @name	89 -36c-27i66g
audited	84 11a
audited $	89 11a
auditor	85 -6g6e
auto	67 -11g6f11c
auto $	81 -8g-5j6c8f
auto and	89 
automatic	89 6a
average	89 -5c7g
aw	89 -14a9e11i
away	65 -7j-6b-4ci5k7a17d
away $	78 -8bg-5c6e9f10d
away at	85 -4bf14c
away for	84 13a
away from	85 -6j4bc
away with	85 -9a4k10c
awesome	71 -10j13k
awesome and	87 6a
awesome that	89 -6k7a9e
awful	87 -9a5c8i
aww	79 -10a-4g7e11d
aww i	89 -6a5d
b	77 -17c5a7g9b
babies	89 
baby	71 -7d-4cg5e11a
baby $	83 -7d10a
babys	84 -9a10c
bachelors	82 -5c5j8b
bachelors $	89 -7b14a
back	55 -10i-7cd4j7ah13g
back $	72 -16c-8b-7j7e12a18g
back and	85 -6g5c10b
back in	79 -10a-6cg10j20h
back on	82 -11g5c17a
back then	83 -12h-11c-8a12k21g
back there	87 -8j8c
back to	79 -11c-8a-5g5f6h10k
back up	78 6g
back when	89 -13c-7e5a18i
backed	84 6a7c
backed up	87 9a
background	85 -6j6b
backup	77 -14a25i
backup $	89 
backup coverage	89 6a
backyard	89 -8a9c
bad	70 -7ej-6a5g21i
bad time	84 -5e10a
balance	84 -17c19g
balance on	89 -15g16c
ballpark	78 4k10g
bank	67 -16g7b10c14d
bank $	78 -11c-6g11b14d
bank account	87 -5a7c
bankruptcies	89 6a
banks	87 -11c-5i9g16d
bar	85 -16d19a
bar $	87 -16d19a
bare	85 -5g-4c4b5a7d
barn	85 -13a-5k4g18c
basement	68 6i7a
basement $	77 -9c22a
basement finished	87 -6c17b
bath	85 -9c4j11a
bathroom	87 -9a11b
baths	83 -14b-12a4k12c14g
baths $	89 -14b-7a6j20c
be	49 -17i-10f4a5g6j7e15d
be $	75 -18a-14c5b7e11g16d
be a	75 -9d16c
be able	83 -10c16a
be additional	89 -8a8b
be alright	83 -5b-4j17a
be comfortable	87 -7g9c
be driving	85 
be enough	89 -30c7a26g
be honest	89 5b
be in	83 
be listed	83 -7c-5k5a8d
be off	89 5e
be okay	79 6a
be on	83 -6a5g
be straight	89 -5a11k
be the	81 -8d-7i-5gk-4b7a14ch
be there	89 
be true	89 4c
be willing	89 6a
beagle	89 
beat	82 -8b-6jk9g22a
because	66 -10ai9d13c
because i	80 -7i-6a5g7b10c
because it	89 -11b-6j24g
because of	87 -14g8j10c
because there	89 -6c10g
becomes	89 -6g6c8a
becomes of	89 -6g6c8a
bedroom	85 -8a4g
bedrooms	80 5k
bedrooms $	89 
been	49 -13j-4g4h5k12c18i
been $	85 -11g16i
been a	81 -7a7g
been at	78 -17a-5b5j24g
been audited	89 11a
been burned	89 -11a-5g25i
been doing	85 -13i7b11a
been good	89 -7i5c9a
been hacked	85 4a
been in	69 -11c-7b10d11a
been insured	89 
been licensed	85 
been redone	89 -8j15e
been there	75 -17g-8a-7c5ef7h19b
been to	89 -13g19i
been treated	84 
been turned	85 -4g8a
been with	75 -11a-6i-5k-4d6b33g
beers	87 
before	55 -15k-4h4df5g10i
before #	87 -8c13b
before $	71 -27c-6dj-5e5bf7a15g22i
before i	81 -10k-8g9c20a
before the	78 -11g-5k-4e28c
before they	75 -13c-5a23g
before we	82 -14a6i13c
before you	71 -10a-5k-4g6e19d
behind	69 -10c-7bg-5i4k5f10h16d
behind $	87 5a
behind the	78 -9c-7b-4j8a18d
behind you	85 -6a5c7d
bein	84 -9a-4c7e10b
being	72 -16b-9g4c8f10ai
believe	79 -13g-7a-5b-4k5c6j10e12f
bell	87 -4j9a
bell $	89 4a
belongings	84 5a12g
below	87 -8a11b
belt	89 -8b11g
bender	89 
benders	87 4a
benders $	87 4a
beneficiary	77 -10g-4a7c14d
beneficiary $	79 -5c17d
benefit	87 -13c21g
benefits	79 -9g7a
benefits do	89 8c
besides	69 -6g-5b19d
besides the	80 -20d-7g14c15a
besides you	82 -40a49d
best	68 -10g-6ai4k7e9h13c
best number	85 5a
best part	84 -5g14c
better	65 -7f-5i-4a4c10b11k
better $	79 -11i-9c5b6g14a
better half	76 -15a-11g-7bf14k25c
better than	87 -9a4c6b
between	78 -7k-4a7f8b
between the	87 
big	58 -11i-8d5g6c9k12b
big deal	89 -8b7a
big is	80 -22i25g
big ones	87 -7a5k
big trees	87 -6c13a
bigger	89 -6c4g7b
biggest	78 -14a12c18d
biggest customer	85 -8c16d
bigs	85 -9i11g
bike	78 4f5a
bike $	87 -8b6c7a
bike kept	89 
bills	70 -13g-8a7b10cd
bills $	85 -9a6b
bills if	87 
bills would	89 -11g16c
binder	85 -9c4a5f6b
birth	74 -8e-5ag6k22c
birth $	80 -7e9k12c
birthday	70 -12k-7a-6b27e
birthday $	78 -16g-14c43e
birthdays	89 11k
bit	78 -4cj5a6g7k
bit of	89 -8c10g
blame	84 5b6d
block	89 -6b9c
blood	71 -7b-5gk5j9e13a
blood pressure	78 -9b-4g6a8c10j
blood test	87 
blow	89 -4j11a
blue	87 -7c-6a11g
board	78 -10b12a
board or	85 
boat	82 -7c10a
bodily	81 -7a8c
bodily injury	81 -7a8c
book	79 -6c8g9h
booking	87 8c
booking system	89 8c
bookkeeper	83 -4c14d
bookkeeper $	89 -8j-4c5a16d
books	78 -8c6j7b
books $	85 
bop	83 -5g5ac
bop $	87 -5g6c
born	73 -10g-6d9ce12a
born $	79 -15a-4g11e14c
born and	87 4a7j
born in	89 -9j-8e-5d27a
borrow	79 -11a7b16d
borrow it	89 -18a21d
boss	78 4e9a
boss $	89 -14a17b
both	68 -15c5g8j9b
both $	85 -10k-7j5d19a
both of	81 -13c-12a5k8b15g
bother	84 -5k12a
bother you	85 -5k12a
bothers	89 13h
bothers you	89 13h
bottom	87 6c
bought	70 -9i-8c-5j8ak16b
bought in	89 -8c15g
bought it	77 -13e-7g-6c6b12k17a
box	72 -10c-7f-6b4a9k12e
box $	83 -8c-7f13a14e
box here	89 -4b8k
boxes	87 -11a6c8b
boy	75 -8g-7ac7i8bh10j
boys	79 -10a17b
branches	89 6i
brand	83 -5e7b11i
brand new	85 -6a8b12i
break	77 -23a4e5b8c11f
break in	85 -10b6e9c
breakers	89 -4b7a
breaks	83 -6g17c
breed	85 
breed is	89 
brick	74 4a8c
brick or	82 -6b5a7c
bring	71 -20c4a7f25g
bring home	87 -6c8g
bring in	79 -44c7a41g
brings	85 -17g7c25h
brings you	87 -23g8c26h
broke	77 -9a-6d-5b-4gk4f9i19c
broke $	89 -15a6f14i
bronco	89 -12a5k13i
brother	71 -7ik5cj7d8a
brother in	83 -9g-8j6a19c
brothers	84 -9d9c
brought	85 -4cg6e
bs	89 11a
bs or	89 11a
bucks	80 -5c5a13h
bucks a	89 7a
buddy	79 -6d-5ij5c7g
budget	81 -6a16g
budget $	85 -10g-6a24c
budget for	89 -27c28g
bugging	89 -7g6k11c
bugs	84 -6cg-4i9b12h
bugs you	84 -6cg-4i9b12h
build	74 -31c-6d5b6e14g21a
build it	89 
building	63 -9a5c8g12k
building $	74 5g
building is	85 -7b-4g4k18c
building or	89 -7a11b
building your	87 
buildings	84 -15a4j16c
built	68 -10b-9g-5j11c19e
built $	78 -21a-16e-5g48c
built up	84 -7a4c5g
bump	85 
bunch	85 -9a6d13b
bundled	85 -5i13a
bundled $	87 -5i18a
bureau	89 6j
burial	83 7b
burial or	87 
buried	89 -5a-4b9c
burn	82 -4b4c
burned	74 -19a-11c4j13g25i
burned to	87 -7c13g
burner	89 -6b7a
burst	84 
burst $	89 5a
bus	87 
busiest	87 -9a14e
business	51 -9i-6f-5e4b7gj8d
business $	64 -14g-8ad5c7i22b
business at	89 -9a17c
business do	84 -5b6a
business from	87 -5a-4g9f12b
business have	79 -5g5c
business if	87 5k
business in	89 -14b20a
business is	83 10g
business name	89 -10c10a
business out	87 -13c8k13a
business owners	85 
business policy	87 -12b15a
businesses	87 -15a5cd14b
busy	73 -5c7a13e
busy $	78 -5c19a
busy over	89 -6a10c
busy season	89 -13c-12a5b24e
but	63 -6di-5b6e15g
but i	82 18k
but otherwise	89 -7a7j
but what	83 -7k-6a-4j10g14e
butcher	89 -5c14i
buy	64 -5g-4j5d6e7b
buy from	84 -6a11d
buy it	79 -44c-6a9b42g
buy sell	89 
buy that	89 5g
buy the	81 -23e-13b19a24c
buying	89 
by	52 -17d-8k-6h-4g11e19b21i
by #	89 
by $	70 -22b-6d-5ejk15g28c
by @day	84 -9a12j
by a	82 -7c-5j-4i7b10a
by any	89 5a
by how	89 -12g13b
by now	89 -9a6e7b
by the	72 -16g-9j-6ek-5i9f13c16a
by what	87 -25c34e
by when	84 6e
by you	82 6f7b
by your	87 7b
by yourself	89 -6f6a
c	80 -41a-7g6c21i32j
c or	89 -13i-7a-5g33b
cabin	89 -6bc14i
cake	87 -11c8a10g
call	57 -31g-14i-9k-6c11b16h36d
call $	71 -18c-8d-7e-4j6b16a20h
call for	89 5g
call it	85 -10g11c
call or	81 -10a13b
call the	89 -8d-5k11a
call you	75 -19g5a8e14d
call your	83 -20c26d
callback	87 -8a6c7k
callback number	87 -8a6c7k
called	68 -14j-8e-5ik-4a13h28c
called $	74 -15j-7h33c
calling	77 -10c-5g9b15f
calling about	89 5a
calls	74 -6c19j
calls $	87 4k
came	66 -12a-8i-6c7b12g13j
came back	89 -7c6gj
came down	87 -4a13b
came in	82 -10a-4g6c16j
came out	85 -7c-6i-5j23g
came to	89 6a
cameras	79 -5b6k9c
cameras $	89 9c
camry	87 -13b-5c19a
can	48 -26j-25k4g7i8d10f11c12e14a
can and	87 4k
can do	89 
can get	84 -8a
can hear	87 -9j-5k18c
can i	63 -13gk-10j-7d17i34a
can not	74 -35a-6eg27d28c
can see	89 -6c6ak
can we	87 -4c6ab
can you	60 -45k-13j-8ei-5d15c17f21a36g
cancel	84 -7a8b
canceled	87 
cancer	77 -12g-10b-5c5d6a8j11e
cancer $	84 6e
car	51 -11j-10d-6e-5h4g5i9f17c
car $	62 -17i-12d-11j-8g5e6a10b35c
car accident	89 5i6d
car and	85 -11c-6f5k20a
car do	89 5c
car for	80 -7g7b
car get	89 -8b4a10i
car in	85 -16c-4a4b21i
car is	87 -9d-5a5k9c
car or	80 -5b5a
car paid	89 6b
car right	87 -8a-6c6j13g
car that	89 -5a7j
car to	89 -4c7b
car was	89 -6ag7d8i
car worth	89 -10c10g
card	63 -29a-9g-6d12i17b19c
card $	77 -11a-8k-6g-5d6i31c
card is	87 6j
card number	89 -35a8k30c
card numbers	87 -7c7a
card or	89 5a
cards	70 -8b-4gk6d15a
cards $	77 -6j-4d21a
care	68 -10c8d
care about	89 
care for	87 -6g4h11c
care of	72 -9c4j7d
carrier	77 -16a4k5c21d
carrier $	80 -19a5c22d
carry	62 -7b5j6c10a
carry $	74 9c
carry for	87 -4a8c
carry the	89 
carry their	89 -4a5b
carryin	85 -12a5g6j8b
carrying	78 -15j-7d7g19a
carrying $	89 -20g22c
cars	66 -20k-9g7c10d23i
cars $	83 -10c19i
cars and	87 5g6j
cars are	85 -23g-8a19d20c
cars do	89 
case	77 7j
cash	67 -16c-15a5k20b24g
cash $	84 4a
cash in	89 -35a40g
cash value	77 -6b6ag
cat	89 -8a11b
catch	75 -14c-11a-7d12e25k
catch you	82 -11c-5k-4j8ag15e
catering	89 
cats	84 -13b5j6a7g
caused	89 -16c24a
ceiling	87 -17c-8a7j12g13f
cell	82 -6g-5k8c10b
cell $	87 -6c12a
cert	80 -9a6j8b
cert $	89 
certificate	69 -13a-4b5g15d
certificate $	77 -5c-4b12a
certificate of	89 
certificates	76 -5d12a
certificates $	84 9a
certificates from	89 
certs	84 -4c7f12a
chain	89 
chairs	84 
chance	82 -5c15a
change	68 -8g-7b8k19c
change $	84 -8c-5g7a8i
change jobs	89 7a
changed	74 -5h5g6ac
changed $	85 6c
changed since	89 8c
changes	82 -13c18a
changing	84 11k
changing companies	89 8k
charge	74 -6ac4de
charge of	89 
charge you	79 -10a4h5e
chat	85 -7e-6c10a
cheap	85 -10j-9c-4d6g8b13a
cheaper	85 7g
cheapest	89 9j
check	64 -11a-8g-4j12b18c
check $	83 -14a-7k5cj20b
checking	87 -10g7i
checks	78 -5j-4d5bg9a
checks on	89 -11a5b8d
checkup	85 -5a17e
checkup $	87 -5a17e
chemical	89 
chew	89 5a
child	85 -13d7cg9i
children	74 -10d4g7b
children $	82 -11d6g10a
chimney	84 -6b7d
cholesterol	89 -9g9i
choose	79 -13b-6eh-4g7i10c16a
choose $	89 -6e6i
christmas	84 12f
church	79 -6b9a
city	76 -8b6f7a
claim	63 -13aj-5d10i11c15g
claim $	74 -17e-12i4k5g14ac
claim was	85 -8c-4g10e
claims	70 -10c-5g8j
claims $	81 6a
claims in	87 11a
class	81 -6g6c7f
class $	89 
clause	89 
clean	77 -26i-5g29a
clean record	87 -7a7j
cleaned	87 -7a7c
clear	73 -16c4g6j7ab
clear $	84 -7g-4j5e13a
client	72 -5e14d
client $	84 -9c18d
clients	71 5e6c
clients $	81 4c5a
clients come	89 5c
climb	85 -5c5d6a
clock	83 -7c-6a10b11e
close	63 -17i-7bd11e28g
close $	75 -12c-11a6b10g15e
close by	80 -14c-7e-5b7f28g
close calls	87 
close is	89 -8i13g
close on	87 -9a11j
close to	85 -9g-5a18c
closed	72 -21e-5b4a5d8i9j
closed $	82 -16g5a8i10c
closer	84 -9a-5j20b
closer to	84 -9a-5j20b
closin	85 -9c-8a18e
closing	73 -16c-5g8k16e
closing $	85 
closing date	83 -7a-4g6k10c
clothes	85 10g
cloud	87 
coast	87 6g
code	72 -7g-6a5k20c
code $	81 -4a4k5c
coffee	82 -5a7k10i
coi	85 -10k9a
cold	84 9a
collect	87 -7a8b
collections	89 -6b12a
college	65 -6i-4f8c10b
college $	73 -8g-7b-5a23c
collision	71 -11c-5d5e6b7g10a
collision $	79 -4g7b10a
collision on	82 4a
com	89 8j
come	56 -13cg-10bk-7j-6i11f17a43h
come after	87 -9a18c
come by	85 -4b6f7a
come down	83 -6g11ac
come from	80 -21f-14a6c8b30i
come in	78 -13b-6h-5f4e11c15a
come out	81 -13e7i8g9d
come through	87 -7i8a10g
come to	74 -15b-8e-5k-4h8g16f18a
come up	75 -19c-18a17h26f
come you	85 -22i-11g-5a47h
comes	68 -9ae6d8g10j
comes and	89 4c5d
comes from	89 
comes out	83 -18g9c12j
comes to	83 -6g-5ae7b16c
comfortable	79 -5g10a
comin	81 -27a-11g6d8i29c
coming	70 -22b-10j-8k6a7g10f16c
coming up	79 -35a-14b58c
commercial	73 -14c6dk7a
commercial umbrella	87 -5c14a
common	89 -11a-4j7b16c
commute	80 -12c-5b10ag
commute $	84 -13c10a11g
comp	66 -10c6a8dg
comp $	78 -22c22g
comp and	80 14b
companies	74 -4i4d5b7k
companies $	83 -8c7k10d
companies have	89 10c
company	52 -12a-6j6d8e9b11i
company $	63 -15b-12j-9h5k8c10d13a
company do	84 -4a18c
company ever	84 5a
company got	89 
company have	85 -6a13e
company or	87 -4k12b
company to	89 -8a8b
company what	89 -6a6c
company you	87 -17c-4a13d16e
companys	77 -10d-6g5k6a9j
companys name	89 -7c4i7a
compare	85 -10c7k12d
complaint	87 
complaints	85 -12a16c
complex	82 -10c17d
complex $	89 -6c14d
comprehensive	82 -8a7c11h
computer	80 -7c-6a6b9e
computer $	89 
computers	85 4c6i
condition	80 -7ag-4k7c13i
condition $	89 -6a7j
conditions	81 -13c12a
conditions $	85 -17c18a
congrats	83 -12a6c12i
congrats on	89 -11g11c
construction	77 -5j
construction $	89 -4a7b
contents	78 -11c23g
contingent	89 
contract	71 -10g-5a6b7f11k
contract $	81 -8a-7c8k10f
contractor	83 
contractors	83 8b
contracts	80 7d
contracts with	89 
conversation	85 -10k6c8j
cool	67 -12j-10b-6f11c23d
cool and	87 6c
cool cool	87 -8a9g10c
cool so	89 -7cg-5k6a9d11e
copper	85 -17b17a
copy	78 -7k-5c7ij
copy $	82 -6k10a
copy of	89 4i
corner	87 -9a-5k7c17f
corolla	87 6d
corporation	87 -15a24b
corporation $	89 -15a24b
correct	70 -7abc31j
correct $	70 -7abc31j
cost	63 -32a-9c-5i5j14b35g
cost $	80 -12c9a
cost on	89 -5g
cost or	89 -5a14b
cost to	74 -11a23g
cost you	78 -5a-4c16g
costs	78 -12b-6k-5c7g23a
couch	83 -5ag6b9c
could	50 -18k-14j-8h-5df13g18e27a
could a	87 -13a-9g27c
could come	89 -5a15c
could fix	89 8c
could get	89 -14a17k
could go	89 5k
could he	87 4c
could i	79 -11g-9i-8k10c34a
could it	87 -6c10g
could not	75 -5gh-4c6df
could she	89 
could somebody	89 7g
could take	87 -6b13a
could the	83 -18a10g18e
could they	78 -6i5b6c
could you	60 -46c-30k-11j-6f9b13g19e26i36a
could your	89 5a
count	80 -18c-8a6e10g13k
counting	81 -13c6k12g
country	81 -6g-5c4a17f
counts	87 -4e9c
county	78 -10b-8g5d7a10c
county $	89 -10b-4c7d11a
couple	75 -11f-8b9g14c
couple of	84 -12f4j12c
couple years	87 -6b14g
court	82 -36a7f9c19j
cousin	84 -5b4ad
cover	69 -11g-10a7b21c
cover $	84 
cover the	89 -10g-4d8i13a
coverage	53 -6d4gk5c8b
coverage $	63 -50g-7bj-6k-4d6i14c64a
coverage a	89 
coverage amount	89 -8c6k10g
coverage do	79 9c
coverage does	87 4g
coverage in	87 -12a-5g5b13c
coverage is	84 
coverage on	78 -9a22g
coverage or	79 -18a27b
coverage to	89 -5a11e
coverages	85 -11g-6a5c18h
covered	67 -13c-6f-4k5bg6e15a
covered $	81 -33g12c20a
covered for	83 -32c35g
covered if	89 
covers	79 -11d-10g-4j5a10c16k
covers $	87 -9g13a
coworker	89 
cpa	84 6a
cr	85 
cr v	85 
crash	80 -7b-6g6c10d
crash $	87 -6b-5c10d
crawl	83 -4c5j12i
crawl space	83 -4c5j12i
crazy	76 -5ij6b9h
credit	64 -13f-12g-5b13c18a
credit $	79 -7c4i13a
credit card	85 -7c4k6a
credit cards	82 -8c7g9a
credit score	85 -13a-6g7i20c
credit union	85 6j
creek	82 -8i-7b9g13a
cremation	84 
cremation $	87 
crew	75 -10ac-8i4e6d12g
crew $	84 -9i7g
curious	83 -10c-8a-4j10h21k
curious what	87 -11c-4j11h14k
current	66 -17a-5bj5k15e17c
current carrier	87 -10a-4k4d20c
current company	84 -15e-6g25c
current policy	87 -23c-11g-4a5b35e
currently	81 -10g9aj
cushion	85 -10c6a8k
customer	68 4b7d
customer $	83 -7c14d
customer there	89 6a
customers	70 -9b-4g13d
customers $	84 5c
customers come	89 -7b11a
customers pay	89 
cut	75 -6i-5k6c8b
cut off	84 -4k4h9c
cute	89 -4g10i
cyber	87 6a
d	83 -5c5i
dad	71 -15c6k13g
dad $	89 5bc
dad died	89 
daddy	83 -9g4a5c8d
dads	87 5b
damage	67 -15c-8e-6b5k13a20g
damage $	77 9a
damage on	83 -7g10a
dangerous	83 -10c5e8a
dash	83 -5k5c
dash $	89 -5k5c
data	85 -6d-5c11a
date	65 -26a-13g4k20c28e
date $	78 -19ae-6g53c
date of	78 -7a-5ck6b22e
dates	89 7k
daughter	71 -6b-4e5c6aj
daughter $	89 
daughters	80 -10g-5k10c
day	57 -22g-13i-4b11k13a23e
day $	70 -32g-6j4b7e8h22a
day and	79 -16a-6j19e
day do	89 8e
day does	89 -8c-4a17e
day of	87 -6i-5g7j
day or	85 8a
day so	85 -6e-5i16k
day you	85 
daycare	89 5g
days	60 -18a-13j7b9i27g
days $	68 -10c-4f5b7a9g
days a	84 
days are	89 -11g14c
days off	87 -7j-5g7i8c
days or	85 -8a-4i9g10b
dead	83 -4k5b
deadbolts	85 8a
deadline	84 
deadline $	87 
deal	75 -14g-6i13c15a
deal $	83 -7j-5g19a
deal with	87 -9a6b
dealer	89 -10a12d
dealt	87 7i
dealt with	87 7i
death	84 -13c-5b4i5a18g
death benefit	89 -13c22g
debt	82 -10a-4j5g9b
debt $	89 -6a9c
debts	89 -18a24c
dec	78 6a
dec page	78 6a
decent	85 -9b4g13a
decide	78 -27a-6g7di10b17j
decide $	83 -23a-5g8i10d19j
decides	89 
decides $	89 
deciding	89 -6b5c12a
decision	81 6c
decision $	87 8c
decisions	89 -8c6a7d
declarations	82 4k
declarations page	85 -6a10k
decline	87 -9a-4k5b7e
declined	87 6a
deductible	63 -6a4j5b8c
deductible $	72 -38a-4b11g44c
deductible is	89 -12c5j7a
deductible on	87 -24c-9a13b21g
deductible right	89 
deductible you	89 -6a5jk
deep	87 -11b-10a-4c7j10g11i
deer	87 -5j5a18c
degree	80 -5g8b
degree $	85 12b
deliver	75 -7b-5d10c13a
deliver $	82 
deliveries	79 -13c9d13g
deliveries $	84 -13c7d14g
delivery	87 -9g6a9i
den	89 
denied	89 5d
dent	89 -10c11g
dental	85 
department	81 -13ac6g9b17d
department or	89 -8a11b
depend	82 9b
depend on	82 9b
depends	89 
depends on	89 
describe	84 -5agi17k
describe the	89 6k
design	85 6b
design work	87 
desk	83 -4a11b
detached	85 -4b6j
detached garage	87 -4b6j
detectors	83 12c
detectors $	87 -25c35a
device	85 8j
diabetes	80 11a
diabetes $	89 5b
diagnosed	89 -22a8e18c
did	36 -24k-14b-9d5j7c9g11h16e17i19a
did a	81 -9g7ac
did anybody	82 
did he	75 -5gi-4j17a
did i	62 -25a-13b-10eg-8c-7k6f14i62j
did it	63 -45c-16a-6j7h12i18b19e22g
did not	74 -9d-7g5c8j9h
did she	83 -7a17c
did somebody	78 -4e4h10a
did something	89 
did that	69 -19a-18i-8j18b35g
did the	61 -34b-10j-9e13c19i36a
did they	56 -25i-17g-13j-6k8dh12c36a
did you	45 -20k-15g-6aj13i16e18f19c
did your	62 -32g-7b-6dj22i33a
did yours	89 6g7c
die	81 -5c-4j7g11i
die of	89 -9g14c
died	73 -7e-6c7a10j
died $	78 -5e5a6j
difference	87 -8c7g
different	71 -7bj-4e4gk21c
different $	87 -15h22c
different now	89 -5g8c
differently	89 8a
digit	89 6k
digits	77 -6b-4a19c
digits on	89 -9k7ac
dinner	82 -8j-6i5d8e11a
dinner $	87 -11g-7j9c16a
disability	83 7a
discount	72 -7j-5g4b5a14k
discount $	83 6a
discount for	85 -12c-10j23a
discount so	87 -9a7d11k
disease	87 -5c10a
district	85 -7b11j
dive	87 -7b11g
diving	89 -4b6a
divorce	89 -9b9a
divorced	85 -11j-10c8a23b
dmv	87 -7c-4a4f5e11d
do	27 -47k-39j-12g11h12i15b17f21e30c43a
do $	66 -31g4j5ce22a
do a	75 -15a-7c14k16b
do after	89 -6a12c
do all	89 -7g-5a12c
do any	76 6a
do anything	80 -8c9a
do business	87 -17c9k15d
do clients	87 5c
do customers	87 -6b11a
do for	69 -23g-6ae5d42c
do i	66 -19k-13c-8a-7e5gj18b27d
do if	78 -11g10a14c
do in	83 -13k-7cg-6a16i20d
do it	71 -9cg16a19h
do not	58 -53a-13c-10b7j14i22h35g
do people	82 -6g-5c11ai
do right	87 -7i-6c15a
do that	79 -13g-5j8e12c
do the	70 -13g5a11i12k
do there	84 -5a-4g15c
do they	65 -18c-12g-7i7b18d20a
do this	78 -13a16b
do to	77 -22g-15a49c
do we	85 -5cj8a
do with	77 -13e-11g-4j34c
do without	83 -21g21e
do you	30 -51k-46j-13d4h10i18e19f25c26b49a
do your	68 -5a-4d9g12f
dob	84 -10a19c
dob $	87 -8a21c
doctor	70 -15g5e7d10i
doctor $	77 -14g-12c-5a6e14d16i
doctors	85 -7a-6j13d
does	41 -24k-7j-6h14e20ad
does $	85 -39a38c
does a	87 -17c6a18g
does anybody	74 -18a24d
does anyone	83 -10c18a
does he	71 -41c6i7a18g19d
does it	60 -28g-17a-4j6d23e27b
does not	78 -17a-6k5i8j17c
does she	71 -9b-8i12g13c
does that	68 -15g-8c-6d-4k7e15i16a
does the	56 -16c-13d-8k-4b7g12ae16f
does your	54 -30b-15k-13f-9e-5j5i8c12g13d42a
does yours	89 10a
dog	75 14j
dog $	85 -9b13a
dogs	83 -10b12a
doin	80 -4jk9c
doing	62 -14g-7e-6j-5dh5k13c20i
doing $	77 -4j4k7c
doing for	87 10c
doing in	89 -12c-4g22i
doing okay	89 -11a-5cd29i
doing that	84 -10i-8a7b15g
doing the	89 -9d-5a6i8f
doing this	89 -13g18a
doing with	89 -6g10c
dollar	70 -15g-4c5k8a9j
dollar @name	84 -18g24c
dollar amount	85 -8g9b
dollar deductible	87 -11g-9c-7a27j
dollars	75 -21a8j23g
done	64 -16e-10a6b8d17c
done $	75 -7g5b6e7a
done any	89 7c
done now	87 5k
door	71 -13b-5a4g6k12f
door $	77 7a
doordash	83 6a
doordash $	89 
doors	80 -12c18e
dose	89 -11c5a13g
dot	84 -14a21j
dot com	89 8j
double	89 -15a-4c10g16b
down	53 -24c-15a-14i7d11hk14g18j
down $	69 -14j-13c7a8e9gk
down and	81 -11c14e
down as	84 -16a21j
down at	87 -6b7a
down for	78 -9c10g
down in	87 
down right	87 6j
down the	79 -10a-5c4j9k10b
down there	82 -5b14c
down to	78 -13g-4k5b9d13c
down what	85 -8c-6k5g20h
down with	83 -23a4f9h15b
downstairs	87 
downtown	83 8a
draft	87 -5a7c
draw	85 -9c5b8e
drawer	85 -10a10b
drink	77 -5bi5g13a
drink $	83 -9b-5i7g10a
drinks	84 -9d7a
drive	58 -10k-7c-4a9d21i
drive $	68 -13g-5ab7d27i
drive for	83 8c
drive in	83 -12c4k10f
drive it	79 6i
drive to	81 -7i-4f4c13g
driven	89 -18b5d6f14a
driver	69 -20a5dk6c8g
driver $	82 -21a-12c18g20d
driver or	87 -6g12c
driver training	89 -12a21c
drivers	65 -14a-5b-4g9c26d
drivers $	79 -40c12a34d
drivers @name	83 -44d-7g62a
drivers in	89 6a
drivers license	78 -14a-6d4k16c
drives	69 -26d7k28a
drives $	85 -43d44a
drives it	89 -6d7k
drives the	85 -5a6d
drives which	84 
drives you	89 
driveway	77 -11a-7f-5c4k33b
driveway $	89 -5b5a6f
driveway or	89 -4a11b
drivin	77 -10a5j6d
drivin $	89 7c
driving	63 -9g-8b-4dij4e11c25a
driving $	75 -11b-8c-4i29a
driving or	87 -15b-6d-5k6c11g14a
drop	76 -11a-5ck6g7h18b
drop it	89 -15a16b
dropped	81 -7g18h
dropping	89 -7c4k5a
drug	89 
drugs	83 -12c-6b7a12d
drugs $	87 -12c-6b8a13d
due	77 -16c-7g11a23e
due $	83 -10c16e
dui	87 -18a23c
duplex	89 -5g5a
during	87 6c
during the	89 6c
dwelling	79 -11a-6c5k14g
dwelling limit	87 -10c12g
e	78 -19a-11g-5k6b34j
each	66 -12c-9a-6e8d9jk12g
each month	81 -8c-4a11g
each of	85 -13k-10c8g17d
each one	87 -6c6d8k
each way	85 -5g10j
earn	79 -17c4j6bgi
earn $	85 -25c5j6a15g
easiest	87 -11b-4c19i
easiest way	89 -11b-7c20i
easy	82 -16j5b6ac
eat	84 -16a10g13b
education	80 -7a-5g-4bj12k15c
education $	84 -5bg-4j18k
either	82 -6a4b
electric	84 -8a9b
electrical	81 -13c-5j5d10g11a
else	55 -12g-11a-5e7hj9d14c
else $	70 -14b-6d4c6f22a
else are	85 -5a8c
else do	89 -6a15c
else drives	89 
else gets	89 8d
else has	87 -5a5c
else i	89 -5a8c
else in	85 -36a10b29d
else is	75 -5a7c
else on	85 
else you	87 -16b-7a9c15k
em	68 -21a-12c-6k7j16e23g
em $	81 -24a5i7j28c
email	61 -8g-6ei-4d6a7b22c
email $	71 -14a-5j-4g5f12b19c
email address	84 9k
email for	89 
email me	87 -13k17a
email or	87 6a
emails	87 5a
emergency	84 5d
emergency fund	85 4a
employed	84 7f
employed $	89 -4d5b8f
employee	79 6j
employees	71 
employees $	78 -4b10a
employer	74 -4g5d8b
employer $	81 
empty	80 -6a-5ck13g16e
end	67 -12b-7cj-4d9g22i
end $	79 -14c-8b-7a5h9g21i
end of	85 -11b15a
end up	81 -13c-4b5fi10g
ended	85 -6a-4b12d
ends	79 
ends $	89 
ends in	85 
engaged	89 -7j5e7a
engagement	89 -5c11g
engagement ring	89 -5c11g
enjoy	85 6c
enough	71 -17i-16b-8c11g18h20a
enough $	87 -29c-20i25h27g
enough to	79 -8g5a11c
equipment	71 
equipment in	87 10b
equipment worth	87 -7c7g
equity	87 -23c22g
erie	89 -17a26j
errands	85 -19k-6b14a16i
escrow	82 -12c-5g7a14d
escrow $	87 -12c-4g8a15d
even	69 -7g-6b-5d-4c5j10k14a
even a	84 
even if	87 -6c4a11k
evening	89 -20a22j
ever	49 -31b-17g-10cj-7h-6e-5k11i19d70a
ever $	89 12a
ever been	66 -10b-9a-5g13c23i
ever come	84 
ever empty	87 -16g21a
ever explain	89 -26a-8c35d
ever get	81 5a
ever gone	87 
ever gotten	83 
ever had	70 -7b15a
ever have	82 5a
ever said	89 4a
ever sat	87 6a
every	60 -17c-15i-11e5dh6a10f11b15g
every #	84 -8a-6j25b
every @day	89 
every day	76 -10i6b10g
every month	75 -12j-4c5d6g16b
every time	89 -8g-4e6a10c
every week	89 
every year	87 -11c5b11g
everybody	71 -22a-12d-8c5b12e14k15g
everybodys	78 -5egk6f10c
everybodys got	84 7c
everyone	89 9k
everything	63 -23a7c9b16i
everything $	77 -13c-5j8e19a
everything in	85 4j5b
everything you	83 -22a9gk14i
evidence	87 -11a-5g7j13e
evidence of	87 -11a-5g7j13e
ex	89 -5j7a
exact	87 -5a6f9k
exactly	78 -7a6g12c
exactly $	89 -16c8f15g
exactly did	89 -4ag9c
exam	74 -5c7ab
exam $	80 9a
excellent	89 -6a8b
excess	78 
excess liability	85 4d
exciting	89 -12c-5b6f14e
excuse	87 -19g16c17h
expand	89 5a
expense	87 -6g4i
expenses	82 -5a4j5k
expenses $	87 6k
expensive	82 -8c18a
experience	78 -7b-5d4j8ac
experience with	89 -10a-5g5c10j
expires	89 
explain	74 -11c-7b-6i-4g14a23d
explain $	89 -4d15a
explain it	84 -25a-9b34d
explain that	89 
explained	84 
explained it	89 
exterior	87 -6b13c
extinguisher	87 6c
extra	75 -11j-7a-4d14c17g
extra #	89 -10j-8c22a
extras	85 
face	85 -12a-10c10gk
facebook	89 -5b6j8c
factor	89 -9a5c11j
fair	75 -8g6a14c
fair $	84 -8j20a
fake	83 -14g-9b6a9c10i
fall	74 -22a-9g-5j12c14e20b
fall out	89 -8a5g7b
falls	83 -21c-4d30a
falls off	87 5c
familiar	87 -10a-8g-6c9b15i
family	60 -7e-6j5c15a
family $	71 -11g14c
family history	84 -16c21a
familys	89 
far	63 -22i-13b-12j-8c14f15a42g
far $	76 -19g-11j7bc26a
far are	87 9g
far do	87 -31g-8i47f
far is	78 -9a7i9g
far out	89 -6i12g
farm	74 -8dg-5c6a7j10e
farm bureau	89 6j
fars	84 -7ai9g10f
fars the	89 -5i7g
fast	78 -11i-6k6g11e
fast $	89 
father	81 -7ab8c12f
fault	76 -6cd7a17b
fault $	87 -33d40b
favorite	81 -5ag13c
favorite thing	89 5c
fax	84 -8c5f
fear	89 -9d15c
feel	64 -17c-8a5h8bg17i
feel $	87 
feel about	72 -9g-6c-5a28i
feel like	85 -12a18b
feeling	80 -6i10c
feels	87 -5j8c
feet	69 7j
feet $	80 -6b10a
feet is	89 
feet right	89 
fella	78 -7a-5j5g6c
fellas	89 -12b6e14a
fence	78 5k
fence $	89 8a
fender	81 6a
fender bender	89 
fender benders	87 4a
few	75 -12b-5g5jk16a
few questions	89 -5k16a
few years	83 -8b-5c14a
fianc	89 -5a13j
field	87 
fifth	89 5b
fight	84 -6i8a
fight you	89 -6i12a
figure	71 -15c-5aj6k8e14g
figure it	89 -15g-11a5j6b19c
figure you	89 -7c6e
file	72 -6g-4d5k15a
file $	84 -11c6k14a
file for	87 -5c7a
filed	77 7f
filed $	89 8f
files	87 -5a7d
fill	85 -7h-6a-5b6k18c
filled	84 4a
filled out	85 4a5c
filling	89 5c
filling out	89 5c
final	78 -7b-5j21a
final expenses	85 
finally	82 -13a5c7h11i
financed	83 
financed $	89 
financial	82 5c
financial guy	89 4a7c
financially	87 
financially $	87 
find	70 -17c-5f6hk8i
find a	89 -5c5b
find it	87 -7a6d8k
find the	89 -16c-8g11a14e
find us	89 
fine	75 -8a-6g10b12k
fine $	85 -4gj10k
fine print	89 
finish	83 10a
finished	72 4k
finished $	83 13a
finished basement	89 -9c11a
fire	62 -10j-5be-4hi6g7dk10f
fire $	85 -11g6a7i
fire department	83 -11a-7c6dg9b
fire extinguisher	89 
fire station	83 -11a-7c15f20g
fire truck	89 6g
fired	89 
fireplace	77 8a
fireplace $	84 13a
first	59 -4e4dj7a9k
first $	78 -21g-14a4f10bj19c
first and	78 -16k-4d35c
first name	89 -10c9a
first one	84 -8k5b14a
fish	89 -13b12a
fix	78 4a
fix one	89 8c
fixed	84 -5b4a12c
flat	77 -16g5j20b
flood	70 7d8a
flood $	89 9c
flood insurance	83 11a
flood zone	82 17a
flooded	87 5i
floor	75 -7a-5d7j8c
floor $	85 -4d6c
floors	84 -8c-5a7k15g
floors $	89 -7c-6a21g
florida	87 11f
fly	85 
folks	64 -6aej-5k5b8h16d
folks $	83 -8a-6g6j7i
folks do	89 -21c-14k36d
folks who	89 
follow	85 -9g7bi
food	78 -9a6j7g
foot	79 -9c-6k5g13a
footage	83 -5a6c10g
footage $	87 -9a16g
for	34 -23b-4e5g6i8j14ah26k
for #	69 -15g-6h-4aj6i8k21c
for $	58 -11d-8e-6ci-5bf-4j7a42h
for a	62 -10cg-6k-5f5e9j18a
for and	85 -5c9i
for anything	89 
for bodily	89 -19c22g
for business	87 
for college	87 6d
for for	83 -19a20b
for fun	85 
for good	89 11b
for her	89 
for in	89 -24g30c
for insurance	81 10g
for it	70 -34c-14b15a38g
for life	81 -14c5a11g
for me	63 -24c-12b-10j-6d12i17e33k
for money	85 -7b-5c13a
for retirement	81 -14g-10b5i9a18c
for school	89 -7b-6g7c9i
for somebody	89 -14a7g10b
for something	89 -5k13b
for that	69 -15j-8d-7gi6h14c24a
for the	53 -36c-16a-6bi8j14d16g19k22f
for their	87 -10c12g
for them	84 -14g14a
for this	74 -28c-5b38g
for today	89 -13c15g
for what	78 -19g-8j6ab7h15d
for when	82 -10c-4b5a10e
for work	78 -6a7b
for you	53 -33g-23k-10ej-9h7a17b23i44c
for your	64 -20b-5hi-4e4cg9j21k
for yourself	87 -7c-5a5d9b
force	83 5k
forever	83 -10a6b12g
forget	89 6g
form	71 -11c-7h-6j9b25k
form $	81 -7h6c16k
forward	82 5c
forward $	89 6c
found	82 -9g-7ak28c
found it	89 -8g17c
foundation	85 9b
foundation $	87 7b
fourth	89 -9c15a
frame	78 -13c-4g4b5j14e
frame $	89 -13c5b16e
free	73 -24i-17g6e18a25c
free and	84 -6c11j
free or	89 -11a-5c17b
friend	75 -16b5j9h16a
friend or	89 -22b8d18a
friend who	89 -6d8a
friends	83 -19a21b
from	48 -7c5ik7fh
from #	82 -9j-7a5b15e
from $	72 -18c-7g-6j-4h7f15d24i
from @month	89 
from a	83 5i
from before	87 7a
from home	77 -23b-5cf38a
from it	85 -32a6j26c
from me	80 -24k-14g7e38c
from scratch	87 -5a9b
from the	64 -24a-8c-7ei-6f5k11b22j23g
from them	87 -7j-4c6b20a
from there	87 -11b-4h5a7f8k
from us	89 7c
from what	89 -24c-6a35g
from work	89 -8c6e11h
from you	72 -25a14cik
from your	72 -5c5j8a
front	67 -26b-7g7c9k31a
front $	81 -24b9c18a
front door	89 
front of	77 5a8k
full	62 -15f-5ej5k9g10b11c
full $	87 6a
full coverage	78 -13g-5k6c18a
full name	87 6k
full time	76 -13b-9a-4e32g
fun	71 -18a-11j-9e-8g-5d8k20b30i
fun $	84 
fund	77 -12i6g15a
fund $	79 -12i6g17a
funeral	73 -5c5j8d
funeral $	81 -9g5c8d
furnace	79 -7a5fi
furnace $	87 -20g6f26i
furniture	78 -6c12g
furniture and	85 5g
fuses	89 -4b7a
g	85 -14a10j12g
game	87 -7a11j
gap	75 -5c-4g5e9a
garage	69 -12c-5b26f
garage $	77 -10b-5cj4k27a
garage driveway	89 -21f-16a-10c53b
garage or	89 -46b-8a55f
garden	89 -5a5b6c
gas	82 -15a8b13i
gate	85 -12b4f5i14a
gave	75 -4h5c7g
gave you	76 9c
gc	85 -10g11c
gc want	89 -8g8c
gear	89 -23g-7a4f27c
geico	89 -9ad26b
general	73 -5j-4i4k9g
general contractor	89 
general liability	78 -22c28g
georgia	84 -6a-5c4f13k
get	45 -16b-9f-7j6i12k14e19a
get $	78 -16c-10a37g
get a	71 -17b-13a-7g-5e8d16k27c
get around	83 4a
get behind	89 -23a8k21d
get by	81 5i
get certificates	89 5a
get cut	85 -4k12c
get for	84 -36c43g
get his	89 -16a17b
get hit	89 -5d5c6f
get hold	89 -9c-5g17i
get hurt	84 -23d-6a33c
get in	85 -4b5a6e
get into	85 -25c-8bg17a24e
get it	74 -16j-15a-13c11ei12g17k
get me	85 -8g-7a5e7k9i
get my	84 -9c-8b10f11a
get off	87 -9c17e
get out	81 -4g
get paid	85 -12a-4g4j5i9b
get started	87 -18i-8g-5j29c
get that	73 -14a-12c-4e11h31j
get the	74 -11c-6f8e15a
get there	89 -14a-5e7b18c
get this	82 -6b-4i6a13g
get through	84 -6ae-5g8c14i
get to	74 -12a5i16b
get you	73 -14g6b13c
get your	73 -13f-7a28c
gets	71 -6c6b
gets a	87 
gets the	84 8a
gets you	89 -4a5d
gettin	81 -8a5k8b
getting	72 -7g-5b5e8a9i
getting any	89 5i
girl	79 -4c5j9b
girlfriend	87 
girlfriend on	89 
girls	83 -8a8c11b
give	55 -14e-12d-8j-7f-6b-5i5g9a15c29k
give me	60 -23a-19e-15g-7j-5d34c51k
give you	71 -17c-5k-4d6a7h24g
gives	89 -5a9d
givin	89 -11c7ab
giving	85 5d
gl	79 -13g5a13c
glad	82 -11a-8k5dh8c10e
glad you	85 -9a5h6d7e
glass	78 -9d-8c-5g28b
gmail	85 -6a-4c4f7j
go	48 -16c-13j-10g-9e4d9a25k28f
go $	70 -11b-9c-7i-5f8h27g
go about	89 8i
go after	87 5b
go ahead	77 -9c15a
go back	82 -6gk13a
go by	80 -7c9b14a
go down	83 8k
go for	84 -40c12e30g
go in	75 -15i-8b11a21g
go on	75 -30a-7c-6gi-5d10b55k
go over	79 -18b31a
go part	87 
go through	79 -6b-5gk8ci
go to	71 -48a-43g-7b26cd54f
go up	74 -6b4h18a
go when	89 -7a9f10g
go with	75 -16a-4e6j17c
goal	89 -8a16c
goes	67 -10i-5j4ae19k
goes $	87 -13c-8g-7i32a
goes to	82 -9g-5d8ck
goin	81 -6g-4a14j
going	55 -9fj7g12k13h
going $	78 -21a7i24k
going for	82 -34c-14b13a36g
going on	78 -13c-5k5a6b13g
going through	84 -9ag29c
going to	62 -24g-10j-9a-4hi6d15b27c
golf	87 5a6c
gone	66 -7e-4gi8b10j
gone $	73 -7c-5gi8bd
good	52 -10f-9k-7g6d7a8h9i10b
good $	74 -56b-13c-4g36i45a
good day	87 -4e5c
good for	81 -11c9be
good grades	89 -8i5a13c
good health	85 -9i16a
good idea	89 
good or	80 -7c14b
good outcome	89 9c
good shape	80 -9a5b8i
good student	85 -9a-4b20c
good that	89 -12a6i9b
good time	81 -21c-6g5e35a
good to	81 -6gi7c13j
got	40 -14f5e6k9c10j12d
got #	71 -21a-18k38g
got $	67 -20d-10g5c7a8k14b
got a	58 -18g-11k-9bj-7e17i45a
got about	87 
got an	84 -6j-5dg27a
got another	87 11a
got any	78 -46a-8c56g
got anything	89 -30a7k26c
got for	80 -9a17g
got going	87 -15g20c
got hurt	84 -14c-5g9a14d
got in	78 -22c-5a13k26g
got insurance	89 -25g4d26a
got it	71 -12g-11a-10j-5i8b15e18d
got on	75 -7d-6k7f13c
got put	89 -4a5c
got some	85 -10c-7g-4k4a11e12i
got something	89 -8a9b
got that	81 -18c-4e6a20h
got the	67 -17c-14j-8bg-5k-4i6e15d42a
got there	87 -6g6a
got to	66 -36a-8b4c5e6g38k
got what	89 
got you	69 -16g-14c-5ab11e29j
got your	73 -12e-11b-8c7h26g
gotcha	84 -9a-6j-4e5b8c14d
gotten	76 -4g10a
gotten hurt	87 
gpa	87 -7a8c
grab	81 4c7k
grab your	85 -8a8ck
grade	81 -13g20c
grades	78 6b14i
grades $	85 15i
grandkids	89 6a
grandma	87 -7a-5g7c8j
great	76 -10j-8i-4k5g7f12c
groceries	87 -5b8g
gross	78 -11c-9a-6b-4e6k9j21g
ground	77 -7a-5c5g6j
group	78 -9c-4e7abd
group life	85 -4g7c
grow	78 -10g-6a4f9c10b
grow up	84 -10g5af10c
growing	85 5f
grown	83 -6b6e17a
grown $	89 -5b-4g7e8a
guardian	81 -4c15d
guardian $	89 -13d17a
guess	77 -10c-7d-4g5k23a
guests	87 
guitar	89 7c
guns	81 -12b5a15c
guns $	87 -12b20c
gut	81 -14ag-9c19b22i
gut $	87 -7a9b
guy	68 -8e6j12d
guy $	85 
guys	63 -9b-7cd-6j6f7i9g18e
guys $	81 -12a-5i6e19c
guys do	84 -5g
gym	89 -4d12c
h	82 5b
h are	89 
ha	85 -9c7d11i
hacked	82 
hacked $	84 
had	53 -8g-7b-5e5c12a14j
had $	81 -9a9ck
had a	67 -14b-10j-7e-6h-4k4i11g32a
had an	85 5ah
had any	74 -7c11a
had it	89 
had that	84 -6j-4b14a
had the	78 -18a-6h-4c5g6d7e11j
had to	70 -15g-13k6b16a17c
had water	89 
haha	75 -8a-5c8g9b
haha $	82 -7i6c12b
hail	72 -14g-13c-8j-4b6h14e30i
hail $	87 -36g21ac
hail deductible	89 -28c8a26g
hair	85 -4i6k
half	66 -22c-10j6g9k27d
half $	87 -28c31d
half a	84 -18j-13g5b32a
half of	85 -21c25g
hand	74 -14c-4k7b11f
hand you	87 -8c15g
handbook	89 
handle	74 -27a-9c-5g45i
handle it	89 
handled	82 -15i-4b22a
handles	77 -14a8d12b
handles the	81 7d
hands	82 -8b-4e4c13a
hands on	89 
handy	76 -6k-5c12af
handy $	80 -8c15a
hang	78 -10g-8e-5j4d9c10a
hang on	89 -6k6d
hang up	85 -9e-8g-6j-4i9a10k12c
hangin	89 -7i7a
hanging	80 -24a9e23i
hanging over	87 4a
happen	65 6a9c
happen $	76 -11c6a11g
happen again	83 -7a17c
happen if	83 6k
happen to	80 
happened	63 -11a-10g-8e4h9c12d
happened $	75 -11c-6e5df10j
happened that	84 -6a12c
happened to	77 -11a-5g9h12d
happened with	85 
happens	65 -9de-4i7k9g10c
happens if	78 -8a-6dg26c
happens to	74 -39c-4e12a30g
happens when	89 -7c-4d5k11a
happy	73 -12c-11j-10i-7g7k9h26a
happy with	78 -16j-10i38a
harassment	87 -6c6a
hard	75 -9j-8g5cf6i
hard $	89 8f
harmless	89 8a
has	53 -7d-6b-5j31a
has a	73 17a
has an	89 
has anybody	72 4g5a
has anyone	79 5a
has it	74 12b
has the	72 -7j-5d10e18a
has to	83 -8a-6c9j12d
has you	89 
has your	74 -8d14c
hate	81 -8a5c6g7f
hate to	89 -9a-4d6k9f
haul	84 8b
have	31 -11i-10f-6d-5h4b8k10g11c14j22a
have $	58 -22g-6e-4i5b29c
have a	54 -13b-10d-5e-4c5i10j26a
have an	69 -17g-12c-9b18d25a
have and	89 
have any	65 -14c-7d33a
have anything	82 -20c23a
have at	89 -8g10c
have been	65 -22g-15i-12a-5d5b10k13h14cj
have dealt	89 7i
have done	87 -11a-5g14c
have flood	87 6a
have for	77 -14c-8a-6b-4e37g
have full	89 
have got	53 -39a-12g-5h6e23k31j
have had	74 -16a-6g8h16k
have heard	89 -11c-7g-5a8h13i
have his	87 -10a11b
have i	85 5a
have in	77 -30c39g
have insurance	84 7a
have insured	89 -11a21c
have it	82 6a
have kids	89 -15b18a
have life	87 
have not	78 -17g-5j6c8f14e
have now	83 
have on	77 -12b-11c-6a12d20g
have one	89 5j
have rental	89 
have seen	89 -11a-8c6d9fg
have some	87 
have something	84 -15b6i19a
have that	75 -15a-5b-4e6j26c
have the	67 -73a10g25d47c
have their	84 -6b8a
have they	78 -17g11a14c
have to	59 -15c-14a-12e22b30g
have uninsured	87 
have workers	89 
have you	46 -18i-13k-9df-8j-7h-4e11b20g52a
have your	71 -20a5e18b
havin	87 
having	83 -5b11a
he	53 -17e-7ak-5f5d8ci10g16j
he $	83 -6a-4i11j
he a	89 4a
he do	83 
he doing	89 5i
he get	84 -9c16a
he have	85 
he is	70 -18c-15a-4d14j24g
he keep	89 
he say	85 5ac
he take	85 -22c24d
head	83 -11b-4k4a6g11c
headed	85 5f
heads	87 -5j7g
health	61 -13g-11a-7j-4d11c30i
health $	71 -7cg-5b13a14i
health insurance	81 4b
health issues	87 4a
health wise	85 
healthy	78 -8i-5c7b8j11a
healthy $	82 -7b-6j-5i29a
hear	61 -17g-14b-13i-9e-7h5c10j22k23a
hear $	85 -29c-9g-5k-4e24j32a
hear a	84 -11b-5k22a
hear about	83 -9i-5j5f16k
hear from	89 -14k15c
hear it	85 5a
hear that	77 -20j5d16a
hear what	89 -15c-14a34k
hear you	84 -15a-14g15c18j
heard	74 -10g-8ac7i11h15e
heard from	87 -5c-4i19e
hearin	89 -10a14j
hearing	83 7j
hearing $	83 7j
heart	71 -5c5d11a
heart attack	85 -7e-6a5d8g
heart disease	87 -5c10a
heart trouble	85 9a
heat	77 -20g5k15c
heater	79 -9b4d8g
heater $	89 
heavy	87 
height	78 -11a-9j-5e6g24c
height and	80 -16c-9j31g
help	68 -16c-6a6h9b13i
help $	83 -7j7a8b
help me	87 7k9h
help you	79 -15c21i
helping	89 -9b11a
helps	85 -9a9b
her	61 -18c-12k-10b5df34g
her $	78 -27a16d25g
her gpa	89 5g
her on	89 9a
her own	83 -13b-6e25a
here	59 -12g-8a-7e-4fi5bh9k10j15c
here $	71 -12f-11g-10i-6d-5k4c11j33a
here in	87 -8a-5g7b14c
here is	84 -8a-6b-5cj12i19k
here so	85 -8c10h
here to	89 -15a-6g11b15c
here what	89 10g
hers	89 -46i-5g17c35d
hesitation	89 -5g4a
hesitation $	89 -5g4a
hey	81 -12g-4k7ac13i
high	66 -16i-10aj-8c-5d17g20f21b
high blood	85 -7b14c
high does	87 -9i17g
high is	87 
high school	77 -25a-16c-4i26b27f
higher	78 -6cg-5a19b
highest	85 -8b15c
highway	87 
hike	89 
him	70 -12k4g5j10e
him $	78 -18k9g16e
himself	87 -5j10b
hip	89 -6a5c
hire	75 -10e-8g5d6b8a10c
hire $	89 -5c12a
hire a	85 5a7b
hiring	89 
his	63 -28a-19d-11c-10g6h14i15j16b26e
his $	87 -30d-11g-5i47c
his job	89 -6g-5a5b9c
his license	89 
his own	82 -16a18b
history	79 -5ab10c11j
history $	87 -9a14c
hit	67 -13g-12b-5d7e11i15a
hit a	89 -8a5j12c
hit and	89 -15c10e12a
hit with	85 5f
hit you	84 -12b15a
hitched	89 5b
hits	79 -4b12a
hits you	81 -5d7a
hobbies	82 -5g7c
hobbies $	82 -5g7c
hold	71 -12c-8g-4d7b10a17i
hold harmless	89 8a
hold of	87 -11c-5g22i
hold on	87 
holder	85 -16a25d
holding	77 -7gi5d7c11a
holding up	82 -5c13a
holding you	89 -6i-5g15c
holds	87 
holds the	87 
holidays	89 -11b-10f-5c34a
home	51 -7bc-6h5k7e9f18a
home $	60 -21b-14c-8k-6j-4d10f48a
home and	84 -5k5c15a
home for	89 -8a9b
home insurance	89 -7a5d
home is	89 -9g-5c16e
home loan	89 -16g6k13c
home office	89 13a
home or	78 -20b-7a5f28c
home policy	89 10k
home so	89 7e
home who	89 4k
home with	83 -17a18b
homeowner	85 -6b14a
homeowner $	87 -6b14a
homeowners	78 -21a-8c-4k5j11d22b
honest	80 -5a-4c4b9k
honestly	89 9i
hoping	81 
hoping to	83 -7c12g
hospital	72 4j5a
hospital $	83 -7b16a
hot	75 -13f-7c-6b7g10j16a
hot tub	80 -7b7a
hotel	84 -6a6bj
hour	80 -18c-8a4k8e10bg
hour $	87 -20c24g
hours	70 -16g-7a-5i14c25e
hours $	82 -15g-14a-10e47c
hours a	83 10g
hours do	87 -4eg9c
house	47 -13c-7e-6i6d14a21g
house $	55 -7ej-5gk-4i7b35d
house and	83 -23a5e7c12d
house built	89 -7c8e
house is	77 -11a-10g6d7cj
house like	84 -9a15c
house made	89 7c
house number	87 -19a-17g38c
house or	77 -17a-9e5c7f24b
house paid	89 
house payment	83 -24c-13a-6d-5b53g
house right	85 -4a7j
house the	87 9g
house to	89 7a
house what	84 -4a8e13h
house worth	89 -36g38c
household	77 -8g-7a5d15c
household $	85 
how	30 -114a-38b-25j-24d-5k5c11e12h93g127i
how are	66 -63g-15a-5dj8k19c68i
how bad	87 -8ci-4a20g
how big	74 -31i-7c-5b-4a54g
how bigs	85 -9i11g
how can	83 -10g-5j21i
how close	82 -15i21g
how come	83 -37i-17g-6a71h
how did	60 -80g-23a-16e-9j-5k13h25c108i
how do	57 -63g-35a-18b-12e-10k-5j-4d27c131i
how does	77 -36g-9a-5d10c50i
how far	67 -28i-8b-6c25g28f
how fars	84 -7ai9g10f
how fast	87 -11i-10a15e18g
how have	89 -8g9i
how high	78 -12i-7a29g
how is	53 -87g-20j-10b-8d-7k-6e32c123i
how it	74 -34i-20g6k23a34j
how long	55 -46i-16a-11c-6h-5d-4fj8k34e60g
how many	47 -34i-25a-20c-7j7k100g
how much	45 -29ai-12j-9k-5d-4e5b102g
how often	73 -18i-9a-7c-4b15d32g
how old	62 -31i-12k-10bj-6a5c71g
how olds	76 -20i29g
how soon	83 -28i-16a-7b-5k8g56e
how tall	81 -26i30g
how that	87 -5ai5k8b
how the	82 -4g7a
how they	82 -10i-5g7b14a
how was	74 -17g-5bc-4a38i
how will	87 -13g20i
how would	67 -57g-22a-9c-8k114i
how you	69 -22g7a22j
how your	82 -11i7a10k
hr	89 4j
huge	89 -7c-6a-5j-4i5f7b11g
huh	74 -20a-14g6c15j21i
huh $	79 -27a-7c22j29i
hurricane	83 -7g4j
hurricanes	87 
hurry	84 -9b13a
hurt	65 -17f-9b-6j6g9ci16a
hurt $	78 -20f-7a-5c4k5d8i18g
hurt at	87 
hurt in	84 -19d-6g12a20c
hurt on	85 -9a7i10d
hurt somebody	84 4a
husband	58 -18c-11i5eg10d21a
husband $	79 -22d-11a7j10b18c
husband do	85 -5eg11c
husband drive	89 -16c23d
husband have	85 -28c31g
husband how	89 
husband in	87 -8b7a
husbands	73 -22a-7g-6dk6b8j11i22c
husbands name	87 -5de23c
hustle	87 7g
hydrant	75 -5ci5a15g
hydrant $	85 -5i6g
hydrant within	89 
i	34 -31a-25g-23b-11d-5f4c7e14i36j74k
i am	58 -34a-10i-8f-7b8c10gj16k21h
i ask	77 -19c-12g-6k13d29a
i believe	89 -6a11j
i call	73 -8e5d10b12c
i can	63 -23a-10j4b5h13e19k
i catch	81 -7ck8a12j
i come	87 -4b6f13a
i could	80 -7a4e5k7c
i did	78 -11a-6d22j
i do	68 -14j-13k-9a-7b5e19c21i
i explain	81 -10b-9i-5d37a
i get	66 -16f-11i-5k-4c6e15a24j
i go	84 -7k5bc
i going	89 6c
i got	70 -21c-17a-12j-5g5d28k30e
i had	81 -12c-9j-6k5i8a15g
i hate	87 -7k6d8f
i have	56 -53a-16k-8i-5b5h9d10e27j36c
i hear	69 -11b-10a-8k-7g-5i13c35j
i heard	85 -5a4j6c
i help	81 -11c-5g23i
i just	74 -15b-9g12a24k
i know	72 -19k-7b-6j5i11c14af
i leave	89 10f
i like	87 -7d4c
i love	81 -8j7f10e
i make	89 -9g-5j15i
i mean	81 -20c-4k5b7h15a
i need	60 -38a-14c-10e-9dj-6b-5g104k
i put	76 -16c-9k-8e7f26g
i remember	87 -8j-5e-4g9i16a
i right	78 -11j8c10a
i run	84 -8k5a10b
i saw	85 -8c-5k4j12i
i say	87 -31j-5c6b30i
i see	85 -14c-5k5h6d18j
i send	75 -9a-4e6b18f
i sent	87 -5c13a
i should	73 -34a-4i13b27c
i still	89 -8j-5hk5c6g14f
i take	87 -8d-7a-4c29j
i tell	87 -13c-10k-6g36a
i the	84 -8k8a9b
i think	82 -8ai-6h5f6g7b13c
i understand	89 -8a6k13j
i use	87 -5cd8k
i want	75 -27a-11j-5c5g8ei29k
i was	87 -9e-5j5f17g
i will	65 -26a-11i-6c47k
i would	61 -50a-22c-10j-8de-5g9f100k
i write	85 6a7c
ice	87 -12c5e13i
id	76 -29a-7ek5b6j41c
id card	87 -5k
id cards	85 -19c8j15a
idea	77 -5c8k11a
idea $	85 
if	41 -19b-13ah-11j-8i11g14f25c40k
if a	74 -5k5i17c
if any	87 
if anything	89 -8a13g
if he	85 -7g-4k14c
if i	63 -21k-15g-8i-5d55a
if it	69 9f
if one	84 -12a6d17c
if she	84 -12g13c
if somebody	82 -6g15a
if something	74 -10c-9g4fi5a12d
if that	77 -14c-10b-8e-5j15k25g
if the	69 -11g-8a4i11bj
if there	74 -12c-9b5e6f18k
if they	79 -12g-6j9c12a
if this	87 7k
if we	80 -24b-4ak5f6c28g
if you	49 -31a-9di-8h-4bj5e6f22g45k
if your	71 -22a-7g-5k4b11d27c
if yours	87 -10a6b7d
important	77 -5j4c5h6b
important to	83 6b
improvements	89 
in	33 -19c-7b5h7k9j10a13g14f16i
in #	64 -19a-15k17g30j
in $	57 -21g-13ej-10b-5d-4a8i25h41f
in @month	73 -6ce4f5j9i
in a	59 -26c-19a-12i-4e25b42g
in an	85 8c
in and	83 -55c22i42e
in any	87 9a
in at	83 5e
in between	89 11b
in business	82 
in case	79 5c
in charge	89 
in coverage	87 5a
in for	85 5f
in force	83 5k
in from	89 -6a-5c7be
in front	78 6ac
in full	85 7a
in good	77 6i
in ground	89 
in how	89 -8g6k
in is	84 -7b5d
in it	71 -22c-8e-7j6g11b25a
in law	80 -9g-8j7a18c
in liability	89 
in may	89 
in mind	82 -5a-4g5k9c
in my	84 -9a-5ce7g16k
in on	79 -16j-6h7a9b10k
in one	81 -12a-6g4b5d17c
in or	87 -25b29a
in person	87 5f8a
in place	74 -16g-6di-4bk7j8c11a13e
in sales	87 -27c29g
in school	81 -15i-13b-8f17a29g
in storage	87 -5g10a
in that	66 -7ek-6ab-5j4f29g
in the	45 -31j-14f-11i6b11adh41c
in there	69 -21a-9g5k10b13i
in this	80 -8dk-5a10e17c
in to	78 -8g-6h-4i6f7b13c
in tools	84 -29c31g
in touch	89 12d
in town	87 -5f5j
in trouble	87 4a6g
in wages	84 -26c33g
in when	89 -5a5e
in with	82 -9a-5e5c9d10j
in writing	89 -12d15a
in your	59 -21g-15b-6e-5f5j10k33a
in zone	89 -6a5b
inches	89 -9a5gj
include	85 -5c7a8b
included	81 -11b15c
income	70 -22a4b14c19g
income $	75 -23a18c19g
incorporated	84 -7b15a
incorporated $	85 11a
increase	79 -9g-7k4c6e14a
increase $	84 -9g-8k10c15a
independent	89 -5a6b
info	83 4f
information	81 -4b8c
information do	89 -4a9c
injuries	80 -6c5k7g
injuries to	89 -13g15c
injury	77 -6b6c
inside	73 -15c-7a9g11b13f
inside $	85 -7c6g9a
inside the	87 -12a-5b19f
instacart	89 -5j6e
instead	85 -5c11b
instead of	87 -5c12b
instruments	89 6c
insurance	47 -7a-4j5g7e19c
insurance $	58 -24g-8d-4k4c5b11e22a
insurance at	85 
insurance card	87 -5a12c
insurance company	79 -9d5i13c
insurance do	78 9c
insurance does	85 -12c-6e23g
insurance for	89 6a
insurance from	87 
insurance hits	87 
insurance is	84 -10b-6c7g15a
insurance now	85 -15a19g
insurance on	85 -6g-4a4c13e
insurance or	83 -19a21c
insurance papers	87 -4a11f
insurance pay	87 -26c-11b7a33g
insurance through	87 -5k13a
insurance to	89 -6b6d
insurance with	87 -5a6d
insurance you	85 
insure	83 -5a4k7b
insure the	89 -6d12a
insured	61 -23c-4b5k13g23a
insured $	71 -7g-5d4i6k11a
insured at	85 -31c-4b16a22g
insured for	77 -20c-11b5d6k10g19a
insured with	87 
insurer	82 -4j16d
insurer $	89 7g
insures	89 4k
interest	85 -15c-8k7h11g14a
interesting	87 -9a-4gj7c14h
into	68 -16g-7h-4i5e8ck16d
into it	87 -8g-7i-6h9d19a
into the	82 -6g5e
into your	84 -8a5d10c
inventory	81 -6c5g6k
invoice	89 
involved	87 5b
ira	87 
ira $	89 
is	23 -12c-10k-7g14i17d22a53j
is #	68 -9c-7g-4b26j
is $	72 -28a-20g-17j-5i5e25c43d
is @day	87 -9a-6j5c17b
is @name	74 -9g-5d9i12a
is a	53 -19b-17j-7di14g17e20a
is about	78 9j
is all	77 -7a-6e5dg9i
is an	77 -9c-6a6g13h
is any	84 
is anybody	89 10a
is anything	84 9a
is asking	89 6k
is at	80 -24c5k23a
is awesome	87 -6j6a8g
is been	79 -13g-8j20c
is business	81 -14g-5c22i
is changed	89 4c
is different	84 -6g11h
is down	87 
is everything	83 -12a-10g-4c5j10i15b
is fine	85 -5a4c9k
is for	89 -7g17a
is free	89 -11j-6c5e17a
is from	89 -7aj17e
is going	76 -10g-8i11d20c
is good	81 -12j-9c-7a6b9e17g
is got	72 -15a-12c5k7j8h16d
is great	89 -10j13cg
is he	64 -12j5e7i11b
is her	78 -15g4a16c
is his	80 -13d10c14e
is holding	89 -6i-5g15c
is home	87 
is in	61 -44g-11ei-6f4d21c54a
is included	89 -17g22c
is insured	89 
is is	87 5j
is it	42 -16j-13k-9d-5bg5h7c25i39a
is just	78 -15a8j11b
is kept	85 -9g-8c-7a6k23h
is left	78 -28c5k24g
is licensed	89 
is like	83 6c7g
is most	83 6a
is named	84 -18d-8c7j19k
is new	89 -7e11c
is next	77 -6g5d6c8f
is no	81 -11c-10a5e10jk
is not	68 -13c-10d-9i5j31a
is now	89 -7b20a
is on	63 -29g-10e-8c-6j5d10hk38a
is one	85 -15b14a
is out	85 
is right	85 4i7f
is she	68 -53a-35c-14d-5j16b31g66i
is sitting	89 6d
is smart	89 -12c-8a5i20d
is so	89 -8b16c
is somebody	89 -15a19b
is still	82 7c
is stopping	87 -4c12h
is that	41 -43a-33k-21g-17d-14i-12h-11e-10c22b158j
is the	42 -18j-14h-9k5e7a9d17b20g
is their	87 -37c39g
is there	51 -44b-12j-9f-6c-5de38g53a
is this	68 -39a-17c-5k-4g25b52d
is under	87 -12g-5a9cf
is up	81 -22g-18i-7a-6b14j46c
is what	64 -33c-25a-10i-6g-5d84j
is when	82 -12e-6c29j
is where	89 -8f-4k19j
is work	82 
is worth	81 -14g-5a18c
is you	76 -18d5k19j
is your	41 -21c-20k-17j-14d-4h9a12b16i26e31g
is yours	80 -10e-8j-5bk4c21g
issued	89 
issues	85 4a
it	28 -8e-6c6h12i26b29j
it #	83 -20g-4b26c
it $	43 -36k-13e-11f-8a-7b-5h9c24d32g36j
it @name	87 -9b8j9a
it a	63 -7egj-6c5i13a19b
it about	84 -19a-4j16b20h
it again	85 
it all	67 -31c-8k-5j12b17i23g
it an	84 -7a10c
it and	77 -12g-9a12c14d
it appraise	89 -12g8b10c
it at	84 -8a4j10f
it back	81 -4b6g
it be	72 -10g-4jk4i8a12b
it been	78 -11b-6c10i16a
it before	81 -49c55g
it built	89 -16e9c11a
it burned	85 -7c19g
it but	87 -5d6k
it by	82 -9c-4j4ik7b
it come	77 -13g-5h11c19b
it comes	83 -11g-5ae6b22c
it cost	72 -18c-12a41g
it cover	89 -11a14c
it covers	89 -8g13c
it do	83 -10a-8g-7j-6b13c16e
it does	87 -7b-5g9ci
it done	89 -5b6f
it down	89 -14j13b
it due	87 5a
it ends	89 
it ever	82 8a
it finished	87 -15a17c
it for	66 -7c-6a-4e4d11bg
it from	82 -9c-6a6f11b
it go	75 -9c-5b-4k4g5i7e8a
it goes	87 
it going	83 -10g16e
it got	82 -8b-6a9c11g
it happen	83 6a
it happened	87 -10c-6e4a12j
it happens	89 -6c4k10g
it have	77 -6b10a
it how	85 -7c-6k8i12e
it i	89 9f
it if	82 -7a-4g7k
it in	67 -25g-9j-5i7b11e24c
it is	48 -23d-22g-17bi-8h15f17k20j46c
it it	89 12g
it just	65 -7dj-6k-4i7c10h15a
it lapse	89 
it last	84 
it like	79 -14c-13a-9i8b36g
it made	87 -5b15c
it more	78 -14a-4c22b
it mostly	89 -10a11b
it new	89 
it now	87 -5g6c
it off	77 -7a-6d7b9f
it okay	87 9a
it on	69 -14g-6c4a6i8k11b
it one	79 -6g6f9b
it only	84 -4c5a7b
it or	69 -43a-10c-6k11dj12i38b
it out	75 -8c-6j5k7a12f
it over	77 -4j4b5c6a
it rains	89 10f
it renew	84 -14c-11a-7g11b23e
it right	74 -21a15k20i
it run	82 -22c-11a5i12b15g
it running	87 -25c14i20g
it say	77 -18g9f16c
it says	80 -10ac-4g7f8k17j
it sell	87 -18c21g
it sit	89 -11a10b
it slow	89 -16k-8a6b21i
it so	82 -16i-5a23k
it something	89 -10a11c
it sounds	89 5aj
it start	89 -23f-6a8i25g
it still	77 -17b-9c-6g8a30i
it take	73 -11a-6i6e23g
it that	77 -13g-7j-5h14c16i
it the	69 -11j-5e7h8b
it there	83 -13i-8c8d13a
it to	69 -20b-5ag5f7d11i13e
it today	82 -31g-5a9c16h18i
it under	82 -17c-5b6a23g
it up	68 -14a-5cfi-4j9k12g18b
it used	85 -20c23g
it was	71 -22e-12i-10g-9a13j15k30c
it went	78 -9a-8g-6i25j
it what	74 -18a-9g-7j5k7e16i19h
it when	77 -13e-12b-9g12i28a
it who	89 -9a-6j17d
it will	85 
it with	75 -20b-11e-8c-6k9d43a
it without	87 8d
it worth	89 -16c19g
it would	75 -18c-8i-4g11j19k
it you	78 -20a-11g-5jk6i9f13b17h
it your	77 -18a-8j-5g4d7c22b
it yourself	87 -4g13a
itself	82 7a
jeep	87 -4b
jewelry	78 -6a11c
jewelry $	87 -39c41a
job	57 -14g-5d-4e6f9k13c
job $	66 -9g-7b25a
job or	83 -22a6f22b
job title	89 4c5k
job what	89 -6a5k7c
job you	89 -9a6e8b
jobs	73 -17b-12k5g16a19d
jobs $	80 -13k-8g7a19d
join	85 -6j-5k18e
judgment	89 -5c6b
jump	78 -5g-4b21h
jump $	87 -17c-7g24h
junior	85 5a6c
just	48 -21c-11g-9e-8i-7d5f8a10j18k28b
just a	75 -10b-7k10g13a
just for	84 -16b29a
just get	89 9a
just just	77 -17b-9g38a
just kind	85 
just need	77 -14a-7e-5c30k
just say	84 -11j-9g-6i7ac18k
just so	87 -16a4i6d11j
just take	85 -5g17b
just tell	85 6k
just the	67 -35b11j35a
just want	87 -7a8e
just what	87 -8c5k8b
just you	72 -6k-4j23a
keep	57 -13g-8ei-4b5f16a21k
keep $	83 
keep a	89 -10c14a
keep going	85 -12b-8a28k
keep in	87 -15a21c
keep it	77 -5c5b
keep on	87 
keep that	89 -11b16a
keep the	74 -14a-10c-9k5j31b
keep your	85 -9c5a11f
keepin	83 -4c5aj
keeping	78 -5a5b9i
keeping busy	89 
keeping you	85 5c
keeps	75 -10a-4g5e6h9c
keeps you	81 -6a-4g7chk
kept	74 -8g-6c-4j7f21h
kept $	87 7c
kept you	89 -9g-8c24h
key	87 -6b-5g15a
keys	77 -10a4bd8e
keys $	83 -7a6b10e
kick	85 -5c14e
kick in	89 -9a-5c14e
kid	74 -13d-4g5f6a7c13k
kid $	87 -7f-4c17k
kids	56 -13k-7cg5ai6j10b15d
kids $	67 -15k-10a-6g12i25b
kids are	84 -16c30d
kids college	89 -5g9c
kids doing	85 -4i22a
kids in	89 -8b12a
kids names	85 5c
kind	55 -9a-7j-5fi-4e5b9g21c
kind of	56 -13j-9b-5f5a10g18c
kitchen	71 -11a-4b5ij11g
kitchen $	85 5j
kitchen table	87 -8c6bi
knee	87 
knob	89 6a
knob and	89 6a
knock	82 -6b-5g4k14c
knot	89 -16b6e16j
know	51 -14c-11g-5d8e9a28k
know $	73 -46a6h10g15e19c
know about	74 -14a8c12k
know how	78 -8gi-4e8c14a
know i	85 -6k-5a8f10i
know if	72 -16a-9bc40k
know it	83 -5k5bg
know of	89 
know the	85 -8c-7d6e7k9g
know this	89 -5j
know what	68 -57g-51c-7h-4f134a
know where	87 -5a9k
know your	85 -28a6i9c20g
l	83 -57b-11c12g66a
labor	89 -8c11j
ladders	89 -6b5d6g
lady	79 -9d-6a4i6c17j
laid	81 -8c6a10d
laid up	87 -9a4i11d
lake	81 -6i11g
land	80 -34b-27c5i24e42a
landline	89 -9a16b
landlord	68 -5e5j7d9a
landlord $	83 -16a15b
landlord need	89 -15k23a
landlord want	83 -8c-4e6a13g
lapse	80 9j
lapse $	83 -5a10j
laptop	87 -16j7a11b
large	89 -17i19g
last	48 -11a-8k-6df12g15i20e
last #	70 -15g-10e-9j-7b6k7d15a21c
last $	79 -9c-5be23g
last agent	84 -9g7i10a
last check	89 -13a19e
last checkup	87 -5a17e
last few	89 -5c
last look	87 -8c16e
last name	77 -30k-4e14b29a
last one	89 -6g8i
last see	85 9e
last statement	89 6g
last talk	89 -5g8c
last time	69 -17a-14c-6j8k33g
last update	89 
last updated	89 5e
last year	68 -33e-20g-4b6h25j28c
late	83 13g
lately	72 -5b11a
lately $	74 10a
law	78 -9g-8j7k14c
lawsuit	87 -5g5c7a
lawyer	77 -5d-4g9k
lay	89 -11c-9j5f9g11a
layer	87 5k
leak	84 -6b9a
leaks	78 -8b17a
leaks $	85 13a
lean	84 -11a13b
lean on	85 -6a6b
lease	61 -8d-6ag6j10c12b
lease $	72 -10bc29a
lease ask	89 
lease it	84 -21a24b
lease require	87 
lease say	83 7c
leased	85 -4a
leasing	87 5b7a
least	85 -7b12g
leave	60 -17g-6ac-4i6b11d13f14h
leave $	87 -7e8a
leave a	89 -11b12a
leave behind	87 6c
leave it	82 -15a5b8f12d
leave something	85 9a
leave the	81 -9a-4g11b13e
leave them	81 -11g6a15h
leave your	89 
leavin	89 4b
leaving	81 -5i5b6a
left	68 -11c-5a5k18g
left $	82 -15g-4a17c
left on	77 -26c-5a11k23g
legacy	89 6c
legal	78 -6b-4c6k9a
legal name	87 
legally	89 -5b9c
lender	76 -8a-5b16c
lender $	83 -13a-5b18c
lenders	89 
less	78 -9c4f5b11g
less than	84 -8a-7c5f6g10b
let	61 -9d-8g-6f-5j-4a6c7eh21k
let me	69 -7c-6d-5g-4f4i5e24k
let us	77 -13a5k13c
let you	79 -9b-7g6c9h12a
letter	73 -6k-4h4c5a14i
letter $	85 -29a-12k20i23c
letters	83 9a
level	77 -10b-5g18c
liability	60 6b13g
liability $	72 -51c22a34g
liability do	87 -10b5c8g
liability does	84 8g
liability is	85 -14g16c
liability limits	81 -42g-17a68c
liability on	89 4a
license	62 -13e-9j11g14c
license $	71 -25c-11e-6j6b13a24g
license number	82 -10g-4a20c
license plate	87 7b
licensed	74 -18a-16c-15g5j6b14d28e
licensed $	84 -18c-16g35e
lie	89 8a
lien	87 -8c13d
life	55 -22c-9a-8b4d7e28g
life $	75 -16d-9b-6j-5fg7c38a
life and	87 -8c8f
life coverage	89 -38a41g
life insurance	65 -35a-22c6i8b12d17e18g
life is	89 -6ik16j
life policy	75 -13b4c6f13a
light	82 -5bg6d8a
lights	89 -7a5h
like	43 -12b-6f9e12d15i
like #	72 -28a-22b-12k-5i20j21g36c
like $	74 -42a-9g6k53c
like a	65 -8g-7j-6k8ad12e
like about	77 -9g11c
like an	85 -8b8f12c
like for	80 -39c-5b49i
like home	89 -12a4b12i
like how	87 -10i11e
like it	71 -11c-8j-6g-5f10a11e20i
like me	85 -18a-5k25b
like that	68 -23c-8b13a23j
like the	74 -14a-7g5h6b9j10e
like this	75 -4b6d8k
like to	64 -17i-12g-8a-7b-5e5f8dk37c
like under	89 -7c5a8b
like what	84 -39c-5g6f42a
like when	87 -7a5b
like you	80 -10b-7f-5i8a16k
like your	80 -12c6ae12d
liking	82 -6g5i15k
limit	74 -25a19c21g
limit $	77 -28a10c32g
limits	66 13g
limits $	73 -25c-19a-4k58g
limits do	89 -14g15c
line	63 -12j-9a-8e-5f4b14g21c
line $	78 -5d10c
line is	89 -9j9a
line of	77 -12b-8a14c16g
lines	89 
link	87 5a
liquor	89 -4c11a
list	64 -24a-7i4h38k
list $	87 5a
list every	89 -4g5k7d
list for	89 -13c-6aj-5i6k9h20g
list of	85 -9c8a12k
list off	87 -6a-4c13k
list the	87 -5a4b
listed	78 -9c-7k4i5de
listed on	87 
listen	89 
little	60 -6e-5d5c7i
little about	83 -6c8k
little bit	84 -4b8a
little one	82 -4e
little ones	82 -4g11a
live	63 -30a-11e-5g11b15c32f
live $	78 -15f7k9c
live in	84 -37c-5g12a37f
live on	81 -12ag12b21c
live there	87 -10b11a
live with	89 5a
lived	84 -5f10a
lived there	87 4a
lives	78 5k
lives there	89 4d
livin	78 -16a-8d-6g6f7j8i17b
living	69 -6d-5g-4b4k5ai6cj
living $	80 -5g16a
living there	84 -8d-6i-4f11g13a
llc	78 -7a-5h6c14b
llc $	89 5b
llc or	87 -5b9c
loan	68 -16g-4ei4k15c
loan $	82 -22g-7b11a24c
loan officer	89 -9a7c9d
loan on	83 -9c5g8b
loans	72 -13c6g7b9j
loans $	81 -18c7g18j
local	80 -6j6f8b
located	85 11f
located $	87 -4a11f
locations	83 -9c11a
locations $	85 
lock	82 -7c-5g5ai6b7e
locked	79 8j
locked up	89 4c
locker	89 
locks	89 
log	89 -9b10a
logs	89 -6ab15i
long	53 -39i-9j-8cd-5ab7f14h16e44g
long $	78 -8c-5e-4a11h15g
long ago	81 -21g-6i36e
long could	75 -9ai24g
long did	87 7g
long do	80 -9i-5k26g
long have	67 -10i-4c20g
long is	85 -7g16e
long time	85 -12a-6e7b16g
long would	84 -7a21g
long you	77 -5gi15k
longer	89 -8a5g7d
look	62 -11g-9a9i11c
look after	80 -12c12d
look at	74 -7g12e
look for	89 -5g7c
look like	77 -6a5c10i
looked	82 -8d17g
looked at	85 -8d18g
lookin	79 -13a-8g10cj11b
lookin at	84 -23a-7g11j13c14b
looking	67 -14c-6i5ahj7e
looking at	78 -7g-4e4b9c
looking for	83 -8g-6b-4c5k19a
looking to	81 -30c-6bi4j17e19g
looks	75 -5ej-4b4a8c
looks after	89 
looks like	84 5k
lord	89 -5a9c
lose	73 -9e7i9h
loss	74 -10e-8a4g11j12b
loss $	83 -11e13c
losses	84 4a
lost	72 -18c-5d7k14a15i
lot	65 -15a-5e7g15c
lot $	80 -7ae-6c32g
lot of	75 -14g4d20c
love	68 -9bg-5acj7i8k9h12f
love it	87 -5j7c
love that	82 -5j17a
love to	83 -8ac-6j-4b15f20k
love what	87 -11c5j8a
loving	89 -14a22i
low	77 -26i-13a-4c7e20g22b
lower	78 -12g8b9c
loyal	85 -7c5a9h
loyalty	89 -9a6j10e
ls	89 -38b-12j6i46a
lucky	84 -6d-4b6a7c
lumbers	89 -4c5g
lunch	85 5c11a
lyft	89 
m	82 -7a-6e9j16c
machine	82 -9a-5d4c13g
machines	81 -12g7k10a
mad	87 -5k10a
made	64 -15g-8b-5i-4k6f35h
made a	89 5a
made of	78 -7g-6h20c
made the	87 -6d11f
made you	74 -7g-5ak10c21h
mail	77 -13a5dj6f
mailbox	89 7c
mailed	89 6b
main	72 -11a5j16d
main supplier	87 -13a-5c21d
mainly	85 -6a-5g13c
make	57 -16d-8ek-6j4a6b7c10g20i
make $	84 -29k-20c50g
make a	80 -31c-13a10k37g
make and	87 -7d14k
make it	84 -5cg11a
make sense	81 -5c16a
make sure	87 -5c6a8i
make the	84 -17d-13g5a9i22c
make this	87 -22g-5j6i23c
make up	89 -9g5c9i
make you	71 -12a-10g-8i-6e5h8b25c
makes	72 -9a-5b8d
makes the	83 9d
makes you	84 -4b5a8g
makin	89 
making	79 -9j-7g-4k6d8a13c
making you	89 -9a13c
mama	87 -9a6c7g
man	76 -17g-6bj7ak13c
manage	78 -10g15i
manage without	85 -5i
manager	82 -14g5a15c
many	47 -34i-23a-21c-7j6k96g
many bedrooms	83 
many certificates	89 
many claims	89 
many days	76 -7i11g
many drivers	84 
many employees	83 
many folks	89 4h
many hours	84 11g
many locations	85 
many miles	72 7g
many minutes	84 
many months	80 
many more	85 
many nights	87 6g
many of	87 4g
many people	78 -4i14g
many quotes	89 
many square	83 
many times	89 7g
many units	87 
many vehicles	83 -7g13a
many weeks	85 -6c-4a12g
many years	65 -13a5b17g
marijuana	89 -6c7a
marital	84 -8a9c10k
marital status	84 -8a9c10k
mark	89 -5b-4a4j10k
market	79 -14c-6a5j6eg9b
market value	87 -14c7g10b
married	72 -7d-5k4a21b
married $	82 -11b-6j21a
married to	89 9a
match	78 -11c-6e5g6jk9a
match $	89 -4k7j
matter	85 -8b11a
matters	83 4b5k
max	89 -10g16c
may	75 -4k8dg
may i	80 -8k-5j-4g5a9d11c
maybe	80 -12c-4b8e13a
me	37 -24g-22a-19d-14cf-11h-9i-5j-4e151k
me $	62 -73k-7e4b12j15g57a
me a	64 -11c-8g-6j29k
me about	56 -21a-5b40k
me and	84 -13a7b10k
me asking	84 -16c27g
me from	89 5a
me how	64 -12g-8a33k
me i	85 -19k-5a5h6g17j
me if	72 -18a30k
me in	83 -4i14k
me know	73 -12a-7cg38k
me more	87 
me off	89 
me recording	89 -4k10a
me so	87 -21k-11j-4c19a22i
me that	80 -12k-5a27c
me the	59 -16g-7j-6bd-5e13k43c
me those	87 -8a11k
me through	64 -15ac53k
me to	70 -29k-13g-5h4c7j9e14b17a
me what	57 -23c-13g-9aj-5e12d64k
me when	85 -11a6k13e
me where	81 8k
me which	85 -7c14k
me who	78 -7c17k
me you	87 -11a5j6b
me your	69 -18e-5g6k12a15c
mean	78 -5cjk5bh10a
mean $	87 -18c11b21a
med	83 -9g13a
med pay	83 -9g13a
medical	71 -5a7b
medical exam	83 5a
medical payments	85 5bj
medications	85 -17a21c
medicine	89 
meet	79 -8a-5j4f5g12c
meet $	87 7f
meeting	89 
meetings	87 -8c19a
meetings $	87 -8c19a
mentioned	85 -10k-7a10c11j
menu	89 -5a12c
mess	83 -7c-5a12e
message	89 10c
met	87 -7k7c13j
metal	79 -5a6c10b
metal $	84 -4a9c
middle	79 -12a-6i7be20c
middle of	84 8e
might	80 -20b5d6e8h12c
mileage	80 -12a5k7c8g
mileage $	84 -12a8c10g
miles	64 -11c-5i23g
miles $	89 
miles a	82 8g
miles do	89 
miles each	87 -5g6j
miles is	89 
miles one	87 -11a12g
miles to	89 14g
mill	89 -6a4i8j
mind	62 -18g-9c-8k-6d5h10b28a
mind $	74 -21a-11c4e10h12b16g
mind a	89 4a
mind if	80 -14g-13c40a
mind me	81 -18c-10a8j9f19g
mind on	89 9i
mine	77 -21g-13k-4j5bi6e28a
mine $	87 -10g10b16a
minimum	78 9g
minimum $	85 -5g-4b18a
minimum or	89 -15a15g
minute	78 -18j18k
minute $	89 -9a14k
minutes	69 -9c-5bd-4k4g6a14j
minutes $	80 -8a6g14j
minutes before	89 -5a7j
mira	87 -8a-6i21j
miss	81 -10g-7b7a13c
missed	83 5k
missing	83 -7b4c8a
missus	84 -7j-5g8b14e
mistake	85 -13a-9g28c
mobile	87 -5ak7b9f
mod	83 -10c-9a12g15j
mod $	87 -10c17g
model	80 -17a-6g5k13b15c
model $	83 -18a-5g14b20c
mom	73 4b10a
mom and	85 7a
moment	77 -11b-6j6k7d8a
moment $	89 8d
moment or	89 -8b9a
moms	84 
money	60 -11j-7d-6ei9g11f12a
money $	73 -7c-5g7k8d
money is	87 -5a
money or	87 -16a17b
money to	87 -28d-11g43c
monitor	89 -6k20a
monitored	87 -18a6c16d
month	56 -13j-7h-4f18g20e
month $	66 -25b-12e-11j4d5c17g23a
month and	87 -29e7k26c
month day	84 -40e-21a-5g69c
month for	80 -10c-5a6j13g
month is	83 
month or	83 -7b-4g18a
month right	87 8j
month what	87 -10j-7b4g7ae
month you	87 4j
monthly	74 -16a5g9b10c
monthly or	82 
months	65 -10ag7h29b
months $	76 -17a-8j-6g34b
months could	89 
more	56 -16j-9g-7c-6i-5df7a10k11h28b
more $	78 -6a13b
more about	84 -15a28k
more kids	85 -8b-7c22a
more like	82 -15a-10c15h16b
more of	82 -8a10b
more than	71 -31b-15j-5c9g53a
more the	89 -7c11b
more years	87 
mornin	84 -8c14g
morning	72 -10a-5c-4e6k8fg
morning $	82 -8c9g
mortgage	65 -13d-4g6j8a12c
mortgage $	77 -15d-12b11a21c
mortgage and	85 6j
mortgage company	85 -8a9b
mortgagee	89 -9c16d
most	65 -13b-6a-5ei6g29c
most $	81 -12g14c
most expensive	89 -10g17c
most important	82 6c
most people	81 -8b-4i5a7gh
mostly	72 -10c-8k6a20b
mother	78 -11a-8g-6b5d11c12f
mother in	89 
motorcycle	85 -7b5a7k
motorist	76 -24c8b20a
motorist $	81 -25c32a
move	67 -11g-9b-8c-4i4hj13a20e
move $	82 -13c17a
move go	87 
move in	85 -11c15e
move on	89 -13i-6gk7ah18e
move out	89 
moved	79 -11g-9a-5d-4b9f12e15c
moved in	87 -10g-7a-5d5j6c16e
moving	74 -12a-5e7i8bd
moving $	87 -6b9a
mrs	87 
much	45 -29i-14j-10k-8c-6d-5e-4f6ah16b59g
much $	75 -42g-5c-4fj9h17a36b
much a	89 
much are	82 6g
much cash	85 
much comes	87 
much could	89 -6i-4a17g
much coverage	77 7g
much did	71 -8i13g
much do	66 -8c16g
much does	79 
much gl	89 
much have	82 8g
much inventory	89 -4a8g
much is	67 -5k15g
much liability	82 4g
much life	79 
much of	72 -7cj4i24g
much stuff	89 5g
much time	85 5g
much umbrella	89 
much was	79 
much would	68 -8i-5a21g
much you	87 
must	84 4d5c
must be	89 5d6c
mustang	87 -10b11i
my	56 -18j-11a-6k-5c6b8e9i13d17f
my name	87 -6c-5d6fk
my number	89 -7c9f
my own	83 -10k-5j4d5g6c
my wife	87 -7i14a
my wifes	89 -12a-5c6i9d
myself	83 4c6a
n	82 -13a-5gk11c23j
name	52 -31j-26g-10e-6a-5h6f7b14i17k47c
name $	63 -21a-10k-9g-8e5d6f24bc
name and	78 -11d26k
name for	87 -8k-5c17a
name is	82 -9b-4j5a11d
name of	71 -10c-4g5i11k13d
name on	82 -19k12c14a
name or	87 -5b9a
name so	89 -13d17c
name the	85 8c
named	74 -16c-14b6j11d13k
named on	84 
names	71 -5g5dj9c
names $	83 -4g
names and	89 -15k-10c7j21d
nanny	87 5b6d
nationwide	89 7a
near	74 -8b9f12a
near the	85 5a
near you	87 -8b4a14f
nearby	80 7a
nearby $	80 7a
nearest	85 -12a-5c5j19f
neck	89 -13c13i
need	48 -17i-11ad-9g-8cj-5f8e9h68k
need $	79 
need a	72 -7g12k16b
need an	80 -9c15a
need it	78 -11i-10b11a16e
need proof	83 -11k-5h20a
need the	65 -29c-11a-10bg-8d28h44k
need this	85 5a
need to	60 -19a-11b-6i11e33c
need your	71 -12c-11a-5g43k
needles	89 13a
needs	72 -7e6i8j
needs a	89 -4a5c
needs proof	89 
needs the	84 4j
needs to	89 8a
neighbor	82 -10a-5g4i7b9c
neighborhood	87 -6a7e8g
neighbors	82 -4g6j11a
nervous	85 -4a
nest	87 -8g-7k-5j9i11e
net	83 -7b13g
never	72 -14a-6k-5d7i9h10j
new	58 -19k-6f16ci
new $	87 -6b4g12a
new construction	89 5b
new house	87 -4j5i8a
new job	89 
new one	83 -7b6g7a
new place	83 -27a-16k19i33c
newer	83 -5j7b
next	65 -6g4h6b7c
next door	84 10a
next for	84 -6g13c
next to	83 -6g9f
next year	87 -8b7a9h
nice	67 -8e-5j4c5a6i
nice and	84 -13a6b9d
nicotine	89 4a
night	67 -14b-9j-7i4g12f15a
night $	73 -6g-4j11f
nights	76 11b
nights $	82 -6g8a
nights a	87 6g
no	54 -35b-22i-9d5f6c7e8a48j
no $	84 -7c-6b5jk6a
no car	89 -6g11c
no exam	89 -11a16b
no insurance	79 -5d10c
no judgment	89 -5c6b
no more	89 7a
no problem	89 -8a9ce
no shame	87 -9j-8c-5b8ef14g
no to	89 
nobody	72 -9d-6k-4b4f10j
nobody else	85 -4d8j
nobodys	79 -5e-4b7a
noise	85 7c
noise $	87 -6a8c
non	82 -10b-7c10h13a
non smoker	89 -9b15a
none	89 5j
normal	81 -7a5j
normal week	89 -5g5i
north	84 13a
nosy	85 -9c6k10f
not	45 -16b8k25h
not $	79 -14c-9g-6b7i9h17a
not a	85 -5a10h
not counting	87 -14c7k10g
not cover	85 
not do	83 -12c4d22h
not even	87 -6a5e8c
not go	85 -8ag5f21c
not have	77 -11c-7d33a
not here	83 -4f5a
not i	83 5a7i
not it	83 -8a4f14j
not let	89 -6g-5c10e
not like	89 -42a43c
not live	87 
not mind	77 -21c-14a7j9f26g
not need	83 -10a-6g6e16j
not not	89 -7b7a
not open	89 
not tell	87 -17k-11c-5h14a22g
not that	87 -11g-8cj-6i-4h40a
not the	82 -8j4d8h
not there	89 -5g-4e5c7a
not to	84 -4a5k8e
not want	74 -32d-14c-6b-4i8g13h17e23a
not what	89 7h
not work	85 5ak
not you	74 -20a-13g5d8c30j
not your	89 
note	77 -10a-6c20b
note $	87 -9c-7a7b9g
note on	89 -6a9b
notes	87 6a
nothin	78 -7a-6c17j
nothing	72 -6b8i9j
nothing $	85 -4b19a
now	50 -29j-6i-5e6h7af11c20g
now $	57 -29j-24d-10i-9k-7c9a17b55g
now and	87 -20g4k5a21d
now are	89 -11b6f10g
now for	82 -12a13k
now i	83 -14c-10a5g7k13h
now is	85 -9b7dg
now it	87 4k5g
now okay	89 14a
now or	84 -9a12b
now right	84 4j
now tell	87 4k
now the	87 -6g6cf
now what	80 -24g-7a-6e51c
nowhere	87 -16a-5gk4bci14h
number	52 -16j-10b-9ae-8i-7d6k15f22g32c
number $	62 -18a-6i-5k5f7g12b18c
number and	85 -18a-5g26c
number did	85 -43c-5e49g
number for	84 5k9c
number off	87 -13c5a14k
number on	83 -7k5c9g
number one	84 -11a15c
number right	89 
number start	89 -12c-8b23a
number that	87 -11a7k14f
number to	87 -10a-4g17c
number you	84 -14c6a7b
numbers	69 -22f-11g-7e-6c9k12a23i
numbers $	81 -9g10c
numbers on	87 -17g17c
nurse	77 -8bc7j9h10a
nuts	84 4b10g
o	79 -7c-6gj19a
oak	85 10a
occupation	80 -8a-4gk26c
occupation $	82 -7a20c
occurrence	84 -22c11g12a
odometer	84 -9a15g
of	36 -10b-5eh5k8d10j14c18i
of #	79 -9b-6ceg4a5d11hj
of $	74 -6h-4a7k11c
of a	72 -5b4g8c
of an	83 -8b9a
of birth	78 -7c17e
of building	84 -7b22c
of business	87 4c
of construction	87 7c
of coverage	83 
of em	82 -13k-6c-5j4d6a7b12g
of her	84 -9b8a
of insurance	74 -6g-5a8j14e
of is	87 -8b12c
of it	66 -24k-7g10ci13a
of life	85 -14g10ci
of mine	89 -7k14a
of money	85 -22c24g
of pocket	82 
of policy	84 5k
of roof	84 6c
of safety	87 -4g4c
of shape	89 
of that	67 -22a-15c-7b-5e4d7i9h10g25k
of the	54 -34c-21a-5e4b15k19g35f
of their	89 6g
of them	77 -5c5b10d
of there	89 -4bf18a
of thing	87 -10c12a
of this	78 -18a4i5g8c16j
of those	68 -12g-6dj-5i32a
of us	87 -16a5e7bh
of what	82 -25c-5g12a16b
of work	72 -11a-7b12c19g
of you	66 -30c-7b-5j6gk15a18i
of your	57 -7e-6j-4k6bd11g
of yours	80 -6g-5d17c
off	52 -14g-11d-8c8e9a13k15b
off $	66 -15g-10d-8j-7k-4h8c37a
off a	84 -7k-6a8b11c
off like	89 6h8e
off of	83 -10a6b10h
off or	85 -14a-6c24b
off right	89 
off site	89 4g
off the	71 -8b10k
off to	84 -5a10k
off what	89 -17c7a18g
off work	89 -6a6ei
off your	78 -6a-4c19k
offer	77 -6b-5j8c10a
offer $	85 -4a9c
offered	89 -12a-5g4k6b9c
office	65 -9g-7c-5d11b17a
office $	75 -5cdi7bf13a
office or	85 5a
officer	89 -9a7c9d
often	73 -18i-9a-7c-4b15d32g
often do	78 -7a-5g20d
often does	89 -10i-7c-4d24g
oh	60 -23j-22b-10g5i9c11dfk12a
oh #	85 -14a-9c12d14b
oh a	87 -15b-6cj17i19a
oh cool	85 7a8c
oh i	87 -6a-4c7f10e
oh nice	87 -11e-4a28c
oh no	85 -20i-11g4a6f28c
oh that	83 -4b12a
oh you	83 -24a-8b12fg15d
ohio	87 -11a8gj
okay	46 -22j-19b-8k5f6e9a12dg18i
okay #	83 -5b7g14c
okay $	65 -23c-22g-8d-5e-4f10b24i34a
okay a	87 -4b5c6d
okay and	73 -30c-10d-9b-6i7f21a38g
okay cool	83 -10b-7g5i6ac7d
okay good	87 -10g-6a19b
okay how	87 -9g-5b20i
okay i	78 -8a-6k-4h9g16e
okay if	80 -8k-6i-4c7g19a
okay let	89 12c
okay no	83 -15a-7g4b9e19c
okay or	87 -21b-13a36i
okay so	66 -36a-13i-10j-7k8c10h18d31g
okay that	78 -13a-5g5i7e11f
okay there	89 -10a-8d-4c11b15g
okay to	84 -9g-8c28a
okay what	89 -8ag-5e27c
okay with	74 -15g-8i-4j6c8b21a
okay you	83 -14a-6c-4b7d18g
old	54 -29i-9b-6k8j13e37g
old $	81 -19i23c
old are	77 -13i-8b-5c33g
old enough	89 
old is	68 -10e-5j29g
old one	80 -4g10b
old policy	81 -9g4b8c
old price	89 -5g9e
old was	89 -14e20g
older	77 -5ag22b
older home	89 5b
older than	89 -9a-6g15b
oldest	74 -8bg-5c-4d8k11a12j
olds	76 -20i29g
olds the	80 -14i19g
on	33 -16f-13bc-9e12d13g16j21k25a
on #	87 4j
on $	62 -32a-18g-12d-8ij7e8b35c39k
on @day	82 -12b17a
on a	67 -26a4k6bij9e
on and	89 -5j6c
on any	83 -4a10k
on anything	89 
on at	89 -7c8a
on board	87 -8a9b
on each	87 -10c7g10k
on either	89 
on file	82 -9c14a
on her	82 -18a-12c-5k40g
on here	78 -16b-10a6j7c23k
on him	89 -20k20c
on his	87 4i6c
on hold	89 
on it	60 -20c-12i-11f-7e-5bj5d11g52a
on my	83 -15a9h
on one	81 11a
on or	89 -11b-10a-7e-5gk17c25d
on paper	81 -10g-4d7c9b
on speaker	89 -5j-4k15a
on staying	87 -6f-4b13a
on that	63 -20e-18c-16b-13j5d9hi13a37g
on the	45 -16k-12h-5e-4b15j18i25d
on their	87 -9a-7k5b16e
on there	68 -33k-17c6d22g33a
on this	69 -12c-10g-8i-5b6j10e19k
on those	85 7g
on to	84 -4a8b
on top	76 -11g-7c7b9a11j
on what	87 -6k-5a7b11g
on with	85 -5ai7b10e
on you	64 -22b7d9cj10k
on your	54 -35g-18j-13d-8c-5k5be8i12f13h45a
on yours	84 -19c-9b30g
on yourself	83 -10g4j9c
once	71 -5g5c7b
once $	87 
once you	89 
one	43 -13b-4e4d6i8f17j
one #	71 -49a-14c4i15b26gj
one $	62 -20b-19h-9d6k11i37c
one and	89 -7g9k
one car	85 -4b6a
one for	82 -4bck4j11d
one go	89 7f
one how	89 5i
one in	80 -4a6f
one is	84 5h
one of	63 -15cg-11k-10j-5i6d15a35b
one on	89 -18b-7j4a22k
one or	78 -32a-6g4c5i11f24b
one that	89 -10b5j6ac
one thing	79 -18a-9k-6g37c
one times	89 -4a12j
one to	84 -7k-5b6a8i
one way	83 -14a4c17g
one with	89 6ab
one you	75 -9g-8a8bck
one your	87 -9a14c
ones	65 -15c-8g-4i6e8k13d
ones $	78 -7bc21k
online	74 -12g-7b9c12a
online $	80 
only	66 -10d-7a-5f-4ce6k14j18b
ooh	78 -13a-4jk8g10c
open	65 -15j-12g-6e-5i5c13b21a
open $	77 -29e-12a17b30c
open to	84 9a
opening	89 -11c-7a22e
opinion	87 -7a
option	89 -11a4i10j
or	31 -84a-64j-33e-26k-23g-10h-8c5d23f266b
or #	72 -46b-13j-4e13a23g37c
or @day	85 -9a17b
or a	57 -19gj-8e5fk10d42i
or about	87 -9g-7c-6d-4k6b7a15e
or after	89 -6a11b
or all	84 -5j5e
or am	89 -14b-4cd31a
or an	84 -9a-5d13c
or anything	71 -13c-12b27a
or are	65 -49a-5ci11h60b
or been	89 -6b6ak
or better	87 -14c-9b11g13a
or can	83 -11a17b
or closer	89 -8a11b
or could	87 -20a-6j14b17c
or coverage	87 5b
or cremation	87 
or did	60 -11i7b11j
or do	60 -65a-7f-5c-4ej10i90b
or does	70 -54a-7d7f18c49b
or drop	85 -15a16b
or every	89 -5a12g
or for	83 -18a-8c-5j38b
or get	85 -13b-5g7c18a
or go	84 -6b16a
or guns	89 -13b16a
or has	83 -10a7j14b
or have	75 -43a-5c51b
or home	89 -8a13b
or how	83 -11b-6g10i14a
or in	83 -14a-9g28b
or is	55 -19a-18j-13ci-12g-10d-7k5h7f91b
or just	65 -14a-8c-5d-4ek7j35b
or lease	85 -9a11b
or leave	87 -24a33b
or like	87 -9c-7b9a15d
or metal	85 -5b10c
or missing	89 -7b5i7a
or more	75 -24a-4c5g31b
or nights	89 6b
or no	83 -63b-7c-4j8k73a
or not	78 -8b-6g4c22a
or on	82 -15a-6b9i12d
or one	78 -17b-8g-6j10i26a
or only	83 7b
or or	60 -43b-10j-5h13g17f36a
or out	89 7a
or over	83 -19a24b
or part	85 -21b-7a37g
or pay	87 -17a18b
or pleasure	85 4k
or rent	84 9b
or scuba	89 -8b8a
or sell	87 -18a20b
or should	81 -20a27b
or siding	89 7c
or somebody	82 -20b5d11i15a
or something	85 8b
or stay	89 10b
or still	89 -13a18b
or text	89 
or the	65 -18a-13g-9cjk-6i6f15d49b
or trampoline	89 -9b5k9a
or was	78 -21a-6cj43b
or what	85 -10g-4a8c16i
or whole	84 11b
or work	89 -21a7f17b
or would	73 -19a-6c-5k40b
or you	77 -17b4k5f6c7a
or your	78 -8b-4g4a12f
order	89 4i
original	80 -4a14b
original roof	85 -5j-4b15a
originally	81 -8b4d7c8a
originally $	84 -8f-4b8c13a
other	57 -9cj-7f-6b-5e14d15h16g
other agents	89 -6a9b
other car	84 -17b-13g-10d15a28c
other drivers	87 -6c-5d21a
other guy	83 -10c18g
other insurance	84 -7d-5a16c
other one	80 -14d-7g-5j5f25c
other policies	81 -8a14c
other quotes	85 
other vehicle	87 7i
others	87 -9g10c
otherwise	87 -7a7j
ouch	85 -30g-7a-4b9e12d26c
ought	87 -8d-5g7c9a
ought to	87 -8d-5g7c9a
our	73 -10a-5c9i10j
ours	85 -6g-5a7b
out	45 -15d-12i-8j-6c-4h5g8e21k31a
out $	65 -38g-5j-4e9d14b36c
out a	84 -6g-5b7k9a
out all	89 
out and	84 
out any	89 
out at	87 7c
out back	81 -20a-5b4j24c
out for	79 -6g4k5c
out front	89 -4a14c
out in	77 -21c13a18g
out like	89 -9b11a
out of	59 -14g-5di5h6j9a10k
out on	74 -8b-4j6g7e12f
out or	89 -6c6a
out that	85 5e6c
out the	79 -9d-5ah12k17c
out there	72 -18c-7i5a8b9k13g
out to	76 -17d-6e8a20g
out your	84 -12c-5a11j12i
outcome	89 9c
outfit	77 -20k-9a4f25c
outfit $	83 -6c-5a4e6f
outside	73 -17a-8g8j12b17c
outside of	87 6c
outside the	87 -5c7j
over	50 -9c-7i-6a8b13j17g
over #	72 -17j-5b33a
over $	70 -10a-7j-6g-4d6k9c15b
over a	74 -11j-7g6k16a
over at	77 -14a6i18j
over in	82 -5d-4c6bj
over it	80 -60a-10b4e78g
over that	87 9a
over the	70 -11c-5k4f6b12a
over there	68 -14a-6c-5f-4g7d10j14b
over to	80 -22a5k12b16j
over what	89 -8b9f11a
over your	87 -16b18a
overall	89 -7g5c6i
overnight	80 -13b4k5e8f9a
overnight $	89 11f
overseas	89 -6c6a8f
owe	70 -25d-9a4c31g
owe $	85 -47c47g
owe on	80 -43c45g
own	52 -20c-13j-5hk5f10i12a30b
own $	70 -10c-7k-6bg5f12e22a
own a	84 -11b14a
own anything	85 -11b-5c19a
own car	81 -5eg19a
own cars	84 -14c-8b-5g12a18i
own insurance	89 
own it	87 -39a7k39b
own life	89 -8c9f
own name	87 -4c4j
own or	78 6a
own pocket	89 -7c-4j17g
own that	79 -11g-9a-5j10k24c
own the	84 
own words	87 
own your	85 -6a7b
owned	89 
owner	77 -5d5k12a
owner $	85 -10b12a
owners	80 -6b7a
owners policy	87 
owns	77 -8a6d7b
owns it	89 
owns the	81 -6a4b6d
p	84 -11b-4g8c9a
package	79 -7a-6g7b13c
package $	89 
page	68 -5bg-4c22k
page $	81 -11k14a
page and	87 6j
paid	63 -22c6b7d9a17g
paid #	89 
paid $	87 -6b
paid for	81 -15g-4cd5b27a
paid off	77 -6g21a
paper	77 -11g-5d7b14c
paper or	89 -5a6b
papers	79 -6a-4c10f
papers $	87 
paperwork	76 -4a6i8d
paperwork $	82 8a
parent	83 -6c-4bk6d15a
parent $	87 7d
parents	70 5a
parents live	89 -6a7b
park	80 -5a8j
parked	85 
parking	87 -12g-7c22a
part	61 -21a-11d-8i-7e-5hk5j10g21f30c
part $	84 -41b-5a46g
part of	69 -12ag-7d7b9c28f
part time	77 -16g25b
partner	72 -17k7b13c
partners	78 -7c-5e4a14g
parts	87 -11a13i
party	83 4c
pass	78 -14e-8b8c9a10d
pass $	89 -6e9g
passed	75 -13c7d10g
passed $	87 -5g13a
passed away	85 -12c-8a7d17g
passengers	83 -7b6g9a
past	72 -15g6i19a
past #	79 11a
patch	87 -10a6b
pay	51 -22c-13d-12e-4k10b17i20g21a
pay #	89 -4g
pay $	68 -46c-15d7a56g
pay a	82 -11a5g9b
pay for	68 -18g-7bk4c5i10d19a
pay if	85 -9a5cg
pay in	85 -47g-13a18b44c
pay it	85 
pay out	76 -9a20g
pay the	77 -28c6i11a15g
pay them	89 
pay you	78 -16c6a7b
pay your	78 -15d-6b8c18i
paycheck	73 -9c4g5i8f
paycheck $	81 -6g-4c10f
payin	80 -23c5d12a13g
paying	65 -25a-5e4k5c6d22g
paying $	89 -16c19g
paying for	81 -10a-5c8gk
paying now	85 -20c6i14g
paying on	89 -8k8g
payment	72 -19a-4c7b10g14e
payment $	78 -8a-6d8g12e
payments	70 -13g-11j4i5k15a
payments $	83 -8a14b
payments on	84 -12a8d11b
payout	87 12g
payroll	67 -9a5c6d8g
payroll $	74 -27a-7bd-6i19c32g
pays	71 -20a-6g5j34c
pays for	84 -8b7i9d
pays the	81 -19d-10a-5g-4k6b40c
pays you	89 5k
pdf	89 -4c6af
peels	84 -12c10d
peels $	87 -11c11d
pension	78 -11a5c10b
pension $	87 -8g-6b14a
people	58 -6ej-5f18d
people $	78 -5a7h9b
people are	81 5a
people do	89 -15c-5a7g18d
people in	89 5g
people or	85 -9a13c
people over	89 -8a8b
people to	89 8i
people who	89 -6a7k
per	76 -15c5a10g
per occurrence	87 -21c12g13a
percent	70 -11a-8c-6k7h25g
percent $	89 -4ac8b
percent of	82 -15c-6ab33g
perfect	79 -11i-5g25c
permanent	87 -4j4b5c
permit	78 -16g7a14e
permit $	85 5a
person	67 -5bg-4c4e5k10a
person $	81 4e5b
person or	82 -8b6c
person who	87 -8bd18a
personal	72 -13c10j12g
personal $	85 -4b15a
personal property	83 -4a14g
pets	89 
phone	64 -6h-5di-4j5g9e12b
phone $	77 -5k-4h7b8a
phone number	82 -14a-8g30c
phone or	85 -8a13b
photo	85 5j
photo of	89 -14a6j13k
physical	79 -8g7c
pic	89 -5a10k
pick	70 -11g-7h6c15k
pick that	89 
pick them	89 4i
pick up	83 -7c-5hi24a
picked	78 -6c5bh
picked up	85 -7c-5j4a5h6b
picking	87 6a
pickup	84 6g
picture	71 -6c-4j5k6f
picture $	82 -11j16a
picture of	79 8k
piece	87 
pill	89 -11a6bj
pills	84 -5d7a
pip	84 -25b34a
pipe	80 -5ag7b11c
pipe burst	87 -6a10c
pipes	83 -13a13b
pizza	89 
place	54 -8b-6c-5j5i10g13d
place $	62 -34k-14g-9a-4j4d6b16i38c
place or	84 -23a23b
place to	89 4i
place with	89 
place you	83 -21b-8c-5g7j9k19a
place yours	89 -11b16a
places	82 -9ac6bg12d
plan	67 5e10j
plan $	84 8j
plan to	83 -9f-5k5b8a10e
planned	85 
plannin	85 -4c14a
planning	75 -7b16a
planning on	84 -6b9a
planning to	80 9a
plans	71 -16a5b23c
plans $	85 -29a36c
plans for	87 -40a47c
plans to	84 -21c24a
plant	85 -6g-5e12c
plate	78 -6g8a15c
plate number	87 -7a-5g22c
play	81 5g
please	72 -20a-11e-6g-5bj11c19f25k
please $	73 -15a-11e-5g-4bj13c14k20f
pleasure	78 -12c-10a11d18b
pleasure $	85 -6a-5c18b
plot	87 -9b9a
plug	84 7a
plug in	87 6a
plumbin	89 -5a7j
plumbing	78 -11g6c11a
pocket	77 13g
pocket $	87 -8g9c
point	89 -6b7a
points	87 -5bcg7a12h
policies	71 -11a16c
policies $	81 -6a-4g7b14c
policies do	89 -6a6c
policy	49 -10i-6d5b6g13e
policy $	60 -31c-30g-4k6b8h27e35a
policy and	84 
policy in	84 10a
policy is	83 -6a5c8j
policy number	72 -24a-7g10b29c
policy of	89 -9b10a
policy on	87 -5c7a
policy or	79 -9c-6g-5j11b20a
policy out	89 
policy pay	85 -8c15g
policy right	84 -5c5k
policy that	87 -4c6f
policy with	89 8k
policy you	83 -16c8a10g
pool	68 -5c5j8a
pool $	81 5b
pool or	85 -18b23a
porch	87 -6a10c
portable	89 
portable $	89 
position	89 8c
postal	89 8c
postal code	89 8c
pounds	85 5g
prefer	87 -16a-5c8j17b
premium	77 -6c-5j4k7a13g
premium $	83 -12a23g
premium audit	89 9k
prescriptions	85 7c
prescriptions $	87 
present	85 -5a5k6j
pressure	77 -9b-4g5a9j11c
pressure $	89 -8b4j7c
pretty	69 -4c12a
pretty good	85 -16i-6g5e7c17a
price	61 -7b-5h-4i11g12a
price $	73 -17a-7b4c7j18g
price a	87 -9c-8a6b9g
price is	87 6a
price on	89 -8c12g
price or	87 -8a10b
price you	89 -13a8k11b
primary	89 
print	89 
private	83 -9a-4c5f12b
problem	79 -5a6e8c9b
problem with	87 10b
problems	82 -11c13j
problems $	84 -8c16j
product	87 -7a6b7c
product $	89 -6a7b
products	89 -16b18c
professional	82 -6b4k7a
program	78 -12a-5k5b13c
program $	84 -15a17c
progressive	84 -14a-7i8g14b
promise	85 -8j-6c4k6a7g
pronounce	89 -4c9i
proof	69 -14c-9k-4bg4a26h
proof $	83 -9k17a
proof of	79 -4h6j
property	66 -8b7d9gk
property $	83 -10a-5g8d11k
property coverage	89 
property manager	85 -14g5a14c
protect	87 -7j10c
protected	89 -7c9j
protecting	87 -5g-4ad15c
protection	79 -11a6g7j
pull	73 -8g-6j5k18e
pull it	85 -6a5c8b
pull the	87 -8b-5g-4c5h17e
pull up	89 5e7k
pulled	82 -5k5a11g
pump	83 8a
pump $	85 
purchase	85 -9a16g
purchase price	85 -9a16g
push	84 -12b-5g5ce15a
pushed	89 -17a16b
put	54 -12c-9ei5b7f9d10a12g
put a	85 10g
put away	87 -5g6c
put down	84 -16c-8a7b9k13g
put in	75 -11d-10g5c13a
put it	75 -17b-7c-6dj-4i6g8f25a
put on	75 -7a-5k6b9c
put that	84 -11a-5j-4b13d
put the	85 -8g-7e-6b-4j11a23d
put toward	89 -5ac12g
put you	75 -8a-4g7b9j
put your	85 6a
puttin	87 -4k15j
putting	78 -7c-5d8e12g
putting on	89 -5d16g
quarter	84 5j
question	83 -14j-6h-5e7dk15a
questions	72 -7ak6c10j
questions $	80 -6k15c
questions do	87 7c
quick	73 -11a8g11k
quiet	85 -7j-5a-4c8e13k
quit	74 -6e-5g11a
quit $	84 -10e6c10a
quote	69 -6k-4j7b18g
quote $	80 -15c-4b10g14a
quote you	81 -13c7b11g
quotes	81 
quotes $	85 
race	87 -7b9a
rain	85 -7b17a
rains	87 9f
rainy	85 -21c-12i31g
rainy day	85 -21c-12i31g
raise	77 -9c6g8d
raise the	87 -6a6b7d
raised	80 -5c5a10j
raised it	89 -8c5j
ran	89 -4c5k
rate	71 -8b-5ac-4j6h13gk
rate $	83 -10g-8e5k9h10a
rated	85 -9g-8b-5c12h16a
rates	79 6j
rather	74 -8c-7a-5i6j9k10b
rather i	82 -8c-6i6bk8j
rating	89 -11a9b
reach	75 -9b-5c-4d5h18e
reach out	87 -5c5g6h
reach you	79 -9b-5c-4g24e
reaction	89 6k
read	63 -16a-12g-9i9b11c35k
read it	89 9a
read me	67 -16a-8g-5j10b32k
readin	87 11g
ready	78 -7c5k18a
ready to	81 -6c-4e21a
real	70 -16c-7af-6i4k9ej15g
real quick	81 -8c4e7k
really	78 -5bk-4g10i12a
rear	89 -6a-4b13d
rear ended	89 -6a-4b13d
reason	75 -18a-10b-6g-5e-4k21c32h
reason $	87 -4e5a6ch
rebuild	78 -5c7a
rebuild $	83 5g
recall	81 -4e6b
receipts	84 -11g6c8k
recently	87 -6a7b
reckon	89 -9c8g
record	71 -18i-5k-4bg19j24a
record $	81 5a8i
recorded	77 -9j4k5a8b
recorded line	87 -9a10b
recording	83 -4k12a
records	80 -10a-6d10k11e
red	89 -5b9a
redone	82 -7a15e
redone $	89 6a
registration	85 
regular	73 -12a-7j-4g5b7k19c
rely	89 
rely on	89 
remember	70 -12c6e10a11j
remember me	87 -11k18a
remodeling	87 -4c4a
remodeling $	89 
renew	81 -14c-7g22e
renew $	84 -14c-7g23e
renewal	76 -11b5a6c7h
renewal $	83 -22c-4a29e
renewed	87 9a
renews	89 
rent	62 -13k-10e-7j8b32g
rent $	73 -29c-4b40g
rent from	87 -9c6b7d
rent out	84 -7b18a
rent the	85 10b
rental	70 -6g12b
rental $	87 -11b16a
rental car	85 6c
renter	89 8a
renters	75 7k
renters insurance	87 
renting	81 9c
repair	83 -9g-7b-4h9cj11a
replace	73 7g
replace everything	87 -5c10g
replace it	87 -6a4b
replace your	89 -23g4i22c
replaced	79 -9a5e9b
replaced $	89 -6g12e
replaced the	89 -10e12g
replacement	78 -13g6b8a
replacement cost	83 -10g6b
report	79 -6c-4b8k9h
report card	89 -8a13k
require	79 -4g6a
require $	82 7c
requirements	89 -12a19c
requirements $	89 -12a19c
residential	89 
rest	78 -17k-7j5i8cd
rest $	87 -9c4g5k6i
restaurant	83 -5b5i
retire	80 -12a-5g12bc
retire $	83 -10a-4g7bce
retired	85 6aj
retirement	75 -10c-4a7f11g
retirement $	80 -8g-7b4i8c9a
retiring	89 7a
return	83 -11b4g7j
revenue	83 -5a6c9g
revenue $	85 -6a6c9g
review	85 -12e12a
review $	89 
ride	77 -14a-10b-5j11f23i
ride share	89 4b
right	37 -16a-14c-10e-7h-6f6b20i53j
right $	39 -52a-17c-10e-9bg-7d-6f-4h5k15i107j
right about	89 
right around	89 -8b8f
right now	60 -39j-8k-7i5c8b22a26g
right there	85 -13j-10g-6c5k28a
ring	69 -11a-10b-8i-5ck15d28g
ring a	87 -4j9a
ring up	89 -21c-5e7d23g
ring you	89 -12a-8e7g22c
river	89 -8b-5g15a
road	75 -8k-5j5cf7a
road $	87 -7b-6g16c
roadside	78 -4b6a7j
roadside $	89 -5c13a
rock	89 9c
roll	89 7a
roof	59 -11e-7h6dj9c10g
roof $	67 -16c-13i-11b16j37a
roof in	87 -19a-6g8c24i
roof is	85 -4bj16c
roof right	87 
roofing	85 
room	75 -12b-4dj11i18k
room $	87 -6b5d9c
roommate	84 -8c-7b5a15d
roommates	80 5c
roommates $	83 5a
rooms	85 10a
rooms $	89 10a
rough	81 -6a8f
roughly	77 -14f-9a6c18g
roughly $	80 -16c-9a4e23g
round	83 -8c7b10h
route	89 -7a-5c7h9b
run	59 -18e-8c-5ik5dh7a22g
run $	76 -23k-21e-4a7j21c24g
run a	84 
run in	87 -21c20g
run it	78 -7ag-5j6k7b9d
run me	85 8k
run out	85 -12a12b
run the	82 -6a9f
run you	87 
runnin	81 -15a-4fg4d11c15b
running	73 -11c-8b10g14a
running $	87 8i
running around	87 9a
runs	75 -11j-8c5d6e9g10b
rush	87 -6k8e9a
s	78 -14a-4ck12b20j
safe	83 -4k13a
safe driver	89 4j
safety	70 -8g-6a11c
safety $	85 
safety meetings	87 -8c19a
safety program	85 -22a6b18c
said	62 -11c-8a-5g18h23j
said $	74 -8h-7cg30j
said you	77 -18c-5g7h24e
salary	78 -7a-6c8gj
salary $	85 -8a18g
sale	84 -8a4d5b
sales	72 -7be-5j-4k8a17g
sales $	83 10g
sales is	83 11c
salon	87 
same	62 -27b-8fj6c10k11g23a
same age	87 -13a-4c25g
same as	85 -9f-6b22a
same company	87 -6a8j
same one	89 -6b17a
same thing	84 -28a6d7k11c12i
sat	83 12c
sat down	85 8a
satisfied	87 -5b4a11h
satisfied with	89 -5b13a
save	77 -14g-5j5k7a8c
save some	89 7a
save you	89 -8a-5g6k10c
saved	80 -11c12g
saving	87 -5g12a
saving for	89 -5g13a
savings	75 -22a-4ci8b26g
savings $	82 -20a19g
saw	78 -10k6c10i
say	52 -21e-10h-6a8c10k20i
say $	66 -15ac-7b-5k8i43j
say about	79 -6i-4g18c
say for	89 -30g5d27c
say in	89 -6d7a
say it	78 -17ak-12g-6j13c15i26b
say on	85 -7c-6a9g10f
say so	87 -6a9k
say that	87 -21b-5c34a
say the	83 -13i-8a-6c5f15gk
say what	87 -6gj-5bci-4h38a
say when	87 -12g-9e20c
say why	89 -15h21a
say yes	82 5h
say you	73 -12a-10g-5e8d13c
say your	87 -28j-8a5bd31i
sayin	89 -11c-6i-5a14d16j
saying	83 -30j-11c12a29i
says	72 -23c-12g-9a5fk8h14b19j
says $	87 6i
scale	84 -12c-5e7i17g
scan	87 
scare	89 -4j9ah
scared	87 
scares	89 
scares you	89 
scary	82 -8j5e21i
schedule	83 
schedule $	89 
school	62 -21c-6aik-4h4j5d9b13f18g
school $	74 -13b-9fi10a12c23g
school and	87 9a
school district	89 -6b12j
school is	89 6i
school or	82 -8i-5f-4b8g13a
schooling	89 -42g-8a16k37c
score	78 -36a-6k19g32c
score $	83 -40a22g25c
scratch	87 -5a9b
scuba	83 -8b7g11a
scuba dive	89 -7b11g
season	81 -12a-8c24e
season $	87 -12a-9c30e
seasonal	89 6b
second	65 -11b-5g7j14c
second $	83 -5j7k9a
second car	83 -13a24c
second home	89 7a
second vehicle	89 -5aj13c
security	76 -4g9b
security system	89 5a
see	60 -13c-9h11ef
see a	82 9e
see if	85 -5k-4a6e10g
see the	77 -13a-6g-4b16fi
see your	84 
see yourself	83 -19a-6i5e10g12b
seen	79 -6c5d11f
self	89 
self employed	89 
sell	67 -7c15b
sell $	82 -5g7c
sell for	85 -19c20g
sell it	89 -7a5b
sell the	87 -9a16b
selling	89 9e
send	63 -8g-7c8b13f
send a	87 7d
send it	82 -6a5j6b
send me	82 -8k15a
send that	89 
send the	78 -8a9f
send you	83 8a
sending	89 6d
sense	77 5b7a
sense $	87 -5c13a
sense to	89 4a
sent	75 -5egj7a8h
sent you	83 -5c10h
separate	79 -4g7ab
serious	87 -4c5g
serve	81 5d
serve alcohol	89 
service	75 -5a6k
service $	84 
services	84 -5d7a
set	66 -13i-6e6c20b
set aside	85 5g
set on	87 -6f8a
set up	82 -25i-18g-7a13b42c
set you	89 
settle	89 -8i-7g-5a5c15h
settled	84 -18a-7e5g25i
settled in	89 -22a27i
settlement	89 -11b-8c11ag
sewer	84 5a
sewer backup	85 6a
shall	84 14a
shall we	87 6a
shame	87 -9j-8c-5b8ef14g
shape	74 -10a-6g-4c5b19i
shape $	84 10i
shape is	85 -6cg15i
share	74 -10j-4d5c7b15a
sharing	87 -7g5a7b
she	55 -21c-14de-7a-5f11b12g13j29i
she $	85 -12i-8a9g20j
she do	87 -8c6b9a
she does	87 -7a-6c6b9k
she get	89 -6e8a
she go	87 -19b21a
she have	85 -24c8a20g
she is	72 -9a-6ci-4g15j17k
she keep	89 -4b6a
she take	87 -19a22c
shed	80 -6b11c
sheds	89 -29b7k12a13c
sheet	87 7j
shifts	87 -10c10b
shingle	81 -9a-4e8j9b
shingle or	89 -6b6c
shingles	77 -9c20e
shingles $	87 -5c7a
shoot	79 -4dj5i7fk
shoot you	89 5c
shop	60 -14c-7k22f
shop #	89 4c
shop $	68 -10b-6f-5h-4k5d8ae11c
shopping	81 -12c6d8a10h
shopping around	84 -8c10h11a
shops	85 -13e-7a-6c5k9d15g
short	85 
should	57 -11k-9ij-4g13f14b16c
should be	85 -9a14c
should i	63 -23c-13k-5j6fg10a15e16b
should it	84 -13e17c
should know	81 -31a32c
should we	77 -8b-4g22a
show	73 -23g-17i-8c5b8k10d29a
show up	85 -7c5h9d
show you	85 -10i-5cj10a16k
showed	84 -11g10c
showing	84 4c7j
shows	85 6d7j
shut	75 -6a5b16i
shut down	87 
shut the	89 11a
shutoff	87 5j
shutters	89 -7b18a
sick	78 -5ag13c
sick $	83 -8k15c
side	67 -8k-5b26a
side $	80 -8k-7j24a
side hustle	87 7g
side of	87 -6a8c
siding	81 -23a29b
siding $	87 7c
sign	66 -5cgi6b17e
sign $	87 -14g-5e6a16c
sign off	89 4k
sign up	83 -9g5a9e
signed	78 -14b-9c-7e7j15a16i
signed up	85 -8c-7e-4b19i
signs	83 6d
signs your	89 
silverado	89 
simple	87 -22a20b
since	61 -12a-11g4j6ce11i
since #	75 4e8j
since $	84 -33a16b26c
since last	87 8a
since that	89 
since the	87 11c
since then	83 -16c-8j10e18a
since when	83 -5c-4g14e
since you	80 -7a14j
single	77 -13a23b
single $	89 -4a7b
sink	87 -5ik5gj
sister	74 -10g-5a-4i5k7c8j
sister say	87 -8g12c
sisters	84 -8c8a
sit	74 -19a-6k-5i-4d5f6g7h15b
sit down	84 -13a-6k4ef9h
site	87 4g
sits	83 -13f-5c8j14a
sittin	85 -13j23a
sitting	73 -12g-11j-5k9b10f15c
sitting in	89 -5g11b
sitting on	89 -5j8g
situation	85 -6a4b6j
situation $	89 6j
size	82 -24c-12a4b35g
size of	87 -8g11k
skip	82 -5a7b
skip it	89 -9a10b
sky	87 -6k11i
slab	81 -15c4a22b
sleep	73 -10a4k5j8f
sleep $	87 5i8f
sleep at	85 7k
sleeping	84 -6b12a
sleeps	89 
slide	89 -5b7a
slow	74 -6c-4bj11i14a
slow $	85 -5c11a
small	79 -4g6bc
smart	81 -15b-10c6i9g18d
smoke	70 -4b5c7a
smoke $	79 -5c8a
smoke alarms	87 
smoke detectors	83 12c
smoker	87 -9b15a
smoking	89 -8b4k5a
snap	87 6k
snap a	89 -9a6j8k
snow	84 13j
so	33 -44a-34b-22g-12i-10df12e29h35k89j
so #	68 -11c-5a23j
so $	75 -9a-7b28j
so @name	81 5j
so a	74 -9a14j
so about	74 5j
so are	89 -36j7d8b25a
so do	81 -10j-6k-5g-4b36a
so far	74 -12j-10g-6b6i32a
so give	76 -5a17k
so he	79 -9a6i12j
so how	81 -9agj-6i4h13e23c
so i	62 -42a-15j-4b10d13i17e20k
so if	78 10j
so is	81 -33j-14b-7h5c11g23i25a
so it	55 -19d-11g-7ai-5k11c46j
so just	77 -10a-6c6j20k
so let	83 -8a-5c8k9g
so long	89 -9cg28h
so much	87 -8g-7ac10b19h
so no	83 -9a7c9j
so one	85 -10c10g
so she	80 6e9j
so somebody	89 
so stop	89 -7a16k
so tell	63 -9j-8ac-6d-4i46k
so that	67 -11k4ad6f
so the	62 -24a-9c-6gi12b41j
so there	66 -12a6g24j
so they	75 -9a-6c-5i8dg9j
so we	75 -9g-7c5d11e
so what	65 -50j-22a-10b-9i-5f-4d16g28h56c
so when	84 -10j-5a17e
so who	89 -13k-4aj9d19c
so would	87 -8c-6j-5g-4k35a
so you	48 -20c-15k-11b-7i-6g-5a6h13d59j
so your	66 -17a31j
social	74 -7a-5g28c
social $	83 -18b31c
social security	83 8b
soft	87 5a
softball	89 
sold	77 -12g-11e-7b9j10c20i
sold it	85 -11g-7b10a16c
sold you	87 -9a-7e-6g11j16i
sole	83 -5c6b12a
solo	89 -11a21b
some	61 -19ag4e5hi8c10k12b
some $	84 -10b12a
some money	87 6k
some of	84 -13b-7c6g17a
somebody	57 -8k-7e-6b-4f9i12a14d
somebody $	78 -9a-4c4d20b
somebody close	89 5a
somebody could	89 -7a14c
somebody else	82 -10a5d11b
somebody in	84 6g
somebody or	84 
somebody to	89 8g
somebody without	89 
somebodys	87 
someday	87 9a
someone	80 -8c-5bj7a20g
someplace	84 
someplace else	87 -5a5b
somethin	71 -6j4bf11a
something	55 -11j-6hi6e7g8b11d
something $	77 -12g-7i7c16e
something else	79 -22b4c8i20a
something happened	77 -8g-5c5fi12d
something happens	85 -38c40g
something in	87 6c
something like	84 -21a26j
something on	89 
something that	87 8b
something to	87 -5a7b
something you	77 -18a6b23c
somewhere	72 -20c-6f-5dg10a12h22b
somewhere else	81 -22c4f8a16h
son	72 -8g-5d4i5a12b
son or	89 -12a14b
sons	84 -7k-5c16a
soon	70 -25i-12c-7b5g11a33e
soon $	76 -32e-9c6b19g23a
sorry	72 -21j-5b6i9g10a11c
sorry i	84 -8a-6d4i13c
sorry to	87 -16j5d8c9a
sort	89 -5j14c
sound	72 -13c-7fj7g9ik10a
sound $	89 -7g10i
sound like	85 -7bf12k13a
sounds	72 -13g-11a-8i-7b8k13e20j
sounds like	75 -12g-11ci-5b4k14e16j
south	84 -4c20j
space	74 9i
space $	81 -7a5d8b
spare	82 -11a11b
speak	87 10j
speaker	89 -5j-4k15a
speaking	87 -18a27j
speaking with	87 -18a27j
special	84 8c
speeding	82 -5b13a
spell	75 -9cj-6a8i26k
spell that	82 -21a-6j34k
spell your	89 -9k-5c5i11a
spend	78 -15c-12i-8e-7a5b10f33g
spend your	87 -21gi-6a-5e6b11f41c
split	84 
split it	89 
sports	85 5a
spot	79 -12a8b12f
spots	89 
spouse	70 12k
spouse $	89 5a
spouses	82 -11g16c
spring	77 -16a6i8j15b
sprinklered	89 5a
sprinklers	78 9a
sprinklers $	87 
sprinklers in	89 5a
square	70 -8b-4a6j8c10g
square feet	75 9j
square footage	83 -5a6c10g
sr	83 -5k8f
sr #	83 -5k8f
staff	80 -10c8a
staff $	85 -11c10a
stand	80 -17g-15f-14a-5dj9b12e40c
start	64 -19f7b8g9a13e
start $	80 -21e8b26c
start it	89 -16a23b
start the	87 -19c-9g8i26e
start to	89 -23f-6a34g
start with	78 -13b-6e30a
started	72 -10i-7j10a14g
started $	84 -18i28c
started it	89 
starting	83 7b
starts	84 -13a-7e-4b13fk
starts with	87 -9a14f
state	64 -13d-8g-6e11a12bf
state $	87 -12a17c
state farm	82 -9d15a
state is	89 -4d9c
state minimum	83 -5g4b10a
statement	82 -5c4bg
station	83 -11a-7c15f20g
station $	84 -11a-7c16f20g
status	83 -8a-6b10k15c
stay	64 -7c-5e-4i14f
stay $	85 -5a10f
stay at	89 -7a5b7g
stay closed	89 -5a5g
stay in	82 -11a-9g20b
stay there	84 -6a6g
stay with	84 -5b6a
stayin	87 -10a8c9b
staying	72 -6f16a
staying put	89 -5a7b
staying with	84 7c
stays	89 
step	78 -8c-4k6d8e
step in	89 
steps	80 -4c13a
steps and	89 -9a10c
still	55 -16c-12bk-6h-5d7f13i19a24j
still #	87 -7cg-6j24a
still a	89 -8b9e
still good	84 -16a20j
still in	87 -14a19b
still living	87 -6i-5c22a
still on	87 -20a22j
still owe	80 -11c-4a20g
still the	87 5b
still there	89 -6j7b
still with	84 -10j-7b29a
stock	80 13g
stop	75 -10a-8c-4j9e19k
stop at	89 8a
stop me	85 -12a21k
stopped	83 -5a5i6c
stopping	85 12h
stopping you	87 -4c12h
storage	75 -5g-4b7a9c
storage $	87 -5g10a
storage unit	84 4a
store	71 -14b-5di27a
store $	85 -9a6f8c
store or	87 -7b9a
stored	87 -5d4f7c
storefront	89 -11a12b
stories	87 
storm	78 -6bg-5e-4k12a14c
storms	85 -13a4i12c
story	77 -8g-7f-4ah11b13k
story or	89 -6a12b
stove	77 -5b11a
stove $	84 8a
stove in	87 
straight	74 -6a6e8k9b
straight $	89 
straight with	87 -18a11k13b
street	65 -9g-8a5b7i9f12c
street $	74 -19a-7g6b29f
street address	83 -19f-5a33c
street and	89 
street or	89 -5a11b
strip	87 5c
stroke	85 -5c8a
structure	89 6j
stucco	87 12b
stucco $	89 -5a16b
stuck	82 6d8a
student	74 -7b6gj8c
student $	87 -4j17a
student loans	81 -11c10j12g
stuff	61 -16a10i18k
stuff $	75 -26b-8g-6c10k31a
stuff at	89 -7b-5a-4j21c
stuff in	85 -14c19i
stuff is	87 -4c8a
stuff worth	89 -14c16g
stylists	89 
sub	83 
subaru	89 -4g4a7h
subcontractors	82 
subs	69 -5a11g
subs $	77 -24a6b21g
such	89 
such $	89 
sudden	89 7a
sued	82 8g
sued you	87 -6c-4a12g
sugar	84 -14a7c8b
summer	82 7b
summer $	87 -15b19a
sump	80 8a
sump pump	83 8a
supper	89 -5a11g
supplier	80 -6c12d
supplier $	87 -10c18d
suppliers	81 7b
suppliers $	84 5ai
supplies	89 -17f21c
supply	89 -6bc6a10h
sure	77 -5j7i9a
surprise	89 7i
surrender	87 -9ag21c
surrender value	87 -9ag21c
survive	87 -7c8g
suspended	84 -7b5a10c
suv	89 
sweet	83 -6g12c
swim	89 -12a-7b7f16c
swimming	87 -4b4a
swimming pool	89 5a
swing	83 -24c9b10i12g
swing by	89 -9g11i
switch	78 -9g6c9f
switch $	82 -10g7c15a
switching	87 5h
switching $	89 6a
system	71 -5b8c10k
system $	75 -12c-5j10k19a
t	87 -29a37j
table	78 -13a5b7d13g
take	53 -7afi-5c-4e9k12d15b
take $	77 -18a5b18d
take a	76 -9c7k12a
take cards	87 -8c18a
take care	77 -5c6a9d
take for	89 -5a5g
take it	74 -22a-8cg-5e10d11i23j
take on	89 -19g21c
take out	85 7a
take the	77 -20c-12d15b19h
take to	78 15g
take you	83 -11a-6c-4j9d20g
take your	84 -7a12b
taken	87 9a
takes	76 -7c-5b6j7a
taking	82 5d
talk	68 -8g8ac
talk $	81 -6g14c
talk right	89 
talk to	85 -5k10a
talked	74 -12c-11g-7e5j10d11a15i
talked about	84 -15c-5d30a
talked to	85 -4g9c
talkin	85 -18c-8g-5j6b9k21f
talking	69 -12k-7a9d14g
talking $	85 -10g-9d-4k5h8e19c
talking about	84 -23c-5b7a11i17g
talking to	83 5a
tall	80 -26i29g
tall are	84 -21i22g
tape	87 -10c15a
tax	83 -11b4e5j
tax return	89 -11b5gj
taxes	84 -8a8b
teachers	89 -9c5bj6i
team	82 -5c8k
teen	85 -4b5g9c
teenager	85 6d
teenagers	85 -10c-6d5a6b10g
teens	89 -5c5a
telematics	85 -5c7h
tell	44 -18g-15b-12i-9j-8f-7e9a77k
tell me	45 -41a-15g-9bi-7ef-5ch-4j113k
tell you	68 -40k-18g-9b-6j-4i10ch61a
tenant	85 -7b5aj6k
term	68 -16c-10a-6f-5d5j16b19g
term $	89 -16a20b
term or	81 8b
terrible	89 8c
test	84 -4a5c
tests	89 
texas	89 
text	71 -14c-6k-5g14a16b
text $	87 -5g9a
text me	85 -5k12a
text or	89 -11c15b
text you	85 
than	62 -7j-5cik6h21a
than #	74 -17j-12b-10c9h39a
than a	83 -5b9c
than that	89 -6b8g
than the	85 -9g8b
than you	82 -14a-6g18b
thanks	85 -5k6c7e
thanks for	85 -5k6c7e
thanksgiving	87 -8a-4g6c10b
that	29 -19c-11g-9d4i5k11h65j
that #	85 -9c5gk9a
that $	52 -14b-12g-8di-7c12h19a20j
that @name	87 -8a-6e-5b8i16c
that a	67 -9ej-5cg6k35b
that about	82 9j
that accident	89 -5a7b
that address	80 -9c7d9a
that all	79 -15b-6c7j13a
that an	89 11a
that and	87 -4a11c
that be	82 -8j5c10d
that bugs	89 -12c-5i9b15h
that building	89 -5c5k6b
that came	89 6a
that car	74 -13c-5j-4b7d22g
that claim	73 -9j-8e-5i-4b7g9a14c
that clear	87 -4j6a
that commercial	89 -6b-5a9d
that company	78 -8c-6j-5g4h8e14i
that correct	79 -6a11j
that could	84 -4g11a
that coverage	87 
that did	82 -14a-8g5k9b10i
that do	80 -8g-7a19c
that does	89 -5a5k
that down	84 -10a11j
that everything	87 -8i14a
that for	77 -10g18c
that from	85 -6b5i9a
that go	89 -5g8e
that goes	89 
that got	81 -6g5a
that group	89 -4g6c
that had	89 8d
that happen	85 -11c5b16g
that happened	85 
that has	89 -9b14a
that home	87 -10b11a
that house	83 -16ac13h25g
that how	74 -30i-27g-5k18a54j
that i	80 -27a-13g-8j-7i11b22c26k
that in	84 -11a-6b-4k8j16c
that is	48 -38c-27b-9e-6fi8d30g67j
that it	77 -25a34j
that job	78 -9a19g
that just	89 -6a7c
that kind	84 -12c-4b6g15a
that last	83 -15a-9g9be13i
that life	87 -7a7g
that like	87 -27c-5a-4g48i
that little	84 -5g-4a10c
that loss	80 -4e5g6c
that make	84 -4c10a
that makes	85 6f
that new	89 9g
that off	89 -17a6k11b
that okay	83 
that old	79 -6g-5j-4c4e19a
that on	83 -7a-5b5c10d
that one	68 -12j-8a8bf14h
that or	89 
that out	83 -9g-8a7c8bd
that page	89 -5a7k
that place	82 -8a-6k-5j-4c6d20b
that policy	70 -14c-13k-4j4d9a10g11e
that premium	89 -5c8k
that price	87 4g
that right	51 -4c22i
that roof	84 
that same	85 
that so	75 -5k5h11j
that somebody	89 -9a15c
that sound	78 -11g-6c19i
that sounds	87 -11g-5a6i16e
that still	77 -7a7e12j
that that	78 -6j-5g5c11a
that the	68 -28b-9k-5g9a48j
that they	87 -14a5e16b
that to	87 
that truck	83 7a
that up	89 6i
that vehicle	89 
that was	77 -23g-10k-8a-6e7i45c
that we	89 -8j9c
that what	63 -29c-23a-20g-16k-5dei6f104j
that when	89 6e9a
that who	85 -8a17j
that whole	84 4k
that will	89 
that with	79 -18b-13d-4j16c27i
that would	83 
that you	67 -27g-20bj-9e6ad7k8i52c
that your	71 -21b-13g-8i19a27j
the	22 -12g6c12d13hk16ef20j
the #	64 -27c-22a8k16j36b
the @name	77 -16g-5j-4b31a
the account	82 -7k4b9a
the address	85 -27k-8a-4d47c
the adjuster	83 -5bg7i
the age	89 -24c-4a7k23g
the amount	87 11j
the apartment	73 -7d-5b4f6g7j
the app	80 -6b-5c6i14a
the at	89 -16g6f17c
the audit	76 -16a-8i-6g4j9c21b
the auditor	89 -6g7a
the auto	77 -9a-5g4k6c7j
the baby	78 -7d4i10a
the babys	85 
the back	89 5g
the balance	89 -14g16c
the bank	72 -4g4f7a
the bar	89 -17d19a
the basement	74 -13a8c12b
the beneficiary	82 -10g7c14d
the best	72 -9g8a12h
the big	78 -24a-6g8k24b
the bills	78 -6g6bd
the books	87 -7cd5a9b
the boss	89 6e8a
the both	89 -6a7k
the bottom	89 6c
the break	89 -11a13c
the building	69 -21c-6i-4a29g
the business	59 -25i-10b-7e-6k-4a4h7g17j29c
the call	84 
the car	63 -30d-26g-7a-5j4e10i14b15f29c
the card	79 -15k-10a-6j12c21i
the cars	76 -22k-10a5j6b12i18g
the cash	84 -16g-6a6bi14c
the cert	89 
the certificate	78 -6k7i
the check	83 -19d-7i7g9k21c
the children	87 
the chimney	85 -6b8d
the church	89 -4a6f
the city	87 -10b-5g17a
the claim	75 -9g-7ei26c
the client	89 
the closing	82 -15c-5bg5a11k13e
the cloud	89 4b
the coast	89 5g
the collision	89 -10c-5b17g
the comp	83 -12b-9c8a21g
the company	62 -16g-5d5k9i12e
the companys	83 -7cg6k11j
the complex	89 -10c-4a25d
the computer	87 -7c-6g4f9e
the contract	77 -15g-8a8f22c
the cost	89 -5i9b
the country	83 -5cg17f
the county	83 -13c-10b14d16a
the coverage	79 -17a-8c10j16b
the credit	81 8j
the damage	83 -8e17g
the dash	84 -5k5c
the date	84 -31c-5a6k7b27e
the day	77 -28c-11g-9b6a11h36e
the dealer	89 -10a12d
the dec	84 
the decision	89 
the declarations	87 -6k9a
the deductible	80 -22c-4k6h7g8ai
the difference	89 -8c9g
the divorce	89 -9b9a
the dmv	87 -7c-4a4f5e11d
the doctor	83 -16g-7c5ak15i
the dollar	89 -5j7g
the door	84 -14a-4b5g12f
the doors	85 
the drivers	81 -8a5f10c
the driveway	83 -13b6k7c12f
the dwelling	87 -27g6k23c
the easiest	89 -11b-7c20i
the electrical	83 -6c-5j9a10g
the end	77 -15b-11c-5j5h10g21a
the equipment	84 -15a6e14b
the fall	84 -9a5j12b
the family	74 -9bg9c15a
the fifth	89 5b
the file	87 -5c7a
the fire	78 6c
the fireplace	89 -6a6c
the first	70 -9e-8g-5c9i20a
the floor	87 
the form	75 -21c-7a-6h16b31k
the front	78 -23b-8c5j12k18a
the full	78 -17f-10j5k6b8a15c
the funeral	80 -12a-4g5c13d
the furnace	81 -19g-7a5f20i
the garage	80 -6b6k10a
the gc	85 -10g11c
the general	84 -29g7b24c
the grandkids	89 6a
the ground	84 -16a6g19b
the group	89 -10c-6a9b10g
the guy	87 -11g-7e-6b-5a5ck21d
the heat	89 4k
the holidays	89 -11b-10f-5c34a
the home	66 -37a-22g-11i7ej17k20b23c
the hospital	74 -6b7j
the house	51 -13g-9e-6bh-5f12c21ad
the household	82 -5c5d
the id	85 -6e12c
the increase	82 -9g-7k-6a6e24c
the insurance	68 -35c-11b6a11k18d20g
the jeep	89 
the job	69 -17a-8g-5c5i7j11b
the keys	79 -8a4d11e
the kids	63 -12g-6f-5d6a7i15c
the kitchen	75 -9b8c11i
the knot	89 -16b6e16j
the lake	83 -7a6b
the landlord	75 -13c-8a8dj10g
the last	60 -28c5d6b7e14a
the lease	67 -14d-6k-4b9j27a
the legal	87 8k
the lender	82 
the letter	83 -6b10a11c
the liability	83 9b
the license	87 14c
the life	79 -8b5f7a
the limits	87 -22g23c
the line	80 -6k7d12g
the list	89 -7bg15c
the little	75 7j
the loan	79 -4a4g5f
the long	89 -9a14f
the lot	84 7k
the lower	89 -8a8b
the lucky	89 -6d10c
the mail	84 -8a4b7c
the main	82 -4c8j
the market	84 -15c6ej
the menu	89 -5a12c
the middle	81 7e12b
the moment	81 -12b4g8d10a
the money	74 -6c-5a4b14f
the month	78 -12c-6gj-5a-4b18k21e
the morning	87 -14c-5a29g
the mortgage	73 -15d-12a5j6b19g
the most	78 -20a7c19g
the move	85 
the name	70 -27c-4g5i8e21k
the nearest	87 -7a8j
the neighbors	87 6j9a
the new	69 -14k-9a-7b-6c5j6h15i17g
the next	78 -10f-5g6i11c
the note	89 -9c9g
the number	72 -23a-5i9f20c
the numbers	89 -17g-4k6b22c
the odometer	84 -9a15g
the office	72 -5cd4f19b
the old	69 -14g-12b4c6e23a
the oldest	84 
the on	87 -5a4e7d
the one	64 -10a-7g13j24c
the only	81 -8a6j7b
the original	83 -7j5a6b
the other	65 -28c-15b-9d13h14a33g
the outside	85 9c
the owner	84 -9b10a
the owners	89 -8b8a
the package	89 5a
the paper	89 
the paperwork	78 
the past	83 9a
the payment	84 -15c-10a-6g4k9b17e
the payments	84 -12b7ai
the payout	89 13g
the payroll	84 -41c-8b8a40g
the pdf	89 -4c6af
the people	89 -15a7d10b
the person	89 -8b12a
the phone	71 -19c-5h-4j5e6b7a16g
the pickup	89 
the picture	87 -11j17a
the place	65 -24c-23be6k9d32a33g
the plan	78 -6ab7j11c
the plant	85 -6g-5e12c
the plate	87 -8bc28a
the pleasure	89 -6c14d
the plumbing	87 
the policy	65 -22a-10ik-7g11d18b29c
the pool	89 6i
the premium	89 -21c5a19g
the price	72 -8j-5c20a
the proof	83 -31c-6b38h
the property	74 -17g-8b10d12k14c
the quote	82 -10k14g
the rate	81 -15c-14a-10b7ek35g
the rates	89 9j
the reason	87 -5b16h
the registration	89 5a
the regular	89 -8a8k
the renewal	84 -8b-5e15a
the rent	83 -13c16g
the rental	89 
the repair	87 -5ag16c
the rest	82 -17k-8g-7j5ai7d17c
the restaurant	89 5i
the right	84 -14g-11j5e6b7c9i
the road	79 -6c-4j4g14a
the roof	66 -13a-12e-5c5k16d18j
the safe	89 4j
the sale	89 
the same	65 -31b-7fj-5k5e16cg21a
the scale	87 -12c-6e19g
the school	87 -6b16j
the second	78 -29a5j34c
the service	87 -8a4g6i
the settlement	89 -11b-8c11ag
the shop	64 -15a-5fg6j10e13b
the size	87 -8g11k
the south	89 -14a22j
the space	87 9b
the spring	85 -10a12b
the square	89 -38g37c
the state	73 -13c-8g19f
the store	79 -7b5a6c
the story	87 -7f-6ag23k
the street	76 5b
the stuff	82 -6c6gj
the subs	89 7c
the summer	89 
the surrender	89 -38g39c
the system	87 -7a-5j14c
the table	87 -4a8d
the tax	87 -5a-4b6ej
the the	67 -9d-5e4g15f
the thing	83 -7g11c
the things	89 -14a15j
the time	81 -8c-6bk5a11h
the title	81 -9c8d
the top	77 -5j5a6k
the total	85 -12c-7e31g
the truck	74 -17b-5g5j13d
the trucks	87 -8c5a7d
the umbrella	89 -14a16b
the uninsured	85 -7a9j
the upstairs	87 4j6f
the van	85 -6a6h
the vans	89 -10c-4g7i10a
the vehicle	84 -7c-5b4k8a
the vin	72 -12a-6j22c
the water	72 -10c-5e-4i4g9a14f
the way	72 -11j-7g31c
the weather	84 -5g7c8i
the website	87 -15j-6h12a14b
the week	85 -6a4c8h
the weekend	87 -8a10c
the what	83 -29c4g5f6i8b15h
the wheel	78 -8a-5c18d
the whole	71 -11b-9i5g8k11a
the windshield	87 5k
the winter	84 11a
the wiring	83 -8j-5a5k16e
the work	82 -12c-5e5b21g
the worst	80 -8a-7i7h10c
the yard	78 -6c13a
the year	75 -8c4k5a7e
the zip	78 -12j16k
theft	84 5a10b
their	61 -14c-10b5e7h17g
their excuse	89 -19g7h22c
their own	73 -5k14e
their price	89 -15a-7b14g18c
theirs	87 -6c5b9h
them	53 -15e-13a-8j-5k5g7bc8d10i15h
them $	60 -13h-10e-9b-8k-5j6a11i15g25c
them in	89 6h
them on	87 5b
them or	89 -15a-11c11b16h
them right	89 
them so	87 -7g9h
then	63 -11bh-10k-7g-5i23c30a
then $	76 -21c-11h-10j5e9k13g22a
then it	85 -4c7a
then what	79 -24k-18g-9e57c
then you	89 4j
there	38 -19f-9bj-5e-4d6ik11g18c31a
there $	51 -25g-24f-12k4e5h6b15i20c22a
there a	56 -29b-11c-8j-5f5h6d25ag
there an	83 -14b23a
there and	80 -24c-7i12d29a
there another	89 -10a18b
there any	78 -5b-4a12c
there anything	77 -7c-5k14b
there are	89 -10b15a
there by	87 -6a5g6f
there for	84 -9c6b13a
there i	89 
there in	78 -8b5a
there is	58 -9b-7fi-5a11g22k
there like	83 -7bc7a12g
there more	89 5a
there on	84 -9e-5j4a5k13c
there or	73 -20a-5i6f28b
there right	89 
there so	89 -6c-5g6a10h
there somebody	85 -14a6b18d
there something	78 -9a22c
there sprinklers	85 5a
there was	82 -8ac5k7f10j
there what	80 -18a5f12g17c
there when	89 5e
there with	80 -10j-6b8d15a
these	63 -5j6a14i
these days	67 -11c6g14i
these things	89 6i
these years	89 -9g14c
they	44 -13a-10ci-6k8f9h14bg18d
they $	83 7g
they are	75 -17c5a8h17g
they be	85 7b
they been	89 -14g20i
they charge	85 -4a4j6h
they cut	87 -6i4ab5g
they did	85 -18b-5i9g21a
they do	75 -8i-7g6ad12c
they ever	87 -13g-5a25c
they gave	85 -5a5c
they get	84 -7c9g
they give	75 -9c4h18g
they go	87 -19i-5a9b15g
they got	87 -12g16c
they hand	89 -8c11g
they handle	89 -5c9k
they have	74 -16b-7d-5ik4g5c8j18a
they in	89 -9b13c
they let	87 7a10h
they need	87 -9c12g
they pay	72 -20g4c19b
they put	82 -6a-4b12d
they quote	85 -6c11g
they raise	89 7a
they say	77 -16h-9g4a8j17c
they sell	89 6c
they take	81 -13a19d
they tell	83 -7k-6g-4e8c12a
they treat	80 -7cg-6aj7b24i
they want	83 -21c-8a7b19g
they were	87 -13a5i7b9j
they will	80 -13a-8g5d21c
they would	83 -10a5b10g
thing	59 -53a-14g5i9h23b36c
thing $	73 -6k-5c4j5b10h
thing about	79 -6a-5g20c
thing or	83 -9e-6i-5a28b
thing that	89 -5g9c
thing you	81 -4g9c
things	66 -14g-4k4b5a9i17j
things $	81 -5cj4k11b
things are	89 
things in	89 
think	59 -13j-6cd6f7h27i
think #	87 -7g4c7a
think $	74 -9c-8g-5ek37i
think about	78 -11g-5d-4k28c
think it	84 -7c-5a18g
think that	85 5g
think you	77 -7c-6i-5h6be10g
thinkin	84 7b
thinking	69 -13c-8b-4i4a8g19h
thinking about	77 -14g-9b-5h18c21a
thinking of	81 -8a7e9g
thinks	87 
thinks it	89 4j
third	81 -4c7i
this	45 -13b-11i-4j4cg9a28d
this $	61 -8g-6i-5j7k19a
this a	81 11b
this afternoon	87 -9c11g
this by	87 
this call	79 -10i-7g-6a-5dk5j7h27c
this is	82 -10c17j
this line	89 -6j5a
this month	85 -14b-8e-6h6c30a
this morning	85 -7a-5g5i12c
this off	85 -6cj6h13g
this on	84 -11b-4g9h14a
this one	81 -8a5c8k
this ones	87 -4a
this over	85 -13c-6a13f
this so	89 4ak
this summer	89 
this the	87 -18c10h15a
this thing	89 4g
this week	81 -17g-8a8e9dh11b
this what	85 -8e-6b-5a8g20c
this year	74 -20c-12e-9k-4b17a33g
this your	81 -7d-6c21a
those	56 -15f-10c-7b5h8e22i
those #	79 -5adi-4h5k6g16c
those $	81 -14b-7j-5c7d10g15a
those are	83 -11h-9a23j
those guys	85 -6a-4i5g10e
those old	87 -14a7b10e
thought	77 -22d-11c-5j4h11g27a
thought about	79 -10c4h12g
through	53 -13g-11e-7h7j8f10d14k
through $	84 -8b-6g-5i-4d13a20f
through a	83 -4c4d10a
through all	89 -16a6i13c
through escrow	89 -12c-4g8a15d
through how	87 -8i6k10g
through it	82 -11a8i11b
through that	81 5k
through the	71 -7c4f5ij
through what	75 -13c24k
through work	81 -5gk6ac
through your	71 -18g-5i29c
throw	87 -18c9g14k
ticket	79 -6a6b
ticket $	87 
tickets	77 -5c5j
tickets $	81 6j
tie	89 6e
tied	89 -8b16j
tight	89 -6c5abj
til	82 -8g4a6e8h
tile	87 -7j6c12b
tile $	89 -7a-5j6c16b
till	72 -15a-7j-6dk-5i8cf12b13e
till the	82 7c
time	53 -13b-12i-11j-6f-4a12g40e
time $	65 -19i-16g-6k-5c4e10b13h25a
time and	84 -4a11k
time do	84 -25c-12g38e
time does	89 -14c-7a5j21e
time for	85 -8a6d
time or	79 -14b-5e30g
time right	89 
time so	89 -6e5c
time to	85 -26c-6d-4g8a37e
time what	89 -9c-8e25g
time you	75 -9c4e5g8k
time your	89 -4g9b
timers	89 4a
times	77 -6a8j10g
times your	87 -6c-4a5g10j
tip	85 -11g16c
title	77 -5c6d7k
title $	85 6d
titled	89 
titled to	89 
to	31 -15j-8a-7i4d12f13b16gk18c
to #	73 -9a-5g9i11b
to $	67 -21c-13ae-5b19g21d24f
to @day	89 -5a
to @month	87 
to a	74 -11g-8a12c14b
to add	89 -21c-5b29a
to ask	70 -9c-7b-5a4g5f9k10e
to be	61 -16a-10k-8i-5e7c11g17d19j
to build	84 -5c5a7g
to buy	78 -8c5f17g
to call	78 -14b-10k-9d-5j14e30a
to carry	89 
to change	89 
to check	87 -5aj-4b4k12d
to close	87 -10g6a10c
to college	80 -21a30c
to come	79 -5c-4bk6i16f
to compare	87 -11c7k12d
to cover	87 8a
to do	66 -11g-9i-6j12e18c
to drive	76 -19a-12b-6g37i
to drop	89 7a
to each	87 -10g12c
to earn	89 -11g6b14c
to every	89 -11g5d12f
to expand	89 5a
to file	87 -14a9bc
to for	87 -6a-5g4d10h
to get	64 -24a-15j-9e13f17g22i
to give	85 -5d5b9a
to go	66 -14k-13b-10f-5egh13c50a
to have	74 -17a-7g7k9j13e
to hear	75 -16ij-6bg-4f6c7a38k
to hire	85 -6c13a
to it	80 -6g6h13c
to keep	72 -13a-11c-5eg4d7k10j19b
to know	63 -30a-10b-6d-4e21c37k
to last	89 6g
to leave	72 -4b5h7ae
to list	78 -17k-7a8d16c
to live	87 -5c6a8g
to look	78 -7h-6g4i5d8c
to lose	89 -10g5d12c
to make	78 -17c-4bk7i9h11a
to me	74 -13c-4g6jk7a
to move	77 -12c-7gi5j6h9a13e
to my	87 -7k5a8e
to need	85 6k
to pass	85 -14e-9b4c5f11a12d
to pay	70 -21c7a8g13b
to pick	87 -7a11c
to price	89 -4g11j
to protect	89 -8j11c
to pull	89 7k
to put	70 -7g-6i6b15a
to quote	89 -9a17b
to reach	81 -10b-5ac24e
to read	85 -12i6b14c
to rebuild	81 6g
to record	89 
to replace	77 13g
to run	75 -21e-15a-5j7k20g21c
to save	82 
to say	77 -7g16a
to school	81 -15a-5c5g6i12f
to see	77 -4ac10e
to sell	84 -6c20a
to send	82 -6a-4g4d5b
to show	89 9a
to sign	80 -5ej-4b24a
to sit	89 -6a-5k6f10h
to somebody	89 -5d6b
to spend	87 -31c-4a6b35g
to start	79 -6c12e
to stay	78 5gk
to take	78 -4k6d10a
to talk	85 -8k-5bg21a
to tell	87 -5i4k10a
to that	77 -7g-4c5f16b
to the	58 -9i-6d4bc
to them	89 5i
to think	87 -5d5a7c
to this	82 -8e6a7c8h
to to	77 -15c-9a-6k7e8bi12g
to travel	89 
to us	84 -9g4j14c
to use	83 
to walk	85 -5a-4k6b10c
to what	85 -20c5k12bg
to when	85 -29a-13e-7g13k18d23c
to work	67 -15a-4c6g21f
to you	60 -21g-5e-4c4b11a12i
to your	65 -14g-13a-6h-5i4bd5f28c
tobacco	78 -8b10a
tobacco $	84 -8b9a
today	58 -11k4c5g6d7i
today $	62 -18g-16k-11j-9b5f7d14i17c18a
today is	89 -8a6c9j
today or	85 -8a10b
today right	89 
today what	89 -16c21g
together	75 -7b-6a7e9fj
together $	80 -13b-4k5f8e9j
told	71 -11c13gj
told me	87 -11a16j
told you	74 -6c5j8g
tomorrow	69 -7d-6b-4c6j7g8e
tomorrow $	79 -26a8i12c16g
tomorrow what	85 10g
tonight	78 -18a10j16c
too	61 -18k-6gh5b6f24a
too $	67 -8k-5dh-4c7i21b
too much	83 -34g13b25a
too or	85 -37b42a
took	75 -10g4h6j7k
tools	71 -12b-5a24g
tools $	87 -35c38g
tools or	87 -12b-10a28c
top	67 -13g-5d12j16c
top $	89 -9c-6b7a15j
top of	72 -6g-4dj7k8b
tornadoes	87 6c
total	73 -7a-6e6d9g
totally	87 -7j-5g-4c13h
touch	82 -8a-6g10d
tow	89 -4b9a
toward	87 -9a-5c7b12g
toward this	89 -5ac12g
towing	81 -8c12b
town	73 -10g-9d7k8c15f
town $	84 -10d-8f-4b7a23c
track	89 -7b8g
tracker	89 -12c-8a10b15h
tracking	89 -13c14h
trade	80 -13c-10a8b13e
traffic	85 -5b6ag
train	87 -7a5c9i
training	81 -10a-5b22c
trampoline	75 -13b16a
trampoline $	81 -6b9a
travel	81 -4ci8g
treat	77 -10j-7cg14b18i
treat you	77 -10j-7cg14b18i
treated	81 -5g4i
treated for	84 
treatin	89 9i
treating	82 7b
treating you	82 7b
treatment	89 6d
treatments	85 
tree	84 -10b13j
trees	78 -11i6k9c
trees near	89 8a
tried	89 -12c13d
trip	84 
trip to	89 
trips	89 -6c8a
trouble	72 -6bc10a
trouble $	87 4a
trouble with	87 -10a6j9b
truck	65 -9b-6c9ad
truck $	77 -11g-6b4i6c14a
truck for	89 
truck is	87 
trucks	75 -8ab-4i19c
trucks $	84 -30a29c
true	85 -5a9c
true for	89 4c
trust	73 -6ac8bh
trust $	81 -5g4d6c
try	80 -18c7a23e
try you	89 -20c26e
tub	80 -7b7a
tube	89 6a
tuition	85 -5a17g
turn	75 -11e-5j-4i4g5a12c
turn #	89 
turned	72 -13c9d
turned down	80 -5g5j6a
turned in	89 
turns	87 -6e7a
turns #	87 -6e7a
tv	89 15c
twice	80 -11a-6g5d11b
twice a	89 -6a6b
twins	89 
type	72 -9g-5b11c17k
type of	78 -7b7k11c
typed	87 -18k5a13j
typical	87 7g
uber	81 10a
uber or	87 5a
ugh	80 -13a-7c-6j4e7gh16i
ugly	85 -5k5a6f
umbrella	62 -11g-5i8h10b
umbrella $	72 -12c-5g-4j30a
umbrella on	89 
umbrella over	83 -5c11a
umbrella policy	83 -19a30c
uncle	83 -4d6k
under	60 -18j-7e-6d-5hi-4k9f12g20a
under #	72 -18g-10c5f16b21a
under $	83 -8b-6a-4j21g
under a	81 -4j10a
under one	89 -21c-5a14b26g
under that	87 
under the	81 -5b5c
under your	81 -7bc-4d10f15a
underinsured	87 -7a12g
understand	78 -10a-9c-4i7h9k16j
underwriter	89 8d
underwriters	89 -8c10a
unhappy	85 -10a13c
unhappy with	85 -10a13c
uninsured	73 -25g6j10b17c
uninsured motorist	76 -24c8b20a
union	82 4c6j
unit	75 -11c6gj8a
unit $	82 -8c6ag
units	85 
universal	89 -6j13b
until	89 -6a6e
up	43 -13c-6bj5i9h12e21f
up $	58 -31a-20g-11bj5f9h24e41c
up a	84 -10g-7a7c12b
up after	89 -5a4i5d
up and	77 -6ci9e10a
up around	89 -6b9f
up at	78 -5e-4j5k7a10d
up for	73 -7e-5i8a12g
up front	89 13a
up if	89 7d
up in	74 -15a6j8bf
up is	89 4j8b
up like	89 -4a6h
up on	76 -7j-6b-5i11k15g
up or	85 -11bc7i20g
up right	89 6j
up so	89 -9g-6a5j11c
up that	89 -5g5c
up the	72 -15a-6c-5h6e8k11b12g
up there	76 -11a-10c-6g8j14f15e
up to	70 -16ac-11e13b38g
up with	70 -19c-9b-7a4g8i13e17h
up your	75 -18a-13c-9g-4b6e43i
update	89 
updated	74 -12b16c
updated $	78 9e
upstairs	78 -4g
us	62 -12g-8d-7a-5k5e14b16h
us $	69 -8g7b9a
us do	87 -11a7h8k
us to	89 -4ag5i7c
use	59 -18b-12c-7f14i39a
use $	79 -6d15a
use any	87 8a
use for	89 -6b11c
use it	83 -5g
use that	87 -5g-4b8c
use the	78 -14c8b14i
use tobacco	87 -9b9a
use your	85 -7i5b8g
used	73 -22i-20a16b29c
used $	89 -35i-10g6b45c
used for	85 -19g31c
used to	82 -37c-7a6b9d32g
using	83 -11b22a
usually	73 -8g-6c-4j4d11ef
usually go	89 8d
v	82 6c
vacant	83 
vacant $	87 
vacation	83 -13c4g7f9a
valid	87 -6b10a
valuable	87 -22c24a
value	68 -6ce-4dj12i16g
value $	78 -8a4c14g
value of	89 -31c-8a20i21g
values	89 -5a8e
van	83 -4a6h
vans	80 -12c-10b-4g6di17a
vape	87 -21b29a
vehicle	69 -12a-4j4bi6c10k
vehicle $	83 -4gj6i10c
vehicles	73 -7g-4k7j15a
vehicles $	83 -12c15a
vehicles does	89 6c
vendor	89 -9g11c
vendors	87 -4b5i
version	87 -5a6b
video	84 
vin	71 -19a-7j7b31c
vin $	82 -50a63c
vinyl	87 -8a5j10c
violations	84 5a
visit	84 -21b-6g10h17a
visit $	89 -6g4c
voice	89 -15a-6k9b23c
volunteer	89 
volunteers	89 -7a7b
w	81 -14c-6e-5j8a17g
w #	85 -14c-6e19g
wages	74 -6b-4c7k8d9g
wages $	83 -16g-5a5k10d13c
wait	77 -15j-4k4e6h14a
waiver	89 -5c9j
walk	63 -11c-9e-5a-4i35k
walk away	87 10c
walk me	65 -15a-14c47k
walked	89 -7a14c
walls	78 5c12b
walls $	84 -6c15b
want	46 -15d7h13e16b
want $	74 -12a-7e-6c5j31g
want a	78 -7g-5b4e14c
want for	87 -11c14g
want it	74 -12g-11i-9a-8c4f8j35e
want me	72 -25k-8eg-4h8j10c11b21a
want that	84 -37d-5c6h34a
want the	76 -13a-5cg8b9hi
want to	53 -28j-22g-5a-4f6h11d13i20k24b
want you	87 
want your	84 -12i-6a4k5b11c
wanted	84 -5b5e
wanted to	89 -4b5e
wanting	87 -5b6g7a
wanting to	89 -5bc7a9g
wants	74 -13a-5g-4i7f8j13k
wants to	84 -7a-4g4k9f
was	45 -32f-13k-12g5j10b11h12ci21d
was $	89 -9c-5b18g
was a	78 -20g6c7f9i
was about	89 -10k13c
was anybody	89 -5cg18a
was for	87 -6i10j
was i	89 -75f83c
was in	82 -8e-5g14c
was it	60 -23e-20c-11b-9h-7i-5k9j18d22a32g
was not	89 
was on	87 -12c6k16g
was that	63 -49c-40g-10k-6j11a12b19d23i47e
was the	60 -29c-9jk-5ab4f15e18h28g
was their	89 -32g5h6a30c
was there	80 -23a31b
was your	68 -18c-13a-4d7i9be19g
watch	87 7j
watches	84 -8i-4j4d7a10c
water	62 -8a-7e-6ij8f21g
water $	81 10a
water damage	84 -8g5a7k
water heater	82 8g
water in	89 6a
water off	89 -4ef5b9a
way	61 -20b-11j-7f-6d6g8c13h23i
way $	74 -37a4bc8g21i
way around	87 -5b5a
way it	89 -4b4a
way to	77 -8b-6g-5k13i16a
we	52 -7f10j13c
we are	72 -5d5h7jk
we can	89 -8a8k
we do	78 -9g-6b5c11k
we get	75 -15g-8k-5j4i12a25c
we go	87 4b
we got	84 -21c-10g5j7a29d
we have	77 -13c-7g5bj14e
we meet	87 5f
we need	87 -9b-7j-6k6cf11a
we talked	89 -13a5i13j
we talking	77 -16c-13a-9d4i40g
we will	85 -11a12k
weather	82 -5ag5c7i
website	82 -6h-4d6c12b
wedding	85 -7d4e12j
week	62 -19a-4c5d9b11h
week $	74 -14g-6a-5e4k5i6h10c
week do	80 5g
week is	89 6g
week or	89 -6a12b
week you	89 
weekend	75 -14a-5e-4g5i9j12c
weekend $	82 -15a19c
weekends	81 -6b-4j5e7a
weekends $	89 -7b9a
weeks	72 -11b8i15g
weeks $	85 -6b-4i6a7c
weigh	81 -28c-11d10a34g
weigh $	84 -24c28g
weight	75 -11j-7a29c
weight $	81 -18a-8j16c23g
weird	89 -5c6a
well	67 -15b-11j-6e-5c5a7h13d17i
well $	78 -9g8a11c
well that	84 -9j-6e-5i-4k12d13g
went	66 -22g-14a-9i-6b8h9c11e20j
went $	85 -9g-7i-4c4a20j
went down	89 -12a-7j22e
went from	89 
went through	89 -6g9c
went to	87 -10c5fg6a
went up	85 -8a5h6j
went wrong	89 10h
were	55 -16c-8h-5f4g6e12k16a
were gone	82 -5g4c8f
were not	80 -15g8i12c
were the	89 11e
were they	81 -4k4i7g
were you	63 -25c-18i-16j-11f-10e-7d-6h16k34g46a
wet	87 -5a6i
what	25 -107a-45b-39j-31k-8d9f32h42e88g137c
what $	72 -45c-11e-10j-4k11b13i59g
what a	83 -26c4k7a8g11d
what about	76 -22g-5jk7cd25a
what age	84 -29g-9c45e
what all	79 -11a-8j8g20c
what amount	82 -10a-8g29c
what are	57 -23a-12j-8h-7bf-6dk9e11i12c45g
what becomes	89 -6g6c8a
what benefits	89 -7g13c
what bills	89 -12g17c
what breed	87 
what brings	87 -23g8c26h
what can	78 -44c-7e18i40g
what changed	85 9c
what city	87 6f
what comes	84 -7c11g
what company	87 8c
what condition	89 -7c-6g17i
what could	79 -11a7g19c
what date	84 -86c97e
what day	75 -57c-15g-9j-6a99e
what did	53 -44e-40a-17i-15j-7k-5h-4d30c119g
what do	48 -69a-53e-14k-11bf-10j-9i11d30h59c91g
what does	60 -27a-24e-9k-4i37g48c
what else	74 -9a-8d-7g40c
what exactly	85 -6a18c
what got	82 -21g5h8j16c
what grade	87 -14g20c
what happened	69 -9a-6gi-5j6h25c
what happens	67 -30g-10d-6e5k44c
what have	71 -15a-5be8g26c
what hours	83 -28c-8g43e
what i	68 -37c-19g-12e-9h-7i-4b20j79a
what if	72 -18g-7d11c28a
what insurance	85 -10g-6c-5e28a
what is	38 -50j-23b-12k-6d6i13e17h83g
what it	72 -27c-20g5j15k26a
what keeps	82 -6a-4g6c7h8k
what kind	59 -19a-12b-7hj5di6g43c
what life	87 -23c24g
what limits	82 -9c11g
what line	85 -5a14c
what made	73 -9a-8g-6k-4e4d34h
what matters	89 4b
what month	87 -49c-13g-8j72e
what number	78 -26c-6a-5e41g
what other	82 -11g-9a11d14c
what part	80 -15c33f
what percent	81 -7ac-6b29g
what questions	87 7c
what reason	89 8c
what shape	87 -6c4k9i
what share	89 -19g23c
what should	85 -5e13c
what street	89 7f
what that	83 5g
what the	74 -26a-4g10c11k22j
what they	77 -18c-9g-6b7a8hj14k
what time	78 -28g-8j15e30c
what town	89 -19c-9g32f
what type	80 -7b-4g19c
what vehicles	87 10c
what was	63 -24j-19a-17e-13d-10k-9c21g40i42h
what we	87 -16c10a13j
what went	83 -9gk-5j9h19c
what were	82 -20e-7a7c12gk
what what	73 -25c-8j-7k-6b4i6g41e
what will	85 -6g16c
what work	87 -4g6c
what worries	87 -4g5c
what would	52 -64a-39k-15e-13b-11j-10i-8df4h35g141c
what year	66 -53g-52c-18a-12j-7b17d138e
what you	55 -122c-38g-12e-8h-6d-5i-4f18b29k67j88a
what your	78 -19c-11g-4e7i8j26k
what zip	89 
whatever	76 -15c-6a-5j5d33k
whatever $	82 -6c16k
whatll	85 -4g16c
whatve	77 -14a-6d5g6f22c
whatve you	77 -14a-6d5g6f22c
wheel	77 -10a-5c5k15d
wheel $	87 -13a5e17d
wheel of	85 5j9d
wheels	84 5i11c
when	41 -30a-18f-14h-13j7g87e
when $	75 -5c-4g6a8e
when a	84 -10e-5b4ak5c
when are	75 -15a-11e36c
when could	85 -17a22e
when did	59 -32c-27a-16g-8j-7i-6b-5d-4k111e
when do	62 -28a-19c-9j-6k-5f-4b12g72e
when does	75 -10a20e
when he	84 -13e5a16g
when i	85 -16e9i13g
when is	62 -13a-12c-6g-5dij54e
when it	74 -29e5c6fi8j17b
when she	87 -11e-7c26a
when that	89 -7e4b12i
when the	75 -32e-13b9j10g34a
when was	64 -15c-14a-5k55e
when we	89 -16g-9e36c
when were	83 -13a21e
when would	77 -19a-8g-7c-4k47e
when you	56 -109e-11f-7h5i11b14g21k24d29a33c
when your	85 -7e4cj
whend	74 -11a-10c-6g44e
whend you	77 -10c-9a35e
where	49 -43a-22be-15d-5j15c16k92f
where $	89 4f
where are	75 -16a-10c45f
where can	89 -17c22f
where did	83 -17c-5a7f30i
where do	66 -24a-13g-5e-4b16c49f
where does	77 -16a-7e-5b-4d18f22c
where i	85 -11c-9f-5b9j15h
where is	66 -15a-12j-11ce-5d-4i7g61f
where it	85 -7c6f10a
where should	81 -14c-5ab28f
where the	87 -5f-4c5k10a
where would	72 -26a-9c-7k-4b23g37f
where you	68 -56f-5bg8j11k18c35a
where your	87 -4f11k
whereabouts	83 -6a-4b18f
whered	76 -15a-9b-7g-4c52f
whered you	77 -15a-9b-7g51f
whether	82 12k
whether it	89 6k
whether you	87 7k
which	56 -31a-19j-14g-6hi7b9e11f25c30d
which bank	87 4d
which car	78 -12c6k11d
which cars	87 -10d15c
which company	79 -14c7af11d
which floor	87 -6d11c
which one	84 -39c9k13b25d
which ones	83 -11c7b17d
which other	87 -11c-5a20d
which state	89 -6d13c
which year	89 -16d-10c-9j-6g22e25a
while	70 -10c-7b-5i6j13a15g
while $	85 -9c9a14g
while you	84 -10c5a11g
who	39 -25g-18b-15a-14e-13j-10i-5f121d
who $	87 -9a-8d25b
who all	80 -13a22d
who are	71 11d
who checks	89 -9d13a
who comes	84 -10a15d
who could	85 
who decides	89 
who depends	89 
who did	85 -4ab11d
who do	63 -35a-12gk-5e32d49c
who does	73 -7a12d
who drives	74 -28d-9c6k32a
who else	71 -8a20d
who gets	84 -9d11a
who handles	78 8d
who has	80 -12a6c12d
who holds	89 
who i	85 -7d-6k19c
who is	52 -22a-19j-16c-6g-5i-4b79d
who keeps	89 5d
who lives	89 -5d5a
who looks	87 
who makes	85 4d
who needs	78 5a
who owns	81 6d
who pays	77 -8b-6g-4ak31c
who runs	87 -13g-4c20d
who sent	89 5k
who should	87 -7a11d
who signs	85 13d
who started	89 
who takes	87 5j
who told	85 -9c14g
who was	84 -6b-5c16d
who who	87 -6d10k
who works	83 
who would	73 -9c-5jk8d23a
who you	82 -35d5j17ak
whod	65 -10ag-4k4c37d
whod pay	80 -6a-5g6d15c
whod raise	89 -5a7d
whod run	85 11d
whod take	84 -5c10a
whole	63 -17d-11i-6f9a11k16b
whole life	75 -16d-5cf24a
whole thing	85 -7i5j6a
whose	71 -30a-5g-4j9b43d
whose fault	87 -8d-6c22b
whose name	83 -9b-6c25d
whove	85 -11a18d
whove you	89 -20d-8a32c
why	60 -21c-16a-11j-10g-8b-7i-5e-4dfk95h
why $	87 -16h7j15a
why are	83 -6a11h
why did	69 -23a-4j43h
why do	83 -11a19h
why now	85 -10c12h
widowed	89 -6j-5c9a10b
wife	58 -13g-10i-9d-8j-5k23b26a
wife $	79 -32a-5i5g36b
wife do	85 -10g13c
wife drive	87 -9g11c
wife have	84 -10b9a
wife on	85 10a
wife work	84 
wifes	71 -25a14gi
wifes name	87 8c
will	53 -12b-9c-7f-5dh7j11e15a19k
will $	78 -5k9a
will be	81 -12k-8a4j5e16g
will get	89 -10a9j
will it	89 -7g7a13c
will need	83 -5ak18c
will not	74 -8c-6a8k13e
will or	89 
will put	89 -9a14k
will you	77 -20g-13k-6c5e6b16i18a
willing	87 6a
willing to	87 6a
win	85 8j
wind	74 -28a6ci7b20g
wind and	83 -10a-6c24g
wind deductible	87 -22a8b9cg
windshield	83 -6j5c
wine	85 -6i5a7g
winter	78 -6b-4g4c16a
winter $	80 -4g5c8a
wire	89 -6a4bi
wiring	80 -8j-5c5k11e
wise	74 -16a-7d16g17c
wise $	78 -7cd20g
wishes	89 -8j-4g21a
with	39 -15e-11g5cf6k7j8h11a13d
with #	82 -14a-5g6f17c
with $	65 -22a-19g-9b-8c4h12k21d29i
with a	62 -25b-24a-5c5e8i11d16h21f
with all	87 
with an	80 -11c-8i12j17a
with anybody	89 -7d5g8a
with anything	87 -24a7k18c
with em	87 -4h5k6j
with family	89 
with her	89 
with how	89 -12i-4b27a
with insurance	87 -11a15b
with it	73 -6cg-5dk8h10b13i
with me	73 -13k-12c7h28a
with my	85 -6k-5i5f7b
with no	77 -7c4j13a
with now	87 -5g8c
with one	80 -5c5j
with some	89 -12b6j11a
with somebody	89 -10b-4d16a
with that	68 -20b-7g4e12a23c
with the	59 -25a-18c-6g-5h-4d5k6i13e15j28b
with them	67 -22a-9i-8d-7b-5k5c57g
with this	77 -6b8a11d
with those	82 -21a5i9e13g
with today	87 -21i-8h38c
with us	78 -8c-5j-4k12b15a
with what	83 -18c6a8i12b
with with	85 -5j5b10c
with you	62 -20j-10eg19a24b
with your	66 -13e-11g-4j5i6a7b8k13h
within	85 5a
without	63 -7ab-6c6d19e
without $	87 -5a8b
without a	87 
without insurance	82 
without it	81 -12b8e11a
without you	78 -6a6j
without your	82 
wood	69 9a
wood $	83 
wood frame	87 5j
wood stove	82 11a
word	78 -13a-6g-5c8b25k
words	87 
work	48 -13k-8d-7j-5a6i11c13b17f
work $	57 -13b-12i-9e9g19f24a
work and	84 -6g12c
work do	85 6g
work for	73 -12a8b13c
work from	80 -6f-4c18a
work going	89 -8c6a
work if	81 -6g6di
work is	87 -6b9g
work or	80 -11a-6g6c14f
work out	89 -10b10a
work so	89 6g7e
work too	89 -6a10i
work week	87 
worked	84 -7j4c6d
workers	75 -7b8j11a
workers comp	79 -5b4a6j
workin	85 -18b-4c4i6d10a
working	72 -5g-4e4f5c
working $	82 -8e4c6i
working there	89 -6a4e5d
works	71 -22i-19c-13g7ak12j14e16b
works $	83 -22i-15c-10g12k15a22e
works for	84 -5e6c
works there	85 
workshop	87 -11g15c
world	85 -9i-5a6k8cf
worried	84 -5b7i
worried about	89 
worries	81 -8a-4g15b
worries you	83 -4g
worry	83 -7b-6g16c
worst	79 -12i-8a6j7h10c
worth	62 -8c-7e-6a-5j5k32g
worth $	68 -36c-4a5k45g
worth it	87 -13g5c11i
would	37 -10c4d5f6a12bi13k
would #	87 -10g23a
would a	72 -7g-5f9c13a
would be	71 -18c-15a-7i-5b12h16j18k
would cost	89 -14c-9g26a
would do	84 -35a5j11k22c
would feel	89 -25c28g
would get	84 -7c15g
would go	84 -5a9i
would happen	76 -10g5k12c
would have	78 -22d-6g7a8i9cj
would he	77 -6g6a13c
would i	85 5f
would it	62 -17f-8ik-6j-5e15c38g
would like	76 -9c-7a-6b15k16d
would look	89 7d
would love	84 -16a-8c15f21k
would make	74 -21g-12a-7i-6e48c
would need	65 -24a-9g-7e-5j54k
would not	85 -36d-11c54a
would pay	83 -20g-8a5j28c
would rather	84 -8c-6i-4a8j12k
would she	77 -23g6b21c
would take	81 -4a4k6d
would that	73 -12b-9j-5g8di18a
would the	79 -22c-6a-4d10f14g16b
would they	73 -21a-17c-5k10d17bg
would want	78 -13a-10c9j25k
would what	89 -5g13c
would worry	89 -7b-4g15c
would you	47 -59k-26j-21c7e15f29a33i39b
would your	64 -15k-6j-5d5fg7b12a
wow	74 -18a-8j-7b-5i10h12g21k
wow that	87 -6cj7e15g
wreck	78 -7a14d
wreck $	89 5a
wrecks	89 
write	72 -11c-5b5aj6k
write it	84 -5c7i
write that	87 -7a-4c4k5di
writing	84 -7d5c9a
written	78 -24a-18b7i21c24j
wrong	74 -5g5a7h12c
wrong $	83 -8g4a10h
wrong with	89 -5g12c
wrote	83 -6h-5k13a
x	83 -14a18b
y	87 -6i-4c19j
yard	75 -7c-6i5g8a9b
yard $	81 -6i-5b7g11a
yeah	70 -22a-8b-6e-5k5d6i11f20j
yeah $	74 -12a-6c30j
year	49 -12k-10a-9i-8f8j12g31e
year $	59 -30c-23k-6g20e47a
year and	83 -28k-9e8b32c
year before	89 -15c6g11e
year built	87 -22a-4g6c26e
year did	75 -18g-15a-5j10c37e
year do	87 
year for	83 -15c-8a4b20g
year is	81 -10g-7j23c
year it	89 -13e4k17c
year make	83 -8a-7d-4g13k17c
year of	89 -7e11k
year on	87 -18b5a15j
year or	83 -8c5eg
year right	84 
year round	89 8b
year term	87 -6f15a
year was	79 -36e-18g-7b22d49c
year you	89 -24c-12a13k25e
yearly	83 -11j4k18g
years	51 -13d-10j-7i6ac11h13b
years $	63 -25j-9f-5c20a34b
years and	85 -6a9b
years at	84 
years do	89 
years have	76 5g
years in	87 
years is	87 -16a6j16h
years of	87 
years old	87 -16a-15g34j
years on	84 5j
years or	84 5b
years that	89 -5a7c
years the	89 -20g20c
years with	81 -22c-13a-9h-4i15j46g
years you	87 10h
years young	89 -4g6k
yes	73 -15g-10a8c12hj
yes $	78 -14g-10a11c16j
yes to	87 -8k15h
yet	66 -12g-11j-6d-5bc8e13i28a
yet $	69 -9j-6d-4ceg4b14i16a
yet or	87 -29b34a
you	17 -22k-6g-4e11b17f21i24j29h35a
you #	68 -29d-14c-10aj-6k12b66g
you $	43 -26a-14f-12k-10h-6e6j14g19c24i29d
you @name	87 5b
you a	62 -29c-13k-7g-6j5d7e24b25a
you about	74 -8a-7g5b9ch
you actually	84 -4a5b9g
you add	83 -5e-4c10a
you afford	87 -24c8a21g
you all	85 -9a7b
you already	81 
you an	85 -12a-4e6c12b
you and	67 -15c-13b-5i7e8g11j16d
you any	83 -18a7d14h
you are	47 -37b-31f-23a-6ei6h11c23d37k42j
you as	80 -15c-14a9g10d16j
you at	69 -24e-12j-5k-4i5b7a9h21g
you back	75 -11c-6i7e8a9g
you be	69 -12c-7g-6ij11be19a
you been	60 -11c-10j-7i-4k15a26g
you before	85 -9g16e
you believe	89 5a
you born	80 -26e-9j-5d24a25c
you both	89 -5c5e
you bought	71 -13g-7i7b9k18a
you bring	78 -13g-9e15a17c
you built	85 5c
you burn	87 -4b6c
you busy	81 8a
you buy	71 -21g4c8d10e
you call	73 -39c-15a-13g7f11b26h33d
you called	76 -14j-12c-7e8d16a17h
you calling	85 -12a10bc
you came	81 -11a-6g9k15j
you can	73 -15a-14g-7bc4j17e25d
you care	87 -5g8c
you carry	65 -7b9a13c
you carryin	89 -10a5g8b
you carrying	83 -7ad9g11c
you change	75 -5g-4b22c
you check	84 -6c5aj
you choose	79 -13b-6eh-4g7i10c16a
you close	78 -12c-11g-8a10j22e
you collect	87 -7a8b
you come	77 -13a-12b-8c4i17h21f
you could	68 -33a-6e5df7i12g13k
you cover	89 -7g10i
you covered	81 -14g6ae12c
you decide	83 -7a-5g8i10b
you deliver	78 -6b5j
you did	74 -6g-5ci6k7h
you died	82 -4c9j
you do	51 -24g-20b-16i-5f6d7a9c12h19j21k
you doing	77 -33a37i
you done	81 -7a-6c-4g5k13b
you down	78 -10a19j
you drink	82 -5i8g
you drive	67 -13k-5d-4i6a15c
you driving	80 -4b7c10a
you earn	87 -31c5j6a20g
you email	89 -7k10a
you end	84 -4b5a7i
you enjoy	87 6c
you even	87 -7d-5b14a
you ever	62 -15b-4g5c22a
you fall	87 -12g23c
you feel	68 -9c-5ag6b7h11i
you feeling	89 6i
you figure	78 -8g-7a5h9c10e
you filed	82 7j
you fill	89 -7h-5b19c
you filled	89 
you find	77 -16c5d8i10k
you finish	89 9a
you first	82 -21c30g
you follow	89 -9g6i8b
you for	73 -13c-4ij5a7g8k9e
you found	89 -4g7c
you free	87 -15b-6c5e20a
you from	72 -11a-6i-4k5b7h16j
you get	55 -13a-6i-5dj8b10e18g
you getting	85 -9a13b
you give	79 -36k19c21a
you go	61 -59a-17g-16i-11e-8j5h10d24c37b42f
you going	74 -4jk5g7f
you golf	89 5a6c
you got	52 -13k-8d-6hj12b36c
you gotten	87 
you grab	89 -7k-6c16a
you grow	85 5af
you guys	67 -9g-7b-6j8f10i12e
you had	61 -14g-7k8bc17j
you handle	79 -29a-4ck43i
you happy	79 -9i-8c-6g8ahk
you have	38 -33a-12e-11g-5f8j15d21c37k
you hear	79 -30c-5g4i5f33a
you heat	85 
you hire	87 7d
you hit	80 -9a8e11c
you hold	81 8a
you hoping	83 
you how	78 -8k-6j-5c8e14a
you hurt	85 4g
you i	83 -12a-9j-6b-5i4d9g19c
you if	73 -9c-7i18g
you in	62 -17j-16g-5i-4e17h23f
you incorporated	89 
you insured	80 -15a-10g-5d14b20c
you into	89 -4a19d
you is	74 -13g-5a7j10c
you it	87 -6c12j
you just	70 -5i-4g7f21b
you keep	63 -7g-5i-4j10f14c
you keeping	89 -13a7b10i
you know	61 -32a-29c-11k7j18b22e36g
you last	72 -10c-5a29e
you lease	85 -7b13a
you leave	70 -13e-8bc-5g5f11h26a
you left	89 -7g8c
you let	80 -8k-5c16a
you like	57 -22j-15g-7a-5h14e17i29b
you live	71 -11g-5e6k19f
you lived	85 -5f10a
you located	89 -4a9f
you look	84 -7g-5a6f16c
you looked	83 -16c-8d27g
you looking	75 -20c-12a-6i11k12g17e
you lose	78 -9e-7c6a14g
you lost	80 -9c6gk
you love	81 -11c-6g6j19a
you make	72 -50c-15d5b6a13i44g
you manage	87 -10g7a8i
you married	82 -6j-5bc20a
you mentioned	89 -10ak11c12j
you mind	80 -7k-4c25a
you miss	85 -9g-8b7a11c
you more	78 -9a-8g6b20h
you mostly	85 -17a5d9b
you move	83 -7a6e7c
you moving	89 
you my	89 -5d6k
you name	83 7c
you need	61 -27k-11g-10i11c20h26e
you never	89 -5i6h
you nuts	89 5b
you off	83 -6j7b
you offer	87 6c
you okay	79 -6j-5a21i
you on	65 -28a-10d-6h5gk11i15c17b
you one	84 -5gh4a5c6b
you open	73 -30e7a35c
you or	66 -10c-9g-6e10b11d12f
you out	80 -11c-5bgj5f8a20e
you over	76 -19j-5c6b7g18a
you owe	75 -26d14g15c
you own	64 -6gj-4e5a10c15k
you park	82 -5f8j
you passed	82 -17c6d12g
you pay	61 -14d-9b-7e16a18i
you paying	73 -7c-6e17g
you pick	77 -10g-7h-5e9a10i
you picked	85 8j
you picture	89 
you plan	83 -6a-4c5b10e
you planning	78 -7b14a
you play	87 -10c12g
you pretty	89 -7i-6c6a10b
you pronounce	89 -4c9i
you pull	82 5h
you put	67 -9c-7b-6e6g8d9af
you putting	87 -11c-7b5a6e12g
you quit	77 -10e4c9a
you rate	89 
you rather	78 11b
you reach	89 -4e7h
you read	83 -26k32c
you ready	87 
you recall	84 -11j-4e6b10a
you remember	75 -16d-4i7k11e
you rent	74 -9c-6e6d14a
you renting	87 7b
you retire	83 -12a-10e-5g15bc
you right	72 -15g-10i-6j7b14c15a
you run	75 -23k-11b4g5c6f7j20a
you said	66 -20c-10i-9a-7g14h17j19e
you satisfied	89 -5b13a
you saw	85 -6a15c
you say	64 -45a-13c-12k-7e-5f7h16g19b48j
you see	67 -13h-11g-7j-5d8ai19f
you seen	87 9a
you sell	80 -10g10ac
you send	75 -9k6e10a
you serve	83 5a
you set	79 -23c4i6a18g
you share	87 -6b9a
you shopping	85 -8c20h
you shut	89 -5b13a
you sign	78 -8ac-7g5b25e
you signed	87 -8c-7e-5b19i
you sleep	85 
you smoke	83 5a
you so	83 -7j-5g8b11h
you sold	87 10c
you some	84 -6a4j9k
you something	84 -7c10j
you sound	82 -9i-8b-4c8a21g
you spell	83 -8a-7j-6c11i16k
you spend	84 -12i-6e10f14c
you stand	89 -6j7b
you start	75 -16a-12g-5e16b30c
you started	89 -18c24g
you stay	78 -4b10f
you staying	80 6c
you still	69 -16c-4a10j13g
you stop	87 10a
you store	89 
you sub	89 
you swing	85 -24c5a11i13g
you switch	83 10f
you take	67 -13g-8d-7j9h12c14a
you taking	89 
you talk	83 9c
you tell	82 -50k-6g25a40c
you text	85 
you that	71 -7g-6bk6d8a12c
you the	71 -11g-6ei4c29b
you there	82 -10c-9a-4g5fj9h
you these	85 -6c5d13g
you think	63 -24c-11j-8b14h30g
you thinking	73 -8h-6a-4b5e16g
you thought	83 -10c13g
you to	65 -21b-7hj-6e-5c7d8g9i18a
you today	80 9a
you told	87 -4g5a7j
you took	83 -9c6h11k
you train	89 5c9i
you trust	84 
you turn	82 -14e7ag
you turned	80 -4c7g
you under	82 -6g5a
you understand	89 7j
you up	71 -14c-9g13a22e
you updated	85 -13b24c
you use	65 -7c-6f-4jk15a16i
you using	87 -11b14a
you usually	83 -4c9d
you want	50 -40a-14gk7df10j28c29b
you weigh	83 -28c33g
you went	82 -11a-5b11k13j
you were	66 -22a-12g-8c7fi9d12ej
you what	73 -7k-6e5b8ai
you when	72 -13d-10e11a13i14g
you will	76 -18k-9a8e11g18j
you with	70 -25b-16g-12k-5e6h7d26i27a
you work	66 -10g-8e6cf14a
you worked	89 
you working	89 -5a6f
you worried	87 5a
you would	60 -32a-18g-13i-10b-6e-4f6c11d17k57j
you write	85 -6g4d13i
you you	82 -8c-4a20h
young	77 -11j-8e-7ci4a7k27g
young are	85 -7i-4c21g
younger	89 -6g-4a6b8c
youngest	85 4k
younguns	89 7b
your	26 -6h5c7g8a12i13j14ef
your #	84 7k
your @name	82 -25g6k10a22c
your account	83 -10d-6k6g7j8a
your accountant	83 -7g10c
your address	83 -25a-13k8c36f
your age	82 -69c-8k10a83g
your agent	74 -5i11g
your agents	89 -18c26d
your annual	84 -11g18c
your apartment	82 -5b7a
your auto	79 -6g-5j8f
your baby	89 -11b13a
your belongings	84 5a12g
your beneficiary	89 
your better	75 -15a-9dg-7bf5i16k31c
your biggest	82 
your bike	87 
your birthday	77 -13k22c
your blood	87 -4g13e
your bookkeeper	85 -16a24d
your books	85 
your boy	84 10j
your boys	89 5k
your brother	74 -13a-8i11d13c
your brothers	87 -10d10ac
your buddy	84 -5i7cg
your budget	83 -6a16g
your building	87 -4g4i5c
your business	70 6b7a
your call	89 -6d-5h5c10a
your car	71 -28c-9b9j36g
your cell	84 -5g8a9c
your check	84 -21g-9a6d7b26c
your children	89 -11d12a
your client	85 -6a6k
your clients	83 
your closing	89 -6e6c
your commercial	87 7k
your commute	89 -13c17g
your company	72 -6j-5i-4c4a14k
your contents	89 -6c13g
your coverage	75 -10c4i7g
your coworker	89 
your credit	72 -15g-13f5e9i16c
your crew	84 -8i4d6g
your current	68 -8g-4d5k7c16e
your customer	89 4f
your customers	75 -10a-4g16d
your dad	75 -18c8k16g
your dads	89 5b
your date	87 -12c-5k24e
your daughter	72 -4e4aj5c
your daughters	82 -14a-9g6j13c
your days	89 -5g8i
your deductible	78 -43c-9b13a44g
your doctor	80 6c
your drive	87 -12c15g
your drivers	80 -7d-4a5k6c
your driving	85 -10c6i11a
your dwelling	89 -30c33g
your email	74 -12a-10d-7j-4g7k40c
your employees	82 6b
your employer	77 -6a4b6d
your end	89 -19a28i
your equipment	83 -7c7g
your ex	89 -5j7a
your experience	87 -10a4i5g11c
your family	69 -5c6g
your father	83 8c
your favorite	83 -5g8c
your feet	89 -6b8a
your first	80 -9bg-6i27a
your folks	77 -11k-10g-9j10a12b14d
your friend	85 -5c-4a7j11h
your girlfriend	87 
your goal	89 -8a16c
your gut	83 -14g-9c-6a9b23i
your guys	83 -6b5a15g
your half	89 -28c29g
your hands	89 -6b13a
your head	84 -11b7a11c
your health	72 -11k-10i-8a-7g36c
your height	85 -24g-4e29c
your home	70 -20c-7b4f5a7j12g
your honest	89 8k
your hours	84 -25c-17g9a36e
your house	70 -14d7f16a
your household	85 6c
your husband	59 -12d-9i-6e5c7bg15j
your husbands	73 -22a-7g-6dk6b8j11i22c
your income	76 -19g-4a29c
your insurance	69 -20g-14ad-8b-4k8f64c
your job	71 -11b-7g32a
your kids	75 -24a-14c7j8b31d
your landlord	77 -12g4a12c
your last	66 -6c-5j-4d7i12a
your lease	77 
your lender	85 -8a17c
your liability	82 -25g6a25c
your license	73 -22c-14be-9j-8d-4i8f23g44a
your life	84 -6i-5c-4b5jk8a
your list	87 -5g10h
your little	87 -6b-4e8i10a
your main	80 -7g10c
your marital	89 
your medical	87 -11a-7c4j5d10b
your mind	75 -24g-18a5i11h13b18c
your missus	89 -5g-4a16e
your mod	89 -21c7g18j
your mom	75 14a
your moms	87 
your mortgage	81 -10g5k10c
your mother	80 -7ag-6b4d5c13f
your name	72 -24a-23j-6d-5g6k9f13bi23c
your neighbors	89 
your number	85 
your occupation	85 10c
your office	87 
your old	84 -9c6a12g
your oldest	82 -9c-7b-6d14a15j
your other	87 -6c-4g16d
your own	63 -25c-7k-5e9b12a13fg
your parents	72 
your partner	73 -17k-7a4d11b16c
your partners	81 -6e12g
your passengers	89 6a
your pay	89 -6i8g
your paycheck	77 -7c-4a4e7i9f
your payroll	81 -52c6b13d40g
your people	73 -15g-4ce6i8a9d
your phone	81 -7c-5ij21a
your place	71 -14a-4cg4j7e12d
your plan	87 -11a-6c15j
your plans	87 
your policy	66 -14c-9bk-7d14h30a
your property	87 -28g-4a10d25c
your record	87 
your rent	84 -51c17a43g
your roof	82 
your roommate	89 -7b17d
your salary	83 -7a5k9j
your sales	80 -25c34g
your schedule	89 4c
your score	85 -32a15c26g
your share	87 -14c-8j10a17g
your shop	84 -6h-5k5i14c
your side	87 -9k20a
your sister	77 -10g-5b5d8c9j
your sisters	89 -4a
your social	79 -18b-7k4a29c
your son	73 -8g-5d5i7b8a
your spouse	72 -10a10k
your spouses	84 -13c6k9a
your steps	89 -19c26a
your store	89 5c6f
your street	85 6c7a
your stuff	80 -16c11g
your subs	77 -11g5b9a
your system	87 5g6a
your things	87 7a
your time	80 -19g5c10e
your tools	85 -9c9g
your umbrella	87 
your uncle	89 7b
your unit	87 4b
your vendors	89 -5b5i
your weight	84 
your whole	84 -5f
your wife	59 -12g-9d-7ik4j6c33b
your wifes	74 -9ad6b14g
your will	85 
your wind	84 -7c13b
your work	76 -7b-5gj11f14a
your yearly	85 -15g-5a5k19c
your your	84 -6b5ac
your zip	78 -8b5ci7k
yours	59 -18b-12j-11k-6c-4h9a18e27g
yours $	70 -26c-13a-6j-4k9d11g34e
yours is	87 4j
yours or	82 -10b-8c9d12a
yours was	89 -6a7d
yourself	61 -10g-9e-8ai-6f5d7c14k18b
yourself $	70 -21b-13e-7f-6g10c18k22a
yourself or	76 -16a30b
zero	85 7a
zillow	87 -4a5j7c
zip	67 -13j-12a-5f-4g12k26c
zip $	80 -17j10c15a
zip code	78 -6a5j7c
zone	77 -9e-7j-6g11a17c
zone $	83 16a
zone x	89 -6a5b
zoom	87 7a
~<#>	34 -45k-43c-26d-15e-12f8h13a25bg110j
~<@d	63 -12g-8e12a13j
~<@da	63 -12g-8e12a13j
~<@m	65 -12e-10c-6g-4d11i24j
~<@mo	65 -12e-10c-6g-4d11i24j
~<@n	52 -20c-10i-6k-5eh13d14g22j
~<@na	52 -20c-10i-6k-5eh13d14g22j
~<a>	28 -17d-14e-11f-7h7c15j16bi22k30a
~<ab	41 -7e6h8a21k
~<abl	80 -10c20a
~<abo	41 -6e-5a7h9c22k
~<ac	55 -15g-9h-7b4e10a11ij
~<acc	57 -11g-7hk5e13j
~<acr	84 
~<act	72 -7b5i11a
~<ad	53 -22b-11g-7ah-6i5e8d9f10j12k19c
~<add	56 -24b-7i-6a8ek11f21c
~<adj	82 -5bg7i
~<adt	89 
~<adv	72 -7g-4h5bj7a
~<af	55 -17g-5fk5j7a8b9di
~<aff	84 -6c5dg
~<aft	55 -19g-5fk5ac6dj7b10i
~<ag	51 -22j-14k-9a-8f-4i4d6h7b12g41e
~<aga	64 -6d6i9e
~<age	57 -30a-11j-9k-6h-5i-4f9b12cd16e25g
~<agg	87 
~<ago	76 -18j-17g-10c-6i7h17a33e
~<agr	77 -6k-5e5b8h10a
~<ah	74 -5a7ej
~<ahe	75 -9c6a8j
~<ai	76 -7g4f5a
~<air	77 -7g4f5a
~<al	43 -10b-8hk10i12a27g
~<ala	71 -5k8j9a
~<alc	75 5c6g
~<all	47 -13e-8b-6d-5c-4h6j14i33g
~<alm	82 
~<alo	71 -13g-4j9i13a
~<alr	63 -14k-4i5a7c20e
~<alw	77 -8j-7bi5a6g8d12f
~<am	52 -14c-13b-8e-5d9i11fg13hj
~<am>	54 -13c-11b-6eg4a7i15fh
~<amo	69 -5afk20g
~<an	26 -55b-15i-6f6e7a10g21k22j36d42c
~<an>	50 -12i-11e-7b-4d7c9h10a15j
~<and	33 -38a-17b-9h8c9g10k19e27j41d
~<ani	84 
~<ann	74 -13a6k7c14g
~<ano	72 -7c-5g-4d4b6j15a
~<ans	78 -7a-4k4j9c
~<anx	87 -9b15a
~<any	35 -73b-13gj-8ei13dk27c101a
~<ap	56 -8b-7c-5e6f7k8j18a
~<apa	65 -8b5j6ak
~<app	62 -5cd5f13a
~<ar	32 -18g-7c-4h5d6ef21b36a
~<arc	87 4b
~<are	33 -16g6cj12f16a26b
~<aro	58 -10j-6c-5b4e5i7f8d
~<art	83 -35c-8b44a
~<as	48 -26a-18b-16i-15k-5c4f8eh11d15g49j
~<as>	58 -17a-16bci-11k7g18h25d31j
~<asi	81 -6b9g
~<ask	55 -8d-7b-6hk-5a6f9g10e13c
~<asp	83 -4b10j
~<ass	76 -6c-5g5j12b
~<at	42 -18b-9d-8i-6h-5f-4e7a15k18g29j
~<at>	42 -17b-11i-7d-5h5c14g15k32j
~<att	77 -6f-5e4a6i
~<au	59 -15g-12i9b10a12c
~<aud	67 -9a-8i-5g5ck16b
~<aut	66 -11g6f7a10c
~<av	85 -12c6g8j
~<ave	89 -5c7g
~<aw	58 -24a-20j-4h4c10i11e17k18d
~<aw>	89 -14a9e11i
~<awa	64 -7j-6b-4i5k7a17d
~<awe	71 -10j13k
~<awf	87 -9a5c8i
~<aww	79 -10a-4g7e11d
~<b>	77 -17c5a7g9b
~<ba	44 -10a-7d-6ef-5h7b9j11g12i20c
~<bab	67 -6d-5b5e13a
~<bac	52 -12d-5k-4e4h5g6a8bi
~<bad	69 -11a-7ej-4h4g7c20i
~<bal	72 -15c-8a8k23g
~<ban	64 -10g-7i-4j7b24d
~<bar	70 -12a-9d-4i9e29c
~<bas	66 -6g-5a5bi7c8j
~<bat	72 -12a-4b7cj9g
~<be	36 -19i-8c-5f-4k7h9e14g19a27d
~<be>	49 -17i-10f4a5g6j7e15d
~<bea	74 -8c-7k-5ij9g16a
~<bec	65 -11i8d15c
~<bed	74 -10a-5c18g
~<bee	48 -13j4hk12c17i
~<bef	55 -15k-4h4df5g10i
~<beg	89 
~<beh	69 -10c-7g-5i4k5f10h16d
~<bei	70 -8b-7g-5k7f9i
~<bel	69 -16b-9k5g9f18a
~<ben	67 7a9d
~<bes	62 -14g-7i-6b-5a6e7h14d15c
~<bet	62 -9a-7i-5e-4h15c16b
~<bi	49 -21i-11j-7a-5h5d10k13g14c16b
~<bid	89 7c
~<big	56 -19i-6a-5hj4d6k14b20g
~<bik	77 4f7k
~<bil	68 -13g-9j6c7b10d
~<bin	84 -9c4a5f6b
~<bir	64 -13a-6b-5g-4f4j15e22c
~<bis	87 -4c6g
~<bit	77 -4cj5a6g7k
~<bl	62 -10k-7b-6g5e8d10c13a
~<bla	80 5bd8c
~<ble	83 -6a-4j10d
~<blo	67 -12b-10g-7k9e10c19a
~<blu	83 -8c4a9g
~<bo	47 -27g-20i-14f5e6d7h9k20a31b
~<boa	71 -8b-4c4j15a
~<bod	78 -10i-8a5k16c
~<bon	85 5a
~<boo	65 -9a-4e5hj6d10b
~<bop	83 -5g5ac
~<bor	68 -11g-4k4b7de8c
~<bos	77 -9j5c18a
~<bot	64 -4ci5h6a8b
~<bou	68 -9ci-7j10k14ab
~<box	70 -7f-5a-4c8k12e
~<boy	70 -15a-8cg-4d6i7hj22b
~<br	52 -14k-13d-11b-6a7f8h18c23g
~<bra	74 -10c-6j-5ek5a26i
~<bre	66 -21b-13a-4k7f13c25g
~<bri	63 -8d-6k-5i12g16h
~<bro	62 -12g-9d9i20c
~<bs	89 11a
~<bs>	89 11a
~<bu	40 -12c-9d-8f-5ak6j14g18b27e
~<buc	80 -5c5a13h
~<bud	72 -7d-5c18g
~<bug	78 -11g-5i5k8b9h
~<bui	55 -12j-7i-6c-5d11g12k18e
~<bul	87 -5c5bf6i
~<bum	78 -7a-5c8b13j
~<bun	74 -11g-10c9i10b14a
~<bur	63 -18a-4k5cj10g19i
~<bus	50 -11i-8f5j9d10b12e
~<but	62 -7d-5a-4k10e13g
~<buy	63 -6g-4j4d6be8a
~<by	52 -17d-8k-6h-4g11e19b21i
~<by>	52 -17d-8k-6h-4g11e19b21i
~<c>	80 -41a-7g6c21i32j
~<ca	34 -14g-11c11f12i19a23d
~<cab	85 -6bc-4a8j13i
~<cak	87 -11c8a10g
~<cal	51 -31g-18i-17a-6e5k6f8c15b22h29d
~<cam	62 -16b-8i-5d6k7a12j16g
~<can	47 -19j-16k-6g5i7c9f11d12a18e
~<cap	89 -5ab-4j16c
~<car	42 -10ek-9ah-7g5f6d25i28c
~<cas	63 -16a12g19b
~<cat	67 -13d-9c-7a4b7g9e19k
~<cau	85 -15c-4d8k17a
~<ce	59 -13a-10k-4g5d6b9c10f13j
~<cei	84 -8a5gj10f
~<cel	79 -11g-5k9b16c
~<cen	89 -13a14j
~<cer	62 -5k8d
~<ch	46 -16d-9e-8cj4b6fg16k27a
~<cha	55 -18c-9e-6i-4f4b9a12g14k
~<che	57 -9d-6hij-4f6c8e12ab
~<chi	67 -12d-7a-4e5i6bf7g
~<cho	74 -15g-11b-7e5h7c13i14a
~<chr	84 12f
~<chu	78 -6b9a
~<ci	69 -5g-4b4cf8k
~<cig	81 -5a-4c4k5b6e
~<cit	74 -9b4ak5f9c
~<cl	45 -21i-14c4d7f9b13e18g
~<cla	57 -8a-7dj10i11c
~<cle	66 -23i-11c8bj23a
~<cli	62 -10g-7b8f9d10a
~<clo	54 -21ac-12i-4h9b26e28g
~<co	31 -32c-13k5de9f11hi28a30g
~<coa	82 -6a7b10g
~<cod	72 -8g-6a5k21c
~<cof	82 -5a7k10i
~<coi	82 -9k11b
~<col	58 -7ci-5h-4f9b17a
~<com	41 -9a-7g-6j13f14d27h
~<con	54 -9c-8e-6hj7f8i14b17a
~<coo	66 -16b-12j-6f6a8c26d
~<cop	73 -16b-8k-5g5ij19a
~<cor	65 -26a-7k-5g-4i10b11f28j
~<cos	60 -15a-8i-5h10j28g
~<cou	47 -11h-9bk16g19ce
~<cov	48 -17d-9f-7j-5e7ak15c19b
~<cow	85 -4g
~<cp	83 5k
~<cpa	83 5k
~<cr	54 -14f-12a-6cg-4j6d7ek26b
~<cr>	85 
~<cra	66 -14a-7g5k6dh15b
~<cre	58 -13f-9i5k7a8e
~<cri	87 -7c4e7i
~<cro	85 -12a8i14b
~<cu	53 -18a-7b-4g6h7i9d14k
~<cur	62 -22a-12b-10g4j5ch11e19k
~<cus	61 -9c-4be4k7a12d
~<cut	72 -7k-5a6c7bg
~<cy	84 6d
~<cyb	87 6a
~<d>	83 -5c5i
~<da	44 -8d-6fh-5i7a8g9k23e
~<dad	67 -13c-5j5dg6b7a
~<dam	66 -8e-6b-5c5k11g12a
~<dan	82 -10c5e7a
~<das	82 -9k10a
~<dat	63 -18a-15g-8d10k20c25e
~<dau	68 -6k-5dg-4e6j9a13c
~<day	51 -8a-4i6g7k18e
~<de	45 -13a-10f-8c-4h5e11b12d15j19g
~<dea	63 -6g5a6d
~<deb	77 -25a8b22c
~<dec	61 -8g-5b4e6a7d9j
~<ded	63 -8a-7c-4k23g
~<dee	78 -10b6i7g11c
~<deg	78 -10c6b13g
~<del	67 -15c-10b12a14e
~<den	73 -6c4h
~<dep	71 -16c4g9b14d
~<des	73 -12a-7i-5g12k22b
~<det	77 -5b11c
~<dev	82 7j
~<di	34 -14k-13bd-8f6h11i15e17g18c26a
~<dia	72 5c
~<did	36 -24k-14b-9d5j7c9g11h16e17i19a
~<die	69 -10c-8e6agj7i
~<dif	68 -10b-6j-5e5k8g15c
~<dig	74 -7a-6b6k19c
~<dim	89 -11a5g10b
~<din	78 -8j-6i4d8e9a
~<dip	85 -18b10c13a
~<dir	89 -7a6b7h
~<dis	63 -11c-7g7j12k16a
~<div	72 -11c-9j5b7g20a
~<dm	87 -7c-4a4f5e11d
~<dmv	87 -7c-4a4f5e11d
~<do	24 -45k-13j8b12d20f35e56a
~<do>	27 -47k-39j-12g11h12i15b17f21e30c43a
~<dob	84 -10a19c
~<doc	68 -17g-5a-4c5k8i17d
~<doe	41 -24k-7j-6h14e20ad
~<dog	71 -8b7a13j
~<doi	60 -13g-9j-8e-6d-5h19i20c
~<dol	65 -11a-5c7g15j
~<don	64 -16e-10a6b8d17c
~<doo	65 -16b-15c-4i7f8j9k16e
~<dos	87 -11c4a13g
~<dot	81 -13a-5c22j
~<dou	89 -15a-4c10g16b
~<dow	52 -21c-14i-12a5d9e10hk11g15j
~<dr	44 -11g-10c-7f-6j5e8hi9d20b
~<dra	72 -9a-5cg4i8b11e
~<dri	46 -6h-5ef4d5i6b10c13a
~<dro	68 -14a-12c14b18h
~<dru	78 -14c11d
~<dry	83 7a
~<du	67 -6j-5f5g6e9k
~<due	77 -16c-7g11a23e
~<dui	83 -8a-5g19c
~<dup	89 -5g5a
~<dur	87 6c
~<dw	79 -11a-6c5k14g
~<dwe	79 -11a-6c5k14g
~<e>	78 -19a-11g-5k6b34j
~<ea	58 -31c-9b-6e-4hj15i20k25g
~<eac	66 -12c-9a-6e8d9jk12g
~<ear	71 -22c-14b6i10k11g17a
~<eas	77 -16j-5b6ak16i
~<eat	81 -15a11bg
~<ed	78 -6g-4b10c11k
~<edu	80 -7a-5g-4bj12k15c
~<ei	79 -12b14a
~<eit	82 -6a4b
~<el	53 -20a-11g-5e4i6h9j10d17c
~<ele	72 -8c7g
~<els	55 -12g-11a-5e7hj9d14c
~<em	51 -8a-6h8j9g13e
~<em>	68 -21a-12c-6k7j16e23g
~<ema	60 -10g-6e-4d8a20c
~<eme	83 4d
~<emp	60 -8c8e
~<en	57 -30b-7c12a14g16h
~<end	63 -14b-12a-9c6j7g20i
~<eng	81 -9j-5c5a10g
~<enj	82 -4b10a
~<eno	71 -17i-16b-8c11g18h20a
~<enr	89 -9g14c
~<ent	87 
~<eq	68 -15c20g
~<equ	68 -15c20g
~<er	79 -19k-9b4a13i20j
~<eri	89 -17a26j
~<err	83 -19k-9b15i20a
~<es	75 -16c-8f-6g12d17a
~<esc	78 -13c-5gk12d15a
~<est	85 -8f6b
~<ev	43 -14bc-8h-6g5f7jk8di27a
~<eve	43 -14bc-8h-7e5f7k8d9i33a
~<evi	87 -11a-5g7j13e
~<ex	51 -19g-8i-6j6a7k13h15e
~<ex>	89 -5j7a
~<exa	67 -13a-7d-5i5b10f14e
~<exc	68 -21g-6j-5k8e12h14a
~<exi	87 -4a9j
~<exp	59 -18c-12g-5f7h9k10a12d
~<ext	68 -11j-8b-5d11g24c
~<ey	83 -15a5i9b10d
~<eye	83 -15a5i9b10d
~<fa	46 -23i-14k-11d-9b-8h11e12c16f20a21g
~<fac	77 -12b-11a-9c6g8k11d14j
~<fai	74 -4k4c11a
~<fak	83 -14g-9b6a9c10i
~<fal	71 -11g-6cd-5j5a12e20b
~<fam	59 -8g-5ej6b10i12c
~<fan	84 -18b-7g-5j14a18c
~<far	59 -33i-14bc-10d6e8a16f57g
~<fas	77 -11i-6k5cg11e
~<fat	79 -17k-7ab8c12f15j
~<fau	76 -6cd7a17b
~<fav	80 -5g13c
~<fax	84 -8c5f
~<fe	52 -28b-6d-5e4h8i11c20a
~<fea	89 -9d15c
~<fee	57 -7e-5a5g8h11i
~<fel	74 -7b-6j4e11c
~<fen	72 -15b-4c22a
~<few	75 -12b-5g5jk16a
~<fi	43 -10b-5e9d13a16k
~<fia	87 8j
~<fie	87 
~<fif	84 4b
~<fig	67 -14c-8i-5j4hk7e12g
~<fil	62 -12b-7h-6g-4e6dk8a9c
~<fin	55 -15g-8cf5j6eh9i10b
~<fir	52 -9e-5h6f10d16k
~<fis	83 -12b4f8a
~<fit	89 7a
~<fix	72 -7k-6g-5de4f5a16c
~<fl	58 -12g-9e-4i5f10k22b
~<fla	74 -16g-6a4j5k19b
~<fli	89 5k8a
~<flo	62 -8a-5e9f
~<fly	80 -5j5a10b
~<fo	33 -13e7h8c9b10i20k
~<fol	62 -9j-8g-7k-6ce5i6h9b15d
~<foo	68 -9k-6i12c15g
~<for	34 -9c-7e7i10hj12g30k
~<fou	74 -15g-8k6b23c
~<fr	45 -26g-13b-7d4i5a9j12ek18c
~<fra	75 -11c-5ag4j18e
~<fre	71 -19g-10a4b5e25c
~<fri	71 -5g6c8h
~<fro	47 -20b-8g-5d5c6fh9k18a
~<fry	87 -5a6j
~<fu	53 -13f-6j-5eh-4c6g14i20b
~<ful	62 -15f-5e5k9g10b11c
~<fun	62 -9e-7cg-6j15b17i
~<fur	71 -8c-6k-4a5g10e
~<fus	85 -4b7a
~<g>	85 -14a10j12g
~<ga	56 -8g-7c-6h19fj
~<gad	87 6k
~<gal	87 6j
~<gam	85 -7a11j
~<gap	74 -5c-4g4e10a
~<gar	66 -5c-4b4j23f
~<gas	82 -15a8b13i
~<gat	80 -8b-5g6a7j
~<gav	75 -4h5c7g
~<gc	85 -10g11c
~<gc>	85 -10g11c
~<ge	42 -10j-9g-6f-4d8i11a13e22k
~<gea	89 -23g-7a4f27c
~<gei	87 -9ad25b
~<gen	72 -4i4k9g
~<geo	84 -6a-5c4f13k
~<get	43 -10bf-9j-8c11i13k16e19a
~<gi	52 -18e-9j-8f-6d5c9b11a24k
~<gir	72 -4a19b
~<giv	54 -14e-9j-7f-6i5g6c10a27k
~<gl	67 -13g-8k-4d5e10c20b
~<gl>	79 -13g5a13c
~<gla	72 -9a-8g-6k-4j7e24b
~<glo	89 -6c5j7g
~<gm	85 -6a-4c4f7j
~<gma	85 -6a-4c4f7j
~<go	33 -11j-6a9c11h16b32k
~<go>	48 -16c-13j-10g-9e4d9a25k28f
~<goa	85 -12a15c
~<goe	67 -10i-5j4ae19k
~<goi	55 -10f12k13h
~<gol	83 5c7i
~<gon	65 -7e-4gi7bj
~<goo	52 -11k-9f-6g5b7hi10ac
~<got	40 -15f-5i5bk7j13cd
~<gp	87 -7a8c
~<gpa	87 -7a8c
~<gr	53 -6ah-5i-4ek4b6f7j8dg
~<gra	62 -17g-9a4b7cdi9j
~<gre	73 -9j-8ik5a7f11c
~<gro	61 -6ci-4e7j17g
~<gu	53 -20c-8a-7h6j7d8k19i
~<gua	81 -4c15d
~<gue	73 -15c-7d4k5b10a12j
~<gui	83 -5a7gk
~<gun	80 -12b5a14c
~<gut	79 -15a-14g-9c19b22i
~<guy	58 -12b-8c-5h4d5f7i9g10e
~<gy	89 -4d12c
~<gym	89 -4d12c
~<h>	82 5b
~<ha	28 -14h-8e-7f9b13k27i35a
~<ha>	85 -9c7d11i
~<hac	79 6c
~<had	53 -8g-7b-5e5c12a14j
~<hah	75 -8a-5c8g9b
~<hai	69 -12c-10g-9j-4b5h13e25i
~<hal	65 -10j-8b4g6a10dk
~<han	56 -18c-13g-10j-8e-5h6a12b33i
~<hap	52 -17e-10g-9j9h13c14ak
~<har	68 -11g-6b-5j7c14a
~<has	53 -7d-6b-5j32a
~<hat	78 -5j4g6f8a
~<hau	81 -13c7b15i
~<hav	31 -12i-10f-6dh8k10g11c13j27a
~<he	39 -25e-14b-9a5c9g11f13k17d18j
~<he>	53 -17e-7ak-5f5d8ci10g16j
~<hea	48 -11b-10ag-6c6i13j14f26k
~<hei	78 -11a-9j-5e6g24c
~<hel	64 -17c-5j-4e5h10b11i
~<her	53 -28i-10a-8e-6k-5b7f8c9j19d20g
~<hes	84 -5g-4b9a
~<hey	81 -12g-4k7ac13i
~<hi	48 -24d-23k-20a8f10c11e15j42b
~<hid	89 -6c
~<hig	61 -15i-12a-10j10g17f28b
~<hik	84 -13a-7k-5c5b6j19g
~<him	68 -12k8b10e
~<hip	89 -6a5c
~<hir	71 -22e-10g6j10b23c
~<his	61 -25a-21d-11g-5c-4k5h12bi21j24e
~<hit	64 -14g-5b-4d5e9i17a
~<ho	27 -63a-32b-19j-10d-7k10e60g117i
~<hob	81 -10a-5g21c
~<hol	62 -17g-7e-6bk8ai9f18d
~<hom	50 -10c-6h-5i6e8f14a
~<hon	73 -12a-6g5j8b11c
~<hoo	85 -5a6j8b
~<hop	77 -12a-6g11c13i
~<hor	89 -7j14a
~<hos	70 -5b-4i4a10j
~<hot	71 -13f-9c5g12j17a
~<hou	45 -11i-7c-4f6d7b14g15e
~<how	30 -115a-39b-26j-24d-5k9e11h86g147i
~<hr	89 4j
~<hr>	89 4j
~<hu	50 -14bf-7k6j15i19a
~<hug	89 -7c-6a-5j-4i5f7b11g
~<huh	74 -20a-14g6c15j21i
~<hun	81 -7b-4g9a11j
~<hur	62 -17f-13b-7e6cg9i23a
~<hus	56 -7k4g5d
~<hy	72 -6c-5i5a14g
~<hyd	74 -5ci6a15g
~<hyg	89 
~<i>	34 -31a-25g-23b-11d-5f4c7e14i36j74k
~<ic	87 -12c5e13i
~<ice	87 -12c5e13i
~<id	68 -12d-7eg-4h4b25c
~<id>	76 -29a-7ek5b6j41c
~<ide	75 -11c10k16a
~<if	41 -19b-13ah-11j-8i11g14f25c40k
~<if>	41 -19b-13ah-11j-8i11g14f25c40k
~<il	89 5a
~<ill	89 5a
~<im	72 -7g-6j-4e4b16c
~<imp	73 -7g-6j5bh9c
~<in	29 -30c-16b5h6j7i10k17f22g31a
~<in>	33 -19c-7b5h7k9j10a13g14f16i
~<inc	62 -7b-5h5a22c
~<ind	84 -7a9b
~<inf	72 -5g4c12a
~<inj	71 -7b5gk6a
~<ins	43 -14j-12c-9i4e10a11df20g
~<int	63 -11ag-7i-4f5e6j8h9k12d
~<inv	72 -15c4k9g12a
~<ir	85 -7d8a
~<ira	87 
~<is	23 -12c-9k-8g14i17d23a53j
~<is>	23 -12c-10k-7g14i17d22a53j
~<iss	81 5k
~<it	28 -8e6h11i25b29j
~<it>	28 -8e-6c6h12i26b29j
~<its	82 7a
~<ja	85 -26b-9c10g13f15a
~<je	73 -9b-8a8i9g
~<jee	85 -7c-4b13g
~<jew	78 -6a11c
~<jo	55 -14b-13g-5h-4jk5ef8d14c17a
~<job	55 -11bg-5e-4h6f9d10c15a
~<joi	82 -7j-5k16e
~<ju	47 -15c-14g-12i-11d-7e5j9a12h16k28b
~<jud	84 4a
~<jum	75 -6b5c18h
~<jun	84 4e5c
~<jus	48 -22c-11g-9e-8i-7d5f8a9j21k28b
~<ka	87 -13i-11c7e13ab
~<ke	51 -20g-5i6af15h22k
~<kee	54 -20g-6e8a10c20k
~<kep	74 -8g-6c-4j7f21h
~<key	74 -5c-4g7e
~<ki	46 -9a-5eh7i8j10b11g
~<kic	80 -13c6e8g11a
~<kid	55 -11g-5h-4c4j5df7b9a
~<kin	55 -12a-7ej-5f7b8g19c
~<kit	70 -11a-4b4i10g11j
~<kn	50 -16g-10b-9d-6c-5h6j9e14a28k
~<kne	87 
~<kno	51 -15g-10b-9d-7c-4h5j10e13a30k
~<l>	83 -57b-11c12g66a
~<la	42 -12f-10b-5di7cg12aj20e
~<lab	82 -10c18j
~<lad	75 -8ab16j
~<lai	81 -8c6a10d
~<lak	79 -6i-5d7j11g
~<lan	63 -16b-7g-6k-5f10j13e17a
~<lap	75 -12i-6j-5g8ab14h
~<lar	84 -16i9c12g
~<las	48 -14a-8k-7d-6f12g14i19e
~<lat	69 -5c10g
~<law	67 -17g-9j-7d-4i6b8k12a19c
~<lay	80 -11j5c10a
~<le	43 -12dg-10b-7i6ah19k33c
~<lea	50 -16g-9i-5k-4c6j7h11a21b
~<lef	68 -11c-5a5k18g
~<leg	72 -17d-10b-8g10ak26c
~<len	72 -14a-5b9k12c
~<les	77 -21a10g12c
~<let	57 -11g-8j-7df7ci17k
~<lev	77 -10b-9a-5g5d18c
~<li	33 -30a-13b-5e11d12fi14c21g26k
~<lia	60 6bg
~<lic	59 -12a-5j-4i5b10de
~<lie	79 -9c6a14d
~<lif	54 -12c-8a-7b4d23g
~<lig	78 -4g5d
~<lik	42 -14b-7g-6f-5j8de12k23i
~<lim	62 -22a-5bd17c30g
~<lin	61 -10aj-9e-5f4i8k10g17c
~<liq	87 10a
~<lis	60 -20a-5i29k
~<lit	60 -6e-5d-4g7i11c
~<liv	56 -28a-13deg6i9j16c19b27f
~<ll	78 -8a-5h5c17b
~<llc	78 -8a-5h5c17b
~<lo	39 -18d-17i-8a-5c8e10k11b15f19h20g
~<loa	63 -10g-5ei5k9bj
~<loc	64 -14c-9g4i7bf15a
~<log	80 -13b-5dj13i15c
~<lon	52 -40i-10ac-9j-5b6f13h17e48g
~<loo	54 -6a-5d4h9c
~<lor	87 -5a9c
~<los	60 -18e-8g-5c5hk13i18a
~<lot	65 -16a-5e11g15c
~<lov	66 -11g-9c-8b-7j-5d6k8h10f15i
~<low	70 -24i-10a5e11g30b
~<loy	81 -10c8eh9j
~<ls	89 -38b-12j6i46a
~<ls>	89 -38b-12j6i46a
~<lu	74 -10b-8d4c13a
~<luc	83 -6d-4b4a7c
~<lum	84 -7c5g7j
~<lun	84 -5b5c11a
~<ly	89 
~<lyf	89 
~<m>	82 -7a-6e9j16c
~<ma	38 -13e-11i-8k12c14h31g
~<mac	74 -6a-5d5k6f8j
~<mad	63 -16g-8k-7b-5i6f7a35h
~<mai	63 -15a-8g-4ik6cfj18d
~<mak	54 -14j-9k-6e-5d5ab6g14c17i
~<mal	83 -4b6a
~<mam	84 -14a5bc7g
~<man	45 -14i-12b-10j-8c-5ak-4f6d64g
~<map	89 -5a5b6c
~<mar	64 -9d-6g-4hi8j10k13b
~<mas	87 -8a16b
~<mat	69 -7cd-6e-4b6a12jk
~<max	87 -11g-4a6j16c
~<may	71 -7c-6b-5k5de6g12a
~<me	35 -33g-23a-22d-14f-12i-5e12b125k
~<me>	37 -24g-22a-19d-14cf-11h-9i-5j-4e151k
~<mea	72 -6c-5jk5i7b13h
~<med	65 -12g-5ai-4k14b16c
~<mee	74 -4k4a5c
~<mem	83 10a
~<men	78 -13k-6b-4e5a9j14c
~<mes	77 4c8e
~<met	74 -8agk7b10j17h
~<mi	48 -10d-7bfj-6k6c8a14e20g
~<mid	77 -6ai6be9g
~<mig	80 -20b5d6e8h12c
~<mil	61 -11a-7c27g
~<min	55 -21c-11j-8d-5k8i9b16g21a
~<mir	87 -8a-6i21j
~<mis	67 -23g-17j-7b-4d9ai10e28c
~<mo	38 -16j-13i-10a-7g6k12f13e20b23c
~<mob	87 -5ak7b9f
~<mod	74 -24a-6e4k5cg12bj
~<mom	66 -7c-6b-4ij17a
~<mon	48 -19j-9i5g8e21c
~<mor	51 -15j-10c-5d-4ei7h11k26b
~<mos	61 -7k-6e4b19c
~<mot	66 -11g-6c5d9af
~<mou	85 -9g8i12c
~<mov	61 -13b-7ag4f7j26e
~<mr	85 -4b12a
~<mrs	87 
~<mu	44 -24i-17j-10c-8k-5d13b61g
~<muc	45 -30i-15j-10k-9c-7de-5f5ah15b66g
~<mus	78 -9b-4g4c11i
~<my	55 -19j-10a-6k5b8e9i12d17f
~<my>	56 -18j-11a-6k-5c6b8e9i13d17f
~<mys	83 4c6a
~<n>	82 -13a-5gk11c23j
~<na	49 -30g-18a-16j9i10k22d35c
~<nam	50 -29g-21j-9e-6h-4a5f10i13k16d42c
~<nan	87 5b6d
~<nat	83 8j
~<ne	41 -15d-13g-9a-5c5e16h18i29k
~<nea	68 -13b-9c-5ik6g12a22f
~<nec	89 -13c13i
~<nee	47 -13i-12g-10d-9c-8b-6f13h63k
~<nei	73 -5k4be5c
~<ner	83 
~<nes	87 -8g-7k-5j9i11e
~<net	83 -7b13g
~<nev	72 -14a-6k-5d7i9h10j
~<new	57 -20k-10a-6f7c15b24i
~<nex	65 -6g4h6b7c
~<ni	57 -14j-5e5d6ag7f9b
~<nic	65 -8e-6j4bc5i6a
~<nig	63 -10j-8i8ag10f
~<nin	89 
~<no	37 -31b-17d-5e-4i5fk17g30h40j
~<no>	54 -35b-22i-9d5f6c7e8a48j
~<nob	68 -9d-8b-7e6a7c12j
~<noi	85 7c
~<non	77 -9b-8c-4gk5a9h14j
~<nor	74 4j5a
~<nos	85 -9c6k10f
~<not	44 -9c-8a-6bd4k6g7i13j22h
~<now	49 -27j-6e6f13gh17c
~<nu	49 -14e-9b-8d5i9k16g22c
~<num	50 -14e-13j-7b-6d-5h8i13k14g27c
~<nur	74 -9b-8c8hj12a
~<nut	82 -5j4c6g
~<o>	79 -7c-6gj19a
~<oa	83 -5g5i7a
~<oak	83 -5g5i7a
~<ob	89 5k
~<oc	75 5c6g
~<occ	75 5c6g
~<od	81 -17a-5c13g19k
~<odo	83 -9a14g
~<of	33 -7gh8k12i16d18a
~<of>	36 -10b-5eh5k8d10j14c18i
~<off	49 -26g-12cj4f6e14ak16b
~<oft	73 -18i-9a-7c-4b15d32g
~<oh	60 -20b-18j-5g5i8c9k10d11f
~<oh>	60 -23j-22b-10g5i9c11dfk12a
~<ohi	87 -11a8gj
~<ok	46 -22j-19b-8k5f6e9a12dg18i
~<oka	46 -22j-19b-8k5f6e9a12dg18i
~<ol	51 -42i-7cd13e18j42g
~<old	51 -41i-7cd-4k13e18j42g
~<on	30 -12ef7a19j21d28k
~<on>	33 -16f-13bc-9e12d13g16j21k25a
~<onc	71 -5g5c7b
~<one	43 -9c-8b-5g7k8f13d15j
~<onl	63 -11dg-5f-4e6k11b15j
~<oo	77 -17a-5k-4j8c16g
~<ooh	78 -13a-4jk8g10c
~<op	61 -12g-7c5d9e15a
~<ope	63 -13j-11g-7i-6c10e12b17a
~<opi	87 -7a
~<opt	85 -14b5a9j
~<or	31 -75a-66j-34e-26k-25g-11h-7c5d23f260b
~<or>	31 -84a-64j-33e-26k-23g-10h-8c5d23f266b
~<ord	84 8f
~<ori	74 6b
~<ot	56 -7f-6b-5ae9g13d14h
~<oth	56 -7f-6b-5ae9g13d14h
~<ou	43 -27g-9d-6i-4f5j8k9b15e28c
~<ouc	85 -30g-7a-4b9e12d26c
~<oug	87 -8d-5g7c9a
~<our	71 -12a-9g-7c4b5k8j11i
~<out	44 -12i-11d7k8ae9b15c
~<ov	49 -14c-5ahi6bf11j14g
~<ove	49 -14c-5ahi6bf11j14g
~<ow	49 -19d-15c-12j-6e-5h6i11a23g25b
~<owe	69 -25d-11a6k32g
~<own	50 -16c-12j-5eh7i19a24b
~<p>	84 -11b-4g8c9a
~<pa	37 -30e-16h-5k9b14a17f18i22g
~<pac	73 -5g-4j5f12a
~<pag	68 -5bcg22k
~<pai	62 -12c-5ef-4h6d9b15g
~<pan	83 -6c7a
~<pap	67 -12g-11a6cd7f8b
~<par	51 -16ek-8d-6h-5a6b22c25f
~<pas	61 -15e-5k5b11d13a
~<pat	76 -13b-6g5e12a
~<pay	44 -13a-11c-8e-6hj-4k6b22i44g
~<pd	89 -4c6af
~<pdf	89 -4c6af
~<pe	47 -10i-7f-6k-5j4g15b22d
~<pee	80 -5a7c8d
~<pen	75 -10a-5k10bc
~<peo	57 -8j-6e-5f7a17d
~<per	54 -12c-11i6ae11bg
~<pet	85 -16a6k22c
~<ph	60 -7dh5jk6e8b
~<phi	89 4f
~<pho	62 -7d-6h-4i6a8e9b
~<phy	77 -9g7k
~<pi	53 -16g-5hj-4i4b5c16k18a
~<pic	58 -7e-4ac9b18k
~<pie	81 -5c6k7e
~<pil	77 -4d4b11c
~<pin	85 -8c-5g7e10a
~<pip	72 -6g11c13a
~<pit	85 -5b8a
~<piz	87 
~<pl	45 -9h-6g-5bi4j10f13k18c
~<pla	47 -7h-6k-5b5j8d17c
~<ple	68 -11de-8a-7g-4j10b15f24k
~<plo	87 -9b9a
~<plu	70 -7g-4a4j11e
~<po	44 -15d-13i-7f6h8egk11a14c
~<poc	76 -6a-4i6c12g
~<poi	80 -6g-5c10a11h
~<pol	47 -15a-10i-8d4g5k11bce
~<poo	68 -4bg5j11a
~<por	79 -7d7c
~<pos	75 4g8c
~<pou	81 8a
~<pow	89 
~<pr	44 -31a-10i-7d7hk9b10g17j27c
~<pre	59 -9a-7eh-6dfi6c7g9k11j14b
~<pri	58 -17a-6i-5h7f8b11c14g
~<pro	51 -20a-6b11cj19h
~<pu	49 -20c-15i-8j4a9e18b23g
~<pul	70 -7j-4i14e
~<pum	82 8a
~<pur	80 -20a11b15g
~<pus	78 -7g4e6a
~<put	53 -17c-11i4j5df6ab19g
~<qu	54 -9h-7i-5e9g12b13c
~<qua	80 -5a10j
~<que	69 -6h-5e4d6ac
~<qui	64 -6dj5b15c
~<quo	66 -5c-4k4b5a12g
~<ra	54 -18i-13e-9b-4c8hj11a14k16g
~<rac	80 -7b10a
~<rai	66 -19c-12i-8e-5k5j17a20g
~<ran	77 -6c6g
~<rat	62 -13a-10c-7i-4d5j13h21k
~<re	38 -19i-15f8a9k11h13e14b19j
~<rea	53 -18i-14b-13a-9f-6g7e10c21h33k
~<reb	76 -8c13a
~<rec	58 -16i-13d-10c-5h8k19b25a
~<red	75 -5b14e
~<ref	79 -15c-5a9b18d
~<reg	67 -12c-5de5k20g
~<rej	89 5h
~<rel	81 4e
~<rem	66 -16k-5g-4b8i11a16j
~<ren	53 -9a-8k-6i-4fj4c8d12g13b
~<rep	60 -6cd4j6k7a
~<req	74 -4g12c
~<res	69 -16k-7g-5e7bh8d11i
~<ret	66 6g8j
~<rev	77 -9e7cg
~<ri	36 -20c-12e-11b-9hk5g25i49j
~<rid	72 -17b-9d-6j-4k8a9cf20i
~<rig	37 -15c-10e-9a-7h-6f20i52j
~<rin	68 -17b-9c-8i-7k15d26g
~<ris	78 -5cg14b
~<riv	85 -7b-4g14a
~<ro	49 -13b-8ef9k10d12g13c
~<roa	70 -7k-5d-4b7c13a
~<roc	84 8c
~<rol	83 -15j-5c-4bi11d19a
~<roo	54 -22b-13e-8h-5f6i10ag11d15k
~<rot	84 -10c-9a5j9b10e
~<rou	68 -26a-8f6c10g13bh
~<ru	53 -22c-13e-10j-7k-6i6a8d13b41g
~<rul	87 -4g7c
~<run	54 -15e-14c-8j9d16b32g
~<rus	84 -4k8ae
~<s>	78 -14a-4ck12b20j
~<sa	41 -24e-8bf4h11k23j24i
~<saf	67 -9g5b6j8c
~<sai	62 -11c-7a-5g18h23j
~<sal	64 -8e-6c-5b5hj17g
~<sam	62 -27b-9j-8f5c7e9k10g25a
~<sat	78 -6j-5bg5a9h10c
~<sav	66 -10c5j7b17g
~<saw	77 -10k9ci
~<say	50 -22e-21c-9g-8a-5h6f7j8d11b13k33i
~<sc	54 -25a-6c-4j5f6d8b12gi
~<sca	67 -19c-11j-5dk5e11gh20i
~<sch	60 -13g-9a-8i-5h5d6j7bk12f
~<sco	77 -28a-6k7i17g22c
~<scr	78 -9c-8a11d14b
~<scu	83 -8b7g11a
~<se	43 -27c-8h-7g-4d6i11e14f16b26a
~<sea	76 -13a-8c7b22e
~<sec	62 -10g-4b4a5j6k10c
~<see	59 -22c-10h-5a6d9ei19f
~<sel	65 -8c-4k6e12b
~<sen	58 -14g-7e-5j4k10bf11a
~<sep	78 -4g11a
~<ser	66 -7c17a
~<set	62 -13a-10e-5c4h10b21g
~<sew	84 5a
~<sh	41 -21g-14e-11d4bj13a23f30i
~<sha	62 -13c-12j-7d-6g-4h9a10b12f21i
~<she	54 -15de-11b-6f9g19j25i
~<shi	68 -7c-6d-5a-4i5j10b18e
~<sho	48 -15g-13e6b11d27f
~<shu	70 -16g7a8c14i
~<si	46 -15a-8g-7h-4f5e9j45b
~<sic	78 -5ag12c
~<sid	65 -8k6a18b
~<sig	62 -8cg-6b-5h5i8e9j10a
~<sil	89 
~<sim	85 -22a20b
~<sin	58 -17a-10g6e7i8j17b
~<sis	71 -7g-4i9j
~<sit	62 -13j-8g-7ik6a11c19b
~<siz	81 -24c-12a4b36g
~<sk	72 -9c-6k8i13e
~<ski	78 -12c-5a5b15e
~<sky	80 -5bk9i
~<sl	61 -12g-10c-4d5f6i8a18b
~<sla	77 -11c-5g26b
~<sle	68 7f
~<sli	82 -5g5b7c
~<slo	74 -6c-4bj11i14a
~<sm	62 -12b-7j-6c6g11d18i
~<sma	73 -6j-5b-4c4i16d
~<smo	67 -13b8a16i
~<sn	73 -9f-5a5c20j
~<sna	82 
~<sno	78 -8f19j
~<so	29 -35g-18f-12di20ehk62j
~<so>	33 -44a-34b-22g-12i-10df12e29h35k89j
~<soc	71 -7d-6a-5j9b23c
~<sof	80 9j
~<sol	70 -14g-5deh8a9b15i
~<som	44 -13j-8cfg-5k13ad30b
~<son	69 -9k-8g-5d-4c4i12b18a
~<soo	70 -25i-7b-6c10a32e
~<sor	71 -24j-6b4i8ag22c
~<sou	63 -18c-9fg9e10k26j
~<sp	51 -17e-12a-9h-4d4gj9cf12b19k
~<spa	69 -7b-5e4g5ci10a
~<spe	62 -15a-9e-7i-5h5f8j10k22g
~<spl	82 -6a6f
~<spo	63 -15g-5j7b8f11c12k
~<spr	68 -6g6j12b
~<sq	69 -4bk4e9cg
~<squ	69 -4bk4e9cg
~<sr	80 -31k7f15c20a
~<sr>	83 -5k8f
~<st	37 -28d-17h4i11a12cf17b24k
~<sta	47 -25d-12i-9h-7j10f11cg14k22b
~<ste	69 -17c-4k5a6d7g8e
~<sti	54 -16c-11k-7h-5d11af12i21j
~<sto	54 -11b-10g-4fj7a17k20c
~<str	57 -17g-7d-6j-4h5f8k12bc
~<stu	57 -8a-6f8i9c13k
~<sty	85 -6a8c
~<su	51 -18f-5j-4i11g12c15a
~<sub	63 -6c-4d5g6j7b
~<suc	85 11a
~<sud	87 
~<sue	82 8g
~<sug	82 -14a6c11b
~<sui	85 -8g12e
~<sum	74 5a6b
~<sun	81 -5jk4b6e
~<sup	67 -14f-7j-6i4c5h7k13d
~<sur	67 -15b-4f6cg7i13a
~<sus	84 -7b5a10c
~<suv	89 
~<sw	64 -14j-11c-5k-4a7i9f11g14b
~<swa	85 -7a-4c12b
~<swe	77 -10j-5k4e14g
~<swi	68 -7a-6j-5c5i7b12f
~<sy	69 -5b10c12k
~<sys	70 -5b7c13k
~<t>	87 -29a37j
~<ta	45 -18c-13i-6k7j14b15g25d
~<tab	75 -15a-6c5di7b11g
~<tac	87 -5a5d
~<tak	51 -9c-8fi6b8a10k14d
~<tal	57 -12i-8k-7c-4e5b8f9a11d12g
~<tap	83 -10c-5k5b15a
~<tax	77 -6a5gj
~<te	41 -37c-16i-15f-11d-7eg6b7h12j25a59k
~<tea	74 -8g6b7j
~<tee	72 -11c5a7h12g
~<tel	43 -18g-15b-12i-8cf4j5h7a64k
~<ten	77 -4c5h6a8j
~<ter	67 -10c-8a-6df-5i15b17g
~<tes	78 4c
~<tex	68 -16c-8k-5g14b21a
~<th	17 -7h-5c9e13j17k19g25i42a
~<tha	29 -17c-12g-8d4i6b9a14h59j
~<the	20 5ej7i8ad10b15k36g
~<thi	40 -16ag6c14i19d21h
~<tho	55 -16f-14d-8b-5j4g6e7h9a22i
~<thr	53 -12e-10c-9g-8h5i7d8f10j21k
~<ti	47 -22i-7a-6d-5c-4g11h48e
~<tic	70 -14c5j12h
~<tie	83 -10b-4g5e13j
~<tig	87 -11c4j5b6e
~<til	67 -12j-9ak-8i-7dg5h6f10c15e19b
~<tim	52 -15i-10b-6fj7h13g36e
~<tin	87 7k
~<tip	84 -11g14c
~<tit	74 6djk
~<to	29 -8h5acj14f38g
~<to>	31 -15j-8a-7i4d12f13b16gk18c
~<tob	78 -8b10a
~<tod	58 -11k6d7i9g
~<tog	75 -7b-6a7e9fj
~<tol	71 -11c13gj
~<tom	69 -7d-6b-4c6j7gi8e
~<ton	77 -18a9j17c
~<too	56 -12k-7b11g17a
~<top	67 -13g-5d11j16c
~<tor	83 4a
~<tot	70 -7ae4k9h10d
~<tou	77 -12a-9g5j8c13d
~<tow	66 -10d-7i-5c-4e12f16b
~<toy	89 -6b8a
~<tr	47 -15b-10g-9c5i6k7a9d14eh
~<tra	58 -9c-7d4a8e15h
~<tre	62 -13g5b7c12i
~<tri	73 -11b6a8d
~<tro	72 -6bc10a
~<tru	58 -8b-6a-4i10c11d
~<try	77 -20c5g19e
~<tu	60 -8i-6e-4j12a14g
~<tub	77 -7b12a
~<tui	85 -5a17g
~<tur	64 -7i-5e5f6g8b
~<tv	85 11c
~<tv>	89 15c
~<tw	76 -10a-4g10b
~<twi	77 -9a-4g11b
~<ty	68 -6a-5b7j8k10c
~<typ	68 -6a-5b7j8k10c
~<ub	81 10a
~<ube	81 10a
~<ug	76 -8a-7cj-6k5g6h16i
~<ugh	80 -13a-7c-6j4e7gh16i
~<ugl	85 -5k5a6f
~<um	62 -11g-5i6a8h10b
~<umb	62 -11g-5i6a8h10b
~<un	51 -14i-5d-4e12j24b
~<unc	83 -4d6k
~<und	57 -12c-11i-8e5f6b9a20g
~<unh	85 -10a13c
~<uni	63 -19g5ac8j14b
~<unp	89 
~<unt	89 -6a6e
~<up	42 -18b-6d-5gj5i7h11a12e21f
~<up>	43 -13c-6bj5i9h12e21f
~<upd	72 -13b5e9a10c
~<upg	87 -8a14c
~<ups	74 -7b-4g16a
~<us	51 -13g-10j-6i-5d-4k4e12h13c23a
~<us>	62 -12g-8d-7a-5k5e14b16h
~<usa	89 -5b-4a5k6c
~<use	57 -7f-5bj11c22a
~<usi	83 -11b22a
~<usu	73 -8g-6c-4j4d11ef
~<v>	82 6c
~<va	58 -29b-16c8g10i32a
~<vac	77 -13c6f13a
~<val	64 -11a-6b-4d8c10i13g
~<van	74 -15c-8b-6g5hi7j9ad
~<vap	84 -22b26a
~<ve	60 -18g-14a-8e-6d5j25k27b
~<veh	64 -6g-5d6k7c
~<ven	75 -16g-11a-8c4j12k24b
~<ver	82 -9a-4e5b14k
~<vi	62 -18a-7k-6g6h7i27c
~<vid	84 
~<vin	69 -25a6b37c
~<vio	81 
~<vis	75 -9b-8k9h10a
~<vo	76 -9a-8k-5d12b18c
~<voi	85 -13a-12k15b21c
~<vol	83 -5a6b
~<w>	81 -14c-6e-5j8a17g
~<wa	35 -30f4d9a12i13ck22h
~<wag	74 -4c7k8d
~<wai	72 -6cj-5k5h7i10a
~<wal	59 -12a-8e-6i-4f11b34k
~<wan	45 -14d-6i-4a5f7h9k10b13e
~<war	83 10a
~<was	45 -32f-13gk6aj9b11ch12i21d
~<wat	60 -14i-10e-8a4b7f9c17g
~<way	61 -21b-13j-7f-6ad7e8c13h23i
~<we	40 -12b-10f-8g6j11k16i19a
~<we>	52 -7f10j13c
~<wea	77 -12g-6be6i8c9a
~<web	80 -7d-6h8a11b
~<wed	83 -7d-6a5k12j
~<wee	56 -20a5c6i7g8h
~<wei	69 -11dj5c10a17g
~<wel	66 -15b-10j-6ce6h7a13d17i
~<wen	66 -22g-14a-9i-6b8h9c11e24j
~<wer	55 -16c-8h-5f4g6e12k16a
~<wet	87 -5a6i
~<wh	20 -156a-54b-48j-16k-15i36fg39h73d99c103e
~<wha	25 -114a-46b-40j-23k-11d10f31h40e85g148c
~<whe	36 -69a-29b-19j-16h-9g-5d5i23k76f80e
~<whi	53 -33a-10i-8h-5g7f8e21c28d
~<who	37 -37a-33g-20i-15ej-11f-6h-5b6k166d
~<why	60 -22a-21c-12j-11g-8b-7i-5dek-4f103h
~<wi	34 -4f6c16a19k
~<wid	84 -6gj5e8ab
~<wif	55 -10d-7j-5k-4e5a24b
~<wil	53 -12b-9c-7f-6h-5di8j10e18a20k
~<win	63 -5b-4ef14g
~<wir	74 -7j10e
~<wis	72 -8dj-7b12g17c
~<wit	38 -9g-5b6hk7j11a14d
~<wo	32 -7e-6a-5c7i13f23k27b
~<woo	68 -6c8i
~<wor	42 -8a-6di-5e8k10b11c18f
~<wou	37 -10c4d5f6a12bi13k
~<wow	74 -18a-8j-7b-5i10h12g21k
~<wr	58 -18b-7k-5e12d15c16j
~<wre	74 -6a12d
~<wri	65 -18b-10a7i9c22j
~<wro	70 -7k-5bg10c16a
~<x>	83 -14a18b
~<y>	87 -6i-4c19j
~<ya	72 -6ci-4d5g6k11b
~<yar	74 -6i-4k5g7a8b
~<ye	41 -15k-11d-5a7j12h16c17e
~<yea	42 -17a-13k-10i-6d7bhj11c13e19g
~<yes	73 -15g-10a8c12hj
~<yet	66 -12g-11j-6d-5bc8e13i28a
~<yo	15 -15k7ad10b11ef15cg16h22ij
~<you	15 -15k7d8a9b11ef15cg16h22ij
~<ze	85 7a
~<zer	85 7a
~<zi	65 -13j-8a-5fg13k28c
~<zil	85 -7a4j6c
~<zip	67 -17j-6g-5f12k24c
~<zo	73 -9e-7j-6g10b11a14c
~<zon	77 -9e-7j-6g11a17c
~<zoo	85 7b
~@da	63 -12g-8e12a13j
~@day	63 -12g-8e12a13j
~@mo	65 -12e-10c-6g-4d11i24j
~@mon	65 -12e-10c-6g-4d11i24j
~@na	52 -20c-10i-6k-5eh13d14g22j
~@nam	52 -20c-10i-6k-5eh13d14g22j
~aa>	89 6c
~ab>	72 -12c-7i-5g5ek18b
~abe	78 10a
~abet	79 11a
~abi	58 -13c4j5i9g
~abie	89 
~abil	59 -7c4b7a10g
~abin	85 -6bc-4a8j13i
~abl	63 -8k-7g7ad18c
~able	63 -13g-8k7d10a19c
~ably	89 -4a8g
~abo	41 -7e-6ab5f6hj23k
~abor	89 -8c11j
~abou	41 -9ad-7e-6b6h7f11c24k
~abov	79 -8c15d
~abs	87 -4g5j6i
~aby	68 -7d-5b5e13a
~aby>	70 -7d-4c5e11a
~abys	83 -7b6c
~aca	74 -13c-5ij5g6f13a
~acan	83 
~acar	89 -5j6e
~acat	82 -13c4g7f9a
~acc	56 -11g-7h-6b-5k9a15j
~acce	82 -10b12a
~acci	69 -13c5a6d11e
~acco	61 -12g-6hk-5d-4e10j15c
~ace	48 -14c6b7i10g14d
~ace>	50 -12c7d10gi
~aceb	89 -5b6j8c
~aced	79 -9a5e9b
~acem	78 -13g6b8a
~aces	81 -9ac6bg12d
~ach	56 -12a-5f6ek17j
~ach>	62 -16c-14a-6b6d9e10gj11k
~ache	71 -7g-5e-4k9b12j
~achi	72 -5d7a17c
~aci	87 7a
~acin	87 7a
~ack	49 -10e-8d-5c-4j14a18h
~ack>	54 -12i-5e-4d5h19g
~acka	77 -6g-4j5a7b8c
~acke	69 -7g5a6f10h
~ackg	85 -6j6b
~acki	83 -12c-7a10b13h
~acks	81 -9b-4i19a
~acku	76 -6c22i
~acky	89 -8a9c
~aco	83 -9ac7f12j
~acom	89 
~acon	89 -9a-8c8f10j
~acr	84 
~acro	87 
~act	56 -14g-10a-6eh8df14ck
~act>	69 -14g-9a-5e6b11f17k
~acte	89 -20a12b14c
~acti	80 -7b-6c18a
~actl	78 -7a6g12c
~acto	70 -13c-10a6bg9j12d
~acts	80 7d
~actu	72 -12b-8g-7j4k6i11ac
~acy	84 7j
~acy>	84 7j
~ad>	45 -14g-6de-4h4j6b7a9k20c
~ada	89 -7g5i7c
~adb	84 
~adbo	84 
~add	54 -28b-7ai-4h5k6e9f15d21c
~add>	72 -20b-11a11j13g15c
~adde	78 -7b-4c8a9d
~addi	71 6a
~addr	62 -11a-10b-6gj-5i9e10c12k14f
~addy	77 -5g-4k7c10d
~ade	58 -27g-12a-8j-6k-4d7ef8i14c29h
~ade>	61 -23g-9a5f9e33h
~aded	83 -6c5f8a
~ades	75 -12a-6g-5j5b13i17c
~adg	85 4k
~adge	85 4k
~adi	77 -23a7c22f
~adin	79 -24a9g22f
~adj	82 -5bg7i
~adju	82 -5bg7i
~adl	81 -8a10b
~adli	83 
~ado	77 -4a6d
~ado>	82 -5c4i
~adoe	87 6c
~ads	71 
~ads>	79 -5j4b6g
~adsi	78 -4b6a7j
~adt	89 
~adt>	89 
~adu	85 -4b4a
~adua	85 -4b4a
~adv	72 -7g-4h5bj7a
~advi	72 -7g-4h5bj7a
~ady	64 -10d-7g6ae16j
~ady>	64 -10d-7g6ae16j
~afe	67 -9g5j6b8c
~afe>	82 -4k12a
~afet	70 -8g-6a11c
~aff	72 -16c-4b7j12g14a
~aff>	80 -10c8a
~affi	85 -5b6ag
~affo	84 -6c5dg
~aft	55 -19g-5f6dj7b9c10i
~aft>	87 -5a7c
~afte	55 -19g-5fk5ac6dj7b10i
~ag>	87 -8g-5b-4a6k17c
~aga	64 -6d6i8e
~agai	64 -6d6i9e
~age	41 -11j-8i-5h9d14cg20k
~age>	43 -24d-10h-8b-6i7ef11c18k29g
~aged	79 -13g-10f6b19c
~agee	89 -9c16d
~agem	84 -14c9g15d
~agen	63 -27g-6e-5j8a15b21d
~ager	74 -5g5c6a
~ages	68 -10b-6aej7k10h16g
~agg	80 -8b-6c5hi8g
~aggr	87 
~agi	81 7c8f
~agin	83 6c8f
~agl	89 
~agle	89 
~agn	82 -10a5g6c
~agno	82 -10a5g6c
~ago	76 -18j-17g-10c-6i7h17a33e
~ago>	76 -18j-17g-10c-6i7h17a33e
~agr	76 -5e-4dg5b8ah
~agre	77 -6k-5e5b8h10a
~ah>	69 -33a-11b-6e-5k4c5di9f10h25j
~aha	75 -8a-5c8g9b
~aha>	75 -8a-5c8g9b
~ahe	75 -9c6a8j
~ahea	75 -9c6a8j
~aho	87 5f
~aid	55 -33c-7ef-4i7g10bd12h22j
~aid>	55 -33c-7aef7g10d12bh22j
~aig	74 -7a-4i6e7k8b
~aigh	74 -6a6e8k9b
~ail	54 -20g-6c-4jk5f7b11e20i
~ail>	56 -19g-4k4ef7b17i
~ailb	89 7c
~aile	79 -8c-5a8i13e
~ails	84 
~aim	59 -8a-6d-5j4b8g11i
~aim>	63 -13aj-5d10i11c15g
~aims	70 -10c-5g8j
~ain	52 -10k-8i-6b6f9d12g
~ain>	57 -9k-7c-5gh-4b9e23d
~aine	78 -9d-6c4j16a
~aini	78 -9a-5g21c
~ainl	85 -6a-5g13c
~ains	72 -9c-5e7f12h
~aint	75 -6a7g15c
~ainy	85 -21c-12i31g
~air	61 -14g-7h-4d6a22c
~air>	67 -20g-6hi7b25c
~airb	84 -6b14a
~airs	71 -6a5b6g
~ais	68 6j8b
~aise	68 -7c4d6j9b
~ait	74 -14j6h7i11a
~ait>	77 -15j-4k4e6h14a
~aiv	87 -5c9j
~aive	87 -5c9j
~ak>	69 -8k5aj8f
~ake	45 -9e8i13c
~ake>	47 -12e-7j-6a6g10i12b15c
~aked	89 -9a5c7k
~aken	84 7j8a
~aker	77 -8b23a
~akes	66 -9b5e7d
~aki	68 -13g-11i-9bk6j13d17ac
~akin	68 -13g-11i-9bk6j13d17ac
~aks	73 -10b-9g5i12a14c
~aks>	73 -10b-9g5i12a14c
~al>	42 -23i-16f-11e8c9g10a13k16b22j
~ala	65 -20c13j21g
~alan	82 -17c18g
~alar	67 -7c6g12j
~alc	74 -5a11g
~alco	75 5c6g
~ale	63 -11e-6c-5bj6h15g16d
~ale>	77 -11c-9a-5e7i13g
~aler	82 5j8d
~ales	70 -8j-7be-6i-4k7h11g14a
~alf	65 -10j-8b4g5a10dk
~alf>	66 -22c-10j6g9k27d
~ali	77 -10b6k12a
~alid	87 -6b10a
~alk	53 -9eg-7c-4h5f7d20k
~alk>	58 -7i-6e-4g4b31k
~alke	72 -15g-6b-5k4a7cd14i
~alki	67 -12c-6k-4j6bd7g12f
~all	39 -11i-7aegj7c18h21d25b
~all>	42 -13i-10k-6a5g6h20b25d
~allb	87 -8a6c7k
~alle	66 -15j-8aeg10d13h23c
~alli	75 -11c-9a-5d8b10f11k
~allp	77 8g11k
~alls	64 -13e-11d-9k-6i11b19j21a
~ally	58 -18g-8a-7j5cf8ei12h
~alm	82 
~almo	82 
~alo	67 -21g-5c10a30i
~alon	69 -13g-5c8i14a
~alr	63 -14k-4i5a7c20e
~alre	70 -5i4j5e
~alri	69 -15k-7j-6b6cd18e
~als	72 -7d5f7ck
~als>	73 -7d5f13c
~alt	57 -19g-8d-5h5cj7b23i
~alt>	79 6i
~alth	59 -14g-7a-6d7c10b22i
~alty	87 -7a-4c6j10e
~alu	65 -17a-4dj9c11i13g
~alua	83 -16a21c
~alue	67 -7c-4adj12i15g
~alv	85 10j
~alw	77 -8j-7bi5a6g8d12f
~alwa	77 -8j-7bi5a6g8d12f
~am>	51 -15c-9b-8g-5e5i12h15a16f
~ama	64 -8e-6b-5d12j16g
~ama>	84 -6a-5k5c7g
~amag	67 -8e-6b-5c5k12g13a
~amb	87 -12a-6k8c14f
~ame	41 -26b-12a-11h-8i6eg7j10f15k18c22d
~ame>	42 -11h-10b-9a-5i4e7d12g16k17c
~amed	72 -23b-16c6ej10d12k15f
~amer	77 -5b6k9c
~ames	71 -5g5dj9c
~ami	58 -9g-6c-5j-4k6a8e9i11b
~amil	59 -8g-5ej7a9b10i
~amin	84 -8c-7a19e
~amm	87 -9a4e6b
~amme	89 -9a4e7b
~amo	68 -13a-5fk15c20g
~amou	69 -13a-5fk12c20g
~amp	69 -25b-6c6gj23a
~ampl	89 5ej
~ampo	74 -15b17a
~amr	87 -13b-5c19a
~amry	87 -13b-5c19a
~ams	83 6a
~ams>	84 6a
~an>	38 -28i-22k-12g-10j5e6b7h13d33a39c
~ana	69 -25g-6b-5c11h13d14i
~ana>	89 -6c7a
~anag	71 -24g-6b5a14d15i
~anc	44 8a9e
~anc>	89 -5a13j
~ance	45 -6i4gk10b11e
~anch	84 5i
~anci	75 -12b17a
~and	30 -12c-11f-10h-9b-7a6g15i23j27e33d
~and>	31 -19b-7acfh-4i7g10k21j29e32d
~andb	85 
~andd	85 -9a4g5e
~ande	83 6k
~andi	81 -8a6i10j
~andk	89 6a
~andl	59 -14a-9g-7e-5cf-4h6d20b21i
~andm	83 -6a6c7j
~ands	66 -14k-11a-8e-7d-5f13j17c20i
~andy	76 -6k-5c12af
~ane	67 -4g4j6f
~ane>	77 -5g-4b7j9f
~aned	87 -7a7c
~anen	87 -4j4b5c
~aner	87 -5a5j
~anes	83 
~ang	55 -15g-12b-9j-8h12c19a29i
~ang>	74 -12g-10b-8e-5j7c12a13i
~ange	60 -8b-7h-5j-4d4c29a
~angi	72 -16a7e8k12i
~ani	66 -7c-6g-5i4d5hk8j
~anie	74 -4i4d5b7k
~anim	84 
~anin	84 -5c10h
~anis	89 -5a6j
~aniz	89 6aj
~ank	61 -13g-5aj4c8b22d
~ank>	66 -16g-4aj5k6b8c11d
~ankr	87 7a
~anks	75 -13a-7k5e6b15d
~ann	63 -7c-5di7g8a14j
~anne	81 -7d11j
~anni	73 -9b-6c28a
~annu	75 -12a10c17g
~anny	85 -6a-5c5bd7j
~ano	71 -12c-6g9b10j12a
~anot	72 -7c-5g-4d4b6j15a
~ans	59 -19a-4f5dj11b12c
~ans>	62 -7a5c6d
~answ	78 10c
~ant	43 -14d-5g4a5e6h8k18b
~ant>	44 -15d-7g-4f6eh15b21a
~ante	83 -5a5e
~anti	83 -7a5g
~ants	72 -14a-5g6f7j12k
~anu	85 -9b-7g18a
~anx	87 -9b15a
~anxi	87 -9b15a
~any	31 -58b-20i-16j-5e9cd20k44g63a
~any>	34 -46b-23j-18i-7f-5e15k18c39a60g
~anyb	56 -14c-12b-5g7h11d21a
~anym	82 -7a-5k11e
~anyo	67 -13c11a17d
~anys	77 -10d-6g5k6a9j
~anyt	50 -21b-8e-6g-5h-4di5j9k18c29a
~anyw	74 -11c8f13a
~ap>	68 -9j-6d-5g-4f5k6e8a15b
~apa	65 -8b5j6ak
~apar	65 -8b5j6ak
~ape	59 -15g-8c-7e-5h9a26i
~ape>	70 -13b-12c-7g14i26a
~aper	65 -13a-6g-5e4d5f7c13b
~apes	84 -9c-4g7j18i
~api	84 -7a13j
~apin	87 -7a10j
~app	48 -17e-9g-5di8h9a12k14c
~app>	69 -6g-5c16a
~appe	53 -16e-6g-4a9k21c
~appl	77 -6c10g
~appo	85 10f
~appr	75 5b
~appy	71 -10j-9i-7g6k9h17a
~aps	73 -13i-6g-5b6c7j13h
~aps>	84 10c
~apse	78 -13i-5g9j15h
~apt	83 -16j10b11a
~apto	87 -16j7a11b
~ar>	38 -18d-12h-10i-9b10e12f16c17a18g
~ara	61 -10cg-5bd7k35f
~arac	89 -20a12b14c
~arag	67 -14c-8b-5g4jk5a24f
~aras	85 5a
~arat	73 -4g12a
~arb	77 -5c-4j7a11e
~arbe	89 13e
~arby	80 7a
~arc	82 -15a-7c4b10h14j
~arch	87 4b
~ard	50 -16k-12g-6a5j6de9i10b14c
~ard>	53 -17a-9d-7k-6j-5g10c11i12e17b
~arde	81 -11a-4e7b17c
~ardi	77 -9c-5bk6j12a14d
~ards	68 -13b-5gk5dj19a
~are	32 -7ai7d10j15f37b
~are>	32 -6g-5i5j6ad11f35b
~area	78 -20c-11ae6j38f
~ared	84 -9c7e12g
~aree	89 
~areh	89 
~aren	68 -8c-5k17a
~ares	78 -10a-4c5j17f
~aret	85 -6a5b7e
~arg	68 -15i-11c5dh26g
~arge	69 -14i6dg7c
~ari	67 -14g5ck7a13j
~arij	89 -6c7a
~arin	74 -12g18j
~arit	81 -6b8c10k
~ark	63 -5f-4dh7a13k
~ark>	70 -9a-5b-4f6j8g11k
~arke	74 -14c4b5e8j
~arki	84 -12g-7j21a
~arl	76 -12j-11c11g18a
~arly	78 -12j-10c11a12g
~arm	63 -9d-8c-5i6a13e19j
~arm>	66 -13g-8d7e11j13a
~arml	89 8a
~arms	83 6j
~arn	68 -11b-6a6ij17g
~arn>	75 -12a-6k5i6j9g
~arne	81 -5g-4c5e
~arni	85 -19b-12c16g17a
~aro	58 -8j-6c-5b4e5i7f8d
~arou	58 -8j-6c-5b4e5i7f8d
~arp	82 -6a-5c7k8j
~arpe	89 -9a5j8k
~arr	55 -9i-5eh4gk6d7b9a
~arri	66 -6g-5i11b13d
~arry	60 -6di10g16a
~ars	48 -16a-8e-5dk5bci6h8f20g
~ars>	48 -15a-8e-6j-5dk5bc6hi8f21g
~art	45 -12h-8k-7i5b6f9a15d19g
~art>	52 -14b-9h-8i-5cj-4k10e16g27a
~arte	69 -8i5a11g
~arti	77 7b
~artm	63 -9c-4i5jk16d
~artn	67 -15k-7e4c8g12b
~arts	78 -23a-7e-5g5d10ik11f
~arty	83 4c
~aru	89 -4g4a7h
~aru>	89 -4g4a7h
~ary	66 -8ac-5j7d9e18i
~ary>	66 -9a-7c-5j8d9e18i
~as>	39 -23k-21f-12b-11g6ei8c15d16h17j28a
~ase	52 -22d-6h-5a-4e5b7j8f13k16c
~ase>	55 -23a-8d-6i-5h6j10f16k19c
~ased	84 -22d21a
~asem	68 6i7a
~ash	60 -18a-6i-4e5dg7c8b12j
~ash>	62 -9a-6c-5i6d11b17g
~ashe	78 -13g21c
~asi	72 -15c-5bf4k5g8j12i
~asid	81 -6b9g
~asie	84 -11b-6c6k18i
~asin	85 5b6a
~ask	55 -9a-8d-7b-6h-4k5f6g10e21c
~ask>	60 -16b-6g-5j6de8f18a
~aske	77 -8ak5i7b8g
~aski	70 -20a-5i5j9ce12g
~asks	82 -13d-6ag5j7k18c
~aso	68 -26a-8g-4k12c15e27h
~ason	68 -26a-8g-4k12c15e27h
~asp	83 -4b10j
~asph	84 -4b6a
~ass	58 -16e-10c-8i-5g5f6k30b
~ass>	68 -15e-11g-6j5ck7a8f15b
~asse	67 -13c-5i9gj
~assi	82 8c
~assm	87 -6c6a
~asso	89 -6c13b
~assw	87 -10a14b
~ast	46 -14k-7f-6h-5ad7c9i10bg22e
~ast>	46 -14k-8f-5dh-4b6a10i13g22e
~aste	81 -12a-5g9c18b
~asti	89 4f
~asu	75 -11a10d17b
~asur	75 -11a10d17b
~asy	82 -16j5b6ac
~asy>	82 -16j5b6ac
~at>	20 -14d-7a-6b6i9f14j15h22c23g40e
~ata	82 -4d5b6a
~ata>	85 -6d-5c11a
~atc	63 -11d-10i-4ch7b10j26k
~atch	63 -11d-10i-4ch7b10j26k
~ate	42 -16b-13i-7d7e14cf23k
~ate>	49 -8i-5a5c12f20e
~ated	64 -27b-5g5f6a7h26c
~atel	71 -5b10a
~atem	82 -5c4bg
~aten	89 -4d9a
~ater	59 -20a-8i-7e5b7f11k21g
~ates	64 -7g-6d-5e5b7j8c11a
~atev	76 -15c-6a-5j5d33k
~ath	61 -15a-12i-11c-8d-5e8fk11g15bj
~ath>	77 -24c8j11g12a
~athe	66 -14a-7g6k8fj10b
~athr	81 -13i-5c22b
~aths	83 -14b-12a4k12c14g
~ati	50 -13g-8c-6i-5a4j7fk14b15h
~atic	80 -5c6h7a
~atie	89 
~atin	70 -9a-8c4e7bik
~atio	53 -10i-9g4k5h9f12b
~atis	87 -5b4a11h
~atl	82 13c
~atll	85 -4g16c
~atm	81 
~atme	81 
~ato	87 5c6i
~ator	89 5c
~ats	74 -27b6g9a10i
~ats>	74 -11b-7a6g10i
~att	68 -7f-5a5d9b
~atta	80 -13a-5e4d6i7b
~atte	74 -6f-4d4k14a
~atto	89 5a
~atu	78 -8j-6b9k12c
~atus	83 -8a-6b10k15c
~atv	77 -14a-6d5g6f22c
~atve	77 -14a-6d5g6f22c
~au>	89 6j
~aud	67 -9a-8i-5g5ck16b
~audi	67 -9a-8i-5g5ck16b
~aug	67 -8d-5g5j12c
~augh	67 -8d-5g5j12c
~aul	72 -17c-7d12i23b
~aul>	84 8b
~ault	76 -6cd7a17b
~aur	82 -5b7i
~aura	82 -5b7i
~aus	64 -11i7d16a
~ause	64 -10i8ad
~aut	65 -11g-5i6f8a10k
~auto	66 -11g6f7a10c
~ave	30 -12i-6e-5f7bc8k14j28a
~ave>	31 -10i-6ef7b9k13j15c24a
~aved	80 -11c12g
~avel	76 -11c-4i5f7d
~aver	89 -5c7g
~avi	65 -10i-9c14b17g
~avin	65 -10i-9c14b17g
~avo	79 -8a-5g18c
~avor	79 -8a-5g18c
~avy	87 
~avy>	87 
~aw>	68 -13g-12j-7d13c15e16i
~awa	64 -7j-6b-4i5k7a17d
~away	65 -7j-6b-4ci5k7a17d
~awe	69 -8a-7j9b13k
~awer	85 -10a10b
~awes	71 -10j13k
~awf	87 -9a5c8i
~awfu	87 -9a5c8i
~awl	82 -12c-10g5j11i15b
~awl>	83 -4c5j12i
~aws	80 -6g5a8b
~awsu	83 -5g4c10a
~aww	79 -10a-4g7e11d
~aww>	79 -10a-4g7e11d
~awy	76 -4g6a8k
~awye	76 -4g6a8k
~ax>	74 -10b-6g5k7j
~axe	84 -8a8b
~axes	84 -8a8b
~ay>	33 -10a-9hj11g18c36i
~ayb	80 -12c-4b8e13a
~aybe	80 -12c-4b8e13a
~ayc	70 -11c-5bk7f10g
~ayca	89 5g
~aych	72 -10c-5k-4b6g8f
~aye	84 10k
~ayer	87 5k
~ayi	58 -18j-8f-7ce13d16i18g
~ayin	58 -18j-8f-7ce13d16i18g
~aym	64 -10j5k7b11e
~ayme	64 -10j5k7b11e
~ayo	84 12g
~ayou	85 12g
~ayr	67 -9a5c6d8g
~ayro	67 -9a5c6d8g
~ays	53 -15a4cf5i7k
~ays>	53 -15a4cf5i7k
~azy	76 -5ij6b9h
~azy>	76 -5ij6b9h
~ba>	81 -8b7g11a
~bab	67 -6d-5b5e12a
~babi	89 
~baby	68 -7d-5b5e13a
~bac	51 -12d-5e7i8a
~bacc	78 -8b10a
~bach	82 -5c5j8b
~back	52 -11d-4e4ch6g8i
~bad	69 -11a-7ej-4h4g7c20i
~bad>	70 -7ej-6a5g21i
~bal	69 -17c-7a5dk26g
~bala	82 -17c18g
~ball	72 -6a-4b4j5dk10g
~ban	52 -8gi-5ck9b24d
~band	56 -6k-4c4b5d7e
~bank	65 -9g-6i-4j6b25d
~bar	69 -12a-10d-7g-5i8e26c
~bar>	85 -16d19a
~barb	89 13e
~bare	84 -5g4ab6d
~bark	89 -9j13c
~barn	83 -25a-5b30c
~baru	89 -4g4a7h
~bas	66 -6g-5a5bi7c8j
~base	67 6ai
~bat	72 -12a-4b7cj9g
~bath	73 -12a-4b7cj9g
~bbe	89 5a
~bber	89 5a
~bbi	80 -5g12c
~bbie	81 -5g7c
~bco	79 
~bcon	79 
~be>	49 -20i-10f-5c8k9j11a12e13d
~bea	74 -8c-7k-5ij9g16a
~beag	89 
~beat	80 -6jk9g15a
~bec	64 -11i8d18c
~beca	66 -10ai5g9d13c
~beco	85 -6g11a
~bed	73 -11a-5c18g
~bed>	89 5j
~bedr	76 -7a4k
~bee	48 -13j4hk12c17i
~been	49 -13j-4g4h5k12c18i
~beer	83 
~bef	55 -15k-4h4df5g10i
~befo	55 -15k-4h4df5g10i
~beg	89 
~beh	69 -10c-7g-5i4k5f10h16d
~behi	69 -10c-7bg-5i4k5f10h16d
~bei	70 -8b-7g-5k7f9i
~bein	70 -8b-7g-5k7f9i
~bel	67 -10b-7k4g6a9fj
~beli	79 -13g-7a-5b-4k5c6j10e12f
~bell	83 -5a7b
~belo	77 -6b-4c9g17a
~belt	89 -8b11g
~ben	67 7a9d
~bend	82 7a
~bene	70 10d
~ber	48 -16b-9d-7h-4f5k6e9g13i17a
~ber>	49 -15b-9di-6j-5h7a11c12ef16g
~bers	67 -22f-10c-6g8k14a22i
~bes	61 -14g-9a-8b-6j6e7h12c13d
~besi	68 -6g-5b18d
~best	68 -10g-6ai4k7e9h13c
~bet	61 -7i-5e-4h13bc
~bete	80 11a
~bett	65 -7f-5i-4a4c10b11k
~betw	78 -7k-4a7f8b
~bid	89 7c
~bie	77 -5g7c
~bies	77 -5g7c
~big	56 -19i-6a-5hj4d6k14b20g
~big>	58 -11i-8d5g6c9k12b
~bigg	75 -12a-4j11g17d
~bigs	85 -9i11g
~bik	77 4f7k
~bike	77 4f7k
~bil	56 -8j-5e6d7f14b
~bile	87 -5ak7b9f
~bili	59 -7c4b7a10g
~bill	68 -13g-9j6c7b10d
~bin	68 -13g-8b8i9cj
~bin>	82 -10a-7b8j13i
~bind	84 -9c4a5f6b
~bing	75 -11g-8b5k12ac
~bir	63 -13a-6b-4fg4j15e22c
~bird	89 
~birt	64 -11a-7b13c22e
~bis	87 -4c6g
~bisc	87 -4c6g
~bit	75 -8c4a6g7k
~bit>	77 -5c5a6g7k
~bla	80 5bd8c
~blam	82 5b6d
~ble	52 -14k-6i-5h5bj12a16c
~ble>	54 -11k-7e-5i-4j4c6b33a
~blem	74 -5g5e7b8j
~bles	77 -28a-6b9d14g20c
~bli	83 5i
~blin	89 6i
~blo	67 -12b-10g-7k9e10c19a
~bloc	89 -6b9c
~bloo	70 -7b-6g-4k5j10e12a
~blow	85 -5g-4j5c6i7a
~blu	83 -8c4a9g
~blue	87 -7c-6a11g
~bly	89 -4a8g
~bly>	89 -4a8g
~bnb	84 -6b14a
~bnb>	84 -6b14a
~bo>	87 -9a7k
~boa	70 -8bc-5k4f20a
~boar	74 -6bk4f12a
~boat	81 -7c10a
~bod	46 -16b4ak5j7d
~bodi	81 -7a8c
~body	47 -16b4i5j8ad
~bol	83 5b
~bolt	83 5b
~bon	85 5a
~boo	63 -5egi4dh5b6j
~book	64 -5ce-4i5dh6j
~boot	87 -4g7c
~bop	83 -5g5ac
~bop>	83 -5g5ac
~bor	62 -13g-12k5dj12b16e
~bor>	78 -7a-5g6b8j
~borh	87 -6a7e8g
~born	72 -10g-7k-6d4bc6a17e
~borr	77 -9a7b15d
~bors	82 -4g6j11a
~bos	77 -9j5c18a
~boss	78 6c8a
~bot	63 -4ci5h6a8b
~both	65 -8k-7c-4i4aj5h8b
~bott	83 4c6k
~bou	40 -9de-4g5h6cf29k
~boug	70 -9i-8c-5j8ak16b
~boun	87 9a
~bout	41 -9ad-7e-6b6h7f11c24k
~bov	79 -8c15d
~bove	79 -8c15d
~box	68 -7af7k11e
~box>	69 -7f-5bc8k11e
~boxe	87 -11a6c8b
~boy	70 -15a-8cg-4d6i7hj22b
~boy>	75 -8g-7ac7i8bh10j
~boys	79 -10a17b
~bra	72 -7j-5e-4g25i
~brak	87 -4k12a
~bran	78 -5e-4c6b15i
~bre	57 -9b-7i-6a5h9f10c11g
~brea	68 -7a-6b4e8f14c
~bree	84 
~brel	62 -6i-5b8h13g
~bri	63 -8d-7k-5i12g16h
~bric	74 4a10c
~brid	89 -7d-6a5c11j
~brin	68 -14c-5d-4ej6f10g18h
~bro	62 -12g-10d-5k6b9i10j14c
~brok	74 -18a-9d-4g8i10b16c
~bron	89 -12a5k13i
~brot	69 -7ik-4g11a12c
~brou	84 -5g-4c6e9a
~bs>	62 -15b-11k-7c8g12d20a
~bsi	81 -6h-5d6c11b
~bsit	81 -6h-5d6c11b
~bt>	82 -10a-4j5g9b
~bts	89 -18a24c
~bts>	89 -18a24c
~buc	80 -5c5a13h
~buck	80 -5c5a13h
~bud	72 -7d-5c18g
~budd	77 -7d4g5j
~budg	80 -6a16g
~bug	78 -11g-5i5k8b9h
~bugg	89 -7g6k11c
~bugs	84 -6cg-4i9b12h
~bui	54 -10c-9j-7i-6d-4h7a9g11k17e
~buic	89 -4c4a
~buil	55 -8c-7j-6di-4h5a8gk18e
~bul	85 -5c5bf6i
~bull	87 -5c5bf6i
~bum	78 -7a-5c8b13j
~bump	79 -5c13j
~bun	74 -11g-10c9i10b14a
~bunc	85 -9a6d13b
~bund	83 -5i12a
~bung	87 -10g-7b-5c8a16i
~bur	62 -21a-7b-5k6c7g17i19j
~bure	89 6j
~burg	89 
~buri	79 -6a7c
~burn	68 -8b-7c-5a13g18i
~burs	81 7c
~bury	89 -22a23j
~bus	49 -11i-8f5c6j8d9b11e
~bus>	81 4c6j
~busi	51 -11a-10i-7f6cj10d12b
~busy	73 -5c7a13e
~but	62 -9a-7d-4k10e12g
~but>	63 -6di-5b6e15g
~butc	89 -5c14i
~butt	89 -6a6e7b
~buy	63 -4gj4d6be8a
~buy>	64 -4j5d6e7b
~buyi	84 -5c12a
~by>	50 -22d-9k-7h-6g14e17b22i
~bys	83 -7b6c
~bys>	84 -9a10c
~cab	84 -9b-7c-6a7j9e12i
~cabi	85 -6bc-4a8j13i
~cak	87 -11c8a10g
~cake	87 -11c8a10g
~cal	48 -21g-17i-16a-14e-7c4j6k8f18h28bd
~cal>	62 -8i-7c5ad11b
~cale	82 -8c-6a-5e5k7i14g
~call	51 -35g-16i-10ae5c6f7j18b21h26d
~cam	61 -17b-9i-5d-4f6k10j11a17g
~came	63 -13a-8i7k11gj
~camp	87 -12b8a10g
~camr	87 -13b-5c19a
~can	46 -17j-15k-6g6ci8f10d11a15e
~can>	48 -26j-25k7d9i10f12e13ac
~canc	70 -12g-7c-4b4d8k9j10e
~cand	89 -5a6k
~cane	78 
~cant	83 
~cap	84 -16a-5b7j18c
~car	41 -13k-9j-6eg21c31i
~car>	51 -11j-10d-6e-5h4g5i9f17c
~card	58 -12g-10a-6k-5h9b13i15c
~care	64 -13c5g6d7h11a
~carp	85 -8a-5c7k9j
~carr	58 -7i4k5c7g11d
~cars	66 -20k-9g7c10d23i
~cart	89 -5j6e
~cary	82 -8j5e21i
~cas	63 -15a-4d13g18b
~case	76 8j
~cash	66 -14a-5c15g20b
~cat	55 -10a-7c-6i-5j-4d5f7g8e24k
~cat>	89 -8a11b
~catc	74 -15d-5b11e23k
~cate	63 -4b4g7f10d
~cati	66 -7j-6b-4i4a14k
~cats	84 -13b5j6a7g
~cau	65 -11i5d16k
~caus	65 -10i8ad
~cce	81 -10b12a
~ccen	87 7a
~cci	69 -13c5a6d11e
~ccid	69 -13c5a6d11e
~cco	60 -13g-7k-6h-5de8j11b13c
~cco>	75 11a
~ccor	87 -7c12i
~ccou	63 -12g-7k-5h-4di6j11b22c
~ccu	74 -5a6j12g
~ccup	78 -9a25c
~ccur	83 -22c6a10g11j
~ce>	36 -13c-8j4e7g10ab11k21i
~ceb	89 -5b6j8c
~cebo	89 -5b6j8c
~ced	70 -14j-7a33b
~ced>	70 -14j-7a33b
~cei	77 -7a-5g4cj6k9f
~ceil	84 -8a5gj10f
~ceip	83 -11g5c8k
~cel	70 -11a-10g12c19b
~cel>	84 -7a8b
~cele	85 
~cell	75 -11g-6a13c14b
~cem	77 -13g6b9a
~ceme	78 -13g6b8a
~cen	54 -11a-8c-6i5d7be15g
~cens	59 -12a-5j-4i5b10de
~cent	64 -10c-6dk5h7j19g
~cer	58 -10b-6g-5i-4c5ae6fj16d
~cer>	74 -12g-10b5k7e8j12d
~ceri	87 -5b8g
~cern	84 5c6a
~cert	62 -5k8d
~ces	64 -24c5aik23d
~ces>	68 -24c4k13a18d
~cess	75 -8a-5g5i7d
~ch>	39 -37i-35a-14j5f7e10g16c20k27d28b
~cha	53 -12ce-7i-5f7b10dk18g
~cha>	83 -9a-6j-5g-4e5b12c14d
~chai	78 -8a-5c9bh
~chan	59 -8e-7bh-5g-4d6c11k28a
~char	68 -16c-5a5k14g
~chas	83 -20a28g
~chat	82 -8c-4e6d8j
~che	50 -9h-6c-5d7i11b15j
~chea	77 -7c-6d-4e5b12g14a
~chec	58 -9a-6gj-4h6c13be
~ched	71 -10g-5i8j10c
~chel	82 -5c5j8b
~chem	89 
~chen	70 -11a-4b4i10g11j
~cher	78 -11c-9a8b17i
~ches	73 -5e-4k6d
~chew	85 5b
~chi	60 -12j-8de6a12bc
~chil	70 -12d-5ae5bi8fg
~chim	84 -6b7d
~chin	68 -11j-6d-5gi-4e11bc13a
~chit	87 4b
~cho	59 -23g-7e7d10c11f
~chol	89 -9g9i
~choo	60 -14g-9h-6e5dj12cf
~chr	84 12f
~chri	84 12f
~chu	78 -6b9a
~chur	79 -6b9a
~cia	59 -14g-6a-5i7d8b19c
~cial	62 -6gj-5i25c
~cian	87 -7c13j
~ciar	77 -10g-4a7c14d
~ciat	84 -7c13b
~cid	64 -7cg6ij8e10d
~cide	64 -19a-10c-7g5b7i8e11j12d
~cidi	87 -10b-7j4c22a
~cie	68 -8b4aj14c
~cies	68 -6a4j14c
~cig	81 -5a-4c4k5b6e
~ciga	81 -5a-4c4k5b6e
~cin	78 
~cin>	89 
~cine	85 5c
~cing	89 
~cis	78 -5k7d
~cisi	78 -5k7d
~cit	71 -13b-6g9aef
~cita	89 7c
~citi	87 -6c-5b6f13e
~city	76 -8b6f7a
~ck>	43 -15j-12a-11b-9h6g9d11ce16ik
~cka	77 -6g-4j5a7b8c
~ckag	77 -6g-4j5a7b8c
~cke	56 -10ci-6de-4a5f13hj15b
~cked	64 -9g-7i-5k6h9ab10j
~cker	75 -14a-7c5f11b12h
~cket	65 -5c-4i5j6f8g
~ckg	85 -6j6b
~ckgr	85 -6j6b
~cki	71 -12g-11a6i12h16b
~ckin	71 -12g-11a6i12h16b
~ckl	80 -12c-5g8d14h
~ckle	83 -11c-5g5a15h
~cko	83 -11c8i11g
~ckon	89 -9c8g
~cks	61 -15b-12i-10d8h11g30a
~cks>	61 -12i-10d-8b8h11g22a
~cku	70 -13c-6a4g12e15i
~ckup	70 -13c-6a4g12e15i
~cky	77 -8a-6d15c
~cky>	81 -6d7c
~ckya	89 -8a9c
~cla	56 -17a-7d6k9c10i
~clai	59 -8a-6d-5j4b8g11i
~clar	82 4k
~clas	78 -6g-4b4c7f
~clau	87 
~cle	57 -20i-8g-6e8bj11k22a
~cle>	66 -10a-7d-5j-4e4b6c20k
~clea	66 -23i-11c7b8j24a
~cles	72 -7g-5k5c6j14a
~cli	61 -11g-5ik-4b5ae8f12d
~clie	65 -4g10d
~clim	80 -9b-4c4d13a
~clin	79 -6d-5k6e10f
~clo	54 -21ac-12i-4h9b26e28g
~cloc	82 -8c-6a-4j7e9g10b
~clos	56 -19c-11a-10i6j18eg
~clot	85 10g
~clou	84 -5a5b
~clu	73 -7b19a
~clud	74 -9b18a
~co>	70 -13a-9d-6c6i13g14b
~coa	82 -6a7b10g
~coas	87 6g
~cod	72 -8g-6a5k21c
~code	72 -8g-6a5k21c
~cof	82 -5a7k10i
~coff	82 -5a7k10i
~coh	75 5c6g
~coho	75 5c6g
~coi	82 -9k11b
~coi>	85 -10k9a
~col	57 -7ci-5h8b16a
~cold	84 9a
~coll	59 -6ci-4dh7g10b14a
~colo	89 
~colu	89 4d
~com	40 -20a-7j-6k10f12d21c24h
~com>	89 8j
~coma	89 
~come	51 -12k-7ei5f6c34h
~comf	78 6a
~comi	67 -21b-17a-9j-8k9fi39c
~comm	65 -7a-5i5k8g14b
~comp	46 -7c-6g-5a6eik7b13d
~con	50 -10ce-7h-4d6b7j9f10i13a
~con>	89 -9a-8c8f10j
~conc	83 4b5c
~cond	61 -11g-6b-4e8c10j12i
~conf	89 -4d9c
~cong	80 -7j11i
~cons	71 -16c6g19a
~cont	60 -9c-6e-5a4d6k10g12b
~conv	79 -10k4f6j7c
~coo	66 -16b-12j-6f6a8c26d
~cook	85 -8b-4c5d10a
~cool	67 -12j-10b-6f11c23d
~cop	73 -16b-8k-5g5ij19a
~copp	85 -17b17a
~copy	78 -7k-5c7ij
~cor	55 -20a-9d-7k-6i-5h8f10b34j
~cord	62 -13c-9d-8i-6g4e7j11b18a
~core	77 -28a-6k7i17g22c
~corn	87 -9a-5k7c17f
~coro	87 6d
~corp	77 14b
~corr	69 -8a-7bc33j
~cos	60 -15a-8i-5h10j28g
~cost	60 -15a-8i-5h10j28g
~cot	89 4a
~coti	89 4a
~cou	44 -12h-7ad-5i-4k14e18cg
~couc	83 -5ag6b9c
~coul	50 -18k-14j-8h-5df13g18e27a
~coun	55 -9ai-8h-7c5b7g12f16k
~coup	74 -11f-8b9g13c
~cour	78 -34a5f17c18j
~cous	82 -5b4f
~cov	48 -17d-10f-8j-6e6k8a14c19b
~cove	48 -17d-10f-8j-5g6k8a17c19b
~cow	85 -4g
~cowo	89 
~cpa	83 5k
~cpa>	84 6a
~cr>	85 
~cra	65 -18a-8g5k6dh23b
~cras	78 -7b-5ag10d11c
~crat	85 -5a8b
~craw	81 -12c-9g5j10i15b
~craz	76 -5ij6b9h
~cre	57 -13f-10i-4g9b11e19a
~crea	77 -10g-7k9e18a
~cred	63 -13f-12g5k12ac
~cree	77 -7i6a9g
~crem	83 -4a8c
~crew	75 -15c-8i-5a4e6d12g
~cri	73 -10g-7ac8d14k
~crib	83 -6ag-5i17k
~crip	82 -4c11d
~cro	73 -17c-7g-4k4a6i10b11d
~cros	84 -5c6i
~crow	78 -13c-5gk7ab12d
~cs>	78 -9a6h7b
~ct>	58 -31a-10e-8i5f6h13ck22j
~cte	74 -15a6i10b12j
~cted	77 -13c7i14j
~cter	89 -20a12b14c
~cti	56 -8cd-6b7j11a15k
~ctib	63 -4c4j12g
~ctin	83 -7d-6g8c12k
~ctio	66 -7c12k
~ctiv	87 -5c13a
~ctl	74 -7b5g11c
~ctly	74 -7b5g11c
~cto	61 -15a-10g-5c6ei25d
~ctor	61 -15a-10g-5c6ei25d
~ctr	72 -7ac5j6b7g
~ctri	75 -14c6b7j8g
~ctro	85 -4a7c
~cts	75 -16b-4g7d20c
~cts>	75 -16b-4g7d20c
~ctu	63 -10g-8b-5j4f7c9k10a
~ctua	74 5k6i7c
~ctur	67 -8g-5b5k6f13a
~cub	83 -8b7g11a
~cuba	83 -8b7g11a
~cui	85 
~cuit	87 -4c6g
~cup	77 -11a-6k23c
~cupa	80 -8a-4gk26c
~cur	59 -18a-10c-6g-5b10e11j19k
~curi	72 -8ac-6g-4j8b9h18k
~curl	87 10i
~curr	63 -8b-5i4j6k13e
~cus	60 -14g-6j-5e14h16d
~cuse	87 -19g16c17h
~cush	85 -10c6a8k
~cust	62 -4beg5a13d
~cut	71 -7k-5a6c7bg
~cut>	74 -6i-5k6c8b
~cute	89 -4g10i
~cy>	48 -11i-5d-4c5k9a12e
~cyb	87 6a
~cybe	87 6a
~cyc	80 -5b5dk
~cycl	80 -5b5dk
~da>	82 10f
~dad	66 -10c-5j5b7d8g
~dad>	71 -15c6k13g
~dadd	77 -5g-4k7c10d
~dads	87 5b
~dam	66 -8e-6b-5c5k11g12a
~dama	67 -8e-6b-5c5k12g13a
~dan	78 -10c-6f5e16a
~dang	82 -10c5e7a
~dar	89 -8c6k9g
~das	74 -9k-4c7i14a
~das>	89 -6g9i
~dash	76 -9k15a
~dat	59 -17g-13a-10d-5hi-4j4k28c32e
~data	84 -7d10a
~date	61 -17a-14g-10b-4d5k25c35e
~dati	82 -6a12b
~dau	68 -7k-5dg6aj13c
~daug	68 -7k-5dg6aj13c
~day	44 -20a-11b-9g6f7j20e29c
~day>	47 -25g-24a-12i-10b11j12f25e38c
~dayc	89 5g
~days	59 -14j-7f-5e8a10i17g
~dba	89 
~dbo	80 
~dbol	84 
~dboo	89 
~dd>	72 -20b-19a8j10c12g17k
~dda	85 -9a4g5e
~ddad	87 -5a4cg
~dde	75 -7b-6e8d11a
~dded	83 11a
~dden	87 
~dder	85 -6bc5g11d
~ddi	68 -6c-5d6ej
~ddin	77 -10c-7d4k6f11j
~ddit	74 
~ddl	77 -13a-6i6beg12c
~ddle	78 -12a-6i6beg13c
~ddr	62 -11a-10b-6gj-5i9e10c12k14f
~ddre	62 -11a-10b-6gj-5i9e10c12k14f
~ddy	71 4c
~ddy>	73 -7j12c
~ddys	87 -9c11j
~de>	49 -19a-7k-6g4b8j9f11i21h
~dea	61 -9g-6h5d8k15a
~dea>	77 -5c8k11a
~dead	73 -6g-5k4bc7a
~deal	69 -15g-5a5b6k8c11d
~deat	84 -13c-5b4i5a18g
~deb	77 -25a8b22c
~debt	78 -25a-4j9b23c
~dec	61 -8g-5b4e6a7d9j
~dec>	78 6a
~dece	85 -9b4g13a
~deci	68 -9g-6k-5a5c10j11d
~deck	89 4j
~decl	75 6e
~ded	55 -9b-8ej4c6i9g14a
~ded>	61 -13g-12b-11j-7e-5h4d5i6k12c23a
~dedu	63 -8a-7c-4k23g
~dee	78 -10b6i7g11c
~deep	87 -11b-10a-4c7j10g11i
~deer	87 -5j5a18c
~deg	78 -10c6b13g
~degr	78 -10c6b13g
~del	63 -7c-5g8ae
~del>	78 -8a-6eg5k12b14c
~deli	66 -18c-9b13e16a
~den	57 -6c-5g-4f11e15j
~den>	78 -5e5i
~denc	84 -11ag6k7j12e
~deni	87 -5a5d
~dent	60 -18c-6bk8e9gj12a
~deo	84 
~deo>	84 
~dep	69 -16c-7a4g12d13b
~depa	79 -12ac6g9b16d
~depe	75 -7a14b
~der	50 -19a-13e-6j9df17b21g
~der>	53 -19j-10e-9k-6h9f15b25c
~dere	89 -21c8f22g
~deri	84 -12a5b8g
~ders	68 -14a-13c-6i5g6h12k18j
~derw	82 -8c7d9a
~des	58 -22g-6a-4fh4d8b10c12k15j
~des>	63 -11g8i10d14c
~desc	84 -5agi17k
~desi	84 -4a6b
~desk	83 -4a11b
~dest	73 -9g-8b-5d6k10a16j
~det	77 -5b11c
~deta	84 -4b5j
~dete	83 12c
~dev	82 7j
~devi	82 7j
~df>	89 -4c6af
~dge	74 -8a-5j4c11k12g
~dge>	87 -4j9c
~dget	77 -8a4k15g
~dgm	89 -5c6b
~dgme	89 -5c6b
~dia	68 9d
~diab	79 11a
~diag	83 -9a5g6c
~dian	81 -4c15d
~dic	67 -20a-4g5e6b17c
~dica	68 -17a7b15c
~dici	85 5c
~did	36 -24k-14b-9d5j7c9g11h16e17i19a
~did>	36 -24k-14b-9d5j7c9g11h16e17i19a
~die	68 -8e4g6i10a
~die>	80 -5bcj6g7a10i
~died	73 -7e-6c7a10j
~dies	89 -4a11c
~dif	68 -10b-6j-5e5k8g15c
~diff	68 -10b-6j-5e5k8g15c
~dig	74 -7a-6b6k19c
~digi	74 -7a-6b6k19c
~dil	80 -7a4g7c
~dily	81 -7a8c
~dim	89 -11a5g10b
~dime	89 -11a5g10b
~din	51 -14i-5g10c13j14f
~din>	69 -6k-4e12j
~ding	54 -9i-7a-6h-4d4b9j10c17f
~dinn	82 -8j-6i5d8e11a
~dip	85 -18b10c13a
~dir	89 -7a6b7h
~dis	63 -12c-7g11j12k14a
~disa	80 -4g5a8j
~disc	69 -7j-4c7b12k
~dise	85 -5c4j6a
~dist	83 -7b10j
~dit	54 -21g-10f-5d5e6k12c17b
~dit>	60 -13f-10g-5i-4d6k10b17c
~dite	84 11a
~diti	67 -9g7b9i
~dito	85 -6g6e
~dits	89 -9a5b6k
~div	70 -12c-9j6g9b18a
~dive	85 -10b6a10g
~divi	77 6b
~divo	81 -10j-9c14b15a
~dju	82 -5bg7i
~djus	82 -5bg7i
~dki	89 6a
~dkid	89 6a
~dle	61 -14a-6fj-5c14b15i
~dle>	68 -40a-8g-5j-4f4e6h7b8c37i
~dled	77 -19i-4c32a
~dles	74 -5g7d12b
~dli	77 -7d14b
~dlin	78 -7d14b
~dlo	67 -6e5a6c7d
~dlor	67 -6e5a6c7d
~dma	85 -7a-5g6c8j
~dma>	87 -7a-5g7c8j
~dmv	87 -7c-4a4f5e11d
~dmv>	87 -7c-4a4f5e11d
~dne	89 -11d5g12c
~do>	27 -47k-39j-10g11hi15b17f22e27c43a
~dob	84 -10a19c
~dob>	84 -10a19c
~doc	68 -17g-5a-4c5k8i17d
~doct	68 -15g-8j4e5k9i18d
~doe	41 -23k-7hj7c14e20d21a
~does	41 -23k-7hj7c14e20d21a
~dog	71 -13b7a13j
~dog>	74 -4b13j
~dogs	83 -10b12a
~doi	60 -13g-9j-8e-6d-5h19i20c
~doin	60 -13g-9j-8e-6d-5h19i20c
~dol	65 -11a-5c7g15j
~doll	65 -11a-5c7g15j
~dom	81 -7c-5k4b14g
~dome	83 -13a5b14g
~don	62 -16a-4e5b7d14c
~done	62 -16a-4e5b7d14c
~doo	64 -15c-13b7f8j9k16e
~door	65 -15c-13b-4i6k7f8j16e
~dor	80 -14b-9g10c13a
~dor>	89 -9g11c
~dors	87 -4b5i
~dos	85 -11c4a12g
~dose	87 -11c4a13g
~dot	81 -13a-5c22j
~dot>	84 -14a21j
~dou	85 -13a-6c9g15b
~doub	89 -15a-4c10g16b
~dow	52 -18a-11c-8i-5g6k8d9h11e22j
~dow>	85 -6g-5c5e6j12i
~dowe	89 -6j-5c9a10b
~down	52 -14ai-5c5d8e9k10h14j
~dra	66 -10c6b8eg
~draf	87 -5a7c
~drag	89 -5b6h7i
~drai	87 7e
~dran	74 -5ci6a15g
~draw	78 -9c-6a7e14b
~dre	59 -13a-6ij8e13f16k
~dren	73 -8c6bk
~dres	62 -11a-10b-6gj-5i9e10c12k14f
~dri	46 -6h-5ef4d5i6b10c13a
~drin	72 -8d-5i6g17a
~drip	89 -5a6b
~driv	47 -7g-6h-5e4a5b8i10d11c
~dro	64 -19a-10c15b17h
~droo	76 -7a4k
~drop	69 -12c-9a-5i14b19h
~dru	78 -14c11d
~drug	79 -14c-5b9a11d
~dry	83 7a
~ds>	45 -7h-6bf8g18j
~dsh	78 -6j10b
~dshi	83 -6j5c
~dsi	78 -6g-4b5a7j
~dsid	78 -6g-4b5a7j
~dt>	89 
~dua	84 
~duat	85 -4b4a
~duc	60 -19a-9b4k15g25c
~duca	80 -7a-5g-4bj12k15c
~duct	61 -12a-5b-4k10c20g
~due	76 -16c-7g11a23e
~due>	76 -16c-7g11a23e
~dui	83 -8a-5g19c
~dui>	87 -18a23c
~dul	80 6e
~dule	81 6e
~dup	89 -5g5a
~dupl	89 -5g5a
~dur	87 6c
~duri	87 6c
~dvi	72 -7g-4h5bj7a
~dvic	75 -8c-4g8a10d
~dvis	83 -12d7cj
~dwe	79 -11a-6c5k14g
~dwel	79 -11a-6c5k14g
~dwo	89 -8a5c7j
~dy>	45 -10b-6g8j9e18a
~dys	68 -9e-8g9k11j
~dys>	68 -9e-8g9k11j
~ea>	70 -25c-11e-7g-4h9jk34f
~eab	83 -6a-4b18f
~eabo	83 -6a-4b18f
~eac	59 -11a-10i4g6e9k10j
~each	60 -10ai5k6g7e10j
~eact	89 6k
~ead	52 -25c-16i-9a-7d-6h13f15b17g33k
~ead>	58 -12i-11g-7e-5a12c15b26k
~eadb	84 
~eade	84 5f
~eadi	81 -22a10g23f
~eadl	83 
~eads	81 -5aj6g
~eady	66 -6i-5c8e11a
~eag	76 -10a4c7g
~eage	80 -12a5k7c8g
~eagl	89 
~eah	70 -22a-8b-6e-5k5d6i11f20j
~eah>	70 -22a-8b-6e-5k5d6i11f20j
~eak	62 -15b-11gk-10i-5h15a19c20j
~eak>	71 -8k-4a7j9f
~eake	80 -5b20a
~eaki	83 -12a-11i8c24j
~eaks	74 -11b-7g14c15a
~eal	53 -16g-10a-9f-6h6jk11b27i
~eal>	66 -11i-7f-5c6j7aek
~eale	85 -10a5j11d
~eall	78 -5bk-4g10i12a
~eals	89 -12a12b
~ealt	58 -15g-9a-6d6c10b27i
~eam	75 -10c-5g6b
~eam>	77 -9c-5g6b7k
~ean	65 -20i-5g-4k5d11ah12b
~ean>	69 -26i-6c-5g4h16b27a
~eane	85 -10a11c
~eani	84 -5c10h
~eap	76 -8c-6d-4e5b12g16a
~eap>	85 -10j-9c-4d6g8b13a
~eape	81 6j7g
~ear	39 -17i-9c-7b-6d5h6f7g11j16e18a
~ear>	45 -18i-16b-6h17a18ej
~earb	80 7a
~eard	74 -10g-8ac7i11h15e
~eare	85 -12a-5c5j19f
~eari	78 -7g-5a-4b4c19j
~earl	79 -12j5k12g
~earn	72 -29c-6b5ej8ai16g
~ears	51 -11dj-7i5c9k10h13b
~eart	69 -7c-6j6b7d9a
~eas	51 -19g-14d-13j-9a6b7e9f12k14c15h
~eas>	89 -6c6a8f
~ease	56 -22d-16g-5i-4h6ab11f16ck
~easi	78 -9c-6b5k6a15i
~easo	69 -25a-8g-4k12c15e28h
~east	83 -12b6d11g
~easu	75 -11a10d17b
~easy	82 -16j5b6ac
~eat	55 -13j-7d-6eh-5c6g10a15i16b
~eat>	63 -20j-7d-6e-4g7ai12c16b
~eate	70 -4b5gj6a
~eath	75 -11c9gi
~eati	74 -7c5b7i
~eatm	81 
~eats	89 
~eau	83 4aj
~eau>	89 6j
~eav	58 -15g-10i-9c-5k10d11b12fh
~eave	60 -17g-7c-4ik6b11d13f14h
~eavi	78 -6i6a8b
~eavy	87 
~ebo	56 -8b-7e-6k-4fg5cj7i8a13d
~ebod	57 -7e-6k-4bf9i10a14d
~eboo	89 -5b6j8c
~ebs	81 -6h-5d6c11b
~ebsi	81 -6h-5d6c11b
~ebt	78 -25a-4j9b23c
~ebt>	82 -10a-4j5g9b
~ebts	89 -18a24c
~ebu	76 -8c13a
~ebui	77 -6c13a
~ec>	77 11a
~eca	64 -13a-11i-6e5dg6b11ck
~ecal	81 -4e6b
~ecau	66 -14a-10i9cd10k
~ece	70 -9g-5b10a12k
~ece>	85 
~ecei	83 -11g5c8k
~ecen	78 -6j13a
~ech	85 6a
~eci	65 -12g-10a-7k-4h4i10dj14c
~ecia	80 6c
~ecid	72 -8a-6g5di6c7j
~ecis	78 -5k7d
~eck	55 -11c-5hj5b6i7d11e
~eck>	59 -7a-4g6i13d
~ecki	84 -10g4b6i
~ecko	87 -9c8g
~ecks	74 -4d4b7a8g
~ecku	85 -5a17e
~ecl	74 6e
~ecla	81 4k
~ecli	81 -4k4b7e
~eco	56 -13i-10d-6g-5h7j13c20a
~ecom	80 -7g13c
~econ	65 -11b4g7j9c
~ecor	63 -16i-9d-8c-5g5ej12b20a
~ect	54 -16a-7deg-5f5h6c17k29j
~ect>	63 -16a-9g-8i-6e9h17j20c
~ecte	78 -13c8i10j
~ecti	69 -10b-6cd8j18k
~ecto	81 13c
~ectr	72 -7ac5j6b7g
~ecu	74 -7g5c8b
~ecur	75 -4g9b
~ed>	30 -26g-19b-9c-5i8f9h12dk33j36a
~eda	83 -4k12b
~eday	87 9a
~edd	83 -7d-6a5k12j
~eddi	83 -7d-6a5k12j
~ede	89 5a
~edi	57 -15g-13f5k32c
~edic	67 -19a-4g6b21c
~edin	78 -5b9c
~edit	63 -13f-12g5k12ac
~edl	87 -7b-4c9h12a
~edle	87 -7b-4c9h12a
~edo	79 -8a15e
~edon	82 -7a15e
~edr	76 -7a4k
~edro	76 -7a4k
~eds	69 -24b-7e5ij7c8a11g
~eds>	69 -24b-7e5ij7c8a11g
~edu	60 -10a7k15g
~educ	61 -13a4c5k18g
~edul	81 6e
~ee>	53 -20g-11i-9bh-4c5d6f11e17j23a
~eed	46 -15g-14i-11b-8d-6f-5j4a15h55k
~eed>	47 -17i-12g-10dj-6c-5f-4b7e11h61k
~eedi	78 -5b9c
~eedl	87 -7b-4c9h12a
~eeds	72 -7e6i8j
~eek	56 -9b-8a8h13g
~eek>	61 -9c-6i-4a4dg11h
~eeke	71 -7a-5b5j13c
~eeks	72 -11b8i15g
~eel	58 -7b-6ej14di
~eel>	62 -19c-12a8g10d12i
~eeli	77 -8g15c
~eels	75 -4j6c7d
~eem	84 -5e4a9b
~eeme	84 -5e4a9b
~een	47 -15j-5e7bfg18i
~een>	48 -16j-10a-4e7f8b12c18i
~eena	78 -10c8a9g
~eens	85 -4c5a
~eent	87 
~eep	51 -16g-7e-6a-5b4c6df8j20k
~eep>	54 -9e-8bg7j10f22k
~eepe	81 -9a-4c5b14d
~eepi	70 -6g8ai
~eeps	73 -7a5e6h7c
~eer	70 -5i4j13c
~eer>	75 -5ij6a15c
~eers	81 -5a6b
~ees	67 -11i-5c6k16g
~ees>	67 -11i-5c6k16g
~eet	56 -11k-8g-6d-5e6bh7fj14c
~eet>	57 -9ae-7dgk5bj8f25c
~eeth	87 -8c-5k6e10h
~eeti	81 -8c13a
~eez	87 -42a-11c10b14g35i
~efe	77 -8a7j12b
~efer	78 -11a5j14b
~efi	69 9d
~efic	77 -10g-4a7c14d
~efit	76 -7c5a10g
~efo	55 -15k-4h4df5g10i
~efor	55 -15k-4h4df5g10i
~efr	87 -14a17b
~efro	89 -11a12b
~eft	66 -11c-6i4k9b14g
~eft>	66 -11c-6i4k9b14g
~efu	87 -15c16d
~ega	71 -10b-7g5j7ac11k
~egac	89 6c
~egal	76 -10b9k11a
~egat	87 
~ege	65 -6i7c10b
~ege>	65 -6i-4f8c10b
~egg	85 -12g8c9i
~egi	77 -25c28g
~egis	80 -25c30g
~egr	78 -10c6b13g
~egre	78 -10c6b13g
~egu	72 -8j-5g-4d7ak12c
~egul	72 -8j-5g-4d7ak12c
~ehe	82 -8a7c11h
~ehen	82 -8a7c11h
~ehi	60 -12g-4e7h9dk
~ehic	64 -6g-5d6k7c
~ehin	69 -10c-7bg-5i4k5f10h16d
~eho	73 -8g-4b5d13c
~ehol	76 -8g-7a5d15c
~ehou	87 
~eic	87 -9ad25b
~eico	87 -9ad25b
~eig	64 -11d-9j10c21g
~eigh	64 -11d-9j10c21g
~eil	82 -5bk5g7j10f
~eili	84 -8a5gj10f
~ein	68 -22b-8c-7g6f17ai
~ein>	83 -8b-7c7e11a
~eing	71 -16b-9g7f8a18i
~eip	83 -11g5c8k
~eipt	83 -11g5c8k
~eir	60 -22c-7b4f13h15g
~eir>	61 -14c-10b5e7h17g
~eird	89 -5c6a
~eirs	87 -6c5b9h
~eit	82 -6a4b
~eith	82 -6a4b
~eje	89 5h
~ejec	89 5h
~ek>	61 -9c-6i-4a4dg11h
~eke	71 -7a-5b5j13c
~eken	71 -7a-5b5j13c
~eks	72 -11b8i15g
~eks>	72 -11b8i15g
~el>	55 -24a-8e-6c5k11d20b
~eld	74 -8a7j
~eld>	75 -8a7j
~ele	67 -11c-8b-4i5h14a
~elec	72 -7ac5j6b7g
~eled	85 
~elem	85 -5c7h
~elf	58 -10e-7g-5i-4j4c7k22b
~elf>	58 -10e-7g-5i-4j4c7k22b
~eli	60 -15g-14b5aj8f15e
~elie	78 -13g-7a-4bk5c6j10e11f
~elin	71 -10g-6e12c
~eliv	67 -15c-9b12e13a
~ell	39 -23b-11f-8j-7c-5e6h8a61k
~ell>	41 -21j-19g-12e-11f-10b-7c13a78k
~ella	59 -10b-7d-4j6h10c11g
~elle	77 -18b-9c5i6d9g11a
~elli	72 -17a-13k-8c13eg19j
~ello	87 8c
~ells	87 -7a12j
~elo	70 -10c5g11a
~elon	80 -17b-4cj10g24a
~elor	82 -5c5j8b
~elow	87 -8a11b
~elp	65 -16c4g5h10b11i
~elp>	68 -16c-6a6h9b13i
~elpi	87 -8b11a
~elps	85 -9a9b
~elr	78 -6a11c
~elry	78 -6a11c
~els	54 -13g-11a-7e8h14d17c
~els>	74 -4j4c7d
~else	55 -12g-11a-5e7hj9d14c
~elt	85 -8b11g
~elt>	89 -8b11g
~ely	69 -6b7a11i
~ely>	69 -6b7a11i
~em>	49 -27a-7fj6d7i8b11ch15g
~ema	58 -11g-6e-4a6b20c
~emai	60 -10g-6e-4d9a19c
~emat	78 6h
~emb	67 -14c-5bg4e6a9j10i
~embe	68 -14c-5g-4b4e9a10ij
~eme	54 -10g-7ck-4b6d10j13i17a
~emem	69 -14c-5g-4b5e9a10ij
~emen	58 -7e-6g6i7c8a
~emer	83 4d
~emi	73 -10k9c15g
~emic	85 -5a
~emiu	77 -6c-5j4k7a13g
~emo	78 -7c5a8j
~emod	82 -5c14a
~emp	60 -9c-4k5ab8e
~empl	62 -8g-5c-4e4d5b6j
~empt	79 -6a-5ck12g16e
~ems	79 -16c10a12j
~ems>	80 -15c8a12j
~en>	34 -15h-12f-10a-4k5i17g62e
~ena	73 -12c-5b4k7g11a
~enag	78 -10c8a9g
~enan	82 5j6k
~enc	62 -9b-5i5e7a8k11j
~ence	64 -9b-8c-5i-4d5a6e10k12j
~ency	83 -5j4d5a
~end	47 -25a-9b-7d5hi8cfj9g17e
~end>	52 -19c-12d-10a-5k4h10i12g15f18e
~enda	85 -6f4c5k
~ende	64 -15a-9b5d7g18c
~endi	80 -6a5h10j
~endo	82 -8g-4b4i10c
~ends	68 -8a10b
~ene	54 -10g-6i6k7h14d
~ened	62 -11g-8e-5a4j9cd
~enef	70 10d
~ener	73 -4i4k9g
~enew	69 -9g-7c6h15e
~eng	73 -10j-7c-4i10k15g
~enga	83 -9j-6c4ae10g
~enge	81 5g
~eni	71 -35a-12g8f17j18e
~enie	87 -4a5d6f
~enin	74 -33a-12g5i17j19e
~enis	89 
~enj	82 -4b10a
~enjo	82 -4b10a
~enn	87 4j
~eno	69 -19b-17i11g12a18h
~enou	71 -17i-16b-8c11g18h20a
~enov	87 -10a-4b13c
~enr	89 -9g14c
~enro	89 -9g14c
~ens	50 -6i-5fj7b8hk
~ens>	63 -10d-9e-5i7g8h10ak
~ense	56 -7a-6g-4h7e8bd
~ensi	69 -5f4g5b8h
~enso	89 5c
~ent	36 -21c-10i5g6a7ej10k18b19d
~ent>	40 -15a-12i4f6e8k12d16bg
~enta	67 -11g5a12b
~ente	71 -7a-5g4d5b6k
~enth	87 
~enti	69 -8k-7b-6g-5d-4i5cj18a
~entl	75 -11g8j10a
~ento	80 -7c5k8g
~entr	87 -11a-4b18j
~ents	53 -8cf-7j-4h8i14ad
~enu	78 -11a7g16c
~enu>	89 -5a12c
~enue	82 -8a6c9g
~env	87 -4a4k5c
~enve	89 4ck
~eo>	84 
~eon	79 -8c-7b-5j7a20g
~eone	80 -8c-5bj7a20g
~eop	57 -8j-6e-5f17d
~eopl	58 -8j-6e-5f7a17d
~eor	83 -6a-5c4f13k
~eorg	84 -6a-5c4f13k
~eow	75 -8ac-4k5j9d15b
~eown	75 -8ac-4k5j9d15b
~ep>	53 -8b-7g-5e-4a9f11j18k
~epa	67 -9a-8c-4h10d16b
~epai	77 -10a-4h7bj
~epar	72 -12c11b14d
~epe	70 -15a-5c6k9d17b
~epen	75 -7a14b
~eper	81 -9a-4c5b14d
~eph	87 
~epi	70 -6g8ai
~epin	70 -6g8ai
~epl	62 -7d-4g11a13b
~epla	62 -7d-4g11a13b
~epo	77 -8c-5b5f8k9h
~epor	77 -6c-5b8k9h
~eps	69 4h5a
~eps>	69 4h5a
~ept	71 -10g-9b5a7f19h
~ept>	72 -9b-8g-6c-4j7af20h
~equ	64 6a15g
~equi	65 4a15g
~er>	28 -21e-18g-10i-7b-6h6fk25a41d43c
~era	49 -6f-5d4h5b7cj10k
~era>	87 5j
~erad	89 
~erag	52 -7d4c6bk7h
~eral	65 4d
~eras	79 -5b6k9c
~erat	82 -6c5j
~erc	63 -10c-5a-4d5h6b17g
~erce	69 -12a-8c-6k7h8b19g
~erci	72 5k
~ere	32 -24e-20d-12b-11j5a8i15gh16k56f
~ere>	33 -20e-18d-9b4a5i8g11h14ck37f
~erea	83 -6a-4b18f
~ered	61 -18c-15a-8k-4j6bgi39f
~eren	67 -10b-6j-5de-4h5k6g21c
~eres	78 -8c-6j5k6g19h
~erf	77 -11i-9a-5g8b24c
~erfe	79 -11i-5g25c
~erg	80 -5e10i
~erge	83 4d
~eri	60 -12k-8i-6d-5c-4fh5e17j23g
~eria	84 4g6a
~erie	68 -7c-6ae12g22j
~erin	72 -12k-9c-7d9g13b15e
~erio	80 -9b6c
~erl	87 -7a-4cg5e18j
~erly	89 -6a-4c19j
~erm	63 -18c-6f-4a11eg20b
~erm>	68 -16c-10a-6f-5d5j16b19g
~erma	83 4b5c
~ermi	76 -16g7a13e
~ern	70 -12c-6d5fi8b
~erne	89 5a6b
~erni	79 -13b4ek5j8f
~erno	83 -11c4b8gi
~ero	74 -22g-12c5i15a21e
~ero>	85 7a
~erol	89 -9g9i
~erou	83 -10c5e8a
~err	74 -20k4c9a11i12j
~erra	85 -19k-6b14a16i
~erri	89 8c
~erru	85 -7a19j
~ers	41 -14i-12e-10g-8c15d16j18b19k
~ers>	44 -14eg-12f-8i-4h4c11b15a18k21d
~ersa	81 -11k5c11b
~erse	83 -9d-8c6g22f
~ersh	84 -6a6c
~ersi	81 5bk
~erso	62 -11c4j6a
~erst	75 -16a-10c-6i7h8k20j
~ert	56 -12b-7c-6e7a8j12dg
~ert>	78 -13a-9c6j8g13b
~erti	64 -14b5c9d13a
~erts	84 -4c7f12a
~erty	66 -11b6d8gk
~erv	66 -4g9b
~erve	77 -6c8a10b
~ervi	71 -4d6k
~ervo	85 -4a
~erw	68 -8c-4a5j6i12d
~erwa	85 4j
~erwi	87 -7a7j
~erwo	76 -4a6i8d
~erwr	82 -8c7d9a
~ery	51 -28a-10d-6e6ij8f11k14bg
~ery>	58 -19c-13e-9i4b9afg11j
~eryb	67 -22a-9d4f7e9k10g
~eryo	89 9k
~eryt	63 -23a5c8b10g15i
~es>	30 -24f-14h-6i9k10j21b22d26g
~esc	71 -10g-6i8d9a10k
~escr	72 -10g-6i8d9a10k
~ese	62 -4b14i
~ese>	63 -5j6a14i
~esen	85 -5a5k6j
~esh	89 -13a6b11k
~esi	64 -13g-4i19d
~esid	66 -9g20d
~esig	84 -4a6b
~esit	84 -5g-4b9a
~esk	82 -4a11b
~esk>	83 -4a11b
~eso	70 -10j5b13k
~esom	71 -10j13k
~esp	85 -5ae9bh
~espe	89 -5e10h
~ess	44 -17i-5h9d15j17c
~ess>	46 -10i-5b4d5cf14a
~essa	89 10c
~esse	75 -13a-5g-4i7k18b
~essi	70 -10a-8i4g6c12j
~esso	89 -20a-7b4i22c
~essu	77 -9b-4g5a9j11c
~est	50 -28g-13a-7b-4k8d9e16i32c
~est>	54 -21g-17b-13k-10a6hi7df15e28c
~esta	79 -8f-5c7i8a
~este	82 -8ag8i10k
~esti	67 -7a-6eg-4j5hk7b10c
~estl	89 9i
~ests	81 6j
~et>	38 -14d-8g-6j11e20c30k
~eta	74 5c6b
~etac	85 -4b6j
~etal	79 -5a6c10b
~etc	85 -5g5b6k
~etch	85 -5g5b6k
~ete	70 -13b14a19g
~etec	83 12c
~eter	82 -9a-8c25g
~etes	80 11a
~eth	51 -10j-9i5b7f8d12e
~ethe	70 -11a-8b7fjk10e
~ethi	53 -15j-8h-7i-5k4e6c10ad11b
~eti	63 -8c5j6f13a
~etim	84 -10b14a
~etin	80 -8c5f8a
~etir	68 6b
~eto	84 -7a11b
~ets	63 -14c6j7a9k
~ets>	63 -14c6j8a9k
~ett	53 -12c-11f6k7b21i
~ette	60 -8f-7gh5i6k11bc
~etti	67 -20c4e9gi
~ettl	77 -12a-11b-4c8g12h15i
~etty	69 -4c12a
~etu	80 -11b-5h7j10c
~etur	83 -11b4g7j
~etw	78 -7k-4a7f8b
~etwe	78 -7k-4a7f8b
~ety	69 -8g6a7c
~ety>	69 -8g6a7c
~eve	41 -29b-6g-4h4c7j8i10af25k
~eve>	78 -13g-5bk6j10e11f
~evel	77 -30b-5g18ac
~even	65 -11a-6d-5i7k20j
~ever	42 -19c-11e-10b-9j7d13i18a26k
~evi	72 -7ac6d12j
~evic	82 7j
~evid	87 -11a-5g7j13e
~evie	83 -8e9a
~ew>	53 -17k-7f-4c6e9i12a
~ewa	70 -7fg-6a6h20b
~ewal	76 -11b5a6c7h
~eway	77 -11a-7f-5c4k33b
~ewe	68 -5j6a9c
~ewed	84 7a
~ewel	78 -6a11c
~ewer	77 -5j6b7a
~ewh	72 -20c-6f-5dg10a12h22b
~ewhe	72 -20c-6f-5dg10a12h22b
~ews	83 -17c5b8j12i
~ews>	83 -17c5b8j12i
~ex>	74 -11c-7g4a12b13d
~exa	66 -12a-7d-5i5b10f13e
~exac	75 -12a8f10c
~exam	73 -11c6b14e
~exas	89 
~exc	68 -21g-6j-5k8e12h14a
~exce	75 -6a8b
~exch	89 -5k7a
~exci	83 -8c-5b5f6a13e
~excl	87 -8c15a
~excu	87 -19g16c17h
~exi	87 -4a9j
~exis	89 4h
~exp	59 -19c-12g-5f7h10k12d13a
~expa	89 5a
~expe	66 -5d4b6ij9k
~expi	80 7e
~expl	69 -13c-8b-7g-6i10ah19d
~ext	56 -12j-5ef-4k11b13c14a
~ext>	60 -10g-5ck-4j11a19b
~exte	87 -6b13c
~exti	79 7a
~extr	72 -11j-5d13c15g
~ey>	41 -14j-7e-6i-5k5h6b11g12d19f
~eye	83 -15a5i9b10d
~eys	75 -12a7e8b
~eys>	76 -11a4d7e9b
~fac	75 -20b8k9j11d
~face	80 -11b5j7g9k
~fact	83 -11b-8g5j7a13d
~fai	74 -4k4c11a
~fair	75 -8g6a14c
~fak	83 -14g-9b6a9c10i
~fake	83 -14g-9b6a9c10i
~fal	71 -11g-6cd-5j5a12e20b
~fall	71 -11g-6cd-5j5a12e20b
~fam	59 -8g-5ej6b10i12c
~fami	59 -8g-5ej7a9b10i
~fan	84 -18b-7g-5j14a18c
~fanc	89 -19b6c20a
~far	59 -33i-14bc-10d6e8a16f57g
~far>	63 -22i-13b-12j-8c14f15a42g
~farm	72 -9d-6c11ej
~fars	84 -7ai9g10f
~fas	77 -11i-6k9c11e
~fast	77 -11i-6k9c11e
~fat	78 -16k-7b4c12f15j
~fath	79 -7b4c12f
~fau	76 -6cd7a17b
~faul	76 -6cd7a17b
~fav	80 -5g13c
~favo	80 -5g13c
~fax	83 -8c5f
~fax>	83 -8c5f
~fe>	49 -8i-7k-5cd12b20a
~fea	89 -9d15c
~fear	89 -9d15c
~fec	77 -8i-7g5a23c
~fect	77 -8i-7g5a23c
~fed	87 -16g20e
~fed>	89 -17g-4a6j20e
~fee	56 -8a-7e-4d6g7h18i
~fee>	81 -7b7k10i
~feel	61 -12a-7j-5e5h6b17i
~feet	69 7j
~fel	74 -7b-6j4e11c
~fell	74 -7b-6j4e11c
~fen	70 -16b-6c5k27a
~fenc	76 -15b4k17a
~fend	79 4k5a
~fer	61 -12e-11a-6gj-5h5b7k37c
~fer>	72 -9g-8e-5a11b16c
~fere	66 -9a-6j-5bdeh9k27c
~fers	89 6i
~fes	67 -17a12gi
~fes>	71 -25a14gi
~fess	79 -6b8a
~fet	69 -8g-6a10c
~fety	70 -8g-6a11c
~few	75 -12b-5g5jk16a
~few>	75 -12b-5g5jk16a
~ff>	49 -13d-10ac-4g6ei14b25k
~ffe	62 -15j-12b-7e-5dh11i14k22c
~ffee	82 -5a7k10i
~ffer	64 -10bj-6e-4h8k25c
~ffi	63 -17c-6g6f12a13d
~ffic	63 -17c-6g6f12a13d
~ffo	84 -6c5dg
~ffor	84 -6c5dg
~ffs	87 -6a6d7g
~ffs>	89 8g
~fia	87 8j
~fian	87 8j
~fic	55 -14c-9j-7b5g30d
~fic>	84 6g
~fica	64 -5c-4b10d
~fice	64 -13c-10g-5e7f9a14d
~fici	75 -10g-4a5e14d
~fie	78 -9a9h12j
~fied	85 -5b5a10h
~fiel	83 -14a16j
~fif	84 4b
~fift	84 4b
~fig	67 -15c-6i-5j4h7ek10g
~figh	82 6a
~figu	69 -14c-6a-5j4k8e13g
~fil	62 -12b-7h-6g-4e6dk8a9c
~file	66 -6g-5bc4f5j9a
~fill	74 -7h-6b4k7d11c
~fin	54 -15g-8cf5ej6h8bi
~fina	65 -10g-7j5hi6e
~find	70 -17c-5f6hk7i
~fine	74 -8a-6g10b12k
~fing	79 -14k-5a6i14j
~fini	69 -5i5k9a
~fir	52 -9e-5h6f10d16k
~fire	59 -10j-6e-5bh4c7d8k9f
~firs	59 -4e4dj7a9k
~fis	82 -12b4f8a
~fish	82 -12b4f8a
~fit	68 -17k5d6g9c
~fit>	73 -19k-7a-5d15g17c
~fits	77 -9g-8c6a11d
~fix	72 -7k-6g-5de4f5a16c
~fix>	78 4a
~fixe	83 12c
~fixi	89 6f
~fla	73 -18g5k19b
~flat	75 -18g-6c12a20b
~fli	89 5k8a
~flo	62 -12a-5e6b9f
~floo	63 -5a4k5g
~flor	85 11f
~fly	80 -5j5a10b
~fly>	85 
~flyi	89 11b
~fo>	83 4f
~fol	62 -9j-8g-7k-6ce5i6h9b15d
~folk	64 -7a-6ej-5k5b8h16d
~foll	80 -9g5i14a
~foo	68 -9k-6i12c15g
~food	78 -9a6j7g
~foot	74 -7k7a14g
~for	33 -29c-8e5a6h10j12i20k34g
~for>	34 -23b-4e5g6i8j14ah26k
~forc	83 5k
~ford	79 -7c-4e4a7i
~fore	55 -16k-13a-4h8i13g16b
~forg	85 6g
~form	67 -15c-9ag6j9h22k
~fort	74 -11c-7a10g16b
~forw	79 -5g12a
~fou	74 -15g-8k6b23c
~foun	75 -13g-9a-7k7b31c
~four	89 -9c15a
~fra	74 -9c-7a-6g4bj18e
~fram	77 -12c-5a-4g4j18e
~fre	70 -19g-13a5e8b24c
~free	72 -18g-13a5bei24c
~fri	69 -5g-4e6h
~frie	69 -5g-4e6h
~fro	47 -14b-12g-6d4c6fh9k16a
~from	48 -7c5ik7fh
~fron	66 -17b-12g7c9k29a
~fry	87 -5a6j
~fs>	81 -21d-6b13g22c
~ft>	62 -7i-6cd4b5a6k12g
~ftb	89 
~ftba	89 
~fte	54 -6efk5gj17d
~ften	73 -18i-9a-7c-4b15d32g
~fter	55 -19g-5fk5ac6dj7b10i
~fth	89 5b
~fth>	89 5b
~fts	87 -10c10b
~fts>	87 -10c10b
~ful	59 -15f-5ej4k5b11i12a
~ful>	76 -13c-9g-5b17i18a
~full	61 -14f-5e5k9g10bc
~fun	62 -9e-7cg-6j15b17i
~fun>	71 -18a-11j-9e-8g-5d8k20b30i
~fund	77 -12i6g15a
~fune	73 -5c5j8d
~fur	71 -8c-6k-4a5g10e
~furn	72 -9a6g
~fus	79 -7c11d
~fuse	82 -16c5a15d
~gac	89 6c
~gacy	89 6c
~gad	85 5k
~gadg	87 6k
~gag	63 10a
~gage	63 10a
~gai	64 -6d6i9e
~gain	64 -6d6i9e
~gal	73 -15b-13g7k12i13a
~gal>	78 -6b-5c6k10a
~gall	85 -5b9c
~gam	85 -7a11j
~game	85 -7a11j
~gan	87 6c
~gap	74 -5c-4g4e10a
~gap>	75 -5c-4g5e9a
~gar	63 -17a-6cdg5bi10j21f
~gar>	82 -13a6c8b
~gara	67 -14c-7b5j8a24f
~gard	85 -11a7j10c
~gare	85 -6a5b7e
~gas	82 -15a8b13i
~gas>	82 -15a8b13i
~gat	74 -8b-6g-5c7a15j
~gate	78 -8b4i9a
~gav	75 -4h5c7g
~gave	75 -4h5c7g
~gc>	85 -10g11c
~ge>	41 -20di-11h-7j-6b4f7e14k30c36g
~gea	89 -23g-7a4f27c
~gear	89 -23g-7a4f27c
~ged	66 -10f-6j-5gh5e15c17a
~ged>	66 -10f-6j-5gh5e15c17a
~gee	84 -13c7a14d
~gee>	84 -13c7a14d
~gei	87 -9ad25b
~geic	87 -9ad25b
~gem	84 -14c9g15d
~geme	84 -14c9g15d
~gen	58 -19g-7e-5j9a13b21d
~genc	82 4ad
~gene	72 -4i4k9g
~gent	62 -27g-6e5a14b22d
~geo	84 -6a-5c4f13k
~geor	84 -6a-5c4f13k
~ger	61 -9k5b16j
~ger>	68 -21a-13g-10k5b8d15j17c
~geri	87 8a
~gero	83 -10c5e8a
~gers	74 -8c-6d-5i10a14g
~ges	61 -10b-9j-7ei6g7h11k14d
~ges>	65 -13c-10b-7e-6j-4i10gh12ak
~gest	72 -15a-4g15d18c
~get	43 -15f-13b-10c9gi14a16k19e
~get>	44 -17b-9f-7j-6c5i13ek15g16a
~geth	74 -7a-6b7e9fj
~gets	70 -7c5k6b
~gett	68 -9g5e9i
~gge	71 -9b-6j-5ak10c14d
~gged	84 -9b7ae
~gger	84 4h
~gges	77 -14a11c18d
~ggi	83 -5a-4ce8g
~ggin	84 -5a-4e5c
~ggr	87 
~ggre	87 
~gh>	48 -18c-9eij7h11k12f31g
~ghb	73 -5k4be5c
~ghbo	73 -5k4be5c
~ghe	74 -7g-5a8c12b
~gher	77 -6cg-5a19b
~ghes	85 -8b15c
~ghl	76 -14f-10a6c18g
~ghly	77 -14f-9a6c18g
~ght	34 -14d-8g-5h6ei17c33j
~ght>	35 -11d-10b-5h4k5i7ae32j
~ghte	67 -7g-5d5j6e8c
~ghts	72 -25a-6g13b23c
~ghw	87 
~ghwa	87 
~gia	84 -6a-5c4f13k
~gia>	84 -6a-5c4f13k
~gie	85 -10c10g
~gien	89 
~gin	60 -11c-9a-7j5b6k9i16g
~gin>	77 -5c4h5ab
~gina	74 6b
~gine	87 9c
~ging	68 -21a-17c-5j-4d5f9k17i20g
~gir	72 -4a19b
~girl	72 -4a19b
~gis	79 -19c28g
~gist	79 -19c28g
~git	74 -7a-6b6k19c
~git>	89 6k
~gits	77 -6b-4a19c
~giv	54 -15e-9j-7f-6i4a9c26k
~give	55 -14e-8j-7bf-6d-5i5g6a14c29k
~givi	77 -6c7d14b
~gl>	79 -13g5a13c
~gla	71 -11a-8g-6k-4j7e8c23b
~glad	82 -11a-8k5dh8c10e
~glas	77 -9d-6g28b
~gle	65 -17k-9g-5ac7j10i12e19b
~gle>	69 -18k-7g-6ae8j13i23b
~gles	77 -9c20e
~glo	89 -6c5j7g
~gly	84 -5k5af
~gly>	84 -5k5af
~gma	85 -6a-4c4f7j
~gmai	85 -6a-4c4f7j
~gme	89 -5c6b
~gmen	89 -5c6b
~gn>	65 -6c-5agi10b17e
~gna	89 
~gne	78 -14b-9c-7e7j15a16i
~gned	78 -14b-9c-7e7j15a16i
~gni	87 -4a6c
~gnin	87 -4a6c
~gno	82 -10a5g6c
~gnos	83 -9a5g6c
~gns	83 6d
~gns>	83 6d
~go>	47 -25j-23c-21g-5bi6d12e20a24k28f
~goa	85 -12a15c
~goal	87 -9a15c
~goe	67 -10i-5j4ae19k
~goes	67 -10i-5j4ae19k
~goi	55 -10f12k13h
~goin	55 -10f12k13h
~gol	83 5c7i
~golf	87 5a6c
~gon	65 -7e-4gi7bj
~gone	66 -7e-4gi8b10j
~goo	52 -11k-9f-6g5b7hi10ac
~good	52 -10k-9f5a7h8c9bi
~got	40 -15f-5i5bk7j13d16c
~got>	40 -14f-4a5e6k10j11c12d
~gotc	84 -9a-6j-4e5b8c14d
~gott	76 -4g10a
~gpa	87 -7a8c
~gpa>	87 -7a8c
~gra	58 -20a-16g-5h4d5b11i27c
~grab	81 4c7k
~grad	69 -17g-5e-4aj12i27c
~gram	75 -5k-4a11c
~gran	72 -9a-4i5e11j12d
~grat	80 -7j11i
~gre	63 -13i-12k-9c-7j-6e4h10a16g21b
~grea	75 -10j-8i-5k5g7f12c
~gree	71 -11c-6k-5e-4d7h8ag11b
~greg	87 
~gres	83 -15c-8i4a7g13b
~gro	60 -7i-5e6b16g
~groc	85 -5b8g
~gros	78 -11c-9a-6b-4e6k9j21g
~grou	69 -10c-5e5d6g14b
~grow	71 -13g4f17c
~gs>	54 -15b-5efk-4c4j5d9a13g16h
~gua	79 -8a12d
~guar	81 -4c15d
~gue	71 -9c-7d9a10j
~gue>	87 7c
~gues	73 -15c-7d4k5b10a12j
~gui	77 5g7k
~guis	83 4a
~guit	85 -7a8k9g
~gul	71 -7j-6b-5g-4d7k10c13a
~gula	72 -8j-5g-4d7ak12c
~gum	89 -7a7b
~gun	75 -6b6a11c
~guns	77 -6b-5g6a12c
~gur	69 -14c-6a-5j4k8e13g
~gure	69 -14c-6a-5j4k8e13g
~gut	79 -15a-14g-9c19b22i
~gut>	81 -14ag-9c19b22i
~guy	58 -12b-6c-5h4d5f7i9eg
~guy>	68 -8e6j12d
~guys	63 -9b-7cd-6j6f7i9g18e
~gym	89 -4d12c
~gym>	89 -4d12c
~ha>	69 -16a-8j7i14d15b
~hac	79 6c
~hack	79 6c
~had	53 -8g-7b-5e5c12a14j
~had>	53 -8g-7b-5e5c12a14j
~hah	75 -8a-5c8g9b
~haha	75 -8a-5c8g9b
~hai	66 -12c-10g-8aj5h13e24i
~hail	72 -13c-11g-9j-4bk6h14e30i
~hain	87 -6c10h
~hair	77 -9a-4i5k9b
~hak	85 -10a-5i6b13f
~hake	85 -10a-5i6b13f
~hal	62 -14b-8j-5e-4h6k8d23a
~half	65 -10j-8b4g5a10dk
~hall	83 15a
~halt	84 -4b6a
~ham	83 -8c-5ajk7ef13g
~hame	87 -9j-8c-5b8ef14g
~han	48 -16j-15g-9ce-6h8bk23i34a
~han>	62 -6j-5cik6h20a
~hanc	81 -7c14a
~hand	59 -24c-8e-4h4f10a12b21i
~hang	58 -13g-9j-8b-7h-6e-4f11i13k15a16c
~hank	77 -11a-5g6be10c
~hap	51 -17eg-9j7h12c16k20i
~hape	73 -11ac-10g4b35i
~happ	52 -17e-10g-9j-4i8a9h14k21c
~har	58 -6j-5c8b17a
~hara	81 -13a9c11b
~hard	72 -9g-4j4f5i12c
~hare	72 -6j-5d5c6b11a
~harg	71 -26c5k18g
~hari	83 -7g11a
~harm	87 6j
~has	52 -8d-6bj14g19a
~has>	53 -7d-6b-5j31a
~hase	83 -20a28g
~hat	21 -24a-21b-9d-5j13f17h40ce41g
~hat>	21 -21b-15a-9d-4k10f18h32c41g43e
~hate	72 -12a-9c-8j-4e5f7d30k
~hatl	85 -4g16c
~hatv	77 -14a-6d5g6f22c
~hau	81 -13c7b15i
~haul	81 -13c7b15i
~hav	31 -12i-10f-6dh4b7k10cg13j25a
~have	31 -11i-10f-6d-5h4b8k10g11c14j22a
~havi	77 7a
~hbo	73 -9k4b6a
~hbor	73 -5k4be5c
~hda	68 -8a-7bk-6c31e
~hday	69 -8a-7b-4c4j26e
~he>	22 -7g5be12k13fhi14d22j
~hea	47 -16c-7b-6h-4g12f16j21k
~head	67 -27c-20a-6b-4e11k24f32g
~heal	59 -14g-7a-6d7c10b22i
~heap	77 -7c-6d-4e5b12g14a
~hear	55 -23g-9i-8c-7b5e6d9a17k19j
~heat	69 -8g-5b11c
~heav	87 
~hec	57 -6gj-4h6bc11e
~heck	57 -6gj-4h6bc11e
~hed	61 -22g-9bi5k17j35c
~hed>	63 -20g-14a-8i-6e12b19j30c
~heds	89 -29b7k12a13c
~hedu	81 6e
~hee	69 -11b-4f6j11d
~heel	73 -13b-4f4c7a12d
~heet	83 7j
~hef	84 5a10b
~heft	84 5a10b
~hei	59 -10a-7b-5j12h20g
~heig	78 -11a-9j-5e6g24c
~heir	60 -18c-6b4e13h16g
~hel	62 -13c-5e4h10i16b
~hell	87 -4g9c
~helo	82 -5c5j8b
~help	65 -16c4g5h10b11i
~hem	53 -15e-12a-6j-5k5g6bc8d10i15h
~hem>	53 -15e-13a-8j-5k5g7bc8d10i15h
~hemi	89 
~hen	39 -22f-21a-11h-9j-8bk5g8c100e
~hen>	39 -20h-19f-13a-9k-8j-7b10g18c78e
~hend	74 -11a-10c-6g44e
~hens	78 -4k20h
~her	31 -30a-27e-10i8j10g11c19h68f
~her>	45 -24c-9a-8k6f8h12j14d24g
~here	34 -27e-20d-17b-12a-7j5i13k15h22c67f
~heri	85 -9g6b13c
~hers	69 -30i-13g-5k6f8h14d18c
~herw	87 -7a7j
~hes	57 -13b-10j-9e-6k9i18ac
~hes>	68 -6ej5g7a9c
~hese	63 -5j6a14i
~hesi	84 -5g-4b9a
~hest	85 -8b15c
~het	82 12k
~heth	82 12k
~hew	82 4b
~hew>	84 5a
~hey	43 -9a-8k-6c-5j8fgh13b16d
~hey>	43 -9a-8k-6c-5j8fgh13b16d
~hic	52 -28a-17j-15g-7h-5i5e6k9f11b24d29c
~hich	56 -31a-19j-14g-6hi7b9e11f25c30d
~hick	89 4g
~hicl	64 -6g-5d6k7c
~hid	89 -6c
~hie	80 -5j6b
~hiel	83 -6j5c
~hif	83 -6d5be
~hift	83 -6d5be
~hig	61 -15i-13a-10j9g15f28b
~high	61 -15i-12a-10j10g17f28b
~hik	84 -13a-7k-5c5b6j19g
~hike	87 -7a6j
~hil	63 -11d-9c-5e6b7f20g
~hild	70 -12d-6c-5e5bi8fg
~hile	69 -10c-5i5a6j15g
~him	67 -9k5d10e
~him>	70 -12k4g5j10e
~himn	84 -6b7d
~hims	87 -5j10b
~hin	37 -16g-7a-6j5e9b20i21c
~hin>	64 -6ik7j8b11f
~hind	69 -10c-7bg-5i4k5f10h16d
~hine	74 -5d5a6k
~hing	40 -20g-12a-11f-8h6b7e9j12i42c
~hink	55 -16c-9j-7d-6b4g21hi
~hio	80 -11c-5a5k7gj
~hio>	87 -11a8gj
~hion	85 -10c6a8k
~hip	75 -13a8bc
~hip>	77 -13a8bc
~hir	67 -21e-8g6b7aj18c
~hird	81 -4c7i
~hire	73 -21e-9g7j10b20c
~hiri	87 
~his	43 -5a10j12d17e
~his>	44 -7c-6a5j14d18e
~hist	78 7c9j
~hit	62 -17g-5d5e7c8i12j
~hit>	67 -13g-12b-5d7e11i15a
~hitc	89 5b
~hite	83 -5j4b9c
~hits	79 -4b12a
~hly	69 -23a-13f8b15c21g
~hly>	69 -23a-13f8b15c21g
~ho>	39 -25g-19b-14e-13j-10i-9a-6c-5f121d
~hob	81 -10a-5g21c
~hobb	81 -10a-5g21c
~hod	65 -10ag-4k4c37d
~hod>	65 -10ag-4k4c37d
~hoe	81 -11b-4i4g5dk7a
~hoev	89 6k
~hol	52 -22g-5e-4h5b7d10a11c
~hol>	75 5c6g
~hold	61 -27g10c11i23d
~hole	61 -19d-7f-6i9k13a16b
~holi	84 -11b7a16f
~holl	87 -10a-5e5c6j9d
~hom	50 -12c-7h-5i5e7f8a16d
~home	50 -10c-6h-5i6e8f14a
~hon	60 -9a-7h-6d-5f-4i6e12c16b
~hond	89 
~hone	61 -7h-6j-5d5c6e15b
~hoo	57 -10gh-8a-4e6bc7k21f
~hood	81 -7a-5c-4j6g8e9f
~hook	87 -6a5j8b
~hool	61 -12a-11g-7i-4h4c5dk6j8b13f
~hoos	79 -13b-6eh-4g7i10c16a
~hoot	78 -4dj4i6k7f
~hop	56 -9e-6b-5k11i17f
~hop>	59 -7k21f
~hopi	79 5a8c
~hopp	78 4a6c9h
~hops	84 -13e-6c5k15g
~hor	78 -7c-5j5a14d
~hore	89 -9a17d
~hort	85 
~hos	52 -14a-12f-11c-4g5j6e15i27d
~hose	54 -18a-16f-11c6e18i30d
~hosp	72 4afj
~hot	67 -13cf15j21a
~hot>	73 -12f-7c-6b7g11j17a
~hote	84 -6a6bj
~hoto	84 -4c6a
~hou	41 -15i-8j-4k9a12g13c19e
~houg	74 -21d-7j5g10a16c
~houl	56 -10j-9i-7k-4g10a13f16c
~hour	67 -12a-7g-6i8b31e
~hous	46 -7i-6c-5e8d10a19g
~hout	63 -9a-7bc6d8j19e
~hov	85 -11a18d
~hove	85 -11a18d
~how	30 -107a-34b-20j-18d-7k-5f7e12h71g141i
~how>	30 -101a-33b-25j-19d-7k-4f10e13h83g123i
~howe	84 -11g10c
~howi	83 -6a10j
~hows	85 6d7j
~hr>	89 4j
~hre	84 -4d11a
~hrea	87 -4d8a
~hri	84 12f
~hris	84 12f
~hro	53 -12e-11a-10c-8gh8f9d11j23k
~hroo	83 -10a10b
~hrou	53 -13g-11e-7h-6a8f10d11j14k
~hrow	87 -18c9g14k
~hs>	63 -19a-5e6h7c17b
~ht>	35 -11d-10b-5h4k5i7ae32j
~hte	67 -7g-5d5j6e8c
~hter	67 -7g-5d5j6e8c
~hts	72 -25a-6g13b23c
~hts>	72 -25a-6g13b23c
~hug	89 -7c-6a-5j-4i5f7b11g
~huge	89 -7c-6a-5j-4i5f7b11g
~huh	74 -20a-14g6c15j21i
~huh>	74 -20a-14g6c15j21i
~hum	89 -5b8e
~hun	81 -7b-4g9a11j
~hunt	84 -10b-4g17a
~hur	60 -17b-13f-8e5g8i29a
~hurc	79 -6b9a
~hurr	74 -5bg14a
~hurt	65 -17f-9b-6j9ci10g12a
~hus	56 -7k4g5d
~husb	56 -6k5d
~hust	87 7g
~hut	70 -16g-8j8c13i19a
~hut>	75 -6a5b16i
~huto	87 5j
~hutt	89 -7b18a
~hwa	84 
~hway	87 
~hy>	58 -14c-13di-12g-7k-6e-5af-4j89h
~hyd	74 -5ci6a15g
~hydr	74 -5ci6a15g
~hyg	89 
~hygi	89 
~hys	77 -9g7k
~hysi	77 -9g7k
~ia>	79 -8a-5c11k
~iab	59 -4i5g18a
~iabe	79 11a
~iabi	60 -5c6b12g
~iag	82 -4b5cg
~iagn	83 -9a5g6c
~ial	59 -10g-8ij-5d14a34c
~ial>	60 -10g-7bj-6i15a30c
~iall	83 -7c6be
~ials	85 -9d13c
~ian	74 -11c5j12d
~ian>	78 -11a-6c13dj
~ianc	87 8j
~iar	74 -16g-12a7b12i13d
~iar>	87 -10a-8g-6c9b15i
~iary	77 -10g-4a7c14d
~iat	84 -7c13b
~iate	84 -7c13b
~ibe	79 -10a-7g-4b9i15k
~ibe>	84 -5agi17k
~ibl	61 -6bd-5k10g18a
~ible	61 -5dk10g13a
~ic>	67 -19a-7d-6c6g10f11k17b
~ica	55 -4ce5k8j12d
~ical	63 -10c5d10j
~ican	78 
~icat	62 -7a-6b7c9d
~ice	46 -15g-13j-7h8i13bc19d
~ice>	50 -9g-7j-5c-4f12i14a15b
~icen	59 -9a-6j-4i5b9e10d
~icer	83 -9a5f8d
~ices	75 -6bc-4g8a9d
~ich	56 -32a-19j-15g-6hi7b9ef29c30d
~ich>	56 -31a-19j-14g-6hi7b9e11f25c30d
~ici	63 -17a-10g7d8j16c
~icia	73 -10g-5a9j12d
~icie	70 -11a17c
~icin	84 5c
~ick	52 -11c-9i-8d5e7h13k17b
~ick>	59 -11j-9h-5g-4d9e15c19k
~icke	65 -12c-9i-5d-4g7h12j13b
~icki	80 -6a5b9c
~ickl	84 -12c15h
~icks	82 -11c6g7a
~icku	82 -7c5b10g
~icl	64 -6g6ck
~icle	64 -6g6ck
~ico	79 -10a-9d-5j14b19g
~ico>	84 -15a-9d16b20g
~icot	89 4a
~ics	80 -5a7h
~ics>	80 -5a7h
~ict	67 -8b-5c4f5d
~ict>	84 -7b10j
~ictu	70 -6c-4j4k6f
~icy	49 -10i-6d-4a4k6g7b13e
~icy>	49 -10i-6d5b6g13e
~id>	34 -19k-11b-9f-8d4c8g10ae14i18h23j
~ida	77 -9b-5g24f
~ida>	87 11f
~iday	84 -11b7a16f
~idd	78 -13a-6i-5g4f6be15c
~iddl	78 -12a-6i6b7e19c
~ide	48 -14g-10ch-7k5ef6a8d12i24j
~ide>	54 -13a-9e-7k-6h-4c5b8f15i17j
~idea	77 -5c8k11a
~ided	87 -7k5i
~iden	64 -19c-10g9d10j19e
~ideo	84 
~ider	83 -12d-5b6a19c
~ides	67 -8b-6g7aj13d
~idi	75 -7j27b
~idin	75 -7j27b
~ido	84 -6gj5e8ab
~idow	84 -6gj5e8ab
~ids	56 -14k-9c4i5j9b19a
~ids>	56 -14k-9c4i5j9b19a
~ie>	70 -19b-17c-4k5g6i8ae22j
~iec	82 7k
~iece	82 7k
~ied	60 -14c-10g-7k-5e5d8i11a15j
~ied>	60 -14c-10g-7k-5e5d8i11a15j
~iel	77 -11a9j
~ield	77 -11a9j
~ien	57 -10g-6e-5ak4j5bc14d
~ien>	87 -8c13d
~ienc	77 -7a6b7c
~iend	69 -5g-4e6h
~ieni	89 
~ient	64 -4g5f10d
~ier	67 -6ag7k25d
~ier>	70 -9b-6i-5ag9k28d
~iers	80 7b
~ies	54 -19a-16f-5h6c10dk11g14b
~ies>	55 -16f-13a-12i-7e-5h6c11dk15g22b
~iest	79 -11b-9a-5g12e17i
~iet	80 -10c-7j7e8a11k
~iet>	85 -7j-5a-4c8e13k
~iev	78 -10g-5bk6j10e11f
~ieve	78 -10g-5bk6j10e11f
~iew	82 -8e9a
~iew>	84 -12e12a
~if>	41 -19b-13ah-11j-8i11g14f25c40k
~ife	48 -5adj7cg14b
~ife>	49 -7i-5j-4dk4f13ab
~ifes	71 -25a14gi
~iff	67 -9b-6j-5e-4a7g21c
~iffe	68 -10b-6j-5e5k8g15c
~ifi	64 -5c10d
~ific	64 -5c10d
~ift	73 -7c-6d5b11a
~ift>	82 -6d4ce7a
~ifth	89 5b
~ifts	87 -10c10b
~ig>	58 -8di5c9k12b
~iga	80 -7a4b6e
~igar	81 -5a-4c4k5b6e
~igg	73 -11a-5j-4k8g16d
~igge	74 -11a-5j-4k13c16d
~igh	34 -16a-8h-7k9be10f11g30j
~igh>	64 -30c-16i-13d-10j19bf43g
~ighb	73 -5k4be5c
~ighe	74 -7g-5a8c12b
~ight	35 -17a-8b-4hk5c9ei38j
~ighw	87 
~igi	67 -6j-4i6k18c
~igin	74 6b
~igit	74 -7a-6b6k19c
~ign	61 -9c-7g-5h5i6aj8e
~ign>	65 -6c-5agi10b17e
~igne	78 -14b-9c-7e7j15a16i
~igni	87 -4a6c
~igns	83 6d
~igs	81 -14b-10i15a17g
~igs>	83 -14b-9i11g16a
~igu	69 -14c-6a-5j4k8e13g
~igur	69 -14c-6a-5j4k8e13g
~iju	89 -6c7a
~ijua	89 -6c7a
~ike	42 -8b-6a4c6k8d21i
~ike>	42 -6b6e11d14i
~ikes	83 -7e-5d6i11k
~iki	78 -8ac7g8i9k
~ikin	78 -8ac7g8i9k
~il>	55 -12g-8k-6a-5c7bh12e14i
~ilb	89 7c
~ilbo	89 7c
~ild	55 -20c-13d-6j-4h5f9k13b22g
~ild>	67 -24c-17d-6j-5k5i21g27a
~ildi	62 -18a10k15c
~ildr	73 -8c6bk
~ile	53 -15c-7k-6h-5d-4i14b27g
~ile>	62 -7i-5dk6g13b14a
~ilea	80 -12a5k7c8g
~iled	74 -9a-8c6f9i11e
~iler	84 4j6a
~iles	63 -11c-4i22g
~ili	58 -9c5i7g12b
~ilia	87 -10a-8g-6c9b15i
~ilin	78 -8b4g7a
~ilit	59 -7c10g12b
~ill	44 -13h-12b-8g-5d5ek8f12a26j
~ill>	46 -14bh-13d-7c5f6k7i10e11a27j
~ille	80 
~illi	77 -7j18a
~illo	83 -10a6c8j
~ills	67 -13g6b17d
~ils	84 
~ils>	85 4a
~ilt	68 -10bg-5j17c19e
~ilt>	68 -10b-9g-5j11c19e
~ilv	89 
~ilve	89 
~ily	58 -8e-4j6a8c10b
~ily>	58 -8e-6j7a8c11b
~ilys	89 
~im>	58 -24a-13k-9j6i9e17g27c
~ima	75 -5i5c6a
~imal	84 
~imar	89 
~imat	89 5k
~imb	75 -10b-6g5c10a
~imb>	83 -6c5d6a
~imbi	89 -7b8a
~ime	51 -10bi-6af21g33e
~ime>	52 -9b-8aij-6f18g34e
~imer	85 4b
~imes	75 -5b7j9g
~imi	62 -16a-5bd4h12c27g
~imit	62 -22a-5bd18c30g
~imm	83 4k
~immi	84 4k
~imn	84 -6b7d
~imne	84 -6b7d
~imp	71 -16a-6j-4g4h7c21b
~impl	85 -22a20b
~impo	77 -5j5h6b
~impr	84 10c
~ims	69 -11c-7g4ij12b
~ims>	70 -10c-5g8j
~imse	87 -5j10b
~imu	77 -5c10g
~imum	77 -5c10g
~in>	29 -26a-14c-11k6h9i10e13b20f53j
~ina	61 -11g-9j13b
~inal	67 -9j-7g-5e5i6c10a
~inan	71 -6g9e12b
~inb	89 5j
~inc	54 -7h-6b6e7i19c
~ince	60 -13a-7g5c6e11i
~inch	87 
~incl	75 -8b7ac
~inco	68 -9a12c18g
~incr	79 -9g-7k4c6e14a
~ind	47 -9e-7ak-6cj-5g11d13h14b20i
~ind>	48 -8k-5aj-4e7c8d10b15h
~inde	78 -11c-7e4f10i11b
~indo	85 -12c-9b7j8d12i
~inds	79 -5j-4g
~ine	44 -16i-12f-9g-5d5e8k13b14c24a
~ine>	52 -13j-9d-7fg-6i-4h5e8b22c23a
~ined	74 -9d17a
~iner	85 -15a-7c4j19e
~ines	50 -11i-7f-6e5c6k9b10d
~inf	72 -5g4c12a
~infl	89 -6c12a
~info	75 10c
~ing	28 -14j-5c5h7b10e11k18a32i
~ing>	28 -29j-7g7e23k30a32i
~inge	80 -21k-5a5i12cj
~ingi	87 7b
~ingl	67 -18a-6g-5c-4i7j13e24b
~ings	57 -8a-7k-5ef9hj13g
~ingu	83 4a
~ini	62 -11a-9b-6i-5d5fg23c
~inim	77 -5c11g
~inin	78 -10a21c
~inio	87 -7a
~inis	69 -5i5k9a
~inj	71 -7b5gk6a
~inju	72 -6b5gk
~ink	52 -18c-14d-6j-5bk8g13i19h22a
~ink>	57 -9j-7cd-5e5g6h9a19i
~inki	67 -13c-5i7g18h
~inkl	76 13a
~inks	79 -9d6a
~inl	84 -6a13c
~inly	85 -6a-5g13c
~inn	77 -11cj-6i6b7e10ad
~inne	78 -9j-8c-6i4d6b7e11a
~ino	84 -16c-7b9a16g
~ins	42 -18j-10i4h6d10b13a17f
~ins>	69 -13g-12j-5be5h22a24f
~insi	72 -15c-10a9g11b13f
~inst	69 -8j6b
~insu	44 -5i-4fj5ak7d8c
~int	56 -14g-10i-6b5d6f7k12ch
~int>	74 -7c7g13a
~inte	67 -7a-6ci-5d7j13h
~intm	85 10f
~into	68 -16g-7h-4i5e8ck16d
~ints	80 -5ag-4b10c11h
~inu	65 -9c-5d6i11k
~inut	66 -9c-5d6i7a11k
~inv	72 -15c4k9g12a
~inve	77 -10c5k6a10g
~invo	79 -7c7a
~iny	79 -12ci-9a7k27g
~iny>	84 -21c-12i8k29g
~inyl	87 -8a5j10c
~io>	81 -8a-5g5ce7j
~iol	81 
~iola	81 
~ion	43 -6i-5eh-4d4f11jk19b
~ion>	47 -29a-4i4f8g9c11k22b
~iona	72 10a
~ione	84 -10ak5f9c10j
~ions	58 -21c-9g7jk33a
~ionw	87 5a
~ior	77 -7b-5a23c
~ior>	79 -6b5g10c
~iou	74 -14c-6j-4a8gh19k
~ious	74 -14c-6j-4a8gh19k
~ip>	59 -16g-9d-6f-5ej4a15k33c
~ipe	73 -18a-5gi5k12c19b
~ipe>	77 -7a-5g8b11c
~ipes	83 -13a13b
~ipl	87 -9b10c
~ipm	71 
~ipme	71 
~ipp	79 -12a15b
~ippe	81 -7a10b
~ips	80 -7g19a
~ips>	80 -7g19a
~ipt	76 -11g7k10d
~ipti	84 7c
~ipts	83 -11g-6c8k13d
~iqu	85 6b
~iquo	89 -4c11a
~ir>	57 -9a-6i5j8c9k
~ira	78 -6gi-4c5e18j
~ira>	81 -7a-6i20j
~irb	84 -6b14a
~irbn	84 -6b14a
~ird	75 -9c6i
~ird>	77 -9c6i
~ire	52 -21e-6gh5b9f25c
~ire>	57 -13j-10e-8g-5h7f8d11b20c
~ired	74 -12e-10b20a
~irem	73 -14a6cf11g
~irep	76 8a
~ires	84 -7ad6b13j
~iri	72 -5g5k9e
~irin	72 -5g5k9e
~irl	72 -4a19b
~irl>	79 -4c5j9b
~irlf	85 6a
~irls	83 -8a8c11b
~irs	56 -5ce4h5j7k
~irs>	70 -9a5g6h9b
~irst	59 -4e4dj7a9k
~irt	63 -12a-5bi12c22e
~irth	64 -11a-7b13c22e
~is>	22 -16g-11c-10b-4k11ei14d38a46j
~isa	76 -7ck6j12b
~isab	81 6a9j
~isc	68 -7c-5j6b12k
~isco	70 -7j-4c7a12k
~iscu	85 -4c5g
~ise	59 -12d-6e-5h9g10b11c
~ise>	62 -17a-6e6b7g19c
~isea	87 -5c10a
~ised	75 -11c8j12a
~ises	89 -12d4g8a
~isf	87 -5b4a11h
~isfi	87 -5b4a11h
~ish	62 -10b-7g-6i33a
~ish>	75 -14b-5j5c24a
~ishe	67 -6g-4i19a
~ishi	85 -6a4f6b
~isi	62 -8k-4b4e6aj
~isin	81 -13a5g6c9j
~isio	66 -11c-6k6e7a9b
~isit	77 -14b-6g9h11a
~isk	85 -14c4a11b
~iss	65 -15g-8j-5d5a7k8c9e
~iss>	81 -10g-7b7a13c
~isse	83 5k
~issi	75 -5b6i8a
~issu	76 -7j-6g7b12e
~ist	52 -11i-10b-6a-4e8h14j20k
~ist>	59 -12c-10ai8h29k
~ista	80 -10a-9g-6b28c
~iste	64 -21c5d10g14a
~isti	85 -10g9c
~istm	84 12f
~isto	78 -5b7c9j
~istr	79 -7b5a9j
~ists	85 -7a5d
~it>	27 -9f-7de-6k8ghi11a14c19b27j
~ita	64 -8b-6a-4egi6j7c16k
~ital	69 -5bg8c11k
~itar	85 -7a8k9g
~itat	80 -6g-5b5a8c
~itc	63 -9a-4k6fj7g
~itch	63 -9a-4k6fj7g
~ite	60 -11j-8h-5f-4g8d22a
~ite>	64 -6h4k12c
~itec	87 4b
~ited	80 -5c4i14a
~iter	83 -8c7d9a
~ites	87 9d
~ith	38 -9g5hk9j14d
~ith>	39 -15e-11g5cf6k7j8ah13d
~ithe	81 -12a12b
~ithi	85 5a
~itho	63 -7ab-6c6d19e
~iti	60 -15a-6d4f7c9e10b
~itie	89 -9a-4c12b
~itin	74 -5gk-4d4f5a10e
~itio	64 -6a4b6i7g
~itl	74 6djk
~itle	74 6djk
~ito	74 -7g-6k5e6c13d
~itor	74 -7g-6k5e6c13d
~its	56 -13f-4b5d6k11a
~its>	57 -13f-4b5cd7a8k
~itse	82 7a
~itt	55 -16g-7e-6a-5h5f8i35c
~itte	76 -23a-17b6i20c23j
~itti	70 -21j-12g-4k5d9f10a11c12b
~ittl	60 -6e-5d5c7i
~itu	75 -5c-4a5j9g
~itua	85 -6a4b6j
~itur	78 -6c12g
~ity	55 -8c-4dei6a8k13g
~ity>	55 -6c-4i8k14g
~ium	77 -6c-5j4k7a13g
~ium>	77 -6c-5j4k7a13g
~iva	81 -10a-5c5f11b
~ivat	83 -9a-4c5f12b
~ive	41 -19e-7c5b7f10g13a17k
~ive>	46 -24e-13a-6d12ck14f17g
~ived	84 -5f10a
~iven	85 -17b5d6f13a
~iver	55 -7b-5a-4c5e24d
~ives	65 -19d10k22a
~ivew	77 -11a-7f-5c4k33b
~ivi	54 -19g-5dk7c8j9b13a
~ivid	87 -4a7b
~ivin	54 -18g-5dk4i8j9c18a
~ivo	81 -10j-9c14b15a
~ivor	81 -10j-9c14b15a
~ix>	77 
~ixe	81 11c
~ixed	84 -5b4a12c
~ixi	87 -4a6fj
~ixin	89 6f
~ize	77 -26c5j30g
~ize>	79 -23c32g
~ized	89 5a6j
~izo	89 
~izon	89 
~izz	87 
~izza	87 
~jec	80 -5a5h7k
~ject	80 -5a5h7k
~jee	85 -7c-4b13g
~jeep	87 -4b
~jew	78 -6a11c
~jewe	78 -6a11c
~job	55 -11bg-5e-4h6f9d10c15a
~job>	57 -14g-5d-4e6f9k13c
~jobs	73 -17b-12k5g16a19d
~joi	82 -7j-5k16e
~join	82 -7j-5k16e
~joy	81 10a
~joy>	85 6c
~jua	89 -6c7a
~juan	89 -6c7a
~jud	84 4a
~judg	84 4a
~jum	75 -6b5c18h
~jump	75 -6b5c18h
~jun	84 4e5c
~juni	85 5a6c
~jur	72 5gk
~juri	80 -6c5k7g
~jury	77 6c
~jus	47 -21c-14g-9e-7d5f6a10j23k24b
~just	47 -21c-14g-9e-7d5f6a10j23k24b
~kag	77 -6g-4j5a7b8c
~kage	77 -6g-4j5a7b8c
~kay	46 -22j-19b-8k5f6e11ad12g18i
~kay>	46 -22j-19b-8k5f6e9a12dg18i
~ke>	37 -10j-9e-6d18i31c
~ked	56 -8k-7e-5f5b7i10j
~ked>	56 -8k-7e-5f5b7i10j
~kee	53 -21g-6e4a7d8c19k
~keep	53 -20g-6e5a7c8d19k
~kel	87 -12a-6c7i12g
~ken	67 -10d-5a11c15j
~ken>	80 -9d7b11j
~kend	71 -7a-5b5j13c
~kep	73 -10g-4j7f20h
~kept	73 -10g-4j7f20h
~ker	62 -11g-8b-6ck8h14j20a
~ker>	67 -10g-7k5b7j11h
~kers	72 -10b-5c8j16a
~kes	65 -10b-6a4j6i11k
~kes>	65 -10b-6a4j6i11k
~ket	63 -9c-5i5f7g9j
~ket>	66 -9c-5i-4a5bj6f10g
~kets	75 -5bc5j10a
~key	74 -5c-4g5f7e
~key>	85 -7b-4g8f10a
~keys	77 -10a4bd8e
~kgr	85 -6j6b
~kgro	85 -6j6b
~kic	80 -13c6e8g11a
~kick	80 -13c6e8g11a
~kid	54 -10g-5ch4df5b13a
~kid>	74 -13d-4bg5f7ac13k
~kids	56 -13k-7cg5ij9ab15d
~kin	44 -18g-8i-5e6b15h23c
~kin>	63 -8g-7i-6d5ej9k10f
~kind	55 -10a-7ej-5f4b8g19c
~king	50 -9k-7cg-5i5j6ae10d17h
~kip	82 -5a7b
~kip>	82 -5a7b
~kit	70 -11a-4b4i10g11j
~kitc	70 -11a-4b4i10g11j
~kke	80 -4a13d
~kkee	80 -4a13d
~kle	72 -12c-8g-5b12h17a
~kler	76 13a
~kne	85 
~knee	87 
~kno	51 -15g-10b-9d-7c-4h5j10e13a30k
~knob	89 6a
~knoc	80 -5ag4k13c
~knot	89 -16b6e16j
~know	51 -15c-11g-8d7e14a28k
~kon	89 -9c8g
~kon>	89 -9c8g
~kru	87 7a
~krup	87 7a
~ks>	48 -16i-7b-5f5c7j8h28a
~ksg	85 -9a-4g5c9b
~ksgi	85 -9a-4g5c9b
~ksh	87 -11g15c
~ksho	87 -11g15c
~kup	70 -13c-6a4g12e15i
~kup>	71 -18a-7c13e19i
~kups	89 -8c15a
~ky>	75 -6cdk9i10a
~kya	89 -8a9c
~kyar	89 -8a9c
~kyd	85 -4b6a
~kydi	85 -4b6a
~la>	59 -8a6h17g
~lab	74 -23c-6g-4i7a18bj
~lab>	79 -15c4a20b
~labo	89 -8c11j
~lac	50 -8j-5k-4c6b9g13d
~lace	50 -8j-7c-5k8b11g14d
~lad	71 -17a-9bk6d7e10c14j
~lad>	82 -11a-8k5dh8c10e
~ladd	85 -6bc5g11d
~lady	79 -9d-6a4i6c17j
~lai	55 -7j-5a7i16d
~laid	81 -8c6a10d
~laim	59 -8a-6d-5j4b8g11i
~lain	67 -7i-5g4c18d
~lak	79 -6i-5d7j11g
~lake	79 -6i-5d7j11g
~lam	77 -12a5d6c11b
~lame	80 5b6d
~lan	51 -9b-6d-5i5a8e18j
~lan>	67 5e10j
~lanc	81 -17c19g
~land	63 -15b-9c-6gk5d8j13e20a
~lane	82 -6b10f
~lann	70 -9b-8c-7d7j28a
~lans	71 -16a5b23c
~lant	80 -13a-5e10c13b
~lap	74 -13i-7g-6j4e7b10a13h
~laps	78 -13i-5g9j15h
~lapt	87 -16j7a11b
~lar	55 -7i-6adh-5f-4e10k11cg15j
~lar>	64 -21g-5d-4a11k20c
~lara	82 4k
~larg	84 -16i9c12g
~larm	72 6j7a
~lars	74 -12a-6b7j22g
~lary	78 -7a-6c8gj
~las	47 -14d-7k-5a8c9b12i17e
~las>	87 -12b6e17a
~lash	89 -8a4c7f
~lass	71 -11g-10d5f22b
~last	48 -11a-8k-6df12g15i20e
~lat	60 -5e-4i14b18a
~lat>	77 -16g5j20b
~late	65 -4b6c13g
~lati	76 -11c19a
~lau	85 
~laus	87 
~law	67 -17g-9j-7d-4i6b8k12a19c
~law>	78 -9g-8j7k14c
~laws	80 -6g5a8b
~lawy	76 -4g6a8k
~lay	73 -5b12c
~lay>	77 11g
~laye	87 5k
~lba	87 -8a6c7k
~lbac	87 -8a6c7k
~lbo	84 -7a5f6c
~lbox	87 7c
~lc>	78 -7a-5h6c14b
~lco	75 5c6g
~lcoh	75 5c6g
~ld>	32 -14k-13h-9d5bf9e33ag
~lde	64 -12c-11g9k12d13j
~lder	70 -9a-7c6b18d
~ldes	74 -9g-8b-6c-5d7k10a17j
~ldi	59 -10g-8a-5bi6d9k22c
~ldin	59 -10g-8a-5bi6d9k22c
~ldr	73 -8c6bk
~ldre	73 -8c6bk
~lds	72 -19i-4j10b22g
~lds>	72 -19i-4j10b22g
~le>	39 -21f-14e-6k11c14b20ai
~lea	47 -27i-15g-11e-8c-6d5h7j12fk15a31b
~leag	79 -9a5k6c8g
~leak	74 -13b24a
~lean	70 -25i-5g6d9b12a
~lear	71 -19c-4k5j7e12b
~leas	55 -17d-9a-8e-6i5c7f20bk
~leav	59 -18g-9c-8i-5k10d12bf13h
~lec	68 -11c7g8j
~lect	68 -11c7g8j
~led	56 -9b-8e-7jk5g6h8i11c
~led>	56 -9b-8e-7jk5g6h8i11c
~lee	67 -4g7f10j
~leep	68 7f
~lef	68 -11c-5a5k18g
~left	68 -11c-5a5k18g
~leg	61 -13d-7i-6g7a8k28c
~lega	74 -11b-6g9c10a11k
~lege	65 -6i7c10b
~lem	70 -13c5e7aj
~lem>	79 -5a6e8c9b
~lema	85 -5c7h
~leme	89 -11b-8c11ag
~lems	82 -11c13j
~len	70 -24a7b10c11k
~lend	73 -11a-5b4k14c
~lent	89 -6a8b
~ler	66 -7c-5b6j20a
~ler>	75 -4e8d
~lere	89 5a
~lers	73 -10c-5d19a
~les	51 -9i-8b-5k-4j4ce10d22g
~les>	53 -12i-6b-4fh6d8e29g
~less	70 -12a5g7d10c
~lest	89 -9g9i
~let	56 -11g-9j6i20k
~let>	60 -12a-8g-7f-6j-4i6eh25k
~lett	69 -4gh7a12i
~lev	76 -12b-6g5d18c
~leve	77 -10b-5g18c
~lex	77 -10c-6g6b14d
~lex>	77 -10c-6g6b14d
~ley	87 -7c8g
~ley>	87 -7c8g
~lf>	54 -14e-12j-10c-5h7a13k15b23d
~lfr	85 6a
~lfri	85 6a
~lia	60 -5a7i12b
~liab	60 6bg
~liar	87 -10a-8g-6c9b15i
~lib	85 -9b6a9j
~lic	44 -18a-16i5h9ck10b18e
~lica	84 4h
~lice	59 -12a-5j-4i5b10de
~lici	70 -12a16c
~licy	49 -10i-6d4k5b6g13e
~lid	74 -26b-9c6e14f26a
~lid>	82 -13b-6c7e15a
~lida	84 -11b7a16f
~lide	89 -5b7a
~lie	58 -19g-7k-4h5e11c26d
~lie>	89 8a
~lied	89 
~lien	63 -5g19d
~lier	74 -5c5b9d
~lies	85 -16f24c
~liev	79 -13g-7a-5b-4k5c6j10e12f
~lif	54 -12c-9a-6b4d23g
~life	55 -11c-10a-7b23g
~lift	87 
~lig	76 5d
~ligh	78 -4g5d
~lik	42 -14b-7g-6f-5j8de12k23i
~like	43 -14b-6f5k9de19i
~liki	79 -9g8i15k
~lim	61 -12a-11b14c26g
~limb	78 -9b-5c4d13a
~limi	62 -22a-5bd18c30g
~lin	49 -27g-13d-8bh-7e-4j9f16k18ai21c
~lin>	72 -13a-8f-7d-5e-4g10i25j
~line	56 -9j-5f4a6k23c
~ling	60 -21g-16j-5bh6e8ik16f21a
~link	87 5a
~lip	84 -7g5k10b
~liq	87 10a
~liqu	87 10a
~lis	56 -18a-10c-7i4ej8g23k
~lisi	69 -23c-5d5e6b9a21g
~list	60 -25a-9g-7i7d10c27k
~lit	52 -8e-6d-4h5g8k14b
~lit>	83 8c
~litt	60 -6e-4d5c7i
~lity	59 -7c4bk7a10g
~liv	53 -16a-12d-11g-5h7i10bj24f
~live	56 -9a23f
~livi	66 -12d-10g-9a11bj12i
~lk>	58 -7i-6e-4g4b31k
~lke	72 -15g-6b-5k4a7cd14i
~lked	72 -13g-6b-4k5aj9d14i
~lki	67 -12c-6k-4j6bd7g12f
~lkin	67 -12c-6k-4j6bd7g12f
~lks	63 -7a-6ej-5k5b7h16d
~lks>	64 -6aej-5k5b8h16d
~ll>	32 -16f-9j-7gi-5eh9a15d16c53k
~lla	55 -11b-5ad9j17g
~lla>	60 -8a6h17g
~llar	65 -12a15j
~llas	87 -12b6e17a
~llb	85 -12a5f6c7k
~llba	87 -8a6c7k
~llc	78 -8a-5h5c17b
~llc>	78 -7a-5h6c14b
~lle	55 -12ej-4i6a7dh9g14c
~llec	78 -5bc4j10a
~lled	63 -16j-11e-5k-4b5g11h25c
~lleg	65 -6i7c10b
~llen	89 -6a8b
~ller	89 -4e6c
~llet	83 -11a-8c4fk8b10d
~lli	59 -25c-9d-6h-5ik6f10ab13e15g
~llin	64 -17c-5di6b8f10eg
~llis	70 -11c-5d5e6b7ag
~llo	72 -8g4aj8c
~llow	73 -8g5j8c
~llp	77 8g11k
~llpa	77 8g11k
~lls	58 -16e-12k-10g-5ci13b15a25j
~lls>	59 -16e-12g-6k6a9d14b20j
~llst	85 -9k-7d7j13a
~lly	58 -18g-8a-5j4c8fi9e12h
~lly>	58 -18g-8a-5j4c8fi9e12h
~lmo	82 
~lmos	82 
~lo>	85 -10a20b
~loa	62 -10g-5ei5k9bj
~loan	63 -10g-5ei5k7b9j
~loc	62 -14c-5j5f9b10ae
~loca	71 -11c-7j6b8a13f
~lock	67 -7f-5c5b9e
~log	78 -14b-6j6e12i14c
~log>	87 -8b8a
~logs	89 -6ab15i
~lon	50 -33i-14c-13b-12j-6d5f12e14h16a42g
~lon>	85 
~lone	78 10a
~long	51 -32i-14c-12bj-5d5f9a11h13e46g
~loo	50 -6d6e7j9c
~lood	62 -11g-6b-5k6e16a
~look	55 -8a-5d5h9c
~loor	72 -11a-6d4j6k12g
~lor	62 -9e-6k4bc5f9j
~lord	66 -7e-4k6d13c
~lore	89 6a
~lori	85 11f
~lors	82 -5c5j8b
~los	51 -18c5e6k9j
~lose	57 -10e5h11g
~losi	69 -13g-10c-6b5k6d30e
~loss	71 -10e10j11b
~lost	72 -18c-5d7k14a15i
~lot	63 -8b-6a-5e12c18g
~lot>	64 -7ab-4e7g15c
~loth	85 10g
~lou	78 9i
~loud	81 6a
~lov	66 -13b-11g-7j-5d-4c5a6k8h10f15i
~love	67 -15b-10g-5j7i8k9h12f
~lovi	87 -6c10a11i
~low	59 -10g-6dhk4i5c34b
~low>	63 -5g-4h23b
~lowe	75 -12g6c11b
~lowi	87 6b
~lows	89 -4a6c
~loy	61 -12c-9g12j
~loya	81 -10c8eh9j
~loye	62 -6g-4ce4d5b6j
~lp>	68 -16c-6a6h9b13i
~lpa	77 8g11k
~lpar	77 8g11k
~lpi	87 -8b11a
~lpin	87 -8b11a
~lps	85 -9a9b
~lps>	85 -9a9b
~lre	70 -5i4j5e
~lrea	70 -5i4j5e
~lri	69 -15k-7j-6b6cd18e
~lrig	69 -15k-7j-6b6cd18e
~lry	78 -6a11c
~lry>	78 -6a11c
~ls>	52 -19e-15b-5k6d9j12c26a
~lse	55 -12g-11a-5e7hj9d14c
~lse>	55 -12g-11a-5e7hj9d14c
~lst	84 -10k-7d7gj12a
~lsta	85 -9k-7d7j13a
~lt>	62 -9d-6g6ac13e
~lth	59 -14g-7a-6d7c10b22i
~lth>	61 -13g-11a-7j-4d11c30i
~lthy	78 -8i-5c7b8j11a
~lti	89 5a8k
~lts	84 5b
~lts>	84 5b
~lty	87 -7a-4c6j10e
~lty>	87 -7a-4c6j10e
~lua	83 -16a21c
~luab	83 -16a21c
~luc	82 -6d-5b11c
~luck	82 -6d-5b11c
~lud	74 -9b18a
~lude	75 12a
~lue	66 -9c-6ad5e10i13g
~lue>	67 -7c-6e-4d10i14g
~lues	89 -5a8e
~lug	84 7a
~lug>	84 7a
~lum	68 -15a-5c10j11e
~lumb	70 -9a-4c11ej
~lun	75 -4d14a
~lunc	84 -5b5c11a
~lunt	80 5a6b
~lus	89 
~lve	78 
~lved	87 5b
~lver	89 
~lwa	76 -8j-7bi6ag7d11f
~lway	76 -8j-7bi6ag7d11f
~ly>	44 -11d-10k5h10c11i21b
~lyf	89 
~lyft	89 
~lyi	89 11b
~lyin	89 11b
~lys	89 
~lys>	89 
~ma>	73 -14b-4k5d6j11c
~mac	73 -10a-5d4k6f14j
~mach	75 -5d5k6c
~mad	63 -16g-8k-7b-5i6f7a35h
~mad>	87 -5k10a
~made	64 -15g-8b-5i-4k6f35h
~mag	66 -8e-6b-5c6k11g12a
~mage	67 -8e-6b-5c5k12g13a
~magi	87 9c
~mai	54 -16g-9e-4h6j7f11d18c
~mail	57 -12g-8e8f10c14a
~main	70 -16a-5g5j11c16d
~mak	54 -14j-9k-6e-5d5ab6g14c17i
~make	55 -9d-8j-6ek6c12g20i
~maki	77 -9j-7g-4ik6d10a12c
~mal	67 -6g4b5c
~mal>	80 -6a5j
~mall	74 -5g-4a4c12b
~mals	85 
~mam	84 -14a5bc7g
~mama	84 -14a5bc7g
~man	45 -17i-10j-9c-7b-6ak6d61g
~man>	70 -18g-7i4k6a7e8c
~mana	71 -24g-6b5a14d15i
~mane	87 -4j4b5c
~manu	85 -9b-7g18a
~many	47 -34i-23a-21c-7j6k96g
~map	89 -5a5b6c
~mar	61 -11c-5h5bd6j10k
~mari	78 10k
~mark	75 -8a-5c5e8jk
~marr	72 -7d-5k9a18b
~mart	81 -15b-10c6i9g18d
~mary	87 
~mas	75 -14a10f18b
~mas>	78 -6a11f
~mat	60 -12b-7e-5g5dh8aj9k
~matc	78 -11c-6e5g6jk9a
~mate	71 -9b-7a-5g4c5j6k13d
~mati	71 5h6a
~matt	77 -5g-4d4c6a
~max	87 -11g-4a6j16c
~max>	89 -10g16c
~may	71 -7c-6b-5k5de6g12a
~may>	75 -4k8dg
~mayb	80 -12c-4b8e13a
~maz	89 -5b14j
~mb>	78 -17c-16a-9e-6b5i9f14k17g
~mbe	48 -11b-7d-6h5a8c9k11g14i
~mber	48 -11b-7d-6h5a8c9k11g14i
~mbi	72 -12g-7b5k18c
~mbin	73 -12g-9b5k18c
~mbr	62 -11g-5i6a8h10b
~mbre	62 -11g-5i6a8h10b
~mbu	84 
~me>	29 -25a-16d-12i-11j-10f-4b5h16e28c85k
~mea	72 -6c-5jk5i7b13h
~mean	74 -7c-5jk13h
~meas	89 
~meb	57 -7e-6k-4bf9i10a14d
~mebo	57 -7e-6k-4bf9i10a14d
~med	59 -15g-7i-4a5j6ek9d11f
~med>	67 -16bc-11g4aj8de11k14f
~meda	85 -5k7b8a
~medi	67 -19a-4g6b19c
~mee	74 -4k4a5c
~meet	74 -4k4a5c
~mel	89 -5j4c5h
~mem	67 -15c-6k-5g8j9i17a
~memb	68 -14c-5g-4b4e9a10ij
~men	47 -11a-7g10bc14d
~mend	87 -7a12c
~ment	47 -9g-7h-4a4f6k8b14d
~menu	89 -5a12c
~meo	71 -15c-5k5d10b17g
~meon	80 -8c-5bj7a20g
~meow	75 -8ac-4k5j9d15b
~mep	84 
~mepl	84 
~mer	55 -8g16d
~mer>	65 -7a-5e6d12b
~mera	77 -5b6k9c
~merc	71 7a
~merg	83 4d
~mers	68 -10b7g12d
~mes	58 -10a-9i-5h-4f4bg6d11c17j
~mes>	60 -10e-7i-5a6g8d9c18j
~mess	78 4c8e
~met	51 -11k-9i-8j7d8g14b
~met>	87 -7k7c13j
~meta	79 -5a6c10b
~mete	82 -9a-8c25g
~meth	53 -15j-8h-7i-5k4e6c10ad11b
~meti	87 5a
~mew	72 -20c-6f-5dg12h13a21b
~mewh	72 -20c-6f-5dg10a12h22b
~mfo	78 6a
~mfor	78 6a
~mic	84 -6a5c
~mica	89 
~mid	77 -6ai6be9g
~midd	78 -12a-6i6b7e19c
~mig	80 -20b5d6e8h12c
~migh	80 -20b5d6e8h12c
~mil	53 -7e-5f7i9b16g
~mile	62 -7a-6c-5i29g
~mili	87 -10a-8g-6c9b15i
~mill	84 -7a7j
~mily	59 -7e5c14a
~min	51 -19k-18j-6d6fg7c8e12i19h
~min>	77 -67a-10j5bd7i15c18h33g
~mind	62 -20k-18g5h10b25a
~mine	74 -21g-13k-8c-4j4b5i20a22e
~ming	67 -18b-10j-6k9h10f15c
~mini	77 -5c11g
~minu	65 -9c-5d6i7a11k
~mir	87 -8a-6i21j
~mira	87 -8a-6i21j
~mis	64 -23j-12g-5b-4d8i9e13c19a
~mise	85 -8j-6c4k6a7g
~miss	67 -14g-8j4i8c9a10e
~mist	83 -12j-9g6i20c
~mit	60 -21a-5j8e15c16g
~mit>	69 -17a5g11e16c
~mits	66 13g
~miu	77 -6c-5j4k7a13g
~mium	77 -6c-5j4k7a13g
~mle	89 8a
~mles	89 8a
~mma	74 -7b6a14d
~mmat	75 -7b6a14d
~mme	67 -9a4k7c10b
~mmed	87 -9a4e6b
~mmen	87 -7a12c
~mmer	69 6b
~mmi	80 -6a-5c4g8b
~mmin	84 4k
~mmo	89 -11a-4j7b16c
~mmon	89 -11a-4j7b16c
~mmu	77 -19c5bj6a8g
~mmut	77 -19c5bj6a8g
~mne	84 -6b7d
~mney	84 -6b7d
~mob	87 -5ak7b9f
~mobi	87 -5ak7b9f
~mod	71 -11a-8e4k5g11bj
~mod>	83 -10c-9a12g15j
~mode	74 -6eg5k9c12b
~mok	67 -18b8j18a
~moke	68 -11b8j14a
~moki	87 -8b4k5a
~mom	66 -12c-6b-5ij12g17a
~mom>	73 4b10a
~mome	76 -11b-10c-6j6dk8a14g
~moms	84 
~mon	46 -5a7b22c
~mon>	89 -11a-4j7b16c
~mone	60 -11j-7de-6i6b9ag11f
~moni	79 -6k15d
~mont	49 -9a-4c5ei9j11g
~moo	89 -23a-6c6bj26i
~mor	49 -10c-9dj5h6g8e23b
~more	55 -15j-7ci-6g-5f6k10h27b
~morn	69 -12a-11c-6j4i7f19g
~morr	69 -7d-6b-4c6j7g8e
~mort	65 -5g5j6c7a
~mos	60 -6e-4i7b17c
~most	60 -6e-4i7b17c
~mot	66 -10g-6c5d9af
~moth	75 -9a-7bg7d9c11f
~moto	72 -15c20a
~mou	67 -15a-8k-5df-4h10i13g21c
~moun	69 -5fk20g
~mout	87 -9g-6a8i13c
~mov	60 -13ab-7g4f15j25e
~move	64 -20b-7i-6k-5d5f32e
~movi	73 -11a-5ceg6i7dj8b
~mp>	61 -10c-5i6d12a14h
~mpa	50 -10g-9a-7c-5h5e8i9d12bk
~mpan	50 -8ag-5h5e8ik12b
~mpar	83 -10c7k12d
~mpe	77 -12b-10c-4dh11j12g18a
~mped	85 -10c-4h10gj
~mper	89 -13b15a
~mpl	58 -11g-8a-4c9j10b13d
~mpla	79 -11a17c
~mple	74 -17c4j7b14d
~mplo	62 -8g-5c-4e4d5b6j
~mpo	68 -5bgj4h18a
~mpol	74 -15b19a
~mpor	76 -9j-4g5h11b
~mpr	76 -7a10h14c
~mpre	79 -11a11h15c
~mpro	87 
~mps	87 -8a12c
~mps>	87 -8a12c
~mpt	78 -6a-5k11g15e
~mpty	80 -6a-5ck13g16e
~mpu	75 -12a5b7e
~mput	76 -7ag4i5b7e
~mrs	87 
~mrs>	87 
~mry	87 -13b-5c19a
~mry>	87 -13b-5c19a
~ms>	59 -18c-8g7ik34j
~mse	85 -5j9b
~msel	85 -5j9b
~muc	45 -30i-15j-10k-9c-7de-5f5ah15b66g
~much	45 -30i-15j-10k-9c-7de-5f5ah15b66g
~mum	77 -5c10g
~mum>	78 -4c8g
~mus	78 -15b-4g10ai
~must	79 -9b-4g11i
~mut	75 -19c7bg8a
~mute	78 -12c8a10g
~mv>	87 -7c-4a4f5e11d
~my>	56 -18j-11a-6k-5c6b8e9i13d17f
~mys	82 -5k4c6a
~myse	83 4c6a
~na>	81 -9c-6a7g14b
~nac	79 -7a5fi
~nace	79 -7a5fi
~nad	82 
~nado	82 
~nag	67 -15g-7b-6c12a13di
~nage	68 -14g-7b-6c12ai13d
~nal	58 -9c-7e16a
~nal>	61 -17c-5e-4i4b5g25a
~nall	74 -11a-4j6h8i10c
~nam	44 -13g-11be-9h6f7k22d27c
~name	44 -13g-11be-9h6f7k22d27c
~nan	67 -7g-6c8e12b
~nanc	71 -6g9e12b
~nann	87 5b6d
~nant	81 5k6j
~nap	82 6k
~nap>	87 6k
~nat	77 -16a7j12h
~nati	78 -13a-4c7j13h
~nb>	84 -6b14a
~nc>	89 -5a13j
~nce	42 -4h9a13ek
~nce>	43 -7a-5d5ci8beg9k
~nced	79 -4a8b
~ncel	77 -8a5k6b
~ncer	73 -14g-10b4d5j10e11a
~nces	84 -10c18a
~nch	71 -8a-7g6k18b
~nch>	75 -9g-5j-4i4k8b10a
~nche	82 -10a4i5j
~nci	73 -12b-6k6g15a
~ncia	77 6a
~ncl	72 -6d-5b7ak9c
~ncle	83 -4d6k
~nclu	75 -8b7ac
~nco	67 -18a-5j10i11c17g
~nco>	89 -12a5k13i
~ncom	70 -22a4b14c19g
~ncor	84 -7b15a
~ncr	78 -9g-7k4c6e9a
~ncre	78 -9g-7k4c6e9a
~ncy	79 -8j-7b10a
~ncy>	79 -8j-7b10a
~nd>	28 -14b-5c-4i10g16j27d29e
~nda	74 -6f4b6i
~ndat	81 -4a12b
~ndb	85 
~ndbo	89 
~ndd	85 -9a4g5e
~ndda	85 -9a4g5e
~nde	52 -13e-11a-7i6f7bk20g
~nded	73 -12b-5g9d10ck
~nden	89 -5a6b
~ndep	89 -5a6b
~nder	53 -11e-5ci7f9b22g
~ndi	66 -11a-6c-5g-4d11i16j
~ndin	74 -8a12j
~ndit	73 -7g-6c5b11i
~ndk	89 6a
~ndki	89 6a
~ndl	58 -11g-8e-6a-5f-4h17i21b
~ndle	64 -12c-10a-8g5d7k11b22i
~ndli	87 -8d16b
~ndlo	67 -6e5a6c7d
~ndm	83 -6a6c7j
~ndma	85 -7a-5g6c8j
~ndo	75 -12b-9g-7k6aj7d15i
~ndor	82 -8g-4b4i10c
~ndow	84 -9b-4ac5j8d12i
~nds	56 -22a-11g-7f6e11i12c20j
~nds>	57 -14a-8g-6f-4b6e8c9i18j
~ndsh	81 -6j8b
~ndy	76 -6k-5c12af
~ndy>	76 -6k-5c12af
~ne>	37 -9i-8h-4e5j6df9b16a17c
~nea	67 -14c-9b-6k-5i9j12a21f
~near	68 -9b-8c-5ik6g8a22f
~nec	85 -17c6a12i
~neck	89 -13c13i
~ned	53 -17b-9k-6c-5e5a14j30i
~ned>	53 -17b-9k-6c-5e5a14j30i
~nee	47 -14i-13g-10d-8bc-6f12h62k
~nee>	87 
~need	47 -13i-12g-10d-9c-8b-6f13h63k
~nef	70 10d
~nefi	70 10d
~nei	73 -5k4be5c
~neig	73 -5k4be5c
~nel	87 -6c10a
~nen	87 -4j4b5c
~nent	87 -4j4b5c
~ner	53 -12ik-5h5e8j9bf
~ner>	61 -13k-11g-8bi-6j-4d14e15acf
~nera	66 -4i4dg6j
~ners	66 -16c-14a-6e4d10j14g19b
~nerv	83 
~nes	47 -9g-7f-6ce-5i4a12d15k17b
~nes>	60 -14cg-7i-5j5b9a10d17k
~ness	50 -10i-8e-7f7g9cj11b
~nest	74 -8g-7c-6j-4a5b8e14i
~net	79 -7b-4c8a11g
~net>	81 -8j-7b11a12g
~nev	71 -15a-5d7i9h10j
~neve	71 -15a-5d7i9h10j
~new	54 -21k-7a-6f-5g4j5h9e12b21i
~new>	57 -19k-6f4b6c12e15i
~newa	76 -11b5a6c7h
~newe	78 -5j4b11a
~news	85 -12c-7a9j12i
~nex	64 -6g-4j4b6c
~next	65 -6g4h6b7c
~ney	58 -12j-8e-7i5cg6k9f12a
~ney>	59 -12j-7ei5cg6k10f15a
~nfe	89 5a
~nfl	89 -6c12a
~nfo	75 10c
~nfo>	83 4f
~nfor	81 -4b8c
~ng>	27 -36j-7b-5c7f10h11g25ik32a
~nga	81 -9j-6bc15i
~ngag	83 -9j-6c4ae10g
~nge	56 -8hk-5f13c21a
~nge>	67 -9g-7b-5k7a28c
~nged	73 -5h6ac
~ngen	89 
~nger	68 -13k-8a7b11j
~nges	77 -14c6k16a
~ngi	67 -7a-6c6e11i
~ngin	67 -6ac6e11i
~ngl	67 -18a-17k-7g-6c6j12i17e24b
~ngle	67 -18a-16k-7g-5c6j13ei24b
~ngr	78 -7j11i
~ngra	80 -7j11i
~ngs	57 -19a-8k-5ef9hj15g18c
~ngs>	57 -8a-7k-5ef9hj15g
~ngu	75 -5g5b11c
~ngui	83 4a
~ngun	87 6b
~nha	83 -6a-4b6d9c
~nhap	85 -10a13c
~nic	63 -9j-8e4i6af7c
~nic>	85 -6d11f
~nice	67 -8e-5j5ac6i
~nico	89 4a
~nics	87 -7a8c
~nie	72 -5i-4c4b6k8d
~nied	89 5d
~nies	74 -4i4d5b7k
~nig	60 -10bi5ac8g14f
~nigh	60 -10b-9i4g6c7a15f
~nim	74 -5c6a10g
~nima	84 
~nimu	77 -5c11g
~nin	53 -14a-5g-4b9cj12e
~nin>	68 -10a-8k5g6e17b
~ning	58 -26b-6a5fi7j8k10eg
~nins	73 -25g6j10b17c
~nio	74 -5a7j8c
~nion	78 -9a8j
~nior	85 5a6c
~nip	89 5b
~nis	66 -6a-5i8b10j
~nish	68 -5i4k6j
~nist	87 5j
~nit	65 -11b-7ak8j13d14g
~nit>	75 -11c6gj8a
~nito	79 -6k15d
~nits	85 
~nitu	78 -6c12g
~niv	83 -6j11b
~nive	83 -6j11b
~niz	89 6aj
~njo	82 -4b10a
~njoy	82 -4b10a
~nju	72 -6b5gk
~njur	72 -6b5gk
~nk>	53 -12j-8g5bf18i
~nki	66 -14c-7d-5i-4k6g14a18h
~nkin	66 -14c-7d-5i-4k6g14a18h
~nkl	75 13a
~nkle	76 13a
~nkr	87 7a
~nkru	87 7a
~nks	71 -7ak5b6e7d
~nks>	73 -5k-4c4d7e8g
~nksg	85 -9a-4g5c9b
~nli	74 -12g-7b9c12a
~nlin	74 -12g-7b9c12a
~nly	65 -11a-9d-5fg-4e6ck13j17b
~nly>	65 -11a-9d-5fg-4e6ck13j17b
~nne	71 -16c-6ik5bj6e15a
~nned	83 
~nner	78 -9c-6i8e16a
~nni	64 -6ce29a
~nnin	64 -6c-5e25a
~nnu	75 -12a10c17g
~nnua	75 -12a10c17g
~nny	81 -5c5d6bj
~nny>	81 -5c5d6bj
~no>	54 -31b-22i-9d5f7ae48j
~nob	67 -9d-8b-7e6c11aj
~nob>	89 6a
~nobo	68 -9d-8b-7e6a7c12j
~noc	78 -6a13c
~nock	80 -5ag4k13c
~noi	84 7c
~nois	84 7c
~non	77 -9b-8c-4gk5a9h14j
~non>	82 -10b-7c10h13a
~none	89 5j
~noo	79 -13c-7a-4e6g7i14j
~noon	81 -11c-4e7g8i
~nop	87 -16c4a15g
~nor	74 -5b16a
~norm	78 -7a5j
~nort	84 13a
~nos	77 -6a5k8f
~nose	85 -10a7e8c
~nosy	85 -9c6k10f
~not	43 -14c-10b-8d5i21hj
~not>	45 -24b-4c8jk25h
~note	74 -8c-4a19b
~noth	63 -10c-7d-5ghk9a27j
~nou	70 -16b-11c-10i9g18h20a
~noug	71 -17i-16b-8c11g18h20a
~noun	87 -4c9i
~nov	84 -11a-4b6c9g
~nova	87 -10a-4b13c
~now	43 -19j-10d9h17k20a
~now>	44 -20j-8d-4i9f19k21a
~nowb	89 
~nowh	87 -16a-5gk4bci14h
~nro	84 -9g4e13c
~nrol	89 -9g14c
~ns>	46 -14g-13ej-9i6d7h8f13k30c
~nsa	89 4a
~nse	56 -6cg-4h6b7e8d
~nse>	59 -15e-10j4b5g11a13c
~nsed	74 -18a-16c-15g5j6b14d28e
~nses	82 -5a4j5k
~nsh	85 -5c5a
~nshi	89 -5c5a
~nsi	62 -13c-10a-5ij6h7f11g20b
~nsid	72 -15c-6a8g11b13f
~nsio	78 -11a5c10b
~nsiv	74 -5bk-4f10h11a
~nsm	87 -4a11j
~nso	85 -4b4g6c
~nsor	89 5c
~nsp	85 13b
~nst	63 -9j4g9b
~nst>	77 5h6b
~nsta	77 -6j-4b4e7g
~nste	85 -5c11b
~nstr	72 4g5c
~nsu	44 -6i-4f4k5c6d7a
~nsul	85 -6c7j
~nsur	44 -5i-4fj5ak7d8c
~nsw	78 10c
~nswe	78 10c
~nt>	33 -13i-11d-8j7e10a18b20g24k
~nta	63 -13g-5h9b16a
~ntal	67 -6g6ab
~ntan	76 -7g-5h6c15a
~nte	58 -22a-14c-9i5k7j10h13bg
~nted	77 -28a8f9d17b
~ntee	83 -5a6b
~nten	76 -4c21g
~nter	63 -10c-8b-6di8j9a10k13h
~nth	49 -10a-4c5ei10gj
~nth>	52 -10c-7h-4b7i9ej12g
~nthl	74 -16a5g9b10c
~nths	65 -10ag7h29b
~nti	62 -7k-5f11j
~ntia	84 7a
~ntil	89 -6a6e
~ntin	67 -6i-5e8g
~ntio	84 -10k-7b5c10aj
~ntit	89 
~ntl	74 -11g5c6j10a
~ntly	74 -11g5c6j10a
~ntm	85 10f
~ntme	85 10f
~nto	64 -12g-7hj-6i5a6e10k13d
~nto>	68 -16g-7h-4i5e8ck16d
~ntor	80 -7c5k8g
~ntow	83 8a
~ntr	60 -11g-7a-6ce-4hi6bk12j16f
~ntra	62 -12a-7g-6e5d7k10bj
~ntry	79 -6cg-5b5a16f
~nts	50 -5bk5i11ad
~nts>	50 -5bk-4j5i11ad
~nty	77 -12g-10b4d23c
~nty>	78 -10b-8g5d7a10c
~nu>	89 -5a12c
~nua	74 -11a4j17g
~nual	74 -11a4j17g
~nue	82 -8a6c9g
~nue>	82 -8a6c9g
~num	50 -14e-13j-7b-6d-5h8i13gk27c
~numb	50 -14e-13j-7b-6d-5h8i13k14g27c
~nur	74 -9b-8c8hj12a
~nurs	74 -9b-8c8hj12a
~nus	87 -9f19a
~nut	64 -6cdj5ai7g9k
~nute	66 -9c-5d6i7a11k
~nuts	83 -6a-5j4b6cg
~nve	70 -5e-4d6j9g
~nven	78 -7c5k7g
~nver	78 -9k-4e8j12c
~nvo	79 -7c7a
~nvoi	84 6a
~nvol	87 5b
~nwi	85 5a
~nwid	87 5a
~nxi	87 -9b15a
~ny>	34 -43b-23i-20j-7f-5e8c17k36a70g
~nyb	56 -14c-12b-5g7h11d21a
~nybo	56 -14c-12b-5g7h11d21a
~nyl	87 -8a5j10c
~nyl>	87 -8a5j10c
~nym	82 -7a-5k11e
~nymo	82 -7a-5k11e
~nyo	67 -13c11a17d
~nyon	67 -13c11a17d
~nys	77 -10d-6g5k6a9j
~nys>	77 -10d-6g5k6a9j
~nyt	50 -21b-8e-6g-5h-4di5j9k18c29a
~nyth	50 -21b-6eg-5h-4di9k18c30a
~nyti	89 6j
~nyw	74 -11c8f13a
~nywh	75 -10c8f15a
~oad	68 -7k-5d12a
~oad>	73 -8k5f9a
~oads	78 -4b6a7j
~oak	80 -5g5ik
~oak>	84 10a
~oal	87 -9a15c
~oal>	89 -8a16c
~oan	63 -10g-5ei5k7b10j
~oan>	68 -16g-4ei4k15c
~oans	72 -13c6g7b9j
~oar	74 -6bk4f12a
~oard	74 -6bk4f12a
~oas	85 -5a5g7c
~oast	85 -5a5g7c
~oat	77 -8c
~oat>	78 -8c4a
~ob>	56 -16g-7d-5e-4h6f9k25c
~oba	77 -8b10a
~obac	78 -8b10a
~obb	78 -15a-5g24c
~obbi	81 -5g12c
~obi	87 -5ak7b9f
~obil	87 -5ak7b9f
~obl	74 -5g5e7b8j
~oble	74 -5g5e7b8j
~obo	68 -9d-8b-7e6a7c12j
~obod	68 -9d-8b-7e6a7c12j
~obs	73 -17b-12k5g16a19d
~obs>	73 -17b-12k5g16a19d
~oca	70 -15c-7j6b13f14a
~ocal	80 -6j6f8b
~ocat	75 -10c5a9f
~occ	74 4c8g
~occu	74 4c8g
~oce	81 -5b5j6i
~ocer	85 -5b8g
~oci	72 -11a-4g13b20c
~ocia	72 -11a-4g13b20c
~ock	59 -20a-10d-8f-4h8c12g20i
~ock>	66 -19a-10j-5f8c10e26i
~ocke	67 -10a-4e4c7bgj
~ocks	84 -7d4j8a
~oct	68 -15g-8j4e5k9i18d
~octo	68 -15g-8j4e5k9i18d
~od>	46 -16k-13c-8f-6g5a16j31d
~oda	58 -11k5a6d7i
~oday	58 -11k5a6d7i
~odd	89 -16a-13c6b10g22k
~ode	65 -14g-9a-6e-4f8bk28c
~ode>	72 -7g-6a5k20c
~oded	87 5i
~odel	74 -6eg5k9c12b
~odi	79 -7a14c
~odil	81 -7a8c
~odo	83 -9a14g
~odom	83 -9a14g
~ods	82 -11c-7a7f11i
~ods>	82 -11c-7a7f11i
~odu	82 -10b-6a23c
~oduc	82 -10b-6a23c
~ody	47 -16b4di5j11a
~ody>	48 -15b-9c4gi8e13a
~odys	69 -9e-6g9c10k
~oes	40 -11k-10j-8h6c15a16e22d
~oes>	40 -11k-10j-8h6c15a16e22d
~oev	89 6k
~oeve	89 6k
~of>	35 -13e5c7ah12dj21i
~ofe	78 -15g-6b5a17e
~ofes	80 -6b6a
~off	48 -18g-14c-11j5e7a8i14b17k
~off>	52 -11d-10c-8g4a7e13k15b
~offe	69 -11j9c11ik
~offi	64 -16c-10g7f9a14d
~ofi	82 6c
~ofin	83 
~oft	69 -17i-10c-9a-5b6j14d30g
~oft>	87 5a
~oftb	89 
~ofte	73 -18i-9a-7c-4b15d32g
~og>	72 -11b13j
~oga	89 -7c15j
~oge	74 -9a-6b-4d7e9f13j
~oget	74 -7a-6b7e9fj
~ogr	73 -10i-6k9g16b
~ogra	77 -5k-4a4b11c
~ogre	83 -15c-8i4a7g13b
~ogs	79 -15b6a13i
~ogs>	79 -15b6a13i
~oh>	59 -26j-23b5i7k11d14f16c
~ohi	87 -11a8gj
~ohio	87 -11a8gj
~oho	75 5c6g
~ohol	75 5c6g
~oi>	85 -10k9a
~oic	78 -10a-6k6b11h15c
~oice	78 -10a-6k6b11h15c
~oil	85 -9a11b
~oin	49 -13g-11j-8f-4d10c11ik13h
~oin>	72 -4gk5j14e
~oing	51 -13j-10f-6e-5g9ch14i16k
~oint	75 -7bg-4j6f7a10h
~ois	84 7c
~oise	85 7c
~ok>	57 -20a-11g4d6ck8i12h
~oka	46 -22j-20b-8k5f6e10a12dg18i
~okay	46 -22j-19b-8k5f6e9a12dg18i
~oke	60 -16d-6e-5b6j7g11a13c
~oke>	64 -8d-5gj4i7a17c
~oked	78 -8d16g
~oker	82 -9b10a11j
~oki	62 -9g-7b-6i4k8a12j
~okin	63 -9g-6i4k12j
~okk	80 -4a13d
~okke	80 -4a13d
~oks	69 -5de18a
~oks>	69 -5de18a
~ol>	53 -7h-5k-4bj5f7g18d
~ola	80 
~olat	81 
~old	46 -14i-8hk-5bf10d16g26j
~old>	49 -10bk-6h4a19j23g
~olde	66 -17g-10a-8c5k11b13d14j
~oldi	74 -14g4d11ac
~olds	74 -19i27g
~ole	59 -11d-10c-7fi-4g8k18a19b
~ole>	61 -13i-9cd-7f8k13a20b
~oles	85 -12g9ai
~olf	85 4a7c
~olf>	85 4a7c
~oli	46 -19g-13i-12b-8d5a8f14e15k22c
~olic	48 -10ai-8d5g6k7b11c12e
~olid	81 -17b-9c7e13a15f
~olin	72 -35g-15b12a16k26c
~olk	64 -7a-6ej-5k5b8h16d
~olks	64 -7a-6ej-5k5b8h16d
~oll	51 -9h-6f5g7ad13b
~oll>	66 -9a4c6g13d
~olla	64 -12a-7c6g15j
~olle	62 -6i-5e5b6a8c
~olli	69 -11c-9j-5d5be7g20a
~ollo	80 -9g5i14a
~olo	83 -13a19b
~olo>	89 -11a21b
~ols	70 -14b24g
~ols>	70 -14b24g
~olt	82 5b
~olts	84 5b
~olu	79 -7a6b
~olum	89 4d
~olun	83 -5a6b
~olv	87 5b
~olve	87 5b
~om>	46 -13c5e7i12k
~oma	78 -6b7c8i
~oma>	85 -6b8c
~omat	85 5i
~ome	36 -22j-10c-5fi6g22h25d29b
~ome>	43 -15j-11g-9d-7b4f7a9c10ek28h
~omeb	57 -7e-6k-4bf9i10a14d
~omed	87 9a
~omen	77 -11b-6j6k7d8a
~omeo	71 -15c-5k5d10b17g
~omep	84 
~omer	62 -4eg18d
~omes	66 -11e-7a5d8b9j
~omet	52 -15j-8hi-6k4e7a8d9b14g
~omew	72 -20c-6f-5dg12h13a21b
~omf	78 6a
~omfo	78 6a
~omi	65 -17b-16j-11a-5k8i9f32c
~omin	67 -21a-15b-9j-8k8i9f39c
~omis	83 -8cj6g12a
~omm	62 -6i-4j6g7b9d
~omma	75 -7b6a14d
~omme	71 8c
~ommo	89 -11a-4j7b16c
~ommu	77 -19c5bj6a8g
~omo	69 -7d-6b-4c6j7g8e
~omor	69 -7d-6b-4c6j7g8e
~omp	46 -7g-6c-5a6eik7b13d
~omp>	66 -10c6a8dg
~ompa	50 -10ag-7c-5h5e8i9d12bk
~ompe	85 
~ompl	73 -10b7a12d
~ompr	81 -8a6c11h
~ompu	76 -7ag4i5b7e
~oms	72 -6c8a
~oms>	72 -6c8a
~on>	30 -20c-13f-4i6d8g10h12a15k34j
~ona	63 -13c5j8g11b
~onal	64 -16c6bj7a8g
~onc	68 -12a-7g-6j6i7k8c9b
~once	69 -7g-4j6b9c
~onco	89 -12a5k13i
~ond	60 -8g-4e9ci10j
~ond>	64 -13b5a7j13c
~onda	89 
~ondi	73 -7g-6c5b11i
~one	37 -11e-8h-6i4a5j7cd8b10k13f
~one>	39 -9e-5h5ag7df11j12c
~oned	81 -10b-9k-7d9c10j11a
~ones	62 -19c-10g-6a5e10b12d14k
~oney	59 -12j-8de-7i6b7g8c9a10f
~onf	89 -4d9c
~ong	49 -26i-19j-12b-6d4f9a12e15h41g
~ong>	51 -32i-13j-9d-7b5f9a11e18h32g
~onge	85 -9a4g7d
~ongi	82 -7b10g11a
~ongr	80 -7j11i
~oni	69 -22a-4k8j9d22c
~onic	85 -4a7c
~onig	78 -18a10j16c
~onit	79 -6k15d
~onl	63 -11dg-5f-4e6k11b15j
~onli	74 -12g-7b9c12a
~only	66 -10d-7a-5f-4ce6k14j18b
~ono	85 -4c6i
~onou	87 -4c9i
~ons	54 -9a-4eg6k9j20c
~ons>	57 -13a-9g-6b7k31c
~onsi	87 9b
~onst	74 7g
~ont	45 -5h8j10k11g
~ont>	66 -17b-12g7c9k29a
~onte	78 -11c23g
~onth	49 -9a-4c5ei9j11g
~onti	87 5b
~ontr	62 -7g-6e5d7k10b
~onv	79 -10k4f6j7c
~onve	79 -10k4f6j7c
~onw	87 5a
~onwi	87 5a
~oo>	60 -18k-6gh-4c4j9f11b17a
~ood	47 -14k-6g5b6e9aj10i
~ood>	47 -13k-7cf-6g5bd7e10j18a
~oode	87 5i
~oods	83 -11c-7a7f12i
~oof	55 -7c4d9j13h
~oof>	56 -10e-5c-4k4dg8j14h
~oofi	83 
~oog	89 -6b4j14a
~ooh	78 -13a-4jk8g10c
~ooh>	78 -13a-4jk8g10c
~ook	50 -8g-5e5k10hj
~ook>	57 -20a-11g4d6ck8i12h
~ooke	80 -8d14g
~ooki	63 -9g-6i5a12j
~ookk	80 -4a13d
~ooks	69 -5de18a
~ool	52 -13b-8ah-7i5f18c19d
~ool>	55 -7h-6k-5i6f9g20d
~ooli	87 -41g-8a16k35c
~ools	71 -14b24g
~oom	61 -6c-5j6d16k
~oom>	68 -11a-6j-5d7i17k
~oomm	75 -7b6a14d
~ooms	74 -5c7a
~oon	67 -17i-15c-4k10g11a27e
~oon>	67 -21c-17i-4k4j10g11a28e
~oop	87 -5b8j11g
~oor	61 -12b-10c-7d-5ai5fk7j13e16g
~oor>	66 -12b-7a-6d5j6k7c10f
~oord	83 6a
~oors	74 -19c-7a-5j7k12g16e
~oos	77 -9b-6eh-5g4d6i7a12c
~oose	77 -9b-6eh-5g4d6i7a12c
~oot	67 -5acej21i
~oot>	72 -5cd5f13a
~oota	83 -5a6c10g
~ooth	87 -17a-5c5b26i
~op>	52 -14g-12k-8j-6d7a12b16c17f
~ope	56 -9c-8gj-5f5a7bde12k
~ope>	87 4k
~open	64 -15j-12g-6i10e12a16b
~oper	64 -8b-7c-4i6d7gj8k
~opi	75 -8a-4g7c11j
~opin	76 -13a-4g9c12j
~opl	58 -8j-6e-5f7a17d
~ople	58 -8j-6e-5f7a17d
~opp	66 -16b-11g-5f-4dj5c17a29h
~oppe	72 -16b-7g6c13a15h
~oppi	73 -5g6a17h
~opr	87 -18c5b17g
~opri	87 -18c5b17g
~ops	77 -12c-8a-6e-4bi6jk8d19g
~ops>	77 -12c-8a-6e-4bi6jk8d19g
~opt	84 -14b7d9j
~opti	89 -11a4i10j
~opy	78 -7k-5c7ij
~opy>	78 -7k-5c7ij
~or>	26 -54a-30j-26e-11g-8c-6k7d15fi166b
~ora	70 -8g-7j6ac13b
~orag	75 -5g-4b7a9c
~orat	79 14b
~orb	89 -7a8j
~orc	70 -9j-6g8k9b10a
~orce	75 -11c-9j12a14b
~orch	87 -6a10c
~orcy	83 -8b4a6k
~ord	54 -14c-13g-7e-6h4i16k23b
~ord>	59 -24c-11e-5hi7d9k11a12b14j
~orda	82 -16g6a14c
~orde	72 -10aj-5c-4g6f10i18b
~ordi	80 -4k12a
~ords	73 -17a-6dj6c9e11k
~ore	46 -26a-12k-11j11g18d28b
~ore>	47 -13jk8g12d14b
~ored	81 -20a11d12c
~oref	89 -11a12b
~ores	85 -11c-5b5d6i
~orev	83 -10a6b12g
~org	77 -5a12k
~orge	89 6g
~orgi	84 -6a-5c4f13k
~orh	87 -6a7e8g
~orho	87 -6a7e8g
~ori	63 -11g-6ci5b6f11d15a
~orid	85 11f
~orie	84 -12c5a13d
~orig	74 6b
~oris	76 -24c8b20a
~orit	78 -10ag27c
~ork	44 -17g-9k9bc12a15f
~ork>	47 -15k-7j-6d-5e5g8i9c14b15f
~orke	70 -6bg5d8a
~orki	69 -15b-4e4i5a6cd
~orks	69 -23g-19i-7c6a7k11j13e16b
~orl	85 -9i-5a6k8cf
~orld	85 -9i-5a6k8cf
~orm	61 -14b-13g-8ef6cj7h9i19k
~orm>	67 -9j-7eh-6b-5g19k22a
~orma	72 -8b-5f5a7c
~orms	81 -27a10c11i15j
~orn	61 -12j-7d-5ch-4k5i7g14e15f
~orn>	71 -10g-7k-6d8a16e
~orna	83 4a
~orne	82 -4a16f
~orni	69 -12a-11c-6j4i7f19g
~oro	87 6d
~orol	87 6d
~orp	77 14b
~orpo	79 14b
~orr	56 -6ab-5h-4fk7i12cj
~orre	69 -8a-7bc33j
~orri	76 -6g-5a6i10b
~orro	66 -6a-5c4j5g6de
~orry	70 -20j-11b5i11a24c
~ors	58 -11i-6cf7g8e10b
~ors>	60 -12c-5f5d6b7g9e
~orse	89 -7j6ab
~orst	79 -12i-8a6j7h10c
~ort	51 -12e-10c-7d-6ij5h8ak12b23g
~ort>	71 7h8k
~orta	69 -6j6a
~ortg	65 -5g5j6c7a
~orth	61 -8e-6cj-4d6b26g
~orti	89 -14c-13a12b14g
~orts	83 4a
~orw	79 -5g12a
~orwa	79 -5g12a
~ory	67 -8f-5adh-4ei7bg10j13k
~ory>	67 -8af-5dh-4e4g7b10j14k
~os>	84 -22a-10d38c
~ose	47 -14f-9a-7b-4k8g14i27d
~ose>	49 -15f-13b-9c-4a4e10i21g26d
~osed	71 -14e-13a-6b5d8ij18c
~oser	84 -9a-5j20b
~oses	81 -11c-4g6j13a
~osi	67 -8g-6b-5ci6d26e
~osin	69 -13g-10c-6b5k6d30e
~osit	89 8c
~osp	72 4afj
~ospi	72 4afj
~oss	62 -12c-10e-8a5b13j21g
~oss>	64 -13c-9ae15j18g
~osse	81 4a
~ossi	89 8g
~ost	51 -10e-9d-5h4c6b7a22g
~ost>	54 -22a-7de10k33g
~osta	87 8c
~ostl	72 -11c-8k20b
~ostp	89 
~osts	78 -12b-6k-5c7g23a
~osy	85 -9c6k10f
~osy>	85 -9c6k10f
~ot>	35 -14b-6f7d8k13h15g18j
~ota	67 -12a-5ij8dh10g
~otag	83 -5a6c10g
~otal	70 -10a-7e4k9dh
~otc	84 -9a-6j-4e5b8c14d
~otch	84 -9a-6j-4e5b8c14d
~ote	58 -8h-6d-5k-4e9j10g20b
~ote>	64 -8c-7hk-4j6a16b19g
~otec	72 -14a-5d6j12c
~otel	82 -7a5j8b
~otes	77 9a
~oth	47 -18k-14a-6c-4e4b10i11dh23j
~oth>	66 -25a-19c-4k8j16i23b
~othe	50 -14k-7bi-6e10c11d13a16h
~othi	67 -7b6i24j
~oti	79 -4b16a
~otin	83 9a
~oto	69 -18c-5g4j26a
~oto>	85 5j
~otor	72 -15c20a
~ots	82 
~ots>	82 
~ott	70 -6b18a
~otte	74 -5g-4c17a
~otto	87 6c
~ou>	17 -22k-6g-4e11b17f21i24j29h35a
~oub	71 -9c6b10g
~oubl	71 -9c6b10g
~ouc	72 -35g-22a4j6e22d32c
~ouch	72 -35g-22a4j6e22d32c
~oud	79 -6c12h
~oud>	81 -6c12h
~oug	48 -13d-12i-9e-5b5h9c19ak
~ough	48 -13d-12i-9e-5b5h9c19ak
~oul	34 -15j-9k-8h4g5b8i10e43a
~ould	34 -14j-8h-7k4g5b9i10e40a
~oun	44 -20a-10h-5j-4i11b20k23g
~ounc	82 -5c5a8i
~ound	51 -8g-5a4b5d6k8e
~oung	70 -13a-11j-8i-7e-4f6b7k18c20g
~ount	53 -10ah-7c-5di5b8f11k22g
~oup	69 -13f-5e4d10g
~oup>	77 -10c-4e6ab7d
~oupl	74 -11f-8b9g13c
~our	25 -15a-9h5b10i12g13e14f16j22c
~our>	26 -7h5g14f15e16ij
~ours	51 -11j-8i-6h-5f13c23e
~ourt	78 -21a-4g6f18j
~ous	44 -6e-5i-4fj5a6d12g17k
~ous>	67 -17a6hi17k
~ouse	45 -8i-7e-4f6d8ak10g
~ousi	82 -5b4f
~out	35 -18a-15d-6g-5i6h10e15j22c25k
~out>	35 -15d-7b-6fi6g11e12a37k
~outc	89 9c
~oute	89 -7a-5c7h9b
~outf	76 -20k-10a4f10d15c
~outh	79 -12g-8a-6k4b7ci19j
~outs	69 -21a-11g8b9j12f15c
~ova	84 -20a-4b12cj
~ovat	87 -10a-4b13c
~ove	39 -8g4h6f12a19e
~ove>	57 -21b-19g-17c-5j6f10h14a16e21d
~oved	78 -11g-9a-5d-4b9f12e15c
~ovem	89 
~over	42 -17d-4i5a8k12g20b
~ovi	70 -13c-11e4d6b15i
~ovid	89 -7e-6c13g
~ovin	71 -12c-6g-5e4dj8b15i
~ow>	27 -76a-31j-25d-16b-5c11k12h13e84g87i
~owa	81 -4ad4gi5b
~owar	87 -9a-5c7b12g
~owb	87 6g
~owbi	89 
~owe	61 -25d-5ei9a11g13b14c
~owe>	70 -25d-9a4c31g
~owed	74 -10g-8j6b7k15a
~ower	74 -8g-4i6a14c
~owh	87 -16a-5gk4bci14h
~owhe	87 -16a-5gk4bci14h
~owi	70 7a12b
~owin	70 7a12b
~own	43 -17c-14g-5i7k8f32b
~own>	45 -18c-9g-5di7k8a11f23b
~owne	65 -4e4dj6a
~owns	73 -10a-4g5d15b
~ownt	83 8a
~owo	89 
~owor	89 
~ows	77 -8b5j8d
~ows>	77 -8b5j8d
~ox>	68 -7f-5bc5a7k10e
~oxe	87 -11a6c8b
~oxes	87 -11a6c8b
~oy>	71 -11a-9g7h9ij12b
~oya	81 -10c8eh9j
~oyal	81 -10c8eh9j
~oye	62 -6g-4ce4d5b6j
~oyed	84 7f
~oyee	67 9j
~oyer	73 -4g5d8b
~oyi	85 -5c7k11a
~oyin	85 -5c7k11a
~oys	78 -12a-5j5d11b
~oys>	78 -12a-5j5d11b
~pa>	77 15a
~pac	66 -13g-6c9a14b
~pace	74 -10g-8c8i15b
~pack	72 -5g5f12a
~pag	68 -5bcg22k
~page	68 -5bcg22k
~pai	60 -9c-7h-6e-5af7j14b16g
~paid	63 -22c7d17bg
~pain	84 -9a5b13c
~pair	78 -7b-4h7j
~pan	49 -6h4k6i14b
~pand	85 -5c5b
~pane	87 -5c10a
~pani	73 -4i4d5bc7k
~pany	51 -8ag7e9b11i
~pap	67 -12g-11a6cd7f8b
~pape	67 -12g-11a6cd7f8b
~par	47 -19e-10a-9h5g9d11bc25f
~para	75 -7b-6g16f
~pare	65 -13c6a8b10d
~park	68 -7c8k11a
~part	51 -26a-16e-11k-7h5dj9b11g18f27c
~pas	61 -15e-6c5b10d11a
~pass	66 -14e-6i-4k4b11g13d
~past	71 -15g6i15a
~pat	71 -14b-9g4a21c
~patc	85 -6a5b
~pati	75 -9g-7a23c
~pay	44 -12a-11c-8e-7j-6h-5k6b22i44g
~pay>	50 -22c-12de-4k9b16i19g22a
~payc	72 -10c-5k-4b6g8f
~payi	63 -15a-13c-6e-4bj10d32g
~paym	64 -10j5k7b11e
~payo	87 12g
~payr	67 -9a5c6d8g
~pays	71 -20a-6g5j34c
~pda	72 -13b5e9a10c
~pdat	72 -13b5e9a10c
~pdf	89 -4c6af
~pdf>	89 -4c6af
~pe>	61 -20g-9b-4j8c11i16a17k
~pea	74 -11i-4ag5c26j
~peak	77 -11i-7k7c27j
~pec	73 -12a-5eg4c5b6ik8h
~peci	82 -6a4b7c
~pect	78 -6ac-5e7ik9h
~ped	66 -15k-10a-6e-4d7g9hi17j
~ped>	66 -15k-10a-6e-4d7g9hi17j
~pee	72 -7k-6b-5g6d20c
~peed	78 -5bk6a15c
~peel	84 -12c10d
~pel	72 -10cj-5abg4d14i23k
~pell	73 -10cj-5abg4d14i23k
~pen	47 -14e-10j-9i-5d9g10k14c23b
~pen>	58 -15j-14g-8e-5i5k13c14b21a
~pend	68 -12i-9a-7e-5c7f11b27g
~pene	63 -11a-10g-8e4h9c12d
~peni	83 -12a-11c8i21e
~pens	60 -9de-5f5b7ck10g
~peo	57 -8j-6e-5f7a17d
~peop	58 -8j-6e-5f7a17d
~per	48 -16i-6c5aj8b10k11d
~per>	63 -9i-7b-5ce6d9k10g14a
~pera	83 -5c
~perc	69 -12a-8c-6k7h8b19g
~perf	79 -11i-5g25c
~peri	77 -5ad4j6b8c
~perm	74 -18g-5j6ab13e
~pers	59 -15c5bk6d8f
~pert	66 -8b6d7g9k
~perw	76 -4a6i8d
~pes	77 -14a-6c-5g6j11b16i
~pes>	80 -15a-5cg12b18i
~pest	89 9j
~pet	80 -21a13k19c
~pet>	89 -26a-4g15k22c
~pets	89 
~pgr	87 -8a14c
~pgra	87 -8a14c
~pha	83 -4b10j
~phal	84 -4b6a
~phe	89 7b
~phi	87 9a
~phis	89 10a
~pho	62 -6dh-4i6a8e9b
~phon	63 -6h-5di5g9e10b
~phot	84 -4c6a
~phy	77 -9g7k
~phys	77 -9g7k
~pic	58 -7e-6ac-4j9b19k
~pic>	89 -5a10k
~pica	87 7g
~pick	63 -5e7b8k
~pict	70 -6c-4j4k6f
~pie	78 -6c6ek
~piec	82 7k
~pil	77 -4d4b11c
~pill	80 -5d4b6j
~pin	59 -16g-9b-6f7k11a13hj
~pin>	74 -14a-9d-7g4b16c20j
~pine	89 -8c8e
~ping	63 -12b-9c-6g-5ef-4j5d7k13h21a
~pini	87 -7a
~pip	72 -6g11c13a
~pip>	84 -25b34a
~pipe	75 -17a-5g13c18b
~pir	78 -4c6j7e
~pira	89 4a6e
~pire	83 
~pit	69 -7b7j10a
~pita	71 4afj
~piz	87 
~pizz	87 
~pla	44 -8ik-5e7b14d20c
~plac	50 -8j-7c-5k7b10g13d
~plai	67 -7i-5g4c18d
~plan	57 -10dg-4ai4h5f11j16c
~plat	77 -6g4a15c
~play	81 5g
~ple	52 -14e-7c5b14d15k
~ple>	55 -13f-8a4i9c15d
~plea	68 -11de-8a-7g-4j10b15f24k
~ples	85 -7c10g
~plex	78 -10c-6g6b15d
~pli	66 -14f8c9d
~plic	84 4h
~plie	71 -14f4b9d12c
~plit	83 
~plo	60 -11g-6b-5e5j13a
~plot	87 -9b9a
~ploy	62 -8g-5c-4e4d5b6j
~plu	70 -7g-4a4j11e
~plug	84 7a
~plum	73 -9a-6g12e
~ply	87 -7b-6c7a10h
~ply>	87 -7b-6c7a10h
~pme	71 
~pmen	71 
~poc	76 -6a-4i6c12g
~pock	76 -6a-4i6c12g
~poi	75 -7g6f7a10h
~poin	76 -7g-4b6f7a10h
~pok	89 -5j9a
~pol	47 -10i-8d8k9c11e
~poli	47 -10i-8d4g8k9c11e
~pon	83 -4c7b
~pone	89 
~poo	67 -4bg7j9a
~pool	68 -5c-4b5j11a
~por	63 -9g-8dj-4i5k7a10h18b
~pora	78 -6j19b
~porc	87 -6a10c
~port	66 -7c-5g6a7k11h
~pos	74 -4j8c9a
~posi	89 8c
~poss	87 8g
~post	81 5c6a
~pot	75 -10a7b16f
~pot>	78 -13a8b17f
~pots	89 
~pou	65 -9g-4i5a11c14k
~poun	83 4g9a
~pous	67 -13g13ck
~pow	89 
~powe	89 
~pp>	69 -6g-5c16a
~ppe	51 -20e-7b-6a8k13h20c
~pped	70 -6a-4e14h
~ppen	53 -17e-5g10k22c
~pper	79 -12b7a9g
~ppi	71 -5g-4j8b17h
~ppin	71 -5g-4j8b17h
~ppl	67 -15f-5e5ag8d10h
~ppli	69 -15f9cd
~pply	87 -7b-6c7a10h
~ppo	82 9f
~ppoi	85 10f
~ppr	75 5b
~ppra	80 -4a4c7b
~ppro	87 
~ppy	71 -17j-9i-7g6k9h23a
~ppy>	71 -17j-9i-7g6k9h23a
~pra	77 5c
~prai	79 -4a6bc
~pre	57 -8a-7ei-6df5g6k8b10j13c
~prea	83 5g
~prec	87 -5a10k
~pref	84 -16a6j16b
~preh	82 -8a7c11h
~prem	77 -6c-5j4k7a13g
~pres	68 -15b-8g-6d-5e9a11j23c
~pret	69 -4c12a
~pri	54 -17a-8h5j14g19b
~pric	60 -5hi5g20c
~prim	89 
~prin	67 -14ac-4e5g6f9j15b
~prio	89 -6a8c
~pris	84 -9g5i9a
~priv	82 -10a-4c5f12b
~pro	51 -19a8c11j19h
~prob	73 -5g5e7b8j
~proc	89 -5a-4g9i
~prod	82 -10b-6a23c
~prof	79 -6b8c
~prog	73 -10i-6k9g16b
~prom	83 -9j-7c4k6a13g
~pron	87 -4c9i
~proo	69 -17c-10k-4g6b25h
~prop	64 -7bc-5i5dg7k12a
~prot	72 -14a-5d6j12c
~prov	79 8a
~ps>	60 -7e-5ci-4f5d16a
~pse	76 -8gi6a8j14h
~pse>	80 9j
~psi	89 -5b7a
~pst	78 -4g
~psta	78 -4g
~pt>	70 -21b-8g-6c-4j7f18a19h
~ptc	87 7a
~ptci	89 6a
~pti	74 -15a-5k-4g10c28j
~ptio	77 -6a6c8j
~pto	87 -16j7a11b
~ptop	87 -16j7a11b
~pts	83 -11g-6c8k13d
~pts>	83 -11g-6c8k13d
~pty	80 -6a-5ck13g16e
~pty>	80 -6a-5ck13g16e
~pul	70 -7j-4i14e
~pull	70 -7j-4i14e
~pum	82 8a
~pump	82 8a
~pur	80 -20a11b15g
~purc	85 -9a16g
~pus	77 4e
~push	78 -7g4e6a
~put	52 -18c-8i4d7f9b14g
~put>	54 -12c-9ei5b7f9d10a12g
~pute	75 -7ag4i5b7e
~putt	75 -7c-6d-4a7e9g10j
~py>	66 -10j-7g-5c8h22a
~qua	66 -9a-5b4c8g13j
~qual	89 
~quar	67 -9a-5b4c8g14j
~que	67 -6h-5e13b
~ques	68 -6h-5e4d5c9b
~qui	57 -9d-7j-6i4b14g15c
~quic	71 -5d7gk
~quie	85 -7j-5a-4c8e13k
~quip	71 
~quir	75 -4g13c
~quit	71 -15c-6e8b14g
~quo	65 -8c12g13a
~quor	89 -4c11a
~quot	66 -5c-4k4b5a12g
~ra>	69 -18a-7i-4d10j11g20c
~rab	81 4c7k
~rab>	81 4c7k
~rac	58 -17c-7e-6i-5a-4g7k15h16b
~race	85 -7b6a7j
~rack	72 -25c8a22h
~ract	62 -14a-8g-6e4d7k8c17b
~rad	65 -21g-15a-7j5e9b13i26c
~rade	67 -15g-13a-7j7e9b15i17c
~rado	89 
~radu	85 -4b4a
~raf	80 -6b4cg
~raff	85 -5b6ag
~raft	87 -5a7c
~rag	49 -10bd-5c6k9h12a13f
~rage	50 -9d-5gi6hk7a9f
~ragg	85 -9b-6c5hi9g
~rai	57 -11di-5h5c8b13g
~raid	89 
~raig	74 -7a-4i6e7k8b
~rail	89 
~rain	67 -13d-6i-5b4ac5f17g
~rais	68 6j8b
~rak	85 11a
~ral	64 4d9j
~ral>	65 -4ci4d8j
~rall	89 -7g5c6i
~ram	64 -14b-7k-4i13f14e
~ram>	78 -12a-5k5b13c
~rame	77 -14c-9a-6b-5g17f18e
~ramp	74 -15b19a
~rams	89 9a
~ran	44 -13k8e10g12i
~ran>	89 -4c5k
~ranc	47 -8a-5j5g7e18c
~rand	68 -21k-8c9d17i18a
~rang	82 -6k4e5a
~rank	89 4i6k
~rans	82 -10a12b
~rant	71 -8c-6b8a11g
~rap	83 -6b10c
~rar	89 -8g-6ae5b17c
~ras	67 -14g-13b-5aj5d18k25c
~ras>	75 -7b8k11c
~rash	77 -9g-7b-5a10d15c
~rass	84 -4c8k
~rat	55 -15c-9a-8g-7d-5f8h19b24k
~ratc	85 -5a8b
~rate	62 -17b-5cd-4f9k13h20a
~rath	74 -8c-7a-5i6j9k10b
~rati	70 -13ac-6g4e13k24b
~rats	83 -12a6c12i
~rav	75 -11c-7a4f6i7d
~rave	75 -11c-6a4f6i7d
~raw	73 -20c-11g-9a4j5e9i27b
~raw>	84 -9c5b8e
~rawe	85 -10a10b
~rawl	82 -12c-10g5j11i15b
~raz	76 -5ij6b9h
~razy	76 -5ij6b9h
~rb>	89 -5ab7j9f
~rbe	84 -8a-4c5j12e
~rbn	84 -6b14a
~rbnb	84 -6b14a
~rby	80 7a
~rby>	80 7a
~rce	65 -22c-7j-4de14h16g20b
~rce>	78 -8c-6b4a9h
~rced	85 -11j-10c8a23b
~rcen	69 -12a-8c-6k7h8b19g
~rch	70 -10e-7a4j8g11c
~rch>	75 -10e-5g15c
~rcha	84 -12a16g
~rchi	87 4b
~rci	72 5k
~rcia	72 5k
~rcy	80 -9b5k10a
~rcyc	83 -8b4a6k
~rd>	48 -15c-4a6j10i24b
~rda	82 -16g6a14c
~rdas	83 6a
~rde	69 -19a-10j-6e-5g-4d9ci24b
~rded	77 -9j4k5a8b
~rden	87 -9a11c
~rder	79 -19a7f10i16b
~rdi	72 -11c-8k-6b-4gi7j12d22a
~rdia	81 -4c15d
~rdin	77 -8ck9j22a
~rds	63 -11b-6g6e7k8c
~rds>	63 -11b-6g6e7k8c
~re>	25 -11e-6c10dk18fg38a
~rea	46 -19g-12ai-6j5c8e12h18k28f
~rea>	78 -20c-11ae6j38f
~reab	83 -6a-4b18f
~reac	71 -13i-9b-5d4k13c15e
~read	56 -14i-7c-5f-4d6a9b34k
~reak	70 -7gk8f19c
~real	66 -16c-7f4a7e9j11g
~ream	87 5be
~rear	87 -6a-4b13d
~reas	68 -16b-14g-12k-6aj7d27h28c
~reat	62 -15j-9g-5d-4k4f11a15b16i
~reau	89 6j
~reb	76 -8c13a
~rebu	76 -8c13a
~rec	54 -18c-16i-7h-5g-4d11k13a14b24j
~reca	80 -5ce5b13k
~rece	76 -11g4c5b7k
~reci	89 5c
~reck	72 -11c11d
~reco	62 -17i-9d-4c13a14b
~rect	69 -7bc-5a32j
~red	47 -8c-7bh4i17f19a
~red>	50 -19c-12e-6bh5d8g16a29f
~redi	63 -13f-11g5k11a14c
~redo	79 -8a15e
~ree	54 -9g-8d-6ik-4e6b7j26c
~ree>	66 -24i-22g-5k4e12j23ac
~reed	82 -4k5h
~reek	82 -8i-7b9g13a
~reem	84 -5e4a9b
~reen	85 5b
~reer	89 
~rees	77 -11i5k18g
~reet	65 -9g-8a5b7i9f12c
~ref	72 -20a-12c-7g6j12d28b
~refe	78 -11a5j14b
~refr	87 -14a17b
~refu	89 -15c17d
~reg	66 -12c-5de6k19g
~rega	85 8j
~regi	78 -25c29g
~regu	72 -8j-5g-4d7ak12c
~reh	77 -5a7c11h
~rehe	82 -8a7c11h
~reho	85 
~rei	89 4c
~rej	89 5h
~reje	89 5h
~rel	60 -6bi-5d7h16g
~rell	62 -6i-5b8h13g
~rely	85 
~rem	59 -13k-7a-5d8i12gj
~rema	81 -17a7c15b
~reme	64 -9c-6b-5k5g10j12i
~remi	76 -10k-4j5a11c12g
~remo	81 -6c5a9j
~ren	46 -8fi-7j-6h4d7ce25g
~ren>	74 -7c6b
~renc	77 -20c8a14g
~rend	84 -9a13g
~rene	69 -9g-7c6h15e
~reno	85 -10a-4b13c
~rent	49 -11j-9h-6f-5i5a14g23c
~rep	58 -8d-4f4j6k12b
~repa	77 -10a-4h7bj
~repl	63 -5d-4gj11b13a
~repo	77 -6c-5b8k9h
~req	74 -4g12c
~requ	74 -4g12c
~rer	77 -16g-5j9f13d14e
~rer>	80 -5j5a15d
~res	51 -24a-15g5c11j12h16k18f
~res>	69 -11a-7g-6c5ik14j
~resc	83 7c
~rese	85 -5a5k6j
~resi	82 -5g-4a7j
~resp	87 -5ae-4c9b10h
~ress	58 -13b-12i-9g-4dh4e5a12f15ck
~rest	67 -12k-8a-6c-5bj5di6g12f15h
~ret	59 -6h-4d8j10b
~retc	87 -5g4k5b
~reti	68 6b
~rett	67 -5g6be
~retu	83 -11b4g7j
~rev	72 -8e-5a-4i5b26g
~reve	76 -14a4c5b20g
~revi	81 -8e-6c9ag
~rew	72 -16c8d12g
~rew>	73 -11c-4i9d11g
~rfe	79 -11i-5g25c
~rfec	79 -11i-5g25c
~rga	89 -5e12i
~rge	65 -15i-5b7d8g10j
~rge>	72 -14i-7c-6a7d16g
~rgen	82 4d
~rger	87 9j
~rges	87 -12g5a8c
~rget	85 -4k4c5g
~rgi	81 -26c-6a12k24g
~rgia	84 -6a-5c4f13k
~rho	87 -6a7e8g
~rhoo	87 -6a7e8g
~ria	74 -5c5e14a
~rial	77 5ab
~rib	79 -7g-6i10c15k
~ribe	83 -6ag-5i17k
~ribl	89 8c
~ric	55 -9i-7h-6f-4b6g7a10j12c
~ric>	84 -8a9b
~rica	72 -13c4d7g11a
~rice	60 -5hi5g19c
~rici	89 -8a15j
~rick	73 9c
~rict	81 -13b9a10j
~rid	68 -16b-15d-5k-4g11c16f18i
~rida	84 -9a4c10f
~ride	73 -21b-14d-4k4j9cf20i
~rie	54 -17ac-10e-6f15j23d25b
~rie>	87 -17a26j
~ried	67 -10g-7c-6k4a11bi
~rien	66 -7e-6dg5h6j9b10c
~rier	77 -16a4k5c21d
~ries	65 -26c-6i-4e8b14d20g
~rig	37 -12k-8a-7cf-6h-5b4d19i47j
~righ	37 -17a-12k-11c-8h-6f21i49j
~rigi	74 6b
~rij	89 -6c7a
~riju	89 -6c7a
~rim	83 -8a10c
~rima	89 
~rin	50 -22c-20k-14i4b6h7a11e12j26g
~rin>	74 -16a-5k4g5d18j
~ring	54 -15k-12c-8i6d7g8ah13e
~rink	67 -9d-7b-5fi28a
~rins	87 -7a12g
~rint	84 -7c-6a7b11f
~rio	73 -10a-9b-6j8h21k
~rior	82 -9a-7b19c
~riou	78 -16c-5j9h21k
~rip	68 -11c6d8j9b
~rip>	77 -8a8j10b
~rips	87 -6c7a
~ript	82 -4c11d
~ris	66 -26c-10g-5d8f14b28a
~rise	80 -10g4i8a
~risi	89 10c
~risk	85 -14c4a11b
~rist	72 -24c6b10f18a
~rit	58 -16ab-6e-4f8d14j28c
~rita	83 -8a9c10k
~rite	66 -7bc5k6a14d
~riti	81 -7d10a
~ritt	77 -24a-18b6i20c23j
~rity	73 -9g4b15c
~riv	47 -11g-6h-5e6a7b8ci10d
~riva	82 -10a-4c5f12b
~rive	49 -8e-5gh7b10d13i
~rivi	61 -10b-7g-5i4e14c16a
~riz	89 
~rizo	89 
~rk>	46 -8ad-7k-6e7i10bcg12f
~rke	65 -10c5f7j
~rked	77 6d
~rker	72 -6b-4g7j10a
~rket	78 -14c5bj6e
~rki	67 -13g-12b-5e6d7c22a
~rkin	67 -13g-12b-5e6d7c22a
~rks	68 -27g-18i9j11k13e15b
~rks>	69 -19gi-11c10j11k13e15b
~rksh	87 -11g15c
~rl>	78 5j9b
~rld	85 -9i-5a6k8cf
~rld>	85 -9i-5a6k8cf
~rlf	85 6a
~rlfr	85 6a
~rli	89 10i
~rlin	89 10i
~rls	82 -8a8c10b
~rls>	82 -8a8c10b
~rly	75 -13c4j6a9g
~rly>	75 -13c4j6a9g
~rm>	56 -14d-11c-10h-9f-5i11j12a15b17k
~rma	69 -5f-4bg5ce6j
~rmal	78 -7a5j
~rman	81 -5f4c10a
~rmat	81 -4b8c
~rme	87 -8a15g
~rmer	87 -8a15g
~rmi	74 -21g-13c6a12e18h
~rmin	87 -13c-7g21h
~rmit	78 -16g7a14e
~rml	89 8a
~rmle	89 8a
~rms	75 -27a6c9i19j
~rms>	75 -27a6c9i19j
~rn>	60 -10dk5g14a16c
~rna	74 -12a-6b-5g7i18c
~rnac	79 -7a5fi
~rnad	83 4a
~rne	62 -21c-6a-4k5g9f19i
~rned	65 -20c-18a6d7e13g21i
~rner	78 -5k5c15f
~rney	89 5a
~rni	62 -23c-14b-7a-5h9f10e33g
~rnig	80 -13b4k5e8f9a
~rnin	66 -16c-11b-5j-4h4f8e28g
~rnit	78 -6ac7j12g
~rno	81 -17c9i16g
~rnoo	83 -11c4b8gi
~rns	80 -5e12c
~rns>	80 -5e12c
~ro>	82 5d6a
~roa	69 -7k-5d-4b14a
~road	69 -7k-5d-4b14a
~rob	72 -6a5e6b8j
~robl	74 -5g5e7b8j
~roc	76 -7b5ci7j
~roce	81 -5b5j6i
~rock	84 8c
~rod	82 -10b-6a23c
~rodu	82 -10b-6a23c
~rof	79 -6b8c
~rofe	80 -6b6a
~rog	71 -11i-8k7g13j14b
~rogr	73 -10i-6k9g16b
~rok	71 -10a-9d-5g8bi12c
~roke	71 -10a-9d-5g8bi12c
~rol	63 -14j-8g6a10c18d
~rol>	87 -9g9i
~roll	64 -12j-4e7a10d14c
~rom	48 -11c5gi7fhk
~rom>	48 -8c4k5i7fh
~romi	85 -8j-6c4k6a7g
~ron	60 -17g-16b-10d-7j-5e4h10i12k16c22a
~ronc	89 -12a5k13i
~rong	72 -5g7h10c
~roni	85 -4a7c
~rono	87 -4c9i
~ront	66 -17b-12g7c9k29a
~roo	51 -10c-9b-4f9d10h11k
~roof	55 -7c-5i4d9j13h
~room	62 -6b-5cj7di16k
~rop	59 -18c-8i-4f5k10b13h
~rop>	74 -7c-6k-4ej5gh14b
~rope	65 -9b5j6dg8k
~ropp	77 -7cg7a15h
~ros	72 -33a-4e7jk10c16g
~ross	74 -15c-10a-5e4i6jk18g
~rot	61 -8k-7h-6g5b13cj
~rote	69 -6h7j10c
~roth	68 -7ik-4g11bc
~rou	45 -16c-10a4h5f8b11k14d
~roub	72 -6bc10a
~roug	52 -15a-8h-5eg4i9d10j17k
~roun	56 -10a-8j-7c6d7b8f
~roup	77 -10c-4e6ab7d
~rous	82 -10c5e16a
~rout	84 -14a7h8b11c
~rov	78 -4b7a
~rove	81 6a
~row	59 -12c-5g6b8e12d
~row>	62 -20c-12a5ej14b16d
~rowe	85 12a
~rowi	84 5f
~rown	82 -6b-4g5i6e12a
~rp>	87 
~rpe	89 -9a5j8k
~rpo	76 -4c14b
~rpor	77 -5c14b
~rpr	84 -9g5i9a
~rpri	84 -9g5i9a
~rra	84 -13k-7b10a15i
~rran	85 -19k-6b14a16i
~rre	58 -13ab-7i-6c-4h9g11e31j
~rrec	69 -8a-7bc33j
~rren	62 -8b-7a-6i5k10g13e
~rri	61 -14g-6e-4a8c9d20b
~rrib	89 8c
~rric	78 
~rrie	64 -15a-10g6c11d25b
~rro	65 -6c4j5g6de
~rrow	66 -6a-5c4j5g6de
~rru	85 -7a19j
~rrup	85 -7a19j
~rry	56 -19j-13b-8d-6e-5h10g20c32a
~rry>	57 -18b-13j-6e-4h25c26a
~rryi	75 -9j-7d-6c5b8a11g
~rs>	36 -8j-4f6k8b9e10c11d
~rsa	81 -11k5c11b
~rsal	89 -6j13b
~rsat	85 -10k6c8j
~rse	58 -11e-9i-7g5a8fk12b
~rse>	74 -11b-5c7h20a
~rsea	89 -6c6a8f
~rsel	61 -9ae-8i-5g5c12k17b
~rsh	83 -8a6c
~rshi	84 -6a6c
~rsi	77 5k
~rsin	89 
~rsio	87 -5a6b
~rsit	87 
~rso	62 -11c4j6a
~rson	62 -11c4j6a
~rst	56 -15i-9a-6f-4b9h16k22j
~rst>	57 -10i-6e-4b4h7j8c10k
~rsta	77 -16a-10c-6i7h8k21j
~rt>	48 -10b-4h5g6ce9a
~rta	69 -6j6a
~rtab	75 -5c9a
~rtan	77 -5j4c5h6b
~rte	68 -8i4j8a9g
~rted	72 -10i-7j-4b12g14a
~rter	82 -5a12j
~rtg	65 -5g5j6c7a
~rtga	65 -5g5j6c7a
~rth	55 -7d-6j-5f-4h12e19g
~rth>	58 -14e-9j-6d-5f5ck7b8a18g
~rthd	68 -8a-7bk-6c31e
~rti	60 -5ej7a8d12g
~rtie	82 -7c4b9g
~rtif	65 -4b11d
~rtin	78 -7a8b
~rtm	63 -9c-4i5jk16d
~rtme	63 -9c-4i5jk16d
~rtn	67 -15k-7e4c8g12b
~rtne	67 -15k-7e4c8g12b
~rts	71 -7aeg8ik16f
~rts>	71 -7aeg8ik16f
~rty	64 -9a-5e-4b5dg9k
~rty>	64 -9a-5e-4b5dg9k
~ru>	89 -4g4a7h
~ruc	58 -13b-5a-4h6jk8d11c
~ruck	61 -15b10c11d
~ruct	72 -5a5j
~rud	89 -19c-5be10a24g
~rude	89 -19c-5be10a24g
~rue	85 -5a9c
~rue>	85 -5a9c
~rug	79 -14c-5b9a11d
~rug>	89 
~rugs	83 -12c-6b7a12d
~rui	89 
~rul	85 -5g6c
~rule	87 -4g7c
~rum	89 6c
~rume	89 6c
~run	54 -15e-14c-8j9d16b32g
~run>	59 -18e-8c-5ik5dh7a22g
~runn	70 -5f5b6g
~runs	75 -11j-8c5d6e9g10b
~rup	80 -6c18j
~rupt	80 -6c18j
~rus	70 -6c-5g-4i4e7bh
~rush	87 -6k8e9a
~rust	71 -8a-6c6k7h8b
~rve	77 -6c8a10b
~rve>	80 5ad
~rvi	69 -9b-4cd5g6k11a
~rvic	72 -4d6k
~rviv	84 -9b-7c7g13a
~rvo	85 -4a
~rvou	85 -4a
~rwa	75 -6g9a
~rwar	75 -6g9a
~rwi	87 -7a7j
~rwis	87 -7a7j
~rwo	76 -4a6i8d
~rwor	76 -4a6i8d
~rwr	82 -8c7d9a
~rwri	82 -8c7d9a
~ry>	46 -15b-9h-7c6f7k17j20a
~ryb	67 -22a-9d4f7e9k10g
~rybo	67 -22a-9d4f7e9k10g
~rye	87 
~ryer	87 
~ryi	73 -9j-7d5g7a9b
~ryin	73 -9j-7d5g7a9b
~ryo	89 9k
~ryon	89 9k
~ryt	63 -23a5c8b10g15i
~ryth	63 -23a5c8b10g15i
~ryw	85 8g
~sa>	84 -7k7c
~sab	81 6a9j
~sabi	83 7a
~saf	67 -9g5j6b8c
~safe	67 -9g5j6b8c
~sag	85 -4b10c
~sage	85 -4b10c
~sai	62 -11c-7a-5g18h23j
~said	62 -11c-8a-5g18h23j
~sal	63 -8e-7c-4i5h7a13g
~sal>	87 -6j12b
~sala	77 -7a-6c7j9g
~sale	68 -7e-6i-5j7h8g11a
~salo	85 5j
~sam	62 -27b-9j-8f5c7e9k10g25a
~same	62 -27b-8fj6c10k11g23a
~sat	74 -14k-6g-5b8ah15c
~sat>	83 12c
~sati	78 -12k-5b4c8a9h
~sav	66 -10c5j7b17g
~save	72 9a
~savi	73 -11a-6c-5i7b21g
~saw	77 -10k9ci
~saw>	78 -10k6c10i
~say	50 -22e-21c-9g-8a-5h6f7j8d11b13k33i
~say>	52 -21e-10h-6a8c10k20i
~sayi	79 -20c-14j6a12d23i
~says	72 -23c-12g-9a5fk8h14b19j
~sba	56 -6k5d
~sban	56 -6k5d
~sca	66 -11c-9a-6d-5k-4f5e9g10h18i
~scal	81 -5e6i12g
~scam	87 7a
~scan	85 -6a5g
~scar	73 -10c-9j-5k-4dg9a13h15i
~sch	60 -13g-9a-8i-5h5d6j7bk12f
~sche	81 6e
~scho	61 -12a-11g-7i-4h4c5dk6j8b13f
~sco	66 -18a-5e6k13g15c
~scor	77 -28a-6k7i17g22c
~scou	71 -7j-6g13k
~scr	67 -12g-11c-5i7k11b17d
~scra	83 -6a10b
~scre	89 5b
~scri	75 -7ag9d15k
~scro	79 -13c-5gk12d16a
~scu	78 -5b7a12g
~scub	83 -8b7g11a
~scui	87 -4c6g
~se>	33 -25e-23b-12f7hk9d10i16g24a31c
~sea	72 -17c6f20e
~seas	73 -17c5b6f21e
~sec	62 -10g-4b4a5j6k10c
~seco	65 -11b-5g7j14c
~secu	75 -4g9b
~sed	55 -24i-16c-8a-6f-5g6eh14j15d24b
~sed>	55 -24i-16c-6f-5ag6eh14j15d20b
~see	59 -23c-10h-6a5j6d9ei19f
~see>	60 -14c-9h-5a7j11ef
~seen	79 -6c5d11f
~seh	77 -8g-7a5d15c
~seho	77 -8g-7a5d15c
~sel	54 -7i-6h-4j31b
~self	58 -10e-7g-5i-4j4c7k22b
~sell	66 -7c7e13b
~sem	67 6ai
~seme	67 6ai
~sen	57 -11g-8c-7e-4d8bk9f15a
~send	63 -8cg7b12f
~seng	81 5g
~sens	74 7a
~sent	72 -6g-5e-4c7ahk
~sep	78 -4g11a
~sepa	78 -4g11a
~ser	64 -9j-4d12a18b
~ser>	82 -11a-5j23b
~seri	83 -8c-4b4g15a
~serv	67 5a8b
~ses	62 -7dg5j6a11b
~ses>	63 -7d-5g5j6a12b
~set	61 -11e-10a-7c10b15g
~set>	65 -9i-7e5cj17b
~sets	84 
~sett	77 -23c-12a-11b-4e12h15i30g
~sew	84 5a
~sewe	84 5a
~sfi	87 -5b4a11h
~sfie	87 -5b4a11h
~sgi	85 -9a-4g5c9b
~sgiv	85 -9a-4g5c9b
~sh>	58 -8ij-5b-4f6e8g18a
~sha	61 -14c-9d-8j-6g-4h4a12f14b20i
~shak	85 -10a-5i6b13f
~shal	84 14a
~sham	85 -8c-5bj-4a7ef14g
~shap	73 -11ac-10g4b35i
~shar	70 -7g-6j-5d4c12b15a
~she	50 -18d-17e-8f-6g8k17c19i21j
~she>	55 -21c-14de-7a-5f11b12g13j29i
~shed	65 -14b-13g-5i8k12j25c
~shee	83 7j
~sher	76 5a7c
~shes	81 -7j-6g11ac
~shi	62 -10cd-7gi-5a4f12k15e17b
~shie	83 -6j5c
~shif	83 -6d5be
~shin	68 -10c-9a-5g-4i4j8f9b14e
~shio	85 -10c6a8k
~ship	79 -6a5bk6c
~sho	47 -20g-13e6bc10d26f
~shoe	89 -6a-5i5g9d
~shoo	77 -5dj4i6fk
~shop	58 -8e-7b-5ck4d5g18f
~shor	84 
~shot	81 
~shou	56 -10j-9i-7k-4g10a13f16c
~show	67 -33g-16i-6e8k13dj18a
~shu	70 -16g7a8c14i
~shut	70 -16g7a8c14i
~sib	85 -6c6b7g
~sibl	85 -6c6b7g
~sic	69 -13g-10a5bk8c10j
~sica	77 -9g12j
~sick	77 -5ag12c
~sid	53 -9a-8k-7e-5hi9d10j22b
~side	54 -7ek-5h-4i6a10d11j
~sidi	81 -23a29b
~sie	78 -11b-6g-4c4k12e16i
~sies	80 -11b-9a-5g12e17i
~sig	61 -9c-8g-5h5i7a8e9j
~sign	61 -9c-7g-5h5ij7a8e
~sil	89 
~silv	89 
~sim	85 -22a20b
~simp	85 -22a20b
~sin	45 -14ag-9f-5ik11d13c14b15j16e
~sin>	73 -18a-8g-4k7hj12c13e
~sinc	61 -12a-11g4j6ce11i
~sine	51 -10i-7f-6a-5e4c5g6j11d13b
~sing	61 -22g-10h-6f-5i5b7j8a9c12e
~sink	87 -5ik5gj
~sio	59 -5h-4c4g5e9a11b
~sion	59 -5h-4c4g5e9a11b
~sis	68 -5bi-4e5d7j
~sist	69 -7g-5bi5d7j
~sit	57 -17g-14j-8i-6k5h6b20c27a
~sit>	71 -9b-6ik-4d4f6a15h
~sita	84 -5g-4b9a
~site	76 -6h-5dj5a7c10b
~siti	81 -10a5b6c
~sito	89 
~sits	83 -13f-5c8j14a
~sitt	71 -21j-12g-4k5d7b9f12c16a
~situ	85 -6a4b6j
~sity	89 
~siv	72 -8i-5k-4f7b8g9h
~sive	72 -8i-5k-4f7b8g9h
~siz	78 -23c33g
~size	78 -23c-4a33g
~sk>	59 -6g-4j6de7a8f
~ske	77 -8ak4i5g6c7b
~sked	78 -8k-7a-5c5i7b12g
~ski	67 -18a-6d-5i7bc9e13g
~skin	70 -19a-5i5j9ce12g
~skip	82 -5a7b
~sks	82 -13d-6ag5j7k18c
~sks>	82 -13d-6ag5j7k18c
~sky	77 -14c-5bk9i17a
~sky>	82 -14c-5k10i12a
~skyd	85 -4b6a
~sla	75 -11c25b
~slab	81 -15c4a22b
~slam	89 -12a4e6b
~sle	68 7f
~slee	68 7f
~sli	79 -4a4b6c
~slid	87 -5b7a
~slip	89 -11a-5g8c10b
~slo	74 -6c-4bj11i14a
~slow	74 -6c-4bj11i14a
~sma	72 -6j-5b-4c16d
~smal	78 -4g5c9b
~smar	81 -15b-10c6i9g18d
~sme	84 -13c4a11h
~smen	85 -13c5a11h
~smi	89 -5a7b
~smo	66 -13b4a7j16i
~smok	67 -18b8j18a
~sna	82 
~snap	83 6k
~sno	78 -8f19j
~snow	79 -9f12j
~so>	33 -44a-35b-23g-12i-10f-9d-5c12e29h39k89j
~soc	70 -8d-7a-5j-4g18c19b
~soci	72 -11a-4g13b20c
~sock	89 -7d5a9b
~sof	80 9j
~soft	80 9j
~sol	70 -14g-5deh8a9b15i
~sold	77 -12g-11e-7b9j10c20i
~sole	83 -5c6b12a
~solo	89 -11a21b
~som	44 -19j-9f-6c5k6a11d31b
~some	44 -19j-9f-6cg6k7a11d31b
~son	55 -10g-8k-6a10c15e18h
~son>	58 -19g-7b-6j-4ad8c18e21h
~sona	70 -13c8b9j11g
~sons	80 -7k-5b18c
~soo	70 -25i-7b-6c10a32e
~soon	70 -25i-7b-6c10a32e
~sor	69 -24j-9b9g11a23c
~sorr	72 -21j-5b6i9g10a11c
~sort	89 -5j14c
~sou	63 -18c-9fg9e10k26j
~soun	65 -15c-8f-6bg11e12j16k
~sout	84 -4c20j
~spa	68 -6e-4f8b10a
~spac	74 -10g-8c8i15b
~span	89 -5j-4k7c8g
~spar	82 -11a11b
~spe	60 -13e-12a-6i-5b4f7jk8c17g
~spea	77 -11i-7k7c27j
~spec	78 -7a-4e7c9h
~spee	78 -5bk6a15c
~spel	74 -10cj-7a-5g15i24k
~spen	74 -12i-11c-8e9f36g
~sph	84 -4b6a
~spha	84 -4b6a
~spi	71 9j
~spit	72 4afj
~spl	79 -13a5f12b
~spla	89 -12a5f14b
~spli	83 
~spo	62 -15g-5dj8f9c11k13b
~spor	84 
~spot	77 -8a7b12f
~spou	67 -13g13ck
~spr	68 -7a-6g5d6j12b
~spre	85 
~spri	70 -7a-6g4i8j11b
~squ	69 -4bk4e9cg
~squa	70 -8b-5a4ej7c10g
~sr>	83 -5k8f
~ss>	43 -12i-10e-9g-6h5j6k7a10f12b13c
~ssa	85 7b9c
~ssag	89 10c
~sse	61 -12ac-8i6dj9k21b
~ssed	69 -14c-6a5d7g9b10k
~ssen	81 5g
~sses	73 -6a-5g12b
~sset	84 7j
~ssi	63 -5d7gj13c
~ssin	75 -12a5i10cj
~ssio	71 -11b6c14a
~ssis	85 5a
~ssiv	84 -14a-7i8g14b
~ssm	87 -6c6a
~ssme	87 -6c6a
~sso	83 -19a6b15c
~ssoc	89 -6c13b
~ssu	70 -9g-4d5a9e10c
~ssue	81 5k
~ssur	77 -9b-4g5a9j11c
~ssus	84 -7j-5g8b14e
~ssw	87 -10a14b
~sswo	87 -10a14b
~st>	34 -20a-16c8g13h14b16j32k
~sta	45 -27d-10i-7h4g5e8b10j11k22c
~stac	85 -5j4k5e
~staf	80 -10c8a
~stai	74 -7g4a13f
~stak	85 -13a-9g28c
~stal	82 -6b5cg
~stan	67 -17f-16a-8d-7b-5g7e8i11k13j14c
~star	58 -10f-7i-6j-5d-4h6a7b8e12g
~stat	58 -19d-8i-5e-4h6c7g8j12b14f
~stau	82 -5b7i
~stay	59 -7d-5ei7af10b
~ste	54 -9a-7c-5f5d8i9b11k
~stea	82 -7a-6c8e13b
~sted	74 -9c-5a4de
~stem	71 -5b7c13k
~sten	83 -11g14c
~step	72 -15c-4k7d10ag
~ster	64 -12a-4e4b11i
~sti	51 -23g-9e4c8i9a11f17j
~stic	78 -9a7b9f
~stil	55 -16c-12bk-6h-5d7f13i19a24j
~stim	89 6k
~stin	76 -31g-8a-5j8b15h30c
~stio	69 -6h-5e4d6ac
~stl	68 -13c-9k8i21b
~stle	85 7g
~stly	70 -13c-9k-4g9i20b
~stm	81 -5cd4a6g11f
~stma	84 12f
~sto	50 -15b-12g-6e-5fj12ck13a17d
~stoc	78 -5c12g
~stom	62 -4beg18d
~stop	69 -16a-6gj-4c6e9h15k
~stor	57 -12g-10b-6eh4k5j12a26c
~stov	77 -5b11a
~stp	89 
~stpo	89 
~str	54 -14g-8d-6h12k13bc
~stra	69 -8c-5ij8ek11a
~stre	63 -13g-6j-5e-4ad5i8fk9b10c
~stri	73 -8k-5a6j15c
~stro	82 -9c11b
~stru	70 -4a4j6c
~sts	70 -9bc-5ik8g11j14a
~sts>	70 -9bc-5ik8g11j14a
~stu	57 -8a-6f8i9c13k
~stuc	78 -6j-5c5d7b8a
~stud	74 -7b6j18c
~stuf	61 -16a-4d7g9i18k
~sty	85 -6a8c
~styl	85 -6a8c
~sua	72 -8g-6c-4j4ad11e
~sual	72 -8g-6c-4j4ad11e
~sub	63 -6c-4d5g6j7b
~sub>	83 
~suba	89 -4g4a7h
~subc	79 
~subs	68 -4a10g
~suc	85 11a
~such	89 
~sud	87 
~sudd	87 
~sue	75 4k5g
~sued	78 -5a6g
~sues	85 4a
~sug	82 -14a6c11b
~suga	84 -14a7c8b
~sui	78 -12g-5j11ae
~suit	78 -10g11ae
~sul	85 -6c7j
~sum	74 5a6b
~summ	82 7b
~sump	80 8a
~sun	81 -5jk4b6e
~sup	67 -14f-7j-6i4c5h7k13d
~supe	89 -7j4d10k
~supp	68 -14f4c6h10d
~sur	42 -9f9d10a16c
~sura	47 -7a-4j5g7e19c
~sure	53 -10ef-6gh-4c7k9b12a13d
~surg	87 9j
~suri	87 5a7d
~surp	85 -9g5i11a
~surr	84 -9a13g
~surv	84 -9b-7c7g13a
~sus	78 -8j-6g-5k9c13e
~sus>	84 -7j-5g8b14e
~susp	84 -7b5a10c
~suv	89 
~suv>	89 
~swa	85 -7a-4c12b
~swap	85 -7a-4c12b
~swe	71 -11j-8k6c15g
~swee	79 -6g10c
~swer	78 10c
~swi	68 -7a-6j-5c5i7b12f
~swim	81 -11a-4b6f14c
~swin	83 -24c9b10i12g
~swit	75 -9g6a9f
~swo	85 13b
~swor	85 13b
~sy>	67 -17j-9b-8c-4h6f12e26a
~sys	70 -5b7c13k
~syst	71 -5b7c13k
~ta>	76 -11a-6cd10g12h
~tab	68 -12c-7a4b9d11g
~tabl	70 -10c-5a-4j11d13g
~tac	71 -14a7d8i
~taca	89 -5j6e
~tach	82 -5g-4a5j8i
~tack	81 -12a-7e8g9d
~taco	89 
~taf	80 -10c8a
~taff	80 -10c8a
~tag	78 -11a5b23c
~tage	82 -6a6bc
~tai	72 -8g6a12f
~tail	89 
~tain	89 -7c5a13f
~tair	75 -5g5c
~tak	51 -8fgi4b7cj9k13d
~take	51 -10a-8i-7fg6c8d9j10k12b
~taki	79 -12b8d11a
~tal	50 -17i-11e-4j7f8b10g17d
~tal>	57 -15a-8e-6i12b13k14c
~tale	89 -8a4b7d
~talk	58 -10g-8k-6c-4e7i8f11a12d
~tall	74 -25i-7c-6j11h29g
~tals	87 -11b7f9a
~tam	87 4j
~tan	61 -16f-14g-8d4e6k7i10j16c
~tanc	84 
~tand	69 -22a-16f-8d4h8ek13c15j
~tang	87 -10b11i
~tant	69 -11g-6j6c18a
~tap	83 -10c-5k5b15a
~tape	85 -10c15a
~tar	57 -10f-7i-6j-5dh5e6b7c18g
~tar>	87 7c
~tart	58 -10f-7ij-5d-4h7ab8e15g
~tas	87 -5g11a
~tat	57 -19d-8i-5e7j8b11c13f
~tate	60 -18d-8k-5i8j16b22a
~tati	74 -15a-4b12g13f
~tatu	83 -8a-6b10k15c
~tau	81 -5b5e7i
~taur	82 -5b7i
~tax	77 -6a5gj
~tax>	83 -11b4e5j
~taxe	84 -8a8b
~tay	59 -7d-5ei6a7f10b
~tay>	64 -7c-5e-4i14f
~tayi	70 -6df-5g8a9b10c
~tays	89 
~tba	83 -7c7e
~tbal	85 
~tch	55 -9g-7e-4a10b25k
~tch>	63 -16c-14a-8d-7g-4h8j13b30k
~tcha	83 -9a-6j-5g-4e5b12c14d
~tche	64 -6e-5b4j7i9g
~tchi	80 -10j-5c23a
~tci	89 6a
~tcie	89 6a
~tco	87 5j9c
~tcom	89 9c
~tdo	87 -19g18c
~te>	44 -8j-6dh-5ci5k6f9b14g16e
~tea	70 -11g-8c-5a4e5j6i17b
~teac	80 -6g5i
~tead	83 -7a-5c8e13b
~team	79 -6c-4g8k
~tec	67 -10a-6d6j18c
~tect	68 -15a-6d20c
~ted	54 -15b-5k5j6e7f9d
~ted>	54 -15b-5k5j6e7f9d
~tee	67 -11c5a7h12g
~teen	71 -6b-5c8a11g
~teer	82 -4a6b
~tel	43 -20g-14b-11c-10i-8f-4e4h6j10a62k
~tel>	79 -6a5j8b
~tele	83 -5c7h
~tell	44 -18g-15b-12i-8f-6c5j6a66k
~tely	72 -5b10a
~tem	67 4c13k
~tem>	70 -6g-5b10k13c
~teme	82 -5c4bg
~ten	58 -24b-10e-8f-7ik10c25j26g
~ten>	63 -19ab-8e-5k9c10d19j22g
~tena	82 5j6k
~tend	87 -8b-6f-5k6hj14a
~tent	77 -11c22g
~tep	72 -15c-4k7d10ag
~tep>	78 -8c-4k6d8e
~teps	80 -4c13a
~ter	41 -12af-7e-5d8i12j13k25b
~ter>	45 -6h-5f8g9k12b
~tere	75 -15a-8c5g6b18h
~teri	78 -7b11c
~term	68 -16c-10a-6f-5d5j16b19g
~tern	81 -11c4j7g8i
~tero	89 -9g9i
~terr	81 -4a4c16j
~ters	60 -9dg-6j5a6k19c
~terw	85 4j
~tery	89 
~tes	55 -6h-5g-4ef14j22a
~tes>	56 -6g-5hk-4ef14j24a
~test	80 4c
~tev	76 -15c-6a-5j5d33k
~teve	76 -15c-6a-5j5d33k
~tex	68 -16c-8k-5g14b21a
~texa	89 
~text	69 -16c-8k-5g15b21a
~tfi	74 -21a-20k4f9d14c16j
~tfit	76 -20k-10a4f10d15c
~tfo	89 -13c-7g22h
~tfor	89 -13c-7g22h
~tga	65 -5g5j6c7a
~tgag	65 -5g5j6c7a
~th>	34 -16a-14e-5c7g8k10j14b32i
~tha	29 -17c-12g-8d4i6b9a14h59j
~than	60 -7k-6j-4f4e5h10a
~that	29 -19c-11g-9d4i5k11h65j
~thd	68 -8a-7bk-6c31e
~thda	68 -8a-7bk-6c31e
~the	19 4h8ac9j12bk15d22g
~the>	22 -12g6c12d13hk16ef20j
~thef	84 5a10b
~thei	60 -18c-6b4e13h16g
~them	53 -15e-12a-8j-5k5g6c7b8d10i15h
~then	62 -11hk-10b-7g-5i22c34a
~ther	35 -16f6d7g8c14h17a
~thes	62 -6j10g14i
~they	44 -13a-10ci-6k8f9h14bg18d
~thi	34 -11b-7g5k6aj7h15i18d
~thin	38 -7g-5d-4f6h15c27i
~thir	78 -4c5i7a
~this	45 -13b-11i-4j4cg9a28d
~thl	74 -16a5g9b10c
~thly	74 -16a5g9b10c
~tho	51 -16f-13b-9d4h21e22i
~thos	56 -15f-10c-7b5h8e22i
~thou	60 -12d-7b7c16e
~thr	52 -13c-12e-9g-8h5d7f9j12b21k
~thre	84 -4d11a
~thro	53 -12e-11a-10c-8gh8f9d11j23k
~ths	63 -19a-5e6h7c17b
~ths>	63 -19a-5e6h7c17b
~thy	78 -8i-5c7b8j11a
~thy>	78 -8i-5c7b8j11a
~tia	82 -7b12c
~tial	82 -7b12c
~tib	62 -9b4c7g9a
~tibl	62 -9b4c7g9a
~tic	63 -10c-7a4b6f14h
~tic>	82 
~tice	89 8c
~tick	67 -14c-5a4k6b11h
~tics	85 -5c7h
~tie	71 -9c-6a6e12j
~tie>	87 -5b6e
~tied	89 -8b16j
~tien	89 
~ties	77 -11c-6a8g15b
~tif	64 -8c-4b8a9d
~tifi	64 -5c-4b10d
~tig	87 -11c4j5b6e
~tigh	87 -11c4j5b6e
~til	52 -20k-10d-7c-5g6i10b11f14ej
~til>	78 -7g7h11e
~tile	87 -7j6c12b
~till	53 -16k-10c-9d-7h8ae9i12f18j
~tim	51 -17b-13i-6f-4d6h7a14g32e
~tima	89 5k8a
~time	51 -16b-10i-6f19g34e
~tin	49 -23g-12a6ej10k29b
~tin>	64 -35g5i10j20c
~tine	89 4a
~ting	52 -14c-9a-6i8eg19b
~tio	46 -8g-6e-4d4c6f10j11k12b
~tion	46 -9e-5g-4ad4c7f10j11k13b
~tip	84 -11g14c
~tip>	85 -11g16c
~tir	67 
~tire	68 
~tiri	89 7a
~tis	82 -5bgj6a16h
~tisf	87 -5b4a11h
~tist	89 6h
~tit	71 -5a5d6j9k
~titi	89 4g
~titl	74 6djk
~tity	89 
~tiv	82 -6c4a6j
~tive	83 7j
~tle	56 -14a-10e6h7g9k16i
~tle>	57 -8a-5e4c6b7hk
~tled	80 -19a-6e5g24i
~tlem	89 -11b-8c11ag
~tles	87 
~tll	85 -4g16c
~tll>	85 -4g16c
~tly	62 -11k-9g-4h4i5f10ab
~tly>	62 -11k-9g-4h4i5f10ab
~tma	80 -5c4b10f
~tmas	84 12f
~tme	60 -11c-5i-4b5jk7f16d
~tmen	60 -11c-5i-4b5jk7f16d
~tne	67 -15k-8e4c8g12b
~tner	67 -15k-7e4c8g12b
~to>	31 -12j-9i-8a-5h6e7g11d12b14cf20k
~tob	78 -8b10a
~toba	78 -8b10a
~toc	78 -5c12g
~tock	78 -5c12g
~tod	57 -11k5a6i8g
~toda	58 -11k5a6d7i
~tof	85 -8a5j10g
~toff	85 -8a5j10g
~tog	74 -7a-6b7e9fj
~toge	74 -7a-6b7e9fj
~tol	71 -11c13gj
~told	71 -11c13gj
~tom	57 -9b7i10d
~tom>	87 6c
~toma	85 5i
~tome	62 -4beg18d
~tomo	69 -7d-6b-4c6j7g8e
~ton	74 -19a-6k11j22c
~ton>	85 -6k5e6c
~toni	78 -18a10j16c
~too	56 -12k-6b11g17a
~too>	61 -18k-6gh5b6f24a
~took	75 -10g4h6j7k
~tool	71 -12b-5a25g
~top	60 -17g-9a5h7b9c13k
~top>	63 -12g-7d5e7c9b15k
~topp	78 -8a5c10h
~tops	89 -5g5j7d
~tor	49 -25g-10h-9bf7ck23a26d
~tor>	62 -19g-4b5j7de9ci
~tora	75 -5g-4b7a9c
~torc	83 -8b4a6k
~tore	66 -7b-5i7f17d
~tori	72 -33c7b10d20a
~torm	74 -6b-5e-4j6i23c
~torn	79 -5c8a
~tors	68 -6j-5i6b9d
~tory	68 -8f-5ah-4d5b11j14k
~tot	70 -10a-7e4k9dh
~tota	70 -10a-7e4k9dh
~tou	77 -12a-9g5j8c13d
~touc	79 -13a-6g7j14d
~tov	77 -5b11a
~tove	77 -5b11a
~tow	64 -11d-7i-6g7a14b15f
~tow>	89 -4b9a
~towa	87 -9a-5c7b12g
~towi	81 -8c12b
~town	69 -18g-10d5k6b10c17f
~toy	89 -6b8a
~tpo	89 
~tpon	89 
~tra	50 -9d-6ij7e8h13k
~tra>	75 -11j-7a-4d14c17g
~trac	60 -22c-6e6k11b16h
~trad	78 -9c-7a8b12e
~traf	85 -5b6ag
~trai	67 -16d-14a-6g6ek7b20c
~tram	74 -15b19a
~tran	78 -8c10b
~tras	84 -6g7c
~trat	83 5k
~trav	77 -6c-4i4g5f7d
~tre	55 -24g-7e-6a-5j-4h5f8k12b16i17c
~trea	65 -14g-10j-5a15b24i
~tree	62 -8g-4abe8f9j18c
~tres	83 -4j10k
~tret	87 -5g4k5b
~tri	63 -10b-8k-5i11d13j
~tric	71 -15c-6b-4i5ad7g15j
~trie	87 -12c13d
~trig	87 -11b4a5h8c
~trip	75 7a
~tro	67 -8c7a8k
~trok	85 -5c8a
~tron	83 -8a4ck5b
~trou	72 -6bc10a
~tru	56 -9a-8b-6i5j7k9d15c
~truc	58 -13b-5a-4h6jk8d11c
~true	85 -5a9c
~trum	89 6c
~trus	73 -7c-6a8bh
~try	72 -24c8a14f18e
~try>	73 -23c-7g-5b11a14f21e
~ts>	41 -13b-11g-7e-4h5f6ij11k12c20d
~tse	82 7a
~tsel	82 7a
~tsi	73 -17a-8g8j12b17c
~tsid	73 -17a-8g8j12b17c
~tsy	89 -19b17a
~tsy>	89 -19b17a
~tta	77 -25a-5e5b6i7g13h
~tta>	87 -14a5g15h
~ttac	81 -12a-5e4d7bi
~tte	54 -13fg-8b-6h-4d4k6i13aj17c
~tte>	89 4a7e
~tted	89 
~tten	70 -22b-6f-5g6i18c21j
~tter	58 -9f-8g-7e-5h7b9k18a
~tti	59 -14c-11j-6h4f5dg7e13b
~ttin	59 -14c-12j-6h4f5dg7e14b
~ttl	58 -11a-8e-5d5gk7h19i
~ttle	58 -11a-8e-5d5gk7h19i
~tto	80 5e
~ttom	87 6c
~ttor	89 5a
~tty	69 -10g11a
~tty>	69 -10g11a
~tua	70 -6g-5a7c8i
~tual	72 6ci
~tuat	85 -6a4b6j
~tub	75 -8b7a8e
~tub>	78 -7b6c
~tube	89 6a
~tuc	77 -6j-5c5d7b8a
~tucc	87 12b
~tuck	80 6d8a
~tud	74 -7b6j18c
~tude	74 -7b6gj8c
~tuf	61 -16a-4d7g9i18k
~tuff	61 -16a-4d7g9i18k
~tui	85 -5a17g
~tuit	85 -5a17g
~tul	85 -8j-5g5c16a
~tup	87 -5h12c
~tup>	89 -5h12c
~tur	56 -12i-9e-6b-4c5k8f10g15a
~ture	63 -5bc-4i4f6k9a
~turn	63 -8i-7e9ag
~tus	82 -8a-6b10k15c
~tus>	83 -8a-6b10k15c
~tv>	89 15c
~tve	77 -14a-6d5g6f22c
~tve>	77 -14a-6d5g6f22c
~twe	77 -10k6bf
~twee	78 -7k-4a7f8b
~twi	77 -9a-4g11b
~twic	80 -11a-6g5d11b
~twin	89 
~ty>	48 -10i-6bf-4h4d6c7j10e12k
~tyl	84 -11a8bc
~tyli	89 
~typ	68 -6a-5b7j8k10c
~type	70 -9g-5b8j14c
~typi	84 -7a-4c7g9k
~uab	83 -16a21c
~uabl	83 -16a21c
~ual	61 -7a-4j4g8e
~ual>	70 -8f-6b5a10gi
~uall	67 -13a-7i-6j-5g4c9f10e
~uan	89 -6c7a
~uana	89 -6c7a
~uar	65 -12a-5b-4i7g9d13j
~uard	81 -4c15d
~uare	70 -8b-5a4ej7c10g
~uart	82 -5a12j
~uat	79 -4g5j
~uati	82 5j
~ub>	74 -7b-4g5a6c
~uba	79 -9b6h14a
~uba>	83 -8b7g11a
~ubar	89 -4g4a7h
~ubb	89 -6c5a10e
~ubc	79 
~ubco	79 
~ube	78 15a
~ube>	89 6a
~uber	81 10a
~ubl	70 -9c6b10g
~uble	71 -9c6b10g
~ubs	68 -4a10g
~ubs>	69 -5a11g
~uca	80 -7a-5g-4bj12k15c
~ucat	80 -7a-5g-4bj12k15c
~ucc	87 12b
~ucco	87 12b
~uch	44 -30i-13k-12j-8a-5f6d11c18b42g
~uch>	44 -29i-15j-10k-5f4dh12c19b35g
~uck	58 -24b-6j5h9d14c15a
~uck>	62 -13b5i12d16a
~ucks	70 -10b-5i11h13c
~ucky	84 -6d-4b6a7c
~uct	58 -15a-5d6j11c20g
~uct>	83 -14a24g
~ucti	61 7g8b
~ucts	89 -16b18c
~uctu	85 7j
~ud>	78 -6c-4j5b12h
~udd	74 -7d5a6j
~udde	87 
~uddy	78 -7d4g5j
~ude	67 -13b-7e20a21g
~ude>	82 -22c-8j-5e5d6a7b21g
~uded	79 -11b5a9c
~uden	73 -11b-5dk5j6g7c11a
~udg	75 -6j13g
~udge	78 -5j14g
~udgm	89 -5c6b
~udi	66 -8i5k11b
~udit	67 -9a-8i-5g5ck16b
~ue>	61 -6d7i11eg
~ued	78 -5a5e6g
~ued>	78 -5a5e6g
~ues	62 -11c-6h-4g6k7j9a12b
~ues>	80 -8a7be
~uess	75 -15c-7d-5g4k11a12j
~uest	67 -5eh4c7a
~uff	61 -16a-4d7g9i18k
~uff>	61 -16a10i18k
~ug>	77 -5c5f7a
~uga	84 -14a7c8b
~ugar	84 -14a7c8b
~uge	89 -7c-6a-5j-4i5f7b11g
~uge>	89 -7c-6a-5j-4i5f7b11g
~ugg	85 -7g5k10c
~uggi	89 -7g6k11c
~ugh	46 -18d-8b-6e4g8h11a13c19k
~ugh>	51 -17b-9e-6c6d10h11f14k
~ughl	77 -14f-9a6c18g
~ught	58 -30d-7g-5ij9bk19c20a
~ugl	85 -5k5a6f
~ugly	85 -5k5a6f
~ugs	77 -17c-7g-5i4a11dh
~ugs>	77 -17c-7g-5i4a11dh
~uh>	74 -23a-14g-4b6c19i23j
~ui>	87 -18a23c
~uic	70 -5dj-4c5a8g10k
~uick	70 -5dj-4c5a8g10k
~uie	85 -7j-5a-4c8e13k
~uiet	85 -7j-5a-4c8e13k
~uil	55 -8c-7j-6di-4h5a8gk18e
~uild	57 -18c-5i8k9b16g
~uilt	68 -10b-9g-5j11c19e
~uin	83 -5g10c
~uip	71 
~uipm	71 
~uir	75 -4g13c
~uire	75 -4g13c
~uis	78 -6g12a
~uish	83 4a
~uit	64 -20c-5i6k28g
~uit>	70 -9g-6e6c19a
~uita	85 -7a8k9g
~uiti	85 -5a17g
~uits	81 -4c11e
~uity	87 -23c22g
~ul>	71 -13c-7g-5k13i16a
~ula	69 -14j-4d4g6k8c11a
~ular	71 -8j-5g-4d7ak11c
~ulat	87 -8j-4c5a11g
~uld	34 -14j-8h-7k4g5b9i10e40a
~uld>	34 -14j-8h-7k4g9i10e11b34a
~ule	76 -7g13e
~ule>	80 8e
~ules	89 -5g8e
~uli	89 -14c20i
~ulin	89 -14c20i
~ull	57 -13f-7j-5d5c7e10g11b
~ull>	59 -17f-10j8c9bk10e
~ulle	80 -5k-4e5f11bg
~ult	74 -11c-7d-4g6ak17b
~ult>	75 -6cd17b
~um>	68 -9c-6a11b18g
~umb	47 -12ae-10d5i6j10c12g23k
~umb>	87 -16a-12c-10e6i17k23g
~umbe	50 -9j-8b-7d-6h-5e8i12k14c16g
~umbi	74 -11g18c
~umbr	62 -11g-5i6a8h10b
~ume	85 5c
~umen	85 5c
~umm	81 7b
~umme	82 7b
~ump	67 -5i-4bk6a8j14h
~ump>	70 -6g7a18h
~umpe	82 -10c-4h9g15j
~un>	56 -24e-10cj-8a4h16b19i20g
~unc	70 -9g-5cej13k17b
~unce	84 -4c6a8i
~unch	77 -8a6k17b
~uncl	83 -4d6k
~und	46 -17i-8c4f5b12g19a
~und>	52 -14j5g6b10a
~unda	85 9b
~unde	57 -11i-9e-7c5f6b8a18g
~undl	83 -5i12a
~unds	70 -10ab-8gi-5c10k12e18j
~une	72 -6c-4b5j6a8d
~uner	73 -5c5j8d
~ung	67 -12a-5ef-4j7k10g12c
~ung>	75 -11e-8i-7c7k26g
~unge	78 
~ungu	87 6b
~unh	85 -10a13c
~unha	85 -10a13c
~uni	62 -19g-4i7j8a9c13b
~unin	72 -25g4j10b14c
~unio	77 9c
~unit	73 -11c6j7ag
~univ	83 -6j11b
~unn	68 -5f5g7b
~unni	70 -5f5b6g
~unny	89 
~unp	89 
~uns	68 -12j5ae6b
~uns>	70 -11j4b5e
~unt	51 -10h-8c-7d-6i5j6fk22g
~unt>	57 -15c-14a-13d-5f-4h6b22k34g
~unta	75 -7g-5h6c17a
~unte	79 -10a6j8b
~unti	73 -14c-10a5de8g9j
~untr	81 -6g-5c4a17f
~unts	77 -18k-4e8f15a
~unty	77 -12g-10b4d23c
~uor	89 -4c11a
~uor>	89 -4c11a
~uot	66 -5c-4k4b5a12g
~uote	66 -6k6b13g
~up>	42 -17c-10aj5h17ei18f
~upa	80 -8a-4gk26c
~upat	80 -8a-4gk26c
~upd	72 -13b5e9a10c
~upda	72 -13b5e9a10c
~upe	87 -7j4d10k
~uper	89 -7j4d10k
~upg	87 -8a14c
~upgr	87 -8a14c
~upl	72 -12f-6b5g6j12c
~uple	73 -12f-6b5g6j12c
~upp	68 -14f-8j4c5h8a10d
~uppe	87 -6a10g
~uppl	71 -15f7ch9d
~ups	72 -6bc-5dk-4e4i27a
~ups>	85 -7c18a
~upsi	89 -5b7a
~upst	78 -4g
~upt	80 -6c18j
~uptc	87 7a
~upti	87 -11a21j
~ur>	26 -7h5g14f15e16ij
~ura	47 -5ab7e17c
~ural	87 8a
~uran	47 -6a-4b7e18c
~urc	75 -7b-6c13g
~urch	75 -7b-6c13g
~ure	48 -18c-7f-6e-5i-4h5a14bdk
~ure>	55 -14c-11a-4i6d7g12k19b
~urea	89 6j
~ured	57 -9c-5e-4df28a
~urer	82 -4j16d
~ures	78 -11a-5g4d6c
~urg	81 5a7j
~urge	85 8j
~uri	63 -12a-6cj6h7b18k
~uria	83 7b
~urie	77 -5ab5k6g
~urin	78 5e6d
~urio	83 -10c-8a-4j10h21k
~urit	75 -4g9b
~url	85 10i
~urli	89 10i
~urn	56 -10a-8b-6e-5hk5j10i24g
~urn>	68 -12e-11b-9i8g13c16a
~urna	78 -16a-7g-6b4f5i21c
~urne	65 -21c-8a-4b7d13g18i
~urni	74 -10a7eg12b
~urns	87 -6e7a
~urp	84 -8g5i10a
~urpr	85 -9g5i11a
~urr	59 -12b-6i5g6jk8a9e
~urre	62 -8b-7a-6i5k10g13e
~urri	78 
~urry	82 -9b18a
~urs	50 -9i-6bfj7a11c22e
~urs>	56 -14b-13j-10k-5h5c10g35e
~urse	59 -11eg-9i-7f5h6cj10b11k
~ursi	89 
~urst	84 
~urt	62 -11f-7b-6a6g8cj9i
~urt>	64 -12a-11f-6b4g9ij16c
~urth	87 -14c-5k9e14a
~urv	84 -9b-7c7g13a
~urvi	84 -9b-7c7g13a
~ury	74 -17a6c19j
~ury>	74 -17a6c19j
~us>	55 -20a-17g-8j-7d-4f14e15k17c18h
~usa	89 -5b-4a5k6c
~usb	56 -6k5d
~usba	56 -6k5d
~use	41 -18i-12e-8f-6j4gh16ac18d
~use>	42 -12e-7f-5i6dhk11g16a
~used	71 -21i4c14b17d
~useh	77 -8g-7a5d15c
~uses	75 -5bg6a7c
~ush	72 -10g-6c10e17a
~ush>	79 -12b-9k-8g12e22a
~ushe	87 -16a16b
~ushi	85 -10c6a8k
~usi	50 -10i-5f-4k10d11c
~usie	87 -9a14e
~usin	50 -10i-6e-5f6a10c11d
~usp	84 -7b5a10c
~uspe	84 -7b5a10c
~uss	89 5g
~ust	44 -24c-22g-17e4h6j16b23a24k
~ust>	47 -23c-14e-9i-8g4h5af10j17k31b
~usta	87 -10b11i
~uste	82 -5bg7i
~ustl	87 7g
~usto	62 -4beg5a13d
~usu	72 -8g-6c-4j4ad11e
~usua	72 -8g-6c-4j4ad11e
~usy	73 -5c7a13e
~usy>	73 -5c7a13e
~ut>	33 -11d-6c6e7ab13g28k
~utc	82 -14j11a12i
~utch	87 -14j-6c12a13i
~utco	89 9c
~utd	87 -19g18c
~utdo	87 -19g18c
~ute	60 -21c-6d6b11k13i
~ute>	70 -15j-13c-5e6b8i17k
~uter	75 -8a-7g4i6b7e
~utes	68 -9c-5bd-4k4g6a13j
~utf	76 -20k-10a4f10d15c
~utfi	76 -20k-10a4f10d15c
~uth	78 -15a-12g-6k7c9i10b18j
~uth>	80 -10a-6k-5g5b10c18j
~uti	80 -19a-4g4j8k19b
~utin	87 -10a-4g5j8c10b
~uto	64 -5i6f7c
~uto>	67 -11g6f11c
~utof	85 -8a5j10g
~utom	87 6a
~uts	67 -26a-5g5j11bf20c
~uts>	76 -9a-4j5g16f
~utsi	73 -17a-8g8j12b17c
~utt	69 -10c-6d-5a-4ik7g8j9h10e
~utte	87 -7b17a
~utti	74 -7c-6d-4a7e9g10j
~utu	85 
~uv>	89 
~uy>	59 -4h15d
~uyi	84 -5c12a
~uyin	84 -5c12a
~uys	63 -9b-7cd-6j6f7i9g18e
~uys>	63 -9b-7cd-6j6f7i9g18e
~uzz	87 -16b-6g4i9k13a
~vac	75 -13c6f12a
~vaca	77 -13c6f13a
~val	64 -19a-6b-5d7c9j10i13g
~vali	87 -6b10a
~valu	66 -17a-4dj10c11i13g
~van	73 -20c-8b-7g4i5h8ad18j
~van>	83 -4a6h
~vani	89 -8c17j
~vans	80 -12c-10b-4g6di17a
~vap	84 -22b26a
~vape	87 -21b29a
~vat	78 -10a4bf7c
~vate	81 -24a5f11b13c
~ve>	28 -11e-9b-5g5f10j11h14c15k19a
~ved	68 -6k-4i10e
~ved>	68 -6k-4i10e
~veh	64 -6g-5d6k7c
~vehi	64 -6g-5d6k7c
~vel	69 -25b-5i5ck6d7f17a
~vel>	72 -7b-5i4f8c
~vem	89 
~veme	89 
~ven	59 -11c-9a-7dgi5b7f18j19k
~ven>	67 -17b-7g-6c-5d5j9k24a
~vend	82 -8g-4b4i10c
~veni	81 -25a10f19j
~vent	74 -18c5g19k
~venu	82 -8a6c9g
~ver	34 -26c-6e-4a6bi18d23k27g
~ver>	40 -17b-12e-10f-6h-5c5i9j18d19k22a
~vera	52 -8d-7a6k7h8b9c
~vere	67 -13c-6f-4k5bg6e15a
~veri	73 -27c-9k6a12e18g
~vern	78 -5d4e7f
~vers	60 -14g-6ae-5j-4i7bf9k10d12c
~vert	83 -6e11g
~very	52 -30a-9d-6e-4j6i8f14g15k18b
~ves	63 -28d-7b-6j-4i4k7c14g26a
~ves>	63 -27d-6b-5j-4i4k10c12g22a
~vew	77 -11a-7f-5c4k33b
~vewa	77 -11a-7f-5c4k33b
~vic	64 -7g-6c4j7k
~vice	65 -7g-5c7a8k
~vid	74 -8a-7c4b5e6gj
~vide	75 -6a-5g6j11e
~vie	81 -8e4c9a
~view	82 -8e9a
~vin	49 -11g-8h-7e-6k-4d6i9j15b20c
~vin>	61 -10a-9g-7d-5k4f9c10j22b
~ving	53 -7f-6h-4e8c10i16a
~viny	87 -8a5j10c
~vio	79 -11c10g
~viol	81 
~vis	71 -8d-7b-6k-5g6j7h22c
~vise	84 -11d8ac
~visi	76 -11b-6g9hj
~vit	89 -5c6d
~viv	84 -9b-7c7g13a
~vive	87 -7c8g
~voi	78 -11k-6a12b16c
~voic	79 -6ak6b16c
~vol	78 11b
~volu	83 -5a6b
~volv	87 5b
~vor	74 -10j-7g6a8c12b
~vorc	81 -10j-9c14b15a
~vori	81 -5ag13c
~vou	85 -4a
~vous	85 -4a
~vy>	84 
~wag	74 -4c7k8d
~wage	74 -4c7k8d
~wai	72 -6cj-5k5h7i10a
~wait	74 -14j-4k6h7i12a
~waiv	87 -5c9j
~wal	57 -8e-7i-6g-5f31k
~wal>	76 -11b5a6c7h
~walk	61 -8a-6e-5di32k
~wall	74 -5a4dk11b
~wan	45 -14d-6i-5a7fh9k10b13e
~want	45 -14d-6i-4a5f7h9k10b13e
~wap	85 -7a-4c12b
~war	68 -4c6g8j
~ward	73 4g
~ware	82 -8a5g10j
~was	45 -32f-13gk6aj9b11ch12i21d
~was>	45 -32f-13k-12g5j10b11h12ci21d
~wash	85 5a
~wat	60 -14i-10e-8a4b7f9c17g
~watc	77 -10i-5eg5j6d7c
~wate	62 -10a-7e-6ij4c8f21g
~way	53 -20j-11b7g9hi10k14d
~way>	54 -13j-11f-6b7g8k9d10h14i
~ways	75 -9j-7bi7de11f
~wbi	89 
~wbir	89 
~we>	50 -19d-7f-5a11j16c22g
~wea	77 -6be-4c6i9ag
~wear	84 -10bc-5e14g15a
~weat	82 -5ag5c7i
~web	80 -7d-6h8a11b
~webs	81 -6h-5d6c11b
~wed	68 -10g-8d10k14a
~wed>	71 -10g-8j6k20a
~wedd	83 -7d-6a5k12j
~wee	54 -20a-9k5g6h10ci
~week	56 -22a6ci7g9h
~ween	78 -7k-4a7f8b
~weet	79 -6g10c
~wei	69 -11d-9j14a17g
~weig	71 -11dj6a9c19g
~weir	89 -5c6a
~wel	61 -13b-9a-8j-7e6h12dg15i
~well	64 -13b-11j-10c-7e6h12d14g16i
~welr	78 -6a11c
~wen	66 -22g-14a-9i-6b8h9c11e24j
~went	66 -22g-14a-9i-6b8h9c11e20j
~wer	52 -10i-9h-7f6k15b16a
~wer>	67 -9i-5g-4k15bc
~were	55 -9c-8h-5f5e10k15a
~wers	87 
~wes	69 -11j-4d4b11k
~weso	71 -10j13k
~west	89 5b
~wet	87 -5a6i
~wet>	87 -5a6i
~wfu	87 -9a5c8i
~wful	87 -9a5c8i
~wha	25 -114a-46b-40j-23k-11d10f31h40e85g148c
~what	25 -114a-46b-40j-23k-11d10f31h40e85g148c
~whe	36 -65a-19j-18b-12cg-9d-5h5i19k75f78e
~whee	73 -13b-4f4c7a12d
~when	40 -36a-19f-15j-14h-8c4k109e
~wher	46 -49a-26e-21d-15b-10g-8cj9k12h133f
~whet	82 12k
~whi	53 -39a-10i-8h-5g7f8e10b21c28d
~whic	56 -31a-19j-14g-6hi7b9e11f25c30d
~whil	69 -10c-5i5a6j15g
~whit	84 -19a-4g9c20j
~who	37 -37a-33g-20i-15ej-11f-6h-5b6k166d
~who>	39 -25g-18b-15a-14e-13j-10i-5f121d
~whod	65 -10ag-4k4c37d
~whoe	89 6k
~whol	62 -12i-11d-6f9a10k15b
~whos	71 -30a-5g-4j9b43d
~whov	85 -11a18d
~why	60 -22a-21c-12j-11g-8b-7i-5dek-4f103h
~why>	60 -21c-16a-11j-10g-8b-7i-5e-4dfk95h
~wic	80 -11a-6g5d11b
~wice	80 -11a-6g5d11b
~wid	79 -6gj4e7b12a
~wide	87 5a
~wido	84 -6gj5e8ab
~wif	55 -10d-7j-5k-4e5a24b
~wife	55 -10d-7j-5k-4e5a24b
~wil	53 -12b-9c-7f-6h-5di8j10e18a20k
~will	53 -12b-11c-7f-5dhi9j10e17a20k
~wim	81 -11a-4b6f14c
~wim>	89 -12a-7b7f16c
~wimm	85 
~win	58 -27c-9e-6f-5h4j5i9a11b26g
~win>	80 -5k4a10j
~wind	68 -20a13i15g
~wine	85 -6i5a7g
~wing	68 -22c-4f6gi20b
~wins	89 
~wint	78 -6b-4g4c16a
~wir	74 -7j10e
~wire	85 -6a4b
~wiri	78 -8j4k10e
~wis	69 -7d-6a-5b-4i11g17c
~wise	71 -23a-7d5j15g17c
~wish	85 -8j-5g21a
~wit	38 -14g-5b-4e5j7h8f13d14a
~witc	75 -9g6a9f
~with	38 -9g-5b6hk8j10a14d
~wl>	82 -4c5j12i
~wn>	45 -13c-10g-5di6k7a11f23b
~wne	65 -4e4dj6a
~wned	87 -5a6i
~wner	66 -4ei4j5d9a
~wns	73 -10a-4g5d15b
~wns>	77 -11a6d15b
~wnst	87 
~wnt	83 8a
~wnto	83 8a
~woo	67 -7c7i12j
~wood	67 -7c7i12j
~wor	42 -14a-8e6k10c16f18b
~word	73 -23a-6cg19b24k
~work	45 -17g-9k5d8a9c10b16f
~worl	85 -9i-5a6k8cf
~worr	72 -11g-4d5i17c
~wors	78 -9a-7i6j7h9c
~wort	62 -8c-7e-6a-5j5k32g
~wou	37 -10c4d5f6a12bi13k
~woul	37 -10c4d5f6a12bi13k
~wow	74 -18a-8j-7b-5i10h12g21k
~wow>	74 -18a-8j-7b-5i10h12g21k
~wre	74 -14c-7a12d19i
~wrec	74 -6a12d
~wri	64 -19b-4e6i7d19j
~writ	64 -19b-4e6i7d19j
~wro	70 -7k-5bg10c16a
~wron	73 -5g6a7h12c
~wrot	83 -6h-5k13a
~ws>	72 -12c-6a5d7i12j
~wsu	83 -5g4c10a
~wsui	83 -5g4c10a
~ww>	79 -10a-4g7e11d
~wye	76 -4g6a8k
~wyer	76 -4g6a8k
~xac	75 -12a8f10c
~xact	75 -12a8f10c
~xam	73 -11c6b14e
~xam>	74 -5c7ab
~xas	89 
~xas>	89 
~xce	75 -6a8b
~xcel	89 -6a8b
~xces	78 
~xch	89 -5k7a
~xcha	89 -5k7a
~xci	83 -8c-5b5f6a13e
~xcit	83 -8c-5b5f6a13e
~xcl	87 -8c15a
~xclu	87 -8c15a
~xcu	87 -19g16c17h
~xcus	87 -19g16c17h
~xed	84 -5b4a12c
~xed>	84 -5b4a12c
~xes	78 -19a6c21b
~xes>	78 -19a6c21b
~xie	89 -9b-5c8j9a
~xin	89 6f
~xis	89 4h
~xist	89 4h
~xpa	89 5a
~xpan	89 5a
~xpe	66 -5d4b6ij9k
~xpec	83 -5ac4i9k
~xpen	73 -7c5j10a
~xper	77 -5ad4j6b8c
~xpi	80 7e
~xpir	80 7e
~xpl	69 -13c-8b-7g-6i10ah19d
~xpla	70 -13c-7b-6i-5g5a11h21d
~xt>	60 -10g-5ck-4j11a19b
~xte	87 -6b13c
~xter	87 -6b13c
~xti	79 7a
~xtin	79 7a
~xtr	72 -11j-5d13c15g
~xtra	72 -11j-6a-5d15cg
~yal	80 -10c8eh9j
~yal>	85 -7c5a9h
~yalt	89 -9a6j10e
~yar	72 -6i-4k4c5g8b
~yard	72 -6i-4k4c5g8b
~ybe	77 -12c-6b8e19a
~ybe>	80 -12c-4b8e13a
~yber	87 6a
~ybo	53 -13c-9b5h7e11k
~ybod	53 -13c-9b5h7e11k
~yca	85 4g
~ycar	89 5g
~ych	72 -10c-5k-4b6g8f
~yche	72 -10c-5k-4b6g8f
~ycl	80 -5b5dk
~ycle	82 -5b6k
~ydi	85 -4b6a
~ydiv	85 -4b6a
~ydr	74 -5ci6a15g
~ydra	74 -5ci6a15g
~ye>	89 -11a9b
~yea	42 -17a-13k-10i-6d7bhj11c13e19g
~yeah	70 -22a-8b-6e-5k5d6i11f20j
~year	43 -14i-10k-9d-6fj9ch12b18e20g
~yed	82 -4g7f
~yed>	82 -4g7f
~yee	67 9j
~yee>	79 6j
~yees	71 
~yer	65 -8g-5cj6b10k14a
~yer>	66 -10j-8g7b10k15a
~yers	87 7j
~yes	72 -15g-13a4d6c11hj
~yes>	72 -15g-13a4d6c11hj
~yet	66 -12g-11j-6d-5bc8e13i28a
~yet>	66 -12g-11j-6d-5bc8e13i28a
~yft	89 
~yft>	89 
~ygi	89 
~ygie	89 
~yin	55 -25j-15c-9f-8e6dk12i13b16ag
~yin>	68 -13c-8k-6i11d12j22b
~ying	58 -37j-7f-6e-5b-4c13k18gi20a
~yl>	87 -8a5j10c
~yle	89 -5j-4a7b8c
~yli	89 
~ylis	89 
~ym>	89 -4d12c
~yme	64 -10j-6g7b8k11e
~ymen	64 -10j-6g7b8k11e
~ymo	82 -7a-5k11e
~ymor	82 -7a-5k11e
~yon	66 -15c-4ij4k7a16d
~yone	66 -15c-5b-4j4k12a16d
~you	15 -15k7d9b10a11ef12c16h18g21j22i
~you>	17 -22k-6g-4e11b17f21i24j29h35a
~youn	70 -13a-11j-8i-7e-4f6b7k18c20g
~your	25 -9h5d7c8j10i13f15e16g
~yout	87 12g
~ype	70 -9g-5b8j14c
~ype>	72 -9g-5b11c17k
~yped	87 -18k5a13j
~ypi	84 -7a-4c7g9k
~ypic	87 7g
~yro	67 -9a5c6d8g
~yrol	67 -9a5c6d8g
~ys>	46 -26a-6h4b5ei7fj10c16k
~yse	83 4c6a
~ysel	83 4c6a
~ysi	76 -9g-7b6k10a
~ysic	77 -9g7k
~yst	70 -5b7c13k
~yste	71 -5b7c13k
~yth	47 -14b-6dh-5ef7i8k11a21c
~ythi	47 -14b-6dh-5ef7i8k11a21c
~yti	89 6j
~ytim	89 6j
~ywa	85 
~ywh	74 -10c5g6f12a
~ywhe	74 -10c5g6f12a
~za>	89 
~ze>	78 -14c-8a28g
~zed	89 5a6j
~zed>	89 5a6j
~zer	83 -7g-5c6ak
~zero	85 7a
~zil	85 -7a4j6c
~zill	85 -7a4j6c
~zin	89 -35a36i
~zip	67 -17j-6g-5f12k24c
~zip>	67 -13j-12a-5f-4g12k26c
~zon	74 -8e-6g-4d5j8a15c
~zon>	89 -13b4a14j
~zone	77 -9e-7j-6g11a17c
~zoo	85 7b
~zoom	87 7a
~zy>	74 -8j8hi
~zza	87 
~zza>	89 `,
};
